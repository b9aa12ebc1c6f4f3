/* Variables in registers, across calls and in loops. */
int step(int x);

static int table[4] = {1, 2, 3, 4};

__attribute__((noinline)) int step(int x) {
    table[x & 3] += x;
    return table[(x + 1) & 3];
}

__attribute__((noinline)) int walk(int count, int factor) {
    int sum = count * factor;
    for (int at = 0; at < count; at++) {
        int next = step(sum + at);
        sum += next * factor;
    }
    return sum;
}

/* The arrays share an object of the frame. */
__attribute__((noinline)) static void fill(char *bytes, int count) {
    for (int at = 0; at < count; at++) bytes[at] = (char)step(at);
}

__attribute__((noinline)) static int share(int count) {
    int sum = 0;
    {
        char first[64];
        fill(first, count);
        sum += first[count / 2];
    }
    {
        char second[64];
        fill(second, count);
        sum += second[count / 3];
    }
    return sum;
}

int main(int argc, char **argv) {
    (void)argv;
    int result = walk(argc + 3, 5);
    return result + share(argc) == 0;
}
