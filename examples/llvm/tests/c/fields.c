// More comparisons than a machine has fields of a condition register, and vectors and numbers that live across calls.

#include <stdio.h>

#define NOINLINE __attribute__((noinline))

typedef double Pair __attribute__((vector_size(16)));

NOINLINE int next(int value) { return value * 7 % 31; }

// The results of comparisons live across calls.
NOINLINE int across(int a, int b, int c, int d) {
    int first = a < b, second = b < c, third = c < d, fourth = a == d, fifth = a > c, sixth = b != d;
    int sum = next(a);
    if (first) sum += next(b);
    if (second) sum -= next(c) * 3;
    if (third) sum ^= next(d);
    if (fourth) sum += 5;
    if (fifth) sum *= next(sum);
    if (sixth) sum -= next(sum);
    return sum + first + 2 * second + 4 * third + 8 * fourth + 16 * fifth + 32 * sixth;
}

// All comparisons come before the first branch, and some of the results are combined.
NOINLINE long many(const long *at, const double *by) {
    int a = at[0] < at[1], b = at[1] < at[2], c = at[2] < at[3], d = at[3] < at[4], e = at[4] < at[5];
    int f = by[0] < by[1], g = by[1] < by[2], h = by[2] >= by[3], i = by[3] != by[4], j = by[4] > by[5];
    long sum = 0;
    for (long n = 0; n < at[0]; n++) {
        sum += (a && f) || (b && !g) ? n : 1;
        sum ^= (c || h) && (d || i) ? 3 * n : 2;
        if (e != j) sum += at[n % 6];
        if (a ^ b ^ c) sum = next((int)sum);
    }
    return sum;
}

// Calls preserve half of a vector in some registers.
NOINLINE Pair vectors(Pair a, Pair b, int count) {
    Pair sum = {0, 0}, scale = {1.5, -0.5};
    for (int i = 0; i < count; i++) {
        sum += a * scale;
        a = b + (Pair){next(i), i};
        b -= scale;
    }
    return sum + a * b;
}

NOINLINE double numbers(double a, double b, float c, int count) {
    double sum = a, product = b, least = c;
    for (int i = 0; i < count; i++) {
        sum += next(i) * a;
        product = product * 0.5 + b;
        least = least < sum ? least : sum - c;
    }
    return sum + product + least;
}

NOINLINE unsigned long long carries(unsigned __int128 a, unsigned __int128 b) {
    for (int i = 0; i < 5; i++) {
        a = a * 3 + b;
        b -= a >> 7;
    }
    return (unsigned long long)(a >> 64) ^ (unsigned long long)b;
}

int main(int argc, char **argv) {
    long at[6] = {40, 41, 7, 9, 100, 3};
    double by[6] = {1, 2.5, argc, 4, 4, -1};
    for (int i = 0; i < 8; i++) printf("%d ", across(argc + i, i * 3, 9 - i, i ^ 5));
    printf("\n%ld\n", many(at, by));
    at[1] -= 10;
    printf("%ld\n", many(at, by));
    Pair pair = vectors((Pair){1, 2}, (Pair){argc, 3}, 9);
    printf("%f %f\n%f\n", pair[0], pair[1], numbers(1.25, argc, 2.5f, 6));
    printf("%llu\n", carries(((unsigned __int128)7 << 100) + argc, (unsigned __int128)9 << 90));
    return 0;
}
