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
pub mod power64 {
    /*!
The target `power64`.

64-bit Power with VSX, little-endian, and the ABI ELFv2.

| bank | registers | units | kinds of value | about |
| --- | --- | --- | --- | --- |
| `int` | 32 (32 with parts) | 32 | `i64` | General-purpose registers. |
| `vec` | 64 (128 with parts) | 82 | `v128`, `f64` | Vector-scalar registers. |
| `cond` | 8 (8 with parts) | 8 | `cr` | Fields of the condition register. |
| `branch` | 2 (2 with parts) | 2 | `target` | Registers through which branches go. |
| `carry` | 1 (1 with parts) | 1 | `carry` | The carry of XER. |

| feature | default | about |
| --- | --- | --- |
| `power10` | no | ISA 3.1: prefixed instructions, pairs of vectors, set boolean. |

11 classes, 982 instruction forms, 40 alternatives, 1 calling convention.

Never allocated: `r1`, `r2`, `r13`.

* [`Builder`] builds functions; the instruction forms are the methods of [`Ins`].
* [`AnyForm`] is what an emitter matches on: each form, with its alternatives.
* [`reg`], [`class`], [`form`] and [`conv`] name what the tables contain, each with its map.
* `MIN_REGS_` and the name of a bank are the numbers of registers that suffice.
* [`TARGET`] is the tables.
*/
    mod tables {
        use ::ssara_core::target::*;
        use ::ssara_core::__private::Cow;
        pub(super) static BANKS: [BankDesc; 5usize] = [
            BankDesc {
                name: Cow::Borrowed("int"),
                doc: Cow::Borrowed("General-purpose registers."),
                first_word: 0u8,
                words: 1u8,
                units: 32u16,
                first_reg: Reg(0u16),
                num_regs: 32u16,
                min_regs: 10u16,
            },
            BankDesc {
                name: Cow::Borrowed("vec"),
                doc: Cow::Borrowed("Vector-scalar registers."),
                first_word: 1u8,
                words: 2u8,
                units: 82u16,
                first_reg: Reg(32u16),
                num_regs: 128u16,
                min_regs: 25u16,
            },
            BankDesc {
                name: Cow::Borrowed("cond"),
                doc: Cow::Borrowed("Fields of the condition register."),
                first_word: 3u8,
                words: 1u8,
                units: 8u16,
                first_reg: Reg(160u16),
                num_regs: 8u16,
                min_regs: 3u16,
            },
            BankDesc {
                name: Cow::Borrowed("branch"),
                doc: Cow::Borrowed("Registers through which branches go."),
                first_word: 4u8,
                words: 1u8,
                units: 2u16,
                first_reg: Reg(168u16),
                num_regs: 2u16,
                min_regs: 2u16,
            },
            BankDesc {
                name: Cow::Borrowed("carry"),
                doc: Cow::Borrowed("The carry of XER."),
                first_word: 5u8,
                words: 1u8,
                units: 1u16,
                first_reg: Reg(170u16),
                num_regs: 1u16,
                min_regs: 1u16,
            },
        ];
        pub(super) static TYPES: [TypeDesc; 6usize] = [
            TypeDesc {
                name: Cow::Borrowed("i64"),
                doc: Cow::Borrowed("An integer or an address."),
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
                name: Cow::Borrowed("v128"),
                doc: Cow::Borrowed("A vector, or a number of quadruple precision."),
                bank: Bank(1u8),
                bits: 128u16,
                spill_size: 16u16,
                spill_align: 16u16,
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
                doc: Cow::Borrowed(
                    "A number of double or single precision, or 64 bits.",
                ),
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
                name: Cow::Borrowed("cr"),
                doc: Cow::Borrowed("Less, greater, equal, and unordered or overflow."),
                bank: Bank(2u8),
                bits: 4u16,
                spill_size: 4u16,
                spill_align: 4u16,
                scalable: false,
                swap: false,
                spill_to: Cow::Borrowed(&[]),
                prices: Prices::DEFAULT,
                moves: Cow::Borrowed(&[]),
                memory: Cow::Borrowed(
                    &[
                        MemoryRule {
                            of: Class(3u16),
                            through: Class(0u16),
                        },
                    ],
                ),
                orders: Cow::Borrowed(const { &[] }),
            },
            TypeDesc {
                name: Cow::Borrowed("target"),
                doc: Cow::Borrowed("A count of a loop, or an address to branch to."),
                bank: Bank(3u8),
                bits: 64u16,
                spill_size: 8u16,
                spill_align: 8u16,
                scalable: false,
                swap: false,
                spill_to: Cow::Borrowed(&[Type(0u8)]),
                prices: Prices {
                    load: 400u16,
                    store: 100u16,
                    r#move: 40u16,
                    swap: 80u16,
                    remat: 100u16,
                    cheap_remat: 40u16,
                    transfer: 100u16,
                    slot_read: 200u16,
                    slot_write: 50u16,
                },
                moves: Cow::Borrowed(
                    &[
                        MoveRule {
                            from: Class(4u16),
                            to: Class(4u16),
                            way: MoveWay::Through(Class(0u16)),
                        },
                    ],
                ),
                memory: Cow::Borrowed(
                    &[
                        MemoryRule {
                            of: Class(4u16),
                            through: Class(0u16),
                        },
                    ],
                ),
                orders: Cow::Borrowed(const { &[] }),
            },
            TypeDesc {
                name: Cow::Borrowed("carry"),
                doc: Cow::Borrowed("A carry, or no borrow."),
                bank: Bank(4u8),
                bits: 1u16,
                spill_size: 4u16,
                spill_align: 4u16,
                scalable: false,
                swap: false,
                spill_to: Cow::Borrowed(&[]),
                prices: Prices::DEFAULT,
                moves: Cow::Borrowed(&[]),
                memory: Cow::Borrowed(
                    &[
                        MemoryRule {
                            of: Class(5u16),
                            through: Class(0u16),
                        },
                    ],
                ),
                orders: Cow::Borrowed(const { &[] }),
            },
        ];
        pub(super) static REGS: [RegDesc; 171usize] = [
            RegDesc {
                name: Cow::Borrowed("r0"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(0u16),
                low_bit: 0u16,
                bits: 64u16,
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
                bits: 64u16,
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
                bits: 64u16,
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
                bits: 64u16,
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
                bits: 64u16,
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
                bits: 64u16,
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
                bits: 64u16,
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
                bits: 64u16,
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
                bits: 64u16,
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
                bits: 64u16,
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
                bits: 64u16,
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
                bits: 64u16,
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
                bits: 64u16,
                encoding: 12u16,
                units: (12u32, 1u16),
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
                root: Reg(13u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 13u16,
                units: (13u32, 1u16),
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
                root: Reg(14u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 14u16,
                units: (14u32, 1u16),
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
                root: Reg(15u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 15u16,
                units: (15u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r16"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(16u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 16u16,
                units: (16u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r17"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(17u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 17u16,
                units: (17u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r18"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(18u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 18u16,
                units: (18u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r19"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(19u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 19u16,
                units: (19u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r20"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(20u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 20u16,
                units: (20u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r21"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(21u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 21u16,
                units: (21u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r22"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(22u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 22u16,
                units: (22u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r23"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(23u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 23u16,
                units: (23u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r24"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(24u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 24u16,
                units: (24u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r25"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(25u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 25u16,
                units: (25u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r26"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(26u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 26u16,
                units: (26u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r27"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(27u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 27u16,
                units: (27u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r28"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(28u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 28u16,
                units: (28u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r29"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(29u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 29u16,
                units: (29u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r30"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(30u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 30u16,
                units: (30u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r31"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(31u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 31u16,
                units: (31u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs0"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(32u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 0u16,
                units: (32u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f0"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(32u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 0u16,
                units: (33u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs1"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(34u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 1u16,
                units: (34u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f1"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(34u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 1u16,
                units: (35u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs2"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(36u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 2u16,
                units: (36u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f2"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(36u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 2u16,
                units: (37u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs3"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(38u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 3u16,
                units: (38u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f3"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(38u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 3u16,
                units: (39u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs4"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(40u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 4u16,
                units: (40u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f4"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(40u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 4u16,
                units: (41u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs5"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(42u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 5u16,
                units: (42u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f5"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(42u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 5u16,
                units: (43u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs6"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(44u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 6u16,
                units: (44u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f6"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(44u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 6u16,
                units: (45u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs7"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(46u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 7u16,
                units: (46u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f7"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(46u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 7u16,
                units: (47u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs8"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(48u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 8u16,
                units: (48u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f8"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(48u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 8u16,
                units: (49u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs9"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(50u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 9u16,
                units: (50u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f9"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(50u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 9u16,
                units: (51u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs10"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(52u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 10u16,
                units: (52u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f10"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(52u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 10u16,
                units: (53u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs11"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(54u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 11u16,
                units: (54u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f11"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(54u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 11u16,
                units: (55u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs12"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(56u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 12u16,
                units: (56u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f12"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(56u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 12u16,
                units: (57u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs13"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(58u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 13u16,
                units: (58u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f13"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(58u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 13u16,
                units: (59u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs14"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(60u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 14u16,
                units: (60u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f14"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(60u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 14u16,
                units: (62u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs15"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(62u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 15u16,
                units: (63u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f15"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(62u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 15u16,
                units: (65u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs16"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(64u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 16u16,
                units: (66u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f16"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(64u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 16u16,
                units: (68u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs17"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(66u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 17u16,
                units: (69u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f17"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(66u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 17u16,
                units: (71u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs18"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(68u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 18u16,
                units: (72u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f18"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(68u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 18u16,
                units: (74u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs19"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(70u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 19u16,
                units: (75u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f19"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(70u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 19u16,
                units: (77u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs20"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(72u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 20u16,
                units: (78u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f20"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(72u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 20u16,
                units: (80u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs21"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(74u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 21u16,
                units: (81u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f21"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(74u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 21u16,
                units: (83u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs22"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(76u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 22u16,
                units: (84u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f22"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(76u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 22u16,
                units: (86u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs23"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(78u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 23u16,
                units: (87u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f23"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(78u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 23u16,
                units: (89u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs24"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(80u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 24u16,
                units: (90u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f24"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(80u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 24u16,
                units: (92u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs25"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(82u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 25u16,
                units: (93u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f25"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(82u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 25u16,
                units: (95u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs26"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(84u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 26u16,
                units: (96u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f26"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(84u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 26u16,
                units: (98u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs27"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(86u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 27u16,
                units: (99u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f27"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(86u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 27u16,
                units: (101u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs28"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(88u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 28u16,
                units: (102u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f28"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(88u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 28u16,
                units: (104u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs29"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(90u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 29u16,
                units: (105u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f29"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(90u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 29u16,
                units: (107u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs30"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(92u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 30u16,
                units: (108u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f30"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(92u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 30u16,
                units: (110u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vs31"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(94u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 31u16,
                units: (111u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("f31"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(94u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 31u16,
                units: (113u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v0"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(96u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 32u16,
                units: (114u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf0"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(96u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 32u16,
                units: (115u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v1"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(98u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 33u16,
                units: (116u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf1"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(98u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 33u16,
                units: (117u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v2"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(100u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 34u16,
                units: (118u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf2"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(100u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 34u16,
                units: (119u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v3"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(102u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 35u16,
                units: (120u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf3"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(102u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 35u16,
                units: (121u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v4"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(104u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 36u16,
                units: (122u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf4"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(104u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 36u16,
                units: (123u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v5"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(106u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 37u16,
                units: (124u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf5"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(106u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 37u16,
                units: (125u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v6"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(108u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 38u16,
                units: (126u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf6"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(108u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 38u16,
                units: (127u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v7"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(110u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 39u16,
                units: (128u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf7"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(110u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 39u16,
                units: (129u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v8"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(112u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 40u16,
                units: (130u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf8"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(112u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 40u16,
                units: (131u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v9"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(114u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 41u16,
                units: (132u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf9"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(114u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 41u16,
                units: (133u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v10"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(116u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 42u16,
                units: (134u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf10"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(116u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 42u16,
                units: (135u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v11"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(118u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 43u16,
                units: (136u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf11"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(118u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 43u16,
                units: (137u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v12"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(120u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 44u16,
                units: (138u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf12"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(120u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 44u16,
                units: (139u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v13"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(122u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 45u16,
                units: (140u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf13"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(122u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 45u16,
                units: (141u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v14"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(124u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 46u16,
                units: (142u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf14"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(124u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 46u16,
                units: (143u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v15"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(126u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 47u16,
                units: (144u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf15"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(126u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 47u16,
                units: (145u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v16"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(128u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 48u16,
                units: (146u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf16"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(128u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 48u16,
                units: (147u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v17"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(130u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 49u16,
                units: (148u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf17"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(130u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 49u16,
                units: (149u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v18"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(132u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 50u16,
                units: (150u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf18"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(132u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 50u16,
                units: (151u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v19"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(134u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 51u16,
                units: (152u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf19"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(134u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 51u16,
                units: (153u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v20"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(136u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 52u16,
                units: (154u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf20"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(136u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 52u16,
                units: (155u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v21"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(138u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 53u16,
                units: (156u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf21"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(138u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 53u16,
                units: (157u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v22"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(140u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 54u16,
                units: (158u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf22"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(140u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 54u16,
                units: (159u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v23"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(142u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 55u16,
                units: (160u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf23"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(142u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 55u16,
                units: (161u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v24"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(144u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 56u16,
                units: (162u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf24"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(144u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 56u16,
                units: (163u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v25"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(146u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 57u16,
                units: (164u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf25"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(146u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 57u16,
                units: (165u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v26"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(148u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 58u16,
                units: (166u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf26"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(148u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 58u16,
                units: (167u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v27"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(150u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 59u16,
                units: (168u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf27"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(150u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 59u16,
                units: (169u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v28"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(152u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 60u16,
                units: (170u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf28"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(152u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 60u16,
                units: (171u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v29"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(154u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 61u16,
                units: (172u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf29"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(154u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 61u16,
                units: (173u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v30"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(156u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 62u16,
                units: (174u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf30"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(156u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 62u16,
                units: (175u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v31"),
                bank: Bank(1u8),
                ty: Some(Type(1u8)),
                root: Reg(158u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 63u16,
                units: (176u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("vf31"),
                bank: Bank(1u8),
                ty: Some(Type(2u8)),
                root: Reg(158u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 63u16,
                units: (177u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("cr0"),
                bank: Bank(2u8),
                ty: Some(Type(3u8)),
                root: Reg(160u16),
                low_bit: 0u16,
                bits: 4u16,
                encoding: 0u16,
                units: (178u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("cr1"),
                bank: Bank(2u8),
                ty: Some(Type(3u8)),
                root: Reg(161u16),
                low_bit: 0u16,
                bits: 4u16,
                encoding: 1u16,
                units: (179u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("cr2"),
                bank: Bank(2u8),
                ty: Some(Type(3u8)),
                root: Reg(162u16),
                low_bit: 0u16,
                bits: 4u16,
                encoding: 2u16,
                units: (180u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("cr3"),
                bank: Bank(2u8),
                ty: Some(Type(3u8)),
                root: Reg(163u16),
                low_bit: 0u16,
                bits: 4u16,
                encoding: 3u16,
                units: (181u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("cr4"),
                bank: Bank(2u8),
                ty: Some(Type(3u8)),
                root: Reg(164u16),
                low_bit: 0u16,
                bits: 4u16,
                encoding: 4u16,
                units: (182u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("cr5"),
                bank: Bank(2u8),
                ty: Some(Type(3u8)),
                root: Reg(165u16),
                low_bit: 0u16,
                bits: 4u16,
                encoding: 5u16,
                units: (183u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("cr6"),
                bank: Bank(2u8),
                ty: Some(Type(3u8)),
                root: Reg(166u16),
                low_bit: 0u16,
                bits: 4u16,
                encoding: 6u16,
                units: (184u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("cr7"),
                bank: Bank(2u8),
                ty: Some(Type(3u8)),
                root: Reg(167u16),
                low_bit: 0u16,
                bits: 4u16,
                encoding: 7u16,
                units: (185u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("lr"),
                bank: Bank(3u8),
                ty: Some(Type(4u8)),
                root: Reg(168u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 8u16,
                units: (186u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("ctr"),
                bank: Bank(3u8),
                ty: Some(Type(4u8)),
                root: Reg(169u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 9u16,
                units: (187u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("ca"),
                bank: Bank(4u8),
                ty: Some(Type(5u8)),
                root: Reg(170u16),
                low_bit: 0u16,
                bits: 1u16,
                encoding: 0u16,
                units: (188u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
        ];
        pub(super) static CLASSES: [ClassDesc; 11usize] = [
            ClassDesc {
                name: Cow::Borrowed("i64"),
                doc: Cow::Borrowed("An integer or an address."),
                ty: Type(0u8),
                members: (0u32, 29u16),
            },
            ClassDesc {
                name: Cow::Borrowed("v128"),
                doc: Cow::Borrowed("A vector, or a number of quadruple precision."),
                ty: Type(1u8),
                members: (29u32, 64u16),
            },
            ClassDesc {
                name: Cow::Borrowed("f64"),
                doc: Cow::Borrowed(
                    "A number of double or single precision, or 64 bits.",
                ),
                ty: Type(2u8),
                members: (93u32, 64u16),
            },
            ClassDesc {
                name: Cow::Borrowed("cr"),
                doc: Cow::Borrowed("Less, greater, equal, and unordered or overflow."),
                ty: Type(3u8),
                members: (157u32, 8u16),
            },
            ClassDesc {
                name: Cow::Borrowed("target"),
                doc: Cow::Borrowed("A count of a loop, or an address to branch to."),
                ty: Type(4u8),
                members: (165u32, 1u16),
            },
            ClassDesc {
                name: Cow::Borrowed("carry"),
                doc: Cow::Borrowed("A carry, or no borrow."),
                ty: Type(5u8),
                members: (166u32, 1u16),
            },
            ClassDesc {
                name: Cow::Borrowed("address"),
                doc: Cow::Borrowed(
                    "Registers that can be a base: R0 reads as zero there.",
                ),
                ty: Type(0u8),
                members: (167u32, 28u16),
            },
            ClassDesc {
                name: Cow::Borrowed("fpr"),
                doc: Cow::Borrowed("Floating-point registers."),
                ty: Type(2u8),
                members: (195u32, 32u16),
            },
            ClassDesc {
                name: Cow::Borrowed("vfr"),
                doc: Cow::Borrowed("High halves of the vector registers."),
                ty: Type(2u8),
                members: (227u32, 32u16),
            },
            ClassDesc {
                name: Cow::Borrowed("vr"),
                doc: Cow::Borrowed("Vector registers, which are VS32 to VS63."),
                ty: Type(1u8),
                members: (259u32, 32u16),
            },
            ClassDesc {
                name: Cow::Borrowed("link"),
                doc: Cow::Borrowed("The link register."),
                ty: Type(4u8),
                members: (291u32, 1u16),
            },
        ];
        pub(super) static ARGUMENTS_0: [RegSequence; 2usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([3, 4, 5, 6, 7, 8, 9, 10]) }),
                back_fill: false,
                then: None,
            },
            RegSequence {
                bank: Bank(1u8),
                ty: None,
                regs: Cow::Borrowed(const {
                    &regs([
                        35, 37, 39, 41, 43, 45, 47, 49, 51, 53, 55, 57, 59, 100, 102,
                        104, 106, 108, 110, 112, 114, 116, 118, 120, 122,
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
                regs: Cow::Borrowed(const { &regs([3, 4]) }),
                back_fill: false,
                then: None,
            },
            RegSequence {
                bank: Bank(1u8),
                ty: None,
                regs: Cow::Borrowed(const {
                    &regs([
                        35, 37, 39, 41, 43, 45, 47, 49, 100, 102, 104, 106, 108, 110,
                        112, 114,
                    ])
                }),
                back_fill: true,
                then: None,
            },
        ];
        pub(super) static VARIADIC_0: [RegSequence; 2usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([3, 4, 5, 6, 7, 8, 9, 10]) }),
                back_fill: false,
                then: None,
            },
            RegSequence {
                bank: Bank(1u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([]) }),
                back_fill: false,
                then: Some(Bank(0u8)),
            },
        ];
        pub(super) static CONVENTIONS: [ConventionDesc; 1usize] = [
            ConventionDesc {
                name: Cow::Borrowed("elfv2"),
                doc: Cow::Borrowed(
                    "ELFv2. A value of one word is extended. The caller leaves 32 bytes for the callee, and the parameter save area above them. For a callee without a prototype, or with a variadic one, the area has 64 bytes at least, which the client adds.",
                ),
                arguments: Cow::Borrowed(&ARGUMENTS_0),
                results: Cow::Borrowed(&RESULTS_0),
                positions: Positions::Slots,
                callee_saved: Cow::Borrowed(const {
                    &regs([
                        14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
                        30, 31, 61, 63, 65, 67, 69, 71, 73, 75, 77, 79, 81, 83, 85, 87,
                        89, 91, 93, 95, 136, 138, 140, 142, 144, 146, 148, 150, 152, 154,
                        156, 158, 162, 163, 164, 168,
                    ])
                }),
                clobbers: Cow::Borrowed(&[8185, 18445993473771667455, 63, 227, 3, 1]),
                edge_clobbers: Cow::Borrowed(&[]),
                reserved: Cow::Borrowed(const { &regs([]) }),
                wide: WideRules {
                    align: 0u8,
                    split: false,
                    keep: false,
                },
                variadic: Some(VariadicRules {
                    arguments: Cow::Borrowed(&VARIADIC_0),
                    named: false,
                    slot: 8u16,
                    wide: WideRules {
                        align: 0u8,
                        split: false,
                        keep: false,
                    },
                }),
                stack: StackRules {
                    align: 16u16,
                    slot: 8u16,
                    shadow: 32u16,
                    alignment: StackAlign::Natural,
                    pad_before: false,
                },
            },
        ];
        pub(super) static TUPLE_LISTS: [TupleListDesc; 2usize] = [
            TupleListDesc {
                name: Cow::Borrowed("even_odd"),
                doc: Cow::Borrowed(
                    "For LQ and STQ: the even register has the doubleword at the higher address.",
                ),
                len: 2u8,
                members: (0u32, 32u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("vector_pair"),
                doc: Cow::Borrowed("For LXVP and STXVP: an even register and the next."),
                len: 2u8,
                members: (32u32, 64u32),
            },
        ];
        pub(super) static FEATURES: [FeatureDesc; 1usize] = [
            FeatureDesc {
                name: Cow::Borrowed("power10"),
                doc: Cow::Borrowed(
                    "ISA 3.1: prefixed instructions, pairs of vectors, set boolean.",
                ),
                default: false,
            },
        ];
        pub(super) static ROLES: [RoleDesc; 5usize] = [
            RoleDesc {
                name: Cow::Borrowed("stack"),
                reg: Reg(1u16),
            },
            RoleDesc {
                name: Cow::Borrowed("toc"),
                reg: Reg(2u16),
            },
            RoleDesc {
                name: Cow::Borrowed("thread"),
                reg: Reg(13u16),
            },
            RoleDesc {
                name: Cow::Borrowed("frame"),
                reg: Reg(31u16),
            },
            RoleDesc {
                name: Cow::Borrowed("link"),
                reg: Reg(168u16),
            },
        ];
        pub(super) static FORM_NAMES: [Cow<'static, str>; 1022usize] = texts([
            "li",
            "lis",
            "li_long",
            "li_huge",
            "pli",
            "addpcis",
            "la_toc",
            "ld_toc",
            "pla",
            "la_tls",
            "frame_address",
            "mr",
            "addi",
            "addis",
            "paddi",
            "mulli",
            "ori",
            "oris",
            "xori",
            "xoris",
            "andi_rec",
            "andis_rec",
            "add",
            "subf",
            "mullw",
            "mulld",
            "mulhw",
            "mulhwu",
            "mulhd",
            "mulhdu",
            "divw",
            "divwu",
            "divd",
            "divdu",
            "divwe",
            "divweu",
            "divde",
            "divdeu",
            "modsw",
            "moduw",
            "modsd",
            "modud",
            "and",
            "andc",
            "or",
            "orc",
            "xor",
            "nand",
            "nor",
            "eqv",
            "slw",
            "srw",
            "sld",
            "srd",
            "cmpb",
            "bpermd",
            "add_rec",
            "subf_rec",
            "mullw_rec",
            "mulld_rec",
            "mulhw_rec",
            "mulhwu_rec",
            "mulhd_rec",
            "mulhdu_rec",
            "divw_rec",
            "divwu_rec",
            "divd_rec",
            "divdu_rec",
            "divwe_rec",
            "divweu_rec",
            "divde_rec",
            "divdeu_rec",
            "and_rec",
            "andc_rec",
            "or_rec",
            "orc_rec",
            "xor_rec",
            "nand_rec",
            "nor_rec",
            "eqv_rec",
            "slw_rec",
            "srw_rec",
            "sld_rec",
            "srd_rec",
            "rlwnm_rec",
            "rldcl_rec",
            "rldcr_rec",
            "rlwnm",
            "rldcl",
            "rldcr",
            "pdepd",
            "pextd",
            "cfuged",
            "cntlzdm",
            "cnttzdm",
            "neg",
            "extsb",
            "extsh",
            "extsw",
            "cntlzw",
            "cntlzd",
            "cnttzw",
            "cnttzd",
            "popcntb",
            "popcntw",
            "popcntd",
            "neg_rec",
            "extsb_rec",
            "extsh_rec",
            "extsw_rec",
            "cntlzw_rec",
            "cntlzd_rec",
            "cnttzw_rec",
            "cnttzd_rec",
            "brh",
            "brw",
            "brd",
            "slwi",
            "srwi",
            "sldi",
            "srdi",
            "rlwinm",
            "rldicl",
            "rldicr",
            "rldic",
            "extswsli",
            "rlwinm_rec",
            "rldicl_rec",
            "rldicr_rec",
            "rldic_rec",
            "extswsli_rec",
            "rlwimi",
            "rldimi",
            "rlwimi_rec",
            "rldimi_rec",
            "maddhd",
            "maddhdu",
            "maddld",
            "darn",
            "addc",
            "subfc",
            "sraw",
            "srad",
            "addc_rec",
            "subfc_rec",
            "sraw_rec",
            "srad_rec",
            "addic",
            "subfic",
            "srawi",
            "sradi",
            "addic_rec",
            "srawi_rec",
            "sradi_rec",
            "adde",
            "subfe",
            "adde_rec",
            "subfe_rec",
            "addze",
            "addme",
            "subfze",
            "subfme",
            "addze_rec",
            "addme_rec",
            "subfze_rec",
            "subfme_rec",
            "addo",
            "subfo",
            "mulldo",
            "mullwo",
            "divdo",
            "divwo",
            "divduo",
            "divwuo",
            "nego",
            "mcrxrx",
            "mfxer",
            "mtxer",
            "cmpw",
            "cmpd",
            "cmplw",
            "cmpld",
            "cmprb",
            "cmpeqb",
            "cmpwi",
            "cmpdi",
            "cmplwi",
            "cmpldi",
            "crand",
            "crandc",
            "cror",
            "crorc",
            "crxor",
            "crnand",
            "crnor",
            "creqv",
            "crand_into",
            "crandc_into",
            "cror_into",
            "crorc_into",
            "crxor_into",
            "crnand_into",
            "crnor_into",
            "creqv_into",
            "crset",
            "crclr",
            "mcrf",
            "mfocrf",
            "mtocrf",
            "setb",
            "setbc",
            "setbcr",
            "setnbc",
            "setnbcr",
            "isel",
            "isel_zero",
            "lbz",
            "lhz",
            "lha",
            "lwz",
            "lwa",
            "ld",
            "plbz",
            "plhz",
            "plha",
            "plwz",
            "plwa",
            "pld",
            "plbz_pcrel",
            "plhz_pcrel",
            "plha_pcrel",
            "plwz_pcrel",
            "plwa_pcrel",
            "pld_pcrel",
            "lbzx",
            "lhzx",
            "lhax",
            "lwzx",
            "lwax",
            "ldx",
            "lhbrx",
            "lwbrx",
            "ldbrx",
            "lbzu",
            "lhzu",
            "lhau",
            "lwzu",
            "ldu",
            "lbzux",
            "lhzux",
            "lhaux",
            "lwzux",
            "lwaux",
            "ldux",
            "stb",
            "sth",
            "stw",
            "std",
            "pstb",
            "psth",
            "pstw",
            "pstd",
            "stbx",
            "sthx",
            "stwx",
            "stdx",
            "sthbrx",
            "stwbrx",
            "stdbrx",
            "stbu",
            "sthu",
            "stwu",
            "stdu",
            "stbux",
            "sthux",
            "stwux",
            "stdux",
            "dcbt",
            "dcbtst",
            "dcbz",
            "dcbst",
            "dcbf",
            "icbi",
            "lq",
            "stq",
            "lbarx",
            "lharx",
            "lwarx",
            "ldarx",
            "lbarx_zero",
            "lharx_zero",
            "lwarx_zero",
            "ldarx_zero",
            "stbcx_rec",
            "sthcx_rec",
            "stwcx_rec",
            "stdcx_rec",
            "stbcx_zero_rec",
            "sthcx_zero_rec",
            "stwcx_zero_rec",
            "stdcx_zero_rec",
            "lqarx",
            "stqcx_rec",
            "atomic_b",
            "atomic_h",
            "atomic_w",
            "atomic_d",
            "atomic_swap_b",
            "atomic_swap_h",
            "atomic_swap_w",
            "atomic_swap_d",
            "atomic_cas_b",
            "atomic_cas_h",
            "atomic_cas_w",
            "atomic_cas_d",
            "sync",
            "lwsync",
            "isync",
            "eieio",
            "acquire",
            "b",
            "bc",
            "bdnz",
            "bdz",
            "bdnzt",
            "bdnzf",
            "bdzt",
            "bdzf",
            "blr",
            "mtctr",
            "mfctr",
            "mtlr",
            "mflr",
            "bctr",
            "jump_table",
            "tail_b",
            "tail_bctr",
            "tw",
            "td",
            "twi",
            "tdi",
            "trap",
            "nop",
            "sc",
            "mftb",
            "xsadddp",
            "xssubdp",
            "xsmuldp",
            "xsdivdp",
            "xsaddsp",
            "xssubsp",
            "xsmulsp",
            "xsdivsp",
            "xsmaxdp",
            "xsmindp",
            "xsmaxcdp",
            "xsmincdp",
            "xsmaxjdp",
            "xsminjdp",
            "xscpsgndp",
            "xsabsdp",
            "xsnegdp",
            "xsnabsdp",
            "xssqrtdp",
            "xssqrtsp",
            "xsredp",
            "xsresp",
            "xsrsqrtedp",
            "xsrsqrtesp",
            "xsrdpi",
            "xsrdpic",
            "xsrdpim",
            "xsrdpip",
            "xsrdpiz",
            "xsrsp",
            "xscvdpsxds",
            "xscvdpsxws",
            "xscvdpuxds",
            "xscvdpuxws",
            "xscvsxddp",
            "xscvuxddp",
            "xscvsxdsp",
            "xscvuxdsp",
            "xscvhpdp",
            "xscvdphp",
            "xsmaddadp",
            "xsmaddadp/m",
            "xsmaddadp/m_b",
            "xsmaddadp/fpr",
            "xsmaddasp",
            "xsmaddasp/m",
            "xsmaddasp/m_b",
            "xsmaddasp/fpr",
            "xsmsubadp",
            "xsmsubadp/m",
            "xsmsubadp/m_b",
            "xsmsubadp/fpr",
            "xsmsubasp",
            "xsmsubasp/m",
            "xsmsubasp/m_b",
            "xsmsubasp/fpr",
            "xsnmaddadp",
            "xsnmaddadp/m",
            "xsnmaddadp/m_b",
            "xsnmaddadp/fpr",
            "xsnmaddasp",
            "xsnmaddasp/m",
            "xsnmaddasp/m_b",
            "xsnmaddasp/fpr",
            "xsnmsubadp",
            "xsnmsubadp/m",
            "xsnmsubadp/m_b",
            "xsnmsubadp/fpr",
            "xsnmsubasp",
            "xsnmsubasp/m",
            "xsnmsubasp/m_b",
            "xsnmsubasp/fpr",
            "fsel",
            "fadd_rec",
            "fadds_rec",
            "fsub_rec",
            "fsubs_rec",
            "fmul_rec",
            "fmuls_rec",
            "fdiv_rec",
            "fdivs_rec",
            "fcpsgn_rec",
            "fmr_rec",
            "fneg_rec",
            "fabs_rec",
            "fnabs_rec",
            "fsqrt_rec",
            "fsqrts_rec",
            "frsp_rec",
            "fctid_rec",
            "fctidz_rec",
            "fctiw_rec",
            "fctiwz_rec",
            "fcfid_rec",
            "fcfids_rec",
            "frin_rec",
            "friz_rec",
            "frip_rec",
            "frim_rec",
            "fmadd_rec",
            "fmadds_rec",
            "fmsub_rec",
            "fmsubs_rec",
            "fnmadd_rec",
            "fnmadds_rec",
            "fnmsub_rec",
            "fnmsubs_rec",
            "xscmpudp",
            "xscmpodp",
            "xscmpexpdp",
            "xstdivdp",
            "xststdcdp",
            "xststdcsp",
            "xstsqrtdp",
            "xscmpeqdp",
            "xscmpgtdp",
            "xscmpgedp",
            "mffs",
            "mtfsf",
            "xxlxor_f64",
            "const_f64",
            "copy_f64",
            "load_f64",
            "load_f32",
            "store_f64",
            "store_f32",
            "lxsdx",
            "lxsspx",
            "lxsiwax",
            "lxsiwzx",
            "lxsibzx",
            "lxsihzx",
            "stxsdx",
            "stxsspx",
            "stxsiwx",
            "stxsibx",
            "stxsihx",
            "lfdu",
            "lfsu",
            "lfdux",
            "lfsux",
            "stfdu",
            "stfsu",
            "stfdux",
            "stfsux",
            "mfvsrd",
            "mfvsrwz",
            "xsxexpdp",
            "xsxsigdp",
            "mtvsrd",
            "mtvsrwa",
            "mtvsrwz",
            "xsiexpdp",
            "mfvsrd_v",
            "mfvsrld",
            "mtvsrdd",
            "mtvsrws",
            "xscvdpspn",
            "xscvdpsp",
            "xscvspdpn",
            "xscvspdp",
            "high",
            "widen",
            "xsaddqp",
            "xssubqp",
            "xsmulqp",
            "xsdivqp",
            "xsaddqpo",
            "xssubqpo",
            "xsmulqpo",
            "xsdivqpo",
            "xscpsgnqp",
            "xsmaddqp",
            "xsmaddqpo",
            "xsmsubqp",
            "xsmsubqpo",
            "xsnmaddqp",
            "xsnmaddqpo",
            "xsnmsubqp",
            "xsnmsubqpo",
            "xsabsqp",
            "xsnegqp",
            "xsnabsqp",
            "xssqrtqp",
            "xssqrtqpo",
            "xscvqpsdz",
            "xscvqpswz",
            "xscvqpudz",
            "xscvqpuwz",
            "xsrqpi",
            "xsrqpix",
            "xsrqpxp",
            "xscvdpqp",
            "xscvsdqp",
            "xscvudqp",
            "xscvqpdp",
            "xscvqpdpo",
            "xscmpuqp",
            "xscmpoqp",
            "xscmpexpqp",
            "xststdcqp",
            "xvadddp",
            "xvsubdp",
            "xvmuldp",
            "xvdivdp",
            "xvmaxdp",
            "xvmindp",
            "xvcpsgndp",
            "xvaddsp",
            "xvsubsp",
            "xvmulsp",
            "xvdivsp",
            "xvmaxsp",
            "xvminsp",
            "xvcpsgnsp",
            "xvcmpeqdp",
            "xvcmpgtdp",
            "xvcmpgedp",
            "xvcmpeqsp",
            "xvcmpgtsp",
            "xvcmpgesp",
            "xviexpdp",
            "xviexpsp",
            "xxland",
            "xxlandc",
            "xxleqv",
            "xxlnand",
            "xxlnor",
            "xxlor",
            "xxlorc",
            "xxlxor",
            "xxmrghw",
            "xxmrglw",
            "xvcmpeqdp_rec",
            "xvcmpgtdp_rec",
            "xvcmpgedp_rec",
            "xvcmpeqsp_rec",
            "xvcmpgtsp_rec",
            "xvcmpgesp_rec",
            "xxpermdi",
            "xxsldwi",
            "xvabsdp",
            "xvnabsdp",
            "xvnegdp",
            "xvsqrtdp",
            "xvredp",
            "xvrsqrtedp",
            "xvrdpi",
            "xvrdpic",
            "xvrdpim",
            "xvrdpip",
            "xvrdpiz",
            "xvabssp",
            "xvnabssp",
            "xvnegsp",
            "xvsqrtsp",
            "xvresp",
            "xvrsqrtesp",
            "xvrspi",
            "xvrspic",
            "xvrspim",
            "xvrspip",
            "xvrspiz",
            "xvcvdpsp",
            "xvcvdpsxds",
            "xvcvdpsxws",
            "xvcvdpuxds",
            "xvcvdpuxws",
            "xvcvspdp",
            "xvcvspsxds",
            "xvcvspsxws",
            "xvcvspuxds",
            "xvcvspuxws",
            "xvcvsxddp",
            "xvcvsxdsp",
            "xvcvsxwdp",
            "xvcvsxwsp",
            "xvcvuxddp",
            "xvcvuxdsp",
            "xvcvuxwdp",
            "xvcvuxwsp",
            "xvcvhpsp",
            "xvcvsphp",
            "xxbrd",
            "xxbrh",
            "xxbrq",
            "xxbrw",
            "xvxexpdp",
            "xvxexpsp",
            "xvxsigdp",
            "xvxsigsp",
            "xxspltw",
            "xvtstdcdp",
            "xvtstdcsp",
            "xvmaddadp",
            "xvmaddadp/m",
            "xvmaddadp/m_b",
            "xvmaddasp",
            "xvmaddasp/m",
            "xvmaddasp/m_b",
            "xvmsubadp",
            "xvmsubadp/m",
            "xvmsubadp/m_b",
            "xvmsubasp",
            "xvmsubasp/m",
            "xvmsubasp/m_b",
            "xvnmaddadp",
            "xvnmaddadp/m",
            "xvnmaddadp/m_b",
            "xvnmaddasp",
            "xvnmaddasp/m",
            "xvnmaddasp/m_b",
            "xvnmsubadp",
            "xvnmsubadp/m",
            "xvnmsubadp/m_b",
            "xvnmsubasp",
            "xvnmsubasp/m",
            "xvnmsubasp/m_b",
            "xxsel",
            "xxperm",
            "xxpermr",
            "xxspltib",
            "xxlxor_zero",
            "xxleqv_ones",
            "xxspltiw",
            "xxspltidp",
            "lxvkq",
            "const_v128",
            "xxextractuw",
            "xxinsertw",
            "xvtdivdp",
            "xvtdivsp",
            "xvtsqrtdp",
            "xvtsqrtsp",
            "xvtlsbb",
            "xxeval",
            "xxblendvb",
            "xxblendvh",
            "xxblendvw",
            "xxblendvd",
            "xxpermx",
            "xxsplti32dx",
            "lxv",
            "stxv",
            "plxv",
            "pstxv",
            "lxvx",
            "lxvd2x",
            "lxvw4x",
            "lxvh8x",
            "lxvb16x",
            "lxvdsx",
            "lxvwsx",
            "lxvrbx",
            "lxvrhx",
            "lxvrwx",
            "lxvrdx",
            "stxvx",
            "stxvd2x",
            "stxvw4x",
            "stxvh8x",
            "stxvb16x",
            "stxvrbx",
            "stxvrhx",
            "stxvrwx",
            "stxvrdx",
            "lxvl",
            "lxvll",
            "stxvl",
            "stxvll",
            "lxvp",
            "stxvp",
            "vaddubm",
            "vadduhm",
            "vadduwm",
            "vaddudm",
            "vadduqm",
            "vaddcuw",
            "vaddcuq",
            "vaddubs",
            "vadduhs",
            "vadduws",
            "vaddsbs",
            "vaddshs",
            "vaddsws",
            "vsububm",
            "vsubuhm",
            "vsubuwm",
            "vsubudm",
            "vsubuqm",
            "vsubcuw",
            "vsubcuq",
            "vsububs",
            "vsubuhs",
            "vsubuws",
            "vsubsbs",
            "vsubshs",
            "vsubsws",
            "vavgub",
            "vavguh",
            "vavguw",
            "vavgsb",
            "vavgsh",
            "vavgsw",
            "vabsdub",
            "vabsduh",
            "vabsduw",
            "vmaxub",
            "vmaxuh",
            "vmaxuw",
            "vmaxud",
            "vmaxsb",
            "vmaxsh",
            "vmaxsw",
            "vmaxsd",
            "vminub",
            "vminuh",
            "vminuw",
            "vminud",
            "vminsb",
            "vminsh",
            "vminsw",
            "vminsd",
            "vmuleub",
            "vmuleuh",
            "vmuleuw",
            "vmulesb",
            "vmulesh",
            "vmulesw",
            "vmuloub",
            "vmulouh",
            "vmulouw",
            "vmulosb",
            "vmulosh",
            "vmulosw",
            "vmuluwm",
            "vrlb",
            "vrlh",
            "vrlw",
            "vrld",
            "vslb",
            "vslh",
            "vslw",
            "vsld",
            "vsrb",
            "vsrh",
            "vsrw",
            "vsrd",
            "vsrab",
            "vsrah",
            "vsraw",
            "vsrad",
            "vsl",
            "vslo",
            "vsr",
            "vsro",
            "vslv",
            "vsrv",
            "vrlwnm",
            "vrldnm",
            "vpkuhum",
            "vpkuwum",
            "vpkudum",
            "vpkuhus",
            "vpkuwus",
            "vpkudus",
            "vpkshss",
            "vpkswss",
            "vpksdss",
            "vpkshus",
            "vpkswus",
            "vpksdus",
            "vpkpx",
            "vmrghb",
            "vmrghh",
            "vmrglb",
            "vmrglh",
            "vmrgew",
            "vmrgow",
            "vsum4ubs",
            "vsum4sbs",
            "vsum4shs",
            "vsum2sws",
            "vsumsws",
            "vbpermq",
            "vbpermd",
            "vpmsumb",
            "vpmsumh",
            "vpmsumw",
            "vpmsumd",
            "vcipher",
            "vcipherlast",
            "vncipher",
            "vncipherlast",
            "vcmpequb",
            "vcmpequh",
            "vcmpequw",
            "vcmpequd",
            "vcmpgtub",
            "vcmpgtuh",
            "vcmpgtuw",
            "vcmpgtud",
            "vcmpgtsb",
            "vcmpgtsh",
            "vcmpgtsw",
            "vcmpgtsd",
            "vcmpneb",
            "vcmpneh",
            "vcmpnew",
            "vcmpnezb",
            "vcmpnezh",
            "vcmpnezw",
            "vcmpequb_rec",
            "vcmpequh_rec",
            "vcmpequw_rec",
            "vcmpequd_rec",
            "vcmpgtub_rec",
            "vcmpgtuh_rec",
            "vcmpgtuw_rec",
            "vcmpgtud_rec",
            "vcmpgtsb_rec",
            "vcmpgtsh_rec",
            "vcmpgtsw_rec",
            "vcmpgtsd_rec",
            "vcmpneb_rec",
            "vcmpneh_rec",
            "vcmpnew_rec",
            "vcmpnezb_rec",
            "vcmpnezh_rec",
            "vcmpnezw_rec",
            "vmulld",
            "vmulhsw",
            "vmulhuw",
            "vmulhsd",
            "vmulhud",
            "vmulesd",
            "vmuleud",
            "vmulosd",
            "vmuloud",
            "vdivsw",
            "vdivuw",
            "vdivsd",
            "vdivud",
            "vdivsq",
            "vdivuq",
            "vdivesw",
            "vdiveuw",
            "vdivesd",
            "vdiveud",
            "vmodsw",
            "vmoduw",
            "vmodsd",
            "vmodud",
            "vmodsq",
            "vmoduq",
            "vrlq",
            "vrlqnm",
            "vslq",
            "vsrq",
            "vsraq",
            "vcmpequq",
            "vcmpgtuq",
            "vcmpgtsq",
            "vclzdm",
            "vctzdm",
            "vpdepd",
            "vpextd",
            "vcfuged",
            "vupkhsb",
            "vupkhsh",
            "vupkhsw",
            "vupklsb",
            "vupklsh",
            "vupklsw",
            "vupkhpx",
            "vupklpx",
            "vclzb",
            "vclzh",
            "vclzw",
            "vclzd",
            "vctzb",
            "vctzh",
            "vctzw",
            "vctzd",
            "vpopcntb",
            "vpopcnth",
            "vpopcntw",
            "vpopcntd",
            "vnegw",
            "vnegd",
            "vprtybw",
            "vprtybd",
            "vprtybq",
            "vextsb2w",
            "vextsh2w",
            "vextsb2d",
            "vextsh2d",
            "vextsw2d",
            "vgbbd",
            "vsbox",
            "vspltb",
            "vsplth",
            "vspltw",
            "vextractub",
            "vextractuh",
            "vextractuw",
            "vextractd",
            "vshasigmaw",
            "vshasigmad",
            "vinsertb",
            "vinserth",
            "vinsertw",
            "vinsertd",
            "vspltisb",
            "vspltish",
            "vspltisw",
            "vsldoi",
            "vperm",
            "vpermr",
            "vpermxor",
            "vmladduhm",
            "vmhaddshs",
            "vmhraddshs",
            "vmsumubm",
            "vmsummbm",
            "vmsumuhm",
            "vmsumshm",
            "vmsumuhs",
            "vmsumshs",
            "vmsumudm",
            "vaddeuqm",
            "vaddecuq",
            "vsubeuqm",
            "vsubecuq",
            "vrlwmi",
            "vrldmi",
            "vclzlsbb",
            "vctzlsbb",
            "vextublx",
            "vextubrx",
            "vextuhlx",
            "vextuhrx",
            "vextuwlx",
            "vextuwrx",
            "vextractbm",
            "vextracthm",
            "vextractwm",
            "vextractdm",
            "vextractqm",
            "vexpandbm",
            "vexpandhm",
            "vexpandwm",
            "vexpanddm",
            "vexpandqm",
            "mtvsrbm",
            "mtvsrhm",
            "mtvsrwm",
            "mtvsrdm",
            "mtvsrqm",
            "vinsblx",
            "vinsbrx",
            "vinshlx",
            "vinshrx",
            "vinswlx",
            "vinswrx",
            "vinsdlx",
            "vinsdrx",
            "lvx",
            "lvebx",
            "lvehx",
            "lvewx",
            "lvsl",
            "lvsr",
            "stvx",
            "stvebx",
            "stvehx",
            "stvewx",
        ]);
        pub(super) static OPERAND_NAMES: [Cow<'static, str>; 2963usize] = texts([
            "dst",
            "dst",
            "dst",
            "dst",
            "dst",
            "dst",
            "dst",
            "dst",
            "dst",
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
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "test",
            "a",
            "dst",
            "test",
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
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
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
            "test",
            "a",
            "dst",
            "test",
            "a",
            "dst",
            "test",
            "a",
            "dst",
            "test",
            "a",
            "dst",
            "test",
            "a",
            "dst",
            "test",
            "a",
            "dst",
            "test",
            "a",
            "dst",
            "test",
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
            "test",
            "a",
            "dst",
            "test",
            "a",
            "dst",
            "test",
            "a",
            "dst",
            "test",
            "a",
            "dst",
            "test",
            "a",
            "dst",
            "into",
            "bits",
            "dst",
            "into",
            "bits",
            "dst",
            "test",
            "into",
            "bits",
            "dst",
            "test",
            "into",
            "bits",
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
            "dst",
            "out",
            "a",
            "b",
            "dst",
            "out",
            "a",
            "b",
            "dst",
            "out",
            "a",
            "b",
            "dst",
            "out",
            "a",
            "b",
            "dst",
            "out",
            "test",
            "a",
            "b",
            "dst",
            "out",
            "test",
            "a",
            "b",
            "dst",
            "out",
            "test",
            "a",
            "b",
            "dst",
            "out",
            "test",
            "a",
            "b",
            "dst",
            "out",
            "a",
            "dst",
            "out",
            "a",
            "dst",
            "out",
            "a",
            "dst",
            "out",
            "a",
            "dst",
            "out",
            "test",
            "a",
            "dst",
            "out",
            "test",
            "a",
            "dst",
            "out",
            "test",
            "a",
            "dst",
            "out",
            "a",
            "b",
            "in",
            "dst",
            "out",
            "a",
            "b",
            "in",
            "dst",
            "out",
            "test",
            "a",
            "b",
            "in",
            "dst",
            "out",
            "test",
            "a",
            "b",
            "in",
            "dst",
            "out",
            "a",
            "in",
            "dst",
            "out",
            "a",
            "in",
            "dst",
            "out",
            "a",
            "in",
            "dst",
            "out",
            "a",
            "in",
            "dst",
            "out",
            "test",
            "a",
            "in",
            "dst",
            "out",
            "test",
            "a",
            "in",
            "dst",
            "out",
            "test",
            "a",
            "in",
            "dst",
            "out",
            "test",
            "a",
            "in",
            "dst",
            "overflow",
            "a",
            "b",
            "dst",
            "overflow",
            "a",
            "b",
            "dst",
            "overflow",
            "a",
            "b",
            "dst",
            "overflow",
            "a",
            "b",
            "dst",
            "overflow",
            "a",
            "b",
            "dst",
            "overflow",
            "a",
            "b",
            "dst",
            "overflow",
            "a",
            "b",
            "dst",
            "overflow",
            "a",
            "b",
            "dst",
            "overflow",
            "a",
            "dst",
            "in",
            "dst",
            "in",
            "out",
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
            "old",
            "a",
            "b",
            "dst",
            "old",
            "a",
            "b",
            "dst",
            "old",
            "a",
            "b",
            "dst",
            "old",
            "a",
            "b",
            "dst",
            "old",
            "a",
            "b",
            "dst",
            "old",
            "a",
            "b",
            "dst",
            "old",
            "a",
            "b",
            "dst",
            "old",
            "a",
            "b",
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
            "src",
            "dst",
            "then",
            "otherwise",
            "condition",
            "dst",
            "otherwise",
            "condition",
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
            "dst",
            "base",
            "dst",
            "base",
            "dst",
            "dst",
            "dst",
            "dst",
            "dst",
            "dst",
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
            "dst",
            "next",
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
            "index",
            "src",
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
            "next",
            "src",
            "base",
            "next",
            "src",
            "base",
            "index",
            "next",
            "src",
            "base",
            "index",
            "next",
            "src",
            "base",
            "index",
            "next",
            "src",
            "base",
            "index",
            "base",
            "index",
            "base",
            "index",
            "base",
            "index",
            "base",
            "index",
            "base",
            "index",
            "base",
            "index",
            "dst0",
            "dst1",
            "base",
            "src0",
            "src1",
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
            "address",
            "dst",
            "address",
            "dst",
            "address",
            "dst",
            "address",
            "done",
            "src",
            "base",
            "index",
            "done",
            "src",
            "base",
            "index",
            "done",
            "src",
            "base",
            "index",
            "done",
            "src",
            "base",
            "index",
            "done",
            "src",
            "address",
            "done",
            "src",
            "address",
            "done",
            "src",
            "address",
            "done",
            "src",
            "address",
            "dst0",
            "dst1",
            "base",
            "index",
            "done",
            "src0",
            "src1",
            "base",
            "index",
            "old",
            "new",
            "with",
            "address",
            "old",
            "new",
            "with",
            "address",
            "old",
            "new",
            "with",
            "address",
            "old",
            "new",
            "with",
            "address",
            "old",
            "new",
            "address",
            "old",
            "new",
            "address",
            "old",
            "new",
            "address",
            "old",
            "new",
            "address",
            "old",
            "done",
            "expected",
            "new",
            "address",
            "old",
            "done",
            "expected",
            "new",
            "address",
            "old",
            "done",
            "expected",
            "new",
            "address",
            "old",
            "done",
            "expected",
            "new",
            "address",
            "loaded",
            "condition",
            "left",
            "count",
            "left",
            "count",
            "left",
            "count",
            "condition",
            "left",
            "count",
            "condition",
            "left",
            "count",
            "condition",
            "left",
            "count",
            "condition",
            "to",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "to",
            "table",
            "entry",
            "index",
            "to",
            "entry",
            "a",
            "b",
            "a",
            "b",
            "a",
            "a",
            "result",
            "error",
            "number",
            "a",
            "dst",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
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
            "condition",
            "then",
            "otherwise",
            "dst",
            "exceptions",
            "a",
            "b",
            "dst",
            "exceptions",
            "a",
            "b",
            "dst",
            "exceptions",
            "a",
            "b",
            "dst",
            "exceptions",
            "a",
            "b",
            "dst",
            "exceptions",
            "a",
            "b",
            "dst",
            "exceptions",
            "a",
            "b",
            "dst",
            "exceptions",
            "a",
            "b",
            "dst",
            "exceptions",
            "a",
            "b",
            "dst",
            "exceptions",
            "a",
            "b",
            "dst",
            "exceptions",
            "a",
            "dst",
            "exceptions",
            "a",
            "dst",
            "exceptions",
            "a",
            "dst",
            "exceptions",
            "a",
            "dst",
            "exceptions",
            "a",
            "dst",
            "exceptions",
            "a",
            "dst",
            "exceptions",
            "a",
            "dst",
            "exceptions",
            "a",
            "dst",
            "exceptions",
            "a",
            "dst",
            "exceptions",
            "a",
            "dst",
            "exceptions",
            "a",
            "dst",
            "exceptions",
            "a",
            "dst",
            "exceptions",
            "a",
            "dst",
            "exceptions",
            "a",
            "dst",
            "exceptions",
            "a",
            "dst",
            "exceptions",
            "a",
            "dst",
            "exceptions",
            "a",
            "dst",
            "exceptions",
            "a",
            "b",
            "c",
            "dst",
            "exceptions",
            "a",
            "b",
            "c",
            "dst",
            "exceptions",
            "a",
            "b",
            "c",
            "dst",
            "exceptions",
            "a",
            "b",
            "c",
            "dst",
            "exceptions",
            "a",
            "b",
            "c",
            "dst",
            "exceptions",
            "a",
            "b",
            "c",
            "dst",
            "exceptions",
            "a",
            "b",
            "c",
            "dst",
            "exceptions",
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
            "src",
            "dst",
            "dst",
            "at",
            "dst",
            "src",
            "dst",
            "base",
            "dst",
            "base",
            "src",
            "base",
            "src",
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
            "next",
            "src",
            "base",
            "next",
            "src",
            "base",
            "next",
            "src",
            "base",
            "index",
            "next",
            "src",
            "base",
            "index",
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
            "src",
            "dst",
            "src",
            "dst",
            "high",
            "low",
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
            "a",
            "b",
            "dst",
            "a",
            "b",
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
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
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
            "dst",
            "a",
            "dst",
            "a",
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
            "a",
            "b",
            "c",
            "dst",
            "a",
            "b",
            "mask",
            "dst",
            "a",
            "b",
            "control",
            "dst",
            "a",
            "b",
            "control",
            "dst",
            "dst",
            "dst",
            "dst",
            "dst",
            "dst",
            "dst",
            "at",
            "dst",
            "src",
            "dst",
            "old",
            "src",
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
            "b",
            "c",
            "dst",
            "a",
            "b",
            "mask",
            "dst",
            "a",
            "b",
            "mask",
            "dst",
            "a",
            "b",
            "mask",
            "dst",
            "a",
            "b",
            "mask",
            "dst",
            "a",
            "b",
            "control",
            "dst",
            "old",
            "dst",
            "base",
            "src",
            "base",
            "dst",
            "base",
            "src",
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
            "index",
            "dst",
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
            "dst",
            "base",
            "length",
            "dst",
            "base",
            "length",
            "src",
            "base",
            "length",
            "src",
            "base",
            "length",
            "dst0",
            "dst1",
            "base",
            "src0",
            "src1",
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
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "test",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
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
            "dst",
            "dst",
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
            "old",
            "a",
            "b",
            "dst",
            "old",
            "a",
            "b",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "index",
            "a",
            "dst",
            "index",
            "a",
            "dst",
            "index",
            "a",
            "dst",
            "index",
            "a",
            "dst",
            "index",
            "a",
            "dst",
            "index",
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
            "old",
            "index",
            "src",
            "dst",
            "old",
            "index",
            "src",
            "dst",
            "old",
            "index",
            "src",
            "dst",
            "old",
            "index",
            "src",
            "dst",
            "old",
            "index",
            "src",
            "dst",
            "old",
            "index",
            "src",
            "dst",
            "old",
            "index",
            "src",
            "dst",
            "old",
            "index",
            "src",
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
        ]);
        pub(super) static FORM_DOCS: [Cow<'static, str>; 1022usize] = texts([
            "",
            "",
            "LIS and ORI.",
            "LIS, ORI, SLDI, ORIS and ORI: any constant.",
            "A constant of 34 bits.",
            "An address relative to the instruction.",
            "ADDIS of R2, and ADDI: an address relative to the TOC.",
            "ADDIS of R2, and LD: an entry of the TOC.",
            "PADDI: an address relative to the instruction.",
            "ADDIS of R13, and ADDI: an address in the thread's memory.",
            "ADDI of R1 and an offset.",
            "A copy that the client asks for.",
            "With an immediate. R0 would read as zero.",
            "With an immediate. R0 would read as zero.",
            "With an immediate of 34 bits.",
            "With an immediate.",
            "With an immediate.",
            "With an immediate.",
            "With an immediate.",
            "With an immediate.",
            "With an immediate.",
            "With an immediate.",
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
            "",
            "",
            "add, and a comparison with zero.",
            "subf, and a comparison with zero.",
            "mullw, and a comparison with zero.",
            "mulld, and a comparison with zero.",
            "mulhw, and a comparison with zero.",
            "mulhwu, and a comparison with zero.",
            "mulhd, and a comparison with zero.",
            "mulhdu, and a comparison with zero.",
            "divw, and a comparison with zero.",
            "divwu, and a comparison with zero.",
            "divd, and a comparison with zero.",
            "divdu, and a comparison with zero.",
            "divwe, and a comparison with zero.",
            "divweu, and a comparison with zero.",
            "divde, and a comparison with zero.",
            "divdeu, and a comparison with zero.",
            "and, and a comparison with zero.",
            "andc, and a comparison with zero.",
            "or, and a comparison with zero.",
            "orc, and a comparison with zero.",
            "xor, and a comparison with zero.",
            "nand, and a comparison with zero.",
            "nor, and a comparison with zero.",
            "eqv, and a comparison with zero.",
            "slw, and a comparison with zero.",
            "srw, and a comparison with zero.",
            "sld, and a comparison with zero.",
            "srd, and a comparison with zero.",
            "rlwnm, and a comparison with zero.",
            "rldcl, and a comparison with zero.",
            "rldcr, and a comparison with zero.",
            "Rotates by a register and masks.",
            "Rotates by a register and masks.",
            "Rotates by a register and masks.",
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
            "neg, and a comparison with zero.",
            "extsb, and a comparison with zero.",
            "extsh, and a comparison with zero.",
            "extsw, and a comparison with zero.",
            "cntlzw, and a comparison with zero.",
            "cntlzd, and a comparison with zero.",
            "cnttzw, and a comparison with zero.",
            "cnttzd, and a comparison with zero.",
            "Reverses bytes.",
            "Reverses bytes.",
            "Reverses bytes.",
            "By an immediate.",
            "By an immediate.",
            "By an immediate.",
            "By an immediate.",
            "By an immediate.",
            "By an immediate.",
            "By an immediate.",
            "By an immediate.",
            "By an immediate.",
            "rlwinm, and a comparison with zero.",
            "rldicl, and a comparison with zero.",
            "rldicr, and a comparison with zero.",
            "rldic, and a comparison with zero.",
            "extswsli, and a comparison with zero.",
            "Rotates, and replaces some bits of a register.",
            "Rotates, and replaces some bits of a register.",
            "rlwimi, and a comparison with zero.",
            "rldimi, and a comparison with zero.",
            "Multiplies and adds.",
            "Multiplies and adds.",
            "Multiplies and adds.",
            "A random number.",
            "Writes the carry.",
            "Writes the carry.",
            "Writes the carry.",
            "Writes the carry.",
            "Writes the carry, and compares with zero.",
            "Writes the carry, and compares with zero.",
            "Writes the carry, and compares with zero.",
            "Writes the carry, and compares with zero.",
            "With an immediate. Writes the carry.",
            "With an immediate. Writes the carry.",
            "With an immediate. Writes the carry.",
            "With an immediate. Writes the carry.",
            "With an immediate. Writes the carry, and compares with zero.",
            "With an immediate. Writes the carry, and compares with zero.",
            "With an immediate. Writes the carry, and compares with zero.",
            "Reads and writes the carry.",
            "Reads and writes the carry.",
            "Reads and writes the carry, and compares with zero.",
            "Reads and writes the carry, and compares with zero.",
            "Reads and writes the carry.",
            "Reads and writes the carry.",
            "Reads and writes the carry.",
            "Reads and writes the carry.",
            "Reads and writes the carry, and compares with zero.",
            "Reads and writes the carry, and compares with zero.",
            "Reads and writes the carry, and compares with zero.",
            "Reads and writes the carry, and compares with zero.",
            "addo and MCRXRX: a condition that says whether the operation overflowed.",
            "subfo and MCRXRX: a condition that says whether the operation overflowed.",
            "mulldo and MCRXRX: a condition that says whether the operation overflowed.",
            "mullwo and MCRXRX: a condition that says whether the operation overflowed.",
            "divdo and MCRXRX: a condition that says whether the operation overflowed.",
            "divwo and MCRXRX: a condition that says whether the operation overflowed.",
            "divduo and MCRXRX: a condition that says whether the operation overflowed.",
            "divwuo and MCRXRX: a condition that says whether the operation overflowed.",
            "NEGO and MCRXRX: a condition that says whether the operation overflowed.",
            "The carry as a condition.",
            "XER, in which the carry is.",
            "Writes XER, in which the carry is.",
            "",
            "",
            "",
            "",
            "",
            "",
            "With an immediate.",
            "With an immediate.",
            "With an immediate.",
            "With an immediate.",
            "Combines a bit of `a` and one of `b`. The other bits of the result are undefined.",
            "Combines a bit of `a` and one of `b`. The other bits of the result are undefined.",
            "Combines a bit of `a` and one of `b`. The other bits of the result are undefined.",
            "Combines a bit of `a` and one of `b`. The other bits of the result are undefined.",
            "Combines a bit of `a` and one of `b`. The other bits of the result are undefined.",
            "Combines a bit of `a` and one of `b`. The other bits of the result are undefined.",
            "Combines a bit of `a` and one of `b`. The other bits of the result are undefined.",
            "Combines a bit of `a` and one of `b`. The other bits of the result are undefined.",
            "Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.",
            "Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.",
            "Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.",
            "Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.",
            "Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.",
            "Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.",
            "Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.",
            "Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.",
            "A constant.",
            "A constant.",
            "A copy that the client asks for.",
            "A field, in its place. The other bits are undefined.",
            "A field, from its place.",
            "-1, 1 or 0, as a field says less, greater or neither.",
            "A bit as an integer.",
            "A bit as an integer.",
            "A bit as an integer.",
            "A bit as an integer.",
            "`then` if a bit is set.",
            "Zero if a bit is set.",
            "",
            "",
            "",
            "",
            "",
            "",
            "With an offset of 34 bits.",
            "With an offset of 34 bits.",
            "With an offset of 34 bits.",
            "With an offset of 34 bits.",
            "With an offset of 34 bits.",
            "With an offset of 34 bits.",
            "From an address relative to the instruction.",
            "From an address relative to the instruction.",
            "From an address relative to the instruction.",
            "From an address relative to the instruction.",
            "From an address relative to the instruction.",
            "From an address relative to the instruction.",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "The address is a result, too.",
            "The address is a result, too.",
            "The address is a result, too.",
            "The address is a result, too.",
            "The address is a result, too.",
            "The address is a result, too.",
            "The address is a result, too.",
            "The address is a result, too.",
            "The address is a result, too.",
            "The address is a result, too.",
            "The address is a result, too.",
            "",
            "",
            "",
            "",
            "With an offset of 34 bits.",
            "With an offset of 34 bits.",
            "With an offset of 34 bits.",
            "With an offset of 34 bits.",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "The address is a result.",
            "The address is a result.",
            "The address is a result.",
            "The address is a result.",
            "The address is a result.",
            "The address is a result.",
            "The address is a result.",
            "The address is a result.",
            "A block of the cache.",
            "A block of the cache.",
            "A block of the cache.",
            "A block of the cache.",
            "A block of the cache.",
            "A block of the cache.",
            "16 bytes at once.",
            "16 bytes at once.",
            "A load that watches its address.",
            "A load that watches its address.",
            "A load that watches its address.",
            "A load that watches its address.",
            "The same without a base: R0 can be the address.",
            "The same without a base: R0 can be the address.",
            "The same without a base: R0 can be the address.",
            "The same without a base: R0 can be the address.",
            "A conditional store: CR0 says whether it was done.",
            "A conditional store: CR0 says whether it was done.",
            "A conditional store: CR0 says whether it was done.",
            "A conditional store: CR0 says whether it was done.",
            "The same without a base: R0 can be the address.",
            "The same without a base: R0 can be the address.",
            "The same without a base: R0 can be the address.",
            "The same without a base: R0 can be the address.",
            "Of 16 bytes.",
            "Of 16 bytes.",
            "Any operation on memory, by a loop of LWARX and STWCX.",
            "Any operation on memory, by a loop of LWARX and STWCX.",
            "Any operation on memory, by a loop of LWARX and STWCX.",
            "Any operation on memory, by a loop of LWARX and STWCX.",
            "An exchange, by a loop of LWARX and STWCX.",
            "An exchange, by a loop of LWARX and STWCX.",
            "An exchange, by a loop of LWARX and STWCX.",
            "An exchange, by a loop of LWARX and STWCX.",
            "Compare and exchange, by a loop of LWARX, CMPW, BNE, STWCX. and BNE: CR0 says whether it was done.",
            "Compare and exchange, by a loop of LWARX, CMPW, BNE, STWCX. and BNE: CR0 says whether it was done.",
            "Compare and exchange, by a loop of LWARX, CMPW, BNE, STWCX. and BNE: CR0 says whether it was done.",
            "Compare and exchange, by a loop of LWARX, CMPW, BNE, STWCX. and BNE: CR0 says whether it was done.",
            "Orders memory or instructions.",
            "Orders memory or instructions.",
            "Orders memory or instructions.",
            "Orders memory or instructions.",
            "Keeps later accesses behind a load.",
            "",
            "On a bit of a field.",
            "Counts down, and branches.",
            "Counts down, and branches.",
            "Counts down, and branches on the count and on a bit of a field.",
            "Counts down, and branches on the count and on a bit of a field.",
            "Counts down, and branches on the count and on a bit of a field.",
            "Counts down, and branches on the count and on a bit of a field.",
            "To an address in LR, as a return is predicted.",
            "",
            "",
            "",
            "",
            "To an address in CTR.",
            "ADDIS of R2, ADDI, SLDI, LWAX, ADD, MTCTR and BCTR.",
            "To another function with the same TOC, after the frame is gone.",
            "The same by way of CTR; R12 has the address, from which the callee finds its TOC.",
            "Traps if the comparison holds.",
            "Traps if the comparison holds.",
            "Traps if the comparison holds.",
            "Traps if the comparison holds.",
            "Traps.",
            "No operands.",
            "To Linux: the number in R0, the result in R3, and the summary overflow of CR0 says that it is an error.",
            "The time base.",
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
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "The A-form, the M-form, or the instruction on float registers: a * b and c.",
            "",
            "",
            "",
            "The A-form, the M-form, or the instruction on float registers: a * b and c.",
            "",
            "",
            "",
            "The A-form, the M-form, or the instruction on float registers: a * b and c.",
            "",
            "",
            "",
            "The A-form, the M-form, or the instruction on float registers: a * b and c.",
            "",
            "",
            "",
            "The A-form, the M-form, or the instruction on float registers: a * b and c.",
            "",
            "",
            "",
            "The A-form, the M-form, or the instruction on float registers: a * b and c.",
            "",
            "",
            "",
            "The A-form, the M-form, or the instruction on float registers: a * b and c.",
            "",
            "",
            "",
            "The A-form, the M-form, or the instruction on float registers: a * b and c.",
            "",
            "",
            "",
            "`then` if the first source is not negative.",
            "fadd, and exceptions as a condition.",
            "fadds, and exceptions as a condition.",
            "fsub, and exceptions as a condition.",
            "fsubs, and exceptions as a condition.",
            "fmul, and exceptions as a condition.",
            "fmuls, and exceptions as a condition.",
            "fdiv, and exceptions as a condition.",
            "fdivs, and exceptions as a condition.",
            "fcpsgn, and exceptions as a condition.",
            "fmr, and exceptions as a condition.",
            "fneg, and exceptions as a condition.",
            "fabs, and exceptions as a condition.",
            "fnabs, and exceptions as a condition.",
            "fsqrt, and exceptions as a condition.",
            "fsqrts, and exceptions as a condition.",
            "frsp, and exceptions as a condition.",
            "fctid, and exceptions as a condition.",
            "fctidz, and exceptions as a condition.",
            "fctiw, and exceptions as a condition.",
            "fctiwz, and exceptions as a condition.",
            "fcfid, and exceptions as a condition.",
            "fcfids, and exceptions as a condition.",
            "frin, and exceptions as a condition.",
            "friz, and exceptions as a condition.",
            "frip, and exceptions as a condition.",
            "frim, and exceptions as a condition.",
            "fmadd, and exceptions as a condition.",
            "fmadds, and exceptions as a condition.",
            "fmsub, and exceptions as a condition.",
            "fmsubs, and exceptions as a condition.",
            "fnmadd, and exceptions as a condition.",
            "fnmadds, and exceptions as a condition.",
            "fnmsub, and exceptions as a condition.",
            "fnmsubs, and exceptions as a condition.",
            "A condition.",
            "A condition.",
            "A condition.",
            "A condition.",
            "A condition.",
            "A condition.",
            "A condition.",
            "A mask of ones or zeros.",
            "A mask of ones or zeros.",
            "A mask of ones or zeros.",
            "Reads status and control.",
            "Writes status and control.",
            "Zero.",
            "ADDIS of R2, and LFD or LFS.",
            "XXLOR: a copy that the client asks for.",
            "LFD, or LXSD beyond F31.",
            "LFS, or LXSSP beyond F31.",
            "STFD, or STXSD beyond F31.",
            "STFS, or STXSSP beyond F31.",
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
            "The address is a result, too.",
            "The address is a result, too.",
            "The address is a result, too.",
            "The address is a result, too.",
            "The address is a result.",
            "The address is a result.",
            "The address is a result.",
            "The address is a result.",
            "Bits as an integer.",
            "Bits as an integer.",
            "Bits as an integer.",
            "Bits as an integer.",
            "Bits of an integer.",
            "Bits of an integer.",
            "Bits of an integer.",
            "From significand and exponent.",
            "MFVSRD: the high half of a vector.",
            "The low half of a vector.",
            "A vector of two integers.",
            "A word in each element.",
            "To single precision, as a vector has it.",
            "To single precision, as a vector has it.",
            "From single precision, as a vector has it.",
            "From single precision, as a vector has it.",
            "The high half of a vector: XXLOR, or nothing when src and dst share a register.",
            "A vector whose low half is undefined: XXLOR, or nothing when src and dst share a register.",
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
            "Rounds, as an immediate says.",
            "Rounds, as an immediate says.",
            "Rounds, as an immediate says.",
            "",
            "",
            "",
            "",
            "",
            "A condition.",
            "A condition.",
            "A condition.",
            "A condition.",
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
            "xvcmpeqdp, and a condition: of all elements, or of none.",
            "xvcmpgtdp, and a condition: of all elements, or of none.",
            "xvcmpgedp, and a condition: of all elements, or of none.",
            "xvcmpeqsp, and a condition: of all elements, or of none.",
            "xvcmpgtsp, and a condition: of all elements, or of none.",
            "xvcmpgesp, and a condition: of all elements, or of none.",
            "With an immediate.",
            "With an immediate.",
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
            "",
            "",
            "With an immediate.",
            "With an immediate.",
            "With an immediate.",
            "The A-form or the M-form: a * b and c.",
            "",
            "",
            "The A-form or the M-form: a * b and c.",
            "",
            "",
            "The A-form or the M-form: a * b and c.",
            "",
            "",
            "The A-form or the M-form: a * b and c.",
            "",
            "",
            "The A-form or the M-form: a * b and c.",
            "",
            "",
            "The A-form or the M-form: a * b and c.",
            "",
            "",
            "The A-form or the M-form: a * b and c.",
            "",
            "",
            "The A-form or the M-form: a * b and c.",
            "",
            "",
            "Bits of `b` where the mask has ones, of `a` elsewhere.",
            "Bytes of `a` and of the second source, which it overwrites.",
            "Bytes of `a` and of the second source, which it overwrites.",
            "A byte in each element.",
            "Zero.",
            "Ones.",
            "A constant.",
            "A constant.",
            "A constant.",
            "ADDIS of R2, ADDI and LXV.",
            "An element.",
            "Replaces an element.",
            "A condition.",
            "A condition.",
            "A condition.",
            "A condition.",
            "Whether bytes are all odd or all even.",
            "Any function of three bits.",
            "",
            "",
            "",
            "",
            "",
            "Replaces a word of each half by an immediate.",
            "",
            "",
            "With an offset of 34 bits.",
            "With an offset of 34 bits.",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "Into the rightmost element.",
            "Into the rightmost element.",
            "Into the rightmost element.",
            "Into the rightmost element.",
            "",
            "",
            "",
            "",
            "",
            "Of the rightmost element.",
            "Of the rightmost element.",
            "Of the rightmost element.",
            "Of the rightmost element.",
            "As many bytes as a register says.",
            "As many bytes as a register says.",
            "As many bytes as a register says.",
            "As many bytes as a register says.",
            "Two vectors.",
            "Two vectors.",
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
            "vcmpequb, and a condition: of all elements, or of none.",
            "vcmpequh, and a condition: of all elements, or of none.",
            "vcmpequw, and a condition: of all elements, or of none.",
            "vcmpequd, and a condition: of all elements, or of none.",
            "vcmpgtub, and a condition: of all elements, or of none.",
            "vcmpgtuh, and a condition: of all elements, or of none.",
            "vcmpgtuw, and a condition: of all elements, or of none.",
            "vcmpgtud, and a condition: of all elements, or of none.",
            "vcmpgtsb, and a condition: of all elements, or of none.",
            "vcmpgtsh, and a condition: of all elements, or of none.",
            "vcmpgtsw, and a condition: of all elements, or of none.",
            "vcmpgtsd, and a condition: of all elements, or of none.",
            "vcmpneb, and a condition: of all elements, or of none.",
            "vcmpneh, and a condition: of all elements, or of none.",
            "vcmpnew, and a condition: of all elements, or of none.",
            "vcmpnezb, and a condition: of all elements, or of none.",
            "vcmpnezh, and a condition: of all elements, or of none.",
            "vcmpnezw, and a condition: of all elements, or of none.",
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
            "",
            "",
            "",
            "",
            "",
            "",
            "With an immediate.",
            "With an immediate.",
            "With an immediate.",
            "With an immediate.",
            "With an immediate.",
            "With an immediate.",
            "With an immediate.",
            "With an immediate.",
            "With an immediate.",
            "Replaces an element.",
            "Replaces an element.",
            "Replaces an element.",
            "Replaces an element.",
            "A constant.",
            "A constant.",
            "A constant.",
            "With an immediate.",
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
            "",
            "Rotates, and replaces some bits.",
            "Rotates, and replaces some bits.",
            "Counts bytes.",
            "Counts bytes.",
            "An element, by an index.",
            "An element, by an index.",
            "An element, by an index.",
            "An element, by an index.",
            "An element, by an index.",
            "An element, by an index.",
            "The signs of the elements.",
            "The signs of the elements.",
            "The signs of the elements.",
            "The signs of the elements.",
            "The signs of the elements.",
            "The sign of each element in all of its bits.",
            "The sign of each element in all of its bits.",
            "The sign of each element in all of its bits.",
            "The sign of each element in all of its bits.",
            "The sign of each element in all of its bits.",
            "Elements of ones or zeros, as bits say.",
            "Elements of ones or zeros, as bits say.",
            "Elements of ones or zeros, as bits say.",
            "Elements of ones or zeros, as bits say.",
            "Elements of ones or zeros, as bits say.",
            "Replaces an element, by an index.",
            "Replaces an element, by an index.",
            "Replaces an element, by an index.",
            "Replaces an element, by an index.",
            "Replaces an element, by an index.",
            "Replaces an element, by an index.",
            "Replaces an element, by an index.",
            "Replaces an element, by an index.",
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
        ]);
    }
    ///The tables of the target `power64`.
    pub static TARGET: ::ssara_core::Target = {
        use ::ssara_core::__private::Cow;
        use ::ssara_core::target::*;
        use ::ssara_core::TargetDesc;
        ::ssara_core::Target::assume_valid(TargetDesc {
            name: Cow::Borrowed("power64"),
            doc: Cow::Borrowed(
                "64-bit Power with VSX, little-endian, and the ABI ELFv2.",
            ),
            banks: Cow::Borrowed(&tables::BANKS),
            types: Cow::Borrowed(&tables::TYPES),
            regs: Cow::Borrowed(&tables::REGS),
            reg_units: Cow::Borrowed(
                &[
                    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
                    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 64, 64, 65, 65, 66,
                    66, 67, 67, 68, 68, 69, 69, 70, 70, 71, 71, 72, 72, 73, 73, 74, 74,
                    75, 75, 76, 76, 77, 77, 78, 79, 79, 80, 81, 81, 82, 83, 83, 84, 85,
                    85, 86, 87, 87, 88, 89, 89, 90, 91, 91, 92, 93, 93, 94, 95, 95, 96,
                    97, 97, 98, 99, 99, 100, 101, 101, 102, 103, 103, 104, 105, 105, 106,
                    107, 107, 108, 109, 109, 110, 111, 111, 112, 113, 113, 114, 114, 115,
                    115, 116, 116, 117, 117, 118, 118, 119, 119, 120, 120, 121, 121, 122,
                    122, 123, 123, 124, 124, 125, 125, 126, 126, 127, 127, 128, 128, 129,
                    129, 130, 130, 131, 131, 132, 132, 133, 133, 134, 134, 135, 135, 136,
                    136, 137, 137, 138, 138, 139, 139, 140, 140, 141, 141, 142, 142, 143,
                    143, 144, 144, 145, 145, 192, 193, 194, 195, 196, 197, 198, 199, 256,
                    257, 320,
                ],
            ),
            classes: Cow::Borrowed(&tables::CLASSES),
            class_regs: Cow::Borrowed(const {
                &regs([
                    8, 9, 10, 7, 6, 5, 4, 3, 11, 12, 0, 14, 15, 16, 17, 18, 19, 20, 21,
                    22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 34, 36, 38, 40, 42, 44,
                    46, 48, 50, 52, 54, 56, 58, 96, 98, 100, 102, 104, 106, 108, 110,
                    112, 114, 116, 118, 120, 122, 124, 126, 128, 130, 132, 134, 60, 62,
                    64, 66, 68, 70, 72, 74, 76, 78, 80, 82, 84, 86, 88, 90, 92, 94, 136,
                    138, 140, 142, 144, 146, 148, 150, 152, 154, 156, 158, 33, 35, 37,
                    39, 41, 43, 45, 47, 49, 51, 53, 55, 57, 59, 97, 99, 101, 103, 105,
                    107, 109, 111, 113, 115, 117, 119, 121, 123, 125, 127, 129, 131, 133,
                    135, 61, 63, 65, 67, 69, 71, 73, 75, 77, 79, 81, 83, 85, 87, 89, 91,
                    93, 95, 137, 139, 141, 143, 145, 147, 149, 151, 153, 155, 157, 159,
                    167, 166, 165, 161, 160, 162, 163, 164, 169, 170, 8, 9, 10, 7, 6, 5,
                    4, 3, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
                    28, 29, 30, 31, 33, 35, 37, 39, 41, 43, 45, 47, 49, 51, 53, 55, 57,
                    59, 61, 63, 65, 67, 69, 71, 73, 75, 77, 79, 81, 83, 85, 87, 89, 91,
                    93, 95, 97, 99, 101, 103, 105, 107, 109, 111, 113, 115, 117, 119,
                    121, 123, 125, 127, 129, 131, 133, 135, 137, 139, 141, 143, 145, 147,
                    149, 151, 153, 155, 157, 159, 96, 98, 100, 102, 104, 106, 108, 110,
                    112, 114, 116, 118, 120, 122, 124, 126, 128, 130, 132, 134, 136, 138,
                    140, 142, 144, 146, 148, 150, 152, 154, 156, 158, 168,
                ])
            }),
            set_words: 6u8,
            forms: FormTable {
                starts: Cow::Borrowed(
                    &[
                        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 21, 23, 25,
                        27, 29, 32, 35, 38, 41, 44, 47, 50, 53, 56, 59, 62, 65, 68, 71,
                        74, 77, 80, 83, 86, 89, 92, 95, 98, 101, 104, 107, 110, 113, 116,
                        119, 122, 125, 128, 131, 134, 137, 141, 145, 149, 153, 157, 161,
                        165, 169, 173, 177, 181, 185, 189, 193, 197, 201, 205, 209, 213,
                        217, 221, 225, 229, 233, 237, 241, 245, 249, 253, 257, 261, 264,
                        267, 270, 273, 276, 279, 282, 285, 287, 289, 291, 293, 295, 297,
                        299, 301, 303, 305, 307, 310, 313, 316, 319, 322, 325, 328, 331,
                        333, 335, 337, 339, 341, 343, 345, 347, 349, 351, 353, 355, 358,
                        361, 364, 367, 370, 373, 376, 380, 384, 388, 392, 396, 397, 401,
                        405, 409, 413, 418, 423, 428, 433, 436, 439, 442, 445, 449, 453,
                        457, 462, 467, 473, 479, 483, 487, 491, 495, 500, 505, 510, 515,
                        519, 523, 527, 531, 535, 539, 543, 547, 550, 552, 554, 556, 559,
                        562, 565, 568, 571, 574, 576, 578, 580, 582, 585, 588, 591, 594,
                        597, 600, 603, 606, 610, 614, 618, 622, 626, 630, 634, 638, 639,
                        640, 642, 644, 646, 648, 650, 652, 654, 656, 660, 663, 665, 667,
                        669, 671, 673, 675, 677, 679, 681, 683, 685, 687, 688, 689, 690,
                        691, 692, 693, 696, 699, 702, 705, 708, 711, 714, 717, 720, 723,
                        726, 729, 732, 735, 739, 743, 747, 751, 755, 759, 761, 763, 765,
                        767, 769, 771, 773, 775, 778, 781, 784, 787, 790, 793, 796, 799,
                        802, 805, 808, 812, 816, 820, 824, 826, 828, 830, 832, 834, 836,
                        839, 842, 845, 848, 851, 854, 856, 858, 860, 862, 866, 870, 874,
                        878, 881, 884, 887, 890, 894, 899, 903, 907, 911, 915, 918, 921,
                        924, 927, 932, 937, 942, 947, 947, 947, 947, 947, 948, 948, 949,
                        951, 953, 956, 959, 962, 965, 966, 968, 970, 972, 974, 975, 978,
                        978, 980, 982, 984, 985, 986, 986, 986, 990, 991, 994, 997, 1000,
                        1003, 1006, 1009, 1012, 1015, 1018, 1021, 1024, 1027, 1030, 1033,
                        1036, 1038, 1040, 1042, 1044, 1046, 1048, 1050, 1052, 1054, 1056,
                        1058, 1060, 1062, 1064, 1066, 1068, 1070, 1072, 1074, 1076, 1078,
                        1080, 1082, 1084, 1086, 1090, 1094, 1098, 1102, 1106, 1110, 1114,
                        1118, 1122, 1126, 1130, 1134, 1138, 1142, 1146, 1150, 1154, 1158,
                        1162, 1166, 1170, 1174, 1178, 1182, 1186, 1190, 1194, 1198, 1202,
                        1206, 1210, 1214, 1218, 1222, 1226, 1230, 1234, 1238, 1242, 1246,
                        1250, 1254, 1257, 1260, 1263, 1266, 1269, 1272, 1275, 1278, 1281,
                        1284, 1287, 1290, 1293, 1296, 1299, 1302, 1305, 1310, 1315, 1320,
                        1325, 1330, 1335, 1340, 1345, 1348, 1351, 1354, 1357, 1359, 1361,
                        1363, 1366, 1369, 1372, 1373, 1374, 1375, 1377, 1379, 1381, 1383,
                        1385, 1387, 1390, 1393, 1396, 1399, 1402, 1405, 1408, 1411, 1414,
                        1417, 1420, 1423, 1426, 1430, 1434, 1437, 1440, 1444, 1448, 1450,
                        1452, 1454, 1456, 1458, 1460, 1462, 1465, 1467, 1469, 1472, 1474,
                        1476, 1478, 1480, 1482, 1484, 1486, 1489, 1492, 1495, 1498, 1501,
                        1504, 1507, 1510, 1513, 1517, 1521, 1525, 1529, 1533, 1537, 1541,
                        1545, 1547, 1549, 1551, 1553, 1555, 1557, 1559, 1561, 1563, 1565,
                        1567, 1569, 1571, 1573, 1575, 1577, 1579, 1582, 1585, 1588, 1590,
                        1593, 1596, 1599, 1602, 1605, 1608, 1611, 1614, 1617, 1620, 1623,
                        1626, 1629, 1632, 1635, 1638, 1641, 1644, 1647, 1650, 1653, 1656,
                        1659, 1662, 1665, 1668, 1671, 1674, 1677, 1680, 1683, 1686, 1690,
                        1694, 1698, 1702, 1706, 1710, 1713, 1716, 1718, 1720, 1722, 1724,
                        1726, 1728, 1730, 1732, 1734, 1736, 1738, 1740, 1742, 1744, 1746,
                        1748, 1750, 1752, 1754, 1756, 1758, 1760, 1762, 1764, 1766, 1768,
                        1770, 1772, 1774, 1776, 1778, 1780, 1782, 1784, 1786, 1788, 1790,
                        1792, 1794, 1796, 1798, 1800, 1802, 1804, 1806, 1808, 1810, 1812,
                        1814, 1816, 1818, 1820, 1822, 1826, 1830, 1834, 1838, 1842, 1846,
                        1850, 1854, 1858, 1862, 1866, 1870, 1874, 1878, 1882, 1886, 1890,
                        1894, 1898, 1902, 1906, 1910, 1914, 1918, 1922, 1926, 1930, 1931,
                        1932, 1933, 1934, 1935, 1936, 1938, 1940, 1943, 1946, 1949, 1951,
                        1953, 1955, 1959, 1963, 1967, 1971, 1975, 1979, 1981, 1983, 1985,
                        1987, 1989, 1992, 1995, 1998, 2001, 2004, 2007, 2010, 2013, 2016,
                        2019, 2022, 2025, 2028, 2031, 2034, 2037, 2040, 2043, 2046, 2049,
                        2052, 2055, 2058, 2061, 2064, 2067, 2070, 2073, 2076, 2079, 2082,
                        2085, 2088, 2091, 2094, 2097, 2100, 2103, 2106, 2109, 2112, 2115,
                        2118, 2121, 2124, 2127, 2130, 2133, 2136, 2139, 2142, 2145, 2148,
                        2151, 2154, 2157, 2160, 2163, 2166, 2169, 2172, 2175, 2178, 2181,
                        2184, 2187, 2190, 2193, 2196, 2199, 2202, 2205, 2208, 2211, 2214,
                        2217, 2220, 2223, 2226, 2229, 2232, 2235, 2238, 2241, 2244, 2247,
                        2250, 2253, 2256, 2259, 2262, 2265, 2268, 2271, 2274, 2277, 2280,
                        2283, 2286, 2289, 2292, 2295, 2298, 2301, 2304, 2307, 2310, 2313,
                        2316, 2319, 2322, 2325, 2328, 2331, 2334, 2337, 2340, 2343, 2346,
                        2349, 2352, 2355, 2358, 2361, 2364, 2367, 2370, 2373, 2376, 2379,
                        2382, 2385, 2388, 2391, 2394, 2397, 2400, 2403, 2406, 2409, 2412,
                        2415, 2418, 2421, 2424, 2427, 2430, 2433, 2436, 2439, 2442, 2445,
                        2448, 2451, 2454, 2457, 2460, 2463, 2466, 2469, 2472, 2475, 2478,
                        2481, 2484, 2487, 2491, 2495, 2499, 2503, 2507, 2511, 2515, 2519,
                        2523, 2527, 2531, 2535, 2539, 2543, 2547, 2551, 2555, 2559, 2562,
                        2565, 2568, 2571, 2574, 2577, 2580, 2583, 2586, 2589, 2592, 2595,
                        2598, 2601, 2604, 2607, 2610, 2613, 2616, 2619, 2622, 2625, 2628,
                        2631, 2634, 2637, 2640, 2643, 2646, 2649, 2652, 2655, 2658, 2661,
                        2664, 2667, 2670, 2673, 2675, 2677, 2679, 2681, 2683, 2685, 2687,
                        2689, 2691, 2693, 2695, 2697, 2699, 2701, 2703, 2705, 2707, 2709,
                        2711, 2713, 2715, 2717, 2719, 2721, 2723, 2725, 2727, 2729, 2731,
                        2733, 2735, 2737, 2739, 2741, 2743, 2745, 2747, 2749, 2751, 2753,
                        2755, 2758, 2761, 2764, 2767, 2768, 2769, 2770, 2773, 2777, 2781,
                        2785, 2789, 2793, 2797, 2801, 2805, 2809, 2813, 2817, 2821, 2825,
                        2829, 2833, 2837, 2841, 2845, 2849, 2851, 2853, 2856, 2859, 2862,
                        2865, 2868, 2871, 2873, 2875, 2877, 2879, 2881, 2883, 2885, 2887,
                        2889, 2891, 2893, 2895, 2897, 2899, 2901, 2905, 2909, 2913, 2917,
                        2921, 2925, 2929, 2933, 2936, 2939, 2942, 2945, 2948, 2951, 2954,
                        2957, 2960, 2963,
                    ],
                ),
                operands: Cow::Borrowed(
                    &[
                        3, 3, 3, 3, 3, 3, 195, 195, 3, 195, 3, 3, 0, 3, 192, 3, 192, 3,
                        192, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 10485863, 0, 3, 10485863,
                        0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0,
                        3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3,
                        0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0,
                        0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0,
                        3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 10485863, 0, 0,
                        3, 10485863, 0, 0, 3, 10485863, 0, 0, 3, 10485863, 0, 0, 3,
                        10485863, 0, 0, 3, 10485863, 0, 0, 3, 10485863, 0, 0, 3,
                        10485863, 0, 0, 3, 10485863, 0, 0, 3, 10485863, 0, 0, 3,
                        10485863, 0, 0, 3, 10485863, 0, 0, 3, 10485863, 0, 0, 3,
                        10485863, 0, 0, 3, 10485863, 0, 0, 3, 10485863, 0, 0, 3,
                        10485863, 0, 0, 3, 10485863, 0, 0, 3, 10485863, 0, 0, 3,
                        10485863, 0, 0, 3, 10485863, 0, 0, 3, 10485863, 0, 0, 3,
                        10485863, 0, 0, 3, 10485863, 0, 0, 3, 10485863, 0, 0, 3,
                        10485863, 0, 0, 3, 10485863, 0, 0, 3, 10485863, 0, 0, 3,
                        10485863, 0, 0, 3, 10485863, 0, 0, 3, 10485863, 0, 0, 3, 0, 0, 3,
                        0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0,
                        3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3,
                        10485863, 0, 3, 10485863, 0, 3, 10485863, 0, 3, 10485863, 0, 3,
                        10485863, 0, 3, 10485863, 0, 3, 10485863, 0, 3, 10485863, 0, 3,
                        0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3,
                        0, 3, 10485863, 0, 3, 10485863, 0, 3, 10485863, 0, 3, 10485863,
                        0, 3, 10485863, 0, 65547, 0, 0, 65547, 0, 0, 131083, 10485863, 0,
                        0, 131083, 10485863, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3,
                        3, 163, 0, 0, 3, 163, 0, 0, 3, 163, 0, 0, 3, 163, 0, 0, 3, 163,
                        10485863, 0, 0, 3, 163, 10485863, 0, 0, 3, 163, 10485863, 0, 0,
                        3, 163, 10485863, 0, 0, 3, 163, 0, 3, 163, 0, 3, 163, 0, 3, 163,
                        0, 3, 163, 10485863, 0, 3, 163, 10485863, 0, 3, 163, 10485863, 0,
                        3, 262315, 0, 0, 160, 3, 262315, 0, 0, 160, 3, 327851, 10485863,
                        0, 0, 160, 3, 327851, 10485863, 0, 0, 160, 3, 196779, 0, 160, 3,
                        196779, 0, 160, 3, 196779, 0, 160, 3, 196779, 0, 160, 3, 262315,
                        10485863, 0, 160, 3, 262315, 10485863, 0, 160, 3, 262315,
                        10485863, 0, 160, 3, 262315, 10485863, 0, 160, 3, 99, 0, 0, 3,
                        99, 0, 0, 3, 99, 0, 0, 3, 99, 0, 0, 3, 99, 0, 0, 3, 99, 0, 0, 3,
                        99, 0, 0, 3, 99, 0, 0, 3, 99, 0, 99, 160, 3, 160, 163, 0, 99, 0,
                        0, 99, 0, 0, 99, 0, 0, 99, 0, 0, 99, 0, 0, 99, 0, 0, 99, 0, 99,
                        0, 99, 0, 99, 0, 99, 96, 96, 99, 96, 96, 99, 96, 96, 99, 96, 96,
                        99, 96, 96, 99, 96, 96, 99, 96, 96, 99, 96, 96, 65643, 96, 96,
                        96, 65643, 96, 96, 96, 65643, 96, 96, 96, 65643, 96, 96, 96,
                        65643, 96, 96, 96, 65643, 96, 96, 96, 65643, 96, 96, 96, 65643,
                        96, 96, 96, 99, 99, 99, 96, 3, 96, 99, 0, 3, 96, 3, 96, 3, 96, 3,
                        96, 3, 96, 3, 192, 0, 96, 3, 0, 96, 3, 192, 3, 192, 3, 192, 3,
                        192, 3, 192, 3, 192, 3, 192, 3, 192, 3, 192, 3, 192, 3, 192, 3,
                        192, 3, 3, 3, 3, 3, 3, 3, 192, 0, 3, 192, 0, 3, 192, 0, 3, 192,
                        0, 3, 192, 0, 3, 192, 0, 3, 192, 0, 3, 192, 0, 3, 192, 0, 3,
                        131275, 192, 3, 131275, 192, 3, 131275, 192, 3, 131275, 192, 3,
                        131275, 192, 3, 131275, 192, 0, 3, 131275, 192, 0, 3, 131275,
                        192, 0, 3, 131275, 192, 0, 3, 131275, 192, 0, 3, 131275, 192, 0,
                        0, 192, 0, 192, 0, 192, 0, 192, 0, 192, 0, 192, 0, 192, 0, 192,
                        0, 192, 0, 0, 192, 0, 0, 192, 0, 0, 192, 0, 0, 192, 0, 0, 192, 0,
                        0, 192, 0, 131275, 0, 192, 131275, 0, 192, 131275, 0, 192,
                        131275, 0, 192, 131275, 0, 192, 0, 131275, 0, 192, 0, 131275, 0,
                        192, 0, 131275, 0, 192, 0, 192, 0, 192, 0, 192, 0, 192, 0, 192,
                        0, 192, 0, 1, 1, 192, 0, 0, 192, 3, 192, 0, 3, 192, 0, 3, 192, 0,
                        3, 192, 0, 3, 0, 3, 0, 3, 0, 3, 0, 10485863, 0, 192, 0, 10485863,
                        0, 192, 0, 10485863, 0, 192, 0, 10485863, 0, 192, 0, 10485863, 0,
                        0, 10485863, 0, 0, 10485863, 0, 0, 10485863, 0, 0, 1, 1, 192, 0,
                        10485863, 0, 0, 192, 0, 1, 21, 2, 2, 1, 21, 2, 2, 1, 21, 2, 2, 1,
                        21, 2, 2, 1, 2, 2, 1, 2, 2, 1, 2, 2, 1, 2, 2, 1, 10485863, 2, 2,
                        2, 1, 10485863, 2, 2, 2, 1, 10485863, 2, 2, 2, 1, 10485863, 2, 2,
                        2, 0, 96, 65675, 128, 65675, 128, 65675, 128, 96, 65675, 128, 96,
                        65675, 128, 96, 65675, 128, 96, 320, 131, 0, 3, 128, 323, 0, 3,
                        320, 128, 213, 21, 2, 128, 786436, 0, 0, 0, 0, 0, 0, 196615,
                        10485863, 4, 196612, 3, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67,
                        64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64,
                        64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64, 67, 64, 64,
                        67, 64, 64, 67, 64, 67, 64, 67, 64, 67, 64, 67, 64, 67, 64, 67,
                        64, 67, 64, 67, 64, 67, 64, 67, 64, 67, 64, 67, 64, 67, 64, 67,
                        64, 67, 64, 67, 64, 67, 64, 67, 64, 67, 64, 67, 64, 67, 64, 67,
                        64, 67, 64, 67, 64, 196683, 64, 64, 64, 65611, 64, 64, 64,
                        131147, 64, 64, 64, 227, 224, 224, 224, 196683, 64, 64, 64,
                        65611, 64, 64, 64, 131147, 64, 64, 64, 227, 224, 224, 224,
                        196683, 64, 64, 64, 65611, 64, 64, 64, 131147, 64, 64, 64, 227,
                        224, 224, 224, 196683, 64, 64, 64, 65611, 64, 64, 64, 131147, 64,
                        64, 64, 227, 224, 224, 224, 196683, 64, 64, 64, 65611, 64, 64,
                        64, 131147, 64, 64, 64, 227, 224, 224, 224, 196683, 64, 64, 64,
                        65611, 64, 64, 64, 131147, 64, 64, 64, 227, 224, 224, 224,
                        196683, 64, 64, 64, 65611, 64, 64, 64, 131147, 64, 64, 64, 227,
                        224, 224, 224, 196683, 64, 64, 64, 65611, 64, 64, 64, 131147, 64,
                        64, 64, 227, 224, 224, 224, 227, 224, 224, 224, 227, 10551399,
                        224, 224, 227, 10551399, 224, 224, 227, 10551399, 224, 224, 227,
                        10551399, 224, 224, 227, 10551399, 224, 224, 227, 10551399, 224,
                        224, 227, 10551399, 224, 224, 227, 10551399, 224, 224, 227,
                        10551399, 224, 224, 227, 10551399, 224, 227, 10551399, 224, 227,
                        10551399, 224, 227, 10551399, 224, 227, 10551399, 224, 227,
                        10551399, 224, 227, 10551399, 224, 227, 10551399, 224, 227,
                        10551399, 224, 227, 10551399, 224, 227, 10551399, 224, 227,
                        10551399, 224, 227, 10551399, 224, 227, 10551399, 224, 227,
                        10551399, 224, 227, 10551399, 224, 227, 10551399, 224, 227,
                        10551399, 224, 224, 224, 227, 10551399, 224, 224, 224, 227,
                        10551399, 224, 224, 224, 227, 10551399, 224, 224, 224, 227,
                        10551399, 224, 224, 224, 227, 10551399, 224, 224, 224, 227,
                        10551399, 224, 224, 224, 227, 10551399, 224, 224, 224, 99, 64,
                        64, 99, 64, 64, 99, 64, 64, 99, 64, 64, 99, 64, 99, 64, 99, 64,
                        35, 64, 64, 35, 64, 64, 35, 64, 64, 227, 224, 67, 227, 213, 67,
                        64, 67, 192, 67, 192, 64, 192, 64, 192, 67, 192, 0, 67, 192, 0,
                        67, 192, 0, 67, 192, 0, 67, 192, 0, 67, 192, 0, 64, 192, 0, 64,
                        192, 0, 64, 192, 0, 64, 192, 0, 64, 192, 0, 227, 131275, 192,
                        227, 131275, 192, 227, 131275, 192, 0, 227, 131275, 192, 0,
                        131275, 224, 192, 131275, 224, 192, 131275, 224, 192, 0, 131275,
                        224, 192, 0, 3, 64, 3, 64, 3, 64, 3, 64, 67, 0, 67, 0, 67, 0, 67,
                        0, 0, 3, 32, 3, 32, 35, 192, 0, 35, 0, 35, 64, 35, 64, 67, 32,
                        67, 32, 67, 32, 35, 64, 291, 288, 288, 291, 288, 288, 291, 288,
                        288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288,
                        291, 288, 288, 291, 288, 288, 196907, 288, 288, 288, 196907, 288,
                        288, 288, 196907, 288, 288, 288, 196907, 288, 288, 288, 196907,
                        288, 288, 288, 196907, 288, 288, 288, 196907, 288, 288, 288,
                        196907, 288, 288, 288, 291, 288, 291, 288, 291, 288, 291, 288,
                        291, 288, 291, 288, 291, 288, 291, 288, 291, 288, 291, 288, 291,
                        288, 291, 288, 291, 256, 291, 256, 291, 256, 259, 288, 259, 288,
                        99, 288, 288, 99, 288, 288, 99, 288, 288, 99, 288, 35, 32, 32,
                        35, 32, 32, 35, 32, 32, 35, 32, 32, 35, 32, 32, 35, 32, 32, 35,
                        32, 32, 35, 32, 32, 35, 32, 32, 35, 32, 32, 35, 32, 32, 35, 32,
                        32, 35, 32, 32, 35, 32, 32, 35, 32, 32, 35, 32, 32, 35, 32, 32,
                        35, 32, 32, 35, 32, 32, 35, 32, 32, 35, 32, 32, 35, 32, 32, 35,
                        32, 32, 35, 32, 32, 35, 32, 32, 35, 32, 32, 35, 32, 32, 35, 32,
                        32, 35, 32, 32, 35, 32, 32, 35, 32, 32, 35, 32, 32, 35, 10879079,
                        32, 32, 35, 10879079, 32, 32, 35, 10879079, 32, 32, 35, 10879079,
                        32, 32, 35, 10879079, 32, 32, 35, 10879079, 32, 32, 35, 32, 32,
                        35, 32, 32, 35, 32, 35, 32, 35, 32, 35, 32, 35, 32, 35, 32, 35,
                        32, 35, 32, 35, 32, 35, 32, 35, 32, 35, 32, 35, 32, 35, 32, 35,
                        32, 35, 32, 35, 32, 35, 32, 35, 32, 35, 32, 35, 32, 35, 32, 35,
                        32, 35, 32, 35, 32, 35, 32, 35, 32, 35, 32, 35, 32, 35, 32, 35,
                        32, 35, 32, 35, 32, 35, 32, 35, 32, 35, 32, 35, 32, 35, 32, 35,
                        32, 35, 32, 35, 32, 35, 32, 35, 32, 35, 32, 35, 32, 35, 32, 35,
                        32, 35, 32, 35, 32, 35, 32, 35, 32, 35, 32, 35, 32, 196651, 32,
                        32, 32, 65579, 32, 32, 32, 131115, 32, 32, 32, 196651, 32, 32,
                        32, 65579, 32, 32, 32, 131115, 32, 32, 32, 196651, 32, 32, 32,
                        65579, 32, 32, 32, 131115, 32, 32, 32, 196651, 32, 32, 32, 65579,
                        32, 32, 32, 131115, 32, 32, 32, 196651, 32, 32, 32, 65579, 32,
                        32, 32, 131115, 32, 32, 32, 196651, 32, 32, 32, 65579, 32, 32,
                        32, 131115, 32, 32, 32, 196651, 32, 32, 32, 65579, 32, 32, 32,
                        131115, 32, 32, 32, 196651, 32, 32, 32, 65579, 32, 32, 32,
                        131115, 32, 32, 32, 35, 32, 32, 32, 131115, 32, 32, 32, 131115,
                        32, 32, 32, 35, 35, 35, 35, 35, 35, 35, 213, 67, 32, 65579, 32,
                        64, 99, 32, 32, 99, 32, 32, 99, 32, 99, 32, 99, 32, 35, 32, 32,
                        32, 35, 32, 32, 32, 35, 32, 32, 32, 35, 32, 32, 32, 35, 32, 32,
                        32, 35, 32, 32, 32, 65579, 32, 35, 192, 32, 192, 35, 192, 32,
                        192, 35, 192, 0, 35, 192, 0, 35, 192, 0, 35, 192, 0, 35, 192, 0,
                        35, 192, 0, 35, 192, 0, 35, 192, 0, 35, 192, 0, 35, 192, 0, 35,
                        192, 0, 32, 192, 0, 32, 192, 0, 32, 192, 0, 32, 192, 0, 32, 192,
                        0, 32, 192, 0, 32, 192, 0, 32, 192, 0, 32, 192, 0, 35, 192, 0,
                        35, 192, 0, 32, 192, 0, 32, 192, 0, 35, 35, 192, 32, 32, 192,
                        291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291,
                        288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288,
                        288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288,
                        291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291,
                        288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288,
                        288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288,
                        291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291,
                        288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288,
                        288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288,
                        291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291,
                        288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288,
                        288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288,
                        291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291,
                        288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288,
                        288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288,
                        291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291,
                        288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288,
                        288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288,
                        291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291,
                        288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288,
                        288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288,
                        291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291,
                        288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288,
                        288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288,
                        291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291,
                        288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288,
                        288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288,
                        291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291,
                        288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288,
                        288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288,
                        291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291,
                        288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288,
                        288, 291, 288, 288, 291, 10879079, 288, 288, 291, 10879079, 288,
                        288, 291, 10879079, 288, 288, 291, 10879079, 288, 288, 291,
                        10879079, 288, 288, 291, 10879079, 288, 288, 291, 10879079, 288,
                        288, 291, 10879079, 288, 288, 291, 10879079, 288, 288, 291,
                        10879079, 288, 288, 291, 10879079, 288, 288, 291, 10879079, 288,
                        288, 291, 10879079, 288, 288, 291, 10879079, 288, 288, 291,
                        10879079, 288, 288, 291, 10879079, 288, 288, 291, 10879079, 288,
                        288, 291, 10879079, 288, 288, 291, 288, 288, 291, 288, 288, 291,
                        288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288,
                        288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288,
                        291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291,
                        288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288,
                        288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288,
                        291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291,
                        288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288,
                        288, 291, 288, 288, 291, 288, 288, 291, 288, 288, 291, 288, 288,
                        291, 288, 288, 291, 288, 291, 288, 291, 288, 291, 288, 291, 288,
                        291, 288, 291, 288, 291, 288, 291, 288, 291, 288, 291, 288, 291,
                        288, 291, 288, 291, 288, 291, 288, 291, 288, 291, 288, 291, 288,
                        291, 288, 291, 288, 291, 288, 291, 288, 291, 288, 291, 288, 291,
                        288, 291, 288, 291, 288, 291, 288, 291, 288, 291, 288, 291, 288,
                        291, 288, 291, 288, 291, 288, 291, 288, 291, 288, 291, 288, 291,
                        288, 291, 288, 291, 288, 291, 288, 65835, 288, 288, 65835, 288,
                        288, 65835, 288, 288, 65835, 288, 288, 291, 291, 291, 291, 288,
                        288, 291, 288, 288, 288, 291, 288, 288, 288, 291, 288, 288, 288,
                        291, 288, 288, 288, 291, 288, 288, 288, 291, 288, 288, 288, 291,
                        288, 288, 288, 291, 288, 288, 288, 291, 288, 288, 288, 291, 288,
                        288, 288, 291, 288, 288, 288, 291, 288, 288, 288, 291, 288, 288,
                        288, 291, 288, 288, 288, 291, 288, 288, 288, 291, 288, 288, 288,
                        291, 288, 288, 288, 65835, 288, 288, 288, 65835, 288, 288, 288,
                        3, 288, 3, 288, 3, 0, 288, 3, 0, 288, 3, 0, 288, 3, 0, 288, 3, 0,
                        288, 3, 0, 288, 3, 288, 3, 288, 3, 288, 3, 288, 3, 288, 291, 288,
                        291, 288, 291, 288, 291, 288, 291, 288, 291, 0, 291, 0, 291, 0,
                        291, 0, 291, 0, 65835, 288, 0, 0, 65835, 288, 0, 0, 65835, 288,
                        0, 0, 65835, 288, 0, 0, 65835, 288, 0, 0, 65835, 288, 0, 0,
                        65835, 288, 0, 0, 65835, 288, 0, 0, 291, 192, 0, 291, 192, 0,
                        291, 192, 0, 291, 192, 0, 291, 192, 0, 291, 192, 0, 288, 192, 0,
                        288, 192, 0, 288, 192, 0, 288, 192, 0,
                    ],
                ),
                attrs: Cow::Borrowed(
                    &[
                        64, 64, 32, 32, 64, 64, 32, 32, 64, 32, 64, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8,
                        256, 256, 256, 256, 256, 256, 256, 256, 0, 0, 0, 0, 0, 0, 0, 0,
                        512, 129, 129, 129, 129, 129, 129, 129, 129, 1, 0, 0, 0, 0, 1,
                        769, 2, 2, 0, 0, 0, 0, 3, 0, 1028, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0,
                        16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 16, 0, 0, 16, 0, 0, 16, 0, 0, 16, 0, 0, 16, 0, 0, 16, 0,
                        0, 16, 0, 0, 16, 0, 0, 0, 0, 0, 64, 64, 64, 64, 64, 64, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 64,
                        64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                    ],
                ),
                sets: Cow::Borrowed(
                    &[
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0,
                        0, 2, 0, 8177, 0, 0, 226, 2, 1,
                    ],
                ),
                relations: Cow::Borrowed(
                    &[
                        FormRelation {
                            form: 283u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 284u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 301u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 302u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 715u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 716u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(1u16),
                            },
                        },
                    ],
                ),
                alternatives: Cow::Borrowed(
                    &[
                        Alternatives {
                            form: 385u32,
                            first: 386u32,
                            count: 3u16,
                        },
                        Alternatives {
                            form: 389u32,
                            first: 390u32,
                            count: 3u16,
                        },
                        Alternatives {
                            form: 393u32,
                            first: 394u32,
                            count: 3u16,
                        },
                        Alternatives {
                            form: 397u32,
                            first: 398u32,
                            count: 3u16,
                        },
                        Alternatives {
                            form: 401u32,
                            first: 402u32,
                            count: 3u16,
                        },
                        Alternatives {
                            form: 405u32,
                            first: 406u32,
                            count: 3u16,
                        },
                        Alternatives {
                            form: 409u32,
                            first: 410u32,
                            count: 3u16,
                        },
                        Alternatives {
                            form: 413u32,
                            first: 414u32,
                            count: 3u16,
                        },
                        Alternatives {
                            form: 639u32,
                            first: 640u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 642u32,
                            first: 643u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 645u32,
                            first: 646u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 648u32,
                            first: 649u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 651u32,
                            first: 652u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 654u32,
                            first: 655u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 657u32,
                            first: 658u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 660u32,
                            first: 661u32,
                            count: 2u16,
                        },
                    ],
                ),
                successors: Cow::Borrowed(
                    &[
                        (320u32, 1u16),
                        (321u32, 2u16),
                        (322u32, 2u16),
                        (323u32, 2u16),
                        (324u32, 2u16),
                        (325u32, 2u16),
                        (326u32, 2u16),
                        (327u32, 2u16),
                    ],
                ),
                edge_clobbers: Cow::Borrowed(&[]),
                features: Cow::Borrowed(
                    &[
                        (4u32, Features(1u64)),
                        (8u32, Features(1u64)),
                        (14u32, Features(1u64)),
                        (90u32, Features(1u64)),
                        (91u32, Features(1u64)),
                        (92u32, Features(1u64)),
                        (93u32, Features(1u64)),
                        (94u32, Features(1u64)),
                        (114u32, Features(1u64)),
                        (115u32, Features(1u64)),
                        (116u32, Features(1u64)),
                        (210u32, Features(1u64)),
                        (211u32, Features(1u64)),
                        (212u32, Features(1u64)),
                        (213u32, Features(1u64)),
                        (222u32, Features(1u64)),
                        (223u32, Features(1u64)),
                        (224u32, Features(1u64)),
                        (225u32, Features(1u64)),
                        (226u32, Features(1u64)),
                        (227u32, Features(1u64)),
                        (228u32, Features(1u64)),
                        (229u32, Features(1u64)),
                        (230u32, Features(1u64)),
                        (231u32, Features(1u64)),
                        (232u32, Features(1u64)),
                        (233u32, Features(1u64)),
                        (258u32, Features(1u64)),
                        (259u32, Features(1u64)),
                        (260u32, Features(1u64)),
                        (261u32, Features(1u64)),
                        (669u32, Features(1u64)),
                        (670u32, Features(1u64)),
                        (671u32, Features(1u64)),
                        (679u32, Features(1u64)),
                        (680u32, Features(1u64)),
                        (681u32, Features(1u64)),
                        (682u32, Features(1u64)),
                        (683u32, Features(1u64)),
                        (684u32, Features(1u64)),
                        (685u32, Features(1u64)),
                        (686u32, Features(1u64)),
                        (689u32, Features(1u64)),
                        (690u32, Features(1u64)),
                        (698u32, Features(1u64)),
                        (699u32, Features(1u64)),
                        (700u32, Features(1u64)),
                        (701u32, Features(1u64)),
                        (707u32, Features(1u64)),
                        (708u32, Features(1u64)),
                        (709u32, Features(1u64)),
                        (710u32, Features(1u64)),
                        (715u32, Features(1u64)),
                        (716u32, Features(1u64)),
                        (875u32, Features(1u64)),
                        (876u32, Features(1u64)),
                        (877u32, Features(1u64)),
                        (878u32, Features(1u64)),
                        (879u32, Features(1u64)),
                        (880u32, Features(1u64)),
                        (881u32, Features(1u64)),
                        (882u32, Features(1u64)),
                        (883u32, Features(1u64)),
                        (884u32, Features(1u64)),
                        (885u32, Features(1u64)),
                        (886u32, Features(1u64)),
                        (887u32, Features(1u64)),
                        (888u32, Features(1u64)),
                        (889u32, Features(1u64)),
                        (890u32, Features(1u64)),
                        (891u32, Features(1u64)),
                        (892u32, Features(1u64)),
                        (893u32, Features(1u64)),
                        (894u32, Features(1u64)),
                        (895u32, Features(1u64)),
                        (896u32, Features(1u64)),
                        (897u32, Features(1u64)),
                        (898u32, Features(1u64)),
                        (899u32, Features(1u64)),
                        (900u32, Features(1u64)),
                        (901u32, Features(1u64)),
                        (902u32, Features(1u64)),
                        (903u32, Features(1u64)),
                        (904u32, Features(1u64)),
                        (905u32, Features(1u64)),
                        (906u32, Features(1u64)),
                        (907u32, Features(1u64)),
                        (908u32, Features(1u64)),
                        (909u32, Features(1u64)),
                        (910u32, Features(1u64)),
                        (911u32, Features(1u64)),
                        (912u32, Features(1u64)),
                        (989u32, Features(1u64)),
                        (990u32, Features(1u64)),
                        (991u32, Features(1u64)),
                        (992u32, Features(1u64)),
                        (993u32, Features(1u64)),
                        (994u32, Features(1u64)),
                        (995u32, Features(1u64)),
                        (996u32, Features(1u64)),
                        (997u32, Features(1u64)),
                        (998u32, Features(1u64)),
                        (999u32, Features(1u64)),
                        (1000u32, Features(1u64)),
                        (1001u32, Features(1u64)),
                        (1002u32, Features(1u64)),
                        (1003u32, Features(1u64)),
                        (1004u32, Features(1u64)),
                        (1005u32, Features(1u64)),
                        (1006u32, Features(1u64)),
                        (1007u32, Features(1u64)),
                        (1008u32, Features(1u64)),
                        (1009u32, Features(1u64)),
                        (1010u32, Features(1u64)),
                        (1011u32, Features(1u64)),
                    ],
                ),
                prices: Cow::Borrowed(&[]),
                names: Cow::Borrowed(&tables::FORM_NAMES),
                operand_names: Cow::Borrowed(&tables::OPERAND_NAMES),
                docs: Cow::Borrowed(&tables::FORM_DOCS),
            },
            conventions: Cow::Borrowed(&tables::CONVENTIONS),
            reserved: Cow::Borrowed(const { &regs([1, 2, 13]) }),
            tuple_lists: Cow::Borrowed(&tables::TUPLE_LISTS),
            tuple_regs: Cow::Borrowed(const {
                &regs([
                    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
                    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 34, 36, 38, 40,
                    42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62, 64, 66, 68, 70, 72, 74,
                    76, 78, 80, 82, 84, 86, 88, 90, 92, 94, 96, 98, 100, 102, 104, 106,
                    108, 110, 112, 114, 116, 118, 120, 122, 124, 126, 128, 130, 132, 134,
                    136, 138, 140, 142, 144, 146, 148, 150, 152, 154, 156, 158,
                ])
            }),
            features: Cow::Borrowed(&tables::FEATURES),
            roles: Cow::Borrowed(&tables::ROLES),
            sufficient: Cow::Borrowed(const {
                &regs([
                    0, 3, 4, 5, 6, 7, 8, 9, 10, 12, 34, 35, 36, 37, 38, 39, 40, 41, 42,
                    43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
                    100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113,
                    114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 160, 161, 166, 168,
                    169, 170,
                ])
            }),
        })
    };
    ///The target `power64` as a type.
    pub enum Target {}
    impl ::ssara_core::typed::Target for Target {
        type Ins<'b> = Ins<'b>;
        #[inline]
        fn desc() -> &'static ::ssara_core::Target {
            &TARGET
        }
    }
    ///The number of whole registers of bank `int` that suffice, with those of the other banks, for every form and every call when everything else is spilled. Which ones: [`TargetDesc::sufficient`](::ssara_core::TargetDesc::sufficient).
    pub const MIN_REGS_INT: usize = 10usize;
    ///The number of whole registers of bank `vec` that suffice, with those of the other banks, for every form and every call when everything else is spilled. Which ones: [`TargetDesc::sufficient`](::ssara_core::TargetDesc::sufficient).
    pub const MIN_REGS_VEC: usize = 25usize;
    ///The number of whole registers of bank `cond` that suffice, with those of the other banks, for every form and every call when everything else is spilled. Which ones: [`TargetDesc::sufficient`](::ssara_core::TargetDesc::sufficient).
    pub const MIN_REGS_COND: usize = 3usize;
    ///The number of whole registers of bank `branch` that suffice, with those of the other banks, for every form and every call when everything else is spilled. Which ones: [`TargetDesc::sufficient`](::ssara_core::TargetDesc::sufficient).
    pub const MIN_REGS_BRANCH: usize = 2usize;
    ///The number of whole registers of bank `carry` that suffice, with those of the other banks, for every form and every call when everything else is spilled. Which ones: [`TargetDesc::sufficient`](::ssara_core::TargetDesc::sufficient).
    pub const MIN_REGS_CARRY: usize = 1usize;
    /**A value of kind `i64`: 64 bits in bank `int`.

An integer or an address.

It lives in `r8..=r10`, `r7`, `r6`, `r5`, `r4`, `r3`, `r11`, `r12`, `r0`, `r14..=r31`, or in a slot of 8 bytes, aligned to 8.*/
    pub enum I64 {}
    impl I64 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(0u8);
    }
    impl ::ssara_core::typed::ValueType for I64 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = I64::TYPE;
    }
    /**A value of kind `v128`: 128 bits in bank `vec`.

A vector, or a number of quadruple precision.

It lives in `vs0..=vs13`, `v0..=v19`, `vs14..=vs31`, `v20..=v31`, or in a slot of 16 bytes, aligned to 16.*/
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

A number of double or single precision, or 64 bits.

It lives in `f0..=f13`, `vf0..=vf19`, `f14..=f31`, `vf20..=vf31`, or in a slot of 8 bytes, aligned to 8.*/
    pub enum F64 {}
    impl F64 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(2u8);
    }
    impl ::ssara_core::typed::ValueType for F64 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = F64::TYPE;
    }
    /**A value of kind `cr`: 4 bits in bank `cond`.

Less, greater, equal, and unordered or overflow.

It lives in `cr7`, `cr6`, `cr5`, `cr1`, `cr0`, `cr2..=cr4`, or in a slot of 4 bytes, aligned to 4.*/
    pub enum Cr {}
    impl Cr {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(3u8);
    }
    impl ::ssara_core::typed::ValueType for Cr {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = Cr::TYPE;
    }
    /**A value of kind `target`: 64 bits in bank `branch`.

A count of a loop, or an address to branch to.

It lives in `ctr`, or in a slot of 8 bytes, aligned to 8, or a register of `i64`.*/
    pub enum Target_ {}
    impl Target_ {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(4u8);
    }
    impl ::ssara_core::typed::ValueType for Target_ {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = Target_::TYPE;
    }
    /**A value of kind `carry`: 1 bits in bank `carry`.

A carry, or no borrow.

It lives in `ca`, or in a slot of 4 bytes, aligned to 4.*/
    pub enum Carry {}
    impl Carry {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(5u8);
    }
    impl ::ssara_core::typed::ValueType for Carry {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = Carry::TYPE;
    }
    pub mod reg {
        /*!The registers, typed by the kind of value they hold.

## Bank `int`

General-purpose registers.

| kind of value | bits | spill slot | swap | prices | about |
| --- | --- | --- | --- | --- | --- |
| `i64` | 64 | 8 bytes, aligned to 8 | no | default | An integer or an address. |

| register | bits | encoding | units | parts |
| --- | --- | --- | --- | --- |
| `r0` | 64 | 0 | 0 |  |
| `r1`, reserved, the stack register | 64 | 1 | 1 |  |
| `r2`, reserved, the toc register | 64 | 2 | 2 |  |
| `r3` | 64 | 3 | 3 |  |
| `r4` | 64 | 4 | 4 |  |
| `r5` | 64 | 5 | 5 |  |
| `r6` | 64 | 6 | 6 |  |
| `r7` | 64 | 7 | 7 |  |
| `r8` | 64 | 8 | 8 |  |
| `r9` | 64 | 9 | 9 |  |
| `r10` | 64 | 10 | 10 |  |
| `r11` | 64 | 11 | 11 |  |
| `r12` | 64 | 12 | 12 |  |
| `r13`, reserved, the thread register | 64 | 13 | 13 |  |
| `r14` | 64 | 14 | 14 |  |
| `r15` | 64 | 15 | 15 |  |
| `r16` | 64 | 16 | 16 |  |
| `r17` | 64 | 17 | 17 |  |
| `r18` | 64 | 18 | 18 |  |
| `r19` | 64 | 19 | 19 |  |
| `r20` | 64 | 20 | 20 |  |
| `r21` | 64 | 21 | 21 |  |
| `r22` | 64 | 22 | 22 |  |
| `r23` | 64 | 23 | 23 |  |
| `r24` | 64 | 24 | 24 |  |
| `r25` | 64 | 25 | 25 |  |
| `r26` | 64 | 26 | 26 |  |
| `r27` | 64 | 27 | 27 |  |
| `r28` | 64 | 28 | 28 |  |
| `r29` | 64 | 29 | 29 |  |
| `r30` | 64 | 30 | 30 |  |
| `r31`, the frame register | 64 | 31 | 31 |  |

| tuples | length | members | as registers | about |
| --- | --- | --- | --- | --- |
| `even_odd` | 2 | `r0 r1`, `r2 r3`, ..., `r30 r31`: 16 in all |  | For LQ and STQ: the even register has the doubleword at the higher address. |

## Bank `vec`

Vector-scalar registers.

| kind of value | bits | spill slot | swap | prices | about |
| --- | --- | --- | --- | --- | --- |
| `v128` | 128 | 16 bytes, aligned to 16 | no | default | A vector, or a number of quadruple precision. |
| `f64` | 64 | 8 bytes, aligned to 8 | no | default | A number of double or single precision, or 64 bits. |

| register | bits | encoding | units | parts |
| --- | --- | --- | --- | --- |
| `vs0` | 128 | 0 | 64 | `f0` 64..128 (a write destroys the rest) |
| `vs1` | 128 | 1 | 65 | `f1` 64..128 (a write destroys the rest) |
| `vs2` | 128 | 2 | 66 | `f2` 64..128 (a write destroys the rest) |
| `vs3` | 128 | 3 | 67 | `f3` 64..128 (a write destroys the rest) |
| `vs4` | 128 | 4 | 68 | `f4` 64..128 (a write destroys the rest) |
| `vs5` | 128 | 5 | 69 | `f5` 64..128 (a write destroys the rest) |
| `vs6` | 128 | 6 | 70 | `f6` 64..128 (a write destroys the rest) |
| `vs7` | 128 | 7 | 71 | `f7` 64..128 (a write destroys the rest) |
| `vs8` | 128 | 8 | 72 | `f8` 64..128 (a write destroys the rest) |
| `vs9` | 128 | 9 | 73 | `f9` 64..128 (a write destroys the rest) |
| `vs10` | 128 | 10 | 74 | `f10` 64..128 (a write destroys the rest) |
| `vs11` | 128 | 11 | 75 | `f11` 64..128 (a write destroys the rest) |
| `vs12` | 128 | 12 | 76 | `f12` 64..128 (a write destroys the rest) |
| `vs13` | 128 | 13 | 77 | `f13` 64..128 (a write destroys the rest) |
| `vs14` | 128 | 14 | 78-79 | `f14` 64..128 (unit 79; a write destroys the rest) |
| `vs15` | 128 | 15 | 80-81 | `f15` 64..128 (unit 81; a write destroys the rest) |
| `vs16` | 128 | 16 | 82-83 | `f16` 64..128 (unit 83; a write destroys the rest) |
| `vs17` | 128 | 17 | 84-85 | `f17` 64..128 (unit 85; a write destroys the rest) |
| `vs18` | 128 | 18 | 86-87 | `f18` 64..128 (unit 87; a write destroys the rest) |
| `vs19` | 128 | 19 | 88-89 | `f19` 64..128 (unit 89; a write destroys the rest) |
| `vs20` | 128 | 20 | 90-91 | `f20` 64..128 (unit 91; a write destroys the rest) |
| `vs21` | 128 | 21 | 92-93 | `f21` 64..128 (unit 93; a write destroys the rest) |
| `vs22` | 128 | 22 | 94-95 | `f22` 64..128 (unit 95; a write destroys the rest) |
| `vs23` | 128 | 23 | 96-97 | `f23` 64..128 (unit 97; a write destroys the rest) |
| `vs24` | 128 | 24 | 98-99 | `f24` 64..128 (unit 99; a write destroys the rest) |
| `vs25` | 128 | 25 | 100-101 | `f25` 64..128 (unit 101; a write destroys the rest) |
| `vs26` | 128 | 26 | 102-103 | `f26` 64..128 (unit 103; a write destroys the rest) |
| `vs27` | 128 | 27 | 104-105 | `f27` 64..128 (unit 105; a write destroys the rest) |
| `vs28` | 128 | 28 | 106-107 | `f28` 64..128 (unit 107; a write destroys the rest) |
| `vs29` | 128 | 29 | 108-109 | `f29` 64..128 (unit 109; a write destroys the rest) |
| `vs30` | 128 | 30 | 110-111 | `f30` 64..128 (unit 111; a write destroys the rest) |
| `vs31` | 128 | 31 | 112-113 | `f31` 64..128 (unit 113; a write destroys the rest) |
| `v0` | 128 | 32 | 114 | `vf0` 64..128 (a write destroys the rest) |
| `v1` | 128 | 33 | 115 | `vf1` 64..128 (a write destroys the rest) |
| `v2` | 128 | 34 | 116 | `vf2` 64..128 (a write destroys the rest) |
| `v3` | 128 | 35 | 117 | `vf3` 64..128 (a write destroys the rest) |
| `v4` | 128 | 36 | 118 | `vf4` 64..128 (a write destroys the rest) |
| `v5` | 128 | 37 | 119 | `vf5` 64..128 (a write destroys the rest) |
| `v6` | 128 | 38 | 120 | `vf6` 64..128 (a write destroys the rest) |
| `v7` | 128 | 39 | 121 | `vf7` 64..128 (a write destroys the rest) |
| `v8` | 128 | 40 | 122 | `vf8` 64..128 (a write destroys the rest) |
| `v9` | 128 | 41 | 123 | `vf9` 64..128 (a write destroys the rest) |
| `v10` | 128 | 42 | 124 | `vf10` 64..128 (a write destroys the rest) |
| `v11` | 128 | 43 | 125 | `vf11` 64..128 (a write destroys the rest) |
| `v12` | 128 | 44 | 126 | `vf12` 64..128 (a write destroys the rest) |
| `v13` | 128 | 45 | 127 | `vf13` 64..128 (a write destroys the rest) |
| `v14` | 128 | 46 | 128 | `vf14` 64..128 (a write destroys the rest) |
| `v15` | 128 | 47 | 129 | `vf15` 64..128 (a write destroys the rest) |
| `v16` | 128 | 48 | 130 | `vf16` 64..128 (a write destroys the rest) |
| `v17` | 128 | 49 | 131 | `vf17` 64..128 (a write destroys the rest) |
| `v18` | 128 | 50 | 132 | `vf18` 64..128 (a write destroys the rest) |
| `v19` | 128 | 51 | 133 | `vf19` 64..128 (a write destroys the rest) |
| `v20` | 128 | 52 | 134 | `vf20` 64..128 (a write destroys the rest) |
| `v21` | 128 | 53 | 135 | `vf21` 64..128 (a write destroys the rest) |
| `v22` | 128 | 54 | 136 | `vf22` 64..128 (a write destroys the rest) |
| `v23` | 128 | 55 | 137 | `vf23` 64..128 (a write destroys the rest) |
| `v24` | 128 | 56 | 138 | `vf24` 64..128 (a write destroys the rest) |
| `v25` | 128 | 57 | 139 | `vf25` 64..128 (a write destroys the rest) |
| `v26` | 128 | 58 | 140 | `vf26` 64..128 (a write destroys the rest) |
| `v27` | 128 | 59 | 141 | `vf27` 64..128 (a write destroys the rest) |
| `v28` | 128 | 60 | 142 | `vf28` 64..128 (a write destroys the rest) |
| `v29` | 128 | 61 | 143 | `vf29` 64..128 (a write destroys the rest) |
| `v30` | 128 | 62 | 144 | `vf30` 64..128 (a write destroys the rest) |
| `v31` | 128 | 63 | 145 | `vf31` 64..128 (a write destroys the rest) |

| tuples | length | members | as registers | about |
| --- | --- | --- | --- | --- |
| `vector_pair` | 2 | `vs0 vs1`, `vs2 vs3`, ..., `v30 v31`: 32 in all |  | For LXVP and STXVP: an even register and the next. |

## Bank `cond`

Fields of the condition register.

| kind of value | bits | spill slot | swap | prices | about |
| --- | --- | --- | --- | --- | --- |
| `cr` | 4 | 4 bytes, aligned to 4 | no | default | Less, greater, equal, and unordered or overflow. |

Values go from `cr` to and from memory with a scratch register of `i64`.

| register | bits | encoding | units | parts |
| --- | --- | --- | --- | --- |
| `cr0` | 4 | 0 | 192 |  |
| `cr1` | 4 | 1 | 193 |  |
| `cr2` | 4 | 2 | 194 |  |
| `cr3` | 4 | 3 | 195 |  |
| `cr4` | 4 | 4 | 196 |  |
| `cr5` | 4 | 5 | 197 |  |
| `cr6` | 4 | 6 | 198 |  |
| `cr7` | 4 | 7 | 199 |  |

## Bank `branch`

Registers through which branches go.

| kind of value | bits | spill slot | swap | prices | about |
| --- | --- | --- | --- | --- | --- |
| `target` | 64 | 8 bytes, aligned to 8, or a register of `i64` | no | load 4, store 1, move 0.4, swap 0.8, remat 1, cheap remat 0.4, transfer 1, slot read 2, slot write 0.5 | A count of a loop, or an address to branch to. |

Values go from `target` to `target` with a scratch register of `i64`.

Values go from `target` to and from memory with a scratch register of `i64`.

| register | bits | encoding | units | parts |
| --- | --- | --- | --- | --- |
| `lr`, the link register | 64 | 8 | 256 |  |
| `ctr` | 64 | 9 | 257 |  |

## Bank `carry`

The carry of XER.

| kind of value | bits | spill slot | swap | prices | about |
| --- | --- | --- | --- | --- | --- |
| `carry` | 1 | 4 bytes, aligned to 4 | no | default | A carry, or no borrow. |

Values go from `carry` to and from memory with a scratch register of `i64`.

| register | bits | encoding | units | parts |
| --- | --- | --- | --- | --- |
| `ca` | 1 | 0 | 320 |  |

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**`r0`: 64 bits of bank `int`. Encoding 0, unit 0.

In `i64`.*/
        pub const R0: Phys<super::I64> = Phys::assume(Reg(0u16));
        ///`r1`: 64 bits of bank `int`. Encoding 1, unit 1. Reserved. The stack register. Never allocated.
        pub const R1: Phys<super::I64> = Phys::assume(Reg(1u16));
        ///`r2`: 64 bits of bank `int`. Encoding 2, unit 2. Reserved. The toc register. Never allocated.
        pub const R2: Phys<super::I64> = Phys::assume(Reg(2u16));
        /**`r3`: 64 bits of bank `int`. Encoding 3, unit 3.

In `i64`, `address`.*/
        pub const R3: Phys<super::I64> = Phys::assume(Reg(3u16));
        /**`r4`: 64 bits of bank `int`. Encoding 4, unit 4.

In `i64`, `address`.*/
        pub const R4: Phys<super::I64> = Phys::assume(Reg(4u16));
        /**`r5`: 64 bits of bank `int`. Encoding 5, unit 5.

In `i64`, `address`.*/
        pub const R5: Phys<super::I64> = Phys::assume(Reg(5u16));
        /**`r6`: 64 bits of bank `int`. Encoding 6, unit 6.

In `i64`, `address`.*/
        pub const R6: Phys<super::I64> = Phys::assume(Reg(6u16));
        /**`r7`: 64 bits of bank `int`. Encoding 7, unit 7.

In `i64`, `address`.*/
        pub const R7: Phys<super::I64> = Phys::assume(Reg(7u16));
        /**`r8`: 64 bits of bank `int`. Encoding 8, unit 8.

In `i64`, `address`.*/
        pub const R8: Phys<super::I64> = Phys::assume(Reg(8u16));
        /**`r9`: 64 bits of bank `int`. Encoding 9, unit 9.

In `i64`, `address`.*/
        pub const R9: Phys<super::I64> = Phys::assume(Reg(9u16));
        /**`r10`: 64 bits of bank `int`. Encoding 10, unit 10.

In `i64`, `address`.*/
        pub const R10: Phys<super::I64> = Phys::assume(Reg(10u16));
        /**`r11`: 64 bits of bank `int`. Encoding 11, unit 11.

In `i64`, `address`.*/
        pub const R11: Phys<super::I64> = Phys::assume(Reg(11u16));
        /**`r12`: 64 bits of bank `int`. Encoding 12, unit 12.

In `i64`, `address`.*/
        pub const R12: Phys<super::I64> = Phys::assume(Reg(12u16));
        ///`r13`: 64 bits of bank `int`. Encoding 13, unit 13. Reserved. The thread register. Never allocated.
        pub const R13: Phys<super::I64> = Phys::assume(Reg(13u16));
        /**`r14`: 64 bits of bank `int`. Encoding 14, unit 14.

In `i64`, `address`.*/
        pub const R14: Phys<super::I64> = Phys::assume(Reg(14u16));
        /**`r15`: 64 bits of bank `int`. Encoding 15, unit 15.

In `i64`, `address`.*/
        pub const R15: Phys<super::I64> = Phys::assume(Reg(15u16));
        /**`r16`: 64 bits of bank `int`. Encoding 16, unit 16.

In `i64`, `address`.*/
        pub const R16: Phys<super::I64> = Phys::assume(Reg(16u16));
        /**`r17`: 64 bits of bank `int`. Encoding 17, unit 17.

In `i64`, `address`.*/
        pub const R17: Phys<super::I64> = Phys::assume(Reg(17u16));
        /**`r18`: 64 bits of bank `int`. Encoding 18, unit 18.

In `i64`, `address`.*/
        pub const R18: Phys<super::I64> = Phys::assume(Reg(18u16));
        /**`r19`: 64 bits of bank `int`. Encoding 19, unit 19.

In `i64`, `address`.*/
        pub const R19: Phys<super::I64> = Phys::assume(Reg(19u16));
        /**`r20`: 64 bits of bank `int`. Encoding 20, unit 20.

In `i64`, `address`.*/
        pub const R20: Phys<super::I64> = Phys::assume(Reg(20u16));
        /**`r21`: 64 bits of bank `int`. Encoding 21, unit 21.

In `i64`, `address`.*/
        pub const R21: Phys<super::I64> = Phys::assume(Reg(21u16));
        /**`r22`: 64 bits of bank `int`. Encoding 22, unit 22.

In `i64`, `address`.*/
        pub const R22: Phys<super::I64> = Phys::assume(Reg(22u16));
        /**`r23`: 64 bits of bank `int`. Encoding 23, unit 23.

In `i64`, `address`.*/
        pub const R23: Phys<super::I64> = Phys::assume(Reg(23u16));
        /**`r24`: 64 bits of bank `int`. Encoding 24, unit 24.

In `i64`, `address`.*/
        pub const R24: Phys<super::I64> = Phys::assume(Reg(24u16));
        /**`r25`: 64 bits of bank `int`. Encoding 25, unit 25.

In `i64`, `address`.*/
        pub const R25: Phys<super::I64> = Phys::assume(Reg(25u16));
        /**`r26`: 64 bits of bank `int`. Encoding 26, unit 26.

In `i64`, `address`.*/
        pub const R26: Phys<super::I64> = Phys::assume(Reg(26u16));
        /**`r27`: 64 bits of bank `int`. Encoding 27, unit 27.

In `i64`, `address`.*/
        pub const R27: Phys<super::I64> = Phys::assume(Reg(27u16));
        /**`r28`: 64 bits of bank `int`. Encoding 28, unit 28.

In `i64`, `address`.*/
        pub const R28: Phys<super::I64> = Phys::assume(Reg(28u16));
        /**`r29`: 64 bits of bank `int`. Encoding 29, unit 29.

In `i64`, `address`.*/
        pub const R29: Phys<super::I64> = Phys::assume(Reg(29u16));
        /**`r30`: 64 bits of bank `int`. Encoding 30, unit 30.

In `i64`, `address`.*/
        pub const R30: Phys<super::I64> = Phys::assume(Reg(30u16));
        /**`r31`: 64 bits of bank `int`. Encoding 31, unit 31. The frame register.

In `i64`, `address`.*/
        pub const R31: Phys<super::I64> = Phys::assume(Reg(31u16));
        /**`vs0`: 128 bits of bank `vec`. Encoding 0, unit 64. Overlaps `f0`.

In `v128`.*/
        pub const VS0: Phys<super::V128> = Phys::assume(Reg(32u16));
        /**`f0`: 64 bits of bank `vec`, bits 64..128 of `vs0`. Encoding 0, unit 64. A write destroys the rest. Overlaps `vs0`.

In `f64`, `fpr`.*/
        pub const F0: Phys<super::F64> = Phys::assume(Reg(33u16));
        /**`vs1`: 128 bits of bank `vec`. Encoding 1, unit 65. Overlaps `f1`.

In `v128`.*/
        pub const VS1: Phys<super::V128> = Phys::assume(Reg(34u16));
        /**`f1`: 64 bits of bank `vec`, bits 64..128 of `vs1`. Encoding 1, unit 65. A write destroys the rest. Overlaps `vs1`.

In `f64`, `fpr`.*/
        pub const F1: Phys<super::F64> = Phys::assume(Reg(35u16));
        /**`vs2`: 128 bits of bank `vec`. Encoding 2, unit 66. Overlaps `f2`.

In `v128`.*/
        pub const VS2: Phys<super::V128> = Phys::assume(Reg(36u16));
        /**`f2`: 64 bits of bank `vec`, bits 64..128 of `vs2`. Encoding 2, unit 66. A write destroys the rest. Overlaps `vs2`.

In `f64`, `fpr`.*/
        pub const F2: Phys<super::F64> = Phys::assume(Reg(37u16));
        /**`vs3`: 128 bits of bank `vec`. Encoding 3, unit 67. Overlaps `f3`.

In `v128`.*/
        pub const VS3: Phys<super::V128> = Phys::assume(Reg(38u16));
        /**`f3`: 64 bits of bank `vec`, bits 64..128 of `vs3`. Encoding 3, unit 67. A write destroys the rest. Overlaps `vs3`.

In `f64`, `fpr`.*/
        pub const F3: Phys<super::F64> = Phys::assume(Reg(39u16));
        /**`vs4`: 128 bits of bank `vec`. Encoding 4, unit 68. Overlaps `f4`.

In `v128`.*/
        pub const VS4: Phys<super::V128> = Phys::assume(Reg(40u16));
        /**`f4`: 64 bits of bank `vec`, bits 64..128 of `vs4`. Encoding 4, unit 68. A write destroys the rest. Overlaps `vs4`.

In `f64`, `fpr`.*/
        pub const F4: Phys<super::F64> = Phys::assume(Reg(41u16));
        /**`vs5`: 128 bits of bank `vec`. Encoding 5, unit 69. Overlaps `f5`.

In `v128`.*/
        pub const VS5: Phys<super::V128> = Phys::assume(Reg(42u16));
        /**`f5`: 64 bits of bank `vec`, bits 64..128 of `vs5`. Encoding 5, unit 69. A write destroys the rest. Overlaps `vs5`.

In `f64`, `fpr`.*/
        pub const F5: Phys<super::F64> = Phys::assume(Reg(43u16));
        /**`vs6`: 128 bits of bank `vec`. Encoding 6, unit 70. Overlaps `f6`.

In `v128`.*/
        pub const VS6: Phys<super::V128> = Phys::assume(Reg(44u16));
        /**`f6`: 64 bits of bank `vec`, bits 64..128 of `vs6`. Encoding 6, unit 70. A write destroys the rest. Overlaps `vs6`.

In `f64`, `fpr`.*/
        pub const F6: Phys<super::F64> = Phys::assume(Reg(45u16));
        /**`vs7`: 128 bits of bank `vec`. Encoding 7, unit 71. Overlaps `f7`.

In `v128`.*/
        pub const VS7: Phys<super::V128> = Phys::assume(Reg(46u16));
        /**`f7`: 64 bits of bank `vec`, bits 64..128 of `vs7`. Encoding 7, unit 71. A write destroys the rest. Overlaps `vs7`.

In `f64`, `fpr`.*/
        pub const F7: Phys<super::F64> = Phys::assume(Reg(47u16));
        /**`vs8`: 128 bits of bank `vec`. Encoding 8, unit 72. Overlaps `f8`.

In `v128`.*/
        pub const VS8: Phys<super::V128> = Phys::assume(Reg(48u16));
        /**`f8`: 64 bits of bank `vec`, bits 64..128 of `vs8`. Encoding 8, unit 72. A write destroys the rest. Overlaps `vs8`.

In `f64`, `fpr`.*/
        pub const F8: Phys<super::F64> = Phys::assume(Reg(49u16));
        /**`vs9`: 128 bits of bank `vec`. Encoding 9, unit 73. Overlaps `f9`.

In `v128`.*/
        pub const VS9: Phys<super::V128> = Phys::assume(Reg(50u16));
        /**`f9`: 64 bits of bank `vec`, bits 64..128 of `vs9`. Encoding 9, unit 73. A write destroys the rest. Overlaps `vs9`.

In `f64`, `fpr`.*/
        pub const F9: Phys<super::F64> = Phys::assume(Reg(51u16));
        /**`vs10`: 128 bits of bank `vec`. Encoding 10, unit 74. Overlaps `f10`.

In `v128`.*/
        pub const VS10: Phys<super::V128> = Phys::assume(Reg(52u16));
        /**`f10`: 64 bits of bank `vec`, bits 64..128 of `vs10`. Encoding 10, unit 74. A write destroys the rest. Overlaps `vs10`.

In `f64`, `fpr`.*/
        pub const F10: Phys<super::F64> = Phys::assume(Reg(53u16));
        /**`vs11`: 128 bits of bank `vec`. Encoding 11, unit 75. Overlaps `f11`.

In `v128`.*/
        pub const VS11: Phys<super::V128> = Phys::assume(Reg(54u16));
        /**`f11`: 64 bits of bank `vec`, bits 64..128 of `vs11`. Encoding 11, unit 75. A write destroys the rest. Overlaps `vs11`.

In `f64`, `fpr`.*/
        pub const F11: Phys<super::F64> = Phys::assume(Reg(55u16));
        /**`vs12`: 128 bits of bank `vec`. Encoding 12, unit 76. Overlaps `f12`.

In `v128`.*/
        pub const VS12: Phys<super::V128> = Phys::assume(Reg(56u16));
        /**`f12`: 64 bits of bank `vec`, bits 64..128 of `vs12`. Encoding 12, unit 76. A write destroys the rest. Overlaps `vs12`.

In `f64`, `fpr`.*/
        pub const F12: Phys<super::F64> = Phys::assume(Reg(57u16));
        /**`vs13`: 128 bits of bank `vec`. Encoding 13, unit 77. Overlaps `f13`.

In `v128`.*/
        pub const VS13: Phys<super::V128> = Phys::assume(Reg(58u16));
        /**`f13`: 64 bits of bank `vec`, bits 64..128 of `vs13`. Encoding 13, unit 77. A write destroys the rest. Overlaps `vs13`.

In `f64`, `fpr`.*/
        pub const F13: Phys<super::F64> = Phys::assume(Reg(59u16));
        /**`vs14`: 128 bits of bank `vec`. Encoding 14, units 78-79. Overlaps `f14`.

In `v128`.*/
        pub const VS14: Phys<super::V128> = Phys::assume(Reg(60u16));
        /**`f14`: 64 bits of bank `vec`, bits 64..128 of `vs14`. Encoding 14, unit 79. A write destroys the rest. Overlaps `vs14`.

In `f64`, `fpr`.*/
        pub const F14: Phys<super::F64> = Phys::assume(Reg(61u16));
        /**`vs15`: 128 bits of bank `vec`. Encoding 15, units 80-81. Overlaps `f15`.

In `v128`.*/
        pub const VS15: Phys<super::V128> = Phys::assume(Reg(62u16));
        /**`f15`: 64 bits of bank `vec`, bits 64..128 of `vs15`. Encoding 15, unit 81. A write destroys the rest. Overlaps `vs15`.

In `f64`, `fpr`.*/
        pub const F15: Phys<super::F64> = Phys::assume(Reg(63u16));
        /**`vs16`: 128 bits of bank `vec`. Encoding 16, units 82-83. Overlaps `f16`.

In `v128`.*/
        pub const VS16: Phys<super::V128> = Phys::assume(Reg(64u16));
        /**`f16`: 64 bits of bank `vec`, bits 64..128 of `vs16`. Encoding 16, unit 83. A write destroys the rest. Overlaps `vs16`.

In `f64`, `fpr`.*/
        pub const F16: Phys<super::F64> = Phys::assume(Reg(65u16));
        /**`vs17`: 128 bits of bank `vec`. Encoding 17, units 84-85. Overlaps `f17`.

In `v128`.*/
        pub const VS17: Phys<super::V128> = Phys::assume(Reg(66u16));
        /**`f17`: 64 bits of bank `vec`, bits 64..128 of `vs17`. Encoding 17, unit 85. A write destroys the rest. Overlaps `vs17`.

In `f64`, `fpr`.*/
        pub const F17: Phys<super::F64> = Phys::assume(Reg(67u16));
        /**`vs18`: 128 bits of bank `vec`. Encoding 18, units 86-87. Overlaps `f18`.

In `v128`.*/
        pub const VS18: Phys<super::V128> = Phys::assume(Reg(68u16));
        /**`f18`: 64 bits of bank `vec`, bits 64..128 of `vs18`. Encoding 18, unit 87. A write destroys the rest. Overlaps `vs18`.

In `f64`, `fpr`.*/
        pub const F18: Phys<super::F64> = Phys::assume(Reg(69u16));
        /**`vs19`: 128 bits of bank `vec`. Encoding 19, units 88-89. Overlaps `f19`.

In `v128`.*/
        pub const VS19: Phys<super::V128> = Phys::assume(Reg(70u16));
        /**`f19`: 64 bits of bank `vec`, bits 64..128 of `vs19`. Encoding 19, unit 89. A write destroys the rest. Overlaps `vs19`.

In `f64`, `fpr`.*/
        pub const F19: Phys<super::F64> = Phys::assume(Reg(71u16));
        /**`vs20`: 128 bits of bank `vec`. Encoding 20, units 90-91. Overlaps `f20`.

In `v128`.*/
        pub const VS20: Phys<super::V128> = Phys::assume(Reg(72u16));
        /**`f20`: 64 bits of bank `vec`, bits 64..128 of `vs20`. Encoding 20, unit 91. A write destroys the rest. Overlaps `vs20`.

In `f64`, `fpr`.*/
        pub const F20: Phys<super::F64> = Phys::assume(Reg(73u16));
        /**`vs21`: 128 bits of bank `vec`. Encoding 21, units 92-93. Overlaps `f21`.

In `v128`.*/
        pub const VS21: Phys<super::V128> = Phys::assume(Reg(74u16));
        /**`f21`: 64 bits of bank `vec`, bits 64..128 of `vs21`. Encoding 21, unit 93. A write destroys the rest. Overlaps `vs21`.

In `f64`, `fpr`.*/
        pub const F21: Phys<super::F64> = Phys::assume(Reg(75u16));
        /**`vs22`: 128 bits of bank `vec`. Encoding 22, units 94-95. Overlaps `f22`.

In `v128`.*/
        pub const VS22: Phys<super::V128> = Phys::assume(Reg(76u16));
        /**`f22`: 64 bits of bank `vec`, bits 64..128 of `vs22`. Encoding 22, unit 95. A write destroys the rest. Overlaps `vs22`.

In `f64`, `fpr`.*/
        pub const F22: Phys<super::F64> = Phys::assume(Reg(77u16));
        /**`vs23`: 128 bits of bank `vec`. Encoding 23, units 96-97. Overlaps `f23`.

In `v128`.*/
        pub const VS23: Phys<super::V128> = Phys::assume(Reg(78u16));
        /**`f23`: 64 bits of bank `vec`, bits 64..128 of `vs23`. Encoding 23, unit 97. A write destroys the rest. Overlaps `vs23`.

In `f64`, `fpr`.*/
        pub const F23: Phys<super::F64> = Phys::assume(Reg(79u16));
        /**`vs24`: 128 bits of bank `vec`. Encoding 24, units 98-99. Overlaps `f24`.

In `v128`.*/
        pub const VS24: Phys<super::V128> = Phys::assume(Reg(80u16));
        /**`f24`: 64 bits of bank `vec`, bits 64..128 of `vs24`. Encoding 24, unit 99. A write destroys the rest. Overlaps `vs24`.

In `f64`, `fpr`.*/
        pub const F24: Phys<super::F64> = Phys::assume(Reg(81u16));
        /**`vs25`: 128 bits of bank `vec`. Encoding 25, units 100-101. Overlaps `f25`.

In `v128`.*/
        pub const VS25: Phys<super::V128> = Phys::assume(Reg(82u16));
        /**`f25`: 64 bits of bank `vec`, bits 64..128 of `vs25`. Encoding 25, unit 101. A write destroys the rest. Overlaps `vs25`.

In `f64`, `fpr`.*/
        pub const F25: Phys<super::F64> = Phys::assume(Reg(83u16));
        /**`vs26`: 128 bits of bank `vec`. Encoding 26, units 102-103. Overlaps `f26`.

In `v128`.*/
        pub const VS26: Phys<super::V128> = Phys::assume(Reg(84u16));
        /**`f26`: 64 bits of bank `vec`, bits 64..128 of `vs26`. Encoding 26, unit 103. A write destroys the rest. Overlaps `vs26`.

In `f64`, `fpr`.*/
        pub const F26: Phys<super::F64> = Phys::assume(Reg(85u16));
        /**`vs27`: 128 bits of bank `vec`. Encoding 27, units 104-105. Overlaps `f27`.

In `v128`.*/
        pub const VS27: Phys<super::V128> = Phys::assume(Reg(86u16));
        /**`f27`: 64 bits of bank `vec`, bits 64..128 of `vs27`. Encoding 27, unit 105. A write destroys the rest. Overlaps `vs27`.

In `f64`, `fpr`.*/
        pub const F27: Phys<super::F64> = Phys::assume(Reg(87u16));
        /**`vs28`: 128 bits of bank `vec`. Encoding 28, units 106-107. Overlaps `f28`.

In `v128`.*/
        pub const VS28: Phys<super::V128> = Phys::assume(Reg(88u16));
        /**`f28`: 64 bits of bank `vec`, bits 64..128 of `vs28`. Encoding 28, unit 107. A write destroys the rest. Overlaps `vs28`.

In `f64`, `fpr`.*/
        pub const F28: Phys<super::F64> = Phys::assume(Reg(89u16));
        /**`vs29`: 128 bits of bank `vec`. Encoding 29, units 108-109. Overlaps `f29`.

In `v128`.*/
        pub const VS29: Phys<super::V128> = Phys::assume(Reg(90u16));
        /**`f29`: 64 bits of bank `vec`, bits 64..128 of `vs29`. Encoding 29, unit 109. A write destroys the rest. Overlaps `vs29`.

In `f64`, `fpr`.*/
        pub const F29: Phys<super::F64> = Phys::assume(Reg(91u16));
        /**`vs30`: 128 bits of bank `vec`. Encoding 30, units 110-111. Overlaps `f30`.

In `v128`.*/
        pub const VS30: Phys<super::V128> = Phys::assume(Reg(92u16));
        /**`f30`: 64 bits of bank `vec`, bits 64..128 of `vs30`. Encoding 30, unit 111. A write destroys the rest. Overlaps `vs30`.

In `f64`, `fpr`.*/
        pub const F30: Phys<super::F64> = Phys::assume(Reg(93u16));
        /**`vs31`: 128 bits of bank `vec`. Encoding 31, units 112-113. Overlaps `f31`.

In `v128`.*/
        pub const VS31: Phys<super::V128> = Phys::assume(Reg(94u16));
        /**`f31`: 64 bits of bank `vec`, bits 64..128 of `vs31`. Encoding 31, unit 113. A write destroys the rest. Overlaps `vs31`.

In `f64`, `fpr`.*/
        pub const F31: Phys<super::F64> = Phys::assume(Reg(95u16));
        /**`v0`: 128 bits of bank `vec`. Encoding 32, unit 114. Overlaps `vf0`.

In `v128`, `vr`.*/
        pub const V0: Phys<super::V128> = Phys::assume(Reg(96u16));
        /**`vf0`: 64 bits of bank `vec`, bits 64..128 of `v0`. Encoding 32, unit 114. A write destroys the rest. Overlaps `v0`.

In `f64`, `vfr`.*/
        pub const VF0: Phys<super::F64> = Phys::assume(Reg(97u16));
        /**`v1`: 128 bits of bank `vec`. Encoding 33, unit 115. Overlaps `vf1`.

In `v128`, `vr`.*/
        pub const V1: Phys<super::V128> = Phys::assume(Reg(98u16));
        /**`vf1`: 64 bits of bank `vec`, bits 64..128 of `v1`. Encoding 33, unit 115. A write destroys the rest. Overlaps `v1`.

In `f64`, `vfr`.*/
        pub const VF1: Phys<super::F64> = Phys::assume(Reg(99u16));
        /**`v2`: 128 bits of bank `vec`. Encoding 34, unit 116. Overlaps `vf2`.

In `v128`, `vr`.*/
        pub const V2: Phys<super::V128> = Phys::assume(Reg(100u16));
        /**`vf2`: 64 bits of bank `vec`, bits 64..128 of `v2`. Encoding 34, unit 116. A write destroys the rest. Overlaps `v2`.

In `f64`, `vfr`.*/
        pub const VF2: Phys<super::F64> = Phys::assume(Reg(101u16));
        /**`v3`: 128 bits of bank `vec`. Encoding 35, unit 117. Overlaps `vf3`.

In `v128`, `vr`.*/
        pub const V3: Phys<super::V128> = Phys::assume(Reg(102u16));
        /**`vf3`: 64 bits of bank `vec`, bits 64..128 of `v3`. Encoding 35, unit 117. A write destroys the rest. Overlaps `v3`.

In `f64`, `vfr`.*/
        pub const VF3: Phys<super::F64> = Phys::assume(Reg(103u16));
        /**`v4`: 128 bits of bank `vec`. Encoding 36, unit 118. Overlaps `vf4`.

In `v128`, `vr`.*/
        pub const V4: Phys<super::V128> = Phys::assume(Reg(104u16));
        /**`vf4`: 64 bits of bank `vec`, bits 64..128 of `v4`. Encoding 36, unit 118. A write destroys the rest. Overlaps `v4`.

In `f64`, `vfr`.*/
        pub const VF4: Phys<super::F64> = Phys::assume(Reg(105u16));
        /**`v5`: 128 bits of bank `vec`. Encoding 37, unit 119. Overlaps `vf5`.

In `v128`, `vr`.*/
        pub const V5: Phys<super::V128> = Phys::assume(Reg(106u16));
        /**`vf5`: 64 bits of bank `vec`, bits 64..128 of `v5`. Encoding 37, unit 119. A write destroys the rest. Overlaps `v5`.

In `f64`, `vfr`.*/
        pub const VF5: Phys<super::F64> = Phys::assume(Reg(107u16));
        /**`v6`: 128 bits of bank `vec`. Encoding 38, unit 120. Overlaps `vf6`.

In `v128`, `vr`.*/
        pub const V6: Phys<super::V128> = Phys::assume(Reg(108u16));
        /**`vf6`: 64 bits of bank `vec`, bits 64..128 of `v6`. Encoding 38, unit 120. A write destroys the rest. Overlaps `v6`.

In `f64`, `vfr`.*/
        pub const VF6: Phys<super::F64> = Phys::assume(Reg(109u16));
        /**`v7`: 128 bits of bank `vec`. Encoding 39, unit 121. Overlaps `vf7`.

In `v128`, `vr`.*/
        pub const V7: Phys<super::V128> = Phys::assume(Reg(110u16));
        /**`vf7`: 64 bits of bank `vec`, bits 64..128 of `v7`. Encoding 39, unit 121. A write destroys the rest. Overlaps `v7`.

In `f64`, `vfr`.*/
        pub const VF7: Phys<super::F64> = Phys::assume(Reg(111u16));
        /**`v8`: 128 bits of bank `vec`. Encoding 40, unit 122. Overlaps `vf8`.

In `v128`, `vr`.*/
        pub const V8: Phys<super::V128> = Phys::assume(Reg(112u16));
        /**`vf8`: 64 bits of bank `vec`, bits 64..128 of `v8`. Encoding 40, unit 122. A write destroys the rest. Overlaps `v8`.

In `f64`, `vfr`.*/
        pub const VF8: Phys<super::F64> = Phys::assume(Reg(113u16));
        /**`v9`: 128 bits of bank `vec`. Encoding 41, unit 123. Overlaps `vf9`.

In `v128`, `vr`.*/
        pub const V9: Phys<super::V128> = Phys::assume(Reg(114u16));
        /**`vf9`: 64 bits of bank `vec`, bits 64..128 of `v9`. Encoding 41, unit 123. A write destroys the rest. Overlaps `v9`.

In `f64`, `vfr`.*/
        pub const VF9: Phys<super::F64> = Phys::assume(Reg(115u16));
        /**`v10`: 128 bits of bank `vec`. Encoding 42, unit 124. Overlaps `vf10`.

In `v128`, `vr`.*/
        pub const V10: Phys<super::V128> = Phys::assume(Reg(116u16));
        /**`vf10`: 64 bits of bank `vec`, bits 64..128 of `v10`. Encoding 42, unit 124. A write destroys the rest. Overlaps `v10`.

In `f64`, `vfr`.*/
        pub const VF10: Phys<super::F64> = Phys::assume(Reg(117u16));
        /**`v11`: 128 bits of bank `vec`. Encoding 43, unit 125. Overlaps `vf11`.

In `v128`, `vr`.*/
        pub const V11: Phys<super::V128> = Phys::assume(Reg(118u16));
        /**`vf11`: 64 bits of bank `vec`, bits 64..128 of `v11`. Encoding 43, unit 125. A write destroys the rest. Overlaps `v11`.

In `f64`, `vfr`.*/
        pub const VF11: Phys<super::F64> = Phys::assume(Reg(119u16));
        /**`v12`: 128 bits of bank `vec`. Encoding 44, unit 126. Overlaps `vf12`.

In `v128`, `vr`.*/
        pub const V12: Phys<super::V128> = Phys::assume(Reg(120u16));
        /**`vf12`: 64 bits of bank `vec`, bits 64..128 of `v12`. Encoding 44, unit 126. A write destroys the rest. Overlaps `v12`.

In `f64`, `vfr`.*/
        pub const VF12: Phys<super::F64> = Phys::assume(Reg(121u16));
        /**`v13`: 128 bits of bank `vec`. Encoding 45, unit 127. Overlaps `vf13`.

In `v128`, `vr`.*/
        pub const V13: Phys<super::V128> = Phys::assume(Reg(122u16));
        /**`vf13`: 64 bits of bank `vec`, bits 64..128 of `v13`. Encoding 45, unit 127. A write destroys the rest. Overlaps `v13`.

In `f64`, `vfr`.*/
        pub const VF13: Phys<super::F64> = Phys::assume(Reg(123u16));
        /**`v14`: 128 bits of bank `vec`. Encoding 46, unit 128. Overlaps `vf14`.

In `v128`, `vr`.*/
        pub const V14: Phys<super::V128> = Phys::assume(Reg(124u16));
        /**`vf14`: 64 bits of bank `vec`, bits 64..128 of `v14`. Encoding 46, unit 128. A write destroys the rest. Overlaps `v14`.

In `f64`, `vfr`.*/
        pub const VF14: Phys<super::F64> = Phys::assume(Reg(125u16));
        /**`v15`: 128 bits of bank `vec`. Encoding 47, unit 129. Overlaps `vf15`.

In `v128`, `vr`.*/
        pub const V15: Phys<super::V128> = Phys::assume(Reg(126u16));
        /**`vf15`: 64 bits of bank `vec`, bits 64..128 of `v15`. Encoding 47, unit 129. A write destroys the rest. Overlaps `v15`.

In `f64`, `vfr`.*/
        pub const VF15: Phys<super::F64> = Phys::assume(Reg(127u16));
        /**`v16`: 128 bits of bank `vec`. Encoding 48, unit 130. Overlaps `vf16`.

In `v128`, `vr`.*/
        pub const V16: Phys<super::V128> = Phys::assume(Reg(128u16));
        /**`vf16`: 64 bits of bank `vec`, bits 64..128 of `v16`. Encoding 48, unit 130. A write destroys the rest. Overlaps `v16`.

In `f64`, `vfr`.*/
        pub const VF16: Phys<super::F64> = Phys::assume(Reg(129u16));
        /**`v17`: 128 bits of bank `vec`. Encoding 49, unit 131. Overlaps `vf17`.

In `v128`, `vr`.*/
        pub const V17: Phys<super::V128> = Phys::assume(Reg(130u16));
        /**`vf17`: 64 bits of bank `vec`, bits 64..128 of `v17`. Encoding 49, unit 131. A write destroys the rest. Overlaps `v17`.

In `f64`, `vfr`.*/
        pub const VF17: Phys<super::F64> = Phys::assume(Reg(131u16));
        /**`v18`: 128 bits of bank `vec`. Encoding 50, unit 132. Overlaps `vf18`.

In `v128`, `vr`.*/
        pub const V18: Phys<super::V128> = Phys::assume(Reg(132u16));
        /**`vf18`: 64 bits of bank `vec`, bits 64..128 of `v18`. Encoding 50, unit 132. A write destroys the rest. Overlaps `v18`.

In `f64`, `vfr`.*/
        pub const VF18: Phys<super::F64> = Phys::assume(Reg(133u16));
        /**`v19`: 128 bits of bank `vec`. Encoding 51, unit 133. Overlaps `vf19`.

In `v128`, `vr`.*/
        pub const V19: Phys<super::V128> = Phys::assume(Reg(134u16));
        /**`vf19`: 64 bits of bank `vec`, bits 64..128 of `v19`. Encoding 51, unit 133. A write destroys the rest. Overlaps `v19`.

In `f64`, `vfr`.*/
        pub const VF19: Phys<super::F64> = Phys::assume(Reg(135u16));
        /**`v20`: 128 bits of bank `vec`. Encoding 52, unit 134. Overlaps `vf20`.

In `v128`, `vr`.*/
        pub const V20: Phys<super::V128> = Phys::assume(Reg(136u16));
        /**`vf20`: 64 bits of bank `vec`, bits 64..128 of `v20`. Encoding 52, unit 134. A write destroys the rest. Overlaps `v20`.

In `f64`, `vfr`.*/
        pub const VF20: Phys<super::F64> = Phys::assume(Reg(137u16));
        /**`v21`: 128 bits of bank `vec`. Encoding 53, unit 135. Overlaps `vf21`.

In `v128`, `vr`.*/
        pub const V21: Phys<super::V128> = Phys::assume(Reg(138u16));
        /**`vf21`: 64 bits of bank `vec`, bits 64..128 of `v21`. Encoding 53, unit 135. A write destroys the rest. Overlaps `v21`.

In `f64`, `vfr`.*/
        pub const VF21: Phys<super::F64> = Phys::assume(Reg(139u16));
        /**`v22`: 128 bits of bank `vec`. Encoding 54, unit 136. Overlaps `vf22`.

In `v128`, `vr`.*/
        pub const V22: Phys<super::V128> = Phys::assume(Reg(140u16));
        /**`vf22`: 64 bits of bank `vec`, bits 64..128 of `v22`. Encoding 54, unit 136. A write destroys the rest. Overlaps `v22`.

In `f64`, `vfr`.*/
        pub const VF22: Phys<super::F64> = Phys::assume(Reg(141u16));
        /**`v23`: 128 bits of bank `vec`. Encoding 55, unit 137. Overlaps `vf23`.

In `v128`, `vr`.*/
        pub const V23: Phys<super::V128> = Phys::assume(Reg(142u16));
        /**`vf23`: 64 bits of bank `vec`, bits 64..128 of `v23`. Encoding 55, unit 137. A write destroys the rest. Overlaps `v23`.

In `f64`, `vfr`.*/
        pub const VF23: Phys<super::F64> = Phys::assume(Reg(143u16));
        /**`v24`: 128 bits of bank `vec`. Encoding 56, unit 138. Overlaps `vf24`.

In `v128`, `vr`.*/
        pub const V24: Phys<super::V128> = Phys::assume(Reg(144u16));
        /**`vf24`: 64 bits of bank `vec`, bits 64..128 of `v24`. Encoding 56, unit 138. A write destroys the rest. Overlaps `v24`.

In `f64`, `vfr`.*/
        pub const VF24: Phys<super::F64> = Phys::assume(Reg(145u16));
        /**`v25`: 128 bits of bank `vec`. Encoding 57, unit 139. Overlaps `vf25`.

In `v128`, `vr`.*/
        pub const V25: Phys<super::V128> = Phys::assume(Reg(146u16));
        /**`vf25`: 64 bits of bank `vec`, bits 64..128 of `v25`. Encoding 57, unit 139. A write destroys the rest. Overlaps `v25`.

In `f64`, `vfr`.*/
        pub const VF25: Phys<super::F64> = Phys::assume(Reg(147u16));
        /**`v26`: 128 bits of bank `vec`. Encoding 58, unit 140. Overlaps `vf26`.

In `v128`, `vr`.*/
        pub const V26: Phys<super::V128> = Phys::assume(Reg(148u16));
        /**`vf26`: 64 bits of bank `vec`, bits 64..128 of `v26`. Encoding 58, unit 140. A write destroys the rest. Overlaps `v26`.

In `f64`, `vfr`.*/
        pub const VF26: Phys<super::F64> = Phys::assume(Reg(149u16));
        /**`v27`: 128 bits of bank `vec`. Encoding 59, unit 141. Overlaps `vf27`.

In `v128`, `vr`.*/
        pub const V27: Phys<super::V128> = Phys::assume(Reg(150u16));
        /**`vf27`: 64 bits of bank `vec`, bits 64..128 of `v27`. Encoding 59, unit 141. A write destroys the rest. Overlaps `v27`.

In `f64`, `vfr`.*/
        pub const VF27: Phys<super::F64> = Phys::assume(Reg(151u16));
        /**`v28`: 128 bits of bank `vec`. Encoding 60, unit 142. Overlaps `vf28`.

In `v128`, `vr`.*/
        pub const V28: Phys<super::V128> = Phys::assume(Reg(152u16));
        /**`vf28`: 64 bits of bank `vec`, bits 64..128 of `v28`. Encoding 60, unit 142. A write destroys the rest. Overlaps `v28`.

In `f64`, `vfr`.*/
        pub const VF28: Phys<super::F64> = Phys::assume(Reg(153u16));
        /**`v29`: 128 bits of bank `vec`. Encoding 61, unit 143. Overlaps `vf29`.

In `v128`, `vr`.*/
        pub const V29: Phys<super::V128> = Phys::assume(Reg(154u16));
        /**`vf29`: 64 bits of bank `vec`, bits 64..128 of `v29`. Encoding 61, unit 143. A write destroys the rest. Overlaps `v29`.

In `f64`, `vfr`.*/
        pub const VF29: Phys<super::F64> = Phys::assume(Reg(155u16));
        /**`v30`: 128 bits of bank `vec`. Encoding 62, unit 144. Overlaps `vf30`.

In `v128`, `vr`.*/
        pub const V30: Phys<super::V128> = Phys::assume(Reg(156u16));
        /**`vf30`: 64 bits of bank `vec`, bits 64..128 of `v30`. Encoding 62, unit 144. A write destroys the rest. Overlaps `v30`.

In `f64`, `vfr`.*/
        pub const VF30: Phys<super::F64> = Phys::assume(Reg(157u16));
        /**`v31`: 128 bits of bank `vec`. Encoding 63, unit 145. Overlaps `vf31`.

In `v128`, `vr`.*/
        pub const V31: Phys<super::V128> = Phys::assume(Reg(158u16));
        /**`vf31`: 64 bits of bank `vec`, bits 64..128 of `v31`. Encoding 63, unit 145. A write destroys the rest. Overlaps `v31`.

In `f64`, `vfr`.*/
        pub const VF31: Phys<super::F64> = Phys::assume(Reg(159u16));
        /**`cr0`: 4 bits of bank `cond`. Encoding 0, unit 192.

In `cr`.*/
        pub const CR0: Phys<super::Cr> = Phys::assume(Reg(160u16));
        /**`cr1`: 4 bits of bank `cond`. Encoding 1, unit 193.

In `cr`.*/
        pub const CR1: Phys<super::Cr> = Phys::assume(Reg(161u16));
        /**`cr2`: 4 bits of bank `cond`. Encoding 2, unit 194.

In `cr`.*/
        pub const CR2: Phys<super::Cr> = Phys::assume(Reg(162u16));
        /**`cr3`: 4 bits of bank `cond`. Encoding 3, unit 195.

In `cr`.*/
        pub const CR3: Phys<super::Cr> = Phys::assume(Reg(163u16));
        /**`cr4`: 4 bits of bank `cond`. Encoding 4, unit 196.

In `cr`.*/
        pub const CR4: Phys<super::Cr> = Phys::assume(Reg(164u16));
        /**`cr5`: 4 bits of bank `cond`. Encoding 5, unit 197.

In `cr`.*/
        pub const CR5: Phys<super::Cr> = Phys::assume(Reg(165u16));
        /**`cr6`: 4 bits of bank `cond`. Encoding 6, unit 198.

In `cr`.*/
        pub const CR6: Phys<super::Cr> = Phys::assume(Reg(166u16));
        /**`cr7`: 4 bits of bank `cond`. Encoding 7, unit 199.

In `cr`.*/
        pub const CR7: Phys<super::Cr> = Phys::assume(Reg(167u16));
        /**`lr`: 64 bits of bank `branch`. Encoding 8, unit 256. The link register.

In `link`.*/
        pub const LR: Phys<super::Target_> = Phys::assume(Reg(168u16));
        /**`ctr`: 64 bits of bank `branch`. Encoding 9, unit 257.

In `target`.*/
        pub const CTR: Phys<super::Target_> = Phys::assume(Reg(169u16));
        /**`ca`: 1 bits of bank `carry`. Encoding 0, unit 320.

In `carry`.*/
        pub const CA: Phys<super::Carry> = Phys::assume(Reg(170u16));
    }
    pub mod class {
        /*!The register classes.

## Classes of `i64`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `i64` | 29: `r8..=r10`, `r7`, `r6`, `r5`, `r4`, `r3`, `r11`, `r12`, `r0`, `r14..=r31` |  | Home class: every register in which such a value may live. |
| `address` | 28: `r8..=r10`, `r7`, `r6`, `r5`, `r4`, `r3`, `r11`, `r12`, `r14..=r31` | `i64` | Registers that can be a base: R0 reads as zero there. |

## Classes of `v128`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `v128` | 64: `vs0..=vs13`, `v0..=v19`, `vs14..=vs31`, `v20..=v31` |  | Home class: every register in which such a value may live. |
| `vr` | 32: `v0..=v31` | `v128` | Vector registers, which are VS32 to VS63. |

## Classes of `f64`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `f64` | 64: `f0..=f13`, `vf0..=vf19`, `f14..=f31`, `vf20..=vf31` |  | Home class: every register in which such a value may live. |
| `fpr` | 32: `f0..=f31` | `f64` | Floating-point registers. |
| `vfr` | 32: `vf0..=vf31` | `f64` | High halves of the vector registers. |

## Classes of `cr`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `cr` | 8: `cr7`, `cr6`, `cr5`, `cr1`, `cr0`, `cr2..=cr4` |  | Home class: every register in which such a value may live. |

## Classes of `target`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `target` | 1: `ctr` |  | Home class: every register in which such a value may live. |
| `link` | 1: `lr` |  | The link register. |

## Classes of `carry`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `carry` | 1: `ca` |  | Home class: every register in which such a value may live. |

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**Class `i64` of `i64`: `r8..=r10`, `r7`, `r6`, `r5`, `r4`, `r3`, `r11`, `r12`, `r0`, `r14..=r31`.

Home class: every register in which such a value may live.

*/
        pub const I64: Class = Class(0u16);
        /**Class `v128` of `v128`: `vs0..=vs13`, `v0..=v19`, `vs14..=vs31`, `v20..=v31`.

Home class: every register in which such a value may live.

*/
        pub const V128: Class = Class(1u16);
        /**Class `f64` of `f64`: `f0..=f13`, `vf0..=vf19`, `f14..=f31`, `vf20..=vf31`.

Home class: every register in which such a value may live.

*/
        pub const F64: Class = Class(2u16);
        /**Class `cr` of `cr`: `cr7`, `cr6`, `cr5`, `cr1`, `cr0`, `cr2..=cr4`.

Home class: every register in which such a value may live.

*/
        pub const CR: Class = Class(3u16);
        /**Class `target` of `target`: `ctr`.

Home class: every register in which such a value may live.

*/
        pub const TARGET: Class = Class(4u16);
        /**Class `carry` of `carry`: `ca`.

Home class: every register in which such a value may live.

*/
        pub const CARRY: Class = Class(5u16);
        /**Class `address` of `i64`: `r8..=r10`, `r7`, `r6`, `r5`, `r4`, `r3`, `r11`, `r12`, `r14..=r31`.

Registers that can be a base: R0 reads as zero there.

*/
        pub const ADDRESS: Class = Class(6u16);
        /**Class `fpr` of `f64`: `f0..=f31`.

Floating-point registers.

*/
        pub const FPR: Class = Class(7u16);
        /**Class `vfr` of `f64`: `vf0..=vf31`.

High halves of the vector registers.

*/
        pub const VFR: Class = Class(8u16);
        /**Class `vr` of `v128`: `v0..=v31`.

Vector registers, which are VS32 to VS63.

*/
        pub const VR: Class = Class(9u16);
        /**Class `link` of `target`: `lr`.

The link register.

*/
        pub const LINK: Class = Class(10u16);
    }
    pub mod form {
        /*!The instruction forms.

## Operations

| form | defs | uses | clobbers | more | about |
| --- | --- | --- | --- | --- | --- |
| [`li`](super::Ins::li), [`lis`](super::Ins::lis) | `dst`: `i64` |  |  | may be rematerialised instead of a reload or a move |  |
| [`li_long`](super::Ins::li_long) | `dst`: `i64` |  |  | may be rematerialised instead of a reload | LIS and ORI. |
| [`li_huge`](super::Ins::li_huge) | `dst`: `i64` |  |  | may be rematerialised instead of a reload | LIS, ORI, SLDI, ORIS and ORI: any constant. |
| [`pli`](super::Ins::pli) | `dst`: `i64` |  |  | may be rematerialised instead of a reload or a move; requires `power10` | A constant of 34 bits. |
| [`addpcis`](super::Ins::addpcis) | `dst`: `i64` |  |  | may be rematerialised instead of a reload or a move | An address relative to the instruction. |
| [`la_toc`](super::Ins::la_toc) | `dst`: `address` |  |  | may be rematerialised instead of a reload | ADDIS of R2, and ADDI: an address relative to the TOC. |
| [`ld_toc`](super::Ins::ld_toc) | `dst`: `address` |  |  | may be rematerialised instead of a reload | ADDIS of R2, and LD: an entry of the TOC. |
| [`pla`](super::Ins::pla) | `dst`: `i64` |  |  | may be rematerialised instead of a reload or a move; requires `power10` | PADDI: an address relative to the instruction. |
| [`la_tls`](super::Ins::la_tls) | `dst`: `address` |  |  | may be rematerialised instead of a reload | ADDIS of R13, and ADDI: an address in the thread's memory. |
| [`frame_address`](super::Ins::frame_address) | `dst`: `i64` |  |  | may be rematerialised instead of a reload or a move | ADDI of R1 and an offset. |
| [`mr`](super::Ins::mr) | `dst`: `i64` | `src`: `i64` |  |  | A copy that the client asks for. |
| [`addi`](super::Ins::addi), [`addis`](super::Ins::addis) | `dst`: `i64` | `a`: `address` |  |  | With an immediate. R0 would read as zero. |
| [`paddi`](super::Ins::paddi) | `dst`: `i64` | `a`: `address` |  | requires `power10` | With an immediate of 34 bits. |
| [`mulli`](super::Ins::mulli), [`ori`](super::Ins::ori), [`oris`](super::Ins::oris), [`xori`](super::Ins::xori), [`xoris`](super::Ins::xoris) | `dst`: `i64` | `a`: `i64` |  |  | With an immediate. |
| [`andi_rec`](super::Ins::andi_rec), [`andis_rec`](super::Ins::andis_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64` |  |  | With an immediate. |
| [`add`](super::Ins::add), [`subf`](super::Ins::subf), [`mullw`](super::Ins::mullw), [`mulld`](super::Ins::mulld), [`mulhw`](super::Ins::mulhw), [`mulhwu`](super::Ins::mulhwu), [`mulhd`](super::Ins::mulhd), [`mulhdu`](super::Ins::mulhdu), [`divw`](super::Ins::divw), [`divwu`](super::Ins::divwu), [`divd`](super::Ins::divd), [`divdu`](super::Ins::divdu), [`divwe`](super::Ins::divwe), [`divweu`](super::Ins::divweu), [`divde`](super::Ins::divde), [`divdeu`](super::Ins::divdeu), [`modsw`](super::Ins::modsw), [`moduw`](super::Ins::moduw), [`modsd`](super::Ins::modsd), [`modud`](super::Ins::modud), [`and`](super::Ins::and), [`andc`](super::Ins::andc), [`or`](super::Ins::or), [`orc`](super::Ins::orc), [`xor`](super::Ins::xor), [`nand`](super::Ins::nand), [`nor`](super::Ins::nor), [`eqv`](super::Ins::eqv), [`slw`](super::Ins::slw), [`srw`](super::Ins::srw), [`sld`](super::Ins::sld), [`srd`](super::Ins::srd), [`cmpb`](super::Ins::cmpb), [`bpermd`](super::Ins::bpermd) | `dst`: `i64` | `a`: `i64`; `b`: `i64` |  |  |  |
| [`add_rec`](super::Ins::add_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | add, and a comparison with zero. |
| [`subf_rec`](super::Ins::subf_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | subf, and a comparison with zero. |
| [`mullw_rec`](super::Ins::mullw_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | mullw, and a comparison with zero. |
| [`mulld_rec`](super::Ins::mulld_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | mulld, and a comparison with zero. |
| [`mulhw_rec`](super::Ins::mulhw_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | mulhw, and a comparison with zero. |
| [`mulhwu_rec`](super::Ins::mulhwu_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | mulhwu, and a comparison with zero. |
| [`mulhd_rec`](super::Ins::mulhd_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | mulhd, and a comparison with zero. |
| [`mulhdu_rec`](super::Ins::mulhdu_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | mulhdu, and a comparison with zero. |
| [`divw_rec`](super::Ins::divw_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | divw, and a comparison with zero. |
| [`divwu_rec`](super::Ins::divwu_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | divwu, and a comparison with zero. |
| [`divd_rec`](super::Ins::divd_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | divd, and a comparison with zero. |
| [`divdu_rec`](super::Ins::divdu_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | divdu, and a comparison with zero. |
| [`divwe_rec`](super::Ins::divwe_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | divwe, and a comparison with zero. |
| [`divweu_rec`](super::Ins::divweu_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | divweu, and a comparison with zero. |
| [`divde_rec`](super::Ins::divde_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | divde, and a comparison with zero. |
| [`divdeu_rec`](super::Ins::divdeu_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | divdeu, and a comparison with zero. |
| [`and_rec`](super::Ins::and_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | and, and a comparison with zero. |
| [`andc_rec`](super::Ins::andc_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | andc, and a comparison with zero. |
| [`or_rec`](super::Ins::or_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | or, and a comparison with zero. |
| [`orc_rec`](super::Ins::orc_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | orc, and a comparison with zero. |
| [`xor_rec`](super::Ins::xor_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | xor, and a comparison with zero. |
| [`nand_rec`](super::Ins::nand_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | nand, and a comparison with zero. |
| [`nor_rec`](super::Ins::nor_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | nor, and a comparison with zero. |
| [`eqv_rec`](super::Ins::eqv_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | eqv, and a comparison with zero. |
| [`slw_rec`](super::Ins::slw_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | slw, and a comparison with zero. |
| [`srw_rec`](super::Ins::srw_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | srw, and a comparison with zero. |
| [`sld_rec`](super::Ins::sld_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | sld, and a comparison with zero. |
| [`srd_rec`](super::Ins::srd_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | srd, and a comparison with zero. |
| [`rlwnm_rec`](super::Ins::rlwnm_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | rlwnm, and a comparison with zero. |
| [`rldcl_rec`](super::Ins::rldcl_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | rldcl, and a comparison with zero. |
| [`rldcr_rec`](super::Ins::rldcr_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | rldcr, and a comparison with zero. |
| [`rlwnm`](super::Ins::rlwnm), [`rldcl`](super::Ins::rldcl), [`rldcr`](super::Ins::rldcr) | `dst`: `i64` | `a`: `i64`; `b`: `i64` |  |  | Rotates by a register and masks. |
| [`pdepd`](super::Ins::pdepd), [`pextd`](super::Ins::pextd), [`cfuged`](super::Ins::cfuged), [`cntlzdm`](super::Ins::cntlzdm), [`cnttzdm`](super::Ins::cnttzdm) | `dst`: `i64` | `a`: `i64`; `b`: `i64` |  | requires `power10` |  |
| [`neg`](super::Ins::neg), [`extsb`](super::Ins::extsb), [`extsh`](super::Ins::extsh), [`extsw`](super::Ins::extsw), [`cntlzw`](super::Ins::cntlzw), [`cntlzd`](super::Ins::cntlzd), [`cnttzw`](super::Ins::cnttzw), [`cnttzd`](super::Ins::cnttzd), [`popcntb`](super::Ins::popcntb), [`popcntw`](super::Ins::popcntw), [`popcntd`](super::Ins::popcntd) | `dst`: `i64` | `a`: `i64` |  |  |  |
| [`neg_rec`](super::Ins::neg_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64` |  |  | neg, and a comparison with zero. |
| [`extsb_rec`](super::Ins::extsb_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64` |  |  | extsb, and a comparison with zero. |
| [`extsh_rec`](super::Ins::extsh_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64` |  |  | extsh, and a comparison with zero. |
| [`extsw_rec`](super::Ins::extsw_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64` |  |  | extsw, and a comparison with zero. |
| [`cntlzw_rec`](super::Ins::cntlzw_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64` |  |  | cntlzw, and a comparison with zero. |
| [`cntlzd_rec`](super::Ins::cntlzd_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64` |  |  | cntlzd, and a comparison with zero. |
| [`cnttzw_rec`](super::Ins::cnttzw_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64` |  |  | cnttzw, and a comparison with zero. |
| [`cnttzd_rec`](super::Ins::cnttzd_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64` |  |  | cnttzd, and a comparison with zero. |
| [`brh`](super::Ins::brh), [`brw`](super::Ins::brw), [`brd`](super::Ins::brd) | `dst`: `i64` | `a`: `i64` |  | requires `power10` | Reverses bytes. |
| [`slwi`](super::Ins::slwi), [`srwi`](super::Ins::srwi), [`sldi`](super::Ins::sldi), [`srdi`](super::Ins::srdi), [`rlwinm`](super::Ins::rlwinm), [`rldicl`](super::Ins::rldicl), [`rldicr`](super::Ins::rldicr), [`rldic`](super::Ins::rldic), [`extswsli`](super::Ins::extswsli) | `dst`: `i64` | `a`: `i64` |  |  | By an immediate. |
| [`rlwinm_rec`](super::Ins::rlwinm_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64` |  |  | rlwinm, and a comparison with zero. |
| [`rldicl_rec`](super::Ins::rldicl_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64` |  |  | rldicl, and a comparison with zero. |
| [`rldicr_rec`](super::Ins::rldicr_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64` |  |  | rldicr, and a comparison with zero. |
| [`rldic_rec`](super::Ins::rldic_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64` |  |  | rldic, and a comparison with zero. |
| [`extswsli_rec`](super::Ins::extswsli_rec) | `dst`: `i64`; `test`: `cr0` | `a`: `i64` |  |  | extswsli, and a comparison with zero. |
| [`rlwimi`](super::Ins::rlwimi), [`rldimi`](super::Ins::rldimi) | `dst`: `i64`, the register of `into` | `into`: `i64`; `bits`: `i64` |  |  | Rotates, and replaces some bits of a register. |
| [`rlwimi_rec`](super::Ins::rlwimi_rec) | `dst`: `i64`, the register of `into`; `test`: `cr0` | `into`: `i64`; `bits`: `i64` |  |  | rlwimi, and a comparison with zero. |
| [`rldimi_rec`](super::Ins::rldimi_rec) | `dst`: `i64`, the register of `into`; `test`: `cr0` | `into`: `i64`; `bits`: `i64` |  |  | rldimi, and a comparison with zero. |
| [`maddhd`](super::Ins::maddhd), [`maddhdu`](super::Ins::maddhdu), [`maddld`](super::Ins::maddld) | `dst`: `i64` | `a`: `i64`; `b`: `i64`; `c`: `i64` |  |  | Multiplies and adds. |
| [`darn`](super::Ins::darn) | `dst`: `i64` |  |  |  | A random number. |
| [`addc`](super::Ins::addc), [`subfc`](super::Ins::subfc), [`sraw`](super::Ins::sraw), [`srad`](super::Ins::srad) | `dst`: `i64`; `out`: `carry` | `a`: `i64`; `b`: `i64` |  |  | Writes the carry. |
| [`addc_rec`](super::Ins::addc_rec), [`subfc_rec`](super::Ins::subfc_rec), [`sraw_rec`](super::Ins::sraw_rec), [`srad_rec`](super::Ins::srad_rec) | `dst`: `i64`; `out`: `carry`; `test`: `cr0` | `a`: `i64`; `b`: `i64` |  |  | Writes the carry, and compares with zero. |
| [`addic`](super::Ins::addic), [`subfic`](super::Ins::subfic), [`srawi`](super::Ins::srawi), [`sradi`](super::Ins::sradi) | `dst`: `i64`; `out`: `carry` | `a`: `i64` |  |  | With an immediate. Writes the carry. |
| [`addic_rec`](super::Ins::addic_rec), [`srawi_rec`](super::Ins::srawi_rec), [`sradi_rec`](super::Ins::sradi_rec) | `dst`: `i64`; `out`: `carry`; `test`: `cr0` | `a`: `i64` |  |  | With an immediate. Writes the carry, and compares with zero. |
| [`adde`](super::Ins::adde), [`subfe`](super::Ins::subfe) | `dst`: `i64`; `out`: `carry`, the register of `in` | `a`: `i64`; `b`: `i64`; `in`: `carry` |  |  | Reads and writes the carry. |
| [`adde_rec`](super::Ins::adde_rec), [`subfe_rec`](super::Ins::subfe_rec) | `dst`: `i64`; `out`: `carry`, the register of `in`; `test`: `cr0` | `a`: `i64`; `b`: `i64`; `in`: `carry` |  |  | Reads and writes the carry, and compares with zero. |
| [`addze`](super::Ins::addze), [`addme`](super::Ins::addme), [`subfze`](super::Ins::subfze), [`subfme`](super::Ins::subfme) | `dst`: `i64`; `out`: `carry`, the register of `in` | `a`: `i64`; `in`: `carry` |  |  | Reads and writes the carry. |
| [`addze_rec`](super::Ins::addze_rec), [`addme_rec`](super::Ins::addme_rec), [`subfze_rec`](super::Ins::subfze_rec), [`subfme_rec`](super::Ins::subfme_rec) | `dst`: `i64`; `out`: `carry`, the register of `in`; `test`: `cr0` | `a`: `i64`; `in`: `carry` |  |  | Reads and writes the carry, and compares with zero. |
| [`addo`](super::Ins::addo) | `dst`: `i64`; `overflow`: `cr` | `a`: `i64`; `b`: `i64` |  |  | addo and MCRXRX: a condition that says whether the operation overflowed. |
| [`subfo`](super::Ins::subfo) | `dst`: `i64`; `overflow`: `cr` | `a`: `i64`; `b`: `i64` |  |  | subfo and MCRXRX: a condition that says whether the operation overflowed. |
| [`mulldo`](super::Ins::mulldo) | `dst`: `i64`; `overflow`: `cr` | `a`: `i64`; `b`: `i64` |  |  | mulldo and MCRXRX: a condition that says whether the operation overflowed. |
| [`mullwo`](super::Ins::mullwo) | `dst`: `i64`; `overflow`: `cr` | `a`: `i64`; `b`: `i64` |  |  | mullwo and MCRXRX: a condition that says whether the operation overflowed. |
| [`divdo`](super::Ins::divdo) | `dst`: `i64`; `overflow`: `cr` | `a`: `i64`; `b`: `i64` |  |  | divdo and MCRXRX: a condition that says whether the operation overflowed. |
| [`divwo`](super::Ins::divwo) | `dst`: `i64`; `overflow`: `cr` | `a`: `i64`; `b`: `i64` |  |  | divwo and MCRXRX: a condition that says whether the operation overflowed. |
| [`divduo`](super::Ins::divduo) | `dst`: `i64`; `overflow`: `cr` | `a`: `i64`; `b`: `i64` |  |  | divduo and MCRXRX: a condition that says whether the operation overflowed. |
| [`divwuo`](super::Ins::divwuo) | `dst`: `i64`; `overflow`: `cr` | `a`: `i64`; `b`: `i64` |  |  | divwuo and MCRXRX: a condition that says whether the operation overflowed. |
| [`nego`](super::Ins::nego) | `dst`: `i64`; `overflow`: `cr` | `a`: `i64` |  |  | NEGO and MCRXRX: a condition that says whether the operation overflowed. |
| [`mcrxrx`](super::Ins::mcrxrx) | `dst`: `cr` | `in`: `carry` |  |  | The carry as a condition. |
| [`mfxer`](super::Ins::mfxer) | `dst`: `i64` | `in`: `carry` |  |  | XER, in which the carry is. |
| [`mtxer`](super::Ins::mtxer) | `out`: `carry` | `src`: `i64` |  |  | Writes XER, in which the carry is. |
| [`cmpw`](super::Ins::cmpw), [`cmpd`](super::Ins::cmpd), [`cmplw`](super::Ins::cmplw), [`cmpld`](super::Ins::cmpld), [`cmprb`](super::Ins::cmprb), [`cmpeqb`](super::Ins::cmpeqb) | `dst`: `cr` | `a`: `i64`; `b`: `i64` |  |  |  |
| [`cmpwi`](super::Ins::cmpwi), [`cmpdi`](super::Ins::cmpdi), [`cmplwi`](super::Ins::cmplwi), [`cmpldi`](super::Ins::cmpldi) | `dst`: `cr` | `a`: `i64` |  |  | With an immediate. |
| [`crand`](super::Ins::crand), [`crandc`](super::Ins::crandc), [`cror`](super::Ins::cror), [`crorc`](super::Ins::crorc), [`crxor`](super::Ins::crxor), [`crnand`](super::Ins::crnand), [`crnor`](super::Ins::crnor), [`creqv`](super::Ins::creqv) | `dst`: `cr` | `a`: `cr`; `b`: `cr` |  |  | Combines a bit of `a` and one of `b`. The other bits of the result are undefined. |
| [`crand_into`](super::Ins::crand_into), [`crandc_into`](super::Ins::crandc_into), [`cror_into`](super::Ins::cror_into), [`crorc_into`](super::Ins::crorc_into), [`crxor_into`](super::Ins::crxor_into), [`crnand_into`](super::Ins::crnand_into), [`crnor_into`](super::Ins::crnor_into), [`creqv_into`](super::Ins::creqv_into) | `dst`: `cr`, the register of `old` | `old`: `cr`; `a`: `cr`; `b`: `cr` |  |  | Combines a bit of `a` and one of `b`, and replaces a bit of a field by it. |
| [`crset`](super::Ins::crset), [`crclr`](super::Ins::crclr) | `dst`: `cr` |  |  | may be rematerialised instead of a reload or a move | A constant. |
| [`mcrf`](super::Ins::mcrf) | `dst`: `cr` | `src`: `cr` |  |  | A copy that the client asks for. |
| [`mfocrf`](super::Ins::mfocrf) | `dst`: `i64` | `src`: `cr` |  |  | A field, in its place. The other bits are undefined. |
| [`mtocrf`](super::Ins::mtocrf) | `dst`: `cr` | `src`: `i64` |  |  | A field, from its place. |
| [`setb`](super::Ins::setb) | `dst`: `i64` | `src`: `cr` |  |  | -1, 1 or 0, as a field says less, greater or neither. |
| [`setbc`](super::Ins::setbc), [`setbcr`](super::Ins::setbcr), [`setnbc`](super::Ins::setnbc), [`setnbcr`](super::Ins::setnbcr) | `dst`: `i64` | `src`: `cr` |  | requires `power10` | A bit as an integer. |
| [`isel`](super::Ins::isel) | `dst`: `i64` | `then`: `address`; `otherwise`: `i64`; `condition`: `cr` |  |  | `then` if a bit is set. |
| [`isel_zero`](super::Ins::isel_zero) | `dst`: `i64` | `otherwise`: `i64`; `condition`: `cr` |  |  | Zero if a bit is set. |
| [`lbz`](super::Ins::lbz), [`lhz`](super::Ins::lhz), [`lha`](super::Ins::lha), [`lwz`](super::Ins::lwz), [`lwa`](super::Ins::lwa), [`ld`](super::Ins::ld) | `dst`: `i64` | `base`: `address` |  |  |  |
| [`plbz`](super::Ins::plbz), [`plhz`](super::Ins::plhz), [`plha`](super::Ins::plha), [`plwz`](super::Ins::plwz), [`plwa`](super::Ins::plwa), [`pld`](super::Ins::pld) | `dst`: `i64` | `base`: `address` |  | requires `power10` | With an offset of 34 bits. |
| [`plbz_pcrel`](super::Ins::plbz_pcrel), [`plhz_pcrel`](super::Ins::plhz_pcrel), [`plha_pcrel`](super::Ins::plha_pcrel), [`plwz_pcrel`](super::Ins::plwz_pcrel), [`plwa_pcrel`](super::Ins::plwa_pcrel), [`pld_pcrel`](super::Ins::pld_pcrel) | `dst`: `i64` |  |  | requires `power10` | From an address relative to the instruction. |
| [`lbzx`](super::Ins::lbzx), [`lhzx`](super::Ins::lhzx), [`lhax`](super::Ins::lhax), [`lwzx`](super::Ins::lwzx), [`lwax`](super::Ins::lwax), [`ldx`](super::Ins::ldx), [`lhbrx`](super::Ins::lhbrx), [`lwbrx`](super::Ins::lwbrx), [`ldbrx`](super::Ins::ldbrx) | `dst`: `i64` | `base`: `address`; `index`: `i64` |  |  |  |
| [`lbzu`](super::Ins::lbzu), [`lhzu`](super::Ins::lhzu), [`lhau`](super::Ins::lhau), [`lwzu`](super::Ins::lwzu), [`ldu`](super::Ins::ldu) | `dst`: `i64`; `next`: `address`, the register of `base` | `base`: `address` |  |  | The address is a result, too. |
| [`lbzux`](super::Ins::lbzux), [`lhzux`](super::Ins::lhzux), [`lhaux`](super::Ins::lhaux), [`lwzux`](super::Ins::lwzux), [`lwaux`](super::Ins::lwaux), [`ldux`](super::Ins::ldux) | `dst`: `i64`; `next`: `address`, the register of `base` | `base`: `address`; `index`: `i64` |  |  | The address is a result, too. |
| [`stb`](super::Ins::stb), [`sth`](super::Ins::sth), [`stw`](super::Ins::stw), [`std`](super::Ins::std) |  | `src`: `i64`; `base`: `address` |  |  |  |
| [`pstb`](super::Ins::pstb), [`psth`](super::Ins::psth), [`pstw`](super::Ins::pstw), [`pstd`](super::Ins::pstd) |  | `src`: `i64`; `base`: `address` |  | requires `power10` | With an offset of 34 bits. |
| [`stbx`](super::Ins::stbx), [`sthx`](super::Ins::sthx), [`stwx`](super::Ins::stwx), [`stdx`](super::Ins::stdx), [`sthbrx`](super::Ins::sthbrx), [`stwbrx`](super::Ins::stwbrx), [`stdbrx`](super::Ins::stdbrx) |  | `src`: `i64`; `base`: `address`; `index`: `i64` |  |  |  |
| [`stbu`](super::Ins::stbu), [`sthu`](super::Ins::sthu), [`stwu`](super::Ins::stwu), [`stdu`](super::Ins::stdu) | `next`: `address`, the register of `base` | `src`: `i64`; `base`: `address` |  |  | The address is a result. |
| [`stbux`](super::Ins::stbux), [`sthux`](super::Ins::sthux), [`stwux`](super::Ins::stwux), [`stdux`](super::Ins::stdux) | `next`: `address`, the register of `base` | `src`: `i64`; `base`: `address`; `index`: `i64` |  |  | The address is a result. |
| [`dcbt`](super::Ins::dcbt), [`dcbtst`](super::Ins::dcbtst), [`dcbz`](super::Ins::dcbz), [`dcbst`](super::Ins::dcbst), [`dcbf`](super::Ins::dcbf), [`icbi`](super::Ins::icbi) |  | `base`: `address`; `index`: `i64` |  |  | A block of the cache. |
| [`lq`](super::Ins::lq) | `dst[2]`: `i64`, early: not the register of a use, a tuple `even_odd` | `base`: `address` |  |  | 16 bytes at once. |
| [`stq`](super::Ins::stq) |  | `src[2]`: `i64`, a tuple `even_odd`; `base`: `address` |  |  | 16 bytes at once. |
| [`lbarx`](super::Ins::lbarx), [`lharx`](super::Ins::lharx), [`lwarx`](super::Ins::lwarx), [`ldarx`](super::Ins::ldarx) | `dst`: `i64` | `base`: `address`; `index`: `i64` |  |  | A load that watches its address. |
| [`lbarx_zero`](super::Ins::lbarx_zero), [`lharx_zero`](super::Ins::lharx_zero), [`lwarx_zero`](super::Ins::lwarx_zero), [`ldarx_zero`](super::Ins::ldarx_zero) | `dst`: `i64` | `address`: `i64` |  |  | The same without a base: R0 can be the address. |
| [`stbcx_rec`](super::Ins::stbcx_rec), [`sthcx_rec`](super::Ins::sthcx_rec), [`stwcx_rec`](super::Ins::stwcx_rec), [`stdcx_rec`](super::Ins::stdcx_rec) | `done`: `cr0` | `src`: `i64`; `base`: `address`; `index`: `i64` |  |  | A conditional store: CR0 says whether it was done. |
| [`stbcx_zero_rec`](super::Ins::stbcx_zero_rec), [`sthcx_zero_rec`](super::Ins::sthcx_zero_rec), [`stwcx_zero_rec`](super::Ins::stwcx_zero_rec), [`stdcx_zero_rec`](super::Ins::stdcx_zero_rec) | `done`: `cr0` | `src`: `i64`; `address`: `i64` |  |  | The same without a base: R0 can be the address. |
| [`lqarx`](super::Ins::lqarx) | `dst[2]`: `i64`, early: not the register of a use, a tuple `even_odd` | `base`: `address`; `index`: `i64` |  |  | Of 16 bytes. |
| [`stqcx_rec`](super::Ins::stqcx_rec) | `done`: `cr0` | `src[2]`: `i64`, a tuple `even_odd`; `base`: `address`; `index`: `i64` |  |  | Of 16 bytes. |
| [`atomic_b`](super::Ins::atomic_b), [`atomic_h`](super::Ins::atomic_h), [`atomic_w`](super::Ins::atomic_w), [`atomic_d`](super::Ins::atomic_d) | `old`: `i64`, early: not the register of a use | `with`: `i64`, late: not the register of a def; `address`: `i64`, late: not the register of a def | `cr0` | needs `new`: `i64`, a scratch register | Any operation on memory, by a loop of LWARX and STWCX. |
| [`atomic_swap_b`](super::Ins::atomic_swap_b), [`atomic_swap_h`](super::Ins::atomic_swap_h), [`atomic_swap_w`](super::Ins::atomic_swap_w), [`atomic_swap_d`](super::Ins::atomic_swap_d) | `old`: `i64`, early: not the register of a use | `new`: `i64`, late: not the register of a def; `address`: `i64`, late: not the register of a def | `cr0` |  | An exchange, by a loop of LWARX and STWCX. |
| [`atomic_cas_b`](super::Ins::atomic_cas_b), [`atomic_cas_h`](super::Ins::atomic_cas_h), [`atomic_cas_w`](super::Ins::atomic_cas_w), [`atomic_cas_d`](super::Ins::atomic_cas_d) | `old`: `i64`, early: not the register of a use; `done`: `cr0` | `expected`: `i64`, late: not the register of a def; `new`: `i64`, late: not the register of a def; `address`: `i64`, late: not the register of a def |  |  | Compare and exchange, by a loop of LWARX, CMPW, BNE, STWCX. and BNE: CR0 says whether it was done. |
| [`sync`](super::Ins::sync), [`lwsync`](super::Ins::lwsync), [`isync`](super::Ins::isync), [`eieio`](super::Ins::eieio) |  |  |  |  | Orders memory or instructions. |
| [`acquire`](super::Ins::acquire) |  | `loaded`: `i64` | `cr7` |  | Keeps later accesses behind a load. |
| [`mtctr`](super::Ins::mtctr) / [`mfctr`](super::Ins::mfctr) / [`mtlr`](super::Ins::mtlr) / [`mflr`](super::Ins::mflr) | `dst`: `target / i64 / link / i64` | `src`: `i64 / target / i64 / link` |  |  |  |
| [`tw`](super::Ins::tw), [`td`](super::Ins::td) |  | `a`: `i64`; `b`: `i64` |  |  | Traps if the comparison holds. |
| [`twi`](super::Ins::twi), [`tdi`](super::Ins::tdi) |  | `a`: `i64` |  |  | Traps if the comparison holds. |
| [`nop`](super::Ins::nop) |  |  |  |  | No operands. |
| [`mftb`](super::Ins::mftb) | `dst`: `i64` |  |  |  | The time base. |
| [`xsadddp`](super::Ins::xsadddp), [`xssubdp`](super::Ins::xssubdp), [`xsmuldp`](super::Ins::xsmuldp), [`xsdivdp`](super::Ins::xsdivdp), [`xsaddsp`](super::Ins::xsaddsp), [`xssubsp`](super::Ins::xssubsp), [`xsmulsp`](super::Ins::xsmulsp), [`xsdivsp`](super::Ins::xsdivsp), [`xsmaxdp`](super::Ins::xsmaxdp), [`xsmindp`](super::Ins::xsmindp), [`xsmaxcdp`](super::Ins::xsmaxcdp), [`xsmincdp`](super::Ins::xsmincdp), [`xsmaxjdp`](super::Ins::xsmaxjdp), [`xsminjdp`](super::Ins::xsminjdp), [`xscpsgndp`](super::Ins::xscpsgndp) | `dst`: `f64` | `a`: `f64`; `b`: `f64` |  |  |  |
| [`xsabsdp`](super::Ins::xsabsdp), [`xsnegdp`](super::Ins::xsnegdp), [`xsnabsdp`](super::Ins::xsnabsdp), [`xssqrtdp`](super::Ins::xssqrtdp), [`xssqrtsp`](super::Ins::xssqrtsp), [`xsredp`](super::Ins::xsredp), [`xsresp`](super::Ins::xsresp), [`xsrsqrtedp`](super::Ins::xsrsqrtedp), [`xsrsqrtesp`](super::Ins::xsrsqrtesp), [`xsrdpi`](super::Ins::xsrdpi), [`xsrdpic`](super::Ins::xsrdpic), [`xsrdpim`](super::Ins::xsrdpim), [`xsrdpip`](super::Ins::xsrdpip), [`xsrdpiz`](super::Ins::xsrdpiz), [`xsrsp`](super::Ins::xsrsp), [`xscvdpsxds`](super::Ins::xscvdpsxds), [`xscvdpsxws`](super::Ins::xscvdpsxws), [`xscvdpuxds`](super::Ins::xscvdpuxds), [`xscvdpuxws`](super::Ins::xscvdpuxws), [`xscvsxddp`](super::Ins::xscvsxddp), [`xscvuxddp`](super::Ins::xscvuxddp), [`xscvsxdsp`](super::Ins::xscvsxdsp), [`xscvuxdsp`](super::Ins::xscvuxdsp), [`xscvhpdp`](super::Ins::xscvhpdp), [`xscvdphp`](super::Ins::xscvdphp) | `dst`: `f64` | `a`: `f64` |  |  |  |
| [`xsmaddadp`](super::Ins::xsmaddadp), [`xsmaddasp`](super::Ins::xsmaddasp), [`xsmsubadp`](super::Ins::xsmsubadp), [`xsmsubasp`](super::Ins::xsmsubasp), [`xsnmaddadp`](super::Ins::xsnmaddadp), [`xsnmaddasp`](super::Ins::xsnmaddasp), [`xsnmsubadp`](super::Ins::xsnmsubadp), [`xsnmsubasp`](super::Ins::xsnmsubasp) | `dst`: `f64`, the register of `c` | `a`: `f64`; `b`: `f64`; `c`: `f64` |  | or `{xsmaddadp, xsmaddasp, xsmsubadp, xsmsubasp, xsnmaddadp, xsnmaddasp, xsnmsubadp, xsnmsubasp}/m`: `dst`: `f64`, the register of `a`; or `{xsmaddadp, xsmaddasp, xsmsubadp, xsmsubasp, xsnmaddadp, xsnmaddasp, xsnmsubadp, xsnmsubasp}/m_b`: `dst`: `f64`, the register of `b`; or `{xsmaddadp, xsmaddasp, xsmsubadp, xsmsubasp, xsnmaddadp, xsnmaddasp, xsnmsubadp, xsnmsubasp}/fpr`: `dst`: `fpr`; `a`: `fpr`; `b`: `fpr`; `c`: `fpr` | The A-form, the M-form, or the instruction on float registers: a * b and c. |
| [`fsel`](super::Ins::fsel) | `dst`: `fpr` | `condition`: `fpr`; `then`: `fpr`; `otherwise`: `fpr` |  |  | `then` if the first source is not negative. |
| [`fadd_rec`](super::Ins::fadd_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr`; `b`: `fpr` |  |  | fadd, and exceptions as a condition. |
| [`fadds_rec`](super::Ins::fadds_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr`; `b`: `fpr` |  |  | fadds, and exceptions as a condition. |
| [`fsub_rec`](super::Ins::fsub_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr`; `b`: `fpr` |  |  | fsub, and exceptions as a condition. |
| [`fsubs_rec`](super::Ins::fsubs_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr`; `b`: `fpr` |  |  | fsubs, and exceptions as a condition. |
| [`fmul_rec`](super::Ins::fmul_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr`; `b`: `fpr` |  |  | fmul, and exceptions as a condition. |
| [`fmuls_rec`](super::Ins::fmuls_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr`; `b`: `fpr` |  |  | fmuls, and exceptions as a condition. |
| [`fdiv_rec`](super::Ins::fdiv_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr`; `b`: `fpr` |  |  | fdiv, and exceptions as a condition. |
| [`fdivs_rec`](super::Ins::fdivs_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr`; `b`: `fpr` |  |  | fdivs, and exceptions as a condition. |
| [`fcpsgn_rec`](super::Ins::fcpsgn_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr`; `b`: `fpr` |  |  | fcpsgn, and exceptions as a condition. |
| [`fmr_rec`](super::Ins::fmr_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr` |  |  | fmr, and exceptions as a condition. |
| [`fneg_rec`](super::Ins::fneg_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr` |  |  | fneg, and exceptions as a condition. |
| [`fabs_rec`](super::Ins::fabs_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr` |  |  | fabs, and exceptions as a condition. |
| [`fnabs_rec`](super::Ins::fnabs_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr` |  |  | fnabs, and exceptions as a condition. |
| [`fsqrt_rec`](super::Ins::fsqrt_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr` |  |  | fsqrt, and exceptions as a condition. |
| [`fsqrts_rec`](super::Ins::fsqrts_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr` |  |  | fsqrts, and exceptions as a condition. |
| [`frsp_rec`](super::Ins::frsp_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr` |  |  | frsp, and exceptions as a condition. |
| [`fctid_rec`](super::Ins::fctid_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr` |  |  | fctid, and exceptions as a condition. |
| [`fctidz_rec`](super::Ins::fctidz_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr` |  |  | fctidz, and exceptions as a condition. |
| [`fctiw_rec`](super::Ins::fctiw_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr` |  |  | fctiw, and exceptions as a condition. |
| [`fctiwz_rec`](super::Ins::fctiwz_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr` |  |  | fctiwz, and exceptions as a condition. |
| [`fcfid_rec`](super::Ins::fcfid_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr` |  |  | fcfid, and exceptions as a condition. |
| [`fcfids_rec`](super::Ins::fcfids_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr` |  |  | fcfids, and exceptions as a condition. |
| [`frin_rec`](super::Ins::frin_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr` |  |  | frin, and exceptions as a condition. |
| [`friz_rec`](super::Ins::friz_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr` |  |  | friz, and exceptions as a condition. |
| [`frip_rec`](super::Ins::frip_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr` |  |  | frip, and exceptions as a condition. |
| [`frim_rec`](super::Ins::frim_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr` |  |  | frim, and exceptions as a condition. |
| [`fmadd_rec`](super::Ins::fmadd_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr`; `b`: `fpr`; `c`: `fpr` |  |  | fmadd, and exceptions as a condition. |
| [`fmadds_rec`](super::Ins::fmadds_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr`; `b`: `fpr`; `c`: `fpr` |  |  | fmadds, and exceptions as a condition. |
| [`fmsub_rec`](super::Ins::fmsub_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr`; `b`: `fpr`; `c`: `fpr` |  |  | fmsub, and exceptions as a condition. |
| [`fmsubs_rec`](super::Ins::fmsubs_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr`; `b`: `fpr`; `c`: `fpr` |  |  | fmsubs, and exceptions as a condition. |
| [`fnmadd_rec`](super::Ins::fnmadd_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr`; `b`: `fpr`; `c`: `fpr` |  |  | fnmadd, and exceptions as a condition. |
| [`fnmadds_rec`](super::Ins::fnmadds_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr`; `b`: `fpr`; `c`: `fpr` |  |  | fnmadds, and exceptions as a condition. |
| [`fnmsub_rec`](super::Ins::fnmsub_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr`; `b`: `fpr`; `c`: `fpr` |  |  | fnmsub, and exceptions as a condition. |
| [`fnmsubs_rec`](super::Ins::fnmsubs_rec) | `dst`: `fpr`; `exceptions`: `cr1` | `a`: `fpr`; `b`: `fpr`; `c`: `fpr` |  |  | fnmsubs, and exceptions as a condition. |
| [`xscmpudp`](super::Ins::xscmpudp), [`xscmpodp`](super::Ins::xscmpodp), [`xscmpexpdp`](super::Ins::xscmpexpdp), [`xstdivdp`](super::Ins::xstdivdp) | `dst`: `cr` | `a`: `f64`; `b`: `f64` |  |  | A condition. |
| [`xststdcdp`](super::Ins::xststdcdp), [`xststdcsp`](super::Ins::xststdcsp), [`xstsqrtdp`](super::Ins::xstsqrtdp) | `dst`: `cr` | `a`: `f64` |  |  | A condition. |
| [`xscmpeqdp`](super::Ins::xscmpeqdp), [`xscmpgtdp`](super::Ins::xscmpgtdp), [`xscmpgedp`](super::Ins::xscmpgedp) | `dst`: `v128` | `a`: `f64`; `b`: `f64` |  |  | A mask of ones or zeros. |
| [`mffs`](super::Ins::mffs) | `dst`: `fpr` |  |  |  | Reads status and control. |
| [`mtfsf`](super::Ins::mtfsf) |  | `src`: `fpr` |  |  | Writes status and control. |
| [`xxlxor_f64`](super::Ins::xxlxor_f64) | `dst`: `f64` |  |  | may be rematerialised instead of a reload or a move | Zero. |
| [`const_f64`](super::Ins::const_f64) | `dst`: `fpr` |  |  | needs `at`: `address`, a scratch register | ADDIS of R2, and LFD or LFS. |
| [`copy_f64`](super::Ins::copy_f64) | `dst`: `f64` | `src`: `f64` |  |  | XXLOR: a copy that the client asks for. |
| [`load_f64`](super::Ins::load_f64) | `dst`: `f64` | `base`: `address` |  |  | LFD, or LXSD beyond F31. |
| [`load_f32`](super::Ins::load_f32) | `dst`: `f64` | `base`: `address` |  |  | LFS, or LXSSP beyond F31. |
| [`store_f64`](super::Ins::store_f64) |  | `src`: `f64`; `base`: `address` |  |  | STFD, or STXSD beyond F31. |
| [`store_f32`](super::Ins::store_f32) |  | `src`: `f64`; `base`: `address` |  |  | STFS, or STXSSP beyond F31. |
| [`lxsdx`](super::Ins::lxsdx), [`lxsspx`](super::Ins::lxsspx), [`lxsiwax`](super::Ins::lxsiwax), [`lxsiwzx`](super::Ins::lxsiwzx), [`lxsibzx`](super::Ins::lxsibzx), [`lxsihzx`](super::Ins::lxsihzx) | `dst`: `f64` | `base`: `address`; `index`: `i64` |  |  |  |
| [`stxsdx`](super::Ins::stxsdx), [`stxsspx`](super::Ins::stxsspx), [`stxsiwx`](super::Ins::stxsiwx), [`stxsibx`](super::Ins::stxsibx), [`stxsihx`](super::Ins::stxsihx) |  | `src`: `f64`; `base`: `address`; `index`: `i64` |  |  |  |
| [`lfdu`](super::Ins::lfdu), [`lfsu`](super::Ins::lfsu) | `dst`: `fpr`; `next`: `address`, the register of `base` | `base`: `address` |  |  | The address is a result, too. |
| [`lfdux`](super::Ins::lfdux), [`lfsux`](super::Ins::lfsux) | `dst`: `fpr`; `next`: `address`, the register of `base` | `base`: `address`; `index`: `i64` |  |  | The address is a result, too. |
| [`stfdu`](super::Ins::stfdu), [`stfsu`](super::Ins::stfsu) | `next`: `address`, the register of `base` | `src`: `fpr`; `base`: `address` |  |  | The address is a result. |
| [`stfdux`](super::Ins::stfdux), [`stfsux`](super::Ins::stfsux) | `next`: `address`, the register of `base` | `src`: `fpr`; `base`: `address`; `index`: `i64` |  |  | The address is a result. |
| [`mfvsrd`](super::Ins::mfvsrd), [`mfvsrwz`](super::Ins::mfvsrwz), [`xsxexpdp`](super::Ins::xsxexpdp), [`xsxsigdp`](super::Ins::xsxsigdp) | `dst`: `i64` | `src`: `f64` |  |  | Bits as an integer. |
| [`mtvsrd`](super::Ins::mtvsrd), [`mtvsrwa`](super::Ins::mtvsrwa), [`mtvsrwz`](super::Ins::mtvsrwz) | `dst`: `f64` | `src`: `i64` |  |  | Bits of an integer. |
| [`xsiexpdp`](super::Ins::xsiexpdp) | `dst`: `f64` | `a`: `i64`; `b`: `i64` |  |  | From significand and exponent. |
| [`mfvsrd_v`](super::Ins::mfvsrd_v) | `dst`: `i64` | `src`: `v128` |  |  | MFVSRD: the high half of a vector. |
| [`mfvsrld`](super::Ins::mfvsrld) | `dst`: `i64` | `src`: `v128` |  |  | The low half of a vector. |
| [`mtvsrdd`](super::Ins::mtvsrdd) | `dst`: `v128` | `high`: `address`; `low`: `i64` |  |  | A vector of two integers. |
| [`mtvsrws`](super::Ins::mtvsrws) | `dst`: `v128` | `src`: `i64` |  |  | A word in each element. |
| [`xscvdpspn`](super::Ins::xscvdpspn), [`xscvdpsp`](super::Ins::xscvdpsp) | `dst`: `v128` | `src`: `f64` |  |  | To single precision, as a vector has it. |
| [`xscvspdpn`](super::Ins::xscvspdpn), [`xscvspdp`](super::Ins::xscvspdp) | `dst`: `f64` | `src`: `v128` |  |  | From single precision, as a vector has it. |
| [`high`](super::Ins::high) | `dst`: `f64` | `src`: `v128` |  |  | The high half of a vector: XXLOR, or nothing when src and dst share a register. |
| [`widen`](super::Ins::widen) | `dst`: `v128` | `src`: `f64` |  |  | A vector whose low half is undefined: XXLOR, or nothing when src and dst share a register. |
| [`xsaddqp`](super::Ins::xsaddqp), [`xssubqp`](super::Ins::xssubqp), [`xsmulqp`](super::Ins::xsmulqp), [`xsdivqp`](super::Ins::xsdivqp), [`xsaddqpo`](super::Ins::xsaddqpo), [`xssubqpo`](super::Ins::xssubqpo), [`xsmulqpo`](super::Ins::xsmulqpo), [`xsdivqpo`](super::Ins::xsdivqpo), [`xscpsgnqp`](super::Ins::xscpsgnqp) | `dst`: `vr` | `a`: `vr`; `b`: `vr` |  |  |  |
| [`xsmaddqp`](super::Ins::xsmaddqp), [`xsmaddqpo`](super::Ins::xsmaddqpo), [`xsmsubqp`](super::Ins::xsmsubqp), [`xsmsubqpo`](super::Ins::xsmsubqpo), [`xsnmaddqp`](super::Ins::xsnmaddqp), [`xsnmaddqpo`](super::Ins::xsnmaddqpo), [`xsnmsubqp`](super::Ins::xsnmsubqp), [`xsnmsubqpo`](super::Ins::xsnmsubqpo) | `dst`: `vr`, the register of `c` | `a`: `vr`; `b`: `vr`; `c`: `vr` |  |  |  |
| [`xsabsqp`](super::Ins::xsabsqp), [`xsnegqp`](super::Ins::xsnegqp), [`xsnabsqp`](super::Ins::xsnabsqp), [`xssqrtqp`](super::Ins::xssqrtqp), [`xssqrtqpo`](super::Ins::xssqrtqpo), [`xscvqpsdz`](super::Ins::xscvqpsdz), [`xscvqpswz`](super::Ins::xscvqpswz), [`xscvqpudz`](super::Ins::xscvqpudz), [`xscvqpuwz`](super::Ins::xscvqpuwz) | `dst`: `vr` | `a`: `vr` |  |  |  |
| [`xsrqpi`](super::Ins::xsrqpi), [`xsrqpix`](super::Ins::xsrqpix), [`xsrqpxp`](super::Ins::xsrqpxp) | `dst`: `vr` | `a`: `vr` |  |  | Rounds, as an immediate says. |
| [`xscvdpqp`](super::Ins::xscvdpqp), [`xscvsdqp`](super::Ins::xscvsdqp), [`xscvudqp`](super::Ins::xscvudqp) / [`xscvqpdp`](super::Ins::xscvqpdp), [`xscvqpdpo`](super::Ins::xscvqpdpo) | `dst`: `vr / vfr` | `a`: `vfr / vr` |  |  |  |
| [`xscmpuqp`](super::Ins::xscmpuqp), [`xscmpoqp`](super::Ins::xscmpoqp), [`xscmpexpqp`](super::Ins::xscmpexpqp) | `dst`: `cr` | `a`: `vr`; `b`: `vr` |  |  | A condition. |
| [`xststdcqp`](super::Ins::xststdcqp) | `dst`: `cr` | `a`: `vr` |  |  | A condition. |
| [`xvadddp`](super::Ins::xvadddp), [`xvsubdp`](super::Ins::xvsubdp), [`xvmuldp`](super::Ins::xvmuldp), [`xvdivdp`](super::Ins::xvdivdp), [`xvmaxdp`](super::Ins::xvmaxdp), [`xvmindp`](super::Ins::xvmindp), [`xvcpsgndp`](super::Ins::xvcpsgndp), [`xvaddsp`](super::Ins::xvaddsp), [`xvsubsp`](super::Ins::xvsubsp), [`xvmulsp`](super::Ins::xvmulsp), [`xvdivsp`](super::Ins::xvdivsp), [`xvmaxsp`](super::Ins::xvmaxsp), [`xvminsp`](super::Ins::xvminsp), [`xvcpsgnsp`](super::Ins::xvcpsgnsp), [`xvcmpeqdp`](super::Ins::xvcmpeqdp), [`xvcmpgtdp`](super::Ins::xvcmpgtdp), [`xvcmpgedp`](super::Ins::xvcmpgedp), [`xvcmpeqsp`](super::Ins::xvcmpeqsp), [`xvcmpgtsp`](super::Ins::xvcmpgtsp), [`xvcmpgesp`](super::Ins::xvcmpgesp), [`xviexpdp`](super::Ins::xviexpdp), [`xviexpsp`](super::Ins::xviexpsp), [`xxland`](super::Ins::xxland), [`xxlandc`](super::Ins::xxlandc), [`xxleqv`](super::Ins::xxleqv), [`xxlnand`](super::Ins::xxlnand), [`xxlnor`](super::Ins::xxlnor), [`xxlor`](super::Ins::xxlor), [`xxlorc`](super::Ins::xxlorc), [`xxlxor`](super::Ins::xxlxor), [`xxmrghw`](super::Ins::xxmrghw), [`xxmrglw`](super::Ins::xxmrglw) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  |  |
| [`xvcmpeqdp_rec`](super::Ins::xvcmpeqdp_rec) | `dst`: `v128`; `test`: `cr6` | `a`: `v128`; `b`: `v128` |  |  | xvcmpeqdp, and a condition: of all elements, or of none. |
| [`xvcmpgtdp_rec`](super::Ins::xvcmpgtdp_rec) | `dst`: `v128`; `test`: `cr6` | `a`: `v128`; `b`: `v128` |  |  | xvcmpgtdp, and a condition: of all elements, or of none. |
| [`xvcmpgedp_rec`](super::Ins::xvcmpgedp_rec) | `dst`: `v128`; `test`: `cr6` | `a`: `v128`; `b`: `v128` |  |  | xvcmpgedp, and a condition: of all elements, or of none. |
| [`xvcmpeqsp_rec`](super::Ins::xvcmpeqsp_rec) | `dst`: `v128`; `test`: `cr6` | `a`: `v128`; `b`: `v128` |  |  | xvcmpeqsp, and a condition: of all elements, or of none. |
| [`xvcmpgtsp_rec`](super::Ins::xvcmpgtsp_rec) | `dst`: `v128`; `test`: `cr6` | `a`: `v128`; `b`: `v128` |  |  | xvcmpgtsp, and a condition: of all elements, or of none. |
| [`xvcmpgesp_rec`](super::Ins::xvcmpgesp_rec) | `dst`: `v128`; `test`: `cr6` | `a`: `v128`; `b`: `v128` |  |  | xvcmpgesp, and a condition: of all elements, or of none. |
| [`xxpermdi`](super::Ins::xxpermdi), [`xxsldwi`](super::Ins::xxsldwi) | `dst`: `v128` | `a`: `v128`; `b`: `v128` |  |  | With an immediate. |
| [`xvabsdp`](super::Ins::xvabsdp), [`xvnabsdp`](super::Ins::xvnabsdp), [`xvnegdp`](super::Ins::xvnegdp), [`xvsqrtdp`](super::Ins::xvsqrtdp), [`xvredp`](super::Ins::xvredp), [`xvrsqrtedp`](super::Ins::xvrsqrtedp), [`xvrdpi`](super::Ins::xvrdpi), [`xvrdpic`](super::Ins::xvrdpic), [`xvrdpim`](super::Ins::xvrdpim), [`xvrdpip`](super::Ins::xvrdpip), [`xvrdpiz`](super::Ins::xvrdpiz), [`xvabssp`](super::Ins::xvabssp), [`xvnabssp`](super::Ins::xvnabssp), [`xvnegsp`](super::Ins::xvnegsp), [`xvsqrtsp`](super::Ins::xvsqrtsp), [`xvresp`](super::Ins::xvresp), [`xvrsqrtesp`](super::Ins::xvrsqrtesp), [`xvrspi`](super::Ins::xvrspi), [`xvrspic`](super::Ins::xvrspic), [`xvrspim`](super::Ins::xvrspim), [`xvrspip`](super::Ins::xvrspip), [`xvrspiz`](super::Ins::xvrspiz), [`xvcvdpsp`](super::Ins::xvcvdpsp), [`xvcvdpsxds`](super::Ins::xvcvdpsxds), [`xvcvdpsxws`](super::Ins::xvcvdpsxws), [`xvcvdpuxds`](super::Ins::xvcvdpuxds), [`xvcvdpuxws`](super::Ins::xvcvdpuxws), [`xvcvspdp`](super::Ins::xvcvspdp), [`xvcvspsxds`](super::Ins::xvcvspsxds), [`xvcvspsxws`](super::Ins::xvcvspsxws), [`xvcvspuxds`](super::Ins::xvcvspuxds), [`xvcvspuxws`](super::Ins::xvcvspuxws), [`xvcvsxddp`](super::Ins::xvcvsxddp), [`xvcvsxdsp`](super::Ins::xvcvsxdsp), [`xvcvsxwdp`](super::Ins::xvcvsxwdp), [`xvcvsxwsp`](super::Ins::xvcvsxwsp), [`xvcvuxddp`](super::Ins::xvcvuxddp), [`xvcvuxdsp`](super::Ins::xvcvuxdsp), [`xvcvuxwdp`](super::Ins::xvcvuxwdp), [`xvcvuxwsp`](super::Ins::xvcvuxwsp), [`xvcvhpsp`](super::Ins::xvcvhpsp), [`xvcvsphp`](super::Ins::xvcvsphp), [`xxbrd`](super::Ins::xxbrd), [`xxbrh`](super::Ins::xxbrh), [`xxbrq`](super::Ins::xxbrq), [`xxbrw`](super::Ins::xxbrw), [`xvxexpdp`](super::Ins::xvxexpdp), [`xvxexpsp`](super::Ins::xvxexpsp), [`xvxsigdp`](super::Ins::xvxsigdp), [`xvxsigsp`](super::Ins::xvxsigsp) | `dst`: `v128` | `a`: `v128` |  |  |  |
| [`xxspltw`](super::Ins::xxspltw), [`xvtstdcdp`](super::Ins::xvtstdcdp), [`xvtstdcsp`](super::Ins::xvtstdcsp) | `dst`: `v128` | `a`: `v128` |  |  | With an immediate. |
| [`xvmaddadp`](super::Ins::xvmaddadp), [`xvmaddasp`](super::Ins::xvmaddasp), [`xvmsubadp`](super::Ins::xvmsubadp), [`xvmsubasp`](super::Ins::xvmsubasp), [`xvnmaddadp`](super::Ins::xvnmaddadp), [`xvnmaddasp`](super::Ins::xvnmaddasp), [`xvnmsubadp`](super::Ins::xvnmsubadp), [`xvnmsubasp`](super::Ins::xvnmsubasp) | `dst`: `v128`, the register of `c` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  | or `{xvmaddadp, xvmaddasp, xvmsubadp, xvmsubasp, xvnmaddadp, xvnmaddasp, xvnmsubadp, xvnmsubasp}/m`: `dst`: `v128`, the register of `a`; or `{xvmaddadp, xvmaddasp, xvmsubadp, xvmsubasp, xvnmaddadp, xvnmaddasp, xvnmsubadp, xvnmsubasp}/m_b`: `dst`: `v128`, the register of `b` | The A-form or the M-form: a * b and c. |
| [`xxsel`](super::Ins::xxsel) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `mask`: `v128` |  |  | Bits of `b` where the mask has ones, of `a` elsewhere. |
| [`xxperm`](super::Ins::xxperm), [`xxpermr`](super::Ins::xxpermr) | `dst`: `v128`, the register of `b` | `a`: `v128`; `b`: `v128`; `control`: `v128` |  |  | Bytes of `a` and of the second source, which it overwrites. |
| [`xxspltib`](super::Ins::xxspltib) | `dst`: `v128` |  |  | may be rematerialised instead of a reload or a move | A byte in each element. |
| [`xxlxor_zero`](super::Ins::xxlxor_zero) | `dst`: `v128` |  |  | may be rematerialised instead of a reload or a move | Zero. |
| [`xxleqv_ones`](super::Ins::xxleqv_ones) | `dst`: `v128` |  |  | may be rematerialised instead of a reload or a move | Ones. |
| [`xxspltiw`](super::Ins::xxspltiw), [`xxspltidp`](super::Ins::xxspltidp), [`lxvkq`](super::Ins::lxvkq) | `dst`: `v128` |  |  | may be rematerialised instead of a reload or a move; requires `power10` | A constant. |
| [`const_v128`](super::Ins::const_v128) | `dst`: `v128` |  |  | needs `at`: `address`, a scratch register | ADDIS of R2, ADDI and LXV. |
| [`xxextractuw`](super::Ins::xxextractuw) | `dst`: `f64` | `src`: `v128` |  |  | An element. |
| [`xxinsertw`](super::Ins::xxinsertw) | `dst`: `v128`, the register of `old` | `old`: `v128`; `src`: `f64` |  |  | Replaces an element. |
| [`xvtdivdp`](super::Ins::xvtdivdp), [`xvtdivsp`](super::Ins::xvtdivsp) | `dst`: `cr` | `a`: `v128`; `b`: `v128` |  |  | A condition. |
| [`xvtsqrtdp`](super::Ins::xvtsqrtdp), [`xvtsqrtsp`](super::Ins::xvtsqrtsp) | `dst`: `cr` | `a`: `v128` |  |  | A condition. |
| [`xvtlsbb`](super::Ins::xvtlsbb) | `dst`: `cr` | `a`: `v128` |  | requires `power10` | Whether bytes are all odd or all even. |
| [`xxeval`](super::Ins::xxeval) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `c`: `v128` |  | requires `power10` | Any function of three bits. |
| [`xxblendvb`](super::Ins::xxblendvb), [`xxblendvh`](super::Ins::xxblendvh), [`xxblendvw`](super::Ins::xxblendvw), [`xxblendvd`](super::Ins::xxblendvd) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `mask`: `v128` |  | requires `power10` |  |
| [`xxpermx`](super::Ins::xxpermx) | `dst`: `v128` | `a`: `v128`; `b`: `v128`; `control`: `v128` |  | requires `power10` |  |
| [`xxsplti32dx`](super::Ins::xxsplti32dx) | `dst`: `v128`, the register of `old` | `old`: `v128` |  | requires `power10` | Replaces a word of each half by an immediate. |
| [`lxv`](super::Ins::lxv) | `dst`: `v128` | `base`: `address` |  |  |  |
| [`stxv`](super::Ins::stxv) |  | `src`: `v128`; `base`: `address` |  |  |  |
| [`plxv`](super::Ins::plxv) | `dst`: `v128` | `base`: `address` |  | requires `power10` | With an offset of 34 bits. |
| [`pstxv`](super::Ins::pstxv) |  | `src`: `v128`; `base`: `address` |  | requires `power10` | With an offset of 34 bits. |
| [`lxvx`](super::Ins::lxvx), [`lxvd2x`](super::Ins::lxvd2x), [`lxvw4x`](super::Ins::lxvw4x), [`lxvh8x`](super::Ins::lxvh8x), [`lxvb16x`](super::Ins::lxvb16x), [`lxvdsx`](super::Ins::lxvdsx), [`lxvwsx`](super::Ins::lxvwsx) | `dst`: `v128` | `base`: `address`; `index`: `i64` |  |  |  |
| [`lxvrbx`](super::Ins::lxvrbx), [`lxvrhx`](super::Ins::lxvrhx), [`lxvrwx`](super::Ins::lxvrwx), [`lxvrdx`](super::Ins::lxvrdx) | `dst`: `v128` | `base`: `address`; `index`: `i64` |  | requires `power10` | Into the rightmost element. |
| [`stxvx`](super::Ins::stxvx), [`stxvd2x`](super::Ins::stxvd2x), [`stxvw4x`](super::Ins::stxvw4x), [`stxvh8x`](super::Ins::stxvh8x), [`stxvb16x`](super::Ins::stxvb16x) |  | `src`: `v128`; `base`: `address`; `index`: `i64` |  |  |  |
| [`stxvrbx`](super::Ins::stxvrbx), [`stxvrhx`](super::Ins::stxvrhx), [`stxvrwx`](super::Ins::stxvrwx), [`stxvrdx`](super::Ins::stxvrdx) |  | `src`: `v128`; `base`: `address`; `index`: `i64` |  | requires `power10` | Of the rightmost element. |
| [`lxvl`](super::Ins::lxvl), [`lxvll`](super::Ins::lxvll) | `dst`: `v128` | `base`: `address`; `length`: `i64` |  |  | As many bytes as a register says. |
| [`stxvl`](super::Ins::stxvl), [`stxvll`](super::Ins::stxvll) |  | `src`: `v128`; `base`: `address`; `length`: `i64` |  |  | As many bytes as a register says. |
| [`lxvp`](super::Ins::lxvp) | `dst[2]`: `v128`, a tuple `vector_pair` | `base`: `address` |  | requires `power10` | Two vectors. |
| [`stxvp`](super::Ins::stxvp) |  | `src[2]`: `v128`, a tuple `vector_pair`; `base`: `address` |  | requires `power10` | Two vectors. |
| [`vaddubm`](super::Ins::vaddubm), [`vadduhm`](super::Ins::vadduhm), [`vadduwm`](super::Ins::vadduwm), [`vaddudm`](super::Ins::vaddudm), [`vadduqm`](super::Ins::vadduqm), [`vaddcuw`](super::Ins::vaddcuw), [`vaddcuq`](super::Ins::vaddcuq), [`vaddubs`](super::Ins::vaddubs), [`vadduhs`](super::Ins::vadduhs), [`vadduws`](super::Ins::vadduws), [`vaddsbs`](super::Ins::vaddsbs), [`vaddshs`](super::Ins::vaddshs), [`vaddsws`](super::Ins::vaddsws), [`vsububm`](super::Ins::vsububm), [`vsubuhm`](super::Ins::vsubuhm), [`vsubuwm`](super::Ins::vsubuwm), [`vsubudm`](super::Ins::vsubudm), [`vsubuqm`](super::Ins::vsubuqm), [`vsubcuw`](super::Ins::vsubcuw), [`vsubcuq`](super::Ins::vsubcuq), [`vsububs`](super::Ins::vsububs), [`vsubuhs`](super::Ins::vsubuhs), [`vsubuws`](super::Ins::vsubuws), [`vsubsbs`](super::Ins::vsubsbs), [`vsubshs`](super::Ins::vsubshs), [`vsubsws`](super::Ins::vsubsws), [`vavgub`](super::Ins::vavgub), [`vavguh`](super::Ins::vavguh), [`vavguw`](super::Ins::vavguw), [`vavgsb`](super::Ins::vavgsb), [`vavgsh`](super::Ins::vavgsh), [`vavgsw`](super::Ins::vavgsw), [`vabsdub`](super::Ins::vabsdub), [`vabsduh`](super::Ins::vabsduh), [`vabsduw`](super::Ins::vabsduw), [`vmaxub`](super::Ins::vmaxub), [`vmaxuh`](super::Ins::vmaxuh), [`vmaxuw`](super::Ins::vmaxuw), [`vmaxud`](super::Ins::vmaxud), [`vmaxsb`](super::Ins::vmaxsb), [`vmaxsh`](super::Ins::vmaxsh), [`vmaxsw`](super::Ins::vmaxsw), [`vmaxsd`](super::Ins::vmaxsd), [`vminub`](super::Ins::vminub), [`vminuh`](super::Ins::vminuh), [`vminuw`](super::Ins::vminuw), [`vminud`](super::Ins::vminud), [`vminsb`](super::Ins::vminsb), [`vminsh`](super::Ins::vminsh), [`vminsw`](super::Ins::vminsw), [`vminsd`](super::Ins::vminsd), [`vmuleub`](super::Ins::vmuleub), [`vmuleuh`](super::Ins::vmuleuh), [`vmuleuw`](super::Ins::vmuleuw), [`vmulesb`](super::Ins::vmulesb), [`vmulesh`](super::Ins::vmulesh), [`vmulesw`](super::Ins::vmulesw), [`vmuloub`](super::Ins::vmuloub), [`vmulouh`](super::Ins::vmulouh), [`vmulouw`](super::Ins::vmulouw), [`vmulosb`](super::Ins::vmulosb), [`vmulosh`](super::Ins::vmulosh), [`vmulosw`](super::Ins::vmulosw), [`vmuluwm`](super::Ins::vmuluwm), [`vrlb`](super::Ins::vrlb), [`vrlh`](super::Ins::vrlh), [`vrlw`](super::Ins::vrlw), [`vrld`](super::Ins::vrld), [`vslb`](super::Ins::vslb), [`vslh`](super::Ins::vslh), [`vslw`](super::Ins::vslw), [`vsld`](super::Ins::vsld), [`vsrb`](super::Ins::vsrb), [`vsrh`](super::Ins::vsrh), [`vsrw`](super::Ins::vsrw), [`vsrd`](super::Ins::vsrd), [`vsrab`](super::Ins::vsrab), [`vsrah`](super::Ins::vsrah), [`vsraw`](super::Ins::vsraw), [`vsrad`](super::Ins::vsrad), [`vsl`](super::Ins::vsl), [`vslo`](super::Ins::vslo), [`vsr`](super::Ins::vsr), [`vsro`](super::Ins::vsro), [`vslv`](super::Ins::vslv), [`vsrv`](super::Ins::vsrv), [`vrlwnm`](super::Ins::vrlwnm), [`vrldnm`](super::Ins::vrldnm), [`vpkuhum`](super::Ins::vpkuhum), [`vpkuwum`](super::Ins::vpkuwum), [`vpkudum`](super::Ins::vpkudum), [`vpkuhus`](super::Ins::vpkuhus), [`vpkuwus`](super::Ins::vpkuwus), [`vpkudus`](super::Ins::vpkudus), [`vpkshss`](super::Ins::vpkshss), [`vpkswss`](super::Ins::vpkswss), [`vpksdss`](super::Ins::vpksdss), [`vpkshus`](super::Ins::vpkshus), [`vpkswus`](super::Ins::vpkswus), [`vpksdus`](super::Ins::vpksdus), [`vpkpx`](super::Ins::vpkpx), [`vmrghb`](super::Ins::vmrghb), [`vmrghh`](super::Ins::vmrghh), [`vmrglb`](super::Ins::vmrglb), [`vmrglh`](super::Ins::vmrglh), [`vmrgew`](super::Ins::vmrgew), [`vmrgow`](super::Ins::vmrgow), [`vsum4ubs`](super::Ins::vsum4ubs), [`vsum4sbs`](super::Ins::vsum4sbs), [`vsum4shs`](super::Ins::vsum4shs), [`vsum2sws`](super::Ins::vsum2sws), [`vsumsws`](super::Ins::vsumsws), [`vbpermq`](super::Ins::vbpermq), [`vbpermd`](super::Ins::vbpermd), [`vpmsumb`](super::Ins::vpmsumb), [`vpmsumh`](super::Ins::vpmsumh), [`vpmsumw`](super::Ins::vpmsumw), [`vpmsumd`](super::Ins::vpmsumd), [`vcipher`](super::Ins::vcipher), [`vcipherlast`](super::Ins::vcipherlast), [`vncipher`](super::Ins::vncipher), [`vncipherlast`](super::Ins::vncipherlast), [`vcmpequb`](super::Ins::vcmpequb), [`vcmpequh`](super::Ins::vcmpequh), [`vcmpequw`](super::Ins::vcmpequw), [`vcmpequd`](super::Ins::vcmpequd), [`vcmpgtub`](super::Ins::vcmpgtub), [`vcmpgtuh`](super::Ins::vcmpgtuh), [`vcmpgtuw`](super::Ins::vcmpgtuw), [`vcmpgtud`](super::Ins::vcmpgtud), [`vcmpgtsb`](super::Ins::vcmpgtsb), [`vcmpgtsh`](super::Ins::vcmpgtsh), [`vcmpgtsw`](super::Ins::vcmpgtsw), [`vcmpgtsd`](super::Ins::vcmpgtsd), [`vcmpneb`](super::Ins::vcmpneb), [`vcmpneh`](super::Ins::vcmpneh), [`vcmpnew`](super::Ins::vcmpnew), [`vcmpnezb`](super::Ins::vcmpnezb), [`vcmpnezh`](super::Ins::vcmpnezh), [`vcmpnezw`](super::Ins::vcmpnezw) | `dst`: `vr` | `a`: `vr`; `b`: `vr` |  |  |  |
| [`vcmpequb_rec`](super::Ins::vcmpequb_rec) | `dst`: `vr`; `test`: `cr6` | `a`: `vr`; `b`: `vr` |  |  | vcmpequb, and a condition: of all elements, or of none. |
| [`vcmpequh_rec`](super::Ins::vcmpequh_rec) | `dst`: `vr`; `test`: `cr6` | `a`: `vr`; `b`: `vr` |  |  | vcmpequh, and a condition: of all elements, or of none. |
| [`vcmpequw_rec`](super::Ins::vcmpequw_rec) | `dst`: `vr`; `test`: `cr6` | `a`: `vr`; `b`: `vr` |  |  | vcmpequw, and a condition: of all elements, or of none. |
| [`vcmpequd_rec`](super::Ins::vcmpequd_rec) | `dst`: `vr`; `test`: `cr6` | `a`: `vr`; `b`: `vr` |  |  | vcmpequd, and a condition: of all elements, or of none. |
| [`vcmpgtub_rec`](super::Ins::vcmpgtub_rec) | `dst`: `vr`; `test`: `cr6` | `a`: `vr`; `b`: `vr` |  |  | vcmpgtub, and a condition: of all elements, or of none. |
| [`vcmpgtuh_rec`](super::Ins::vcmpgtuh_rec) | `dst`: `vr`; `test`: `cr6` | `a`: `vr`; `b`: `vr` |  |  | vcmpgtuh, and a condition: of all elements, or of none. |
| [`vcmpgtuw_rec`](super::Ins::vcmpgtuw_rec) | `dst`: `vr`; `test`: `cr6` | `a`: `vr`; `b`: `vr` |  |  | vcmpgtuw, and a condition: of all elements, or of none. |
| [`vcmpgtud_rec`](super::Ins::vcmpgtud_rec) | `dst`: `vr`; `test`: `cr6` | `a`: `vr`; `b`: `vr` |  |  | vcmpgtud, and a condition: of all elements, or of none. |
| [`vcmpgtsb_rec`](super::Ins::vcmpgtsb_rec) | `dst`: `vr`; `test`: `cr6` | `a`: `vr`; `b`: `vr` |  |  | vcmpgtsb, and a condition: of all elements, or of none. |
| [`vcmpgtsh_rec`](super::Ins::vcmpgtsh_rec) | `dst`: `vr`; `test`: `cr6` | `a`: `vr`; `b`: `vr` |  |  | vcmpgtsh, and a condition: of all elements, or of none. |
| [`vcmpgtsw_rec`](super::Ins::vcmpgtsw_rec) | `dst`: `vr`; `test`: `cr6` | `a`: `vr`; `b`: `vr` |  |  | vcmpgtsw, and a condition: of all elements, or of none. |
| [`vcmpgtsd_rec`](super::Ins::vcmpgtsd_rec) | `dst`: `vr`; `test`: `cr6` | `a`: `vr`; `b`: `vr` |  |  | vcmpgtsd, and a condition: of all elements, or of none. |
| [`vcmpneb_rec`](super::Ins::vcmpneb_rec) | `dst`: `vr`; `test`: `cr6` | `a`: `vr`; `b`: `vr` |  |  | vcmpneb, and a condition: of all elements, or of none. |
| [`vcmpneh_rec`](super::Ins::vcmpneh_rec) | `dst`: `vr`; `test`: `cr6` | `a`: `vr`; `b`: `vr` |  |  | vcmpneh, and a condition: of all elements, or of none. |
| [`vcmpnew_rec`](super::Ins::vcmpnew_rec) | `dst`: `vr`; `test`: `cr6` | `a`: `vr`; `b`: `vr` |  |  | vcmpnew, and a condition: of all elements, or of none. |
| [`vcmpnezb_rec`](super::Ins::vcmpnezb_rec) | `dst`: `vr`; `test`: `cr6` | `a`: `vr`; `b`: `vr` |  |  | vcmpnezb, and a condition: of all elements, or of none. |
| [`vcmpnezh_rec`](super::Ins::vcmpnezh_rec) | `dst`: `vr`; `test`: `cr6` | `a`: `vr`; `b`: `vr` |  |  | vcmpnezh, and a condition: of all elements, or of none. |
| [`vcmpnezw_rec`](super::Ins::vcmpnezw_rec) | `dst`: `vr`; `test`: `cr6` | `a`: `vr`; `b`: `vr` |  |  | vcmpnezw, and a condition: of all elements, or of none. |
| [`vmulld`](super::Ins::vmulld), [`vmulhsw`](super::Ins::vmulhsw), [`vmulhuw`](super::Ins::vmulhuw), [`vmulhsd`](super::Ins::vmulhsd), [`vmulhud`](super::Ins::vmulhud), [`vmulesd`](super::Ins::vmulesd), [`vmuleud`](super::Ins::vmuleud), [`vmulosd`](super::Ins::vmulosd), [`vmuloud`](super::Ins::vmuloud), [`vdivsw`](super::Ins::vdivsw), [`vdivuw`](super::Ins::vdivuw), [`vdivsd`](super::Ins::vdivsd), [`vdivud`](super::Ins::vdivud), [`vdivsq`](super::Ins::vdivsq), [`vdivuq`](super::Ins::vdivuq), [`vdivesw`](super::Ins::vdivesw), [`vdiveuw`](super::Ins::vdiveuw), [`vdivesd`](super::Ins::vdivesd), [`vdiveud`](super::Ins::vdiveud), [`vmodsw`](super::Ins::vmodsw), [`vmoduw`](super::Ins::vmoduw), [`vmodsd`](super::Ins::vmodsd), [`vmodud`](super::Ins::vmodud), [`vmodsq`](super::Ins::vmodsq), [`vmoduq`](super::Ins::vmoduq), [`vrlq`](super::Ins::vrlq), [`vrlqnm`](super::Ins::vrlqnm), [`vslq`](super::Ins::vslq), [`vsrq`](super::Ins::vsrq), [`vsraq`](super::Ins::vsraq), [`vcmpequq`](super::Ins::vcmpequq), [`vcmpgtuq`](super::Ins::vcmpgtuq), [`vcmpgtsq`](super::Ins::vcmpgtsq), [`vclzdm`](super::Ins::vclzdm), [`vctzdm`](super::Ins::vctzdm), [`vpdepd`](super::Ins::vpdepd), [`vpextd`](super::Ins::vpextd), [`vcfuged`](super::Ins::vcfuged) | `dst`: `vr` | `a`: `vr`; `b`: `vr` |  | requires `power10` |  |
| [`vupkhsb`](super::Ins::vupkhsb), [`vupkhsh`](super::Ins::vupkhsh), [`vupkhsw`](super::Ins::vupkhsw), [`vupklsb`](super::Ins::vupklsb), [`vupklsh`](super::Ins::vupklsh), [`vupklsw`](super::Ins::vupklsw), [`vupkhpx`](super::Ins::vupkhpx), [`vupklpx`](super::Ins::vupklpx), [`vclzb`](super::Ins::vclzb), [`vclzh`](super::Ins::vclzh), [`vclzw`](super::Ins::vclzw), [`vclzd`](super::Ins::vclzd), [`vctzb`](super::Ins::vctzb), [`vctzh`](super::Ins::vctzh), [`vctzw`](super::Ins::vctzw), [`vctzd`](super::Ins::vctzd), [`vpopcntb`](super::Ins::vpopcntb), [`vpopcnth`](super::Ins::vpopcnth), [`vpopcntw`](super::Ins::vpopcntw), [`vpopcntd`](super::Ins::vpopcntd), [`vnegw`](super::Ins::vnegw), [`vnegd`](super::Ins::vnegd), [`vprtybw`](super::Ins::vprtybw), [`vprtybd`](super::Ins::vprtybd), [`vprtybq`](super::Ins::vprtybq), [`vextsb2w`](super::Ins::vextsb2w), [`vextsh2w`](super::Ins::vextsh2w), [`vextsb2d`](super::Ins::vextsb2d), [`vextsh2d`](super::Ins::vextsh2d), [`vextsw2d`](super::Ins::vextsw2d), [`vgbbd`](super::Ins::vgbbd), [`vsbox`](super::Ins::vsbox) | `dst`: `vr` | `a`: `vr` |  |  |  |
| [`vspltb`](super::Ins::vspltb), [`vsplth`](super::Ins::vsplth), [`vspltw`](super::Ins::vspltw), [`vextractub`](super::Ins::vextractub), [`vextractuh`](super::Ins::vextractuh), [`vextractuw`](super::Ins::vextractuw), [`vextractd`](super::Ins::vextractd), [`vshasigmaw`](super::Ins::vshasigmaw), [`vshasigmad`](super::Ins::vshasigmad) | `dst`: `vr` | `a`: `vr` |  |  | With an immediate. |
| [`vinsertb`](super::Ins::vinsertb), [`vinserth`](super::Ins::vinserth), [`vinsertw`](super::Ins::vinsertw), [`vinsertd`](super::Ins::vinsertd) | `dst`: `vr`, the register of `old` | `old`: `vr`; `src`: `vr` |  |  | Replaces an element. |
| [`vspltisb`](super::Ins::vspltisb), [`vspltish`](super::Ins::vspltish), [`vspltisw`](super::Ins::vspltisw) | `dst`: `vr` |  |  | may be rematerialised instead of a reload or a move | A constant. |
| [`vsldoi`](super::Ins::vsldoi) | `dst`: `vr` | `a`: `vr`; `b`: `vr` |  |  | With an immediate. |
| [`vperm`](super::Ins::vperm), [`vpermr`](super::Ins::vpermr), [`vpermxor`](super::Ins::vpermxor), [`vmladduhm`](super::Ins::vmladduhm), [`vmhaddshs`](super::Ins::vmhaddshs), [`vmhraddshs`](super::Ins::vmhraddshs), [`vmsumubm`](super::Ins::vmsumubm), [`vmsummbm`](super::Ins::vmsummbm), [`vmsumuhm`](super::Ins::vmsumuhm), [`vmsumshm`](super::Ins::vmsumshm), [`vmsumuhs`](super::Ins::vmsumuhs), [`vmsumshs`](super::Ins::vmsumshs), [`vmsumudm`](super::Ins::vmsumudm), [`vaddeuqm`](super::Ins::vaddeuqm), [`vaddecuq`](super::Ins::vaddecuq), [`vsubeuqm`](super::Ins::vsubeuqm), [`vsubecuq`](super::Ins::vsubecuq) | `dst`: `vr` | `a`: `vr`; `b`: `vr`; `c`: `vr` |  |  |  |
| [`vrlwmi`](super::Ins::vrlwmi), [`vrldmi`](super::Ins::vrldmi) | `dst`: `vr`, the register of `old` | `old`: `vr`; `a`: `vr`; `b`: `vr` |  |  | Rotates, and replaces some bits. |
| [`vclzlsbb`](super::Ins::vclzlsbb), [`vctzlsbb`](super::Ins::vctzlsbb) | `dst`: `i64` | `a`: `vr` |  |  | Counts bytes. |
| [`vextublx`](super::Ins::vextublx), [`vextubrx`](super::Ins::vextubrx), [`vextuhlx`](super::Ins::vextuhlx), [`vextuhrx`](super::Ins::vextuhrx), [`vextuwlx`](super::Ins::vextuwlx), [`vextuwrx`](super::Ins::vextuwrx) | `dst`: `i64` | `index`: `i64`; `a`: `vr` |  |  | An element, by an index. |
| [`vextractbm`](super::Ins::vextractbm), [`vextracthm`](super::Ins::vextracthm), [`vextractwm`](super::Ins::vextractwm), [`vextractdm`](super::Ins::vextractdm), [`vextractqm`](super::Ins::vextractqm) | `dst`: `i64` | `a`: `vr` |  | requires `power10` | The signs of the elements. |
| [`vexpandbm`](super::Ins::vexpandbm), [`vexpandhm`](super::Ins::vexpandhm), [`vexpandwm`](super::Ins::vexpandwm), [`vexpanddm`](super::Ins::vexpanddm), [`vexpandqm`](super::Ins::vexpandqm) | `dst`: `vr` | `a`: `vr` |  | requires `power10` | The sign of each element in all of its bits. |
| [`mtvsrbm`](super::Ins::mtvsrbm), [`mtvsrhm`](super::Ins::mtvsrhm), [`mtvsrwm`](super::Ins::mtvsrwm), [`mtvsrdm`](super::Ins::mtvsrdm), [`mtvsrqm`](super::Ins::mtvsrqm) | `dst`: `vr` | `a`: `i64` |  | requires `power10` | Elements of ones or zeros, as bits say. |
| [`vinsblx`](super::Ins::vinsblx), [`vinsbrx`](super::Ins::vinsbrx), [`vinshlx`](super::Ins::vinshlx), [`vinshrx`](super::Ins::vinshrx), [`vinswlx`](super::Ins::vinswlx), [`vinswrx`](super::Ins::vinswrx), [`vinsdlx`](super::Ins::vinsdlx), [`vinsdrx`](super::Ins::vinsdrx) | `dst`: `vr`, the register of `old` | `old`: `vr`; `index`: `i64`; `src`: `i64` |  | requires `power10` | Replaces an element, by an index. |
| [`lvx`](super::Ins::lvx), [`lvebx`](super::Ins::lvebx), [`lvehx`](super::Ins::lvehx), [`lvewx`](super::Ins::lvewx), [`lvsl`](super::Ins::lvsl), [`lvsr`](super::Ins::lvsr) | `dst`: `vr` | `base`: `address`; `index`: `i64` |  |  |  |
| [`stvx`](super::Ins::stvx), [`stvebx`](super::Ins::stvebx), [`stvehx`](super::Ins::stvehx), [`stvewx`](super::Ins::stvewx) |  | `src`: `vr`; `base`: `address`; `index`: `i64` |  |  |  |

## Branches

| form | defs | uses | clobbers | more | about |
| --- | --- | --- | --- | --- | --- |
| [`b`](super::Ins::b) |  |  |  | goes to one block |  |
| [`bc`](super::Ins::bc) |  | `condition`: `cr` |  | goes to one of 2 blocks | On a bit of a field. |
| [`bdnz`](super::Ins::bdnz), [`bdz`](super::Ins::bdz) | `left`: `target`, the register of `count` | `count`: `target` |  | goes to one of 2 blocks | Counts down, and branches. |
| [`bdnzt`](super::Ins::bdnzt), [`bdnzf`](super::Ins::bdnzf), [`bdzt`](super::Ins::bdzt), [`bdzf`](super::Ins::bdzf) | `left`: `target`, the register of `count` | `count`: `target`; `condition`: `cr` |  | goes to one of 2 blocks | Counts down, and branches on the count and on a bit of a field. |
| [`blr`](super::Ins::blr) |  | `to`: `link` |  |  | To an address in LR, as a return is predicted. |
| [`bctr`](super::Ins::bctr) |  | `to`: `target` |  |  | To an address in CTR. |
| [`jump_table`](super::Ins::jump_table) |  | `index`: `i64`, late: not the register of a def | `ctr` | needs `table`: `address`, a scratch register; needs `entry`: `i64`, a scratch register | ADDIS of R2, ADDI, SLDI, LWAX, ADD, MTCTR and BCTR. |

## Returns

| form | defs | uses | clobbers | about |
| --- | --- | --- | --- | --- |
| [`tail_b`](super::Ins::tail_b) |  |  |  | To another function with the same TOC, after the frame is gone. |
| [`tail_bctr`](super::Ins::tail_bctr) |  | `to`: `target`; `entry`: `r12` |  | The same by way of CTR; R12 has the address, from which the callee finds its TOC. |

## Traps

| form | defs | uses | clobbers | about |
| --- | --- | --- | --- | --- |
| [`trap`](super::Ins::trap) |  |  |  | Traps. |

## Calls

| form | defs | uses | clobbers | about |
| --- | --- | --- | --- | --- |
| [`sc`](super::Ins::sc) | `result`: `r3`; `error`: `cr0` | `number`: `r0`; `a`: `r3` | `r0`, `r4..=r12`, `cr1`, `cr5..=cr7`, `ctr`, `ca` | To Linux: the number in R0, the result in R3, and the summary overflow of CR0 says that it is an error. |

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**

Built by [`li`](super::Ins::li).*/
        pub const LI: Form = Form(0u32);
        /**

Built by [`lis`](super::Ins::lis).*/
        pub const LIS: Form = Form(1u32);
        /**LIS and ORI.

Built by [`li_long`](super::Ins::li_long).*/
        pub const LI_LONG: Form = Form(2u32);
        /**LIS, ORI, SLDI, ORIS and ORI: any constant.

Built by [`li_huge`](super::Ins::li_huge).*/
        pub const LI_HUGE: Form = Form(3u32);
        /**A constant of 34 bits.

Built by [`pli`](super::Ins::pli).*/
        pub const PLI: Form = Form(4u32);
        /**An address relative to the instruction.

Built by [`addpcis`](super::Ins::addpcis).*/
        pub const ADDPCIS: Form = Form(5u32);
        /**ADDIS of R2, and ADDI: an address relative to the TOC.

Built by [`la_toc`](super::Ins::la_toc).*/
        pub const LA_TOC: Form = Form(6u32);
        /**ADDIS of R2, and LD: an entry of the TOC.

Built by [`ld_toc`](super::Ins::ld_toc).*/
        pub const LD_TOC: Form = Form(7u32);
        /**PADDI: an address relative to the instruction.

Built by [`pla`](super::Ins::pla).*/
        pub const PLA: Form = Form(8u32);
        /**ADDIS of R13, and ADDI: an address in the thread's memory.

Built by [`la_tls`](super::Ins::la_tls).*/
        pub const LA_TLS: Form = Form(9u32);
        /**ADDI of R1 and an offset.

Built by [`frame_address`](super::Ins::frame_address).*/
        pub const FRAME_ADDRESS: Form = Form(10u32);
        /**A copy that the client asks for.

Built by [`mr`](super::Ins::mr).*/
        pub const MR: Form = Form(11u32);
        /**With an immediate. R0 would read as zero.

Built by [`addi`](super::Ins::addi).*/
        pub const ADDI: Form = Form(12u32);
        /**With an immediate. R0 would read as zero.

Built by [`addis`](super::Ins::addis).*/
        pub const ADDIS: Form = Form(13u32);
        /**With an immediate of 34 bits.

Built by [`paddi`](super::Ins::paddi).*/
        pub const PADDI: Form = Form(14u32);
        /**With an immediate.

Built by [`mulli`](super::Ins::mulli).*/
        pub const MULLI: Form = Form(15u32);
        /**With an immediate.

Built by [`ori`](super::Ins::ori).*/
        pub const ORI: Form = Form(16u32);
        /**With an immediate.

Built by [`oris`](super::Ins::oris).*/
        pub const ORIS: Form = Form(17u32);
        /**With an immediate.

Built by [`xori`](super::Ins::xori).*/
        pub const XORI: Form = Form(18u32);
        /**With an immediate.

Built by [`xoris`](super::Ins::xoris).*/
        pub const XORIS: Form = Form(19u32);
        /**With an immediate.

Built by [`andi_rec`](super::Ins::andi_rec).*/
        pub const ANDI_REC: Form = Form(20u32);
        /**With an immediate.

Built by [`andis_rec`](super::Ins::andis_rec).*/
        pub const ANDIS_REC: Form = Form(21u32);
        /**

Built by [`add`](super::Ins::add).*/
        pub const ADD: Form = Form(22u32);
        /**

Built by [`subf`](super::Ins::subf).*/
        pub const SUBF: Form = Form(23u32);
        /**

Built by [`mullw`](super::Ins::mullw).*/
        pub const MULLW: Form = Form(24u32);
        /**

Built by [`mulld`](super::Ins::mulld).*/
        pub const MULLD: Form = Form(25u32);
        /**

Built by [`mulhw`](super::Ins::mulhw).*/
        pub const MULHW: Form = Form(26u32);
        /**

Built by [`mulhwu`](super::Ins::mulhwu).*/
        pub const MULHWU: Form = Form(27u32);
        /**

Built by [`mulhd`](super::Ins::mulhd).*/
        pub const MULHD: Form = Form(28u32);
        /**

Built by [`mulhdu`](super::Ins::mulhdu).*/
        pub const MULHDU: Form = Form(29u32);
        /**

Built by [`divw`](super::Ins::divw).*/
        pub const DIVW: Form = Form(30u32);
        /**

Built by [`divwu`](super::Ins::divwu).*/
        pub const DIVWU: Form = Form(31u32);
        /**

Built by [`divd`](super::Ins::divd).*/
        pub const DIVD: Form = Form(32u32);
        /**

Built by [`divdu`](super::Ins::divdu).*/
        pub const DIVDU: Form = Form(33u32);
        /**

Built by [`divwe`](super::Ins::divwe).*/
        pub const DIVWE: Form = Form(34u32);
        /**

Built by [`divweu`](super::Ins::divweu).*/
        pub const DIVWEU: Form = Form(35u32);
        /**

Built by [`divde`](super::Ins::divde).*/
        pub const DIVDE: Form = Form(36u32);
        /**

Built by [`divdeu`](super::Ins::divdeu).*/
        pub const DIVDEU: Form = Form(37u32);
        /**

Built by [`modsw`](super::Ins::modsw).*/
        pub const MODSW: Form = Form(38u32);
        /**

Built by [`moduw`](super::Ins::moduw).*/
        pub const MODUW: Form = Form(39u32);
        /**

Built by [`modsd`](super::Ins::modsd).*/
        pub const MODSD: Form = Form(40u32);
        /**

Built by [`modud`](super::Ins::modud).*/
        pub const MODUD: Form = Form(41u32);
        /**

Built by [`and`](super::Ins::and).*/
        pub const AND: Form = Form(42u32);
        /**

Built by [`andc`](super::Ins::andc).*/
        pub const ANDC: Form = Form(43u32);
        /**

Built by [`or`](super::Ins::or).*/
        pub const OR: Form = Form(44u32);
        /**

Built by [`orc`](super::Ins::orc).*/
        pub const ORC: Form = Form(45u32);
        /**

Built by [`xor`](super::Ins::xor).*/
        pub const XOR: Form = Form(46u32);
        /**

Built by [`nand`](super::Ins::nand).*/
        pub const NAND: Form = Form(47u32);
        /**

Built by [`nor`](super::Ins::nor).*/
        pub const NOR: Form = Form(48u32);
        /**

Built by [`eqv`](super::Ins::eqv).*/
        pub const EQV: Form = Form(49u32);
        /**

Built by [`slw`](super::Ins::slw).*/
        pub const SLW: Form = Form(50u32);
        /**

Built by [`srw`](super::Ins::srw).*/
        pub const SRW: Form = Form(51u32);
        /**

Built by [`sld`](super::Ins::sld).*/
        pub const SLD: Form = Form(52u32);
        /**

Built by [`srd`](super::Ins::srd).*/
        pub const SRD: Form = Form(53u32);
        /**

Built by [`cmpb`](super::Ins::cmpb).*/
        pub const CMPB: Form = Form(54u32);
        /**

Built by [`bpermd`](super::Ins::bpermd).*/
        pub const BPERMD: Form = Form(55u32);
        /**add, and a comparison with zero.

Built by [`add_rec`](super::Ins::add_rec).*/
        pub const ADD_REC: Form = Form(56u32);
        /**subf, and a comparison with zero.

Built by [`subf_rec`](super::Ins::subf_rec).*/
        pub const SUBF_REC: Form = Form(57u32);
        /**mullw, and a comparison with zero.

Built by [`mullw_rec`](super::Ins::mullw_rec).*/
        pub const MULLW_REC: Form = Form(58u32);
        /**mulld, and a comparison with zero.

Built by [`mulld_rec`](super::Ins::mulld_rec).*/
        pub const MULLD_REC: Form = Form(59u32);
        /**mulhw, and a comparison with zero.

Built by [`mulhw_rec`](super::Ins::mulhw_rec).*/
        pub const MULHW_REC: Form = Form(60u32);
        /**mulhwu, and a comparison with zero.

Built by [`mulhwu_rec`](super::Ins::mulhwu_rec).*/
        pub const MULHWU_REC: Form = Form(61u32);
        /**mulhd, and a comparison with zero.

Built by [`mulhd_rec`](super::Ins::mulhd_rec).*/
        pub const MULHD_REC: Form = Form(62u32);
        /**mulhdu, and a comparison with zero.

Built by [`mulhdu_rec`](super::Ins::mulhdu_rec).*/
        pub const MULHDU_REC: Form = Form(63u32);
        /**divw, and a comparison with zero.

Built by [`divw_rec`](super::Ins::divw_rec).*/
        pub const DIVW_REC: Form = Form(64u32);
        /**divwu, and a comparison with zero.

Built by [`divwu_rec`](super::Ins::divwu_rec).*/
        pub const DIVWU_REC: Form = Form(65u32);
        /**divd, and a comparison with zero.

Built by [`divd_rec`](super::Ins::divd_rec).*/
        pub const DIVD_REC: Form = Form(66u32);
        /**divdu, and a comparison with zero.

Built by [`divdu_rec`](super::Ins::divdu_rec).*/
        pub const DIVDU_REC: Form = Form(67u32);
        /**divwe, and a comparison with zero.

Built by [`divwe_rec`](super::Ins::divwe_rec).*/
        pub const DIVWE_REC: Form = Form(68u32);
        /**divweu, and a comparison with zero.

Built by [`divweu_rec`](super::Ins::divweu_rec).*/
        pub const DIVWEU_REC: Form = Form(69u32);
        /**divde, and a comparison with zero.

Built by [`divde_rec`](super::Ins::divde_rec).*/
        pub const DIVDE_REC: Form = Form(70u32);
        /**divdeu, and a comparison with zero.

Built by [`divdeu_rec`](super::Ins::divdeu_rec).*/
        pub const DIVDEU_REC: Form = Form(71u32);
        /**and, and a comparison with zero.

Built by [`and_rec`](super::Ins::and_rec).*/
        pub const AND_REC: Form = Form(72u32);
        /**andc, and a comparison with zero.

Built by [`andc_rec`](super::Ins::andc_rec).*/
        pub const ANDC_REC: Form = Form(73u32);
        /**or, and a comparison with zero.

Built by [`or_rec`](super::Ins::or_rec).*/
        pub const OR_REC: Form = Form(74u32);
        /**orc, and a comparison with zero.

Built by [`orc_rec`](super::Ins::orc_rec).*/
        pub const ORC_REC: Form = Form(75u32);
        /**xor, and a comparison with zero.

Built by [`xor_rec`](super::Ins::xor_rec).*/
        pub const XOR_REC: Form = Form(76u32);
        /**nand, and a comparison with zero.

Built by [`nand_rec`](super::Ins::nand_rec).*/
        pub const NAND_REC: Form = Form(77u32);
        /**nor, and a comparison with zero.

Built by [`nor_rec`](super::Ins::nor_rec).*/
        pub const NOR_REC: Form = Form(78u32);
        /**eqv, and a comparison with zero.

Built by [`eqv_rec`](super::Ins::eqv_rec).*/
        pub const EQV_REC: Form = Form(79u32);
        /**slw, and a comparison with zero.

Built by [`slw_rec`](super::Ins::slw_rec).*/
        pub const SLW_REC: Form = Form(80u32);
        /**srw, and a comparison with zero.

Built by [`srw_rec`](super::Ins::srw_rec).*/
        pub const SRW_REC: Form = Form(81u32);
        /**sld, and a comparison with zero.

Built by [`sld_rec`](super::Ins::sld_rec).*/
        pub const SLD_REC: Form = Form(82u32);
        /**srd, and a comparison with zero.

Built by [`srd_rec`](super::Ins::srd_rec).*/
        pub const SRD_REC: Form = Form(83u32);
        /**rlwnm, and a comparison with zero.

Built by [`rlwnm_rec`](super::Ins::rlwnm_rec).*/
        pub const RLWNM_REC: Form = Form(84u32);
        /**rldcl, and a comparison with zero.

Built by [`rldcl_rec`](super::Ins::rldcl_rec).*/
        pub const RLDCL_REC: Form = Form(85u32);
        /**rldcr, and a comparison with zero.

Built by [`rldcr_rec`](super::Ins::rldcr_rec).*/
        pub const RLDCR_REC: Form = Form(86u32);
        /**Rotates by a register and masks.

Built by [`rlwnm`](super::Ins::rlwnm).*/
        pub const RLWNM: Form = Form(87u32);
        /**Rotates by a register and masks.

Built by [`rldcl`](super::Ins::rldcl).*/
        pub const RLDCL: Form = Form(88u32);
        /**Rotates by a register and masks.

Built by [`rldcr`](super::Ins::rldcr).*/
        pub const RLDCR: Form = Form(89u32);
        /**

Built by [`pdepd`](super::Ins::pdepd).*/
        pub const PDEPD: Form = Form(90u32);
        /**

Built by [`pextd`](super::Ins::pextd).*/
        pub const PEXTD: Form = Form(91u32);
        /**

Built by [`cfuged`](super::Ins::cfuged).*/
        pub const CFUGED: Form = Form(92u32);
        /**

Built by [`cntlzdm`](super::Ins::cntlzdm).*/
        pub const CNTLZDM: Form = Form(93u32);
        /**

Built by [`cnttzdm`](super::Ins::cnttzdm).*/
        pub const CNTTZDM: Form = Form(94u32);
        /**

Built by [`neg`](super::Ins::neg).*/
        pub const NEG: Form = Form(95u32);
        /**

Built by [`extsb`](super::Ins::extsb).*/
        pub const EXTSB: Form = Form(96u32);
        /**

Built by [`extsh`](super::Ins::extsh).*/
        pub const EXTSH: Form = Form(97u32);
        /**

Built by [`extsw`](super::Ins::extsw).*/
        pub const EXTSW: Form = Form(98u32);
        /**

Built by [`cntlzw`](super::Ins::cntlzw).*/
        pub const CNTLZW: Form = Form(99u32);
        /**

Built by [`cntlzd`](super::Ins::cntlzd).*/
        pub const CNTLZD: Form = Form(100u32);
        /**

Built by [`cnttzw`](super::Ins::cnttzw).*/
        pub const CNTTZW: Form = Form(101u32);
        /**

Built by [`cnttzd`](super::Ins::cnttzd).*/
        pub const CNTTZD: Form = Form(102u32);
        /**

Built by [`popcntb`](super::Ins::popcntb).*/
        pub const POPCNTB: Form = Form(103u32);
        /**

Built by [`popcntw`](super::Ins::popcntw).*/
        pub const POPCNTW: Form = Form(104u32);
        /**

Built by [`popcntd`](super::Ins::popcntd).*/
        pub const POPCNTD: Form = Form(105u32);
        /**neg, and a comparison with zero.

Built by [`neg_rec`](super::Ins::neg_rec).*/
        pub const NEG_REC: Form = Form(106u32);
        /**extsb, and a comparison with zero.

Built by [`extsb_rec`](super::Ins::extsb_rec).*/
        pub const EXTSB_REC: Form = Form(107u32);
        /**extsh, and a comparison with zero.

Built by [`extsh_rec`](super::Ins::extsh_rec).*/
        pub const EXTSH_REC: Form = Form(108u32);
        /**extsw, and a comparison with zero.

Built by [`extsw_rec`](super::Ins::extsw_rec).*/
        pub const EXTSW_REC: Form = Form(109u32);
        /**cntlzw, and a comparison with zero.

Built by [`cntlzw_rec`](super::Ins::cntlzw_rec).*/
        pub const CNTLZW_REC: Form = Form(110u32);
        /**cntlzd, and a comparison with zero.

Built by [`cntlzd_rec`](super::Ins::cntlzd_rec).*/
        pub const CNTLZD_REC: Form = Form(111u32);
        /**cnttzw, and a comparison with zero.

Built by [`cnttzw_rec`](super::Ins::cnttzw_rec).*/
        pub const CNTTZW_REC: Form = Form(112u32);
        /**cnttzd, and a comparison with zero.

Built by [`cnttzd_rec`](super::Ins::cnttzd_rec).*/
        pub const CNTTZD_REC: Form = Form(113u32);
        /**Reverses bytes.

Built by [`brh`](super::Ins::brh).*/
        pub const BRH: Form = Form(114u32);
        /**Reverses bytes.

Built by [`brw`](super::Ins::brw).*/
        pub const BRW: Form = Form(115u32);
        /**Reverses bytes.

Built by [`brd`](super::Ins::brd).*/
        pub const BRD: Form = Form(116u32);
        /**By an immediate.

Built by [`slwi`](super::Ins::slwi).*/
        pub const SLWI: Form = Form(117u32);
        /**By an immediate.

Built by [`srwi`](super::Ins::srwi).*/
        pub const SRWI: Form = Form(118u32);
        /**By an immediate.

Built by [`sldi`](super::Ins::sldi).*/
        pub const SLDI: Form = Form(119u32);
        /**By an immediate.

Built by [`srdi`](super::Ins::srdi).*/
        pub const SRDI: Form = Form(120u32);
        /**By an immediate.

Built by [`rlwinm`](super::Ins::rlwinm).*/
        pub const RLWINM: Form = Form(121u32);
        /**By an immediate.

Built by [`rldicl`](super::Ins::rldicl).*/
        pub const RLDICL: Form = Form(122u32);
        /**By an immediate.

Built by [`rldicr`](super::Ins::rldicr).*/
        pub const RLDICR: Form = Form(123u32);
        /**By an immediate.

Built by [`rldic`](super::Ins::rldic).*/
        pub const RLDIC: Form = Form(124u32);
        /**By an immediate.

Built by [`extswsli`](super::Ins::extswsli).*/
        pub const EXTSWSLI: Form = Form(125u32);
        /**rlwinm, and a comparison with zero.

Built by [`rlwinm_rec`](super::Ins::rlwinm_rec).*/
        pub const RLWINM_REC: Form = Form(126u32);
        /**rldicl, and a comparison with zero.

Built by [`rldicl_rec`](super::Ins::rldicl_rec).*/
        pub const RLDICL_REC: Form = Form(127u32);
        /**rldicr, and a comparison with zero.

Built by [`rldicr_rec`](super::Ins::rldicr_rec).*/
        pub const RLDICR_REC: Form = Form(128u32);
        /**rldic, and a comparison with zero.

Built by [`rldic_rec`](super::Ins::rldic_rec).*/
        pub const RLDIC_REC: Form = Form(129u32);
        /**extswsli, and a comparison with zero.

Built by [`extswsli_rec`](super::Ins::extswsli_rec).*/
        pub const EXTSWSLI_REC: Form = Form(130u32);
        /**Rotates, and replaces some bits of a register.

Built by [`rlwimi`](super::Ins::rlwimi).*/
        pub const RLWIMI: Form = Form(131u32);
        /**Rotates, and replaces some bits of a register.

Built by [`rldimi`](super::Ins::rldimi).*/
        pub const RLDIMI: Form = Form(132u32);
        /**rlwimi, and a comparison with zero.

Built by [`rlwimi_rec`](super::Ins::rlwimi_rec).*/
        pub const RLWIMI_REC: Form = Form(133u32);
        /**rldimi, and a comparison with zero.

Built by [`rldimi_rec`](super::Ins::rldimi_rec).*/
        pub const RLDIMI_REC: Form = Form(134u32);
        /**Multiplies and adds.

Built by [`maddhd`](super::Ins::maddhd).*/
        pub const MADDHD: Form = Form(135u32);
        /**Multiplies and adds.

Built by [`maddhdu`](super::Ins::maddhdu).*/
        pub const MADDHDU: Form = Form(136u32);
        /**Multiplies and adds.

Built by [`maddld`](super::Ins::maddld).*/
        pub const MADDLD: Form = Form(137u32);
        /**A random number.

Built by [`darn`](super::Ins::darn).*/
        pub const DARN: Form = Form(138u32);
        /**Writes the carry.

Built by [`addc`](super::Ins::addc).*/
        pub const ADDC: Form = Form(139u32);
        /**Writes the carry.

Built by [`subfc`](super::Ins::subfc).*/
        pub const SUBFC: Form = Form(140u32);
        /**Writes the carry.

Built by [`sraw`](super::Ins::sraw).*/
        pub const SRAW: Form = Form(141u32);
        /**Writes the carry.

Built by [`srad`](super::Ins::srad).*/
        pub const SRAD: Form = Form(142u32);
        /**Writes the carry, and compares with zero.

Built by [`addc_rec`](super::Ins::addc_rec).*/
        pub const ADDC_REC: Form = Form(143u32);
        /**Writes the carry, and compares with zero.

Built by [`subfc_rec`](super::Ins::subfc_rec).*/
        pub const SUBFC_REC: Form = Form(144u32);
        /**Writes the carry, and compares with zero.

Built by [`sraw_rec`](super::Ins::sraw_rec).*/
        pub const SRAW_REC: Form = Form(145u32);
        /**Writes the carry, and compares with zero.

Built by [`srad_rec`](super::Ins::srad_rec).*/
        pub const SRAD_REC: Form = Form(146u32);
        /**With an immediate. Writes the carry.

Built by [`addic`](super::Ins::addic).*/
        pub const ADDIC: Form = Form(147u32);
        /**With an immediate. Writes the carry.

Built by [`subfic`](super::Ins::subfic).*/
        pub const SUBFIC: Form = Form(148u32);
        /**With an immediate. Writes the carry.

Built by [`srawi`](super::Ins::srawi).*/
        pub const SRAWI: Form = Form(149u32);
        /**With an immediate. Writes the carry.

Built by [`sradi`](super::Ins::sradi).*/
        pub const SRADI: Form = Form(150u32);
        /**With an immediate. Writes the carry, and compares with zero.

Built by [`addic_rec`](super::Ins::addic_rec).*/
        pub const ADDIC_REC: Form = Form(151u32);
        /**With an immediate. Writes the carry, and compares with zero.

Built by [`srawi_rec`](super::Ins::srawi_rec).*/
        pub const SRAWI_REC: Form = Form(152u32);
        /**With an immediate. Writes the carry, and compares with zero.

Built by [`sradi_rec`](super::Ins::sradi_rec).*/
        pub const SRADI_REC: Form = Form(153u32);
        /**Reads and writes the carry.

Built by [`adde`](super::Ins::adde).*/
        pub const ADDE: Form = Form(154u32);
        /**Reads and writes the carry.

Built by [`subfe`](super::Ins::subfe).*/
        pub const SUBFE: Form = Form(155u32);
        /**Reads and writes the carry, and compares with zero.

Built by [`adde_rec`](super::Ins::adde_rec).*/
        pub const ADDE_REC: Form = Form(156u32);
        /**Reads and writes the carry, and compares with zero.

Built by [`subfe_rec`](super::Ins::subfe_rec).*/
        pub const SUBFE_REC: Form = Form(157u32);
        /**Reads and writes the carry.

Built by [`addze`](super::Ins::addze).*/
        pub const ADDZE: Form = Form(158u32);
        /**Reads and writes the carry.

Built by [`addme`](super::Ins::addme).*/
        pub const ADDME: Form = Form(159u32);
        /**Reads and writes the carry.

Built by [`subfze`](super::Ins::subfze).*/
        pub const SUBFZE: Form = Form(160u32);
        /**Reads and writes the carry.

Built by [`subfme`](super::Ins::subfme).*/
        pub const SUBFME: Form = Form(161u32);
        /**Reads and writes the carry, and compares with zero.

Built by [`addze_rec`](super::Ins::addze_rec).*/
        pub const ADDZE_REC: Form = Form(162u32);
        /**Reads and writes the carry, and compares with zero.

Built by [`addme_rec`](super::Ins::addme_rec).*/
        pub const ADDME_REC: Form = Form(163u32);
        /**Reads and writes the carry, and compares with zero.

Built by [`subfze_rec`](super::Ins::subfze_rec).*/
        pub const SUBFZE_REC: Form = Form(164u32);
        /**Reads and writes the carry, and compares with zero.

Built by [`subfme_rec`](super::Ins::subfme_rec).*/
        pub const SUBFME_REC: Form = Form(165u32);
        /**addo and MCRXRX: a condition that says whether the operation overflowed.

Built by [`addo`](super::Ins::addo).*/
        pub const ADDO: Form = Form(166u32);
        /**subfo and MCRXRX: a condition that says whether the operation overflowed.

Built by [`subfo`](super::Ins::subfo).*/
        pub const SUBFO: Form = Form(167u32);
        /**mulldo and MCRXRX: a condition that says whether the operation overflowed.

Built by [`mulldo`](super::Ins::mulldo).*/
        pub const MULLDO: Form = Form(168u32);
        /**mullwo and MCRXRX: a condition that says whether the operation overflowed.

Built by [`mullwo`](super::Ins::mullwo).*/
        pub const MULLWO: Form = Form(169u32);
        /**divdo and MCRXRX: a condition that says whether the operation overflowed.

Built by [`divdo`](super::Ins::divdo).*/
        pub const DIVDO: Form = Form(170u32);
        /**divwo and MCRXRX: a condition that says whether the operation overflowed.

Built by [`divwo`](super::Ins::divwo).*/
        pub const DIVWO: Form = Form(171u32);
        /**divduo and MCRXRX: a condition that says whether the operation overflowed.

Built by [`divduo`](super::Ins::divduo).*/
        pub const DIVDUO: Form = Form(172u32);
        /**divwuo and MCRXRX: a condition that says whether the operation overflowed.

Built by [`divwuo`](super::Ins::divwuo).*/
        pub const DIVWUO: Form = Form(173u32);
        /**NEGO and MCRXRX: a condition that says whether the operation overflowed.

Built by [`nego`](super::Ins::nego).*/
        pub const NEGO: Form = Form(174u32);
        /**The carry as a condition.

Built by [`mcrxrx`](super::Ins::mcrxrx).*/
        pub const MCRXRX: Form = Form(175u32);
        /**XER, in which the carry is.

Built by [`mfxer`](super::Ins::mfxer).*/
        pub const MFXER: Form = Form(176u32);
        /**Writes XER, in which the carry is.

Built by [`mtxer`](super::Ins::mtxer).*/
        pub const MTXER: Form = Form(177u32);
        /**

Built by [`cmpw`](super::Ins::cmpw).*/
        pub const CMPW: Form = Form(178u32);
        /**

Built by [`cmpd`](super::Ins::cmpd).*/
        pub const CMPD: Form = Form(179u32);
        /**

Built by [`cmplw`](super::Ins::cmplw).*/
        pub const CMPLW: Form = Form(180u32);
        /**

Built by [`cmpld`](super::Ins::cmpld).*/
        pub const CMPLD: Form = Form(181u32);
        /**

Built by [`cmprb`](super::Ins::cmprb).*/
        pub const CMPRB: Form = Form(182u32);
        /**

Built by [`cmpeqb`](super::Ins::cmpeqb).*/
        pub const CMPEQB: Form = Form(183u32);
        /**With an immediate.

Built by [`cmpwi`](super::Ins::cmpwi).*/
        pub const CMPWI: Form = Form(184u32);
        /**With an immediate.

Built by [`cmpdi`](super::Ins::cmpdi).*/
        pub const CMPDI: Form = Form(185u32);
        /**With an immediate.

Built by [`cmplwi`](super::Ins::cmplwi).*/
        pub const CMPLWI: Form = Form(186u32);
        /**With an immediate.

Built by [`cmpldi`](super::Ins::cmpldi).*/
        pub const CMPLDI: Form = Form(187u32);
        /**Combines a bit of `a` and one of `b`. The other bits of the result are undefined.

Built by [`crand`](super::Ins::crand).*/
        pub const CRAND: Form = Form(188u32);
        /**Combines a bit of `a` and one of `b`. The other bits of the result are undefined.

Built by [`crandc`](super::Ins::crandc).*/
        pub const CRANDC: Form = Form(189u32);
        /**Combines a bit of `a` and one of `b`. The other bits of the result are undefined.

Built by [`cror`](super::Ins::cror).*/
        pub const CROR: Form = Form(190u32);
        /**Combines a bit of `a` and one of `b`. The other bits of the result are undefined.

Built by [`crorc`](super::Ins::crorc).*/
        pub const CRORC: Form = Form(191u32);
        /**Combines a bit of `a` and one of `b`. The other bits of the result are undefined.

Built by [`crxor`](super::Ins::crxor).*/
        pub const CRXOR: Form = Form(192u32);
        /**Combines a bit of `a` and one of `b`. The other bits of the result are undefined.

Built by [`crnand`](super::Ins::crnand).*/
        pub const CRNAND: Form = Form(193u32);
        /**Combines a bit of `a` and one of `b`. The other bits of the result are undefined.

Built by [`crnor`](super::Ins::crnor).*/
        pub const CRNOR: Form = Form(194u32);
        /**Combines a bit of `a` and one of `b`. The other bits of the result are undefined.

Built by [`creqv`](super::Ins::creqv).*/
        pub const CREQV: Form = Form(195u32);
        /**Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.

Built by [`crand_into`](super::Ins::crand_into).*/
        pub const CRAND_INTO: Form = Form(196u32);
        /**Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.

Built by [`crandc_into`](super::Ins::crandc_into).*/
        pub const CRANDC_INTO: Form = Form(197u32);
        /**Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.

Built by [`cror_into`](super::Ins::cror_into).*/
        pub const CROR_INTO: Form = Form(198u32);
        /**Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.

Built by [`crorc_into`](super::Ins::crorc_into).*/
        pub const CRORC_INTO: Form = Form(199u32);
        /**Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.

Built by [`crxor_into`](super::Ins::crxor_into).*/
        pub const CRXOR_INTO: Form = Form(200u32);
        /**Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.

Built by [`crnand_into`](super::Ins::crnand_into).*/
        pub const CRNAND_INTO: Form = Form(201u32);
        /**Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.

Built by [`crnor_into`](super::Ins::crnor_into).*/
        pub const CRNOR_INTO: Form = Form(202u32);
        /**Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.

Built by [`creqv_into`](super::Ins::creqv_into).*/
        pub const CREQV_INTO: Form = Form(203u32);
        /**A constant.

Built by [`crset`](super::Ins::crset).*/
        pub const CRSET: Form = Form(204u32);
        /**A constant.

Built by [`crclr`](super::Ins::crclr).*/
        pub const CRCLR: Form = Form(205u32);
        /**A copy that the client asks for.

Built by [`mcrf`](super::Ins::mcrf).*/
        pub const MCRF: Form = Form(206u32);
        /**A field, in its place. The other bits are undefined.

Built by [`mfocrf`](super::Ins::mfocrf).*/
        pub const MFOCRF: Form = Form(207u32);
        /**A field, from its place.

Built by [`mtocrf`](super::Ins::mtocrf).*/
        pub const MTOCRF: Form = Form(208u32);
        /**-1, 1 or 0, as a field says less, greater or neither.

Built by [`setb`](super::Ins::setb).*/
        pub const SETB: Form = Form(209u32);
        /**A bit as an integer.

Built by [`setbc`](super::Ins::setbc).*/
        pub const SETBC: Form = Form(210u32);
        /**A bit as an integer.

Built by [`setbcr`](super::Ins::setbcr).*/
        pub const SETBCR: Form = Form(211u32);
        /**A bit as an integer.

Built by [`setnbc`](super::Ins::setnbc).*/
        pub const SETNBC: Form = Form(212u32);
        /**A bit as an integer.

Built by [`setnbcr`](super::Ins::setnbcr).*/
        pub const SETNBCR: Form = Form(213u32);
        /**`then` if a bit is set.

Built by [`isel`](super::Ins::isel).*/
        pub const ISEL: Form = Form(214u32);
        /**Zero if a bit is set.

Built by [`isel_zero`](super::Ins::isel_zero).*/
        pub const ISEL_ZERO: Form = Form(215u32);
        /**

Built by [`lbz`](super::Ins::lbz).*/
        pub const LBZ: Form = Form(216u32);
        /**

Built by [`lhz`](super::Ins::lhz).*/
        pub const LHZ: Form = Form(217u32);
        /**

Built by [`lha`](super::Ins::lha).*/
        pub const LHA: Form = Form(218u32);
        /**

Built by [`lwz`](super::Ins::lwz).*/
        pub const LWZ: Form = Form(219u32);
        /**

Built by [`lwa`](super::Ins::lwa).*/
        pub const LWA: Form = Form(220u32);
        /**

Built by [`ld`](super::Ins::ld).*/
        pub const LD: Form = Form(221u32);
        /**With an offset of 34 bits.

Built by [`plbz`](super::Ins::plbz).*/
        pub const PLBZ: Form = Form(222u32);
        /**With an offset of 34 bits.

Built by [`plhz`](super::Ins::plhz).*/
        pub const PLHZ: Form = Form(223u32);
        /**With an offset of 34 bits.

Built by [`plha`](super::Ins::plha).*/
        pub const PLHA: Form = Form(224u32);
        /**With an offset of 34 bits.

Built by [`plwz`](super::Ins::plwz).*/
        pub const PLWZ: Form = Form(225u32);
        /**With an offset of 34 bits.

Built by [`plwa`](super::Ins::plwa).*/
        pub const PLWA: Form = Form(226u32);
        /**With an offset of 34 bits.

Built by [`pld`](super::Ins::pld).*/
        pub const PLD: Form = Form(227u32);
        /**From an address relative to the instruction.

Built by [`plbz_pcrel`](super::Ins::plbz_pcrel).*/
        pub const PLBZ_PCREL: Form = Form(228u32);
        /**From an address relative to the instruction.

Built by [`plhz_pcrel`](super::Ins::plhz_pcrel).*/
        pub const PLHZ_PCREL: Form = Form(229u32);
        /**From an address relative to the instruction.

Built by [`plha_pcrel`](super::Ins::plha_pcrel).*/
        pub const PLHA_PCREL: Form = Form(230u32);
        /**From an address relative to the instruction.

Built by [`plwz_pcrel`](super::Ins::plwz_pcrel).*/
        pub const PLWZ_PCREL: Form = Form(231u32);
        /**From an address relative to the instruction.

Built by [`plwa_pcrel`](super::Ins::plwa_pcrel).*/
        pub const PLWA_PCREL: Form = Form(232u32);
        /**From an address relative to the instruction.

Built by [`pld_pcrel`](super::Ins::pld_pcrel).*/
        pub const PLD_PCREL: Form = Form(233u32);
        /**

Built by [`lbzx`](super::Ins::lbzx).*/
        pub const LBZX: Form = Form(234u32);
        /**

Built by [`lhzx`](super::Ins::lhzx).*/
        pub const LHZX: Form = Form(235u32);
        /**

Built by [`lhax`](super::Ins::lhax).*/
        pub const LHAX: Form = Form(236u32);
        /**

Built by [`lwzx`](super::Ins::lwzx).*/
        pub const LWZX: Form = Form(237u32);
        /**

Built by [`lwax`](super::Ins::lwax).*/
        pub const LWAX: Form = Form(238u32);
        /**

Built by [`ldx`](super::Ins::ldx).*/
        pub const LDX: Form = Form(239u32);
        /**

Built by [`lhbrx`](super::Ins::lhbrx).*/
        pub const LHBRX: Form = Form(240u32);
        /**

Built by [`lwbrx`](super::Ins::lwbrx).*/
        pub const LWBRX: Form = Form(241u32);
        /**

Built by [`ldbrx`](super::Ins::ldbrx).*/
        pub const LDBRX: Form = Form(242u32);
        /**The address is a result, too.

Built by [`lbzu`](super::Ins::lbzu).*/
        pub const LBZU: Form = Form(243u32);
        /**The address is a result, too.

Built by [`lhzu`](super::Ins::lhzu).*/
        pub const LHZU: Form = Form(244u32);
        /**The address is a result, too.

Built by [`lhau`](super::Ins::lhau).*/
        pub const LHAU: Form = Form(245u32);
        /**The address is a result, too.

Built by [`lwzu`](super::Ins::lwzu).*/
        pub const LWZU: Form = Form(246u32);
        /**The address is a result, too.

Built by [`ldu`](super::Ins::ldu).*/
        pub const LDU: Form = Form(247u32);
        /**The address is a result, too.

Built by [`lbzux`](super::Ins::lbzux).*/
        pub const LBZUX: Form = Form(248u32);
        /**The address is a result, too.

Built by [`lhzux`](super::Ins::lhzux).*/
        pub const LHZUX: Form = Form(249u32);
        /**The address is a result, too.

Built by [`lhaux`](super::Ins::lhaux).*/
        pub const LHAUX: Form = Form(250u32);
        /**The address is a result, too.

Built by [`lwzux`](super::Ins::lwzux).*/
        pub const LWZUX: Form = Form(251u32);
        /**The address is a result, too.

Built by [`lwaux`](super::Ins::lwaux).*/
        pub const LWAUX: Form = Form(252u32);
        /**The address is a result, too.

Built by [`ldux`](super::Ins::ldux).*/
        pub const LDUX: Form = Form(253u32);
        /**

Built by [`stb`](super::Ins::stb).*/
        pub const STB: Form = Form(254u32);
        /**

Built by [`sth`](super::Ins::sth).*/
        pub const STH: Form = Form(255u32);
        /**

Built by [`stw`](super::Ins::stw).*/
        pub const STW: Form = Form(256u32);
        /**

Built by [`std`](super::Ins::std).*/
        pub const STD: Form = Form(257u32);
        /**With an offset of 34 bits.

Built by [`pstb`](super::Ins::pstb).*/
        pub const PSTB: Form = Form(258u32);
        /**With an offset of 34 bits.

Built by [`psth`](super::Ins::psth).*/
        pub const PSTH: Form = Form(259u32);
        /**With an offset of 34 bits.

Built by [`pstw`](super::Ins::pstw).*/
        pub const PSTW: Form = Form(260u32);
        /**With an offset of 34 bits.

Built by [`pstd`](super::Ins::pstd).*/
        pub const PSTD: Form = Form(261u32);
        /**

Built by [`stbx`](super::Ins::stbx).*/
        pub const STBX: Form = Form(262u32);
        /**

Built by [`sthx`](super::Ins::sthx).*/
        pub const STHX: Form = Form(263u32);
        /**

Built by [`stwx`](super::Ins::stwx).*/
        pub const STWX: Form = Form(264u32);
        /**

Built by [`stdx`](super::Ins::stdx).*/
        pub const STDX: Form = Form(265u32);
        /**

Built by [`sthbrx`](super::Ins::sthbrx).*/
        pub const STHBRX: Form = Form(266u32);
        /**

Built by [`stwbrx`](super::Ins::stwbrx).*/
        pub const STWBRX: Form = Form(267u32);
        /**

Built by [`stdbrx`](super::Ins::stdbrx).*/
        pub const STDBRX: Form = Form(268u32);
        /**The address is a result.

Built by [`stbu`](super::Ins::stbu).*/
        pub const STBU: Form = Form(269u32);
        /**The address is a result.

Built by [`sthu`](super::Ins::sthu).*/
        pub const STHU: Form = Form(270u32);
        /**The address is a result.

Built by [`stwu`](super::Ins::stwu).*/
        pub const STWU: Form = Form(271u32);
        /**The address is a result.

Built by [`stdu`](super::Ins::stdu).*/
        pub const STDU: Form = Form(272u32);
        /**The address is a result.

Built by [`stbux`](super::Ins::stbux).*/
        pub const STBUX: Form = Form(273u32);
        /**The address is a result.

Built by [`sthux`](super::Ins::sthux).*/
        pub const STHUX: Form = Form(274u32);
        /**The address is a result.

Built by [`stwux`](super::Ins::stwux).*/
        pub const STWUX: Form = Form(275u32);
        /**The address is a result.

Built by [`stdux`](super::Ins::stdux).*/
        pub const STDUX: Form = Form(276u32);
        /**A block of the cache.

Built by [`dcbt`](super::Ins::dcbt).*/
        pub const DCBT: Form = Form(277u32);
        /**A block of the cache.

Built by [`dcbtst`](super::Ins::dcbtst).*/
        pub const DCBTST: Form = Form(278u32);
        /**A block of the cache.

Built by [`dcbz`](super::Ins::dcbz).*/
        pub const DCBZ: Form = Form(279u32);
        /**A block of the cache.

Built by [`dcbst`](super::Ins::dcbst).*/
        pub const DCBST: Form = Form(280u32);
        /**A block of the cache.

Built by [`dcbf`](super::Ins::dcbf).*/
        pub const DCBF: Form = Form(281u32);
        /**A block of the cache.

Built by [`icbi`](super::Ins::icbi).*/
        pub const ICBI: Form = Form(282u32);
        /**16 bytes at once.

Built by [`lq`](super::Ins::lq).*/
        pub const LQ: Form = Form(283u32);
        /**16 bytes at once.

Built by [`stq`](super::Ins::stq).*/
        pub const STQ: Form = Form(284u32);
        /**A load that watches its address.

Built by [`lbarx`](super::Ins::lbarx).*/
        pub const LBARX: Form = Form(285u32);
        /**A load that watches its address.

Built by [`lharx`](super::Ins::lharx).*/
        pub const LHARX: Form = Form(286u32);
        /**A load that watches its address.

Built by [`lwarx`](super::Ins::lwarx).*/
        pub const LWARX: Form = Form(287u32);
        /**A load that watches its address.

Built by [`ldarx`](super::Ins::ldarx).*/
        pub const LDARX: Form = Form(288u32);
        /**The same without a base: R0 can be the address.

Built by [`lbarx_zero`](super::Ins::lbarx_zero).*/
        pub const LBARX_ZERO: Form = Form(289u32);
        /**The same without a base: R0 can be the address.

Built by [`lharx_zero`](super::Ins::lharx_zero).*/
        pub const LHARX_ZERO: Form = Form(290u32);
        /**The same without a base: R0 can be the address.

Built by [`lwarx_zero`](super::Ins::lwarx_zero).*/
        pub const LWARX_ZERO: Form = Form(291u32);
        /**The same without a base: R0 can be the address.

Built by [`ldarx_zero`](super::Ins::ldarx_zero).*/
        pub const LDARX_ZERO: Form = Form(292u32);
        /**A conditional store: CR0 says whether it was done.

Built by [`stbcx_rec`](super::Ins::stbcx_rec).*/
        pub const STBCX_REC: Form = Form(293u32);
        /**A conditional store: CR0 says whether it was done.

Built by [`sthcx_rec`](super::Ins::sthcx_rec).*/
        pub const STHCX_REC: Form = Form(294u32);
        /**A conditional store: CR0 says whether it was done.

Built by [`stwcx_rec`](super::Ins::stwcx_rec).*/
        pub const STWCX_REC: Form = Form(295u32);
        /**A conditional store: CR0 says whether it was done.

Built by [`stdcx_rec`](super::Ins::stdcx_rec).*/
        pub const STDCX_REC: Form = Form(296u32);
        /**The same without a base: R0 can be the address.

Built by [`stbcx_zero_rec`](super::Ins::stbcx_zero_rec).*/
        pub const STBCX_ZERO_REC: Form = Form(297u32);
        /**The same without a base: R0 can be the address.

Built by [`sthcx_zero_rec`](super::Ins::sthcx_zero_rec).*/
        pub const STHCX_ZERO_REC: Form = Form(298u32);
        /**The same without a base: R0 can be the address.

Built by [`stwcx_zero_rec`](super::Ins::stwcx_zero_rec).*/
        pub const STWCX_ZERO_REC: Form = Form(299u32);
        /**The same without a base: R0 can be the address.

Built by [`stdcx_zero_rec`](super::Ins::stdcx_zero_rec).*/
        pub const STDCX_ZERO_REC: Form = Form(300u32);
        /**Of 16 bytes.

Built by [`lqarx`](super::Ins::lqarx).*/
        pub const LQARX: Form = Form(301u32);
        /**Of 16 bytes.

Built by [`stqcx_rec`](super::Ins::stqcx_rec).*/
        pub const STQCX_REC: Form = Form(302u32);
        /**Any operation on memory, by a loop of LWARX and STWCX.

Built by [`atomic_b`](super::Ins::atomic_b).*/
        pub const ATOMIC_B: Form = Form(303u32);
        /**Any operation on memory, by a loop of LWARX and STWCX.

Built by [`atomic_h`](super::Ins::atomic_h).*/
        pub const ATOMIC_H: Form = Form(304u32);
        /**Any operation on memory, by a loop of LWARX and STWCX.

Built by [`atomic_w`](super::Ins::atomic_w).*/
        pub const ATOMIC_W: Form = Form(305u32);
        /**Any operation on memory, by a loop of LWARX and STWCX.

Built by [`atomic_d`](super::Ins::atomic_d).*/
        pub const ATOMIC_D: Form = Form(306u32);
        /**An exchange, by a loop of LWARX and STWCX.

Built by [`atomic_swap_b`](super::Ins::atomic_swap_b).*/
        pub const ATOMIC_SWAP_B: Form = Form(307u32);
        /**An exchange, by a loop of LWARX and STWCX.

Built by [`atomic_swap_h`](super::Ins::atomic_swap_h).*/
        pub const ATOMIC_SWAP_H: Form = Form(308u32);
        /**An exchange, by a loop of LWARX and STWCX.

Built by [`atomic_swap_w`](super::Ins::atomic_swap_w).*/
        pub const ATOMIC_SWAP_W: Form = Form(309u32);
        /**An exchange, by a loop of LWARX and STWCX.

Built by [`atomic_swap_d`](super::Ins::atomic_swap_d).*/
        pub const ATOMIC_SWAP_D: Form = Form(310u32);
        /**Compare and exchange, by a loop of LWARX, CMPW, BNE, STWCX. and BNE: CR0 says whether it was done.

Built by [`atomic_cas_b`](super::Ins::atomic_cas_b).*/
        pub const ATOMIC_CAS_B: Form = Form(311u32);
        /**Compare and exchange, by a loop of LWARX, CMPW, BNE, STWCX. and BNE: CR0 says whether it was done.

Built by [`atomic_cas_h`](super::Ins::atomic_cas_h).*/
        pub const ATOMIC_CAS_H: Form = Form(312u32);
        /**Compare and exchange, by a loop of LWARX, CMPW, BNE, STWCX. and BNE: CR0 says whether it was done.

Built by [`atomic_cas_w`](super::Ins::atomic_cas_w).*/
        pub const ATOMIC_CAS_W: Form = Form(313u32);
        /**Compare and exchange, by a loop of LWARX, CMPW, BNE, STWCX. and BNE: CR0 says whether it was done.

Built by [`atomic_cas_d`](super::Ins::atomic_cas_d).*/
        pub const ATOMIC_CAS_D: Form = Form(314u32);
        /**Orders memory or instructions.

Built by [`sync`](super::Ins::sync).*/
        pub const SYNC: Form = Form(315u32);
        /**Orders memory or instructions.

Built by [`lwsync`](super::Ins::lwsync).*/
        pub const LWSYNC: Form = Form(316u32);
        /**Orders memory or instructions.

Built by [`isync`](super::Ins::isync).*/
        pub const ISYNC: Form = Form(317u32);
        /**Orders memory or instructions.

Built by [`eieio`](super::Ins::eieio).*/
        pub const EIEIO: Form = Form(318u32);
        /**Keeps later accesses behind a load.

Built by [`acquire`](super::Ins::acquire).*/
        pub const ACQUIRE: Form = Form(319u32);
        /**

Built by [`b`](super::Ins::b).*/
        pub const B: Form = Form(320u32);
        /**On a bit of a field.

Built by [`bc`](super::Ins::bc).*/
        pub const BC: Form = Form(321u32);
        /**Counts down, and branches.

Built by [`bdnz`](super::Ins::bdnz).*/
        pub const BDNZ: Form = Form(322u32);
        /**Counts down, and branches.

Built by [`bdz`](super::Ins::bdz).*/
        pub const BDZ: Form = Form(323u32);
        /**Counts down, and branches on the count and on a bit of a field.

Built by [`bdnzt`](super::Ins::bdnzt).*/
        pub const BDNZT: Form = Form(324u32);
        /**Counts down, and branches on the count and on a bit of a field.

Built by [`bdnzf`](super::Ins::bdnzf).*/
        pub const BDNZF: Form = Form(325u32);
        /**Counts down, and branches on the count and on a bit of a field.

Built by [`bdzt`](super::Ins::bdzt).*/
        pub const BDZT: Form = Form(326u32);
        /**Counts down, and branches on the count and on a bit of a field.

Built by [`bdzf`](super::Ins::bdzf).*/
        pub const BDZF: Form = Form(327u32);
        /**To an address in LR, as a return is predicted.

Built by [`blr`](super::Ins::blr).*/
        pub const BLR: Form = Form(328u32);
        /**

Built by [`mtctr`](super::Ins::mtctr).*/
        pub const MTCTR: Form = Form(329u32);
        /**

Built by [`mfctr`](super::Ins::mfctr).*/
        pub const MFCTR: Form = Form(330u32);
        /**

Built by [`mtlr`](super::Ins::mtlr).*/
        pub const MTLR: Form = Form(331u32);
        /**

Built by [`mflr`](super::Ins::mflr).*/
        pub const MFLR: Form = Form(332u32);
        /**To an address in CTR.

Built by [`bctr`](super::Ins::bctr).*/
        pub const BCTR: Form = Form(333u32);
        /**ADDIS of R2, ADDI, SLDI, LWAX, ADD, MTCTR and BCTR.

Built by [`jump_table`](super::Ins::jump_table).*/
        pub const JUMP_TABLE: Form = Form(334u32);
        /**To another function with the same TOC, after the frame is gone.

Built by [`tail_b`](super::Ins::tail_b).*/
        pub const TAIL_B: Form = Form(335u32);
        /**The same by way of CTR; R12 has the address, from which the callee finds its TOC.

Built by [`tail_bctr`](super::Ins::tail_bctr).*/
        pub const TAIL_BCTR: Form = Form(336u32);
        /**Traps if the comparison holds.

Built by [`tw`](super::Ins::tw).*/
        pub const TW: Form = Form(337u32);
        /**Traps if the comparison holds.

Built by [`td`](super::Ins::td).*/
        pub const TD: Form = Form(338u32);
        /**Traps if the comparison holds.

Built by [`twi`](super::Ins::twi).*/
        pub const TWI: Form = Form(339u32);
        /**Traps if the comparison holds.

Built by [`tdi`](super::Ins::tdi).*/
        pub const TDI: Form = Form(340u32);
        /**Traps.

Built by [`trap`](super::Ins::trap).*/
        pub const TRAP: Form = Form(341u32);
        /**No operands.

Built by [`nop`](super::Ins::nop).*/
        pub const NOP: Form = Form(342u32);
        /**To Linux: the number in R0, the result in R3, and the summary overflow of CR0 says that it is an error.

Built by [`sc`](super::Ins::sc).*/
        pub const SC: Form = Form(343u32);
        /**The time base.

Built by [`mftb`](super::Ins::mftb).*/
        pub const MFTB: Form = Form(344u32);
        /**

Built by [`xsadddp`](super::Ins::xsadddp).*/
        pub const XSADDDP: Form = Form(345u32);
        /**

Built by [`xssubdp`](super::Ins::xssubdp).*/
        pub const XSSUBDP: Form = Form(346u32);
        /**

Built by [`xsmuldp`](super::Ins::xsmuldp).*/
        pub const XSMULDP: Form = Form(347u32);
        /**

Built by [`xsdivdp`](super::Ins::xsdivdp).*/
        pub const XSDIVDP: Form = Form(348u32);
        /**

Built by [`xsaddsp`](super::Ins::xsaddsp).*/
        pub const XSADDSP: Form = Form(349u32);
        /**

Built by [`xssubsp`](super::Ins::xssubsp).*/
        pub const XSSUBSP: Form = Form(350u32);
        /**

Built by [`xsmulsp`](super::Ins::xsmulsp).*/
        pub const XSMULSP: Form = Form(351u32);
        /**

Built by [`xsdivsp`](super::Ins::xsdivsp).*/
        pub const XSDIVSP: Form = Form(352u32);
        /**

Built by [`xsmaxdp`](super::Ins::xsmaxdp).*/
        pub const XSMAXDP: Form = Form(353u32);
        /**

Built by [`xsmindp`](super::Ins::xsmindp).*/
        pub const XSMINDP: Form = Form(354u32);
        /**

Built by [`xsmaxcdp`](super::Ins::xsmaxcdp).*/
        pub const XSMAXCDP: Form = Form(355u32);
        /**

Built by [`xsmincdp`](super::Ins::xsmincdp).*/
        pub const XSMINCDP: Form = Form(356u32);
        /**

Built by [`xsmaxjdp`](super::Ins::xsmaxjdp).*/
        pub const XSMAXJDP: Form = Form(357u32);
        /**

Built by [`xsminjdp`](super::Ins::xsminjdp).*/
        pub const XSMINJDP: Form = Form(358u32);
        /**

Built by [`xscpsgndp`](super::Ins::xscpsgndp).*/
        pub const XSCPSGNDP: Form = Form(359u32);
        /**

Built by [`xsabsdp`](super::Ins::xsabsdp).*/
        pub const XSABSDP: Form = Form(360u32);
        /**

Built by [`xsnegdp`](super::Ins::xsnegdp).*/
        pub const XSNEGDP: Form = Form(361u32);
        /**

Built by [`xsnabsdp`](super::Ins::xsnabsdp).*/
        pub const XSNABSDP: Form = Form(362u32);
        /**

Built by [`xssqrtdp`](super::Ins::xssqrtdp).*/
        pub const XSSQRTDP: Form = Form(363u32);
        /**

Built by [`xssqrtsp`](super::Ins::xssqrtsp).*/
        pub const XSSQRTSP: Form = Form(364u32);
        /**

Built by [`xsredp`](super::Ins::xsredp).*/
        pub const XSREDP: Form = Form(365u32);
        /**

Built by [`xsresp`](super::Ins::xsresp).*/
        pub const XSRESP: Form = Form(366u32);
        /**

Built by [`xsrsqrtedp`](super::Ins::xsrsqrtedp).*/
        pub const XSRSQRTEDP: Form = Form(367u32);
        /**

Built by [`xsrsqrtesp`](super::Ins::xsrsqrtesp).*/
        pub const XSRSQRTESP: Form = Form(368u32);
        /**

Built by [`xsrdpi`](super::Ins::xsrdpi).*/
        pub const XSRDPI: Form = Form(369u32);
        /**

Built by [`xsrdpic`](super::Ins::xsrdpic).*/
        pub const XSRDPIC: Form = Form(370u32);
        /**

Built by [`xsrdpim`](super::Ins::xsrdpim).*/
        pub const XSRDPIM: Form = Form(371u32);
        /**

Built by [`xsrdpip`](super::Ins::xsrdpip).*/
        pub const XSRDPIP: Form = Form(372u32);
        /**

Built by [`xsrdpiz`](super::Ins::xsrdpiz).*/
        pub const XSRDPIZ: Form = Form(373u32);
        /**

Built by [`xsrsp`](super::Ins::xsrsp).*/
        pub const XSRSP: Form = Form(374u32);
        /**

Built by [`xscvdpsxds`](super::Ins::xscvdpsxds).*/
        pub const XSCVDPSXDS: Form = Form(375u32);
        /**

Built by [`xscvdpsxws`](super::Ins::xscvdpsxws).*/
        pub const XSCVDPSXWS: Form = Form(376u32);
        /**

Built by [`xscvdpuxds`](super::Ins::xscvdpuxds).*/
        pub const XSCVDPUXDS: Form = Form(377u32);
        /**

Built by [`xscvdpuxws`](super::Ins::xscvdpuxws).*/
        pub const XSCVDPUXWS: Form = Form(378u32);
        /**

Built by [`xscvsxddp`](super::Ins::xscvsxddp).*/
        pub const XSCVSXDDP: Form = Form(379u32);
        /**

Built by [`xscvuxddp`](super::Ins::xscvuxddp).*/
        pub const XSCVUXDDP: Form = Form(380u32);
        /**

Built by [`xscvsxdsp`](super::Ins::xscvsxdsp).*/
        pub const XSCVSXDSP: Form = Form(381u32);
        /**

Built by [`xscvuxdsp`](super::Ins::xscvuxdsp).*/
        pub const XSCVUXDSP: Form = Form(382u32);
        /**

Built by [`xscvhpdp`](super::Ins::xscvhpdp).*/
        pub const XSCVHPDP: Form = Form(383u32);
        /**

Built by [`xscvdphp`](super::Ins::xscvdphp).*/
        pub const XSCVDPHP: Form = Form(384u32);
        /**The A-form, the M-form, or the instruction on float registers: a * b and c.

Built by [`xsmaddadp`](super::Ins::xsmaddadp).*/
        pub const XSMADDADP: Form = Form(385u32);
        ///An alternative of [`XSMADDADP`](XSMADDADP).
        pub const XSMADDADP_M: Form = Form(386u32);
        ///An alternative of [`XSMADDADP`](XSMADDADP).
        pub const XSMADDADP_M_B: Form = Form(387u32);
        ///An alternative of [`XSMADDADP`](XSMADDADP).
        pub const XSMADDADP_FPR: Form = Form(388u32);
        /**The A-form, the M-form, or the instruction on float registers: a * b and c.

Built by [`xsmaddasp`](super::Ins::xsmaddasp).*/
        pub const XSMADDASP: Form = Form(389u32);
        ///An alternative of [`XSMADDASP`](XSMADDASP).
        pub const XSMADDASP_M: Form = Form(390u32);
        ///An alternative of [`XSMADDASP`](XSMADDASP).
        pub const XSMADDASP_M_B: Form = Form(391u32);
        ///An alternative of [`XSMADDASP`](XSMADDASP).
        pub const XSMADDASP_FPR: Form = Form(392u32);
        /**The A-form, the M-form, or the instruction on float registers: a * b and c.

Built by [`xsmsubadp`](super::Ins::xsmsubadp).*/
        pub const XSMSUBADP: Form = Form(393u32);
        ///An alternative of [`XSMSUBADP`](XSMSUBADP).
        pub const XSMSUBADP_M: Form = Form(394u32);
        ///An alternative of [`XSMSUBADP`](XSMSUBADP).
        pub const XSMSUBADP_M_B: Form = Form(395u32);
        ///An alternative of [`XSMSUBADP`](XSMSUBADP).
        pub const XSMSUBADP_FPR: Form = Form(396u32);
        /**The A-form, the M-form, or the instruction on float registers: a * b and c.

Built by [`xsmsubasp`](super::Ins::xsmsubasp).*/
        pub const XSMSUBASP: Form = Form(397u32);
        ///An alternative of [`XSMSUBASP`](XSMSUBASP).
        pub const XSMSUBASP_M: Form = Form(398u32);
        ///An alternative of [`XSMSUBASP`](XSMSUBASP).
        pub const XSMSUBASP_M_B: Form = Form(399u32);
        ///An alternative of [`XSMSUBASP`](XSMSUBASP).
        pub const XSMSUBASP_FPR: Form = Form(400u32);
        /**The A-form, the M-form, or the instruction on float registers: a * b and c.

Built by [`xsnmaddadp`](super::Ins::xsnmaddadp).*/
        pub const XSNMADDADP: Form = Form(401u32);
        ///An alternative of [`XSNMADDADP`](XSNMADDADP).
        pub const XSNMADDADP_M: Form = Form(402u32);
        ///An alternative of [`XSNMADDADP`](XSNMADDADP).
        pub const XSNMADDADP_M_B: Form = Form(403u32);
        ///An alternative of [`XSNMADDADP`](XSNMADDADP).
        pub const XSNMADDADP_FPR: Form = Form(404u32);
        /**The A-form, the M-form, or the instruction on float registers: a * b and c.

Built by [`xsnmaddasp`](super::Ins::xsnmaddasp).*/
        pub const XSNMADDASP: Form = Form(405u32);
        ///An alternative of [`XSNMADDASP`](XSNMADDASP).
        pub const XSNMADDASP_M: Form = Form(406u32);
        ///An alternative of [`XSNMADDASP`](XSNMADDASP).
        pub const XSNMADDASP_M_B: Form = Form(407u32);
        ///An alternative of [`XSNMADDASP`](XSNMADDASP).
        pub const XSNMADDASP_FPR: Form = Form(408u32);
        /**The A-form, the M-form, or the instruction on float registers: a * b and c.

Built by [`xsnmsubadp`](super::Ins::xsnmsubadp).*/
        pub const XSNMSUBADP: Form = Form(409u32);
        ///An alternative of [`XSNMSUBADP`](XSNMSUBADP).
        pub const XSNMSUBADP_M: Form = Form(410u32);
        ///An alternative of [`XSNMSUBADP`](XSNMSUBADP).
        pub const XSNMSUBADP_M_B: Form = Form(411u32);
        ///An alternative of [`XSNMSUBADP`](XSNMSUBADP).
        pub const XSNMSUBADP_FPR: Form = Form(412u32);
        /**The A-form, the M-form, or the instruction on float registers: a * b and c.

Built by [`xsnmsubasp`](super::Ins::xsnmsubasp).*/
        pub const XSNMSUBASP: Form = Form(413u32);
        ///An alternative of [`XSNMSUBASP`](XSNMSUBASP).
        pub const XSNMSUBASP_M: Form = Form(414u32);
        ///An alternative of [`XSNMSUBASP`](XSNMSUBASP).
        pub const XSNMSUBASP_M_B: Form = Form(415u32);
        ///An alternative of [`XSNMSUBASP`](XSNMSUBASP).
        pub const XSNMSUBASP_FPR: Form = Form(416u32);
        /**`then` if the first source is not negative.

Built by [`fsel`](super::Ins::fsel).*/
        pub const FSEL: Form = Form(417u32);
        /**fadd, and exceptions as a condition.

Built by [`fadd_rec`](super::Ins::fadd_rec).*/
        pub const FADD_REC: Form = Form(418u32);
        /**fadds, and exceptions as a condition.

Built by [`fadds_rec`](super::Ins::fadds_rec).*/
        pub const FADDS_REC: Form = Form(419u32);
        /**fsub, and exceptions as a condition.

Built by [`fsub_rec`](super::Ins::fsub_rec).*/
        pub const FSUB_REC: Form = Form(420u32);
        /**fsubs, and exceptions as a condition.

Built by [`fsubs_rec`](super::Ins::fsubs_rec).*/
        pub const FSUBS_REC: Form = Form(421u32);
        /**fmul, and exceptions as a condition.

Built by [`fmul_rec`](super::Ins::fmul_rec).*/
        pub const FMUL_REC: Form = Form(422u32);
        /**fmuls, and exceptions as a condition.

Built by [`fmuls_rec`](super::Ins::fmuls_rec).*/
        pub const FMULS_REC: Form = Form(423u32);
        /**fdiv, and exceptions as a condition.

Built by [`fdiv_rec`](super::Ins::fdiv_rec).*/
        pub const FDIV_REC: Form = Form(424u32);
        /**fdivs, and exceptions as a condition.

Built by [`fdivs_rec`](super::Ins::fdivs_rec).*/
        pub const FDIVS_REC: Form = Form(425u32);
        /**fcpsgn, and exceptions as a condition.

Built by [`fcpsgn_rec`](super::Ins::fcpsgn_rec).*/
        pub const FCPSGN_REC: Form = Form(426u32);
        /**fmr, and exceptions as a condition.

Built by [`fmr_rec`](super::Ins::fmr_rec).*/
        pub const FMR_REC: Form = Form(427u32);
        /**fneg, and exceptions as a condition.

Built by [`fneg_rec`](super::Ins::fneg_rec).*/
        pub const FNEG_REC: Form = Form(428u32);
        /**fabs, and exceptions as a condition.

Built by [`fabs_rec`](super::Ins::fabs_rec).*/
        pub const FABS_REC: Form = Form(429u32);
        /**fnabs, and exceptions as a condition.

Built by [`fnabs_rec`](super::Ins::fnabs_rec).*/
        pub const FNABS_REC: Form = Form(430u32);
        /**fsqrt, and exceptions as a condition.

Built by [`fsqrt_rec`](super::Ins::fsqrt_rec).*/
        pub const FSQRT_REC: Form = Form(431u32);
        /**fsqrts, and exceptions as a condition.

Built by [`fsqrts_rec`](super::Ins::fsqrts_rec).*/
        pub const FSQRTS_REC: Form = Form(432u32);
        /**frsp, and exceptions as a condition.

Built by [`frsp_rec`](super::Ins::frsp_rec).*/
        pub const FRSP_REC: Form = Form(433u32);
        /**fctid, and exceptions as a condition.

Built by [`fctid_rec`](super::Ins::fctid_rec).*/
        pub const FCTID_REC: Form = Form(434u32);
        /**fctidz, and exceptions as a condition.

Built by [`fctidz_rec`](super::Ins::fctidz_rec).*/
        pub const FCTIDZ_REC: Form = Form(435u32);
        /**fctiw, and exceptions as a condition.

Built by [`fctiw_rec`](super::Ins::fctiw_rec).*/
        pub const FCTIW_REC: Form = Form(436u32);
        /**fctiwz, and exceptions as a condition.

Built by [`fctiwz_rec`](super::Ins::fctiwz_rec).*/
        pub const FCTIWZ_REC: Form = Form(437u32);
        /**fcfid, and exceptions as a condition.

Built by [`fcfid_rec`](super::Ins::fcfid_rec).*/
        pub const FCFID_REC: Form = Form(438u32);
        /**fcfids, and exceptions as a condition.

Built by [`fcfids_rec`](super::Ins::fcfids_rec).*/
        pub const FCFIDS_REC: Form = Form(439u32);
        /**frin, and exceptions as a condition.

Built by [`frin_rec`](super::Ins::frin_rec).*/
        pub const FRIN_REC: Form = Form(440u32);
        /**friz, and exceptions as a condition.

Built by [`friz_rec`](super::Ins::friz_rec).*/
        pub const FRIZ_REC: Form = Form(441u32);
        /**frip, and exceptions as a condition.

Built by [`frip_rec`](super::Ins::frip_rec).*/
        pub const FRIP_REC: Form = Form(442u32);
        /**frim, and exceptions as a condition.

Built by [`frim_rec`](super::Ins::frim_rec).*/
        pub const FRIM_REC: Form = Form(443u32);
        /**fmadd, and exceptions as a condition.

Built by [`fmadd_rec`](super::Ins::fmadd_rec).*/
        pub const FMADD_REC: Form = Form(444u32);
        /**fmadds, and exceptions as a condition.

Built by [`fmadds_rec`](super::Ins::fmadds_rec).*/
        pub const FMADDS_REC: Form = Form(445u32);
        /**fmsub, and exceptions as a condition.

Built by [`fmsub_rec`](super::Ins::fmsub_rec).*/
        pub const FMSUB_REC: Form = Form(446u32);
        /**fmsubs, and exceptions as a condition.

Built by [`fmsubs_rec`](super::Ins::fmsubs_rec).*/
        pub const FMSUBS_REC: Form = Form(447u32);
        /**fnmadd, and exceptions as a condition.

Built by [`fnmadd_rec`](super::Ins::fnmadd_rec).*/
        pub const FNMADD_REC: Form = Form(448u32);
        /**fnmadds, and exceptions as a condition.

Built by [`fnmadds_rec`](super::Ins::fnmadds_rec).*/
        pub const FNMADDS_REC: Form = Form(449u32);
        /**fnmsub, and exceptions as a condition.

Built by [`fnmsub_rec`](super::Ins::fnmsub_rec).*/
        pub const FNMSUB_REC: Form = Form(450u32);
        /**fnmsubs, and exceptions as a condition.

Built by [`fnmsubs_rec`](super::Ins::fnmsubs_rec).*/
        pub const FNMSUBS_REC: Form = Form(451u32);
        /**A condition.

Built by [`xscmpudp`](super::Ins::xscmpudp).*/
        pub const XSCMPUDP: Form = Form(452u32);
        /**A condition.

Built by [`xscmpodp`](super::Ins::xscmpodp).*/
        pub const XSCMPODP: Form = Form(453u32);
        /**A condition.

Built by [`xscmpexpdp`](super::Ins::xscmpexpdp).*/
        pub const XSCMPEXPDP: Form = Form(454u32);
        /**A condition.

Built by [`xstdivdp`](super::Ins::xstdivdp).*/
        pub const XSTDIVDP: Form = Form(455u32);
        /**A condition.

Built by [`xststdcdp`](super::Ins::xststdcdp).*/
        pub const XSTSTDCDP: Form = Form(456u32);
        /**A condition.

Built by [`xststdcsp`](super::Ins::xststdcsp).*/
        pub const XSTSTDCSP: Form = Form(457u32);
        /**A condition.

Built by [`xstsqrtdp`](super::Ins::xstsqrtdp).*/
        pub const XSTSQRTDP: Form = Form(458u32);
        /**A mask of ones or zeros.

Built by [`xscmpeqdp`](super::Ins::xscmpeqdp).*/
        pub const XSCMPEQDP: Form = Form(459u32);
        /**A mask of ones or zeros.

Built by [`xscmpgtdp`](super::Ins::xscmpgtdp).*/
        pub const XSCMPGTDP: Form = Form(460u32);
        /**A mask of ones or zeros.

Built by [`xscmpgedp`](super::Ins::xscmpgedp).*/
        pub const XSCMPGEDP: Form = Form(461u32);
        /**Reads status and control.

Built by [`mffs`](super::Ins::mffs).*/
        pub const MFFS: Form = Form(462u32);
        /**Writes status and control.

Built by [`mtfsf`](super::Ins::mtfsf).*/
        pub const MTFSF: Form = Form(463u32);
        /**Zero.

Built by [`xxlxor_f64`](super::Ins::xxlxor_f64).*/
        pub const XXLXOR_F64: Form = Form(464u32);
        /**ADDIS of R2, and LFD or LFS.

Built by [`const_f64`](super::Ins::const_f64).*/
        pub const CONST_F64: Form = Form(465u32);
        /**XXLOR: a copy that the client asks for.

Built by [`copy_f64`](super::Ins::copy_f64).*/
        pub const COPY_F64: Form = Form(466u32);
        /**LFD, or LXSD beyond F31.

Built by [`load_f64`](super::Ins::load_f64).*/
        pub const LOAD_F64: Form = Form(467u32);
        /**LFS, or LXSSP beyond F31.

Built by [`load_f32`](super::Ins::load_f32).*/
        pub const LOAD_F32: Form = Form(468u32);
        /**STFD, or STXSD beyond F31.

Built by [`store_f64`](super::Ins::store_f64).*/
        pub const STORE_F64: Form = Form(469u32);
        /**STFS, or STXSSP beyond F31.

Built by [`store_f32`](super::Ins::store_f32).*/
        pub const STORE_F32: Form = Form(470u32);
        /**

Built by [`lxsdx`](super::Ins::lxsdx).*/
        pub const LXSDX: Form = Form(471u32);
        /**

Built by [`lxsspx`](super::Ins::lxsspx).*/
        pub const LXSSPX: Form = Form(472u32);
        /**

Built by [`lxsiwax`](super::Ins::lxsiwax).*/
        pub const LXSIWAX: Form = Form(473u32);
        /**

Built by [`lxsiwzx`](super::Ins::lxsiwzx).*/
        pub const LXSIWZX: Form = Form(474u32);
        /**

Built by [`lxsibzx`](super::Ins::lxsibzx).*/
        pub const LXSIBZX: Form = Form(475u32);
        /**

Built by [`lxsihzx`](super::Ins::lxsihzx).*/
        pub const LXSIHZX: Form = Form(476u32);
        /**

Built by [`stxsdx`](super::Ins::stxsdx).*/
        pub const STXSDX: Form = Form(477u32);
        /**

Built by [`stxsspx`](super::Ins::stxsspx).*/
        pub const STXSSPX: Form = Form(478u32);
        /**

Built by [`stxsiwx`](super::Ins::stxsiwx).*/
        pub const STXSIWX: Form = Form(479u32);
        /**

Built by [`stxsibx`](super::Ins::stxsibx).*/
        pub const STXSIBX: Form = Form(480u32);
        /**

Built by [`stxsihx`](super::Ins::stxsihx).*/
        pub const STXSIHX: Form = Form(481u32);
        /**The address is a result, too.

Built by [`lfdu`](super::Ins::lfdu).*/
        pub const LFDU: Form = Form(482u32);
        /**The address is a result, too.

Built by [`lfsu`](super::Ins::lfsu).*/
        pub const LFSU: Form = Form(483u32);
        /**The address is a result, too.

Built by [`lfdux`](super::Ins::lfdux).*/
        pub const LFDUX: Form = Form(484u32);
        /**The address is a result, too.

Built by [`lfsux`](super::Ins::lfsux).*/
        pub const LFSUX: Form = Form(485u32);
        /**The address is a result.

Built by [`stfdu`](super::Ins::stfdu).*/
        pub const STFDU: Form = Form(486u32);
        /**The address is a result.

Built by [`stfsu`](super::Ins::stfsu).*/
        pub const STFSU: Form = Form(487u32);
        /**The address is a result.

Built by [`stfdux`](super::Ins::stfdux).*/
        pub const STFDUX: Form = Form(488u32);
        /**The address is a result.

Built by [`stfsux`](super::Ins::stfsux).*/
        pub const STFSUX: Form = Form(489u32);
        /**Bits as an integer.

Built by [`mfvsrd`](super::Ins::mfvsrd).*/
        pub const MFVSRD: Form = Form(490u32);
        /**Bits as an integer.

Built by [`mfvsrwz`](super::Ins::mfvsrwz).*/
        pub const MFVSRWZ: Form = Form(491u32);
        /**Bits as an integer.

Built by [`xsxexpdp`](super::Ins::xsxexpdp).*/
        pub const XSXEXPDP: Form = Form(492u32);
        /**Bits as an integer.

Built by [`xsxsigdp`](super::Ins::xsxsigdp).*/
        pub const XSXSIGDP: Form = Form(493u32);
        /**Bits of an integer.

Built by [`mtvsrd`](super::Ins::mtvsrd).*/
        pub const MTVSRD: Form = Form(494u32);
        /**Bits of an integer.

Built by [`mtvsrwa`](super::Ins::mtvsrwa).*/
        pub const MTVSRWA: Form = Form(495u32);
        /**Bits of an integer.

Built by [`mtvsrwz`](super::Ins::mtvsrwz).*/
        pub const MTVSRWZ: Form = Form(496u32);
        /**From significand and exponent.

Built by [`xsiexpdp`](super::Ins::xsiexpdp).*/
        pub const XSIEXPDP: Form = Form(497u32);
        /**MFVSRD: the high half of a vector.

Built by [`mfvsrd_v`](super::Ins::mfvsrd_v).*/
        pub const MFVSRD_V: Form = Form(498u32);
        /**The low half of a vector.

Built by [`mfvsrld`](super::Ins::mfvsrld).*/
        pub const MFVSRLD: Form = Form(499u32);
        /**A vector of two integers.

Built by [`mtvsrdd`](super::Ins::mtvsrdd).*/
        pub const MTVSRDD: Form = Form(500u32);
        /**A word in each element.

Built by [`mtvsrws`](super::Ins::mtvsrws).*/
        pub const MTVSRWS: Form = Form(501u32);
        /**To single precision, as a vector has it.

Built by [`xscvdpspn`](super::Ins::xscvdpspn).*/
        pub const XSCVDPSPN: Form = Form(502u32);
        /**To single precision, as a vector has it.

Built by [`xscvdpsp`](super::Ins::xscvdpsp).*/
        pub const XSCVDPSP: Form = Form(503u32);
        /**From single precision, as a vector has it.

Built by [`xscvspdpn`](super::Ins::xscvspdpn).*/
        pub const XSCVSPDPN: Form = Form(504u32);
        /**From single precision, as a vector has it.

Built by [`xscvspdp`](super::Ins::xscvspdp).*/
        pub const XSCVSPDP: Form = Form(505u32);
        /**The high half of a vector: XXLOR, or nothing when src and dst share a register.

Built by [`high`](super::Ins::high).*/
        pub const HIGH: Form = Form(506u32);
        /**A vector whose low half is undefined: XXLOR, or nothing when src and dst share a register.

Built by [`widen`](super::Ins::widen).*/
        pub const WIDEN: Form = Form(507u32);
        /**

Built by [`xsaddqp`](super::Ins::xsaddqp).*/
        pub const XSADDQP: Form = Form(508u32);
        /**

Built by [`xssubqp`](super::Ins::xssubqp).*/
        pub const XSSUBQP: Form = Form(509u32);
        /**

Built by [`xsmulqp`](super::Ins::xsmulqp).*/
        pub const XSMULQP: Form = Form(510u32);
        /**

Built by [`xsdivqp`](super::Ins::xsdivqp).*/
        pub const XSDIVQP: Form = Form(511u32);
        /**

Built by [`xsaddqpo`](super::Ins::xsaddqpo).*/
        pub const XSADDQPO: Form = Form(512u32);
        /**

Built by [`xssubqpo`](super::Ins::xssubqpo).*/
        pub const XSSUBQPO: Form = Form(513u32);
        /**

Built by [`xsmulqpo`](super::Ins::xsmulqpo).*/
        pub const XSMULQPO: Form = Form(514u32);
        /**

Built by [`xsdivqpo`](super::Ins::xsdivqpo).*/
        pub const XSDIVQPO: Form = Form(515u32);
        /**

Built by [`xscpsgnqp`](super::Ins::xscpsgnqp).*/
        pub const XSCPSGNQP: Form = Form(516u32);
        /**

Built by [`xsmaddqp`](super::Ins::xsmaddqp).*/
        pub const XSMADDQP: Form = Form(517u32);
        /**

Built by [`xsmaddqpo`](super::Ins::xsmaddqpo).*/
        pub const XSMADDQPO: Form = Form(518u32);
        /**

Built by [`xsmsubqp`](super::Ins::xsmsubqp).*/
        pub const XSMSUBQP: Form = Form(519u32);
        /**

Built by [`xsmsubqpo`](super::Ins::xsmsubqpo).*/
        pub const XSMSUBQPO: Form = Form(520u32);
        /**

Built by [`xsnmaddqp`](super::Ins::xsnmaddqp).*/
        pub const XSNMADDQP: Form = Form(521u32);
        /**

Built by [`xsnmaddqpo`](super::Ins::xsnmaddqpo).*/
        pub const XSNMADDQPO: Form = Form(522u32);
        /**

Built by [`xsnmsubqp`](super::Ins::xsnmsubqp).*/
        pub const XSNMSUBQP: Form = Form(523u32);
        /**

Built by [`xsnmsubqpo`](super::Ins::xsnmsubqpo).*/
        pub const XSNMSUBQPO: Form = Form(524u32);
        /**

Built by [`xsabsqp`](super::Ins::xsabsqp).*/
        pub const XSABSQP: Form = Form(525u32);
        /**

Built by [`xsnegqp`](super::Ins::xsnegqp).*/
        pub const XSNEGQP: Form = Form(526u32);
        /**

Built by [`xsnabsqp`](super::Ins::xsnabsqp).*/
        pub const XSNABSQP: Form = Form(527u32);
        /**

Built by [`xssqrtqp`](super::Ins::xssqrtqp).*/
        pub const XSSQRTQP: Form = Form(528u32);
        /**

Built by [`xssqrtqpo`](super::Ins::xssqrtqpo).*/
        pub const XSSQRTQPO: Form = Form(529u32);
        /**

Built by [`xscvqpsdz`](super::Ins::xscvqpsdz).*/
        pub const XSCVQPSDZ: Form = Form(530u32);
        /**

Built by [`xscvqpswz`](super::Ins::xscvqpswz).*/
        pub const XSCVQPSWZ: Form = Form(531u32);
        /**

Built by [`xscvqpudz`](super::Ins::xscvqpudz).*/
        pub const XSCVQPUDZ: Form = Form(532u32);
        /**

Built by [`xscvqpuwz`](super::Ins::xscvqpuwz).*/
        pub const XSCVQPUWZ: Form = Form(533u32);
        /**Rounds, as an immediate says.

Built by [`xsrqpi`](super::Ins::xsrqpi).*/
        pub const XSRQPI: Form = Form(534u32);
        /**Rounds, as an immediate says.

Built by [`xsrqpix`](super::Ins::xsrqpix).*/
        pub const XSRQPIX: Form = Form(535u32);
        /**Rounds, as an immediate says.

Built by [`xsrqpxp`](super::Ins::xsrqpxp).*/
        pub const XSRQPXP: Form = Form(536u32);
        /**

Built by [`xscvdpqp`](super::Ins::xscvdpqp).*/
        pub const XSCVDPQP: Form = Form(537u32);
        /**

Built by [`xscvsdqp`](super::Ins::xscvsdqp).*/
        pub const XSCVSDQP: Form = Form(538u32);
        /**

Built by [`xscvudqp`](super::Ins::xscvudqp).*/
        pub const XSCVUDQP: Form = Form(539u32);
        /**

Built by [`xscvqpdp`](super::Ins::xscvqpdp).*/
        pub const XSCVQPDP: Form = Form(540u32);
        /**

Built by [`xscvqpdpo`](super::Ins::xscvqpdpo).*/
        pub const XSCVQPDPO: Form = Form(541u32);
        /**A condition.

Built by [`xscmpuqp`](super::Ins::xscmpuqp).*/
        pub const XSCMPUQP: Form = Form(542u32);
        /**A condition.

Built by [`xscmpoqp`](super::Ins::xscmpoqp).*/
        pub const XSCMPOQP: Form = Form(543u32);
        /**A condition.

Built by [`xscmpexpqp`](super::Ins::xscmpexpqp).*/
        pub const XSCMPEXPQP: Form = Form(544u32);
        /**A condition.

Built by [`xststdcqp`](super::Ins::xststdcqp).*/
        pub const XSTSTDCQP: Form = Form(545u32);
        /**

Built by [`xvadddp`](super::Ins::xvadddp).*/
        pub const XVADDDP: Form = Form(546u32);
        /**

Built by [`xvsubdp`](super::Ins::xvsubdp).*/
        pub const XVSUBDP: Form = Form(547u32);
        /**

Built by [`xvmuldp`](super::Ins::xvmuldp).*/
        pub const XVMULDP: Form = Form(548u32);
        /**

Built by [`xvdivdp`](super::Ins::xvdivdp).*/
        pub const XVDIVDP: Form = Form(549u32);
        /**

Built by [`xvmaxdp`](super::Ins::xvmaxdp).*/
        pub const XVMAXDP: Form = Form(550u32);
        /**

Built by [`xvmindp`](super::Ins::xvmindp).*/
        pub const XVMINDP: Form = Form(551u32);
        /**

Built by [`xvcpsgndp`](super::Ins::xvcpsgndp).*/
        pub const XVCPSGNDP: Form = Form(552u32);
        /**

Built by [`xvaddsp`](super::Ins::xvaddsp).*/
        pub const XVADDSP: Form = Form(553u32);
        /**

Built by [`xvsubsp`](super::Ins::xvsubsp).*/
        pub const XVSUBSP: Form = Form(554u32);
        /**

Built by [`xvmulsp`](super::Ins::xvmulsp).*/
        pub const XVMULSP: Form = Form(555u32);
        /**

Built by [`xvdivsp`](super::Ins::xvdivsp).*/
        pub const XVDIVSP: Form = Form(556u32);
        /**

Built by [`xvmaxsp`](super::Ins::xvmaxsp).*/
        pub const XVMAXSP: Form = Form(557u32);
        /**

Built by [`xvminsp`](super::Ins::xvminsp).*/
        pub const XVMINSP: Form = Form(558u32);
        /**

Built by [`xvcpsgnsp`](super::Ins::xvcpsgnsp).*/
        pub const XVCPSGNSP: Form = Form(559u32);
        /**

Built by [`xvcmpeqdp`](super::Ins::xvcmpeqdp).*/
        pub const XVCMPEQDP: Form = Form(560u32);
        /**

Built by [`xvcmpgtdp`](super::Ins::xvcmpgtdp).*/
        pub const XVCMPGTDP: Form = Form(561u32);
        /**

Built by [`xvcmpgedp`](super::Ins::xvcmpgedp).*/
        pub const XVCMPGEDP: Form = Form(562u32);
        /**

Built by [`xvcmpeqsp`](super::Ins::xvcmpeqsp).*/
        pub const XVCMPEQSP: Form = Form(563u32);
        /**

Built by [`xvcmpgtsp`](super::Ins::xvcmpgtsp).*/
        pub const XVCMPGTSP: Form = Form(564u32);
        /**

Built by [`xvcmpgesp`](super::Ins::xvcmpgesp).*/
        pub const XVCMPGESP: Form = Form(565u32);
        /**

Built by [`xviexpdp`](super::Ins::xviexpdp).*/
        pub const XVIEXPDP: Form = Form(566u32);
        /**

Built by [`xviexpsp`](super::Ins::xviexpsp).*/
        pub const XVIEXPSP: Form = Form(567u32);
        /**

Built by [`xxland`](super::Ins::xxland).*/
        pub const XXLAND: Form = Form(568u32);
        /**

Built by [`xxlandc`](super::Ins::xxlandc).*/
        pub const XXLANDC: Form = Form(569u32);
        /**

Built by [`xxleqv`](super::Ins::xxleqv).*/
        pub const XXLEQV: Form = Form(570u32);
        /**

Built by [`xxlnand`](super::Ins::xxlnand).*/
        pub const XXLNAND: Form = Form(571u32);
        /**

Built by [`xxlnor`](super::Ins::xxlnor).*/
        pub const XXLNOR: Form = Form(572u32);
        /**

Built by [`xxlor`](super::Ins::xxlor).*/
        pub const XXLOR: Form = Form(573u32);
        /**

Built by [`xxlorc`](super::Ins::xxlorc).*/
        pub const XXLORC: Form = Form(574u32);
        /**

Built by [`xxlxor`](super::Ins::xxlxor).*/
        pub const XXLXOR: Form = Form(575u32);
        /**

Built by [`xxmrghw`](super::Ins::xxmrghw).*/
        pub const XXMRGHW: Form = Form(576u32);
        /**

Built by [`xxmrglw`](super::Ins::xxmrglw).*/
        pub const XXMRGLW: Form = Form(577u32);
        /**xvcmpeqdp, and a condition: of all elements, or of none.

Built by [`xvcmpeqdp_rec`](super::Ins::xvcmpeqdp_rec).*/
        pub const XVCMPEQDP_REC: Form = Form(578u32);
        /**xvcmpgtdp, and a condition: of all elements, or of none.

Built by [`xvcmpgtdp_rec`](super::Ins::xvcmpgtdp_rec).*/
        pub const XVCMPGTDP_REC: Form = Form(579u32);
        /**xvcmpgedp, and a condition: of all elements, or of none.

Built by [`xvcmpgedp_rec`](super::Ins::xvcmpgedp_rec).*/
        pub const XVCMPGEDP_REC: Form = Form(580u32);
        /**xvcmpeqsp, and a condition: of all elements, or of none.

Built by [`xvcmpeqsp_rec`](super::Ins::xvcmpeqsp_rec).*/
        pub const XVCMPEQSP_REC: Form = Form(581u32);
        /**xvcmpgtsp, and a condition: of all elements, or of none.

Built by [`xvcmpgtsp_rec`](super::Ins::xvcmpgtsp_rec).*/
        pub const XVCMPGTSP_REC: Form = Form(582u32);
        /**xvcmpgesp, and a condition: of all elements, or of none.

Built by [`xvcmpgesp_rec`](super::Ins::xvcmpgesp_rec).*/
        pub const XVCMPGESP_REC: Form = Form(583u32);
        /**With an immediate.

Built by [`xxpermdi`](super::Ins::xxpermdi).*/
        pub const XXPERMDI: Form = Form(584u32);
        /**With an immediate.

Built by [`xxsldwi`](super::Ins::xxsldwi).*/
        pub const XXSLDWI: Form = Form(585u32);
        /**

Built by [`xvabsdp`](super::Ins::xvabsdp).*/
        pub const XVABSDP: Form = Form(586u32);
        /**

Built by [`xvnabsdp`](super::Ins::xvnabsdp).*/
        pub const XVNABSDP: Form = Form(587u32);
        /**

Built by [`xvnegdp`](super::Ins::xvnegdp).*/
        pub const XVNEGDP: Form = Form(588u32);
        /**

Built by [`xvsqrtdp`](super::Ins::xvsqrtdp).*/
        pub const XVSQRTDP: Form = Form(589u32);
        /**

Built by [`xvredp`](super::Ins::xvredp).*/
        pub const XVREDP: Form = Form(590u32);
        /**

Built by [`xvrsqrtedp`](super::Ins::xvrsqrtedp).*/
        pub const XVRSQRTEDP: Form = Form(591u32);
        /**

Built by [`xvrdpi`](super::Ins::xvrdpi).*/
        pub const XVRDPI: Form = Form(592u32);
        /**

Built by [`xvrdpic`](super::Ins::xvrdpic).*/
        pub const XVRDPIC: Form = Form(593u32);
        /**

Built by [`xvrdpim`](super::Ins::xvrdpim).*/
        pub const XVRDPIM: Form = Form(594u32);
        /**

Built by [`xvrdpip`](super::Ins::xvrdpip).*/
        pub const XVRDPIP: Form = Form(595u32);
        /**

Built by [`xvrdpiz`](super::Ins::xvrdpiz).*/
        pub const XVRDPIZ: Form = Form(596u32);
        /**

Built by [`xvabssp`](super::Ins::xvabssp).*/
        pub const XVABSSP: Form = Form(597u32);
        /**

Built by [`xvnabssp`](super::Ins::xvnabssp).*/
        pub const XVNABSSP: Form = Form(598u32);
        /**

Built by [`xvnegsp`](super::Ins::xvnegsp).*/
        pub const XVNEGSP: Form = Form(599u32);
        /**

Built by [`xvsqrtsp`](super::Ins::xvsqrtsp).*/
        pub const XVSQRTSP: Form = Form(600u32);
        /**

Built by [`xvresp`](super::Ins::xvresp).*/
        pub const XVRESP: Form = Form(601u32);
        /**

Built by [`xvrsqrtesp`](super::Ins::xvrsqrtesp).*/
        pub const XVRSQRTESP: Form = Form(602u32);
        /**

Built by [`xvrspi`](super::Ins::xvrspi).*/
        pub const XVRSPI: Form = Form(603u32);
        /**

Built by [`xvrspic`](super::Ins::xvrspic).*/
        pub const XVRSPIC: Form = Form(604u32);
        /**

Built by [`xvrspim`](super::Ins::xvrspim).*/
        pub const XVRSPIM: Form = Form(605u32);
        /**

Built by [`xvrspip`](super::Ins::xvrspip).*/
        pub const XVRSPIP: Form = Form(606u32);
        /**

Built by [`xvrspiz`](super::Ins::xvrspiz).*/
        pub const XVRSPIZ: Form = Form(607u32);
        /**

Built by [`xvcvdpsp`](super::Ins::xvcvdpsp).*/
        pub const XVCVDPSP: Form = Form(608u32);
        /**

Built by [`xvcvdpsxds`](super::Ins::xvcvdpsxds).*/
        pub const XVCVDPSXDS: Form = Form(609u32);
        /**

Built by [`xvcvdpsxws`](super::Ins::xvcvdpsxws).*/
        pub const XVCVDPSXWS: Form = Form(610u32);
        /**

Built by [`xvcvdpuxds`](super::Ins::xvcvdpuxds).*/
        pub const XVCVDPUXDS: Form = Form(611u32);
        /**

Built by [`xvcvdpuxws`](super::Ins::xvcvdpuxws).*/
        pub const XVCVDPUXWS: Form = Form(612u32);
        /**

Built by [`xvcvspdp`](super::Ins::xvcvspdp).*/
        pub const XVCVSPDP: Form = Form(613u32);
        /**

Built by [`xvcvspsxds`](super::Ins::xvcvspsxds).*/
        pub const XVCVSPSXDS: Form = Form(614u32);
        /**

Built by [`xvcvspsxws`](super::Ins::xvcvspsxws).*/
        pub const XVCVSPSXWS: Form = Form(615u32);
        /**

Built by [`xvcvspuxds`](super::Ins::xvcvspuxds).*/
        pub const XVCVSPUXDS: Form = Form(616u32);
        /**

Built by [`xvcvspuxws`](super::Ins::xvcvspuxws).*/
        pub const XVCVSPUXWS: Form = Form(617u32);
        /**

Built by [`xvcvsxddp`](super::Ins::xvcvsxddp).*/
        pub const XVCVSXDDP: Form = Form(618u32);
        /**

Built by [`xvcvsxdsp`](super::Ins::xvcvsxdsp).*/
        pub const XVCVSXDSP: Form = Form(619u32);
        /**

Built by [`xvcvsxwdp`](super::Ins::xvcvsxwdp).*/
        pub const XVCVSXWDP: Form = Form(620u32);
        /**

Built by [`xvcvsxwsp`](super::Ins::xvcvsxwsp).*/
        pub const XVCVSXWSP: Form = Form(621u32);
        /**

Built by [`xvcvuxddp`](super::Ins::xvcvuxddp).*/
        pub const XVCVUXDDP: Form = Form(622u32);
        /**

Built by [`xvcvuxdsp`](super::Ins::xvcvuxdsp).*/
        pub const XVCVUXDSP: Form = Form(623u32);
        /**

Built by [`xvcvuxwdp`](super::Ins::xvcvuxwdp).*/
        pub const XVCVUXWDP: Form = Form(624u32);
        /**

Built by [`xvcvuxwsp`](super::Ins::xvcvuxwsp).*/
        pub const XVCVUXWSP: Form = Form(625u32);
        /**

Built by [`xvcvhpsp`](super::Ins::xvcvhpsp).*/
        pub const XVCVHPSP: Form = Form(626u32);
        /**

Built by [`xvcvsphp`](super::Ins::xvcvsphp).*/
        pub const XVCVSPHP: Form = Form(627u32);
        /**

Built by [`xxbrd`](super::Ins::xxbrd).*/
        pub const XXBRD: Form = Form(628u32);
        /**

Built by [`xxbrh`](super::Ins::xxbrh).*/
        pub const XXBRH: Form = Form(629u32);
        /**

Built by [`xxbrq`](super::Ins::xxbrq).*/
        pub const XXBRQ: Form = Form(630u32);
        /**

Built by [`xxbrw`](super::Ins::xxbrw).*/
        pub const XXBRW: Form = Form(631u32);
        /**

Built by [`xvxexpdp`](super::Ins::xvxexpdp).*/
        pub const XVXEXPDP: Form = Form(632u32);
        /**

Built by [`xvxexpsp`](super::Ins::xvxexpsp).*/
        pub const XVXEXPSP: Form = Form(633u32);
        /**

Built by [`xvxsigdp`](super::Ins::xvxsigdp).*/
        pub const XVXSIGDP: Form = Form(634u32);
        /**

Built by [`xvxsigsp`](super::Ins::xvxsigsp).*/
        pub const XVXSIGSP: Form = Form(635u32);
        /**With an immediate.

Built by [`xxspltw`](super::Ins::xxspltw).*/
        pub const XXSPLTW: Form = Form(636u32);
        /**With an immediate.

Built by [`xvtstdcdp`](super::Ins::xvtstdcdp).*/
        pub const XVTSTDCDP: Form = Form(637u32);
        /**With an immediate.

Built by [`xvtstdcsp`](super::Ins::xvtstdcsp).*/
        pub const XVTSTDCSP: Form = Form(638u32);
        /**The A-form or the M-form: a * b and c.

Built by [`xvmaddadp`](super::Ins::xvmaddadp).*/
        pub const XVMADDADP: Form = Form(639u32);
        ///An alternative of [`XVMADDADP`](XVMADDADP).
        pub const XVMADDADP_M: Form = Form(640u32);
        ///An alternative of [`XVMADDADP`](XVMADDADP).
        pub const XVMADDADP_M_B: Form = Form(641u32);
        /**The A-form or the M-form: a * b and c.

Built by [`xvmaddasp`](super::Ins::xvmaddasp).*/
        pub const XVMADDASP: Form = Form(642u32);
        ///An alternative of [`XVMADDASP`](XVMADDASP).
        pub const XVMADDASP_M: Form = Form(643u32);
        ///An alternative of [`XVMADDASP`](XVMADDASP).
        pub const XVMADDASP_M_B: Form = Form(644u32);
        /**The A-form or the M-form: a * b and c.

Built by [`xvmsubadp`](super::Ins::xvmsubadp).*/
        pub const XVMSUBADP: Form = Form(645u32);
        ///An alternative of [`XVMSUBADP`](XVMSUBADP).
        pub const XVMSUBADP_M: Form = Form(646u32);
        ///An alternative of [`XVMSUBADP`](XVMSUBADP).
        pub const XVMSUBADP_M_B: Form = Form(647u32);
        /**The A-form or the M-form: a * b and c.

Built by [`xvmsubasp`](super::Ins::xvmsubasp).*/
        pub const XVMSUBASP: Form = Form(648u32);
        ///An alternative of [`XVMSUBASP`](XVMSUBASP).
        pub const XVMSUBASP_M: Form = Form(649u32);
        ///An alternative of [`XVMSUBASP`](XVMSUBASP).
        pub const XVMSUBASP_M_B: Form = Form(650u32);
        /**The A-form or the M-form: a * b and c.

Built by [`xvnmaddadp`](super::Ins::xvnmaddadp).*/
        pub const XVNMADDADP: Form = Form(651u32);
        ///An alternative of [`XVNMADDADP`](XVNMADDADP).
        pub const XVNMADDADP_M: Form = Form(652u32);
        ///An alternative of [`XVNMADDADP`](XVNMADDADP).
        pub const XVNMADDADP_M_B: Form = Form(653u32);
        /**The A-form or the M-form: a * b and c.

Built by [`xvnmaddasp`](super::Ins::xvnmaddasp).*/
        pub const XVNMADDASP: Form = Form(654u32);
        ///An alternative of [`XVNMADDASP`](XVNMADDASP).
        pub const XVNMADDASP_M: Form = Form(655u32);
        ///An alternative of [`XVNMADDASP`](XVNMADDASP).
        pub const XVNMADDASP_M_B: Form = Form(656u32);
        /**The A-form or the M-form: a * b and c.

Built by [`xvnmsubadp`](super::Ins::xvnmsubadp).*/
        pub const XVNMSUBADP: Form = Form(657u32);
        ///An alternative of [`XVNMSUBADP`](XVNMSUBADP).
        pub const XVNMSUBADP_M: Form = Form(658u32);
        ///An alternative of [`XVNMSUBADP`](XVNMSUBADP).
        pub const XVNMSUBADP_M_B: Form = Form(659u32);
        /**The A-form or the M-form: a * b and c.

Built by [`xvnmsubasp`](super::Ins::xvnmsubasp).*/
        pub const XVNMSUBASP: Form = Form(660u32);
        ///An alternative of [`XVNMSUBASP`](XVNMSUBASP).
        pub const XVNMSUBASP_M: Form = Form(661u32);
        ///An alternative of [`XVNMSUBASP`](XVNMSUBASP).
        pub const XVNMSUBASP_M_B: Form = Form(662u32);
        /**Bits of `b` where the mask has ones, of `a` elsewhere.

Built by [`xxsel`](super::Ins::xxsel).*/
        pub const XXSEL: Form = Form(663u32);
        /**Bytes of `a` and of the second source, which it overwrites.

Built by [`xxperm`](super::Ins::xxperm).*/
        pub const XXPERM: Form = Form(664u32);
        /**Bytes of `a` and of the second source, which it overwrites.

Built by [`xxpermr`](super::Ins::xxpermr).*/
        pub const XXPERMR: Form = Form(665u32);
        /**A byte in each element.

Built by [`xxspltib`](super::Ins::xxspltib).*/
        pub const XXSPLTIB: Form = Form(666u32);
        /**Zero.

Built by [`xxlxor_zero`](super::Ins::xxlxor_zero).*/
        pub const XXLXOR_ZERO: Form = Form(667u32);
        /**Ones.

Built by [`xxleqv_ones`](super::Ins::xxleqv_ones).*/
        pub const XXLEQV_ONES: Form = Form(668u32);
        /**A constant.

Built by [`xxspltiw`](super::Ins::xxspltiw).*/
        pub const XXSPLTIW: Form = Form(669u32);
        /**A constant.

Built by [`xxspltidp`](super::Ins::xxspltidp).*/
        pub const XXSPLTIDP: Form = Form(670u32);
        /**A constant.

Built by [`lxvkq`](super::Ins::lxvkq).*/
        pub const LXVKQ: Form = Form(671u32);
        /**ADDIS of R2, ADDI and LXV.

Built by [`const_v128`](super::Ins::const_v128).*/
        pub const CONST_V128: Form = Form(672u32);
        /**An element.

Built by [`xxextractuw`](super::Ins::xxextractuw).*/
        pub const XXEXTRACTUW: Form = Form(673u32);
        /**Replaces an element.

Built by [`xxinsertw`](super::Ins::xxinsertw).*/
        pub const XXINSERTW: Form = Form(674u32);
        /**A condition.

Built by [`xvtdivdp`](super::Ins::xvtdivdp).*/
        pub const XVTDIVDP: Form = Form(675u32);
        /**A condition.

Built by [`xvtdivsp`](super::Ins::xvtdivsp).*/
        pub const XVTDIVSP: Form = Form(676u32);
        /**A condition.

Built by [`xvtsqrtdp`](super::Ins::xvtsqrtdp).*/
        pub const XVTSQRTDP: Form = Form(677u32);
        /**A condition.

Built by [`xvtsqrtsp`](super::Ins::xvtsqrtsp).*/
        pub const XVTSQRTSP: Form = Form(678u32);
        /**Whether bytes are all odd or all even.

Built by [`xvtlsbb`](super::Ins::xvtlsbb).*/
        pub const XVTLSBB: Form = Form(679u32);
        /**Any function of three bits.

Built by [`xxeval`](super::Ins::xxeval).*/
        pub const XXEVAL: Form = Form(680u32);
        /**

Built by [`xxblendvb`](super::Ins::xxblendvb).*/
        pub const XXBLENDVB: Form = Form(681u32);
        /**

Built by [`xxblendvh`](super::Ins::xxblendvh).*/
        pub const XXBLENDVH: Form = Form(682u32);
        /**

Built by [`xxblendvw`](super::Ins::xxblendvw).*/
        pub const XXBLENDVW: Form = Form(683u32);
        /**

Built by [`xxblendvd`](super::Ins::xxblendvd).*/
        pub const XXBLENDVD: Form = Form(684u32);
        /**

Built by [`xxpermx`](super::Ins::xxpermx).*/
        pub const XXPERMX: Form = Form(685u32);
        /**Replaces a word of each half by an immediate.

Built by [`xxsplti32dx`](super::Ins::xxsplti32dx).*/
        pub const XXSPLTI32DX: Form = Form(686u32);
        /**

Built by [`lxv`](super::Ins::lxv).*/
        pub const LXV: Form = Form(687u32);
        /**

Built by [`stxv`](super::Ins::stxv).*/
        pub const STXV: Form = Form(688u32);
        /**With an offset of 34 bits.

Built by [`plxv`](super::Ins::plxv).*/
        pub const PLXV: Form = Form(689u32);
        /**With an offset of 34 bits.

Built by [`pstxv`](super::Ins::pstxv).*/
        pub const PSTXV: Form = Form(690u32);
        /**

Built by [`lxvx`](super::Ins::lxvx).*/
        pub const LXVX: Form = Form(691u32);
        /**

Built by [`lxvd2x`](super::Ins::lxvd2x).*/
        pub const LXVD2X: Form = Form(692u32);
        /**

Built by [`lxvw4x`](super::Ins::lxvw4x).*/
        pub const LXVW4X: Form = Form(693u32);
        /**

Built by [`lxvh8x`](super::Ins::lxvh8x).*/
        pub const LXVH8X: Form = Form(694u32);
        /**

Built by [`lxvb16x`](super::Ins::lxvb16x).*/
        pub const LXVB16X: Form = Form(695u32);
        /**

Built by [`lxvdsx`](super::Ins::lxvdsx).*/
        pub const LXVDSX: Form = Form(696u32);
        /**

Built by [`lxvwsx`](super::Ins::lxvwsx).*/
        pub const LXVWSX: Form = Form(697u32);
        /**Into the rightmost element.

Built by [`lxvrbx`](super::Ins::lxvrbx).*/
        pub const LXVRBX: Form = Form(698u32);
        /**Into the rightmost element.

Built by [`lxvrhx`](super::Ins::lxvrhx).*/
        pub const LXVRHX: Form = Form(699u32);
        /**Into the rightmost element.

Built by [`lxvrwx`](super::Ins::lxvrwx).*/
        pub const LXVRWX: Form = Form(700u32);
        /**Into the rightmost element.

Built by [`lxvrdx`](super::Ins::lxvrdx).*/
        pub const LXVRDX: Form = Form(701u32);
        /**

Built by [`stxvx`](super::Ins::stxvx).*/
        pub const STXVX: Form = Form(702u32);
        /**

Built by [`stxvd2x`](super::Ins::stxvd2x).*/
        pub const STXVD2X: Form = Form(703u32);
        /**

Built by [`stxvw4x`](super::Ins::stxvw4x).*/
        pub const STXVW4X: Form = Form(704u32);
        /**

Built by [`stxvh8x`](super::Ins::stxvh8x).*/
        pub const STXVH8X: Form = Form(705u32);
        /**

Built by [`stxvb16x`](super::Ins::stxvb16x).*/
        pub const STXVB16X: Form = Form(706u32);
        /**Of the rightmost element.

Built by [`stxvrbx`](super::Ins::stxvrbx).*/
        pub const STXVRBX: Form = Form(707u32);
        /**Of the rightmost element.

Built by [`stxvrhx`](super::Ins::stxvrhx).*/
        pub const STXVRHX: Form = Form(708u32);
        /**Of the rightmost element.

Built by [`stxvrwx`](super::Ins::stxvrwx).*/
        pub const STXVRWX: Form = Form(709u32);
        /**Of the rightmost element.

Built by [`stxvrdx`](super::Ins::stxvrdx).*/
        pub const STXVRDX: Form = Form(710u32);
        /**As many bytes as a register says.

Built by [`lxvl`](super::Ins::lxvl).*/
        pub const LXVL: Form = Form(711u32);
        /**As many bytes as a register says.

Built by [`lxvll`](super::Ins::lxvll).*/
        pub const LXVLL: Form = Form(712u32);
        /**As many bytes as a register says.

Built by [`stxvl`](super::Ins::stxvl).*/
        pub const STXVL: Form = Form(713u32);
        /**As many bytes as a register says.

Built by [`stxvll`](super::Ins::stxvll).*/
        pub const STXVLL: Form = Form(714u32);
        /**Two vectors.

Built by [`lxvp`](super::Ins::lxvp).*/
        pub const LXVP: Form = Form(715u32);
        /**Two vectors.

Built by [`stxvp`](super::Ins::stxvp).*/
        pub const STXVP: Form = Form(716u32);
        /**

Built by [`vaddubm`](super::Ins::vaddubm).*/
        pub const VADDUBM: Form = Form(717u32);
        /**

Built by [`vadduhm`](super::Ins::vadduhm).*/
        pub const VADDUHM: Form = Form(718u32);
        /**

Built by [`vadduwm`](super::Ins::vadduwm).*/
        pub const VADDUWM: Form = Form(719u32);
        /**

Built by [`vaddudm`](super::Ins::vaddudm).*/
        pub const VADDUDM: Form = Form(720u32);
        /**

Built by [`vadduqm`](super::Ins::vadduqm).*/
        pub const VADDUQM: Form = Form(721u32);
        /**

Built by [`vaddcuw`](super::Ins::vaddcuw).*/
        pub const VADDCUW: Form = Form(722u32);
        /**

Built by [`vaddcuq`](super::Ins::vaddcuq).*/
        pub const VADDCUQ: Form = Form(723u32);
        /**

Built by [`vaddubs`](super::Ins::vaddubs).*/
        pub const VADDUBS: Form = Form(724u32);
        /**

Built by [`vadduhs`](super::Ins::vadduhs).*/
        pub const VADDUHS: Form = Form(725u32);
        /**

Built by [`vadduws`](super::Ins::vadduws).*/
        pub const VADDUWS: Form = Form(726u32);
        /**

Built by [`vaddsbs`](super::Ins::vaddsbs).*/
        pub const VADDSBS: Form = Form(727u32);
        /**

Built by [`vaddshs`](super::Ins::vaddshs).*/
        pub const VADDSHS: Form = Form(728u32);
        /**

Built by [`vaddsws`](super::Ins::vaddsws).*/
        pub const VADDSWS: Form = Form(729u32);
        /**

Built by [`vsububm`](super::Ins::vsububm).*/
        pub const VSUBUBM: Form = Form(730u32);
        /**

Built by [`vsubuhm`](super::Ins::vsubuhm).*/
        pub const VSUBUHM: Form = Form(731u32);
        /**

Built by [`vsubuwm`](super::Ins::vsubuwm).*/
        pub const VSUBUWM: Form = Form(732u32);
        /**

Built by [`vsubudm`](super::Ins::vsubudm).*/
        pub const VSUBUDM: Form = Form(733u32);
        /**

Built by [`vsubuqm`](super::Ins::vsubuqm).*/
        pub const VSUBUQM: Form = Form(734u32);
        /**

Built by [`vsubcuw`](super::Ins::vsubcuw).*/
        pub const VSUBCUW: Form = Form(735u32);
        /**

Built by [`vsubcuq`](super::Ins::vsubcuq).*/
        pub const VSUBCUQ: Form = Form(736u32);
        /**

Built by [`vsububs`](super::Ins::vsububs).*/
        pub const VSUBUBS: Form = Form(737u32);
        /**

Built by [`vsubuhs`](super::Ins::vsubuhs).*/
        pub const VSUBUHS: Form = Form(738u32);
        /**

Built by [`vsubuws`](super::Ins::vsubuws).*/
        pub const VSUBUWS: Form = Form(739u32);
        /**

Built by [`vsubsbs`](super::Ins::vsubsbs).*/
        pub const VSUBSBS: Form = Form(740u32);
        /**

Built by [`vsubshs`](super::Ins::vsubshs).*/
        pub const VSUBSHS: Form = Form(741u32);
        /**

Built by [`vsubsws`](super::Ins::vsubsws).*/
        pub const VSUBSWS: Form = Form(742u32);
        /**

Built by [`vavgub`](super::Ins::vavgub).*/
        pub const VAVGUB: Form = Form(743u32);
        /**

Built by [`vavguh`](super::Ins::vavguh).*/
        pub const VAVGUH: Form = Form(744u32);
        /**

Built by [`vavguw`](super::Ins::vavguw).*/
        pub const VAVGUW: Form = Form(745u32);
        /**

Built by [`vavgsb`](super::Ins::vavgsb).*/
        pub const VAVGSB: Form = Form(746u32);
        /**

Built by [`vavgsh`](super::Ins::vavgsh).*/
        pub const VAVGSH: Form = Form(747u32);
        /**

Built by [`vavgsw`](super::Ins::vavgsw).*/
        pub const VAVGSW: Form = Form(748u32);
        /**

Built by [`vabsdub`](super::Ins::vabsdub).*/
        pub const VABSDUB: Form = Form(749u32);
        /**

Built by [`vabsduh`](super::Ins::vabsduh).*/
        pub const VABSDUH: Form = Form(750u32);
        /**

Built by [`vabsduw`](super::Ins::vabsduw).*/
        pub const VABSDUW: Form = Form(751u32);
        /**

Built by [`vmaxub`](super::Ins::vmaxub).*/
        pub const VMAXUB: Form = Form(752u32);
        /**

Built by [`vmaxuh`](super::Ins::vmaxuh).*/
        pub const VMAXUH: Form = Form(753u32);
        /**

Built by [`vmaxuw`](super::Ins::vmaxuw).*/
        pub const VMAXUW: Form = Form(754u32);
        /**

Built by [`vmaxud`](super::Ins::vmaxud).*/
        pub const VMAXUD: Form = Form(755u32);
        /**

Built by [`vmaxsb`](super::Ins::vmaxsb).*/
        pub const VMAXSB: Form = Form(756u32);
        /**

Built by [`vmaxsh`](super::Ins::vmaxsh).*/
        pub const VMAXSH: Form = Form(757u32);
        /**

Built by [`vmaxsw`](super::Ins::vmaxsw).*/
        pub const VMAXSW: Form = Form(758u32);
        /**

Built by [`vmaxsd`](super::Ins::vmaxsd).*/
        pub const VMAXSD: Form = Form(759u32);
        /**

Built by [`vminub`](super::Ins::vminub).*/
        pub const VMINUB: Form = Form(760u32);
        /**

Built by [`vminuh`](super::Ins::vminuh).*/
        pub const VMINUH: Form = Form(761u32);
        /**

Built by [`vminuw`](super::Ins::vminuw).*/
        pub const VMINUW: Form = Form(762u32);
        /**

Built by [`vminud`](super::Ins::vminud).*/
        pub const VMINUD: Form = Form(763u32);
        /**

Built by [`vminsb`](super::Ins::vminsb).*/
        pub const VMINSB: Form = Form(764u32);
        /**

Built by [`vminsh`](super::Ins::vminsh).*/
        pub const VMINSH: Form = Form(765u32);
        /**

Built by [`vminsw`](super::Ins::vminsw).*/
        pub const VMINSW: Form = Form(766u32);
        /**

Built by [`vminsd`](super::Ins::vminsd).*/
        pub const VMINSD: Form = Form(767u32);
        /**

Built by [`vmuleub`](super::Ins::vmuleub).*/
        pub const VMULEUB: Form = Form(768u32);
        /**

Built by [`vmuleuh`](super::Ins::vmuleuh).*/
        pub const VMULEUH: Form = Form(769u32);
        /**

Built by [`vmuleuw`](super::Ins::vmuleuw).*/
        pub const VMULEUW: Form = Form(770u32);
        /**

Built by [`vmulesb`](super::Ins::vmulesb).*/
        pub const VMULESB: Form = Form(771u32);
        /**

Built by [`vmulesh`](super::Ins::vmulesh).*/
        pub const VMULESH: Form = Form(772u32);
        /**

Built by [`vmulesw`](super::Ins::vmulesw).*/
        pub const VMULESW: Form = Form(773u32);
        /**

Built by [`vmuloub`](super::Ins::vmuloub).*/
        pub const VMULOUB: Form = Form(774u32);
        /**

Built by [`vmulouh`](super::Ins::vmulouh).*/
        pub const VMULOUH: Form = Form(775u32);
        /**

Built by [`vmulouw`](super::Ins::vmulouw).*/
        pub const VMULOUW: Form = Form(776u32);
        /**

Built by [`vmulosb`](super::Ins::vmulosb).*/
        pub const VMULOSB: Form = Form(777u32);
        /**

Built by [`vmulosh`](super::Ins::vmulosh).*/
        pub const VMULOSH: Form = Form(778u32);
        /**

Built by [`vmulosw`](super::Ins::vmulosw).*/
        pub const VMULOSW: Form = Form(779u32);
        /**

Built by [`vmuluwm`](super::Ins::vmuluwm).*/
        pub const VMULUWM: Form = Form(780u32);
        /**

Built by [`vrlb`](super::Ins::vrlb).*/
        pub const VRLB: Form = Form(781u32);
        /**

Built by [`vrlh`](super::Ins::vrlh).*/
        pub const VRLH: Form = Form(782u32);
        /**

Built by [`vrlw`](super::Ins::vrlw).*/
        pub const VRLW: Form = Form(783u32);
        /**

Built by [`vrld`](super::Ins::vrld).*/
        pub const VRLD: Form = Form(784u32);
        /**

Built by [`vslb`](super::Ins::vslb).*/
        pub const VSLB: Form = Form(785u32);
        /**

Built by [`vslh`](super::Ins::vslh).*/
        pub const VSLH: Form = Form(786u32);
        /**

Built by [`vslw`](super::Ins::vslw).*/
        pub const VSLW: Form = Form(787u32);
        /**

Built by [`vsld`](super::Ins::vsld).*/
        pub const VSLD: Form = Form(788u32);
        /**

Built by [`vsrb`](super::Ins::vsrb).*/
        pub const VSRB: Form = Form(789u32);
        /**

Built by [`vsrh`](super::Ins::vsrh).*/
        pub const VSRH: Form = Form(790u32);
        /**

Built by [`vsrw`](super::Ins::vsrw).*/
        pub const VSRW: Form = Form(791u32);
        /**

Built by [`vsrd`](super::Ins::vsrd).*/
        pub const VSRD: Form = Form(792u32);
        /**

Built by [`vsrab`](super::Ins::vsrab).*/
        pub const VSRAB: Form = Form(793u32);
        /**

Built by [`vsrah`](super::Ins::vsrah).*/
        pub const VSRAH: Form = Form(794u32);
        /**

Built by [`vsraw`](super::Ins::vsraw).*/
        pub const VSRAW: Form = Form(795u32);
        /**

Built by [`vsrad`](super::Ins::vsrad).*/
        pub const VSRAD: Form = Form(796u32);
        /**

Built by [`vsl`](super::Ins::vsl).*/
        pub const VSL: Form = Form(797u32);
        /**

Built by [`vslo`](super::Ins::vslo).*/
        pub const VSLO: Form = Form(798u32);
        /**

Built by [`vsr`](super::Ins::vsr).*/
        pub const VSR: Form = Form(799u32);
        /**

Built by [`vsro`](super::Ins::vsro).*/
        pub const VSRO: Form = Form(800u32);
        /**

Built by [`vslv`](super::Ins::vslv).*/
        pub const VSLV: Form = Form(801u32);
        /**

Built by [`vsrv`](super::Ins::vsrv).*/
        pub const VSRV: Form = Form(802u32);
        /**

Built by [`vrlwnm`](super::Ins::vrlwnm).*/
        pub const VRLWNM: Form = Form(803u32);
        /**

Built by [`vrldnm`](super::Ins::vrldnm).*/
        pub const VRLDNM: Form = Form(804u32);
        /**

Built by [`vpkuhum`](super::Ins::vpkuhum).*/
        pub const VPKUHUM: Form = Form(805u32);
        /**

Built by [`vpkuwum`](super::Ins::vpkuwum).*/
        pub const VPKUWUM: Form = Form(806u32);
        /**

Built by [`vpkudum`](super::Ins::vpkudum).*/
        pub const VPKUDUM: Form = Form(807u32);
        /**

Built by [`vpkuhus`](super::Ins::vpkuhus).*/
        pub const VPKUHUS: Form = Form(808u32);
        /**

Built by [`vpkuwus`](super::Ins::vpkuwus).*/
        pub const VPKUWUS: Form = Form(809u32);
        /**

Built by [`vpkudus`](super::Ins::vpkudus).*/
        pub const VPKUDUS: Form = Form(810u32);
        /**

Built by [`vpkshss`](super::Ins::vpkshss).*/
        pub const VPKSHSS: Form = Form(811u32);
        /**

Built by [`vpkswss`](super::Ins::vpkswss).*/
        pub const VPKSWSS: Form = Form(812u32);
        /**

Built by [`vpksdss`](super::Ins::vpksdss).*/
        pub const VPKSDSS: Form = Form(813u32);
        /**

Built by [`vpkshus`](super::Ins::vpkshus).*/
        pub const VPKSHUS: Form = Form(814u32);
        /**

Built by [`vpkswus`](super::Ins::vpkswus).*/
        pub const VPKSWUS: Form = Form(815u32);
        /**

Built by [`vpksdus`](super::Ins::vpksdus).*/
        pub const VPKSDUS: Form = Form(816u32);
        /**

Built by [`vpkpx`](super::Ins::vpkpx).*/
        pub const VPKPX: Form = Form(817u32);
        /**

Built by [`vmrghb`](super::Ins::vmrghb).*/
        pub const VMRGHB: Form = Form(818u32);
        /**

Built by [`vmrghh`](super::Ins::vmrghh).*/
        pub const VMRGHH: Form = Form(819u32);
        /**

Built by [`vmrglb`](super::Ins::vmrglb).*/
        pub const VMRGLB: Form = Form(820u32);
        /**

Built by [`vmrglh`](super::Ins::vmrglh).*/
        pub const VMRGLH: Form = Form(821u32);
        /**

Built by [`vmrgew`](super::Ins::vmrgew).*/
        pub const VMRGEW: Form = Form(822u32);
        /**

Built by [`vmrgow`](super::Ins::vmrgow).*/
        pub const VMRGOW: Form = Form(823u32);
        /**

Built by [`vsum4ubs`](super::Ins::vsum4ubs).*/
        pub const VSUM4UBS: Form = Form(824u32);
        /**

Built by [`vsum4sbs`](super::Ins::vsum4sbs).*/
        pub const VSUM4SBS: Form = Form(825u32);
        /**

Built by [`vsum4shs`](super::Ins::vsum4shs).*/
        pub const VSUM4SHS: Form = Form(826u32);
        /**

Built by [`vsum2sws`](super::Ins::vsum2sws).*/
        pub const VSUM2SWS: Form = Form(827u32);
        /**

Built by [`vsumsws`](super::Ins::vsumsws).*/
        pub const VSUMSWS: Form = Form(828u32);
        /**

Built by [`vbpermq`](super::Ins::vbpermq).*/
        pub const VBPERMQ: Form = Form(829u32);
        /**

Built by [`vbpermd`](super::Ins::vbpermd).*/
        pub const VBPERMD: Form = Form(830u32);
        /**

Built by [`vpmsumb`](super::Ins::vpmsumb).*/
        pub const VPMSUMB: Form = Form(831u32);
        /**

Built by [`vpmsumh`](super::Ins::vpmsumh).*/
        pub const VPMSUMH: Form = Form(832u32);
        /**

Built by [`vpmsumw`](super::Ins::vpmsumw).*/
        pub const VPMSUMW: Form = Form(833u32);
        /**

Built by [`vpmsumd`](super::Ins::vpmsumd).*/
        pub const VPMSUMD: Form = Form(834u32);
        /**

Built by [`vcipher`](super::Ins::vcipher).*/
        pub const VCIPHER: Form = Form(835u32);
        /**

Built by [`vcipherlast`](super::Ins::vcipherlast).*/
        pub const VCIPHERLAST: Form = Form(836u32);
        /**

Built by [`vncipher`](super::Ins::vncipher).*/
        pub const VNCIPHER: Form = Form(837u32);
        /**

Built by [`vncipherlast`](super::Ins::vncipherlast).*/
        pub const VNCIPHERLAST: Form = Form(838u32);
        /**

Built by [`vcmpequb`](super::Ins::vcmpequb).*/
        pub const VCMPEQUB: Form = Form(839u32);
        /**

Built by [`vcmpequh`](super::Ins::vcmpequh).*/
        pub const VCMPEQUH: Form = Form(840u32);
        /**

Built by [`vcmpequw`](super::Ins::vcmpequw).*/
        pub const VCMPEQUW: Form = Form(841u32);
        /**

Built by [`vcmpequd`](super::Ins::vcmpequd).*/
        pub const VCMPEQUD: Form = Form(842u32);
        /**

Built by [`vcmpgtub`](super::Ins::vcmpgtub).*/
        pub const VCMPGTUB: Form = Form(843u32);
        /**

Built by [`vcmpgtuh`](super::Ins::vcmpgtuh).*/
        pub const VCMPGTUH: Form = Form(844u32);
        /**

Built by [`vcmpgtuw`](super::Ins::vcmpgtuw).*/
        pub const VCMPGTUW: Form = Form(845u32);
        /**

Built by [`vcmpgtud`](super::Ins::vcmpgtud).*/
        pub const VCMPGTUD: Form = Form(846u32);
        /**

Built by [`vcmpgtsb`](super::Ins::vcmpgtsb).*/
        pub const VCMPGTSB: Form = Form(847u32);
        /**

Built by [`vcmpgtsh`](super::Ins::vcmpgtsh).*/
        pub const VCMPGTSH: Form = Form(848u32);
        /**

Built by [`vcmpgtsw`](super::Ins::vcmpgtsw).*/
        pub const VCMPGTSW: Form = Form(849u32);
        /**

Built by [`vcmpgtsd`](super::Ins::vcmpgtsd).*/
        pub const VCMPGTSD: Form = Form(850u32);
        /**

Built by [`vcmpneb`](super::Ins::vcmpneb).*/
        pub const VCMPNEB: Form = Form(851u32);
        /**

Built by [`vcmpneh`](super::Ins::vcmpneh).*/
        pub const VCMPNEH: Form = Form(852u32);
        /**

Built by [`vcmpnew`](super::Ins::vcmpnew).*/
        pub const VCMPNEW: Form = Form(853u32);
        /**

Built by [`vcmpnezb`](super::Ins::vcmpnezb).*/
        pub const VCMPNEZB: Form = Form(854u32);
        /**

Built by [`vcmpnezh`](super::Ins::vcmpnezh).*/
        pub const VCMPNEZH: Form = Form(855u32);
        /**

Built by [`vcmpnezw`](super::Ins::vcmpnezw).*/
        pub const VCMPNEZW: Form = Form(856u32);
        /**vcmpequb, and a condition: of all elements, or of none.

Built by [`vcmpequb_rec`](super::Ins::vcmpequb_rec).*/
        pub const VCMPEQUB_REC: Form = Form(857u32);
        /**vcmpequh, and a condition: of all elements, or of none.

Built by [`vcmpequh_rec`](super::Ins::vcmpequh_rec).*/
        pub const VCMPEQUH_REC: Form = Form(858u32);
        /**vcmpequw, and a condition: of all elements, or of none.

Built by [`vcmpequw_rec`](super::Ins::vcmpequw_rec).*/
        pub const VCMPEQUW_REC: Form = Form(859u32);
        /**vcmpequd, and a condition: of all elements, or of none.

Built by [`vcmpequd_rec`](super::Ins::vcmpequd_rec).*/
        pub const VCMPEQUD_REC: Form = Form(860u32);
        /**vcmpgtub, and a condition: of all elements, or of none.

Built by [`vcmpgtub_rec`](super::Ins::vcmpgtub_rec).*/
        pub const VCMPGTUB_REC: Form = Form(861u32);
        /**vcmpgtuh, and a condition: of all elements, or of none.

Built by [`vcmpgtuh_rec`](super::Ins::vcmpgtuh_rec).*/
        pub const VCMPGTUH_REC: Form = Form(862u32);
        /**vcmpgtuw, and a condition: of all elements, or of none.

Built by [`vcmpgtuw_rec`](super::Ins::vcmpgtuw_rec).*/
        pub const VCMPGTUW_REC: Form = Form(863u32);
        /**vcmpgtud, and a condition: of all elements, or of none.

Built by [`vcmpgtud_rec`](super::Ins::vcmpgtud_rec).*/
        pub const VCMPGTUD_REC: Form = Form(864u32);
        /**vcmpgtsb, and a condition: of all elements, or of none.

Built by [`vcmpgtsb_rec`](super::Ins::vcmpgtsb_rec).*/
        pub const VCMPGTSB_REC: Form = Form(865u32);
        /**vcmpgtsh, and a condition: of all elements, or of none.

Built by [`vcmpgtsh_rec`](super::Ins::vcmpgtsh_rec).*/
        pub const VCMPGTSH_REC: Form = Form(866u32);
        /**vcmpgtsw, and a condition: of all elements, or of none.

Built by [`vcmpgtsw_rec`](super::Ins::vcmpgtsw_rec).*/
        pub const VCMPGTSW_REC: Form = Form(867u32);
        /**vcmpgtsd, and a condition: of all elements, or of none.

Built by [`vcmpgtsd_rec`](super::Ins::vcmpgtsd_rec).*/
        pub const VCMPGTSD_REC: Form = Form(868u32);
        /**vcmpneb, and a condition: of all elements, or of none.

Built by [`vcmpneb_rec`](super::Ins::vcmpneb_rec).*/
        pub const VCMPNEB_REC: Form = Form(869u32);
        /**vcmpneh, and a condition: of all elements, or of none.

Built by [`vcmpneh_rec`](super::Ins::vcmpneh_rec).*/
        pub const VCMPNEH_REC: Form = Form(870u32);
        /**vcmpnew, and a condition: of all elements, or of none.

Built by [`vcmpnew_rec`](super::Ins::vcmpnew_rec).*/
        pub const VCMPNEW_REC: Form = Form(871u32);
        /**vcmpnezb, and a condition: of all elements, or of none.

Built by [`vcmpnezb_rec`](super::Ins::vcmpnezb_rec).*/
        pub const VCMPNEZB_REC: Form = Form(872u32);
        /**vcmpnezh, and a condition: of all elements, or of none.

Built by [`vcmpnezh_rec`](super::Ins::vcmpnezh_rec).*/
        pub const VCMPNEZH_REC: Form = Form(873u32);
        /**vcmpnezw, and a condition: of all elements, or of none.

Built by [`vcmpnezw_rec`](super::Ins::vcmpnezw_rec).*/
        pub const VCMPNEZW_REC: Form = Form(874u32);
        /**

Built by [`vmulld`](super::Ins::vmulld).*/
        pub const VMULLD: Form = Form(875u32);
        /**

Built by [`vmulhsw`](super::Ins::vmulhsw).*/
        pub const VMULHSW: Form = Form(876u32);
        /**

Built by [`vmulhuw`](super::Ins::vmulhuw).*/
        pub const VMULHUW: Form = Form(877u32);
        /**

Built by [`vmulhsd`](super::Ins::vmulhsd).*/
        pub const VMULHSD: Form = Form(878u32);
        /**

Built by [`vmulhud`](super::Ins::vmulhud).*/
        pub const VMULHUD: Form = Form(879u32);
        /**

Built by [`vmulesd`](super::Ins::vmulesd).*/
        pub const VMULESD: Form = Form(880u32);
        /**

Built by [`vmuleud`](super::Ins::vmuleud).*/
        pub const VMULEUD: Form = Form(881u32);
        /**

Built by [`vmulosd`](super::Ins::vmulosd).*/
        pub const VMULOSD: Form = Form(882u32);
        /**

Built by [`vmuloud`](super::Ins::vmuloud).*/
        pub const VMULOUD: Form = Form(883u32);
        /**

Built by [`vdivsw`](super::Ins::vdivsw).*/
        pub const VDIVSW: Form = Form(884u32);
        /**

Built by [`vdivuw`](super::Ins::vdivuw).*/
        pub const VDIVUW: Form = Form(885u32);
        /**

Built by [`vdivsd`](super::Ins::vdivsd).*/
        pub const VDIVSD: Form = Form(886u32);
        /**

Built by [`vdivud`](super::Ins::vdivud).*/
        pub const VDIVUD: Form = Form(887u32);
        /**

Built by [`vdivsq`](super::Ins::vdivsq).*/
        pub const VDIVSQ: Form = Form(888u32);
        /**

Built by [`vdivuq`](super::Ins::vdivuq).*/
        pub const VDIVUQ: Form = Form(889u32);
        /**

Built by [`vdivesw`](super::Ins::vdivesw).*/
        pub const VDIVESW: Form = Form(890u32);
        /**

Built by [`vdiveuw`](super::Ins::vdiveuw).*/
        pub const VDIVEUW: Form = Form(891u32);
        /**

Built by [`vdivesd`](super::Ins::vdivesd).*/
        pub const VDIVESD: Form = Form(892u32);
        /**

Built by [`vdiveud`](super::Ins::vdiveud).*/
        pub const VDIVEUD: Form = Form(893u32);
        /**

Built by [`vmodsw`](super::Ins::vmodsw).*/
        pub const VMODSW: Form = Form(894u32);
        /**

Built by [`vmoduw`](super::Ins::vmoduw).*/
        pub const VMODUW: Form = Form(895u32);
        /**

Built by [`vmodsd`](super::Ins::vmodsd).*/
        pub const VMODSD: Form = Form(896u32);
        /**

Built by [`vmodud`](super::Ins::vmodud).*/
        pub const VMODUD: Form = Form(897u32);
        /**

Built by [`vmodsq`](super::Ins::vmodsq).*/
        pub const VMODSQ: Form = Form(898u32);
        /**

Built by [`vmoduq`](super::Ins::vmoduq).*/
        pub const VMODUQ: Form = Form(899u32);
        /**

Built by [`vrlq`](super::Ins::vrlq).*/
        pub const VRLQ: Form = Form(900u32);
        /**

Built by [`vrlqnm`](super::Ins::vrlqnm).*/
        pub const VRLQNM: Form = Form(901u32);
        /**

Built by [`vslq`](super::Ins::vslq).*/
        pub const VSLQ: Form = Form(902u32);
        /**

Built by [`vsrq`](super::Ins::vsrq).*/
        pub const VSRQ: Form = Form(903u32);
        /**

Built by [`vsraq`](super::Ins::vsraq).*/
        pub const VSRAQ: Form = Form(904u32);
        /**

Built by [`vcmpequq`](super::Ins::vcmpequq).*/
        pub const VCMPEQUQ: Form = Form(905u32);
        /**

Built by [`vcmpgtuq`](super::Ins::vcmpgtuq).*/
        pub const VCMPGTUQ: Form = Form(906u32);
        /**

Built by [`vcmpgtsq`](super::Ins::vcmpgtsq).*/
        pub const VCMPGTSQ: Form = Form(907u32);
        /**

Built by [`vclzdm`](super::Ins::vclzdm).*/
        pub const VCLZDM: Form = Form(908u32);
        /**

Built by [`vctzdm`](super::Ins::vctzdm).*/
        pub const VCTZDM: Form = Form(909u32);
        /**

Built by [`vpdepd`](super::Ins::vpdepd).*/
        pub const VPDEPD: Form = Form(910u32);
        /**

Built by [`vpextd`](super::Ins::vpextd).*/
        pub const VPEXTD: Form = Form(911u32);
        /**

Built by [`vcfuged`](super::Ins::vcfuged).*/
        pub const VCFUGED: Form = Form(912u32);
        /**

Built by [`vupkhsb`](super::Ins::vupkhsb).*/
        pub const VUPKHSB: Form = Form(913u32);
        /**

Built by [`vupkhsh`](super::Ins::vupkhsh).*/
        pub const VUPKHSH: Form = Form(914u32);
        /**

Built by [`vupkhsw`](super::Ins::vupkhsw).*/
        pub const VUPKHSW: Form = Form(915u32);
        /**

Built by [`vupklsb`](super::Ins::vupklsb).*/
        pub const VUPKLSB: Form = Form(916u32);
        /**

Built by [`vupklsh`](super::Ins::vupklsh).*/
        pub const VUPKLSH: Form = Form(917u32);
        /**

Built by [`vupklsw`](super::Ins::vupklsw).*/
        pub const VUPKLSW: Form = Form(918u32);
        /**

Built by [`vupkhpx`](super::Ins::vupkhpx).*/
        pub const VUPKHPX: Form = Form(919u32);
        /**

Built by [`vupklpx`](super::Ins::vupklpx).*/
        pub const VUPKLPX: Form = Form(920u32);
        /**

Built by [`vclzb`](super::Ins::vclzb).*/
        pub const VCLZB: Form = Form(921u32);
        /**

Built by [`vclzh`](super::Ins::vclzh).*/
        pub const VCLZH: Form = Form(922u32);
        /**

Built by [`vclzw`](super::Ins::vclzw).*/
        pub const VCLZW: Form = Form(923u32);
        /**

Built by [`vclzd`](super::Ins::vclzd).*/
        pub const VCLZD: Form = Form(924u32);
        /**

Built by [`vctzb`](super::Ins::vctzb).*/
        pub const VCTZB: Form = Form(925u32);
        /**

Built by [`vctzh`](super::Ins::vctzh).*/
        pub const VCTZH: Form = Form(926u32);
        /**

Built by [`vctzw`](super::Ins::vctzw).*/
        pub const VCTZW: Form = Form(927u32);
        /**

Built by [`vctzd`](super::Ins::vctzd).*/
        pub const VCTZD: Form = Form(928u32);
        /**

Built by [`vpopcntb`](super::Ins::vpopcntb).*/
        pub const VPOPCNTB: Form = Form(929u32);
        /**

Built by [`vpopcnth`](super::Ins::vpopcnth).*/
        pub const VPOPCNTH: Form = Form(930u32);
        /**

Built by [`vpopcntw`](super::Ins::vpopcntw).*/
        pub const VPOPCNTW: Form = Form(931u32);
        /**

Built by [`vpopcntd`](super::Ins::vpopcntd).*/
        pub const VPOPCNTD: Form = Form(932u32);
        /**

Built by [`vnegw`](super::Ins::vnegw).*/
        pub const VNEGW: Form = Form(933u32);
        /**

Built by [`vnegd`](super::Ins::vnegd).*/
        pub const VNEGD: Form = Form(934u32);
        /**

Built by [`vprtybw`](super::Ins::vprtybw).*/
        pub const VPRTYBW: Form = Form(935u32);
        /**

Built by [`vprtybd`](super::Ins::vprtybd).*/
        pub const VPRTYBD: Form = Form(936u32);
        /**

Built by [`vprtybq`](super::Ins::vprtybq).*/
        pub const VPRTYBQ: Form = Form(937u32);
        /**

Built by [`vextsb2w`](super::Ins::vextsb2w).*/
        pub const VEXTSB2W: Form = Form(938u32);
        /**

Built by [`vextsh2w`](super::Ins::vextsh2w).*/
        pub const VEXTSH2W: Form = Form(939u32);
        /**

Built by [`vextsb2d`](super::Ins::vextsb2d).*/
        pub const VEXTSB2D: Form = Form(940u32);
        /**

Built by [`vextsh2d`](super::Ins::vextsh2d).*/
        pub const VEXTSH2D: Form = Form(941u32);
        /**

Built by [`vextsw2d`](super::Ins::vextsw2d).*/
        pub const VEXTSW2D: Form = Form(942u32);
        /**

Built by [`vgbbd`](super::Ins::vgbbd).*/
        pub const VGBBD: Form = Form(943u32);
        /**

Built by [`vsbox`](super::Ins::vsbox).*/
        pub const VSBOX: Form = Form(944u32);
        /**With an immediate.

Built by [`vspltb`](super::Ins::vspltb).*/
        pub const VSPLTB: Form = Form(945u32);
        /**With an immediate.

Built by [`vsplth`](super::Ins::vsplth).*/
        pub const VSPLTH: Form = Form(946u32);
        /**With an immediate.

Built by [`vspltw`](super::Ins::vspltw).*/
        pub const VSPLTW: Form = Form(947u32);
        /**With an immediate.

Built by [`vextractub`](super::Ins::vextractub).*/
        pub const VEXTRACTUB: Form = Form(948u32);
        /**With an immediate.

Built by [`vextractuh`](super::Ins::vextractuh).*/
        pub const VEXTRACTUH: Form = Form(949u32);
        /**With an immediate.

Built by [`vextractuw`](super::Ins::vextractuw).*/
        pub const VEXTRACTUW: Form = Form(950u32);
        /**With an immediate.

Built by [`vextractd`](super::Ins::vextractd).*/
        pub const VEXTRACTD: Form = Form(951u32);
        /**With an immediate.

Built by [`vshasigmaw`](super::Ins::vshasigmaw).*/
        pub const VSHASIGMAW: Form = Form(952u32);
        /**With an immediate.

Built by [`vshasigmad`](super::Ins::vshasigmad).*/
        pub const VSHASIGMAD: Form = Form(953u32);
        /**Replaces an element.

Built by [`vinsertb`](super::Ins::vinsertb).*/
        pub const VINSERTB: Form = Form(954u32);
        /**Replaces an element.

Built by [`vinserth`](super::Ins::vinserth).*/
        pub const VINSERTH: Form = Form(955u32);
        /**Replaces an element.

Built by [`vinsertw`](super::Ins::vinsertw).*/
        pub const VINSERTW: Form = Form(956u32);
        /**Replaces an element.

Built by [`vinsertd`](super::Ins::vinsertd).*/
        pub const VINSERTD: Form = Form(957u32);
        /**A constant.

Built by [`vspltisb`](super::Ins::vspltisb).*/
        pub const VSPLTISB: Form = Form(958u32);
        /**A constant.

Built by [`vspltish`](super::Ins::vspltish).*/
        pub const VSPLTISH: Form = Form(959u32);
        /**A constant.

Built by [`vspltisw`](super::Ins::vspltisw).*/
        pub const VSPLTISW: Form = Form(960u32);
        /**With an immediate.

Built by [`vsldoi`](super::Ins::vsldoi).*/
        pub const VSLDOI: Form = Form(961u32);
        /**

Built by [`vperm`](super::Ins::vperm).*/
        pub const VPERM: Form = Form(962u32);
        /**

Built by [`vpermr`](super::Ins::vpermr).*/
        pub const VPERMR: Form = Form(963u32);
        /**

Built by [`vpermxor`](super::Ins::vpermxor).*/
        pub const VPERMXOR: Form = Form(964u32);
        /**

Built by [`vmladduhm`](super::Ins::vmladduhm).*/
        pub const VMLADDUHM: Form = Form(965u32);
        /**

Built by [`vmhaddshs`](super::Ins::vmhaddshs).*/
        pub const VMHADDSHS: Form = Form(966u32);
        /**

Built by [`vmhraddshs`](super::Ins::vmhraddshs).*/
        pub const VMHRADDSHS: Form = Form(967u32);
        /**

Built by [`vmsumubm`](super::Ins::vmsumubm).*/
        pub const VMSUMUBM: Form = Form(968u32);
        /**

Built by [`vmsummbm`](super::Ins::vmsummbm).*/
        pub const VMSUMMBM: Form = Form(969u32);
        /**

Built by [`vmsumuhm`](super::Ins::vmsumuhm).*/
        pub const VMSUMUHM: Form = Form(970u32);
        /**

Built by [`vmsumshm`](super::Ins::vmsumshm).*/
        pub const VMSUMSHM: Form = Form(971u32);
        /**

Built by [`vmsumuhs`](super::Ins::vmsumuhs).*/
        pub const VMSUMUHS: Form = Form(972u32);
        /**

Built by [`vmsumshs`](super::Ins::vmsumshs).*/
        pub const VMSUMSHS: Form = Form(973u32);
        /**

Built by [`vmsumudm`](super::Ins::vmsumudm).*/
        pub const VMSUMUDM: Form = Form(974u32);
        /**

Built by [`vaddeuqm`](super::Ins::vaddeuqm).*/
        pub const VADDEUQM: Form = Form(975u32);
        /**

Built by [`vaddecuq`](super::Ins::vaddecuq).*/
        pub const VADDECUQ: Form = Form(976u32);
        /**

Built by [`vsubeuqm`](super::Ins::vsubeuqm).*/
        pub const VSUBEUQM: Form = Form(977u32);
        /**

Built by [`vsubecuq`](super::Ins::vsubecuq).*/
        pub const VSUBECUQ: Form = Form(978u32);
        /**Rotates, and replaces some bits.

Built by [`vrlwmi`](super::Ins::vrlwmi).*/
        pub const VRLWMI: Form = Form(979u32);
        /**Rotates, and replaces some bits.

Built by [`vrldmi`](super::Ins::vrldmi).*/
        pub const VRLDMI: Form = Form(980u32);
        /**Counts bytes.

Built by [`vclzlsbb`](super::Ins::vclzlsbb).*/
        pub const VCLZLSBB: Form = Form(981u32);
        /**Counts bytes.

Built by [`vctzlsbb`](super::Ins::vctzlsbb).*/
        pub const VCTZLSBB: Form = Form(982u32);
        /**An element, by an index.

Built by [`vextublx`](super::Ins::vextublx).*/
        pub const VEXTUBLX: Form = Form(983u32);
        /**An element, by an index.

Built by [`vextubrx`](super::Ins::vextubrx).*/
        pub const VEXTUBRX: Form = Form(984u32);
        /**An element, by an index.

Built by [`vextuhlx`](super::Ins::vextuhlx).*/
        pub const VEXTUHLX: Form = Form(985u32);
        /**An element, by an index.

Built by [`vextuhrx`](super::Ins::vextuhrx).*/
        pub const VEXTUHRX: Form = Form(986u32);
        /**An element, by an index.

Built by [`vextuwlx`](super::Ins::vextuwlx).*/
        pub const VEXTUWLX: Form = Form(987u32);
        /**An element, by an index.

Built by [`vextuwrx`](super::Ins::vextuwrx).*/
        pub const VEXTUWRX: Form = Form(988u32);
        /**The signs of the elements.

Built by [`vextractbm`](super::Ins::vextractbm).*/
        pub const VEXTRACTBM: Form = Form(989u32);
        /**The signs of the elements.

Built by [`vextracthm`](super::Ins::vextracthm).*/
        pub const VEXTRACTHM: Form = Form(990u32);
        /**The signs of the elements.

Built by [`vextractwm`](super::Ins::vextractwm).*/
        pub const VEXTRACTWM: Form = Form(991u32);
        /**The signs of the elements.

Built by [`vextractdm`](super::Ins::vextractdm).*/
        pub const VEXTRACTDM: Form = Form(992u32);
        /**The signs of the elements.

Built by [`vextractqm`](super::Ins::vextractqm).*/
        pub const VEXTRACTQM: Form = Form(993u32);
        /**The sign of each element in all of its bits.

Built by [`vexpandbm`](super::Ins::vexpandbm).*/
        pub const VEXPANDBM: Form = Form(994u32);
        /**The sign of each element in all of its bits.

Built by [`vexpandhm`](super::Ins::vexpandhm).*/
        pub const VEXPANDHM: Form = Form(995u32);
        /**The sign of each element in all of its bits.

Built by [`vexpandwm`](super::Ins::vexpandwm).*/
        pub const VEXPANDWM: Form = Form(996u32);
        /**The sign of each element in all of its bits.

Built by [`vexpanddm`](super::Ins::vexpanddm).*/
        pub const VEXPANDDM: Form = Form(997u32);
        /**The sign of each element in all of its bits.

Built by [`vexpandqm`](super::Ins::vexpandqm).*/
        pub const VEXPANDQM: Form = Form(998u32);
        /**Elements of ones or zeros, as bits say.

Built by [`mtvsrbm`](super::Ins::mtvsrbm).*/
        pub const MTVSRBM: Form = Form(999u32);
        /**Elements of ones or zeros, as bits say.

Built by [`mtvsrhm`](super::Ins::mtvsrhm).*/
        pub const MTVSRHM: Form = Form(1000u32);
        /**Elements of ones or zeros, as bits say.

Built by [`mtvsrwm`](super::Ins::mtvsrwm).*/
        pub const MTVSRWM: Form = Form(1001u32);
        /**Elements of ones or zeros, as bits say.

Built by [`mtvsrdm`](super::Ins::mtvsrdm).*/
        pub const MTVSRDM: Form = Form(1002u32);
        /**Elements of ones or zeros, as bits say.

Built by [`mtvsrqm`](super::Ins::mtvsrqm).*/
        pub const MTVSRQM: Form = Form(1003u32);
        /**Replaces an element, by an index.

Built by [`vinsblx`](super::Ins::vinsblx).*/
        pub const VINSBLX: Form = Form(1004u32);
        /**Replaces an element, by an index.

Built by [`vinsbrx`](super::Ins::vinsbrx).*/
        pub const VINSBRX: Form = Form(1005u32);
        /**Replaces an element, by an index.

Built by [`vinshlx`](super::Ins::vinshlx).*/
        pub const VINSHLX: Form = Form(1006u32);
        /**Replaces an element, by an index.

Built by [`vinshrx`](super::Ins::vinshrx).*/
        pub const VINSHRX: Form = Form(1007u32);
        /**Replaces an element, by an index.

Built by [`vinswlx`](super::Ins::vinswlx).*/
        pub const VINSWLX: Form = Form(1008u32);
        /**Replaces an element, by an index.

Built by [`vinswrx`](super::Ins::vinswrx).*/
        pub const VINSWRX: Form = Form(1009u32);
        /**Replaces an element, by an index.

Built by [`vinsdlx`](super::Ins::vinsdlx).*/
        pub const VINSDLX: Form = Form(1010u32);
        /**Replaces an element, by an index.

Built by [`vinsdrx`](super::Ins::vinsdrx).*/
        pub const VINSDRX: Form = Form(1011u32);
        /**

Built by [`lvx`](super::Ins::lvx).*/
        pub const LVX: Form = Form(1012u32);
        /**

Built by [`lvebx`](super::Ins::lvebx).*/
        pub const LVEBX: Form = Form(1013u32);
        /**

Built by [`lvehx`](super::Ins::lvehx).*/
        pub const LVEHX: Form = Form(1014u32);
        /**

Built by [`lvewx`](super::Ins::lvewx).*/
        pub const LVEWX: Form = Form(1015u32);
        /**

Built by [`lvsl`](super::Ins::lvsl).*/
        pub const LVSL: Form = Form(1016u32);
        /**

Built by [`lvsr`](super::Ins::lvsr).*/
        pub const LVSR: Form = Form(1017u32);
        /**

Built by [`stvx`](super::Ins::stvx).*/
        pub const STVX: Form = Form(1018u32);
        /**

Built by [`stvebx`](super::Ins::stvebx).*/
        pub const STVEBX: Form = Form(1019u32);
        /**

Built by [`stvehx`](super::Ins::stvehx).*/
        pub const STVEHX: Form = Form(1020u32);
        /**

Built by [`stvewx`](super::Ins::stvewx).*/
        pub const STVEWX: Form = Form(1021u32);
    }
    pub mod conv {
        /*!The calling conventions.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**ELFv2. A value of one word is extended. The caller leaves 32 bytes for the callee, and the parameter save area above them. For a callee without a prototype, or with a variadic one, the area has 64 bytes at least, which the client adds.

|  | registers |
| --- | --- |
| arguments, `int` | `r3..=r10` |
| arguments, `vec` | `f1..=f13`, `v2..=v13`, back-filled |
| arguments of one kind, one after the other | `i64`: `r3..=r10`; `v128`: `v2..=v13`; `f64`: `f1..=f13` |
| variadic arguments, `int` | `r3..=r10` |
| variadic arguments, `vec` | as bits in those of `int` |
| results, `int` | `r3`, `r4` |
| results, `vec` | `f1..=f8`, `v2..=v9`, back-filled |
| callee-saved | `r14..=r31`, `v20..=v31`, `cr2..=cr4` |
| callee-saved in part | `f14..=f31`: bits 64..128 of `vs14..=vs31` |
| link register, saved by functions that write it or call | `lr` |
| clobbered by a call | `r0`, `r3..=r12`, `vs0..=vs13`, `v0..=v19`, `cr0`, `cr1`, `cr5..=cr7`, `lr`, `ctr`, `ca`; `vs14..=vs31` without `f14..=f31` |

Arguments take their registers by their slots on the stack, which those in registers have, too; those for which none is left go on the stack in slots of 8 bytes, above 32 bytes of shadow space. The stack is aligned to 16 bytes at a call. Arguments that are not named have registers of their own rules, in slots of 8 bytes.

*/
        pub const ELFV2: Convention<super::Target> = Convention::assume(Conv(0u8));
    }
    pub mod tuple {
        /*!The lists of tuples that groups of operands take.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        ///2 registers. For LQ and STQ: the even register has the doubleword at the higher address.
        pub const EVEN_ODD: TupleList = TupleList(0u16);
        ///2 registers. For LXVP and STXVP: an even register and the next.
        pub const VECTOR_PAIR: TupleList = TupleList(1u16);
    }
    pub mod feature {
        /*!The features that a machine may have or lack.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        ///ISA 3.1: prefixed instructions, pairs of vectors, set boolean. Not there by default.
        pub const POWER10: Features = Features::single(0usize);
    }
    pub mod role {
        /*!What registers are for beyond holding values.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        pub use super::reg::R1 as STACK;
        pub use super::reg::R2 as TOC;
        pub use super::reg::R13 as THREAD;
        pub use super::reg::R31 as FRAME;
        pub use super::reg::LR as LINK;
    }
    ///Builds functions of `power64`; its [`ins`](::ssara_core::typed::Builder::ins) are [`Ins`].
    pub type Builder = ::ssara_core::typed::Builder<Target>;
    ///The instruction forms of `power64` as methods: each adds an instruction to the current block of a [`Builder`], takes its uses, and returns its defs as new values.
    pub struct Ins<'b>(&'b mut Builder);
    impl<'b> ::core::convert::From<&'b mut Builder> for Ins<'b> {
        #[inline]
        fn from(builder: &'b mut Builder) -> Self {
            Ins(builder)
        }
    }
    const _: () = {
        use ::ssara_core::target::Form;
        use ::ssara_core::typed::{Goto, Val};
        impl Ins<'_> {
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn li(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(0), &[]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn lis(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(1), &[]);
                Val::assume(_0)
            }
            /**LIS and ORI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

* may be rematerialised instead of a reload

*/
            #[inline]
            pub fn li_long(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(2), &[]);
                Val::assume(_0)
            }
            /**LIS, ORI, SLDI, ORIS and ORI: any constant.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

* may be rematerialised instead of a reload

*/
            #[inline]
            pub fn li_huge(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(3), &[]);
                Val::assume(_0)
            }
            /**A constant of 34 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

* may be rematerialised instead of a reload or a move
* requires `power10`

*/
            #[inline]
            pub fn pli(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(4), &[]);
                Val::assume(_0)
            }
            /**An address relative to the instruction.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn addpcis(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(5), &[]);
                Val::assume(_0)
            }
            /**ADDIS of R2, and ADDI: an address relative to the TOC.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `address` |

* may be rematerialised instead of a reload

*/
            #[inline]
            pub fn la_toc(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(6), &[]);
                Val::assume(_0)
            }
            /**ADDIS of R2, and LD: an entry of the TOC.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `address` |

* may be rematerialised instead of a reload

*/
            #[inline]
            pub fn ld_toc(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(7), &[]);
                Val::assume(_0)
            }
            /**PADDI: an address relative to the instruction.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

* may be rematerialised instead of a reload or a move
* requires `power10`

*/
            #[inline]
            pub fn pla(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(8), &[]);
                Val::assume(_0)
            }
            /**ADDIS of R13, and ADDI: an address in the thread's memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `address` |

* may be rematerialised instead of a reload

*/
            #[inline]
            pub fn la_tls(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(9), &[]);
                Val::assume(_0)
            }
            /**ADDI of R1 and an offset.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn frame_address(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(10), &[]);
                Val::assume(_0)
            }
            /**A copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn mr(&mut self, src: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(11), &[src.value()]);
                Val::assume(_0)
            }
            /**With an immediate. R0 would read as zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `address` |

*/
            #[inline]
            pub fn addi(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(12), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate. R0 would read as zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `address` |

*/
            #[inline]
            pub fn addis(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(13), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate of 34 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `address` |

* requires `power10`

*/
            #[inline]
            pub fn paddi(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(14), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn mulli(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(15), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn ori(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(16), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn oris(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(17), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn xori(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(18), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn xoris(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(19), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn andi_rec(&mut self, a: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(20), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn andis_rec(&mut self, a: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(21), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn add(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(22), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn subf(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(23), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn mullw(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(24), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn mulld(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(25), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn mulhw(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(26), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn mulhwu(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(27), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn mulhd(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(28), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn mulhdu(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(29), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn divw(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(30), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn divwu(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(31), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn divd(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(32), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn divdu(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(33), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn divwe(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(34), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn divweu(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(35), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn divde(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(36), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn divdeu(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(37), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn modsw(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(38), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn moduw(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(39), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn modsd(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(40), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn modud(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(41), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn and(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(42), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn andc(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(43), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn or(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(44), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn orc(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(45), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn xor(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(46), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn nand(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(47), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn nor(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(48), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn eqv(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(49), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn slw(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(50), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn srw(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(51), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn sld(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(52), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn srd(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(53), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn cmpb(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(54), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn bpermd(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(55), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**add, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn add_rec(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(56), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**subf, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn subf_rec(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(57), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**mullw, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn mullw_rec(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
            ) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(58), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**mulld, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn mulld_rec(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
            ) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(59), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**mulhw, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn mulhw_rec(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
            ) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(60), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**mulhwu, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn mulhwu_rec(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
            ) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(61), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**mulhd, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn mulhd_rec(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
            ) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(62), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**mulhdu, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn mulhdu_rec(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
            ) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(63), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**divw, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn divw_rec(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(64), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**divwu, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn divwu_rec(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
            ) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(65), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**divd, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn divd_rec(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(66), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**divdu, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn divdu_rec(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
            ) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(67), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**divwe, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn divwe_rec(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
            ) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(68), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**divweu, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn divweu_rec(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
            ) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(69), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**divde, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn divde_rec(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
            ) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(70), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**divdeu, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn divdeu_rec(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
            ) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(71), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**and, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn and_rec(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(72), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**andc, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn andc_rec(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(73), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**or, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn or_rec(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(74), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**orc, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn orc_rec(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(75), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**xor, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn xor_rec(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(76), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**nand, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn nand_rec(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(77), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**nor, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn nor_rec(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(78), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**eqv, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn eqv_rec(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(79), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**slw, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn slw_rec(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(80), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**srw, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn srw_rec(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(81), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**sld, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn sld_rec(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(82), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**srd, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn srd_rec(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(83), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**rlwnm, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn rlwnm_rec(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
            ) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(84), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**rldcl, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn rldcl_rec(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
            ) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(85), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**rldcr, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn rldcr_rec(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
            ) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(86), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Rotates by a register and masks.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn rlwnm(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(87), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Rotates by a register and masks.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn rldcl(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(88), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Rotates by a register and masks.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn rldcr(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(89), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn pdepd(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(90), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn pextd(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(91), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn cfuged(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(92), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn cntlzdm(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(93), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn cnttzdm(&mut self, a: Val<I64>, b: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(94), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn neg(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(95), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn extsb(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(96), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn extsh(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(97), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn extsw(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(98), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn cntlzw(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(99), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn cntlzd(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(100), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn cnttzw(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(101), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn cnttzd(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(102), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn popcntb(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(103), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn popcntw(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(104), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn popcntd(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(105), &[a.value()]);
                Val::assume(_0)
            }
            /**neg, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn neg_rec(&mut self, a: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(106), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**extsb, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn extsb_rec(&mut self, a: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(107), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**extsh, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn extsh_rec(&mut self, a: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(108), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**extsw, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn extsw_rec(&mut self, a: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(109), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**cntlzw, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn cntlzw_rec(&mut self, a: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(110), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**cntlzd, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn cntlzd_rec(&mut self, a: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(111), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**cnttzw, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn cnttzw_rec(&mut self, a: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(112), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**cnttzd, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn cnttzd_rec(&mut self, a: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(113), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Reverses bytes.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn brh(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(114), &[a.value()]);
                Val::assume(_0)
            }
            /**Reverses bytes.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn brw(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(115), &[a.value()]);
                Val::assume(_0)
            }
            /**Reverses bytes.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn brd(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(116), &[a.value()]);
                Val::assume(_0)
            }
            /**By an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn slwi(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(117), &[a.value()]);
                Val::assume(_0)
            }
            /**By an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn srwi(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(118), &[a.value()]);
                Val::assume(_0)
            }
            /**By an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn sldi(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(119), &[a.value()]);
                Val::assume(_0)
            }
            /**By an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn srdi(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(120), &[a.value()]);
                Val::assume(_0)
            }
            /**By an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn rlwinm(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(121), &[a.value()]);
                Val::assume(_0)
            }
            /**By an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn rldicl(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(122), &[a.value()]);
                Val::assume(_0)
            }
            /**By an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn rldicr(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(123), &[a.value()]);
                Val::assume(_0)
            }
            /**By an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn rldic(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(124), &[a.value()]);
                Val::assume(_0)
            }
            /**By an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn extswsli(&mut self, a: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(125), &[a.value()]);
                Val::assume(_0)
            }
            /**rlwinm, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn rlwinm_rec(&mut self, a: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(126), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**rldicl, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn rldicl_rec(&mut self, a: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(127), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**rldicr, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn rldicr_rec(&mut self, a: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(128), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**rldic, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn rldic_rec(&mut self, a: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(129), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**extswsli, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `test` | def | `cr0` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn extswsli_rec(&mut self, a: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(130), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Rotates, and replaces some bits of a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `into` |
| `into` | use | `i64` |
| `bits` | use | `i64` |

*/
            #[inline]
            pub fn rlwimi(&mut self, into: Val<I64>, bits: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(131), &[into.value(), bits.value()]);
                Val::assume(_0)
            }
            /**Rotates, and replaces some bits of a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `into` |
| `into` | use | `i64` |
| `bits` | use | `i64` |

*/
            #[inline]
            pub fn rldimi(&mut self, into: Val<I64>, bits: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(132), &[into.value(), bits.value()]);
                Val::assume(_0)
            }
            /**rlwimi, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `into` |
| `test` | def | `cr0` |
| `into` | use | `i64` |
| `bits` | use | `i64` |

*/
            #[inline]
            pub fn rlwimi_rec(
                &mut self,
                into: Val<I64>,
                bits: Val<I64>,
            ) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(133), &[into.value(), bits.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**rldimi, and a comparison with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64`, the register of `into` |
| `test` | def | `cr0` |
| `into` | use | `i64` |
| `bits` | use | `i64` |

*/
            #[inline]
            pub fn rldimi_rec(
                &mut self,
                into: Val<I64>,
                bits: Val<I64>,
            ) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(134), &[into.value(), bits.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Multiplies and adds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |
| `c` | use | `i64` |

*/
            #[inline]
            pub fn maddhd(&mut self, a: Val<I64>, b: Val<I64>, c: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(135), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**Multiplies and adds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |
| `c` | use | `i64` |

*/
            #[inline]
            pub fn maddhdu(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
                c: Val<I64>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(136), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**Multiplies and adds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `i64` |
| `b` | use | `i64` |
| `c` | use | `i64` |

*/
            #[inline]
            pub fn maddld(&mut self, a: Val<I64>, b: Val<I64>, c: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(137), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**A random number.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

*/
            #[inline]
            pub fn darn(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(138), &[]);
                Val::assume(_0)
            }
            /**Writes the carry.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn addc(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Carry>) {
                let [_0, _1] = self.0.emit(Form(139), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Writes the carry.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn subfc(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Carry>) {
                let [_0, _1] = self.0.emit(Form(140), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Writes the carry.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn sraw(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Carry>) {
                let [_0, _1] = self.0.emit(Form(141), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Writes the carry.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn srad(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Carry>) {
                let [_0, _1] = self.0.emit(Form(142), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Writes the carry, and compares with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn addc_rec(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
            ) -> (Val<I64>, Val<Carry>, Val<Cr>) {
                let [_0, _1, _2] = self.0.emit(Form(143), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1), Val::assume(_2))
            }
            /**Writes the carry, and compares with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn subfc_rec(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
            ) -> (Val<I64>, Val<Carry>, Val<Cr>) {
                let [_0, _1, _2] = self.0.emit(Form(144), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1), Val::assume(_2))
            }
            /**Writes the carry, and compares with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn sraw_rec(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
            ) -> (Val<I64>, Val<Carry>, Val<Cr>) {
                let [_0, _1, _2] = self.0.emit(Form(145), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1), Val::assume(_2))
            }
            /**Writes the carry, and compares with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn srad_rec(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
            ) -> (Val<I64>, Val<Carry>, Val<Cr>) {
                let [_0, _1, _2] = self.0.emit(Form(146), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1), Val::assume(_2))
            }
            /**With an immediate. Writes the carry.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn addic(&mut self, a: Val<I64>) -> (Val<I64>, Val<Carry>) {
                let [_0, _1] = self.0.emit(Form(147), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**With an immediate. Writes the carry.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn subfic(&mut self, a: Val<I64>) -> (Val<I64>, Val<Carry>) {
                let [_0, _1] = self.0.emit(Form(148), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**With an immediate. Writes the carry.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn srawi(&mut self, a: Val<I64>) -> (Val<I64>, Val<Carry>) {
                let [_0, _1] = self.0.emit(Form(149), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**With an immediate. Writes the carry.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn sradi(&mut self, a: Val<I64>) -> (Val<I64>, Val<Carry>) {
                let [_0, _1] = self.0.emit(Form(150), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**With an immediate. Writes the carry, and compares with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry` |
| `test` | def | `cr0` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn addic_rec(&mut self, a: Val<I64>) -> (Val<I64>, Val<Carry>, Val<Cr>) {
                let [_0, _1, _2] = self.0.emit(Form(151), &[a.value()]);
                (Val::assume(_0), Val::assume(_1), Val::assume(_2))
            }
            /**With an immediate. Writes the carry, and compares with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry` |
| `test` | def | `cr0` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn srawi_rec(&mut self, a: Val<I64>) -> (Val<I64>, Val<Carry>, Val<Cr>) {
                let [_0, _1, _2] = self.0.emit(Form(152), &[a.value()]);
                (Val::assume(_0), Val::assume(_1), Val::assume(_2))
            }
            /**With an immediate. Writes the carry, and compares with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry` |
| `test` | def | `cr0` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn sradi_rec(&mut self, a: Val<I64>) -> (Val<I64>, Val<Carry>, Val<Cr>) {
                let [_0, _1, _2] = self.0.emit(Form(153), &[a.value()]);
                (Val::assume(_0), Val::assume(_1), Val::assume(_2))
            }
            /**Reads and writes the carry.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry`, the register of `in` |
| `a` | use | `i64` |
| `b` | use | `i64` |
| `in` | use | `carry` |

*/
            #[inline]
            pub fn adde(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
                r#in: Val<Carry>,
            ) -> (Val<I64>, Val<Carry>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(154), &[a.value(), b.value(), r#in.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Reads and writes the carry.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry`, the register of `in` |
| `a` | use | `i64` |
| `b` | use | `i64` |
| `in` | use | `carry` |

*/
            #[inline]
            pub fn subfe(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
                r#in: Val<Carry>,
            ) -> (Val<I64>, Val<Carry>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(155), &[a.value(), b.value(), r#in.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Reads and writes the carry, and compares with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry`, the register of `in` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |
| `in` | use | `carry` |

*/
            #[inline]
            pub fn adde_rec(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
                r#in: Val<Carry>,
            ) -> (Val<I64>, Val<Carry>, Val<Cr>) {
                let [_0, _1, _2] = self
                    .0
                    .emit(Form(156), &[a.value(), b.value(), r#in.value()]);
                (Val::assume(_0), Val::assume(_1), Val::assume(_2))
            }
            /**Reads and writes the carry, and compares with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry`, the register of `in` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `b` | use | `i64` |
| `in` | use | `carry` |

*/
            #[inline]
            pub fn subfe_rec(
                &mut self,
                a: Val<I64>,
                b: Val<I64>,
                r#in: Val<Carry>,
            ) -> (Val<I64>, Val<Carry>, Val<Cr>) {
                let [_0, _1, _2] = self
                    .0
                    .emit(Form(157), &[a.value(), b.value(), r#in.value()]);
                (Val::assume(_0), Val::assume(_1), Val::assume(_2))
            }
            /**Reads and writes the carry.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry`, the register of `in` |
| `a` | use | `i64` |
| `in` | use | `carry` |

*/
            #[inline]
            pub fn addze(
                &mut self,
                a: Val<I64>,
                r#in: Val<Carry>,
            ) -> (Val<I64>, Val<Carry>) {
                let [_0, _1] = self.0.emit(Form(158), &[a.value(), r#in.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Reads and writes the carry.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry`, the register of `in` |
| `a` | use | `i64` |
| `in` | use | `carry` |

*/
            #[inline]
            pub fn addme(
                &mut self,
                a: Val<I64>,
                r#in: Val<Carry>,
            ) -> (Val<I64>, Val<Carry>) {
                let [_0, _1] = self.0.emit(Form(159), &[a.value(), r#in.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Reads and writes the carry.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry`, the register of `in` |
| `a` | use | `i64` |
| `in` | use | `carry` |

*/
            #[inline]
            pub fn subfze(
                &mut self,
                a: Val<I64>,
                r#in: Val<Carry>,
            ) -> (Val<I64>, Val<Carry>) {
                let [_0, _1] = self.0.emit(Form(160), &[a.value(), r#in.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Reads and writes the carry.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry`, the register of `in` |
| `a` | use | `i64` |
| `in` | use | `carry` |

*/
            #[inline]
            pub fn subfme(
                &mut self,
                a: Val<I64>,
                r#in: Val<Carry>,
            ) -> (Val<I64>, Val<Carry>) {
                let [_0, _1] = self.0.emit(Form(161), &[a.value(), r#in.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Reads and writes the carry, and compares with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry`, the register of `in` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `in` | use | `carry` |

*/
            #[inline]
            pub fn addze_rec(
                &mut self,
                a: Val<I64>,
                r#in: Val<Carry>,
            ) -> (Val<I64>, Val<Carry>, Val<Cr>) {
                let [_0, _1, _2] = self.0.emit(Form(162), &[a.value(), r#in.value()]);
                (Val::assume(_0), Val::assume(_1), Val::assume(_2))
            }
            /**Reads and writes the carry, and compares with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry`, the register of `in` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `in` | use | `carry` |

*/
            #[inline]
            pub fn addme_rec(
                &mut self,
                a: Val<I64>,
                r#in: Val<Carry>,
            ) -> (Val<I64>, Val<Carry>, Val<Cr>) {
                let [_0, _1, _2] = self.0.emit(Form(163), &[a.value(), r#in.value()]);
                (Val::assume(_0), Val::assume(_1), Val::assume(_2))
            }
            /**Reads and writes the carry, and compares with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry`, the register of `in` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `in` | use | `carry` |

*/
            #[inline]
            pub fn subfze_rec(
                &mut self,
                a: Val<I64>,
                r#in: Val<Carry>,
            ) -> (Val<I64>, Val<Carry>, Val<Cr>) {
                let [_0, _1, _2] = self.0.emit(Form(164), &[a.value(), r#in.value()]);
                (Val::assume(_0), Val::assume(_1), Val::assume(_2))
            }
            /**Reads and writes the carry, and compares with zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `out` | def | `carry`, the register of `in` |
| `test` | def | `cr0` |
| `a` | use | `i64` |
| `in` | use | `carry` |

*/
            #[inline]
            pub fn subfme_rec(
                &mut self,
                a: Val<I64>,
                r#in: Val<Carry>,
            ) -> (Val<I64>, Val<Carry>, Val<Cr>) {
                let [_0, _1, _2] = self.0.emit(Form(165), &[a.value(), r#in.value()]);
                (Val::assume(_0), Val::assume(_1), Val::assume(_2))
            }
            /**addo and MCRXRX: a condition that says whether the operation overflowed.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `overflow` | def | `cr` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn addo(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(166), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**subfo and MCRXRX: a condition that says whether the operation overflowed.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `overflow` | def | `cr` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn subfo(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(167), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**mulldo and MCRXRX: a condition that says whether the operation overflowed.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `overflow` | def | `cr` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn mulldo(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(168), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**mullwo and MCRXRX: a condition that says whether the operation overflowed.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `overflow` | def | `cr` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn mullwo(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(169), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**divdo and MCRXRX: a condition that says whether the operation overflowed.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `overflow` | def | `cr` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn divdo(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(170), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**divwo and MCRXRX: a condition that says whether the operation overflowed.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `overflow` | def | `cr` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn divwo(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(171), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**divduo and MCRXRX: a condition that says whether the operation overflowed.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `overflow` | def | `cr` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn divduo(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(172), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**divwuo and MCRXRX: a condition that says whether the operation overflowed.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `overflow` | def | `cr` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn divwuo(&mut self, a: Val<I64>, b: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(173), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**NEGO and MCRXRX: a condition that says whether the operation overflowed.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `overflow` | def | `cr` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn nego(&mut self, a: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(174), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**The carry as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `in` | use | `carry` |

*/
            #[inline]
            pub fn mcrxrx(&mut self, r#in: Val<Carry>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(175), &[r#in.value()]);
                Val::assume(_0)
            }
            /**XER, in which the carry is.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `in` | use | `carry` |

*/
            #[inline]
            pub fn mfxer(&mut self, r#in: Val<Carry>) -> Val<I64> {
                let [_0] = self.0.emit(Form(176), &[r#in.value()]);
                Val::assume(_0)
            }
            /**Writes XER, in which the carry is.

| operand |  | register |
| --- | --- | --- |
| `out` | def | `carry` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn mtxer(&mut self, src: Val<I64>) -> Val<Carry> {
                let [_0] = self.0.emit(Form(177), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn cmpw(&mut self, a: Val<I64>, b: Val<I64>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(178), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn cmpd(&mut self, a: Val<I64>, b: Val<I64>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(179), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn cmplw(&mut self, a: Val<I64>, b: Val<I64>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(180), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn cmpld(&mut self, a: Val<I64>, b: Val<I64>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(181), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn cmprb(&mut self, a: Val<I64>, b: Val<I64>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(182), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn cmpeqb(&mut self, a: Val<I64>, b: Val<I64>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(183), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn cmpwi(&mut self, a: Val<I64>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(184), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn cmpdi(&mut self, a: Val<I64>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(185), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn cmplwi(&mut self, a: Val<I64>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(186), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn cmpldi(&mut self, a: Val<I64>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(187), &[a.value()]);
                Val::assume(_0)
            }
            /**Combines a bit of `a` and one of `b`. The other bits of the result are undefined.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `cr` |
| `b` | use | `cr` |

*/
            #[inline]
            pub fn crand(&mut self, a: Val<Cr>, b: Val<Cr>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(188), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Combines a bit of `a` and one of `b`. The other bits of the result are undefined.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `cr` |
| `b` | use | `cr` |

*/
            #[inline]
            pub fn crandc(&mut self, a: Val<Cr>, b: Val<Cr>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(189), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Combines a bit of `a` and one of `b`. The other bits of the result are undefined.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `cr` |
| `b` | use | `cr` |

*/
            #[inline]
            pub fn cror(&mut self, a: Val<Cr>, b: Val<Cr>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(190), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Combines a bit of `a` and one of `b`. The other bits of the result are undefined.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `cr` |
| `b` | use | `cr` |

*/
            #[inline]
            pub fn crorc(&mut self, a: Val<Cr>, b: Val<Cr>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(191), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Combines a bit of `a` and one of `b`. The other bits of the result are undefined.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `cr` |
| `b` | use | `cr` |

*/
            #[inline]
            pub fn crxor(&mut self, a: Val<Cr>, b: Val<Cr>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(192), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Combines a bit of `a` and one of `b`. The other bits of the result are undefined.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `cr` |
| `b` | use | `cr` |

*/
            #[inline]
            pub fn crnand(&mut self, a: Val<Cr>, b: Val<Cr>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(193), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Combines a bit of `a` and one of `b`. The other bits of the result are undefined.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `cr` |
| `b` | use | `cr` |

*/
            #[inline]
            pub fn crnor(&mut self, a: Val<Cr>, b: Val<Cr>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(194), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Combines a bit of `a` and one of `b`. The other bits of the result are undefined.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `cr` |
| `b` | use | `cr` |

*/
            #[inline]
            pub fn creqv(&mut self, a: Val<Cr>, b: Val<Cr>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(195), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr`, the register of `old` |
| `old` | use | `cr` |
| `a` | use | `cr` |
| `b` | use | `cr` |

*/
            #[inline]
            pub fn crand_into(
                &mut self,
                old: Val<Cr>,
                a: Val<Cr>,
                b: Val<Cr>,
            ) -> Val<Cr> {
                let [_0] = self.0.emit(Form(196), &[old.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr`, the register of `old` |
| `old` | use | `cr` |
| `a` | use | `cr` |
| `b` | use | `cr` |

*/
            #[inline]
            pub fn crandc_into(
                &mut self,
                old: Val<Cr>,
                a: Val<Cr>,
                b: Val<Cr>,
            ) -> Val<Cr> {
                let [_0] = self.0.emit(Form(197), &[old.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr`, the register of `old` |
| `old` | use | `cr` |
| `a` | use | `cr` |
| `b` | use | `cr` |

*/
            #[inline]
            pub fn cror_into(
                &mut self,
                old: Val<Cr>,
                a: Val<Cr>,
                b: Val<Cr>,
            ) -> Val<Cr> {
                let [_0] = self.0.emit(Form(198), &[old.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr`, the register of `old` |
| `old` | use | `cr` |
| `a` | use | `cr` |
| `b` | use | `cr` |

*/
            #[inline]
            pub fn crorc_into(
                &mut self,
                old: Val<Cr>,
                a: Val<Cr>,
                b: Val<Cr>,
            ) -> Val<Cr> {
                let [_0] = self.0.emit(Form(199), &[old.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr`, the register of `old` |
| `old` | use | `cr` |
| `a` | use | `cr` |
| `b` | use | `cr` |

*/
            #[inline]
            pub fn crxor_into(
                &mut self,
                old: Val<Cr>,
                a: Val<Cr>,
                b: Val<Cr>,
            ) -> Val<Cr> {
                let [_0] = self.0.emit(Form(200), &[old.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr`, the register of `old` |
| `old` | use | `cr` |
| `a` | use | `cr` |
| `b` | use | `cr` |

*/
            #[inline]
            pub fn crnand_into(
                &mut self,
                old: Val<Cr>,
                a: Val<Cr>,
                b: Val<Cr>,
            ) -> Val<Cr> {
                let [_0] = self.0.emit(Form(201), &[old.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr`, the register of `old` |
| `old` | use | `cr` |
| `a` | use | `cr` |
| `b` | use | `cr` |

*/
            #[inline]
            pub fn crnor_into(
                &mut self,
                old: Val<Cr>,
                a: Val<Cr>,
                b: Val<Cr>,
            ) -> Val<Cr> {
                let [_0] = self.0.emit(Form(202), &[old.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Combines a bit of `a` and one of `b`, and replaces a bit of a field by it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr`, the register of `old` |
| `old` | use | `cr` |
| `a` | use | `cr` |
| `b` | use | `cr` |

*/
            #[inline]
            pub fn creqv_into(
                &mut self,
                old: Val<Cr>,
                a: Val<Cr>,
                b: Val<Cr>,
            ) -> Val<Cr> {
                let [_0] = self.0.emit(Form(203), &[old.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A constant.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn crset(&mut self) -> Val<Cr> {
                let [_0] = self.0.emit(Form(204), &[]);
                Val::assume(_0)
            }
            /**A constant.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn crclr(&mut self) -> Val<Cr> {
                let [_0] = self.0.emit(Form(205), &[]);
                Val::assume(_0)
            }
            /**A copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `src` | use | `cr` |

*/
            #[inline]
            pub fn mcrf(&mut self, src: Val<Cr>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(206), &[src.value()]);
                Val::assume(_0)
            }
            /**A field, in its place. The other bits are undefined.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `cr` |

*/
            #[inline]
            pub fn mfocrf(&mut self, src: Val<Cr>) -> Val<I64> {
                let [_0] = self.0.emit(Form(207), &[src.value()]);
                Val::assume(_0)
            }
            /**A field, from its place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn mtocrf(&mut self, src: Val<I64>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(208), &[src.value()]);
                Val::assume(_0)
            }
            /**-1, 1 or 0, as a field says less, greater or neither.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `cr` |

*/
            #[inline]
            pub fn setb(&mut self, src: Val<Cr>) -> Val<I64> {
                let [_0] = self.0.emit(Form(209), &[src.value()]);
                Val::assume(_0)
            }
            /**A bit as an integer.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `cr` |

* requires `power10`

*/
            #[inline]
            pub fn setbc(&mut self, src: Val<Cr>) -> Val<I64> {
                let [_0] = self.0.emit(Form(210), &[src.value()]);
                Val::assume(_0)
            }
            /**A bit as an integer.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `cr` |

* requires `power10`

*/
            #[inline]
            pub fn setbcr(&mut self, src: Val<Cr>) -> Val<I64> {
                let [_0] = self.0.emit(Form(211), &[src.value()]);
                Val::assume(_0)
            }
            /**A bit as an integer.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `cr` |

* requires `power10`

*/
            #[inline]
            pub fn setnbc(&mut self, src: Val<Cr>) -> Val<I64> {
                let [_0] = self.0.emit(Form(212), &[src.value()]);
                Val::assume(_0)
            }
            /**A bit as an integer.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `cr` |

* requires `power10`

*/
            #[inline]
            pub fn setnbcr(&mut self, src: Val<Cr>) -> Val<I64> {
                let [_0] = self.0.emit(Form(213), &[src.value()]);
                Val::assume(_0)
            }
            /**`then` if a bit is set.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `then` | use | `address` |
| `otherwise` | use | `i64` |
| `condition` | use | `cr` |

*/
            #[inline]
            pub fn isel(
                &mut self,
                then: Val<I64>,
                otherwise: Val<I64>,
                condition: Val<Cr>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(214),
                        &[then.value(), otherwise.value(), condition.value()],
                    );
                Val::assume(_0)
            }
            /**Zero if a bit is set.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `otherwise` | use | `i64` |
| `condition` | use | `cr` |

*/
            #[inline]
            pub fn isel_zero(
                &mut self,
                otherwise: Val<I64>,
                condition: Val<Cr>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(Form(215), &[otherwise.value(), condition.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lbz(&mut self, base: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(216), &[base.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lhz(&mut self, base: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(217), &[base.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lha(&mut self, base: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(218), &[base.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lwz(&mut self, base: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(219), &[base.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lwa(&mut self, base: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(220), &[base.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn ld(&mut self, base: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(221), &[base.value()]);
                Val::assume(_0)
            }
            /**With an offset of 34 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

* requires `power10`

*/
            #[inline]
            pub fn plbz(&mut self, base: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(222), &[base.value()]);
                Val::assume(_0)
            }
            /**With an offset of 34 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

* requires `power10`

*/
            #[inline]
            pub fn plhz(&mut self, base: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(223), &[base.value()]);
                Val::assume(_0)
            }
            /**With an offset of 34 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

* requires `power10`

*/
            #[inline]
            pub fn plha(&mut self, base: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(224), &[base.value()]);
                Val::assume(_0)
            }
            /**With an offset of 34 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

* requires `power10`

*/
            #[inline]
            pub fn plwz(&mut self, base: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(225), &[base.value()]);
                Val::assume(_0)
            }
            /**With an offset of 34 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

* requires `power10`

*/
            #[inline]
            pub fn plwa(&mut self, base: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(226), &[base.value()]);
                Val::assume(_0)
            }
            /**With an offset of 34 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |

* requires `power10`

*/
            #[inline]
            pub fn pld(&mut self, base: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(227), &[base.value()]);
                Val::assume(_0)
            }
            /**From an address relative to the instruction.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn plbz_pcrel(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(228), &[]);
                Val::assume(_0)
            }
            /**From an address relative to the instruction.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn plhz_pcrel(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(229), &[]);
                Val::assume(_0)
            }
            /**From an address relative to the instruction.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn plha_pcrel(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(230), &[]);
                Val::assume(_0)
            }
            /**From an address relative to the instruction.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn plwz_pcrel(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(231), &[]);
                Val::assume(_0)
            }
            /**From an address relative to the instruction.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn plwa_pcrel(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(232), &[]);
                Val::assume(_0)
            }
            /**From an address relative to the instruction.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn pld_pcrel(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(233), &[]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lbzx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(234), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lhzx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(235), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lhax(&mut self, base: Val<I64>, index: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(236), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lwzx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(237), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lwax(&mut self, base: Val<I64>, index: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(238), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn ldx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(239), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lhbrx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(240), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lwbrx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(241), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn ldbrx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(242), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**The address is a result, too.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `next` | def | `address`, the register of `base` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lbzu(&mut self, base: Val<I64>) -> (Val<I64>, Val<I64>) {
                let [_0, _1] = self.0.emit(Form(243), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**The address is a result, too.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `next` | def | `address`, the register of `base` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lhzu(&mut self, base: Val<I64>) -> (Val<I64>, Val<I64>) {
                let [_0, _1] = self.0.emit(Form(244), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**The address is a result, too.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `next` | def | `address`, the register of `base` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lhau(&mut self, base: Val<I64>) -> (Val<I64>, Val<I64>) {
                let [_0, _1] = self.0.emit(Form(245), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**The address is a result, too.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `next` | def | `address`, the register of `base` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lwzu(&mut self, base: Val<I64>) -> (Val<I64>, Val<I64>) {
                let [_0, _1] = self.0.emit(Form(246), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**The address is a result, too.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `next` | def | `address`, the register of `base` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn ldu(&mut self, base: Val<I64>) -> (Val<I64>, Val<I64>) {
                let [_0, _1] = self.0.emit(Form(247), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**The address is a result, too.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `next` | def | `address`, the register of `base` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lbzux(
                &mut self,
                base: Val<I64>,
                index: Val<I64>,
            ) -> (Val<I64>, Val<I64>) {
                let [_0, _1] = self.0.emit(Form(248), &[base.value(), index.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**The address is a result, too.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `next` | def | `address`, the register of `base` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lhzux(
                &mut self,
                base: Val<I64>,
                index: Val<I64>,
            ) -> (Val<I64>, Val<I64>) {
                let [_0, _1] = self.0.emit(Form(249), &[base.value(), index.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**The address is a result, too.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `next` | def | `address`, the register of `base` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lhaux(
                &mut self,
                base: Val<I64>,
                index: Val<I64>,
            ) -> (Val<I64>, Val<I64>) {
                let [_0, _1] = self.0.emit(Form(250), &[base.value(), index.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**The address is a result, too.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `next` | def | `address`, the register of `base` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lwzux(
                &mut self,
                base: Val<I64>,
                index: Val<I64>,
            ) -> (Val<I64>, Val<I64>) {
                let [_0, _1] = self.0.emit(Form(251), &[base.value(), index.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**The address is a result, too.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `next` | def | `address`, the register of `base` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lwaux(
                &mut self,
                base: Val<I64>,
                index: Val<I64>,
            ) -> (Val<I64>, Val<I64>) {
                let [_0, _1] = self.0.emit(Form(252), &[base.value(), index.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**The address is a result, too.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `next` | def | `address`, the register of `base` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn ldux(
                &mut self,
                base: Val<I64>,
                index: Val<I64>,
            ) -> (Val<I64>, Val<I64>) {
                let [_0, _1] = self.0.emit(Form(253), &[base.value(), index.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn stb(&mut self, src: Val<I64>, base: Val<I64>) {
                let [] = self.0.emit(Form(254), &[src.value(), base.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn sth(&mut self, src: Val<I64>, base: Val<I64>) {
                let [] = self.0.emit(Form(255), &[src.value(), base.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn stw(&mut self, src: Val<I64>, base: Val<I64>) {
                let [] = self.0.emit(Form(256), &[src.value(), base.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn std(&mut self, src: Val<I64>, base: Val<I64>) {
                let [] = self.0.emit(Form(257), &[src.value(), base.value()]);
            }
            /**With an offset of 34 bits.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i64` |
| `base` | use | `address` |

* requires `power10`

*/
            #[inline]
            pub fn pstb(&mut self, src: Val<I64>, base: Val<I64>) {
                let [] = self.0.emit(Form(258), &[src.value(), base.value()]);
            }
            /**With an offset of 34 bits.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i64` |
| `base` | use | `address` |

* requires `power10`

*/
            #[inline]
            pub fn psth(&mut self, src: Val<I64>, base: Val<I64>) {
                let [] = self.0.emit(Form(259), &[src.value(), base.value()]);
            }
            /**With an offset of 34 bits.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i64` |
| `base` | use | `address` |

* requires `power10`

*/
            #[inline]
            pub fn pstw(&mut self, src: Val<I64>, base: Val<I64>) {
                let [] = self.0.emit(Form(260), &[src.value(), base.value()]);
            }
            /**With an offset of 34 bits.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i64` |
| `base` | use | `address` |

* requires `power10`

*/
            #[inline]
            pub fn pstd(&mut self, src: Val<I64>, base: Val<I64>) {
                let [] = self.0.emit(Form(261), &[src.value(), base.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stbx(&mut self, src: Val<I64>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(262), &[src.value(), base.value(), index.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn sthx(&mut self, src: Val<I64>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(263), &[src.value(), base.value(), index.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stwx(&mut self, src: Val<I64>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(264), &[src.value(), base.value(), index.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stdx(&mut self, src: Val<I64>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(265), &[src.value(), base.value(), index.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn sthbrx(&mut self, src: Val<I64>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(266), &[src.value(), base.value(), index.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stwbrx(&mut self, src: Val<I64>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(267), &[src.value(), base.value(), index.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stdbrx(&mut self, src: Val<I64>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(268), &[src.value(), base.value(), index.value()]);
            }
            /**The address is a result.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `address`, the register of `base` |
| `src` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn stbu(&mut self, src: Val<I64>, base: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(269), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**The address is a result.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `address`, the register of `base` |
| `src` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn sthu(&mut self, src: Val<I64>, base: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(270), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**The address is a result.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `address`, the register of `base` |
| `src` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn stwu(&mut self, src: Val<I64>, base: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(271), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**The address is a result.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `address`, the register of `base` |
| `src` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn stdu(&mut self, src: Val<I64>, base: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(272), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**The address is a result.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `address`, the register of `base` |
| `src` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stbux(
                &mut self,
                src: Val<I64>,
                base: Val<I64>,
                index: Val<I64>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(Form(273), &[src.value(), base.value(), index.value()]);
                Val::assume(_0)
            }
            /**The address is a result.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `address`, the register of `base` |
| `src` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn sthux(
                &mut self,
                src: Val<I64>,
                base: Val<I64>,
                index: Val<I64>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(Form(274), &[src.value(), base.value(), index.value()]);
                Val::assume(_0)
            }
            /**The address is a result.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `address`, the register of `base` |
| `src` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stwux(
                &mut self,
                src: Val<I64>,
                base: Val<I64>,
                index: Val<I64>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(Form(275), &[src.value(), base.value(), index.value()]);
                Val::assume(_0)
            }
            /**The address is a result.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `address`, the register of `base` |
| `src` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stdux(
                &mut self,
                src: Val<I64>,
                base: Val<I64>,
                index: Val<I64>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(Form(276), &[src.value(), base.value(), index.value()]);
                Val::assume(_0)
            }
            /**A block of the cache.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn dcbt(&mut self, base: Val<I64>, index: Val<I64>) {
                let [] = self.0.emit(Form(277), &[base.value(), index.value()]);
            }
            /**A block of the cache.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn dcbtst(&mut self, base: Val<I64>, index: Val<I64>) {
                let [] = self.0.emit(Form(278), &[base.value(), index.value()]);
            }
            /**A block of the cache.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn dcbz(&mut self, base: Val<I64>, index: Val<I64>) {
                let [] = self.0.emit(Form(279), &[base.value(), index.value()]);
            }
            /**A block of the cache.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn dcbst(&mut self, base: Val<I64>, index: Val<I64>) {
                let [] = self.0.emit(Form(280), &[base.value(), index.value()]);
            }
            /**A block of the cache.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn dcbf(&mut self, base: Val<I64>, index: Val<I64>) {
                let [] = self.0.emit(Form(281), &[base.value(), index.value()]);
            }
            /**A block of the cache.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn icbi(&mut self, base: Val<I64>, index: Val<I64>) {
                let [] = self.0.emit(Form(282), &[base.value(), index.value()]);
            }
            /**16 bytes at once.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i64`, early: not the register of a use, a tuple `even_odd` |
| `dst1` | def | `i64`, early: not the register of a use |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lq(&mut self, base: Val<I64>) -> [Val<I64>; 2] {
                let [_0, _1] = self.0.emit(Form(283), &[base.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**16 bytes at once.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `i64`, a tuple `even_odd` |
| `src1` | use | `i64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn stq(&mut self, src: [Val<I64>; 2], base: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(284), &[src[0].value(), src[1].value(), base.value()]);
            }
            /**A load that watches its address.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lbarx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(285), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**A load that watches its address.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lharx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(286), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**A load that watches its address.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lwarx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(287), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**A load that watches its address.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn ldarx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(288), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**The same without a base: R0 can be the address.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `address` | use | `i64` |

*/
            #[inline]
            pub fn lbarx_zero(&mut self, address: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(289), &[address.value()]);
                Val::assume(_0)
            }
            /**The same without a base: R0 can be the address.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `address` | use | `i64` |

*/
            #[inline]
            pub fn lharx_zero(&mut self, address: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(290), &[address.value()]);
                Val::assume(_0)
            }
            /**The same without a base: R0 can be the address.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `address` | use | `i64` |

*/
            #[inline]
            pub fn lwarx_zero(&mut self, address: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(291), &[address.value()]);
                Val::assume(_0)
            }
            /**The same without a base: R0 can be the address.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `address` | use | `i64` |

*/
            #[inline]
            pub fn ldarx_zero(&mut self, address: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(292), &[address.value()]);
                Val::assume(_0)
            }
            /**A conditional store: CR0 says whether it was done.

| operand |  | register |
| --- | --- | --- |
| `done` | def | `cr0` |
| `src` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stbcx_rec(
                &mut self,
                src: Val<I64>,
                base: Val<I64>,
                index: Val<I64>,
            ) -> Val<Cr> {
                let [_0] = self
                    .0
                    .emit(Form(293), &[src.value(), base.value(), index.value()]);
                Val::assume(_0)
            }
            /**A conditional store: CR0 says whether it was done.

| operand |  | register |
| --- | --- | --- |
| `done` | def | `cr0` |
| `src` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn sthcx_rec(
                &mut self,
                src: Val<I64>,
                base: Val<I64>,
                index: Val<I64>,
            ) -> Val<Cr> {
                let [_0] = self
                    .0
                    .emit(Form(294), &[src.value(), base.value(), index.value()]);
                Val::assume(_0)
            }
            /**A conditional store: CR0 says whether it was done.

| operand |  | register |
| --- | --- | --- |
| `done` | def | `cr0` |
| `src` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stwcx_rec(
                &mut self,
                src: Val<I64>,
                base: Val<I64>,
                index: Val<I64>,
            ) -> Val<Cr> {
                let [_0] = self
                    .0
                    .emit(Form(295), &[src.value(), base.value(), index.value()]);
                Val::assume(_0)
            }
            /**A conditional store: CR0 says whether it was done.

| operand |  | register |
| --- | --- | --- |
| `done` | def | `cr0` |
| `src` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stdcx_rec(
                &mut self,
                src: Val<I64>,
                base: Val<I64>,
                index: Val<I64>,
            ) -> Val<Cr> {
                let [_0] = self
                    .0
                    .emit(Form(296), &[src.value(), base.value(), index.value()]);
                Val::assume(_0)
            }
            /**The same without a base: R0 can be the address.

| operand |  | register |
| --- | --- | --- |
| `done` | def | `cr0` |
| `src` | use | `i64` |
| `address` | use | `i64` |

*/
            #[inline]
            pub fn stbcx_zero_rec(
                &mut self,
                src: Val<I64>,
                address: Val<I64>,
            ) -> Val<Cr> {
                let [_0] = self.0.emit(Form(297), &[src.value(), address.value()]);
                Val::assume(_0)
            }
            /**The same without a base: R0 can be the address.

| operand |  | register |
| --- | --- | --- |
| `done` | def | `cr0` |
| `src` | use | `i64` |
| `address` | use | `i64` |

*/
            #[inline]
            pub fn sthcx_zero_rec(
                &mut self,
                src: Val<I64>,
                address: Val<I64>,
            ) -> Val<Cr> {
                let [_0] = self.0.emit(Form(298), &[src.value(), address.value()]);
                Val::assume(_0)
            }
            /**The same without a base: R0 can be the address.

| operand |  | register |
| --- | --- | --- |
| `done` | def | `cr0` |
| `src` | use | `i64` |
| `address` | use | `i64` |

*/
            #[inline]
            pub fn stwcx_zero_rec(
                &mut self,
                src: Val<I64>,
                address: Val<I64>,
            ) -> Val<Cr> {
                let [_0] = self.0.emit(Form(299), &[src.value(), address.value()]);
                Val::assume(_0)
            }
            /**The same without a base: R0 can be the address.

| operand |  | register |
| --- | --- | --- |
| `done` | def | `cr0` |
| `src` | use | `i64` |
| `address` | use | `i64` |

*/
            #[inline]
            pub fn stdcx_zero_rec(
                &mut self,
                src: Val<I64>,
                address: Val<I64>,
            ) -> Val<Cr> {
                let [_0] = self.0.emit(Form(300), &[src.value(), address.value()]);
                Val::assume(_0)
            }
            /**Of 16 bytes.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i64`, early: not the register of a use, a tuple `even_odd` |
| `dst1` | def | `i64`, early: not the register of a use |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lqarx(&mut self, base: Val<I64>, index: Val<I64>) -> [Val<I64>; 2] {
                let [_0, _1] = self.0.emit(Form(301), &[base.value(), index.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**Of 16 bytes.

| operand |  | register |
| --- | --- | --- |
| `done` | def | `cr0` |
| `src0` | use | `i64`, a tuple `even_odd` |
| `src1` | use | `i64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stqcx_rec(
                &mut self,
                src: [Val<I64>; 2],
                base: Val<I64>,
                index: Val<I64>,
            ) -> Val<Cr> {
                let [_0] = self
                    .0
                    .emit(
                        Form(302),
                        &[src[0].value(), src[1].value(), base.value(), index.value()],
                    );
                Val::assume(_0)
            }
            /**Any operation on memory, by a loop of LWARX and STWCX.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i64`, early: not the register of a use |
| `new` | scratch | `i64`, a scratch register |
| `with` | use | `i64`, late: not the register of a def |
| `address` | use | `i64`, late: not the register of a def |

Clobbers `cr0`.

* needs `new`: `i64`, a scratch register

*/
            #[inline]
            pub fn atomic_b(&mut self, with: Val<I64>, address: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(303), &[with.value(), address.value()]);
                Val::assume(_0)
            }
            /**Any operation on memory, by a loop of LWARX and STWCX.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i64`, early: not the register of a use |
| `new` | scratch | `i64`, a scratch register |
| `with` | use | `i64`, late: not the register of a def |
| `address` | use | `i64`, late: not the register of a def |

Clobbers `cr0`.

* needs `new`: `i64`, a scratch register

*/
            #[inline]
            pub fn atomic_h(&mut self, with: Val<I64>, address: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(304), &[with.value(), address.value()]);
                Val::assume(_0)
            }
            /**Any operation on memory, by a loop of LWARX and STWCX.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i64`, early: not the register of a use |
| `new` | scratch | `i64`, a scratch register |
| `with` | use | `i64`, late: not the register of a def |
| `address` | use | `i64`, late: not the register of a def |

Clobbers `cr0`.

* needs `new`: `i64`, a scratch register

*/
            #[inline]
            pub fn atomic_w(&mut self, with: Val<I64>, address: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(305), &[with.value(), address.value()]);
                Val::assume(_0)
            }
            /**Any operation on memory, by a loop of LWARX and STWCX.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i64`, early: not the register of a use |
| `new` | scratch | `i64`, a scratch register |
| `with` | use | `i64`, late: not the register of a def |
| `address` | use | `i64`, late: not the register of a def |

Clobbers `cr0`.

* needs `new`: `i64`, a scratch register

*/
            #[inline]
            pub fn atomic_d(&mut self, with: Val<I64>, address: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(306), &[with.value(), address.value()]);
                Val::assume(_0)
            }
            /**An exchange, by a loop of LWARX and STWCX.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i64`, early: not the register of a use |
| `new` | use | `i64`, late: not the register of a def |
| `address` | use | `i64`, late: not the register of a def |

Clobbers `cr0`.

*/
            #[inline]
            pub fn atomic_swap_b(
                &mut self,
                new: Val<I64>,
                address: Val<I64>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(307), &[new.value(), address.value()]);
                Val::assume(_0)
            }
            /**An exchange, by a loop of LWARX and STWCX.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i64`, early: not the register of a use |
| `new` | use | `i64`, late: not the register of a def |
| `address` | use | `i64`, late: not the register of a def |

Clobbers `cr0`.

*/
            #[inline]
            pub fn atomic_swap_h(
                &mut self,
                new: Val<I64>,
                address: Val<I64>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(308), &[new.value(), address.value()]);
                Val::assume(_0)
            }
            /**An exchange, by a loop of LWARX and STWCX.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i64`, early: not the register of a use |
| `new` | use | `i64`, late: not the register of a def |
| `address` | use | `i64`, late: not the register of a def |

Clobbers `cr0`.

*/
            #[inline]
            pub fn atomic_swap_w(
                &mut self,
                new: Val<I64>,
                address: Val<I64>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(309), &[new.value(), address.value()]);
                Val::assume(_0)
            }
            /**An exchange, by a loop of LWARX and STWCX.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i64`, early: not the register of a use |
| `new` | use | `i64`, late: not the register of a def |
| `address` | use | `i64`, late: not the register of a def |

Clobbers `cr0`.

*/
            #[inline]
            pub fn atomic_swap_d(
                &mut self,
                new: Val<I64>,
                address: Val<I64>,
            ) -> Val<I64> {
                let [_0] = self.0.emit(Form(310), &[new.value(), address.value()]);
                Val::assume(_0)
            }
            /**Compare and exchange, by a loop of LWARX, CMPW, BNE, STWCX. and BNE: CR0 says whether it was done.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i64`, early: not the register of a use |
| `done` | def | `cr0` |
| `expected` | use | `i64`, late: not the register of a def |
| `new` | use | `i64`, late: not the register of a def |
| `address` | use | `i64`, late: not the register of a def |

*/
            #[inline]
            pub fn atomic_cas_b(
                &mut self,
                expected: Val<I64>,
                new: Val<I64>,
                address: Val<I64>,
            ) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(311), &[expected.value(), new.value(), address.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Compare and exchange, by a loop of LWARX, CMPW, BNE, STWCX. and BNE: CR0 says whether it was done.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i64`, early: not the register of a use |
| `done` | def | `cr0` |
| `expected` | use | `i64`, late: not the register of a def |
| `new` | use | `i64`, late: not the register of a def |
| `address` | use | `i64`, late: not the register of a def |

*/
            #[inline]
            pub fn atomic_cas_h(
                &mut self,
                expected: Val<I64>,
                new: Val<I64>,
                address: Val<I64>,
            ) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(312), &[expected.value(), new.value(), address.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Compare and exchange, by a loop of LWARX, CMPW, BNE, STWCX. and BNE: CR0 says whether it was done.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i64`, early: not the register of a use |
| `done` | def | `cr0` |
| `expected` | use | `i64`, late: not the register of a def |
| `new` | use | `i64`, late: not the register of a def |
| `address` | use | `i64`, late: not the register of a def |

*/
            #[inline]
            pub fn atomic_cas_w(
                &mut self,
                expected: Val<I64>,
                new: Val<I64>,
                address: Val<I64>,
            ) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(313), &[expected.value(), new.value(), address.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Compare and exchange, by a loop of LWARX, CMPW, BNE, STWCX. and BNE: CR0 says whether it was done.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i64`, early: not the register of a use |
| `done` | def | `cr0` |
| `expected` | use | `i64`, late: not the register of a def |
| `new` | use | `i64`, late: not the register of a def |
| `address` | use | `i64`, late: not the register of a def |

*/
            #[inline]
            pub fn atomic_cas_d(
                &mut self,
                expected: Val<I64>,
                new: Val<I64>,
                address: Val<I64>,
            ) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(314), &[expected.value(), new.value(), address.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Orders memory or instructions.

*/
            #[inline]
            pub fn sync(&mut self) {
                let [] = self.0.emit(Form(315), &[]);
            }
            /**Orders memory or instructions.

*/
            #[inline]
            pub fn lwsync(&mut self) {
                let [] = self.0.emit(Form(316), &[]);
            }
            /**Orders memory or instructions.

*/
            #[inline]
            pub fn isync(&mut self) {
                let [] = self.0.emit(Form(317), &[]);
            }
            /**Orders memory or instructions.

*/
            #[inline]
            pub fn eieio(&mut self) {
                let [] = self.0.emit(Form(318), &[]);
            }
            /**Keeps later accesses behind a load.

| operand |  | register |
| --- | --- | --- |
| `loaded` | use | `i64` |

Clobbers `cr7`.

*/
            #[inline]
            pub fn acquire(&mut self, loaded: Val<I64>) {
                let [] = self.0.emit(Form(319), &[loaded.value()]);
            }
            #[doc = "* goes to one block\n\nEnds the block and goes to one of `successors`."]
            #[inline]
            pub fn b(&mut self, successor: Goto<Target>) {
                let [] = self.0.emit_branch(Form(320), &[], &[successor]);
            }
            /**On a bit of a field.

| operand |  | register |
| --- | --- | --- |
| `condition` | use | `cr` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn bc(&mut self, condition: Val<Cr>, successors: [Goto<Target>; 2]) {
                let [] = self
                    .0
                    .emit_branch(Form(321), &[condition.value()], &successors);
            }
            /**Counts down, and branches.

| operand |  | register |
| --- | --- | --- |
| `left` | def | `target`, the register of `count` |
| `count` | use | `target` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn bdnz(
                &mut self,
                count: Val<Target_>,
                successors: [Goto<Target>; 2],
            ) -> Val<Target_> {
                let [_0] = self.0.emit_branch(Form(322), &[count.value()], &successors);
                Val::assume(_0)
            }
            /**Counts down, and branches.

| operand |  | register |
| --- | --- | --- |
| `left` | def | `target`, the register of `count` |
| `count` | use | `target` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn bdz(
                &mut self,
                count: Val<Target_>,
                successors: [Goto<Target>; 2],
            ) -> Val<Target_> {
                let [_0] = self.0.emit_branch(Form(323), &[count.value()], &successors);
                Val::assume(_0)
            }
            /**Counts down, and branches on the count and on a bit of a field.

| operand |  | register |
| --- | --- | --- |
| `left` | def | `target`, the register of `count` |
| `count` | use | `target` |
| `condition` | use | `cr` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn bdnzt(
                &mut self,
                count: Val<Target_>,
                condition: Val<Cr>,
                successors: [Goto<Target>; 2],
            ) -> Val<Target_> {
                let [_0] = self
                    .0
                    .emit_branch(
                        Form(324),
                        &[count.value(), condition.value()],
                        &successors,
                    );
                Val::assume(_0)
            }
            /**Counts down, and branches on the count and on a bit of a field.

| operand |  | register |
| --- | --- | --- |
| `left` | def | `target`, the register of `count` |
| `count` | use | `target` |
| `condition` | use | `cr` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn bdnzf(
                &mut self,
                count: Val<Target_>,
                condition: Val<Cr>,
                successors: [Goto<Target>; 2],
            ) -> Val<Target_> {
                let [_0] = self
                    .0
                    .emit_branch(
                        Form(325),
                        &[count.value(), condition.value()],
                        &successors,
                    );
                Val::assume(_0)
            }
            /**Counts down, and branches on the count and on a bit of a field.

| operand |  | register |
| --- | --- | --- |
| `left` | def | `target`, the register of `count` |
| `count` | use | `target` |
| `condition` | use | `cr` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn bdzt(
                &mut self,
                count: Val<Target_>,
                condition: Val<Cr>,
                successors: [Goto<Target>; 2],
            ) -> Val<Target_> {
                let [_0] = self
                    .0
                    .emit_branch(
                        Form(326),
                        &[count.value(), condition.value()],
                        &successors,
                    );
                Val::assume(_0)
            }
            /**Counts down, and branches on the count and on a bit of a field.

| operand |  | register |
| --- | --- | --- |
| `left` | def | `target`, the register of `count` |
| `count` | use | `target` |
| `condition` | use | `cr` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn bdzf(
                &mut self,
                count: Val<Target_>,
                condition: Val<Cr>,
                successors: [Goto<Target>; 2],
            ) -> Val<Target_> {
                let [_0] = self
                    .0
                    .emit_branch(
                        Form(327),
                        &[count.value(), condition.value()],
                        &successors,
                    );
                Val::assume(_0)
            }
            /**To an address in LR, as a return is predicted.

| operand |  | register |
| --- | --- | --- |
| `to` | use | `link` |

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn blr(
                &mut self,
                to: Val<Target_>,
                successors: impl AsRef<[Goto<Target>]>,
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(328), &[to.value()], successors.as_ref());
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `target` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn mtctr(&mut self, src: Val<I64>) -> Val<Target_> {
                let [_0] = self.0.emit(Form(329), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `target` |

*/
            #[inline]
            pub fn mfctr(&mut self, src: Val<Target_>) -> Val<I64> {
                let [_0] = self.0.emit(Form(330), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `link` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn mtlr(&mut self, src: Val<I64>) -> Val<Target_> {
                let [_0] = self.0.emit(Form(331), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `link` |

*/
            #[inline]
            pub fn mflr(&mut self, src: Val<Target_>) -> Val<I64> {
                let [_0] = self.0.emit(Form(332), &[src.value()]);
                Val::assume(_0)
            }
            /**To an address in CTR.

| operand |  | register |
| --- | --- | --- |
| `to` | use | `target` |

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn bctr(
                &mut self,
                to: Val<Target_>,
                successors: impl AsRef<[Goto<Target>]>,
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(333), &[to.value()], successors.as_ref());
            }
            /**ADDIS of R2, ADDI, SLDI, LWAX, ADD, MTCTR and BCTR.

| operand |  | register |
| --- | --- | --- |
| `table` | scratch | `address`, a scratch register |
| `entry` | scratch | `i64`, a scratch register |
| `index` | use | `i64`, late: not the register of a def |

Clobbers `ctr`.

* needs `table`: `address`, a scratch register
* needs `entry`: `i64`, a scratch register

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn jump_table(
                &mut self,
                index: Val<I64>,
                successors: impl AsRef<[Goto<Target>]>,
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(334), &[index.value()], successors.as_ref());
            }
            /**To another function with the same TOC, after the frame is gone.

Ends the block and leaves the function.*/
            #[inline]
            pub fn tail_b(&mut self) {
                let [] = self.0.emit(Form(335), &[]);
            }
            /**The same by way of CTR; R12 has the address, from which the callee finds its TOC.

| operand |  | register |
| --- | --- | --- |
| `to` | use | `target` |
| `entry` | use | `r12` |

Ends the block and leaves the function.*/
            #[inline]
            pub fn tail_bctr(&mut self, to: Val<Target_>, entry: Val<I64>) {
                let [] = self.0.emit(Form(336), &[to.value(), entry.value()]);
            }
            /**Traps if the comparison holds.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn tw(&mut self, a: Val<I64>, b: Val<I64>) {
                let [] = self.0.emit(Form(337), &[a.value(), b.value()]);
            }
            /**Traps if the comparison holds.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn td(&mut self, a: Val<I64>, b: Val<I64>) {
                let [] = self.0.emit(Form(338), &[a.value(), b.value()]);
            }
            /**Traps if the comparison holds.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn twi(&mut self, a: Val<I64>) {
                let [] = self.0.emit(Form(339), &[a.value()]);
            }
            /**Traps if the comparison holds.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i64` |

*/
            #[inline]
            pub fn tdi(&mut self, a: Val<I64>) {
                let [] = self.0.emit(Form(340), &[a.value()]);
            }
            /**Traps.

Ends the block and never continues.*/
            #[inline]
            pub fn trap(&mut self) {
                let [] = self.0.emit(Form(341), &[]);
            }
            /**No operands.

*/
            #[inline]
            pub fn nop(&mut self) {
                let [] = self.0.emit(Form(342), &[]);
            }
            /**To Linux: the number in R0, the result in R3, and the summary overflow of CR0 says that it is an error.

| operand |  | register |
| --- | --- | --- |
| `result` | def | `r3` |
| `error` | def | `cr0` |
| `number` | use | `r0` |
| `a` | use | `r3` |

Clobbers `r0`, `r4..=r12`, `cr1`, `cr5..=cr7`, `ctr`, `ca`.

Calls.*/
            #[inline]
            pub fn sc(&mut self, number: Val<I64>, a: Val<I64>) -> (Val<I64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(343), &[number.value(), a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**The time base.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |

*/
            #[inline]
            pub fn mftb(&mut self) -> Val<I64> {
                let [_0] = self.0.emit(Form(344), &[]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xsadddp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(345), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xssubdp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(346), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xsmuldp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(347), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xsdivdp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(348), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xsaddsp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(349), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xssubsp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(350), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xsmulsp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(351), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xsdivsp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(352), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xsmaxdp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(353), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xsmindp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(354), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xsmaxcdp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(355), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xsmincdp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(356), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xsmaxjdp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(357), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xsminjdp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(358), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xscpsgndp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(359), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xsabsdp(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(360), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xsnegdp(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(361), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xsnabsdp(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(362), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xssqrtdp(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(363), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xssqrtsp(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(364), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xsredp(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(365), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xsresp(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(366), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xsrsqrtedp(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(367), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xsrsqrtesp(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(368), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xsrdpi(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(369), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xsrdpic(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(370), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xsrdpim(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(371), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xsrdpip(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(372), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xsrdpiz(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(373), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xsrsp(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(374), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xscvdpsxds(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(375), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xscvdpsxws(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(376), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xscvdpuxds(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(377), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xscvdpuxws(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(378), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xscvsxddp(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(379), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xscvuxddp(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(380), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xscvsxdsp(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(381), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xscvuxdsp(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(382), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xscvhpdp(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(383), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xscvdphp(&mut self, a: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(384), &[a.value()]);
                Val::assume(_0)
            }
            /**The A-form, the M-form, or the instruction on float registers: a * b and c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `c` |
| `a` | use | `f64` |
| `b` | use | `f64` |
| `c` | use | `f64` |

* or `xsmaddadp/m`: `dst`: `f64`, the register of `a`
* or `xsmaddadp/m_b`: `dst`: `f64`, the register of `b`
* or `xsmaddadp/fpr`: `dst`: `fpr`; `a`: `fpr`; `b`: `fpr`; `c`: `fpr`

*/
            #[inline]
            pub fn xsmaddadp(
                &mut self,
                a: Val<F64>,
                b: Val<F64>,
                c: Val<F64>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(385), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The A-form, the M-form, or the instruction on float registers: a * b and c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `c` |
| `a` | use | `f64` |
| `b` | use | `f64` |
| `c` | use | `f64` |

* or `xsmaddasp/m`: `dst`: `f64`, the register of `a`
* or `xsmaddasp/m_b`: `dst`: `f64`, the register of `b`
* or `xsmaddasp/fpr`: `dst`: `fpr`; `a`: `fpr`; `b`: `fpr`; `c`: `fpr`

*/
            #[inline]
            pub fn xsmaddasp(
                &mut self,
                a: Val<F64>,
                b: Val<F64>,
                c: Val<F64>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(389), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The A-form, the M-form, or the instruction on float registers: a * b and c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `c` |
| `a` | use | `f64` |
| `b` | use | `f64` |
| `c` | use | `f64` |

* or `xsmsubadp/m`: `dst`: `f64`, the register of `a`
* or `xsmsubadp/m_b`: `dst`: `f64`, the register of `b`
* or `xsmsubadp/fpr`: `dst`: `fpr`; `a`: `fpr`; `b`: `fpr`; `c`: `fpr`

*/
            #[inline]
            pub fn xsmsubadp(
                &mut self,
                a: Val<F64>,
                b: Val<F64>,
                c: Val<F64>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(393), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The A-form, the M-form, or the instruction on float registers: a * b and c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `c` |
| `a` | use | `f64` |
| `b` | use | `f64` |
| `c` | use | `f64` |

* or `xsmsubasp/m`: `dst`: `f64`, the register of `a`
* or `xsmsubasp/m_b`: `dst`: `f64`, the register of `b`
* or `xsmsubasp/fpr`: `dst`: `fpr`; `a`: `fpr`; `b`: `fpr`; `c`: `fpr`

*/
            #[inline]
            pub fn xsmsubasp(
                &mut self,
                a: Val<F64>,
                b: Val<F64>,
                c: Val<F64>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(397), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The A-form, the M-form, or the instruction on float registers: a * b and c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `c` |
| `a` | use | `f64` |
| `b` | use | `f64` |
| `c` | use | `f64` |

* or `xsnmaddadp/m`: `dst`: `f64`, the register of `a`
* or `xsnmaddadp/m_b`: `dst`: `f64`, the register of `b`
* or `xsnmaddadp/fpr`: `dst`: `fpr`; `a`: `fpr`; `b`: `fpr`; `c`: `fpr`

*/
            #[inline]
            pub fn xsnmaddadp(
                &mut self,
                a: Val<F64>,
                b: Val<F64>,
                c: Val<F64>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(401), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The A-form, the M-form, or the instruction on float registers: a * b and c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `c` |
| `a` | use | `f64` |
| `b` | use | `f64` |
| `c` | use | `f64` |

* or `xsnmaddasp/m`: `dst`: `f64`, the register of `a`
* or `xsnmaddasp/m_b`: `dst`: `f64`, the register of `b`
* or `xsnmaddasp/fpr`: `dst`: `fpr`; `a`: `fpr`; `b`: `fpr`; `c`: `fpr`

*/
            #[inline]
            pub fn xsnmaddasp(
                &mut self,
                a: Val<F64>,
                b: Val<F64>,
                c: Val<F64>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(405), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The A-form, the M-form, or the instruction on float registers: a * b and c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `c` |
| `a` | use | `f64` |
| `b` | use | `f64` |
| `c` | use | `f64` |

* or `xsnmsubadp/m`: `dst`: `f64`, the register of `a`
* or `xsnmsubadp/m_b`: `dst`: `f64`, the register of `b`
* or `xsnmsubadp/fpr`: `dst`: `fpr`; `a`: `fpr`; `b`: `fpr`; `c`: `fpr`

*/
            #[inline]
            pub fn xsnmsubadp(
                &mut self,
                a: Val<F64>,
                b: Val<F64>,
                c: Val<F64>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(409), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The A-form, the M-form, or the instruction on float registers: a * b and c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64`, the register of `c` |
| `a` | use | `f64` |
| `b` | use | `f64` |
| `c` | use | `f64` |

* or `xsnmsubasp/m`: `dst`: `f64`, the register of `a`
* or `xsnmsubasp/m_b`: `dst`: `f64`, the register of `b`
* or `xsnmsubasp/fpr`: `dst`: `fpr`; `a`: `fpr`; `b`: `fpr`; `c`: `fpr`

*/
            #[inline]
            pub fn xsnmsubasp(
                &mut self,
                a: Val<F64>,
                b: Val<F64>,
                c: Val<F64>,
            ) -> Val<F64> {
                let [_0] = self.0.emit(Form(413), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**`then` if the first source is not negative.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `condition` | use | `fpr` |
| `then` | use | `fpr` |
| `otherwise` | use | `fpr` |

*/
            #[inline]
            pub fn fsel(
                &mut self,
                condition: Val<F64>,
                then: Val<F64>,
                otherwise: Val<F64>,
            ) -> Val<F64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(417),
                        &[condition.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**fadd, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |
| `b` | use | `fpr` |

*/
            #[inline]
            pub fn fadd_rec(&mut self, a: Val<F64>, b: Val<F64>) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(418), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fadds, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |
| `b` | use | `fpr` |

*/
            #[inline]
            pub fn fadds_rec(
                &mut self,
                a: Val<F64>,
                b: Val<F64>,
            ) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(419), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fsub, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |
| `b` | use | `fpr` |

*/
            #[inline]
            pub fn fsub_rec(&mut self, a: Val<F64>, b: Val<F64>) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(420), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fsubs, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |
| `b` | use | `fpr` |

*/
            #[inline]
            pub fn fsubs_rec(
                &mut self,
                a: Val<F64>,
                b: Val<F64>,
            ) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(421), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fmul, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |
| `b` | use | `fpr` |

*/
            #[inline]
            pub fn fmul_rec(&mut self, a: Val<F64>, b: Val<F64>) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(422), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fmuls, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |
| `b` | use | `fpr` |

*/
            #[inline]
            pub fn fmuls_rec(
                &mut self,
                a: Val<F64>,
                b: Val<F64>,
            ) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(423), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fdiv, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |
| `b` | use | `fpr` |

*/
            #[inline]
            pub fn fdiv_rec(&mut self, a: Val<F64>, b: Val<F64>) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(424), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fdivs, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |
| `b` | use | `fpr` |

*/
            #[inline]
            pub fn fdivs_rec(
                &mut self,
                a: Val<F64>,
                b: Val<F64>,
            ) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(425), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fcpsgn, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |
| `b` | use | `fpr` |

*/
            #[inline]
            pub fn fcpsgn_rec(
                &mut self,
                a: Val<F64>,
                b: Val<F64>,
            ) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(426), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fmr, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |

*/
            #[inline]
            pub fn fmr_rec(&mut self, a: Val<F64>) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(427), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fneg, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |

*/
            #[inline]
            pub fn fneg_rec(&mut self, a: Val<F64>) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(428), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fabs, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |

*/
            #[inline]
            pub fn fabs_rec(&mut self, a: Val<F64>) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(429), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fnabs, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |

*/
            #[inline]
            pub fn fnabs_rec(&mut self, a: Val<F64>) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(430), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fsqrt, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |

*/
            #[inline]
            pub fn fsqrt_rec(&mut self, a: Val<F64>) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(431), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fsqrts, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |

*/
            #[inline]
            pub fn fsqrts_rec(&mut self, a: Val<F64>) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(432), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**frsp, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |

*/
            #[inline]
            pub fn frsp_rec(&mut self, a: Val<F64>) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(433), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fctid, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |

*/
            #[inline]
            pub fn fctid_rec(&mut self, a: Val<F64>) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(434), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fctidz, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |

*/
            #[inline]
            pub fn fctidz_rec(&mut self, a: Val<F64>) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(435), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fctiw, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |

*/
            #[inline]
            pub fn fctiw_rec(&mut self, a: Val<F64>) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(436), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fctiwz, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |

*/
            #[inline]
            pub fn fctiwz_rec(&mut self, a: Val<F64>) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(437), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fcfid, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |

*/
            #[inline]
            pub fn fcfid_rec(&mut self, a: Val<F64>) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(438), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fcfids, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |

*/
            #[inline]
            pub fn fcfids_rec(&mut self, a: Val<F64>) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(439), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**frin, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |

*/
            #[inline]
            pub fn frin_rec(&mut self, a: Val<F64>) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(440), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**friz, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |

*/
            #[inline]
            pub fn friz_rec(&mut self, a: Val<F64>) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(441), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**frip, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |

*/
            #[inline]
            pub fn frip_rec(&mut self, a: Val<F64>) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(442), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**frim, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |

*/
            #[inline]
            pub fn frim_rec(&mut self, a: Val<F64>) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(443), &[a.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fmadd, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |
| `b` | use | `fpr` |
| `c` | use | `fpr` |

*/
            #[inline]
            pub fn fmadd_rec(
                &mut self,
                a: Val<F64>,
                b: Val<F64>,
                c: Val<F64>,
            ) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(444), &[a.value(), b.value(), c.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fmadds, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |
| `b` | use | `fpr` |
| `c` | use | `fpr` |

*/
            #[inline]
            pub fn fmadds_rec(
                &mut self,
                a: Val<F64>,
                b: Val<F64>,
                c: Val<F64>,
            ) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(445), &[a.value(), b.value(), c.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fmsub, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |
| `b` | use | `fpr` |
| `c` | use | `fpr` |

*/
            #[inline]
            pub fn fmsub_rec(
                &mut self,
                a: Val<F64>,
                b: Val<F64>,
                c: Val<F64>,
            ) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(446), &[a.value(), b.value(), c.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fmsubs, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |
| `b` | use | `fpr` |
| `c` | use | `fpr` |

*/
            #[inline]
            pub fn fmsubs_rec(
                &mut self,
                a: Val<F64>,
                b: Val<F64>,
                c: Val<F64>,
            ) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(447), &[a.value(), b.value(), c.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fnmadd, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |
| `b` | use | `fpr` |
| `c` | use | `fpr` |

*/
            #[inline]
            pub fn fnmadd_rec(
                &mut self,
                a: Val<F64>,
                b: Val<F64>,
                c: Val<F64>,
            ) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(448), &[a.value(), b.value(), c.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fnmadds, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |
| `b` | use | `fpr` |
| `c` | use | `fpr` |

*/
            #[inline]
            pub fn fnmadds_rec(
                &mut self,
                a: Val<F64>,
                b: Val<F64>,
                c: Val<F64>,
            ) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(449), &[a.value(), b.value(), c.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fnmsub, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |
| `b` | use | `fpr` |
| `c` | use | `fpr` |

*/
            #[inline]
            pub fn fnmsub_rec(
                &mut self,
                a: Val<F64>,
                b: Val<F64>,
                c: Val<F64>,
            ) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(450), &[a.value(), b.value(), c.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**fnmsubs, and exceptions as a condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `exceptions` | def | `cr1` |
| `a` | use | `fpr` |
| `b` | use | `fpr` |
| `c` | use | `fpr` |

*/
            #[inline]
            pub fn fnmsubs_rec(
                &mut self,
                a: Val<F64>,
                b: Val<F64>,
                c: Val<F64>,
            ) -> (Val<F64>, Val<Cr>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(451), &[a.value(), b.value(), c.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**A condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xscmpudp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(452), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xscmpodp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(453), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xscmpexpdp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(454), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xstdivdp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(455), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xststdcdp(&mut self, a: Val<F64>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(456), &[a.value()]);
                Val::assume(_0)
            }
            /**A condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xststdcsp(&mut self, a: Val<F64>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(457), &[a.value()]);
                Val::assume(_0)
            }
            /**A condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `f64` |

*/
            #[inline]
            pub fn xstsqrtdp(&mut self, a: Val<F64>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(458), &[a.value()]);
                Val::assume(_0)
            }
            /**A mask of ones or zeros.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xscmpeqdp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(459), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A mask of ones or zeros.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xscmpgtdp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(460), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A mask of ones or zeros.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `f64` |
| `b` | use | `f64` |

*/
            #[inline]
            pub fn xscmpgedp(&mut self, a: Val<F64>, b: Val<F64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(461), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Reads status and control.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |

*/
            #[inline]
            pub fn mffs(&mut self) -> Val<F64> {
                let [_0] = self.0.emit(Form(462), &[]);
                Val::assume(_0)
            }
            /**Writes status and control.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `fpr` |

*/
            #[inline]
            pub fn mtfsf(&mut self, src: Val<F64>) {
                let [] = self.0.emit(Form(463), &[src.value()]);
            }
            /**Zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn xxlxor_f64(&mut self) -> Val<F64> {
                let [_0] = self.0.emit(Form(464), &[]);
                Val::assume(_0)
            }
            /**ADDIS of R2, and LFD or LFS.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `at` | scratch | `address`, a scratch register |

* needs `at`: `address`, a scratch register

*/
            #[inline]
            pub fn const_f64(&mut self) -> Val<F64> {
                let [_0] = self.0.emit(Form(465), &[]);
                Val::assume(_0)
            }
            /**XXLOR: a copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn copy_f64(&mut self, src: Val<F64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(466), &[src.value()]);
                Val::assume(_0)
            }
            /**LFD, or LXSD beyond F31.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn load_f64(&mut self, base: Val<I64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(467), &[base.value()]);
                Val::assume(_0)
            }
            /**LFS, or LXSSP beyond F31.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn load_f32(&mut self, base: Val<I64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(468), &[base.value()]);
                Val::assume(_0)
            }
            /**STFD, or STXSD beyond F31.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `f64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn store_f64(&mut self, src: Val<F64>, base: Val<I64>) {
                let [] = self.0.emit(Form(469), &[src.value(), base.value()]);
            }
            /**STFS, or STXSSP beyond F31.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `f64` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn store_f32(&mut self, src: Val<F64>, base: Val<I64>) {
                let [] = self.0.emit(Form(470), &[src.value(), base.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lxsdx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(471), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lxsspx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(472), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lxsiwax(&mut self, base: Val<I64>, index: Val<I64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(473), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lxsiwzx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(474), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lxsibzx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(475), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lxsihzx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(476), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `f64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stxsdx(&mut self, src: Val<F64>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(477), &[src.value(), base.value(), index.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `f64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stxsspx(&mut self, src: Val<F64>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(478), &[src.value(), base.value(), index.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `f64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stxsiwx(&mut self, src: Val<F64>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(479), &[src.value(), base.value(), index.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `f64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stxsibx(&mut self, src: Val<F64>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(480), &[src.value(), base.value(), index.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `f64` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stxsihx(&mut self, src: Val<F64>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(481), &[src.value(), base.value(), index.value()]);
            }
            /**The address is a result, too.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `next` | def | `address`, the register of `base` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lfdu(&mut self, base: Val<I64>) -> (Val<F64>, Val<I64>) {
                let [_0, _1] = self.0.emit(Form(482), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**The address is a result, too.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `next` | def | `address`, the register of `base` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lfsu(&mut self, base: Val<I64>) -> (Val<F64>, Val<I64>) {
                let [_0, _1] = self.0.emit(Form(483), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**The address is a result, too.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `next` | def | `address`, the register of `base` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lfdux(
                &mut self,
                base: Val<I64>,
                index: Val<I64>,
            ) -> (Val<F64>, Val<I64>) {
                let [_0, _1] = self.0.emit(Form(484), &[base.value(), index.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**The address is a result, too.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fpr` |
| `next` | def | `address`, the register of `base` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lfsux(
                &mut self,
                base: Val<I64>,
                index: Val<I64>,
            ) -> (Val<F64>, Val<I64>) {
                let [_0, _1] = self.0.emit(Form(485), &[base.value(), index.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**The address is a result.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `address`, the register of `base` |
| `src` | use | `fpr` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn stfdu(&mut self, src: Val<F64>, base: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(486), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**The address is a result.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `address`, the register of `base` |
| `src` | use | `fpr` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn stfsu(&mut self, src: Val<F64>, base: Val<I64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(487), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**The address is a result.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `address`, the register of `base` |
| `src` | use | `fpr` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stfdux(
                &mut self,
                src: Val<F64>,
                base: Val<I64>,
                index: Val<I64>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(Form(488), &[src.value(), base.value(), index.value()]);
                Val::assume(_0)
            }
            /**The address is a result.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `address`, the register of `base` |
| `src` | use | `fpr` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stfsux(
                &mut self,
                src: Val<F64>,
                base: Val<I64>,
                index: Val<I64>,
            ) -> Val<I64> {
                let [_0] = self
                    .0
                    .emit(Form(489), &[src.value(), base.value(), index.value()]);
                Val::assume(_0)
            }
            /**Bits as an integer.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn mfvsrd(&mut self, src: Val<F64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(490), &[src.value()]);
                Val::assume(_0)
            }
            /**Bits as an integer.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn mfvsrwz(&mut self, src: Val<F64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(491), &[src.value()]);
                Val::assume(_0)
            }
            /**Bits as an integer.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn xsxexpdp(&mut self, src: Val<F64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(492), &[src.value()]);
                Val::assume(_0)
            }
            /**Bits as an integer.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn xsxsigdp(&mut self, src: Val<F64>) -> Val<I64> {
                let [_0] = self.0.emit(Form(493), &[src.value()]);
                Val::assume(_0)
            }
            /**Bits of an integer.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn mtvsrd(&mut self, src: Val<I64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(494), &[src.value()]);
                Val::assume(_0)
            }
            /**Bits of an integer.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn mtvsrwa(&mut self, src: Val<I64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(495), &[src.value()]);
                Val::assume(_0)
            }
            /**Bits of an integer.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn mtvsrwz(&mut self, src: Val<I64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(496), &[src.value()]);
                Val::assume(_0)
            }
            /**From significand and exponent.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `a` | use | `i64` |
| `b` | use | `i64` |

*/
            #[inline]
            pub fn xsiexpdp(&mut self, a: Val<I64>, b: Val<I64>) -> Val<F64> {
                let [_0] = self.0.emit(Form(497), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**MFVSRD: the high half of a vector.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn mfvsrd_v(&mut self, src: Val<V128>) -> Val<I64> {
                let [_0] = self.0.emit(Form(498), &[src.value()]);
                Val::assume(_0)
            }
            /**The low half of a vector.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn mfvsrld(&mut self, src: Val<V128>) -> Val<I64> {
                let [_0] = self.0.emit(Form(499), &[src.value()]);
                Val::assume(_0)
            }
            /**A vector of two integers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `high` | use | `address` |
| `low` | use | `i64` |

*/
            #[inline]
            pub fn mtvsrdd(&mut self, high: Val<I64>, low: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(500), &[high.value(), low.value()]);
                Val::assume(_0)
            }
            /**A word in each element.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `i64` |

*/
            #[inline]
            pub fn mtvsrws(&mut self, src: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(501), &[src.value()]);
                Val::assume(_0)
            }
            /**To single precision, as a vector has it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn xscvdpspn(&mut self, src: Val<F64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(502), &[src.value()]);
                Val::assume(_0)
            }
            /**To single precision, as a vector has it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn xscvdpsp(&mut self, src: Val<F64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(503), &[src.value()]);
                Val::assume(_0)
            }
            /**From single precision, as a vector has it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn xscvspdpn(&mut self, src: Val<V128>) -> Val<F64> {
                let [_0] = self.0.emit(Form(504), &[src.value()]);
                Val::assume(_0)
            }
            /**From single precision, as a vector has it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn xscvspdp(&mut self, src: Val<V128>) -> Val<F64> {
                let [_0] = self.0.emit(Form(505), &[src.value()]);
                Val::assume(_0)
            }
            /**The high half of a vector: XXLOR, or nothing when src and dst share a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn high(&mut self, src: Val<V128>) -> Val<F64> {
                let [_0] = self.0.emit(Form(506), &[src.value()]);
                Val::assume(_0)
            }
            /**A vector whose low half is undefined: XXLOR, or nothing when src and dst share a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn widen(&mut self, src: Val<F64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(507), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn xsaddqp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(508), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn xssubqp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(509), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn xsmulqp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(510), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn xsdivqp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(511), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn xsaddqpo(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(512), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn xssubqpo(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(513), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn xsmulqpo(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(514), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn xsdivqpo(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(515), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn xscpsgnqp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(516), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `c` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn xsmaddqp(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(517), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `c` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn xsmaddqpo(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(518), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `c` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn xsmsubqp(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(519), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `c` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn xsmsubqpo(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(520), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `c` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn xsnmaddqp(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(521), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `c` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn xsnmaddqpo(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(522), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `c` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn xsnmsubqp(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(523), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `c` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn xsnmsubqpo(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(524), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn xsabsqp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(525), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn xsnegqp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(526), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn xsnabsqp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(527), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn xssqrtqp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(528), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn xssqrtqpo(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(529), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn xscvqpsdz(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(530), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn xscvqpswz(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(531), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn xscvqpudz(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(532), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn xscvqpuwz(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(533), &[a.value()]);
                Val::assume(_0)
            }
            /**Rounds, as an immediate says.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn xsrqpi(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(534), &[a.value()]);
                Val::assume(_0)
            }
            /**Rounds, as an immediate says.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn xsrqpix(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(535), &[a.value()]);
                Val::assume(_0)
            }
            /**Rounds, as an immediate says.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn xsrqpxp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(536), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vfr` |

*/
            #[inline]
            pub fn xscvdpqp(&mut self, a: Val<F64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(537), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vfr` |

*/
            #[inline]
            pub fn xscvsdqp(&mut self, a: Val<F64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(538), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vfr` |

*/
            #[inline]
            pub fn xscvudqp(&mut self, a: Val<F64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(539), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vfr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn xscvqpdp(&mut self, a: Val<V128>) -> Val<F64> {
                let [_0] = self.0.emit(Form(540), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vfr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn xscvqpdpo(&mut self, a: Val<V128>) -> Val<F64> {
                let [_0] = self.0.emit(Form(541), &[a.value()]);
                Val::assume(_0)
            }
            /**A condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn xscmpuqp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(542), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn xscmpoqp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(543), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn xscmpexpqp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(544), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn xststdcqp(&mut self, a: Val<V128>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(545), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvadddp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(546), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvsubdp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(547), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvmuldp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(548), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvdivdp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(549), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvmaxdp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(550), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvmindp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(551), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvcpsgndp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(552), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvaddsp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(553), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvsubsp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(554), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvmulsp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(555), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvdivsp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(556), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvmaxsp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(557), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvminsp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(558), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvcpsgnsp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(559), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvcmpeqdp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(560), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvcmpgtdp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(561), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvcmpgedp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(562), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvcmpeqsp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(563), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvcmpgtsp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(564), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvcmpgesp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(565), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xviexpdp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(566), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xviexpsp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(567), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xxland(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(568), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xxlandc(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(569), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xxleqv(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(570), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xxlnand(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(571), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xxlnor(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(572), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xxlor(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(573), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xxlorc(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(574), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xxlxor(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(575), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xxmrghw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(576), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xxmrglw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(577), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**xvcmpeqdp, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `test` | def | `cr6` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvcmpeqdp_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(578), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**xvcmpgtdp, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `test` | def | `cr6` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvcmpgtdp_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(579), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**xvcmpgedp, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `test` | def | `cr6` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvcmpgedp_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(580), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**xvcmpeqsp, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `test` | def | `cr6` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvcmpeqsp_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(581), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**xvcmpgtsp, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `test` | def | `cr6` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvcmpgtsp_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(582), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**xvcmpgesp, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `test` | def | `cr6` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvcmpgesp_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(583), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xxpermdi(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(584), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xxsldwi(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(585), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvabsdp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(586), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvnabsdp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(587), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvnegdp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(588), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvsqrtdp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(589), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvredp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(590), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvrsqrtedp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(591), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvrdpi(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(592), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvrdpic(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(593), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvrdpim(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(594), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvrdpip(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(595), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvrdpiz(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(596), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvabssp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(597), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvnabssp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(598), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvnegsp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(599), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvsqrtsp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(600), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvresp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(601), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvrsqrtesp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(602), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvrspi(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(603), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvrspic(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(604), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvrspim(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(605), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvrspip(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(606), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvrspiz(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(607), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvcvdpsp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(608), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvcvdpsxds(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(609), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvcvdpsxws(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(610), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvcvdpuxds(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(611), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvcvdpuxws(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(612), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvcvspdp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(613), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvcvspsxds(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(614), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvcvspsxws(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(615), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvcvspuxds(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(616), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvcvspuxws(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(617), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvcvsxddp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(618), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvcvsxdsp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(619), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvcvsxwdp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(620), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvcvsxwsp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(621), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvcvuxddp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(622), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvcvuxdsp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(623), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvcvuxwdp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(624), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvcvuxwsp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(625), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvcvhpsp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(626), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvcvsphp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(627), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xxbrd(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(628), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xxbrh(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(629), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xxbrq(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(630), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xxbrw(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(631), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvxexpdp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(632), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvxexpsp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(633), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvxsigdp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(634), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvxsigsp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(635), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xxspltw(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(636), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvtstdcdp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(637), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvtstdcsp(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(638), &[a.value()]);
                Val::assume(_0)
            }
            /**The A-form or the M-form: a * b and c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `c` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

* or `xvmaddadp/m`: `dst`: `v128`, the register of `a`
* or `xvmaddadp/m_b`: `dst`: `v128`, the register of `b`

*/
            #[inline]
            pub fn xvmaddadp(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(639), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The A-form or the M-form: a * b and c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `c` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

* or `xvmaddasp/m`: `dst`: `v128`, the register of `a`
* or `xvmaddasp/m_b`: `dst`: `v128`, the register of `b`

*/
            #[inline]
            pub fn xvmaddasp(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(642), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The A-form or the M-form: a * b and c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `c` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

* or `xvmsubadp/m`: `dst`: `v128`, the register of `a`
* or `xvmsubadp/m_b`: `dst`: `v128`, the register of `b`

*/
            #[inline]
            pub fn xvmsubadp(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(645), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The A-form or the M-form: a * b and c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `c` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

* or `xvmsubasp/m`: `dst`: `v128`, the register of `a`
* or `xvmsubasp/m_b`: `dst`: `v128`, the register of `b`

*/
            #[inline]
            pub fn xvmsubasp(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(648), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The A-form or the M-form: a * b and c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `c` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

* or `xvnmaddadp/m`: `dst`: `v128`, the register of `a`
* or `xvnmaddadp/m_b`: `dst`: `v128`, the register of `b`

*/
            #[inline]
            pub fn xvnmaddadp(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(651), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The A-form or the M-form: a * b and c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `c` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

* or `xvnmaddasp/m`: `dst`: `v128`, the register of `a`
* or `xvnmaddasp/m_b`: `dst`: `v128`, the register of `b`

*/
            #[inline]
            pub fn xvnmaddasp(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(654), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The A-form or the M-form: a * b and c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `c` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

* or `xvnmsubadp/m`: `dst`: `v128`, the register of `a`
* or `xvnmsubadp/m_b`: `dst`: `v128`, the register of `b`

*/
            #[inline]
            pub fn xvnmsubadp(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(657), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**The A-form or the M-form: a * b and c.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `c` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

* or `xvnmsubasp/m`: `dst`: `v128`, the register of `a`
* or `xvnmsubasp/m_b`: `dst`: `v128`, the register of `b`

*/
            #[inline]
            pub fn xvnmsubasp(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(660), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**Bits of `b` where the mask has ones, of `a` elsewhere.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `mask` | use | `v128` |

*/
            #[inline]
            pub fn xxsel(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                mask: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(663), &[a.value(), b.value(), mask.value()]);
                Val::assume(_0)
            }
            /**Bytes of `a` and of the second source, which it overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `b` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `control` | use | `v128` |

*/
            #[inline]
            pub fn xxperm(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                control: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self
                    .0
                    .emit(Form(664), &[a.value(), b.value(), control.value()]);
                Val::assume(_0)
            }
            /**Bytes of `a` and of the second source, which it overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `b` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `control` | use | `v128` |

*/
            #[inline]
            pub fn xxpermr(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                control: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self
                    .0
                    .emit(Form(665), &[a.value(), b.value(), control.value()]);
                Val::assume(_0)
            }
            /**A byte in each element.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn xxspltib(&mut self) -> Val<V128> {
                let [_0] = self.0.emit(Form(666), &[]);
                Val::assume(_0)
            }
            /**Zero.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn xxlxor_zero(&mut self) -> Val<V128> {
                let [_0] = self.0.emit(Form(667), &[]);
                Val::assume(_0)
            }
            /**Ones.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn xxleqv_ones(&mut self) -> Val<V128> {
                let [_0] = self.0.emit(Form(668), &[]);
                Val::assume(_0)
            }
            /**A constant.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |

* may be rematerialised instead of a reload or a move
* requires `power10`

*/
            #[inline]
            pub fn xxspltiw(&mut self) -> Val<V128> {
                let [_0] = self.0.emit(Form(669), &[]);
                Val::assume(_0)
            }
            /**A constant.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |

* may be rematerialised instead of a reload or a move
* requires `power10`

*/
            #[inline]
            pub fn xxspltidp(&mut self) -> Val<V128> {
                let [_0] = self.0.emit(Form(670), &[]);
                Val::assume(_0)
            }
            /**A constant.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |

* may be rematerialised instead of a reload or a move
* requires `power10`

*/
            #[inline]
            pub fn lxvkq(&mut self) -> Val<V128> {
                let [_0] = self.0.emit(Form(671), &[]);
                Val::assume(_0)
            }
            /**ADDIS of R2, ADDI and LXV.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `at` | scratch | `address`, a scratch register |

* needs `at`: `address`, a scratch register

*/
            #[inline]
            pub fn const_v128(&mut self) -> Val<V128> {
                let [_0] = self.0.emit(Form(672), &[]);
                Val::assume(_0)
            }
            /**An element.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `f64` |
| `src` | use | `v128` |

*/
            #[inline]
            pub fn xxextractuw(&mut self, src: Val<V128>) -> Val<F64> {
                let [_0] = self.0.emit(Form(673), &[src.value()]);
                Val::assume(_0)
            }
            /**Replaces an element.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `old` |
| `old` | use | `v128` |
| `src` | use | `f64` |

*/
            #[inline]
            pub fn xxinsertw(&mut self, old: Val<V128>, src: Val<F64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(674), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**A condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvtdivdp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(675), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `v128` |
| `b` | use | `v128` |

*/
            #[inline]
            pub fn xvtdivsp(&mut self, a: Val<V128>, b: Val<V128>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(676), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvtsqrtdp(&mut self, a: Val<V128>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(677), &[a.value()]);
                Val::assume(_0)
            }
            /**A condition.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `v128` |

*/
            #[inline]
            pub fn xvtsqrtsp(&mut self, a: Val<V128>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(678), &[a.value()]);
                Val::assume(_0)
            }
            /**Whether bytes are all odd or all even.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `cr` |
| `a` | use | `v128` |

* requires `power10`

*/
            #[inline]
            pub fn xvtlsbb(&mut self, a: Val<V128>) -> Val<Cr> {
                let [_0] = self.0.emit(Form(679), &[a.value()]);
                Val::assume(_0)
            }
            /**Any function of three bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `c` | use | `v128` |

* requires `power10`

*/
            #[inline]
            pub fn xxeval(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(680), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `mask` | use | `v128` |

* requires `power10`

*/
            #[inline]
            pub fn xxblendvb(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                mask: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(681), &[a.value(), b.value(), mask.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `mask` | use | `v128` |

* requires `power10`

*/
            #[inline]
            pub fn xxblendvh(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                mask: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(682), &[a.value(), b.value(), mask.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `mask` | use | `v128` |

* requires `power10`

*/
            #[inline]
            pub fn xxblendvw(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                mask: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(683), &[a.value(), b.value(), mask.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `mask` | use | `v128` |

* requires `power10`

*/
            #[inline]
            pub fn xxblendvd(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                mask: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(684), &[a.value(), b.value(), mask.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `a` | use | `v128` |
| `b` | use | `v128` |
| `control` | use | `v128` |

* requires `power10`

*/
            #[inline]
            pub fn xxpermx(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                control: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self
                    .0
                    .emit(Form(685), &[a.value(), b.value(), control.value()]);
                Val::assume(_0)
            }
            /**Replaces a word of each half by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128`, the register of `old` |
| `old` | use | `v128` |

* requires `power10`

*/
            #[inline]
            pub fn xxsplti32dx(&mut self, old: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(686), &[old.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn lxv(&mut self, base: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(687), &[base.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `v128` |
| `base` | use | `address` |

*/
            #[inline]
            pub fn stxv(&mut self, src: Val<V128>, base: Val<I64>) {
                let [] = self.0.emit(Form(688), &[src.value(), base.value()]);
            }
            /**With an offset of 34 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |

* requires `power10`

*/
            #[inline]
            pub fn plxv(&mut self, base: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(689), &[base.value()]);
                Val::assume(_0)
            }
            /**With an offset of 34 bits.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `v128` |
| `base` | use | `address` |

* requires `power10`

*/
            #[inline]
            pub fn pstxv(&mut self, src: Val<V128>, base: Val<I64>) {
                let [] = self.0.emit(Form(690), &[src.value(), base.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lxvx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(691), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lxvd2x(&mut self, base: Val<I64>, index: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(692), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lxvw4x(&mut self, base: Val<I64>, index: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(693), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lxvh8x(&mut self, base: Val<I64>, index: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(694), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lxvb16x(&mut self, base: Val<I64>, index: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(695), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lxvdsx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(696), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lxvwsx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(697), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**Into the rightmost element.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |
| `index` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn lxvrbx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(698), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**Into the rightmost element.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |
| `index` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn lxvrhx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(699), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**Into the rightmost element.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |
| `index` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn lxvrwx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(700), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**Into the rightmost element.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |
| `index` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn lxvrdx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(701), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `v128` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stxvx(&mut self, src: Val<V128>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(702), &[src.value(), base.value(), index.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `v128` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stxvd2x(&mut self, src: Val<V128>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(703), &[src.value(), base.value(), index.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `v128` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stxvw4x(&mut self, src: Val<V128>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(704), &[src.value(), base.value(), index.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `v128` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stxvh8x(&mut self, src: Val<V128>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(705), &[src.value(), base.value(), index.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `v128` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stxvb16x(&mut self, src: Val<V128>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(706), &[src.value(), base.value(), index.value()]);
            }
            /**Of the rightmost element.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `v128` |
| `base` | use | `address` |
| `index` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn stxvrbx(&mut self, src: Val<V128>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(707), &[src.value(), base.value(), index.value()]);
            }
            /**Of the rightmost element.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `v128` |
| `base` | use | `address` |
| `index` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn stxvrhx(&mut self, src: Val<V128>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(708), &[src.value(), base.value(), index.value()]);
            }
            /**Of the rightmost element.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `v128` |
| `base` | use | `address` |
| `index` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn stxvrwx(&mut self, src: Val<V128>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(709), &[src.value(), base.value(), index.value()]);
            }
            /**Of the rightmost element.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `v128` |
| `base` | use | `address` |
| `index` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn stxvrdx(&mut self, src: Val<V128>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(710), &[src.value(), base.value(), index.value()]);
            }
            /**As many bytes as a register says.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |
| `length` | use | `i64` |

*/
            #[inline]
            pub fn lxvl(&mut self, base: Val<I64>, length: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(711), &[base.value(), length.value()]);
                Val::assume(_0)
            }
            /**As many bytes as a register says.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `v128` |
| `base` | use | `address` |
| `length` | use | `i64` |

*/
            #[inline]
            pub fn lxvll(&mut self, base: Val<I64>, length: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(712), &[base.value(), length.value()]);
                Val::assume(_0)
            }
            /**As many bytes as a register says.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `v128` |
| `base` | use | `address` |
| `length` | use | `i64` |

*/
            #[inline]
            pub fn stxvl(&mut self, src: Val<V128>, base: Val<I64>, length: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(713), &[src.value(), base.value(), length.value()]);
            }
            /**As many bytes as a register says.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `v128` |
| `base` | use | `address` |
| `length` | use | `i64` |

*/
            #[inline]
            pub fn stxvll(&mut self, src: Val<V128>, base: Val<I64>, length: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(714), &[src.value(), base.value(), length.value()]);
            }
            /**Two vectors.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `v128`, a tuple `vector_pair` |
| `dst1` | def | `v128` |
| `base` | use | `address` |

* requires `power10`

*/
            #[inline]
            pub fn lxvp(&mut self, base: Val<I64>) -> [Val<V128>; 2] {
                let [_0, _1] = self.0.emit(Form(715), &[base.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**Two vectors.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `v128`, a tuple `vector_pair` |
| `src1` | use | `v128` |
| `base` | use | `address` |

* requires `power10`

*/
            #[inline]
            pub fn stxvp(&mut self, src: [Val<V128>; 2], base: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(716), &[src[0].value(), src[1].value(), base.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vaddubm(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(717), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vadduhm(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(718), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vadduwm(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(719), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vaddudm(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(720), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vadduqm(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(721), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vaddcuw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(722), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vaddcuq(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(723), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vaddubs(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(724), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vadduhs(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(725), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vadduws(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(726), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vaddsbs(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(727), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vaddshs(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(728), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vaddsws(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(729), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsububm(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(730), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsubuhm(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(731), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsubuwm(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(732), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsubudm(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(733), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsubuqm(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(734), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsubcuw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(735), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsubcuq(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(736), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsububs(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(737), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsubuhs(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(738), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsubuws(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(739), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsubsbs(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(740), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsubshs(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(741), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsubsws(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(742), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vavgub(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(743), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vavguh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(744), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vavguw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(745), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vavgsb(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(746), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vavgsh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(747), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vavgsw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(748), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vabsdub(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(749), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vabsduh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(750), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vabsduw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(751), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmaxub(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(752), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmaxuh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(753), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmaxuw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(754), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmaxud(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(755), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmaxsb(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(756), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmaxsh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(757), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmaxsw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(758), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmaxsd(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(759), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vminub(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(760), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vminuh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(761), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vminuw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(762), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vminud(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(763), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vminsb(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(764), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vminsh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(765), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vminsw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(766), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vminsd(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(767), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmuleub(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(768), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmuleuh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(769), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmuleuw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(770), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmulesb(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(771), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmulesh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(772), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmulesw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(773), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmuloub(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(774), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmulouh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(775), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmulouw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(776), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmulosb(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(777), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmulosh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(778), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmulosw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(779), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmuluwm(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(780), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vrlb(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(781), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vrlh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(782), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vrlw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(783), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vrld(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(784), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vslb(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(785), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vslh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(786), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vslw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(787), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsld(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(788), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsrb(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(789), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsrh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(790), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsrw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(791), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsrd(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(792), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsrab(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(793), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsrah(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(794), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsraw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(795), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsrad(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(796), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsl(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(797), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vslo(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(798), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsr(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(799), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsro(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(800), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vslv(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(801), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsrv(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(802), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vrlwnm(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(803), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vrldnm(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(804), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vpkuhum(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(805), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vpkuwum(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(806), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vpkudum(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(807), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vpkuhus(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(808), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vpkuwus(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(809), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vpkudus(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(810), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vpkshss(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(811), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vpkswss(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(812), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vpksdss(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(813), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vpkshus(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(814), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vpkswus(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(815), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vpksdus(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(816), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vpkpx(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(817), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmrghb(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(818), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmrghh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(819), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmrglb(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(820), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmrglh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(821), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmrgew(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(822), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vmrgow(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(823), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsum4ubs(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(824), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsum4sbs(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(825), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsum4shs(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(826), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsum2sws(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(827), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsumsws(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(828), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vbpermq(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(829), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vbpermd(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(830), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vpmsumb(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(831), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vpmsumh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(832), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vpmsumw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(833), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vpmsumd(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(834), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcipher(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(835), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcipherlast(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(836), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vncipher(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(837), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vncipherlast(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(838), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpequb(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(839), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpequh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(840), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpequw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(841), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpequd(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(842), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpgtub(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(843), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpgtuh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(844), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpgtuw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(845), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpgtud(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(846), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpgtsb(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(847), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpgtsh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(848), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpgtsw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(849), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpgtsd(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(850), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpneb(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(851), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpneh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(852), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpnew(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(853), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpnezb(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(854), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpnezh(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(855), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpnezw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(856), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**vcmpequb, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `test` | def | `cr6` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpequb_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(857), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**vcmpequh, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `test` | def | `cr6` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpequh_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(858), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**vcmpequw, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `test` | def | `cr6` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpequw_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(859), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**vcmpequd, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `test` | def | `cr6` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpequd_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(860), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**vcmpgtub, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `test` | def | `cr6` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpgtub_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(861), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**vcmpgtuh, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `test` | def | `cr6` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpgtuh_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(862), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**vcmpgtuw, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `test` | def | `cr6` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpgtuw_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(863), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**vcmpgtud, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `test` | def | `cr6` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpgtud_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(864), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**vcmpgtsb, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `test` | def | `cr6` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpgtsb_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(865), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**vcmpgtsh, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `test` | def | `cr6` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpgtsh_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(866), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**vcmpgtsw, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `test` | def | `cr6` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpgtsw_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(867), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**vcmpgtsd, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `test` | def | `cr6` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpgtsd_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(868), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**vcmpneb, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `test` | def | `cr6` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpneb_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(869), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**vcmpneh, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `test` | def | `cr6` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpneh_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(870), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**vcmpnew, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `test` | def | `cr6` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpnew_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(871), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**vcmpnezb, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `test` | def | `cr6` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpnezb_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(872), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**vcmpnezh, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `test` | def | `cr6` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpnezh_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(873), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**vcmpnezw, and a condition: of all elements, or of none.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `test` | def | `cr6` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vcmpnezw_rec(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
            ) -> (Val<V128>, Val<Cr>) {
                let [_0, _1] = self.0.emit(Form(874), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vmulld(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(875), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vmulhsw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(876), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vmulhuw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(877), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vmulhsd(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(878), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vmulhud(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(879), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vmulesd(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(880), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vmuleud(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(881), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vmulosd(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(882), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vmuloud(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(883), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vdivsw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(884), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vdivuw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(885), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vdivsd(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(886), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vdivud(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(887), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vdivsq(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(888), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vdivuq(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(889), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vdivesw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(890), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vdiveuw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(891), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vdivesd(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(892), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vdiveud(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(893), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vmodsw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(894), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vmoduw(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(895), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vmodsd(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(896), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vmodud(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(897), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vmodsq(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(898), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vmoduq(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(899), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vrlq(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(900), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vrlqnm(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(901), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vslq(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(902), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vsrq(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(903), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vsraq(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(904), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vcmpequq(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(905), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vcmpgtuq(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(906), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vcmpgtsq(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(907), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vclzdm(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(908), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vctzdm(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(909), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vpdepd(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(910), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vpextd(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(911), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vcfuged(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(912), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vupkhsb(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(913), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vupkhsh(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(914), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vupkhsw(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(915), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vupklsb(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(916), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vupklsh(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(917), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vupklsw(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(918), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vupkhpx(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(919), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vupklpx(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(920), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vclzb(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(921), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vclzh(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(922), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vclzw(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(923), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vclzd(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(924), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vctzb(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(925), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vctzh(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(926), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vctzw(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(927), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vctzd(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(928), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vpopcntb(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(929), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vpopcnth(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(930), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vpopcntw(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(931), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vpopcntd(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(932), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vnegw(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(933), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vnegd(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(934), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vprtybw(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(935), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vprtybd(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(936), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vprtybq(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(937), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vextsb2w(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(938), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vextsh2w(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(939), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vextsb2d(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(940), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vextsh2d(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(941), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vextsw2d(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(942), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vgbbd(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(943), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vsbox(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(944), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vspltb(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(945), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vsplth(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(946), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vspltw(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(947), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vextractub(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(948), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vextractuh(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(949), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vextractuw(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(950), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vextractd(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(951), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vshasigmaw(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(952), &[a.value()]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vshasigmad(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(953), &[a.value()]);
                Val::assume(_0)
            }
            /**Replaces an element.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `old` |
| `old` | use | `vr` |
| `src` | use | `vr` |

*/
            #[inline]
            pub fn vinsertb(&mut self, old: Val<V128>, src: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(954), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**Replaces an element.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `old` |
| `old` | use | `vr` |
| `src` | use | `vr` |

*/
            #[inline]
            pub fn vinserth(&mut self, old: Val<V128>, src: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(955), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**Replaces an element.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `old` |
| `old` | use | `vr` |
| `src` | use | `vr` |

*/
            #[inline]
            pub fn vinsertw(&mut self, old: Val<V128>, src: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(956), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**Replaces an element.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `old` |
| `old` | use | `vr` |
| `src` | use | `vr` |

*/
            #[inline]
            pub fn vinsertd(&mut self, old: Val<V128>, src: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(957), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**A constant.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn vspltisb(&mut self) -> Val<V128> {
                let [_0] = self.0.emit(Form(958), &[]);
                Val::assume(_0)
            }
            /**A constant.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn vspltish(&mut self) -> Val<V128> {
                let [_0] = self.0.emit(Form(959), &[]);
                Val::assume(_0)
            }
            /**A constant.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn vspltisw(&mut self) -> Val<V128> {
                let [_0] = self.0.emit(Form(960), &[]);
                Val::assume(_0)
            }
            /**With an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vsldoi(&mut self, a: Val<V128>, b: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(961), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn vperm(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(962), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn vpermr(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(963), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn vpermxor(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(964), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn vmladduhm(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(965), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn vmhaddshs(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(966), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn vmhraddshs(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(967), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn vmsumubm(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(968), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn vmsummbm(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(969), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn vmsumuhm(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(970), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn vmsumshm(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(971), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn vmsumuhs(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(972), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn vmsumshs(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(973), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn vmsumudm(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(974), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn vaddeuqm(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(975), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn vaddecuq(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(976), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn vsubeuqm(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(977), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |
| `c` | use | `vr` |

*/
            #[inline]
            pub fn vsubecuq(
                &mut self,
                a: Val<V128>,
                b: Val<V128>,
                c: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(978), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**Rotates, and replaces some bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `old` |
| `old` | use | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vrlwmi(
                &mut self,
                old: Val<V128>,
                a: Val<V128>,
                b: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(979), &[old.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Rotates, and replaces some bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `old` |
| `old` | use | `vr` |
| `a` | use | `vr` |
| `b` | use | `vr` |

*/
            #[inline]
            pub fn vrldmi(
                &mut self,
                old: Val<V128>,
                a: Val<V128>,
                b: Val<V128>,
            ) -> Val<V128> {
                let [_0] = self.0.emit(Form(980), &[old.value(), a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Counts bytes.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vclzlsbb(&mut self, a: Val<V128>) -> Val<I64> {
                let [_0] = self.0.emit(Form(981), &[a.value()]);
                Val::assume(_0)
            }
            /**Counts bytes.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vctzlsbb(&mut self, a: Val<V128>) -> Val<I64> {
                let [_0] = self.0.emit(Form(982), &[a.value()]);
                Val::assume(_0)
            }
            /**An element, by an index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `index` | use | `i64` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vextublx(&mut self, index: Val<I64>, a: Val<V128>) -> Val<I64> {
                let [_0] = self.0.emit(Form(983), &[index.value(), a.value()]);
                Val::assume(_0)
            }
            /**An element, by an index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `index` | use | `i64` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vextubrx(&mut self, index: Val<I64>, a: Val<V128>) -> Val<I64> {
                let [_0] = self.0.emit(Form(984), &[index.value(), a.value()]);
                Val::assume(_0)
            }
            /**An element, by an index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `index` | use | `i64` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vextuhlx(&mut self, index: Val<I64>, a: Val<V128>) -> Val<I64> {
                let [_0] = self.0.emit(Form(985), &[index.value(), a.value()]);
                Val::assume(_0)
            }
            /**An element, by an index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `index` | use | `i64` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vextuhrx(&mut self, index: Val<I64>, a: Val<V128>) -> Val<I64> {
                let [_0] = self.0.emit(Form(986), &[index.value(), a.value()]);
                Val::assume(_0)
            }
            /**An element, by an index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `index` | use | `i64` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vextuwlx(&mut self, index: Val<I64>, a: Val<V128>) -> Val<I64> {
                let [_0] = self.0.emit(Form(987), &[index.value(), a.value()]);
                Val::assume(_0)
            }
            /**An element, by an index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `index` | use | `i64` |
| `a` | use | `vr` |

*/
            #[inline]
            pub fn vextuwrx(&mut self, index: Val<I64>, a: Val<V128>) -> Val<I64> {
                let [_0] = self.0.emit(Form(988), &[index.value(), a.value()]);
                Val::assume(_0)
            }
            /**The signs of the elements.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vextractbm(&mut self, a: Val<V128>) -> Val<I64> {
                let [_0] = self.0.emit(Form(989), &[a.value()]);
                Val::assume(_0)
            }
            /**The signs of the elements.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vextracthm(&mut self, a: Val<V128>) -> Val<I64> {
                let [_0] = self.0.emit(Form(990), &[a.value()]);
                Val::assume(_0)
            }
            /**The signs of the elements.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vextractwm(&mut self, a: Val<V128>) -> Val<I64> {
                let [_0] = self.0.emit(Form(991), &[a.value()]);
                Val::assume(_0)
            }
            /**The signs of the elements.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vextractdm(&mut self, a: Val<V128>) -> Val<I64> {
                let [_0] = self.0.emit(Form(992), &[a.value()]);
                Val::assume(_0)
            }
            /**The signs of the elements.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i64` |
| `a` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vextractqm(&mut self, a: Val<V128>) -> Val<I64> {
                let [_0] = self.0.emit(Form(993), &[a.value()]);
                Val::assume(_0)
            }
            /**The sign of each element in all of its bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vexpandbm(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(994), &[a.value()]);
                Val::assume(_0)
            }
            /**The sign of each element in all of its bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vexpandhm(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(995), &[a.value()]);
                Val::assume(_0)
            }
            /**The sign of each element in all of its bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vexpandwm(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(996), &[a.value()]);
                Val::assume(_0)
            }
            /**The sign of each element in all of its bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vexpanddm(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(997), &[a.value()]);
                Val::assume(_0)
            }
            /**The sign of each element in all of its bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `vr` |

* requires `power10`

*/
            #[inline]
            pub fn vexpandqm(&mut self, a: Val<V128>) -> Val<V128> {
                let [_0] = self.0.emit(Form(998), &[a.value()]);
                Val::assume(_0)
            }
            /**Elements of ones or zeros, as bits say.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn mtvsrbm(&mut self, a: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(999), &[a.value()]);
                Val::assume(_0)
            }
            /**Elements of ones or zeros, as bits say.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn mtvsrhm(&mut self, a: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(1000), &[a.value()]);
                Val::assume(_0)
            }
            /**Elements of ones or zeros, as bits say.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn mtvsrwm(&mut self, a: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(1001), &[a.value()]);
                Val::assume(_0)
            }
            /**Elements of ones or zeros, as bits say.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn mtvsrdm(&mut self, a: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(1002), &[a.value()]);
                Val::assume(_0)
            }
            /**Elements of ones or zeros, as bits say.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `a` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn mtvsrqm(&mut self, a: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(1003), &[a.value()]);
                Val::assume(_0)
            }
            /**Replaces an element, by an index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `old` |
| `old` | use | `vr` |
| `index` | use | `i64` |
| `src` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn vinsblx(
                &mut self,
                old: Val<V128>,
                index: Val<I64>,
                src: Val<I64>,
            ) -> Val<V128> {
                let [_0] = self
                    .0
                    .emit(Form(1004), &[old.value(), index.value(), src.value()]);
                Val::assume(_0)
            }
            /**Replaces an element, by an index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `old` |
| `old` | use | `vr` |
| `index` | use | `i64` |
| `src` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn vinsbrx(
                &mut self,
                old: Val<V128>,
                index: Val<I64>,
                src: Val<I64>,
            ) -> Val<V128> {
                let [_0] = self
                    .0
                    .emit(Form(1005), &[old.value(), index.value(), src.value()]);
                Val::assume(_0)
            }
            /**Replaces an element, by an index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `old` |
| `old` | use | `vr` |
| `index` | use | `i64` |
| `src` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn vinshlx(
                &mut self,
                old: Val<V128>,
                index: Val<I64>,
                src: Val<I64>,
            ) -> Val<V128> {
                let [_0] = self
                    .0
                    .emit(Form(1006), &[old.value(), index.value(), src.value()]);
                Val::assume(_0)
            }
            /**Replaces an element, by an index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `old` |
| `old` | use | `vr` |
| `index` | use | `i64` |
| `src` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn vinshrx(
                &mut self,
                old: Val<V128>,
                index: Val<I64>,
                src: Val<I64>,
            ) -> Val<V128> {
                let [_0] = self
                    .0
                    .emit(Form(1007), &[old.value(), index.value(), src.value()]);
                Val::assume(_0)
            }
            /**Replaces an element, by an index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `old` |
| `old` | use | `vr` |
| `index` | use | `i64` |
| `src` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn vinswlx(
                &mut self,
                old: Val<V128>,
                index: Val<I64>,
                src: Val<I64>,
            ) -> Val<V128> {
                let [_0] = self
                    .0
                    .emit(Form(1008), &[old.value(), index.value(), src.value()]);
                Val::assume(_0)
            }
            /**Replaces an element, by an index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `old` |
| `old` | use | `vr` |
| `index` | use | `i64` |
| `src` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn vinswrx(
                &mut self,
                old: Val<V128>,
                index: Val<I64>,
                src: Val<I64>,
            ) -> Val<V128> {
                let [_0] = self
                    .0
                    .emit(Form(1009), &[old.value(), index.value(), src.value()]);
                Val::assume(_0)
            }
            /**Replaces an element, by an index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `old` |
| `old` | use | `vr` |
| `index` | use | `i64` |
| `src` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn vinsdlx(
                &mut self,
                old: Val<V128>,
                index: Val<I64>,
                src: Val<I64>,
            ) -> Val<V128> {
                let [_0] = self
                    .0
                    .emit(Form(1010), &[old.value(), index.value(), src.value()]);
                Val::assume(_0)
            }
            /**Replaces an element, by an index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr`, the register of `old` |
| `old` | use | `vr` |
| `index` | use | `i64` |
| `src` | use | `i64` |

* requires `power10`

*/
            #[inline]
            pub fn vinsdrx(
                &mut self,
                old: Val<V128>,
                index: Val<I64>,
                src: Val<I64>,
            ) -> Val<V128> {
                let [_0] = self
                    .0
                    .emit(Form(1011), &[old.value(), index.value(), src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lvx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(1012), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lvebx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(1013), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lvehx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(1014), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lvewx(&mut self, base: Val<I64>, index: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(1015), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lvsl(&mut self, base: Val<I64>, index: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(1016), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `vr` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn lvsr(&mut self, base: Val<I64>, index: Val<I64>) -> Val<V128> {
                let [_0] = self.0.emit(Form(1017), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `vr` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stvx(&mut self, src: Val<V128>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(1018), &[src.value(), base.value(), index.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `vr` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stvebx(&mut self, src: Val<V128>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(1019), &[src.value(), base.value(), index.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `vr` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stvehx(&mut self, src: Val<V128>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(1020), &[src.value(), base.value(), index.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `src` | use | `vr` |
| `base` | use | `address` |
| `index` | use | `i64` |

*/
            #[inline]
            pub fn stvewx(&mut self, src: Val<V128>, base: Val<I64>, index: Val<I64>) {
                let [] = self
                    .0
                    .emit(Form(1021), &[src.value(), base.value(), index.value()]);
            }
        }
    };
    /**The forms of `power64`, each with its alternatives: what an emitter matches on.

[`From`] makes one of the id of a form, such as that of a step of an allocation's walk. A `match` that lacks a form or an alternative does not compile. A form without alternatives is a bare variant.*/
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum AnyForm {
        ///`li`
        Li,
        ///`lis`
        Lis,
        ///`li_long`
        LiLong,
        ///`li_huge`
        LiHuge,
        ///`pli`
        Pli,
        ///`addpcis`
        Addpcis,
        ///`la_toc`
        LaToc,
        ///`ld_toc`
        LdToc,
        ///`pla`
        Pla,
        ///`la_tls`
        LaTls,
        ///`frame_address`
        FrameAddress,
        ///`mr`
        Mr,
        ///`addi`
        Addi,
        ///`addis`
        Addis,
        ///`paddi`
        Paddi,
        ///`mulli`
        Mulli,
        ///`ori`
        Ori,
        ///`oris`
        Oris,
        ///`xori`
        Xori,
        ///`xoris`
        Xoris,
        ///`andi_rec`
        AndiRec,
        ///`andis_rec`
        AndisRec,
        ///`add`
        Add,
        ///`subf`
        Subf,
        ///`mullw`
        Mullw,
        ///`mulld`
        Mulld,
        ///`mulhw`
        Mulhw,
        ///`mulhwu`
        Mulhwu,
        ///`mulhd`
        Mulhd,
        ///`mulhdu`
        Mulhdu,
        ///`divw`
        Divw,
        ///`divwu`
        Divwu,
        ///`divd`
        Divd,
        ///`divdu`
        Divdu,
        ///`divwe`
        Divwe,
        ///`divweu`
        Divweu,
        ///`divde`
        Divde,
        ///`divdeu`
        Divdeu,
        ///`modsw`
        Modsw,
        ///`moduw`
        Moduw,
        ///`modsd`
        Modsd,
        ///`modud`
        Modud,
        ///`and`
        And,
        ///`andc`
        Andc,
        ///`or`
        Or,
        ///`orc`
        Orc,
        ///`xor`
        Xor,
        ///`nand`
        Nand,
        ///`nor`
        Nor,
        ///`eqv`
        Eqv,
        ///`slw`
        Slw,
        ///`srw`
        Srw,
        ///`sld`
        Sld,
        ///`srd`
        Srd,
        ///`cmpb`
        Cmpb,
        ///`bpermd`
        Bpermd,
        ///`add_rec`
        AddRec,
        ///`subf_rec`
        SubfRec,
        ///`mullw_rec`
        MullwRec,
        ///`mulld_rec`
        MulldRec,
        ///`mulhw_rec`
        MulhwRec,
        ///`mulhwu_rec`
        MulhwuRec,
        ///`mulhd_rec`
        MulhdRec,
        ///`mulhdu_rec`
        MulhduRec,
        ///`divw_rec`
        DivwRec,
        ///`divwu_rec`
        DivwuRec,
        ///`divd_rec`
        DivdRec,
        ///`divdu_rec`
        DivduRec,
        ///`divwe_rec`
        DivweRec,
        ///`divweu_rec`
        DivweuRec,
        ///`divde_rec`
        DivdeRec,
        ///`divdeu_rec`
        DivdeuRec,
        ///`and_rec`
        AndRec,
        ///`andc_rec`
        AndcRec,
        ///`or_rec`
        OrRec,
        ///`orc_rec`
        OrcRec,
        ///`xor_rec`
        XorRec,
        ///`nand_rec`
        NandRec,
        ///`nor_rec`
        NorRec,
        ///`eqv_rec`
        EqvRec,
        ///`slw_rec`
        SlwRec,
        ///`srw_rec`
        SrwRec,
        ///`sld_rec`
        SldRec,
        ///`srd_rec`
        SrdRec,
        ///`rlwnm_rec`
        RlwnmRec,
        ///`rldcl_rec`
        RldclRec,
        ///`rldcr_rec`
        RldcrRec,
        ///`rlwnm`
        Rlwnm,
        ///`rldcl`
        Rldcl,
        ///`rldcr`
        Rldcr,
        ///`pdepd`
        Pdepd,
        ///`pextd`
        Pextd,
        ///`cfuged`
        Cfuged,
        ///`cntlzdm`
        Cntlzdm,
        ///`cnttzdm`
        Cnttzdm,
        ///`neg`
        Neg,
        ///`extsb`
        Extsb,
        ///`extsh`
        Extsh,
        ///`extsw`
        Extsw,
        ///`cntlzw`
        Cntlzw,
        ///`cntlzd`
        Cntlzd,
        ///`cnttzw`
        Cnttzw,
        ///`cnttzd`
        Cnttzd,
        ///`popcntb`
        Popcntb,
        ///`popcntw`
        Popcntw,
        ///`popcntd`
        Popcntd,
        ///`neg_rec`
        NegRec,
        ///`extsb_rec`
        ExtsbRec,
        ///`extsh_rec`
        ExtshRec,
        ///`extsw_rec`
        ExtswRec,
        ///`cntlzw_rec`
        CntlzwRec,
        ///`cntlzd_rec`
        CntlzdRec,
        ///`cnttzw_rec`
        CnttzwRec,
        ///`cnttzd_rec`
        CnttzdRec,
        ///`brh`
        Brh,
        ///`brw`
        Brw,
        ///`brd`
        Brd,
        ///`slwi`
        Slwi,
        ///`srwi`
        Srwi,
        ///`sldi`
        Sldi,
        ///`srdi`
        Srdi,
        ///`rlwinm`
        Rlwinm,
        ///`rldicl`
        Rldicl,
        ///`rldicr`
        Rldicr,
        ///`rldic`
        Rldic,
        ///`extswsli`
        Extswsli,
        ///`rlwinm_rec`
        RlwinmRec,
        ///`rldicl_rec`
        RldiclRec,
        ///`rldicr_rec`
        RldicrRec,
        ///`rldic_rec`
        RldicRec,
        ///`extswsli_rec`
        ExtswsliRec,
        ///`rlwimi`
        Rlwimi,
        ///`rldimi`
        Rldimi,
        ///`rlwimi_rec`
        RlwimiRec,
        ///`rldimi_rec`
        RldimiRec,
        ///`maddhd`
        Maddhd,
        ///`maddhdu`
        Maddhdu,
        ///`maddld`
        Maddld,
        ///`darn`
        Darn,
        ///`addc`
        Addc,
        ///`subfc`
        Subfc,
        ///`sraw`
        Sraw,
        ///`srad`
        Srad,
        ///`addc_rec`
        AddcRec,
        ///`subfc_rec`
        SubfcRec,
        ///`sraw_rec`
        SrawRec,
        ///`srad_rec`
        SradRec,
        ///`addic`
        Addic,
        ///`subfic`
        Subfic,
        ///`srawi`
        Srawi,
        ///`sradi`
        Sradi,
        ///`addic_rec`
        AddicRec,
        ///`srawi_rec`
        SrawiRec,
        ///`sradi_rec`
        SradiRec,
        ///`adde`
        Adde,
        ///`subfe`
        Subfe,
        ///`adde_rec`
        AddeRec,
        ///`subfe_rec`
        SubfeRec,
        ///`addze`
        Addze,
        ///`addme`
        Addme,
        ///`subfze`
        Subfze,
        ///`subfme`
        Subfme,
        ///`addze_rec`
        AddzeRec,
        ///`addme_rec`
        AddmeRec,
        ///`subfze_rec`
        SubfzeRec,
        ///`subfme_rec`
        SubfmeRec,
        ///`addo`
        Addo,
        ///`subfo`
        Subfo,
        ///`mulldo`
        Mulldo,
        ///`mullwo`
        Mullwo,
        ///`divdo`
        Divdo,
        ///`divwo`
        Divwo,
        ///`divduo`
        Divduo,
        ///`divwuo`
        Divwuo,
        ///`nego`
        Nego,
        ///`mcrxrx`
        Mcrxrx,
        ///`mfxer`
        Mfxer,
        ///`mtxer`
        Mtxer,
        ///`cmpw`
        Cmpw,
        ///`cmpd`
        Cmpd,
        ///`cmplw`
        Cmplw,
        ///`cmpld`
        Cmpld,
        ///`cmprb`
        Cmprb,
        ///`cmpeqb`
        Cmpeqb,
        ///`cmpwi`
        Cmpwi,
        ///`cmpdi`
        Cmpdi,
        ///`cmplwi`
        Cmplwi,
        ///`cmpldi`
        Cmpldi,
        ///`crand`
        Crand,
        ///`crandc`
        Crandc,
        ///`cror`
        Cror,
        ///`crorc`
        Crorc,
        ///`crxor`
        Crxor,
        ///`crnand`
        Crnand,
        ///`crnor`
        Crnor,
        ///`creqv`
        Creqv,
        ///`crand_into`
        CrandInto,
        ///`crandc_into`
        CrandcInto,
        ///`cror_into`
        CrorInto,
        ///`crorc_into`
        CrorcInto,
        ///`crxor_into`
        CrxorInto,
        ///`crnand_into`
        CrnandInto,
        ///`crnor_into`
        CrnorInto,
        ///`creqv_into`
        CreqvInto,
        ///`crset`
        Crset,
        ///`crclr`
        Crclr,
        ///`mcrf`
        Mcrf,
        ///`mfocrf`
        Mfocrf,
        ///`mtocrf`
        Mtocrf,
        ///`setb`
        Setb,
        ///`setbc`
        Setbc,
        ///`setbcr`
        Setbcr,
        ///`setnbc`
        Setnbc,
        ///`setnbcr`
        Setnbcr,
        ///`isel`
        Isel,
        ///`isel_zero`
        IselZero,
        ///`lbz`
        Lbz,
        ///`lhz`
        Lhz,
        ///`lha`
        Lha,
        ///`lwz`
        Lwz,
        ///`lwa`
        Lwa,
        ///`ld`
        Ld,
        ///`plbz`
        Plbz,
        ///`plhz`
        Plhz,
        ///`plha`
        Plha,
        ///`plwz`
        Plwz,
        ///`plwa`
        Plwa,
        ///`pld`
        Pld,
        ///`plbz_pcrel`
        PlbzPcrel,
        ///`plhz_pcrel`
        PlhzPcrel,
        ///`plha_pcrel`
        PlhaPcrel,
        ///`plwz_pcrel`
        PlwzPcrel,
        ///`plwa_pcrel`
        PlwaPcrel,
        ///`pld_pcrel`
        PldPcrel,
        ///`lbzx`
        Lbzx,
        ///`lhzx`
        Lhzx,
        ///`lhax`
        Lhax,
        ///`lwzx`
        Lwzx,
        ///`lwax`
        Lwax,
        ///`ldx`
        Ldx,
        ///`lhbrx`
        Lhbrx,
        ///`lwbrx`
        Lwbrx,
        ///`ldbrx`
        Ldbrx,
        ///`lbzu`
        Lbzu,
        ///`lhzu`
        Lhzu,
        ///`lhau`
        Lhau,
        ///`lwzu`
        Lwzu,
        ///`ldu`
        Ldu,
        ///`lbzux`
        Lbzux,
        ///`lhzux`
        Lhzux,
        ///`lhaux`
        Lhaux,
        ///`lwzux`
        Lwzux,
        ///`lwaux`
        Lwaux,
        ///`ldux`
        Ldux,
        ///`stb`
        Stb,
        ///`sth`
        Sth,
        ///`stw`
        Stw,
        ///`std`
        Std,
        ///`pstb`
        Pstb,
        ///`psth`
        Psth,
        ///`pstw`
        Pstw,
        ///`pstd`
        Pstd,
        ///`stbx`
        Stbx,
        ///`sthx`
        Sthx,
        ///`stwx`
        Stwx,
        ///`stdx`
        Stdx,
        ///`sthbrx`
        Sthbrx,
        ///`stwbrx`
        Stwbrx,
        ///`stdbrx`
        Stdbrx,
        ///`stbu`
        Stbu,
        ///`sthu`
        Sthu,
        ///`stwu`
        Stwu,
        ///`stdu`
        Stdu,
        ///`stbux`
        Stbux,
        ///`sthux`
        Sthux,
        ///`stwux`
        Stwux,
        ///`stdux`
        Stdux,
        ///`dcbt`
        Dcbt,
        ///`dcbtst`
        Dcbtst,
        ///`dcbz`
        Dcbz,
        ///`dcbst`
        Dcbst,
        ///`dcbf`
        Dcbf,
        ///`icbi`
        Icbi,
        ///`lq`
        Lq,
        ///`stq`
        Stq,
        ///`lbarx`
        Lbarx,
        ///`lharx`
        Lharx,
        ///`lwarx`
        Lwarx,
        ///`ldarx`
        Ldarx,
        ///`lbarx_zero`
        LbarxZero,
        ///`lharx_zero`
        LharxZero,
        ///`lwarx_zero`
        LwarxZero,
        ///`ldarx_zero`
        LdarxZero,
        ///`stbcx_rec`
        StbcxRec,
        ///`sthcx_rec`
        SthcxRec,
        ///`stwcx_rec`
        StwcxRec,
        ///`stdcx_rec`
        StdcxRec,
        ///`stbcx_zero_rec`
        StbcxZeroRec,
        ///`sthcx_zero_rec`
        SthcxZeroRec,
        ///`stwcx_zero_rec`
        StwcxZeroRec,
        ///`stdcx_zero_rec`
        StdcxZeroRec,
        ///`lqarx`
        Lqarx,
        ///`stqcx_rec`
        StqcxRec,
        ///`atomic_b`
        AtomicB,
        ///`atomic_h`
        AtomicH,
        ///`atomic_w`
        AtomicW,
        ///`atomic_d`
        AtomicD,
        ///`atomic_swap_b`
        AtomicSwapB,
        ///`atomic_swap_h`
        AtomicSwapH,
        ///`atomic_swap_w`
        AtomicSwapW,
        ///`atomic_swap_d`
        AtomicSwapD,
        ///`atomic_cas_b`
        AtomicCasB,
        ///`atomic_cas_h`
        AtomicCasH,
        ///`atomic_cas_w`
        AtomicCasW,
        ///`atomic_cas_d`
        AtomicCasD,
        ///`sync`
        Sync,
        ///`lwsync`
        Lwsync,
        ///`isync`
        Isync,
        ///`eieio`
        Eieio,
        ///`acquire`
        Acquire,
        ///`b`
        B,
        ///`bc`
        Bc,
        ///`bdnz`
        Bdnz,
        ///`bdz`
        Bdz,
        ///`bdnzt`
        Bdnzt,
        ///`bdnzf`
        Bdnzf,
        ///`bdzt`
        Bdzt,
        ///`bdzf`
        Bdzf,
        ///`blr`
        Blr,
        ///`mtctr`
        Mtctr,
        ///`mfctr`
        Mfctr,
        ///`mtlr`
        Mtlr,
        ///`mflr`
        Mflr,
        ///`bctr`
        Bctr,
        ///`jump_table`
        JumpTable,
        ///`tail_b`
        TailB,
        ///`tail_bctr`
        TailBctr,
        ///`tw`
        Tw,
        ///`td`
        Td,
        ///`twi`
        Twi,
        ///`tdi`
        Tdi,
        ///`trap`
        Trap,
        ///`nop`
        Nop,
        ///`sc`
        Sc,
        ///`mftb`
        Mftb,
        ///`xsadddp`
        Xsadddp,
        ///`xssubdp`
        Xssubdp,
        ///`xsmuldp`
        Xsmuldp,
        ///`xsdivdp`
        Xsdivdp,
        ///`xsaddsp`
        Xsaddsp,
        ///`xssubsp`
        Xssubsp,
        ///`xsmulsp`
        Xsmulsp,
        ///`xsdivsp`
        Xsdivsp,
        ///`xsmaxdp`
        Xsmaxdp,
        ///`xsmindp`
        Xsmindp,
        ///`xsmaxcdp`
        Xsmaxcdp,
        ///`xsmincdp`
        Xsmincdp,
        ///`xsmaxjdp`
        Xsmaxjdp,
        ///`xsminjdp`
        Xsminjdp,
        ///`xscpsgndp`
        Xscpsgndp,
        ///`xsabsdp`
        Xsabsdp,
        ///`xsnegdp`
        Xsnegdp,
        ///`xsnabsdp`
        Xsnabsdp,
        ///`xssqrtdp`
        Xssqrtdp,
        ///`xssqrtsp`
        Xssqrtsp,
        ///`xsredp`
        Xsredp,
        ///`xsresp`
        Xsresp,
        ///`xsrsqrtedp`
        Xsrsqrtedp,
        ///`xsrsqrtesp`
        Xsrsqrtesp,
        ///`xsrdpi`
        Xsrdpi,
        ///`xsrdpic`
        Xsrdpic,
        ///`xsrdpim`
        Xsrdpim,
        ///`xsrdpip`
        Xsrdpip,
        ///`xsrdpiz`
        Xsrdpiz,
        ///`xsrsp`
        Xsrsp,
        ///`xscvdpsxds`
        Xscvdpsxds,
        ///`xscvdpsxws`
        Xscvdpsxws,
        ///`xscvdpuxds`
        Xscvdpuxds,
        ///`xscvdpuxws`
        Xscvdpuxws,
        ///`xscvsxddp`
        Xscvsxddp,
        ///`xscvuxddp`
        Xscvuxddp,
        ///`xscvsxdsp`
        Xscvsxdsp,
        ///`xscvuxdsp`
        Xscvuxdsp,
        ///`xscvhpdp`
        Xscvhpdp,
        ///`xscvdphp`
        Xscvdphp,
        ///`xsmaddadp`
        Xsmaddadp(alternative::Xsmaddadp),
        ///`xsmaddasp`
        Xsmaddasp(alternative::Xsmaddasp),
        ///`xsmsubadp`
        Xsmsubadp(alternative::Xsmsubadp),
        ///`xsmsubasp`
        Xsmsubasp(alternative::Xsmsubasp),
        ///`xsnmaddadp`
        Xsnmaddadp(alternative::Xsnmaddadp),
        ///`xsnmaddasp`
        Xsnmaddasp(alternative::Xsnmaddasp),
        ///`xsnmsubadp`
        Xsnmsubadp(alternative::Xsnmsubadp),
        ///`xsnmsubasp`
        Xsnmsubasp(alternative::Xsnmsubasp),
        ///`fsel`
        Fsel,
        ///`fadd_rec`
        FaddRec,
        ///`fadds_rec`
        FaddsRec,
        ///`fsub_rec`
        FsubRec,
        ///`fsubs_rec`
        FsubsRec,
        ///`fmul_rec`
        FmulRec,
        ///`fmuls_rec`
        FmulsRec,
        ///`fdiv_rec`
        FdivRec,
        ///`fdivs_rec`
        FdivsRec,
        ///`fcpsgn_rec`
        FcpsgnRec,
        ///`fmr_rec`
        FmrRec,
        ///`fneg_rec`
        FnegRec,
        ///`fabs_rec`
        FabsRec,
        ///`fnabs_rec`
        FnabsRec,
        ///`fsqrt_rec`
        FsqrtRec,
        ///`fsqrts_rec`
        FsqrtsRec,
        ///`frsp_rec`
        FrspRec,
        ///`fctid_rec`
        FctidRec,
        ///`fctidz_rec`
        FctidzRec,
        ///`fctiw_rec`
        FctiwRec,
        ///`fctiwz_rec`
        FctiwzRec,
        ///`fcfid_rec`
        FcfidRec,
        ///`fcfids_rec`
        FcfidsRec,
        ///`frin_rec`
        FrinRec,
        ///`friz_rec`
        FrizRec,
        ///`frip_rec`
        FripRec,
        ///`frim_rec`
        FrimRec,
        ///`fmadd_rec`
        FmaddRec,
        ///`fmadds_rec`
        FmaddsRec,
        ///`fmsub_rec`
        FmsubRec,
        ///`fmsubs_rec`
        FmsubsRec,
        ///`fnmadd_rec`
        FnmaddRec,
        ///`fnmadds_rec`
        FnmaddsRec,
        ///`fnmsub_rec`
        FnmsubRec,
        ///`fnmsubs_rec`
        FnmsubsRec,
        ///`xscmpudp`
        Xscmpudp,
        ///`xscmpodp`
        Xscmpodp,
        ///`xscmpexpdp`
        Xscmpexpdp,
        ///`xstdivdp`
        Xstdivdp,
        ///`xststdcdp`
        Xststdcdp,
        ///`xststdcsp`
        Xststdcsp,
        ///`xstsqrtdp`
        Xstsqrtdp,
        ///`xscmpeqdp`
        Xscmpeqdp,
        ///`xscmpgtdp`
        Xscmpgtdp,
        ///`xscmpgedp`
        Xscmpgedp,
        ///`mffs`
        Mffs,
        ///`mtfsf`
        Mtfsf,
        ///`xxlxor_f64`
        XxlxorF64,
        ///`const_f64`
        ConstF64,
        ///`copy_f64`
        CopyF64,
        ///`load_f64`
        LoadF64,
        ///`load_f32`
        LoadF32,
        ///`store_f64`
        StoreF64,
        ///`store_f32`
        StoreF32,
        ///`lxsdx`
        Lxsdx,
        ///`lxsspx`
        Lxsspx,
        ///`lxsiwax`
        Lxsiwax,
        ///`lxsiwzx`
        Lxsiwzx,
        ///`lxsibzx`
        Lxsibzx,
        ///`lxsihzx`
        Lxsihzx,
        ///`stxsdx`
        Stxsdx,
        ///`stxsspx`
        Stxsspx,
        ///`stxsiwx`
        Stxsiwx,
        ///`stxsibx`
        Stxsibx,
        ///`stxsihx`
        Stxsihx,
        ///`lfdu`
        Lfdu,
        ///`lfsu`
        Lfsu,
        ///`lfdux`
        Lfdux,
        ///`lfsux`
        Lfsux,
        ///`stfdu`
        Stfdu,
        ///`stfsu`
        Stfsu,
        ///`stfdux`
        Stfdux,
        ///`stfsux`
        Stfsux,
        ///`mfvsrd`
        Mfvsrd,
        ///`mfvsrwz`
        Mfvsrwz,
        ///`xsxexpdp`
        Xsxexpdp,
        ///`xsxsigdp`
        Xsxsigdp,
        ///`mtvsrd`
        Mtvsrd,
        ///`mtvsrwa`
        Mtvsrwa,
        ///`mtvsrwz`
        Mtvsrwz,
        ///`xsiexpdp`
        Xsiexpdp,
        ///`mfvsrd_v`
        MfvsrdV,
        ///`mfvsrld`
        Mfvsrld,
        ///`mtvsrdd`
        Mtvsrdd,
        ///`mtvsrws`
        Mtvsrws,
        ///`xscvdpspn`
        Xscvdpspn,
        ///`xscvdpsp`
        Xscvdpsp,
        ///`xscvspdpn`
        Xscvspdpn,
        ///`xscvspdp`
        Xscvspdp,
        ///`high`
        High,
        ///`widen`
        Widen,
        ///`xsaddqp`
        Xsaddqp,
        ///`xssubqp`
        Xssubqp,
        ///`xsmulqp`
        Xsmulqp,
        ///`xsdivqp`
        Xsdivqp,
        ///`xsaddqpo`
        Xsaddqpo,
        ///`xssubqpo`
        Xssubqpo,
        ///`xsmulqpo`
        Xsmulqpo,
        ///`xsdivqpo`
        Xsdivqpo,
        ///`xscpsgnqp`
        Xscpsgnqp,
        ///`xsmaddqp`
        Xsmaddqp,
        ///`xsmaddqpo`
        Xsmaddqpo,
        ///`xsmsubqp`
        Xsmsubqp,
        ///`xsmsubqpo`
        Xsmsubqpo,
        ///`xsnmaddqp`
        Xsnmaddqp,
        ///`xsnmaddqpo`
        Xsnmaddqpo,
        ///`xsnmsubqp`
        Xsnmsubqp,
        ///`xsnmsubqpo`
        Xsnmsubqpo,
        ///`xsabsqp`
        Xsabsqp,
        ///`xsnegqp`
        Xsnegqp,
        ///`xsnabsqp`
        Xsnabsqp,
        ///`xssqrtqp`
        Xssqrtqp,
        ///`xssqrtqpo`
        Xssqrtqpo,
        ///`xscvqpsdz`
        Xscvqpsdz,
        ///`xscvqpswz`
        Xscvqpswz,
        ///`xscvqpudz`
        Xscvqpudz,
        ///`xscvqpuwz`
        Xscvqpuwz,
        ///`xsrqpi`
        Xsrqpi,
        ///`xsrqpix`
        Xsrqpix,
        ///`xsrqpxp`
        Xsrqpxp,
        ///`xscvdpqp`
        Xscvdpqp,
        ///`xscvsdqp`
        Xscvsdqp,
        ///`xscvudqp`
        Xscvudqp,
        ///`xscvqpdp`
        Xscvqpdp,
        ///`xscvqpdpo`
        Xscvqpdpo,
        ///`xscmpuqp`
        Xscmpuqp,
        ///`xscmpoqp`
        Xscmpoqp,
        ///`xscmpexpqp`
        Xscmpexpqp,
        ///`xststdcqp`
        Xststdcqp,
        ///`xvadddp`
        Xvadddp,
        ///`xvsubdp`
        Xvsubdp,
        ///`xvmuldp`
        Xvmuldp,
        ///`xvdivdp`
        Xvdivdp,
        ///`xvmaxdp`
        Xvmaxdp,
        ///`xvmindp`
        Xvmindp,
        ///`xvcpsgndp`
        Xvcpsgndp,
        ///`xvaddsp`
        Xvaddsp,
        ///`xvsubsp`
        Xvsubsp,
        ///`xvmulsp`
        Xvmulsp,
        ///`xvdivsp`
        Xvdivsp,
        ///`xvmaxsp`
        Xvmaxsp,
        ///`xvminsp`
        Xvminsp,
        ///`xvcpsgnsp`
        Xvcpsgnsp,
        ///`xvcmpeqdp`
        Xvcmpeqdp,
        ///`xvcmpgtdp`
        Xvcmpgtdp,
        ///`xvcmpgedp`
        Xvcmpgedp,
        ///`xvcmpeqsp`
        Xvcmpeqsp,
        ///`xvcmpgtsp`
        Xvcmpgtsp,
        ///`xvcmpgesp`
        Xvcmpgesp,
        ///`xviexpdp`
        Xviexpdp,
        ///`xviexpsp`
        Xviexpsp,
        ///`xxland`
        Xxland,
        ///`xxlandc`
        Xxlandc,
        ///`xxleqv`
        Xxleqv,
        ///`xxlnand`
        Xxlnand,
        ///`xxlnor`
        Xxlnor,
        ///`xxlor`
        Xxlor,
        ///`xxlorc`
        Xxlorc,
        ///`xxlxor`
        Xxlxor,
        ///`xxmrghw`
        Xxmrghw,
        ///`xxmrglw`
        Xxmrglw,
        ///`xvcmpeqdp_rec`
        XvcmpeqdpRec,
        ///`xvcmpgtdp_rec`
        XvcmpgtdpRec,
        ///`xvcmpgedp_rec`
        XvcmpgedpRec,
        ///`xvcmpeqsp_rec`
        XvcmpeqspRec,
        ///`xvcmpgtsp_rec`
        XvcmpgtspRec,
        ///`xvcmpgesp_rec`
        XvcmpgespRec,
        ///`xxpermdi`
        Xxpermdi,
        ///`xxsldwi`
        Xxsldwi,
        ///`xvabsdp`
        Xvabsdp,
        ///`xvnabsdp`
        Xvnabsdp,
        ///`xvnegdp`
        Xvnegdp,
        ///`xvsqrtdp`
        Xvsqrtdp,
        ///`xvredp`
        Xvredp,
        ///`xvrsqrtedp`
        Xvrsqrtedp,
        ///`xvrdpi`
        Xvrdpi,
        ///`xvrdpic`
        Xvrdpic,
        ///`xvrdpim`
        Xvrdpim,
        ///`xvrdpip`
        Xvrdpip,
        ///`xvrdpiz`
        Xvrdpiz,
        ///`xvabssp`
        Xvabssp,
        ///`xvnabssp`
        Xvnabssp,
        ///`xvnegsp`
        Xvnegsp,
        ///`xvsqrtsp`
        Xvsqrtsp,
        ///`xvresp`
        Xvresp,
        ///`xvrsqrtesp`
        Xvrsqrtesp,
        ///`xvrspi`
        Xvrspi,
        ///`xvrspic`
        Xvrspic,
        ///`xvrspim`
        Xvrspim,
        ///`xvrspip`
        Xvrspip,
        ///`xvrspiz`
        Xvrspiz,
        ///`xvcvdpsp`
        Xvcvdpsp,
        ///`xvcvdpsxds`
        Xvcvdpsxds,
        ///`xvcvdpsxws`
        Xvcvdpsxws,
        ///`xvcvdpuxds`
        Xvcvdpuxds,
        ///`xvcvdpuxws`
        Xvcvdpuxws,
        ///`xvcvspdp`
        Xvcvspdp,
        ///`xvcvspsxds`
        Xvcvspsxds,
        ///`xvcvspsxws`
        Xvcvspsxws,
        ///`xvcvspuxds`
        Xvcvspuxds,
        ///`xvcvspuxws`
        Xvcvspuxws,
        ///`xvcvsxddp`
        Xvcvsxddp,
        ///`xvcvsxdsp`
        Xvcvsxdsp,
        ///`xvcvsxwdp`
        Xvcvsxwdp,
        ///`xvcvsxwsp`
        Xvcvsxwsp,
        ///`xvcvuxddp`
        Xvcvuxddp,
        ///`xvcvuxdsp`
        Xvcvuxdsp,
        ///`xvcvuxwdp`
        Xvcvuxwdp,
        ///`xvcvuxwsp`
        Xvcvuxwsp,
        ///`xvcvhpsp`
        Xvcvhpsp,
        ///`xvcvsphp`
        Xvcvsphp,
        ///`xxbrd`
        Xxbrd,
        ///`xxbrh`
        Xxbrh,
        ///`xxbrq`
        Xxbrq,
        ///`xxbrw`
        Xxbrw,
        ///`xvxexpdp`
        Xvxexpdp,
        ///`xvxexpsp`
        Xvxexpsp,
        ///`xvxsigdp`
        Xvxsigdp,
        ///`xvxsigsp`
        Xvxsigsp,
        ///`xxspltw`
        Xxspltw,
        ///`xvtstdcdp`
        Xvtstdcdp,
        ///`xvtstdcsp`
        Xvtstdcsp,
        ///`xvmaddadp`
        Xvmaddadp(alternative::Xvmaddadp),
        ///`xvmaddasp`
        Xvmaddasp(alternative::Xvmaddasp),
        ///`xvmsubadp`
        Xvmsubadp(alternative::Xvmsubadp),
        ///`xvmsubasp`
        Xvmsubasp(alternative::Xvmsubasp),
        ///`xvnmaddadp`
        Xvnmaddadp(alternative::Xvnmaddadp),
        ///`xvnmaddasp`
        Xvnmaddasp(alternative::Xvnmaddasp),
        ///`xvnmsubadp`
        Xvnmsubadp(alternative::Xvnmsubadp),
        ///`xvnmsubasp`
        Xvnmsubasp(alternative::Xvnmsubasp),
        ///`xxsel`
        Xxsel,
        ///`xxperm`
        Xxperm,
        ///`xxpermr`
        Xxpermr,
        ///`xxspltib`
        Xxspltib,
        ///`xxlxor_zero`
        XxlxorZero,
        ///`xxleqv_ones`
        XxleqvOnes,
        ///`xxspltiw`
        Xxspltiw,
        ///`xxspltidp`
        Xxspltidp,
        ///`lxvkq`
        Lxvkq,
        ///`const_v128`
        ConstV128,
        ///`xxextractuw`
        Xxextractuw,
        ///`xxinsertw`
        Xxinsertw,
        ///`xvtdivdp`
        Xvtdivdp,
        ///`xvtdivsp`
        Xvtdivsp,
        ///`xvtsqrtdp`
        Xvtsqrtdp,
        ///`xvtsqrtsp`
        Xvtsqrtsp,
        ///`xvtlsbb`
        Xvtlsbb,
        ///`xxeval`
        Xxeval,
        ///`xxblendvb`
        Xxblendvb,
        ///`xxblendvh`
        Xxblendvh,
        ///`xxblendvw`
        Xxblendvw,
        ///`xxblendvd`
        Xxblendvd,
        ///`xxpermx`
        Xxpermx,
        ///`xxsplti32dx`
        Xxsplti32dx,
        ///`lxv`
        Lxv,
        ///`stxv`
        Stxv,
        ///`plxv`
        Plxv,
        ///`pstxv`
        Pstxv,
        ///`lxvx`
        Lxvx,
        ///`lxvd2x`
        Lxvd2x,
        ///`lxvw4x`
        Lxvw4x,
        ///`lxvh8x`
        Lxvh8x,
        ///`lxvb16x`
        Lxvb16x,
        ///`lxvdsx`
        Lxvdsx,
        ///`lxvwsx`
        Lxvwsx,
        ///`lxvrbx`
        Lxvrbx,
        ///`lxvrhx`
        Lxvrhx,
        ///`lxvrwx`
        Lxvrwx,
        ///`lxvrdx`
        Lxvrdx,
        ///`stxvx`
        Stxvx,
        ///`stxvd2x`
        Stxvd2x,
        ///`stxvw4x`
        Stxvw4x,
        ///`stxvh8x`
        Stxvh8x,
        ///`stxvb16x`
        Stxvb16x,
        ///`stxvrbx`
        Stxvrbx,
        ///`stxvrhx`
        Stxvrhx,
        ///`stxvrwx`
        Stxvrwx,
        ///`stxvrdx`
        Stxvrdx,
        ///`lxvl`
        Lxvl,
        ///`lxvll`
        Lxvll,
        ///`stxvl`
        Stxvl,
        ///`stxvll`
        Stxvll,
        ///`lxvp`
        Lxvp,
        ///`stxvp`
        Stxvp,
        ///`vaddubm`
        Vaddubm,
        ///`vadduhm`
        Vadduhm,
        ///`vadduwm`
        Vadduwm,
        ///`vaddudm`
        Vaddudm,
        ///`vadduqm`
        Vadduqm,
        ///`vaddcuw`
        Vaddcuw,
        ///`vaddcuq`
        Vaddcuq,
        ///`vaddubs`
        Vaddubs,
        ///`vadduhs`
        Vadduhs,
        ///`vadduws`
        Vadduws,
        ///`vaddsbs`
        Vaddsbs,
        ///`vaddshs`
        Vaddshs,
        ///`vaddsws`
        Vaddsws,
        ///`vsububm`
        Vsububm,
        ///`vsubuhm`
        Vsubuhm,
        ///`vsubuwm`
        Vsubuwm,
        ///`vsubudm`
        Vsubudm,
        ///`vsubuqm`
        Vsubuqm,
        ///`vsubcuw`
        Vsubcuw,
        ///`vsubcuq`
        Vsubcuq,
        ///`vsububs`
        Vsububs,
        ///`vsubuhs`
        Vsubuhs,
        ///`vsubuws`
        Vsubuws,
        ///`vsubsbs`
        Vsubsbs,
        ///`vsubshs`
        Vsubshs,
        ///`vsubsws`
        Vsubsws,
        ///`vavgub`
        Vavgub,
        ///`vavguh`
        Vavguh,
        ///`vavguw`
        Vavguw,
        ///`vavgsb`
        Vavgsb,
        ///`vavgsh`
        Vavgsh,
        ///`vavgsw`
        Vavgsw,
        ///`vabsdub`
        Vabsdub,
        ///`vabsduh`
        Vabsduh,
        ///`vabsduw`
        Vabsduw,
        ///`vmaxub`
        Vmaxub,
        ///`vmaxuh`
        Vmaxuh,
        ///`vmaxuw`
        Vmaxuw,
        ///`vmaxud`
        Vmaxud,
        ///`vmaxsb`
        Vmaxsb,
        ///`vmaxsh`
        Vmaxsh,
        ///`vmaxsw`
        Vmaxsw,
        ///`vmaxsd`
        Vmaxsd,
        ///`vminub`
        Vminub,
        ///`vminuh`
        Vminuh,
        ///`vminuw`
        Vminuw,
        ///`vminud`
        Vminud,
        ///`vminsb`
        Vminsb,
        ///`vminsh`
        Vminsh,
        ///`vminsw`
        Vminsw,
        ///`vminsd`
        Vminsd,
        ///`vmuleub`
        Vmuleub,
        ///`vmuleuh`
        Vmuleuh,
        ///`vmuleuw`
        Vmuleuw,
        ///`vmulesb`
        Vmulesb,
        ///`vmulesh`
        Vmulesh,
        ///`vmulesw`
        Vmulesw,
        ///`vmuloub`
        Vmuloub,
        ///`vmulouh`
        Vmulouh,
        ///`vmulouw`
        Vmulouw,
        ///`vmulosb`
        Vmulosb,
        ///`vmulosh`
        Vmulosh,
        ///`vmulosw`
        Vmulosw,
        ///`vmuluwm`
        Vmuluwm,
        ///`vrlb`
        Vrlb,
        ///`vrlh`
        Vrlh,
        ///`vrlw`
        Vrlw,
        ///`vrld`
        Vrld,
        ///`vslb`
        Vslb,
        ///`vslh`
        Vslh,
        ///`vslw`
        Vslw,
        ///`vsld`
        Vsld,
        ///`vsrb`
        Vsrb,
        ///`vsrh`
        Vsrh,
        ///`vsrw`
        Vsrw,
        ///`vsrd`
        Vsrd,
        ///`vsrab`
        Vsrab,
        ///`vsrah`
        Vsrah,
        ///`vsraw`
        Vsraw,
        ///`vsrad`
        Vsrad,
        ///`vsl`
        Vsl,
        ///`vslo`
        Vslo,
        ///`vsr`
        Vsr,
        ///`vsro`
        Vsro,
        ///`vslv`
        Vslv,
        ///`vsrv`
        Vsrv,
        ///`vrlwnm`
        Vrlwnm,
        ///`vrldnm`
        Vrldnm,
        ///`vpkuhum`
        Vpkuhum,
        ///`vpkuwum`
        Vpkuwum,
        ///`vpkudum`
        Vpkudum,
        ///`vpkuhus`
        Vpkuhus,
        ///`vpkuwus`
        Vpkuwus,
        ///`vpkudus`
        Vpkudus,
        ///`vpkshss`
        Vpkshss,
        ///`vpkswss`
        Vpkswss,
        ///`vpksdss`
        Vpksdss,
        ///`vpkshus`
        Vpkshus,
        ///`vpkswus`
        Vpkswus,
        ///`vpksdus`
        Vpksdus,
        ///`vpkpx`
        Vpkpx,
        ///`vmrghb`
        Vmrghb,
        ///`vmrghh`
        Vmrghh,
        ///`vmrglb`
        Vmrglb,
        ///`vmrglh`
        Vmrglh,
        ///`vmrgew`
        Vmrgew,
        ///`vmrgow`
        Vmrgow,
        ///`vsum4ubs`
        Vsum4ubs,
        ///`vsum4sbs`
        Vsum4sbs,
        ///`vsum4shs`
        Vsum4shs,
        ///`vsum2sws`
        Vsum2sws,
        ///`vsumsws`
        Vsumsws,
        ///`vbpermq`
        Vbpermq,
        ///`vbpermd`
        Vbpermd,
        ///`vpmsumb`
        Vpmsumb,
        ///`vpmsumh`
        Vpmsumh,
        ///`vpmsumw`
        Vpmsumw,
        ///`vpmsumd`
        Vpmsumd,
        ///`vcipher`
        Vcipher,
        ///`vcipherlast`
        Vcipherlast,
        ///`vncipher`
        Vncipher,
        ///`vncipherlast`
        Vncipherlast,
        ///`vcmpequb`
        Vcmpequb,
        ///`vcmpequh`
        Vcmpequh,
        ///`vcmpequw`
        Vcmpequw,
        ///`vcmpequd`
        Vcmpequd,
        ///`vcmpgtub`
        Vcmpgtub,
        ///`vcmpgtuh`
        Vcmpgtuh,
        ///`vcmpgtuw`
        Vcmpgtuw,
        ///`vcmpgtud`
        Vcmpgtud,
        ///`vcmpgtsb`
        Vcmpgtsb,
        ///`vcmpgtsh`
        Vcmpgtsh,
        ///`vcmpgtsw`
        Vcmpgtsw,
        ///`vcmpgtsd`
        Vcmpgtsd,
        ///`vcmpneb`
        Vcmpneb,
        ///`vcmpneh`
        Vcmpneh,
        ///`vcmpnew`
        Vcmpnew,
        ///`vcmpnezb`
        Vcmpnezb,
        ///`vcmpnezh`
        Vcmpnezh,
        ///`vcmpnezw`
        Vcmpnezw,
        ///`vcmpequb_rec`
        VcmpequbRec,
        ///`vcmpequh_rec`
        VcmpequhRec,
        ///`vcmpequw_rec`
        VcmpequwRec,
        ///`vcmpequd_rec`
        VcmpequdRec,
        ///`vcmpgtub_rec`
        VcmpgtubRec,
        ///`vcmpgtuh_rec`
        VcmpgtuhRec,
        ///`vcmpgtuw_rec`
        VcmpgtuwRec,
        ///`vcmpgtud_rec`
        VcmpgtudRec,
        ///`vcmpgtsb_rec`
        VcmpgtsbRec,
        ///`vcmpgtsh_rec`
        VcmpgtshRec,
        ///`vcmpgtsw_rec`
        VcmpgtswRec,
        ///`vcmpgtsd_rec`
        VcmpgtsdRec,
        ///`vcmpneb_rec`
        VcmpnebRec,
        ///`vcmpneh_rec`
        VcmpnehRec,
        ///`vcmpnew_rec`
        VcmpnewRec,
        ///`vcmpnezb_rec`
        VcmpnezbRec,
        ///`vcmpnezh_rec`
        VcmpnezhRec,
        ///`vcmpnezw_rec`
        VcmpnezwRec,
        ///`vmulld`
        Vmulld,
        ///`vmulhsw`
        Vmulhsw,
        ///`vmulhuw`
        Vmulhuw,
        ///`vmulhsd`
        Vmulhsd,
        ///`vmulhud`
        Vmulhud,
        ///`vmulesd`
        Vmulesd,
        ///`vmuleud`
        Vmuleud,
        ///`vmulosd`
        Vmulosd,
        ///`vmuloud`
        Vmuloud,
        ///`vdivsw`
        Vdivsw,
        ///`vdivuw`
        Vdivuw,
        ///`vdivsd`
        Vdivsd,
        ///`vdivud`
        Vdivud,
        ///`vdivsq`
        Vdivsq,
        ///`vdivuq`
        Vdivuq,
        ///`vdivesw`
        Vdivesw,
        ///`vdiveuw`
        Vdiveuw,
        ///`vdivesd`
        Vdivesd,
        ///`vdiveud`
        Vdiveud,
        ///`vmodsw`
        Vmodsw,
        ///`vmoduw`
        Vmoduw,
        ///`vmodsd`
        Vmodsd,
        ///`vmodud`
        Vmodud,
        ///`vmodsq`
        Vmodsq,
        ///`vmoduq`
        Vmoduq,
        ///`vrlq`
        Vrlq,
        ///`vrlqnm`
        Vrlqnm,
        ///`vslq`
        Vslq,
        ///`vsrq`
        Vsrq,
        ///`vsraq`
        Vsraq,
        ///`vcmpequq`
        Vcmpequq,
        ///`vcmpgtuq`
        Vcmpgtuq,
        ///`vcmpgtsq`
        Vcmpgtsq,
        ///`vclzdm`
        Vclzdm,
        ///`vctzdm`
        Vctzdm,
        ///`vpdepd`
        Vpdepd,
        ///`vpextd`
        Vpextd,
        ///`vcfuged`
        Vcfuged,
        ///`vupkhsb`
        Vupkhsb,
        ///`vupkhsh`
        Vupkhsh,
        ///`vupkhsw`
        Vupkhsw,
        ///`vupklsb`
        Vupklsb,
        ///`vupklsh`
        Vupklsh,
        ///`vupklsw`
        Vupklsw,
        ///`vupkhpx`
        Vupkhpx,
        ///`vupklpx`
        Vupklpx,
        ///`vclzb`
        Vclzb,
        ///`vclzh`
        Vclzh,
        ///`vclzw`
        Vclzw,
        ///`vclzd`
        Vclzd,
        ///`vctzb`
        Vctzb,
        ///`vctzh`
        Vctzh,
        ///`vctzw`
        Vctzw,
        ///`vctzd`
        Vctzd,
        ///`vpopcntb`
        Vpopcntb,
        ///`vpopcnth`
        Vpopcnth,
        ///`vpopcntw`
        Vpopcntw,
        ///`vpopcntd`
        Vpopcntd,
        ///`vnegw`
        Vnegw,
        ///`vnegd`
        Vnegd,
        ///`vprtybw`
        Vprtybw,
        ///`vprtybd`
        Vprtybd,
        ///`vprtybq`
        Vprtybq,
        ///`vextsb2w`
        Vextsb2w,
        ///`vextsh2w`
        Vextsh2w,
        ///`vextsb2d`
        Vextsb2d,
        ///`vextsh2d`
        Vextsh2d,
        ///`vextsw2d`
        Vextsw2d,
        ///`vgbbd`
        Vgbbd,
        ///`vsbox`
        Vsbox,
        ///`vspltb`
        Vspltb,
        ///`vsplth`
        Vsplth,
        ///`vspltw`
        Vspltw,
        ///`vextractub`
        Vextractub,
        ///`vextractuh`
        Vextractuh,
        ///`vextractuw`
        Vextractuw,
        ///`vextractd`
        Vextractd,
        ///`vshasigmaw`
        Vshasigmaw,
        ///`vshasigmad`
        Vshasigmad,
        ///`vinsertb`
        Vinsertb,
        ///`vinserth`
        Vinserth,
        ///`vinsertw`
        Vinsertw,
        ///`vinsertd`
        Vinsertd,
        ///`vspltisb`
        Vspltisb,
        ///`vspltish`
        Vspltish,
        ///`vspltisw`
        Vspltisw,
        ///`vsldoi`
        Vsldoi,
        ///`vperm`
        Vperm,
        ///`vpermr`
        Vpermr,
        ///`vpermxor`
        Vpermxor,
        ///`vmladduhm`
        Vmladduhm,
        ///`vmhaddshs`
        Vmhaddshs,
        ///`vmhraddshs`
        Vmhraddshs,
        ///`vmsumubm`
        Vmsumubm,
        ///`vmsummbm`
        Vmsummbm,
        ///`vmsumuhm`
        Vmsumuhm,
        ///`vmsumshm`
        Vmsumshm,
        ///`vmsumuhs`
        Vmsumuhs,
        ///`vmsumshs`
        Vmsumshs,
        ///`vmsumudm`
        Vmsumudm,
        ///`vaddeuqm`
        Vaddeuqm,
        ///`vaddecuq`
        Vaddecuq,
        ///`vsubeuqm`
        Vsubeuqm,
        ///`vsubecuq`
        Vsubecuq,
        ///`vrlwmi`
        Vrlwmi,
        ///`vrldmi`
        Vrldmi,
        ///`vclzlsbb`
        Vclzlsbb,
        ///`vctzlsbb`
        Vctzlsbb,
        ///`vextublx`
        Vextublx,
        ///`vextubrx`
        Vextubrx,
        ///`vextuhlx`
        Vextuhlx,
        ///`vextuhrx`
        Vextuhrx,
        ///`vextuwlx`
        Vextuwlx,
        ///`vextuwrx`
        Vextuwrx,
        ///`vextractbm`
        Vextractbm,
        ///`vextracthm`
        Vextracthm,
        ///`vextractwm`
        Vextractwm,
        ///`vextractdm`
        Vextractdm,
        ///`vextractqm`
        Vextractqm,
        ///`vexpandbm`
        Vexpandbm,
        ///`vexpandhm`
        Vexpandhm,
        ///`vexpandwm`
        Vexpandwm,
        ///`vexpanddm`
        Vexpanddm,
        ///`vexpandqm`
        Vexpandqm,
        ///`mtvsrbm`
        Mtvsrbm,
        ///`mtvsrhm`
        Mtvsrhm,
        ///`mtvsrwm`
        Mtvsrwm,
        ///`mtvsrdm`
        Mtvsrdm,
        ///`mtvsrqm`
        Mtvsrqm,
        ///`vinsblx`
        Vinsblx,
        ///`vinsbrx`
        Vinsbrx,
        ///`vinshlx`
        Vinshlx,
        ///`vinshrx`
        Vinshrx,
        ///`vinswlx`
        Vinswlx,
        ///`vinswrx`
        Vinswrx,
        ///`vinsdlx`
        Vinsdlx,
        ///`vinsdrx`
        Vinsdrx,
        ///`lvx`
        Lvx,
        ///`lvebx`
        Lvebx,
        ///`lvehx`
        Lvehx,
        ///`lvewx`
        Lvewx,
        ///`lvsl`
        Lvsl,
        ///`lvsr`
        Lvsr,
        ///`stvx`
        Stvx,
        ///`stvebx`
        Stvebx,
        ///`stvehx`
        Stvehx,
        ///`stvewx`
        Stvewx,
        /// A form that the function brought along, such as an entry, a call or a return.
        Local(::ssara_core::target::Form),
    }
    /// The alternatives of each form that has some.
    pub mod alternative {
        ///The alternatives of `xsmaddadp`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Xsmaddadp {
            /// The form itself.
            Base,
            ///`dst`: `f64`, the register of `a`
            M,
            ///`dst`: `f64`, the register of `b`
            MB,
            ///`dst`: `fpr`; `a`: `fpr`; `b`: `fpr`; `c`: `fpr`
            Fpr,
        }
        ///The alternatives of `xsmaddasp`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Xsmaddasp {
            /// The form itself.
            Base,
            ///`dst`: `f64`, the register of `a`
            M,
            ///`dst`: `f64`, the register of `b`
            MB,
            ///`dst`: `fpr`; `a`: `fpr`; `b`: `fpr`; `c`: `fpr`
            Fpr,
        }
        ///The alternatives of `xsmsubadp`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Xsmsubadp {
            /// The form itself.
            Base,
            ///`dst`: `f64`, the register of `a`
            M,
            ///`dst`: `f64`, the register of `b`
            MB,
            ///`dst`: `fpr`; `a`: `fpr`; `b`: `fpr`; `c`: `fpr`
            Fpr,
        }
        ///The alternatives of `xsmsubasp`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Xsmsubasp {
            /// The form itself.
            Base,
            ///`dst`: `f64`, the register of `a`
            M,
            ///`dst`: `f64`, the register of `b`
            MB,
            ///`dst`: `fpr`; `a`: `fpr`; `b`: `fpr`; `c`: `fpr`
            Fpr,
        }
        ///The alternatives of `xsnmaddadp`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Xsnmaddadp {
            /// The form itself.
            Base,
            ///`dst`: `f64`, the register of `a`
            M,
            ///`dst`: `f64`, the register of `b`
            MB,
            ///`dst`: `fpr`; `a`: `fpr`; `b`: `fpr`; `c`: `fpr`
            Fpr,
        }
        ///The alternatives of `xsnmaddasp`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Xsnmaddasp {
            /// The form itself.
            Base,
            ///`dst`: `f64`, the register of `a`
            M,
            ///`dst`: `f64`, the register of `b`
            MB,
            ///`dst`: `fpr`; `a`: `fpr`; `b`: `fpr`; `c`: `fpr`
            Fpr,
        }
        ///The alternatives of `xsnmsubadp`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Xsnmsubadp {
            /// The form itself.
            Base,
            ///`dst`: `f64`, the register of `a`
            M,
            ///`dst`: `f64`, the register of `b`
            MB,
            ///`dst`: `fpr`; `a`: `fpr`; `b`: `fpr`; `c`: `fpr`
            Fpr,
        }
        ///The alternatives of `xsnmsubasp`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Xsnmsubasp {
            /// The form itself.
            Base,
            ///`dst`: `f64`, the register of `a`
            M,
            ///`dst`: `f64`, the register of `b`
            MB,
            ///`dst`: `fpr`; `a`: `fpr`; `b`: `fpr`; `c`: `fpr`
            Fpr,
        }
        ///The alternatives of `xvmaddadp`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Xvmaddadp {
            /// The form itself.
            Base,
            ///`dst`: `v128`, the register of `a`
            M,
            ///`dst`: `v128`, the register of `b`
            MB,
        }
        ///The alternatives of `xvmaddasp`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Xvmaddasp {
            /// The form itself.
            Base,
            ///`dst`: `v128`, the register of `a`
            M,
            ///`dst`: `v128`, the register of `b`
            MB,
        }
        ///The alternatives of `xvmsubadp`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Xvmsubadp {
            /// The form itself.
            Base,
            ///`dst`: `v128`, the register of `a`
            M,
            ///`dst`: `v128`, the register of `b`
            MB,
        }
        ///The alternatives of `xvmsubasp`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Xvmsubasp {
            /// The form itself.
            Base,
            ///`dst`: `v128`, the register of `a`
            M,
            ///`dst`: `v128`, the register of `b`
            MB,
        }
        ///The alternatives of `xvnmaddadp`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Xvnmaddadp {
            /// The form itself.
            Base,
            ///`dst`: `v128`, the register of `a`
            M,
            ///`dst`: `v128`, the register of `b`
            MB,
        }
        ///The alternatives of `xvnmaddasp`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Xvnmaddasp {
            /// The form itself.
            Base,
            ///`dst`: `v128`, the register of `a`
            M,
            ///`dst`: `v128`, the register of `b`
            MB,
        }
        ///The alternatives of `xvnmsubadp`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Xvnmsubadp {
            /// The form itself.
            Base,
            ///`dst`: `v128`, the register of `a`
            M,
            ///`dst`: `v128`, the register of `b`
            MB,
        }
        ///The alternatives of `xvnmsubasp`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Xvnmsubasp {
            /// The form itself.
            Base,
            ///`dst`: `v128`, the register of `a`
            M,
            ///`dst`: `v128`, the register of `b`
            MB,
        }
    }
    const _: () = {
        use AnyForm as A;
        use alternative as a;
        static FORMS: [AnyForm; 1022] = [
            A::Li,
            A::Lis,
            A::LiLong,
            A::LiHuge,
            A::Pli,
            A::Addpcis,
            A::LaToc,
            A::LdToc,
            A::Pla,
            A::LaTls,
            A::FrameAddress,
            A::Mr,
            A::Addi,
            A::Addis,
            A::Paddi,
            A::Mulli,
            A::Ori,
            A::Oris,
            A::Xori,
            A::Xoris,
            A::AndiRec,
            A::AndisRec,
            A::Add,
            A::Subf,
            A::Mullw,
            A::Mulld,
            A::Mulhw,
            A::Mulhwu,
            A::Mulhd,
            A::Mulhdu,
            A::Divw,
            A::Divwu,
            A::Divd,
            A::Divdu,
            A::Divwe,
            A::Divweu,
            A::Divde,
            A::Divdeu,
            A::Modsw,
            A::Moduw,
            A::Modsd,
            A::Modud,
            A::And,
            A::Andc,
            A::Or,
            A::Orc,
            A::Xor,
            A::Nand,
            A::Nor,
            A::Eqv,
            A::Slw,
            A::Srw,
            A::Sld,
            A::Srd,
            A::Cmpb,
            A::Bpermd,
            A::AddRec,
            A::SubfRec,
            A::MullwRec,
            A::MulldRec,
            A::MulhwRec,
            A::MulhwuRec,
            A::MulhdRec,
            A::MulhduRec,
            A::DivwRec,
            A::DivwuRec,
            A::DivdRec,
            A::DivduRec,
            A::DivweRec,
            A::DivweuRec,
            A::DivdeRec,
            A::DivdeuRec,
            A::AndRec,
            A::AndcRec,
            A::OrRec,
            A::OrcRec,
            A::XorRec,
            A::NandRec,
            A::NorRec,
            A::EqvRec,
            A::SlwRec,
            A::SrwRec,
            A::SldRec,
            A::SrdRec,
            A::RlwnmRec,
            A::RldclRec,
            A::RldcrRec,
            A::Rlwnm,
            A::Rldcl,
            A::Rldcr,
            A::Pdepd,
            A::Pextd,
            A::Cfuged,
            A::Cntlzdm,
            A::Cnttzdm,
            A::Neg,
            A::Extsb,
            A::Extsh,
            A::Extsw,
            A::Cntlzw,
            A::Cntlzd,
            A::Cnttzw,
            A::Cnttzd,
            A::Popcntb,
            A::Popcntw,
            A::Popcntd,
            A::NegRec,
            A::ExtsbRec,
            A::ExtshRec,
            A::ExtswRec,
            A::CntlzwRec,
            A::CntlzdRec,
            A::CnttzwRec,
            A::CnttzdRec,
            A::Brh,
            A::Brw,
            A::Brd,
            A::Slwi,
            A::Srwi,
            A::Sldi,
            A::Srdi,
            A::Rlwinm,
            A::Rldicl,
            A::Rldicr,
            A::Rldic,
            A::Extswsli,
            A::RlwinmRec,
            A::RldiclRec,
            A::RldicrRec,
            A::RldicRec,
            A::ExtswsliRec,
            A::Rlwimi,
            A::Rldimi,
            A::RlwimiRec,
            A::RldimiRec,
            A::Maddhd,
            A::Maddhdu,
            A::Maddld,
            A::Darn,
            A::Addc,
            A::Subfc,
            A::Sraw,
            A::Srad,
            A::AddcRec,
            A::SubfcRec,
            A::SrawRec,
            A::SradRec,
            A::Addic,
            A::Subfic,
            A::Srawi,
            A::Sradi,
            A::AddicRec,
            A::SrawiRec,
            A::SradiRec,
            A::Adde,
            A::Subfe,
            A::AddeRec,
            A::SubfeRec,
            A::Addze,
            A::Addme,
            A::Subfze,
            A::Subfme,
            A::AddzeRec,
            A::AddmeRec,
            A::SubfzeRec,
            A::SubfmeRec,
            A::Addo,
            A::Subfo,
            A::Mulldo,
            A::Mullwo,
            A::Divdo,
            A::Divwo,
            A::Divduo,
            A::Divwuo,
            A::Nego,
            A::Mcrxrx,
            A::Mfxer,
            A::Mtxer,
            A::Cmpw,
            A::Cmpd,
            A::Cmplw,
            A::Cmpld,
            A::Cmprb,
            A::Cmpeqb,
            A::Cmpwi,
            A::Cmpdi,
            A::Cmplwi,
            A::Cmpldi,
            A::Crand,
            A::Crandc,
            A::Cror,
            A::Crorc,
            A::Crxor,
            A::Crnand,
            A::Crnor,
            A::Creqv,
            A::CrandInto,
            A::CrandcInto,
            A::CrorInto,
            A::CrorcInto,
            A::CrxorInto,
            A::CrnandInto,
            A::CrnorInto,
            A::CreqvInto,
            A::Crset,
            A::Crclr,
            A::Mcrf,
            A::Mfocrf,
            A::Mtocrf,
            A::Setb,
            A::Setbc,
            A::Setbcr,
            A::Setnbc,
            A::Setnbcr,
            A::Isel,
            A::IselZero,
            A::Lbz,
            A::Lhz,
            A::Lha,
            A::Lwz,
            A::Lwa,
            A::Ld,
            A::Plbz,
            A::Plhz,
            A::Plha,
            A::Plwz,
            A::Plwa,
            A::Pld,
            A::PlbzPcrel,
            A::PlhzPcrel,
            A::PlhaPcrel,
            A::PlwzPcrel,
            A::PlwaPcrel,
            A::PldPcrel,
            A::Lbzx,
            A::Lhzx,
            A::Lhax,
            A::Lwzx,
            A::Lwax,
            A::Ldx,
            A::Lhbrx,
            A::Lwbrx,
            A::Ldbrx,
            A::Lbzu,
            A::Lhzu,
            A::Lhau,
            A::Lwzu,
            A::Ldu,
            A::Lbzux,
            A::Lhzux,
            A::Lhaux,
            A::Lwzux,
            A::Lwaux,
            A::Ldux,
            A::Stb,
            A::Sth,
            A::Stw,
            A::Std,
            A::Pstb,
            A::Psth,
            A::Pstw,
            A::Pstd,
            A::Stbx,
            A::Sthx,
            A::Stwx,
            A::Stdx,
            A::Sthbrx,
            A::Stwbrx,
            A::Stdbrx,
            A::Stbu,
            A::Sthu,
            A::Stwu,
            A::Stdu,
            A::Stbux,
            A::Sthux,
            A::Stwux,
            A::Stdux,
            A::Dcbt,
            A::Dcbtst,
            A::Dcbz,
            A::Dcbst,
            A::Dcbf,
            A::Icbi,
            A::Lq,
            A::Stq,
            A::Lbarx,
            A::Lharx,
            A::Lwarx,
            A::Ldarx,
            A::LbarxZero,
            A::LharxZero,
            A::LwarxZero,
            A::LdarxZero,
            A::StbcxRec,
            A::SthcxRec,
            A::StwcxRec,
            A::StdcxRec,
            A::StbcxZeroRec,
            A::SthcxZeroRec,
            A::StwcxZeroRec,
            A::StdcxZeroRec,
            A::Lqarx,
            A::StqcxRec,
            A::AtomicB,
            A::AtomicH,
            A::AtomicW,
            A::AtomicD,
            A::AtomicSwapB,
            A::AtomicSwapH,
            A::AtomicSwapW,
            A::AtomicSwapD,
            A::AtomicCasB,
            A::AtomicCasH,
            A::AtomicCasW,
            A::AtomicCasD,
            A::Sync,
            A::Lwsync,
            A::Isync,
            A::Eieio,
            A::Acquire,
            A::B,
            A::Bc,
            A::Bdnz,
            A::Bdz,
            A::Bdnzt,
            A::Bdnzf,
            A::Bdzt,
            A::Bdzf,
            A::Blr,
            A::Mtctr,
            A::Mfctr,
            A::Mtlr,
            A::Mflr,
            A::Bctr,
            A::JumpTable,
            A::TailB,
            A::TailBctr,
            A::Tw,
            A::Td,
            A::Twi,
            A::Tdi,
            A::Trap,
            A::Nop,
            A::Sc,
            A::Mftb,
            A::Xsadddp,
            A::Xssubdp,
            A::Xsmuldp,
            A::Xsdivdp,
            A::Xsaddsp,
            A::Xssubsp,
            A::Xsmulsp,
            A::Xsdivsp,
            A::Xsmaxdp,
            A::Xsmindp,
            A::Xsmaxcdp,
            A::Xsmincdp,
            A::Xsmaxjdp,
            A::Xsminjdp,
            A::Xscpsgndp,
            A::Xsabsdp,
            A::Xsnegdp,
            A::Xsnabsdp,
            A::Xssqrtdp,
            A::Xssqrtsp,
            A::Xsredp,
            A::Xsresp,
            A::Xsrsqrtedp,
            A::Xsrsqrtesp,
            A::Xsrdpi,
            A::Xsrdpic,
            A::Xsrdpim,
            A::Xsrdpip,
            A::Xsrdpiz,
            A::Xsrsp,
            A::Xscvdpsxds,
            A::Xscvdpsxws,
            A::Xscvdpuxds,
            A::Xscvdpuxws,
            A::Xscvsxddp,
            A::Xscvuxddp,
            A::Xscvsxdsp,
            A::Xscvuxdsp,
            A::Xscvhpdp,
            A::Xscvdphp,
            A::Xsmaddadp(a::Xsmaddadp::Base),
            A::Xsmaddadp(a::Xsmaddadp::M),
            A::Xsmaddadp(a::Xsmaddadp::MB),
            A::Xsmaddadp(a::Xsmaddadp::Fpr),
            A::Xsmaddasp(a::Xsmaddasp::Base),
            A::Xsmaddasp(a::Xsmaddasp::M),
            A::Xsmaddasp(a::Xsmaddasp::MB),
            A::Xsmaddasp(a::Xsmaddasp::Fpr),
            A::Xsmsubadp(a::Xsmsubadp::Base),
            A::Xsmsubadp(a::Xsmsubadp::M),
            A::Xsmsubadp(a::Xsmsubadp::MB),
            A::Xsmsubadp(a::Xsmsubadp::Fpr),
            A::Xsmsubasp(a::Xsmsubasp::Base),
            A::Xsmsubasp(a::Xsmsubasp::M),
            A::Xsmsubasp(a::Xsmsubasp::MB),
            A::Xsmsubasp(a::Xsmsubasp::Fpr),
            A::Xsnmaddadp(a::Xsnmaddadp::Base),
            A::Xsnmaddadp(a::Xsnmaddadp::M),
            A::Xsnmaddadp(a::Xsnmaddadp::MB),
            A::Xsnmaddadp(a::Xsnmaddadp::Fpr),
            A::Xsnmaddasp(a::Xsnmaddasp::Base),
            A::Xsnmaddasp(a::Xsnmaddasp::M),
            A::Xsnmaddasp(a::Xsnmaddasp::MB),
            A::Xsnmaddasp(a::Xsnmaddasp::Fpr),
            A::Xsnmsubadp(a::Xsnmsubadp::Base),
            A::Xsnmsubadp(a::Xsnmsubadp::M),
            A::Xsnmsubadp(a::Xsnmsubadp::MB),
            A::Xsnmsubadp(a::Xsnmsubadp::Fpr),
            A::Xsnmsubasp(a::Xsnmsubasp::Base),
            A::Xsnmsubasp(a::Xsnmsubasp::M),
            A::Xsnmsubasp(a::Xsnmsubasp::MB),
            A::Xsnmsubasp(a::Xsnmsubasp::Fpr),
            A::Fsel,
            A::FaddRec,
            A::FaddsRec,
            A::FsubRec,
            A::FsubsRec,
            A::FmulRec,
            A::FmulsRec,
            A::FdivRec,
            A::FdivsRec,
            A::FcpsgnRec,
            A::FmrRec,
            A::FnegRec,
            A::FabsRec,
            A::FnabsRec,
            A::FsqrtRec,
            A::FsqrtsRec,
            A::FrspRec,
            A::FctidRec,
            A::FctidzRec,
            A::FctiwRec,
            A::FctiwzRec,
            A::FcfidRec,
            A::FcfidsRec,
            A::FrinRec,
            A::FrizRec,
            A::FripRec,
            A::FrimRec,
            A::FmaddRec,
            A::FmaddsRec,
            A::FmsubRec,
            A::FmsubsRec,
            A::FnmaddRec,
            A::FnmaddsRec,
            A::FnmsubRec,
            A::FnmsubsRec,
            A::Xscmpudp,
            A::Xscmpodp,
            A::Xscmpexpdp,
            A::Xstdivdp,
            A::Xststdcdp,
            A::Xststdcsp,
            A::Xstsqrtdp,
            A::Xscmpeqdp,
            A::Xscmpgtdp,
            A::Xscmpgedp,
            A::Mffs,
            A::Mtfsf,
            A::XxlxorF64,
            A::ConstF64,
            A::CopyF64,
            A::LoadF64,
            A::LoadF32,
            A::StoreF64,
            A::StoreF32,
            A::Lxsdx,
            A::Lxsspx,
            A::Lxsiwax,
            A::Lxsiwzx,
            A::Lxsibzx,
            A::Lxsihzx,
            A::Stxsdx,
            A::Stxsspx,
            A::Stxsiwx,
            A::Stxsibx,
            A::Stxsihx,
            A::Lfdu,
            A::Lfsu,
            A::Lfdux,
            A::Lfsux,
            A::Stfdu,
            A::Stfsu,
            A::Stfdux,
            A::Stfsux,
            A::Mfvsrd,
            A::Mfvsrwz,
            A::Xsxexpdp,
            A::Xsxsigdp,
            A::Mtvsrd,
            A::Mtvsrwa,
            A::Mtvsrwz,
            A::Xsiexpdp,
            A::MfvsrdV,
            A::Mfvsrld,
            A::Mtvsrdd,
            A::Mtvsrws,
            A::Xscvdpspn,
            A::Xscvdpsp,
            A::Xscvspdpn,
            A::Xscvspdp,
            A::High,
            A::Widen,
            A::Xsaddqp,
            A::Xssubqp,
            A::Xsmulqp,
            A::Xsdivqp,
            A::Xsaddqpo,
            A::Xssubqpo,
            A::Xsmulqpo,
            A::Xsdivqpo,
            A::Xscpsgnqp,
            A::Xsmaddqp,
            A::Xsmaddqpo,
            A::Xsmsubqp,
            A::Xsmsubqpo,
            A::Xsnmaddqp,
            A::Xsnmaddqpo,
            A::Xsnmsubqp,
            A::Xsnmsubqpo,
            A::Xsabsqp,
            A::Xsnegqp,
            A::Xsnabsqp,
            A::Xssqrtqp,
            A::Xssqrtqpo,
            A::Xscvqpsdz,
            A::Xscvqpswz,
            A::Xscvqpudz,
            A::Xscvqpuwz,
            A::Xsrqpi,
            A::Xsrqpix,
            A::Xsrqpxp,
            A::Xscvdpqp,
            A::Xscvsdqp,
            A::Xscvudqp,
            A::Xscvqpdp,
            A::Xscvqpdpo,
            A::Xscmpuqp,
            A::Xscmpoqp,
            A::Xscmpexpqp,
            A::Xststdcqp,
            A::Xvadddp,
            A::Xvsubdp,
            A::Xvmuldp,
            A::Xvdivdp,
            A::Xvmaxdp,
            A::Xvmindp,
            A::Xvcpsgndp,
            A::Xvaddsp,
            A::Xvsubsp,
            A::Xvmulsp,
            A::Xvdivsp,
            A::Xvmaxsp,
            A::Xvminsp,
            A::Xvcpsgnsp,
            A::Xvcmpeqdp,
            A::Xvcmpgtdp,
            A::Xvcmpgedp,
            A::Xvcmpeqsp,
            A::Xvcmpgtsp,
            A::Xvcmpgesp,
            A::Xviexpdp,
            A::Xviexpsp,
            A::Xxland,
            A::Xxlandc,
            A::Xxleqv,
            A::Xxlnand,
            A::Xxlnor,
            A::Xxlor,
            A::Xxlorc,
            A::Xxlxor,
            A::Xxmrghw,
            A::Xxmrglw,
            A::XvcmpeqdpRec,
            A::XvcmpgtdpRec,
            A::XvcmpgedpRec,
            A::XvcmpeqspRec,
            A::XvcmpgtspRec,
            A::XvcmpgespRec,
            A::Xxpermdi,
            A::Xxsldwi,
            A::Xvabsdp,
            A::Xvnabsdp,
            A::Xvnegdp,
            A::Xvsqrtdp,
            A::Xvredp,
            A::Xvrsqrtedp,
            A::Xvrdpi,
            A::Xvrdpic,
            A::Xvrdpim,
            A::Xvrdpip,
            A::Xvrdpiz,
            A::Xvabssp,
            A::Xvnabssp,
            A::Xvnegsp,
            A::Xvsqrtsp,
            A::Xvresp,
            A::Xvrsqrtesp,
            A::Xvrspi,
            A::Xvrspic,
            A::Xvrspim,
            A::Xvrspip,
            A::Xvrspiz,
            A::Xvcvdpsp,
            A::Xvcvdpsxds,
            A::Xvcvdpsxws,
            A::Xvcvdpuxds,
            A::Xvcvdpuxws,
            A::Xvcvspdp,
            A::Xvcvspsxds,
            A::Xvcvspsxws,
            A::Xvcvspuxds,
            A::Xvcvspuxws,
            A::Xvcvsxddp,
            A::Xvcvsxdsp,
            A::Xvcvsxwdp,
            A::Xvcvsxwsp,
            A::Xvcvuxddp,
            A::Xvcvuxdsp,
            A::Xvcvuxwdp,
            A::Xvcvuxwsp,
            A::Xvcvhpsp,
            A::Xvcvsphp,
            A::Xxbrd,
            A::Xxbrh,
            A::Xxbrq,
            A::Xxbrw,
            A::Xvxexpdp,
            A::Xvxexpsp,
            A::Xvxsigdp,
            A::Xvxsigsp,
            A::Xxspltw,
            A::Xvtstdcdp,
            A::Xvtstdcsp,
            A::Xvmaddadp(a::Xvmaddadp::Base),
            A::Xvmaddadp(a::Xvmaddadp::M),
            A::Xvmaddadp(a::Xvmaddadp::MB),
            A::Xvmaddasp(a::Xvmaddasp::Base),
            A::Xvmaddasp(a::Xvmaddasp::M),
            A::Xvmaddasp(a::Xvmaddasp::MB),
            A::Xvmsubadp(a::Xvmsubadp::Base),
            A::Xvmsubadp(a::Xvmsubadp::M),
            A::Xvmsubadp(a::Xvmsubadp::MB),
            A::Xvmsubasp(a::Xvmsubasp::Base),
            A::Xvmsubasp(a::Xvmsubasp::M),
            A::Xvmsubasp(a::Xvmsubasp::MB),
            A::Xvnmaddadp(a::Xvnmaddadp::Base),
            A::Xvnmaddadp(a::Xvnmaddadp::M),
            A::Xvnmaddadp(a::Xvnmaddadp::MB),
            A::Xvnmaddasp(a::Xvnmaddasp::Base),
            A::Xvnmaddasp(a::Xvnmaddasp::M),
            A::Xvnmaddasp(a::Xvnmaddasp::MB),
            A::Xvnmsubadp(a::Xvnmsubadp::Base),
            A::Xvnmsubadp(a::Xvnmsubadp::M),
            A::Xvnmsubadp(a::Xvnmsubadp::MB),
            A::Xvnmsubasp(a::Xvnmsubasp::Base),
            A::Xvnmsubasp(a::Xvnmsubasp::M),
            A::Xvnmsubasp(a::Xvnmsubasp::MB),
            A::Xxsel,
            A::Xxperm,
            A::Xxpermr,
            A::Xxspltib,
            A::XxlxorZero,
            A::XxleqvOnes,
            A::Xxspltiw,
            A::Xxspltidp,
            A::Lxvkq,
            A::ConstV128,
            A::Xxextractuw,
            A::Xxinsertw,
            A::Xvtdivdp,
            A::Xvtdivsp,
            A::Xvtsqrtdp,
            A::Xvtsqrtsp,
            A::Xvtlsbb,
            A::Xxeval,
            A::Xxblendvb,
            A::Xxblendvh,
            A::Xxblendvw,
            A::Xxblendvd,
            A::Xxpermx,
            A::Xxsplti32dx,
            A::Lxv,
            A::Stxv,
            A::Plxv,
            A::Pstxv,
            A::Lxvx,
            A::Lxvd2x,
            A::Lxvw4x,
            A::Lxvh8x,
            A::Lxvb16x,
            A::Lxvdsx,
            A::Lxvwsx,
            A::Lxvrbx,
            A::Lxvrhx,
            A::Lxvrwx,
            A::Lxvrdx,
            A::Stxvx,
            A::Stxvd2x,
            A::Stxvw4x,
            A::Stxvh8x,
            A::Stxvb16x,
            A::Stxvrbx,
            A::Stxvrhx,
            A::Stxvrwx,
            A::Stxvrdx,
            A::Lxvl,
            A::Lxvll,
            A::Stxvl,
            A::Stxvll,
            A::Lxvp,
            A::Stxvp,
            A::Vaddubm,
            A::Vadduhm,
            A::Vadduwm,
            A::Vaddudm,
            A::Vadduqm,
            A::Vaddcuw,
            A::Vaddcuq,
            A::Vaddubs,
            A::Vadduhs,
            A::Vadduws,
            A::Vaddsbs,
            A::Vaddshs,
            A::Vaddsws,
            A::Vsububm,
            A::Vsubuhm,
            A::Vsubuwm,
            A::Vsubudm,
            A::Vsubuqm,
            A::Vsubcuw,
            A::Vsubcuq,
            A::Vsububs,
            A::Vsubuhs,
            A::Vsubuws,
            A::Vsubsbs,
            A::Vsubshs,
            A::Vsubsws,
            A::Vavgub,
            A::Vavguh,
            A::Vavguw,
            A::Vavgsb,
            A::Vavgsh,
            A::Vavgsw,
            A::Vabsdub,
            A::Vabsduh,
            A::Vabsduw,
            A::Vmaxub,
            A::Vmaxuh,
            A::Vmaxuw,
            A::Vmaxud,
            A::Vmaxsb,
            A::Vmaxsh,
            A::Vmaxsw,
            A::Vmaxsd,
            A::Vminub,
            A::Vminuh,
            A::Vminuw,
            A::Vminud,
            A::Vminsb,
            A::Vminsh,
            A::Vminsw,
            A::Vminsd,
            A::Vmuleub,
            A::Vmuleuh,
            A::Vmuleuw,
            A::Vmulesb,
            A::Vmulesh,
            A::Vmulesw,
            A::Vmuloub,
            A::Vmulouh,
            A::Vmulouw,
            A::Vmulosb,
            A::Vmulosh,
            A::Vmulosw,
            A::Vmuluwm,
            A::Vrlb,
            A::Vrlh,
            A::Vrlw,
            A::Vrld,
            A::Vslb,
            A::Vslh,
            A::Vslw,
            A::Vsld,
            A::Vsrb,
            A::Vsrh,
            A::Vsrw,
            A::Vsrd,
            A::Vsrab,
            A::Vsrah,
            A::Vsraw,
            A::Vsrad,
            A::Vsl,
            A::Vslo,
            A::Vsr,
            A::Vsro,
            A::Vslv,
            A::Vsrv,
            A::Vrlwnm,
            A::Vrldnm,
            A::Vpkuhum,
            A::Vpkuwum,
            A::Vpkudum,
            A::Vpkuhus,
            A::Vpkuwus,
            A::Vpkudus,
            A::Vpkshss,
            A::Vpkswss,
            A::Vpksdss,
            A::Vpkshus,
            A::Vpkswus,
            A::Vpksdus,
            A::Vpkpx,
            A::Vmrghb,
            A::Vmrghh,
            A::Vmrglb,
            A::Vmrglh,
            A::Vmrgew,
            A::Vmrgow,
            A::Vsum4ubs,
            A::Vsum4sbs,
            A::Vsum4shs,
            A::Vsum2sws,
            A::Vsumsws,
            A::Vbpermq,
            A::Vbpermd,
            A::Vpmsumb,
            A::Vpmsumh,
            A::Vpmsumw,
            A::Vpmsumd,
            A::Vcipher,
            A::Vcipherlast,
            A::Vncipher,
            A::Vncipherlast,
            A::Vcmpequb,
            A::Vcmpequh,
            A::Vcmpequw,
            A::Vcmpequd,
            A::Vcmpgtub,
            A::Vcmpgtuh,
            A::Vcmpgtuw,
            A::Vcmpgtud,
            A::Vcmpgtsb,
            A::Vcmpgtsh,
            A::Vcmpgtsw,
            A::Vcmpgtsd,
            A::Vcmpneb,
            A::Vcmpneh,
            A::Vcmpnew,
            A::Vcmpnezb,
            A::Vcmpnezh,
            A::Vcmpnezw,
            A::VcmpequbRec,
            A::VcmpequhRec,
            A::VcmpequwRec,
            A::VcmpequdRec,
            A::VcmpgtubRec,
            A::VcmpgtuhRec,
            A::VcmpgtuwRec,
            A::VcmpgtudRec,
            A::VcmpgtsbRec,
            A::VcmpgtshRec,
            A::VcmpgtswRec,
            A::VcmpgtsdRec,
            A::VcmpnebRec,
            A::VcmpnehRec,
            A::VcmpnewRec,
            A::VcmpnezbRec,
            A::VcmpnezhRec,
            A::VcmpnezwRec,
            A::Vmulld,
            A::Vmulhsw,
            A::Vmulhuw,
            A::Vmulhsd,
            A::Vmulhud,
            A::Vmulesd,
            A::Vmuleud,
            A::Vmulosd,
            A::Vmuloud,
            A::Vdivsw,
            A::Vdivuw,
            A::Vdivsd,
            A::Vdivud,
            A::Vdivsq,
            A::Vdivuq,
            A::Vdivesw,
            A::Vdiveuw,
            A::Vdivesd,
            A::Vdiveud,
            A::Vmodsw,
            A::Vmoduw,
            A::Vmodsd,
            A::Vmodud,
            A::Vmodsq,
            A::Vmoduq,
            A::Vrlq,
            A::Vrlqnm,
            A::Vslq,
            A::Vsrq,
            A::Vsraq,
            A::Vcmpequq,
            A::Vcmpgtuq,
            A::Vcmpgtsq,
            A::Vclzdm,
            A::Vctzdm,
            A::Vpdepd,
            A::Vpextd,
            A::Vcfuged,
            A::Vupkhsb,
            A::Vupkhsh,
            A::Vupkhsw,
            A::Vupklsb,
            A::Vupklsh,
            A::Vupklsw,
            A::Vupkhpx,
            A::Vupklpx,
            A::Vclzb,
            A::Vclzh,
            A::Vclzw,
            A::Vclzd,
            A::Vctzb,
            A::Vctzh,
            A::Vctzw,
            A::Vctzd,
            A::Vpopcntb,
            A::Vpopcnth,
            A::Vpopcntw,
            A::Vpopcntd,
            A::Vnegw,
            A::Vnegd,
            A::Vprtybw,
            A::Vprtybd,
            A::Vprtybq,
            A::Vextsb2w,
            A::Vextsh2w,
            A::Vextsb2d,
            A::Vextsh2d,
            A::Vextsw2d,
            A::Vgbbd,
            A::Vsbox,
            A::Vspltb,
            A::Vsplth,
            A::Vspltw,
            A::Vextractub,
            A::Vextractuh,
            A::Vextractuw,
            A::Vextractd,
            A::Vshasigmaw,
            A::Vshasigmad,
            A::Vinsertb,
            A::Vinserth,
            A::Vinsertw,
            A::Vinsertd,
            A::Vspltisb,
            A::Vspltish,
            A::Vspltisw,
            A::Vsldoi,
            A::Vperm,
            A::Vpermr,
            A::Vpermxor,
            A::Vmladduhm,
            A::Vmhaddshs,
            A::Vmhraddshs,
            A::Vmsumubm,
            A::Vmsummbm,
            A::Vmsumuhm,
            A::Vmsumshm,
            A::Vmsumuhs,
            A::Vmsumshs,
            A::Vmsumudm,
            A::Vaddeuqm,
            A::Vaddecuq,
            A::Vsubeuqm,
            A::Vsubecuq,
            A::Vrlwmi,
            A::Vrldmi,
            A::Vclzlsbb,
            A::Vctzlsbb,
            A::Vextublx,
            A::Vextubrx,
            A::Vextuhlx,
            A::Vextuhrx,
            A::Vextuwlx,
            A::Vextuwrx,
            A::Vextractbm,
            A::Vextracthm,
            A::Vextractwm,
            A::Vextractdm,
            A::Vextractqm,
            A::Vexpandbm,
            A::Vexpandhm,
            A::Vexpandwm,
            A::Vexpanddm,
            A::Vexpandqm,
            A::Mtvsrbm,
            A::Mtvsrhm,
            A::Mtvsrwm,
            A::Mtvsrdm,
            A::Mtvsrqm,
            A::Vinsblx,
            A::Vinsbrx,
            A::Vinshlx,
            A::Vinshrx,
            A::Vinswlx,
            A::Vinswrx,
            A::Vinsdlx,
            A::Vinsdrx,
            A::Lvx,
            A::Lvebx,
            A::Lvehx,
            A::Lvewx,
            A::Lvsl,
            A::Lvsr,
            A::Stvx,
            A::Stvebx,
            A::Stvehx,
            A::Stvewx,
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
