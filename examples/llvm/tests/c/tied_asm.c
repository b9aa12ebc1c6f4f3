#include <cpuid.h>
#include <stdio.h>
__attribute__((noinline)) long f(long a, long b) { long r = a; __asm__("add %1, %0" : "+&a"(r) : "r"(b) : "cc"); return r * a + b; }
int main(void) { unsigned r[4]; __cpuid(0, r[0], r[1], r[2], r[3]); unsigned m, b, c, d; __cpuid_count(7, 0, m, b, c, d); printf("%x\n%x\n%x\n%x\n%ld\n%d\n", r[1], r[2], r[3], b, f(5, 7), __get_cpuid(1, &m, &b, &c, &d)); return 0; }
