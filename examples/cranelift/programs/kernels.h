// The kernels of float.c, as functions with the number COPY after their names and so many statements in front.
#define PASTE(name, number) name##_##number
#define NAMED(name, number) PASTE(name, number)
#define KERNEL(name) __attribute__((noinline)) static void NAMED(name, COPY)
#define PAD(value) volatile int pad = value; NAMED(PAD, COPY)

KERNEL(nbody)(int steps) {
  PAD(steps)
  enum { N = 5 };
  double p[N][3], v[N][3], m[N];
  for (int i = 0; i < N; i++) {
    m[i] = i == 0 ? 39.47 : 0.01 + 0.013 * i;
    for (int k = 0; k < 3; k++) p[i][k] = sin(i * 3 + k) * (i + 1) * 2, v[i][k] = cos(i * 5 + k) * 0.7;
  }
  for (int s = 0; s < steps; s++) {
    for (int i = 0; i < N; i++)
      for (int j = i + 1; j < N; j++) {
        double d[3], q = 1e-9;
        for (int k = 0; k < 3; k++) d[k] = p[i][k] - p[j][k], q += d[k] * d[k];
        double f = 0.001 / (q * sqrt(q));
        for (int k = 0; k < 3; k++) v[i][k] -= d[k] * m[j] * f, v[j][k] += d[k] * m[i] * f;
      }
    for (int i = 0; i < N; i++)
      for (int k = 0; k < 3; k++) p[i][k] += 0.001 * v[i][k];
  }
  double e = 0;
  for (int i = 0; i < N; i++)
    for (int k = 0; k < 3; k++) e += m[i] * v[i][k] * v[i][k];
  printf("n-body %.12g\n", e);
}

KERNEL(spectral)(int n) {
  PAD(n)
  double *u = malloc(n * sizeof *u), *v = malloc(n * sizeof *v), *w = malloc(n * sizeof *w);
  for (int i = 0; i < n; i++) u[i] = 1;
  double uv = 0, vv = 0;
  for (int round = 0; round < 4; round++) {
    for (int i = 0; i < n; i++) { w[i] = 0; for (int j = 0; j < n; j++) w[i] += a(i, j) * u[j]; }
    for (int i = 0; i < n; i++) { v[i] = 0; for (int j = 0; j < n; j++) v[i] += a(j, i) * w[j]; }
    for (int i = 0; i < n; i++) { w[i] = 0; for (int j = 0; j < n; j++) w[i] += a(i, j) * v[j]; }
    for (int i = 0; i < n; i++) { u[i] = 0; for (int j = 0; j < n; j++) u[i] += a(j, i) * w[j]; }
  }
  for (int i = 0; i < n; i++) uv += u[i] * v[i], vv += v[i] * v[i];
  printf("spectral norm %.12g\n", sqrt(uv / vv));
  free(u), free(v), free(w);
}

KERNEL(mandelbrot)(int n) {
  PAD(n)
  long inside = 0;
  for (int y = 0; y < n; y++)
    for (int x = 0; x < n; x++) {
      double cr = 2.0 * x / n - 1.5, ci = 2.0 * y / n - 1.0, zr = 0, zi = 0, tr = 0, ti = 0;
      int i = 0;
      for (; i < 50 && tr + ti <= 4; i++) zi = 2 * zr * zi + ci, zr = tr - ti + cr, tr = zr * zr, ti = zi * zi;
      inside += i == 50;
    }
  printf("mandelbrot %ld\n", inside);
}

KERNEL(product)(int n) {
  PAD(n)
  float *x = malloc(n * n * 4), *y = malloc(n * n * 4), *z = calloc(n * n, 4);
  for (int i = 0; i < n * n; i++) x[i] = (float)(i % 17) / 8, y[i] = (float)(i % 23) / 16;
  for (int i = 0; i < n; i++)
    for (int k = 0; k < n; k++)
      for (int j = 0; j < n; j++) z[i * n + j] += x[i * n + k] * y[k * n + j];
  double sum = 0;
  for (int i = 0; i < n * n; i++) sum += z[i] * (i % 5);
  printf("matrix product %.12g\n", sum);
  free(x), free(y), free(z);
}

KERNEL(fft)(int log, int rounds) {
  PAD(log)
  int n = 1 << log;
  double *re = malloc(n * 8), *im = malloc(n * 8);
  for (int i = 0; i < n; i++) re[i] = sin(i * 0.37) + i % 7, im[i] = 0;
  for (int round = 0; round < rounds; round++) {
    for (int i = 1, j = 0; i < n; i++) {
      int bit = n >> 1;
      for (; j & bit; bit >>= 1) j ^= bit;
      j ^= bit;
      if (i < j) { double t = re[i]; re[i] = re[j]; re[j] = t; t = im[i]; im[i] = im[j]; im[j] = t; }
    }
    for (int len = 2; len <= n; len <<= 1) {
      double angle = 6.283185307179586 / len, wr = cos(angle), wi = sin(angle);
      for (int i = 0; i < n; i += len) {
        double cr = 1, ci = 0;
        for (int j = 0; j < len / 2; j++) {
          int p = i + j, q = p + len / 2;
          double xr = re[q] * cr - im[q] * ci, xi = re[q] * ci + im[q] * cr;
          re[q] = re[p] - xr, im[q] = im[p] - xi, re[p] += xr, im[p] += xi;
          double t = cr * wr - ci * wi;
          ci = cr * wi + ci * wr, cr = t;
        }
      }
    }
    for (int i = 0; i < n; i++) re[i] /= 32, im[i] /= 32;
  }
  double sum = 0;
  for (int i = 0; i < n; i++) sum += re[i] * re[i] + im[i] * im[i];
  printf("fft %.12g\n", sum);
  free(re), free(im);
}

KERNEL(permutations)(int n) {
  PAD(n)
  int p[16], q[16], count[16], most = 0, sum = 0, r = n, parity = 0;
  for (int i = 0; i < n; i++) p[i] = i;
  for (;;) {
    for (; r > 1; r--) count[r - 1] = r;
    memcpy(q, p, sizeof q);
    int flips = 0;
    for (int k; (k = q[0]) != 0; flips++)
      for (int i = 0, j = k; i < j; i++, j--) { int t = q[i]; q[i] = q[j]; q[j] = t; }
    if (flips > most) most = flips;
    sum += parity++ & 1 ? -flips : flips;
    for (;;) {
      if (r == n) { printf("permutations %d %d\n", sum, most); return; }
      int first = p[0];
      for (int i = 0; i < r; i++) p[i] = p[i + 1];
      p[r] = first;
      if (--count[r] > 0) break;
      r++;
    }
  }
}

#undef PASTE
#undef NAMED
#undef KERNEL
#undef PAD
