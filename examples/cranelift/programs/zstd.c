// Zstandard: compresses made-up text at several levels and decompresses it again. The argument is the size in KiB.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "zstd.h"

static unsigned hash(const unsigned char *data, size_t size) {
  unsigned h = 2166136261u;
  for (size_t i = 0; i < size; i++) h = (h ^ data[i]) * 16777619u;
  return h;
}

int main(int argc, char **argv) {
  size_t size = (argc > 1 ? (size_t)atoi(argv[1]) : 1024) * 1024;
  unsigned char *text = malloc(size), *back = malloc(size);
  size_t bound = ZSTD_compressBound(size);
  unsigned char *packed = malloc(bound);
  static const char *words[] = {"register ", "spill ", "slot\n", "value, ", "block ", "the ", "of ", "a ", "parallel ", "copy. "};
  unsigned seed = 99;
  for (size_t at = 0; at < size;) {
    seed = seed * 1664525u + 1013904223u;
    if (seed >> 28 == 0) {
      text[at++] = (unsigned char)(seed >> 8);
      continue;
    }
    const char *word = words[(seed >> 12) % 10];
    size_t len = strlen(word);
    if (len > size - at) len = size - at;
    memcpy(text + at, word, len);
    at += len;
  }
  static const int levels[] = {1, 3, 6, 9, 13, 17};
  for (size_t i = 0; i < sizeof levels / sizeof *levels; i++) {
    size_t len = ZSTD_compress(packed, bound, text, size, levels[i]);
    if (ZSTD_isError(len)) return 1;
    printf("level %d: %zu bytes, hash %08x\n", levels[i], len, hash(packed, len));
    for (int round = 0; round < 6; round++) {
      memset(back, 0, size);
      if (ZSTD_decompress(back, size, packed, len) != size || memcmp(text, back, size) != 0) return 2;
    }
  }
  return 0;
}
