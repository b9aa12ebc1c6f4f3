# isa/x86_64.ron and the instructions of the crate iced-x86. The notation is explained in iced.rs.

[forms]
# ------------------------------------------------------------------------------------------------ constants and copies
const{w=64,32,16,8} = mov
zero{w=64,32} = xor(dst dst)
{a=address,frame_address} = lea(dst [])
{a=global_address,thread_pointer} = mov(dst [])
mov{w=64,32,16,8} = mov
zx8_to{w=64,32,16} = movzx
zx16_to{w=64,32} = movzx
zx8_any_to32 = movzx
zx32_to64 = mov(~dst src)
trunc64_to32 = mov(dst ~src)
sx8_to{w=64,32,16} = movsx
sx16_to{w=64,32} = movsx
sx32_to64 = movsxd
{op=cbw,cwde,cdqe,cwd,cdq,cqo} = {op}

# ---------------------------------------------------------------------------------------------------- loads and stores
load{w=64,32,16,8} = mov(dst [base])
load{w=64,32,16,8}_index = mov(dst [base+index])
load{w=64,32,16,8}_global = mov(dst [])
load_{x=zx,sx}8_to{w=64,32,16} = mov{x}
load_{x=zx,sx}8_to{w=64,32,16}_index = mov{x}
load_{x=zx,sx}16_to{w=64,32} = mov{x}
load_{x=zx,sx}16_to{w=64,32}_index = mov{x}
load_sx32_to64 = movsxd
load_sx32_to64_index = movsxd
store{w=64,32,16,8} = mov([base] src)
store{w=64,32,16,8}_index = mov([base+index] src)
store{w=64,32,16,8}_global = mov([] src)
store{w=64,32,16,8}_imm = mov
store{w=64,32,16,8}_imm_index = mov
store8_any = mov([base] src)
movnti{w=64,32} = movnti
movbe{w=64,32,16}_load = movbe(dst [base])
movbe{w=64,32,16}_store = movbe([base] src)
push64 = push
pop64 = pop
{op=prefetcht0,prefetcht1,prefetcht2,prefetchnta,prefetchw,clflush,clflushopt,clwb} = {op}

# -------------------------------------------------------------------------------------------------- integer arithmetic
{op=add,sub,and,or,xor}{w=64,32,16,8} = {op}
{op=add,and,or,xor}{w=64,32,16,8}/swapped = {op}(dst a)
{op=add,sub,and,or,xor}{w=64,32,16,8}/in_slot = {op}([] b)
{op=add,and,or,xor}{w=64,32,16,8}/in_slot/swapped = {op}([] a)
{op=add,sub,and,or,xor}{w=64,32,16,8}_imm/in_slot = {op}([])
{op=neg,not,inc,dec}{w=64,32,16,8}/in_slot = {op}([])
add{w=64,32}/lea = lea(dst [a+b])
add{w=64,32}_imm/lea = lea(dst [a])
{op=add,sub,and,or,xor}{w=64,32,16,8}_imm = {op}
{op=add,sub,and,or,xor}{w=64,32,16,8}_load = {op}(dst [base])
{op=add,sub,and,or,xor}{w=64,32,16,8}_load_index = {op}(dst [base+index])
{op=add,sub,and,or,xor}{w=64,32,16,8}_store = {op}([base] b)
{op=add,sub,and,or,xor}{w=64,32,16,8}_store_index = {op}([base+index] b)
{op=add,sub,and,or,xor}{w=64,32,16,8}_store_imm = {op}
{op=add,sub,and,or,xor}8_any = {op}
{op=add,and,or,xor}8_any/swapped = {op}(dst a)
{op=neg,not,inc,dec}{w=64,32,16,8} = {op}
{op=neg,not,inc,dec}{w=64,32,16,8}_store = {op}
lea{w=64,32} = lea(dst [base+index])
lea{w=64,32}_base = lea(dst [base])
lea{w=64,32}_scale = lea(dst [+index])
imul{w=64,32,16} = noimm imul
imul{w=64,32,16}/swapped = noimm imul(dst a)
imul{w=64,32,16}_imm = imm imul
imul{w=64,32,16}_load = noimm imul
{op=mul,imul}{w=64,32,16,8}_wide = {op}
mulx{w=64,32} = mulx(hi lo b)
{op=div,idiv}{w=64,32,16,8} = {op}
{op=div,idiv}8_ax = {op}

