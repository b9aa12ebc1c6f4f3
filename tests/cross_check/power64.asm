# The forms of isa/power64.ron as LLVM assembles them; see `assembled.rs`. `@` is the mnemonic: the name of the form, with a
# dot for `_rec`, and without a suffix that only we have.

[registers]
i64 = or {}, {}, {} ; ld {}, 8(1)
v128 = xxlor {}, {}, {}
f64 = xsadddp {}, {}, {}
fpr = fadds {}, {}, {}
cr = mcrf {}, {} ; crand {:bit}, {:bit}, {:bit}

[forms]
li lis = @ {dst}, 1
li_long = lis {dst}, 1 ; ori {dst}, {dst}, 1
li_huge = lis {dst}, 1 ; ori {dst}, {dst}, 1 ; sldi {dst}, {dst}, 32 ; oris {dst}, {dst}, 1 ; ori {dst}, {dst}, 1
pli addpcis = @ {dst}, 1
la_toc = addis {dst}, 2, 1 ; addi {dst}, {dst}, 1
ld_toc = addis {dst}, 2, 1 ; ld {dst}, 8({dst})
pla = paddi {dst}, 0, 8, 1
la_tls = addis {dst}, 13, 1 ; addi {dst}, {dst}, 1
frame_address = addi {dst}, 1, 8
mr = or {dst}, {src}, {src}
paddi = @ {dst}, {a}, 8, 0
addi addis mulli ori oris xori xoris andi_rec andis_rec subfic addic addic_rec = @ {dst}, {a}, 1
slwi srwi sldi srdi srawi srawi_rec sradi sradi_rec extswsli extswsli_rec = @ {dst}, {a}, 3
rlwinm rlwinm_rec = @ {dst}, {a}, 3, 0, 7
rldicl rldicl_rec rldicr rldicr_rec rldic rldic_rec = @ {dst}, {a}, 3, 5
rlwnm rlwnm_rec = @ {dst}, {a}, {b}, 0, 7
rldcl rldcl_rec rldcr rldcr_rec = @ {dst}, {a}, {b}, 5
rlwimi rlwimi_rec = @ {dst}, {bits}, 3, 0, 7
rldimi rldimi_rec = @ {dst}, {bits}, 3, 5
darn = @ {dst}, 1
addo subfo mulldo mullwo divdo divwo divduo divwuo = @ {dst}, {a}, {b} ; mcrxrx {overflow}
nego = @ {dst}, {a} ; mcrxrx {overflow}
cmprb = @ {dst}, 1, {a}, {b}
cmpwi cmpdi cmplwi cmpldi = @ {dst}, {a}, 1
crset = creqv {dst:bit}, {dst:bit}, {dst:bit}
crclr = crxor {dst:bit}, {dst:bit}, {dst:bit}
crand* cror* crxor* crnand* crnor* creqv* = @ {dst:bit}, {a:bit}, {b:bit}
mfocrf = @ {dst}, {src:mask}
mtocrf = @ {dst:mask}, {src}
setbc setbcr setnbc setnbcr = @ {dst}, {src:bit}
isel = @ {dst}, {then}, {otherwise}, {condition:bit}
isel_zero = @ {dst}, 0, {otherwise}, {condition:bit}
*_pcrel = @ {dst}, 8(0), 1
plbz plhz plha plwz plwa pld = @ {dst}, 8({base}), 0
pstb psth pstw pstd = @ {src}, 8({base}), 0
lbz lhz lha lwz lwa ld lbzu lhzu lhau lwzu ldu lfdu lfsu = @ {dst}, 8({base})
stb sth stw std stbu sthu stwu stdu stfdu stfsu = @ {src}, 8({base})
stbux sthux stwux stdux stfdux stfsux = @ {src}, {base}, {index}
lq = @ {dst0}, 16({base})
# For all registers at once. LFD and LXSD do the same with an offset, for half of them each.
load_f64 = lxsdx {dst}, 0, {base}
load_f32 = lxsspx {dst}, 0, {base}
store_f64 = stxsdx {src}, 0, {base}
store_f32 = stxsspx {src}, 0, {base}
stq = @ {src0}, 16({base})
lqarx = @ {dst0}, {base}, {index}
stqcx_rec = @ {src0}, {base}, {index}
l*arx_zero = @ {dst}, 0, {address}
st*cx_zero_rec = @ {src}, 0, {address}
atomic_b = lbarx {old}, 0, {address} ; add {new}, {old}, {with} ; stbcx. {new}, 0, {address} ; bne 0, -12
atomic_h = lharx {old}, 0, {address} ; add {new}, {old}, {with} ; sthcx. {new}, 0, {address} ; bne 0, -12
atomic_w = lwarx {old}, 0, {address} ; add {new}, {old}, {with} ; stwcx. {new}, 0, {address} ; bne 0, -12
atomic_d = ldarx {old}, 0, {address} ; add {new}, {old}, {with} ; stdcx. {new}, 0, {address} ; bne 0, -12
atomic_swap_b = lbarx {old}, 0, {address} ; stbcx. {new}, 0, {address} ; bne 0, -8
atomic_swap_h = lharx {old}, 0, {address} ; sthcx. {new}, 0, {address} ; bne 0, -8
atomic_swap_w = lwarx {old}, 0, {address} ; stwcx. {new}, 0, {address} ; bne 0, -8
atomic_swap_d = ldarx {old}, 0, {address} ; stdcx. {new}, 0, {address} ; bne 0, -8
atomic_cas_b = lbarx {old}, 0, {address} ; cmpw 0, {old}, {expected} ; bne 0, 12 ; stbcx. {new}, 0, {address} ; bne 0, -16
atomic_cas_h = lharx {old}, 0, {address} ; cmpw 0, {old}, {expected} ; bne 0, 12 ; sthcx. {new}, 0, {address} ; bne 0, -16
atomic_cas_w = lwarx {old}, 0, {address} ; cmpw 0, {old}, {expected} ; bne 0, 12 ; stwcx. {new}, 0, {address} ; bne 0, -16
atomic_cas_d = ldarx {old}, 0, {address} ; cmpd 0, {old}, {expected} ; bne 0, 12 ; stdcx. {new}, 0, {address} ; bne 0, -16
acquire = cmpw 7, {loaded}, {loaded} ; bne 7, 4 ; isync
b bdnz bdz = @ 8
bc = bc 12, {condition:bit}, 8
bdnzt bdnzf bdzt bdzf = @ {condition:bit}, 8
jump_table = addis {table}, 2, 1 ; addi {table}, {table}, 1 ; sldi {entry}, {index}, 2 ; lwax {entry}, {table}, {entry} ; add {entry}, {entry}, {table} ; mtctr {entry} ; bctr
tail_b = b 8
tail_bctr = bctr
tw td = @ 4, {a}, {b}
twi tdi = @ 4, {a}, 1
xststdcdp xststdcsp xststdcqp = @ {dst}, {a}, 1
mtfsf = @ 255, {src}
const_f64 = addis {at}, 2, 1 ; lfd {dst}, 8({at})
const_v128 = addis {at}, 2, 1 ; addi {at}, {at}, 1 ; lxv {dst}, 0({at})
copy_f64 high widen = xxlor {dst}, {src}, {src}
xsrqpi xsrqpix xsrqpxp = @ 0, {dst}, {a}, 3
xxpermdi xxsldwi vsldoi = @ {dst}, {a}, {b}, 1
vshasigmaw vshasigmad = @ {dst}, {a}, 1, 1
xxspltw xvtstdcdp xvtstdcsp vextractd = @ {dst}, {a}, 1
vspltb vsplth vspltw vextractub vextractuh vextractuw = @ {dst}, {a}, 1
xxspltib vspltis* xxspltiw xxspltidp lxvkq = @ {dst}, 1
xxlxor_* xxleqv_ones = @ {dst}, {dst}, {dst}
xxextractuw xxinsertw vinsertb vinserth vinsertw vinsertd = @ {dst}, {src}, 1
xxeval = @ {dst}, {a}, {b}, {c}, 1
xxpermx = @ {dst}, {a}, {b}, {control}, 1
xxsplti32dx = @ {dst}, 1, 1
lxv = @ {dst}, 16({base})
stxv = @ {src}, 16({base})
plxv = @ {dst}, 16({base}), 0
pstxv = @ {src}, 16({base}), 0
lxvp = @ {dst0}, 32({base})
stxvp = @ {src0}, 32({base})

[ties that LLVM does not have]
cr*_into = LLVM's registers are bits, which are written whole. Ours are fields, of which the other bits stay.
lbzu lhzu lhau lwzu ldu lbzux lhzux lhaux lwzux lwaux ldux = LLVM's assembler leaves out what the address becomes.
stbu sthu stwu stdu stbux sthux stwux stdux = The same.
lfdu lfsu lfdux lfsux stfdu stfsu stfdux stfsux = The same.
vinsertw vinsertd = LLVM 19 has these without. The manual says that the other elements stay.

[registers that LLVM does not name]
lxvl lxvll stxvl stxvll = LLVM's assembler makes a number of the base.
