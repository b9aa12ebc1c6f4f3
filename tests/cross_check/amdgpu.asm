# The forms of isa/amdgpu.ron as LLVM assembles them; see `assembled.rs`. `@` is the mnemonic: the name of the form, without a
# suffix that only we have.

[registers]
b32 = global_load_dword {}, v[0:1], off
b64 = global_load_dwordx2 {}, v[0:1], off
b128 = global_load_dwordx4 {}, v[0:1], off
b256 = v_mfma_f64_16x16x4f64 {}, v[0:1], v[0:1], {}
b512 = v_mfma_f32_32x32x2f32 {}, v0, v0, {}
b1024 = v_mfma_f32_32x32x1f32 {}, v0, v0, {}
s32 = s_mov_b32 {}, 0
s64 = s_mov_b64 {}, 0
s128 = s_load_dwordx4 {}, s[0:1], 0x0
s256 = s_load_dwordx8 {}, s[0:1], 0x0
s512 = s_load_dwordx16 {}, s[0:1], 0x0

[forms]
v_mov_b32_imm s_mov_b*_imm v_accvgpr_write_b32_imm = @ {dst}, 1
v_mov_b64_imm = v_pk_mov_b32 {dst}, 1, 1
v_mov_b64_s = v_pk_mov_b32 {dst}, {src}, {src}
lane_id = v_mbcnt_lo_u32_b32 {dst}, -1, 0 ; v_mbcnt_hi_u32_b32 {dst}, -1, {dst}
la = s_getpc_b64 {dst}
frame_address = v_lshrrev_b32_e64 {dst}, 6, s32
# What consists of moves of parts, or of instructions for the halves.
pack* low* high* split* part32* set32* s_pack64 s_pack128 s_low* s_high* s_split* zero_a512 = s_nop 0
v_add64 v_sub64 v_cndmask_b64 s_add64 s_sub64 = s_nop 0
v_mov_b32_dpp = @ {old}, {src} quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf
v_cmp_* = @_e64 {dst}, {a}, {b}
v_writelane_b32 = s_mov_b32 m0, {lane} ; v_writelane_b32 {old}, {src}, m0
v_writelane_b32_imm = @ {old}, {src}, 1
v_*_imm = @ {dst}, 1, {b}
v_fma_or_fmac_f32 = v_fmac_f32 {c}, {a}, {b}
v_fmac* v_dot2c* v_dot4c* = @ {c}, {a}, {b}
v_add_co_u32 v_sub_co_u32 v_subrev_co_u32 = @_e64 {dst}, {carry}, {a}, {b}
v_addc_co_u32 v_subb_co_u32 v_subbrev_co_u32 = @_e64 {dst}, {carry}, {a}, {b}, {carry_in}
v_cndmask_b32 = @_e64 {dst}, {otherwise}, {then}, {condition}
v_mfma_f32_4x4* v_mfma_f32_16x16x4f32 v_mfma_f32_16x16x16* v_mfma_i32_16x16* v_mfma_f64_4x4* = @ {dst}, {a}, {b}, {c}
v_mfma* = @ {dst}, {a}, {b}, {c}
s_cmp_*_imm = @ {a}, 1
s_cmp_*_branch = @ {a}, {b} ; s_cbranch_scc1 8
s_*_imm = @ {dst}, {a}, 1
s_mulk_i32 s_addk_i32 = @ {a}, 1
s_bitset* = @ {old}, {bit}
s_cmov_b32 = @ {old}, {src}
read_exec = s_mov_b64 {dst}, exec
write_exec = s_mov_b64 exec, {src}
s_*_b64_exec = @ exec, exec, {with}
s_load_*_index = @ {dst}, {base}, {offset}
s_load_* = @ {dst}, {base}, 0x0
global_load_dwordx3 = @ [{dst0},{dst1},{dst2}], {address}, off
global_store_dwordx3 = @ {address}, [{src0},{src1},{src2}], off
global_load_*_s = @ {dst}, {offset}, {base}
global_store_*_s = @ {offset}, {src}, {base}
global_load_*d16* = @ {old}, {address}, off
global_load_* = @ {dst}, {address}, off
global_store_* global_atomic_add_f64 = @ {address}, {src}, off
buffer_load_* = @ {dst}, {offset}, {buffer}, {base} offen
buffer_store_* = @ {src}, {offset}, {buffer}, {base} offen
ds_read_b96 = @ [{dst0},{dst1},{dst2}], {offset}
ds_read2_b32 = @ [{dst0},{dst1}], {offset} offset1:1
ds_write2_b32 = @ {offset}, {a}, {b} offset1:1
ds_read2_b64 = @ {dst}, {offset} offset1:1
global_atomic_cmpswap_rtn = @ {old}, {address}, [{pair0},{pair1}], off glc
global_atomic_cmpswap_x2_rtn = @ {old}, {address}, {pair}, off glc
global_atomic_*_rtn = @ {old}, {address}, {src}, off glc
global_atomic_* = @ {address}, {src}, off
image_load = @ {texel}, [{at0},{at1}], {image} dmask:0xf unorm
image_store = @ [{texel0},{texel1},{texel2},{texel3}], [{at0},{at1},{at2}], {image} dmask:0xf unorm
s_branch = s_branch 8
s_cbranch_* = @ 8
s_loop = s_sub_u32 {count}, {count}, 1 ; s_cbranch_scc0 8
tail_call = s_setpc_b64 {target}
s_trap s_nop s_waitcnt s_sleep s_setprio = @ 0
s_sendmsg = s_mov_b32 m0, {what} ; s_sendmsg sendmsg(MSG_INTERRUPT)
ds_gws_barrier = s_mov_b32 m0, {which} ; ds_gws_barrier {count} gds

[ties that LLVM does not have]
v_mfma* = The instruction has a field for each, and what we tie is the way that needs no more registers.
s_bitset* = It changes one bit of the register.
s_cmov_b32 = Without SCC the register keeps what it has.
global_load_*d16* = The other half of the register stays.