# ----------------------------------------------------------------------------------------------- shifts and bit fields
{op=shl,shr,sar,rol,ror}{w=64,32,16,8}_{k=cl,imm} = {op}
{op=shl,shr,sar,rol,ror}{w=64,32,16,8}_{k=cl,imm}/in_slot = {op}([])
{op=shld,shrd}{w=64,32,16}_cl = {op}
{op=shld,shrd}{w=64,32,16}_imm = {op}
{op=shlx,shrx,sarx,andn,bextr,bzhi,pdep,pext,blsr,blsi,blsmsk}{w=64,32} = {op}
rorx{w=64,32}_imm = rorx
{op=popcnt,lzcnt,tzcnt,bsf,bsr}{w=64,32,16} = {op}
{op=bts,btr,btc}{w=64,32,16} = {op}
{op=bts,btr,btc}{w=64,32,16}_imm = {op}
bswap{w=64,32} = bswap
crc32_{w=32,16,8} = crc32
crc32_64 = crc32

# ------------------------------------------------------------------------------------------------------------ branches
jump = jmp
jump_indirect = jmp
tail_jump = jmp
ud2 = ud2

# ------------------------------------------------------------------------------------------------------------- atomics
cmpxchg{w=64,32,16,8} = cmpxchg([base] new)
{op=cmpxchg8b,cmpxchg16b} = {op}
xchg{w=64,32,16,8}_mem = xchg([base] old)
xadd{w=64,32,16,8} = xadd([base] old)
lock_{op=add,sub,and,or,xor}{w=64,32,16,8} = {op}([base] by)
lock_{op=add,sub,and,or,xor}{w=64,32,16,8}_imm = {op}
{op=mfence,lfence,sfence} = {op}

# ---------------------------------------------------------------------------------------------- strings and the system
rep_movs{w=64|q,32|d,16|w,8|b} = rep movs{w.1}
rep_stos{w=64|q,32|d,16|w,8|b} = rep stos{w.1}
repne_scas8 = repne scasb
{op=cpuid,rdtsc,rdtscp,rdpmc,xgetbv,pause,endbr64,int3,nop} = {op}
syscall{n=3,6} = syscall

# ------------------------------------------------------------------------------------ vector and floating point: moves
zero_{t=f32,f64,v128} = xorps(dst dst)
zero_v256 = vxorps(dst dst dst)
zero_v512 = vpxord(dst dst dst)
load_{t=f32|movss,f64|movsd,v128|movups,v256|vmovups,v512|vmovups} = {t.1}(dst [base])
load_{t=f32|movss,f64|movsd,v128|movups,v256|vmovups,v512|vmovups}_index = {t.1}(dst [base+index])
load_{t=f32|movss,f64|movsd,v128|movups,v256|vmovups,v512|vmovups}_global = {t.1}(dst [])
const_{t=f32|movss,f64|movsd,v128|movups,v256|vmovups,v512|vmovups} = {t.1}(dst [])
store_{t=f32|movss,f64|movsd,v128|movups,v256|vmovups,v512|vmovups} = {t.1}([base] src)
store_{t=f32|movss,f64|movsd,v128|movups,v256|vmovups,v512|vmovups}_index = {t.1}([base+index] src)
store_{t=v128|movntps,v256|vmovntps,v512|vmovntps}_stream = {t.1}([base] src)
mov_{t=f32,f64,v128} = movaps
mov_{t=v256,v512} = vmovaps
maskload_{t=v128,v256} = v{op=maskmovps,maskmovpd,pmaskmovd,pmaskmovq}(dst lanes [base])
maskstore_{t=v128,v256} = v{op=maskmovps,maskmovpd,pmaskmovd,pmaskmovq}([base] lanes src)
maskmovdqu = maskmovdqu
{op=low,wide}_{t=f32,f64} = movaps
low_half_{t=v256,v512} = vmovaps(dst ~src)
{op=movd,movq}_{k=to,from}_vec = {op}
{t=f32_from_i32|movd,f64_from_i64|movq,i32_from_f32|movd,i64_from_f64|movq}_bits = {t.1}

