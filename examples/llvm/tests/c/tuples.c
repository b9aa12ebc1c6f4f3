/* Tuples of vector registers of AArch64: interleaved loads and stores, table look-ups, lanes, and tuples through loops. */

#include <arm_neon.h>
#include <stdint.h>
#include <stdio.h>

static uint8_t bytes[256];
static uint32_t words[64];

__attribute__((noinline)) static uint32_t interleaved(const uint8_t *from, uint8_t *to, int count) {
    uint32_t sum = 0;
    for (int i = 0; i < count; i++) {
        uint8x16x4_t quad = vld4q_u8(from + 64 * i);
        uint8x16_t first = quad.val[0];
        quad.val[0] = veorq_u8(quad.val[1], quad.val[3]);
        quad.val[3] = vaddq_u8(first, quad.val[2]);
        vst4q_u8(to + 64 * i, quad);
        sum += vaddlvq_u8(quad.val[3]);
    }
    return sum;
}

__attribute__((noinline)) static uint32_t looked_up(const uint8_t *table, uint8x16_t index) {
    uint8x16x2_t two = vld1q_u8_x2(table);
    uint8x16x3_t three = vld1q_u8_x3(table + 32);
    uint8x16x4_t four = {{two.val[1], three.val[2], two.val[0], three.val[0]}};
    uint8x16_t found = vqtbl2q_u8(two, index);
    found = vqtbx3q_u8(found, three, veorq_u8(index, vdupq_n_u8(5)));
    found = veorq_u8(found, vqtbl4q_u8(four, vaddq_u8(index, index)));
    uint8x16x2_t same = {{found, found}};
    return vaddlvq_u8(vqtbl2q_u8(same, index));
}

/* A tuple that a loop hands on, of which a lane is loaded in each round, also across a call. */
__attribute__((noinline)) static uint32_t lanes(const uint32_t *from, int count) {
    uint32x4x2_t pair = {{vdupq_n_u32(1), vdupq_n_u32(2)}};
    for (int i = 0; i < count; i++) {
        pair = vld2q_lane_u32(from + 2 * i, pair, 3);
        if (from[i] % 7 == 3) {
            pair.val[1] = vaddq_u32(pair.val[1], vdupq_n_u32(looked_up(bytes, vdupq_n_u8((uint8_t)i))));
        }
        pair.val[0] = vextq_u32(pair.val[0], pair.val[1], 1);
    }
    return vaddvq_u32(pair.val[0]) ^ vaddvq_u32(pair.val[1]);
}

__attribute__((noinline)) static uint32_t halves(const uint16_t *from, uint16_t *to) {
    uint16x4x3_t three = vld3_u16(from);
    uint16x4_t last = three.val[2];
    three.val[2] = vmul_u16(three.val[0], three.val[1]);
    three.val[0] = last;
    vst3_u16(to, three);
    uint8x8x2_t two = vld2_u8((const uint8_t *)to);
    vst2_u8((uint8_t *)to + 16, two);
    return vaddlv_u8(vtbl2_u8(two, vcreate_u8(0x0f0e030201000907)));
}

int main(void) {
    static uint8_t out[256];
    static uint16_t out16[64];
    for (int i = 0; i < 256; i++) bytes[i] = (uint8_t)(i * 37 + 11);
    for (int i = 0; i < 64; i++) words[i] = (uint32_t)i * 2654435761u;
    printf("%u\n", interleaved(bytes, out, 4));
    printf("%u\n", looked_up(bytes, vld1q_u8(bytes + 77)));
    printf("%u\n", lanes(words, 30));
    printf("%u\n", halves((const uint16_t *)(const void *)words, out16));
    uint32_t hash = 0;
    for (int i = 0; i < 256; i++) hash = hash * 31 + out[i];
    for (int i = 0; i < 64; i++) hash = hash * 31 + out16[i];
    printf("%u\n", hash);
    return 0;
}
