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
pub mod s390x {
    /*!
The target `s390x`.

z/Architecture (z14) with vectors, and the ELF ABI of 64-bit Linux.

| bank | registers | units | kinds of value | about |
| --- | --- | --- | --- | --- |
| `int` | 16 (48 with parts) | 32 | `i64`, `i32` | General registers. |
| `vec` | 32 (96 with parts) | 40 | `v128`, `f64`, `f32` | Vector registers, the left halves of which are the floating-point registers. |

| feature | default | about |
| --- | --- | --- |
| `arch13` | no | z15: miscellaneous-instruction-extensions facility 3, vector-enhancements facility 2. |

16 classes, 638 instruction forms, 56 alternatives, 2 calling conventions.

Never allocated: `r15`.

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
                doc: Cow::Borrowed("General registers."),
                first_word: 0u8,
                words: 1u8,
                units: 32u16,
                first_reg: Reg(0u16),
                num_regs: 48u16,
                min_regs: 8u16,
            },
            BankDesc {
                name: Cow::Borrowed("vec"),
                doc: Cow::Borrowed(
                    "Vector registers, the left halves of which are the floating-point registers.",
                ),
                first_word: 1u8,
                words: 1u8,
                units: 40u16,
                first_reg: Reg(48u16),
                num_regs: 96u16,
                min_regs: 12u16,
            },
        ];
        pub(super) static TYPES: [TypeDesc; 5usize] = [
            TypeDesc {
                name: Cow::Borrowed("i64"),
                doc: Cow::Borrowed("A 64-bit integer or an address."),
                bank: Bank(0u8),
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
                name: Cow::Borrowed("i32"),
                doc: Cow::Borrowed("An integer of 32 bits or less."),
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
                doc: Cow::Borrowed("A vector, or a number in quadruple precision."),
                bank: Bank(1u8),
                bits: 128u16,
                spill_size: 16u16,
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
                name: Cow::Borrowed("f64"),
                doc: Cow::Borrowed("A long number, or half of an extended one."),
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
                doc: Cow::Borrowed("A short number."),
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
        pub(super) static REGS: [RegDesc; 144usize] = [
            RegDesc {
                name: Cow::Borrowed("r0"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(0u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 0u16,
                units: (0u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r0l"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(0u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 0u16,
                units: (2u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r0h"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(0u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 0u16,
                units: (3u32, 1u16),
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
                root: Reg(3u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 1u16,
                units: (4u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r1l"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(3u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 1u16,
                units: (6u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r1h"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(3u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 1u16,
                units: (7u32, 1u16),
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
                root: Reg(6u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 2u16,
                units: (8u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r2l"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(6u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 2u16,
                units: (10u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r2h"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(6u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 2u16,
                units: (11u32, 1u16),
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
                root: Reg(9u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 3u16,
                units: (12u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r3l"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(9u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 3u16,
                units: (14u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r3h"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(9u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 3u16,
                units: (15u32, 1u16),
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
                root: Reg(12u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 4u16,
                units: (16u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r4l"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(12u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 4u16,
                units: (18u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r4h"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(12u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 4u16,
                units: (19u32, 1u16),
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
                root: Reg(15u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 5u16,
                units: (20u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r5l"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(15u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 5u16,
                units: (22u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r5h"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(15u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 5u16,
                units: (23u32, 1u16),
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
                root: Reg(18u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 6u16,
                units: (24u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r6l"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(18u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 6u16,
                units: (26u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r6h"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(18u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 6u16,
                units: (27u32, 1u16),
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
                root: Reg(21u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 7u16,
                units: (28u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r7l"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(21u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 7u16,
                units: (30u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r7h"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(21u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 7u16,
                units: (31u32, 1u16),
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
                root: Reg(24u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 8u16,
                units: (32u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r8l"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(24u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 8u16,
                units: (34u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r8h"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(24u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 8u16,
                units: (35u32, 1u16),
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
                root: Reg(27u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 9u16,
                units: (36u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r9l"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(27u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 9u16,
                units: (38u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r9h"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(27u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 9u16,
                units: (39u32, 1u16),
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
                root: Reg(30u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 10u16,
                units: (40u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r10l"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(30u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 10u16,
                units: (42u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r10h"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(30u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 10u16,
                units: (43u32, 1u16),
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
                root: Reg(33u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 11u16,
                units: (44u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r11l"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(33u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 11u16,
                units: (46u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r11h"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(33u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 11u16,
                units: (47u32, 1u16),
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
                root: Reg(36u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 12u16,
                units: (48u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r12l"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(36u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 12u16,
                units: (50u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r12h"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(36u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 12u16,
                units: (51u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r13"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(39u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 13u16,
                units: (52u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r13l"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(39u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 13u16,
                units: (54u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r13h"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(39u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 13u16,
                units: (55u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r14"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(42u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 14u16,
                units: (56u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r14l"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(42u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 14u16,
                units: (58u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r14h"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(42u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 14u16,
                units: (59u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r15"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(45u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 15u16,
                units: (60u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r15l"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(45u16),
                low_bit: 0u16,
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
                name: Cow::Borrowed("r15h"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(45u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 15u16,
                units: (63u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v0"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(48u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 0u16,
                units: (64u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f0"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(48u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 0u16,
                units: (65u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f0s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(48u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 0u16,
                units: (66u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v1"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(51u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 1u16,
                units: (67u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f1"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(51u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 1u16,
                units: (68u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f1s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(51u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 1u16,
                units: (69u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v2"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(54u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 2u16,
                units: (70u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f2"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(54u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 2u16,
                units: (71u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f2s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(54u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 2u16,
                units: (72u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v3"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(57u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 3u16,
                units: (73u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f3"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(57u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 3u16,
                units: (74u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f3s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(57u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 3u16,
                units: (75u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v4"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(60u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 4u16,
                units: (76u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f4"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(60u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 4u16,
                units: (77u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f4s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(60u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 4u16,
                units: (78u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v5"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(63u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 5u16,
                units: (79u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f5"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(63u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 5u16,
                units: (80u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f5s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(63u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 5u16,
                units: (81u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v6"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(66u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 6u16,
                units: (82u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f6"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(66u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 6u16,
                units: (83u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f6s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(66u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 6u16,
                units: (84u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v7"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(69u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 7u16,
                units: (85u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f7"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(69u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 7u16,
                units: (86u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f7s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(69u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 7u16,
                units: (87u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v8"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(72u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 8u16,
                units: (88u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f8"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(72u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 8u16,
                units: (90u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f8s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(72u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 8u16,
                units: (91u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v9"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(75u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 9u16,
                units: (92u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f9"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(75u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 9u16,
                units: (94u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f9s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(75u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 9u16,
                units: (95u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v10"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(78u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 10u16,
                units: (96u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f10"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(78u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 10u16,
                units: (98u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f10s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(78u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 10u16,
                units: (99u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v11"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(81u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 11u16,
                units: (100u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f11"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(81u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 11u16,
                units: (102u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f11s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(81u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 11u16,
                units: (103u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v12"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(84u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 12u16,
                units: (104u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f12"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(84u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 12u16,
                units: (106u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f12s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(84u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 12u16,
                units: (107u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v13"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(87u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 13u16,
                units: (108u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f13"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(87u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 13u16,
                units: (110u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f13s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(87u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 13u16,
                units: (111u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v14"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(90u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 14u16,
                units: (112u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f14"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(90u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 14u16,
                units: (114u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f14s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(90u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 14u16,
                units: (115u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v15"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(93u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 15u16,
                units: (116u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f15"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(93u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 15u16,
                units: (118u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f15s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(93u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 15u16,
                units: (119u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v16"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(96u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 16u16,
                units: (120u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f16"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(96u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 16u16,
                units: (121u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f16s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(96u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 16u16,
                units: (122u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v17"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(99u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 17u16,
                units: (123u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f17"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(99u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 17u16,
                units: (124u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f17s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(99u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 17u16,
                units: (125u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v18"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(102u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 18u16,
                units: (126u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f18"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(102u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 18u16,
                units: (127u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f18s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(102u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 18u16,
                units: (128u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v19"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(105u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 19u16,
                units: (129u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f19"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(105u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 19u16,
                units: (130u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f19s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(105u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 19u16,
                units: (131u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v20"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(108u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 20u16,
                units: (132u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f20"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(108u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 20u16,
                units: (133u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f20s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(108u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 20u16,
                units: (134u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v21"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(111u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 21u16,
                units: (135u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f21"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(111u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 21u16,
                units: (136u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f21s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(111u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 21u16,
                units: (137u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v22"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(114u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 22u16,
                units: (138u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f22"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(114u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 22u16,
                units: (139u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f22s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(114u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 22u16,
                units: (140u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v23"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(117u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 23u16,
                units: (141u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f23"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(117u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 23u16,
                units: (142u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f23s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(117u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 23u16,
                units: (143u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v24"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(120u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 24u16,
                units: (144u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f24"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(120u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 24u16,
                units: (145u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f24s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(120u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 24u16,
                units: (146u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v25"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(123u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 25u16,
                units: (147u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f25"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(123u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 25u16,
                units: (148u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f25s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(123u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 25u16,
                units: (149u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v26"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(126u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 26u16,
                units: (150u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f26"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(126u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 26u16,
                units: (151u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f26s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(126u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 26u16,
                units: (152u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v27"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(129u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 27u16,
                units: (153u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f27"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(129u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 27u16,
                units: (154u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f27s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(129u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 27u16,
                units: (155u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v28"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(132u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 28u16,
                units: (156u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f28"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(132u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 28u16,
                units: (157u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f28s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(132u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 28u16,
                units: (158u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v29"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(135u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 29u16,
                units: (159u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f29"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(135u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 29u16,
                units: (160u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f29s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(135u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 29u16,
                units: (161u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v30"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(138u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 30u16,
                units: (162u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f30"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(138u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 30u16,
                units: (163u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f30s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(138u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 30u16,
                units: (164u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v31"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(141u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 31u16,
                units: (165u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f31"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(141u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 31u16,
                units: (166u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f31s"),
                bank: Bank(1u8),
                ty: Some(Type(4u8)),
                root: Reg(141u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 31u16,
                units: (167u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
        ];
        pub(super) static CLASSES: [ClassDesc; 16usize] = [
            ClassDesc {
                name: Cow::Borrowed("i64"),
                doc: Cow::Borrowed("A 64-bit integer or an address."),
                ty: Type(0u8),
                members: (0u32, 15u16),
            },
            ClassDesc {
                name: Cow::Borrowed("i32"),
                doc: Cow::Borrowed("An integer of 32 bits or less."),
                ty: Type(1u8),
                members: (15u32, 15u16),
            },
            ClassDesc {
                name: Cow::Borrowed("v128"),
                doc: Cow::Borrowed("A vector, or a number in quadruple precision."),
                ty: Type(2u8),
                members: (30u32, 32u16),
            },
            ClassDesc {
                name: Cow::Borrowed("f64"),
                doc: Cow::Borrowed("A long number, or half of an extended one."),
                ty: Type(3u8),
                members: (62u32, 32u16),
            },
            ClassDesc {
                name: Cow::Borrowed("f32"),
                doc: Cow::Borrowed("A short number."),
                ty: Type(4u8),
                members: (94u32, 32u16),
            },
            ClassDesc {
                name: Cow::Borrowed("high32"),
                doc: Cow::Borrowed("High words."),
                ty: Type(1u8),
                members: (126u32, 15u16),
            },
            ClassDesc {
                name: Cow::Borrowed("word32"),
                doc: Cow::Borrowed("Words of either kind."),
                ty: Type(1u8),
                members: (141u32, 30u16),
            },
            ClassDesc {
                name: Cow::Borrowed("address"),
                doc: Cow::Borrowed("Registers that can be a base or an index."),
                ty: Type(0u8),
                members: (171u32, 14u16),
            },
            ClassDesc {
                name: Cow::Borrowed("count"),
                doc: Cow::Borrowed("Registers that can hold the count of a shift."),
                ty: Type(1u8),
                members: (185u32, 14u16),
            },
            ClassDesc {
                name: Cow::Borrowed("even"),
                doc: Cow::Borrowed("Even registers other than 0."),
                ty: Type(0u8),
                members: (199u32, 7u16),
            },
            ClassDesc {
                name: Cow::Borrowed("odd"),
                doc: Cow::Borrowed("Odd registers."),
                ty: Type(0u8),
                members: (206u32, 7u16),
            },
            ClassDesc {
                name: Cow::Borrowed("volatile64"),
                doc: Cow::Borrowed(
                    "Registers that calls clobber and that can hold a branch target, without the link register.",
                ),
                ty: Type(0u8),
                members: (213u32, 5u16),
            },
            ClassDesc {
                name: Cow::Borrowed("fpr64"),
                doc: Cow::Borrowed("Floating-point registers."),
                ty: Type(3u8),
                members: (218u32, 16u16),
            },
            ClassDesc {
                name: Cow::Borrowed("fpr32"),
                doc: Cow::Borrowed("Floating-point registers."),
                ty: Type(4u8),
                members: (234u32, 16u16),
            },
            ClassDesc {
                name: Cow::Borrowed("even&volatile64"),
                doc: Cow::Borrowed(
                    "The registers that `even` and `volatile64` have in common.",
                ),
                ty: Type(0u8),
                members: (250u32, 2u16),
            },
            ClassDesc {
                name: Cow::Borrowed("odd&volatile64"),
                doc: Cow::Borrowed(
                    "The registers that `odd` and `volatile64` have in common.",
                ),
                ty: Type(0u8),
                members: (252u32, 3u16),
            },
        ];
        pub(super) static ARGUMENTS_0: [RegSequence; 2usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([6, 9, 12, 15, 18]) }),
                back_fill: false,
                then: None,
            },
            RegSequence {
                bank: Bank(1u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([49, 55, 61, 67]) }),
                back_fill: false,
                then: None,
            },
        ];
        pub(super) static RESULTS_0: [RegSequence; 2usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([6]) }),
                back_fill: false,
                then: None,
            },
            RegSequence {
                bank: Bank(1u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([49]) }),
                back_fill: false,
                then: None,
            },
        ];
        pub(super) static ARGUMENTS_1: [RegSequence; 2usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([6, 9, 12, 15, 18]) }),
                back_fill: false,
                then: None,
            },
            RegSequence {
                bank: Bank(1u8),
                ty: None,
                regs: Cow::Borrowed(const {
                    &regs([120, 126, 132, 138, 123, 129, 135, 141])
                }),
                back_fill: false,
                then: None,
            },
        ];
        pub(super) static RESULTS_1: [RegSequence; 2usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([6]) }),
                back_fill: false,
                then: None,
            },
            RegSequence {
                bank: Bank(1u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([120]) }),
                back_fill: false,
                then: None,
            },
        ];
        pub(super) static CONVENTIONS: [ConventionDesc; 2usize] = [
            ConventionDesc {
                name: Cow::Borrowed("elf"),
                doc: Cow::Borrowed(
                    "ELF ABI for 64-bit Linux. An integer of less than 64 bits is passed extended, as an `i64`; one of 128 bits, an extended number and larger values are passed by reference. R6 passes an argument although it is callee-saved. F8 to F15 are callee-saved, which are the left halves of V8 to V15 and no more. The caller leaves 160 bytes in which the callee saves registers.",
                ),
                arguments: Cow::Borrowed(&ARGUMENTS_0),
                results: Cow::Borrowed(&RESULTS_0),
                positions: Positions::PerBank,
                callee_saved: Cow::Borrowed(const {
                    &regs([
                        18, 21, 24, 27, 30, 33, 36, 39, 73, 76, 79, 82, 85, 88, 91, 94,
                        42,
                    ])
                }),
                clobbers: Cow::Borrowed(&[805310463, 1099506035455]),
                edge_clobbers: Cow::Borrowed(&[]),
                reserved: Cow::Borrowed(const { &regs([]) }),
                wide: WideRules {
                    align: 0u8,
                    split: false,
                    keep: false,
                },
                variadic: None,
                stack: StackRules {
                    align: 8u16,
                    slot: 8u16,
                    shadow: 160u16,
                    alignment: StackAlign::Natural,
                    pad_before: true,
                },
            },
            ConventionDesc {
                name: Cow::Borrowed("elf_vector"),
                doc: Cow::Borrowed(
                    "As `elf`, for functions that pass vectors and no scalar numbers: the vector ABI passes them in V24 to V31, even registers first.",
                ),
                arguments: Cow::Borrowed(&ARGUMENTS_1),
                results: Cow::Borrowed(&RESULTS_1),
                positions: Positions::PerBank,
                callee_saved: Cow::Borrowed(const {
                    &regs([
                        18, 21, 24, 27, 30, 33, 36, 39, 73, 76, 79, 82, 85, 88, 91, 94,
                        42,
                    ])
                }),
                clobbers: Cow::Borrowed(&[805310463, 1099506035455]),
                edge_clobbers: Cow::Borrowed(&[]),
                reserved: Cow::Borrowed(const { &regs([]) }),
                wide: WideRules {
                    align: 0u8,
                    split: false,
                    keep: false,
                },
                variadic: None,
                stack: StackRules {
                    align: 8u16,
                    slot: 8u16,
                    shadow: 160u16,
                    alignment: StackAlign::Natural,
                    pad_before: true,
                },
            },
        ];
        pub(super) static TUPLE_LISTS: [TupleListDesc; 9usize] = [
            TupleListDesc {
                name: Cow::Borrowed("even_odd"),
                doc: Cow::Borrowed(
                    "R0 and R1, R2 and R3, ...: the even register is the left one.",
                ),
                len: 2u8,
                members: (0u32, 16u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("even_odd32"),
                doc: Cow::Borrowed("The low words of such a pair."),
                len: 2u8,
                members: (16u32, 16u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("run2"),
                doc: Cow::Borrowed("For LMG: R0 follows on R15."),
                len: 2u8,
                members: (32u32, 32u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("run3"),
                doc: Cow::Borrowed("For LMG: R0 follows on R15."),
                len: 3u8,
                members: (64u32, 48u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("run4"),
                doc: Cow::Borrowed("For LMG: R0 follows on R15."),
                len: 4u8,
                members: (112u32, 64u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("extended"),
                doc: Cow::Borrowed(
                    "An extended number: F0 and F2, F1 and F3, F4 and F6, F5 and F7, ...",
                ),
                len: 2u8,
                members: (176u32, 16u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("vrun2"),
                doc: Cow::Borrowed("For VLM, which does not wrap."),
                len: 2u8,
                members: (192u32, 62u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("vrun3"),
                doc: Cow::Borrowed("For VLM, which does not wrap."),
                len: 3u8,
                members: (254u32, 90u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("vrun4"),
                doc: Cow::Borrowed("For VLM, which does not wrap."),
                len: 4u8,
                members: (344u32, 116u32),
            },
        ];
        pub(super) static FEATURES: [FeatureDesc; 1usize] = [
            FeatureDesc {
                name: Cow::Borrowed("arch13"),
                doc: Cow::Borrowed(
                    "z15: miscellaneous-instruction-extensions facility 3, vector-enhancements facility 2.",
                ),
                default: false,
            },
        ];
        pub(super) static ROLES: [RoleDesc; 2usize] = [
            RoleDesc {
                name: Cow::Borrowed("stack"),
                reg: Reg(45u16),
            },
            RoleDesc {
                name: Cow::Borrowed("link"),
                reg: Reg(42u16),
            },
        ];
        pub(super) static FORM_NAMES: [Cow<'static, str>; 694usize] = texts([
            "const64",
            "const64_wide",
            "const32",
            "const32_high",
            "larl",
            "frame_address",
            "lgrl",
            "la",
            "la_index",
            "mov64",
            "mov32",
            "ear",
            "insert64_imm",
            "insert32_imm",
            "sx32_to64",
            "zx32_to64",
            "sx16_in64",
            "sx8_in64",
            "zx16_in64",
            "zx8_in64",
            "sx16_in32",
            "sx8_in32",
            "zx16_in32",
            "zx8_in32",
            "trunc64_to32",
            "high_word",
            "low_word_to_high",
            "insert_low_word",
            "insert_high_word",
            "lg",
            "lgf",
            "llgf",
            "lgh",
            "llgh",
            "lgb",
            "llgc",
            "lrvg",
            "lgat",
            "lg_index",
            "lgf_index",
            "llgf_index",
            "lgh_index",
            "llgh_index",
            "lgb_index",
            "llgc_index",
            "lrvg_index",
            "lgat_index",
            "l",
            "lh",
            "llh",
            "lb",
            "llc",
            "lrv",
            "l_index",
            "lh_index",
            "llh_index",
            "lb_index",
            "llc_index",
            "lrv_index",
            "lfh",
            "lhh",
            "llhh",
            "lbh",
            "llch",
            "lfh_index",
            "lhh_index",
            "llhh_index",
            "lbh_index",
            "llch_index",
            "ic",
            "stg",
            "strvg",
            "stg_index",
            "strvg_index",
            "st",
            "sth",
            "stc",
            "strv",
            "strvh",
            "st_index",
            "sth_index",
            "stc_index",
            "strv_index",
            "strvh_index",
            "stfh",
            "sthh",
            "stch",
            "stfh_index",
            "sthh_index",
            "stch_index",
            "mvghi",
            "mvhi",
            "mvhhi",
            "mvi",
            "agsi",
            "asi",
            "algsi",
            "alsi",
            "ni",
            "oi",
            "xi",
            "pfd",
            "lmg2",
            "lmg3",
            "lmg4",
            "stmg2",
            "stmg3",
            "stmg4",
            "lpq",
            "stpq",
            "lpdg",
            "lpd",
            "add64",
            "add64/swapped",
            "add64/k",
            "and64",
            "and64/swapped",
            "and64/k",
            "or64",
            "or64/swapped",
            "or64/k",
            "xor64",
            "xor64/swapped",
            "xor64/k",
            "sub64",
            "sub64/k",
            "add32",
            "add32/swapped",
            "add32/k",
            "and32",
            "and32/swapped",
            "and32/k",
            "or32",
            "or32/swapped",
            "or32/k",
            "xor32",
            "xor32/swapped",
            "xor32/k",
            "sub32",
            "sub32/k",
            "add64_32",
            "sub64_32",
            "add64_imm",
            "and64_imm",
            "or64_imm",
            "xor64_imm",
            "add64_imm16",
            "add64_imm16/k",
            "add32_imm",
            "and32_imm",
            "or32_imm",
            "xor32_imm",
            "add32_imm_high",
            "and32_imm_high",
            "or32_imm_high",
            "xor32_imm_high",
            "add32_imm16",
            "add32_imm16/k",
            "add32_high",
            "sub32_high",
            "add64_mem",
            "add32_mem",
            "sub64_mem",
            "sub32_mem",
            "and64_mem",
            "and32_mem",
            "or64_mem",
            "or32_mem",
            "xor64_mem",
            "xor32_mem",
            "add64_mem_index",
            "add32_mem_index",
            "sub64_mem_index",
            "sub32_mem_index",
            "and64_mem_index",
            "and32_mem_index",
            "or64_mem_index",
            "or32_mem_index",
            "xor64_mem_index",
            "xor32_mem_index",
            "lc64",
            "lp64",
            "ln64",
            "lc32",
            "lp32",
            "ln32",
            "add128",
            "sub128",
            "nand64",
            "nor64",
            "nxor64",
            "andc64",
            "orc64",
            "nand32",
            "nor32",
            "nxor32",
            "andc32",
            "orc32",
            "mul64",
            "mul64/swapped",
            "mul64/k",
            "mul32",
            "mul32/swapped",
            "mul32/k",
            "mul64_imm",
            "mul32_imm",
            "mlgr",
            "mgrk",
            "mlr",
            "mr",
            "dlgr",
            "dsgr",
            "dsgfr",
            "dlr",
            "dr",
            "sllg",
            "srlg",
            "srag",
            "rllg",
            "sllg_imm",
            "srlg_imm",
            "srag_imm",
            "rllg_imm",
            "sll",
            "sll/k",
            "srl",
            "srl/k",
            "sra",
            "sra/k",
            "sll_imm",
            "sll_imm/k",
            "srl_imm",
            "srl_imm/k",
            "sra_imm",
            "sra_imm/k",
            "rll",
            "rll_imm",
            "sldl",
            "srdl",
            "slda",
            "srda",
            "sldl_imm",
            "srdl_imm",
            "slda_imm",
            "srda_imm",
            "risbgz",
            "risbg",
            "rnsbg",
            "rosbg",
            "rxsbg",
            "flogr",
            "popcnt",
            "lrvgr",
            "popcnt64",
            "lrvr",
            "cmp64_set",
            "cmpl64_set",
            "cmp32_set",
            "cmpl32_set",
            "cmp64_imm_set",
            "cmpl64_imm_set",
            "tm64_imm_set",
            "cmp32_imm_set",
            "cmpl32_imm_set",
            "tm32_imm_set",
            "cmp64_loc64",
            "cmp64_loc32",
            "cmpl64_loc64",
            "cmpl64_loc32",
            "cmp32_loc64",
            "cmp32_loc32",
            "cmpl32_loc64",
            "cmpl32_loc32",
            "cmp64_imm_loc64",
            "cmp64_imm_loc32",
            "cmpl64_imm_loc64",
            "cmpl64_imm_loc32",
            "tm64_imm_loc64",
            "tm64_imm_loc32",
            "cmp32_imm_loc64",
            "cmp32_imm_loc32",
            "cmpl32_imm_loc64",
            "cmpl32_imm_loc32",
            "tm32_imm_loc64",
            "tm32_imm_loc32",
            "cmp64_loc_high",
            "cmpl64_loc_high",
            "cmp64_sel64",
            "cmp64_sel32",
            "cmpl64_sel64",
            "cmpl64_sel32",
            "cmp32_sel64",
            "cmp32_sel32",
            "cmpl32_sel64",
            "cmpl32_sel32",
            "add64_overflow_set",
            "sub64_overflow_set",
            "add32_overflow_set",
            "sub32_overflow_set",
            "jump",
            "cmp64_b",
            "cmpl64_b",
            "cmp32_b",
            "cmpl32_b",
            "cmp32_high_b",
            "cmpl32_high_b",
            "cmp64_imm_b",
            "cmpl64_imm_b",
            "tm64_imm_b",
            "cmp32_imm_b",
            "cmpl32_imm_b",
            "tm32_imm_b",
            "cmp32_imm_high_b",
            "cmpl32_imm_high_b",
            "tm32_imm_high_b",
            "cghsi_mem_b",
            "clghsi_mem_b",
            "chsi_mem_b",
            "clfhsi_mem_b",
            "cli_mem_b",
            "tm_mem_b",
            "add64_overflow_b",
            "sub64_overflow_b",
            "add32_overflow_b",
            "sub32_overflow_b",
            "brctg",
            "brct",
            "brcth",
            "brxhg",
            "brxlg",
            "brxhg_odd",
            "brxlg_odd",
            "jump_table",
            "br",
            "tail_br",
            "trap",
            "csg",
            "cs",
            "cdsg",
            "cds",
            "csg_set",
            "cs_set",
            "laag",
            "laalg",
            "lang",
            "laog",
            "laxg",
            "laa",
            "laal",
            "lan",
            "lao",
            "lax",
            "atomic64",
            "atomic32",
            "bcr_serialize",
            "mvc",
            "nc",
            "oc",
            "xc",
            "tr",
            "ex_mvc",
            "ex_nc",
            "ex_oc",
            "ex_xc",
            "ex_tr",
            "clc_b",
            "clc_set",
            "mvcle",
            "mvcle_padded",
            "mvcl",
            "clcle_set",
            "mvst",
            "clst_set",
            "srst",
            "trt",
            "tre",
            "cu12",
            "cu14",
            "cu21",
            "cu24",
            "cu41",
            "cu42",
            "cksm",
            "km",
            "kmc",
            "kimd",
            "klmd",
            "kmac",
            "kmctr",
            "svc3",
            "svc6",
            "stckf",
            "stfle",
            "nop",
            "tend",
            "tbegin",
            "zero_f64",
            "zero_f32",
            "const_f64",
            "const_f32",
            "mov_f64",
            "mov_f32",
            "load_f64",
            "load_f32",
            "load_f64_index",
            "load_f32_index",
            "store_f64",
            "store_f32",
            "store_f64_index",
            "store_f32_index",
            "lgdr",
            "ldgr",
            "cpsdr",
            "add_f64",
            "add_f64/swapped",
            "add_f64/vector",
            "mul_f64",
            "mul_f64/swapped",
            "mul_f64/vector",
            "add_f32",
            "add_f32/swapped",
            "add_f32/vector",
            "mul_f32",
            "mul_f32/swapped",
            "mul_f32/vector",
            "sub_f64",
            "sub_f64/vector",
            "div_f64",
            "div_f64/vector",
            "sub_f32",
            "sub_f32/vector",
            "div_f32",
            "div_f32/vector",
            "madd_f64",
            "madd_f64/vector",
            "msub_f64",
            "msub_f64/vector",
            "madd_f32",
            "madd_f32/vector",
            "msub_f32",
            "msub_f32/vector",
            "sqrt_f64",
            "sqrt_f64/vector",
            "sqrt_f32",
            "sqrt_f32/vector",
            "lc_f64",
            "lp_f64",
            "ln_f64",
            "fi_f64",
            "lc_f32",
            "lp_f32",
            "ln_f32",
            "fi_f32",
            "mdebr",
            "ldebr",
            "ledbr",
            "didbr",
            "diebr",
            "f64_from_i64",
            "f64_from_i32",
            "f32_from_i64",
            "f32_from_i32",
            "f64_to_i64",
            "f64_to_i32",
            "f32_to_i64",
            "f32_to_i32",
            "cmp_f64_b",
            "cmp_f64_b/vector",
            "cmp_f32_b",
            "cmp_f32_b/vector",
            "signal_f64_b",
            "signal_f64_b/vector",
            "signal_f32_b",
            "signal_f32_b/vector",
            "cmp_f64_set",
            "cmp_f64_set/vector",
            "cmp_f32_set",
            "cmp_f32_set/vector",
            "signal_f64_set",
            "signal_f64_set/vector",
            "signal_f32_set",
            "signal_f32_set/vector",
            "cmp_f64_loc64",
            "cmp_f64_loc32",
            "cmp_f32_loc64",
            "cmp_f32_loc32",
            "f64_class_b",
            "f32_class_b",
            "adtr",
            "sdtr",
            "mdtr",
            "ddtr",
            "qadtr",
            "rrdtr",
            "cdgtr",
            "cgdtr",
            "zero_extended",
            "axbr",
            "sxbr",
            "mxbr",
            "dxbr",
            "sqxbr",
            "fixbr",
            "lcxbr",
            "lpxbr",
            "lnxbr",
            "mxdbr",
            "lxdbr",
            "lxebr",
            "ldxbr",
            "extended_from_i64",
            "extended_from_i32",
            "extended_to_i64",
            "extended_to_i32",
            "cmp_extended_b",
            "cmp_extended_set",
            "axtr",
            "sxtr",
            "mxtr",
            "dxtr",
            "quad_of_extended",
            "extended_of_quad",
            "zero_v128",
            "ones_v128",
            "bytemask_v128",
            "repi_v128",
            "mov_v128",
            "vl",
            "vlrep",
            "vllez",
            "vl_index",
            "vlrep_index",
            "vllez_index",
            "vle",
            "vll",
            "vst",
            "vste",
            "vst_index",
            "vste_index",
            "vstl",
            "vlm2",
            "vlm3",
            "vlm4",
            "vstm2",
            "vstm3",
            "vstm4",
            "vge",
            "vsce",
            "vlvg_i64",
            "vlvg_i64_imm",
            "vlvg_i32_imm",
            "vlvgp",
            "vlgv_i64",
            "vlgv_i64_imm",
            "low_f64",
            "low_f32",
            "wide_f64",
            "wide_f32",
            "va_v128",
            "vs_v128",
            "vacc_v128",
            "vscbi_v128",
            "vavg_v128",
            "vavgl_v128",
            "vmx_v128",
            "vmxl_v128",
            "vmn_v128",
            "vmnl_v128",
            "vml_v128",
            "vmh_v128",
            "vmlh_v128",
            "vme_v128",
            "vmle_v128",
            "vmo_v128",
            "vmlo_v128",
            "vsum_v128",
            "vsumg_v128",
            "vsumq_v128",
            "vgfm_v128",
            "vn_v128",
            "vno_v128",
            "vnc_v128",
            "vnn_v128",
            "vnx_v128",
            "vo_v128",
            "voc_v128",
            "vx_v128",
            "vceq_v128",
            "vch_v128",
            "vchl_v128",
            "verllv_v128",
            "veslv_v128",
            "vesrlv_v128",
            "vesrav_v128",
            "vsl_v128",
            "vslb_v128",
            "vsrl_v128",
            "vsrlb_v128",
            "vsra_v128",
            "vsrab_v128",
            "vsldb_v128",
            "vmrh_v128",
            "vmrl_v128",
            "vpk_v128",
            "vpks_v128",
            "vpkls_v128",
            "vpdi_v128",
            "vbperm_v128",
            "vfee_v128",
            "vfene_v128",
            "vfae_v128",
            "vfa_v128",
            "vfs_v128",
            "vfm_v128",
            "vfd_v128",
            "vfmax_v128",
            "vfmin_v128",
            "vfce_v128",
            "vfch_v128",
            "vfche_v128",
            "vlc_v128",
            "vlp_v128",
            "vctz_v128",
            "vclz_v128",
            "vpopct_v128",
            "vrep_v128",
            "vseg_v128",
            "vuph_v128",
            "vuplh_v128",
            "vupl_v128",
            "vupll_v128",
            "verll_v128",
            "vesl_v128",
            "vesrl_v128",
            "vesra_v128",
            "vistr_v128",
            "vfsq_v128",
            "vfpso_v128",
            "vfi_v128",
            "vldeb_v128",
            "vledb_v128",
            "vcdg_v128",
            "vcdlg_v128",
            "vcgd_v128",
            "vclgd_v128",
            "vac_v128",
            "vaccc_v128",
            "vsbi_v128",
            "vsbcbi_v128",
            "vmal_v128",
            "vmah_v128",
            "vmalh_v128",
            "vmae_v128",
            "vmale_v128",
            "vmao_v128",
            "vmalo_v128",
            "vmsl_v128",
            "vgfma_v128",
            "vperm_v128",
            "vsel_v128",
            "vstrc_v128",
            "vfma_v128",
            "vfms_v128",
            "vfnma_v128",
            "vfnms_v128",
            "vstrs_v128",
            "vsld_v128",
            "vsrd_v128",
            "verll_v128_by",
            "vesl_v128_by",
            "vesrl_v128_by",
            "vesra_v128_by",
            "verim_v128",
            "vceqs_b",
            "vchs_b",
            "vchls_b",
            "vfces_b",
            "vfchs_b",
            "vfches_b",
            "vtm_b",
            "add_quad",
            "sub_quad",
            "mul_quad",
            "div_quad",
            "madd_quad",
            "msub_quad",
            "sqrt_quad",
            "fi_quad",
            "lc_quad",
            "lp_quad",
            "ln_quad",
            "quad_from_f64",
            "f64_from_quad",
            "cmp_quad_b",
        ]);
        pub(super) static OPERAND_NAMES: [Cow<'static, str>; 2080usize] = texts([
            "dst",
            "dst",
            "dst",
            "dst",
            "dst",
            "dst",
            "dst",
            "dst",
            "base",
            "dst",
            "base",
            "index",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
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
            "dst",
            "base",
            "index",
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
            "dst",
            "old",
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
            "src",
            "base",
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
            "src",
            "base",
            "index",
            "src",
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
            "base",
            "base",
            "base",
            "base",
            "base",
            "base",
            "base",
            "base",
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
            "dst0",
            "dst1",
            "base",
            "src0",
            "src1",
            "base",
            "dst0",
            "dst1",
            "first",
            "second",
            "dst0",
            "dst1",
            "first",
            "second",
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
            "base",
            "dst",
            "a",
            "base",
            "dst",
            "a",
            "base",
            "dst",
            "a",
            "base",
            "dst",
            "a",
            "base",
            "dst",
            "a",
            "base",
            "dst",
            "a",
            "base",
            "dst",
            "a",
            "base",
            "dst",
            "a",
            "base",
            "dst",
            "a",
            "base",
            "dst",
            "a",
            "base",
            "index",
            "dst",
            "a",
            "base",
            "index",
            "dst",
            "a",
            "base",
            "index",
            "dst",
            "a",
            "base",
            "index",
            "dst",
            "a",
            "base",
            "index",
            "dst",
            "a",
            "base",
            "index",
            "dst",
            "a",
            "base",
            "index",
            "dst",
            "a",
            "base",
            "index",
            "dst",
            "a",
            "base",
            "index",
            "dst",
            "a",
            "base",
            "index",
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
            "dst",
            "a",
            "product0",
            "product1",
            "a",
            "b",
            "product0",
            "product1",
            "a",
            "b",
            "product0",
            "product1",
            "a",
            "b",
            "product0",
            "product1",
            "a",
            "b",
            "result0",
            "result1",
            "dividend0",
            "dividend1",
            "by",
            "result0",
            "result1",
            "a",
            "by",
            "result0",
            "result1",
            "a",
            "by",
            "result0",
            "result1",
            "dividend0",
            "dividend1",
            "by",
            "result0",
            "result1",
            "dividend0",
            "dividend1",
            "by",
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
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "count",
            "dst",
            "a",
            "dst0",
            "dst1",
            "a0",
            "a1",
            "count",
            "dst0",
            "dst1",
            "a0",
            "a1",
            "count",
            "dst0",
            "dst1",
            "a0",
            "a1",
            "count",
            "dst0",
            "dst1",
            "a0",
            "a1",
            "count",
            "dst0",
            "dst1",
            "a0",
            "a1",
            "dst0",
            "dst1",
            "a0",
            "a1",
            "dst0",
            "dst1",
            "a0",
            "a1",
            "dst0",
            "dst1",
            "a0",
            "a1",
            "dst",
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
            "dst0",
            "dst1",
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
            "b",
            "then",
            "otherwise",
            "dst",
            "a",
            "b",
            "then",
            "otherwise",
            "dst",
            "flag",
            "a",
            "b",
            "dst",
            "flag",
            "a",
            "b",
            "dst",
            "flag",
            "a",
            "b",
            "dst",
            "flag",
            "a",
            "b",
            "a",
            "b",
            "a",
            "b",
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
            "a",
            "a",
            "a",
            "a",
            "a",
            "base",
            "base",
            "base",
            "base",
            "base",
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
            "dst",
            "a",
            "dst",
            "a",
            "next",
            "index",
            "step0",
            "step1",
            "next",
            "index",
            "step0",
            "step1",
            "next",
            "index",
            "step",
            "next",
            "index",
            "step",
            "base",
            "index",
            "target",
            "target",
            "old",
            "expected",
            "new",
            "base",
            "old",
            "expected",
            "new",
            "base",
            "old0",
            "old1",
            "expected0",
            "expected1",
            "new0",
            "new1",
            "base",
            "old0",
            "old1",
            "expected0",
            "expected1",
            "new0",
            "new1",
            "base",
            "old",
            "done",
            "expected",
            "new",
            "base",
            "old",
            "done",
            "expected",
            "new",
            "base",
            "old",
            "src",
            "base",
            "old",
            "src",
            "base",
            "old",
            "src",
            "base",
            "old",
            "src",
            "base",
            "old",
            "src",
            "base",
            "old",
            "src",
            "base",
            "old",
            "src",
            "base",
            "old",
            "src",
            "base",
            "old",
            "src",
            "base",
            "old",
            "src",
            "base",
            "old",
            "new",
            "with",
            "base",
            "old",
            "new",
            "with",
            "base",
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
            "length",
            "dst",
            "src",
            "length",
            "dst",
            "src",
            "length",
            "dst",
            "src",
            "length",
            "dst",
            "src",
            "length",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst_end0",
            "dst_end1",
            "src_end0",
            "src_end1",
            "dst0",
            "dst1",
            "src0",
            "src1",
            "dst_end0",
            "dst_end1",
            "src_end0",
            "src_end1",
            "dst0",
            "dst1",
            "src0",
            "src1",
            "pad",
            "dst_end0",
            "dst_end1",
            "src_end0",
            "src_end1",
            "dst0",
            "dst1",
            "src0",
            "src1",
            "a_end0",
            "a_end1",
            "b_end0",
            "b_end1",
            "result",
            "a0",
            "a1",
            "b0",
            "b1",
            "dst_end",
            "src_end",
            "dst",
            "src",
            "last",
            "a_end",
            "b_end",
            "result",
            "a",
            "b",
            "last",
            "found",
            "next",
            "limit",
            "start",
            "byte",
            "found",
            "function",
            "otherwise",
            "old",
            "src",
            "table",
            "rest0",
            "rest1",
            "text0",
            "text1",
            "table",
            "last",
            "dst_rest0",
            "dst_rest1",
            "src_rest0",
            "src_rest1",
            "dst0",
            "dst1",
            "src0",
            "src1",
            "dst_rest0",
            "dst_rest1",
            "src_rest0",
            "src_rest1",
            "dst0",
            "dst1",
            "src0",
            "src1",
            "dst_rest0",
            "dst_rest1",
            "src_rest0",
            "src_rest1",
            "dst0",
            "dst1",
            "src0",
            "src1",
            "dst_rest0",
            "dst_rest1",
            "src_rest0",
            "src_rest1",
            "dst0",
            "dst1",
            "src0",
            "src1",
            "dst_rest0",
            "dst_rest1",
            "src_rest0",
            "src_rest1",
            "dst0",
            "dst1",
            "src0",
            "src1",
            "dst_rest0",
            "dst_rest1",
            "src_rest0",
            "src_rest1",
            "dst0",
            "dst1",
            "src0",
            "src1",
            "sum",
            "rest0",
            "rest1",
            "old",
            "data0",
            "data1",
            "dst_end",
            "src_rest0",
            "src_rest1",
            "dst",
            "src0",
            "src1",
            "function",
            "parameters",
            "dst_end",
            "src_rest0",
            "src_rest1",
            "dst",
            "src0",
            "src1",
            "function",
            "parameters",
            "rest0",
            "rest1",
            "data0",
            "data1",
            "function",
            "parameters",
            "rest0",
            "rest1",
            "data0",
            "data1",
            "function",
            "parameters",
            "rest0",
            "rest1",
            "data0",
            "data1",
            "function",
            "parameters",
            "dst_end",
            "src_rest0",
            "src_rest1",
            "next",
            "dst",
            "src0",
            "src1",
            "counters",
            "function",
            "parameters",
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
            "base",
            "needed",
            "given",
            "base",
            "diagnostics",
            "dst",
            "dst",
            "dst",
            "address",
            "dst",
            "address",
            "dst",
            "src",
            "dst",
            "src",
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
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "sign",
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
            "b",
            "dst",
            "src",
            "dst",
            "src",
            "rem",
            "quot",
            "a",
            "by",
            "rem",
            "quot",
            "a",
            "by",
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
            "a",
            "b",
            "a",
            "b",
            "a",
            "b",
            "a",
            "b",
            "a",
            "b",
            "a",
            "b",
            "a",
            "b",
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
            "src",
            "dst",
            "src",
            "dst0",
            "dst1",
            "dst0",
            "dst1",
            "a0",
            "a1",
            "b0",
            "b1",
            "dst0",
            "dst1",
            "a0",
            "a1",
            "b0",
            "b1",
            "dst0",
            "dst1",
            "a0",
            "a1",
            "b0",
            "b1",
            "dst0",
            "dst1",
            "a0",
            "a1",
            "b0",
            "b1",
            "dst0",
            "dst1",
            "a0",
            "a1",
            "dst0",
            "dst1",
            "a0",
            "a1",
            "dst0",
            "dst1",
            "a0",
            "a1",
            "dst0",
            "dst1",
            "a0",
            "a1",
            "dst0",
            "dst1",
            "a0",
            "a1",
            "dst0",
            "dst1",
            "a",
            "b",
            "dst0",
            "dst1",
            "src",
            "dst0",
            "dst1",
            "src",
            "dst0",
            "dst1",
            "src0",
            "src1",
            "dst0",
            "dst1",
            "src",
            "dst0",
            "dst1",
            "src",
            "dst",
            "src0",
            "src1",
            "dst",
            "src0",
            "src1",
            "a0",
            "a1",
            "b0",
            "b1",
            "dst",
            "a0",
            "a1",
            "b0",
            "b1",
            "dst0",
            "dst1",
            "a0",
            "a1",
            "b0",
            "b1",
            "dst0",
            "dst1",
            "a0",
            "a1",
            "b0",
            "b1",
            "dst0",
            "dst1",
            "a0",
            "a1",
            "b0",
            "b1",
            "dst0",
            "dst1",
            "a0",
            "a1",
            "b0",
            "b1",
            "dst",
            "hi",
            "lo",
            "hi",
            "lo",
            "src",
            "dst",
            "dst",
            "dst",
            "dst",
            "dst",
            "src",
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
            "old",
            "base",
            "dst",
            "base",
            "last",
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
            "last",
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
            "old",
            "base",
            "index",
            "src",
            "base",
            "index",
            "dst",
            "old",
            "src",
            "lane",
            "dst",
            "old",
            "src",
            "dst",
            "old",
            "src",
            "dst",
            "hi",
            "lo",
            "dst",
            "src",
            "lane",
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
            "c",
            "dst",
            "src",
            "count",
            "dst",
            "src",
            "count",
            "dst",
            "src",
            "count",
            "dst",
            "src",
            "count",
            "dst",
            "old",
            "src",
            "mask",
            "lanes",
            "a",
            "b",
            "lanes",
            "a",
            "b",
            "lanes",
            "a",
            "b",
            "lanes",
            "a",
            "b",
            "lanes",
            "a",
            "b",
            "lanes",
            "a",
            "b",
            "a",
            "mask",
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
            "a",
            "b",
        ]);
        pub(super) static FORM_DOCS: [Cow<'static, str>; 694usize] = texts([
            "LGHI, LGFI, LLILF, LLIHF or the like.",
            "LLIHF and OILF: any 64 bits.",
            "LHI or IILF.",
            "IIHF.",
            "An address relative to the instruction.",
            "LA or LAY of a place in the frame.",
            "LGRL: from the global offset table, say.",
            "LA or LAY: base and displacement.",
            "LA or LAY: base, index and displacement.",
            "A copy that the client asks for: LGR or LG.",
            "A copy that the client asks for: LR or L.",
            "EAR, SLLG and EAR: the thread pointer.",
            "IILL to IIHH, IILF or IIHF: replaces 16 or 32 bits by an immediate.",
            "IILL or IILH, IIHL or IIHH: replaces 16 bits by an immediate.",
            "LGFR or LLGFR, and LGF or LLGF from memory.",
            "LGFR or LLGFR, and LGF or LLGF from memory.",
            "LGHR, LGBR, LLGHR or LLGCR.",
            "LGHR, LGBR, LLGHR or LLGCR.",
            "LGHR, LGBR, LLGHR or LLGCR.",
            "LGHR, LGBR, LLGHR or LLGCR.",
            "LHR, LBR, LLHR or LLCR.",
            "LHR, LBR, LLHR or LLCR.",
            "LHR, LBR, LLHR or LLCR.",
            "LHR, LBR, LLHR or LLCR.",
            "The low word: LR, or nothing when src and dst share a register.",
            "The high word: RISBLGZ.",
            "The low word, in a high word: RISBHGZ.",
            "RISBLG: replaces the low word of a register.",
            "RISBHG: replaces the high word of a register.",
            "lg of 64 bits, or of fewer that are extended.",
            "lgf of 64 bits, or of fewer that are extended.",
            "llgf of 64 bits, or of fewer that are extended.",
            "lgh of 64 bits, or of fewer that are extended.",
            "llgh of 64 bits, or of fewer that are extended.",
            "lgb of 64 bits, or of fewer that are extended.",
            "llgc of 64 bits, or of fewer that are extended.",
            "lrvg of 64 bits, or of fewer that are extended.",
            "lgat of 64 bits, or of fewer that are extended.",
            "lg of 64 bits, or of fewer that are extended.",
            "lgf of 64 bits, or of fewer that are extended.",
            "llgf of 64 bits, or of fewer that are extended.",
            "lgh of 64 bits, or of fewer that are extended.",
            "llgh of 64 bits, or of fewer that are extended.",
            "lgb of 64 bits, or of fewer that are extended.",
            "llgc of 64 bits, or of fewer that are extended.",
            "lrvg of 64 bits, or of fewer that are extended.",
            "lgat of 64 bits, or of fewer that are extended.",
            "l of 32 bits, or of fewer, extended.",
            "lh of 32 bits, or of fewer, extended.",
            "llh of 32 bits, or of fewer, extended.",
            "lb of 32 bits, or of fewer, extended.",
            "llc of 32 bits, or of fewer, extended.",
            "lrv of 32 bits, or of fewer, extended.",
            "l of 32 bits, or of fewer that are extended.",
            "lh of 32 bits, or of fewer that are extended.",
            "llh of 32 bits, or of fewer that are extended.",
            "lb of 32 bits, or of fewer that are extended.",
            "llc of 32 bits, or of fewer that are extended.",
            "lrv of 32 bits, or of fewer that are extended.",
            "lfh: into a high word.",
            "lhh: into a high word.",
            "llhh: into a high word.",
            "lbh: into a high word.",
            "llch: into a high word.",
            "lfh: into a high word.",
            "lhh: into a high word.",
            "llhh: into a high word.",
            "lbh: into a high word.",
            "llch: into a high word.",
            "IC: replaces the lowest byte from memory.",
            "stg of 64 bits.",
            "strvg of 64 bits.",
            "stg of 64 bits.",
            "strvg of 64 bits.",
            "st of 32 bits or less.",
            "sth of 32 bits or less.",
            "stc of 32 bits or less.",
            "strv of 32 bits or less.",
            "strvh of 32 bits or less.",
            "st of 32 bits or less.",
            "sth of 32 bits or less.",
            "stc of 32 bits or less.",
            "strv of 32 bits or less.",
            "strvh of 32 bits or less.",
            "stfh of a high word or less.",
            "sthh of a high word or less.",
            "stch of a high word or less.",
            "stfh of a high word or less.",
            "sthh of a high word or less.",
            "stch of a high word or less.",
            "mvghi: stores an immediate.",
            "mvhi: stores an immediate.",
            "mvhhi: stores an immediate.",
            "mvi: stores an immediate.",
            "agsi: reads and writes memory.",
            "asi: reads and writes memory.",
            "algsi: reads and writes memory.",
            "alsi: reads and writes memory.",
            "ni: reads and writes memory.",
            "oi: reads and writes memory.",
            "xi: reads and writes memory.",
            "PFD: a prefetch.",
            "LMG: loads 2 registers, the base perhaps among them.",
            "LMG: loads 3 registers, the base perhaps among them.",
            "LMG: loads 4 registers, the base perhaps among them.",
            "STMG: stores 2 registers.",
            "STMG: stores 3 registers.",
            "STMG: stores 4 registers.",
            "LPQ: loads 16 bytes at once.",
            "STPQ: stores 16 bytes at once.",
            "LPDG and BRC: loads from two places at once, again until it is done.",
            "LPD and BRC: loads from two places at once, again until it is done.",
            "AGR and its like, AG from memory; or AGRK.",
            "",
            "",
            "AGR and its like, AG from memory; or AGRK.",
            "",
            "",
            "AGR and its like, AG from memory; or AGRK.",
            "",
            "",
            "AGR and its like, AG from memory; or AGRK.",
            "",
            "",
            "SGR, SG from memory; or SGRK.",
            "",
            "AR and its like, A from memory; or ARK.",
            "",
            "",
            "AR and its like, A from memory; or ARK.",
            "",
            "",
            "AR and its like, A from memory; or ARK.",
            "",
            "",
            "AR and its like, A from memory; or ARK.",
            "",
            "",
            "SR, S from memory; or SRK.",
            "",
            "AGFR, SGFR, or AGF and SGF from memory: b is extended.",
            "AGFR, SGFR, or AGF and SGF from memory: b is extended.",
            "AGHI, AGFI, NILF, OILF, XILF and their like.",
            "AGHI, AGFI, NILF, OILF, XILF and their like.",
            "AGHI, AGFI, NILF, OILF, XILF and their like.",
            "AGHI, AGFI, NILF, OILF, XILF and their like.",
            "AGHI, or AGHIK: an immediate of 16 bits.",
            "",
            "AHI, AFI, NILF, OILF, XILF and their like.",
            "AHI, AFI, NILF, OILF, XILF and their like.",
            "AHI, AFI, NILF, OILF, XILF and their like.",
            "AHI, AFI, NILF, OILF, XILF and their like.",
            "AIH, NIHF, OIHF, XIHF and their like.",
            "AIH, NIHF, OIHF, XIHF and their like.",
            "AIH, NIHF, OIHF, XIHF and their like.",
            "AIH, NIHF, OIHF, XIHF and their like.",
            "AHI, or AHIK: an immediate of 16 bits.",
            "",
            "AHHHR or SHHHR, and AHHLR or SHHLR.",
            "AHHHR or SHHHR, and AHHLR or SHHLR.",
            "AG or A and their like: a second source in memory.",
            "AG or A and their like: a second source in memory.",
            "AG or A and their like: a second source in memory.",
            "AG or A and their like: a second source in memory.",
            "AG or A and their like: a second source in memory.",
            "AG or A and their like: a second source in memory.",
            "AG or A and their like: a second source in memory.",
            "AG or A and their like: a second source in memory.",
            "AG or A and their like: a second source in memory.",
            "AG or A and their like: a second source in memory.",
            "AG or A and their like: a second source in memory at base + index.",
            "AG or A and their like: a second source in memory at base + index.",
            "AG or A and their like: a second source in memory at base + index.",
            "AG or A and their like: a second source in memory at base + index.",
            "AG or A and their like: a second source in memory at base + index.",
            "AG or A and their like: a second source in memory at base + index.",
            "AG or A and their like: a second source in memory at base + index.",
            "AG or A and their like: a second source in memory at base + index.",
            "AG or A and their like: a second source in memory at base + index.",
            "AG or A and their like: a second source in memory at base + index.",
            "LCGR, LPGR or LNGR: negates, or takes the sign away or in.",
            "LCGR, LPGR or LNGR: negates, or takes the sign away or in.",
            "LCGR, LPGR or LNGR: negates, or takes the sign away or in.",
            "LCR, LPR or LNR: negates, or takes the sign away or in.",
            "LCR, LPR or LNR: negates, or takes the sign away or in.",
            "LCR, LPR or LNR: negates, or takes the sign away or in.",
            "ALGR and ALCGR. The low half is written while the high halves are still to be read.",
            "SLGR and SLBGR. The low half is written while the high halves are still to be read.",
            "NNGRK, NOGRK, NXGRK, NCGRK or OCGRK.",
            "NNGRK, NOGRK, NXGRK, NCGRK or OCGRK.",
            "NNGRK, NOGRK, NXGRK, NCGRK or OCGRK.",
            "NNGRK, NOGRK, NXGRK, NCGRK or OCGRK.",
            "NNGRK, NOGRK, NXGRK, NCGRK or OCGRK.",
            "NNRK, NORK, NXRK, NCRK or OCRK.",
            "NNRK, NORK, NXRK, NCRK or OCRK.",
            "NNRK, NORK, NXRK, NCRK or OCRK.",
            "NNRK, NORK, NXRK, NCRK or OCRK.",
            "NNRK, NORK, NXRK, NCRK or OCRK.",
            "MSGR, MSG from memory; or MSGRKC.",
            "",
            "",
            "MSR, MS from memory; or MSRKC.",
            "",
            "",
            "MGHI or MSGFI.",
            "MHI or MSFI.",
            "MLGR or MLG: the unsigned product of `a`, in the odd register, and b. product0 is its left half.",
            "MGRK: the signed product of any two registers. product0 is its left half.",
            "mlr: the product of 32-bit factors. product0 is its left half.",
            "mr: the product of 32-bit factors. product0 is its left half.",
            "DLGR or DLG: the unsigned dividend is a pair; result0 is the remainder, result1 the quotient.",
            "DSGR or DSG: `a`, in the odd register, by a signed divisor. result0 is the remainder, result1 the quotient.",
            "DSGFR or DSGF: as `dsgr`, by 32 bits.",
            "dlr: the dividend is a pair of words; result0 is the remainder, result1 the quotient.",
            "dr: the dividend is a pair of words; result0 is the remainder, result1 the quotient.",
            "sllg by a register.",
            "srlg by a register.",
            "srag by a register.",
            "rllg by a register.",
            "sllg by an immediate.",
            "srlg by an immediate.",
            "srag by an immediate.",
            "rllg by an immediate.",
            "sll by a register, or with K and three operands.",
            "",
            "srl by a register, or with K and three operands.",
            "",
            "sra by a register, or with K and three operands.",
            "",
            "sll by an immediate, or with K and two operands.",
            "",
            "srl by an immediate, or with K and two operands.",
            "",
            "sra by an immediate, or with K and two operands.",
            "",
            "RLL: rotates by a register.",
            "RLL: rotates by an immediate.",
            "sldl: a pair of words, by a register.",
            "srdl: a pair of words, by a register.",
            "slda: a pair of words, by a register.",
            "srda: a pair of words, by a register.",
            "sldl: a pair of words, by an immediate.",
            "srdl: a pair of words, by an immediate.",
            "slda: a pair of words, by an immediate.",
            "srda: a pair of words, by an immediate.",
            "RISBG that clears the other bits: rotates and selects.",
            "risbg: rotates src, and combines some of its bits.",
            "rnsbg: rotates src, and combines some of its bits.",
            "rosbg: rotates src, and combines some of its bits.",
            "rxsbg: rotates src, and combines some of its bits.",
            "FLOGR: dst0 is the number of leading zeros, dst1 src without its leftmost one.",
            "popcnt: counts ones in each byte, or reverses the bytes.",
            "lrvgr: counts ones in each byte, or reverses the bytes.",
            "POPCNT of the whole register.",
            "LRVR: reverses the bytes.",
            "CGR, CLGR, CG or CLG, then LHI and LOCHI.",
            "CGR, CLGR, CG or CLG, then LHI and LOCHI.",
            "CR, CLR, C or CL, then LHI and LOCHI.",
            "CR, CLR, C or CL, then LHI and LOCHI.",
            "A comparison with an immediate, LHI and LOCHI.",
            "A comparison with an immediate, LHI and LOCHI.",
            "A comparison with an immediate, LHI and LOCHI.",
            "A comparison with an immediate, LHI and LOCHI.",
            "A comparison with an immediate, LHI and LOCHI.",
            "A comparison with an immediate, LHI and LOCHI.",
            "A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.",
            "A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.",
            "A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.",
            "A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.",
            "A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.",
            "A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.",
            "A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.",
            "A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.",
            "A comparison with an immediate, and LOCGR or LOCR.",
            "A comparison with an immediate, and LOCGR or LOCR.",
            "A comparison with an immediate, and LOCGR or LOCR.",
            "A comparison with an immediate, and LOCGR or LOCR.",
            "A comparison with an immediate, and LOCGR or LOCR.",
            "A comparison with an immediate, and LOCGR or LOCR.",
            "A comparison with an immediate, and LOCGR or LOCR.",
            "A comparison with an immediate, and LOCGR or LOCR.",
            "A comparison with an immediate, and LOCGR or LOCR.",
            "A comparison with an immediate, and LOCGR or LOCR.",
            "A comparison with an immediate, and LOCGR or LOCR.",
            "A comparison with an immediate, and LOCGR or LOCR.",
            "A comparison, and LOCFHR: all in high words.",
            "A comparison, and LOCFHR: all in high words.",
            "A comparison, and SELGR or SELR.",
            "A comparison, and SELGR or SELR.",
            "A comparison, and SELGR or SELR.",
            "A comparison, and SELGR or SELR.",
            "A comparison, and SELGR or SELR.",
            "A comparison, and SELGR or SELR.",
            "A comparison, and SELGR or SELR.",
            "A comparison, and SELGR or SELR.",
            "AGRK or SGRK, LHI and LOCHI.",
            "AGRK or SGRK, LHI and LOCHI.",
            "ARK or SRK, LHI and LOCHI.",
            "ARK or SRK, LHI and LOCHI.",
            "J or JG.",
            "CGRJ or CLGRJ; CG or CLG, and BRC.",
            "CGRJ or CLGRJ; CG or CLG, and BRC.",
            "CRJ or CLRJ; C or CL, and BRC.",
            "CRJ or CLRJ; C or CL, and BRC.",
            "CHHR, CLHHR, CHLR or CLHLR, and BRC.",
            "CHHR, CLHHR, CHLR or CLHLR, and BRC.",
            "CGIJ or CLGIJ; CGFI or TMLL, and BRC.",
            "CGIJ or CLGIJ; CGFI or TMLL, and BRC.",
            "CGIJ or CLGIJ; CGFI or TMLL, and BRC.",
            "CIJ or CLIJ; CFI or TMLL, and BRC.",
            "CIJ or CLIJ; CFI or TMLL, and BRC.",
            "CIJ or CLIJ; CFI or TMLL, and BRC.",
            "CIH, CLIH or TMHL, and BRC.",
            "CIH, CLIH or TMHL, and BRC.",
            "CIH, CLIH or TMHL, and BRC.",
            "cghsi: memory and an immediate, and BRC.",
            "clghsi: memory and an immediate, and BRC.",
            "chsi: memory and an immediate, and BRC.",
            "clfhsi: memory and an immediate, and BRC.",
            "cli: memory and an immediate, and BRC.",
            "tm: memory and an immediate, and BRC.",
            "AGR or SGR, AG or SG, and BRC.",
            "AGR or SGR, AG or SG, and BRC.",
            "AR or SR, A or S, and BRC.",
            "AR or SR, A or S, and BRC.",
            "BRCTG: counts down and branches.",
            "BRCT: counts down and branches.",
            "BRCTH: counts down in a high word and branches.",
            "brxhg: adds step0, compares with step1 and branches. The two are an even-odd pair.",
            "brxlg: adds step0, compares with step1 and branches. The two are an even-odd pair.",
            "brxhg with an odd register, which is added and compared with.",
            "brxlg with an odd register, which is added and compared with.",
            "LARL of the table, LGF of the entry, AGR and BR: the base is written before the index is read.",
            "BR. Register 0 would mean that there is no branch.",
            "BR to another function, after the frame is gone.",
            "J into itself at an odd address, as compilers do, or an invalid opcode.",
            "CSG: `old` is what memory held.",
            "CS: `old` is what memory held.",
            "CDSG: compares and exchanges 16 bytes, as two even-odd pairs.",
            "CDS: compares and exchanges 8 bytes, as two even-odd pairs of words.",
            "CSG, LHI and LOCHI.",
            "CS, LHI and LOCHI.",
            "laag: `old` is what memory held.",
            "laalg: `old` is what memory held.",
            "lang: `old` is what memory held.",
            "laog: `old` is what memory held.",
            "laxg: `old` is what memory held.",
            "laa: `old` is what memory held.",
            "laal: `old` is what memory held.",
            "lan: `old` is what memory held.",
            "lao: `old` is what memory held.",
            "lax: `old` is what memory held.",
            "Any operation on memory, by a loop around CSG; `old` is what memory held.",
            "Any operation on memory, by a loop around CS; `old` is what memory held.",
            "BCR 14 or 15 with register 0: orders memory.",
            "mvc: up to 256 bytes.",
            "nc: up to 256 bytes.",
            "oc: up to 256 bytes.",
            "xc: up to 256 bytes.",
            "tr: up to 256 bytes.",
            "EXRL of mvc: the length is in a register. Register 0 would mean the length of the instruction.",
            "EXRL of nc: the length is in a register. Register 0 would mean the length of the instruction.",
            "EXRL of oc: the length is in a register. Register 0 would mean the length of the instruction.",
            "EXRL of xc: the length is in a register. Register 0 would mean the length of the instruction.",
            "EXRL of tr: the length is in a register. Register 0 would mean the length of the instruction.",
            "CLC and BRC.",
            "CLC, IPM and shifts: a negative number, zero or a positive one.",
            "MVCLE and BRC: copies, and pads with a byte.",
            "MVCLE and BRC: copies, and pads with a byte that is in a register.",
            "MVCL: copies up to 16 MB, and pads with the leftmost byte of the word that is the length of the source.",
            "CLCLE and BRC, then LHI and LOCHI: compares. The pairs then say where.",
            "MVST and BRC: copies a string. R0 holds the byte that ends it.",
            "CLST and BRC, then LHI and LOCHI: compares strings. R0 holds the byte that ends them.",
            "SRST and BRC: looks for the byte that is in R0. `found` is where it is, or the limit.",
            "TRT: looks for the first byte with a function. R1 becomes its address, and the function replaces the lowest byte of R2; without one, both stay.",
            "TRE and BRC: translates a string until the byte that is in R0.",
            "cu12 and BRC: from one encoding of Unicode to another.",
            "cu14 and BRC: from one encoding of Unicode to another.",
            "cu21 and BRC: from one encoding of Unicode to another.",
            "cu24 and BRC: from one encoding of Unicode to another.",
            "cu41 and BRC: from one encoding of Unicode to another.",
            "cu42 and BRC: from one encoding of Unicode to another.",
            "CKSM and BRC: adds up a pair's storage.",
            "km and BRC: R0 is the function, R1 the address of its parameters, dst an even register.",
            "kmc and BRC: R0 is the function, R1 the address of its parameters, dst an even register.",
            "kimd and BRC: R0 is the function, R1 the address of its parameters.",
            "klmd and BRC: R0 is the function, R1 the address of its parameters.",
            "kmac and BRC: R0 is the function, R1 the address of its parameters.",
            "KMCTR and BRC: three operands, of which the counters are an even register.",
            "A Linux system call, with its number in R1. The kernel changes only R2.",
            "A Linux system call, with its number in R1. The kernel changes only R2.",
            "Stores the clock.",
            "STFLE: R0 says how many doublewords there are, less one, and then how many there would be.",
            "No operands.",
            "No operands.",
            "TBEGIN and BRC: an aborted transaction takes the other way.",
            "LZDR or LZER; VZERO beyond F15.",
            "LZDR or LZER; VZERO beyond F15.",
            "LARL and LD, or LARL and LE.",
            "LARL and LD, or LARL and LE.",
            "A copy that the client asks for.",
            "A copy that the client asks for.",
            "LD or LE; VLEG or VLEF beyond F15.",
            "LD or LE; VLEG or VLEF beyond F15.",
            "LD or LE; VLEG or VLEF beyond F15.",
            "LD or LE; VLEG or VLEF beyond F15.",
            "STD or STE; VSTEG or VSTEF beyond F15.",
            "STD or STE; VSTEG or VSTEF beyond F15.",
            "STD or STE; VSTEG or VSTEF beyond F15.",
            "STD or STE; VSTEG or VSTEF beyond F15.",
            "LGDR: the bits of a long number.",
            "LDGR: a long number from its bits.",
            "CPSDR: the sign of one number and the rest of another.",
            "ADBR or MDBR, ADB or MDB; WFADB or WFMDB.",
            "",
            "",
            "ADBR or MDBR, ADB or MDB; WFADB or WFMDB.",
            "",
            "",
            "AEBR or MEEBR, AEB or MEEB; WFASB or WFMSB.",
            "",
            "",
            "AEBR or MEEBR, AEB or MEEB; WFASB or WFMSB.",
            "",
            "",
            "SDBR or DDBR, SDB or DDB; WFSDB or WFDDB.",
            "",
            "SDBR or DDBR, SDB or DDB; WFSDB or WFDDB.",
            "",
            "SEBR or DEBR, SEB or DEB; WFSSB or WFDSB.",
            "",
            "SEBR or DEBR, SEB or DEB; WFSSB or WFDSB.",
            "",
            "MADBR or MSDBR, MADB or MSDB; WFMADB or WFMSDB: a * b and c.",
            "",
            "MADBR or MSDBR, MADB or MSDB; WFMADB or WFMSDB: a * b and c.",
            "",
            "MAEBR or MSEBR, MAEB or MSEB; WFMASB or WFMSSB: a * b and c.",
            "",
            "MAEBR or MSEBR, MAEB or MSEB; WFMASB or WFMSSB: a * b and c.",
            "",
            "SQDBR or SQDB; WFSQDB.",
            "",
            "SQEBR or SQEB; WFSQSB.",
            "",
            "LCDFR, LPDFR, LNDFR or FIDBRA; WFPSODB or WFIDB.",
            "LCDFR, LPDFR, LNDFR or FIDBRA; WFPSODB or WFIDB.",
            "LCDFR, LPDFR, LNDFR or FIDBRA; WFPSODB or WFIDB.",
            "LCDFR, LPDFR, LNDFR or FIDBRA; WFPSODB or WFIDB.",
            "LCDFR, LPDFR, LNDFR or FIEBRA; WFPSOSB or WFISB.",
            "LCDFR, LPDFR, LNDFR or FIEBRA; WFPSOSB or WFISB.",
            "LCDFR, LPDFR, LNDFR or FIEBRA; WFPSOSB or WFISB.",
            "LCDFR, LPDFR, LNDFR or FIEBRA; WFPSOSB or WFISB.",
            "MDEBR or MDEB: a long product of short factors, in place of the first.",
            "LDEBR or LDEB: a long number from a short one.",
            "LEDBR: a short number from a long one.",
            "DIDBR: divides to an integer.",
            "DIEBR: divides to an integer.",
            "CDGBR and its like, signed or unsigned.",
            "CDGBR and its like, signed or unsigned.",
            "CDGBR and its like, signed or unsigned.",
            "CDGBR and its like, signed or unsigned.",
            "CGDBR and its like, signed or unsigned.",
            "CGDBR and its like, signed or unsigned.",
            "CGDBR and its like, signed or unsigned.",
            "CGDBR and its like, signed or unsigned.",
            "CDBR, CDB or KDBR, and BRC; or WFCDB or WFKDB.",
            "",
            "CDBR, CDB or KDBR, and BRC; or WFCDB or WFKDB.",
            "",
            "CDBR, CDB or KDBR, and BRC; or WFCDB or WFKDB.",
            "",
            "CDBR, CDB or KDBR, and BRC; or WFCDB or WFKDB.",
            "",
            "CDBR, CDB or KDBR, LHI and LOCHI; or WFCDB or WFKDB.",
            "",
            "CDBR, CDB or KDBR, LHI and LOCHI; or WFCDB or WFKDB.",
            "",
            "CDBR, CDB or KDBR, LHI and LOCHI; or WFCDB or WFKDB.",
            "",
            "CDBR, CDB or KDBR, LHI and LOCHI; or WFCDB or WFKDB.",
            "",
            "CDBR or CEBR, and LOCGR or LOCR.",
            "CDBR or CEBR, and LOCGR or LOCR.",
            "CDBR or CEBR, and LOCGR or LOCR.",
            "CDBR or CEBR, and LOCGR or LOCR.",
            "TCDB or TCEB, and BRC.",
            "TCDB or TCEB, and BRC.",
            "adtr: decimal, in three operands.",
            "sdtr: decimal, in three operands.",
            "mdtr: decimal, in three operands.",
            "ddtr: decimal, in three operands.",
            "qadtr: decimal, in three operands.",
            "rrdtr: decimal, in three operands.",
            "CDGTR: decimal from an integer.",
            "CGDTR: an integer from decimal.",
            "LZXR.",
            "axbr: overwrites its first source.",
            "sxbr: overwrites its first source.",
            "mxbr: overwrites its first source.",
            "dxbr: overwrites its first source.",
            "sqxbr: one source.",
            "fixbr: one source.",
            "lcxbr: one source.",
            "lpxbr: one source.",
            "lnxbr: one source.",
            "MXDBR or MXDB: an extended product of long factors, the first of which is the left half of dst.",
            "LXDBR or LXDB: an extended number from a long one.",
            "LXEBR or LXEB: an extended number from a short one.",
            "LDXBR: a long number from an extended one. It is dst0, and dst1 is unpredictable: the field for the result must name a pair.",
            "CXGBR or CXFBR.",
            "CXGBR or CXFBR.",
            "CGXBR or CFXBR.",
            "CGXBR or CFXBR.",
            "CXBR or KXBR, and BRC.",
            "CXBR or KXBR, LHI and LOCHI.",
            "axtr: decimal, in three operands.",
            "sxtr: decimal, in three operands.",
            "mxtr: decimal, in three operands.",
            "dxtr: decimal, in three operands.",
            "VMRHG: the halves of an extended number, in a vector register.",
            "VLR and VREPG: the halves of a vector register.",
            "VZERO, VONE, VGBM or VREPI.",
            "VZERO, VONE, VGBM or VREPI.",
            "VZERO, VONE, VGBM or VREPI.",
            "VZERO, VONE, VGBM or VREPI.",
            "A copy that the client asks for: VLR or VL.",
            "vl: a vector, one element everywhere, or one and zeros.",
            "vlrep: a vector, one element everywhere, or one and zeros.",
            "vllez: a vector, one element everywhere, or one and zeros.",
            "vl: a vector, one element everywhere, or one and zeros.",
            "vlrep: a vector, one element everywhere, or one and zeros.",
            "vllez: a vector, one element everywhere, or one and zeros.",
            "VLEB to VLEG: replaces an element from memory.",
            "VLL: as many bytes as a register says.",
            "vst: a vector or an element of it.",
            "vste: a vector or an element of it.",
            "vst: a vector or an element of it.",
            "vste: a vector or an element of it.",
            "VSTL: as many bytes as a register says.",
            "VLM: loads 2 registers that follow on each other.",
            "VLM: loads 3 registers that follow on each other.",
            "VLM: loads 4 registers that follow on each other.",
            "VSTM: stores 2 registers that follow on each other.",
            "VSTM: stores 3 registers that follow on each other.",
            "VSTM: stores 4 registers that follow on each other.",
            "VGEF or VGEG: replaces an element by what is at base + an element of a vector.",
            "VSCEF or VSCEG: stores an element at base + an element of a vector.",
            "VLVGG: replaces an element, whose number may be in a register.",
            "VLVGG: replaces an element.",
            "VLVGB, VLVGH or VLVGF: replaces an element.",
            "VLVGP: a vector from two general registers.",
            "VLGVG: an element, whose number may be in a register.",
            "VLGVB to VLGVG: an element; the bits above it are zero.",
            "The leftmost element as a scalar: VLR, or nothing when src and dst share a register.",
            "The leftmost element as a scalar: VLR, or nothing when src and dst share a register.",
            "A vector whose other elements are anything: VLR, or nothing when src and dst share a register.",
            "A vector whose other elements are anything: VLR, or nothing when src and dst share a register.",
            "va: two sources, elements of any size.",
            "vs: two sources, elements of any size.",
            "vacc: two sources, elements of any size.",
            "vscbi: two sources, elements of any size.",
            "vavg: two sources, elements of any size.",
            "vavgl: two sources, elements of any size.",
            "vmx: two sources, elements of any size.",
            "vmxl: two sources, elements of any size.",
            "vmn: two sources, elements of any size.",
            "vmnl: two sources, elements of any size.",
            "vml: two sources, elements of any size.",
            "vmh: two sources, elements of any size.",
            "vmlh: two sources, elements of any size.",
            "vme: two sources, elements of any size.",
            "vmle: two sources, elements of any size.",
            "vmo: two sources, elements of any size.",
            "vmlo: two sources, elements of any size.",
            "vsum: two sources, elements of any size.",
            "vsumg: two sources, elements of any size.",
            "vsumq: two sources, elements of any size.",
            "vgfm: two sources, elements of any size.",
            "vn: two sources, elements of any size.",
            "vno: two sources, elements of any size.",
            "vnc: two sources, elements of any size.",
            "vnn: two sources, elements of any size.",
            "vnx: two sources, elements of any size.",
            "vo: two sources, elements of any size.",
            "voc: two sources, elements of any size.",
            "vx: two sources, elements of any size.",
            "vceq: two sources, elements of any size.",
            "vch: two sources, elements of any size.",
            "vchl: two sources, elements of any size.",
            "verllv: two sources, elements of any size.",
            "veslv: two sources, elements of any size.",
            "vesrlv: two sources, elements of any size.",
            "vesrav: two sources, elements of any size.",
            "vsl: two sources, elements of any size.",
            "vslb: two sources, elements of any size.",
            "vsrl: two sources, elements of any size.",
            "vsrlb: two sources, elements of any size.",
            "vsra: two sources, elements of any size.",
            "vsrab: two sources, elements of any size.",
            "vsldb: two sources, elements of any size.",
            "vmrh: two sources, elements of any size.",
            "vmrl: two sources, elements of any size.",
            "vpk: two sources, elements of any size.",
            "vpks: two sources, elements of any size.",
            "vpkls: two sources, elements of any size.",
            "vpdi: two sources, elements of any size.",
            "vbperm: two sources, elements of any size.",
            "vfee: two sources, elements of any size.",
            "vfene: two sources, elements of any size.",
            "vfae: two sources, elements of any size.",
            "vfa: two sources, elements of any size.",
            "vfs: two sources, elements of any size.",
            "vfm: two sources, elements of any size.",
            "vfd: two sources, elements of any size.",
            "vfmax: two sources, elements of any size.",
            "vfmin: two sources, elements of any size.",
            "vfce: two sources, elements of any size.",
            "vfch: two sources, elements of any size.",
            "vfche: two sources, elements of any size.",
            "vlc: one source.",
            "vlp: one source.",
            "vctz: one source.",
            "vclz: one source.",
            "vpopct: one source.",
            "vrep: one source.",
            "vseg: one source.",
            "vuph: one source.",
            "vuplh: one source.",
            "vupl: one source.",
            "vupll: one source.",
            "verll: one source.",
            "vesl: one source.",
            "vesrl: one source.",
            "vesra: one source.",
            "vistr: one source.",
            "vfsq: one source.",
            "vfpso: one source.",
            "vfi: one source.",
            "vldeb: one source.",
            "vledb: one source.",
            "vcdg: one source.",
            "vcdlg: one source.",
            "vcgd: one source.",
            "vclgd: one source.",
            "vac: three sources, none of them overwritten.",
            "vaccc: three sources, none of them overwritten.",
            "vsbi: three sources, none of them overwritten.",
            "vsbcbi: three sources, none of them overwritten.",
            "vmal: three sources, none of them overwritten.",
            "vmah: three sources, none of them overwritten.",
            "vmalh: three sources, none of them overwritten.",
            "vmae: three sources, none of them overwritten.",
            "vmale: three sources, none of them overwritten.",
            "vmao: three sources, none of them overwritten.",
            "vmalo: three sources, none of them overwritten.",
            "vmsl: three sources, none of them overwritten.",
            "vgfma: three sources, none of them overwritten.",
            "vperm: three sources, none of them overwritten.",
            "vsel: three sources, none of them overwritten.",
            "vstrc: three sources, none of them overwritten.",
            "vfma: three sources, none of them overwritten.",
            "vfms: three sources, none of them overwritten.",
            "vfnma: three sources, none of them overwritten.",
            "vfnms: three sources, none of them overwritten.",
            "vstrs: of the z15.",
            "vsld: of the z15.",
            "vsrd: of the z15.",
            "verll by a register.",
            "vesl by a register.",
            "vesrl by a register.",
            "vesra by a register.",
            "VERIM: rotates and inserts under a mask; dst keeps the rest.",
            "vceqs and BRC: whether all elements, some or none fulfil it.",
            "vchs and BRC: whether all elements, some or none fulfil it.",
            "vchls and BRC: whether all elements, some or none fulfil it.",
            "vfces and BRC: whether all elements, some or none fulfil it.",
            "vfchs and BRC: whether all elements, some or none fulfil it.",
            "vfches and BRC: whether all elements, some or none fulfil it.",
            "VTM and BRC: whether the bits under a mask are all ones, all zeros or mixed.",
            "WFAXB, WFSXB, WFMXB or WFDXB.",
            "WFAXB, WFSXB, WFMXB or WFDXB.",
            "WFAXB, WFSXB, WFMXB or WFDXB.",
            "WFAXB, WFSXB, WFMXB or WFDXB.",
            "WFMAXB or WFMSXB.",
            "WFMAXB or WFMSXB.",
            "WFSQXB, WFIXB or WFPSOXB.",
            "WFSQXB, WFIXB or WFPSOXB.",
            "WFSQXB, WFIXB or WFPSOXB.",
            "WFSQXB, WFIXB or WFPSOXB.",
            "WFSQXB, WFIXB or WFPSOXB.",
            "WFLLD.",
            "WFLRX.",
            "WFCXB or WFKXB, and BRC.",
        ]);
    }
    ///The tables of the target `s390x`.
    pub static TARGET: ::ssara_core::Target = {
        use ::ssara_core::__private::Cow;
        use ::ssara_core::target::*;
        use ::ssara_core::TargetDesc;
        ::ssara_core::Target::assume_valid(TargetDesc {
            name: Cow::Borrowed("s390x"),
            doc: Cow::Borrowed(
                "z/Architecture (z14) with vectors, and the ELF ABI of 64-bit Linux.",
            ),
            banks: Cow::Borrowed(&tables::BANKS),
            types: Cow::Borrowed(&tables::TYPES),
            regs: Cow::Borrowed(&tables::REGS),
            reg_units: Cow::Borrowed(
                &[
                    0, 1, 0, 1, 2, 3, 2, 3, 4, 5, 4, 5, 6, 7, 6, 7, 8, 9, 8, 9, 10, 11,
                    10, 11, 12, 13, 12, 13, 14, 15, 14, 15, 16, 17, 16, 17, 18, 19, 18,
                    19, 20, 21, 20, 21, 22, 23, 22, 23, 24, 25, 24, 25, 26, 27, 26, 27,
                    28, 29, 28, 29, 30, 31, 30, 31, 64, 64, 64, 65, 65, 65, 66, 66, 66,
                    67, 67, 67, 68, 68, 68, 69, 69, 69, 70, 70, 70, 71, 71, 71, 72, 73,
                    72, 72, 74, 75, 74, 74, 76, 77, 76, 76, 78, 79, 78, 78, 80, 81, 80,
                    80, 82, 83, 82, 82, 84, 85, 84, 84, 86, 87, 86, 86, 88, 88, 88, 89,
                    89, 89, 90, 90, 90, 91, 91, 91, 92, 92, 92, 93, 93, 93, 94, 94, 94,
                    95, 95, 95, 96, 96, 96, 97, 97, 97, 98, 98, 98, 99, 99, 99, 100, 100,
                    100, 101, 101, 101, 102, 102, 102, 103, 103, 103,
                ],
            ),
            classes: Cow::Borrowed(&tables::CLASSES),
            class_regs: Cow::Borrowed(const {
                &regs([
                    15, 12, 9, 6, 3, 0, 42, 39, 36, 33, 30, 27, 24, 21, 18, 16, 13, 10,
                    7, 4, 1, 43, 40, 37, 34, 31, 28, 25, 22, 19, 48, 51, 54, 57, 60, 63,
                    66, 69, 96, 99, 102, 105, 108, 111, 114, 117, 120, 123, 126, 129,
                    132, 135, 138, 141, 72, 75, 78, 81, 84, 87, 90, 93, 49, 52, 55, 58,
                    61, 64, 67, 70, 97, 100, 103, 106, 109, 112, 115, 118, 121, 124, 127,
                    130, 133, 136, 139, 142, 73, 76, 79, 82, 85, 88, 91, 94, 50, 53, 56,
                    59, 62, 65, 68, 71, 98, 101, 104, 107, 110, 113, 116, 119, 122, 125,
                    128, 131, 134, 137, 140, 143, 74, 77, 80, 83, 86, 89, 92, 95, 17, 14,
                    11, 8, 5, 2, 44, 41, 38, 35, 32, 29, 26, 23, 20, 16, 13, 10, 7, 4, 1,
                    43, 40, 37, 34, 31, 28, 25, 22, 19, 17, 14, 11, 8, 5, 2, 44, 41, 38,
                    35, 32, 29, 26, 23, 20, 15, 12, 9, 6, 3, 42, 39, 36, 33, 30, 27, 24,
                    21, 18, 16, 13, 10, 7, 4, 43, 40, 37, 34, 31, 28, 25, 22, 19, 12, 6,
                    42, 36, 30, 24, 18, 15, 9, 3, 39, 33, 27, 21, 15, 12, 9, 6, 3, 49,
                    52, 55, 58, 61, 64, 67, 70, 73, 76, 79, 82, 85, 88, 91, 94, 50, 53,
                    56, 59, 62, 65, 68, 71, 74, 77, 80, 83, 86, 89, 92, 95, 12, 6, 15, 9,
                    3,
                ])
            }),
            set_words: 2u8,
            forms: FormTable {
                starts: Cow::Borrowed(
                    &[
                        0, 1, 2, 3, 4, 5, 6, 7, 9, 12, 14, 16, 17, 19, 21, 23, 25, 27,
                        29, 31, 33, 35, 37, 39, 41, 43, 45, 47, 50, 53, 55, 57, 59, 61,
                        63, 65, 67, 69, 71, 74, 77, 80, 83, 86, 89, 92, 95, 98, 100, 102,
                        104, 106, 108, 110, 113, 116, 119, 122, 125, 128, 130, 132, 134,
                        136, 138, 141, 144, 147, 150, 153, 156, 158, 160, 163, 166, 168,
                        170, 172, 174, 176, 179, 182, 185, 188, 191, 193, 195, 197, 200,
                        203, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217,
                        218, 221, 225, 230, 233, 237, 242, 245, 248, 252, 256, 259, 262,
                        265, 268, 271, 274, 277, 280, 283, 286, 289, 292, 295, 298, 301,
                        304, 307, 310, 313, 316, 319, 322, 325, 328, 331, 334, 337, 340,
                        343, 346, 348, 350, 352, 354, 356, 358, 360, 362, 364, 366, 368,
                        370, 372, 374, 376, 378, 381, 384, 387, 390, 393, 396, 399, 402,
                        405, 408, 411, 414, 418, 422, 426, 430, 434, 438, 442, 446, 450,
                        454, 456, 458, 460, 462, 464, 466, 472, 478, 481, 484, 487, 490,
                        493, 496, 499, 502, 505, 508, 511, 514, 517, 520, 523, 526, 528,
                        530, 534, 538, 542, 546, 551, 555, 559, 564, 569, 572, 575, 578,
                        581, 583, 585, 587, 589, 592, 595, 598, 601, 604, 607, 609, 611,
                        613, 615, 617, 619, 622, 624, 629, 634, 639, 644, 648, 652, 656,
                        660, 662, 665, 668, 671, 674, 677, 679, 681, 683, 685, 688, 691,
                        694, 697, 699, 701, 703, 705, 707, 709, 714, 719, 724, 729, 734,
                        739, 744, 749, 753, 757, 761, 765, 769, 773, 777, 781, 785, 789,
                        793, 797, 802, 807, 812, 817, 822, 827, 832, 837, 842, 847, 851,
                        855, 859, 863, 863, 865, 867, 869, 871, 873, 875, 876, 877, 878,
                        879, 880, 881, 882, 883, 884, 885, 886, 887, 888, 889, 890, 893,
                        896, 899, 902, 904, 906, 908, 912, 916, 919, 922, 924, 925, 926,
                        926, 930, 934, 941, 948, 953, 958, 961, 964, 967, 970, 973, 976,
                        979, 982, 985, 988, 992, 996, 996, 998, 1000, 1002, 1004, 1006,
                        1009, 1012, 1015, 1018, 1021, 1023, 1026, 1034, 1043, 1051, 1060,
                        1065, 1071, 1076, 1082, 1088, 1096, 1104, 1112, 1120, 1128, 1136,
                        1142, 1150, 1158, 1164, 1170, 1176, 1186, 1191, 1199, 1200, 1203,
                        1203, 1203, 1204, 1205, 1206, 1208, 1210, 1212, 1214, 1216, 1218,
                        1221, 1224, 1226, 1228, 1231, 1234, 1236, 1238, 1241, 1244, 1247,
                        1250, 1253, 1256, 1259, 1262, 1265, 1268, 1271, 1274, 1277, 1280,
                        1283, 1286, 1289, 1292, 1295, 1298, 1301, 1305, 1309, 1313, 1317,
                        1321, 1325, 1329, 1333, 1335, 1337, 1339, 1341, 1343, 1345, 1347,
                        1349, 1351, 1353, 1355, 1357, 1360, 1362, 1364, 1368, 1372, 1374,
                        1376, 1378, 1380, 1382, 1384, 1386, 1388, 1390, 1392, 1394, 1396,
                        1398, 1400, 1402, 1404, 1407, 1410, 1413, 1416, 1419, 1422, 1425,
                        1428, 1433, 1438, 1443, 1448, 1449, 1450, 1453, 1456, 1459, 1462,
                        1465, 1468, 1470, 1472, 1474, 1480, 1486, 1492, 1498, 1502, 1506,
                        1510, 1514, 1518, 1522, 1525, 1528, 1532, 1535, 1538, 1541, 1544,
                        1548, 1553, 1559, 1565, 1571, 1577, 1580, 1583, 1584, 1585, 1586,
                        1587, 1589, 1591, 1593, 1595, 1598, 1601, 1604, 1607, 1610, 1612,
                        1614, 1617, 1620, 1623, 1626, 1630, 1635, 1638, 1642, 1647, 1651,
                        1654, 1658, 1661, 1664, 1667, 1670, 1672, 1674, 1676, 1678, 1680,
                        1683, 1686, 1689, 1692, 1695, 1698, 1701, 1704, 1707, 1710, 1713,
                        1716, 1719, 1722, 1725, 1728, 1731, 1734, 1737, 1740, 1743, 1746,
                        1749, 1752, 1755, 1758, 1761, 1764, 1767, 1770, 1773, 1776, 1779,
                        1782, 1785, 1788, 1791, 1794, 1797, 1800, 1803, 1806, 1809, 1812,
                        1815, 1818, 1821, 1824, 1827, 1830, 1833, 1836, 1839, 1842, 1845,
                        1848, 1851, 1854, 1857, 1860, 1863, 1866, 1868, 1870, 1872, 1874,
                        1876, 1878, 1880, 1882, 1884, 1886, 1888, 1890, 1892, 1894, 1896,
                        1898, 1900, 1902, 1904, 1906, 1908, 1910, 1912, 1914, 1916, 1920,
                        1924, 1928, 1932, 1936, 1940, 1944, 1948, 1952, 1956, 1960, 1964,
                        1968, 1972, 1976, 1980, 1984, 1988, 1992, 1996, 2000, 2004, 2008,
                        2011, 2014, 2017, 2020, 2024, 2027, 2030, 2033, 2036, 2039, 2042,
                        2044, 2047, 2050, 2053, 2056, 2060, 2064, 2066, 2068, 2070, 2072,
                        2074, 2076, 2078, 2080,
                    ],
                ),
                operands: Cow::Borrowed(
                    &[
                        3, 3, 35, 163, 3, 3, 3, 3, 224, 3, 224, 224, 3, 12, 35, 44, 3,
                        65547, 0, 65739, 192, 3, 44, 3, 44, 3, 0, 3, 0, 3, 0, 3, 0, 35,
                        32, 35, 32, 35, 32, 35, 32, 35, 0, 35, 0, 163, 0, 65547, 0, 0,
                        65547, 0, 0, 3, 224, 3, 224, 3, 224, 3, 224, 3, 224, 3, 224, 3,
                        224, 3, 224, 3, 224, 3, 224, 224, 3, 224, 224, 3, 224, 224, 3,
                        224, 224, 3, 224, 224, 3, 224, 224, 3, 224, 224, 3, 224, 224, 3,
                        224, 224, 35, 224, 35, 224, 35, 224, 35, 224, 35, 224, 35, 224,
                        35, 224, 224, 35, 224, 224, 35, 224, 224, 35, 224, 224, 35, 224,
                        224, 35, 224, 224, 163, 224, 163, 224, 163, 224, 163, 224, 163,
                        224, 163, 224, 224, 163, 224, 224, 163, 224, 224, 163, 224, 224,
                        163, 224, 224, 65579, 32, 224, 0, 224, 0, 224, 0, 224, 224, 0,
                        224, 224, 32, 224, 32, 224, 32, 224, 32, 224, 32, 224, 32, 224,
                        224, 32, 224, 224, 32, 224, 224, 32, 224, 224, 32, 224, 224, 160,
                        224, 160, 224, 160, 224, 160, 224, 224, 160, 224, 224, 160, 224,
                        224, 224, 224, 224, 224, 224, 224, 224, 224, 224, 224, 224, 224,
                        3, 3, 224, 3, 3, 3, 224, 3, 3, 3, 3, 224, 0, 0, 224, 0, 0, 0,
                        224, 0, 0, 0, 0, 224, 3, 3, 224, 0, 0, 224, 1, 1, 224, 224, 33,
                        33, 224, 224, 65547, 0, 12, 131083, 12, 0, 3, 0, 0, 65547, 0, 12,
                        131083, 12, 0, 3, 0, 0, 65547, 0, 12, 131083, 12, 0, 3, 0, 0,
                        65547, 0, 12, 131083, 12, 0, 3, 0, 0, 65547, 0, 12, 3, 0, 0,
                        65579, 32, 44, 131115, 44, 32, 35, 32, 32, 65579, 32, 44, 131115,
                        44, 32, 35, 32, 32, 65579, 32, 44, 131115, 44, 32, 35, 32, 32,
                        65579, 32, 44, 131115, 44, 32, 35, 32, 32, 65579, 32, 44, 35, 32,
                        32, 65547, 0, 44, 65547, 0, 44, 65547, 0, 65547, 0, 65547, 0,
                        65547, 0, 65547, 0, 3, 0, 65579, 32, 65579, 32, 65579, 32, 65579,
                        32, 65707, 160, 65707, 160, 65707, 160, 65707, 160, 65579, 32,
                        35, 32, 163, 160, 192, 163, 160, 192, 65547, 0, 224, 65579, 32,
                        224, 65547, 0, 224, 65579, 32, 224, 65547, 0, 224, 65579, 32,
                        224, 65547, 0, 224, 65579, 32, 224, 65547, 0, 224, 65579, 32,
                        224, 65547, 0, 224, 224, 65579, 32, 224, 224, 65547, 0, 224, 224,
                        65579, 32, 224, 224, 65547, 0, 224, 224, 65579, 32, 224, 224,
                        65547, 0, 224, 224, 65579, 32, 224, 224, 65547, 0, 224, 224,
                        65579, 32, 224, 224, 3, 0, 3, 0, 3, 0, 35, 32, 35, 32, 35, 32,
                        131083, 196619, 0, 0, 12, 2, 131083, 196619, 0, 0, 12, 2, 3, 0,
                        0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 35, 32, 32, 35, 32, 32,
                        35, 32, 32, 35, 32, 32, 35, 32, 32, 65547, 0, 12, 131083, 12, 0,
                        3, 0, 0, 65579, 32, 44, 131115, 44, 32, 35, 32, 32, 65547, 0,
                        65579, 32, 3, 3, 0, 12, 3, 3, 0, 0, 35, 35, 32, 44, 35, 35, 32,
                        44, 131083, 196619, 0, 0, 12, 3, 3, 0, 12, 3, 3, 0, 44, 131115,
                        196651, 32, 32, 44, 131115, 196651, 32, 32, 44, 3, 0, 256, 3, 0,
                        256, 3, 0, 256, 3, 0, 256, 3, 0, 3, 0, 3, 0, 3, 0, 65579, 32,
                        256, 35, 32, 256, 65579, 32, 256, 35, 32, 256, 65579, 32, 256,
                        35, 32, 256, 65579, 32, 35, 32, 65579, 32, 35, 32, 65579, 32, 35,
                        32, 35, 32, 256, 35, 32, 131115, 196651, 32, 32, 256, 131115,
                        196651, 32, 32, 256, 131115, 196651, 32, 32, 256, 131115, 196651,
                        32, 32, 256, 131115, 196651, 32, 32, 131115, 196651, 32, 32,
                        131115, 196651, 32, 32, 131115, 196651, 32, 32, 3, 0, 65547, 0,
                        0, 65547, 0, 0, 65547, 0, 0, 65547, 0, 0, 3, 3, 0, 3, 0, 3, 0, 3,
                        0, 35, 32, 35, 0, 12, 35, 0, 12, 35, 32, 44, 35, 32, 44, 35, 0,
                        35, 0, 35, 0, 35, 32, 35, 32, 35, 32, 262155, 0, 12, 12, 0,
                        262187, 0, 12, 44, 32, 262155, 0, 12, 12, 0, 262187, 0, 12, 44,
                        32, 262155, 32, 44, 12, 0, 262187, 32, 44, 44, 32, 262155, 32,
                        44, 12, 0, 262187, 32, 44, 44, 32, 196619, 0, 12, 0, 196651, 0,
                        44, 32, 196619, 0, 12, 0, 196651, 0, 44, 32, 196619, 0, 12, 0,
                        196651, 0, 44, 32, 196619, 32, 12, 0, 196651, 32, 44, 32, 196619,
                        32, 12, 0, 196651, 32, 44, 32, 196619, 32, 12, 0, 196651, 32, 44,
                        32, 262315, 0, 12, 160, 160, 262315, 0, 12, 160, 160, 3, 0, 12,
                        0, 0, 35, 0, 12, 32, 32, 3, 0, 12, 0, 0, 35, 0, 12, 32, 32, 3,
                        32, 44, 0, 0, 35, 32, 44, 32, 32, 3, 32, 44, 0, 0, 35, 32, 44,
                        32, 32, 3, 35, 0, 0, 3, 35, 0, 0, 35, 35, 32, 32, 35, 35, 32, 32,
                        0, 12, 0, 12, 32, 44, 32, 44, 160, 192, 160, 192, 0, 0, 0, 32,
                        32, 32, 160, 160, 160, 224, 224, 224, 224, 224, 224, 65547, 0,
                        12, 65547, 0, 12, 65579, 32, 44, 65579, 32, 44, 65547, 0, 65579,
                        32, 65707, 160, 65547, 0, 0, 0, 65547, 0, 0, 0, 65547, 0, 320,
                        65547, 0, 320, 225, 224, 224, 352, 65547, 0, 0, 224, 65579, 32,
                        32, 224, 131083, 196619, 0, 0, 0, 0, 224, 131115, 196651, 32, 32,
                        32, 32, 224, 131083, 35, 0, 0, 224, 131115, 35, 32, 32, 224, 3,
                        0, 224, 3, 0, 224, 3, 0, 224, 3, 0, 224, 3, 0, 224, 35, 32, 224,
                        35, 32, 224, 35, 32, 224, 35, 32, 224, 35, 32, 224, 1, 21, 2,
                        226, 33, 53, 34, 226, 224, 224, 224, 224, 224, 224, 224, 224,
                        224, 224, 224, 224, 224, 224, 224, 224, 224, 224, 224, 224, 224,
                        224, 224, 224, 224, 224, 224, 35, 224, 224, 262155, 327691,
                        393227, 458763, 0, 0, 0, 0, 262155, 327691, 393227, 458763, 0, 0,
                        0, 0, 258, 262155, 327691, 393227, 458763, 0, 0, 0, 0, 327691,
                        393227, 458763, 524299, 35, 0, 0, 0, 0, 131307, 196843, 224, 224,
                        65572, 196843, 262379, 35, 224, 224, 65572, 131307, 196843, 224,
                        224, 65572, 131083, 196651, 196612, 458788, 224, 224, 131083,
                        196619, 0, 0, 226, 65572, 262155, 327691, 393227, 458763, 0, 0,
                        0, 0, 262155, 327691, 393227, 458763, 0, 0, 0, 0, 262155, 327691,
                        393227, 458763, 0, 0, 0, 0, 262155, 327691, 393227, 458763, 0, 0,
                        0, 0, 262155, 327691, 393227, 458763, 0, 0, 0, 0, 262155, 327691,
                        393227, 458763, 0, 0, 0, 0, 196651, 262155, 327691, 32, 0, 0,
                        196907, 262155, 327691, 288, 0, 0, 6, 196614, 196907, 262155,
                        327691, 288, 0, 0, 6, 196614, 131083, 196619, 0, 0, 6, 196614,
                        131083, 196619, 0, 0, 6, 196614, 131083, 196619, 0, 0, 6, 196614,
                        262443, 327691, 393227, 459051, 288, 0, 0, 288, 6, 196614,
                        393223, 393220, 589828, 786436, 196612, 393223, 393220, 589828,
                        786436, 983044, 1179652, 1376260, 196612, 224, 65547, 4, 224,
                        224, 99, 131, 99, 245, 131, 245, 99, 108, 131, 140, 99, 224, 131,
                        224, 99, 224, 224, 131, 224, 224, 96, 224, 128, 224, 96, 224,
                        224, 128, 224, 224, 3, 384, 387, 0, 387, 384, 384, 65931, 384,
                        396, 131467, 396, 384, 99, 96, 96, 65931, 384, 396, 131467, 396,
                        384, 99, 96, 96, 65963, 416, 428, 131499, 428, 416, 131, 128,
                        128, 65963, 416, 428, 131499, 428, 416, 131, 128, 128, 65931,
                        384, 396, 99, 96, 96, 65931, 384, 396, 99, 96, 96, 65963, 416,
                        428, 131, 128, 128, 65963, 416, 428, 131, 128, 128, 197003, 384,
                        396, 384, 99, 96, 96, 96, 197003, 384, 396, 384, 99, 96, 96, 96,
                        197035, 416, 428, 416, 131, 128, 128, 128, 197035, 416, 428, 416,
                        131, 128, 128, 128, 387, 396, 99, 96, 419, 428, 131, 128, 99, 96,
                        99, 96, 99, 96, 99, 96, 131, 128, 131, 128, 131, 128, 131, 128,
                        387, 416, 428, 387, 428, 419, 384, 131467, 387, 384, 386, 131499,
                        419, 416, 418, 387, 0, 387, 32, 419, 0, 419, 32, 3, 384, 35, 384,
                        3, 416, 35, 416, 384, 396, 96, 96, 416, 428, 128, 128, 384, 396,
                        96, 96, 416, 428, 128, 128, 35, 384, 396, 35, 96, 96, 35, 416,
                        428, 35, 128, 128, 35, 384, 396, 35, 96, 96, 35, 416, 428, 35,
                        128, 128, 262155, 384, 396, 12, 0, 262187, 384, 396, 44, 32,
                        262155, 416, 428, 12, 0, 262187, 416, 428, 44, 32, 384, 416, 387,
                        384, 384, 387, 384, 384, 387, 384, 384, 387, 384, 384, 387, 384,
                        384, 387, 384, 384, 387, 0, 3, 384, 387, 387, 131467, 197003,
                        384, 384, 384, 384, 131467, 197003, 384, 384, 384, 384, 131467,
                        197003, 384, 384, 384, 384, 131467, 197003, 384, 384, 384, 384,
                        387, 387, 384, 384, 387, 387, 384, 384, 387, 387, 384, 384, 387,
                        387, 384, 384, 387, 387, 384, 384, 387, 387, 384, 396, 387, 387,
                        396, 387, 387, 428, 387, 387, 384, 384, 387, 387, 0, 387, 387,
                        32, 3, 384, 384, 35, 384, 384, 384, 384, 384, 384, 35, 384, 384,
                        384, 384, 387, 387, 384, 384, 384, 384, 387, 387, 384, 384, 384,
                        384, 387, 387, 384, 384, 384, 384, 387, 387, 384, 384, 384, 384,
                        67, 96, 96, 97, 99, 64, 67, 67, 67, 67, 67, 76, 67, 224, 67, 224,
                        67, 224, 67, 224, 224, 67, 224, 224, 67, 224, 224, 65611, 64,
                        224, 67, 224, 32, 64, 224, 64, 224, 64, 224, 224, 64, 224, 224,
                        64, 224, 32, 67, 67, 224, 67, 67, 67, 224, 67, 67, 67, 67, 224,
                        64, 64, 224, 64, 64, 64, 224, 64, 64, 64, 64, 224, 65611, 64,
                        224, 64, 64, 224, 64, 65611, 64, 0, 256, 65611, 64, 0, 65611, 64,
                        32, 67, 0, 0, 3, 64, 256, 3, 64, 99, 76, 131, 76, 67, 96, 67,
                        128, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64,
                        67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67,
                        64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64,
                        64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64,
                        67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67,
                        64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64,
                        64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64,
                        67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67,
                        64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64,
                        64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64,
                        67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67,
                        64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 67, 64, 67,
                        64, 67, 64, 67, 64, 67, 64, 67, 64, 67, 64, 67, 64, 67, 64, 67,
                        64, 67, 64, 67, 64, 67, 64, 67, 64, 67, 64, 67, 64, 67, 64, 67,
                        64, 67, 64, 67, 64, 67, 64, 67, 64, 67, 64, 67, 64, 67, 64, 64,
                        64, 67, 64, 64, 64, 67, 64, 64, 64, 67, 64, 64, 64, 67, 64, 64,
                        64, 67, 64, 64, 64, 67, 64, 64, 64, 67, 64, 64, 64, 67, 64, 64,
                        64, 67, 64, 64, 64, 67, 64, 64, 64, 67, 64, 64, 64, 67, 64, 64,
                        64, 67, 64, 64, 64, 67, 64, 64, 64, 67, 64, 64, 64, 67, 64, 64,
                        64, 67, 64, 64, 64, 67, 64, 64, 64, 67, 64, 64, 64, 67, 64, 64,
                        64, 67, 64, 64, 64, 67, 64, 64, 64, 67, 64, 256, 67, 64, 256, 67,
                        64, 256, 67, 64, 256, 65611, 64, 64, 64, 67, 64, 64, 67, 64, 64,
                        67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 64, 64, 67, 64,
                        64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 64, 67, 64,
                        64, 64, 67, 64, 67, 64, 67, 64, 67, 64, 67, 64, 67, 96, 99, 64,
                        64, 64,
                    ],
                ),
                attrs: Cow::Borrowed(
                    &[
                        64, 32, 64, 0, 64, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8,
                        8, 8, 8, 8, 16, 0, 0, 16, 0, 0, 16, 0, 0, 16, 0, 0, 16, 0, 16, 0,
                        0, 16, 0, 0, 16, 0, 0, 16, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 16, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 16, 0, 0, 16, 0, 0,
                        0, 0, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0,
                        16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8, 8,
                        0, 0, 0, 0, 0, 8, 0, 0, 512, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        512, 512, 512, 512, 512, 512, 512, 512, 0, 0, 0, 0, 129, 129,
                        129, 129, 129, 129, 129, 129, 129, 129, 129, 129, 129, 129, 129,
                        129, 129, 129, 129, 129, 129, 129, 129, 129, 129, 129, 129, 129,
                        129, 137, 137, 129, 129, 1, 1, 2, 3, 0, 0, 8, 8, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129,
                        0, 8, 8, 8, 8, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
                        8, 0, 0, 0, 0, 0, 0, 129, 64, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 16, 0, 0, 16, 0, 0, 16, 0, 0, 16, 0, 0, 16, 0, 16,
                        0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 145,
                        129, 145, 129, 145, 129, 145, 129, 16, 0, 16, 0, 16, 0, 16, 0, 0,
                        0, 0, 0, 129, 129, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8,
                        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 137, 8, 8, 8, 8, 8, 0, 0, 64,
                        64, 64, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8,
                        8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 512, 512, 512, 0, 0, 0, 0, 0,
                        129, 129, 129, 129, 129, 129, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 129,
                    ],
                ),
                sets: Cow::Borrowed(&[0, 0]),
                relations: Cow::Borrowed(
                    &[
                        FormRelation {
                            form: 102u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(2u16),
                            },
                        },
                        FormRelation {
                            form: 103u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(3u16),
                            },
                        },
                        FormRelation {
                            form: 104u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(4u16),
                            },
                        },
                        FormRelation {
                            form: 105u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(2u16),
                            },
                        },
                        FormRelation {
                            form: 106u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(3u16),
                            },
                        },
                        FormRelation {
                            form: 107u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(4u16),
                            },
                        },
                        FormRelation {
                            form: 108u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 109u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 110u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 111u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 206u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 206u32,
                            relation: Relation::Same(1u16, 2u16, End::Low),
                        },
                        FormRelation {
                            form: 207u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 208u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 208u32,
                            relation: Relation::Same(1u16, 2u16, End::Low),
                        },
                        FormRelation {
                            form: 209u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 209u32,
                            relation: Relation::Same(1u16, 2u16, End::Low),
                        },
                        FormRelation {
                            form: 210u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 211u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 211u32,
                            relation: Relation::Same(1u16, 2u16, End::Low),
                        },
                        FormRelation {
                            form: 212u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 212u32,
                            relation: Relation::Same(1u16, 2u16, End::Low),
                        },
                        FormRelation {
                            form: 213u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 214u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 237u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 238u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 239u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 240u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 241u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 242u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 243u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 244u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 250u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 328u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 329u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 338u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 338u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 339u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 339u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 367u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 367u32,
                            relation: Relation::Group {
                                first: 6u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 368u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 368u32,
                            relation: Relation::Group {
                                first: 6u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 369u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 369u32,
                            relation: Relation::Group {
                                first: 6u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 370u32,
                            relation: Relation::Group {
                                first: 5u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 370u32,
                            relation: Relation::Group {
                                first: 7u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 375u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 376u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 376u32,
                            relation: Relation::Group {
                                first: 6u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 377u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 377u32,
                            relation: Relation::Group {
                                first: 6u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 378u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 378u32,
                            relation: Relation::Group {
                                first: 6u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 379u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 379u32,
                            relation: Relation::Group {
                                first: 6u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 380u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 380u32,
                            relation: Relation::Group {
                                first: 6u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 381u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 381u32,
                            relation: Relation::Group {
                                first: 6u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 382u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 383u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 384u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 385u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 386u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 387u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 388u32,
                            relation: Relation::Group {
                                first: 5u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 453u32,
                            relation: Relation::Same(0u16, 1u16, End::Low),
                        },
                        FormRelation {
                            form: 496u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 497u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 497u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 498u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 498u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 499u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 499u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 500u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 500u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 501u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 501u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 502u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 502u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 503u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 503u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 504u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 504u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 505u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 505u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 506u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 506u32,
                            relation: Relation::Same(0u16, 2u16, End::Low),
                        },
                        FormRelation {
                            form: 507u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 508u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 509u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 509u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 510u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 511u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 512u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 513u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 514u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 514u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 515u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 515u32,
                            relation: Relation::Group {
                                first: 3u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 516u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 516u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 516u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 517u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 517u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 517u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 518u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 518u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 518u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 519u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 519u32,
                            relation: Relation::Group {
                                first: 2u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 519u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 540u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(6u16),
                            },
                        },
                        FormRelation {
                            form: 541u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(7u16),
                            },
                        },
                        FormRelation {
                            form: 542u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(8u16),
                            },
                        },
                        FormRelation {
                            form: 543u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(6u16),
                            },
                        },
                        FormRelation {
                            form: 544u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(7u16),
                            },
                        },
                        FormRelation {
                            form: 545u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(8u16),
                            },
                        },
                    ],
                ),
                alternatives: Cow::Borrowed(
                    &[
                        Alternatives {
                            form: 112u32,
                            first: 113u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 115u32,
                            first: 116u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 118u32,
                            first: 119u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 121u32,
                            first: 122u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 124u32,
                            first: 125u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 126u32,
                            first: 127u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 129u32,
                            first: 130u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 132u32,
                            first: 133u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 135u32,
                            first: 136u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 138u32,
                            first: 139u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 146u32,
                            first: 147u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 156u32,
                            first: 157u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 198u32,
                            first: 199u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 201u32,
                            first: 202u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 223u32,
                            first: 224u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 225u32,
                            first: 226u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 227u32,
                            first: 228u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 229u32,
                            first: 230u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 231u32,
                            first: 232u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 233u32,
                            first: 234u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 413u32,
                            first: 414u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 416u32,
                            first: 417u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 419u32,
                            first: 420u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 422u32,
                            first: 423u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 425u32,
                            first: 426u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 427u32,
                            first: 428u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 429u32,
                            first: 430u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 431u32,
                            first: 432u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 433u32,
                            first: 434u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 435u32,
                            first: 436u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 437u32,
                            first: 438u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 439u32,
                            first: 440u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 441u32,
                            first: 442u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 443u32,
                            first: 444u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 466u32,
                            first: 467u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 468u32,
                            first: 469u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 470u32,
                            first: 471u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 472u32,
                            first: 473u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 474u32,
                            first: 475u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 476u32,
                            first: 477u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 478u32,
                            first: 479u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 480u32,
                            first: 481u32,
                            count: 1u16,
                        },
                    ],
                ),
                successors: Cow::Borrowed(
                    &[
                        (299u32, 1u16),
                        (300u32, 2u16),
                        (301u32, 2u16),
                        (302u32, 2u16),
                        (303u32, 2u16),
                        (304u32, 2u16),
                        (305u32, 2u16),
                        (306u32, 2u16),
                        (307u32, 2u16),
                        (308u32, 2u16),
                        (309u32, 2u16),
                        (310u32, 2u16),
                        (311u32, 2u16),
                        (312u32, 2u16),
                        (313u32, 2u16),
                        (314u32, 2u16),
                        (315u32, 2u16),
                        (316u32, 2u16),
                        (317u32, 2u16),
                        (318u32, 2u16),
                        (319u32, 2u16),
                        (320u32, 2u16),
                        (321u32, 2u16),
                        (322u32, 2u16),
                        (323u32, 2u16),
                        (324u32, 2u16),
                        (325u32, 2u16),
                        (326u32, 2u16),
                        (327u32, 2u16),
                        (328u32, 2u16),
                        (329u32, 2u16),
                        (330u32, 2u16),
                        (331u32, 2u16),
                        (365u32, 2u16),
                        (395u32, 2u16),
                        (466u32, 2u16),
                        (467u32, 2u16),
                        (468u32, 2u16),
                        (469u32, 2u16),
                        (470u32, 2u16),
                        (471u32, 2u16),
                        (472u32, 2u16),
                        (473u32, 2u16),
                        (486u32, 2u16),
                        (487u32, 2u16),
                        (514u32, 2u16),
                        (673u32, 2u16),
                        (674u32, 2u16),
                        (675u32, 2u16),
                        (676u32, 2u16),
                        (677u32, 2u16),
                        (678u32, 2u16),
                        (679u32, 2u16),
                        (693u32, 2u16),
                    ],
                ),
                edge_clobbers: Cow::Borrowed(&[]),
                features: Cow::Borrowed(
                    &[
                        (188u32, Features(1u64)),
                        (189u32, Features(1u64)),
                        (190u32, Features(1u64)),
                        (191u32, Features(1u64)),
                        (192u32, Features(1u64)),
                        (193u32, Features(1u64)),
                        (194u32, Features(1u64)),
                        (195u32, Features(1u64)),
                        (196u32, Features(1u64)),
                        (197u32, Features(1u64)),
                        (253u32, Features(1u64)),
                        (287u32, Features(1u64)),
                        (288u32, Features(1u64)),
                        (289u32, Features(1u64)),
                        (290u32, Features(1u64)),
                        (291u32, Features(1u64)),
                        (292u32, Features(1u64)),
                        (293u32, Features(1u64)),
                        (294u32, Features(1u64)),
                        (665u32, Features(1u64)),
                        (666u32, Features(1u64)),
                        (667u32, Features(1u64)),
                    ],
                ),
                prices: Cow::Borrowed(&[]),
                names: Cow::Borrowed(&tables::FORM_NAMES),
                operand_names: Cow::Borrowed(&tables::OPERAND_NAMES),
                docs: Cow::Borrowed(&tables::FORM_DOCS),
            },
            conventions: Cow::Borrowed(&tables::CONVENTIONS),
            reserved: Cow::Borrowed(const { &regs([45]) }),
            tuple_lists: Cow::Borrowed(&tables::TUPLE_LISTS),
            tuple_regs: Cow::Borrowed(const {
                &regs([
                    0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39, 42, 45, 1, 4, 7,
                    10, 13, 16, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46, 0, 3, 3, 6, 6, 9,
                    9, 12, 12, 15, 15, 18, 18, 21, 21, 24, 24, 27, 27, 30, 30, 33, 33,
                    36, 36, 39, 39, 42, 42, 45, 45, 0, 0, 3, 6, 3, 6, 9, 6, 9, 12, 9, 12,
                    15, 12, 15, 18, 15, 18, 21, 18, 21, 24, 21, 24, 27, 24, 27, 30, 27,
                    30, 33, 30, 33, 36, 33, 36, 39, 36, 39, 42, 39, 42, 45, 42, 45, 0,
                    45, 0, 3, 0, 3, 6, 9, 3, 6, 9, 12, 6, 9, 12, 15, 9, 12, 15, 18, 12,
                    15, 18, 21, 15, 18, 21, 24, 18, 21, 24, 27, 21, 24, 27, 30, 24, 27,
                    30, 33, 27, 30, 33, 36, 30, 33, 36, 39, 33, 36, 39, 42, 36, 39, 42,
                    45, 39, 42, 45, 0, 42, 45, 0, 3, 45, 0, 3, 6, 49, 55, 52, 58, 61, 67,
                    64, 70, 73, 79, 76, 82, 85, 91, 88, 94, 48, 51, 51, 54, 54, 57, 57,
                    60, 60, 63, 63, 66, 66, 69, 69, 72, 72, 75, 75, 78, 78, 81, 81, 84,
                    84, 87, 87, 90, 90, 93, 93, 96, 96, 99, 99, 102, 102, 105, 105, 108,
                    108, 111, 111, 114, 114, 117, 117, 120, 120, 123, 123, 126, 126, 129,
                    129, 132, 132, 135, 135, 138, 138, 141, 48, 51, 54, 51, 54, 57, 54,
                    57, 60, 57, 60, 63, 60, 63, 66, 63, 66, 69, 66, 69, 72, 69, 72, 75,
                    72, 75, 78, 75, 78, 81, 78, 81, 84, 81, 84, 87, 84, 87, 90, 87, 90,
                    93, 90, 93, 96, 93, 96, 99, 96, 99, 102, 99, 102, 105, 102, 105, 108,
                    105, 108, 111, 108, 111, 114, 111, 114, 117, 114, 117, 120, 117, 120,
                    123, 120, 123, 126, 123, 126, 129, 126, 129, 132, 129, 132, 135, 132,
                    135, 138, 135, 138, 141, 48, 51, 54, 57, 51, 54, 57, 60, 54, 57, 60,
                    63, 57, 60, 63, 66, 60, 63, 66, 69, 63, 66, 69, 72, 66, 69, 72, 75,
                    69, 72, 75, 78, 72, 75, 78, 81, 75, 78, 81, 84, 78, 81, 84, 87, 81,
                    84, 87, 90, 84, 87, 90, 93, 87, 90, 93, 96, 90, 93, 96, 99, 93, 96,
                    99, 102, 96, 99, 102, 105, 99, 102, 105, 108, 102, 105, 108, 111,
                    105, 108, 111, 114, 108, 111, 114, 117, 111, 114, 117, 120, 114, 117,
                    120, 123, 117, 120, 123, 126, 120, 123, 126, 129, 123, 126, 129, 132,
                    126, 129, 132, 135, 129, 132, 135, 138, 132, 135, 138, 141,
                ])
            }),
            features: Cow::Borrowed(&tables::FEATURES),
            roles: Cow::Borrowed(&tables::ROLES),
            sufficient: Cow::Borrowed(const {
                &regs([
                    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
                    20, 21, 22, 23, 48, 49, 50, 54, 55, 56, 60, 61, 62, 66, 67, 68, 120,
                    121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134,
                    135, 136, 137, 138, 139, 140, 141, 142, 143,
                ])
            }),
        })
    };
    ///The target `s390x` as a type.
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
    pub const MIN_REGS_VEC: usize = 12usize;
    /**A value of kind `i64`: 64 bits in bank `int`.

A 64-bit integer or an address.

It lives in `r5`, `r4`, `r3`, `r2`, `r1`, `r0`, `r14`, `r13`, `r12`, `r11`, `r10`, `r9`, `r8`, `r7`, `r6`, or in a slot of 8 bytes, aligned to 8.*/
    pub enum I64 {}
    impl I64 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(0u8);
    }
    impl ::ssara_core::typed::ValueType for I64 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = I64::TYPE;
    }
    /**A value of kind `i32`: 32 bits in bank `int`.

An integer of 32 bits or less.

It lives in `r5l`, `r4l`, `r3l`, `r2l`, `r1l`, `r0l`, `r14l`, `r13l`, `r12l`, `r11l`, `r10l`, `r9l`, `r8l`, `r7l`, `r6l`, or in a slot of 4 bytes, aligned to 4.*/
    pub enum I32 {}
    impl I32 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(1u8);
    }
    impl ::ssara_core::typed::ValueType for I32 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = I32::TYPE;
    }
    /**A value of kind `v128`: 128 bits in bank `vec`.

A vector, or a number in quadruple precision.

It lives in `v0..=v7`, `v16..=v31`, `v8..=v15`, or in a slot of 16 bytes, aligned to 8.*/
    pub enum V128 {}
    impl V128 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(2u8);
    }
    impl ::ssara_core::typed::ValueType for V128 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = V128::TYPE;
    }
    /**A value of kind `f64`: 64 bits in bank `vec`.

A long number, or half of an extended one.

It lives in `f0..=f7`, `f16..=f31`, `f8..=f15`, or in a slot of 8 bytes, aligned to 8.*/
    pub enum F64 {}
    impl F64 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(3u8);
    }
    impl ::ssara_core::typed::ValueType for F64 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = F64::TYPE;
    }
    /**A value of kind `f32`: 32 bits in bank `vec`.

A short number.

It lives in `f0s..=f7s`, `f16s..=f31s`, `f8s..=f15s`, or in a slot of 4 bytes, aligned to 4.*/
    pub enum F32 {}
    impl F32 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(4u8);
    }
    impl ::ssara_core::typed::ValueType for F32 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = F32::TYPE;
    }
    pub mod reg {
        /*!The registers, typed by the kind of value they hold.

## Bank `int`

General registers.

| kind of value | bits | spill slot | swap | prices | about |
| --- | --- | --- | --- | --- | --- |
| `i64` | 64 | 8 bytes, aligned to 8 | no | default | A 64-bit integer or an address. |
| `i32` | 32 | 4 bytes, aligned to 4 | no | default | An integer of 32 bits or less. |

| register | bits | encoding | units | parts |
| --- | --- | --- | --- | --- |
| `r0` | 64 | 0 | 0-1 | `r0l` 0..32 (unit 0), `r0h` 32..64 (unit 1) |
| `r1` | 64 | 1 | 2-3 | `r1l` 0..32 (unit 2), `r1h` 32..64 (unit 3) |
| `r2` | 64 | 2 | 4-5 | `r2l` 0..32 (unit 4), `r2h` 32..64 (unit 5) |
| `r3` | 64 | 3 | 6-7 | `r3l` 0..32 (unit 6), `r3h` 32..64 (unit 7) |
| `r4` | 64 | 4 | 8-9 | `r4l` 0..32 (unit 8), `r4h` 32..64 (unit 9) |
| `r5` | 64 | 5 | 10-11 | `r5l` 0..32 (unit 10), `r5h` 32..64 (unit 11) |
| `r6` | 64 | 6 | 12-13 | `r6l` 0..32 (unit 12), `r6h` 32..64 (unit 13) |
| `r7` | 64 | 7 | 14-15 | `r7l` 0..32 (unit 14), `r7h` 32..64 (unit 15) |
| `r8` | 64 | 8 | 16-17 | `r8l` 0..32 (unit 16), `r8h` 32..64 (unit 17) |
| `r9` | 64 | 9 | 18-19 | `r9l` 0..32 (unit 18), `r9h` 32..64 (unit 19) |
| `r10` | 64 | 10 | 20-21 | `r10l` 0..32 (unit 20), `r10h` 32..64 (unit 21) |
| `r11` | 64 | 11 | 22-23 | `r11l` 0..32 (unit 22), `r11h` 32..64 (unit 23) |
| `r12` | 64 | 12 | 24-25 | `r12l` 0..32 (unit 24), `r12h` 32..64 (unit 25) |
| `r13` | 64 | 13 | 26-27 | `r13l` 0..32 (unit 26), `r13h` 32..64 (unit 27) |
| `r14`, the link register | 64 | 14 | 28-29 | `r14l` 0..32 (unit 28), `r14h` 32..64 (unit 29) |
| `r15`, reserved, the stack register | 64 | 15 | 30-31 | `r15l` 0..32 (unit 30), `r15h` 32..64 (unit 31) |

| tuples | length | members | as registers | about |
| --- | --- | --- | --- | --- |
| `even_odd` | 2 | `r0 r1`, `r2 r3`, `r4 r5`, `r6 r7`, `r8 r9`, `r10 r11`, `r12 r13`, `r14 r15` |  | R0 and R1, R2 and R3, ...: the even register is the left one. |
| `even_odd32` | 2 | `r0l r1l`, `r2l r3l`, `r4l r5l`, `r6l r7l`, `r8l r9l`, `r10l r11l`, `r12l r13l`, `r14l r15l` |  | The low words of such a pair. |
| `run2` | 2 | `r0 r1`, `r1 r2`, ..., `r15 r0`: 16 in all |  | For LMG: R0 follows on R15. |
| `run3` | 3 | `r0 r1 r2`, `r1 r2 r3`, ..., `r15 r0 r1`: 16 in all |  | For LMG: R0 follows on R15. |
| `run4` | 4 | `r0 r1 r2 r3`, `r1 r2 r3 r4`, ..., `r15 r0 r1 r2`: 16 in all |  | For LMG: R0 follows on R15. |

## Bank `vec`

Vector registers, the left halves of which are the floating-point registers.

| kind of value | bits | spill slot | swap | prices | about |
| --- | --- | --- | --- | --- | --- |
| `v128` | 128 | 16 bytes, aligned to 8 | no | default | A vector, or a number in quadruple precision. |
| `f64` | 64 | 8 bytes, aligned to 8 | no | default | A long number, or half of an extended one. |
| `f32` | 32 | 4 bytes, aligned to 4 | no | default | A short number. |

| register | bits | encoding | units | parts |
| --- | --- | --- | --- | --- |
| `v0` | 128 | 0 | 64 | `f0` 0..64 (a write destroys the rest), `f0s` 0..32 (a write destroys the rest) |
| `v1` | 128 | 1 | 65 | `f1` 0..64 (a write destroys the rest), `f1s` 0..32 (a write destroys the rest) |
| `v2` | 128 | 2 | 66 | `f2` 0..64 (a write destroys the rest), `f2s` 0..32 (a write destroys the rest) |
| `v3` | 128 | 3 | 67 | `f3` 0..64 (a write destroys the rest), `f3s` 0..32 (a write destroys the rest) |
| `v4` | 128 | 4 | 68 | `f4` 0..64 (a write destroys the rest), `f4s` 0..32 (a write destroys the rest) |
| `v5` | 128 | 5 | 69 | `f5` 0..64 (a write destroys the rest), `f5s` 0..32 (a write destroys the rest) |
| `v6` | 128 | 6 | 70 | `f6` 0..64 (a write destroys the rest), `f6s` 0..32 (a write destroys the rest) |
| `v7` | 128 | 7 | 71 | `f7` 0..64 (a write destroys the rest), `f7s` 0..32 (a write destroys the rest) |
| `v8` | 128 | 8 | 72-73 | `f8` 0..64 (unit 72; a write destroys the rest), `f8s` 0..32 (unit 72; a write destroys the rest) |
| `v9` | 128 | 9 | 74-75 | `f9` 0..64 (unit 74; a write destroys the rest), `f9s` 0..32 (unit 74; a write destroys the rest) |
| `v10` | 128 | 10 | 76-77 | `f10` 0..64 (unit 76; a write destroys the rest), `f10s` 0..32 (unit 76; a write destroys the rest) |
| `v11` | 128 | 11 | 78-79 | `f11` 0..64 (unit 78; a write destroys the rest), `f11s` 0..32 (unit 78; a write destroys the rest) |
| `v12` | 128 | 12 | 80-81 | `f12` 0..64 (unit 80; a write destroys the rest), `f12s` 0..32 (unit 80; a write destroys the rest) |
| `v13` | 128 | 13 | 82-83 | `f13` 0..64 (unit 82; a write destroys the rest), `f13s` 0..32 (unit 82; a write destroys the rest) |
| `v14` | 128 | 14 | 84-85 | `f14` 0..64 (unit 84; a write destroys the rest), `f14s` 0..32 (unit 84; a write destroys the rest) |
| `v15` | 128 | 15 | 86-87 | `f15` 0..64 (unit 86; a write destroys the rest), `f15s` 0..32 (unit 86; a write destroys the rest) |
| `v16` | 128 | 16 | 88 | `f16` 0..64 (a write destroys the rest), `f16s` 0..32 (a write destroys the rest) |
| `v17` | 128 | 17 | 89 | `f17` 0..64 (a write destroys the rest), `f17s` 0..32 (a write destroys the rest) |
| `v18` | 128 | 18 | 90 | `f18` 0..64 (a write destroys the rest), `f18s` 0..32 (a write destroys the rest) |
| `v19` | 128 | 19 | 91 | `f19` 0..64 (a write destroys the rest), `f19s` 0..32 (a write destroys the rest) |
| `v20` | 128 | 20 | 92 | `f20` 0..64 (a write destroys the rest), `f20s` 0..32 (a write destroys the rest) |
| `v21` | 128 | 21 | 93 | `f21` 0..64 (a write destroys the rest), `f21s` 0..32 (a write destroys the rest) |
| `v22` | 128 | 22 | 94 | `f22` 0..64 (a write destroys the rest), `f22s` 0..32 (a write destroys the rest) |
| `v23` | 128 | 23 | 95 | `f23` 0..64 (a write destroys the rest), `f23s` 0..32 (a write destroys the rest) |
| `v24` | 128 | 24 | 96 | `f24` 0..64 (a write destroys the rest), `f24s` 0..32 (a write destroys the rest) |
| `v25` | 128 | 25 | 97 | `f25` 0..64 (a write destroys the rest), `f25s` 0..32 (a write destroys the rest) |
| `v26` | 128 | 26 | 98 | `f26` 0..64 (a write destroys the rest), `f26s` 0..32 (a write destroys the rest) |
| `v27` | 128 | 27 | 99 | `f27` 0..64 (a write destroys the rest), `f27s` 0..32 (a write destroys the rest) |
| `v28` | 128 | 28 | 100 | `f28` 0..64 (a write destroys the rest), `f28s` 0..32 (a write destroys the rest) |
| `v29` | 128 | 29 | 101 | `f29` 0..64 (a write destroys the rest), `f29s` 0..32 (a write destroys the rest) |
| `v30` | 128 | 30 | 102 | `f30` 0..64 (a write destroys the rest), `f30s` 0..32 (a write destroys the rest) |
| `v31` | 128 | 31 | 103 | `f31` 0..64 (a write destroys the rest), `f31s` 0..32 (a write destroys the rest) |

| tuples | length | members | as registers | about |
| --- | --- | --- | --- | --- |
| `extended` | 2 | `f0 f2`, `f1 f3`, `f4 f6`, `f5 f7`, `f8 f10`, `f9 f11`, `f12 f14`, `f13 f15` |  | An extended number: F0 and F2, F1 and F3, F4 and F6, F5 and F7, ... |
| `vrun2` | 2 | `v0 v1`, `v1 v2`, ..., `v30 v31`: 31 in all |  | For VLM, which does not wrap. |
| `vrun3` | 3 | `v0 v1 v2`, `v1 v2 v3`, ..., `v29 v30 v31`: 30 in all |  | For VLM, which does not wrap. |
| `vrun4` | 4 | `v0 v1 v2 v3`, `v1 v2 v3 v4`, ..., `v28 v29 v30 v31`: 29 in all |  | For VLM, which does not wrap. |

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**`r0`: 64 bits of bank `int`. Encoding 0, units 0-1. Overlaps `r0l`, `r0h`.

In `i64`.*/
        pub const R0: Phys<super::I64> = Phys::assume(Reg(0u16));
        /**`r0l`: 32 bits of bank `int`, bits 0..32 of `r0`. Encoding 0, unit 0. Overlaps `r0`.

In `i32`, `word32`.*/
        pub const R0L: Phys<super::I32> = Phys::assume(Reg(1u16));
        /**`r0h`: 32 bits of bank `int`, bits 32..64 of `r0`. Encoding 0, unit 1. Overlaps `r0`.

In `high32`, `word32`.*/
        pub const R0H: Phys<super::I32> = Phys::assume(Reg(2u16));
        /**`r1`: 64 bits of bank `int`. Encoding 1, units 2-3. Overlaps `r1l`, `r1h`.

In `i64`, `address`, `odd`, `volatile64`.*/
        pub const R1: Phys<super::I64> = Phys::assume(Reg(3u16));
        /**`r1l`: 32 bits of bank `int`, bits 0..32 of `r1`. Encoding 1, unit 2. Overlaps `r1`.

In `i32`, `word32`, `count`.*/
        pub const R1L: Phys<super::I32> = Phys::assume(Reg(4u16));
        /**`r1h`: 32 bits of bank `int`, bits 32..64 of `r1`. Encoding 1, unit 3. Overlaps `r1`.

In `high32`, `word32`.*/
        pub const R1H: Phys<super::I32> = Phys::assume(Reg(5u16));
        /**`r2`: 64 bits of bank `int`. Encoding 2, units 4-5. Overlaps `r2l`, `r2h`.

In `i64`, `address`, `even`, `volatile64`.*/
        pub const R2: Phys<super::I64> = Phys::assume(Reg(6u16));
        /**`r2l`: 32 bits of bank `int`, bits 0..32 of `r2`. Encoding 2, unit 4. Overlaps `r2`.

In `i32`, `word32`, `count`.*/
        pub const R2L: Phys<super::I32> = Phys::assume(Reg(7u16));
        /**`r2h`: 32 bits of bank `int`, bits 32..64 of `r2`. Encoding 2, unit 5. Overlaps `r2`.

In `high32`, `word32`.*/
        pub const R2H: Phys<super::I32> = Phys::assume(Reg(8u16));
        /**`r3`: 64 bits of bank `int`. Encoding 3, units 6-7. Overlaps `r3l`, `r3h`.

In `i64`, `address`, `odd`, `volatile64`.*/
        pub const R3: Phys<super::I64> = Phys::assume(Reg(9u16));
        /**`r3l`: 32 bits of bank `int`, bits 0..32 of `r3`. Encoding 3, unit 6. Overlaps `r3`.

In `i32`, `word32`, `count`.*/
        pub const R3L: Phys<super::I32> = Phys::assume(Reg(10u16));
        /**`r3h`: 32 bits of bank `int`, bits 32..64 of `r3`. Encoding 3, unit 7. Overlaps `r3`.

In `high32`, `word32`.*/
        pub const R3H: Phys<super::I32> = Phys::assume(Reg(11u16));
        /**`r4`: 64 bits of bank `int`. Encoding 4, units 8-9. Overlaps `r4l`, `r4h`.

In `i64`, `address`, `even`, `volatile64`.*/
        pub const R4: Phys<super::I64> = Phys::assume(Reg(12u16));
        /**`r4l`: 32 bits of bank `int`, bits 0..32 of `r4`. Encoding 4, unit 8. Overlaps `r4`.

In `i32`, `word32`, `count`.*/
        pub const R4L: Phys<super::I32> = Phys::assume(Reg(13u16));
        /**`r4h`: 32 bits of bank `int`, bits 32..64 of `r4`. Encoding 4, unit 9. Overlaps `r4`.

In `high32`, `word32`.*/
        pub const R4H: Phys<super::I32> = Phys::assume(Reg(14u16));
        /**`r5`: 64 bits of bank `int`. Encoding 5, units 10-11. Overlaps `r5l`, `r5h`.

In `i64`, `address`, `odd`, `volatile64`.*/
        pub const R5: Phys<super::I64> = Phys::assume(Reg(15u16));
        /**`r5l`: 32 bits of bank `int`, bits 0..32 of `r5`. Encoding 5, unit 10. Overlaps `r5`.

In `i32`, `word32`, `count`.*/
        pub const R5L: Phys<super::I32> = Phys::assume(Reg(16u16));
        /**`r5h`: 32 bits of bank `int`, bits 32..64 of `r5`. Encoding 5, unit 11. Overlaps `r5`.

In `high32`, `word32`.*/
        pub const R5H: Phys<super::I32> = Phys::assume(Reg(17u16));
        /**`r6`: 64 bits of bank `int`. Encoding 6, units 12-13. Overlaps `r6l`, `r6h`.

In `i64`, `address`, `even`.*/
        pub const R6: Phys<super::I64> = Phys::assume(Reg(18u16));
        /**`r6l`: 32 bits of bank `int`, bits 0..32 of `r6`. Encoding 6, unit 12. Overlaps `r6`.

In `i32`, `word32`, `count`.*/
        pub const R6L: Phys<super::I32> = Phys::assume(Reg(19u16));
        /**`r6h`: 32 bits of bank `int`, bits 32..64 of `r6`. Encoding 6, unit 13. Overlaps `r6`.

In `high32`, `word32`.*/
        pub const R6H: Phys<super::I32> = Phys::assume(Reg(20u16));
        /**`r7`: 64 bits of bank `int`. Encoding 7, units 14-15. Overlaps `r7l`, `r7h`.

In `i64`, `address`, `odd`.*/
        pub const R7: Phys<super::I64> = Phys::assume(Reg(21u16));
        /**`r7l`: 32 bits of bank `int`, bits 0..32 of `r7`. Encoding 7, unit 14. Overlaps `r7`.

In `i32`, `word32`, `count`.*/
        pub const R7L: Phys<super::I32> = Phys::assume(Reg(22u16));
        /**`r7h`: 32 bits of bank `int`, bits 32..64 of `r7`. Encoding 7, unit 15. Overlaps `r7`.

In `high32`, `word32`.*/
        pub const R7H: Phys<super::I32> = Phys::assume(Reg(23u16));
        /**`r8`: 64 bits of bank `int`. Encoding 8, units 16-17. Overlaps `r8l`, `r8h`.

In `i64`, `address`, `even`.*/
        pub const R8: Phys<super::I64> = Phys::assume(Reg(24u16));
        /**`r8l`: 32 bits of bank `int`, bits 0..32 of `r8`. Encoding 8, unit 16. Overlaps `r8`.

In `i32`, `word32`, `count`.*/
        pub const R8L: Phys<super::I32> = Phys::assume(Reg(25u16));
        /**`r8h`: 32 bits of bank `int`, bits 32..64 of `r8`. Encoding 8, unit 17. Overlaps `r8`.

In `high32`, `word32`.*/
        pub const R8H: Phys<super::I32> = Phys::assume(Reg(26u16));
        /**`r9`: 64 bits of bank `int`. Encoding 9, units 18-19. Overlaps `r9l`, `r9h`.

In `i64`, `address`, `odd`.*/
        pub const R9: Phys<super::I64> = Phys::assume(Reg(27u16));
        /**`r9l`: 32 bits of bank `int`, bits 0..32 of `r9`. Encoding 9, unit 18. Overlaps `r9`.

In `i32`, `word32`, `count`.*/
        pub const R9L: Phys<super::I32> = Phys::assume(Reg(28u16));
        /**`r9h`: 32 bits of bank `int`, bits 32..64 of `r9`. Encoding 9, unit 19. Overlaps `r9`.

In `high32`, `word32`.*/
        pub const R9H: Phys<super::I32> = Phys::assume(Reg(29u16));
        /**`r10`: 64 bits of bank `int`. Encoding 10, units 20-21. Overlaps `r10l`, `r10h`.

In `i64`, `address`, `even`.*/
        pub const R10: Phys<super::I64> = Phys::assume(Reg(30u16));
        /**`r10l`: 32 bits of bank `int`, bits 0..32 of `r10`. Encoding 10, unit 20. Overlaps `r10`.

In `i32`, `word32`, `count`.*/
        pub const R10L: Phys<super::I32> = Phys::assume(Reg(31u16));
        /**`r10h`: 32 bits of bank `int`, bits 32..64 of `r10`. Encoding 10, unit 21. Overlaps `r10`.

In `high32`, `word32`.*/
        pub const R10H: Phys<super::I32> = Phys::assume(Reg(32u16));
        /**`r11`: 64 bits of bank `int`. Encoding 11, units 22-23. Overlaps `r11l`, `r11h`.

In `i64`, `address`, `odd`.*/
        pub const R11: Phys<super::I64> = Phys::assume(Reg(33u16));
        /**`r11l`: 32 bits of bank `int`, bits 0..32 of `r11`. Encoding 11, unit 22. Overlaps `r11`.

In `i32`, `word32`, `count`.*/
        pub const R11L: Phys<super::I32> = Phys::assume(Reg(34u16));
        /**`r11h`: 32 bits of bank `int`, bits 32..64 of `r11`. Encoding 11, unit 23. Overlaps `r11`.

In `high32`, `word32`.*/
        pub const R11H: Phys<super::I32> = Phys::assume(Reg(35u16));
        /**`r12`: 64 bits of bank `int`. Encoding 12, units 24-25. Overlaps `r12l`, `r12h`.

In `i64`, `address`, `even`.*/
        pub const R12: Phys<super::I64> = Phys::assume(Reg(36u16));
        /**`r12l`: 32 bits of bank `int`, bits 0..32 of `r12`. Encoding 12, unit 24. Overlaps `r12`.

In `i32`, `word32`, `count`.*/
        pub const R12L: Phys<super::I32> = Phys::assume(Reg(37u16));
        /**`r12h`: 32 bits of bank `int`, bits 32..64 of `r12`. Encoding 12, unit 25. Overlaps `r12`.

In `high32`, `word32`.*/
        pub const R12H: Phys<super::I32> = Phys::assume(Reg(38u16));
        /**`r13`: 64 bits of bank `int`. Encoding 13, units 26-27. Overlaps `r13l`, `r13h`.

In `i64`, `address`, `odd`.*/
        pub const R13: Phys<super::I64> = Phys::assume(Reg(39u16));
        /**`r13l`: 32 bits of bank `int`, bits 0..32 of `r13`. Encoding 13, unit 26. Overlaps `r13`.

In `i32`, `word32`, `count`.*/
        pub const R13L: Phys<super::I32> = Phys::assume(Reg(40u16));
        /**`r13h`: 32 bits of bank `int`, bits 32..64 of `r13`. Encoding 13, unit 27. Overlaps `r13`.

In `high32`, `word32`.*/
        pub const R13H: Phys<super::I32> = Phys::assume(Reg(41u16));
        /**`r14`: 64 bits of bank `int`. Encoding 14, units 28-29. The link register. Overlaps `r14l`, `r14h`.

In `i64`, `address`, `even`.*/
        pub const R14: Phys<super::I64> = Phys::assume(Reg(42u16));
        /**`r14l`: 32 bits of bank `int`, bits 0..32 of `r14`. Encoding 14, unit 28. Overlaps `r14`.

In `i32`, `word32`, `count`.*/
        pub const R14L: Phys<super::I32> = Phys::assume(Reg(43u16));
        /**`r14h`: 32 bits of bank `int`, bits 32..64 of `r14`. Encoding 14, unit 29. Overlaps `r14`.

In `high32`, `word32`.*/
        pub const R14H: Phys<super::I32> = Phys::assume(Reg(44u16));
        ///`r15`: 64 bits of bank `int`. Encoding 15, units 30-31. Reserved. The stack register. Overlaps `r15l`, `r15h`. Never allocated.
        pub const R15: Phys<super::I64> = Phys::assume(Reg(45u16));
        ///`r15l`: 32 bits of bank `int`, bits 0..32 of `r15`. Encoding 15, unit 30. Overlaps `r15`. In no class.
        pub const R15L: Phys<super::I32> = Phys::assume(Reg(46u16));
        ///`r15h`: 32 bits of bank `int`, bits 32..64 of `r15`. Encoding 15, unit 31. Overlaps `r15`. In no class.
        pub const R15H: Phys<super::I32> = Phys::assume(Reg(47u16));
        /**`v0`: 128 bits of bank `vec`. Encoding 0, unit 64. Overlaps `f0`, `f0s`.

In `v128`.*/
        pub const V0: Phys<super::V128> = Phys::assume(Reg(48u16));
        /**`f0`: 64 bits of bank `vec`, bits 0..64 of `v0`. Encoding 0, unit 64. A write destroys the rest. Overlaps `v0`, `f0s`.

In `f64`, `fpr64`.*/
        pub const F0: Phys<super::F64> = Phys::assume(Reg(49u16));
        /**`f0s`: 32 bits of bank `vec`, bits 0..32 of `v0`. Encoding 0, unit 64. A write destroys the rest. Overlaps `v0`, `f0`.

In `f32`, `fpr32`.*/
        pub const F0S: Phys<super::F32> = Phys::assume(Reg(50u16));
        /**`v1`: 128 bits of bank `vec`. Encoding 1, unit 65. Overlaps `f1`, `f1s`.

In `v128`.*/
        pub const V1: Phys<super::V128> = Phys::assume(Reg(51u16));
        /**`f1`: 64 bits of bank `vec`, bits 0..64 of `v1`. Encoding 1, unit 65. A write destroys the rest. Overlaps `v1`, `f1s`.

In `f64`, `fpr64`.*/
        pub const F1: Phys<super::F64> = Phys::assume(Reg(52u16));
        /**`f1s`: 32 bits of bank `vec`, bits 0..32 of `v1`. Encoding 1, unit 65. A write destroys the rest. Overlaps `v1`, `f1`.

In `f32`, `fpr32`.*/
        pub const F1S: Phys<super::F32> = Phys::assume(Reg(53u16));
        /**`v2`: 128 bits of bank `vec`. Encoding 2, unit 66. Overlaps `f2`, `f2s`.

In `v128`.*/
        pub const V2: Phys<super::V128> = Phys::assume(Reg(54u16));
        /**`f2`: 64 bits of bank `vec`, bits 0..64 of `v2`. Encoding 2, unit 66. A write destroys the rest. Overlaps `v2`, `f2s`.

In `f64`, `fpr64`.*/
        pub const F2: Phys<super::F64> = Phys::assume(Reg(55u16));
        /**`f2s`: 32 bits of bank `vec`, bits 0..32 of `v2`. Encoding 2, unit 66. A write destroys the rest. Overlaps `v2`, `f2`.

In `f32`, `fpr32`.*/
        pub const F2S: Phys<super::F32> = Phys::assume(Reg(56u16));
        /**`v3`: 128 bits of bank `vec`. Encoding 3, unit 67. Overlaps `f3`, `f3s`.

In `v128`.*/
        pub const V3: Phys<super::V128> = Phys::assume(Reg(57u16));
        /**`f3`: 64 bits of bank `vec`, bits 0..64 of `v3`. Encoding 3, unit 67. A write destroys the rest. Overlaps `v3`, `f3s`.

In `f64`, `fpr64`.*/
        pub const F3: Phys<super::F64> = Phys::assume(Reg(58u16));
        /**`f3s`: 32 bits of bank `vec`, bits 0..32 of `v3`. Encoding 3, unit 67. A write destroys the rest. Overlaps `v3`, `f3`.

In `f32`, `fpr32`.*/
        pub const F3S: Phys<super::F32> = Phys::assume(Reg(59u16));
        /**`v4`: 128 bits of bank `vec`. Encoding 4, unit 68. Overlaps `f4`, `f4s`.

In `v128`.*/
        pub const V4: Phys<super::V128> = Phys::assume(Reg(60u16));
        /**`f4`: 64 bits of bank `vec`, bits 0..64 of `v4`. Encoding 4, unit 68. A write destroys the rest. Overlaps `v4`, `f4s`.

In `f64`, `fpr64`.*/
        pub const F4: Phys<super::F64> = Phys::assume(Reg(61u16));
        /**`f4s`: 32 bits of bank `vec`, bits 0..32 of `v4`. Encoding 4, unit 68. A write destroys the rest. Overlaps `v4`, `f4`.

In `f32`, `fpr32`.*/
        pub const F4S: Phys<super::F32> = Phys::assume(Reg(62u16));
        /**`v5`: 128 bits of bank `vec`. Encoding 5, unit 69. Overlaps `f5`, `f5s`.

In `v128`.*/
        pub const V5: Phys<super::V128> = Phys::assume(Reg(63u16));
        /**`f5`: 64 bits of bank `vec`, bits 0..64 of `v5`. Encoding 5, unit 69. A write destroys the rest. Overlaps `v5`, `f5s`.

In `f64`, `fpr64`.*/
        pub const F5: Phys<super::F64> = Phys::assume(Reg(64u16));
        /**`f5s`: 32 bits of bank `vec`, bits 0..32 of `v5`. Encoding 5, unit 69. A write destroys the rest. Overlaps `v5`, `f5`.

In `f32`, `fpr32`.*/
        pub const F5S: Phys<super::F32> = Phys::assume(Reg(65u16));
        /**`v6`: 128 bits of bank `vec`. Encoding 6, unit 70. Overlaps `f6`, `f6s`.

In `v128`.*/
        pub const V6: Phys<super::V128> = Phys::assume(Reg(66u16));
        /**`f6`: 64 bits of bank `vec`, bits 0..64 of `v6`. Encoding 6, unit 70. A write destroys the rest. Overlaps `v6`, `f6s`.

In `f64`, `fpr64`.*/
        pub const F6: Phys<super::F64> = Phys::assume(Reg(67u16));
        /**`f6s`: 32 bits of bank `vec`, bits 0..32 of `v6`. Encoding 6, unit 70. A write destroys the rest. Overlaps `v6`, `f6`.

In `f32`, `fpr32`.*/
        pub const F6S: Phys<super::F32> = Phys::assume(Reg(68u16));
        /**`v7`: 128 bits of bank `vec`. Encoding 7, unit 71. Overlaps `f7`, `f7s`.

In `v128`.*/
        pub const V7: Phys<super::V128> = Phys::assume(Reg(69u16));
        /**`f7`: 64 bits of bank `vec`, bits 0..64 of `v7`. Encoding 7, unit 71. A write destroys the rest. Overlaps `v7`, `f7s`.

In `f64`, `fpr64`.*/
        pub const F7: Phys<super::F64> = Phys::assume(Reg(70u16));
        /**`f7s`: 32 bits of bank `vec`, bits 0..32 of `v7`. Encoding 7, unit 71. A write destroys the rest. Overlaps `v7`, `f7`.

In `f32`, `fpr32`.*/
        pub const F7S: Phys<super::F32> = Phys::assume(Reg(71u16));
        /**`v8`: 128 bits of bank `vec`. Encoding 8, units 72-73. Overlaps `f8`, `f8s`.

In `v128`.*/
        pub const V8: Phys<super::V128> = Phys::assume(Reg(72u16));
        /**`f8`: 64 bits of bank `vec`, bits 0..64 of `v8`. Encoding 8, unit 72. A write destroys the rest. Overlaps `v8`, `f8s`.

In `f64`, `fpr64`.*/
        pub const F8: Phys<super::F64> = Phys::assume(Reg(73u16));
        /**`f8s`: 32 bits of bank `vec`, bits 0..32 of `v8`. Encoding 8, unit 72. A write destroys the rest. Overlaps `v8`, `f8`.

In `f32`, `fpr32`.*/
        pub const F8S: Phys<super::F32> = Phys::assume(Reg(74u16));
        /**`v9`: 128 bits of bank `vec`. Encoding 9, units 74-75. Overlaps `f9`, `f9s`.

In `v128`.*/
        pub const V9: Phys<super::V128> = Phys::assume(Reg(75u16));
        /**`f9`: 64 bits of bank `vec`, bits 0..64 of `v9`. Encoding 9, unit 74. A write destroys the rest. Overlaps `v9`, `f9s`.

In `f64`, `fpr64`.*/
        pub const F9: Phys<super::F64> = Phys::assume(Reg(76u16));
        /**`f9s`: 32 bits of bank `vec`, bits 0..32 of `v9`. Encoding 9, unit 74. A write destroys the rest. Overlaps `v9`, `f9`.

In `f32`, `fpr32`.*/
        pub const F9S: Phys<super::F32> = Phys::assume(Reg(77u16));
        /**`v10`: 128 bits of bank `vec`. Encoding 10, units 76-77. Overlaps `f10`, `f10s`.

In `v128`.*/
        pub const V10: Phys<super::V128> = Phys::assume(Reg(78u16));
        /**`f10`: 64 bits of bank `vec`, bits 0..64 of `v10`. Encoding 10, unit 76. A write destroys the rest. Overlaps `v10`, `f10s`.

In `f64`, `fpr64`.*/
        pub const F10: Phys<super::F64> = Phys::assume(Reg(79u16));
        /**`f10s`: 32 bits of bank `vec`, bits 0..32 of `v10`. Encoding 10, unit 76. A write destroys the rest. Overlaps `v10`, `f10`.

In `f32`, `fpr32`.*/
        pub const F10S: Phys<super::F32> = Phys::assume(Reg(80u16));
        /**`v11`: 128 bits of bank `vec`. Encoding 11, units 78-79. Overlaps `f11`, `f11s`.

In `v128`.*/
        pub const V11: Phys<super::V128> = Phys::assume(Reg(81u16));
        /**`f11`: 64 bits of bank `vec`, bits 0..64 of `v11`. Encoding 11, unit 78. A write destroys the rest. Overlaps `v11`, `f11s`.

In `f64`, `fpr64`.*/
        pub const F11: Phys<super::F64> = Phys::assume(Reg(82u16));
        /**`f11s`: 32 bits of bank `vec`, bits 0..32 of `v11`. Encoding 11, unit 78. A write destroys the rest. Overlaps `v11`, `f11`.

In `f32`, `fpr32`.*/
        pub const F11S: Phys<super::F32> = Phys::assume(Reg(83u16));
        /**`v12`: 128 bits of bank `vec`. Encoding 12, units 80-81. Overlaps `f12`, `f12s`.

In `v128`.*/
        pub const V12: Phys<super::V128> = Phys::assume(Reg(84u16));
        /**`f12`: 64 bits of bank `vec`, bits 0..64 of `v12`. Encoding 12, unit 80. A write destroys the rest. Overlaps `v12`, `f12s`.

In `f64`, `fpr64`.*/
        pub const F12: Phys<super::F64> = Phys::assume(Reg(85u16));
        /**`f12s`: 32 bits of bank `vec`, bits 0..32 of `v12`. Encoding 12, unit 80. A write destroys the rest. Overlaps `v12`, `f12`.

In `f32`, `fpr32`.*/
        pub const F12S: Phys<super::F32> = Phys::assume(Reg(86u16));
        /**`v13`: 128 bits of bank `vec`. Encoding 13, units 82-83. Overlaps `f13`, `f13s`.

In `v128`.*/
        pub const V13: Phys<super::V128> = Phys::assume(Reg(87u16));
        /**`f13`: 64 bits of bank `vec`, bits 0..64 of `v13`. Encoding 13, unit 82. A write destroys the rest. Overlaps `v13`, `f13s`.

In `f64`, `fpr64`.*/
        pub const F13: Phys<super::F64> = Phys::assume(Reg(88u16));
        /**`f13s`: 32 bits of bank `vec`, bits 0..32 of `v13`. Encoding 13, unit 82. A write destroys the rest. Overlaps `v13`, `f13`.

In `f32`, `fpr32`.*/
        pub const F13S: Phys<super::F32> = Phys::assume(Reg(89u16));
        /**`v14`: 128 bits of bank `vec`. Encoding 14, units 84-85. Overlaps `f14`, `f14s`.

In `v128`.*/
        pub const V14: Phys<super::V128> = Phys::assume(Reg(90u16));
        /**`f14`: 64 bits of bank `vec`, bits 0..64 of `v14`. Encoding 14, unit 84. A write destroys the rest. Overlaps `v14`, `f14s`.

In `f64`, `fpr64`.*/
        pub const F14: Phys<super::F64> = Phys::assume(Reg(91u16));
        /**`f14s`: 32 bits of bank `vec`, bits 0..32 of `v14`. Encoding 14, unit 84. A write destroys the rest. Overlaps `v14`, `f14`.

In `f32`, `fpr32`.*/
        pub const F14S: Phys<super::F32> = Phys::assume(Reg(92u16));
        /**`v15`: 128 bits of bank `vec`. Encoding 15, units 86-87. Overlaps `f15`, `f15s`.

In `v128`.*/
        pub const V15: Phys<super::V128> = Phys::assume(Reg(93u16));
        /**`f15`: 64 bits of bank `vec`, bits 0..64 of `v15`. Encoding 15, unit 86. A write destroys the rest. Overlaps `v15`, `f15s`.

In `f64`, `fpr64`.*/
        pub const F15: Phys<super::F64> = Phys::assume(Reg(94u16));
        /**`f15s`: 32 bits of bank `vec`, bits 0..32 of `v15`. Encoding 15, unit 86. A write destroys the rest. Overlaps `v15`, `f15`.

In `f32`, `fpr32`.*/
        pub const F15S: Phys<super::F32> = Phys::assume(Reg(95u16));
        /**`v16`: 128 bits of bank `vec`. Encoding 16, unit 88. Overlaps `f16`, `f16s`.

In `v128`.*/
        pub const V16: Phys<super::V128> = Phys::assume(Reg(96u16));
        /**`f16`: 64 bits of bank `vec`, bits 0..64 of `v16`. Encoding 16, unit 88. A write destroys the rest. Overlaps `v16`, `f16s`.

In `f64`.*/
        pub const F16: Phys<super::F64> = Phys::assume(Reg(97u16));
        /**`f16s`: 32 bits of bank `vec`, bits 0..32 of `v16`. Encoding 16, unit 88. A write destroys the rest. Overlaps `v16`, `f16`.

In `f32`.*/
        pub const F16S: Phys<super::F32> = Phys::assume(Reg(98u16));
        /**`v17`: 128 bits of bank `vec`. Encoding 17, unit 89. Overlaps `f17`, `f17s`.

In `v128`.*/
        pub const V17: Phys<super::V128> = Phys::assume(Reg(99u16));
        /**`f17`: 64 bits of bank `vec`, bits 0..64 of `v17`. Encoding 17, unit 89. A write destroys the rest. Overlaps `v17`, `f17s`.

In `f64`.*/
        pub const F17: Phys<super::F64> = Phys::assume(Reg(100u16));
        /**`f17s`: 32 bits of bank `vec`, bits 0..32 of `v17`. Encoding 17, unit 89. A write destroys the rest. Overlaps `v17`, `f17`.

In `f32`.*/
        pub const F17S: Phys<super::F32> = Phys::assume(Reg(101u16));
        /**`v18`: 128 bits of bank `vec`. Encoding 18, unit 90. Overlaps `f18`, `f18s`.

In `v128`.*/
        pub const V18: Phys<super::V128> = Phys::assume(Reg(102u16));
        /**`f18`: 64 bits of bank `vec`, bits 0..64 of `v18`. Encoding 18, unit 90. A write destroys the rest. Overlaps `v18`, `f18s`.

In `f64`.*/
        pub const F18: Phys<super::F64> = Phys::assume(Reg(103u16));
        /**`f18s`: 32 bits of bank `vec`, bits 0..32 of `v18`. Encoding 18, unit 90. A write destroys the rest. Overlaps `v18`, `f18`.

In `f32`.*/
        pub const F18S: Phys<super::F32> = Phys::assume(Reg(104u16));
        /**`v19`: 128 bits of bank `vec`. Encoding 19, unit 91. Overlaps `f19`, `f19s`.

In `v128`.*/
        pub const V19: Phys<super::V128> = Phys::assume(Reg(105u16));
        /**`f19`: 64 bits of bank `vec`, bits 0..64 of `v19`. Encoding 19, unit 91. A write destroys the rest. Overlaps `v19`, `f19s`.

In `f64`.*/
        pub const F19: Phys<super::F64> = Phys::assume(Reg(106u16));
        /**`f19s`: 32 bits of bank `vec`, bits 0..32 of `v19`. Encoding 19, unit 91. A write destroys the rest. Overlaps `v19`, `f19`.

In `f32`.*/
        pub const F19S: Phys<super::F32> = Phys::assume(Reg(107u16));
        /**`v20`: 128 bits of bank `vec`. Encoding 20, unit 92. Overlaps `f20`, `f20s`.

In `v128`.*/
        pub const V20: Phys<super::V128> = Phys::assume(Reg(108u16));
        /**`f20`: 64 bits of bank `vec`, bits 0..64 of `v20`. Encoding 20, unit 92. A write destroys the rest. Overlaps `v20`, `f20s`.

In `f64`.*/
        pub const F20: Phys<super::F64> = Phys::assume(Reg(109u16));
        /**`f20s`: 32 bits of bank `vec`, bits 0..32 of `v20`. Encoding 20, unit 92. A write destroys the rest. Overlaps `v20`, `f20`.

In `f32`.*/
        pub const F20S: Phys<super::F32> = Phys::assume(Reg(110u16));
        /**`v21`: 128 bits of bank `vec`. Encoding 21, unit 93. Overlaps `f21`, `f21s`.

In `v128`.*/
        pub const V21: Phys<super::V128> = Phys::assume(Reg(111u16));
        /**`f21`: 64 bits of bank `vec`, bits 0..64 of `v21`. Encoding 21, unit 93. A write destroys the rest. Overlaps `v21`, `f21s`.

In `f64`.*/
        pub const F21: Phys<super::F64> = Phys::assume(Reg(112u16));
        /**`f21s`: 32 bits of bank `vec`, bits 0..32 of `v21`. Encoding 21, unit 93. A write destroys the rest. Overlaps `v21`, `f21`.

In `f32`.*/
        pub const F21S: Phys<super::F32> = Phys::assume(Reg(113u16));
        /**`v22`: 128 bits of bank `vec`. Encoding 22, unit 94. Overlaps `f22`, `f22s`.

In `v128`.*/
        pub const V22: Phys<super::V128> = Phys::assume(Reg(114u16));
        /**`f22`: 64 bits of bank `vec`, bits 0..64 of `v22`. Encoding 22, unit 94. A write destroys the rest. Overlaps `v22`, `f22s`.

In `f64`.*/
        pub const F22: Phys<super::F64> = Phys::assume(Reg(115u16));
        /**`f22s`: 32 bits of bank `vec`, bits 0..32 of `v22`. Encoding 22, unit 94. A write destroys the rest. Overlaps `v22`, `f22`.

In `f32`.*/
        pub const F22S: Phys<super::F32> = Phys::assume(Reg(116u16));
        /**`v23`: 128 bits of bank `vec`. Encoding 23, unit 95. Overlaps `f23`, `f23s`.

In `v128`.*/
        pub const V23: Phys<super::V128> = Phys::assume(Reg(117u16));
        /**`f23`: 64 bits of bank `vec`, bits 0..64 of `v23`. Encoding 23, unit 95. A write destroys the rest. Overlaps `v23`, `f23s`.

In `f64`.*/
        pub const F23: Phys<super::F64> = Phys::assume(Reg(118u16));
        /**`f23s`: 32 bits of bank `vec`, bits 0..32 of `v23`. Encoding 23, unit 95. A write destroys the rest. Overlaps `v23`, `f23`.

In `f32`.*/
        pub const F23S: Phys<super::F32> = Phys::assume(Reg(119u16));
        /**`v24`: 128 bits of bank `vec`. Encoding 24, unit 96. Overlaps `f24`, `f24s`.

In `v128`.*/
        pub const V24: Phys<super::V128> = Phys::assume(Reg(120u16));
        /**`f24`: 64 bits of bank `vec`, bits 0..64 of `v24`. Encoding 24, unit 96. A write destroys the rest. Overlaps `v24`, `f24s`.

In `f64`.*/
        pub const F24: Phys<super::F64> = Phys::assume(Reg(121u16));
        /**`f24s`: 32 bits of bank `vec`, bits 0..32 of `v24`. Encoding 24, unit 96. A write destroys the rest. Overlaps `v24`, `f24`.

In `f32`.*/
        pub const F24S: Phys<super::F32> = Phys::assume(Reg(122u16));
        /**`v25`: 128 bits of bank `vec`. Encoding 25, unit 97. Overlaps `f25`, `f25s`.

In `v128`.*/
        pub const V25: Phys<super::V128> = Phys::assume(Reg(123u16));
        /**`f25`: 64 bits of bank `vec`, bits 0..64 of `v25`. Encoding 25, unit 97. A write destroys the rest. Overlaps `v25`, `f25s`.

In `f64`.*/
        pub const F25: Phys<super::F64> = Phys::assume(Reg(124u16));
        /**`f25s`: 32 bits of bank `vec`, bits 0..32 of `v25`. Encoding 25, unit 97. A write destroys the rest. Overlaps `v25`, `f25`.

In `f32`.*/
        pub const F25S: Phys<super::F32> = Phys::assume(Reg(125u16));
        /**`v26`: 128 bits of bank `vec`. Encoding 26, unit 98. Overlaps `f26`, `f26s`.

In `v128`.*/
        pub const V26: Phys<super::V128> = Phys::assume(Reg(126u16));
        /**`f26`: 64 bits of bank `vec`, bits 0..64 of `v26`. Encoding 26, unit 98. A write destroys the rest. Overlaps `v26`, `f26s`.

In `f64`.*/
        pub const F26: Phys<super::F64> = Phys::assume(Reg(127u16));
        /**`f26s`: 32 bits of bank `vec`, bits 0..32 of `v26`. Encoding 26, unit 98. A write destroys the rest. Overlaps `v26`, `f26`.

In `f32`.*/
        pub const F26S: Phys<super::F32> = Phys::assume(Reg(128u16));
        /**`v27`: 128 bits of bank `vec`. Encoding 27, unit 99. Overlaps `f27`, `f27s`.

In `v128`.*/
        pub const V27: Phys<super::V128> = Phys::assume(Reg(129u16));
        /**`f27`: 64 bits of bank `vec`, bits 0..64 of `v27`. Encoding 27, unit 99. A write destroys the rest. Overlaps `v27`, `f27s`.

In `f64`.*/
        pub const F27: Phys<super::F64> = Phys::assume(Reg(130u16));
        /**`f27s`: 32 bits of bank `vec`, bits 0..32 of `v27`. Encoding 27, unit 99. A write destroys the rest. Overlaps `v27`, `f27`.

In `f32`.*/
        pub const F27S: Phys<super::F32> = Phys::assume(Reg(131u16));
        /**`v28`: 128 bits of bank `vec`. Encoding 28, unit 100. Overlaps `f28`, `f28s`.

In `v128`.*/
        pub const V28: Phys<super::V128> = Phys::assume(Reg(132u16));
        /**`f28`: 64 bits of bank `vec`, bits 0..64 of `v28`. Encoding 28, unit 100. A write destroys the rest. Overlaps `v28`, `f28s`.

In `f64`.*/
        pub const F28: Phys<super::F64> = Phys::assume(Reg(133u16));
        /**`f28s`: 32 bits of bank `vec`, bits 0..32 of `v28`. Encoding 28, unit 100. A write destroys the rest. Overlaps `v28`, `f28`.

In `f32`.*/
        pub const F28S: Phys<super::F32> = Phys::assume(Reg(134u16));
        /**`v29`: 128 bits of bank `vec`. Encoding 29, unit 101. Overlaps `f29`, `f29s`.

In `v128`.*/
        pub const V29: Phys<super::V128> = Phys::assume(Reg(135u16));
        /**`f29`: 64 bits of bank `vec`, bits 0..64 of `v29`. Encoding 29, unit 101. A write destroys the rest. Overlaps `v29`, `f29s`.

In `f64`.*/
        pub const F29: Phys<super::F64> = Phys::assume(Reg(136u16));
        /**`f29s`: 32 bits of bank `vec`, bits 0..32 of `v29`. Encoding 29, unit 101. A write destroys the rest. Overlaps `v29`, `f29`.

In `f32`.*/
        pub const F29S: Phys<super::F32> = Phys::assume(Reg(137u16));
        /**`v30`: 128 bits of bank `vec`. Encoding 30, unit 102. Overlaps `f30`, `f30s`.

In `v128`.*/
        pub const V30: Phys<super::V128> = Phys::assume(Reg(138u16));
        /**`f30`: 64 bits of bank `vec`, bits 0..64 of `v30`. Encoding 30, unit 102. A write destroys the rest. Overlaps `v30`, `f30s`.

In `f64`.*/
        pub const F30: Phys<super::F64> = Phys::assume(Reg(139u16));
        /**`f30s`: 32 bits of bank `vec`, bits 0..32 of `v30`. Encoding 30, unit 102. A write destroys the rest. Overlaps `v30`, `f30`.

In `f32`.*/
        pub const F30S: Phys<super::F32> = Phys::assume(Reg(140u16));
        /**`v31`: 128 bits of bank `vec`. Encoding 31, unit 103. Overlaps `f31`, `f31s`.

In `v128`.*/
        pub const V31: Phys<super::V128> = Phys::assume(Reg(141u16));
        /**`f31`: 64 bits of bank `vec`, bits 0..64 of `v31`. Encoding 31, unit 103. A write destroys the rest. Overlaps `v31`, `f31s`.

In `f64`.*/
        pub const F31: Phys<super::F64> = Phys::assume(Reg(142u16));
        /**`f31s`: 32 bits of bank `vec`, bits 0..32 of `v31`. Encoding 31, unit 103. A write destroys the rest. Overlaps `v31`, `f31`.

In `f32`.*/
        pub const F31S: Phys<super::F32> = Phys::assume(Reg(143u16));
    }
    pub mod class {
        /*!The register classes.

## Classes of `i64`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `i64` | 15: `r5`, `r4`, `r3`, `r2`, `r1`, `r0`, `r14`, `r13`, `r12`, `r11`, `r10`, `r9`, `r8`, `r7`, `r6` |  | Home class: every register in which such a value may live. |
| `address` | 14: `r5`, `r4`, `r3`, `r2`, `r1`, `r14`, `r13`, `r12`, `r11`, `r10`, `r9`, `r8`, `r7`, `r6` | `i64` | Registers that can be a base or an index. |
| `even` | 7: `r4`, `r2`, `r14`, `r12`, `r10`, `r8`, `r6` | `address` | Even registers other than 0. |
| `odd` | 7: `r5`, `r3`, `r1`, `r13`, `r11`, `r9`, `r7` | `address` | Odd registers. |
| `volatile64` | 5: `r5`, `r4`, `r3`, `r2`, `r1` | `address` | Registers that calls clobber and that can hold a branch target, without the link register. |
| `even&volatile64` | 2: `r4`, `r2` | `even`, `volatile64` | Derived: the registers that these classes share. |
| `odd&volatile64` | 3: `r5`, `r3`, `r1` | `odd`, `volatile64` | Derived: the registers that these classes share. |

## Classes of `i32`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `i32` | 15: `r5l`, `r4l`, `r3l`, `r2l`, `r1l`, `r0l`, `r14l`, `r13l`, `r12l`, `r11l`, `r10l`, `r9l`, `r8l`, `r7l`, `r6l` | `word32` | Home class: every register in which such a value may live. |
| `high32` | 15: `r5h`, `r4h`, `r3h`, `r2h`, `r1h`, `r0h`, `r14h`, `r13h`, `r12h`, `r11h`, `r10h`, `r9h`, `r8h`, `r7h`, `r6h` | `word32` | High words. |
| `word32` | 30: `r5l`, `r4l`, `r3l`, `r2l`, `r1l`, `r0l`, `r14l`, `r13l`, `r12l`, `r11l`, `r10l`, `r9l`, `r8l`, `r7l`, `r6l`, `r5h`, `r4h`, `r3h`, `r2h`, `r1h`, `r0h`, `r14h`, `r13h`, `r12h`, `r11h`, `r10h`, `r9h`, `r8h`, `r7h`, `r6h` |  | Words of either kind. |
| `count` | 14: `r5l`, `r4l`, `r3l`, `r2l`, `r1l`, `r14l`, `r13l`, `r12l`, `r11l`, `r10l`, `r9l`, `r8l`, `r7l`, `r6l` | `i32` | Registers that can hold the count of a shift. |

## Classes of `v128`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `v128` | 32: `v0..=v7`, `v16..=v31`, `v8..=v15` |  | Home class: every register in which such a value may live. |

## Classes of `f64`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `f64` | 32: `f0..=f7`, `f16..=f31`, `f8..=f15` |  | Home class: every register in which such a value may live. |
| `fpr64` | 16: `f0..=f15` | `f64` | Floating-point registers. |

## Classes of `f32`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `f32` | 32: `f0s..=f7s`, `f16s..=f31s`, `f8s..=f15s` |  | Home class: every register in which such a value may live. |
| `fpr32` | 16: `f0s..=f15s` | `f32` | Floating-point registers. |

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**Class `i64` of `i64`: `r5`, `r4`, `r3`, `r2`, `r1`, `r0`, `r14`, `r13`, `r12`, `r11`, `r10`, `r9`, `r8`, `r7`, `r6`.

Home class: every register in which such a value may live.

*/
        pub const I64: Class = Class(0u16);
        /**Class `i32` of `i32`: `r5l`, `r4l`, `r3l`, `r2l`, `r1l`, `r0l`, `r14l`, `r13l`, `r12l`, `r11l`, `r10l`, `r9l`, `r8l`, `r7l`, `r6l`.

Home class: every register in which such a value may live.

*/
        pub const I32: Class = Class(1u16);
        /**Class `v128` of `v128`: `v0..=v7`, `v16..=v31`, `v8..=v15`.

Home class: every register in which such a value may live.

*/
        pub const V128: Class = Class(2u16);
        /**Class `f64` of `f64`: `f0..=f7`, `f16..=f31`, `f8..=f15`.

Home class: every register in which such a value may live.

*/
        pub const F64: Class = Class(3u16);
        /**Class `f32` of `f32`: `f0s..=f7s`, `f16s..=f31s`, `f8s..=f15s`.

Home class: every register in which such a value may live.

*/
        pub const F32: Class = Class(4u16);
        /**Class `high32` of `i32`: `r5h`, `r4h`, `r3h`, `r2h`, `r1h`, `r0h`, `r14h`, `r13h`, `r12h`, `r11h`, `r10h`, `r9h`, `r8h`, `r7h`, `r6h`.

High words.

*/
        pub const HIGH32: Class = Class(5u16);
        /**Class `word32` of `i32`: `r5l`, `r4l`, `r3l`, `r2l`, `r1l`, `r0l`, `r14l`, `r13l`, `r12l`, `r11l`, `r10l`, `r9l`, `r8l`, `r7l`, `r6l`, `r5h`, `r4h`, `r3h`, `r2h`, `r1h`, `r0h`, `r14h`, `r13h`, `r12h`, `r11h`, `r10h`, `r9h`, `r8h`, `r7h`, `r6h`.

Words of either kind.

*/
        pub const WORD32: Class = Class(6u16);
        /**Class `address` of `i64`: `r5`, `r4`, `r3`, `r2`, `r1`, `r14`, `r13`, `r12`, `r11`, `r10`, `r9`, `r8`, `r7`, `r6`.

Registers that can be a base or an index.

*/
        pub const ADDRESS: Class = Class(7u16);
        /**Class `count` of `i32`: `r5l`, `r4l`, `r3l`, `r2l`, `r1l`, `r14l`, `r13l`, `r12l`, `r11l`, `r10l`, `r9l`, `r8l`, `r7l`, `r6l`.

Registers that can hold the count of a shift.

*/
        pub const COUNT: Class = Class(8u16);
        /**Class `even` of `i64`: `r4`, `r2`, `r14`, `r12`, `r10`, `r8`, `r6`.

Even registers other than 0.

*/
        pub const EVEN: Class = Class(9u16);
        /**Class `odd` of `i64`: `r5`, `r3`, `r1`, `r13`, `r11`, `r9`, `r7`.

Odd registers.

*/
        pub const ODD: Class = Class(10u16);
        /**Class `volatile64` of `i64`: `r5`, `r4`, `r3`, `r2`, `r1`.

Registers that calls clobber and that can hold a branch target, without the link register.

*/
        pub const VOLATILE64: Class = Class(11u16);
        /**Class `fpr64` of `f64`: `f0..=f15`.

Floating-point registers.

*/
        pub const FPR64: Class = Class(12u16);
        /**Class `fpr32` of `f32`: `f0s..=f15s`.

Floating-point registers.

*/
        pub const FPR32: Class = Class(13u16);
        /**Class `even&volatile64` of `i64`: `r4`, `r2`.

Derived: the registers that these classes share.

*/
        pub const EVEN_AND_VOLATILE64: Class = Class(14u16);
        /**Class `odd&volatile64` of `i64`: `r5`, `r3`, `r1`.

Derived: the registers that these classes share.

*/
        pub const ODD_AND_VOLATILE64: Class = Class(15u16);
    }
    pub mod form {
        /*!The instruction forms.

## Operations

| form | defs | uses | clobbers | more | about |
| --- | --- | --- | --- | --- | --- |
| [`const64`](super::Ins::const64) | `dst`: `i64` |  |  | may be rematerialised instead of a reload or a move | LGHI, LGFI, LLILF, LLIHF or the like. |
| [`const64_wide`](super::Ins::const64_wide) | `dst`: `i64` |  |  | may be rematerialised instead of a reload | LLIHF and OILF: any 64 bits. |
| [`const32`](super::Ins::const32) | `dst`: `i32` |  |  | may be rematerialised instead of a reload or a move | LHI or IILF. |
| [`const32_high`](super::Ins::const32_high) | `dst`: `high32` |  |  |  | IIHF. |
| [`larl`](super::Ins::larl) | `dst`: `i64` |  |  | may be rematerialised instead of a reload or a move | An address relative to the instruction. |
| [`frame_address`](super::Ins::frame_address) | `dst`: `i64` |  |  | may be rematerialised instead of a reload or a move | LA or LAY of a place in the frame. |
| [`lgrl`](super::Ins::lgrl) | `dst`: `i64` |  |  |  | LGRL: from the global offset table, say. |
| [`la`](super::Ins::la) | `dst`: `i64` | `base`: `address` |  |  | LA or LAY: base and displacement. |
| [`la_index`](super::Ins::la_index) | `dst`: `i64` | `base`: `address`; `index`: `address` |  |  | LA or LAY: base, index and displacement. |
| [`mov64`](super::Ins::mov64) | `dst`: `i64` | `src`: `i64` or slot |  |  | A copy that the client asks for: LGR or LG. |
| [`mov32`](super::Ins::mov32) | `dst`: `i32` | `src`: `i32` or slot |  |  | A copy that the client asks for: LR or L. |
| [`ear`](super::Ins::ear) | `dst`: `i64` |  |  |  | EAR, SLLG and EAR: the thread pointer. |
| [`insert64_imm`](super::Ins::insert64_imm) | `dst`: `i64`, the register of `a` | `a`: `i64` |  |  | IILL to IIHH, IILF or IIHF: replaces 16 or 32 bits by an immediate. |
| [`insert32_imm`](super::Ins::insert32_imm) | `dst`: `word32`, the register of `a` | `a`: `word32` |  |  | IILL or IILH, IIHL or IIHH: replaces 16 bits by an immediate. |
| [`sx32_to64`](super::Ins::sx32_to64), [`zx32_to64`](super::Ins::zx32_to64) | `dst`: `i64` | `src`: `i32` or slot |  |  | LGFR or LLGFR, and LGF or LLGF from memory. |
| [`sx16_in64`](super::Ins::sx16_in64), [`sx8_in64`](super::Ins::sx8_in64), [`zx16_in64`](super::Ins::zx16_in64), [`zx8_in64`](super::Ins::zx8_in64) | `dst`: `i64` | `src`: `i64` |  |  | LGHR, LGBR, LLGHR or LLGCR. |
| [`sx16_in32`](super::Ins::sx16_in32), [`sx8_in32`](super::Ins::sx8_in32), [`zx16_in32`](super::Ins::zx16_in32), [`zx8_in32`](super::Ins::zx8_in32) | `dst`: `i32` | `src`: `i32` |  |  | LHR, LBR, LLHR or LLCR. |
| [`trunc64_to32`](super::Ins::trunc64_to32) | `dst`: `i32` | `src`: `i64` |  |  | The low word: LR, or nothing when src and dst share a register. |
| [`high_word`](super::Ins::high_word) | `dst`: `i32` | `src`: `i64` |  |  | The high word: RISBLGZ. |
| [`low_word_to_high`](super::Ins::low_word_to_high) | `dst`: `high32` | `src`: `i64` |  |  | The low word, in a high word: RISBHGZ. |
| [`insert_low_word`](super::Ins::insert_low_word) | `dst`: `i64`, the register of `old` | `old`: `i64`; `src`: `i64` |  |  | RISBLG: replaces the low word of a register. |
| [`insert_high_word`](super::Ins::insert_high_word) | `dst`: `i64`, the register of `old` | `old`: `i64`; `src`: `i64` |  |  | RISBHG: replaces the high word of a register. |
| [`lg`](super::Ins::lg) | `dst`: `i64` | `base`: `address` |  |  | lg of 64 bits, or of fewer that are extended. |
| [`lgf`](super::Ins::lgf) | `dst`: `i64` | `base`: `address` |  |  | lgf of 64 bits, or of fewer that are extended. |
| [`llgf`](super::Ins::llgf) | `dst`: `i64` | `base`: `address` |  |  | llgf of 64 bits, or of fewer that are extended. |
| [`lgh`](super::Ins::lgh) | `dst`: `i64` | `base`: `address` |  |  | lgh of 64 bits, or of fewer that are extended. |
| [`llgh`](super::Ins::llgh) | `dst`: `i64` | `base`: `address` |  |  | llgh of 64 bits, or of fewer that are extended. |
| [`lgb`](super::Ins::lgb) | `dst`: `i64` | `base`: `address` |  |  | lgb of 64 bits, or of fewer that are extended. |
| [`llgc`](super::Ins::llgc) | `dst`: `i64` | `base`: `address` |  |  | llgc of 64 bits, or of fewer that are extended. |
| [`lrvg`](super::Ins::lrvg) | `dst`: `i64` | `base`: `address` |  |  | lrvg of 64 bits, or of fewer that are extended. |
| [`lgat`](super::Ins::lgat) | `dst`: `i64` | `base`: `address` |  |  | lgat of 64 bits, or of fewer that are extended. |
| [`lg_index`](super::Ins::lg_index) | `dst`: `i64` | `base`: `address`; `index`: `address` |  |  | lg of 64 bits, or of fewer that are extended. |
| [`lgf_index`](super::Ins::lgf_index) | `dst`: `i64` | `base`: `address`; `index`: `address` |  |  | lgf of 64 bits, or of fewer that are extended. |
| [`llgf_index`](super::Ins::llgf_index) | `dst`: `i64` | `base`: `address`; `index`: `address` |  |  | llgf of 64 bits, or of fewer that are extended. |
| [`lgh_index`](super::Ins::lgh_index) | `dst`: `i64` | `base`: `address`; `index`: `address` |  |  | lgh of 64 bits, or of fewer that are extended. |
| [`llgh_index`](super::Ins::llgh_index) | `dst`: `i64` | `base`: `address`; `index`: `address` |  |  | llgh of 64 bits, or of fewer that are extended. |
| [`lgb_index`](super::Ins::lgb_index) | `dst`: `i64` | `base`: `address`; `index`: `address` |  |  | lgb of 64 bits, or of fewer that are extended. |
| [`llgc_index`](super::Ins::llgc_index) | `dst`: `i64` | `base`: `address`; `index`: `address` |  |  | llgc of 64 bits, or of fewer that are extended. |
| [`lrvg_index`](super::Ins::lrvg_index) | `dst`: `i64` | `base`: `address`; `index`: `address` |  |  | lrvg of 64 bits, or of fewer that are extended. |
| [`lgat_index`](super::Ins::lgat_index) | `dst`: `i64` | `base`: `address`; `index`: `address` |  |  | lgat of 64 bits, or of fewer that are extended. |
| [`l`](super::Ins::l) | `dst`: `i32` | `base`: `address` |  |  | l of 32 bits, or of fewer, extended. |
| [`lh`](super::Ins::lh) | `dst`: `i32` | `base`: `address` |  |  | lh of 32 bits, or of fewer, extended. |
| [`llh`](super::Ins::llh) | `dst`: `i32` | `base`: `address` |  |  | llh of 32 bits, or of fewer, extended. |
| [`lb`](super::Ins::lb) | `dst`: `i32` | `base`: `address` |  |  | lb of 32 bits, or of fewer, extended. |
| [`llc`](super::Ins::llc) | `dst`: `i32` | `base`: `address` |  |  | llc of 32 bits, or of fewer, extended. |
| [`lrv`](super::Ins::lrv) | `dst`: `i32` | `base`: `address` |  |  | lrv of 32 bits, or of fewer, extended. |
| [`l_index`](super::Ins::l_index) | `dst`: `i32` | `base`: `address`; `index`: `address` |  |  | l of 32 bits, or of fewer that are extended. |
| [`lh_index`](super::Ins::lh_index) | `dst`: `i32` | `base`: `address`; `index`: `address` |  |  | lh of 32 bits, or of fewer that are extended. |
| [`llh_index`](super::Ins::llh_index) | `dst`: `i32` | `base`: `address`; `index`: `address` |  |  | llh of 32 bits, or of fewer that are extended. |
| [`lb_index`](super::Ins::lb_index) | `dst`: `i32` | `base`: `address`; `index`: `address` |  |  | lb of 32 bits, or of fewer that are extended. |
| [`llc_index`](super::Ins::llc_index) | `dst`: `i32` | `base`: `address`; `index`: `address` |  |  | llc of 32 bits, or of fewer that are extended. |
| [`lrv_index`](super::Ins::lrv_index) | `dst`: `i32` | `base`: `address`; `index`: `address` |  |  | lrv of 32 bits, or of fewer that are extended. |
| [`lfh`](super::Ins::lfh) | `dst`: `high32` | `base`: `address` |  |  | lfh: into a high word. |
| [`lhh`](super::Ins::lhh) | `dst`: `high32` | `base`: `address` |  |  | lhh: into a high word. |
| [`llhh`](super::Ins::llhh) | `dst`: `high32` | `base`: `address` |  |  | llhh: into a high word. |
| [`lbh`](super::Ins::lbh) | `dst`: `high32` | `base`: `address` |  |  | lbh: into a high word. |
| [`llch`](super::Ins::llch) | `dst`: `high32` | `base`: `address` |  |  | llch: into a high word. |
| [`lfh_index`](super::Ins::lfh_index) | `dst`: `high32` | `base`: `address`; `index`: `address` |  |  | lfh: into a high word. |
| [`lhh_index`](super::Ins::lhh_index) | `dst`: `high32` | `base`: `address`; `index`: `address` |  |  | lhh: into a high word. |
| [`llhh_index`](super::Ins::llhh_index) | `dst`: `high32` | `base`: `address`; `index`: `address` |  |  | llhh: into a high word. |
| [`lbh_index`](super::Ins::lbh_index) | `dst`: `high32` | `base`: `address`; `index`: `address` |  |  | lbh: into a high word. |
| [`llch_index`](super::Ins::llch_index) | `dst`: `high32` | `base`: `address`; `index`: `address` |  |  | llch: into a high word. |
| [`ic`](super::Ins::ic) | `dst`: `i32`, the register of `old` | `old`: `i32`; `base`: `address` |  |  | IC: replaces the lowest byte from memory. |
| [`stg`](super::Ins::stg) |  | `src`: `i64`; `base`: `address` |  |  | stg of 64 bits. |
| [`strvg`](super::Ins::strvg) |  | `src`: `i64`; `base`: `address` |  |  | strvg of 64 bits. |
| [`stg_index`](super::Ins::stg_index) |  | `src`: `i64`; `base`: `address`; `index`: `address` |  |  | stg of 64 bits. |
| [`strvg_index`](super::Ins::strvg_index) |  | `src`: `i64`; `base`: `address`; `index`: `address` |  |  | strvg of 64 bits. |
| [`st`](super::Ins::st) |  | `src`: `i32`; `base`: `address` |  |  | st of 32 bits or less. |
| [`sth`](super::Ins::sth) |  | `src`: `i32`; `base`: `address` |  |  | sth of 32 bits or less. |
| [`stc`](super::Ins::stc) |  | `src`: `i32`; `base`: `address` |  |  | stc of 32 bits or less. |
| [`strv`](super::Ins::strv) |  | `src`: `i32`; `base`: `address` |  |  | strv of 32 bits or less. |
| [`strvh`](super::Ins::strvh) |  | `src`: `i32`; `base`: `address` |  |  | strvh of 32 bits or less. |
| [`st_index`](super::Ins::st_index) |  | `src`: `i32`; `base`: `address`; `index`: `address` |  |  | st of 32 bits or less. |
| [`sth_index`](super::Ins::sth_index) |  | `src`: `i32`; `base`: `address`; `index`: `address` |  |  | sth of 32 bits or less. |
| [`stc_index`](super::Ins::stc_index) |  | `src`: `i32`; `base`: `address`; `index`: `address` |  |  | stc of 32 bits or less. |
| [`strv_index`](super::Ins::strv_index) |  | `src`: `i32`; `base`: `address`; `index`: `address` |  |  | strv of 32 bits or less. |
| [`strvh_index`](super::Ins::strvh_index) |  | `src`: `i32`; `base`: `address`; `index`: `address` |  |  | strvh of 32 bits or less. |
| [`stfh`](super::Ins::stfh) |  | `src`: `high32`; `base`: `address` |  |  | stfh of a high word or less. |
| [`sthh`](super::Ins::sthh) |  | `src`: `high32`; `base`: `address` |  |  | sthh of a high word or less. |
| [`stch`](super::Ins::stch) |  | `src`: `high32`; `base`: `address` |  |  | stch of a high word or less. |
| [`stfh_index`](super::Ins::stfh_index) |  | `src`: `high32`; `base`: `address`; `index`: `address` |  |  | stfh of a high word or less. |
| [`sthh_index`](super::Ins::sthh_index) |  | `src`: `high32`; `base`: `address`; `index`: `address` |  |  | sthh of a high word or less. |
| [`stch_index`](super::Ins::stch_index) |  | `src`: `high32`; `base`: `address`; `index`: `address` |  |  | stch of a high word or less. |
| [`mvghi`](super::Ins::mvghi) |  | `base`: `address` |  |  | mvghi: stores an immediate. |
| [`mvhi`](super::Ins::mvhi) |  | `base`: `address` |  |  | mvhi: stores an immediate. |
| [`mvhhi`](super::Ins::mvhhi) |  | `base`: `address` |  |  | mvhhi: stores an immediate. |
| [`mvi`](super::Ins::mvi) |  | `base`: `address` |  |  | mvi: stores an immediate. |
| [`agsi`](super::Ins::agsi) |  | `base`: `address` |  |  | agsi: reads and writes memory. |
| [`asi`](super::Ins::asi) |  | `base`: `address` |  |  | asi: reads and writes memory. |
| [`algsi`](super::Ins::algsi) |  | `base`: `address` |  |  | algsi: reads and writes memory. |
| [`alsi`](super::Ins::alsi) |  | `base`: `address` |  |  | alsi: reads and writes memory. |
| [`ni`](super::Ins::ni) |  | `base`: `address` |  |  | ni: reads and writes memory. |
| [`oi`](super::Ins::oi) |  | `base`: `address` |  |  | oi: reads and writes memory. |
| [`xi`](super::Ins::xi) |  | `base`: `address` |  |  | xi: reads and writes memory. |
| [`pfd`](super::Ins::pfd) |  | `base`: `address` |  |  | PFD: a prefetch. |
| [`lmg2`](super::Ins::lmg2) | `dst[2]`: `i64`, a tuple `run2` | `base`: `address` |  |  | LMG: loads 2 registers, the base perhaps among them. |
| [`lmg3`](super::Ins::lmg3) | `dst[3]`: `i64`, a tuple `run3` | `base`: `address` |  |  | LMG: loads 3 registers, the base perhaps among them. |
| [`lmg4`](super::Ins::lmg4) | `dst[4]`: `i64`, a tuple `run4` | `base`: `address` |  |  | LMG: loads 4 registers, the base perhaps among them. |
| [`stmg2`](super::Ins::stmg2) |  | `src[2]`: `i64`, a tuple `run2`; `base`: `address` |  |  | STMG: stores 2 registers. |
| [`stmg3`](super::Ins::stmg3) |  | `src[3]`: `i64`, a tuple `run3`; `base`: `address` |  |  | STMG: stores 3 registers. |
| [`stmg4`](super::Ins::stmg4) |  | `src[4]`: `i64`, a tuple `run4`; `base`: `address` |  |  | STMG: stores 4 registers. |
| [`lpq`](super::Ins::lpq) | `dst[2]`: `i64`, a tuple `even_odd` | `base`: `address` |  |  | LPQ: loads 16 bytes at once. |
| [`stpq`](super::Ins::stpq) |  | `src[2]`: `i64`, a tuple `even_odd`; `base`: `address` |  |  | STPQ: stores 16 bytes at once. |
| [`lpdg`](super::Ins::lpdg) | `dst[2]`: `i64`, early: not the register of a use, a tuple `even_odd` | `first`: `address`; `second`: `address` |  |  | LPDG and BRC: loads from two places at once, again until it is done. |
| [`lpd`](super::Ins::lpd) | `dst[2]`: `i32`, early: not the register of a use, a tuple `even_odd32` | `first`: `address`; `second`: `address` |  |  | LPD and BRC: loads from two places at once, again until it is done. |
| [`add64`](super::Ins::add64), [`and64`](super::Ins::and64), [`or64`](super::Ins::or64), [`xor64`](super::Ins::xor64) | `dst`: `i64`, the register of `a` | `a`: `i64`; `b`: `i64` or slot |  | or `{add, and, or, xor}64/swapped`: `dst`: `i64`, the register of `b`; `a`: `i64` or slot; `b`: `i64`; or `{add, and, or, xor}64/k`: `dst`: `i64`; `b`: `i64` | AGR and its like, AG from memory; or AGRK. |
| [`sub64`](super::Ins::sub64) | `dst`: `i64`, the register of `a` | `a`: `i64`; `b`: `i64` or slot |  | or `sub64/k`: `dst`: `i64`; `b`: `i64` | SGR, SG from memory; or SGRK. |
| [`add32`](super::Ins::add32), [`and32`](super::Ins::and32), [`or32`](super::Ins::or32), [`xor32`](super::Ins::xor32) | `dst`: `i32`, the register of `a` | `a`: `i32`; `b`: `i32` or slot |  | or `{add, and, or, xor}32/swapped`: `dst`: `i32`, the register of `b`; `a`: `i32` or slot; `b`: `i32`; or `{add, and, or, xor}32/k`: `dst`: `i32`; `b`: `i32` | AR and its like, A from memory; or ARK. |
| [`sub32`](super::Ins::sub32) | `dst`: `i32`, the register of `a` | `a`: `i32`; `b`: `i32` or slot |  | or `sub32/k`: `dst`: `i32`; `b`: `i32` | SR, S from memory; or SRK. |
| [`add64_32`](super::Ins::add64_32), [`sub64_32`](super::Ins::sub64_32) | `dst`: `i64`, the register of `a` | `a`: `i64`; `b`: `i32` or slot |  |  | AGFR, SGFR, or AGF and SGF from memory: b is extended. |
| [`add64_imm`](super::Ins::add64_imm), [`and64_imm`](super::Ins::and64_imm), [`or64_imm`](super::Ins::or64_imm), [`xor64_imm`](super::Ins::xor64_imm) | `dst`: `i64`, the register of `a` | `a`: `i64` |  |  | AGHI, AGFI, NILF, OILF, XILF and their like. |
| [`add64_imm16`](super::Ins::add64_imm16) | `dst`: `i64`, the register of `a` | `a`: `i64` |  | or `add64_imm16/k`: `dst`: `i64` | AGHI, or AGHIK: an immediate of 16 bits. |
| [`add32_imm`](super::Ins::add32_imm), [`and32_imm`](super::Ins::and32_imm), [`or32_imm`](super::Ins::or32_imm), [`xor32_imm`](super::Ins::xor32_imm) | `dst`: `i32`, the register of `a` | `a`: `i32` |  |  | AHI, AFI, NILF, OILF, XILF and their like. |
| [`add32_imm_high`](super::Ins::add32_imm_high), [`and32_imm_high`](super::Ins::and32_imm_high), [`or32_imm_high`](super::Ins::or32_imm_high), [`xor32_imm_high`](super::Ins::xor32_imm_high) | `dst`: `high32`, the register of `a` | `a`: `high32` |  |  | AIH, NIHF, OIHF, XIHF and their like. |
| [`add32_imm16`](super::Ins::add32_imm16) | `dst`: `i32`, the register of `a` | `a`: `i32` |  | or `add32_imm16/k`: `dst`: `i32` | AHI, or AHIK: an immediate of 16 bits. |
| [`add32_high`](super::Ins::add32_high), [`sub32_high`](super::Ins::sub32_high) | `dst`: `high32` | `a`: `high32`; `b`: `word32` |  |  | AHHHR or SHHHR, and AHHLR or SHHLR. |
| [`add64_mem`](super::Ins::add64_mem), [`sub64_mem`](super::Ins::sub64_mem), [`and64_mem`](super::Ins::and64_mem), [`or64_mem`](super::Ins::or64_mem), [`xor64_mem`](super::Ins::xor64_mem) / [`add32_mem`](super::Ins::add32_mem), [`sub32_mem`](super::Ins::sub32_mem), [`and32_mem`](super::Ins::and32_mem), [`or32_mem`](super::Ins::or32_mem), [`xor32_mem`](super::Ins::xor32_mem) | `dst`: `i64 / i32`, the register of `a` | `a`: `i64 / i32`; `base`: `address` |  |  | AG or A and their like: a second source in memory. |
| [`add64_mem_index`](super::Ins::add64_mem_index), [`sub64_mem_index`](super::Ins::sub64_mem_index), [`and64_mem_index`](super::Ins::and64_mem_index), [`or64_mem_index`](super::Ins::or64_mem_index), [`xor64_mem_index`](super::Ins::xor64_mem_index) / [`add32_mem_index`](super::Ins::add32_mem_index), [`sub32_mem_index`](super::Ins::sub32_mem_index), [`and32_mem_index`](super::Ins::and32_mem_index), [`or32_mem_index`](super::Ins::or32_mem_index), [`xor32_mem_index`](super::Ins::xor32_mem_index) | `dst`: `i64 / i32`, the register of `a` | `a`: `i64 / i32`; `base`: `address`; `index`: `address` |  |  | AG or A and their like: a second source in memory at base + index. |
| [`lc64`](super::Ins::lc64), [`lp64`](super::Ins::lp64), [`ln64`](super::Ins::ln64) | `dst`: `i64` | `a`: `i64` |  |  | LCGR, LPGR or LNGR: negates, or takes the sign away or in. |
| [`lc32`](super::Ins::lc32), [`lp32`](super::Ins::lp32), [`ln32`](super::Ins::ln32) | `dst`: `i32` | `a`: `i32` |  |  | LCR, LPR or LNR: negates, or takes the sign away or in. |
| [`add128`](super::Ins::add128) | `lo`: `i64`, the register of `a_lo`; `hi`: `i64`, the register of `a_hi` | `a_lo`: `i64`; `a_hi`: `i64`; `b_lo`: `i64` or slot; `b_hi`: `i64`, late: not the register of a def |  |  | ALGR and ALCGR. The low half is written while the high halves are still to be read. |
| [`sub128`](super::Ins::sub128) | `lo`: `i64`, the register of `a_lo`; `hi`: `i64`, the register of `a_hi` | `a_lo`: `i64`; `a_hi`: `i64`; `b_lo`: `i64` or slot; `b_hi`: `i64`, late: not the register of a def |  |  | SLGR and SLBGR. The low half is written while the high halves are still to be read. |
| [`nand64`](super::Ins::nand64), [`nor64`](super::Ins::nor64), [`nxor64`](super::Ins::nxor64), [`andc64`](super::Ins::andc64), [`orc64`](super::Ins::orc64) | `dst`: `i64` | `a`: `i64`; `b`: `i64` |  | requires `arch13` | NNGRK, NOGRK, NXGRK, NCGRK or OCGRK. |
| [`nand32`](super::Ins::nand32), [`nor32`](super::Ins::nor32), [`nxor32`](super::Ins::nxor32), [`andc32`](super::Ins::andc32), [`orc32`](super::Ins::orc32) | `dst`: `i32` | `a`: `i32`; `b`: `i32` |  | requires `arch13` | NNRK, NORK, NXRK, NCRK or OCRK. |
| [`mul64`](super::Ins::mul64) | `dst`: `i64`, the register of `a` | `a`: `i64`; `b`: `i64` or slot |  | or `mul64/swapped`: `dst`: `i64`, the register of `b`; `a`: `i64` or slot; `b`: `i64`; or `mul64/k`: `dst`: `i64`; `b`: `i64` | MSGR, MSG from memory; or MSGRKC. |
| [`mul32`](super::Ins::mul32) | `dst`: `i32`, the register of `a` | `a`: `i32`; `b`: `i32` or slot |  | or `mul32/swapped`: `dst`: `i32`, the register of `b`; `a`: `i32` or slot; `b`: `i32`; or `mul32/k`: `dst`: `i32`; `b`: `i32` | MSR, MS from memory; or MSRKC. |
| [`mul64_imm`](super::Ins::mul64_imm) | `dst`: `i64`, the register of `a` | `a`: `i64` |  |  | MGHI or MSGFI. |
| [`mul32_imm`](super::Ins::mul32_imm) | `dst`: `i32`, the register of `a` | `a`: `i32` |  |  | MHI or MSFI. |
| [`mlgr`](super::Ins::mlgr) | `product[2]`: `i64`, a tuple `even_odd` | `a`: `i64`; `b`: `i64` or slot |  | `product1` is in the register of `a` | MLGR or MLG: the unsigned product of `a`, in the odd register, and b. product0 is its left half. |
| [`mgrk`](super::Ins::mgrk) | `product[2]`: `i64`, a tuple `even_odd` | `a`: `i64`; `b`: `i64` |  |  | MGRK: the signed product of any two registers. product0 is its left half. |
| [`mlr`](super::Ins::mlr) | `product[2]`: `i32`, a tuple `even_odd32` | `a`: `i32`; `b`: `i32` or slot |  | `product1` is in the register of `a` | mlr: the product of 32-bit factors. product0 is its left half. |
| [`mr`](super::Ins::mr) | `product[2]`: `i32`, a tuple `even_odd32` | `a`: `i32`; `b`: `i32` or slot |  | `product1` is in the register of `a` | mr: the product of 32-bit factors. product0 is its left half. |
| [`dlgr`](super::Ins::dlgr) | `result[2]`: `i64`, the register of `dividend0` | `dividend[2]`: `i64`, a tuple `even_odd`; `by`: `i64` or slot |  |  | DLGR or DLG: the unsigned dividend is a pair; result0 is the remainder, result1 the quotient. |
| [`dsgr`](super::Ins::dsgr) | `result[2]`: `i64`, a tuple `even_odd` | `a`: `i64`; `by`: `i64` or slot |  | `result1` is in the register of `a` | DSGR or DSG: `a`, in the odd register, by a signed divisor. result0 is the remainder, result1 the quotient. |
| [`dsgfr`](super::Ins::dsgfr) | `result[2]`: `i64`, a tuple `even_odd` | `a`: `i64`; `by`: `i32` or slot |  | `result1` is in the register of `a` | DSGFR or DSGF: as `dsgr`, by 32 bits. |
| [`dlr`](super::Ins::dlr) | `result[2]`: `i32`, the register of `dividend0` | `dividend[2]`: `i32`, a tuple `even_odd32`; `by`: `i32` or slot |  |  | dlr: the dividend is a pair of words; result0 is the remainder, result1 the quotient. |
| [`dr`](super::Ins::dr) | `result[2]`: `i32`, the register of `dividend0` | `dividend[2]`: `i32`, a tuple `even_odd32`; `by`: `i32` or slot |  |  | dr: the dividend is a pair of words; result0 is the remainder, result1 the quotient. |
| [`sllg`](super::Ins::sllg) | `dst`: `i64` | `a`: `i64`; `count`: `count` |  |  | sllg by a register. |
| [`srlg`](super::Ins::srlg) | `dst`: `i64` | `a`: `i64`; `count`: `count` |  |  | srlg by a register. |
| [`srag`](super::Ins::srag) | `dst`: `i64` | `a`: `i64`; `count`: `count` |  |  | srag by a register. |
| [`rllg`](super::Ins::rllg) | `dst`: `i64` | `a`: `i64`; `count`: `count` |  |  | rllg by a register. |
| [`sllg_imm`](super::Ins::sllg_imm) | `dst`: `i64` | `a`: `i64` |  |  | sllg by an immediate. |
| [`srlg_imm`](super::Ins::srlg_imm) | `dst`: `i64` | `a`: `i64` |  |  | srlg by an immediate. |
| [`srag_imm`](super::Ins::srag_imm) | `dst`: `i64` | `a`: `i64` |  |  | srag by an immediate. |
| [`rllg_imm`](super::Ins::rllg_imm) | `dst`: `i64` | `a`: `i64` |  |  | rllg by an immediate. |
| [`sll`](super::Ins::sll) | `dst`: `i32`, the register of `a` | `a`: `i32`; `count`: `count` |  | or `sll/k`: `dst`: `i32` | sll by a register, or with K and three operands. |
| [`srl`](super::Ins::srl) | `dst`: `i32`, the register of `a` | `a`: `i32`; `count`: `count` |  | or `srl/k`: `dst`: `i32` | srl by a register, or with K and three operands. |
| [`sra`](super::Ins::sra) | `dst`: `i32`, the register of `a` | `a`: `i32`; `count`: `count` |  | or `sra/k`: `dst`: `i32` | sra by a register, or with K and three operands. |
| [`sll_imm`](super::Ins::sll_imm) | `dst`: `i32`, the register of `a` | `a`: `i32` |  | or `sll_imm/k`: `dst`: `i32` | sll by an immediate, or with K and two operands. |
| [`srl_imm`](super::Ins::srl_imm) | `dst`: `i32`, the register of `a` | `a`: `i32` |  | or `srl_imm/k`: `dst`: `i32` | srl by an immediate, or with K and two operands. |
| [`sra_imm`](super::Ins::sra_imm) | `dst`: `i32`, the register of `a` | `a`: `i32` |  | or `sra_imm/k`: `dst`: `i32` | sra by an immediate, or with K and two operands. |
| [`rll`](super::Ins::rll) | `dst`: `i32` | `a`: `i32`; `count`: `count` |  |  | RLL: rotates by a register. |
| [`rll_imm`](super::Ins::rll_imm) | `dst`: `i32` | `a`: `i32` |  |  | RLL: rotates by an immediate. |
| [`sldl`](super::Ins::sldl) | `dst[2]`: `i32`, the register of `a0` | `a[2]`: `i32`, a tuple `even_odd32`; `count`: `count` |  |  | sldl: a pair of words, by a register. |
| [`srdl`](super::Ins::srdl) | `dst[2]`: `i32`, the register of `a0` | `a[2]`: `i32`, a tuple `even_odd32`; `count`: `count` |  |  | srdl: a pair of words, by a register. |
| [`slda`](super::Ins::slda) | `dst[2]`: `i32`, the register of `a0` | `a[2]`: `i32`, a tuple `even_odd32`; `count`: `count` |  |  | slda: a pair of words, by a register. |
| [`srda`](super::Ins::srda) | `dst[2]`: `i32`, the register of `a0` | `a[2]`: `i32`, a tuple `even_odd32`; `count`: `count` |  |  | srda: a pair of words, by a register. |
| [`sldl_imm`](super::Ins::sldl_imm) | `dst[2]`: `i32`, the register of `a0` | `a[2]`: `i32`, a tuple `even_odd32` |  |  | sldl: a pair of words, by an immediate. |
| [`srdl_imm`](super::Ins::srdl_imm) | `dst[2]`: `i32`, the register of `a0` | `a[2]`: `i32`, a tuple `even_odd32` |  |  | srdl: a pair of words, by an immediate. |
| [`slda_imm`](super::Ins::slda_imm) | `dst[2]`: `i32`, the register of `a0` | `a[2]`: `i32`, a tuple `even_odd32` |  |  | slda: a pair of words, by an immediate. |
| [`srda_imm`](super::Ins::srda_imm) | `dst[2]`: `i32`, the register of `a0` | `a[2]`: `i32`, a tuple `even_odd32` |  |  | srda: a pair of words, by an immediate. |
| [`risbgz`](super::Ins::risbgz) | `dst`: `i64` | `src`: `i64` |  |  | RISBG that clears the other bits: rotates and selects. |
| [`risbg`](super::Ins::risbg) | `dst`: `i64`, the register of `old` | `old`: `i64`; `src`: `i64` |  |  | risbg: rotates src, and combines some of its bits. |
| [`rnsbg`](super::Ins::rnsbg) | `dst`: `i64`, the register of `old` | `old`: `i64`; `src`: `i64` |  |  | rnsbg: rotates src, and combines some of its bits. |
| [`rosbg`](super::Ins::rosbg) | `dst`: `i64`, the register of `old` | `old`: `i64`; `src`: `i64` |  |  | rosbg: rotates src, and combines some of its bits. |
| [`rxsbg`](super::Ins::rxsbg) | `dst`: `i64`, the register of `old` | `old`: `i64`; `src`: `i64` |  |  | rxsbg: rotates src, and combines some of its bits. |
| [`flogr`](super::Ins::flogr) | `dst[2]`: `i64`, a tuple `even_odd` | `src`: `i64` |  |  | FLOGR: dst0 is the number of leading zeros, dst1 src without its leftmost one. |
| [`popcnt`](super::Ins::popcnt) | `dst`: `i64` | `src`: `i64` |  |  | popcnt: counts ones in each byte, or reverses the bytes. |
| [`lrvgr`](super::Ins::lrvgr) | `dst`: `i64` | `src`: `i64` |  |  | lrvgr: counts ones in each byte, or reverses the bytes. |
| [`popcnt64`](super::Ins::popcnt64) | `dst`: `i64` | `src`: `i64` |  | requires `arch13` | POPCNT of the whole register. |
| [`lrvr`](super::Ins::lrvr) | `dst`: `i32` | `src`: `i32` |  |  | LRVR: reverses the bytes. |
| [`cmp64_set`](super::Ins::cmp64_set), [`cmpl64_set`](super::Ins::cmpl64_set) | `dst`: `i32` | `a`: `i64`; `b`: `i64` or slot |  |  | CGR, CLGR, CG or CLG, then LHI and LOCHI. |
| [`cmp32_set`](super::Ins::cmp32_set), [`cmpl32_set`](super::Ins::cmpl32_set) | `dst`: `i32` | `a`: `i32`; `b`: `i32` or slot |  |  | CR, CLR, C or CL, then LHI and LOCHI. |
| [`cmp64_imm_set`](super::Ins::cmp64_imm_set), [`cmpl64_imm_set`](super::Ins::cmpl64_imm_set), [`tm64_imm_set`](super::Ins::tm64_imm_set) / [`cmp32_imm_set`](super::Ins::cmp32_imm_set), [`cmpl32_imm_set`](super::Ins::cmpl32_imm_set), [`tm32_imm_set`](super::Ins::tm32_imm_set) | `dst`: `i32` | `a`: `i64 / i32` |  |  | A comparison with an immediate, LHI and LOCHI. |
| [`cmp64_loc64`](super::Ins::cmp64_loc64), [`cmpl64_loc64`](super::Ins::cmpl64_loc64) / [`cmp64_loc32`](super::Ins::cmp64_loc32), [`cmpl64_loc32`](super::Ins::cmpl64_loc32) / [`cmp32_loc64`](super::Ins::cmp32_loc64), [`cmpl32_loc64`](super::Ins::cmpl32_loc64) / [`cmp32_loc32`](super::Ins::cmp32_loc32), [`cmpl32_loc32`](super::Ins::cmpl32_loc32) | `dst`: `i64 / i32 / i64 / i32`, the register of `otherwise` | `a`: `i64 / i64 / i32 / i32`; `b`: `i64 / i64 / i32 / i32` or slot; `then`: `i64 / i32 / i64 / i32` or slot; `otherwise`: `i64 / i32 / i64 / i32` |  |  | A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds. |
| [`cmp64_imm_loc64`](super::Ins::cmp64_imm_loc64), [`cmpl64_imm_loc64`](super::Ins::cmpl64_imm_loc64), [`tm64_imm_loc64`](super::Ins::tm64_imm_loc64) / [`cmp64_imm_loc32`](super::Ins::cmp64_imm_loc32), [`cmpl64_imm_loc32`](super::Ins::cmpl64_imm_loc32), [`tm64_imm_loc32`](super::Ins::tm64_imm_loc32) / [`cmp32_imm_loc64`](super::Ins::cmp32_imm_loc64), [`cmpl32_imm_loc64`](super::Ins::cmpl32_imm_loc64), [`tm32_imm_loc64`](super::Ins::tm32_imm_loc64) / [`cmp32_imm_loc32`](super::Ins::cmp32_imm_loc32), [`cmpl32_imm_loc32`](super::Ins::cmpl32_imm_loc32), [`tm32_imm_loc32`](super::Ins::tm32_imm_loc32) | `dst`: `i64 / i32 / i64 / i32`, the register of `otherwise` | `a`: `i64 / i64 / i32 / i32`; `then`: `i64 / i32 / i64 / i32` or slot; `otherwise`: `i64 / i32 / i64 / i32` |  |  | A comparison with an immediate, and LOCGR or LOCR. |
| [`cmp64_loc_high`](super::Ins::cmp64_loc_high), [`cmpl64_loc_high`](super::Ins::cmpl64_loc_high) | `dst`: `high32`, the register of `otherwise` | `a`: `i64`; `b`: `i64` or slot; `then`: `high32`; `otherwise`: `high32` |  |  | A comparison, and LOCFHR: all in high words. |
| [`cmp64_sel64`](super::Ins::cmp64_sel64), [`cmpl64_sel64`](super::Ins::cmpl64_sel64) / [`cmp64_sel32`](super::Ins::cmp64_sel32), [`cmpl64_sel32`](super::Ins::cmpl64_sel32) / [`cmp32_sel64`](super::Ins::cmp32_sel64), [`cmpl32_sel64`](super::Ins::cmpl32_sel64) / [`cmp32_sel32`](super::Ins::cmp32_sel32), [`cmpl32_sel32`](super::Ins::cmpl32_sel32) | `dst`: `i64 / i32 / i64 / i32` | `a`: `i64 / i64 / i32 / i32`; `b`: `i64 / i64 / i32 / i32` or slot; `then`: `i64 / i32 / i64 / i32`; `otherwise`: `i64 / i32 / i64 / i32` |  | requires `arch13` | A comparison, and SELGR or SELR. |
| [`add64_overflow_set`](super::Ins::add64_overflow_set), [`sub64_overflow_set`](super::Ins::sub64_overflow_set) | `dst`: `i64`; `flag`: `i32` | `a`: `i64`; `b`: `i64` |  |  | AGRK or SGRK, LHI and LOCHI. |
| [`add32_overflow_set`](super::Ins::add32_overflow_set), [`sub32_overflow_set`](super::Ins::sub32_overflow_set) | `dst`: `i32`; `flag`: `i32` | `a`: `i32`; `b`: `i32` |  |  | ARK or SRK, LHI and LOCHI. |
| [`csg`](super::Ins::csg) | `old`: `i64`, the register of `expected` | `expected`: `i64`; `new`: `i64`; `base`: `address` |  |  | CSG: `old` is what memory held. |
| [`cs`](super::Ins::cs) | `old`: `i32`, the register of `expected` | `expected`: `i32`; `new`: `i32`; `base`: `address` |  |  | CS: `old` is what memory held. |
| [`cdsg`](super::Ins::cdsg) | `old[2]`: `i64`, the register of `expected0` | `expected[2]`: `i64`, a tuple `even_odd`; `new[2]`: `i64`, a tuple `even_odd`; `base`: `address` |  |  | CDSG: compares and exchanges 16 bytes, as two even-odd pairs. |
| [`cds`](super::Ins::cds) | `old[2]`: `i32`, the register of `expected0` | `expected[2]`: `i32`, a tuple `even_odd32`; `new[2]`: `i32`, a tuple `even_odd32`; `base`: `address` |  |  | CDS: compares and exchanges 8 bytes, as two even-odd pairs of words. |
| [`csg_set`](super::Ins::csg_set) | `old`: `i64`, the register of `expected`; `done`: `i32` | `expected`: `i64`; `new`: `i64`; `base`: `address` |  |  | CSG, LHI and LOCHI. |
| [`cs_set`](super::Ins::cs_set) | `old`: `i32`, the register of `expected`; `done`: `i32` | `expected`: `i32`; `new`: `i32`; `base`: `address` |  |  | CS, LHI and LOCHI. |
| [`laag`](super::Ins::laag) | `old`: `i64` | `src`: `i64`; `base`: `address` |  |  | laag: `old` is what memory held. |
| [`laalg`](super::Ins::laalg) | `old`: `i64` | `src`: `i64`; `base`: `address` |  |  | laalg: `old` is what memory held. |
| [`lang`](super::Ins::lang) | `old`: `i64` | `src`: `i64`; `base`: `address` |  |  | lang: `old` is what memory held. |
| [`laog`](super::Ins::laog) | `old`: `i64` | `src`: `i64`; `base`: `address` |  |  | laog: `old` is what memory held. |
| [`laxg`](super::Ins::laxg) | `old`: `i64` | `src`: `i64`; `base`: `address` |  |  | laxg: `old` is what memory held. |
| [`laa`](super::Ins::laa) | `old`: `i32` | `src`: `i32`; `base`: `address` |  |  | laa: `old` is what memory held. |
| [`laal`](super::Ins::laal) | `old`: `i32` | `src`: `i32`; `base`: `address` |  |  | laal: `old` is what memory held. |
| [`lan`](super::Ins::lan) | `old`: `i32` | `src`: `i32`; `base`: `address` |  |  | lan: `old` is what memory held. |
| [`lao`](super::Ins::lao) | `old`: `i32` | `src`: `i32`; `base`: `address` |  |  | lao: `old` is what memory held. |
| [`lax`](super::Ins::lax) | `old`: `i32` | `src`: `i32`; `base`: `address` |  |  | lax: `old` is what memory held. |
| [`atomic64`](super::Ins::atomic64) | `old`: `i64`, early: not the register of a use | `with`: `i64`, late: not the register of a def; `base`: `address`, late: not the register of a def |  | needs `new`: `i64`, a scratch register | Any operation on memory, by a loop around CSG; `old` is what memory held. |
| [`atomic32`](super::Ins::atomic32) | `old`: `i32`, early: not the register of a use | `with`: `i32`, late: not the register of a def; `base`: `address`, late: not the register of a def |  | needs `new`: `i32`, a scratch register | Any operation on memory, by a loop around CS; `old` is what memory held. |
| [`bcr_serialize`](super::Ins::bcr_serialize) |  |  |  |  | BCR 14 or 15 with register 0: orders memory. |
| [`mvc`](super::Ins::mvc) |  | `dst`: `address`; `src`: `address` |  |  | mvc: up to 256 bytes. |
| [`nc`](super::Ins::nc) |  | `dst`: `address`; `src`: `address` |  |  | nc: up to 256 bytes. |
| [`oc`](super::Ins::oc) |  | `dst`: `address`; `src`: `address` |  |  | oc: up to 256 bytes. |
| [`xc`](super::Ins::xc) |  | `dst`: `address`; `src`: `address` |  |  | xc: up to 256 bytes. |
| [`tr`](super::Ins::tr) |  | `dst`: `address`; `src`: `address` |  |  | tr: up to 256 bytes. |
| [`ex_mvc`](super::Ins::ex_mvc) |  | `dst`: `address`; `src`: `address`; `length`: `address` |  |  | EXRL of mvc: the length is in a register. Register 0 would mean the length of the instruction. |
| [`ex_nc`](super::Ins::ex_nc) |  | `dst`: `address`; `src`: `address`; `length`: `address` |  |  | EXRL of nc: the length is in a register. Register 0 would mean the length of the instruction. |
| [`ex_oc`](super::Ins::ex_oc) |  | `dst`: `address`; `src`: `address`; `length`: `address` |  |  | EXRL of oc: the length is in a register. Register 0 would mean the length of the instruction. |
| [`ex_xc`](super::Ins::ex_xc) |  | `dst`: `address`; `src`: `address`; `length`: `address` |  |  | EXRL of xc: the length is in a register. Register 0 would mean the length of the instruction. |
| [`ex_tr`](super::Ins::ex_tr) |  | `dst`: `address`; `src`: `address`; `length`: `address` |  |  | EXRL of tr: the length is in a register. Register 0 would mean the length of the instruction. |
| [`clc_set`](super::Ins::clc_set) | `dst`: `i32` | `a`: `address`; `b`: `address` |  |  | CLC, IPM and shifts: a negative number, zero or a positive one. |
| [`mvcle`](super::Ins::mvcle) | `dst_end[2]`: `i64`, the register of `dst0`; `src_end[2]`: `i64`, the register of `src0` | `dst[2]`: `i64`, a tuple `even_odd`; `src[2]`: `i64`, a tuple `even_odd` |  |  | MVCLE and BRC: copies, and pads with a byte. |
| [`mvcle_padded`](super::Ins::mvcle_padded) | `dst_end[2]`: `i64`, the register of `dst0`; `src_end[2]`: `i64`, the register of `src0` | `dst[2]`: `i64`, a tuple `even_odd`; `src[2]`: `i64`, a tuple `even_odd`; `pad`: `count`, late: not the register of a def |  |  | MVCLE and BRC: copies, and pads with a byte that is in a register. |
| [`mvcl`](super::Ins::mvcl) | `dst_end[2]`: `i64`, the register of `dst0`; `src_end[2]`: `i64`, the register of `src0` | `dst[2]`: `i64`, a tuple `even_odd`; `src[2]`: `i64`, a tuple `even_odd` |  |  | MVCL: copies up to 16 MB, and pads with the leftmost byte of the word that is the length of the source. |
| [`clcle_set`](super::Ins::clcle_set) | `a_end[2]`: `i64`, the register of `a0`; `b_end[2]`: `i64`, the register of `b0`; `result`: `i32` | `a[2]`: `i64`, a tuple `even_odd`; `b[2]`: `i64`, a tuple `even_odd` |  |  | CLCLE and BRC, then LHI and LOCHI: compares. The pairs then say where. |
| [`mvst`](super::Ins::mvst) | `dst_end`: `address`, the register of `dst`; `src_end`: `address`, the register of `src` | `dst`: `address`; `src`: `address`; `last`: `r0l` |  |  | MVST and BRC: copies a string. R0 holds the byte that ends it. |
| [`clst_set`](super::Ins::clst_set) | `a_end`: `address`, the register of `a`; `b_end`: `address`, the register of `b`; `result`: `i32` | `a`: `address`; `b`: `address`; `last`: `r0l` |  |  | CLST and BRC, then LHI and LOCHI: compares strings. R0 holds the byte that ends them. |
| [`srst`](super::Ins::srst) | `found`: `address`, the register of `limit`; `next`: `address`, the register of `start` | `limit`: `address`; `start`: `address`; `byte`: `r0l` |  |  | SRST and BRC: looks for the byte that is in R0. `found` is where it is, or the limit. |
| [`trt`](super::Ins::trt) | `found`: `i64`, the register of `otherwise`; `function`: `i32`, the register of `old` | `otherwise`: `r1`; `old`: `r2l`; `src`: `address`; `table`: `address` |  |  | TRT: looks for the first byte with a function. R1 becomes its address, and the function replaces the lowest byte of R2; without one, both stay. |
| [`tre`](super::Ins::tre) | `rest[2]`: `i64`, the register of `text0` | `text[2]`: `i64`, a tuple `even_odd`; `table`: `address`, late: not the register of a def; `last`: `r0l` |  |  | TRE and BRC: translates a string until the byte that is in R0. |
| [`cu12`](super::Ins::cu12) | `dst_rest[2]`: `i64`, the register of `dst0`; `src_rest[2]`: `i64`, the register of `src0` | `dst[2]`: `i64`, a tuple `even_odd`; `src[2]`: `i64`, a tuple `even_odd` |  |  | cu12 and BRC: from one encoding of Unicode to another. |
| [`cu14`](super::Ins::cu14) | `dst_rest[2]`: `i64`, the register of `dst0`; `src_rest[2]`: `i64`, the register of `src0` | `dst[2]`: `i64`, a tuple `even_odd`; `src[2]`: `i64`, a tuple `even_odd` |  |  | cu14 and BRC: from one encoding of Unicode to another. |
| [`cu21`](super::Ins::cu21) | `dst_rest[2]`: `i64`, the register of `dst0`; `src_rest[2]`: `i64`, the register of `src0` | `dst[2]`: `i64`, a tuple `even_odd`; `src[2]`: `i64`, a tuple `even_odd` |  |  | cu21 and BRC: from one encoding of Unicode to another. |
| [`cu24`](super::Ins::cu24) | `dst_rest[2]`: `i64`, the register of `dst0`; `src_rest[2]`: `i64`, the register of `src0` | `dst[2]`: `i64`, a tuple `even_odd`; `src[2]`: `i64`, a tuple `even_odd` |  |  | cu24 and BRC: from one encoding of Unicode to another. |
| [`cu41`](super::Ins::cu41) | `dst_rest[2]`: `i64`, the register of `dst0`; `src_rest[2]`: `i64`, the register of `src0` | `dst[2]`: `i64`, a tuple `even_odd`; `src[2]`: `i64`, a tuple `even_odd` |  |  | cu41 and BRC: from one encoding of Unicode to another. |
| [`cu42`](super::Ins::cu42) | `dst_rest[2]`: `i64`, the register of `dst0`; `src_rest[2]`: `i64`, the register of `src0` | `dst[2]`: `i64`, a tuple `even_odd`; `src[2]`: `i64`, a tuple `even_odd` |  |  | cu42 and BRC: from one encoding of Unicode to another. |
| [`cksm`](super::Ins::cksm) | `sum`: `i32`, the register of `old`; `rest[2]`: `i64`, the register of `data0` | `old`: `i32`; `data[2]`: `i64`, a tuple `even_odd` |  |  | CKSM and BRC: adds up a pair's storage. |
| [`km`](super::Ins::km) | `dst_end`: `even`, the register of `dst`; `src_rest[2]`: `i64`, the register of `src0` | `dst`: `even`; `src[2]`: `i64`, a tuple `even_odd`; `function`: `r0`, late: not the register of a def; `parameters`: `r1`, late: not the register of a def |  |  | km and BRC: R0 is the function, R1 the address of its parameters, dst an even register. |
| [`kmc`](super::Ins::kmc) | `dst_end`: `even`, the register of `dst`; `src_rest[2]`: `i64`, the register of `src0` | `dst`: `even`; `src[2]`: `i64`, a tuple `even_odd`; `function`: `r0`, late: not the register of a def; `parameters`: `r1`, late: not the register of a def |  |  | kmc and BRC: R0 is the function, R1 the address of its parameters, dst an even register. |
| [`kimd`](super::Ins::kimd) | `rest[2]`: `i64`, the register of `data0` | `data[2]`: `i64`, a tuple `even_odd`; `function`: `r0`, late: not the register of a def; `parameters`: `r1`, late: not the register of a def |  |  | kimd and BRC: R0 is the function, R1 the address of its parameters. |
| [`klmd`](super::Ins::klmd) | `rest[2]`: `i64`, the register of `data0` | `data[2]`: `i64`, a tuple `even_odd`; `function`: `r0`, late: not the register of a def; `parameters`: `r1`, late: not the register of a def |  |  | klmd and BRC: R0 is the function, R1 the address of its parameters. |
| [`kmac`](super::Ins::kmac) | `rest[2]`: `i64`, the register of `data0` | `data[2]`: `i64`, a tuple `even_odd`; `function`: `r0`, late: not the register of a def; `parameters`: `r1`, late: not the register of a def |  |  | kmac and BRC: R0 is the function, R1 the address of its parameters. |
| [`kmctr`](super::Ins::kmctr) | `dst_end`: `even`, the register of `dst`; `src_rest[2]`: `i64`, the register of `src0`; `next`: `even`, the register of `counters` | `dst`: `even`; `src[2]`: `i64`, a tuple `even_odd`; `counters`: `even`; `function`: `r0`, late: not the register of a def; `parameters`: `r1`, late: not the register of a def |  |  | KMCTR and BRC: three operands, of which the counters are an even register. |
| [`svc3`](super::Ins::svc3) | `result`: `r2` | `a`: `r2`; `b`: `r3`; `c`: `r4`; `number`: `r1` |  |  | A Linux system call, with its number in R1. The kernel changes only R2. |
| [`svc6`](super::Ins::svc6) | `result`: `r2` | `a`: `r2`; `b`: `r3`; `c`: `r4`; `d`: `r5`; `e`: `r6`; `f`: `r7`; `number`: `r1` |  |  | A Linux system call, with its number in R1. The kernel changes only R2. |
| [`stckf`](super::Ins::stckf) |  | `base`: `address` |  |  | Stores the clock. |
| [`stfle`](super::Ins::stfle) | `needed`: `i64`, the register of `given` | `given`: `r0`; `base`: `address` |  |  | STFLE: R0 says how many doublewords there are, less one, and then how many there would be. |
| [`nop`](super::Ins::nop), [`tend`](super::Ins::tend) |  |  |  |  | No operands. |
| [`zero_f64`](super::Ins::zero_f64) / [`zero_f32`](super::Ins::zero_f32) | `dst`: `f64 / f32` |  |  | may be rematerialised instead of a reload or a move | LZDR or LZER; VZERO beyond F15. |
| [`const_f64`](super::Ins::const_f64) / [`const_f32`](super::Ins::const_f32) | `dst`: `f64 / f32` |  |  | needs `address`: `address`, a scratch register | LARL and LD, or LARL and LE. |
| [`mov_f64`](super::Ins::mov_f64) / [`mov_f32`](super::Ins::mov_f32) | `dst`: `f64 / f32` | `src`: `f64 / f32` or slot |  |  | A copy that the client asks for. |
| [`load_f64`](super::Ins::load_f64) / [`load_f32`](super::Ins::load_f32) | `dst`: `f64 / f32` | `base`: `address` |  |  | LD or LE; VLEG or VLEF beyond F15. |
| [`load_f64_index`](super::Ins::load_f64_index) / [`load_f32_index`](super::Ins::load_f32_index) | `dst`: `f64 / f32` | `base`: `address`; `index`: `address` |  |  | LD or LE; VLEG or VLEF beyond F15. |
| [`store_f64`](super::Ins::store_f64) / [`store_f32`](super::Ins::store_f32) |  | `src`: `f64 / f32`; `base`: `address` |  |  | STD or STE; VSTEG or VSTEF beyond F15. |
| [`store_f64_index`](super::Ins::store_f64_index) / [`store_f32_index`](super::Ins::store_f32_index) |  | `src`: `f64 / f32`; `base`: `address`; `index`: `address` |  |  | STD or STE; VSTEG or VSTEF beyond F15. |
| [`lgdr`](super::Ins::lgdr) | `dst`: `i64` | `src`: `fpr64` |  |  | LGDR: the bits of a long number. |
| [`ldgr`](super::Ins::ldgr) | `dst`: `fpr64` | `src`: `i64` |  |  | LDGR: a long number from its bits. |
| [`cpsdr`](super::Ins::cpsdr) | `dst`: `fpr64` | `sign`: `fpr64`; `src`: `fpr64` |  |  | CPSDR: the sign of one number and the rest of another. |
| [`add_f64`](super::Ins::add_f64), [`mul_f64`](super::Ins::mul_f64) | `dst`: `fpr64`, the register of `a` | `a`: `fpr64`; `b`: `fpr64` or slot |  | or `{add, mul}_f64/swapped`: `dst`: `fpr64`, the register of `b`; `a`: `fpr64` or slot; `b`: `fpr64`; or `{add, mul}_f64/vector`: `dst`: `f64`; `a`: `f64`; `b`: `f64` | ADBR or MDBR, ADB or MDB; WFADB or WFMDB. |
| [`add_f32`](super::Ins::add_f32), [`mul_f32`](super::Ins::mul_f32) | `dst`: `fpr32`, the register of `a` | `a`: `fpr32`; `b`: `fpr32` or slot |  | or `{add, mul}_f32/swapped`: `dst`: `fpr32`, the register of `b`; `a`: `fpr32` or slot; `b`: `fpr32`; or `{add, mul}_f32/vector`: `dst`: `f32`; `a`: `f32`; `b`: `f32` | AEBR or MEEBR, AEB or MEEB; WFASB or WFMSB. |
| [`sub_f64`](super::Ins::sub_f64), [`div_f64`](super::Ins::div_f64) | `dst`: `fpr64`, the register of `a` | `a`: `fpr64`; `b`: `fpr64` or slot |  | or `{sub, div}_f64/vector`: `dst`: `f64`; `a`: `f64`; `b`: `f64` | SDBR or DDBR, SDB or DDB; WFSDB or WFDDB. |
| [`sub_f32`](super::Ins::sub_f32), [`div_f32`](super::Ins::div_f32) | `dst`: `fpr32`, the register of `a` | `a`: `fpr32`; `b`: `fpr32` or slot |  | or `{sub, div}_f32/vector`: `dst`: `f32`; `a`: `f32`; `b`: `f32` | SEBR or DEBR, SEB or DEB; WFSSB or WFDSB. |
| [`madd_f64`](super::Ins::madd_f64), [`msub_f64`](super::Ins::msub_f64) | `dst`: `fpr64`, the register of `c` | `a`: `fpr64`; `b`: `fpr64` or slot; `c`: `fpr64` |  | or `{madd, msub}_f64/vector`: `dst`: `f64`; `a`: `f64`; `b`: `f64`; `c`: `f64` | MADBR or MSDBR, MADB or MSDB; WFMADB or WFMSDB: a * b and c. |
| [`madd_f32`](super::Ins::madd_f32), [`msub_f32`](super::Ins::msub_f32) | `dst`: `fpr32`, the register of `c` | `a`: `fpr32`; `b`: `fpr32` or slot; `c`: `fpr32` |  | or `{madd, msub}_f32/vector`: `dst`: `f32`; `a`: `f32`; `b`: `f32`; `c`: `f32` | MAEBR or MSEBR, MAEB or MSEB; WFMASB or WFMSSB: a * b and c. |
| [`sqrt_f64`](super::Ins::sqrt_f64) | `dst`: `fpr64` | `a`: `fpr64` or slot |  | or `sqrt_f64/vector`: `dst`: `f64`; `a`: `f64` | SQDBR or SQDB; WFSQDB. |
| [`sqrt_f32`](super::Ins::sqrt_f32) | `dst`: `fpr32` | `a`: `fpr32` or slot |  | or `sqrt_f32/vector`: `dst`: `f32`; `a`: `f32` | SQEBR or SQEB; WFSQSB. |
| [`lc_f64`](super::Ins::lc_f64), [`lp_f64`](super::Ins::lp_f64), [`ln_f64`](super::Ins::ln_f64), [`fi_f64`](super::Ins::fi_f64) | `dst`: `f64` | `a`: `f64` |  |  | LCDFR, LPDFR, LNDFR or FIDBRA; WFPSODB or WFIDB. |
| [`lc_f32`](super::Ins::lc_f32), [`lp_f32`](super::Ins::lp_f32), [`ln_f32`](super::Ins::ln_f32), [`fi_f32`](super::Ins::fi_f32) | `dst`: `f32` | `a`: `f32` |  |  | LCDFR, LPDFR, LNDFR or FIEBRA; WFPSOSB or WFISB. |
| [`mdebr`](super::Ins::mdebr) | `dst`: `fpr64` | `a`: `fpr32`; `b`: `fpr32` or slot |  | `dst` is in the register of `a` | MDEBR or MDEB: a long product of short factors, in place of the first. |
| [`ldebr`](super::Ins::ldebr) | `dst`: `fpr64` | `src`: `fpr32` or slot |  |  | LDEBR or LDEB: a long number from a short one. |
| [`ledbr`](super::Ins::ledbr) | `dst`: `fpr32` | `src`: `fpr64` |  |  | LEDBR: a short number from a long one. |
| [`didbr`](super::Ins::didbr) | `rem`: `fpr64`, the register of `a`; `quot`: `fpr64` | `a`: `fpr64`; `by`: `fpr64`, late: not the register of a def |  |  | DIDBR: divides to an integer. |
| [`diebr`](super::Ins::diebr) | `rem`: `fpr32`, the register of `a`; `quot`: `fpr32` | `a`: `fpr32`; `by`: `fpr32`, late: not the register of a def |  |  | DIEBR: divides to an integer. |
| [`f64_from_i64`](super::Ins::f64_from_i64) / [`f64_from_i32`](super::Ins::f64_from_i32) / [`f32_from_i64`](super::Ins::f32_from_i64) / [`f32_from_i32`](super::Ins::f32_from_i32) | `dst`: `fpr64 / fpr64 / fpr32 / fpr32` | `src`: `i64 / i32 / i64 / i32` |  |  | CDGBR and its like, signed or unsigned. |
| [`f64_to_i64`](super::Ins::f64_to_i64) / [`f64_to_i32`](super::Ins::f64_to_i32) / [`f32_to_i64`](super::Ins::f32_to_i64) / [`f32_to_i32`](super::Ins::f32_to_i32) | `dst`: `i64 / i32 / i64 / i32` | `src`: `fpr64 / fpr64 / fpr32 / fpr32` |  |  | CGDBR and its like, signed or unsigned. |
| [`cmp_f64_set`](super::Ins::cmp_f64_set), [`signal_f64_set`](super::Ins::signal_f64_set) / [`cmp_f32_set`](super::Ins::cmp_f32_set), [`signal_f32_set`](super::Ins::signal_f32_set) | `dst`: `i32` | `a`: `fpr64 / fpr32`; `b`: `fpr64 / fpr32` or slot |  | or `{cmp, signal}_f{64 / 32}_set/vector`: `a`: `f64 / f32`; `b`: `f64 / f32` | CDBR, CDB or KDBR, LHI and LOCHI; or WFCDB or WFKDB. |
| [`cmp_f64_loc64`](super::Ins::cmp_f64_loc64) / [`cmp_f64_loc32`](super::Ins::cmp_f64_loc32) / [`cmp_f32_loc64`](super::Ins::cmp_f32_loc64) / [`cmp_f32_loc32`](super::Ins::cmp_f32_loc32) | `dst`: `i64 / i32 / i64 / i32`, the register of `otherwise` | `a`: `fpr64 / fpr64 / fpr32 / fpr32`; `b`: `fpr64 / fpr64 / fpr32 / fpr32` or slot; `then`: `i64 / i32 / i64 / i32` or slot; `otherwise`: `i64 / i32 / i64 / i32` |  |  | CDBR or CEBR, and LOCGR or LOCR. |
| [`adtr`](super::Ins::adtr) | `dst`: `fpr64` | `a`: `fpr64`; `b`: `fpr64` |  |  | adtr: decimal, in three operands. |
| [`sdtr`](super::Ins::sdtr) | `dst`: `fpr64` | `a`: `fpr64`; `b`: `fpr64` |  |  | sdtr: decimal, in three operands. |
| [`mdtr`](super::Ins::mdtr) | `dst`: `fpr64` | `a`: `fpr64`; `b`: `fpr64` |  |  | mdtr: decimal, in three operands. |
| [`ddtr`](super::Ins::ddtr) | `dst`: `fpr64` | `a`: `fpr64`; `b`: `fpr64` |  |  | ddtr: decimal, in three operands. |
| [`qadtr`](super::Ins::qadtr) | `dst`: `fpr64` | `a`: `fpr64`; `b`: `fpr64` |  |  | qadtr: decimal, in three operands. |
| [`rrdtr`](super::Ins::rrdtr) | `dst`: `fpr64` | `a`: `fpr64`; `b`: `fpr64` |  |  | rrdtr: decimal, in three operands. |
| [`cdgtr`](super::Ins::cdgtr) | `dst`: `fpr64` | `src`: `i64` |  |  | CDGTR: decimal from an integer. |
| [`cgdtr`](super::Ins::cgdtr) | `dst`: `i64` | `src`: `fpr64` |  |  | CGDTR: an integer from decimal. |
| [`zero_extended`](super::Ins::zero_extended) | `dst[2]`: `fpr64`, a tuple `extended` |  |  |  | LZXR. |
| [`axbr`](super::Ins::axbr) | `dst[2]`: `fpr64`, the register of `a0` | `a[2]`: `fpr64`, a tuple `extended`; `b[2]`: `fpr64`, a tuple `extended` |  |  | axbr: overwrites its first source. |
| [`sxbr`](super::Ins::sxbr) | `dst[2]`: `fpr64`, the register of `a0` | `a[2]`: `fpr64`, a tuple `extended`; `b[2]`: `fpr64`, a tuple `extended` |  |  | sxbr: overwrites its first source. |
| [`mxbr`](super::Ins::mxbr) | `dst[2]`: `fpr64`, the register of `a0` | `a[2]`: `fpr64`, a tuple `extended`; `b[2]`: `fpr64`, a tuple `extended` |  |  | mxbr: overwrites its first source. |
| [`dxbr`](super::Ins::dxbr) | `dst[2]`: `fpr64`, the register of `a0` | `a[2]`: `fpr64`, a tuple `extended`; `b[2]`: `fpr64`, a tuple `extended` |  |  | dxbr: overwrites its first source. |
| [`sqxbr`](super::Ins::sqxbr) | `dst[2]`: `fpr64`, a tuple `extended` | `a[2]`: `fpr64`, a tuple `extended` |  |  | sqxbr: one source. |
| [`fixbr`](super::Ins::fixbr) | `dst[2]`: `fpr64`, a tuple `extended` | `a[2]`: `fpr64`, a tuple `extended` |  |  | fixbr: one source. |
| [`lcxbr`](super::Ins::lcxbr) | `dst[2]`: `fpr64`, a tuple `extended` | `a[2]`: `fpr64`, a tuple `extended` |  |  | lcxbr: one source. |
| [`lpxbr`](super::Ins::lpxbr) | `dst[2]`: `fpr64`, a tuple `extended` | `a[2]`: `fpr64`, a tuple `extended` |  |  | lpxbr: one source. |
| [`lnxbr`](super::Ins::lnxbr) | `dst[2]`: `fpr64`, a tuple `extended` | `a[2]`: `fpr64`, a tuple `extended` |  |  | lnxbr: one source. |
| [`mxdbr`](super::Ins::mxdbr) | `dst[2]`: `fpr64`, a tuple `extended` | `a`: `fpr64`; `b`: `fpr64` or slot |  | `dst0` is in the register of `a` | MXDBR or MXDB: an extended product of long factors, the first of which is the left half of dst. |
| [`lxdbr`](super::Ins::lxdbr) | `dst[2]`: `fpr64`, a tuple `extended` | `src`: `fpr64` or slot |  |  | LXDBR or LXDB: an extended number from a long one. |
| [`lxebr`](super::Ins::lxebr) | `dst[2]`: `fpr64`, a tuple `extended` | `src`: `fpr32` or slot |  |  | LXEBR or LXEB: an extended number from a short one. |
| [`ldxbr`](super::Ins::ldxbr) | `dst[2]`: `fpr64`, a tuple `extended` | `src[2]`: `fpr64`, a tuple `extended` |  |  | LDXBR: a long number from an extended one. It is dst0, and dst1 is unpredictable: the field for the result must name a pair. |
| [`extended_from_i64`](super::Ins::extended_from_i64) / [`extended_from_i32`](super::Ins::extended_from_i32) | `dst[2]`: `fpr64`, a tuple `extended` | `src`: `i64 / i32` |  |  | CXGBR or CXFBR. |
| [`extended_to_i64`](super::Ins::extended_to_i64) / [`extended_to_i32`](super::Ins::extended_to_i32) | `dst`: `i64 / i32` | `src[2]`: `fpr64`, a tuple `extended` |  |  | CGXBR or CFXBR. |
| [`cmp_extended_set`](super::Ins::cmp_extended_set) | `dst`: `i32` | `a[2]`: `fpr64`, a tuple `extended`; `b[2]`: `fpr64`, a tuple `extended` |  |  | CXBR or KXBR, LHI and LOCHI. |
| [`axtr`](super::Ins::axtr) | `dst[2]`: `fpr64`, a tuple `extended` | `a[2]`: `fpr64`, a tuple `extended`; `b[2]`: `fpr64`, a tuple `extended` |  |  | axtr: decimal, in three operands. |
| [`sxtr`](super::Ins::sxtr) | `dst[2]`: `fpr64`, a tuple `extended` | `a[2]`: `fpr64`, a tuple `extended`; `b[2]`: `fpr64`, a tuple `extended` |  |  | sxtr: decimal, in three operands. |
| [`mxtr`](super::Ins::mxtr) | `dst[2]`: `fpr64`, a tuple `extended` | `a[2]`: `fpr64`, a tuple `extended`; `b[2]`: `fpr64`, a tuple `extended` |  |  | mxtr: decimal, in three operands. |
| [`dxtr`](super::Ins::dxtr) | `dst[2]`: `fpr64`, a tuple `extended` | `a[2]`: `fpr64`, a tuple `extended`; `b[2]`: `fpr64`, a tuple `extended` |  |  | dxtr: decimal, in three operands. |
| [`quad_of_extended`](super::Ins::quad_of_extended) | `dst`: `v128` | `hi`: `f64`; `lo`: `f64` |  |  | VMRHG: the halves of an extended number, in a vector register. |
| [`extended_of_quad`](super::Ins::extended_of_quad) | `hi`: `f64`, early: not the register of a use; `lo`: `f64` | `src`: `v128` |  |  | VLR and VREPG: the halves of a vector register. |
| [`zero_v128`](super::Ins::zero_v128), [`ones_v128`](super::Ins::ones_v128), [`bytemask_v128`](super::Ins::bytemask_v128), [`repi_v128`](super::Ins::repi_v128) | `dst`: `v128` |  |  | may be rematerialised instead of a reload or a move | VZERO, VONE, VGBM or VREPI. |
| [`mov_v128`](super::Ins::mov_v128) | `dst`: `v128` | `src`: `v128` or slot |  |  | A copy that the client asks for: VLR or VL. |
| [`vl`](super::Ins::vl) | `dst`: `v128` | `base`: `address` |  |  | vl: a vector, one element everywhere, or one and zeros. |
| [`vlrep`](super::Ins::vlrep) | `dst`: `v128` | `base`: `address` |  |  | vlrep: a vector, one element everywhere, or one and zeros. |
| [`vllez`](super::Ins::vllez) | `dst`: `v128` | `base`: `address` |  |  | vllez: a vector, one element everywhere, or one and zeros. |
| [`vl_index`](super::Ins::vl_index) | `dst`: `v128` | `base`: `address`; `index`: `address` |  |  | vl: a vector, one element everywhere, or one and zeros. |
| [`vlrep_index`](super::Ins::vlrep_index) | `dst`: `v128` | `base`: `address`; `index`: `address` |  |  | vlrep: a vector, one element everywhere, or one and zeros. |
| [`vllez_index`](super::Ins::vllez_index) | `dst`: `v128` | `base`: `address`; `index`: `address` |  |  | vllez: a vector, one element everywhere, or one and zeros. |
| [`vle`](super::Ins::vle) | `dst`: `v128`, the register of `old` | `old`: `v128`; `base`: `address` |  |  | VLEB to VLEG: replaces an element from memory. |
| [`vll`](super::Ins::vll) | `dst`: `v128` | `base`: `address`; `last`: `i32` |  |  | VLL: as many bytes as a register says. |
| [`vst`](super::Ins::vst) |  | `src`: `v128`; `base`: `address` |  |  | vst: a vector or an element of it. |
| [`vste`](super::Ins::vste) |  | `src`: `v128`; `base`: `address` |  |  | vste: a vector or an element of it. |
| [`vst_index`](super::Ins::vst_index) |  | `src`: `v128`; `base`: `address`; `index`: `address` |  |  | vst: a vector or an element of it. |
| [`vste_index`](super::Ins::vste_index) |  | `src`: `v128`; `base`: `address`; `index`: `address` |  |  | vste: a vector or an element of it. |
| [`vstl`](super::Ins::vstl) |  | `src`: `v128`; `base`: `address`; `last`: `i32` |  |  | VSTL: as many bytes as a register says. |
| [`vlm2`](super::Ins::vlm2) | `dst[2]`: `v128`, a tuple `vrun2` | `base`: `address` |  |  | VLM: loads 2 registers that follow on each other. |
| [`vlm3`](super::Ins::vlm3) | `dst[3]`: `v128`, a tuple `vrun3` | `base`: `address` |  |  | VLM: loads 3 registers that follow on each other. |
| [`vlm4`](super::Ins::vlm4) | `dst[4]`: `v128`, a tuple `vrun4` | `base`: `address` |  |  | VLM: loads 4 registers that follow on each other. |
| [`vstm2`](super::Ins::vstm2) |  | `src[2]`: `v128`, a tuple `vrun2`; `base`: `address` |  |  | VSTM: stores 2 registers that follow on each other. |
| [`vstm3`](super::Ins::vstm3) |  | `src[3]`: `v128`, a tuple `vrun3`; `base`: `address` |  |  | VSTM: stores 3 registers that follow on each other. |
| [`vstm4`](super::Ins::vstm4) |  | `src[4]`: `v128`, a tuple `vrun4`; `base`: `address` |  |  | VSTM: stores 4 registers that follow on each other. |
| [`vge`](super::Ins::vge) | `dst`: `v128`, the register of `old` | `old`: `v128`; `base`: `address`; `index`: `v128` |  |  | VGEF or VGEG: replaces an element by what is at base + an element of a vector. |
| [`vsce`](super::Ins::vsce) |  | `src`: `v128`; `base`: `address`; `index`: `v128` |  |  | VSCEF or VSCEG: stores an element at base + an element of a vector. |
| [`vlvg_i64`](super::Ins::vlvg_i64) | `dst`: `v128`, the register of `old` | `old`: `v128`; `src`: `i64`; `lane`: `count` |  |  | VLVGG: replaces an element, whose number may be in a register. |
| [`vlvg_i64_imm`](super::Ins::vlvg_i64_imm) | `dst`: `v128`, the register of `old` | `old`: `v128`; `src`: `i64` |  |  | VLVGG: replaces an element. |
| [`vlvg_i32_imm`](super::Ins::vlvg_i32_imm) | `dst`: `v128`, the register of `old` | `old`: `v128`; `src`: `i32` |  |  | VLVGB, VLVGH or VLVGF: replaces an element. |
| [`vlvgp`](super::Ins::vlvgp) | `dst`: `v128` | `hi`: `i64`; `lo`: `i64` |  |  | VLVGP: a vector from two general registers. |
| [`vlgv_i64`](super::Ins::vlgv_i64) | `dst`: `i64` | `src`: `v128`; `lane`: `count` |  |  | VLGVG: an element, whose number may be in a register. |
| [`vlgv_i64_imm`](super::Ins::vlgv_i64_imm) | `dst`: `i64` | `src`: `v128` |  |  | VLGVB to VLGVG: an element; the bits above it are zero. |
| [`low_f64`](super::Ins::low_f64) / [`low_f32`](super::Ins::low_f32) | `dst`: `f64 / f32` | `src`: `v128` or slot |  |  | The leftmost element as a scalar: VLR, or nothing when src and dst share a register. |
| [`wide_f64`](super::Ins::wide_f64) / [`wide_f32`](super::Ins::wide_f32) | `dst`: `v128` | `src`: `f64 / f32` |  |  | A vector whose other elements are anything: VLR, or nothing when src and dst share a register. |
| [`va_v128`](super::Ins::va_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | va: two sources, elements of any size. |
| [`vs_v128`](super::Ins::vs_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vs: two sources, elements of any size. |
| [`vacc_v128`](super::Ins::vacc_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vacc: two sources, elements of any size. |
| [`vscbi_v128`](super::Ins::vscbi_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vscbi: two sources, elements of any size. |
| [`vavg_v128`](super::Ins::vavg_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vavg: two sources, elements of any size. |
| [`vavgl_v128`](super::Ins::vavgl_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vavgl: two sources, elements of any size. |
| [`vmx_v128`](super::Ins::vmx_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vmx: two sources, elements of any size. |
| [`vmxl_v128`](super::Ins::vmxl_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vmxl: two sources, elements of any size. |
| [`vmn_v128`](super::Ins::vmn_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vmn: two sources, elements of any size. |
| [`vmnl_v128`](super::Ins::vmnl_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vmnl: two sources, elements of any size. |
| [`vml_v128`](super::Ins::vml_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vml: two sources, elements of any size. |
| [`vmh_v128`](super::Ins::vmh_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vmh: two sources, elements of any size. |
| [`vmlh_v128`](super::Ins::vmlh_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vmlh: two sources, elements of any size. |
| [`vme_v128`](super::Ins::vme_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vme: two sources, elements of any size. |
| [`vmle_v128`](super::Ins::vmle_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vmle: two sources, elements of any size. |
| [`vmo_v128`](super::Ins::vmo_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vmo: two sources, elements of any size. |
| [`vmlo_v128`](super::Ins::vmlo_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vmlo: two sources, elements of any size. |
| [`vsum_v128`](super::Ins::vsum_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vsum: two sources, elements of any size. |
| [`vsumg_v128`](super::Ins::vsumg_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vsumg: two sources, elements of any size. |
| [`vsumq_v128`](super::Ins::vsumq_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vsumq: two sources, elements of any size. |
| [`vgfm_v128`](super::Ins::vgfm_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vgfm: two sources, elements of any size. |
| [`vn_v128`](super::Ins::vn_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vn: two sources, elements of any size. |
| [`vno_v128`](super::Ins::vno_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vno: two sources, elements of any size. |
| [`vnc_v128`](super::Ins::vnc_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vnc: two sources, elements of any size. |
| [`vnn_v128`](super::Ins::vnn_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vnn: two sources, elements of any size. |
| [`vnx_v128`](super::Ins::vnx_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vnx: two sources, elements of any size. |
| [`vo_v128`](super::Ins::vo_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vo: two sources, elements of any size. |
| [`voc_v128`](super::Ins::voc_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | voc: two sources, elements of any size. |
| [`vx_v128`](super::Ins::vx_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vx: two sources, elements of any size. |
| [`vceq_v128`](super::Ins::vceq_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vceq: two sources, elements of any size. |
| [`vch_v128`](super::Ins::vch_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vch: two sources, elements of any size. |
| [`vchl_v128`](super::Ins::vchl_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vchl: two sources, elements of any size. |
| [`verllv_v128`](super::Ins::verllv_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | verllv: two sources, elements of any size. |
| [`veslv_v128`](super::Ins::veslv_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | veslv: two sources, elements of any size. |
| [`vesrlv_v128`](super::Ins::vesrlv_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vesrlv: two sources, elements of any size. |
| [`vesrav_v128`](super::Ins::vesrav_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vesrav: two sources, elements of any size. |
| [`vsl_v128`](super::Ins::vsl_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vsl: two sources, elements of any size. |
| [`vslb_v128`](super::Ins::vslb_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vslb: two sources, elements of any size. |
| [`vsrl_v128`](super::Ins::vsrl_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vsrl: two sources, elements of any size. |
| [`vsrlb_v128`](super::Ins::vsrlb_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vsrlb: two sources, elements of any size. |
| [`vsra_v128`](super::Ins::vsra_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vsra: two sources, elements of any size. |
| [`vsrab_v128`](super::Ins::vsrab_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vsrab: two sources, elements of any size. |
| [`vsldb_v128`](super::Ins::vsldb_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vsldb: two sources, elements of any size. |
| [`vmrh_v128`](super::Ins::vmrh_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vmrh: two sources, elements of any size. |
| [`vmrl_v128`](super::Ins::vmrl_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vmrl: two sources, elements of any size. |
| [`vpk_v128`](super::Ins::vpk_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vpk: two sources, elements of any size. |
| [`vpks_v128`](super::Ins::vpks_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vpks: two sources, elements of any size. |
| [`vpkls_v128`](super::Ins::vpkls_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vpkls: two sources, elements of any size. |
| [`vpdi_v128`](super::Ins::vpdi_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vpdi: two sources, elements of any size. |
| [`vbperm_v128`](super::Ins::vbperm_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vbperm: two sources, elements of any size. |
| [`vfee_v128`](super::Ins::vfee_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vfee: two sources, elements of any size. |
| [`vfene_v128`](super::Ins::vfene_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vfene: two sources, elements of any size. |
| [`vfae_v128`](super::Ins::vfae_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vfae: two sources, elements of any size. |
| [`vfa_v128`](super::Ins::vfa_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vfa: two sources, elements of any size. |
| [`vfs_v128`](super::Ins::vfs_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vfs: two sources, elements of any size. |
| [`vfm_v128`](super::Ins::vfm_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vfm: two sources, elements of any size. |
| [`vfd_v128`](super::Ins::vfd_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vfd: two sources, elements of any size. |
| [`vfmax_v128`](super::Ins::vfmax_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vfmax: two sources, elements of any size. |
| [`vfmin_v128`](super::Ins::vfmin_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vfmin: two sources, elements of any size. |
| [`vfce_v128`](super::Ins::vfce_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vfce: two sources, elements of any size. |
| [`vfch_v128`](super::Ins::vfch_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vfch: two sources, elements of any size. |
| [`vfche_v128`](super::Ins::vfche_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | vfche: two sources, elements of any size. |
| [`vlc_v128`](super::Ins::vlc_v128) | `dst`: `v128` | `src`: `v128` |  |  | vlc: one source. |
| [`vlp_v128`](super::Ins::vlp_v128) | `dst`: `v128` | `src`: `v128` |  |  | vlp: one source. |
| [`vctz_v128`](super::Ins::vctz_v128) | `dst`: `v128` | `src`: `v128` |  |  | vctz: one source. |
| [`vclz_v128`](super::Ins::vclz_v128) | `dst`: `v128` | `src`: `v128` |  |  | vclz: one source. |
| [`vpopct_v128`](super::Ins::vpopct_v128) | `dst`: `v128` | `src`: `v128` |  |  | vpopct: one source. |
| [`vrep_v128`](super::Ins::vrep_v128) | `dst`: `v128` | `src`: `v128` |  |  | vrep: one source. |
| [`vseg_v128`](super::Ins::vseg_v128) | `dst`: `v128` | `src`: `v128` |  |  | vseg: one source. |
| [`vuph_v128`](super::Ins::vuph_v128) | `dst`: `v128` | `src`: `v128` |  |  | vuph: one source. |
| [`vuplh_v128`](super::Ins::vuplh_v128) | `dst`: `v128` | `src`: `v128` |  |  | vuplh: one source. |
| [`vupl_v128`](super::Ins::vupl_v128) | `dst`: `v128` | `src`: `v128` |  |  | vupl: one source. |
| [`vupll_v128`](super::Ins::vupll_v128) | `dst`: `v128` | `src`: `v128` |  |  | vupll: one source. |
| [`verll_v128`](super::Ins::verll_v128) | `dst`: `v128` | `src`: `v128` |  |  | verll: one source. |
| [`vesl_v128`](super::Ins::vesl_v128) | `dst`: `v128` | `src`: `v128` |  |  | vesl: one source. |
| [`vesrl_v128`](super::Ins::vesrl_v128) | `dst`: `v128` | `src`: `v128` |  |  | vesrl: one source. |
| [`vesra_v128`](super::Ins::vesra_v128) | `dst`: `v128` | `src`: `v128` |  |  | vesra: one source. |
| [`vistr_v128`](super::Ins::vistr_v128) | `dst`: `v128` | `src`: `v128` |  |  | vistr: one source. |
| [`vfsq_v128`](super::Ins::vfsq_v128) | `dst`: `v128` | `src`: `v128` |  |  | vfsq: one source. |
| [`vfpso_v128`](super::Ins::vfpso_v128) | `dst`: `v128` | `src`: `v128` |  |  | vfpso: one source. |
| [`vfi_v128`](super::Ins::vfi_v128) | `dst`: `v128` | `src`: `v128` |  |  | vfi: one source. |
| [`vldeb_v128`](super::Ins::vldeb_v128) | `dst`: `v128` | `src`: `v128` |  |  | vldeb: one source. |
| [`vledb_v128`](super::Ins::vledb_v128) | `dst`: `v128` | `src`: `v128` |  |  | vledb: one source. |
| [`vcdg_v128`](super::Ins::vcdg_v128) | `dst`: `v128` | `src`: `v128` |  |  | vcdg: one source. |
| [`vcdlg_v128`](super::Ins::vcdlg_v128) | `dst`: `v128` | `src`: `v128` |  |  | vcdlg: one source. |
| [`vcgd_v128`](super::Ins::vcgd_v128) | `dst`: `v128` | `src`: `v128` |  |  | vcgd: one source. |
| [`vclgd_v128`](super::Ins::vclgd_v128) | `dst`: `v128` | `src`: `v128` |  |  | vclgd: one source. |
| [`vac_v128`](super::Ins::vac_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  |  | vac: three sources, none of them overwritten. |
| [`vaccc_v128`](super::Ins::vaccc_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  |  | vaccc: three sources, none of them overwritten. |
| [`vsbi_v128`](super::Ins::vsbi_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  |  | vsbi: three sources, none of them overwritten. |
| [`vsbcbi_v128`](super::Ins::vsbcbi_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  |  | vsbcbi: three sources, none of them overwritten. |
| [`vmal_v128`](super::Ins::vmal_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  |  | vmal: three sources, none of them overwritten. |
| [`vmah_v128`](super::Ins::vmah_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  |  | vmah: three sources, none of them overwritten. |
| [`vmalh_v128`](super::Ins::vmalh_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  |  | vmalh: three sources, none of them overwritten. |
| [`vmae_v128`](super::Ins::vmae_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  |  | vmae: three sources, none of them overwritten. |
| [`vmale_v128`](super::Ins::vmale_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  |  | vmale: three sources, none of them overwritten. |
| [`vmao_v128`](super::Ins::vmao_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  |  | vmao: three sources, none of them overwritten. |
| [`vmalo_v128`](super::Ins::vmalo_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  |  | vmalo: three sources, none of them overwritten. |
| [`vmsl_v128`](super::Ins::vmsl_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  |  | vmsl: three sources, none of them overwritten. |
| [`vgfma_v128`](super::Ins::vgfma_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  |  | vgfma: three sources, none of them overwritten. |
| [`vperm_v128`](super::Ins::vperm_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  |  | vperm: three sources, none of them overwritten. |
| [`vsel_v128`](super::Ins::vsel_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  |  | vsel: three sources, none of them overwritten. |
| [`vstrc_v128`](super::Ins::vstrc_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  |  | vstrc: three sources, none of them overwritten. |
| [`vfma_v128`](super::Ins::vfma_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  |  | vfma: three sources, none of them overwritten. |
| [`vfms_v128`](super::Ins::vfms_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  |  | vfms: three sources, none of them overwritten. |
| [`vfnma_v128`](super::Ins::vfnma_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  |  | vfnma: three sources, none of them overwritten. |
| [`vfnms_v128`](super::Ins::vfnms_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  |  | vfnms: three sources, none of them overwritten. |
| [`vstrs_v128`](super::Ins::vstrs_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  | requires `arch13` | vstrs: of the z15. |
| [`vsld_v128`](super::Ins::vsld_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  | requires `arch13` | vsld: of the z15. |
| [`vsrd_v128`](super::Ins::vsrd_v128) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  | requires `arch13` | vsrd: of the z15. |
| [`verll_v128_by`](super::Ins::verll_v128_by) | `dst`: `v128` | `src`: `v128`; `count`: `count` |  |  | verll by a register. |
| [`vesl_v128_by`](super::Ins::vesl_v128_by) | `dst`: `v128` | `src`: `v128`; `count`: `count` |  |  | vesl by a register. |
| [`vesrl_v128_by`](super::Ins::vesrl_v128_by) | `dst`: `v128` | `src`: `v128`; `count`: `count` |  |  | vesrl by a register. |
| [`vesra_v128_by`](super::Ins::vesra_v128_by) | `dst`: `v128` | `src`: `v128`; `count`: `count` |  |  | vesra by a register. |
| [`verim_v128`](super::Ins::verim_v128) | `dst`: `v128`, the register of `old` | `old`: `v128`; `src`: `v128`; `mask`: `v128` |  |  | VERIM: rotates and inserts under a mask; dst keeps the rest. |
| [`add_quad`](super::Ins::add_quad), [`sub_quad`](super::Ins::sub_quad), [`mul_quad`](super::Ins::mul_quad), [`div_quad`](super::Ins::div_quad) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | WFAXB, WFSXB, WFMXB or WFDXB. |
| [`madd_quad`](super::Ins::madd_quad), [`msub_quad`](super::Ins::msub_quad) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  |  | WFMAXB or WFMSXB. |
| [`sqrt_quad`](super::Ins::sqrt_quad), [`fi_quad`](super::Ins::fi_quad), [`lc_quad`](super::Ins::lc_quad), [`lp_quad`](super::Ins::lp_quad), [`ln_quad`](super::Ins::ln_quad) | `dst`: `v128` | `src`: `v128` |  |  | WFSQXB, WFIXB or WFPSOXB. |
| [`quad_from_f64`](super::Ins::quad_from_f64) | `dst`: `v128` | `src`: `f64` |  |  | WFLLD. |
| [`f64_from_quad`](super::Ins::f64_from_quad) | `dst`: `f64` | `src`: `v128` |  |  | WFLRX. |

## Branches

| form | defs | uses | clobbers | more | about |
| --- | --- | --- | --- | --- | --- |
| [`jump`](super::Ins::jump) |  |  |  | goes to one block | J or JG. |
| [`cmp64_b`](super::Ins::cmp64_b), [`cmpl64_b`](super::Ins::cmpl64_b) |  | `a`: `i64`; `b`: `i64` or slot |  | goes to one of 2 blocks | CGRJ or CLGRJ; CG or CLG, and BRC. |
| [`cmp32_b`](super::Ins::cmp32_b), [`cmpl32_b`](super::Ins::cmpl32_b) |  | `a`: `i32`; `b`: `i32` or slot |  | goes to one of 2 blocks | CRJ or CLRJ; C or CL, and BRC. |
| [`cmp32_high_b`](super::Ins::cmp32_high_b), [`cmpl32_high_b`](super::Ins::cmpl32_high_b) |  | `a`: `high32`; `b`: `word32` |  | goes to one of 2 blocks | CHHR, CLHHR, CHLR or CLHLR, and BRC. |
| [`cmp64_imm_b`](super::Ins::cmp64_imm_b), [`cmpl64_imm_b`](super::Ins::cmpl64_imm_b), [`tm64_imm_b`](super::Ins::tm64_imm_b) |  | `a`: `i64` |  | goes to one of 2 blocks | CGIJ or CLGIJ; CGFI or TMLL, and BRC. |
| [`cmp32_imm_b`](super::Ins::cmp32_imm_b), [`cmpl32_imm_b`](super::Ins::cmpl32_imm_b), [`tm32_imm_b`](super::Ins::tm32_imm_b) |  | `a`: `i32` |  | goes to one of 2 blocks | CIJ or CLIJ; CFI or TMLL, and BRC. |
| [`cmp32_imm_high_b`](super::Ins::cmp32_imm_high_b), [`cmpl32_imm_high_b`](super::Ins::cmpl32_imm_high_b), [`tm32_imm_high_b`](super::Ins::tm32_imm_high_b) |  | `a`: `high32` |  | goes to one of 2 blocks | CIH, CLIH or TMHL, and BRC. |
| [`cghsi_mem_b`](super::Ins::cghsi_mem_b) |  | `base`: `address` |  | goes to one of 2 blocks | cghsi: memory and an immediate, and BRC. |
| [`clghsi_mem_b`](super::Ins::clghsi_mem_b) |  | `base`: `address` |  | goes to one of 2 blocks | clghsi: memory and an immediate, and BRC. |
| [`chsi_mem_b`](super::Ins::chsi_mem_b) |  | `base`: `address` |  | goes to one of 2 blocks | chsi: memory and an immediate, and BRC. |
| [`clfhsi_mem_b`](super::Ins::clfhsi_mem_b) |  | `base`: `address` |  | goes to one of 2 blocks | clfhsi: memory and an immediate, and BRC. |
| [`cli_mem_b`](super::Ins::cli_mem_b) |  | `base`: `address` |  | goes to one of 2 blocks | cli: memory and an immediate, and BRC. |
| [`tm_mem_b`](super::Ins::tm_mem_b) |  | `base`: `address` |  | goes to one of 2 blocks | tm: memory and an immediate, and BRC. |
| [`add64_overflow_b`](super::Ins::add64_overflow_b), [`sub64_overflow_b`](super::Ins::sub64_overflow_b) | `dst`: `i64`, the register of `a` | `a`: `i64`; `b`: `i64` or slot |  | goes to one of 2 blocks | AGR or SGR, AG or SG, and BRC. |
| [`add32_overflow_b`](super::Ins::add32_overflow_b), [`sub32_overflow_b`](super::Ins::sub32_overflow_b) | `dst`: `i32`, the register of `a` | `a`: `i32`; `b`: `i32` or slot |  | goes to one of 2 blocks | AR or SR, A or S, and BRC. |
| [`brctg`](super::Ins::brctg) | `dst`: `i64`, the register of `a` | `a`: `i64` |  | goes to one of 2 blocks | BRCTG: counts down and branches. |
| [`brct`](super::Ins::brct) | `dst`: `i32`, the register of `a` | `a`: `i32` |  | goes to one of 2 blocks | BRCT: counts down and branches. |
| [`brcth`](super::Ins::brcth) | `dst`: `high32`, the register of `a` | `a`: `high32` |  | goes to one of 2 blocks | BRCTH: counts down in a high word and branches. |
| [`brxhg`](super::Ins::brxhg) | `next`: `i64`, the register of `index` | `index`: `i64`; `step[2]`: `i64`, a tuple `even_odd` |  | goes to one of 2 blocks | brxhg: adds step0, compares with step1 and branches. The two are an even-odd pair. |
| [`brxlg`](super::Ins::brxlg) | `next`: `i64`, the register of `index` | `index`: `i64`; `step[2]`: `i64`, a tuple `even_odd` |  | goes to one of 2 blocks | brxlg: adds step0, compares with step1 and branches. The two are an even-odd pair. |
| [`brxhg_odd`](super::Ins::brxhg_odd) | `next`: `i64`, the register of `index` | `index`: `i64`; `step`: `odd` |  | goes to one of 2 blocks | brxhg with an odd register, which is added and compared with. |
| [`brxlg_odd`](super::Ins::brxlg_odd) | `next`: `i64`, the register of `index` | `index`: `i64`; `step`: `odd` |  | goes to one of 2 blocks | brxlg with an odd register, which is added and compared with. |
| [`jump_table`](super::Ins::jump_table) | `base`: `address`, early: not the register of a use | `index`: `address` |  |  | LARL of the table, LGF of the entry, AGR and BR: the base is written before the index is read. |
| [`br`](super::Ins::br) |  | `target`: `address` |  |  | BR. Register 0 would mean that there is no branch. |
| [`clc_b`](super::Ins::clc_b) |  | `a`: `address`; `b`: `address` |  | goes to one of 2 blocks | CLC and BRC. |
| [`tbegin`](super::Ins::tbegin) |  | `diagnostics`: `address` |  | goes to one of 2 blocks | TBEGIN and BRC: an aborted transaction takes the other way. |
| [`cmp_f64_b`](super::Ins::cmp_f64_b), [`signal_f64_b`](super::Ins::signal_f64_b) / [`cmp_f32_b`](super::Ins::cmp_f32_b), [`signal_f32_b`](super::Ins::signal_f32_b) |  | `a`: `fpr64 / fpr32`; `b`: `fpr64 / fpr32` or slot |  | goes to one of 2 blocks; or `{cmp, signal}_f{64 / 32}_b/vector`: `a`: `f64 / f32`; `b`: `f64 / f32` | CDBR, CDB or KDBR, and BRC; or WFCDB or WFKDB. |
| [`f64_class_b`](super::Ins::f64_class_b) / [`f32_class_b`](super::Ins::f32_class_b) |  | `a`: `fpr64 / fpr32` |  | goes to one of 2 blocks | TCDB or TCEB, and BRC. |
| [`cmp_extended_b`](super::Ins::cmp_extended_b) |  | `a[2]`: `fpr64`, a tuple `extended`; `b[2]`: `fpr64`, a tuple `extended` |  | goes to one of 2 blocks | CXBR or KXBR, and BRC. |
| [`vceqs_b`](super::Ins::vceqs_b) | `lanes`: `v128` | `a`: `v128`; `b`: `v128` |  | goes to one of 2 blocks | vceqs and BRC: whether all elements, some or none fulfil it. |
| [`vchs_b`](super::Ins::vchs_b) | `lanes`: `v128` | `a`: `v128`; `b`: `v128` |  | goes to one of 2 blocks | vchs and BRC: whether all elements, some or none fulfil it. |
| [`vchls_b`](super::Ins::vchls_b) | `lanes`: `v128` | `a`: `v128`; `b`: `v128` |  | goes to one of 2 blocks | vchls and BRC: whether all elements, some or none fulfil it. |
| [`vfces_b`](super::Ins::vfces_b) | `lanes`: `v128` | `a`: `v128`; `b`: `v128` |  | goes to one of 2 blocks | vfces and BRC: whether all elements, some or none fulfil it. |
| [`vfchs_b`](super::Ins::vfchs_b) | `lanes`: `v128` | `a`: `v128`; `b`: `v128` |  | goes to one of 2 blocks | vfchs and BRC: whether all elements, some or none fulfil it. |
| [`vfches_b`](super::Ins::vfches_b) | `lanes`: `v128` | `a`: `v128`; `b`: `v128` |  | goes to one of 2 blocks | vfches and BRC: whether all elements, some or none fulfil it. |
| [`vtm_b`](super::Ins::vtm_b) |  | `a`: `v128`; `mask`: `v128` |  | goes to one of 2 blocks | VTM and BRC: whether the bits under a mask are all ones, all zeros or mixed. |
| [`cmp_quad_b`](super::Ins::cmp_quad_b) |  | `a`: `v128`; `b`: `v128` |  | goes to one of 2 blocks | WFCXB or WFKXB, and BRC. |

## Returns

| form | defs | uses | clobbers | about |
| --- | --- | --- | --- | --- |
| [`tail_br`](super::Ins::tail_br) |  | `target`: `volatile64` |  | BR to another function, after the frame is gone. |

## Traps

| form | defs | uses | clobbers | about |
| --- | --- | --- | --- | --- |
| [`trap`](super::Ins::trap) |  |  |  | J into itself at an odd address, as compilers do, or an invalid opcode. |

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**LGHI, LGFI, LLILF, LLIHF or the like.

Built by [`const64`](super::Ins::const64).*/
        pub const CONST64: Form = Form(0u32);
        /**LLIHF and OILF: any 64 bits.

Built by [`const64_wide`](super::Ins::const64_wide).*/
        pub const CONST64_WIDE: Form = Form(1u32);
        /**LHI or IILF.

Built by [`const32`](super::Ins::const32).*/
        pub const CONST32: Form = Form(2u32);
        /**IIHF.

Built by [`const32_high`](super::Ins::const32_high).*/
        pub const CONST32_HIGH: Form = Form(3u32);
        /**An address relative to the instruction.

Built by [`larl`](super::Ins::larl).*/
        pub const LARL: Form = Form(4u32);
        /**LA or LAY of a place in the frame.

Built by [`frame_address`](super::Ins::frame_address).*/
        pub const FRAME_ADDRESS: Form = Form(5u32);
        /**LGRL: from the global offset table, say.

Built by [`lgrl`](super::Ins::lgrl).*/
        pub const LGRL: Form = Form(6u32);
        /**LA or LAY: base and displacement.

Built by [`la`](super::Ins::la).*/
        pub const LA: Form = Form(7u32);
        /**LA or LAY: base, index and displacement.

Built by [`la_index`](super::Ins::la_index).*/
        pub const LA_INDEX: Form = Form(8u32);
        /**A copy that the client asks for: LGR or LG.

Built by [`mov64`](super::Ins::mov64).*/
        pub const MOV64: Form = Form(9u32);
        /**A copy that the client asks for: LR or L.

Built by [`mov32`](super::Ins::mov32).*/
        pub const MOV32: Form = Form(10u32);
        /**EAR, SLLG and EAR: the thread pointer.

Built by [`ear`](super::Ins::ear).*/
        pub const EAR: Form = Form(11u32);
        /**IILL to IIHH, IILF or IIHF: replaces 16 or 32 bits by an immediate.

Built by [`insert64_imm`](super::Ins::insert64_imm).*/
        pub const INSERT64_IMM: Form = Form(12u32);
        /**IILL or IILH, IIHL or IIHH: replaces 16 bits by an immediate.

Built by [`insert32_imm`](super::Ins::insert32_imm).*/
        pub const INSERT32_IMM: Form = Form(13u32);
        /**LGFR or LLGFR, and LGF or LLGF from memory.

Built by [`sx32_to64`](super::Ins::sx32_to64).*/
        pub const SX32_TO64: Form = Form(14u32);
        /**LGFR or LLGFR, and LGF or LLGF from memory.

Built by [`zx32_to64`](super::Ins::zx32_to64).*/
        pub const ZX32_TO64: Form = Form(15u32);
        /**LGHR, LGBR, LLGHR or LLGCR.

Built by [`sx16_in64`](super::Ins::sx16_in64).*/
        pub const SX16_IN64: Form = Form(16u32);
        /**LGHR, LGBR, LLGHR or LLGCR.

Built by [`sx8_in64`](super::Ins::sx8_in64).*/
        pub const SX8_IN64: Form = Form(17u32);
        /**LGHR, LGBR, LLGHR or LLGCR.

Built by [`zx16_in64`](super::Ins::zx16_in64).*/
        pub const ZX16_IN64: Form = Form(18u32);
        /**LGHR, LGBR, LLGHR or LLGCR.

Built by [`zx8_in64`](super::Ins::zx8_in64).*/
        pub const ZX8_IN64: Form = Form(19u32);
        /**LHR, LBR, LLHR or LLCR.

Built by [`sx16_in32`](super::Ins::sx16_in32).*/
        pub const SX16_IN32: Form = Form(20u32);
        /**LHR, LBR, LLHR or LLCR.

Built by [`sx8_in32`](super::Ins::sx8_in32).*/
        pub const SX8_IN32: Form = Form(21u32);
        /**LHR, LBR, LLHR or LLCR.

Built by [`zx16_in32`](super::Ins::zx16_in32).*/
        pub const ZX16_IN32: Form = Form(22u32);
        /**LHR, LBR, LLHR or LLCR.

Built by [`zx8_in32`](super::Ins::zx8_in32).*/
        pub const ZX8_IN32: Form = Form(23u32);
        /**The low word: LR, or nothing when src and dst share a register.

Built by [`trunc64_to32`](super::Ins::trunc64_to32).*/
        pub const TRUNC64_TO32: Form = Form(24u32);
        /**The high word: RISBLGZ.

Built by [`high_word`](super::Ins::high_word).*/
        pub const HIGH_WORD: Form = Form(25u32);
        /**The low word, in a high word: RISBHGZ.

Built by [`low_word_to_high`](super::Ins::low_word_to_high).*/
        pub const LOW_WORD_TO_HIGH: Form = Form(26u32);
        /**RISBLG: replaces the low word of a register.

Built by [`insert_low_word`](super::Ins::insert_low_word).*/
        pub const INSERT_LOW_WORD: Form = Form(27u32);
        /**RISBHG: replaces the high word of a register.

Built by [`insert_high_word`](super::Ins::insert_high_word).*/
        pub const INSERT_HIGH_WORD: Form = Form(28u32);
        /**lg of 64 bits, or of fewer that are extended.

Built by [`lg`](super::Ins::lg).*/
        pub const LG: Form = Form(29u32);
        /**lgf of 64 bits, or of fewer that are extended.

Built by [`lgf`](super::Ins::lgf).*/
        pub const LGF: Form = Form(30u32);
        /**llgf of 64 bits, or of fewer that are extended.

Built by [`llgf`](super::Ins::llgf).*/
        pub const LLGF: Form = Form(31u32);
        /**lgh of 64 bits, or of fewer that are extended.

Built by [`lgh`](super::Ins::lgh).*/
        pub const LGH: Form = Form(32u32);
        /**llgh of 64 bits, or of fewer that are extended.

Built by [`llgh`](super::Ins::llgh).*/
        pub const LLGH: Form = Form(33u32);
        /**lgb of 64 bits, or of fewer that are extended.

Built by [`lgb`](super::Ins::lgb).*/
        pub const LGB: Form = Form(34u32);
        /**llgc of 64 bits, or of fewer that are extended.

Built by [`llgc`](super::Ins::llgc).*/
        pub const LLGC: Form = Form(35u32);
        /**lrvg of 64 bits, or of fewer that are extended.

Built by [`lrvg`](super::Ins::lrvg).*/
        pub const LRVG: Form = Form(36u32);
        /**lgat of 64 bits, or of fewer that are extended.

Built by [`lgat`](super::Ins::lgat).*/
        pub const LGAT: Form = Form(37u32);
        /**lg of 64 bits, or of fewer that are extended.

Built by [`lg_index`](super::Ins::lg_index).*/
        pub const LG_INDEX: Form = Form(38u32);
        /**lgf of 64 bits, or of fewer that are extended.

Built by [`lgf_index`](super::Ins::lgf_index).*/
        pub const LGF_INDEX: Form = Form(39u32);
        /**llgf of 64 bits, or of fewer that are extended.

Built by [`llgf_index`](super::Ins::llgf_index).*/
        pub const LLGF_INDEX: Form = Form(40u32);
        /**lgh of 64 bits, or of fewer that are extended.

Built by [`lgh_index`](super::Ins::lgh_index).*/
        pub const LGH_INDEX: Form = Form(41u32);
        /**llgh of 64 bits, or of fewer that are extended.

Built by [`llgh_index`](super::Ins::llgh_index).*/
        pub const LLGH_INDEX: Form = Form(42u32);
        /**lgb of 64 bits, or of fewer that are extended.

Built by [`lgb_index`](super::Ins::lgb_index).*/
        pub const LGB_INDEX: Form = Form(43u32);
        /**llgc of 64 bits, or of fewer that are extended.

Built by [`llgc_index`](super::Ins::llgc_index).*/
        pub const LLGC_INDEX: Form = Form(44u32);
        /**lrvg of 64 bits, or of fewer that are extended.

Built by [`lrvg_index`](super::Ins::lrvg_index).*/
        pub const LRVG_INDEX: Form = Form(45u32);
        /**lgat of 64 bits, or of fewer that are extended.

Built by [`lgat_index`](super::Ins::lgat_index).*/
        pub const LGAT_INDEX: Form = Form(46u32);
        /**l of 32 bits, or of fewer, extended.

Built by [`l`](super::Ins::l).*/
        pub const L: Form = Form(47u32);
        /**lh of 32 bits, or of fewer, extended.

Built by [`lh`](super::Ins::lh).*/
        pub const LH: Form = Form(48u32);
        /**llh of 32 bits, or of fewer, extended.

Built by [`llh`](super::Ins::llh).*/
        pub const LLH: Form = Form(49u32);
        /**lb of 32 bits, or of fewer, extended.

Built by [`lb`](super::Ins::lb).*/
        pub const LB: Form = Form(50u32);
        /**llc of 32 bits, or of fewer, extended.

Built by [`llc`](super::Ins::llc).*/
        pub const LLC: Form = Form(51u32);
        /**lrv of 32 bits, or of fewer, extended.

Built by [`lrv`](super::Ins::lrv).*/
        pub const LRV: Form = Form(52u32);
        /**l of 32 bits, or of fewer that are extended.

Built by [`l_index`](super::Ins::l_index).*/
        pub const L_INDEX: Form = Form(53u32);
        /**lh of 32 bits, or of fewer that are extended.

Built by [`lh_index`](super::Ins::lh_index).*/
        pub const LH_INDEX: Form = Form(54u32);
        /**llh of 32 bits, or of fewer that are extended.

Built by [`llh_index`](super::Ins::llh_index).*/
        pub const LLH_INDEX: Form = Form(55u32);
        /**lb of 32 bits, or of fewer that are extended.

Built by [`lb_index`](super::Ins::lb_index).*/
        pub const LB_INDEX: Form = Form(56u32);
        /**llc of 32 bits, or of fewer that are extended.

Built by [`llc_index`](super::Ins::llc_index).*/
        pub const LLC_INDEX: Form = Form(57u32);
        /**lrv of 32 bits, or of fewer that are extended.

Built by [`lrv_index`](super::Ins::lrv_index).*/
        pub const LRV_INDEX: Form = Form(58u32);
        /**lfh: into a high word.

Built by [`lfh`](super::Ins::lfh).*/
        pub const LFH: Form = Form(59u32);
        /**lhh: into a high word.

Built by [`lhh`](super::Ins::lhh).*/
        pub const LHH: Form = Form(60u32);
        /**llhh: into a high word.

Built by [`llhh`](super::Ins::llhh).*/
        pub const LLHH: Form = Form(61u32);
        /**lbh: into a high word.

Built by [`lbh`](super::Ins::lbh).*/
        pub const LBH: Form = Form(62u32);
        /**llch: into a high word.

Built by [`llch`](super::Ins::llch).*/
        pub const LLCH: Form = Form(63u32);
        /**lfh: into a high word.

Built by [`lfh_index`](super::Ins::lfh_index).*/
        pub const LFH_INDEX: Form = Form(64u32);
        /**lhh: into a high word.

Built by [`lhh_index`](super::Ins::lhh_index).*/
        pub const LHH_INDEX: Form = Form(65u32);
        /**llhh: into a high word.

Built by [`llhh_index`](super::Ins::llhh_index).*/
        pub const LLHH_INDEX: Form = Form(66u32);
        /**lbh: into a high word.

Built by [`lbh_index`](super::Ins::lbh_index).*/
        pub const LBH_INDEX: Form = Form(67u32);
        /**llch: into a high word.

Built by [`llch_index`](super::Ins::llch_index).*/
        pub const LLCH_INDEX: Form = Form(68u32);
        /**IC: replaces the lowest byte from memory.

Built by [`ic`](super::Ins::ic).*/
        pub const IC: Form = Form(69u32);
        /**stg of 64 bits.

Built by [`stg`](super::Ins::stg).*/
        pub const STG: Form = Form(70u32);
        /**strvg of 64 bits.

Built by [`strvg`](super::Ins::strvg).*/
        pub const STRVG: Form = Form(71u32);
        /**stg of 64 bits.

Built by [`stg_index`](super::Ins::stg_index).*/
        pub const STG_INDEX: Form = Form(72u32);
        /**strvg of 64 bits.

Built by [`strvg_index`](super::Ins::strvg_index).*/
        pub const STRVG_INDEX: Form = Form(73u32);
        /**st of 32 bits or less.

Built by [`st`](super::Ins::st).*/
        pub const ST: Form = Form(74u32);
        /**sth of 32 bits or less.

Built by [`sth`](super::Ins::sth).*/
        pub const STH: Form = Form(75u32);
        /**stc of 32 bits or less.

Built by [`stc`](super::Ins::stc).*/
        pub const STC: Form = Form(76u32);
        /**strv of 32 bits or less.

Built by [`strv`](super::Ins::strv).*/
        pub const STRV: Form = Form(77u32);
        /**strvh of 32 bits or less.

Built by [`strvh`](super::Ins::strvh).*/
        pub const STRVH: Form = Form(78u32);
        /**st of 32 bits or less.

Built by [`st_index`](super::Ins::st_index).*/
        pub const ST_INDEX: Form = Form(79u32);
        /**sth of 32 bits or less.

Built by [`sth_index`](super::Ins::sth_index).*/
        pub const STH_INDEX: Form = Form(80u32);
        /**stc of 32 bits or less.

Built by [`stc_index`](super::Ins::stc_index).*/
        pub const STC_INDEX: Form = Form(81u32);
        /**strv of 32 bits or less.

Built by [`strv_index`](super::Ins::strv_index).*/
        pub const STRV_INDEX: Form = Form(82u32);
        /**strvh of 32 bits or less.

Built by [`strvh_index`](super::Ins::strvh_index).*/
        pub const STRVH_INDEX: Form = Form(83u32);
        /**stfh of a high word or less.

Built by [`stfh`](super::Ins::stfh).*/
        pub const STFH: Form = Form(84u32);
        /**sthh of a high word or less.

Built by [`sthh`](super::Ins::sthh).*/
        pub const STHH: Form = Form(85u32);
        /**stch of a high word or less.

Built by [`stch`](super::Ins::stch).*/
        pub const STCH: Form = Form(86u32);
        /**stfh of a high word or less.

Built by [`stfh_index`](super::Ins::stfh_index).*/
        pub const STFH_INDEX: Form = Form(87u32);
        /**sthh of a high word or less.

Built by [`sthh_index`](super::Ins::sthh_index).*/
        pub const STHH_INDEX: Form = Form(88u32);
        /**stch of a high word or less.

Built by [`stch_index`](super::Ins::stch_index).*/
        pub const STCH_INDEX: Form = Form(89u32);
        /**mvghi: stores an immediate.

Built by [`mvghi`](super::Ins::mvghi).*/
        pub const MVGHI: Form = Form(90u32);
        /**mvhi: stores an immediate.

Built by [`mvhi`](super::Ins::mvhi).*/
        pub const MVHI: Form = Form(91u32);
        /**mvhhi: stores an immediate.

Built by [`mvhhi`](super::Ins::mvhhi).*/
        pub const MVHHI: Form = Form(92u32);
        /**mvi: stores an immediate.

Built by [`mvi`](super::Ins::mvi).*/
        pub const MVI: Form = Form(93u32);
        /**agsi: reads and writes memory.

Built by [`agsi`](super::Ins::agsi).*/
        pub const AGSI: Form = Form(94u32);
        /**asi: reads and writes memory.

Built by [`asi`](super::Ins::asi).*/
        pub const ASI: Form = Form(95u32);
        /**algsi: reads and writes memory.

Built by [`algsi`](super::Ins::algsi).*/
        pub const ALGSI: Form = Form(96u32);
        /**alsi: reads and writes memory.

Built by [`alsi`](super::Ins::alsi).*/
        pub const ALSI: Form = Form(97u32);
        /**ni: reads and writes memory.

Built by [`ni`](super::Ins::ni).*/
        pub const NI: Form = Form(98u32);
        /**oi: reads and writes memory.

Built by [`oi`](super::Ins::oi).*/
        pub const OI: Form = Form(99u32);
        /**xi: reads and writes memory.

Built by [`xi`](super::Ins::xi).*/
        pub const XI: Form = Form(100u32);
        /**PFD: a prefetch.

Built by [`pfd`](super::Ins::pfd).*/
        pub const PFD: Form = Form(101u32);
        /**LMG: loads 2 registers, the base perhaps among them.

Built by [`lmg2`](super::Ins::lmg2).*/
        pub const LMG2: Form = Form(102u32);
        /**LMG: loads 3 registers, the base perhaps among them.

Built by [`lmg3`](super::Ins::lmg3).*/
        pub const LMG3: Form = Form(103u32);
        /**LMG: loads 4 registers, the base perhaps among them.

Built by [`lmg4`](super::Ins::lmg4).*/
        pub const LMG4: Form = Form(104u32);
        /**STMG: stores 2 registers.

Built by [`stmg2`](super::Ins::stmg2).*/
        pub const STMG2: Form = Form(105u32);
        /**STMG: stores 3 registers.

Built by [`stmg3`](super::Ins::stmg3).*/
        pub const STMG3: Form = Form(106u32);
        /**STMG: stores 4 registers.

Built by [`stmg4`](super::Ins::stmg4).*/
        pub const STMG4: Form = Form(107u32);
        /**LPQ: loads 16 bytes at once.

Built by [`lpq`](super::Ins::lpq).*/
        pub const LPQ: Form = Form(108u32);
        /**STPQ: stores 16 bytes at once.

Built by [`stpq`](super::Ins::stpq).*/
        pub const STPQ: Form = Form(109u32);
        /**LPDG and BRC: loads from two places at once, again until it is done.

Built by [`lpdg`](super::Ins::lpdg).*/
        pub const LPDG: Form = Form(110u32);
        /**LPD and BRC: loads from two places at once, again until it is done.

Built by [`lpd`](super::Ins::lpd).*/
        pub const LPD: Form = Form(111u32);
        /**AGR and its like, AG from memory; or AGRK.

Built by [`add64`](super::Ins::add64).*/
        pub const ADD64: Form = Form(112u32);
        ///An alternative of [`ADD64`](ADD64).
        pub const ADD64_SWAPPED: Form = Form(113u32);
        ///An alternative of [`ADD64`](ADD64).
        pub const ADD64_K: Form = Form(114u32);
        /**AGR and its like, AG from memory; or AGRK.

Built by [`and64`](super::Ins::and64).*/
        pub const AND64: Form = Form(115u32);
        ///An alternative of [`AND64`](AND64).
        pub const AND64_SWAPPED: Form = Form(116u32);
        ///An alternative of [`AND64`](AND64).
        pub const AND64_K: Form = Form(117u32);
        /**AGR and its like, AG from memory; or AGRK.

Built by [`or64`](super::Ins::or64).*/
        pub const OR64: Form = Form(118u32);
        ///An alternative of [`OR64`](OR64).
        pub const OR64_SWAPPED: Form = Form(119u32);
        ///An alternative of [`OR64`](OR64).
        pub const OR64_K: Form = Form(120u32);
        /**AGR and its like, AG from memory; or AGRK.

Built by [`xor64`](super::Ins::xor64).*/
        pub const XOR64: Form = Form(121u32);
        ///An alternative of [`XOR64`](XOR64).
        pub const XOR64_SWAPPED: Form = Form(122u32);
        ///An alternative of [`XOR64`](XOR64).
        pub const XOR64_K: Form = Form(123u32);
        /**SGR, SG from memory; or SGRK.

Built by [`sub64`](super::Ins::sub64).*/
        pub const SUB64: Form = Form(124u32);
        ///An alternative of [`SUB64`](SUB64).
        pub const SUB64_K: Form = Form(125u32);
        /**AR and its like, A from memory; or ARK.

Built by [`add32`](super::Ins::add32).*/
        pub const ADD32: Form = Form(126u32);
        ///An alternative of [`ADD32`](ADD32).
        pub const ADD32_SWAPPED: Form = Form(127u32);
        ///An alternative of [`ADD32`](ADD32).
        pub const ADD32_K: Form = Form(128u32);
        /**AR and its like, A from memory; or ARK.

Built by [`and32`](super::Ins::and32).*/
        pub const AND32: Form = Form(129u32);
        ///An alternative of [`AND32`](AND32).
        pub const AND32_SWAPPED: Form = Form(130u32);
        ///An alternative of [`AND32`](AND32).
        pub const AND32_K: Form = Form(131u32);
        /**AR and its like, A from memory; or ARK.

Built by [`or32`](super::Ins::or32).*/
        pub const OR32: Form = Form(132u32);
        ///An alternative of [`OR32`](OR32).
        pub const OR32_SWAPPED: Form = Form(133u32);
        ///An alternative of [`OR32`](OR32).
        pub const OR32_K: Form = Form(134u32);
        /**AR and its like, A from memory; or ARK.

Built by [`xor32`](super::Ins::xor32).*/
        pub const XOR32: Form = Form(135u32);
        ///An alternative of [`XOR32`](XOR32).
        pub const XOR32_SWAPPED: Form = Form(136u32);
        ///An alternative of [`XOR32`](XOR32).
        pub const XOR32_K: Form = Form(137u32);
        /**SR, S from memory; or SRK.

Built by [`sub32`](super::Ins::sub32).*/
        pub const SUB32: Form = Form(138u32);
        ///An alternative of [`SUB32`](SUB32).
        pub const SUB32_K: Form = Form(139u32);
        /**AGFR, SGFR, or AGF and SGF from memory: b is extended.

Built by [`add64_32`](super::Ins::add64_32).*/
        pub const ADD64_32: Form = Form(140u32);
        /**AGFR, SGFR, or AGF and SGF from memory: b is extended.

Built by [`sub64_32`](super::Ins::sub64_32).*/
        pub const SUB64_32: Form = Form(141u32);
        /**AGHI, AGFI, NILF, OILF, XILF and their like.

Built by [`add64_imm`](super::Ins::add64_imm).*/
        pub const ADD64_IMM: Form = Form(142u32);
        /**AGHI, AGFI, NILF, OILF, XILF and their like.

Built by [`and64_imm`](super::Ins::and64_imm).*/
        pub const AND64_IMM: Form = Form(143u32);
        /**AGHI, AGFI, NILF, OILF, XILF and their like.

Built by [`or64_imm`](super::Ins::or64_imm).*/
        pub const OR64_IMM: Form = Form(144u32);
        /**AGHI, AGFI, NILF, OILF, XILF and their like.

Built by [`xor64_imm`](super::Ins::xor64_imm).*/
        pub const XOR64_IMM: Form = Form(145u32);
        /**AGHI, or AGHIK: an immediate of 16 bits.

Built by [`add64_imm16`](super::Ins::add64_imm16).*/
        pub const ADD64_IMM16: Form = Form(146u32);
        ///An alternative of [`ADD64_IMM16`](ADD64_IMM16).
        pub const ADD64_IMM16_K: Form = Form(147u32);
        /**AHI, AFI, NILF, OILF, XILF and their like.

Built by [`add32_imm`](super::Ins::add32_imm).*/
        pub const ADD32_IMM: Form = Form(148u32);
        /**AHI, AFI, NILF, OILF, XILF and their like.

Built by [`and32_imm`](super::Ins::and32_imm).*/
        pub const AND32_IMM: Form = Form(149u32);
        /**AHI, AFI, NILF, OILF, XILF and their like.

Built by [`or32_imm`](super::Ins::or32_imm).*/
        pub const OR32_IMM: Form = Form(150u32);
        /**AHI, AFI, NILF, OILF, XILF and their like.

Built by [`xor32_imm`](super::Ins::xor32_imm).*/
        pub const XOR32_IMM: Form = Form(151u32);
        /**AIH, NIHF, OIHF, XIHF and their like.

Built by [`add32_imm_high`](super::Ins::add32_imm_high).*/
        pub const ADD32_IMM_HIGH: Form = Form(152u32);
        /**AIH, NIHF, OIHF, XIHF and their like.

Built by [`and32_imm_high`](super::Ins::and32_imm_high).*/
        pub const AND32_IMM_HIGH: Form = Form(153u32);
        /**AIH, NIHF, OIHF, XIHF and their like.

Built by [`or32_imm_high`](super::Ins::or32_imm_high).*/
        pub const OR32_IMM_HIGH: Form = Form(154u32);
        /**AIH, NIHF, OIHF, XIHF and their like.

Built by [`xor32_imm_high`](super::Ins::xor32_imm_high).*/
        pub const XOR32_IMM_HIGH: Form = Form(155u32);
        /**AHI, or AHIK: an immediate of 16 bits.

Built by [`add32_imm16`](super::Ins::add32_imm16).*/
        pub const ADD32_IMM16: Form = Form(156u32);
        ///An alternative of [`ADD32_IMM16`](ADD32_IMM16).
        pub const ADD32_IMM16_K: Form = Form(157u32);
        /**AHHHR or SHHHR, and AHHLR or SHHLR.

Built by [`add32_high`](super::Ins::add32_high).*/
        pub const ADD32_HIGH: Form = Form(158u32);
        /**AHHHR or SHHHR, and AHHLR or SHHLR.

Built by [`sub32_high`](super::Ins::sub32_high).*/
        pub const SUB32_HIGH: Form = Form(159u32);
        /**AG or A and their like: a second source in memory.

Built by [`add64_mem`](super::Ins::add64_mem).*/
        pub const ADD64_MEM: Form = Form(160u32);
        /**AG or A and their like: a second source in memory.

Built by [`add32_mem`](super::Ins::add32_mem).*/
        pub const ADD32_MEM: Form = Form(161u32);
        /**AG or A and their like: a second source in memory.

Built by [`sub64_mem`](super::Ins::sub64_mem).*/
        pub const SUB64_MEM: Form = Form(162u32);
        /**AG or A and their like: a second source in memory.

Built by [`sub32_mem`](super::Ins::sub32_mem).*/
        pub const SUB32_MEM: Form = Form(163u32);
        /**AG or A and their like: a second source in memory.

Built by [`and64_mem`](super::Ins::and64_mem).*/
        pub const AND64_MEM: Form = Form(164u32);
        /**AG or A and their like: a second source in memory.

Built by [`and32_mem`](super::Ins::and32_mem).*/
        pub const AND32_MEM: Form = Form(165u32);
        /**AG or A and their like: a second source in memory.

Built by [`or64_mem`](super::Ins::or64_mem).*/
        pub const OR64_MEM: Form = Form(166u32);
        /**AG or A and their like: a second source in memory.

Built by [`or32_mem`](super::Ins::or32_mem).*/
        pub const OR32_MEM: Form = Form(167u32);
        /**AG or A and their like: a second source in memory.

Built by [`xor64_mem`](super::Ins::xor64_mem).*/
        pub const XOR64_MEM: Form = Form(168u32);
        /**AG or A and their like: a second source in memory.

Built by [`xor32_mem`](super::Ins::xor32_mem).*/
        pub const XOR32_MEM: Form = Form(169u32);
        /**AG or A and their like: a second source in memory at base + index.

Built by [`add64_mem_index`](super::Ins::add64_mem_index).*/
        pub const ADD64_MEM_INDEX: Form = Form(170u32);
        /**AG or A and their like: a second source in memory at base + index.

Built by [`add32_mem_index`](super::Ins::add32_mem_index).*/
        pub const ADD32_MEM_INDEX: Form = Form(171u32);
        /**AG or A and their like: a second source in memory at base + index.

Built by [`sub64_mem_index`](super::Ins::sub64_mem_index).*/
        pub const SUB64_MEM_INDEX: Form = Form(172u32);
        /**AG or A and their like: a second source in memory at base + index.

Built by [`sub32_mem_index`](super::Ins::sub32_mem_index).*/
        pub const SUB32_MEM_INDEX: Form = Form(173u32);
        /**AG or A and their like: a second source in memory at base + index.

Built by [`and64_mem_index`](super::Ins::and64_mem_index).*/
        pub const AND64_MEM_INDEX: Form = Form(174u32);
        /**AG or A and their like: a second source in memory at base + index.

Built by [`and32_mem_index`](super::Ins::and32_mem_index).*/
        pub const AND32_MEM_INDEX: Form = Form(175u32);
        /**AG or A and their like: a second source in memory at base + index.

Built by [`or64_mem_index`](super::Ins::or64_mem_index).*/
        pub const OR64_MEM_INDEX: Form = Form(176u32);
        /**AG or A and their like: a second source in memory at base + index.

Built by [`or32_mem_index`](super::Ins::or32_mem_index).*/
        pub const OR32_MEM_INDEX: Form = Form(177u32);
        /**AG or A and their like: a second source in memory at base + index.

Built by [`xor64_mem_index`](super::Ins::xor64_mem_index).*/
        pub const XOR64_MEM_INDEX: Form = Form(178u32);
        /**AG or A and their like: a second source in memory at base + index.

Built by [`xor32_mem_index`](super::Ins::xor32_mem_index).*/
        pub const XOR32_MEM_INDEX: Form = Form(179u32);
        /**LCGR, LPGR or LNGR: negates, or takes the sign away or in.

Built by [`lc64`](super::Ins::lc64).*/
        pub const LC64: Form = Form(180u32);
        /**LCGR, LPGR or LNGR: negates, or takes the sign away or in.

Built by [`lp64`](super::Ins::lp64).*/
        pub const LP64: Form = Form(181u32);
        /**LCGR, LPGR or LNGR: negates, or takes the sign away or in.

Built by [`ln64`](super::Ins::ln64).*/
        pub const LN64: Form = Form(182u32);
        /**LCR, LPR or LNR: negates, or takes the sign away or in.

Built by [`lc32`](super::Ins::lc32).*/
        pub const LC32: Form = Form(183u32);
        /**LCR, LPR or LNR: negates, or takes the sign away or in.

Built by [`lp32`](super::Ins::lp32).*/
        pub const LP32: Form = Form(184u32);
        /**LCR, LPR or LNR: negates, or takes the sign away or in.

Built by [`ln32`](super::Ins::ln32).*/
        pub const LN32: Form = Form(185u32);
        /**ALGR and ALCGR. The low half is written while the high halves are still to be read.

Built by [`add128`](super::Ins::add128).*/
        pub const ADD128: Form = Form(186u32);
        /**SLGR and SLBGR. The low half is written while the high halves are still to be read.

Built by [`sub128`](super::Ins::sub128).*/
        pub const SUB128: Form = Form(187u32);
        /**NNGRK, NOGRK, NXGRK, NCGRK or OCGRK.

Built by [`nand64`](super::Ins::nand64).*/
        pub const NAND64: Form = Form(188u32);
        /**NNGRK, NOGRK, NXGRK, NCGRK or OCGRK.

Built by [`nor64`](super::Ins::nor64).*/
        pub const NOR64: Form = Form(189u32);
        /**NNGRK, NOGRK, NXGRK, NCGRK or OCGRK.

Built by [`nxor64`](super::Ins::nxor64).*/
        pub const NXOR64: Form = Form(190u32);
        /**NNGRK, NOGRK, NXGRK, NCGRK or OCGRK.

Built by [`andc64`](super::Ins::andc64).*/
        pub const ANDC64: Form = Form(191u32);
        /**NNGRK, NOGRK, NXGRK, NCGRK or OCGRK.

Built by [`orc64`](super::Ins::orc64).*/
        pub const ORC64: Form = Form(192u32);
        /**NNRK, NORK, NXRK, NCRK or OCRK.

Built by [`nand32`](super::Ins::nand32).*/
        pub const NAND32: Form = Form(193u32);
        /**NNRK, NORK, NXRK, NCRK or OCRK.

Built by [`nor32`](super::Ins::nor32).*/
        pub const NOR32: Form = Form(194u32);
        /**NNRK, NORK, NXRK, NCRK or OCRK.

Built by [`nxor32`](super::Ins::nxor32).*/
        pub const NXOR32: Form = Form(195u32);
        /**NNRK, NORK, NXRK, NCRK or OCRK.

Built by [`andc32`](super::Ins::andc32).*/
        pub const ANDC32: Form = Form(196u32);
        /**NNRK, NORK, NXRK, NCRK or OCRK.

Built by [`orc32`](super::Ins::orc32).*/
        pub const ORC32: Form = Form(197u32);
        /**MSGR, MSG from memory; or MSGRKC.

Built by [`mul64`](super::Ins::mul64).*/
        pub const MUL64: Form = Form(198u32);
        ///An alternative of [`MUL64`](MUL64).
        pub const MUL64_SWAPPED: Form = Form(199u32);
        ///An alternative of [`MUL64`](MUL64).
        pub const MUL64_K: Form = Form(200u32);
        /**MSR, MS from memory; or MSRKC.

Built by [`mul32`](super::Ins::mul32).*/
        pub const MUL32: Form = Form(201u32);
        ///An alternative of [`MUL32`](MUL32).
        pub const MUL32_SWAPPED: Form = Form(202u32);
        ///An alternative of [`MUL32`](MUL32).
        pub const MUL32_K: Form = Form(203u32);
        /**MGHI or MSGFI.

Built by [`mul64_imm`](super::Ins::mul64_imm).*/
        pub const MUL64_IMM: Form = Form(204u32);
        /**MHI or MSFI.

Built by [`mul32_imm`](super::Ins::mul32_imm).*/
        pub const MUL32_IMM: Form = Form(205u32);
        /**MLGR or MLG: the unsigned product of `a`, in the odd register, and b. product0 is its left half.

Built by [`mlgr`](super::Ins::mlgr).*/
        pub const MLGR: Form = Form(206u32);
        /**MGRK: the signed product of any two registers. product0 is its left half.

Built by [`mgrk`](super::Ins::mgrk).*/
        pub const MGRK: Form = Form(207u32);
        /**mlr: the product of 32-bit factors. product0 is its left half.

Built by [`mlr`](super::Ins::mlr).*/
        pub const MLR: Form = Form(208u32);
        /**mr: the product of 32-bit factors. product0 is its left half.

Built by [`mr`](super::Ins::mr).*/
        pub const MR: Form = Form(209u32);
        /**DLGR or DLG: the unsigned dividend is a pair; result0 is the remainder, result1 the quotient.

Built by [`dlgr`](super::Ins::dlgr).*/
        pub const DLGR: Form = Form(210u32);
        /**DSGR or DSG: `a`, in the odd register, by a signed divisor. result0 is the remainder, result1 the quotient.

Built by [`dsgr`](super::Ins::dsgr).*/
        pub const DSGR: Form = Form(211u32);
        /**DSGFR or DSGF: as `dsgr`, by 32 bits.

Built by [`dsgfr`](super::Ins::dsgfr).*/
        pub const DSGFR: Form = Form(212u32);
        /**dlr: the dividend is a pair of words; result0 is the remainder, result1 the quotient.

Built by [`dlr`](super::Ins::dlr).*/
        pub const DLR: Form = Form(213u32);
        /**dr: the dividend is a pair of words; result0 is the remainder, result1 the quotient.

Built by [`dr`](super::Ins::dr).*/
        pub const DR: Form = Form(214u32);
        /**sllg by a register.

Built by [`sllg`](super::Ins::sllg).*/
        pub const SLLG: Form = Form(215u32);
        /**srlg by a register.

Built by [`srlg`](super::Ins::srlg).*/
        pub const SRLG: Form = Form(216u32);
        /**srag by a register.

Built by [`srag`](super::Ins::srag).*/
        pub const SRAG: Form = Form(217u32);
        /**rllg by a register.

Built by [`rllg`](super::Ins::rllg).*/
        pub const RLLG: Form = Form(218u32);
        /**sllg by an immediate.

Built by [`sllg_imm`](super::Ins::sllg_imm).*/
        pub const SLLG_IMM: Form = Form(219u32);
        /**srlg by an immediate.

Built by [`srlg_imm`](super::Ins::srlg_imm).*/
        pub const SRLG_IMM: Form = Form(220u32);
        /**srag by an immediate.

Built by [`srag_imm`](super::Ins::srag_imm).*/
        pub const SRAG_IMM: Form = Form(221u32);
        /**rllg by an immediate.

Built by [`rllg_imm`](super::Ins::rllg_imm).*/
        pub const RLLG_IMM: Form = Form(222u32);
        /**sll by a register, or with K and three operands.

Built by [`sll`](super::Ins::sll).*/
        pub const SLL: Form = Form(223u32);
        ///An alternative of [`SLL`](SLL).
        pub const SLL_K: Form = Form(224u32);
        /**srl by a register, or with K and three operands.

Built by [`srl`](super::Ins::srl).*/
        pub const SRL: Form = Form(225u32);
        ///An alternative of [`SRL`](SRL).
        pub const SRL_K: Form = Form(226u32);
        /**sra by a register, or with K and three operands.

Built by [`sra`](super::Ins::sra).*/
        pub const SRA: Form = Form(227u32);
        ///An alternative of [`SRA`](SRA).
        pub const SRA_K: Form = Form(228u32);
        /**sll by an immediate, or with K and two operands.

Built by [`sll_imm`](super::Ins::sll_imm).*/
        pub const SLL_IMM: Form = Form(229u32);
        ///An alternative of [`SLL_IMM`](SLL_IMM).
        pub const SLL_IMM_K: Form = Form(230u32);
        /**srl by an immediate, or with K and two operands.

Built by [`srl_imm`](super::Ins::srl_imm).*/
        pub const SRL_IMM: Form = Form(231u32);
        ///An alternative of [`SRL_IMM`](SRL_IMM).
        pub const SRL_IMM_K: Form = Form(232u32);
        /**sra by an immediate, or with K and two operands.

Built by [`sra_imm`](super::Ins::sra_imm).*/
        pub const SRA_IMM: Form = Form(233u32);
        ///An alternative of [`SRA_IMM`](SRA_IMM).
        pub const SRA_IMM_K: Form = Form(234u32);
        /**RLL: rotates by a register.

Built by [`rll`](super::Ins::rll).*/
        pub const RLL: Form = Form(235u32);
        /**RLL: rotates by an immediate.

Built by [`rll_imm`](super::Ins::rll_imm).*/
        pub const RLL_IMM: Form = Form(236u32);
        /**sldl: a pair of words, by a register.

Built by [`sldl`](super::Ins::sldl).*/
        pub const SLDL: Form = Form(237u32);
        /**srdl: a pair of words, by a register.

Built by [`srdl`](super::Ins::srdl).*/
        pub const SRDL: Form = Form(238u32);
        /**slda: a pair of words, by a register.

Built by [`slda`](super::Ins::slda).*/
        pub const SLDA: Form = Form(239u32);
        /**srda: a pair of words, by a register.

Built by [`srda`](super::Ins::srda).*/
        pub const SRDA: Form = Form(240u32);
        /**sldl: a pair of words, by an immediate.

Built by [`sldl_imm`](super::Ins::sldl_imm).*/
        pub const SLDL_IMM: Form = Form(241u32);
        /**srdl: a pair of words, by an immediate.

Built by [`srdl_imm`](super::Ins::srdl_imm).*/
        pub const SRDL_IMM: Form = Form(242u32);
        /**slda: a pair of words, by an immediate.

Built by [`slda_imm`](super::Ins::slda_imm).*/
        pub const SLDA_IMM: Form = Form(243u32);
        /**srda: a pair of words, by an immediate.

Built by [`srda_imm`](super::Ins::srda_imm).*/
        pub const SRDA_IMM: Form = Form(244u32);
        /**RISBG that clears the other bits: rotates and selects.

Built by [`risbgz`](super::Ins::risbgz).*/
        pub const RISBGZ: Form = Form(245u32);
        /**risbg: rotates src, and combines some of its bits.

Built by [`risbg`](super::Ins::risbg).*/
        pub const RISBG: Form = Form(246u32);
        /**rnsbg: rotates src, and combines some of its bits.

Built by [`rnsbg`](super::Ins::rnsbg).*/
        pub const RNSBG: Form = Form(247u32);
        /**rosbg: rotates src, and combines some of its bits.

Built by [`rosbg`](super::Ins::rosbg).*/
        pub const ROSBG: Form = Form(248u32);
        /**rxsbg: rotates src, and combines some of its bits.

Built by [`rxsbg`](super::Ins::rxsbg).*/
        pub const RXSBG: Form = Form(249u32);
        /**FLOGR: dst0 is the number of leading zeros, dst1 src without its leftmost one.

Built by [`flogr`](super::Ins::flogr).*/
        pub const FLOGR: Form = Form(250u32);
        /**popcnt: counts ones in each byte, or reverses the bytes.

Built by [`popcnt`](super::Ins::popcnt).*/
        pub const POPCNT: Form = Form(251u32);
        /**lrvgr: counts ones in each byte, or reverses the bytes.

Built by [`lrvgr`](super::Ins::lrvgr).*/
        pub const LRVGR: Form = Form(252u32);
        /**POPCNT of the whole register.

Built by [`popcnt64`](super::Ins::popcnt64).*/
        pub const POPCNT64: Form = Form(253u32);
        /**LRVR: reverses the bytes.

Built by [`lrvr`](super::Ins::lrvr).*/
        pub const LRVR: Form = Form(254u32);
        /**CGR, CLGR, CG or CLG, then LHI and LOCHI.

Built by [`cmp64_set`](super::Ins::cmp64_set).*/
        pub const CMP64_SET: Form = Form(255u32);
        /**CGR, CLGR, CG or CLG, then LHI and LOCHI.

Built by [`cmpl64_set`](super::Ins::cmpl64_set).*/
        pub const CMPL64_SET: Form = Form(256u32);
        /**CR, CLR, C or CL, then LHI and LOCHI.

Built by [`cmp32_set`](super::Ins::cmp32_set).*/
        pub const CMP32_SET: Form = Form(257u32);
        /**CR, CLR, C or CL, then LHI and LOCHI.

Built by [`cmpl32_set`](super::Ins::cmpl32_set).*/
        pub const CMPL32_SET: Form = Form(258u32);
        /**A comparison with an immediate, LHI and LOCHI.

Built by [`cmp64_imm_set`](super::Ins::cmp64_imm_set).*/
        pub const CMP64_IMM_SET: Form = Form(259u32);
        /**A comparison with an immediate, LHI and LOCHI.

Built by [`cmpl64_imm_set`](super::Ins::cmpl64_imm_set).*/
        pub const CMPL64_IMM_SET: Form = Form(260u32);
        /**A comparison with an immediate, LHI and LOCHI.

Built by [`tm64_imm_set`](super::Ins::tm64_imm_set).*/
        pub const TM64_IMM_SET: Form = Form(261u32);
        /**A comparison with an immediate, LHI and LOCHI.

Built by [`cmp32_imm_set`](super::Ins::cmp32_imm_set).*/
        pub const CMP32_IMM_SET: Form = Form(262u32);
        /**A comparison with an immediate, LHI and LOCHI.

Built by [`cmpl32_imm_set`](super::Ins::cmpl32_imm_set).*/
        pub const CMPL32_IMM_SET: Form = Form(263u32);
        /**A comparison with an immediate, LHI and LOCHI.

Built by [`tm32_imm_set`](super::Ins::tm32_imm_set).*/
        pub const TM32_IMM_SET: Form = Form(264u32);
        /**A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.

Built by [`cmp64_loc64`](super::Ins::cmp64_loc64).*/
        pub const CMP64_LOC64: Form = Form(265u32);
        /**A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.

Built by [`cmp64_loc32`](super::Ins::cmp64_loc32).*/
        pub const CMP64_LOC32: Form = Form(266u32);
        /**A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.

Built by [`cmpl64_loc64`](super::Ins::cmpl64_loc64).*/
        pub const CMPL64_LOC64: Form = Form(267u32);
        /**A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.

Built by [`cmpl64_loc32`](super::Ins::cmpl64_loc32).*/
        pub const CMPL64_LOC32: Form = Form(268u32);
        /**A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.

Built by [`cmp32_loc64`](super::Ins::cmp32_loc64).*/
        pub const CMP32_LOC64: Form = Form(269u32);
        /**A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.

Built by [`cmp32_loc32`](super::Ins::cmp32_loc32).*/
        pub const CMP32_LOC32: Form = Form(270u32);
        /**A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.

Built by [`cmpl32_loc64`](super::Ins::cmpl32_loc64).*/
        pub const CMPL32_LOC64: Form = Form(271u32);
        /**A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.

Built by [`cmpl32_loc32`](super::Ins::cmpl32_loc32).*/
        pub const CMPL32_LOC32: Form = Form(272u32);
        /**A comparison with an immediate, and LOCGR or LOCR.

Built by [`cmp64_imm_loc64`](super::Ins::cmp64_imm_loc64).*/
        pub const CMP64_IMM_LOC64: Form = Form(273u32);
        /**A comparison with an immediate, and LOCGR or LOCR.

Built by [`cmp64_imm_loc32`](super::Ins::cmp64_imm_loc32).*/
        pub const CMP64_IMM_LOC32: Form = Form(274u32);
        /**A comparison with an immediate, and LOCGR or LOCR.

Built by [`cmpl64_imm_loc64`](super::Ins::cmpl64_imm_loc64).*/
        pub const CMPL64_IMM_LOC64: Form = Form(275u32);
        /**A comparison with an immediate, and LOCGR or LOCR.

Built by [`cmpl64_imm_loc32`](super::Ins::cmpl64_imm_loc32).*/
        pub const CMPL64_IMM_LOC32: Form = Form(276u32);
        /**A comparison with an immediate, and LOCGR or LOCR.

Built by [`tm64_imm_loc64`](super::Ins::tm64_imm_loc64).*/
        pub const TM64_IMM_LOC64: Form = Form(277u32);
        /**A comparison with an immediate, and LOCGR or LOCR.

Built by [`tm64_imm_loc32`](super::Ins::tm64_imm_loc32).*/
        pub const TM64_IMM_LOC32: Form = Form(278u32);
        /**A comparison with an immediate, and LOCGR or LOCR.

Built by [`cmp32_imm_loc64`](super::Ins::cmp32_imm_loc64).*/
        pub const CMP32_IMM_LOC64: Form = Form(279u32);
        /**A comparison with an immediate, and LOCGR or LOCR.

Built by [`cmp32_imm_loc32`](super::Ins::cmp32_imm_loc32).*/
        pub const CMP32_IMM_LOC32: Form = Form(280u32);
        /**A comparison with an immediate, and LOCGR or LOCR.

Built by [`cmpl32_imm_loc64`](super::Ins::cmpl32_imm_loc64).*/
        pub const CMPL32_IMM_LOC64: Form = Form(281u32);
        /**A comparison with an immediate, and LOCGR or LOCR.

Built by [`cmpl32_imm_loc32`](super::Ins::cmpl32_imm_loc32).*/
        pub const CMPL32_IMM_LOC32: Form = Form(282u32);
        /**A comparison with an immediate, and LOCGR or LOCR.

Built by [`tm32_imm_loc64`](super::Ins::tm32_imm_loc64).*/
        pub const TM32_IMM_LOC64: Form = Form(283u32);
        /**A comparison with an immediate, and LOCGR or LOCR.

Built by [`tm32_imm_loc32`](super::Ins::tm32_imm_loc32).*/
        pub const TM32_IMM_LOC32: Form = Form(284u32);
        /**A comparison, and LOCFHR: all in high words.

Built by [`cmp64_loc_high`](super::Ins::cmp64_loc_high).*/
        pub const CMP64_LOC_HIGH: Form = Form(285u32);
        /**A comparison, and LOCFHR: all in high words.

Built by [`cmpl64_loc_high`](super::Ins::cmpl64_loc_high).*/
        pub const CMPL64_LOC_HIGH: Form = Form(286u32);
        /**A comparison, and SELGR or SELR.

Built by [`cmp64_sel64`](super::Ins::cmp64_sel64).*/
        pub const CMP64_SEL64: Form = Form(287u32);
        /**A comparison, and SELGR or SELR.

Built by [`cmp64_sel32`](super::Ins::cmp64_sel32).*/
        pub const CMP64_SEL32: Form = Form(288u32);
        /**A comparison, and SELGR or SELR.

Built by [`cmpl64_sel64`](super::Ins::cmpl64_sel64).*/
        pub const CMPL64_SEL64: Form = Form(289u32);
        /**A comparison, and SELGR or SELR.

Built by [`cmpl64_sel32`](super::Ins::cmpl64_sel32).*/
        pub const CMPL64_SEL32: Form = Form(290u32);
        /**A comparison, and SELGR or SELR.

Built by [`cmp32_sel64`](super::Ins::cmp32_sel64).*/
        pub const CMP32_SEL64: Form = Form(291u32);
        /**A comparison, and SELGR or SELR.

Built by [`cmp32_sel32`](super::Ins::cmp32_sel32).*/
        pub const CMP32_SEL32: Form = Form(292u32);
        /**A comparison, and SELGR or SELR.

Built by [`cmpl32_sel64`](super::Ins::cmpl32_sel64).*/
        pub const CMPL32_SEL64: Form = Form(293u32);
        /**A comparison, and SELGR or SELR.

Built by [`cmpl32_sel32`](super::Ins::cmpl32_sel32).*/
        pub const CMPL32_SEL32: Form = Form(294u32);
        /**AGRK or SGRK, LHI and LOCHI.

Built by [`add64_overflow_set`](super::Ins::add64_overflow_set).*/
        pub const ADD64_OVERFLOW_SET: Form = Form(295u32);
        /**AGRK or SGRK, LHI and LOCHI.

Built by [`sub64_overflow_set`](super::Ins::sub64_overflow_set).*/
        pub const SUB64_OVERFLOW_SET: Form = Form(296u32);
        /**ARK or SRK, LHI and LOCHI.

Built by [`add32_overflow_set`](super::Ins::add32_overflow_set).*/
        pub const ADD32_OVERFLOW_SET: Form = Form(297u32);
        /**ARK or SRK, LHI and LOCHI.

Built by [`sub32_overflow_set`](super::Ins::sub32_overflow_set).*/
        pub const SUB32_OVERFLOW_SET: Form = Form(298u32);
        /**J or JG.

Built by [`jump`](super::Ins::jump).*/
        pub const JUMP: Form = Form(299u32);
        /**CGRJ or CLGRJ; CG or CLG, and BRC.

Built by [`cmp64_b`](super::Ins::cmp64_b).*/
        pub const CMP64_B: Form = Form(300u32);
        /**CGRJ or CLGRJ; CG or CLG, and BRC.

Built by [`cmpl64_b`](super::Ins::cmpl64_b).*/
        pub const CMPL64_B: Form = Form(301u32);
        /**CRJ or CLRJ; C or CL, and BRC.

Built by [`cmp32_b`](super::Ins::cmp32_b).*/
        pub const CMP32_B: Form = Form(302u32);
        /**CRJ or CLRJ; C or CL, and BRC.

Built by [`cmpl32_b`](super::Ins::cmpl32_b).*/
        pub const CMPL32_B: Form = Form(303u32);
        /**CHHR, CLHHR, CHLR or CLHLR, and BRC.

Built by [`cmp32_high_b`](super::Ins::cmp32_high_b).*/
        pub const CMP32_HIGH_B: Form = Form(304u32);
        /**CHHR, CLHHR, CHLR or CLHLR, and BRC.

Built by [`cmpl32_high_b`](super::Ins::cmpl32_high_b).*/
        pub const CMPL32_HIGH_B: Form = Form(305u32);
        /**CGIJ or CLGIJ; CGFI or TMLL, and BRC.

Built by [`cmp64_imm_b`](super::Ins::cmp64_imm_b).*/
        pub const CMP64_IMM_B: Form = Form(306u32);
        /**CGIJ or CLGIJ; CGFI or TMLL, and BRC.

Built by [`cmpl64_imm_b`](super::Ins::cmpl64_imm_b).*/
        pub const CMPL64_IMM_B: Form = Form(307u32);
        /**CGIJ or CLGIJ; CGFI or TMLL, and BRC.

Built by [`tm64_imm_b`](super::Ins::tm64_imm_b).*/
        pub const TM64_IMM_B: Form = Form(308u32);
        /**CIJ or CLIJ; CFI or TMLL, and BRC.

Built by [`cmp32_imm_b`](super::Ins::cmp32_imm_b).*/
        pub const CMP32_IMM_B: Form = Form(309u32);
        /**CIJ or CLIJ; CFI or TMLL, and BRC.

Built by [`cmpl32_imm_b`](super::Ins::cmpl32_imm_b).*/
        pub const CMPL32_IMM_B: Form = Form(310u32);
        /**CIJ or CLIJ; CFI or TMLL, and BRC.

Built by [`tm32_imm_b`](super::Ins::tm32_imm_b).*/
        pub const TM32_IMM_B: Form = Form(311u32);
        /**CIH, CLIH or TMHL, and BRC.

Built by [`cmp32_imm_high_b`](super::Ins::cmp32_imm_high_b).*/
        pub const CMP32_IMM_HIGH_B: Form = Form(312u32);
        /**CIH, CLIH or TMHL, and BRC.

Built by [`cmpl32_imm_high_b`](super::Ins::cmpl32_imm_high_b).*/
        pub const CMPL32_IMM_HIGH_B: Form = Form(313u32);
        /**CIH, CLIH or TMHL, and BRC.

Built by [`tm32_imm_high_b`](super::Ins::tm32_imm_high_b).*/
        pub const TM32_IMM_HIGH_B: Form = Form(314u32);
        /**cghsi: memory and an immediate, and BRC.

Built by [`cghsi_mem_b`](super::Ins::cghsi_mem_b).*/
        pub const CGHSI_MEM_B: Form = Form(315u32);
        /**clghsi: memory and an immediate, and BRC.

Built by [`clghsi_mem_b`](super::Ins::clghsi_mem_b).*/
        pub const CLGHSI_MEM_B: Form = Form(316u32);
        /**chsi: memory and an immediate, and BRC.

Built by [`chsi_mem_b`](super::Ins::chsi_mem_b).*/
        pub const CHSI_MEM_B: Form = Form(317u32);
        /**clfhsi: memory and an immediate, and BRC.

Built by [`clfhsi_mem_b`](super::Ins::clfhsi_mem_b).*/
        pub const CLFHSI_MEM_B: Form = Form(318u32);
        /**cli: memory and an immediate, and BRC.

Built by [`cli_mem_b`](super::Ins::cli_mem_b).*/
        pub const CLI_MEM_B: Form = Form(319u32);
        /**tm: memory and an immediate, and BRC.

Built by [`tm_mem_b`](super::Ins::tm_mem_b).*/
        pub const TM_MEM_B: Form = Form(320u32);
        /**AGR or SGR, AG or SG, and BRC.

Built by [`add64_overflow_b`](super::Ins::add64_overflow_b).*/
        pub const ADD64_OVERFLOW_B: Form = Form(321u32);
        /**AGR or SGR, AG or SG, and BRC.

Built by [`sub64_overflow_b`](super::Ins::sub64_overflow_b).*/
        pub const SUB64_OVERFLOW_B: Form = Form(322u32);
        /**AR or SR, A or S, and BRC.

Built by [`add32_overflow_b`](super::Ins::add32_overflow_b).*/
        pub const ADD32_OVERFLOW_B: Form = Form(323u32);
        /**AR or SR, A or S, and BRC.

Built by [`sub32_overflow_b`](super::Ins::sub32_overflow_b).*/
        pub const SUB32_OVERFLOW_B: Form = Form(324u32);
        /**BRCTG: counts down and branches.

Built by [`brctg`](super::Ins::brctg).*/
        pub const BRCTG: Form = Form(325u32);
        /**BRCT: counts down and branches.

Built by [`brct`](super::Ins::brct).*/
        pub const BRCT: Form = Form(326u32);
        /**BRCTH: counts down in a high word and branches.

Built by [`brcth`](super::Ins::brcth).*/
        pub const BRCTH: Form = Form(327u32);
        /**brxhg: adds step0, compares with step1 and branches. The two are an even-odd pair.

Built by [`brxhg`](super::Ins::brxhg).*/
        pub const BRXHG: Form = Form(328u32);
        /**brxlg: adds step0, compares with step1 and branches. The two are an even-odd pair.

Built by [`brxlg`](super::Ins::brxlg).*/
        pub const BRXLG: Form = Form(329u32);
        /**brxhg with an odd register, which is added and compared with.

Built by [`brxhg_odd`](super::Ins::brxhg_odd).*/
        pub const BRXHG_ODD: Form = Form(330u32);
        /**brxlg with an odd register, which is added and compared with.

Built by [`brxlg_odd`](super::Ins::brxlg_odd).*/
        pub const BRXLG_ODD: Form = Form(331u32);
        /**LARL of the table, LGF of the entry, AGR and BR: the base is written before the index is read.

Built by [`jump_table`](super::Ins::jump_table).*/
        pub const JUMP_TABLE: Form = Form(332u32);
        /**BR. Register 0 would mean that there is no branch.

Built by [`br`](super::Ins::br).*/
        pub const BR: Form = Form(333u32);
        /**BR to another function, after the frame is gone.

Built by [`tail_br`](super::Ins::tail_br).*/
        pub const TAIL_BR: Form = Form(334u32);
        /**J into itself at an odd address, as compilers do, or an invalid opcode.

Built by [`trap`](super::Ins::trap).*/
        pub const TRAP: Form = Form(335u32);
        /**CSG: `old` is what memory held.

Built by [`csg`](super::Ins::csg).*/
        pub const CSG: Form = Form(336u32);
        /**CS: `old` is what memory held.

Built by [`cs`](super::Ins::cs).*/
        pub const CS: Form = Form(337u32);
        /**CDSG: compares and exchanges 16 bytes, as two even-odd pairs.

Built by [`cdsg`](super::Ins::cdsg).*/
        pub const CDSG: Form = Form(338u32);
        /**CDS: compares and exchanges 8 bytes, as two even-odd pairs of words.

Built by [`cds`](super::Ins::cds).*/
        pub const CDS: Form = Form(339u32);
        /**CSG, LHI and LOCHI.

Built by [`csg_set`](super::Ins::csg_set).*/
        pub const CSG_SET: Form = Form(340u32);
        /**CS, LHI and LOCHI.

Built by [`cs_set`](super::Ins::cs_set).*/
        pub const CS_SET: Form = Form(341u32);
        /**laag: `old` is what memory held.

Built by [`laag`](super::Ins::laag).*/
        pub const LAAG: Form = Form(342u32);
        /**laalg: `old` is what memory held.

Built by [`laalg`](super::Ins::laalg).*/
        pub const LAALG: Form = Form(343u32);
        /**lang: `old` is what memory held.

Built by [`lang`](super::Ins::lang).*/
        pub const LANG: Form = Form(344u32);
        /**laog: `old` is what memory held.

Built by [`laog`](super::Ins::laog).*/
        pub const LAOG: Form = Form(345u32);
        /**laxg: `old` is what memory held.

Built by [`laxg`](super::Ins::laxg).*/
        pub const LAXG: Form = Form(346u32);
        /**laa: `old` is what memory held.

Built by [`laa`](super::Ins::laa).*/
        pub const LAA: Form = Form(347u32);
        /**laal: `old` is what memory held.

Built by [`laal`](super::Ins::laal).*/
        pub const LAAL: Form = Form(348u32);
        /**lan: `old` is what memory held.

Built by [`lan`](super::Ins::lan).*/
        pub const LAN: Form = Form(349u32);
        /**lao: `old` is what memory held.

Built by [`lao`](super::Ins::lao).*/
        pub const LAO: Form = Form(350u32);
        /**lax: `old` is what memory held.

Built by [`lax`](super::Ins::lax).*/
        pub const LAX: Form = Form(351u32);
        /**Any operation on memory, by a loop around CSG; `old` is what memory held.

Built by [`atomic64`](super::Ins::atomic64).*/
        pub const ATOMIC64: Form = Form(352u32);
        /**Any operation on memory, by a loop around CS; `old` is what memory held.

Built by [`atomic32`](super::Ins::atomic32).*/
        pub const ATOMIC32: Form = Form(353u32);
        /**BCR 14 or 15 with register 0: orders memory.

Built by [`bcr_serialize`](super::Ins::bcr_serialize).*/
        pub const BCR_SERIALIZE: Form = Form(354u32);
        /**mvc: up to 256 bytes.

Built by [`mvc`](super::Ins::mvc).*/
        pub const MVC: Form = Form(355u32);
        /**nc: up to 256 bytes.

Built by [`nc`](super::Ins::nc).*/
        pub const NC: Form = Form(356u32);
        /**oc: up to 256 bytes.

Built by [`oc`](super::Ins::oc).*/
        pub const OC: Form = Form(357u32);
        /**xc: up to 256 bytes.

Built by [`xc`](super::Ins::xc).*/
        pub const XC: Form = Form(358u32);
        /**tr: up to 256 bytes.

Built by [`tr`](super::Ins::tr).*/
        pub const TR: Form = Form(359u32);
        /**EXRL of mvc: the length is in a register. Register 0 would mean the length of the instruction.

Built by [`ex_mvc`](super::Ins::ex_mvc).*/
        pub const EX_MVC: Form = Form(360u32);
        /**EXRL of nc: the length is in a register. Register 0 would mean the length of the instruction.

Built by [`ex_nc`](super::Ins::ex_nc).*/
        pub const EX_NC: Form = Form(361u32);
        /**EXRL of oc: the length is in a register. Register 0 would mean the length of the instruction.

Built by [`ex_oc`](super::Ins::ex_oc).*/
        pub const EX_OC: Form = Form(362u32);
        /**EXRL of xc: the length is in a register. Register 0 would mean the length of the instruction.

Built by [`ex_xc`](super::Ins::ex_xc).*/
        pub const EX_XC: Form = Form(363u32);
        /**EXRL of tr: the length is in a register. Register 0 would mean the length of the instruction.

Built by [`ex_tr`](super::Ins::ex_tr).*/
        pub const EX_TR: Form = Form(364u32);
        /**CLC and BRC.

Built by [`clc_b`](super::Ins::clc_b).*/
        pub const CLC_B: Form = Form(365u32);
        /**CLC, IPM and shifts: a negative number, zero or a positive one.

Built by [`clc_set`](super::Ins::clc_set).*/
        pub const CLC_SET: Form = Form(366u32);
        /**MVCLE and BRC: copies, and pads with a byte.

Built by [`mvcle`](super::Ins::mvcle).*/
        pub const MVCLE: Form = Form(367u32);
        /**MVCLE and BRC: copies, and pads with a byte that is in a register.

Built by [`mvcle_padded`](super::Ins::mvcle_padded).*/
        pub const MVCLE_PADDED: Form = Form(368u32);
        /**MVCL: copies up to 16 MB, and pads with the leftmost byte of the word that is the length of the source.

Built by [`mvcl`](super::Ins::mvcl).*/
        pub const MVCL: Form = Form(369u32);
        /**CLCLE and BRC, then LHI and LOCHI: compares. The pairs then say where.

Built by [`clcle_set`](super::Ins::clcle_set).*/
        pub const CLCLE_SET: Form = Form(370u32);
        /**MVST and BRC: copies a string. R0 holds the byte that ends it.

Built by [`mvst`](super::Ins::mvst).*/
        pub const MVST: Form = Form(371u32);
        /**CLST and BRC, then LHI and LOCHI: compares strings. R0 holds the byte that ends them.

Built by [`clst_set`](super::Ins::clst_set).*/
        pub const CLST_SET: Form = Form(372u32);
        /**SRST and BRC: looks for the byte that is in R0. `found` is where it is, or the limit.

Built by [`srst`](super::Ins::srst).*/
        pub const SRST: Form = Form(373u32);
        /**TRT: looks for the first byte with a function. R1 becomes its address, and the function replaces the lowest byte of R2; without one, both stay.

Built by [`trt`](super::Ins::trt).*/
        pub const TRT: Form = Form(374u32);
        /**TRE and BRC: translates a string until the byte that is in R0.

Built by [`tre`](super::Ins::tre).*/
        pub const TRE: Form = Form(375u32);
        /**cu12 and BRC: from one encoding of Unicode to another.

Built by [`cu12`](super::Ins::cu12).*/
        pub const CU12: Form = Form(376u32);
        /**cu14 and BRC: from one encoding of Unicode to another.

Built by [`cu14`](super::Ins::cu14).*/
        pub const CU14: Form = Form(377u32);
        /**cu21 and BRC: from one encoding of Unicode to another.

Built by [`cu21`](super::Ins::cu21).*/
        pub const CU21: Form = Form(378u32);
        /**cu24 and BRC: from one encoding of Unicode to another.

Built by [`cu24`](super::Ins::cu24).*/
        pub const CU24: Form = Form(379u32);
        /**cu41 and BRC: from one encoding of Unicode to another.

Built by [`cu41`](super::Ins::cu41).*/
        pub const CU41: Form = Form(380u32);
        /**cu42 and BRC: from one encoding of Unicode to another.

Built by [`cu42`](super::Ins::cu42).*/
        pub const CU42: Form = Form(381u32);
        /**CKSM and BRC: adds up a pair's storage.

Built by [`cksm`](super::Ins::cksm).*/
        pub const CKSM: Form = Form(382u32);
        /**km and BRC: R0 is the function, R1 the address of its parameters, dst an even register.

Built by [`km`](super::Ins::km).*/
        pub const KM: Form = Form(383u32);
        /**kmc and BRC: R0 is the function, R1 the address of its parameters, dst an even register.

Built by [`kmc`](super::Ins::kmc).*/
        pub const KMC: Form = Form(384u32);
        /**kimd and BRC: R0 is the function, R1 the address of its parameters.

Built by [`kimd`](super::Ins::kimd).*/
        pub const KIMD: Form = Form(385u32);
        /**klmd and BRC: R0 is the function, R1 the address of its parameters.

Built by [`klmd`](super::Ins::klmd).*/
        pub const KLMD: Form = Form(386u32);
        /**kmac and BRC: R0 is the function, R1 the address of its parameters.

Built by [`kmac`](super::Ins::kmac).*/
        pub const KMAC: Form = Form(387u32);
        /**KMCTR and BRC: three operands, of which the counters are an even register.

Built by [`kmctr`](super::Ins::kmctr).*/
        pub const KMCTR: Form = Form(388u32);
        /**A Linux system call, with its number in R1. The kernel changes only R2.

Built by [`svc3`](super::Ins::svc3).*/
        pub const SVC3: Form = Form(389u32);
        /**A Linux system call, with its number in R1. The kernel changes only R2.

Built by [`svc6`](super::Ins::svc6).*/
        pub const SVC6: Form = Form(390u32);
        /**Stores the clock.

Built by [`stckf`](super::Ins::stckf).*/
        pub const STCKF: Form = Form(391u32);
        /**STFLE: R0 says how many doublewords there are, less one, and then how many there would be.

Built by [`stfle`](super::Ins::stfle).*/
        pub const STFLE: Form = Form(392u32);
        /**No operands.

Built by [`nop`](super::Ins::nop).*/
        pub const NOP: Form = Form(393u32);
        /**No operands.

Built by [`tend`](super::Ins::tend).*/
        pub const TEND: Form = Form(394u32);
        /**TBEGIN and BRC: an aborted transaction takes the other way.

Built by [`tbegin`](super::Ins::tbegin).*/
        pub const TBEGIN: Form = Form(395u32);
        /**LZDR or LZER; VZERO beyond F15.

Built by [`zero_f64`](super::Ins::zero_f64).*/
        pub const ZERO_F64: Form = Form(396u32);
        /**LZDR or LZER; VZERO beyond F15.

Built by [`zero_f32`](super::Ins::zero_f32).*/
        pub const ZERO_F32: Form = Form(397u32);
        /**LARL and LD, or LARL and LE.

Built by [`const_f64`](super::Ins::const_f64).*/
        pub const CONST_F64: Form = Form(398u32);
        /**LARL and LD, or LARL and LE.

Built by [`const_f32`](super::Ins::const_f32).*/
        pub const CONST_F32: Form = Form(399u32);
        /**A copy that the client asks for.

Built by [`mov_f64`](super::Ins::mov_f64).*/
        pub const MOV_F64: Form = Form(400u32);
        /**A copy that the client asks for.

Built by [`mov_f32`](super::Ins::mov_f32).*/
        pub const MOV_F32: Form = Form(401u32);
        /**LD or LE; VLEG or VLEF beyond F15.

Built by [`load_f64`](super::Ins::load_f64).*/
        pub const LOAD_F64: Form = Form(402u32);
        /**LD or LE; VLEG or VLEF beyond F15.

Built by [`load_f32`](super::Ins::load_f32).*/
        pub const LOAD_F32: Form = Form(403u32);
        /**LD or LE; VLEG or VLEF beyond F15.

Built by [`load_f64_index`](super::Ins::load_f64_index).*/
        pub const LOAD_F64_INDEX: Form = Form(404u32);
        /**LD or LE; VLEG or VLEF beyond F15.

Built by [`load_f32_index`](super::Ins::load_f32_index).*/
        pub const LOAD_F32_INDEX: Form = Form(405u32);
        /**STD or STE; VSTEG or VSTEF beyond F15.

Built by [`store_f64`](super::Ins::store_f64).*/
        pub const STORE_F64: Form = Form(406u32);
        /**STD or STE; VSTEG or VSTEF beyond F15.

Built by [`store_f32`](super::Ins::store_f32).*/
        pub const STORE_F32: Form = Form(407u32);
        /**STD or STE; VSTEG or VSTEF beyond F15.

Built by [`store_f64_index`](super::Ins::store_f64_index).*/
        pub const STORE_F64_INDEX: Form = Form(408u32);
        /**STD or STE; VSTEG or VSTEF beyond F15.

Built by [`store_f32_index`](super::Ins::store_f32_index).*/
        pub const STORE_F32_INDEX: Form = Form(409u32);
        /**LGDR: the bits of a long number.

Built by [`lgdr`](super::Ins::lgdr).*/
        pub const LGDR: Form = Form(410u32);
        /**LDGR: a long number from its bits.

Built by [`ldgr`](super::Ins::ldgr).*/
        pub const LDGR: Form = Form(411u32);
        /**CPSDR: the sign of one number and the rest of another.

Built by [`cpsdr`](super::Ins::cpsdr).*/
        pub const CPSDR: Form = Form(412u32);
        /**ADBR or MDBR, ADB or MDB; WFADB or WFMDB.

Built by [`add_f64`](super::Ins::add_f64).*/
        pub const ADD_F64: Form = Form(413u32);
        ///An alternative of [`ADD_F64`](ADD_F64).
        pub const ADD_F64_SWAPPED: Form = Form(414u32);
        ///An alternative of [`ADD_F64`](ADD_F64).
        pub const ADD_F64_VECTOR: Form = Form(415u32);
        /**ADBR or MDBR, ADB or MDB; WFADB or WFMDB.

Built by [`mul_f64`](super::Ins::mul_f64).*/
        pub const MUL_F64: Form = Form(416u32);
        ///An alternative of [`MUL_F64`](MUL_F64).
        pub const MUL_F64_SWAPPED: Form = Form(417u32);
        ///An alternative of [`MUL_F64`](MUL_F64).
        pub const MUL_F64_VECTOR: Form = Form(418u32);
        /**AEBR or MEEBR, AEB or MEEB; WFASB or WFMSB.

Built by [`add_f32`](super::Ins::add_f32).*/
        pub const ADD_F32: Form = Form(419u32);
        ///An alternative of [`ADD_F32`](ADD_F32).
        pub const ADD_F32_SWAPPED: Form = Form(420u32);
        ///An alternative of [`ADD_F32`](ADD_F32).
        pub const ADD_F32_VECTOR: Form = Form(421u32);
        /**AEBR or MEEBR, AEB or MEEB; WFASB or WFMSB.

Built by [`mul_f32`](super::Ins::mul_f32).*/
        pub const MUL_F32: Form = Form(422u32);
        ///An alternative of [`MUL_F32`](MUL_F32).
        pub const MUL_F32_SWAPPED: Form = Form(423u32);
        ///An alternative of [`MUL_F32`](MUL_F32).
        pub const MUL_F32_VECTOR: Form = Form(424u32);
        /**SDBR or DDBR, SDB or DDB; WFSDB or WFDDB.

Built by [`sub_f64`](super::Ins::sub_f64).*/
        pub const SUB_F64: Form = Form(425u32);
        ///An alternative of [`SUB_F64`](SUB_F64).
        pub const SUB_F64_VECTOR: Form = Form(426u32);
        /**SDBR or DDBR, SDB or DDB; WFSDB or WFDDB.

Built by [`div_f64`](super::Ins::div_f64).*/
        pub const DIV_F64: Form = Form(427u32);
        ///An alternative of [`DIV_F64`](DIV_F64).
        pub const DIV_F64_VECTOR: Form = Form(428u32);
        /**SEBR or DEBR, SEB or DEB; WFSSB or WFDSB.

Built by [`sub_f32`](super::Ins::sub_f32).*/
        pub const SUB_F32: Form = Form(429u32);
        ///An alternative of [`SUB_F32`](SUB_F32).
        pub const SUB_F32_VECTOR: Form = Form(430u32);
        /**SEBR or DEBR, SEB or DEB; WFSSB or WFDSB.

Built by [`div_f32`](super::Ins::div_f32).*/
        pub const DIV_F32: Form = Form(431u32);
        ///An alternative of [`DIV_F32`](DIV_F32).
        pub const DIV_F32_VECTOR: Form = Form(432u32);
        /**MADBR or MSDBR, MADB or MSDB; WFMADB or WFMSDB: a * b and c.

Built by [`madd_f64`](super::Ins::madd_f64).*/
        pub const MADD_F64: Form = Form(433u32);
        ///An alternative of [`MADD_F64`](MADD_F64).
        pub const MADD_F64_VECTOR: Form = Form(434u32);
        /**MADBR or MSDBR, MADB or MSDB; WFMADB or WFMSDB: a * b and c.

Built by [`msub_f64`](super::Ins::msub_f64).*/
        pub const MSUB_F64: Form = Form(435u32);
        ///An alternative of [`MSUB_F64`](MSUB_F64).
        pub const MSUB_F64_VECTOR: Form = Form(436u32);
        /**MAEBR or MSEBR, MAEB or MSEB; WFMASB or WFMSSB: a * b and c.

Built by [`madd_f32`](super::Ins::madd_f32).*/
        pub const MADD_F32: Form = Form(437u32);
        ///An alternative of [`MADD_F32`](MADD_F32).
        pub const MADD_F32_VECTOR: Form = Form(438u32);
        /**MAEBR or MSEBR, MAEB or MSEB; WFMASB or WFMSSB: a * b and c.

Built by [`msub_f32`](super::Ins::msub_f32).*/
        pub const MSUB_F32: Form = Form(439u32);
        ///An alternative of [`MSUB_F32`](MSUB_F32).
        pub const MSUB_F32_VECTOR: Form = Form(440u32);
        /**SQDBR or SQDB; WFSQDB.

Built by [`sqrt_f64`](super::Ins::sqrt_f64).*/
        pub const SQRT_F64: Form = Form(441u32);
        ///An alternative of [`SQRT_F64`](SQRT_F64).
        pub const SQRT_F64_VECTOR: Form = Form(442u32);
        /**SQEBR or SQEB; WFSQSB.

Built by [`sqrt_f32`](super::Ins::sqrt_f32).*/
        pub const SQRT_F32: Form = Form(443u32);
        ///An alternative of [`SQRT_F32`](SQRT_F32).
        pub const SQRT_F32_VECTOR: Form = Form(444u32);
        /**LCDFR, LPDFR, LNDFR or FIDBRA; WFPSODB or WFIDB.

Built by [`lc_f64`](super::Ins::lc_f64).*/
        pub const LC_F64: Form = Form(445u32);
        /**LCDFR, LPDFR, LNDFR or FIDBRA; WFPSODB or WFIDB.

Built by [`lp_f64`](super::Ins::lp_f64).*/
        pub const LP_F64: Form = Form(446u32);
        /**LCDFR, LPDFR, LNDFR or FIDBRA; WFPSODB or WFIDB.

Built by [`ln_f64`](super::Ins::ln_f64).*/
        pub const LN_F64: Form = Form(447u32);
        /**LCDFR, LPDFR, LNDFR or FIDBRA; WFPSODB or WFIDB.

Built by [`fi_f64`](super::Ins::fi_f64).*/
        pub const FI_F64: Form = Form(448u32);
        /**LCDFR, LPDFR, LNDFR or FIEBRA; WFPSOSB or WFISB.

Built by [`lc_f32`](super::Ins::lc_f32).*/
        pub const LC_F32: Form = Form(449u32);
        /**LCDFR, LPDFR, LNDFR or FIEBRA; WFPSOSB or WFISB.

Built by [`lp_f32`](super::Ins::lp_f32).*/
        pub const LP_F32: Form = Form(450u32);
        /**LCDFR, LPDFR, LNDFR or FIEBRA; WFPSOSB or WFISB.

Built by [`ln_f32`](super::Ins::ln_f32).*/
        pub const LN_F32: Form = Form(451u32);
        /**LCDFR, LPDFR, LNDFR or FIEBRA; WFPSOSB or WFISB.

Built by [`fi_f32`](super::Ins::fi_f32).*/
        pub const FI_F32: Form = Form(452u32);
        /**MDEBR or MDEB: a long product of short factors, in place of the first.

Built by [`mdebr`](super::Ins::mdebr).*/
        pub const MDEBR: Form = Form(453u32);
        /**LDEBR or LDEB: a long number from a short one.

Built by [`ldebr`](super::Ins::ldebr).*/
        pub const LDEBR: Form = Form(454u32);
        /**LEDBR: a short number from a long one.

Built by [`ledbr`](super::Ins::ledbr).*/
        pub const LEDBR: Form = Form(455u32);
        /**DIDBR: divides to an integer.

Built by [`didbr`](super::Ins::didbr).*/
        pub const DIDBR: Form = Form(456u32);
        /**DIEBR: divides to an integer.

Built by [`diebr`](super::Ins::diebr).*/
        pub const DIEBR: Form = Form(457u32);
        /**CDGBR and its like, signed or unsigned.

Built by [`f64_from_i64`](super::Ins::f64_from_i64).*/
        pub const F64_FROM_I64: Form = Form(458u32);
        /**CDGBR and its like, signed or unsigned.

Built by [`f64_from_i32`](super::Ins::f64_from_i32).*/
        pub const F64_FROM_I32: Form = Form(459u32);
        /**CDGBR and its like, signed or unsigned.

Built by [`f32_from_i64`](super::Ins::f32_from_i64).*/
        pub const F32_FROM_I64: Form = Form(460u32);
        /**CDGBR and its like, signed or unsigned.

Built by [`f32_from_i32`](super::Ins::f32_from_i32).*/
        pub const F32_FROM_I32: Form = Form(461u32);
        /**CGDBR and its like, signed or unsigned.

Built by [`f64_to_i64`](super::Ins::f64_to_i64).*/
        pub const F64_TO_I64: Form = Form(462u32);
        /**CGDBR and its like, signed or unsigned.

Built by [`f64_to_i32`](super::Ins::f64_to_i32).*/
        pub const F64_TO_I32: Form = Form(463u32);
        /**CGDBR and its like, signed or unsigned.

Built by [`f32_to_i64`](super::Ins::f32_to_i64).*/
        pub const F32_TO_I64: Form = Form(464u32);
        /**CGDBR and its like, signed or unsigned.

Built by [`f32_to_i32`](super::Ins::f32_to_i32).*/
        pub const F32_TO_I32: Form = Form(465u32);
        /**CDBR, CDB or KDBR, and BRC; or WFCDB or WFKDB.

Built by [`cmp_f64_b`](super::Ins::cmp_f64_b).*/
        pub const CMP_F64_B: Form = Form(466u32);
        ///An alternative of [`CMP_F64_B`](CMP_F64_B).
        pub const CMP_F64_B_VECTOR: Form = Form(467u32);
        /**CDBR, CDB or KDBR, and BRC; or WFCDB or WFKDB.

Built by [`cmp_f32_b`](super::Ins::cmp_f32_b).*/
        pub const CMP_F32_B: Form = Form(468u32);
        ///An alternative of [`CMP_F32_B`](CMP_F32_B).
        pub const CMP_F32_B_VECTOR: Form = Form(469u32);
        /**CDBR, CDB or KDBR, and BRC; or WFCDB or WFKDB.

Built by [`signal_f64_b`](super::Ins::signal_f64_b).*/
        pub const SIGNAL_F64_B: Form = Form(470u32);
        ///An alternative of [`SIGNAL_F64_B`](SIGNAL_F64_B).
        pub const SIGNAL_F64_B_VECTOR: Form = Form(471u32);
        /**CDBR, CDB or KDBR, and BRC; or WFCDB or WFKDB.

Built by [`signal_f32_b`](super::Ins::signal_f32_b).*/
        pub const SIGNAL_F32_B: Form = Form(472u32);
        ///An alternative of [`SIGNAL_F32_B`](SIGNAL_F32_B).
        pub const SIGNAL_F32_B_VECTOR: Form = Form(473u32);
        /**CDBR, CDB or KDBR, LHI and LOCHI; or WFCDB or WFKDB.

Built by [`cmp_f64_set`](super::Ins::cmp_f64_set).*/
        pub const CMP_F64_SET: Form = Form(474u32);
        ///An alternative of [`CMP_F64_SET`](CMP_F64_SET).
        pub const CMP_F64_SET_VECTOR: Form = Form(475u32);
        /**CDBR, CDB or KDBR, LHI and LOCHI; or WFCDB or WFKDB.

Built by [`cmp_f32_set`](super::Ins::cmp_f32_set).*/
        pub const CMP_F32_SET: Form = Form(476u32);
        ///An alternative of [`CMP_F32_SET`](CMP_F32_SET).
        pub const CMP_F32_SET_VECTOR: Form = Form(477u32);
        /**CDBR, CDB or KDBR, LHI and LOCHI; or WFCDB or WFKDB.

Built by [`signal_f64_set`](super::Ins::signal_f64_set).*/
        pub const SIGNAL_F64_SET: Form = Form(478u32);
        ///An alternative of [`SIGNAL_F64_SET`](SIGNAL_F64_SET).
        pub const SIGNAL_F64_SET_VECTOR: Form = Form(479u32);
        /**CDBR, CDB or KDBR, LHI and LOCHI; or WFCDB or WFKDB.

Built by [`signal_f32_set`](super::Ins::signal_f32_set).*/
        pub const SIGNAL_F32_SET: Form = Form(480u32);
        ///An alternative of [`SIGNAL_F32_SET`](SIGNAL_F32_SET).
        pub const SIGNAL_F32_SET_VECTOR: Form = Form(481u32);
        /**CDBR or CEBR, and LOCGR or LOCR.

Built by [`cmp_f64_loc64`](super::Ins::cmp_f64_loc64).*/
        pub const CMP_F64_LOC64: Form = Form(482u32);
        /**CDBR or CEBR, and LOCGR or LOCR.

Built by [`cmp_f64_loc32`](super::Ins::cmp_f64_loc32).*/
        pub const CMP_F64_LOC32: Form = Form(483u32);
        /**CDBR or CEBR, and LOCGR or LOCR.

Built by [`cmp_f32_loc64`](super::Ins::cmp_f32_loc64).*/
        pub const CMP_F32_LOC64: Form = Form(484u32);
        /**CDBR or CEBR, and LOCGR or LOCR.

Built by [`cmp_f32_loc32`](super::Ins::cmp_f32_loc32).*/
        pub const CMP_F32_LOC32: Form = Form(485u32);
        /**TCDB or TCEB, and BRC.

Built by [`f64_class_b`](super::Ins::f64_class_b).*/
        pub const F64_CLASS_B: Form = Form(486u32);
        /**TCDB or TCEB, and BRC.

Built by [`f32_class_b`](super::Ins::f32_class_b).*/
        pub const F32_CLASS_B: Form = Form(487u32);
        /**adtr: decimal, in three operands.

Built by [`adtr`](super::Ins::adtr).*/
        pub const ADTR: Form = Form(488u32);
        /**sdtr: decimal, in three operands.

Built by [`sdtr`](super::Ins::sdtr).*/
        pub const SDTR: Form = Form(489u32);
        /**mdtr: decimal, in three operands.

Built by [`mdtr`](super::Ins::mdtr).*/
        pub const MDTR: Form = Form(490u32);
        /**ddtr: decimal, in three operands.

Built by [`ddtr`](super::Ins::ddtr).*/
        pub const DDTR: Form = Form(491u32);
        /**qadtr: decimal, in three operands.

Built by [`qadtr`](super::Ins::qadtr).*/
        pub const QADTR: Form = Form(492u32);
        /**rrdtr: decimal, in three operands.

Built by [`rrdtr`](super::Ins::rrdtr).*/
        pub const RRDTR: Form = Form(493u32);
        /**CDGTR: decimal from an integer.

Built by [`cdgtr`](super::Ins::cdgtr).*/
        pub const CDGTR: Form = Form(494u32);
        /**CGDTR: an integer from decimal.

Built by [`cgdtr`](super::Ins::cgdtr).*/
        pub const CGDTR: Form = Form(495u32);
        /**LZXR.

Built by [`zero_extended`](super::Ins::zero_extended).*/
        pub const ZERO_EXTENDED: Form = Form(496u32);
        /**axbr: overwrites its first source.

Built by [`axbr`](super::Ins::axbr).*/
        pub const AXBR: Form = Form(497u32);
        /**sxbr: overwrites its first source.

Built by [`sxbr`](super::Ins::sxbr).*/
        pub const SXBR: Form = Form(498u32);
        /**mxbr: overwrites its first source.

Built by [`mxbr`](super::Ins::mxbr).*/
        pub const MXBR: Form = Form(499u32);
        /**dxbr: overwrites its first source.

Built by [`dxbr`](super::Ins::dxbr).*/
        pub const DXBR: Form = Form(500u32);
        /**sqxbr: one source.

Built by [`sqxbr`](super::Ins::sqxbr).*/
        pub const SQXBR: Form = Form(501u32);
        /**fixbr: one source.

Built by [`fixbr`](super::Ins::fixbr).*/
        pub const FIXBR: Form = Form(502u32);
        /**lcxbr: one source.

Built by [`lcxbr`](super::Ins::lcxbr).*/
        pub const LCXBR: Form = Form(503u32);
        /**lpxbr: one source.

Built by [`lpxbr`](super::Ins::lpxbr).*/
        pub const LPXBR: Form = Form(504u32);
        /**lnxbr: one source.

Built by [`lnxbr`](super::Ins::lnxbr).*/
        pub const LNXBR: Form = Form(505u32);
        /**MXDBR or MXDB: an extended product of long factors, the first of which is the left half of dst.

Built by [`mxdbr`](super::Ins::mxdbr).*/
        pub const MXDBR: Form = Form(506u32);
        /**LXDBR or LXDB: an extended number from a long one.

Built by [`lxdbr`](super::Ins::lxdbr).*/
        pub const LXDBR: Form = Form(507u32);
        /**LXEBR or LXEB: an extended number from a short one.

Built by [`lxebr`](super::Ins::lxebr).*/
        pub const LXEBR: Form = Form(508u32);
        /**LDXBR: a long number from an extended one. It is dst0, and dst1 is unpredictable: the field for the result must name a pair.

Built by [`ldxbr`](super::Ins::ldxbr).*/
        pub const LDXBR: Form = Form(509u32);
        /**CXGBR or CXFBR.

Built by [`extended_from_i64`](super::Ins::extended_from_i64).*/
        pub const EXTENDED_FROM_I64: Form = Form(510u32);
        /**CXGBR or CXFBR.

Built by [`extended_from_i32`](super::Ins::extended_from_i32).*/
        pub const EXTENDED_FROM_I32: Form = Form(511u32);
        /**CGXBR or CFXBR.

Built by [`extended_to_i64`](super::Ins::extended_to_i64).*/
        pub const EXTENDED_TO_I64: Form = Form(512u32);
        /**CGXBR or CFXBR.

Built by [`extended_to_i32`](super::Ins::extended_to_i32).*/
        pub const EXTENDED_TO_I32: Form = Form(513u32);
        /**CXBR or KXBR, and BRC.

Built by [`cmp_extended_b`](super::Ins::cmp_extended_b).*/
        pub const CMP_EXTENDED_B: Form = Form(514u32);
        /**CXBR or KXBR, LHI and LOCHI.

Built by [`cmp_extended_set`](super::Ins::cmp_extended_set).*/
        pub const CMP_EXTENDED_SET: Form = Form(515u32);
        /**axtr: decimal, in three operands.

Built by [`axtr`](super::Ins::axtr).*/
        pub const AXTR: Form = Form(516u32);
        /**sxtr: decimal, in three operands.

Built by [`sxtr`](super::Ins::sxtr).*/
        pub const SXTR: Form = Form(517u32);
        /**mxtr: decimal, in three operands.

Built by [`mxtr`](super::Ins::mxtr).*/
        pub const MXTR: Form = Form(518u32);
        /**dxtr: decimal, in three operands.

Built by [`dxtr`](super::Ins::dxtr).*/
        pub const DXTR: Form = Form(519u32);
        /**VMRHG: the halves of an extended number, in a vector register.

Built by [`quad_of_extended`](super::Ins::quad_of_extended).*/
        pub const QUAD_OF_EXTENDED: Form = Form(520u32);
        /**VLR and VREPG: the halves of a vector register.

Built by [`extended_of_quad`](super::Ins::extended_of_quad).*/
        pub const EXTENDED_OF_QUAD: Form = Form(521u32);
        /**VZERO, VONE, VGBM or VREPI.

Built by [`zero_v128`](super::Ins::zero_v128).*/
        pub const ZERO_V128: Form = Form(522u32);
        /**VZERO, VONE, VGBM or VREPI.

Built by [`ones_v128`](super::Ins::ones_v128).*/
        pub const ONES_V128: Form = Form(523u32);
        /**VZERO, VONE, VGBM or VREPI.

Built by [`bytemask_v128`](super::Ins::bytemask_v128).*/
        pub const BYTEMASK_V128: Form = Form(524u32);
        /**VZERO, VONE, VGBM or VREPI.

Built by [`repi_v128`](super::Ins::repi_v128).*/
        pub const REPI_V128: Form = Form(525u32);
        /**A copy that the client asks for: VLR or VL.

Built by [`mov_v128`](super::Ins::mov_v128).*/
        pub const MOV_V128: Form = Form(526u32);
        /**vl: a vector, one element everywhere, or one and zeros.

Built by [`vl`](super::Ins::vl).*/
        pub const VL: Form = Form(527u32);
        /**vlrep: a vector, one element everywhere, or one and zeros.

Built by [`vlrep`](super::Ins::vlrep).*/
        pub const VLREP: Form = Form(528u32);
        /**vllez: a vector, one element everywhere, or one and zeros.

Built by [`vllez`](super::Ins::vllez).*/
        pub const VLLEZ: Form = Form(529u32);
        /**vl: a vector, one element everywhere, or one and zeros.

Built by [`vl_index`](super::Ins::vl_index).*/
        pub const VL_INDEX: Form = Form(530u32);
        /**vlrep: a vector, one element everywhere, or one and zeros.

Built by [`vlrep_index`](super::Ins::vlrep_index).*/
        pub const VLREP_INDEX: Form = Form(531u32);
        /**vllez: a vector, one element everywhere, or one and zeros.

Built by [`vllez_index`](super::Ins::vllez_index).*/
        pub const VLLEZ_INDEX: Form = Form(532u32);
        /**VLEB to VLEG: replaces an element from memory.

Built by [`vle`](super::Ins::vle).*/
        pub const VLE: Form = Form(533u32);
        /**VLL: as many bytes as a register says.

Built by [`vll`](super::Ins::vll).*/
        pub const VLL: Form = Form(534u32);
        /**vst: a vector or an element of it.

Built by [`vst`](super::Ins::vst).*/
        pub const VST: Form = Form(535u32);
        /**vste: a vector or an element of it.

Built by [`vste`](super::Ins::vste).*/
        pub const VSTE: Form = Form(536u32);
        /**vst: a vector or an element of it.

Built by [`vst_index`](super::Ins::vst_index).*/
        pub const VST_INDEX: Form = Form(537u32);
        /**vste: a vector or an element of it.

Built by [`vste_index`](super::Ins::vste_index).*/
        pub const VSTE_INDEX: Form = Form(538u32);
        /**VSTL: as many bytes as a register says.

Built by [`vstl`](super::Ins::vstl).*/
        pub const VSTL: Form = Form(539u32);
        /**VLM: loads 2 registers that follow on each other.

Built by [`vlm2`](super::Ins::vlm2).*/
        pub const VLM2: Form = Form(540u32);
        /**VLM: loads 3 registers that follow on each other.

Built by [`vlm3`](super::Ins::vlm3).*/
        pub const VLM3: Form = Form(541u32);
        /**VLM: loads 4 registers that follow on each other.

Built by [`vlm4`](super::Ins::vlm4).*/
        pub const VLM4: Form = Form(542u32);
        /**VSTM: stores 2 registers that follow on each other.

Built by [`vstm2`](super::Ins::vstm2).*/
        pub const VSTM2: Form = Form(543u32);
        /**VSTM: stores 3 registers that follow on each other.

Built by [`vstm3`](super::Ins::vstm3).*/
        pub const VSTM3: Form = Form(544u32);
        /**VSTM: stores 4 registers that follow on each other.

Built by [`vstm4`](super::Ins::vstm4).*/
        pub const VSTM4: Form = Form(545u32);
        /**VGEF or VGEG: replaces an element by what is at base + an element of a vector.

Built by [`vge`](super::Ins::vge).*/
        pub const VGE: Form = Form(546u32);
        /**VSCEF or VSCEG: stores an element at base + an element of a vector.

Built by [`vsce`](super::Ins::vsce).*/
        pub const VSCE: Form = Form(547u32);
        /**VLVGG: replaces an element, whose number may be in a register.

Built by [`vlvg_i64`](super::Ins::vlvg_i64).*/
        pub const VLVG_I64: Form = Form(548u32);
        /**VLVGG: replaces an element.

Built by [`vlvg_i64_imm`](super::Ins::vlvg_i64_imm).*/
        pub const VLVG_I64_IMM: Form = Form(549u32);
        /**VLVGB, VLVGH or VLVGF: replaces an element.

Built by [`vlvg_i32_imm`](super::Ins::vlvg_i32_imm).*/
        pub const VLVG_I32_IMM: Form = Form(550u32);
        /**VLVGP: a vector from two general registers.

Built by [`vlvgp`](super::Ins::vlvgp).*/
        pub const VLVGP: Form = Form(551u32);
        /**VLGVG: an element, whose number may be in a register.

Built by [`vlgv_i64`](super::Ins::vlgv_i64).*/
        pub const VLGV_I64: Form = Form(552u32);
        /**VLGVB to VLGVG: an element; the bits above it are zero.

Built by [`vlgv_i64_imm`](super::Ins::vlgv_i64_imm).*/
        pub const VLGV_I64_IMM: Form = Form(553u32);
        /**The leftmost element as a scalar: VLR, or nothing when src and dst share a register.

Built by [`low_f64`](super::Ins::low_f64).*/
        pub const LOW_F64: Form = Form(554u32);
        /**The leftmost element as a scalar: VLR, or nothing when src and dst share a register.

Built by [`low_f32`](super::Ins::low_f32).*/
        pub const LOW_F32: Form = Form(555u32);
        /**A vector whose other elements are anything: VLR, or nothing when src and dst share a register.

Built by [`wide_f64`](super::Ins::wide_f64).*/
        pub const WIDE_F64: Form = Form(556u32);
        /**A vector whose other elements are anything: VLR, or nothing when src and dst share a register.

Built by [`wide_f32`](super::Ins::wide_f32).*/
        pub const WIDE_F32: Form = Form(557u32);
        /**va: two sources, elements of any size.

Built by [`va_v128`](super::Ins::va_v128).*/
        pub const VA_V128: Form = Form(558u32);
        /**vs: two sources, elements of any size.

Built by [`vs_v128`](super::Ins::vs_v128).*/
        pub const VS_V128: Form = Form(559u32);
        /**vacc: two sources, elements of any size.

Built by [`vacc_v128`](super::Ins::vacc_v128).*/
        pub const VACC_V128: Form = Form(560u32);
        /**vscbi: two sources, elements of any size.

Built by [`vscbi_v128`](super::Ins::vscbi_v128).*/
        pub const VSCBI_V128: Form = Form(561u32);
        /**vavg: two sources, elements of any size.

Built by [`vavg_v128`](super::Ins::vavg_v128).*/
        pub const VAVG_V128: Form = Form(562u32);
        /**vavgl: two sources, elements of any size.

Built by [`vavgl_v128`](super::Ins::vavgl_v128).*/
        pub const VAVGL_V128: Form = Form(563u32);
        /**vmx: two sources, elements of any size.

Built by [`vmx_v128`](super::Ins::vmx_v128).*/
        pub const VMX_V128: Form = Form(564u32);
        /**vmxl: two sources, elements of any size.

Built by [`vmxl_v128`](super::Ins::vmxl_v128).*/
        pub const VMXL_V128: Form = Form(565u32);
        /**vmn: two sources, elements of any size.

Built by [`vmn_v128`](super::Ins::vmn_v128).*/
        pub const VMN_V128: Form = Form(566u32);
        /**vmnl: two sources, elements of any size.

Built by [`vmnl_v128`](super::Ins::vmnl_v128).*/
        pub const VMNL_V128: Form = Form(567u32);
        /**vml: two sources, elements of any size.

Built by [`vml_v128`](super::Ins::vml_v128).*/
        pub const VML_V128: Form = Form(568u32);
        /**vmh: two sources, elements of any size.

Built by [`vmh_v128`](super::Ins::vmh_v128).*/
        pub const VMH_V128: Form = Form(569u32);
        /**vmlh: two sources, elements of any size.

Built by [`vmlh_v128`](super::Ins::vmlh_v128).*/
        pub const VMLH_V128: Form = Form(570u32);
        /**vme: two sources, elements of any size.

Built by [`vme_v128`](super::Ins::vme_v128).*/
        pub const VME_V128: Form = Form(571u32);
        /**vmle: two sources, elements of any size.

Built by [`vmle_v128`](super::Ins::vmle_v128).*/
        pub const VMLE_V128: Form = Form(572u32);
        /**vmo: two sources, elements of any size.

Built by [`vmo_v128`](super::Ins::vmo_v128).*/
        pub const VMO_V128: Form = Form(573u32);
        /**vmlo: two sources, elements of any size.

Built by [`vmlo_v128`](super::Ins::vmlo_v128).*/
        pub const VMLO_V128: Form = Form(574u32);
        /**vsum: two sources, elements of any size.

Built by [`vsum_v128`](super::Ins::vsum_v128).*/
        pub const VSUM_V128: Form = Form(575u32);
        /**vsumg: two sources, elements of any size.

Built by [`vsumg_v128`](super::Ins::vsumg_v128).*/
        pub const VSUMG_V128: Form = Form(576u32);
        /**vsumq: two sources, elements of any size.

Built by [`vsumq_v128`](super::Ins::vsumq_v128).*/
        pub const VSUMQ_V128: Form = Form(577u32);
        /**vgfm: two sources, elements of any size.

Built by [`vgfm_v128`](super::Ins::vgfm_v128).*/
        pub const VGFM_V128: Form = Form(578u32);
        /**vn: two sources, elements of any size.

Built by [`vn_v128`](super::Ins::vn_v128).*/
        pub const VN_V128: Form = Form(579u32);
        /**vno: two sources, elements of any size.

Built by [`vno_v128`](super::Ins::vno_v128).*/
        pub const VNO_V128: Form = Form(580u32);
        /**vnc: two sources, elements of any size.

Built by [`vnc_v128`](super::Ins::vnc_v128).*/
        pub const VNC_V128: Form = Form(581u32);
        /**vnn: two sources, elements of any size.

Built by [`vnn_v128`](super::Ins::vnn_v128).*/
        pub const VNN_V128: Form = Form(582u32);
        /**vnx: two sources, elements of any size.

Built by [`vnx_v128`](super::Ins::vnx_v128).*/
        pub const VNX_V128: Form = Form(583u32);
        /**vo: two sources, elements of any size.

Built by [`vo_v128`](super::Ins::vo_v128).*/
        pub const VO_V128: Form = Form(584u32);
        /**voc: two sources, elements of any size.

Built by [`voc_v128`](super::Ins::voc_v128).*/
        pub const VOC_V128: Form = Form(585u32);
        /**vx: two sources, elements of any size.

Built by [`vx_v128`](super::Ins::vx_v128).*/
        pub const VX_V128: Form = Form(586u32);
        /**vceq: two sources, elements of any size.

Built by [`vceq_v128`](super::Ins::vceq_v128).*/
        pub const VCEQ_V128: Form = Form(587u32);
        /**vch: two sources, elements of any size.

Built by [`vch_v128`](super::Ins::vch_v128).*/
        pub const VCH_V128: Form = Form(588u32);
        /**vchl: two sources, elements of any size.

Built by [`vchl_v128`](super::Ins::vchl_v128).*/
        pub const VCHL_V128: Form = Form(589u32);
        /**verllv: two sources, elements of any size.

Built by [`verllv_v128`](super::Ins::verllv_v128).*/
        pub const VERLLV_V128: Form = Form(590u32);
        /**veslv: two sources, elements of any size.

Built by [`veslv_v128`](super::Ins::veslv_v128).*/
        pub const VESLV_V128: Form = Form(591u32);
        /**vesrlv: two sources, elements of any size.

Built by [`vesrlv_v128`](super::Ins::vesrlv_v128).*/
        pub const VESRLV_V128: Form = Form(592u32);
        /**vesrav: two sources, elements of any size.

Built by [`vesrav_v128`](super::Ins::vesrav_v128).*/
        pub const VESRAV_V128: Form = Form(593u32);
        /**vsl: two sources, elements of any size.

Built by [`vsl_v128`](super::Ins::vsl_v128).*/
        pub const VSL_V128: Form = Form(594u32);
        /**vslb: two sources, elements of any size.

Built by [`vslb_v128`](super::Ins::vslb_v128).*/
        pub const VSLB_V128: Form = Form(595u32);
        /**vsrl: two sources, elements of any size.

Built by [`vsrl_v128`](super::Ins::vsrl_v128).*/
        pub const VSRL_V128: Form = Form(596u32);
        /**vsrlb: two sources, elements of any size.

Built by [`vsrlb_v128`](super::Ins::vsrlb_v128).*/
        pub const VSRLB_V128: Form = Form(597u32);
        /**vsra: two sources, elements of any size.

Built by [`vsra_v128`](super::Ins::vsra_v128).*/
        pub const VSRA_V128: Form = Form(598u32);
        /**vsrab: two sources, elements of any size.

Built by [`vsrab_v128`](super::Ins::vsrab_v128).*/
        pub const VSRAB_V128: Form = Form(599u32);
        /**vsldb: two sources, elements of any size.

Built by [`vsldb_v128`](super::Ins::vsldb_v128).*/
        pub const VSLDB_V128: Form = Form(600u32);
        /**vmrh: two sources, elements of any size.

Built by [`vmrh_v128`](super::Ins::vmrh_v128).*/
        pub const VMRH_V128: Form = Form(601u32);
        /**vmrl: two sources, elements of any size.

Built by [`vmrl_v128`](super::Ins::vmrl_v128).*/
        pub const VMRL_V128: Form = Form(602u32);
        /**vpk: two sources, elements of any size.

Built by [`vpk_v128`](super::Ins::vpk_v128).*/
        pub const VPK_V128: Form = Form(603u32);
        /**vpks: two sources, elements of any size.

Built by [`vpks_v128`](super::Ins::vpks_v128).*/
        pub const VPKS_V128: Form = Form(604u32);
        /**vpkls: two sources, elements of any size.

Built by [`vpkls_v128`](super::Ins::vpkls_v128).*/
        pub const VPKLS_V128: Form = Form(605u32);
        /**vpdi: two sources, elements of any size.

Built by [`vpdi_v128`](super::Ins::vpdi_v128).*/
        pub const VPDI_V128: Form = Form(606u32);
        /**vbperm: two sources, elements of any size.

Built by [`vbperm_v128`](super::Ins::vbperm_v128).*/
        pub const VBPERM_V128: Form = Form(607u32);
        /**vfee: two sources, elements of any size.

Built by [`vfee_v128`](super::Ins::vfee_v128).*/
        pub const VFEE_V128: Form = Form(608u32);
        /**vfene: two sources, elements of any size.

Built by [`vfene_v128`](super::Ins::vfene_v128).*/
        pub const VFENE_V128: Form = Form(609u32);
        /**vfae: two sources, elements of any size.

Built by [`vfae_v128`](super::Ins::vfae_v128).*/
        pub const VFAE_V128: Form = Form(610u32);
        /**vfa: two sources, elements of any size.

Built by [`vfa_v128`](super::Ins::vfa_v128).*/
        pub const VFA_V128: Form = Form(611u32);
        /**vfs: two sources, elements of any size.

Built by [`vfs_v128`](super::Ins::vfs_v128).*/
        pub const VFS_V128: Form = Form(612u32);
        /**vfm: two sources, elements of any size.

Built by [`vfm_v128`](super::Ins::vfm_v128).*/
        pub const VFM_V128: Form = Form(613u32);
        /**vfd: two sources, elements of any size.

Built by [`vfd_v128`](super::Ins::vfd_v128).*/
        pub const VFD_V128: Form = Form(614u32);
        /**vfmax: two sources, elements of any size.

Built by [`vfmax_v128`](super::Ins::vfmax_v128).*/
        pub const VFMAX_V128: Form = Form(615u32);
        /**vfmin: two sources, elements of any size.

Built by [`vfmin_v128`](super::Ins::vfmin_v128).*/
        pub const VFMIN_V128: Form = Form(616u32);
        /**vfce: two sources, elements of any size.

Built by [`vfce_v128`](super::Ins::vfce_v128).*/
        pub const VFCE_V128: Form = Form(617u32);
        /**vfch: two sources, elements of any size.

Built by [`vfch_v128`](super::Ins::vfch_v128).*/
        pub const VFCH_V128: Form = Form(618u32);
        /**vfche: two sources, elements of any size.

Built by [`vfche_v128`](super::Ins::vfche_v128).*/
        pub const VFCHE_V128: Form = Form(619u32);
        /**vlc: one source.

Built by [`vlc_v128`](super::Ins::vlc_v128).*/
        pub const VLC_V128: Form = Form(620u32);
        /**vlp: one source.

Built by [`vlp_v128`](super::Ins::vlp_v128).*/
        pub const VLP_V128: Form = Form(621u32);
        /**vctz: one source.

Built by [`vctz_v128`](super::Ins::vctz_v128).*/
        pub const VCTZ_V128: Form = Form(622u32);
        /**vclz: one source.

Built by [`vclz_v128`](super::Ins::vclz_v128).*/
        pub const VCLZ_V128: Form = Form(623u32);
        /**vpopct: one source.

Built by [`vpopct_v128`](super::Ins::vpopct_v128).*/
        pub const VPOPCT_V128: Form = Form(624u32);
        /**vrep: one source.

Built by [`vrep_v128`](super::Ins::vrep_v128).*/
        pub const VREP_V128: Form = Form(625u32);
        /**vseg: one source.

Built by [`vseg_v128`](super::Ins::vseg_v128).*/
        pub const VSEG_V128: Form = Form(626u32);
        /**vuph: one source.

Built by [`vuph_v128`](super::Ins::vuph_v128).*/
        pub const VUPH_V128: Form = Form(627u32);
        /**vuplh: one source.

Built by [`vuplh_v128`](super::Ins::vuplh_v128).*/
        pub const VUPLH_V128: Form = Form(628u32);
        /**vupl: one source.

Built by [`vupl_v128`](super::Ins::vupl_v128).*/
        pub const VUPL_V128: Form = Form(629u32);
        /**vupll: one source.

Built by [`vupll_v128`](super::Ins::vupll_v128).*/
        pub const VUPLL_V128: Form = Form(630u32);
        /**verll: one source.

Built by [`verll_v128`](super::Ins::verll_v128).*/
        pub const VERLL_V128: Form = Form(631u32);
        /**vesl: one source.

Built by [`vesl_v128`](super::Ins::vesl_v128).*/
        pub const VESL_V128: Form = Form(632u32);
        /**vesrl: one source.

Built by [`vesrl_v128`](super::Ins::vesrl_v128).*/
        pub const VESRL_V128: Form = Form(633u32);
        /**vesra: one source.

Built by [`vesra_v128`](super::Ins::vesra_v128).*/
        pub const VESRA_V128: Form = Form(634u32);
        /**vistr: one source.

Built by [`vistr_v128`](super::Ins::vistr_v128).*/
        pub const VISTR_V128: Form = Form(635u32);
        /**vfsq: one source.

Built by [`vfsq_v128`](super::Ins::vfsq_v128).*/
        pub const VFSQ_V128: Form = Form(636u32);
        /**vfpso: one source.

Built by [`vfpso_v128`](super::Ins::vfpso_v128).*/
        pub const VFPSO_V128: Form = Form(637u32);
        /**vfi: one source.

Built by [`vfi_v128`](super::Ins::vfi_v128).*/
        pub const VFI_V128: Form = Form(638u32);
        /**vldeb: one source.

Built by [`vldeb_v128`](super::Ins::vldeb_v128).*/
        pub const VLDEB_V128: Form = Form(639u32);
        /**vledb: one source.

Built by [`vledb_v128`](super::Ins::vledb_v128).*/
        pub const VLEDB_V128: Form = Form(640u32);
        /**vcdg: one source.

Built by [`vcdg_v128`](super::Ins::vcdg_v128).*/
        pub const VCDG_V128: Form = Form(641u32);
        /**vcdlg: one source.

Built by [`vcdlg_v128`](super::Ins::vcdlg_v128).*/
        pub const VCDLG_V128: Form = Form(642u32);
        /**vcgd: one source.

Built by [`vcgd_v128`](super::Ins::vcgd_v128).*/
        pub const VCGD_V128: Form = Form(643u32);
        /**vclgd: one source.

Built by [`vclgd_v128`](super::Ins::vclgd_v128).*/
        pub const VCLGD_V128: Form = Form(644u32);
        /**vac: three sources, none of them overwritten.

Built by [`vac_v128`](super::Ins::vac_v128).*/
        pub const VAC_V128: Form = Form(645u32);
        /**vaccc: three sources, none of them overwritten.

Built by [`vaccc_v128`](super::Ins::vaccc_v128).*/
        pub const VACCC_V128: Form = Form(646u32);
        /**vsbi: three sources, none of them overwritten.

Built by [`vsbi_v128`](super::Ins::vsbi_v128).*/
        pub const VSBI_V128: Form = Form(647u32);
        /**vsbcbi: three sources, none of them overwritten.

Built by [`vsbcbi_v128`](super::Ins::vsbcbi_v128).*/
        pub const VSBCBI_V128: Form = Form(648u32);
        /**vmal: three sources, none of them overwritten.

Built by [`vmal_v128`](super::Ins::vmal_v128).*/
        pub const VMAL_V128: Form = Form(649u32);
        /**vmah: three sources, none of them overwritten.

Built by [`vmah_v128`](super::Ins::vmah_v128).*/
        pub const VMAH_V128: Form = Form(650u32);
        /**vmalh: three sources, none of them overwritten.

Built by [`vmalh_v128`](super::Ins::vmalh_v128).*/
        pub const VMALH_V128: Form = Form(651u32);
        /**vmae: three sources, none of them overwritten.

Built by [`vmae_v128`](super::Ins::vmae_v128).*/
        pub const VMAE_V128: Form = Form(652u32);
        /**vmale: three sources, none of them overwritten.

Built by [`vmale_v128`](super::Ins::vmale_v128).*/
        pub const VMALE_V128: Form = Form(653u32);
        /**vmao: three sources, none of them overwritten.

Built by [`vmao_v128`](super::Ins::vmao_v128).*/
        pub const VMAO_V128: Form = Form(654u32);
        /**vmalo: three sources, none of them overwritten.

Built by [`vmalo_v128`](super::Ins::vmalo_v128).*/
        pub const VMALO_V128: Form = Form(655u32);
        /**vmsl: three sources, none of them overwritten.

Built by [`vmsl_v128`](super::Ins::vmsl_v128).*/
        pub const VMSL_V128: Form = Form(656u32);
        /**vgfma: three sources, none of them overwritten.

Built by [`vgfma_v128`](super::Ins::vgfma_v128).*/
        pub const VGFMA_V128: Form = Form(657u32);
        /**vperm: three sources, none of them overwritten.

Built by [`vperm_v128`](super::Ins::vperm_v128).*/
        pub const VPERM_V128: Form = Form(658u32);
        /**vsel: three sources, none of them overwritten.

Built by [`vsel_v128`](super::Ins::vsel_v128).*/
        pub const VSEL_V128: Form = Form(659u32);
        /**vstrc: three sources, none of them overwritten.

Built by [`vstrc_v128`](super::Ins::vstrc_v128).*/
        pub const VSTRC_V128: Form = Form(660u32);
        /**vfma: three sources, none of them overwritten.

Built by [`vfma_v128`](super::Ins::vfma_v128).*/
        pub const VFMA_V128: Form = Form(661u32);
        /**vfms: three sources, none of them overwritten.

Built by [`vfms_v128`](super::Ins::vfms_v128).*/
        pub const VFMS_V128: Form = Form(662u32);
        /**vfnma: three sources, none of them overwritten.

Built by [`vfnma_v128`](super::Ins::vfnma_v128).*/
        pub const VFNMA_V128: Form = Form(663u32);
        /**vfnms: three sources, none of them overwritten.

Built by [`vfnms_v128`](super::Ins::vfnms_v128).*/
        pub const VFNMS_V128: Form = Form(664u32);
        /**vstrs: of the z15.

Built by [`vstrs_v128`](super::Ins::vstrs_v128).*/
        pub const VSTRS_V128: Form = Form(665u32);
        /**vsld: of the z15.

Built by [`vsld_v128`](super::Ins::vsld_v128).*/
        pub const VSLD_V128: Form = Form(666u32);
        /**vsrd: of the z15.

Built by [`vsrd_v128`](super::Ins::vsrd_v128).*/
        pub const VSRD_V128: Form = Form(667u32);
        /**verll by a register.

Built by [`verll_v128_by`](super::Ins::verll_v128_by).*/
        pub const VERLL_V128_BY: Form = Form(668u32);
        /**vesl by a register.

Built by [`vesl_v128_by`](super::Ins::vesl_v128_by).*/
        pub const VESL_V128_BY: Form = Form(669u32);
        /**vesrl by a register.

Built by [`vesrl_v128_by`](super::Ins::vesrl_v128_by).*/
        pub const VESRL_V128_BY: Form = Form(670u32);
        /**vesra by a register.

Built by [`vesra_v128_by`](super::Ins::vesra_v128_by).*/
        pub const VESRA_V128_BY: Form = Form(671u32);
        /**VERIM: rotates and inserts under a mask; dst keeps the rest.

Built by [`verim_v128`](super::Ins::verim_v128).*/
        pub const VERIM_V128: Form = Form(672u32);
        /**vceqs and BRC: whether all elements, some or none fulfil it.

Built by [`vceqs_b`](super::Ins::vceqs_b).*/
        pub const VCEQS_B: Form = Form(673u32);
        /**vchs and BRC: whether all elements, some or none fulfil it.

Built by [`vchs_b`](super::Ins::vchs_b).*/
        pub const VCHS_B: Form = Form(674u32);
        /**vchls and BRC: whether all elements, some or none fulfil it.

Built by [`vchls_b`](super::Ins::vchls_b).*/
        pub const VCHLS_B: Form = Form(675u32);
        /**vfces and BRC: whether all elements, some or none fulfil it.

Built by [`vfces_b`](super::Ins::vfces_b).*/
        pub const VFCES_B: Form = Form(676u32);
        /**vfchs and BRC: whether all elements, some or none fulfil it.

Built by [`vfchs_b`](super::Ins::vfchs_b).*/
        pub const VFCHS_B: Form = Form(677u32);
        /**vfches and BRC: whether all elements, some or none fulfil it.

Built by [`vfches_b`](super::Ins::vfches_b).*/
        pub const VFCHES_B: Form = Form(678u32);
        /**VTM and BRC: whether the bits under a mask are all ones, all zeros or mixed.

Built by [`vtm_b`](super::Ins::vtm_b).*/
        pub const VTM_B: Form = Form(679u32);
        /**WFAXB, WFSXB, WFMXB or WFDXB.

Built by [`add_quad`](super::Ins::add_quad).*/
        pub const ADD_QUAD: Form = Form(680u32);
        /**WFAXB, WFSXB, WFMXB or WFDXB.

Built by [`sub_quad`](super::Ins::sub_quad).*/
        pub const SUB_QUAD: Form = Form(681u32);
        /**WFAXB, WFSXB, WFMXB or WFDXB.

Built by [`mul_quad`](super::Ins::mul_quad).*/
        pub const MUL_QUAD: Form = Form(682u32);
        /**WFAXB, WFSXB, WFMXB or WFDXB.

Built by [`div_quad`](super::Ins::div_quad).*/
        pub const DIV_QUAD: Form = Form(683u32);
        /**WFMAXB or WFMSXB.

Built by [`madd_quad`](super::Ins::madd_quad).*/
        pub const MADD_QUAD: Form = Form(684u32);
        /**WFMAXB or WFMSXB.

Built by [`msub_quad`](super::Ins::msub_quad).*/
        pub const MSUB_QUAD: Form = Form(685u32);
        /**WFSQXB, WFIXB or WFPSOXB.

Built by [`sqrt_quad`](super::Ins::sqrt_quad).*/
        pub const SQRT_QUAD: Form = Form(686u32);
        /**WFSQXB, WFIXB or WFPSOXB.

Built by [`fi_quad`](super::Ins::fi_quad).*/
        pub const FI_QUAD: Form = Form(687u32);
        /**WFSQXB, WFIXB or WFPSOXB.

Built by [`lc_quad`](super::Ins::lc_quad).*/
        pub const LC_QUAD: Form = Form(688u32);
        /**WFSQXB, WFIXB or WFPSOXB.

Built by [`lp_quad`](super::Ins::lp_quad).*/
        pub const LP_QUAD: Form = Form(689u32);
        /**WFSQXB, WFIXB or WFPSOXB.

Built by [`ln_quad`](super::Ins::ln_quad).*/
        pub const LN_QUAD: Form = Form(690u32);
        /**WFLLD.

Built by [`quad_from_f64`](super::Ins::quad_from_f64).*/
        pub const QUAD_FROM_F64: Form = Form(691u32);
        /**WFLRX.

Built by [`f64_from_quad`](super::Ins::f64_from_quad).*/
        pub const F64_FROM_QUAD: Form = Form(692u32);
        /**WFCXB or WFKXB, and BRC.

Built by [`cmp_quad_b`](super::Ins::cmp_quad_b).*/
        pub const CMP_QUAD_B: Form = Form(693u32);
    }
    pub mod conv {
        /*!The calling conventions.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**ELF ABI for 64-bit Linux. An integer of less than 64 bits is passed extended, as an `i64`; one of 128 bits, an extended number and larger values are passed by reference. R6 passes an argument although it is callee-saved. F8 to F15 are callee-saved, which are the left halves of V8 to V15 and no more. The caller leaves 160 bytes in which the callee saves registers.

|  | registers |
| --- | --- |
| arguments, `int` | `r2..=r6` |
| arguments, `vec` | `f0`, `f2`, `f4`, `f6` |
| arguments of one kind, one after the other | `i64`: `r2..=r6`; `i32`: `r2l..=r6l`; `f64`: `f0`, `f2`, `f4`, `f6`; `f32`: `f0s`, `f2s`, `f4s`, `f6s` |
| results, `int` | `r2` |
| results, `vec` | `f0` |
| callee-saved | `r6..=r13` |
| callee-saved in part | `f8..=f15`: bits 0..64 of `v8..=v15` |
| link register, saved by functions that write it or call | `r14` |
| clobbered by a call | `r0..=r5`, `r14`, `v0..=v7`, `v16..=v31`; `v8..=v15` without `f8..=f15` |

Arguments take their registers in order, each bank by itself; those for which none is left go on the stack in slots of 8 bytes, at the end of a slot if they are smaller, above 160 bytes of shadow space. The stack is aligned to 8 bytes at a call.

*/
        pub const ELF: Convention<super::Target> = Convention::assume(Conv(0u8));
        /**As `elf`, for functions that pass vectors and no scalar numbers: the vector ABI passes them in V24 to V31, even registers first.

|  | registers |
| --- | --- |
| arguments, `int` | `r2..=r6` |
| arguments, `vec` | `v24`, `v26`, `v28`, `v30`, `v25`, `v27`, `v29`, `v31` |
| arguments of one kind, one after the other | `i64`: `r2..=r6`; `i32`: `r2l..=r6l`; `v128`: `v24`, `v26`, `v28`, `v30`, `v25`, `v27`, `v29`, `v31`; `f64`: `f24`, `f26`, `f28`, `f30`, `f25`, `f27`, `f29`, `f31`; `f32`: `f24s`, `f26s`, `f28s`, `f30s`, `f25s`, `f27s`, `f29s`, `f31s` |
| results, `int` | `r2` |
| results, `vec` | `v24` |
| callee-saved | `r6..=r13` |
| callee-saved in part | `f8..=f15`: bits 0..64 of `v8..=v15` |
| link register, saved by functions that write it or call | `r14` |
| clobbered by a call | `r0..=r5`, `r14`, `v0..=v7`, `v16..=v31`; `v8..=v15` without `f8..=f15` |

Arguments take their registers in order, each bank by itself; those for which none is left go on the stack in slots of 8 bytes, at the end of a slot if they are smaller, above 160 bytes of shadow space. The stack is aligned to 8 bytes at a call.

*/
        pub const ELF_VECTOR: Convention<super::Target> = Convention::assume(Conv(1u8));
    }
    pub mod tuple {
        /*!The lists of tuples that groups of operands take.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        ///2 registers. R0 and R1, R2 and R3, ...: the even register is the left one.
        pub const EVEN_ODD: TupleList = TupleList(0u16);
        ///2 registers. The low words of such a pair.
        pub const EVEN_ODD32: TupleList = TupleList(1u16);
        ///2 registers. For LMG: R0 follows on R15.
        pub const RUN2: TupleList = TupleList(2u16);
        ///3 registers. For LMG: R0 follows on R15.
        pub const RUN3: TupleList = TupleList(3u16);
        ///4 registers. For LMG: R0 follows on R15.
        pub const RUN4: TupleList = TupleList(4u16);
        ///2 registers. An extended number: F0 and F2, F1 and F3, F4 and F6, F5 and F7, ...
        pub const EXTENDED: TupleList = TupleList(5u16);
        ///2 registers. For VLM, which does not wrap.
        pub const VRUN2: TupleList = TupleList(6u16);
        ///3 registers. For VLM, which does not wrap.
        pub const VRUN3: TupleList = TupleList(7u16);
        ///4 registers. For VLM, which does not wrap.
        pub const VRUN4: TupleList = TupleList(8u16);
    }
    pub mod feature {
        /*!The features that a machine may have or lack.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        ///z15: miscellaneous-instruction-extensions facility 3, vector-enhancements facility 2. Not there by default.
        pub const ARCH13: Features = Features::single(0usize);
    }
    pub mod role {
        /*!What registers are for beyond holding values.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        pub use super::reg::R15 as STACK;
        pub use super::reg::R14 as LINK;
    }
    ///Builds functions of `s390x`; its [`ins`](::ssara_core::typed::Builder::ins) are [`Ins`].
    pub type Builder = ::ssara_core::typed::Builder<Target>;
    ///The instruction forms of `s390x` as methods: each adds an instruction to the current block of a [`Builder`], takes its uses, and returns its defs as new values.
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
        pub enum b {}
        #[doc(hidden)]
        pub enum b_hi {}
        #[doc(hidden)]
        pub enum b_lo {}
        #[doc(hidden)]
        pub enum base {}
        #[doc(hidden)]
        pub enum by {}
        #[doc(hidden)]
        pub enum byte {}
        #[doc(hidden)]
        pub enum c {}
        #[doc(hidden)]
        pub enum count {}
        #[doc(hidden)]
        pub enum counters {}
        #[doc(hidden)]
        pub enum d {}
        #[doc(hidden)]
        pub enum data {}
        #[doc(hidden)]
        pub enum diagnostics {}
        #[doc(hidden)]
        pub enum dividend {}
        #[doc(hidden)]
        pub enum dst {}
        #[doc(hidden)]
        pub enum e {}
        #[doc(hidden)]
        pub enum expected {}
        #[doc(hidden)]
        pub enum f {}
        #[doc(hidden)]
        pub enum first {}
        #[doc(hidden)]
        pub enum function {}
        #[doc(hidden)]
        pub enum given {}
        #[doc(hidden)]
        pub enum hi {}
        #[doc(hidden)]
        pub enum index {}
        #[doc(hidden)]
        pub enum lane {}
        #[doc(hidden)]
        pub enum last {}
        #[doc(hidden)]
        pub enum length {}
        #[doc(hidden)]
        pub enum limit {}
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
        pub enum pad {}
        #[doc(hidden)]
        pub enum parameters {}
        #[doc(hidden)]
        pub enum second {}
        #[doc(hidden)]
        pub enum sign {}
        #[doc(hidden)]
        pub enum src {}
        #[doc(hidden)]
        pub enum start {}
        #[doc(hidden)]
        pub enum step {}
        #[doc(hidden)]
        pub enum table {}
        #[doc(hidden)]
        pub enum target {}
        #[doc(hidden)]
        pub enum text {}
        #[doc(hidden)]
        pub enum then {}
        #[doc(hidden)]
        pub enum with {}
    }
    const _: () = {
        use ::ssara_core::target::Form;
        use ::ssara_core::typed::{Goto, Val, ValueFor};
        impl Ins<'_> {
            /**LGHI, LGFI, LLILF, LLIHF or the like.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn const64(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(0), &[]);
                Val::assume(_0)
            }
            /**LLIHF and OILF: any 64 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

* may be rematerialised instead of a reload

*/
            #[inline]
            pub fn const64_wide(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(1), &[]);
                Val::assume(_0)
            }
            /**LHI or IILF.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn const32(&mut self) -> Val<I32> {
                let [_0] = self.0.emit(Form(2), &[]);
                Val::assume(_0)
            }
            /**IIHF.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `high32` |

*/
            #[inline]
            pub fn const32_high(&mut self) -> Val<I32> {
                let [_0] = self.0.emit(Form(3), &[]);
                Val::assume(_0)
            }
            /**An address relative to the instruction.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn larl(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(4), &[]);
                Val::assume(_0)
            }
            /**LA or LAY of a place in the frame.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn frame_address(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(5), &[]);
                Val::assume(_0)
            }
            /**LGRL: from the global offset table, say.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

*/
            #[inline]
            pub fn lgrl(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(6), &[]);
                Val::assume(_0)
            }
            /**LA or LAY: base and displacement.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn la(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<I64> {
                let [_0] = self.0.emit(Form(7), &[base.value()]);
                Val::assume(_0)
            }
            /**LA or LAY: base, index and displacement.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn la_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(8), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**A copy that the client asks for: LGR or LG.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `i64` or slot |

*/
            #[inline]
            pub fn mov64(&mut self, src: impl ValueFor<I64, operand::src>) -> Val<I64> {
                let [_0] = self.0.emit(Form(9), &[src.value()]);
                Val::assume(_0)
            }
            /**A copy that the client asks for: LR or L.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src` | use | `i32` or slot |

*/
            #[inline]
            pub fn mov32(&mut self, src: impl ValueFor<I32, operand::src>) -> Val<I32> {
                let [_0] = self.0.emit(Form(10), &[src.value()]);
                Val::assume(_0)
            }
            /**EAR, SLLG and EAR: the thread pointer.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

*/
            #[inline]
            pub fn ear(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(11), &[]);
                Val::assume(_0)
            }
            /**IILL to IIHH, IILF or IIHF: replaces 16 or 32 bits by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn insert64_imm(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(12), &[a.value()]);
                Val::assume(_0)
            }
            /**IILL or IILH, IIHL or IIHH: replaces 16 bits by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `word32`, the register of `a` |
| `a` | use | `word32` |

*/
            #[inline]
            pub fn insert32_imm(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(13), &[a.value()]);
                Val::assume(_0)
            }
            /**LGFR or LLGFR, and LGF or LLGF from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `i32` or slot |

*/
            #[inline]
            pub fn sx32_to64(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(14), &[src.value()]);
                Val::assume(_0)
            }
            /**LGFR or LLGFR, and LGF or LLGF from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `i32` or slot |

*/
            #[inline]
            pub fn zx32_to64(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(15), &[src.value()]);
                Val::assume(_0)
            }
            /**LGHR, LGBR, LLGHR or LLGCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn sx16_in64(
                &mut self,
                src: impl ValueFor<I64, operand::src>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(16), &[src.value()]);
                Val::assume(_0)
            }
            /**LGHR, LGBR, LLGHR or LLGCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn sx8_in64(
                &mut self,
                src: impl ValueFor<I64, operand::src>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(17), &[src.value()]);
                Val::assume(_0)
            }
            /**LGHR, LGBR, LLGHR or LLGCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn zx16_in64(
                &mut self,
                src: impl ValueFor<I64, operand::src>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(18), &[src.value()]);
                Val::assume(_0)
            }
            /**LGHR, LGBR, LLGHR or LLGCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn zx8_in64(
                &mut self,
                src: impl ValueFor<I64, operand::src>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(19), &[src.value()]);
                Val::assume(_0)
            }
            /**LHR, LBR, LLHR or LLCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn sx16_in32(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(20), &[src.value()]);
                Val::assume(_0)
            }
            /**LHR, LBR, LLHR or LLCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn sx8_in32(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(21), &[src.value()]);
                Val::assume(_0)
            }
            /**LHR, LBR, LLHR or LLCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn zx16_in32(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(22), &[src.value()]);
                Val::assume(_0)
            }
            /**LHR, LBR, LLHR or LLCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn zx8_in32(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(23), &[src.value()]);
                Val::assume(_0)
            }
            /**The low word: LR, or nothing when src and dst share a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn trunc64_to32(
                &mut self,
                src: impl ValueFor<I64, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(24), &[src.value()]);
                Val::assume(_0)
            }
            /**The high word: RISBLGZ.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn high_word(
                &mut self,
                src: impl ValueFor<I64, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(25), &[src.value()]);
                Val::assume(_0)
            }
            /**The low word, in a high word: RISBHGZ.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `high32` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn low_word_to_high(
                &mut self,
                src: impl ValueFor<I64, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(26), &[src.value()]);
                Val::assume(_0)
            }
            /**RISBLG: replaces the low word of a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `old` |
| `old` | use | `i64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn insert_low_word(
                &mut self,
                old: impl ValueFor<I64, operand::old>,
                src: impl ValueFor<I64, operand::src>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(27), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**RISBHG: replaces the high word of a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `old` |
| `old` | use | `i64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn insert_high_word(
                &mut self,
                old: impl ValueFor<I64, operand::old>,
                src: impl ValueFor<I64, operand::src>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(28), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**lg of 64 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lg(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<I64> {
                let [_0] = self.0.emit(Form(29), &[base.value()]);
                Val::assume(_0)
            }
            /**lgf of 64 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lgf(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<I64> {
                let [_0] = self.0.emit(Form(30), &[base.value()]);
                Val::assume(_0)
            }
            /**llgf of 64 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn llgf(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<I64> {
                let [_0] = self.0.emit(Form(31), &[base.value()]);
                Val::assume(_0)
            }
            /**lgh of 64 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lgh(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<I64> {
                let [_0] = self.0.emit(Form(32), &[base.value()]);
                Val::assume(_0)
            }
            /**llgh of 64 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn llgh(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<I64> {
                let [_0] = self.0.emit(Form(33), &[base.value()]);
                Val::assume(_0)
            }
            /**lgb of 64 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lgb(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<I64> {
                let [_0] = self.0.emit(Form(34), &[base.value()]);
                Val::assume(_0)
            }
            /**llgc of 64 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn llgc(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<I64> {
                let [_0] = self.0.emit(Form(35), &[base.value()]);
                Val::assume(_0)
            }
            /**lrvg of 64 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lrvg(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<I64> {
                let [_0] = self.0.emit(Form(36), &[base.value()]);
                Val::assume(_0)
            }
            /**lgat of 64 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lgat(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<I64> {
                let [_0] = self.0.emit(Form(37), &[base.value()]);
                Val::assume(_0)
            }
            /**lg of 64 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn lg_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(38), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**lgf of 64 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn lgf_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(39), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**llgf of 64 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn llgf_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(40), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**lgh of 64 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn lgh_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(41), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**llgh of 64 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn llgh_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(42), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**lgb of 64 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn lgb_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(43), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**llgc of 64 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn llgc_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(44), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**lrvg of 64 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn lrvg_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(45), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**lgat of 64 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn lgat_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(46), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**l of 32 bits, or of fewer, extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn l(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<I32> {
                let [_0] = self.0.emit(Form(47), &[base.value()]);
                Val::assume(_0)
            }
            /**lh of 32 bits, or of fewer, extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lh(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<I32> {
                let [_0] = self.0.emit(Form(48), &[base.value()]);
                Val::assume(_0)
            }
            /**llh of 32 bits, or of fewer, extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn llh(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<I32> {
                let [_0] = self.0.emit(Form(49), &[base.value()]);
                Val::assume(_0)
            }
            /**lb of 32 bits, or of fewer, extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lb(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<I32> {
                let [_0] = self.0.emit(Form(50), &[base.value()]);
                Val::assume(_0)
            }
            /**llc of 32 bits, or of fewer, extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn llc(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<I32> {
                let [_0] = self.0.emit(Form(51), &[base.value()]);
                Val::assume(_0)
            }
            /**lrv of 32 bits, or of fewer, extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lrv(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<I32> {
                let [_0] = self.0.emit(Form(52), &[base.value()]);
                Val::assume(_0)
            }
            /**l of 32 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn l_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(53), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**lh of 32 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn lh_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(54), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**llh of 32 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn llh_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(55), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**lb of 32 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn lb_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(56), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**llc of 32 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn llc_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(57), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**lrv of 32 bits, or of fewer that are extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn lrv_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(58), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**lfh: into a high word.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `high32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lfh(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<I32> {
                let [_0] = self.0.emit(Form(59), &[base.value()]);
                Val::assume(_0)
            }
            /**lhh: into a high word.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `high32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lhh(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<I32> {
                let [_0] = self.0.emit(Form(60), &[base.value()]);
                Val::assume(_0)
            }
            /**llhh: into a high word.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `high32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn llhh(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<I32> {
                let [_0] = self.0.emit(Form(61), &[base.value()]);
                Val::assume(_0)
            }
            /**lbh: into a high word.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `high32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lbh(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<I32> {
                let [_0] = self.0.emit(Form(62), &[base.value()]);
                Val::assume(_0)
            }
            /**llch: into a high word.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `high32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn llch(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<I32> {
                let [_0] = self.0.emit(Form(63), &[base.value()]);
                Val::assume(_0)
            }
            /**lfh: into a high word.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `high32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn lfh_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(64), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**lhh: into a high word.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `high32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn lhh_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(65), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**llhh: into a high word.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `high32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn llhh_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(66), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**lbh: into a high word.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `high32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn lbh_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(67), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**llch: into a high word.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `high32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn llch_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(68), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**IC: replaces the lowest byte from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `old` |
| `old` | use | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn ic(
                &mut self,
                old: impl ValueFor<I32, operand::old>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(69), &[old.value(), base.value()]);
                Val::assume(_0)
            }
            /**stg of 64 bits.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn stg(
                &mut self,
                src: impl ValueFor<I64, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) {
                let [] = self.0.emit(Form(70), &[src.value(), base.value()]);
            }
            /**strvg of 64 bits.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn strvg(
                &mut self,
                src: impl ValueFor<I64, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) {
                let [] = self.0.emit(Form(71), &[src.value(), base.value()]);
            }
            /**stg of 64 bits.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn stg_index(
                &mut self,
                src: impl ValueFor<I64, operand::src>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(72), &[src.value(), base.value(), index.value()]);
            }
            /**strvg of 64 bits.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn strvg_index(
                &mut self,
                src: impl ValueFor<I64, operand::src>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(73), &[src.value(), base.value(), index.value()]);
            }
            /**st of 32 bits or less.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn st(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) {
                let [] = self.0.emit(Form(74), &[src.value(), base.value()]);
            }
            /**sth of 32 bits or less.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn sth(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) {
                let [] = self.0.emit(Form(75), &[src.value(), base.value()]);
            }
            /**stc of 32 bits or less.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn stc(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) {
                let [] = self.0.emit(Form(76), &[src.value(), base.value()]);
            }
            /**strv of 32 bits or less.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn strv(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) {
                let [] = self.0.emit(Form(77), &[src.value(), base.value()]);
            }
            /**strvh of 32 bits or less.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn strvh(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) {
                let [] = self.0.emit(Form(78), &[src.value(), base.value()]);
            }
            /**st of 32 bits or less.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn st_index(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(79), &[src.value(), base.value(), index.value()]);
            }
            /**sth of 32 bits or less.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn sth_index(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(80), &[src.value(), base.value(), index.value()]);
            }
            /**stc of 32 bits or less.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn stc_index(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(81), &[src.value(), base.value(), index.value()]);
            }
            /**strv of 32 bits or less.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn strv_index(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(82), &[src.value(), base.value(), index.value()]);
            }
            /**strvh of 32 bits or less.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn strvh_index(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(83), &[src.value(), base.value(), index.value()]);
            }
            /**stfh of a high word or less.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `high32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn stfh(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) {
                let [] = self.0.emit(Form(84), &[src.value(), base.value()]);
            }
            /**sthh of a high word or less.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `high32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn sthh(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) {
                let [] = self.0.emit(Form(85), &[src.value(), base.value()]);
            }
            /**stch of a high word or less.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `high32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn stch(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) {
                let [] = self.0.emit(Form(86), &[src.value(), base.value()]);
            }
            /**stfh of a high word or less.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `high32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn stfh_index(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(87), &[src.value(), base.value(), index.value()]);
            }
            /**sthh of a high word or less.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `high32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn sthh_index(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(88), &[src.value(), base.value(), index.value()]);
            }
            /**stch of a high word or less.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `high32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn stch_index(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(89), &[src.value(), base.value(), index.value()]);
            }
            /**mvghi: stores an immediate.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |

*/
            #[inline]
            pub fn mvghi(&mut self, base: impl ValueFor<I64, operand::base>) {
                let [] = self.0.emit(Form(90), &[base.value()]);
            }
            /**mvhi: stores an immediate.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |

*/
            #[inline]
            pub fn mvhi(&mut self, base: impl ValueFor<I64, operand::base>) {
                let [] = self.0.emit(Form(91), &[base.value()]);
            }
            /**mvhhi: stores an immediate.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |

*/
            #[inline]
            pub fn mvhhi(&mut self, base: impl ValueFor<I64, operand::base>) {
                let [] = self.0.emit(Form(92), &[base.value()]);
            }
            /**mvi: stores an immediate.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |

*/
            #[inline]
            pub fn mvi(&mut self, base: impl ValueFor<I64, operand::base>) {
                let [] = self.0.emit(Form(93), &[base.value()]);
            }
            /**agsi: reads and writes memory.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |

*/
            #[inline]
            pub fn agsi(&mut self, base: impl ValueFor<I64, operand::base>) {
                let [] = self.0.emit(Form(94), &[base.value()]);
            }
            /**asi: reads and writes memory.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |

*/
            #[inline]
            pub fn asi(&mut self, base: impl ValueFor<I64, operand::base>) {
                let [] = self.0.emit(Form(95), &[base.value()]);
            }
            /**algsi: reads and writes memory.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |

*/
            #[inline]
            pub fn algsi(&mut self, base: impl ValueFor<I64, operand::base>) {
                let [] = self.0.emit(Form(96), &[base.value()]);
            }
            /**alsi: reads and writes memory.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |

*/
            #[inline]
            pub fn alsi(&mut self, base: impl ValueFor<I64, operand::base>) {
                let [] = self.0.emit(Form(97), &[base.value()]);
            }
            /**ni: reads and writes memory.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |

*/
            #[inline]
            pub fn ni(&mut self, base: impl ValueFor<I64, operand::base>) {
                let [] = self.0.emit(Form(98), &[base.value()]);
            }
            /**oi: reads and writes memory.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |

*/
            #[inline]
            pub fn oi(&mut self, base: impl ValueFor<I64, operand::base>) {
                let [] = self.0.emit(Form(99), &[base.value()]);
            }
            /**xi: reads and writes memory.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |

*/
            #[inline]
            pub fn xi(&mut self, base: impl ValueFor<I64, operand::base>) {
                let [] = self.0.emit(Form(100), &[base.value()]);
            }
            /**PFD: a prefetch.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |

*/
            #[inline]
            pub fn pfd(&mut self, base: impl ValueFor<I64, operand::base>) {
                let [] = self.0.emit(Form(101), &[base.value()]);
            }
            /**LMG: loads 2 registers, the base perhaps among them.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i64`, a tuple `run2` |
| `dst1` | def | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lmg2(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
            ) -> [Val<I64>; 2] {
                let [_0, _1] = self.0.emit(Form(102), &[base.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**LMG: loads 3 registers, the base perhaps among them.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i64`, a tuple `run3` |
| `dst1` | def | `i64` |
| `dst2` | def | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lmg3(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
            ) -> [Val<I64>; 3] {
                let [_0, _1, _2] = self.0.emit(Form(103), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2)]
            }
            /**LMG: loads 4 registers, the base perhaps among them.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i64`, a tuple `run4` |
| `dst1` | def | `i64` |
| `dst2` | def | `i64` |
| `dst3` | def | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lmg4(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
            ) -> [Val<I64>; 4] {
                let [_0, _1, _2, _3] = self.0.emit(Form(104), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2), Val::assume(_3)]
            }
            /**STMG: stores 2 registers.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `i64`, a tuple `run2` |
| `src1` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn stmg2(
                &mut self,
                src: [impl ValueFor<I64, operand::src>; 2],
                base: impl ValueFor<I64, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(Form(105), &[src[0].value(), src[1].value(), base.value()]);
            }
            /**STMG: stores 3 registers.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `i64`, a tuple `run3` |
| `src1` | use | `i64` |
| `src2` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn stmg3(
                &mut self,
                src: [impl ValueFor<I64, operand::src>; 3],
                base: impl ValueFor<I64, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(106),
                        &[src[0].value(), src[1].value(), src[2].value(), base.value()],
                    );
            }
            /**STMG: stores 4 registers.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `i64`, a tuple `run4` |
| `src1` | use | `i64` |
| `src2` | use | `i64` |
| `src3` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn stmg4(
                &mut self,
                src: [impl ValueFor<I64, operand::src>; 4],
                base: impl ValueFor<I64, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(107),
                        &[
                            src[0].value(),
                            src[1].value(),
                            src[2].value(),
                            src[3].value(),
                            base.value(),
                        ],
                    );
            }
            /**LPQ: loads 16 bytes at once.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i64`, a tuple `even_odd` |
| `dst1` | def | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lpq(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
            ) -> [Val<I64>; 2] {
                let [_0, _1] = self.0.emit(Form(108), &[base.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**STPQ: stores 16 bytes at once.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `i64`, a tuple `even_odd` |
| `src1` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn stpq(
                &mut self,
                src: [impl ValueFor<I64, operand::src>; 2],
                base: impl ValueFor<I64, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(Form(109), &[src[0].value(), src[1].value(), base.value()]);
            }
            /**LPDG and BRC: loads from two places at once, again until it is done.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i64`, early: not the register of a use, a tuple `even_odd` |
| `dst1` | def | `i64`, early: not the register of a use |
| `first` | use | `address` |
| `second` | use | `address` |

*/
            #[inline]
            pub fn lpdg(
                &mut self,
                first: impl ValueFor<I64, operand::first>,
                second: impl ValueFor<I64, operand::second>,
            ) -> [Val<I64>; 2] {
                let [_0, _1] = self.0.emit(Form(110), &[first.value(), second.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**LPD and BRC: loads from two places at once, again until it is done.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, early: not the register of a use, a tuple `even_odd32` |
| `dst1` | def | `i32`, early: not the register of a use |
| `first` | use | `address` |
| `second` | use | `address` |

*/
            #[inline]
            pub fn lpd(
                &mut self,
                first: impl ValueFor<I64, operand::first>,
                second: impl ValueFor<I64, operand::second>,
            ) -> [Val<I32>; 2] {
                let [_0, _1] = self.0.emit(Form(111), &[first.value(), second.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**AGR and its like, AG from memory; or AGRK.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |

* or `add64/swapped`: `dst`: `i64`, the register of `b`; `a`: `i64` or slot; `b`: `i64`
* or `add64/k`: `dst`: `i64`; `b`: `i64`

*/
            #[inline]
            pub fn add64(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(112), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**AGR and its like, AG from memory; or AGRK.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |

* or `and64/swapped`: `dst`: `i64`, the register of `b`; `a`: `i64` or slot; `b`: `i64`
* or `and64/k`: `dst`: `i64`; `b`: `i64`

*/
            #[inline]
            pub fn and64(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(115), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**AGR and its like, AG from memory; or AGRK.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |

* or `or64/swapped`: `dst`: `i64`, the register of `b`; `a`: `i64` or slot; `b`: `i64`
* or `or64/k`: `dst`: `i64`; `b`: `i64`

*/
            #[inline]
            pub fn or64(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(118), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**AGR and its like, AG from memory; or AGRK.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |

* or `xor64/swapped`: `dst`: `i64`, the register of `b`; `a`: `i64` or slot; `b`: `i64`
* or `xor64/k`: `dst`: `i64`; `b`: `i64`

*/
            #[inline]
            pub fn xor64(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(121), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**SGR, SG from memory; or SGRK.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |

* or `sub64/k`: `dst`: `i64`; `b`: `i64`

*/
            #[inline]
            pub fn sub64(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(124), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**AR and its like, A from memory; or ARK.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |

* or `add32/swapped`: `dst`: `i32`, the register of `b`; `a`: `i32` or slot; `b`: `i32`
* or `add32/k`: `dst`: `i32`; `b`: `i32`

*/
            #[inline]
            pub fn add32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(126), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**AR and its like, A from memory; or ARK.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |

* or `and32/swapped`: `dst`: `i32`, the register of `b`; `a`: `i32` or slot; `b`: `i32`
* or `and32/k`: `dst`: `i32`; `b`: `i32`

*/
            #[inline]
            pub fn and32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(129), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**AR and its like, A from memory; or ARK.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |

* or `or32/swapped`: `dst`: `i32`, the register of `b`; `a`: `i32` or slot; `b`: `i32`
* or `or32/k`: `dst`: `i32`; `b`: `i32`

*/
            #[inline]
            pub fn or32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(132), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**AR and its like, A from memory; or ARK.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |

* or `xor32/swapped`: `dst`: `i32`, the register of `b`; `a`: `i32` or slot; `b`: `i32`
* or `xor32/k`: `dst`: `i32`; `b`: `i32`

*/
            #[inline]
            pub fn xor32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(135), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**SR, S from memory; or SRK.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |

* or `sub32/k`: `dst`: `i32`; `b`: `i32`

*/
            #[inline]
            pub fn sub32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(138), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**AGFR, SGFR, or AGF and SGF from memory: b is extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |
| `b` | use | `i32` or slot |

*/
            #[inline]
            pub fn add64_32(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(140), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**AGFR, SGFR, or AGF and SGF from memory: b is extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |
| `b` | use | `i32` or slot |

*/
            #[inline]
            pub fn sub64_32(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(141), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**AGHI, AGFI, NILF, OILF, XILF and their like.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn add64_imm(&mut self, a: impl ValueFor<I64, operand::a>) -> Val<I64> {
                let [_0] = self.0.emit(Form(142), &[a.value()]);
                Val::assume(_0)
            }
            /**AGHI, AGFI, NILF, OILF, XILF and their like.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn and64_imm(&mut self, a: impl ValueFor<I64, operand::a>) -> Val<I64> {
                let [_0] = self.0.emit(Form(143), &[a.value()]);
                Val::assume(_0)
            }
            /**AGHI, AGFI, NILF, OILF, XILF and their like.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn or64_imm(&mut self, a: impl ValueFor<I64, operand::a>) -> Val<I64> {
                let [_0] = self.0.emit(Form(144), &[a.value()]);
                Val::assume(_0)
            }
            /**AGHI, AGFI, NILF, OILF, XILF and their like.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn xor64_imm(&mut self, a: impl ValueFor<I64, operand::a>) -> Val<I64> {
                let [_0] = self.0.emit(Form(145), &[a.value()]);
                Val::assume(_0)
            }
            /**AGHI, or AGHIK: an immediate of 16 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |

* or `add64_imm16/k`: `dst`: `i64`

*/
            #[inline]
            pub fn add64_imm16(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(146), &[a.value()]);
                Val::assume(_0)
            }
            /**AHI, AFI, NILF, OILF, XILF and their like.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn add32_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(148), &[a.value()]);
                Val::assume(_0)
            }
            /**AHI, AFI, NILF, OILF, XILF and their like.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn and32_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(149), &[a.value()]);
                Val::assume(_0)
            }
            /**AHI, AFI, NILF, OILF, XILF and their like.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn or32_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(150), &[a.value()]);
                Val::assume(_0)
            }
            /**AHI, AFI, NILF, OILF, XILF and their like.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn xor32_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(151), &[a.value()]);
                Val::assume(_0)
            }
            /**AIH, NIHF, OIHF, XIHF and their like.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `high32`, the register of `a` |
| `a` | use | `high32` |

*/
            #[inline]
            pub fn add32_imm_high(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(152), &[a.value()]);
                Val::assume(_0)
            }
            /**AIH, NIHF, OIHF, XIHF and their like.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `high32`, the register of `a` |
| `a` | use | `high32` |

*/
            #[inline]
            pub fn and32_imm_high(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(153), &[a.value()]);
                Val::assume(_0)
            }
            /**AIH, NIHF, OIHF, XIHF and their like.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `high32`, the register of `a` |
| `a` | use | `high32` |

*/
            #[inline]
            pub fn or32_imm_high(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(154), &[a.value()]);
                Val::assume(_0)
            }
            /**AIH, NIHF, OIHF, XIHF and their like.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `high32`, the register of `a` |
| `a` | use | `high32` |

*/
            #[inline]
            pub fn xor32_imm_high(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(155), &[a.value()]);
                Val::assume(_0)
            }
            /**AHI, or AHIK: an immediate of 16 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |

* or `add32_imm16/k`: `dst`: `i32`

*/
            #[inline]
            pub fn add32_imm16(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(156), &[a.value()]);
                Val::assume(_0)
            }
            /**AHHHR or SHHHR, and AHHLR or SHHLR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `high32` |
| `a` | use | `high32` |
| `b` | use | `word32` |

*/
            #[inline]
            pub fn add32_high(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(158), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**AHHHR or SHHHR, and AHHLR or SHHLR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `high32` |
| `a` | use | `high32` |
| `b` | use | `word32` |

*/
            #[inline]
            pub fn sub32_high(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(159), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**AG or A and their like: a second source in memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn add64_mem(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(160), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**AG or A and their like: a second source in memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn add32_mem(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(161), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**AG or A and their like: a second source in memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn sub64_mem(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(162), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**AG or A and their like: a second source in memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn sub32_mem(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(163), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**AG or A and their like: a second source in memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn and64_mem(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(164), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**AG or A and their like: a second source in memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn and32_mem(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(165), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**AG or A and their like: a second source in memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn or64_mem(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(166), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**AG or A and their like: a second source in memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn or32_mem(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(167), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**AG or A and their like: a second source in memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn xor64_mem(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(168), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**AG or A and their like: a second source in memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn xor32_mem(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(169), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**AG or A and their like: a second source in memory at base + index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn add64_mem_index(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(Form(170), &[a.value(), base.value(), index.value()]);
                Val::assume(_0)
            }
            /**AG or A and their like: a second source in memory at base + index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn add32_mem_index(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(171), &[a.value(), base.value(), index.value()]);
                Val::assume(_0)
            }
            /**AG or A and their like: a second source in memory at base + index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn sub64_mem_index(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(Form(172), &[a.value(), base.value(), index.value()]);
                Val::assume(_0)
            }
            /**AG or A and their like: a second source in memory at base + index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn sub32_mem_index(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(173), &[a.value(), base.value(), index.value()]);
                Val::assume(_0)
            }
            /**AG or A and their like: a second source in memory at base + index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn and64_mem_index(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(Form(174), &[a.value(), base.value(), index.value()]);
                Val::assume(_0)
            }
            /**AG or A and their like: a second source in memory at base + index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn and32_mem_index(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(175), &[a.value(), base.value(), index.value()]);
                Val::assume(_0)
            }
            /**AG or A and their like: a second source in memory at base + index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn or64_mem_index(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(Form(176), &[a.value(), base.value(), index.value()]);
                Val::assume(_0)
            }
            /**AG or A and their like: a second source in memory at base + index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn or32_mem_index(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(177), &[a.value(), base.value(), index.value()]);
                Val::assume(_0)
            }
            /**AG or A and their like: a second source in memory at base + index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn xor64_mem_index(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(Form(178), &[a.value(), base.value(), index.value()]);
                Val::assume(_0)
            }
            /**AG or A and their like: a second source in memory at base + index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn xor32_mem_index(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(179), &[a.value(), base.value(), index.value()]);
                Val::assume(_0)
            }
            /**LCGR, LPGR or LNGR: negates, or takes the sign away or in.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn lc64(&mut self, a: impl ValueFor<I64, operand::a>) -> Val<I64> {
                let [_0] = self.0.emit(Form(180), &[a.value()]);
                Val::assume(_0)
            }
            /**LCGR, LPGR or LNGR: negates, or takes the sign away or in.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn lp64(&mut self, a: impl ValueFor<I64, operand::a>) -> Val<I64> {
                let [_0] = self.0.emit(Form(181), &[a.value()]);
                Val::assume(_0)
            }
            /**LCGR, LPGR or LNGR: negates, or takes the sign away or in.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn ln64(&mut self, a: impl ValueFor<I64, operand::a>) -> Val<I64> {
                let [_0] = self.0.emit(Form(182), &[a.value()]);
                Val::assume(_0)
            }
            /**LCR, LPR or LNR: negates, or takes the sign away or in.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn lc32(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(183), &[a.value()]);
                Val::assume(_0)
            }
            /**LCR, LPR or LNR: negates, or takes the sign away or in.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn lp32(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(184), &[a.value()]);
                Val::assume(_0)
            }
            /**LCR, LPR or LNR: negates, or takes the sign away or in.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn ln32(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(185), &[a.value()]);
                Val::assume(_0)
            }
            /**ALGR and ALCGR. The low half is written while the high halves are still to be read.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i64`, the register of `a_lo` |
| `hi` | def | `i64`, the register of `a_hi` |
| `a_lo` | use | `i64` |
| `a_hi` | use | `i64` |
| `b_lo` | use | `i64` or slot |
| `b_hi` | use | `i64`, late: not the register of a def |

*/
            #[inline]
            pub fn add128(
                &mut self,
                a_lo: impl ValueFor<I64, operand::a_lo>,
                a_hi: impl ValueFor<I64, operand::a_hi>,
                b_lo: impl ValueFor<I64, operand::b_lo>,
                b_hi: impl ValueFor<I64, operand::b_hi>,
            ) -> (Val<I64>, Val<I64>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(186),
                        &[a_lo.value(), a_hi.value(), b_lo.value(), b_hi.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**SLGR and SLBGR. The low half is written while the high halves are still to be read.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i64`, the register of `a_lo` |
| `hi` | def | `i64`, the register of `a_hi` |
| `a_lo` | use | `i64` |
| `a_hi` | use | `i64` |
| `b_lo` | use | `i64` or slot |
| `b_hi` | use | `i64`, late: not the register of a def |

*/
            #[inline]
            pub fn sub128(
                &mut self,
                a_lo: impl ValueFor<I64, operand::a_lo>,
                a_hi: impl ValueFor<I64, operand::a_hi>,
                b_lo: impl ValueFor<I64, operand::b_lo>,
                b_hi: impl ValueFor<I64, operand::b_hi>,
            ) -> (Val<I64>, Val<I64>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(187),
                        &[a_lo.value(), a_hi.value(), b_lo.value(), b_hi.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**NNGRK, NOGRK, NXGRK, NCGRK or OCGRK.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

* requires `arch13`

*/
            #[inline]
            pub fn nand64(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(188), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**NNGRK, NOGRK, NXGRK, NCGRK or OCGRK.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

* requires `arch13`

*/
            #[inline]
            pub fn nor64(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(189), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**NNGRK, NOGRK, NXGRK, NCGRK or OCGRK.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

* requires `arch13`

*/
            #[inline]
            pub fn nxor64(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(190), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**NNGRK, NOGRK, NXGRK, NCGRK or OCGRK.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

* requires `arch13`

*/
            #[inline]
            pub fn andc64(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(191), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**NNGRK, NOGRK, NXGRK, NCGRK or OCGRK.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

* requires `arch13`

*/
            #[inline]
            pub fn orc64(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(192), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**NNRK, NORK, NXRK, NCRK or OCRK.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

* requires `arch13`

*/
            #[inline]
            pub fn nand32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(193), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**NNRK, NORK, NXRK, NCRK or OCRK.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

* requires `arch13`

*/
            #[inline]
            pub fn nor32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(194), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**NNRK, NORK, NXRK, NCRK or OCRK.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

* requires `arch13`

*/
            #[inline]
            pub fn nxor32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(195), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**NNRK, NORK, NXRK, NCRK or OCRK.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

* requires `arch13`

*/
            #[inline]
            pub fn andc32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(196), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**NNRK, NORK, NXRK, NCRK or OCRK.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

* requires `arch13`

*/
            #[inline]
            pub fn orc32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(197), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**MSGR, MSG from memory; or MSGRKC.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |

* or `mul64/swapped`: `dst`: `i64`, the register of `b`; `a`: `i64` or slot; `b`: `i64`
* or `mul64/k`: `dst`: `i64`; `b`: `i64`

*/
            #[inline]
            pub fn mul64(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(198), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**MSR, MS from memory; or MSRKC.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |

* or `mul32/swapped`: `dst`: `i32`, the register of `b`; `a`: `i32` or slot; `b`: `i32`
* or `mul32/k`: `dst`: `i32`; `b`: `i32`

*/
            #[inline]
            pub fn mul32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(201), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**MGHI or MSGFI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn mul64_imm(&mut self, a: impl ValueFor<I64, operand::a>) -> Val<I64> {
                let [_0] = self.0.emit(Form(204), &[a.value()]);
                Val::assume(_0)
            }
            /**MHI or MSFI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn mul32_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(205), &[a.value()]);
                Val::assume(_0)
            }
            /**MLGR or MLG: the unsigned product of `a`, in the odd register, and b. product0 is its left half.

| operand |  | register |
| --- | --- | --- |
| `product0` | def | `i64`, a tuple `even_odd` |
| `product1` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |

* `product1` is in the register of `a`

*/
            #[inline]
            pub fn mlgr(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
            ) -> [Val<I64>; 2] {
                let [_0, _1] = self.0.emit(Form(206), &[a.value(), b.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**MGRK: the signed product of any two registers. product0 is its left half.

| operand |  | register |
| --- | --- | --- |
| `product0` | def | `i64`, a tuple `even_odd` |
| `product1` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn mgrk(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
            ) -> [Val<I64>; 2] {
                let [_0, _1] = self.0.emit(Form(207), &[a.value(), b.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**mlr: the product of 32-bit factors. product0 is its left half.

| operand |  | register |
| --- | --- | --- |
| `product0` | def | `i32`, a tuple `even_odd32` |
| `product1` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |

* `product1` is in the register of `a`

*/
            #[inline]
            pub fn mlr(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> [Val<I32>; 2] {
                let [_0, _1] = self.0.emit(Form(208), &[a.value(), b.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**mr: the product of 32-bit factors. product0 is its left half.

| operand |  | register |
| --- | --- | --- |
| `product0` | def | `i32`, a tuple `even_odd32` |
| `product1` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |

* `product1` is in the register of `a`

*/
            #[inline]
            pub fn mr(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> [Val<I32>; 2] {
                let [_0, _1] = self.0.emit(Form(209), &[a.value(), b.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**DLGR or DLG: the unsigned dividend is a pair; result0 is the remainder, result1 the quotient.

| operand |  | register |
| --- | --- | --- |
| `result0` | def | `i64`, the register of `dividend0` |
| `result1` | def | `i64`, the register of `dividend1` |
| `dividend0` | use | `i64`, a tuple `even_odd` |
| `dividend1` | use | `i64` |
| `by` | use | `i64` or slot |

*/
            #[inline]
            pub fn dlgr(
                &mut self,
                dividend: [impl ValueFor<I64, operand::dividend>; 2],
                by: impl ValueFor<I64, operand::by>,
            ) -> [Val<I64>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(210),
                        &[dividend[0].value(), dividend[1].value(), by.value()],
                    );
                [Val::assume(_0), Val::assume(_1)]
            }
            /**DSGR or DSG: `a`, in the odd register, by a signed divisor. result0 is the remainder, result1 the quotient.

| operand |  | register |
| --- | --- | --- |
| `result0` | def | `i64`, a tuple `even_odd` |
| `result1` | def | `i64` |
| `a` | use | `i64` |
| `by` | use | `i64` or slot |

* `result1` is in the register of `a`

*/
            #[inline]
            pub fn dsgr(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                by: impl ValueFor<I64, operand::by>,
            ) -> [Val<I64>; 2] {
                let [_0, _1] = self.0.emit(Form(211), &[a.value(), by.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**DSGFR or DSGF: as `dsgr`, by 32 bits.

| operand |  | register |
| --- | --- | --- |
| `result0` | def | `i64`, a tuple `even_odd` |
| `result1` | def | `i64` |
| `a` | use | `i64` |
| `by` | use | `i32` or slot |

* `result1` is in the register of `a`

*/
            #[inline]
            pub fn dsgfr(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                by: impl ValueFor<I32, operand::by>,
            ) -> [Val<I64>; 2] {
                let [_0, _1] = self.0.emit(Form(212), &[a.value(), by.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**dlr: the dividend is a pair of words; result0 is the remainder, result1 the quotient.

| operand |  | register |
| --- | --- | --- |
| `result0` | def | `i32`, the register of `dividend0` |
| `result1` | def | `i32`, the register of `dividend1` |
| `dividend0` | use | `i32`, a tuple `even_odd32` |
| `dividend1` | use | `i32` |
| `by` | use | `i32` or slot |

*/
            #[inline]
            pub fn dlr(
                &mut self,
                dividend: [impl ValueFor<I32, operand::dividend>; 2],
                by: impl ValueFor<I32, operand::by>,
            ) -> [Val<I32>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(213),
                        &[dividend[0].value(), dividend[1].value(), by.value()],
                    );
                [Val::assume(_0), Val::assume(_1)]
            }
            /**dr: the dividend is a pair of words; result0 is the remainder, result1 the quotient.

| operand |  | register |
| --- | --- | --- |
| `result0` | def | `i32`, the register of `dividend0` |
| `result1` | def | `i32`, the register of `dividend1` |
| `dividend0` | use | `i32`, a tuple `even_odd32` |
| `dividend1` | use | `i32` |
| `by` | use | `i32` or slot |

*/
            #[inline]
            pub fn dr(
                &mut self,
                dividend: [impl ValueFor<I32, operand::dividend>; 2],
                by: impl ValueFor<I32, operand::by>,
            ) -> [Val<I32>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(214),
                        &[dividend[0].value(), dividend[1].value(), by.value()],
                    );
                [Val::assume(_0), Val::assume(_1)]
            }
            /**sllg by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `count` | use | `count` |

*/
            #[inline]
            pub fn sllg(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(215), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**srlg by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `count` | use | `count` |

*/
            #[inline]
            pub fn srlg(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(216), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**srag by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `count` | use | `count` |

*/
            #[inline]
            pub fn srag(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(217), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**rllg by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `count` | use | `count` |

*/
            #[inline]
            pub fn rllg(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(218), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**sllg by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn sllg_imm(&mut self, a: impl ValueFor<I64, operand::a>) -> Val<I64> {
                let [_0] = self.0.emit(Form(219), &[a.value()]);
                Val::assume(_0)
            }
            /**srlg by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn srlg_imm(&mut self, a: impl ValueFor<I64, operand::a>) -> Val<I64> {
                let [_0] = self.0.emit(Form(220), &[a.value()]);
                Val::assume(_0)
            }
            /**srag by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn srag_imm(&mut self, a: impl ValueFor<I64, operand::a>) -> Val<I64> {
                let [_0] = self.0.emit(Form(221), &[a.value()]);
                Val::assume(_0)
            }
            /**rllg by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn rllg_imm(&mut self, a: impl ValueFor<I64, operand::a>) -> Val<I64> {
                let [_0] = self.0.emit(Form(222), &[a.value()]);
                Val::assume(_0)
            }
            /**sll by a register, or with K and three operands.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `count` | use | `count` |

* or `sll/k`: `dst`: `i32`

*/
            #[inline]
            pub fn sll(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(223), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**srl by a register, or with K and three operands.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `count` | use | `count` |

* or `srl/k`: `dst`: `i32`

*/
            #[inline]
            pub fn srl(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(225), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**sra by a register, or with K and three operands.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `count` | use | `count` |

* or `sra/k`: `dst`: `i32`

*/
            #[inline]
            pub fn sra(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(227), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**sll by an immediate, or with K and two operands.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |

* or `sll_imm/k`: `dst`: `i32`

*/
            #[inline]
            pub fn sll_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(229), &[a.value()]);
                Val::assume(_0)
            }
            /**srl by an immediate, or with K and two operands.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |

* or `srl_imm/k`: `dst`: `i32`

*/
            #[inline]
            pub fn srl_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(231), &[a.value()]);
                Val::assume(_0)
            }
            /**sra by an immediate, or with K and two operands.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |

* or `sra_imm/k`: `dst`: `i32`

*/
            #[inline]
            pub fn sra_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(233), &[a.value()]);
                Val::assume(_0)
            }
            /**RLL: rotates by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `count` | use | `count` |

*/
            #[inline]
            pub fn rll(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(235), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**RLL: rotates by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn rll_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(236), &[a.value()]);
                Val::assume(_0)
            }
            /**sldl: a pair of words, by a register.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, the register of `a0` |
| `dst1` | def | `i32`, the register of `a1` |
| `a0` | use | `i32`, a tuple `even_odd32` |
| `a1` | use | `i32` |
| `count` | use | `count` |

*/
            #[inline]
            pub fn sldl(
                &mut self,
                a: [impl ValueFor<I32, operand::a>; 2],
                count: impl ValueFor<I32, operand::count>,
            ) -> [Val<I32>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(Form(237), &[a[0].value(), a[1].value(), count.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**srdl: a pair of words, by a register.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, the register of `a0` |
| `dst1` | def | `i32`, the register of `a1` |
| `a0` | use | `i32`, a tuple `even_odd32` |
| `a1` | use | `i32` |
| `count` | use | `count` |

*/
            #[inline]
            pub fn srdl(
                &mut self,
                a: [impl ValueFor<I32, operand::a>; 2],
                count: impl ValueFor<I32, operand::count>,
            ) -> [Val<I32>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(Form(238), &[a[0].value(), a[1].value(), count.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**slda: a pair of words, by a register.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, the register of `a0` |
| `dst1` | def | `i32`, the register of `a1` |
| `a0` | use | `i32`, a tuple `even_odd32` |
| `a1` | use | `i32` |
| `count` | use | `count` |

*/
            #[inline]
            pub fn slda(
                &mut self,
                a: [impl ValueFor<I32, operand::a>; 2],
                count: impl ValueFor<I32, operand::count>,
            ) -> [Val<I32>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(Form(239), &[a[0].value(), a[1].value(), count.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**srda: a pair of words, by a register.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, the register of `a0` |
| `dst1` | def | `i32`, the register of `a1` |
| `a0` | use | `i32`, a tuple `even_odd32` |
| `a1` | use | `i32` |
| `count` | use | `count` |

*/
            #[inline]
            pub fn srda(
                &mut self,
                a: [impl ValueFor<I32, operand::a>; 2],
                count: impl ValueFor<I32, operand::count>,
            ) -> [Val<I32>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(Form(240), &[a[0].value(), a[1].value(), count.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**sldl: a pair of words, by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, the register of `a0` |
| `dst1` | def | `i32`, the register of `a1` |
| `a0` | use | `i32`, a tuple `even_odd32` |
| `a1` | use | `i32` |

*/
            #[inline]
            pub fn sldl_imm(
                &mut self,
                a: [impl ValueFor<I32, operand::a>; 2],
            ) -> [Val<I32>; 2] {
                let [_0, _1] = self.0.emit(Form(241), &[a[0].value(), a[1].value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**srdl: a pair of words, by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, the register of `a0` |
| `dst1` | def | `i32`, the register of `a1` |
| `a0` | use | `i32`, a tuple `even_odd32` |
| `a1` | use | `i32` |

*/
            #[inline]
            pub fn srdl_imm(
                &mut self,
                a: [impl ValueFor<I32, operand::a>; 2],
            ) -> [Val<I32>; 2] {
                let [_0, _1] = self.0.emit(Form(242), &[a[0].value(), a[1].value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**slda: a pair of words, by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, the register of `a0` |
| `dst1` | def | `i32`, the register of `a1` |
| `a0` | use | `i32`, a tuple `even_odd32` |
| `a1` | use | `i32` |

*/
            #[inline]
            pub fn slda_imm(
                &mut self,
                a: [impl ValueFor<I32, operand::a>; 2],
            ) -> [Val<I32>; 2] {
                let [_0, _1] = self.0.emit(Form(243), &[a[0].value(), a[1].value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**srda: a pair of words, by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, the register of `a0` |
| `dst1` | def | `i32`, the register of `a1` |
| `a0` | use | `i32`, a tuple `even_odd32` |
| `a1` | use | `i32` |

*/
            #[inline]
            pub fn srda_imm(
                &mut self,
                a: [impl ValueFor<I32, operand::a>; 2],
            ) -> [Val<I32>; 2] {
                let [_0, _1] = self.0.emit(Form(244), &[a[0].value(), a[1].value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**RISBG that clears the other bits: rotates and selects.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn risbgz(&mut self, src: impl ValueFor<I64, operand::src>) -> Val<I64> {
                let [_0] = self.0.emit(Form(245), &[src.value()]);
                Val::assume(_0)
            }
            /**risbg: rotates src, and combines some of its bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `old` |
| `old` | use | `i64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn risbg(
                &mut self,
                old: impl ValueFor<I64, operand::old>,
                src: impl ValueFor<I64, operand::src>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(246), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**rnsbg: rotates src, and combines some of its bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `old` |
| `old` | use | `i64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn rnsbg(
                &mut self,
                old: impl ValueFor<I64, operand::old>,
                src: impl ValueFor<I64, operand::src>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(247), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**rosbg: rotates src, and combines some of its bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `old` |
| `old` | use | `i64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn rosbg(
                &mut self,
                old: impl ValueFor<I64, operand::old>,
                src: impl ValueFor<I64, operand::src>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(248), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**rxsbg: rotates src, and combines some of its bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `old` |
| `old` | use | `i64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn rxsbg(
                &mut self,
                old: impl ValueFor<I64, operand::old>,
                src: impl ValueFor<I64, operand::src>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(249), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**FLOGR: dst0 is the number of leading zeros, dst1 src without its leftmost one.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i64`, a tuple `even_odd` |
| `dst1` | def | `i64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn flogr(
                &mut self,
                src: impl ValueFor<I64, operand::src>,
            ) -> [Val<I64>; 2] {
                let [_0, _1] = self.0.emit(Form(250), &[src.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**popcnt: counts ones in each byte, or reverses the bytes.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn popcnt(&mut self, src: impl ValueFor<I64, operand::src>) -> Val<I64> {
                let [_0] = self.0.emit(Form(251), &[src.value()]);
                Val::assume(_0)
            }
            /**lrvgr: counts ones in each byte, or reverses the bytes.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn lrvgr(&mut self, src: impl ValueFor<I64, operand::src>) -> Val<I64> {
                let [_0] = self.0.emit(Form(252), &[src.value()]);
                Val::assume(_0)
            }
            /**POPCNT of the whole register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `i64` |

* requires `arch13`

*/
            #[inline]
            pub fn popcnt64(
                &mut self,
                src: impl ValueFor<I64, operand::src>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(253), &[src.value()]);
                Val::assume(_0)
            }
            /**LRVR: reverses the bytes.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn lrvr(&mut self, src: impl ValueFor<I32, operand::src>) -> Val<I32> {
                let [_0] = self.0.emit(Form(254), &[src.value()]);
                Val::assume(_0)
            }
            /**CGR, CLGR, CG or CLG, then LHI and LOCHI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |

*/
            #[inline]
            pub fn cmp64_set(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(255), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**CGR, CLGR, CG or CLG, then LHI and LOCHI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |

*/
            #[inline]
            pub fn cmpl64_set(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(256), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**CR, CLR, C or CL, then LHI and LOCHI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |

*/
            #[inline]
            pub fn cmp32_set(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(257), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**CR, CLR, C or CL, then LHI and LOCHI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |

*/
            #[inline]
            pub fn cmpl32_set(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(258), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A comparison with an immediate, LHI and LOCHI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn cmp64_imm_set(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(259), &[a.value()]);
                Val::assume(_0)
            }
            /**A comparison with an immediate, LHI and LOCHI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn cmpl64_imm_set(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(260), &[a.value()]);
                Val::assume(_0)
            }
            /**A comparison with an immediate, LHI and LOCHI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn tm64_imm_set(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(261), &[a.value()]);
                Val::assume(_0)
            }
            /**A comparison with an immediate, LHI and LOCHI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn cmp32_imm_set(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(262), &[a.value()]);
                Val::assume(_0)
            }
            /**A comparison with an immediate, LHI and LOCHI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn cmpl32_imm_set(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(263), &[a.value()]);
                Val::assume(_0)
            }
            /**A comparison with an immediate, LHI and LOCHI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn tm32_imm_set(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(264), &[a.value()]);
                Val::assume(_0)
            }
            /**A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `otherwise` |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |
| `then` | use | `i64` or slot |
| `otherwise` | use | `i64` |

*/
            #[inline]
            pub fn cmp64_loc64(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
                then: impl ValueFor<I64, operand::then>,
                otherwise: impl ValueFor<I64, operand::otherwise>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(265),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |
| `then` | use | `i32` or slot |
| `otherwise` | use | `i32` |

*/
            #[inline]
            pub fn cmp64_loc32(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(266),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `otherwise` |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |
| `then` | use | `i64` or slot |
| `otherwise` | use | `i64` |

*/
            #[inline]
            pub fn cmpl64_loc64(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
                then: impl ValueFor<I64, operand::then>,
                otherwise: impl ValueFor<I64, operand::otherwise>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(267),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |
| `then` | use | `i32` or slot |
| `otherwise` | use | `i32` |

*/
            #[inline]
            pub fn cmpl64_loc32(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(268),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `otherwise` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |
| `then` | use | `i64` or slot |
| `otherwise` | use | `i64` |

*/
            #[inline]
            pub fn cmp32_loc64(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                then: impl ValueFor<I64, operand::then>,
                otherwise: impl ValueFor<I64, operand::otherwise>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(269),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |
| `then` | use | `i32` or slot |
| `otherwise` | use | `i32` |

*/
            #[inline]
            pub fn cmp32_loc32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(270),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `otherwise` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |
| `then` | use | `i64` or slot |
| `otherwise` | use | `i64` |

*/
            #[inline]
            pub fn cmpl32_loc64(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                then: impl ValueFor<I64, operand::then>,
                otherwise: impl ValueFor<I64, operand::otherwise>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(271),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**A comparison, and LOCGR or LOCR: dst keeps `otherwise` unless the condition holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |
| `then` | use | `i32` or slot |
| `otherwise` | use | `i32` |

*/
            #[inline]
            pub fn cmpl32_loc32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(272),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**A comparison with an immediate, and LOCGR or LOCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `otherwise` |
| `a` | use | `i64` |
| `then` | use | `i64` or slot |
| `otherwise` | use | `i64` |

*/
            #[inline]
            pub fn cmp64_imm_loc64(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                then: impl ValueFor<I64, operand::then>,
                otherwise: impl ValueFor<I64, operand::otherwise>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(Form(273), &[a.value(), then.value(), otherwise.value()]);
                Val::assume(_0)
            }
            /**A comparison with an immediate, and LOCGR or LOCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `i64` |
| `then` | use | `i32` or slot |
| `otherwise` | use | `i32` |

*/
            #[inline]
            pub fn cmp64_imm_loc32(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(274), &[a.value(), then.value(), otherwise.value()]);
                Val::assume(_0)
            }
            /**A comparison with an immediate, and LOCGR or LOCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `otherwise` |
| `a` | use | `i64` |
| `then` | use | `i64` or slot |
| `otherwise` | use | `i64` |

*/
            #[inline]
            pub fn cmpl64_imm_loc64(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                then: impl ValueFor<I64, operand::then>,
                otherwise: impl ValueFor<I64, operand::otherwise>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(Form(275), &[a.value(), then.value(), otherwise.value()]);
                Val::assume(_0)
            }
            /**A comparison with an immediate, and LOCGR or LOCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `i64` |
| `then` | use | `i32` or slot |
| `otherwise` | use | `i32` |

*/
            #[inline]
            pub fn cmpl64_imm_loc32(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(276), &[a.value(), then.value(), otherwise.value()]);
                Val::assume(_0)
            }
            /**A comparison with an immediate, and LOCGR or LOCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `otherwise` |
| `a` | use | `i64` |
| `then` | use | `i64` or slot |
| `otherwise` | use | `i64` |

*/
            #[inline]
            pub fn tm64_imm_loc64(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                then: impl ValueFor<I64, operand::then>,
                otherwise: impl ValueFor<I64, operand::otherwise>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(Form(277), &[a.value(), then.value(), otherwise.value()]);
                Val::assume(_0)
            }
            /**A comparison with an immediate, and LOCGR or LOCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `i64` |
| `then` | use | `i32` or slot |
| `otherwise` | use | `i32` |

*/
            #[inline]
            pub fn tm64_imm_loc32(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(278), &[a.value(), then.value(), otherwise.value()]);
                Val::assume(_0)
            }
            /**A comparison with an immediate, and LOCGR or LOCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `otherwise` |
| `a` | use | `i32` |
| `then` | use | `i64` or slot |
| `otherwise` | use | `i64` |

*/
            #[inline]
            pub fn cmp32_imm_loc64(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                then: impl ValueFor<I64, operand::then>,
                otherwise: impl ValueFor<I64, operand::otherwise>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(Form(279), &[a.value(), then.value(), otherwise.value()]);
                Val::assume(_0)
            }
            /**A comparison with an immediate, and LOCGR or LOCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `i32` |
| `then` | use | `i32` or slot |
| `otherwise` | use | `i32` |

*/
            #[inline]
            pub fn cmp32_imm_loc32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(280), &[a.value(), then.value(), otherwise.value()]);
                Val::assume(_0)
            }
            /**A comparison with an immediate, and LOCGR or LOCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `otherwise` |
| `a` | use | `i32` |
| `then` | use | `i64` or slot |
| `otherwise` | use | `i64` |

*/
            #[inline]
            pub fn cmpl32_imm_loc64(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                then: impl ValueFor<I64, operand::then>,
                otherwise: impl ValueFor<I64, operand::otherwise>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(Form(281), &[a.value(), then.value(), otherwise.value()]);
                Val::assume(_0)
            }
            /**A comparison with an immediate, and LOCGR or LOCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `i32` |
| `then` | use | `i32` or slot |
| `otherwise` | use | `i32` |

*/
            #[inline]
            pub fn cmpl32_imm_loc32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(282), &[a.value(), then.value(), otherwise.value()]);
                Val::assume(_0)
            }
            /**A comparison with an immediate, and LOCGR or LOCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `otherwise` |
| `a` | use | `i32` |
| `then` | use | `i64` or slot |
| `otherwise` | use | `i64` |

*/
            #[inline]
            pub fn tm32_imm_loc64(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                then: impl ValueFor<I64, operand::then>,
                otherwise: impl ValueFor<I64, operand::otherwise>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(Form(283), &[a.value(), then.value(), otherwise.value()]);
                Val::assume(_0)
            }
            /**A comparison with an immediate, and LOCGR or LOCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `i32` |
| `then` | use | `i32` or slot |
| `otherwise` | use | `i32` |

*/
            #[inline]
            pub fn tm32_imm_loc32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(284), &[a.value(), then.value(), otherwise.value()]);
                Val::assume(_0)
            }
            /**A comparison, and LOCFHR: all in high words.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `high32`, the register of `otherwise` |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |
| `then` | use | `high32` |
| `otherwise` | use | `high32` |

*/
            #[inline]
            pub fn cmp64_loc_high(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(285),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**A comparison, and LOCFHR: all in high words.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `high32`, the register of `otherwise` |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |
| `then` | use | `high32` |
| `otherwise` | use | `high32` |

*/
            #[inline]
            pub fn cmpl64_loc_high(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(286),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**A comparison, and SELGR or SELR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |
| `then` | use | `i64` |
| `otherwise` | use | `i64` |

* requires `arch13`

*/
            #[inline]
            pub fn cmp64_sel64(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
                then: impl ValueFor<I64, operand::then>,
                otherwise: impl ValueFor<I64, operand::otherwise>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(287),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**A comparison, and SELGR or SELR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |
| `then` | use | `i32` |
| `otherwise` | use | `i32` |

* requires `arch13`

*/
            #[inline]
            pub fn cmp64_sel32(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(288),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**A comparison, and SELGR or SELR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |
| `then` | use | `i64` |
| `otherwise` | use | `i64` |

* requires `arch13`

*/
            #[inline]
            pub fn cmpl64_sel64(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
                then: impl ValueFor<I64, operand::then>,
                otherwise: impl ValueFor<I64, operand::otherwise>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(289),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**A comparison, and SELGR or SELR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |
| `then` | use | `i32` |
| `otherwise` | use | `i32` |

* requires `arch13`

*/
            #[inline]
            pub fn cmpl64_sel32(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(290),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**A comparison, and SELGR or SELR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |
| `then` | use | `i64` |
| `otherwise` | use | `i64` |

* requires `arch13`

*/
            #[inline]
            pub fn cmp32_sel64(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                then: impl ValueFor<I64, operand::then>,
                otherwise: impl ValueFor<I64, operand::otherwise>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(291),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**A comparison, and SELGR or SELR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |
| `then` | use | `i32` |
| `otherwise` | use | `i32` |

* requires `arch13`

*/
            #[inline]
            pub fn cmp32_sel32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(292),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**A comparison, and SELGR or SELR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |
| `then` | use | `i64` |
| `otherwise` | use | `i64` |

* requires `arch13`

*/
            #[inline]
            pub fn cmpl32_sel64(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                then: impl ValueFor<I64, operand::then>,
                otherwise: impl ValueFor<I64, operand::otherwise>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(293),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**A comparison, and SELGR or SELR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |
| `then` | use | `i32` |
| `otherwise` | use | `i32` |

* requires `arch13`

*/
            #[inline]
            pub fn cmpl32_sel32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(294),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**AGRK or SGRK, LHI and LOCHI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `flag` | def | `i32` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn add64_overflow_set(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
            ) -> (Val<I64>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(295), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**AGRK or SGRK, LHI and LOCHI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `flag` | def | `i32` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn sub64_overflow_set(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
            ) -> (Val<I64>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(296), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**ARK or SRK, LHI and LOCHI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `flag` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn add32_overflow_set(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(297), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**ARK or SRK, LHI and LOCHI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `flag` | def | `i32` |
| `a` | use | `i32` |
| `b` | use | `i32` |

*/
            #[inline]
            pub fn sub32_overflow_set(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(298), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**J or JG.

* goes to one block

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn jump(&mut self, successor: Goto<Target>) {
                let [] = self.0.emit_branch(Form(299), &[], &[successor]);
            }
            /**CGRJ or CLGRJ; CG or CLG, and BRC.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmp64_b(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(300), &[a.value(), b.value()], &successors);
            }
            /**CGRJ or CLGRJ; CG or CLG, and BRC.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmpl64_b(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(301), &[a.value(), b.value()], &successors);
            }
            /**CRJ or CLRJ; C or CL, and BRC.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmp32_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(302), &[a.value(), b.value()], &successors);
            }
            /**CRJ or CLRJ; C or CL, and BRC.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmpl32_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(303), &[a.value(), b.value()], &successors);
            }
            /**CHHR, CLHHR, CHLR or CLHLR, and BRC.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `high32` |
| `b` | use | `word32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmp32_high_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(304), &[a.value(), b.value()], &successors);
            }
            /**CHHR, CLHHR, CHLR or CLHLR, and BRC.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `high32` |
| `b` | use | `word32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmpl32_high_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(305), &[a.value(), b.value()], &successors);
            }
            /**CGIJ or CLGIJ; CGFI or TMLL, and BRC.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i64` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmp64_imm_b(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(306), &[a.value()], &successors);
            }
            /**CGIJ or CLGIJ; CGFI or TMLL, and BRC.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i64` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmpl64_imm_b(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(307), &[a.value()], &successors);
            }
            /**CGIJ or CLGIJ; CGFI or TMLL, and BRC.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i64` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn tm64_imm_b(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(308), &[a.value()], &successors);
            }
            /**CIJ or CLIJ; CFI or TMLL, and BRC.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmp32_imm_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(309), &[a.value()], &successors);
            }
            /**CIJ or CLIJ; CFI or TMLL, and BRC.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmpl32_imm_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(310), &[a.value()], &successors);
            }
            /**CIJ or CLIJ; CFI or TMLL, and BRC.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn tm32_imm_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(311), &[a.value()], &successors);
            }
            /**CIH, CLIH or TMHL, and BRC.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `high32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmp32_imm_high_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(312), &[a.value()], &successors);
            }
            /**CIH, CLIH or TMHL, and BRC.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `high32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmpl32_imm_high_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(313), &[a.value()], &successors);
            }
            /**CIH, CLIH or TMHL, and BRC.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `high32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn tm32_imm_high_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(314), &[a.value()], &successors);
            }
            /**cghsi: memory and an immediate, and BRC.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cghsi_mem_b(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(315), &[base.value()], &successors);
            }
            /**clghsi: memory and an immediate, and BRC.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn clghsi_mem_b(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(316), &[base.value()], &successors);
            }
            /**chsi: memory and an immediate, and BRC.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn chsi_mem_b(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(317), &[base.value()], &successors);
            }
            /**clfhsi: memory and an immediate, and BRC.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn clfhsi_mem_b(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(318), &[base.value()], &successors);
            }
            /**cli: memory and an immediate, and BRC.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cli_mem_b(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(319), &[base.value()], &successors);
            }
            /**tm: memory and an immediate, and BRC.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn tm_mem_b(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(320), &[base.value()], &successors);
            }
            /**AGR or SGR, AG or SG, and BRC.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn add64_overflow_b(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
                successors: [Goto<Target>; 2],
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit_branch(Form(321), &[a.value(), b.value()], &successors);
                Val::assume(_0)
            }
            /**AGR or SGR, AG or SG, and BRC.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |
| `b` | use | `i64` or slot |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn sub64_overflow_b(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
                successors: [Goto<Target>; 2],
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit_branch(Form(322), &[a.value(), b.value()], &successors);
                Val::assume(_0)
            }
            /**AR or SR, A or S, and BRC.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn add32_overflow_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                successors: [Goto<Target>; 2],
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit_branch(Form(323), &[a.value(), b.value()], &successors);
                Val::assume(_0)
            }
            /**AR or SR, A or S, and BRC.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn sub32_overflow_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                successors: [Goto<Target>; 2],
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit_branch(Form(324), &[a.value(), b.value()], &successors);
                Val::assume(_0)
            }
            /**BRCTG: counts down and branches.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `a` |
| `a` | use | `i64` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn brctg(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                successors: [Goto<Target>; 2],
            ) -> Val<I64> {
                let [_0] = self.0.emit_branch(Form(325), &[a.value()], &successors);
                Val::assume(_0)
            }
            /**BRCT: counts down and branches.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn brct(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                successors: [Goto<Target>; 2],
            ) -> Val<I32> {
                let [_0] = self.0.emit_branch(Form(326), &[a.value()], &successors);
                Val::assume(_0)
            }
            /**BRCTH: counts down in a high word and branches.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `high32`, the register of `a` |
| `a` | use | `high32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn brcth(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                successors: [Goto<Target>; 2],
            ) -> Val<I32> {
                let [_0] = self.0.emit_branch(Form(327), &[a.value()], &successors);
                Val::assume(_0)
            }
            /**brxhg: adds step0, compares with step1 and branches. The two are an even-odd pair.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `i64`, the register of `index` |
| `index` | use | `i64` |
| `step0` | use | `i64`, a tuple `even_odd` |
| `step1` | use | `i64` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn brxhg(
                &mut self,
                index: impl ValueFor<I64, operand::index>,
                step: [impl ValueFor<I64, operand::step>; 2],
                successors: [Goto<Target>; 2],
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit_branch(
                        Form(328),
                        &[index.value(), step[0].value(), step[1].value()],
                        &successors,
                    );
                Val::assume(_0)
            }
            /**brxlg: adds step0, compares with step1 and branches. The two are an even-odd pair.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `i64`, the register of `index` |
| `index` | use | `i64` |
| `step0` | use | `i64`, a tuple `even_odd` |
| `step1` | use | `i64` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn brxlg(
                &mut self,
                index: impl ValueFor<I64, operand::index>,
                step: [impl ValueFor<I64, operand::step>; 2],
                successors: [Goto<Target>; 2],
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit_branch(
                        Form(329),
                        &[index.value(), step[0].value(), step[1].value()],
                        &successors,
                    );
                Val::assume(_0)
            }
            /**brxhg with an odd register, which is added and compared with.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `i64`, the register of `index` |
| `index` | use | `i64` |
| `step` | use | `odd` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn brxhg_odd(
                &mut self,
                index: impl ValueFor<I64, operand::index>,
                step: impl ValueFor<I64, operand::step>,
                successors: [Goto<Target>; 2],
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit_branch(Form(330), &[index.value(), step.value()], &successors);
                Val::assume(_0)
            }
            /**brxlg with an odd register, which is added and compared with.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `i64`, the register of `index` |
| `index` | use | `i64` |
| `step` | use | `odd` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn brxlg_odd(
                &mut self,
                index: impl ValueFor<I64, operand::index>,
                step: impl ValueFor<I64, operand::step>,
                successors: [Goto<Target>; 2],
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit_branch(Form(331), &[index.value(), step.value()], &successors);
                Val::assume(_0)
            }
            /**LARL of the table, LGF of the entry, AGR and BR: the base is written before the index is read.

| operand |  | register |
| --- | --- | --- |
| `base` | def | `address`, early: not the register of a use |
| `index` | use | `address` |

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn jump_table(
                &mut self,
                index: impl ValueFor<I64, operand::index>,
                successors: impl AsRef<[Goto<Target>]>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit_branch(Form(332), &[index.value()], successors.as_ref());
                Val::assume(_0)
            }
            /**BR. Register 0 would mean that there is no branch.

| operand |  | register |
| --- | --- | --- |
| `target` | use | `address` |

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn br(
                &mut self,
                target: impl ValueFor<I64, operand::target>,
                successors: impl AsRef<[Goto<Target>]>,
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(333), &[target.value()], successors.as_ref());
            }
            /**BR to another function, after the frame is gone.

| operand |  | register |
| --- | --- | --- |
| `target` | use | `volatile64` |

Ends the block and leaves the function.*/
            #[inline]
            pub fn tail_br(&mut self, target: impl ValueFor<I64, operand::target>) {
                let [] = self.0.emit(Form(334), &[target.value()]);
            }
            /**J into itself at an odd address, as compilers do, or an invalid opcode.

Ends the block and never continues.*/
            #[inline]
            pub fn trap(&mut self) {
                let [] = self.0.emit(Form(335), &[]);
            }
            /**CSG: `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i64`, the register of `expected` |
| `expected` | use | `i64` |
| `new` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn csg(
                &mut self,
                expected: impl ValueFor<I64, operand::expected>,
                new: impl ValueFor<I64, operand::new>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(Form(336), &[expected.value(), new.value(), base.value()]);
                Val::assume(_0)
            }
            /**CS: `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i32`, the register of `expected` |
| `expected` | use | `i32` |
| `new` | use | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn cs(
                &mut self,
                expected: impl ValueFor<I32, operand::expected>,
                new: impl ValueFor<I32, operand::new>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(337), &[expected.value(), new.value(), base.value()]);
                Val::assume(_0)
            }
            /**CDSG: compares and exchanges 16 bytes, as two even-odd pairs.

| operand |  | register |
| --- | --- | --- |
| `old0` | def | `i64`, the register of `expected0` |
| `old1` | def | `i64`, the register of `expected1` |
| `expected0` | use | `i64`, a tuple `even_odd` |
| `expected1` | use | `i64` |
| `new0` | use | `i64`, a tuple `even_odd` |
| `new1` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn cdsg(
                &mut self,
                expected: [impl ValueFor<I64, operand::expected>; 2],
                new: [impl ValueFor<I64, operand::new>; 2],
                base: impl ValueFor<I64, operand::base>,
            ) -> [Val<I64>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(338),
                        &[
                            expected[0].value(),
                            expected[1].value(),
                            new[0].value(),
                            new[1].value(),
                            base.value(),
                        ],
                    );
                [Val::assume(_0), Val::assume(_1)]
            }
            /**CDS: compares and exchanges 8 bytes, as two even-odd pairs of words.

| operand |  | register |
| --- | --- | --- |
| `old0` | def | `i32`, the register of `expected0` |
| `old1` | def | `i32`, the register of `expected1` |
| `expected0` | use | `i32`, a tuple `even_odd32` |
| `expected1` | use | `i32` |
| `new0` | use | `i32`, a tuple `even_odd32` |
| `new1` | use | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn cds(
                &mut self,
                expected: [impl ValueFor<I32, operand::expected>; 2],
                new: [impl ValueFor<I32, operand::new>; 2],
                base: impl ValueFor<I64, operand::base>,
            ) -> [Val<I32>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(339),
                        &[
                            expected[0].value(),
                            expected[1].value(),
                            new[0].value(),
                            new[1].value(),
                            base.value(),
                        ],
                    );
                [Val::assume(_0), Val::assume(_1)]
            }
            /**CSG, LHI and LOCHI.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i64`, the register of `expected` |
| `done` | def | `i32` |
| `expected` | use | `i64` |
| `new` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn csg_set(
                &mut self,
                expected: impl ValueFor<I64, operand::expected>,
                new: impl ValueFor<I64, operand::new>,
                base: impl ValueFor<I64, operand::base>,
            ) -> (Val<I64>, Val<I32>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(340), &[expected.value(), new.value(), base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**CS, LHI and LOCHI.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i32`, the register of `expected` |
| `done` | def | `i32` |
| `expected` | use | `i32` |
| `new` | use | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn cs_set(
                &mut self,
                expected: impl ValueFor<I32, operand::expected>,
                new: impl ValueFor<I32, operand::new>,
                base: impl ValueFor<I64, operand::base>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(341), &[expected.value(), new.value(), base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**laag: `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i64` |
| `src` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn laag(
                &mut self,
                src: impl ValueFor<I64, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(342), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**laalg: `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i64` |
| `src` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn laalg(
                &mut self,
                src: impl ValueFor<I64, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(343), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**lang: `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i64` |
| `src` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lang(
                &mut self,
                src: impl ValueFor<I64, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(344), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**laog: `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i64` |
| `src` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn laog(
                &mut self,
                src: impl ValueFor<I64, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(345), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**laxg: `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i64` |
| `src` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn laxg(
                &mut self,
                src: impl ValueFor<I64, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(346), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**laa: `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i32` |
| `src` | use | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn laa(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(347), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**laal: `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i32` |
| `src` | use | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn laal(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(348), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**lan: `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i32` |
| `src` | use | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lan(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(349), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**lao: `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i32` |
| `src` | use | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lao(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(350), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**lax: `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i32` |
| `src` | use | `i32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lax(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(351), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**Any operation on memory, by a loop around CSG; `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i64`, early: not the register of a use |
| `new` | scratch | `i64`, a scratch register |
| `with` | use | `i64`, late: not the register of a def |
| `base` | use | `address`, late: not the register of a def |

* needs `new`: `i64`, a scratch register

*/
            #[inline]
            pub fn atomic64(
                &mut self,
                with: impl ValueFor<I64, operand::with>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(352), &[with.value(), base.value()]);
                Val::assume(_0)
            }
            /**Any operation on memory, by a loop around CS; `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i32`, early: not the register of a use |
| `new` | scratch | `i32`, a scratch register |
| `with` | use | `i32`, late: not the register of a def |
| `base` | use | `address`, late: not the register of a def |

* needs `new`: `i32`, a scratch register

*/
            #[inline]
            pub fn atomic32(
                &mut self,
                with: impl ValueFor<I32, operand::with>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(353), &[with.value(), base.value()]);
                Val::assume(_0)
            }
            /**BCR 14 or 15 with register 0: orders memory.

*/
            #[inline]
            pub fn bcr_serialize(&mut self) {
                let [] = self.0.emit(Form(354), &[]);
            }
            /**mvc: up to 256 bytes.

| operand |  | register |
| --- | --- | --- |
| `dst` | use | `address` |
| `src` | use | `address` |

*/
            #[inline]
            pub fn mvc(
                &mut self,
                dst: impl ValueFor<I64, operand::dst>,
                src: impl ValueFor<I64, operand::src>,
            ) {
                let [] = self.0.emit(Form(355), &[dst.value(), src.value()]);
            }
            /**nc: up to 256 bytes.

| operand |  | register |
| --- | --- | --- |
| `dst` | use | `address` |
| `src` | use | `address` |

*/
            #[inline]
            pub fn nc(
                &mut self,
                dst: impl ValueFor<I64, operand::dst>,
                src: impl ValueFor<I64, operand::src>,
            ) {
                let [] = self.0.emit(Form(356), &[dst.value(), src.value()]);
            }
            /**oc: up to 256 bytes.

| operand |  | register |
| --- | --- | --- |
| `dst` | use | `address` |
| `src` | use | `address` |

*/
            #[inline]
            pub fn oc(
                &mut self,
                dst: impl ValueFor<I64, operand::dst>,
                src: impl ValueFor<I64, operand::src>,
            ) {
                let [] = self.0.emit(Form(357), &[dst.value(), src.value()]);
            }
            /**xc: up to 256 bytes.

| operand |  | register |
| --- | --- | --- |
| `dst` | use | `address` |
| `src` | use | `address` |

*/
            #[inline]
            pub fn xc(
                &mut self,
                dst: impl ValueFor<I64, operand::dst>,
                src: impl ValueFor<I64, operand::src>,
            ) {
                let [] = self.0.emit(Form(358), &[dst.value(), src.value()]);
            }
            /**tr: up to 256 bytes.

| operand |  | register |
| --- | --- | --- |
| `dst` | use | `address` |
| `src` | use | `address` |

*/
            #[inline]
            pub fn tr(
                &mut self,
                dst: impl ValueFor<I64, operand::dst>,
                src: impl ValueFor<I64, operand::src>,
            ) {
                let [] = self.0.emit(Form(359), &[dst.value(), src.value()]);
            }
            /**EXRL of mvc: the length is in a register. Register 0 would mean the length of the instruction.

| operand |  | register |
| --- | --- | --- |
| `dst` | use | `address` |
| `src` | use | `address` |
| `length` | use | `address` |

*/
            #[inline]
            pub fn ex_mvc(
                &mut self,
                dst: impl ValueFor<I64, operand::dst>,
                src: impl ValueFor<I64, operand::src>,
                length: impl ValueFor<I64, operand::length>,
            ) {
                let [] = self
                    .0
                    .emit(Form(360), &[dst.value(), src.value(), length.value()]);
            }
            /**EXRL of nc: the length is in a register. Register 0 would mean the length of the instruction.

| operand |  | register |
| --- | --- | --- |
| `dst` | use | `address` |
| `src` | use | `address` |
| `length` | use | `address` |

*/
            #[inline]
            pub fn ex_nc(
                &mut self,
                dst: impl ValueFor<I64, operand::dst>,
                src: impl ValueFor<I64, operand::src>,
                length: impl ValueFor<I64, operand::length>,
            ) {
                let [] = self
                    .0
                    .emit(Form(361), &[dst.value(), src.value(), length.value()]);
            }
            /**EXRL of oc: the length is in a register. Register 0 would mean the length of the instruction.

| operand |  | register |
| --- | --- | --- |
| `dst` | use | `address` |
| `src` | use | `address` |
| `length` | use | `address` |

*/
            #[inline]
            pub fn ex_oc(
                &mut self,
                dst: impl ValueFor<I64, operand::dst>,
                src: impl ValueFor<I64, operand::src>,
                length: impl ValueFor<I64, operand::length>,
            ) {
                let [] = self
                    .0
                    .emit(Form(362), &[dst.value(), src.value(), length.value()]);
            }
            /**EXRL of xc: the length is in a register. Register 0 would mean the length of the instruction.

| operand |  | register |
| --- | --- | --- |
| `dst` | use | `address` |
| `src` | use | `address` |
| `length` | use | `address` |

*/
            #[inline]
            pub fn ex_xc(
                &mut self,
                dst: impl ValueFor<I64, operand::dst>,
                src: impl ValueFor<I64, operand::src>,
                length: impl ValueFor<I64, operand::length>,
            ) {
                let [] = self
                    .0
                    .emit(Form(363), &[dst.value(), src.value(), length.value()]);
            }
            /**EXRL of tr: the length is in a register. Register 0 would mean the length of the instruction.

| operand |  | register |
| --- | --- | --- |
| `dst` | use | `address` |
| `src` | use | `address` |
| `length` | use | `address` |

*/
            #[inline]
            pub fn ex_tr(
                &mut self,
                dst: impl ValueFor<I64, operand::dst>,
                src: impl ValueFor<I64, operand::src>,
                length: impl ValueFor<I64, operand::length>,
            ) {
                let [] = self
                    .0
                    .emit(Form(364), &[dst.value(), src.value(), length.value()]);
            }
            /**CLC and BRC.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `address` |
| `b` | use | `address` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn clc_b(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(365), &[a.value(), b.value()], &successors);
            }
            /**CLC, IPM and shifts: a negative number, zero or a positive one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `address` |
| `b` | use | `address` |

*/
            #[inline]
            pub fn clc_set(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(366), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**MVCLE and BRC: copies, and pads with a byte.

| operand |  | register |
| --- | --- | --- |
| `dst_end0` | def | `i64`, the register of `dst0` |
| `dst_end1` | def | `i64`, the register of `dst1` |
| `src_end0` | def | `i64`, the register of `src0` |
| `src_end1` | def | `i64`, the register of `src1` |
| `dst0` | use | `i64`, a tuple `even_odd` |
| `dst1` | use | `i64` |
| `src0` | use | `i64`, a tuple `even_odd` |
| `src1` | use | `i64` |

*/
            #[inline]
            pub fn mvcle(
                &mut self,
                dst: [impl ValueFor<I64, operand::dst>; 2],
                src: [impl ValueFor<I64, operand::src>; 2],
            ) -> ([Val<I64>; 2], [Val<I64>; 2]) {
                let [_0, _1, _2, _3] = self
                    .0
                    .emit(
                        Form(367),
                        &[dst[0].value(), dst[1].value(), src[0].value(), src[1].value()],
                    );
                ([Val::assume(_0), Val::assume(_1)], [Val::assume(_2), Val::assume(_3)])
            }
            /**MVCLE and BRC: copies, and pads with a byte that is in a register.

| operand |  | register |
| --- | --- | --- |
| `dst_end0` | def | `i64`, the register of `dst0` |
| `dst_end1` | def | `i64`, the register of `dst1` |
| `src_end0` | def | `i64`, the register of `src0` |
| `src_end1` | def | `i64`, the register of `src1` |
| `dst0` | use | `i64`, a tuple `even_odd` |
| `dst1` | use | `i64` |
| `src0` | use | `i64`, a tuple `even_odd` |
| `src1` | use | `i64` |
| `pad` | use | `count`, late: not the register of a def |

*/
            #[inline]
            pub fn mvcle_padded(
                &mut self,
                dst: [impl ValueFor<I64, operand::dst>; 2],
                src: [impl ValueFor<I64, operand::src>; 2],
                pad: impl ValueFor<I32, operand::pad>,
            ) -> ([Val<I64>; 2], [Val<I64>; 2]) {
                let [_0, _1, _2, _3] = self
                    .0
                    .emit(
                        Form(368),
                        &[
                            dst[0].value(),
                            dst[1].value(),
                            src[0].value(),
                            src[1].value(),
                            pad.value(),
                        ],
                    );
                ([Val::assume(_0), Val::assume(_1)], [Val::assume(_2), Val::assume(_3)])
            }
            /**MVCL: copies up to 16 MB, and pads with the leftmost byte of the word that is the length of the source.

| operand |  | register |
| --- | --- | --- |
| `dst_end0` | def | `i64`, the register of `dst0` |
| `dst_end1` | def | `i64`, the register of `dst1` |
| `src_end0` | def | `i64`, the register of `src0` |
| `src_end1` | def | `i64`, the register of `src1` |
| `dst0` | use | `i64`, a tuple `even_odd` |
| `dst1` | use | `i64` |
| `src0` | use | `i64`, a tuple `even_odd` |
| `src1` | use | `i64` |

*/
            #[inline]
            pub fn mvcl(
                &mut self,
                dst: [impl ValueFor<I64, operand::dst>; 2],
                src: [impl ValueFor<I64, operand::src>; 2],
            ) -> ([Val<I64>; 2], [Val<I64>; 2]) {
                let [_0, _1, _2, _3] = self
                    .0
                    .emit(
                        Form(369),
                        &[dst[0].value(), dst[1].value(), src[0].value(), src[1].value()],
                    );
                ([Val::assume(_0), Val::assume(_1)], [Val::assume(_2), Val::assume(_3)])
            }
            /**CLCLE and BRC, then LHI and LOCHI: compares. The pairs then say where.

| operand |  | register |
| --- | --- | --- |
| `a_end0` | def | `i64`, the register of `a0` |
| `a_end1` | def | `i64`, the register of `a1` |
| `b_end0` | def | `i64`, the register of `b0` |
| `b_end1` | def | `i64`, the register of `b1` |
| `result` | def | `i32` |
| `a0` | use | `i64`, a tuple `even_odd` |
| `a1` | use | `i64` |
| `b0` | use | `i64`, a tuple `even_odd` |
| `b1` | use | `i64` |

*/
            #[inline]
            pub fn clcle_set(
                &mut self,
                a: [impl ValueFor<I64, operand::a>; 2],
                b: [impl ValueFor<I64, operand::b>; 2],
            ) -> ([Val<I64>; 2], [Val<I64>; 2], Val<I32>) {
                let [_0, _1, _2, _3, _4] = self
                    .0
                    .emit(
                        Form(370),
                        &[a[0].value(), a[1].value(), b[0].value(), b[1].value()],
                    );
                (
                    [Val::assume(_0), Val::assume(_1)],
                    [Val::assume(_2), Val::assume(_3)],
                    Val::assume(_4),
                )
            }
            /**MVST and BRC: copies a string. R0 holds the byte that ends it.

| operand |  | register |
| --- | --- | --- |
| `dst_end` | def | `address`, the register of `dst` |
| `src_end` | def | `address`, the register of `src` |
| `dst` | use | `address` |
| `src` | use | `address` |
| `last` | use | `r0l` |

*/
            #[inline]
            pub fn mvst(
                &mut self,
                dst: impl ValueFor<I64, operand::dst>,
                src: impl ValueFor<I64, operand::src>,
                last: impl ValueFor<I32, operand::last>,
            ) -> (Val<I64>, Val<I64>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(371), &[dst.value(), src.value(), last.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**CLST and BRC, then LHI and LOCHI: compares strings. R0 holds the byte that ends them.

| operand |  | register |
| --- | --- | --- |
| `a_end` | def | `address`, the register of `a` |
| `b_end` | def | `address`, the register of `b` |
| `result` | def | `i32` |
| `a` | use | `address` |
| `b` | use | `address` |
| `last` | use | `r0l` |

*/
            #[inline]
            pub fn clst_set(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
                last: impl ValueFor<I32, operand::last>,
            ) -> (Val<I64>, Val<I64>, Val<I32>) {
                let [_0, _1, _2] = self
                    .0
                    .emit(Form(372), &[a.value(), b.value(), last.value()]);
                (Val::assume(_0), Val::assume(_1), Val::assume(_2))
            }
            /**SRST and BRC: looks for the byte that is in R0. `found` is where it is, or the limit.

| operand |  | register |
| --- | --- | --- |
| `found` | def | `address`, the register of `limit` |
| `next` | def | `address`, the register of `start` |
| `limit` | use | `address` |
| `start` | use | `address` |
| `byte` | use | `r0l` |

*/
            #[inline]
            pub fn srst(
                &mut self,
                limit: impl ValueFor<I64, operand::limit>,
                start: impl ValueFor<I64, operand::start>,
                byte: impl ValueFor<I32, operand::byte>,
            ) -> (Val<I64>, Val<I64>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(373), &[limit.value(), start.value(), byte.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**TRT: looks for the first byte with a function. R1 becomes its address, and the function replaces the lowest byte of R2; without one, both stay.

| operand |  | register |
| --- | --- | --- |
| `found` | def | `i64`, the register of `otherwise` |
| `function` | def | `i32`, the register of `old` |
| `otherwise` | use | `r1` |
| `old` | use | `r2l` |
| `src` | use | `address` |
| `table` | use | `address` |

*/
            #[inline]
            pub fn trt(
                &mut self,
                otherwise: impl ValueFor<I64, operand::otherwise>,
                old: impl ValueFor<I32, operand::old>,
                src: impl ValueFor<I64, operand::src>,
                table: impl ValueFor<I64, operand::table>,
            ) -> (Val<I64>, Val<I32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(374),
                        &[otherwise.value(), old.value(), src.value(), table.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**TRE and BRC: translates a string until the byte that is in R0.

| operand |  | register |
| --- | --- | --- |
| `rest0` | def | `i64`, the register of `text0` |
| `rest1` | def | `i64`, the register of `text1` |
| `text0` | use | `i64`, a tuple `even_odd` |
| `text1` | use | `i64` |
| `table` | use | `address`, late: not the register of a def |
| `last` | use | `r0l` |

*/
            #[inline]
            pub fn tre(
                &mut self,
                text: [impl ValueFor<I64, operand::text>; 2],
                table: impl ValueFor<I64, operand::table>,
                last: impl ValueFor<I32, operand::last>,
            ) -> [Val<I64>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(375),
                        &[text[0].value(), text[1].value(), table.value(), last.value()],
                    );
                [Val::assume(_0), Val::assume(_1)]
            }
            /**cu12 and BRC: from one encoding of Unicode to another.

| operand |  | register |
| --- | --- | --- |
| `dst_rest0` | def | `i64`, the register of `dst0` |
| `dst_rest1` | def | `i64`, the register of `dst1` |
| `src_rest0` | def | `i64`, the register of `src0` |
| `src_rest1` | def | `i64`, the register of `src1` |
| `dst0` | use | `i64`, a tuple `even_odd` |
| `dst1` | use | `i64` |
| `src0` | use | `i64`, a tuple `even_odd` |
| `src1` | use | `i64` |

*/
            #[inline]
            pub fn cu12(
                &mut self,
                dst: [impl ValueFor<I64, operand::dst>; 2],
                src: [impl ValueFor<I64, operand::src>; 2],
            ) -> ([Val<I64>; 2], [Val<I64>; 2]) {
                let [_0, _1, _2, _3] = self
                    .0
                    .emit(
                        Form(376),
                        &[dst[0].value(), dst[1].value(), src[0].value(), src[1].value()],
                    );
                ([Val::assume(_0), Val::assume(_1)], [Val::assume(_2), Val::assume(_3)])
            }
            /**cu14 and BRC: from one encoding of Unicode to another.

| operand |  | register |
| --- | --- | --- |
| `dst_rest0` | def | `i64`, the register of `dst0` |
| `dst_rest1` | def | `i64`, the register of `dst1` |
| `src_rest0` | def | `i64`, the register of `src0` |
| `src_rest1` | def | `i64`, the register of `src1` |
| `dst0` | use | `i64`, a tuple `even_odd` |
| `dst1` | use | `i64` |
| `src0` | use | `i64`, a tuple `even_odd` |
| `src1` | use | `i64` |

*/
            #[inline]
            pub fn cu14(
                &mut self,
                dst: [impl ValueFor<I64, operand::dst>; 2],
                src: [impl ValueFor<I64, operand::src>; 2],
            ) -> ([Val<I64>; 2], [Val<I64>; 2]) {
                let [_0, _1, _2, _3] = self
                    .0
                    .emit(
                        Form(377),
                        &[dst[0].value(), dst[1].value(), src[0].value(), src[1].value()],
                    );
                ([Val::assume(_0), Val::assume(_1)], [Val::assume(_2), Val::assume(_3)])
            }
            /**cu21 and BRC: from one encoding of Unicode to another.

| operand |  | register |
| --- | --- | --- |
| `dst_rest0` | def | `i64`, the register of `dst0` |
| `dst_rest1` | def | `i64`, the register of `dst1` |
| `src_rest0` | def | `i64`, the register of `src0` |
| `src_rest1` | def | `i64`, the register of `src1` |
| `dst0` | use | `i64`, a tuple `even_odd` |
| `dst1` | use | `i64` |
| `src0` | use | `i64`, a tuple `even_odd` |
| `src1` | use | `i64` |

*/
            #[inline]
            pub fn cu21(
                &mut self,
                dst: [impl ValueFor<I64, operand::dst>; 2],
                src: [impl ValueFor<I64, operand::src>; 2],
            ) -> ([Val<I64>; 2], [Val<I64>; 2]) {
                let [_0, _1, _2, _3] = self
                    .0
                    .emit(
                        Form(378),
                        &[dst[0].value(), dst[1].value(), src[0].value(), src[1].value()],
                    );
                ([Val::assume(_0), Val::assume(_1)], [Val::assume(_2), Val::assume(_3)])
            }
            /**cu24 and BRC: from one encoding of Unicode to another.

| operand |  | register |
| --- | --- | --- |
| `dst_rest0` | def | `i64`, the register of `dst0` |
| `dst_rest1` | def | `i64`, the register of `dst1` |
| `src_rest0` | def | `i64`, the register of `src0` |
| `src_rest1` | def | `i64`, the register of `src1` |
| `dst0` | use | `i64`, a tuple `even_odd` |
| `dst1` | use | `i64` |
| `src0` | use | `i64`, a tuple `even_odd` |
| `src1` | use | `i64` |

*/
            #[inline]
            pub fn cu24(
                &mut self,
                dst: [impl ValueFor<I64, operand::dst>; 2],
                src: [impl ValueFor<I64, operand::src>; 2],
            ) -> ([Val<I64>; 2], [Val<I64>; 2]) {
                let [_0, _1, _2, _3] = self
                    .0
                    .emit(
                        Form(379),
                        &[dst[0].value(), dst[1].value(), src[0].value(), src[1].value()],
                    );
                ([Val::assume(_0), Val::assume(_1)], [Val::assume(_2), Val::assume(_3)])
            }
            /**cu41 and BRC: from one encoding of Unicode to another.

| operand |  | register |
| --- | --- | --- |
| `dst_rest0` | def | `i64`, the register of `dst0` |
| `dst_rest1` | def | `i64`, the register of `dst1` |
| `src_rest0` | def | `i64`, the register of `src0` |
| `src_rest1` | def | `i64`, the register of `src1` |
| `dst0` | use | `i64`, a tuple `even_odd` |
| `dst1` | use | `i64` |
| `src0` | use | `i64`, a tuple `even_odd` |
| `src1` | use | `i64` |

*/
            #[inline]
            pub fn cu41(
                &mut self,
                dst: [impl ValueFor<I64, operand::dst>; 2],
                src: [impl ValueFor<I64, operand::src>; 2],
            ) -> ([Val<I64>; 2], [Val<I64>; 2]) {
                let [_0, _1, _2, _3] = self
                    .0
                    .emit(
                        Form(380),
                        &[dst[0].value(), dst[1].value(), src[0].value(), src[1].value()],
                    );
                ([Val::assume(_0), Val::assume(_1)], [Val::assume(_2), Val::assume(_3)])
            }
            /**cu42 and BRC: from one encoding of Unicode to another.

| operand |  | register |
| --- | --- | --- |
| `dst_rest0` | def | `i64`, the register of `dst0` |
| `dst_rest1` | def | `i64`, the register of `dst1` |
| `src_rest0` | def | `i64`, the register of `src0` |
| `src_rest1` | def | `i64`, the register of `src1` |
| `dst0` | use | `i64`, a tuple `even_odd` |
| `dst1` | use | `i64` |
| `src0` | use | `i64`, a tuple `even_odd` |
| `src1` | use | `i64` |

*/
            #[inline]
            pub fn cu42(
                &mut self,
                dst: [impl ValueFor<I64, operand::dst>; 2],
                src: [impl ValueFor<I64, operand::src>; 2],
            ) -> ([Val<I64>; 2], [Val<I64>; 2]) {
                let [_0, _1, _2, _3] = self
                    .0
                    .emit(
                        Form(381),
                        &[dst[0].value(), dst[1].value(), src[0].value(), src[1].value()],
                    );
                ([Val::assume(_0), Val::assume(_1)], [Val::assume(_2), Val::assume(_3)])
            }
            /**CKSM and BRC: adds up a pair's storage.

| operand |  | register |
| --- | --- | --- |
| `sum` | def | `i32`, the register of `old` |
| `rest0` | def | `i64`, the register of `data0` |
| `rest1` | def | `i64`, the register of `data1` |
| `old` | use | `i32` |
| `data0` | use | `i64`, a tuple `even_odd` |
| `data1` | use | `i64` |

*/
            #[inline]
            pub fn cksm(
                &mut self,
                old: impl ValueFor<I32, operand::old>,
                data: [impl ValueFor<I64, operand::data>; 2],
            ) -> (Val<I32>, [Val<I64>; 2]) {
                let [_0, _1, _2] = self
                    .0
                    .emit(Form(382), &[old.value(), data[0].value(), data[1].value()]);
                (Val::assume(_0), [Val::assume(_1), Val::assume(_2)])
            }
            /**km and BRC: R0 is the function, R1 the address of its parameters, dst an even register.

| operand |  | register |
| --- | --- | --- |
| `dst_end` | def | `even`, the register of `dst` |
| `src_rest0` | def | `i64`, the register of `src0` |
| `src_rest1` | def | `i64`, the register of `src1` |
| `dst` | use | `even` |
| `src0` | use | `i64`, a tuple `even_odd` |
| `src1` | use | `i64` |
| `function` | use | `r0`, late: not the register of a def |
| `parameters` | use | `r1`, late: not the register of a def |

*/
            #[inline]
            pub fn km(
                &mut self,
                dst: impl ValueFor<I64, operand::dst>,
                src: [impl ValueFor<I64, operand::src>; 2],
                function: impl ValueFor<I64, operand::function>,
                parameters: impl ValueFor<I64, operand::parameters>,
            ) -> (Val<I64>, [Val<I64>; 2]) {
                let [_0, _1, _2] = self
                    .0
                    .emit(
                        Form(383),
                        &[
                            dst.value(),
                            src[0].value(),
                            src[1].value(),
                            function.value(),
                            parameters.value(),
                        ],
                    );
                (Val::assume(_0), [Val::assume(_1), Val::assume(_2)])
            }
            /**kmc and BRC: R0 is the function, R1 the address of its parameters, dst an even register.

| operand |  | register |
| --- | --- | --- |
| `dst_end` | def | `even`, the register of `dst` |
| `src_rest0` | def | `i64`, the register of `src0` |
| `src_rest1` | def | `i64`, the register of `src1` |
| `dst` | use | `even` |
| `src0` | use | `i64`, a tuple `even_odd` |
| `src1` | use | `i64` |
| `function` | use | `r0`, late: not the register of a def |
| `parameters` | use | `r1`, late: not the register of a def |

*/
            #[inline]
            pub fn kmc(
                &mut self,
                dst: impl ValueFor<I64, operand::dst>,
                src: [impl ValueFor<I64, operand::src>; 2],
                function: impl ValueFor<I64, operand::function>,
                parameters: impl ValueFor<I64, operand::parameters>,
            ) -> (Val<I64>, [Val<I64>; 2]) {
                let [_0, _1, _2] = self
                    .0
                    .emit(
                        Form(384),
                        &[
                            dst.value(),
                            src[0].value(),
                            src[1].value(),
                            function.value(),
                            parameters.value(),
                        ],
                    );
                (Val::assume(_0), [Val::assume(_1), Val::assume(_2)])
            }
            /**kimd and BRC: R0 is the function, R1 the address of its parameters.

| operand |  | register |
| --- | --- | --- |
| `rest0` | def | `i64`, the register of `data0` |
| `rest1` | def | `i64`, the register of `data1` |
| `data0` | use | `i64`, a tuple `even_odd` |
| `data1` | use | `i64` |
| `function` | use | `r0`, late: not the register of a def |
| `parameters` | use | `r1`, late: not the register of a def |

*/
            #[inline]
            pub fn kimd(
                &mut self,
                data: [impl ValueFor<I64, operand::data>; 2],
                function: impl ValueFor<I64, operand::function>,
                parameters: impl ValueFor<I64, operand::parameters>,
            ) -> [Val<I64>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(385),
                        &[
                            data[0].value(),
                            data[1].value(),
                            function.value(),
                            parameters.value(),
                        ],
                    );
                [Val::assume(_0), Val::assume(_1)]
            }
            /**klmd and BRC: R0 is the function, R1 the address of its parameters.

| operand |  | register |
| --- | --- | --- |
| `rest0` | def | `i64`, the register of `data0` |
| `rest1` | def | `i64`, the register of `data1` |
| `data0` | use | `i64`, a tuple `even_odd` |
| `data1` | use | `i64` |
| `function` | use | `r0`, late: not the register of a def |
| `parameters` | use | `r1`, late: not the register of a def |

*/
            #[inline]
            pub fn klmd(
                &mut self,
                data: [impl ValueFor<I64, operand::data>; 2],
                function: impl ValueFor<I64, operand::function>,
                parameters: impl ValueFor<I64, operand::parameters>,
            ) -> [Val<I64>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(386),
                        &[
                            data[0].value(),
                            data[1].value(),
                            function.value(),
                            parameters.value(),
                        ],
                    );
                [Val::assume(_0), Val::assume(_1)]
            }
            /**kmac and BRC: R0 is the function, R1 the address of its parameters.

| operand |  | register |
| --- | --- | --- |
| `rest0` | def | `i64`, the register of `data0` |
| `rest1` | def | `i64`, the register of `data1` |
| `data0` | use | `i64`, a tuple `even_odd` |
| `data1` | use | `i64` |
| `function` | use | `r0`, late: not the register of a def |
| `parameters` | use | `r1`, late: not the register of a def |

*/
            #[inline]
            pub fn kmac(
                &mut self,
                data: [impl ValueFor<I64, operand::data>; 2],
                function: impl ValueFor<I64, operand::function>,
                parameters: impl ValueFor<I64, operand::parameters>,
            ) -> [Val<I64>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(387),
                        &[
                            data[0].value(),
                            data[1].value(),
                            function.value(),
                            parameters.value(),
                        ],
                    );
                [Val::assume(_0), Val::assume(_1)]
            }
            /**KMCTR and BRC: three operands, of which the counters are an even register.

| operand |  | register |
| --- | --- | --- |
| `dst_end` | def | `even`, the register of `dst` |
| `src_rest0` | def | `i64`, the register of `src0` |
| `src_rest1` | def | `i64`, the register of `src1` |
| `next` | def | `even`, the register of `counters` |
| `dst` | use | `even` |
| `src0` | use | `i64`, a tuple `even_odd` |
| `src1` | use | `i64` |
| `counters` | use | `even` |
| `function` | use | `r0`, late: not the register of a def |
| `parameters` | use | `r1`, late: not the register of a def |

*/
            #[inline]
            pub fn kmctr(
                &mut self,
                dst: impl ValueFor<I64, operand::dst>,
                src: [impl ValueFor<I64, operand::src>; 2],
                counters: impl ValueFor<I64, operand::counters>,
                function: impl ValueFor<I64, operand::function>,
                parameters: impl ValueFor<I64, operand::parameters>,
            ) -> (Val<I64>, [Val<I64>; 2], Val<I64>) {
                let [_0, _1, _2, _3] = self
                    .0
                    .emit(
                        Form(388),
                        &[
                            dst.value(),
                            src[0].value(),
                            src[1].value(),
                            counters.value(),
                            function.value(),
                            parameters.value(),
                        ],
                    );
                (Val::assume(_0), [Val::assume(_1), Val::assume(_2)], Val::assume(_3))
            }
            /**A Linux system call, with its number in R1. The kernel changes only R2.

| operand |  | register |
| --- | --- | --- |
| `result` | def | `r2` |
| `a` | use | `r2` |
| `b` | use | `r3` |
| `c` | use | `r4` |
| `number` | use | `r1` |

*/
            #[inline]
            pub fn svc3(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
                c: impl ValueFor<I64, operand::c>,
                number: impl ValueFor<I64, operand::number>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(Form(389), &[a.value(), b.value(), c.value(), number.value()]);
                Val::assume(_0)
            }
            /**A Linux system call, with its number in R1. The kernel changes only R2.

| operand |  | register |
| --- | --- | --- |
| `result` | def | `r2` |
| `a` | use | `r2` |
| `b` | use | `r3` |
| `c` | use | `r4` |
| `d` | use | `r5` |
| `e` | use | `r6` |
| `f` | use | `r7` |
| `number` | use | `r1` |

*/
            #[inline]
            pub fn svc6(
                &mut self,
                a: impl ValueFor<I64, operand::a>,
                b: impl ValueFor<I64, operand::b>,
                c: impl ValueFor<I64, operand::c>,
                d: impl ValueFor<I64, operand::d>,
                e: impl ValueFor<I64, operand::e>,
                f: impl ValueFor<I64, operand::f>,
                number: impl ValueFor<I64, operand::number>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(390),
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
            /**Stores the clock.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |

*/
            #[inline]
            pub fn stckf(&mut self, base: impl ValueFor<I64, operand::base>) {
                let [] = self.0.emit(Form(391), &[base.value()]);
            }
            /**STFLE: R0 says how many doublewords there are, less one, and then how many there would be.

| operand |  | register |
| --- | --- | --- |
| `needed` | def | `i64`, the register of `given` |
| `given` | use | `r0` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn stfle(
                &mut self,
                given: impl ValueFor<I64, operand::given>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(392), &[given.value(), base.value()]);
                Val::assume(_0)
            }
            /**No operands.

*/
            #[inline]
            pub fn nop(&mut self) {
                let [] = self.0.emit(Form(393), &[]);
            }
            /**No operands.

*/
            #[inline]
            pub fn tend(&mut self) {
                let [] = self.0.emit(Form(394), &[]);
            }
            /**TBEGIN and BRC: an aborted transaction takes the other way.

| operand |  | register |
| --- | --- | --- |
| `diagnostics` | use | `address` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn tbegin(
                &mut self,
                diagnostics: impl ValueFor<I64, operand::diagnostics>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(395), &[diagnostics.value()], &successors);
            }
            /**LZDR or LZER; VZERO beyond F15.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn zero_f64(&mut self) -> Val<F64> {
                let [_0] = self.0.emit(Form(396), &[]);
                Val::assume(_0)
            }
            /**LZDR or LZER; VZERO beyond F15.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn zero_f32(&mut self) -> Val<F32> {
                let [_0] = self.0.emit(Form(397), &[]);
                Val::assume(_0)
            }
            /**LARL and LD, or LARL and LE.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `address` | scratch | `address`, a scratch register |

* needs `address`: `address`, a scratch register

*/
            #[inline]
            pub fn const_f64(&mut self) -> Val<F64> {
                let [_0] = self.0.emit(Form(398), &[]);
                Val::assume(_0)
            }
            /**LARL and LD, or LARL and LE.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `address` | scratch | `address`, a scratch register |

* needs `address`: `address`, a scratch register

*/
            #[inline]
            pub fn const_f32(&mut self) -> Val<F32> {
                let [_0] = self.0.emit(Form(399), &[]);
                Val::assume(_0)
            }
            /**A copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` or slot |

*/
            #[inline]
            pub fn mov_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(400), &[src.value()]);
                Val::assume(_0)
            }
            /**A copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `f32` or slot |

*/
            #[inline]
            pub fn mov_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(401), &[src.value()]);
                Val::assume(_0)
            }
            /**LD or LE; VLEG or VLEF beyond F15.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn load_f64(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(402), &[base.value()]);
                Val::assume(_0)
            }
            /**LD or LE; VLEG or VLEF beyond F15.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn load_f32(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(403), &[base.value()]);
                Val::assume(_0)
            }
            /**LD or LE; VLEG or VLEF beyond F15.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn load_f64_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(404), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**LD or LE; VLEG or VLEF beyond F15.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn load_f32_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(405), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**STD or STE; VSTEG or VSTEF beyond F15.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `f64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn store_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) {
                let [] = self.0.emit(Form(406), &[src.value(), base.value()]);
            }
            /**STD or STE; VSTEG or VSTEF beyond F15.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `f32` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn store_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) {
                let [] = self.0.emit(Form(407), &[src.value(), base.value()]);
            }
            /**STD or STE; VSTEG or VSTEF beyond F15.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `f64` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn store_f64_index(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(408), &[src.value(), base.value(), index.value()]);
            }
            /**STD or STE; VSTEG or VSTEF beyond F15.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `f32` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn store_f32_index(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(409), &[src.value(), base.value(), index.value()]);
            }
            /**LGDR: the bits of a long number.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `fpr64` |

*/
            #[inline]
            pub fn lgdr(&mut self, src: impl ValueFor<F64, operand::src>) -> Val<I64> {
                let [_0] = self.0.emit(Form(410), &[src.value()]);
                Val::assume(_0)
            }
            /**LDGR: a long number from its bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn ldgr(&mut self, src: impl ValueFor<I64, operand::src>) -> Val<F64> {
                let [_0] = self.0.emit(Form(411), &[src.value()]);
                Val::assume(_0)
            }
            /**CPSDR: the sign of one number and the rest of another.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr64` |
| `sign` | use | `fpr64` |
| `src` | use | `fpr64` |

*/
            #[inline]
            pub fn cpsdr(
                &mut self,
                sign: impl ValueFor<F64, operand::sign>,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(412), &[sign.value(), src.value()]);
                Val::assume(_0)
            }
            /**ADBR or MDBR, ADB or MDB; WFADB or WFMDB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr64`, the register of `a` |
| `a` | use | `fpr64` |
| `b` | use | `fpr64` or slot |

* or `add_f64/swapped`: `dst`: `fpr64`, the register of `b`; `a`: `fpr64` or slot; `b`: `fpr64`
* or `add_f64/vector`: `dst`: `f64`; `a`: `f64`; `b`: `f64`

*/
            #[inline]
            pub fn add_f64(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(413), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**ADBR or MDBR, ADB or MDB; WFADB or WFMDB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr64`, the register of `a` |
| `a` | use | `fpr64` |
| `b` | use | `fpr64` or slot |

* or `mul_f64/swapped`: `dst`: `fpr64`, the register of `b`; `a`: `fpr64` or slot; `b`: `fpr64`
* or `mul_f64/vector`: `dst`: `f64`; `a`: `f64`; `b`: `f64`

*/
            #[inline]
            pub fn mul_f64(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(416), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**AEBR or MEEBR, AEB or MEEB; WFASB or WFMSB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr32`, the register of `a` |
| `a` | use | `fpr32` |
| `b` | use | `fpr32` or slot |

* or `add_f32/swapped`: `dst`: `fpr32`, the register of `b`; `a`: `fpr32` or slot; `b`: `fpr32`
* or `add_f32/vector`: `dst`: `f32`; `a`: `f32`; `b`: `f32`

*/
            #[inline]
            pub fn add_f32(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(419), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**AEBR or MEEBR, AEB or MEEB; WFASB or WFMSB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr32`, the register of `a` |
| `a` | use | `fpr32` |
| `b` | use | `fpr32` or slot |

* or `mul_f32/swapped`: `dst`: `fpr32`, the register of `b`; `a`: `fpr32` or slot; `b`: `fpr32`
* or `mul_f32/vector`: `dst`: `f32`; `a`: `f32`; `b`: `f32`

*/
            #[inline]
            pub fn mul_f32(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(422), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**SDBR or DDBR, SDB or DDB; WFSDB or WFDDB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr64`, the register of `a` |
| `a` | use | `fpr64` |
| `b` | use | `fpr64` or slot |

* or `sub_f64/vector`: `dst`: `f64`; `a`: `f64`; `b`: `f64`

*/
            #[inline]
            pub fn sub_f64(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(425), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**SDBR or DDBR, SDB or DDB; WFSDB or WFDDB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr64`, the register of `a` |
| `a` | use | `fpr64` |
| `b` | use | `fpr64` or slot |

* or `div_f64/vector`: `dst`: `f64`; `a`: `f64`; `b`: `f64`

*/
            #[inline]
            pub fn div_f64(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(427), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**SEBR or DEBR, SEB or DEB; WFSSB or WFDSB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr32`, the register of `a` |
| `a` | use | `fpr32` |
| `b` | use | `fpr32` or slot |

* or `sub_f32/vector`: `dst`: `f32`; `a`: `f32`; `b`: `f32`

*/
            #[inline]
            pub fn sub_f32(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(429), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**SEBR or DEBR, SEB or DEB; WFSSB or WFDSB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr32`, the register of `a` |
| `a` | use | `fpr32` |
| `b` | use | `fpr32` or slot |

* or `div_f32/vector`: `dst`: `f32`; `a`: `f32`; `b`: `f32`

*/
            #[inline]
            pub fn div_f32(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(431), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**MADBR or MSDBR, MADB or MSDB; WFMADB or WFMSDB: a * b and c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr64`, the register of `c` |
| `a` | use | `fpr64` |
| `b` | use | `fpr64` or slot |
| `c` | use | `fpr64` |

* or `madd_f64/vector`: `dst`: `f64`; `a`: `f64`; `b`: `f64`; `c`: `f64`

*/
            #[inline]
            pub fn madd_f64(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
                c: impl ValueFor<F64, operand::c>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(433), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**MADBR or MSDBR, MADB or MSDB; WFMADB or WFMSDB: a * b and c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr64`, the register of `c` |
| `a` | use | `fpr64` |
| `b` | use | `fpr64` or slot |
| `c` | use | `fpr64` |

* or `msub_f64/vector`: `dst`: `f64`; `a`: `f64`; `b`: `f64`; `c`: `f64`

*/
            #[inline]
            pub fn msub_f64(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
                c: impl ValueFor<F64, operand::c>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(435), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**MAEBR or MSEBR, MAEB or MSEB; WFMASB or WFMSSB: a * b and c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr32`, the register of `c` |
| `a` | use | `fpr32` |
| `b` | use | `fpr32` or slot |
| `c` | use | `fpr32` |

* or `madd_f32/vector`: `dst`: `f32`; `a`: `f32`; `b`: `f32`; `c`: `f32`

*/
            #[inline]
            pub fn madd_f32(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
                c: impl ValueFor<F32, operand::c>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(437), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**MAEBR or MSEBR, MAEB or MSEB; WFMASB or WFMSSB: a * b and c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr32`, the register of `c` |
| `a` | use | `fpr32` |
| `b` | use | `fpr32` or slot |
| `c` | use | `fpr32` |

* or `msub_f32/vector`: `dst`: `f32`; `a`: `f32`; `b`: `f32`; `c`: `f32`

*/
            #[inline]
            pub fn msub_f32(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
                c: impl ValueFor<F32, operand::c>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(439), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**SQDBR or SQDB; WFSQDB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr64` |
| `a` | use | `fpr64` or slot |

* or `sqrt_f64/vector`: `dst`: `f64`; `a`: `f64`

*/
            #[inline]
            pub fn sqrt_f64(&mut self, a: impl ValueFor<F64, operand::a>) -> Val<F64> {
                let [_0] = self.0.emit(Form(441), &[a.value()]);
                Val::assume(_0)
            }
            /**SQEBR or SQEB; WFSQSB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr32` |
| `a` | use | `fpr32` or slot |

* or `sqrt_f32/vector`: `dst`: `f32`; `a`: `f32`

*/
            #[inline]
            pub fn sqrt_f32(&mut self, a: impl ValueFor<F32, operand::a>) -> Val<F32> {
                let [_0] = self.0.emit(Form(443), &[a.value()]);
                Val::assume(_0)
            }
            /**LCDFR, LPDFR, LNDFR or FIDBRA; WFPSODB or WFIDB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn lc_f64(&mut self, a: impl ValueFor<F64, operand::a>) -> Val<F64> {
                let [_0] = self.0.emit(Form(445), &[a.value()]);
                Val::assume(_0)
            }
            /**LCDFR, LPDFR, LNDFR or FIDBRA; WFPSODB or WFIDB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn lp_f64(&mut self, a: impl ValueFor<F64, operand::a>) -> Val<F64> {
                let [_0] = self.0.emit(Form(446), &[a.value()]);
                Val::assume(_0)
            }
            /**LCDFR, LPDFR, LNDFR or FIDBRA; WFPSODB or WFIDB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn ln_f64(&mut self, a: impl ValueFor<F64, operand::a>) -> Val<F64> {
                let [_0] = self.0.emit(Form(447), &[a.value()]);
                Val::assume(_0)
            }
            /**LCDFR, LPDFR, LNDFR or FIDBRA; WFPSODB or WFIDB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn fi_f64(&mut self, a: impl ValueFor<F64, operand::a>) -> Val<F64> {
                let [_0] = self.0.emit(Form(448), &[a.value()]);
                Val::assume(_0)
            }
            /**LCDFR, LPDFR, LNDFR or FIEBRA; WFPSOSB or WFISB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `a` | use | `f32` |

*/
            #[inline]
            pub fn lc_f32(&mut self, a: impl ValueFor<F32, operand::a>) -> Val<F32> {
                let [_0] = self.0.emit(Form(449), &[a.value()]);
                Val::assume(_0)
            }
            /**LCDFR, LPDFR, LNDFR or FIEBRA; WFPSOSB or WFISB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `a` | use | `f32` |

*/
            #[inline]
            pub fn lp_f32(&mut self, a: impl ValueFor<F32, operand::a>) -> Val<F32> {
                let [_0] = self.0.emit(Form(450), &[a.value()]);
                Val::assume(_0)
            }
            /**LCDFR, LPDFR, LNDFR or FIEBRA; WFPSOSB or WFISB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `a` | use | `f32` |

*/
            #[inline]
            pub fn ln_f32(&mut self, a: impl ValueFor<F32, operand::a>) -> Val<F32> {
                let [_0] = self.0.emit(Form(451), &[a.value()]);
                Val::assume(_0)
            }
            /**LCDFR, LPDFR, LNDFR or FIEBRA; WFPSOSB or WFISB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `a` | use | `f32` |

*/
            #[inline]
            pub fn fi_f32(&mut self, a: impl ValueFor<F32, operand::a>) -> Val<F32> {
                let [_0] = self.0.emit(Form(452), &[a.value()]);
                Val::assume(_0)
            }
            /**MDEBR or MDEB: a long product of short factors, in place of the first.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr64` |
| `a` | use | `fpr32` |
| `b` | use | `fpr32` or slot |

* `dst` is in the register of `a`

*/
            #[inline]
            pub fn mdebr(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(453), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**LDEBR or LDEB: a long number from a short one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr64` |
| `src` | use | `fpr32` or slot |

*/
            #[inline]
            pub fn ldebr(&mut self, src: impl ValueFor<F32, operand::src>) -> Val<F64> {
                let [_0] = self.0.emit(Form(454), &[src.value()]);
                Val::assume(_0)
            }
            /**LEDBR: a short number from a long one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr32` |
| `src` | use | `fpr64` |

*/
            #[inline]
            pub fn ledbr(&mut self, src: impl ValueFor<F64, operand::src>) -> Val<F32> {
                let [_0] = self.0.emit(Form(455), &[src.value()]);
                Val::assume(_0)
            }
            /**DIDBR: divides to an integer.

| operand |  | register |
| --- | --- | --- |
| `rem` | def | `fpr64`, the register of `a` |
| `quot` | def | `fpr64` |
| `a` | use | `fpr64` |
| `by` | use | `fpr64`, late: not the register of a def |

*/
            #[inline]
            pub fn didbr(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                by: impl ValueFor<F64, operand::by>,
            ) -> (Val<F64>, Val<F64>) {
                let [_0, _1] = self.0.emit(Form(456), &[a.value(), by.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**DIEBR: divides to an integer.

| operand |  | register |
| --- | --- | --- |
| `rem` | def | `fpr32`, the register of `a` |
| `quot` | def | `fpr32` |
| `a` | use | `fpr32` |
| `by` | use | `fpr32`, late: not the register of a def |

*/
            #[inline]
            pub fn diebr(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                by: impl ValueFor<F32, operand::by>,
            ) -> (Val<F32>, Val<F32>) {
                let [_0, _1] = self.0.emit(Form(457), &[a.value(), by.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**CDGBR and its like, signed or unsigned.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn f64_from_i64(
                &mut self,
                src: impl ValueFor<I64, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(458), &[src.value()]);
                Val::assume(_0)
            }
            /**CDGBR and its like, signed or unsigned.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr64` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn f64_from_i32(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(459), &[src.value()]);
                Val::assume(_0)
            }
            /**CDGBR and its like, signed or unsigned.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr32` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn f32_from_i64(
                &mut self,
                src: impl ValueFor<I64, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(460), &[src.value()]);
                Val::assume(_0)
            }
            /**CDGBR and its like, signed or unsigned.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr32` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn f32_from_i32(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(461), &[src.value()]);
                Val::assume(_0)
            }
            /**CGDBR and its like, signed or unsigned.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `fpr64` |

*/
            #[inline]
            pub fn f64_to_i64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(462), &[src.value()]);
                Val::assume(_0)
            }
            /**CGDBR and its like, signed or unsigned.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src` | use | `fpr64` |

*/
            #[inline]
            pub fn f64_to_i32(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(463), &[src.value()]);
                Val::assume(_0)
            }
            /**CGDBR and its like, signed or unsigned.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `fpr32` |

*/
            #[inline]
            pub fn f32_to_i64(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(464), &[src.value()]);
                Val::assume(_0)
            }
            /**CGDBR and its like, signed or unsigned.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src` | use | `fpr32` |

*/
            #[inline]
            pub fn f32_to_i32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(465), &[src.value()]);
                Val::assume(_0)
            }
            /**CDBR, CDB or KDBR, and BRC; or WFCDB or WFKDB.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `fpr64` |
| `b` | use | `fpr64` or slot |

* goes to one of 2 blocks
* or `cmp_f64_b/vector`: `a`: `f64`; `b`: `f64`

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmp_f64_b(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(466), &[a.value(), b.value()], &successors);
            }
            /**CDBR, CDB or KDBR, and BRC; or WFCDB or WFKDB.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `fpr32` |
| `b` | use | `fpr32` or slot |

* goes to one of 2 blocks
* or `cmp_f32_b/vector`: `a`: `f32`; `b`: `f32`

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmp_f32_b(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(468), &[a.value(), b.value()], &successors);
            }
            /**CDBR, CDB or KDBR, and BRC; or WFCDB or WFKDB.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `fpr64` |
| `b` | use | `fpr64` or slot |

* goes to one of 2 blocks
* or `signal_f64_b/vector`: `a`: `f64`; `b`: `f64`

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn signal_f64_b(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(470), &[a.value(), b.value()], &successors);
            }
            /**CDBR, CDB or KDBR, and BRC; or WFCDB or WFKDB.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `fpr32` |
| `b` | use | `fpr32` or slot |

* goes to one of 2 blocks
* or `signal_f32_b/vector`: `a`: `f32`; `b`: `f32`

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn signal_f32_b(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(472), &[a.value(), b.value()], &successors);
            }
            /**CDBR, CDB or KDBR, LHI and LOCHI; or WFCDB or WFKDB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `fpr64` |
| `b` | use | `fpr64` or slot |

* or `cmp_f64_set/vector`: `a`: `f64`; `b`: `f64`

*/
            #[inline]
            pub fn cmp_f64_set(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(474), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**CDBR, CDB or KDBR, LHI and LOCHI; or WFCDB or WFKDB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `fpr32` |
| `b` | use | `fpr32` or slot |

* or `cmp_f32_set/vector`: `a`: `f32`; `b`: `f32`

*/
            #[inline]
            pub fn cmp_f32_set(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(476), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**CDBR, CDB or KDBR, LHI and LOCHI; or WFCDB or WFKDB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `fpr64` |
| `b` | use | `fpr64` or slot |

* or `signal_f64_set/vector`: `a`: `f64`; `b`: `f64`

*/
            #[inline]
            pub fn signal_f64_set(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(478), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**CDBR, CDB or KDBR, LHI and LOCHI; or WFCDB or WFKDB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a` | use | `fpr32` |
| `b` | use | `fpr32` or slot |

* or `signal_f32_set/vector`: `a`: `f32`; `b`: `f32`

*/
            #[inline]
            pub fn signal_f32_set(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(480), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**CDBR or CEBR, and LOCGR or LOCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `otherwise` |
| `a` | use | `fpr64` |
| `b` | use | `fpr64` or slot |
| `then` | use | `i64` or slot |
| `otherwise` | use | `i64` |

*/
            #[inline]
            pub fn cmp_f64_loc64(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
                then: impl ValueFor<I64, operand::then>,
                otherwise: impl ValueFor<I64, operand::otherwise>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(482),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**CDBR or CEBR, and LOCGR or LOCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `fpr64` |
| `b` | use | `fpr64` or slot |
| `then` | use | `i32` or slot |
| `otherwise` | use | `i32` |

*/
            #[inline]
            pub fn cmp_f64_loc32(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(483),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**CDBR or CEBR, and LOCGR or LOCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `otherwise` |
| `a` | use | `fpr32` |
| `b` | use | `fpr32` or slot |
| `then` | use | `i64` or slot |
| `otherwise` | use | `i64` |

*/
            #[inline]
            pub fn cmp_f32_loc64(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
                then: impl ValueFor<I64, operand::then>,
                otherwise: impl ValueFor<I64, operand::otherwise>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(484),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**CDBR or CEBR, and LOCGR or LOCR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `fpr32` |
| `b` | use | `fpr32` or slot |
| `then` | use | `i32` or slot |
| `otherwise` | use | `i32` |

*/
            #[inline]
            pub fn cmp_f32_loc32(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                b: impl ValueFor<F32, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(485),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**TCDB or TCEB, and BRC.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `fpr64` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn f64_class_b(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(486), &[a.value()], &successors);
            }
            /**TCDB or TCEB, and BRC.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `fpr32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn f32_class_b(
                &mut self,
                a: impl ValueFor<F32, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(487), &[a.value()], &successors);
            }
            /**adtr: decimal, in three operands.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr64` |
| `a` | use | `fpr64` |
| `b` | use | `fpr64` |

*/
            #[inline]
            pub fn adtr(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(488), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**sdtr: decimal, in three operands.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr64` |
| `a` | use | `fpr64` |
| `b` | use | `fpr64` |

*/
            #[inline]
            pub fn sdtr(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(489), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**mdtr: decimal, in three operands.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr64` |
| `a` | use | `fpr64` |
| `b` | use | `fpr64` |

*/
            #[inline]
            pub fn mdtr(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(490), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**ddtr: decimal, in three operands.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr64` |
| `a` | use | `fpr64` |
| `b` | use | `fpr64` |

*/
            #[inline]
            pub fn ddtr(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(491), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**qadtr: decimal, in three operands.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr64` |
| `a` | use | `fpr64` |
| `b` | use | `fpr64` |

*/
            #[inline]
            pub fn qadtr(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(492), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**rrdtr: decimal, in three operands.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr64` |
| `a` | use | `fpr64` |
| `b` | use | `fpr64` |

*/
            #[inline]
            pub fn rrdtr(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(493), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**CDGTR: decimal from an integer.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn cdgtr(&mut self, src: impl ValueFor<I64, operand::src>) -> Val<F64> {
                let [_0] = self.0.emit(Form(494), &[src.value()]);
                Val::assume(_0)
            }
            /**CGDTR: an integer from decimal.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `fpr64` |

*/
            #[inline]
            pub fn cgdtr(&mut self, src: impl ValueFor<F64, operand::src>) -> Val<I64> {
                let [_0] = self.0.emit(Form(495), &[src.value()]);
                Val::assume(_0)
            }
            /**LZXR.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `fpr64`, a tuple `extended` |
| `dst1` | def | `fpr64` |

*/
            #[inline]
            pub fn zero_extended(&mut self) -> [Val<F64>; 2] {
                let [_0, _1] = self.0.emit(Form(496), &[]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**axbr: overwrites its first source.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `fpr64`, the register of `a0` |
| `dst1` | def | `fpr64`, the register of `a1` |
| `a0` | use | `fpr64`, a tuple `extended` |
| `a1` | use | `fpr64` |
| `b0` | use | `fpr64`, a tuple `extended` |
| `b1` | use | `fpr64` |

*/
            #[inline]
            pub fn axbr(
                &mut self,
                a: [impl ValueFor<F64, operand::a>; 2],
                b: [impl ValueFor<F64, operand::b>; 2],
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(497),
                        &[a[0].value(), a[1].value(), b[0].value(), b[1].value()],
                    );
                [Val::assume(_0), Val::assume(_1)]
            }
            /**sxbr: overwrites its first source.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `fpr64`, the register of `a0` |
| `dst1` | def | `fpr64`, the register of `a1` |
| `a0` | use | `fpr64`, a tuple `extended` |
| `a1` | use | `fpr64` |
| `b0` | use | `fpr64`, a tuple `extended` |
| `b1` | use | `fpr64` |

*/
            #[inline]
            pub fn sxbr(
                &mut self,
                a: [impl ValueFor<F64, operand::a>; 2],
                b: [impl ValueFor<F64, operand::b>; 2],
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(498),
                        &[a[0].value(), a[1].value(), b[0].value(), b[1].value()],
                    );
                [Val::assume(_0), Val::assume(_1)]
            }
            /**mxbr: overwrites its first source.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `fpr64`, the register of `a0` |
| `dst1` | def | `fpr64`, the register of `a1` |
| `a0` | use | `fpr64`, a tuple `extended` |
| `a1` | use | `fpr64` |
| `b0` | use | `fpr64`, a tuple `extended` |
| `b1` | use | `fpr64` |

*/
            #[inline]
            pub fn mxbr(
                &mut self,
                a: [impl ValueFor<F64, operand::a>; 2],
                b: [impl ValueFor<F64, operand::b>; 2],
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(499),
                        &[a[0].value(), a[1].value(), b[0].value(), b[1].value()],
                    );
                [Val::assume(_0), Val::assume(_1)]
            }
            /**dxbr: overwrites its first source.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `fpr64`, the register of `a0` |
| `dst1` | def | `fpr64`, the register of `a1` |
| `a0` | use | `fpr64`, a tuple `extended` |
| `a1` | use | `fpr64` |
| `b0` | use | `fpr64`, a tuple `extended` |
| `b1` | use | `fpr64` |

*/
            #[inline]
            pub fn dxbr(
                &mut self,
                a: [impl ValueFor<F64, operand::a>; 2],
                b: [impl ValueFor<F64, operand::b>; 2],
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(500),
                        &[a[0].value(), a[1].value(), b[0].value(), b[1].value()],
                    );
                [Val::assume(_0), Val::assume(_1)]
            }
            /**sqxbr: one source.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `fpr64`, a tuple `extended` |
| `dst1` | def | `fpr64` |
| `a0` | use | `fpr64`, a tuple `extended` |
| `a1` | use | `fpr64` |

*/
            #[inline]
            pub fn sqxbr(
                &mut self,
                a: [impl ValueFor<F64, operand::a>; 2],
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self.0.emit(Form(501), &[a[0].value(), a[1].value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**fixbr: one source.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `fpr64`, a tuple `extended` |
| `dst1` | def | `fpr64` |
| `a0` | use | `fpr64`, a tuple `extended` |
| `a1` | use | `fpr64` |

*/
            #[inline]
            pub fn fixbr(
                &mut self,
                a: [impl ValueFor<F64, operand::a>; 2],
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self.0.emit(Form(502), &[a[0].value(), a[1].value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**lcxbr: one source.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `fpr64`, a tuple `extended` |
| `dst1` | def | `fpr64` |
| `a0` | use | `fpr64`, a tuple `extended` |
| `a1` | use | `fpr64` |

*/
            #[inline]
            pub fn lcxbr(
                &mut self,
                a: [impl ValueFor<F64, operand::a>; 2],
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self.0.emit(Form(503), &[a[0].value(), a[1].value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**lpxbr: one source.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `fpr64`, a tuple `extended` |
| `dst1` | def | `fpr64` |
| `a0` | use | `fpr64`, a tuple `extended` |
| `a1` | use | `fpr64` |

*/
            #[inline]
            pub fn lpxbr(
                &mut self,
                a: [impl ValueFor<F64, operand::a>; 2],
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self.0.emit(Form(504), &[a[0].value(), a[1].value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**lnxbr: one source.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `fpr64`, a tuple `extended` |
| `dst1` | def | `fpr64` |
| `a0` | use | `fpr64`, a tuple `extended` |
| `a1` | use | `fpr64` |

*/
            #[inline]
            pub fn lnxbr(
                &mut self,
                a: [impl ValueFor<F64, operand::a>; 2],
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self.0.emit(Form(505), &[a[0].value(), a[1].value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**MXDBR or MXDB: an extended product of long factors, the first of which is the left half of dst.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `fpr64`, a tuple `extended` |
| `dst1` | def | `fpr64` |
| `a` | use | `fpr64` |
| `b` | use | `fpr64` or slot |

* `dst0` is in the register of `a`

*/
            #[inline]
            pub fn mxdbr(
                &mut self,
                a: impl ValueFor<F64, operand::a>,
                b: impl ValueFor<F64, operand::b>,
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self.0.emit(Form(506), &[a.value(), b.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**LXDBR or LXDB: an extended number from a long one.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `fpr64`, a tuple `extended` |
| `dst1` | def | `fpr64` |
| `src` | use | `fpr64` or slot |

*/
            #[inline]
            pub fn lxdbr(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self.0.emit(Form(507), &[src.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**LXEBR or LXEB: an extended number from a short one.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `fpr64`, a tuple `extended` |
| `dst1` | def | `fpr64` |
| `src` | use | `fpr32` or slot |

*/
            #[inline]
            pub fn lxebr(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self.0.emit(Form(508), &[src.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**LDXBR: a long number from an extended one. It is dst0, and dst1 is unpredictable: the field for the result must name a pair.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `fpr64`, a tuple `extended` |
| `dst1` | def | `fpr64` |
| `src0` | use | `fpr64`, a tuple `extended` |
| `src1` | use | `fpr64` |

*/
            #[inline]
            pub fn ldxbr(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 2],
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self.0.emit(Form(509), &[src[0].value(), src[1].value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**CXGBR or CXFBR.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `fpr64`, a tuple `extended` |
| `dst1` | def | `fpr64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn extended_from_i64(
                &mut self,
                src: impl ValueFor<I64, operand::src>,
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self.0.emit(Form(510), &[src.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**CXGBR or CXFBR.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `fpr64`, a tuple `extended` |
| `dst1` | def | `fpr64` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn extended_from_i32(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self.0.emit(Form(511), &[src.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**CGXBR or CFXBR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src0` | use | `fpr64`, a tuple `extended` |
| `src1` | use | `fpr64` |

*/
            #[inline]
            pub fn extended_to_i64(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 2],
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(512), &[src[0].value(), src[1].value()]);
                Val::assume(_0)
            }
            /**CGXBR or CFXBR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `src0` | use | `fpr64`, a tuple `extended` |
| `src1` | use | `fpr64` |

*/
            #[inline]
            pub fn extended_to_i32(
                &mut self,
                src: [impl ValueFor<F64, operand::src>; 2],
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(513), &[src[0].value(), src[1].value()]);
                Val::assume(_0)
            }
            /**CXBR or KXBR, and BRC.

| operand |  | register |
| --- | --- | --- |
| `a0` | use | `fpr64`, a tuple `extended` |
| `a1` | use | `fpr64` |
| `b0` | use | `fpr64`, a tuple `extended` |
| `b1` | use | `fpr64` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmp_extended_b(
                &mut self,
                a: [impl ValueFor<F64, operand::a>; 2],
                b: [impl ValueFor<F64, operand::b>; 2],
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(
                        Form(514),
                        &[a[0].value(), a[1].value(), b[0].value(), b[1].value()],
                        &successors,
                    );
            }
            /**CXBR or KXBR, LHI and LOCHI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `a0` | use | `fpr64`, a tuple `extended` |
| `a1` | use | `fpr64` |
| `b0` | use | `fpr64`, a tuple `extended` |
| `b1` | use | `fpr64` |

*/
            #[inline]
            pub fn cmp_extended_set(
                &mut self,
                a: [impl ValueFor<F64, operand::a>; 2],
                b: [impl ValueFor<F64, operand::b>; 2],
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(515),
                        &[a[0].value(), a[1].value(), b[0].value(), b[1].value()],
                    );
                Val::assume(_0)
            }
            /**axtr: decimal, in three operands.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `fpr64`, a tuple `extended` |
| `dst1` | def | `fpr64` |
| `a0` | use | `fpr64`, a tuple `extended` |
| `a1` | use | `fpr64` |
| `b0` | use | `fpr64`, a tuple `extended` |
| `b1` | use | `fpr64` |

*/
            #[inline]
            pub fn axtr(
                &mut self,
                a: [impl ValueFor<F64, operand::a>; 2],
                b: [impl ValueFor<F64, operand::b>; 2],
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(516),
                        &[a[0].value(), a[1].value(), b[0].value(), b[1].value()],
                    );
                [Val::assume(_0), Val::assume(_1)]
            }
            /**sxtr: decimal, in three operands.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `fpr64`, a tuple `extended` |
| `dst1` | def | `fpr64` |
| `a0` | use | `fpr64`, a tuple `extended` |
| `a1` | use | `fpr64` |
| `b0` | use | `fpr64`, a tuple `extended` |
| `b1` | use | `fpr64` |

*/
            #[inline]
            pub fn sxtr(
                &mut self,
                a: [impl ValueFor<F64, operand::a>; 2],
                b: [impl ValueFor<F64, operand::b>; 2],
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(517),
                        &[a[0].value(), a[1].value(), b[0].value(), b[1].value()],
                    );
                [Val::assume(_0), Val::assume(_1)]
            }
            /**mxtr: decimal, in three operands.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `fpr64`, a tuple `extended` |
| `dst1` | def | `fpr64` |
| `a0` | use | `fpr64`, a tuple `extended` |
| `a1` | use | `fpr64` |
| `b0` | use | `fpr64`, a tuple `extended` |
| `b1` | use | `fpr64` |

*/
            #[inline]
            pub fn mxtr(
                &mut self,
                a: [impl ValueFor<F64, operand::a>; 2],
                b: [impl ValueFor<F64, operand::b>; 2],
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(518),
                        &[a[0].value(), a[1].value(), b[0].value(), b[1].value()],
                    );
                [Val::assume(_0), Val::assume(_1)]
            }
            /**dxtr: decimal, in three operands.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `fpr64`, a tuple `extended` |
| `dst1` | def | `fpr64` |
| `a0` | use | `fpr64`, a tuple `extended` |
| `a1` | use | `fpr64` |
| `b0` | use | `fpr64`, a tuple `extended` |
| `b1` | use | `fpr64` |

*/
            #[inline]
            pub fn dxtr(
                &mut self,
                a: [impl ValueFor<F64, operand::a>; 2],
                b: [impl ValueFor<F64, operand::b>; 2],
            ) -> [Val<F64>; 2] {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(519),
                        &[a[0].value(), a[1].value(), b[0].value(), b[1].value()],
                    );
                [Val::assume(_0), Val::assume(_1)]
            }
            /**VMRHG: the halves of an extended number, in a vector register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `hi` | use | `f64` |
| `lo` | use | `f64` |

*/
            #[inline]
            pub fn quad_of_extended(
                &mut self,
                hi: impl ValueFor<F64, operand::hi>,
                lo: impl ValueFor<F64, operand::lo>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(520), &[hi.value(), lo.value()]);
                Val::assume(_0)
            }
            /**VLR and VREPG: the halves of a vector register.

| operand |  | register |
| --- | --- | --- |
| `hi` | def | `f64`, early: not the register of a use |
| `lo` | def | `f64` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn extended_of_quad(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> (Val<F64>, Val<F64>) {
                let [_0, _1] = self.0.emit(Form(521), &[src.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**VZERO, VONE, VGBM or VREPI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn zero_v128(&mut self) -> Val<V128> {
                let [_0] = self.0.emit(Form(522), &[]);
                Val::assume(_0)
            }
            /**VZERO, VONE, VGBM or VREPI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn ones_v128(&mut self) -> Val<V128> {
                let [_0] = self.0.emit(Form(523), &[]);
                Val::assume(_0)
            }
            /**VZERO, VONE, VGBM or VREPI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn bytemask_v128(&mut self) -> Val<V128> {
                let [_0] = self.0.emit(Form(524), &[]);
                Val::assume(_0)
            }
            /**VZERO, VONE, VGBM or VREPI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn repi_v128(&mut self) -> Val<V128> {
                let [_0] = self.0.emit(Form(525), &[]);
                Val::assume(_0)
            }
            /**A copy that the client asks for: VLR or VL.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` or slot |

*/
            #[inline]
            pub fn mov_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(526), &[src.value()]);
                Val::assume(_0)
            }
            /**vl: a vector, one element everywhere, or one and zeros.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn vl(&mut self, base: impl ValueFor<I64, operand::base>) -> Val<V128> {
                let [_0] = self.0.emit(Form(527), &[base.value()]);
                Val::assume(_0)
            }
            /**vlrep: a vector, one element everywhere, or one and zeros.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn vlrep(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(528), &[base.value()]);
                Val::assume(_0)
            }
            /**vllez: a vector, one element everywhere, or one and zeros.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn vllez(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(529), &[base.value()]);
                Val::assume(_0)
            }
            /**vl: a vector, one element everywhere, or one and zeros.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn vl_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(530), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**vlrep: a vector, one element everywhere, or one and zeros.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn vlrep_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(531), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**vllez: a vector, one element everywhere, or one and zeros.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn vllez_index(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(532), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**VLEB to VLEG: replaces an element from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `old` |
| `old` | use | `v128` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn vle(
                &mut self,
                old: impl ValueFor<V128, operand::old>,
                base: impl ValueFor<I64, operand::base>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(533), &[old.value(), base.value()]);
                Val::assume(_0)
            }
            /**VLL: as many bytes as a register says.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |
| `last` | use | `i32` |

*/
            #[inline]
            pub fn vll(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
                last: impl ValueFor<I32, operand::last>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(534), &[base.value(), last.value()]);
                Val::assume(_0)
            }
            /**vst: a vector or an element of it.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `v128` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn vst(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) {
                let [] = self.0.emit(Form(535), &[src.value(), base.value()]);
            }
            /**vste: a vector or an element of it.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `v128` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn vste(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
                base: impl ValueFor<I64, operand::base>,
            ) {
                let [] = self.0.emit(Form(536), &[src.value(), base.value()]);
            }
            /**vst: a vector or an element of it.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `v128` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn vst_index(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(537), &[src.value(), base.value(), index.value()]);
            }
            /**vste: a vector or an element of it.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `v128` |
| `base` | use | `address` |
| `index` | use | `address` |

*/
            #[inline]
            pub fn vste_index(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<I64, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(538), &[src.value(), base.value(), index.value()]);
            }
            /**VSTL: as many bytes as a register says.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `v128` |
| `base` | use | `address` |
| `last` | use | `i32` |

*/
            #[inline]
            pub fn vstl(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
                base: impl ValueFor<I64, operand::base>,
                last: impl ValueFor<I32, operand::last>,
            ) {
                let [] = self
                    .0
                    .emit(Form(539), &[src.value(), base.value(), last.value()]);
            }
            /**VLM: loads 2 registers that follow on each other.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `v128`, a tuple `vrun2` |
| `dst1` | def | `v128` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn vlm2(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
            ) -> [Val<V128>; 2] {
                let [_0, _1] = self.0.emit(Form(540), &[base.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**VLM: loads 3 registers that follow on each other.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `v128`, a tuple `vrun3` |
| `dst1` | def | `v128` |
| `dst2` | def | `v128` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn vlm3(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
            ) -> [Val<V128>; 3] {
                let [_0, _1, _2] = self.0.emit(Form(541), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2)]
            }
            /**VLM: loads 4 registers that follow on each other.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `v128`, a tuple `vrun4` |
| `dst1` | def | `v128` |
| `dst2` | def | `v128` |
| `dst3` | def | `v128` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn vlm4(
                &mut self,
                base: impl ValueFor<I64, operand::base>,
            ) -> [Val<V128>; 4] {
                let [_0, _1, _2, _3] = self.0.emit(Form(542), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2), Val::assume(_3)]
            }
            /**VSTM: stores 2 registers that follow on each other.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `v128`, a tuple `vrun2` |
| `src1` | use | `v128` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn vstm2(
                &mut self,
                src: [impl ValueFor<V128, operand::src>; 2],
                base: impl ValueFor<I64, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(Form(543), &[src[0].value(), src[1].value(), base.value()]);
            }
            /**VSTM: stores 3 registers that follow on each other.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `v128`, a tuple `vrun3` |
| `src1` | use | `v128` |
| `src2` | use | `v128` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn vstm3(
                &mut self,
                src: [impl ValueFor<V128, operand::src>; 3],
                base: impl ValueFor<I64, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(544),
                        &[src[0].value(), src[1].value(), src[2].value(), base.value()],
                    );
            }
            /**VSTM: stores 4 registers that follow on each other.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `v128`, a tuple `vrun4` |
| `src1` | use | `v128` |
| `src2` | use | `v128` |
| `src3` | use | `v128` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn vstm4(
                &mut self,
                src: [impl ValueFor<V128, operand::src>; 4],
                base: impl ValueFor<I64, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(545),
                        &[
                            src[0].value(),
                            src[1].value(),
                            src[2].value(),
                            src[3].value(),
                            base.value(),
                        ],
                    );
            }
            /**VGEF or VGEG: replaces an element by what is at base + an element of a vector.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `old` |
| `old` | use | `v128` |
| `base` | use | `address` |
| `index` | use | `v128` |

*/
            #[inline]
            pub fn vge(
                &mut self,
                old: impl ValueFor<V128, operand::old>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<V128, operand::index>,
            ) -> Val<V128> {
                let [_0] = self
                    .0
                    .emit(Form(546), &[old.value(), base.value(), index.value()]);
                Val::assume(_0)
            }
            /**VSCEF or VSCEG: stores an element at base + an element of a vector.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `v128` |
| `base` | use | `address` |
| `index` | use | `v128` |

*/
            #[inline]
            pub fn vsce(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
                base: impl ValueFor<I64, operand::base>,
                index: impl ValueFor<V128, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(547), &[src.value(), base.value(), index.value()]);
            }
            /**VLVGG: replaces an element, whose number may be in a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `old` |
| `old` | use | `v128` |
| `src` | use | `i64` |
| `lane` | use | `count` |

*/
            #[inline]
            pub fn vlvg_i64(
                &mut self,
                old: impl ValueFor<V128, operand::old>,
                src: impl ValueFor<I64, operand::src>,
                lane: impl ValueFor<I32, operand::lane>,
            ) -> Val<V128> {
                let [_0] = self
                    .0
                    .emit(Form(548), &[old.value(), src.value(), lane.value()]);
                Val::assume(_0)
            }
            /**VLVGG: replaces an element.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `old` |
| `old` | use | `v128` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn vlvg_i64_imm(
                &mut self,
                old: impl ValueFor<V128, operand::old>,
                src: impl ValueFor<I64, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(549), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**VLVGB, VLVGH or VLVGF: replaces an element.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `old` |
| `old` | use | `v128` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn vlvg_i32_imm(
                &mut self,
                old: impl ValueFor<V128, operand::old>,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(550), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**VLVGP: a vector from two general registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `hi` | use | `i64` |
| `lo` | use | `i64` |

*/
            #[inline]
            pub fn vlvgp(
                &mut self,
                hi: impl ValueFor<I64, operand::hi>,
                lo: impl ValueFor<I64, operand::lo>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(551), &[hi.value(), lo.value()]);
                Val::assume(_0)
            }
            /**VLGVG: an element, whose number may be in a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `v128` |
| `lane` | use | `count` |

*/
            #[inline]
            pub fn vlgv_i64(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
                lane: impl ValueFor<I32, operand::lane>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(552), &[src.value(), lane.value()]);
                Val::assume(_0)
            }
            /**VLGVB to VLGVG: an element; the bits above it are zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vlgv_i64_imm(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(553), &[src.value()]);
                Val::assume(_0)
            }
            /**The leftmost element as a scalar: VLR, or nothing when src and dst share a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `v128` or slot |

*/
            #[inline]
            pub fn low_f64(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(554), &[src.value()]);
                Val::assume(_0)
            }
            /**The leftmost element as a scalar: VLR, or nothing when src and dst share a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f32` |
| `src` | use | `v128` or slot |

*/
            #[inline]
            pub fn low_f32(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<F32> {
                let [_0] = self.0.emit(Form(555), &[src.value()]);
                Val::assume(_0)
            }
            /**A vector whose other elements are anything: VLR, or nothing when src and dst share a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn wide_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(556), &[src.value()]);
                Val::assume(_0)
            }
            /**A vector whose other elements are anything: VLR, or nothing when src and dst share a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `f32` |

*/
            #[inline]
            pub fn wide_f32(
                &mut self,
                src: impl ValueFor<F32, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(557), &[src.value()]);
                Val::assume(_0)
            }
            /**va: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn va_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(558), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vs: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vs_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(559), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vacc: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vacc_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(560), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vscbi: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vscbi_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(561), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vavg: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vavg_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(562), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vavgl: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vavgl_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(563), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vmx: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vmx_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(564), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vmxl: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vmxl_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(565), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vmn: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vmn_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(566), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vmnl: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vmnl_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(567), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vml: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vml_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(568), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vmh: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vmh_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(569), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vmlh: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vmlh_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(570), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vme: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vme_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(571), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vmle: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vmle_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(572), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vmo: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vmo_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(573), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vmlo: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vmlo_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(574), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vsum: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vsum_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(575), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vsumg: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vsumg_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(576), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vsumq: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vsumq_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(577), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vgfm: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vgfm_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(578), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vn: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vn_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(579), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vno: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vno_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(580), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vnc: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vnc_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(581), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vnn: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vnn_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(582), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vnx: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vnx_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(583), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vo: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vo_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(584), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**voc: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn voc_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(585), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vx: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vx_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(586), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vceq: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vceq_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(587), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vch: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vch_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(588), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vchl: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vchl_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(589), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**verllv: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn verllv_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(590), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**veslv: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn veslv_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(591), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vesrlv: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vesrlv_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(592), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vesrav: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vesrav_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(593), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vsl: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vsl_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(594), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vslb: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vslb_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(595), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vsrl: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vsrl_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(596), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vsrlb: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vsrlb_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(597), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vsra: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vsra_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(598), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vsrab: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vsrab_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(599), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vsldb: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vsldb_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(600), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vmrh: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vmrh_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(601), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vmrl: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vmrl_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(602), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vpk: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vpk_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(603), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vpks: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vpks_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(604), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vpkls: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vpkls_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(605), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vpdi: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vpdi_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(606), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vbperm: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vbperm_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(607), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vfee: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vfee_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(608), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vfene: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vfene_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(609), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vfae: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vfae_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(610), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vfa: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vfa_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(611), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vfs: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vfs_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(612), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vfm: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vfm_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(613), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vfd: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vfd_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(614), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vfmax: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vfmax_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(615), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vfmin: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vfmin_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(616), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vfce: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vfce_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(617), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vfch: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vfch_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(618), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vfche: two sources, elements of any size.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn vfche_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(619), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vlc: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vlc_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(620), &[src.value()]);
                Val::assume(_0)
            }
            /**vlp: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vlp_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(621), &[src.value()]);
                Val::assume(_0)
            }
            /**vctz: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vctz_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(622), &[src.value()]);
                Val::assume(_0)
            }
            /**vclz: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vclz_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(623), &[src.value()]);
                Val::assume(_0)
            }
            /**vpopct: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vpopct_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(624), &[src.value()]);
                Val::assume(_0)
            }
            /**vrep: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vrep_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(625), &[src.value()]);
                Val::assume(_0)
            }
            /**vseg: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vseg_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(626), &[src.value()]);
                Val::assume(_0)
            }
            /**vuph: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vuph_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(627), &[src.value()]);
                Val::assume(_0)
            }
            /**vuplh: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vuplh_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(628), &[src.value()]);
                Val::assume(_0)
            }
            /**vupl: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vupl_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(629), &[src.value()]);
                Val::assume(_0)
            }
            /**vupll: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vupll_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(630), &[src.value()]);
                Val::assume(_0)
            }
            /**verll: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn verll_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(631), &[src.value()]);
                Val::assume(_0)
            }
            /**vesl: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vesl_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(632), &[src.value()]);
                Val::assume(_0)
            }
            /**vesrl: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vesrl_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(633), &[src.value()]);
                Val::assume(_0)
            }
            /**vesra: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vesra_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(634), &[src.value()]);
                Val::assume(_0)
            }
            /**vistr: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vistr_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(635), &[src.value()]);
                Val::assume(_0)
            }
            /**vfsq: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vfsq_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(636), &[src.value()]);
                Val::assume(_0)
            }
            /**vfpso: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vfpso_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(637), &[src.value()]);
                Val::assume(_0)
            }
            /**vfi: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vfi_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(638), &[src.value()]);
                Val::assume(_0)
            }
            /**vldeb: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vldeb_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(639), &[src.value()]);
                Val::assume(_0)
            }
            /**vledb: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vledb_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(640), &[src.value()]);
                Val::assume(_0)
            }
            /**vcdg: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vcdg_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(641), &[src.value()]);
                Val::assume(_0)
            }
            /**vcdlg: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vcdlg_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(642), &[src.value()]);
                Val::assume(_0)
            }
            /**vcgd: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vcgd_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(643), &[src.value()]);
                Val::assume(_0)
            }
            /**vclgd: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn vclgd_v128(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(644), &[src.value()]);
                Val::assume(_0)
            }
            /**vac: three sources, none of them overwritten.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn vac_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(645), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vaccc: three sources, none of them overwritten.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn vaccc_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(646), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vsbi: three sources, none of them overwritten.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn vsbi_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(647), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vsbcbi: three sources, none of them overwritten.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn vsbcbi_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(648), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vmal: three sources, none of them overwritten.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn vmal_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(649), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vmah: three sources, none of them overwritten.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn vmah_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(650), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vmalh: three sources, none of them overwritten.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn vmalh_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(651), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vmae: three sources, none of them overwritten.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn vmae_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(652), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vmale: three sources, none of them overwritten.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn vmale_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(653), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vmao: three sources, none of them overwritten.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn vmao_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(654), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vmalo: three sources, none of them overwritten.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn vmalo_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(655), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vmsl: three sources, none of them overwritten.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn vmsl_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(656), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vgfma: three sources, none of them overwritten.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn vgfma_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(657), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vperm: three sources, none of them overwritten.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn vperm_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(658), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vsel: three sources, none of them overwritten.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn vsel_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(659), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vstrc: three sources, none of them overwritten.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn vstrc_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(660), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vfma: three sources, none of them overwritten.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn vfma_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(661), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vfms: three sources, none of them overwritten.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn vfms_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(662), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vfnma: three sources, none of them overwritten.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn vfnma_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(663), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vfnms: three sources, none of them overwritten.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn vfnms_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(664), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vstrs: of the z15.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

* requires `arch13`

*/
            #[inline]
            pub fn vstrs_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(665), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vsld: of the z15.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

* requires `arch13`

*/
            #[inline]
            pub fn vsld_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(666), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**vsrd: of the z15.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

* requires `arch13`

*/
            #[inline]
            pub fn vsrd_v128(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(667), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**verll by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |
| `count` | use | `count` |

*/
            #[inline]
            pub fn verll_v128_by(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(668), &[src.value(), count.value()]);
                Val::assume(_0)
            }
            /**vesl by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |
| `count` | use | `count` |

*/
            #[inline]
            pub fn vesl_v128_by(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(669), &[src.value(), count.value()]);
                Val::assume(_0)
            }
            /**vesrl by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |
| `count` | use | `count` |

*/
            #[inline]
            pub fn vesrl_v128_by(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(670), &[src.value(), count.value()]);
                Val::assume(_0)
            }
            /**vesra by a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |
| `count` | use | `count` |

*/
            #[inline]
            pub fn vesra_v128_by(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
                count: impl ValueFor<I32, operand::count>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(671), &[src.value(), count.value()]);
                Val::assume(_0)
            }
            /**VERIM: rotates and inserts under a mask; dst keeps the rest.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `old` |
| `old` | use | `v128` |
| `src` | use | `v128` |
| `mask` | use | `v128` |

*/
            #[inline]
            pub fn verim_v128(
                &mut self,
                old: impl ValueFor<V128, operand::old>,
                src: impl ValueFor<V128, operand::src>,
                mask: impl ValueFor<V128, operand::mask>,
            ) -> Val<V128> {
                let [_0] = self
                    .0
                    .emit(Form(672), &[old.value(), src.value(), mask.value()]);
                Val::assume(_0)
            }
            /**vceqs and BRC: whether all elements, some or none fulfil it.

| operand |  | register |
| --- | --- | --- |
| `lanes` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn vceqs_b(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                successors: [Goto<Target>; 2],
            ) -> Val<V128> {
                let [_0] = self
                    .0
                    .emit_branch(Form(673), &[a.value(), b.value()], &successors);
                Val::assume(_0)
            }
            /**vchs and BRC: whether all elements, some or none fulfil it.

| operand |  | register |
| --- | --- | --- |
| `lanes` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn vchs_b(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                successors: [Goto<Target>; 2],
            ) -> Val<V128> {
                let [_0] = self
                    .0
                    .emit_branch(Form(674), &[a.value(), b.value()], &successors);
                Val::assume(_0)
            }
            /**vchls and BRC: whether all elements, some or none fulfil it.

| operand |  | register |
| --- | --- | --- |
| `lanes` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn vchls_b(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                successors: [Goto<Target>; 2],
            ) -> Val<V128> {
                let [_0] = self
                    .0
                    .emit_branch(Form(675), &[a.value(), b.value()], &successors);
                Val::assume(_0)
            }
            /**vfces and BRC: whether all elements, some or none fulfil it.

| operand |  | register |
| --- | --- | --- |
| `lanes` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn vfces_b(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                successors: [Goto<Target>; 2],
            ) -> Val<V128> {
                let [_0] = self
                    .0
                    .emit_branch(Form(676), &[a.value(), b.value()], &successors);
                Val::assume(_0)
            }
            /**vfchs and BRC: whether all elements, some or none fulfil it.

| operand |  | register |
| --- | --- | --- |
| `lanes` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn vfchs_b(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                successors: [Goto<Target>; 2],
            ) -> Val<V128> {
                let [_0] = self
                    .0
                    .emit_branch(Form(677), &[a.value(), b.value()], &successors);
                Val::assume(_0)
            }
            /**vfches and BRC: whether all elements, some or none fulfil it.

| operand |  | register |
| --- | --- | --- |
| `lanes` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn vfches_b(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                successors: [Goto<Target>; 2],
            ) -> Val<V128> {
                let [_0] = self
                    .0
                    .emit_branch(Form(678), &[a.value(), b.value()], &successors);
                Val::assume(_0)
            }
            /**VTM and BRC: whether the bits under a mask are all ones, all zeros or mixed.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `v128` |
| `mask` | use | `v128` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn vtm_b(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                mask: impl ValueFor<V128, operand::mask>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(679), &[a.value(), mask.value()], &successors);
            }
            /**WFAXB, WFSXB, WFMXB or WFDXB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn add_quad(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(680), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**WFAXB, WFSXB, WFMXB or WFDXB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn sub_quad(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(681), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**WFAXB, WFSXB, WFMXB or WFDXB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn mul_quad(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(682), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**WFAXB, WFSXB, WFMXB or WFDXB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn div_quad(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(683), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**WFMAXB or WFMSXB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn madd_quad(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(684), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**WFMAXB or WFMSXB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

*/
            #[inline]
            pub fn msub_quad(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                c: impl ValueFor<V128, operand::c>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(685), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**WFSQXB, WFIXB or WFPSOXB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn sqrt_quad(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(686), &[src.value()]);
                Val::assume(_0)
            }
            /**WFSQXB, WFIXB or WFPSOXB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn fi_quad(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(687), &[src.value()]);
                Val::assume(_0)
            }
            /**WFSQXB, WFIXB or WFPSOXB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn lc_quad(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(688), &[src.value()]);
                Val::assume(_0)
            }
            /**WFSQXB, WFIXB or WFPSOXB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn lp_quad(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(689), &[src.value()]);
                Val::assume(_0)
            }
            /**WFSQXB, WFIXB or WFPSOXB.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn ln_quad(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(690), &[src.value()]);
                Val::assume(_0)
            }
            /**WFLLD.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn quad_from_f64(
                &mut self,
                src: impl ValueFor<F64, operand::src>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(691), &[src.value()]);
                Val::assume(_0)
            }
            /**WFLRX.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn f64_from_quad(
                &mut self,
                src: impl ValueFor<V128, operand::src>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(692), &[src.value()]);
                Val::assume(_0)
            }
            /**WFCXB or WFKXB, and BRC.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `v128` |
| `b` | use | `v128` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmp_quad_b(
                &mut self,
                a: impl ValueFor<V128, operand::a>,
                b: impl ValueFor<V128, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(693), &[a.value(), b.value()], &successors);
            }
        }
    };
    /**The forms of `s390x`, each with its alternatives: what an emitter matches on.

[`From`] makes one of the id of a form, such as that of a step of an allocation's walk. A `match` that lacks a form or an alternative does not compile. A form without alternatives is a bare variant.*/
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum AnyForm {
        ///`const64`
        Const64,
        ///`const64_wide`
        Const64Wide,
        ///`const32`
        Const32,
        ///`const32_high`
        Const32High,
        ///`larl`
        Larl,
        ///`frame_address`
        FrameAddress,
        ///`lgrl`
        Lgrl,
        ///`la`
        La,
        ///`la_index`
        LaIndex,
        ///`mov64`
        Mov64,
        ///`mov32`
        Mov32,
        ///`ear`
        Ear,
        ///`insert64_imm`
        Insert64Imm,
        ///`insert32_imm`
        Insert32Imm,
        ///`sx32_to64`
        Sx32To64,
        ///`zx32_to64`
        Zx32To64,
        ///`sx16_in64`
        Sx16In64,
        ///`sx8_in64`
        Sx8In64,
        ///`zx16_in64`
        Zx16In64,
        ///`zx8_in64`
        Zx8In64,
        ///`sx16_in32`
        Sx16In32,
        ///`sx8_in32`
        Sx8In32,
        ///`zx16_in32`
        Zx16In32,
        ///`zx8_in32`
        Zx8In32,
        ///`trunc64_to32`
        Trunc64To32,
        ///`high_word`
        HighWord,
        ///`low_word_to_high`
        LowWordToHigh,
        ///`insert_low_word`
        InsertLowWord,
        ///`insert_high_word`
        InsertHighWord,
        ///`lg`
        Lg,
        ///`lgf`
        Lgf,
        ///`llgf`
        Llgf,
        ///`lgh`
        Lgh,
        ///`llgh`
        Llgh,
        ///`lgb`
        Lgb,
        ///`llgc`
        Llgc,
        ///`lrvg`
        Lrvg,
        ///`lgat`
        Lgat,
        ///`lg_index`
        LgIndex,
        ///`lgf_index`
        LgfIndex,
        ///`llgf_index`
        LlgfIndex,
        ///`lgh_index`
        LghIndex,
        ///`llgh_index`
        LlghIndex,
        ///`lgb_index`
        LgbIndex,
        ///`llgc_index`
        LlgcIndex,
        ///`lrvg_index`
        LrvgIndex,
        ///`lgat_index`
        LgatIndex,
        ///`l`
        L,
        ///`lh`
        Lh,
        ///`llh`
        Llh,
        ///`lb`
        Lb,
        ///`llc`
        Llc,
        ///`lrv`
        Lrv,
        ///`l_index`
        LIndex,
        ///`lh_index`
        LhIndex,
        ///`llh_index`
        LlhIndex,
        ///`lb_index`
        LbIndex,
        ///`llc_index`
        LlcIndex,
        ///`lrv_index`
        LrvIndex,
        ///`lfh`
        Lfh,
        ///`lhh`
        Lhh,
        ///`llhh`
        Llhh,
        ///`lbh`
        Lbh,
        ///`llch`
        Llch,
        ///`lfh_index`
        LfhIndex,
        ///`lhh_index`
        LhhIndex,
        ///`llhh_index`
        LlhhIndex,
        ///`lbh_index`
        LbhIndex,
        ///`llch_index`
        LlchIndex,
        ///`ic`
        Ic,
        ///`stg`
        Stg,
        ///`strvg`
        Strvg,
        ///`stg_index`
        StgIndex,
        ///`strvg_index`
        StrvgIndex,
        ///`st`
        St,
        ///`sth`
        Sth,
        ///`stc`
        Stc,
        ///`strv`
        Strv,
        ///`strvh`
        Strvh,
        ///`st_index`
        StIndex,
        ///`sth_index`
        SthIndex,
        ///`stc_index`
        StcIndex,
        ///`strv_index`
        StrvIndex,
        ///`strvh_index`
        StrvhIndex,
        ///`stfh`
        Stfh,
        ///`sthh`
        Sthh,
        ///`stch`
        Stch,
        ///`stfh_index`
        StfhIndex,
        ///`sthh_index`
        SthhIndex,
        ///`stch_index`
        StchIndex,
        ///`mvghi`
        Mvghi,
        ///`mvhi`
        Mvhi,
        ///`mvhhi`
        Mvhhi,
        ///`mvi`
        Mvi,
        ///`agsi`
        Agsi,
        ///`asi`
        Asi,
        ///`algsi`
        Algsi,
        ///`alsi`
        Alsi,
        ///`ni`
        Ni,
        ///`oi`
        Oi,
        ///`xi`
        Xi,
        ///`pfd`
        Pfd,
        ///`lmg2`
        Lmg2,
        ///`lmg3`
        Lmg3,
        ///`lmg4`
        Lmg4,
        ///`stmg2`
        Stmg2,
        ///`stmg3`
        Stmg3,
        ///`stmg4`
        Stmg4,
        ///`lpq`
        Lpq,
        ///`stpq`
        Stpq,
        ///`lpdg`
        Lpdg,
        ///`lpd`
        Lpd,
        ///`add64`
        Add64(alternative::Add64),
        ///`and64`
        And64(alternative::And64),
        ///`or64`
        Or64(alternative::Or64),
        ///`xor64`
        Xor64(alternative::Xor64),
        ///`sub64`
        Sub64(alternative::Sub64),
        ///`add32`
        Add32(alternative::Add32),
        ///`and32`
        And32(alternative::And32),
        ///`or32`
        Or32(alternative::Or32),
        ///`xor32`
        Xor32(alternative::Xor32),
        ///`sub32`
        Sub32(alternative::Sub32),
        ///`add64_32`
        Add6432,
        ///`sub64_32`
        Sub6432,
        ///`add64_imm`
        Add64Imm,
        ///`and64_imm`
        And64Imm,
        ///`or64_imm`
        Or64Imm,
        ///`xor64_imm`
        Xor64Imm,
        ///`add64_imm16`
        Add64Imm16(alternative::Add64Imm16),
        ///`add32_imm`
        Add32Imm,
        ///`and32_imm`
        And32Imm,
        ///`or32_imm`
        Or32Imm,
        ///`xor32_imm`
        Xor32Imm,
        ///`add32_imm_high`
        Add32ImmHigh,
        ///`and32_imm_high`
        And32ImmHigh,
        ///`or32_imm_high`
        Or32ImmHigh,
        ///`xor32_imm_high`
        Xor32ImmHigh,
        ///`add32_imm16`
        Add32Imm16(alternative::Add32Imm16),
        ///`add32_high`
        Add32High,
        ///`sub32_high`
        Sub32High,
        ///`add64_mem`
        Add64Mem,
        ///`add32_mem`
        Add32Mem,
        ///`sub64_mem`
        Sub64Mem,
        ///`sub32_mem`
        Sub32Mem,
        ///`and64_mem`
        And64Mem,
        ///`and32_mem`
        And32Mem,
        ///`or64_mem`
        Or64Mem,
        ///`or32_mem`
        Or32Mem,
        ///`xor64_mem`
        Xor64Mem,
        ///`xor32_mem`
        Xor32Mem,
        ///`add64_mem_index`
        Add64MemIndex,
        ///`add32_mem_index`
        Add32MemIndex,
        ///`sub64_mem_index`
        Sub64MemIndex,
        ///`sub32_mem_index`
        Sub32MemIndex,
        ///`and64_mem_index`
        And64MemIndex,
        ///`and32_mem_index`
        And32MemIndex,
        ///`or64_mem_index`
        Or64MemIndex,
        ///`or32_mem_index`
        Or32MemIndex,
        ///`xor64_mem_index`
        Xor64MemIndex,
        ///`xor32_mem_index`
        Xor32MemIndex,
        ///`lc64`
        Lc64,
        ///`lp64`
        Lp64,
        ///`ln64`
        Ln64,
        ///`lc32`
        Lc32,
        ///`lp32`
        Lp32,
        ///`ln32`
        Ln32,
        ///`add128`
        Add128,
        ///`sub128`
        Sub128,
        ///`nand64`
        Nand64,
        ///`nor64`
        Nor64,
        ///`nxor64`
        Nxor64,
        ///`andc64`
        Andc64,
        ///`orc64`
        Orc64,
        ///`nand32`
        Nand32,
        ///`nor32`
        Nor32,
        ///`nxor32`
        Nxor32,
        ///`andc32`
        Andc32,
        ///`orc32`
        Orc32,
        ///`mul64`
        Mul64(alternative::Mul64),
        ///`mul32`
        Mul32(alternative::Mul32),
        ///`mul64_imm`
        Mul64Imm,
        ///`mul32_imm`
        Mul32Imm,
        ///`mlgr`
        Mlgr,
        ///`mgrk`
        Mgrk,
        ///`mlr`
        Mlr,
        ///`mr`
        Mr,
        ///`dlgr`
        Dlgr,
        ///`dsgr`
        Dsgr,
        ///`dsgfr`
        Dsgfr,
        ///`dlr`
        Dlr,
        ///`dr`
        Dr,
        ///`sllg`
        Sllg,
        ///`srlg`
        Srlg,
        ///`srag`
        Srag,
        ///`rllg`
        Rllg,
        ///`sllg_imm`
        SllgImm,
        ///`srlg_imm`
        SrlgImm,
        ///`srag_imm`
        SragImm,
        ///`rllg_imm`
        RllgImm,
        ///`sll`
        Sll(alternative::Sll),
        ///`srl`
        Srl(alternative::Srl),
        ///`sra`
        Sra(alternative::Sra),
        ///`sll_imm`
        SllImm(alternative::SllImm),
        ///`srl_imm`
        SrlImm(alternative::SrlImm),
        ///`sra_imm`
        SraImm(alternative::SraImm),
        ///`rll`
        Rll,
        ///`rll_imm`
        RllImm,
        ///`sldl`
        Sldl,
        ///`srdl`
        Srdl,
        ///`slda`
        Slda,
        ///`srda`
        Srda,
        ///`sldl_imm`
        SldlImm,
        ///`srdl_imm`
        SrdlImm,
        ///`slda_imm`
        SldaImm,
        ///`srda_imm`
        SrdaImm,
        ///`risbgz`
        Risbgz,
        ///`risbg`
        Risbg,
        ///`rnsbg`
        Rnsbg,
        ///`rosbg`
        Rosbg,
        ///`rxsbg`
        Rxsbg,
        ///`flogr`
        Flogr,
        ///`popcnt`
        Popcnt,
        ///`lrvgr`
        Lrvgr,
        ///`popcnt64`
        Popcnt64,
        ///`lrvr`
        Lrvr,
        ///`cmp64_set`
        Cmp64Set,
        ///`cmpl64_set`
        Cmpl64Set,
        ///`cmp32_set`
        Cmp32Set,
        ///`cmpl32_set`
        Cmpl32Set,
        ///`cmp64_imm_set`
        Cmp64ImmSet,
        ///`cmpl64_imm_set`
        Cmpl64ImmSet,
        ///`tm64_imm_set`
        Tm64ImmSet,
        ///`cmp32_imm_set`
        Cmp32ImmSet,
        ///`cmpl32_imm_set`
        Cmpl32ImmSet,
        ///`tm32_imm_set`
        Tm32ImmSet,
        ///`cmp64_loc64`
        Cmp64Loc64,
        ///`cmp64_loc32`
        Cmp64Loc32,
        ///`cmpl64_loc64`
        Cmpl64Loc64,
        ///`cmpl64_loc32`
        Cmpl64Loc32,
        ///`cmp32_loc64`
        Cmp32Loc64,
        ///`cmp32_loc32`
        Cmp32Loc32,
        ///`cmpl32_loc64`
        Cmpl32Loc64,
        ///`cmpl32_loc32`
        Cmpl32Loc32,
        ///`cmp64_imm_loc64`
        Cmp64ImmLoc64,
        ///`cmp64_imm_loc32`
        Cmp64ImmLoc32,
        ///`cmpl64_imm_loc64`
        Cmpl64ImmLoc64,
        ///`cmpl64_imm_loc32`
        Cmpl64ImmLoc32,
        ///`tm64_imm_loc64`
        Tm64ImmLoc64,
        ///`tm64_imm_loc32`
        Tm64ImmLoc32,
        ///`cmp32_imm_loc64`
        Cmp32ImmLoc64,
        ///`cmp32_imm_loc32`
        Cmp32ImmLoc32,
        ///`cmpl32_imm_loc64`
        Cmpl32ImmLoc64,
        ///`cmpl32_imm_loc32`
        Cmpl32ImmLoc32,
        ///`tm32_imm_loc64`
        Tm32ImmLoc64,
        ///`tm32_imm_loc32`
        Tm32ImmLoc32,
        ///`cmp64_loc_high`
        Cmp64LocHigh,
        ///`cmpl64_loc_high`
        Cmpl64LocHigh,
        ///`cmp64_sel64`
        Cmp64Sel64,
        ///`cmp64_sel32`
        Cmp64Sel32,
        ///`cmpl64_sel64`
        Cmpl64Sel64,
        ///`cmpl64_sel32`
        Cmpl64Sel32,
        ///`cmp32_sel64`
        Cmp32Sel64,
        ///`cmp32_sel32`
        Cmp32Sel32,
        ///`cmpl32_sel64`
        Cmpl32Sel64,
        ///`cmpl32_sel32`
        Cmpl32Sel32,
        ///`add64_overflow_set`
        Add64OverflowSet,
        ///`sub64_overflow_set`
        Sub64OverflowSet,
        ///`add32_overflow_set`
        Add32OverflowSet,
        ///`sub32_overflow_set`
        Sub32OverflowSet,
        ///`jump`
        Jump,
        ///`cmp64_b`
        Cmp64B,
        ///`cmpl64_b`
        Cmpl64B,
        ///`cmp32_b`
        Cmp32B,
        ///`cmpl32_b`
        Cmpl32B,
        ///`cmp32_high_b`
        Cmp32HighB,
        ///`cmpl32_high_b`
        Cmpl32HighB,
        ///`cmp64_imm_b`
        Cmp64ImmB,
        ///`cmpl64_imm_b`
        Cmpl64ImmB,
        ///`tm64_imm_b`
        Tm64ImmB,
        ///`cmp32_imm_b`
        Cmp32ImmB,
        ///`cmpl32_imm_b`
        Cmpl32ImmB,
        ///`tm32_imm_b`
        Tm32ImmB,
        ///`cmp32_imm_high_b`
        Cmp32ImmHighB,
        ///`cmpl32_imm_high_b`
        Cmpl32ImmHighB,
        ///`tm32_imm_high_b`
        Tm32ImmHighB,
        ///`cghsi_mem_b`
        CghsiMemB,
        ///`clghsi_mem_b`
        ClghsiMemB,
        ///`chsi_mem_b`
        ChsiMemB,
        ///`clfhsi_mem_b`
        ClfhsiMemB,
        ///`cli_mem_b`
        CliMemB,
        ///`tm_mem_b`
        TmMemB,
        ///`add64_overflow_b`
        Add64OverflowB,
        ///`sub64_overflow_b`
        Sub64OverflowB,
        ///`add32_overflow_b`
        Add32OverflowB,
        ///`sub32_overflow_b`
        Sub32OverflowB,
        ///`brctg`
        Brctg,
        ///`brct`
        Brct,
        ///`brcth`
        Brcth,
        ///`brxhg`
        Brxhg,
        ///`brxlg`
        Brxlg,
        ///`brxhg_odd`
        BrxhgOdd,
        ///`brxlg_odd`
        BrxlgOdd,
        ///`jump_table`
        JumpTable,
        ///`br`
        Br,
        ///`tail_br`
        TailBr,
        ///`trap`
        Trap,
        ///`csg`
        Csg,
        ///`cs`
        Cs,
        ///`cdsg`
        Cdsg,
        ///`cds`
        Cds,
        ///`csg_set`
        CsgSet,
        ///`cs_set`
        CsSet,
        ///`laag`
        Laag,
        ///`laalg`
        Laalg,
        ///`lang`
        Lang,
        ///`laog`
        Laog,
        ///`laxg`
        Laxg,
        ///`laa`
        Laa,
        ///`laal`
        Laal,
        ///`lan`
        Lan,
        ///`lao`
        Lao,
        ///`lax`
        Lax,
        ///`atomic64`
        Atomic64,
        ///`atomic32`
        Atomic32,
        ///`bcr_serialize`
        BcrSerialize,
        ///`mvc`
        Mvc,
        ///`nc`
        Nc,
        ///`oc`
        Oc,
        ///`xc`
        Xc,
        ///`tr`
        Tr,
        ///`ex_mvc`
        ExMvc,
        ///`ex_nc`
        ExNc,
        ///`ex_oc`
        ExOc,
        ///`ex_xc`
        ExXc,
        ///`ex_tr`
        ExTr,
        ///`clc_b`
        ClcB,
        ///`clc_set`
        ClcSet,
        ///`mvcle`
        Mvcle,
        ///`mvcle_padded`
        MvclePadded,
        ///`mvcl`
        Mvcl,
        ///`clcle_set`
        ClcleSet,
        ///`mvst`
        Mvst,
        ///`clst_set`
        ClstSet,
        ///`srst`
        Srst,
        ///`trt`
        Trt,
        ///`tre`
        Tre,
        ///`cu12`
        Cu12,
        ///`cu14`
        Cu14,
        ///`cu21`
        Cu21,
        ///`cu24`
        Cu24,
        ///`cu41`
        Cu41,
        ///`cu42`
        Cu42,
        ///`cksm`
        Cksm,
        ///`km`
        Km,
        ///`kmc`
        Kmc,
        ///`kimd`
        Kimd,
        ///`klmd`
        Klmd,
        ///`kmac`
        Kmac,
        ///`kmctr`
        Kmctr,
        ///`svc3`
        Svc3,
        ///`svc6`
        Svc6,
        ///`stckf`
        Stckf,
        ///`stfle`
        Stfle,
        ///`nop`
        Nop,
        ///`tend`
        Tend,
        ///`tbegin`
        Tbegin,
        ///`zero_f64`
        ZeroF64,
        ///`zero_f32`
        ZeroF32,
        ///`const_f64`
        ConstF64,
        ///`const_f32`
        ConstF32,
        ///`mov_f64`
        MovF64,
        ///`mov_f32`
        MovF32,
        ///`load_f64`
        LoadF64,
        ///`load_f32`
        LoadF32,
        ///`load_f64_index`
        LoadF64Index,
        ///`load_f32_index`
        LoadF32Index,
        ///`store_f64`
        StoreF64,
        ///`store_f32`
        StoreF32,
        ///`store_f64_index`
        StoreF64Index,
        ///`store_f32_index`
        StoreF32Index,
        ///`lgdr`
        Lgdr,
        ///`ldgr`
        Ldgr,
        ///`cpsdr`
        Cpsdr,
        ///`add_f64`
        AddF64(alternative::AddF64),
        ///`mul_f64`
        MulF64(alternative::MulF64),
        ///`add_f32`
        AddF32(alternative::AddF32),
        ///`mul_f32`
        MulF32(alternative::MulF32),
        ///`sub_f64`
        SubF64(alternative::SubF64),
        ///`div_f64`
        DivF64(alternative::DivF64),
        ///`sub_f32`
        SubF32(alternative::SubF32),
        ///`div_f32`
        DivF32(alternative::DivF32),
        ///`madd_f64`
        MaddF64(alternative::MaddF64),
        ///`msub_f64`
        MsubF64(alternative::MsubF64),
        ///`madd_f32`
        MaddF32(alternative::MaddF32),
        ///`msub_f32`
        MsubF32(alternative::MsubF32),
        ///`sqrt_f64`
        SqrtF64(alternative::SqrtF64),
        ///`sqrt_f32`
        SqrtF32(alternative::SqrtF32),
        ///`lc_f64`
        LcF64,
        ///`lp_f64`
        LpF64,
        ///`ln_f64`
        LnF64,
        ///`fi_f64`
        FiF64,
        ///`lc_f32`
        LcF32,
        ///`lp_f32`
        LpF32,
        ///`ln_f32`
        LnF32,
        ///`fi_f32`
        FiF32,
        ///`mdebr`
        Mdebr,
        ///`ldebr`
        Ldebr,
        ///`ledbr`
        Ledbr,
        ///`didbr`
        Didbr,
        ///`diebr`
        Diebr,
        ///`f64_from_i64`
        F64FromI64,
        ///`f64_from_i32`
        F64FromI32,
        ///`f32_from_i64`
        F32FromI64,
        ///`f32_from_i32`
        F32FromI32,
        ///`f64_to_i64`
        F64ToI64,
        ///`f64_to_i32`
        F64ToI32,
        ///`f32_to_i64`
        F32ToI64,
        ///`f32_to_i32`
        F32ToI32,
        ///`cmp_f64_b`
        CmpF64B(alternative::CmpF64B),
        ///`cmp_f32_b`
        CmpF32B(alternative::CmpF32B),
        ///`signal_f64_b`
        SignalF64B(alternative::SignalF64B),
        ///`signal_f32_b`
        SignalF32B(alternative::SignalF32B),
        ///`cmp_f64_set`
        CmpF64Set(alternative::CmpF64Set),
        ///`cmp_f32_set`
        CmpF32Set(alternative::CmpF32Set),
        ///`signal_f64_set`
        SignalF64Set(alternative::SignalF64Set),
        ///`signal_f32_set`
        SignalF32Set(alternative::SignalF32Set),
        ///`cmp_f64_loc64`
        CmpF64Loc64,
        ///`cmp_f64_loc32`
        CmpF64Loc32,
        ///`cmp_f32_loc64`
        CmpF32Loc64,
        ///`cmp_f32_loc32`
        CmpF32Loc32,
        ///`f64_class_b`
        F64ClassB,
        ///`f32_class_b`
        F32ClassB,
        ///`adtr`
        Adtr,
        ///`sdtr`
        Sdtr,
        ///`mdtr`
        Mdtr,
        ///`ddtr`
        Ddtr,
        ///`qadtr`
        Qadtr,
        ///`rrdtr`
        Rrdtr,
        ///`cdgtr`
        Cdgtr,
        ///`cgdtr`
        Cgdtr,
        ///`zero_extended`
        ZeroExtended,
        ///`axbr`
        Axbr,
        ///`sxbr`
        Sxbr,
        ///`mxbr`
        Mxbr,
        ///`dxbr`
        Dxbr,
        ///`sqxbr`
        Sqxbr,
        ///`fixbr`
        Fixbr,
        ///`lcxbr`
        Lcxbr,
        ///`lpxbr`
        Lpxbr,
        ///`lnxbr`
        Lnxbr,
        ///`mxdbr`
        Mxdbr,
        ///`lxdbr`
        Lxdbr,
        ///`lxebr`
        Lxebr,
        ///`ldxbr`
        Ldxbr,
        ///`extended_from_i64`
        ExtendedFromI64,
        ///`extended_from_i32`
        ExtendedFromI32,
        ///`extended_to_i64`
        ExtendedToI64,
        ///`extended_to_i32`
        ExtendedToI32,
        ///`cmp_extended_b`
        CmpExtendedB,
        ///`cmp_extended_set`
        CmpExtendedSet,
        ///`axtr`
        Axtr,
        ///`sxtr`
        Sxtr,
        ///`mxtr`
        Mxtr,
        ///`dxtr`
        Dxtr,
        ///`quad_of_extended`
        QuadOfExtended,
        ///`extended_of_quad`
        ExtendedOfQuad,
        ///`zero_v128`
        ZeroV128,
        ///`ones_v128`
        OnesV128,
        ///`bytemask_v128`
        BytemaskV128,
        ///`repi_v128`
        RepiV128,
        ///`mov_v128`
        MovV128,
        ///`vl`
        Vl,
        ///`vlrep`
        Vlrep,
        ///`vllez`
        Vllez,
        ///`vl_index`
        VlIndex,
        ///`vlrep_index`
        VlrepIndex,
        ///`vllez_index`
        VllezIndex,
        ///`vle`
        Vle,
        ///`vll`
        Vll,
        ///`vst`
        Vst,
        ///`vste`
        Vste,
        ///`vst_index`
        VstIndex,
        ///`vste_index`
        VsteIndex,
        ///`vstl`
        Vstl,
        ///`vlm2`
        Vlm2,
        ///`vlm3`
        Vlm3,
        ///`vlm4`
        Vlm4,
        ///`vstm2`
        Vstm2,
        ///`vstm3`
        Vstm3,
        ///`vstm4`
        Vstm4,
        ///`vge`
        Vge,
        ///`vsce`
        Vsce,
        ///`vlvg_i64`
        VlvgI64,
        ///`vlvg_i64_imm`
        VlvgI64Imm,
        ///`vlvg_i32_imm`
        VlvgI32Imm,
        ///`vlvgp`
        Vlvgp,
        ///`vlgv_i64`
        VlgvI64,
        ///`vlgv_i64_imm`
        VlgvI64Imm,
        ///`low_f64`
        LowF64,
        ///`low_f32`
        LowF32,
        ///`wide_f64`
        WideF64,
        ///`wide_f32`
        WideF32,
        ///`va_v128`
        VaV128,
        ///`vs_v128`
        VsV128,
        ///`vacc_v128`
        VaccV128,
        ///`vscbi_v128`
        VscbiV128,
        ///`vavg_v128`
        VavgV128,
        ///`vavgl_v128`
        VavglV128,
        ///`vmx_v128`
        VmxV128,
        ///`vmxl_v128`
        VmxlV128,
        ///`vmn_v128`
        VmnV128,
        ///`vmnl_v128`
        VmnlV128,
        ///`vml_v128`
        VmlV128,
        ///`vmh_v128`
        VmhV128,
        ///`vmlh_v128`
        VmlhV128,
        ///`vme_v128`
        VmeV128,
        ///`vmle_v128`
        VmleV128,
        ///`vmo_v128`
        VmoV128,
        ///`vmlo_v128`
        VmloV128,
        ///`vsum_v128`
        VsumV128,
        ///`vsumg_v128`
        VsumgV128,
        ///`vsumq_v128`
        VsumqV128,
        ///`vgfm_v128`
        VgfmV128,
        ///`vn_v128`
        VnV128,
        ///`vno_v128`
        VnoV128,
        ///`vnc_v128`
        VncV128,
        ///`vnn_v128`
        VnnV128,
        ///`vnx_v128`
        VnxV128,
        ///`vo_v128`
        VoV128,
        ///`voc_v128`
        VocV128,
        ///`vx_v128`
        VxV128,
        ///`vceq_v128`
        VceqV128,
        ///`vch_v128`
        VchV128,
        ///`vchl_v128`
        VchlV128,
        ///`verllv_v128`
        VerllvV128,
        ///`veslv_v128`
        VeslvV128,
        ///`vesrlv_v128`
        VesrlvV128,
        ///`vesrav_v128`
        VesravV128,
        ///`vsl_v128`
        VslV128,
        ///`vslb_v128`
        VslbV128,
        ///`vsrl_v128`
        VsrlV128,
        ///`vsrlb_v128`
        VsrlbV128,
        ///`vsra_v128`
        VsraV128,
        ///`vsrab_v128`
        VsrabV128,
        ///`vsldb_v128`
        VsldbV128,
        ///`vmrh_v128`
        VmrhV128,
        ///`vmrl_v128`
        VmrlV128,
        ///`vpk_v128`
        VpkV128,
        ///`vpks_v128`
        VpksV128,
        ///`vpkls_v128`
        VpklsV128,
        ///`vpdi_v128`
        VpdiV128,
        ///`vbperm_v128`
        VbpermV128,
        ///`vfee_v128`
        VfeeV128,
        ///`vfene_v128`
        VfeneV128,
        ///`vfae_v128`
        VfaeV128,
        ///`vfa_v128`
        VfaV128,
        ///`vfs_v128`
        VfsV128,
        ///`vfm_v128`
        VfmV128,
        ///`vfd_v128`
        VfdV128,
        ///`vfmax_v128`
        VfmaxV128,
        ///`vfmin_v128`
        VfminV128,
        ///`vfce_v128`
        VfceV128,
        ///`vfch_v128`
        VfchV128,
        ///`vfche_v128`
        VfcheV128,
        ///`vlc_v128`
        VlcV128,
        ///`vlp_v128`
        VlpV128,
        ///`vctz_v128`
        VctzV128,
        ///`vclz_v128`
        VclzV128,
        ///`vpopct_v128`
        VpopctV128,
        ///`vrep_v128`
        VrepV128,
        ///`vseg_v128`
        VsegV128,
        ///`vuph_v128`
        VuphV128,
        ///`vuplh_v128`
        VuplhV128,
        ///`vupl_v128`
        VuplV128,
        ///`vupll_v128`
        VupllV128,
        ///`verll_v128`
        VerllV128,
        ///`vesl_v128`
        VeslV128,
        ///`vesrl_v128`
        VesrlV128,
        ///`vesra_v128`
        VesraV128,
        ///`vistr_v128`
        VistrV128,
        ///`vfsq_v128`
        VfsqV128,
        ///`vfpso_v128`
        VfpsoV128,
        ///`vfi_v128`
        VfiV128,
        ///`vldeb_v128`
        VldebV128,
        ///`vledb_v128`
        VledbV128,
        ///`vcdg_v128`
        VcdgV128,
        ///`vcdlg_v128`
        VcdlgV128,
        ///`vcgd_v128`
        VcgdV128,
        ///`vclgd_v128`
        VclgdV128,
        ///`vac_v128`
        VacV128,
        ///`vaccc_v128`
        VacccV128,
        ///`vsbi_v128`
        VsbiV128,
        ///`vsbcbi_v128`
        VsbcbiV128,
        ///`vmal_v128`
        VmalV128,
        ///`vmah_v128`
        VmahV128,
        ///`vmalh_v128`
        VmalhV128,
        ///`vmae_v128`
        VmaeV128,
        ///`vmale_v128`
        VmaleV128,
        ///`vmao_v128`
        VmaoV128,
        ///`vmalo_v128`
        VmaloV128,
        ///`vmsl_v128`
        VmslV128,
        ///`vgfma_v128`
        VgfmaV128,
        ///`vperm_v128`
        VpermV128,
        ///`vsel_v128`
        VselV128,
        ///`vstrc_v128`
        VstrcV128,
        ///`vfma_v128`
        VfmaV128,
        ///`vfms_v128`
        VfmsV128,
        ///`vfnma_v128`
        VfnmaV128,
        ///`vfnms_v128`
        VfnmsV128,
        ///`vstrs_v128`
        VstrsV128,
        ///`vsld_v128`
        VsldV128,
        ///`vsrd_v128`
        VsrdV128,
        ///`verll_v128_by`
        VerllV128By,
        ///`vesl_v128_by`
        VeslV128By,
        ///`vesrl_v128_by`
        VesrlV128By,
        ///`vesra_v128_by`
        VesraV128By,
        ///`verim_v128`
        VerimV128,
        ///`vceqs_b`
        VceqsB,
        ///`vchs_b`
        VchsB,
        ///`vchls_b`
        VchlsB,
        ///`vfces_b`
        VfcesB,
        ///`vfchs_b`
        VfchsB,
        ///`vfches_b`
        VfchesB,
        ///`vtm_b`
        VtmB,
        ///`add_quad`
        AddQuad,
        ///`sub_quad`
        SubQuad,
        ///`mul_quad`
        MulQuad,
        ///`div_quad`
        DivQuad,
        ///`madd_quad`
        MaddQuad,
        ///`msub_quad`
        MsubQuad,
        ///`sqrt_quad`
        SqrtQuad,
        ///`fi_quad`
        FiQuad,
        ///`lc_quad`
        LcQuad,
        ///`lp_quad`
        LpQuad,
        ///`ln_quad`
        LnQuad,
        ///`quad_from_f64`
        QuadFromF64,
        ///`f64_from_quad`
        F64FromQuad,
        ///`cmp_quad_b`
        CmpQuadB,
        /// A form that the function brought along, such as an entry, a call or a return.
        Local(::ssara_core::target::Form),
    }
    /// The alternatives of each form that has some.
    pub mod alternative {
        ///The alternatives of `add64`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Add64 {
            /// The form itself.
            Base,
            ///`dst`: `i64`, the register of `b`; `a`: `i64` or slot; `b`: `i64`
            Swapped,
            ///`dst`: `i64`; `b`: `i64`
            K,
        }
        ///The alternatives of `and64`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum And64 {
            /// The form itself.
            Base,
            ///`dst`: `i64`, the register of `b`; `a`: `i64` or slot; `b`: `i64`
            Swapped,
            ///`dst`: `i64`; `b`: `i64`
            K,
        }
        ///The alternatives of `or64`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Or64 {
            /// The form itself.
            Base,
            ///`dst`: `i64`, the register of `b`; `a`: `i64` or slot; `b`: `i64`
            Swapped,
            ///`dst`: `i64`; `b`: `i64`
            K,
        }
        ///The alternatives of `xor64`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Xor64 {
            /// The form itself.
            Base,
            ///`dst`: `i64`, the register of `b`; `a`: `i64` or slot; `b`: `i64`
            Swapped,
            ///`dst`: `i64`; `b`: `i64`
            K,
        }
        ///The alternatives of `sub64`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Sub64 {
            /// The form itself.
            Base,
            ///`dst`: `i64`; `b`: `i64`
            K,
        }
        ///The alternatives of `add32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Add32 {
            /// The form itself.
            Base,
            ///`dst`: `i32`, the register of `b`; `a`: `i32` or slot; `b`: `i32`
            Swapped,
            ///`dst`: `i32`; `b`: `i32`
            K,
        }
        ///The alternatives of `and32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum And32 {
            /// The form itself.
            Base,
            ///`dst`: `i32`, the register of `b`; `a`: `i32` or slot; `b`: `i32`
            Swapped,
            ///`dst`: `i32`; `b`: `i32`
            K,
        }
        ///The alternatives of `or32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Or32 {
            /// The form itself.
            Base,
            ///`dst`: `i32`, the register of `b`; `a`: `i32` or slot; `b`: `i32`
            Swapped,
            ///`dst`: `i32`; `b`: `i32`
            K,
        }
        ///The alternatives of `xor32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Xor32 {
            /// The form itself.
            Base,
            ///`dst`: `i32`, the register of `b`; `a`: `i32` or slot; `b`: `i32`
            Swapped,
            ///`dst`: `i32`; `b`: `i32`
            K,
        }
        ///The alternatives of `sub32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Sub32 {
            /// The form itself.
            Base,
            ///`dst`: `i32`; `b`: `i32`
            K,
        }
        ///The alternatives of `add64_imm16`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Add64Imm16 {
            /// The form itself.
            Base,
            ///`dst`: `i64`
            K,
        }
        ///The alternatives of `add32_imm16`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Add32Imm16 {
            /// The form itself.
            Base,
            ///`dst`: `i32`
            K,
        }
        ///The alternatives of `mul64`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Mul64 {
            /// The form itself.
            Base,
            ///`dst`: `i64`, the register of `b`; `a`: `i64` or slot; `b`: `i64`
            Swapped,
            ///`dst`: `i64`; `b`: `i64`
            K,
        }
        ///The alternatives of `mul32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Mul32 {
            /// The form itself.
            Base,
            ///`dst`: `i32`, the register of `b`; `a`: `i32` or slot; `b`: `i32`
            Swapped,
            ///`dst`: `i32`; `b`: `i32`
            K,
        }
        ///The alternatives of `sll`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Sll {
            /// The form itself.
            Base,
            ///`dst`: `i32`
            K,
        }
        ///The alternatives of `srl`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Srl {
            /// The form itself.
            Base,
            ///`dst`: `i32`
            K,
        }
        ///The alternatives of `sra`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Sra {
            /// The form itself.
            Base,
            ///`dst`: `i32`
            K,
        }
        ///The alternatives of `sll_imm`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum SllImm {
            /// The form itself.
            Base,
            ///`dst`: `i32`
            K,
        }
        ///The alternatives of `srl_imm`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum SrlImm {
            /// The form itself.
            Base,
            ///`dst`: `i32`
            K,
        }
        ///The alternatives of `sra_imm`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum SraImm {
            /// The form itself.
            Base,
            ///`dst`: `i32`
            K,
        }
        ///The alternatives of `add_f64`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum AddF64 {
            /// The form itself.
            Base,
            ///`dst`: `fpr64`, the register of `b`; `a`: `fpr64` or slot; `b`: `fpr64`
            Swapped,
            ///`dst`: `f64`; `a`: `f64`; `b`: `f64`
            Vector,
        }
        ///The alternatives of `mul_f64`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum MulF64 {
            /// The form itself.
            Base,
            ///`dst`: `fpr64`, the register of `b`; `a`: `fpr64` or slot; `b`: `fpr64`
            Swapped,
            ///`dst`: `f64`; `a`: `f64`; `b`: `f64`
            Vector,
        }
        ///The alternatives of `add_f32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum AddF32 {
            /// The form itself.
            Base,
            ///`dst`: `fpr32`, the register of `b`; `a`: `fpr32` or slot; `b`: `fpr32`
            Swapped,
            ///`dst`: `f32`; `a`: `f32`; `b`: `f32`
            Vector,
        }
        ///The alternatives of `mul_f32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum MulF32 {
            /// The form itself.
            Base,
            ///`dst`: `fpr32`, the register of `b`; `a`: `fpr32` or slot; `b`: `fpr32`
            Swapped,
            ///`dst`: `f32`; `a`: `f32`; `b`: `f32`
            Vector,
        }
        ///The alternatives of `sub_f64`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum SubF64 {
            /// The form itself.
            Base,
            ///`dst`: `f64`; `a`: `f64`; `b`: `f64`
            Vector,
        }
        ///The alternatives of `div_f64`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum DivF64 {
            /// The form itself.
            Base,
            ///`dst`: `f64`; `a`: `f64`; `b`: `f64`
            Vector,
        }
        ///The alternatives of `sub_f32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum SubF32 {
            /// The form itself.
            Base,
            ///`dst`: `f32`; `a`: `f32`; `b`: `f32`
            Vector,
        }
        ///The alternatives of `div_f32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum DivF32 {
            /// The form itself.
            Base,
            ///`dst`: `f32`; `a`: `f32`; `b`: `f32`
            Vector,
        }
        ///The alternatives of `madd_f64`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum MaddF64 {
            /// The form itself.
            Base,
            ///`dst`: `f64`; `a`: `f64`; `b`: `f64`; `c`: `f64`
            Vector,
        }
        ///The alternatives of `msub_f64`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum MsubF64 {
            /// The form itself.
            Base,
            ///`dst`: `f64`; `a`: `f64`; `b`: `f64`; `c`: `f64`
            Vector,
        }
        ///The alternatives of `madd_f32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum MaddF32 {
            /// The form itself.
            Base,
            ///`dst`: `f32`; `a`: `f32`; `b`: `f32`; `c`: `f32`
            Vector,
        }
        ///The alternatives of `msub_f32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum MsubF32 {
            /// The form itself.
            Base,
            ///`dst`: `f32`; `a`: `f32`; `b`: `f32`; `c`: `f32`
            Vector,
        }
        ///The alternatives of `sqrt_f64`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum SqrtF64 {
            /// The form itself.
            Base,
            ///`dst`: `f64`; `a`: `f64`
            Vector,
        }
        ///The alternatives of `sqrt_f32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum SqrtF32 {
            /// The form itself.
            Base,
            ///`dst`: `f32`; `a`: `f32`
            Vector,
        }
        ///The alternatives of `cmp_f64_b`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum CmpF64B {
            /// The form itself.
            Base,
            ///`a`: `f64`; `b`: `f64`
            Vector,
        }
        ///The alternatives of `cmp_f32_b`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum CmpF32B {
            /// The form itself.
            Base,
            ///`a`: `f32`; `b`: `f32`
            Vector,
        }
        ///The alternatives of `signal_f64_b`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum SignalF64B {
            /// The form itself.
            Base,
            ///`a`: `f64`; `b`: `f64`
            Vector,
        }
        ///The alternatives of `signal_f32_b`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum SignalF32B {
            /// The form itself.
            Base,
            ///`a`: `f32`; `b`: `f32`
            Vector,
        }
        ///The alternatives of `cmp_f64_set`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum CmpF64Set {
            /// The form itself.
            Base,
            ///`a`: `f64`; `b`: `f64`
            Vector,
        }
        ///The alternatives of `cmp_f32_set`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum CmpF32Set {
            /// The form itself.
            Base,
            ///`a`: `f32`; `b`: `f32`
            Vector,
        }
        ///The alternatives of `signal_f64_set`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum SignalF64Set {
            /// The form itself.
            Base,
            ///`a`: `f64`; `b`: `f64`
            Vector,
        }
        ///The alternatives of `signal_f32_set`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum SignalF32Set {
            /// The form itself.
            Base,
            ///`a`: `f32`; `b`: `f32`
            Vector,
        }
    }
    const _: () = {
        use AnyForm as A;
        use alternative as a;
        static FORMS: [AnyForm; 694] = [
            A::Const64,
            A::Const64Wide,
            A::Const32,
            A::Const32High,
            A::Larl,
            A::FrameAddress,
            A::Lgrl,
            A::La,
            A::LaIndex,
            A::Mov64,
            A::Mov32,
            A::Ear,
            A::Insert64Imm,
            A::Insert32Imm,
            A::Sx32To64,
            A::Zx32To64,
            A::Sx16In64,
            A::Sx8In64,
            A::Zx16In64,
            A::Zx8In64,
            A::Sx16In32,
            A::Sx8In32,
            A::Zx16In32,
            A::Zx8In32,
            A::Trunc64To32,
            A::HighWord,
            A::LowWordToHigh,
            A::InsertLowWord,
            A::InsertHighWord,
            A::Lg,
            A::Lgf,
            A::Llgf,
            A::Lgh,
            A::Llgh,
            A::Lgb,
            A::Llgc,
            A::Lrvg,
            A::Lgat,
            A::LgIndex,
            A::LgfIndex,
            A::LlgfIndex,
            A::LghIndex,
            A::LlghIndex,
            A::LgbIndex,
            A::LlgcIndex,
            A::LrvgIndex,
            A::LgatIndex,
            A::L,
            A::Lh,
            A::Llh,
            A::Lb,
            A::Llc,
            A::Lrv,
            A::LIndex,
            A::LhIndex,
            A::LlhIndex,
            A::LbIndex,
            A::LlcIndex,
            A::LrvIndex,
            A::Lfh,
            A::Lhh,
            A::Llhh,
            A::Lbh,
            A::Llch,
            A::LfhIndex,
            A::LhhIndex,
            A::LlhhIndex,
            A::LbhIndex,
            A::LlchIndex,
            A::Ic,
            A::Stg,
            A::Strvg,
            A::StgIndex,
            A::StrvgIndex,
            A::St,
            A::Sth,
            A::Stc,
            A::Strv,
            A::Strvh,
            A::StIndex,
            A::SthIndex,
            A::StcIndex,
            A::StrvIndex,
            A::StrvhIndex,
            A::Stfh,
            A::Sthh,
            A::Stch,
            A::StfhIndex,
            A::SthhIndex,
            A::StchIndex,
            A::Mvghi,
            A::Mvhi,
            A::Mvhhi,
            A::Mvi,
            A::Agsi,
            A::Asi,
            A::Algsi,
            A::Alsi,
            A::Ni,
            A::Oi,
            A::Xi,
            A::Pfd,
            A::Lmg2,
            A::Lmg3,
            A::Lmg4,
            A::Stmg2,
            A::Stmg3,
            A::Stmg4,
            A::Lpq,
            A::Stpq,
            A::Lpdg,
            A::Lpd,
            A::Add64(a::Add64::Base),
            A::Add64(a::Add64::Swapped),
            A::Add64(a::Add64::K),
            A::And64(a::And64::Base),
            A::And64(a::And64::Swapped),
            A::And64(a::And64::K),
            A::Or64(a::Or64::Base),
            A::Or64(a::Or64::Swapped),
            A::Or64(a::Or64::K),
            A::Xor64(a::Xor64::Base),
            A::Xor64(a::Xor64::Swapped),
            A::Xor64(a::Xor64::K),
            A::Sub64(a::Sub64::Base),
            A::Sub64(a::Sub64::K),
            A::Add32(a::Add32::Base),
            A::Add32(a::Add32::Swapped),
            A::Add32(a::Add32::K),
            A::And32(a::And32::Base),
            A::And32(a::And32::Swapped),
            A::And32(a::And32::K),
            A::Or32(a::Or32::Base),
            A::Or32(a::Or32::Swapped),
            A::Or32(a::Or32::K),
            A::Xor32(a::Xor32::Base),
            A::Xor32(a::Xor32::Swapped),
            A::Xor32(a::Xor32::K),
            A::Sub32(a::Sub32::Base),
            A::Sub32(a::Sub32::K),
            A::Add6432,
            A::Sub6432,
            A::Add64Imm,
            A::And64Imm,
            A::Or64Imm,
            A::Xor64Imm,
            A::Add64Imm16(a::Add64Imm16::Base),
            A::Add64Imm16(a::Add64Imm16::K),
            A::Add32Imm,
            A::And32Imm,
            A::Or32Imm,
            A::Xor32Imm,
            A::Add32ImmHigh,
            A::And32ImmHigh,
            A::Or32ImmHigh,
            A::Xor32ImmHigh,
            A::Add32Imm16(a::Add32Imm16::Base),
            A::Add32Imm16(a::Add32Imm16::K),
            A::Add32High,
            A::Sub32High,
            A::Add64Mem,
            A::Add32Mem,
            A::Sub64Mem,
            A::Sub32Mem,
            A::And64Mem,
            A::And32Mem,
            A::Or64Mem,
            A::Or32Mem,
            A::Xor64Mem,
            A::Xor32Mem,
            A::Add64MemIndex,
            A::Add32MemIndex,
            A::Sub64MemIndex,
            A::Sub32MemIndex,
            A::And64MemIndex,
            A::And32MemIndex,
            A::Or64MemIndex,
            A::Or32MemIndex,
            A::Xor64MemIndex,
            A::Xor32MemIndex,
            A::Lc64,
            A::Lp64,
            A::Ln64,
            A::Lc32,
            A::Lp32,
            A::Ln32,
            A::Add128,
            A::Sub128,
            A::Nand64,
            A::Nor64,
            A::Nxor64,
            A::Andc64,
            A::Orc64,
            A::Nand32,
            A::Nor32,
            A::Nxor32,
            A::Andc32,
            A::Orc32,
            A::Mul64(a::Mul64::Base),
            A::Mul64(a::Mul64::Swapped),
            A::Mul64(a::Mul64::K),
            A::Mul32(a::Mul32::Base),
            A::Mul32(a::Mul32::Swapped),
            A::Mul32(a::Mul32::K),
            A::Mul64Imm,
            A::Mul32Imm,
            A::Mlgr,
            A::Mgrk,
            A::Mlr,
            A::Mr,
            A::Dlgr,
            A::Dsgr,
            A::Dsgfr,
            A::Dlr,
            A::Dr,
            A::Sllg,
            A::Srlg,
            A::Srag,
            A::Rllg,
            A::SllgImm,
            A::SrlgImm,
            A::SragImm,
            A::RllgImm,
            A::Sll(a::Sll::Base),
            A::Sll(a::Sll::K),
            A::Srl(a::Srl::Base),
            A::Srl(a::Srl::K),
            A::Sra(a::Sra::Base),
            A::Sra(a::Sra::K),
            A::SllImm(a::SllImm::Base),
            A::SllImm(a::SllImm::K),
            A::SrlImm(a::SrlImm::Base),
            A::SrlImm(a::SrlImm::K),
            A::SraImm(a::SraImm::Base),
            A::SraImm(a::SraImm::K),
            A::Rll,
            A::RllImm,
            A::Sldl,
            A::Srdl,
            A::Slda,
            A::Srda,
            A::SldlImm,
            A::SrdlImm,
            A::SldaImm,
            A::SrdaImm,
            A::Risbgz,
            A::Risbg,
            A::Rnsbg,
            A::Rosbg,
            A::Rxsbg,
            A::Flogr,
            A::Popcnt,
            A::Lrvgr,
            A::Popcnt64,
            A::Lrvr,
            A::Cmp64Set,
            A::Cmpl64Set,
            A::Cmp32Set,
            A::Cmpl32Set,
            A::Cmp64ImmSet,
            A::Cmpl64ImmSet,
            A::Tm64ImmSet,
            A::Cmp32ImmSet,
            A::Cmpl32ImmSet,
            A::Tm32ImmSet,
            A::Cmp64Loc64,
            A::Cmp64Loc32,
            A::Cmpl64Loc64,
            A::Cmpl64Loc32,
            A::Cmp32Loc64,
            A::Cmp32Loc32,
            A::Cmpl32Loc64,
            A::Cmpl32Loc32,
            A::Cmp64ImmLoc64,
            A::Cmp64ImmLoc32,
            A::Cmpl64ImmLoc64,
            A::Cmpl64ImmLoc32,
            A::Tm64ImmLoc64,
            A::Tm64ImmLoc32,
            A::Cmp32ImmLoc64,
            A::Cmp32ImmLoc32,
            A::Cmpl32ImmLoc64,
            A::Cmpl32ImmLoc32,
            A::Tm32ImmLoc64,
            A::Tm32ImmLoc32,
            A::Cmp64LocHigh,
            A::Cmpl64LocHigh,
            A::Cmp64Sel64,
            A::Cmp64Sel32,
            A::Cmpl64Sel64,
            A::Cmpl64Sel32,
            A::Cmp32Sel64,
            A::Cmp32Sel32,
            A::Cmpl32Sel64,
            A::Cmpl32Sel32,
            A::Add64OverflowSet,
            A::Sub64OverflowSet,
            A::Add32OverflowSet,
            A::Sub32OverflowSet,
            A::Jump,
            A::Cmp64B,
            A::Cmpl64B,
            A::Cmp32B,
            A::Cmpl32B,
            A::Cmp32HighB,
            A::Cmpl32HighB,
            A::Cmp64ImmB,
            A::Cmpl64ImmB,
            A::Tm64ImmB,
            A::Cmp32ImmB,
            A::Cmpl32ImmB,
            A::Tm32ImmB,
            A::Cmp32ImmHighB,
            A::Cmpl32ImmHighB,
            A::Tm32ImmHighB,
            A::CghsiMemB,
            A::ClghsiMemB,
            A::ChsiMemB,
            A::ClfhsiMemB,
            A::CliMemB,
            A::TmMemB,
            A::Add64OverflowB,
            A::Sub64OverflowB,
            A::Add32OverflowB,
            A::Sub32OverflowB,
            A::Brctg,
            A::Brct,
            A::Brcth,
            A::Brxhg,
            A::Brxlg,
            A::BrxhgOdd,
            A::BrxlgOdd,
            A::JumpTable,
            A::Br,
            A::TailBr,
            A::Trap,
            A::Csg,
            A::Cs,
            A::Cdsg,
            A::Cds,
            A::CsgSet,
            A::CsSet,
            A::Laag,
            A::Laalg,
            A::Lang,
            A::Laog,
            A::Laxg,
            A::Laa,
            A::Laal,
            A::Lan,
            A::Lao,
            A::Lax,
            A::Atomic64,
            A::Atomic32,
            A::BcrSerialize,
            A::Mvc,
            A::Nc,
            A::Oc,
            A::Xc,
            A::Tr,
            A::ExMvc,
            A::ExNc,
            A::ExOc,
            A::ExXc,
            A::ExTr,
            A::ClcB,
            A::ClcSet,
            A::Mvcle,
            A::MvclePadded,
            A::Mvcl,
            A::ClcleSet,
            A::Mvst,
            A::ClstSet,
            A::Srst,
            A::Trt,
            A::Tre,
            A::Cu12,
            A::Cu14,
            A::Cu21,
            A::Cu24,
            A::Cu41,
            A::Cu42,
            A::Cksm,
            A::Km,
            A::Kmc,
            A::Kimd,
            A::Klmd,
            A::Kmac,
            A::Kmctr,
            A::Svc3,
            A::Svc6,
            A::Stckf,
            A::Stfle,
            A::Nop,
            A::Tend,
            A::Tbegin,
            A::ZeroF64,
            A::ZeroF32,
            A::ConstF64,
            A::ConstF32,
            A::MovF64,
            A::MovF32,
            A::LoadF64,
            A::LoadF32,
            A::LoadF64Index,
            A::LoadF32Index,
            A::StoreF64,
            A::StoreF32,
            A::StoreF64Index,
            A::StoreF32Index,
            A::Lgdr,
            A::Ldgr,
            A::Cpsdr,
            A::AddF64(a::AddF64::Base),
            A::AddF64(a::AddF64::Swapped),
            A::AddF64(a::AddF64::Vector),
            A::MulF64(a::MulF64::Base),
            A::MulF64(a::MulF64::Swapped),
            A::MulF64(a::MulF64::Vector),
            A::AddF32(a::AddF32::Base),
            A::AddF32(a::AddF32::Swapped),
            A::AddF32(a::AddF32::Vector),
            A::MulF32(a::MulF32::Base),
            A::MulF32(a::MulF32::Swapped),
            A::MulF32(a::MulF32::Vector),
            A::SubF64(a::SubF64::Base),
            A::SubF64(a::SubF64::Vector),
            A::DivF64(a::DivF64::Base),
            A::DivF64(a::DivF64::Vector),
            A::SubF32(a::SubF32::Base),
            A::SubF32(a::SubF32::Vector),
            A::DivF32(a::DivF32::Base),
            A::DivF32(a::DivF32::Vector),
            A::MaddF64(a::MaddF64::Base),
            A::MaddF64(a::MaddF64::Vector),
            A::MsubF64(a::MsubF64::Base),
            A::MsubF64(a::MsubF64::Vector),
            A::MaddF32(a::MaddF32::Base),
            A::MaddF32(a::MaddF32::Vector),
            A::MsubF32(a::MsubF32::Base),
            A::MsubF32(a::MsubF32::Vector),
            A::SqrtF64(a::SqrtF64::Base),
            A::SqrtF64(a::SqrtF64::Vector),
            A::SqrtF32(a::SqrtF32::Base),
            A::SqrtF32(a::SqrtF32::Vector),
            A::LcF64,
            A::LpF64,
            A::LnF64,
            A::FiF64,
            A::LcF32,
            A::LpF32,
            A::LnF32,
            A::FiF32,
            A::Mdebr,
            A::Ldebr,
            A::Ledbr,
            A::Didbr,
            A::Diebr,
            A::F64FromI64,
            A::F64FromI32,
            A::F32FromI64,
            A::F32FromI32,
            A::F64ToI64,
            A::F64ToI32,
            A::F32ToI64,
            A::F32ToI32,
            A::CmpF64B(a::CmpF64B::Base),
            A::CmpF64B(a::CmpF64B::Vector),
            A::CmpF32B(a::CmpF32B::Base),
            A::CmpF32B(a::CmpF32B::Vector),
            A::SignalF64B(a::SignalF64B::Base),
            A::SignalF64B(a::SignalF64B::Vector),
            A::SignalF32B(a::SignalF32B::Base),
            A::SignalF32B(a::SignalF32B::Vector),
            A::CmpF64Set(a::CmpF64Set::Base),
            A::CmpF64Set(a::CmpF64Set::Vector),
            A::CmpF32Set(a::CmpF32Set::Base),
            A::CmpF32Set(a::CmpF32Set::Vector),
            A::SignalF64Set(a::SignalF64Set::Base),
            A::SignalF64Set(a::SignalF64Set::Vector),
            A::SignalF32Set(a::SignalF32Set::Base),
            A::SignalF32Set(a::SignalF32Set::Vector),
            A::CmpF64Loc64,
            A::CmpF64Loc32,
            A::CmpF32Loc64,
            A::CmpF32Loc32,
            A::F64ClassB,
            A::F32ClassB,
            A::Adtr,
            A::Sdtr,
            A::Mdtr,
            A::Ddtr,
            A::Qadtr,
            A::Rrdtr,
            A::Cdgtr,
            A::Cgdtr,
            A::ZeroExtended,
            A::Axbr,
            A::Sxbr,
            A::Mxbr,
            A::Dxbr,
            A::Sqxbr,
            A::Fixbr,
            A::Lcxbr,
            A::Lpxbr,
            A::Lnxbr,
            A::Mxdbr,
            A::Lxdbr,
            A::Lxebr,
            A::Ldxbr,
            A::ExtendedFromI64,
            A::ExtendedFromI32,
            A::ExtendedToI64,
            A::ExtendedToI32,
            A::CmpExtendedB,
            A::CmpExtendedSet,
            A::Axtr,
            A::Sxtr,
            A::Mxtr,
            A::Dxtr,
            A::QuadOfExtended,
            A::ExtendedOfQuad,
            A::ZeroV128,
            A::OnesV128,
            A::BytemaskV128,
            A::RepiV128,
            A::MovV128,
            A::Vl,
            A::Vlrep,
            A::Vllez,
            A::VlIndex,
            A::VlrepIndex,
            A::VllezIndex,
            A::Vle,
            A::Vll,
            A::Vst,
            A::Vste,
            A::VstIndex,
            A::VsteIndex,
            A::Vstl,
            A::Vlm2,
            A::Vlm3,
            A::Vlm4,
            A::Vstm2,
            A::Vstm3,
            A::Vstm4,
            A::Vge,
            A::Vsce,
            A::VlvgI64,
            A::VlvgI64Imm,
            A::VlvgI32Imm,
            A::Vlvgp,
            A::VlgvI64,
            A::VlgvI64Imm,
            A::LowF64,
            A::LowF32,
            A::WideF64,
            A::WideF32,
            A::VaV128,
            A::VsV128,
            A::VaccV128,
            A::VscbiV128,
            A::VavgV128,
            A::VavglV128,
            A::VmxV128,
            A::VmxlV128,
            A::VmnV128,
            A::VmnlV128,
            A::VmlV128,
            A::VmhV128,
            A::VmlhV128,
            A::VmeV128,
            A::VmleV128,
            A::VmoV128,
            A::VmloV128,
            A::VsumV128,
            A::VsumgV128,
            A::VsumqV128,
            A::VgfmV128,
            A::VnV128,
            A::VnoV128,
            A::VncV128,
            A::VnnV128,
            A::VnxV128,
            A::VoV128,
            A::VocV128,
            A::VxV128,
            A::VceqV128,
            A::VchV128,
            A::VchlV128,
            A::VerllvV128,
            A::VeslvV128,
            A::VesrlvV128,
            A::VesravV128,
            A::VslV128,
            A::VslbV128,
            A::VsrlV128,
            A::VsrlbV128,
            A::VsraV128,
            A::VsrabV128,
            A::VsldbV128,
            A::VmrhV128,
            A::VmrlV128,
            A::VpkV128,
            A::VpksV128,
            A::VpklsV128,
            A::VpdiV128,
            A::VbpermV128,
            A::VfeeV128,
            A::VfeneV128,
            A::VfaeV128,
            A::VfaV128,
            A::VfsV128,
            A::VfmV128,
            A::VfdV128,
            A::VfmaxV128,
            A::VfminV128,
            A::VfceV128,
            A::VfchV128,
            A::VfcheV128,
            A::VlcV128,
            A::VlpV128,
            A::VctzV128,
            A::VclzV128,
            A::VpopctV128,
            A::VrepV128,
            A::VsegV128,
            A::VuphV128,
            A::VuplhV128,
            A::VuplV128,
            A::VupllV128,
            A::VerllV128,
            A::VeslV128,
            A::VesrlV128,
            A::VesraV128,
            A::VistrV128,
            A::VfsqV128,
            A::VfpsoV128,
            A::VfiV128,
            A::VldebV128,
            A::VledbV128,
            A::VcdgV128,
            A::VcdlgV128,
            A::VcgdV128,
            A::VclgdV128,
            A::VacV128,
            A::VacccV128,
            A::VsbiV128,
            A::VsbcbiV128,
            A::VmalV128,
            A::VmahV128,
            A::VmalhV128,
            A::VmaeV128,
            A::VmaleV128,
            A::VmaoV128,
            A::VmaloV128,
            A::VmslV128,
            A::VgfmaV128,
            A::VpermV128,
            A::VselV128,
            A::VstrcV128,
            A::VfmaV128,
            A::VfmsV128,
            A::VfnmaV128,
            A::VfnmsV128,
            A::VstrsV128,
            A::VsldV128,
            A::VsrdV128,
            A::VerllV128By,
            A::VeslV128By,
            A::VesrlV128By,
            A::VesraV128By,
            A::VerimV128,
            A::VceqsB,
            A::VchsB,
            A::VchlsB,
            A::VfcesB,
            A::VfchsB,
            A::VfchesB,
            A::VtmB,
            A::AddQuad,
            A::SubQuad,
            A::MulQuad,
            A::DivQuad,
            A::MaddQuad,
            A::MsubQuad,
            A::SqrtQuad,
            A::FiQuad,
            A::LcQuad,
            A::LpQuad,
            A::LnQuad,
            A::QuadFromF64,
            A::F64FromQuad,
            A::CmpQuadB,
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