# ----------------------------------------------------------------------------------------------- scalar floating point
{op=add,sub,mul,div,min,max}{s=ss,sd} = {op}{s}
{op=add,mul}{s=ss,sd}/swapped = {op}{s}(dst a)
{op=add,sub,mul,div,min,max}{s=ss,sd}_load = {op}{s}(dst [base])
{op=cmp,sqrt,round}{s=ss,sd} = {op}{s}
{op=rcp,rsqrt}ss = {op}ss
{op=and,andn,or,xor}_{t=f32|ps,f64|pd} = {op}{t.1}
{op=and,or,xor}_{t=f32|ps,f64|pd}/swapped = {op}{t.1}(dst a)
blendv_{t=f32|ps,f64|pd} = blendv{t.1}
v{op=add,sub,mul,div,min,max,cmp}{s=ss,sd} = v{op}{s}
v{op=add,mul}{s=ss,sd}/swapped = v{op}{s}(dst b a)
v{op=and,andn,or,xor}_{t=f32|ps,f64|pd} = v{op}{t.1}
vblendv_{t=f32|ps,f64|pd} = vblendv{t.1}
# A result stands for the source that it overwrites.
vf{op=madd,msub,nmadd,nmsub}{s=ss,sd} = vf{op}231{s}(dst a b)
vf{op=madd,msub,nmadd,nmsub}{s=ss,sd}/f231_swapped = vf{op}231{s}(dst b a)
vf{op=madd,msub,nmadd,nmsub}{s=ss,sd}/f213 = vf{op}213{s}(dst b acc)
vf{op=madd,msub,nmadd,nmsub}{s=ss,sd}/f213_swapped = vf{op}213{s}(dst a acc)
vf{op=madd,msub,nmadd,nmsub}{s=ss,sd}/f132 = vf{op}132{s}(dst acc b)
i{w=64,32}_to_{t=f32|ss,f64|sd} = cvtsi2{t.1}
{t=f32|ss,f64|sd}_to_i{w=64,32} = {op=cvtt,cvt}{t.1}2si
{op=cvtss2sd,cvtsd2ss} = {op}

# -------------------------------------------------------------------------------------------------------- vectors: SSE
{op=addps,addpd,subps,subpd,mulps,mulpd,divps,divpd,minps,minpd,maxps,maxpd,andps,andpd,andnps,andnpd,orps,orpd,xorps,
    xorpd,pand,pandn,por,pxor,addsubps,addsubpd,haddps,haddpd,hsubps,hsubpd,cmpps,cmppd,dpps,dppd} = {op}
{op=paddb,paddw,paddd,paddq,paddsb,paddsw,paddusb,paddusw,psubb,psubw,psubd,psubq,psubsb,psubsw,psubusb,psubusw,
    pmullw,pmulld,pmulhw,pmulhuw,pmulhrsw,pmuldq,pmuludq,pmaddwd,pmaddubsw,psadbw,mpsadbw,
    pminsb,pminsw,pminsd,pminub,pminuw,pminud,pmaxsb,pmaxsw,pmaxsd,pmaxub,pmaxuw,pmaxud,pavgb,pavgw,
    pcmpeqb,pcmpeqw,pcmpeqd,pcmpeqq,pcmpgtb,pcmpgtw,pcmpgtd,pcmpgtq} = {op}
{op=psllw,pslld,psllq,psrlw,psrld,psrlq,psraw,psrad,psignb,psignw,psignd,phaddw,phaddd,phaddsw,phsubw,phsubd,phsubsw,
    packsswb,packssdw,packuswb,packusdw,unpcklps,unpckhps,unpcklpd,unpckhpd,punpcklbw,punpcklwd,punpckldq,punpcklqdq,
    punpckhbw,punpckhwd,punpckhdq,punpckhqdq,shufps,shufpd,pshufb,palignr,blendps,blendpd,pblendw} = {op}
{op=aesenc,aesenclast,aesdec,aesdeclast,pclmulqdq,gf2p8mulb,gf2p8affineqb,
    sha1rnds4,sha1nexte,sha1msg1,sha1msg2,sha256msg1,sha256msg2} = {op}
{op=addps,addpd,mulps,mulpd,andps,andpd,orps,orpd,xorps,xorpd,pand,por,pxor,paddb,paddw,paddd,paddq,paddsb,paddsw,
    paddusb,paddusw,pmullw,pmulld,pmulhw,pmulhuw,pmulhrsw,pmuldq,pmuludq,pmaddwd,psadbw,pminsb,pminsw,pminsd,pminub,
    pminuw,pminud,pmaxsb,pmaxsw,pmaxsd,pmaxub,pmaxuw,pmaxud,pavgb,pavgw,pcmpeqb,pcmpeqw,pcmpeqd,pcmpeqq,
    dpps,dppd,gf2p8mulb}/swapped =
    {op}(dst a)
{op=movhlps,movlhps,movss,movsd} = {op}
{op=movhps,movlps}_load = {op}(dst [base])
{op=movhps,movlps}_store = {op}([base] src)
{op=psllw,pslld,psllq,pslldq,psrlw,psrld,psrlq,psrldq,psraw,psrad}_imm = {op}
{op=sqrtps,sqrtpd,rcpps,rsqrtps,roundps,roundpd,movddup,movshdup,movsldup,pabsb,pabsw,pabsd,pshufd,pshufhw,pshuflw,
    phminposuw,aesimc,aeskeygenassist,pmovsxbw,pmovsxbd,pmovsxbq,pmovsxwd,pmovsxwq,pmovsxdq,
    pmovzxbw,pmovzxbd,pmovzxbq,pmovzxwd,pmovzxwq,pmovzxdq,
    cvtdq2ps,cvtdq2pd,cvtps2dq,cvttps2dq,cvtps2pd,cvtpd2dq,cvttpd2dq,cvtpd2ps} = {op}
{op=blendvps,blendvpd,pblendvb,sha256rnds2} = {op}
pinsr{lane=b,w,d,q} = pinsr{lane}
insertps = insertps
{op=pextrb,pextrw,pextrd,pextrq,extractps,movmskps,movmskpd,pmovmskb} = {op}
{op=pcmpistri,pcmpistrm,pcmpestri,pcmpestrm} = {op}

