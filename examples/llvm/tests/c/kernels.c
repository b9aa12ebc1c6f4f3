// A program that has to print the same, whoever allocates its registers.

#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint64_t gcd(uint64_t a, uint64_t b) {
    while (b) {
        uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

static int primes(int limit) {
    static unsigned char composite[4096];
    int count = 0;
    for (int i = 2; i < limit; i++) {
        if (composite[i]) continue;
        count++;
        for (int j = i * i; j < limit; j += i) composite[j] = 1;
    }
    return count;
}

static void sort(int *values, int low, int high) {
    int i = low, j = high, pivot = values[(low + high) / 2];
    while (i <= j) {
        while (values[i] < pivot) i++;
        while (values[j] > pivot) j--;
        if (i <= j) {
            int kept = values[i];
            values[i++] = values[j];
            values[j--] = kept;
        }
    }
    if (low < j) sort(values, low, j);
    if (i < high) sort(values, i, high);
}

static double multiply(int n) {
    static double a[24][24], b[24][24], c[24][24];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) a[i][j] = i + j * 0.5, b[i][j] = i * 0.25 - j;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            double sum = 0;
            for (int k = 0; k < n; k++) sum += a[i][k] * b[k][j];
            c[i][j] = sum;
        }
    double trace = 0;
    for (int i = 0; i < n; i++) trace += c[i][i] + sqrt(fabs(c[i][n - 1 - i]));
    return trace;
}

// Sixteen values live in a loop: more than some machines have registers.
static uint32_t mix(const uint32_t *in, int rounds) {
    uint32_t x[16];
    memcpy(x, in, sizeof x);
    uint32_t a = x[0], b = x[1], c = x[2], d = x[3], e = x[4], f = x[5], g = x[6], h = x[7];
    uint32_t i = x[8], j = x[9], k = x[10], l = x[11], m = x[12], n = x[13], o = x[14], p = x[15];
    while (rounds--) {
        a += e; m ^= a; m = m << 16 | m >> 16; i += m; e ^= i; e = e << 12 | e >> 20;
        b += f; n ^= b; n = n << 16 | n >> 16; j += n; f ^= j; f = f << 12 | f >> 20;
        c += g; o ^= c; o = o << 16 | o >> 16; k += o; g ^= k; g = g << 12 | g >> 20;
        d += h; p ^= d; p = p << 16 | p >> 16; l += p; h ^= l; h = h << 12 | h >> 20;
        a += f; p ^= a; p = p << 8 | p >> 24; k += p; f ^= k; f = f << 7 | f >> 25;
        b += g; m ^= b; m = m << 8 | m >> 24; l += m; g ^= l; g = g << 7 | g >> 25;
        c += h; n ^= c; n = n << 8 | n >> 24; i += n; h ^= i; h = h << 7 | h >> 25;
        d += e; o ^= d; o = o << 8 | o >> 24; j += o; e ^= j; e = e << 7 | e >> 25;
    }
    return a ^ b ^ c ^ d ^ e ^ f ^ g ^ h ^ i ^ j ^ k ^ l ^ m ^ n ^ o ^ p;
}

// A jump table.
static int64_t run(const char *program) {
    int64_t stack[16], *top = stack;
    for (*top = 1; *program; program++) {
        switch (*program) {
            case '+': top--; top[0] += top[1]; break;
            case '-': top--; top[0] -= top[1]; break;
            case '*': top--; top[0] *= top[1]; break;
            case '/': top--; top[0] /= top[1] ? top[1] : 1; break;
            case '%': top--; top[0] %= top[1] ? top[1] : 1; break;
            case '&': top--; top[0] &= top[1]; break;
            case '|': top--; top[0] |= top[1]; break;
            case '^': top--; top[0] ^= top[1]; break;
            case '<': top--; top[0] <<= top[1] & 63; break;
            case '>': top--; top[0] >>= top[1] & 63; break;
            case 'd': top++; top[0] = top[-1]; break;
            case 'n': *top = -*top; break;
            default: *++top = *program - '0';
        }
    }
    return *top;
}

// A computed jump from several places, and branches to its targets.
static int threaded(const unsigned char *code) {
    static void *const labels[] = {&&increment, &&twice, &&square, &&decrement, &&stop};
    unsigned a = 3, b = 5, squares = 5;
    goto *labels[*code++];
increment:
    a += b;
    goto *labels[*code++];
twice:
    a = a * 2 + b;
    b ^= a;
    if (a % 3 == 0) goto decrement;
    goto *labels[*code++];
square:
    b = a * a - b;
    if (--squares > 0) goto square;
    goto *labels[*code++];
decrement:
    a -= b >> 1;
    goto *labels[*code++];
stop:
    return a ^ b;
}

static long sum(int count, ...) {
    va_list args;
    va_start(args, count);
    long total = 0;
    for (int i = 0; i < count; i++) total = total * 3 + va_arg(args, int);
    va_end(args);
    return total;
}

static unsigned variable(unsigned size) {
    unsigned char bytes[size];
    for (unsigned i = 0; i < size; i++) bytes[i] = i * i + 7;
    unsigned hash = 2166136261u;
    for (unsigned i = 0; i < size; i++) hash = (hash ^ bytes[i]) * 16777619u;
    return hash;
}

int main(void) {
    printf("%llu %llu\n", (unsigned long long)gcd(1071, 462), (unsigned long long)gcd(1ull << 40, 6));
    printf("%d\n", primes(4096));
    int values[200];
    for (int i = 0; i < 200; i++) values[i] = (i * 7919) % 1009;
    sort(values, 0, 199);
    printf("%d %d %d\n", values[0], values[100], values[199]);
    printf("%.6f\n", multiply(24));
    uint32_t in[16];
    for (int i = 0; i < 16; i++) in[i] = i * 0x9e3779b9u;
    printf("%08x\n", mix(in, 1000));
    printf("%lld\n", (long long)run("12+3*4-d*7/d5%n9|3^2<1>6&1+"));
    printf("%d\n", threaded((const unsigned char[]){0, 1, 2, 3, 1, 0, 2, 1, 3, 0, 4}));
    printf("%ld %u %u\n", sum(9, 1, 2, 3, 4, 5, 6, 7, 8, 9), variable(100), variable(3));
    return 0;
}
