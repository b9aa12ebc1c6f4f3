#[allow(
    dead_code,
    unreachable_pub,
    unused_imports,
    missing_copy_implementations,
    missing_debug_implementations
)]
#[allow(non_upper_case_globals, non_camel_case_types, non_snake_case)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
#[allow(
    rustdoc::broken_intra_doc_links,
    rustdoc::invalid_html_tags,
    rustdoc::bare_urls,
    rustdoc::redundant_explicit_links
)]
pub mod aarch32 {
    /*!
The target `aarch32`.

AArch32 (A32) with VFPv4, Advanced SIMD and the conventions of AAPCS32.

| bank | registers | units | kinds of value | about |
| --- | --- | --- | --- | --- |
| `int` | 15 (15 with parts) | 15 | `i32` | Core registers. |
| `vec` | 16 (80 with parts) | 48 | `v128`, `f64`, `f32` | VFP and Advanced SIMD registers. |

| feature | default | about |
| --- | --- | --- |
| `idiv` | yes | SDIV and UDIV. |
| `d32` | yes | D16 to D31: VFPv3-D32 and VFPv4-D32, and every machine with Advanced SIMD. |
| `neon` | yes | Advanced SIMD. Implies `d32`. |
| `vfp4` | yes | Fused multiply-add and conversions of half precision. |
| `v8` | no | Armv8: acquire and release, CRC32, VSEL, VRINT, VMAXNM, AES and SHA. |
| `fp16` | no | Arithmetic in half precision, FEAT_FP16. |
| `fhm` | no | VFMAL and VFMSL, FEAT_FHM. |
| `dotprod` | no | VSDOT and VUDOT, FEAT_DotProd. |

9 classes, 777 instruction forms, 14 alternatives, 2 calling conventions.

Never allocated: `sp`.

* [`Builder`] builds functions; the instruction forms are the methods of [`Ins`].
* [`AnyForm`] is what an emitter matches on: each form, with its alternatives.
* [`reg`], [`class`], [`form`] and [`conv`] name what the tables contain, each with its map.
* `MIN_REGS_` and the name of a bank are the numbers of registers that suffice.
* [`TARGET`] is the tables.
*/
    mod tables {
        use ::ssara_core::target::*;
        use ::ssara_core::__private::Cow;
        pub(super) static BANKS: [BankDesc; 2usize] = [
            BankDesc {
                name: Cow::Borrowed("int"),
                doc: Cow::Borrowed("Core registers."),
                first_word: 0u8,
                words: 1u8,
                units: 15u16,
                first_reg: Reg(0u16),
                num_regs: 15u16,
                min_regs: 8u16,
            },
            BankDesc {
                name: Cow::Borrowed("vec"),
                doc: Cow::Borrowed("VFP and Advanced SIMD registers."),
                first_word: 1u8,
                words: 1u8,
                units: 48u16,
                first_reg: Reg(15u16),
                num_regs: 80u16,
                min_regs: 4u16,
            },
        ];
        pub(super) static TYPES: [TypeDesc; 4usize] = [
            TypeDesc {
                name: Cow::Borrowed("i32"),
                doc: Cow::Borrowed("An integer of 32 bits or less, or an address."),
                bank: Bank(0u8),
                bits: 32u16,
                spill_size: 4u16,
                spill_align: 4u16,
                scalable: false,
                swap: false,
                spill_to: Cow::Borrowed(&[]),
                prices: Prices::DEFAULT,
                moves: Cow::Borrowed(&[]),
                memory: Cow::Borrowed(&[]),
                orders: Cow::Borrowed(const { &[] }),
            },
            TypeDesc {
                name: Cow::Borrowed("v128"),
                doc: Cow::Borrowed("A 128-bit vector. VSWP exchanges two."),
                bank: Bank(1u8),
                bits: 128u16,
                spill_size: 16u16,
                spill_align: 8u16,
                scalable: false,
                swap: true,
                spill_to: Cow::Borrowed(&[]),
                prices: Prices::DEFAULT,
                moves: Cow::Borrowed(&[]),
                memory: Cow::Borrowed(&[]),
                orders: Cow::Borrowed(const { &[] }),
            },
            TypeDesc {
                name: Cow::Borrowed("f64"),
                doc: Cow::Borrowed("A double-precision number or a 64-bit vector."),
                bank: Bank(1u8),
                bits: 64u16,
                spill_size: 8u16,
                spill_align: 8u16,
                scalable: false,
                swap: false,
                spill_to: Cow::Borrowed(&[]),
                prices: Prices::DEFAULT,
                moves: Cow::Borrowed(&[]),
                memory: Cow::Borrowed(&[]),
                orders: Cow::Borrowed(const { &[] }),
            },
            TypeDesc {
                name: Cow::Borrowed("f32"),
                doc: Cow::Borrowed(
                    "A single-precision number, or an integer in its place.",
                ),
                bank: Bank(1u8),
                bits: 32u16,
                spill_size: 4u16,
                spill_align: 4u16,
                scalable: false,
                swap: false,
                spill_to: Cow::Borrowed(&[]),
                prices: Prices::DEFAULT,
                moves: Cow::Borrowed(&[]),
                memory: Cow::Borrowed(&[]),
                orders: Cow::Borrowed(const { &[] }),
            },
        ];
        pub(super) static REGS: [RegDesc; 95usize] = [
            RegDesc {
                name: Cow::Borrowed("r0"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(0u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 0u16,
                units: (0u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r1"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(1u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 1u16,
                units: (1u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r2"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(2u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 2u16,
                units: (2u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r3"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(3u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 3u16,
                units: (3u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r4"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(4u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 4u16,
                units: (4u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r5"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(5u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 5u16,
                units: (5u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r6"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(6u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 6u16,
                units: (6u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r7"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(7u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 7u16,
                units: (7u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r8"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(8u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 8u16,
                units: (8u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r9"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(9u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 9u16,
                units: (9u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r10"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(10u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 10u16,
                units: (10u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r11"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(11u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 11u16,
                units: (11u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r12"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(12u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 12u16,
                units: (12u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("sp"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(13u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 13u16,
                units: (13u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("lr"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(14u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 14u16,
                units: (14u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("q0"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(15u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 0u16,
                units: (15u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d0"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(15u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 0u16,
                units: (19u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d1"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(15u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 1u16,
                units: (21u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s0"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(15u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 0u16,
                units: (23u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s1"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(15u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 1u16,
                units: (24u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s2"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(15u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 2u16,
                units: (25u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s3"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(15u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 3u16,
                units: (26u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("q1"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(22u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 1u16,
                units: (27u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d2"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(22u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 2u16,
                units: (31u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d3"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(22u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 3u16,
                units: (33u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s4"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(22u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 4u16,
                units: (35u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s5"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(22u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 5u16,
                units: (36u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s6"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(22u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 6u16,
                units: (37u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s7"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(22u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 7u16,
                units: (38u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("q2"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(29u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 2u16,
                units: (39u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d4"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(29u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 4u16,
                units: (43u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d5"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(29u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 5u16,
                units: (45u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s8"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(29u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 8u16,
                units: (47u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s9"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(29u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 9u16,
                units: (48u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s10"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(29u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 10u16,
                units: (49u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s11"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(29u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 11u16,
                units: (50u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("q3"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(36u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 3u16,
                units: (51u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d6"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(36u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 6u16,
                units: (55u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d7"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(36u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 7u16,
                units: (57u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s12"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(36u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 12u16,
                units: (59u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s13"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(36u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 13u16,
                units: (60u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s14"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(36u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 14u16,
                units: (61u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s15"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(36u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 15u16,
                units: (62u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("q4"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(43u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 4u16,
                units: (63u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d8"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(43u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 8u16,
                units: (67u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d9"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(43u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 9u16,
                units: (69u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s16"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(43u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 16u16,
                units: (71u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s17"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(43u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 17u16,
                units: (72u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s18"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(43u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 18u16,
                units: (73u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s19"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(43u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 19u16,
                units: (74u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("q5"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(50u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 5u16,
                units: (75u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d10"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(50u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 10u16,
                units: (79u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d11"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(50u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 11u16,
                units: (81u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s20"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(50u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 20u16,
                units: (83u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s21"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(50u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 21u16,
                units: (84u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s22"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(50u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 22u16,
                units: (85u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s23"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(50u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 23u16,
                units: (86u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("q6"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(57u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 6u16,
                units: (87u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d12"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(57u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 12u16,
                units: (91u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d13"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(57u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 13u16,
                units: (93u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s24"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(57u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 24u16,
                units: (95u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s25"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(57u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 25u16,
                units: (96u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s26"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(57u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 26u16,
                units: (97u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s27"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(57u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 27u16,
                units: (98u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("q7"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(64u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 7u16,
                units: (99u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d14"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(64u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 14u16,
                units: (103u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d15"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(64u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 15u16,
                units: (105u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s28"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(64u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 28u16,
                units: (107u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s29"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(64u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 29u16,
                units: (108u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s30"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(64u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 30u16,
                units: (109u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s31"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(64u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 31u16,
                units: (110u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("q8"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(71u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 8u16,
                units: (111u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("d16"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(71u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 16u16,
                units: (113u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("d17"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(71u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 17u16,
                units: (114u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("q9"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(74u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 9u16,
                units: (115u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("d18"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(74u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 18u16,
                units: (117u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("d19"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(74u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 19u16,
                units: (118u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("q10"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(77u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 10u16,
                units: (119u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("d20"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(77u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 20u16,
                units: (121u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("d21"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(77u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 21u16,
                units: (122u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("q11"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(80u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 11u16,
                units: (123u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("d22"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(80u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 22u16,
                units: (125u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("d23"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(80u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 23u16,
                units: (126u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("q12"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(83u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 12u16,
                units: (127u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("d24"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(83u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 24u16,
                units: (129u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("d25"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(83u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 25u16,
                units: (130u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("q13"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(86u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 13u16,
                units: (131u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("d26"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(86u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 26u16,
                units: (133u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("d27"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(86u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 27u16,
                units: (134u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("q14"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(89u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 14u16,
                units: (135u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("d28"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(89u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 28u16,
                units: (137u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("d29"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(89u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 29u16,
                units: (138u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("q15"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(92u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 15u16,
                units: (139u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("d30"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(92u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 30u16,
                units: (141u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
            RegDesc {
                name: Cow::Borrowed("d31"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(92u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 31u16,
                units: (142u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(2u64),
            },
        ];
        pub(super) static CLASSES: [ClassDesc; 9usize] = [
            ClassDesc {
                name: Cow::Borrowed("i32"),
                doc: Cow::Borrowed("An integer of 32 bits or less, or an address."),
                ty: Type(0u8),
                members: (0u32, 14u16),
            },
            ClassDesc {
                name: Cow::Borrowed("v128"),
                doc: Cow::Borrowed("A 128-bit vector. VSWP exchanges two."),
                ty: Type(1u8),
                members: (14u32, 16u16),
            },
            ClassDesc {
                name: Cow::Borrowed("f64"),
                doc: Cow::Borrowed("A double-precision number or a 64-bit vector."),
                ty: Type(2u8),
                members: (30u32, 32u16),
            },
            ClassDesc {
                name: Cow::Borrowed("f32"),
                doc: Cow::Borrowed(
                    "A single-precision number, or an integer in its place.",
                ),
                ty: Type(3u8),
                members: (62u32, 32u16),
            },
            ClassDesc {
                name: Cow::Borrowed("tail32"),
                doc: Cow::Borrowed(
                    "Registers that are callee-saved in no convention, so the epilogue does not restore them, without LR.",
                ),
                ty: Type(0u8),
                members: (94u32, 5u16),
            },
            ClassDesc {
                name: Cow::Borrowed("s0_15"),
                doc: Cow::Borrowed(
                    "The second source of VFMAL by scalar, to a D register.",
                ),
                ty: Type(3u8),
                members: (99u32, 16u16),
            },
            ClassDesc {
                name: Cow::Borrowed("d0_7"),
                doc: Cow::Borrowed("Registers whose 16-bit lanes can be a scalar."),
                ty: Type(2u8),
                members: (115u32, 8u16),
            },
            ClassDesc {
                name: Cow::Borrowed("d0_15"),
                doc: Cow::Borrowed(
                    "Registers whose 32-bit lanes can be a scalar, and those that have S registers.",
                ),
                ty: Type(2u8),
                members: (123u32, 16u16),
            },
            ClassDesc {
                name: Cow::Borrowed("q0_7"),
                doc: Cow::Borrowed("Registers that have S registers."),
                ty: Type(1u8),
                members: (139u32, 8u16),
            },
        ];
        pub(super) static ARGUMENTS_0: [RegSequence; 2usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([0, 1, 2, 3]) }),
                back_fill: false,
                then: None,
            },
            RegSequence {
                bank: Bank(1u8),
                ty: None,
                regs: Cow::Borrowed(const {
                    &regs([
                        18, 19, 20, 21, 25, 26, 27, 28, 32, 33, 34, 35, 39, 40, 41, 42,
                    ])
                }),
                back_fill: true,
                then: None,
            },
        ];
        pub(super) static RESULTS_0: [RegSequence; 2usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([0, 1, 2, 3]) }),
                back_fill: false,
                then: None,
            },
            RegSequence {
                bank: Bank(1u8),
                ty: None,
                regs: Cow::Borrowed(const {
                    &regs([
                        18, 19, 20, 21, 25, 26, 27, 28, 32, 33, 34, 35, 39, 40, 41, 42,
                    ])
                }),
                back_fill: true,
                then: None,
            },
        ];
        pub(super) static VARIADIC_0: [RegSequence; 1usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([0, 1, 2, 3]) }),
                back_fill: false,
                then: None,
            },
        ];
        pub(super) static ARGUMENTS_1: [RegSequence; 2usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([0, 1, 2, 3]) }),
                back_fill: false,
                then: None,
            },
            RegSequence {
                bank: Bank(1u8),
                ty: None,
                regs: Cow::Borrowed(const {
                    &regs([
                        18, 19, 20, 21, 25, 26, 27, 28, 32, 33, 34, 35, 39, 40, 41, 42,
                    ])
                }),
                back_fill: true,
                then: None,
            },
        ];
        pub(super) static RESULTS_1: [RegSequence; 2usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([0, 1, 2, 3]) }),
                back_fill: false,
                then: None,
            },
            RegSequence {
                bank: Bank(1u8),
                ty: None,
                regs: Cow::Borrowed(const {
                    &regs([
                        18, 19, 20, 21, 25, 26, 27, 28, 32, 33, 34, 35, 39, 40, 41, 42,
                    ])
                }),
                back_fill: true,
                then: None,
            },
        ];
        pub(super) static VARIADIC_1: [RegSequence; 1usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([0, 1, 2, 3]) }),
                back_fill: false,
                then: None,
            },
        ];
        pub(super) static CONVENTIONS: [ConventionDesc; 2usize] = [
            ConventionDesc {
                name: Cow::Borrowed("aapcs_vfp"),
                doc: Cow::Borrowed(
                    "AAPCS32 with the VFP variant, hard float. A vector takes a Q register, a double a D register and a single an S register, which may be one that a double has passed over, until one of them is on the stack. A number of 64 bits in two core registers starts at R0 or R2. Variadic functions take floats as integers. Results go where such arguments would: four singles to S0 to S3.",
                ),
                arguments: Cow::Borrowed(&ARGUMENTS_0),
                results: Cow::Borrowed(&RESULTS_0),
                positions: Positions::PerBank,
                callee_saved: Cow::Borrowed(const {
                    &regs([4, 5, 6, 7, 8, 9, 10, 11, 44, 45, 51, 52, 58, 59, 65, 66, 14])
                }),
                clobbers: Cow::Borrowed(&[20495, 281470681808895]),
                edge_clobbers: Cow::Borrowed(&[]),
                reserved: Cow::Borrowed(const { &regs([]) }),
                wide: WideRules {
                    align: 2u8,
                    split: false,
                    keep: false,
                },
                variadic: Some(VariadicRules {
                    arguments: Cow::Borrowed(&VARIADIC_0),
                    named: true,
                    slot: 4u16,
                    wide: WideRules {
                        align: 2u8,
                        split: false,
                        keep: false,
                    },
                }),
                stack: StackRules {
                    align: 8u16,
                    slot: 4u16,
                    shadow: 0u16,
                    alignment: StackAlign::Natural,
                    pad_before: false,
                },
            },
            ConventionDesc {
                name: Cow::Borrowed("aapcs_vfp_rwpi"),
                doc: Cow::Borrowed(
                    "The same where R9 is the platform's: the static base, say.",
                ),
                arguments: Cow::Borrowed(&ARGUMENTS_1),
                results: Cow::Borrowed(&RESULTS_1),
                positions: Positions::PerBank,
                callee_saved: Cow::Borrowed(const {
                    &regs([4, 5, 6, 7, 8, 10, 11, 44, 45, 51, 52, 58, 59, 65, 66, 14])
                }),
                clobbers: Cow::Borrowed(&[20495, 281470681808895]),
                edge_clobbers: Cow::Borrowed(&[]),
                reserved: Cow::Borrowed(const { &regs([9]) }),
                wide: WideRules {
                    align: 2u8,
                    split: false,
                    keep: false,
                },
                variadic: Some(VariadicRules {
                    arguments: Cow::Borrowed(&VARIADIC_1),
                    named: true,
                    slot: 4u16,
                    wide: WideRules {
                        align: 2u8,
                        split: false,
                        keep: false,
                    },
                }),
                stack: StackRules {
                    align: 8u16,
                    slot: 4u16,
                    shadow: 0u16,
                    alignment: StackAlign::Natural,
                    pad_before: false,
                },
            },
        ];
        pub(super) static TUPLE_LISTS: [TupleListDesc; 16usize] = [
            TupleListDesc {
                name: Cow::Borrowed("even_pair"),
                doc: Cow::Borrowed(
                    "An even register and the next: LDRD, STRD, LDREXD and STREXD.",
                ),
                len: 2u8,
                members: (0u32, 12u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("run2"),
                doc: Cow::Borrowed("Two consecutive registers, for LDM and STM."),
                len: 2u8,
                members: (12u32, 24u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("run3"),
                doc: Cow::Borrowed("Three consecutive registers."),
                len: 3u8,
                members: (36u32, 33u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("run4"),
                doc: Cow::Borrowed("Four consecutive registers."),
                len: 4u8,
                members: (69u32, 40u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("s_run2"),
                doc: Cow::Borrowed("Two consecutive single-precision registers."),
                len: 2u8,
                members: (109u32, 62u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("s_run3"),
                doc: Cow::Borrowed("Three consecutive single-precision registers."),
                len: 3u8,
                members: (171u32, 90u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("s_run4"),
                doc: Cow::Borrowed("Four consecutive single-precision registers."),
                len: 4u8,
                members: (261u32, 116u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("d_run2"),
                doc: Cow::Borrowed("Dd and Dd+1."),
                len: 2u8,
                members: (377u32, 62u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("d_run3"),
                doc: Cow::Borrowed("Dd to Dd+2."),
                len: 3u8,
                members: (439u32, 90u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("d_run4"),
                doc: Cow::Borrowed("Dd to Dd+3."),
                len: 4u8,
                members: (529u32, 116u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("d_step2"),
                doc: Cow::Borrowed("Dd and Dd+2."),
                len: 2u8,
                members: (645u32, 60u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("d_step3"),
                doc: Cow::Borrowed("Dd, Dd+2 and Dd+4."),
                len: 3u8,
                members: (705u32, 84u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("d_step4"),
                doc: Cow::Borrowed("Dd, Dd+2, Dd+4 and Dd+6."),
                len: 4u8,
                members: (789u32, 104u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("q_run2"),
                doc: Cow::Borrowed("Dd to Dd+3, as two Q registers."),
                len: 2u8,
                members: (893u32, 30u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("q_run3"),
                doc: Cow::Borrowed("Dd, Dd+2, Dd+4 and the odd ones between."),
                len: 3u8,
                members: (923u32, 42u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("q_run4"),
                doc: Cow::Borrowed("Dd, Dd+2, Dd+4, Dd+6 and the odd ones between."),
                len: 4u8,
                members: (965u32, 52u32),
            },
        ];
        pub(super) static FEATURES: [FeatureDesc; 8usize] = [
            FeatureDesc {
                name: Cow::Borrowed("idiv"),
                doc: Cow::Borrowed("SDIV and UDIV."),
                default: true,
            },
            FeatureDesc {
                name: Cow::Borrowed("d32"),
                doc: Cow::Borrowed(
                    "D16 to D31: VFPv3-D32 and VFPv4-D32, and every machine with Advanced SIMD.",
                ),
                default: true,
            },
            FeatureDesc {
                name: Cow::Borrowed("neon"),
                doc: Cow::Borrowed("Advanced SIMD. Implies `d32`."),
                default: true,
            },
            FeatureDesc {
                name: Cow::Borrowed("vfp4"),
                doc: Cow::Borrowed(
                    "Fused multiply-add and conversions of half precision.",
                ),
                default: true,
            },
            FeatureDesc {
                name: Cow::Borrowed("v8"),
                doc: Cow::Borrowed(
                    "Armv8: acquire and release, CRC32, VSEL, VRINT, VMAXNM, AES and SHA.",
                ),
                default: false,
            },
            FeatureDesc {
                name: Cow::Borrowed("fp16"),
                doc: Cow::Borrowed("Arithmetic in half precision, FEAT_FP16."),
                default: false,
            },
            FeatureDesc {
                name: Cow::Borrowed("fhm"),
                doc: Cow::Borrowed("VFMAL and VFMSL, FEAT_FHM."),
                default: false,
            },
            FeatureDesc {
                name: Cow::Borrowed("dotprod"),
                doc: Cow::Borrowed("VSDOT and VUDOT, FEAT_DotProd."),
                default: false,
            },
        ];
        pub(super) static ROLES: [RoleDesc; 2usize] = [
            RoleDesc {
                name: Cow::Borrowed("stack"),
                reg: Reg(13u16),
            },
            RoleDesc {
                name: Cow::Borrowed("link"),
                reg: Reg(14u16),
            },
        ];
        pub(super) static FORM_NAMES: [Cow<'static, str>; 791usize] = texts([
            "mov_imm",
            "movw_movt",
            "movt",
            "adr",
            "ldr_literal",
            "ldr_got",
            "frame_address",
            "mov",
            "sxtb",
            "sxth",
            "uxtb",
            "uxth",
            "sxtb16",
            "uxtb16",
            "sxtab",
            "sxtah",
            "uxtab",
            "uxtah",
            "sxtab16",
            "uxtab16",
            "add",
            "sub",
            "rsb",
            "and",
            "orr",
            "eor",
            "bic",
            "add_shift",
            "sub_shift",
            "rsb_shift",
            "and_shift",
            "orr_shift",
            "eor_shift",
            "bic_shift",
            "add_imm",
            "sub_imm",
            "rsb_imm",
            "and_imm",
            "orr_imm",
            "eor_imm",
            "bic_imm",
            "mvn",
            "clz",
            "rbit",
            "rev",
            "rev16",
            "revsh",
            "lsl",
            "lsr",
            "asr",
            "ror",
            "lsl_imm",
            "lsr_imm",
            "asr_imm",
            "ror_imm",
            "add64",
            "sub64",
            "add64_imm",
            "sub64_imm",
            "neg64",
            "lsl64_imm",
            "lsr64_imm",
            "asr64_imm",
            "mul",
            "mla",
            "mls",
            "umull",
            "smull",
            "umlal",
            "smlal",
            "umaal",
            "smlald",
            "smlaldx",
            "smlsld",
            "smlsldx",
            "smlalbb",
            "smlaltt",
            "smmul",
            "smmulr",
            "smulbb",
            "smulbt",
            "smultb",
            "smultt",
            "smulwb",
            "smulwt",
            "smuad",
            "smuadx",
            "smusd",
            "smmla",
            "smmlar",
            "smmls",
            "smlabb",
            "smlabt",
            "smlatb",
            "smlatt",
            "smlawb",
            "smlawt",
            "smlad",
            "smlsd",
            "sdiv",
            "udiv",
            "sdiv_rem",
            "udiv_rem",
            "qadd",
            "qsub",
            "qdadd",
            "qdsub",
            "ssat",
            "usat",
            "ssat16",
            "usat16",
            "sadd8",
            "ssub8",
            "sadd16",
            "ssub16",
            "sasx",
            "ssax",
            "qadd8",
            "qsub8",
            "qadd16",
            "qsub16",
            "qasx",
            "qsax",
            "shadd8",
            "shsub8",
            "shadd16",
            "shsub16",
            "shasx",
            "shsax",
            "uadd8",
            "usub8",
            "uadd16",
            "usub16",
            "uasx",
            "usax",
            "uqadd8",
            "uqsub8",
            "uqadd16",
            "uqsub16",
            "uqasx",
            "uqsax",
            "uhadd8",
            "uhsub8",
            "uhadd16",
            "uhsub16",
            "uhasx",
            "uhsax",
            "pkhbt",
            "pkhtb",
            "usad8",
            "usada8",
            "uadd8_sel",
            "usub8_sel",
            "sadd16_sel",
            "ssub16_sel",
            "ubfx",
            "sbfx",
            "bfi",
            "bfc",
            "crc32b",
            "crc32h",
            "crc32w",
            "crc32cb",
            "crc32ch",
            "crc32cw",
            "cmp_set",
            "cmn_set",
            "tst_set",
            "teq_set",
            "cmp_imm_set",
            "cmn_imm_set",
            "tst_imm_set",
            "teq_imm_set",
            "cmp_mov",
            "cmp_mov/inverse",
            "cmn_mov",
            "cmn_mov/inverse",
            "tst_mov",
            "tst_mov/inverse",
            "teq_mov",
            "teq_mov/inverse",
            "cmp_imm_mov",
            "cmp_imm_mov/inverse",
            "cmn_imm_mov",
            "cmn_imm_mov/inverse",
            "tst_imm_mov",
            "tst_imm_mov/inverse",
            "teq_imm_mov",
            "teq_imm_mov/inverse",
            "cmp64_set",
            "adds_set",
            "subs_set",
            "vcmp_f64_set",
            "vcmp_f32_set",
            "vcmp_f64_mov",
            "vcmp_f32_mov",
            "vcmp_f64_vmov",
            "vcmp_f32_vmov",
            "vcmp_f64_vsel",
            "vcmp_f32_vsel",
            "b",
            "cmp_b",
            "cmn_b",
            "tst_b",
            "teq_b",
            "cmp_imm_b",
            "cmn_imm_b",
            "tst_imm_b",
            "teq_imm_b",
            "cmp64_b",
            "adds_b",
            "subs_b",
            "adds_imm_b",
            "subs_imm_b",
            "vcmp_f64_b",
            "vcmp_f32_b",
            "vcmp_f64_zero_b",
            "vcmp_f32_zero_b",
            "jump_table",
            "bx",
            "tail_bx",
            "udf",
            "ldr",
            "ldrb",
            "ldrh",
            "ldrsb",
            "ldrsh",
            "ldr_index",
            "ldrb_index",
            "ldrh_index",
            "ldrsb_index",
            "ldrsh_index",
            "str",
            "strb",
            "strh",
            "str_index",
            "strb_index",
            "strh_index",
            "pld",
            "pldw",
            "pli",
            "ldr_writeback",
            "ldrb_writeback",
            "ldrh_writeback",
            "ldrsb_writeback",
            "ldrsh_writeback",
            "ldr_index_writeback",
            "ldrb_index_writeback",
            "ldrh_index_writeback",
            "ldrsb_index_writeback",
            "ldrsh_index_writeback",
            "str_writeback",
            "strb_writeback",
            "strh_writeback",
            "ldrd",
            "ldrd_index",
            "ldrd_writeback",
            "strd",
            "strd_index",
            "strd_writeback",
            "ldm2",
            "ldm3",
            "ldm4",
            "ldm2_writeback",
            "ldm3_writeback",
            "ldm4_writeback",
            "stm2",
            "stm3",
            "stm4",
            "stm2_writeback",
            "stm3_writeback",
            "stm4_writeback",
            "ldrex",
            "ldrexb",
            "ldrexh",
            "ldrexd",
            "strex",
            "strexb",
            "strexh",
            "strexd",
            "lda",
            "ldab",
            "ldah",
            "ldaex",
            "ldaexb",
            "ldaexh",
            "ldaexd",
            "stl",
            "stlb",
            "stlh",
            "stlex",
            "stlexb",
            "stlexh",
            "stlexd",
            "atomic",
            "atomic_cas",
            "atomic_cas64",
            "dmb",
            "dsb",
            "isb",
            "clrex",
            "read_tp_call",
            "thread_pointer",
            "mrc",
            "mcr",
            "mrrc",
            "mcrr",
            "mrs",
            "msr",
            "vmrs",
            "vmsr",
            "svc3",
            "svc6",
            "nop",
            "yield",
            "wfe",
            "wfi",
            "sev",
            "bkpt",
            "vmov_f64_imm",
            "vmov_f32_imm",
            "vldr_f64_literal",
            "vldr_f32_literal",
            "vmov_f64",
            "vmov_f32",
            "vmov_f32_from_i32",
            "vmov_i32_from_f32",
            "vmov_f64_from_i32",
            "vmov_i32_from_f64",
            "vmov_two_f32_from_i32",
            "vmov_i32_from_two_f32",
            "low_f32_q",
            "low_f32_d",
            "wide_f32_q",
            "wide_f32_d",
            "low_f64",
            "vcombine",
            "vldr_f64",
            "vldr_f32",
            "vstr_f64",
            "vstr_f32",
            "vldm_d2",
            "vldm_d3",
            "vldm_d4",
            "vldm_s2",
            "vldm_s3",
            "vldm_s4",
            "vldm_d2_writeback",
            "vldm_d3_writeback",
            "vldm_d4_writeback",
            "vldm_s2_writeback",
            "vldm_s3_writeback",
            "vldm_s4_writeback",
            "vstm_d2",
            "vstm_d3",
            "vstm_d4",
            "vstm_s2",
            "vstm_s3",
            "vstm_s4",
            "vadd_f64",
            "vadd_f32",
            "vsub_f64",
            "vsub_f32",
            "vmul_f64",
            "vmul_f32",
            "vnmul_f64",
            "vnmul_f32",
            "vdiv_f64",
            "vdiv_f32",
            "vabs_f64",
            "vabs_f32",
            "vneg_f64",
            "vneg_f32",
            "vsqrt_f64",
            "vsqrt_f32",
            "vmla_f64",
            "vmla_f32",
            "vmls_f64",
            "vmls_f32",
            "vnmla_f64",
            "vnmla_f32",
            "vnmls_f64",
            "vnmls_f32",
            "vfma_f64",
            "vfma_f32",
            "vfms_f64",
            "vfms_f32",
            "vfnma_f64",
            "vfnma_f32",
            "vfnms_f64",
            "vfnms_f32",
            "vmaxnm_f64",
            "vmaxnm_f32",
            "vminnm_f64",
            "vminnm_f32",
            "vrinta_f64",
            "vrinta_f32",
            "vrintm_f64",
            "vrintm_f32",
            "vrintn_f64",
            "vrintn_f32",
            "vrintp_f64",
            "vrintp_f32",
            "vrintr_f64",
            "vrintr_f32",
            "vrintx_f64",
            "vrintx_f32",
            "vrintz_f64",
            "vrintz_f32",
            "vadd_f16",
            "vsub_f16",
            "vmul_f16",
            "vnmul_f16",
            "vdiv_f16",
            "vmla_f16",
            "vmls_f16",
            "vfma_f16",
            "vfms_f16",
            "vcvt_f64_from_f32",
            "vcvt_f32_from_f64",
            "vcvt_f64_from_s32",
            "vcvt_f64_from_u32",
            "vcvt_f32_from_s32",
            "vcvt_f32_from_u32",
            "vcvt_s32_from_f64",
            "vcvt_s32_from_f32",
            "vcvt_u32_from_f64",
            "vcvt_u32_from_f32",
            "vcvtr_s32_from_f64",
            "vcvtr_s32_from_f32",
            "vcvtr_u32_from_f64",
            "vcvtr_u32_from_f32",
            "vcvt_f64_fixed",
            "vcvt_f32_fixed",
            "vcvta_s32_from_f64",
            "vcvta_s32_from_f32",
            "vcvta_u32_from_f64",
            "vcvta_u32_from_f32",
            "vcvtm_s32_from_f64",
            "vcvtm_s32_from_f32",
            "vcvtm_u32_from_f64",
            "vcvtm_u32_from_f32",
            "vcvtn_s32_from_f64",
            "vcvtn_s32_from_f32",
            "vcvtn_u32_from_f64",
            "vcvtn_u32_from_f32",
            "vcvtp_s32_from_f64",
            "vcvtp_s32_from_f32",
            "vcvtp_u32_from_f64",
            "vcvtp_u32_from_f32",
            "vcvtb_f32_from_f16",
            "vcvtt_f32_from_f16",
            "vcvtb_f16_from_f32",
            "vcvtt_f16_from_f32",
            "vmov_q_imm",
            "vmov_d_imm",
            "vmov_q",
            "vorr_imm_q",
            "vorr_imm_d",
            "vbic_imm_q",
            "vbic_imm_d",
            "vdup_q_from_i32",
            "vdup_d_from_i32",
            "vdup_q",
            "vdup_d",
            "vmov_lane_from_i32",
            "vmov_i32_from_lane",
            "vswp_q",
            "vswp_d",
            "vtrn_q",
            "vtrn_d",
            "vzip_q",
            "vzip_d",
            "vuzp_q",
            "vuzp_d",
            "vext_q",
            "vext_d",
            "vtbl2",
            "vtbl3",
            "vtbl4",
            "vtbl1",
            "vtbx2",
            "vtbx3",
            "vtbx4",
            "vtbx1",
            "vld1_2",
            "vld1_3",
            "vld1_4",
            "vld1_q",
            "vld1_d",
            "vst1_2",
            "vst1_3",
            "vst1_4",
            "vst1_q",
            "vst1_d",
            "vld1_q_writeback",
            "vld1_d_writeback",
            "vst1_q_writeback",
            "vst1_d_writeback",
            "vld1_q_step",
            "vld1_d_step",
            "vld2_run",
            "vld2_step",
            "vld3_run",
            "vld3_step",
            "vld4_run",
            "vld4_step",
            "vld2_run_writeback",
            "vld2_step_writeback",
            "vld3_run_writeback",
            "vld3_step_writeback",
            "vld4_run_writeback",
            "vld4_step_writeback",
            "vst2_run",
            "vst2_step",
            "vst3_run",
            "vst3_step",
            "vst4_run",
            "vst4_step",
            "vst2_run_writeback",
            "vst2_step_writeback",
            "vst3_run_writeback",
            "vst3_step_writeback",
            "vst4_run_writeback",
            "vst4_step_writeback",
            "vld2_lane_run",
            "vld2_lane_step",
            "vld3_lane_run",
            "vld3_lane_step",
            "vld4_lane_run",
            "vld4_lane_step",
            "vld2_dup_run",
            "vld2_dup_step",
            "vld3_dup_run",
            "vld3_dup_step",
            "vld4_dup_run",
            "vld4_dup_step",
            "vst2_lane_run",
            "vst2_lane_step",
            "vst3_lane_run",
            "vst3_lane_step",
            "vst4_lane_run",
            "vst4_lane_step",
            "vld1_lane",
            "vld1_dup",
            "vst1_lane",
            "vld2_q",
            "vst2_q",
            "vld3_q_writeback",
            "vld4_q_writeback",
            "vst3_q_writeback",
            "vst4_q_writeback",
            "vadd_q",
            "vadd_d",
            "vsub_q",
            "vsub_d",
            "vmul_q",
            "vmul_d",
            "vqadd_q",
            "vqadd_d",
            "vqsub_q",
            "vqsub_d",
            "vhadd_q",
            "vhadd_d",
            "vrhadd_q",
            "vrhadd_d",
            "vhsub_q",
            "vhsub_d",
            "vmax_q",
            "vmax_d",
            "vmin_q",
            "vmin_d",
            "vabd_q",
            "vabd_d",
            "vand_q",
            "vand_d",
            "vorr_q",
            "vorr_d",
            "vorn_q",
            "vorn_d",
            "veor_q",
            "veor_d",
            "vbic_q",
            "vbic_d",
            "vceq_q",
            "vceq_d",
            "vcge_q",
            "vcge_d",
            "vcgt_q",
            "vcgt_d",
            "vacge_q",
            "vacge_d",
            "vacgt_q",
            "vacgt_d",
            "vtst_q",
            "vtst_d",
            "vshl_q",
            "vshl_d",
            "vrshl_q",
            "vrshl_d",
            "vqshl_q",
            "vqshl_d",
            "vqrshl_q",
            "vqrshl_d",
            "vqdmulh_q",
            "vqdmulh_d",
            "vqrdmulh_q",
            "vqrdmulh_d",
            "vrecps_q",
            "vrecps_d",
            "vrsqrts_q",
            "vrsqrts_d",
            "vpadd_d",
            "vpmax_d",
            "vpmin_d",
            "vabs_q",
            "vabs_d",
            "vneg_q",
            "vneg_d",
            "vqabs_q",
            "vqabs_d",
            "vqneg_q",
            "vqneg_d",
            "vmvn_q",
            "vmvn_d",
            "vcls_q",
            "vcls_d",
            "vclz_q",
            "vclz_d",
            "vcnt_q",
            "vcnt_d",
            "vrev16_q",
            "vrev16_d",
            "vrev32_q",
            "vrev32_d",
            "vrev64_q",
            "vrev64_d",
            "vpaddl_q",
            "vpaddl_d",
            "vrecpe_q",
            "vrecpe_d",
            "vrsqrte_q",
            "vrsqrte_d",
            "vceq_zero_q",
            "vceq_zero_d",
            "vcge_zero_q",
            "vcge_zero_d",
            "vcgt_zero_q",
            "vcgt_zero_d",
            "vcle_zero_q",
            "vcle_zero_d",
            "vclt_zero_q",
            "vclt_zero_d",
            "vshl_imm_q",
            "vshl_imm_d",
            "vshr_imm_q",
            "vshr_imm_d",
            "vrshr_imm_q",
            "vrshr_imm_d",
            "vqshl_imm_q",
            "vqshl_imm_d",
            "vqshlu_imm_q",
            "vqshlu_imm_d",
            "vcvt_s32_from_f32_q",
            "vcvt_s32_from_f32_d",
            "vcvt_u32_from_f32_q",
            "vcvt_u32_from_f32_d",
            "vcvt_f32_from_s32_q",
            "vcvt_f32_from_s32_d",
            "vcvt_f32_from_u32_q",
            "vcvt_f32_from_u32_d",
            "vmla_q",
            "vmla_d",
            "vmls_q",
            "vmls_d",
            "vaba_q",
            "vaba_d",
            "vfma_q",
            "vfma_d",
            "vfms_q",
            "vfms_d",
            "vpadal_q",
            "vpadal_d",
            "vsra_imm_q",
            "vsra_imm_d",
            "vrsra_imm_q",
            "vrsra_imm_d",
            "vsli_imm_q",
            "vsli_imm_d",
            "vsri_imm_q",
            "vsri_imm_d",
            "vbsl_q",
            "vbsl_q/vbit",
            "vbsl_q/vbif",
            "vbsl_d",
            "vbsl_d/vbit",
            "vbsl_d/vbif",
            "vmul_scalar16_q",
            "vmul_scalar16_d",
            "vmul_scalar32_q",
            "vmul_scalar32_d",
            "vqdmulh_scalar16_q",
            "vqdmulh_scalar16_d",
            "vqdmulh_scalar32_q",
            "vqdmulh_scalar32_d",
            "vqrdmulh_scalar16_q",
            "vqrdmulh_scalar16_d",
            "vqrdmulh_scalar32_q",
            "vqrdmulh_scalar32_d",
            "vmla_scalar16_q",
            "vmla_scalar16_d",
            "vmla_scalar32_q",
            "vmla_scalar32_d",
            "vmls_scalar16_q",
            "vmls_scalar16_d",
            "vmls_scalar32_q",
            "vmls_scalar32_d",
            "vmull_scalar16",
            "vmull_scalar32",
            "vqdmull_scalar16",
            "vqdmull_scalar32",
            "vmlal_scalar16",
            "vmlal_scalar32",
            "vmlsl_scalar16",
            "vmlsl_scalar32",
            "vqdmlal_scalar16",
            "vqdmlal_scalar32",
            "vqdmlsl_scalar16",
            "vqdmlsl_scalar32",
            "vsdot_scalar_q",
            "vsdot_scalar_d",
            "vudot_scalar_q",
            "vudot_scalar_d",
            "vsdot_q",
            "vsdot_d",
            "vudot_q",
            "vudot_d",
            "vfmal_d",
            "vfmsl_d",
            "vfmal_q",
            "vfmsl_q",
            "vfmal_scalar_d",
            "vfmsl_scalar_d",
            "vfmal_scalar_q",
            "vfmsl_scalar_q",
            "vaddl",
            "vsubl",
            "vmull",
            "vabdl",
            "vqdmull",
            "vmlal",
            "vmlsl",
            "vabal",
            "vqdmlal",
            "vqdmlsl",
            "vaddw",
            "vsubw",
            "vmovl",
            "vshll_imm",
            "vcvt_f32_from_f16_q",
            "vmovn",
            "vqmovn",
            "vqmovun",
            "vshrn_imm",
            "vrshrn_imm",
            "vqshrn_imm",
            "vqshrun_imm",
            "vqrshrn_imm",
            "vqrshrun_imm",
            "vcvt_f16_from_f32_q",
            "vaddhn",
            "vsubhn",
            "vraddhn",
            "vrsubhn",
            "aese",
            "aese/swapped",
            "aesd",
            "aesd/swapped",
            "aesmc",
            "aesimc",
            "sha1h",
            "sha1c",
            "sha1p",
            "sha1m",
            "sha1su0",
            "sha256h",
            "sha256h2",
            "sha256su1",
            "sha1su1",
            "sha256su0",
            "vmull_p64",
        ]);
        pub(super) static OPERAND_NAMES: [Cow<'static, str>; 2432usize] = texts([
            "dst",
            "dst",
            "dst",
            "a",
            "dst",
            "dst",
            "dst",
            "dst",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "a",
            "src",
            "dst",
            "a",
            "src",
            "dst",
            "a",
            "src",
            "dst",
            "a",
            "src",
            "dst",
            "a",
            "src",
            "dst",
            "a",
            "src",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "count",
            "dst",
            "a",
            "b",
            "count",
            "dst",
            "a",
            "b",
            "count",
            "dst",
            "a",
            "b",
            "count",
            "dst",
            "a",
            "b",
            "count",
            "dst",
            "a",
            "b",
            "count",
            "dst",
            "a",
            "b",
            "count",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "count",
            "dst",
            "a",
            "count",
            "dst",
            "a",
            "count",
            "dst",
            "a",
            "count",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "lo",
            "hi",
            "a_lo",
            "a_hi",
            "b_lo",
            "b_hi",
            "lo",
            "hi",
            "a_lo",
            "a_hi",
            "b_lo",
            "b_hi",
            "lo",
            "hi",
            "a_lo",
            "a_hi",
            "lo",
            "hi",
            "a_lo",
            "a_hi",
            "lo",
            "hi",
            "a_lo",
            "a_hi",
            "lo",
            "hi",
            "a_lo",
            "a_hi",
            "lo",
            "hi",
            "a_lo",
            "a_hi",
            "lo",
            "hi",
            "a_lo",
            "a_hi",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "c",
            "dst",
            "a",
            "b",
            "c",
            "lo",
            "hi",
            "a",
            "b",
            "lo",
            "hi",
            "a",
            "b",
            "lo",
            "hi",
            "acc_lo",
            "acc_hi",
            "a",
            "b",
            "lo",
            "hi",
            "acc_lo",
            "acc_hi",
            "a",
            "b",
            "lo",
            "hi",
            "acc_lo",
            "acc_hi",
            "a",
            "b",
            "lo",
            "hi",
            "acc_lo",
            "acc_hi",
            "a",
            "b",
            "lo",
            "hi",
            "acc_lo",
            "acc_hi",
            "a",
            "b",
            "lo",
            "hi",
            "acc_lo",
            "acc_hi",
            "a",
            "b",
            "lo",
            "hi",
            "acc_lo",
            "acc_hi",
            "a",
            "b",
            "lo",
            "hi",
            "acc_lo",
            "acc_hi",
            "a",
            "b",
            "lo",
            "hi",
            "acc_lo",
            "acc_hi",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "c",
            "dst",
            "a",
            "b",
            "c",
            "dst",
            "a",
            "b",
            "c",
            "dst",
            "a",
            "b",
            "c",
            "dst",
            "a",
            "b",
            "c",
            "dst",
            "a",
            "b",
            "c",
            "dst",
            "a",
            "b",
            "c",
            "dst",
            "a",
            "b",
            "c",
            "dst",
            "a",
            "b",
            "c",
            "dst",
            "a",
            "b",
            "c",
            "dst",
            "a",
            "b",
            "c",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "c",
            "dst",
            "sum",
            "a",
            "b",
            "then",
            "otherwise",
            "dst",
            "sum",
            "a",
            "b",
            "then",
            "otherwise",
            "dst",
            "sum",
            "a",
            "b",
            "then",
            "otherwise",
            "dst",
            "sum",
            "a",
            "b",
            "then",
            "otherwise",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "old",
            "src",
            "dst",
            "old",
            "dst",
            "sum",
            "data",
            "dst",
            "sum",
            "data",
            "dst",
            "sum",
            "data",
            "dst",
            "sum",
            "data",
            "dst",
            "sum",
            "data",
            "dst",
            "sum",
            "data",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "b",
            "then",
            "otherwise",
            "dst",
            "a",
            "b",
            "then",
            "otherwise",
            "dst",
            "a",
            "b",
            "then",
            "otherwise",
            "dst",
            "a",
            "b",
            "then",
            "otherwise",
            "dst",
            "a",
            "b",
            "then",
            "otherwise",
            "dst",
            "a",
            "b",
            "then",
            "otherwise",
            "dst",
            "a",
            "b",
            "then",
            "otherwise",
            "dst",
            "a",
            "b",
            "then",
            "otherwise",
            "dst",
            "a",
            "then",
            "otherwise",
            "dst",
            "a",
            "then",
            "otherwise",
            "dst",
            "a",
            "then",
            "otherwise",
            "dst",
            "a",
            "then",
            "otherwise",
            "dst",
            "a",
            "then",
            "otherwise",
            "dst",
            "a",
            "then",
            "otherwise",
            "dst",
            "a",
            "then",
            "otherwise",
            "dst",
            "a",
            "then",
            "otherwise",
            "dst",
            "a_lo",
            "a_hi",
            "b_lo",
            "b_hi",
            "dst",
            "flag",
            "a",
            "b",
            "dst",
            "flag",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "then",
            "otherwise",
            "dst",
            "a",
            "b",
            "then",
            "otherwise",
            "dst",
            "a",
            "b",
            "then",
            "otherwise",
            "dst",
            "a",
            "b",
            "then",
            "otherwise",
            "dst",
            "a",
            "b",
            "then",
            "otherwise",
            "dst",
            "a",
            "b",
            "then",
            "otherwise",
            "a",
            "b",
            "a",
            "b",
            "a",
            "b",
            "a",
            "b",
            "a",
            "a",
            "a",
            "a",
            "a_lo",
            "a_hi",
            "b_lo",
            "b_hi",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "dst",
            "a",
            "a",
            "b",
            "a",
            "b",
            "a",
            "a",
            "index",
            "target",
            "target",
            "dst",
            "base",
            "dst",
            "base",
            "dst",
            "base",
            "dst",
            "base",
            "dst",
            "base",
            "dst",
            "base",
            "index",
            "dst",
            "base",
            "index",
            "dst",
            "base",
            "index",
            "dst",
            "base",
            "index",
            "dst",
            "base",
            "index",
            "src",
            "base",
            "src",
            "base",
            "src",
            "base",
            "src",
            "base",
            "index",
            "src",
            "base",
            "index",
            "src",
            "base",
            "index",
            "base",
            "base",
            "base",
            "dst",
            "next",
            "base",
            "dst",
            "next",
            "base",
            "dst",
            "next",
            "base",
            "dst",
            "next",
            "base",
            "dst",
            "next",
            "base",
            "dst",
            "next",
            "base",
            "index",
            "dst",
            "next",
            "base",
            "index",
            "dst",
            "next",
            "base",
            "index",
            "dst",
            "next",
            "base",
            "index",
            "dst",
            "next",
            "base",
            "index",
            "next",
            "src",
            "base",
            "next",
            "src",
            "base",
            "next",
            "src",
            "base",
            "dst0",
            "dst1",
            "base",
            "dst0",
            "dst1",
            "base",
            "index",
            "dst0",
            "dst1",
            "next",
            "base",
            "src0",
            "src1",
            "base",
            "src0",
            "src1",
            "base",
            "index",
            "next",
            "src0",
            "src1",
            "base",
            "dst0",
            "dst1",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "dst3",
            "base",
            "dst0",
            "dst1",
            "next",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "next",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "dst3",
            "next",
            "base",
            "src0",
            "src1",
            "base",
            "src0",
            "src1",
            "src2",
            "base",
            "src0",
            "src1",
            "src2",
            "src3",
            "base",
            "next",
            "src0",
            "src1",
            "base",
            "next",
            "src0",
            "src1",
            "src2",
            "base",
            "next",
            "src0",
            "src1",
            "src2",
            "src3",
            "base",
            "dst",
            "base",
            "dst",
            "base",
            "dst",
            "base",
            "dst0",
            "dst1",
            "base",
            "status",
            "src",
            "base",
            "status",
            "src",
            "base",
            "status",
            "src",
            "base",
            "status",
            "src0",
            "src1",
            "base",
            "dst",
            "base",
            "dst",
            "base",
            "dst",
            "base",
            "dst",
            "base",
            "dst",
            "base",
            "dst",
            "base",
            "dst0",
            "dst1",
            "base",
            "src",
            "base",
            "src",
            "base",
            "src",
            "base",
            "status",
            "src",
            "base",
            "status",
            "src",
            "base",
            "status",
            "src",
            "base",
            "status",
            "src0",
            "src1",
            "base",
            "old",
            "new",
            "status",
            "with",
            "base",
            "old",
            "status",
            "expected",
            "new",
            "base",
            "old0",
            "old1",
            "status",
            "expected_lo",
            "expected_hi",
            "new0",
            "new1",
            "base",
            "pointer",
            "dst",
            "dst",
            "src",
            "first",
            "second",
            "first",
            "second",
            "dst",
            "src",
            "dst",
            "src",
            "result",
            "a",
            "b",
            "c",
            "number",
            "result",
            "a",
            "b",
            "c",
            "d",
            "e",
            "f",
            "number",
            "dst",
            "dst",
            "dst",
            "dst",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "lo",
            "hi",
            "lo",
            "hi",
            "src",
            "dst0",
            "dst1",
            "first",
            "second",
            "first",
            "second",
            "src0",
            "src1",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "lo",
            "hi",
            "dst",
            "base",
            "dst",
            "base",
            "src",
            "base",
            "src",
            "base",
            "dst0",
            "dst1",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "dst3",
            "base",
            "dst0",
            "dst1",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "dst3",
            "base",
            "dst0",
            "dst1",
            "next",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "next",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "dst3",
            "next",
            "base",
            "dst0",
            "dst1",
            "next",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "next",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "dst3",
            "next",
            "base",
            "src0",
            "src1",
            "base",
            "src0",
            "src1",
            "src2",
            "base",
            "src0",
            "src1",
            "src2",
            "src3",
            "base",
            "src0",
            "src1",
            "base",
            "src0",
            "src1",
            "src2",
            "base",
            "src0",
            "src1",
            "src2",
            "src3",
            "base",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "old",
            "src",
            "dst",
            "old",
            "src",
            "dst",
            "dst",
            "dst",
            "src",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "old",
            "src",
            "dst",
            "src",
            "first",
            "second",
            "a",
            "b",
            "first",
            "second",
            "a",
            "b",
            "first",
            "second",
            "a",
            "b",
            "first",
            "second",
            "a",
            "b",
            "first",
            "second",
            "a",
            "b",
            "first",
            "second",
            "a",
            "b",
            "first",
            "second",
            "a",
            "b",
            "first",
            "second",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "table0",
            "table1",
            "index",
            "dst",
            "table0",
            "table1",
            "table2",
            "index",
            "dst",
            "table0",
            "table1",
            "table2",
            "table3",
            "index",
            "dst",
            "table",
            "index",
            "dst",
            "old",
            "table0",
            "table1",
            "index",
            "dst",
            "old",
            "table0",
            "table1",
            "table2",
            "index",
            "dst",
            "old",
            "table0",
            "table1",
            "table2",
            "table3",
            "index",
            "dst",
            "old",
            "table",
            "index",
            "dst0",
            "dst1",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "dst3",
            "base",
            "dst",
            "base",
            "dst",
            "base",
            "src0",
            "src1",
            "base",
            "src0",
            "src1",
            "src2",
            "base",
            "src0",
            "src1",
            "src2",
            "src3",
            "base",
            "src",
            "base",
            "src",
            "base",
            "dst",
            "next",
            "base",
            "dst",
            "next",
            "base",
            "next",
            "src",
            "base",
            "next",
            "src",
            "base",
            "dst",
            "next",
            "base",
            "step",
            "dst",
            "next",
            "base",
            "step",
            "dst0",
            "dst1",
            "base",
            "dst0",
            "dst1",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "dst3",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "dst3",
            "base",
            "dst0",
            "dst1",
            "next",
            "base",
            "dst0",
            "dst1",
            "next",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "next",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "next",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "dst3",
            "next",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "dst3",
            "next",
            "base",
            "src0",
            "src1",
            "base",
            "src0",
            "src1",
            "base",
            "src0",
            "src1",
            "src2",
            "base",
            "src0",
            "src1",
            "src2",
            "base",
            "src0",
            "src1",
            "src2",
            "src3",
            "base",
            "src0",
            "src1",
            "src2",
            "src3",
            "base",
            "next",
            "src0",
            "src1",
            "base",
            "next",
            "src0",
            "src1",
            "base",
            "next",
            "src0",
            "src1",
            "src2",
            "base",
            "next",
            "src0",
            "src1",
            "src2",
            "base",
            "next",
            "src0",
            "src1",
            "src2",
            "src3",
            "base",
            "next",
            "src0",
            "src1",
            "src2",
            "src3",
            "base",
            "dst0",
            "dst1",
            "old0",
            "old1",
            "base",
            "dst0",
            "dst1",
            "old0",
            "old1",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "old0",
            "old1",
            "old2",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "old0",
            "old1",
            "old2",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "dst3",
            "old0",
            "old1",
            "old2",
            "old3",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "dst3",
            "old0",
            "old1",
            "old2",
            "old3",
            "base",
            "dst0",
            "dst1",
            "base",
            "dst0",
            "dst1",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "dst3",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "dst3",
            "base",
            "src0",
            "src1",
            "base",
            "src0",
            "src1",
            "base",
            "src0",
            "src1",
            "src2",
            "base",
            "src0",
            "src1",
            "src2",
            "base",
            "src0",
            "src1",
            "src2",
            "src3",
            "base",
            "src0",
            "src1",
            "src2",
            "src3",
            "base",
            "dst",
            "old",
            "base",
            "dst",
            "base",
            "src",
            "base",
            "dst0",
            "dst1",
            "base",
            "src0",
            "src1",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "next",
            "base",
            "dst0",
            "dst1",
            "dst2",
            "dst3",
            "next",
            "base",
            "next",
            "src0",
            "src1",
            "src2",
            "base",
            "next",
            "src0",
            "src1",
            "src2",
            "src3",
            "base",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "old",
            "src",
            "dst",
            "old",
            "src",
            "dst",
            "old",
            "src",
            "dst",
            "old",
            "src",
            "dst",
            "old",
            "src",
            "dst",
            "old",
            "src",
            "dst",
            "old",
            "src",
            "dst",
            "old",
            "src",
            "dst",
            "old",
            "src",
            "dst",
            "old",
            "src",
            "dst",
            "mask",
            "then",
            "otherwise",
            "dst",
            "mask",
            "then",
            "otherwise",
            "dst",
            "mask",
            "then",
            "otherwise",
            "dst",
            "mask",
            "then",
            "otherwise",
            "dst",
            "mask",
            "then",
            "otherwise",
            "dst",
            "mask",
            "then",
            "otherwise",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "acc",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "state",
            "key",
            "dst",
            "state",
            "key",
            "dst",
            "state",
            "key",
            "dst",
            "state",
            "key",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "a",
            "b",
            "c",
            "dst",
            "a",
            "b",
            "c",
            "dst",
            "a",
            "b",
            "c",
            "dst",
            "a",
            "b",
            "c",
            "dst",
            "a",
            "b",
            "c",
            "dst",
            "a",
            "b",
            "c",
            "dst",
            "a",
            "b",
            "c",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
        ]);
        pub(super) static FORM_DOCS: [Cow<'static, str>; 791usize] = texts([
            "MOV, MVN or MOVW of an immediate.",
            "MOVW and MOVT: any constant or address.",
            "Replaces the upper half of a register.",
            "ADD or SUB of PC: an address nearby.",
            "LDR from the literal pool, relative to PC.",
            "LDR of a literal and LDR at PC plus that: an address from the global offset table.",
            "ADD of SP and an offset.",
            "A copy that the client asks for.",
            "Extends bytes or a halfword, after a rotation.",
            "Extends bytes or a halfword, after a rotation.",
            "Extends bytes or a halfword, after a rotation.",
            "Extends bytes or a halfword, after a rotation.",
            "Extends bytes or a halfword, after a rotation.",
            "Extends bytes or a halfword, after a rotation.",
            "Extends and adds to a.",
            "Extends and adds to a.",
            "Extends and adds to a.",
            "Extends and adds to a.",
            "Extends and adds to a.",
            "Extends and adds to a.",
            "add; b may be shifted by an immediate.",
            "sub; b may be shifted by an immediate.",
            "rsb; b may be shifted by an immediate.",
            "and; b may be shifted by an immediate.",
            "orr; b may be shifted by an immediate.",
            "eor; b may be shifted by an immediate.",
            "bic; b may be shifted by an immediate.",
            "add; b is shifted by a register.",
            "sub; b is shifted by a register.",
            "rsb; b is shifted by a register.",
            "and; b is shifted by a register.",
            "orr; b is shifted by a register.",
            "eor; b is shifted by a register.",
            "bic; b is shifted by a register.",
            "add of an immediate.",
            "sub of an immediate.",
            "rsb of an immediate.",
            "and of an immediate.",
            "orr of an immediate.",
            "eor of an immediate.",
            "bic of an immediate.",
            "",
            "",
            "",
            "",
            "",
            "",
            "lsl by the low byte of a register.",
            "lsr by the low byte of a register.",
            "asr by the low byte of a register.",
            "ror by the low byte of a register.",
            "lsl by an immediate.",
            "lsr by an immediate.",
            "asr by an immediate.",
            "ror by an immediate.",
            "ADDS and ADC, or SUBS and SBC. The low half is written while the high halves are still to be read.",
            "ADDS and ADC, or SUBS and SBC. The low half is written while the high halves are still to be read.",
            "ADDS and ADC, or SUBS and SBC, of immediates.",
            "ADDS and ADC, or SUBS and SBC, of immediates.",
            "RSBS and RSC.",
            "The high half is written while the low half is still to be read.",
            "The low half is written while the high half is still to be read.",
            "The low half is written while the high half is still to be read.",
            "",
            "c plus or minus a * b. Four registers, none of them tied.",
            "c plus or minus a * b. Four registers, none of them tied.",
            "A 64-bit product, in two registers that must differ.",
            "A 64-bit product, in two registers that must differ.",
            "Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.",
            "Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.",
            "Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.",
            "Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.",
            "Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.",
            "Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.",
            "Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.",
            "Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.",
            "Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.",
            "A part of a product, or products of halfwords.",
            "A part of a product, or products of halfwords.",
            "A part of a product, or products of halfwords.",
            "A part of a product, or products of halfwords.",
            "A part of a product, or products of halfwords.",
            "A part of a product, or products of halfwords.",
            "A part of a product, or products of halfwords.",
            "A part of a product, or products of halfwords.",
            "A part of a product, or products of halfwords.",
            "A part of a product, or products of halfwords.",
            "A part of a product, or products of halfwords.",
            "The same added to c.",
            "The same added to c.",
            "The same added to c.",
            "The same added to c.",
            "The same added to c.",
            "The same added to c.",
            "The same added to c.",
            "The same added to c.",
            "The same added to c.",
            "The same added to c.",
            "The same added to c.",
            "",
            "",
            "sdiv and MLS: the quotient is in dst while both sources are still to be read.",
            "udiv and MLS: the quotient is in dst while both sources are still to be read.",
            "With saturation.",
            "With saturation.",
            "With saturation.",
            "With saturation.",
            "To a number of bits.",
            "To a number of bits.",
            "To a number of bits.",
            "To a number of bits.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "Bytes or halfwords of two registers.",
            "",
            "",
            "",
            "Sum of absolute differences, added to c.",
            "uadd8, whose result is not used, and SEL of bytes by its flags: for example, a maximum.",
            "usub8, whose result is not used, and SEL of bytes by its flags: for example, a maximum.",
            "sadd16, whose result is not used, and SEL of bytes by its flags: for example, a maximum.",
            "ssub16, whose result is not used, and SEL of bytes by its flags: for example, a maximum.",
            "A bit field, extended.",
            "A bit field, extended.",
            "Moves a bit field into dst, whose other bits stay.",
            "Clears a bit field of dst.",
            "Adds data to a checksum.",
            "Adds data to a checksum.",
            "Adds data to a checksum.",
            "Adds data to a checksum.",
            "Adds data to a checksum.",
            "Adds data to a checksum.",
            "cmp, MOV of zero and MOV of one under a condition.",
            "cmn, MOV of zero and MOV of one under a condition.",
            "tst, MOV of zero and MOV of one under a condition.",
            "teq, MOV of zero and MOV of one under a condition.",
            "cmp with an immediate, MOV of zero and MOV of one under a condition.",
            "cmn with an immediate, MOV of zero and MOV of one under a condition.",
            "tst with an immediate, MOV of zero and MOV of one under a condition.",
            "teq with an immediate, MOV of zero and MOV of one under a condition.",
            "cmp and MOV under a condition: dst keeps `otherwise` unless it holds.",
            "",
            "cmn and MOV under a condition: dst keeps `otherwise` unless it holds.",
            "",
            "tst and MOV under a condition: dst keeps `otherwise` unless it holds.",
            "",
            "teq and MOV under a condition: dst keeps `otherwise` unless it holds.",
            "",
            "cmp with an immediate and MOV under a condition: dst keeps `otherwise` unless it holds.",
            "",
            "cmn with an immediate and MOV under a condition: dst keeps `otherwise` unless it holds.",
            "",
            "tst with an immediate and MOV under a condition: dst keeps `otherwise` unless it holds.",
            "",
            "teq with an immediate and MOV under a condition: dst keeps `otherwise` unless it holds.",
            "",
            "CMP, SBCS of the high halves into dst, and the truth value.",
            "adds and whether it overflows. The sum is written first.",
            "subs and whether it overflows. The sum is written first.",
            "VCMP, VMRS and the truth value.",
            "VCMP, VMRS and the truth value.",
            "VCMP, VMRS and MOV under one or two conditions: dst keeps `otherwise` unless one holds.",
            "VCMP, VMRS and MOV under one or two conditions: dst keeps `otherwise` unless one holds.",
            "VCMP, VMRS and VMOV under one or two conditions: dst keeps `otherwise` unless one holds.",
            "VCMP, VMRS and VMOV under one or two conditions: dst keeps `otherwise` unless one holds.",
            "VCMP, VMRS and VSEL.",
            "VCMP, VMRS and VSEL.",
            "B.",
            "cmp and B under a condition.",
            "cmn and B under a condition.",
            "tst and B under a condition.",
            "teq and B under a condition.",
            "cmp with an immediate and B under a condition.",
            "cmn with an immediate and B under a condition.",
            "tst with an immediate and B under a condition.",
            "teq with an immediate and B under a condition.",
            "CMP of the high halves, CMP of the low ones if those are equal, and B.",
            "adds and B under a condition: on overflow, say.",
            "subs and B under a condition: on overflow, say.",
            "adds of an immediate and B under a condition: the end of a counting loop, say.",
            "subs of an immediate and B under a condition: the end of a counting loop, say.",
            "VCMP, VMRS and one or two B under a condition.",
            "VCMP, VMRS and one or two B under a condition.",
            "VCMP with zero, VMRS and one or two B under a condition.",
            "VCMP with zero, VMRS and one or two B under a condition.",
            "LDR of PC from the table after the instruction, at an index.",
            "To an address in a register.",
            "To another function, after the frame is gone.",
            "An undefined instruction.",
            "",
            "",
            "",
            "",
            "",
            "ldr at base + index.",
            "ldrb at base + index.",
            "ldrh at base + index.",
            "ldrsb at base + index.",
            "ldrsh at base + index.",
            "",
            "",
            "",
            "str at base + index.",
            "strb at base + index.",
            "strh at base + index.",
            "A prefetch.",
            "A prefetch.",
            "A prefetch.",
            "Pre-indexed or post-indexed.",
            "Pre-indexed or post-indexed.",
            "Pre-indexed or post-indexed.",
            "Pre-indexed or post-indexed.",
            "Pre-indexed or post-indexed.",
            "Pre-indexed or post-indexed by a register.",
            "Pre-indexed or post-indexed by a register.",
            "Pre-indexed or post-indexed by a register.",
            "Pre-indexed or post-indexed by a register.",
            "Pre-indexed or post-indexed by a register.",
            "Pre-indexed or post-indexed.",
            "Pre-indexed or post-indexed.",
            "Pre-indexed or post-indexed.",
            "Two words.",
            "Two words at base + index, which must be in neither register of dst.",
            "Two words, pre-indexed or post-indexed.",
            "Two words.",
            "Two words at base + index.",
            "Two words, pre-indexed or post-indexed.",
            "LDM of 2 consecutive registers; the base may be one of them.",
            "LDM of 3 consecutive registers; the base may be one of them.",
            "LDM of 4 consecutive registers; the base may be one of them.",
            "LDM of 2 consecutive registers with the new base, which must be none of them.",
            "LDM of 3 consecutive registers with the new base, which must be none of them.",
            "LDM of 4 consecutive registers with the new base, which must be none of them.",
            "STM of 2 consecutive registers.",
            "STM of 3 consecutive registers.",
            "STM of 4 consecutive registers.",
            "STM of 2 consecutive registers. The base is none of them: what would be stored is not known.",
            "STM of 3 consecutive registers. The base is none of them: what would be stored is not known.",
            "STM of 4 consecutive registers. The base is none of them: what would be stored is not known.",
            "An exclusive load.",
            "An exclusive load.",
            "An exclusive load.",
            "An exclusive load of two words, to an even register and the next.",
            "An exclusive store; status is zero if it was done.",
            "An exclusive store; status is zero if it was done.",
            "An exclusive store; status is zero if it was done.",
            "An exclusive store of two words, from an even register and the next.",
            "With acquire.",
            "With acquire.",
            "With acquire.",
            "With acquire.",
            "With acquire.",
            "With acquire.",
            "As `ldrexd`, with acquire.",
            "With release.",
            "With release.",
            "With release.",
            "Exclusive, with release.",
            "Exclusive, with release.",
            "Exclusive, with release.",
            "As `strexd`, with release.",
            "Any operation on memory, by a loop of exclusives; `old` is what memory held.",
            "Compare and exchange, by a loop of exclusives; `old` is what memory held.",
            "Compare and exchange of two words, by a loop of LDREXD and STREXD.",
            "Orders memory or instructions.",
            "Orders memory or instructions.",
            "Orders memory or instructions.",
            "Orders memory or instructions.",
            "`__aeabi_read_tp`, which changes R12 and LR and no other register.",
            "MRC of TPIDRURO.",
            "A coprocessor's register.",
            "To a coprocessor's register.",
            "Two words of a coprocessor, in registers that must differ.",
            "Two words to a coprocessor.",
            "Reads a status register.",
            "Writes a status register.",
            "Reads FPSCR.",
            "Writes FPSCR.",
            "A Linux system call. The kernel changes only R0.",
            "A Linux system call. The kernel changes only R0.",
            "No operands.",
            "No operands.",
            "No operands.",
            "No operands.",
            "No operands.",
            "No operands.",
            "VMOV of an immediate.",
            "VMOV of an immediate.",
            "VLDR from the literal pool, relative to PC.",
            "VLDR from the literal pool, relative to PC.",
            "A copy that the client asks for.",
            "A copy that the client asks for.",
            "The same bits.",
            "The same bits.",
            "The same bits, of two core registers.",
            "The same bits, to two core registers, which must differ.",
            "The bits of two core registers to consecutive S registers.",
            "The bits of consecutive S registers to two core registers, which must differ.",
            "The lowest quarter or half: VMOV, or nothing when src and dst share a register.",
            "The lowest quarter or half: VMOV, or nothing when src and dst share a register.",
            "A vector whose other lanes are anything: VMOV, or nothing when src and dst share a register.",
            "A vector whose other lanes are anything: VMOV, or nothing when src and dst share a register.",
            "The low half of a Q register: VMOV, or nothing when src and dst share a register.",
            "Two D registers as a Q register: a VMOV for each that is not yet in its half. Neither may be where the other one goes.",
            "",
            "",
            "",
            "",
            "VLDM of 2 consecutive registers.",
            "VLDM of 3 consecutive registers.",
            "VLDM of 4 consecutive registers.",
            "VLDM of 2 consecutive registers.",
            "VLDM of 3 consecutive registers.",
            "VLDM of 4 consecutive registers.",
            "VLDM of 2 consecutive registers, and the address after them.",
            "VLDM of 3 consecutive registers, and the address after them.",
            "VLDM of 4 consecutive registers, and the address after them.",
            "VLDM of 2 consecutive registers, and the address after them.",
            "VLDM of 3 consecutive registers, and the address after them.",
            "VLDM of 4 consecutive registers, and the address after them.",
            "VSTM of 2 consecutive registers.",
            "VSTM of 3 consecutive registers.",
            "VSTM of 4 consecutive registers.",
            "VSTM of 2 consecutive registers.",
            "VSTM of 3 consecutive registers.",
            "VSTM of 4 consecutive registers.",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "A product, rounded, added to or subtracted from the accumulator, which dst overwrites.",
            "A product, rounded, added to or subtracted from the accumulator, which dst overwrites.",
            "A product, rounded, added to or subtracted from the accumulator, which dst overwrites.",
            "A product, rounded, added to or subtracted from the accumulator, which dst overwrites.",
            "A product, rounded, added to or subtracted from the accumulator, which dst overwrites.",
            "A product, rounded, added to or subtracted from the accumulator, which dst overwrites.",
            "A product, rounded, added to or subtracted from the accumulator, which dst overwrites.",
            "A product, rounded, added to or subtracted from the accumulator, which dst overwrites.",
            "A product added to or subtracted from the accumulator, which dst overwrites.",
            "A product added to or subtracted from the accumulator, which dst overwrites.",
            "A product added to or subtracted from the accumulator, which dst overwrites.",
            "A product added to or subtracted from the accumulator, which dst overwrites.",
            "A product added to or subtracted from the accumulator, which dst overwrites.",
            "A product added to or subtracted from the accumulator, which dst overwrites.",
            "A product added to or subtracted from the accumulator, which dst overwrites.",
            "A product added to or subtracted from the accumulator, which dst overwrites.",
            "",
            "",
            "",
            "",
            "To an integer in floating point.",
            "To an integer in floating point.",
            "To an integer in floating point.",
            "To an integer in floating point.",
            "To an integer in floating point.",
            "To an integer in floating point.",
            "To an integer in floating point.",
            "To an integer in floating point.",
            "To an integer in floating point.",
            "To an integer in floating point.",
            "To an integer in floating point.",
            "To an integer in floating point.",
            "To an integer in floating point.",
            "To an integer in floating point.",
            "Half precision, in the low halves of S registers.",
            "Half precision, in the low halves of S registers.",
            "Half precision, in the low halves of S registers.",
            "Half precision, in the low halves of S registers.",
            "Half precision, in the low halves of S registers.",
            "Half precision, in the low halves of S registers.",
            "Half precision, in the low halves of S registers.",
            "Half precision, in the low halves of S registers.",
            "Half precision, in the low halves of S registers.",
            "",
            "",
            "From an integer, which is in an S register.",
            "From an integer, which is in an S register.",
            "From an integer, which is in an S register.",
            "From an integer, which is in an S register.",
            "To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.",
            "To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.",
            "To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.",
            "To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.",
            "To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.",
            "To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.",
            "To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.",
            "To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.",
            "From or to a fixed-point number in the same register.",
            "From or to a fixed-point number in the same register.",
            "To an integer, in an S register, with a rounding of its own.",
            "To an integer, in an S register, with a rounding of its own.",
            "To an integer, in an S register, with a rounding of its own.",
            "To an integer, in an S register, with a rounding of its own.",
            "To an integer, in an S register, with a rounding of its own.",
            "To an integer, in an S register, with a rounding of its own.",
            "To an integer, in an S register, with a rounding of its own.",
            "To an integer, in an S register, with a rounding of its own.",
            "To an integer, in an S register, with a rounding of its own.",
            "To an integer, in an S register, with a rounding of its own.",
            "To an integer, in an S register, with a rounding of its own.",
            "To an integer, in an S register, with a rounding of its own.",
            "To an integer, in an S register, with a rounding of its own.",
            "To an integer, in an S register, with a rounding of its own.",
            "To an integer, in an S register, with a rounding of its own.",
            "To an integer, in an S register, with a rounding of its own.",
            "From one half of an S register.",
            "From one half of an S register.",
            "To one half of an S register, whose other half stays.",
            "To one half of an S register, whose other half stays.",
            "VMOV or VMVN of an immediate to all lanes.",
            "VMOV or VMVN of an immediate to all lanes.",
            "A copy that the client asks for.",
            "vorr of an immediate, in place.",
            "vorr of an immediate, in place.",
            "vbic of an immediate, in place.",
            "vbic of an immediate, in place.",
            "Copies an integer to all lanes.",
            "Copies an integer to all lanes.",
            "Copies a lane of a D register to all lanes.",
            "Copies a lane of a D register to all lanes.",
            "Replaces a lane of a D register.",
            "A lane of a D register, extended.",
            "Exchanges two registers.",
            "Exchanges two registers.",
            "Two results, which overwrite the sources.",
            "Two results, which overwrite the sources.",
            "Two results, which overwrite the sources.",
            "Two results, which overwrite the sources.",
            "Two results, which overwrite the sources.",
            "Two results, which overwrite the sources.",
            "Consecutive bytes out of two registers.",
            "Consecutive bytes out of two registers.",
            "Bytes of a table of 2 consecutive registers; zero where the index is out of range.",
            "Bytes of a table of 3 consecutive registers; zero where the index is out of range.",
            "Bytes of a table of 4 consecutive registers; zero where the index is out of range.",
            "Bytes of a table of one register; zero where the index is out of range.",
            "Bytes of a table of 2 consecutive registers; dst stays where the index is out of range.",
            "Bytes of a table of 3 consecutive registers; dst stays where the index is out of range.",
            "Bytes of a table of 4 consecutive registers; dst stays where the index is out of range.",
            "Bytes of a table of one register; dst stays where the index is out of range.",
            "VLD1 of 2 consecutive D registers.",
            "VLD1 of 3 consecutive D registers.",
            "VLD1 of 4 consecutive D registers.",
            "VLD1 of one D or Q register.",
            "VLD1 of one D or Q register.",
            "VST1 of 2 consecutive D registers.",
            "VST1 of 3 consecutive D registers.",
            "VST1 of 4 consecutive D registers.",
            "VST1 of one D or Q register.",
            "VST1 of one D or Q register.",
            "VLD1 of one D or Q register, and the address after it.",
            "VLD1 of one D or Q register, and the address after it.",
            "VST1 of one D or Q register, and the address after it.",
            "VST1 of one D or Q register, and the address after it.",
            "VLD1 of one D or Q register, and the address moved on by a register.",
            "VLD1 of one D or Q register, and the address moved on by a register.",
            "VLD2: takes 2 interleaved vectors apart, in consecutive or every other register.",
            "VLD2: takes 2 interleaved vectors apart, in consecutive or every other register.",
            "VLD3: takes 3 interleaved vectors apart, in consecutive or every other register.",
            "VLD3: takes 3 interleaved vectors apart, in consecutive or every other register.",
            "VLD4: takes 4 interleaved vectors apart, in consecutive or every other register.",
            "VLD4: takes 4 interleaved vectors apart, in consecutive or every other register.",
            "The same, and the address after what was loaded.",
            "The same, and the address after what was loaded.",
            "The same, and the address after what was loaded.",
            "The same, and the address after what was loaded.",
            "The same, and the address after what was loaded.",
            "The same, and the address after what was loaded.",
            "VST2: interleaves 2 vectors, in consecutive or every other register.",
            "VST2: interleaves 2 vectors, in consecutive or every other register.",
            "VST3: interleaves 3 vectors, in consecutive or every other register.",
            "VST3: interleaves 3 vectors, in consecutive or every other register.",
            "VST4: interleaves 4 vectors, in consecutive or every other register.",
            "VST4: interleaves 4 vectors, in consecutive or every other register.",
            "The same, and the address after what was stored.",
            "The same, and the address after what was stored.",
            "The same, and the address after what was stored.",
            "The same, and the address after what was stored.",
            "The same, and the address after what was stored.",
            "The same, and the address after what was stored.",
            "Replaces one lane of each of 2 vectors; not a byte with `step`.",
            "Replaces one lane of each of 2 vectors; not a byte with `step`.",
            "Replaces one lane of each of 3 vectors; not a byte with `step`.",
            "Replaces one lane of each of 3 vectors; not a byte with `step`.",
            "Replaces one lane of each of 4 vectors; not a byte with `step`.",
            "Replaces one lane of each of 4 vectors; not a byte with `step`.",
            "Loads 2 scalars and copies each to all lanes of a vector.",
            "Loads 2 scalars and copies each to all lanes of a vector.",
            "Loads 3 scalars and copies each to all lanes of a vector.",
            "Loads 3 scalars and copies each to all lanes of a vector.",
            "Loads 4 scalars and copies each to all lanes of a vector.",
            "Loads 4 scalars and copies each to all lanes of a vector.",
            "Stores one lane of each of 2 vectors; not a byte with `step`.",
            "Stores one lane of each of 2 vectors; not a byte with `step`.",
            "Stores one lane of each of 3 vectors; not a byte with `step`.",
            "Stores one lane of each of 3 vectors; not a byte with `step`.",
            "Stores one lane of each of 4 vectors; not a byte with `step`.",
            "Stores one lane of each of 4 vectors; not a byte with `step`.",
            "Replaces one lane.",
            "Loads a scalar and copies it to all lanes.",
            "Stores one lane.",
            "VLD2 of four consecutive D registers: two Q registers.",
            "VST2 of four consecutive D registers: two Q registers.",
            "VLD3 of the even D registers and VLD3 of the odd ones, with the address after it all.",
            "VLD4 of the even D registers and VLD4 of the odd ones, with the address after it all.",
            "VST3 of the even D registers and VST3 of the odd ones, with the address after it all.",
            "VST4 of the even D registers and VST4 of the odd ones, with the address after it all.",
            "Vadd of two vectors, of elements of any size.",
            "Vadd of two vectors, of elements of any size.",
            "Vsub of two vectors, of elements of any size.",
            "Vsub of two vectors, of elements of any size.",
            "Vmul of two vectors, of elements of any size.",
            "Vmul of two vectors, of elements of any size.",
            "Vqadd of two vectors, of elements of any size.",
            "Vqadd of two vectors, of elements of any size.",
            "Vqsub of two vectors, of elements of any size.",
            "Vqsub of two vectors, of elements of any size.",
            "Vhadd of two vectors, of elements of any size.",
            "Vhadd of two vectors, of elements of any size.",
            "Vrhadd of two vectors, of elements of any size.",
            "Vrhadd of two vectors, of elements of any size.",
            "Vhsub of two vectors, of elements of any size.",
            "Vhsub of two vectors, of elements of any size.",
            "Vmax of two vectors, of elements of any size.",
            "Vmax of two vectors, of elements of any size.",
            "Vmin of two vectors, of elements of any size.",
            "Vmin of two vectors, of elements of any size.",
            "Vabd of two vectors, of elements of any size.",
            "Vabd of two vectors, of elements of any size.",
            "Vand of two vectors, of elements of any size.",
            "Vand of two vectors, of elements of any size.",
            "Vorr of two vectors, of elements of any size.",
            "Vorr of two vectors, of elements of any size.",
            "Vorn of two vectors, of elements of any size.",
            "Vorn of two vectors, of elements of any size.",
            "Veor of two vectors, of elements of any size.",
            "Veor of two vectors, of elements of any size.",
            "Vbic of two vectors, of elements of any size.",
            "Vbic of two vectors, of elements of any size.",
            "Vceq of two vectors, of elements of any size.",
            "Vceq of two vectors, of elements of any size.",
            "Vcge of two vectors, of elements of any size.",
            "Vcge of two vectors, of elements of any size.",
            "Vcgt of two vectors, of elements of any size.",
            "Vcgt of two vectors, of elements of any size.",
            "Vacge of two vectors, of elements of any size.",
            "Vacge of two vectors, of elements of any size.",
            "Vacgt of two vectors, of elements of any size.",
            "Vacgt of two vectors, of elements of any size.",
            "Vtst of two vectors, of elements of any size.",
            "Vtst of two vectors, of elements of any size.",
            "Vshl of two vectors, of elements of any size.",
            "Vshl of two vectors, of elements of any size.",
            "Vrshl of two vectors, of elements of any size.",
            "Vrshl of two vectors, of elements of any size.",
            "Vqshl of two vectors, of elements of any size.",
            "Vqshl of two vectors, of elements of any size.",
            "Vqrshl of two vectors, of elements of any size.",
            "Vqrshl of two vectors, of elements of any size.",
            "Vqdmulh of two vectors, of elements of any size.",
            "Vqdmulh of two vectors, of elements of any size.",
            "Vqrdmulh of two vectors, of elements of any size.",
            "Vqrdmulh of two vectors, of elements of any size.",
            "Vrecps of two vectors, of elements of any size.",
            "Vrecps of two vectors, of elements of any size.",
            "Vrsqrts of two vectors, of elements of any size.",
            "Vrsqrts of two vectors, of elements of any size.",
            "Of pairs of neighbours; for D registers only.",
            "Of pairs of neighbours; for D registers only.",
            "Of pairs of neighbours; for D registers only.",
            "Vabs of a vector, of elements of any size.",
            "Vabs of a vector, of elements of any size.",
            "Vneg of a vector, of elements of any size.",
            "Vneg of a vector, of elements of any size.",
            "Vqabs of a vector, of elements of any size.",
            "Vqabs of a vector, of elements of any size.",
            "Vqneg of a vector, of elements of any size.",
            "Vqneg of a vector, of elements of any size.",
            "Vmvn of a vector, of elements of any size.",
            "Vmvn of a vector, of elements of any size.",
            "Vcls of a vector, of elements of any size.",
            "Vcls of a vector, of elements of any size.",
            "Vclz of a vector, of elements of any size.",
            "Vclz of a vector, of elements of any size.",
            "Vcnt of a vector, of elements of any size.",
            "Vcnt of a vector, of elements of any size.",
            "Vrev16 of a vector, of elements of any size.",
            "Vrev16 of a vector, of elements of any size.",
            "Vrev32 of a vector, of elements of any size.",
            "Vrev32 of a vector, of elements of any size.",
            "Vrev64 of a vector, of elements of any size.",
            "Vrev64 of a vector, of elements of any size.",
            "Vpaddl of a vector, of elements of any size.",
            "Vpaddl of a vector, of elements of any size.",
            "Vrecpe of a vector, of elements of any size.",
            "Vrecpe of a vector, of elements of any size.",
            "Vrsqrte of a vector, of elements of any size.",
            "Vrsqrte of a vector, of elements of any size.",
            "Vceq_zero of a vector, of elements of any size.",
            "Vceq_zero of a vector, of elements of any size.",
            "Vcge_zero of a vector, of elements of any size.",
            "Vcge_zero of a vector, of elements of any size.",
            "Vcgt_zero of a vector, of elements of any size.",
            "Vcgt_zero of a vector, of elements of any size.",
            "Vcle_zero of a vector, of elements of any size.",
            "Vcle_zero of a vector, of elements of any size.",
            "Vclt_zero of a vector, of elements of any size.",
            "Vclt_zero of a vector, of elements of any size.",
            "Vshl_imm of a vector, of elements of any size.",
            "Vshl_imm of a vector, of elements of any size.",
            "Vshr_imm of a vector, of elements of any size.",
            "Vshr_imm of a vector, of elements of any size.",
            "Vrshr_imm of a vector, of elements of any size.",
            "Vrshr_imm of a vector, of elements of any size.",
            "Vqshl_imm of a vector, of elements of any size.",
            "Vqshl_imm of a vector, of elements of any size.",
            "Vqshlu_imm of a vector, of elements of any size.",
            "Vqshlu_imm of a vector, of elements of any size.",
            "Vcvt_s32_from_f32 of a vector, of elements of any size.",
            "Vcvt_s32_from_f32 of a vector, of elements of any size.",
            "Vcvt_u32_from_f32 of a vector, of elements of any size.",
            "Vcvt_u32_from_f32 of a vector, of elements of any size.",
            "Vcvt_f32_from_s32 of a vector, of elements of any size.",
            "Vcvt_f32_from_s32 of a vector, of elements of any size.",
            "Vcvt_f32_from_u32 of a vector, of elements of any size.",
            "Vcvt_f32_from_u32 of a vector, of elements of any size.",
            "Adds products or differences to the accumulator, which dst overwrites.",
            "Adds products or differences to the accumulator, which dst overwrites.",
            "Adds products or differences to the accumulator, which dst overwrites.",
            "Adds products or differences to the accumulator, which dst overwrites.",
            "Adds products or differences to the accumulator, which dst overwrites.",
            "Adds products or differences to the accumulator, which dst overwrites.",
            "Adds products to the accumulator, which dst overwrites.",
            "Adds products to the accumulator, which dst overwrites.",
            "Adds products to the accumulator, which dst overwrites.",
            "Adds products to the accumulator, which dst overwrites.",
            "Adds to or inserts into a vector, which dst overwrites.",
            "Adds to or inserts into a vector, which dst overwrites.",
            "Adds to or inserts into a vector, which dst overwrites.",
            "Adds to or inserts into a vector, which dst overwrites.",
            "Adds to or inserts into a vector, which dst overwrites.",
            "Adds to or inserts into a vector, which dst overwrites.",
            "Adds to or inserts into a vector, which dst overwrites.",
            "Adds to or inserts into a vector, which dst overwrites.",
            "Adds to or inserts into a vector, which dst overwrites.",
            "Adds to or inserts into a vector, which dst overwrites.",
            "VBSL, VBIT or VBIF: chooses by bits.",
            "",
            "",
            "VBSL, VBIT or VBIF: chooses by bits.",
            "",
            "",
            "Vmul by a lane of 16 bits.",
            "Vmul by a lane of 16 bits.",
            "Vmul by a lane of 32 bits.",
            "Vmul by a lane of 32 bits.",
            "Vqdmulh by a lane of 16 bits.",
            "Vqdmulh by a lane of 16 bits.",
            "Vqdmulh by a lane of 32 bits.",
            "Vqdmulh by a lane of 32 bits.",
            "Vqrdmulh by a lane of 16 bits.",
            "Vqrdmulh by a lane of 16 bits.",
            "Vqrdmulh by a lane of 32 bits.",
            "Vqrdmulh by a lane of 32 bits.",
            "Vmla by a lane of 16 bits; dst overwrites the accumulator.",
            "Vmla by a lane of 16 bits; dst overwrites the accumulator.",
            "Vmla by a lane of 32 bits; dst overwrites the accumulator.",
            "Vmla by a lane of 32 bits; dst overwrites the accumulator.",
            "Vmls by a lane of 16 bits; dst overwrites the accumulator.",
            "Vmls by a lane of 16 bits; dst overwrites the accumulator.",
            "Vmls by a lane of 32 bits; dst overwrites the accumulator.",
            "Vmls by a lane of 32 bits; dst overwrites the accumulator.",
            "Products twice as wide, by a lane of 16 bits.",
            "Products twice as wide, by a lane of 32 bits.",
            "Products twice as wide, by a lane of 16 bits.",
            "Products twice as wide, by a lane of 32 bits.",
            "Products twice as wide, by a lane of 16 bits, added to the accumulator, which dst overwrites.",
            "Products twice as wide, by a lane of 32 bits, added to the accumulator, which dst overwrites.",
            "Products twice as wide, by a lane of 16 bits, added to the accumulator, which dst overwrites.",
            "Products twice as wide, by a lane of 32 bits, added to the accumulator, which dst overwrites.",
            "Products twice as wide, by a lane of 16 bits, added to the accumulator, which dst overwrites.",
            "Products twice as wide, by a lane of 32 bits, added to the accumulator, which dst overwrites.",
            "Products twice as wide, by a lane of 16 bits, added to the accumulator, which dst overwrites.",
            "Products twice as wide, by a lane of 32 bits, added to the accumulator, which dst overwrites.",
            "Dot products of four bytes by those of a 32-bit lane; dst overwrites the accumulator.",
            "Dot products of four bytes by those of a 32-bit lane; dst overwrites the accumulator.",
            "Dot products of four bytes by those of a 32-bit lane; dst overwrites the accumulator.",
            "Dot products of four bytes by those of a 32-bit lane; dst overwrites the accumulator.",
            "Dot products of four bytes; dst overwrites the accumulator.",
            "Dot products of four bytes; dst overwrites the accumulator.",
            "Dot products of four bytes; dst overwrites the accumulator.",
            "Dot products of four bytes; dst overwrites the accumulator.",
            "Products of halves added to singles; dst overwrites the accumulator.",
            "Products of halves added to singles; dst overwrites the accumulator.",
            "Products of halves added to singles; dst overwrites the accumulator.",
            "Products of halves added to singles; dst overwrites the accumulator.",
            "The same by a half of S0 to S15.",
            "The same by a half of S0 to S15.",
            "The same by a lane of 16 bits.",
            "The same by a lane of 16 bits.",
            "Elements twice as wide.",
            "Elements twice as wide.",
            "Elements twice as wide.",
            "Elements twice as wide.",
            "Elements twice as wide.",
            "Adds to an accumulator with elements twice as wide, which dst overwrites.",
            "Adds to an accumulator with elements twice as wide, which dst overwrites.",
            "Adds to an accumulator with elements twice as wide, which dst overwrites.",
            "Adds to an accumulator with elements twice as wide, which dst overwrites.",
            "Adds to an accumulator with elements twice as wide, which dst overwrites.",
            "A wide and a narrow source.",
            "A wide and a narrow source.",
            "Elements twice as wide.",
            "Elements twice as wide.",
            "Elements twice as wide.",
            "Elements half as wide.",
            "Elements half as wide.",
            "Elements half as wide.",
            "Elements half as wide.",
            "Elements half as wide.",
            "Elements half as wide.",
            "Elements half as wide.",
            "Elements half as wide.",
            "Elements half as wide.",
            "Elements half as wide.",
            "The high halves of sums or differences.",
            "The high halves of sums or differences.",
            "The high halves of sums or differences.",
            "The high halves of sums or differences.",
            "Adds a round key to the state and does most of a round. dst overwrites either.",
            "",
            "Adds a round key to the state and does most of a round. dst overwrites either.",
            "",
            "",
            "",
            "",
            "Three registers, of which dst overwrites the first.",
            "Three registers, of which dst overwrites the first.",
            "Three registers, of which dst overwrites the first.",
            "Three registers, of which dst overwrites the first.",
            "Three registers, of which dst overwrites the first.",
            "Three registers, of which dst overwrites the first.",
            "Three registers, of which dst overwrites the first.",
            "Two registers, of which dst overwrites the first.",
            "Two registers, of which dst overwrites the first.",
            "A carry-less product of 64-bit factors.",
        ]);
    }
    ///The tables of the target `aarch32`.
    pub static TARGET: ::ssara_core::Target = {
        use ::ssara_core::__private::Cow;
        use ::ssara_core::target::*;
        use ::ssara_core::TargetDesc;
        ::ssara_core::Target::assume_valid(TargetDesc {
            name: Cow::Borrowed("aarch32"),
            doc: Cow::Borrowed(
                "AArch32 (A32) with VFPv4, Advanced SIMD and the conventions of AAPCS32.",
            ),
            banks: Cow::Borrowed(&tables::BANKS),
            types: Cow::Borrowed(&tables::TYPES),
            regs: Cow::Borrowed(&tables::REGS),
            reg_units: Cow::Borrowed(
                &[
                    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 64, 65, 66, 67, 64,
                    65, 66, 67, 64, 65, 66, 67, 68, 69, 70, 71, 68, 69, 70, 71, 68, 69,
                    70, 71, 72, 73, 74, 75, 72, 73, 74, 75, 72, 73, 74, 75, 76, 77, 78,
                    79, 76, 77, 78, 79, 76, 77, 78, 79, 80, 81, 82, 83, 80, 81, 82, 83,
                    80, 81, 82, 83, 84, 85, 86, 87, 84, 85, 86, 87, 84, 85, 86, 87, 88,
                    89, 90, 91, 88, 89, 90, 91, 88, 89, 90, 91, 92, 93, 94, 95, 92, 93,
                    94, 95, 92, 93, 94, 95, 96, 97, 96, 97, 98, 99, 98, 99, 100, 101,
                    100, 101, 102, 103, 102, 103, 104, 105, 104, 105, 106, 107, 106, 107,
                    108, 109, 108, 109, 110, 111, 110, 111,
                ],
            ),
            classes: Cow::Borrowed(&tables::CLASSES),
            class_regs: Cow::Borrowed(const {
                &regs([
                    3, 2, 1, 0, 12, 4, 5, 6, 7, 8, 9, 10, 11, 14, 71, 74, 77, 80, 83, 86,
                    89, 92, 36, 29, 22, 15, 43, 50, 57, 64, 72, 75, 78, 81, 84, 87, 90,
                    93, 37, 30, 23, 16, 44, 51, 58, 65, 73, 76, 79, 82, 85, 88, 91, 94,
                    38, 31, 24, 17, 45, 52, 59, 66, 39, 32, 25, 18, 46, 53, 60, 67, 40,
                    41, 42, 33, 34, 35, 26, 27, 28, 19, 20, 21, 47, 48, 49, 54, 55, 56,
                    61, 62, 63, 68, 69, 70, 3, 2, 1, 0, 12, 39, 32, 25, 18, 40, 41, 42,
                    33, 34, 35, 26, 27, 28, 19, 20, 21, 37, 30, 23, 16, 38, 31, 24, 17,
                    37, 30, 23, 16, 44, 51, 58, 65, 38, 31, 24, 17, 45, 52, 59, 66, 36,
                    29, 22, 15, 43, 50, 57, 64,
                ])
            }),
            set_words: 2u8,
            forms: FormTable {
                starts: Cow::Borrowed(
                    &[
                        0, 1, 2, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 22, 25, 28, 31,
                        34, 37, 40, 43, 46, 49, 52, 55, 58, 61, 65, 69, 73, 77, 81, 85,
                        89, 91, 93, 95, 97, 99, 101, 103, 105, 107, 109, 111, 113, 115,
                        118, 121, 124, 127, 129, 131, 133, 135, 141, 147, 151, 155, 159,
                        163, 167, 171, 174, 178, 182, 186, 190, 196, 202, 208, 214, 220,
                        226, 232, 238, 244, 247, 250, 253, 256, 259, 262, 265, 268, 271,
                        274, 277, 281, 285, 289, 293, 297, 301, 305, 309, 313, 317, 321,
                        324, 327, 330, 333, 336, 339, 342, 345, 347, 349, 351, 353, 356,
                        359, 362, 365, 368, 371, 374, 377, 380, 383, 386, 389, 392, 395,
                        398, 401, 404, 407, 410, 413, 416, 419, 422, 425, 428, 431, 434,
                        437, 440, 443, 446, 449, 452, 455, 458, 461, 464, 467, 470, 474,
                        480, 486, 492, 498, 500, 502, 505, 507, 510, 513, 516, 519, 522,
                        525, 528, 531, 534, 537, 539, 541, 543, 545, 550, 555, 560, 565,
                        570, 575, 580, 585, 589, 593, 597, 601, 605, 609, 613, 617, 622,
                        626, 630, 633, 636, 641, 646, 651, 656, 661, 666, 666, 668, 670,
                        672, 674, 675, 676, 677, 678, 682, 685, 688, 690, 692, 694, 696,
                        697, 698, 699, 700, 701, 701, 703, 705, 707, 709, 711, 714, 717,
                        720, 723, 726, 728, 730, 732, 735, 738, 741, 742, 743, 744, 747,
                        750, 753, 756, 759, 763, 767, 771, 775, 779, 782, 785, 788, 791,
                        795, 799, 802, 806, 810, 813, 817, 822, 826, 831, 837, 840, 844,
                        849, 853, 858, 864, 866, 868, 870, 873, 876, 879, 882, 886, 888,
                        890, 892, 894, 896, 898, 901, 903, 905, 907, 910, 913, 916, 920,
                        925, 930, 938, 938, 938, 938, 938, 939, 940, 941, 942, 944, 946,
                        947, 948, 949, 950, 955, 963, 963, 963, 963, 963, 963, 963, 964,
                        965, 966, 967, 969, 971, 973, 975, 978, 981, 985, 989, 991, 993,
                        995, 997, 999, 1002, 1004, 1006, 1008, 1010, 1013, 1017, 1022,
                        1025, 1029, 1034, 1038, 1043, 1049, 1053, 1058, 1064, 1067, 1071,
                        1076, 1079, 1083, 1088, 1091, 1094, 1097, 1100, 1103, 1106, 1109,
                        1112, 1115, 1118, 1120, 1122, 1124, 1126, 1128, 1130, 1134, 1138,
                        1142, 1146, 1150, 1154, 1158, 1162, 1166, 1170, 1174, 1178, 1182,
                        1186, 1190, 1194, 1197, 1200, 1203, 1206, 1208, 1210, 1212, 1214,
                        1216, 1218, 1220, 1222, 1224, 1226, 1228, 1230, 1232, 1234, 1237,
                        1240, 1243, 1246, 1249, 1253, 1257, 1261, 1265, 1267, 1269, 1271,
                        1273, 1275, 1277, 1279, 1281, 1283, 1285, 1287, 1289, 1291, 1293,
                        1295, 1297, 1299, 1301, 1303, 1305, 1307, 1309, 1311, 1313, 1315,
                        1317, 1319, 1321, 1323, 1325, 1327, 1329, 1331, 1333, 1336, 1339,
                        1340, 1341, 1343, 1345, 1347, 1349, 1351, 1353, 1355, 1357, 1359,
                        1362, 1364, 1368, 1372, 1376, 1380, 1384, 1388, 1392, 1396, 1399,
                        1402, 1406, 1411, 1417, 1420, 1425, 1431, 1438, 1442, 1445, 1449,
                        1454, 1456, 1458, 1461, 1465, 1470, 1472, 1474, 1477, 1480, 1483,
                        1486, 1490, 1494, 1497, 1500, 1504, 1508, 1513, 1518, 1522, 1526,
                        1531, 1536, 1542, 1548, 1551, 1554, 1558, 1562, 1567, 1572, 1576,
                        1580, 1585, 1590, 1596, 1602, 1607, 1612, 1619, 1626, 1635, 1644,
                        1647, 1650, 1654, 1658, 1663, 1668, 1671, 1674, 1678, 1682, 1687,
                        1692, 1695, 1697, 1699, 1702, 1705, 1710, 1716, 1721, 1727, 1730,
                        1733, 1736, 1739, 1742, 1745, 1748, 1751, 1754, 1757, 1760, 1763,
                        1766, 1769, 1772, 1775, 1778, 1781, 1784, 1787, 1790, 1793, 1796,
                        1799, 1802, 1805, 1808, 1811, 1814, 1817, 1820, 1823, 1826, 1829,
                        1832, 1835, 1838, 1841, 1844, 1847, 1850, 1853, 1856, 1859, 1862,
                        1865, 1868, 1871, 1874, 1877, 1880, 1883, 1886, 1889, 1892, 1895,
                        1898, 1901, 1904, 1907, 1910, 1913, 1916, 1918, 1920, 1922, 1924,
                        1926, 1928, 1930, 1932, 1934, 1936, 1938, 1940, 1942, 1944, 1946,
                        1948, 1950, 1952, 1954, 1956, 1958, 1960, 1962, 1964, 1966, 1968,
                        1970, 1972, 1974, 1976, 1978, 1980, 1982, 1984, 1986, 1988, 1990,
                        1992, 1994, 1996, 1998, 2000, 2002, 2004, 2006, 2008, 2010, 2012,
                        2014, 2016, 2018, 2020, 2022, 2024, 2026, 2028, 2032, 2036, 2040,
                        2044, 2048, 2052, 2056, 2060, 2064, 2068, 2071, 2074, 2077, 2080,
                        2083, 2086, 2089, 2092, 2095, 2098, 2102, 2106, 2110, 2114, 2118,
                        2122, 2125, 2128, 2131, 2134, 2137, 2140, 2143, 2146, 2149, 2152,
                        2155, 2158, 2162, 2166, 2170, 2174, 2178, 2182, 2186, 2190, 2193,
                        2196, 2199, 2202, 2206, 2210, 2214, 2218, 2222, 2226, 2230, 2234,
                        2238, 2242, 2246, 2250, 2254, 2258, 2262, 2266, 2270, 2274, 2278,
                        2282, 2286, 2290, 2294, 2298, 2301, 2304, 2307, 2310, 2313, 2317,
                        2321, 2325, 2329, 2333, 2336, 2339, 2341, 2343, 2345, 2347, 2349,
                        2351, 2353, 2355, 2357, 2359, 2361, 2363, 2365, 2368, 2371, 2374,
                        2377, 2380, 2383, 2386, 2389, 2391, 2393, 2395, 2399, 2403, 2407,
                        2411, 2415, 2419, 2423, 2426, 2429, 2432,
                    ],
                ),
                operands: Cow::Borrowed(
                    &[
                        3, 3, 65547, 0, 3, 3, 3, 3, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0,
                        3, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0,
                        0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0,
                        0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3,
                        0, 0, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3,
                        0, 3, 0, 3, 0, 3, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 3,
                        0, 3, 0, 3, 0, 3, 3, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 3, 3, 0, 0, 3,
                        3, 0, 0, 3, 3, 0, 0, 3, 3, 0, 0, 3, 3, 0, 0, 3, 3, 0, 0, 3, 0, 0,
                        3, 0, 0, 0, 3, 0, 0, 0, 3, 3, 0, 0, 3, 3, 0, 0, 131083, 196619,
                        0, 0, 0, 0, 131083, 196619, 0, 0, 0, 0, 131083, 196619, 0, 0, 0,
                        0, 131083, 196619, 0, 0, 0, 0, 131083, 196619, 0, 0, 0, 0,
                        131083, 196619, 0, 0, 0, 0, 131083, 196619, 0, 0, 0, 0, 131083,
                        196619, 0, 0, 0, 0, 131083, 196619, 0, 0, 0, 0, 3, 0, 0, 3, 0, 0,
                        3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3,
                        0, 0, 3, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3,
                        0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0,
                        0, 3, 0, 0, 0, 3, 0, 0, 3, 0, 0, 1, 0, 0, 1, 0, 0, 3, 0, 0, 3, 0,
                        0, 3, 0, 0, 3, 0, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 0, 3, 0, 0, 3,
                        0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0,
                        0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0,
                        3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3,
                        0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0,
                        0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0,
                        3, 0, 0, 0, 3, 21, 0, 0, 0, 0, 3, 21, 0, 0, 0, 0, 3, 21, 0, 0, 0,
                        0, 3, 21, 0, 0, 0, 0, 3, 0, 3, 0, 65547, 0, 0, 65547, 0, 3, 0, 0,
                        3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3,
                        0, 0, 3, 0, 0, 3, 0, 3, 0, 3, 0, 3, 0, 262155, 0, 0, 0, 0,
                        196619, 0, 0, 0, 0, 262155, 0, 0, 0, 0, 196619, 0, 0, 0, 0,
                        262155, 0, 0, 0, 0, 196619, 0, 0, 0, 0, 262155, 0, 0, 0, 0,
                        196619, 0, 0, 0, 0, 196619, 0, 0, 0, 131083, 0, 0, 0, 196619, 0,
                        0, 0, 131083, 0, 0, 0, 196619, 0, 0, 0, 131083, 0, 0, 0, 196619,
                        0, 0, 0, 131083, 0, 0, 0, 3, 0, 0, 0, 0, 3, 3, 0, 0, 3, 3, 0, 0,
                        3, 64, 64, 3, 96, 96, 262155, 64, 64, 0, 0, 262155, 96, 96, 0, 0,
                        262219, 64, 64, 64, 64, 262251, 96, 96, 96, 96, 67, 64, 64, 64,
                        64, 99, 96, 96, 96, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 3, 0, 64, 64, 96, 96, 64, 96, 0, 0,
                        128, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3,
                        0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 3, 131083, 0, 3, 131083, 0, 3, 131083, 0, 3, 131083, 0, 3,
                        131083, 0, 3, 131083, 0, 0, 3, 131083, 0, 0, 3, 131083, 0, 0, 3,
                        131083, 0, 0, 3, 131083, 0, 0, 131083, 2, 0, 131083, 2, 0,
                        131083, 2, 0, 3, 3, 0, 3, 3, 0, 0, 3, 3, 196619, 0, 0, 0, 0, 0,
                        0, 0, 0, 196619, 2, 2, 0, 3, 3, 0, 3, 3, 3, 0, 3, 3, 3, 3, 0, 3,
                        3, 196619, 0, 3, 3, 3, 262155, 0, 3, 3, 3, 3, 327691, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 196619, 2, 2, 0, 262155, 2, 2, 2, 0,
                        327691, 2, 2, 2, 2, 0, 3, 0, 3, 0, 3, 0, 3, 3, 0, 1, 0, 0, 1, 0,
                        0, 1, 0, 0, 1, 0, 0, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 3,
                        0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1,
                        21, 21, 2, 2, 1, 21, 2, 2, 2, 1, 1, 21, 2, 2, 2, 2, 2, 7, 3, 3,
                        0, 3, 3, 0, 0, 3, 0, 3, 0, 7, 4, 65540, 131076, 458756, 7, 4,
                        65540, 131076, 196612, 262148, 327684, 458756, 67, 99, 67, 99,
                        67, 64, 99, 96, 99, 0, 3, 96, 67, 0, 0, 3, 3, 64, 99, 99, 0, 0,
                        3, 3, 96, 96, 99, 256, 99, 224, 259, 96, 227, 96, 67, 32, 35, 64,
                        64, 67, 0, 99, 0, 64, 0, 96, 0, 67, 67, 0, 67, 67, 67, 0, 67, 67,
                        67, 67, 0, 99, 99, 0, 99, 99, 99, 0, 99, 99, 99, 99, 0, 67, 67,
                        196619, 0, 67, 67, 67, 262155, 0, 67, 67, 67, 67, 327691, 0, 99,
                        99, 196619, 0, 99, 99, 99, 262155, 0, 99, 99, 99, 99, 327691, 0,
                        64, 64, 0, 64, 64, 64, 0, 64, 64, 64, 64, 0, 96, 96, 0, 96, 96,
                        96, 0, 96, 96, 96, 96, 0, 67, 64, 64, 99, 96, 96, 67, 64, 64, 99,
                        96, 96, 67, 64, 64, 99, 96, 96, 67, 64, 64, 99, 96, 96, 67, 64,
                        64, 99, 96, 96, 67, 64, 99, 96, 67, 64, 99, 96, 67, 64, 99, 96,
                        65611, 64, 64, 64, 65643, 96, 96, 96, 65611, 64, 64, 64, 65643,
                        96, 96, 96, 65611, 64, 64, 64, 65643, 96, 96, 96, 65611, 64, 64,
                        64, 65643, 96, 96, 96, 65611, 64, 64, 64, 65643, 96, 96, 96,
                        65611, 64, 64, 64, 65643, 96, 96, 96, 65611, 64, 64, 64, 65643,
                        96, 96, 96, 65611, 64, 64, 64, 65643, 96, 96, 96, 67, 64, 64, 99,
                        96, 96, 67, 64, 64, 99, 96, 96, 67, 64, 99, 96, 67, 64, 99, 96,
                        67, 64, 99, 96, 67, 64, 99, 96, 67, 64, 99, 96, 67, 64, 99, 96,
                        67, 64, 99, 96, 99, 96, 96, 99, 96, 96, 99, 96, 96, 99, 96, 96,
                        99, 96, 96, 65643, 96, 96, 96, 65643, 96, 96, 96, 65643, 96, 96,
                        96, 65643, 96, 96, 96, 67, 96, 99, 64, 67, 96, 67, 96, 99, 96,
                        99, 96, 99, 64, 99, 96, 99, 64, 99, 96, 99, 64, 99, 96, 99, 64,
                        99, 96, 65611, 64, 65643, 96, 99, 64, 99, 96, 99, 64, 99, 96, 99,
                        64, 99, 96, 99, 64, 99, 96, 99, 64, 99, 96, 99, 64, 99, 96, 99,
                        64, 99, 96, 99, 64, 99, 96, 99, 96, 99, 96, 65643, 96, 96, 65643,
                        96, 96, 35, 67, 35, 32, 65579, 32, 65611, 64, 65579, 32, 65611,
                        64, 35, 0, 67, 0, 35, 64, 67, 64, 65611, 64, 0, 3, 64, 131115,
                        196651, 32, 32, 131147, 196683, 64, 64, 131115, 196651, 32, 32,
                        131147, 196683, 64, 64, 131115, 196651, 32, 32, 131147, 196683,
                        64, 64, 131115, 196651, 32, 32, 131147, 196683, 64, 64, 35, 32,
                        32, 67, 64, 64, 67, 64, 64, 64, 67, 64, 64, 64, 64, 67, 64, 64,
                        64, 64, 64, 67, 64, 64, 65611, 64, 64, 64, 64, 65611, 64, 64, 64,
                        64, 64, 65611, 64, 64, 64, 64, 64, 64, 65611, 64, 64, 64, 67, 67,
                        0, 67, 67, 67, 0, 67, 67, 67, 67, 0, 35, 0, 67, 0, 64, 64, 0, 64,
                        64, 64, 0, 64, 64, 64, 64, 0, 32, 0, 64, 0, 35, 131083, 0, 67,
                        131083, 0, 131083, 32, 0, 131083, 64, 0, 35, 131083, 0, 0, 67,
                        131083, 0, 0, 67, 67, 0, 67, 67, 0, 67, 67, 67, 0, 67, 67, 67, 0,
                        67, 67, 67, 67, 0, 67, 67, 67, 67, 0, 67, 67, 196619, 0, 67, 67,
                        196619, 0, 67, 67, 67, 262155, 0, 67, 67, 67, 262155, 0, 67, 67,
                        67, 67, 327691, 0, 67, 67, 67, 67, 327691, 0, 64, 64, 0, 64, 64,
                        0, 64, 64, 64, 0, 64, 64, 64, 0, 64, 64, 64, 64, 0, 64, 64, 64,
                        64, 0, 196619, 64, 64, 0, 196619, 64, 64, 0, 262155, 64, 64, 64,
                        0, 262155, 64, 64, 64, 0, 327691, 64, 64, 64, 64, 0, 327691, 64,
                        64, 64, 64, 0, 131147, 196683, 64, 64, 0, 131147, 196683, 64, 64,
                        0, 196683, 262219, 327755, 64, 64, 64, 0, 196683, 262219, 327755,
                        64, 64, 64, 0, 262219, 327755, 393291, 458827, 64, 64, 64, 64, 0,
                        262219, 327755, 393291, 458827, 64, 64, 64, 64, 0, 67, 67, 0, 67,
                        67, 0, 67, 67, 67, 0, 67, 67, 67, 0, 67, 67, 67, 67, 0, 67, 67,
                        67, 67, 0, 64, 64, 0, 64, 64, 0, 64, 64, 64, 0, 64, 64, 64, 0,
                        64, 64, 64, 64, 0, 64, 64, 64, 64, 0, 65611, 64, 0, 67, 0, 64, 0,
                        35, 35, 0, 32, 32, 0, 35, 35, 35, 262155, 0, 35, 35, 35, 35,
                        327691, 0, 262155, 32, 32, 32, 0, 327691, 32, 32, 32, 32, 0, 35,
                        32, 32, 67, 64, 64, 35, 32, 32, 67, 64, 64, 35, 32, 32, 67, 64,
                        64, 35, 32, 32, 67, 64, 64, 35, 32, 32, 67, 64, 64, 35, 32, 32,
                        67, 64, 64, 35, 32, 32, 67, 64, 64, 35, 32, 32, 67, 64, 64, 35,
                        32, 32, 67, 64, 64, 35, 32, 32, 67, 64, 64, 35, 32, 32, 67, 64,
                        64, 35, 32, 32, 67, 64, 64, 35, 32, 32, 67, 64, 64, 35, 32, 32,
                        67, 64, 64, 35, 32, 32, 67, 64, 64, 35, 32, 32, 67, 64, 64, 35,
                        32, 32, 67, 64, 64, 35, 32, 32, 67, 64, 64, 35, 32, 32, 67, 64,
                        64, 35, 32, 32, 67, 64, 64, 35, 32, 32, 67, 64, 64, 35, 32, 32,
                        67, 64, 64, 35, 32, 32, 67, 64, 64, 35, 32, 32, 67, 64, 64, 35,
                        32, 32, 67, 64, 64, 35, 32, 32, 67, 64, 64, 35, 32, 32, 67, 64,
                        64, 35, 32, 32, 67, 64, 64, 35, 32, 32, 67, 64, 64, 35, 32, 32,
                        67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 35, 32, 67, 64,
                        35, 32, 67, 64, 35, 32, 67, 64, 35, 32, 67, 64, 35, 32, 67, 64,
                        35, 32, 67, 64, 35, 32, 67, 64, 35, 32, 67, 64, 35, 32, 67, 64,
                        35, 32, 67, 64, 35, 32, 67, 64, 35, 32, 67, 64, 35, 32, 67, 64,
                        35, 32, 67, 64, 35, 32, 67, 64, 35, 32, 67, 64, 35, 32, 67, 64,
                        35, 32, 67, 64, 35, 32, 67, 64, 35, 32, 67, 64, 35, 32, 67, 64,
                        35, 32, 67, 64, 35, 32, 67, 64, 35, 32, 67, 64, 35, 32, 67, 64,
                        35, 32, 67, 64, 35, 32, 67, 64, 35, 32, 67, 64, 65579, 32, 32,
                        32, 65611, 64, 64, 64, 65579, 32, 32, 32, 65611, 64, 64, 64,
                        65579, 32, 32, 32, 65611, 64, 64, 64, 65579, 32, 32, 32, 65611,
                        64, 64, 64, 65579, 32, 32, 32, 65611, 64, 64, 64, 65579, 32, 32,
                        65611, 64, 64, 65579, 32, 32, 65611, 64, 64, 65579, 32, 32,
                        65611, 64, 64, 65579, 32, 32, 65611, 64, 64, 65579, 32, 32,
                        65611, 64, 64, 65579, 32, 32, 32, 196651, 32, 32, 32, 131115, 32,
                        32, 32, 65611, 64, 64, 64, 196683, 64, 64, 64, 131147, 64, 64,
                        64, 35, 32, 192, 67, 64, 192, 35, 32, 224, 67, 64, 224, 35, 32,
                        192, 67, 64, 192, 35, 32, 224, 67, 64, 224, 35, 32, 192, 67, 64,
                        192, 35, 32, 224, 67, 64, 224, 65579, 32, 32, 192, 65611, 64, 64,
                        192, 65579, 32, 32, 224, 65611, 64, 64, 224, 65579, 32, 32, 192,
                        65611, 64, 64, 192, 65579, 32, 32, 224, 65611, 64, 64, 224, 35,
                        64, 192, 35, 64, 224, 35, 64, 192, 35, 64, 224, 65579, 32, 64,
                        192, 65579, 32, 64, 224, 65579, 32, 64, 192, 65579, 32, 64, 224,
                        65579, 32, 64, 192, 65579, 32, 64, 224, 65579, 32, 64, 192,
                        65579, 32, 64, 224, 65579, 32, 32, 224, 65611, 64, 64, 224,
                        65579, 32, 32, 224, 65611, 64, 64, 224, 65579, 32, 32, 32, 65611,
                        64, 64, 64, 65579, 32, 32, 32, 65611, 64, 64, 64, 65611, 64, 96,
                        96, 65611, 64, 96, 96, 65579, 32, 64, 64, 65579, 32, 64, 64,
                        65611, 64, 96, 160, 65611, 64, 96, 160, 65579, 32, 64, 192,
                        65579, 32, 64, 192, 35, 64, 64, 35, 64, 64, 35, 64, 64, 35, 64,
                        64, 35, 64, 64, 65579, 32, 64, 64, 65579, 32, 64, 64, 65579, 32,
                        64, 64, 65579, 32, 64, 64, 65579, 32, 64, 64, 35, 32, 64, 35, 32,
                        64, 35, 64, 35, 64, 35, 64, 67, 32, 67, 32, 67, 32, 67, 32, 67,
                        32, 67, 32, 67, 32, 67, 32, 67, 32, 67, 32, 67, 32, 32, 67, 32,
                        32, 67, 32, 32, 67, 32, 32, 65579, 32, 32, 131115, 32, 32, 65579,
                        32, 32, 131115, 32, 32, 35, 32, 35, 32, 35, 32, 65579, 32, 32,
                        32, 65579, 32, 32, 32, 65579, 32, 32, 32, 65579, 32, 32, 32,
                        65579, 32, 32, 32, 65579, 32, 32, 32, 65579, 32, 32, 32, 65579,
                        32, 32, 65579, 32, 32, 35, 64, 64,
                    ],
                ),
                attrs: Cow::Borrowed(
                    &[
                        64, 32, 0, 64, 32, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8, 8, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 512, 512, 512, 512, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 512, 512, 512, 512, 512, 512, 0, 0,
                        0, 0, 0, 0, 0, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16,
                        0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 512, 512, 129, 129, 129,
                        129, 129, 129, 129, 129, 129, 129, 129, 129, 129, 129, 129, 129,
                        129, 129, 1, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8,
                        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 8, 0, 0, 0, 8,
                        512, 512, 512, 512, 512, 512, 520, 512, 512, 512, 512, 512, 512,
                        520, 0, 0, 8, 0, 0, 0, 0, 1028, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 64, 64, 32, 32, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0,
                        0, 0, 512, 520, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
                        8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 512, 512, 576, 576, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 0, 0, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 520, 520, 520, 512, 520, 520, 520, 512, 520, 520, 520, 512,
                        512, 520, 520, 520, 512, 512, 512, 512, 512, 512, 512, 512, 520,
                        520, 520, 520, 520, 520, 520, 520, 520, 520, 520, 520, 520, 520,
                        520, 520, 520, 520, 520, 520, 520, 520, 520, 520, 520, 520, 520,
                        520, 520, 520, 520, 520, 520, 520, 520, 520, 520, 520, 520, 520,
                        520, 520, 512, 512, 512, 520, 520, 520, 520, 520, 520, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 528, 512, 512, 528, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 528,
                        512, 528, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512,
                    ],
                ),
                sets: Cow::Borrowed(&[0, 0, 20480, 0]),
                relations: Cow::Borrowed(
                    &[
                        FormRelation {
                            form: 55u32,
                            relation: Relation::Distinct(0u16, 3u16),
                        },
                        FormRelation {
                            form: 55u32,
                            relation: Relation::Distinct(0u16, 5u16),
                        },
                        FormRelation {
                            form: 56u32,
                            relation: Relation::Distinct(0u16, 3u16),
                        },
                        FormRelation {
                            form: 56u32,
                            relation: Relation::Distinct(0u16, 5u16),
                        },
                        FormRelation {
                            form: 57u32,
                            relation: Relation::Distinct(0u16, 3u16),
                        },
                        FormRelation {
                            form: 58u32,
                            relation: Relation::Distinct(0u16, 3u16),
                        },
                        FormRelation {
                            form: 59u32,
                            relation: Relation::Distinct(0u16, 3u16),
                        },
                        FormRelation {
                            form: 60u32,
                            relation: Relation::Distinct(1u16, 2u16),
                        },
                        FormRelation {
                            form: 61u32,
                            relation: Relation::Distinct(0u16, 3u16),
                        },
                        FormRelation {
                            form: 62u32,
                            relation: Relation::Distinct(0u16, 3u16),
                        },
                        FormRelation {
                            form: 254u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 255u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 255u32,
                            relation: Relation::Distinct(0u16, 3u16),
                        },
                        FormRelation {
                            form: 255u32,
                            relation: Relation::Distinct(1u16, 3u16),
                        },
                        FormRelation {
                            form: 256u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 257u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 258u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 259u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 260u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 261u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(2u16),
                            },
                        },
                        FormRelation {
                            form: 262u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(3u16),
                            },
                        },
                        FormRelation {
                            form: 263u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 264u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(2u16),
                            },
                        },
                        FormRelation {
                            form: 265u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(3u16),
                            },
                        },
                        FormRelation {
                            form: 266u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 267u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(2u16),
                            },
                        },
                        FormRelation {
                            form: 268u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(3u16),
                            },
                        },
                        FormRelation {
                            form: 269u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 270u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(2u16),
                            },
                        },
                        FormRelation {
                            form: 271u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(3u16),
                            },
                        },
                        FormRelation {
                            form: 275u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 279u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 286u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 293u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 296u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 296u32,
                            relation: Relation::Group {
                                first: 5u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 329u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(4u16),
                            },
                        },
                        FormRelation {
                            form: 330u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(4u16),
                            },
                        },
                        FormRelation {
                            form: 336u32,
                            relation: Relation::OverlapAt(0u16, 1u16, End::Low),
                        },
                        FormRelation {
                            form: 336u32,
                            relation: Relation::OverlapAt(0u16, 2u16, End::High),
                        },
                        FormRelation {
                            form: 341u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(7u16),
                            },
                        },
                        FormRelation {
                            form: 342u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(8u16),
                            },
                        },
                        FormRelation {
                            form: 343u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(9u16),
                            },
                        },
                        FormRelation {
                            form: 344u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(4u16),
                            },
                        },
                        FormRelation {
                            form: 345u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 346u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(6u16),
                            },
                        },
                        FormRelation {
                            form: 347u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(7u16),
                            },
                        },
                        FormRelation {
                            form: 348u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(8u16),
                            },
                        },
                        FormRelation {
                            form: 349u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(9u16),
                            },
                        },
                        FormRelation {
                            form: 350u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(4u16),
                            },
                        },
                        FormRelation {
                            form: 351u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 352u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(6u16),
                            },
                        },
                        FormRelation {
                            form: 353u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(7u16),
                            },
                        },
                        FormRelation {
                            form: 354u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(8u16),
                            },
                        },
                        FormRelation {
                            form: 355u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(9u16),
                            },
                        },
                        FormRelation {
                            form: 356u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(4u16),
                            },
                        },
                        FormRelation {
                            form: 357u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 358u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(6u16),
                            },
                        },
                        FormRelation {
                            form: 477u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(7u16),
                            },
                        },
                        FormRelation {
                            form: 478u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(8u16),
                            },
                        },
                        FormRelation {
                            form: 479u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(9u16),
                            },
                        },
                        FormRelation {
                            form: 481u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(7u16),
                            },
                        },
                        FormRelation {
                            form: 482u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(8u16),
                            },
                        },
                        FormRelation {
                            form: 483u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(9u16),
                            },
                        },
                        FormRelation {
                            form: 485u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(7u16),
                            },
                        },
                        FormRelation {
                            form: 486u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(8u16),
                            },
                        },
                        FormRelation {
                            form: 487u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(9u16),
                            },
                        },
                        FormRelation {
                            form: 490u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(7u16),
                            },
                        },
                        FormRelation {
                            form: 491u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(8u16),
                            },
                        },
                        FormRelation {
                            form: 492u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(9u16),
                            },
                        },
                        FormRelation {
                            form: 501u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(7u16),
                            },
                        },
                        FormRelation {
                            form: 502u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(10u16),
                            },
                        },
                        FormRelation {
                            form: 503u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(8u16),
                            },
                        },
                        FormRelation {
                            form: 504u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(11u16),
                            },
                        },
                        FormRelation {
                            form: 505u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(9u16),
                            },
                        },
                        FormRelation {
                            form: 506u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(12u16),
                            },
                        },
                        FormRelation {
                            form: 507u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(7u16),
                            },
                        },
                        FormRelation {
                            form: 508u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(10u16),
                            },
                        },
                        FormRelation {
                            form: 509u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(8u16),
                            },
                        },
                        FormRelation {
                            form: 510u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(11u16),
                            },
                        },
                        FormRelation {
                            form: 511u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(9u16),
                            },
                        },
                        FormRelation {
                            form: 512u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(12u16),
                            },
                        },
                        FormRelation {
                            form: 513u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(7u16),
                            },
                        },
                        FormRelation {
                            form: 514u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(10u16),
                            },
                        },
                        FormRelation {
                            form: 515u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(8u16),
                            },
                        },
                        FormRelation {
                            form: 516u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(11u16),
                            },
                        },
                        FormRelation {
                            form: 517u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(9u16),
                            },
                        },
                        FormRelation {
                            form: 518u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(12u16),
                            },
                        },
                        FormRelation {
                            form: 519u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(7u16),
                            },
                        },
                        FormRelation {
                            form: 520u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(10u16),
                            },
                        },
                        FormRelation {
                            form: 521u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(8u16),
                            },
                        },
                        FormRelation {
                            form: 522u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(11u16),
                            },
                        },
                        FormRelation {
                            form: 523u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(9u16),
                            },
                        },
                        FormRelation {
                            form: 524u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(12u16),
                            },
                        },
                        FormRelation {
                            form: 525u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(7u16),
                            },
                        },
                        FormRelation {
                            form: 526u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(10u16),
                            },
                        },
                        FormRelation {
                            form: 527u32,
                            relation: Relation::Group {
                                first: 3u16,
                                list: TupleList(8u16),
                            },
                        },
                        FormRelation {
                            form: 528u32,
                            relation: Relation::Group {
                                first: 3u16,
                                list: TupleList(11u16),
                            },
                        },
                        FormRelation {
                            form: 529u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(9u16),
                            },
                        },
                        FormRelation {
                            form: 530u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(12u16),
                            },
                        },
                        FormRelation {
                            form: 531u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(7u16),
                            },
                        },
                        FormRelation {
                            form: 532u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(10u16),
                            },
                        },
                        FormRelation {
                            form: 533u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(8u16),
                            },
                        },
                        FormRelation {
                            form: 534u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(11u16),
                            },
                        },
                        FormRelation {
                            form: 535u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(9u16),
                            },
                        },
                        FormRelation {
                            form: 536u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(12u16),
                            },
                        },
                        FormRelation {
                            form: 537u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(7u16),
                            },
                        },
                        FormRelation {
                            form: 538u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(10u16),
                            },
                        },
                        FormRelation {
                            form: 539u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(8u16),
                            },
                        },
                        FormRelation {
                            form: 540u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(11u16),
                            },
                        },
                        FormRelation {
                            form: 541u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(9u16),
                            },
                        },
                        FormRelation {
                            form: 542u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(12u16),
                            },
                        },
                        FormRelation {
                            form: 546u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(13u16),
                            },
                        },
                        FormRelation {
                            form: 547u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(13u16),
                            },
                        },
                        FormRelation {
                            form: 548u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(14u16),
                            },
                        },
                        FormRelation {
                            form: 549u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(15u16),
                            },
                        },
                        FormRelation {
                            form: 550u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(14u16),
                            },
                        },
                        FormRelation {
                            form: 551u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(15u16),
                            },
                        },
                    ],
                ),
                alternatives: Cow::Borrowed(
                    &[
                        Alternatives {
                            form: 173u32,
                            first: 174u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 175u32,
                            first: 176u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 177u32,
                            first: 178u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 179u32,
                            first: 180u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 181u32,
                            first: 182u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 183u32,
                            first: 184u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 185u32,
                            first: 186u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 187u32,
                            first: 188u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 691u32,
                            first: 692u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 694u32,
                            first: 695u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 774u32,
                            first: 775u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 776u32,
                            first: 777u32,
                            count: 1u16,
                        },
                    ],
                ),
                successors: Cow::Borrowed(
                    &[
                        (200u32, 1u16),
                        (201u32, 2u16),
                        (202u32, 2u16),
                        (203u32, 2u16),
                        (204u32, 2u16),
                        (205u32, 2u16),
                        (206u32, 2u16),
                        (207u32, 2u16),
                        (208u32, 2u16),
                        (209u32, 2u16),
                        (210u32, 2u16),
                        (211u32, 2u16),
                        (212u32, 2u16),
                        (213u32, 2u16),
                        (214u32, 2u16),
                        (215u32, 2u16),
                        (216u32, 2u16),
                        (217u32, 2u16),
                    ],
                ),
                edge_clobbers: Cow::Borrowed(&[]),
                features: Cow::Borrowed(
                    &[
                        (99u32, Features(1u64)),
                        (100u32, Features(1u64)),
                        (101u32, Features(1u64)),
                        (102u32, Features(1u64)),
                        (159u32, Features(16u64)),
                        (160u32, Features(16u64)),
                        (161u32, Features(16u64)),
                        (162u32, Features(16u64)),
                        (163u32, Features(16u64)),
                        (164u32, Features(16u64)),
                        (198u32, Features(16u64)),
                        (199u32, Features(16u64)),
                        (280u32, Features(16u64)),
                        (281u32, Features(16u64)),
                        (282u32, Features(16u64)),
                        (283u32, Features(16u64)),
                        (284u32, Features(16u64)),
                        (285u32, Features(16u64)),
                        (286u32, Features(16u64)),
                        (287u32, Features(16u64)),
                        (288u32, Features(16u64)),
                        (289u32, Features(16u64)),
                        (290u32, Features(16u64)),
                        (291u32, Features(16u64)),
                        (292u32, Features(16u64)),
                        (293u32, Features(16u64)),
                        (335u32, Features(4u64)),
                        (336u32, Features(4u64)),
                        (383u32, Features(8u64)),
                        (384u32, Features(8u64)),
                        (385u32, Features(8u64)),
                        (386u32, Features(8u64)),
                        (387u32, Features(8u64)),
                        (388u32, Features(8u64)),
                        (389u32, Features(8u64)),
                        (390u32, Features(8u64)),
                        (391u32, Features(16u64)),
                        (392u32, Features(16u64)),
                        (393u32, Features(16u64)),
                        (394u32, Features(16u64)),
                        (395u32, Features(16u64)),
                        (396u32, Features(16u64)),
                        (397u32, Features(16u64)),
                        (398u32, Features(16u64)),
                        (399u32, Features(16u64)),
                        (400u32, Features(16u64)),
                        (401u32, Features(16u64)),
                        (402u32, Features(16u64)),
                        (403u32, Features(16u64)),
                        (404u32, Features(16u64)),
                        (405u32, Features(16u64)),
                        (406u32, Features(16u64)),
                        (407u32, Features(16u64)),
                        (408u32, Features(16u64)),
                        (409u32, Features(32u64)),
                        (410u32, Features(32u64)),
                        (411u32, Features(32u64)),
                        (412u32, Features(32u64)),
                        (413u32, Features(32u64)),
                        (414u32, Features(32u64)),
                        (415u32, Features(32u64)),
                        (416u32, Features(32u64)),
                        (417u32, Features(32u64)),
                        (434u32, Features(16u64)),
                        (435u32, Features(16u64)),
                        (436u32, Features(16u64)),
                        (437u32, Features(16u64)),
                        (438u32, Features(16u64)),
                        (439u32, Features(16u64)),
                        (440u32, Features(16u64)),
                        (441u32, Features(16u64)),
                        (442u32, Features(16u64)),
                        (443u32, Features(16u64)),
                        (444u32, Features(16u64)),
                        (445u32, Features(16u64)),
                        (446u32, Features(16u64)),
                        (447u32, Features(16u64)),
                        (448u32, Features(16u64)),
                        (449u32, Features(16u64)),
                        (450u32, Features(8u64)),
                        (451u32, Features(8u64)),
                        (452u32, Features(8u64)),
                        (453u32, Features(8u64)),
                        (454u32, Features(4u64)),
                        (455u32, Features(4u64)),
                        (456u32, Features(4u64)),
                        (457u32, Features(4u64)),
                        (458u32, Features(4u64)),
                        (459u32, Features(4u64)),
                        (460u32, Features(4u64)),
                        (461u32, Features(4u64)),
                        (462u32, Features(4u64)),
                        (463u32, Features(4u64)),
                        (464u32, Features(4u64)),
                        (467u32, Features(4u64)),
                        (468u32, Features(4u64)),
                        (469u32, Features(4u64)),
                        (470u32, Features(4u64)),
                        (471u32, Features(4u64)),
                        (472u32, Features(4u64)),
                        (473u32, Features(4u64)),
                        (474u32, Features(4u64)),
                        (475u32, Features(4u64)),
                        (476u32, Features(4u64)),
                        (477u32, Features(4u64)),
                        (478u32, Features(4u64)),
                        (479u32, Features(4u64)),
                        (480u32, Features(4u64)),
                        (481u32, Features(4u64)),
                        (482u32, Features(4u64)),
                        (483u32, Features(4u64)),
                        (484u32, Features(4u64)),
                        (485u32, Features(4u64)),
                        (486u32, Features(4u64)),
                        (487u32, Features(4u64)),
                        (488u32, Features(4u64)),
                        (489u32, Features(4u64)),
                        (490u32, Features(4u64)),
                        (491u32, Features(4u64)),
                        (492u32, Features(4u64)),
                        (493u32, Features(4u64)),
                        (494u32, Features(4u64)),
                        (495u32, Features(4u64)),
                        (496u32, Features(4u64)),
                        (497u32, Features(4u64)),
                        (498u32, Features(4u64)),
                        (499u32, Features(4u64)),
                        (500u32, Features(4u64)),
                        (501u32, Features(4u64)),
                        (502u32, Features(4u64)),
                        (503u32, Features(4u64)),
                        (504u32, Features(4u64)),
                        (505u32, Features(4u64)),
                        (506u32, Features(4u64)),
                        (507u32, Features(4u64)),
                        (508u32, Features(4u64)),
                        (509u32, Features(4u64)),
                        (510u32, Features(4u64)),
                        (511u32, Features(4u64)),
                        (512u32, Features(4u64)),
                        (513u32, Features(4u64)),
                        (514u32, Features(4u64)),
                        (515u32, Features(4u64)),
                        (516u32, Features(4u64)),
                        (517u32, Features(4u64)),
                        (518u32, Features(4u64)),
                        (519u32, Features(4u64)),
                        (520u32, Features(4u64)),
                        (521u32, Features(4u64)),
                        (522u32, Features(4u64)),
                        (523u32, Features(4u64)),
                        (524u32, Features(4u64)),
                        (525u32, Features(4u64)),
                        (526u32, Features(4u64)),
                        (527u32, Features(4u64)),
                        (528u32, Features(4u64)),
                        (529u32, Features(4u64)),
                        (530u32, Features(4u64)),
                        (531u32, Features(4u64)),
                        (532u32, Features(4u64)),
                        (533u32, Features(4u64)),
                        (534u32, Features(4u64)),
                        (535u32, Features(4u64)),
                        (536u32, Features(4u64)),
                        (537u32, Features(4u64)),
                        (538u32, Features(4u64)),
                        (539u32, Features(4u64)),
                        (540u32, Features(4u64)),
                        (541u32, Features(4u64)),
                        (542u32, Features(4u64)),
                        (543u32, Features(4u64)),
                        (544u32, Features(4u64)),
                        (545u32, Features(4u64)),
                        (546u32, Features(4u64)),
                        (547u32, Features(4u64)),
                        (548u32, Features(4u64)),
                        (549u32, Features(4u64)),
                        (550u32, Features(4u64)),
                        (551u32, Features(4u64)),
                        (552u32, Features(4u64)),
                        (553u32, Features(4u64)),
                        (554u32, Features(4u64)),
                        (555u32, Features(4u64)),
                        (556u32, Features(4u64)),
                        (557u32, Features(4u64)),
                        (558u32, Features(4u64)),
                        (559u32, Features(4u64)),
                        (560u32, Features(4u64)),
                        (561u32, Features(4u64)),
                        (562u32, Features(4u64)),
                        (563u32, Features(4u64)),
                        (564u32, Features(4u64)),
                        (565u32, Features(4u64)),
                        (566u32, Features(4u64)),
                        (567u32, Features(4u64)),
                        (568u32, Features(4u64)),
                        (569u32, Features(4u64)),
                        (570u32, Features(4u64)),
                        (571u32, Features(4u64)),
                        (572u32, Features(4u64)),
                        (573u32, Features(4u64)),
                        (574u32, Features(4u64)),
                        (575u32, Features(4u64)),
                        (576u32, Features(4u64)),
                        (577u32, Features(4u64)),
                        (578u32, Features(4u64)),
                        (579u32, Features(4u64)),
                        (580u32, Features(4u64)),
                        (581u32, Features(4u64)),
                        (582u32, Features(4u64)),
                        (583u32, Features(4u64)),
                        (584u32, Features(4u64)),
                        (585u32, Features(4u64)),
                        (586u32, Features(4u64)),
                        (587u32, Features(4u64)),
                        (588u32, Features(4u64)),
                        (589u32, Features(4u64)),
                        (590u32, Features(4u64)),
                        (591u32, Features(4u64)),
                        (592u32, Features(4u64)),
                        (593u32, Features(4u64)),
                        (594u32, Features(4u64)),
                        (595u32, Features(4u64)),
                        (596u32, Features(4u64)),
                        (597u32, Features(4u64)),
                        (598u32, Features(4u64)),
                        (599u32, Features(4u64)),
                        (600u32, Features(4u64)),
                        (601u32, Features(4u64)),
                        (602u32, Features(4u64)),
                        (603u32, Features(4u64)),
                        (604u32, Features(4u64)),
                        (605u32, Features(4u64)),
                        (606u32, Features(4u64)),
                        (607u32, Features(4u64)),
                        (608u32, Features(4u64)),
                        (609u32, Features(4u64)),
                        (610u32, Features(4u64)),
                        (611u32, Features(4u64)),
                        (612u32, Features(4u64)),
                        (613u32, Features(4u64)),
                        (614u32, Features(4u64)),
                        (615u32, Features(4u64)),
                        (616u32, Features(4u64)),
                        (617u32, Features(4u64)),
                        (618u32, Features(4u64)),
                        (619u32, Features(4u64)),
                        (620u32, Features(4u64)),
                        (621u32, Features(4u64)),
                        (622u32, Features(4u64)),
                        (623u32, Features(4u64)),
                        (624u32, Features(4u64)),
                        (625u32, Features(4u64)),
                        (626u32, Features(4u64)),
                        (627u32, Features(4u64)),
                        (628u32, Features(4u64)),
                        (629u32, Features(4u64)),
                        (630u32, Features(4u64)),
                        (631u32, Features(4u64)),
                        (632u32, Features(4u64)),
                        (633u32, Features(4u64)),
                        (634u32, Features(4u64)),
                        (635u32, Features(4u64)),
                        (636u32, Features(4u64)),
                        (637u32, Features(4u64)),
                        (638u32, Features(4u64)),
                        (639u32, Features(4u64)),
                        (640u32, Features(4u64)),
                        (641u32, Features(4u64)),
                        (642u32, Features(4u64)),
                        (643u32, Features(4u64)),
                        (644u32, Features(4u64)),
                        (645u32, Features(4u64)),
                        (646u32, Features(4u64)),
                        (647u32, Features(4u64)),
                        (648u32, Features(4u64)),
                        (649u32, Features(4u64)),
                        (650u32, Features(4u64)),
                        (651u32, Features(4u64)),
                        (652u32, Features(4u64)),
                        (653u32, Features(4u64)),
                        (654u32, Features(4u64)),
                        (655u32, Features(4u64)),
                        (656u32, Features(4u64)),
                        (657u32, Features(4u64)),
                        (658u32, Features(4u64)),
                        (659u32, Features(4u64)),
                        (660u32, Features(4u64)),
                        (661u32, Features(4u64)),
                        (662u32, Features(4u64)),
                        (663u32, Features(4u64)),
                        (664u32, Features(4u64)),
                        (665u32, Features(4u64)),
                        (666u32, Features(4u64)),
                        (667u32, Features(4u64)),
                        (668u32, Features(4u64)),
                        (669u32, Features(4u64)),
                        (670u32, Features(4u64)),
                        (671u32, Features(4u64)),
                        (672u32, Features(4u64)),
                        (673u32, Features(4u64)),
                        (674u32, Features(4u64)),
                        (675u32, Features(4u64)),
                        (676u32, Features(4u64)),
                        (677u32, Features(12u64)),
                        (678u32, Features(12u64)),
                        (679u32, Features(12u64)),
                        (680u32, Features(12u64)),
                        (681u32, Features(4u64)),
                        (682u32, Features(4u64)),
                        (683u32, Features(4u64)),
                        (684u32, Features(4u64)),
                        (685u32, Features(4u64)),
                        (686u32, Features(4u64)),
                        (687u32, Features(4u64)),
                        (688u32, Features(4u64)),
                        (689u32, Features(4u64)),
                        (690u32, Features(4u64)),
                        (691u32, Features(4u64)),
                        (692u32, Features(4u64)),
                        (693u32, Features(4u64)),
                        (694u32, Features(4u64)),
                        (695u32, Features(4u64)),
                        (696u32, Features(4u64)),
                        (697u32, Features(4u64)),
                        (698u32, Features(4u64)),
                        (699u32, Features(4u64)),
                        (700u32, Features(4u64)),
                        (701u32, Features(4u64)),
                        (702u32, Features(4u64)),
                        (703u32, Features(4u64)),
                        (704u32, Features(4u64)),
                        (705u32, Features(4u64)),
                        (706u32, Features(4u64)),
                        (707u32, Features(4u64)),
                        (708u32, Features(4u64)),
                        (709u32, Features(4u64)),
                        (710u32, Features(4u64)),
                        (711u32, Features(4u64)),
                        (712u32, Features(4u64)),
                        (713u32, Features(4u64)),
                        (714u32, Features(4u64)),
                        (715u32, Features(4u64)),
                        (716u32, Features(4u64)),
                        (717u32, Features(4u64)),
                        (718u32, Features(4u64)),
                        (719u32, Features(4u64)),
                        (720u32, Features(4u64)),
                        (721u32, Features(4u64)),
                        (722u32, Features(4u64)),
                        (723u32, Features(4u64)),
                        (724u32, Features(4u64)),
                        (725u32, Features(4u64)),
                        (726u32, Features(4u64)),
                        (727u32, Features(4u64)),
                        (728u32, Features(4u64)),
                        (729u32, Features(132u64)),
                        (730u32, Features(132u64)),
                        (731u32, Features(132u64)),
                        (732u32, Features(132u64)),
                        (733u32, Features(132u64)),
                        (734u32, Features(132u64)),
                        (735u32, Features(132u64)),
                        (736u32, Features(132u64)),
                        (737u32, Features(68u64)),
                        (738u32, Features(68u64)),
                        (739u32, Features(68u64)),
                        (740u32, Features(68u64)),
                        (741u32, Features(68u64)),
                        (742u32, Features(68u64)),
                        (743u32, Features(68u64)),
                        (744u32, Features(68u64)),
                        (745u32, Features(4u64)),
                        (746u32, Features(4u64)),
                        (747u32, Features(4u64)),
                        (748u32, Features(4u64)),
                        (749u32, Features(4u64)),
                        (750u32, Features(4u64)),
                        (751u32, Features(4u64)),
                        (752u32, Features(4u64)),
                        (753u32, Features(4u64)),
                        (754u32, Features(4u64)),
                        (755u32, Features(4u64)),
                        (756u32, Features(4u64)),
                        (757u32, Features(4u64)),
                        (758u32, Features(4u64)),
                        (759u32, Features(4u64)),
                        (760u32, Features(4u64)),
                        (761u32, Features(4u64)),
                        (762u32, Features(4u64)),
                        (763u32, Features(4u64)),
                        (764u32, Features(4u64)),
                        (765u32, Features(4u64)),
                        (766u32, Features(4u64)),
                        (767u32, Features(4u64)),
                        (768u32, Features(4u64)),
                        (769u32, Features(4u64)),
                        (770u32, Features(4u64)),
                        (771u32, Features(4u64)),
                        (772u32, Features(4u64)),
                        (773u32, Features(4u64)),
                        (774u32, Features(20u64)),
                        (775u32, Features(20u64)),
                        (776u32, Features(20u64)),
                        (777u32, Features(20u64)),
                        (778u32, Features(20u64)),
                        (779u32, Features(20u64)),
                        (780u32, Features(20u64)),
                        (781u32, Features(20u64)),
                        (782u32, Features(20u64)),
                        (783u32, Features(20u64)),
                        (784u32, Features(20u64)),
                        (785u32, Features(20u64)),
                        (786u32, Features(20u64)),
                        (787u32, Features(20u64)),
                        (788u32, Features(20u64)),
                        (789u32, Features(20u64)),
                        (790u32, Features(20u64)),
                    ],
                ),
                prices: Cow::Borrowed(&[]),
                names: Cow::Borrowed(&tables::FORM_NAMES),
                operand_names: Cow::Borrowed(&tables::OPERAND_NAMES),
                docs: Cow::Borrowed(&tables::FORM_DOCS),
            },
            conventions: Cow::Borrowed(&tables::CONVENTIONS),
            reserved: Cow::Borrowed(const { &regs([13]) }),
            tuple_lists: Cow::Borrowed(&tables::TUPLE_LISTS),
            tuple_regs: Cow::Borrowed(const {
                &regs([
                    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5,
                    5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 0, 1, 2, 1, 2, 3, 2,
                    3, 4, 3, 4, 5, 4, 5, 6, 5, 6, 7, 6, 7, 8, 7, 8, 9, 8, 9, 10, 9, 10,
                    11, 10, 11, 12, 0, 1, 2, 3, 1, 2, 3, 4, 2, 3, 4, 5, 3, 4, 5, 6, 4, 5,
                    6, 7, 5, 6, 7, 8, 6, 7, 8, 9, 7, 8, 9, 10, 8, 9, 10, 11, 9, 10, 11,
                    12, 18, 19, 19, 20, 20, 21, 21, 25, 25, 26, 26, 27, 27, 28, 28, 32,
                    32, 33, 33, 34, 34, 35, 35, 39, 39, 40, 40, 41, 41, 42, 42, 46, 46,
                    47, 47, 48, 48, 49, 49, 53, 53, 54, 54, 55, 55, 56, 56, 60, 60, 61,
                    61, 62, 62, 63, 63, 67, 67, 68, 68, 69, 69, 70, 18, 19, 20, 19, 20,
                    21, 20, 21, 25, 21, 25, 26, 25, 26, 27, 26, 27, 28, 27, 28, 32, 28,
                    32, 33, 32, 33, 34, 33, 34, 35, 34, 35, 39, 35, 39, 40, 39, 40, 41,
                    40, 41, 42, 41, 42, 46, 42, 46, 47, 46, 47, 48, 47, 48, 49, 48, 49,
                    53, 49, 53, 54, 53, 54, 55, 54, 55, 56, 55, 56, 60, 56, 60, 61, 60,
                    61, 62, 61, 62, 63, 62, 63, 67, 63, 67, 68, 67, 68, 69, 68, 69, 70,
                    18, 19, 20, 21, 19, 20, 21, 25, 20, 21, 25, 26, 21, 25, 26, 27, 25,
                    26, 27, 28, 26, 27, 28, 32, 27, 28, 32, 33, 28, 32, 33, 34, 32, 33,
                    34, 35, 33, 34, 35, 39, 34, 35, 39, 40, 35, 39, 40, 41, 39, 40, 41,
                    42, 40, 41, 42, 46, 41, 42, 46, 47, 42, 46, 47, 48, 46, 47, 48, 49,
                    47, 48, 49, 53, 48, 49, 53, 54, 49, 53, 54, 55, 53, 54, 55, 56, 54,
                    55, 56, 60, 55, 56, 60, 61, 56, 60, 61, 62, 60, 61, 62, 63, 61, 62,
                    63, 67, 62, 63, 67, 68, 63, 67, 68, 69, 67, 68, 69, 70, 16, 17, 17,
                    23, 23, 24, 24, 30, 30, 31, 31, 37, 37, 38, 38, 44, 44, 45, 45, 51,
                    51, 52, 52, 58, 58, 59, 59, 65, 65, 66, 66, 72, 72, 73, 73, 75, 75,
                    76, 76, 78, 78, 79, 79, 81, 81, 82, 82, 84, 84, 85, 85, 87, 87, 88,
                    88, 90, 90, 91, 91, 93, 93, 94, 16, 17, 23, 17, 23, 24, 23, 24, 30,
                    24, 30, 31, 30, 31, 37, 31, 37, 38, 37, 38, 44, 38, 44, 45, 44, 45,
                    51, 45, 51, 52, 51, 52, 58, 52, 58, 59, 58, 59, 65, 59, 65, 66, 65,
                    66, 72, 66, 72, 73, 72, 73, 75, 73, 75, 76, 75, 76, 78, 76, 78, 79,
                    78, 79, 81, 79, 81, 82, 81, 82, 84, 82, 84, 85, 84, 85, 87, 85, 87,
                    88, 87, 88, 90, 88, 90, 91, 90, 91, 93, 91, 93, 94, 16, 17, 23, 24,
                    17, 23, 24, 30, 23, 24, 30, 31, 24, 30, 31, 37, 30, 31, 37, 38, 31,
                    37, 38, 44, 37, 38, 44, 45, 38, 44, 45, 51, 44, 45, 51, 52, 45, 51,
                    52, 58, 51, 52, 58, 59, 52, 58, 59, 65, 58, 59, 65, 66, 59, 65, 66,
                    72, 65, 66, 72, 73, 66, 72, 73, 75, 72, 73, 75, 76, 73, 75, 76, 78,
                    75, 76, 78, 79, 76, 78, 79, 81, 78, 79, 81, 82, 79, 81, 82, 84, 81,
                    82, 84, 85, 82, 84, 85, 87, 84, 85, 87, 88, 85, 87, 88, 90, 87, 88,
                    90, 91, 88, 90, 91, 93, 90, 91, 93, 94, 16, 23, 17, 24, 23, 30, 24,
                    31, 30, 37, 31, 38, 37, 44, 38, 45, 44, 51, 45, 52, 51, 58, 52, 59,
                    58, 65, 59, 66, 65, 72, 66, 73, 72, 75, 73, 76, 75, 78, 76, 79, 78,
                    81, 79, 82, 81, 84, 82, 85, 84, 87, 85, 88, 87, 90, 88, 91, 90, 93,
                    91, 94, 16, 23, 30, 17, 24, 31, 23, 30, 37, 24, 31, 38, 30, 37, 44,
                    31, 38, 45, 37, 44, 51, 38, 45, 52, 44, 51, 58, 45, 52, 59, 51, 58,
                    65, 52, 59, 66, 58, 65, 72, 59, 66, 73, 65, 72, 75, 66, 73, 76, 72,
                    75, 78, 73, 76, 79, 75, 78, 81, 76, 79, 82, 78, 81, 84, 79, 82, 85,
                    81, 84, 87, 82, 85, 88, 84, 87, 90, 85, 88, 91, 87, 90, 93, 88, 91,
                    94, 16, 23, 30, 37, 17, 24, 31, 38, 23, 30, 37, 44, 24, 31, 38, 45,
                    30, 37, 44, 51, 31, 38, 45, 52, 37, 44, 51, 58, 38, 45, 52, 59, 44,
                    51, 58, 65, 45, 52, 59, 66, 51, 58, 65, 72, 52, 59, 66, 73, 58, 65,
                    72, 75, 59, 66, 73, 76, 65, 72, 75, 78, 66, 73, 76, 79, 72, 75, 78,
                    81, 73, 76, 79, 82, 75, 78, 81, 84, 76, 79, 82, 85, 78, 81, 84, 87,
                    79, 82, 85, 88, 81, 84, 87, 90, 82, 85, 88, 91, 84, 87, 90, 93, 85,
                    88, 91, 94, 15, 22, 22, 29, 29, 36, 36, 43, 43, 50, 50, 57, 57, 64,
                    64, 71, 71, 74, 74, 77, 77, 80, 80, 83, 83, 86, 86, 89, 89, 92, 15,
                    22, 29, 22, 29, 36, 29, 36, 43, 36, 43, 50, 43, 50, 57, 50, 57, 64,
                    57, 64, 71, 64, 71, 74, 71, 74, 77, 74, 77, 80, 77, 80, 83, 80, 83,
                    86, 83, 86, 89, 86, 89, 92, 15, 22, 29, 36, 22, 29, 36, 43, 29, 36,
                    43, 50, 36, 43, 50, 57, 43, 50, 57, 64, 50, 57, 64, 71, 57, 64, 71,
                    74, 64, 71, 74, 77, 71, 74, 77, 80, 74, 77, 80, 83, 77, 80, 83, 86,
                    80, 83, 86, 89, 83, 86, 89, 92,
                ])
            }),
            features: Cow::Borrowed(&tables::FEATURES),
            roles: Cow::Borrowed(&tables::ROLES),
            sufficient: Cow::Borrowed(const {
                &regs([
                    0, 1, 2, 3, 4, 5, 7, 12, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
                    26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42,
                ])
            }),
        })
    };
    ///The target `aarch32` as a type.
    pub enum Target {}
    impl ::ssara_core::typed::Target for Target {
        type Ins<'b> = Ins<'b>;
        #[inline]
        fn desc() -> &'static ::ssara_core::Target {
            &TARGET
        }
    }
    ///The number of whole registers of bank `int` that suffice, with those of the other banks, for every form and every call when everything else is spilled. Which ones: [`TargetDesc::sufficient`](::ssara_core::TargetDesc::sufficient).
    pub const MIN_REGS_INT: usize = 8usize;
    ///The number of whole registers of bank `vec` that suffice, with those of the other banks, for every form and every call when everything else is spilled. Which ones: [`TargetDesc::sufficient`](::ssara_core::TargetDesc::sufficient).
    pub const MIN_REGS_VEC: usize = 4usize;
    /**A value of kind `i32`: 32 bits in bank `int`.

An integer of 32 bits or less, or an address.

It lives in `r3`, `r2`, `r1`, `r0`, `r12`, `r4..=r11`, `lr`, or in a slot of 4 bytes, aligned to 4.*/
    pub enum I32 {}
    impl I32 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(0u8);
    }
    impl ::ssara_core::typed::ValueType for I32 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = I32::TYPE;
    }
    /**A value of kind `v128`: 128 bits in bank `vec`.

A 128-bit vector. VSWP exchanges two.

It lives in `q8..=q15`, `q3`, `q2`, `q1`, `q0`, `q4..=q7`, or in a slot of 16 bytes, aligned to 8.*/
    pub enum V128 {}
    impl V128 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(1u8);
    }
    impl ::ssara_core::typed::ValueType for V128 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = V128::TYPE;
    }
    /**A value of kind `f64`: 64 bits in bank `vec`.

A double-precision number or a 64-bit vector.

It lives in `d16`, `d18`, `d20`, `d22`, `d24`, `d26`, `d28`, `d30`, `d6`, `d4`, `d2`, `d0`, `d8`, `d10`, `d12`, `d14`, `d17`, `d19`, `d21`, `d23`, `d25`, `d27`, `d29`, `d31`, `d7`, `d5`, `d3`, `d1`, `d9`, `d11`, `d13`, `d15`, or in a slot of 8 bytes, aligned to 8.*/
    pub enum F64 {}
    impl F64 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(2u8);
    }
    impl ::ssara_core::typed::ValueType for F64 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = F64::TYPE;
    }
    /**A value of kind `f32`: 32 bits in bank `vec`.

A single-precision number, or an integer in its place.

It lives in `s12`, `s8`, `s4`, `s0`, `s16`, `s20`, `s24`, `s28`, `s13..=s15`, `s9..=s11`, `s5..=s7`, `s1..=s3`, `s17..=s19`, `s21..=s23`, `s25..=s27`, `s29..=s31`, or in a slot of 4 bytes, aligned to 4.*/
    pub enum F32 {}
    impl F32 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(3u8);
    }
    impl ::ssara_core::typed::ValueType for F32 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = F32::TYPE;
    }
    pub mod reg {
        /*!The registers, typed by the kind of value they hold.

## Bank `int`

Core registers.

| kind of value | bits | spill slot | swap | prices | about |
| --- | --- | --- | --- | --- | --- |
| `i32` | 32 | 4 bytes, aligned to 4 | no | default | An integer of 32 bits or less, or an address. |

| register | bits | encoding | units | parts |
| --- | --- | --- | --- | --- |
| `r0` | 32 | 0 | 0 |  |
| `r1` | 32 | 1 | 1 |  |
| `r2` | 32 | 2 | 2 |  |
| `r3` | 32 | 3 | 3 |  |
| `r4` | 32 | 4 | 4 |  |
| `r5` | 32 | 5 | 5 |  |
| `r6` | 32 | 6 | 6 |  |
| `r7` | 32 | 7 | 7 |  |
| `r8` | 32 | 8 | 8 |  |
| `r9` | 32 | 9 | 9 |  |
| `r10` | 32 | 10 | 10 |  |
| `r11` | 32 | 11 | 11 |  |
| `r12` | 32 | 12 | 12 |  |
| `sp`, reserved, the stack register | 32 | 13 | 13 |  |
| `lr`, the link register | 32 | 14 | 14 |  |

| tuples | length | members | as registers | about |
| --- | --- | --- | --- | --- |
| `even_pair` | 2 | `r0 r1`, `r2 r3`, `r4 r5`, `r6 r7`, `r8 r9`, `r10 r11` |  | An even register and the next: LDRD, STRD, LDREXD and STREXD. |
| `run2` | 2 | `r0 r1`, `r1 r2`, ..., `r11 r12`: 12 in all |  | Two consecutive registers, for LDM and STM. |
| `run3` | 3 | `r0 r1 r2`, `r1 r2 r3`, ..., `r10 r11 r12`: 11 in all |  | Three consecutive registers. |
| `run4` | 4 | `r0 r1 r2 r3`, `r1 r2 r3 r4`, ..., `r9 r10 r11 r12`: 10 in all |  | Four consecutive registers. |

## Bank `vec`

VFP and Advanced SIMD registers.

| kind of value | bits | spill slot | swap | prices | about |
| --- | --- | --- | --- | --- | --- |
| `v128` | 128 | 16 bytes, aligned to 8 | yes | default | A 128-bit vector. VSWP exchanges two. |
| `f64` | 64 | 8 bytes, aligned to 8 | no | default | A double-precision number or a 64-bit vector. |
| `f32` | 32 | 4 bytes, aligned to 4 | no | default | A single-precision number, or an integer in its place. |

| register | bits | encoding | units | parts |
| --- | --- | --- | --- | --- |
| `q0` | 128 | 0 | 64-67 | `d0` 0..64 (units 64-65), `d1` 64..128 (units 66-67; encoding 1), `s0` 0..32 (unit 64), `s1` 32..64 (unit 65; encoding 1), `s2` 64..96 (unit 66; encoding 2), `s3` 96..128 (unit 67; encoding 3) |
| `q1` | 128 | 1 | 68-71 | `d2` 0..64 (units 68-69; encoding 2), `d3` 64..128 (units 70-71; encoding 3), `s4` 0..32 (unit 68; encoding 4), `s5` 32..64 (unit 69; encoding 5), `s6` 64..96 (unit 70; encoding 6), `s7` 96..128 (unit 71; encoding 7) |
| `q2` | 128 | 2 | 72-75 | `d4` 0..64 (units 72-73; encoding 4), `d5` 64..128 (units 74-75; encoding 5), `s8` 0..32 (unit 72; encoding 8), `s9` 32..64 (unit 73; encoding 9), `s10` 64..96 (unit 74; encoding 10), `s11` 96..128 (unit 75; encoding 11) |
| `q3` | 128 | 3 | 76-79 | `d6` 0..64 (units 76-77; encoding 6), `d7` 64..128 (units 78-79; encoding 7), `s12` 0..32 (unit 76; encoding 12), `s13` 32..64 (unit 77; encoding 13), `s14` 64..96 (unit 78; encoding 14), `s15` 96..128 (unit 79; encoding 15) |
| `q4` | 128 | 4 | 80-83 | `d8` 0..64 (units 80-81; encoding 8), `d9` 64..128 (units 82-83; encoding 9), `s16` 0..32 (unit 80; encoding 16), `s17` 32..64 (unit 81; encoding 17), `s18` 64..96 (unit 82; encoding 18), `s19` 96..128 (unit 83; encoding 19) |
| `q5` | 128 | 5 | 84-87 | `d10` 0..64 (units 84-85; encoding 10), `d11` 64..128 (units 86-87; encoding 11), `s20` 0..32 (unit 84; encoding 20), `s21` 32..64 (unit 85; encoding 21), `s22` 64..96 (unit 86; encoding 22), `s23` 96..128 (unit 87; encoding 23) |
| `q6` | 128 | 6 | 88-91 | `d12` 0..64 (units 88-89; encoding 12), `d13` 64..128 (units 90-91; encoding 13), `s24` 0..32 (unit 88; encoding 24), `s25` 32..64 (unit 89; encoding 25), `s26` 64..96 (unit 90; encoding 26), `s27` 96..128 (unit 91; encoding 27) |
| `q7` | 128 | 7 | 92-95 | `d14` 0..64 (units 92-93; encoding 14), `d15` 64..128 (units 94-95; encoding 15), `s28` 0..32 (unit 92; encoding 28), `s29` 32..64 (unit 93; encoding 29), `s30` 64..96 (unit 94; encoding 30), `s31` 96..128 (unit 95; encoding 31) |
| `q8`, requires `d32` | 128 | 8 | 96-97 | `d16` 0..64 (unit 96; encoding 16), `d17` 64..128 (unit 97; encoding 17) |
| `q9`, requires `d32` | 128 | 9 | 98-99 | `d18` 0..64 (unit 98; encoding 18), `d19` 64..128 (unit 99; encoding 19) |
| `q10`, requires `d32` | 128 | 10 | 100-101 | `d20` 0..64 (unit 100; encoding 20), `d21` 64..128 (unit 101; encoding 21) |
| `q11`, requires `d32` | 128 | 11 | 102-103 | `d22` 0..64 (unit 102; encoding 22), `d23` 64..128 (unit 103; encoding 23) |
| `q12`, requires `d32` | 128 | 12 | 104-105 | `d24` 0..64 (unit 104; encoding 24), `d25` 64..128 (unit 105; encoding 25) |
| `q13`, requires `d32` | 128 | 13 | 106-107 | `d26` 0..64 (unit 106; encoding 26), `d27` 64..128 (unit 107; encoding 27) |
| `q14`, requires `d32` | 128 | 14 | 108-109 | `d28` 0..64 (unit 108; encoding 28), `d29` 64..128 (unit 109; encoding 29) |
| `q15`, requires `d32` | 128 | 15 | 110-111 | `d30` 0..64 (unit 110; encoding 30), `d31` 64..128 (unit 111; encoding 31) |

| tuples | length | members | as registers | about |
| --- | --- | --- | --- | --- |
| `s_run2` | 2 | `s0 s1`, `s1 s2`, ..., `s30 s31`: 31 in all |  | Two consecutive single-precision registers. |
| `s_run3` | 3 | `s0 s1 s2`, `s1 s2 s3`, ..., `s29 s30 s31`: 30 in all |  | Three consecutive single-precision registers. |
| `s_run4` | 4 | `s0 s1 s2 s3`, `s1 s2 s3 s4`, ..., `s28 s29 s30 s31`: 29 in all |  | Four consecutive single-precision registers. |
| `d_run2` | 2 | `d0 d1`, `d1 d2`, ..., `d30 d31`: 31 in all |  | Dd and Dd+1. |
| `d_run3` | 3 | `d0 d1 d2`, `d1 d2 d3`, ..., `d29 d30 d31`: 30 in all |  | Dd to Dd+2. |
| `d_run4` | 4 | `d0 d1 d2 d3`, `d1 d2 d3 d4`, ..., `d28 d29 d30 d31`: 29 in all |  | Dd to Dd+3. |
| `d_step2` | 2 | `d0 d2`, `d1 d3`, ..., `d29 d31`: 30 in all |  | Dd and Dd+2. |
| `d_step3` | 3 | `d0 d2 d4`, `d1 d3 d5`, ..., `d27 d29 d31`: 28 in all |  | Dd, Dd+2 and Dd+4. |
| `d_step4` | 4 | `d0 d2 d4 d6`, `d1 d3 d5 d7`, ..., `d25 d27 d29 d31`: 26 in all |  | Dd, Dd+2, Dd+4 and Dd+6. |
| `q_run2` | 2 | `q0 q1`, `q1 q2`, ..., `q14 q15`: 15 in all |  | Dd to Dd+3, as two Q registers. |
| `q_run3` | 3 | `q0 q1 q2`, `q1 q2 q3`, ..., `q13 q14 q15`: 14 in all |  | Dd, Dd+2, Dd+4 and the odd ones between. |
| `q_run4` | 4 | `q0 q1 q2 q3`, `q1 q2 q3 q4`, ..., `q12 q13 q14 q15`: 13 in all |  | Dd, Dd+2, Dd+4, Dd+6 and the odd ones between. |

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**`r0`: 32 bits of bank `int`. Encoding 0, unit 0.

In `i32`, `tail32`.*/
        pub const R0: Phys<super::I32> = Phys::assume(Reg(0u16));
        /**`r1`: 32 bits of bank `int`. Encoding 1, unit 1.

In `i32`, `tail32`.*/
        pub const R1: Phys<super::I32> = Phys::assume(Reg(1u16));
        /**`r2`: 32 bits of bank `int`. Encoding 2, unit 2.

In `i32`, `tail32`.*/
        pub const R2: Phys<super::I32> = Phys::assume(Reg(2u16));
        /**`r3`: 32 bits of bank `int`. Encoding 3, unit 3.

In `i32`, `tail32`.*/
        pub const R3: Phys<super::I32> = Phys::assume(Reg(3u16));
        /**`r4`: 32 bits of bank `int`. Encoding 4, unit 4.

In `i32`.*/
        pub const R4: Phys<super::I32> = Phys::assume(Reg(4u16));
        /**`r5`: 32 bits of bank `int`. Encoding 5, unit 5.

In `i32`.*/
        pub const R5: Phys<super::I32> = Phys::assume(Reg(5u16));
        /**`r6`: 32 bits of bank `int`. Encoding 6, unit 6.

In `i32`.*/
        pub const R6: Phys<super::I32> = Phys::assume(Reg(6u16));
        /**`r7`: 32 bits of bank `int`. Encoding 7, unit 7.

In `i32`.*/
        pub const R7: Phys<super::I32> = Phys::assume(Reg(7u16));
        /**`r8`: 32 bits of bank `int`. Encoding 8, unit 8.

In `i32`.*/
        pub const R8: Phys<super::I32> = Phys::assume(Reg(8u16));
        /**`r9`: 32 bits of bank `int`. Encoding 9, unit 9.

In `i32`.*/
        pub const R9: Phys<super::I32> = Phys::assume(Reg(9u16));
        /**`r10`: 32 bits of bank `int`. Encoding 10, unit 10.

In `i32`.*/
        pub const R10: Phys<super::I32> = Phys::assume(Reg(10u16));
        /**`r11`: 32 bits of bank `int`. Encoding 11, unit 11.

In `i32`.*/
        pub const R11: Phys<super::I32> = Phys::assume(Reg(11u16));
        /**`r12`: 32 bits of bank `int`. Encoding 12, unit 12.

In `i32`, `tail32`.*/
        pub const R12: Phys<super::I32> = Phys::assume(Reg(12u16));
        ///`sp`: 32 bits of bank `int`. Encoding 13, unit 13. Reserved. The stack register. Never allocated.
        pub const SP: Phys<super::I32> = Phys::assume(Reg(13u16));
        /**`lr`: 32 bits of bank `int`. Encoding 14, unit 14. The link register.

In `i32`.*/
        pub const LR: Phys<super::I32> = Phys::assume(Reg(14u16));
        /**`q0`: 128 bits of bank `vec`. Encoding 0, units 64-67. Overlaps `d0`, `d1`, `s0..=s3`.

In `v128`, `q0_7`.*/
        pub const Q0: Phys<super::V128> = Phys::assume(Reg(15u16));
        /**`d0`: 64 bits of bank `vec`, bits 0..64 of `q0`. Encoding 0, units 64-65. Overlaps `q0`, `s0`, `s1`.

In `f64`, `d0_7`, `d0_15`.*/
        pub const D0: Phys<super::F64> = Phys::assume(Reg(16u16));
        /**`d1`: 64 bits of bank `vec`, bits 64..128 of `q0`. Encoding 1, units 66-67. Overlaps `q0`, `s2`, `s3`.

In `f64`, `d0_7`, `d0_15`.*/
        pub const D1: Phys<super::F64> = Phys::assume(Reg(17u16));
        /**`s0`: 32 bits of bank `vec`, bits 0..32 of `q0`. Encoding 0, unit 64. Overlaps `q0`, `d0`.

In `f32`, `s0_15`.*/
        pub const S0: Phys<super::F32> = Phys::assume(Reg(18u16));
        /**`s1`: 32 bits of bank `vec`, bits 32..64 of `q0`. Encoding 1, unit 65. Overlaps `q0`, `d0`.

In `f32`, `s0_15`.*/
        pub const S1: Phys<super::F32> = Phys::assume(Reg(19u16));
        /**`s2`: 32 bits of bank `vec`, bits 64..96 of `q0`. Encoding 2, unit 66. Overlaps `q0`, `d1`.

In `f32`, `s0_15`.*/
        pub const S2: Phys<super::F32> = Phys::assume(Reg(20u16));
        /**`s3`: 32 bits of bank `vec`, bits 96..128 of `q0`. Encoding 3, unit 67. Overlaps `q0`, `d1`.

In `f32`, `s0_15`.*/
        pub const S3: Phys<super::F32> = Phys::assume(Reg(21u16));
        /**`q1`: 128 bits of bank `vec`. Encoding 1, units 68-71. Overlaps `d2`, `d3`, `s4..=s7`.

In `v128`, `q0_7`.*/
        pub const Q1: Phys<super::V128> = Phys::assume(Reg(22u16));
        /**`d2`: 64 bits of bank `vec`, bits 0..64 of `q1`. Encoding 2, units 68-69. Overlaps `q1`, `s4`, `s5`.

In `f64`, `d0_7`, `d0_15`.*/
        pub const D2: Phys<super::F64> = Phys::assume(Reg(23u16));
        /**`d3`: 64 bits of bank `vec`, bits 64..128 of `q1`. Encoding 3, units 70-71. Overlaps `q1`, `s6`, `s7`.

In `f64`, `d0_7`, `d0_15`.*/
        pub const D3: Phys<super::F64> = Phys::assume(Reg(24u16));
        /**`s4`: 32 bits of bank `vec`, bits 0..32 of `q1`. Encoding 4, unit 68. Overlaps `q1`, `d2`.

In `f32`, `s0_15`.*/
        pub const S4: Phys<super::F32> = Phys::assume(Reg(25u16));
        /**`s5`: 32 bits of bank `vec`, bits 32..64 of `q1`. Encoding 5, unit 69. Overlaps `q1`, `d2`.

In `f32`, `s0_15`.*/
        pub const S5: Phys<super::F32> = Phys::assume(Reg(26u16));
        /**`s6`: 32 bits of bank `vec`, bits 64..96 of `q1`. Encoding 6, unit 70. Overlaps `q1`, `d3`.

In `f32`, `s0_15`.*/
        pub const S6: Phys<super::F32> = Phys::assume(Reg(27u16));
        /**`s7`: 32 bits of bank `vec`, bits 96..128 of `q1`. Encoding 7, unit 71. Overlaps `q1`, `d3`.

In `f32`, `s0_15`.*/
        pub const S7: Phys<super::F32> = Phys::assume(Reg(28u16));
        /**`q2`: 128 bits of bank `vec`. Encoding 2, units 72-75. Overlaps `d4`, `d5`, `s8..=s11`.

In `v128`, `q0_7`.*/
        pub const Q2: Phys<super::V128> = Phys::assume(Reg(29u16));
        /**`d4`: 64 bits of bank `vec`, bits 0..64 of `q2`. Encoding 4, units 72-73. Overlaps `q2`, `s8`, `s9`.

In `f64`, `d0_7`, `d0_15`.*/
        pub const D4: Phys<super::F64> = Phys::assume(Reg(30u16));
        /**`d5`: 64 bits of bank `vec`, bits 64..128 of `q2`. Encoding 5, units 74-75. Overlaps `q2`, `s10`, `s11`.

In `f64`, `d0_7`, `d0_15`.*/
        pub const D5: Phys<super::F64> = Phys::assume(Reg(31u16));
        /**`s8`: 32 bits of bank `vec`, bits 0..32 of `q2`. Encoding 8, unit 72. Overlaps `q2`, `d4`.

In `f32`, `s0_15`.*/
        pub const S8: Phys<super::F32> = Phys::assume(Reg(32u16));
        /**`s9`: 32 bits of bank `vec`, bits 32..64 of `q2`. Encoding 9, unit 73. Overlaps `q2`, `d4`.

In `f32`, `s0_15`.*/
        pub const S9: Phys<super::F32> = Phys::assume(Reg(33u16));
        /**`s10`: 32 bits of bank `vec`, bits 64..96 of `q2`. Encoding 10, unit 74. Overlaps `q2`, `d5`.

In `f32`, `s0_15`.*/
        pub const S10: Phys<super::F32> = Phys::assume(Reg(34u16));
        /**`s11`: 32 bits of bank `vec`, bits 96..128 of `q2`. Encoding 11, unit 75. Overlaps `q2`, `d5`.

In `f32`, `s0_15`.*/
        pub const S11: Phys<super::F32> = Phys::assume(Reg(35u16));
        /**`q3`: 128 bits of bank `vec`. Encoding 3, units 76-79. Overlaps `d6`, `d7`, `s12..=s15`.

In `v128`, `q0_7`.*/
        pub const Q3: Phys<super::V128> = Phys::assume(Reg(36u16));
        /**`d6`: 64 bits of bank `vec`, bits 0..64 of `q3`. Encoding 6, units 76-77. Overlaps `q3`, `s12`, `s13`.

In `f64`, `d0_7`, `d0_15`.*/
        pub const D6: Phys<super::F64> = Phys::assume(Reg(37u16));
        /**`d7`: 64 bits of bank `vec`, bits 64..128 of `q3`. Encoding 7, units 78-79. Overlaps `q3`, `s14`, `s15`.

In `f64`, `d0_7`, `d0_15`.*/
        pub const D7: Phys<super::F64> = Phys::assume(Reg(38u16));
        /**`s12`: 32 bits of bank `vec`, bits 0..32 of `q3`. Encoding 12, unit 76. Overlaps `q3`, `d6`.

In `f32`, `s0_15`.*/
        pub const S12: Phys<super::F32> = Phys::assume(Reg(39u16));
        /**`s13`: 32 bits of bank `vec`, bits 32..64 of `q3`. Encoding 13, unit 77. Overlaps `q3`, `d6`.

In `f32`, `s0_15`.*/
        pub const S13: Phys<super::F32> = Phys::assume(Reg(40u16));
        /**`s14`: 32 bits of bank `vec`, bits 64..96 of `q3`. Encoding 14, unit 78. Overlaps `q3`, `d7`.

In `f32`, `s0_15`.*/
        pub const S14: Phys<super::F32> = Phys::assume(Reg(41u16));
        /**`s15`: 32 bits of bank `vec`, bits 96..128 of `q3`. Encoding 15, unit 79. Overlaps `q3`, `d7`.

In `f32`, `s0_15`.*/
        pub const S15: Phys<super::F32> = Phys::assume(Reg(42u16));
        /**`q4`: 128 bits of bank `vec`. Encoding 4, units 80-83. Overlaps `d8`, `d9`, `s16..=s19`.

In `v128`, `q0_7`.*/
        pub const Q4: Phys<super::V128> = Phys::assume(Reg(43u16));
        /**`d8`: 64 bits of bank `vec`, bits 0..64 of `q4`. Encoding 8, units 80-81. Overlaps `q4`, `s16`, `s17`.

In `f64`, `d0_15`.*/
        pub const D8: Phys<super::F64> = Phys::assume(Reg(44u16));
        /**`d9`: 64 bits of bank `vec`, bits 64..128 of `q4`. Encoding 9, units 82-83. Overlaps `q4`, `s18`, `s19`.

In `f64`, `d0_15`.*/
        pub const D9: Phys<super::F64> = Phys::assume(Reg(45u16));
        /**`s16`: 32 bits of bank `vec`, bits 0..32 of `q4`. Encoding 16, unit 80. Overlaps `q4`, `d8`.

In `f32`.*/
        pub const S16: Phys<super::F32> = Phys::assume(Reg(46u16));
        /**`s17`: 32 bits of bank `vec`, bits 32..64 of `q4`. Encoding 17, unit 81. Overlaps `q4`, `d8`.

In `f32`.*/
        pub const S17: Phys<super::F32> = Phys::assume(Reg(47u16));
        /**`s18`: 32 bits of bank `vec`, bits 64..96 of `q4`. Encoding 18, unit 82. Overlaps `q4`, `d9`.

In `f32`.*/
        pub const S18: Phys<super::F32> = Phys::assume(Reg(48u16));
        /**`s19`: 32 bits of bank `vec`, bits 96..128 of `q4`. Encoding 19, unit 83. Overlaps `q4`, `d9`.

In `f32`.*/
        pub const S19: Phys<super::F32> = Phys::assume(Reg(49u16));
        /**`q5`: 128 bits of bank `vec`. Encoding 5, units 84-87. Overlaps `d10`, `d11`, `s20..=s23`.

In `v128`, `q0_7`.*/
        pub const Q5: Phys<super::V128> = Phys::assume(Reg(50u16));
        /**`d10`: 64 bits of bank `vec`, bits 0..64 of `q5`. Encoding 10, units 84-85. Overlaps `q5`, `s20`, `s21`.

In `f64`, `d0_15`.*/
        pub const D10: Phys<super::F64> = Phys::assume(Reg(51u16));
        /**`d11`: 64 bits of bank `vec`, bits 64..128 of `q5`. Encoding 11, units 86-87. Overlaps `q5`, `s22`, `s23`.

In `f64`, `d0_15`.*/
        pub const D11: Phys<super::F64> = Phys::assume(Reg(52u16));
        /**`s20`: 32 bits of bank `vec`, bits 0..32 of `q5`. Encoding 20, unit 84. Overlaps `q5`, `d10`.

In `f32`.*/
        pub const S20: Phys<super::F32> = Phys::assume(Reg(53u16));
        /**`s21`: 32 bits of bank `vec`, bits 32..64 of `q5`. Encoding 21, unit 85. Overlaps `q5`, `d10`.

In `f32`.*/
        pub const S21: Phys<super::F32> = Phys::assume(Reg(54u16));
        /**`s22`: 32 bits of bank `vec`, bits 64..96 of `q5`. Encoding 22, unit 86. Overlaps `q5`, `d11`.

In `f32`.*/
        pub const S22: Phys<super::F32> = Phys::assume(Reg(55u16));
        /**`s23`: 32 bits of bank `vec`, bits 96..128 of `q5`. Encoding 23, unit 87. Overlaps `q5`, `d11`.

In `f32`.*/
        pub const S23: Phys<super::F32> = Phys::assume(Reg(56u16));
        /**`q6`: 128 bits of bank `vec`. Encoding 6, units 88-91. Overlaps `d12`, `d13`, `s24..=s27`.

In `v128`, `q0_7`.*/
        pub const Q6: Phys<super::V128> = Phys::assume(Reg(57u16));
        /**`d12`: 64 bits of bank `vec`, bits 0..64 of `q6`. Encoding 12, units 88-89. Overlaps `q6`, `s24`, `s25`.

In `f64`, `d0_15`.*/
        pub const D12: Phys<super::F64> = Phys::assume(Reg(58u16));
        /**`d13`: 64 bits of bank `vec`, bits 64..128 of `q6`. Encoding 13, units 90-91. Overlaps `q6`, `s26`, `s27`.

In `f64`, `d0_15`.*/
        pub const D13: Phys<super::F64> = Phys::assume(Reg(59u16));
        /**`s24`: 32 bits of bank `vec`, bits 0..32 of `q6`. Encoding 24, unit 88. Overlaps `q6`, `d12`.

In `f32`.*/
        pub const S24: Phys<super::F32> = Phys::assume(Reg(60u16));
        /**`s25`: 32 bits of bank `vec`, bits 32..64 of `q6`. Encoding 25, unit 89. Overlaps `q6`, `d12`.

In `f32`.*/
        pub const S25: Phys<super::F32> = Phys::assume(Reg(61u16));
        /**`s26`: 32 bits of bank `vec`, bits 64..96 of `q6`. Encoding 26, unit 90. Overlaps `q6`, `d13`.

In `f32`.*/
        pub const S26: Phys<super::F32> = Phys::assume(Reg(62u16));
        /**`s27`: 32 bits of bank `vec`, bits 96..128 of `q6`. Encoding 27, unit 91. Overlaps `q6`, `d13`.

In `f32`.*/
        pub const S27: Phys<super::F32> = Phys::assume(Reg(63u16));
        /**`q7`: 128 bits of bank `vec`. Encoding 7, units 92-95. Overlaps `d14`, `d15`, `s28..=s31`.

In `v128`, `q0_7`.*/
        pub const Q7: Phys<super::V128> = Phys::assume(Reg(64u16));
        /**`d14`: 64 bits of bank `vec`, bits 0..64 of `q7`. Encoding 14, units 92-93. Overlaps `q7`, `s28`, `s29`.

In `f64`, `d0_15`.*/
        pub const D14: Phys<super::F64> = Phys::assume(Reg(65u16));
        /**`d15`: 64 bits of bank `vec`, bits 64..128 of `q7`. Encoding 15, units 94-95. Overlaps `q7`, `s30`, `s31`.

In `f64`, `d0_15`.*/
        pub const D15: Phys<super::F64> = Phys::assume(Reg(66u16));
        /**`s28`: 32 bits of bank `vec`, bits 0..32 of `q7`. Encoding 28, unit 92. Overlaps `q7`, `d14`.

In `f32`.*/
        pub const S28: Phys<super::F32> = Phys::assume(Reg(67u16));
        /**`s29`: 32 bits of bank `vec`, bits 32..64 of `q7`. Encoding 29, unit 93. Overlaps `q7`, `d14`.

In `f32`.*/
        pub const S29: Phys<super::F32> = Phys::assume(Reg(68u16));
        /**`s30`: 32 bits of bank `vec`, bits 64..96 of `q7`. Encoding 30, unit 94. Overlaps `q7`, `d15`.

In `f32`.*/
        pub const S30: Phys<super::F32> = Phys::assume(Reg(69u16));
        /**`s31`: 32 bits of bank `vec`, bits 96..128 of `q7`. Encoding 31, unit 95. Overlaps `q7`, `d15`.

In `f32`.*/
        pub const S31: Phys<super::F32> = Phys::assume(Reg(70u16));
        /**`q8`: 128 bits of bank `vec`. Encoding 8, units 96-97. Requires `d32`. Overlaps `d16`, `d17`.

In `v128`.*/
        pub const Q8: Phys<super::V128> = Phys::assume(Reg(71u16));
        /**`d16`: 64 bits of bank `vec`, bits 0..64 of `q8`. Encoding 16, unit 96. Requires `d32`. Overlaps `q8`.

In `f64`.*/
        pub const D16: Phys<super::F64> = Phys::assume(Reg(72u16));
        /**`d17`: 64 bits of bank `vec`, bits 64..128 of `q8`. Encoding 17, unit 97. Requires `d32`. Overlaps `q8`.

In `f64`.*/
        pub const D17: Phys<super::F64> = Phys::assume(Reg(73u16));
        /**`q9`: 128 bits of bank `vec`. Encoding 9, units 98-99. Requires `d32`. Overlaps `d18`, `d19`.

In `v128`.*/
        pub const Q9: Phys<super::V128> = Phys::assume(Reg(74u16));
        /**`d18`: 64 bits of bank `vec`, bits 0..64 of `q9`. Encoding 18, unit 98. Requires `d32`. Overlaps `q9`.

In `f64`.*/
        pub const D18: Phys<super::F64> = Phys::assume(Reg(75u16));
        /**`d19`: 64 bits of bank `vec`, bits 64..128 of `q9`. Encoding 19, unit 99. Requires `d32`. Overlaps `q9`.

In `f64`.*/
        pub const D19: Phys<super::F64> = Phys::assume(Reg(76u16));
        /**`q10`: 128 bits of bank `vec`. Encoding 10, units 100-101. Requires `d32`. Overlaps `d20`, `d21`.

In `v128`.*/
        pub const Q10: Phys<super::V128> = Phys::assume(Reg(77u16));
        /**`d20`: 64 bits of bank `vec`, bits 0..64 of `q10`. Encoding 20, unit 100. Requires `d32`. Overlaps `q10`.

In `f64`.*/
        pub const D20: Phys<super::F64> = Phys::assume(Reg(78u16));
        /**`d21`: 64 bits of bank `vec`, bits 64..128 of `q10`. Encoding 21, unit 101. Requires `d32`. Overlaps `q10`.

In `f64`.*/
        pub const D21: Phys<super::F64> = Phys::assume(Reg(79u16));
        /**`q11`: 128 bits of bank `vec`. Encoding 11, units 102-103. Requires `d32`. Overlaps `d22`, `d23`.

In `v128`.*/
        pub const Q11: Phys<super::V128> = Phys::assume(Reg(80u16));
        /**`d22`: 64 bits of bank `vec`, bits 0..64 of `q11`. Encoding 22, unit 102. Requires `d32`. Overlaps `q11`.

In `f64`.*/
        pub const D22: Phys<super::F64> = Phys::assume(Reg(81u16));
        /**`d23`: 64 bits of bank `vec`, bits 64..128 of `q11`. Encoding 23, unit 103. Requires `d32`. Overlaps `q11`.

In `f64`.*/
        pub const D23: Phys<super::F64> = Phys::assume(Reg(82u16));
        /**`q12`: 128 bits of bank `vec`. Encoding 12, units 104-105. Requires `d32`. Overlaps `d24`, `d25`.

In `v128`.*/
        pub const Q12: Phys<super::V128> = Phys::assume(Reg(83u16));
        /**`d24`: 64 bits of bank `vec`, bits 0..64 of `q12`. Encoding 24, unit 104. Requires `d32`. Overlaps `q12`.

In `f64`.*/
        pub const D24: Phys<super::F64> = Phys::assume(Reg(84u16));
        /**`d25`: 64 bits of bank `vec`, bits 64..128 of `q12`. Encoding 25, unit 105. Requires `d32`. Overlaps `q12`.

In `f64`.*/
        pub const D25: Phys<super::F64> = Phys::assume(Reg(85u16));
        /**`q13`: 128 bits of bank `vec`. Encoding 13, units 106-107. Requires `d32`. Overlaps `d26`, `d27`.

In `v128`.*/
        pub const Q13: Phys<super::V128> = Phys::assume(Reg(86u16));
        /**`d26`: 64 bits of bank `vec`, bits 0..64 of `q13`. Encoding 26, unit 106. Requires `d32`. Overlaps `q13`.

In `f64`.*/
        pub const D26: Phys<super::F64> = Phys::assume(Reg(87u16));
        /**`d27`: 64 bits of bank `vec`, bits 64..128 of `q13`. Encoding 27, unit 107. Requires `d32`. Overlaps `q13`.

In `f64`.*/
        pub const D27: Phys<super::F64> = Phys::assume(Reg(88u16));
        /**`q14`: 128 bits of bank `vec`. Encoding 14, units 108-109. Requires `d32`. Overlaps `d28`, `d29`.

In `v128`.*/
        pub const Q14: Phys<super::V128> = Phys::assume(Reg(89u16));
        /**`d28`: 64 bits of bank `vec`, bits 0..64 of `q14`. Encoding 28, unit 108. Requires `d32`. Overlaps `q14`.

In `f64`.*/
        pub const D28: Phys<super::F64> = Phys::assume(Reg(90u16));
        /**`d29`: 64 bits of bank `vec`, bits 64..128 of `q14`. Encoding 29, unit 109. Requires `d32`. Overlaps `q14`.

In `f64`.*/
        pub const D29: Phys<super::F64> = Phys::assume(Reg(91u16));
        /**`q15`: 128 bits of bank `vec`. Encoding 15, units 110-111. Requires `d32`. Overlaps `d30`, `d31`.

In `v128`.*/
        pub const Q15: Phys<super::V128> = Phys::assume(Reg(92u16));
        /**`d30`: 64 bits of bank `vec`, bits 0..64 of `q15`. Encoding 30, unit 110. Requires `d32`. Overlaps `q15`.

In `f64`.*/
        pub const D30: Phys<super::F64> = Phys::assume(Reg(93u16));
        /**`d31`: 64 bits of bank `vec`, bits 64..128 of `q15`. Encoding 31, unit 111. Requires `d32`. Overlaps `q15`.

In `f64`.*/
        pub const D31: Phys<super::F64> = Phys::assume(Reg(94u16));
    }
    pub mod class {
        /*!The register classes.

## Classes of `i32`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `i32` | 14: `r3`, `r2`, `r1`, `r0`, `r12`, `r4..=r11`, `lr` |  | Home class: every register in which such a value may live. |
| `tail32` | 5: `r3`, `r2`, `r1`, `r0`, `r12` | `i32` | Registers that are callee-saved in no convention, so the epilogue does not restore them, without LR. |

## Classes of `v128`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `v128` | 16: `q8..=q15`, `q3`, `q2`, `q1`, `q0`, `q4..=q7` |  | Home class: every register in which such a value may live. |
| `q0_7` | 8: `q3`, `q2`, `q1`, `q0`, `q4..=q7` | `v128` | Registers that have S registers. |

## Classes of `f64`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `f64` | 32: `d16`, `d18`, `d20`, `d22`, `d24`, `d26`, `d28`, `d30`, `d6`, `d4`, `d2`, `d0`, `d8`, `d10`, `d12`, `d14`, `d17`, `d19`, `d21`, `d23`, `d25`, `d27`, `d29`, `d31`, `d7`, `d5`, `d3`, `d1`, `d9`, `d11`, `d13`, `d15` |  | Home class: every register in which such a value may live. |
| `d0_7` | 8: `d6`, `d4`, `d2`, `d0`, `d7`, `d5`, `d3`, `d1` | `d0_15` | Registers whose 16-bit lanes can be a scalar. |
| `d0_15` | 16: `d6`, `d4`, `d2`, `d0`, `d8`, `d10`, `d12`, `d14`, `d7`, `d5`, `d3`, `d1`, `d9`, `d11`, `d13`, `d15` | `f64` | Registers whose 32-bit lanes can be a scalar, and those that have S registers. |

## Classes of `f32`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `f32` | 32: `s12`, `s8`, `s4`, `s0`, `s16`, `s20`, `s24`, `s28`, `s13..=s15`, `s9..=s11`, `s5..=s7`, `s1..=s3`, `s17..=s19`, `s21..=s23`, `s25..=s27`, `s29..=s31` |  | Home class: every register in which such a value may live. |
| `s0_15` | 16: `s12`, `s8`, `s4`, `s0`, `s13..=s15`, `s9..=s11`, `s5..=s7`, `s1..=s3` | `f32` | The second source of VFMAL by scalar, to a D register. |

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**Class `i32` of `i32`: `r3`, `r2`, `r1`, `r0`, `r12`, `r4..=r11`, `lr`.

Home class: every register in which such a value may live.

*/
        pub const I32: Class = Class(0u16);
        /**Class `v128` of `v128`: `q8..=q15`, `q3`, `q2`, `q1`, `q0`, `q4..=q7`.

Home class: every register in which such a value may live.

*/
        pub const V128: Class = Class(1u16);
        /**Class `f64` of `f64`: `d16`, `d18`, `d20`, `d22`, `d24`, `d26`, `d28`, `d30`, `d6`, `d4`, `d2`, `d0`, `d8`, `d10`, `d12`, `d14`, `d17`, `d19`, `d21`, `d23`, `d25`, `d27`, `d29`, `d31`, `d7`, `d5`, `d3`, `d1`, `d9`, `d11`, `d13`, `d15`.

Home class: every register in which such a value may live.

*/
        pub const F64: Class = Class(2u16);
        /**Class `f32` of `f32`: `s12`, `s8`, `s4`, `s0`, `s16`, `s20`, `s24`, `s28`, `s13..=s15`, `s9..=s11`, `s5..=s7`, `s1..=s3`, `s17..=s19`, `s21..=s23`, `s25..=s27`, `s29..=s31`.

Home class: every register in which such a value may live.

*/
        pub const F32: Class = Class(3u16);
        /**Class `tail32` of `i32`: `r3`, `r2`, `r1`, `r0`, `r12`.

Registers that are callee-saved in no convention, so the epilogue does not restore them, without LR.

*/
        pub const TAIL32: Class = Class(4u16);
        /**Class `s0_15` of `f32`: `s12`, `s8`, `s4`, `s0`, `s13..=s15`, `s9..=s11`, `s5..=s7`, `s1..=s3`.

The second source of VFMAL by scalar, to a D register.

*/
        pub const S0_15: Class = Class(5u16);
        /**Class `d0_7` of `f64`: `d6`, `d4`, `d2`, `d0`, `d7`, `d5`, `d3`, `d1`.

Registers whose 16-bit lanes can be a scalar.

*/
        pub const D0_7: Class = Class(6u16);
        /**Class `d0_15` of `f64`: `d6`, `d4`, `d2`, `d0`, `d8`, `d10`, `d12`, `d14`, `d7`, `d5`, `d3`, `d1`, `d9`, `d11`, `d13`, `d15`.

Registers whose 32-bit lanes can be a scalar, and those that have S registers.

*/
        pub const D0_15: Class = Class(7u16);
        /**Class `q0_7` of `v128`: `q3`, `q2`, `q1`, `q0`, `q4..=q7`.

Registers that have S registers.

*/
        pub const Q0_7: Class = Class(8u16);
    }
    pub mod form {
        /*!The instruction forms.

## Operations

| form | defs | uses | clobbers | more | about |
| --- | --- | --- | --- | --- | --- |
| [`mov_imm`](super::Ins::mov_imm) | `dst`: `i32` |  |  | may be rematerialised instead of a reload or a move | MOV, MVN or MOVW of an immediate. |
| [`movw_movt`](super::Ins::movw_movt) | `dst`: `i32` |  |  | may be rematerialised instead of a reload | MOVW and MOVT: any constant or address. |
| [`movt`](super::Ins::movt) | `dst`: `i32`, the register of `a` | `a`: `i32` |  |  | Replaces the upper half of a register. |
| [`adr`](super::Ins::adr) | `dst`: `i32` |  |  | may be rematerialised instead of a reload or a move | ADD or SUB of PC: an address nearby. |
| [`ldr_literal`](super::Ins::ldr_literal) | `dst`: `i32` |  |  | may be rematerialised instead of a reload | LDR from the literal pool, relative to PC. |
| [`ldr_got`](super::Ins::ldr_got) | `dst`: `i32` |  |  |  | LDR of a literal and LDR at PC plus that: an address from the global offset table. |
| [`frame_address`](super::Ins::frame_address) | `dst`: `i32` |  |  | may be rematerialised instead of a reload or a move | ADD of SP and an offset. |
| [`mov`](super::Ins::mov) | `dst`: `i32` | `src`: `i32` |  |  | A copy that the client asks for. |
| [`sxtb`](super::Ins::sxtb), [`sxth`](super::Ins::sxth), [`uxtb`](super::Ins::uxtb), [`uxth`](super::Ins::uxth), [`sxtb16`](super::Ins::sxtb16), [`uxtb16`](super::Ins::uxtb16) | `dst`: `i32` | `src`: `i32` |  |  | Extends bytes or a halfword, after a rotation. |
| [`sxtab`](super::Ins::sxtab), [`sxtah`](super::Ins::sxtah), [`uxtab`](super::Ins::uxtab), [`uxtah`](super::Ins::uxtah), [`sxtab16`](super::Ins::sxtab16), [`uxtab16`](super::Ins::uxtab16) | `dst`: `i32` | `a`: `i32`; `src`: `i32` |  |  | Extends and adds to a. |
| [`add`](super::Ins::add) | `dst`: `i32` | `a`: `i32`; `b`: `i32` |  |  | add; b may be shifted by an immediate. |
| [`sub`](super::Ins::sub) | `dst`: `i32` | `a`: `i32`; `b`: `i32` |  |  | sub; b may be shifted by an immediate. |
| [`rsb`](super::Ins::rsb) | `dst`: `i32` | `a`: `i32`; `b`: `i32` |  |  | rsb; b may be shifted by an immediate. |
| [`and`](super::Ins::and) | `dst`: `i32` | `a`: `i32`; `b`: `i32` |  |  | and; b may be shifted by an immediate. |
| [`orr`](super::Ins::orr) | `dst`: `i32` | `a`: `i32`; `b`: `i32` |  |  | orr; b may be shifted by an immediate. |
| [`eor`](super::Ins::eor) | `dst`: `i32` | `a`: `i32`; `b`: `i32` |  |  | eor; b may be shifted by an immediate. |
| [`bic`](super::Ins::bic) | `dst`: `i32` | `a`: `i32`; `b`: `i32` |  |  | bic; b may be shifted by an immediate. |
| [`add_shift`](super::Ins::add_shift) | `dst`: `i32` | `a`: `i32`; `b`: `i32`; `count`: `i32` |  |  | add; b is shifted by a register. |
| [`sub_shift`](super::Ins::sub_shift) | `dst`: `i32` | `a`: `i32`; `b`: `i32`; `count`: `i32` |  |  | sub; b is shifted by a register. |
| [`rsb_shift`](super::Ins::rsb_shift) | `dst`: `i32` | `a`: `i32`; `b`: `i32`; `count`: `i32` |  |  | rsb; b is shifted by a register. |
| [`and_shift`](super::Ins::and_shift) | `dst`: `i32` | `a`: `i32`; `b`: `i32`; `count`: `i32` |  |  | and; b is shifted by a register. |
| [`orr_shift`](super::Ins::orr_shift) | `dst`: `i32` | `a`: `i32`; `b`: `i32`; `count`: `i32` |  |  | orr; b is shifted by a register. |
| [`eor_shift`](super::Ins::eor_shift) | `dst`: `i32` | `a`: `i32`; `b`: `i32`; `count`: `i32` |  |  | eor; b is shifted by a register. |
| [`bic_shift`](super::Ins::bic_shift) | `dst`: `i32` | `a`: `i32`; `b`: `i32`; `count`: `i32` |  |  | bic; b is shifted by a register. |
| [`add_imm`](super::Ins::add_imm) | `dst`: `i32` | `a`: `i32` |  |  | add of an immediate. |
| [`sub_imm`](super::Ins::sub_imm) | `dst`: `i32` | `a`: `i32` |  |  | sub of an immediate. |
| [`rsb_imm`](super::Ins::rsb_imm) | `dst`: `i32` | `a`: `i32` |  |  | rsb of an immediate. |
| [`and_imm`](super::Ins::and_imm) | `dst`: `i32` | `a`: `i32` |  |  | and of an immediate. |
| [`orr_imm`](super::Ins::orr_imm) | `dst`: `i32` | `a`: `i32` |  |  | orr of an immediate. |
| [`eor_imm`](super::Ins::eor_imm) | `dst`: `i32` | `a`: `i32` |  |  | eor of an immediate. |
| [`bic_imm`](super::Ins::bic_imm) | `dst`: `i32` | `a`: `i32` |  |  | bic of an immediate. |
| [`mvn`](super::Ins::mvn), [`clz`](super::Ins::clz), [`rbit`](super::Ins::rbit), [`rev`](super::Ins::rev), [`rev16`](super::Ins::rev16), [`revsh`](super::Ins::revsh) | `dst`: `i32` | `a`: `i32` |  |  |  |
| [`lsl`](super::Ins::lsl) | `dst`: `i32` | `a`: `i32`; `count`: `i32` |  |  | lsl by the low byte of a register. |
| [`lsr`](super::Ins::lsr) | `dst`: `i32` | `a`: `i32`; `count`: `i32` |  |  | lsr by the low byte of a register. |
| [`asr`](super::Ins::asr) | `dst`: `i32` | `a`: `i32`; `count`: `i32` |  |  | asr by the low byte of a register. |
| [`ror`](super::Ins::ror) | `dst`: `i32` | `a`: `i32`; `count`: `i32` |  |  | ror by the low byte of a register. |
| [`lsl_imm`](super::Ins::lsl_imm) | `dst`: `i32` | `a`: `i32` |  |  | lsl by an immediate. |
| [`lsr_imm`](super::Ins::lsr_imm) | `dst`: `i32` | `a`: `i32` |  |  | lsr by an immediate. |
| [`asr_imm`](super::Ins::asr_imm) | `dst`: `i32` | `a`: `i32` |  |  | asr by an immediate. |
| [`ror_imm`](super::Ins::ror_imm) | `dst`: `i32` | `a`: `i32` |  |  | ror by an immediate. |
| [`add64`](super::Ins::add64), [`sub64`](super::Ins::sub64) | `lo`: `i32`; `hi`: `i32` | `a_lo`: `i32`; `a_hi`: `i32`; `b_lo`: `i32`; `b_hi`: `i32` |  | `lo` does not overlap `a_hi`; `lo` does not overlap `b_hi` | ADDS and ADC, or SUBS and SBC. The low half is written while the high halves are still to be read. |
| [`add64_imm`](super::Ins::add64_imm), [`sub64_imm`](super::Ins::sub64_imm) | `lo`: `i32`; `hi`: `i32` | `a_lo`: `i32`; `a_hi`: `i32` |  | `lo` does not overlap `a_hi` | ADDS and ADC, or SUBS and SBC, of immediates. |
| [`neg64`](super::Ins::neg64) | `lo`: `i32`; `hi`: `i32` | `a_lo`: `i32`; `a_hi`: `i32` |  | `lo` does not overlap `a_hi` | RSBS and RSC. |
| [`lsl64_imm`](super::Ins::lsl64_imm) | `lo`: `i32`; `hi`: `i32` | `a_lo`: `i32`; `a_hi`: `i32` |  | `hi` does not overlap `a_lo` | The high half is written while the low half is still to be read. |
| [`lsr64_imm`](super::Ins::lsr64_imm), [`asr64_imm`](super::Ins::asr64_imm) | `lo`: `i32`; `hi`: `i32` | `a_lo`: `i32`; `a_hi`: `i32` |  | `lo` does not overlap `a_hi` | The low half is written while the high half is still to be read. |
| [`mul`](super::Ins::mul) | `dst`: `i32` | `a`: `i32`; `b`: `i32` |  |  |  |
| [`mla`](super::Ins::mla), [`mls`](super::Ins::mls) | `dst`: `i32` | `a`: `i32`; `b`: `i32`; `c`: `i32` |  |  | c plus or minus a * b. Four registers, none of them tied. |
| [`umull`](super::Ins::umull), [`smull`](super::Ins::smull) | `lo`: `i32`; `hi`: `i32` | `a`: `i32`; `b`: `i32` |  |  | A 64-bit product, in two registers that must differ. |
| [`umlal`](super::Ins::umlal), [`smlal`](super::Ins::smlal), [`umaal`](super::Ins::umaal), [`smlald`](super::Ins::smlald), [`smlaldx`](super::Ins::smlaldx), [`smlsld`](super::Ins::smlsld), [`smlsldx`](super::Ins::smlsldx), [`smlalbb`](super::Ins::smlalbb), [`smlaltt`](super::Ins::smlaltt) | `lo`: `i32`, the register of `acc_lo`; `hi`: `i32`, the register of `acc_hi` | `acc_lo`: `i32`; `acc_hi`: `i32`; `a`: `i32`; `b`: `i32` |  |  | Adds products to a 64-bit number, or a product to two numbers, which the result overwrites. |
| [`smmul`](super::Ins::smmul), [`smmulr`](super::Ins::smmulr), [`smulbb`](super::Ins::smulbb), [`smulbt`](super::Ins::smulbt), [`smultb`](super::Ins::smultb), [`smultt`](super::Ins::smultt), [`smulwb`](super::Ins::smulwb), [`smulwt`](super::Ins::smulwt), [`smuad`](super::Ins::smuad), [`smuadx`](super::Ins::smuadx), [`smusd`](super::Ins::smusd) | `dst`: `i32` | `a`: `i32`; `b`: `i32` |  |  | A part of a product, or products of halfwords. |
| [`smmla`](super::Ins::smmla), [`smmlar`](super::Ins::smmlar), [`smmls`](super::Ins::smmls), [`smlabb`](super::Ins::smlabb), [`smlabt`](super::Ins::smlabt), [`smlatb`](super::Ins::smlatb), [`smlatt`](super::Ins::smlatt), [`smlawb`](super::Ins::smlawb), [`smlawt`](super::Ins::smlawt), [`smlad`](super::Ins::smlad), [`smlsd`](super::Ins::smlsd) | `dst`: `i32` | `a`: `i32`; `b`: `i32`; `c`: `i32` |  |  | The same added to c. |
| [`sdiv`](super::Ins::sdiv), [`udiv`](super::Ins::udiv) | `dst`: `i32` | `a`: `i32`; `b`: `i32` |  | requires `idiv` |  |
| [`sdiv_rem`](super::Ins::sdiv_rem) | `dst`: `i32`, early: not the register of a use | `a`: `i32`; `b`: `i32` |  | requires `idiv` | sdiv and MLS: the quotient is in dst while both sources are still to be read. |
| [`udiv_rem`](super::Ins::udiv_rem) | `dst`: `i32`, early: not the register of a use | `a`: `i32`; `b`: `i32` |  | requires `idiv` | udiv and MLS: the quotient is in dst while both sources are still to be read. |
| [`qadd`](super::Ins::qadd), [`qsub`](super::Ins::qsub), [`qdadd`](super::Ins::qdadd), [`qdsub`](super::Ins::qdsub) | `dst`: `i32` | `a`: `i32`; `b`: `i32` |  |  | With saturation. |
| [`ssat`](super::Ins::ssat), [`usat`](super::Ins::usat), [`ssat16`](super::Ins::ssat16), [`usat16`](super::Ins::usat16) | `dst`: `i32` | `a`: `i32` |  |  | To a number of bits. |
| [`sadd8`](super::Ins::sadd8), [`ssub8`](super::Ins::ssub8), [`sadd16`](super::Ins::sadd16), [`ssub16`](super::Ins::ssub16), [`sasx`](super::Ins::sasx), [`ssax`](super::Ins::ssax), [`qadd8`](super::Ins::qadd8), [`qsub8`](super::Ins::qsub8), [`qadd16`](super::Ins::qadd16), [`qsub16`](super::Ins::qsub16), [`qasx`](super::Ins::qasx), [`qsax`](super::Ins::qsax), [`shadd8`](super::Ins::shadd8), [`shsub8`](super::Ins::shsub8), [`shadd16`](super::Ins::shadd16), [`shsub16`](super::Ins::shsub16), [`shasx`](super::Ins::shasx), [`shsax`](super::Ins::shsax), [`uadd8`](super::Ins::uadd8), [`usub8`](super::Ins::usub8), [`uadd16`](super::Ins::uadd16), [`usub16`](super::Ins::usub16), [`uasx`](super::Ins::uasx), [`usax`](super::Ins::usax), [`uqadd8`](super::Ins::uqadd8), [`uqsub8`](super::Ins::uqsub8), [`uqadd16`](super::Ins::uqadd16), [`uqsub16`](super::Ins::uqsub16), [`uqasx`](super::Ins::uqasx), [`uqsax`](super::Ins::uqsax), [`uhadd8`](super::Ins::uhadd8), [`uhsub8`](super::Ins::uhsub8), [`uhadd16`](super::Ins::uhadd16), [`uhsub16`](super::Ins::uhsub16), [`uhasx`](super::Ins::uhasx), [`uhsax`](super::Ins::uhsax) | `dst`: `i32` | `a`: `i32`; `b`: `i32` |  |  | Bytes or halfwords of two registers. |
| [`pkhbt`](super::Ins::pkhbt), [`pkhtb`](super::Ins::pkhtb), [`usad8`](super::Ins::usad8) | `dst`: `i32` | `a`: `i32`; `b`: `i32` |  |  |  |
| [`usada8`](super::Ins::usada8) | `dst`: `i32` | `a`: `i32`; `b`: `i32`; `c`: `i32` |  |  | Sum of absolute differences, added to c. |
| [`uadd8_sel`](super::Ins::uadd8_sel) | `dst`: `i32` | `a`: `i32`; `b`: `i32`; `then`: `i32`; `otherwise`: `i32` |  | needs `sum`: `i32`, a scratch register | uadd8, whose result is not used, and SEL of bytes by its flags: for example, a maximum. |
| [`usub8_sel`](super::Ins::usub8_sel) | `dst`: `i32` | `a`: `i32`; `b`: `i32`; `then`: `i32`; `otherwise`: `i32` |  | needs `sum`: `i32`, a scratch register | usub8, whose result is not used, and SEL of bytes by its flags: for example, a maximum. |
| [`sadd16_sel`](super::Ins::sadd16_sel) | `dst`: `i32` | `a`: `i32`; `b`: `i32`; `then`: `i32`; `otherwise`: `i32` |  | needs `sum`: `i32`, a scratch register | sadd16, whose result is not used, and SEL of bytes by its flags: for example, a maximum. |
| [`ssub16_sel`](super::Ins::ssub16_sel) | `dst`: `i32` | `a`: `i32`; `b`: `i32`; `then`: `i32`; `otherwise`: `i32` |  | needs `sum`: `i32`, a scratch register | ssub16, whose result is not used, and SEL of bytes by its flags: for example, a maximum. |
| [`ubfx`](super::Ins::ubfx), [`sbfx`](super::Ins::sbfx) | `dst`: `i32` | `src`: `i32` |  |  | A bit field, extended. |
| [`bfi`](super::Ins::bfi) | `dst`: `i32`, the register of `old` | `old`: `i32`; `src`: `i32` |  |  | Moves a bit field into dst, whose other bits stay. |
| [`bfc`](super::Ins::bfc) | `dst`: `i32`, the register of `old` | `old`: `i32` |  |  | Clears a bit field of dst. |
| [`crc32b`](super::Ins::crc32b), [`crc32h`](super::Ins::crc32h), [`crc32w`](super::Ins::crc32w), [`crc32cb`](super::Ins::crc32cb), [`crc32ch`](super::Ins::crc32ch), [`crc32cw`](super::Ins::crc32cw) | `dst`: `i32` | `sum`: `i32`; `data`: `i32` |  | requires `v8` | Adds data to a checksum. |
| [`cmp_set`](super::Ins::cmp_set) | `dst`: `i32` | `a`: `i32`; `b`: `i32` |  |  | cmp, MOV of zero and MOV of one under a condition. |
| [`cmn_set`](super::Ins::cmn_set) | `dst`: `i32` | `a`: `i32`; `b`: `i32` |  |  | cmn, MOV of zero and MOV of one under a condition. |
| [`tst_set`](super::Ins::tst_set) | `dst`: `i32` | `a`: `i32`; `b`: `i32` |  |  | tst, MOV of zero and MOV of one under a condition. |
| [`teq_set`](super::Ins::teq_set) | `dst`: `i32` | `a`: `i32`; `b`: `i32` |  |  | teq, MOV of zero and MOV of one under a condition. |
| [`cmp_imm_set`](super::Ins::cmp_imm_set) | `dst`: `i32` | `a`: `i32` |  |  | cmp with an immediate, MOV of zero and MOV of one under a condition. |
| [`cmn_imm_set`](super::Ins::cmn_imm_set) | `dst`: `i32` | `a`: `i32` |  |  | cmn with an immediate, MOV of zero and MOV of one under a condition. |
| [`tst_imm_set`](super::Ins::tst_imm_set) | `dst`: `i32` | `a`: `i32` |  |  | tst with an immediate, MOV of zero and MOV of one under a condition. |
| [`teq_imm_set`](super::Ins::teq_imm_set) | `dst`: `i32` | `a`: `i32` |  |  | teq with an immediate, MOV of zero and MOV of one under a condition. |
| [`cmp_mov`](super::Ins::cmp_mov) | `dst`: `i32`, the register of `otherwise` | `a`: `i32`; `b`: `i32`; `then`: `i32`; `otherwise`: `i32` |  | or `cmp_mov/inverse`: `dst`: `i32`, the register of `then` | cmp and MOV under a condition: dst keeps `otherwise` unless it holds. |
| [`cmn_mov`](super::Ins::cmn_mov) | `dst`: `i32`, the register of `otherwise` | `a`: `i32`; `b`: `i32`; `then`: `i32`; `otherwise`: `i32` |  | or `cmn_mov/inverse`: `dst`: `i32`, the register of `then` | cmn and MOV under a condition: dst keeps `otherwise` unless it holds. |
| [`tst_mov`](super::Ins::tst_mov) | `dst`: `i32`, the register of `otherwise` | `a`: `i32`; `b`: `i32`; `then`: `i32`; `otherwise`: `i32` |  | or `tst_mov/inverse`: `dst`: `i32`, the register of `then` | tst and MOV under a condition: dst keeps `otherwise` unless it holds. |
| [`teq_mov`](super::Ins::teq_mov) | `dst`: `i32`, the register of `otherwise` | `a`: `i32`; `b`: `i32`; `then`: `i32`; `otherwise`: `i32` |  | or `teq_mov/inverse`: `dst`: `i32`, the register of `then` | teq and MOV under a condition: dst keeps `otherwise` unless it holds. |
| [`cmp_imm_mov`](super::Ins::cmp_imm_mov) | `dst`: `i32`, the register of `otherwise` | `a`: `i32`; `then`: `i32`; `otherwise`: `i32` |  | or `cmp_imm_mov/inverse`: `dst`: `i32`, the register of `then` | cmp with an immediate and MOV under a condition: dst keeps `otherwise` unless it holds. |
| [`cmn_imm_mov`](super::Ins::cmn_imm_mov) | `dst`: `i32`, the register of `otherwise` | `a`: `i32`; `then`: `i32`; `otherwise`: `i32` |  | or `cmn_imm_mov/inverse`: `dst`: `i32`, the register of `then` | cmn with an immediate and MOV under a condition: dst keeps `otherwise` unless it holds. |
| [`tst_imm_mov`](super::Ins::tst_imm_mov) | `dst`: `i32`, the register of `otherwise` | `a`: `i32`; `then`: `i32`; `otherwise`: `i32` |  | or `tst_imm_mov/inverse`: `dst`: `i32`, the register of `then` | tst with an immediate and MOV under a condition: dst keeps `otherwise` unless it holds. |
| [`teq_imm_mov`](super::Ins::teq_imm_mov) | `dst`: `i32`, the register of `otherwise` | `a`: `i32`; `then`: `i32`; `otherwise`: `i32` |  | or `teq_imm_mov/inverse`: `dst`: `i32`, the register of `then` | teq with an immediate and MOV under a condition: dst keeps `otherwise` unless it holds. |
| [`cmp64_set`](super::Ins::cmp64_set) | `dst`: `i32` | `a_lo`: `i32`; `a_hi`: `i32`; `b_lo`: `i32`; `b_hi`: `i32` |  |  | CMP, SBCS of the high halves into dst, and the truth value. |
| [`adds_set`](super::Ins::adds_set) | `dst`: `i32`; `flag`: `i32` | `a`: `i32`; `b`: `i32` |  |  | adds and whether it overflows. The sum is written first. |
| [`subs_set`](super::Ins::subs_set) | `dst`: `i32`; `flag`: `i32` | `a`: `i32`; `b`: `i32` |  |  | subs and whether it overflows. The sum is written first. |
| [`vcmp_f64_set`](super::Ins::vcmp_f64_set) / [`vcmp_f32_set`](super::Ins::vcmp_f32_set) | `dst`: `i32` | `a`: `f64 / f32`; `b`: `f64 / f32` |  |  | VCMP, VMRS and the truth value. |
| [`vcmp_f64_mov`](super::Ins::vcmp_f64_mov) / [`vcmp_f32_mov`](super::Ins::vcmp_f32_mov) | `dst`: `i32`, the register of `otherwise` | `a`: `f64 / f32`; `b`: `f64 / f32`; `then`: `i32`; `otherwise`: `i32` |  |  | VCMP, VMRS and MOV under one or two conditions: dst keeps `otherwise` unless one holds. |
| [`vcmp_f64_vmov`](super::Ins::vcmp_f64_vmov) / [`vcmp_f32_vmov`](super::Ins::vcmp_f32_vmov) | `dst`: `f64 / f32`, the register of `otherwise` | `a`: `f64 / f32`; `b`: `f64 / f32`; `then`: `f64 / f32`; `otherwise`: `f64 / f32` |  |  | VCMP, VMRS and VMOV under one or two conditions: dst keeps `otherwise` unless one holds. |
| [`vcmp_f64_vsel`](super::Ins::vcmp_f64_vsel) / [`vcmp_f32_vsel`](super::Ins::vcmp_f32_vsel) | `dst`: `f64 / f32` | `a`: `f64 / f32`; `b`: `f64 / f32`; `then`: `f64 / f32`; `otherwise`: `f64 / f32` |  | requires `v8` | VCMP, VMRS and VSEL. |
| [`ldr`](super::Ins::ldr), [`ldrb`](super::Ins::ldrb), [`ldrh`](super::Ins::ldrh), [`ldrsb`](super::Ins::ldrsb), [`ldrsh`](super::Ins::ldrsh) | `dst`: `i32` | `base`: `i32` |  |  |  |
| [`ldr_index`](super::Ins::ldr_index) | `dst`: `i32` | `base`: `i32`; `index`: `i32` |  |  | ldr at base + index. |
| [`ldrb_index`](super::Ins::ldrb_index) | `dst`: `i32` | `base`: `i32`; `index`: `i32` |  |  | ldrb at base + index. |
| [`ldrh_index`](super::Ins::ldrh_index) | `dst`: `i32` | `base`: `i32`; `index`: `i32` |  |  | ldrh at base + index. |
| [`ldrsb_index`](super::Ins::ldrsb_index) | `dst`: `i32` | `base`: `i32`; `index`: `i32` |  |  | ldrsb at base + index. |
| [`ldrsh_index`](super::Ins::ldrsh_index) | `dst`: `i32` | `base`: `i32`; `index`: `i32` |  |  | ldrsh at base + index. |
| [`str`](super::Ins::str), [`strb`](super::Ins::strb), [`strh`](super::Ins::strh) |  | `src`: `i32`; `base`: `i32` |  |  |  |
| [`str_index`](super::Ins::str_index) |  | `src`: `i32`; `base`: `i32`; `index`: `i32` |  |  | str at base + index. |
| [`strb_index`](super::Ins::strb_index) |  | `src`: `i32`; `base`: `i32`; `index`: `i32` |  |  | strb at base + index. |
| [`strh_index`](super::Ins::strh_index) |  | `src`: `i32`; `base`: `i32`; `index`: `i32` |  |  | strh at base + index. |
| [`pld`](super::Ins::pld), [`pldw`](super::Ins::pldw), [`pli`](super::Ins::pli) |  | `base`: `i32` |  |  | A prefetch. |
| [`ldr_writeback`](super::Ins::ldr_writeback), [`ldrb_writeback`](super::Ins::ldrb_writeback), [`ldrh_writeback`](super::Ins::ldrh_writeback), [`ldrsb_writeback`](super::Ins::ldrsb_writeback), [`ldrsh_writeback`](super::Ins::ldrsh_writeback) | `dst`: `i32`; `next`: `i32`, the register of `base` | `base`: `i32` |  |  | Pre-indexed or post-indexed. |
| [`ldr_index_writeback`](super::Ins::ldr_index_writeback), [`ldrb_index_writeback`](super::Ins::ldrb_index_writeback), [`ldrh_index_writeback`](super::Ins::ldrh_index_writeback), [`ldrsb_index_writeback`](super::Ins::ldrsb_index_writeback), [`ldrsh_index_writeback`](super::Ins::ldrsh_index_writeback) | `dst`: `i32`; `next`: `i32`, the register of `base` | `base`: `i32`; `index`: `i32` |  |  | Pre-indexed or post-indexed by a register. |
| [`str_writeback`](super::Ins::str_writeback), [`strb_writeback`](super::Ins::strb_writeback), [`strh_writeback`](super::Ins::strh_writeback) | `next`: `i32`, the register of `base` | `src`: `i32`, late: not the register of a def; `base`: `i32` |  |  | Pre-indexed or post-indexed. |
| [`ldrd`](super::Ins::ldrd) | `dst[2]`: `i32`, a tuple `even_pair` | `base`: `i32` |  |  | Two words. |
| [`ldrd_index`](super::Ins::ldrd_index) | `dst[2]`: `i32`, a tuple `even_pair` | `base`: `i32`; `index`: `i32` |  | `dst0` does not overlap `index`; `dst1` does not overlap `index` | Two words at base + index, which must be in neither register of dst. |
| [`ldrd_writeback`](super::Ins::ldrd_writeback) | `dst[2]`: `i32`, a tuple `even_pair`; `next`: `i32`, the register of `base` | `base`: `i32` |  |  | Two words, pre-indexed or post-indexed. |
| [`strd`](super::Ins::strd) |  | `src[2]`: `i32`, a tuple `even_pair`; `base`: `i32` |  |  | Two words. |
| [`strd_index`](super::Ins::strd_index) |  | `src[2]`: `i32`, a tuple `even_pair`; `base`: `i32`; `index`: `i32` |  |  | Two words at base + index. |
| [`strd_writeback`](super::Ins::strd_writeback) | `next`: `i32`, the register of `base` | `src[2]`: `i32`, late: not the register of a def, a tuple `even_pair`; `base`: `i32` |  |  | Two words, pre-indexed or post-indexed. |
| [`ldm2`](super::Ins::ldm2) | `dst[2]`: `i32`, a tuple `run2` | `base`: `i32` |  |  | LDM of 2 consecutive registers; the base may be one of them. |
| [`ldm3`](super::Ins::ldm3) | `dst[3]`: `i32`, a tuple `run3` | `base`: `i32` |  |  | LDM of 3 consecutive registers; the base may be one of them. |
| [`ldm4`](super::Ins::ldm4) | `dst[4]`: `i32`, a tuple `run4` | `base`: `i32` |  |  | LDM of 4 consecutive registers; the base may be one of them. |
| [`ldm2_writeback`](super::Ins::ldm2_writeback) | `dst[2]`: `i32`, a tuple `run2`; `next`: `i32`, the register of `base` | `base`: `i32` |  |  | LDM of 2 consecutive registers with the new base, which must be none of them. |
| [`ldm3_writeback`](super::Ins::ldm3_writeback) | `dst[3]`: `i32`, a tuple `run3`; `next`: `i32`, the register of `base` | `base`: `i32` |  |  | LDM of 3 consecutive registers with the new base, which must be none of them. |
| [`ldm4_writeback`](super::Ins::ldm4_writeback) | `dst[4]`: `i32`, a tuple `run4`; `next`: `i32`, the register of `base` | `base`: `i32` |  |  | LDM of 4 consecutive registers with the new base, which must be none of them. |
| [`stm2`](super::Ins::stm2) |  | `src[2]`: `i32`, a tuple `run2`; `base`: `i32` |  |  | STM of 2 consecutive registers. |
| [`stm3`](super::Ins::stm3) |  | `src[3]`: `i32`, a tuple `run3`; `base`: `i32` |  |  | STM of 3 consecutive registers. |
| [`stm4`](super::Ins::stm4) |  | `src[4]`: `i32`, a tuple `run4`; `base`: `i32` |  |  | STM of 4 consecutive registers. |
| [`stm2_writeback`](super::Ins::stm2_writeback) | `next`: `i32`, the register of `base` | `src[2]`: `i32`, late: not the register of a def, a tuple `run2`; `base`: `i32` |  |  | STM of 2 consecutive registers. The base is none of them: what would be stored is not known. |
| [`stm3_writeback`](super::Ins::stm3_writeback) | `next`: `i32`, the register of `base` | `src[3]`: `i32`, late: not the register of a def, a tuple `run3`; `base`: `i32` |  |  | STM of 3 consecutive registers. The base is none of them: what would be stored is not known. |
| [`stm4_writeback`](super::Ins::stm4_writeback) | `next`: `i32`, the register of `base` | `src[4]`: `i32`, late: not the register of a def, a tuple `run4`; `base`: `i32` |  |  | STM of 4 consecutive registers. The base is none of them: what would be stored is not known. |
| [`ldrex`](super::Ins::ldrex), [`ldrexb`](super::Ins::ldrexb), [`ldrexh`](super::Ins::ldrexh) | `dst`: `i32` | `base`: `i32` |  |  | An exclusive load. |
| [`ldrexd`](super::Ins::ldrexd) | `dst[2]`: `i32`, a tuple `even_pair` | `base`: `i32` |  |  | An exclusive load of two words, to an even register and the next. |
| [`strex`](super::Ins::strex), [`strexb`](super::Ins::strexb), [`strexh`](super::Ins::strexh) | `status`: `i32`, early: not the register of a use | `src`: `i32`; `base`: `i32` |  |  | An exclusive store; status is zero if it was done. |
| [`strexd`](super::Ins::strexd) | `status`: `i32`, early: not the register of a use | `src[2]`: `i32`, a tuple `even_pair`; `base`: `i32` |  |  | An exclusive store of two words, from an even register and the next. |
| [`lda`](super::Ins::lda), [`ldab`](super::Ins::ldab), [`ldah`](super::Ins::ldah), [`ldaex`](super::Ins::ldaex), [`ldaexb`](super::Ins::ldaexb), [`ldaexh`](super::Ins::ldaexh) | `dst`: `i32` | `base`: `i32` |  | requires `v8` | With acquire. |
| [`ldaexd`](super::Ins::ldaexd) | `dst[2]`: `i32`, a tuple `even_pair` | `base`: `i32` |  | requires `v8` | As `ldrexd`, with acquire. |
| [`stl`](super::Ins::stl), [`stlb`](super::Ins::stlb), [`stlh`](super::Ins::stlh) |  | `src`: `i32`; `base`: `i32` |  | requires `v8` | With release. |
| [`stlex`](super::Ins::stlex), [`stlexb`](super::Ins::stlexb), [`stlexh`](super::Ins::stlexh) | `status`: `i32`, early: not the register of a use | `src`: `i32`; `base`: `i32` |  | requires `v8` | Exclusive, with release. |
| [`stlexd`](super::Ins::stlexd) | `status`: `i32`, early: not the register of a use | `src[2]`: `i32`, a tuple `even_pair`; `base`: `i32` |  | requires `v8` | As `strexd`, with release. |
| [`atomic`](super::Ins::atomic) | `old`: `i32`, early: not the register of a use | `with`: `i32`, late: not the register of a def; `base`: `i32`, late: not the register of a def |  | needs `new`: `i32`, a scratch register; needs `status`: `i32`, a scratch register | Any operation on memory, by a loop of exclusives; `old` is what memory held. |
| [`atomic_cas`](super::Ins::atomic_cas) | `old`: `i32`, early: not the register of a use | `expected`: `i32`, late: not the register of a def; `new`: `i32`, late: not the register of a def; `base`: `i32`, late: not the register of a def |  | needs `status`: `i32`, a scratch register | Compare and exchange, by a loop of exclusives; `old` is what memory held. |
| [`atomic_cas64`](super::Ins::atomic_cas64) | `old[2]`: `i32`, early: not the register of a use, a tuple `even_pair` | `expected_lo`: `i32`, late: not the register of a def; `expected_hi`: `i32`, late: not the register of a def; `new[2]`: `i32`, late: not the register of a def, a tuple `even_pair`; `base`: `i32`, late: not the register of a def |  | needs `status`: `i32`, a scratch register | Compare and exchange of two words, by a loop of LDREXD and STREXD. |
| [`dmb`](super::Ins::dmb), [`dsb`](super::Ins::dsb), [`isb`](super::Ins::isb), [`clrex`](super::Ins::clrex) |  |  |  |  | Orders memory or instructions. |
| [`thread_pointer`](super::Ins::thread_pointer) | `dst`: `i32` |  |  |  | MRC of TPIDRURO. |
| [`mrc`](super::Ins::mrc) | `dst`: `i32` |  |  |  | A coprocessor's register. |
| [`mcr`](super::Ins::mcr) |  | `src`: `i32` |  |  | To a coprocessor's register. |
| [`mrrc`](super::Ins::mrrc) | `first`: `i32`; `second`: `i32` |  |  |  | Two words of a coprocessor, in registers that must differ. |
| [`mcrr`](super::Ins::mcrr) |  | `first`: `i32`; `second`: `i32` |  |  | Two words to a coprocessor. |
| [`mrs`](super::Ins::mrs) | `dst`: `i32` |  |  |  | Reads a status register. |
| [`msr`](super::Ins::msr) |  | `src`: `i32` |  |  | Writes a status register. |
| [`vmrs`](super::Ins::vmrs) | `dst`: `i32` |  |  |  | Reads FPSCR. |
| [`vmsr`](super::Ins::vmsr) |  | `src`: `i32` |  |  | Writes FPSCR. |
| [`svc3`](super::Ins::svc3) | `result`: `r0` | `a`: `r0`; `b`: `r1`; `c`: `r2`; `number`: `r7` |  |  | A Linux system call. The kernel changes only R0. |
| [`svc6`](super::Ins::svc6) | `result`: `r0` | `a`: `r0`; `b`: `r1`; `c`: `r2`; `d`: `r3`; `e`: `r4`; `f`: `r5`; `number`: `r7` |  |  | A Linux system call. The kernel changes only R0. |
| [`nop`](super::Ins::nop), [`yield`](super::Ins::yield), [`wfe`](super::Ins::wfe), [`wfi`](super::Ins::wfi), [`sev`](super::Ins::sev), [`bkpt`](super::Ins::bkpt) |  |  |  |  | No operands. |
| [`vmov_f64_imm`](super::Ins::vmov_f64_imm) / [`vmov_f32_imm`](super::Ins::vmov_f32_imm) | `dst`: `f64 / f32` |  |  | may be rematerialised instead of a reload or a move | VMOV of an immediate. |
| [`vldr_f64_literal`](super::Ins::vldr_f64_literal) / [`vldr_f32_literal`](super::Ins::vldr_f32_literal) | `dst`: `f64 / f32` |  |  | may be rematerialised instead of a reload | VLDR from the literal pool, relative to PC. |
| [`vmov_f64`](super::Ins::vmov_f64) / [`vmov_f32`](super::Ins::vmov_f32) | `dst`: `f64 / f32` | `src`: `f64 / f32` |  |  | A copy that the client asks for. |
| [`vmov_f32_from_i32`](super::Ins::vmov_f32_from_i32) / [`vmov_i32_from_f32`](super::Ins::vmov_i32_from_f32) | `dst`: `f32 / i32` | `src`: `i32 / f32` |  |  | The same bits. |
| [`vmov_f64_from_i32`](super::Ins::vmov_f64_from_i32) | `dst`: `f64` | `lo`: `i32`; `hi`: `i32` |  |  | The same bits, of two core registers. |
| [`vmov_i32_from_f64`](super::Ins::vmov_i32_from_f64) | `lo`: `i32`; `hi`: `i32` | `src`: `f64` |  |  | The same bits, to two core registers, which must differ. |
| [`vmov_two_f32_from_i32`](super::Ins::vmov_two_f32_from_i32) | `dst[2]`: `f32`, a tuple `s_run2` | `first`: `i32`; `second`: `i32` |  |  | The bits of two core registers to consecutive S registers. |
| [`vmov_i32_from_two_f32`](super::Ins::vmov_i32_from_two_f32) | `first`: `i32`; `second`: `i32` | `src[2]`: `f32`, a tuple `s_run2` |  |  | The bits of consecutive S registers to two core registers, which must differ. |
| [`low_f32_q`](super::Ins::low_f32_q) / [`low_f32_d`](super::Ins::low_f32_d) | `dst`: `f32` | `src`: `q0_7 / d0_15` |  |  | The lowest quarter or half: VMOV, or nothing when src and dst share a register. |
| [`wide_f32_q`](super::Ins::wide_f32_q) / [`wide_f32_d`](super::Ins::wide_f32_d) | `dst`: `q0_7 / d0_15` | `src`: `f32` |  |  | A vector whose other lanes are anything: VMOV, or nothing when src and dst share a register. |
| [`low_f64`](super::Ins::low_f64) | `dst`: `f64` | `src`: `v128` |  | requires `neon` | The low half of a Q register: VMOV, or nothing when src and dst share a register. |
| [`vcombine`](super::Ins::vcombine) | `dst`: `v128` | `lo`: `f64`; `hi`: `f64` |  | `dst` overlaps `lo` at the low end only; `dst` overlaps `hi` at the high end only; requires `neon` | Two D registers as a Q register: a VMOV for each that is not yet in its half. Neither may be where the other one goes. |
| [`vldr_f64`](super::Ins::vldr_f64) / [`vldr_f32`](super::Ins::vldr_f32) | `dst`: `f64 / f32` | `base`: `i32` |  |  |  |
| [`vstr_f64`](super::Ins::vstr_f64) / [`vstr_f32`](super::Ins::vstr_f32) |  | `src`: `f64 / f32`; `base`: `i32` |  |  |  |
| [`vldm_d2`](super::Ins::vldm_d2) | `dst[2]`: `f64`, a tuple `d_run2` | `base`: `i32` |  |  | VLDM of 2 consecutive registers. |
| [`vldm_d3`](super::Ins::vldm_d3) | `dst[3]`: `f64`, a tuple `d_run3` | `base`: `i32` |  |  | VLDM of 3 consecutive registers. |
| [`vldm_d4`](super::Ins::vldm_d4) | `dst[4]`: `f64`, a tuple `d_run4` | `base`: `i32` |  |  | VLDM of 4 consecutive registers. |
| [`vldm_s2`](super::Ins::vldm_s2) | `dst[2]`: `f32`, a tuple `s_run2` | `base`: `i32` |  |  | VLDM of 2 consecutive registers. |
| [`vldm_s3`](super::Ins::vldm_s3) | `dst[3]`: `f32`, a tuple `s_run3` | `base`: `i32` |  |  | VLDM of 3 consecutive registers. |
| [`vldm_s4`](super::Ins::vldm_s4) | `dst[4]`: `f32`, a tuple `s_run4` | `base`: `i32` |  |  | VLDM of 4 consecutive registers. |
| [`vldm_d2_writeback`](super::Ins::vldm_d2_writeback) | `dst[2]`: `f64`, a tuple `d_run2`; `next`: `i32`, the register of `base` | `base`: `i32` |  |  | VLDM of 2 consecutive registers, and the address after them. |
| [`vldm_d3_writeback`](super::Ins::vldm_d3_writeback) | `dst[3]`: `f64`, a tuple `d_run3`; `next`: `i32`, the register of `base` | `base`: `i32` |  |  | VLDM of 3 consecutive registers, and the address after them. |
| [`vldm_d4_writeback`](super::Ins::vldm_d4_writeback) | `dst[4]`: `f64`, a tuple `d_run4`; `next`: `i32`, the register of `base` | `base`: `i32` |  |  | VLDM of 4 consecutive registers, and the address after them. |
| [`vldm_s2_writeback`](super::Ins::vldm_s2_writeback) | `dst[2]`: `f32`, a tuple `s_run2`; `next`: `i32`, the register of `base` | `base`: `i32` |  |  | VLDM of 2 consecutive registers, and the address after them. |
| [`vldm_s3_writeback`](super::Ins::vldm_s3_writeback) | `dst[3]`: `f32`, a tuple `s_run3`; `next`: `i32`, the register of `base` | `base`: `i32` |  |  | VLDM of 3 consecutive registers, and the address after them. |
| [`vldm_s4_writeback`](super::Ins::vldm_s4_writeback) | `dst[4]`: `f32`, a tuple `s_run4`; `next`: `i32`, the register of `base` | `base`: `i32` |  |  | VLDM of 4 consecutive registers, and the address after them. |
| [`vstm_d2`](super::Ins::vstm_d2) |  | `src[2]`: `f64`, a tuple `d_run2`; `base`: `i32` |  |  | VSTM of 2 consecutive registers. |
| [`vstm_d3`](super::Ins::vstm_d3) |  | `src[3]`: `f64`, a tuple `d_run3`; `base`: `i32` |  |  | VSTM of 3 consecutive registers. |
| [`vstm_d4`](super::Ins::vstm_d4) |  | `src[4]`: `f64`, a tuple `d_run4`; `base`: `i32` |  |  | VSTM of 4 consecutive registers. |
| [`vstm_s2`](super::Ins::vstm_s2) |  | `src[2]`: `f32`, a tuple `s_run2`; `base`: `i32` |  |  | VSTM of 2 consecutive registers. |
| [`vstm_s3`](super::Ins::vstm_s3) |  | `src[3]`: `f32`, a tuple `s_run3`; `base`: `i32` |  |  | VSTM of 3 consecutive registers. |
| [`vstm_s4`](super::Ins::vstm_s4) |  | `src[4]`: `f32`, a tuple `s_run4`; `base`: `i32` |  |  | VSTM of 4 consecutive registers. |
| [`vadd_f64`](super::Ins::vadd_f64), [`vsub_f64`](super::Ins::vsub_f64), [`vmul_f64`](super::Ins::vmul_f64), [`vnmul_f64`](super::Ins::vnmul_f64), [`vdiv_f64`](super::Ins::vdiv_f64) / [`vadd_f32`](super::Ins::vadd_f32), [`vsub_f32`](super::Ins::vsub_f32), [`vmul_f32`](super::Ins::vmul_f32), [`vnmul_f32`](super::Ins::vnmul_f32), [`vdiv_f32`](super::Ins::vdiv_f32) | `dst`: `f64 / f32` | `a`: `f64 / f32`; `b`: `f64 / f32` |  |  |  |
| [`vabs_f64`](super::Ins::vabs_f64), [`vneg_f64`](super::Ins::vneg_f64), [`vsqrt_f64`](super::Ins::vsqrt_f64) / [`vabs_f32`](super::Ins::vabs_f32), [`vneg_f32`](super::Ins::vneg_f32), [`vsqrt_f32`](super::Ins::vsqrt_f32) | `dst`: `f64 / f32` | `src`: `f64 / f32` |  |  |  |
| [`vmla_f64`](super::Ins::vmla_f64), [`vmls_f64`](super::Ins::vmls_f64), [`vnmla_f64`](super::Ins::vnmla_f64), [`vnmls_f64`](super::Ins::vnmls_f64) / [`vmla_f32`](super::Ins::vmla_f32), [`vmls_f32`](super::Ins::vmls_f32), [`vnmla_f32`](super::Ins::vnmla_f32), [`vnmls_f32`](super::Ins::vnmls_f32) | `dst`: `f64 / f32`, the register of `acc` | `acc`: `f64 / f32`; `a`: `f64 / f32`; `b`: `f64 / f32` |  |  | A product, rounded, added to or subtracted from the accumulator, which dst overwrites. |
| [`vfma_f64`](super::Ins::vfma_f64), [`vfms_f64`](super::Ins::vfms_f64), [`vfnma_f64`](super::Ins::vfnma_f64), [`vfnms_f64`](super::Ins::vfnms_f64) / [`vfma_f32`](super::Ins::vfma_f32), [`vfms_f32`](super::Ins::vfms_f32), [`vfnma_f32`](super::Ins::vfnma_f32), [`vfnms_f32`](super::Ins::vfnms_f32) | `dst`: `f64 / f32`, the register of `acc` | `acc`: `f64 / f32`; `a`: `f64 / f32`; `b`: `f64 / f32` |  | requires `vfp4` | A product added to or subtracted from the accumulator, which dst overwrites. |
| [`vmaxnm_f64`](super::Ins::vmaxnm_f64), [`vminnm_f64`](super::Ins::vminnm_f64) / [`vmaxnm_f32`](super::Ins::vmaxnm_f32), [`vminnm_f32`](super::Ins::vminnm_f32) | `dst`: `f64 / f32` | `a`: `f64 / f32`; `b`: `f64 / f32` |  | requires `v8` |  |
| [`vrinta_f64`](super::Ins::vrinta_f64), [`vrintm_f64`](super::Ins::vrintm_f64), [`vrintn_f64`](super::Ins::vrintn_f64), [`vrintp_f64`](super::Ins::vrintp_f64), [`vrintr_f64`](super::Ins::vrintr_f64), [`vrintx_f64`](super::Ins::vrintx_f64), [`vrintz_f64`](super::Ins::vrintz_f64) / [`vrinta_f32`](super::Ins::vrinta_f32), [`vrintm_f32`](super::Ins::vrintm_f32), [`vrintn_f32`](super::Ins::vrintn_f32), [`vrintp_f32`](super::Ins::vrintp_f32), [`vrintr_f32`](super::Ins::vrintr_f32), [`vrintx_f32`](super::Ins::vrintx_f32), [`vrintz_f32`](super::Ins::vrintz_f32) | `dst`: `f64 / f32` | `src`: `f64 / f32` |  | requires `v8` | To an integer in floating point. |
| [`vadd_f16`](super::Ins::vadd_f16), [`vsub_f16`](super::Ins::vsub_f16), [`vmul_f16`](super::Ins::vmul_f16), [`vnmul_f16`](super::Ins::vnmul_f16), [`vdiv_f16`](super::Ins::vdiv_f16) | `dst`: `f32` | `a`: `f32`; `b`: `f32` |  | requires `fp16` | Half precision, in the low halves of S registers. |
| [`vmla_f16`](super::Ins::vmla_f16), [`vmls_f16`](super::Ins::vmls_f16), [`vfma_f16`](super::Ins::vfma_f16), [`vfms_f16`](super::Ins::vfms_f16) | `dst`: `f32`, the register of `acc` | `acc`: `f32`; `a`: `f32`; `b`: `f32` |  | requires `fp16` | Half precision, in the low halves of S registers. |
| [`vcvt_f64_from_f32`](super::Ins::vcvt_f64_from_f32) / [`vcvt_f32_from_f64`](super::Ins::vcvt_f32_from_f64) | `dst`: `f64 / f32` | `src`: `f32 / f64` |  |  |  |
| [`vcvt_f64_from_s32`](super::Ins::vcvt_f64_from_s32), [`vcvt_f64_from_u32`](super::Ins::vcvt_f64_from_u32) / [`vcvt_f32_from_s32`](super::Ins::vcvt_f32_from_s32), [`vcvt_f32_from_u32`](super::Ins::vcvt_f32_from_u32) | `dst`: `f64 / f32` | `src`: `f32` |  |  | From an integer, which is in an S register. |
| [`vcvt_s32_from_f64`](super::Ins::vcvt_s32_from_f64), [`vcvt_u32_from_f64`](super::Ins::vcvt_u32_from_f64), [`vcvtr_s32_from_f64`](super::Ins::vcvtr_s32_from_f64), [`vcvtr_u32_from_f64`](super::Ins::vcvtr_u32_from_f64) / [`vcvt_s32_from_f32`](super::Ins::vcvt_s32_from_f32), [`vcvt_u32_from_f32`](super::Ins::vcvt_u32_from_f32), [`vcvtr_s32_from_f32`](super::Ins::vcvtr_s32_from_f32), [`vcvtr_u32_from_f32`](super::Ins::vcvtr_u32_from_f32) | `dst`: `f32` | `src`: `f64 / f32` |  |  | To an integer, in an S register: towards zero, or with VCVTR as FPSCR says. |
| [`vcvt_f64_fixed`](super::Ins::vcvt_f64_fixed) / [`vcvt_f32_fixed`](super::Ins::vcvt_f32_fixed) | `dst`: `f64 / f32`, the register of `src` | `src`: `f64 / f32` |  |  | From or to a fixed-point number in the same register. |
| [`vcvta_s32_from_f64`](super::Ins::vcvta_s32_from_f64), [`vcvta_u32_from_f64`](super::Ins::vcvta_u32_from_f64), [`vcvtm_s32_from_f64`](super::Ins::vcvtm_s32_from_f64), [`vcvtm_u32_from_f64`](super::Ins::vcvtm_u32_from_f64), [`vcvtn_s32_from_f64`](super::Ins::vcvtn_s32_from_f64), [`vcvtn_u32_from_f64`](super::Ins::vcvtn_u32_from_f64), [`vcvtp_s32_from_f64`](super::Ins::vcvtp_s32_from_f64), [`vcvtp_u32_from_f64`](super::Ins::vcvtp_u32_from_f64) / [`vcvta_s32_from_f32`](super::Ins::vcvta_s32_from_f32), [`vcvta_u32_from_f32`](super::Ins::vcvta_u32_from_f32), [`vcvtm_s32_from_f32`](super::Ins::vcvtm_s32_from_f32), [`vcvtm_u32_from_f32`](super::Ins::vcvtm_u32_from_f32), [`vcvtn_s32_from_f32`](super::Ins::vcvtn_s32_from_f32), [`vcvtn_u32_from_f32`](super::Ins::vcvtn_u32_from_f32), [`vcvtp_s32_from_f32`](super::Ins::vcvtp_s32_from_f32), [`vcvtp_u32_from_f32`](super::Ins::vcvtp_u32_from_f32) | `dst`: `f32` | `src`: `f64 / f32` |  | requires `v8` | To an integer, in an S register, with a rounding of its own. |
| [`vcvtb_f32_from_f16`](super::Ins::vcvtb_f32_from_f16), [`vcvtt_f32_from_f16`](super::Ins::vcvtt_f32_from_f16) | `dst`: `f32` | `src`: `f32` |  | requires `vfp4` | From one half of an S register. |
| [`vcvtb_f16_from_f32`](super::Ins::vcvtb_f16_from_f32), [`vcvtt_f16_from_f32`](super::Ins::vcvtt_f16_from_f32) | `dst`: `f32`, the register of `old` | `old`: `f32`; `src`: `f32` |  | requires `vfp4` | To one half of an S register, whose other half stays. |
| [`vmov_q_imm`](super::Ins::vmov_q_imm) / [`vmov_d_imm`](super::Ins::vmov_d_imm) | `dst`: `v128 / f64` |  |  | may be rematerialised instead of a reload or a move; requires `neon` | VMOV or VMVN of an immediate to all lanes. |
| [`vmov_q`](super::Ins::vmov_q) | `dst`: `v128` | `src`: `v128` |  | requires `neon` | A copy that the client asks for. |
| [`vorr_imm_q`](super::Ins::vorr_imm_q) / [`vorr_imm_d`](super::Ins::vorr_imm_d) | `dst`: `v128 / f64`, the register of `a` | `a`: `v128 / f64` |  | requires `neon` | vorr of an immediate, in place. |
| [`vbic_imm_q`](super::Ins::vbic_imm_q) / [`vbic_imm_d`](super::Ins::vbic_imm_d) | `dst`: `v128 / f64`, the register of `a` | `a`: `v128 / f64` |  | requires `neon` | vbic of an immediate, in place. |
| [`vdup_q_from_i32`](super::Ins::vdup_q_from_i32) / [`vdup_d_from_i32`](super::Ins::vdup_d_from_i32) | `dst`: `v128 / f64` | `src`: `i32` |  | requires `neon` | Copies an integer to all lanes. |
| [`vdup_q`](super::Ins::vdup_q) / [`vdup_d`](super::Ins::vdup_d) | `dst`: `v128 / f64` | `src`: `f64` |  | requires `neon` | Copies a lane of a D register to all lanes. |
| [`vmov_lane_from_i32`](super::Ins::vmov_lane_from_i32) | `dst`: `f64`, the register of `old` | `old`: `f64`; `src`: `i32` |  |  | Replaces a lane of a D register. |
| [`vmov_i32_from_lane`](super::Ins::vmov_i32_from_lane) | `dst`: `i32` | `src`: `f64` |  |  | A lane of a D register, extended. |
| [`vswp_q`](super::Ins::vswp_q) / [`vswp_d`](super::Ins::vswp_d) | `first`: `v128 / f64`, the register of `a`; `second`: `v128 / f64`, the register of `b` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Exchanges two registers. |
| [`vtrn_q`](super::Ins::vtrn_q), [`vzip_q`](super::Ins::vzip_q), [`vuzp_q`](super::Ins::vuzp_q) / [`vtrn_d`](super::Ins::vtrn_d), [`vzip_d`](super::Ins::vzip_d), [`vuzp_d`](super::Ins::vuzp_d) | `first`: `v128 / f64`, the register of `a`; `second`: `v128 / f64`, the register of `b` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Two results, which overwrite the sources. |
| [`vext_q`](super::Ins::vext_q) / [`vext_d`](super::Ins::vext_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Consecutive bytes out of two registers. |
| [`vtbl2`](super::Ins::vtbl2) | `dst`: `f64` | `table[2]`: `f64`, a tuple `d_run2`; `index`: `f64` |  | requires `neon` | Bytes of a table of 2 consecutive registers; zero where the index is out of range. |
| [`vtbl3`](super::Ins::vtbl3) | `dst`: `f64` | `table[3]`: `f64`, a tuple `d_run3`; `index`: `f64` |  | requires `neon` | Bytes of a table of 3 consecutive registers; zero where the index is out of range. |
| [`vtbl4`](super::Ins::vtbl4) | `dst`: `f64` | `table[4]`: `f64`, a tuple `d_run4`; `index`: `f64` |  | requires `neon` | Bytes of a table of 4 consecutive registers; zero where the index is out of range. |
| [`vtbl1`](super::Ins::vtbl1) | `dst`: `f64` | `table`: `f64`; `index`: `f64` |  | requires `neon` | Bytes of a table of one register; zero where the index is out of range. |
| [`vtbx2`](super::Ins::vtbx2) | `dst`: `f64`, the register of `old` | `old`: `f64`; `table[2]`: `f64`, a tuple `d_run2`; `index`: `f64` |  | requires `neon` | Bytes of a table of 2 consecutive registers; dst stays where the index is out of range. |
| [`vtbx3`](super::Ins::vtbx3) | `dst`: `f64`, the register of `old` | `old`: `f64`; `table[3]`: `f64`, a tuple `d_run3`; `index`: `f64` |  | requires `neon` | Bytes of a table of 3 consecutive registers; dst stays where the index is out of range. |
| [`vtbx4`](super::Ins::vtbx4) | `dst`: `f64`, the register of `old` | `old`: `f64`; `table[4]`: `f64`, a tuple `d_run4`; `index`: `f64` |  | requires `neon` | Bytes of a table of 4 consecutive registers; dst stays where the index is out of range. |
| [`vtbx1`](super::Ins::vtbx1) | `dst`: `f64`, the register of `old` | `old`: `f64`; `table`: `f64`; `index`: `f64` |  | requires `neon` | Bytes of a table of one register; dst stays where the index is out of range. |
| [`vld1_2`](super::Ins::vld1_2) | `dst[2]`: `f64`, a tuple `d_run2` | `base`: `i32` |  | requires `neon` | VLD1 of 2 consecutive D registers. |
| [`vld1_3`](super::Ins::vld1_3) | `dst[3]`: `f64`, a tuple `d_run3` | `base`: `i32` |  | requires `neon` | VLD1 of 3 consecutive D registers. |
| [`vld1_4`](super::Ins::vld1_4) | `dst[4]`: `f64`, a tuple `d_run4` | `base`: `i32` |  | requires `neon` | VLD1 of 4 consecutive D registers. |
| [`vld1_q`](super::Ins::vld1_q) / [`vld1_d`](super::Ins::vld1_d) | `dst`: `v128 / f64` | `base`: `i32` |  | requires `neon` | VLD1 of one D or Q register. |
| [`vst1_2`](super::Ins::vst1_2) |  | `src[2]`: `f64`, a tuple `d_run2`; `base`: `i32` |  | requires `neon` | VST1 of 2 consecutive D registers. |
| [`vst1_3`](super::Ins::vst1_3) |  | `src[3]`: `f64`, a tuple `d_run3`; `base`: `i32` |  | requires `neon` | VST1 of 3 consecutive D registers. |
| [`vst1_4`](super::Ins::vst1_4) |  | `src[4]`: `f64`, a tuple `d_run4`; `base`: `i32` |  | requires `neon` | VST1 of 4 consecutive D registers. |
| [`vst1_q`](super::Ins::vst1_q) / [`vst1_d`](super::Ins::vst1_d) |  | `src`: `v128 / f64`; `base`: `i32` |  | requires `neon` | VST1 of one D or Q register. |
| [`vld1_q_writeback`](super::Ins::vld1_q_writeback) / [`vld1_d_writeback`](super::Ins::vld1_d_writeback) | `dst`: `v128 / f64`; `next`: `i32`, the register of `base` | `base`: `i32` |  | requires `neon` | VLD1 of one D or Q register, and the address after it. |
| [`vst1_q_writeback`](super::Ins::vst1_q_writeback) / [`vst1_d_writeback`](super::Ins::vst1_d_writeback) | `next`: `i32`, the register of `base` | `src`: `v128 / f64`; `base`: `i32` |  | requires `neon` | VST1 of one D or Q register, and the address after it. |
| [`vld1_q_step`](super::Ins::vld1_q_step) / [`vld1_d_step`](super::Ins::vld1_d_step) | `dst`: `v128 / f64`; `next`: `i32`, the register of `base` | `base`: `i32`; `step`: `i32` |  | requires `neon` | VLD1 of one D or Q register, and the address moved on by a register. |
| [`vld2_run`](super::Ins::vld2_run) / [`vld2_step`](super::Ins::vld2_step) | `dst[2]`: `f64`, a tuple `d_run2 / d_step2` | `base`: `i32` |  | requires `neon` | VLD2: takes 2 interleaved vectors apart, in consecutive or every other register. |
| [`vld3_run`](super::Ins::vld3_run) / [`vld3_step`](super::Ins::vld3_step) | `dst[3]`: `f64`, a tuple `d_run3 / d_step3` | `base`: `i32` |  | requires `neon` | VLD3: takes 3 interleaved vectors apart, in consecutive or every other register. |
| [`vld4_run`](super::Ins::vld4_run) / [`vld4_step`](super::Ins::vld4_step) | `dst[4]`: `f64`, a tuple `d_run4 / d_step4` | `base`: `i32` |  | requires `neon` | VLD4: takes 4 interleaved vectors apart, in consecutive or every other register. |
| [`vld2_run_writeback`](super::Ins::vld2_run_writeback) / [`vld2_step_writeback`](super::Ins::vld2_step_writeback) | `dst[2]`: `f64`, a tuple `d_run2 / d_step2`; `next`: `i32`, the register of `base` | `base`: `i32` |  | requires `neon` | The same, and the address after what was loaded. |
| [`vld3_run_writeback`](super::Ins::vld3_run_writeback) / [`vld3_step_writeback`](super::Ins::vld3_step_writeback) | `dst[3]`: `f64`, a tuple `d_run3 / d_step3`; `next`: `i32`, the register of `base` | `base`: `i32` |  | requires `neon` | The same, and the address after what was loaded. |
| [`vld4_run_writeback`](super::Ins::vld4_run_writeback) / [`vld4_step_writeback`](super::Ins::vld4_step_writeback) | `dst[4]`: `f64`, a tuple `d_run4 / d_step4`; `next`: `i32`, the register of `base` | `base`: `i32` |  | requires `neon` | The same, and the address after what was loaded. |
| [`vst2_run`](super::Ins::vst2_run) / [`vst2_step`](super::Ins::vst2_step) |  | `src[2]`: `f64`, a tuple `d_run2 / d_step2`; `base`: `i32` |  | requires `neon` | VST2: interleaves 2 vectors, in consecutive or every other register. |
| [`vst3_run`](super::Ins::vst3_run) / [`vst3_step`](super::Ins::vst3_step) |  | `src[3]`: `f64`, a tuple `d_run3 / d_step3`; `base`: `i32` |  | requires `neon` | VST3: interleaves 3 vectors, in consecutive or every other register. |
| [`vst4_run`](super::Ins::vst4_run) / [`vst4_step`](super::Ins::vst4_step) |  | `src[4]`: `f64`, a tuple `d_run4 / d_step4`; `base`: `i32` |  | requires `neon` | VST4: interleaves 4 vectors, in consecutive or every other register. |
| [`vst2_run_writeback`](super::Ins::vst2_run_writeback) / [`vst2_step_writeback`](super::Ins::vst2_step_writeback) | `next`: `i32`, the register of `base` | `src[2]`: `f64`, a tuple `d_run2 / d_step2`; `base`: `i32` |  | requires `neon` | The same, and the address after what was stored. |
| [`vst3_run_writeback`](super::Ins::vst3_run_writeback) / [`vst3_step_writeback`](super::Ins::vst3_step_writeback) | `next`: `i32`, the register of `base` | `src[3]`: `f64`, a tuple `d_run3 / d_step3`; `base`: `i32` |  | requires `neon` | The same, and the address after what was stored. |
| [`vst4_run_writeback`](super::Ins::vst4_run_writeback) / [`vst4_step_writeback`](super::Ins::vst4_step_writeback) | `next`: `i32`, the register of `base` | `src[4]`: `f64`, a tuple `d_run4 / d_step4`; `base`: `i32` |  | requires `neon` | The same, and the address after what was stored. |
| [`vld2_lane_run`](super::Ins::vld2_lane_run) / [`vld2_lane_step`](super::Ins::vld2_lane_step) | `dst[2]`: `f64`, the register of `old0` | `old[2]`: `f64`, a tuple `d_run2 / d_step2`; `base`: `i32` |  | requires `neon` | Replaces one lane of each of 2 vectors; not a byte with `step`. |
| [`vld3_lane_run`](super::Ins::vld3_lane_run) / [`vld3_lane_step`](super::Ins::vld3_lane_step) | `dst[3]`: `f64`, the register of `old0` | `old[3]`: `f64`, a tuple `d_run3 / d_step3`; `base`: `i32` |  | requires `neon` | Replaces one lane of each of 3 vectors; not a byte with `step`. |
| [`vld4_lane_run`](super::Ins::vld4_lane_run) / [`vld4_lane_step`](super::Ins::vld4_lane_step) | `dst[4]`: `f64`, the register of `old0` | `old[4]`: `f64`, a tuple `d_run4 / d_step4`; `base`: `i32` |  | requires `neon` | Replaces one lane of each of 4 vectors; not a byte with `step`. |
| [`vld2_dup_run`](super::Ins::vld2_dup_run) / [`vld2_dup_step`](super::Ins::vld2_dup_step) | `dst[2]`: `f64`, a tuple `d_run2 / d_step2` | `base`: `i32` |  | requires `neon` | Loads 2 scalars and copies each to all lanes of a vector. |
| [`vld3_dup_run`](super::Ins::vld3_dup_run) / [`vld3_dup_step`](super::Ins::vld3_dup_step) | `dst[3]`: `f64`, a tuple `d_run3 / d_step3` | `base`: `i32` |  | requires `neon` | Loads 3 scalars and copies each to all lanes of a vector. |
| [`vld4_dup_run`](super::Ins::vld4_dup_run) / [`vld4_dup_step`](super::Ins::vld4_dup_step) | `dst[4]`: `f64`, a tuple `d_run4 / d_step4` | `base`: `i32` |  | requires `neon` | Loads 4 scalars and copies each to all lanes of a vector. |
| [`vst2_lane_run`](super::Ins::vst2_lane_run) / [`vst2_lane_step`](super::Ins::vst2_lane_step) |  | `src[2]`: `f64`, a tuple `d_run2 / d_step2`; `base`: `i32` |  | requires `neon` | Stores one lane of each of 2 vectors; not a byte with `step`. |
| [`vst3_lane_run`](super::Ins::vst3_lane_run) / [`vst3_lane_step`](super::Ins::vst3_lane_step) |  | `src[3]`: `f64`, a tuple `d_run3 / d_step3`; `base`: `i32` |  | requires `neon` | Stores one lane of each of 3 vectors; not a byte with `step`. |
| [`vst4_lane_run`](super::Ins::vst4_lane_run) / [`vst4_lane_step`](super::Ins::vst4_lane_step) |  | `src[4]`: `f64`, a tuple `d_run4 / d_step4`; `base`: `i32` |  | requires `neon` | Stores one lane of each of 4 vectors; not a byte with `step`. |
| [`vld1_lane`](super::Ins::vld1_lane) | `dst`: `f64`, the register of `old` | `old`: `f64`; `base`: `i32` |  | requires `neon` | Replaces one lane. |
| [`vld1_dup`](super::Ins::vld1_dup) | `dst`: `f64` | `base`: `i32` |  | requires `neon` | Loads a scalar and copies it to all lanes. |
| [`vst1_lane`](super::Ins::vst1_lane) |  | `src`: `f64`; `base`: `i32` |  | requires `neon` | Stores one lane. |
| [`vld2_q`](super::Ins::vld2_q) | `dst[2]`: `v128`, a tuple `q_run2` | `base`: `i32` |  | requires `neon` | VLD2 of four consecutive D registers: two Q registers. |
| [`vst2_q`](super::Ins::vst2_q) |  | `src[2]`: `v128`, a tuple `q_run2`; `base`: `i32` |  | requires `neon` | VST2 of four consecutive D registers: two Q registers. |
| [`vld3_q_writeback`](super::Ins::vld3_q_writeback) | `dst[3]`: `v128`, a tuple `q_run3`; `next`: `i32`, the register of `base` | `base`: `i32` |  | requires `neon` | VLD3 of the even D registers and VLD3 of the odd ones, with the address after it all. |
| [`vld4_q_writeback`](super::Ins::vld4_q_writeback) | `dst[4]`: `v128`, a tuple `q_run4`; `next`: `i32`, the register of `base` | `base`: `i32` |  | requires `neon` | VLD4 of the even D registers and VLD4 of the odd ones, with the address after it all. |
| [`vst3_q_writeback`](super::Ins::vst3_q_writeback) | `next`: `i32`, the register of `base` | `src[3]`: `v128`, a tuple `q_run3`; `base`: `i32` |  | requires `neon` | VST3 of the even D registers and VST3 of the odd ones, with the address after it all. |
| [`vst4_q_writeback`](super::Ins::vst4_q_writeback) | `next`: `i32`, the register of `base` | `src[4]`: `v128`, a tuple `q_run4`; `base`: `i32` |  | requires `neon` | VST4 of the even D registers and VST4 of the odd ones, with the address after it all. |
| [`vadd_q`](super::Ins::vadd_q) / [`vadd_d`](super::Ins::vadd_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vadd of two vectors, of elements of any size. |
| [`vsub_q`](super::Ins::vsub_q) / [`vsub_d`](super::Ins::vsub_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vsub of two vectors, of elements of any size. |
| [`vmul_q`](super::Ins::vmul_q) / [`vmul_d`](super::Ins::vmul_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vmul of two vectors, of elements of any size. |
| [`vqadd_q`](super::Ins::vqadd_q) / [`vqadd_d`](super::Ins::vqadd_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vqadd of two vectors, of elements of any size. |
| [`vqsub_q`](super::Ins::vqsub_q) / [`vqsub_d`](super::Ins::vqsub_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vqsub of two vectors, of elements of any size. |
| [`vhadd_q`](super::Ins::vhadd_q) / [`vhadd_d`](super::Ins::vhadd_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vhadd of two vectors, of elements of any size. |
| [`vrhadd_q`](super::Ins::vrhadd_q) / [`vrhadd_d`](super::Ins::vrhadd_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vrhadd of two vectors, of elements of any size. |
| [`vhsub_q`](super::Ins::vhsub_q) / [`vhsub_d`](super::Ins::vhsub_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vhsub of two vectors, of elements of any size. |
| [`vmax_q`](super::Ins::vmax_q) / [`vmax_d`](super::Ins::vmax_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vmax of two vectors, of elements of any size. |
| [`vmin_q`](super::Ins::vmin_q) / [`vmin_d`](super::Ins::vmin_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vmin of two vectors, of elements of any size. |
| [`vabd_q`](super::Ins::vabd_q) / [`vabd_d`](super::Ins::vabd_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vabd of two vectors, of elements of any size. |
| [`vand_q`](super::Ins::vand_q) / [`vand_d`](super::Ins::vand_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vand of two vectors, of elements of any size. |
| [`vorr_q`](super::Ins::vorr_q) / [`vorr_d`](super::Ins::vorr_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vorr of two vectors, of elements of any size. |
| [`vorn_q`](super::Ins::vorn_q) / [`vorn_d`](super::Ins::vorn_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vorn of two vectors, of elements of any size. |
| [`veor_q`](super::Ins::veor_q) / [`veor_d`](super::Ins::veor_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Veor of two vectors, of elements of any size. |
| [`vbic_q`](super::Ins::vbic_q) / [`vbic_d`](super::Ins::vbic_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vbic of two vectors, of elements of any size. |
| [`vceq_q`](super::Ins::vceq_q) / [`vceq_d`](super::Ins::vceq_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vceq of two vectors, of elements of any size. |
| [`vcge_q`](super::Ins::vcge_q) / [`vcge_d`](super::Ins::vcge_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vcge of two vectors, of elements of any size. |
| [`vcgt_q`](super::Ins::vcgt_q) / [`vcgt_d`](super::Ins::vcgt_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vcgt of two vectors, of elements of any size. |
| [`vacge_q`](super::Ins::vacge_q) / [`vacge_d`](super::Ins::vacge_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vacge of two vectors, of elements of any size. |
| [`vacgt_q`](super::Ins::vacgt_q) / [`vacgt_d`](super::Ins::vacgt_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vacgt of two vectors, of elements of any size. |
| [`vtst_q`](super::Ins::vtst_q) / [`vtst_d`](super::Ins::vtst_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vtst of two vectors, of elements of any size. |
| [`vshl_q`](super::Ins::vshl_q) / [`vshl_d`](super::Ins::vshl_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vshl of two vectors, of elements of any size. |
| [`vrshl_q`](super::Ins::vrshl_q) / [`vrshl_d`](super::Ins::vrshl_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vrshl of two vectors, of elements of any size. |
| [`vqshl_q`](super::Ins::vqshl_q) / [`vqshl_d`](super::Ins::vqshl_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vqshl of two vectors, of elements of any size. |
| [`vqrshl_q`](super::Ins::vqrshl_q) / [`vqrshl_d`](super::Ins::vqrshl_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vqrshl of two vectors, of elements of any size. |
| [`vqdmulh_q`](super::Ins::vqdmulh_q) / [`vqdmulh_d`](super::Ins::vqdmulh_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vqdmulh of two vectors, of elements of any size. |
| [`vqrdmulh_q`](super::Ins::vqrdmulh_q) / [`vqrdmulh_d`](super::Ins::vqrdmulh_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vqrdmulh of two vectors, of elements of any size. |
| [`vrecps_q`](super::Ins::vrecps_q) / [`vrecps_d`](super::Ins::vrecps_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vrecps of two vectors, of elements of any size. |
| [`vrsqrts_q`](super::Ins::vrsqrts_q) / [`vrsqrts_d`](super::Ins::vrsqrts_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Vrsqrts of two vectors, of elements of any size. |
| [`vpadd_d`](super::Ins::vpadd_d), [`vpmax_d`](super::Ins::vpmax_d), [`vpmin_d`](super::Ins::vpmin_d) | `dst`: `f64` | `a`: `f64`; `b`: `f64` |  | requires `neon` | Of pairs of neighbours; for D registers only. |
| [`vabs_q`](super::Ins::vabs_q) / [`vabs_d`](super::Ins::vabs_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vabs of a vector, of elements of any size. |
| [`vneg_q`](super::Ins::vneg_q) / [`vneg_d`](super::Ins::vneg_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vneg of a vector, of elements of any size. |
| [`vqabs_q`](super::Ins::vqabs_q) / [`vqabs_d`](super::Ins::vqabs_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vqabs of a vector, of elements of any size. |
| [`vqneg_q`](super::Ins::vqneg_q) / [`vqneg_d`](super::Ins::vqneg_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vqneg of a vector, of elements of any size. |
| [`vmvn_q`](super::Ins::vmvn_q) / [`vmvn_d`](super::Ins::vmvn_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vmvn of a vector, of elements of any size. |
| [`vcls_q`](super::Ins::vcls_q) / [`vcls_d`](super::Ins::vcls_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vcls of a vector, of elements of any size. |
| [`vclz_q`](super::Ins::vclz_q) / [`vclz_d`](super::Ins::vclz_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vclz of a vector, of elements of any size. |
| [`vcnt_q`](super::Ins::vcnt_q) / [`vcnt_d`](super::Ins::vcnt_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vcnt of a vector, of elements of any size. |
| [`vrev16_q`](super::Ins::vrev16_q) / [`vrev16_d`](super::Ins::vrev16_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vrev16 of a vector, of elements of any size. |
| [`vrev32_q`](super::Ins::vrev32_q) / [`vrev32_d`](super::Ins::vrev32_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vrev32 of a vector, of elements of any size. |
| [`vrev64_q`](super::Ins::vrev64_q) / [`vrev64_d`](super::Ins::vrev64_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vrev64 of a vector, of elements of any size. |
| [`vpaddl_q`](super::Ins::vpaddl_q) / [`vpaddl_d`](super::Ins::vpaddl_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vpaddl of a vector, of elements of any size. |
| [`vrecpe_q`](super::Ins::vrecpe_q) / [`vrecpe_d`](super::Ins::vrecpe_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vrecpe of a vector, of elements of any size. |
| [`vrsqrte_q`](super::Ins::vrsqrte_q) / [`vrsqrte_d`](super::Ins::vrsqrte_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vrsqrte of a vector, of elements of any size. |
| [`vceq_zero_q`](super::Ins::vceq_zero_q) / [`vceq_zero_d`](super::Ins::vceq_zero_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vceq_zero of a vector, of elements of any size. |
| [`vcge_zero_q`](super::Ins::vcge_zero_q) / [`vcge_zero_d`](super::Ins::vcge_zero_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vcge_zero of a vector, of elements of any size. |
| [`vcgt_zero_q`](super::Ins::vcgt_zero_q) / [`vcgt_zero_d`](super::Ins::vcgt_zero_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vcgt_zero of a vector, of elements of any size. |
| [`vcle_zero_q`](super::Ins::vcle_zero_q) / [`vcle_zero_d`](super::Ins::vcle_zero_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vcle_zero of a vector, of elements of any size. |
| [`vclt_zero_q`](super::Ins::vclt_zero_q) / [`vclt_zero_d`](super::Ins::vclt_zero_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vclt_zero of a vector, of elements of any size. |
| [`vshl_imm_q`](super::Ins::vshl_imm_q) / [`vshl_imm_d`](super::Ins::vshl_imm_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vshl_imm of a vector, of elements of any size. |
| [`vshr_imm_q`](super::Ins::vshr_imm_q) / [`vshr_imm_d`](super::Ins::vshr_imm_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vshr_imm of a vector, of elements of any size. |
| [`vrshr_imm_q`](super::Ins::vrshr_imm_q) / [`vrshr_imm_d`](super::Ins::vrshr_imm_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vrshr_imm of a vector, of elements of any size. |
| [`vqshl_imm_q`](super::Ins::vqshl_imm_q) / [`vqshl_imm_d`](super::Ins::vqshl_imm_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vqshl_imm of a vector, of elements of any size. |
| [`vqshlu_imm_q`](super::Ins::vqshlu_imm_q) / [`vqshlu_imm_d`](super::Ins::vqshlu_imm_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vqshlu_imm of a vector, of elements of any size. |
| [`vcvt_s32_from_f32_q`](super::Ins::vcvt_s32_from_f32_q) / [`vcvt_s32_from_f32_d`](super::Ins::vcvt_s32_from_f32_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vcvt_s32_from_f32 of a vector, of elements of any size. |
| [`vcvt_u32_from_f32_q`](super::Ins::vcvt_u32_from_f32_q) / [`vcvt_u32_from_f32_d`](super::Ins::vcvt_u32_from_f32_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vcvt_u32_from_f32 of a vector, of elements of any size. |
| [`vcvt_f32_from_s32_q`](super::Ins::vcvt_f32_from_s32_q) / [`vcvt_f32_from_s32_d`](super::Ins::vcvt_f32_from_s32_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vcvt_f32_from_s32 of a vector, of elements of any size. |
| [`vcvt_f32_from_u32_q`](super::Ins::vcvt_f32_from_u32_q) / [`vcvt_f32_from_u32_d`](super::Ins::vcvt_f32_from_u32_d) | `dst`: `v128 / f64` | `src`: `v128 / f64` |  | requires `neon` | Vcvt_f32_from_u32 of a vector, of elements of any size. |
| [`vmla_q`](super::Ins::vmla_q), [`vmls_q`](super::Ins::vmls_q), [`vaba_q`](super::Ins::vaba_q) / [`vmla_d`](super::Ins::vmla_d), [`vmls_d`](super::Ins::vmls_d), [`vaba_d`](super::Ins::vaba_d) | `dst`: `v128 / f64`, the register of `acc` | `acc`: `v128 / f64`; `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon` | Adds products or differences to the accumulator, which dst overwrites. |
| [`vfma_q`](super::Ins::vfma_q), [`vfms_q`](super::Ins::vfms_q) / [`vfma_d`](super::Ins::vfma_d), [`vfms_d`](super::Ins::vfms_d) | `dst`: `v128 / f64`, the register of `acc` | `acc`: `v128 / f64`; `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon`, `vfp4` | Adds products to the accumulator, which dst overwrites. |
| [`vpadal_q`](super::Ins::vpadal_q), [`vsra_imm_q`](super::Ins::vsra_imm_q), [`vrsra_imm_q`](super::Ins::vrsra_imm_q), [`vsli_imm_q`](super::Ins::vsli_imm_q), [`vsri_imm_q`](super::Ins::vsri_imm_q) / [`vpadal_d`](super::Ins::vpadal_d), [`vsra_imm_d`](super::Ins::vsra_imm_d), [`vrsra_imm_d`](super::Ins::vrsra_imm_d), [`vsli_imm_d`](super::Ins::vsli_imm_d), [`vsri_imm_d`](super::Ins::vsri_imm_d) | `dst`: `v128 / f64`, the register of `old` | `old`: `v128 / f64`; `src`: `v128 / f64` |  | requires `neon` | Adds to or inserts into a vector, which dst overwrites. |
| [`vbsl_q`](super::Ins::vbsl_q) / [`vbsl_d`](super::Ins::vbsl_d) | `dst`: `v128 / f64`, the register of `mask` | `mask`: `v128 / f64`; `then`: `v128 / f64`; `otherwise`: `v128 / f64` |  | requires `neon`; or `vbsl_{q / d}/vbit`: `dst`: `v128 / f64`, the register of `otherwise`; or `vbsl_{q / d}/vbif`: `dst`: `v128 / f64`, the register of `then` | VBSL, VBIT or VBIF: chooses by bits. |
| [`vmul_scalar16_q`](super::Ins::vmul_scalar16_q) / [`vmul_scalar16_d`](super::Ins::vmul_scalar16_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `d0_7` |  | requires `neon` | Vmul by a lane of 16 bits. |
| [`vmul_scalar32_q`](super::Ins::vmul_scalar32_q) / [`vmul_scalar32_d`](super::Ins::vmul_scalar32_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `d0_15` |  | requires `neon` | Vmul by a lane of 32 bits. |
| [`vqdmulh_scalar16_q`](super::Ins::vqdmulh_scalar16_q) / [`vqdmulh_scalar16_d`](super::Ins::vqdmulh_scalar16_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `d0_7` |  | requires `neon` | Vqdmulh by a lane of 16 bits. |
| [`vqdmulh_scalar32_q`](super::Ins::vqdmulh_scalar32_q) / [`vqdmulh_scalar32_d`](super::Ins::vqdmulh_scalar32_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `d0_15` |  | requires `neon` | Vqdmulh by a lane of 32 bits. |
| [`vqrdmulh_scalar16_q`](super::Ins::vqrdmulh_scalar16_q) / [`vqrdmulh_scalar16_d`](super::Ins::vqrdmulh_scalar16_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `d0_7` |  | requires `neon` | Vqrdmulh by a lane of 16 bits. |
| [`vqrdmulh_scalar32_q`](super::Ins::vqrdmulh_scalar32_q) / [`vqrdmulh_scalar32_d`](super::Ins::vqrdmulh_scalar32_d) | `dst`: `v128 / f64` | `a`: `v128 / f64`; `b`: `d0_15` |  | requires `neon` | Vqrdmulh by a lane of 32 bits. |
| [`vmla_scalar16_q`](super::Ins::vmla_scalar16_q) / [`vmla_scalar16_d`](super::Ins::vmla_scalar16_d) | `dst`: `v128 / f64`, the register of `acc` | `acc`: `v128 / f64`; `a`: `v128 / f64`; `b`: `d0_7` |  | requires `neon` | Vmla by a lane of 16 bits; dst overwrites the accumulator. |
| [`vmla_scalar32_q`](super::Ins::vmla_scalar32_q) / [`vmla_scalar32_d`](super::Ins::vmla_scalar32_d) | `dst`: `v128 / f64`, the register of `acc` | `acc`: `v128 / f64`; `a`: `v128 / f64`; `b`: `d0_15` |  | requires `neon` | Vmla by a lane of 32 bits; dst overwrites the accumulator. |
| [`vmls_scalar16_q`](super::Ins::vmls_scalar16_q) / [`vmls_scalar16_d`](super::Ins::vmls_scalar16_d) | `dst`: `v128 / f64`, the register of `acc` | `acc`: `v128 / f64`; `a`: `v128 / f64`; `b`: `d0_7` |  | requires `neon` | Vmls by a lane of 16 bits; dst overwrites the accumulator. |
| [`vmls_scalar32_q`](super::Ins::vmls_scalar32_q) / [`vmls_scalar32_d`](super::Ins::vmls_scalar32_d) | `dst`: `v128 / f64`, the register of `acc` | `acc`: `v128 / f64`; `a`: `v128 / f64`; `b`: `d0_15` |  | requires `neon` | Vmls by a lane of 32 bits; dst overwrites the accumulator. |
| [`vmull_scalar16`](super::Ins::vmull_scalar16) | `dst`: `v128` | `a`: `f64`; `b`: `d0_7` |  | requires `neon` | Products twice as wide, by a lane of 16 bits. |
| [`vmull_scalar32`](super::Ins::vmull_scalar32) | `dst`: `v128` | `a`: `f64`; `b`: `d0_15` |  | requires `neon` | Products twice as wide, by a lane of 32 bits. |
| [`vqdmull_scalar16`](super::Ins::vqdmull_scalar16) | `dst`: `v128` | `a`: `f64`; `b`: `d0_7` |  | requires `neon` | Products twice as wide, by a lane of 16 bits. |
| [`vqdmull_scalar32`](super::Ins::vqdmull_scalar32) | `dst`: `v128` | `a`: `f64`; `b`: `d0_15` |  | requires `neon` | Products twice as wide, by a lane of 32 bits. |
| [`vmlal_scalar16`](super::Ins::vmlal_scalar16) | `dst`: `v128`, the register of `acc` | `acc`: `v128`; `a`: `f64`; `b`: `d0_7` |  | requires `neon` | Products twice as wide, by a lane of 16 bits, added to the accumulator, which dst overwrites. |
| [`vmlal_scalar32`](super::Ins::vmlal_scalar32) | `dst`: `v128`, the register of `acc` | `acc`: `v128`; `a`: `f64`; `b`: `d0_15` |  | requires `neon` | Products twice as wide, by a lane of 32 bits, added to the accumulator, which dst overwrites. |
| [`vmlsl_scalar16`](super::Ins::vmlsl_scalar16) | `dst`: `v128`, the register of `acc` | `acc`: `v128`; `a`: `f64`; `b`: `d0_7` |  | requires `neon` | Products twice as wide, by a lane of 16 bits, added to the accumulator, which dst overwrites. |
| [`vmlsl_scalar32`](super::Ins::vmlsl_scalar32) | `dst`: `v128`, the register of `acc` | `acc`: `v128`; `a`: `f64`; `b`: `d0_15` |  | requires `neon` | Products twice as wide, by a lane of 32 bits, added to the accumulator, which dst overwrites. |
| [`vqdmlal_scalar16`](super::Ins::vqdmlal_scalar16) | `dst`: `v128`, the register of `acc` | `acc`: `v128`; `a`: `f64`; `b`: `d0_7` |  | requires `neon` | Products twice as wide, by a lane of 16 bits, added to the accumulator, which dst overwrites. |
| [`vqdmlal_scalar32`](super::Ins::vqdmlal_scalar32) | `dst`: `v128`, the register of `acc` | `acc`: `v128`; `a`: `f64`; `b`: `d0_15` |  | requires `neon` | Products twice as wide, by a lane of 32 bits, added to the accumulator, which dst overwrites. |
| [`vqdmlsl_scalar16`](super::Ins::vqdmlsl_scalar16) | `dst`: `v128`, the register of `acc` | `acc`: `v128`; `a`: `f64`; `b`: `d0_7` |  | requires `neon` | Products twice as wide, by a lane of 16 bits, added to the accumulator, which dst overwrites. |
| [`vqdmlsl_scalar32`](super::Ins::vqdmlsl_scalar32) | `dst`: `v128`, the register of `acc` | `acc`: `v128`; `a`: `f64`; `b`: `d0_15` |  | requires `neon` | Products twice as wide, by a lane of 32 bits, added to the accumulator, which dst overwrites. |
| [`vsdot_scalar_q`](super::Ins::vsdot_scalar_q), [`vudot_scalar_q`](super::Ins::vudot_scalar_q) / [`vsdot_scalar_d`](super::Ins::vsdot_scalar_d), [`vudot_scalar_d`](super::Ins::vudot_scalar_d) | `dst`: `v128 / f64`, the register of `acc` | `acc`: `v128 / f64`; `a`: `v128 / f64`; `b`: `d0_15` |  | requires `neon`, `dotprod` | Dot products of four bytes by those of a 32-bit lane; dst overwrites the accumulator. |
| [`vsdot_q`](super::Ins::vsdot_q), [`vudot_q`](super::Ins::vudot_q) / [`vsdot_d`](super::Ins::vsdot_d), [`vudot_d`](super::Ins::vudot_d) | `dst`: `v128 / f64`, the register of `acc` | `acc`: `v128 / f64`; `a`: `v128 / f64`; `b`: `v128 / f64` |  | requires `neon`, `dotprod` | Dot products of four bytes; dst overwrites the accumulator. |
| [`vfmal_d`](super::Ins::vfmal_d), [`vfmsl_d`](super::Ins::vfmsl_d) / [`vfmal_q`](super::Ins::vfmal_q), [`vfmsl_q`](super::Ins::vfmsl_q) | `dst`: `f64 / v128`, the register of `acc` | `acc`: `f64 / v128`; `a`: `f32 / f64`; `b`: `f32 / f64` |  | requires `neon`, `fhm` | Products of halves added to singles; dst overwrites the accumulator. |
| [`vfmal_scalar_d`](super::Ins::vfmal_scalar_d), [`vfmsl_scalar_d`](super::Ins::vfmsl_scalar_d) | `dst`: `f64`, the register of `acc` | `acc`: `f64`; `a`: `f32`; `b`: `s0_15` |  | requires `neon`, `fhm` | The same by a half of S0 to S15. |
| [`vfmal_scalar_q`](super::Ins::vfmal_scalar_q), [`vfmsl_scalar_q`](super::Ins::vfmsl_scalar_q) | `dst`: `v128`, the register of `acc` | `acc`: `v128`; `a`: `f64`; `b`: `d0_7` |  | requires `neon`, `fhm` | The same by a lane of 16 bits. |
| [`vaddl`](super::Ins::vaddl), [`vsubl`](super::Ins::vsubl), [`vmull`](super::Ins::vmull), [`vabdl`](super::Ins::vabdl), [`vqdmull`](super::Ins::vqdmull) | `dst`: `v128` | `a`: `f64`; `b`: `f64` |  | requires `neon` | Elements twice as wide. |
| [`vmlal`](super::Ins::vmlal), [`vmlsl`](super::Ins::vmlsl), [`vabal`](super::Ins::vabal), [`vqdmlal`](super::Ins::vqdmlal), [`vqdmlsl`](super::Ins::vqdmlsl) | `dst`: `v128`, the register of `acc` | `acc`: `v128`; `a`: `f64`; `b`: `f64` |  | requires `neon` | Adds to an accumulator with elements twice as wide, which dst overwrites. |
| [`vaddw`](super::Ins::vaddw), [`vsubw`](super::Ins::vsubw) | `dst`: `v128` | `a`: `v128`; `b`: `f64` |  | requires `neon` | A wide and a narrow source. |
| [`vmovl`](super::Ins::vmovl), [`vshll_imm`](super::Ins::vshll_imm), [`vcvt_f32_from_f16_q`](super::Ins::vcvt_f32_from_f16_q) | `dst`: `v128` | `src`: `f64` |  | requires `neon` | Elements twice as wide. |
| [`vmovn`](super::Ins::vmovn), [`vqmovn`](super::Ins::vqmovn), [`vqmovun`](super::Ins::vqmovun), [`vshrn_imm`](super::Ins::vshrn_imm), [`vrshrn_imm`](super::Ins::vrshrn_imm), [`vqshrn_imm`](super::Ins::vqshrn_imm), [`vqshrun_imm`](super::Ins::vqshrun_imm), [`vqrshrn_imm`](super::Ins::vqrshrn_imm), [`vqrshrun_imm`](super::Ins::vqrshrun_imm), [`vcvt_f16_from_f32_q`](super::Ins::vcvt_f16_from_f32_q) | `dst`: `f64` | `src`: `v128` |  | requires `neon` | Elements half as wide. |
| [`vaddhn`](super::Ins::vaddhn), [`vsubhn`](super::Ins::vsubhn), [`vraddhn`](super::Ins::vraddhn), [`vrsubhn`](super::Ins::vrsubhn) | `dst`: `f64` | `a`: `v128`; `b`: `v128` |  | requires `neon` | The high halves of sums or differences. |
| [`aese`](super::Ins::aese), [`aesd`](super::Ins::aesd) | `dst`: `v128`, the register of `state` | `state`: `v128`; `key`: `v128` |  | requires `neon`, `v8`; or `{aese, aesd}/swapped`: `dst`: `v128`, the register of `key` | Adds a round key to the state and does most of a round. dst overwrites either. |
| [`aesmc`](super::Ins::aesmc), [`aesimc`](super::Ins::aesimc), [`sha1h`](super::Ins::sha1h) | `dst`: `v128` | `src`: `v128` |  | requires `neon`, `v8` |  |
| [`sha1c`](super::Ins::sha1c), [`sha1p`](super::Ins::sha1p), [`sha1m`](super::Ins::sha1m), [`sha1su0`](super::Ins::sha1su0), [`sha256h`](super::Ins::sha256h), [`sha256h2`](super::Ins::sha256h2), [`sha256su1`](super::Ins::sha256su1) | `dst`: `v128`, the register of `a` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  | requires `neon`, `v8` | Three registers, of which dst overwrites the first. |
| [`sha1su1`](super::Ins::sha1su1), [`sha256su0`](super::Ins::sha256su0) | `dst`: `v128`, the register of `a` | `a`: `v128`; `b`: `v128` |  | requires `neon`, `v8` | Two registers, of which dst overwrites the first. |
| [`vmull_p64`](super::Ins::vmull_p64) | `dst`: `v128` | `a`: `f64`; `b`: `f64` |  | requires `neon`, `v8` | A carry-less product of 64-bit factors. |

## Branches

| form | defs | uses | clobbers | more | about |
| --- | --- | --- | --- | --- | --- |
| [`b`](super::Ins::b) |  |  |  | goes to one block | B. |
| [`cmp_b`](super::Ins::cmp_b) |  | `a`: `i32`; `b`: `i32` |  | goes to one of 2 blocks | cmp and B under a condition. |
| [`cmn_b`](super::Ins::cmn_b) |  | `a`: `i32`; `b`: `i32` |  | goes to one of 2 blocks | cmn and B under a condition. |
| [`tst_b`](super::Ins::tst_b) |  | `a`: `i32`; `b`: `i32` |  | goes to one of 2 blocks | tst and B under a condition. |
| [`teq_b`](super::Ins::teq_b) |  | `a`: `i32`; `b`: `i32` |  | goes to one of 2 blocks | teq and B under a condition. |
| [`cmp_imm_b`](super::Ins::cmp_imm_b) |  | `a`: `i32` |  | goes to one of 2 blocks | cmp with an immediate and B under a condition. |
| [`cmn_imm_b`](super::Ins::cmn_imm_b) |  | `a`: `i32` |  | goes to one of 2 blocks | cmn with an immediate and B under a condition. |
| [`tst_imm_b`](super::Ins::tst_imm_b) |  | `a`: `i32` |  | goes to one of 2 blocks | tst with an immediate and B under a condition. |
| [`teq_imm_b`](super::Ins::teq_imm_b) |  | `a`: `i32` |  | goes to one of 2 blocks | teq with an immediate and B under a condition. |
| [`cmp64_b`](super::Ins::cmp64_b) |  | `a_lo`: `i32`; `a_hi`: `i32`; `b_lo`: `i32`; `b_hi`: `i32` |  | goes to one of 2 blocks | CMP of the high halves, CMP of the low ones if those are equal, and B. |
| [`adds_b`](super::Ins::adds_b) | `dst`: `i32` | `a`: `i32`; `b`: `i32` |  | goes to one of 2 blocks | adds and B under a condition: on overflow, say. |
| [`subs_b`](super::Ins::subs_b) | `dst`: `i32` | `a`: `i32`; `b`: `i32` |  | goes to one of 2 blocks | subs and B under a condition: on overflow, say. |
| [`adds_imm_b`](super::Ins::adds_imm_b) | `dst`: `i32` | `a`: `i32` |  | goes to one of 2 blocks | adds of an immediate and B under a condition: the end of a counting loop, say. |
| [`subs_imm_b`](super::Ins::subs_imm_b) | `dst`: `i32` | `a`: `i32` |  | goes to one of 2 blocks | subs of an immediate and B under a condition: the end of a counting loop, say. |
| [`vcmp_f64_b`](super::Ins::vcmp_f64_b) / [`vcmp_f32_b`](super::Ins::vcmp_f32_b) |  | `a`: `f64 / f32`; `b`: `f64 / f32` |  | goes to one of 2 blocks | VCMP, VMRS and one or two B under a condition. |
| [`vcmp_f64_zero_b`](super::Ins::vcmp_f64_zero_b) / [`vcmp_f32_zero_b`](super::Ins::vcmp_f32_zero_b) |  | `a`: `f64 / f32` |  | goes to one of 2 blocks | VCMP with zero, VMRS and one or two B under a condition. |
| [`jump_table`](super::Ins::jump_table) |  | `index`: `i32` |  |  | LDR of PC from the table after the instruction, at an index. |
| [`bx`](super::Ins::bx) |  | `target`: `i32` |  |  | To an address in a register. |

## Returns

| form | defs | uses | clobbers | about |
| --- | --- | --- | --- | --- |
| [`tail_bx`](super::Ins::tail_bx) |  | `target`: `tail32` |  | To another function, after the frame is gone. |

## Traps

| form | defs | uses | clobbers | about |
| --- | --- | --- | --- | --- |
| [`udf`](super::Ins::udf) |  |  |  | An undefined instruction. |

## Calls

| form | defs | uses | clobbers | about |
| --- | --- | --- | --- | --- |
| [`read_tp_call`](super::Ins::read_tp_call) | `pointer`: `r0` |  | `r12`, `lr` | `__aeabi_read_tp`, which changes R12 and LR and no other register. |

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**MOV, MVN or MOVW of an immediate.

Built by [`mov_imm`](super::Ins::mov_imm).*/
        pub const MOV_IMM: Form = Form(0u32);
        /**MOVW and MOVT: any constant or address.

Built by [`movw_movt`](super::Ins::movw_movt).*/
        pub const MOVW_MOVT: Form = Form(1u32);
        /**Replaces the upper half of a register.

Built by [`movt`](super::Ins::movt).*/
        pub const MOVT: Form = Form(2u32);
        /**ADD or SUB of PC: an address nearby.

Built by [`adr`](super::Ins::adr).*/
        pub const ADR: Form = Form(3u32);
        /**LDR from the literal pool, relative to PC.

Built by [`ldr_literal`](super::Ins::ldr_literal).*/
        pub const LDR_LITERAL: Form = Form(4u32);
        /**LDR of a literal and LDR at PC plus that: an address from the global offset table.

Built by [`ldr_got`](super::Ins::ldr_got).*/
        pub const LDR_GOT: Form = Form(5u32);
        /**ADD of SP and an offset.

Built by [`frame_address`](super::Ins::frame_address).*/
        pub const FRAME_ADDRESS: Form = Form(6u32);
        /**A copy that the client asks for.

Built by [`mov`](super::Ins::mov).*/
        pub const MOV: Form = Form(7u32);
        /**Extends bytes or a halfword, after a rotation.

Built by [`sxtb`](super::Ins::sxtb).*/
        pub const SXTB: Form = Form(8u32);
        /**Extends bytes or a halfword, after a rotation.

Built by [`sxth`](super::Ins::sxth).*/
        pub const SXTH: Form = Form(9u32);
        /**Extends bytes or a halfword, after a rotation.

Built by [`uxtb`](super::Ins::uxtb).*/
        pub const UXTB: Form = Form(10u32);
        /**Extends bytes or a halfword, after a rotation.

Built by [`uxth`](super::Ins::uxth).*/
        pub const UXTH: Form = Form(11u32);
        /**Extends bytes or a halfword, after a rotation.

Built by [`sxtb16`](super::Ins::sxtb16).*/
        pub const SXTB16: Form = Form(12u32);
        /**Extends bytes or a halfword, after a rotation.

Built by [`uxtb16`](super::Ins::uxtb16).*/
        pub const UXTB16: Form = Form(13u32);
        /**Extends and adds to a.

Built by [`sxtab`](super::Ins::sxtab).*/
        pub const SXTAB: Form = Form(14u32);
        /**Extends and adds to a.

Built by [`sxtah`](super::Ins::sxtah).*/
        pub const SXTAH: Form = Form(15u32);
        /**Extends and adds to a.

Built by [`uxtab`](super::Ins::uxtab).*/
        pub const UXTAB: Form = Form(16u32);
        /**Extends and adds to a.

Built by [`uxtah`](super::Ins::uxtah).*/
        pub const UXTAH: Form = Form(17u32);
        /**Extends and adds to a.

Built by [`sxtab16`](super::Ins::sxtab16).*/
        pub const SXTAB16: Form = Form(18u32);
        /**Extends and adds to a.

Built by [`uxtab16`](super::Ins::uxtab16).*/
        pub const UXTAB16: Form = Form(19u32);
        /**add; b may be shifted by an immediate.

Built by [`add`](super::Ins::add).*/
        pub const ADD: Form = Form(20u32);
        /**sub; b may be shifted by an immediate.

Built by [`sub`](super::Ins::sub).*/
        pub const SUB: Form = Form(21u32);
        /**rsb; b may be shifted by an immediate.

Built by [`rsb`](super::Ins::rsb).*/
        pub const RSB: Form = Form(22u32);
        /**and; b may be shifted by an immediate.

Built by [`and`](super::Ins::and).*/
        pub const AND: Form = Form(23u32);
        /**orr; b may be shifted by an immediate.

Built by [`orr`](super::Ins::orr).*/
        pub const ORR: Form = Form(24u32);
        /**eor; b may be shifted by an immediate.

Built by [`eor`](super::Ins::eor).*/
        pub const EOR: Form = Form(25u32);
        /**bic; b may be shifted by an immediate.

Built by [`bic`](super::Ins::bic).*/
        pub const BIC: Form = Form(26u32);
        /**add; b is shifted by a register.

Built by [`add_shift`](super::Ins::add_shift).*/
        pub const ADD_SHIFT: Form = Form(27u32);
        /**sub; b is shifted by a register.

Built by [`sub_shift`](super::Ins::sub_shift).*/
        pub const SUB_SHIFT: Form = Form(28u32);
        /**rsb; b is shifted by a register.

Built by [`rsb_shift`](super::Ins::rsb_shift).*/
        pub const RSB_SHIFT: Form = Form(29u32);
        /**and; b is shifted by a register.

Built by [`and_shift`](super::Ins::and_shift).*/
        pub const AND_SHIFT: Form = Form(30u32);
        /**orr; b is shifted by a register.

Built by [`orr_shift`](super::Ins::orr_shift).*/
        pub const ORR_SHIFT: Form = Form(31u32);
        /**eor; b is shifted by a register.

Built by [`eor_shift`](super::Ins::eor_shift).*/
        pub const EOR_SHIFT: Form = Form(32u32);
        /**bic; b is shifted by a register.

Built by [`bic_shift`](super::Ins::bic_shift).*/
        pub const BIC_SHIFT: Form = Form(33u32);
        /**add of an immediate.

Built by [`add_imm`](super::Ins::add_imm).*/
        pub const ADD_IMM: Form = Form(34u32);
        /**sub of an immediate.

Built by [`sub_imm`](super::Ins::sub_imm).*/
        pub const SUB_IMM: Form = Form(35u32);
        /**rsb of an immediate.

Built by [`rsb_imm`](super::Ins::rsb_imm).*/
        pub const RSB_IMM: Form = Form(36u32);
        /**and of an immediate.

Built by [`and_imm`](super::Ins::and_imm).*/
        pub const AND_IMM: Form = Form(37u32);
        /**orr of an immediate.

Built by [`orr_imm`](super::Ins::orr_imm).*/
        pub const ORR_IMM: Form = Form(38u32);
        /**eor of an immediate.

Built by [`eor_imm`](super::Ins::eor_imm).*/
        pub const EOR_IMM: Form = Form(39u32);
        /**bic of an immediate.

Built by [`bic_imm`](super::Ins::bic_imm).*/
        pub const BIC_IMM: Form = Form(40u32);
        /**

Built by [`mvn`](super::Ins::mvn).*/
        pub const MVN: Form = Form(41u32);
        /**

Built by [`clz`](super::Ins::clz).*/
        pub const CLZ: Form = Form(42u32);
        /**

Built by [`rbit`](super::Ins::rbit).*/
        pub const RBIT: Form = Form(43u32);
        /**

Built by [`rev`](super::Ins::rev).*/
        pub const REV: Form = Form(44u32);
        /**

Built by [`rev16`](super::Ins::rev16).*/
        pub const REV16: Form = Form(45u32);
        /**

Built by [`revsh`](super::Ins::revsh).*/
        pub const REVSH: Form = Form(46u32);
        /**lsl by the low byte of a register.

Built by [`lsl`](super::Ins::lsl).*/
        pub const LSL: Form = Form(47u32);
        /**lsr by the low byte of a register.

Built by [`lsr`](super::Ins::lsr).*/
        pub const LSR: Form = Form(48u32);
        /**asr by the low byte of a register.

Built by [`asr`](super::Ins::asr).*/
        pub const ASR: Form = Form(49u32);
        /**ror by the low byte of a register.

Built by [`ror`](super::Ins::ror).*/
        pub const ROR: Form = Form(50u32);
        /**lsl by an immediate.

Built by [`lsl_imm`](super::Ins::lsl_imm).*/
        pub const LSL_IMM: Form = Form(51u32);
        /**lsr by an immediate.

Built by [`lsr_imm`](super::Ins::lsr_imm).*/
        pub const LSR_IMM: Form = Form(52u32);
        /**asr by an immediate.

Built by [`asr_imm`](super::Ins::asr_imm).*/
        pub const ASR_IMM: Form = Form(53u32);
        /**ror by an immediate.

Built by [`ror_imm`](super::Ins::ror_imm).*/
        pub const ROR_IMM: Form = Form(54u32);
        /**ADDS and ADC, or SUBS and SBC. The low half is written while the high halves are still to be read.

Built by [`add64`](super::Ins::add64).*/
        pub const ADD64: Form = Form(55u32);
        /**ADDS and ADC, or SUBS and SBC. The low half is written while the high halves are still to be read.

Built by [`sub64`](super::Ins::sub64).*/
        pub const SUB64: Form = Form(56u32);
        /**ADDS and ADC, or SUBS and SBC, of immediates.

Built by [`add64_imm`](super::Ins::add64_imm).*/
        pub const ADD64_IMM: Form = Form(57u32);
        /**ADDS and ADC, or SUBS and SBC, of immediates.

Built by [`sub64_imm`](super::Ins::sub64_imm).*/
        pub const SUB64_IMM: Form = Form(58u32);
        /**RSBS and RSC.

Built by [`neg64`](super::Ins::neg64).*/
        pub const NEG64: Form = Form(59u32);
        /**The high half is written while the low half is still to be read.

Built by [`lsl64_imm`](super::Ins::lsl64_imm).*/
        pub const LSL64_IMM: Form = Form(60u32);
        /**The low half is written while the high half is still to be read.

Built by [`lsr64_imm`](super::Ins::lsr64_imm).*/
        pub const LSR64_IMM: Form = Form(61u32);
        /**The low half is written while the high half is still to be read.

Built by [`asr64_imm`](super::Ins::asr64_imm).*/
        pub const ASR64_IMM: Form = Form(62u32);
        /**

Built by [`mul`](super::Ins::mul).*/
        pub const MUL: Form = Form(63u32);
        /**c plus or minus a * b. Four registers, none of them tied.

Built by [`mla`](super::Ins::mla).*/
        pub const MLA: Form = Form(64u32);
        /**c plus or minus a * b. Four registers, none of them tied.

Built by [`mls`](super::Ins::mls).*/
        pub const MLS: Form = Form(65u32);
        /**A 64-bit product, in two registers that must differ.

Built by [`umull`](super::Ins::umull).*/
        pub const UMULL: Form = Form(66u32);
        /**A 64-bit product, in two registers that must differ.

Built by [`smull`](super::Ins::smull).*/
        pub const SMULL: Form = Form(67u32);
        /**Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.

Built by [`umlal`](super::Ins::umlal).*/
        pub const UMLAL: Form = Form(68u32);
        /**Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.

Built by [`smlal`](super::Ins::smlal).*/
        pub const SMLAL: Form = Form(69u32);
        /**Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.

Built by [`umaal`](super::Ins::umaal).*/
        pub const UMAAL: Form = Form(70u32);
        /**Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.

Built by [`smlald`](super::Ins::smlald).*/
        pub const SMLALD: Form = Form(71u32);
        /**Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.

Built by [`smlaldx`](super::Ins::smlaldx).*/
        pub const SMLALDX: Form = Form(72u32);
        /**Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.

Built by [`smlsld`](super::Ins::smlsld).*/
        pub const SMLSLD: Form = Form(73u32);
        /**Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.

Built by [`smlsldx`](super::Ins::smlsldx).*/
        pub const SMLSLDX: Form = Form(74u32);
        /**Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.

Built by [`smlalbb`](super::Ins::smlalbb).*/
        pub const SMLALBB: Form = Form(75u32);
        /**Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.

Built by [`smlaltt`](super::Ins::smlaltt).*/
        pub const SMLALTT: Form = Form(76u32);
        /**A part of a product, or products of halfwords.

Built by [`smmul`](super::Ins::smmul).*/
        pub const SMMUL: Form = Form(77u32);
        /**A part of a product, or products of halfwords.

Built by [`smmulr`](super::Ins::smmulr).*/
        pub const SMMULR: Form = Form(78u32);
        /**A part of a product, or products of halfwords.

Built by [`smulbb`](super::Ins::smulbb).*/
        pub const SMULBB: Form = Form(79u32);
        /**A part of a product, or products of halfwords.

Built by [`smulbt`](super::Ins::smulbt).*/
        pub const SMULBT: Form = Form(80u32);
        /**A part of a product, or products of halfwords.

Built by [`smultb`](super::Ins::smultb).*/
        pub const SMULTB: Form = Form(81u32);
        /**A part of a product, or products of halfwords.

Built by [`smultt`](super::Ins::smultt).*/
        pub const SMULTT: Form = Form(82u32);
        /**A part of a product, or products of halfwords.

Built by [`smulwb`](super::Ins::smulwb).*/
        pub const SMULWB: Form = Form(83u32);
        /**A part of a product, or products of halfwords.

Built by [`smulwt`](super::Ins::smulwt).*/
        pub const SMULWT: Form = Form(84u32);
        /**A part of a product, or products of halfwords.

Built by [`smuad`](super::Ins::smuad).*/
        pub const SMUAD: Form = Form(85u32);
        /**A part of a product, or products of halfwords.

Built by [`smuadx`](super::Ins::smuadx).*/
        pub const SMUADX: Form = Form(86u32);
        /**A part of a product, or products of halfwords.

Built by [`smusd`](super::Ins::smusd).*/
        pub const SMUSD: Form = Form(87u32);
        /**The same added to c.

Built by [`smmla`](super::Ins::smmla).*/
        pub const SMMLA: Form = Form(88u32);
        /**The same added to c.

Built by [`smmlar`](super::Ins::smmlar).*/
        pub const SMMLAR: Form = Form(89u32);
        /**The same added to c.

Built by [`smmls`](super::Ins::smmls).*/
        pub const SMMLS: Form = Form(90u32);
        /**The same added to c.

Built by [`smlabb`](super::Ins::smlabb).*/
        pub const SMLABB: Form = Form(91u32);
        /**The same added to c.

Built by [`smlabt`](super::Ins::smlabt).*/
        pub const SMLABT: Form = Form(92u32);
        /**The same added to c.

Built by [`smlatb`](super::Ins::smlatb).*/
        pub const SMLATB: Form = Form(93u32);
        /**The same added to c.

Built by [`smlatt`](super::Ins::smlatt).*/
        pub const SMLATT: Form = Form(94u32);
        /**The same added to c.

Built by [`smlawb`](super::Ins::smlawb).*/
        pub const SMLAWB: Form = Form(95u32);
        /**The same added to c.

Built by [`smlawt`](super::Ins::smlawt).*/
        pub const SMLAWT: Form = Form(96u32);
        /**The same added to c.

Built by [`smlad`](super::Ins::smlad).*/
        pub const SMLAD: Form = Form(97u32);
        /**The same added to c.

Built by [`smlsd`](super::Ins::smlsd).*/
        pub const SMLSD: Form = Form(98u32);
        /**

Built by [`sdiv`](super::Ins::sdiv).*/
        pub const SDIV: Form = Form(99u32);
        /**

Built by [`udiv`](super::Ins::udiv).*/
        pub const UDIV: Form = Form(100u32);
        /**sdiv and MLS: the quotient is in dst while both sources are still to be read.

Built by [`sdiv_rem`](super::Ins::sdiv_rem).*/
        pub const SDIV_REM: Form = Form(101u32);
        /**udiv and MLS: the quotient is in dst while both sources are still to be read.

Built by [`udiv_rem`](super::Ins::udiv_rem).*/
        pub const UDIV_REM: Form = Form(102u32);
        /**With saturation.

Built by [`qadd`](super::Ins::qadd).*/
        pub const QADD: Form = Form(103u32);
        /**With saturation.

Built by [`qsub`](super::Ins::qsub).*/
        pub const QSUB: Form = Form(104u32);
        /**With saturation.

Built by [`qdadd`](super::Ins::qdadd).*/
        pub const QDADD: Form = Form(105u32);
        /**With saturation.

Built by [`qdsub`](super::Ins::qdsub).*/
        pub const QDSUB: Form = Form(106u32);
        /**To a number of bits.

Built by [`ssat`](super::Ins::ssat).*/
        pub const SSAT: Form = Form(107u32);
        /**To a number of bits.

Built by [`usat`](super::Ins::usat).*/
        pub const USAT: Form = Form(108u32);
        /**To a number of bits.

Built by [`ssat16`](super::Ins::ssat16).*/
        pub const SSAT16: Form = Form(109u32);
        /**To a number of bits.

Built by [`usat16`](super::Ins::usat16).*/
        pub const USAT16: Form = Form(110u32);
        /**Bytes or halfwords of two registers.

Built by [`sadd8`](super::Ins::sadd8).*/
        pub const SADD8: Form = Form(111u32);
        /**Bytes or halfwords of two registers.

Built by [`ssub8`](super::Ins::ssub8).*/
        pub const SSUB8: Form = Form(112u32);
        /**Bytes or halfwords of two registers.

Built by [`sadd16`](super::Ins::sadd16).*/
        pub const SADD16: Form = Form(113u32);
        /**Bytes or halfwords of two registers.

Built by [`ssub16`](super::Ins::ssub16).*/
        pub const SSUB16: Form = Form(114u32);
        /**Bytes or halfwords of two registers.

Built by [`sasx`](super::Ins::sasx).*/
        pub const SASX: Form = Form(115u32);
        /**Bytes or halfwords of two registers.

Built by [`ssax`](super::Ins::ssax).*/
        pub const SSAX: Form = Form(116u32);
        /**Bytes or halfwords of two registers.

Built by [`qadd8`](super::Ins::qadd8).*/
        pub const QADD8: Form = Form(117u32);
        /**Bytes or halfwords of two registers.

Built by [`qsub8`](super::Ins::qsub8).*/
        pub const QSUB8: Form = Form(118u32);
        /**Bytes or halfwords of two registers.

Built by [`qadd16`](super::Ins::qadd16).*/
        pub const QADD16: Form = Form(119u32);
        /**Bytes or halfwords of two registers.

Built by [`qsub16`](super::Ins::qsub16).*/
        pub const QSUB16: Form = Form(120u32);
        /**Bytes or halfwords of two registers.

Built by [`qasx`](super::Ins::qasx).*/
        pub const QASX: Form = Form(121u32);
        /**Bytes or halfwords of two registers.

Built by [`qsax`](super::Ins::qsax).*/
        pub const QSAX: Form = Form(122u32);
        /**Bytes or halfwords of two registers.

Built by [`shadd8`](super::Ins::shadd8).*/
        pub const SHADD8: Form = Form(123u32);
        /**Bytes or halfwords of two registers.

Built by [`shsub8`](super::Ins::shsub8).*/
        pub const SHSUB8: Form = Form(124u32);
        /**Bytes or halfwords of two registers.

Built by [`shadd16`](super::Ins::shadd16).*/
        pub const SHADD16: Form = Form(125u32);
        /**Bytes or halfwords of two registers.

Built by [`shsub16`](super::Ins::shsub16).*/
        pub const SHSUB16: Form = Form(126u32);
        /**Bytes or halfwords of two registers.

Built by [`shasx`](super::Ins::shasx).*/
        pub const SHASX: Form = Form(127u32);
        /**Bytes or halfwords of two registers.

Built by [`shsax`](super::Ins::shsax).*/
        pub const SHSAX: Form = Form(128u32);
        /**Bytes or halfwords of two registers.

Built by [`uadd8`](super::Ins::uadd8).*/
        pub const UADD8: Form = Form(129u32);
        /**Bytes or halfwords of two registers.

Built by [`usub8`](super::Ins::usub8).*/
        pub const USUB8: Form = Form(130u32);
        /**Bytes or halfwords of two registers.

Built by [`uadd16`](super::Ins::uadd16).*/
        pub const UADD16: Form = Form(131u32);
        /**Bytes or halfwords of two registers.

Built by [`usub16`](super::Ins::usub16).*/
        pub const USUB16: Form = Form(132u32);
        /**Bytes or halfwords of two registers.

Built by [`uasx`](super::Ins::uasx).*/
        pub const UASX: Form = Form(133u32);
        /**Bytes or halfwords of two registers.

Built by [`usax`](super::Ins::usax).*/
        pub const USAX: Form = Form(134u32);
        /**Bytes or halfwords of two registers.

Built by [`uqadd8`](super::Ins::uqadd8).*/
        pub const UQADD8: Form = Form(135u32);
        /**Bytes or halfwords of two registers.

Built by [`uqsub8`](super::Ins::uqsub8).*/
        pub const UQSUB8: Form = Form(136u32);
        /**Bytes or halfwords of two registers.

Built by [`uqadd16`](super::Ins::uqadd16).*/
        pub const UQADD16: Form = Form(137u32);
        /**Bytes or halfwords of two registers.

Built by [`uqsub16`](super::Ins::uqsub16).*/
        pub const UQSUB16: Form = Form(138u32);
        /**Bytes or halfwords of two registers.

Built by [`uqasx`](super::Ins::uqasx).*/
        pub const UQASX: Form = Form(139u32);
        /**Bytes or halfwords of two registers.

Built by [`uqsax`](super::Ins::uqsax).*/
        pub const UQSAX: Form = Form(140u32);
        /**Bytes or halfwords of two registers.

Built by [`uhadd8`](super::Ins::uhadd8).*/
        pub const UHADD8: Form = Form(141u32);
        /**Bytes or halfwords of two registers.

Built by [`uhsub8`](super::Ins::uhsub8).*/
        pub const UHSUB8: Form = Form(142u32);
        /**Bytes or halfwords of two registers.

Built by [`uhadd16`](super::Ins::uhadd16).*/
        pub const UHADD16: Form = Form(143u32);
        /**Bytes or halfwords of two registers.

Built by [`uhsub16`](super::Ins::uhsub16).*/
        pub const UHSUB16: Form = Form(144u32);
        /**Bytes or halfwords of two registers.

Built by [`uhasx`](super::Ins::uhasx).*/
        pub const UHASX: Form = Form(145u32);
        /**Bytes or halfwords of two registers.

Built by [`uhsax`](super::Ins::uhsax).*/
        pub const UHSAX: Form = Form(146u32);
        /**

Built by [`pkhbt`](super::Ins::pkhbt).*/
        pub const PKHBT: Form = Form(147u32);
        /**

Built by [`pkhtb`](super::Ins::pkhtb).*/
        pub const PKHTB: Form = Form(148u32);
        /**

Built by [`usad8`](super::Ins::usad8).*/
        pub const USAD8: Form = Form(149u32);
        /**Sum of absolute differences, added to c.

Built by [`usada8`](super::Ins::usada8).*/
        pub const USADA8: Form = Form(150u32);
        /**uadd8, whose result is not used, and SEL of bytes by its flags: for example, a maximum.

Built by [`uadd8_sel`](super::Ins::uadd8_sel).*/
        pub const UADD8_SEL: Form = Form(151u32);
        /**usub8, whose result is not used, and SEL of bytes by its flags: for example, a maximum.

Built by [`usub8_sel`](super::Ins::usub8_sel).*/
        pub const USUB8_SEL: Form = Form(152u32);
        /**sadd16, whose result is not used, and SEL of bytes by its flags: for example, a maximum.

Built by [`sadd16_sel`](super::Ins::sadd16_sel).*/
        pub const SADD16_SEL: Form = Form(153u32);
        /**ssub16, whose result is not used, and SEL of bytes by its flags: for example, a maximum.

Built by [`ssub16_sel`](super::Ins::ssub16_sel).*/
        pub const SSUB16_SEL: Form = Form(154u32);
        /**A bit field, extended.

Built by [`ubfx`](super::Ins::ubfx).*/
        pub const UBFX: Form = Form(155u32);
        /**A bit field, extended.

Built by [`sbfx`](super::Ins::sbfx).*/
        pub const SBFX: Form = Form(156u32);
        /**Moves a bit field into dst, whose other bits stay.

Built by [`bfi`](super::Ins::bfi).*/
        pub const BFI: Form = Form(157u32);
        /**Clears a bit field of dst.

Built by [`bfc`](super::Ins::bfc).*/
        pub const BFC: Form = Form(158u32);
        /**Adds data to a checksum.

Built by [`crc32b`](super::Ins::crc32b).*/
        pub const CRC32B: Form = Form(159u32);
        /**Adds data to a checksum.

Built by [`crc32h`](super::Ins::crc32h).*/
        pub const CRC32H: Form = Form(160u32);
        /**Adds data to a checksum.

Built by [`crc32w`](super::Ins::crc32w).*/
        pub const CRC32W: Form = Form(161u32);
        /**Adds data to a checksum.

Built by [`crc32cb`](super::Ins::crc32cb).*/
        pub const CRC32CB: Form = Form(162u32);
        /**Adds data to a checksum.

Built by [`crc32ch`](super::Ins::crc32ch).*/
        pub const CRC32CH: Form = Form(163u32);
        /**Adds data to a checksum.

Built by [`crc32cw`](super::Ins::crc32cw).*/
        pub const CRC32CW: Form = Form(164u32);
        /**cmp, MOV of zero and MOV of one under a condition.

Built by [`cmp_set`](super::Ins::cmp_set).*/
        pub const CMP_SET: Form = Form(165u32);
        /**cmn, MOV of zero and MOV of one under a condition.

Built by [`cmn_set`](super::Ins::cmn_set).*/
        pub const CMN_SET: Form = Form(166u32);
        /**tst, MOV of zero and MOV of one under a condition.

Built by [`tst_set`](super::Ins::tst_set).*/
        pub const TST_SET: Form = Form(167u32);
        /**teq, MOV of zero and MOV of one under a condition.

Built by [`teq_set`](super::Ins::teq_set).*/
        pub const TEQ_SET: Form = Form(168u32);
        /**cmp with an immediate, MOV of zero and MOV of one under a condition.

Built by [`cmp_imm_set`](super::Ins::cmp_imm_set).*/
        pub const CMP_IMM_SET: Form = Form(169u32);
        /**cmn with an immediate, MOV of zero and MOV of one under a condition.

Built by [`cmn_imm_set`](super::Ins::cmn_imm_set).*/
        pub const CMN_IMM_SET: Form = Form(170u32);
        /**tst with an immediate, MOV of zero and MOV of one under a condition.

Built by [`tst_imm_set`](super::Ins::tst_imm_set).*/
        pub const TST_IMM_SET: Form = Form(171u32);
        /**teq with an immediate, MOV of zero and MOV of one under a condition.

Built by [`teq_imm_set`](super::Ins::teq_imm_set).*/
        pub const TEQ_IMM_SET: Form = Form(172u32);
        /**cmp and MOV under a condition: dst keeps `otherwise` unless it holds.

Built by [`cmp_mov`](super::Ins::cmp_mov).*/
        pub const CMP_MOV: Form = Form(173u32);
        ///An alternative of [`CMP_MOV`](CMP_MOV).
        pub const CMP_MOV_INVERSE: Form = Form(174u32);
        /**cmn and MOV under a condition: dst keeps `otherwise` unless it holds.

Built by [`cmn_mov`](super::Ins::cmn_mov).*/
        pub const CMN_MOV: Form = Form(175u32);
        ///An alternative of [`CMN_MOV`](CMN_MOV).
        pub const CMN_MOV_INVERSE: Form = Form(176u32);
        /**tst and MOV under a condition: dst keeps `otherwise` unless it holds.

Built by [`tst_mov`](super::Ins::tst_mov).*/
        pub const TST_MOV: Form = Form(177u32);
        ///An alternative of [`TST_MOV`](TST_MOV).
        pub const TST_MOV_INVERSE: Form = Form(178u32);
        /**teq and MOV under a condition: dst keeps `otherwise` unless it holds.

Built by [`teq_mov`](super::Ins::teq_mov).*/
        pub const TEQ_MOV: Form = Form(179u32);
        ///An alternative of [`TEQ_MOV`](TEQ_MOV).
        pub const TEQ_MOV_INVERSE: Form = Form(180u32);
        /**cmp with an immediate and MOV under a condition: dst keeps `otherwise` unless it holds.

Built by [`cmp_imm_mov`](super::Ins::cmp_imm_mov).*/
        pub const CMP_IMM_MOV: Form = Form(181u32);
        ///An alternative of [`CMP_IMM_MOV`](CMP_IMM_MOV).
        pub const CMP_IMM_MOV_INVERSE: Form = Form(182u32);
        /**cmn with an immediate and MOV under a condition: dst keeps `otherwise` unless it holds.

Built by [`cmn_imm_mov`](super::Ins::cmn_imm_mov).*/
        pub const CMN_IMM_MOV: Form = Form(183u32);
        ///An alternative of [`CMN_IMM_MOV`](CMN_IMM_MOV).
        pub const CMN_IMM_MOV_INVERSE: Form = Form(184u32);
        /**tst with an immediate and MOV under a condition: dst keeps `otherwise` unless it holds.

Built by [`tst_imm_mov`](super::Ins::tst_imm_mov).*/
        pub const TST_IMM_MOV: Form = Form(185u32);
        ///An alternative of [`TST_IMM_MOV`](TST_IMM_MOV).
        pub const TST_IMM_MOV_INVERSE: Form = Form(186u32);
        /**teq with an immediate and MOV under a condition: dst keeps `otherwise` unless it holds.

Built by [`teq_imm_mov`](super::Ins::teq_imm_mov).*/
        pub const TEQ_IMM_MOV: Form = Form(187u32);
        ///An alternative of [`TEQ_IMM_MOV`](TEQ_IMM_MOV).
        pub const TEQ_IMM_MOV_INVERSE: Form = Form(188u32);
        /**CMP, SBCS of the high halves into dst, and the truth value.

Built by [`cmp64_set`](super::Ins::cmp64_set).*/
        pub const CMP64_SET: Form = Form(189u32);
        /**adds and whether it overflows. The sum is written first.

Built by [`adds_set`](super::Ins::adds_set).*/
        pub const ADDS_SET: Form = Form(190u32);
        /**subs and whether it overflows. The sum is written first.

Built by [`subs_set`](super::Ins::subs_set).*/
        pub const SUBS_SET: Form = Form(191u32);
        /**VCMP, VMRS and the truth value.

Built by [`vcmp_f64_set`](super::Ins::vcmp_f64_set).*/
        pub const VCMP_F64_SET: Form = Form(192u32);
        /**VCMP, VMRS and the truth value.

Built by [`vcmp_f32_set`](super::Ins::vcmp_f32_set).*/
        pub const VCMP_F32_SET: Form = Form(193u32);
        /**VCMP, VMRS and MOV under one or two conditions: dst keeps `otherwise` unless one holds.

Built by [`vcmp_f64_mov`](super::Ins::vcmp_f64_mov).*/
        pub const VCMP_F64_MOV: Form = Form(194u32);
        /**VCMP, VMRS and MOV under one or two conditions: dst keeps `otherwise` unless one holds.

Built by [`vcmp_f32_mov`](super::Ins::vcmp_f32_mov).*/
        pub const VCMP_F32_MOV: Form = Form(195u32);
        /**VCMP, VMRS and VMOV under one or two conditions: dst keeps `otherwise` unless one holds.

Built by [`vcmp_f64_vmov`](super::Ins::vcmp_f64_vmov).*/
        pub const VCMP_F64_VMOV: Form = Form(196u32);
        /**VCMP, VMRS and VMOV under one or two conditions: dst keeps `otherwise` unless one holds.

Built by [`vcmp_f32_vmov`](super::Ins::vcmp_f32_vmov).*/
        pub const VCMP_F32_VMOV: Form = Form(197u32);
        /**VCMP, VMRS and VSEL.

Built by [`vcmp_f64_vsel`](super::Ins::vcmp_f64_vsel).*/
        pub const VCMP_F64_VSEL: Form = Form(198u32);
        /**VCMP, VMRS and VSEL.

Built by [`vcmp_f32_vsel`](super::Ins::vcmp_f32_vsel).*/
        pub const VCMP_F32_VSEL: Form = Form(199u32);
        /**B.

Built by [`b`](super::Ins::b).*/
        pub const B: Form = Form(200u32);
        /**cmp and B under a condition.

Built by [`cmp_b`](super::Ins::cmp_b).*/
        pub const CMP_B: Form = Form(201u32);
        /**cmn and B under a condition.

Built by [`cmn_b`](super::Ins::cmn_b).*/
        pub const CMN_B: Form = Form(202u32);
        /**tst and B under a condition.

Built by [`tst_b`](super::Ins::tst_b).*/
        pub const TST_B: Form = Form(203u32);
        /**teq and B under a condition.

Built by [`teq_b`](super::Ins::teq_b).*/
        pub const TEQ_B: Form = Form(204u32);
        /**cmp with an immediate and B under a condition.

Built by [`cmp_imm_b`](super::Ins::cmp_imm_b).*/
        pub const CMP_IMM_B: Form = Form(205u32);
        /**cmn with an immediate and B under a condition.

Built by [`cmn_imm_b`](super::Ins::cmn_imm_b).*/
        pub const CMN_IMM_B: Form = Form(206u32);
        /**tst with an immediate and B under a condition.

Built by [`tst_imm_b`](super::Ins::tst_imm_b).*/
        pub const TST_IMM_B: Form = Form(207u32);
        /**teq with an immediate and B under a condition.

Built by [`teq_imm_b`](super::Ins::teq_imm_b).*/
        pub const TEQ_IMM_B: Form = Form(208u32);
        /**CMP of the high halves, CMP of the low ones if those are equal, and B.

Built by [`cmp64_b`](super::Ins::cmp64_b).*/
        pub const CMP64_B: Form = Form(209u32);
        /**adds and B under a condition: on overflow, say.

Built by [`adds_b`](super::Ins::adds_b).*/
        pub const ADDS_B: Form = Form(210u32);
        /**subs and B under a condition: on overflow, say.

Built by [`subs_b`](super::Ins::subs_b).*/
        pub const SUBS_B: Form = Form(211u32);
        /**adds of an immediate and B under a condition: the end of a counting loop, say.

Built by [`adds_imm_b`](super::Ins::adds_imm_b).*/
        pub const ADDS_IMM_B: Form = Form(212u32);
        /**subs of an immediate and B under a condition: the end of a counting loop, say.

Built by [`subs_imm_b`](super::Ins::subs_imm_b).*/
        pub const SUBS_IMM_B: Form = Form(213u32);
        /**VCMP, VMRS and one or two B under a condition.

Built by [`vcmp_f64_b`](super::Ins::vcmp_f64_b).*/
        pub const VCMP_F64_B: Form = Form(214u32);
        /**VCMP, VMRS and one or two B under a condition.

Built by [`vcmp_f32_b`](super::Ins::vcmp_f32_b).*/
        pub const VCMP_F32_B: Form = Form(215u32);
        /**VCMP with zero, VMRS and one or two B under a condition.

Built by [`vcmp_f64_zero_b`](super::Ins::vcmp_f64_zero_b).*/
        pub const VCMP_F64_ZERO_B: Form = Form(216u32);
        /**VCMP with zero, VMRS and one or two B under a condition.

Built by [`vcmp_f32_zero_b`](super::Ins::vcmp_f32_zero_b).*/
        pub const VCMP_F32_ZERO_B: Form = Form(217u32);
        /**LDR of PC from the table after the instruction, at an index.

Built by [`jump_table`](super::Ins::jump_table).*/
        pub const JUMP_TABLE: Form = Form(218u32);
        /**To an address in a register.

Built by [`bx`](super::Ins::bx).*/
        pub const BX: Form = Form(219u32);
        /**To another function, after the frame is gone.

Built by [`tail_bx`](super::Ins::tail_bx).*/
        pub const TAIL_BX: Form = Form(220u32);
        /**An undefined instruction.

Built by [`udf`](super::Ins::udf).*/
        pub const UDF: Form = Form(221u32);
        /**

Built by [`ldr`](super::Ins::ldr).*/
        pub const LDR: Form = Form(222u32);
        /**

Built by [`ldrb`](super::Ins::ldrb).*/
        pub const LDRB: Form = Form(223u32);
        /**

Built by [`ldrh`](super::Ins::ldrh).*/
        pub const LDRH: Form = Form(224u32);
        /**

Built by [`ldrsb`](super::Ins::ldrsb).*/
        pub const LDRSB: Form = Form(225u32);
        /**

Built by [`ldrsh`](super::Ins::ldrsh).*/
        pub const LDRSH: Form = Form(226u32);
        /**ldr at base + index.

Built by [`ldr_index`](super::Ins::ldr_index).*/
        pub const LDR_INDEX: Form = Form(227u32);
        /**ldrb at base + index.

Built by [`ldrb_index`](super::Ins::ldrb_index).*/
        pub const LDRB_INDEX: Form = Form(228u32);
        /**ldrh at base + index.

Built by [`ldrh_index`](super::Ins::ldrh_index).*/
        pub const LDRH_INDEX: Form = Form(229u32);
        /**ldrsb at base + index.

Built by [`ldrsb_index`](super::Ins::ldrsb_index).*/
        pub const LDRSB_INDEX: Form = Form(230u32);
        /**ldrsh at base + index.

Built by [`ldrsh_index`](super::Ins::ldrsh_index).*/
        pub const LDRSH_INDEX: Form = Form(231u32);
        /**

Built by [`str`](super::Ins::str).*/
        pub const STR: Form = Form(232u32);
        /**

Built by [`strb`](super::Ins::strb).*/
        pub const STRB: Form = Form(233u32);
        /**

Built by [`strh`](super::Ins::strh).*/
        pub const STRH: Form = Form(234u32);
        /**str at base + index.

Built by [`str_index`](super::Ins::str_index).*/
        pub const STR_INDEX: Form = Form(235u32);
        /**strb at base + index.

Built by [`strb_index`](super::Ins::strb_index).*/
        pub const STRB_INDEX: Form = Form(236u32);
        /**strh at base + index.

Built by [`strh_index`](super::Ins::strh_index).*/
        pub const STRH_INDEX: Form = Form(237u32);
        /**A prefetch.

Built by [`pld`](super::Ins::pld).*/
        pub const PLD: Form = Form(238u32);
        /**A prefetch.

Built by [`pldw`](super::Ins::pldw).*/
        pub const PLDW: Form = Form(239u32);
        /**A prefetch.

Built by [`pli`](super::Ins::pli).*/
        pub const PLI: Form = Form(240u32);
        /**Pre-indexed or post-indexed.

Built by [`ldr_writeback`](super::Ins::ldr_writeback).*/
        pub const LDR_WRITEBACK: Form = Form(241u32);
        /**Pre-indexed or post-indexed.

Built by [`ldrb_writeback`](super::Ins::ldrb_writeback).*/
        pub const LDRB_WRITEBACK: Form = Form(242u32);
        /**Pre-indexed or post-indexed.

Built by [`ldrh_writeback`](super::Ins::ldrh_writeback).*/
        pub const LDRH_WRITEBACK: Form = Form(243u32);
        /**Pre-indexed or post-indexed.

Built by [`ldrsb_writeback`](super::Ins::ldrsb_writeback).*/
        pub const LDRSB_WRITEBACK: Form = Form(244u32);
        /**Pre-indexed or post-indexed.

Built by [`ldrsh_writeback`](super::Ins::ldrsh_writeback).*/
        pub const LDRSH_WRITEBACK: Form = Form(245u32);
        /**Pre-indexed or post-indexed by a register.

Built by [`ldr_index_writeback`](super::Ins::ldr_index_writeback).*/
        pub const LDR_INDEX_WRITEBACK: Form = Form(246u32);
        /**Pre-indexed or post-indexed by a register.

Built by [`ldrb_index_writeback`](super::Ins::ldrb_index_writeback).*/
        pub const LDRB_INDEX_WRITEBACK: Form = Form(247u32);
        /**Pre-indexed or post-indexed by a register.

Built by [`ldrh_index_writeback`](super::Ins::ldrh_index_writeback).*/
        pub const LDRH_INDEX_WRITEBACK: Form = Form(248u32);
        /**Pre-indexed or post-indexed by a register.

Built by [`ldrsb_index_writeback`](super::Ins::ldrsb_index_writeback).*/
        pub const LDRSB_INDEX_WRITEBACK: Form = Form(249u32);
        /**Pre-indexed or post-indexed by a register.

Built by [`ldrsh_index_writeback`](super::Ins::ldrsh_index_writeback).*/
        pub const LDRSH_INDEX_WRITEBACK: Form = Form(250u32);
        /**Pre-indexed or post-indexed.

Built by [`str_writeback`](super::Ins::str_writeback).*/
        pub const STR_WRITEBACK: Form = Form(251u32);
        /**Pre-indexed or post-indexed.

Built by [`strb_writeback`](super::Ins::strb_writeback).*/
        pub const STRB_WRITEBACK: Form = Form(252u32);
        /**Pre-indexed or post-indexed.

Built by [`strh_writeback`](super::Ins::strh_writeback).*/
        pub const STRH_WRITEBACK: Form = Form(253u32);
        /**Two words.

Built by [`ldrd`](super::Ins::ldrd).*/
        pub const LDRD: Form = Form(254u32);
        /**Two words at base + index, which must be in neither register of dst.

Built by [`ldrd_index`](super::Ins::ldrd_index).*/
        pub const LDRD_INDEX: Form = Form(255u32);
        /**Two words, pre-indexed or post-indexed.

Built by [`ldrd_writeback`](super::Ins::ldrd_writeback).*/
        pub const LDRD_WRITEBACK: Form = Form(256u32);
        /**Two words.

Built by [`strd`](super::Ins::strd).*/
        pub const STRD: Form = Form(257u32);
        /**Two words at base + index.

Built by [`strd_index`](super::Ins::strd_index).*/
        pub const STRD_INDEX: Form = Form(258u32);
        /**Two words, pre-indexed or post-indexed.

Built by [`strd_writeback`](super::Ins::strd_writeback).*/
        pub const STRD_WRITEBACK: Form = Form(259u32);
        /**LDM of 2 consecutive registers; the base may be one of them.

Built by [`ldm2`](super::Ins::ldm2).*/
        pub const LDM2: Form = Form(260u32);
        /**LDM of 3 consecutive registers; the base may be one of them.

Built by [`ldm3`](super::Ins::ldm3).*/
        pub const LDM3: Form = Form(261u32);
        /**LDM of 4 consecutive registers; the base may be one of them.

Built by [`ldm4`](super::Ins::ldm4).*/
        pub const LDM4: Form = Form(262u32);
        /**LDM of 2 consecutive registers with the new base, which must be none of them.

Built by [`ldm2_writeback`](super::Ins::ldm2_writeback).*/
        pub const LDM2_WRITEBACK: Form = Form(263u32);
        /**LDM of 3 consecutive registers with the new base, which must be none of them.

Built by [`ldm3_writeback`](super::Ins::ldm3_writeback).*/
        pub const LDM3_WRITEBACK: Form = Form(264u32);
        /**LDM of 4 consecutive registers with the new base, which must be none of them.

Built by [`ldm4_writeback`](super::Ins::ldm4_writeback).*/
        pub const LDM4_WRITEBACK: Form = Form(265u32);
        /**STM of 2 consecutive registers.

Built by [`stm2`](super::Ins::stm2).*/
        pub const STM2: Form = Form(266u32);
        /**STM of 3 consecutive registers.

Built by [`stm3`](super::Ins::stm3).*/
        pub const STM3: Form = Form(267u32);
        /**STM of 4 consecutive registers.

Built by [`stm4`](super::Ins::stm4).*/
        pub const STM4: Form = Form(268u32);
        /**STM of 2 consecutive registers. The base is none of them: what would be stored is not known.

Built by [`stm2_writeback`](super::Ins::stm2_writeback).*/
        pub const STM2_WRITEBACK: Form = Form(269u32);
        /**STM of 3 consecutive registers. The base is none of them: what would be stored is not known.

Built by [`stm3_writeback`](super::Ins::stm3_writeback).*/
        pub const STM3_WRITEBACK: Form = Form(270u32);
        /**STM of 4 consecutive registers. The base is none of them: what would be stored is not known.

Built by [`stm4_writeback`](super::Ins::stm4_writeback).*/
        pub const STM4_WRITEBACK: Form = Form(271u32);
        /**An exclusive load.

Built by [`ldrex`](super::Ins::ldrex).*/
        pub const LDREX: Form = Form(272u32);
        /**An exclusive load.

Built by [`ldrexb`](super::Ins::ldrexb).*/
        pub const LDREXB: Form = Form(273u32);
        /**An exclusive load.

Built by [`ldrexh`](super::Ins::ldrexh).*/
        pub const LDREXH: Form = Form(274u32);
        /**An exclusive load of two words, to an even register and the next.

Built by [`ldrexd`](super::Ins::ldrexd).*/
        pub const LDREXD: Form = Form(275u32);
        /**An exclusive store; status is zero if it was done.

Built by [`strex`](super::Ins::strex).*/
        pub const STREX: Form = Form(276u32);
        /**An exclusive store; status is zero if it was done.

Built by [`strexb`](super::Ins::strexb).*/
        pub const STREXB: Form = Form(277u32);
        /**An exclusive store; status is zero if it was done.

Built by [`strexh`](super::Ins::strexh).*/
        pub const STREXH: Form = Form(278u32);
        /**An exclusive store of two words, from an even register and the next.

Built by [`strexd`](super::Ins::strexd).*/
        pub const STREXD: Form = Form(279u32);
        /**With acquire.

Built by [`lda`](super::Ins::lda).*/
        pub const LDA: Form = Form(280u32);
        /**With acquire.

Built by [`ldab`](super::Ins::ldab).*/
        pub const LDAB: Form = Form(281u32);
        /**With acquire.

Built by [`ldah`](super::Ins::ldah).*/
        pub const LDAH: Form = Form(282u32);
        /**With acquire.

Built by [`ldaex`](super::Ins::ldaex).*/
        pub const LDAEX: Form = Form(283u32);
        /**With acquire.

Built by [`ldaexb`](super::Ins::ldaexb).*/
        pub const LDAEXB: Form = Form(284u32);
        /**With acquire.

Built by [`ldaexh`](super::Ins::ldaexh).*/
        pub const LDAEXH: Form = Form(285u32);
        /**As `ldrexd`, with acquire.

Built by [`ldaexd`](super::Ins::ldaexd).*/
        pub const LDAEXD: Form = Form(286u32);
        /**With release.

Built by [`stl`](super::Ins::stl).*/
        pub const STL: Form = Form(287u32);
        /**With release.

Built by [`stlb`](super::Ins::stlb).*/
        pub const STLB: Form = Form(288u32);
        /**With release.

Built by [`stlh`](super::Ins::stlh).*/
        pub const STLH: Form = Form(289u32);
        /**Exclusive, with release.

Built by [`stlex`](super::Ins::stlex).*/
        pub const STLEX: Form = Form(290u32);
        /**Exclusive, with release.

Built by [`stlexb`](super::Ins::stlexb).*/
        pub const STLEXB: Form = Form(291u32);
        /**Exclusive, with release.

Built by [`stlexh`](super::Ins::stlexh).*/
        pub const STLEXH: Form = Form(292u32);
        /**As `strexd`, with release.

Built by [`stlexd`](super::Ins::stlexd).*/
        pub const STLEXD: Form = Form(293u32);
        /**Any operation on memory, by a loop of exclusives; `old` is what memory held.

Built by [`atomic`](super::Ins::atomic).*/
        pub const ATOMIC: Form = Form(294u32);
        /**Compare and exchange, by a loop of exclusives; `old` is what memory held.

Built by [`atomic_cas`](super::Ins::atomic_cas).*/
        pub const ATOMIC_CAS: Form = Form(295u32);
        /**Compare and exchange of two words, by a loop of LDREXD and STREXD.

Built by [`atomic_cas64`](super::Ins::atomic_cas64).*/
        pub const ATOMIC_CAS64: Form = Form(296u32);
        /**Orders memory or instructions.

Built by [`dmb`](super::Ins::dmb).*/
        pub const DMB: Form = Form(297u32);
        /**Orders memory or instructions.

Built by [`dsb`](super::Ins::dsb).*/
        pub const DSB: Form = Form(298u32);
        /**Orders memory or instructions.

Built by [`isb`](super::Ins::isb).*/
        pub const ISB: Form = Form(299u32);
        /**Orders memory or instructions.

Built by [`clrex`](super::Ins::clrex).*/
        pub const CLREX: Form = Form(300u32);
        /**`__aeabi_read_tp`, which changes R12 and LR and no other register.

Built by [`read_tp_call`](super::Ins::read_tp_call).*/
        pub const READ_TP_CALL: Form = Form(301u32);
        /**MRC of TPIDRURO.

Built by [`thread_pointer`](super::Ins::thread_pointer).*/
        pub const THREAD_POINTER: Form = Form(302u32);
        /**A coprocessor's register.

Built by [`mrc`](super::Ins::mrc).*/
        pub const MRC: Form = Form(303u32);
        /**To a coprocessor's register.

Built by [`mcr`](super::Ins::mcr).*/
        pub const MCR: Form = Form(304u32);
        /**Two words of a coprocessor, in registers that must differ.

Built by [`mrrc`](super::Ins::mrrc).*/
        pub const MRRC: Form = Form(305u32);
        /**Two words to a coprocessor.

Built by [`mcrr`](super::Ins::mcrr).*/
        pub const MCRR: Form = Form(306u32);
        /**Reads a status register.

Built by [`mrs`](super::Ins::mrs).*/
        pub const MRS: Form = Form(307u32);
        /**Writes a status register.

Built by [`msr`](super::Ins::msr).*/
        pub const MSR: Form = Form(308u32);
        /**Reads FPSCR.

Built by [`vmrs`](super::Ins::vmrs).*/
        pub const VMRS: Form = Form(309u32);
        /**Writes FPSCR.

Built by [`vmsr`](super::Ins::vmsr).*/
        pub const VMSR: Form = Form(310u32);
        /**A Linux system call. The kernel changes only R0.

Built by [`svc3`](super::Ins::svc3).*/
        pub const SVC3: Form = Form(311u32);
        /**A Linux system call. The kernel changes only R0.

Built by [`svc6`](super::Ins::svc6).*/
        pub const SVC6: Form = Form(312u32);
        /**No operands.

Built by [`nop`](super::Ins::nop).*/
        pub const NOP: Form = Form(313u32);
        /**No operands.

Built by [`yield`](super::Ins::yield).*/
        pub const YIELD: Form = Form(314u32);
        /**No operands.

Built by [`wfe`](super::Ins::wfe).*/
        pub const WFE: Form = Form(315u32);
        /**No operands.

Built by [`wfi`](super::Ins::wfi).*/
        pub const WFI: Form = Form(316u32);
        /**No operands.

Built by [`sev`](super::Ins::sev).*/
        pub const SEV: Form = Form(317u32);
        /**No operands.

Built by [`bkpt`](super::Ins::bkpt).*/
        pub const BKPT: Form = Form(318u32);
        /**VMOV of an immediate.

Built by [`vmov_f64_imm`](super::Ins::vmov_f64_imm).*/
        pub const VMOV_F64_IMM: Form = Form(319u32);
        /**VMOV of an immediate.

Built by [`vmov_f32_imm`](super::Ins::vmov_f32_imm).*/
        pub const VMOV_F32_IMM: Form = Form(320u32);
        /**VLDR from the literal pool, relative to PC.

Built by [`vldr_f64_literal`](super::Ins::vldr_f64_literal).*/
        pub const VLDR_F64_LITERAL: Form = Form(321u32);
        /**VLDR from the literal pool, relative to PC.

Built by [`vldr_f32_literal`](super::Ins::vldr_f32_literal).*/
        pub const VLDR_F32_LITERAL: Form = Form(322u32);
        /**A copy that the client asks for.

Built by [`vmov_f64`](super::Ins::vmov_f64).*/
        pub const VMOV_F64: Form = Form(323u32);
        /**A copy that the client asks for.

Built by [`vmov_f32`](super::Ins::vmov_f32).*/
        pub const VMOV_F32: Form = Form(324u32);
        /**The same bits.

Built by [`vmov_f32_from_i32`](super::Ins::vmov_f32_from_i32).*/
        pub const VMOV_F32_FROM_I32: Form = Form(325u32);
        /**The same bits.

Built by [`vmov_i32_from_f32`](super::Ins::vmov_i32_from_f32).*/
        pub const VMOV_I32_FROM_F32: Form = Form(326u32);
        /**The same bits, of two core registers.

Built by [`vmov_f64_from_i32`](super::Ins::vmov_f64_from_i32).*/
        pub const VMOV_F64_FROM_I32: Form = Form(327u32);
        /**The same bits, to two core registers, which must differ.

Built by [`vmov_i32_from_f64`](super::Ins::vmov_i32_from_f64).*/
        pub const VMOV_I32_FROM_F64: Form = Form(328u32);
        /**The bits of two core registers to consecutive S registers.

Built by [`vmov_two_f32_from_i32`](super::Ins::vmov_two_f32_from_i32).*/
        pub const VMOV_TWO_F32_FROM_I32: Form = Form(329u32);
        /**The bits of consecutive S registers to two core registers, which must differ.

Built by [`vmov_i32_from_two_f32`](super::Ins::vmov_i32_from_two_f32).*/
        pub const VMOV_I32_FROM_TWO_F32: Form = Form(330u32);
        /**The lowest quarter or half: VMOV, or nothing when src and dst share a register.

Built by [`low_f32_q`](super::Ins::low_f32_q).*/
        pub const LOW_F32_Q: Form = Form(331u32);
        /**The lowest quarter or half: VMOV, or nothing when src and dst share a register.

Built by [`low_f32_d`](super::Ins::low_f32_d).*/
        pub const LOW_F32_D: Form = Form(332u32);
        /**A vector whose other lanes are anything: VMOV, or nothing when src and dst share a register.

Built by [`wide_f32_q`](super::Ins::wide_f32_q).*/
        pub const WIDE_F32_Q: Form = Form(333u32);
        /**A vector whose other lanes are anything: VMOV, or nothing when src and dst share a register.

Built by [`wide_f32_d`](super::Ins::wide_f32_d).*/
        pub const WIDE_F32_D: Form = Form(334u32);
        /**The low half of a Q register: VMOV, or nothing when src and dst share a register.

Built by [`low_f64`](super::Ins::low_f64).*/
        pub const LOW_F64: Form = Form(335u32);
        /**Two D registers as a Q register: a VMOV for each that is not yet in its half. Neither may be where the other one goes.

Built by [`vcombine`](super::Ins::vcombine).*/
        pub const VCOMBINE: Form = Form(336u32);
        /**

Built by [`vldr_f64`](super::Ins::vldr_f64).*/
        pub const VLDR_F64: Form = Form(337u32);
        /**

Built by [`vldr_f32`](super::Ins::vldr_f32).*/
        pub const VLDR_F32: Form = Form(338u32);
        /**

Built by [`vstr_f64`](super::Ins::vstr_f64).*/
        pub const VSTR_F64: Form = Form(339u32);
        /**

Built by [`vstr_f32`](super::Ins::vstr_f32).*/
        pub const VSTR_F32: Form = Form(340u32);
        /**VLDM of 2 consecutive registers.

Built by [`vldm_d2`](super::Ins::vldm_d2).*/
        pub const VLDM_D2: Form = Form(341u32);
        /**VLDM of 3 consecutive registers.

Built by [`vldm_d3`](super::Ins::vldm_d3).*/
        pub const VLDM_D3: Form = Form(342u32);
        /**VLDM of 4 consecutive registers.

Built by [`vldm_d4`](super::Ins::vldm_d4).*/
        pub const VLDM_D4: Form = Form(343u32);
        /**VLDM of 2 consecutive registers.

Built by [`vldm_s2`](super::Ins::vldm_s2).*/
        pub const VLDM_S2: Form = Form(344u32);
        /**VLDM of 3 consecutive registers.

Built by [`vldm_s3`](super::Ins::vldm_s3).*/
        pub const VLDM_S3: Form = Form(345u32);
        /**VLDM of 4 consecutive registers.

Built by [`vldm_s4`](super::Ins::vldm_s4).*/
        pub const VLDM_S4: Form = Form(346u32);
        /**VLDM of 2 consecutive registers, and the address after them.

Built by [`vldm_d2_writeback`](super::Ins::vldm_d2_writeback).*/
        pub const VLDM_D2_WRITEBACK: Form = Form(347u32);
        /**VLDM of 3 consecutive registers, and the address after them.

Built by [`vldm_d3_writeback`](super::Ins::vldm_d3_writeback).*/
        pub const VLDM_D3_WRITEBACK: Form = Form(348u32);
        /**VLDM of 4 consecutive registers, and the address after them.

Built by [`vldm_d4_writeback`](super::Ins::vldm_d4_writeback).*/
        pub const VLDM_D4_WRITEBACK: Form = Form(349u32);
        /**VLDM of 2 consecutive registers, and the address after them.

Built by [`vldm_s2_writeback`](super::Ins::vldm_s2_writeback).*/
        pub const VLDM_S2_WRITEBACK: Form = Form(350u32);
        /**VLDM of 3 consecutive registers, and the address after them.

Built by [`vldm_s3_writeback`](super::Ins::vldm_s3_writeback).*/
        pub const VLDM_S3_WRITEBACK: Form = Form(351u32);
        /**VLDM of 4 consecutive registers, and the address after them.

Built by [`vldm_s4_writeback`](super::Ins::vldm_s4_writeback).*/
        pub const VLDM_S4_WRITEBACK: Form = Form(352u32);
        /**VSTM of 2 consecutive registers.

Built by [`vstm_d2`](super::Ins::vstm_d2).*/
        pub const VSTM_D2: Form = Form(353u32);
        /**VSTM of 3 consecutive registers.

Built by [`vstm_d3`](super::Ins::vstm_d3).*/
        pub const VSTM_D3: Form = Form(354u32);
        /**VSTM of 4 consecutive registers.

Built by [`vstm_d4`](super::Ins::vstm_d4).*/
        pub const VSTM_D4: Form = Form(355u32);
        /**VSTM of 2 consecutive registers.

Built by [`vstm_s2`](super::Ins::vstm_s2).*/
        pub const VSTM_S2: Form = Form(356u32);
        /**VSTM of 3 consecutive registers.

Built by [`vstm_s3`](super::Ins::vstm_s3).*/
        pub const VSTM_S3: Form = Form(357u32);
        /**VSTM of 4 consecutive registers.

Built by [`vstm_s4`](super::Ins::vstm_s4).*/
        pub const VSTM_S4: Form = Form(358u32);
        /**

Built by [`vadd_f64`](super::Ins::vadd_f64).*/
        pub const VADD_F64: Form = Form(359u32);
        /**

Built by [`vadd_f32`](super::Ins::vadd_f32).*/
        pub const VADD_F32: Form = Form(360u32);
        /**

Built by [`vsub_f64`](super::Ins::vsub_f64).*/
        pub const VSUB_F64: Form = Form(361u32);
        /**

Built by [`vsub_f32`](super::Ins::vsub_f32).*/
        pub const VSUB_F32: Form = Form(362u32);
        /**

Built by [`vmul_f64`](super::Ins::vmul_f64).*/
        pub const VMUL_F64: Form = Form(363u32);
        /**

Built by [`vmul_f32`](super::Ins::vmul_f32).*/
        pub const VMUL_F32: Form = Form(364u32);
        /**

Built by [`vnmul_f64`](super::Ins::vnmul_f64).*/
        pub const VNMUL_F64: Form = Form(365u32);
        /**

Built by [`vnmul_f32`](super::Ins::vnmul_f32).*/
        pub const VNMUL_F32: Form = Form(366u32);
        /**

Built by [`vdiv_f64`](super::Ins::vdiv_f64).*/
        pub const VDIV_F64: Form = Form(367u32);
        /**

Built by [`vdiv_f32`](super::Ins::vdiv_f32).*/
        pub const VDIV_F32: Form = Form(368u32);
        /**

Built by [`vabs_f64`](super::Ins::vabs_f64).*/
        pub const VABS_F64: Form = Form(369u32);
        /**

Built by [`vabs_f32`](super::Ins::vabs_f32).*/
        pub const VABS_F32: Form = Form(370u32);
        /**

Built by [`vneg_f64`](super::Ins::vneg_f64).*/
        pub const VNEG_F64: Form = Form(371u32);
        /**

Built by [`vneg_f32`](super::Ins::vneg_f32).*/
        pub const VNEG_F32: Form = Form(372u32);
        /**

Built by [`vsqrt_f64`](super::Ins::vsqrt_f64).*/
        pub const VSQRT_F64: Form = Form(373u32);
        /**

Built by [`vsqrt_f32`](super::Ins::vsqrt_f32).*/
        pub const VSQRT_F32: Form = Form(374u32);
        /**A product, rounded, added to or subtracted from the accumulator, which dst overwrites.

Built by [`vmla_f64`](super::Ins::vmla_f64).*/
        pub const VMLA_F64: Form = Form(375u32);
        /**A product, rounded, added to or subtracted from the accumulator, which dst overwrites.

Built by [`vmla_f32`](super::Ins::vmla_f32).*/
        pub const VMLA_F32: Form = Form(376u32);
        /**A product, rounded, added to or subtracted from the accumulator, which dst overwrites.

Built by [`vmls_f64`](super::Ins::vmls_f64).*/
        pub const VMLS_F64: Form = Form(377u32);
        /**A product, rounded, added to or subtracted from the accumulator, which dst overwrites.

Built by [`vmls_f32`](super::Ins::vmls_f32).*/
        pub const VMLS_F32: Form = Form(378u32);
        /**A product, rounded, added to or subtracted from the accumulator, which dst overwrites.

Built by [`vnmla_f64`](super::Ins::vnmla_f64).*/
        pub const VNMLA_F64: Form = Form(379u32);
        /**A product, rounded, added to or subtracted from the accumulator, which dst overwrites.

Built by [`vnmla_f32`](super::Ins::vnmla_f32).*/
        pub const VNMLA_F32: Form = Form(380u32);
        /**A product, rounded, added to or subtracted from the accumulator, which dst overwrites.

Built by [`vnmls_f64`](super::Ins::vnmls_f64).*/
        pub const VNMLS_F64: Form = Form(381u32);
        /**A product, rounded, added to or subtracted from the accumulator, which dst overwrites.

Built by [`vnmls_f32`](super::Ins::vnmls_f32).*/
        pub const VNMLS_F32: Form = Form(382u32);
        /**A product added to or subtracted from the accumulator, which dst overwrites.

Built by [`vfma_f64`](super::Ins::vfma_f64).*/
        pub const VFMA_F64: Form = Form(383u32);
        /**A product added to or subtracted from the accumulator, which dst overwrites.

Built by [`vfma_f32`](super::Ins::vfma_f32).*/
        pub const VFMA_F32: Form = Form(384u32);
        /**A product added to or subtracted from the accumulator, which dst overwrites.

Built by [`vfms_f64`](super::Ins::vfms_f64).*/
        pub const VFMS_F64: Form = Form(385u32);
        /**A product added to or subtracted from the accumulator, which dst overwrites.

Built by [`vfms_f32`](super::Ins::vfms_f32).*/
        pub const VFMS_F32: Form = Form(386u32);
        /**A product added to or subtracted from the accumulator, which dst overwrites.

Built by [`vfnma_f64`](super::Ins::vfnma_f64).*/
        pub const VFNMA_F64: Form = Form(387u32);
        /**A product added to or subtracted from the accumulator, which dst overwrites.

Built by [`vfnma_f32`](super::Ins::vfnma_f32).*/
        pub const VFNMA_F32: Form = Form(388u32);
        /**A product added to or subtracted from the accumulator, which dst overwrites.

Built by [`vfnms_f64`](super::Ins::vfnms_f64).*/
        pub const VFNMS_F64: Form = Form(389u32);
        /**A product added to or subtracted from the accumulator, which dst overwrites.

Built by [`vfnms_f32`](super::Ins::vfnms_f32).*/
        pub const VFNMS_F32: Form = Form(390u32);
        /**

Built by [`vmaxnm_f64`](super::Ins::vmaxnm_f64).*/
        pub const VMAXNM_F64: Form = Form(391u32);
        /**

Built by [`vmaxnm_f32`](super::Ins::vmaxnm_f32).*/
        pub const VMAXNM_F32: Form = Form(392u32);
        /**

Built by [`vminnm_f64`](super::Ins::vminnm_f64).*/
        pub const VMINNM_F64: Form = Form(393u32);
        /**

Built by [`vminnm_f32`](super::Ins::vminnm_f32).*/
        pub const VMINNM_F32: Form = Form(394u32);
        /**To an integer in floating point.

Built by [`vrinta_f64`](super::Ins::vrinta_f64).*/
        pub const VRINTA_F64: Form = Form(395u32);
        /**To an integer in floating point.

Built by [`vrinta_f32`](super::Ins::vrinta_f32).*/
        pub const VRINTA_F32: Form = Form(396u32);
        /**To an integer in floating point.

Built by [`vrintm_f64`](super::Ins::vrintm_f64).*/
        pub const VRINTM_F64: Form = Form(397u32);
        /**To an integer in floating point.

Built by [`vrintm_f32`](super::Ins::vrintm_f32).*/
        pub const VRINTM_F32: Form = Form(398u32);
        /**To an integer in floating point.

Built by [`vrintn_f64`](super::Ins::vrintn_f64).*/
        pub const VRINTN_F64: Form = Form(399u32);
        /**To an integer in floating point.

Built by [`vrintn_f32`](super::Ins::vrintn_f32).*/
        pub const VRINTN_F32: Form = Form(400u32);
        /**To an integer in floating point.

Built by [`vrintp_f64`](super::Ins::vrintp_f64).*/
        pub const VRINTP_F64: Form = Form(401u32);
        /**To an integer in floating point.

Built by [`vrintp_f32`](super::Ins::vrintp_f32).*/
        pub const VRINTP_F32: Form = Form(402u32);
        /**To an integer in floating point.

Built by [`vrintr_f64`](super::Ins::vrintr_f64).*/
        pub const VRINTR_F64: Form = Form(403u32);
        /**To an integer in floating point.

Built by [`vrintr_f32`](super::Ins::vrintr_f32).*/
        pub const VRINTR_F32: Form = Form(404u32);
        /**To an integer in floating point.

Built by [`vrintx_f64`](super::Ins::vrintx_f64).*/
        pub const VRINTX_F64: Form = Form(405u32);
        /**To an integer in floating point.

Built by [`vrintx_f32`](super::Ins::vrintx_f32).*/
        pub const VRINTX_F32: Form = Form(406u32);
        /**To an integer in floating point.

Built by [`vrintz_f64`](super::Ins::vrintz_f64).*/
        pub const VRINTZ_F64: Form = Form(407u32);
        /**To an integer in floating point.

Built by [`vrintz_f32`](super::Ins::vrintz_f32).*/
        pub const VRINTZ_F32: Form = Form(408u32);
        /**Half precision, in the low halves of S registers.

Built by [`vadd_f16`](super::Ins::vadd_f16).*/
        pub const VADD_F16: Form = Form(409u32);
        /**Half precision, in the low halves of S registers.

Built by [`vsub_f16`](super::Ins::vsub_f16).*/
        pub const VSUB_F16: Form = Form(410u32);
        /**Half precision, in the low halves of S registers.

Built by [`vmul_f16`](super::Ins::vmul_f16).*/
        pub const VMUL_F16: Form = Form(411u32);
        /**Half precision, in the low halves of S registers.

Built by [`vnmul_f16`](super::Ins::vnmul_f16).*/
        pub const VNMUL_F16: Form = Form(412u32);
        /**Half precision, in the low halves of S registers.

Built by [`vdiv_f16`](super::Ins::vdiv_f16).*/
        pub const VDIV_F16: Form = Form(413u32);
        /**Half precision, in the low halves of S registers.

Built by [`vmla_f16`](super::Ins::vmla_f16).*/
        pub const VMLA_F16: Form = Form(414u32);
        /**Half precision, in the low halves of S registers.

Built by [`vmls_f16`](super::Ins::vmls_f16).*/
        pub const VMLS_F16: Form = Form(415u32);
        /**Half precision, in the low halves of S registers.

Built by [`vfma_f16`](super::Ins::vfma_f16).*/
        pub const VFMA_F16: Form = Form(416u32);
        /**Half precision, in the low halves of S registers.

Built by [`vfms_f16`](super::Ins::vfms_f16).*/
        pub const VFMS_F16: Form = Form(417u32);
        /**

Built by [`vcvt_f64_from_f32`](super::Ins::vcvt_f64_from_f32).*/
        pub const VCVT_F64_FROM_F32: Form = Form(418u32);
        /**

Built by [`vcvt_f32_from_f64`](super::Ins::vcvt_f32_from_f64).*/
        pub const VCVT_F32_FROM_F64: Form = Form(419u32);
        /**From an integer, which is in an S register.

Built by [`vcvt_f64_from_s32`](super::Ins::vcvt_f64_from_s32).*/
        pub const VCVT_F64_FROM_S32: Form = Form(420u32);
        /**From an integer, which is in an S register.

Built by [`vcvt_f64_from_u32`](super::Ins::vcvt_f64_from_u32).*/
        pub const VCVT_F64_FROM_U32: Form = Form(421u32);
        /**From an integer, which is in an S register.

Built by [`vcvt_f32_from_s32`](super::Ins::vcvt_f32_from_s32).*/
        pub const VCVT_F32_FROM_S32: Form = Form(422u32);
        /**From an integer, which is in an S register.

Built by [`vcvt_f32_from_u32`](super::Ins::vcvt_f32_from_u32).*/
        pub const VCVT_F32_FROM_U32: Form = Form(423u32);
        /**To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.

Built by [`vcvt_s32_from_f64`](super::Ins::vcvt_s32_from_f64).*/
        pub const VCVT_S32_FROM_F64: Form = Form(424u32);
        /**To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.

Built by [`vcvt_s32_from_f32`](super::Ins::vcvt_s32_from_f32).*/
        pub const VCVT_S32_FROM_F32: Form = Form(425u32);
        /**To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.

Built by [`vcvt_u32_from_f64`](super::Ins::vcvt_u32_from_f64).*/
        pub const VCVT_U32_FROM_F64: Form = Form(426u32);
        /**To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.

Built by [`vcvt_u32_from_f32`](super::Ins::vcvt_u32_from_f32).*/
        pub const VCVT_U32_FROM_F32: Form = Form(427u32);
        /**To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.

Built by [`vcvtr_s32_from_f64`](super::Ins::vcvtr_s32_from_f64).*/
        pub const VCVTR_S32_FROM_F64: Form = Form(428u32);
        /**To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.

Built by [`vcvtr_s32_from_f32`](super::Ins::vcvtr_s32_from_f32).*/
        pub const VCVTR_S32_FROM_F32: Form = Form(429u32);
        /**To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.

Built by [`vcvtr_u32_from_f64`](super::Ins::vcvtr_u32_from_f64).*/
        pub const VCVTR_U32_FROM_F64: Form = Form(430u32);
        /**To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.

Built by [`vcvtr_u32_from_f32`](super::Ins::vcvtr_u32_from_f32).*/
        pub const VCVTR_U32_FROM_F32: Form = Form(431u32);
        /**From or to a fixed-point number in the same register.

Built by [`vcvt_f64_fixed`](super::Ins::vcvt_f64_fixed).*/
        pub const VCVT_F64_FIXED: Form = Form(432u32);
        /**From or to a fixed-point number in the same register.

Built by [`vcvt_f32_fixed`](super::Ins::vcvt_f32_fixed).*/
        pub const VCVT_F32_FIXED: Form = Form(433u32);
        /**To an integer, in an S register, with a rounding of its own.

Built by [`vcvta_s32_from_f64`](super::Ins::vcvta_s32_from_f64).*/
        pub const VCVTA_S32_FROM_F64: Form = Form(434u32);
        /**To an integer, in an S register, with a rounding of its own.

Built by [`vcvta_s32_from_f32`](super::Ins::vcvta_s32_from_f32).*/
        pub const VCVTA_S32_FROM_F32: Form = Form(435u32);
        /**To an integer, in an S register, with a rounding of its own.

Built by [`vcvta_u32_from_f64`](super::Ins::vcvta_u32_from_f64).*/
        pub const VCVTA_U32_FROM_F64: Form = Form(436u32);
        /**To an integer, in an S register, with a rounding of its own.

Built by [`vcvta_u32_from_f32`](super::Ins::vcvta_u32_from_f32).*/
        pub const VCVTA_U32_FROM_F32: Form = Form(437u32);
        /**To an integer, in an S register, with a rounding of its own.

Built by [`vcvtm_s32_from_f64`](super::Ins::vcvtm_s32_from_f64).*/
        pub const VCVTM_S32_FROM_F64: Form = Form(438u32);
        /**To an integer, in an S register, with a rounding of its own.

Built by [`vcvtm_s32_from_f32`](super::Ins::vcvtm_s32_from_f32).*/
        pub const VCVTM_S32_FROM_F32: Form = Form(439u32);
        /**To an integer, in an S register, with a rounding of its own.

Built by [`vcvtm_u32_from_f64`](super::Ins::vcvtm_u32_from_f64).*/
        pub const VCVTM_U32_FROM_F64: Form = Form(440u32);
        /**To an integer, in an S register, with a rounding of its own.

Built by [`vcvtm_u32_from_f32`](super::Ins::vcvtm_u32_from_f32).*/
        pub const VCVTM_U32_FROM_F32: Form = Form(441u32);
        /**To an integer, in an S register, with a rounding of its own.

Built by [`vcvtn_s32_from_f64`](super::Ins::vcvtn_s32_from_f64).*/
        pub const VCVTN_S32_FROM_F64: Form = Form(442u32);
        /**To an integer, in an S register, with a rounding of its own.

Built by [`vcvtn_s32_from_f32`](super::Ins::vcvtn_s32_from_f32).*/
        pub const VCVTN_S32_FROM_F32: Form = Form(443u32);
        /**To an integer, in an S register, with a rounding of its own.

Built by [`vcvtn_u32_from_f64`](super::Ins::vcvtn_u32_from_f64).*/
        pub const VCVTN_U32_FROM_F64: Form = Form(444u32);
        /**To an integer, in an S register, with a rounding of its own.

Built by [`vcvtn_u32_from_f32`](super::Ins::vcvtn_u32_from_f32).*/
        pub const VCVTN_U32_FROM_F32: Form = Form(445u32);
        /**To an integer, in an S register, with a rounding of its own.

Built by [`vcvtp_s32_from_f64`](super::Ins::vcvtp_s32_from_f64).*/
        pub const VCVTP_S32_FROM_F64: Form = Form(446u32);
        /**To an integer, in an S register, with a rounding of its own.

Built by [`vcvtp_s32_from_f32`](super::Ins::vcvtp_s32_from_f32).*/
        pub const VCVTP_S32_FROM_F32: Form = Form(447u32);
        /**To an integer, in an S register, with a rounding of its own.

Built by [`vcvtp_u32_from_f64`](super::Ins::vcvtp_u32_from_f64).*/
        pub const VCVTP_U32_FROM_F64: Form = Form(448u32);
        /**To an integer, in an S register, with a rounding of its own.

Built by [`vcvtp_u32_from_f32`](super::Ins::vcvtp_u32_from_f32).*/
        pub const VCVTP_U32_FROM_F32: Form = Form(449u32);
        /**From one half of an S register.

Built by [`vcvtb_f32_from_f16`](super::Ins::vcvtb_f32_from_f16).*/
        pub const VCVTB_F32_FROM_F16: Form = Form(450u32);
        /**From one half of an S register.

Built by [`vcvtt_f32_from_f16`](super::Ins::vcvtt_f32_from_f16).*/
        pub const VCVTT_F32_FROM_F16: Form = Form(451u32);
        /**To one half of an S register, whose other half stays.

Built by [`vcvtb_f16_from_f32`](super::Ins::vcvtb_f16_from_f32).*/
        pub const VCVTB_F16_FROM_F32: Form = Form(452u32);
        /**To one half of an S register, whose other half stays.

Built by [`vcvtt_f16_from_f32`](super::Ins::vcvtt_f16_from_f32).*/
        pub const VCVTT_F16_FROM_F32: Form = Form(453u32);
        /**VMOV or VMVN of an immediate to all lanes.

Built by [`vmov_q_imm`](super::Ins::vmov_q_imm).*/
        pub const VMOV_Q_IMM: Form = Form(454u32);
        /**VMOV or VMVN of an immediate to all lanes.

Built by [`vmov_d_imm`](super::Ins::vmov_d_imm).*/
        pub const VMOV_D_IMM: Form = Form(455u32);
        /**A copy that the client asks for.

Built by [`vmov_q`](super::Ins::vmov_q).*/
        pub const VMOV_Q: Form = Form(456u32);
        /**vorr of an immediate, in place.

Built by [`vorr_imm_q`](super::Ins::vorr_imm_q).*/
        pub const VORR_IMM_Q: Form = Form(457u32);
        /**vorr of an immediate, in place.

Built by [`vorr_imm_d`](super::Ins::vorr_imm_d).*/
        pub const VORR_IMM_D: Form = Form(458u32);
        /**vbic of an immediate, in place.

Built by [`vbic_imm_q`](super::Ins::vbic_imm_q).*/
        pub const VBIC_IMM_Q: Form = Form(459u32);
        /**vbic of an immediate, in place.

Built by [`vbic_imm_d`](super::Ins::vbic_imm_d).*/
        pub const VBIC_IMM_D: Form = Form(460u32);
        /**Copies an integer to all lanes.

Built by [`vdup_q_from_i32`](super::Ins::vdup_q_from_i32).*/
        pub const VDUP_Q_FROM_I32: Form = Form(461u32);
        /**Copies an integer to all lanes.

Built by [`vdup_d_from_i32`](super::Ins::vdup_d_from_i32).*/
        pub const VDUP_D_FROM_I32: Form = Form(462u32);
        /**Copies a lane of a D register to all lanes.

Built by [`vdup_q`](super::Ins::vdup_q).*/
        pub const VDUP_Q: Form = Form(463u32);
        /**Copies a lane of a D register to all lanes.

Built by [`vdup_d`](super::Ins::vdup_d).*/
        pub const VDUP_D: Form = Form(464u32);
        /**Replaces a lane of a D register.

Built by [`vmov_lane_from_i32`](super::Ins::vmov_lane_from_i32).*/
        pub const VMOV_LANE_FROM_I32: Form = Form(465u32);
        /**A lane of a D register, extended.

Built by [`vmov_i32_from_lane`](super::Ins::vmov_i32_from_lane).*/
        pub const VMOV_I32_FROM_LANE: Form = Form(466u32);
        /**Exchanges two registers.

Built by [`vswp_q`](super::Ins::vswp_q).*/
        pub const VSWP_Q: Form = Form(467u32);
        /**Exchanges two registers.

Built by [`vswp_d`](super::Ins::vswp_d).*/
        pub const VSWP_D: Form = Form(468u32);
        /**Two results, which overwrite the sources.

Built by [`vtrn_q`](super::Ins::vtrn_q).*/
        pub const VTRN_Q: Form = Form(469u32);
        /**Two results, which overwrite the sources.

Built by [`vtrn_d`](super::Ins::vtrn_d).*/
        pub const VTRN_D: Form = Form(470u32);
        /**Two results, which overwrite the sources.

Built by [`vzip_q`](super::Ins::vzip_q).*/
        pub const VZIP_Q: Form = Form(471u32);
        /**Two results, which overwrite the sources.

Built by [`vzip_d`](super::Ins::vzip_d).*/
        pub const VZIP_D: Form = Form(472u32);
        /**Two results, which overwrite the sources.

Built by [`vuzp_q`](super::Ins::vuzp_q).*/
        pub const VUZP_Q: Form = Form(473u32);
        /**Two results, which overwrite the sources.

Built by [`vuzp_d`](super::Ins::vuzp_d).*/
        pub const VUZP_D: Form = Form(474u32);
        /**Consecutive bytes out of two registers.

Built by [`vext_q`](super::Ins::vext_q).*/
        pub const VEXT_Q: Form = Form(475u32);
        /**Consecutive bytes out of two registers.

Built by [`vext_d`](super::Ins::vext_d).*/
        pub const VEXT_D: Form = Form(476u32);
        /**Bytes of a table of 2 consecutive registers; zero where the index is out of range.

Built by [`vtbl2`](super::Ins::vtbl2).*/
        pub const VTBL2: Form = Form(477u32);
        /**Bytes of a table of 3 consecutive registers; zero where the index is out of range.

Built by [`vtbl3`](super::Ins::vtbl3).*/
        pub const VTBL3: Form = Form(478u32);
        /**Bytes of a table of 4 consecutive registers; zero where the index is out of range.

Built by [`vtbl4`](super::Ins::vtbl4).*/
        pub const VTBL4: Form = Form(479u32);
        /**Bytes of a table of one register; zero where the index is out of range.

Built by [`vtbl1`](super::Ins::vtbl1).*/
        pub const VTBL1: Form = Form(480u32);
        /**Bytes of a table of 2 consecutive registers; dst stays where the index is out of range.

Built by [`vtbx2`](super::Ins::vtbx2).*/
        pub const VTBX2: Form = Form(481u32);
        /**Bytes of a table of 3 consecutive registers; dst stays where the index is out of range.

Built by [`vtbx3`](super::Ins::vtbx3).*/
        pub const VTBX3: Form = Form(482u32);
        /**Bytes of a table of 4 consecutive registers; dst stays where the index is out of range.

Built by [`vtbx4`](super::Ins::vtbx4).*/
        pub const VTBX4: Form = Form(483u32);
        /**Bytes of a table of one register; dst stays where the index is out of range.

Built by [`vtbx1`](super::Ins::vtbx1).*/
        pub const VTBX1: Form = Form(484u32);
        /**VLD1 of 2 consecutive D registers.

Built by [`vld1_2`](super::Ins::vld1_2).*/
        pub const VLD1_2: Form = Form(485u32);
        /**VLD1 of 3 consecutive D registers.

Built by [`vld1_3`](super::Ins::vld1_3).*/
        pub const VLD1_3: Form = Form(486u32);
        /**VLD1 of 4 consecutive D registers.

Built by [`vld1_4`](super::Ins::vld1_4).*/
        pub const VLD1_4: Form = Form(487u32);
        /**VLD1 of one D or Q register.

Built by [`vld1_q`](super::Ins::vld1_q).*/
        pub const VLD1_Q: Form = Form(488u32);
        /**VLD1 of one D or Q register.

Built by [`vld1_d`](super::Ins::vld1_d).*/
        pub const VLD1_D: Form = Form(489u32);
        /**VST1 of 2 consecutive D registers.

Built by [`vst1_2`](super::Ins::vst1_2).*/
        pub const VST1_2: Form = Form(490u32);
        /**VST1 of 3 consecutive D registers.

Built by [`vst1_3`](super::Ins::vst1_3).*/
        pub const VST1_3: Form = Form(491u32);
        /**VST1 of 4 consecutive D registers.

Built by [`vst1_4`](super::Ins::vst1_4).*/
        pub const VST1_4: Form = Form(492u32);
        /**VST1 of one D or Q register.

Built by [`vst1_q`](super::Ins::vst1_q).*/
        pub const VST1_Q: Form = Form(493u32);
        /**VST1 of one D or Q register.

Built by [`vst1_d`](super::Ins::vst1_d).*/
        pub const VST1_D: Form = Form(494u32);
        /**VLD1 of one D or Q register, and the address after it.

Built by [`vld1_q_writeback`](super::Ins::vld1_q_writeback).*/
        pub const VLD1_Q_WRITEBACK: Form = Form(495u32);
        /**VLD1 of one D or Q register, and the address after it.

Built by [`vld1_d_writeback`](super::Ins::vld1_d_writeback).*/
        pub const VLD1_D_WRITEBACK: Form = Form(496u32);
        /**VST1 of one D or Q register, and the address after it.

Built by [`vst1_q_writeback`](super::Ins::vst1_q_writeback).*/
        pub const VST1_Q_WRITEBACK: Form = Form(497u32);
        /**VST1 of one D or Q register, and the address after it.

Built by [`vst1_d_writeback`](super::Ins::vst1_d_writeback).*/
        pub const VST1_D_WRITEBACK: Form = Form(498u32);
        /**VLD1 of one D or Q register, and the address moved on by a register.

Built by [`vld1_q_step`](super::Ins::vld1_q_step).*/
        pub const VLD1_Q_STEP: Form = Form(499u32);
        /**VLD1 of one D or Q register, and the address moved on by a register.

Built by [`vld1_d_step`](super::Ins::vld1_d_step).*/
        pub const VLD1_D_STEP: Form = Form(500u32);
        /**VLD2: takes 2 interleaved vectors apart, in consecutive or every other register.

Built by [`vld2_run`](super::Ins::vld2_run).*/
        pub const VLD2_RUN: Form = Form(501u32);
        /**VLD2: takes 2 interleaved vectors apart, in consecutive or every other register.

Built by [`vld2_step`](super::Ins::vld2_step).*/
        pub const VLD2_STEP: Form = Form(502u32);
        /**VLD3: takes 3 interleaved vectors apart, in consecutive or every other register.

Built by [`vld3_run`](super::Ins::vld3_run).*/
        pub const VLD3_RUN: Form = Form(503u32);
        /**VLD3: takes 3 interleaved vectors apart, in consecutive or every other register.

Built by [`vld3_step`](super::Ins::vld3_step).*/
        pub const VLD3_STEP: Form = Form(504u32);
        /**VLD4: takes 4 interleaved vectors apart, in consecutive or every other register.

Built by [`vld4_run`](super::Ins::vld4_run).*/
        pub const VLD4_RUN: Form = Form(505u32);
        /**VLD4: takes 4 interleaved vectors apart, in consecutive or every other register.

Built by [`vld4_step`](super::Ins::vld4_step).*/
        pub const VLD4_STEP: Form = Form(506u32);
        /**The same, and the address after what was loaded.

Built by [`vld2_run_writeback`](super::Ins::vld2_run_writeback).*/
        pub const VLD2_RUN_WRITEBACK: Form = Form(507u32);
        /**The same, and the address after what was loaded.

Built by [`vld2_step_writeback`](super::Ins::vld2_step_writeback).*/
        pub const VLD2_STEP_WRITEBACK: Form = Form(508u32);
        /**The same, and the address after what was loaded.

Built by [`vld3_run_writeback`](super::Ins::vld3_run_writeback).*/
        pub const VLD3_RUN_WRITEBACK: Form = Form(509u32);
        /**The same, and the address after what was loaded.

Built by [`vld3_step_writeback`](super::Ins::vld3_step_writeback).*/
        pub const VLD3_STEP_WRITEBACK: Form = Form(510u32);
        /**The same, and the address after what was loaded.

Built by [`vld4_run_writeback`](super::Ins::vld4_run_writeback).*/
        pub const VLD4_RUN_WRITEBACK: Form = Form(511u32);
        /**The same, and the address after what was loaded.

Built by [`vld4_step_writeback`](super::Ins::vld4_step_writeback).*/
        pub const VLD4_STEP_WRITEBACK: Form = Form(512u32);
        /**VST2: interleaves 2 vectors, in consecutive or every other register.

Built by [`vst2_run`](super::Ins::vst2_run).*/
        pub const VST2_RUN: Form = Form(513u32);
        /**VST2: interleaves 2 vectors, in consecutive or every other register.

Built by [`vst2_step`](super::Ins::vst2_step).*/
        pub const VST2_STEP: Form = Form(514u32);
        /**VST3: interleaves 3 vectors, in consecutive or every other register.

Built by [`vst3_run`](super::Ins::vst3_run).*/
        pub const VST3_RUN: Form = Form(515u32);
        /**VST3: interleaves 3 vectors, in consecutive or every other register.

Built by [`vst3_step`](super::Ins::vst3_step).*/
        pub const VST3_STEP: Form = Form(516u32);
        /**VST4: interleaves 4 vectors, in consecutive or every other register.

Built by [`vst4_run`](super::Ins::vst4_run).*/
        pub const VST4_RUN: Form = Form(517u32);
        /**VST4: interleaves 4 vectors, in consecutive or every other register.

Built by [`vst4_step`](super::Ins::vst4_step).*/
        pub const VST4_STEP: Form = Form(518u32);
        /**The same, and the address after what was stored.

Built by [`vst2_run_writeback`](super::Ins::vst2_run_writeback).*/
        pub const VST2_RUN_WRITEBACK: Form = Form(519u32);
        /**The same, and the address after what was stored.

Built by [`vst2_step_writeback`](super::Ins::vst2_step_writeback).*/
        pub const VST2_STEP_WRITEBACK: Form = Form(520u32);
        /**The same, and the address after what was stored.

Built by [`vst3_run_writeback`](super::Ins::vst3_run_writeback).*/
        pub const VST3_RUN_WRITEBACK: Form = Form(521u32);
        /**The same, and the address after what was stored.

Built by [`vst3_step_writeback`](super::Ins::vst3_step_writeback).*/
        pub const VST3_STEP_WRITEBACK: Form = Form(522u32);
        /**The same, and the address after what was stored.

Built by [`vst4_run_writeback`](super::Ins::vst4_run_writeback).*/
        pub const VST4_RUN_WRITEBACK: Form = Form(523u32);
        /**The same, and the address after what was stored.

Built by [`vst4_step_writeback`](super::Ins::vst4_step_writeback).*/
        pub const VST4_STEP_WRITEBACK: Form = Form(524u32);
        /**Replaces one lane of each of 2 vectors; not a byte with `step`.

Built by [`vld2_lane_run`](super::Ins::vld2_lane_run).*/
        pub const VLD2_LANE_RUN: Form = Form(525u32);
        /**Replaces one lane of each of 2 vectors; not a byte with `step`.

Built by [`vld2_lane_step`](super::Ins::vld2_lane_step).*/
        pub const VLD2_LANE_STEP: Form = Form(526u32);
        /**Replaces one lane of each of 3 vectors; not a byte with `step`.

Built by [`vld3_lane_run`](super::Ins::vld3_lane_run).*/
        pub const VLD3_LANE_RUN: Form = Form(527u32);
        /**Replaces one lane of each of 3 vectors; not a byte with `step`.

Built by [`vld3_lane_step`](super::Ins::vld3_lane_step).*/
        pub const VLD3_LANE_STEP: Form = Form(528u32);
        /**Replaces one lane of each of 4 vectors; not a byte with `step`.

Built by [`vld4_lane_run`](super::Ins::vld4_lane_run).*/
        pub const VLD4_LANE_RUN: Form = Form(529u32);
        /**Replaces one lane of each of 4 vectors; not a byte with `step`.

Built by [`vld4_lane_step`](super::Ins::vld4_lane_step).*/
        pub const VLD4_LANE_STEP: Form = Form(530u32);
        /**Loads 2 scalars and copies each to all lanes of a vector.

Built by [`vld2_dup_run`](super::Ins::vld2_dup_run).*/
        pub const VLD2_DUP_RUN: Form = Form(531u32);
        /**Loads 2 scalars and copies each to all lanes of a vector.

Built by [`vld2_dup_step`](super::Ins::vld2_dup_step).*/
        pub const VLD2_DUP_STEP: Form = Form(532u32);
        /**Loads 3 scalars and copies each to all lanes of a vector.

Built by [`vld3_dup_run`](super::Ins::vld3_dup_run).*/
        pub const VLD3_DUP_RUN: Form = Form(533u32);
        /**Loads 3 scalars and copies each to all lanes of a vector.

Built by [`vld3_dup_step`](super::Ins::vld3_dup_step).*/
        pub const VLD3_DUP_STEP: Form = Form(534u32);
        /**Loads 4 scalars and copies each to all lanes of a vector.

Built by [`vld4_dup_run`](super::Ins::vld4_dup_run).*/
        pub const VLD4_DUP_RUN: Form = Form(535u32);
        /**Loads 4 scalars and copies each to all lanes of a vector.

Built by [`vld4_dup_step`](super::Ins::vld4_dup_step).*/
        pub const VLD4_DUP_STEP: Form = Form(536u32);
        /**Stores one lane of each of 2 vectors; not a byte with `step`.

Built by [`vst2_lane_run`](super::Ins::vst2_lane_run).*/
        pub const VST2_LANE_RUN: Form = Form(537u32);
        /**Stores one lane of each of 2 vectors; not a byte with `step`.

Built by [`vst2_lane_step`](super::Ins::vst2_lane_step).*/
        pub const VST2_LANE_STEP: Form = Form(538u32);
        /**Stores one lane of each of 3 vectors; not a byte with `step`.

Built by [`vst3_lane_run`](super::Ins::vst3_lane_run).*/
        pub const VST3_LANE_RUN: Form = Form(539u32);
        /**Stores one lane of each of 3 vectors; not a byte with `step`.

Built by [`vst3_lane_step`](super::Ins::vst3_lane_step).*/
        pub const VST3_LANE_STEP: Form = Form(540u32);
        /**Stores one lane of each of 4 vectors; not a byte with `step`.

Built by [`vst4_lane_run`](super::Ins::vst4_lane_run).*/
        pub const VST4_LANE_RUN: Form = Form(541u32);
        /**Stores one lane of each of 4 vectors; not a byte with `step`.

Built by [`vst4_lane_step`](super::Ins::vst4_lane_step).*/
        pub const VST4_LANE_STEP: Form = Form(542u32);
        /**Replaces one lane.

Built by [`vld1_lane`](super::Ins::vld1_lane).*/
        pub const VLD1_LANE: Form = Form(543u32);
        /**Loads a scalar and copies it to all lanes.

Built by [`vld1_dup`](super::Ins::vld1_dup).*/
        pub const VLD1_DUP: Form = Form(544u32);
        /**Stores one lane.

Built by [`vst1_lane`](super::Ins::vst1_lane).*/
        pub const VST1_LANE: Form = Form(545u32);
        /**VLD2 of four consecutive D registers: two Q registers.

Built by [`vld2_q`](super::Ins::vld2_q).*/
        pub const VLD2_Q: Form = Form(546u32);
        /**VST2 of four consecutive D registers: two Q registers.

Built by [`vst2_q`](super::Ins::vst2_q).*/
        pub const VST2_Q: Form = Form(547u32);
        /**VLD3 of the even D registers and VLD3 of the odd ones, with the address after it all.

Built by [`vld3_q_writeback`](super::Ins::vld3_q_writeback).*/
        pub const VLD3_Q_WRITEBACK: Form = Form(548u32);
        /**VLD4 of the even D registers and VLD4 of the odd ones, with the address after it all.

Built by [`vld4_q_writeback`](super::Ins::vld4_q_writeback).*/
        pub const VLD4_Q_WRITEBACK: Form = Form(549u32);
        /**VST3 of the even D registers and VST3 of the odd ones, with the address after it all.

Built by [`vst3_q_writeback`](super::Ins::vst3_q_writeback).*/
        pub const VST3_Q_WRITEBACK: Form = Form(550u32);
        /**VST4 of the even D registers and VST4 of the odd ones, with the address after it all.

Built by [`vst4_q_writeback`](super::Ins::vst4_q_writeback).*/
        pub const VST4_Q_WRITEBACK: Form = Form(551u32);
        /**Vadd of two vectors, of elements of any size.

Built by [`vadd_q`](super::Ins::vadd_q).*/
        pub const VADD_Q: Form = Form(552u32);
        /**Vadd of two vectors, of elements of any size.

Built by [`vadd_d`](super::Ins::vadd_d).*/
        pub const VADD_D: Form = Form(553u32);
        /**Vsub of two vectors, of elements of any size.

Built by [`vsub_q`](super::Ins::vsub_q).*/
        pub const VSUB_Q: Form = Form(554u32);
        /**Vsub of two vectors, of elements of any size.

Built by [`vsub_d`](super::Ins::vsub_d).*/
        pub const VSUB_D: Form = Form(555u32);
        /**Vmul of two vectors, of elements of any size.

Built by [`vmul_q`](super::Ins::vmul_q).*/
        pub const VMUL_Q: Form = Form(556u32);
        /**Vmul of two vectors, of elements of any size.

Built by [`vmul_d`](super::Ins::vmul_d).*/
        pub const VMUL_D: Form = Form(557u32);
        /**Vqadd of two vectors, of elements of any size.

Built by [`vqadd_q`](super::Ins::vqadd_q).*/
        pub const VQADD_Q: Form = Form(558u32);
        /**Vqadd of two vectors, of elements of any size.

Built by [`vqadd_d`](super::Ins::vqadd_d).*/
        pub const VQADD_D: Form = Form(559u32);
        /**Vqsub of two vectors, of elements of any size.

Built by [`vqsub_q`](super::Ins::vqsub_q).*/
        pub const VQSUB_Q: Form = Form(560u32);
        /**Vqsub of two vectors, of elements of any size.

Built by [`vqsub_d`](super::Ins::vqsub_d).*/
        pub const VQSUB_D: Form = Form(561u32);
        /**Vhadd of two vectors, of elements of any size.

Built by [`vhadd_q`](super::Ins::vhadd_q).*/
        pub const VHADD_Q: Form = Form(562u32);
        /**Vhadd of two vectors, of elements of any size.

Built by [`vhadd_d`](super::Ins::vhadd_d).*/
        pub const VHADD_D: Form = Form(563u32);
        /**Vrhadd of two vectors, of elements of any size.

Built by [`vrhadd_q`](super::Ins::vrhadd_q).*/
        pub const VRHADD_Q: Form = Form(564u32);
        /**Vrhadd of two vectors, of elements of any size.

Built by [`vrhadd_d`](super::Ins::vrhadd_d).*/
        pub const VRHADD_D: Form = Form(565u32);
        /**Vhsub of two vectors, of elements of any size.

Built by [`vhsub_q`](super::Ins::vhsub_q).*/
        pub const VHSUB_Q: Form = Form(566u32);
        /**Vhsub of two vectors, of elements of any size.

Built by [`vhsub_d`](super::Ins::vhsub_d).*/
        pub const VHSUB_D: Form = Form(567u32);
        /**Vmax of two vectors, of elements of any size.

Built by [`vmax_q`](super::Ins::vmax_q).*/
        pub const VMAX_Q: Form = Form(568u32);
        /**Vmax of two vectors, of elements of any size.

Built by [`vmax_d`](super::Ins::vmax_d).*/
        pub const VMAX_D: Form = Form(569u32);
        /**Vmin of two vectors, of elements of any size.

Built by [`vmin_q`](super::Ins::vmin_q).*/
        pub const VMIN_Q: Form = Form(570u32);
        /**Vmin of two vectors, of elements of any size.

Built by [`vmin_d`](super::Ins::vmin_d).*/
        pub const VMIN_D: Form = Form(571u32);
        /**Vabd of two vectors, of elements of any size.

Built by [`vabd_q`](super::Ins::vabd_q).*/
        pub const VABD_Q: Form = Form(572u32);
        /**Vabd of two vectors, of elements of any size.

Built by [`vabd_d`](super::Ins::vabd_d).*/
        pub const VABD_D: Form = Form(573u32);
        /**Vand of two vectors, of elements of any size.

Built by [`vand_q`](super::Ins::vand_q).*/
        pub const VAND_Q: Form = Form(574u32);
        /**Vand of two vectors, of elements of any size.

Built by [`vand_d`](super::Ins::vand_d).*/
        pub const VAND_D: Form = Form(575u32);
        /**Vorr of two vectors, of elements of any size.

Built by [`vorr_q`](super::Ins::vorr_q).*/
        pub const VORR_Q: Form = Form(576u32);
        /**Vorr of two vectors, of elements of any size.

Built by [`vorr_d`](super::Ins::vorr_d).*/
        pub const VORR_D: Form = Form(577u32);
        /**Vorn of two vectors, of elements of any size.

Built by [`vorn_q`](super::Ins::vorn_q).*/
        pub const VORN_Q: Form = Form(578u32);
        /**Vorn of two vectors, of elements of any size.

Built by [`vorn_d`](super::Ins::vorn_d).*/
        pub const VORN_D: Form = Form(579u32);
        /**Veor of two vectors, of elements of any size.

Built by [`veor_q`](super::Ins::veor_q).*/
        pub const VEOR_Q: Form = Form(580u32);
        /**Veor of two vectors, of elements of any size.

Built by [`veor_d`](super::Ins::veor_d).*/
        pub const VEOR_D: Form = Form(581u32);
        /**Vbic of two vectors, of elements of any size.

Built by [`vbic_q`](super::Ins::vbic_q).*/
        pub const VBIC_Q: Form = Form(582u32);
        /**Vbic of two vectors, of elements of any size.

Built by [`vbic_d`](super::Ins::vbic_d).*/
        pub const VBIC_D: Form = Form(583u32);
        /**Vceq of two vectors, of elements of any size.

Built by [`vceq_q`](super::Ins::vceq_q).*/
        pub const VCEQ_Q: Form = Form(584u32);
        /**Vceq of two vectors, of elements of any size.

Built by [`vceq_d`](super::Ins::vceq_d).*/
        pub const VCEQ_D: Form = Form(585u32);
        /**Vcge of two vectors, of elements of any size.

Built by [`vcge_q`](super::Ins::vcge_q).*/
        pub const VCGE_Q: Form = Form(586u32);
        /**Vcge of two vectors, of elements of any size.

Built by [`vcge_d`](super::Ins::vcge_d).*/
        pub const VCGE_D: Form = Form(587u32);
        /**Vcgt of two vectors, of elements of any size.

Built by [`vcgt_q`](super::Ins::vcgt_q).*/
        pub const VCGT_Q: Form = Form(588u32);
        /**Vcgt of two vectors, of elements of any size.

Built by [`vcgt_d`](super::Ins::vcgt_d).*/
        pub const VCGT_D: Form = Form(589u32);
        /**Vacge of two vectors, of elements of any size.

Built by [`vacge_q`](super::Ins::vacge_q).*/
        pub const VACGE_Q: Form = Form(590u32);
        /**Vacge of two vectors, of elements of any size.

Built by [`vacge_d`](super::Ins::vacge_d).*/
        pub const VACGE_D: Form = Form(591u32);
        /**Vacgt of two vectors, of elements of any size.

Built by [`vacgt_q`](super::Ins::vacgt_q).*/
        pub const VACGT_Q: Form = Form(592u32);
        /**Vacgt of two vectors, of elements of any size.

Built by [`vacgt_d`](super::Ins::vacgt_d).*/
        pub const VACGT_D: Form = Form(593u32);
        /**Vtst of two vectors, of elements of any size.

Built by [`vtst_q`](super::Ins::vtst_q).*/
        pub const VTST_Q: Form = Form(594u32);
        /**Vtst of two vectors, of elements of any size.

Built by [`vtst_d`](super::Ins::vtst_d).*/
        pub const VTST_D: Form = Form(595u32);
        /**Vshl of two vectors, of elements of any size.

Built by [`vshl_q`](super::Ins::vshl_q).*/
        pub const VSHL_Q: Form = Form(596u32);
        /**Vshl of two vectors, of elements of any size.

Built by [`vshl_d`](super::Ins::vshl_d).*/
        pub const VSHL_D: Form = Form(597u32);
        /**Vrshl of two vectors, of elements of any size.

Built by [`vrshl_q`](super::Ins::vrshl_q).*/
        pub const VRSHL_Q: Form = Form(598u32);
        /**Vrshl of two vectors, of elements of any size.

Built by [`vrshl_d`](super::Ins::vrshl_d).*/
        pub const VRSHL_D: Form = Form(599u32);
        /**Vqshl of two vectors, of elements of any size.

Built by [`vqshl_q`](super::Ins::vqshl_q).*/
        pub const VQSHL_Q: Form = Form(600u32);
        /**Vqshl of two vectors, of elements of any size.

Built by [`vqshl_d`](super::Ins::vqshl_d).*/
        pub const VQSHL_D: Form = Form(601u32);
        /**Vqrshl of two vectors, of elements of any size.

Built by [`vqrshl_q`](super::Ins::vqrshl_q).*/
        pub const VQRSHL_Q: Form = Form(602u32);
        /**Vqrshl of two vectors, of elements of any size.

Built by [`vqrshl_d`](super::Ins::vqrshl_d).*/
        pub const VQRSHL_D: Form = Form(603u32);
        /**Vqdmulh of two vectors, of elements of any size.

Built by [`vqdmulh_q`](super::Ins::vqdmulh_q).*/
        pub const VQDMULH_Q: Form = Form(604u32);
        /**Vqdmulh of two vectors, of elements of any size.

Built by [`vqdmulh_d`](super::Ins::vqdmulh_d).*/
        pub const VQDMULH_D: Form = Form(605u32);
        /**Vqrdmulh of two vectors, of elements of any size.

Built by [`vqrdmulh_q`](super::Ins::vqrdmulh_q).*/
        pub const VQRDMULH_Q: Form = Form(606u32);
        /**Vqrdmulh of two vectors, of elements of any size.

Built by [`vqrdmulh_d`](super::Ins::vqrdmulh_d).*/
        pub const VQRDMULH_D: Form = Form(607u32);
        /**Vrecps of two vectors, of elements of any size.

Built by [`vrecps_q`](super::Ins::vrecps_q).*/
        pub const VRECPS_Q: Form = Form(608u32);
        /**Vrecps of two vectors, of elements of any size.

Built by [`vrecps_d`](super::Ins::vrecps_d).*/
        pub const VRECPS_D: Form = Form(609u32);
        /**Vrsqrts of two vectors, of elements of any size.

Built by [`vrsqrts_q`](super::Ins::vrsqrts_q).*/
        pub const VRSQRTS_Q: Form = Form(610u32);
        /**Vrsqrts of two vectors, of elements of any size.

Built by [`vrsqrts_d`](super::Ins::vrsqrts_d).*/
        pub const VRSQRTS_D: Form = Form(611u32);
        /**Of pairs of neighbours; for D registers only.

Built by [`vpadd_d`](super::Ins::vpadd_d).*/
        pub const VPADD_D: Form = Form(612u32);
        /**Of pairs of neighbours; for D registers only.

Built by [`vpmax_d`](super::Ins::vpmax_d).*/
        pub const VPMAX_D: Form = Form(613u32);
        /**Of pairs of neighbours; for D registers only.

Built by [`vpmin_d`](super::Ins::vpmin_d).*/
        pub const VPMIN_D: Form = Form(614u32);
        /**Vabs of a vector, of elements of any size.

Built by [`vabs_q`](super::Ins::vabs_q).*/
        pub const VABS_Q: Form = Form(615u32);
        /**Vabs of a vector, of elements of any size.

Built by [`vabs_d`](super::Ins::vabs_d).*/
        pub const VABS_D: Form = Form(616u32);
        /**Vneg of a vector, of elements of any size.

Built by [`vneg_q`](super::Ins::vneg_q).*/
        pub const VNEG_Q: Form = Form(617u32);
        /**Vneg of a vector, of elements of any size.

Built by [`vneg_d`](super::Ins::vneg_d).*/
        pub const VNEG_D: Form = Form(618u32);
        /**Vqabs of a vector, of elements of any size.

Built by [`vqabs_q`](super::Ins::vqabs_q).*/
        pub const VQABS_Q: Form = Form(619u32);
        /**Vqabs of a vector, of elements of any size.

Built by [`vqabs_d`](super::Ins::vqabs_d).*/
        pub const VQABS_D: Form = Form(620u32);
        /**Vqneg of a vector, of elements of any size.

Built by [`vqneg_q`](super::Ins::vqneg_q).*/
        pub const VQNEG_Q: Form = Form(621u32);
        /**Vqneg of a vector, of elements of any size.

Built by [`vqneg_d`](super::Ins::vqneg_d).*/
        pub const VQNEG_D: Form = Form(622u32);
        /**Vmvn of a vector, of elements of any size.

Built by [`vmvn_q`](super::Ins::vmvn_q).*/
        pub const VMVN_Q: Form = Form(623u32);
        /**Vmvn of a vector, of elements of any size.

Built by [`vmvn_d`](super::Ins::vmvn_d).*/
        pub const VMVN_D: Form = Form(624u32);
        /**Vcls of a vector, of elements of any size.

Built by [`vcls_q`](super::Ins::vcls_q).*/
        pub const VCLS_Q: Form = Form(625u32);
        /**Vcls of a vector, of elements of any size.

Built by [`vcls_d`](super::Ins::vcls_d).*/
        pub const VCLS_D: Form = Form(626u32);
        /**Vclz of a vector, of elements of any size.

Built by [`vclz_q`](super::Ins::vclz_q).*/
        pub const VCLZ_Q: Form = Form(627u32);
        /**Vclz of a vector, of elements of any size.

Built by [`vclz_d`](super::Ins::vclz_d).*/
        pub const VCLZ_D: Form = Form(628u32);
        /**Vcnt of a vector, of elements of any size.

Built by [`vcnt_q`](super::Ins::vcnt_q).*/
        pub const VCNT_Q: Form = Form(629u32);
        /**Vcnt of a vector, of elements of any size.

Built by [`vcnt_d`](super::Ins::vcnt_d).*/
        pub const VCNT_D: Form = Form(630u32);
        /**Vrev16 of a vector, of elements of any size.

Built by [`vrev16_q`](super::Ins::vrev16_q).*/
        pub const VREV16_Q: Form = Form(631u32);
        /**Vrev16 of a vector, of elements of any size.

Built by [`vrev16_d`](super::Ins::vrev16_d).*/
        pub const VREV16_D: Form = Form(632u32);
        /**Vrev32 of a vector, of elements of any size.

Built by [`vrev32_q`](super::Ins::vrev32_q).*/
        pub const VREV32_Q: Form = Form(633u32);
        /**Vrev32 of a vector, of elements of any size.

Built by [`vrev32_d`](super::Ins::vrev32_d).*/
        pub const VREV32_D: Form = Form(634u32);
        /**Vrev64 of a vector, of elements of any size.

Built by [`vrev64_q`](super::Ins::vrev64_q).*/
        pub const VREV64_Q: Form = Form(635u32);
        /**Vrev64 of a vector, of elements of any size.

Built by [`vrev64_d`](super::Ins::vrev64_d).*/
        pub const VREV64_D: Form = Form(636u32);
        /**Vpaddl of a vector, of elements of any size.

Built by [`vpaddl_q`](super::Ins::vpaddl_q).*/
        pub const VPADDL_Q: Form = Form(637u32);
        /**Vpaddl of a vector, of elements of any size.

Built by [`vpaddl_d`](super::Ins::vpaddl_d).*/
        pub const VPADDL_D: Form = Form(638u32);
        /**Vrecpe of a vector, of elements of any size.

Built by [`vrecpe_q`](super::Ins::vrecpe_q).*/
        pub const VRECPE_Q: Form = Form(639u32);
        /**Vrecpe of a vector, of elements of any size.

Built by [`vrecpe_d`](super::Ins::vrecpe_d).*/
        pub const VRECPE_D: Form = Form(640u32);
        /**Vrsqrte of a vector, of elements of any size.

Built by [`vrsqrte_q`](super::Ins::vrsqrte_q).*/
        pub const VRSQRTE_Q: Form = Form(641u32);
        /**Vrsqrte of a vector, of elements of any size.

Built by [`vrsqrte_d`](super::Ins::vrsqrte_d).*/
        pub const VRSQRTE_D: Form = Form(642u32);
        /**Vceq_zero of a vector, of elements of any size.

Built by [`vceq_zero_q`](super::Ins::vceq_zero_q).*/
        pub const VCEQ_ZERO_Q: Form = Form(643u32);
        /**Vceq_zero of a vector, of elements of any size.

Built by [`vceq_zero_d`](super::Ins::vceq_zero_d).*/
        pub const VCEQ_ZERO_D: Form = Form(644u32);
        /**Vcge_zero of a vector, of elements of any size.

Built by [`vcge_zero_q`](super::Ins::vcge_zero_q).*/
        pub const VCGE_ZERO_Q: Form = Form(645u32);
        /**Vcge_zero of a vector, of elements of any size.

Built by [`vcge_zero_d`](super::Ins::vcge_zero_d).*/
        pub const VCGE_ZERO_D: Form = Form(646u32);
        /**Vcgt_zero of a vector, of elements of any size.

Built by [`vcgt_zero_q`](super::Ins::vcgt_zero_q).*/
        pub const VCGT_ZERO_Q: Form = Form(647u32);
        /**Vcgt_zero of a vector, of elements of any size.

Built by [`vcgt_zero_d`](super::Ins::vcgt_zero_d).*/
        pub const VCGT_ZERO_D: Form = Form(648u32);
        /**Vcle_zero of a vector, of elements of any size.

Built by [`vcle_zero_q`](super::Ins::vcle_zero_q).*/
        pub const VCLE_ZERO_Q: Form = Form(649u32);
        /**Vcle_zero of a vector, of elements of any size.

Built by [`vcle_zero_d`](super::Ins::vcle_zero_d).*/
        pub const VCLE_ZERO_D: Form = Form(650u32);
        /**Vclt_zero of a vector, of elements of any size.

Built by [`vclt_zero_q`](super::Ins::vclt_zero_q).*/
        pub const VCLT_ZERO_Q: Form = Form(651u32);
        /**Vclt_zero of a vector, of elements of any size.

Built by [`vclt_zero_d`](super::Ins::vclt_zero_d).*/
        pub const VCLT_ZERO_D: Form = Form(652u32);
        /**Vshl_imm of a vector, of elements of any size.

Built by [`vshl_imm_q`](super::Ins::vshl_imm_q).*/
        pub const VSHL_IMM_Q: Form = Form(653u32);
        /**Vshl_imm of a vector, of elements of any size.

Built by [`vshl_imm_d`](super::Ins::vshl_imm_d).*/
        pub const VSHL_IMM_D: Form = Form(654u32);
        /**Vshr_imm of a vector, of elements of any size.

Built by [`vshr_imm_q`](super::Ins::vshr_imm_q).*/
        pub const VSHR_IMM_Q: Form = Form(655u32);
        /**Vshr_imm of a vector, of elements of any size.

Built by [`vshr_imm_d`](super::Ins::vshr_imm_d).*/
        pub const VSHR_IMM_D: Form = Form(656u32);
        /**Vrshr_imm of a vector, of elements of any size.

Built by [`vrshr_imm_q`](super::Ins::vrshr_imm_q).*/
        pub const VRSHR_IMM_Q: Form = Form(657u32);
        /**Vrshr_imm of a vector, of elements of any size.

Built by [`vrshr_imm_d`](super::Ins::vrshr_imm_d).*/
        pub const VRSHR_IMM_D: Form = Form(658u32);
        /**Vqshl_imm of a vector, of elements of any size.

Built by [`vqshl_imm_q`](super::Ins::vqshl_imm_q).*/
        pub const VQSHL_IMM_Q: Form = Form(659u32);
        /**Vqshl_imm of a vector, of elements of any size.

Built by [`vqshl_imm_d`](super::Ins::vqshl_imm_d).*/
        pub const VQSHL_IMM_D: Form = Form(660u32);
        /**Vqshlu_imm of a vector, of elements of any size.

Built by [`vqshlu_imm_q`](super::Ins::vqshlu_imm_q).*/
        pub const VQSHLU_IMM_Q: Form = Form(661u32);
        /**Vqshlu_imm of a vector, of elements of any size.

Built by [`vqshlu_imm_d`](super::Ins::vqshlu_imm_d).*/
        pub const VQSHLU_IMM_D: Form = Form(662u32);
        /**Vcvt_s32_from_f32 of a vector, of elements of any size.

Built by [`vcvt_s32_from_f32_q`](super::Ins::vcvt_s32_from_f32_q).*/
        pub const VCVT_S32_FROM_F32_Q: Form = Form(663u32);
        /**Vcvt_s32_from_f32 of a vector, of elements of any size.

Built by [`vcvt_s32_from_f32_d`](super::Ins::vcvt_s32_from_f32_d).*/
        pub const VCVT_S32_FROM_F32_D: Form = Form(664u32);
        /**Vcvt_u32_from_f32 of a vector, of elements of any size.

Built by [`vcvt_u32_from_f32_q`](super::Ins::vcvt_u32_from_f32_q).*/
        pub const VCVT_U32_FROM_F32_Q: Form = Form(665u32);
        /**Vcvt_u32_from_f32 of a vector, of elements of any size.

Built by [`vcvt_u32_from_f32_d`](super::Ins::vcvt_u32_from_f32_d).*/
        pub const VCVT_U32_FROM_F32_D: Form = Form(666u32);
        /**Vcvt_f32_from_s32 of a vector, of elements of any size.

Built by [`vcvt_f32_from_s32_q`](super::Ins::vcvt_f32_from_s32_q).*/
        pub const VCVT_F32_FROM_S32_Q: Form = Form(667u32);
        /**Vcvt_f32_from_s32 of a vector, of elements of any size.

Built by [`vcvt_f32_from_s32_d`](super::Ins::vcvt_f32_from_s32_d).*/
        pub const VCVT_F32_FROM_S32_D: Form = Form(668u32);
        /**Vcvt_f32_from_u32 of a vector, of elements of any size.

Built by [`vcvt_f32_from_u32_q`](super::Ins::vcvt_f32_from_u32_q).*/
        pub const VCVT_F32_FROM_U32_Q: Form = Form(669u32);
        /**Vcvt_f32_from_u32 of a vector, of elements of any size.

Built by [`vcvt_f32_from_u32_d`](super::Ins::vcvt_f32_from_u32_d).*/
        pub const VCVT_F32_FROM_U32_D: Form = Form(670u32);
        /**Adds products or differences to the accumulator, which dst overwrites.

Built by [`vmla_q`](super::Ins::vmla_q).*/
        pub const VMLA_Q: Form = Form(671u32);
        /**Adds products or differences to the accumulator, which dst overwrites.

Built by [`vmla_d`](super::Ins::vmla_d).*/
        pub const VMLA_D: Form = Form(672u32);
        /**Adds products or differences to the accumulator, which dst overwrites.

Built by [`vmls_q`](super::Ins::vmls_q).*/
        pub const VMLS_Q: Form = Form(673u32);
        /**Adds products or differences to the accumulator, which dst overwrites.

Built by [`vmls_d`](super::Ins::vmls_d).*/
        pub const VMLS_D: Form = Form(674u32);
        /**Adds products or differences to the accumulator, which dst overwrites.

Built by [`vaba_q`](super::Ins::vaba_q).*/
        pub const VABA_Q: Form = Form(675u32);
        /**Adds products or differences to the accumulator, which dst overwrites.

Built by [`vaba_d`](super::Ins::vaba_d).*/
        pub const VABA_D: Form = Form(676u32);
        /**Adds products to the accumulator, which dst overwrites.

Built by [`vfma_q`](super::Ins::vfma_q).*/
        pub const VFMA_Q: Form = Form(677u32);
        /**Adds products to the accumulator, which dst overwrites.

Built by [`vfma_d`](super::Ins::vfma_d).*/
        pub const VFMA_D: Form = Form(678u32);
        /**Adds products to the accumulator, which dst overwrites.

Built by [`vfms_q`](super::Ins::vfms_q).*/
        pub const VFMS_Q: Form = Form(679u32);
        /**Adds products to the accumulator, which dst overwrites.

Built by [`vfms_d`](super::Ins::vfms_d).*/
        pub const VFMS_D: Form = Form(680u32);
        /**Adds to or inserts into a vector, which dst overwrites.

Built by [`vpadal_q`](super::Ins::vpadal_q).*/
        pub const VPADAL_Q: Form = Form(681u32);
        /**Adds to or inserts into a vector, which dst overwrites.

Built by [`vpadal_d`](super::Ins::vpadal_d).*/
        pub const VPADAL_D: Form = Form(682u32);
        /**Adds to or inserts into a vector, which dst overwrites.

Built by [`vsra_imm_q`](super::Ins::vsra_imm_q).*/
        pub const VSRA_IMM_Q: Form = Form(683u32);
        /**Adds to or inserts into a vector, which dst overwrites.

Built by [`vsra_imm_d`](super::Ins::vsra_imm_d).*/
        pub const VSRA_IMM_D: Form = Form(684u32);
        /**Adds to or inserts into a vector, which dst overwrites.

Built by [`vrsra_imm_q`](super::Ins::vrsra_imm_q).*/
        pub const VRSRA_IMM_Q: Form = Form(685u32);
        /**Adds to or inserts into a vector, which dst overwrites.

Built by [`vrsra_imm_d`](super::Ins::vrsra_imm_d).*/
        pub const VRSRA_IMM_D: Form = Form(686u32);
        /**Adds to or inserts into a vector, which dst overwrites.

Built by [`vsli_imm_q`](super::Ins::vsli_imm_q).*/
        pub const VSLI_IMM_Q: Form = Form(687u32);
        /**Adds to or inserts into a vector, which dst overwrites.

Built by [`vsli_imm_d`](super::Ins::vsli_imm_d).*/
        pub const VSLI_IMM_D: Form = Form(688u32);
        /**Adds to or inserts into a vector, which dst overwrites.

Built by [`vsri_imm_q`](super::Ins::vsri_imm_q).*/
        pub const VSRI_IMM_Q: Form = Form(689u32);
        /**Adds to or inserts into a vector, which dst overwrites.

Built by [`vsri_imm_d`](super::Ins::vsri_imm_d).*/
        pub const VSRI_IMM_D: Form = Form(690u32);
        /**VBSL, VBIT or VBIF: chooses by bits.

Built by [`vbsl_q`](super::Ins::vbsl_q).*/
        pub const VBSL_Q: Form = Form(691u32);
        ///An alternative of [`VBSL_Q`](VBSL_Q).
        pub const VBSL_Q_VBIT: Form = Form(692u32);
        ///An alternative of [`VBSL_Q`](VBSL_Q).
        pub const VBSL_Q_VBIF: Form = Form(693u32);
        /**VBSL, VBIT or VBIF: chooses by bits.

Built by [`vbsl_d`](super::Ins::vbsl_d).*/
        pub const VBSL_D: Form = Form(694u32);
        ///An alternative of [`VBSL_D`](VBSL_D).
        pub const VBSL_D_VBIT: Form = Form(695u32);
        ///An alternative of [`VBSL_D`](VBSL_D).
        pub const VBSL_D_VBIF: Form = Form(696u32);
        /**Vmul by a lane of 16 bits.

Built by [`vmul_scalar16_q`](super::Ins::vmul_scalar16_q).*/
        pub const VMUL_SCALAR16_Q: Form = Form(697u32);
        /**Vmul by a lane of 16 bits.

Built by [`vmul_scalar16_d`](super::Ins::vmul_scalar16_d).*/
        pub const VMUL_SCALAR16_D: Form = Form(698u32);
        /**Vmul by a lane of 32 bits.

Built by [`vmul_scalar32_q`](super::Ins::vmul_scalar32_q).*/
        pub const VMUL_SCALAR32_Q: Form = Form(699u32);
        /**Vmul by a lane of 32 bits.

Built by [`vmul_scalar32_d`](super::Ins::vmul_scalar32_d).*/
        pub const VMUL_SCALAR32_D: Form = Form(700u32);
        /**Vqdmulh by a lane of 16 bits.

Built by [`vqdmulh_scalar16_q`](super::Ins::vqdmulh_scalar16_q).*/
        pub const VQDMULH_SCALAR16_Q: Form = Form(701u32);
        /**Vqdmulh by a lane of 16 bits.

Built by [`vqdmulh_scalar16_d`](super::Ins::vqdmulh_scalar16_d).*/
        pub const VQDMULH_SCALAR16_D: Form = Form(702u32);
        /**Vqdmulh by a lane of 32 bits.

Built by [`vqdmulh_scalar32_q`](super::Ins::vqdmulh_scalar32_q).*/
        pub const VQDMULH_SCALAR32_Q: Form = Form(703u32);
        /**Vqdmulh by a lane of 32 bits.

Built by [`vqdmulh_scalar32_d`](super::Ins::vqdmulh_scalar32_d).*/
        pub const VQDMULH_SCALAR32_D: Form = Form(704u32);
        /**Vqrdmulh by a lane of 16 bits.

Built by [`vqrdmulh_scalar16_q`](super::Ins::vqrdmulh_scalar16_q).*/
        pub const VQRDMULH_SCALAR16_Q: Form = Form(705u32);
        /**Vqrdmulh by a lane of 16 bits.

Built by [`vqrdmulh_scalar16_d`](super::Ins::vqrdmulh_scalar16_d).*/
        pub const VQRDMULH_SCALAR16_D: Form = Form(706u32);
        /**Vqrdmulh by a lane of 32 bits.

Built by [`vqrdmulh_scalar32_q`](super::Ins::vqrdmulh_scalar32_q).*/
        pub const VQRDMULH_SCALAR32_Q: Form = Form(707u32);
        /**Vqrdmulh by a lane of 32 bits.

Built by [`vqrdmulh_scalar32_d`](super::Ins::vqrdmulh_scalar32_d).*/
        pub const VQRDMULH_SCALAR32_D: Form = Form(708u32);
        /**Vmla by a lane of 16 bits; dst overwrites the accumulator.

Built by [`vmla_scalar16_q`](super::Ins::vmla_scalar16_q).*/
        pub const VMLA_SCALAR16_Q: Form = Form(709u32);
        /**Vmla by a lane of 16 bits; dst overwrites the accumulator.

Built by [`vmla_scalar16_d`](super::Ins::vmla_scalar16_d).*/
        pub const VMLA_SCALAR16_D: Form = Form(710u32);
        /**Vmla by a lane of 32 bits; dst overwrites the accumulator.

Built by [`vmla_scalar32_q`](super::Ins::vmla_scalar32_q).*/
        pub const VMLA_SCALAR32_Q: Form = Form(711u32);
        /**Vmla by a lane of 32 bits; dst overwrites the accumulator.

Built by [`vmla_scalar32_d`](super::Ins::vmla_scalar32_d).*/
        pub const VMLA_SCALAR32_D: Form = Form(712u32);
        /**Vmls by a lane of 16 bits; dst overwrites the accumulator.

Built by [`vmls_scalar16_q`](super::Ins::vmls_scalar16_q).*/
        pub const VMLS_SCALAR16_Q: Form = Form(713u32);
        /**Vmls by a lane of 16 bits; dst overwrites the accumulator.

Built by [`vmls_scalar16_d`](super::Ins::vmls_scalar16_d).*/
        pub const VMLS_SCALAR16_D: Form = Form(714u32);
        /**Vmls by a lane of 32 bits; dst overwrites the accumulator.

Built by [`vmls_scalar32_q`](super::Ins::vmls_scalar32_q).*/
        pub const VMLS_SCALAR32_Q: Form = Form(715u32);
        /**Vmls by a lane of 32 bits; dst overwrites the accumulator.

Built by [`vmls_scalar32_d`](super::Ins::vmls_scalar32_d).*/
        pub const VMLS_SCALAR32_D: Form = Form(716u32);
        /**Products twice as wide, by a lane of 16 bits.

Built by [`vmull_scalar16`](super::Ins::vmull_scalar16).*/
        pub const VMULL_SCALAR16: Form = Form(717u32);
        /**Products twice as wide, by a lane of 32 bits.

Built by [`vmull_scalar32`](super::Ins::vmull_scalar32).*/
        pub const VMULL_SCALAR32: Form = Form(718u32);
        /**Products twice as wide, by a lane of 16 bits.

Built by [`vqdmull_scalar16`](super::Ins::vqdmull_scalar16).*/
        pub const VQDMULL_SCALAR16: Form = Form(719u32);
        /**Products twice as wide, by a lane of 32 bits.

Built by [`vqdmull_scalar32`](super::Ins::vqdmull_scalar32).*/
        pub const VQDMULL_SCALAR32: Form = Form(720u32);
        /**Products twice as wide, by a lane of 16 bits, added to the accumulator, which dst overwrites.

Built by [`vmlal_scalar16`](super::Ins::vmlal_scalar16).*/
        pub const VMLAL_SCALAR16: Form = Form(721u32);
        /**Products twice as wide, by a lane of 32 bits, added to the accumulator, which dst overwrites.

Built by [`vmlal_scalar32`](super::Ins::vmlal_scalar32).*/
        pub const VMLAL_SCALAR32: Form = Form(722u32);
        /**Products twice as wide, by a lane of 16 bits, added to the accumulator, which dst overwrites.

Built by [`vmlsl_scalar16`](super::Ins::vmlsl_scalar16).*/
        pub const VMLSL_SCALAR16: Form = Form(723u32);
        /**Products twice as wide, by a lane of 32 bits, added to the accumulator, which dst overwrites.

Built by [`vmlsl_scalar32`](super::Ins::vmlsl_scalar32).*/
        pub const VMLSL_SCALAR32: Form = Form(724u32);
        /**Products twice as wide, by a lane of 16 bits, added to the accumulator, which dst overwrites.

Built by [`vqdmlal_scalar16`](super::Ins::vqdmlal_scalar16).*/
        pub const VQDMLAL_SCALAR16: Form = Form(725u32);
        /**Products twice as wide, by a lane of 32 bits, added to the accumulator, which dst overwrites.

Built by [`vqdmlal_scalar32`](super::Ins::vqdmlal_scalar32).*/
        pub const VQDMLAL_SCALAR32: Form = Form(726u32);
        /**Products twice as wide, by a lane of 16 bits, added to the accumulator, which dst overwrites.

Built by [`vqdmlsl_scalar16`](super::Ins::vqdmlsl_scalar16).*/
        pub const VQDMLSL_SCALAR16: Form = Form(727u32);
        /**Products twice as wide, by a lane of 32 bits, added to the accumulator, which dst overwrites.

Built by [`vqdmlsl_scalar32`](super::Ins::vqdmlsl_scalar32).*/
        pub const VQDMLSL_SCALAR32: Form = Form(728u32);
        /**Dot products of four bytes by those of a 32-bit lane; dst overwrites the accumulator.

Built by [`vsdot_scalar_q`](super::Ins::vsdot_scalar_q).*/
        pub const VSDOT_SCALAR_Q: Form = Form(729u32);
        /**Dot products of four bytes by those of a 32-bit lane; dst overwrites the accumulator.

Built by [`vsdot_scalar_d`](super::Ins::vsdot_scalar_d).*/
        pub const VSDOT_SCALAR_D: Form = Form(730u32);
        /**Dot products of four bytes by those of a 32-bit lane; dst overwrites the accumulator.

Built by [`vudot_scalar_q`](super::Ins::vudot_scalar_q).*/
        pub const VUDOT_SCALAR_Q: Form = Form(731u32);
        /**Dot products of four bytes by those of a 32-bit lane; dst overwrites the accumulator.

Built by [`vudot_scalar_d`](super::Ins::vudot_scalar_d).*/
        pub const VUDOT_SCALAR_D: Form = Form(732u32);
        /**Dot products of four bytes; dst overwrites the accumulator.

Built by [`vsdot_q`](super::Ins::vsdot_q).*/
        pub const VSDOT_Q: Form = Form(733u32);
        /**Dot products of four bytes; dst overwrites the accumulator.

Built by [`vsdot_d`](super::Ins::vsdot_d).*/
        pub const VSDOT_D: Form = Form(734u32);
        /**Dot products of four bytes; dst overwrites the accumulator.

Built by [`vudot_q`](super::Ins::vudot_q).*/
        pub const VUDOT_Q: Form = Form(735u32);
        /**Dot products of four bytes; dst overwrites the accumulator.

Built by [`vudot_d`](super::Ins::vudot_d).*/
        pub const VUDOT_D: Form = Form(736u32);
        /**Products of halves added to singles; dst overwrites the accumulator.

Built by [`vfmal_d`](super::Ins::vfmal_d).*/
        pub const VFMAL_D: Form = Form(737u32);
        /**Products of halves added to singles; dst overwrites the accumulator.

Built by [`vfmsl_d`](super::Ins::vfmsl_d).*/
        pub const VFMSL_D: Form = Form(738u32);
        /**Products of halves added to singles; dst overwrites the accumulator.

Built by [`vfmal_q`](super::Ins::vfmal_q).*/
        pub const VFMAL_Q: Form = Form(739u32);
        /**Products of halves added to singles; dst overwrites the accumulator.

Built by [`vfmsl_q`](super::Ins::vfmsl_q).*/
        pub const VFMSL_Q: Form = Form(740u32);
        /**The same by a half of S0 to S15.

Built by [`vfmal_scalar_d`](super::Ins::vfmal_scalar_d).*/
        pub const VFMAL_SCALAR_D: Form = Form(741u32);
        /**The same by a half of S0 to S15.

Built by [`vfmsl_scalar_d`](super::Ins::vfmsl_scalar_d).*/
        pub const VFMSL_SCALAR_D: Form = Form(742u32);
        /**The same by a lane of 16 bits.

Built by [`vfmal_scalar_q`](super::Ins::vfmal_scalar_q).*/
        pub const VFMAL_SCALAR_Q: Form = Form(743u32);
        /**The same by a lane of 16 bits.

Built by [`vfmsl_scalar_q`](super::Ins::vfmsl_scalar_q).*/
        pub const VFMSL_SCALAR_Q: Form = Form(744u32);
        /**Elements twice as wide.

Built by [`vaddl`](super::Ins::vaddl).*/
        pub const VADDL: Form = Form(745u32);
        /**Elements twice as wide.

Built by [`vsubl`](super::Ins::vsubl).*/
        pub const VSUBL: Form = Form(746u32);
        /**Elements twice as wide.

Built by [`vmull`](super::Ins::vmull).*/
        pub const VMULL: Form = Form(747u32);
        /**Elements twice as wide.

Built by [`vabdl`](super::Ins::vabdl).*/
        pub const VABDL: Form = Form(748u32);
        /**Elements twice as wide.

Built by [`vqdmull`](super::Ins::vqdmull).*/
        pub const VQDMULL: Form = Form(749u32);
        /**Adds to an accumulator with elements twice as wide, which dst overwrites.

Built by [`vmlal`](super::Ins::vmlal).*/
        pub const VMLAL: Form = Form(750u32);
        /**Adds to an accumulator with elements twice as wide, which dst overwrites.

Built by [`vmlsl`](super::Ins::vmlsl).*/
        pub const VMLSL: Form = Form(751u32);
        /**Adds to an accumulator with elements twice as wide, which dst overwrites.

Built by [`vabal`](super::Ins::vabal).*/
        pub const VABAL: Form = Form(752u32);
        /**Adds to an accumulator with elements twice as wide, which dst overwrites.

Built by [`vqdmlal`](super::Ins::vqdmlal).*/
        pub const VQDMLAL: Form = Form(753u32);
        /**Adds to an accumulator with elements twice as wide, which dst overwrites.

Built by [`vqdmlsl`](super::Ins::vqdmlsl).*/
        pub const VQDMLSL: Form = Form(754u32);
        /**A wide and a narrow source.

Built by [`vaddw`](super::Ins::vaddw).*/
        pub const VADDW: Form = Form(755u32);
        /**A wide and a narrow source.

Built by [`vsubw`](super::Ins::vsubw).*/
        pub const VSUBW: Form = Form(756u32);
        /**Elements twice as wide.

Built by [`vmovl`](super::Ins::vmovl).*/
        pub const VMOVL: Form = Form(757u32);
        /**Elements twice as wide.

Built by [`vshll_imm`](super::Ins::vshll_imm).*/
        pub const VSHLL_IMM: Form = Form(758u32);
        /**Elements twice as wide.

Built by [`vcvt_f32_from_f16_q`](super::Ins::vcvt_f32_from_f16_q).*/
        pub const VCVT_F32_FROM_F16_Q: Form = Form(759u32);
        /**Elements half as wide.

Built by [`vmovn`](super::Ins::vmovn).*/
        pub const VMOVN: Form = Form(760u32);
        /**Elements half as wide.

Built by [`vqmovn`](super::Ins::vqmovn).*/
        pub const VQMOVN: Form = Form(761u32);
        /**Elements half as wide.

Built by [`vqmovun`](super::Ins::vqmovun).*/
        pub const VQMOVUN: Form = Form(762u32);
        /**Elements half as wide.

Built by [`vshrn_imm`](super::Ins::vshrn_imm).*/
        pub const VSHRN_IMM: Form = Form(763u32);
        /**Elements half as wide.

Built by [`vrshrn_imm`](super::Ins::vrshrn_imm).*/
        pub const VRSHRN_IMM: Form = Form(764u32);
        /**Elements half as wide.

Built by [`vqshrn_imm`](super::Ins::vqshrn_imm).*/
        pub const VQSHRN_IMM: Form = Form(765u32);
        /**Elements half as wide.

Built by [`vqshrun_imm`](super::Ins::vqshrun_imm).*/
        pub const VQSHRUN_IMM: Form = Form(766u32);
        /**Elements half as wide.

Built by [`vqrshrn_imm`](super::Ins::vqrshrn_imm).*/
        pub const VQRSHRN_IMM: Form = Form(767u32);
        /**Elements half as wide.

Built by [`vqrshrun_imm`](super::Ins::vqrshrun_imm).*/
        pub const VQRSHRUN_IMM: Form = Form(768u32);
        /**Elements half as wide.

Built by [`vcvt_f16_from_f32_q`](super::Ins::vcvt_f16_from_f32_q).*/
        pub const VCVT_F16_FROM_F32_Q: Form = Form(769u32);
        /**The high halves of sums or differences.

Built by [`vaddhn`](super::Ins::vaddhn).*/
        pub const VADDHN: Form = Form(770u32);
        /**The high halves of sums or differences.

Built by [`vsubhn`](super::Ins::vsubhn).*/
        pub const VSUBHN: Form = Form(771u32);
        /**The high halves of sums or differences.

Built by [`vraddhn`](super::Ins::vraddhn).*/
        pub const VRADDHN: Form = Form(772u32);
        /**The high halves of sums or differences.

Built by [`vrsubhn`](super::Ins::vrsubhn).*/
        pub const VRSUBHN: Form = Form(773u32);
        /**Adds a round key to the state and does most of a round. dst overwrites either.

Built by [`aese`](super::Ins::aese).*/
        pub const AESE: Form = Form(774u32);
        ///An alternative of [`AESE`](AESE).
        pub const AESE_SWAPPED: Form = Form(775u32);
        /**Adds a round key to the state and does most of a round. dst overwrites either.

Built by [`aesd`](super::Ins::aesd).*/
        pub const AESD: Form = Form(776u32);
        ///An alternative of [`AESD`](AESD).
        pub const AESD_SWAPPED: Form = Form(777u32);
        /**

Built by [`aesmc`](super::Ins::aesmc).*/
        pub const AESMC: Form = Form(778u32);
        /**

Built by [`aesimc`](super::Ins::aesimc).*/
        pub const AESIMC: Form = Form(779u32);
        /**

Built by [`sha1h`](super::Ins::sha1h).*/
        pub const SHA1H: Form = Form(780u32);
        /**Three registers, of which dst overwrites the first.

Built by [`sha1c`](super::Ins::sha1c).*/
        pub const SHA1C: Form = Form(781u32);
        /**Three registers, of which dst overwrites the first.

Built by [`sha1p`](super::Ins::sha1p).*/
        pub const SHA1P: Form = Form(782u32);
        /**Three registers, of which dst overwrites the first.

Built by [`sha1m`](super::Ins::sha1m).*/
        pub const SHA1M: Form = Form(783u32);
        /**Three registers, of which dst overwrites the first.

Built by [`sha1su0`](super::Ins::sha1su0).*/
        pub const SHA1SU0: Form = Form(784u32);
        /**Three registers, of which dst overwrites the first.

Built by [`sha256h`](super::Ins::sha256h).*/
        pub const SHA256H: Form = Form(785u32);
        /**Three registers, of which dst overwrites the first.

Built by [`sha256h2`](super::Ins::sha256h2).*/
        pub const SHA256H2: Form = Form(786u32);
        /**Three registers, of which dst overwrites the first.

Built by [`sha256su1`](super::Ins::sha256su1).*/
        pub const SHA256SU1: Form = Form(787u32);
        /**Two registers, of which dst overwrites the first.

Built by [`sha1su1`](super::Ins::sha1su1).*/
        pub const SHA1SU1: Form = Form(788u32);
        /**Two registers, of which dst overwrites the first.

Built by [`sha256su0`](super::Ins::sha256su0).*/
        pub const SHA256SU0: Form = Form(789u32);
        /**A carry-less product of 64-bit factors.

Built by [`vmull_p64`](super::Ins::vmull_p64).*/
        pub const VMULL_P64: Form = Form(790u32);
    }
    pub mod conv {
        /*!The calling conventions.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**AAPCS32 with the VFP variant, hard float. A vector takes a Q register, a double a D register and a single an S register, which may be one that a double has passed over, until one of them is on the stack. A number of 64 bits in two core registers starts at R0 or R2. Variadic functions take floats as integers. Results go where such arguments would: four singles to S0 to S3.

|  | registers |
| --- | --- |
| arguments, `int` | `r0..=r3` |
| arguments, `vec` | `s0..=s15`, back-filled |
| arguments of one kind, one after the other | `i32`: `r0..=r3`; `v128`: `q0..=q3`; `f64`: `d0..=d7`; `f32`: `s0..=s15` |
| variadic arguments, `int` | `r0..=r3` |
| results, `int` | `r0..=r3` |
| results, `vec` | `s0..=s15`, back-filled |
| callee-saved | `r4..=r11`, `d8..=d15` |
| link register, saved by functions that write it or call | `lr` |
| clobbered by a call | `r0..=r3`, `r12`, `lr`, `q0..=q3`, `q8..=q15` |

Arguments take their registers in order, each bank by itself; those for which none is left go on the stack in slots of 4 bytes. The stack is aligned to 8 bytes at a call. An argument of several values begins at a multiple of 2, is not split. All arguments of a variadic function have registers of their own rules, in slots of 4 bytes.

*/
        pub const AAPCS_VFP: Convention<super::Target> = Convention::assume(Conv(0u8));
        /**The same where R9 is the platform's: the static base, say.

|  | registers |
| --- | --- |
| arguments, `int` | `r0..=r3` |
| arguments, `vec` | `s0..=s15`, back-filled |
| arguments of one kind, one after the other | `i32`: `r0..=r3`; `v128`: `q0..=q3`; `f64`: `d0..=d7`; `f32`: `s0..=s15` |
| variadic arguments, `int` | `r0..=r3` |
| results, `int` | `r0..=r3` |
| results, `vec` | `s0..=s15`, back-filled |
| callee-saved | `r4..=r8`, `r10`, `r11`, `d8..=d15` |
| link register, saved by functions that write it or call | `lr` |
| clobbered by a call | `r0..=r3`, `r12`, `lr`, `q0..=q3`, `q8..=q15` |
| not allocated, besides those that never are | `r9` |

Arguments take their registers in order, each bank by itself; those for which none is left go on the stack in slots of 4 bytes. The stack is aligned to 8 bytes at a call. An argument of several values begins at a multiple of 2, is not split. All arguments of a variadic function have registers of their own rules, in slots of 4 bytes.

*/
        pub const AAPCS_VFP_RWPI: Convention<super::Target> = Convention::assume(
            Conv(1u8),
        );
    }
    pub mod tuple {
        /*!The lists of tuples that groups of operands take.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        ///2 registers. An even register and the next: LDRD, STRD, LDREXD and STREXD.
        pub const EVEN_PAIR: TupleList = TupleList(0u16);
        ///2 registers. Two consecutive registers, for LDM and STM.
        pub const RUN2: TupleList = TupleList(1u16);
        ///3 registers. Three consecutive registers.
        pub const RUN3: TupleList = TupleList(2u16);
        ///4 registers. Four consecutive registers.
        pub const RUN4: TupleList = TupleList(3u16);
        ///2 registers. Two consecutive single-precision registers.
        pub const S_RUN2: TupleList = TupleList(4u16);
        ///3 registers. Three consecutive single-precision registers.
        pub const S_RUN3: TupleList = TupleList(5u16);
        ///4 registers. Four consecutive single-precision registers.
        pub const S_RUN4: TupleList = TupleList(6u16);
        ///2 registers. Dd and Dd+1.
        pub const D_RUN2: TupleList = TupleList(7u16);
        ///3 registers. Dd to Dd+2.
        pub const D_RUN3: TupleList = TupleList(8u16);
        ///4 registers. Dd to Dd+3.
        pub const D_RUN4: TupleList = TupleList(9u16);
        ///2 registers. Dd and Dd+2.
        pub const D_STEP2: TupleList = TupleList(10u16);
        ///3 registers. Dd, Dd+2 and Dd+4.
        pub const D_STEP3: TupleList = TupleList(11u16);
        ///4 registers. Dd, Dd+2, Dd+4 and Dd+6.
        pub const D_STEP4: TupleList = TupleList(12u16);
        ///2 registers. Dd to Dd+3, as two Q registers.
        pub const Q_RUN2: TupleList = TupleList(13u16);
        ///3 registers. Dd, Dd+2, Dd+4 and the odd ones between.
        pub const Q_RUN3: TupleList = TupleList(14u16);
        ///4 registers. Dd, Dd+2, Dd+4, Dd+6 and the odd ones between.
        pub const Q_RUN4: TupleList = TupleList(15u16);
    }
    pub mod feature {
        /*!The features that a machine may have or lack.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        ///SDIV and UDIV. There by default.
        pub const IDIV: Features = Features::single(0usize);
        ///D16 to D31: VFPv3-D32 and VFPv4-D32, and every machine with Advanced SIMD. There by default.
        pub const D32: Features = Features::single(1usize);
        ///Advanced SIMD. Implies `d32`. There by default.
        pub const NEON: Features = Features::single(2usize);
        ///Fused multiply-add and conversions of half precision. There by default.
        pub const VFP4: Features = Features::single(3usize);
        ///Armv8: acquire and release, CRC32, VSEL, VRINT, VMAXNM, AES and SHA. Not there by default.
        pub const V8: Features = Features::single(4usize);
        ///Arithmetic in half precision, FEAT_FP16. Not there by default.
        pub const FP16: Features = Features::single(5usize);
        ///VFMAL and VFMSL, FEAT_FHM. Not there by default.
        pub const FHM: Features = Features::single(6usize);
        ///VSDOT and VUDOT, FEAT_DotProd. Not there by default.
        pub const DOTPROD: Features = Features::single(7usize);
    }
    pub mod role {
        /*!What registers are for beyond holding values.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        pub use super::reg::SP as STACK;
        pub use super::reg::LR as LINK;
    }
    ///Builds functions of `aarch32`; its [`ins`](::ssara_core::typed::Builder::ins) are [`Ins`].
    pub type Builder = ::ssara_core::typed::Builder<Target>;
    ///The instruction forms of `aarch32` as methods: each adds an instruction to the current block of a [`Builder`], takes its uses, and returns its defs as new values.
    pub struct Ins<'b>(&'b mut Builder);
    impl<'b> ::core::convert::From<&'b mut Builder> for Ins<'b> {
        #[inline]
        fn from(builder: &'b mut Builder) -> Self {
            Ins(builder)
        }
    }
    /// The names of operands, by which compilers name an operand that is missing or of the wrong type.
    pub mod operand {
        #[doc(hidden)]
        pub enum a {}
        #[doc(hidden)]
        pub enum a_hi {}
        #[doc(hidden)]
        pub enum a_lo {}
        #[doc(hidden)]
        pub enum acc {}
        #[doc(hidden)]
        pub enum acc_hi {}
        #[doc(hidden)]
        pub enum acc_lo {}
        #[doc(hidden)]
        pub enum b {}
        #[doc(hidden)]
        pub enum b_hi {}
        #[doc(hidden)]
        pub enum b_lo {}
        #[doc(hidden)]
        pub enum base {}
        #[doc(hidden)]
        pub enum c {}
        #[doc(hidden)]
        pub enum count {}
        #[doc(hidden)]
        pub enum d {}
        #[doc(hidden)]
        pub enum data {}
        #[doc(hidden)]
        pub enum e {}
        #[doc(hidden)]
        pub enum expected {}
        #[doc(hidden)]
        pub enum expected_hi {}
        #[doc(hidden)]
        pub enum expected_lo {}
        #[doc(hidden)]
        pub enum f {}
        #[doc(hidden)]
        pub enum first {}
        #[doc(hidden)]
        pub enum hi {}
        #[doc(hidden)]
        pub enum index {}
        #[doc(hidden)]
        pub enum key {}
        #[doc(hidden)]
        pub enum lo {}
        #[doc(hidden)]
        pub enum mask {}
        #[doc(hidden)]
        pub enum new {}
        #[doc(hidden)]
        pub enum number {}
        #[doc(hidden)]
        pub enum old {}
        #[doc(hidden)]
        pub enum otherwise {}
        #[doc(hidden)]
        pub enum second {}
        #[doc(hidden)]
        pub enum src {}
        #[doc(hidden)]
        pub enum state {}
        #[doc(hidden)]
        pub enum step {}
        #[doc(hidden)]
        pub enum sum {}
        #[doc(hidden)]
        pub enum table {}
        #[doc(hidden)]
        pub enum target {}
        #[doc(hidden)]
        pub enum then {}
        #[doc(hidden)]
        pub enum with {}
    }
    const _: () = {
        use ::ssara_core::target::Form;
        use ::ssara_core::typed::{Goto, Val, ValueFor};
        impl Ins<'_> {
            /**MOV, MVN or MOVW of an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn mov_imm(&mut self) -> Val<I32> {
                let [_0] = self.0.emit(Form(0), &[]);
                Val::assume(_0)
            }
            /**MOVW and MOVT: any constant or address.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |

* may be rematerialised instead of a reload

*/
            #[inline]
            pub fn movw_movt(&mut self) -> Val<I32> {
                let [_0] = self.0.emit(Form(1), &[]);
                Val::assume(_0)
            }
            /**Replaces the upper half of a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn movt(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(2), &[a.value()]);
                Val::assume(_0)
            }
            /**ADD or SUB of PC: an address nearby.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn adr(&mut self) -> Val<I32> {
                let [_0] = self.0.emit(Form(3), &[]);
                Val::assume(_0)
            }
            /**LDR from the literal pool, relative to PC.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |

* may be rematerialised instead of a reload

*/
            #[inline]
            pub fn ldr_literal(&mut self) -> Val<I32> {
                let [_0] = self.0.emit(Form(4), &[]);
                Val::assume(_0)
            }
            /**LDR of a literal and LDR at PC plus that: an address from the global offset table.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |

*/
            #[inline]
            pub fn ldr_got(&mut self) -> Val<I32> {
                let [_0] = self.0.emit(Form(5), &[]);
                Val::assume(_0)
            }
            /**ADD of SP and an offset.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn frame_address(&mut self) -> Val<I32> {
                let [_0] = self.0.emit(Form(6), &[]);
                Val::assume(_0)
            }
            /**A copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn mov(&mut self, src: impl ValueFor<I32, operand::src>) -> Val<I32> {
                let [_0] = self.0.emit(Form(7), &[src.value()]);
                Val::assume(_0)
            }
            /**Extends bytes or a halfword, after a rotation.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn sxtb(&mut self, src: impl ValueFor<I32, operand::src>) -> Val<I32> {
                let [_0] = self.0.emit(Form(8), &[src.value()]);
                Val::assume(_0)
            }
            /**Extends bytes or a halfword, after a rotation.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn sxth(&mut self, src: impl ValueFor<I32, operand::src>) -> Val<I32> {
                let [_0] = self.0.emit(Form(9), &[src.value()]);
                Val::assume(_0)
            }
            /**Extends bytes or a halfword, after a rotation.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn uxtb(&mut self, src: impl ValueFor<I32, operand::src>) -> Val<I32> {
                let [_0] = self.0.emit(Form(10), &[src.value()]);
                Val::assume(_0)
            }
            /**Extends bytes or a halfword, after a rotation.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn uxth(&mut self, src: impl ValueFor<I32, operand::src>) -> Val<I32> {
                let [_0] = self.0.emit(Form(11), &[src.value()]);
                Val::assume(_0)
            }
            /**Extends bytes or a halfword, after a rotation.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn sxtb16(&mut self, src: impl ValueFor<I32, operand::src>) -> Val<I32> {
                let [_0] = self.0.emit(Form(12), &[src.value()]);
                Val::assume(_0)
            }
            /**Extends bytes or a halfword, after a rotation.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn uxtb16(&mut self, src: impl ValueFor<I32, operand::src>) -> Val<I32> {
                let [_0] = self.0.emit(Form(13), &[src.value()]);
                Val::assume(_0)
            }
            /**Extends and adds to a.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn sxtab(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(14), &[a.value(), src.value()]);
                Val::assume(_0)
            }
            /**Extends and adds to a.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn sxtah(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(15), &[a.value(), src.value()]);
                Val::assume(_0)
            }
            /**Extends and adds to a.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn uxtab(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(16), &[a.value(), src.value()]);
                Val::assume(_0)
            }
            /**Extends and adds to a.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn uxtah(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(17), &[a.value(), src.value()]);
                Val::assume(_0)
            }
            /**Extends and adds to a.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn sxtab16(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(18), &[a.value(), src.value()]);
                Val::assume(_0)
            }
            /**Extends and adds to a.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn uxtab16(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(19), &[a.value(), src.value()]);
                Val::assume(_0)
            }
            /**add; b may be shifted by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn add(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(20), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**sub; b may be shifted by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn sub(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(21), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**rsb; b may be shifted by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn rsb(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(22), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**and; b may be shifted by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn and(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(23), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**orr; b may be shifted by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn orr(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(24), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**eor; b may be shifted by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn eor(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(25), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**bic; b may be shifted by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn bic(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(26), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**add; b is shifted by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `count` | use | `i32` |

*/
            #[inline]
            pub fn add_shift(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(27), &[a.value(), b.value(), count.value()]);
                Val::assume(_0)
            }
            /**sub; b is shifted by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `count` | use | `i32` |

*/
            #[inline]
            pub fn sub_shift(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(28), &[a.value(), b.value(), count.value()]);
                Val::assume(_0)
            }
            /**rsb; b is shifted by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `count` | use | `i32` |

*/
            #[inline]
            pub fn rsb_shift(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(29), &[a.value(), b.value(), count.value()]);
                Val::assume(_0)
            }
            /**and; b is shifted by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `count` | use | `i32` |

*/
            #[inline]
            pub fn and_shift(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(30), &[a.value(), b.value(), count.value()]);
                Val::assume(_0)
            }
            /**orr; b is shifted by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `count` | use | `i32` |

*/
            #[inline]
            pub fn orr_shift(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(31), &[a.value(), b.value(), count.value()]);
                Val::assume(_0)
            }
            /**eor; b is shifted by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `count` | use | `i32` |

*/
            #[inline]
            pub fn eor_shift(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(32), &[a.value(), b.value(), count.value()]);
                Val::assume(_0)
            }
            /**bic; b is shifted by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `count` | use | `i32` |

*/
            #[inline]
            pub fn bic_shift(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(33), &[a.value(), b.value(), count.value()]);
                Val::assume(_0)
            }
            /**add of an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn add_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(34), &[a.value()]);
                Val::assume(_0)
            }
            /**sub of an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn sub_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(35), &[a.value()]);
                Val::assume(_0)
            }
            /**rsb of an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn rsb_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(36), &[a.value()]);
                Val::assume(_0)
            }
            /**and of an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn and_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(37), &[a.value()]);
                Val::assume(_0)
            }
            /**orr of an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn orr_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(38), &[a.value()]);
                Val::assume(_0)
            }
            /**eor of an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn eor_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(39), &[a.value()]);
                Val::assume(_0)
            }
            /**bic of an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn bic_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(40), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn mvn(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(41), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn clz(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(42), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn rbit(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(43), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn rev(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(44), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn rev16(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(45), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn revsh(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(46), &[a.value()]);
                Val::assume(_0)
            }
            /**lsl by the low byte of a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `count` | use | `i32` |

*/
            #[inline]
            pub fn lsl(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(47), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**lsr by the low byte of a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `count` | use | `i32` |

*/
            #[inline]
            pub fn lsr(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(48), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**asr by the low byte of a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `count` | use | `i32` |

*/
            #[inline]
            pub fn asr(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(49), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**ror by the low byte of a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `count` | use | `i32` |

*/
            #[inline]
            pub fn ror(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(50), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**lsl by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn lsl_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(51), &[a.value()]);
                Val::assume(_0)
            }
            /**lsr by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn lsr_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(52), &[a.value()]);
                Val::assume(_0)
            }
            /**asr by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn asr_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(53), &[a.value()]);
                Val::assume(_0)
            }
            /**ror by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn ror_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(54), &[a.value()]);
                Val::assume(_0)
            }
            /**ADDS and ADC, or SUBS and SBC. The low half is written while the high halves are still to be read.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i32` |
| `hi` | def | `i32` |
| `a_lo` | use | `i32` |
| `a_hi` | use | `i32` |
| `b_lo` | use | `i32` |
| `b_hi` | use | `i32` |

* `lo` does not overlap `a_hi`
* `lo` does not overlap `b_hi`

*/
            #[inline]
            pub fn add64(
                &mut self,
                a_lo: impl ValueFor<I32, operand::a_lo>,
                a_hi: impl ValueFor<I32, operand::a_hi>,
                b_lo: impl ValueFor<I32, operand::b_lo>,
                b_hi: impl ValueFor<I32, operand::b_hi>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(55),
                        &[a_lo.value(), a_hi.value(), b_lo.value(), b_hi.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**ADDS and ADC, or SUBS and SBC. The low half is written while the high halves are still to be read.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i32` |
| `hi` | def | `i32` |
| `a_lo` | use | `i32` |
| `a_hi` | use | `i32` |
| `b_lo` | use | `i32` |
| `b_hi` | use | `i32` |

* `lo` does not overlap `a_hi`
* `lo` does not overlap `b_hi`

*/
            #[inline]
            pub fn sub64(
                &mut self,
                a_lo: impl ValueFor<I32, operand::a_lo>,
                a_hi: impl ValueFor<I32, operand::a_hi>,
                b_lo: impl ValueFor<I32, operand::b_lo>,
                b_hi: impl ValueFor<I32, operand::b_hi>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(56),
                        &[a_lo.value(), a_hi.value(), b_lo.value(), b_hi.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**ADDS and ADC, or SUBS and SBC, of immediates.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i32` |
| `hi` | def | `i32` |
| `a_lo` | use | `i32` |
| `a_hi` | use | `i32` |

* `lo` does not overlap `a_hi`

*/
            #[inline]
            pub fn add64_imm(
                &mut self,
                a_lo: impl ValueFor<I32, operand::a_lo>,
                a_hi: impl ValueFor<I32, operand::a_hi>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(57), &[a_lo.value(), a_hi.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**ADDS and ADC, or SUBS and SBC, of immediates.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i32` |
| `hi` | def | `i32` |
| `a_lo` | use | `i32` |
| `a_hi` | use | `i32` |

* `lo` does not overlap `a_hi`

*/
            #[inline]
            pub fn sub64_imm(
                &mut self,
                a_lo: impl ValueFor<I32, operand::a_lo>,
                a_hi: impl ValueFor<I32, operand::a_hi>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(58), &[a_lo.value(), a_hi.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**RSBS and RSC.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i32` |
| `hi` | def | `i32` |
| `a_lo` | use | `i32` |
| `a_hi` | use | `i32` |

* `lo` does not overlap `a_hi`

*/
            #[inline]
            pub fn neg64(
                &mut self,
                a_lo: impl ValueFor<I32, operand::a_lo>,
                a_hi: impl ValueFor<I32, operand::a_hi>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(59), &[a_lo.value(), a_hi.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**The high half is written while the low half is still to be read.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i32` |
| `hi` | def | `i32` |
| `a_lo` | use | `i32` |
| `a_hi` | use | `i32` |

* `hi` does not overlap `a_lo`

*/
            #[inline]
            pub fn lsl64_imm(
                &mut self,
                a_lo: impl ValueFor<I32, operand::a_lo>,
                a_hi: impl ValueFor<I32, operand::a_hi>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(60), &[a_lo.value(), a_hi.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**The low half is written while the high half is still to be read.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i32` |
| `hi` | def | `i32` |
| `a_lo` | use | `i32` |
| `a_hi` | use | `i32` |

* `lo` does not overlap `a_hi`

*/
            #[inline]
            pub fn lsr64_imm(
                &mut self,
                a_lo: impl ValueFor<I32, operand::a_lo>,
                a_hi: impl ValueFor<I32, operand::a_hi>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(61), &[a_lo.value(), a_hi.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**The low half is written while the high half is still to be read.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i32` |
| `hi` | def | `i32` |
| `a_lo` | use | `i32` |
| `a_hi` | use | `i32` |

* `lo` does not overlap `a_hi`

*/
            #[inline]
            pub fn asr64_imm(
                &mut self,
                a_lo: impl ValueFor<I32, operand::a_lo>,
                a_hi: impl ValueFor<I32, operand::a_hi>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(62), &[a_lo.value(), a_hi.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn mul(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(63), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**c plus or minus a * b. Four registers, none of them tied.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `c` | use | `i32` |

*/
            #[inline]
            pub fn mla(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                c: impl ValueFor<I32, operand::c>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(64), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**c plus or minus a * b. Four registers, none of them tied.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `c` | use | `i32` |

*/
            #[inline]
            pub fn mls(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                c: impl ValueFor<I32, operand::c>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(65), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**A 64-bit product, in two registers that must differ.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i32` |
| `hi` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn umull(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(66), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**A 64-bit product, in two registers that must differ.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i32` |
| `hi` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn smull(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(67), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i32`, the register of `acc_lo` |
| `hi` | def | `i32`, the register of `acc_hi` |
| `acc_lo` | use | `i32` |
| `acc_hi` | use | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn umlal(
                &mut self,
                acc_lo: impl ValueFor<I32, operand::acc_lo>,
                acc_hi: impl ValueFor<I32, operand::acc_hi>,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(68),
                        &[acc_lo.value(), acc_hi.value(), a.value(), b.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i32`, the register of `acc_lo` |
| `hi` | def | `i32`, the register of `acc_hi` |
| `acc_lo` | use | `i32` |
| `acc_hi` | use | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn smlal(
                &mut self,
                acc_lo: impl ValueFor<I32, operand::acc_lo>,
                acc_hi: impl ValueFor<I32, operand::acc_hi>,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(69),
                        &[acc_lo.value(), acc_hi.value(), a.value(), b.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i32`, the register of `acc_lo` |
| `hi` | def | `i32`, the register of `acc_hi` |
| `acc_lo` | use | `i32` |
| `acc_hi` | use | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn umaal(
                &mut self,
                acc_lo: impl ValueFor<I32, operand::acc_lo>,
                acc_hi: impl ValueFor<I32, operand::acc_hi>,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(70),
                        &[acc_lo.value(), acc_hi.value(), a.value(), b.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i32`, the register of `acc_lo` |
| `hi` | def | `i32`, the register of `acc_hi` |
| `acc_lo` | use | `i32` |
| `acc_hi` | use | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn smlald(
                &mut self,
                acc_lo: impl ValueFor<I32, operand::acc_lo>,
                acc_hi: impl ValueFor<I32, operand::acc_hi>,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(71),
                        &[acc_lo.value(), acc_hi.value(), a.value(), b.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i32`, the register of `acc_lo` |
| `hi` | def | `i32`, the register of `acc_hi` |
| `acc_lo` | use | `i32` |
| `acc_hi` | use | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn smlaldx(
                &mut self,
                acc_lo: impl ValueFor<I32, operand::acc_lo>,
                acc_hi: impl ValueFor<I32, operand::acc_hi>,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(72),
                        &[acc_lo.value(), acc_hi.value(), a.value(), b.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i32`, the register of `acc_lo` |
| `hi` | def | `i32`, the register of `acc_hi` |
| `acc_lo` | use | `i32` |
| `acc_hi` | use | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn smlsld(
                &mut self,
                acc_lo: impl ValueFor<I32, operand::acc_lo>,
                acc_hi: impl ValueFor<I32, operand::acc_hi>,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(73),
                        &[acc_lo.value(), acc_hi.value(), a.value(), b.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i32`, the register of `acc_lo` |
| `hi` | def | `i32`, the register of `acc_hi` |
| `acc_lo` | use | `i32` |
| `acc_hi` | use | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn smlsldx(
                &mut self,
                acc_lo: impl ValueFor<I32, operand::acc_lo>,
                acc_hi: impl ValueFor<I32, operand::acc_hi>,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(74),
                        &[acc_lo.value(), acc_hi.value(), a.value(), b.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i32`, the register of `acc_lo` |
| `hi` | def | `i32`, the register of `acc_hi` |
| `acc_lo` | use | `i32` |
| `acc_hi` | use | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn smlalbb(
                &mut self,
                acc_lo: impl ValueFor<I32, operand::acc_lo>,
                acc_hi: impl ValueFor<I32, operand::acc_hi>,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(75),
                        &[acc_lo.value(), acc_hi.value(), a.value(), b.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**Adds products to a 64-bit number, or a product to two numbers, which the result overwrites.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i32`, the register of `acc_lo` |
| `hi` | def | `i32`, the register of `acc_hi` |
| `acc_lo` | use | `i32` |
| `acc_hi` | use | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn smlaltt(
                &mut self,
                acc_lo: impl ValueFor<I32, operand::acc_lo>,
                acc_hi: impl ValueFor<I32, operand::acc_hi>,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(76),
                        &[acc_lo.value(), acc_hi.value(), a.value(), b.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**A part of a product, or products of halfwords.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn smmul(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(77), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A part of a product, or products of halfwords.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn smmulr(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(78), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A part of a product, or products of halfwords.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn smulbb(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(79), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A part of a product, or products of halfwords.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn smulbt(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(80), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A part of a product, or products of halfwords.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn smultb(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(81), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A part of a product, or products of halfwords.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn smultt(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(82), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A part of a product, or products of halfwords.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn smulwb(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(83), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A part of a product, or products of halfwords.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn smulwt(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(84), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A part of a product, or products of halfwords.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn smuad(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(85), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A part of a product, or products of halfwords.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn smuadx(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(86), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A part of a product, or products of halfwords.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn smusd(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(87), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**The same added to c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `c` | use | `i32` |

*/
            #[inline]
            pub fn smmla(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                c: impl ValueFor<I32, operand::c>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(88), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The same added to c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `c` | use | `i32` |

*/
            #[inline]
            pub fn smmlar(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                c: impl ValueFor<I32, operand::c>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(89), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The same added to c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `c` | use | `i32` |

*/
            #[inline]
            pub fn smmls(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                c: impl ValueFor<I32, operand::c>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(90), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The same added to c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `c` | use | `i32` |

*/
            #[inline]
            pub fn smlabb(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                c: impl ValueFor<I32, operand::c>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(91), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The same added to c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `c` | use | `i32` |

*/
            #[inline]
            pub fn smlabt(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                c: impl ValueFor<I32, operand::c>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(92), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The same added to c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `c` | use | `i32` |

*/
            #[inline]
            pub fn smlatb(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                c: impl ValueFor<I32, operand::c>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(93), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The same added to c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `c` | use | `i32` |

*/
            #[inline]
            pub fn smlatt(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                c: impl ValueFor<I32, operand::c>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(94), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The same added to c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `c` | use | `i32` |

*/
            #[inline]
            pub fn smlawb(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                c: impl ValueFor<I32, operand::c>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(95), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The same added to c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `c` | use | `i32` |

*/
            #[inline]
            pub fn smlawt(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                c: impl ValueFor<I32, operand::c>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(96), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The same added to c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `c` | use | `i32` |

*/
            #[inline]
            pub fn smlad(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                c: impl ValueFor<I32, operand::c>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(97), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The same added to c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `c` | use | `i32` |

*/
            #[inline]
            pub fn smlsd(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                c: impl ValueFor<I32, operand::c>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(98), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

* requires `idiv`

*/
            #[inline]
            pub fn sdiv(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(99), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

* requires `idiv`

*/
            #[inline]
            pub fn udiv(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(100), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**sdiv and MLS: the quotient is in dst while both sources are still to be read.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, early: not the register of a use |
| `a` | use | `i32` |
| `b` | use | `i32` |

* requires `idiv`

*/
            #[inline]
            pub fn sdiv_rem(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(101), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**udiv and MLS: the quotient is in dst while both sources are still to be read.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, early: not the register of a use |
| `a` | use | `i32` |
| `b` | use | `i32` |

* requires `idiv`

*/
            #[inline]
            pub fn udiv_rem(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(102), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With saturation.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn qadd(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(103), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With saturation.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn qsub(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(104), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With saturation.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn qdadd(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(105), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With saturation.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn qdsub(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(106), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**To a number of bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn ssat(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(107), &[a.value()]);
                Val::assume(_0)
            }
            /**To a number of bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn usat(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(108), &[a.value()]);
                Val::assume(_0)
            }
            /**To a number of bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn ssat16(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(109), &[a.value()]);
                Val::assume(_0)
            }
            /**To a number of bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn usat16(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(110), &[a.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn sadd8(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(111), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn ssub8(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(112), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn sadd16(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(113), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn ssub16(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(114), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn sasx(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(115), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn ssax(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(116), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn qadd8(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(117), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn qsub8(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(118), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn qadd16(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(119), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn qsub16(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(120), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn qasx(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(121), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn qsax(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(122), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn shadd8(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(123), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn shsub8(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(124), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn shadd16(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(125), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn shsub16(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(126), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn shasx(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(127), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn shsax(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(128), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn uadd8(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(129), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn usub8(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(130), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn uadd16(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(131), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn usub16(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(132), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn uasx(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(133), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn usax(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(134), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn uqadd8(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(135), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn uqsub8(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(136), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn uqadd16(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(137), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn uqsub16(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(138), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn uqasx(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(139), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn uqsax(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(140), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn uhadd8(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(141), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn uhsub8(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(142), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn uhadd16(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(143), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn uhsub16(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(144), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn uhasx(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(145), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes or halfwords of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn uhsax(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(146), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn pkhbt(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(147), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn pkhtb(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(148), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn usad8(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(149), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Sum of absolute differences, added to c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `c` | use | `i32` |

*/
            #[inline]
            pub fn usada8(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                c: impl ValueFor<I32, operand::c>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(150), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**uadd8, whose result is not used, and SEL of bytes by its flags: for example, a maximum.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `sum` | scratch | `i32`, a scratch register |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `then` | use | `i32` |
| `otherwise` | use | `i32` |

* needs `sum`: `i32`, a scratch register

*/
            #[inline]
            pub fn uadd8_sel(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(151),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**usub8, whose result is not used, and SEL of bytes by its flags: for example, a maximum.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `sum` | scratch | `i32`, a scratch register |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `then` | use | `i32` |
| `otherwise` | use | `i32` |

* needs `sum`: `i32`, a scratch register

*/
            #[inline]
            pub fn usub8_sel(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(152),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**sadd16, whose result is not used, and SEL of bytes by its flags: for example, a maximum.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `sum` | scratch | `i32`, a scratch register |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `then` | use | `i32` |
| `otherwise` | use | `i32` |

* needs `sum`: `i32`, a scratch register

*/
            #[inline]
            pub fn sadd16_sel(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(153),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**ssub16, whose result is not used, and SEL of bytes by its flags: for example, a maximum.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `sum` | scratch | `i32`, a scratch register |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `then` | use | `i32` |
| `otherwise` | use | `i32` |

* needs `sum`: `i32`, a scratch register

*/
            #[inline]
            pub fn ssub16_sel(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(154),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**A bit field, extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn ubfx(&mut self, src: impl ValueFor<I32, operand::src>) -> Val<I32> {
                let [_0] = self.0.emit(Form(155), &[src.value()]);
                Val::assume(_0)
            }
            /**A bit field, extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn sbfx(&mut self, src: impl ValueFor<I32, operand::src>) -> Val<I32> {
                let [_0] = self.0.emit(Form(156), &[src.value()]);
                Val::assume(_0)
            }
            /**Moves a bit field into dst, whose other bits stay.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `old` |
| `old` | use | `i32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn bfi(
                &mut self,
                old: impl ValueFor<I32, operand::old>,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(157), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**Clears a bit field of dst.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `old` |
| `old` | use | `i32` |

*/
            #[inline]
            pub fn bfc(&mut self, old: impl ValueFor<I32, operand::old>) -> Val<I32> {
                let [_0] = self.0.emit(Form(158), &[old.value()]);
                Val::assume(_0)
            }
            /**Adds data to a checksum.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `sum` | use | `i32` |
| `data` | use | `i32` |

* requires `v8`

*/
            #[inline]
            pub fn crc32b(
                &mut self,
                sum: impl ValueFor<I32, operand::sum>,
                data: impl ValueFor<I32, operand::data>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(159), &[sum.value(), data.value()]);
                Val::assume(_0)
            }
            /**Adds data to a checksum.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `sum` | use | `i32` |
| `data` | use | `i32` |

* requires `v8`

*/
            #[inline]
            pub fn crc32h(
                &mut self,
                sum: impl ValueFor<I32, operand::sum>,
                data: impl ValueFor<I32, operand::data>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(160), &[sum.value(), data.value()]);
                Val::assume(_0)
            }
            /**Adds data to a checksum.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `sum` | use | `i32` |
| `data` | use | `i32` |

* requires `v8`

*/
            #[inline]
            pub fn crc32w(
                &mut self,
                sum: impl ValueFor<I32, operand::sum>,
                data: impl ValueFor<I32, operand::data>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(161), &[sum.value(), data.value()]);
                Val::assume(_0)
            }
            /**Adds data to a checksum.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `sum` | use | `i32` |
| `data` | use | `i32` |

* requires `v8`

*/
            #[inline]
            pub fn crc32cb(
                &mut self,
                sum: impl ValueFor<I32, operand::sum>,
                data: impl ValueFor<I32, operand::data>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(162), &[sum.value(), data.value()]);
                Val::assume(_0)
            }
            /**Adds data to a checksum.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `sum` | use | `i32` |
| `data` | use | `i32` |

* requires `v8`

*/
            #[inline]
            pub fn crc32ch(
                &mut self,
                sum: impl ValueFor<I32, operand::sum>,
                data: impl ValueFor<I32, operand::data>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(163), &[sum.value(), data.value()]);
                Val::assume(_0)
            }
            /**Adds data to a checksum.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `sum` | use | `i32` |
| `data` | use | `i32` |

* requires `v8`

*/
            #[inline]
            pub fn crc32cw(
                &mut self,
                sum: impl ValueFor<I32, operand::sum>,
                data: impl ValueFor<I32, operand::data>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(164), &[sum.value(), data.value()]);
                Val::assume(_0)
            }
            /**cmp, MOV of zero and MOV of one under a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn cmp_set(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(165), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**cmn, MOV of zero and MOV of one under a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn cmn_set(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(166), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**tst, MOV of zero and MOV of one under a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn tst_set(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(167), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**teq, MOV of zero and MOV of one under a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn teq_set(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(168), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**cmp with an immediate, MOV of zero and MOV of one under a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn cmp_imm_set(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(169), &[a.value()]);
                Val::assume(_0)
            }
            /**cmn with an immediate, MOV of zero and MOV of one under a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn cmn_imm_set(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(170), &[a.value()]);
                Val::assume(_0)
            }
            /**tst with an immediate, MOV of zero and MOV of one under a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn tst_imm_set(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(171), &[a.value()]);
                Val::assume(_0)
            }
            /**teq with an immediate, MOV of zero and MOV of one under a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn teq_imm_set(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(172), &[a.value()]);
                Val::assume(_0)
            }
            /**cmp and MOV under a condition: dst keeps `otherwise` unless it holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `then` | use | `i32` |
| `otherwise` | use | `i32` |

* or `cmp_mov/inverse`: `dst`: `i32`, the register of `then`

*/
            #[inline]
            pub fn cmp_mov(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(173),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**cmn and MOV under a condition: dst keeps `otherwise` unless it holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `then` | use | `i32` |
| `otherwise` | use | `i32` |

* or `cmn_mov/inverse`: `dst`: `i32`, the register of `then`

*/
            #[inline]
            pub fn cmn_mov(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(175),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**tst and MOV under a condition: dst keeps `otherwise` unless it holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `then` | use | `i32` |
| `otherwise` | use | `i32` |

* or `tst_mov/inverse`: `dst`: `i32`, the register of `then`

*/
            #[inline]
            pub fn tst_mov(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(177),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**teq and MOV under a condition: dst keeps `otherwise` unless it holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `i32` |
| `b` | use | `i32` |
| `then` | use | `i32` |
| `otherwise` | use | `i32` |

* or `teq_mov/inverse`: `dst`: `i32`, the register of `then`

*/
            #[inline]
            pub fn teq_mov(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(179),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**cmp with an immediate and MOV under a condition: dst keeps `otherwise` unless it holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `i32` |
| `then` | use | `i32` |
| `otherwise` | use | `i32` |

* or `cmp_imm_mov/inverse`: `dst`: `i32`, the register of `then`

*/
            #[inline]
            pub fn cmp_imm_mov(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(181), &[a.value(), then.value(), otherwise.value()]);
                Val::assume(_0)
            }
            /**cmn with an immediate and MOV under a condition: dst keeps `otherwise` unless it holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `i32` |
| `then` | use | `i32` |
| `otherwise` | use | `i32` |

* or `cmn_imm_mov/inverse`: `dst`: `i32`, the register of `then`

*/
            #[inline]
            pub fn cmn_imm_mov(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(183), &[a.value(), then.value(), otherwise.value()]);
                Val::assume(_0)
            }
            /**tst with an immediate and MOV under a condition: dst keeps `otherwise` unless it holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `i32` |
| `then` | use | `i32` |
| `otherwise` | use | `i32` |

* or `tst_imm_mov/inverse`: `dst`: `i32`, the register of `then`

*/
            #[inline]
            pub fn tst_imm_mov(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(185), &[a.value(), then.value(), otherwise.value()]);
                Val::assume(_0)
            }
            /**teq with an immediate and MOV under a condition: dst keeps `otherwise` unless it holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `i32` |
| `then` | use | `i32` |
| `otherwise` | use | `i32` |

* or `teq_imm_mov/inverse`: `dst`: `i32`, the register of `then`

*/
            #[inline]
            pub fn teq_imm_mov(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(187), &[a.value(), then.value(), otherwise.value()]);
                Val::assume(_0)
            }
            /**CMP, SBCS of the high halves into dst, and the truth value.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a_lo` | use | `i32` |
| `a_hi` | use | `i32` |
| `b_lo` | use | `i32` |
| `b_hi` | use | `i32` |

*/
            #[inline]
            pub fn cmp64_set(
                &mut self,
                a_lo: impl ValueFor<I32, operand::a_lo>,
                a_hi: impl ValueFor<I32, operand::a_hi>,
                b_lo: impl ValueFor<I32, operand::b_lo>,
                b_hi: impl ValueFor<I32, operand::b_hi>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(189),
                        &[a_lo.value(), a_hi.value(), b_lo.value(), b_hi.value()],
                    );
                Val::assume(_0)
            }
            /**adds and whether it overflows. The sum is written first.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `flag` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn adds_set(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(190), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**subs and whether it overflows. The sum is written first.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `flag` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn subs_set(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(191), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**VCMP, VMRS and the truth value.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn vcmp_f64_set(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(192), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**VCMP, VMRS and the truth value.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

*/
            #[inline]
            pub fn vcmp_f32_set(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(193), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**VCMP, VMRS and MOV under one or two conditions: dst keeps `otherwise` unless one holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `f64` |
| `b` | use | `f64` |
| `then` | use | `i32` |
| `otherwise` | use | `i32` |

*/
            #[inline]
            pub fn vcmp_f64_mov(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(194),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**VCMP, VMRS and MOV under one or two conditions: dst keeps `otherwise` unless one holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `f32` |
| `b` | use | `f32` |
| `then` | use | `i32` |
| `otherwise` | use | `i32` |

*/
            #[inline]
            pub fn vcmp_f32_mov(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(195),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**VCMP, VMRS and VMOV under one or two conditions: dst keeps `otherwise` unless one holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `otherwise` |
| `a` | use | `f64` |
| `b` | use | `f64` |
| `then` | use | `f64` |
| `otherwise` | use | `f64` |

*/
            #[inline]
            pub fn vcmp_f64_vmov(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
                then: impl ValueFor<F64, operand::then>,
                otherwise: impl ValueFor<F64, operand::otherwise>,
            ) -> Val<F64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(196),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**VCMP, VMRS and VMOV under one or two conditions: dst keeps `otherwise` unless one holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32`, the register of `otherwise` |
| `a` | use | `f32` |
| `b` | use | `f32` |
| `then` | use | `f32` |
| `otherwise` | use | `f32` |

*/
            #[inline]
            pub fn vcmp_f32_vmov(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
                then: impl ValueFor<F32, operand::then>,
                otherwise: impl ValueFor<F32, operand::otherwise>,
            ) -> Val<F32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(197),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**VCMP, VMRS and VSEL.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |
| `then` | use | `f64` |
| `otherwise` | use | `f64` |

* requires `v8`

*/
            #[inline]
            pub fn vcmp_f64_vsel(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
                then: impl ValueFor<F64, operand::then>,
                otherwise: impl ValueFor<F64, operand::otherwise>,
            ) -> Val<F64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(198),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**VCMP, VMRS and VSEL.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |
| `then` | use | `f32` |
| `otherwise` | use | `f32` |

* requires `v8`

*/
            #[inline]
            pub fn vcmp_f32_vsel(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
                then: impl ValueFor<F32, operand::then>,
                otherwise: impl ValueFor<F32, operand::otherwise>,
            ) -> Val<F32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(199),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**B.

* goes to one block

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn b(&mut self, successor: Goto<Target>) {
                let [] = self.0.emit_branch(Form(200), &[], &[successor]);
            }
            /**cmp and B under a condition.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i32` |
| `b` | use | `i32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmp_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(201), &[a.value(), b.value()], &successors);
            }
            /**cmn and B under a condition.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i32` |
| `b` | use | `i32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmn_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(202), &[a.value(), b.value()], &successors);
            }
            /**tst and B under a condition.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i32` |
| `b` | use | `i32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn tst_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(203), &[a.value(), b.value()], &successors);
            }
            /**teq and B under a condition.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i32` |
| `b` | use | `i32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn teq_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(204), &[a.value(), b.value()], &successors);
            }
            /**cmp with an immediate and B under a condition.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmp_imm_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(205), &[a.value()], &successors);
            }
            /**cmn with an immediate and B under a condition.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmn_imm_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(206), &[a.value()], &successors);
            }
            /**tst with an immediate and B under a condition.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn tst_imm_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(207), &[a.value()], &successors);
            }
            /**teq with an immediate and B under a condition.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn teq_imm_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(208), &[a.value()], &successors);
            }
            /**CMP of the high halves, CMP of the low ones if those are equal, and B.

| operand |  | register |
| --- | --- | --- |
| `a_lo` | use | `i32` |
| `a_hi` | use | `i32` |
| `b_lo` | use | `i32` |
| `b_hi` | use | `i32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmp64_b(
                &mut self,
                a_lo: impl ValueFor<I32, operand::a_lo>,
                a_hi: impl ValueFor<I32, operand::a_hi>,
                b_lo: impl ValueFor<I32, operand::b_lo>,
                b_hi: impl ValueFor<I32, operand::b_hi>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(
                        Form(209),
                        &[a_lo.value(), a_hi.value(), b_lo.value(), b_hi.value()],
                        &successors,
                    );
            }
            /**adds and B under a condition: on overflow, say.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn adds_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                successors: [Goto<Target>; 2],
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit_branch(Form(210), &[a.value(), b.value()], &successors);
                Val::assume(_0)
            }
            /**subs and B under a condition: on overflow, say.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn subs_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                successors: [Goto<Target>; 2],
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit_branch(Form(211), &[a.value(), b.value()], &successors);
                Val::assume(_0)
            }
            /**adds of an immediate and B under a condition: the end of a counting loop, say.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn adds_imm_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                successors: [Goto<Target>; 2],
            ) -> Val<I32> {
                let [_0] = self.0.emit_branch(Form(212), &[a.value()], &successors);
                Val::assume(_0)
            }
            /**subs of an immediate and B under a condition: the end of a counting loop, say.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn subs_imm_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                successors: [Goto<Target>; 2],
            ) -> Val<I32> {
                let [_0] = self.0.emit_branch(Form(213), &[a.value()], &successors);
                Val::assume(_0)
            }
            /**VCMP, VMRS and one or two B under a condition.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `f64` |
| `b` | use | `f64` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn vcmp_f64_b(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(214), &[a.value(), b.value()], &successors);
            }
            /**VCMP, VMRS and one or two B under a condition.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `f32` |
| `b` | use | `f32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn vcmp_f32_b(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(215), &[a.value(), b.value()], &successors);
            }
            /**VCMP with zero, VMRS and one or two B under a condition.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `f64` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn vcmp_f64_zero_b(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(216), &[a.value()], &successors);
            }
            /**VCMP with zero, VMRS and one or two B under a condition.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `f32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn vcmp_f32_zero_b(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(217), &[a.value()], &successors);
            }
            /**LDR of PC from the table after the instruction, at an index.

| operand |  | register |
| --- | --- | --- |
| `index` | use | `i32` |

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn jump_table(
                &mut self,
                index: impl ValueFor<I32, operand::index>,
                successors: impl AsRef<[Goto<Target>]>,
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(218), &[index.value()], successors.as_ref());
            }
            /**To an address in a register.

| operand |  | register |
| --- | --- | --- |
| `target` | use | `i32` |

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn bx(
                &mut self,
                target: impl ValueFor<I32, operand::target>,
                successors: impl AsRef<[Goto<Target>]>,
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(219), &[target.value()], successors.as_ref());
            }
            /**To another function, after the frame is gone.

| operand |  | register |
| --- | --- | --- |
| `target` | use | `tail32` |

Ends the block and leaves the function.*/
            #[inline]
            pub fn tail_bx(&mut self, target: impl ValueFor<I32, operand::target>) {
                let [] = self.0.emit(Form(220), &[target.value()]);
            }
            /**An undefined instruction.

Ends the block and never continues.*/
            #[inline]
            pub fn udf(&mut self) {
                let [] = self.0.emit(Form(221), &[]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldr(&mut self, base: impl ValueFor<I32, operand::base>) -> Val<I32> {
                let [_0] = self.0.emit(Form(222), &[base.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldrb(&mut self, base: impl ValueFor<I32, operand::base>) -> Val<I32> {
                let [_0] = self.0.emit(Form(223), &[base.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldrh(&mut self, base: impl ValueFor<I32, operand::base>) -> Val<I32> {
                let [_0] = self.0.emit(Form(224), &[base.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldrsb(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(225), &[base.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldrsh(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(226), &[base.value()]);
                Val::assume(_0)
            }
            /**ldr at base + index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `i32` |
| `index` | use | `i32` |

*/
            #[inline]
            pub fn ldr_index(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(227), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**ldrb at base + index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `i32` |
| `index` | use | `i32` |

*/
            #[inline]
            pub fn ldrb_index(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(228), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**ldrh at base + index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `i32` |
| `index` | use | `i32` |

*/
            #[inline]
            pub fn ldrh_index(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(229), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**ldrsb at base + index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `i32` |
| `index` | use | `i32` |

*/
            #[inline]
            pub fn ldrsb_index(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(230), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**ldrsh at base + index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `i32` |
| `index` | use | `i32` |

*/
            #[inline]
            pub fn ldrsh_index(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(231), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn str(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(232), &[src.value(), base.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn strb(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(233), &[src.value(), base.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn strh(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(234), &[src.value(), base.value()]);
            }
            /**str at base + index.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `i32` |
| `index` | use | `i32` |

*/
            #[inline]
            pub fn str_index(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(235), &[src.value(), base.value(), index.value()]);
            }
            /**strb at base + index.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `i32` |
| `index` | use | `i32` |

*/
            #[inline]
            pub fn strb_index(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(236), &[src.value(), base.value(), index.value()]);
            }
            /**strh at base + index.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `i32` |
| `index` | use | `i32` |

*/
            #[inline]
            pub fn strh_index(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(237), &[src.value(), base.value(), index.value()]);
            }
            /**A prefetch.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn pld(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(238), &[base.value()]);
            }
            /**A prefetch.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn pldw(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(239), &[base.value()]);
            }
            /**A prefetch.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn pli(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(240), &[base.value()]);
            }
            /**Pre-indexed or post-indexed.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldr_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(241), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Pre-indexed or post-indexed.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldrb_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(242), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Pre-indexed or post-indexed.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldrh_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(243), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Pre-indexed or post-indexed.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldrsb_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(244), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Pre-indexed or post-indexed.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldrsh_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(245), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Pre-indexed or post-indexed by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |
| `index` | use | `i32` |

*/
            #[inline]
            pub fn ldr_index_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(246), &[base.value(), index.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Pre-indexed or post-indexed by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |
| `index` | use | `i32` |

*/
            #[inline]
            pub fn ldrb_index_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(247), &[base.value(), index.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Pre-indexed or post-indexed by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |
| `index` | use | `i32` |

*/
            #[inline]
            pub fn ldrh_index_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(248), &[base.value(), index.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Pre-indexed or post-indexed by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |
| `index` | use | `i32` |

*/
            #[inline]
            pub fn ldrsb_index_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(249), &[base.value(), index.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Pre-indexed or post-indexed by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |
| `index` | use | `i32` |

*/
            #[inline]
            pub fn ldrsh_index_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(250), &[base.value(), index.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Pre-indexed or post-indexed.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `i32`, the register of `base` |
| `src` | use | `i32`, late: not the register of a def |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn str_writeback(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(251), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**Pre-indexed or post-indexed.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `i32`, the register of `base` |
| `src` | use | `i32`, late: not the register of a def |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn strb_writeback(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(252), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**Pre-indexed or post-indexed.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `i32`, the register of `base` |
| `src` | use | `i32`, late: not the register of a def |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn strh_writeback(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(253), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**Two words.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, a tuple `even_pair` |
| `dst1` | def | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldrd(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<I32>; 2] {
                let [_0, _1] = self.0.emit(Form(254), &[base.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**Two words at base + index, which must be in neither register of dst.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, a tuple `even_pair` |
| `dst1` | def | `i32` |
| `base` | use | `i32` |
| `index` | use | `i32` |

* `dst0` does not overlap `index`
* `dst1` does not overlap `index`

*/
            #[inline]
            pub fn ldrd_index(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) -> [Val<I32>; 2] {
                let [_0, _1] = self.0.emit(Form(255), &[base.value(), index.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**Two words, pre-indexed or post-indexed.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, a tuple `even_pair` |
| `dst1` | def | `i32` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldrd_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> ([Val<I32>; 2], Val<I32>) {
                let [_0, _1, _2] = self.0.emit(Form(256), &[base.value()]);
                ([Val::assume(_0), Val::assume(_1)], Val::assume(_2))
            }
            /**Two words.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `i32`, a tuple `even_pair` |
| `src1` | use | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn strd(
                &mut self,
                src: [impl ValueFor<I32, operand::src>; 2],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(Form(257), &[src[0].value(), src[1].value(), base.value()]);
            }
            /**Two words at base + index.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `i32`, a tuple `even_pair` |
| `src1` | use | `i32` |
| `base` | use | `i32` |
| `index` | use | `i32` |

*/
            #[inline]
            pub fn strd_index(
                &mut self,
                src: [impl ValueFor<I32, operand::src>; 2],
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(258),
                        &[src[0].value(), src[1].value(), base.value(), index.value()],
                    );
            }
            /**Two words, pre-indexed or post-indexed.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `i32`, the register of `base` |
| `src0` | use | `i32`, late: not the register of a def, a tuple `even_pair` |
| `src1` | use | `i32`, late: not the register of a def |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn strd_writeback(
                &mut self,
                src: [impl ValueFor<I32, operand::src>; 2],
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(259), &[src[0].value(), src[1].value(), base.value()]);
                Val::assume(_0)
            }
            /**LDM of 2 consecutive registers; the base may be one of them.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, a tuple `run2` |
| `dst1` | def | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldm2(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<I32>; 2] {
                let [_0, _1] = self.0.emit(Form(260), &[base.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**LDM of 3 consecutive registers; the base may be one of them.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, a tuple `run3` |
| `dst1` | def | `i32` |
| `dst2` | def | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldm3(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<I32>; 3] {
                let [_0, _1, _2] = self.0.emit(Form(261), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2)]
            }
            /**LDM of 4 consecutive registers; the base may be one of them.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, a tuple `run4` |
| `dst1` | def | `i32` |
| `dst2` | def | `i32` |
| `dst3` | def | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldm4(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<I32>; 4] {
                let [_0, _1, _2, _3] = self.0.emit(Form(262), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2), Val::assume(_3)]
            }
            /**LDM of 2 consecutive registers with the new base, which must be none of them.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, a tuple `run2` |
| `dst1` | def | `i32` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldm2_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> ([Val<I32>; 2], Val<I32>) {
                let [_0, _1, _2] = self.0.emit(Form(263), &[base.value()]);
                ([Val::assume(_0), Val::assume(_1)], Val::assume(_2))
            }
            /**LDM of 3 consecutive registers with the new base, which must be none of them.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, a tuple `run3` |
| `dst1` | def | `i32` |
| `dst2` | def | `i32` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldm3_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> ([Val<I32>; 3], Val<I32>) {
                let [_0, _1, _2, _3] = self.0.emit(Form(264), &[base.value()]);
                ([Val::assume(_0), Val::assume(_1), Val::assume(_2)], Val::assume(_3))
            }
            /**LDM of 4 consecutive registers with the new base, which must be none of them.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, a tuple `run4` |
| `dst1` | def | `i32` |
| `dst2` | def | `i32` |
| `dst3` | def | `i32` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldm4_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> ([Val<I32>; 4], Val<I32>) {
                let [_0, _1, _2, _3, _4] = self.0.emit(Form(265), &[base.value()]);
                (
                    [Val::assume(_0), Val::assume(_1), Val::assume(_2), Val::assume(_3)],
                    Val::assume(_4),
                )
            }
            /**STM of 2 consecutive registers.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `i32`, a tuple `run2` |
| `src1` | use | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn stm2(
                &mut self,
                src: [impl ValueFor<I32, operand::src>; 2],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(Form(266), &[src[0].value(), src[1].value(), base.value()]);
            }
            /**STM of 3 consecutive registers.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `i32`, a tuple `run3` |
| `src1` | use | `i32` |
| `src2` | use | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn stm3(
                &mut self,
                src: [impl ValueFor<I32, operand::src>; 3],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(267),
                        &[src[0].value(), src[1].value(), src[2].value(), base.value()],
                    );
            }
            /**STM of 4 consecutive registers.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `i32`, a tuple `run4` |
| `src1` | use | `i32` |
| `src2` | use | `i32` |
| `src3` | use | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn stm4(
                &mut self,
                src: [impl ValueFor<I32, operand::src>; 4],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(268),
                        &[
                            src[0].value(),
                            src[1].value(),
                            src[2].value(),
                            src[3].value(),
                            base.value(),
                        ],
                    );
            }
            /**STM of 2 consecutive registers. The base is none of them: what would be stored is not known.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `i32`, the register of `base` |
| `src0` | use | `i32`, late: not the register of a def, a tuple `run2` |
| `src1` | use | `i32`, late: not the register of a def |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn stm2_writeback(
                &mut self,
                src: [impl ValueFor<I32, operand::src>; 2],
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(269), &[src[0].value(), src[1].value(), base.value()]);
                Val::assume(_0)
            }
            /**STM of 3 consecutive registers. The base is none of them: what would be stored is not known.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `i32`, the register of `base` |
| `src0` | use | `i32`, late: not the register of a def, a tuple `run3` |
| `src1` | use | `i32`, late: not the register of a def |
| `src2` | use | `i32`, late: not the register of a def |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn stm3_writeback(
                &mut self,
                src: [impl ValueFor<I32, operand::src>; 3],
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(270),
                        &[src[0].value(), src[1].value(), src[2].value(), base.value()],
                    );
                Val::assume(_0)
            }
            /**STM of 4 consecutive registers. The base is none of them: what would be stored is not known.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `i32`, the register of `base` |
| `src0` | use | `i32`, late: not the register of a def, a tuple `run4` |
| `src1` | use | `i32`, late: not the register of a def |
| `src2` | use | `i32`, late: not the register of a def |
| `src3` | use | `i32`, late: not the register of a def |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn stm4_writeback(
                &mut self,
                src: [impl ValueFor<I32, operand::src>; 4],
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(271),
                        &[
                            src[0].value(),
                            src[1].value(),
                            src[2].value(),
                            src[3].value(),
                            base.value(),
                        ],
                    );
                Val::assume(_0)
            }
            /**An exclusive load.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldrex(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(272), &[base.value()]);
                Val::assume(_0)
            }
            /**An exclusive load.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldrexb(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(273), &[base.value()]);
                Val::assume(_0)
            }
            /**An exclusive load.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldrexh(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(274), &[base.value()]);
                Val::assume(_0)
            }
            /**An exclusive load of two words, to an even register and the next.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, a tuple `even_pair` |
| `dst1` | def | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn ldrexd(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<I32>; 2] {
                let [_0, _1] = self.0.emit(Form(275), &[base.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**An exclusive store; status is zero if it was done.

| operand |  | register |
| --- | --- | --- |
| `status` | def | `i32`, early: not the register of a use |
| `src` | use | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn strex(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(276), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**An exclusive store; status is zero if it was done.

| operand |  | register |
| --- | --- | --- |
| `status` | def | `i32`, early: not the register of a use |
| `src` | use | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn strexb(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(277), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**An exclusive store; status is zero if it was done.

| operand |  | register |
| --- | --- | --- |
| `status` | def | `i32`, early: not the register of a use |
| `src` | use | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn strexh(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(278), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**An exclusive store of two words, from an even register and the next.

| operand |  | register |
| --- | --- | --- |
| `status` | def | `i32`, early: not the register of a use |
| `src0` | use | `i32`, a tuple `even_pair` |
| `src1` | use | `i32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn strexd(
                &mut self,
                src: [impl ValueFor<I32, operand::src>; 2],
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(279), &[src[0].value(), src[1].value(), base.value()]);
                Val::assume(_0)
            }
            /**With acquire.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `i32` |

* requires `v8`

*/
            #[inline]
            pub fn lda(&mut self, base: impl ValueFor<I32, operand::base>) -> Val<I32> {
                let [_0] = self.0.emit(Form(280), &[base.value()]);
                Val::assume(_0)
            }
            /**With acquire.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `i32` |

* requires `v8`

*/
            #[inline]
            pub fn ldab(&mut self, base: impl ValueFor<I32, operand::base>) -> Val<I32> {
                let [_0] = self.0.emit(Form(281), &[base.value()]);
                Val::assume(_0)
            }
            /**With acquire.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `i32` |

* requires `v8`

*/
            #[inline]
            pub fn ldah(&mut self, base: impl ValueFor<I32, operand::base>) -> Val<I32> {
                let [_0] = self.0.emit(Form(282), &[base.value()]);
                Val::assume(_0)
            }
            /**With acquire.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `i32` |

* requires `v8`

*/
            #[inline]
            pub fn ldaex(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(283), &[base.value()]);
                Val::assume(_0)
            }
            /**With acquire.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `i32` |

* requires `v8`

*/
            #[inline]
            pub fn ldaexb(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(284), &[base.value()]);
                Val::assume(_0)
            }
            /**With acquire.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `i32` |

* requires `v8`

*/
            #[inline]
            pub fn ldaexh(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(285), &[base.value()]);
                Val::assume(_0)
            }
            /**As `ldrexd`, with acquire.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, a tuple `even_pair` |
| `dst1` | def | `i32` |
| `base` | use | `i32` |

* requires `v8`

*/
            #[inline]
            pub fn ldaexd(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<I32>; 2] {
                let [_0, _1] = self.0.emit(Form(286), &[base.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**With release.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `i32` |

* requires `v8`

*/
            #[inline]
            pub fn stl(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(287), &[src.value(), base.value()]);
            }
            /**With release.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `i32` |

* requires `v8`

*/
            #[inline]
            pub fn stlb(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(288), &[src.value(), base.value()]);
            }
            /**With release.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `i32` |

* requires `v8`

*/
            #[inline]
            pub fn stlh(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(289), &[src.value(), base.value()]);
            }
            /**Exclusive, with release.

| operand |  | register |
| --- | --- | --- |
| `status` | def | `i32`, early: not the register of a use |
| `src` | use | `i32` |
| `base` | use | `i32` |

* requires `v8`

*/
            #[inline]
            pub fn stlex(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(290), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**Exclusive, with release.

| operand |  | register |
| --- | --- | --- |
| `status` | def | `i32`, early: not the register of a use |
| `src` | use | `i32` |
| `base` | use | `i32` |

* requires `v8`

*/
            #[inline]
            pub fn stlexb(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(291), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**Exclusive, with release.

| operand |  | register |
| --- | --- | --- |
| `status` | def | `i32`, early: not the register of a use |
| `src` | use | `i32` |
| `base` | use | `i32` |

* requires `v8`

*/
            #[inline]
            pub fn stlexh(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(292), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**As `strexd`, with release.

| operand |  | register |
| --- | --- | --- |
| `status` | def | `i32`, early: not the register of a use |
| `src0` | use | `i32`, a tuple `even_pair` |
| `src1` | use | `i32` |
| `base` | use | `i32` |

* requires `v8`

*/
            #[inline]
            pub fn stlexd(
                &mut self,
                src: [impl ValueFor<I32, operand::src>; 2],
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(293), &[src[0].value(), src[1].value(), base.value()]);
                Val::assume(_0)
            }
            /**Any operation on memory, by a loop of exclusives; `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i32`, early: not the register of a use |
| `new` | scratch | `i32`, a scratch register |
| `status` | scratch | `i32`, a scratch register |
| `with` | use | `i32`, late: not the register of a def |
| `base` | use | `i32`, late: not the register of a def |

* needs `new`: `i32`, a scratch register
* needs `status`: `i32`, a scratch register

*/
            #[inline]
            pub fn atomic(
                &mut self,
                with: impl ValueFor<I32, operand::with>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(294), &[with.value(), base.value()]);
                Val::assume(_0)
            }
            /**Compare and exchange, by a loop of exclusives; `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i32`, early: not the register of a use |
| `status` | scratch | `i32`, a scratch register |
| `expected` | use | `i32`, late: not the register of a def |
| `new` | use | `i32`, late: not the register of a def |
| `base` | use | `i32`, late: not the register of a def |

* needs `status`: `i32`, a scratch register

*/
            #[inline]
            pub fn atomic_cas(
                &mut self,
                expected: impl ValueFor<I32, operand::expected>,
                new: impl ValueFor<I32, operand::new>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(295), &[expected.value(), new.value(), base.value()]);
                Val::assume(_0)
            }
            /**Compare and exchange of two words, by a loop of LDREXD and STREXD.

| operand |  | register |
| --- | --- | --- |
| `old0` | def | `i32`, early: not the register of a use, a tuple `even_pair` |
| `old1` | def | `i32`, early: not the register of a use |
| `status` | scratch | `i32`, a scratch register |
| `expected_lo` | use | `i32`, late: not the register of a def |
| `expected_hi` | use | `i32`, late: not the register of a def |
| `new0` | use | `i32`, late: not the register of a def, a tuple `even_pair` |
| `new1` | use | `i32`, late: not the register of a def |
| `base` | use | `i32`, late: not the register of a def |

* needs `status`: `i32`, a scratch register

*/
            #[inline]
            pub fn atomic_cas64(
                &mut self,
                expected_lo: impl ValueFor<I32, operand::expected_lo>,
                expected_hi: impl ValueFor<I32, operand::expected_hi>,
                new: [impl ValueFor<I32, operand::new>; 2],
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<I32>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(296),
                        &[
                            expected_lo.value(),
                            expected_hi.value(),
                            new[0].value(),
                            new[1].value(),
                            base.value(),
                        ],
                    );
                [Val::assume(_0), Val::assume(_1)]
            }
            /**Orders memory or instructions.

*/
            #[inline]
            pub fn dmb(&mut self) {
                let [] = self.0.emit(Form(297), &[]);
            }
            /**Orders memory or instructions.

*/
            #[inline]
            pub fn dsb(&mut self) {
                let [] = self.0.emit(Form(298), &[]);
            }
            /**Orders memory or instructions.

*/
            #[inline]
            pub fn isb(&mut self) {
                let [] = self.0.emit(Form(299), &[]);
            }
            /**Orders memory or instructions.

*/
            #[inline]
            pub fn clrex(&mut self) {
                let [] = self.0.emit(Form(300), &[]);
            }
            /**`__aeabi_read_tp`, which changes R12 and LR and no other register.

| operand |  | register |
| --- | --- | --- |
| `pointer` | def | `r0` |

Clobbers `r12`, `lr`.

Calls.*/
            #[inline]
            pub fn read_tp_call(&mut self) -> Val<I32> {
                let [_0] = self.0.emit(Form(301), &[]);
                Val::assume(_0)
            }
            /**MRC of TPIDRURO.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |

*/
            #[inline]
            pub fn thread_pointer(&mut self) -> Val<I32> {
                let [_0] = self.0.emit(Form(302), &[]);
                Val::assume(_0)
            }
            /**A coprocessor's register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |

*/
            #[inline]
            pub fn mrc(&mut self) -> Val<I32> {
                let [_0] = self.0.emit(Form(303), &[]);
                Val::assume(_0)
            }
            /**To a coprocessor's register.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn mcr(&mut self, src: impl ValueFor<I32, operand::src>) {
                let [] = self.0.emit(Form(304), &[src.value()]);
            }
            /**Two words of a coprocessor, in registers that must differ.

| operand |  | register |
| --- | --- | --- |
| `first` | def | `i32` |
| `second` | def | `i32` |

*/
            #[inline]
            pub fn mrrc(&mut self) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(305), &[]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Two words to a coprocessor.

| operand |  | register |
| --- | --- | --- |
| `first` | use | `i32` |
| `second` | use | `i32` |

*/
            #[inline]
            pub fn mcrr(
                &mut self,
                first: impl ValueFor<I32, operand::first>,
                second: impl ValueFor<I32, operand::second>,
            ) {
                let [] = self.0.emit(Form(306), &[first.value(), second.value()]);
            }
            /**Reads a status register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |

*/
            #[inline]
            pub fn mrs(&mut self) -> Val<I32> {
                let [_0] = self.0.emit(Form(307), &[]);
                Val::assume(_0)
            }
            /**Writes a status register.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn msr(&mut self, src: impl ValueFor<I32, operand::src>) {
                let [] = self.0.emit(Form(308), &[src.value()]);
            }
            /**Reads FPSCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |

*/
            #[inline]
            pub fn vmrs(&mut self) -> Val<I32> {
                let [_0] = self.0.emit(Form(309), &[]);
                Val::assume(_0)
            }
            /**Writes FPSCR.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn vmsr(&mut self, src: impl ValueFor<I32, operand::src>) {
                let [] = self.0.emit(Form(310), &[src.value()]);
            }
            /**A Linux system call. The kernel changes only R0.

| operand |  | register |
| --- | --- | --- |
| `result` | def | `r0` |
| `a` | use | `r0` |
| `b` | use | `r1` |
| `c` | use | `r2` |
| `number` | use | `r7` |

*/
            #[inline]
            pub fn svc3(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                c: impl ValueFor<I32, operand::c>,
                number: impl ValueFor<I32, operand::number>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(311), &[a.value(), b.value(), c.value(), number.value()]);
                Val::assume(_0)
            }
            /**A Linux system call. The kernel changes only R0.

| operand |  | register |
| --- | --- | --- |
| `result` | def | `r0` |
| `a` | use | `r0` |
| `b` | use | `r1` |
| `c` | use | `r2` |
| `d` | use | `r3` |
| `e` | use | `r4` |
| `f` | use | `r5` |
| `number` | use | `r7` |

*/
            #[inline]
            pub fn svc6(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                c: impl ValueFor<I32, operand::c>,
                d: impl ValueFor<I32, operand::d>,
                e: impl ValueFor<I32, operand::e>,
                f: impl ValueFor<I32, operand::f>,
                number: impl ValueFor<I32, operand::number>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(312),
                        &[
                            a.value(),
                            b.value(),
                            c.value(),
                            d.value(),
                            e.value(),
                            f.value(),
                            number.value(),
                        ],
                    );
                Val::assume(_0)
            }
            /**No operands.

*/
            #[inline]
            pub fn nop(&mut self) {
                let [] = self.0.emit(Form(313), &[]);
            }
            /**No operands.

*/
            #[inline]
            pub fn r#yield(&mut self) {
                let [] = self.0.emit(Form(314), &[]);
            }
            /**No operands.

*/
            #[inline]
            pub fn wfe(&mut self) {
                let [] = self.0.emit(Form(315), &[]);
            }
            /**No operands.

*/
            #[inline]
            pub fn wfi(&mut self) {
                let [] = self.0.emit(Form(316), &[]);
            }
            /**No operands.

*/
            #[inline]
            pub fn sev(&mut self) {
                let [] = self.0.emit(Form(317), &[]);
            }
            /**No operands.

*/
            #[inline]
            pub fn bkpt(&mut self) {
                let [] = self.0.emit(Form(318), &[]);
            }
            /**VMOV of an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn vmov_f64_imm(&mut self) -> Val<F64> {
                let [_0] = self.0.emit(Form(319), &[]);
                Val::assume(_0)
            }
            /**VMOV of an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn vmov_f32_imm(&mut self) -> Val<F32> {
                let [_0] = self.0.emit(Form(320), &[]);
                Val::assume(_0)
            }
            /**VLDR from the literal pool, relative to PC.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |

* may be rematerialised instead of a reload

*/
            #[inline]
            pub fn vldr_f64_literal(&mut self) -> Val<F64> {
                let [_0] = self.0.emit(Form(321), &[]);
                Val::assume(_0)
            }
            /**VLDR from the literal pool, relative to PC.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |

* may be rematerialised instead of a reload

*/
            #[inline]
            pub fn vldr_f32_literal(&mut self) -> Val<F32> {
                let [_0] = self.0.emit(Form(322), &[]);
                Val::assume(_0)
            }
            /**A copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn vmov_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(323), &[src.value()]);
                Val::assume(_0)
            }
            /**A copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

*/
            #[inline]
            pub fn vmov_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(324), &[src.value()]);
                Val::assume(_0)
            }
            /**The same bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn vmov_f32_from_i32(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(325), &[src.value()]);
                Val::assume(_0)
            }
            /**The same bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src` | use | `f32` |

*/
            #[inline]
            pub fn vmov_i32_from_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(326), &[src.value()]);
                Val::assume(_0)
            }
            /**The same bits, of two core registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `lo` | use | `i32` |
| `hi` | use | `i32` |

*/
            #[inline]
            pub fn vmov_f64_from_i32(
                &mut self,
                lo: impl ValueFor<I32, operand::lo>,
                hi: impl ValueFor<I32, operand::hi>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(327), &[lo.value(), hi.value()]);
                Val::assume(_0)
            }
            /**The same bits, to two core registers, which must differ.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i32` |
| `hi` | def | `i32` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn vmov_i32_from_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(328), &[src.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**The bits of two core registers to consecutive S registers.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f32`, a tuple `s_run2` |
| `dst1` | def | `f32` |
| `first` | use | `i32` |
| `second` | use | `i32` |

*/
            #[inline]
            pub fn vmov_two_f32_from_i32(
                &mut self,
                first: impl ValueFor<I32, operand::first>,
                second: impl ValueFor<I32, operand::second>,
            ) -> [Val<F32>; 2] {
                let [_0, _1] = self.0.emit(Form(329), &[first.value(), second.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**The bits of consecutive S registers to two core registers, which must differ.

| operand |  | register |
| --- | --- | --- |
| `first` | def | `i32` |
| `second` | def | `i32` |
| `src0` | use | `f32`, a tuple `s_run2` |
| `src1` | use | `f32` |

*/
            #[inline]
            pub fn vmov_i32_from_two_f32(
                &mut self,
                src: [impl ValueFor<F32, operand::src>; 2],
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(330), &[src[0].value(), src[1].value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**The lowest quarter or half: VMOV, or nothing when src and dst share a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `q0_7` |

*/
            #[inline]
            pub fn low_f32_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(331), &[src.value()]);
                Val::assume(_0)
            }
            /**The lowest quarter or half: VMOV, or nothing when src and dst share a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `d0_15` |

*/
            #[inline]
            pub fn low_f32_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(332), &[src.value()]);
                Val::assume(_0)
            }
            /**A vector whose other lanes are anything: VMOV, or nothing when src and dst share a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `q0_7` |
| `src` | use | `f32` |

*/
            #[inline]
            pub fn wide_f32_q(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(333), &[src.value()]);
                Val::assume(_0)
            }
            /**A vector whose other lanes are anything: VMOV, or nothing when src and dst share a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `d0_15` |
| `src` | use | `f32` |

*/
            #[inline]
            pub fn wide_f32_d(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(334), &[src.value()]);
                Val::assume(_0)
            }
            /**The low half of a Q register: VMOV, or nothing when src and dst share a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn low_f64(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(335), &[src.value()]);
                Val::assume(_0)
            }
            /**Two D registers as a Q register: a VMOV for each that is not yet in its half. Neither may be where the other one goes.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `lo` | use | `f64` |
| `hi` | use | `f64` |

* `dst` overlaps `lo` at the low end only
* `dst` overlaps `hi` at the high end only
* requires `neon`

*/
            #[inline]
            pub fn vcombine(
                &mut self,
                lo: impl ValueFor<F64, operand::lo>,
                hi: impl ValueFor<F64, operand::hi>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(336), &[lo.value(), hi.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vldr_f64(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(337), &[base.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vldr_f32(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(338), &[base.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `f64` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vstr_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(339), &[src.value(), base.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `f32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vstr_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(340), &[src.value(), base.value()]);
            }
            /**VLDM of 2 consecutive registers.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_run2` |
| `dst1` | def | `f64` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vldm_d2(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self.0.emit(Form(341), &[base.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**VLDM of 3 consecutive registers.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_run3` |
| `dst1` | def | `f64` |
| `dst2` | def | `f64` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vldm_d3(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 3] {
                let [_0, _1, _2] = self.0.emit(Form(342), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2)]
            }
            /**VLDM of 4 consecutive registers.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_run4` |
| `dst1` | def | `f64` |
| `dst2` | def | `f64` |
| `dst3` | def | `f64` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vldm_d4(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 4] {
                let [_0, _1, _2, _3] = self.0.emit(Form(343), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2), Val::assume(_3)]
            }
            /**VLDM of 2 consecutive registers.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f32`, a tuple `s_run2` |
| `dst1` | def | `f32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vldm_s2(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F32>; 2] {
                let [_0, _1] = self.0.emit(Form(344), &[base.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**VLDM of 3 consecutive registers.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f32`, a tuple `s_run3` |
| `dst1` | def | `f32` |
| `dst2` | def | `f32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vldm_s3(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F32>; 3] {
                let [_0, _1, _2] = self.0.emit(Form(345), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2)]
            }
            /**VLDM of 4 consecutive registers.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f32`, a tuple `s_run4` |
| `dst1` | def | `f32` |
| `dst2` | def | `f32` |
| `dst3` | def | `f32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vldm_s4(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F32>; 4] {
                let [_0, _1, _2, _3] = self.0.emit(Form(346), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2), Val::assume(_3)]
            }
            /**VLDM of 2 consecutive registers, and the address after them.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_run2` |
| `dst1` | def | `f64` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vldm_d2_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> ([Val<F64>; 2], Val<I32>) {
                let [_0, _1, _2] = self.0.emit(Form(347), &[base.value()]);
                ([Val::assume(_0), Val::assume(_1)], Val::assume(_2))
            }
            /**VLDM of 3 consecutive registers, and the address after them.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_run3` |
| `dst1` | def | `f64` |
| `dst2` | def | `f64` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vldm_d3_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> ([Val<F64>; 3], Val<I32>) {
                let [_0, _1, _2, _3] = self.0.emit(Form(348), &[base.value()]);
                ([Val::assume(_0), Val::assume(_1), Val::assume(_2)], Val::assume(_3))
            }
            /**VLDM of 4 consecutive registers, and the address after them.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_run4` |
| `dst1` | def | `f64` |
| `dst2` | def | `f64` |
| `dst3` | def | `f64` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vldm_d4_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> ([Val<F64>; 4], Val<I32>) {
                let [_0, _1, _2, _3, _4] = self.0.emit(Form(349), &[base.value()]);
                (
                    [Val::assume(_0), Val::assume(_1), Val::assume(_2), Val::assume(_3)],
                    Val::assume(_4),
                )
            }
            /**VLDM of 2 consecutive registers, and the address after them.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f32`, a tuple `s_run2` |
| `dst1` | def | `f32` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vldm_s2_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> ([Val<F32>; 2], Val<I32>) {
                let [_0, _1, _2] = self.0.emit(Form(350), &[base.value()]);
                ([Val::assume(_0), Val::assume(_1)], Val::assume(_2))
            }
            /**VLDM of 3 consecutive registers, and the address after them.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f32`, a tuple `s_run3` |
| `dst1` | def | `f32` |
| `dst2` | def | `f32` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vldm_s3_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> ([Val<F32>; 3], Val<I32>) {
                let [_0, _1, _2, _3] = self.0.emit(Form(351), &[base.value()]);
                ([Val::assume(_0), Val::assume(_1), Val::assume(_2)], Val::assume(_3))
            }
            /**VLDM of 4 consecutive registers, and the address after them.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f32`, a tuple `s_run4` |
| `dst1` | def | `f32` |
| `dst2` | def | `f32` |
| `dst3` | def | `f32` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vldm_s4_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> ([Val<F32>; 4], Val<I32>) {
                let [_0, _1, _2, _3, _4] = self.0.emit(Form(352), &[base.value()]);
                (
                    [Val::assume(_0), Val::assume(_1), Val::assume(_2), Val::assume(_3)],
                    Val::assume(_4),
                )
            }
            /**VSTM of 2 consecutive registers.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `f64`, a tuple `d_run2` |
| `src1` | use | `f64` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vstm_d2(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 2],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(Form(353), &[src[0].value(), src[1].value(), base.value()]);
            }
            /**VSTM of 3 consecutive registers.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `f64`, a tuple `d_run3` |
| `src1` | use | `f64` |
| `src2` | use | `f64` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vstm_d3(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 3],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(354),
                        &[src[0].value(), src[1].value(), src[2].value(), base.value()],
                    );
            }
            /**VSTM of 4 consecutive registers.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `f64`, a tuple `d_run4` |
| `src1` | use | `f64` |
| `src2` | use | `f64` |
| `src3` | use | `f64` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vstm_d4(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 4],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(355),
                        &[
                            src[0].value(),
                            src[1].value(),
                            src[2].value(),
                            src[3].value(),
                            base.value(),
                        ],
                    );
            }
            /**VSTM of 2 consecutive registers.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `f32`, a tuple `s_run2` |
| `src1` | use | `f32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vstm_s2(
                &mut self,
                src: [impl ValueFor<F32, operand::src>; 2],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(Form(356), &[src[0].value(), src[1].value(), base.value()]);
            }
            /**VSTM of 3 consecutive registers.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `f32`, a tuple `s_run3` |
| `src1` | use | `f32` |
| `src2` | use | `f32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vstm_s3(
                &mut self,
                src: [impl ValueFor<F32, operand::src>; 3],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(357),
                        &[src[0].value(), src[1].value(), src[2].value(), base.value()],
                    );
            }
            /**VSTM of 4 consecutive registers.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `f32`, a tuple `s_run4` |
| `src1` | use | `f32` |
| `src2` | use | `f32` |
| `src3` | use | `f32` |
| `base` | use | `i32` |

*/
            #[inline]
            pub fn vstm_s4(
                &mut self,
                src: [impl ValueFor<F32, operand::src>; 4],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(358),
                        &[
                            src[0].value(),
                            src[1].value(),
                            src[2].value(),
                            src[3].value(),
                            base.value(),
                        ],
                    );
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn vadd_f64(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(359), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

*/
            #[inline]
            pub fn vadd_f32(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(360), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn vsub_f64(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(361), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

*/
            #[inline]
            pub fn vsub_f32(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(362), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn vmul_f64(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(363), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

*/
            #[inline]
            pub fn vmul_f32(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(364), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn vnmul_f64(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(365), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

*/
            #[inline]
            pub fn vnmul_f32(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(366), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn vdiv_f64(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(367), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

*/
            #[inline]
            pub fn vdiv_f32(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(368), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn vabs_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(369), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

*/
            #[inline]
            pub fn vabs_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(370), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn vneg_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(371), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

*/
            #[inline]
            pub fn vneg_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(372), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn vsqrt_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(373), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

*/
            #[inline]
            pub fn vsqrt_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(374), &[src.value()]);
                Val::assume(_0)
            }
            /**A product, rounded, added to or subtracted from the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn vmla_f64(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(375), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A product, rounded, added to or subtracted from the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32`, the register of `acc` |
| `acc` | use | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

*/
            #[inline]
            pub fn vmla_f32(
                &mut self,
                acc: impl ValueFor<F32, operand::acc>,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(376), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A product, rounded, added to or subtracted from the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn vmls_f64(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(377), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A product, rounded, added to or subtracted from the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32`, the register of `acc` |
| `acc` | use | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

*/
            #[inline]
            pub fn vmls_f32(
                &mut self,
                acc: impl ValueFor<F32, operand::acc>,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(378), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A product, rounded, added to or subtracted from the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn vnmla_f64(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(379), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A product, rounded, added to or subtracted from the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32`, the register of `acc` |
| `acc` | use | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

*/
            #[inline]
            pub fn vnmla_f32(
                &mut self,
                acc: impl ValueFor<F32, operand::acc>,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(380), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A product, rounded, added to or subtracted from the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn vnmls_f64(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(381), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A product, rounded, added to or subtracted from the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32`, the register of `acc` |
| `acc` | use | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

*/
            #[inline]
            pub fn vnmls_f32(
                &mut self,
                acc: impl ValueFor<F32, operand::acc>,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(382), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A product added to or subtracted from the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `vfp4`

*/
            #[inline]
            pub fn vfma_f64(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(383), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A product added to or subtracted from the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32`, the register of `acc` |
| `acc` | use | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

* requires `vfp4`

*/
            #[inline]
            pub fn vfma_f32(
                &mut self,
                acc: impl ValueFor<F32, operand::acc>,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(384), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A product added to or subtracted from the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `vfp4`

*/
            #[inline]
            pub fn vfms_f64(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(385), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A product added to or subtracted from the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32`, the register of `acc` |
| `acc` | use | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

* requires `vfp4`

*/
            #[inline]
            pub fn vfms_f32(
                &mut self,
                acc: impl ValueFor<F32, operand::acc>,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(386), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A product added to or subtracted from the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `vfp4`

*/
            #[inline]
            pub fn vfnma_f64(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(387), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A product added to or subtracted from the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32`, the register of `acc` |
| `acc` | use | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

* requires `vfp4`

*/
            #[inline]
            pub fn vfnma_f32(
                &mut self,
                acc: impl ValueFor<F32, operand::acc>,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(388), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A product added to or subtracted from the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `vfp4`

*/
            #[inline]
            pub fn vfnms_f64(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(389), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A product added to or subtracted from the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32`, the register of `acc` |
| `acc` | use | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

* requires `vfp4`

*/
            #[inline]
            pub fn vfnms_f32(
                &mut self,
                acc: impl ValueFor<F32, operand::acc>,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(390), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `v8`

*/
            #[inline]
            pub fn vmaxnm_f64(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(391), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

* requires `v8`

*/
            #[inline]
            pub fn vmaxnm_f32(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(392), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `v8`

*/
            #[inline]
            pub fn vminnm_f64(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(393), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

* requires `v8`

*/
            #[inline]
            pub fn vminnm_f32(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(394), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**To an integer in floating point.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `v8`

*/
            #[inline]
            pub fn vrinta_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(395), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer in floating point.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

* requires `v8`

*/
            #[inline]
            pub fn vrinta_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(396), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer in floating point.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `v8`

*/
            #[inline]
            pub fn vrintm_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(397), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer in floating point.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

* requires `v8`

*/
            #[inline]
            pub fn vrintm_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(398), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer in floating point.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `v8`

*/
            #[inline]
            pub fn vrintn_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(399), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer in floating point.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

* requires `v8`

*/
            #[inline]
            pub fn vrintn_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(400), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer in floating point.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `v8`

*/
            #[inline]
            pub fn vrintp_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(401), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer in floating point.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

* requires `v8`

*/
            #[inline]
            pub fn vrintp_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(402), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer in floating point.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `v8`

*/
            #[inline]
            pub fn vrintr_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(403), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer in floating point.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

* requires `v8`

*/
            #[inline]
            pub fn vrintr_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(404), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer in floating point.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `v8`

*/
            #[inline]
            pub fn vrintx_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(405), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer in floating point.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

* requires `v8`

*/
            #[inline]
            pub fn vrintx_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(406), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer in floating point.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `v8`

*/
            #[inline]
            pub fn vrintz_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(407), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer in floating point.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

* requires `v8`

*/
            #[inline]
            pub fn vrintz_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(408), &[src.value()]);
                Val::assume(_0)
            }
            /**Half precision, in the low halves of S registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

* requires `fp16`

*/
            #[inline]
            pub fn vadd_f16(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(409), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Half precision, in the low halves of S registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

* requires `fp16`

*/
            #[inline]
            pub fn vsub_f16(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(410), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Half precision, in the low halves of S registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

* requires `fp16`

*/
            #[inline]
            pub fn vmul_f16(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(411), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Half precision, in the low halves of S registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

* requires `fp16`

*/
            #[inline]
            pub fn vnmul_f16(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(412), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Half precision, in the low halves of S registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

* requires `fp16`

*/
            #[inline]
            pub fn vdiv_f16(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(413), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Half precision, in the low halves of S registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32`, the register of `acc` |
| `acc` | use | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

* requires `fp16`

*/
            #[inline]
            pub fn vmla_f16(
                &mut self,
                acc: impl ValueFor<F32, operand::acc>,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(414), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Half precision, in the low halves of S registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32`, the register of `acc` |
| `acc` | use | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

* requires `fp16`

*/
            #[inline]
            pub fn vmls_f16(
                &mut self,
                acc: impl ValueFor<F32, operand::acc>,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(415), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Half precision, in the low halves of S registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32`, the register of `acc` |
| `acc` | use | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

* requires `fp16`

*/
            #[inline]
            pub fn vfma_f16(
                &mut self,
                acc: impl ValueFor<F32, operand::acc>,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(416), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Half precision, in the low halves of S registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32`, the register of `acc` |
| `acc` | use | `f32` |
| `a` | use | `f32` |
| `b` | use | `f32` |

* requires `fp16`

*/
            #[inline]
            pub fn vfms_f16(
                &mut self,
                acc: impl ValueFor<F32, operand::acc>,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(417), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f32` |

*/
            #[inline]
            pub fn vcvt_f64_from_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(418), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn vcvt_f32_from_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(419), &[src.value()]);
                Val::assume(_0)
            }
            /**From an integer, which is in an S register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f32` |

*/
            #[inline]
            pub fn vcvt_f64_from_s32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(420), &[src.value()]);
                Val::assume(_0)
            }
            /**From an integer, which is in an S register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f32` |

*/
            #[inline]
            pub fn vcvt_f64_from_u32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(421), &[src.value()]);
                Val::assume(_0)
            }
            /**From an integer, which is in an S register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

*/
            #[inline]
            pub fn vcvt_f32_from_s32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(422), &[src.value()]);
                Val::assume(_0)
            }
            /**From an integer, which is in an S register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

*/
            #[inline]
            pub fn vcvt_f32_from_u32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(423), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn vcvt_s32_from_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(424), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

*/
            #[inline]
            pub fn vcvt_s32_from_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(425), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn vcvt_u32_from_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(426), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

*/
            #[inline]
            pub fn vcvt_u32_from_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(427), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn vcvtr_s32_from_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(428), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

*/
            #[inline]
            pub fn vcvtr_s32_from_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(429), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn vcvtr_u32_from_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(430), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register: towards zero, or with VCVTR as FPSCR says.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

*/
            #[inline]
            pub fn vcvtr_u32_from_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(431), &[src.value()]);
                Val::assume(_0)
            }
            /**From or to a fixed-point number in the same register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `src` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn vcvt_f64_fixed(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(432), &[src.value()]);
                Val::assume(_0)
            }
            /**From or to a fixed-point number in the same register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32`, the register of `src` |
| `src` | use | `f32` |

*/
            #[inline]
            pub fn vcvt_f32_fixed(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(433), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register, with a rounding of its own.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f64` |

* requires `v8`

*/
            #[inline]
            pub fn vcvta_s32_from_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(434), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register, with a rounding of its own.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

* requires `v8`

*/
            #[inline]
            pub fn vcvta_s32_from_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(435), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register, with a rounding of its own.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f64` |

* requires `v8`

*/
            #[inline]
            pub fn vcvta_u32_from_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(436), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register, with a rounding of its own.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

* requires `v8`

*/
            #[inline]
            pub fn vcvta_u32_from_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(437), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register, with a rounding of its own.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f64` |

* requires `v8`

*/
            #[inline]
            pub fn vcvtm_s32_from_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(438), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register, with a rounding of its own.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

* requires `v8`

*/
            #[inline]
            pub fn vcvtm_s32_from_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(439), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register, with a rounding of its own.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f64` |

* requires `v8`

*/
            #[inline]
            pub fn vcvtm_u32_from_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(440), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register, with a rounding of its own.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

* requires `v8`

*/
            #[inline]
            pub fn vcvtm_u32_from_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(441), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register, with a rounding of its own.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f64` |

* requires `v8`

*/
            #[inline]
            pub fn vcvtn_s32_from_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(442), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register, with a rounding of its own.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

* requires `v8`

*/
            #[inline]
            pub fn vcvtn_s32_from_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(443), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register, with a rounding of its own.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f64` |

* requires `v8`

*/
            #[inline]
            pub fn vcvtn_u32_from_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(444), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register, with a rounding of its own.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

* requires `v8`

*/
            #[inline]
            pub fn vcvtn_u32_from_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(445), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register, with a rounding of its own.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f64` |

* requires `v8`

*/
            #[inline]
            pub fn vcvtp_s32_from_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(446), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register, with a rounding of its own.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

* requires `v8`

*/
            #[inline]
            pub fn vcvtp_s32_from_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(447), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register, with a rounding of its own.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f64` |

* requires `v8`

*/
            #[inline]
            pub fn vcvtp_u32_from_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(448), &[src.value()]);
                Val::assume(_0)
            }
            /**To an integer, in an S register, with a rounding of its own.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

* requires `v8`

*/
            #[inline]
            pub fn vcvtp_u32_from_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(449), &[src.value()]);
                Val::assume(_0)
            }
            /**From one half of an S register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

* requires `vfp4`

*/
            #[inline]
            pub fn vcvtb_f32_from_f16(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(450), &[src.value()]);
                Val::assume(_0)
            }
            /**From one half of an S register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` |

* requires `vfp4`

*/
            #[inline]
            pub fn vcvtt_f32_from_f16(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(451), &[src.value()]);
                Val::assume(_0)
            }
            /**To one half of an S register, whose other half stays.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32`, the register of `old` |
| `old` | use | `f32` |
| `src` | use | `f32` |

* requires `vfp4`

*/
            #[inline]
            pub fn vcvtb_f16_from_f32(
                &mut self,
                old: impl ValueFor<F32, operand::old>,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(452), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**To one half of an S register, whose other half stays.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32`, the register of `old` |
| `old` | use | `f32` |
| `src` | use | `f32` |

* requires `vfp4`

*/
            #[inline]
            pub fn vcvtt_f16_from_f32(
                &mut self,
                old: impl ValueFor<F32, operand::old>,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(453), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**VMOV or VMVN of an immediate to all lanes.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |

* may be rematerialised instead of a reload or a move
* requires `neon`

*/
            #[inline]
            pub fn vmov_q_imm(&mut self) -> Val<V128> {
                let [_0] = self.0.emit(Form(454), &[]);
                Val::assume(_0)
            }
            /**VMOV or VMVN of an immediate to all lanes.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |

* may be rematerialised instead of a reload or a move
* requires `neon`

*/
            #[inline]
            pub fn vmov_d_imm(&mut self) -> Val<F64> {
                let [_0] = self.0.emit(Form(455), &[]);
                Val::assume(_0)
            }
            /**A copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vmov_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(456), &[src.value()]);
                Val::assume(_0)
            }
            /**vorr of an immediate, in place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `a` |
| `a` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vorr_imm_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(457), &[a.value()]);
                Val::assume(_0)
            }
            /**vorr of an immediate, in place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `a` |
| `a` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vorr_imm_d(&mut self, a: impl ValueFor<F64, operand::a>) -> Val<F64> {
                let [_0] = self.0.emit(Form(458), &[a.value()]);
                Val::assume(_0)
            }
            /**vbic of an immediate, in place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `a` |
| `a` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vbic_imm_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(459), &[a.value()]);
                Val::assume(_0)
            }
            /**vbic of an immediate, in place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `a` |
| `a` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vbic_imm_d(&mut self, a: impl ValueFor<F64, operand::a>) -> Val<F64> {
                let [_0] = self.0.emit(Form(460), &[a.value()]);
                Val::assume(_0)
            }
            /**Copies an integer to all lanes.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vdup_q_from_i32(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(461), &[src.value()]);
                Val::assume(_0)
            }
            /**Copies an integer to all lanes.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vdup_d_from_i32(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(462), &[src.value()]);
                Val::assume(_0)
            }
            /**Copies a lane of a D register to all lanes.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vdup_q(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(463), &[src.value()]);
                Val::assume(_0)
            }
            /**Copies a lane of a D register to all lanes.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vdup_d(&mut self, src: impl ValueFor<F64, operand::src>) -> Val<F64> {
                let [_0] = self.0.emit(Form(464), &[src.value()]);
                Val::assume(_0)
            }
            /**Replaces a lane of a D register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `old` |
| `old` | use | `f64` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn vmov_lane_from_i32(
                &mut self,
                old: impl ValueFor<F64, operand::old>,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(465), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**A lane of a D register, extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn vmov_i32_from_lane(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(466), &[src.value()]);
                Val::assume(_0)
            }
            /**Exchanges two registers.

| operand |  | register |
| --- | --- | --- |
| `first` | def | `v128`, the register of `a` |
| `second` | def | `v128`, the register of `b` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vswp_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> (Val<V128>, Val<V128>) {
                let [_0, _1] = self.0.emit(Form(467), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Exchanges two registers.

| operand |  | register |
| --- | --- | --- |
| `first` | def | `f64`, the register of `a` |
| `second` | def | `f64`, the register of `b` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vswp_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> (Val<F64>, Val<F64>) {
                let [_0, _1] = self.0.emit(Form(468), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Two results, which overwrite the sources.

| operand |  | register |
| --- | --- | --- |
| `first` | def | `v128`, the register of `a` |
| `second` | def | `v128`, the register of `b` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vtrn_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> (Val<V128>, Val<V128>) {
                let [_0, _1] = self.0.emit(Form(469), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Two results, which overwrite the sources.

| operand |  | register |
| --- | --- | --- |
| `first` | def | `f64`, the register of `a` |
| `second` | def | `f64`, the register of `b` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vtrn_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> (Val<F64>, Val<F64>) {
                let [_0, _1] = self.0.emit(Form(470), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Two results, which overwrite the sources.

| operand |  | register |
| --- | --- | --- |
| `first` | def | `v128`, the register of `a` |
| `second` | def | `v128`, the register of `b` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vzip_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> (Val<V128>, Val<V128>) {
                let [_0, _1] = self.0.emit(Form(471), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Two results, which overwrite the sources.

| operand |  | register |
| --- | --- | --- |
| `first` | def | `f64`, the register of `a` |
| `second` | def | `f64`, the register of `b` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vzip_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> (Val<F64>, Val<F64>) {
                let [_0, _1] = self.0.emit(Form(472), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Two results, which overwrite the sources.

| operand |  | register |
| --- | --- | --- |
| `first` | def | `v128`, the register of `a` |
| `second` | def | `v128`, the register of `b` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vuzp_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> (Val<V128>, Val<V128>) {
                let [_0, _1] = self.0.emit(Form(473), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Two results, which overwrite the sources.

| operand |  | register |
| --- | --- | --- |
| `first` | def | `f64`, the register of `a` |
| `second` | def | `f64`, the register of `b` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vuzp_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> (Val<F64>, Val<F64>) {
                let [_0, _1] = self.0.emit(Form(474), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Consecutive bytes out of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vext_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(475), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Consecutive bytes out of two registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vext_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(476), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Bytes of a table of 2 consecutive registers; zero where the index is out of range.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `table0` | use | `f64`, a tuple `d_run2` |
| `table1` | use | `f64` |
| `index` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vtbl2(
                &mut self,
                table: [impl ValueFor<F64, operand::table>; 2],
                index: impl ValueFor<F64, operand::index>,
            ) -> Val<F64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(477),
                        &[table[0].value(), table[1].value(), index.value()],
                    );
                Val::assume(_0)
            }
            /**Bytes of a table of 3 consecutive registers; zero where the index is out of range.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `table0` | use | `f64`, a tuple `d_run3` |
| `table1` | use | `f64` |
| `table2` | use | `f64` |
| `index` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vtbl3(
                &mut self,
                table: [impl ValueFor<F64, operand::table>; 3],
                index: impl ValueFor<F64, operand::index>,
            ) -> Val<F64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(478),
                        &[
                            table[0].value(),
                            table[1].value(),
                            table[2].value(),
                            index.value(),
                        ],
                    );
                Val::assume(_0)
            }
            /**Bytes of a table of 4 consecutive registers; zero where the index is out of range.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `table0` | use | `f64`, a tuple `d_run4` |
| `table1` | use | `f64` |
| `table2` | use | `f64` |
| `table3` | use | `f64` |
| `index` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vtbl4(
                &mut self,
                table: [impl ValueFor<F64, operand::table>; 4],
                index: impl ValueFor<F64, operand::index>,
            ) -> Val<F64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(479),
                        &[
                            table[0].value(),
                            table[1].value(),
                            table[2].value(),
                            table[3].value(),
                            index.value(),
                        ],
                    );
                Val::assume(_0)
            }
            /**Bytes of a table of one register; zero where the index is out of range.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `table` | use | `f64` |
| `index` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vtbl1(
                &mut self,
                table: impl ValueFor<F64, operand::table>,
                index: impl ValueFor<F64, operand::index>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(480), &[table.value(), index.value()]);
                Val::assume(_0)
            }
            /**Bytes of a table of 2 consecutive registers; dst stays where the index is out of range.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `old` |
| `old` | use | `f64` |
| `table0` | use | `f64`, a tuple `d_run2` |
| `table1` | use | `f64` |
| `index` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vtbx2(
                &mut self,
                old: impl ValueFor<F64, operand::old>,
                table: [impl ValueFor<F64, operand::table>; 2],
                index: impl ValueFor<F64, operand::index>,
            ) -> Val<F64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(481),
                        &[old.value(), table[0].value(), table[1].value(), index.value()],
                    );
                Val::assume(_0)
            }
            /**Bytes of a table of 3 consecutive registers; dst stays where the index is out of range.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `old` |
| `old` | use | `f64` |
| `table0` | use | `f64`, a tuple `d_run3` |
| `table1` | use | `f64` |
| `table2` | use | `f64` |
| `index` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vtbx3(
                &mut self,
                old: impl ValueFor<F64, operand::old>,
                table: [impl ValueFor<F64, operand::table>; 3],
                index: impl ValueFor<F64, operand::index>,
            ) -> Val<F64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(482),
                        &[
                            old.value(),
                            table[0].value(),
                            table[1].value(),
                            table[2].value(),
                            index.value(),
                        ],
                    );
                Val::assume(_0)
            }
            /**Bytes of a table of 4 consecutive registers; dst stays where the index is out of range.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `old` |
| `old` | use | `f64` |
| `table0` | use | `f64`, a tuple `d_run4` |
| `table1` | use | `f64` |
| `table2` | use | `f64` |
| `table3` | use | `f64` |
| `index` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vtbx4(
                &mut self,
                old: impl ValueFor<F64, operand::old>,
                table: [impl ValueFor<F64, operand::table>; 4],
                index: impl ValueFor<F64, operand::index>,
            ) -> Val<F64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(483),
                        &[
                            old.value(),
                            table[0].value(),
                            table[1].value(),
                            table[2].value(),
                            table[3].value(),
                            index.value(),
                        ],
                    );
                Val::assume(_0)
            }
            /**Bytes of a table of one register; dst stays where the index is out of range.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `old` |
| `old` | use | `f64` |
| `table` | use | `f64` |
| `index` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vtbx1(
                &mut self,
                old: impl ValueFor<F64, operand::old>,
                table: impl ValueFor<F64, operand::table>,
                index: impl ValueFor<F64, operand::index>,
            ) -> Val<F64> {
                let [_0] = self
                    .0
                    .emit(Form(484), &[old.value(), table.value(), index.value()]);
                Val::assume(_0)
            }
            /**VLD1 of 2 consecutive D registers.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_run2` |
| `dst1` | def | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld1_2(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self.0.emit(Form(485), &[base.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**VLD1 of 3 consecutive D registers.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_run3` |
| `dst1` | def | `f64` |
| `dst2` | def | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld1_3(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 3] {
                let [_0, _1, _2] = self.0.emit(Form(486), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2)]
            }
            /**VLD1 of 4 consecutive D registers.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_run4` |
| `dst1` | def | `f64` |
| `dst2` | def | `f64` |
| `dst3` | def | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld1_4(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 4] {
                let [_0, _1, _2, _3] = self.0.emit(Form(487), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2), Val::assume(_3)]
            }
            /**VLD1 of one D or Q register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld1_q(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(488), &[base.value()]);
                Val::assume(_0)
            }
            /**VLD1 of one D or Q register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld1_d(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(489), &[base.value()]);
                Val::assume(_0)
            }
            /**VST1 of 2 consecutive D registers.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `f64`, a tuple `d_run2` |
| `src1` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst1_2(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 2],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(Form(490), &[src[0].value(), src[1].value(), base.value()]);
            }
            /**VST1 of 3 consecutive D registers.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `f64`, a tuple `d_run3` |
| `src1` | use | `f64` |
| `src2` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst1_3(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 3],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(491),
                        &[src[0].value(), src[1].value(), src[2].value(), base.value()],
                    );
            }
            /**VST1 of 4 consecutive D registers.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `f64`, a tuple `d_run4` |
| `src1` | use | `f64` |
| `src2` | use | `f64` |
| `src3` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst1_4(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 4],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(492),
                        &[
                            src[0].value(),
                            src[1].value(),
                            src[2].value(),
                            src[3].value(),
                            base.value(),
                        ],
                    );
            }
            /**VST1 of one D or Q register.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `v128` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst1_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(493), &[src.value(), base.value()]);
            }
            /**VST1 of one D or Q register.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst1_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(494), &[src.value(), base.value()]);
            }
            /**VLD1 of one D or Q register, and the address after it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld1_q_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> (Val<V128>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(495), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**VLD1 of one D or Q register, and the address after it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld1_d_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> (Val<F64>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(496), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**VST1 of one D or Q register, and the address after it.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `i32`, the register of `base` |
| `src` | use | `v128` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst1_q_writeback(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(497), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**VST1 of one D or Q register, and the address after it.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `i32`, the register of `base` |
| `src` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst1_d_writeback(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(498), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**VLD1 of one D or Q register, and the address moved on by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |
| `step` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld1_q_step(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                step: impl ValueFor<I32, operand::step>,
            ) -> (Val<V128>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(499), &[base.value(), step.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**VLD1 of one D or Q register, and the address moved on by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |
| `step` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld1_d_step(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                step: impl ValueFor<I32, operand::step>,
            ) -> (Val<F64>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(500), &[base.value(), step.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**VLD2: takes 2 interleaved vectors apart, in consecutive or every other register.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_run2` |
| `dst1` | def | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld2_run(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self.0.emit(Form(501), &[base.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**VLD2: takes 2 interleaved vectors apart, in consecutive or every other register.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_step2` |
| `dst1` | def | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld2_step(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self.0.emit(Form(502), &[base.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**VLD3: takes 3 interleaved vectors apart, in consecutive or every other register.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_run3` |
| `dst1` | def | `f64` |
| `dst2` | def | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld3_run(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 3] {
                let [_0, _1, _2] = self.0.emit(Form(503), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2)]
            }
            /**VLD3: takes 3 interleaved vectors apart, in consecutive or every other register.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_step3` |
| `dst1` | def | `f64` |
| `dst2` | def | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld3_step(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 3] {
                let [_0, _1, _2] = self.0.emit(Form(504), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2)]
            }
            /**VLD4: takes 4 interleaved vectors apart, in consecutive or every other register.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_run4` |
| `dst1` | def | `f64` |
| `dst2` | def | `f64` |
| `dst3` | def | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld4_run(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 4] {
                let [_0, _1, _2, _3] = self.0.emit(Form(505), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2), Val::assume(_3)]
            }
            /**VLD4: takes 4 interleaved vectors apart, in consecutive or every other register.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_step4` |
| `dst1` | def | `f64` |
| `dst2` | def | `f64` |
| `dst3` | def | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld4_step(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 4] {
                let [_0, _1, _2, _3] = self.0.emit(Form(506), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2), Val::assume(_3)]
            }
            /**The same, and the address after what was loaded.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_run2` |
| `dst1` | def | `f64` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld2_run_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> ([Val<F64>; 2], Val<I32>) {
                let [_0, _1, _2] = self.0.emit(Form(507), &[base.value()]);
                ([Val::assume(_0), Val::assume(_1)], Val::assume(_2))
            }
            /**The same, and the address after what was loaded.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_step2` |
| `dst1` | def | `f64` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld2_step_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> ([Val<F64>; 2], Val<I32>) {
                let [_0, _1, _2] = self.0.emit(Form(508), &[base.value()]);
                ([Val::assume(_0), Val::assume(_1)], Val::assume(_2))
            }
            /**The same, and the address after what was loaded.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_run3` |
| `dst1` | def | `f64` |
| `dst2` | def | `f64` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld3_run_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> ([Val<F64>; 3], Val<I32>) {
                let [_0, _1, _2, _3] = self.0.emit(Form(509), &[base.value()]);
                ([Val::assume(_0), Val::assume(_1), Val::assume(_2)], Val::assume(_3))
            }
            /**The same, and the address after what was loaded.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_step3` |
| `dst1` | def | `f64` |
| `dst2` | def | `f64` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld3_step_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> ([Val<F64>; 3], Val<I32>) {
                let [_0, _1, _2, _3] = self.0.emit(Form(510), &[base.value()]);
                ([Val::assume(_0), Val::assume(_1), Val::assume(_2)], Val::assume(_3))
            }
            /**The same, and the address after what was loaded.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_run4` |
| `dst1` | def | `f64` |
| `dst2` | def | `f64` |
| `dst3` | def | `f64` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld4_run_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> ([Val<F64>; 4], Val<I32>) {
                let [_0, _1, _2, _3, _4] = self.0.emit(Form(511), &[base.value()]);
                (
                    [Val::assume(_0), Val::assume(_1), Val::assume(_2), Val::assume(_3)],
                    Val::assume(_4),
                )
            }
            /**The same, and the address after what was loaded.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_step4` |
| `dst1` | def | `f64` |
| `dst2` | def | `f64` |
| `dst3` | def | `f64` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld4_step_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> ([Val<F64>; 4], Val<I32>) {
                let [_0, _1, _2, _3, _4] = self.0.emit(Form(512), &[base.value()]);
                (
                    [Val::assume(_0), Val::assume(_1), Val::assume(_2), Val::assume(_3)],
                    Val::assume(_4),
                )
            }
            /**VST2: interleaves 2 vectors, in consecutive or every other register.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `f64`, a tuple `d_run2` |
| `src1` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst2_run(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 2],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(Form(513), &[src[0].value(), src[1].value(), base.value()]);
            }
            /**VST2: interleaves 2 vectors, in consecutive or every other register.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `f64`, a tuple `d_step2` |
| `src1` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst2_step(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 2],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(Form(514), &[src[0].value(), src[1].value(), base.value()]);
            }
            /**VST3: interleaves 3 vectors, in consecutive or every other register.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `f64`, a tuple `d_run3` |
| `src1` | use | `f64` |
| `src2` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst3_run(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 3],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(515),
                        &[src[0].value(), src[1].value(), src[2].value(), base.value()],
                    );
            }
            /**VST3: interleaves 3 vectors, in consecutive or every other register.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `f64`, a tuple `d_step3` |
| `src1` | use | `f64` |
| `src2` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst3_step(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 3],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(516),
                        &[src[0].value(), src[1].value(), src[2].value(), base.value()],
                    );
            }
            /**VST4: interleaves 4 vectors, in consecutive or every other register.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `f64`, a tuple `d_run4` |
| `src1` | use | `f64` |
| `src2` | use | `f64` |
| `src3` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst4_run(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 4],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(517),
                        &[
                            src[0].value(),
                            src[1].value(),
                            src[2].value(),
                            src[3].value(),
                            base.value(),
                        ],
                    );
            }
            /**VST4: interleaves 4 vectors, in consecutive or every other register.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `f64`, a tuple `d_step4` |
| `src1` | use | `f64` |
| `src2` | use | `f64` |
| `src3` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst4_step(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 4],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(518),
                        &[
                            src[0].value(),
                            src[1].value(),
                            src[2].value(),
                            src[3].value(),
                            base.value(),
                        ],
                    );
            }
            /**The same, and the address after what was stored.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `i32`, the register of `base` |
| `src0` | use | `f64`, a tuple `d_run2` |
| `src1` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst2_run_writeback(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 2],
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(519), &[src[0].value(), src[1].value(), base.value()]);
                Val::assume(_0)
            }
            /**The same, and the address after what was stored.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `i32`, the register of `base` |
| `src0` | use | `f64`, a tuple `d_step2` |
| `src1` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst2_step_writeback(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 2],
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(520), &[src[0].value(), src[1].value(), base.value()]);
                Val::assume(_0)
            }
            /**The same, and the address after what was stored.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `i32`, the register of `base` |
| `src0` | use | `f64`, a tuple `d_run3` |
| `src1` | use | `f64` |
| `src2` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst3_run_writeback(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 3],
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(521),
                        &[src[0].value(), src[1].value(), src[2].value(), base.value()],
                    );
                Val::assume(_0)
            }
            /**The same, and the address after what was stored.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `i32`, the register of `base` |
| `src0` | use | `f64`, a tuple `d_step3` |
| `src1` | use | `f64` |
| `src2` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst3_step_writeback(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 3],
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(522),
                        &[src[0].value(), src[1].value(), src[2].value(), base.value()],
                    );
                Val::assume(_0)
            }
            /**The same, and the address after what was stored.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `i32`, the register of `base` |
| `src0` | use | `f64`, a tuple `d_run4` |
| `src1` | use | `f64` |
| `src2` | use | `f64` |
| `src3` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst4_run_writeback(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 4],
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(523),
                        &[
                            src[0].value(),
                            src[1].value(),
                            src[2].value(),
                            src[3].value(),
                            base.value(),
                        ],
                    );
                Val::assume(_0)
            }
            /**The same, and the address after what was stored.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `i32`, the register of `base` |
| `src0` | use | `f64`, a tuple `d_step4` |
| `src1` | use | `f64` |
| `src2` | use | `f64` |
| `src3` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst4_step_writeback(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 4],
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(524),
                        &[
                            src[0].value(),
                            src[1].value(),
                            src[2].value(),
                            src[3].value(),
                            base.value(),
                        ],
                    );
                Val::assume(_0)
            }
            /**Replaces one lane of each of 2 vectors; not a byte with `step`.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, the register of `old0` |
| `dst1` | def | `f64`, the register of `old1` |
| `old0` | use | `f64`, a tuple `d_run2` |
| `old1` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld2_lane_run(
                &mut self,
                old: [impl ValueFor<F64, operand::old>; 2],
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(Form(525), &[old[0].value(), old[1].value(), base.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**Replaces one lane of each of 2 vectors; not a byte with `step`.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, the register of `old0` |
| `dst1` | def | `f64`, the register of `old1` |
| `old0` | use | `f64`, a tuple `d_step2` |
| `old1` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld2_lane_step(
                &mut self,
                old: [impl ValueFor<F64, operand::old>; 2],
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(Form(526), &[old[0].value(), old[1].value(), base.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**Replaces one lane of each of 3 vectors; not a byte with `step`.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, the register of `old0` |
| `dst1` | def | `f64`, the register of `old1` |
| `dst2` | def | `f64`, the register of `old2` |
| `old0` | use | `f64`, a tuple `d_run3` |
| `old1` | use | `f64` |
| `old2` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld3_lane_run(
                &mut self,
                old: [impl ValueFor<F64, operand::old>; 3],
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 3] {
                let [_0, _1, _2] = self
                    .0
                    .emit(
                        Form(527),
                        &[old[0].value(), old[1].value(), old[2].value(), base.value()],
                    );
                [Val::assume(_0), Val::assume(_1), Val::assume(_2)]
            }
            /**Replaces one lane of each of 3 vectors; not a byte with `step`.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, the register of `old0` |
| `dst1` | def | `f64`, the register of `old1` |
| `dst2` | def | `f64`, the register of `old2` |
| `old0` | use | `f64`, a tuple `d_step3` |
| `old1` | use | `f64` |
| `old2` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld3_lane_step(
                &mut self,
                old: [impl ValueFor<F64, operand::old>; 3],
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 3] {
                let [_0, _1, _2] = self
                    .0
                    .emit(
                        Form(528),
                        &[old[0].value(), old[1].value(), old[2].value(), base.value()],
                    );
                [Val::assume(_0), Val::assume(_1), Val::assume(_2)]
            }
            /**Replaces one lane of each of 4 vectors; not a byte with `step`.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, the register of `old0` |
| `dst1` | def | `f64`, the register of `old1` |
| `dst2` | def | `f64`, the register of `old2` |
| `dst3` | def | `f64`, the register of `old3` |
| `old0` | use | `f64`, a tuple `d_run4` |
| `old1` | use | `f64` |
| `old2` | use | `f64` |
| `old3` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld4_lane_run(
                &mut self,
                old: [impl ValueFor<F64, operand::old>; 4],
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 4] {
                let [_0, _1, _2, _3] = self
                    .0
                    .emit(
                        Form(529),
                        &[
                            old[0].value(),
                            old[1].value(),
                            old[2].value(),
                            old[3].value(),
                            base.value(),
                        ],
                    );
                [Val::assume(_0), Val::assume(_1), Val::assume(_2), Val::assume(_3)]
            }
            /**Replaces one lane of each of 4 vectors; not a byte with `step`.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, the register of `old0` |
| `dst1` | def | `f64`, the register of `old1` |
| `dst2` | def | `f64`, the register of `old2` |
| `dst3` | def | `f64`, the register of `old3` |
| `old0` | use | `f64`, a tuple `d_step4` |
| `old1` | use | `f64` |
| `old2` | use | `f64` |
| `old3` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld4_lane_step(
                &mut self,
                old: [impl ValueFor<F64, operand::old>; 4],
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 4] {
                let [_0, _1, _2, _3] = self
                    .0
                    .emit(
                        Form(530),
                        &[
                            old[0].value(),
                            old[1].value(),
                            old[2].value(),
                            old[3].value(),
                            base.value(),
                        ],
                    );
                [Val::assume(_0), Val::assume(_1), Val::assume(_2), Val::assume(_3)]
            }
            /**Loads 2 scalars and copies each to all lanes of a vector.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_run2` |
| `dst1` | def | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld2_dup_run(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self.0.emit(Form(531), &[base.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**Loads 2 scalars and copies each to all lanes of a vector.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_step2` |
| `dst1` | def | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld2_dup_step(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self.0.emit(Form(532), &[base.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**Loads 3 scalars and copies each to all lanes of a vector.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_run3` |
| `dst1` | def | `f64` |
| `dst2` | def | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld3_dup_run(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 3] {
                let [_0, _1, _2] = self.0.emit(Form(533), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2)]
            }
            /**Loads 3 scalars and copies each to all lanes of a vector.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_step3` |
| `dst1` | def | `f64` |
| `dst2` | def | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld3_dup_step(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 3] {
                let [_0, _1, _2] = self.0.emit(Form(534), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2)]
            }
            /**Loads 4 scalars and copies each to all lanes of a vector.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_run4` |
| `dst1` | def | `f64` |
| `dst2` | def | `f64` |
| `dst3` | def | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld4_dup_run(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 4] {
                let [_0, _1, _2, _3] = self.0.emit(Form(535), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2), Val::assume(_3)]
            }
            /**Loads 4 scalars and copies each to all lanes of a vector.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `f64`, a tuple `d_step4` |
| `dst1` | def | `f64` |
| `dst2` | def | `f64` |
| `dst3` | def | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld4_dup_step(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<F64>; 4] {
                let [_0, _1, _2, _3] = self.0.emit(Form(536), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2), Val::assume(_3)]
            }
            /**Stores one lane of each of 2 vectors; not a byte with `step`.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `f64`, a tuple `d_run2` |
| `src1` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst2_lane_run(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 2],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(Form(537), &[src[0].value(), src[1].value(), base.value()]);
            }
            /**Stores one lane of each of 2 vectors; not a byte with `step`.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `f64`, a tuple `d_step2` |
| `src1` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst2_lane_step(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 2],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(Form(538), &[src[0].value(), src[1].value(), base.value()]);
            }
            /**Stores one lane of each of 3 vectors; not a byte with `step`.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `f64`, a tuple `d_run3` |
| `src1` | use | `f64` |
| `src2` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst3_lane_run(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 3],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(539),
                        &[src[0].value(), src[1].value(), src[2].value(), base.value()],
                    );
            }
            /**Stores one lane of each of 3 vectors; not a byte with `step`.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `f64`, a tuple `d_step3` |
| `src1` | use | `f64` |
| `src2` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst3_lane_step(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 3],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(540),
                        &[src[0].value(), src[1].value(), src[2].value(), base.value()],
                    );
            }
            /**Stores one lane of each of 4 vectors; not a byte with `step`.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `f64`, a tuple `d_run4` |
| `src1` | use | `f64` |
| `src2` | use | `f64` |
| `src3` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst4_lane_run(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 4],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(541),
                        &[
                            src[0].value(),
                            src[1].value(),
                            src[2].value(),
                            src[3].value(),
                            base.value(),
                        ],
                    );
            }
            /**Stores one lane of each of 4 vectors; not a byte with `step`.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `f64`, a tuple `d_step4` |
| `src1` | use | `f64` |
| `src2` | use | `f64` |
| `src3` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst4_lane_step(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 4],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(542),
                        &[
                            src[0].value(),
                            src[1].value(),
                            src[2].value(),
                            src[3].value(),
                            base.value(),
                        ],
                    );
            }
            /**Replaces one lane.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `old` |
| `old` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld1_lane(
                &mut self,
                old: impl ValueFor<F64, operand::old>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(543), &[old.value(), base.value()]);
                Val::assume(_0)
            }
            /**Loads a scalar and copies it to all lanes.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld1_dup(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(544), &[base.value()]);
                Val::assume(_0)
            }
            /**Stores one lane.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `f64` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst1_lane(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(545), &[src.value(), base.value()]);
            }
            /**VLD2 of four consecutive D registers: two Q registers.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `v128`, a tuple `q_run2` |
| `dst1` | def | `v128` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld2_q(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<V128>; 2] {
                let [_0, _1] = self.0.emit(Form(546), &[base.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**VST2 of four consecutive D registers: two Q registers.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `v128`, a tuple `q_run2` |
| `src1` | use | `v128` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst2_q(
                &mut self,
                src: [impl ValueFor<V128, operand::src>; 2],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(Form(547), &[src[0].value(), src[1].value(), base.value()]);
            }
            /**VLD3 of the even D registers and VLD3 of the odd ones, with the address after it all.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `v128`, a tuple `q_run3` |
| `dst1` | def | `v128` |
| `dst2` | def | `v128` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld3_q_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> ([Val<V128>; 3], Val<I32>) {
                let [_0, _1, _2, _3] = self.0.emit(Form(548), &[base.value()]);
                ([Val::assume(_0), Val::assume(_1), Val::assume(_2)], Val::assume(_3))
            }
            /**VLD4 of the even D registers and VLD4 of the odd ones, with the address after it all.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `v128`, a tuple `q_run4` |
| `dst1` | def | `v128` |
| `dst2` | def | `v128` |
| `dst3` | def | `v128` |
| `next` | def | `i32`, the register of `base` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vld4_q_writeback(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> ([Val<V128>; 4], Val<I32>) {
                let [_0, _1, _2, _3, _4] = self.0.emit(Form(549), &[base.value()]);
                (
                    [Val::assume(_0), Val::assume(_1), Val::assume(_2), Val::assume(_3)],
                    Val::assume(_4),
                )
            }
            /**VST3 of the even D registers and VST3 of the odd ones, with the address after it all.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `i32`, the register of `base` |
| `src0` | use | `v128`, a tuple `q_run3` |
| `src1` | use | `v128` |
| `src2` | use | `v128` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst3_q_writeback(
                &mut self,
                src: [impl ValueFor<V128, operand::src>; 3],
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(550),
                        &[src[0].value(), src[1].value(), src[2].value(), base.value()],
                    );
                Val::assume(_0)
            }
            /**VST4 of the even D registers and VST4 of the odd ones, with the address after it all.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `i32`, the register of `base` |
| `src0` | use | `v128`, a tuple `q_run4` |
| `src1` | use | `v128` |
| `src2` | use | `v128` |
| `src3` | use | `v128` |
| `base` | use | `i32` |

* requires `neon`

*/
            #[inline]
            pub fn vst4_q_writeback(
                &mut self,
                src: [impl ValueFor<V128, operand::src>; 4],
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(551),
                        &[
                            src[0].value(),
                            src[1].value(),
                            src[2].value(),
                            src[3].value(),
                            base.value(),
                        ],
                    );
                Val::assume(_0)
            }
            /**Vadd of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vadd_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(552), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vadd of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vadd_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(553), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vsub of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vsub_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(554), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vsub of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vsub_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(555), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vmul of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vmul_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(556), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vmul of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vmul_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(557), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vqadd of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vqadd_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(558), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vqadd of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vqadd_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(559), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vqsub of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vqsub_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(560), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vqsub of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vqsub_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(561), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vhadd of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vhadd_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(562), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vhadd of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vhadd_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(563), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vrhadd of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vrhadd_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(564), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vrhadd of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vrhadd_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(565), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vhsub of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vhsub_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(566), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vhsub of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vhsub_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(567), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vmax of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vmax_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(568), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vmax of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vmax_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(569), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vmin of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vmin_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(570), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vmin of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vmin_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(571), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vabd of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vabd_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(572), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vabd of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vabd_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(573), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vand of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vand_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(574), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vand of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vand_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(575), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vorr of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vorr_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(576), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vorr of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vorr_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(577), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vorn of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vorn_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(578), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vorn of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vorn_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(579), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Veor of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn veor_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(580), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Veor of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn veor_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(581), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vbic of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vbic_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(582), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vbic of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vbic_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(583), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vceq of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vceq_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(584), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vceq of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vceq_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(585), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vcge of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vcge_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(586), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vcge of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vcge_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(587), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vcgt of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vcgt_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(588), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vcgt of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vcgt_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(589), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vacge of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vacge_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(590), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vacge of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vacge_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(591), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vacgt of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vacgt_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(592), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vacgt of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vacgt_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(593), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vtst of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vtst_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(594), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vtst of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vtst_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(595), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vshl of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vshl_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(596), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vshl of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vshl_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(597), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vrshl of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vrshl_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(598), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vrshl of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vrshl_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(599), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vqshl of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vqshl_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(600), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vqshl of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vqshl_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(601), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vqrshl of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vqrshl_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(602), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vqrshl of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vqrshl_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(603), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vqdmulh of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vqdmulh_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(604), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vqdmulh of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vqdmulh_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(605), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vqrdmulh of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vqrdmulh_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(606), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vqrdmulh of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vqrdmulh_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(607), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vrecps of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vrecps_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(608), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vrecps of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vrecps_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(609), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vrsqrts of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vrsqrts_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(610), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vrsqrts of two vectors, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vrsqrts_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(611), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Of pairs of neighbours; for D registers only.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vpadd_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(612), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Of pairs of neighbours; for D registers only.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vpmax_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(613), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Of pairs of neighbours; for D registers only.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vpmin_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(614), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vabs of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vabs_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(615), &[src.value()]);
                Val::assume(_0)
            }
            /**Vabs of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vabs_d(&mut self, src: impl ValueFor<F64, operand::src>) -> Val<F64> {
                let [_0] = self.0.emit(Form(616), &[src.value()]);
                Val::assume(_0)
            }
            /**Vneg of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vneg_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(617), &[src.value()]);
                Val::assume(_0)
            }
            /**Vneg of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vneg_d(&mut self, src: impl ValueFor<F64, operand::src>) -> Val<F64> {
                let [_0] = self.0.emit(Form(618), &[src.value()]);
                Val::assume(_0)
            }
            /**Vqabs of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vqabs_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(619), &[src.value()]);
                Val::assume(_0)
            }
            /**Vqabs of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vqabs_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(620), &[src.value()]);
                Val::assume(_0)
            }
            /**Vqneg of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vqneg_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(621), &[src.value()]);
                Val::assume(_0)
            }
            /**Vqneg of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vqneg_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(622), &[src.value()]);
                Val::assume(_0)
            }
            /**Vmvn of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vmvn_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(623), &[src.value()]);
                Val::assume(_0)
            }
            /**Vmvn of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vmvn_d(&mut self, src: impl ValueFor<F64, operand::src>) -> Val<F64> {
                let [_0] = self.0.emit(Form(624), &[src.value()]);
                Val::assume(_0)
            }
            /**Vcls of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vcls_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(625), &[src.value()]);
                Val::assume(_0)
            }
            /**Vcls of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vcls_d(&mut self, src: impl ValueFor<F64, operand::src>) -> Val<F64> {
                let [_0] = self.0.emit(Form(626), &[src.value()]);
                Val::assume(_0)
            }
            /**Vclz of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vclz_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(627), &[src.value()]);
                Val::assume(_0)
            }
            /**Vclz of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vclz_d(&mut self, src: impl ValueFor<F64, operand::src>) -> Val<F64> {
                let [_0] = self.0.emit(Form(628), &[src.value()]);
                Val::assume(_0)
            }
            /**Vcnt of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vcnt_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(629), &[src.value()]);
                Val::assume(_0)
            }
            /**Vcnt of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vcnt_d(&mut self, src: impl ValueFor<F64, operand::src>) -> Val<F64> {
                let [_0] = self.0.emit(Form(630), &[src.value()]);
                Val::assume(_0)
            }
            /**Vrev16 of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vrev16_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(631), &[src.value()]);
                Val::assume(_0)
            }
            /**Vrev16 of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vrev16_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(632), &[src.value()]);
                Val::assume(_0)
            }
            /**Vrev32 of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vrev32_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(633), &[src.value()]);
                Val::assume(_0)
            }
            /**Vrev32 of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vrev32_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(634), &[src.value()]);
                Val::assume(_0)
            }
            /**Vrev64 of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vrev64_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(635), &[src.value()]);
                Val::assume(_0)
            }
            /**Vrev64 of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vrev64_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(636), &[src.value()]);
                Val::assume(_0)
            }
            /**Vpaddl of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vpaddl_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(637), &[src.value()]);
                Val::assume(_0)
            }
            /**Vpaddl of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vpaddl_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(638), &[src.value()]);
                Val::assume(_0)
            }
            /**Vrecpe of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vrecpe_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(639), &[src.value()]);
                Val::assume(_0)
            }
            /**Vrecpe of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vrecpe_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(640), &[src.value()]);
                Val::assume(_0)
            }
            /**Vrsqrte of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vrsqrte_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(641), &[src.value()]);
                Val::assume(_0)
            }
            /**Vrsqrte of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vrsqrte_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(642), &[src.value()]);
                Val::assume(_0)
            }
            /**Vceq_zero of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vceq_zero_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(643), &[src.value()]);
                Val::assume(_0)
            }
            /**Vceq_zero of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vceq_zero_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(644), &[src.value()]);
                Val::assume(_0)
            }
            /**Vcge_zero of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vcge_zero_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(645), &[src.value()]);
                Val::assume(_0)
            }
            /**Vcge_zero of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vcge_zero_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(646), &[src.value()]);
                Val::assume(_0)
            }
            /**Vcgt_zero of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vcgt_zero_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(647), &[src.value()]);
                Val::assume(_0)
            }
            /**Vcgt_zero of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vcgt_zero_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(648), &[src.value()]);
                Val::assume(_0)
            }
            /**Vcle_zero of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vcle_zero_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(649), &[src.value()]);
                Val::assume(_0)
            }
            /**Vcle_zero of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vcle_zero_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(650), &[src.value()]);
                Val::assume(_0)
            }
            /**Vclt_zero of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vclt_zero_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(651), &[src.value()]);
                Val::assume(_0)
            }
            /**Vclt_zero of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vclt_zero_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(652), &[src.value()]);
                Val::assume(_0)
            }
            /**Vshl_imm of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vshl_imm_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(653), &[src.value()]);
                Val::assume(_0)
            }
            /**Vshl_imm of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vshl_imm_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(654), &[src.value()]);
                Val::assume(_0)
            }
            /**Vshr_imm of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vshr_imm_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(655), &[src.value()]);
                Val::assume(_0)
            }
            /**Vshr_imm of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vshr_imm_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(656), &[src.value()]);
                Val::assume(_0)
            }
            /**Vrshr_imm of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vrshr_imm_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(657), &[src.value()]);
                Val::assume(_0)
            }
            /**Vrshr_imm of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vrshr_imm_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(658), &[src.value()]);
                Val::assume(_0)
            }
            /**Vqshl_imm of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vqshl_imm_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(659), &[src.value()]);
                Val::assume(_0)
            }
            /**Vqshl_imm of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vqshl_imm_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(660), &[src.value()]);
                Val::assume(_0)
            }
            /**Vqshlu_imm of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vqshlu_imm_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(661), &[src.value()]);
                Val::assume(_0)
            }
            /**Vqshlu_imm of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vqshlu_imm_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(662), &[src.value()]);
                Val::assume(_0)
            }
            /**Vcvt_s32_from_f32 of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vcvt_s32_from_f32_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(663), &[src.value()]);
                Val::assume(_0)
            }
            /**Vcvt_s32_from_f32 of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vcvt_s32_from_f32_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(664), &[src.value()]);
                Val::assume(_0)
            }
            /**Vcvt_u32_from_f32 of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vcvt_u32_from_f32_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(665), &[src.value()]);
                Val::assume(_0)
            }
            /**Vcvt_u32_from_f32 of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vcvt_u32_from_f32_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(666), &[src.value()]);
                Val::assume(_0)
            }
            /**Vcvt_f32_from_s32 of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vcvt_f32_from_s32_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(667), &[src.value()]);
                Val::assume(_0)
            }
            /**Vcvt_f32_from_s32 of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vcvt_f32_from_s32_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(668), &[src.value()]);
                Val::assume(_0)
            }
            /**Vcvt_f32_from_u32 of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vcvt_f32_from_u32_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(669), &[src.value()]);
                Val::assume(_0)
            }
            /**Vcvt_f32_from_u32 of a vector, of elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vcvt_f32_from_u32_d(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(670), &[src.value()]);
                Val::assume(_0)
            }
            /**Adds products or differences to the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vmla_q(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(671), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Adds products or differences to the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vmla_d(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(672), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Adds products or differences to the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vmls_q(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(673), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Adds products or differences to the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vmls_d(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(674), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Adds products or differences to the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vaba_q(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(675), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Adds products or differences to the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vaba_d(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(676), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Adds products to the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`, `vfp4`

*/
            #[inline]
            pub fn vfma_q(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(677), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Adds products to the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`, `vfp4`

*/
            #[inline]
            pub fn vfma_d(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(678), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Adds products to the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`, `vfp4`

*/
            #[inline]
            pub fn vfms_q(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(679), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Adds products to the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`, `vfp4`

*/
            #[inline]
            pub fn vfms_d(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(680), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Adds to or inserts into a vector, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `old` |
| `old` | use | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vpadal_q(
                &mut self,
                old: impl ValueFor<V128, operand::old>,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(681), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**Adds to or inserts into a vector, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `old` |
| `old` | use | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vpadal_d(
                &mut self,
                old: impl ValueFor<F64, operand::old>,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(682), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**Adds to or inserts into a vector, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `old` |
| `old` | use | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vsra_imm_q(
                &mut self,
                old: impl ValueFor<V128, operand::old>,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(683), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**Adds to or inserts into a vector, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `old` |
| `old` | use | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vsra_imm_d(
                &mut self,
                old: impl ValueFor<F64, operand::old>,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(684), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**Adds to or inserts into a vector, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `old` |
| `old` | use | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vrsra_imm_q(
                &mut self,
                old: impl ValueFor<V128, operand::old>,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(685), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**Adds to or inserts into a vector, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `old` |
| `old` | use | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vrsra_imm_d(
                &mut self,
                old: impl ValueFor<F64, operand::old>,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(686), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**Adds to or inserts into a vector, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `old` |
| `old` | use | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vsli_imm_q(
                &mut self,
                old: impl ValueFor<V128, operand::old>,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(687), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**Adds to or inserts into a vector, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `old` |
| `old` | use | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vsli_imm_d(
                &mut self,
                old: impl ValueFor<F64, operand::old>,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(688), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**Adds to or inserts into a vector, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `old` |
| `old` | use | `v128` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vsri_imm_q(
                &mut self,
                old: impl ValueFor<V128, operand::old>,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(689), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**Adds to or inserts into a vector, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `old` |
| `old` | use | `f64` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vsri_imm_d(
                &mut self,
                old: impl ValueFor<F64, operand::old>,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(690), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**VBSL, VBIT or VBIF: chooses by bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `mask` |
| `mask` | use | `v128` |
| `then` | use | `v128` |
| `otherwise` | use | `v128` |

* requires `neon`
* or `vbsl_q/vbit`: `dst`: `v128`, the register of `otherwise`
* or `vbsl_q/vbif`: `dst`: `v128`, the register of `then`

*/
            #[inline]
            pub fn vbsl_q(
                &mut self,
                mask: impl ValueFor<V128, operand::mask>,
                then: impl ValueFor<V128, operand::then>,
                otherwise: impl ValueFor<V128, operand::otherwise>,
            ) -> Val<V128> {
                let [_0] = self
                    .0
                    .emit(Form(691), &[mask.value(), then.value(), otherwise.value()]);
                Val::assume(_0)
            }
            /**VBSL, VBIT or VBIF: chooses by bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `mask` |
| `mask` | use | `f64` |
| `then` | use | `f64` |
| `otherwise` | use | `f64` |

* requires `neon`
* or `vbsl_d/vbit`: `dst`: `f64`, the register of `otherwise`
* or `vbsl_d/vbif`: `dst`: `f64`, the register of `then`

*/
            #[inline]
            pub fn vbsl_d(
                &mut self,
                mask: impl ValueFor<F64, operand::mask>,
                then: impl ValueFor<F64, operand::then>,
                otherwise: impl ValueFor<F64, operand::otherwise>,
            ) -> Val<F64> {
                let [_0] = self
                    .0
                    .emit(Form(694), &[mask.value(), then.value(), otherwise.value()]);
                Val::assume(_0)
            }
            /**Vmul by a lane of 16 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `d0_7` |

* requires `neon`

*/
            #[inline]
            pub fn vmul_scalar16_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(697), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vmul by a lane of 16 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `d0_7` |

* requires `neon`

*/
            #[inline]
            pub fn vmul_scalar16_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(698), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vmul by a lane of 32 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `d0_15` |

* requires `neon`

*/
            #[inline]
            pub fn vmul_scalar32_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(699), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vmul by a lane of 32 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `d0_15` |

* requires `neon`

*/
            #[inline]
            pub fn vmul_scalar32_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(700), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vqdmulh by a lane of 16 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `d0_7` |

* requires `neon`

*/
            #[inline]
            pub fn vqdmulh_scalar16_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(701), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vqdmulh by a lane of 16 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `d0_7` |

* requires `neon`

*/
            #[inline]
            pub fn vqdmulh_scalar16_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(702), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vqdmulh by a lane of 32 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `d0_15` |

* requires `neon`

*/
            #[inline]
            pub fn vqdmulh_scalar32_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(703), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vqdmulh by a lane of 32 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `d0_15` |

* requires `neon`

*/
            #[inline]
            pub fn vqdmulh_scalar32_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(704), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vqrdmulh by a lane of 16 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `d0_7` |

* requires `neon`

*/
            #[inline]
            pub fn vqrdmulh_scalar16_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(705), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vqrdmulh by a lane of 16 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `d0_7` |

* requires `neon`

*/
            #[inline]
            pub fn vqrdmulh_scalar16_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(706), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vqrdmulh by a lane of 32 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `d0_15` |

* requires `neon`

*/
            #[inline]
            pub fn vqrdmulh_scalar32_q(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(707), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vqrdmulh by a lane of 32 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `d0_15` |

* requires `neon`

*/
            #[inline]
            pub fn vqrdmulh_scalar32_d(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(708), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vmla by a lane of 16 bits; dst overwrites the accumulator.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `v128` |
| `b` | use | `d0_7` |

* requires `neon`

*/
            #[inline]
            pub fn vmla_scalar16_q(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(709), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vmla by a lane of 16 bits; dst overwrites the accumulator.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f64` |
| `b` | use | `d0_7` |

* requires `neon`

*/
            #[inline]
            pub fn vmla_scalar16_d(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(710), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vmla by a lane of 32 bits; dst overwrites the accumulator.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `v128` |
| `b` | use | `d0_15` |

* requires `neon`

*/
            #[inline]
            pub fn vmla_scalar32_q(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(711), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vmla by a lane of 32 bits; dst overwrites the accumulator.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f64` |
| `b` | use | `d0_15` |

* requires `neon`

*/
            #[inline]
            pub fn vmla_scalar32_d(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(712), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vmls by a lane of 16 bits; dst overwrites the accumulator.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `v128` |
| `b` | use | `d0_7` |

* requires `neon`

*/
            #[inline]
            pub fn vmls_scalar16_q(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(713), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vmls by a lane of 16 bits; dst overwrites the accumulator.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f64` |
| `b` | use | `d0_7` |

* requires `neon`

*/
            #[inline]
            pub fn vmls_scalar16_d(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(714), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vmls by a lane of 32 bits; dst overwrites the accumulator.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `v128` |
| `b` | use | `d0_15` |

* requires `neon`

*/
            #[inline]
            pub fn vmls_scalar32_q(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(715), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Vmls by a lane of 32 bits; dst overwrites the accumulator.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f64` |
| `b` | use | `d0_15` |

* requires `neon`

*/
            #[inline]
            pub fn vmls_scalar32_d(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(716), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Products twice as wide, by a lane of 16 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `f64` |
| `b` | use | `d0_7` |

* requires `neon`

*/
            #[inline]
            pub fn vmull_scalar16(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(717), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Products twice as wide, by a lane of 32 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `f64` |
| `b` | use | `d0_15` |

* requires `neon`

*/
            #[inline]
            pub fn vmull_scalar32(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(718), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Products twice as wide, by a lane of 16 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `f64` |
| `b` | use | `d0_7` |

* requires `neon`

*/
            #[inline]
            pub fn vqdmull_scalar16(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(719), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Products twice as wide, by a lane of 32 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `f64` |
| `b` | use | `d0_15` |

* requires `neon`

*/
            #[inline]
            pub fn vqdmull_scalar32(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(720), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Products twice as wide, by a lane of 16 bits, added to the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `f64` |
| `b` | use | `d0_7` |

* requires `neon`

*/
            #[inline]
            pub fn vmlal_scalar16(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(721), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Products twice as wide, by a lane of 32 bits, added to the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `f64` |
| `b` | use | `d0_15` |

* requires `neon`

*/
            #[inline]
            pub fn vmlal_scalar32(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(722), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Products twice as wide, by a lane of 16 bits, added to the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `f64` |
| `b` | use | `d0_7` |

* requires `neon`

*/
            #[inline]
            pub fn vmlsl_scalar16(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(723), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Products twice as wide, by a lane of 32 bits, added to the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `f64` |
| `b` | use | `d0_15` |

* requires `neon`

*/
            #[inline]
            pub fn vmlsl_scalar32(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(724), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Products twice as wide, by a lane of 16 bits, added to the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `f64` |
| `b` | use | `d0_7` |

* requires `neon`

*/
            #[inline]
            pub fn vqdmlal_scalar16(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(725), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Products twice as wide, by a lane of 32 bits, added to the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `f64` |
| `b` | use | `d0_15` |

* requires `neon`

*/
            #[inline]
            pub fn vqdmlal_scalar32(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(726), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Products twice as wide, by a lane of 16 bits, added to the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `f64` |
| `b` | use | `d0_7` |

* requires `neon`

*/
            #[inline]
            pub fn vqdmlsl_scalar16(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(727), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Products twice as wide, by a lane of 32 bits, added to the accumulator, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `f64` |
| `b` | use | `d0_15` |

* requires `neon`

*/
            #[inline]
            pub fn vqdmlsl_scalar32(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(728), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Dot products of four bytes by those of a 32-bit lane; dst overwrites the accumulator.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `v128` |
| `b` | use | `d0_15` |

* requires `neon`, `dotprod`

*/
            #[inline]
            pub fn vsdot_scalar_q(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(729), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Dot products of four bytes by those of a 32-bit lane; dst overwrites the accumulator.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f64` |
| `b` | use | `d0_15` |

* requires `neon`, `dotprod`

*/
            #[inline]
            pub fn vsdot_scalar_d(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(730), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Dot products of four bytes by those of a 32-bit lane; dst overwrites the accumulator.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `v128` |
| `b` | use | `d0_15` |

* requires `neon`, `dotprod`

*/
            #[inline]
            pub fn vudot_scalar_q(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(731), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Dot products of four bytes by those of a 32-bit lane; dst overwrites the accumulator.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f64` |
| `b` | use | `d0_15` |

* requires `neon`, `dotprod`

*/
            #[inline]
            pub fn vudot_scalar_d(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(732), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Dot products of four bytes; dst overwrites the accumulator.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`, `dotprod`

*/
            #[inline]
            pub fn vsdot_q(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(733), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Dot products of four bytes; dst overwrites the accumulator.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`, `dotprod`

*/
            #[inline]
            pub fn vsdot_d(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(734), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Dot products of four bytes; dst overwrites the accumulator.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`, `dotprod`

*/
            #[inline]
            pub fn vudot_q(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(735), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Dot products of four bytes; dst overwrites the accumulator.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`, `dotprod`

*/
            #[inline]
            pub fn vudot_d(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(736), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Products of halves added to singles; dst overwrites the accumulator.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f32` |
| `b` | use | `f32` |

* requires `neon`, `fhm`

*/
            #[inline]
            pub fn vfmal_d(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(737), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Products of halves added to singles; dst overwrites the accumulator.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f32` |
| `b` | use | `f32` |

* requires `neon`, `fhm`

*/
            #[inline]
            pub fn vfmsl_d(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(738), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Products of halves added to singles; dst overwrites the accumulator.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`, `fhm`

*/
            #[inline]
            pub fn vfmal_q(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(739), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Products of halves added to singles; dst overwrites the accumulator.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`, `fhm`

*/
            #[inline]
            pub fn vfmsl_q(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(740), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**The same by a half of S0 to S15.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f32` |
| `b` | use | `s0_15` |

* requires `neon`, `fhm`

*/
            #[inline]
            pub fn vfmal_scalar_d(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(741), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**The same by a half of S0 to S15.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `acc` |
| `acc` | use | `f64` |
| `a` | use | `f32` |
| `b` | use | `s0_15` |

* requires `neon`, `fhm`

*/
            #[inline]
            pub fn vfmsl_scalar_d(
                &mut self,
                acc: impl ValueFor<F64, operand::acc>,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(742), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**The same by a lane of 16 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `f64` |
| `b` | use | `d0_7` |

* requires `neon`, `fhm`

*/
            #[inline]
            pub fn vfmal_scalar_q(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(743), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**The same by a lane of 16 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `f64` |
| `b` | use | `d0_7` |

* requires `neon`, `fhm`

*/
            #[inline]
            pub fn vfmsl_scalar_q(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(744), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Elements twice as wide.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vaddl(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(745), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Elements twice as wide.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vsubl(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(746), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Elements twice as wide.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vmull(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(747), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Elements twice as wide.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vabdl(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(748), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Elements twice as wide.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vqdmull(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(749), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Adds to an accumulator with elements twice as wide, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vmlal(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(750), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Adds to an accumulator with elements twice as wide, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vmlsl(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(751), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Adds to an accumulator with elements twice as wide, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vabal(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(752), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Adds to an accumulator with elements twice as wide, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vqdmlal(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(753), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Adds to an accumulator with elements twice as wide, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `acc` |
| `acc` | use | `v128` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vqdmlsl(
                &mut self,
                acc: impl ValueFor<V128, operand::acc>,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(754), &[acc.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A wide and a narrow source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vaddw(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(755), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A wide and a narrow source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vsubw(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(756), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Elements twice as wide.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vmovl(&mut self, src: impl ValueFor<F64, operand::src>) -> Val<V128> {
                let [_0] = self.0.emit(Form(757), &[src.value()]);
                Val::assume(_0)
            }
            /**Elements twice as wide.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vshll_imm(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(758), &[src.value()]);
                Val::assume(_0)
            }
            /**Elements twice as wide.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `f64` |

* requires `neon`

*/
            #[inline]
            pub fn vcvt_f32_from_f16_q(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(759), &[src.value()]);
                Val::assume(_0)
            }
            /**Elements half as wide.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vmovn(&mut self, src: impl ValueFor<V128, operand::src>) -> Val<F64> {
                let [_0] = self.0.emit(Form(760), &[src.value()]);
                Val::assume(_0)
            }
            /**Elements half as wide.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vqmovn(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(761), &[src.value()]);
                Val::assume(_0)
            }
            /**Elements half as wide.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vqmovun(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(762), &[src.value()]);
                Val::assume(_0)
            }
            /**Elements half as wide.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vshrn_imm(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(763), &[src.value()]);
                Val::assume(_0)
            }
            /**Elements half as wide.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vrshrn_imm(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(764), &[src.value()]);
                Val::assume(_0)
            }
            /**Elements half as wide.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vqshrn_imm(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(765), &[src.value()]);
                Val::assume(_0)
            }
            /**Elements half as wide.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vqshrun_imm(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(766), &[src.value()]);
                Val::assume(_0)
            }
            /**Elements half as wide.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vqrshrn_imm(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(767), &[src.value()]);
                Val::assume(_0)
            }
            /**Elements half as wide.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vqrshrun_imm(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(768), &[src.value()]);
                Val::assume(_0)
            }
            /**Elements half as wide.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vcvt_f16_from_f32_q(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(769), &[src.value()]);
                Val::assume(_0)
            }
            /**The high halves of sums or differences.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vaddhn(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(770), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**The high halves of sums or differences.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vsubhn(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(771), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**The high halves of sums or differences.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vraddhn(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(772), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**The high halves of sums or differences.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`

*/
            #[inline]
            pub fn vrsubhn(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(773), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Adds a round key to the state and does most of a round. dst overwrites either.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `state` |
| `state` | use | `v128` |
| `key` | use | `v128` |

* requires `neon`, `v8`
* or `aese/swapped`: `dst`: `v128`, the register of `key`

*/
            #[inline]
            pub fn aese(
                &mut self,
                state: impl ValueFor<V128, operand::state>,
                key: impl ValueFor<V128, operand::key>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(774), &[state.value(), key.value()]);
                Val::assume(_0)
            }
            /**Adds a round key to the state and does most of a round. dst overwrites either.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `state` |
| `state` | use | `v128` |
| `key` | use | `v128` |

* requires `neon`, `v8`
* or `aesd/swapped`: `dst`: `v128`, the register of `key`

*/
            #[inline]
            pub fn aesd(
                &mut self,
                state: impl ValueFor<V128, operand::state>,
                key: impl ValueFor<V128, operand::key>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(776), &[state.value(), key.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`, `v8`

*/
            #[inline]
            pub fn aesmc(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(778), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`, `v8`

*/
            #[inline]
            pub fn aesimc(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(779), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

* requires `neon`, `v8`

*/
            #[inline]
            pub fn sha1h(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(780), &[src.value()]);
                Val::assume(_0)
            }
            /**Three registers, of which dst overwrites the first.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `a` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

* requires `neon`, `v8`

*/
            #[inline]
            pub fn sha1c(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(781), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**Three registers, of which dst overwrites the first.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `a` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

* requires `neon`, `v8`

*/
            #[inline]
            pub fn sha1p(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(782), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**Three registers, of which dst overwrites the first.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `a` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

* requires `neon`, `v8`

*/
            #[inline]
            pub fn sha1m(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(783), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**Three registers, of which dst overwrites the first.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `a` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

* requires `neon`, `v8`

*/
            #[inline]
            pub fn sha1su0(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(784), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**Three registers, of which dst overwrites the first.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `a` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

* requires `neon`, `v8`

*/
            #[inline]
            pub fn sha256h(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(785), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**Three registers, of which dst overwrites the first.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `a` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

* requires `neon`, `v8`

*/
            #[inline]
            pub fn sha256h2(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(786), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**Three registers, of which dst overwrites the first.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `a` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

* requires `neon`, `v8`

*/
            #[inline]
            pub fn sha256su1(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(787), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**Two registers, of which dst overwrites the first.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `a` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`, `v8`

*/
            #[inline]
            pub fn sha1su1(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(788), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Two registers, of which dst overwrites the first.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `a` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* requires `neon`, `v8`

*/
            #[inline]
            pub fn sha256su0(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(789), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A carry-less product of 64-bit factors.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `f64` |
| `b` | use | `f64` |

* requires `neon`, `v8`

*/
            #[inline]
            pub fn vmull_p64(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(790), &[a.value(), b.value()]);
                Val::assume(_0)
            }
        }
    };
    /**The forms of `aarch32`, each with its alternatives: what an emitter matches on.

[`From`] makes one of the id of a form, such as that of a step of an allocation's walk. A `match` that lacks a form or an alternative does not compile. A form without alternatives is a bare variant.*/
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum AnyForm {
        ///`mov_imm`
        MovImm,
        ///`movw_movt`
        MovwMovt,
        ///`movt`
        Movt,
        ///`adr`
        Adr,
        ///`ldr_literal`
        LdrLiteral,
        ///`ldr_got`
        LdrGot,
        ///`frame_address`
        FrameAddress,
        ///`mov`
        Mov,
        ///`sxtb`
        Sxtb,
        ///`sxth`
        Sxth,
        ///`uxtb`
        Uxtb,
        ///`uxth`
        Uxth,
        ///`sxtb16`
        Sxtb16,
        ///`uxtb16`
        Uxtb16,
        ///`sxtab`
        Sxtab,
        ///`sxtah`
        Sxtah,
        ///`uxtab`
        Uxtab,
        ///`uxtah`
        Uxtah,
        ///`sxtab16`
        Sxtab16,
        ///`uxtab16`
        Uxtab16,
        ///`add`
        Add,
        ///`sub`
        Sub,
        ///`rsb`
        Rsb,
        ///`and`
        And,
        ///`orr`
        Orr,
        ///`eor`
        Eor,
        ///`bic`
        Bic,
        ///`add_shift`
        AddShift,
        ///`sub_shift`
        SubShift,
        ///`rsb_shift`
        RsbShift,
        ///`and_shift`
        AndShift,
        ///`orr_shift`
        OrrShift,
        ///`eor_shift`
        EorShift,
        ///`bic_shift`
        BicShift,
        ///`add_imm`
        AddImm,
        ///`sub_imm`
        SubImm,
        ///`rsb_imm`
        RsbImm,
        ///`and_imm`
        AndImm,
        ///`orr_imm`
        OrrImm,
        ///`eor_imm`
        EorImm,
        ///`bic_imm`
        BicImm,
        ///`mvn`
        Mvn,
        ///`clz`
        Clz,
        ///`rbit`
        Rbit,
        ///`rev`
        Rev,
        ///`rev16`
        Rev16,
        ///`revsh`
        Revsh,
        ///`lsl`
        Lsl,
        ///`lsr`
        Lsr,
        ///`asr`
        Asr,
        ///`ror`
        Ror,
        ///`lsl_imm`
        LslImm,
        ///`lsr_imm`
        LsrImm,
        ///`asr_imm`
        AsrImm,
        ///`ror_imm`
        RorImm,
        ///`add64`
        Add64,
        ///`sub64`
        Sub64,
        ///`add64_imm`
        Add64Imm,
        ///`sub64_imm`
        Sub64Imm,
        ///`neg64`
        Neg64,
        ///`lsl64_imm`
        Lsl64Imm,
        ///`lsr64_imm`
        Lsr64Imm,
        ///`asr64_imm`
        Asr64Imm,
        ///`mul`
        Mul,
        ///`mla`
        Mla,
        ///`mls`
        Mls,
        ///`umull`
        Umull,
        ///`smull`
        Smull,
        ///`umlal`
        Umlal,
        ///`smlal`
        Smlal,
        ///`umaal`
        Umaal,
        ///`smlald`
        Smlald,
        ///`smlaldx`
        Smlaldx,
        ///`smlsld`
        Smlsld,
        ///`smlsldx`
        Smlsldx,
        ///`smlalbb`
        Smlalbb,
        ///`smlaltt`
        Smlaltt,
        ///`smmul`
        Smmul,
        ///`smmulr`
        Smmulr,
        ///`smulbb`
        Smulbb,
        ///`smulbt`
        Smulbt,
        ///`smultb`
        Smultb,
        ///`smultt`
        Smultt,
        ///`smulwb`
        Smulwb,
        ///`smulwt`
        Smulwt,
        ///`smuad`
        Smuad,
        ///`smuadx`
        Smuadx,
        ///`smusd`
        Smusd,
        ///`smmla`
        Smmla,
        ///`smmlar`
        Smmlar,
        ///`smmls`
        Smmls,
        ///`smlabb`
        Smlabb,
        ///`smlabt`
        Smlabt,
        ///`smlatb`
        Smlatb,
        ///`smlatt`
        Smlatt,
        ///`smlawb`
        Smlawb,
        ///`smlawt`
        Smlawt,
        ///`smlad`
        Smlad,
        ///`smlsd`
        Smlsd,
        ///`sdiv`
        Sdiv,
        ///`udiv`
        Udiv,
        ///`sdiv_rem`
        SdivRem,
        ///`udiv_rem`
        UdivRem,
        ///`qadd`
        Qadd,
        ///`qsub`
        Qsub,
        ///`qdadd`
        Qdadd,
        ///`qdsub`
        Qdsub,
        ///`ssat`
        Ssat,
        ///`usat`
        Usat,
        ///`ssat16`
        Ssat16,
        ///`usat16`
        Usat16,
        ///`sadd8`
        Sadd8,
        ///`ssub8`
        Ssub8,
        ///`sadd16`
        Sadd16,
        ///`ssub16`
        Ssub16,
        ///`sasx`
        Sasx,
        ///`ssax`
        Ssax,
        ///`qadd8`
        Qadd8,
        ///`qsub8`
        Qsub8,
        ///`qadd16`
        Qadd16,
        ///`qsub16`
        Qsub16,
        ///`qasx`
        Qasx,
        ///`qsax`
        Qsax,
        ///`shadd8`
        Shadd8,
        ///`shsub8`
        Shsub8,
        ///`shadd16`
        Shadd16,
        ///`shsub16`
        Shsub16,
        ///`shasx`
        Shasx,
        ///`shsax`
        Shsax,
        ///`uadd8`
        Uadd8,
        ///`usub8`
        Usub8,
        ///`uadd16`
        Uadd16,
        ///`usub16`
        Usub16,
        ///`uasx`
        Uasx,
        ///`usax`
        Usax,
        ///`uqadd8`
        Uqadd8,
        ///`uqsub8`
        Uqsub8,
        ///`uqadd16`
        Uqadd16,
        ///`uqsub16`
        Uqsub16,
        ///`uqasx`
        Uqasx,
        ///`uqsax`
        Uqsax,
        ///`uhadd8`
        Uhadd8,
        ///`uhsub8`
        Uhsub8,
        ///`uhadd16`
        Uhadd16,
        ///`uhsub16`
        Uhsub16,
        ///`uhasx`
        Uhasx,
        ///`uhsax`
        Uhsax,
        ///`pkhbt`
        Pkhbt,
        ///`pkhtb`
        Pkhtb,
        ///`usad8`
        Usad8,
        ///`usada8`
        Usada8,
        ///`uadd8_sel`
        Uadd8Sel,
        ///`usub8_sel`
        Usub8Sel,
        ///`sadd16_sel`
        Sadd16Sel,
        ///`ssub16_sel`
        Ssub16Sel,
        ///`ubfx`
        Ubfx,
        ///`sbfx`
        Sbfx,
        ///`bfi`
        Bfi,
        ///`bfc`
        Bfc,
        ///`crc32b`
        Crc32b,
        ///`crc32h`
        Crc32h,
        ///`crc32w`
        Crc32w,
        ///`crc32cb`
        Crc32cb,
        ///`crc32ch`
        Crc32ch,
        ///`crc32cw`
        Crc32cw,
        ///`cmp_set`
        CmpSet,
        ///`cmn_set`
        CmnSet,
        ///`tst_set`
        TstSet,
        ///`teq_set`
        TeqSet,
        ///`cmp_imm_set`
        CmpImmSet,
        ///`cmn_imm_set`
        CmnImmSet,
        ///`tst_imm_set`
        TstImmSet,
        ///`teq_imm_set`
        TeqImmSet,
        ///`cmp_mov`
        CmpMov(alternative::CmpMov),
        ///`cmn_mov`
        CmnMov(alternative::CmnMov),
        ///`tst_mov`
        TstMov(alternative::TstMov),
        ///`teq_mov`
        TeqMov(alternative::TeqMov),
        ///`cmp_imm_mov`
        CmpImmMov(alternative::CmpImmMov),
        ///`cmn_imm_mov`
        CmnImmMov(alternative::CmnImmMov),
        ///`tst_imm_mov`
        TstImmMov(alternative::TstImmMov),
        ///`teq_imm_mov`
        TeqImmMov(alternative::TeqImmMov),
        ///`cmp64_set`
        Cmp64Set,
        ///`adds_set`
        AddsSet,
        ///`subs_set`
        SubsSet,
        ///`vcmp_f64_set`
        VcmpF64Set,
        ///`vcmp_f32_set`
        VcmpF32Set,
        ///`vcmp_f64_mov`
        VcmpF64Mov,
        ///`vcmp_f32_mov`
        VcmpF32Mov,
        ///`vcmp_f64_vmov`
        VcmpF64Vmov,
        ///`vcmp_f32_vmov`
        VcmpF32Vmov,
        ///`vcmp_f64_vsel`
        VcmpF64Vsel,
        ///`vcmp_f32_vsel`
        VcmpF32Vsel,
        ///`b`
        B,
        ///`cmp_b`
        CmpB,
        ///`cmn_b`
        CmnB,
        ///`tst_b`
        TstB,
        ///`teq_b`
        TeqB,
        ///`cmp_imm_b`
        CmpImmB,
        ///`cmn_imm_b`
        CmnImmB,
        ///`tst_imm_b`
        TstImmB,
        ///`teq_imm_b`
        TeqImmB,
        ///`cmp64_b`
        Cmp64B,
        ///`adds_b`
        AddsB,
        ///`subs_b`
        SubsB,
        ///`adds_imm_b`
        AddsImmB,
        ///`subs_imm_b`
        SubsImmB,
        ///`vcmp_f64_b`
        VcmpF64B,
        ///`vcmp_f32_b`
        VcmpF32B,
        ///`vcmp_f64_zero_b`
        VcmpF64ZeroB,
        ///`vcmp_f32_zero_b`
        VcmpF32ZeroB,
        ///`jump_table`
        JumpTable,
        ///`bx`
        Bx,
        ///`tail_bx`
        TailBx,
        ///`udf`
        Udf,
        ///`ldr`
        Ldr,
        ///`ldrb`
        Ldrb,
        ///`ldrh`
        Ldrh,
        ///`ldrsb`
        Ldrsb,
        ///`ldrsh`
        Ldrsh,
        ///`ldr_index`
        LdrIndex,
        ///`ldrb_index`
        LdrbIndex,
        ///`ldrh_index`
        LdrhIndex,
        ///`ldrsb_index`
        LdrsbIndex,
        ///`ldrsh_index`
        LdrshIndex,
        ///`str`
        Str,
        ///`strb`
        Strb,
        ///`strh`
        Strh,
        ///`str_index`
        StrIndex,
        ///`strb_index`
        StrbIndex,
        ///`strh_index`
        StrhIndex,
        ///`pld`
        Pld,
        ///`pldw`
        Pldw,
        ///`pli`
        Pli,
        ///`ldr_writeback`
        LdrWriteback,
        ///`ldrb_writeback`
        LdrbWriteback,
        ///`ldrh_writeback`
        LdrhWriteback,
        ///`ldrsb_writeback`
        LdrsbWriteback,
        ///`ldrsh_writeback`
        LdrshWriteback,
        ///`ldr_index_writeback`
        LdrIndexWriteback,
        ///`ldrb_index_writeback`
        LdrbIndexWriteback,
        ///`ldrh_index_writeback`
        LdrhIndexWriteback,
        ///`ldrsb_index_writeback`
        LdrsbIndexWriteback,
        ///`ldrsh_index_writeback`
        LdrshIndexWriteback,
        ///`str_writeback`
        StrWriteback,
        ///`strb_writeback`
        StrbWriteback,
        ///`strh_writeback`
        StrhWriteback,
        ///`ldrd`
        Ldrd,
        ///`ldrd_index`
        LdrdIndex,
        ///`ldrd_writeback`
        LdrdWriteback,
        ///`strd`
        Strd,
        ///`strd_index`
        StrdIndex,
        ///`strd_writeback`
        StrdWriteback,
        ///`ldm2`
        Ldm2,
        ///`ldm3`
        Ldm3,
        ///`ldm4`
        Ldm4,
        ///`ldm2_writeback`
        Ldm2Writeback,
        ///`ldm3_writeback`
        Ldm3Writeback,
        ///`ldm4_writeback`
        Ldm4Writeback,
        ///`stm2`
        Stm2,
        ///`stm3`
        Stm3,
        ///`stm4`
        Stm4,
        ///`stm2_writeback`
        Stm2Writeback,
        ///`stm3_writeback`
        Stm3Writeback,
        ///`stm4_writeback`
        Stm4Writeback,
        ///`ldrex`
        Ldrex,
        ///`ldrexb`
        Ldrexb,
        ///`ldrexh`
        Ldrexh,
        ///`ldrexd`
        Ldrexd,
        ///`strex`
        Strex,
        ///`strexb`
        Strexb,
        ///`strexh`
        Strexh,
        ///`strexd`
        Strexd,
        ///`lda`
        Lda,
        ///`ldab`
        Ldab,
        ///`ldah`
        Ldah,
        ///`ldaex`
        Ldaex,
        ///`ldaexb`
        Ldaexb,
        ///`ldaexh`
        Ldaexh,
        ///`ldaexd`
        Ldaexd,
        ///`stl`
        Stl,
        ///`stlb`
        Stlb,
        ///`stlh`
        Stlh,
        ///`stlex`
        Stlex,
        ///`stlexb`
        Stlexb,
        ///`stlexh`
        Stlexh,
        ///`stlexd`
        Stlexd,
        ///`atomic`
        Atomic,
        ///`atomic_cas`
        AtomicCas,
        ///`atomic_cas64`
        AtomicCas64,
        ///`dmb`
        Dmb,
        ///`dsb`
        Dsb,
        ///`isb`
        Isb,
        ///`clrex`
        Clrex,
        ///`read_tp_call`
        ReadTpCall,
        ///`thread_pointer`
        ThreadPointer,
        ///`mrc`
        Mrc,
        ///`mcr`
        Mcr,
        ///`mrrc`
        Mrrc,
        ///`mcrr`
        Mcrr,
        ///`mrs`
        Mrs,
        ///`msr`
        Msr,
        ///`vmrs`
        Vmrs,
        ///`vmsr`
        Vmsr,
        ///`svc3`
        Svc3,
        ///`svc6`
        Svc6,
        ///`nop`
        Nop,
        ///`yield`
        Yield,
        ///`wfe`
        Wfe,
        ///`wfi`
        Wfi,
        ///`sev`
        Sev,
        ///`bkpt`
        Bkpt,
        ///`vmov_f64_imm`
        VmovF64Imm,
        ///`vmov_f32_imm`
        VmovF32Imm,
        ///`vldr_f64_literal`
        VldrF64Literal,
        ///`vldr_f32_literal`
        VldrF32Literal,
        ///`vmov_f64`
        VmovF64,
        ///`vmov_f32`
        VmovF32,
        ///`vmov_f32_from_i32`
        VmovF32FromI32,
        ///`vmov_i32_from_f32`
        VmovI32FromF32,
        ///`vmov_f64_from_i32`
        VmovF64FromI32,
        ///`vmov_i32_from_f64`
        VmovI32FromF64,
        ///`vmov_two_f32_from_i32`
        VmovTwoF32FromI32,
        ///`vmov_i32_from_two_f32`
        VmovI32FromTwoF32,
        ///`low_f32_q`
        LowF32Q,
        ///`low_f32_d`
        LowF32D,
        ///`wide_f32_q`
        WideF32Q,
        ///`wide_f32_d`
        WideF32D,
        ///`low_f64`
        LowF64,
        ///`vcombine`
        Vcombine,
        ///`vldr_f64`
        VldrF64,
        ///`vldr_f32`
        VldrF32,
        ///`vstr_f64`
        VstrF64,
        ///`vstr_f32`
        VstrF32,
        ///`vldm_d2`
        VldmD2,
        ///`vldm_d3`
        VldmD3,
        ///`vldm_d4`
        VldmD4,
        ///`vldm_s2`
        VldmS2,
        ///`vldm_s3`
        VldmS3,
        ///`vldm_s4`
        VldmS4,
        ///`vldm_d2_writeback`
        VldmD2Writeback,
        ///`vldm_d3_writeback`
        VldmD3Writeback,
        ///`vldm_d4_writeback`
        VldmD4Writeback,
        ///`vldm_s2_writeback`
        VldmS2Writeback,
        ///`vldm_s3_writeback`
        VldmS3Writeback,
        ///`vldm_s4_writeback`
        VldmS4Writeback,
        ///`vstm_d2`
        VstmD2,
        ///`vstm_d3`
        VstmD3,
        ///`vstm_d4`
        VstmD4,
        ///`vstm_s2`
        VstmS2,
        ///`vstm_s3`
        VstmS3,
        ///`vstm_s4`
        VstmS4,
        ///`vadd_f64`
        VaddF64,
        ///`vadd_f32`
        VaddF32,
        ///`vsub_f64`
        VsubF64,
        ///`vsub_f32`
        VsubF32,
        ///`vmul_f64`
        VmulF64,
        ///`vmul_f32`
        VmulF32,
        ///`vnmul_f64`
        VnmulF64,
        ///`vnmul_f32`
        VnmulF32,
        ///`vdiv_f64`
        VdivF64,
        ///`vdiv_f32`
        VdivF32,
        ///`vabs_f64`
        VabsF64,
        ///`vabs_f32`
        VabsF32,
        ///`vneg_f64`
        VnegF64,
        ///`vneg_f32`
        VnegF32,
        ///`vsqrt_f64`
        VsqrtF64,
        ///`vsqrt_f32`
        VsqrtF32,
        ///`vmla_f64`
        VmlaF64,
        ///`vmla_f32`
        VmlaF32,
        ///`vmls_f64`
        VmlsF64,
        ///`vmls_f32`
        VmlsF32,
        ///`vnmla_f64`
        VnmlaF64,
        ///`vnmla_f32`
        VnmlaF32,
        ///`vnmls_f64`
        VnmlsF64,
        ///`vnmls_f32`
        VnmlsF32,
        ///`vfma_f64`
        VfmaF64,
        ///`vfma_f32`
        VfmaF32,
        ///`vfms_f64`
        VfmsF64,
        ///`vfms_f32`
        VfmsF32,
        ///`vfnma_f64`
        VfnmaF64,
        ///`vfnma_f32`
        VfnmaF32,
        ///`vfnms_f64`
        VfnmsF64,
        ///`vfnms_f32`
        VfnmsF32,
        ///`vmaxnm_f64`
        VmaxnmF64,
        ///`vmaxnm_f32`
        VmaxnmF32,
        ///`vminnm_f64`
        VminnmF64,
        ///`vminnm_f32`
        VminnmF32,
        ///`vrinta_f64`
        VrintaF64,
        ///`vrinta_f32`
        VrintaF32,
        ///`vrintm_f64`
        VrintmF64,
        ///`vrintm_f32`
        VrintmF32,
        ///`vrintn_f64`
        VrintnF64,
        ///`vrintn_f32`
        VrintnF32,
        ///`vrintp_f64`
        VrintpF64,
        ///`vrintp_f32`
        VrintpF32,
        ///`vrintr_f64`
        VrintrF64,
        ///`vrintr_f32`
        VrintrF32,
        ///`vrintx_f64`
        VrintxF64,
        ///`vrintx_f32`
        VrintxF32,
        ///`vrintz_f64`
        VrintzF64,
        ///`vrintz_f32`
        VrintzF32,
        ///`vadd_f16`
        VaddF16,
        ///`vsub_f16`
        VsubF16,
        ///`vmul_f16`
        VmulF16,
        ///`vnmul_f16`
        VnmulF16,
        ///`vdiv_f16`
        VdivF16,
        ///`vmla_f16`
        VmlaF16,
        ///`vmls_f16`
        VmlsF16,
        ///`vfma_f16`
        VfmaF16,
        ///`vfms_f16`
        VfmsF16,
        ///`vcvt_f64_from_f32`
        VcvtF64FromF32,
        ///`vcvt_f32_from_f64`
        VcvtF32FromF64,
        ///`vcvt_f64_from_s32`
        VcvtF64FromS32,
        ///`vcvt_f64_from_u32`
        VcvtF64FromU32,
        ///`vcvt_f32_from_s32`
        VcvtF32FromS32,
        ///`vcvt_f32_from_u32`
        VcvtF32FromU32,
        ///`vcvt_s32_from_f64`
        VcvtS32FromF64,
        ///`vcvt_s32_from_f32`
        VcvtS32FromF32,
        ///`vcvt_u32_from_f64`
        VcvtU32FromF64,
        ///`vcvt_u32_from_f32`
        VcvtU32FromF32,
        ///`vcvtr_s32_from_f64`
        VcvtrS32FromF64,
        ///`vcvtr_s32_from_f32`
        VcvtrS32FromF32,
        ///`vcvtr_u32_from_f64`
        VcvtrU32FromF64,
        ///`vcvtr_u32_from_f32`
        VcvtrU32FromF32,
        ///`vcvt_f64_fixed`
        VcvtF64Fixed,
        ///`vcvt_f32_fixed`
        VcvtF32Fixed,
        ///`vcvta_s32_from_f64`
        VcvtaS32FromF64,
        ///`vcvta_s32_from_f32`
        VcvtaS32FromF32,
        ///`vcvta_u32_from_f64`
        VcvtaU32FromF64,
        ///`vcvta_u32_from_f32`
        VcvtaU32FromF32,
        ///`vcvtm_s32_from_f64`
        VcvtmS32FromF64,
        ///`vcvtm_s32_from_f32`
        VcvtmS32FromF32,
        ///`vcvtm_u32_from_f64`
        VcvtmU32FromF64,
        ///`vcvtm_u32_from_f32`
        VcvtmU32FromF32,
        ///`vcvtn_s32_from_f64`
        VcvtnS32FromF64,
        ///`vcvtn_s32_from_f32`
        VcvtnS32FromF32,
        ///`vcvtn_u32_from_f64`
        VcvtnU32FromF64,
        ///`vcvtn_u32_from_f32`
        VcvtnU32FromF32,
        ///`vcvtp_s32_from_f64`
        VcvtpS32FromF64,
        ///`vcvtp_s32_from_f32`
        VcvtpS32FromF32,
        ///`vcvtp_u32_from_f64`
        VcvtpU32FromF64,
        ///`vcvtp_u32_from_f32`
        VcvtpU32FromF32,
        ///`vcvtb_f32_from_f16`
        VcvtbF32FromF16,
        ///`vcvtt_f32_from_f16`
        VcvttF32FromF16,
        ///`vcvtb_f16_from_f32`
        VcvtbF16FromF32,
        ///`vcvtt_f16_from_f32`
        VcvttF16FromF32,
        ///`vmov_q_imm`
        VmovQImm,
        ///`vmov_d_imm`
        VmovDImm,
        ///`vmov_q`
        VmovQ,
        ///`vorr_imm_q`
        VorrImmQ,
        ///`vorr_imm_d`
        VorrImmD,
        ///`vbic_imm_q`
        VbicImmQ,
        ///`vbic_imm_d`
        VbicImmD,
        ///`vdup_q_from_i32`
        VdupQFromI32,
        ///`vdup_d_from_i32`
        VdupDFromI32,
        ///`vdup_q`
        VdupQ,
        ///`vdup_d`
        VdupD,
        ///`vmov_lane_from_i32`
        VmovLaneFromI32,
        ///`vmov_i32_from_lane`
        VmovI32FromLane,
        ///`vswp_q`
        VswpQ,
        ///`vswp_d`
        VswpD,
        ///`vtrn_q`
        VtrnQ,
        ///`vtrn_d`
        VtrnD,
        ///`vzip_q`
        VzipQ,
        ///`vzip_d`
        VzipD,
        ///`vuzp_q`
        VuzpQ,
        ///`vuzp_d`
        VuzpD,
        ///`vext_q`
        VextQ,
        ///`vext_d`
        VextD,
        ///`vtbl2`
        Vtbl2,
        ///`vtbl3`
        Vtbl3,
        ///`vtbl4`
        Vtbl4,
        ///`vtbl1`
        Vtbl1,
        ///`vtbx2`
        Vtbx2,
        ///`vtbx3`
        Vtbx3,
        ///`vtbx4`
        Vtbx4,
        ///`vtbx1`
        Vtbx1,
        ///`vld1_2`
        Vld12,
        ///`vld1_3`
        Vld13,
        ///`vld1_4`
        Vld14,
        ///`vld1_q`
        Vld1Q,
        ///`vld1_d`
        Vld1D,
        ///`vst1_2`
        Vst12,
        ///`vst1_3`
        Vst13,
        ///`vst1_4`
        Vst14,
        ///`vst1_q`
        Vst1Q,
        ///`vst1_d`
        Vst1D,
        ///`vld1_q_writeback`
        Vld1QWriteback,
        ///`vld1_d_writeback`
        Vld1DWriteback,
        ///`vst1_q_writeback`
        Vst1QWriteback,
        ///`vst1_d_writeback`
        Vst1DWriteback,
        ///`vld1_q_step`
        Vld1QStep,
        ///`vld1_d_step`
        Vld1DStep,
        ///`vld2_run`
        Vld2Run,
        ///`vld2_step`
        Vld2Step,
        ///`vld3_run`
        Vld3Run,
        ///`vld3_step`
        Vld3Step,
        ///`vld4_run`
        Vld4Run,
        ///`vld4_step`
        Vld4Step,
        ///`vld2_run_writeback`
        Vld2RunWriteback,
        ///`vld2_step_writeback`
        Vld2StepWriteback,
        ///`vld3_run_writeback`
        Vld3RunWriteback,
        ///`vld3_step_writeback`
        Vld3StepWriteback,
        ///`vld4_run_writeback`
        Vld4RunWriteback,
        ///`vld4_step_writeback`
        Vld4StepWriteback,
        ///`vst2_run`
        Vst2Run,
        ///`vst2_step`
        Vst2Step,
        ///`vst3_run`
        Vst3Run,
        ///`vst3_step`
        Vst3Step,
        ///`vst4_run`
        Vst4Run,
        ///`vst4_step`
        Vst4Step,
        ///`vst2_run_writeback`
        Vst2RunWriteback,
        ///`vst2_step_writeback`
        Vst2StepWriteback,
        ///`vst3_run_writeback`
        Vst3RunWriteback,
        ///`vst3_step_writeback`
        Vst3StepWriteback,
        ///`vst4_run_writeback`
        Vst4RunWriteback,
        ///`vst4_step_writeback`
        Vst4StepWriteback,
        ///`vld2_lane_run`
        Vld2LaneRun,
        ///`vld2_lane_step`
        Vld2LaneStep,
        ///`vld3_lane_run`
        Vld3LaneRun,
        ///`vld3_lane_step`
        Vld3LaneStep,
        ///`vld4_lane_run`
        Vld4LaneRun,
        ///`vld4_lane_step`
        Vld4LaneStep,
        ///`vld2_dup_run`
        Vld2DupRun,
        ///`vld2_dup_step`
        Vld2DupStep,
        ///`vld3_dup_run`
        Vld3DupRun,
        ///`vld3_dup_step`
        Vld3DupStep,
        ///`vld4_dup_run`
        Vld4DupRun,
        ///`vld4_dup_step`
        Vld4DupStep,
        ///`vst2_lane_run`
        Vst2LaneRun,
        ///`vst2_lane_step`
        Vst2LaneStep,
        ///`vst3_lane_run`
        Vst3LaneRun,
        ///`vst3_lane_step`
        Vst3LaneStep,
        ///`vst4_lane_run`
        Vst4LaneRun,
        ///`vst4_lane_step`
        Vst4LaneStep,
        ///`vld1_lane`
        Vld1Lane,
        ///`vld1_dup`
        Vld1Dup,
        ///`vst1_lane`
        Vst1Lane,
        ///`vld2_q`
        Vld2Q,
        ///`vst2_q`
        Vst2Q,
        ///`vld3_q_writeback`
        Vld3QWriteback,
        ///`vld4_q_writeback`
        Vld4QWriteback,
        ///`vst3_q_writeback`
        Vst3QWriteback,
        ///`vst4_q_writeback`
        Vst4QWriteback,
        ///`vadd_q`
        VaddQ,
        ///`vadd_d`
        VaddD,
        ///`vsub_q`
        VsubQ,
        ///`vsub_d`
        VsubD,
        ///`vmul_q`
        VmulQ,
        ///`vmul_d`
        VmulD,
        ///`vqadd_q`
        VqaddQ,
        ///`vqadd_d`
        VqaddD,
        ///`vqsub_q`
        VqsubQ,
        ///`vqsub_d`
        VqsubD,
        ///`vhadd_q`
        VhaddQ,
        ///`vhadd_d`
        VhaddD,
        ///`vrhadd_q`
        VrhaddQ,
        ///`vrhadd_d`
        VrhaddD,
        ///`vhsub_q`
        VhsubQ,
        ///`vhsub_d`
        VhsubD,
        ///`vmax_q`
        VmaxQ,
        ///`vmax_d`
        VmaxD,
        ///`vmin_q`
        VminQ,
        ///`vmin_d`
        VminD,
        ///`vabd_q`
        VabdQ,
        ///`vabd_d`
        VabdD,
        ///`vand_q`
        VandQ,
        ///`vand_d`
        VandD,
        ///`vorr_q`
        VorrQ,
        ///`vorr_d`
        VorrD,
        ///`vorn_q`
        VornQ,
        ///`vorn_d`
        VornD,
        ///`veor_q`
        VeorQ,
        ///`veor_d`
        VeorD,
        ///`vbic_q`
        VbicQ,
        ///`vbic_d`
        VbicD,
        ///`vceq_q`
        VceqQ,
        ///`vceq_d`
        VceqD,
        ///`vcge_q`
        VcgeQ,
        ///`vcge_d`
        VcgeD,
        ///`vcgt_q`
        VcgtQ,
        ///`vcgt_d`
        VcgtD,
        ///`vacge_q`
        VacgeQ,
        ///`vacge_d`
        VacgeD,
        ///`vacgt_q`
        VacgtQ,
        ///`vacgt_d`
        VacgtD,
        ///`vtst_q`
        VtstQ,
        ///`vtst_d`
        VtstD,
        ///`vshl_q`
        VshlQ,
        ///`vshl_d`
        VshlD,
        ///`vrshl_q`
        VrshlQ,
        ///`vrshl_d`
        VrshlD,
        ///`vqshl_q`
        VqshlQ,
        ///`vqshl_d`
        VqshlD,
        ///`vqrshl_q`
        VqrshlQ,
        ///`vqrshl_d`
        VqrshlD,
        ///`vqdmulh_q`
        VqdmulhQ,
        ///`vqdmulh_d`
        VqdmulhD,
        ///`vqrdmulh_q`
        VqrdmulhQ,
        ///`vqrdmulh_d`
        VqrdmulhD,
        ///`vrecps_q`
        VrecpsQ,
        ///`vrecps_d`
        VrecpsD,
        ///`vrsqrts_q`
        VrsqrtsQ,
        ///`vrsqrts_d`
        VrsqrtsD,
        ///`vpadd_d`
        VpaddD,
        ///`vpmax_d`
        VpmaxD,
        ///`vpmin_d`
        VpminD,
        ///`vabs_q`
        VabsQ,
        ///`vabs_d`
        VabsD,
        ///`vneg_q`
        VnegQ,
        ///`vneg_d`
        VnegD,
        ///`vqabs_q`
        VqabsQ,
        ///`vqabs_d`
        VqabsD,
        ///`vqneg_q`
        VqnegQ,
        ///`vqneg_d`
        VqnegD,
        ///`vmvn_q`
        VmvnQ,
        ///`vmvn_d`
        VmvnD,
        ///`vcls_q`
        VclsQ,
        ///`vcls_d`
        VclsD,
        ///`vclz_q`
        VclzQ,
        ///`vclz_d`
        VclzD,
        ///`vcnt_q`
        VcntQ,
        ///`vcnt_d`
        VcntD,
        ///`vrev16_q`
        Vrev16Q,
        ///`vrev16_d`
        Vrev16D,
        ///`vrev32_q`
        Vrev32Q,
        ///`vrev32_d`
        Vrev32D,
        ///`vrev64_q`
        Vrev64Q,
        ///`vrev64_d`
        Vrev64D,
        ///`vpaddl_q`
        VpaddlQ,
        ///`vpaddl_d`
        VpaddlD,
        ///`vrecpe_q`
        VrecpeQ,
        ///`vrecpe_d`
        VrecpeD,
        ///`vrsqrte_q`
        VrsqrteQ,
        ///`vrsqrte_d`
        VrsqrteD,
        ///`vceq_zero_q`
        VceqZeroQ,
        ///`vceq_zero_d`
        VceqZeroD,
        ///`vcge_zero_q`
        VcgeZeroQ,
        ///`vcge_zero_d`
        VcgeZeroD,
        ///`vcgt_zero_q`
        VcgtZeroQ,
        ///`vcgt_zero_d`
        VcgtZeroD,
        ///`vcle_zero_q`
        VcleZeroQ,
        ///`vcle_zero_d`
        VcleZeroD,
        ///`vclt_zero_q`
        VcltZeroQ,
        ///`vclt_zero_d`
        VcltZeroD,
        ///`vshl_imm_q`
        VshlImmQ,
        ///`vshl_imm_d`
        VshlImmD,
        ///`vshr_imm_q`
        VshrImmQ,
        ///`vshr_imm_d`
        VshrImmD,
        ///`vrshr_imm_q`
        VrshrImmQ,
        ///`vrshr_imm_d`
        VrshrImmD,
        ///`vqshl_imm_q`
        VqshlImmQ,
        ///`vqshl_imm_d`
        VqshlImmD,
        ///`vqshlu_imm_q`
        VqshluImmQ,
        ///`vqshlu_imm_d`
        VqshluImmD,
        ///`vcvt_s32_from_f32_q`
        VcvtS32FromF32Q,
        ///`vcvt_s32_from_f32_d`
        VcvtS32FromF32D,
        ///`vcvt_u32_from_f32_q`
        VcvtU32FromF32Q,
        ///`vcvt_u32_from_f32_d`
        VcvtU32FromF32D,
        ///`vcvt_f32_from_s32_q`
        VcvtF32FromS32Q,
        ///`vcvt_f32_from_s32_d`
        VcvtF32FromS32D,
        ///`vcvt_f32_from_u32_q`
        VcvtF32FromU32Q,
        ///`vcvt_f32_from_u32_d`
        VcvtF32FromU32D,
        ///`vmla_q`
        VmlaQ,
        ///`vmla_d`
        VmlaD,
        ///`vmls_q`
        VmlsQ,
        ///`vmls_d`
        VmlsD,
        ///`vaba_q`
        VabaQ,
        ///`vaba_d`
        VabaD,
        ///`vfma_q`
        VfmaQ,
        ///`vfma_d`
        VfmaD,
        ///`vfms_q`
        VfmsQ,
        ///`vfms_d`
        VfmsD,
        ///`vpadal_q`
        VpadalQ,
        ///`vpadal_d`
        VpadalD,
        ///`vsra_imm_q`
        VsraImmQ,
        ///`vsra_imm_d`
        VsraImmD,
        ///`vrsra_imm_q`
        VrsraImmQ,
        ///`vrsra_imm_d`
        VrsraImmD,
        ///`vsli_imm_q`
        VsliImmQ,
        ///`vsli_imm_d`
        VsliImmD,
        ///`vsri_imm_q`
        VsriImmQ,
        ///`vsri_imm_d`
        VsriImmD,
        ///`vbsl_q`
        VbslQ(alternative::VbslQ),
        ///`vbsl_d`
        VbslD(alternative::VbslD),
        ///`vmul_scalar16_q`
        VmulScalar16Q,
        ///`vmul_scalar16_d`
        VmulScalar16D,
        ///`vmul_scalar32_q`
        VmulScalar32Q,
        ///`vmul_scalar32_d`
        VmulScalar32D,
        ///`vqdmulh_scalar16_q`
        VqdmulhScalar16Q,
        ///`vqdmulh_scalar16_d`
        VqdmulhScalar16D,
        ///`vqdmulh_scalar32_q`
        VqdmulhScalar32Q,
        ///`vqdmulh_scalar32_d`
        VqdmulhScalar32D,
        ///`vqrdmulh_scalar16_q`
        VqrdmulhScalar16Q,
        ///`vqrdmulh_scalar16_d`
        VqrdmulhScalar16D,
        ///`vqrdmulh_scalar32_q`
        VqrdmulhScalar32Q,
        ///`vqrdmulh_scalar32_d`
        VqrdmulhScalar32D,
        ///`vmla_scalar16_q`
        VmlaScalar16Q,
        ///`vmla_scalar16_d`
        VmlaScalar16D,
        ///`vmla_scalar32_q`
        VmlaScalar32Q,
        ///`vmla_scalar32_d`
        VmlaScalar32D,
        ///`vmls_scalar16_q`
        VmlsScalar16Q,
        ///`vmls_scalar16_d`
        VmlsScalar16D,
        ///`vmls_scalar32_q`
        VmlsScalar32Q,
        ///`vmls_scalar32_d`
        VmlsScalar32D,
        ///`vmull_scalar16`
        VmullScalar16,
        ///`vmull_scalar32`
        VmullScalar32,
        ///`vqdmull_scalar16`
        VqdmullScalar16,
        ///`vqdmull_scalar32`
        VqdmullScalar32,
        ///`vmlal_scalar16`
        VmlalScalar16,
        ///`vmlal_scalar32`
        VmlalScalar32,
        ///`vmlsl_scalar16`
        VmlslScalar16,
        ///`vmlsl_scalar32`
        VmlslScalar32,
        ///`vqdmlal_scalar16`
        VqdmlalScalar16,
        ///`vqdmlal_scalar32`
        VqdmlalScalar32,
        ///`vqdmlsl_scalar16`
        VqdmlslScalar16,
        ///`vqdmlsl_scalar32`
        VqdmlslScalar32,
        ///`vsdot_scalar_q`
        VsdotScalarQ,
        ///`vsdot_scalar_d`
        VsdotScalarD,
        ///`vudot_scalar_q`
        VudotScalarQ,
        ///`vudot_scalar_d`
        VudotScalarD,
        ///`vsdot_q`
        VsdotQ,
        ///`vsdot_d`
        VsdotD,
        ///`vudot_q`
        VudotQ,
        ///`vudot_d`
        VudotD,
        ///`vfmal_d`
        VfmalD,
        ///`vfmsl_d`
        VfmslD,
        ///`vfmal_q`
        VfmalQ,
        ///`vfmsl_q`
        VfmslQ,
        ///`vfmal_scalar_d`
        VfmalScalarD,
        ///`vfmsl_scalar_d`
        VfmslScalarD,
        ///`vfmal_scalar_q`
        VfmalScalarQ,
        ///`vfmsl_scalar_q`
        VfmslScalarQ,
        ///`vaddl`
        Vaddl,
        ///`vsubl`
        Vsubl,
        ///`vmull`
        Vmull,
        ///`vabdl`
        Vabdl,
        ///`vqdmull`
        Vqdmull,
        ///`vmlal`
        Vmlal,
        ///`vmlsl`
        Vmlsl,
        ///`vabal`
        Vabal,
        ///`vqdmlal`
        Vqdmlal,
        ///`vqdmlsl`
        Vqdmlsl,
        ///`vaddw`
        Vaddw,
        ///`vsubw`
        Vsubw,
        ///`vmovl`
        Vmovl,
        ///`vshll_imm`
        VshllImm,
        ///`vcvt_f32_from_f16_q`
        VcvtF32FromF16Q,
        ///`vmovn`
        Vmovn,
        ///`vqmovn`
        Vqmovn,
        ///`vqmovun`
        Vqmovun,
        ///`vshrn_imm`
        VshrnImm,
        ///`vrshrn_imm`
        VrshrnImm,
        ///`vqshrn_imm`
        VqshrnImm,
        ///`vqshrun_imm`
        VqshrunImm,
        ///`vqrshrn_imm`
        VqrshrnImm,
        ///`vqrshrun_imm`
        VqrshrunImm,
        ///`vcvt_f16_from_f32_q`
        VcvtF16FromF32Q,
        ///`vaddhn`
        Vaddhn,
        ///`vsubhn`
        Vsubhn,
        ///`vraddhn`
        Vraddhn,
        ///`vrsubhn`
        Vrsubhn,
        ///`aese`
        Aese(alternative::Aese),
        ///`aesd`
        Aesd(alternative::Aesd),
        ///`aesmc`
        Aesmc,
        ///`aesimc`
        Aesimc,
        ///`sha1h`
        Sha1h,
        ///`sha1c`
        Sha1c,
        ///`sha1p`
        Sha1p,
        ///`sha1m`
        Sha1m,
        ///`sha1su0`
        Sha1su0,
        ///`sha256h`
        Sha256h,
        ///`sha256h2`
        Sha256h2,
        ///`sha256su1`
        Sha256su1,
        ///`sha1su1`
        Sha1su1,
        ///`sha256su0`
        Sha256su0,
        ///`vmull_p64`
        VmullP64,
        /// A form that the function brought along, such as an entry, a call or a return.
        Local(::ssara_core::target::Form),
    }
    /// The alternatives of each form that has some.
    pub mod alternative {
        ///The alternatives of `cmp_mov`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum CmpMov {
            /// The form itself.
            Base,
            ///`dst`: `i32`, the register of `then`
            Inverse,
        }
        ///The alternatives of `cmn_mov`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum CmnMov {
            /// The form itself.
            Base,
            ///`dst`: `i32`, the register of `then`
            Inverse,
        }
        ///The alternatives of `tst_mov`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum TstMov {
            /// The form itself.
            Base,
            ///`dst`: `i32`, the register of `then`
            Inverse,
        }
        ///The alternatives of `teq_mov`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum TeqMov {
            /// The form itself.
            Base,
            ///`dst`: `i32`, the register of `then`
            Inverse,
        }
        ///The alternatives of `cmp_imm_mov`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum CmpImmMov {
            /// The form itself.
            Base,
            ///`dst`: `i32`, the register of `then`
            Inverse,
        }
        ///The alternatives of `cmn_imm_mov`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum CmnImmMov {
            /// The form itself.
            Base,
            ///`dst`: `i32`, the register of `then`
            Inverse,
        }
        ///The alternatives of `tst_imm_mov`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum TstImmMov {
            /// The form itself.
            Base,
            ///`dst`: `i32`, the register of `then`
            Inverse,
        }
        ///The alternatives of `teq_imm_mov`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum TeqImmMov {
            /// The form itself.
            Base,
            ///`dst`: `i32`, the register of `then`
            Inverse,
        }
        ///The alternatives of `vbsl_q`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum VbslQ {
            /// The form itself.
            Base,
            ///`dst`: `v128`, the register of `otherwise`
            Vbit,
            ///`dst`: `v128`, the register of `then`
            Vbif,
        }
        ///The alternatives of `vbsl_d`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum VbslD {
            /// The form itself.
            Base,
            ///`dst`: `f64`, the register of `otherwise`
            Vbit,
            ///`dst`: `f64`, the register of `then`
            Vbif,
        }
        ///The alternatives of `aese`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Aese {
            /// The form itself.
            Base,
            ///`dst`: `v128`, the register of `key`
            Swapped,
        }
        ///The alternatives of `aesd`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Aesd {
            /// The form itself.
            Base,
            ///`dst`: `v128`, the register of `key`
            Swapped,
        }
    }
    const _: () = {
        use AnyForm as A;
        use alternative as a;
        static FORMS: [AnyForm; 791] = [
            A::MovImm,
            A::MovwMovt,
            A::Movt,
            A::Adr,
            A::LdrLiteral,
            A::LdrGot,
            A::FrameAddress,
            A::Mov,
            A::Sxtb,
            A::Sxth,
            A::Uxtb,
            A::Uxth,
            A::Sxtb16,
            A::Uxtb16,
            A::Sxtab,
            A::Sxtah,
            A::Uxtab,
            A::Uxtah,
            A::Sxtab16,
            A::Uxtab16,
            A::Add,
            A::Sub,
            A::Rsb,
            A::And,
            A::Orr,
            A::Eor,
            A::Bic,
            A::AddShift,
            A::SubShift,
            A::RsbShift,
            A::AndShift,
            A::OrrShift,
            A::EorShift,
            A::BicShift,
            A::AddImm,
            A::SubImm,
            A::RsbImm,
            A::AndImm,
            A::OrrImm,
            A::EorImm,
            A::BicImm,
            A::Mvn,
            A::Clz,
            A::Rbit,
            A::Rev,
            A::Rev16,
            A::Revsh,
            A::Lsl,
            A::Lsr,
            A::Asr,
            A::Ror,
            A::LslImm,
            A::LsrImm,
            A::AsrImm,
            A::RorImm,
            A::Add64,
            A::Sub64,
            A::Add64Imm,
            A::Sub64Imm,
            A::Neg64,
            A::Lsl64Imm,
            A::Lsr64Imm,
            A::Asr64Imm,
            A::Mul,
            A::Mla,
            A::Mls,
            A::Umull,
            A::Smull,
            A::Umlal,
            A::Smlal,
            A::Umaal,
            A::Smlald,
            A::Smlaldx,
            A::Smlsld,
            A::Smlsldx,
            A::Smlalbb,
            A::Smlaltt,
            A::Smmul,
            A::Smmulr,
            A::Smulbb,
            A::Smulbt,
            A::Smultb,
            A::Smultt,
            A::Smulwb,
            A::Smulwt,
            A::Smuad,
            A::Smuadx,
            A::Smusd,
            A::Smmla,
            A::Smmlar,
            A::Smmls,
            A::Smlabb,
            A::Smlabt,
            A::Smlatb,
            A::Smlatt,
            A::Smlawb,
            A::Smlawt,
            A::Smlad,
            A::Smlsd,
            A::Sdiv,
            A::Udiv,
            A::SdivRem,
            A::UdivRem,
            A::Qadd,
            A::Qsub,
            A::Qdadd,
            A::Qdsub,
            A::Ssat,
            A::Usat,
            A::Ssat16,
            A::Usat16,
            A::Sadd8,
            A::Ssub8,
            A::Sadd16,
            A::Ssub16,
            A::Sasx,
            A::Ssax,
            A::Qadd8,
            A::Qsub8,
            A::Qadd16,
            A::Qsub16,
            A::Qasx,
            A::Qsax,
            A::Shadd8,
            A::Shsub8,
            A::Shadd16,
            A::Shsub16,
            A::Shasx,
            A::Shsax,
            A::Uadd8,
            A::Usub8,
            A::Uadd16,
            A::Usub16,
            A::Uasx,
            A::Usax,
            A::Uqadd8,
            A::Uqsub8,
            A::Uqadd16,
            A::Uqsub16,
            A::Uqasx,
            A::Uqsax,
            A::Uhadd8,
            A::Uhsub8,
            A::Uhadd16,
            A::Uhsub16,
            A::Uhasx,
            A::Uhsax,
            A::Pkhbt,
            A::Pkhtb,
            A::Usad8,
            A::Usada8,
            A::Uadd8Sel,
            A::Usub8Sel,
            A::Sadd16Sel,
            A::Ssub16Sel,
            A::Ubfx,
            A::Sbfx,
            A::Bfi,
            A::Bfc,
            A::Crc32b,
            A::Crc32h,
            A::Crc32w,
            A::Crc32cb,
            A::Crc32ch,
            A::Crc32cw,
            A::CmpSet,
            A::CmnSet,
            A::TstSet,
            A::TeqSet,
            A::CmpImmSet,
            A::CmnImmSet,
            A::TstImmSet,
            A::TeqImmSet,
            A::CmpMov(a::CmpMov::Base),
            A::CmpMov(a::CmpMov::Inverse),
            A::CmnMov(a::CmnMov::Base),
            A::CmnMov(a::CmnMov::Inverse),
            A::TstMov(a::TstMov::Base),
            A::TstMov(a::TstMov::Inverse),
            A::TeqMov(a::TeqMov::Base),
            A::TeqMov(a::TeqMov::Inverse),
            A::CmpImmMov(a::CmpImmMov::Base),
            A::CmpImmMov(a::CmpImmMov::Inverse),
            A::CmnImmMov(a::CmnImmMov::Base),
            A::CmnImmMov(a::CmnImmMov::Inverse),
            A::TstImmMov(a::TstImmMov::Base),
            A::TstImmMov(a::TstImmMov::Inverse),
            A::TeqImmMov(a::TeqImmMov::Base),
            A::TeqImmMov(a::TeqImmMov::Inverse),
            A::Cmp64Set,
            A::AddsSet,
            A::SubsSet,
            A::VcmpF64Set,
            A::VcmpF32Set,
            A::VcmpF64Mov,
            A::VcmpF32Mov,
            A::VcmpF64Vmov,
            A::VcmpF32Vmov,
            A::VcmpF64Vsel,
            A::VcmpF32Vsel,
            A::B,
            A::CmpB,
            A::CmnB,
            A::TstB,
            A::TeqB,
            A::CmpImmB,
            A::CmnImmB,
            A::TstImmB,
            A::TeqImmB,
            A::Cmp64B,
            A::AddsB,
            A::SubsB,
            A::AddsImmB,
            A::SubsImmB,
            A::VcmpF64B,
            A::VcmpF32B,
            A::VcmpF64ZeroB,
            A::VcmpF32ZeroB,
            A::JumpTable,
            A::Bx,
            A::TailBx,
            A::Udf,
            A::Ldr,
            A::Ldrb,
            A::Ldrh,
            A::Ldrsb,
            A::Ldrsh,
            A::LdrIndex,
            A::LdrbIndex,
            A::LdrhIndex,
            A::LdrsbIndex,
            A::LdrshIndex,
            A::Str,
            A::Strb,
            A::Strh,
            A::StrIndex,
            A::StrbIndex,
            A::StrhIndex,
            A::Pld,
            A::Pldw,
            A::Pli,
            A::LdrWriteback,
            A::LdrbWriteback,
            A::LdrhWriteback,
            A::LdrsbWriteback,
            A::LdrshWriteback,
            A::LdrIndexWriteback,
            A::LdrbIndexWriteback,
            A::LdrhIndexWriteback,
            A::LdrsbIndexWriteback,
            A::LdrshIndexWriteback,
            A::StrWriteback,
            A::StrbWriteback,
            A::StrhWriteback,
            A::Ldrd,
            A::LdrdIndex,
            A::LdrdWriteback,
            A::Strd,
            A::StrdIndex,
            A::StrdWriteback,
            A::Ldm2,
            A::Ldm3,
            A::Ldm4,
            A::Ldm2Writeback,
            A::Ldm3Writeback,
            A::Ldm4Writeback,
            A::Stm2,
            A::Stm3,
            A::Stm4,
            A::Stm2Writeback,
            A::Stm3Writeback,
            A::Stm4Writeback,
            A::Ldrex,
            A::Ldrexb,
            A::Ldrexh,
            A::Ldrexd,
            A::Strex,
            A::Strexb,
            A::Strexh,
            A::Strexd,
            A::Lda,
            A::Ldab,
            A::Ldah,
            A::Ldaex,
            A::Ldaexb,
            A::Ldaexh,
            A::Ldaexd,
            A::Stl,
            A::Stlb,
            A::Stlh,
            A::Stlex,
            A::Stlexb,
            A::Stlexh,
            A::Stlexd,
            A::Atomic,
            A::AtomicCas,
            A::AtomicCas64,
            A::Dmb,
            A::Dsb,
            A::Isb,
            A::Clrex,
            A::ReadTpCall,
            A::ThreadPointer,
            A::Mrc,
            A::Mcr,
            A::Mrrc,
            A::Mcrr,
            A::Mrs,
            A::Msr,
            A::Vmrs,
            A::Vmsr,
            A::Svc3,
            A::Svc6,
            A::Nop,
            A::Yield,
            A::Wfe,
            A::Wfi,
            A::Sev,
            A::Bkpt,
            A::VmovF64Imm,
            A::VmovF32Imm,
            A::VldrF64Literal,
            A::VldrF32Literal,
            A::VmovF64,
            A::VmovF32,
            A::VmovF32FromI32,
            A::VmovI32FromF32,
            A::VmovF64FromI32,
            A::VmovI32FromF64,
            A::VmovTwoF32FromI32,
            A::VmovI32FromTwoF32,
            A::LowF32Q,
            A::LowF32D,
            A::WideF32Q,
            A::WideF32D,
            A::LowF64,
            A::Vcombine,
            A::VldrF64,
            A::VldrF32,
            A::VstrF64,
            A::VstrF32,
            A::VldmD2,
            A::VldmD3,
            A::VldmD4,
            A::VldmS2,
            A::VldmS3,
            A::VldmS4,
            A::VldmD2Writeback,
            A::VldmD3Writeback,
            A::VldmD4Writeback,
            A::VldmS2Writeback,
            A::VldmS3Writeback,
            A::VldmS4Writeback,
            A::VstmD2,
            A::VstmD3,
            A::VstmD4,
            A::VstmS2,
            A::VstmS3,
            A::VstmS4,
            A::VaddF64,
            A::VaddF32,
            A::VsubF64,
            A::VsubF32,
            A::VmulF64,
            A::VmulF32,
            A::VnmulF64,
            A::VnmulF32,
            A::VdivF64,
            A::VdivF32,
            A::VabsF64,
            A::VabsF32,
            A::VnegF64,
            A::VnegF32,
            A::VsqrtF64,
            A::VsqrtF32,
            A::VmlaF64,
            A::VmlaF32,
            A::VmlsF64,
            A::VmlsF32,
            A::VnmlaF64,
            A::VnmlaF32,
            A::VnmlsF64,
            A::VnmlsF32,
            A::VfmaF64,
            A::VfmaF32,
            A::VfmsF64,
            A::VfmsF32,
            A::VfnmaF64,
            A::VfnmaF32,
            A::VfnmsF64,
            A::VfnmsF32,
            A::VmaxnmF64,
            A::VmaxnmF32,
            A::VminnmF64,
            A::VminnmF32,
            A::VrintaF64,
            A::VrintaF32,
            A::VrintmF64,
            A::VrintmF32,
            A::VrintnF64,
            A::VrintnF32,
            A::VrintpF64,
            A::VrintpF32,
            A::VrintrF64,
            A::VrintrF32,
            A::VrintxF64,
            A::VrintxF32,
            A::VrintzF64,
            A::VrintzF32,
            A::VaddF16,
            A::VsubF16,
            A::VmulF16,
            A::VnmulF16,
            A::VdivF16,
            A::VmlaF16,
            A::VmlsF16,
            A::VfmaF16,
            A::VfmsF16,
            A::VcvtF64FromF32,
            A::VcvtF32FromF64,
            A::VcvtF64FromS32,
            A::VcvtF64FromU32,
            A::VcvtF32FromS32,
            A::VcvtF32FromU32,
            A::VcvtS32FromF64,
            A::VcvtS32FromF32,
            A::VcvtU32FromF64,
            A::VcvtU32FromF32,
            A::VcvtrS32FromF64,
            A::VcvtrS32FromF32,
            A::VcvtrU32FromF64,
            A::VcvtrU32FromF32,
            A::VcvtF64Fixed,
            A::VcvtF32Fixed,
            A::VcvtaS32FromF64,
            A::VcvtaS32FromF32,
            A::VcvtaU32FromF64,
            A::VcvtaU32FromF32,
            A::VcvtmS32FromF64,
            A::VcvtmS32FromF32,
            A::VcvtmU32FromF64,
            A::VcvtmU32FromF32,
            A::VcvtnS32FromF64,
            A::VcvtnS32FromF32,
            A::VcvtnU32FromF64,
            A::VcvtnU32FromF32,
            A::VcvtpS32FromF64,
            A::VcvtpS32FromF32,
            A::VcvtpU32FromF64,
            A::VcvtpU32FromF32,
            A::VcvtbF32FromF16,
            A::VcvttF32FromF16,
            A::VcvtbF16FromF32,
            A::VcvttF16FromF32,
            A::VmovQImm,
            A::VmovDImm,
            A::VmovQ,
            A::VorrImmQ,
            A::VorrImmD,
            A::VbicImmQ,
            A::VbicImmD,
            A::VdupQFromI32,
            A::VdupDFromI32,
            A::VdupQ,
            A::VdupD,
            A::VmovLaneFromI32,
            A::VmovI32FromLane,
            A::VswpQ,
            A::VswpD,
            A::VtrnQ,
            A::VtrnD,
            A::VzipQ,
            A::VzipD,
            A::VuzpQ,
            A::VuzpD,
            A::VextQ,
            A::VextD,
            A::Vtbl2,
            A::Vtbl3,
            A::Vtbl4,
            A::Vtbl1,
            A::Vtbx2,
            A::Vtbx3,
            A::Vtbx4,
            A::Vtbx1,
            A::Vld12,
            A::Vld13,
            A::Vld14,
            A::Vld1Q,
            A::Vld1D,
            A::Vst12,
            A::Vst13,
            A::Vst14,
            A::Vst1Q,
            A::Vst1D,
            A::Vld1QWriteback,
            A::Vld1DWriteback,
            A::Vst1QWriteback,
            A::Vst1DWriteback,
            A::Vld1QStep,
            A::Vld1DStep,
            A::Vld2Run,
            A::Vld2Step,
            A::Vld3Run,
            A::Vld3Step,
            A::Vld4Run,
            A::Vld4Step,
            A::Vld2RunWriteback,
            A::Vld2StepWriteback,
            A::Vld3RunWriteback,
            A::Vld3StepWriteback,
            A::Vld4RunWriteback,
            A::Vld4StepWriteback,
            A::Vst2Run,
            A::Vst2Step,
            A::Vst3Run,
            A::Vst3Step,
            A::Vst4Run,
            A::Vst4Step,
            A::Vst2RunWriteback,
            A::Vst2StepWriteback,
            A::Vst3RunWriteback,
            A::Vst3StepWriteback,
            A::Vst4RunWriteback,
            A::Vst4StepWriteback,
            A::Vld2LaneRun,
            A::Vld2LaneStep,
            A::Vld3LaneRun,
            A::Vld3LaneStep,
            A::Vld4LaneRun,
            A::Vld4LaneStep,
            A::Vld2DupRun,
            A::Vld2DupStep,
            A::Vld3DupRun,
            A::Vld3DupStep,
            A::Vld4DupRun,
            A::Vld4DupStep,
            A::Vst2LaneRun,
            A::Vst2LaneStep,
            A::Vst3LaneRun,
            A::Vst3LaneStep,
            A::Vst4LaneRun,
            A::Vst4LaneStep,
            A::Vld1Lane,
            A::Vld1Dup,
            A::Vst1Lane,
            A::Vld2Q,
            A::Vst2Q,
            A::Vld3QWriteback,
            A::Vld4QWriteback,
            A::Vst3QWriteback,
            A::Vst4QWriteback,
            A::VaddQ,
            A::VaddD,
            A::VsubQ,
            A::VsubD,
            A::VmulQ,
            A::VmulD,
            A::VqaddQ,
            A::VqaddD,
            A::VqsubQ,
            A::VqsubD,
            A::VhaddQ,
            A::VhaddD,
            A::VrhaddQ,
            A::VrhaddD,
            A::VhsubQ,
            A::VhsubD,
            A::VmaxQ,
            A::VmaxD,
            A::VminQ,
            A::VminD,
            A::VabdQ,
            A::VabdD,
            A::VandQ,
            A::VandD,
            A::VorrQ,
            A::VorrD,
            A::VornQ,
            A::VornD,
            A::VeorQ,
            A::VeorD,
            A::VbicQ,
            A::VbicD,
            A::VceqQ,
            A::VceqD,
            A::VcgeQ,
            A::VcgeD,
            A::VcgtQ,
            A::VcgtD,
            A::VacgeQ,
            A::VacgeD,
            A::VacgtQ,
            A::VacgtD,
            A::VtstQ,
            A::VtstD,
            A::VshlQ,
            A::VshlD,
            A::VrshlQ,
            A::VrshlD,
            A::VqshlQ,
            A::VqshlD,
            A::VqrshlQ,
            A::VqrshlD,
            A::VqdmulhQ,
            A::VqdmulhD,
            A::VqrdmulhQ,
            A::VqrdmulhD,
            A::VrecpsQ,
            A::VrecpsD,
            A::VrsqrtsQ,
            A::VrsqrtsD,
            A::VpaddD,
            A::VpmaxD,
            A::VpminD,
            A::VabsQ,
            A::VabsD,
            A::VnegQ,
            A::VnegD,
            A::VqabsQ,
            A::VqabsD,
            A::VqnegQ,
            A::VqnegD,
            A::VmvnQ,
            A::VmvnD,
            A::VclsQ,
            A::VclsD,
            A::VclzQ,
            A::VclzD,
            A::VcntQ,
            A::VcntD,
            A::Vrev16Q,
            A::Vrev16D,
            A::Vrev32Q,
            A::Vrev32D,
            A::Vrev64Q,
            A::Vrev64D,
            A::VpaddlQ,
            A::VpaddlD,
            A::VrecpeQ,
            A::VrecpeD,
            A::VrsqrteQ,
            A::VrsqrteD,
            A::VceqZeroQ,
            A::VceqZeroD,
            A::VcgeZeroQ,
            A::VcgeZeroD,
            A::VcgtZeroQ,
            A::VcgtZeroD,
            A::VcleZeroQ,
            A::VcleZeroD,
            A::VcltZeroQ,
            A::VcltZeroD,
            A::VshlImmQ,
            A::VshlImmD,
            A::VshrImmQ,
            A::VshrImmD,
            A::VrshrImmQ,
            A::VrshrImmD,
            A::VqshlImmQ,
            A::VqshlImmD,
            A::VqshluImmQ,
            A::VqshluImmD,
            A::VcvtS32FromF32Q,
            A::VcvtS32FromF32D,
            A::VcvtU32FromF32Q,
            A::VcvtU32FromF32D,
            A::VcvtF32FromS32Q,
            A::VcvtF32FromS32D,
            A::VcvtF32FromU32Q,
            A::VcvtF32FromU32D,
            A::VmlaQ,
            A::VmlaD,
            A::VmlsQ,
            A::VmlsD,
            A::VabaQ,
            A::VabaD,
            A::VfmaQ,
            A::VfmaD,
            A::VfmsQ,
            A::VfmsD,
            A::VpadalQ,
            A::VpadalD,
            A::VsraImmQ,
            A::VsraImmD,
            A::VrsraImmQ,
            A::VrsraImmD,
            A::VsliImmQ,
            A::VsliImmD,
            A::VsriImmQ,
            A::VsriImmD,
            A::VbslQ(a::VbslQ::Base),
            A::VbslQ(a::VbslQ::Vbit),
            A::VbslQ(a::VbslQ::Vbif),
            A::VbslD(a::VbslD::Base),
            A::VbslD(a::VbslD::Vbit),
            A::VbslD(a::VbslD::Vbif),
            A::VmulScalar16Q,
            A::VmulScalar16D,
            A::VmulScalar32Q,
            A::VmulScalar32D,
            A::VqdmulhScalar16Q,
            A::VqdmulhScalar16D,
            A::VqdmulhScalar32Q,
            A::VqdmulhScalar32D,
            A::VqrdmulhScalar16Q,
            A::VqrdmulhScalar16D,
            A::VqrdmulhScalar32Q,
            A::VqrdmulhScalar32D,
            A::VmlaScalar16Q,
            A::VmlaScalar16D,
            A::VmlaScalar32Q,
            A::VmlaScalar32D,
            A::VmlsScalar16Q,
            A::VmlsScalar16D,
            A::VmlsScalar32Q,
            A::VmlsScalar32D,
            A::VmullScalar16,
            A::VmullScalar32,
            A::VqdmullScalar16,
            A::VqdmullScalar32,
            A::VmlalScalar16,
            A::VmlalScalar32,
            A::VmlslScalar16,
            A::VmlslScalar32,
            A::VqdmlalScalar16,
            A::VqdmlalScalar32,
            A::VqdmlslScalar16,
            A::VqdmlslScalar32,
            A::VsdotScalarQ,
            A::VsdotScalarD,
            A::VudotScalarQ,
            A::VudotScalarD,
            A::VsdotQ,
            A::VsdotD,
            A::VudotQ,
            A::VudotD,
            A::VfmalD,
            A::VfmslD,
            A::VfmalQ,
            A::VfmslQ,
            A::VfmalScalarD,
            A::VfmslScalarD,
            A::VfmalScalarQ,
            A::VfmslScalarQ,
            A::Vaddl,
            A::Vsubl,
            A::Vmull,
            A::Vabdl,
            A::Vqdmull,
            A::Vmlal,
            A::Vmlsl,
            A::Vabal,
            A::Vqdmlal,
            A::Vqdmlsl,
            A::Vaddw,
            A::Vsubw,
            A::Vmovl,
            A::VshllImm,
            A::VcvtF32FromF16Q,
            A::Vmovn,
            A::Vqmovn,
            A::Vqmovun,
            A::VshrnImm,
            A::VrshrnImm,
            A::VqshrnImm,
            A::VqshrunImm,
            A::VqrshrnImm,
            A::VqrshrunImm,
            A::VcvtF16FromF32Q,
            A::Vaddhn,
            A::Vsubhn,
            A::Vraddhn,
            A::Vrsubhn,
            A::Aese(a::Aese::Base),
            A::Aese(a::Aese::Swapped),
            A::Aesd(a::Aesd::Base),
            A::Aesd(a::Aesd::Swapped),
            A::Aesmc,
            A::Aesimc,
            A::Sha1h,
            A::Sha1c,
            A::Sha1p,
            A::Sha1m,
            A::Sha1su0,
            A::Sha256h,
            A::Sha256h2,
            A::Sha256su1,
            A::Sha1su1,
            A::Sha256su0,
            A::VmullP64,
        ];
        impl ::core::convert::From<::ssara_core::target::Form> for AnyForm {
            fn from(form: ::ssara_core::target::Form) -> Self {
                let of_target = if form.is_local() {
                    None
                } else {
                    FORMS.get(form.table_index())
                };
                of_target.copied().unwrap_or(AnyForm::Local(form))
            }
        }
    };
}