# -------------------------------------------------------------------------------------------------------- vectors: AVX
v{op=addps,addpd,subps,subpd,mulps,mulpd,divps,divpd,minps,minpd,maxps,maxpd,andps,andpd,andnps,andnpd,orps,orpd,xorps,
    xorpd,pand,pandn,por,pxor,addsubps,addsubpd,haddps,haddpd,hsubps,hsubpd,cmpps,cmppd,dpps}_{t=v128,v256} = v{op}
v{op=paddb,paddw,paddd,paddq,paddsb,paddsw,paddusb,paddusw,psubb,psubw,psubd,psubq,psubsb,psubsw,psubusb,psubusw,
    pmullw,pmulld,pmulhw,pmulhuw,pmulhrsw,pmuldq,pmuludq,pmaddwd,pmaddubsw,psadbw,mpsadbw,
    pminsb,pminsw,pminsd,pminub,pminuw,pminud,pmaxsb,pmaxsw,pmaxsd,pmaxub,pmaxuw,pmaxud,pavgb,pavgw,
    pcmpeqb,pcmpeqw,pcmpeqd,pcmpeqq,pcmpgtb,pcmpgtw,pcmpgtd,pcmpgtq}_{t=v128,v256} = v{op}
v{op=psllvd,psllvq,psrlvd,psrlvq,psravd,psignb,psignw,psignd,phaddw,phaddd,phaddsw,phsubw,phsubd,phsubsw,
    packsswb,packssdw,packuswb,packusdw,unpcklps,unpckhps,unpcklpd,unpckhpd,punpcklbw,punpcklwd,punpckldq,punpcklqdq,
    punpckhbw,punpckhwd,punpckhdq,punpckhqdq,shufps,shufpd,pshufb,palignr,blendps,blendpd,pblendw,pblendd,
    permilps,permilpd,aesenc,aesenclast,aesdec,aesdeclast,pclmulqdq,gf2p8mulb,gf2p8affineqb}_{t=v128,v256} = v{op}
v{op=addps,addpd,mulps,mulpd,andps,andpd,orps,orpd,xorps,xorpd,paddb,paddw,paddd,paddq,paddsb,paddsw,paddusb,paddusw,
    pmullw,pmulld,pmulhw,pmulhuw,pmulhrsw,pmuldq,pmuludq,pmaddwd,psadbw,pminsb,pminsw,pminsd,pminub,pminuw,pminud,
    pmaxsb,pmaxsw,pmaxsd,pmaxub,pmaxuw,pmaxud,pavgb,pavgw,pand,por,pxor,pcmpeqb,pcmpeqw,pcmpeqd,
    pcmpeqq,dpps,gf2p8mulb}_{t=v128,v256}/swapped = v{op}(dst b a)
