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
pub mod m68k {
    /*!
The target `m68k`.

68020 and 68881 with the System V convention, which passes arguments on the stack.

| bank | registers | units | kinds of value | about |
| --- | --- | --- | --- | --- |
| `int` | 16 (40 with parts) | 16 | `i32`, `i16`, `i8` | Data and address registers. |
| `float` | 8 (8 with parts) | 8 | `fx` | Floating-point registers. |

| feature | default | about |
| --- | --- | --- |
| `fpu` | yes | The 68881 or 68882. |

8 classes, 371 instruction forms, 19 alternatives, 2 calling conventions.

Never allocated: `a7`.

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
                doc: Cow::Borrowed("Data and address registers."),
                first_word: 0u8,
                words: 1u8,
                units: 16u16,
                first_reg: Reg(0u16),
                num_regs: 40u16,
                min_regs: 8u16,
            },
            BankDesc {
                name: Cow::Borrowed("float"),
                doc: Cow::Borrowed("Floating-point registers."),
                first_word: 1u8,
                words: 1u8,
                units: 8u16,
                first_reg: Reg(40u16),
                num_regs: 8u16,
                min_regs: 2u16,
            },
        ];
        pub(super) static TYPES: [TypeDesc; 4usize] = [
            TypeDesc {
                name: Cow::Borrowed("i32"),
                doc: Cow::Borrowed("A 32-bit integer or an address."),
                bank: Bank(0u8),
                bits: 32u16,
                spill_size: 4u16,
                spill_align: 4u16,
                scalable: false,
                swap: true,
                spill_to: Cow::Borrowed(&[]),
                prices: Prices::DEFAULT,
                moves: Cow::Borrowed(&[]),
                memory: Cow::Borrowed(&[]),
                orders: Cow::Borrowed(const { &[] }),
            },
            TypeDesc {
                name: Cow::Borrowed("i16"),
                doc: Cow::Borrowed("A word."),
                bank: Bank(0u8),
                bits: 16u16,
                spill_size: 2u16,
                spill_align: 2u16,
                scalable: false,
                swap: true,
                spill_to: Cow::Borrowed(&[]),
                prices: Prices::DEFAULT,
                moves: Cow::Borrowed(&[]),
                memory: Cow::Borrowed(&[]),
                orders: Cow::Borrowed(const { &[] }),
            },
            TypeDesc {
                name: Cow::Borrowed("i8"),
                doc: Cow::Borrowed("A byte or a truth value."),
                bank: Bank(0u8),
                bits: 8u16,
                spill_size: 1u16,
                spill_align: 1u16,
                scalable: false,
                swap: true,
                spill_to: Cow::Borrowed(&[]),
                prices: Prices::DEFAULT,
                moves: Cow::Borrowed(&[]),
                memory: Cow::Borrowed(&[]),
                orders: Cow::Borrowed(const { &[] }),
            },
            TypeDesc {
                name: Cow::Borrowed("fx"),
                doc: Cow::Borrowed("An extended number, whatever it is in memory."),
                bank: Bank(1u8),
                bits: 80u16,
                spill_size: 12u16,
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
        pub(super) static REGS: [RegDesc; 48usize] = [
            RegDesc {
                name: Cow::Borrowed("d0"),
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
                name: Cow::Borrowed("d0w"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(0u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 0u16,
                units: (1u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d0b"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(0u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 0u16,
                units: (2u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d1"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(3u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 1u16,
                units: (3u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d1w"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(3u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 1u16,
                units: (4u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d1b"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(3u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 1u16,
                units: (5u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d2"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(6u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 2u16,
                units: (6u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d2w"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(6u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 2u16,
                units: (7u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d2b"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(6u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 2u16,
                units: (8u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d3"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(9u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 3u16,
                units: (9u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d3w"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(9u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 3u16,
                units: (10u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d3b"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(9u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 3u16,
                units: (11u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d4"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(12u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 4u16,
                units: (12u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d4w"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(12u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 4u16,
                units: (13u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d4b"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(12u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 4u16,
                units: (14u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d5"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(15u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 5u16,
                units: (15u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d5w"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(15u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 5u16,
                units: (16u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d5b"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(15u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 5u16,
                units: (17u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d6"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(18u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 6u16,
                units: (18u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d6w"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(18u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 6u16,
                units: (19u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d6b"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(18u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 6u16,
                units: (20u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d7"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(21u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 7u16,
                units: (21u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d7w"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(21u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 7u16,
                units: (22u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d7b"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(21u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 7u16,
                units: (23u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("a0"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(24u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 8u16,
                units: (24u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("a0w"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(24u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 8u16,
                units: (25u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("a1"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(26u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 9u16,
                units: (26u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("a1w"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(26u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 9u16,
                units: (27u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("a2"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(28u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 10u16,
                units: (28u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("a2w"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(28u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 10u16,
                units: (29u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("a3"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(30u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 11u16,
                units: (30u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("a3w"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(30u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 11u16,
                units: (31u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("a4"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(32u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 12u16,
                units: (32u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("a4w"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(32u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 12u16,
                units: (33u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("a5"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(34u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 13u16,
                units: (34u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("a5w"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(34u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 13u16,
                units: (35u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("a6"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(36u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 14u16,
                units: (36u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("a6w"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(36u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 14u16,
                units: (37u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("a7"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(38u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 15u16,
                units: (38u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("a7w"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(38u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 15u16,
                units: (39u32, 1u16),
                cost: 0u8,
                rest: Rest::Undefined,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("fp0"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(40u16),
                low_bit: 0u16,
                bits: 80u16,
                encoding: 0u16,
                units: (40u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("fp1"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(41u16),
                low_bit: 0u16,
                bits: 80u16,
                encoding: 1u16,
                units: (41u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("fp2"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(42u16),
                low_bit: 0u16,
                bits: 80u16,
                encoding: 2u16,
                units: (42u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("fp3"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(43u16),
                low_bit: 0u16,
                bits: 80u16,
                encoding: 3u16,
                units: (43u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("fp4"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(44u16),
                low_bit: 0u16,
                bits: 80u16,
                encoding: 4u16,
                units: (44u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("fp5"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(45u16),
                low_bit: 0u16,
                bits: 80u16,
                encoding: 5u16,
                units: (45u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("fp6"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(46u16),
                low_bit: 0u16,
                bits: 80u16,
                encoding: 6u16,
                units: (46u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("fp7"),
                bank: Bank(1u8),
                ty: Some(Type(3u8)),
                root: Reg(47u16),
                low_bit: 0u16,
                bits: 80u16,
                encoding: 7u16,
                units: (47u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
        ];
        pub(super) static CLASSES: [ClassDesc; 8usize] = [
            ClassDesc {
                name: Cow::Borrowed("i32"),
                doc: Cow::Borrowed("A 32-bit integer or an address."),
                ty: Type(0u8),
                members: (0u32, 15u16),
            },
            ClassDesc {
                name: Cow::Borrowed("i16"),
                doc: Cow::Borrowed("A word."),
                ty: Type(1u8),
                members: (15u32, 15u16),
            },
            ClassDesc {
                name: Cow::Borrowed("i8"),
                doc: Cow::Borrowed("A byte or a truth value."),
                ty: Type(2u8),
                members: (30u32, 8u16),
            },
            ClassDesc {
                name: Cow::Borrowed("fx"),
                doc: Cow::Borrowed("An extended number, whatever it is in memory."),
                ty: Type(3u8),
                members: (38u32, 8u16),
            },
            ClassDesc {
                name: Cow::Borrowed("data32"),
                doc: Cow::Borrowed("Data registers."),
                ty: Type(0u8),
                members: (46u32, 8u16),
            },
            ClassDesc {
                name: Cow::Borrowed("address32"),
                doc: Cow::Borrowed("Address registers."),
                ty: Type(0u8),
                members: (54u32, 7u16),
            },
            ClassDesc {
                name: Cow::Borrowed("data16"),
                doc: Cow::Borrowed("Data registers."),
                ty: Type(1u8),
                members: (61u32, 8u16),
            },
            ClassDesc {
                name: Cow::Borrowed("volatile_address"),
                doc: Cow::Borrowed("Address registers that calls clobber."),
                ty: Type(0u8),
                members: (69u32, 2u16),
            },
        ];
        pub(super) static ARGUMENTS_0: [RegSequence; 0usize] = [];
        pub(super) static RESULTS_0: [RegSequence; 2usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([0, 3]) }),
                back_fill: false,
                then: None,
            },
            RegSequence {
                bank: Bank(1u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([40]) }),
                back_fill: false,
                then: None,
            },
        ];
        pub(super) static ARGUMENTS_1: [RegSequence; 0usize] = [];
        pub(super) static RESULTS_1: [RegSequence; 1usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([24]) }),
                back_fill: false,
                then: None,
            },
        ];
        pub(super) static CONVENTIONS: [ConventionDesc; 2usize] = [
            ConventionDesc {
                name: Cow::Borrowed("sysv"),
                doc: Cow::Borrowed(
                    "System V: every argument is on the stack, in a slot of four bytes or more. A number of single or double precision is there as such, which is up to the client. A result is in D0, in D0 and D1 or in FP0. D0, D1, A0, A1, FP0 and FP1 are destroyed.",
                ),
                arguments: Cow::Borrowed(&ARGUMENTS_0),
                results: Cow::Borrowed(&RESULTS_0),
                positions: Positions::PerBank,
                callee_saved: Cow::Borrowed(const {
                    &regs([
                        6, 9, 12, 15, 18, 21, 28, 30, 32, 34, 36, 42, 43, 44, 45, 46, 47,
                    ])
                }),
                clobbers: Cow::Borrowed(&[771, 3]),
                edge_clobbers: Cow::Borrowed(&[]),
                reserved: Cow::Borrowed(const { &regs([]) }),
                wide: WideRules {
                    align: 0u8,
                    split: false,
                    keep: false,
                },
                variadic: None,
                stack: StackRules {
                    align: 4u16,
                    slot: 4u16,
                    shadow: 0u16,
                    alignment: StackAlign::Slot,
                    pad_before: true,
                },
            },
            ConventionDesc {
                name: Cow::Borrowed("sysv_pointer"),
                doc: Cow::Borrowed(
                    "As `sysv`, for functions whose result is an address: it is in A0.",
                ),
                arguments: Cow::Borrowed(&ARGUMENTS_1),
                results: Cow::Borrowed(&RESULTS_1),
                positions: Positions::PerBank,
                callee_saved: Cow::Borrowed(const {
                    &regs([
                        6, 9, 12, 15, 18, 21, 28, 30, 32, 34, 36, 42, 43, 44, 45, 46, 47,
                    ])
                }),
                clobbers: Cow::Borrowed(&[771, 3]),
                edge_clobbers: Cow::Borrowed(&[]),
                reserved: Cow::Borrowed(const { &regs([]) }),
                wide: WideRules {
                    align: 0u8,
                    split: false,
                    keep: false,
                },
                variadic: None,
                stack: StackRules {
                    align: 4u16,
                    slot: 4u16,
                    shadow: 0u16,
                    alignment: StackAlign::Slot,
                    pad_before: true,
                },
            },
        ];
        pub(super) static TUPLE_LISTS: [TupleListDesc; 3usize] = [
            TupleListDesc {
                name: Cow::Borrowed("run2"),
                doc: Cow::Borrowed("For MOVEM: A0 follows on D7."),
                len: 2u8,
                members: (0u32, 30u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("run3"),
                doc: Cow::Borrowed("For MOVEM: A0 follows on D7."),
                len: 3u8,
                members: (30u32, 42u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("run4"),
                doc: Cow::Borrowed("For MOVEM: A0 follows on D7."),
                len: 4u8,
                members: (72u32, 52u32),
            },
        ];
        pub(super) static FEATURES: [FeatureDesc; 1usize] = [
            FeatureDesc {
                name: Cow::Borrowed("fpu"),
                doc: Cow::Borrowed("The 68881 or 68882."),
                default: true,
            },
        ];
        pub(super) static ROLES: [RoleDesc; 2usize] = [
            RoleDesc {
                name: Cow::Borrowed("stack"),
                reg: Reg(38u16),
            },
            RoleDesc {
                name: Cow::Borrowed("frame"),
                reg: Reg(36u16),
            },
        ];
        pub(super) static FORM_NAMES: [Cow<'static, str>; 390usize] = texts([
            "moveq",
            "const32",
            "const16",
            "const8",
            "zero32",
            "zero16",
            "zero8",
            "zero_address",
            "frame_address",
            "pc_address",
            "mov32",
            "mov16",
            "mov8",
            "sx16_to32",
            "movea16",
            "sx8_to16",
            "sx8_to32",
            "zx16_to32",
            "zx16_to32/and",
            "zx8_to32",
            "zx8_to32/and",
            "zx8_to16",
            "trunc32_to16",
            "trunc32_to8",
            "trunc16_to8",
            "set_low_word",
            "set_low_byte",
            "swap",
            "load32",
            "load16",
            "load32_index",
            "load16_index",
            "load32_index16",
            "load16_index16",
            "load32_global",
            "load16_global",
            "load8",
            "load8_index",
            "load8_index16",
            "load8_global",
            "load16_to32",
            "store32",
            "store16",
            "store8",
            "store32_index",
            "store16_index",
            "store8_index",
            "store32_index16",
            "store16_index16",
            "store8_index16",
            "store32_global",
            "store16_global",
            "store8_global",
            "store32_imm",
            "store16_imm",
            "store8_imm",
            "move_mem",
            "move_mem_inc",
            "load32_inc",
            "load32_dec",
            "load16_inc",
            "load16_dec",
            "load8_inc",
            "load8_dec",
            "store32_inc",
            "store32_dec",
            "store16_inc",
            "store16_dec",
            "store8_inc",
            "store8_dec",
            "lea",
            "lea_index",
            "lea_index16",
            "pea",
            "push32",
            "push16",
            "push_imm",
            "movep32_load",
            "movep16_load",
            "movep32_store",
            "movep16_store",
            "movem2_load",
            "movem3_load",
            "movem4_load",
            "movem2_load_inc",
            "movem3_load_inc",
            "movem4_load_inc",
            "movem2_store",
            "movem3_store",
            "movem4_store",
            "add32",
            "add32/swapped",
            "sub32",
            "add16",
            "sub16",
            "add8",
            "sub8",
            "adda16",
            "suba16",
            "add32_quick",
            "sub32_quick",
            "add32_imm",
            "sub32_imm",
            "add16_imm",
            "add8_imm",
            "sub16_imm",
            "sub8_imm",
            "and32",
            "and32/swapped",
            "and16",
            "and16/swapped",
            "and8",
            "and8/swapped",
            "or32",
            "or32/swapped",
            "or16",
            "or16/swapped",
            "or8",
            "or8/swapped",
            "eor32",
            "eor32/swapped",
            "eor16",
            "eor16/swapped",
            "eor8",
            "eor8/swapped",
            "and32_imm",
            "and16_imm",
            "and8_imm",
            "or32_imm",
            "or16_imm",
            "or8_imm",
            "eor32_imm",
            "eor16_imm",
            "eor8_imm",
            "add32_load",
            "add16_load",
            "add8_load",
            "sub32_load",
            "sub16_load",
            "sub8_load",
            "and32_load",
            "and16_load",
            "and8_load",
            "or32_load",
            "or16_load",
            "or8_load",
            "add32_store",
            "add16_store",
            "add8_store",
            "sub32_store",
            "sub16_store",
            "sub8_store",
            "and32_store",
            "and16_store",
            "and8_store",
            "or32_store",
            "or16_store",
            "or8_store",
            "eor32_store",
            "eor16_store",
            "eor8_store",
            "add32_store_imm",
            "add16_store_imm",
            "add8_store_imm",
            "sub32_store_imm",
            "sub16_store_imm",
            "sub8_store_imm",
            "and32_store_imm",
            "and16_store_imm",
            "and8_store_imm",
            "or32_store_imm",
            "or16_store_imm",
            "or8_store_imm",
            "eor32_store_imm",
            "eor16_store_imm",
            "eor8_store_imm",
            "neg32",
            "neg16",
            "neg8",
            "not32",
            "not16",
            "not8",
            "add64",
            "sub64",
            "neg64",
            "abcd",
            "sbcd",
            "pack",
            "unpk",
            "muls16",
            "mulu16",
            "muls32",
            "muls32/swapped",
            "mulu32",
            "mulu32/swapped",
            "muls32_imm",
            "mulu32_imm",
            "muls64",
            "muls64/swapped",
            "mulu64",
            "mulu64/swapped",
            "divs16",
            "divu16",
            "divs32",
            "divu32",
            "divsl",
            "divul",
            "divs64",
            "divu64",
            "asl32",
            "asl16",
            "asl8",
            "asr32",
            "asr16",
            "asr8",
            "lsl32",
            "lsl16",
            "lsl8",
            "lsr32",
            "lsr16",
            "lsr8",
            "rol32",
            "rol16",
            "rol8",
            "ror32",
            "ror16",
            "ror8",
            "asl32_imm",
            "asl16_imm",
            "asl8_imm",
            "asr32_imm",
            "asr16_imm",
            "asr8_imm",
            "lsl32_imm",
            "lsl16_imm",
            "lsl8_imm",
            "lsr32_imm",
            "lsr16_imm",
            "lsr8_imm",
            "rol32_imm",
            "rol16_imm",
            "rol8_imm",
            "ror32_imm",
            "ror16_imm",
            "ror8_imm",
            "bfextu_imm",
            "bfexts_imm",
            "bfffo_imm",
            "bfextu",
            "bfexts",
            "bfffo",
            "bfextu_load",
            "bfexts_load",
            "bfffo_load",
            "bfins_imm",
            "bfins",
            "bfins_store",
            "bfchg_imm",
            "bfclr_imm",
            "bfset_imm",
            "bchg",
            "bclr",
            "bset",
            "bchg_imm",
            "bclr_imm",
            "bset_imm",
            "cmp32_b",
            "cmp32_set",
            "cmp16_b",
            "cmp16_set",
            "cmpa16_b",
            "cmp8_b",
            "cmp8_set",
            "cmp32_imm_b",
            "cmp32_imm_set",
            "cmp16_imm_b",
            "cmp8_imm_b",
            "cmp16_imm_set",
            "cmp8_imm_set",
            "tst32_b",
            "tst16_b",
            "tst8_b",
            "tst32_set",
            "tst16_set",
            "tst8_set",
            "tst32_load_b",
            "tst16_load_b",
            "tst8_load_b",
            "cmpm_b",
            "cmp2_b",
            "btst_b",
            "btst_imm_b",
            "bftst_b",
            "cmp32_mov",
            "add32_overflow_b",
            "sub32_overflow_b",
            "chk",
            "chk2",
            "trapcc",
            "bra",
            "dbra",
            "add32_quick_b",
            "sub32_quick_b",
            "jump_table",
            "jmp",
            "tail_jmp",
            "illegal",
            "cas32",
            "cas16",
            "cas8",
            "cas32_set",
            "cas16_set",
            "cas8_set",
            "cas2_32",
            "cas2_16",
            "tas_set",
            "tas_b",
            "atomic32",
            "atomic16",
            "atomic8",
            "trap0_3",
            "trap0_6",
            "nop",
            "bkpt",
            "fmovecr",
            "fmove_imm",
            "fmove",
            "fmove_from_32",
            "fmove_from_16",
            "fmove_from_8",
            "fmove_to_32",
            "fmove_to_16",
            "fmove_to_8",
            "fload",
            "fload_index",
            "fload_inc",
            "fstore",
            "fstore_index",
            "fstore_dec",
            "fpush",
            "fadd",
            "fadd/swapped",
            "fmul",
            "fmul/swapped",
            "fsglmul",
            "fsglmul/swapped",
            "fsub",
            "fdiv",
            "fsgldiv",
            "fmod",
            "frem",
            "fscale",
            "fadd_load",
            "fsub_load",
            "fmul_load",
            "fdiv_load",
            "fadd_int",
            "fsub_int",
            "fmul_int",
            "fdiv_int",
            "fabs",
            "fneg",
            "fsqrt",
            "fint",
            "fintrz",
            "fgetexp",
            "fgetman",
            "facos",
            "fasin",
            "fatan",
            "fatanh",
            "fcos",
            "fcosh",
            "fetox",
            "fetoxm1",
            "flog10",
            "flog2",
            "flogn",
            "flognp1",
            "fsin",
            "fsinh",
            "ftan",
            "ftanh",
            "ftentox",
            "ftwotox",
            "fsincos",
            "fcmp_b",
            "fcmp_set",
            "ftst_b",
            "ftst_set",
        ]);
        pub(super) static OPERAND_NAMES: [Cow<'static, str>; 958usize] = texts([
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
            "a",
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
            "dst",
            "dst",
            "base",
            "dst",
            "base",
            "index",
            "dst",
            "base",
            "index",
            "dst",
            "dst",
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
            "src",
            "src",
            "base",
            "base",
            "base",
            "dst",
            "src",
            "dst_next",
            "src_next",
            "dst",
            "src",
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
            "next",
            "src",
            "base",
            "dst",
            "base",
            "dst",
            "base",
            "index",
            "dst",
            "base",
            "index",
            "base",
            "src",
            "src",
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
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
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
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
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
            "dst",
            "a",
            "base",
            "b",
            "base",
            "b",
            "base",
            "b",
            "base",
            "b",
            "base",
            "b",
            "base",
            "b",
            "base",
            "b",
            "base",
            "b",
            "base",
            "b",
            "base",
            "b",
            "base",
            "b",
            "base",
            "b",
            "base",
            "b",
            "base",
            "b",
            "base",
            "b",
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
            "base",
            "base",
            "base",
            "base",
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
            "dst",
            "a",
            "hi",
            "lo",
            "a",
            "b",
            "hi",
            "lo",
            "a",
            "b",
            "hi",
            "lo",
            "a",
            "b",
            "hi",
            "lo",
            "a",
            "b",
            "dst",
            "a",
            "by",
            "dst",
            "a",
            "by",
            "quot",
            "a",
            "by",
            "quot",
            "a",
            "by",
            "rem",
            "quot",
            "a",
            "by",
            "rem",
            "quot",
            "a",
            "by",
            "rem",
            "quot",
            "hi",
            "lo",
            "by",
            "rem",
            "quot",
            "hi",
            "lo",
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
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "offset",
            "width",
            "dst",
            "src",
            "offset",
            "width",
            "dst",
            "src",
            "offset",
            "width",
            "dst",
            "base",
            "offset",
            "dst",
            "base",
            "offset",
            "dst",
            "base",
            "offset",
            "dst",
            "old",
            "src",
            "dst",
            "old",
            "src",
            "offset",
            "width",
            "src",
            "base",
            "offset",
            "dst",
            "old",
            "dst",
            "old",
            "dst",
            "old",
            "dst",
            "a",
            "bit",
            "dst",
            "a",
            "bit",
            "dst",
            "a",
            "bit",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "a",
            "b",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "a",
            "dst",
            "a",
            "a",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "a",
            "a",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "base",
            "base",
            "base",
            "a_next",
            "b_next",
            "a",
            "b",
            "a",
            "bounds",
            "a",
            "bit",
            "a",
            "a",
            "dst",
            "a",
            "b",
            "then",
            "otherwise",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "a",
            "bound",
            "a",
            "bounds",
            "a",
            "b",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "offset",
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
            "old",
            "expected",
            "new",
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
            "done",
            "expected",
            "new",
            "base",
            "old1",
            "old2",
            "expected1",
            "expected2",
            "new1",
            "new2",
            "base1",
            "base2",
            "old1",
            "old2",
            "expected1",
            "expected2",
            "new1",
            "new2",
            "base1",
            "base2",
            "dst",
            "base",
            "base",
            "old",
            "new",
            "with",
            "base",
            "old",
            "new",
            "with",
            "base",
            "old",
            "new",
            "with",
            "base",
            "result",
            "number",
            "a",
            "b",
            "c",
            "result",
            "number",
            "a",
            "b",
            "c",
            "d",
            "e",
            "f",
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
            "base",
            "dst",
            "base",
            "index",
            "dst",
            "next",
            "base",
            "src",
            "base",
            "src",
            "base",
            "index",
            "next",
            "src",
            "base",
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
            "b",
            "dst",
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
            "cos",
            "sin",
            "src",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "a",
            "dst",
            "a",
        ]);
        pub(super) static FORM_DOCS: [Cow<'static, str>; 390usize] = texts([
            "MOVEQ: 8 bits, extended to 32.",
            "MOVE.L or MOVEA.L of an immediate; LEA of an absolute address.",
            "MOVE.W of an immediate.",
            "MOVE.B of an immediate.",
            "CLR.",
            "CLR.",
            "CLR.",
            "SUBA of a register from itself.",
            "LEA of a place in the frame, or relative to PC.",
            "LEA of a place in the frame, or relative to PC.",
            "MOVE or MOVEA: a copy that the client asks for.",
            "MOVE or MOVEA: a copy that the client asks for.",
            "MOVE.B: a copy that the client asks for.",
            "EXT.L in place.",
            "MOVEA.W: a word, extended to an address.",
            "EXT.W in place.",
            "EXTB.L in place.",
            "MOVEQ of zero, and MOVE.W: dst is written first.",
            "",
            "MOVEQ of zero, and MOVE.B: dst is written first.",
            "",
            "MOVEQ of zero, and MOVE.B: dst is written first.",
            "The low word: MOVE, or nothing when src and dst share a register.",
            "The low byte: MOVE, or nothing when src and dst share a register.",
            "The low byte: MOVE, or nothing when src and dst share a register.",
            "MOVE.W: replaces the low word.",
            "MOVE.B: replaces the low byte.",
            "SWAP: exchanges the words of a register.",
            "MOVE or MOVEA from memory.",
            "MOVE or MOVEA from memory.",
            "MOVE or MOVEA from memory. Any register is an index.",
            "MOVE or MOVEA from memory. Any register is an index.",
            "MOVE or MOVEA from memory. The index is a word, extended.",
            "MOVE or MOVEA from memory. The index is a word, extended.",
            "MOVE or MOVEA from an absolute address or relative to PC.",
            "MOVE or MOVEA from an absolute address or relative to PC.",
            "MOVE.B from memory.",
            "MOVE.B from memory.",
            "MOVE.B from memory. The index is a word, extended.",
            "MOVE.B from an absolute address or relative to PC.",
            "MOVEA.W: loads a word, extended to an address.",
            "MOVE to memory.",
            "MOVE to memory.",
            "MOVE to memory.",
            "MOVE to memory.",
            "MOVE to memory.",
            "MOVE to memory.",
            "MOVE to memory. The index is a word, extended.",
            "MOVE to memory. The index is a word, extended.",
            "MOVE to memory. The index is a word, extended.",
            "MOVE to an absolute address.",
            "MOVE to an absolute address.",
            "MOVE to an absolute address.",
            "MOVE of an immediate, or CLR, to memory.",
            "MOVE of an immediate, or CLR, to memory.",
            "MOVE of an immediate, or CLR, to memory.",
            "MOVE from memory to memory.",
            "MOVE from memory to memory, both with postincrement.",
            "MOVE with postincrement or predecrement.",
            "MOVE with postincrement or predecrement.",
            "MOVE with postincrement or predecrement.",
            "MOVE with postincrement or predecrement.",
            "MOVE with postincrement or predecrement.",
            "MOVE with postincrement or predecrement.",
            "MOVE with postincrement or predecrement.",
            "MOVE with postincrement or predecrement.",
            "MOVE with postincrement or predecrement.",
            "MOVE with postincrement or predecrement.",
            "MOVE with postincrement or predecrement.",
            "MOVE with postincrement or predecrement.",
            "LEA: base and displacement.",
            "LEA: base, scaled index and displacement.",
            "LEA: base, scaled index and displacement. The index is a word, extended.",
            "PEA: pushes an address; the client keeps account of A7.",
            "MOVE to -(A7): an argument; the client keeps account of A7.",
            "MOVE to -(A7): an argument; the client keeps account of A7.",
            "PEA of an absolute address, or MOVE of an immediate to -(A7).",
            "MOVEP: every second byte of memory, to a data register.",
            "MOVEP: every second byte of memory, to a data register.",
            "MOVEP: to every second byte of memory, from a data register.",
            "MOVEP: to every second byte of memory, from a data register.",
            "MOVEM.L: loads 2 registers, the base perhaps among them.",
            "MOVEM.L: loads 3 registers, the base perhaps among them.",
            "MOVEM.L: loads 4 registers, the base perhaps among them.",
            "MOVEM.L with postincrement.",
            "MOVEM.L with postincrement.",
            "MOVEM.L with postincrement.",
            "MOVEM.L: stores 2 registers.",
            "MOVEM.L: stores 3 registers.",
            "MOVEM.L: stores 4 registers.",
            "ADD.L or ADDA.L.",
            "",
            "SUB.L or SUBA.L.",
            "ADD.W to a data register.",
            "SUB.W from a data register.",
            "add.B to a data register.",
            "sub.B to a data register.",
            "addA.W: a word, extended, to an address.",
            "subA.W: a word, extended, to an address.",
            "addQ: 1 to 8, to any register.",
            "subQ: 1 to 8, to any register.",
            "addI.L or addA.L of an immediate; LEA.",
            "subI.L or subA.L of an immediate; LEA.",
            "addI or addQ.",
            "addI or addQ.",
            "subI or subQ.",
            "subI or subQ.",
            "and: to a data register, from one or from memory.",
            "",
            "and: to a data register, from one or from memory.",
            "",
            "and: to a data register, from one or from memory.",
            "",
            "or: to a data register, from one or from memory.",
            "",
            "or: to a data register, from one or from memory.",
            "",
            "or: to a data register, from one or from memory.",
            "",
            "EOR: between data registers.",
            "",
            "EOR: between data registers.",
            "",
            "EOR: between data registers.",
            "",
            "andI: a data register and an immediate.",
            "andI: a data register and an immediate.",
            "andI: a data register and an immediate.",
            "orI: a data register and an immediate.",
            "orI: a data register and an immediate.",
            "orI: a data register and an immediate.",
            "eorI: a data register and an immediate.",
            "eorI: a data register and an immediate.",
            "eorI: a data register and an immediate.",
            "add: to a data register, from memory.",
            "add: to a data register, from memory.",
            "add: to a data register, from memory.",
            "sub: to a data register, from memory.",
            "sub: to a data register, from memory.",
            "sub: to a data register, from memory.",
            "and: to a data register, from memory.",
            "and: to a data register, from memory.",
            "and: to a data register, from memory.",
            "or: to a data register, from memory.",
            "or: to a data register, from memory.",
            "or: to a data register, from memory.",
            "add: from a data register, to memory.",
            "add: from a data register, to memory.",
            "add: from a data register, to memory.",
            "sub: from a data register, to memory.",
            "sub: from a data register, to memory.",
            "sub: from a data register, to memory.",
            "and: from a data register, to memory.",
            "and: from a data register, to memory.",
            "and: from a data register, to memory.",
            "or: from a data register, to memory.",
            "or: from a data register, to memory.",
            "or: from a data register, to memory.",
            "eor: from a data register, to memory.",
            "eor: from a data register, to memory.",
            "eor: from a data register, to memory.",
            "addI or addQ: memory and an immediate.",
            "addI or addQ: memory and an immediate.",
            "addI or addQ: memory and an immediate.",
            "subI or subQ: memory and an immediate.",
            "subI or subQ: memory and an immediate.",
            "subI or subQ: memory and an immediate.",
            "andI or andQ: memory and an immediate.",
            "andI or andQ: memory and an immediate.",
            "andI or andQ: memory and an immediate.",
            "orI or orQ: memory and an immediate.",
            "orI or orQ: memory and an immediate.",
            "orI or orQ: memory and an immediate.",
            "eorI or eorQ: memory and an immediate.",
            "eorI or eorQ: memory and an immediate.",
            "eorI or eorQ: memory and an immediate.",
            "neg in place.",
            "neg in place.",
            "neg in place.",
            "not in place.",
            "not in place.",
            "not in place.",
            "add.L and addX.L. The low half is written while the high halves are still to be read.",
            "sub.L and subX.L. The low half is written while the high halves are still to be read.",
            "NEG.L and NEGX.L.",
            "abcd: decimal bytes.",
            "sbcd: decimal bytes.",
            "PACK: two digits of a word to a byte.",
            "UNPK: two digits of a byte to a word.",
            "muls.W: a 32-bit product of words, in place of the first.",
            "mulu.W: a 32-bit product of words, in place of the first.",
            "muls.L: the low half of a product.",
            "",
            "mulu.L: the low half of a product.",
            "",
            "muls.L by an immediate.",
            "mulu.L by an immediate.",
            "muls.L to Dh:Dl, any two data registers.",
            "",
            "mulu.L to Dh:Dl, any two data registers.",
            "",
            "divs.W: 32 bits by a word; the quotient is in the low word of dst, the remainder in the other.",
            "divu.W: 32 bits by a word; the quotient is in the low word of dst, the remainder in the other.",
            "divs.L to Dq: 32 bits by 32 bits.",
            "divu.L to Dq: 32 bits by 32 bits.",
            "divsL.L to Dr:Dq: 32 bits by 32 bits, with the remainder.",
            "divuL.L to Dr:Dq: 32 bits by 32 bits, with the remainder.",
            "divs.L to Dr:Dq: 64 bits by 32 bits, in any data registers.",
            "divu.L to Dr:Dq: 64 bits by 32 bits, in any data registers.",
            "asl by a data register, of which it reads six bits.",
            "asl by a data register, of which it reads six bits.",
            "asl by a data register, of which it reads six bits.",
            "asr by a data register, of which it reads six bits.",
            "asr by a data register, of which it reads six bits.",
            "asr by a data register, of which it reads six bits.",
            "lsl by a data register, of which it reads six bits.",
            "lsl by a data register, of which it reads six bits.",
            "lsl by a data register, of which it reads six bits.",
            "lsr by a data register, of which it reads six bits.",
            "lsr by a data register, of which it reads six bits.",
            "lsr by a data register, of which it reads six bits.",
            "rol by a data register, of which it reads six bits.",
            "rol by a data register, of which it reads six bits.",
            "rol by a data register, of which it reads six bits.",
            "ror by a data register, of which it reads six bits.",
            "ror by a data register, of which it reads six bits.",
            "ror by a data register, of which it reads six bits.",
            "asl by 1 to 8.",
            "asl by 1 to 8.",
            "asl by 1 to 8.",
            "asr by 1 to 8.",
            "asr by 1 to 8.",
            "asr by 1 to 8.",
            "lsl by 1 to 8.",
            "lsl by 1 to 8.",
            "lsl by 1 to 8.",
            "lsr by 1 to 8.",
            "lsr by 1 to 8.",
            "lsr by 1 to 8.",
            "rol by 1 to 8.",
            "rol by 1 to 8.",
            "rol by 1 to 8.",
            "ror by 1 to 8.",
            "ror by 1 to 8.",
            "ror by 1 to 8.",
            "bfextu: a field, or where its first one is.",
            "bfexts: a field, or where its first one is.",
            "bfffo: a field, or where its first one is.",
            "bfextu, with offset and width in data registers.",
            "bfexts, with offset and width in data registers.",
            "bfffo, with offset and width in data registers.",
            "bfextu: a field in memory, from a base by an offset of bits.",
            "bfexts: a field in memory, from a base by an offset of bits.",
            "bfffo: a field in memory, from a base by an offset of bits.",
            "BFINS: replaces a field.",
            "BFINS: replaces a field, with offset and width in data registers.",
            "BFINS: replaces a field in memory.",
            "bfchg: changes, clears or sets a field.",
            "bfclr: changes, clears or sets a field.",
            "bfset: changes, clears or sets a field.",
            "bchg: changes, clears or sets a bit.",
            "bclr: changes, clears or sets a bit.",
            "bset: changes, clears or sets a bit.",
            "bchg: changes, clears or sets a bit.",
            "bclr: changes, clears or sets a bit.",
            "bset: changes, clears or sets a bit.",
            "CMP.L or CMPA.L, and Bcc.",
            "CMP.L or CMPA.L, and Scc: all ones or zeros.",
            "CMP.W and Bcc.",
            "CMP.W and Scc.",
            "CMPA.W and Bcc: an address and a word, extended.",
            "CMP.B and Bcc.",
            "CMP.B and Scc.",
            "CMPI.L or CMPA.L, and Bcc.",
            "CMPI.L or CMPA.L, and Scc.",
            "CMPI and Bcc.",
            "CMPI and Bcc.",
            "CMPI and Scc.",
            "CMPI and Scc.",
            "TST and Bcc.",
            "TST and Bcc.",
            "TST and Bcc.",
            "TST and Scc.",
            "TST and Scc.",
            "TST and Scc.",
            "TST or CMPI of memory, and Bcc.",
            "TST or CMPI of memory, and Bcc.",
            "TST or CMPI of memory, and Bcc.",
            "CMPM and Bcc: two places in memory, both with postincrement.",
            "CMP2 and Bcc: any register and two bounds in memory.",
            "BTST and Bcc.",
            "BTST and Bcc.",
            "BFTST and Bcc.",
            "CMP.L, Bcc and MOVE: dst keeps `otherwise` unless the condition holds.",
            "add.L and BVS or BCS.",
            "sub.L and BVS or BCS.",
            "CHK: traps unless a data register is within a bound.",
            "CHK2: traps unless any register is within bounds in memory.",
            "CMP.L and TRAPcc.",
            "BRA.",
            "DBRA: counts a word down and branches until it is -1.",
            "addQ to a data register, and Bcc.",
            "subQ to a data register, and Bcc.",
            "MOVE.W from (d8,PC,Xn), and JMP to (2,PC,Dn.W).",
            "JMP.",
            "JMP to another function, after the frame is gone.",
            "ILLEGAL.",
            "CAS Dc,Du: `old`, which is what memory held, overwrites `expected`.",
            "CAS Dc,Du: `old`, which is what memory held, overwrites `expected`.",
            "CAS Dc,Du: `old`, which is what memory held, overwrites `expected`.",
            "CAS Dc,Du and SEQ.",
            "CAS Dc,Du and SEQ.",
            "CAS Dc,Du and SEQ.",
            "CAS2 Dc1:Dc2,Du1:Du2,(Rn1):(Rn2): two places at once. Addresses may be in data registers here.",
            "CAS2 Dc1:Dc2,Du1:Du2,(Rn1):(Rn2): two places at once. Addresses may be in data registers here.",
            "TAS and SMI: sets the highest bit of a byte, and says whether it was set.",
            "TAS and BMI.",
            "Any operation on memory, by a loop around CAS; `old` is what memory held.",
            "Any operation on memory, by a loop around CAS; `old` is what memory held.",
            "Any operation on memory, by a loop around CAS; `old` is what memory held.",
            "A Linux system call: TRAP #0, the number in D0. The kernel changes only D0.",
            "As `trap0_3`. The sixth argument is in A0.",
            "No operands.",
            "No operands.",
            "FMOVECR: a constant of the coprocessor.",
            "FMOVE of an immediate.",
            "FMOVE: a copy that the client asks for.",
            "FMOVE.L, .S, .W or .B from a data register.",
            "FMOVE.L, .S, .W or .B from a data register.",
            "FMOVE.L, .S, .W or .B from a data register.",
            "FMOVE.L, .S, .W or .B to a data register.",
            "FMOVE.L, .S, .W or .B to a data register.",
            "FMOVE.L, .S, .W or .B to a data register.",
            "FMOVE.S, .D, .X or of an integer from memory.",
            "FMOVE.S, .D, .X or of an integer from memory.",
            "FMOVE with postincrement.",
            "FMOVE.S, .D, .X or of an integer to memory.",
            "FMOVE.S, .D, .X or of an integer to memory.",
            "FMOVE with predecrement.",
            "FMOVE to -(A7): an argument; the client keeps account of A7.",
            "fadd: overwrites its first source.",
            "",
            "fmul: overwrites its first source.",
            "",
            "fsglmul: overwrites its first source.",
            "",
            "fsub: overwrites its first source.",
            "fdiv: overwrites its first source.",
            "fsgldiv: overwrites its first source.",
            "fmod: overwrites its first source.",
            "frem: overwrites its first source.",
            "fscale: overwrites its first source.",
            "fadd: a second source in memory.",
            "fsub: a second source in memory.",
            "fmul: a second source in memory.",
            "fdiv: a second source in memory.",
            "fadd: a second source in a data register.",
            "fsub: a second source in a data register.",
            "fmul: a second source in a data register.",
            "fdiv: a second source in a data register.",
            "fabs: one source.",
            "fneg: one source.",
            "fsqrt: one source.",
            "fint: one source.",
            "fintrz: one source.",
            "fgetexp: one source.",
            "fgetman: one source.",
            "facos: one source.",
            "fasin: one source.",
            "fatan: one source.",
            "fatanh: one source.",
            "fcos: one source.",
            "fcosh: one source.",
            "fetox: one source.",
            "fetoxm1: one source.",
            "flog10: one source.",
            "flog2: one source.",
            "flogn: one source.",
            "flognp1: one source.",
            "fsin: one source.",
            "fsinh: one source.",
            "ftan: one source.",
            "ftanh: one source.",
            "ftentox: one source.",
            "ftwotox: one source.",
            "FSINCOS FPc:FPs: two results, in different registers.",
            "FCMP and FBcc.",
            "FCMP and FScc.",
            "FTST and FBcc.",
            "FTST and FScc.",
        ]);
    }
    ///The tables of the target `m68k`.
    pub static TARGET: ::ssara_core::Target = {
        use ::ssara_core::__private::Cow;
        use ::ssara_core::target::*;
        use ::ssara_core::TargetDesc;
        ::ssara_core::Target::assume_valid(TargetDesc {
            name: Cow::Borrowed("m68k"),
            doc: Cow::Borrowed(
                "68020 and 68881 with the System V convention, which passes arguments on the stack.",
            ),
            banks: Cow::Borrowed(&tables::BANKS),
            types: Cow::Borrowed(&tables::TYPES),
            regs: Cow::Borrowed(&tables::REGS),
            reg_units: Cow::Borrowed(
                &[
                    0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7,
                    7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15, 64,
                    65, 66, 67, 68, 69, 70, 71,
                ],
            ),
            classes: Cow::Borrowed(&tables::CLASSES),
            class_regs: Cow::Borrowed(const {
                &regs([
                    0, 3, 24, 26, 6, 9, 12, 15, 18, 21, 28, 30, 32, 34, 36, 1, 4, 25, 27,
                    7, 10, 13, 16, 19, 22, 29, 31, 33, 35, 37, 2, 5, 8, 11, 14, 17, 20,
                    23, 40, 41, 42, 43, 44, 45, 46, 47, 0, 3, 6, 9, 12, 15, 18, 21, 24,
                    26, 28, 30, 32, 34, 36, 1, 4, 7, 10, 13, 16, 19, 22, 24, 26,
                ])
            }),
            set_words: 2u8,
            forms: FormTable {
                starts: Cow::Borrowed(
                    &[
                        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 22, 24, 26,
                        28, 30, 32, 34, 36, 38, 40, 43, 46, 48, 50, 52, 55, 58, 61, 64,
                        65, 66, 68, 71, 74, 75, 77, 79, 81, 83, 86, 89, 92, 95, 98, 101,
                        102, 103, 104, 105, 106, 107, 109, 113, 116, 119, 122, 125, 128,
                        131, 134, 137, 140, 143, 146, 149, 151, 154, 157, 158, 159, 160,
                        160, 162, 164, 166, 168, 171, 175, 180, 184, 189, 195, 198, 202,
                        207, 210, 213, 216, 219, 222, 225, 228, 231, 234, 236, 238, 240,
                        242, 244, 246, 248, 250, 253, 256, 259, 262, 265, 268, 271, 274,
                        277, 280, 283, 286, 289, 292, 295, 298, 301, 304, 306, 308, 310,
                        312, 314, 316, 318, 320, 322, 325, 328, 331, 334, 337, 340, 343,
                        346, 349, 352, 355, 358, 360, 362, 364, 366, 368, 370, 372, 374,
                        376, 378, 380, 382, 384, 386, 388, 389, 390, 391, 392, 393, 394,
                        395, 396, 397, 398, 399, 400, 401, 402, 403, 405, 407, 409, 411,
                        413, 415, 421, 427, 431, 434, 437, 439, 441, 444, 447, 450, 453,
                        456, 459, 461, 463, 467, 471, 475, 479, 482, 485, 488, 491, 495,
                        499, 504, 509, 512, 515, 518, 521, 524, 527, 530, 533, 536, 539,
                        542, 545, 548, 551, 554, 557, 560, 563, 565, 567, 569, 571, 573,
                        575, 577, 579, 581, 583, 585, 587, 589, 591, 593, 595, 597, 599,
                        601, 603, 605, 609, 613, 617, 620, 623, 626, 629, 634, 637, 639,
                        641, 643, 646, 649, 652, 654, 656, 658, 660, 663, 665, 668, 670,
                        672, 675, 676, 678, 679, 680, 682, 684, 685, 686, 687, 689, 691,
                        693, 694, 695, 696, 700, 702, 704, 705, 706, 711, 714, 717, 719,
                        721, 723, 723, 725, 727, 729, 731, 732, 733, 733, 737, 741, 745,
                        750, 755, 760, 768, 776, 778, 779, 783, 787, 791, 796, 804, 804,
                        804, 805, 806, 808, 810, 812, 814, 816, 818, 820, 822, 825, 828,
                        830, 833, 836, 837, 840, 843, 846, 849, 852, 855, 858, 861, 864,
                        867, 870, 873, 876, 879, 882, 885, 888, 891, 894, 897, 899, 901,
                        903, 905, 907, 909, 911, 913, 915, 917, 919, 921, 923, 925, 927,
                        929, 931, 933, 935, 937, 939, 941, 943, 945, 947, 950, 952, 955,
                        956, 958,
                    ],
                ),
                operands: Cow::Borrowed(
                    &[
                        131, 3, 195, 67, 131, 195, 67, 163, 163, 163, 3, 12, 35, 44, 67,
                        76, 131, 192, 163, 44, 195, 64, 131, 64, 129, 44, 131, 192, 129,
                        76, 131, 64, 193, 76, 35, 0, 67, 128, 67, 192, 65675, 128, 44,
                        65675, 128, 76, 65675, 128, 3, 160, 35, 160, 3, 160, 0, 35, 160,
                        0, 3, 160, 32, 35, 160, 32, 3, 35, 67, 160, 67, 160, 0, 67, 160,
                        32, 67, 163, 160, 0, 160, 32, 160, 64, 160, 0, 160, 0, 32, 160,
                        0, 64, 160, 0, 0, 160, 32, 32, 160, 32, 64, 160, 32, 0, 32, 64,
                        160, 160, 160, 160, 160, 131243, 196779, 160, 160, 3, 131243,
                        160, 3, 131243, 160, 35, 131243, 160, 35, 131243, 160, 67,
                        131243, 160, 67, 131243, 160, 131243, 2, 160, 131243, 2, 160,
                        131243, 34, 160, 131243, 34, 160, 131243, 66, 160, 131243, 66,
                        160, 163, 160, 163, 160, 0, 163, 160, 32, 160, 12, 44, 131, 160,
                        195, 160, 128, 160, 192, 160, 3, 3, 160, 3, 3, 3, 160, 3, 3, 3,
                        3, 160, 3, 3, 196779, 160, 3, 3, 3, 262315, 160, 3, 3, 3, 3,
                        327851, 160, 0, 0, 160, 0, 0, 0, 160, 0, 0, 0, 0, 160, 65547, 0,
                        12, 131083, 12, 0, 65547, 0, 12, 65739, 192, 44, 65739, 192, 44,
                        65611, 64, 76, 65611, 64, 76, 65707, 160, 44, 65707, 160, 44,
                        65547, 0, 65547, 0, 65547, 0, 65547, 0, 65739, 192, 65611, 64,
                        65739, 192, 65611, 64, 65675, 128, 140, 131211, 140, 128, 65739,
                        192, 204, 131275, 204, 192, 65611, 64, 76, 131147, 76, 64, 65675,
                        128, 140, 131211, 140, 128, 65739, 192, 204, 131275, 204, 192,
                        65611, 64, 76, 131147, 76, 64, 65675, 128, 128, 131211, 128, 128,
                        65739, 192, 192, 131275, 192, 192, 65611, 64, 64, 131147, 64, 64,
                        65675, 128, 65739, 192, 65611, 64, 65675, 128, 65739, 192, 65611,
                        64, 65675, 128, 65739, 192, 65611, 64, 65675, 128, 160, 65739,
                        192, 160, 65611, 64, 160, 65675, 128, 160, 65739, 192, 160,
                        65611, 64, 160, 65675, 128, 160, 65739, 192, 160, 65611, 64, 160,
                        65675, 128, 160, 65739, 192, 160, 65611, 64, 160, 128, 160, 192,
                        160, 64, 160, 128, 160, 192, 160, 64, 160, 128, 160, 192, 160,
                        64, 160, 128, 160, 192, 160, 64, 160, 128, 160, 192, 160, 64,
                        160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160,
                        160, 160, 160, 65675, 128, 65739, 192, 65611, 64, 65675, 128,
                        65739, 192, 65611, 64, 131211, 196747, 128, 128, 12, 130, 131211,
                        196747, 128, 128, 12, 130, 131211, 196747, 128, 128, 65611, 64,
                        64, 65611, 64, 64, 67, 192, 195, 64, 131, 192, 204, 131, 192,
                        204, 65675, 128, 140, 131211, 140, 128, 65675, 128, 140, 131211,
                        140, 128, 65675, 128, 65675, 128, 131, 131211, 128, 140, 131,
                        196747, 140, 128, 131, 131211, 128, 140, 131, 196747, 140, 128,
                        65675, 128, 204, 65675, 128, 204, 65675, 128, 140, 65675, 128,
                        140, 131, 131211, 128, 140, 131, 131211, 128, 140, 131211,
                        196747, 128, 128, 140, 131211, 196747, 128, 128, 140, 65675, 128,
                        64, 65739, 192, 64, 65611, 64, 64, 65675, 128, 64, 65739, 192,
                        64, 65611, 64, 64, 65675, 128, 64, 65739, 192, 64, 65611, 64, 64,
                        65675, 128, 64, 65739, 192, 64, 65611, 64, 64, 65675, 128, 64,
                        65739, 192, 64, 65611, 64, 64, 65675, 128, 64, 65739, 192, 64,
                        65611, 64, 64, 65675, 128, 65739, 192, 65611, 64, 65675, 128,
                        65739, 192, 65611, 64, 65675, 128, 65739, 192, 65611, 64, 65675,
                        128, 65739, 192, 65611, 64, 65675, 128, 65739, 192, 65611, 64,
                        65675, 128, 65739, 192, 65611, 64, 131, 128, 131, 128, 131, 128,
                        131, 128, 128, 128, 131, 128, 128, 128, 131, 128, 128, 128, 131,
                        160, 128, 131, 160, 128, 131, 160, 128, 65675, 128, 128, 65675,
                        128, 128, 128, 128, 128, 160, 128, 65675, 128, 65675, 128, 65675,
                        128, 65675, 128, 128, 65675, 128, 128, 65675, 128, 128, 65675,
                        128, 65675, 128, 65675, 128, 0, 12, 67, 0, 12, 192, 44, 67, 192,
                        44, 160, 44, 64, 76, 67, 64, 76, 0, 67, 0, 204, 76, 67, 204, 67,
                        76, 12, 44, 76, 67, 12, 67, 44, 67, 76, 160, 160, 160, 131243,
                        196779, 160, 160, 0, 160, 128, 128, 128, 128, 262155, 0, 12, 12,
                        0, 65675, 128, 12, 65675, 128, 12, 128, 140, 0, 160, 0, 12,
                        65739, 192, 65675, 128, 65675, 128, 195, 0, 160, 224, 65675, 128,
                        128, 160, 65739, 192, 192, 160, 65611, 64, 64, 160, 131211, 67,
                        128, 128, 160, 131275, 67, 192, 192, 160, 131147, 67, 64, 64,
                        160, 131211, 196747, 128, 128, 128, 128, 0, 0, 131275, 196811,
                        192, 192, 192, 192, 0, 0, 67, 160, 160, 129, 149, 130, 162, 193,
                        213, 194, 162, 65, 85, 66, 162, 7, 4, 196612, 393220, 589828, 7,
                        4, 196612, 393220, 589828, 786436, 983044, 1572868, 99, 99, 99,
                        108, 99, 140, 99, 204, 99, 76, 131, 96, 195, 96, 67, 96, 99, 160,
                        99, 160, 0, 99, 131243, 160, 96, 160, 96, 160, 0, 131243, 96,
                        160, 96, 65643, 96, 108, 131179, 108, 96, 65643, 96, 108, 131179,
                        108, 96, 65643, 96, 108, 131179, 108, 96, 65643, 96, 108, 65643,
                        96, 108, 65643, 96, 108, 65643, 96, 108, 65643, 96, 108, 65643,
                        96, 108, 65643, 96, 160, 65643, 96, 160, 65643, 96, 160, 65643,
                        96, 160, 65643, 96, 140, 65643, 96, 140, 65643, 96, 140, 65643,
                        96, 140, 99, 108, 99, 108, 99, 108, 99, 108, 99, 108, 99, 108,
                        99, 108, 99, 108, 99, 108, 99, 108, 99, 108, 99, 108, 99, 108,
                        99, 108, 99, 108, 99, 108, 99, 108, 99, 108, 99, 108, 99, 108,
                        99, 108, 99, 108, 99, 108, 99, 108, 99, 108, 99, 99, 108, 96,
                        108, 67, 96, 108, 108, 67, 108,
                    ],
                ),
                attrs: Cow::Borrowed(
                    &[
                        64, 32, 32, 32, 64, 64, 64, 64, 32, 32, 0, 0, 0, 8, 0, 8, 8, 16,
                        0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8,
                        8, 8, 8, 8, 8, 8, 8, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0, 16, 0,
                        16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 8, 8, 16, 0, 16, 0, 0, 0, 16, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 0, 129, 0, 129,
                        129, 0, 129, 0, 129, 129, 0, 0, 129, 129, 129, 0, 0, 0, 129, 129,
                        129, 129, 129, 129, 129, 129, 0, 129, 129, 0, 0, 0, 129, 129,
                        129, 129, 1, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 0, 0, 0, 0,
                        0, 0, 0, 544, 544, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 512, 512, 528, 512, 528, 512, 528, 512, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512,
                        512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 512, 641,
                        512, 641, 512,
                    ],
                ),
                sets: Cow::Borrowed(&[0, 0]),
                relations: Cow::Borrowed(
                    &[
                        FormRelation {
                            form: 13u32,
                            relation: Relation::Same(0u16, 1u16, End::Low),
                        },
                        FormRelation {
                            form: 15u32,
                            relation: Relation::Same(0u16, 1u16, End::Low),
                        },
                        FormRelation {
                            form: 16u32,
                            relation: Relation::Same(0u16, 1u16, End::Low),
                        },
                        FormRelation {
                            form: 81u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 82u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 83u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(2u16),
                            },
                        },
                        FormRelation {
                            form: 84u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 85u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 86u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(2u16),
                            },
                        },
                        FormRelation {
                            form: 87u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(0u16),
                            },
                        },
                        FormRelation {
                            form: 88u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(1u16),
                            },
                        },
                        FormRelation {
                            form: 89u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(2u16),
                            },
                        },
                        FormRelation {
                            form: 189u32,
                            relation: Relation::Same(0u16, 1u16, End::Low),
                        },
                        FormRelation {
                            form: 190u32,
                            relation: Relation::Same(0u16, 1u16, End::Low),
                        },
                    ],
                ),
                alternatives: Cow::Borrowed(
                    &[
                        Alternatives {
                            form: 17u32,
                            first: 18u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 19u32,
                            first: 20u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 90u32,
                            first: 91u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 107u32,
                            first: 108u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 109u32,
                            first: 110u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 111u32,
                            first: 112u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 113u32,
                            first: 114u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 115u32,
                            first: 116u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 117u32,
                            first: 118u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 119u32,
                            first: 120u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 121u32,
                            first: 122u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 123u32,
                            first: 124u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 191u32,
                            first: 192u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 193u32,
                            first: 194u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 197u32,
                            first: 198u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 199u32,
                            first: 200u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 340u32,
                            first: 341u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 342u32,
                            first: 343u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 344u32,
                            first: 345u32,
                            count: 1u16,
                        },
                    ],
                ),
                successors: Cow::Borrowed(
                    &[
                        (266u32, 2u16),
                        (268u32, 2u16),
                        (270u32, 2u16),
                        (271u32, 2u16),
                        (273u32, 2u16),
                        (275u32, 2u16),
                        (276u32, 2u16),
                        (279u32, 2u16),
                        (280u32, 2u16),
                        (281u32, 2u16),
                        (285u32, 2u16),
                        (286u32, 2u16),
                        (287u32, 2u16),
                        (288u32, 2u16),
                        (289u32, 2u16),
                        (290u32, 2u16),
                        (291u32, 2u16),
                        (292u32, 2u16),
                        (294u32, 2u16),
                        (295u32, 2u16),
                        (299u32, 1u16),
                        (300u32, 2u16),
                        (301u32, 2u16),
                        (302u32, 2u16),
                        (316u32, 2u16),
                        (386u32, 2u16),
                        (388u32, 2u16),
                    ],
                ),
                edge_clobbers: Cow::Borrowed(&[]),
                features: Cow::Borrowed(
                    &[
                        (324u32, Features(1u64)),
                        (325u32, Features(1u64)),
                        (326u32, Features(1u64)),
                        (327u32, Features(1u64)),
                        (328u32, Features(1u64)),
                        (329u32, Features(1u64)),
                        (330u32, Features(1u64)),
                        (331u32, Features(1u64)),
                        (332u32, Features(1u64)),
                        (333u32, Features(1u64)),
                        (334u32, Features(1u64)),
                        (335u32, Features(1u64)),
                        (336u32, Features(1u64)),
                        (337u32, Features(1u64)),
                        (338u32, Features(1u64)),
                        (339u32, Features(1u64)),
                        (340u32, Features(1u64)),
                        (341u32, Features(1u64)),
                        (342u32, Features(1u64)),
                        (343u32, Features(1u64)),
                        (344u32, Features(1u64)),
                        (345u32, Features(1u64)),
                        (346u32, Features(1u64)),
                        (347u32, Features(1u64)),
                        (348u32, Features(1u64)),
                        (349u32, Features(1u64)),
                        (350u32, Features(1u64)),
                        (351u32, Features(1u64)),
                        (352u32, Features(1u64)),
                        (353u32, Features(1u64)),
                        (354u32, Features(1u64)),
                        (355u32, Features(1u64)),
                        (356u32, Features(1u64)),
                        (357u32, Features(1u64)),
                        (358u32, Features(1u64)),
                        (359u32, Features(1u64)),
                        (360u32, Features(1u64)),
                        (361u32, Features(1u64)),
                        (362u32, Features(1u64)),
                        (363u32, Features(1u64)),
                        (364u32, Features(1u64)),
                        (365u32, Features(1u64)),
                        (366u32, Features(1u64)),
                        (367u32, Features(1u64)),
                        (368u32, Features(1u64)),
                        (369u32, Features(1u64)),
                        (370u32, Features(1u64)),
                        (371u32, Features(1u64)),
                        (372u32, Features(1u64)),
                        (373u32, Features(1u64)),
                        (374u32, Features(1u64)),
                        (375u32, Features(1u64)),
                        (376u32, Features(1u64)),
                        (377u32, Features(1u64)),
                        (378u32, Features(1u64)),
                        (379u32, Features(1u64)),
                        (380u32, Features(1u64)),
                        (381u32, Features(1u64)),
                        (382u32, Features(1u64)),
                        (383u32, Features(1u64)),
                        (384u32, Features(1u64)),
                        (385u32, Features(1u64)),
                        (386u32, Features(1u64)),
                        (387u32, Features(1u64)),
                        (388u32, Features(1u64)),
                        (389u32, Features(1u64)),
                    ],
                ),
                prices: Cow::Borrowed(&[]),
                names: Cow::Borrowed(&tables::FORM_NAMES),
                operand_names: Cow::Borrowed(&tables::OPERAND_NAMES),
                docs: Cow::Borrowed(&tables::FORM_DOCS),
            },
            conventions: Cow::Borrowed(&tables::CONVENTIONS),
            reserved: Cow::Borrowed(const { &regs([38]) }),
            tuple_lists: Cow::Borrowed(&tables::TUPLE_LISTS),
            tuple_regs: Cow::Borrowed(const {
                &regs([
                    0, 3, 3, 6, 6, 9, 9, 12, 12, 15, 15, 18, 18, 21, 21, 24, 24, 26, 26,
                    28, 28, 30, 30, 32, 32, 34, 34, 36, 36, 38, 0, 3, 6, 3, 6, 9, 6, 9,
                    12, 9, 12, 15, 12, 15, 18, 15, 18, 21, 18, 21, 24, 21, 24, 26, 24,
                    26, 28, 26, 28, 30, 28, 30, 32, 30, 32, 34, 32, 34, 36, 34, 36, 38,
                    0, 3, 6, 9, 3, 6, 9, 12, 6, 9, 12, 15, 9, 12, 15, 18, 12, 15, 18, 21,
                    15, 18, 21, 24, 18, 21, 24, 26, 21, 24, 26, 28, 24, 26, 28, 30, 26,
                    28, 30, 32, 28, 30, 32, 34, 30, 32, 34, 36, 32, 34, 36, 38,
                ])
            }),
            features: Cow::Borrowed(&tables::FEATURES),
            roles: Cow::Borrowed(&tables::ROLES),
            sufficient: Cow::Borrowed(const {
                &regs([
                    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 24, 25,
                    26, 27, 40, 41,
                ])
            }),
        })
    };
    ///The target `m68k` as a type.
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
    ///The number of whole registers of bank `float` that suffice, with those of the other banks, for every form and every call when everything else is spilled. Which ones: [`TargetDesc::sufficient`](::ssara_core::TargetDesc::sufficient).
    pub const MIN_REGS_FLOAT: usize = 2usize;
    /**A value of kind `i32`: 32 bits in bank `int`.

A 32-bit integer or an address.

It lives in `d0`, `d1`, `a0`, `a1`, `d2..=d7`, `a2..=a6`, or in a slot of 4 bytes, aligned to 4.*/
    pub enum I32 {}
    impl I32 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(0u8);
    }
    impl ::ssara_core::typed::ValueType for I32 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = I32::TYPE;
    }
    /**A value of kind `i16`: 16 bits in bank `int`.

A word.

It lives in `d0w`, `d1w`, `a0w`, `a1w`, `d2w..=d7w`, `a2w..=a6w`, or in a slot of 2 bytes, aligned to 2.*/
    pub enum I16 {}
    impl I16 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(1u8);
    }
    impl ::ssara_core::typed::ValueType for I16 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = I16::TYPE;
    }
    /**A value of kind `i8`: 8 bits in bank `int`.

A byte or a truth value.

It lives in `d0b..=d7b`, or in a slot of 1 byte, aligned to 1.*/
    pub enum I8 {}
    impl I8 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(2u8);
    }
    impl ::ssara_core::typed::ValueType for I8 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = I8::TYPE;
    }
    /**A value of kind `fx`: 80 bits in bank `float`.

An extended number, whatever it is in memory.

It lives in `fp0..=fp7`, or in a slot of 12 bytes, aligned to 4.*/
    pub enum Fx {}
    impl Fx {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(3u8);
    }
    impl ::ssara_core::typed::ValueType for Fx {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = Fx::TYPE;
    }
    pub mod reg {
        /*!The registers, typed by the kind of value they hold.

## Bank `int`

Data and address registers.

| kind of value | bits | spill slot | swap | prices | about |
| --- | --- | --- | --- | --- | --- |
| `i32` | 32 | 4 bytes, aligned to 4 | yes | default | A 32-bit integer or an address. |
| `i16` | 16 | 2 bytes, aligned to 2 | yes | default | A word. |
| `i8` | 8 | 1 byte, aligned to 1 | yes | default | A byte or a truth value. |

| register | bits | encoding | units | parts |
| --- | --- | --- | --- | --- |
| `d0` | 32 | 0 | 0 | `d0w` 0..16, `d0b` 0..8 |
| `d1` | 32 | 1 | 1 | `d1w` 0..16, `d1b` 0..8 |
| `d2` | 32 | 2 | 2 | `d2w` 0..16, `d2b` 0..8 |
| `d3` | 32 | 3 | 3 | `d3w` 0..16, `d3b` 0..8 |
| `d4` | 32 | 4 | 4 | `d4w` 0..16, `d4b` 0..8 |
| `d5` | 32 | 5 | 5 | `d5w` 0..16, `d5b` 0..8 |
| `d6` | 32 | 6 | 6 | `d6w` 0..16, `d6b` 0..8 |
| `d7` | 32 | 7 | 7 | `d7w` 0..16, `d7b` 0..8 |
| `a0` | 32 | 8 | 8 | `a0w` 0..16 (a write destroys the rest) |
| `a1` | 32 | 9 | 9 | `a1w` 0..16 (a write destroys the rest) |
| `a2` | 32 | 10 | 10 | `a2w` 0..16 (a write destroys the rest) |
| `a3` | 32 | 11 | 11 | `a3w` 0..16 (a write destroys the rest) |
| `a4` | 32 | 12 | 12 | `a4w` 0..16 (a write destroys the rest) |
| `a5` | 32 | 13 | 13 | `a5w` 0..16 (a write destroys the rest) |
| `a6`, the frame register | 32 | 14 | 14 | `a6w` 0..16 (a write destroys the rest) |
| `a7`, reserved, the stack register | 32 | 15 | 15 | `a7w` 0..16 (a write destroys the rest) |

| tuples | length | members | as registers | about |
| --- | --- | --- | --- | --- |
| `run2` | 2 | `d0 d1`, `d1 d2`, ..., `a6 a7`: 15 in all |  | For MOVEM: A0 follows on D7. |
| `run3` | 3 | `d0 d1 d2`, `d1 d2 d3`, ..., `a5 a6 a7`: 14 in all |  | For MOVEM: A0 follows on D7. |
| `run4` | 4 | `d0 d1 d2 d3`, `d1 d2 d3 d4`, ..., `a4 a5 a6 a7`: 13 in all |  | For MOVEM: A0 follows on D7. |

## Bank `float`

Floating-point registers.

| kind of value | bits | spill slot | swap | prices | about |
| --- | --- | --- | --- | --- | --- |
| `fx` | 80 | 12 bytes, aligned to 4 | no | default | An extended number, whatever it is in memory. |

| register | bits | encoding | units | parts |
| --- | --- | --- | --- | --- |
| `fp0` | 80 | 0 | 64 |  |
| `fp1` | 80 | 1 | 65 |  |
| `fp2` | 80 | 2 | 66 |  |
| `fp3` | 80 | 3 | 67 |  |
| `fp4` | 80 | 4 | 68 |  |
| `fp5` | 80 | 5 | 69 |  |
| `fp6` | 80 | 6 | 70 |  |
| `fp7` | 80 | 7 | 71 |  |

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**`d0`: 32 bits of bank `int`. Encoding 0, unit 0. Overlaps `d0w`, `d0b`.

In `i32`, `data32`.*/
        pub const D0: Phys<super::I32> = Phys::assume(Reg(0u16));
        /**`d0w`: 16 bits of bank `int`, bits 0..16 of `d0`. Encoding 0, unit 0. Overlaps `d0`, `d0b`.

In `i16`, `data16`.*/
        pub const D0W: Phys<super::I16> = Phys::assume(Reg(1u16));
        /**`d0b`: 8 bits of bank `int`, bits 0..8 of `d0`. Encoding 0, unit 0. Overlaps `d0`, `d0w`.

In `i8`.*/
        pub const D0B: Phys<super::I8> = Phys::assume(Reg(2u16));
        /**`d1`: 32 bits of bank `int`. Encoding 1, unit 1. Overlaps `d1w`, `d1b`.

In `i32`, `data32`.*/
        pub const D1: Phys<super::I32> = Phys::assume(Reg(3u16));
        /**`d1w`: 16 bits of bank `int`, bits 0..16 of `d1`. Encoding 1, unit 1. Overlaps `d1`, `d1b`.

In `i16`, `data16`.*/
        pub const D1W: Phys<super::I16> = Phys::assume(Reg(4u16));
        /**`d1b`: 8 bits of bank `int`, bits 0..8 of `d1`. Encoding 1, unit 1. Overlaps `d1`, `d1w`.

In `i8`.*/
        pub const D1B: Phys<super::I8> = Phys::assume(Reg(5u16));
        /**`d2`: 32 bits of bank `int`. Encoding 2, unit 2. Overlaps `d2w`, `d2b`.

In `i32`, `data32`.*/
        pub const D2: Phys<super::I32> = Phys::assume(Reg(6u16));
        /**`d2w`: 16 bits of bank `int`, bits 0..16 of `d2`. Encoding 2, unit 2. Overlaps `d2`, `d2b`.

In `i16`, `data16`.*/
        pub const D2W: Phys<super::I16> = Phys::assume(Reg(7u16));
        /**`d2b`: 8 bits of bank `int`, bits 0..8 of `d2`. Encoding 2, unit 2. Overlaps `d2`, `d2w`.

In `i8`.*/
        pub const D2B: Phys<super::I8> = Phys::assume(Reg(8u16));
        /**`d3`: 32 bits of bank `int`. Encoding 3, unit 3. Overlaps `d3w`, `d3b`.

In `i32`, `data32`.*/
        pub const D3: Phys<super::I32> = Phys::assume(Reg(9u16));
        /**`d3w`: 16 bits of bank `int`, bits 0..16 of `d3`. Encoding 3, unit 3. Overlaps `d3`, `d3b`.

In `i16`, `data16`.*/
        pub const D3W: Phys<super::I16> = Phys::assume(Reg(10u16));
        /**`d3b`: 8 bits of bank `int`, bits 0..8 of `d3`. Encoding 3, unit 3. Overlaps `d3`, `d3w`.

In `i8`.*/
        pub const D3B: Phys<super::I8> = Phys::assume(Reg(11u16));
        /**`d4`: 32 bits of bank `int`. Encoding 4, unit 4. Overlaps `d4w`, `d4b`.

In `i32`, `data32`.*/
        pub const D4: Phys<super::I32> = Phys::assume(Reg(12u16));
        /**`d4w`: 16 bits of bank `int`, bits 0..16 of `d4`. Encoding 4, unit 4. Overlaps `d4`, `d4b`.

In `i16`, `data16`.*/
        pub const D4W: Phys<super::I16> = Phys::assume(Reg(13u16));
        /**`d4b`: 8 bits of bank `int`, bits 0..8 of `d4`. Encoding 4, unit 4. Overlaps `d4`, `d4w`.

In `i8`.*/
        pub const D4B: Phys<super::I8> = Phys::assume(Reg(14u16));
        /**`d5`: 32 bits of bank `int`. Encoding 5, unit 5. Overlaps `d5w`, `d5b`.

In `i32`, `data32`.*/
        pub const D5: Phys<super::I32> = Phys::assume(Reg(15u16));
        /**`d5w`: 16 bits of bank `int`, bits 0..16 of `d5`. Encoding 5, unit 5. Overlaps `d5`, `d5b`.

In `i16`, `data16`.*/
        pub const D5W: Phys<super::I16> = Phys::assume(Reg(16u16));
        /**`d5b`: 8 bits of bank `int`, bits 0..8 of `d5`. Encoding 5, unit 5. Overlaps `d5`, `d5w`.

In `i8`.*/
        pub const D5B: Phys<super::I8> = Phys::assume(Reg(17u16));
        /**`d6`: 32 bits of bank `int`. Encoding 6, unit 6. Overlaps `d6w`, `d6b`.

In `i32`, `data32`.*/
        pub const D6: Phys<super::I32> = Phys::assume(Reg(18u16));
        /**`d6w`: 16 bits of bank `int`, bits 0..16 of `d6`. Encoding 6, unit 6. Overlaps `d6`, `d6b`.

In `i16`, `data16`.*/
        pub const D6W: Phys<super::I16> = Phys::assume(Reg(19u16));
        /**`d6b`: 8 bits of bank `int`, bits 0..8 of `d6`. Encoding 6, unit 6. Overlaps `d6`, `d6w`.

In `i8`.*/
        pub const D6B: Phys<super::I8> = Phys::assume(Reg(20u16));
        /**`d7`: 32 bits of bank `int`. Encoding 7, unit 7. Overlaps `d7w`, `d7b`.

In `i32`, `data32`.*/
        pub const D7: Phys<super::I32> = Phys::assume(Reg(21u16));
        /**`d7w`: 16 bits of bank `int`, bits 0..16 of `d7`. Encoding 7, unit 7. Overlaps `d7`, `d7b`.

In `i16`, `data16`.*/
        pub const D7W: Phys<super::I16> = Phys::assume(Reg(22u16));
        /**`d7b`: 8 bits of bank `int`, bits 0..8 of `d7`. Encoding 7, unit 7. Overlaps `d7`, `d7w`.

In `i8`.*/
        pub const D7B: Phys<super::I8> = Phys::assume(Reg(23u16));
        /**`a0`: 32 bits of bank `int`. Encoding 8, unit 8. Overlaps `a0w`.

In `i32`, `address32`, `volatile_address`.*/
        pub const A0: Phys<super::I32> = Phys::assume(Reg(24u16));
        /**`a0w`: 16 bits of bank `int`, bits 0..16 of `a0`. Encoding 8, unit 8. A write destroys the rest. Overlaps `a0`.

In `i16`.*/
        pub const A0W: Phys<super::I16> = Phys::assume(Reg(25u16));
        /**`a1`: 32 bits of bank `int`. Encoding 9, unit 9. Overlaps `a1w`.

In `i32`, `address32`, `volatile_address`.*/
        pub const A1: Phys<super::I32> = Phys::assume(Reg(26u16));
        /**`a1w`: 16 bits of bank `int`, bits 0..16 of `a1`. Encoding 9, unit 9. A write destroys the rest. Overlaps `a1`.

In `i16`.*/
        pub const A1W: Phys<super::I16> = Phys::assume(Reg(27u16));
        /**`a2`: 32 bits of bank `int`. Encoding 10, unit 10. Overlaps `a2w`.

In `i32`, `address32`.*/
        pub const A2: Phys<super::I32> = Phys::assume(Reg(28u16));
        /**`a2w`: 16 bits of bank `int`, bits 0..16 of `a2`. Encoding 10, unit 10. A write destroys the rest. Overlaps `a2`.

In `i16`.*/
        pub const A2W: Phys<super::I16> = Phys::assume(Reg(29u16));
        /**`a3`: 32 bits of bank `int`. Encoding 11, unit 11. Overlaps `a3w`.

In `i32`, `address32`.*/
        pub const A3: Phys<super::I32> = Phys::assume(Reg(30u16));
        /**`a3w`: 16 bits of bank `int`, bits 0..16 of `a3`. Encoding 11, unit 11. A write destroys the rest. Overlaps `a3`.

In `i16`.*/
        pub const A3W: Phys<super::I16> = Phys::assume(Reg(31u16));
        /**`a4`: 32 bits of bank `int`. Encoding 12, unit 12. Overlaps `a4w`.

In `i32`, `address32`.*/
        pub const A4: Phys<super::I32> = Phys::assume(Reg(32u16));
        /**`a4w`: 16 bits of bank `int`, bits 0..16 of `a4`. Encoding 12, unit 12. A write destroys the rest. Overlaps `a4`.

In `i16`.*/
        pub const A4W: Phys<super::I16> = Phys::assume(Reg(33u16));
        /**`a5`: 32 bits of bank `int`. Encoding 13, unit 13. Overlaps `a5w`.

In `i32`, `address32`.*/
        pub const A5: Phys<super::I32> = Phys::assume(Reg(34u16));
        /**`a5w`: 16 bits of bank `int`, bits 0..16 of `a5`. Encoding 13, unit 13. A write destroys the rest. Overlaps `a5`.

In `i16`.*/
        pub const A5W: Phys<super::I16> = Phys::assume(Reg(35u16));
        /**`a6`: 32 bits of bank `int`. Encoding 14, unit 14. The frame register. Overlaps `a6w`.

In `i32`, `address32`.*/
        pub const A6: Phys<super::I32> = Phys::assume(Reg(36u16));
        /**`a6w`: 16 bits of bank `int`, bits 0..16 of `a6`. Encoding 14, unit 14. A write destroys the rest. Overlaps `a6`.

In `i16`.*/
        pub const A6W: Phys<super::I16> = Phys::assume(Reg(37u16));
        ///`a7`: 32 bits of bank `int`. Encoding 15, unit 15. Reserved. The stack register. Overlaps `a7w`. Never allocated.
        pub const A7: Phys<super::I32> = Phys::assume(Reg(38u16));
        ///`a7w`: 16 bits of bank `int`, bits 0..16 of `a7`. Encoding 15, unit 15. A write destroys the rest. Overlaps `a7`. In no class.
        pub const A7W: Phys<super::I16> = Phys::assume(Reg(39u16));
        /**`fp0`: 80 bits of bank `float`. Encoding 0, unit 64.

In `fx`.*/
        pub const FP0: Phys<super::Fx> = Phys::assume(Reg(40u16));
        /**`fp1`: 80 bits of bank `float`. Encoding 1, unit 65.

In `fx`.*/
        pub const FP1: Phys<super::Fx> = Phys::assume(Reg(41u16));
        /**`fp2`: 80 bits of bank `float`. Encoding 2, unit 66.

In `fx`.*/
        pub const FP2: Phys<super::Fx> = Phys::assume(Reg(42u16));
        /**`fp3`: 80 bits of bank `float`. Encoding 3, unit 67.

In `fx`.*/
        pub const FP3: Phys<super::Fx> = Phys::assume(Reg(43u16));
        /**`fp4`: 80 bits of bank `float`. Encoding 4, unit 68.

In `fx`.*/
        pub const FP4: Phys<super::Fx> = Phys::assume(Reg(44u16));
        /**`fp5`: 80 bits of bank `float`. Encoding 5, unit 69.

In `fx`.*/
        pub const FP5: Phys<super::Fx> = Phys::assume(Reg(45u16));
        /**`fp6`: 80 bits of bank `float`. Encoding 6, unit 70.

In `fx`.*/
        pub const FP6: Phys<super::Fx> = Phys::assume(Reg(46u16));
        /**`fp7`: 80 bits of bank `float`. Encoding 7, unit 71.

In `fx`.*/
        pub const FP7: Phys<super::Fx> = Phys::assume(Reg(47u16));
    }
    pub mod class {
        /*!The register classes.

## Classes of `i32`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `i32` | 15: `d0`, `d1`, `a0`, `a1`, `d2..=d7`, `a2..=a6` |  | Home class: every register in which such a value may live. |
| `data32` | 8: `d0..=d7` | `i32` | Data registers. |
| `address32` | 7: `a0..=a6` | `i32` | Address registers. |
| `volatile_address` | 2: `a0`, `a1` | `address32` | Address registers that calls clobber. |

## Classes of `i16`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `i16` | 15: `d0w`, `d1w`, `a0w`, `a1w`, `d2w..=d7w`, `a2w..=a6w` |  | Home class: every register in which such a value may live. |
| `data16` | 8: `d0w..=d7w` | `i16` | Data registers. |

## Classes of `i8`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `i8` | 8: `d0b..=d7b` |  | Home class: every register in which such a value may live. |

## Classes of `fx`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `fx` | 8: `fp0..=fp7` |  | Home class: every register in which such a value may live. |

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**Class `i32` of `i32`: `d0`, `d1`, `a0`, `a1`, `d2..=d7`, `a2..=a6`.

Home class: every register in which such a value may live.

*/
        pub const I32: Class = Class(0u16);
        /**Class `i16` of `i16`: `d0w`, `d1w`, `a0w`, `a1w`, `d2w..=d7w`, `a2w..=a6w`.

Home class: every register in which such a value may live.

*/
        pub const I16: Class = Class(1u16);
        /**Class `i8` of `i8`: `d0b..=d7b`.

Home class: every register in which such a value may live.

*/
        pub const I8: Class = Class(2u16);
        /**Class `fx` of `fx`: `fp0..=fp7`.

Home class: every register in which such a value may live.

*/
        pub const FX: Class = Class(3u16);
        /**Class `data32` of `i32`: `d0..=d7`.

Data registers.

*/
        pub const DATA32: Class = Class(4u16);
        /**Class `address32` of `i32`: `a0..=a6`.

Address registers.

*/
        pub const ADDRESS32: Class = Class(5u16);
        /**Class `data16` of `i16`: `d0w..=d7w`.

Data registers.

*/
        pub const DATA16: Class = Class(6u16);
        /**Class `volatile_address` of `i32`: `a0`, `a1`.

Address registers that calls clobber.

*/
        pub const VOLATILE_ADDRESS: Class = Class(7u16);
    }
    pub mod form {
        /*!The instruction forms.

## Operations

| form | defs | uses | clobbers | more | about |
| --- | --- | --- | --- | --- | --- |
| [`moveq`](super::Ins::moveq) | `dst`: `data32` |  |  | may be rematerialised instead of a reload or a move | MOVEQ: 8 bits, extended to 32. |
| [`const32`](super::Ins::const32) | `dst`: `i32` |  |  | may be rematerialised instead of a reload | MOVE.L or MOVEA.L of an immediate; LEA of an absolute address. |
| [`const16`](super::Ins::const16) | `dst`: `data16` |  |  | may be rematerialised instead of a reload | MOVE.W of an immediate. |
| [`const8`](super::Ins::const8) | `dst`: `i8` |  |  | may be rematerialised instead of a reload | MOVE.B of an immediate. |
| [`zero32`](super::Ins::zero32) / [`zero16`](super::Ins::zero16) / [`zero8`](super::Ins::zero8) | `dst`: `data32 / data16 / i8` |  |  | may be rematerialised instead of a reload or a move | CLR. |
| [`zero_address`](super::Ins::zero_address) | `dst`: `address32` |  |  | may be rematerialised instead of a reload or a move | SUBA of a register from itself. |
| [`frame_address`](super::Ins::frame_address), [`pc_address`](super::Ins::pc_address) | `dst`: `address32` |  |  | may be rematerialised instead of a reload | LEA of a place in the frame, or relative to PC. |
| [`mov32`](super::Ins::mov32) / [`mov16`](super::Ins::mov16) | `dst`: `i32 / i16` | `src`: `i32 / i16` or slot |  |  | MOVE or MOVEA: a copy that the client asks for. |
| [`mov8`](super::Ins::mov8) | `dst`: `i8` | `src`: `i8` or slot |  |  | MOVE.B: a copy that the client asks for. |
| [`sx16_to32`](super::Ins::sx16_to32) | `dst`: `data32` | `src`: `data16` |  | `dst` is in the register of `src` | EXT.L in place. |
| [`movea16`](super::Ins::movea16) | `dst`: `address32` | `src`: `i16` or slot |  |  | MOVEA.W: a word, extended to an address. |
| [`sx8_to16`](super::Ins::sx8_to16) | `dst`: `data16` | `src`: `i8` |  | `dst` is in the register of `src` | EXT.W in place. |
| [`sx8_to32`](super::Ins::sx8_to32) | `dst`: `data32` | `src`: `i8` |  | `dst` is in the register of `src` | EXTB.L in place. |
| [`zx16_to32`](super::Ins::zx16_to32) | `dst`: `data32`, early: not the register of a use | `src`: `i16` or slot |  | or `zx16_to32/and`: `dst`: `data32`; `src`: `data16` | MOVEQ of zero, and MOVE.W: dst is written first. |
| [`zx8_to32`](super::Ins::zx8_to32) | `dst`: `data32`, early: not the register of a use | `src`: `i8` or slot |  | or `zx8_to32/and`: `dst`: `data32`; `src`: `i8` | MOVEQ of zero, and MOVE.B: dst is written first. |
| [`zx8_to16`](super::Ins::zx8_to16) | `dst`: `data16`, early: not the register of a use | `src`: `i8` or slot |  |  | MOVEQ of zero, and MOVE.B: dst is written first. |
| [`trunc32_to16`](super::Ins::trunc32_to16) | `dst`: `i16` | `src`: `i32` |  |  | The low word: MOVE, or nothing when src and dst share a register. |
| [`trunc32_to8`](super::Ins::trunc32_to8) / [`trunc16_to8`](super::Ins::trunc16_to8) | `dst`: `i8` | `src`: `data32 / data16` |  |  | The low byte: MOVE, or nothing when src and dst share a register. |
| [`set_low_word`](super::Ins::set_low_word) | `dst`: `data32`, the register of `old` | `old`: `data32`; `src`: `i16` or slot |  |  | MOVE.W: replaces the low word. |
| [`set_low_byte`](super::Ins::set_low_byte) | `dst`: `data32`, the register of `old` | `old`: `data32`; `src`: `i8` or slot |  |  | MOVE.B: replaces the low byte. |
| [`swap`](super::Ins::swap) | `dst`: `data32`, the register of `a` | `a`: `data32` |  |  | SWAP: exchanges the words of a register. |
| [`load32`](super::Ins::load32) / [`load16`](super::Ins::load16) | `dst`: `i32 / i16` | `base`: `address32` |  |  | MOVE or MOVEA from memory. |
| [`load32_index`](super::Ins::load32_index) / [`load16_index`](super::Ins::load16_index) | `dst`: `i32 / i16` | `base`: `address32`; `index`: `i32` |  |  | MOVE or MOVEA from memory. Any register is an index. |
| [`load32_index16`](super::Ins::load32_index16) / [`load16_index16`](super::Ins::load16_index16) | `dst`: `i32 / i16` | `base`: `address32`; `index`: `i16` |  |  | MOVE or MOVEA from memory. The index is a word, extended. |
| [`load32_global`](super::Ins::load32_global) / [`load16_global`](super::Ins::load16_global) | `dst`: `i32 / i16` |  |  |  | MOVE or MOVEA from an absolute address or relative to PC. |
| [`load8`](super::Ins::load8) | `dst`: `i8` | `base`: `address32` |  |  | MOVE.B from memory. |
| [`load8_index`](super::Ins::load8_index) | `dst`: `i8` | `base`: `address32`; `index`: `i32` |  |  | MOVE.B from memory. |
| [`load8_index16`](super::Ins::load8_index16) | `dst`: `i8` | `base`: `address32`; `index`: `i16` |  |  | MOVE.B from memory. The index is a word, extended. |
| [`load8_global`](super::Ins::load8_global) | `dst`: `i8` |  |  |  | MOVE.B from an absolute address or relative to PC. |
| [`load16_to32`](super::Ins::load16_to32) | `dst`: `address32` | `base`: `address32` |  |  | MOVEA.W: loads a word, extended to an address. |
| [`store32`](super::Ins::store32) / [`store16`](super::Ins::store16) / [`store8`](super::Ins::store8) |  | `src`: `i32 / i16 / i8`; `base`: `address32` |  |  | MOVE to memory. |
| [`store32_index`](super::Ins::store32_index) / [`store16_index`](super::Ins::store16_index) / [`store8_index`](super::Ins::store8_index) |  | `src`: `i32 / i16 / i8`; `base`: `address32`; `index`: `i32` |  |  | MOVE to memory. |
| [`store32_index16`](super::Ins::store32_index16) / [`store16_index16`](super::Ins::store16_index16) / [`store8_index16`](super::Ins::store8_index16) |  | `src`: `i32 / i16 / i8`; `base`: `address32`; `index`: `i16` |  |  | MOVE to memory. The index is a word, extended. |
| [`store32_global`](super::Ins::store32_global) / [`store16_global`](super::Ins::store16_global) / [`store8_global`](super::Ins::store8_global) |  | `src`: `i32 / i16 / i8` |  |  | MOVE to an absolute address. |
| [`store32_imm`](super::Ins::store32_imm), [`store16_imm`](super::Ins::store16_imm), [`store8_imm`](super::Ins::store8_imm) |  | `base`: `address32` |  |  | MOVE of an immediate, or CLR, to memory. |
| [`move_mem`](super::Ins::move_mem) |  | `dst`: `address32`; `src`: `address32` |  |  | MOVE from memory to memory. |
| [`move_mem_inc`](super::Ins::move_mem_inc) | `dst_next`: `address32`, the register of `dst`; `src_next`: `address32`, the register of `src` | `dst`: `address32`; `src`: `address32` |  |  | MOVE from memory to memory, both with postincrement. |
| [`load32_inc`](super::Ins::load32_inc), [`load32_dec`](super::Ins::load32_dec) / [`load16_inc`](super::Ins::load16_inc), [`load16_dec`](super::Ins::load16_dec) / [`load8_inc`](super::Ins::load8_inc), [`load8_dec`](super::Ins::load8_dec) | `dst`: `i32 / i16 / i8`; `next`: `address32`, the register of `base` | `base`: `address32` |  |  | MOVE with postincrement or predecrement. |
| [`store32_inc`](super::Ins::store32_inc), [`store32_dec`](super::Ins::store32_dec) / [`store16_inc`](super::Ins::store16_inc), [`store16_dec`](super::Ins::store16_dec) / [`store8_inc`](super::Ins::store8_inc), [`store8_dec`](super::Ins::store8_dec) | `next`: `address32`, the register of `base` | `src`: `i32 / i16 / i8`, late: not the register of a def; `base`: `address32` |  |  | MOVE with postincrement or predecrement. |
| [`lea`](super::Ins::lea) | `dst`: `address32` | `base`: `address32` |  |  | LEA: base and displacement. |
| [`lea_index`](super::Ins::lea_index) | `dst`: `address32` | `base`: `address32`; `index`: `i32` |  |  | LEA: base, scaled index and displacement. |
| [`lea_index16`](super::Ins::lea_index16) | `dst`: `address32` | `base`: `address32`; `index`: `i16` |  |  | LEA: base, scaled index and displacement. The index is a word, extended. |
| [`pea`](super::Ins::pea) |  | `base`: `address32` |  |  | PEA: pushes an address; the client keeps account of A7. |
| [`push32`](super::Ins::push32) / [`push16`](super::Ins::push16) |  | `src`: `i32 / i16` or slot |  |  | MOVE to -(A7): an argument; the client keeps account of A7. |
| [`push_imm`](super::Ins::push_imm) |  |  |  |  | PEA of an absolute address, or MOVE of an immediate to -(A7). |
| [`movep32_load`](super::Ins::movep32_load) / [`movep16_load`](super::Ins::movep16_load) | `dst`: `data32 / data16` | `base`: `address32` |  |  | MOVEP: every second byte of memory, to a data register. |
| [`movep32_store`](super::Ins::movep32_store) / [`movep16_store`](super::Ins::movep16_store) |  | `src`: `data32 / data16`; `base`: `address32` |  |  | MOVEP: to every second byte of memory, from a data register. |
| [`movem2_load`](super::Ins::movem2_load) | `dst[2]`: `i32`, a tuple `run2` | `base`: `address32` |  |  | MOVEM.L: loads 2 registers, the base perhaps among them. |
| [`movem3_load`](super::Ins::movem3_load) | `dst[3]`: `i32`, a tuple `run3` | `base`: `address32` |  |  | MOVEM.L: loads 3 registers, the base perhaps among them. |
| [`movem4_load`](super::Ins::movem4_load) | `dst[4]`: `i32`, a tuple `run4` | `base`: `address32` |  |  | MOVEM.L: loads 4 registers, the base perhaps among them. |
| [`movem2_load_inc`](super::Ins::movem2_load_inc) | `dst[2]`: `i32`, a tuple `run2`; `next`: `address32`, the register of `base` | `base`: `address32` |  |  | MOVEM.L with postincrement. |
| [`movem3_load_inc`](super::Ins::movem3_load_inc) | `dst[3]`: `i32`, a tuple `run3`; `next`: `address32`, the register of `base` | `base`: `address32` |  |  | MOVEM.L with postincrement. |
| [`movem4_load_inc`](super::Ins::movem4_load_inc) | `dst[4]`: `i32`, a tuple `run4`; `next`: `address32`, the register of `base` | `base`: `address32` |  |  | MOVEM.L with postincrement. |
| [`movem2_store`](super::Ins::movem2_store) |  | `src[2]`: `i32`, a tuple `run2`; `base`: `address32` |  |  | MOVEM.L: stores 2 registers. |
| [`movem3_store`](super::Ins::movem3_store) |  | `src[3]`: `i32`, a tuple `run3`; `base`: `address32` |  |  | MOVEM.L: stores 3 registers. |
| [`movem4_store`](super::Ins::movem4_store) |  | `src[4]`: `i32`, a tuple `run4`; `base`: `address32` |  |  | MOVEM.L: stores 4 registers. |
| [`add32`](super::Ins::add32) | `dst`: `i32`, the register of `a` | `a`: `i32`; `b`: `i32` or slot |  | or `add32/swapped`: `dst`: `i32`, the register of `b`; `a`: `i32` or slot; `b`: `i32` | ADD.L or ADDA.L. |
| [`sub32`](super::Ins::sub32) | `dst`: `i32`, the register of `a` | `a`: `i32`; `b`: `i32` or slot |  |  | SUB.L or SUBA.L. |
| [`add16`](super::Ins::add16) | `dst`: `data16`, the register of `a` | `a`: `data16`; `b`: `i16` or slot |  |  | ADD.W to a data register. |
| [`sub16`](super::Ins::sub16) | `dst`: `data16`, the register of `a` | `a`: `data16`; `b`: `i16` or slot |  |  | SUB.W from a data register. |
| [`add8`](super::Ins::add8) | `dst`: `i8`, the register of `a` | `a`: `i8`; `b`: `i8` or slot |  |  | add.B to a data register. |
| [`sub8`](super::Ins::sub8) | `dst`: `i8`, the register of `a` | `a`: `i8`; `b`: `i8` or slot |  |  | sub.B to a data register. |
| [`adda16`](super::Ins::adda16) | `dst`: `address32`, the register of `a` | `a`: `address32`; `b`: `i16` or slot |  |  | addA.W: a word, extended, to an address. |
| [`suba16`](super::Ins::suba16) | `dst`: `address32`, the register of `a` | `a`: `address32`; `b`: `i16` or slot |  |  | subA.W: a word, extended, to an address. |
| [`add32_quick`](super::Ins::add32_quick) | `dst`: `i32`, the register of `a` | `a`: `i32` |  |  | addQ: 1 to 8, to any register. |
| [`sub32_quick`](super::Ins::sub32_quick) | `dst`: `i32`, the register of `a` | `a`: `i32` |  |  | subQ: 1 to 8, to any register. |
| [`add32_imm`](super::Ins::add32_imm) | `dst`: `i32`, the register of `a` | `a`: `i32` |  |  | addI.L or addA.L of an immediate; LEA. |
| [`sub32_imm`](super::Ins::sub32_imm) | `dst`: `i32`, the register of `a` | `a`: `i32` |  |  | subI.L or subA.L of an immediate; LEA. |
| [`add16_imm`](super::Ins::add16_imm) / [`add8_imm`](super::Ins::add8_imm) | `dst`: `data16 / i8`, the register of `a` | `a`: `data16 / i8` |  |  | addI or addQ. |
| [`sub16_imm`](super::Ins::sub16_imm) / [`sub8_imm`](super::Ins::sub8_imm) | `dst`: `data16 / i8`, the register of `a` | `a`: `data16 / i8` |  |  | subI or subQ. |
| [`and32`](super::Ins::and32) / [`and16`](super::Ins::and16) / [`and8`](super::Ins::and8) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8`; `b`: `data32 / data16 / i8` or slot |  | or `and{32 / 16 / 8}/swapped`: `dst`: `data32 / data16 / i8`, the register of `b`; `a`: `data32 / data16 / i8` or slot; `b`: `data32 / data16 / i8` | and: to a data register, from one or from memory. |
| [`or32`](super::Ins::or32) / [`or16`](super::Ins::or16) / [`or8`](super::Ins::or8) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8`; `b`: `data32 / data16 / i8` or slot |  | or `or{32 / 16 / 8}/swapped`: `dst`: `data32 / data16 / i8`, the register of `b`; `a`: `data32 / data16 / i8` or slot; `b`: `data32 / data16 / i8` | or: to a data register, from one or from memory. |
| [`eor32`](super::Ins::eor32) / [`eor16`](super::Ins::eor16) / [`eor8`](super::Ins::eor8) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8`; `b`: `data32 / data16 / i8` |  | or `eor{32 / 16 / 8}/swapped`: `dst`: `data32 / data16 / i8`, the register of `b` | EOR: between data registers. |
| [`and32_imm`](super::Ins::and32_imm) / [`and16_imm`](super::Ins::and16_imm) / [`and8_imm`](super::Ins::and8_imm) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8` |  |  | andI: a data register and an immediate. |
| [`or32_imm`](super::Ins::or32_imm) / [`or16_imm`](super::Ins::or16_imm) / [`or8_imm`](super::Ins::or8_imm) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8` |  |  | orI: a data register and an immediate. |
| [`eor32_imm`](super::Ins::eor32_imm) / [`eor16_imm`](super::Ins::eor16_imm) / [`eor8_imm`](super::Ins::eor8_imm) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8` |  |  | eorI: a data register and an immediate. |
| [`add32_load`](super::Ins::add32_load) / [`add16_load`](super::Ins::add16_load) / [`add8_load`](super::Ins::add8_load) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8`; `base`: `address32` |  |  | add: to a data register, from memory. |
| [`sub32_load`](super::Ins::sub32_load) / [`sub16_load`](super::Ins::sub16_load) / [`sub8_load`](super::Ins::sub8_load) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8`; `base`: `address32` |  |  | sub: to a data register, from memory. |
| [`and32_load`](super::Ins::and32_load) / [`and16_load`](super::Ins::and16_load) / [`and8_load`](super::Ins::and8_load) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8`; `base`: `address32` |  |  | and: to a data register, from memory. |
| [`or32_load`](super::Ins::or32_load) / [`or16_load`](super::Ins::or16_load) / [`or8_load`](super::Ins::or8_load) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8`; `base`: `address32` |  |  | or: to a data register, from memory. |
| [`add32_store`](super::Ins::add32_store) / [`add16_store`](super::Ins::add16_store) / [`add8_store`](super::Ins::add8_store) |  | `b`: `data32 / data16 / i8`; `base`: `address32` |  |  | add: from a data register, to memory. |
| [`sub32_store`](super::Ins::sub32_store) / [`sub16_store`](super::Ins::sub16_store) / [`sub8_store`](super::Ins::sub8_store) |  | `b`: `data32 / data16 / i8`; `base`: `address32` |  |  | sub: from a data register, to memory. |
| [`and32_store`](super::Ins::and32_store) / [`and16_store`](super::Ins::and16_store) / [`and8_store`](super::Ins::and8_store) |  | `b`: `data32 / data16 / i8`; `base`: `address32` |  |  | and: from a data register, to memory. |
| [`or32_store`](super::Ins::or32_store) / [`or16_store`](super::Ins::or16_store) / [`or8_store`](super::Ins::or8_store) |  | `b`: `data32 / data16 / i8`; `base`: `address32` |  |  | or: from a data register, to memory. |
| [`eor32_store`](super::Ins::eor32_store) / [`eor16_store`](super::Ins::eor16_store) / [`eor8_store`](super::Ins::eor8_store) |  | `b`: `data32 / data16 / i8`; `base`: `address32` |  |  | eor: from a data register, to memory. |
| [`add32_store_imm`](super::Ins::add32_store_imm), [`add16_store_imm`](super::Ins::add16_store_imm), [`add8_store_imm`](super::Ins::add8_store_imm) |  | `base`: `address32` |  |  | addI or addQ: memory and an immediate. |
| [`sub32_store_imm`](super::Ins::sub32_store_imm), [`sub16_store_imm`](super::Ins::sub16_store_imm), [`sub8_store_imm`](super::Ins::sub8_store_imm) |  | `base`: `address32` |  |  | subI or subQ: memory and an immediate. |
| [`and32_store_imm`](super::Ins::and32_store_imm), [`and16_store_imm`](super::Ins::and16_store_imm), [`and8_store_imm`](super::Ins::and8_store_imm) |  | `base`: `address32` |  |  | andI or andQ: memory and an immediate. |
| [`or32_store_imm`](super::Ins::or32_store_imm), [`or16_store_imm`](super::Ins::or16_store_imm), [`or8_store_imm`](super::Ins::or8_store_imm) |  | `base`: `address32` |  |  | orI or orQ: memory and an immediate. |
| [`eor32_store_imm`](super::Ins::eor32_store_imm), [`eor16_store_imm`](super::Ins::eor16_store_imm), [`eor8_store_imm`](super::Ins::eor8_store_imm) |  | `base`: `address32` |  |  | eorI or eorQ: memory and an immediate. |
| [`neg32`](super::Ins::neg32) / [`neg16`](super::Ins::neg16) / [`neg8`](super::Ins::neg8) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8` |  |  | neg in place. |
| [`not32`](super::Ins::not32) / [`not16`](super::Ins::not16) / [`not8`](super::Ins::not8) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8` |  |  | not in place. |
| [`add64`](super::Ins::add64) | `lo`: `data32`, the register of `a_lo`; `hi`: `data32`, the register of `a_hi` | `a_lo`: `data32`; `a_hi`: `data32`; `b_lo`: `i32` or slot; `b_hi`: `data32`, late: not the register of a def |  |  | add.L and addX.L. The low half is written while the high halves are still to be read. |
| [`sub64`](super::Ins::sub64) | `lo`: `data32`, the register of `a_lo`; `hi`: `data32`, the register of `a_hi` | `a_lo`: `data32`; `a_hi`: `data32`; `b_lo`: `i32` or slot; `b_hi`: `data32`, late: not the register of a def |  |  | sub.L and subX.L. The low half is written while the high halves are still to be read. |
| [`neg64`](super::Ins::neg64) | `lo`: `data32`, the register of `a_lo`; `hi`: `data32`, the register of `a_hi` | `a_lo`: `data32`; `a_hi`: `data32` |  |  | NEG.L and NEGX.L. |
| [`abcd`](super::Ins::abcd) | `dst`: `i8`, the register of `a` | `a`: `i8`; `b`: `i8` |  |  | abcd: decimal bytes. |
| [`sbcd`](super::Ins::sbcd) | `dst`: `i8`, the register of `a` | `a`: `i8`; `b`: `i8` |  |  | sbcd: decimal bytes. |
| [`pack`](super::Ins::pack) | `dst`: `i8` | `src`: `data16` |  |  | PACK: two digits of a word to a byte. |
| [`unpk`](super::Ins::unpk) | `dst`: `data16` | `src`: `i8` |  |  | UNPK: two digits of a byte to a word. |
| [`muls16`](super::Ins::muls16) | `dst`: `data32` | `a`: `data16`; `b`: `data16` or slot |  | `dst` is in the register of `a` | muls.W: a 32-bit product of words, in place of the first. |
| [`mulu16`](super::Ins::mulu16) | `dst`: `data32` | `a`: `data16`; `b`: `data16` or slot |  | `dst` is in the register of `a` | mulu.W: a 32-bit product of words, in place of the first. |
| [`muls32`](super::Ins::muls32) | `dst`: `data32`, the register of `a` | `a`: `data32`; `b`: `data32` or slot |  | or `muls32/swapped`: `dst`: `data32`, the register of `b`; `a`: `data32` or slot; `b`: `data32` | muls.L: the low half of a product. |
| [`mulu32`](super::Ins::mulu32) | `dst`: `data32`, the register of `a` | `a`: `data32`; `b`: `data32` or slot |  | or `mulu32/swapped`: `dst`: `data32`, the register of `b`; `a`: `data32` or slot; `b`: `data32` | mulu.L: the low half of a product. |
| [`muls32_imm`](super::Ins::muls32_imm) | `dst`: `data32`, the register of `a` | `a`: `data32` |  |  | muls.L by an immediate. |
| [`mulu32_imm`](super::Ins::mulu32_imm) | `dst`: `data32`, the register of `a` | `a`: `data32` |  |  | mulu.L by an immediate. |
| [`muls64`](super::Ins::muls64) | `hi`: `data32`; `lo`: `data32`, the register of `a` | `a`: `data32`; `b`: `data32` or slot |  | or `muls64/swapped`: `lo`: `data32`, the register of `b`; `a`: `data32` or slot; `b`: `data32` | muls.L to Dh:Dl, any two data registers. |
| [`mulu64`](super::Ins::mulu64) | `hi`: `data32`; `lo`: `data32`, the register of `a` | `a`: `data32`; `b`: `data32` or slot |  | or `mulu64/swapped`: `lo`: `data32`, the register of `b`; `a`: `data32` or slot; `b`: `data32` | mulu.L to Dh:Dl, any two data registers. |
| [`divs16`](super::Ins::divs16) | `dst`: `data32`, the register of `a` | `a`: `data32`; `by`: `data16` or slot |  |  | divs.W: 32 bits by a word; the quotient is in the low word of dst, the remainder in the other. |
| [`divu16`](super::Ins::divu16) | `dst`: `data32`, the register of `a` | `a`: `data32`; `by`: `data16` or slot |  |  | divu.W: 32 bits by a word; the quotient is in the low word of dst, the remainder in the other. |
| [`divs32`](super::Ins::divs32) | `quot`: `data32`, the register of `a` | `a`: `data32`; `by`: `data32` or slot |  |  | divs.L to Dq: 32 bits by 32 bits. |
| [`divu32`](super::Ins::divu32) | `quot`: `data32`, the register of `a` | `a`: `data32`; `by`: `data32` or slot |  |  | divu.L to Dq: 32 bits by 32 bits. |
| [`divsl`](super::Ins::divsl) | `rem`: `data32`; `quot`: `data32`, the register of `a` | `a`: `data32`; `by`: `data32` or slot |  |  | divsL.L to Dr:Dq: 32 bits by 32 bits, with the remainder. |
| [`divul`](super::Ins::divul) | `rem`: `data32`; `quot`: `data32`, the register of `a` | `a`: `data32`; `by`: `data32` or slot |  |  | divuL.L to Dr:Dq: 32 bits by 32 bits, with the remainder. |
| [`divs64`](super::Ins::divs64) | `rem`: `data32`, the register of `hi`; `quot`: `data32`, the register of `lo` | `hi`: `data32`; `lo`: `data32`; `by`: `data32` or slot |  |  | divs.L to Dr:Dq: 64 bits by 32 bits, in any data registers. |
| [`divu64`](super::Ins::divu64) | `rem`: `data32`, the register of `hi`; `quot`: `data32`, the register of `lo` | `hi`: `data32`; `lo`: `data32`; `by`: `data32` or slot |  |  | divu.L to Dr:Dq: 64 bits by 32 bits, in any data registers. |
| [`asl32`](super::Ins::asl32) / [`asl16`](super::Ins::asl16) / [`asl8`](super::Ins::asl8) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8`; `count`: `i8` |  |  | asl by a data register, of which it reads six bits. |
| [`asr32`](super::Ins::asr32) / [`asr16`](super::Ins::asr16) / [`asr8`](super::Ins::asr8) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8`; `count`: `i8` |  |  | asr by a data register, of which it reads six bits. |
| [`lsl32`](super::Ins::lsl32) / [`lsl16`](super::Ins::lsl16) / [`lsl8`](super::Ins::lsl8) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8`; `count`: `i8` |  |  | lsl by a data register, of which it reads six bits. |
| [`lsr32`](super::Ins::lsr32) / [`lsr16`](super::Ins::lsr16) / [`lsr8`](super::Ins::lsr8) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8`; `count`: `i8` |  |  | lsr by a data register, of which it reads six bits. |
| [`rol32`](super::Ins::rol32) / [`rol16`](super::Ins::rol16) / [`rol8`](super::Ins::rol8) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8`; `count`: `i8` |  |  | rol by a data register, of which it reads six bits. |
| [`ror32`](super::Ins::ror32) / [`ror16`](super::Ins::ror16) / [`ror8`](super::Ins::ror8) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8`; `count`: `i8` |  |  | ror by a data register, of which it reads six bits. |
| [`asl32_imm`](super::Ins::asl32_imm) / [`asl16_imm`](super::Ins::asl16_imm) / [`asl8_imm`](super::Ins::asl8_imm) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8` |  |  | asl by 1 to 8. |
| [`asr32_imm`](super::Ins::asr32_imm) / [`asr16_imm`](super::Ins::asr16_imm) / [`asr8_imm`](super::Ins::asr8_imm) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8` |  |  | asr by 1 to 8. |
| [`lsl32_imm`](super::Ins::lsl32_imm) / [`lsl16_imm`](super::Ins::lsl16_imm) / [`lsl8_imm`](super::Ins::lsl8_imm) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8` |  |  | lsl by 1 to 8. |
| [`lsr32_imm`](super::Ins::lsr32_imm) / [`lsr16_imm`](super::Ins::lsr16_imm) / [`lsr8_imm`](super::Ins::lsr8_imm) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8` |  |  | lsr by 1 to 8. |
| [`rol32_imm`](super::Ins::rol32_imm) / [`rol16_imm`](super::Ins::rol16_imm) / [`rol8_imm`](super::Ins::rol8_imm) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8` |  |  | rol by 1 to 8. |
| [`ror32_imm`](super::Ins::ror32_imm) / [`ror16_imm`](super::Ins::ror16_imm) / [`ror8_imm`](super::Ins::ror8_imm) | `dst`: `data32 / data16 / i8`, the register of `a` | `a`: `data32 / data16 / i8` |  |  | ror by 1 to 8. |
| [`bfextu_imm`](super::Ins::bfextu_imm) | `dst`: `data32` | `src`: `data32` |  |  | bfextu: a field, or where its first one is. |
| [`bfexts_imm`](super::Ins::bfexts_imm) | `dst`: `data32` | `src`: `data32` |  |  | bfexts: a field, or where its first one is. |
| [`bfffo_imm`](super::Ins::bfffo_imm) | `dst`: `data32` | `src`: `data32` |  |  | bfffo: a field, or where its first one is. |
| [`bfextu`](super::Ins::bfextu) | `dst`: `data32` | `src`: `data32`; `offset`: `data32`; `width`: `data32` |  |  | bfextu, with offset and width in data registers. |
| [`bfexts`](super::Ins::bfexts) | `dst`: `data32` | `src`: `data32`; `offset`: `data32`; `width`: `data32` |  |  | bfexts, with offset and width in data registers. |
| [`bfffo`](super::Ins::bfffo) | `dst`: `data32` | `src`: `data32`; `offset`: `data32`; `width`: `data32` |  |  | bfffo, with offset and width in data registers. |
| [`bfextu_load`](super::Ins::bfextu_load) | `dst`: `data32` | `base`: `address32`; `offset`: `data32` |  |  | bfextu: a field in memory, from a base by an offset of bits. |
| [`bfexts_load`](super::Ins::bfexts_load) | `dst`: `data32` | `base`: `address32`; `offset`: `data32` |  |  | bfexts: a field in memory, from a base by an offset of bits. |
| [`bfffo_load`](super::Ins::bfffo_load) | `dst`: `data32` | `base`: `address32`; `offset`: `data32` |  |  | bfffo: a field in memory, from a base by an offset of bits. |
| [`bfins_imm`](super::Ins::bfins_imm) | `dst`: `data32`, the register of `old` | `old`: `data32`; `src`: `data32` |  |  | BFINS: replaces a field. |
| [`bfins`](super::Ins::bfins) | `dst`: `data32`, the register of `old` | `old`: `data32`; `src`: `data32`; `offset`: `data32`; `width`: `data32` |  |  | BFINS: replaces a field, with offset and width in data registers. |
| [`bfins_store`](super::Ins::bfins_store) |  | `src`: `data32`; `base`: `address32`; `offset`: `data32` |  |  | BFINS: replaces a field in memory. |
| [`bfchg_imm`](super::Ins::bfchg_imm) | `dst`: `data32`, the register of `old` | `old`: `data32` |  |  | bfchg: changes, clears or sets a field. |
| [`bfclr_imm`](super::Ins::bfclr_imm) | `dst`: `data32`, the register of `old` | `old`: `data32` |  |  | bfclr: changes, clears or sets a field. |
| [`bfset_imm`](super::Ins::bfset_imm) | `dst`: `data32`, the register of `old` | `old`: `data32` |  |  | bfset: changes, clears or sets a field. |
| [`bchg`](super::Ins::bchg) | `dst`: `data32`, the register of `a` | `a`: `data32`; `bit`: `data32` |  |  | bchg: changes, clears or sets a bit. |
| [`bclr`](super::Ins::bclr) | `dst`: `data32`, the register of `a` | `a`: `data32`; `bit`: `data32` |  |  | bclr: changes, clears or sets a bit. |
| [`bset`](super::Ins::bset) | `dst`: `data32`, the register of `a` | `a`: `data32`; `bit`: `data32` |  |  | bset: changes, clears or sets a bit. |
| [`bchg_imm`](super::Ins::bchg_imm) | `dst`: `data32`, the register of `a` | `a`: `data32` |  |  | bchg: changes, clears or sets a bit. |
| [`bclr_imm`](super::Ins::bclr_imm) | `dst`: `data32`, the register of `a` | `a`: `data32` |  |  | bclr: changes, clears or sets a bit. |
| [`bset_imm`](super::Ins::bset_imm) | `dst`: `data32`, the register of `a` | `a`: `data32` |  |  | bset: changes, clears or sets a bit. |
| [`cmp32_set`](super::Ins::cmp32_set) | `dst`: `i8` | `a`: `i32`; `b`: `i32` or slot |  |  | CMP.L or CMPA.L, and Scc: all ones or zeros. |
| [`cmp16_set`](super::Ins::cmp16_set) | `dst`: `i8` | `a`: `data16`; `b`: `i16` or slot |  |  | CMP.W and Scc. |
| [`cmp8_set`](super::Ins::cmp8_set) | `dst`: `i8` | `a`: `i8`; `b`: `i8` or slot |  |  | CMP.B and Scc. |
| [`cmp32_imm_set`](super::Ins::cmp32_imm_set) | `dst`: `i8` | `a`: `i32` |  |  | CMPI.L or CMPA.L, and Scc. |
| [`cmp16_imm_set`](super::Ins::cmp16_imm_set) / [`cmp8_imm_set`](super::Ins::cmp8_imm_set) | `dst`: `i8` | `a`: `data16 / i8` or slot |  |  | CMPI and Scc. |
| [`tst32_set`](super::Ins::tst32_set) / [`tst16_set`](super::Ins::tst16_set) / [`tst8_set`](super::Ins::tst8_set) | `dst`: `i8` | `a`: `i32 / i16 / i8` or slot |  |  | TST and Scc. |
| [`cmp32_mov`](super::Ins::cmp32_mov) | `dst`: `i32`, the register of `otherwise` | `a`: `i32`; `b`: `i32` or slot; `then`: `i32` or slot; `otherwise`: `i32` |  |  | CMP.L, Bcc and MOVE: dst keeps `otherwise` unless the condition holds. |
| [`chk`](super::Ins::chk) |  | `a`: `data32`; `bound`: `data32` or slot |  |  | CHK: traps unless a data register is within a bound. |
| [`chk2`](super::Ins::chk2) |  | `a`: `i32`; `bounds`: `address32` |  |  | CHK2: traps unless any register is within bounds in memory. |
| [`trapcc`](super::Ins::trapcc) |  | `a`: `i32`; `b`: `i32` or slot |  |  | CMP.L and TRAPcc. |
| [`cas32`](super::Ins::cas32) / [`cas16`](super::Ins::cas16) / [`cas8`](super::Ins::cas8) | `old`: `data32 / data16 / i8`, the register of `expected` | `expected`: `data32 / data16 / i8`; `new`: `data32 / data16 / i8`; `base`: `address32` |  |  | CAS Dc,Du: `old`, which is what memory held, overwrites `expected`. |
| [`cas32_set`](super::Ins::cas32_set) / [`cas16_set`](super::Ins::cas16_set) / [`cas8_set`](super::Ins::cas8_set) | `old`: `data32 / data16 / i8`, the register of `expected`; `done`: `i8` | `expected`: `data32 / data16 / i8`; `new`: `data32 / data16 / i8`; `base`: `address32` |  |  | CAS Dc,Du and SEQ. |
| [`cas2_32`](super::Ins::cas2_32) / [`cas2_16`](super::Ins::cas2_16) | `old1`: `data32 / data16`, the register of `expected1`; `old2`: `data32 / data16`, the register of `expected2` | `expected1`: `data32 / data16`; `expected2`: `data32 / data16`; `new1`: `data32 / data16`; `new2`: `data32 / data16`; `base1`: `i32`; `base2`: `i32` |  |  | CAS2 Dc1:Dc2,Du1:Du2,(Rn1):(Rn2): two places at once. Addresses may be in data registers here. |
| [`tas_set`](super::Ins::tas_set) | `dst`: `i8` | `base`: `address32` |  |  | TAS and SMI: sets the highest bit of a byte, and says whether it was set. |
| [`atomic32`](super::Ins::atomic32) / [`atomic16`](super::Ins::atomic16) / [`atomic8`](super::Ins::atomic8) | `old`: `data32 / data16 / i8`, early: not the register of a use | `with`: `data32 / data16 / i8`, late: not the register of a def; `base`: `address32`, late: not the register of a def |  | needs `new`: `data32 / data16 / i8`, a scratch register | Any operation on memory, by a loop around CAS; `old` is what memory held. |
| [`trap0_3`](super::Ins::trap0_3) | `result`: `d0` | `number`: `d0`; `a`: `d1`; `b`: `d2`; `c`: `d3` |  |  | A Linux system call: TRAP #0, the number in D0. The kernel changes only D0. |
| [`trap0_6`](super::Ins::trap0_6) | `result`: `d0` | `number`: `d0`; `a`: `d1`; `b`: `d2`; `c`: `d3`; `d`: `d4`; `e`: `d5`; `f`: `a0` |  |  | As `trap0_3`. The sixth argument is in A0. |
| [`nop`](super::Ins::nop), [`bkpt`](super::Ins::bkpt) |  |  |  |  | No operands. |
| [`fmovecr`](super::Ins::fmovecr) | `dst`: `fx` |  |  | may be rematerialised instead of a reload; requires `fpu` | FMOVECR: a constant of the coprocessor. |
| [`fmove_imm`](super::Ins::fmove_imm) | `dst`: `fx` |  |  | may be rematerialised instead of a reload; requires `fpu` | FMOVE of an immediate. |
| [`fmove`](super::Ins::fmove) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | FMOVE: a copy that the client asks for. |
| [`fmove_from_32`](super::Ins::fmove_from_32) / [`fmove_from_16`](super::Ins::fmove_from_16) / [`fmove_from_8`](super::Ins::fmove_from_8) | `dst`: `fx` | `src`: `data32 / data16 / i8` or slot |  | requires `fpu` | FMOVE.L, .S, .W or .B from a data register. |
| [`fmove_to_32`](super::Ins::fmove_to_32) / [`fmove_to_16`](super::Ins::fmove_to_16) / [`fmove_to_8`](super::Ins::fmove_to_8) | `dst`: `data32 / data16 / i8` | `src`: `fx` |  | requires `fpu` | FMOVE.L, .S, .W or .B to a data register. |
| [`fload`](super::Ins::fload) | `dst`: `fx` | `base`: `address32` |  | requires `fpu` | FMOVE.S, .D, .X or of an integer from memory. |
| [`fload_index`](super::Ins::fload_index) | `dst`: `fx` | `base`: `address32`; `index`: `i32` |  | requires `fpu` | FMOVE.S, .D, .X or of an integer from memory. |
| [`fload_inc`](super::Ins::fload_inc) | `dst`: `fx`; `next`: `address32`, the register of `base` | `base`: `address32` |  | requires `fpu` | FMOVE with postincrement. |
| [`fstore`](super::Ins::fstore) |  | `src`: `fx`; `base`: `address32` |  | requires `fpu` | FMOVE.S, .D, .X or of an integer to memory. |
| [`fstore_index`](super::Ins::fstore_index) |  | `src`: `fx`; `base`: `address32`; `index`: `i32` |  | requires `fpu` | FMOVE.S, .D, .X or of an integer to memory. |
| [`fstore_dec`](super::Ins::fstore_dec) | `next`: `address32`, the register of `base` | `src`: `fx`; `base`: `address32` |  | requires `fpu` | FMOVE with predecrement. |
| [`fpush`](super::Ins::fpush) |  | `src`: `fx` |  | requires `fpu` | FMOVE to -(A7): an argument; the client keeps account of A7. |
| [`fadd`](super::Ins::fadd) | `dst`: `fx`, the register of `a` | `a`: `fx`; `b`: `fx` or slot |  | requires `fpu`; or `fadd/swapped`: `dst`: `fx`, the register of `b`; `a`: `fx` or slot; `b`: `fx` | fadd: overwrites its first source. |
| [`fmul`](super::Ins::fmul) | `dst`: `fx`, the register of `a` | `a`: `fx`; `b`: `fx` or slot |  | requires `fpu`; or `fmul/swapped`: `dst`: `fx`, the register of `b`; `a`: `fx` or slot; `b`: `fx` | fmul: overwrites its first source. |
| [`fsglmul`](super::Ins::fsglmul) | `dst`: `fx`, the register of `a` | `a`: `fx`; `b`: `fx` or slot |  | requires `fpu`; or `fsglmul/swapped`: `dst`: `fx`, the register of `b`; `a`: `fx` or slot; `b`: `fx` | fsglmul: overwrites its first source. |
| [`fsub`](super::Ins::fsub) | `dst`: `fx`, the register of `a` | `a`: `fx`; `b`: `fx` or slot |  | requires `fpu` | fsub: overwrites its first source. |
| [`fdiv`](super::Ins::fdiv) | `dst`: `fx`, the register of `a` | `a`: `fx`; `b`: `fx` or slot |  | requires `fpu` | fdiv: overwrites its first source. |
| [`fsgldiv`](super::Ins::fsgldiv) | `dst`: `fx`, the register of `a` | `a`: `fx`; `b`: `fx` or slot |  | requires `fpu` | fsgldiv: overwrites its first source. |
| [`fmod`](super::Ins::fmod) | `dst`: `fx`, the register of `a` | `a`: `fx`; `b`: `fx` or slot |  | requires `fpu` | fmod: overwrites its first source. |
| [`frem`](super::Ins::frem) | `dst`: `fx`, the register of `a` | `a`: `fx`; `b`: `fx` or slot |  | requires `fpu` | frem: overwrites its first source. |
| [`fscale`](super::Ins::fscale) | `dst`: `fx`, the register of `a` | `a`: `fx`; `b`: `fx` or slot |  | requires `fpu` | fscale: overwrites its first source. |
| [`fadd_load`](super::Ins::fadd_load) | `dst`: `fx`, the register of `a` | `a`: `fx`; `base`: `address32` |  | requires `fpu` | fadd: a second source in memory. |
| [`fsub_load`](super::Ins::fsub_load) | `dst`: `fx`, the register of `a` | `a`: `fx`; `base`: `address32` |  | requires `fpu` | fsub: a second source in memory. |
| [`fmul_load`](super::Ins::fmul_load) | `dst`: `fx`, the register of `a` | `a`: `fx`; `base`: `address32` |  | requires `fpu` | fmul: a second source in memory. |
| [`fdiv_load`](super::Ins::fdiv_load) | `dst`: `fx`, the register of `a` | `a`: `fx`; `base`: `address32` |  | requires `fpu` | fdiv: a second source in memory. |
| [`fadd_int`](super::Ins::fadd_int) | `dst`: `fx`, the register of `a` | `a`: `fx`; `b`: `data32` or slot |  | requires `fpu` | fadd: a second source in a data register. |
| [`fsub_int`](super::Ins::fsub_int) | `dst`: `fx`, the register of `a` | `a`: `fx`; `b`: `data32` or slot |  | requires `fpu` | fsub: a second source in a data register. |
| [`fmul_int`](super::Ins::fmul_int) | `dst`: `fx`, the register of `a` | `a`: `fx`; `b`: `data32` or slot |  | requires `fpu` | fmul: a second source in a data register. |
| [`fdiv_int`](super::Ins::fdiv_int) | `dst`: `fx`, the register of `a` | `a`: `fx`; `b`: `data32` or slot |  | requires `fpu` | fdiv: a second source in a data register. |
| [`fabs`](super::Ins::fabs) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | fabs: one source. |
| [`fneg`](super::Ins::fneg) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | fneg: one source. |
| [`fsqrt`](super::Ins::fsqrt) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | fsqrt: one source. |
| [`fint`](super::Ins::fint) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | fint: one source. |
| [`fintrz`](super::Ins::fintrz) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | fintrz: one source. |
| [`fgetexp`](super::Ins::fgetexp) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | fgetexp: one source. |
| [`fgetman`](super::Ins::fgetman) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | fgetman: one source. |
| [`facos`](super::Ins::facos) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | facos: one source. |
| [`fasin`](super::Ins::fasin) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | fasin: one source. |
| [`fatan`](super::Ins::fatan) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | fatan: one source. |
| [`fatanh`](super::Ins::fatanh) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | fatanh: one source. |
| [`fcos`](super::Ins::fcos) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | fcos: one source. |
| [`fcosh`](super::Ins::fcosh) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | fcosh: one source. |
| [`fetox`](super::Ins::fetox) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | fetox: one source. |
| [`fetoxm1`](super::Ins::fetoxm1) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | fetoxm1: one source. |
| [`flog10`](super::Ins::flog10) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | flog10: one source. |
| [`flog2`](super::Ins::flog2) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | flog2: one source. |
| [`flogn`](super::Ins::flogn) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | flogn: one source. |
| [`flognp1`](super::Ins::flognp1) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | flognp1: one source. |
| [`fsin`](super::Ins::fsin) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | fsin: one source. |
| [`fsinh`](super::Ins::fsinh) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | fsinh: one source. |
| [`ftan`](super::Ins::ftan) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | ftan: one source. |
| [`ftanh`](super::Ins::ftanh) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | ftanh: one source. |
| [`ftentox`](super::Ins::ftentox) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | ftentox: one source. |
| [`ftwotox`](super::Ins::ftwotox) | `dst`: `fx` | `src`: `fx` or slot |  | requires `fpu` | ftwotox: one source. |
| [`fsincos`](super::Ins::fsincos) | `cos`: `fx`; `sin`: `fx` | `src`: `fx` or slot |  | requires `fpu` | FSINCOS FPc:FPs: two results, in different registers. |
| [`fcmp_set`](super::Ins::fcmp_set) | `dst`: `i8` | `a`: `fx`; `b`: `fx` or slot |  | requires `fpu` | FCMP and FScc. |
| [`ftst_set`](super::Ins::ftst_set) | `dst`: `i8` | `a`: `fx` or slot |  | requires `fpu` | FTST and FScc. |

## Branches

| form | defs | uses | clobbers | more | about |
| --- | --- | --- | --- | --- | --- |
| [`cmp32_b`](super::Ins::cmp32_b) |  | `a`: `i32`; `b`: `i32` or slot |  | goes to one of 2 blocks | CMP.L or CMPA.L, and Bcc. |
| [`cmp16_b`](super::Ins::cmp16_b) |  | `a`: `data16`; `b`: `i16` or slot |  | goes to one of 2 blocks | CMP.W and Bcc. |
| [`cmpa16_b`](super::Ins::cmpa16_b) |  | `a`: `address32`; `b`: `i16` or slot |  | goes to one of 2 blocks | CMPA.W and Bcc: an address and a word, extended. |
| [`cmp8_b`](super::Ins::cmp8_b) |  | `a`: `i8`; `b`: `i8` or slot |  | goes to one of 2 blocks | CMP.B and Bcc. |
| [`cmp32_imm_b`](super::Ins::cmp32_imm_b) |  | `a`: `i32` |  | goes to one of 2 blocks | CMPI.L or CMPA.L, and Bcc. |
| [`cmp16_imm_b`](super::Ins::cmp16_imm_b) / [`cmp8_imm_b`](super::Ins::cmp8_imm_b) |  | `a`: `data16 / i8` or slot |  | goes to one of 2 blocks | CMPI and Bcc. |
| [`tst32_b`](super::Ins::tst32_b) / [`tst16_b`](super::Ins::tst16_b) / [`tst8_b`](super::Ins::tst8_b) |  | `a`: `i32 / i16 / i8` or slot |  | goes to one of 2 blocks | TST and Bcc. |
| [`tst32_load_b`](super::Ins::tst32_load_b), [`tst16_load_b`](super::Ins::tst16_load_b), [`tst8_load_b`](super::Ins::tst8_load_b) |  | `base`: `address32` |  | goes to one of 2 blocks | TST or CMPI of memory, and Bcc. |
| [`cmpm_b`](super::Ins::cmpm_b) | `a_next`: `address32`, the register of `a`; `b_next`: `address32`, the register of `b` | `a`: `address32`; `b`: `address32` |  | goes to one of 2 blocks | CMPM and Bcc: two places in memory, both with postincrement. |
| [`cmp2_b`](super::Ins::cmp2_b) |  | `a`: `i32`; `bounds`: `address32` |  | goes to one of 2 blocks | CMP2 and Bcc: any register and two bounds in memory. |
| [`btst_b`](super::Ins::btst_b) |  | `a`: `data32`; `bit`: `data32` |  | goes to one of 2 blocks | BTST and Bcc. |
| [`btst_imm_b`](super::Ins::btst_imm_b) |  | `a`: `data32` |  | goes to one of 2 blocks | BTST and Bcc. |
| [`bftst_b`](super::Ins::bftst_b) |  | `a`: `data32` |  | goes to one of 2 blocks | BFTST and Bcc. |
| [`add32_overflow_b`](super::Ins::add32_overflow_b) | `dst`: `data32`, the register of `a` | `a`: `data32`; `b`: `i32` or slot |  | goes to one of 2 blocks | add.L and BVS or BCS. |
| [`sub32_overflow_b`](super::Ins::sub32_overflow_b) | `dst`: `data32`, the register of `a` | `a`: `data32`; `b`: `i32` or slot |  | goes to one of 2 blocks | sub.L and BVS or BCS. |
| [`bra`](super::Ins::bra) |  |  |  | goes to one block | BRA. |
| [`dbra`](super::Ins::dbra) | `dst`: `data16`, the register of `a` | `a`: `data16` |  | goes to one of 2 blocks | DBRA: counts a word down and branches until it is -1. |
| [`add32_quick_b`](super::Ins::add32_quick_b) | `dst`: `data32`, the register of `a` | `a`: `data32` |  | goes to one of 2 blocks | addQ to a data register, and Bcc. |
| [`sub32_quick_b`](super::Ins::sub32_quick_b) | `dst`: `data32`, the register of `a` | `a`: `data32` |  | goes to one of 2 blocks | subQ to a data register, and Bcc. |
| [`jump_table`](super::Ins::jump_table) | `offset`: `data16` | `index`: `i32` |  |  | MOVE.W from (d8,PC,Xn), and JMP to (2,PC,Dn.W). |
| [`jmp`](super::Ins::jmp) |  | `target`: `address32` |  |  | JMP. |
| [`tas_b`](super::Ins::tas_b) |  | `base`: `address32` |  | goes to one of 2 blocks | TAS and BMI. |
| [`fcmp_b`](super::Ins::fcmp_b) |  | `a`: `fx`; `b`: `fx` or slot |  | goes to one of 2 blocks; requires `fpu` | FCMP and FBcc. |
| [`ftst_b`](super::Ins::ftst_b) |  | `a`: `fx` or slot |  | goes to one of 2 blocks; requires `fpu` | FTST and FBcc. |

## Returns

| form | defs | uses | clobbers | about |
| --- | --- | --- | --- | --- |
| [`tail_jmp`](super::Ins::tail_jmp) |  | `target`: `volatile_address` |  | JMP to another function, after the frame is gone. |

## Traps

| form | defs | uses | clobbers | about |
| --- | --- | --- | --- | --- |
| [`illegal`](super::Ins::illegal) |  |  |  | ILLEGAL. |

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**MOVEQ: 8 bits, extended to 32.

Built by [`moveq`](super::Ins::moveq).*/
        pub const MOVEQ: Form = Form(0u32);
        /**MOVE.L or MOVEA.L of an immediate; LEA of an absolute address.

Built by [`const32`](super::Ins::const32).*/
        pub const CONST32: Form = Form(1u32);
        /**MOVE.W of an immediate.

Built by [`const16`](super::Ins::const16).*/
        pub const CONST16: Form = Form(2u32);
        /**MOVE.B of an immediate.

Built by [`const8`](super::Ins::const8).*/
        pub const CONST8: Form = Form(3u32);
        /**CLR.

Built by [`zero32`](super::Ins::zero32).*/
        pub const ZERO32: Form = Form(4u32);
        /**CLR.

Built by [`zero16`](super::Ins::zero16).*/
        pub const ZERO16: Form = Form(5u32);
        /**CLR.

Built by [`zero8`](super::Ins::zero8).*/
        pub const ZERO8: Form = Form(6u32);
        /**SUBA of a register from itself.

Built by [`zero_address`](super::Ins::zero_address).*/
        pub const ZERO_ADDRESS: Form = Form(7u32);
        /**LEA of a place in the frame, or relative to PC.

Built by [`frame_address`](super::Ins::frame_address).*/
        pub const FRAME_ADDRESS: Form = Form(8u32);
        /**LEA of a place in the frame, or relative to PC.

Built by [`pc_address`](super::Ins::pc_address).*/
        pub const PC_ADDRESS: Form = Form(9u32);
        /**MOVE or MOVEA: a copy that the client asks for.

Built by [`mov32`](super::Ins::mov32).*/
        pub const MOV32: Form = Form(10u32);
        /**MOVE or MOVEA: a copy that the client asks for.

Built by [`mov16`](super::Ins::mov16).*/
        pub const MOV16: Form = Form(11u32);
        /**MOVE.B: a copy that the client asks for.

Built by [`mov8`](super::Ins::mov8).*/
        pub const MOV8: Form = Form(12u32);
        /**EXT.L in place.

Built by [`sx16_to32`](super::Ins::sx16_to32).*/
        pub const SX16_TO32: Form = Form(13u32);
        /**MOVEA.W: a word, extended to an address.

Built by [`movea16`](super::Ins::movea16).*/
        pub const MOVEA16: Form = Form(14u32);
        /**EXT.W in place.

Built by [`sx8_to16`](super::Ins::sx8_to16).*/
        pub const SX8_TO16: Form = Form(15u32);
        /**EXTB.L in place.

Built by [`sx8_to32`](super::Ins::sx8_to32).*/
        pub const SX8_TO32: Form = Form(16u32);
        /**MOVEQ of zero, and MOVE.W: dst is written first.

Built by [`zx16_to32`](super::Ins::zx16_to32).*/
        pub const ZX16_TO32: Form = Form(17u32);
        ///An alternative of [`ZX16_TO32`](ZX16_TO32).
        pub const ZX16_TO32_AND: Form = Form(18u32);
        /**MOVEQ of zero, and MOVE.B: dst is written first.

Built by [`zx8_to32`](super::Ins::zx8_to32).*/
        pub const ZX8_TO32: Form = Form(19u32);
        ///An alternative of [`ZX8_TO32`](ZX8_TO32).
        pub const ZX8_TO32_AND: Form = Form(20u32);
        /**MOVEQ of zero, and MOVE.B: dst is written first.

Built by [`zx8_to16`](super::Ins::zx8_to16).*/
        pub const ZX8_TO16: Form = Form(21u32);
        /**The low word: MOVE, or nothing when src and dst share a register.

Built by [`trunc32_to16`](super::Ins::trunc32_to16).*/
        pub const TRUNC32_TO16: Form = Form(22u32);
        /**The low byte: MOVE, or nothing when src and dst share a register.

Built by [`trunc32_to8`](super::Ins::trunc32_to8).*/
        pub const TRUNC32_TO8: Form = Form(23u32);
        /**The low byte: MOVE, or nothing when src and dst share a register.

Built by [`trunc16_to8`](super::Ins::trunc16_to8).*/
        pub const TRUNC16_TO8: Form = Form(24u32);
        /**MOVE.W: replaces the low word.

Built by [`set_low_word`](super::Ins::set_low_word).*/
        pub const SET_LOW_WORD: Form = Form(25u32);
        /**MOVE.B: replaces the low byte.

Built by [`set_low_byte`](super::Ins::set_low_byte).*/
        pub const SET_LOW_BYTE: Form = Form(26u32);
        /**SWAP: exchanges the words of a register.

Built by [`swap`](super::Ins::swap).*/
        pub const SWAP: Form = Form(27u32);
        /**MOVE or MOVEA from memory.

Built by [`load32`](super::Ins::load32).*/
        pub const LOAD32: Form = Form(28u32);
        /**MOVE or MOVEA from memory.

Built by [`load16`](super::Ins::load16).*/
        pub const LOAD16: Form = Form(29u32);
        /**MOVE or MOVEA from memory. Any register is an index.

Built by [`load32_index`](super::Ins::load32_index).*/
        pub const LOAD32_INDEX: Form = Form(30u32);
        /**MOVE or MOVEA from memory. Any register is an index.

Built by [`load16_index`](super::Ins::load16_index).*/
        pub const LOAD16_INDEX: Form = Form(31u32);
        /**MOVE or MOVEA from memory. The index is a word, extended.

Built by [`load32_index16`](super::Ins::load32_index16).*/
        pub const LOAD32_INDEX16: Form = Form(32u32);
        /**MOVE or MOVEA from memory. The index is a word, extended.

Built by [`load16_index16`](super::Ins::load16_index16).*/
        pub const LOAD16_INDEX16: Form = Form(33u32);
        /**MOVE or MOVEA from an absolute address or relative to PC.

Built by [`load32_global`](super::Ins::load32_global).*/
        pub const LOAD32_GLOBAL: Form = Form(34u32);
        /**MOVE or MOVEA from an absolute address or relative to PC.

Built by [`load16_global`](super::Ins::load16_global).*/
        pub const LOAD16_GLOBAL: Form = Form(35u32);
        /**MOVE.B from memory.

Built by [`load8`](super::Ins::load8).*/
        pub const LOAD8: Form = Form(36u32);
        /**MOVE.B from memory.

Built by [`load8_index`](super::Ins::load8_index).*/
        pub const LOAD8_INDEX: Form = Form(37u32);
        /**MOVE.B from memory. The index is a word, extended.

Built by [`load8_index16`](super::Ins::load8_index16).*/
        pub const LOAD8_INDEX16: Form = Form(38u32);
        /**MOVE.B from an absolute address or relative to PC.

Built by [`load8_global`](super::Ins::load8_global).*/
        pub const LOAD8_GLOBAL: Form = Form(39u32);
        /**MOVEA.W: loads a word, extended to an address.

Built by [`load16_to32`](super::Ins::load16_to32).*/
        pub const LOAD16_TO32: Form = Form(40u32);
        /**MOVE to memory.

Built by [`store32`](super::Ins::store32).*/
        pub const STORE32: Form = Form(41u32);
        /**MOVE to memory.

Built by [`store16`](super::Ins::store16).*/
        pub const STORE16: Form = Form(42u32);
        /**MOVE to memory.

Built by [`store8`](super::Ins::store8).*/
        pub const STORE8: Form = Form(43u32);
        /**MOVE to memory.

Built by [`store32_index`](super::Ins::store32_index).*/
        pub const STORE32_INDEX: Form = Form(44u32);
        /**MOVE to memory.

Built by [`store16_index`](super::Ins::store16_index).*/
        pub const STORE16_INDEX: Form = Form(45u32);
        /**MOVE to memory.

Built by [`store8_index`](super::Ins::store8_index).*/
        pub const STORE8_INDEX: Form = Form(46u32);
        /**MOVE to memory. The index is a word, extended.

Built by [`store32_index16`](super::Ins::store32_index16).*/
        pub const STORE32_INDEX16: Form = Form(47u32);
        /**MOVE to memory. The index is a word, extended.

Built by [`store16_index16`](super::Ins::store16_index16).*/
        pub const STORE16_INDEX16: Form = Form(48u32);
        /**MOVE to memory. The index is a word, extended.

Built by [`store8_index16`](super::Ins::store8_index16).*/
        pub const STORE8_INDEX16: Form = Form(49u32);
        /**MOVE to an absolute address.

Built by [`store32_global`](super::Ins::store32_global).*/
        pub const STORE32_GLOBAL: Form = Form(50u32);
        /**MOVE to an absolute address.

Built by [`store16_global`](super::Ins::store16_global).*/
        pub const STORE16_GLOBAL: Form = Form(51u32);
        /**MOVE to an absolute address.

Built by [`store8_global`](super::Ins::store8_global).*/
        pub const STORE8_GLOBAL: Form = Form(52u32);
        /**MOVE of an immediate, or CLR, to memory.

Built by [`store32_imm`](super::Ins::store32_imm).*/
        pub const STORE32_IMM: Form = Form(53u32);
        /**MOVE of an immediate, or CLR, to memory.

Built by [`store16_imm`](super::Ins::store16_imm).*/
        pub const STORE16_IMM: Form = Form(54u32);
        /**MOVE of an immediate, or CLR, to memory.

Built by [`store8_imm`](super::Ins::store8_imm).*/
        pub const STORE8_IMM: Form = Form(55u32);
        /**MOVE from memory to memory.

Built by [`move_mem`](super::Ins::move_mem).*/
        pub const MOVE_MEM: Form = Form(56u32);
        /**MOVE from memory to memory, both with postincrement.

Built by [`move_mem_inc`](super::Ins::move_mem_inc).*/
        pub const MOVE_MEM_INC: Form = Form(57u32);
        /**MOVE with postincrement or predecrement.

Built by [`load32_inc`](super::Ins::load32_inc).*/
        pub const LOAD32_INC: Form = Form(58u32);
        /**MOVE with postincrement or predecrement.

Built by [`load32_dec`](super::Ins::load32_dec).*/
        pub const LOAD32_DEC: Form = Form(59u32);
        /**MOVE with postincrement or predecrement.

Built by [`load16_inc`](super::Ins::load16_inc).*/
        pub const LOAD16_INC: Form = Form(60u32);
        /**MOVE with postincrement or predecrement.

Built by [`load16_dec`](super::Ins::load16_dec).*/
        pub const LOAD16_DEC: Form = Form(61u32);
        /**MOVE with postincrement or predecrement.

Built by [`load8_inc`](super::Ins::load8_inc).*/
        pub const LOAD8_INC: Form = Form(62u32);
        /**MOVE with postincrement or predecrement.

Built by [`load8_dec`](super::Ins::load8_dec).*/
        pub const LOAD8_DEC: Form = Form(63u32);
        /**MOVE with postincrement or predecrement.

Built by [`store32_inc`](super::Ins::store32_inc).*/
        pub const STORE32_INC: Form = Form(64u32);
        /**MOVE with postincrement or predecrement.

Built by [`store32_dec`](super::Ins::store32_dec).*/
        pub const STORE32_DEC: Form = Form(65u32);
        /**MOVE with postincrement or predecrement.

Built by [`store16_inc`](super::Ins::store16_inc).*/
        pub const STORE16_INC: Form = Form(66u32);
        /**MOVE with postincrement or predecrement.

Built by [`store16_dec`](super::Ins::store16_dec).*/
        pub const STORE16_DEC: Form = Form(67u32);
        /**MOVE with postincrement or predecrement.

Built by [`store8_inc`](super::Ins::store8_inc).*/
        pub const STORE8_INC: Form = Form(68u32);
        /**MOVE with postincrement or predecrement.

Built by [`store8_dec`](super::Ins::store8_dec).*/
        pub const STORE8_DEC: Form = Form(69u32);
        /**LEA: base and displacement.

Built by [`lea`](super::Ins::lea).*/
        pub const LEA: Form = Form(70u32);
        /**LEA: base, scaled index and displacement.

Built by [`lea_index`](super::Ins::lea_index).*/
        pub const LEA_INDEX: Form = Form(71u32);
        /**LEA: base, scaled index and displacement. The index is a word, extended.

Built by [`lea_index16`](super::Ins::lea_index16).*/
        pub const LEA_INDEX16: Form = Form(72u32);
        /**PEA: pushes an address; the client keeps account of A7.

Built by [`pea`](super::Ins::pea).*/
        pub const PEA: Form = Form(73u32);
        /**MOVE to -(A7): an argument; the client keeps account of A7.

Built by [`push32`](super::Ins::push32).*/
        pub const PUSH32: Form = Form(74u32);
        /**MOVE to -(A7): an argument; the client keeps account of A7.

Built by [`push16`](super::Ins::push16).*/
        pub const PUSH16: Form = Form(75u32);
        /**PEA of an absolute address, or MOVE of an immediate to -(A7).

Built by [`push_imm`](super::Ins::push_imm).*/
        pub const PUSH_IMM: Form = Form(76u32);
        /**MOVEP: every second byte of memory, to a data register.

Built by [`movep32_load`](super::Ins::movep32_load).*/
        pub const MOVEP32_LOAD: Form = Form(77u32);
        /**MOVEP: every second byte of memory, to a data register.

Built by [`movep16_load`](super::Ins::movep16_load).*/
        pub const MOVEP16_LOAD: Form = Form(78u32);
        /**MOVEP: to every second byte of memory, from a data register.

Built by [`movep32_store`](super::Ins::movep32_store).*/
        pub const MOVEP32_STORE: Form = Form(79u32);
        /**MOVEP: to every second byte of memory, from a data register.

Built by [`movep16_store`](super::Ins::movep16_store).*/
        pub const MOVEP16_STORE: Form = Form(80u32);
        /**MOVEM.L: loads 2 registers, the base perhaps among them.

Built by [`movem2_load`](super::Ins::movem2_load).*/
        pub const MOVEM2_LOAD: Form = Form(81u32);
        /**MOVEM.L: loads 3 registers, the base perhaps among them.

Built by [`movem3_load`](super::Ins::movem3_load).*/
        pub const MOVEM3_LOAD: Form = Form(82u32);
        /**MOVEM.L: loads 4 registers, the base perhaps among them.

Built by [`movem4_load`](super::Ins::movem4_load).*/
        pub const MOVEM4_LOAD: Form = Form(83u32);
        /**MOVEM.L with postincrement.

Built by [`movem2_load_inc`](super::Ins::movem2_load_inc).*/
        pub const MOVEM2_LOAD_INC: Form = Form(84u32);
        /**MOVEM.L with postincrement.

Built by [`movem3_load_inc`](super::Ins::movem3_load_inc).*/
        pub const MOVEM3_LOAD_INC: Form = Form(85u32);
        /**MOVEM.L with postincrement.

Built by [`movem4_load_inc`](super::Ins::movem4_load_inc).*/
        pub const MOVEM4_LOAD_INC: Form = Form(86u32);
        /**MOVEM.L: stores 2 registers.

Built by [`movem2_store`](super::Ins::movem2_store).*/
        pub const MOVEM2_STORE: Form = Form(87u32);
        /**MOVEM.L: stores 3 registers.

Built by [`movem3_store`](super::Ins::movem3_store).*/
        pub const MOVEM3_STORE: Form = Form(88u32);
        /**MOVEM.L: stores 4 registers.

Built by [`movem4_store`](super::Ins::movem4_store).*/
        pub const MOVEM4_STORE: Form = Form(89u32);
        /**ADD.L or ADDA.L.

Built by [`add32`](super::Ins::add32).*/
        pub const ADD32: Form = Form(90u32);
        ///An alternative of [`ADD32`](ADD32).
        pub const ADD32_SWAPPED: Form = Form(91u32);
        /**SUB.L or SUBA.L.

Built by [`sub32`](super::Ins::sub32).*/
        pub const SUB32: Form = Form(92u32);
        /**ADD.W to a data register.

Built by [`add16`](super::Ins::add16).*/
        pub const ADD16: Form = Form(93u32);
        /**SUB.W from a data register.

Built by [`sub16`](super::Ins::sub16).*/
        pub const SUB16: Form = Form(94u32);
        /**add.B to a data register.

Built by [`add8`](super::Ins::add8).*/
        pub const ADD8: Form = Form(95u32);
        /**sub.B to a data register.

Built by [`sub8`](super::Ins::sub8).*/
        pub const SUB8: Form = Form(96u32);
        /**addA.W: a word, extended, to an address.

Built by [`adda16`](super::Ins::adda16).*/
        pub const ADDA16: Form = Form(97u32);
        /**subA.W: a word, extended, to an address.

Built by [`suba16`](super::Ins::suba16).*/
        pub const SUBA16: Form = Form(98u32);
        /**addQ: 1 to 8, to any register.

Built by [`add32_quick`](super::Ins::add32_quick).*/
        pub const ADD32_QUICK: Form = Form(99u32);
        /**subQ: 1 to 8, to any register.

Built by [`sub32_quick`](super::Ins::sub32_quick).*/
        pub const SUB32_QUICK: Form = Form(100u32);
        /**addI.L or addA.L of an immediate; LEA.

Built by [`add32_imm`](super::Ins::add32_imm).*/
        pub const ADD32_IMM: Form = Form(101u32);
        /**subI.L or subA.L of an immediate; LEA.

Built by [`sub32_imm`](super::Ins::sub32_imm).*/
        pub const SUB32_IMM: Form = Form(102u32);
        /**addI or addQ.

Built by [`add16_imm`](super::Ins::add16_imm).*/
        pub const ADD16_IMM: Form = Form(103u32);
        /**addI or addQ.

Built by [`add8_imm`](super::Ins::add8_imm).*/
        pub const ADD8_IMM: Form = Form(104u32);
        /**subI or subQ.

Built by [`sub16_imm`](super::Ins::sub16_imm).*/
        pub const SUB16_IMM: Form = Form(105u32);
        /**subI or subQ.

Built by [`sub8_imm`](super::Ins::sub8_imm).*/
        pub const SUB8_IMM: Form = Form(106u32);
        /**and: to a data register, from one or from memory.

Built by [`and32`](super::Ins::and32).*/
        pub const AND32: Form = Form(107u32);
        ///An alternative of [`AND32`](AND32).
        pub const AND32_SWAPPED: Form = Form(108u32);
        /**and: to a data register, from one or from memory.

Built by [`and16`](super::Ins::and16).*/
        pub const AND16: Form = Form(109u32);
        ///An alternative of [`AND16`](AND16).
        pub const AND16_SWAPPED: Form = Form(110u32);
        /**and: to a data register, from one or from memory.

Built by [`and8`](super::Ins::and8).*/
        pub const AND8: Form = Form(111u32);
        ///An alternative of [`AND8`](AND8).
        pub const AND8_SWAPPED: Form = Form(112u32);
        /**or: to a data register, from one or from memory.

Built by [`or32`](super::Ins::or32).*/
        pub const OR32: Form = Form(113u32);
        ///An alternative of [`OR32`](OR32).
        pub const OR32_SWAPPED: Form = Form(114u32);
        /**or: to a data register, from one or from memory.

Built by [`or16`](super::Ins::or16).*/
        pub const OR16: Form = Form(115u32);
        ///An alternative of [`OR16`](OR16).
        pub const OR16_SWAPPED: Form = Form(116u32);
        /**or: to a data register, from one or from memory.

Built by [`or8`](super::Ins::or8).*/
        pub const OR8: Form = Form(117u32);
        ///An alternative of [`OR8`](OR8).
        pub const OR8_SWAPPED: Form = Form(118u32);
        /**EOR: between data registers.

Built by [`eor32`](super::Ins::eor32).*/
        pub const EOR32: Form = Form(119u32);
        ///An alternative of [`EOR32`](EOR32).
        pub const EOR32_SWAPPED: Form = Form(120u32);
        /**EOR: between data registers.

Built by [`eor16`](super::Ins::eor16).*/
        pub const EOR16: Form = Form(121u32);
        ///An alternative of [`EOR16`](EOR16).
        pub const EOR16_SWAPPED: Form = Form(122u32);
        /**EOR: between data registers.

Built by [`eor8`](super::Ins::eor8).*/
        pub const EOR8: Form = Form(123u32);
        ///An alternative of [`EOR8`](EOR8).
        pub const EOR8_SWAPPED: Form = Form(124u32);
        /**andI: a data register and an immediate.

Built by [`and32_imm`](super::Ins::and32_imm).*/
        pub const AND32_IMM: Form = Form(125u32);
        /**andI: a data register and an immediate.

Built by [`and16_imm`](super::Ins::and16_imm).*/
        pub const AND16_IMM: Form = Form(126u32);
        /**andI: a data register and an immediate.

Built by [`and8_imm`](super::Ins::and8_imm).*/
        pub const AND8_IMM: Form = Form(127u32);
        /**orI: a data register and an immediate.

Built by [`or32_imm`](super::Ins::or32_imm).*/
        pub const OR32_IMM: Form = Form(128u32);
        /**orI: a data register and an immediate.

Built by [`or16_imm`](super::Ins::or16_imm).*/
        pub const OR16_IMM: Form = Form(129u32);
        /**orI: a data register and an immediate.

Built by [`or8_imm`](super::Ins::or8_imm).*/
        pub const OR8_IMM: Form = Form(130u32);
        /**eorI: a data register and an immediate.

Built by [`eor32_imm`](super::Ins::eor32_imm).*/
        pub const EOR32_IMM: Form = Form(131u32);
        /**eorI: a data register and an immediate.

Built by [`eor16_imm`](super::Ins::eor16_imm).*/
        pub const EOR16_IMM: Form = Form(132u32);
        /**eorI: a data register and an immediate.

Built by [`eor8_imm`](super::Ins::eor8_imm).*/
        pub const EOR8_IMM: Form = Form(133u32);
        /**add: to a data register, from memory.

Built by [`add32_load`](super::Ins::add32_load).*/
        pub const ADD32_LOAD: Form = Form(134u32);
        /**add: to a data register, from memory.

Built by [`add16_load`](super::Ins::add16_load).*/
        pub const ADD16_LOAD: Form = Form(135u32);
        /**add: to a data register, from memory.

Built by [`add8_load`](super::Ins::add8_load).*/
        pub const ADD8_LOAD: Form = Form(136u32);
        /**sub: to a data register, from memory.

Built by [`sub32_load`](super::Ins::sub32_load).*/
        pub const SUB32_LOAD: Form = Form(137u32);
        /**sub: to a data register, from memory.

Built by [`sub16_load`](super::Ins::sub16_load).*/
        pub const SUB16_LOAD: Form = Form(138u32);
        /**sub: to a data register, from memory.

Built by [`sub8_load`](super::Ins::sub8_load).*/
        pub const SUB8_LOAD: Form = Form(139u32);
        /**and: to a data register, from memory.

Built by [`and32_load`](super::Ins::and32_load).*/
        pub const AND32_LOAD: Form = Form(140u32);
        /**and: to a data register, from memory.

Built by [`and16_load`](super::Ins::and16_load).*/
        pub const AND16_LOAD: Form = Form(141u32);
        /**and: to a data register, from memory.

Built by [`and8_load`](super::Ins::and8_load).*/
        pub const AND8_LOAD: Form = Form(142u32);
        /**or: to a data register, from memory.

Built by [`or32_load`](super::Ins::or32_load).*/
        pub const OR32_LOAD: Form = Form(143u32);
        /**or: to a data register, from memory.

Built by [`or16_load`](super::Ins::or16_load).*/
        pub const OR16_LOAD: Form = Form(144u32);
        /**or: to a data register, from memory.

Built by [`or8_load`](super::Ins::or8_load).*/
        pub const OR8_LOAD: Form = Form(145u32);
        /**add: from a data register, to memory.

Built by [`add32_store`](super::Ins::add32_store).*/
        pub const ADD32_STORE: Form = Form(146u32);
        /**add: from a data register, to memory.

Built by [`add16_store`](super::Ins::add16_store).*/
        pub const ADD16_STORE: Form = Form(147u32);
        /**add: from a data register, to memory.

Built by [`add8_store`](super::Ins::add8_store).*/
        pub const ADD8_STORE: Form = Form(148u32);
        /**sub: from a data register, to memory.

Built by [`sub32_store`](super::Ins::sub32_store).*/
        pub const SUB32_STORE: Form = Form(149u32);
        /**sub: from a data register, to memory.

Built by [`sub16_store`](super::Ins::sub16_store).*/
        pub const SUB16_STORE: Form = Form(150u32);
        /**sub: from a data register, to memory.

Built by [`sub8_store`](super::Ins::sub8_store).*/
        pub const SUB8_STORE: Form = Form(151u32);
        /**and: from a data register, to memory.

Built by [`and32_store`](super::Ins::and32_store).*/
        pub const AND32_STORE: Form = Form(152u32);
        /**and: from a data register, to memory.

Built by [`and16_store`](super::Ins::and16_store).*/
        pub const AND16_STORE: Form = Form(153u32);
        /**and: from a data register, to memory.

Built by [`and8_store`](super::Ins::and8_store).*/
        pub const AND8_STORE: Form = Form(154u32);
        /**or: from a data register, to memory.

Built by [`or32_store`](super::Ins::or32_store).*/
        pub const OR32_STORE: Form = Form(155u32);
        /**or: from a data register, to memory.

Built by [`or16_store`](super::Ins::or16_store).*/
        pub const OR16_STORE: Form = Form(156u32);
        /**or: from a data register, to memory.

Built by [`or8_store`](super::Ins::or8_store).*/
        pub const OR8_STORE: Form = Form(157u32);
        /**eor: from a data register, to memory.

Built by [`eor32_store`](super::Ins::eor32_store).*/
        pub const EOR32_STORE: Form = Form(158u32);
        /**eor: from a data register, to memory.

Built by [`eor16_store`](super::Ins::eor16_store).*/
        pub const EOR16_STORE: Form = Form(159u32);
        /**eor: from a data register, to memory.

Built by [`eor8_store`](super::Ins::eor8_store).*/
        pub const EOR8_STORE: Form = Form(160u32);
        /**addI or addQ: memory and an immediate.

Built by [`add32_store_imm`](super::Ins::add32_store_imm).*/
        pub const ADD32_STORE_IMM: Form = Form(161u32);
        /**addI or addQ: memory and an immediate.

Built by [`add16_store_imm`](super::Ins::add16_store_imm).*/
        pub const ADD16_STORE_IMM: Form = Form(162u32);
        /**addI or addQ: memory and an immediate.

Built by [`add8_store_imm`](super::Ins::add8_store_imm).*/
        pub const ADD8_STORE_IMM: Form = Form(163u32);
        /**subI or subQ: memory and an immediate.

Built by [`sub32_store_imm`](super::Ins::sub32_store_imm).*/
        pub const SUB32_STORE_IMM: Form = Form(164u32);
        /**subI or subQ: memory and an immediate.

Built by [`sub16_store_imm`](super::Ins::sub16_store_imm).*/
        pub const SUB16_STORE_IMM: Form = Form(165u32);
        /**subI or subQ: memory and an immediate.

Built by [`sub8_store_imm`](super::Ins::sub8_store_imm).*/
        pub const SUB8_STORE_IMM: Form = Form(166u32);
        /**andI or andQ: memory and an immediate.

Built by [`and32_store_imm`](super::Ins::and32_store_imm).*/
        pub const AND32_STORE_IMM: Form = Form(167u32);
        /**andI or andQ: memory and an immediate.

Built by [`and16_store_imm`](super::Ins::and16_store_imm).*/
        pub const AND16_STORE_IMM: Form = Form(168u32);
        /**andI or andQ: memory and an immediate.

Built by [`and8_store_imm`](super::Ins::and8_store_imm).*/
        pub const AND8_STORE_IMM: Form = Form(169u32);
        /**orI or orQ: memory and an immediate.

Built by [`or32_store_imm`](super::Ins::or32_store_imm).*/
        pub const OR32_STORE_IMM: Form = Form(170u32);
        /**orI or orQ: memory and an immediate.

Built by [`or16_store_imm`](super::Ins::or16_store_imm).*/
        pub const OR16_STORE_IMM: Form = Form(171u32);
        /**orI or orQ: memory and an immediate.

Built by [`or8_store_imm`](super::Ins::or8_store_imm).*/
        pub const OR8_STORE_IMM: Form = Form(172u32);
        /**eorI or eorQ: memory and an immediate.

Built by [`eor32_store_imm`](super::Ins::eor32_store_imm).*/
        pub const EOR32_STORE_IMM: Form = Form(173u32);
        /**eorI or eorQ: memory and an immediate.

Built by [`eor16_store_imm`](super::Ins::eor16_store_imm).*/
        pub const EOR16_STORE_IMM: Form = Form(174u32);
        /**eorI or eorQ: memory and an immediate.

Built by [`eor8_store_imm`](super::Ins::eor8_store_imm).*/
        pub const EOR8_STORE_IMM: Form = Form(175u32);
        /**neg in place.

Built by [`neg32`](super::Ins::neg32).*/
        pub const NEG32: Form = Form(176u32);
        /**neg in place.

Built by [`neg16`](super::Ins::neg16).*/
        pub const NEG16: Form = Form(177u32);
        /**neg in place.

Built by [`neg8`](super::Ins::neg8).*/
        pub const NEG8: Form = Form(178u32);
        /**not in place.

Built by [`not32`](super::Ins::not32).*/
        pub const NOT32: Form = Form(179u32);
        /**not in place.

Built by [`not16`](super::Ins::not16).*/
        pub const NOT16: Form = Form(180u32);
        /**not in place.

Built by [`not8`](super::Ins::not8).*/
        pub const NOT8: Form = Form(181u32);
        /**add.L and addX.L. The low half is written while the high halves are still to be read.

Built by [`add64`](super::Ins::add64).*/
        pub const ADD64: Form = Form(182u32);
        /**sub.L and subX.L. The low half is written while the high halves are still to be read.

Built by [`sub64`](super::Ins::sub64).*/
        pub const SUB64: Form = Form(183u32);
        /**NEG.L and NEGX.L.

Built by [`neg64`](super::Ins::neg64).*/
        pub const NEG64: Form = Form(184u32);
        /**abcd: decimal bytes.

Built by [`abcd`](super::Ins::abcd).*/
        pub const ABCD: Form = Form(185u32);
        /**sbcd: decimal bytes.

Built by [`sbcd`](super::Ins::sbcd).*/
        pub const SBCD: Form = Form(186u32);
        /**PACK: two digits of a word to a byte.

Built by [`pack`](super::Ins::pack).*/
        pub const PACK: Form = Form(187u32);
        /**UNPK: two digits of a byte to a word.

Built by [`unpk`](super::Ins::unpk).*/
        pub const UNPK: Form = Form(188u32);
        /**muls.W: a 32-bit product of words, in place of the first.

Built by [`muls16`](super::Ins::muls16).*/
        pub const MULS16: Form = Form(189u32);
        /**mulu.W: a 32-bit product of words, in place of the first.

Built by [`mulu16`](super::Ins::mulu16).*/
        pub const MULU16: Form = Form(190u32);
        /**muls.L: the low half of a product.

Built by [`muls32`](super::Ins::muls32).*/
        pub const MULS32: Form = Form(191u32);
        ///An alternative of [`MULS32`](MULS32).
        pub const MULS32_SWAPPED: Form = Form(192u32);
        /**mulu.L: the low half of a product.

Built by [`mulu32`](super::Ins::mulu32).*/
        pub const MULU32: Form = Form(193u32);
        ///An alternative of [`MULU32`](MULU32).
        pub const MULU32_SWAPPED: Form = Form(194u32);
        /**muls.L by an immediate.

Built by [`muls32_imm`](super::Ins::muls32_imm).*/
        pub const MULS32_IMM: Form = Form(195u32);
        /**mulu.L by an immediate.

Built by [`mulu32_imm`](super::Ins::mulu32_imm).*/
        pub const MULU32_IMM: Form = Form(196u32);
        /**muls.L to Dh:Dl, any two data registers.

Built by [`muls64`](super::Ins::muls64).*/
        pub const MULS64: Form = Form(197u32);
        ///An alternative of [`MULS64`](MULS64).
        pub const MULS64_SWAPPED: Form = Form(198u32);
        /**mulu.L to Dh:Dl, any two data registers.

Built by [`mulu64`](super::Ins::mulu64).*/
        pub const MULU64: Form = Form(199u32);
        ///An alternative of [`MULU64`](MULU64).
        pub const MULU64_SWAPPED: Form = Form(200u32);
        /**divs.W: 32 bits by a word; the quotient is in the low word of dst, the remainder in the other.

Built by [`divs16`](super::Ins::divs16).*/
        pub const DIVS16: Form = Form(201u32);
        /**divu.W: 32 bits by a word; the quotient is in the low word of dst, the remainder in the other.

Built by [`divu16`](super::Ins::divu16).*/
        pub const DIVU16: Form = Form(202u32);
        /**divs.L to Dq: 32 bits by 32 bits.

Built by [`divs32`](super::Ins::divs32).*/
        pub const DIVS32: Form = Form(203u32);
        /**divu.L to Dq: 32 bits by 32 bits.

Built by [`divu32`](super::Ins::divu32).*/
        pub const DIVU32: Form = Form(204u32);
        /**divsL.L to Dr:Dq: 32 bits by 32 bits, with the remainder.

Built by [`divsl`](super::Ins::divsl).*/
        pub const DIVSL: Form = Form(205u32);
        /**divuL.L to Dr:Dq: 32 bits by 32 bits, with the remainder.

Built by [`divul`](super::Ins::divul).*/
        pub const DIVUL: Form = Form(206u32);
        /**divs.L to Dr:Dq: 64 bits by 32 bits, in any data registers.

Built by [`divs64`](super::Ins::divs64).*/
        pub const DIVS64: Form = Form(207u32);
        /**divu.L to Dr:Dq: 64 bits by 32 bits, in any data registers.

Built by [`divu64`](super::Ins::divu64).*/
        pub const DIVU64: Form = Form(208u32);
        /**asl by a data register, of which it reads six bits.

Built by [`asl32`](super::Ins::asl32).*/
        pub const ASL32: Form = Form(209u32);
        /**asl by a data register, of which it reads six bits.

Built by [`asl16`](super::Ins::asl16).*/
        pub const ASL16: Form = Form(210u32);
        /**asl by a data register, of which it reads six bits.

Built by [`asl8`](super::Ins::asl8).*/
        pub const ASL8: Form = Form(211u32);
        /**asr by a data register, of which it reads six bits.

Built by [`asr32`](super::Ins::asr32).*/
        pub const ASR32: Form = Form(212u32);
        /**asr by a data register, of which it reads six bits.

Built by [`asr16`](super::Ins::asr16).*/
        pub const ASR16: Form = Form(213u32);
        /**asr by a data register, of which it reads six bits.

Built by [`asr8`](super::Ins::asr8).*/
        pub const ASR8: Form = Form(214u32);
        /**lsl by a data register, of which it reads six bits.

Built by [`lsl32`](super::Ins::lsl32).*/
        pub const LSL32: Form = Form(215u32);
        /**lsl by a data register, of which it reads six bits.

Built by [`lsl16`](super::Ins::lsl16).*/
        pub const LSL16: Form = Form(216u32);
        /**lsl by a data register, of which it reads six bits.

Built by [`lsl8`](super::Ins::lsl8).*/
        pub const LSL8: Form = Form(217u32);
        /**lsr by a data register, of which it reads six bits.

Built by [`lsr32`](super::Ins::lsr32).*/
        pub const LSR32: Form = Form(218u32);
        /**lsr by a data register, of which it reads six bits.

Built by [`lsr16`](super::Ins::lsr16).*/
        pub const LSR16: Form = Form(219u32);
        /**lsr by a data register, of which it reads six bits.

Built by [`lsr8`](super::Ins::lsr8).*/
        pub const LSR8: Form = Form(220u32);
        /**rol by a data register, of which it reads six bits.

Built by [`rol32`](super::Ins::rol32).*/
        pub const ROL32: Form = Form(221u32);
        /**rol by a data register, of which it reads six bits.

Built by [`rol16`](super::Ins::rol16).*/
        pub const ROL16: Form = Form(222u32);
        /**rol by a data register, of which it reads six bits.

Built by [`rol8`](super::Ins::rol8).*/
        pub const ROL8: Form = Form(223u32);
        /**ror by a data register, of which it reads six bits.

Built by [`ror32`](super::Ins::ror32).*/
        pub const ROR32: Form = Form(224u32);
        /**ror by a data register, of which it reads six bits.

Built by [`ror16`](super::Ins::ror16).*/
        pub const ROR16: Form = Form(225u32);
        /**ror by a data register, of which it reads six bits.

Built by [`ror8`](super::Ins::ror8).*/
        pub const ROR8: Form = Form(226u32);
        /**asl by 1 to 8.

Built by [`asl32_imm`](super::Ins::asl32_imm).*/
        pub const ASL32_IMM: Form = Form(227u32);
        /**asl by 1 to 8.

Built by [`asl16_imm`](super::Ins::asl16_imm).*/
        pub const ASL16_IMM: Form = Form(228u32);
        /**asl by 1 to 8.

Built by [`asl8_imm`](super::Ins::asl8_imm).*/
        pub const ASL8_IMM: Form = Form(229u32);
        /**asr by 1 to 8.

Built by [`asr32_imm`](super::Ins::asr32_imm).*/
        pub const ASR32_IMM: Form = Form(230u32);
        /**asr by 1 to 8.

Built by [`asr16_imm`](super::Ins::asr16_imm).*/
        pub const ASR16_IMM: Form = Form(231u32);
        /**asr by 1 to 8.

Built by [`asr8_imm`](super::Ins::asr8_imm).*/
        pub const ASR8_IMM: Form = Form(232u32);
        /**lsl by 1 to 8.

Built by [`lsl32_imm`](super::Ins::lsl32_imm).*/
        pub const LSL32_IMM: Form = Form(233u32);
        /**lsl by 1 to 8.

Built by [`lsl16_imm`](super::Ins::lsl16_imm).*/
        pub const LSL16_IMM: Form = Form(234u32);
        /**lsl by 1 to 8.

Built by [`lsl8_imm`](super::Ins::lsl8_imm).*/
        pub const LSL8_IMM: Form = Form(235u32);
        /**lsr by 1 to 8.

Built by [`lsr32_imm`](super::Ins::lsr32_imm).*/
        pub const LSR32_IMM: Form = Form(236u32);
        /**lsr by 1 to 8.

Built by [`lsr16_imm`](super::Ins::lsr16_imm).*/
        pub const LSR16_IMM: Form = Form(237u32);
        /**lsr by 1 to 8.

Built by [`lsr8_imm`](super::Ins::lsr8_imm).*/
        pub const LSR8_IMM: Form = Form(238u32);
        /**rol by 1 to 8.

Built by [`rol32_imm`](super::Ins::rol32_imm).*/
        pub const ROL32_IMM: Form = Form(239u32);
        /**rol by 1 to 8.

Built by [`rol16_imm`](super::Ins::rol16_imm).*/
        pub const ROL16_IMM: Form = Form(240u32);
        /**rol by 1 to 8.

Built by [`rol8_imm`](super::Ins::rol8_imm).*/
        pub const ROL8_IMM: Form = Form(241u32);
        /**ror by 1 to 8.

Built by [`ror32_imm`](super::Ins::ror32_imm).*/
        pub const ROR32_IMM: Form = Form(242u32);
        /**ror by 1 to 8.

Built by [`ror16_imm`](super::Ins::ror16_imm).*/
        pub const ROR16_IMM: Form = Form(243u32);
        /**ror by 1 to 8.

Built by [`ror8_imm`](super::Ins::ror8_imm).*/
        pub const ROR8_IMM: Form = Form(244u32);
        /**bfextu: a field, or where its first one is.

Built by [`bfextu_imm`](super::Ins::bfextu_imm).*/
        pub const BFEXTU_IMM: Form = Form(245u32);
        /**bfexts: a field, or where its first one is.

Built by [`bfexts_imm`](super::Ins::bfexts_imm).*/
        pub const BFEXTS_IMM: Form = Form(246u32);
        /**bfffo: a field, or where its first one is.

Built by [`bfffo_imm`](super::Ins::bfffo_imm).*/
        pub const BFFFO_IMM: Form = Form(247u32);
        /**bfextu, with offset and width in data registers.

Built by [`bfextu`](super::Ins::bfextu).*/
        pub const BFEXTU: Form = Form(248u32);
        /**bfexts, with offset and width in data registers.

Built by [`bfexts`](super::Ins::bfexts).*/
        pub const BFEXTS: Form = Form(249u32);
        /**bfffo, with offset and width in data registers.

Built by [`bfffo`](super::Ins::bfffo).*/
        pub const BFFFO: Form = Form(250u32);
        /**bfextu: a field in memory, from a base by an offset of bits.

Built by [`bfextu_load`](super::Ins::bfextu_load).*/
        pub const BFEXTU_LOAD: Form = Form(251u32);
        /**bfexts: a field in memory, from a base by an offset of bits.

Built by [`bfexts_load`](super::Ins::bfexts_load).*/
        pub const BFEXTS_LOAD: Form = Form(252u32);
        /**bfffo: a field in memory, from a base by an offset of bits.

Built by [`bfffo_load`](super::Ins::bfffo_load).*/
        pub const BFFFO_LOAD: Form = Form(253u32);
        /**BFINS: replaces a field.

Built by [`bfins_imm`](super::Ins::bfins_imm).*/
        pub const BFINS_IMM: Form = Form(254u32);
        /**BFINS: replaces a field, with offset and width in data registers.

Built by [`bfins`](super::Ins::bfins).*/
        pub const BFINS: Form = Form(255u32);
        /**BFINS: replaces a field in memory.

Built by [`bfins_store`](super::Ins::bfins_store).*/
        pub const BFINS_STORE: Form = Form(256u32);
        /**bfchg: changes, clears or sets a field.

Built by [`bfchg_imm`](super::Ins::bfchg_imm).*/
        pub const BFCHG_IMM: Form = Form(257u32);
        /**bfclr: changes, clears or sets a field.

Built by [`bfclr_imm`](super::Ins::bfclr_imm).*/
        pub const BFCLR_IMM: Form = Form(258u32);
        /**bfset: changes, clears or sets a field.

Built by [`bfset_imm`](super::Ins::bfset_imm).*/
        pub const BFSET_IMM: Form = Form(259u32);
        /**bchg: changes, clears or sets a bit.

Built by [`bchg`](super::Ins::bchg).*/
        pub const BCHG: Form = Form(260u32);
        /**bclr: changes, clears or sets a bit.

Built by [`bclr`](super::Ins::bclr).*/
        pub const BCLR: Form = Form(261u32);
        /**bset: changes, clears or sets a bit.

Built by [`bset`](super::Ins::bset).*/
        pub const BSET: Form = Form(262u32);
        /**bchg: changes, clears or sets a bit.

Built by [`bchg_imm`](super::Ins::bchg_imm).*/
        pub const BCHG_IMM: Form = Form(263u32);
        /**bclr: changes, clears or sets a bit.

Built by [`bclr_imm`](super::Ins::bclr_imm).*/
        pub const BCLR_IMM: Form = Form(264u32);
        /**bset: changes, clears or sets a bit.

Built by [`bset_imm`](super::Ins::bset_imm).*/
        pub const BSET_IMM: Form = Form(265u32);
        /**CMP.L or CMPA.L, and Bcc.

Built by [`cmp32_b`](super::Ins::cmp32_b).*/
        pub const CMP32_B: Form = Form(266u32);
        /**CMP.L or CMPA.L, and Scc: all ones or zeros.

Built by [`cmp32_set`](super::Ins::cmp32_set).*/
        pub const CMP32_SET: Form = Form(267u32);
        /**CMP.W and Bcc.

Built by [`cmp16_b`](super::Ins::cmp16_b).*/
        pub const CMP16_B: Form = Form(268u32);
        /**CMP.W and Scc.

Built by [`cmp16_set`](super::Ins::cmp16_set).*/
        pub const CMP16_SET: Form = Form(269u32);
        /**CMPA.W and Bcc: an address and a word, extended.

Built by [`cmpa16_b`](super::Ins::cmpa16_b).*/
        pub const CMPA16_B: Form = Form(270u32);
        /**CMP.B and Bcc.

Built by [`cmp8_b`](super::Ins::cmp8_b).*/
        pub const CMP8_B: Form = Form(271u32);
        /**CMP.B and Scc.

Built by [`cmp8_set`](super::Ins::cmp8_set).*/
        pub const CMP8_SET: Form = Form(272u32);
        /**CMPI.L or CMPA.L, and Bcc.

Built by [`cmp32_imm_b`](super::Ins::cmp32_imm_b).*/
        pub const CMP32_IMM_B: Form = Form(273u32);
        /**CMPI.L or CMPA.L, and Scc.

Built by [`cmp32_imm_set`](super::Ins::cmp32_imm_set).*/
        pub const CMP32_IMM_SET: Form = Form(274u32);
        /**CMPI and Bcc.

Built by [`cmp16_imm_b`](super::Ins::cmp16_imm_b).*/
        pub const CMP16_IMM_B: Form = Form(275u32);
        /**CMPI and Bcc.

Built by [`cmp8_imm_b`](super::Ins::cmp8_imm_b).*/
        pub const CMP8_IMM_B: Form = Form(276u32);
        /**CMPI and Scc.

Built by [`cmp16_imm_set`](super::Ins::cmp16_imm_set).*/
        pub const CMP16_IMM_SET: Form = Form(277u32);
        /**CMPI and Scc.

Built by [`cmp8_imm_set`](super::Ins::cmp8_imm_set).*/
        pub const CMP8_IMM_SET: Form = Form(278u32);
        /**TST and Bcc.

Built by [`tst32_b`](super::Ins::tst32_b).*/
        pub const TST32_B: Form = Form(279u32);
        /**TST and Bcc.

Built by [`tst16_b`](super::Ins::tst16_b).*/
        pub const TST16_B: Form = Form(280u32);
        /**TST and Bcc.

Built by [`tst8_b`](super::Ins::tst8_b).*/
        pub const TST8_B: Form = Form(281u32);
        /**TST and Scc.

Built by [`tst32_set`](super::Ins::tst32_set).*/
        pub const TST32_SET: Form = Form(282u32);
        /**TST and Scc.

Built by [`tst16_set`](super::Ins::tst16_set).*/
        pub const TST16_SET: Form = Form(283u32);
        /**TST and Scc.

Built by [`tst8_set`](super::Ins::tst8_set).*/
        pub const TST8_SET: Form = Form(284u32);
        /**TST or CMPI of memory, and Bcc.

Built by [`tst32_load_b`](super::Ins::tst32_load_b).*/
        pub const TST32_LOAD_B: Form = Form(285u32);
        /**TST or CMPI of memory, and Bcc.

Built by [`tst16_load_b`](super::Ins::tst16_load_b).*/
        pub const TST16_LOAD_B: Form = Form(286u32);
        /**TST or CMPI of memory, and Bcc.

Built by [`tst8_load_b`](super::Ins::tst8_load_b).*/
        pub const TST8_LOAD_B: Form = Form(287u32);
        /**CMPM and Bcc: two places in memory, both with postincrement.

Built by [`cmpm_b`](super::Ins::cmpm_b).*/
        pub const CMPM_B: Form = Form(288u32);
        /**CMP2 and Bcc: any register and two bounds in memory.

Built by [`cmp2_b`](super::Ins::cmp2_b).*/
        pub const CMP2_B: Form = Form(289u32);
        /**BTST and Bcc.

Built by [`btst_b`](super::Ins::btst_b).*/
        pub const BTST_B: Form = Form(290u32);
        /**BTST and Bcc.

Built by [`btst_imm_b`](super::Ins::btst_imm_b).*/
        pub const BTST_IMM_B: Form = Form(291u32);
        /**BFTST and Bcc.

Built by [`bftst_b`](super::Ins::bftst_b).*/
        pub const BFTST_B: Form = Form(292u32);
        /**CMP.L, Bcc and MOVE: dst keeps `otherwise` unless the condition holds.

Built by [`cmp32_mov`](super::Ins::cmp32_mov).*/
        pub const CMP32_MOV: Form = Form(293u32);
        /**add.L and BVS or BCS.

Built by [`add32_overflow_b`](super::Ins::add32_overflow_b).*/
        pub const ADD32_OVERFLOW_B: Form = Form(294u32);
        /**sub.L and BVS or BCS.

Built by [`sub32_overflow_b`](super::Ins::sub32_overflow_b).*/
        pub const SUB32_OVERFLOW_B: Form = Form(295u32);
        /**CHK: traps unless a data register is within a bound.

Built by [`chk`](super::Ins::chk).*/
        pub const CHK: Form = Form(296u32);
        /**CHK2: traps unless any register is within bounds in memory.

Built by [`chk2`](super::Ins::chk2).*/
        pub const CHK2: Form = Form(297u32);
        /**CMP.L and TRAPcc.

Built by [`trapcc`](super::Ins::trapcc).*/
        pub const TRAPCC: Form = Form(298u32);
        /**BRA.

Built by [`bra`](super::Ins::bra).*/
        pub const BRA: Form = Form(299u32);
        /**DBRA: counts a word down and branches until it is -1.

Built by [`dbra`](super::Ins::dbra).*/
        pub const DBRA: Form = Form(300u32);
        /**addQ to a data register, and Bcc.

Built by [`add32_quick_b`](super::Ins::add32_quick_b).*/
        pub const ADD32_QUICK_B: Form = Form(301u32);
        /**subQ to a data register, and Bcc.

Built by [`sub32_quick_b`](super::Ins::sub32_quick_b).*/
        pub const SUB32_QUICK_B: Form = Form(302u32);
        /**MOVE.W from (d8,PC,Xn), and JMP to (2,PC,Dn.W).

Built by [`jump_table`](super::Ins::jump_table).*/
        pub const JUMP_TABLE: Form = Form(303u32);
        /**JMP.

Built by [`jmp`](super::Ins::jmp).*/
        pub const JMP: Form = Form(304u32);
        /**JMP to another function, after the frame is gone.

Built by [`tail_jmp`](super::Ins::tail_jmp).*/
        pub const TAIL_JMP: Form = Form(305u32);
        /**ILLEGAL.

Built by [`illegal`](super::Ins::illegal).*/
        pub const ILLEGAL: Form = Form(306u32);
        /**CAS Dc,Du: `old`, which is what memory held, overwrites `expected`.

Built by [`cas32`](super::Ins::cas32).*/
        pub const CAS32: Form = Form(307u32);
        /**CAS Dc,Du: `old`, which is what memory held, overwrites `expected`.

Built by [`cas16`](super::Ins::cas16).*/
        pub const CAS16: Form = Form(308u32);
        /**CAS Dc,Du: `old`, which is what memory held, overwrites `expected`.

Built by [`cas8`](super::Ins::cas8).*/
        pub const CAS8: Form = Form(309u32);
        /**CAS Dc,Du and SEQ.

Built by [`cas32_set`](super::Ins::cas32_set).*/
        pub const CAS32_SET: Form = Form(310u32);
        /**CAS Dc,Du and SEQ.

Built by [`cas16_set`](super::Ins::cas16_set).*/
        pub const CAS16_SET: Form = Form(311u32);
        /**CAS Dc,Du and SEQ.

Built by [`cas8_set`](super::Ins::cas8_set).*/
        pub const CAS8_SET: Form = Form(312u32);
        /**CAS2 Dc1:Dc2,Du1:Du2,(Rn1):(Rn2): two places at once. Addresses may be in data registers here.

Built by [`cas2_32`](super::Ins::cas2_32).*/
        pub const CAS2_32: Form = Form(313u32);
        /**CAS2 Dc1:Dc2,Du1:Du2,(Rn1):(Rn2): two places at once. Addresses may be in data registers here.

Built by [`cas2_16`](super::Ins::cas2_16).*/
        pub const CAS2_16: Form = Form(314u32);
        /**TAS and SMI: sets the highest bit of a byte, and says whether it was set.

Built by [`tas_set`](super::Ins::tas_set).*/
        pub const TAS_SET: Form = Form(315u32);
        /**TAS and BMI.

Built by [`tas_b`](super::Ins::tas_b).*/
        pub const TAS_B: Form = Form(316u32);
        /**Any operation on memory, by a loop around CAS; `old` is what memory held.

Built by [`atomic32`](super::Ins::atomic32).*/
        pub const ATOMIC32: Form = Form(317u32);
        /**Any operation on memory, by a loop around CAS; `old` is what memory held.

Built by [`atomic16`](super::Ins::atomic16).*/
        pub const ATOMIC16: Form = Form(318u32);
        /**Any operation on memory, by a loop around CAS; `old` is what memory held.

Built by [`atomic8`](super::Ins::atomic8).*/
        pub const ATOMIC8: Form = Form(319u32);
        /**A Linux system call: TRAP #0, the number in D0. The kernel changes only D0.

Built by [`trap0_3`](super::Ins::trap0_3).*/
        pub const TRAP0_3: Form = Form(320u32);
        /**As `trap0_3`. The sixth argument is in A0.

Built by [`trap0_6`](super::Ins::trap0_6).*/
        pub const TRAP0_6: Form = Form(321u32);
        /**No operands.

Built by [`nop`](super::Ins::nop).*/
        pub const NOP: Form = Form(322u32);
        /**No operands.

Built by [`bkpt`](super::Ins::bkpt).*/
        pub const BKPT: Form = Form(323u32);
        /**FMOVECR: a constant of the coprocessor.

Built by [`fmovecr`](super::Ins::fmovecr).*/
        pub const FMOVECR: Form = Form(324u32);
        /**FMOVE of an immediate.

Built by [`fmove_imm`](super::Ins::fmove_imm).*/
        pub const FMOVE_IMM: Form = Form(325u32);
        /**FMOVE: a copy that the client asks for.

Built by [`fmove`](super::Ins::fmove).*/
        pub const FMOVE: Form = Form(326u32);
        /**FMOVE.L, .S, .W or .B from a data register.

Built by [`fmove_from_32`](super::Ins::fmove_from_32).*/
        pub const FMOVE_FROM_32: Form = Form(327u32);
        /**FMOVE.L, .S, .W or .B from a data register.

Built by [`fmove_from_16`](super::Ins::fmove_from_16).*/
        pub const FMOVE_FROM_16: Form = Form(328u32);
        /**FMOVE.L, .S, .W or .B from a data register.

Built by [`fmove_from_8`](super::Ins::fmove_from_8).*/
        pub const FMOVE_FROM_8: Form = Form(329u32);
        /**FMOVE.L, .S, .W or .B to a data register.

Built by [`fmove_to_32`](super::Ins::fmove_to_32).*/
        pub const FMOVE_TO_32: Form = Form(330u32);
        /**FMOVE.L, .S, .W or .B to a data register.

Built by [`fmove_to_16`](super::Ins::fmove_to_16).*/
        pub const FMOVE_TO_16: Form = Form(331u32);
        /**FMOVE.L, .S, .W or .B to a data register.

Built by [`fmove_to_8`](super::Ins::fmove_to_8).*/
        pub const FMOVE_TO_8: Form = Form(332u32);
        /**FMOVE.S, .D, .X or of an integer from memory.

Built by [`fload`](super::Ins::fload).*/
        pub const FLOAD: Form = Form(333u32);
        /**FMOVE.S, .D, .X or of an integer from memory.

Built by [`fload_index`](super::Ins::fload_index).*/
        pub const FLOAD_INDEX: Form = Form(334u32);
        /**FMOVE with postincrement.

Built by [`fload_inc`](super::Ins::fload_inc).*/
        pub const FLOAD_INC: Form = Form(335u32);
        /**FMOVE.S, .D, .X or of an integer to memory.

Built by [`fstore`](super::Ins::fstore).*/
        pub const FSTORE: Form = Form(336u32);
        /**FMOVE.S, .D, .X or of an integer to memory.

Built by [`fstore_index`](super::Ins::fstore_index).*/
        pub const FSTORE_INDEX: Form = Form(337u32);
        /**FMOVE with predecrement.

Built by [`fstore_dec`](super::Ins::fstore_dec).*/
        pub const FSTORE_DEC: Form = Form(338u32);
        /**FMOVE to -(A7): an argument; the client keeps account of A7.

Built by [`fpush`](super::Ins::fpush).*/
        pub const FPUSH: Form = Form(339u32);
        /**fadd: overwrites its first source.

Built by [`fadd`](super::Ins::fadd).*/
        pub const FADD: Form = Form(340u32);
        ///An alternative of [`FADD`](FADD).
        pub const FADD_SWAPPED: Form = Form(341u32);
        /**fmul: overwrites its first source.

Built by [`fmul`](super::Ins::fmul).*/
        pub const FMUL: Form = Form(342u32);
        ///An alternative of [`FMUL`](FMUL).
        pub const FMUL_SWAPPED: Form = Form(343u32);
        /**fsglmul: overwrites its first source.

Built by [`fsglmul`](super::Ins::fsglmul).*/
        pub const FSGLMUL: Form = Form(344u32);
        ///An alternative of [`FSGLMUL`](FSGLMUL).
        pub const FSGLMUL_SWAPPED: Form = Form(345u32);
        /**fsub: overwrites its first source.

Built by [`fsub`](super::Ins::fsub).*/
        pub const FSUB: Form = Form(346u32);
        /**fdiv: overwrites its first source.

Built by [`fdiv`](super::Ins::fdiv).*/
        pub const FDIV: Form = Form(347u32);
        /**fsgldiv: overwrites its first source.

Built by [`fsgldiv`](super::Ins::fsgldiv).*/
        pub const FSGLDIV: Form = Form(348u32);
        /**fmod: overwrites its first source.

Built by [`fmod`](super::Ins::fmod).*/
        pub const FMOD: Form = Form(349u32);
        /**frem: overwrites its first source.

Built by [`frem`](super::Ins::frem).*/
        pub const FREM: Form = Form(350u32);
        /**fscale: overwrites its first source.

Built by [`fscale`](super::Ins::fscale).*/
        pub const FSCALE: Form = Form(351u32);
        /**fadd: a second source in memory.

Built by [`fadd_load`](super::Ins::fadd_load).*/
        pub const FADD_LOAD: Form = Form(352u32);
        /**fsub: a second source in memory.

Built by [`fsub_load`](super::Ins::fsub_load).*/
        pub const FSUB_LOAD: Form = Form(353u32);
        /**fmul: a second source in memory.

Built by [`fmul_load`](super::Ins::fmul_load).*/
        pub const FMUL_LOAD: Form = Form(354u32);
        /**fdiv: a second source in memory.

Built by [`fdiv_load`](super::Ins::fdiv_load).*/
        pub const FDIV_LOAD: Form = Form(355u32);
        /**fadd: a second source in a data register.

Built by [`fadd_int`](super::Ins::fadd_int).*/
        pub const FADD_INT: Form = Form(356u32);
        /**fsub: a second source in a data register.

Built by [`fsub_int`](super::Ins::fsub_int).*/
        pub const FSUB_INT: Form = Form(357u32);
        /**fmul: a second source in a data register.

Built by [`fmul_int`](super::Ins::fmul_int).*/
        pub const FMUL_INT: Form = Form(358u32);
        /**fdiv: a second source in a data register.

Built by [`fdiv_int`](super::Ins::fdiv_int).*/
        pub const FDIV_INT: Form = Form(359u32);
        /**fabs: one source.

Built by [`fabs`](super::Ins::fabs).*/
        pub const FABS: Form = Form(360u32);
        /**fneg: one source.

Built by [`fneg`](super::Ins::fneg).*/
        pub const FNEG: Form = Form(361u32);
        /**fsqrt: one source.

Built by [`fsqrt`](super::Ins::fsqrt).*/
        pub const FSQRT: Form = Form(362u32);
        /**fint: one source.

Built by [`fint`](super::Ins::fint).*/
        pub const FINT: Form = Form(363u32);
        /**fintrz: one source.

Built by [`fintrz`](super::Ins::fintrz).*/
        pub const FINTRZ: Form = Form(364u32);
        /**fgetexp: one source.

Built by [`fgetexp`](super::Ins::fgetexp).*/
        pub const FGETEXP: Form = Form(365u32);
        /**fgetman: one source.

Built by [`fgetman`](super::Ins::fgetman).*/
        pub const FGETMAN: Form = Form(366u32);
        /**facos: one source.

Built by [`facos`](super::Ins::facos).*/
        pub const FACOS: Form = Form(367u32);
        /**fasin: one source.

Built by [`fasin`](super::Ins::fasin).*/
        pub const FASIN: Form = Form(368u32);
        /**fatan: one source.

Built by [`fatan`](super::Ins::fatan).*/
        pub const FATAN: Form = Form(369u32);
        /**fatanh: one source.

Built by [`fatanh`](super::Ins::fatanh).*/
        pub const FATANH: Form = Form(370u32);
        /**fcos: one source.

Built by [`fcos`](super::Ins::fcos).*/
        pub const FCOS: Form = Form(371u32);
        /**fcosh: one source.

Built by [`fcosh`](super::Ins::fcosh).*/
        pub const FCOSH: Form = Form(372u32);
        /**fetox: one source.

Built by [`fetox`](super::Ins::fetox).*/
        pub const FETOX: Form = Form(373u32);
        /**fetoxm1: one source.

Built by [`fetoxm1`](super::Ins::fetoxm1).*/
        pub const FETOXM1: Form = Form(374u32);
        /**flog10: one source.

Built by [`flog10`](super::Ins::flog10).*/
        pub const FLOG10: Form = Form(375u32);
        /**flog2: one source.

Built by [`flog2`](super::Ins::flog2).*/
        pub const FLOG2: Form = Form(376u32);
        /**flogn: one source.

Built by [`flogn`](super::Ins::flogn).*/
        pub const FLOGN: Form = Form(377u32);
        /**flognp1: one source.

Built by [`flognp1`](super::Ins::flognp1).*/
        pub const FLOGNP1: Form = Form(378u32);
        /**fsin: one source.

Built by [`fsin`](super::Ins::fsin).*/
        pub const FSIN: Form = Form(379u32);
        /**fsinh: one source.

Built by [`fsinh`](super::Ins::fsinh).*/
        pub const FSINH: Form = Form(380u32);
        /**ftan: one source.

Built by [`ftan`](super::Ins::ftan).*/
        pub const FTAN: Form = Form(381u32);
        /**ftanh: one source.

Built by [`ftanh`](super::Ins::ftanh).*/
        pub const FTANH: Form = Form(382u32);
        /**ftentox: one source.

Built by [`ftentox`](super::Ins::ftentox).*/
        pub const FTENTOX: Form = Form(383u32);
        /**ftwotox: one source.

Built by [`ftwotox`](super::Ins::ftwotox).*/
        pub const FTWOTOX: Form = Form(384u32);
        /**FSINCOS FPc:FPs: two results, in different registers.

Built by [`fsincos`](super::Ins::fsincos).*/
        pub const FSINCOS: Form = Form(385u32);
        /**FCMP and FBcc.

Built by [`fcmp_b`](super::Ins::fcmp_b).*/
        pub const FCMP_B: Form = Form(386u32);
        /**FCMP and FScc.

Built by [`fcmp_set`](super::Ins::fcmp_set).*/
        pub const FCMP_SET: Form = Form(387u32);
        /**FTST and FBcc.

Built by [`ftst_b`](super::Ins::ftst_b).*/
        pub const FTST_B: Form = Form(388u32);
        /**FTST and FScc.

Built by [`ftst_set`](super::Ins::ftst_set).*/
        pub const FTST_SET: Form = Form(389u32);
    }
    pub mod conv {
        /*!The calling conventions.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**System V: every argument is on the stack, in a slot of four bytes or more. A number of single or double precision is there as such, which is up to the client. A result is in D0, in D0 and D1 or in FP0. D0, D1, A0, A1, FP0 and FP1 are destroyed.

|  | registers |
| --- | --- |
| arguments of one kind, one after the other |  |
| results, `int` | `d0`, `d1` |
| results, `float` | `fp0` |
| callee-saved | `d2..=d7`, `a2..=a6`, `fp2..=fp7` |
| clobbered by a call | `d0`, `d1`, `a0`, `a1`, `fp0`, `fp1` |

Arguments take their registers in order, each bank by itself; those for which none is left go on the stack in slots of 4 bytes, aligned to no more than that, at the end of a slot if they are smaller. The stack is aligned to 4 bytes at a call.

*/
        pub const SYSV: Convention<super::Target> = Convention::assume(Conv(0u8));
        /**As `sysv`, for functions whose result is an address: it is in A0.

|  | registers |
| --- | --- |
| arguments of one kind, one after the other |  |
| results, `int` | `a0` |
| callee-saved | `d2..=d7`, `a2..=a6`, `fp2..=fp7` |
| clobbered by a call | `d0`, `d1`, `a0`, `a1`, `fp0`, `fp1` |

Arguments take their registers in order, each bank by itself; those for which none is left go on the stack in slots of 4 bytes, aligned to no more than that, at the end of a slot if they are smaller. The stack is aligned to 4 bytes at a call.

*/
        pub const SYSV_POINTER: Convention<super::Target> = Convention::assume(
            Conv(1u8),
        );
    }
    pub mod tuple {
        /*!The lists of tuples that groups of operands take.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        ///2 registers. For MOVEM: A0 follows on D7.
        pub const RUN2: TupleList = TupleList(0u16);
        ///3 registers. For MOVEM: A0 follows on D7.
        pub const RUN3: TupleList = TupleList(1u16);
        ///4 registers. For MOVEM: A0 follows on D7.
        pub const RUN4: TupleList = TupleList(2u16);
    }
    pub mod feature {
        /*!The features that a machine may have or lack.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        ///The 68881 or 68882. There by default.
        pub const FPU: Features = Features::single(0usize);
    }
    pub mod role {
        /*!What registers are for beyond holding values.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        pub use super::reg::A7 as STACK;
        pub use super::reg::A6 as FRAME;
    }
    ///Builds functions of `m68k`; its [`ins`](::ssara_core::typed::Builder::ins) are [`Ins`].
    pub type Builder = ::ssara_core::typed::Builder<Target>;
    ///The instruction forms of `m68k` as methods: each adds an instruction to the current block of a [`Builder`], takes its uses, and returns its defs as new values.
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
        pub enum base1 {}
        #[doc(hidden)]
        pub enum base2 {}
        #[doc(hidden)]
        pub enum bit {}
        #[doc(hidden)]
        pub enum bound {}
        #[doc(hidden)]
        pub enum bounds {}
        #[doc(hidden)]
        pub enum by {}
        #[doc(hidden)]
        pub enum c {}
        #[doc(hidden)]
        pub enum count {}
        #[doc(hidden)]
        pub enum d {}
        #[doc(hidden)]
        pub enum dst {}
        #[doc(hidden)]
        pub enum e {}
        #[doc(hidden)]
        pub enum expected {}
        #[doc(hidden)]
        pub enum expected1 {}
        #[doc(hidden)]
        pub enum expected2 {}
        #[doc(hidden)]
        pub enum f {}
        #[doc(hidden)]
        pub enum hi {}
        #[doc(hidden)]
        pub enum index {}
        #[doc(hidden)]
        pub enum lo {}
        #[doc(hidden)]
        pub enum new {}
        #[doc(hidden)]
        pub enum new1 {}
        #[doc(hidden)]
        pub enum new2 {}
        #[doc(hidden)]
        pub enum number {}
        #[doc(hidden)]
        pub enum offset {}
        #[doc(hidden)]
        pub enum old {}
        #[doc(hidden)]
        pub enum otherwise {}
        #[doc(hidden)]
        pub enum src {}
        #[doc(hidden)]
        pub enum target {}
        #[doc(hidden)]
        pub enum then {}
        #[doc(hidden)]
        pub enum width {}
        #[doc(hidden)]
        pub enum with {}
    }
    const _: () = {
        use ::ssara_core::target::Form;
        use ::ssara_core::typed::{Goto, Val, ValueFor};
        impl Ins<'_> {
            /**MOVEQ: 8 bits, extended to 32.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn moveq(&mut self) -> Val<I32> {
                let [_0] = self.0.emit(Form(0), &[]);
                Val::assume(_0)
            }
            /**MOVE.L or MOVEA.L of an immediate; LEA of an absolute address.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |

* may be rematerialised instead of a reload

*/
            #[inline]
            pub fn const32(&mut self) -> Val<I32> {
                let [_0] = self.0.emit(Form(1), &[]);
                Val::assume(_0)
            }
            /**MOVE.W of an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16` |

* may be rematerialised instead of a reload

*/
            #[inline]
            pub fn const16(&mut self) -> Val<I16> {
                let [_0] = self.0.emit(Form(2), &[]);
                Val::assume(_0)
            }
            /**MOVE.B of an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |

* may be rematerialised instead of a reload

*/
            #[inline]
            pub fn const8(&mut self) -> Val<I8> {
                let [_0] = self.0.emit(Form(3), &[]);
                Val::assume(_0)
            }
            /**CLR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn zero32(&mut self) -> Val<I32> {
                let [_0] = self.0.emit(Form(4), &[]);
                Val::assume(_0)
            }
            /**CLR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn zero16(&mut self) -> Val<I16> {
                let [_0] = self.0.emit(Form(5), &[]);
                Val::assume(_0)
            }
            /**CLR.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn zero8(&mut self) -> Val<I8> {
                let [_0] = self.0.emit(Form(6), &[]);
                Val::assume(_0)
            }
            /**SUBA of a register from itself.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `address32` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn zero_address(&mut self) -> Val<I32> {
                let [_0] = self.0.emit(Form(7), &[]);
                Val::assume(_0)
            }
            /**LEA of a place in the frame, or relative to PC.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `address32` |

* may be rematerialised instead of a reload

*/
            #[inline]
            pub fn frame_address(&mut self) -> Val<I32> {
                let [_0] = self.0.emit(Form(8), &[]);
                Val::assume(_0)
            }
            /**LEA of a place in the frame, or relative to PC.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `address32` |

* may be rematerialised instead of a reload

*/
            #[inline]
            pub fn pc_address(&mut self) -> Val<I32> {
                let [_0] = self.0.emit(Form(9), &[]);
                Val::assume(_0)
            }
            /**MOVE or MOVEA: a copy that the client asks for.

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
            /**MOVE or MOVEA: a copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `src` | use | `i16` or slot |

*/
            #[inline]
            pub fn mov16(&mut self, src: impl ValueFor<I16, operand::src>) -> Val<I16> {
                let [_0] = self.0.emit(Form(11), &[src.value()]);
                Val::assume(_0)
            }
            /**MOVE.B: a copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `src` | use | `i8` or slot |

*/
            #[inline]
            pub fn mov8(&mut self, src: impl ValueFor<I8, operand::src>) -> Val<I8> {
                let [_0] = self.0.emit(Form(12), &[src.value()]);
                Val::assume(_0)
            }
            /**EXT.L in place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32` |
| `src` | use | `data16` |

* `dst` is in the register of `src`

*/
            #[inline]
            pub fn sx16_to32(
                &mut self,
                src: impl ValueFor<I16, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(13), &[src.value()]);
                Val::assume(_0)
            }
            /**MOVEA.W: a word, extended to an address.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `address32` |
| `src` | use | `i16` or slot |

*/
            #[inline]
            pub fn movea16(
                &mut self,
                src: impl ValueFor<I16, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(14), &[src.value()]);
                Val::assume(_0)
            }
            /**EXT.W in place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16` |
| `src` | use | `i8` |

* `dst` is in the register of `src`

*/
            #[inline]
            pub fn sx8_to16(
                &mut self,
                src: impl ValueFor<I8, operand::src>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(15), &[src.value()]);
                Val::assume(_0)
            }
            /**EXTB.L in place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32` |
| `src` | use | `i8` |

* `dst` is in the register of `src`

*/
            #[inline]
            pub fn sx8_to32(
                &mut self,
                src: impl ValueFor<I8, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(16), &[src.value()]);
                Val::assume(_0)
            }
            /**MOVEQ of zero, and MOVE.W: dst is written first.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, early: not the register of a use |
| `src` | use | `i16` or slot |

* or `zx16_to32/and`: `dst`: `data32`; `src`: `data16`

*/
            #[inline]
            pub fn zx16_to32(
                &mut self,
                src: impl ValueFor<I16, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(17), &[src.value()]);
                Val::assume(_0)
            }
            /**MOVEQ of zero, and MOVE.B: dst is written first.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, early: not the register of a use |
| `src` | use | `i8` or slot |

* or `zx8_to32/and`: `dst`: `data32`; `src`: `i8`

*/
            #[inline]
            pub fn zx8_to32(
                &mut self,
                src: impl ValueFor<I8, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(19), &[src.value()]);
                Val::assume(_0)
            }
            /**MOVEQ of zero, and MOVE.B: dst is written first.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, early: not the register of a use |
| `src` | use | `i8` or slot |

*/
            #[inline]
            pub fn zx8_to16(
                &mut self,
                src: impl ValueFor<I8, operand::src>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(21), &[src.value()]);
                Val::assume(_0)
            }
            /**The low word: MOVE, or nothing when src and dst share a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn trunc32_to16(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(22), &[src.value()]);
                Val::assume(_0)
            }
            /**The low byte: MOVE, or nothing when src and dst share a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `src` | use | `data32` |

*/
            #[inline]
            pub fn trunc32_to8(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(23), &[src.value()]);
                Val::assume(_0)
            }
            /**The low byte: MOVE, or nothing when src and dst share a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `src` | use | `data16` |

*/
            #[inline]
            pub fn trunc16_to8(
                &mut self,
                src: impl ValueFor<I16, operand::src>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(24), &[src.value()]);
                Val::assume(_0)
            }
            /**MOVE.W: replaces the low word.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `old` |
| `old` | use | `data32` |
| `src` | use | `i16` or slot |

*/
            #[inline]
            pub fn set_low_word(
                &mut self,
                old: impl ValueFor<I32, operand::old>,
                src: impl ValueFor<I16, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(25), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**MOVE.B: replaces the low byte.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `old` |
| `old` | use | `data32` |
| `src` | use | `i8` or slot |

*/
            #[inline]
            pub fn set_low_byte(
                &mut self,
                old: impl ValueFor<I32, operand::old>,
                src: impl ValueFor<I8, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(26), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**SWAP: exchanges the words of a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |

*/
            #[inline]
            pub fn swap(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(27), &[a.value()]);
                Val::assume(_0)
            }
            /**MOVE or MOVEA from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn load32(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(28), &[base.value()]);
                Val::assume(_0)
            }
            /**MOVE or MOVEA from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn load16(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(29), &[base.value()]);
                Val::assume(_0)
            }
            /**MOVE or MOVEA from memory. Any register is an index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `address32` |
| `index` | use | `i32` |

*/
            #[inline]
            pub fn load32_index(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(30), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**MOVE or MOVEA from memory. Any register is an index.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `base` | use | `address32` |
| `index` | use | `i32` |

*/
            #[inline]
            pub fn load16_index(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(31), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**MOVE or MOVEA from memory. The index is a word, extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `base` | use | `address32` |
| `index` | use | `i16` |

*/
            #[inline]
            pub fn load32_index16(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I16, operand::index>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(32), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**MOVE or MOVEA from memory. The index is a word, extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `base` | use | `address32` |
| `index` | use | `i16` |

*/
            #[inline]
            pub fn load16_index16(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I16, operand::index>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(33), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**MOVE or MOVEA from an absolute address or relative to PC.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |

*/
            #[inline]
            pub fn load32_global(&mut self) -> Val<I32> {
                let [_0] = self.0.emit(Form(34), &[]);
                Val::assume(_0)
            }
            /**MOVE or MOVEA from an absolute address or relative to PC.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |

*/
            #[inline]
            pub fn load16_global(&mut self) -> Val<I16> {
                let [_0] = self.0.emit(Form(35), &[]);
                Val::assume(_0)
            }
            /**MOVE.B from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn load8(&mut self, base: impl ValueFor<I32, operand::base>) -> Val<I8> {
                let [_0] = self.0.emit(Form(36), &[base.value()]);
                Val::assume(_0)
            }
            /**MOVE.B from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `base` | use | `address32` |
| `index` | use | `i32` |

*/
            #[inline]
            pub fn load8_index(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(37), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**MOVE.B from memory. The index is a word, extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `base` | use | `address32` |
| `index` | use | `i16` |

*/
            #[inline]
            pub fn load8_index16(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I16, operand::index>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(38), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**MOVE.B from an absolute address or relative to PC.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |

*/
            #[inline]
            pub fn load8_global(&mut self) -> Val<I8> {
                let [_0] = self.0.emit(Form(39), &[]);
                Val::assume(_0)
            }
            /**MOVEA.W: loads a word, extended to an address.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `address32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn load16_to32(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(40), &[base.value()]);
                Val::assume(_0)
            }
            /**MOVE to memory.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn store32(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(41), &[src.value(), base.value()]);
            }
            /**MOVE to memory.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i16` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn store16(
                &mut self,
                src: impl ValueFor<I16, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(42), &[src.value(), base.value()]);
            }
            /**MOVE to memory.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i8` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn store8(
                &mut self,
                src: impl ValueFor<I8, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(43), &[src.value(), base.value()]);
            }
            /**MOVE to memory.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `address32` |
| `index` | use | `i32` |

*/
            #[inline]
            pub fn store32_index(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(44), &[src.value(), base.value(), index.value()]);
            }
            /**MOVE to memory.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i16` |
| `base` | use | `address32` |
| `index` | use | `i32` |

*/
            #[inline]
            pub fn store16_index(
                &mut self,
                src: impl ValueFor<I16, operand::src>,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(45), &[src.value(), base.value(), index.value()]);
            }
            /**MOVE to memory.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i8` |
| `base` | use | `address32` |
| `index` | use | `i32` |

*/
            #[inline]
            pub fn store8_index(
                &mut self,
                src: impl ValueFor<I8, operand::src>,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(46), &[src.value(), base.value(), index.value()]);
            }
            /**MOVE to memory. The index is a word, extended.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |
| `base` | use | `address32` |
| `index` | use | `i16` |

*/
            #[inline]
            pub fn store32_index16(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I16, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(47), &[src.value(), base.value(), index.value()]);
            }
            /**MOVE to memory. The index is a word, extended.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i16` |
| `base` | use | `address32` |
| `index` | use | `i16` |

*/
            #[inline]
            pub fn store16_index16(
                &mut self,
                src: impl ValueFor<I16, operand::src>,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I16, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(48), &[src.value(), base.value(), index.value()]);
            }
            /**MOVE to memory. The index is a word, extended.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i8` |
| `base` | use | `address32` |
| `index` | use | `i16` |

*/
            #[inline]
            pub fn store8_index16(
                &mut self,
                src: impl ValueFor<I8, operand::src>,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I16, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(49), &[src.value(), base.value(), index.value()]);
            }
            /**MOVE to an absolute address.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` |

*/
            #[inline]
            pub fn store32_global(&mut self, src: impl ValueFor<I32, operand::src>) {
                let [] = self.0.emit(Form(50), &[src.value()]);
            }
            /**MOVE to an absolute address.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i16` |

*/
            #[inline]
            pub fn store16_global(&mut self, src: impl ValueFor<I16, operand::src>) {
                let [] = self.0.emit(Form(51), &[src.value()]);
            }
            /**MOVE to an absolute address.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i8` |

*/
            #[inline]
            pub fn store8_global(&mut self, src: impl ValueFor<I8, operand::src>) {
                let [] = self.0.emit(Form(52), &[src.value()]);
            }
            /**MOVE of an immediate, or CLR, to memory.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn store32_imm(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(53), &[base.value()]);
            }
            /**MOVE of an immediate, or CLR, to memory.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn store16_imm(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(54), &[base.value()]);
            }
            /**MOVE of an immediate, or CLR, to memory.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn store8_imm(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(55), &[base.value()]);
            }
            /**MOVE from memory to memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | use | `address32` |
| `src` | use | `address32` |

*/
            #[inline]
            pub fn move_mem(
                &mut self,
                dst: impl ValueFor<I32, operand::dst>,
                src: impl ValueFor<I32, operand::src>,
            ) {
                let [] = self.0.emit(Form(56), &[dst.value(), src.value()]);
            }
            /**MOVE from memory to memory, both with postincrement.

| operand |  | register |
| --- | --- | --- |
| `dst_next` | def | `address32`, the register of `dst` |
| `src_next` | def | `address32`, the register of `src` |
| `dst` | use | `address32` |
| `src` | use | `address32` |

*/
            #[inline]
            pub fn move_mem_inc(
                &mut self,
                dst: impl ValueFor<I32, operand::dst>,
                src: impl ValueFor<I32, operand::src>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(57), &[dst.value(), src.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**MOVE with postincrement or predecrement.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `next` | def | `address32`, the register of `base` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn load32_inc(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(58), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**MOVE with postincrement or predecrement.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32` |
| `next` | def | `address32`, the register of `base` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn load32_dec(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(59), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**MOVE with postincrement or predecrement.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `next` | def | `address32`, the register of `base` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn load16_inc(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> (Val<I16>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(60), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**MOVE with postincrement or predecrement.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `next` | def | `address32`, the register of `base` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn load16_dec(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> (Val<I16>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(61), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**MOVE with postincrement or predecrement.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `next` | def | `address32`, the register of `base` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn load8_inc(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> (Val<I8>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(62), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**MOVE with postincrement or predecrement.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `next` | def | `address32`, the register of `base` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn load8_dec(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> (Val<I8>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(63), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**MOVE with postincrement or predecrement.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `address32`, the register of `base` |
| `src` | use | `i32`, late: not the register of a def |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn store32_inc(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(64), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**MOVE with postincrement or predecrement.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `address32`, the register of `base` |
| `src` | use | `i32`, late: not the register of a def |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn store32_dec(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(65), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**MOVE with postincrement or predecrement.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `address32`, the register of `base` |
| `src` | use | `i16`, late: not the register of a def |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn store16_inc(
                &mut self,
                src: impl ValueFor<I16, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(66), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**MOVE with postincrement or predecrement.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `address32`, the register of `base` |
| `src` | use | `i16`, late: not the register of a def |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn store16_dec(
                &mut self,
                src: impl ValueFor<I16, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(67), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**MOVE with postincrement or predecrement.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `address32`, the register of `base` |
| `src` | use | `i8`, late: not the register of a def |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn store8_inc(
                &mut self,
                src: impl ValueFor<I8, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(68), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**MOVE with postincrement or predecrement.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `address32`, the register of `base` |
| `src` | use | `i8`, late: not the register of a def |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn store8_dec(
                &mut self,
                src: impl ValueFor<I8, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(69), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**LEA: base and displacement.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `address32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn lea(&mut self, base: impl ValueFor<I32, operand::base>) -> Val<I32> {
                let [_0] = self.0.emit(Form(70), &[base.value()]);
                Val::assume(_0)
            }
            /**LEA: base, scaled index and displacement.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `address32` |
| `base` | use | `address32` |
| `index` | use | `i32` |

*/
            #[inline]
            pub fn lea_index(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(71), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**LEA: base, scaled index and displacement. The index is a word, extended.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `address32` |
| `base` | use | `address32` |
| `index` | use | `i16` |

*/
            #[inline]
            pub fn lea_index16(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I16, operand::index>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(72), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**PEA: pushes an address; the client keeps account of A7.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn pea(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(73), &[base.value()]);
            }
            /**MOVE to -(A7): an argument; the client keeps account of A7.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i32` or slot |

*/
            #[inline]
            pub fn push32(&mut self, src: impl ValueFor<I32, operand::src>) {
                let [] = self.0.emit(Form(74), &[src.value()]);
            }
            /**MOVE to -(A7): an argument; the client keeps account of A7.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i16` or slot |

*/
            #[inline]
            pub fn push16(&mut self, src: impl ValueFor<I16, operand::src>) {
                let [] = self.0.emit(Form(75), &[src.value()]);
            }
            /**PEA of an absolute address, or MOVE of an immediate to -(A7).

*/
            #[inline]
            pub fn push_imm(&mut self) {
                let [] = self.0.emit(Form(76), &[]);
            }
            /**MOVEP: every second byte of memory, to a data register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn movep32_load(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(77), &[base.value()]);
                Val::assume(_0)
            }
            /**MOVEP: every second byte of memory, to a data register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn movep16_load(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(78), &[base.value()]);
                Val::assume(_0)
            }
            /**MOVEP: to every second byte of memory, from a data register.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `data32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn movep32_store(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(79), &[src.value(), base.value()]);
            }
            /**MOVEP: to every second byte of memory, from a data register.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `data16` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn movep16_store(
                &mut self,
                src: impl ValueFor<I16, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(80), &[src.value(), base.value()]);
            }
            /**MOVEM.L: loads 2 registers, the base perhaps among them.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, a tuple `run2` |
| `dst1` | def | `i32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn movem2_load(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<I32>; 2] {
                let [_0, _1] = self.0.emit(Form(81), &[base.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**MOVEM.L: loads 3 registers, the base perhaps among them.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, a tuple `run3` |
| `dst1` | def | `i32` |
| `dst2` | def | `i32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn movem3_load(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<I32>; 3] {
                let [_0, _1, _2] = self.0.emit(Form(82), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2)]
            }
            /**MOVEM.L: loads 4 registers, the base perhaps among them.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, a tuple `run4` |
| `dst1` | def | `i32` |
| `dst2` | def | `i32` |
| `dst3` | def | `i32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn movem4_load(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> [Val<I32>; 4] {
                let [_0, _1, _2, _3] = self.0.emit(Form(83), &[base.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2), Val::assume(_3)]
            }
            /**MOVEM.L with postincrement.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, a tuple `run2` |
| `dst1` | def | `i32` |
| `next` | def | `address32`, the register of `base` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn movem2_load_inc(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> ([Val<I32>; 2], Val<I32>) {
                let [_0, _1, _2] = self.0.emit(Form(84), &[base.value()]);
                ([Val::assume(_0), Val::assume(_1)], Val::assume(_2))
            }
            /**MOVEM.L with postincrement.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, a tuple `run3` |
| `dst1` | def | `i32` |
| `dst2` | def | `i32` |
| `next` | def | `address32`, the register of `base` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn movem3_load_inc(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> ([Val<I32>; 3], Val<I32>) {
                let [_0, _1, _2, _3] = self.0.emit(Form(85), &[base.value()]);
                ([Val::assume(_0), Val::assume(_1), Val::assume(_2)], Val::assume(_3))
            }
            /**MOVEM.L with postincrement.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `i32`, a tuple `run4` |
| `dst1` | def | `i32` |
| `dst2` | def | `i32` |
| `dst3` | def | `i32` |
| `next` | def | `address32`, the register of `base` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn movem4_load_inc(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> ([Val<I32>; 4], Val<I32>) {
                let [_0, _1, _2, _3, _4] = self.0.emit(Form(86), &[base.value()]);
                (
                    [Val::assume(_0), Val::assume(_1), Val::assume(_2), Val::assume(_3)],
                    Val::assume(_4),
                )
            }
            /**MOVEM.L: stores 2 registers.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `i32`, a tuple `run2` |
| `src1` | use | `i32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn movem2_store(
                &mut self,
                src: [impl ValueFor<I32, operand::src>; 2],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(Form(87), &[src[0].value(), src[1].value(), base.value()]);
            }
            /**MOVEM.L: stores 3 registers.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `i32`, a tuple `run3` |
| `src1` | use | `i32` |
| `src2` | use | `i32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn movem3_store(
                &mut self,
                src: [impl ValueFor<I32, operand::src>; 3],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(88),
                        &[src[0].value(), src[1].value(), src[2].value(), base.value()],
                    );
            }
            /**MOVEM.L: stores 4 registers.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `i32`, a tuple `run4` |
| `src1` | use | `i32` |
| `src2` | use | `i32` |
| `src3` | use | `i32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn movem4_store(
                &mut self,
                src: [impl ValueFor<I32, operand::src>; 4],
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(89),
                        &[
                            src[0].value(),
                            src[1].value(),
                            src[2].value(),
                            src[3].value(),
                            base.value(),
                        ],
                    );
            }
            /**ADD.L or ADDA.L.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |

* or `add32/swapped`: `dst`: `i32`, the register of `b`; `a`: `i32` or slot; `b`: `i32`

*/
            #[inline]
            pub fn add32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(90), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**SUB.L or SUBA.L.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |

*/
            #[inline]
            pub fn sub32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(92), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**ADD.W to a data register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |
| `b` | use | `i16` or slot |

*/
            #[inline]
            pub fn add16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(93), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**SUB.W from a data register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |
| `b` | use | `i16` or slot |

*/
            #[inline]
            pub fn sub16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(94), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**add.B to a data register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |
| `b` | use | `i8` or slot |

*/
            #[inline]
            pub fn add8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(95), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**sub.B to a data register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |
| `b` | use | `i8` or slot |

*/
            #[inline]
            pub fn sub8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(96), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**addA.W: a word, extended, to an address.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `address32`, the register of `a` |
| `a` | use | `address32` |
| `b` | use | `i16` or slot |

*/
            #[inline]
            pub fn adda16(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(97), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**subA.W: a word, extended, to an address.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `address32`, the register of `a` |
| `a` | use | `address32` |
| `b` | use | `i16` or slot |

*/
            #[inline]
            pub fn suba16(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(98), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**addQ: 1 to 8, to any register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn add32_quick(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(99), &[a.value()]);
                Val::assume(_0)
            }
            /**subQ: 1 to 8, to any register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn sub32_quick(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(100), &[a.value()]);
                Val::assume(_0)
            }
            /**addI.L or addA.L of an immediate; LEA.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn add32_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(101), &[a.value()]);
                Val::assume(_0)
            }
            /**subI.L or subA.L of an immediate; LEA.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `a` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn sub32_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(102), &[a.value()]);
                Val::assume(_0)
            }
            /**addI or addQ.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |

*/
            #[inline]
            pub fn add16_imm(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(103), &[a.value()]);
                Val::assume(_0)
            }
            /**addI or addQ.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn add8_imm(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(104), &[a.value()]);
                Val::assume(_0)
            }
            /**subI or subQ.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |

*/
            #[inline]
            pub fn sub16_imm(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(105), &[a.value()]);
                Val::assume(_0)
            }
            /**subI or subQ.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn sub8_imm(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(106), &[a.value()]);
                Val::assume(_0)
            }
            /**and: to a data register, from one or from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `b` | use | `data32` or slot |

* or `and32/swapped`: `dst`: `data32`, the register of `b`; `a`: `data32` or slot; `b`: `data32`

*/
            #[inline]
            pub fn and32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(107), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**and: to a data register, from one or from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |
| `b` | use | `data16` or slot |

* or `and16/swapped`: `dst`: `data16`, the register of `b`; `a`: `data16` or slot; `b`: `data16`

*/
            #[inline]
            pub fn and16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(109), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**and: to a data register, from one or from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |
| `b` | use | `i8` or slot |

* or `and8/swapped`: `dst`: `i8`, the register of `b`; `a`: `i8` or slot; `b`: `i8`

*/
            #[inline]
            pub fn and8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(111), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**or: to a data register, from one or from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `b` | use | `data32` or slot |

* or `or32/swapped`: `dst`: `data32`, the register of `b`; `a`: `data32` or slot; `b`: `data32`

*/
            #[inline]
            pub fn or32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(113), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**or: to a data register, from one or from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |
| `b` | use | `data16` or slot |

* or `or16/swapped`: `dst`: `data16`, the register of `b`; `a`: `data16` or slot; `b`: `data16`

*/
            #[inline]
            pub fn or16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(115), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**or: to a data register, from one or from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |
| `b` | use | `i8` or slot |

* or `or8/swapped`: `dst`: `i8`, the register of `b`; `a`: `i8` or slot; `b`: `i8`

*/
            #[inline]
            pub fn or8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(117), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**EOR: between data registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `b` | use | `data32` |

* or `eor32/swapped`: `dst`: `data32`, the register of `b`

*/
            #[inline]
            pub fn eor32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(119), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**EOR: between data registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |
| `b` | use | `data16` |

* or `eor16/swapped`: `dst`: `data16`, the register of `b`

*/
            #[inline]
            pub fn eor16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(121), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**EOR: between data registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |
| `b` | use | `i8` |

* or `eor8/swapped`: `dst`: `i8`, the register of `b`

*/
            #[inline]
            pub fn eor8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(123), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**andI: a data register and an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |

*/
            #[inline]
            pub fn and32_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(125), &[a.value()]);
                Val::assume(_0)
            }
            /**andI: a data register and an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |

*/
            #[inline]
            pub fn and16_imm(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(126), &[a.value()]);
                Val::assume(_0)
            }
            /**andI: a data register and an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn and8_imm(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(127), &[a.value()]);
                Val::assume(_0)
            }
            /**orI: a data register and an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |

*/
            #[inline]
            pub fn or32_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(128), &[a.value()]);
                Val::assume(_0)
            }
            /**orI: a data register and an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |

*/
            #[inline]
            pub fn or16_imm(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(129), &[a.value()]);
                Val::assume(_0)
            }
            /**orI: a data register and an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn or8_imm(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(130), &[a.value()]);
                Val::assume(_0)
            }
            /**eorI: a data register and an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |

*/
            #[inline]
            pub fn eor32_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(131), &[a.value()]);
                Val::assume(_0)
            }
            /**eorI: a data register and an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |

*/
            #[inline]
            pub fn eor16_imm(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(132), &[a.value()]);
                Val::assume(_0)
            }
            /**eorI: a data register and an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn eor8_imm(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(133), &[a.value()]);
                Val::assume(_0)
            }
            /**add: to a data register, from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn add32_load(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(134), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**add: to a data register, from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn add16_load(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(135), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**add: to a data register, from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn add8_load(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(136), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**sub: to a data register, from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn sub32_load(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(137), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**sub: to a data register, from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn sub16_load(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(138), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**sub: to a data register, from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn sub8_load(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(139), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**and: to a data register, from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn and32_load(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(140), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**and: to a data register, from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn and16_load(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(141), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**and: to a data register, from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn and8_load(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(142), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**or: to a data register, from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn or32_load(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(143), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**or: to a data register, from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn or16_load(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(144), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**or: to a data register, from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn or8_load(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(145), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**add: from a data register, to memory.

| operand |  | register |
| --- | --- | --- |
| `b` | use | `data32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn add32_store(
                &mut self,
                b: impl ValueFor<I32, operand::b>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(146), &[b.value(), base.value()]);
            }
            /**add: from a data register, to memory.

| operand |  | register |
| --- | --- | --- |
| `b` | use | `data16` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn add16_store(
                &mut self,
                b: impl ValueFor<I16, operand::b>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(147), &[b.value(), base.value()]);
            }
            /**add: from a data register, to memory.

| operand |  | register |
| --- | --- | --- |
| `b` | use | `i8` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn add8_store(
                &mut self,
                b: impl ValueFor<I8, operand::b>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(148), &[b.value(), base.value()]);
            }
            /**sub: from a data register, to memory.

| operand |  | register |
| --- | --- | --- |
| `b` | use | `data32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn sub32_store(
                &mut self,
                b: impl ValueFor<I32, operand::b>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(149), &[b.value(), base.value()]);
            }
            /**sub: from a data register, to memory.

| operand |  | register |
| --- | --- | --- |
| `b` | use | `data16` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn sub16_store(
                &mut self,
                b: impl ValueFor<I16, operand::b>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(150), &[b.value(), base.value()]);
            }
            /**sub: from a data register, to memory.

| operand |  | register |
| --- | --- | --- |
| `b` | use | `i8` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn sub8_store(
                &mut self,
                b: impl ValueFor<I8, operand::b>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(151), &[b.value(), base.value()]);
            }
            /**and: from a data register, to memory.

| operand |  | register |
| --- | --- | --- |
| `b` | use | `data32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn and32_store(
                &mut self,
                b: impl ValueFor<I32, operand::b>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(152), &[b.value(), base.value()]);
            }
            /**and: from a data register, to memory.

| operand |  | register |
| --- | --- | --- |
| `b` | use | `data16` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn and16_store(
                &mut self,
                b: impl ValueFor<I16, operand::b>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(153), &[b.value(), base.value()]);
            }
            /**and: from a data register, to memory.

| operand |  | register |
| --- | --- | --- |
| `b` | use | `i8` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn and8_store(
                &mut self,
                b: impl ValueFor<I8, operand::b>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(154), &[b.value(), base.value()]);
            }
            /**or: from a data register, to memory.

| operand |  | register |
| --- | --- | --- |
| `b` | use | `data32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn or32_store(
                &mut self,
                b: impl ValueFor<I32, operand::b>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(155), &[b.value(), base.value()]);
            }
            /**or: from a data register, to memory.

| operand |  | register |
| --- | --- | --- |
| `b` | use | `data16` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn or16_store(
                &mut self,
                b: impl ValueFor<I16, operand::b>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(156), &[b.value(), base.value()]);
            }
            /**or: from a data register, to memory.

| operand |  | register |
| --- | --- | --- |
| `b` | use | `i8` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn or8_store(
                &mut self,
                b: impl ValueFor<I8, operand::b>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(157), &[b.value(), base.value()]);
            }
            /**eor: from a data register, to memory.

| operand |  | register |
| --- | --- | --- |
| `b` | use | `data32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn eor32_store(
                &mut self,
                b: impl ValueFor<I32, operand::b>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(158), &[b.value(), base.value()]);
            }
            /**eor: from a data register, to memory.

| operand |  | register |
| --- | --- | --- |
| `b` | use | `data16` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn eor16_store(
                &mut self,
                b: impl ValueFor<I16, operand::b>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(159), &[b.value(), base.value()]);
            }
            /**eor: from a data register, to memory.

| operand |  | register |
| --- | --- | --- |
| `b` | use | `i8` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn eor8_store(
                &mut self,
                b: impl ValueFor<I8, operand::b>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(160), &[b.value(), base.value()]);
            }
            /**addI or addQ: memory and an immediate.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn add32_store_imm(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(161), &[base.value()]);
            }
            /**addI or addQ: memory and an immediate.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn add16_store_imm(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(162), &[base.value()]);
            }
            /**addI or addQ: memory and an immediate.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn add8_store_imm(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(163), &[base.value()]);
            }
            /**subI or subQ: memory and an immediate.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn sub32_store_imm(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(164), &[base.value()]);
            }
            /**subI or subQ: memory and an immediate.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn sub16_store_imm(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(165), &[base.value()]);
            }
            /**subI or subQ: memory and an immediate.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn sub8_store_imm(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(166), &[base.value()]);
            }
            /**andI or andQ: memory and an immediate.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn and32_store_imm(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(167), &[base.value()]);
            }
            /**andI or andQ: memory and an immediate.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn and16_store_imm(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(168), &[base.value()]);
            }
            /**andI or andQ: memory and an immediate.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn and8_store_imm(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(169), &[base.value()]);
            }
            /**orI or orQ: memory and an immediate.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn or32_store_imm(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(170), &[base.value()]);
            }
            /**orI or orQ: memory and an immediate.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn or16_store_imm(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(171), &[base.value()]);
            }
            /**orI or orQ: memory and an immediate.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn or8_store_imm(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(172), &[base.value()]);
            }
            /**eorI or eorQ: memory and an immediate.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn eor32_store_imm(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(173), &[base.value()]);
            }
            /**eorI or eorQ: memory and an immediate.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn eor16_store_imm(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(174), &[base.value()]);
            }
            /**eorI or eorQ: memory and an immediate.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn eor8_store_imm(&mut self, base: impl ValueFor<I32, operand::base>) {
                let [] = self.0.emit(Form(175), &[base.value()]);
            }
            /**neg in place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |

*/
            #[inline]
            pub fn neg32(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(176), &[a.value()]);
                Val::assume(_0)
            }
            /**neg in place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |

*/
            #[inline]
            pub fn neg16(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(177), &[a.value()]);
                Val::assume(_0)
            }
            /**neg in place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn neg8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(178), &[a.value()]);
                Val::assume(_0)
            }
            /**not in place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |

*/
            #[inline]
            pub fn not32(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(179), &[a.value()]);
                Val::assume(_0)
            }
            /**not in place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |

*/
            #[inline]
            pub fn not16(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(180), &[a.value()]);
                Val::assume(_0)
            }
            /**not in place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn not8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(181), &[a.value()]);
                Val::assume(_0)
            }
            /**add.L and addX.L. The low half is written while the high halves are still to be read.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `data32`, the register of `a_lo` |
| `hi` | def | `data32`, the register of `a_hi` |
| `a_lo` | use | `data32` |
| `a_hi` | use | `data32` |
| `b_lo` | use | `i32` or slot |
| `b_hi` | use | `data32`, late: not the register of a def |

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
                        Form(182),
                        &[a_lo.value(), a_hi.value(), b_lo.value(), b_hi.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**sub.L and subX.L. The low half is written while the high halves are still to be read.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `data32`, the register of `a_lo` |
| `hi` | def | `data32`, the register of `a_hi` |
| `a_lo` | use | `data32` |
| `a_hi` | use | `data32` |
| `b_lo` | use | `i32` or slot |
| `b_hi` | use | `data32`, late: not the register of a def |

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
                        Form(183),
                        &[a_lo.value(), a_hi.value(), b_lo.value(), b_hi.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**NEG.L and NEGX.L.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `data32`, the register of `a_lo` |
| `hi` | def | `data32`, the register of `a_hi` |
| `a_lo` | use | `data32` |
| `a_hi` | use | `data32` |

*/
            #[inline]
            pub fn neg64(
                &mut self,
                a_lo: impl ValueFor<I32, operand::a_lo>,
                a_hi: impl ValueFor<I32, operand::a_hi>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(184), &[a_lo.value(), a_hi.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**abcd: decimal bytes.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |
| `b` | use | `i8` |

*/
            #[inline]
            pub fn abcd(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(185), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**sbcd: decimal bytes.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |
| `b` | use | `i8` |

*/
            #[inline]
            pub fn sbcd(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(186), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**PACK: two digits of a word to a byte.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `src` | use | `data16` |

*/
            #[inline]
            pub fn pack(&mut self, src: impl ValueFor<I16, operand::src>) -> Val<I8> {
                let [_0] = self.0.emit(Form(187), &[src.value()]);
                Val::assume(_0)
            }
            /**UNPK: two digits of a byte to a word.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16` |
| `src` | use | `i8` |

*/
            #[inline]
            pub fn unpk(&mut self, src: impl ValueFor<I8, operand::src>) -> Val<I16> {
                let [_0] = self.0.emit(Form(188), &[src.value()]);
                Val::assume(_0)
            }
            /**muls.W: a 32-bit product of words, in place of the first.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32` |
| `a` | use | `data16` |
| `b` | use | `data16` or slot |

* `dst` is in the register of `a`

*/
            #[inline]
            pub fn muls16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(189), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**mulu.W: a 32-bit product of words, in place of the first.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32` |
| `a` | use | `data16` |
| `b` | use | `data16` or slot |

* `dst` is in the register of `a`

*/
            #[inline]
            pub fn mulu16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(190), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**muls.L: the low half of a product.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `b` | use | `data32` or slot |

* or `muls32/swapped`: `dst`: `data32`, the register of `b`; `a`: `data32` or slot; `b`: `data32`

*/
            #[inline]
            pub fn muls32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(191), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**mulu.L: the low half of a product.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `b` | use | `data32` or slot |

* or `mulu32/swapped`: `dst`: `data32`, the register of `b`; `a`: `data32` or slot; `b`: `data32`

*/
            #[inline]
            pub fn mulu32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(193), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**muls.L by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |

*/
            #[inline]
            pub fn muls32_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(195), &[a.value()]);
                Val::assume(_0)
            }
            /**mulu.L by an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |

*/
            #[inline]
            pub fn mulu32_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(196), &[a.value()]);
                Val::assume(_0)
            }
            /**muls.L to Dh:Dl, any two data registers.

| operand |  | register |
| --- | --- | --- |
| `hi` | def | `data32` |
| `lo` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `b` | use | `data32` or slot |

* or `muls64/swapped`: `lo`: `data32`, the register of `b`; `a`: `data32` or slot; `b`: `data32`

*/
            #[inline]
            pub fn muls64(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(197), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**mulu.L to Dh:Dl, any two data registers.

| operand |  | register |
| --- | --- | --- |
| `hi` | def | `data32` |
| `lo` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `b` | use | `data32` or slot |

* or `mulu64/swapped`: `lo`: `data32`, the register of `b`; `a`: `data32` or slot; `b`: `data32`

*/
            #[inline]
            pub fn mulu64(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(199), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**divs.W: 32 bits by a word; the quotient is in the low word of dst, the remainder in the other.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `by` | use | `data16` or slot |

*/
            #[inline]
            pub fn divs16(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                by: impl ValueFor<I16, operand::by>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(201), &[a.value(), by.value()]);
                Val::assume(_0)
            }
            /**divu.W: 32 bits by a word; the quotient is in the low word of dst, the remainder in the other.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `by` | use | `data16` or slot |

*/
            #[inline]
            pub fn divu16(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                by: impl ValueFor<I16, operand::by>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(202), &[a.value(), by.value()]);
                Val::assume(_0)
            }
            /**divs.L to Dq: 32 bits by 32 bits.

| operand |  | register |
| --- | --- | --- |
| `quot` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `by` | use | `data32` or slot |

*/
            #[inline]
            pub fn divs32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                by: impl ValueFor<I32, operand::by>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(203), &[a.value(), by.value()]);
                Val::assume(_0)
            }
            /**divu.L to Dq: 32 bits by 32 bits.

| operand |  | register |
| --- | --- | --- |
| `quot` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `by` | use | `data32` or slot |

*/
            #[inline]
            pub fn divu32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                by: impl ValueFor<I32, operand::by>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(204), &[a.value(), by.value()]);
                Val::assume(_0)
            }
            /**divsL.L to Dr:Dq: 32 bits by 32 bits, with the remainder.

| operand |  | register |
| --- | --- | --- |
| `rem` | def | `data32` |
| `quot` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `by` | use | `data32` or slot |

*/
            #[inline]
            pub fn divsl(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                by: impl ValueFor<I32, operand::by>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(205), &[a.value(), by.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**divuL.L to Dr:Dq: 32 bits by 32 bits, with the remainder.

| operand |  | register |
| --- | --- | --- |
| `rem` | def | `data32` |
| `quot` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `by` | use | `data32` or slot |

*/
            #[inline]
            pub fn divul(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                by: impl ValueFor<I32, operand::by>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(206), &[a.value(), by.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**divs.L to Dr:Dq: 64 bits by 32 bits, in any data registers.

| operand |  | register |
| --- | --- | --- |
| `rem` | def | `data32`, the register of `hi` |
| `quot` | def | `data32`, the register of `lo` |
| `hi` | use | `data32` |
| `lo` | use | `data32` |
| `by` | use | `data32` or slot |

*/
            #[inline]
            pub fn divs64(
                &mut self,
                hi: impl ValueFor<I32, operand::hi>,
                lo: impl ValueFor<I32, operand::lo>,
                by: impl ValueFor<I32, operand::by>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(207), &[hi.value(), lo.value(), by.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**divu.L to Dr:Dq: 64 bits by 32 bits, in any data registers.

| operand |  | register |
| --- | --- | --- |
| `rem` | def | `data32`, the register of `hi` |
| `quot` | def | `data32`, the register of `lo` |
| `hi` | use | `data32` |
| `lo` | use | `data32` |
| `by` | use | `data32` or slot |

*/
            #[inline]
            pub fn divu64(
                &mut self,
                hi: impl ValueFor<I32, operand::hi>,
                lo: impl ValueFor<I32, operand::lo>,
                by: impl ValueFor<I32, operand::by>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(208), &[hi.value(), lo.value(), by.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**asl by a data register, of which it reads six bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn asl32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(209), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**asl by a data register, of which it reads six bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn asl16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(210), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**asl by a data register, of which it reads six bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn asl8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(211), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**asr by a data register, of which it reads six bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn asr32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(212), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**asr by a data register, of which it reads six bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn asr16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(213), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**asr by a data register, of which it reads six bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn asr8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(214), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**lsl by a data register, of which it reads six bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn lsl32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(215), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**lsl by a data register, of which it reads six bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn lsl16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(216), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**lsl by a data register, of which it reads six bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn lsl8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(217), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**lsr by a data register, of which it reads six bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn lsr32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(218), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**lsr by a data register, of which it reads six bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn lsr16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(219), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**lsr by a data register, of which it reads six bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn lsr8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(220), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**rol by a data register, of which it reads six bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn rol32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(221), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**rol by a data register, of which it reads six bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn rol16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(222), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**rol by a data register, of which it reads six bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn rol8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(223), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**ror by a data register, of which it reads six bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn ror32(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(224), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**ror by a data register, of which it reads six bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn ror16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(225), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**ror by a data register, of which it reads six bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn ror8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(226), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**asl by 1 to 8.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |

*/
            #[inline]
            pub fn asl32_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(227), &[a.value()]);
                Val::assume(_0)
            }
            /**asl by 1 to 8.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |

*/
            #[inline]
            pub fn asl16_imm(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(228), &[a.value()]);
                Val::assume(_0)
            }
            /**asl by 1 to 8.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn asl8_imm(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(229), &[a.value()]);
                Val::assume(_0)
            }
            /**asr by 1 to 8.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |

*/
            #[inline]
            pub fn asr32_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(230), &[a.value()]);
                Val::assume(_0)
            }
            /**asr by 1 to 8.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |

*/
            #[inline]
            pub fn asr16_imm(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(231), &[a.value()]);
                Val::assume(_0)
            }
            /**asr by 1 to 8.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn asr8_imm(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(232), &[a.value()]);
                Val::assume(_0)
            }
            /**lsl by 1 to 8.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |

*/
            #[inline]
            pub fn lsl32_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(233), &[a.value()]);
                Val::assume(_0)
            }
            /**lsl by 1 to 8.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |

*/
            #[inline]
            pub fn lsl16_imm(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(234), &[a.value()]);
                Val::assume(_0)
            }
            /**lsl by 1 to 8.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn lsl8_imm(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(235), &[a.value()]);
                Val::assume(_0)
            }
            /**lsr by 1 to 8.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |

*/
            #[inline]
            pub fn lsr32_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(236), &[a.value()]);
                Val::assume(_0)
            }
            /**lsr by 1 to 8.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |

*/
            #[inline]
            pub fn lsr16_imm(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(237), &[a.value()]);
                Val::assume(_0)
            }
            /**lsr by 1 to 8.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn lsr8_imm(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(238), &[a.value()]);
                Val::assume(_0)
            }
            /**rol by 1 to 8.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |

*/
            #[inline]
            pub fn rol32_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(239), &[a.value()]);
                Val::assume(_0)
            }
            /**rol by 1 to 8.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |

*/
            #[inline]
            pub fn rol16_imm(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(240), &[a.value()]);
                Val::assume(_0)
            }
            /**rol by 1 to 8.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn rol8_imm(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(241), &[a.value()]);
                Val::assume(_0)
            }
            /**ror by 1 to 8.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |

*/
            #[inline]
            pub fn ror32_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(242), &[a.value()]);
                Val::assume(_0)
            }
            /**ror by 1 to 8.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |

*/
            #[inline]
            pub fn ror16_imm(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(243), &[a.value()]);
                Val::assume(_0)
            }
            /**ror by 1 to 8.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn ror8_imm(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(244), &[a.value()]);
                Val::assume(_0)
            }
            /**bfextu: a field, or where its first one is.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32` |
| `src` | use | `data32` |

*/
            #[inline]
            pub fn bfextu_imm(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(245), &[src.value()]);
                Val::assume(_0)
            }
            /**bfexts: a field, or where its first one is.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32` |
| `src` | use | `data32` |

*/
            #[inline]
            pub fn bfexts_imm(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(246), &[src.value()]);
                Val::assume(_0)
            }
            /**bfffo: a field, or where its first one is.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32` |
| `src` | use | `data32` |

*/
            #[inline]
            pub fn bfffo_imm(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(247), &[src.value()]);
                Val::assume(_0)
            }
            /**bfextu, with offset and width in data registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32` |
| `src` | use | `data32` |
| `offset` | use | `data32` |
| `width` | use | `data32` |

*/
            #[inline]
            pub fn bfextu(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                offset: impl ValueFor<I32, operand::offset>,
                width: impl ValueFor<I32, operand::width>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(248), &[src.value(), offset.value(), width.value()]);
                Val::assume(_0)
            }
            /**bfexts, with offset and width in data registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32` |
| `src` | use | `data32` |
| `offset` | use | `data32` |
| `width` | use | `data32` |

*/
            #[inline]
            pub fn bfexts(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                offset: impl ValueFor<I32, operand::offset>,
                width: impl ValueFor<I32, operand::width>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(249), &[src.value(), offset.value(), width.value()]);
                Val::assume(_0)
            }
            /**bfffo, with offset and width in data registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32` |
| `src` | use | `data32` |
| `offset` | use | `data32` |
| `width` | use | `data32` |

*/
            #[inline]
            pub fn bfffo(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                offset: impl ValueFor<I32, operand::offset>,
                width: impl ValueFor<I32, operand::width>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(250), &[src.value(), offset.value(), width.value()]);
                Val::assume(_0)
            }
            /**bfextu: a field in memory, from a base by an offset of bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32` |
| `base` | use | `address32` |
| `offset` | use | `data32` |

*/
            #[inline]
            pub fn bfextu_load(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                offset: impl ValueFor<I32, operand::offset>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(251), &[base.value(), offset.value()]);
                Val::assume(_0)
            }
            /**bfexts: a field in memory, from a base by an offset of bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32` |
| `base` | use | `address32` |
| `offset` | use | `data32` |

*/
            #[inline]
            pub fn bfexts_load(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                offset: impl ValueFor<I32, operand::offset>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(252), &[base.value(), offset.value()]);
                Val::assume(_0)
            }
            /**bfffo: a field in memory, from a base by an offset of bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32` |
| `base` | use | `address32` |
| `offset` | use | `data32` |

*/
            #[inline]
            pub fn bfffo_load(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                offset: impl ValueFor<I32, operand::offset>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(253), &[base.value(), offset.value()]);
                Val::assume(_0)
            }
            /**BFINS: replaces a field.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `old` |
| `old` | use | `data32` |
| `src` | use | `data32` |

*/
            #[inline]
            pub fn bfins_imm(
                &mut self,
                old: impl ValueFor<I32, operand::old>,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(254), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**BFINS: replaces a field, with offset and width in data registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `old` |
| `old` | use | `data32` |
| `src` | use | `data32` |
| `offset` | use | `data32` |
| `width` | use | `data32` |

*/
            #[inline]
            pub fn bfins(
                &mut self,
                old: impl ValueFor<I32, operand::old>,
                src: impl ValueFor<I32, operand::src>,
                offset: impl ValueFor<I32, operand::offset>,
                width: impl ValueFor<I32, operand::width>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(255),
                        &[old.value(), src.value(), offset.value(), width.value()],
                    );
                Val::assume(_0)
            }
            /**BFINS: replaces a field in memory.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `data32` |
| `base` | use | `address32` |
| `offset` | use | `data32` |

*/
            #[inline]
            pub fn bfins_store(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
                base: impl ValueFor<I32, operand::base>,
                offset: impl ValueFor<I32, operand::offset>,
            ) {
                let [] = self
                    .0
                    .emit(Form(256), &[src.value(), base.value(), offset.value()]);
            }
            /**bfchg: changes, clears or sets a field.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `old` |
| `old` | use | `data32` |

*/
            #[inline]
            pub fn bfchg_imm(
                &mut self,
                old: impl ValueFor<I32, operand::old>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(257), &[old.value()]);
                Val::assume(_0)
            }
            /**bfclr: changes, clears or sets a field.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `old` |
| `old` | use | `data32` |

*/
            #[inline]
            pub fn bfclr_imm(
                &mut self,
                old: impl ValueFor<I32, operand::old>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(258), &[old.value()]);
                Val::assume(_0)
            }
            /**bfset: changes, clears or sets a field.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `old` |
| `old` | use | `data32` |

*/
            #[inline]
            pub fn bfset_imm(
                &mut self,
                old: impl ValueFor<I32, operand::old>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(259), &[old.value()]);
                Val::assume(_0)
            }
            /**bchg: changes, clears or sets a bit.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `bit` | use | `data32` |

*/
            #[inline]
            pub fn bchg(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                bit: impl ValueFor<I32, operand::bit>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(260), &[a.value(), bit.value()]);
                Val::assume(_0)
            }
            /**bclr: changes, clears or sets a bit.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `bit` | use | `data32` |

*/
            #[inline]
            pub fn bclr(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                bit: impl ValueFor<I32, operand::bit>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(261), &[a.value(), bit.value()]);
                Val::assume(_0)
            }
            /**bset: changes, clears or sets a bit.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
| `bit` | use | `data32` |

*/
            #[inline]
            pub fn bset(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                bit: impl ValueFor<I32, operand::bit>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(262), &[a.value(), bit.value()]);
                Val::assume(_0)
            }
            /**bchg: changes, clears or sets a bit.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |

*/
            #[inline]
            pub fn bchg_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(263), &[a.value()]);
                Val::assume(_0)
            }
            /**bclr: changes, clears or sets a bit.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |

*/
            #[inline]
            pub fn bclr_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(264), &[a.value()]);
                Val::assume(_0)
            }
            /**bset: changes, clears or sets a bit.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |

*/
            #[inline]
            pub fn bset_imm(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I32> {
                let [_0] = self.0.emit(Form(265), &[a.value()]);
                Val::assume(_0)
            }
            /**CMP.L or CMPA.L, and Bcc.

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
                    .emit_branch(Form(266), &[a.value(), b.value()], &successors);
            }
            /**CMP.L or CMPA.L, and Scc: all ones or zeros.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |

*/
            #[inline]
            pub fn cmp32_set(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(267), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**CMP.W and Bcc.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `data16` |
| `b` | use | `i16` or slot |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmp16_b(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(268), &[a.value(), b.value()], &successors);
            }
            /**CMP.W and Scc.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `a` | use | `data16` |
| `b` | use | `i16` or slot |

*/
            #[inline]
            pub fn cmp16_set(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(269), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**CMPA.W and Bcc: an address and a word, extended.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `address32` |
| `b` | use | `i16` or slot |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmpa16_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I16, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(270), &[a.value(), b.value()], &successors);
            }
            /**CMP.B and Bcc.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i8` |
| `b` | use | `i8` or slot |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmp8_b(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(271), &[a.value(), b.value()], &successors);
            }
            /**CMP.B and Scc.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `a` | use | `i8` |
| `b` | use | `i8` or slot |

*/
            #[inline]
            pub fn cmp8_set(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(272), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**CMPI.L or CMPA.L, and Bcc.

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
                let [] = self.0.emit_branch(Form(273), &[a.value()], &successors);
            }
            /**CMPI.L or CMPA.L, and Scc.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `a` | use | `i32` |

*/
            #[inline]
            pub fn cmp32_imm_set(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(274), &[a.value()]);
                Val::assume(_0)
            }
            /**CMPI and Bcc.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `data16` or slot |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmp16_imm_b(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(275), &[a.value()], &successors);
            }
            /**CMPI and Bcc.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i8` or slot |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmp8_imm_b(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(276), &[a.value()], &successors);
            }
            /**CMPI and Scc.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `a` | use | `data16` or slot |

*/
            #[inline]
            pub fn cmp16_imm_set(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(277), &[a.value()]);
                Val::assume(_0)
            }
            /**CMPI and Scc.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `a` | use | `i8` or slot |

*/
            #[inline]
            pub fn cmp8_imm_set(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(278), &[a.value()]);
                Val::assume(_0)
            }
            /**TST and Bcc.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i32` or slot |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn tst32_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(279), &[a.value()], &successors);
            }
            /**TST and Bcc.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i16` or slot |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn tst16_b(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(280), &[a.value()], &successors);
            }
            /**TST and Bcc.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i8` or slot |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn tst8_b(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(281), &[a.value()], &successors);
            }
            /**TST and Scc.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `a` | use | `i32` or slot |

*/
            #[inline]
            pub fn tst32_set(&mut self, a: impl ValueFor<I32, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(282), &[a.value()]);
                Val::assume(_0)
            }
            /**TST and Scc.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `a` | use | `i16` or slot |

*/
            #[inline]
            pub fn tst16_set(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(283), &[a.value()]);
                Val::assume(_0)
            }
            /**TST and Scc.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `a` | use | `i8` or slot |

*/
            #[inline]
            pub fn tst8_set(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(284), &[a.value()]);
                Val::assume(_0)
            }
            /**TST or CMPI of memory, and Bcc.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn tst32_load_b(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(285), &[base.value()], &successors);
            }
            /**TST or CMPI of memory, and Bcc.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn tst16_load_b(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(286), &[base.value()], &successors);
            }
            /**TST or CMPI of memory, and Bcc.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn tst8_load_b(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(287), &[base.value()], &successors);
            }
            /**CMPM and Bcc: two places in memory, both with postincrement.

| operand |  | register |
| --- | --- | --- |
| `a_next` | def | `address32`, the register of `a` |
| `b_next` | def | `address32`, the register of `b` |
| `a` | use | `address32` |
| `b` | use | `address32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmpm_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                successors: [Goto<Target>; 2],
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self
                    .0
                    .emit_branch(Form(288), &[a.value(), b.value()], &successors);
                (Val::assume(_0), Val::assume(_1))
            }
            /**CMP2 and Bcc: any register and two bounds in memory.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i32` |
| `bounds` | use | `address32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cmp2_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                bounds: impl ValueFor<I32, operand::bounds>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(289), &[a.value(), bounds.value()], &successors);
            }
            /**BTST and Bcc.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `data32` |
| `bit` | use | `data32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn btst_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                bit: impl ValueFor<I32, operand::bit>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(290), &[a.value(), bit.value()], &successors);
            }
            /**BTST and Bcc.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `data32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn btst_imm_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(291), &[a.value()], &successors);
            }
            /**BFTST and Bcc.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `data32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn bftst_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(292), &[a.value()], &successors);
            }
            /**CMP.L, Bcc and MOVE: dst keeps `otherwise` unless the condition holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i32`, the register of `otherwise` |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |
| `then` | use | `i32` or slot |
| `otherwise` | use | `i32` |

*/
            #[inline]
            pub fn cmp32_mov(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                then: impl ValueFor<I32, operand::then>,
                otherwise: impl ValueFor<I32, operand::otherwise>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(293),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**add.L and BVS or BCS.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
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
                    .emit_branch(Form(294), &[a.value(), b.value()], &successors);
                Val::assume(_0)
            }
            /**sub.L and BVS or BCS.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |
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
                    .emit_branch(Form(295), &[a.value(), b.value()], &successors);
                Val::assume(_0)
            }
            /**CHK: traps unless a data register is within a bound.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `data32` |
| `bound` | use | `data32` or slot |

*/
            #[inline]
            pub fn chk(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                bound: impl ValueFor<I32, operand::bound>,
            ) {
                let [] = self.0.emit(Form(296), &[a.value(), bound.value()]);
            }
            /**CHK2: traps unless any register is within bounds in memory.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i32` |
| `bounds` | use | `address32` |

*/
            #[inline]
            pub fn chk2(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                bounds: impl ValueFor<I32, operand::bounds>,
            ) {
                let [] = self.0.emit(Form(297), &[a.value(), bounds.value()]);
            }
            /**CMP.L and TRAPcc.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i32` |
| `b` | use | `i32` or slot |

*/
            #[inline]
            pub fn trapcc(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) {
                let [] = self.0.emit(Form(298), &[a.value(), b.value()]);
            }
            /**BRA.

* goes to one block

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn bra(&mut self, successor: Goto<Target>) {
                let [] = self.0.emit_branch(Form(299), &[], &[successor]);
            }
            /**DBRA: counts a word down and branches until it is -1.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16`, the register of `a` |
| `a` | use | `data16` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn dbra(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                successors: [Goto<Target>; 2],
            ) -> Val<I16> {
                let [_0] = self.0.emit_branch(Form(300), &[a.value()], &successors);
                Val::assume(_0)
            }
            /**addQ to a data register, and Bcc.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn add32_quick_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                successors: [Goto<Target>; 2],
            ) -> Val<I32> {
                let [_0] = self.0.emit_branch(Form(301), &[a.value()], &successors);
                Val::assume(_0)
            }
            /**subQ to a data register, and Bcc.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32`, the register of `a` |
| `a` | use | `data32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn sub32_quick_b(
                &mut self,
                a: impl ValueFor<I32, operand::a>,
                successors: [Goto<Target>; 2],
            ) -> Val<I32> {
                let [_0] = self.0.emit_branch(Form(302), &[a.value()], &successors);
                Val::assume(_0)
            }
            /**MOVE.W from (d8,PC,Xn), and JMP to (2,PC,Dn.W).

| operand |  | register |
| --- | --- | --- |
| `offset` | def | `data16` |
| `index` | use | `i32` |

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn jump_table(
                &mut self,
                index: impl ValueFor<I32, operand::index>,
                successors: impl AsRef<[Goto<Target>]>,
            ) -> Val<I16> {
                let [_0] = self
                    .0
                    .emit_branch(Form(303), &[index.value()], successors.as_ref());
                Val::assume(_0)
            }
            /**JMP.

| operand |  | register |
| --- | --- | --- |
| `target` | use | `address32` |

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn jmp(
                &mut self,
                target: impl ValueFor<I32, operand::target>,
                successors: impl AsRef<[Goto<Target>]>,
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(304), &[target.value()], successors.as_ref());
            }
            /**JMP to another function, after the frame is gone.

| operand |  | register |
| --- | --- | --- |
| `target` | use | `volatile_address` |

Ends the block and leaves the function.*/
            #[inline]
            pub fn tail_jmp(&mut self, target: impl ValueFor<I32, operand::target>) {
                let [] = self.0.emit(Form(305), &[target.value()]);
            }
            /**ILLEGAL.

Ends the block and never continues.*/
            #[inline]
            pub fn illegal(&mut self) {
                let [] = self.0.emit(Form(306), &[]);
            }
            /**CAS Dc,Du: `old`, which is what memory held, overwrites `expected`.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `data32`, the register of `expected` |
| `expected` | use | `data32` |
| `new` | use | `data32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn cas32(
                &mut self,
                expected: impl ValueFor<I32, operand::expected>,
                new: impl ValueFor<I32, operand::new>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(307), &[expected.value(), new.value(), base.value()]);
                Val::assume(_0)
            }
            /**CAS Dc,Du: `old`, which is what memory held, overwrites `expected`.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `data16`, the register of `expected` |
| `expected` | use | `data16` |
| `new` | use | `data16` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn cas16(
                &mut self,
                expected: impl ValueFor<I16, operand::expected>,
                new: impl ValueFor<I16, operand::new>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I16> {
                let [_0] = self
                    .0
                    .emit(Form(308), &[expected.value(), new.value(), base.value()]);
                Val::assume(_0)
            }
            /**CAS Dc,Du: `old`, which is what memory held, overwrites `expected`.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i8`, the register of `expected` |
| `expected` | use | `i8` |
| `new` | use | `i8` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn cas8(
                &mut self,
                expected: impl ValueFor<I8, operand::expected>,
                new: impl ValueFor<I8, operand::new>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I8> {
                let [_0] = self
                    .0
                    .emit(Form(309), &[expected.value(), new.value(), base.value()]);
                Val::assume(_0)
            }
            /**CAS Dc,Du and SEQ.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `data32`, the register of `expected` |
| `done` | def | `i8` |
| `expected` | use | `data32` |
| `new` | use | `data32` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn cas32_set(
                &mut self,
                expected: impl ValueFor<I32, operand::expected>,
                new: impl ValueFor<I32, operand::new>,
                base: impl ValueFor<I32, operand::base>,
            ) -> (Val<I32>, Val<I8>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(310), &[expected.value(), new.value(), base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**CAS Dc,Du and SEQ.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `data16`, the register of `expected` |
| `done` | def | `i8` |
| `expected` | use | `data16` |
| `new` | use | `data16` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn cas16_set(
                &mut self,
                expected: impl ValueFor<I16, operand::expected>,
                new: impl ValueFor<I16, operand::new>,
                base: impl ValueFor<I32, operand::base>,
            ) -> (Val<I16>, Val<I8>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(311), &[expected.value(), new.value(), base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**CAS Dc,Du and SEQ.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i8`, the register of `expected` |
| `done` | def | `i8` |
| `expected` | use | `i8` |
| `new` | use | `i8` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn cas8_set(
                &mut self,
                expected: impl ValueFor<I8, operand::expected>,
                new: impl ValueFor<I8, operand::new>,
                base: impl ValueFor<I32, operand::base>,
            ) -> (Val<I8>, Val<I8>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(312), &[expected.value(), new.value(), base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**CAS2 Dc1:Dc2,Du1:Du2,(Rn1):(Rn2): two places at once. Addresses may be in data registers here.

| operand |  | register |
| --- | --- | --- |
| `old1` | def | `data32`, the register of `expected1` |
| `old2` | def | `data32`, the register of `expected2` |
| `expected1` | use | `data32` |
| `expected2` | use | `data32` |
| `new1` | use | `data32` |
| `new2` | use | `data32` |
| `base1` | use | `i32` |
| `base2` | use | `i32` |

*/
            #[inline]
            pub fn cas2_32(
                &mut self,
                expected1: impl ValueFor<I32, operand::expected1>,
                expected2: impl ValueFor<I32, operand::expected2>,
                new1: impl ValueFor<I32, operand::new1>,
                new2: impl ValueFor<I32, operand::new2>,
                base1: impl ValueFor<I32, operand::base1>,
                base2: impl ValueFor<I32, operand::base2>,
            ) -> (Val<I32>, Val<I32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(313),
                        &[
                            expected1.value(),
                            expected2.value(),
                            new1.value(),
                            new2.value(),
                            base1.value(),
                            base2.value(),
                        ],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**CAS2 Dc1:Dc2,Du1:Du2,(Rn1):(Rn2): two places at once. Addresses may be in data registers here.

| operand |  | register |
| --- | --- | --- |
| `old1` | def | `data16`, the register of `expected1` |
| `old2` | def | `data16`, the register of `expected2` |
| `expected1` | use | `data16` |
| `expected2` | use | `data16` |
| `new1` | use | `data16` |
| `new2` | use | `data16` |
| `base1` | use | `i32` |
| `base2` | use | `i32` |

*/
            #[inline]
            pub fn cas2_16(
                &mut self,
                expected1: impl ValueFor<I16, operand::expected1>,
                expected2: impl ValueFor<I16, operand::expected2>,
                new1: impl ValueFor<I16, operand::new1>,
                new2: impl ValueFor<I16, operand::new2>,
                base1: impl ValueFor<I32, operand::base1>,
                base2: impl ValueFor<I32, operand::base2>,
            ) -> (Val<I16>, Val<I16>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(314),
                        &[
                            expected1.value(),
                            expected2.value(),
                            new1.value(),
                            new2.value(),
                            base1.value(),
                            base2.value(),
                        ],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**TAS and SMI: sets the highest bit of a byte, and says whether it was set.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `base` | use | `address32` |

*/
            #[inline]
            pub fn tas_set(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(315), &[base.value()]);
                Val::assume(_0)
            }
            /**TAS and BMI.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `address32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn tas_b(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(316), &[base.value()], &successors);
            }
            /**Any operation on memory, by a loop around CAS; `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `data32`, early: not the register of a use |
| `new` | scratch | `data32`, a scratch register |
| `with` | use | `data32`, late: not the register of a def |
| `base` | use | `address32`, late: not the register of a def |

* needs `new`: `data32`, a scratch register

*/
            #[inline]
            pub fn atomic32(
                &mut self,
                with: impl ValueFor<I32, operand::with>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(317), &[with.value(), base.value()]);
                Val::assume(_0)
            }
            /**Any operation on memory, by a loop around CAS; `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `data16`, early: not the register of a use |
| `new` | scratch | `data16`, a scratch register |
| `with` | use | `data16`, late: not the register of a def |
| `base` | use | `address32`, late: not the register of a def |

* needs `new`: `data16`, a scratch register

*/
            #[inline]
            pub fn atomic16(
                &mut self,
                with: impl ValueFor<I16, operand::with>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(318), &[with.value(), base.value()]);
                Val::assume(_0)
            }
            /**Any operation on memory, by a loop around CAS; `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i8`, early: not the register of a use |
| `new` | scratch | `i8`, a scratch register |
| `with` | use | `i8`, late: not the register of a def |
| `base` | use | `address32`, late: not the register of a def |

* needs `new`: `i8`, a scratch register

*/
            #[inline]
            pub fn atomic8(
                &mut self,
                with: impl ValueFor<I8, operand::with>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(319), &[with.value(), base.value()]);
                Val::assume(_0)
            }
            /**A Linux system call: TRAP #0, the number in D0. The kernel changes only D0.

| operand |  | register |
| --- | --- | --- |
| `result` | def | `d0` |
| `number` | use | `d0` |
| `a` | use | `d1` |
| `b` | use | `d2` |
| `c` | use | `d3` |

*/
            #[inline]
            pub fn trap0_3(
                &mut self,
                number: impl ValueFor<I32, operand::number>,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                c: impl ValueFor<I32, operand::c>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(Form(320), &[number.value(), a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**As `trap0_3`. The sixth argument is in A0.

| operand |  | register |
| --- | --- | --- |
| `result` | def | `d0` |
| `number` | use | `d0` |
| `a` | use | `d1` |
| `b` | use | `d2` |
| `c` | use | `d3` |
| `d` | use | `d4` |
| `e` | use | `d5` |
| `f` | use | `a0` |

*/
            #[inline]
            pub fn trap0_6(
                &mut self,
                number: impl ValueFor<I32, operand::number>,
                a: impl ValueFor<I32, operand::a>,
                b: impl ValueFor<I32, operand::b>,
                c: impl ValueFor<I32, operand::c>,
                d: impl ValueFor<I32, operand::d>,
                e: impl ValueFor<I32, operand::e>,
                f: impl ValueFor<I32, operand::f>,
            ) -> Val<I32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(321),
                        &[
                            number.value(),
                            a.value(),
                            b.value(),
                            c.value(),
                            d.value(),
                            e.value(),
                            f.value(),
                        ],
                    );
                Val::assume(_0)
            }
            /**No operands.

*/
            #[inline]
            pub fn nop(&mut self) {
                let [] = self.0.emit(Form(322), &[]);
            }
            /**No operands.

*/
            #[inline]
            pub fn bkpt(&mut self) {
                let [] = self.0.emit(Form(323), &[]);
            }
            /**FMOVECR: a constant of the coprocessor.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |

* may be rematerialised instead of a reload
* requires `fpu`

*/
            #[inline]
            pub fn fmovecr(&mut self) -> Val<Fx> {
                let [_0] = self.0.emit(Form(324), &[]);
                Val::assume(_0)
            }
            /**FMOVE of an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |

* may be rematerialised instead of a reload
* requires `fpu`

*/
            #[inline]
            pub fn fmove_imm(&mut self) -> Val<Fx> {
                let [_0] = self.0.emit(Form(325), &[]);
                Val::assume(_0)
            }
            /**FMOVE: a copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fmove(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(326), &[src.value()]);
                Val::assume(_0)
            }
            /**FMOVE.L, .S, .W or .B from a data register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `data32` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fmove_from_32(
                &mut self,
                src: impl ValueFor<I32, operand::src>,
            ) -> Val<Fx> {
                let [_0] = self.0.emit(Form(327), &[src.value()]);
                Val::assume(_0)
            }
            /**FMOVE.L, .S, .W or .B from a data register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `data16` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fmove_from_16(
                &mut self,
                src: impl ValueFor<I16, operand::src>,
            ) -> Val<Fx> {
                let [_0] = self.0.emit(Form(328), &[src.value()]);
                Val::assume(_0)
            }
            /**FMOVE.L, .S, .W or .B from a data register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `i8` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fmove_from_8(
                &mut self,
                src: impl ValueFor<I8, operand::src>,
            ) -> Val<Fx> {
                let [_0] = self.0.emit(Form(329), &[src.value()]);
                Val::assume(_0)
            }
            /**FMOVE.L, .S, .W or .B to a data register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data32` |
| `src` | use | `fx` |

* requires `fpu`

*/
            #[inline]
            pub fn fmove_to_32(
                &mut self,
                src: impl ValueFor<Fx, operand::src>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(330), &[src.value()]);
                Val::assume(_0)
            }
            /**FMOVE.L, .S, .W or .B to a data register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `data16` |
| `src` | use | `fx` |

* requires `fpu`

*/
            #[inline]
            pub fn fmove_to_16(
                &mut self,
                src: impl ValueFor<Fx, operand::src>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(331), &[src.value()]);
                Val::assume(_0)
            }
            /**FMOVE.L, .S, .W or .B to a data register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `src` | use | `fx` |

* requires `fpu`

*/
            #[inline]
            pub fn fmove_to_8(
                &mut self,
                src: impl ValueFor<Fx, operand::src>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(332), &[src.value()]);
                Val::assume(_0)
            }
            /**FMOVE.S, .D, .X or of an integer from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `base` | use | `address32` |

* requires `fpu`

*/
            #[inline]
            pub fn fload(&mut self, base: impl ValueFor<I32, operand::base>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(333), &[base.value()]);
                Val::assume(_0)
            }
            /**FMOVE.S, .D, .X or of an integer from memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `base` | use | `address32` |
| `index` | use | `i32` |

* requires `fpu`

*/
            #[inline]
            pub fn fload_index(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) -> Val<Fx> {
                let [_0] = self.0.emit(Form(334), &[base.value(), index.value()]);
                Val::assume(_0)
            }
            /**FMOVE with postincrement.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `next` | def | `address32`, the register of `base` |
| `base` | use | `address32` |

* requires `fpu`

*/
            #[inline]
            pub fn fload_inc(
                &mut self,
                base: impl ValueFor<I32, operand::base>,
            ) -> (Val<Fx>, Val<I32>) {
                let [_0, _1] = self.0.emit(Form(335), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**FMOVE.S, .D, .X or of an integer to memory.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `fx` |
| `base` | use | `address32` |

* requires `fpu`

*/
            #[inline]
            pub fn fstore(
                &mut self,
                src: impl ValueFor<Fx, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) {
                let [] = self.0.emit(Form(336), &[src.value(), base.value()]);
            }
            /**FMOVE.S, .D, .X or of an integer to memory.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `fx` |
| `base` | use | `address32` |
| `index` | use | `i32` |

* requires `fpu`

*/
            #[inline]
            pub fn fstore_index(
                &mut self,
                src: impl ValueFor<Fx, operand::src>,
                base: impl ValueFor<I32, operand::base>,
                index: impl ValueFor<I32, operand::index>,
            ) {
                let [] = self
                    .0
                    .emit(Form(337), &[src.value(), base.value(), index.value()]);
            }
            /**FMOVE with predecrement.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `address32`, the register of `base` |
| `src` | use | `fx` |
| `base` | use | `address32` |

* requires `fpu`

*/
            #[inline]
            pub fn fstore_dec(
                &mut self,
                src: impl ValueFor<Fx, operand::src>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<I32> {
                let [_0] = self.0.emit(Form(338), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**FMOVE to -(A7): an argument; the client keeps account of A7.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `fx` |

* requires `fpu`

*/
            #[inline]
            pub fn fpush(&mut self, src: impl ValueFor<Fx, operand::src>) {
                let [] = self.0.emit(Form(339), &[src.value()]);
            }
            /**fadd: overwrites its first source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx`, the register of `a` |
| `a` | use | `fx` |
| `b` | use | `fx` or slot |

* requires `fpu`
* or `fadd/swapped`: `dst`: `fx`, the register of `b`; `a`: `fx` or slot; `b`: `fx`

*/
            #[inline]
            pub fn fadd(
                &mut self,
                a: impl ValueFor<Fx, operand::a>,
                b: impl ValueFor<Fx, operand::b>,
            ) -> Val<Fx> {
                let [_0] = self.0.emit(Form(340), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**fmul: overwrites its first source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx`, the register of `a` |
| `a` | use | `fx` |
| `b` | use | `fx` or slot |

* requires `fpu`
* or `fmul/swapped`: `dst`: `fx`, the register of `b`; `a`: `fx` or slot; `b`: `fx`

*/
            #[inline]
            pub fn fmul(
                &mut self,
                a: impl ValueFor<Fx, operand::a>,
                b: impl ValueFor<Fx, operand::b>,
            ) -> Val<Fx> {
                let [_0] = self.0.emit(Form(342), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**fsglmul: overwrites its first source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx`, the register of `a` |
| `a` | use | `fx` |
| `b` | use | `fx` or slot |

* requires `fpu`
* or `fsglmul/swapped`: `dst`: `fx`, the register of `b`; `a`: `fx` or slot; `b`: `fx`

*/
            #[inline]
            pub fn fsglmul(
                &mut self,
                a: impl ValueFor<Fx, operand::a>,
                b: impl ValueFor<Fx, operand::b>,
            ) -> Val<Fx> {
                let [_0] = self.0.emit(Form(344), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**fsub: overwrites its first source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx`, the register of `a` |
| `a` | use | `fx` |
| `b` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fsub(
                &mut self,
                a: impl ValueFor<Fx, operand::a>,
                b: impl ValueFor<Fx, operand::b>,
            ) -> Val<Fx> {
                let [_0] = self.0.emit(Form(346), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**fdiv: overwrites its first source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx`, the register of `a` |
| `a` | use | `fx` |
| `b` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fdiv(
                &mut self,
                a: impl ValueFor<Fx, operand::a>,
                b: impl ValueFor<Fx, operand::b>,
            ) -> Val<Fx> {
                let [_0] = self.0.emit(Form(347), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**fsgldiv: overwrites its first source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx`, the register of `a` |
| `a` | use | `fx` |
| `b` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fsgldiv(
                &mut self,
                a: impl ValueFor<Fx, operand::a>,
                b: impl ValueFor<Fx, operand::b>,
            ) -> Val<Fx> {
                let [_0] = self.0.emit(Form(348), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**fmod: overwrites its first source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx`, the register of `a` |
| `a` | use | `fx` |
| `b` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fmod(
                &mut self,
                a: impl ValueFor<Fx, operand::a>,
                b: impl ValueFor<Fx, operand::b>,
            ) -> Val<Fx> {
                let [_0] = self.0.emit(Form(349), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**frem: overwrites its first source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx`, the register of `a` |
| `a` | use | `fx` |
| `b` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn frem(
                &mut self,
                a: impl ValueFor<Fx, operand::a>,
                b: impl ValueFor<Fx, operand::b>,
            ) -> Val<Fx> {
                let [_0] = self.0.emit(Form(350), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**fscale: overwrites its first source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx`, the register of `a` |
| `a` | use | `fx` |
| `b` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fscale(
                &mut self,
                a: impl ValueFor<Fx, operand::a>,
                b: impl ValueFor<Fx, operand::b>,
            ) -> Val<Fx> {
                let [_0] = self.0.emit(Form(351), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**fadd: a second source in memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx`, the register of `a` |
| `a` | use | `fx` |
| `base` | use | `address32` |

* requires `fpu`

*/
            #[inline]
            pub fn fadd_load(
                &mut self,
                a: impl ValueFor<Fx, operand::a>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<Fx> {
                let [_0] = self.0.emit(Form(352), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**fsub: a second source in memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx`, the register of `a` |
| `a` | use | `fx` |
| `base` | use | `address32` |

* requires `fpu`

*/
            #[inline]
            pub fn fsub_load(
                &mut self,
                a: impl ValueFor<Fx, operand::a>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<Fx> {
                let [_0] = self.0.emit(Form(353), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**fmul: a second source in memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx`, the register of `a` |
| `a` | use | `fx` |
| `base` | use | `address32` |

* requires `fpu`

*/
            #[inline]
            pub fn fmul_load(
                &mut self,
                a: impl ValueFor<Fx, operand::a>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<Fx> {
                let [_0] = self.0.emit(Form(354), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**fdiv: a second source in memory.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx`, the register of `a` |
| `a` | use | `fx` |
| `base` | use | `address32` |

* requires `fpu`

*/
            #[inline]
            pub fn fdiv_load(
                &mut self,
                a: impl ValueFor<Fx, operand::a>,
                base: impl ValueFor<I32, operand::base>,
            ) -> Val<Fx> {
                let [_0] = self.0.emit(Form(355), &[a.value(), base.value()]);
                Val::assume(_0)
            }
            /**fadd: a second source in a data register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx`, the register of `a` |
| `a` | use | `fx` |
| `b` | use | `data32` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fadd_int(
                &mut self,
                a: impl ValueFor<Fx, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<Fx> {
                let [_0] = self.0.emit(Form(356), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**fsub: a second source in a data register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx`, the register of `a` |
| `a` | use | `fx` |
| `b` | use | `data32` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fsub_int(
                &mut self,
                a: impl ValueFor<Fx, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<Fx> {
                let [_0] = self.0.emit(Form(357), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**fmul: a second source in a data register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx`, the register of `a` |
| `a` | use | `fx` |
| `b` | use | `data32` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fmul_int(
                &mut self,
                a: impl ValueFor<Fx, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<Fx> {
                let [_0] = self.0.emit(Form(358), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**fdiv: a second source in a data register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx`, the register of `a` |
| `a` | use | `fx` |
| `b` | use | `data32` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fdiv_int(
                &mut self,
                a: impl ValueFor<Fx, operand::a>,
                b: impl ValueFor<I32, operand::b>,
            ) -> Val<Fx> {
                let [_0] = self.0.emit(Form(359), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**fabs: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fabs(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(360), &[src.value()]);
                Val::assume(_0)
            }
            /**fneg: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fneg(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(361), &[src.value()]);
                Val::assume(_0)
            }
            /**fsqrt: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fsqrt(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(362), &[src.value()]);
                Val::assume(_0)
            }
            /**fint: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fint(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(363), &[src.value()]);
                Val::assume(_0)
            }
            /**fintrz: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fintrz(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(364), &[src.value()]);
                Val::assume(_0)
            }
            /**fgetexp: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fgetexp(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(365), &[src.value()]);
                Val::assume(_0)
            }
            /**fgetman: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fgetman(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(366), &[src.value()]);
                Val::assume(_0)
            }
            /**facos: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn facos(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(367), &[src.value()]);
                Val::assume(_0)
            }
            /**fasin: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fasin(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(368), &[src.value()]);
                Val::assume(_0)
            }
            /**fatan: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fatan(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(369), &[src.value()]);
                Val::assume(_0)
            }
            /**fatanh: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fatanh(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(370), &[src.value()]);
                Val::assume(_0)
            }
            /**fcos: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fcos(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(371), &[src.value()]);
                Val::assume(_0)
            }
            /**fcosh: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fcosh(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(372), &[src.value()]);
                Val::assume(_0)
            }
            /**fetox: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fetox(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(373), &[src.value()]);
                Val::assume(_0)
            }
            /**fetoxm1: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fetoxm1(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(374), &[src.value()]);
                Val::assume(_0)
            }
            /**flog10: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn flog10(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(375), &[src.value()]);
                Val::assume(_0)
            }
            /**flog2: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn flog2(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(376), &[src.value()]);
                Val::assume(_0)
            }
            /**flogn: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn flogn(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(377), &[src.value()]);
                Val::assume(_0)
            }
            /**flognp1: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn flognp1(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(378), &[src.value()]);
                Val::assume(_0)
            }
            /**fsin: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fsin(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(379), &[src.value()]);
                Val::assume(_0)
            }
            /**fsinh: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fsinh(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(380), &[src.value()]);
                Val::assume(_0)
            }
            /**ftan: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn ftan(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(381), &[src.value()]);
                Val::assume(_0)
            }
            /**ftanh: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn ftanh(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(382), &[src.value()]);
                Val::assume(_0)
            }
            /**ftentox: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn ftentox(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(383), &[src.value()]);
                Val::assume(_0)
            }
            /**ftwotox: one source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn ftwotox(&mut self, src: impl ValueFor<Fx, operand::src>) -> Val<Fx> {
                let [_0] = self.0.emit(Form(384), &[src.value()]);
                Val::assume(_0)
            }
            /**FSINCOS FPc:FPs: two results, in different registers.

| operand |  | register |
| --- | --- | --- |
| `cos` | def | `fx` |
| `sin` | def | `fx` |
| `src` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fsincos(
                &mut self,
                src: impl ValueFor<Fx, operand::src>,
            ) -> (Val<Fx>, Val<Fx>) {
                let [_0, _1] = self.0.emit(Form(385), &[src.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**FCMP and FBcc.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `fx` |
| `b` | use | `fx` or slot |

* goes to one of 2 blocks
* requires `fpu`

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn fcmp_b(
                &mut self,
                a: impl ValueFor<Fx, operand::a>,
                b: impl ValueFor<Fx, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(386), &[a.value(), b.value()], &successors);
            }
            /**FCMP and FScc.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `a` | use | `fx` |
| `b` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn fcmp_set(
                &mut self,
                a: impl ValueFor<Fx, operand::a>,
                b: impl ValueFor<Fx, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(387), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**FTST and FBcc.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `fx` or slot |

* goes to one of 2 blocks
* requires `fpu`

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn ftst_b(
                &mut self,
                a: impl ValueFor<Fx, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(388), &[a.value()], &successors);
            }
            /**FTST and FScc.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `a` | use | `fx` or slot |

* requires `fpu`

*/
            #[inline]
            pub fn ftst_set(&mut self, a: impl ValueFor<Fx, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(389), &[a.value()]);
                Val::assume(_0)
            }
        }
    };
    /**The forms of `m68k`, each with its alternatives: what an emitter matches on.

[`From`] makes one of the id of a form, such as that of a step of an allocation's walk. A `match` that lacks a form or an alternative does not compile. A form without alternatives is a bare variant.*/
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum AnyForm {
        ///`moveq`
        Moveq,
        ///`const32`
        Const32,
        ///`const16`
        Const16,
        ///`const8`
        Const8,
        ///`zero32`
        Zero32,
        ///`zero16`
        Zero16,
        ///`zero8`
        Zero8,
        ///`zero_address`
        ZeroAddress,
        ///`frame_address`
        FrameAddress,
        ///`pc_address`
        PcAddress,
        ///`mov32`
        Mov32,
        ///`mov16`
        Mov16,
        ///`mov8`
        Mov8,
        ///`sx16_to32`
        Sx16To32,
        ///`movea16`
        Movea16,
        ///`sx8_to16`
        Sx8To16,
        ///`sx8_to32`
        Sx8To32,
        ///`zx16_to32`
        Zx16To32(alternative::Zx16To32),
        ///`zx8_to32`
        Zx8To32(alternative::Zx8To32),
        ///`zx8_to16`
        Zx8To16,
        ///`trunc32_to16`
        Trunc32To16,
        ///`trunc32_to8`
        Trunc32To8,
        ///`trunc16_to8`
        Trunc16To8,
        ///`set_low_word`
        SetLowWord,
        ///`set_low_byte`
        SetLowByte,
        ///`swap`
        Swap,
        ///`load32`
        Load32,
        ///`load16`
        Load16,
        ///`load32_index`
        Load32Index,
        ///`load16_index`
        Load16Index,
        ///`load32_index16`
        Load32Index16,
        ///`load16_index16`
        Load16Index16,
        ///`load32_global`
        Load32Global,
        ///`load16_global`
        Load16Global,
        ///`load8`
        Load8,
        ///`load8_index`
        Load8Index,
        ///`load8_index16`
        Load8Index16,
        ///`load8_global`
        Load8Global,
        ///`load16_to32`
        Load16To32,
        ///`store32`
        Store32,
        ///`store16`
        Store16,
        ///`store8`
        Store8,
        ///`store32_index`
        Store32Index,
        ///`store16_index`
        Store16Index,
        ///`store8_index`
        Store8Index,
        ///`store32_index16`
        Store32Index16,
        ///`store16_index16`
        Store16Index16,
        ///`store8_index16`
        Store8Index16,
        ///`store32_global`
        Store32Global,
        ///`store16_global`
        Store16Global,
        ///`store8_global`
        Store8Global,
        ///`store32_imm`
        Store32Imm,
        ///`store16_imm`
        Store16Imm,
        ///`store8_imm`
        Store8Imm,
        ///`move_mem`
        MoveMem,
        ///`move_mem_inc`
        MoveMemInc,
        ///`load32_inc`
        Load32Inc,
        ///`load32_dec`
        Load32Dec,
        ///`load16_inc`
        Load16Inc,
        ///`load16_dec`
        Load16Dec,
        ///`load8_inc`
        Load8Inc,
        ///`load8_dec`
        Load8Dec,
        ///`store32_inc`
        Store32Inc,
        ///`store32_dec`
        Store32Dec,
        ///`store16_inc`
        Store16Inc,
        ///`store16_dec`
        Store16Dec,
        ///`store8_inc`
        Store8Inc,
        ///`store8_dec`
        Store8Dec,
        ///`lea`
        Lea,
        ///`lea_index`
        LeaIndex,
        ///`lea_index16`
        LeaIndex16,
        ///`pea`
        Pea,
        ///`push32`
        Push32,
        ///`push16`
        Push16,
        ///`push_imm`
        PushImm,
        ///`movep32_load`
        Movep32Load,
        ///`movep16_load`
        Movep16Load,
        ///`movep32_store`
        Movep32Store,
        ///`movep16_store`
        Movep16Store,
        ///`movem2_load`
        Movem2Load,
        ///`movem3_load`
        Movem3Load,
        ///`movem4_load`
        Movem4Load,
        ///`movem2_load_inc`
        Movem2LoadInc,
        ///`movem3_load_inc`
        Movem3LoadInc,
        ///`movem4_load_inc`
        Movem4LoadInc,
        ///`movem2_store`
        Movem2Store,
        ///`movem3_store`
        Movem3Store,
        ///`movem4_store`
        Movem4Store,
        ///`add32`
        Add32(alternative::Add32),
        ///`sub32`
        Sub32,
        ///`add16`
        Add16,
        ///`sub16`
        Sub16,
        ///`add8`
        Add8,
        ///`sub8`
        Sub8,
        ///`adda16`
        Adda16,
        ///`suba16`
        Suba16,
        ///`add32_quick`
        Add32Quick,
        ///`sub32_quick`
        Sub32Quick,
        ///`add32_imm`
        Add32Imm,
        ///`sub32_imm`
        Sub32Imm,
        ///`add16_imm`
        Add16Imm,
        ///`add8_imm`
        Add8Imm,
        ///`sub16_imm`
        Sub16Imm,
        ///`sub8_imm`
        Sub8Imm,
        ///`and32`
        And32(alternative::And32),
        ///`and16`
        And16(alternative::And16),
        ///`and8`
        And8(alternative::And8),
        ///`or32`
        Or32(alternative::Or32),
        ///`or16`
        Or16(alternative::Or16),
        ///`or8`
        Or8(alternative::Or8),
        ///`eor32`
        Eor32(alternative::Eor32),
        ///`eor16`
        Eor16(alternative::Eor16),
        ///`eor8`
        Eor8(alternative::Eor8),
        ///`and32_imm`
        And32Imm,
        ///`and16_imm`
        And16Imm,
        ///`and8_imm`
        And8Imm,
        ///`or32_imm`
        Or32Imm,
        ///`or16_imm`
        Or16Imm,
        ///`or8_imm`
        Or8Imm,
        ///`eor32_imm`
        Eor32Imm,
        ///`eor16_imm`
        Eor16Imm,
        ///`eor8_imm`
        Eor8Imm,
        ///`add32_load`
        Add32Load,
        ///`add16_load`
        Add16Load,
        ///`add8_load`
        Add8Load,
        ///`sub32_load`
        Sub32Load,
        ///`sub16_load`
        Sub16Load,
        ///`sub8_load`
        Sub8Load,
        ///`and32_load`
        And32Load,
        ///`and16_load`
        And16Load,
        ///`and8_load`
        And8Load,
        ///`or32_load`
        Or32Load,
        ///`or16_load`
        Or16Load,
        ///`or8_load`
        Or8Load,
        ///`add32_store`
        Add32Store,
        ///`add16_store`
        Add16Store,
        ///`add8_store`
        Add8Store,
        ///`sub32_store`
        Sub32Store,
        ///`sub16_store`
        Sub16Store,
        ///`sub8_store`
        Sub8Store,
        ///`and32_store`
        And32Store,
        ///`and16_store`
        And16Store,
        ///`and8_store`
        And8Store,
        ///`or32_store`
        Or32Store,
        ///`or16_store`
        Or16Store,
        ///`or8_store`
        Or8Store,
        ///`eor32_store`
        Eor32Store,
        ///`eor16_store`
        Eor16Store,
        ///`eor8_store`
        Eor8Store,
        ///`add32_store_imm`
        Add32StoreImm,
        ///`add16_store_imm`
        Add16StoreImm,
        ///`add8_store_imm`
        Add8StoreImm,
        ///`sub32_store_imm`
        Sub32StoreImm,
        ///`sub16_store_imm`
        Sub16StoreImm,
        ///`sub8_store_imm`
        Sub8StoreImm,
        ///`and32_store_imm`
        And32StoreImm,
        ///`and16_store_imm`
        And16StoreImm,
        ///`and8_store_imm`
        And8StoreImm,
        ///`or32_store_imm`
        Or32StoreImm,
        ///`or16_store_imm`
        Or16StoreImm,
        ///`or8_store_imm`
        Or8StoreImm,
        ///`eor32_store_imm`
        Eor32StoreImm,
        ///`eor16_store_imm`
        Eor16StoreImm,
        ///`eor8_store_imm`
        Eor8StoreImm,
        ///`neg32`
        Neg32,
        ///`neg16`
        Neg16,
        ///`neg8`
        Neg8,
        ///`not32`
        Not32,
        ///`not16`
        Not16,
        ///`not8`
        Not8,
        ///`add64`
        Add64,
        ///`sub64`
        Sub64,
        ///`neg64`
        Neg64,
        ///`abcd`
        Abcd,
        ///`sbcd`
        Sbcd,
        ///`pack`
        Pack,
        ///`unpk`
        Unpk,
        ///`muls16`
        Muls16,
        ///`mulu16`
        Mulu16,
        ///`muls32`
        Muls32(alternative::Muls32),
        ///`mulu32`
        Mulu32(alternative::Mulu32),
        ///`muls32_imm`
        Muls32Imm,
        ///`mulu32_imm`
        Mulu32Imm,
        ///`muls64`
        Muls64(alternative::Muls64),
        ///`mulu64`
        Mulu64(alternative::Mulu64),
        ///`divs16`
        Divs16,
        ///`divu16`
        Divu16,
        ///`divs32`
        Divs32,
        ///`divu32`
        Divu32,
        ///`divsl`
        Divsl,
        ///`divul`
        Divul,
        ///`divs64`
        Divs64,
        ///`divu64`
        Divu64,
        ///`asl32`
        Asl32,
        ///`asl16`
        Asl16,
        ///`asl8`
        Asl8,
        ///`asr32`
        Asr32,
        ///`asr16`
        Asr16,
        ///`asr8`
        Asr8,
        ///`lsl32`
        Lsl32,
        ///`lsl16`
        Lsl16,
        ///`lsl8`
        Lsl8,
        ///`lsr32`
        Lsr32,
        ///`lsr16`
        Lsr16,
        ///`lsr8`
        Lsr8,
        ///`rol32`
        Rol32,
        ///`rol16`
        Rol16,
        ///`rol8`
        Rol8,
        ///`ror32`
        Ror32,
        ///`ror16`
        Ror16,
        ///`ror8`
        Ror8,
        ///`asl32_imm`
        Asl32Imm,
        ///`asl16_imm`
        Asl16Imm,
        ///`asl8_imm`
        Asl8Imm,
        ///`asr32_imm`
        Asr32Imm,
        ///`asr16_imm`
        Asr16Imm,
        ///`asr8_imm`
        Asr8Imm,
        ///`lsl32_imm`
        Lsl32Imm,
        ///`lsl16_imm`
        Lsl16Imm,
        ///`lsl8_imm`
        Lsl8Imm,
        ///`lsr32_imm`
        Lsr32Imm,
        ///`lsr16_imm`
        Lsr16Imm,
        ///`lsr8_imm`
        Lsr8Imm,
        ///`rol32_imm`
        Rol32Imm,
        ///`rol16_imm`
        Rol16Imm,
        ///`rol8_imm`
        Rol8Imm,
        ///`ror32_imm`
        Ror32Imm,
        ///`ror16_imm`
        Ror16Imm,
        ///`ror8_imm`
        Ror8Imm,
        ///`bfextu_imm`
        BfextuImm,
        ///`bfexts_imm`
        BfextsImm,
        ///`bfffo_imm`
        BfffoImm,
        ///`bfextu`
        Bfextu,
        ///`bfexts`
        Bfexts,
        ///`bfffo`
        Bfffo,
        ///`bfextu_load`
        BfextuLoad,
        ///`bfexts_load`
        BfextsLoad,
        ///`bfffo_load`
        BfffoLoad,
        ///`bfins_imm`
        BfinsImm,
        ///`bfins`
        Bfins,
        ///`bfins_store`
        BfinsStore,
        ///`bfchg_imm`
        BfchgImm,
        ///`bfclr_imm`
        BfclrImm,
        ///`bfset_imm`
        BfsetImm,
        ///`bchg`
        Bchg,
        ///`bclr`
        Bclr,
        ///`bset`
        Bset,
        ///`bchg_imm`
        BchgImm,
        ///`bclr_imm`
        BclrImm,
        ///`bset_imm`
        BsetImm,
        ///`cmp32_b`
        Cmp32B,
        ///`cmp32_set`
        Cmp32Set,
        ///`cmp16_b`
        Cmp16B,
        ///`cmp16_set`
        Cmp16Set,
        ///`cmpa16_b`
        Cmpa16B,
        ///`cmp8_b`
        Cmp8B,
        ///`cmp8_set`
        Cmp8Set,
        ///`cmp32_imm_b`
        Cmp32ImmB,
        ///`cmp32_imm_set`
        Cmp32ImmSet,
        ///`cmp16_imm_b`
        Cmp16ImmB,
        ///`cmp8_imm_b`
        Cmp8ImmB,
        ///`cmp16_imm_set`
        Cmp16ImmSet,
        ///`cmp8_imm_set`
        Cmp8ImmSet,
        ///`tst32_b`
        Tst32B,
        ///`tst16_b`
        Tst16B,
        ///`tst8_b`
        Tst8B,
        ///`tst32_set`
        Tst32Set,
        ///`tst16_set`
        Tst16Set,
        ///`tst8_set`
        Tst8Set,
        ///`tst32_load_b`
        Tst32LoadB,
        ///`tst16_load_b`
        Tst16LoadB,
        ///`tst8_load_b`
        Tst8LoadB,
        ///`cmpm_b`
        CmpmB,
        ///`cmp2_b`
        Cmp2B,
        ///`btst_b`
        BtstB,
        ///`btst_imm_b`
        BtstImmB,
        ///`bftst_b`
        BftstB,
        ///`cmp32_mov`
        Cmp32Mov,
        ///`add32_overflow_b`
        Add32OverflowB,
        ///`sub32_overflow_b`
        Sub32OverflowB,
        ///`chk`
        Chk,
        ///`chk2`
        Chk2,
        ///`trapcc`
        Trapcc,
        ///`bra`
        Bra,
        ///`dbra`
        Dbra,
        ///`add32_quick_b`
        Add32QuickB,
        ///`sub32_quick_b`
        Sub32QuickB,
        ///`jump_table`
        JumpTable,
        ///`jmp`
        Jmp,
        ///`tail_jmp`
        TailJmp,
        ///`illegal`
        Illegal,
        ///`cas32`
        Cas32,
        ///`cas16`
        Cas16,
        ///`cas8`
        Cas8,
        ///`cas32_set`
        Cas32Set,
        ///`cas16_set`
        Cas16Set,
        ///`cas8_set`
        Cas8Set,
        ///`cas2_32`
        Cas232,
        ///`cas2_16`
        Cas216,
        ///`tas_set`
        TasSet,
        ///`tas_b`
        TasB,
        ///`atomic32`
        Atomic32,
        ///`atomic16`
        Atomic16,
        ///`atomic8`
        Atomic8,
        ///`trap0_3`
        Trap03,
        ///`trap0_6`
        Trap06,
        ///`nop`
        Nop,
        ///`bkpt`
        Bkpt,
        ///`fmovecr`
        Fmovecr,
        ///`fmove_imm`
        FmoveImm,
        ///`fmove`
        Fmove,
        ///`fmove_from_32`
        FmoveFrom32,
        ///`fmove_from_16`
        FmoveFrom16,
        ///`fmove_from_8`
        FmoveFrom8,
        ///`fmove_to_32`
        FmoveTo32,
        ///`fmove_to_16`
        FmoveTo16,
        ///`fmove_to_8`
        FmoveTo8,
        ///`fload`
        Fload,
        ///`fload_index`
        FloadIndex,
        ///`fload_inc`
        FloadInc,
        ///`fstore`
        Fstore,
        ///`fstore_index`
        FstoreIndex,
        ///`fstore_dec`
        FstoreDec,
        ///`fpush`
        Fpush,
        ///`fadd`
        Fadd(alternative::Fadd),
        ///`fmul`
        Fmul(alternative::Fmul),
        ///`fsglmul`
        Fsglmul(alternative::Fsglmul),
        ///`fsub`
        Fsub,
        ///`fdiv`
        Fdiv,
        ///`fsgldiv`
        Fsgldiv,
        ///`fmod`
        Fmod,
        ///`frem`
        Frem,
        ///`fscale`
        Fscale,
        ///`fadd_load`
        FaddLoad,
        ///`fsub_load`
        FsubLoad,
        ///`fmul_load`
        FmulLoad,
        ///`fdiv_load`
        FdivLoad,
        ///`fadd_int`
        FaddInt,
        ///`fsub_int`
        FsubInt,
        ///`fmul_int`
        FmulInt,
        ///`fdiv_int`
        FdivInt,
        ///`fabs`
        Fabs,
        ///`fneg`
        Fneg,
        ///`fsqrt`
        Fsqrt,
        ///`fint`
        Fint,
        ///`fintrz`
        Fintrz,
        ///`fgetexp`
        Fgetexp,
        ///`fgetman`
        Fgetman,
        ///`facos`
        Facos,
        ///`fasin`
        Fasin,
        ///`fatan`
        Fatan,
        ///`fatanh`
        Fatanh,
        ///`fcos`
        Fcos,
        ///`fcosh`
        Fcosh,
        ///`fetox`
        Fetox,
        ///`fetoxm1`
        Fetoxm1,
        ///`flog10`
        Flog10,
        ///`flog2`
        Flog2,
        ///`flogn`
        Flogn,
        ///`flognp1`
        Flognp1,
        ///`fsin`
        Fsin,
        ///`fsinh`
        Fsinh,
        ///`ftan`
        Ftan,
        ///`ftanh`
        Ftanh,
        ///`ftentox`
        Ftentox,
        ///`ftwotox`
        Ftwotox,
        ///`fsincos`
        Fsincos,
        ///`fcmp_b`
        FcmpB,
        ///`fcmp_set`
        FcmpSet,
        ///`ftst_b`
        FtstB,
        ///`ftst_set`
        FtstSet,
        /// A form that the function brought along, such as an entry, a call or a return.
        Local(::ssara_core::target::Form),
    }
    /// The alternatives of each form that has some.
    pub mod alternative {
        ///The alternatives of `zx16_to32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Zx16To32 {
            /// The form itself.
            Base,
            ///`dst`: `data32`; `src`: `data16`
            And,
        }
        ///The alternatives of `zx8_to32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Zx8To32 {
            /// The form itself.
            Base,
            ///`dst`: `data32`; `src`: `i8`
            And,
        }
        ///The alternatives of `add32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Add32 {
            /// The form itself.
            Base,
            ///`dst`: `i32`, the register of `b`; `a`: `i32` or slot; `b`: `i32`
            Swapped,
        }
        ///The alternatives of `and32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum And32 {
            /// The form itself.
            Base,
            ///`dst`: `data32`, the register of `b`; `a`: `data32` or slot; `b`: `data32`
            Swapped,
        }
        ///The alternatives of `and16`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum And16 {
            /// The form itself.
            Base,
            ///`dst`: `data16`, the register of `b`; `a`: `data16` or slot; `b`: `data16`
            Swapped,
        }
        ///The alternatives of `and8`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum And8 {
            /// The form itself.
            Base,
            ///`dst`: `i8`, the register of `b`; `a`: `i8` or slot; `b`: `i8`
            Swapped,
        }
        ///The alternatives of `or32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Or32 {
            /// The form itself.
            Base,
            ///`dst`: `data32`, the register of `b`; `a`: `data32` or slot; `b`: `data32`
            Swapped,
        }
        ///The alternatives of `or16`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Or16 {
            /// The form itself.
            Base,
            ///`dst`: `data16`, the register of `b`; `a`: `data16` or slot; `b`: `data16`
            Swapped,
        }
        ///The alternatives of `or8`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Or8 {
            /// The form itself.
            Base,
            ///`dst`: `i8`, the register of `b`; `a`: `i8` or slot; `b`: `i8`
            Swapped,
        }
        ///The alternatives of `eor32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Eor32 {
            /// The form itself.
            Base,
            ///`dst`: `data32`, the register of `b`
            Swapped,
        }
        ///The alternatives of `eor16`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Eor16 {
            /// The form itself.
            Base,
            ///`dst`: `data16`, the register of `b`
            Swapped,
        }
        ///The alternatives of `eor8`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Eor8 {
            /// The form itself.
            Base,
            ///`dst`: `i8`, the register of `b`
            Swapped,
        }
        ///The alternatives of `muls32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Muls32 {
            /// The form itself.
            Base,
            ///`dst`: `data32`, the register of `b`; `a`: `data32` or slot; `b`: `data32`
            Swapped,
        }
        ///The alternatives of `mulu32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Mulu32 {
            /// The form itself.
            Base,
            ///`dst`: `data32`, the register of `b`; `a`: `data32` or slot; `b`: `data32`
            Swapped,
        }
        ///The alternatives of `muls64`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Muls64 {
            /// The form itself.
            Base,
            ///`lo`: `data32`, the register of `b`; `a`: `data32` or slot; `b`: `data32`
            Swapped,
        }
        ///The alternatives of `mulu64`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Mulu64 {
            /// The form itself.
            Base,
            ///`lo`: `data32`, the register of `b`; `a`: `data32` or slot; `b`: `data32`
            Swapped,
        }
        ///The alternatives of `fadd`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Fadd {
            /// The form itself.
            Base,
            ///`dst`: `fx`, the register of `b`; `a`: `fx` or slot; `b`: `fx`
            Swapped,
        }
        ///The alternatives of `fmul`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Fmul {
            /// The form itself.
            Base,
            ///`dst`: `fx`, the register of `b`; `a`: `fx` or slot; `b`: `fx`
            Swapped,
        }
        ///The alternatives of `fsglmul`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Fsglmul {
            /// The form itself.
            Base,
            ///`dst`: `fx`, the register of `b`; `a`: `fx` or slot; `b`: `fx`
            Swapped,
        }
    }
    const _: () = {
        use AnyForm as A;
        use alternative as a;
        static FORMS: [AnyForm; 390] = [
            A::Moveq,
            A::Const32,
            A::Const16,
            A::Const8,
            A::Zero32,
            A::Zero16,
            A::Zero8,
            A::ZeroAddress,
            A::FrameAddress,
            A::PcAddress,
            A::Mov32,
            A::Mov16,
            A::Mov8,
            A::Sx16To32,
            A::Movea16,
            A::Sx8To16,
            A::Sx8To32,
            A::Zx16To32(a::Zx16To32::Base),
            A::Zx16To32(a::Zx16To32::And),
            A::Zx8To32(a::Zx8To32::Base),
            A::Zx8To32(a::Zx8To32::And),
            A::Zx8To16,
            A::Trunc32To16,
            A::Trunc32To8,
            A::Trunc16To8,
            A::SetLowWord,
            A::SetLowByte,
            A::Swap,
            A::Load32,
            A::Load16,
            A::Load32Index,
            A::Load16Index,
            A::Load32Index16,
            A::Load16Index16,
            A::Load32Global,
            A::Load16Global,
            A::Load8,
            A::Load8Index,
            A::Load8Index16,
            A::Load8Global,
            A::Load16To32,
            A::Store32,
            A::Store16,
            A::Store8,
            A::Store32Index,
            A::Store16Index,
            A::Store8Index,
            A::Store32Index16,
            A::Store16Index16,
            A::Store8Index16,
            A::Store32Global,
            A::Store16Global,
            A::Store8Global,
            A::Store32Imm,
            A::Store16Imm,
            A::Store8Imm,
            A::MoveMem,
            A::MoveMemInc,
            A::Load32Inc,
            A::Load32Dec,
            A::Load16Inc,
            A::Load16Dec,
            A::Load8Inc,
            A::Load8Dec,
            A::Store32Inc,
            A::Store32Dec,
            A::Store16Inc,
            A::Store16Dec,
            A::Store8Inc,
            A::Store8Dec,
            A::Lea,
            A::LeaIndex,
            A::LeaIndex16,
            A::Pea,
            A::Push32,
            A::Push16,
            A::PushImm,
            A::Movep32Load,
            A::Movep16Load,
            A::Movep32Store,
            A::Movep16Store,
            A::Movem2Load,
            A::Movem3Load,
            A::Movem4Load,
            A::Movem2LoadInc,
            A::Movem3LoadInc,
            A::Movem4LoadInc,
            A::Movem2Store,
            A::Movem3Store,
            A::Movem4Store,
            A::Add32(a::Add32::Base),
            A::Add32(a::Add32::Swapped),
            A::Sub32,
            A::Add16,
            A::Sub16,
            A::Add8,
            A::Sub8,
            A::Adda16,
            A::Suba16,
            A::Add32Quick,
            A::Sub32Quick,
            A::Add32Imm,
            A::Sub32Imm,
            A::Add16Imm,
            A::Add8Imm,
            A::Sub16Imm,
            A::Sub8Imm,
            A::And32(a::And32::Base),
            A::And32(a::And32::Swapped),
            A::And16(a::And16::Base),
            A::And16(a::And16::Swapped),
            A::And8(a::And8::Base),
            A::And8(a::And8::Swapped),
            A::Or32(a::Or32::Base),
            A::Or32(a::Or32::Swapped),
            A::Or16(a::Or16::Base),
            A::Or16(a::Or16::Swapped),
            A::Or8(a::Or8::Base),
            A::Or8(a::Or8::Swapped),
            A::Eor32(a::Eor32::Base),
            A::Eor32(a::Eor32::Swapped),
            A::Eor16(a::Eor16::Base),
            A::Eor16(a::Eor16::Swapped),
            A::Eor8(a::Eor8::Base),
            A::Eor8(a::Eor8::Swapped),
            A::And32Imm,
            A::And16Imm,
            A::And8Imm,
            A::Or32Imm,
            A::Or16Imm,
            A::Or8Imm,
            A::Eor32Imm,
            A::Eor16Imm,
            A::Eor8Imm,
            A::Add32Load,
            A::Add16Load,
            A::Add8Load,
            A::Sub32Load,
            A::Sub16Load,
            A::Sub8Load,
            A::And32Load,
            A::And16Load,
            A::And8Load,
            A::Or32Load,
            A::Or16Load,
            A::Or8Load,
            A::Add32Store,
            A::Add16Store,
            A::Add8Store,
            A::Sub32Store,
            A::Sub16Store,
            A::Sub8Store,
            A::And32Store,
            A::And16Store,
            A::And8Store,
            A::Or32Store,
            A::Or16Store,
            A::Or8Store,
            A::Eor32Store,
            A::Eor16Store,
            A::Eor8Store,
            A::Add32StoreImm,
            A::Add16StoreImm,
            A::Add8StoreImm,
            A::Sub32StoreImm,
            A::Sub16StoreImm,
            A::Sub8StoreImm,
            A::And32StoreImm,
            A::And16StoreImm,
            A::And8StoreImm,
            A::Or32StoreImm,
            A::Or16StoreImm,
            A::Or8StoreImm,
            A::Eor32StoreImm,
            A::Eor16StoreImm,
            A::Eor8StoreImm,
            A::Neg32,
            A::Neg16,
            A::Neg8,
            A::Not32,
            A::Not16,
            A::Not8,
            A::Add64,
            A::Sub64,
            A::Neg64,
            A::Abcd,
            A::Sbcd,
            A::Pack,
            A::Unpk,
            A::Muls16,
            A::Mulu16,
            A::Muls32(a::Muls32::Base),
            A::Muls32(a::Muls32::Swapped),
            A::Mulu32(a::Mulu32::Base),
            A::Mulu32(a::Mulu32::Swapped),
            A::Muls32Imm,
            A::Mulu32Imm,
            A::Muls64(a::Muls64::Base),
            A::Muls64(a::Muls64::Swapped),
            A::Mulu64(a::Mulu64::Base),
            A::Mulu64(a::Mulu64::Swapped),
            A::Divs16,
            A::Divu16,
            A::Divs32,
            A::Divu32,
            A::Divsl,
            A::Divul,
            A::Divs64,
            A::Divu64,
            A::Asl32,
            A::Asl16,
            A::Asl8,
            A::Asr32,
            A::Asr16,
            A::Asr8,
            A::Lsl32,
            A::Lsl16,
            A::Lsl8,
            A::Lsr32,
            A::Lsr16,
            A::Lsr8,
            A::Rol32,
            A::Rol16,
            A::Rol8,
            A::Ror32,
            A::Ror16,
            A::Ror8,
            A::Asl32Imm,
            A::Asl16Imm,
            A::Asl8Imm,
            A::Asr32Imm,
            A::Asr16Imm,
            A::Asr8Imm,
            A::Lsl32Imm,
            A::Lsl16Imm,
            A::Lsl8Imm,
            A::Lsr32Imm,
            A::Lsr16Imm,
            A::Lsr8Imm,
            A::Rol32Imm,
            A::Rol16Imm,
            A::Rol8Imm,
            A::Ror32Imm,
            A::Ror16Imm,
            A::Ror8Imm,
            A::BfextuImm,
            A::BfextsImm,
            A::BfffoImm,
            A::Bfextu,
            A::Bfexts,
            A::Bfffo,
            A::BfextuLoad,
            A::BfextsLoad,
            A::BfffoLoad,
            A::BfinsImm,
            A::Bfins,
            A::BfinsStore,
            A::BfchgImm,
            A::BfclrImm,
            A::BfsetImm,
            A::Bchg,
            A::Bclr,
            A::Bset,
            A::BchgImm,
            A::BclrImm,
            A::BsetImm,
            A::Cmp32B,
            A::Cmp32Set,
            A::Cmp16B,
            A::Cmp16Set,
            A::Cmpa16B,
            A::Cmp8B,
            A::Cmp8Set,
            A::Cmp32ImmB,
            A::Cmp32ImmSet,
            A::Cmp16ImmB,
            A::Cmp8ImmB,
            A::Cmp16ImmSet,
            A::Cmp8ImmSet,
            A::Tst32B,
            A::Tst16B,
            A::Tst8B,
            A::Tst32Set,
            A::Tst16Set,
            A::Tst8Set,
            A::Tst32LoadB,
            A::Tst16LoadB,
            A::Tst8LoadB,
            A::CmpmB,
            A::Cmp2B,
            A::BtstB,
            A::BtstImmB,
            A::BftstB,
            A::Cmp32Mov,
            A::Add32OverflowB,
            A::Sub32OverflowB,
            A::Chk,
            A::Chk2,
            A::Trapcc,
            A::Bra,
            A::Dbra,
            A::Add32QuickB,
            A::Sub32QuickB,
            A::JumpTable,
            A::Jmp,
            A::TailJmp,
            A::Illegal,
            A::Cas32,
            A::Cas16,
            A::Cas8,
            A::Cas32Set,
            A::Cas16Set,
            A::Cas8Set,
            A::Cas232,
            A::Cas216,
            A::TasSet,
            A::TasB,
            A::Atomic32,
            A::Atomic16,
            A::Atomic8,
            A::Trap03,
            A::Trap06,
            A::Nop,
            A::Bkpt,
            A::Fmovecr,
            A::FmoveImm,
            A::Fmove,
            A::FmoveFrom32,
            A::FmoveFrom16,
            A::FmoveFrom8,
            A::FmoveTo32,
            A::FmoveTo16,
            A::FmoveTo8,
            A::Fload,
            A::FloadIndex,
            A::FloadInc,
            A::Fstore,
            A::FstoreIndex,
            A::FstoreDec,
            A::Fpush,
            A::Fadd(a::Fadd::Base),
            A::Fadd(a::Fadd::Swapped),
            A::Fmul(a::Fmul::Base),
            A::Fmul(a::Fmul::Swapped),
            A::Fsglmul(a::Fsglmul::Base),
            A::Fsglmul(a::Fsglmul::Swapped),
            A::Fsub,
            A::Fdiv,
            A::Fsgldiv,
            A::Fmod,
            A::Frem,
            A::Fscale,
            A::FaddLoad,
            A::FsubLoad,
            A::FmulLoad,
            A::FdivLoad,
            A::FaddInt,
            A::FsubInt,
            A::FmulInt,
            A::FdivInt,
            A::Fabs,
            A::Fneg,
            A::Fsqrt,
            A::Fint,
            A::Fintrz,
            A::Fgetexp,
            A::Fgetman,
            A::Facos,
            A::Fasin,
            A::Fatan,
            A::Fatanh,
            A::Fcos,
            A::Fcosh,
            A::Fetox,
            A::Fetoxm1,
            A::Flog10,
            A::Flog2,
            A::Flogn,
            A::Flognp1,
            A::Fsin,
            A::Fsinh,
            A::Ftan,
            A::Ftanh,
            A::Ftentox,
            A::Ftwotox,
            A::Fsincos,
            A::FcmpB,
            A::FcmpSet,
            A::FtstB,
            A::FtstSet,
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
