# The forms of isa/loongarch64.ron as LLVM assembles them; see `assembled.rs`. `@` is the mnemonic: the name of the form
# without `_zero`, with dots for underscores.

[registers]
i64 = add.w {}, {}, {}
v256 = xvadd.b {}, {}, {}
v128 = vadd.b {}, {}, {}
f64 = fadd.d {}, {}, {}
f32 = fadd.s {}, {}, {}
cc = fcmp.ceq.s {}, $f0, $f0

[forms]
li = ori {dst}, $r0, 1
move = or {dst}, {src}, $r0
li_long = lu12i.w {dst}, 1 ; ori {dst}, {dst}, 1
lu12i_w lu32i_d pcaddi pcaddu12i pcaddu18i pcalau12i = @ {dst}, 1
la = pcalau12i {dst}, 1 ; addi.d {dst}, {dst}, 1
la_got = pcalau12i {dst}, 1 ; ld.d {dst}, {dst}, 8
frame_address = addi.d {dst}, $r3, 8
alsl_* bytepick_* = @ {dst}, {a}, {b}, 1
addi_* addu16i_d slti sltui andi ori xori lu52i_d slli_* srli_* srai_* rotri_* = @ {dst}, {a}, 1
bstrpick_* = @ {dst}, {a}, 7, 3
sub_*_zero sltu_zero = @ {dst}, $r0, {a}
nor_zero = @ {dst}, {a}, $r0
bstrins_*_zero = @ {dst}, $r0, 7, 3
bstrins_* = @ {dst}, {bits}, 7, 3
div_mod_w = div.w {quot}, {a}, {b} ; mod.w {rem}, {a}, {b}
div_mod_wu = div.wu {quot}, {a}, {b} ; mod.wu {rem}, {a}, {b}
div_mod_d = div.d {quot}, {a}, {b} ; mod.d {rem}, {a}, {b}
div_mod_du = div.du {quot}, {a}, {b} ; mod.du {rem}, {a}, {b}
mul_d_mulh_d = mul.d {lo}, {a}, {b} ; mulh.d {hi}, {a}, {b}
mul_d_mulh_du = mul.d {lo}, {a}, {b} ; mulh.du {hi}, {a}, {b}
add128 = add.d {lo}, {a_lo}, {b_lo} ; sltu {carry}, {lo}, {b_lo} ; add.d {hi}, {a_hi}, {b_hi} ; add.d {hi}, {hi}, {carry}
sub128 = sltu {borrow}, {a_lo}, {b_lo} ; sub.d {lo}, {a_lo}, {b_lo} ; sub.d {hi}, {a_hi}, {b_hi} ; sub.d {hi}, {hi}, {borrow}
select = masknez {part}, {otherwise}, {condition} ; maskeqz {dst}, {then}, {condition} ; or {dst}, {dst}, {part}
ld_* ldptr_* = @ {dst}, {base}, 8
st_*_zero = @ $r0, {base}, 8
st_* stptr_* = @ {src}, {base}, 8
preld = @ 0, {base}, 8
preldx = @ 0, {base}, {index}
am*_zero = @ $r0, {src}, {base}
ll_* = @ {dst}, {base}, 8
sc_w sc_d = @ {done}, {base}, 8
atomic_w = ll.w {old}, {base}, 0 ; add.w {new}, {old}, {with} ; sc.w {new}, {base}, 0 ; beqz {new}, -12
atomic_d = ll.d {old}, {base}, 0 ; add.d {new}, {old}, {with} ; sc.d {new}, {base}, 0 ; beqz {new}, -12
atomic_cas_w = ll.w {old}, {base}, 0 ; bne {old}, {expected}, 16 ; move {status}, {new} ; sc.w {status}, {base}, 0 ; beqz {status}, -16
atomic_cas_d = ll.d {old}, {base}, 0 ; bne {old}, {expected}, 16 ; move {status}, {new} ; sc.d {status}, {base}, 0 ; beqz {status}, -16
dbar ibar break syscall = @ 0
b = @ 8
beq bne blt bge bltu bgeu = @ {a}, {b}, 8
blt_zero bge_zero = @ {a}, $r0, 8
beqz bnez bceqz bcnez = @ {a}, 8
jump_table = pcalau12i {table}, 1 ; addi.d {table}, {table}, 1 ; alsl.d {entry}, {index}, {table}, 2 ; ld.w {entry}, {entry}, 0 ; add.d {entry}, {entry}, {table} ; jirl $r0, {entry}, 0
jr tail_jr = jirl $r0, {target}, 0
fcmp_s = fcmp.ceq.s {dst}, {a}, {b}
fcmp_d = fcmp.ceq.d {dst}, {a}, {b}
fsel_* = fsel {dst}, {otherwise}, {then}, {condition}
movgr2fr_*_zero = @ {dst}, $r0
movgr2fcsr = @ $fcsr0, {src}
movfcsr2gr = @ {dst}, $fcsr0
fld_* = @ {dst}, {base}, 8
fst_* = @ {src}, {base}, 8
vldi xvldi vrepli_d xvrepli_d = @ {dst}, 1
vfcmp_s = vfcmp.ceq.s {dst}, {a}, {b}
vfcmp_d = vfcmp.ceq.d {dst}, {a}, {b}
xvfcmp_s = xvfcmp.ceq.s {dst}, {a}, {b}
xvfcmp_d = xvfcmp.ceq.d {dst}, {a}, {b}
vfclass_* xvfclass_* = @ {dst}, {a}
*vslli_* *vsrli_* *vsrai_* *vrotri_* *vbitclri_* *vbitseti_* *vbitrevi_* *vseqi_* *vslti_* *vslei_* *vmaxi_* *vmini_* = @ {dst}, {a}, 1
*vaddi_* *vsubi_* *vandi_b *vori_b *vxori_b *vnori_b *vreplvei_* *vpermi_* = @ {dst}, {a}, 1
*vinsgr2vr_* *vpickve2gr_* = @ {dst}, {src}, 1
vld xvld *vldrepl_* = @ {dst}, {base}, 8
vst xvst = @ {src}, {base}, 8
*vstelm_* = @ {src}, {base}, 8, 1

[ties that LLVM does not have]
amcas_* = LLVM 19 has these as plain atomic operations. The manual says that the old value overwrites the expected one.