v{op=psllw,pslld,psllq,psrlw,psrld,psrlq,psraw,psrad}_{t=v128,v256} = v{op}
v{op=psllw,pslld,psllq,pslldq,psrlw,psrld,psrlq,psrldq,psraw,psrad}_imm_{t=v128,v256} = v{op}
v{op=sqrtps,sqrtpd,rcpps,rsqrtps,roundps,roundpd,movddup,movshdup,movsldup,pabsb,pabsw,pabsd,pshufd,pshufhw,pshuflw,
    cvtdq2ps,cvtps2dq,cvttps2dq}_{t=v128,v256} = v{op}
v{op=pmovsxbw,pmovsxbd,pmovsxbq,pmovsxwd,pmovsxwq,pmovsxdq,pmovzxbw,pmovzxbd,pmovzxbq,pmovzxwd,pmovzxwq,pmovzxdq,
    cvtdq2pd,cvtps2pd,cvtph2ps,cvtpd2ps,cvtpd2dq,cvttpd2dq,cvtps2ph}_v256 = v{op}
v{op=blendvps,blendvpd,pblendvb}_{t=v128,v256} = v{op}
v{op=pbroadcastb,pbroadcastw,pbroadcastd,pbroadcastq}_{t=v128,v256} = v{op}
v{op=broadcastss_v128,broadcastss_v256,broadcastss_v512} = vbroadcastss
v{op=broadcastsd_v256,broadcastsd_v512} = vbroadcastsd
v{op=permps,permd,perm2f128,perm2i128,insertf128,inserti128,extractf128,extracti128} = v{op}
v{op=permpd,permq}_imm = v{op}
vpinsr{lane=b,w,d,q} = vpinsr{lane}
v{op=movmskps,movmskpd,pmovmskb}_v256 = v{op}
vf{op=madd,msub,nmadd,nmsub}{e=ps,pd}_{t=v128,v256,v512} = vf{op}231{e}(dst a b)
vf{op=madd,msub,nmadd,nmsub}{e=ps,pd}_{t=v128,v256,v512}/f231_swapped = vf{op}231{e}(dst b a)
vf{op=madd,msub,nmadd,nmsub}{e=ps,pd}_{t=v128,v256,v512}/f213 = vf{op}213{e}(dst b acc)
vf{op=madd,msub,nmadd,nmsub}{e=ps,pd}_{t=v128,v256,v512}/f213_swapped = vf{op}213{e}(dst a acc)
vf{op=madd,msub,nmadd,nmsub}{e=ps,pd}_{t=v128,v256,v512}/f132 = vf{op}132{e}(dst acc b)
v{op=gatherdps,gatherdpd,gatherqps,gatherqpd,pgatherdd,pgatherdq,pgatherqd,pgatherqq}_{t=v128,v256} =
    v{op}(dst [base+index] rest)
{op=vzeroupper,vzeroall} = {op}

# ---------------------------------------------------------------------------------------------------- vectors: AVX-512
v{op=addps,addpd,subps,subpd,mulps,mulpd,divps,divpd,minps,minpd,maxps,maxpd,
    paddb,paddw,paddd,paddq,psubb,psubw,psubd,psubq,pmullw,pmulld,pmuludq,pminsd,pminud,pmaxsd,pmaxud,
    psllvd,psllvq,psrlvd,psrlvq,psravd,permd,permps,permq,permpd,unpcklps,unpckhps,shufps,shufpd,pshufb}_v512 = v{op}
v{op=addps,addpd,mulps,mulpd,paddb,paddw,paddd,paddq,pmullw,pmulld,pmuludq,pminsd,pminud,pmaxsd,pmaxud}_v512/swapped =
    v{op}(dst b a)
v{op=pandd,pandq,pandnd,pandnq,pord,porq,pxord,pxorq,pmullq,pminsq,pminuq,pmaxsq,pmaxuq,psravq,psllvw,psrlvw,
    permb,permw,alignd,alignq}_{t=v128,v256,v512} = v{op}
