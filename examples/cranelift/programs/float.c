// Float kernels: n-body, spectral norm, Mandelbrot, matrix product, FFT, and permutations for a change. The first argument
// scales all of them; a second one picks one, from 0.
//
// Each kernel is there eight times, a few instructions further from the start of its function each time. Where a loop lies
// in a line of the cache decides whether it takes one time or 1.4 times as long; the same instructions, that is. Eight
// places are better than one that is lucky.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double a(int i, int j) { return 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1); }

#define PAD_0
#define PAD_1 pad += 3;
#define PAD_2 PAD_1 PAD_1
#define PAD_3 PAD_2 PAD_1
#define PAD_4 PAD_3 PAD_1
#define PAD_5 PAD_4 PAD_1
#define PAD_6 PAD_5 PAD_1
#define PAD_7 PAD_6 PAD_1

#define COPY 0
#include "kernels.h"
#undef COPY
#define COPY 1
#include "kernels.h"
#undef COPY
#define COPY 2
#include "kernels.h"
#undef COPY
#define COPY 3
#include "kernels.h"
#undef COPY
#define COPY 4
#include "kernels.h"
#undef COPY
#define COPY 5
#include "kernels.h"
#undef COPY
#define COPY 6
#include "kernels.h"
#undef COPY
#define COPY 7
#include "kernels.h"
#undef COPY

// With 8 each takes about the same time.
#define RUN(copy)                                                            \
  if (only < 0 || only == 0) nbody_##copy(50000 * scale);                    \
  if (only < 0 || only == 1) spectral_##copy(125 * (scale < 8 ? scale : 8)); \
  if (only < 0 || only == 2) mandelbrot_##copy(75 * scale);                  \
  if (only < 0 || only == 3) product_##copy(52 * scale);                     \
  if (only < 0 || only == 4) fft_##copy(14, 6 * scale);                      \
  if (only < 0 || only == 5) permutations_##copy(9);

int main(int argc, char **argv) {
  int scale = argc > 1 ? atoi(argv[1]) : 1, only = argc > 2 ? atoi(argv[2]) : -1;
  RUN(0) RUN(1) RUN(2) RUN(3) RUN(4) RUN(5) RUN(6) RUN(7)
  return 0;
}
