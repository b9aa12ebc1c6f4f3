/* The runtime for programs that are linked: what runtime.rs is for code that runs in the compiler. */
#include <inttypes.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

void pebble_main(void);

void rt_print_int(int64_t number) { printf("%" PRId64, number); }

void rt_print_float(double number) {
    if (isnan(number)) fputs("nan", stdout);
    else printf("%.6f", number);
}

void rt_print_bool(int64_t truth) { fputs(truth ? "true" : "false", stdout); }

/* The length of a text is in the eight bytes before it. */
void rt_print_str(const char *text) { fwrite(text, 1, ((const int64_t *)text)[-1], stdout); }

void rt_print_char(int64_t byte) { putchar((int)byte & 255); }

void rt_trap(int64_t reason) {
    static const char *const texts[] = {
        "index out of bounds", "division by zero", "conversion out of range", "out of memory",
    };
    fflush(stdout);
    fprintf(stderr, "trap: %s\n", texts[reason]);
    exit(3);
}

/* Memory is never given back: the programs are short. */
int64_t *rt_alloc(int64_t length) {
    int64_t *words = length < 0 ? NULL : calloc((size_t)length + 1, 8);
    if (words == NULL) rt_trap(3);
    words[0] = length;
    return words + 1;
}

int main(void) {
    pebble_main();
    return 0;
}