v{op=pandd,pandq,pord,porq,pxord,pxorq,pmullq,pminsq,pminuq,pmaxsq,pmaxuq}_{t=v128,v256,v512}/swapped = v{op}(dst b a)
v{op=sqrtps,sqrtpd,pabsd,pshufd,cvtdq2ps,cvtps2dq,cvttps2dq}_v512 = v{op}
v{op=rcp14ps,rcp14pd,rsqrt14ps,rsqrt14pd,getexpps,getexppd,rndscaleps,rndscalepd,
    pabsq,plzcntd,plzcntq,popcntd,popcntq,pconflictd,pconflictq,cvtqq2pd,cvtpd2qq}_{t=v128,v256,v512} = v{op}
v{op=pslld,psllq,psrld,psrlq,psrad}_imm_v512 = v{op}
v{op=psraq,prold,prolq,prord,prorq}_imm_{t=v128,v256,v512} = v{op}
v{op=pternlogd,pternlogq,pdpbusd,pdpbusds,pdpwssd,pdpwssds}_{t=v128,v256,v512} = v{op}
vperm2{e=b,w,d,q,ps,pd}_{t=v128,v256,v512} = vpermt2{e}(dst order b)
vperm2{e=b,w,d,q,ps,pd}_{t=v128,v256,v512}/permi2 = vpermi2{e}(dst a b)
v{op=pmovsxbw,pmovsxwd,pmovsxdq,pmovzxbw,pmovzxwd,pmovzxdq,cvtdq2pd,cvtps2pd,
    pmovwb,pmovdw,pmovqd,cvtpd2ps,cvtpd2dq,cvttpd2dq}_v512 = v{op}
vpbroadcast_i{w=64|q,32|d}_{t=v128,v256,v512} = vpbroadcast{w.1}
vpbroadcast_i{w=16|w,8|b}_{t=v128,v256,v512} = vpbroadcast{w.1}(dst ~src)
v{op=insertf64x4,inserti64x4,extractf64x4,extracti64x4}_v512 = v{op}
kmov_from_i{w=64|q,32|d} = kmov{w.1}
kmov_to_i{w=64|q,32|d} = kmov{w.1}
kmov = kmov{e=b,w,d,q}
kload = kmov{e=b,w,d,q}(dst [base])
kstore = kmov{e=b,w,d,q}([base] src)
{op=kand,kandn,kor,kxor,kxnor,kadd,knot,kshiftl,kshiftr} = {op}{e=b,w,d,q}
kunpck = kunpck{e=bw,wd,dq}
v{op=cmpps,cmppd,pcmpd,pcmpq,pcmpud,pcmpuq,ptestmd,ptestnmd}_{t=v128,v256,v512}_mask = v{op}
v{op=cmpps,cmppd,pcmpd,pcmpq,pcmpud,pcmpuq,ptestmd,ptestnmd}_{t=v128,v256,v512}_masked = v{op}
pmov{x=b,w,d,q}2m_{t=v128,v256,v512} = vpmov{x}2m
pmovm2{x=b,w,d,q}_{t=v128,v256,v512} = vpmovm2{x}
v{op=addps,addpd,subps,subpd,mulps,mulpd,paddd,paddq,psubd,psubq,pandd,pord,pxord}_{t=v128,v256,v512}_masked = v{op}
v{op=addps,addpd,subps,subpd,mulps,mulpd,paddd,paddq,psubd,psubq,pandd,pord,pxord}_{t=v128,v256,v512}_zeroed = z v{op}
v{op=blendmps,blendmpd,pblendmd,pblendmq}_{t=v128,v256,v512} = v{op}
v{op=compressps,compresspd,pcompressd,pcompressq,expandps,expandpd,pexpandd,pexpandq}_{t=v128,v256,v512} = v{op}
load_{t=v128,v256,v512}_masked = vmovups(dst [base])
store_{t=v128,v256,v512}_masked = vmovups([base] src)
v{op=gatherdps,pgatherdd,gatherqpd,pgatherqq}_{t=v128,v256,v512}_masked = v{op}(dst [base+index])
v{op=scatterdps,pscatterdd,scatterqpd,pscatterqq}_{t=v128,v256,v512}_masked = v{op}([base+index] src)
{config=ldtilecfg,sttilecfg} = {config}([base])
{op=tilerelease,tilezero} = {op}
{load=tileloadd,tileloaddt1} = {load}(dst [base+stride])
tilestored = tilestored([base+stride] src)
{product=tdpbssd,tdpbsud,tdpbusd,tdpbuud,tdpbf16ps,tdpfp16ps} = {product}

