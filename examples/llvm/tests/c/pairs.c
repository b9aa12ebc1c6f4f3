// Pairs of integer and of floating-point registers, halves of registers, and stack whose size is not constant.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

// Quotient and remainder are in a pair of registers.
NOINLINE int64_t divide(int64_t a, int64_t b) { return a / b * 3 + a % b; }

NOINLINE uint64_t modulo_in_loop(uint64_t a, const uint64_t *by, int count) {
    uint64_t sum = 0;
    for (int i = 0; i < count; i++) sum = sum * 31 + a % by[i] + (a / by[i] ^ sum % (by[i] + 1));
    return sum;
}

// So are the halves of a product.
NOINLINE uint64_t high_product(uint64_t a, uint64_t b) { return (unsigned __int128)a * b >> 64; }

// Values of 128 bits that are floating-point are in pairs.
NOINLINE long double of_pairs(long double a, long double b, int count) {
    for (int i = 0; i < count; i++) a = a * b + a / (b + i);
    return a;
}

NOINLINE float single(float a, double b, int count) {
    float sum = 0;
    for (int i = 0; i < count; i++) {
        sum += a * i;
        if (sum > b) sum -= (float)b;
    }
    return sum;
}

NOINLINE int32_t bits(float value) {
    int32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

NOINLINE float from_bits(int32_t bits) {
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

// More values than registers, in all halves.
NOINLINE int64_t many(const int64_t *p, int32_t count) {
    int64_t a = p[0], b = p[1], c = p[2], d = p[3], e = p[4], f = p[5], g = p[6], h = p[7];
    int32_t i = (int32_t)p[8], j = (int32_t)p[9], k = (int32_t)p[10], l = (int32_t)p[11], m = (int32_t)p[12];
    for (int32_t n = 0; n < count; n++) {
        a += b * c, d ^= e + f, g -= h, i += j ^ k, l ^= m, b += d, e += g, h ^= i, k += l, c ^= (uint32_t)m, f += n;
        j -= (int32_t)(a >> 32), m += (int32_t)a;
    }
    return a + b + c + d + e + f + g + h + i + j + k + l + m;
}

NOINLINE int swap_if_zero(int *at, int value) {
    int expected = 0;
    return __atomic_compare_exchange_n(at, &expected, value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

NOINLINE size_t length_on_stack(int count) {
    char text[count];
    memset(text, 'x', count - 1);
    text[count - 1] = 0;
    return strlen(text);
}

int main(int argc, char **argv) {
    int64_t values[13];
    uint64_t by[5] = {3, 1000003, 1ull << 40, 77, 5};
    for (int i = 0; i < 13; i++) values[i] = (int64_t)i * 7919 + argc;
    int at = 0;
    printf("%lld %lld\n", (long long)divide(1234567890123, -89), (long long)divide(-7, 2));
    printf("%llu\n", (unsigned long long)modulo_in_loop(0xfedcba9876543210, by, 5));
    printf("%llu\n", (unsigned long long)high_product(~0ull, 12345678901234));
    printf("%.20Lf\n", of_pairs(3.25L, 1.5L, 9));
    printf("%f %d %f\n", single(1.5f, 20.25, 100), bits(2.5f), from_bits(0x40490fdb));
    printf("%lld\n", (long long)many(values, 1000));
    printf("%d %d %d %zu\n", swap_if_zero(&at, 5), swap_if_zero(&at, 6), at, length_on_stack(argc * 10 + 5));
    return 0;
}
