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
pub mod avr {
    /*!
The target `avr`.

8-bit AVR with the calling convention of avr-gcc.

| bank | registers | units | kinds of value | about |
| --- | --- | --- | --- | --- |
| `int` | 18 (48 with parts) | 33 | `i16`, `i8` | The register file. A pair is written high byte first, as in the manual. |

| feature | default | about |
| --- | --- | --- |
| `mul` | yes | The multiplier: MUL, MULS, MULSU, FMUL, FMULS and FMULSU. |
| `lpmx` | yes | LPM to any register, and with post-increment. |
| `elpm` | no | More than 64 KB of code memory: RAMPZ and ELPM. |
| `rmw` | no | XCH, LAS, LAC and LAT, which read and write memory at once. |

8 classes, 154 instruction forms, 10 alternatives, 2 calling conventions.

Never allocated: `sp`, `r1`.

* [`Builder`] builds functions; the instruction forms are the methods of [`Ins`].
* [`AnyForm`] is what an emitter matches on: each form, with its alternatives.
* [`reg`], [`class`], [`form`] and [`conv`] name what the tables contain, each with its map.
* `MIN_REGS_` and the name of a bank are the numbers of registers that suffice.
* [`TARGET`] is the tables.
*/
    mod tables {
        use ::ssara_core::target::*;
        use ::ssara_core::__private::Cow;
        pub(super) static BANKS: [BankDesc; 1usize] = [
            BankDesc {
                name: Cow::Borrowed("int"),
                doc: Cow::Borrowed(
                    "The register file. A pair is written high byte first, as in the manual.",
                ),
                first_word: 0u8,
                words: 1u8,
                units: 33u16,
                first_reg: Reg(0u16),
                num_regs: 48u16,
                min_regs: 12u16,
            },
        ];
        pub(super) static TYPES: [TypeDesc; 2usize] = [
            TypeDesc {
                name: Cow::Borrowed("i16"),
                doc: Cow::Borrowed("A word or an address."),
                bank: Bank(0u8),
                bits: 16u16,
                spill_size: 2u16,
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
        ];
        pub(super) static REGS: [RegDesc; 48usize] = [
            RegDesc {
                name: Cow::Borrowed("r0"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(0u16),
                low_bit: 0u16,
                bits: 8u16,
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
                ty: Some(Type(1u8)),
                root: Reg(1u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 1u16,
                units: (1u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: Some(0u64),
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r3_r2"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(2u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 2u16,
                units: (2u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r2"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(2u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 2u16,
                units: (4u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r3"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(2u16),
                low_bit: 8u16,
                bits: 8u16,
                encoding: 3u16,
                units: (5u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r5_r4"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(5u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 4u16,
                units: (6u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r4"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(5u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 4u16,
                units: (8u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r5"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(5u16),
                low_bit: 8u16,
                bits: 8u16,
                encoding: 5u16,
                units: (9u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r7_r6"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(8u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 6u16,
                units: (10u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r6"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(8u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 6u16,
                units: (12u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r7"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(8u16),
                low_bit: 8u16,
                bits: 8u16,
                encoding: 7u16,
                units: (13u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r9_r8"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(11u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 8u16,
                units: (14u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(11u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 8u16,
                units: (16u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r9"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(11u16),
                low_bit: 8u16,
                bits: 8u16,
                encoding: 9u16,
                units: (17u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r11_r10"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(14u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 10u16,
                units: (18u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r10"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(14u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 10u16,
                units: (20u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r11"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(14u16),
                low_bit: 8u16,
                bits: 8u16,
                encoding: 11u16,
                units: (21u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r13_r12"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(17u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 12u16,
                units: (22u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r12"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(17u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 12u16,
                units: (24u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r13"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(17u16),
                low_bit: 8u16,
                bits: 8u16,
                encoding: 13u16,
                units: (25u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r15_r14"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(20u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 14u16,
                units: (26u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r14"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(20u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 14u16,
                units: (28u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r15"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(20u16),
                low_bit: 8u16,
                bits: 8u16,
                encoding: 15u16,
                units: (29u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r17_r16"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(23u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 16u16,
                units: (30u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r16"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(23u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 16u16,
                units: (32u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r17"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(23u16),
                low_bit: 8u16,
                bits: 8u16,
                encoding: 17u16,
                units: (33u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r19_r18"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(26u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 18u16,
                units: (34u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r18"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(26u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 18u16,
                units: (36u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r19"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(26u16),
                low_bit: 8u16,
                bits: 8u16,
                encoding: 19u16,
                units: (37u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r21_r20"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(29u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 20u16,
                units: (38u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r20"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(29u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 20u16,
                units: (40u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r21"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(29u16),
                low_bit: 8u16,
                bits: 8u16,
                encoding: 21u16,
                units: (41u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r23_r22"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(32u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 22u16,
                units: (42u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r22"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(32u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 22u16,
                units: (44u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r23"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(32u16),
                low_bit: 8u16,
                bits: 8u16,
                encoding: 23u16,
                units: (45u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r25_r24"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(35u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 24u16,
                units: (46u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r24"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(35u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 24u16,
                units: (48u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r25"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(35u16),
                low_bit: 8u16,
                bits: 8u16,
                encoding: 25u16,
                units: (49u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("x"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(38u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 26u16,
                units: (50u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r26"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(38u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 26u16,
                units: (52u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r27"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(38u16),
                low_bit: 8u16,
                bits: 8u16,
                encoding: 27u16,
                units: (53u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("y"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(41u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 28u16,
                units: (54u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r28"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(41u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 28u16,
                units: (56u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r29"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(41u16),
                low_bit: 8u16,
                bits: 8u16,
                encoding: 29u16,
                units: (57u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("z"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(44u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 30u16,
                units: (58u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r30"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(44u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 30u16,
                units: (60u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("r31"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(44u16),
                low_bit: 8u16,
                bits: 8u16,
                encoding: 31u16,
                units: (61u32, 1u16),
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
                root: Reg(47u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 0u16,
                units: (62u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
        ];
        pub(super) static CLASSES: [ClassDesc; 8usize] = [
            ClassDesc {
                name: Cow::Borrowed("i16"),
                doc: Cow::Borrowed("A word or an address."),
                ty: Type(0u8),
                members: (0u32, 15u16),
            },
            ClassDesc {
                name: Cow::Borrowed("i8"),
                doc: Cow::Borrowed("A byte or a truth value."),
                ty: Type(1u8),
                members: (15u32, 31u16),
            },
            ClassDesc {
                name: Cow::Borrowed("upper"),
                doc: Cow::Borrowed("Registers that take an immediate."),
                ty: Type(1u8),
                members: (46u32, 16u16),
            },
            ClassDesc {
                name: Cow::Borrowed("mulsu"),
                doc: Cow::Borrowed("Registers of MULSU, FMUL, FMULS and FMULSU."),
                ty: Type(1u8),
                members: (62u32, 8u16),
            },
            ClassDesc {
                name: Cow::Borrowed("upper_pair"),
                doc: Cow::Borrowed("Pairs whose bytes take an immediate."),
                ty: Type(0u8),
                members: (70u32, 8u16),
            },
            ClassDesc {
                name: Cow::Borrowed("adiw"),
                doc: Cow::Borrowed("Pairs of ADIW and SBIW."),
                ty: Type(0u8),
                members: (78u32, 4u16),
            },
            ClassDesc {
                name: Cow::Borrowed("pointer"),
                doc: Cow::Borrowed("Pairs that are an address."),
                ty: Type(0u8),
                members: (82u32, 3u16),
            },
            ClassDesc {
                name: Cow::Borrowed("displaced"),
                doc: Cow::Borrowed("Pairs that are an address with a displacement."),
                ty: Type(0u8),
                members: (85u32, 2u16),
            },
        ];
        pub(super) static ARGUMENTS_0: [RegSequence; 1usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const {
                    &regs([35, 32, 29, 26, 23, 20, 17, 14, 11])
                }),
                back_fill: false,
                then: None,
            },
        ];
        pub(super) static RESULTS_0: [RegSequence; 1usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([35, 32, 29, 26]) }),
                back_fill: false,
                then: None,
            },
        ];
        pub(super) static VARIADIC_0: [RegSequence; 0usize] = [];
        pub(super) static ARGUMENTS_1: [RegSequence; 1usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const {
                    &regs([35, 32, 29, 26, 23, 20, 17, 14, 11])
                }),
                back_fill: false,
                then: None,
            },
        ];
        pub(super) static RESULTS_1: [RegSequence; 1usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([35, 32, 29, 26]) }),
                back_fill: false,
                then: None,
            },
        ];
        pub(super) static VARIADIC_1: [RegSequence; 0usize] = [];
        pub(super) static CONVENTIONS: [ConventionDesc; 2usize] = [
            ConventionDesc {
                name: Cow::Borrowed("avr_gcc"),
                doc: Cow::Borrowed(
                    "avr-gcc. Every argument starts in an even register, from R24 downwards; a byte is in the lower register of its pair. What is wider than a word takes several pairs, the highest word first, and must not be split between registers and stack. All arguments of a variadic function are on the stack. Y is the frame pointer.",
                ),
                arguments: Cow::Borrowed(&ARGUMENTS_0),
                results: Cow::Borrowed(&RESULTS_0),
                positions: Positions::PerBank,
                callee_saved: Cow::Borrowed(const {
                    &regs([3, 4, 6, 7, 9, 10, 12, 13, 15, 16, 18, 19, 21, 22, 24, 25])
                }),
                clobbers: Cow::Borrowed(&[3489398785]),
                edge_clobbers: Cow::Borrowed(&[]),
                reserved: Cow::Borrowed(const { &regs([41]) }),
                wide: WideRules {
                    align: 0u8,
                    split: false,
                    keep: false,
                },
                variadic: Some(VariadicRules {
                    arguments: Cow::Borrowed(&VARIADIC_0),
                    named: true,
                    slot: 1u16,
                    wide: WideRules {
                        align: 0u8,
                        split: false,
                        keep: false,
                    },
                }),
                stack: StackRules {
                    align: 1u16,
                    slot: 1u16,
                    shadow: 0u16,
                    alignment: StackAlign::Natural,
                    pad_before: false,
                },
            },
            ConventionDesc {
                name: Cow::Borrowed("avr_gcc_frameless"),
                doc: Cow::Borrowed(
                    "As `avr_gcc`, for functions without a frame: Y is an ordinary callee-saved register. Where the allocation has slots all the same, the function is to be allocated anew.",
                ),
                arguments: Cow::Borrowed(&ARGUMENTS_1),
                results: Cow::Borrowed(&RESULTS_1),
                positions: Positions::PerBank,
                callee_saved: Cow::Borrowed(const {
                    &regs([
                        3, 4, 6, 7, 9, 10, 12, 13, 15, 16, 18, 19, 21, 22, 24, 25, 41,
                    ])
                }),
                clobbers: Cow::Borrowed(&[3489398785]),
                edge_clobbers: Cow::Borrowed(&[]),
                reserved: Cow::Borrowed(const { &regs([]) }),
                wide: WideRules {
                    align: 0u8,
                    split: false,
                    keep: false,
                },
                variadic: Some(VariadicRules {
                    arguments: Cow::Borrowed(&VARIADIC_1),
                    named: true,
                    slot: 1u16,
                    wide: WideRules {
                        align: 0u8,
                        split: false,
                        keep: false,
                    },
                }),
                stack: StackRules {
                    align: 1u16,
                    slot: 1u16,
                    shadow: 0u16,
                    alignment: StackAlign::Natural,
                    pad_before: false,
                },
            },
        ];
        pub(super) static TUPLE_LISTS: [TupleListDesc; 0usize] = [];
        pub(super) static FEATURES: [FeatureDesc; 4usize] = [
            FeatureDesc {
                name: Cow::Borrowed("mul"),
                doc: Cow::Borrowed(
                    "The multiplier: MUL, MULS, MULSU, FMUL, FMULS and FMULSU.",
                ),
                default: true,
            },
            FeatureDesc {
                name: Cow::Borrowed("lpmx"),
                doc: Cow::Borrowed("LPM to any register, and with post-increment."),
                default: true,
            },
            FeatureDesc {
                name: Cow::Borrowed("elpm"),
                doc: Cow::Borrowed("More than 64 KB of code memory: RAMPZ and ELPM."),
                default: false,
            },
            FeatureDesc {
                name: Cow::Borrowed("rmw"),
                doc: Cow::Borrowed(
                    "XCH, LAS, LAC and LAT, which read and write memory at once.",
                ),
                default: false,
            },
        ];
        pub(super) static ROLES: [RoleDesc; 3usize] = [
            RoleDesc {
                name: Cow::Borrowed("stack"),
                reg: Reg(47u16),
            },
            RoleDesc {
                name: Cow::Borrowed("frame"),
                reg: Reg(41u16),
            },
            RoleDesc {
                name: Cow::Borrowed("zero"),
                reg: Reg(1u16),
            },
        ];
        pub(super) static FORM_NAMES: [Cow<'static, str>; 164usize] = texts([
            "ldi8",
            "zero8",
            "ldi16",
            "zero16",
            "frame_address",
            "mov8",
            "mov16",
            "zx8_to16",
            "sx8_to16",
            "low8",
            "high8",
            "pack16",
            "unpack16",
            "set_low8",
            "set_high8",
            "add8",
            "add8/swapped",
            "and8",
            "and8/swapped",
            "or8",
            "or8/swapped",
            "eor8",
            "eor8/swapped",
            "sub8",
            "subi8_imm",
            "andi8_imm",
            "ori8_imm",
            "inc8",
            "dec8",
            "com8",
            "neg8",
            "swap8",
            "lsl8",
            "lsr8",
            "asr8",
            "rotl8",
            "rotr8",
            "lsl8_by",
            "lsr8_by",
            "asr8_by",
            "bst_bld",
            "abs8",
            "mul8_wide",
            "muls8_wide",
            "fmul8_wide",
            "fmuls8_wide",
            "mulsu8_wide",
            "fmulsu8_wide",
            "mul8",
            "mul8_high",
            "muls8_high",
            "udivmod8",
            "divmod8",
            "add16",
            "add16/swapped",
            "sub16",
            "and16",
            "and16/swapped",
            "or16",
            "or16/swapped",
            "eor16",
            "eor16/swapped",
            "add16_zx8",
            "sub16_zx8",
            "adiw",
            "adiw/subi",
            "add16_imm",
            "andi16_imm",
            "ori16_imm",
            "com16",
            "neg16",
            "lsl16",
            "lsr16",
            "asr16",
            "lsl16_by",
            "lsr16_by",
            "asr16_by",
            "swap_bytes",
            "mul16",
            "mul16_wide",
            "mul16_imm",
            "udivmod16",
            "divmod16",
            "add32",
            "sub32",
            "add32_imm",
            "lsl32",
            "lsr32",
            "asr32",
            "rjmp",
            "cp8_b",
            "cpi8_b",
            "tst8_b",
            "cpse_b",
            "sbr_b",
            "sbi_b",
            "cp16_b",
            "tst16_b",
            "cp32_b",
            "dec8_b",
            "sbiw_b",
            "sbiw_b/subi",
            "cp8_set",
            "cpi8_set",
            "cp16_set",
            "tst16_set",
            "cpi16_set",
            "cp8_sel8",
            "cp8_sel16",
            "cp16_sel8",
            "cp16_sel16",
            "ijmp",
            "jump_table",
            "tail_jump",
            "tail_ijmp",
            "break_trap",
            "ld8",
            "ldd8",
            "lds8",
            "lds16",
            "ld8_inc",
            "ld8_dec",
            "ld16_inc",
            "ld16_dec",
            "ldd16",
            "ld16",
            "st8",
            "std8",
            "std8_zero",
            "sts8",
            "sts8_zero",
            "sts16",
            "std16",
            "st8_inc",
            "st8_dec",
            "st16_inc",
            "st16_dec",
            "push8",
            "pop8",
            "copy_bytes",
            "lpm8",
            "lpm8_inc",
            "lpm16_inc",
            "lpm8_r0",
            "elpm8",
            "elpm8_inc",
            "spm",
            "in8",
            "out8",
            "out8_zero",
            "sbi_io",
            "cbi_io",
            "xch",
            "las",
            "lac",
            "lat",
            "atomic8",
            "ld16_atomic",
            "std16_atomic",
            "cli",
            "sei",
            "sleep",
            "wdr",
            "nop",
        ]);
        pub(super) static OPERAND_NAMES: [Cow<'static, str>; 403usize] = texts([
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
            "lo",
            "hi",
            "lo",
            "hi",
            "src",
            "dst",
            "old",
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
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
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
            "left",
            "a",
            "count",
            "dst",
            "left",
            "a",
            "count",
            "dst",
            "left",
            "a",
            "count",
            "dst",
            "old",
            "src",
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
            "quot",
            "rem",
            "a",
            "by",
            "quot",
            "rem",
            "a",
            "by",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
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
            "left",
            "a",
            "count",
            "dst",
            "left",
            "a",
            "count",
            "dst",
            "left",
            "a",
            "count",
            "dst",
            "a",
            "byte",
            "dst",
            "a",
            "b",
            "lo",
            "hi",
            "a",
            "b",
            "dst",
            "a",
            "by",
            "quot",
            "rem",
            "a",
            "by",
            "quot",
            "rem",
            "a",
            "by",
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
            "a",
            "b",
            "a",
            "a",
            "a",
            "b",
            "a",
            "a",
            "b",
            "a",
            "a_lo",
            "a_hi",
            "b_lo",
            "b_hi",
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
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "dst",
            "high",
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
            "target",
            "index",
            "target",
            "dst",
            "base",
            "dst",
            "base",
            "dst",
            "dst",
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
            "base",
            "dst",
            "after",
            "base",
            "src",
            "base",
            "src",
            "base",
            "base",
            "src",
            "src",
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
            "src",
            "dst",
            "dst_end",
            "src_end",
            "left",
            "byte",
            "dst",
            "src",
            "count",
            "dst",
            "base",
            "dst",
            "next",
            "base",
            "dst",
            "next",
            "base",
            "dst",
            "base",
            "dst",
            "page",
            "base",
            "dst",
            "next_page",
            "next",
            "page",
            "base",
            "data",
            "command",
            "base",
            "dst",
            "src",
            "old",
            "with",
            "base",
            "old",
            "with",
            "base",
            "old",
            "with",
            "base",
            "old",
            "with",
            "base",
            "old",
            "new",
            "sreg",
            "with",
            "base",
            "dst",
            "sreg",
            "base",
            "sreg",
            "src",
            "base",
        ]);
        pub(super) static FORM_DOCS: [Cow<'static, str>; 164usize] = texts([
            "LDI.",
            "MOV from R1.",
            "Two LDI: a number, or an address.",
            "Two MOV from R1.",
            "MOVW from Y, and ADIW or SUBI and SBCI.",
            "A copy that the client asks for.",
            "MOVW: a copy that the client asks for.",
            "MOV, and MOV from R1: whichever byte of dst src is in, if any.",
            "Two MOV, LSL and SBC: whichever byte of dst src is in, if any.",
            "MOV, or nothing when src and dst share a register.",
            "MOV, or nothing when dst is the upper byte of src.",
            "MOV of each byte that is not in its place.",
            "MOV of each byte that does not stay in its place, the low one first.",
            "MOV to the low byte; the other stays.",
            "MOV to the high byte; the other stays.",
            "add: overwrites its first source.",
            "",
            "and: overwrites its first source.",
            "",
            "or: overwrites its first source.",
            "",
            "eor: overwrites its first source.",
            "",
            "SUB: overwrites its first source.",
            "subi of an immediate.",
            "andi of an immediate.",
            "ori of an immediate.",
            "inc in place.",
            "dec in place.",
            "com in place.",
            "neg in place.",
            "swap in place.",
            "lsl in place.",
            "lsr in place.",
            "asr in place.",
            "LSL and ADC of R1; BST, LSR and BLD: rotates by one.",
            "LSL and ADC of R1; BST, LSR and BLD: rotates by one.",
            "A loop of lsl and DEC, which uses the count up.",
            "A loop of lsr and DEC, which uses the count up.",
            "A loop of asr and DEC, which uses the count up.",
            "BST and BLD: a bit of src, in place of one of dst.",
            "SBRC and NEG.",
            "MUL, MOVW and CLR R1: the unsigned product.",
            "MULS, MOVW and CLR R1: the signed product.",
            "fmul, MOVW and CLR R1: a product of fractions.",
            "fmuls, MOVW and CLR R1: a product of fractions.",
            "mulsu, MOVW and CLR R1: a is signed and b is not.",
            "fmulsu, MOVW and CLR R1: a is signed and b is not.",
            "MUL and CLR R1: the low byte of the product.",
            "MUL, MOV from R1 and CLR R1: the high byte of the unsigned product.",
            "MULS, MOV from R1 and CLR R1: the high byte of the signed product.",
            "RCALL of libgcc's __udivmodqi4 or __divmodqi4, which use few registers.",
            "RCALL of libgcc's __udivmodqi4 or __divmodqi4, which use few registers.",
            "ADD and ADC.",
            "",
            "SUB and SBC.",
            "Two and.",
            "",
            "Two or.",
            "",
            "Two eor.",
            "",
            "ADD, and ADC of R1: a byte added to a word.",
            "SUB, and SBC of R1: a byte subtracted from a word.",
            "ADIW or SBIW of up to 63; SUBI and SBCI are as fast but longer.",
            "",
            "SUBI and SBCI of the negative number.",
            "Two andi.",
            "Two ori.",
            "Two COM.",
            "NEG of both bytes, and SBC of R1.",
            "lsl of a byte and a rotation of the other: by one.",
            "lsr of a byte and a rotation of the other: by one.",
            "asr of a byte and a rotation of the other: by one.",
            "A loop of lsl, a rotation and DEC, which uses the count up.",
            "A loop of lsr, a rotation and DEC, which uses the count up.",
            "A loop of asr, a rotation and DEC, which uses the count up.",
            "MOV three times, through a scratch register.",
            "The low word of a product.",
            "The unsigned product of words.",
            "A word multiplied by an immediate byte, which LDI puts into a scratch register.",
            "RCALL of libgcc's __udivmodhi4 or __divmodhi4, which use few registers.",
            "RCALL of libgcc's __udivmodhi4 or __divmodhi4, which use few registers.",
            "add of four bytes. The low word is written while the high words are still to be read.",
            "sub of four bytes. The low word is written while the high words are still to be read.",
            "SUBI and SBCI three times.",
            "lsl and three rotations: by one.",
            "lsr and three rotations: by one.",
            "asr and three rotations: by one.",
            "RJMP or JMP.",
            "CP and a branch.",
            "CPI and a branch.",
            "TST, or CP with R1, and a branch.",
            "CPSE and RJMP: skips if equal.",
            "SBRC or SBRS, and RJMP: skips by a bit.",
            "SBIC or SBIS, and RJMP: skips by a bit of an I/O register.",
            "CP, CPC and a branch.",
            "CP and CPC with R1, and a branch.",
            "CP, three CPC and a branch.",
            "DEC and a branch: the end of a counting loop, say.",
            "SBIW and a branch, or SUBI, SBCI and a branch.",
            "",
            "CP, LDI, a branch over LDI.",
            "CPI, LDI, a branch over LDI.",
            "CP, CPC, LDI, a branch over LDI.",
            "CP and CPC with R1, LDI, a branch over LDI.",
            "CPI, LDI, CPC, LDI, a branch over LDI.",
            "A comparison and a branch over MOV or MOVW: dst keeps `otherwise` unless the condition holds.",
            "A comparison and a branch over MOV or MOVW: dst keeps `otherwise` unless the condition holds.",
            "A comparison and a branch over MOV or MOVW: dst keeps `otherwise` unless the condition holds.",
            "A comparison and a branch over MOV or MOVW: dst keeps `otherwise` unless the condition holds.",
            "IJMP: to the address in Z.",
            "SUBI and SBCI of Z, LPM twice and IJMP: all through Z, by way of R0.",
            "RJMP or JMP to another function, after the frame is gone.",
            "IJMP to another function, after the frame is gone.",
            "BREAK, or CLI and a jump to itself.",
            "LD.",
            "LDD with a displacement.",
            "LDS.",
            "Two LDS.",
            "LD with post-increment or pre-decrement.",
            "LD with post-increment or pre-decrement.",
            "Two LD with post-increment or pre-decrement.",
            "Two LD with post-increment or pre-decrement.",
            "Two LDD: the low byte is written while the address is still to be read.",
            "LD with post-increment, LD, and SBIW where the address is live after it.",
            "ST.",
            "STD with a displacement.",
            "STD of R1.",
            "STS.",
            "STS of R1.",
            "Two STS.",
            "Two STD.",
            "ST with post-increment or pre-decrement.",
            "ST with post-increment or pre-decrement.",
            "Two ST with post-increment or pre-decrement.",
            "Two ST with post-increment or pre-decrement.",
            "PUSH: moves SP; the client keeps account of it.",
            "POP: moves SP; the client keeps account of it.",
            "A loop of LD and ST with post-increment and DEC, which uses up all three.",
            "LPM.",
            "LPM with post-increment.",
            "Two LPM with post-increment.",
            "LPM of the first machines, to R0.",
            "OUT to RAMPZ, and ELPM.",
            "ELPM with post-increment. The new RAMPZ is read back.",
            "MOVW to R1:R0, OUT of the command, SPM and CLR R1: writes code memory.",
            "IN.",
            "OUT.",
            "OUT of R1.",
            "sbi: sets or clears a bit of an I/O register.",
            "cbi: sets or clears a bit of an I/O register.",
            "xch: at Z; `old` is what memory held.",
            "las: at Z; `old` is what memory held.",
            "lac: at Z; `old` is what memory held.",
            "lat: at Z; `old` is what memory held.",
            "Any operation on memory, without interrupts; `old` is what memory held.",
            "IN, CLI, two LDD and OUT.",
            "IN, CLI, two STD and OUT.",
            "No operands.",
            "No operands.",
            "No operands.",
            "No operands.",
            "No operands.",
        ]);
    }
    ///The tables of the target `avr`.
    pub static TARGET: ::ssara_core::Target = {
        use ::ssara_core::__private::Cow;
        use ::ssara_core::target::*;
        use ::ssara_core::TargetDesc;
        ::ssara_core::Target::assume_valid(TargetDesc {
            name: Cow::Borrowed("avr"),
            doc: Cow::Borrowed("8-bit AVR with the calling convention of avr-gcc."),
            banks: Cow::Borrowed(&tables::BANKS),
            types: Cow::Borrowed(&tables::TYPES),
            regs: Cow::Borrowed(&tables::REGS),
            reg_units: Cow::Borrowed(
                &[
                    0, 1, 2, 3, 2, 3, 4, 5, 4, 5, 6, 7, 6, 7, 8, 9, 8, 9, 10, 11, 10, 11,
                    12, 13, 12, 13, 14, 15, 14, 15, 16, 17, 16, 17, 18, 19, 18, 19, 20,
                    21, 20, 21, 22, 23, 22, 23, 24, 25, 24, 25, 26, 27, 26, 27, 28, 29,
                    28, 29, 30, 31, 30, 31, 32,
                ],
            ),
            classes: Cow::Borrowed(&tables::CLASSES),
            class_regs: Cow::Borrowed(const {
                &regs([
                    35, 32, 29, 26, 38, 44, 23, 20, 17, 14, 11, 8, 5, 2, 41, 36, 37, 33,
                    34, 30, 31, 27, 28, 0, 39, 40, 45, 46, 24, 25, 22, 21, 19, 18, 16,
                    15, 13, 12, 10, 9, 7, 6, 4, 3, 42, 43, 36, 37, 33, 34, 30, 31, 27,
                    28, 39, 40, 45, 46, 24, 25, 42, 43, 33, 34, 30, 31, 27, 28, 24, 25,
                    35, 32, 29, 26, 38, 44, 23, 41, 35, 38, 44, 41, 38, 44, 41, 44, 41,
                ])
            }),
            set_words: 1u8,
            forms: FormTable {
                starts: Cow::Borrowed(
                    &[
                        0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 20, 23, 26, 29, 32, 35,
                        38, 41, 44, 47, 50, 53, 56, 58, 60, 62, 64, 66, 68, 70, 72, 74,
                        76, 78, 80, 82, 86, 90, 94, 97, 99, 102, 105, 108, 111, 114, 117,
                        120, 123, 126, 130, 134, 137, 140, 143, 146, 149, 152, 155, 158,
                        161, 164, 167, 169, 171, 173, 175, 177, 179, 181, 183, 185, 187,
                        191, 195, 199, 202, 205, 209, 212, 216, 220, 226, 232, 236, 240,
                        244, 248, 248, 250, 251, 252, 254, 255, 255, 257, 258, 262, 264,
                        266, 268, 271, 273, 276, 278, 281, 286, 291, 296, 301, 302, 303,
                        303, 304, 304, 306, 308, 309, 310, 313, 316, 319, 322, 324, 327,
                        329, 331, 332, 333, 333, 334, 336, 339, 342, 345, 348, 349, 350,
                        357, 359, 362, 365, 367, 370, 375, 378, 379, 380, 380, 380, 380,
                        383, 386, 389, 392, 397, 400, 403, 403, 403, 403, 403, 403,
                    ],
                ),
                operands: Cow::Borrowed(
                    &[
                        67, 35, 131, 3, 131, 35, 32, 3, 0, 3, 32, 3, 32, 35, 0, 35, 0, 3,
                        32, 32, 35, 35, 0, 65547, 0, 32, 65547, 0, 32, 65579, 32, 32,
                        131115, 32, 32, 65579, 32, 32, 131115, 32, 32, 65579, 32, 32,
                        131115, 32, 32, 65579, 32, 32, 131115, 32, 32, 65579, 32, 32,
                        65611, 64, 65611, 64, 65611, 64, 65579, 32, 65579, 32, 65579, 32,
                        65579, 32, 65579, 32, 65579, 32, 65579, 32, 65579, 32, 65579, 32,
                        65579, 32, 131115, 196651, 32, 32, 131115, 196651, 32, 32,
                        131115, 196651, 32, 32, 65579, 32, 32, 65579, 32, 3, 32, 32, 3,
                        64, 64, 3, 96, 96, 3, 96, 96, 3, 96, 96, 3, 96, 96, 39, 32, 32,
                        35, 32, 32, 35, 64, 64, 2359335, 2424871, 2359332, 2162724,
                        2359335, 2424871, 2359332, 2162724, 65547, 0, 0, 131083, 0, 0,
                        65547, 0, 0, 65547, 0, 0, 131083, 0, 0, 65547, 0, 0, 131083, 0,
                        0, 65547, 0, 0, 131083, 0, 0, 65547, 0, 32, 65547, 0, 32, 65707,
                        160, 65675, 128, 65675, 128, 65675, 128, 65675, 128, 65547, 0,
                        65547, 0, 65547, 0, 65547, 0, 65547, 0, 131083, 196651, 0, 32,
                        131083, 196651, 0, 32, 131083, 196651, 0, 32, 65547, 0, 53, 1, 0,
                        0, 1, 1, 0, 0, 1, 0, 85, 2097159, 2293767, 2293764, 2097156,
                        2097159, 2293767, 2293764, 2097156, 131083, 196619, 0, 0, 0, 2,
                        131083, 196619, 0, 0, 0, 2, 131211, 196747, 128, 128, 131083,
                        196619, 0, 0, 131083, 196619, 0, 0, 131083, 196619, 0, 0, 32, 32,
                        64, 32, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 65579, 32, 65707, 160,
                        65675, 128, 67, 32, 32, 67, 64, 67, 0, 0, 67, 0, 67, 85, 128,
                        262187, 32, 32, 32, 32, 262155, 32, 32, 0, 0, 262187, 0, 0, 32,
                        32, 262155, 0, 0, 0, 0, 2883588, 2883588, 2883588, 35, 192, 35,
                        224, 35, 3, 35, 131275, 192, 35, 131275, 192, 3, 131275, 192, 3,
                        131275, 192, 1, 224, 3, 131275, 192, 32, 192, 32, 224, 224, 32,
                        0, 0, 224, 131275, 34, 192, 131275, 34, 192, 131275, 2, 192,
                        131275, 2, 192, 32, 35, 262347, 327883, 393259, 53, 192, 192, 32,
                        35, 2883588, 35, 131083, 2883588, 3, 131083, 2883588, 39,
                        2883588, 35, 32, 2883588, 35, 35, 262155, 32, 2883588, 0, 34,
                        2883588, 35, 32, 65579, 32, 2883588, 65579, 32, 2883588, 65579,
                        32, 2883588, 65579, 32, 2883588, 33, 53, 53, 34, 194, 1, 53, 224,
                        53, 0, 224,
                    ],
                ),
                attrs: Cow::Borrowed(
                    &[
                        64, 64, 32, 32, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 16, 0, 16, 0,
                        16, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 1536, 1536, 1536, 1536, 1536, 1536, 512, 1536, 1536, 2052,
                        2052, 16, 0, 0, 16, 0, 16, 0, 16, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 1536, 1536, 1536, 3076, 3076, 0, 0, 0, 0, 0,
                        0, 129, 129, 129, 129, 129, 129, 129, 129, 129, 129, 129, 145,
                        129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 4609, 2, 2, 3, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 512,
                        512, 512, 0, 512, 512, 1024, 0, 0, 0, 0, 0, 512, 512, 512, 512,
                        0, 0, 0, 0, 0, 0, 0, 0,
                    ],
                ),
                sets: Cow::Borrowed(&[0, 1, 12582913, 203423745, 3221225473]),
                relations: Cow::Borrowed(
                    &[
                        FormRelation {
                            form: 11u32,
                            relation: Relation::OverlapAt(0u16, 1u16, End::Low),
                        },
                        FormRelation {
                            form: 11u32,
                            relation: Relation::OverlapAt(0u16, 2u16, End::High),
                        },
                        FormRelation {
                            form: 12u32,
                            relation: Relation::OverlapAt(0u16, 2u16, End::Low),
                        },
                    ],
                ),
                alternatives: Cow::Borrowed(
                    &[
                        Alternatives {
                            form: 15u32,
                            first: 16u32,
                            count: 1u16,
                        },
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
                            form: 21u32,
                            first: 22u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 53u32,
                            first: 54u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 56u32,
                            first: 57u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 58u32,
                            first: 59u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 60u32,
                            first: 61u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 64u32,
                            first: 65u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 100u32,
                            first: 101u32,
                            count: 1u16,
                        },
                    ],
                ),
                successors: Cow::Borrowed(
                    &[
                        (89u32, 1u16),
                        (90u32, 2u16),
                        (91u32, 2u16),
                        (92u32, 2u16),
                        (93u32, 2u16),
                        (94u32, 2u16),
                        (95u32, 2u16),
                        (96u32, 2u16),
                        (97u32, 2u16),
                        (98u32, 2u16),
                        (99u32, 2u16),
                        (100u32, 2u16),
                        (101u32, 2u16),
                    ],
                ),
                edge_clobbers: Cow::Borrowed(&[]),
                features: Cow::Borrowed(
                    &[
                        (42u32, Features(1u64)),
                        (43u32, Features(1u64)),
                        (44u32, Features(1u64)),
                        (45u32, Features(1u64)),
                        (46u32, Features(1u64)),
                        (47u32, Features(1u64)),
                        (48u32, Features(1u64)),
                        (49u32, Features(1u64)),
                        (50u32, Features(1u64)),
                        (78u32, Features(1u64)),
                        (79u32, Features(1u64)),
                        (80u32, Features(1u64)),
                        (112u32, Features(2u64)),
                        (140u32, Features(2u64)),
                        (141u32, Features(2u64)),
                        (142u32, Features(2u64)),
                        (144u32, Features(4u64)),
                        (145u32, Features(4u64)),
                        (152u32, Features(8u64)),
                        (153u32, Features(8u64)),
                        (154u32, Features(8u64)),
                        (155u32, Features(8u64)),
                    ],
                ),
                prices: Cow::Borrowed(&[]),
                names: Cow::Borrowed(&tables::FORM_NAMES),
                operand_names: Cow::Borrowed(&tables::OPERAND_NAMES),
                docs: Cow::Borrowed(&tables::FORM_DOCS),
            },
            conventions: Cow::Borrowed(&tables::CONVENTIONS),
            reserved: Cow::Borrowed(const { &regs([47]) }),
            tuple_lists: Cow::Borrowed(&tables::TUPLE_LISTS),
            tuple_regs: Cow::Borrowed(const { &regs([]) }),
            features: Cow::Borrowed(&tables::FEATURES),
            roles: Cow::Borrowed(&tables::ROLES),
            sufficient: Cow::Borrowed(const {
                &regs([
                    0, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
                    27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 44, 45, 46,
                ])
            }),
        })
    };
    ///The target `avr` as a type.
    pub enum Target {}
    impl ::ssara_core::typed::Target for Target {
        type Ins<'b> = Ins<'b>;
        #[inline]
        fn desc() -> &'static ::ssara_core::Target {
            &TARGET
        }
    }
    ///The number of whole registers of bank `int` that suffice, with those of the other banks, for every form and every call when everything else is spilled. Which ones: [`TargetDesc::sufficient`](::ssara_core::TargetDesc::sufficient).
    pub const MIN_REGS_INT: usize = 12usize;
    /**A value of kind `i16`: 16 bits in bank `int`.

A word or an address.

It lives in `r25_r24`, `r23_r22`, `r21_r20`, `r19_r18`, `x`, `z`, `r17_r16`, `r15_r14`, `r13_r12`, `r11_r10`, `r9_r8`, `r7_r6`, `r5_r4`, `r3_r2`, `y`, or in a slot of 2 bytes, aligned to 1.*/
    pub enum I16 {}
    impl I16 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(0u8);
    }
    impl ::ssara_core::typed::ValueType for I16 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = I16::TYPE;
    }
    /**A value of kind `i8`: 8 bits in bank `int`.

A byte or a truth value.

It lives in `r24`, `r25`, `r22`, `r23`, `r20`, `r21`, `r18`, `r19`, `r0`, `r26`, `r27`, `r30`, `r31`, `r16`, `r17`, `r15`, `r14`, `r13`, `r12`, `r11`, `r10`, `r9`, `r8`, `r7`, `r6`, `r5`, `r4`, `r3`, `r2`, `r28`, `r29`, or in a slot of 1 byte, aligned to 1.*/
    pub enum I8 {}
    impl I8 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(1u8);
    }
    impl ::ssara_core::typed::ValueType for I8 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = I8::TYPE;
    }
    pub mod reg {
        /*!The registers, typed by the kind of value they hold.

## Bank `int`

The register file. A pair is written high byte first, as in the manual.

| kind of value | bits | spill slot | swap | prices | about |
| --- | --- | --- | --- | --- | --- |
| `i16` | 16 | 2 bytes, aligned to 1 | yes | default | A word or an address. |
| `i8` | 8 | 1 byte, aligned to 1 | yes | default | A byte or a truth value. |

| register | bits | encoding | units | parts |
| --- | --- | --- | --- | --- |
| `r0` | 8 | 0 | 0 |  |
| `sp`, reserved, the stack register | 16 | 0 | 32 |  |
| `r1`, always 0, the zero register | 8 | 1 | 1 |  |
| `r3_r2` | 16 | 2 | 2-3 | `r2` 0..8 (unit 2), `r3` 8..16 (unit 3; encoding 3) |
| `r5_r4` | 16 | 4 | 4-5 | `r4` 0..8 (unit 4), `r5` 8..16 (unit 5; encoding 5) |
| `r7_r6` | 16 | 6 | 6-7 | `r6` 0..8 (unit 6), `r7` 8..16 (unit 7; encoding 7) |
| `r9_r8` | 16 | 8 | 8-9 | `r8` 0..8 (unit 8), `r9` 8..16 (unit 9; encoding 9) |
| `r11_r10` | 16 | 10 | 10-11 | `r10` 0..8 (unit 10), `r11` 8..16 (unit 11; encoding 11) |
| `r13_r12` | 16 | 12 | 12-13 | `r12` 0..8 (unit 12), `r13` 8..16 (unit 13; encoding 13) |
| `r15_r14` | 16 | 14 | 14-15 | `r14` 0..8 (unit 14), `r15` 8..16 (unit 15; encoding 15) |
| `r17_r16` | 16 | 16 | 16-17 | `r16` 0..8 (unit 16), `r17` 8..16 (unit 17; encoding 17) |
| `r19_r18` | 16 | 18 | 18-19 | `r18` 0..8 (unit 18), `r19` 8..16 (unit 19; encoding 19) |
| `r21_r20` | 16 | 20 | 20-21 | `r20` 0..8 (unit 20), `r21` 8..16 (unit 21; encoding 21) |
| `r23_r22` | 16 | 22 | 22-23 | `r22` 0..8 (unit 22), `r23` 8..16 (unit 23; encoding 23) |
| `r25_r24` | 16 | 24 | 24-25 | `r24` 0..8 (unit 24), `r25` 8..16 (unit 25; encoding 25) |
| `x` | 16 | 26 | 26-27 | `r26` 0..8 (unit 26), `r27` 8..16 (unit 27; encoding 27) |
| `y`, the frame register | 16 | 28 | 28-29 | `r28` 0..8 (unit 28), `r29` 8..16 (unit 29; encoding 29) |
| `z` | 16 | 30 | 30-31 | `r30` 0..8 (unit 30), `r31` 8..16 (unit 31; encoding 31) |

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**`r0`: 8 bits of bank `int`. Encoding 0, unit 0.

In `i8`.*/
        pub const R0: Phys<super::I8> = Phys::assume(Reg(0u16));
        ///`r1`: 8 bits of bank `int`. Encoding 1, unit 1. Always 0. The zero register. Never allocated.
        pub const R1: Phys<super::I8> = Phys::assume(Reg(1u16));
        /**`r3_r2`: 16 bits of bank `int`. Encoding 2, units 2-3. Overlaps `r2`, `r3`.

In `i16`.*/
        pub const R3_R2: Phys<super::I16> = Phys::assume(Reg(2u16));
        /**`r2`: 8 bits of bank `int`, bits 0..8 of `r3_r2`. Encoding 2, unit 2. Overlaps `r3_r2`.

In `i8`.*/
        pub const R2: Phys<super::I8> = Phys::assume(Reg(3u16));
        /**`r3`: 8 bits of bank `int`, bits 8..16 of `r3_r2`. Encoding 3, unit 3. Overlaps `r3_r2`.

In `i8`.*/
        pub const R3: Phys<super::I8> = Phys::assume(Reg(4u16));
        /**`r5_r4`: 16 bits of bank `int`. Encoding 4, units 4-5. Overlaps `r4`, `r5`.

In `i16`.*/
        pub const R5_R4: Phys<super::I16> = Phys::assume(Reg(5u16));
        /**`r4`: 8 bits of bank `int`, bits 0..8 of `r5_r4`. Encoding 4, unit 4. Overlaps `r5_r4`.

In `i8`.*/
        pub const R4: Phys<super::I8> = Phys::assume(Reg(6u16));
        /**`r5`: 8 bits of bank `int`, bits 8..16 of `r5_r4`. Encoding 5, unit 5. Overlaps `r5_r4`.

In `i8`.*/
        pub const R5: Phys<super::I8> = Phys::assume(Reg(7u16));
        /**`r7_r6`: 16 bits of bank `int`. Encoding 6, units 6-7. Overlaps `r6`, `r7`.

In `i16`.*/
        pub const R7_R6: Phys<super::I16> = Phys::assume(Reg(8u16));
        /**`r6`: 8 bits of bank `int`, bits 0..8 of `r7_r6`. Encoding 6, unit 6. Overlaps `r7_r6`.

In `i8`.*/
        pub const R6: Phys<super::I8> = Phys::assume(Reg(9u16));
        /**`r7`: 8 bits of bank `int`, bits 8..16 of `r7_r6`. Encoding 7, unit 7. Overlaps `r7_r6`.

In `i8`.*/
        pub const R7: Phys<super::I8> = Phys::assume(Reg(10u16));
        /**`r9_r8`: 16 bits of bank `int`. Encoding 8, units 8-9. Overlaps `r8`, `r9`.

In `i16`.*/
        pub const R9_R8: Phys<super::I16> = Phys::assume(Reg(11u16));
        /**`r8`: 8 bits of bank `int`, bits 0..8 of `r9_r8`. Encoding 8, unit 8. Overlaps `r9_r8`.

In `i8`.*/
        pub const R8: Phys<super::I8> = Phys::assume(Reg(12u16));
        /**`r9`: 8 bits of bank `int`, bits 8..16 of `r9_r8`. Encoding 9, unit 9. Overlaps `r9_r8`.

In `i8`.*/
        pub const R9: Phys<super::I8> = Phys::assume(Reg(13u16));
        /**`r11_r10`: 16 bits of bank `int`. Encoding 10, units 10-11. Overlaps `r10`, `r11`.

In `i16`.*/
        pub const R11_R10: Phys<super::I16> = Phys::assume(Reg(14u16));
        /**`r10`: 8 bits of bank `int`, bits 0..8 of `r11_r10`. Encoding 10, unit 10. Overlaps `r11_r10`.

In `i8`.*/
        pub const R10: Phys<super::I8> = Phys::assume(Reg(15u16));
        /**`r11`: 8 bits of bank `int`, bits 8..16 of `r11_r10`. Encoding 11, unit 11. Overlaps `r11_r10`.

In `i8`.*/
        pub const R11: Phys<super::I8> = Phys::assume(Reg(16u16));
        /**`r13_r12`: 16 bits of bank `int`. Encoding 12, units 12-13. Overlaps `r12`, `r13`.

In `i16`.*/
        pub const R13_R12: Phys<super::I16> = Phys::assume(Reg(17u16));
        /**`r12`: 8 bits of bank `int`, bits 0..8 of `r13_r12`. Encoding 12, unit 12. Overlaps `r13_r12`.

In `i8`.*/
        pub const R12: Phys<super::I8> = Phys::assume(Reg(18u16));
        /**`r13`: 8 bits of bank `int`, bits 8..16 of `r13_r12`. Encoding 13, unit 13. Overlaps `r13_r12`.

In `i8`.*/
        pub const R13: Phys<super::I8> = Phys::assume(Reg(19u16));
        /**`r15_r14`: 16 bits of bank `int`. Encoding 14, units 14-15. Overlaps `r14`, `r15`.

In `i16`.*/
        pub const R15_R14: Phys<super::I16> = Phys::assume(Reg(20u16));
        /**`r14`: 8 bits of bank `int`, bits 0..8 of `r15_r14`. Encoding 14, unit 14. Overlaps `r15_r14`.

In `i8`.*/
        pub const R14: Phys<super::I8> = Phys::assume(Reg(21u16));
        /**`r15`: 8 bits of bank `int`, bits 8..16 of `r15_r14`. Encoding 15, unit 15. Overlaps `r15_r14`.

In `i8`.*/
        pub const R15: Phys<super::I8> = Phys::assume(Reg(22u16));
        /**`r17_r16`: 16 bits of bank `int`. Encoding 16, units 16-17. Overlaps `r16`, `r17`.

In `i16`, `upper_pair`.*/
        pub const R17_R16: Phys<super::I16> = Phys::assume(Reg(23u16));
        /**`r16`: 8 bits of bank `int`, bits 0..8 of `r17_r16`. Encoding 16, unit 16. Overlaps `r17_r16`.

In `i8`, `upper`, `mulsu`.*/
        pub const R16: Phys<super::I8> = Phys::assume(Reg(24u16));
        /**`r17`: 8 bits of bank `int`, bits 8..16 of `r17_r16`. Encoding 17, unit 17. Overlaps `r17_r16`.

In `i8`, `upper`, `mulsu`.*/
        pub const R17: Phys<super::I8> = Phys::assume(Reg(25u16));
        /**`r19_r18`: 16 bits of bank `int`. Encoding 18, units 18-19. Overlaps `r18`, `r19`.

In `i16`, `upper_pair`.*/
        pub const R19_R18: Phys<super::I16> = Phys::assume(Reg(26u16));
        /**`r18`: 8 bits of bank `int`, bits 0..8 of `r19_r18`. Encoding 18, unit 18. Overlaps `r19_r18`.

In `i8`, `upper`, `mulsu`.*/
        pub const R18: Phys<super::I8> = Phys::assume(Reg(27u16));
        /**`r19`: 8 bits of bank `int`, bits 8..16 of `r19_r18`. Encoding 19, unit 19. Overlaps `r19_r18`.

In `i8`, `upper`, `mulsu`.*/
        pub const R19: Phys<super::I8> = Phys::assume(Reg(28u16));
        /**`r21_r20`: 16 bits of bank `int`. Encoding 20, units 20-21. Overlaps `r20`, `r21`.

In `i16`, `upper_pair`.*/
        pub const R21_R20: Phys<super::I16> = Phys::assume(Reg(29u16));
        /**`r20`: 8 bits of bank `int`, bits 0..8 of `r21_r20`. Encoding 20, unit 20. Overlaps `r21_r20`.

In `i8`, `upper`, `mulsu`.*/
        pub const R20: Phys<super::I8> = Phys::assume(Reg(30u16));
        /**`r21`: 8 bits of bank `int`, bits 8..16 of `r21_r20`. Encoding 21, unit 21. Overlaps `r21_r20`.

In `i8`, `upper`, `mulsu`.*/
        pub const R21: Phys<super::I8> = Phys::assume(Reg(31u16));
        /**`r23_r22`: 16 bits of bank `int`. Encoding 22, units 22-23. Overlaps `r22`, `r23`.

In `i16`, `upper_pair`.*/
        pub const R23_R22: Phys<super::I16> = Phys::assume(Reg(32u16));
        /**`r22`: 8 bits of bank `int`, bits 0..8 of `r23_r22`. Encoding 22, unit 22. Overlaps `r23_r22`.

In `i8`, `upper`, `mulsu`.*/
        pub const R22: Phys<super::I8> = Phys::assume(Reg(33u16));
        /**`r23`: 8 bits of bank `int`, bits 8..16 of `r23_r22`. Encoding 23, unit 23. Overlaps `r23_r22`.

In `i8`, `upper`, `mulsu`.*/
        pub const R23: Phys<super::I8> = Phys::assume(Reg(34u16));
        /**`r25_r24`: 16 bits of bank `int`. Encoding 24, units 24-25. Overlaps `r24`, `r25`.

In `i16`, `upper_pair`, `adiw`.*/
        pub const R25_R24: Phys<super::I16> = Phys::assume(Reg(35u16));
        /**`r24`: 8 bits of bank `int`, bits 0..8 of `r25_r24`. Encoding 24, unit 24. Overlaps `r25_r24`.

In `i8`, `upper`.*/
        pub const R24: Phys<super::I8> = Phys::assume(Reg(36u16));
        /**`r25`: 8 bits of bank `int`, bits 8..16 of `r25_r24`. Encoding 25, unit 25. Overlaps `r25_r24`.

In `i8`, `upper`.*/
        pub const R25: Phys<super::I8> = Phys::assume(Reg(37u16));
        /**`x`: 16 bits of bank `int`. Encoding 26, units 26-27. Overlaps `r26`, `r27`.

In `i16`, `upper_pair`, `adiw`, `pointer`.*/
        pub const X: Phys<super::I16> = Phys::assume(Reg(38u16));
        /**`r26`: 8 bits of bank `int`, bits 0..8 of `x`. Encoding 26, unit 26. Overlaps `x`.

In `i8`, `upper`.*/
        pub const R26: Phys<super::I8> = Phys::assume(Reg(39u16));
        /**`r27`: 8 bits of bank `int`, bits 8..16 of `x`. Encoding 27, unit 27. Overlaps `x`.

In `i8`, `upper`.*/
        pub const R27: Phys<super::I8> = Phys::assume(Reg(40u16));
        /**`y`: 16 bits of bank `int`. Encoding 28, units 28-29. The frame register. Overlaps `r28`, `r29`.

In `i16`, `upper_pair`, `adiw`, `pointer`, `displaced`.*/
        pub const Y: Phys<super::I16> = Phys::assume(Reg(41u16));
        /**`r28`: 8 bits of bank `int`, bits 0..8 of `y`. Encoding 28, unit 28. Overlaps `y`.

In `i8`, `upper`.*/
        pub const R28: Phys<super::I8> = Phys::assume(Reg(42u16));
        /**`r29`: 8 bits of bank `int`, bits 8..16 of `y`. Encoding 29, unit 29. Overlaps `y`.

In `i8`, `upper`.*/
        pub const R29: Phys<super::I8> = Phys::assume(Reg(43u16));
        /**`z`: 16 bits of bank `int`. Encoding 30, units 30-31. Overlaps `r30`, `r31`.

In `i16`, `upper_pair`, `adiw`, `pointer`, `displaced`.*/
        pub const Z: Phys<super::I16> = Phys::assume(Reg(44u16));
        /**`r30`: 8 bits of bank `int`, bits 0..8 of `z`. Encoding 30, unit 30. Overlaps `z`.

In `i8`, `upper`.*/
        pub const R30: Phys<super::I8> = Phys::assume(Reg(45u16));
        /**`r31`: 8 bits of bank `int`, bits 8..16 of `z`. Encoding 31, unit 31. Overlaps `z`.

In `i8`, `upper`.*/
        pub const R31: Phys<super::I8> = Phys::assume(Reg(46u16));
        ///`sp`: 16 bits of bank `int`. Encoding 0, unit 32. Reserved. The stack register. Never allocated.
        pub const SP: Phys<super::I16> = Phys::assume(Reg(47u16));
    }
    pub mod class {
        /*!The register classes.

## Classes of `i16`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `i16` | 15: `r25_r24`, `r23_r22`, `r21_r20`, `r19_r18`, `x`, `z`, `r17_r16`, `r15_r14`, `r13_r12`, `r11_r10`, `r9_r8`, `r7_r6`, `r5_r4`, `r3_r2`, `y` |  | Home class: every register in which such a value may live. |
| `upper_pair` | 8: `r25_r24`, `r23_r22`, `r21_r20`, `r19_r18`, `x`, `z`, `r17_r16`, `y` | `i16` | Pairs whose bytes take an immediate. |
| `adiw` | 4: `r25_r24`, `x`, `z`, `y` | `upper_pair` | Pairs of ADIW and SBIW. |
| `pointer` | 3: `x`, `z`, `y` | `adiw` | Pairs that are an address. |
| `displaced` | 2: `z`, `y` | `pointer` | Pairs that are an address with a displacement. |

## Classes of `i8`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `i8` | 31: `r24`, `r25`, `r22`, `r23`, `r20`, `r21`, `r18`, `r19`, `r0`, `r26`, `r27`, `r30`, `r31`, `r16`, `r17`, `r15`, `r14`, `r13`, `r12`, `r11`, `r10`, `r9`, `r8`, `r7`, `r6`, `r5`, `r4`, `r3`, `r2`, `r28`, `r29` |  | Home class: every register in which such a value may live. |
| `upper` | 16: `r24`, `r25`, `r22`, `r23`, `r20`, `r21`, `r18`, `r19`, `r26`, `r27`, `r30`, `r31`, `r16`, `r17`, `r28`, `r29` | `i8` | Registers that take an immediate. |
| `mulsu` | 8: `r22`, `r23`, `r20`, `r21`, `r18`, `r19`, `r16`, `r17` | `upper` | Registers of MULSU, FMUL, FMULS and FMULSU. |

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**Class `i16` of `i16`: `r25_r24`, `r23_r22`, `r21_r20`, `r19_r18`, `x`, `z`, `r17_r16`, `r15_r14`, `r13_r12`, `r11_r10`, `r9_r8`, `r7_r6`, `r5_r4`, `r3_r2`, `y`.

Home class: every register in which such a value may live.

*/
        pub const I16: Class = Class(0u16);
        /**Class `i8` of `i8`: `r24`, `r25`, `r22`, `r23`, `r20`, `r21`, `r18`, `r19`, `r0`, `r26`, `r27`, `r30`, `r31`, `r16`, `r17`, `r15`, `r14`, `r13`, `r12`, `r11`, `r10`, `r9`, `r8`, `r7`, `r6`, `r5`, `r4`, `r3`, `r2`, `r28`, `r29`.

Home class: every register in which such a value may live.

*/
        pub const I8: Class = Class(1u16);
        /**Class `upper` of `i8`: `r24`, `r25`, `r22`, `r23`, `r20`, `r21`, `r18`, `r19`, `r26`, `r27`, `r30`, `r31`, `r16`, `r17`, `r28`, `r29`.

Registers that take an immediate.

*/
        pub const UPPER: Class = Class(2u16);
        /**Class `mulsu` of `i8`: `r22`, `r23`, `r20`, `r21`, `r18`, `r19`, `r16`, `r17`.

Registers of MULSU, FMUL, FMULS and FMULSU.

*/
        pub const MULSU: Class = Class(3u16);
        /**Class `upper_pair` of `i16`: `r25_r24`, `r23_r22`, `r21_r20`, `r19_r18`, `x`, `z`, `r17_r16`, `y`.

Pairs whose bytes take an immediate.

*/
        pub const UPPER_PAIR: Class = Class(4u16);
        /**Class `adiw` of `i16`: `r25_r24`, `x`, `z`, `y`.

Pairs of ADIW and SBIW.

*/
        pub const ADIW: Class = Class(5u16);
        /**Class `pointer` of `i16`: `x`, `z`, `y`.

Pairs that are an address.

*/
        pub const POINTER: Class = Class(6u16);
        /**Class `displaced` of `i16`: `z`, `y`.

Pairs that are an address with a displacement.

*/
        pub const DISPLACED: Class = Class(7u16);
    }
    pub mod form {
        /*!The instruction forms.

## Operations

| form | defs | uses | clobbers | more | about |
| --- | --- | --- | --- | --- | --- |
| [`ldi8`](super::Ins::ldi8) | `dst`: `upper` |  |  | may be rematerialised instead of a reload or a move | LDI. |
| [`zero8`](super::Ins::zero8) | `dst`: `i8` |  |  | may be rematerialised instead of a reload or a move | MOV from R1. |
| [`ldi16`](super::Ins::ldi16) | `dst`: `upper_pair` |  |  | may be rematerialised instead of a reload | Two LDI: a number, or an address. |
| [`zero16`](super::Ins::zero16) | `dst`: `i16` |  |  | may be rematerialised instead of a reload | Two MOV from R1. |
| [`frame_address`](super::Ins::frame_address) | `dst`: `upper_pair` |  |  |  | MOVW from Y, and ADIW or SUBI and SBCI. |
| [`mov8`](super::Ins::mov8) | `dst`: `i8` | `src`: `i8` |  |  | A copy that the client asks for. |
| [`mov16`](super::Ins::mov16) | `dst`: `i16` | `src`: `i16` |  |  | MOVW: a copy that the client asks for. |
| [`zx8_to16`](super::Ins::zx8_to16) | `dst`: `i16` | `src`: `i8` |  |  | MOV, and MOV from R1: whichever byte of dst src is in, if any. |
| [`sx8_to16`](super::Ins::sx8_to16) | `dst`: `i16` | `src`: `i8` |  |  | Two MOV, LSL and SBC: whichever byte of dst src is in, if any. |
| [`low8`](super::Ins::low8) | `dst`: `i8` | `src`: `i16` |  |  | MOV, or nothing when src and dst share a register. |
| [`high8`](super::Ins::high8) | `dst`: `i8` | `src`: `i16` |  |  | MOV, or nothing when dst is the upper byte of src. |
| [`pack16`](super::Ins::pack16) | `dst`: `i16` | `lo`: `i8`; `hi`: `i8` |  | `dst` overlaps `lo` at the low end only; `dst` overlaps `hi` at the high end only | MOV of each byte that is not in its place. |
| [`unpack16`](super::Ins::unpack16) | `lo`: `i8`; `hi`: `i8` | `src`: `i16` |  | `lo` overlaps `src` at the low end only | MOV of each byte that does not stay in its place, the low one first. |
| [`set_low8`](super::Ins::set_low8) | `dst`: `i16`, the register of `old` | `old`: `i16`; `src`: `i8` |  |  | MOV to the low byte; the other stays. |
| [`set_high8`](super::Ins::set_high8) | `dst`: `i16`, the register of `old` | `old`: `i16`; `src`: `i8` |  |  | MOV to the high byte; the other stays. |
| [`add8`](super::Ins::add8) | `dst`: `i8`, the register of `a` | `a`: `i8`; `b`: `i8` |  | or `add8/swapped`: `dst`: `i8`, the register of `b` | add: overwrites its first source. |
| [`and8`](super::Ins::and8) | `dst`: `i8`, the register of `a` | `a`: `i8`; `b`: `i8` |  | or `and8/swapped`: `dst`: `i8`, the register of `b` | and: overwrites its first source. |
| [`or8`](super::Ins::or8) | `dst`: `i8`, the register of `a` | `a`: `i8`; `b`: `i8` |  | or `or8/swapped`: `dst`: `i8`, the register of `b` | or: overwrites its first source. |
| [`eor8`](super::Ins::eor8) | `dst`: `i8`, the register of `a` | `a`: `i8`; `b`: `i8` |  | or `eor8/swapped`: `dst`: `i8`, the register of `b` | eor: overwrites its first source. |
| [`sub8`](super::Ins::sub8) | `dst`: `i8`, the register of `a` | `a`: `i8`; `b`: `i8` |  |  | SUB: overwrites its first source. |
| [`subi8_imm`](super::Ins::subi8_imm) | `dst`: `upper`, the register of `a` | `a`: `upper` |  |  | subi of an immediate. |
| [`andi8_imm`](super::Ins::andi8_imm) | `dst`: `upper`, the register of `a` | `a`: `upper` |  |  | andi of an immediate. |
| [`ori8_imm`](super::Ins::ori8_imm) | `dst`: `upper`, the register of `a` | `a`: `upper` |  |  | ori of an immediate. |
| [`inc8`](super::Ins::inc8) | `dst`: `i8`, the register of `a` | `a`: `i8` |  |  | inc in place. |
| [`dec8`](super::Ins::dec8) | `dst`: `i8`, the register of `a` | `a`: `i8` |  |  | dec in place. |
| [`com8`](super::Ins::com8) | `dst`: `i8`, the register of `a` | `a`: `i8` |  |  | com in place. |
| [`neg8`](super::Ins::neg8) | `dst`: `i8`, the register of `a` | `a`: `i8` |  |  | neg in place. |
| [`swap8`](super::Ins::swap8) | `dst`: `i8`, the register of `a` | `a`: `i8` |  |  | swap in place. |
| [`lsl8`](super::Ins::lsl8) | `dst`: `i8`, the register of `a` | `a`: `i8` |  |  | lsl in place. |
| [`lsr8`](super::Ins::lsr8) | `dst`: `i8`, the register of `a` | `a`: `i8` |  |  | lsr in place. |
| [`asr8`](super::Ins::asr8) | `dst`: `i8`, the register of `a` | `a`: `i8` |  |  | asr in place. |
| [`rotl8`](super::Ins::rotl8), [`rotr8`](super::Ins::rotr8) | `dst`: `i8`, the register of `a` | `a`: `i8` |  |  | LSL and ADC of R1; BST, LSR and BLD: rotates by one. |
| [`lsl8_by`](super::Ins::lsl8_by) | `dst`: `i8`, the register of `a`; `left`: `i8`, the register of `count` | `a`: `i8`; `count`: `i8` |  |  | A loop of lsl and DEC, which uses the count up. |
| [`lsr8_by`](super::Ins::lsr8_by) | `dst`: `i8`, the register of `a`; `left`: `i8`, the register of `count` | `a`: `i8`; `count`: `i8` |  |  | A loop of lsr and DEC, which uses the count up. |
| [`asr8_by`](super::Ins::asr8_by) | `dst`: `i8`, the register of `a`; `left`: `i8`, the register of `count` | `a`: `i8`; `count`: `i8` |  |  | A loop of asr and DEC, which uses the count up. |
| [`bst_bld`](super::Ins::bst_bld) | `dst`: `i8`, the register of `old` | `old`: `i8`; `src`: `i8` |  |  | BST and BLD: a bit of src, in place of one of dst. |
| [`abs8`](super::Ins::abs8) | `dst`: `i8`, the register of `a` | `a`: `i8` |  |  | SBRC and NEG. |
| [`mul8_wide`](super::Ins::mul8_wide) | `dst`: `i16` | `a`: `i8`; `b`: `i8` | `r0` | requires `mul` | MUL, MOVW and CLR R1: the unsigned product. |
| [`muls8_wide`](super::Ins::muls8_wide) | `dst`: `i16` | `a`: `upper`; `b`: `upper` | `r0` | requires `mul` | MULS, MOVW and CLR R1: the signed product. |
| [`fmul8_wide`](super::Ins::fmul8_wide) | `dst`: `i16` | `a`: `mulsu`; `b`: `mulsu` | `r0` | requires `mul` | fmul, MOVW and CLR R1: a product of fractions. |
| [`fmuls8_wide`](super::Ins::fmuls8_wide) | `dst`: `i16` | `a`: `mulsu`; `b`: `mulsu` | `r0` | requires `mul` | fmuls, MOVW and CLR R1: a product of fractions. |
| [`mulsu8_wide`](super::Ins::mulsu8_wide) | `dst`: `i16` | `a`: `mulsu`; `b`: `mulsu` | `r0` | requires `mul` | mulsu, MOVW and CLR R1: a is signed and b is not. |
| [`fmulsu8_wide`](super::Ins::fmulsu8_wide) | `dst`: `i16` | `a`: `mulsu`; `b`: `mulsu` | `r0` | requires `mul` | fmulsu, MOVW and CLR R1: a is signed and b is not. |
| [`mul8`](super::Ins::mul8) | `dst`: `r0` | `a`: `i8`; `b`: `i8` |  | requires `mul` | MUL and CLR R1: the low byte of the product. |
| [`mul8_high`](super::Ins::mul8_high) | `dst`: `i8` | `a`: `i8`; `b`: `i8` | `r0` | requires `mul` | MUL, MOV from R1 and CLR R1: the high byte of the unsigned product. |
| [`muls8_high`](super::Ins::muls8_high) | `dst`: `i8` | `a`: `upper`; `b`: `upper` | `r0` | requires `mul` | MULS, MOV from R1 and CLR R1: the high byte of the signed product. |
| [`add16`](super::Ins::add16) | `dst`: `i16`, the register of `a` | `a`: `i16`; `b`: `i16` |  | or `add16/swapped`: `dst`: `i16`, the register of `b` | ADD and ADC. |
| [`sub16`](super::Ins::sub16) | `dst`: `i16`, the register of `a` | `a`: `i16`; `b`: `i16` |  |  | SUB and SBC. |
| [`and16`](super::Ins::and16) | `dst`: `i16`, the register of `a` | `a`: `i16`; `b`: `i16` |  | or `and16/swapped`: `dst`: `i16`, the register of `b` | Two and. |
| [`or16`](super::Ins::or16) | `dst`: `i16`, the register of `a` | `a`: `i16`; `b`: `i16` |  | or `or16/swapped`: `dst`: `i16`, the register of `b` | Two or. |
| [`eor16`](super::Ins::eor16) | `dst`: `i16`, the register of `a` | `a`: `i16`; `b`: `i16` |  | or `eor16/swapped`: `dst`: `i16`, the register of `b` | Two eor. |
| [`add16_zx8`](super::Ins::add16_zx8) | `dst`: `i16`, the register of `a` | `a`: `i16`; `b`: `i8` |  |  | ADD, and ADC of R1: a byte added to a word. |
| [`sub16_zx8`](super::Ins::sub16_zx8) | `dst`: `i16`, the register of `a` | `a`: `i16`; `b`: `i8` |  |  | SUB, and SBC of R1: a byte subtracted from a word. |
| [`adiw`](super::Ins::adiw) | `dst`: `adiw`, the register of `a` | `a`: `adiw` |  | or `adiw/subi`: `dst`: `upper_pair`, the register of `a`; `a`: `upper_pair` | ADIW or SBIW of up to 63; SUBI and SBCI are as fast but longer. |
| [`add16_imm`](super::Ins::add16_imm) | `dst`: `upper_pair`, the register of `a` | `a`: `upper_pair` |  |  | SUBI and SBCI of the negative number. |
| [`andi16_imm`](super::Ins::andi16_imm) | `dst`: `upper_pair`, the register of `a` | `a`: `upper_pair` |  |  | Two andi. |
| [`ori16_imm`](super::Ins::ori16_imm) | `dst`: `upper_pair`, the register of `a` | `a`: `upper_pair` |  |  | Two ori. |
| [`com16`](super::Ins::com16) | `dst`: `i16`, the register of `a` | `a`: `i16` |  |  | Two COM. |
| [`neg16`](super::Ins::neg16) | `dst`: `i16`, the register of `a` | `a`: `i16` |  |  | NEG of both bytes, and SBC of R1. |
| [`lsl16`](super::Ins::lsl16) | `dst`: `i16`, the register of `a` | `a`: `i16` |  |  | lsl of a byte and a rotation of the other: by one. |
| [`lsr16`](super::Ins::lsr16) | `dst`: `i16`, the register of `a` | `a`: `i16` |  |  | lsr of a byte and a rotation of the other: by one. |
| [`asr16`](super::Ins::asr16) | `dst`: `i16`, the register of `a` | `a`: `i16` |  |  | asr of a byte and a rotation of the other: by one. |
| [`lsl16_by`](super::Ins::lsl16_by) | `dst`: `i16`, the register of `a`; `left`: `i8`, the register of `count` | `a`: `i16`; `count`: `i8` |  |  | A loop of lsl, a rotation and DEC, which uses the count up. |
| [`lsr16_by`](super::Ins::lsr16_by) | `dst`: `i16`, the register of `a`; `left`: `i8`, the register of `count` | `a`: `i16`; `count`: `i8` |  |  | A loop of lsr, a rotation and DEC, which uses the count up. |
| [`asr16_by`](super::Ins::asr16_by) | `dst`: `i16`, the register of `a`; `left`: `i8`, the register of `count` | `a`: `i16`; `count`: `i8` |  |  | A loop of asr, a rotation and DEC, which uses the count up. |
| [`swap_bytes`](super::Ins::swap_bytes) | `dst`: `i16`, the register of `a` | `a`: `i16` |  | needs `byte`: `i8`, a scratch register | MOV three times, through a scratch register. |
| [`mul16`](super::Ins::mul16) | `dst`: `i16`, early: not the register of a use | `a`: `i16`; `b`: `i16` | `r0` | requires `mul` | The low word of a product. |
| [`mul16_wide`](super::Ins::mul16_wide) | `lo`: `i16`, early: not the register of a use; `hi`: `i16`, early: not the register of a use | `a`: `i16`; `b`: `i16` | `r0` | requires `mul` | The unsigned product of words. |
| [`mul16_imm`](super::Ins::mul16_imm) | `dst`: `i16`, early: not the register of a use | `a`: `i16` | `r0` | needs `by`: `upper`, a scratch register; requires `mul` | A word multiplied by an immediate byte, which LDI puts into a scratch register. |
| [`add32`](super::Ins::add32) | `lo`: `i16`, the register of `a_lo`; `hi`: `i16`, the register of `a_hi` | `a_lo`: `i16`; `a_hi`: `i16`; `b_lo`: `i16`; `b_hi`: `i16`, late: not the register of a def |  |  | add of four bytes. The low word is written while the high words are still to be read. |
| [`sub32`](super::Ins::sub32) | `lo`: `i16`, the register of `a_lo`; `hi`: `i16`, the register of `a_hi` | `a_lo`: `i16`; `a_hi`: `i16`; `b_lo`: `i16`; `b_hi`: `i16`, late: not the register of a def |  |  | sub of four bytes. The low word is written while the high words are still to be read. |
| [`add32_imm`](super::Ins::add32_imm) | `lo`: `upper_pair`, the register of `a_lo`; `hi`: `upper_pair`, the register of `a_hi` | `a_lo`: `upper_pair`; `a_hi`: `upper_pair` |  |  | SUBI and SBCI three times. |
| [`lsl32`](super::Ins::lsl32) | `lo`: `i16`, the register of `a_lo`; `hi`: `i16`, the register of `a_hi` | `a_lo`: `i16`; `a_hi`: `i16` |  |  | lsl and three rotations: by one. |
| [`lsr32`](super::Ins::lsr32) | `lo`: `i16`, the register of `a_lo`; `hi`: `i16`, the register of `a_hi` | `a_lo`: `i16`; `a_hi`: `i16` |  |  | lsr and three rotations: by one. |
| [`asr32`](super::Ins::asr32) | `lo`: `i16`, the register of `a_lo`; `hi`: `i16`, the register of `a_hi` | `a_lo`: `i16`; `a_hi`: `i16` |  |  | asr and three rotations: by one. |
| [`cp8_set`](super::Ins::cp8_set) | `dst`: `upper` | `a`: `i8`; `b`: `i8` |  |  | CP, LDI, a branch over LDI. |
| [`cpi8_set`](super::Ins::cpi8_set) | `dst`: `upper` | `a`: `upper` |  |  | CPI, LDI, a branch over LDI. |
| [`cp16_set`](super::Ins::cp16_set) | `dst`: `upper` | `a`: `i16`; `b`: `i16` |  |  | CP, CPC, LDI, a branch over LDI. |
| [`tst16_set`](super::Ins::tst16_set) | `dst`: `upper` | `a`: `i16` |  |  | CP and CPC with R1, LDI, a branch over LDI. |
| [`cpi16_set`](super::Ins::cpi16_set) | `dst`: `upper` | `a`: `upper_pair` |  | needs `high`: `upper`, a scratch register | CPI, LDI, CPC, LDI, a branch over LDI. |
| [`cp8_sel8`](super::Ins::cp8_sel8) / [`cp8_sel16`](super::Ins::cp8_sel16) / [`cp16_sel8`](super::Ins::cp16_sel8) / [`cp16_sel16`](super::Ins::cp16_sel16) | `dst`: `i8 / i16 / i8 / i16`, the register of `otherwise` | `a`: `i8 / i8 / i16 / i16`; `b`: `i8 / i8 / i16 / i16`; `then`: `i8 / i16 / i8 / i16`; `otherwise`: `i8 / i16 / i8 / i16` |  |  | A comparison and a branch over MOV or MOVW: dst keeps `otherwise` unless the condition holds. |
| [`ld8`](super::Ins::ld8) | `dst`: `i8` | `base`: `pointer` |  |  | LD. |
| [`ldd8`](super::Ins::ldd8) | `dst`: `i8` | `base`: `displaced` |  |  | LDD with a displacement. |
| [`lds8`](super::Ins::lds8) | `dst`: `i8` |  |  |  | LDS. |
| [`lds16`](super::Ins::lds16) | `dst`: `i16` |  |  |  | Two LDS. |
| [`ld8_inc`](super::Ins::ld8_inc), [`ld8_dec`](super::Ins::ld8_dec) | `dst`: `i8`; `next`: `pointer`, the register of `base` | `base`: `pointer` |  |  | LD with post-increment or pre-decrement. |
| [`ld16_inc`](super::Ins::ld16_inc), [`ld16_dec`](super::Ins::ld16_dec) | `dst`: `i16`; `next`: `pointer`, the register of `base` | `base`: `pointer` |  |  | Two LD with post-increment or pre-decrement. |
| [`ldd16`](super::Ins::ldd16) | `dst`: `i16`, early: not the register of a use | `base`: `displaced` |  |  | Two LDD: the low byte is written while the address is still to be read. |
| [`ld16`](super::Ins::ld16) | `dst`: `i16`; `after`: `pointer`, the register of `base` | `base`: `pointer` |  |  | LD with post-increment, LD, and SBIW where the address is live after it. |
| [`st8`](super::Ins::st8) |  | `src`: `i8`; `base`: `pointer` |  |  | ST. |
| [`std8`](super::Ins::std8) |  | `src`: `i8`; `base`: `displaced` |  |  | STD with a displacement. |
| [`std8_zero`](super::Ins::std8_zero) |  | `base`: `displaced` |  |  | STD of R1. |
| [`sts8`](super::Ins::sts8) |  | `src`: `i8` |  |  | STS. |
| [`sts8_zero`](super::Ins::sts8_zero) |  |  |  |  | STS of R1. |
| [`sts16`](super::Ins::sts16) |  | `src`: `i16` |  |  | Two STS. |
| [`std16`](super::Ins::std16) |  | `src`: `i16`; `base`: `displaced` |  |  | Two STD. |
| [`st8_inc`](super::Ins::st8_inc), [`st8_dec`](super::Ins::st8_dec) | `next`: `pointer`, the register of `base` | `src`: `i8`, late: not the register of a def; `base`: `pointer` |  |  | ST with post-increment or pre-decrement. |
| [`st16_inc`](super::Ins::st16_inc), [`st16_dec`](super::Ins::st16_dec) | `next`: `pointer`, the register of `base` | `src`: `i16`, late: not the register of a def; `base`: `pointer` |  |  | Two ST with post-increment or pre-decrement. |
| [`push8`](super::Ins::push8) |  | `src`: `i8` |  |  | PUSH: moves SP; the client keeps account of it. |
| [`pop8`](super::Ins::pop8) | `dst`: `i8` |  |  |  | POP: moves SP; the client keeps account of it. |
| [`copy_bytes`](super::Ins::copy_bytes) | `dst_end`: `pointer`, the register of `dst`; `src_end`: `pointer`, the register of `src`; `left`: `i8`, the register of `count` | `dst`: `pointer`; `src`: `pointer`; `count`: `i8` |  | needs `byte`: `i8`, a scratch register | A loop of LD and ST with post-increment and DEC, which uses up all three. |
| [`lpm8`](super::Ins::lpm8) | `dst`: `i8` | `base`: `z` |  | requires `lpmx` | LPM. |
| [`lpm8_inc`](super::Ins::lpm8_inc) | `dst`: `i8`; `next`: `i16`, the register of `base` | `base`: `z` |  | requires `lpmx` | LPM with post-increment. |
| [`lpm16_inc`](super::Ins::lpm16_inc) | `dst`: `i16`; `next`: `i16`, the register of `base` | `base`: `z` |  | requires `lpmx` | Two LPM with post-increment. |
| [`lpm8_r0`](super::Ins::lpm8_r0) | `dst`: `r0` | `base`: `z` |  |  | LPM of the first machines, to R0. |
| [`elpm8`](super::Ins::elpm8) | `dst`: `i8` | `page`: `i8`; `base`: `z` |  | requires `elpm` | OUT to RAMPZ, and ELPM. |
| [`elpm8_inc`](super::Ins::elpm8_inc) | `dst`: `i8`; `next_page`: `i8`; `next`: `i16`, the register of `base` | `page`: `i8`; `base`: `z` |  | requires `elpm` | ELPM with post-increment. The new RAMPZ is read back. |
| [`spm`](super::Ins::spm) |  | `data`: `i16`; `command`: `i8`, late: not the register of a def; `base`: `z` | `r0` |  | MOVW to R1:R0, OUT of the command, SPM and CLR R1: writes code memory. |
| [`in8`](super::Ins::in8) | `dst`: `i8` |  |  |  | IN. |
| [`out8`](super::Ins::out8) |  | `src`: `i8` |  |  | OUT. |
| [`out8_zero`](super::Ins::out8_zero) |  |  |  |  | OUT of R1. |
| [`sbi_io`](super::Ins::sbi_io) |  |  |  |  | sbi: sets or clears a bit of an I/O register. |
| [`cbi_io`](super::Ins::cbi_io) |  |  |  |  | cbi: sets or clears a bit of an I/O register. |
| [`xch`](super::Ins::xch) | `old`: `i8`, the register of `with` | `with`: `i8`; `base`: `z` |  | requires `rmw` | xch: at Z; `old` is what memory held. |
| [`las`](super::Ins::las) | `old`: `i8`, the register of `with` | `with`: `i8`; `base`: `z` |  | requires `rmw` | las: at Z; `old` is what memory held. |
| [`lac`](super::Ins::lac) | `old`: `i8`, the register of `with` | `with`: `i8`; `base`: `z` |  | requires `rmw` | lac: at Z; `old` is what memory held. |
| [`lat`](super::Ins::lat) | `old`: `i8`, the register of `with` | `with`: `i8`; `base`: `z` |  | requires `rmw` | lat: at Z; `old` is what memory held. |
| [`atomic8`](super::Ins::atomic8) | `old`: `i8`, early: not the register of a use | `with`: `i8`, late: not the register of a def; `base`: `pointer`, late: not the register of a def |  | needs `new`: `i8`, a scratch register; needs `sreg`: `i8`, a scratch register | Any operation on memory, without interrupts; `old` is what memory held. |
| [`ld16_atomic`](super::Ins::ld16_atomic) | `dst`: `i16`, early: not the register of a use | `base`: `displaced` |  | needs `sreg`: `i8`, a scratch register | IN, CLI, two LDD and OUT. |
| [`std16_atomic`](super::Ins::std16_atomic) |  | `src`: `i16`; `base`: `displaced` |  | needs `sreg`: `i8`, a scratch register | IN, CLI, two STD and OUT. |
| [`cli`](super::Ins::cli), [`sei`](super::Ins::sei), [`sleep`](super::Ins::sleep), [`wdr`](super::Ins::wdr), [`nop`](super::Ins::nop) |  |  |  |  | No operands. |

## Branches

| form | defs | uses | clobbers | more | about |
| --- | --- | --- | --- | --- | --- |
| [`rjmp`](super::Ins::rjmp) |  |  |  | goes to one block | RJMP or JMP. |
| [`cp8_b`](super::Ins::cp8_b) |  | `a`: `i8`; `b`: `i8` |  | goes to one of 2 blocks | CP and a branch. |
| [`cpi8_b`](super::Ins::cpi8_b) |  | `a`: `upper` |  | goes to one of 2 blocks | CPI and a branch. |
| [`tst8_b`](super::Ins::tst8_b) |  | `a`: `i8` |  | goes to one of 2 blocks | TST, or CP with R1, and a branch. |
| [`cpse_b`](super::Ins::cpse_b) |  | `a`: `i8`; `b`: `i8` |  | goes to one of 2 blocks | CPSE and RJMP: skips if equal. |
| [`sbr_b`](super::Ins::sbr_b) |  | `a`: `i8` |  | goes to one of 2 blocks | SBRC or SBRS, and RJMP: skips by a bit. |
| [`sbi_b`](super::Ins::sbi_b) |  |  |  | goes to one of 2 blocks | SBIC or SBIS, and RJMP: skips by a bit of an I/O register. |
| [`cp16_b`](super::Ins::cp16_b) |  | `a`: `i16`; `b`: `i16` |  | goes to one of 2 blocks | CP, CPC and a branch. |
| [`tst16_b`](super::Ins::tst16_b) |  | `a`: `i16` |  | goes to one of 2 blocks | CP and CPC with R1, and a branch. |
| [`cp32_b`](super::Ins::cp32_b) |  | `a_lo`: `i16`; `a_hi`: `i16`; `b_lo`: `i16`; `b_hi`: `i16` |  | goes to one of 2 blocks | CP, three CPC and a branch. |
| [`dec8_b`](super::Ins::dec8_b) | `dst`: `i8`, the register of `a` | `a`: `i8` |  | goes to one of 2 blocks | DEC and a branch: the end of a counting loop, say. |
| [`sbiw_b`](super::Ins::sbiw_b) | `dst`: `adiw`, the register of `a` | `a`: `adiw` |  | goes to one of 2 blocks; or `sbiw_b/subi`: `dst`: `upper_pair`, the register of `a`; `a`: `upper_pair` | SBIW and a branch, or SUBI, SBCI and a branch. |
| [`ijmp`](super::Ins::ijmp) |  | `target`: `z` |  |  | IJMP: to the address in Z. |
| [`jump_table`](super::Ins::jump_table) |  | `index`: `z` | `r0`, `z` | requires `lpmx` | SUBI and SBCI of Z, LPM twice and IJMP: all through Z, by way of R0. |

## Returns

| form | defs | uses | clobbers | about |
| --- | --- | --- | --- | --- |
| [`tail_jump`](super::Ins::tail_jump) |  |  |  | RJMP or JMP to another function, after the frame is gone. |
| [`tail_ijmp`](super::Ins::tail_ijmp) |  | `target`: `z` |  | IJMP to another function, after the frame is gone. |

## Traps

| form | defs | uses | clobbers | about |
| --- | --- | --- | --- | --- |
| [`break_trap`](super::Ins::break_trap) |  |  |  | BREAK, or CLI and a jump to itself. |

## Calls

| form | defs | uses | clobbers | about |
| --- | --- | --- | --- | --- |
| [`udivmod8`](super::Ins::udivmod8), [`divmod8`](super::Ins::divmod8) | `quot`: `r24`; `rem`: `r25` | `a`: `r24`; `by`: `r22` | `r0`, `r23_r22` | RCALL of libgcc's __udivmodqi4 or __divmodqi4, which use few registers. |
| [`udivmod16`](super::Ins::udivmod16), [`divmod16`](super::Ins::divmod16) | `quot`: `r23_r22`; `rem`: `r25_r24` | `a`: `r25_r24`; `by`: `r23_r22` | `r0`, `r21`, `x` | RCALL of libgcc's __udivmodhi4 or __divmodhi4, which use few registers. |

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**LDI.

Built by [`ldi8`](super::Ins::ldi8).*/
        pub const LDI8: Form = Form(0u32);
        /**MOV from R1.

Built by [`zero8`](super::Ins::zero8).*/
        pub const ZERO8: Form = Form(1u32);
        /**Two LDI: a number, or an address.

Built by [`ldi16`](super::Ins::ldi16).*/
        pub const LDI16: Form = Form(2u32);
        /**Two MOV from R1.

Built by [`zero16`](super::Ins::zero16).*/
        pub const ZERO16: Form = Form(3u32);
        /**MOVW from Y, and ADIW or SUBI and SBCI.

Built by [`frame_address`](super::Ins::frame_address).*/
        pub const FRAME_ADDRESS: Form = Form(4u32);
        /**A copy that the client asks for.

Built by [`mov8`](super::Ins::mov8).*/
        pub const MOV8: Form = Form(5u32);
        /**MOVW: a copy that the client asks for.

Built by [`mov16`](super::Ins::mov16).*/
        pub const MOV16: Form = Form(6u32);
        /**MOV, and MOV from R1: whichever byte of dst src is in, if any.

Built by [`zx8_to16`](super::Ins::zx8_to16).*/
        pub const ZX8_TO16: Form = Form(7u32);
        /**Two MOV, LSL and SBC: whichever byte of dst src is in, if any.

Built by [`sx8_to16`](super::Ins::sx8_to16).*/
        pub const SX8_TO16: Form = Form(8u32);
        /**MOV, or nothing when src and dst share a register.

Built by [`low8`](super::Ins::low8).*/
        pub const LOW8: Form = Form(9u32);
        /**MOV, or nothing when dst is the upper byte of src.

Built by [`high8`](super::Ins::high8).*/
        pub const HIGH8: Form = Form(10u32);
        /**MOV of each byte that is not in its place.

Built by [`pack16`](super::Ins::pack16).*/
        pub const PACK16: Form = Form(11u32);
        /**MOV of each byte that does not stay in its place, the low one first.

Built by [`unpack16`](super::Ins::unpack16).*/
        pub const UNPACK16: Form = Form(12u32);
        /**MOV to the low byte; the other stays.

Built by [`set_low8`](super::Ins::set_low8).*/
        pub const SET_LOW8: Form = Form(13u32);
        /**MOV to the high byte; the other stays.

Built by [`set_high8`](super::Ins::set_high8).*/
        pub const SET_HIGH8: Form = Form(14u32);
        /**add: overwrites its first source.

Built by [`add8`](super::Ins::add8).*/
        pub const ADD8: Form = Form(15u32);
        ///An alternative of [`ADD8`](ADD8).
        pub const ADD8_SWAPPED: Form = Form(16u32);
        /**and: overwrites its first source.

Built by [`and8`](super::Ins::and8).*/
        pub const AND8: Form = Form(17u32);
        ///An alternative of [`AND8`](AND8).
        pub const AND8_SWAPPED: Form = Form(18u32);
        /**or: overwrites its first source.

Built by [`or8`](super::Ins::or8).*/
        pub const OR8: Form = Form(19u32);
        ///An alternative of [`OR8`](OR8).
        pub const OR8_SWAPPED: Form = Form(20u32);
        /**eor: overwrites its first source.

Built by [`eor8`](super::Ins::eor8).*/
        pub const EOR8: Form = Form(21u32);
        ///An alternative of [`EOR8`](EOR8).
        pub const EOR8_SWAPPED: Form = Form(22u32);
        /**SUB: overwrites its first source.

Built by [`sub8`](super::Ins::sub8).*/
        pub const SUB8: Form = Form(23u32);
        /**subi of an immediate.

Built by [`subi8_imm`](super::Ins::subi8_imm).*/
        pub const SUBI8_IMM: Form = Form(24u32);
        /**andi of an immediate.

Built by [`andi8_imm`](super::Ins::andi8_imm).*/
        pub const ANDI8_IMM: Form = Form(25u32);
        /**ori of an immediate.

Built by [`ori8_imm`](super::Ins::ori8_imm).*/
        pub const ORI8_IMM: Form = Form(26u32);
        /**inc in place.

Built by [`inc8`](super::Ins::inc8).*/
        pub const INC8: Form = Form(27u32);
        /**dec in place.

Built by [`dec8`](super::Ins::dec8).*/
        pub const DEC8: Form = Form(28u32);
        /**com in place.

Built by [`com8`](super::Ins::com8).*/
        pub const COM8: Form = Form(29u32);
        /**neg in place.

Built by [`neg8`](super::Ins::neg8).*/
        pub const NEG8: Form = Form(30u32);
        /**swap in place.

Built by [`swap8`](super::Ins::swap8).*/
        pub const SWAP8: Form = Form(31u32);
        /**lsl in place.

Built by [`lsl8`](super::Ins::lsl8).*/
        pub const LSL8: Form = Form(32u32);
        /**lsr in place.

Built by [`lsr8`](super::Ins::lsr8).*/
        pub const LSR8: Form = Form(33u32);
        /**asr in place.

Built by [`asr8`](super::Ins::asr8).*/
        pub const ASR8: Form = Form(34u32);
        /**LSL and ADC of R1; BST, LSR and BLD: rotates by one.

Built by [`rotl8`](super::Ins::rotl8).*/
        pub const ROTL8: Form = Form(35u32);
        /**LSL and ADC of R1; BST, LSR and BLD: rotates by one.

Built by [`rotr8`](super::Ins::rotr8).*/
        pub const ROTR8: Form = Form(36u32);
        /**A loop of lsl and DEC, which uses the count up.

Built by [`lsl8_by`](super::Ins::lsl8_by).*/
        pub const LSL8_BY: Form = Form(37u32);
        /**A loop of lsr and DEC, which uses the count up.

Built by [`lsr8_by`](super::Ins::lsr8_by).*/
        pub const LSR8_BY: Form = Form(38u32);
        /**A loop of asr and DEC, which uses the count up.

Built by [`asr8_by`](super::Ins::asr8_by).*/
        pub const ASR8_BY: Form = Form(39u32);
        /**BST and BLD: a bit of src, in place of one of dst.

Built by [`bst_bld`](super::Ins::bst_bld).*/
        pub const BST_BLD: Form = Form(40u32);
        /**SBRC and NEG.

Built by [`abs8`](super::Ins::abs8).*/
        pub const ABS8: Form = Form(41u32);
        /**MUL, MOVW and CLR R1: the unsigned product.

Built by [`mul8_wide`](super::Ins::mul8_wide).*/
        pub const MUL8_WIDE: Form = Form(42u32);
        /**MULS, MOVW and CLR R1: the signed product.

Built by [`muls8_wide`](super::Ins::muls8_wide).*/
        pub const MULS8_WIDE: Form = Form(43u32);
        /**fmul, MOVW and CLR R1: a product of fractions.

Built by [`fmul8_wide`](super::Ins::fmul8_wide).*/
        pub const FMUL8_WIDE: Form = Form(44u32);
        /**fmuls, MOVW and CLR R1: a product of fractions.

Built by [`fmuls8_wide`](super::Ins::fmuls8_wide).*/
        pub const FMULS8_WIDE: Form = Form(45u32);
        /**mulsu, MOVW and CLR R1: a is signed and b is not.

Built by [`mulsu8_wide`](super::Ins::mulsu8_wide).*/
        pub const MULSU8_WIDE: Form = Form(46u32);
        /**fmulsu, MOVW and CLR R1: a is signed and b is not.

Built by [`fmulsu8_wide`](super::Ins::fmulsu8_wide).*/
        pub const FMULSU8_WIDE: Form = Form(47u32);
        /**MUL and CLR R1: the low byte of the product.

Built by [`mul8`](super::Ins::mul8).*/
        pub const MUL8: Form = Form(48u32);
        /**MUL, MOV from R1 and CLR R1: the high byte of the unsigned product.

Built by [`mul8_high`](super::Ins::mul8_high).*/
        pub const MUL8_HIGH: Form = Form(49u32);
        /**MULS, MOV from R1 and CLR R1: the high byte of the signed product.

Built by [`muls8_high`](super::Ins::muls8_high).*/
        pub const MULS8_HIGH: Form = Form(50u32);
        /**RCALL of libgcc's __udivmodqi4 or __divmodqi4, which use few registers.

Built by [`udivmod8`](super::Ins::udivmod8).*/
        pub const UDIVMOD8: Form = Form(51u32);
        /**RCALL of libgcc's __udivmodqi4 or __divmodqi4, which use few registers.

Built by [`divmod8`](super::Ins::divmod8).*/
        pub const DIVMOD8: Form = Form(52u32);
        /**ADD and ADC.

Built by [`add16`](super::Ins::add16).*/
        pub const ADD16: Form = Form(53u32);
        ///An alternative of [`ADD16`](ADD16).
        pub const ADD16_SWAPPED: Form = Form(54u32);
        /**SUB and SBC.

Built by [`sub16`](super::Ins::sub16).*/
        pub const SUB16: Form = Form(55u32);
        /**Two and.

Built by [`and16`](super::Ins::and16).*/
        pub const AND16: Form = Form(56u32);
        ///An alternative of [`AND16`](AND16).
        pub const AND16_SWAPPED: Form = Form(57u32);
        /**Two or.

Built by [`or16`](super::Ins::or16).*/
        pub const OR16: Form = Form(58u32);
        ///An alternative of [`OR16`](OR16).
        pub const OR16_SWAPPED: Form = Form(59u32);
        /**Two eor.

Built by [`eor16`](super::Ins::eor16).*/
        pub const EOR16: Form = Form(60u32);
        ///An alternative of [`EOR16`](EOR16).
        pub const EOR16_SWAPPED: Form = Form(61u32);
        /**ADD, and ADC of R1: a byte added to a word.

Built by [`add16_zx8`](super::Ins::add16_zx8).*/
        pub const ADD16_ZX8: Form = Form(62u32);
        /**SUB, and SBC of R1: a byte subtracted from a word.

Built by [`sub16_zx8`](super::Ins::sub16_zx8).*/
        pub const SUB16_ZX8: Form = Form(63u32);
        /**ADIW or SBIW of up to 63; SUBI and SBCI are as fast but longer.

Built by [`adiw`](super::Ins::adiw).*/
        pub const ADIW: Form = Form(64u32);
        ///An alternative of [`ADIW`](ADIW).
        pub const ADIW_SUBI: Form = Form(65u32);
        /**SUBI and SBCI of the negative number.

Built by [`add16_imm`](super::Ins::add16_imm).*/
        pub const ADD16_IMM: Form = Form(66u32);
        /**Two andi.

Built by [`andi16_imm`](super::Ins::andi16_imm).*/
        pub const ANDI16_IMM: Form = Form(67u32);
        /**Two ori.

Built by [`ori16_imm`](super::Ins::ori16_imm).*/
        pub const ORI16_IMM: Form = Form(68u32);
        /**Two COM.

Built by [`com16`](super::Ins::com16).*/
        pub const COM16: Form = Form(69u32);
        /**NEG of both bytes, and SBC of R1.

Built by [`neg16`](super::Ins::neg16).*/
        pub const NEG16: Form = Form(70u32);
        /**lsl of a byte and a rotation of the other: by one.

Built by [`lsl16`](super::Ins::lsl16).*/
        pub const LSL16: Form = Form(71u32);
        /**lsr of a byte and a rotation of the other: by one.

Built by [`lsr16`](super::Ins::lsr16).*/
        pub const LSR16: Form = Form(72u32);
        /**asr of a byte and a rotation of the other: by one.

Built by [`asr16`](super::Ins::asr16).*/
        pub const ASR16: Form = Form(73u32);
        /**A loop of lsl, a rotation and DEC, which uses the count up.

Built by [`lsl16_by`](super::Ins::lsl16_by).*/
        pub const LSL16_BY: Form = Form(74u32);
        /**A loop of lsr, a rotation and DEC, which uses the count up.

Built by [`lsr16_by`](super::Ins::lsr16_by).*/
        pub const LSR16_BY: Form = Form(75u32);
        /**A loop of asr, a rotation and DEC, which uses the count up.

Built by [`asr16_by`](super::Ins::asr16_by).*/
        pub const ASR16_BY: Form = Form(76u32);
        /**MOV three times, through a scratch register.

Built by [`swap_bytes`](super::Ins::swap_bytes).*/
        pub const SWAP_BYTES: Form = Form(77u32);
        /**The low word of a product.

Built by [`mul16`](super::Ins::mul16).*/
        pub const MUL16: Form = Form(78u32);
        /**The unsigned product of words.

Built by [`mul16_wide`](super::Ins::mul16_wide).*/
        pub const MUL16_WIDE: Form = Form(79u32);
        /**A word multiplied by an immediate byte, which LDI puts into a scratch register.

Built by [`mul16_imm`](super::Ins::mul16_imm).*/
        pub const MUL16_IMM: Form = Form(80u32);
        /**RCALL of libgcc's __udivmodhi4 or __divmodhi4, which use few registers.

Built by [`udivmod16`](super::Ins::udivmod16).*/
        pub const UDIVMOD16: Form = Form(81u32);
        /**RCALL of libgcc's __udivmodhi4 or __divmodhi4, which use few registers.

Built by [`divmod16`](super::Ins::divmod16).*/
        pub const DIVMOD16: Form = Form(82u32);
        /**add of four bytes. The low word is written while the high words are still to be read.

Built by [`add32`](super::Ins::add32).*/
        pub const ADD32: Form = Form(83u32);
        /**sub of four bytes. The low word is written while the high words are still to be read.

Built by [`sub32`](super::Ins::sub32).*/
        pub const SUB32: Form = Form(84u32);
        /**SUBI and SBCI three times.

Built by [`add32_imm`](super::Ins::add32_imm).*/
        pub const ADD32_IMM: Form = Form(85u32);
        /**lsl and three rotations: by one.

Built by [`lsl32`](super::Ins::lsl32).*/
        pub const LSL32: Form = Form(86u32);
        /**lsr and three rotations: by one.

Built by [`lsr32`](super::Ins::lsr32).*/
        pub const LSR32: Form = Form(87u32);
        /**asr and three rotations: by one.

Built by [`asr32`](super::Ins::asr32).*/
        pub const ASR32: Form = Form(88u32);
        /**RJMP or JMP.

Built by [`rjmp`](super::Ins::rjmp).*/
        pub const RJMP: Form = Form(89u32);
        /**CP and a branch.

Built by [`cp8_b`](super::Ins::cp8_b).*/
        pub const CP8_B: Form = Form(90u32);
        /**CPI and a branch.

Built by [`cpi8_b`](super::Ins::cpi8_b).*/
        pub const CPI8_B: Form = Form(91u32);
        /**TST, or CP with R1, and a branch.

Built by [`tst8_b`](super::Ins::tst8_b).*/
        pub const TST8_B: Form = Form(92u32);
        /**CPSE and RJMP: skips if equal.

Built by [`cpse_b`](super::Ins::cpse_b).*/
        pub const CPSE_B: Form = Form(93u32);
        /**SBRC or SBRS, and RJMP: skips by a bit.

Built by [`sbr_b`](super::Ins::sbr_b).*/
        pub const SBR_B: Form = Form(94u32);
        /**SBIC or SBIS, and RJMP: skips by a bit of an I/O register.

Built by [`sbi_b`](super::Ins::sbi_b).*/
        pub const SBI_B: Form = Form(95u32);
        /**CP, CPC and a branch.

Built by [`cp16_b`](super::Ins::cp16_b).*/
        pub const CP16_B: Form = Form(96u32);
        /**CP and CPC with R1, and a branch.

Built by [`tst16_b`](super::Ins::tst16_b).*/
        pub const TST16_B: Form = Form(97u32);
        /**CP, three CPC and a branch.

Built by [`cp32_b`](super::Ins::cp32_b).*/
        pub const CP32_B: Form = Form(98u32);
        /**DEC and a branch: the end of a counting loop, say.

Built by [`dec8_b`](super::Ins::dec8_b).*/
        pub const DEC8_B: Form = Form(99u32);
        /**SBIW and a branch, or SUBI, SBCI and a branch.

Built by [`sbiw_b`](super::Ins::sbiw_b).*/
        pub const SBIW_B: Form = Form(100u32);
        ///An alternative of [`SBIW_B`](SBIW_B).
        pub const SBIW_B_SUBI: Form = Form(101u32);
        /**CP, LDI, a branch over LDI.

Built by [`cp8_set`](super::Ins::cp8_set).*/
        pub const CP8_SET: Form = Form(102u32);
        /**CPI, LDI, a branch over LDI.

Built by [`cpi8_set`](super::Ins::cpi8_set).*/
        pub const CPI8_SET: Form = Form(103u32);
        /**CP, CPC, LDI, a branch over LDI.

Built by [`cp16_set`](super::Ins::cp16_set).*/
        pub const CP16_SET: Form = Form(104u32);
        /**CP and CPC with R1, LDI, a branch over LDI.

Built by [`tst16_set`](super::Ins::tst16_set).*/
        pub const TST16_SET: Form = Form(105u32);
        /**CPI, LDI, CPC, LDI, a branch over LDI.

Built by [`cpi16_set`](super::Ins::cpi16_set).*/
        pub const CPI16_SET: Form = Form(106u32);
        /**A comparison and a branch over MOV or MOVW: dst keeps `otherwise` unless the condition holds.

Built by [`cp8_sel8`](super::Ins::cp8_sel8).*/
        pub const CP8_SEL8: Form = Form(107u32);
        /**A comparison and a branch over MOV or MOVW: dst keeps `otherwise` unless the condition holds.

Built by [`cp8_sel16`](super::Ins::cp8_sel16).*/
        pub const CP8_SEL16: Form = Form(108u32);
        /**A comparison and a branch over MOV or MOVW: dst keeps `otherwise` unless the condition holds.

Built by [`cp16_sel8`](super::Ins::cp16_sel8).*/
        pub const CP16_SEL8: Form = Form(109u32);
        /**A comparison and a branch over MOV or MOVW: dst keeps `otherwise` unless the condition holds.

Built by [`cp16_sel16`](super::Ins::cp16_sel16).*/
        pub const CP16_SEL16: Form = Form(110u32);
        /**IJMP: to the address in Z.

Built by [`ijmp`](super::Ins::ijmp).*/
        pub const IJMP: Form = Form(111u32);
        /**SUBI and SBCI of Z, LPM twice and IJMP: all through Z, by way of R0.

Built by [`jump_table`](super::Ins::jump_table).*/
        pub const JUMP_TABLE: Form = Form(112u32);
        /**RJMP or JMP to another function, after the frame is gone.

Built by [`tail_jump`](super::Ins::tail_jump).*/
        pub const TAIL_JUMP: Form = Form(113u32);
        /**IJMP to another function, after the frame is gone.

Built by [`tail_ijmp`](super::Ins::tail_ijmp).*/
        pub const TAIL_IJMP: Form = Form(114u32);
        /**BREAK, or CLI and a jump to itself.

Built by [`break_trap`](super::Ins::break_trap).*/
        pub const BREAK_TRAP: Form = Form(115u32);
        /**LD.

Built by [`ld8`](super::Ins::ld8).*/
        pub const LD8: Form = Form(116u32);
        /**LDD with a displacement.

Built by [`ldd8`](super::Ins::ldd8).*/
        pub const LDD8: Form = Form(117u32);
        /**LDS.

Built by [`lds8`](super::Ins::lds8).*/
        pub const LDS8: Form = Form(118u32);
        /**Two LDS.

Built by [`lds16`](super::Ins::lds16).*/
        pub const LDS16: Form = Form(119u32);
        /**LD with post-increment or pre-decrement.

Built by [`ld8_inc`](super::Ins::ld8_inc).*/
        pub const LD8_INC: Form = Form(120u32);
        /**LD with post-increment or pre-decrement.

Built by [`ld8_dec`](super::Ins::ld8_dec).*/
        pub const LD8_DEC: Form = Form(121u32);
        /**Two LD with post-increment or pre-decrement.

Built by [`ld16_inc`](super::Ins::ld16_inc).*/
        pub const LD16_INC: Form = Form(122u32);
        /**Two LD with post-increment or pre-decrement.

Built by [`ld16_dec`](super::Ins::ld16_dec).*/
        pub const LD16_DEC: Form = Form(123u32);
        /**Two LDD: the low byte is written while the address is still to be read.

Built by [`ldd16`](super::Ins::ldd16).*/
        pub const LDD16: Form = Form(124u32);
        /**LD with post-increment, LD, and SBIW where the address is live after it.

Built by [`ld16`](super::Ins::ld16).*/
        pub const LD16: Form = Form(125u32);
        /**ST.

Built by [`st8`](super::Ins::st8).*/
        pub const ST8: Form = Form(126u32);
        /**STD with a displacement.

Built by [`std8`](super::Ins::std8).*/
        pub const STD8: Form = Form(127u32);
        /**STD of R1.

Built by [`std8_zero`](super::Ins::std8_zero).*/
        pub const STD8_ZERO: Form = Form(128u32);
        /**STS.

Built by [`sts8`](super::Ins::sts8).*/
        pub const STS8: Form = Form(129u32);
        /**STS of R1.

Built by [`sts8_zero`](super::Ins::sts8_zero).*/
        pub const STS8_ZERO: Form = Form(130u32);
        /**Two STS.

Built by [`sts16`](super::Ins::sts16).*/
        pub const STS16: Form = Form(131u32);
        /**Two STD.

Built by [`std16`](super::Ins::std16).*/
        pub const STD16: Form = Form(132u32);
        /**ST with post-increment or pre-decrement.

Built by [`st8_inc`](super::Ins::st8_inc).*/
        pub const ST8_INC: Form = Form(133u32);
        /**ST with post-increment or pre-decrement.

Built by [`st8_dec`](super::Ins::st8_dec).*/
        pub const ST8_DEC: Form = Form(134u32);
        /**Two ST with post-increment or pre-decrement.

Built by [`st16_inc`](super::Ins::st16_inc).*/
        pub const ST16_INC: Form = Form(135u32);
        /**Two ST with post-increment or pre-decrement.

Built by [`st16_dec`](super::Ins::st16_dec).*/
        pub const ST16_DEC: Form = Form(136u32);
        /**PUSH: moves SP; the client keeps account of it.

Built by [`push8`](super::Ins::push8).*/
        pub const PUSH8: Form = Form(137u32);
        /**POP: moves SP; the client keeps account of it.

Built by [`pop8`](super::Ins::pop8).*/
        pub const POP8: Form = Form(138u32);
        /**A loop of LD and ST with post-increment and DEC, which uses up all three.

Built by [`copy_bytes`](super::Ins::copy_bytes).*/
        pub const COPY_BYTES: Form = Form(139u32);
        /**LPM.

Built by [`lpm8`](super::Ins::lpm8).*/
        pub const LPM8: Form = Form(140u32);
        /**LPM with post-increment.

Built by [`lpm8_inc`](super::Ins::lpm8_inc).*/
        pub const LPM8_INC: Form = Form(141u32);
        /**Two LPM with post-increment.

Built by [`lpm16_inc`](super::Ins::lpm16_inc).*/
        pub const LPM16_INC: Form = Form(142u32);
        /**LPM of the first machines, to R0.

Built by [`lpm8_r0`](super::Ins::lpm8_r0).*/
        pub const LPM8_R0: Form = Form(143u32);
        /**OUT to RAMPZ, and ELPM.

Built by [`elpm8`](super::Ins::elpm8).*/
        pub const ELPM8: Form = Form(144u32);
        /**ELPM with post-increment. The new RAMPZ is read back.

Built by [`elpm8_inc`](super::Ins::elpm8_inc).*/
        pub const ELPM8_INC: Form = Form(145u32);
        /**MOVW to R1:R0, OUT of the command, SPM and CLR R1: writes code memory.

Built by [`spm`](super::Ins::spm).*/
        pub const SPM: Form = Form(146u32);
        /**IN.

Built by [`in8`](super::Ins::in8).*/
        pub const IN8: Form = Form(147u32);
        /**OUT.

Built by [`out8`](super::Ins::out8).*/
        pub const OUT8: Form = Form(148u32);
        /**OUT of R1.

Built by [`out8_zero`](super::Ins::out8_zero).*/
        pub const OUT8_ZERO: Form = Form(149u32);
        /**sbi: sets or clears a bit of an I/O register.

Built by [`sbi_io`](super::Ins::sbi_io).*/
        pub const SBI_IO: Form = Form(150u32);
        /**cbi: sets or clears a bit of an I/O register.

Built by [`cbi_io`](super::Ins::cbi_io).*/
        pub const CBI_IO: Form = Form(151u32);
        /**xch: at Z; `old` is what memory held.

Built by [`xch`](super::Ins::xch).*/
        pub const XCH: Form = Form(152u32);
        /**las: at Z; `old` is what memory held.

Built by [`las`](super::Ins::las).*/
        pub const LAS: Form = Form(153u32);
        /**lac: at Z; `old` is what memory held.

Built by [`lac`](super::Ins::lac).*/
        pub const LAC: Form = Form(154u32);
        /**lat: at Z; `old` is what memory held.

Built by [`lat`](super::Ins::lat).*/
        pub const LAT: Form = Form(155u32);
        /**Any operation on memory, without interrupts; `old` is what memory held.

Built by [`atomic8`](super::Ins::atomic8).*/
        pub const ATOMIC8: Form = Form(156u32);
        /**IN, CLI, two LDD and OUT.

Built by [`ld16_atomic`](super::Ins::ld16_atomic).*/
        pub const LD16_ATOMIC: Form = Form(157u32);
        /**IN, CLI, two STD and OUT.

Built by [`std16_atomic`](super::Ins::std16_atomic).*/
        pub const STD16_ATOMIC: Form = Form(158u32);
        /**No operands.

Built by [`cli`](super::Ins::cli).*/
        pub const CLI: Form = Form(159u32);
        /**No operands.

Built by [`sei`](super::Ins::sei).*/
        pub const SEI: Form = Form(160u32);
        /**No operands.

Built by [`sleep`](super::Ins::sleep).*/
        pub const SLEEP: Form = Form(161u32);
        /**No operands.

Built by [`wdr`](super::Ins::wdr).*/
        pub const WDR: Form = Form(162u32);
        /**No operands.

Built by [`nop`](super::Ins::nop).*/
        pub const NOP: Form = Form(163u32);
    }
    pub mod conv {
        /*!The calling conventions.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**avr-gcc. Every argument starts in an even register, from R24 downwards; a byte is in the lower register of its pair. What is wider than a word takes several pairs, the highest word first, and must not be split between registers and stack. All arguments of a variadic function are on the stack. Y is the frame pointer.

|  | registers |
| --- | --- |
| arguments, `int` | `r25_r24`, `r23_r22`, `r21_r20`, `r19_r18`, `r17_r16`, `r15_r14`, `r13_r12`, `r11_r10`, `r9_r8` |
| arguments of one kind, one after the other | `i16`: `r25_r24`, `r23_r22`, `r21_r20`, `r19_r18`, `r17_r16`, `r15_r14`, `r13_r12`, `r11_r10`, `r9_r8`; `i8`: `r24`, `r22`, `r20`, `r18`, `r16`, `r14`, `r12`, `r10`, `r8` |
| results, `int` | `r25_r24`, `r23_r22`, `r21_r20`, `r19_r18` |
| callee-saved | `r2..=r17` |
| clobbered by a call | `r0`, `r19_r18`, `r21_r20`, `r23_r22`, `r25_r24`, `x`, `z` |
| not allocated, besides those that never are | `y` |

Arguments take their registers in order, each bank by itself; those for which none is left go on the stack in slots of 1 byte. The stack is aligned to 1 byte at a call. All arguments of a variadic function are on the stack, in slots of 1 byte.

*/
        pub const AVR_GCC: Convention<super::Target> = Convention::assume(Conv(0u8));
        /**As `avr_gcc`, for functions without a frame: Y is an ordinary callee-saved register. Where the allocation has slots all the same, the function is to be allocated anew.

|  | registers |
| --- | --- |
| arguments, `int` | `r25_r24`, `r23_r22`, `r21_r20`, `r19_r18`, `r17_r16`, `r15_r14`, `r13_r12`, `r11_r10`, `r9_r8` |
| arguments of one kind, one after the other | `i16`: `r25_r24`, `r23_r22`, `r21_r20`, `r19_r18`, `r17_r16`, `r15_r14`, `r13_r12`, `r11_r10`, `r9_r8`; `i8`: `r24`, `r22`, `r20`, `r18`, `r16`, `r14`, `r12`, `r10`, `r8` |
| results, `int` | `r25_r24`, `r23_r22`, `r21_r20`, `r19_r18` |
| callee-saved | `r2..=r17`, `y` |
| clobbered by a call | `r0`, `r19_r18`, `r21_r20`, `r23_r22`, `r25_r24`, `x`, `z` |

Arguments take their registers in order, each bank by itself; those for which none is left go on the stack in slots of 1 byte. The stack is aligned to 1 byte at a call. All arguments of a variadic function are on the stack, in slots of 1 byte.

*/
        pub const AVR_GCC_FRAMELESS: Convention<super::Target> = Convention::assume(
            Conv(1u8),
        );
    }
    pub mod feature {
        /*!The features that a machine may have or lack.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        ///The multiplier: MUL, MULS, MULSU, FMUL, FMULS and FMULSU. There by default.
        pub const MUL: Features = Features::single(0usize);
        ///LPM to any register, and with post-increment. There by default.
        pub const LPMX: Features = Features::single(1usize);
        ///More than 64 KB of code memory: RAMPZ and ELPM. Not there by default.
        pub const ELPM: Features = Features::single(2usize);
        ///XCH, LAS, LAC and LAT, which read and write memory at once. Not there by default.
        pub const RMW: Features = Features::single(3usize);
    }
    pub mod role {
        /*!What registers are for beyond holding values.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        pub use super::reg::SP as STACK;
        pub use super::reg::Y as FRAME;
        pub use super::reg::R1 as ZERO;
    }
    ///Builds functions of `avr`; its [`ins`](::ssara_core::typed::Builder::ins) are [`Ins`].
    pub type Builder = ::ssara_core::typed::Builder<Target>;
    ///The instruction forms of `avr` as methods: each adds an instruction to the current block of a [`Builder`], takes its uses, and returns its defs as new values.
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
        pub enum command {}
        #[doc(hidden)]
        pub enum count {}
        #[doc(hidden)]
        pub enum data {}
        #[doc(hidden)]
        pub enum dst {}
        #[doc(hidden)]
        pub enum hi {}
        #[doc(hidden)]
        pub enum index {}
        #[doc(hidden)]
        pub enum lo {}
        #[doc(hidden)]
        pub enum old {}
        #[doc(hidden)]
        pub enum otherwise {}
        #[doc(hidden)]
        pub enum page {}
        #[doc(hidden)]
        pub enum src {}
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
            /**LDI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `upper` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn ldi8(&mut self) -> Val<I8> {
                let [_0] = self.0.emit(Form(0), &[]);
                Val::assume(_0)
            }
            /**MOV from R1.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn zero8(&mut self) -> Val<I8> {
                let [_0] = self.0.emit(Form(1), &[]);
                Val::assume(_0)
            }
            /**Two LDI: a number, or an address.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `upper_pair` |

* may be rematerialised instead of a reload

*/
            #[inline]
            pub fn ldi16(&mut self) -> Val<I16> {
                let [_0] = self.0.emit(Form(2), &[]);
                Val::assume(_0)
            }
            /**Two MOV from R1.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |

* may be rematerialised instead of a reload

*/
            #[inline]
            pub fn zero16(&mut self) -> Val<I16> {
                let [_0] = self.0.emit(Form(3), &[]);
                Val::assume(_0)
            }
            /**MOVW from Y, and ADIW or SUBI and SBCI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `upper_pair` |

*/
            #[inline]
            pub fn frame_address(&mut self) -> Val<I16> {
                let [_0] = self.0.emit(Form(4), &[]);
                Val::assume(_0)
            }
            /**A copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `src` | use | `i8` |

*/
            #[inline]
            pub fn mov8(&mut self, src: impl ValueFor<I8, operand::src>) -> Val<I8> {
                let [_0] = self.0.emit(Form(5), &[src.value()]);
                Val::assume(_0)
            }
            /**MOVW: a copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `src` | use | `i16` |

*/
            #[inline]
            pub fn mov16(&mut self, src: impl ValueFor<I16, operand::src>) -> Val<I16> {
                let [_0] = self.0.emit(Form(6), &[src.value()]);
                Val::assume(_0)
            }
            /**MOV, and MOV from R1: whichever byte of dst src is in, if any.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `src` | use | `i8` |

*/
            #[inline]
            pub fn zx8_to16(
                &mut self,
                src: impl ValueFor<I8, operand::src>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(7), &[src.value()]);
                Val::assume(_0)
            }
            /**Two MOV, LSL and SBC: whichever byte of dst src is in, if any.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `src` | use | `i8` |

*/
            #[inline]
            pub fn sx8_to16(
                &mut self,
                src: impl ValueFor<I8, operand::src>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(8), &[src.value()]);
                Val::assume(_0)
            }
            /**MOV, or nothing when src and dst share a register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `src` | use | `i16` |

*/
            #[inline]
            pub fn low8(&mut self, src: impl ValueFor<I16, operand::src>) -> Val<I8> {
                let [_0] = self.0.emit(Form(9), &[src.value()]);
                Val::assume(_0)
            }
            /**MOV, or nothing when dst is the upper byte of src.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `src` | use | `i16` |

*/
            #[inline]
            pub fn high8(&mut self, src: impl ValueFor<I16, operand::src>) -> Val<I8> {
                let [_0] = self.0.emit(Form(10), &[src.value()]);
                Val::assume(_0)
            }
            /**MOV of each byte that is not in its place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `lo` | use | `i8` |
| `hi` | use | `i8` |

* `dst` overlaps `lo` at the low end only
* `dst` overlaps `hi` at the high end only

*/
            #[inline]
            pub fn pack16(
                &mut self,
                lo: impl ValueFor<I8, operand::lo>,
                hi: impl ValueFor<I8, operand::hi>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(11), &[lo.value(), hi.value()]);
                Val::assume(_0)
            }
            /**MOV of each byte that does not stay in its place, the low one first.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i8` |
| `hi` | def | `i8` |
| `src` | use | `i16` |

* `lo` overlaps `src` at the low end only

*/
            #[inline]
            pub fn unpack16(
                &mut self,
                src: impl ValueFor<I16, operand::src>,
            ) -> (Val<I8>, Val<I8>) {
                let [_0, _1] = self.0.emit(Form(12), &[src.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**MOV to the low byte; the other stays.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `old` |
| `old` | use | `i16` |
| `src` | use | `i8` |

*/
            #[inline]
            pub fn set_low8(
                &mut self,
                old: impl ValueFor<I16, operand::old>,
                src: impl ValueFor<I8, operand::src>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(13), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**MOV to the high byte; the other stays.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `old` |
| `old` | use | `i16` |
| `src` | use | `i8` |

*/
            #[inline]
            pub fn set_high8(
                &mut self,
                old: impl ValueFor<I16, operand::old>,
                src: impl ValueFor<I8, operand::src>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(14), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**add: overwrites its first source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |
| `b` | use | `i8` |

* or `add8/swapped`: `dst`: `i8`, the register of `b`

*/
            #[inline]
            pub fn add8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(15), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**and: overwrites its first source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |
| `b` | use | `i8` |

* or `and8/swapped`: `dst`: `i8`, the register of `b`

*/
            #[inline]
            pub fn and8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(17), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**or: overwrites its first source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |
| `b` | use | `i8` |

* or `or8/swapped`: `dst`: `i8`, the register of `b`

*/
            #[inline]
            pub fn or8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(19), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**eor: overwrites its first source.

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
                let [_0] = self.0.emit(Form(21), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**SUB: overwrites its first source.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |
| `b` | use | `i8` |

*/
            #[inline]
            pub fn sub8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(23), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**subi of an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `upper`, the register of `a` |
| `a` | use | `upper` |

*/
            #[inline]
            pub fn subi8_imm(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(24), &[a.value()]);
                Val::assume(_0)
            }
            /**andi of an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `upper`, the register of `a` |
| `a` | use | `upper` |

*/
            #[inline]
            pub fn andi8_imm(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(25), &[a.value()]);
                Val::assume(_0)
            }
            /**ori of an immediate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `upper`, the register of `a` |
| `a` | use | `upper` |

*/
            #[inline]
            pub fn ori8_imm(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(26), &[a.value()]);
                Val::assume(_0)
            }
            /**inc in place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn inc8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(27), &[a.value()]);
                Val::assume(_0)
            }
            /**dec in place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn dec8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(28), &[a.value()]);
                Val::assume(_0)
            }
            /**com in place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn com8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(29), &[a.value()]);
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
                let [_0] = self.0.emit(Form(30), &[a.value()]);
                Val::assume(_0)
            }
            /**swap in place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn swap8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(31), &[a.value()]);
                Val::assume(_0)
            }
            /**lsl in place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn lsl8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(32), &[a.value()]);
                Val::assume(_0)
            }
            /**lsr in place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn lsr8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(33), &[a.value()]);
                Val::assume(_0)
            }
            /**asr in place.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn asr8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(34), &[a.value()]);
                Val::assume(_0)
            }
            /**LSL and ADC of R1; BST, LSR and BLD: rotates by one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn rotl8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(35), &[a.value()]);
                Val::assume(_0)
            }
            /**LSL and ADC of R1; BST, LSR and BLD: rotates by one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn rotr8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(36), &[a.value()]);
                Val::assume(_0)
            }
            /**A loop of lsl and DEC, which uses the count up.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `left` | def | `i8`, the register of `count` |
| `a` | use | `i8` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn lsl8_by(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> (Val<I8>, Val<I8>) {
                let [_0, _1] = self.0.emit(Form(37), &[a.value(), count.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**A loop of lsr and DEC, which uses the count up.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `left` | def | `i8`, the register of `count` |
| `a` | use | `i8` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn lsr8_by(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> (Val<I8>, Val<I8>) {
                let [_0, _1] = self.0.emit(Form(38), &[a.value(), count.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**A loop of asr and DEC, which uses the count up.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `left` | def | `i8`, the register of `count` |
| `a` | use | `i8` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn asr8_by(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> (Val<I8>, Val<I8>) {
                let [_0, _1] = self.0.emit(Form(39), &[a.value(), count.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**BST and BLD: a bit of src, in place of one of dst.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `old` |
| `old` | use | `i8` |
| `src` | use | `i8` |

*/
            #[inline]
            pub fn bst_bld(
                &mut self,
                old: impl ValueFor<I8, operand::old>,
                src: impl ValueFor<I8, operand::src>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(40), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**SBRC and NEG.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

*/
            #[inline]
            pub fn abs8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(41), &[a.value()]);
                Val::assume(_0)
            }
            /**MUL, MOVW and CLR R1: the unsigned product.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `a` | use | `i8` |
| `b` | use | `i8` |

Clobbers `r0`.

* requires `mul`

*/
            #[inline]
            pub fn mul8_wide(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(42), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**MULS, MOVW and CLR R1: the signed product.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `a` | use | `upper` |
| `b` | use | `upper` |

Clobbers `r0`.

* requires `mul`

*/
            #[inline]
            pub fn muls8_wide(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(43), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**fmul, MOVW and CLR R1: a product of fractions.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `a` | use | `mulsu` |
| `b` | use | `mulsu` |

Clobbers `r0`.

* requires `mul`

*/
            #[inline]
            pub fn fmul8_wide(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(44), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**fmuls, MOVW and CLR R1: a product of fractions.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `a` | use | `mulsu` |
| `b` | use | `mulsu` |

Clobbers `r0`.

* requires `mul`

*/
            #[inline]
            pub fn fmuls8_wide(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(45), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**mulsu, MOVW and CLR R1: a is signed and b is not.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `a` | use | `mulsu` |
| `b` | use | `mulsu` |

Clobbers `r0`.

* requires `mul`

*/
            #[inline]
            pub fn mulsu8_wide(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(46), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**fmulsu, MOVW and CLR R1: a is signed and b is not.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `a` | use | `mulsu` |
| `b` | use | `mulsu` |

Clobbers `r0`.

* requires `mul`

*/
            #[inline]
            pub fn fmulsu8_wide(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(47), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**MUL and CLR R1: the low byte of the product.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `r0` |
| `a` | use | `i8` |
| `b` | use | `i8` |

* requires `mul`

*/
            #[inline]
            pub fn mul8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(48), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**MUL, MOV from R1 and CLR R1: the high byte of the unsigned product.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `a` | use | `i8` |
| `b` | use | `i8` |

Clobbers `r0`.

* requires `mul`

*/
            #[inline]
            pub fn mul8_high(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(49), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**MULS, MOV from R1 and CLR R1: the high byte of the signed product.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `a` | use | `upper` |
| `b` | use | `upper` |

Clobbers `r0`.

* requires `mul`

*/
            #[inline]
            pub fn muls8_high(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(50), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**RCALL of libgcc's __udivmodqi4 or __divmodqi4, which use few registers.

| operand |  | register |
| --- | --- | --- |
| `quot` | def | `r24` |
| `rem` | def | `r25` |
| `a` | use | `r24` |
| `by` | use | `r22` |

Clobbers `r0`, `r23_r22`.

Calls.*/
            #[inline]
            pub fn udivmod8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                by: impl ValueFor<I8, operand::by>,
            ) -> (Val<I8>, Val<I8>) {
                let [_0, _1] = self.0.emit(Form(51), &[a.value(), by.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**RCALL of libgcc's __udivmodqi4 or __divmodqi4, which use few registers.

| operand |  | register |
| --- | --- | --- |
| `quot` | def | `r24` |
| `rem` | def | `r25` |
| `a` | use | `r24` |
| `by` | use | `r22` |

Clobbers `r0`, `r23_r22`.

Calls.*/
            #[inline]
            pub fn divmod8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                by: impl ValueFor<I8, operand::by>,
            ) -> (Val<I8>, Val<I8>) {
                let [_0, _1] = self.0.emit(Form(52), &[a.value(), by.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**ADD and ADC.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `a` |
| `a` | use | `i16` |
| `b` | use | `i16` |

* or `add16/swapped`: `dst`: `i16`, the register of `b`

*/
            #[inline]
            pub fn add16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(53), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**SUB and SBC.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `a` |
| `a` | use | `i16` |
| `b` | use | `i16` |

*/
            #[inline]
            pub fn sub16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(55), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Two and.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `a` |
| `a` | use | `i16` |
| `b` | use | `i16` |

* or `and16/swapped`: `dst`: `i16`, the register of `b`

*/
            #[inline]
            pub fn and16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(56), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Two or.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `a` |
| `a` | use | `i16` |
| `b` | use | `i16` |

* or `or16/swapped`: `dst`: `i16`, the register of `b`

*/
            #[inline]
            pub fn or16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(58), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Two eor.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `a` |
| `a` | use | `i16` |
| `b` | use | `i16` |

* or `eor16/swapped`: `dst`: `i16`, the register of `b`

*/
            #[inline]
            pub fn eor16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(60), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**ADD, and ADC of R1: a byte added to a word.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `a` |
| `a` | use | `i16` |
| `b` | use | `i8` |

*/
            #[inline]
            pub fn add16_zx8(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(62), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**SUB, and SBC of R1: a byte subtracted from a word.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `a` |
| `a` | use | `i16` |
| `b` | use | `i8` |

*/
            #[inline]
            pub fn sub16_zx8(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(63), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**ADIW or SBIW of up to 63; SUBI and SBCI are as fast but longer.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `adiw`, the register of `a` |
| `a` | use | `adiw` |

* or `adiw/subi`: `dst`: `upper_pair`, the register of `a`; `a`: `upper_pair`

*/
            #[inline]
            pub fn adiw(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(64), &[a.value()]);
                Val::assume(_0)
            }
            /**SUBI and SBCI of the negative number.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `upper_pair`, the register of `a` |
| `a` | use | `upper_pair` |

*/
            #[inline]
            pub fn add16_imm(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(66), &[a.value()]);
                Val::assume(_0)
            }
            /**Two andi.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `upper_pair`, the register of `a` |
| `a` | use | `upper_pair` |

*/
            #[inline]
            pub fn andi16_imm(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(67), &[a.value()]);
                Val::assume(_0)
            }
            /**Two ori.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `upper_pair`, the register of `a` |
| `a` | use | `upper_pair` |

*/
            #[inline]
            pub fn ori16_imm(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(68), &[a.value()]);
                Val::assume(_0)
            }
            /**Two COM.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `a` |
| `a` | use | `i16` |

*/
            #[inline]
            pub fn com16(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(69), &[a.value()]);
                Val::assume(_0)
            }
            /**NEG of both bytes, and SBC of R1.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `a` |
| `a` | use | `i16` |

*/
            #[inline]
            pub fn neg16(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(70), &[a.value()]);
                Val::assume(_0)
            }
            /**lsl of a byte and a rotation of the other: by one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `a` |
| `a` | use | `i16` |

*/
            #[inline]
            pub fn lsl16(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(71), &[a.value()]);
                Val::assume(_0)
            }
            /**lsr of a byte and a rotation of the other: by one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `a` |
| `a` | use | `i16` |

*/
            #[inline]
            pub fn lsr16(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(72), &[a.value()]);
                Val::assume(_0)
            }
            /**asr of a byte and a rotation of the other: by one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `a` |
| `a` | use | `i16` |

*/
            #[inline]
            pub fn asr16(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(73), &[a.value()]);
                Val::assume(_0)
            }
            /**A loop of lsl, a rotation and DEC, which uses the count up.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `a` |
| `left` | def | `i8`, the register of `count` |
| `a` | use | `i16` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn lsl16_by(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> (Val<I16>, Val<I8>) {
                let [_0, _1] = self.0.emit(Form(74), &[a.value(), count.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**A loop of lsr, a rotation and DEC, which uses the count up.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `a` |
| `left` | def | `i8`, the register of `count` |
| `a` | use | `i16` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn lsr16_by(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> (Val<I16>, Val<I8>) {
                let [_0, _1] = self.0.emit(Form(75), &[a.value(), count.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**A loop of asr, a rotation and DEC, which uses the count up.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `a` |
| `left` | def | `i8`, the register of `count` |
| `a` | use | `i16` |
| `count` | use | `i8` |

*/
            #[inline]
            pub fn asr16_by(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                count: impl ValueFor<I8, operand::count>,
            ) -> (Val<I16>, Val<I8>) {
                let [_0, _1] = self.0.emit(Form(76), &[a.value(), count.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**MOV three times, through a scratch register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `a` |
| `a` | use | `i16` |
| `byte` | scratch | `i8`, a scratch register |

* needs `byte`: `i8`, a scratch register

*/
            #[inline]
            pub fn swap_bytes(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(77), &[a.value()]);
                Val::assume(_0)
            }
            /**The low word of a product.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, early: not the register of a use |
| `a` | use | `i16` |
| `b` | use | `i16` |

Clobbers `r0`.

* requires `mul`

*/
            #[inline]
            pub fn mul16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(78), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**The unsigned product of words.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i16`, early: not the register of a use |
| `hi` | def | `i16`, early: not the register of a use |
| `a` | use | `i16` |
| `b` | use | `i16` |

Clobbers `r0`.

* requires `mul`

*/
            #[inline]
            pub fn mul16_wide(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> (Val<I16>, Val<I16>) {
                let [_0, _1] = self.0.emit(Form(79), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**A word multiplied by an immediate byte, which LDI puts into a scratch register.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, early: not the register of a use |
| `a` | use | `i16` |
| `by` | scratch | `upper`, a scratch register |

Clobbers `r0`.

* needs `by`: `upper`, a scratch register
* requires `mul`

*/
            #[inline]
            pub fn mul16_imm(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(80), &[a.value()]);
                Val::assume(_0)
            }
            /**RCALL of libgcc's __udivmodhi4 or __divmodhi4, which use few registers.

| operand |  | register |
| --- | --- | --- |
| `quot` | def | `r23_r22` |
| `rem` | def | `r25_r24` |
| `a` | use | `r25_r24` |
| `by` | use | `r23_r22` |

Clobbers `r0`, `r21`, `x`.

Calls.*/
            #[inline]
            pub fn udivmod16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                by: impl ValueFor<I16, operand::by>,
            ) -> (Val<I16>, Val<I16>) {
                let [_0, _1] = self.0.emit(Form(81), &[a.value(), by.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**RCALL of libgcc's __udivmodhi4 or __divmodhi4, which use few registers.

| operand |  | register |
| --- | --- | --- |
| `quot` | def | `r23_r22` |
| `rem` | def | `r25_r24` |
| `a` | use | `r25_r24` |
| `by` | use | `r23_r22` |

Clobbers `r0`, `r21`, `x`.

Calls.*/
            #[inline]
            pub fn divmod16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                by: impl ValueFor<I16, operand::by>,
            ) -> (Val<I16>, Val<I16>) {
                let [_0, _1] = self.0.emit(Form(82), &[a.value(), by.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**add of four bytes. The low word is written while the high words are still to be read.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i16`, the register of `a_lo` |
| `hi` | def | `i16`, the register of `a_hi` |
| `a_lo` | use | `i16` |
| `a_hi` | use | `i16` |
| `b_lo` | use | `i16` |
| `b_hi` | use | `i16`, late: not the register of a def |

*/
            #[inline]
            pub fn add32(
                &mut self,
                a_lo: impl ValueFor<I16, operand::a_lo>,
                a_hi: impl ValueFor<I16, operand::a_hi>,
                b_lo: impl ValueFor<I16, operand::b_lo>,
                b_hi: impl ValueFor<I16, operand::b_hi>,
            ) -> (Val<I16>, Val<I16>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(83),
                        &[a_lo.value(), a_hi.value(), b_lo.value(), b_hi.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**sub of four bytes. The low word is written while the high words are still to be read.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i16`, the register of `a_lo` |
| `hi` | def | `i16`, the register of `a_hi` |
| `a_lo` | use | `i16` |
| `a_hi` | use | `i16` |
| `b_lo` | use | `i16` |
| `b_hi` | use | `i16`, late: not the register of a def |

*/
            #[inline]
            pub fn sub32(
                &mut self,
                a_lo: impl ValueFor<I16, operand::a_lo>,
                a_hi: impl ValueFor<I16, operand::a_hi>,
                b_lo: impl ValueFor<I16, operand::b_lo>,
                b_hi: impl ValueFor<I16, operand::b_hi>,
            ) -> (Val<I16>, Val<I16>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(84),
                        &[a_lo.value(), a_hi.value(), b_lo.value(), b_hi.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**SUBI and SBCI three times.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `upper_pair`, the register of `a_lo` |
| `hi` | def | `upper_pair`, the register of `a_hi` |
| `a_lo` | use | `upper_pair` |
| `a_hi` | use | `upper_pair` |

*/
            #[inline]
            pub fn add32_imm(
                &mut self,
                a_lo: impl ValueFor<I16, operand::a_lo>,
                a_hi: impl ValueFor<I16, operand::a_hi>,
            ) -> (Val<I16>, Val<I16>) {
                let [_0, _1] = self.0.emit(Form(85), &[a_lo.value(), a_hi.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**lsl and three rotations: by one.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i16`, the register of `a_lo` |
| `hi` | def | `i16`, the register of `a_hi` |
| `a_lo` | use | `i16` |
| `a_hi` | use | `i16` |

*/
            #[inline]
            pub fn lsl32(
                &mut self,
                a_lo: impl ValueFor<I16, operand::a_lo>,
                a_hi: impl ValueFor<I16, operand::a_hi>,
            ) -> (Val<I16>, Val<I16>) {
                let [_0, _1] = self.0.emit(Form(86), &[a_lo.value(), a_hi.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**lsr and three rotations: by one.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i16`, the register of `a_lo` |
| `hi` | def | `i16`, the register of `a_hi` |
| `a_lo` | use | `i16` |
| `a_hi` | use | `i16` |

*/
            #[inline]
            pub fn lsr32(
                &mut self,
                a_lo: impl ValueFor<I16, operand::a_lo>,
                a_hi: impl ValueFor<I16, operand::a_hi>,
            ) -> (Val<I16>, Val<I16>) {
                let [_0, _1] = self.0.emit(Form(87), &[a_lo.value(), a_hi.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**asr and three rotations: by one.

| operand |  | register |
| --- | --- | --- |
| `lo` | def | `i16`, the register of `a_lo` |
| `hi` | def | `i16`, the register of `a_hi` |
| `a_lo` | use | `i16` |
| `a_hi` | use | `i16` |

*/
            #[inline]
            pub fn asr32(
                &mut self,
                a_lo: impl ValueFor<I16, operand::a_lo>,
                a_hi: impl ValueFor<I16, operand::a_hi>,
            ) -> (Val<I16>, Val<I16>) {
                let [_0, _1] = self.0.emit(Form(88), &[a_lo.value(), a_hi.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**RJMP or JMP.

* goes to one block

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn rjmp(&mut self, successor: Goto<Target>) {
                let [] = self.0.emit_branch(Form(89), &[], &[successor]);
            }
            /**CP and a branch.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i8` |
| `b` | use | `i8` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cp8_b(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(90), &[a.value(), b.value()], &successors);
            }
            /**CPI and a branch.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `upper` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cpi8_b(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(91), &[a.value()], &successors);
            }
            /**TST, or CP with R1, and a branch.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i8` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn tst8_b(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(92), &[a.value()], &successors);
            }
            /**CPSE and RJMP: skips if equal.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i8` |
| `b` | use | `i8` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cpse_b(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(93), &[a.value(), b.value()], &successors);
            }
            /**SBRC or SBRS, and RJMP: skips by a bit.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i8` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn sbr_b(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(94), &[a.value()], &successors);
            }
            /**SBIC or SBIS, and RJMP: skips by a bit of an I/O register.

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn sbi_b(&mut self, successors: [Goto<Target>; 2]) {
                let [] = self.0.emit_branch(Form(95), &[], &successors);
            }
            /**CP, CPC and a branch.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i16` |
| `b` | use | `i16` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cp16_b(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(96), &[a.value(), b.value()], &successors);
            }
            /**CP and CPC with R1, and a branch.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `i16` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn tst16_b(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(97), &[a.value()], &successors);
            }
            /**CP, three CPC and a branch.

| operand |  | register |
| --- | --- | --- |
| `a_lo` | use | `i16` |
| `a_hi` | use | `i16` |
| `b_lo` | use | `i16` |
| `b_hi` | use | `i16` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cp32_b(
                &mut self,
                a_lo: impl ValueFor<I16, operand::a_lo>,
                a_hi: impl ValueFor<I16, operand::a_hi>,
                b_lo: impl ValueFor<I16, operand::b_lo>,
                b_hi: impl ValueFor<I16, operand::b_hi>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(
                        Form(98),
                        &[a_lo.value(), a_hi.value(), b_lo.value(), b_hi.value()],
                        &successors,
                    );
            }
            /**DEC and a branch: the end of a counting loop, say.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn dec8_b(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                successors: [Goto<Target>; 2],
            ) -> Val<I8> {
                let [_0] = self.0.emit_branch(Form(99), &[a.value()], &successors);
                Val::assume(_0)
            }
            /**SBIW and a branch, or SUBI, SBCI and a branch.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `adiw`, the register of `a` |
| `a` | use | `adiw` |

* goes to one of 2 blocks
* or `sbiw_b/subi`: `dst`: `upper_pair`, the register of `a`; `a`: `upper_pair`

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn sbiw_b(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                successors: [Goto<Target>; 2],
            ) -> Val<I16> {
                let [_0] = self.0.emit_branch(Form(100), &[a.value()], &successors);
                Val::assume(_0)
            }
            /**CP, LDI, a branch over LDI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `upper` |
| `a` | use | `i8` |
| `b` | use | `i8` |

*/
            #[inline]
            pub fn cp8_set(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(102), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**CPI, LDI, a branch over LDI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `upper` |
| `a` | use | `upper` |

*/
            #[inline]
            pub fn cpi8_set(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(103), &[a.value()]);
                Val::assume(_0)
            }
            /**CP, CPC, LDI, a branch over LDI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `upper` |
| `a` | use | `i16` |
| `b` | use | `i16` |

*/
            #[inline]
            pub fn cp16_set(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(104), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**CP and CPC with R1, LDI, a branch over LDI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `upper` |
| `a` | use | `i16` |

*/
            #[inline]
            pub fn tst16_set(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(105), &[a.value()]);
                Val::assume(_0)
            }
            /**CPI, LDI, CPC, LDI, a branch over LDI.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `upper` |
| `high` | scratch | `upper`, a scratch register |
| `a` | use | `upper_pair` |

* needs `high`: `upper`, a scratch register

*/
            #[inline]
            pub fn cpi16_set(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(106), &[a.value()]);
                Val::assume(_0)
            }
            /**A comparison and a branch over MOV or MOVW: dst keeps `otherwise` unless the condition holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `otherwise` |
| `a` | use | `i8` |
| `b` | use | `i8` |
| `then` | use | `i8` |
| `otherwise` | use | `i8` |

*/
            #[inline]
            pub fn cp8_sel8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
                then: impl ValueFor<I8, operand::then>,
                otherwise: impl ValueFor<I8, operand::otherwise>,
            ) -> Val<I8> {
                let [_0] = self
                    .0
                    .emit(
                        Form(107),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**A comparison and a branch over MOV or MOVW: dst keeps `otherwise` unless the condition holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `otherwise` |
| `a` | use | `i8` |
| `b` | use | `i8` |
| `then` | use | `i16` |
| `otherwise` | use | `i16` |

*/
            #[inline]
            pub fn cp8_sel16(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
                then: impl ValueFor<I16, operand::then>,
                otherwise: impl ValueFor<I16, operand::otherwise>,
            ) -> Val<I16> {
                let [_0] = self
                    .0
                    .emit(
                        Form(108),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**A comparison and a branch over MOV or MOVW: dst keeps `otherwise` unless the condition holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `otherwise` |
| `a` | use | `i16` |
| `b` | use | `i16` |
| `then` | use | `i8` |
| `otherwise` | use | `i8` |

*/
            #[inline]
            pub fn cp16_sel8(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
                then: impl ValueFor<I8, operand::then>,
                otherwise: impl ValueFor<I8, operand::otherwise>,
            ) -> Val<I8> {
                let [_0] = self
                    .0
                    .emit(
                        Form(109),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**A comparison and a branch over MOV or MOVW: dst keeps `otherwise` unless the condition holds.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `otherwise` |
| `a` | use | `i16` |
| `b` | use | `i16` |
| `then` | use | `i16` |
| `otherwise` | use | `i16` |

*/
            #[inline]
            pub fn cp16_sel16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
                then: impl ValueFor<I16, operand::then>,
                otherwise: impl ValueFor<I16, operand::otherwise>,
            ) -> Val<I16> {
                let [_0] = self
                    .0
                    .emit(
                        Form(110),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**IJMP: to the address in Z.

| operand |  | register |
| --- | --- | --- |
| `target` | use | `z` |

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn ijmp(
                &mut self,
                target: impl ValueFor<I16, operand::target>,
                successors: impl AsRef<[Goto<Target>]>,
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(111), &[target.value()], successors.as_ref());
            }
            /**SUBI and SBCI of Z, LPM twice and IJMP: all through Z, by way of R0.

| operand |  | register |
| --- | --- | --- |
| `index` | use | `z` |

Clobbers `r0`, `z`.

* requires `lpmx`

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn jump_table(
                &mut self,
                index: impl ValueFor<I16, operand::index>,
                successors: impl AsRef<[Goto<Target>]>,
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(112), &[index.value()], successors.as_ref());
            }
            /**RJMP or JMP to another function, after the frame is gone.

Ends the block and leaves the function.*/
            #[inline]
            pub fn tail_jump(&mut self) {
                let [] = self.0.emit(Form(113), &[]);
            }
            /**IJMP to another function, after the frame is gone.

| operand |  | register |
| --- | --- | --- |
| `target` | use | `z` |

Ends the block and leaves the function.*/
            #[inline]
            pub fn tail_ijmp(&mut self, target: impl ValueFor<I16, operand::target>) {
                let [] = self.0.emit(Form(114), &[target.value()]);
            }
            /**BREAK, or CLI and a jump to itself.

Ends the block and never continues.*/
            #[inline]
            pub fn break_trap(&mut self) {
                let [] = self.0.emit(Form(115), &[]);
            }
            /**LD.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `base` | use | `pointer` |

*/
            #[inline]
            pub fn ld8(&mut self, base: impl ValueFor<I16, operand::base>) -> Val<I8> {
                let [_0] = self.0.emit(Form(116), &[base.value()]);
                Val::assume(_0)
            }
            /**LDD with a displacement.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `base` | use | `displaced` |

*/
            #[inline]
            pub fn ldd8(&mut self, base: impl ValueFor<I16, operand::base>) -> Val<I8> {
                let [_0] = self.0.emit(Form(117), &[base.value()]);
                Val::assume(_0)
            }
            /**LDS.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |

*/
            #[inline]
            pub fn lds8(&mut self) -> Val<I8> {
                let [_0] = self.0.emit(Form(118), &[]);
                Val::assume(_0)
            }
            /**Two LDS.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |

*/
            #[inline]
            pub fn lds16(&mut self) -> Val<I16> {
                let [_0] = self.0.emit(Form(119), &[]);
                Val::assume(_0)
            }
            /**LD with post-increment or pre-decrement.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `next` | def | `pointer`, the register of `base` |
| `base` | use | `pointer` |

*/
            #[inline]
            pub fn ld8_inc(
                &mut self,
                base: impl ValueFor<I16, operand::base>,
            ) -> (Val<I8>, Val<I16>) {
                let [_0, _1] = self.0.emit(Form(120), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**LD with post-increment or pre-decrement.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `next` | def | `pointer`, the register of `base` |
| `base` | use | `pointer` |

*/
            #[inline]
            pub fn ld8_dec(
                &mut self,
                base: impl ValueFor<I16, operand::base>,
            ) -> (Val<I8>, Val<I16>) {
                let [_0, _1] = self.0.emit(Form(121), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Two LD with post-increment or pre-decrement.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `next` | def | `pointer`, the register of `base` |
| `base` | use | `pointer` |

*/
            #[inline]
            pub fn ld16_inc(
                &mut self,
                base: impl ValueFor<I16, operand::base>,
            ) -> (Val<I16>, Val<I16>) {
                let [_0, _1] = self.0.emit(Form(122), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Two LD with post-increment or pre-decrement.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `next` | def | `pointer`, the register of `base` |
| `base` | use | `pointer` |

*/
            #[inline]
            pub fn ld16_dec(
                &mut self,
                base: impl ValueFor<I16, operand::base>,
            ) -> (Val<I16>, Val<I16>) {
                let [_0, _1] = self.0.emit(Form(123), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Two LDD: the low byte is written while the address is still to be read.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, early: not the register of a use |
| `base` | use | `displaced` |

*/
            #[inline]
            pub fn ldd16(
                &mut self,
                base: impl ValueFor<I16, operand::base>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(124), &[base.value()]);
                Val::assume(_0)
            }
            /**LD with post-increment, LD, and SBIW where the address is live after it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `after` | def | `pointer`, the register of `base` |
| `base` | use | `pointer` |

*/
            #[inline]
            pub fn ld16(
                &mut self,
                base: impl ValueFor<I16, operand::base>,
            ) -> (Val<I16>, Val<I16>) {
                let [_0, _1] = self.0.emit(Form(125), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**ST.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i8` |
| `base` | use | `pointer` |

*/
            #[inline]
            pub fn st8(
                &mut self,
                src: impl ValueFor<I8, operand::src>,
                base: impl ValueFor<I16, operand::base>,
            ) {
                let [] = self.0.emit(Form(126), &[src.value(), base.value()]);
            }
            /**STD with a displacement.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i8` |
| `base` | use | `displaced` |

*/
            #[inline]
            pub fn std8(
                &mut self,
                src: impl ValueFor<I8, operand::src>,
                base: impl ValueFor<I16, operand::base>,
            ) {
                let [] = self.0.emit(Form(127), &[src.value(), base.value()]);
            }
            /**STD of R1.

| operand |  | register |
| --- | --- | --- |
| `base` | use | `displaced` |

*/
            #[inline]
            pub fn std8_zero(&mut self, base: impl ValueFor<I16, operand::base>) {
                let [] = self.0.emit(Form(128), &[base.value()]);
            }
            /**STS.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i8` |

*/
            #[inline]
            pub fn sts8(&mut self, src: impl ValueFor<I8, operand::src>) {
                let [] = self.0.emit(Form(129), &[src.value()]);
            }
            /**STS of R1.

*/
            #[inline]
            pub fn sts8_zero(&mut self) {
                let [] = self.0.emit(Form(130), &[]);
            }
            /**Two STS.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i16` |

*/
            #[inline]
            pub fn sts16(&mut self, src: impl ValueFor<I16, operand::src>) {
                let [] = self.0.emit(Form(131), &[src.value()]);
            }
            /**Two STD.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i16` |
| `base` | use | `displaced` |

*/
            #[inline]
            pub fn std16(
                &mut self,
                src: impl ValueFor<I16, operand::src>,
                base: impl ValueFor<I16, operand::base>,
            ) {
                let [] = self.0.emit(Form(132), &[src.value(), base.value()]);
            }
            /**ST with post-increment or pre-decrement.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `pointer`, the register of `base` |
| `src` | use | `i8`, late: not the register of a def |
| `base` | use | `pointer` |

*/
            #[inline]
            pub fn st8_inc(
                &mut self,
                src: impl ValueFor<I8, operand::src>,
                base: impl ValueFor<I16, operand::base>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(133), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**ST with post-increment or pre-decrement.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `pointer`, the register of `base` |
| `src` | use | `i8`, late: not the register of a def |
| `base` | use | `pointer` |

*/
            #[inline]
            pub fn st8_dec(
                &mut self,
                src: impl ValueFor<I8, operand::src>,
                base: impl ValueFor<I16, operand::base>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(134), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**Two ST with post-increment or pre-decrement.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `pointer`, the register of `base` |
| `src` | use | `i16`, late: not the register of a def |
| `base` | use | `pointer` |

*/
            #[inline]
            pub fn st16_inc(
                &mut self,
                src: impl ValueFor<I16, operand::src>,
                base: impl ValueFor<I16, operand::base>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(135), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**Two ST with post-increment or pre-decrement.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `pointer`, the register of `base` |
| `src` | use | `i16`, late: not the register of a def |
| `base` | use | `pointer` |

*/
            #[inline]
            pub fn st16_dec(
                &mut self,
                src: impl ValueFor<I16, operand::src>,
                base: impl ValueFor<I16, operand::base>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(136), &[src.value(), base.value()]);
                Val::assume(_0)
            }
            /**PUSH: moves SP; the client keeps account of it.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i8` |

*/
            #[inline]
            pub fn push8(&mut self, src: impl ValueFor<I8, operand::src>) {
                let [] = self.0.emit(Form(137), &[src.value()]);
            }
            /**POP: moves SP; the client keeps account of it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |

*/
            #[inline]
            pub fn pop8(&mut self) -> Val<I8> {
                let [_0] = self.0.emit(Form(138), &[]);
                Val::assume(_0)
            }
            /**A loop of LD and ST with post-increment and DEC, which uses up all three.

| operand |  | register |
| --- | --- | --- |
| `dst_end` | def | `pointer`, the register of `dst` |
| `src_end` | def | `pointer`, the register of `src` |
| `left` | def | `i8`, the register of `count` |
| `byte` | scratch | `i8`, a scratch register |
| `dst` | use | `pointer` |
| `src` | use | `pointer` |
| `count` | use | `i8` |

* needs `byte`: `i8`, a scratch register

*/
            #[inline]
            pub fn copy_bytes(
                &mut self,
                dst: impl ValueFor<I16, operand::dst>,
                src: impl ValueFor<I16, operand::src>,
                count: impl ValueFor<I8, operand::count>,
            ) -> (Val<I16>, Val<I16>, Val<I8>) {
                let [_0, _1, _2] = self
                    .0
                    .emit(Form(139), &[dst.value(), src.value(), count.value()]);
                (Val::assume(_0), Val::assume(_1), Val::assume(_2))
            }
            /**LPM.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `base` | use | `z` |

* requires `lpmx`

*/
            #[inline]
            pub fn lpm8(&mut self, base: impl ValueFor<I16, operand::base>) -> Val<I8> {
                let [_0] = self.0.emit(Form(140), &[base.value()]);
                Val::assume(_0)
            }
            /**LPM with post-increment.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `next` | def | `i16`, the register of `base` |
| `base` | use | `z` |

* requires `lpmx`

*/
            #[inline]
            pub fn lpm8_inc(
                &mut self,
                base: impl ValueFor<I16, operand::base>,
            ) -> (Val<I8>, Val<I16>) {
                let [_0, _1] = self.0.emit(Form(141), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Two LPM with post-increment.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `next` | def | `i16`, the register of `base` |
| `base` | use | `z` |

* requires `lpmx`

*/
            #[inline]
            pub fn lpm16_inc(
                &mut self,
                base: impl ValueFor<I16, operand::base>,
            ) -> (Val<I16>, Val<I16>) {
                let [_0, _1] = self.0.emit(Form(142), &[base.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**LPM of the first machines, to R0.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `r0` |
| `base` | use | `z` |

*/
            #[inline]
            pub fn lpm8_r0(
                &mut self,
                base: impl ValueFor<I16, operand::base>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(143), &[base.value()]);
                Val::assume(_0)
            }
            /**OUT to RAMPZ, and ELPM.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `page` | use | `i8` |
| `base` | use | `z` |

* requires `elpm`

*/
            #[inline]
            pub fn elpm8(
                &mut self,
                page: impl ValueFor<I8, operand::page>,
                base: impl ValueFor<I16, operand::base>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(144), &[page.value(), base.value()]);
                Val::assume(_0)
            }
            /**ELPM with post-increment. The new RAMPZ is read back.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `next_page` | def | `i8` |
| `next` | def | `i16`, the register of `base` |
| `page` | use | `i8` |
| `base` | use | `z` |

* requires `elpm`

*/
            #[inline]
            pub fn elpm8_inc(
                &mut self,
                page: impl ValueFor<I8, operand::page>,
                base: impl ValueFor<I16, operand::base>,
            ) -> (Val<I8>, Val<I8>, Val<I16>) {
                let [_0, _1, _2] = self.0.emit(Form(145), &[page.value(), base.value()]);
                (Val::assume(_0), Val::assume(_1), Val::assume(_2))
            }
            /**MOVW to R1:R0, OUT of the command, SPM and CLR R1: writes code memory.

| operand |  | register |
| --- | --- | --- |
| `data` | use | `i16` |
| `command` | use | `i8`, late: not the register of a def |
| `base` | use | `z` |

Clobbers `r0`.

*/
            #[inline]
            pub fn spm(
                &mut self,
                data: impl ValueFor<I16, operand::data>,
                command: impl ValueFor<I8, operand::command>,
                base: impl ValueFor<I16, operand::base>,
            ) {
                let [] = self
                    .0
                    .emit(Form(146), &[data.value(), command.value(), base.value()]);
            }
            /**IN.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |

*/
            #[inline]
            pub fn in8(&mut self) -> Val<I8> {
                let [_0] = self.0.emit(Form(147), &[]);
                Val::assume(_0)
            }
            /**OUT.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i8` |

*/
            #[inline]
            pub fn out8(&mut self, src: impl ValueFor<I8, operand::src>) {
                let [] = self.0.emit(Form(148), &[src.value()]);
            }
            /**OUT of R1.

*/
            #[inline]
            pub fn out8_zero(&mut self) {
                let [] = self.0.emit(Form(149), &[]);
            }
            /**sbi: sets or clears a bit of an I/O register.

*/
            #[inline]
            pub fn sbi_io(&mut self) {
                let [] = self.0.emit(Form(150), &[]);
            }
            /**cbi: sets or clears a bit of an I/O register.

*/
            #[inline]
            pub fn cbi_io(&mut self) {
                let [] = self.0.emit(Form(151), &[]);
            }
            /**xch: at Z; `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i8`, the register of `with` |
| `with` | use | `i8` |
| `base` | use | `z` |

* requires `rmw`

*/
            #[inline]
            pub fn xch(
                &mut self,
                with: impl ValueFor<I8, operand::with>,
                base: impl ValueFor<I16, operand::base>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(152), &[with.value(), base.value()]);
                Val::assume(_0)
            }
            /**las: at Z; `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i8`, the register of `with` |
| `with` | use | `i8` |
| `base` | use | `z` |

* requires `rmw`

*/
            #[inline]
            pub fn las(
                &mut self,
                with: impl ValueFor<I8, operand::with>,
                base: impl ValueFor<I16, operand::base>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(153), &[with.value(), base.value()]);
                Val::assume(_0)
            }
            /**lac: at Z; `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i8`, the register of `with` |
| `with` | use | `i8` |
| `base` | use | `z` |

* requires `rmw`

*/
            #[inline]
            pub fn lac(
                &mut self,
                with: impl ValueFor<I8, operand::with>,
                base: impl ValueFor<I16, operand::base>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(154), &[with.value(), base.value()]);
                Val::assume(_0)
            }
            /**lat: at Z; `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i8`, the register of `with` |
| `with` | use | `i8` |
| `base` | use | `z` |

* requires `rmw`

*/
            #[inline]
            pub fn lat(
                &mut self,
                with: impl ValueFor<I8, operand::with>,
                base: impl ValueFor<I16, operand::base>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(155), &[with.value(), base.value()]);
                Val::assume(_0)
            }
            /**Any operation on memory, without interrupts; `old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `i8`, early: not the register of a use |
| `new` | scratch | `i8`, a scratch register |
| `sreg` | scratch | `i8`, a scratch register |
| `with` | use | `i8`, late: not the register of a def |
| `base` | use | `pointer`, late: not the register of a def |

* needs `new`: `i8`, a scratch register
* needs `sreg`: `i8`, a scratch register

*/
            #[inline]
            pub fn atomic8(
                &mut self,
                with: impl ValueFor<I8, operand::with>,
                base: impl ValueFor<I16, operand::base>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(156), &[with.value(), base.value()]);
                Val::assume(_0)
            }
            /**IN, CLI, two LDD and OUT.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, early: not the register of a use |
| `sreg` | scratch | `i8`, a scratch register |
| `base` | use | `displaced` |

* needs `sreg`: `i8`, a scratch register

*/
            #[inline]
            pub fn ld16_atomic(
                &mut self,
                base: impl ValueFor<I16, operand::base>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(157), &[base.value()]);
                Val::assume(_0)
            }
            /**IN, CLI, two STD and OUT.

| operand |  | register |
| --- | --- | --- |
| `sreg` | scratch | `i8`, a scratch register |
| `src` | use | `i16` |
| `base` | use | `displaced` |

* needs `sreg`: `i8`, a scratch register

*/
            #[inline]
            pub fn std16_atomic(
                &mut self,
                src: impl ValueFor<I16, operand::src>,
                base: impl ValueFor<I16, operand::base>,
            ) {
                let [] = self.0.emit(Form(158), &[src.value(), base.value()]);
            }
            /**No operands.

*/
            #[inline]
            pub fn cli(&mut self) {
                let [] = self.0.emit(Form(159), &[]);
            }
            /**No operands.

*/
            #[inline]
            pub fn sei(&mut self) {
                let [] = self.0.emit(Form(160), &[]);
            }
            /**No operands.

*/
            #[inline]
            pub fn sleep(&mut self) {
                let [] = self.0.emit(Form(161), &[]);
            }
            /**No operands.

*/
            #[inline]
            pub fn wdr(&mut self) {
                let [] = self.0.emit(Form(162), &[]);
            }
            /**No operands.

*/
            #[inline]
            pub fn nop(&mut self) {
                let [] = self.0.emit(Form(163), &[]);
            }
        }
    };
    /**The forms of `avr`, each with its alternatives: what an emitter matches on.

[`From`] makes one of the id of a form, such as that of a step of an allocation's walk. A `match` that lacks a form or an alternative does not compile. A form without alternatives is a bare variant.*/
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum AnyForm {
        ///`ldi8`
        Ldi8,
        ///`zero8`
        Zero8,
        ///`ldi16`
        Ldi16,
        ///`zero16`
        Zero16,
        ///`frame_address`
        FrameAddress,
        ///`mov8`
        Mov8,
        ///`mov16`
        Mov16,
        ///`zx8_to16`
        Zx8To16,
        ///`sx8_to16`
        Sx8To16,
        ///`low8`
        Low8,
        ///`high8`
        High8,
        ///`pack16`
        Pack16,
        ///`unpack16`
        Unpack16,
        ///`set_low8`
        SetLow8,
        ///`set_high8`
        SetHigh8,
        ///`add8`
        Add8(alternative::Add8),
        ///`and8`
        And8(alternative::And8),
        ///`or8`
        Or8(alternative::Or8),
        ///`eor8`
        Eor8(alternative::Eor8),
        ///`sub8`
        Sub8,
        ///`subi8_imm`
        Subi8Imm,
        ///`andi8_imm`
        Andi8Imm,
        ///`ori8_imm`
        Ori8Imm,
        ///`inc8`
        Inc8,
        ///`dec8`
        Dec8,
        ///`com8`
        Com8,
        ///`neg8`
        Neg8,
        ///`swap8`
        Swap8,
        ///`lsl8`
        Lsl8,
        ///`lsr8`
        Lsr8,
        ///`asr8`
        Asr8,
        ///`rotl8`
        Rotl8,
        ///`rotr8`
        Rotr8,
        ///`lsl8_by`
        Lsl8By,
        ///`lsr8_by`
        Lsr8By,
        ///`asr8_by`
        Asr8By,
        ///`bst_bld`
        BstBld,
        ///`abs8`
        Abs8,
        ///`mul8_wide`
        Mul8Wide,
        ///`muls8_wide`
        Muls8Wide,
        ///`fmul8_wide`
        Fmul8Wide,
        ///`fmuls8_wide`
        Fmuls8Wide,
        ///`mulsu8_wide`
        Mulsu8Wide,
        ///`fmulsu8_wide`
        Fmulsu8Wide,
        ///`mul8`
        Mul8,
        ///`mul8_high`
        Mul8High,
        ///`muls8_high`
        Muls8High,
        ///`udivmod8`
        Udivmod8,
        ///`divmod8`
        Divmod8,
        ///`add16`
        Add16(alternative::Add16),
        ///`sub16`
        Sub16,
        ///`and16`
        And16(alternative::And16),
        ///`or16`
        Or16(alternative::Or16),
        ///`eor16`
        Eor16(alternative::Eor16),
        ///`add16_zx8`
        Add16Zx8,
        ///`sub16_zx8`
        Sub16Zx8,
        ///`adiw`
        Adiw(alternative::Adiw),
        ///`add16_imm`
        Add16Imm,
        ///`andi16_imm`
        Andi16Imm,
        ///`ori16_imm`
        Ori16Imm,
        ///`com16`
        Com16,
        ///`neg16`
        Neg16,
        ///`lsl16`
        Lsl16,
        ///`lsr16`
        Lsr16,
        ///`asr16`
        Asr16,
        ///`lsl16_by`
        Lsl16By,
        ///`lsr16_by`
        Lsr16By,
        ///`asr16_by`
        Asr16By,
        ///`swap_bytes`
        SwapBytes,
        ///`mul16`
        Mul16,
        ///`mul16_wide`
        Mul16Wide,
        ///`mul16_imm`
        Mul16Imm,
        ///`udivmod16`
        Udivmod16,
        ///`divmod16`
        Divmod16,
        ///`add32`
        Add32,
        ///`sub32`
        Sub32,
        ///`add32_imm`
        Add32Imm,
        ///`lsl32`
        Lsl32,
        ///`lsr32`
        Lsr32,
        ///`asr32`
        Asr32,
        ///`rjmp`
        Rjmp,
        ///`cp8_b`
        Cp8B,
        ///`cpi8_b`
        Cpi8B,
        ///`tst8_b`
        Tst8B,
        ///`cpse_b`
        CpseB,
        ///`sbr_b`
        SbrB,
        ///`sbi_b`
        SbiB,
        ///`cp16_b`
        Cp16B,
        ///`tst16_b`
        Tst16B,
        ///`cp32_b`
        Cp32B,
        ///`dec8_b`
        Dec8B,
        ///`sbiw_b`
        SbiwB(alternative::SbiwB),
        ///`cp8_set`
        Cp8Set,
        ///`cpi8_set`
        Cpi8Set,
        ///`cp16_set`
        Cp16Set,
        ///`tst16_set`
        Tst16Set,
        ///`cpi16_set`
        Cpi16Set,
        ///`cp8_sel8`
        Cp8Sel8,
        ///`cp8_sel16`
        Cp8Sel16,
        ///`cp16_sel8`
        Cp16Sel8,
        ///`cp16_sel16`
        Cp16Sel16,
        ///`ijmp`
        Ijmp,
        ///`jump_table`
        JumpTable,
        ///`tail_jump`
        TailJump,
        ///`tail_ijmp`
        TailIjmp,
        ///`break_trap`
        BreakTrap,
        ///`ld8`
        Ld8,
        ///`ldd8`
        Ldd8,
        ///`lds8`
        Lds8,
        ///`lds16`
        Lds16,
        ///`ld8_inc`
        Ld8Inc,
        ///`ld8_dec`
        Ld8Dec,
        ///`ld16_inc`
        Ld16Inc,
        ///`ld16_dec`
        Ld16Dec,
        ///`ldd16`
        Ldd16,
        ///`ld16`
        Ld16,
        ///`st8`
        St8,
        ///`std8`
        Std8,
        ///`std8_zero`
        Std8Zero,
        ///`sts8`
        Sts8,
        ///`sts8_zero`
        Sts8Zero,
        ///`sts16`
        Sts16,
        ///`std16`
        Std16,
        ///`st8_inc`
        St8Inc,
        ///`st8_dec`
        St8Dec,
        ///`st16_inc`
        St16Inc,
        ///`st16_dec`
        St16Dec,
        ///`push8`
        Push8,
        ///`pop8`
        Pop8,
        ///`copy_bytes`
        CopyBytes,
        ///`lpm8`
        Lpm8,
        ///`lpm8_inc`
        Lpm8Inc,
        ///`lpm16_inc`
        Lpm16Inc,
        ///`lpm8_r0`
        Lpm8R0,
        ///`elpm8`
        Elpm8,
        ///`elpm8_inc`
        Elpm8Inc,
        ///`spm`
        Spm,
        ///`in8`
        In8,
        ///`out8`
        Out8,
        ///`out8_zero`
        Out8Zero,
        ///`sbi_io`
        SbiIo,
        ///`cbi_io`
        CbiIo,
        ///`xch`
        Xch,
        ///`las`
        Las,
        ///`lac`
        Lac,
        ///`lat`
        Lat,
        ///`atomic8`
        Atomic8,
        ///`ld16_atomic`
        Ld16Atomic,
        ///`std16_atomic`
        Std16Atomic,
        ///`cli`
        Cli,
        ///`sei`
        Sei,
        ///`sleep`
        Sleep,
        ///`wdr`
        Wdr,
        ///`nop`
        Nop,
        /// A form that the function brought along, such as an entry, a call or a return.
        Local(::ssara_core::target::Form),
    }
    /// The alternatives of each form that has some.
    pub mod alternative {
        ///The alternatives of `add8`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Add8 {
            /// The form itself.
            Base,
            ///`dst`: `i8`, the register of `b`
            Swapped,
        }
        ///The alternatives of `and8`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum And8 {
            /// The form itself.
            Base,
            ///`dst`: `i8`, the register of `b`
            Swapped,
        }
        ///The alternatives of `or8`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Or8 {
            /// The form itself.
            Base,
            ///`dst`: `i8`, the register of `b`
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
        ///The alternatives of `add16`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Add16 {
            /// The form itself.
            Base,
            ///`dst`: `i16`, the register of `b`
            Swapped,
        }
        ///The alternatives of `and16`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum And16 {
            /// The form itself.
            Base,
            ///`dst`: `i16`, the register of `b`
            Swapped,
        }
        ///The alternatives of `or16`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Or16 {
            /// The form itself.
            Base,
            ///`dst`: `i16`, the register of `b`
            Swapped,
        }
        ///The alternatives of `eor16`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Eor16 {
            /// The form itself.
            Base,
            ///`dst`: `i16`, the register of `b`
            Swapped,
        }
        ///The alternatives of `adiw`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Adiw {
            /// The form itself.
            Base,
            ///`dst`: `upper_pair`, the register of `a`; `a`: `upper_pair`
            Subi,
        }
        ///The alternatives of `sbiw_b`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum SbiwB {
            /// The form itself.
            Base,
            ///`dst`: `upper_pair`, the register of `a`; `a`: `upper_pair`
            Subi,
        }
    }
    const _: () = {
        use AnyForm as A;
        use alternative as a;
        static FORMS: [AnyForm; 164] = [
            A::Ldi8,
            A::Zero8,
            A::Ldi16,
            A::Zero16,
            A::FrameAddress,
            A::Mov8,
            A::Mov16,
            A::Zx8To16,
            A::Sx8To16,
            A::Low8,
            A::High8,
            A::Pack16,
            A::Unpack16,
            A::SetLow8,
            A::SetHigh8,
            A::Add8(a::Add8::Base),
            A::Add8(a::Add8::Swapped),
            A::And8(a::And8::Base),
            A::And8(a::And8::Swapped),
            A::Or8(a::Or8::Base),
            A::Or8(a::Or8::Swapped),
            A::Eor8(a::Eor8::Base),
            A::Eor8(a::Eor8::Swapped),
            A::Sub8,
            A::Subi8Imm,
            A::Andi8Imm,
            A::Ori8Imm,
            A::Inc8,
            A::Dec8,
            A::Com8,
            A::Neg8,
            A::Swap8,
            A::Lsl8,
            A::Lsr8,
            A::Asr8,
            A::Rotl8,
            A::Rotr8,
            A::Lsl8By,
            A::Lsr8By,
            A::Asr8By,
            A::BstBld,
            A::Abs8,
            A::Mul8Wide,
            A::Muls8Wide,
            A::Fmul8Wide,
            A::Fmuls8Wide,
            A::Mulsu8Wide,
            A::Fmulsu8Wide,
            A::Mul8,
            A::Mul8High,
            A::Muls8High,
            A::Udivmod8,
            A::Divmod8,
            A::Add16(a::Add16::Base),
            A::Add16(a::Add16::Swapped),
            A::Sub16,
            A::And16(a::And16::Base),
            A::And16(a::And16::Swapped),
            A::Or16(a::Or16::Base),
            A::Or16(a::Or16::Swapped),
            A::Eor16(a::Eor16::Base),
            A::Eor16(a::Eor16::Swapped),
            A::Add16Zx8,
            A::Sub16Zx8,
            A::Adiw(a::Adiw::Base),
            A::Adiw(a::Adiw::Subi),
            A::Add16Imm,
            A::Andi16Imm,
            A::Ori16Imm,
            A::Com16,
            A::Neg16,
            A::Lsl16,
            A::Lsr16,
            A::Asr16,
            A::Lsl16By,
            A::Lsr16By,
            A::Asr16By,
            A::SwapBytes,
            A::Mul16,
            A::Mul16Wide,
            A::Mul16Imm,
            A::Udivmod16,
            A::Divmod16,
            A::Add32,
            A::Sub32,
            A::Add32Imm,
            A::Lsl32,
            A::Lsr32,
            A::Asr32,
            A::Rjmp,
            A::Cp8B,
            A::Cpi8B,
            A::Tst8B,
            A::CpseB,
            A::SbrB,
            A::SbiB,
            A::Cp16B,
            A::Tst16B,
            A::Cp32B,
            A::Dec8B,
            A::SbiwB(a::SbiwB::Base),
            A::SbiwB(a::SbiwB::Subi),
            A::Cp8Set,
            A::Cpi8Set,
            A::Cp16Set,
            A::Tst16Set,
            A::Cpi16Set,
            A::Cp8Sel8,
            A::Cp8Sel16,
            A::Cp16Sel8,
            A::Cp16Sel16,
            A::Ijmp,
            A::JumpTable,
            A::TailJump,
            A::TailIjmp,
            A::BreakTrap,
            A::Ld8,
            A::Ldd8,
            A::Lds8,
            A::Lds16,
            A::Ld8Inc,
            A::Ld8Dec,
            A::Ld16Inc,
            A::Ld16Dec,
            A::Ldd16,
            A::Ld16,
            A::St8,
            A::Std8,
            A::Std8Zero,
            A::Sts8,
            A::Sts8Zero,
            A::Sts16,
            A::Std16,
            A::St8Inc,
            A::St8Dec,
            A::St16Inc,
            A::St16Dec,
            A::Push8,
            A::Pop8,
            A::CopyBytes,
            A::Lpm8,
            A::Lpm8Inc,
            A::Lpm16Inc,
            A::Lpm8R0,
            A::Elpm8,
            A::Elpm8Inc,
            A::Spm,
            A::In8,
            A::Out8,
            A::Out8Zero,
            A::SbiIo,
            A::CbiIo,
            A::Xch,
            A::Las,
            A::Lac,
            A::Lat,
            A::Atomic8,
            A::Ld16Atomic,
            A::Std16Atomic,
            A::Cli,
            A::Sei,
            A::Sleep,
            A::Wdr,
            A::Nop,
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