[no counterpart]
several instructions, of which the other comparison sees each, with their alternatives =
    {op=add,sub}128 abs{w=64,32,16} {limit=smin,smax,umin,umax}{w=64,32,16}
    {test=cmp,test}{w=64,32,16,8}{i=,_imm}_{k=set,set32,cmov64,cmov32,cmov16,jump}
    {test=cmp,test}{w=64,32,16,8}_load{i=,_imm}_jump bt{w=64,32,16}_{k=set,jump}
    ucomi_{t=f64,f32}_{k=set,set_equal,cmov64,cmov32,jump} {op=add,sub}{w=64,32,16,8}{i=,_imm}_jump
    imul{w=64,32,16}_jump jump_table cmpxchg{w=64,32,16,8}_set lock_{op=bts,btr,btc}{w=64,32,16}_set
    atomic{w=64,32,16,8} {op=rdrand,rdseed}{w=64,32,16}_set repe_cmps8_set u64_to_{t=f32,f64} {t=f32,f64}_to_u64
    {t=f32,f64}_to_i{w=64,32}_saturating ptest_{k=set,jump} pcmpistri_jump
    v{op=ptest,testps,testpd}_{t=v128,v256}_{k=set,jump} {op=kortest,ktest}_{k=set,jump}
not an instruction: the halves of a register = pack16 unpack16
AMX-COMPLEX, which the crate does not know = {product=tcmmimfp16ps,tcmmrlfp16ps}
APX, which the crate does not know = {op=add,sub,and,or,xor,imul}{w=64,32,16}_ndd {op=neg,not,inc,dec}{w=64,32,16}_ndd
a MOV of 32 bits, or of the part of a register = trunc64_to{w=16,8} trunc32_to{w=16,8} trunc16_to8 second_byte{w=64,32,16}
    load_zx32_to64 load_zx32_to64_index
calls of helper functions = tls_call tls_descriptor stack_probe
x87 = fld_{t=f32,f64}
a register with all bits set, which the crate takes for a comparison = ones_{t=v128,v256}

[differences]
# A scalar is in the low bits of a register, which these write as a whole; the bits above stay, and belong to no value.
{op=sqrtss|Sqrtss_xmm_xmmm32,sqrtsd|Sqrtsd_xmm_xmmm64,roundss|Roundss_xmm_xmmm32_imm8,roundsd|Roundsd_xmm_xmmm64_imm8,
    rcpss|Rcpss_xmm_xmmm32,rsqrtss|Rsqrtss_xmm_xmmm32,cvtss2sd|Cvtss2sd_xmm_xmmm32,
    cvtsd2ss|Cvtsd2ss_xmm_xmmm64}, {op.1}: dst is written, there read and written =
    SDM volume 2, by mnemonic: the bits of the destination above the scalar stay
i{w=64,32}_to_{t=f32|ss,f64|sd}, Cvtsi2{t.1}_xmm_rm{w}: dst is written, there read and written =
    SDM volume 2, CVTSI2SS and CVTSI2SD: the bits of the destination above the scalar stay
mov_{t=f32,f64}, movaps: src does not fit a slot there =
    SDM volume 2, MOVSS and MOVSD: what copies a value from a slot, and clears the bits above
i32_from_f32_bits, movd: src does not fit a slot there = SDM volume 2, MOV: what reads a value of that size from a slot
i64_from_f64_bits, movq: src does not fit a slot there = SDM volume 2, MOV: what reads a value of that size from a slot
vzeroupper, VEX_Vzeroupper: fixed uses: only there [ZMM0..=ZMM15] = SDM volume 2, VZEROUPPER: the low bits are not read but kept
syscall{n=3,6}, Syscall: writes: only here [RAX] = System V psABI A.2.1: what the kernel does, not the processor
syscall3, Syscall: fixed uses: only here [RAX, RDI, RDX, RSI] =
    System V psABI A.2.1: what the kernel does, not the processor
syscall6, Syscall: fixed uses: only here [R8..=R10, RAX, RDI, RDX, RSI] =
    System V psABI A.2.1: what the kernel does, not the processor
