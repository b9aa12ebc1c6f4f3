// Addresses that s390x reads from the GOT: of data of the C library, of data that another object could replace, and of a
// constant that need not be at an even address.

#include <stdio.h>
#include <string.h>

int replaceable = 3;

struct hooks {
    int (*put)(const char *);
};

// One of the pointers is loaded under a condition, by the address of its entry of the GOT.
static __attribute__((noinline)) void store(struct hooks *hooks, int prints) {
    hooks->put = prints ? puts : remove;
}

static int uses(const int *address) {
    return address == &replaceable;
}

static __attribute__((noinline)) void copy(char *text) {
    char copied[6] = "texts";
    memcpy(text, copied, sizeof copied);
    text[0] += (char)replaceable;
}

int main(void) {
    struct hooks hooks;
    char text[6];
    FILE *const files[] = {stdin, stdout, stderr};
    copy(text);
    for (int round = 0; round < 4; round++) {
        fprintf(stdout, "%s %d\n", text, round * replaceable);
        replaceable += files[round % 3] == stdout;
    }
    store(&hooks, text[5] == 0);
    hooks.put("stored");
    fprintf(files[1], "%d %d\n", uses(&replaceable), files[2] == stderr);
    return 0;
}
