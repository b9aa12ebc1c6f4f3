// A function to which `longjmp` returns, with more values across its calls than there are callee-saved registers.
#include <setjmp.h>
#include <stdio.h>

static jmp_buf place;

__attribute__((noinline)) static int step(int n) {
  if (n % 3 == 0) longjmp(place, n + 1);
  return n * 2;
}

__attribute__((noinline)) static int work(int a, int b, int c, int d, int e, int f, int g) {
  volatile int returns = 0;
  int came = setjmp(place);
  returns++;
  if (came > 20) return (came + a + b + c + d + e + f + g) * 100 + returns;
  int sum = 0;
  for (int i = came + 1; i < 1000; i++) sum += step(i) * a + b * c - step(i + 1) * d + e - f * g;
  return sum;
}

int main() {
  for (int i = 0; i < 5; i++) printf("%d\n", work(i, 2, 3 * i, 4, i + 5, 6, -i));
  return 0;
}
