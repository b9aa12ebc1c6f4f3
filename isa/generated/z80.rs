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
pub mod z80 {
    /*!
The target `z80`.

The Z80 with SDCC's calling convention. IX is the frame pointer.

| bank | registers | units | kinds of value | about |
| --- | --- | --- | --- | --- |
| `int` | 7 (15 with parts) | 11 | `i16`, `i8` | The main registers. A pair is its high byte, then its low byte. |

13 classes, 95 instruction forms, 18 alternatives, 3 calling conventions.

Never allocated: `sp`, `ix`.

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
                    "The main registers. A pair is its high byte, then its low byte.",
                ),
                first_word: 0u8,
                words: 1u8,
                units: 11u16,
                first_reg: Reg(0u16),
                num_regs: 15u16,
                min_regs: 5u16,
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
                prices: Prices {
                    load: 200u16,
                    store: 200u16,
                    r#move: 40u16,
                    swap: 60u16,
                    remat: 100u16,
                    cheap_remat: 40u16,
                    transfer: 200u16,
                    slot_read: 200u16,
                    slot_write: 200u16,
                },
                moves: Cow::Borrowed(&[]),
                memory: Cow::Borrowed(
                    &[
                        MemoryRule {
                            of: Class(9u16),
                            through: Class(10u16),
                        },
                    ],
                ),
                orders: Cow::Borrowed(const { &[] }),
            },
            TypeDesc {
                name: Cow::Borrowed("i8"),
                doc: Cow::Borrowed("A byte."),
                bank: Bank(0u8),
                bits: 8u16,
                spill_size: 1u16,
                spill_align: 1u16,
                scalable: false,
                swap: false,
                spill_to: Cow::Borrowed(&[]),
                prices: Prices {
                    load: 100u16,
                    store: 100u16,
                    r#move: 20u16,
                    swap: 80u16,
                    remat: 100u16,
                    cheap_remat: 20u16,
                    transfer: 100u16,
                    slot_read: 50u16,
                    slot_write: 50u16,
                },
                moves: Cow::Borrowed(
                    &[
                        MoveRule {
                            from: Class(5u16),
                            to: Class(6u16),
                            way: MoveWay::Through(Class(4u16)),
                        },
                        MoveRule {
                            from: Class(6u16),
                            to: Class(5u16),
                            way: MoveWay::Through(Class(4u16)),
                        },
                    ],
                ),
                memory: Cow::Borrowed(
                    &[
                        MemoryRule {
                            of: Class(6u16),
                            through: Class(4u16),
                        },
                    ],
                ),
                orders: Cow::Borrowed(const { &[] }),
            },
        ];
        pub(super) static REGS: [RegDesc; 15usize] = [
            RegDesc {
                name: Cow::Borrowed("a"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(0u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 7u16,
                units: (0u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("bc"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(1u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 0u16,
                units: (1u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("b"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(1u16),
                low_bit: 8u16,
                bits: 8u16,
                encoding: 0u16,
                units: (3u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("c"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(1u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 1u16,
                units: (4u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("de"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(4u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 1u16,
                units: (5u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("d"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(4u16),
                low_bit: 8u16,
                bits: 8u16,
                encoding: 2u16,
                units: (7u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("e"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(4u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 3u16,
                units: (8u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("hl"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(7u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 2u16,
                units: (9u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("h"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(7u16),
                low_bit: 8u16,
                bits: 8u16,
                encoding: 4u16,
                units: (11u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("l"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(7u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 5u16,
                units: (12u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("iy"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(10u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 12u16,
                units: (13u32, 2u16),
                cost: 1u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("iyh"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(10u16),
                low_bit: 8u16,
                bits: 8u16,
                encoding: 12u16,
                units: (15u32, 1u16),
                cost: 1u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("iyl"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(10u16),
                low_bit: 0u16,
                bits: 8u16,
                encoding: 13u16,
                units: (16u32, 1u16),
                cost: 1u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("ix"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(13u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 4u16,
                units: (17u32, 1u16),
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
                root: Reg(14u16),
                low_bit: 0u16,
                bits: 16u16,
                encoding: 3u16,
                units: (18u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
        ];
        pub(super) static CLASSES: [ClassDesc; 13usize] = [
            ClassDesc {
                name: Cow::Borrowed("i16"),
                doc: Cow::Borrowed("A word or an address."),
                ty: Type(0u8),
                members: (0u32, 4u16),
            },
            ClassDesc {
                name: Cow::Borrowed("i8"),
                doc: Cow::Borrowed("A byte."),
                ty: Type(1u8),
                members: (4u32, 9u16),
            },
            ClassDesc {
                name: Cow::Borrowed("acc"),
                doc: Cow::Borrowed("The accumulator."),
                ty: Type(1u8),
                members: (13u32, 1u16),
            },
            ClassDesc {
                name: Cow::Borrowed("byte"),
                doc: Cow::Borrowed("Bytes that need no prefix."),
                ty: Type(1u8),
                members: (14u32, 7u16),
            },
            ClassDesc {
                name: Cow::Borrowed("plain"),
                doc: Cow::Borrowed("Bytes that stand beside any other."),
                ty: Type(1u8),
                members: (21u32, 5u16),
            },
            ClassDesc {
                name: Cow::Borrowed("of_hl"),
                doc: Cow::Borrowed("What stands beside no half of IY."),
                ty: Type(1u8),
                members: (26u32, 2u16),
            },
            ClassDesc {
                name: Cow::Borrowed("of_iy"),
                doc: Cow::Borrowed("Halves of IY."),
                ty: Type(1u8),
                members: (28u32, 2u16),
            },
            ClassDesc {
                name: Cow::Borrowed("beside_iy"),
                doc: Cow::Borrowed("What stands beside a half of IY."),
                ty: Type(1u8),
                members: (30u32, 7u16),
            },
            ClassDesc {
                name: Cow::Borrowed("hl_only"),
                doc: Cow::Borrowed("The accumulator of words."),
                ty: Type(0u8),
                members: (37u32, 1u16),
            },
            ClassDesc {
                name: Cow::Borrowed("index"),
                doc: Cow::Borrowed(""),
                ty: Type(0u8),
                members: (38u32, 1u16),
            },
            ClassDesc {
                name: Cow::Borrowed("pair"),
                doc: Cow::Borrowed("Words that need no prefix."),
                ty: Type(0u8),
                members: (39u32, 3u16),
            },
            ClassDesc {
                name: Cow::Borrowed("other_pair"),
                doc: Cow::Borrowed("What stands beside HL and IY."),
                ty: Type(0u8),
                members: (42u32, 2u16),
            },
            ClassDesc {
                name: Cow::Borrowed("pointer"),
                doc: Cow::Borrowed("Addresses of all byte instructions."),
                ty: Type(0u8),
                members: (44u32, 2u16),
            },
        ];
        pub(super) static ARGUMENTS_0: [RegSequence; 1usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([0, 7, 4]) }),
                back_fill: false,
                then: None,
            },
        ];
        pub(super) static RESULTS_0: [RegSequence; 1usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([0, 4]) }),
                back_fill: false,
                then: None,
            },
        ];
        pub(super) static ARGUMENTS_1: [RegSequence; 0usize] = [];
        pub(super) static RESULTS_1: [RegSequence; 1usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([7]) }),
                back_fill: false,
                then: None,
            },
        ];
        pub(super) static ARGUMENTS_2: [RegSequence; 1usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([0, 7, 4]) }),
                back_fill: false,
                then: None,
            },
        ];
        pub(super) static RESULTS_2: [RegSequence; 1usize] = [
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([0, 4]) }),
                back_fill: false,
                then: None,
            },
        ];
        pub(super) static CONVENTIONS: [ConventionDesc; 3usize] = [
            ConventionDesc {
                name: Cow::Borrowed("sdcccall1"),
                doc: Cow::Borrowed(
                    "__sdcccall(1), for two bytes, in A and L, or for words, in HL and DE and on the stack. A result is in A or DE. Where a byte and a word are mixed, or there are more bytes, SDCC has some elsewhere: the client makes these calls by forms of their own.",
                ),
                arguments: Cow::Borrowed(&ARGUMENTS_0),
                results: Cow::Borrowed(&RESULTS_0),
                positions: Positions::PerBank,
                callee_saved: Cow::Borrowed(const { &regs([]) }),
                clobbers: Cow::Borrowed(&[511]),
                edge_clobbers: Cow::Borrowed(&[]),
                reserved: Cow::Borrowed(const { &regs([]) }),
                wide: WideRules {
                    align: 0u8,
                    split: false,
                    keep: false,
                },
                variadic: None,
                stack: StackRules {
                    align: 1u16,
                    slot: 1u16,
                    shadow: 0u16,
                    alignment: StackAlign::Natural,
                    pad_before: false,
                },
            },
            ConventionDesc {
                name: Cow::Borrowed("sdcccall0"),
                doc: Cow::Borrowed(
                    "__sdcccall(0): all arguments are on the stack. A result is in L or HL.",
                ),
                arguments: Cow::Borrowed(&ARGUMENTS_1),
                results: Cow::Borrowed(&RESULTS_1),
                positions: Positions::PerBank,
                callee_saved: Cow::Borrowed(const { &regs([]) }),
                clobbers: Cow::Borrowed(&[511]),
                edge_clobbers: Cow::Borrowed(&[]),
                reserved: Cow::Borrowed(const { &regs([]) }),
                wide: WideRules {
                    align: 0u8,
                    split: false,
                    keep: false,
                },
                variadic: None,
                stack: StackRules {
                    align: 1u16,
                    slot: 1u16,
                    shadow: 0u16,
                    alignment: StackAlign::Natural,
                    pad_before: false,
                },
            },
            ConventionDesc {
                name: Cow::Borrowed("callee_iy"),
                doc: Cow::Borrowed(
                    "As `sdcccall1`, and a function leaves IY as it was.",
                ),
                arguments: Cow::Borrowed(&ARGUMENTS_2),
                results: Cow::Borrowed(&RESULTS_2),
                positions: Positions::PerBank,
                callee_saved: Cow::Borrowed(const { &regs([10]) }),
                clobbers: Cow::Borrowed(&[127]),
                edge_clobbers: Cow::Borrowed(&[]),
                reserved: Cow::Borrowed(const { &regs([]) }),
                wide: WideRules {
                    align: 0u8,
                    split: false,
                    keep: false,
                },
                variadic: None,
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
        pub(super) static FEATURES: [FeatureDesc; 0usize] = [];
        pub(super) static ROLES: [RoleDesc; 2usize] = [
            RoleDesc {
                name: Cow::Borrowed("stack"),
                reg: Reg(14u16),
            },
            RoleDesc {
                name: Cow::Borrowed("frame"),
                reg: Reg(13u16),
            },
        ];
        pub(super) static FORM_NAMES: [Cow<'static, str>; 113usize] = texts([
            "ld8_imm",
            "ld16_imm",
            "zero_a",
            "ld8",
            "low",
            "high",
            "split",
            "zext",
            "sext",
            "pack",
            "frame_address",
            "exchange",
            "ld8_ptr",
            "ld8_ptr/other",
            "st8_ptr",
            "st8_ptr/other",
            "st8_ptr_imm",
            "ld16_ptr",
            "ld16_disp",
            "st16_ptr",
            "st16_disp",
            "ld8_abs",
            "st8_abs",
            "ld16_abs",
            "st16_abs",
            "ldir",
            "cpir",
            "add8",
            "add8/swapped",
            "and8",
            "and8/swapped",
            "or8",
            "or8/swapped",
            "xor8",
            "xor8/swapped",
            "sub8",
            "add8_imm",
            "sub8_imm",
            "and8_imm",
            "or8_imm",
            "xor8_imm",
            "add8_ptr",
            "sub8_ptr",
            "and8_ptr",
            "or8_ptr",
            "xor8_ptr",
            "inc8",
            "inc8/in_slot",
            "dec8",
            "dec8/in_slot",
            "inc8_ptr",
            "dec8_ptr",
            "sla8_ptr",
            "sra8_ptr",
            "srl8_ptr",
            "set8_ptr",
            "res8_ptr",
            "neg8",
            "cpl8",
            "daa8",
            "rlc8",
            "rlc8/in_slot",
            "rrc8",
            "rrc8/in_slot",
            "sla8",
            "sla8/in_slot",
            "sra8",
            "sra8/in_slot",
            "srl8",
            "srl8/in_slot",
            "set8",
            "set8/in_slot",
            "res8",
            "res8/in_slot",
            "sll8",
            "add16",
            "add16/swapped",
            "add16/index",
            "double16",
            "sub16",
            "inc16",
            "dec16",
            "and16",
            "or16",
            "xor16",
            "neg16",
            "cpl16",
            "sra16",
            "srl16",
            "rl16",
            "add32",
            "mul8",
            "mul16",
            "divu16",
            "divs16",
            "modu16",
            "mods16",
            "in8",
            "out8",
            "in8_imm",
            "out8_imm",
            "jp",
            "djnz",
            "cp8_j",
            "cp8_imm_j",
            "cp8_ptr_j",
            "tst8_j",
            "bit8_j",
            "bit8_j/in_slot",
            "tst16_j",
            "cp16_j",
            "jp_ptr",
            "halt",
        ]);
        pub(super) static OPERAND_NAMES: [Cow<'static, str>; 243usize] = texts([
            "dst",
            "dst",
            "dst",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "low_byte",
            "high_byte",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "low_byte",
            "high_byte",
            "dst",
            "offset",
            "x",
            "y",
            "a",
            "b",
            "dst",
            "ptr",
            "dst",
            "ptr",
            "src",
            "ptr",
            "src",
            "ptr",
            "ptr",
            "dst",
            "at",
            "ptr",
            "dst",
            "ptr",
            "at",
            "src",
            "ptr",
            "src",
            "ptr",
            "dst",
            "src",
            "dst",
            "src",
            "from",
            "to",
            "left",
            "src",
            "dst",
            "count",
            "at",
            "left",
            "src",
            "count",
            "byte",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
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
            "ptr",
            "dst",
            "a",
            "ptr",
            "dst",
            "a",
            "ptr",
            "dst",
            "a",
            "ptr",
            "dst",
            "a",
            "ptr",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "ptr",
            "ptr",
            "ptr",
            "ptr",
            "ptr",
            "ptr",
            "ptr",
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
            "dst",
            "a",
            "dst",
            "a",
            "dst",
            "a",
            "low",
            "high",
            "a_low",
            "a_high",
            "b_low",
            "b_high",
            "product",
            "a",
            "b",
            "product",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "port",
            "src",
            "port",
            "dst",
            "src",
            "left",
            "n",
            "a",
            "b",
            "a",
            "a",
            "ptr",
            "a",
            "a",
            "a",
            "a",
            "a",
            "b",
            "target",
        ]);
        pub(super) static FORM_DOCS: [Cow<'static, str>; 113usize] = texts([
            "LD r,n",
            "LD rr,nn",
            "XOR A",
            "LD r,r: a copy that the client asks for.",
            "The low byte of a word, where it is.",
            "The high byte of a word, where it is.",
            "Both bytes of a word, where they are.",
            "LD low,src and LD high,0, of which the first may be nothing.",
            "LD low,A; RLCA; SBC A,A; LD high,A.",
            "The word of two bytes, where they are.",
            "LD HL,offset; PUSH IX; POP rr; ADD HL,rr.",
            "EX DE,HL.",
            "LD r,(HL) or LD r,(IY+d).",
            "",
            "LD (HL),r or LD (IY+d),r.",
            "",
            "LD (HL),n",
            "LD low,(HL); INC HL; LD high,(HL).",
            "LD low,(IY+d); LD high,(IY+d+1).",
            "LD (HL),low; INC HL; LD (HL),high.",
            "LD (IY+d),low; LD (IY+d+1),high.",
            "LD A,(nn)",
            "LD (nn),A",
            "LD rr,(nn)",
            "LD (nn),rr",
            "LDIR or LDDR: copies a block.",
            "CPIR or CPDR: looks for a byte.",
            "add A,r, or A,(IX+d).",
            "",
            "and A,r, or A,(IX+d).",
            "",
            "or A,r, or A,(IX+d).",
            "",
            "xor A,r, or A,(IX+d).",
            "",
            "SUB r, or (IX+d).",
            "add A,n.",
            "sub A,n.",
            "and A,n.",
            "or A,n.",
            "xor A,n.",
            "add A,(HL), or (IY+d).",
            "sub A,(HL), or (IY+d).",
            "and A,(HL), or (IY+d).",
            "or A,(HL), or (IY+d).",
            "xor A,(HL), or (IY+d).",
            "inc r, or (IX+d).",
            "",
            "dec r, or (IX+d).",
            "",
            "inc (HL), or (IY+d).",
            "dec (HL), or (IY+d).",
            "sla (HL), or (IY+d).",
            "sra (HL), or (IY+d).",
            "srl (HL), or (IY+d).",
            "set (HL), or (IY+d).",
            "res (HL), or (IY+d).",
            "",
            "",
            "",
            "rlc r, or (IX+d).",
            "",
            "rrc r, or (IX+d).",
            "",
            "sla r, or (IX+d).",
            "",
            "sra r, or (IX+d).",
            "",
            "srl r, or (IX+d).",
            "",
            "set r, or (IX+d).",
            "",
            "res r, or (IX+d).",
            "",
            "SLL r: shifts a one in.",
            "ADD HL,rr, or ADD IY,rr.",
            "",
            "",
            "ADD HL,HL, or ADD IY,IY.",
            "OR A; SBC HL,rr.",
            "inc rr.",
            "dec rr.",
            "LD A,low; and low; LD low,A, and the same of the high bytes.",
            "LD A,low; or low; LD low,A, and the same of the high bytes.",
            "LD A,low; xor low; LD low,A, and the same of the high bytes.",
            "By A, byte by byte.",
            "By A, byte by byte.",
            "One byte, then the other through the carry.",
            "One byte, then the other through the carry.",
            "One byte, then the other through the carry.",
            "ADD HL,BC; EX DE,HL; ADC HL of the high word, from the stack; EX DE,HL.",
            "CALL of SDCC's __muluchar: a product of bytes.",
            "CALL of SDCC's __mulint.",
            "CALL of SDCC's library: divu of words.",
            "CALL of SDCC's library: divs of words.",
            "CALL of SDCC's library: modu of words.",
            "CALL of SDCC's library: mods of words.",
            "IN r,(C)",
            "OUT (C),r",
            "IN A,(n)",
            "OUT (n),A",
            "JP or JR.",
            "DJNZ: counts down in B.",
            "CP r, or (IX+d), and a conditional jump.",
            "CP n, and a conditional jump.",
            "CP (HL), and a conditional jump.",
            "OR A, and a conditional jump.",
            "BIT n,r, or n,(IX+d), and a conditional jump.",
            "",
            "LD A,high; OR low; and a conditional jump.",
            "OR A; SBC HL,rr; and a conditional jump.",
            "JP (HL), or (IY): through a table.",
            "HALT.",
        ]);
    }
    ///The tables of the target `z80`.
    pub static TARGET: ::ssara_core::Target = {
        use ::ssara_core::__private::Cow;
        use ::ssara_core::target::*;
        use ::ssara_core::TargetDesc;
        ::ssara_core::Target::assume_valid(TargetDesc {
            name: Cow::Borrowed("z80"),
            doc: Cow::Borrowed(
                "The Z80 with SDCC's calling convention. IX is the frame pointer.",
            ),
            banks: Cow::Borrowed(&tables::BANKS),
            types: Cow::Borrowed(&tables::TYPES),
            regs: Cow::Borrowed(&tables::REGS),
            reg_units: Cow::Borrowed(
                &[0, 1, 2, 2, 1, 3, 4, 4, 3, 5, 6, 6, 5, 7, 8, 8, 7, 9, 10],
            ),
            classes: Cow::Borrowed(&tables::CLASSES),
            class_regs: Cow::Borrowed(const {
                &regs([
                    7, 4, 1, 10, 0, 3, 2, 6, 5, 9, 8, 12, 11, 0, 0, 3, 2, 6, 5, 9, 8, 0,
                    3, 2, 6, 5, 9, 8, 12, 11, 0, 3, 2, 6, 5, 12, 11, 7, 10, 7, 4, 1, 4,
                    1, 7, 10,
                ])
            }),
            set_words: 1u8,
            forms: FormTable {
                starts: Cow::Borrowed(
                    &[
                        0, 1, 2, 3, 5, 7, 9, 12, 14, 16, 19, 21, 25, 27, 29, 31, 33, 34,
                        37, 39, 42, 44, 45, 46, 47, 48, 54, 59, 62, 65, 68, 71, 74, 77,
                        80, 83, 86, 88, 90, 92, 94, 96, 99, 102, 105, 108, 111, 113, 115,
                        117, 119, 120, 121, 122, 123, 124, 125, 126, 128, 130, 132, 134,
                        136, 138, 140, 142, 144, 146, 148, 150, 152, 154, 156, 158, 160,
                        162, 165, 168, 171, 173, 176, 178, 180, 183, 186, 189, 191, 193,
                        195, 197, 199, 205, 208, 211, 214, 217, 220, 223, 225, 227, 228,
                        229, 229, 231, 233, 234, 236, 237, 238, 239, 240, 242, 243, 243,
                    ],
                ),
                operands: Cow::Borrowed(
                    &[
                        35, 3, 67, 35, 44, 35, 0, 35, 0, 35, 35, 0, 323, 128, 323, 64, 3,
                        32, 32, 259, 373, 262151, 458759, 458756, 262148, 99, 384, 67,
                        352, 96, 384, 64, 352, 384, 353, 131339, 256, 321, 288, 131339,
                        352, 256, 320, 288, 67, 64, 3, 0, 458759, 262151, 65543, 458756,
                        262148, 65540, 458759, 65543, 458756, 65540, 36, 65611, 64, 44,
                        131147, 44, 64, 65611, 64, 44, 131147, 44, 64, 65611, 64, 44,
                        131147, 44, 64, 65611, 64, 44, 131147, 44, 64, 65611, 64, 44,
                        65611, 64, 65611, 64, 65611, 64, 65611, 64, 65611, 64, 65611, 64,
                        384, 65611, 64, 384, 65611, 64, 384, 65611, 64, 384, 65611, 64,
                        384, 65579, 32, 131123, 48, 65579, 32, 131123, 48, 384, 384, 384,
                        384, 384, 384, 384, 65611, 64, 65611, 64, 65611, 64, 65643, 96,
                        131123, 48, 65643, 96, 131123, 48, 65643, 96, 131123, 48, 65643,
                        96, 131123, 48, 65643, 96, 131123, 48, 65643, 96, 131123, 48,
                        65643, 96, 131123, 48, 65643, 96, 65803, 256, 320, 131339, 320,
                        256, 65835, 288, 352, 65931, 384, 65803, 256, 352, 65547, 0,
                        65547, 0, 65867, 320, 320, 65867, 320, 320, 65867, 320, 320,
                        65867, 320, 65867, 320, 65867, 320, 65867, 320, 65867, 320,
                        458759, 262151, 458756, 262148, 65540, 16, 262151, 36, 589860,
                        262151, 458756, 262148, 262151, 458756, 262148, 262151, 458756,
                        262148, 262151, 458756, 262148, 262151, 458756, 262148, 99,
                        65540, 96, 65540, 67, 64, 131111, 131108, 64, 44, 64, 64, 384,
                        64, 96, 48, 320, 256, 352, 384,
                    ],
                ),
                attrs: Cow::Borrowed(
                    &[
                        32, 32, 64, 8, 8, 8, 8, 8, 1024, 8, 0, 0, 16, 0, 16, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 0, 16, 0, 16, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 16, 256, 16, 256, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 16, 256, 16, 256, 16, 256, 16, 256, 16, 256, 16, 256, 16, 256,
                        0, 16, 0, 0, 0, 0, 0, 0, 1024, 1024, 1024, 1024, 1024, 0, 0, 0,
                        2048, 3072, 3072, 3072, 3072, 3072, 3072, 0, 0, 0, 0, 129, 129,
                        129, 129, 129, 129, 145, 129, 1153, 4225, 1, 3,
                    ],
                ),
                sets: Cow::Borrowed(&[0, 1, 6, 103, 96]),
                relations: Cow::Borrowed(
                    &[
                        FormRelation {
                            form: 3u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(6u16),
                                1u16,
                                Class(7u16),
                            ),
                        },
                        FormRelation {
                            form: 3u32,
                            relation: Relation::Implies(
                                1u16,
                                Class(6u16),
                                0u16,
                                Class(7u16),
                            ),
                        },
                        FormRelation {
                            form: 4u32,
                            relation: Relation::Same(0u16, 1u16, End::Low),
                        },
                        FormRelation {
                            form: 5u32,
                            relation: Relation::Same(0u16, 1u16, End::High),
                        },
                        FormRelation {
                            form: 6u32,
                            relation: Relation::Same(0u16, 2u16, End::Low),
                        },
                        FormRelation {
                            form: 6u32,
                            relation: Relation::Same(1u16, 2u16, End::High),
                        },
                        FormRelation {
                            form: 7u32,
                            relation: Relation::OverlapAt(0u16, 1u16, End::Low),
                        },
                        FormRelation {
                            form: 9u32,
                            relation: Relation::Same(0u16, 1u16, End::Low),
                        },
                        FormRelation {
                            form: 9u32,
                            relation: Relation::Same(0u16, 2u16, End::High),
                        },
                    ],
                ),
                alternatives: Cow::Borrowed(
                    &[
                        Alternatives {
                            form: 12u32,
                            first: 13u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 14u32,
                            first: 15u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 27u32,
                            first: 28u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 29u32,
                            first: 30u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 31u32,
                            first: 32u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 33u32,
                            first: 34u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 46u32,
                            first: 47u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 48u32,
                            first: 49u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 60u32,
                            first: 61u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 62u32,
                            first: 63u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 64u32,
                            first: 65u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 66u32,
                            first: 67u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 68u32,
                            first: 69u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 70u32,
                            first: 71u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 72u32,
                            first: 73u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 75u32,
                            first: 76u32,
                            count: 2u16,
                        },
                        Alternatives {
                            form: 107u32,
                            first: 108u32,
                            count: 1u16,
                        },
                    ],
                ),
                successors: Cow::Borrowed(
                    &[
                        (101u32, 1u16),
                        (102u32, 2u16),
                        (103u32, 2u16),
                        (104u32, 2u16),
                        (105u32, 2u16),
                        (106u32, 2u16),
                        (107u32, 2u16),
                        (108u32, 2u16),
                        (109u32, 2u16),
                        (110u32, 2u16),
                    ],
                ),
                edge_clobbers: Cow::Borrowed(&[]),
                features: Cow::Borrowed(&[]),
                prices: Cow::Borrowed(&[(77u32, 40u16)]),
                names: Cow::Borrowed(&tables::FORM_NAMES),
                operand_names: Cow::Borrowed(&tables::OPERAND_NAMES),
                docs: Cow::Borrowed(&tables::FORM_DOCS),
            },
            conventions: Cow::Borrowed(&tables::CONVENTIONS),
            reserved: Cow::Borrowed(const { &regs([14, 13]) }),
            tuple_lists: Cow::Borrowed(&tables::TUPLE_LISTS),
            tuple_regs: Cow::Borrowed(const { &regs([]) }),
            features: Cow::Borrowed(&tables::FEATURES),
            roles: Cow::Borrowed(&tables::ROLES),
            sufficient: Cow::Borrowed(const {
                &regs([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
            }),
        })
    };
    ///The target `z80` as a type.
    pub enum Target {}
    impl ::ssara_core::typed::Target for Target {
        type Ins<'b> = Ins<'b>;
        #[inline]
        fn desc() -> &'static ::ssara_core::Target {
            &TARGET
        }
    }
    ///The number of whole registers of bank `int` that suffice, with those of the other banks, for every form and every call when everything else is spilled. Which ones: [`TargetDesc::sufficient`](::ssara_core::TargetDesc::sufficient).
    pub const MIN_REGS_INT: usize = 5usize;
    /**A value of kind `i16`: 16 bits in bank `int`.

A word or an address.

It lives in `hl`, `de`, `bc`, `iy`, or in a slot of 2 bytes, aligned to 1.*/
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

A byte.

It lives in `a`, `c`, `b`, `e`, `d`, `l`, `h`, `iyl`, `iyh`, or in a slot of 1 byte, aligned to 1.*/
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

The main registers. A pair is its high byte, then its low byte.

| kind of value | bits | spill slot | swap | prices | about |
| --- | --- | --- | --- | --- | --- |
| `i16` | 16 | 2 bytes, aligned to 1 | yes | load 2, store 2, move 0.4, swap 0.6, remat 1, cheap remat 0.4, transfer 2, slot read 2, slot write 2 | A word or an address. |
| `i8` | 8 | 1 byte, aligned to 1 | no | load 1, store 1, move 0.2, swap 0.8, remat 1, cheap remat 0.2, transfer 1, slot read 0.5, slot write 0.5 | A byte. |

Values go from `index` to and from memory with a scratch register of `pair`.

Values go from `of_hl` to `of_iy` with a scratch register of `plain`.

Values go from `of_iy` to `of_hl` with a scratch register of `plain`.

Values go from `of_iy` to and from memory with a scratch register of `plain`.

| register | bits | encoding | units | parts |
| --- | --- | --- | --- | --- |
| `bc` | 16 | 0 | 1-2 | `b` 8..16 (unit 2), `c` 0..8 (unit 1; encoding 1) |
| `de` | 16 | 1 | 3-4 | `d` 8..16 (unit 4; encoding 2), `e` 0..8 (unit 3; encoding 3) |
| `hl` | 16 | 2 | 5-6 | `h` 8..16 (unit 6; encoding 4), `l` 0..8 (unit 5; encoding 5) |
| `sp`, reserved, the stack register | 16 | 3 | 10 |  |
| `ix`, reserved, the frame register | 16 | 4 | 9 |  |
| `a` | 8 | 7 | 0 |  |
| `iy`, cost 1 per use | 16 | 12 | 7-8 | `iyh` 8..16 (unit 8), `iyl` 0..8 (unit 7; encoding 13) |

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**`a`: 8 bits of bank `int`. Encoding 7, unit 0.

In `i8`, `acc`, `byte`, `plain`, `beside_iy`.*/
        pub const A: Phys<super::I8> = Phys::assume(Reg(0u16));
        /**`bc`: 16 bits of bank `int`. Encoding 0, units 1-2. Overlaps `b`, `c`.

In `i16`, `pair`, `other_pair`.*/
        pub const BC: Phys<super::I16> = Phys::assume(Reg(1u16));
        /**`b`: 8 bits of bank `int`, bits 8..16 of `bc`. Encoding 0, unit 2. Overlaps `bc`.

In `i8`, `byte`, `plain`, `beside_iy`.*/
        pub const B: Phys<super::I8> = Phys::assume(Reg(2u16));
        /**`c`: 8 bits of bank `int`, bits 0..8 of `bc`. Encoding 1, unit 1. Overlaps `bc`.

In `i8`, `byte`, `plain`, `beside_iy`.*/
        pub const C: Phys<super::I8> = Phys::assume(Reg(3u16));
        /**`de`: 16 bits of bank `int`. Encoding 1, units 3-4. Overlaps `d`, `e`.

In `i16`, `pair`, `other_pair`.*/
        pub const DE: Phys<super::I16> = Phys::assume(Reg(4u16));
        /**`d`: 8 bits of bank `int`, bits 8..16 of `de`. Encoding 2, unit 4. Overlaps `de`.

In `i8`, `byte`, `plain`, `beside_iy`.*/
        pub const D: Phys<super::I8> = Phys::assume(Reg(5u16));
        /**`e`: 8 bits of bank `int`, bits 0..8 of `de`. Encoding 3, unit 3. Overlaps `de`.

In `i8`, `byte`, `plain`, `beside_iy`.*/
        pub const E: Phys<super::I8> = Phys::assume(Reg(6u16));
        /**`hl`: 16 bits of bank `int`. Encoding 2, units 5-6. Overlaps `h`, `l`.

In `i16`, `hl_only`, `pair`, `pointer`.*/
        pub const HL: Phys<super::I16> = Phys::assume(Reg(7u16));
        /**`h`: 8 bits of bank `int`, bits 8..16 of `hl`. Encoding 4, unit 6. Overlaps `hl`.

In `i8`, `byte`, `of_hl`.*/
        pub const H: Phys<super::I8> = Phys::assume(Reg(8u16));
        /**`l`: 8 bits of bank `int`, bits 0..8 of `hl`. Encoding 5, unit 5. Overlaps `hl`.

In `i8`, `byte`, `of_hl`.*/
        pub const L: Phys<super::I8> = Phys::assume(Reg(9u16));
        /**`iy`: 16 bits of bank `int`. Encoding 12, units 7-8. Cost 1 per use. Overlaps `iyh`, `iyl`.

In `i16`, `index`, `pointer`.*/
        pub const IY: Phys<super::I16> = Phys::assume(Reg(10u16));
        /**`iyh`: 8 bits of bank `int`, bits 8..16 of `iy`. Encoding 12, unit 8. Cost 1 per use. Overlaps `iy`.

In `i8`, `of_iy`, `beside_iy`.*/
        pub const IYH: Phys<super::I8> = Phys::assume(Reg(11u16));
        /**`iyl`: 8 bits of bank `int`, bits 0..8 of `iy`. Encoding 13, unit 7. Cost 1 per use. Overlaps `iy`.

In `i8`, `of_iy`, `beside_iy`.*/
        pub const IYL: Phys<super::I8> = Phys::assume(Reg(12u16));
        ///`ix`: 16 bits of bank `int`. Encoding 4, unit 9. Reserved. The frame register. Never allocated.
        pub const IX: Phys<super::I16> = Phys::assume(Reg(13u16));
        ///`sp`: 16 bits of bank `int`. Encoding 3, unit 10. Reserved. The stack register. Never allocated.
        pub const SP: Phys<super::I16> = Phys::assume(Reg(14u16));
    }
    pub mod class {
        /*!The register classes.

## Classes of `i16`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `i16` | 4: `hl`, `de`, `bc`, `iy` |  | Home class: every register in which such a value may live. |
| `hl_only` | 1: `hl` | `pair`, `pointer` | The accumulator of words. |
| `index` | 1: `iy` | `pointer` |  |
| `pair` | 3: `hl`, `de`, `bc` | `i16` | Words that need no prefix. |
| `other_pair` | 2: `de`, `bc` | `pair` | What stands beside HL and IY. |
| `pointer` | 2: `hl`, `iy` | `i16` | Addresses of all byte instructions. |

## Classes of `i8`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `i8` | 9: `a`, `c`, `b`, `e`, `d`, `l`, `h`, `iyl`, `iyh` |  | Home class: every register in which such a value may live. |
| `acc` | 1: `a` | `plain` | The accumulator. |
| `byte` | 7: `a`, `c`, `b`, `e`, `d`, `l`, `h` | `i8` | Bytes that need no prefix. |
| `plain` | 5: `a`, `c`, `b`, `e`, `d` | `byte`, `beside_iy` | Bytes that stand beside any other. |
| `of_hl` | 2: `l`, `h` | `byte` | What stands beside no half of IY. |
| `of_iy` | 2: `iyl`, `iyh` | `beside_iy` | Halves of IY. |
| `beside_iy` | 7: `a`, `c`, `b`, `e`, `d`, `iyl`, `iyh` | `i8` | What stands beside a half of IY. |

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**Class `i16` of `i16`: `hl`, `de`, `bc`, `iy`.

Home class: every register in which such a value may live.

*/
        pub const I16: Class = Class(0u16);
        /**Class `i8` of `i8`: `a`, `c`, `b`, `e`, `d`, `l`, `h`, `iyl`, `iyh`.

Home class: every register in which such a value may live.

*/
        pub const I8: Class = Class(1u16);
        /**Class `acc` of `i8`: `a`.

The accumulator.

*/
        pub const ACC: Class = Class(2u16);
        /**Class `byte` of `i8`: `a`, `c`, `b`, `e`, `d`, `l`, `h`.

Bytes that need no prefix.

*/
        pub const BYTE: Class = Class(3u16);
        /**Class `plain` of `i8`: `a`, `c`, `b`, `e`, `d`.

Bytes that stand beside any other.

*/
        pub const PLAIN: Class = Class(4u16);
        /**Class `of_hl` of `i8`: `l`, `h`.

What stands beside no half of IY.

*/
        pub const OF_HL: Class = Class(5u16);
        /**Class `of_iy` of `i8`: `iyl`, `iyh`.

Halves of IY.

*/
        pub const OF_IY: Class = Class(6u16);
        /**Class `beside_iy` of `i8`: `a`, `c`, `b`, `e`, `d`, `iyl`, `iyh`.

What stands beside a half of IY.

*/
        pub const BESIDE_IY: Class = Class(7u16);
        /**Class `hl_only` of `i16`: `hl`.

The accumulator of words.

*/
        pub const HL_ONLY: Class = Class(8u16);
        /**Class `index` of `i16`: `iy`.

*/
        pub const INDEX: Class = Class(9u16);
        /**Class `pair` of `i16`: `hl`, `de`, `bc`.

Words that need no prefix.

*/
        pub const PAIR: Class = Class(10u16);
        /**Class `other_pair` of `i16`: `de`, `bc`.

What stands beside HL and IY.

*/
        pub const OTHER_PAIR: Class = Class(11u16);
        /**Class `pointer` of `i16`: `hl`, `iy`.

Addresses of all byte instructions.

*/
        pub const POINTER: Class = Class(12u16);
    }
    pub mod form {
        /*!The instruction forms.

## Operations

| form | defs | uses | clobbers | more | about |
| --- | --- | --- | --- | --- | --- |
| [`ld8_imm`](super::Ins::ld8_imm) | `dst`: `i8` |  |  | may be rematerialised instead of a reload | LD r,n |
| [`ld16_imm`](super::Ins::ld16_imm) | `dst`: `i16` |  |  | may be rematerialised instead of a reload | LD rr,nn |
| [`zero_a`](super::Ins::zero_a) | `dst`: `acc` |  |  | may be rematerialised instead of a reload or a move | XOR A |
| [`ld8`](super::Ins::ld8) | `dst`: `i8` | `src`: `i8` or slot |  | if `dst` is in `of_iy`, `src` is in `beside_iy`; if `src` is in `of_iy`, `dst` is in `beside_iy` | LD r,r: a copy that the client asks for. |
| [`low`](super::Ins::low) | `dst`: `i8` | `src`: `i16` |  | `dst` is in the register of `src` | The low byte of a word, where it is. |
| [`high`](super::Ins::high) | `dst`: `i8` | `src`: `i16` |  | `dst` is at the high end of the register of `src` | The high byte of a word, where it is. |
| [`split`](super::Ins::split) | `low_byte`: `i8`; `high_byte`: `i8` | `src`: `i16` |  | `low_byte` is in the register of `src`; `high_byte` is at the high end of the register of `src` | Both bytes of a word, where they are. |
| [`zext`](super::Ins::zext) | `dst`: `pair` | `src`: `plain` |  | `dst` overlaps `src` at the low end only | LD low,src and LD high,0, of which the first may be nothing. |
| [`sext`](super::Ins::sext) | `dst`: `pair` | `src`: `acc` | `a` |  | LD low,A; RLCA; SBC A,A; LD high,A. |
| [`pack`](super::Ins::pack) | `dst`: `i16` | `low_byte`: `i8`; `high_byte`: `i8` |  | `dst` is in the register of `low_byte`; `dst` is at the high end of the register of `high_byte` | The word of two bytes, where they are. |
| [`frame_address`](super::Ins::frame_address) | `dst`: `hl_only` |  |  | needs `offset`: `other_pair`, a scratch register | LD HL,offset; PUSH IX; POP rr; ADD HL,rr. |
| [`exchange`](super::Ins::exchange) | `x`: `de`; `y`: `hl` | `a`: `hl`; `b`: `de` |  |  | EX DE,HL. |
| [`ld8_ptr`](super::Ins::ld8_ptr) | `dst`: `byte` | `ptr`: `pointer` |  | or `ld8_ptr/other`: `dst`: `acc`; `ptr`: `other_pair` | LD r,(HL) or LD r,(IY+d). |
| [`st8_ptr`](super::Ins::st8_ptr) |  | `src`: `byte`; `ptr`: `pointer` |  | or `st8_ptr/other`: `src`: `acc`; `ptr`: `other_pair` | LD (HL),r or LD (IY+d),r. |
| [`st8_ptr_imm`](super::Ins::st8_ptr_imm) |  | `ptr`: `pointer` |  |  | LD (HL),n |
| [`ld16_ptr`](super::Ins::ld16_ptr) | `dst`: `other_pair`, early: not the register of a use; `at`: `hl_only`, the register of `ptr` | `ptr`: `hl_only` |  |  | LD low,(HL); INC HL; LD high,(HL). |
| [`ld16_disp`](super::Ins::ld16_disp) | `dst`: `pair`, early: not the register of a use | `ptr`: `index` |  |  | LD low,(IY+d); LD high,(IY+d+1). |
| [`st16_ptr`](super::Ins::st16_ptr) | `at`: `hl_only`, the register of `ptr` | `src`: `other_pair`; `ptr`: `hl_only` |  |  | LD (HL),low; INC HL; LD (HL),high. |
| [`st16_disp`](super::Ins::st16_disp) |  | `src`: `pair`; `ptr`: `index` |  |  | LD (IY+d),low; LD (IY+d+1),high. |
| [`ld8_abs`](super::Ins::ld8_abs) | `dst`: `acc` |  |  |  | LD A,(nn) |
| [`st8_abs`](super::Ins::st8_abs) |  | `src`: `acc` |  |  | LD (nn),A |
| [`ld16_abs`](super::Ins::ld16_abs) | `dst`: `i16` |  |  |  | LD rr,(nn) |
| [`st16_abs`](super::Ins::st16_abs) |  | `src`: `i16` |  |  | LD (nn),rr |
| [`ldir`](super::Ins::ldir) | `from`: `hl`; `to`: `de`; `left`: `bc` | `src`: `hl`; `dst`: `de`; `count`: `bc` |  |  | LDIR or LDDR: copies a block. |
| [`cpir`](super::Ins::cpir) | `at`: `hl`; `left`: `bc` | `src`: `hl`; `count`: `bc`; `byte`: `a` |  |  | CPIR or CPDR: looks for a byte. |
| [`add8`](super::Ins::add8) | `dst`: `acc`, the register of `a` | `a`: `acc`; `b`: `i8` or slot |  | or `add8/swapped`: `dst`: `acc`, the register of `b`; `a`: `i8` or slot; `b`: `acc` | add A,r, or A,(IX+d). |
| [`and8`](super::Ins::and8) | `dst`: `acc`, the register of `a` | `a`: `acc`; `b`: `i8` or slot |  | or `and8/swapped`: `dst`: `acc`, the register of `b`; `a`: `i8` or slot; `b`: `acc` | and A,r, or A,(IX+d). |
| [`or8`](super::Ins::or8) | `dst`: `acc`, the register of `a` | `a`: `acc`; `b`: `i8` or slot |  | or `or8/swapped`: `dst`: `acc`, the register of `b`; `a`: `i8` or slot; `b`: `acc` | or A,r, or A,(IX+d). |
| [`xor8`](super::Ins::xor8) | `dst`: `acc`, the register of `a` | `a`: `acc`; `b`: `i8` or slot |  | or `xor8/swapped`: `dst`: `acc`, the register of `b`; `a`: `i8` or slot; `b`: `acc` | xor A,r, or A,(IX+d). |
| [`sub8`](super::Ins::sub8) | `dst`: `acc`, the register of `a` | `a`: `acc`; `b`: `i8` or slot |  |  | SUB r, or (IX+d). |
| [`add8_imm`](super::Ins::add8_imm) | `dst`: `acc`, the register of `a` | `a`: `acc` |  |  | add A,n. |
| [`sub8_imm`](super::Ins::sub8_imm) | `dst`: `acc`, the register of `a` | `a`: `acc` |  |  | sub A,n. |
| [`and8_imm`](super::Ins::and8_imm) | `dst`: `acc`, the register of `a` | `a`: `acc` |  |  | and A,n. |
| [`or8_imm`](super::Ins::or8_imm) | `dst`: `acc`, the register of `a` | `a`: `acc` |  |  | or A,n. |
| [`xor8_imm`](super::Ins::xor8_imm) | `dst`: `acc`, the register of `a` | `a`: `acc` |  |  | xor A,n. |
| [`add8_ptr`](super::Ins::add8_ptr) | `dst`: `acc`, the register of `a` | `a`: `acc`; `ptr`: `pointer` |  |  | add A,(HL), or (IY+d). |
| [`sub8_ptr`](super::Ins::sub8_ptr) | `dst`: `acc`, the register of `a` | `a`: `acc`; `ptr`: `pointer` |  |  | sub A,(HL), or (IY+d). |
| [`and8_ptr`](super::Ins::and8_ptr) | `dst`: `acc`, the register of `a` | `a`: `acc`; `ptr`: `pointer` |  |  | and A,(HL), or (IY+d). |
| [`or8_ptr`](super::Ins::or8_ptr) | `dst`: `acc`, the register of `a` | `a`: `acc`; `ptr`: `pointer` |  |  | or A,(HL), or (IY+d). |
| [`xor8_ptr`](super::Ins::xor8_ptr) | `dst`: `acc`, the register of `a` | `a`: `acc`; `ptr`: `pointer` |  |  | xor A,(HL), or (IY+d). |
| [`inc8`](super::Ins::inc8) | `dst`: `i8`, the register of `a` | `a`: `i8` |  | or `inc8/in_slot`: `dst`: the slot of `a`; `a`: slot of `i8` | inc r, or (IX+d). |
| [`dec8`](super::Ins::dec8) | `dst`: `i8`, the register of `a` | `a`: `i8` |  | or `dec8/in_slot`: `dst`: the slot of `a`; `a`: slot of `i8` | dec r, or (IX+d). |
| [`inc8_ptr`](super::Ins::inc8_ptr) |  | `ptr`: `pointer` |  |  | inc (HL), or (IY+d). |
| [`dec8_ptr`](super::Ins::dec8_ptr) |  | `ptr`: `pointer` |  |  | dec (HL), or (IY+d). |
| [`sla8_ptr`](super::Ins::sla8_ptr) |  | `ptr`: `pointer` |  |  | sla (HL), or (IY+d). |
| [`sra8_ptr`](super::Ins::sra8_ptr) |  | `ptr`: `pointer` |  |  | sra (HL), or (IY+d). |
| [`srl8_ptr`](super::Ins::srl8_ptr) |  | `ptr`: `pointer` |  |  | srl (HL), or (IY+d). |
| [`set8_ptr`](super::Ins::set8_ptr) |  | `ptr`: `pointer` |  |  | set (HL), or (IY+d). |
| [`res8_ptr`](super::Ins::res8_ptr) |  | `ptr`: `pointer` |  |  | res (HL), or (IY+d). |
| [`neg8`](super::Ins::neg8), [`cpl8`](super::Ins::cpl8), [`daa8`](super::Ins::daa8) | `dst`: `acc`, the register of `a` | `a`: `acc` |  |  |  |
| [`rlc8`](super::Ins::rlc8) | `dst`: `byte`, the register of `a` | `a`: `byte` |  | or `rlc8/in_slot`: `dst`: the slot of `a`; `a`: slot of `i8` | rlc r, or (IX+d). |
| [`rrc8`](super::Ins::rrc8) | `dst`: `byte`, the register of `a` | `a`: `byte` |  | or `rrc8/in_slot`: `dst`: the slot of `a`; `a`: slot of `i8` | rrc r, or (IX+d). |
| [`sla8`](super::Ins::sla8) | `dst`: `byte`, the register of `a` | `a`: `byte` |  | or `sla8/in_slot`: `dst`: the slot of `a`; `a`: slot of `i8` | sla r, or (IX+d). |
| [`sra8`](super::Ins::sra8) | `dst`: `byte`, the register of `a` | `a`: `byte` |  | or `sra8/in_slot`: `dst`: the slot of `a`; `a`: slot of `i8` | sra r, or (IX+d). |
| [`srl8`](super::Ins::srl8) | `dst`: `byte`, the register of `a` | `a`: `byte` |  | or `srl8/in_slot`: `dst`: the slot of `a`; `a`: slot of `i8` | srl r, or (IX+d). |
| [`set8`](super::Ins::set8) | `dst`: `byte`, the register of `a` | `a`: `byte` |  | or `set8/in_slot`: `dst`: the slot of `a`; `a`: slot of `i8` | set r, or (IX+d). |
| [`res8`](super::Ins::res8) | `dst`: `byte`, the register of `a` | `a`: `byte` |  | or `res8/in_slot`: `dst`: the slot of `a`; `a`: slot of `i8` | res r, or (IX+d). |
| [`sll8`](super::Ins::sll8) | `dst`: `byte`, the register of `a` | `a`: `byte` |  |  | SLL r: shifts a one in. |
| [`add16`](super::Ins::add16) | `dst`: `hl_only`, the register of `a` | `a`: `hl_only`; `b`: `pair` |  | or `add16/swapped`: `dst`: `hl_only`, the register of `b`; `a`: `pair`; `b`: `hl_only`; or `add16/index`: `dst`: `index`, the register of `a`; `a`: `index`; `b`: `other_pair`; costs 0.4 more | ADD HL,rr, or ADD IY,rr. |
| [`double16`](super::Ins::double16) | `dst`: `pointer`, the register of `a` | `a`: `pointer` |  |  | ADD HL,HL, or ADD IY,IY. |
| [`sub16`](super::Ins::sub16) | `dst`: `hl_only`, the register of `a` | `a`: `hl_only`; `b`: `other_pair` |  |  | OR A; SBC HL,rr. |
| [`inc16`](super::Ins::inc16) | `dst`: `i16`, the register of `a` | `a`: `i16` |  |  | inc rr. |
| [`dec16`](super::Ins::dec16) | `dst`: `i16`, the register of `a` | `a`: `i16` |  |  | dec rr. |
| [`and16`](super::Ins::and16) | `dst`: `pair`, the register of `a` | `a`: `pair`; `b`: `pair` | `a` |  | LD A,low; and low; LD low,A, and the same of the high bytes. |
| [`or16`](super::Ins::or16) | `dst`: `pair`, the register of `a` | `a`: `pair`; `b`: `pair` | `a` |  | LD A,low; or low; LD low,A, and the same of the high bytes. |
| [`xor16`](super::Ins::xor16) | `dst`: `pair`, the register of `a` | `a`: `pair`; `b`: `pair` | `a` |  | LD A,low; xor low; LD low,A, and the same of the high bytes. |
| [`neg16`](super::Ins::neg16), [`cpl16`](super::Ins::cpl16) | `dst`: `pair`, the register of `a` | `a`: `pair` | `a` |  | By A, byte by byte. |
| [`sra16`](super::Ins::sra16), [`srl16`](super::Ins::srl16), [`rl16`](super::Ins::rl16) | `dst`: `pair`, the register of `a` | `a`: `pair` |  |  | One byte, then the other through the carry. |
| [`add32`](super::Ins::add32) | `low`: `hl`; `high`: `de` | `a_low`: `hl`; `a_high`: `de`; `b_low`: `bc`; `b_high`: slot of `i16` | `bc` |  | ADD HL,BC; EX DE,HL; ADC HL of the high word, from the stack; EX DE,HL. |
| [`mul8`](super::Ins::mul8) | `product`: `de` | `a`: `a`; `b`: `l` | `bc`, `hl`, `a` |  | CALL of SDCC's __muluchar: a product of bytes. |
| [`mul16`](super::Ins::mul16) | `product`: `de` | `a`: `hl`; `b`: `de` | `bc`, `hl`, `a` |  | CALL of SDCC's __mulint. |
| [`divu16`](super::Ins::divu16) | `dst`: `de` | `a`: `hl`; `b`: `de` | `bc`, `hl`, `a` |  | CALL of SDCC's library: divu of words. |
| [`divs16`](super::Ins::divs16) | `dst`: `de` | `a`: `hl`; `b`: `de` | `bc`, `hl`, `a` |  | CALL of SDCC's library: divs of words. |
| [`modu16`](super::Ins::modu16) | `dst`: `de` | `a`: `hl`; `b`: `de` | `bc`, `hl`, `a` |  | CALL of SDCC's library: modu of words. |
| [`mods16`](super::Ins::mods16) | `dst`: `de` | `a`: `hl`; `b`: `de` | `bc`, `hl`, `a` |  | CALL of SDCC's library: mods of words. |
| [`in8`](super::Ins::in8) | `dst`: `byte` | `port`: `bc` |  |  | IN r,(C) |
| [`out8`](super::Ins::out8) |  | `src`: `byte`; `port`: `bc` |  |  | OUT (C),r |
| [`in8_imm`](super::Ins::in8_imm) | `dst`: `acc` |  |  |  | IN A,(n) |
| [`out8_imm`](super::Ins::out8_imm) |  | `src`: `acc` |  |  | OUT (n),A |

## Branches

| form | defs | uses | clobbers | more | about |
| --- | --- | --- | --- | --- | --- |
| [`jp`](super::Ins::jp) |  |  |  | goes to one block | JP or JR. |
| [`djnz`](super::Ins::djnz) | `left`: `b` | `n`: `b` |  | goes to one of 2 blocks | DJNZ: counts down in B. |
| [`cp8_j`](super::Ins::cp8_j) |  | `a`: `acc`; `b`: `i8` or slot |  | goes to one of 2 blocks | CP r, or (IX+d), and a conditional jump. |
| [`cp8_imm_j`](super::Ins::cp8_imm_j) |  | `a`: `acc` |  | goes to one of 2 blocks | CP n, and a conditional jump. |
| [`cp8_ptr_j`](super::Ins::cp8_ptr_j) |  | `a`: `acc`; `ptr`: `pointer` |  | goes to one of 2 blocks | CP (HL), and a conditional jump. |
| [`tst8_j`](super::Ins::tst8_j) |  | `a`: `acc` |  | goes to one of 2 blocks | OR A, and a conditional jump. |
| [`bit8_j`](super::Ins::bit8_j) |  | `a`: `byte` |  | goes to one of 2 blocks; or `bit8_j/in_slot`: `a`: slot of `i8` | BIT n,r, or n,(IX+d), and a conditional jump. |
| [`tst16_j`](super::Ins::tst16_j) |  | `a`: `pair` | `a` | goes to one of 2 blocks | LD A,high; OR low; and a conditional jump. |
| [`cp16_j`](super::Ins::cp16_j) |  | `a`: `hl_only`; `b`: `other_pair` | `hl` | goes to one of 2 blocks | OR A; SBC HL,rr; and a conditional jump. |
| [`jp_ptr`](super::Ins::jp_ptr) |  | `target`: `pointer` |  |  | JP (HL), or (IY): through a table. |

## Traps

| form | defs | uses | clobbers | about |
| --- | --- | --- | --- | --- |
| [`halt`](super::Ins::halt) |  |  |  | HALT. |

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**LD r,n

Built by [`ld8_imm`](super::Ins::ld8_imm).*/
        pub const LD8_IMM: Form = Form(0u32);
        /**LD rr,nn

Built by [`ld16_imm`](super::Ins::ld16_imm).*/
        pub const LD16_IMM: Form = Form(1u32);
        /**XOR A

Built by [`zero_a`](super::Ins::zero_a).*/
        pub const ZERO_A: Form = Form(2u32);
        /**LD r,r: a copy that the client asks for.

Built by [`ld8`](super::Ins::ld8).*/
        pub const LD8: Form = Form(3u32);
        /**The low byte of a word, where it is.

Built by [`low`](super::Ins::low).*/
        pub const LOW: Form = Form(4u32);
        /**The high byte of a word, where it is.

Built by [`high`](super::Ins::high).*/
        pub const HIGH: Form = Form(5u32);
        /**Both bytes of a word, where they are.

Built by [`split`](super::Ins::split).*/
        pub const SPLIT: Form = Form(6u32);
        /**LD low,src and LD high,0, of which the first may be nothing.

Built by [`zext`](super::Ins::zext).*/
        pub const ZEXT: Form = Form(7u32);
        /**LD low,A; RLCA; SBC A,A; LD high,A.

Built by [`sext`](super::Ins::sext).*/
        pub const SEXT: Form = Form(8u32);
        /**The word of two bytes, where they are.

Built by [`pack`](super::Ins::pack).*/
        pub const PACK: Form = Form(9u32);
        /**LD HL,offset; PUSH IX; POP rr; ADD HL,rr.

Built by [`frame_address`](super::Ins::frame_address).*/
        pub const FRAME_ADDRESS: Form = Form(10u32);
        /**EX DE,HL.

Built by [`exchange`](super::Ins::exchange).*/
        pub const EXCHANGE: Form = Form(11u32);
        /**LD r,(HL) or LD r,(IY+d).

Built by [`ld8_ptr`](super::Ins::ld8_ptr).*/
        pub const LD8_PTR: Form = Form(12u32);
        ///An alternative of [`LD8_PTR`](LD8_PTR).
        pub const LD8_PTR_OTHER: Form = Form(13u32);
        /**LD (HL),r or LD (IY+d),r.

Built by [`st8_ptr`](super::Ins::st8_ptr).*/
        pub const ST8_PTR: Form = Form(14u32);
        ///An alternative of [`ST8_PTR`](ST8_PTR).
        pub const ST8_PTR_OTHER: Form = Form(15u32);
        /**LD (HL),n

Built by [`st8_ptr_imm`](super::Ins::st8_ptr_imm).*/
        pub const ST8_PTR_IMM: Form = Form(16u32);
        /**LD low,(HL); INC HL; LD high,(HL).

Built by [`ld16_ptr`](super::Ins::ld16_ptr).*/
        pub const LD16_PTR: Form = Form(17u32);
        /**LD low,(IY+d); LD high,(IY+d+1).

Built by [`ld16_disp`](super::Ins::ld16_disp).*/
        pub const LD16_DISP: Form = Form(18u32);
        /**LD (HL),low; INC HL; LD (HL),high.

Built by [`st16_ptr`](super::Ins::st16_ptr).*/
        pub const ST16_PTR: Form = Form(19u32);
        /**LD (IY+d),low; LD (IY+d+1),high.

Built by [`st16_disp`](super::Ins::st16_disp).*/
        pub const ST16_DISP: Form = Form(20u32);
        /**LD A,(nn)

Built by [`ld8_abs`](super::Ins::ld8_abs).*/
        pub const LD8_ABS: Form = Form(21u32);
        /**LD (nn),A

Built by [`st8_abs`](super::Ins::st8_abs).*/
        pub const ST8_ABS: Form = Form(22u32);
        /**LD rr,(nn)

Built by [`ld16_abs`](super::Ins::ld16_abs).*/
        pub const LD16_ABS: Form = Form(23u32);
        /**LD (nn),rr

Built by [`st16_abs`](super::Ins::st16_abs).*/
        pub const ST16_ABS: Form = Form(24u32);
        /**LDIR or LDDR: copies a block.

Built by [`ldir`](super::Ins::ldir).*/
        pub const LDIR: Form = Form(25u32);
        /**CPIR or CPDR: looks for a byte.

Built by [`cpir`](super::Ins::cpir).*/
        pub const CPIR: Form = Form(26u32);
        /**add A,r, or A,(IX+d).

Built by [`add8`](super::Ins::add8).*/
        pub const ADD8: Form = Form(27u32);
        ///An alternative of [`ADD8`](ADD8).
        pub const ADD8_SWAPPED: Form = Form(28u32);
        /**and A,r, or A,(IX+d).

Built by [`and8`](super::Ins::and8).*/
        pub const AND8: Form = Form(29u32);
        ///An alternative of [`AND8`](AND8).
        pub const AND8_SWAPPED: Form = Form(30u32);
        /**or A,r, or A,(IX+d).

Built by [`or8`](super::Ins::or8).*/
        pub const OR8: Form = Form(31u32);
        ///An alternative of [`OR8`](OR8).
        pub const OR8_SWAPPED: Form = Form(32u32);
        /**xor A,r, or A,(IX+d).

Built by [`xor8`](super::Ins::xor8).*/
        pub const XOR8: Form = Form(33u32);
        ///An alternative of [`XOR8`](XOR8).
        pub const XOR8_SWAPPED: Form = Form(34u32);
        /**SUB r, or (IX+d).

Built by [`sub8`](super::Ins::sub8).*/
        pub const SUB8: Form = Form(35u32);
        /**add A,n.

Built by [`add8_imm`](super::Ins::add8_imm).*/
        pub const ADD8_IMM: Form = Form(36u32);
        /**sub A,n.

Built by [`sub8_imm`](super::Ins::sub8_imm).*/
        pub const SUB8_IMM: Form = Form(37u32);
        /**and A,n.

Built by [`and8_imm`](super::Ins::and8_imm).*/
        pub const AND8_IMM: Form = Form(38u32);
        /**or A,n.

Built by [`or8_imm`](super::Ins::or8_imm).*/
        pub const OR8_IMM: Form = Form(39u32);
        /**xor A,n.

Built by [`xor8_imm`](super::Ins::xor8_imm).*/
        pub const XOR8_IMM: Form = Form(40u32);
        /**add A,(HL), or (IY+d).

Built by [`add8_ptr`](super::Ins::add8_ptr).*/
        pub const ADD8_PTR: Form = Form(41u32);
        /**sub A,(HL), or (IY+d).

Built by [`sub8_ptr`](super::Ins::sub8_ptr).*/
        pub const SUB8_PTR: Form = Form(42u32);
        /**and A,(HL), or (IY+d).

Built by [`and8_ptr`](super::Ins::and8_ptr).*/
        pub const AND8_PTR: Form = Form(43u32);
        /**or A,(HL), or (IY+d).

Built by [`or8_ptr`](super::Ins::or8_ptr).*/
        pub const OR8_PTR: Form = Form(44u32);
        /**xor A,(HL), or (IY+d).

Built by [`xor8_ptr`](super::Ins::xor8_ptr).*/
        pub const XOR8_PTR: Form = Form(45u32);
        /**inc r, or (IX+d).

Built by [`inc8`](super::Ins::inc8).*/
        pub const INC8: Form = Form(46u32);
        ///An alternative of [`INC8`](INC8).
        pub const INC8_IN_SLOT: Form = Form(47u32);
        /**dec r, or (IX+d).

Built by [`dec8`](super::Ins::dec8).*/
        pub const DEC8: Form = Form(48u32);
        ///An alternative of [`DEC8`](DEC8).
        pub const DEC8_IN_SLOT: Form = Form(49u32);
        /**inc (HL), or (IY+d).

Built by [`inc8_ptr`](super::Ins::inc8_ptr).*/
        pub const INC8_PTR: Form = Form(50u32);
        /**dec (HL), or (IY+d).

Built by [`dec8_ptr`](super::Ins::dec8_ptr).*/
        pub const DEC8_PTR: Form = Form(51u32);
        /**sla (HL), or (IY+d).

Built by [`sla8_ptr`](super::Ins::sla8_ptr).*/
        pub const SLA8_PTR: Form = Form(52u32);
        /**sra (HL), or (IY+d).

Built by [`sra8_ptr`](super::Ins::sra8_ptr).*/
        pub const SRA8_PTR: Form = Form(53u32);
        /**srl (HL), or (IY+d).

Built by [`srl8_ptr`](super::Ins::srl8_ptr).*/
        pub const SRL8_PTR: Form = Form(54u32);
        /**set (HL), or (IY+d).

Built by [`set8_ptr`](super::Ins::set8_ptr).*/
        pub const SET8_PTR: Form = Form(55u32);
        /**res (HL), or (IY+d).

Built by [`res8_ptr`](super::Ins::res8_ptr).*/
        pub const RES8_PTR: Form = Form(56u32);
        /**

Built by [`neg8`](super::Ins::neg8).*/
        pub const NEG8: Form = Form(57u32);
        /**

Built by [`cpl8`](super::Ins::cpl8).*/
        pub const CPL8: Form = Form(58u32);
        /**

Built by [`daa8`](super::Ins::daa8).*/
        pub const DAA8: Form = Form(59u32);
        /**rlc r, or (IX+d).

Built by [`rlc8`](super::Ins::rlc8).*/
        pub const RLC8: Form = Form(60u32);
        ///An alternative of [`RLC8`](RLC8).
        pub const RLC8_IN_SLOT: Form = Form(61u32);
        /**rrc r, or (IX+d).

Built by [`rrc8`](super::Ins::rrc8).*/
        pub const RRC8: Form = Form(62u32);
        ///An alternative of [`RRC8`](RRC8).
        pub const RRC8_IN_SLOT: Form = Form(63u32);
        /**sla r, or (IX+d).

Built by [`sla8`](super::Ins::sla8).*/
        pub const SLA8: Form = Form(64u32);
        ///An alternative of [`SLA8`](SLA8).
        pub const SLA8_IN_SLOT: Form = Form(65u32);
        /**sra r, or (IX+d).

Built by [`sra8`](super::Ins::sra8).*/
        pub const SRA8: Form = Form(66u32);
        ///An alternative of [`SRA8`](SRA8).
        pub const SRA8_IN_SLOT: Form = Form(67u32);
        /**srl r, or (IX+d).

Built by [`srl8`](super::Ins::srl8).*/
        pub const SRL8: Form = Form(68u32);
        ///An alternative of [`SRL8`](SRL8).
        pub const SRL8_IN_SLOT: Form = Form(69u32);
        /**set r, or (IX+d).

Built by [`set8`](super::Ins::set8).*/
        pub const SET8: Form = Form(70u32);
        ///An alternative of [`SET8`](SET8).
        pub const SET8_IN_SLOT: Form = Form(71u32);
        /**res r, or (IX+d).

Built by [`res8`](super::Ins::res8).*/
        pub const RES8: Form = Form(72u32);
        ///An alternative of [`RES8`](RES8).
        pub const RES8_IN_SLOT: Form = Form(73u32);
        /**SLL r: shifts a one in.

Built by [`sll8`](super::Ins::sll8).*/
        pub const SLL8: Form = Form(74u32);
        /**ADD HL,rr, or ADD IY,rr.

Built by [`add16`](super::Ins::add16).*/
        pub const ADD16: Form = Form(75u32);
        ///An alternative of [`ADD16`](ADD16).
        pub const ADD16_SWAPPED: Form = Form(76u32);
        ///An alternative of [`ADD16`](ADD16).
        pub const ADD16_INDEX: Form = Form(77u32);
        /**ADD HL,HL, or ADD IY,IY.

Built by [`double16`](super::Ins::double16).*/
        pub const DOUBLE16: Form = Form(78u32);
        /**OR A; SBC HL,rr.

Built by [`sub16`](super::Ins::sub16).*/
        pub const SUB16: Form = Form(79u32);
        /**inc rr.

Built by [`inc16`](super::Ins::inc16).*/
        pub const INC16: Form = Form(80u32);
        /**dec rr.

Built by [`dec16`](super::Ins::dec16).*/
        pub const DEC16: Form = Form(81u32);
        /**LD A,low; and low; LD low,A, and the same of the high bytes.

Built by [`and16`](super::Ins::and16).*/
        pub const AND16: Form = Form(82u32);
        /**LD A,low; or low; LD low,A, and the same of the high bytes.

Built by [`or16`](super::Ins::or16).*/
        pub const OR16: Form = Form(83u32);
        /**LD A,low; xor low; LD low,A, and the same of the high bytes.

Built by [`xor16`](super::Ins::xor16).*/
        pub const XOR16: Form = Form(84u32);
        /**By A, byte by byte.

Built by [`neg16`](super::Ins::neg16).*/
        pub const NEG16: Form = Form(85u32);
        /**By A, byte by byte.

Built by [`cpl16`](super::Ins::cpl16).*/
        pub const CPL16: Form = Form(86u32);
        /**One byte, then the other through the carry.

Built by [`sra16`](super::Ins::sra16).*/
        pub const SRA16: Form = Form(87u32);
        /**One byte, then the other through the carry.

Built by [`srl16`](super::Ins::srl16).*/
        pub const SRL16: Form = Form(88u32);
        /**One byte, then the other through the carry.

Built by [`rl16`](super::Ins::rl16).*/
        pub const RL16: Form = Form(89u32);
        /**ADD HL,BC; EX DE,HL; ADC HL of the high word, from the stack; EX DE,HL.

Built by [`add32`](super::Ins::add32).*/
        pub const ADD32: Form = Form(90u32);
        /**CALL of SDCC's __muluchar: a product of bytes.

Built by [`mul8`](super::Ins::mul8).*/
        pub const MUL8: Form = Form(91u32);
        /**CALL of SDCC's __mulint.

Built by [`mul16`](super::Ins::mul16).*/
        pub const MUL16: Form = Form(92u32);
        /**CALL of SDCC's library: divu of words.

Built by [`divu16`](super::Ins::divu16).*/
        pub const DIVU16: Form = Form(93u32);
        /**CALL of SDCC's library: divs of words.

Built by [`divs16`](super::Ins::divs16).*/
        pub const DIVS16: Form = Form(94u32);
        /**CALL of SDCC's library: modu of words.

Built by [`modu16`](super::Ins::modu16).*/
        pub const MODU16: Form = Form(95u32);
        /**CALL of SDCC's library: mods of words.

Built by [`mods16`](super::Ins::mods16).*/
        pub const MODS16: Form = Form(96u32);
        /**IN r,(C)

Built by [`in8`](super::Ins::in8).*/
        pub const IN8: Form = Form(97u32);
        /**OUT (C),r

Built by [`out8`](super::Ins::out8).*/
        pub const OUT8: Form = Form(98u32);
        /**IN A,(n)

Built by [`in8_imm`](super::Ins::in8_imm).*/
        pub const IN8_IMM: Form = Form(99u32);
        /**OUT (n),A

Built by [`out8_imm`](super::Ins::out8_imm).*/
        pub const OUT8_IMM: Form = Form(100u32);
        /**JP or JR.

Built by [`jp`](super::Ins::jp).*/
        pub const JP: Form = Form(101u32);
        /**DJNZ: counts down in B.

Built by [`djnz`](super::Ins::djnz).*/
        pub const DJNZ: Form = Form(102u32);
        /**CP r, or (IX+d), and a conditional jump.

Built by [`cp8_j`](super::Ins::cp8_j).*/
        pub const CP8_J: Form = Form(103u32);
        /**CP n, and a conditional jump.

Built by [`cp8_imm_j`](super::Ins::cp8_imm_j).*/
        pub const CP8_IMM_J: Form = Form(104u32);
        /**CP (HL), and a conditional jump.

Built by [`cp8_ptr_j`](super::Ins::cp8_ptr_j).*/
        pub const CP8_PTR_J: Form = Form(105u32);
        /**OR A, and a conditional jump.

Built by [`tst8_j`](super::Ins::tst8_j).*/
        pub const TST8_J: Form = Form(106u32);
        /**BIT n,r, or n,(IX+d), and a conditional jump.

Built by [`bit8_j`](super::Ins::bit8_j).*/
        pub const BIT8_J: Form = Form(107u32);
        ///An alternative of [`BIT8_J`](BIT8_J).
        pub const BIT8_J_IN_SLOT: Form = Form(108u32);
        /**LD A,high; OR low; and a conditional jump.

Built by [`tst16_j`](super::Ins::tst16_j).*/
        pub const TST16_J: Form = Form(109u32);
        /**OR A; SBC HL,rr; and a conditional jump.

Built by [`cp16_j`](super::Ins::cp16_j).*/
        pub const CP16_J: Form = Form(110u32);
        /**JP (HL), or (IY): through a table.

Built by [`jp_ptr`](super::Ins::jp_ptr).*/
        pub const JP_PTR: Form = Form(111u32);
        /**HALT.

Built by [`halt`](super::Ins::halt).*/
        pub const HALT: Form = Form(112u32);
    }
    pub mod conv {
        /*!The calling conventions.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**__sdcccall(1), for two bytes, in A and L, or for words, in HL and DE and on the stack. A result is in A or DE. Where a byte and a word are mixed, or there are more bytes, SDCC has some elsewhere: the client makes these calls by forms of their own.

|  | registers |
| --- | --- |
| arguments, `int` | `a`, `hl`, `de` |
| arguments of one kind, one after the other | `i16`: `hl`, `de`; `i8`: `a`, `l`, `e` |
| results, `int` | `a`, `de` |
| callee-saved |  |
| clobbered by a call | `bc`, `de`, `hl`, `a`, `iy` |

Arguments take their registers in order, each bank by itself; those for which none is left go on the stack in slots of 1 byte. The stack is aligned to 1 byte at a call.

*/
        pub const SDCCCALL1: Convention<super::Target> = Convention::assume(Conv(0u8));
        /**__sdcccall(0): all arguments are on the stack. A result is in L or HL.

|  | registers |
| --- | --- |
| arguments of one kind, one after the other |  |
| results, `int` | `hl` |
| callee-saved |  |
| clobbered by a call | `bc`, `de`, `hl`, `a`, `iy` |

Arguments take their registers in order, each bank by itself; those for which none is left go on the stack in slots of 1 byte. The stack is aligned to 1 byte at a call.

*/
        pub const SDCCCALL0: Convention<super::Target> = Convention::assume(Conv(1u8));
        /**As `sdcccall1`, and a function leaves IY as it was.

|  | registers |
| --- | --- |
| arguments, `int` | `a`, `hl`, `de` |
| arguments of one kind, one after the other | `i16`: `hl`, `de`; `i8`: `a`, `l`, `e` |
| results, `int` | `a`, `de` |
| callee-saved | `iy` |
| clobbered by a call | `bc`, `de`, `hl`, `a` |

Arguments take their registers in order, each bank by itself; those for which none is left go on the stack in slots of 1 byte. The stack is aligned to 1 byte at a call.

*/
        pub const CALLEE_IY: Convention<super::Target> = Convention::assume(Conv(2u8));
    }
    pub mod role {
        /*!What registers are for beyond holding values.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        pub use super::reg::SP as STACK;
        pub use super::reg::IX as FRAME;
    }
    ///Builds functions of `z80`; its [`ins`](::ssara_core::typed::Builder::ins) are [`Ins`].
    pub type Builder = ::ssara_core::typed::Builder<Target>;
    ///The instruction forms of `z80` as methods: each adds an instruction to the current block of a [`Builder`], takes its uses, and returns its defs as new values.
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
        pub enum a_high {}
        #[doc(hidden)]
        pub enum a_low {}
        #[doc(hidden)]
        pub enum b {}
        #[doc(hidden)]
        pub enum b_high {}
        #[doc(hidden)]
        pub enum b_low {}
        #[doc(hidden)]
        pub enum byte {}
        #[doc(hidden)]
        pub enum count {}
        #[doc(hidden)]
        pub enum dst {}
        #[doc(hidden)]
        pub enum high_byte {}
        #[doc(hidden)]
        pub enum low_byte {}
        #[doc(hidden)]
        pub enum n {}
        #[doc(hidden)]
        pub enum port {}
        #[doc(hidden)]
        pub enum ptr {}
        #[doc(hidden)]
        pub enum src {}
        #[doc(hidden)]
        pub enum target {}
    }
    const _: () = {
        use ::ssara_core::target::Form;
        use ::ssara_core::typed::{Goto, Val, ValueFor};
        impl Ins<'_> {
            /**LD r,n

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |

* may be rematerialised instead of a reload

*/
            #[inline]
            pub fn ld8_imm(&mut self) -> Val<I8> {
                let [_0] = self.0.emit(Form(0), &[]);
                Val::assume(_0)
            }
            /**LD rr,nn

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |

* may be rematerialised instead of a reload

*/
            #[inline]
            pub fn ld16_imm(&mut self) -> Val<I16> {
                let [_0] = self.0.emit(Form(1), &[]);
                Val::assume(_0)
            }
            /**XOR A

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `acc` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn zero_a(&mut self) -> Val<I8> {
                let [_0] = self.0.emit(Form(2), &[]);
                Val::assume(_0)
            }
            /**LD r,r: a copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `src` | use | `i8` or slot |

* if `dst` is in `of_iy`, `src` is in `beside_iy`
* if `src` is in `of_iy`, `dst` is in `beside_iy`

*/
            #[inline]
            pub fn ld8(&mut self, src: impl ValueFor<I8, operand::src>) -> Val<I8> {
                let [_0] = self.0.emit(Form(3), &[src.value()]);
                Val::assume(_0)
            }
            /**The low byte of a word, where it is.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `src` | use | `i16` |

* `dst` is in the register of `src`

*/
            #[inline]
            pub fn low(&mut self, src: impl ValueFor<I16, operand::src>) -> Val<I8> {
                let [_0] = self.0.emit(Form(4), &[src.value()]);
                Val::assume(_0)
            }
            /**The high byte of a word, where it is.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8` |
| `src` | use | `i16` |

* `dst` is at the high end of the register of `src`

*/
            #[inline]
            pub fn high(&mut self, src: impl ValueFor<I16, operand::src>) -> Val<I8> {
                let [_0] = self.0.emit(Form(5), &[src.value()]);
                Val::assume(_0)
            }
            /**Both bytes of a word, where they are.

| operand |  | register |
| --- | --- | --- |
| `low_byte` | def | `i8` |
| `high_byte` | def | `i8` |
| `src` | use | `i16` |

* `low_byte` is in the register of `src`
* `high_byte` is at the high end of the register of `src`

*/
            #[inline]
            pub fn split(
                &mut self,
                src: impl ValueFor<I16, operand::src>,
            ) -> (Val<I8>, Val<I8>) {
                let [_0, _1] = self.0.emit(Form(6), &[src.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**LD low,src and LD high,0, of which the first may be nothing.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pair` |
| `src` | use | `plain` |

* `dst` overlaps `src` at the low end only

*/
            #[inline]
            pub fn zext(&mut self, src: impl ValueFor<I8, operand::src>) -> Val<I16> {
                let [_0] = self.0.emit(Form(7), &[src.value()]);
                Val::assume(_0)
            }
            /**LD low,A; RLCA; SBC A,A; LD high,A.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pair` |
| `src` | use | `acc` |

Clobbers `a`.

*/
            #[inline]
            pub fn sext(&mut self, src: impl ValueFor<I8, operand::src>) -> Val<I16> {
                let [_0] = self.0.emit(Form(8), &[src.value()]);
                Val::assume(_0)
            }
            /**The word of two bytes, where they are.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |
| `low_byte` | use | `i8` |
| `high_byte` | use | `i8` |

* `dst` is in the register of `low_byte`
* `dst` is at the high end of the register of `high_byte`

*/
            #[inline]
            pub fn pack(
                &mut self,
                low_byte: impl ValueFor<I8, operand::low_byte>,
                high_byte: impl ValueFor<I8, operand::high_byte>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(9), &[low_byte.value(), high_byte.value()]);
                Val::assume(_0)
            }
            /**LD HL,offset; PUSH IX; POP rr; ADD HL,rr.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `hl_only` |
| `offset` | scratch | `other_pair`, a scratch register |

* needs `offset`: `other_pair`, a scratch register

*/
            #[inline]
            pub fn frame_address(&mut self) -> Val<I16> {
                let [_0] = self.0.emit(Form(10), &[]);
                Val::assume(_0)
            }
            /**EX DE,HL.

| operand |  | register |
| --- | --- | --- |
| `x` | def | `de` |
| `y` | def | `hl` |
| `a` | use | `hl` |
| `b` | use | `de` |

*/
            #[inline]
            pub fn exchange(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> (Val<I16>, Val<I16>) {
                let [_0, _1] = self.0.emit(Form(11), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**LD r,(HL) or LD r,(IY+d).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `byte` |
| `ptr` | use | `pointer` |

* or `ld8_ptr/other`: `dst`: `acc`; `ptr`: `other_pair`

*/
            #[inline]
            pub fn ld8_ptr(&mut self, ptr: impl ValueFor<I16, operand::ptr>) -> Val<I8> {
                let [_0] = self.0.emit(Form(12), &[ptr.value()]);
                Val::assume(_0)
            }
            /**LD (HL),r or LD (IY+d),r.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `byte` |
| `ptr` | use | `pointer` |

* or `st8_ptr/other`: `src`: `acc`; `ptr`: `other_pair`

*/
            #[inline]
            pub fn st8_ptr(
                &mut self,
                src: impl ValueFor<I8, operand::src>,
                ptr: impl ValueFor<I16, operand::ptr>,
            ) {
                let [] = self.0.emit(Form(14), &[src.value(), ptr.value()]);
            }
            /**LD (HL),n

| operand |  | register |
| --- | --- | --- |
| `ptr` | use | `pointer` |

*/
            #[inline]
            pub fn st8_ptr_imm(&mut self, ptr: impl ValueFor<I16, operand::ptr>) {
                let [] = self.0.emit(Form(16), &[ptr.value()]);
            }
            /**LD low,(HL); INC HL; LD high,(HL).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `other_pair`, early: not the register of a use |
| `at` | def | `hl_only`, the register of `ptr` |
| `ptr` | use | `hl_only` |

*/
            #[inline]
            pub fn ld16_ptr(
                &mut self,
                ptr: impl ValueFor<I16, operand::ptr>,
            ) -> (Val<I16>, Val<I16>) {
                let [_0, _1] = self.0.emit(Form(17), &[ptr.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**LD low,(IY+d); LD high,(IY+d+1).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pair`, early: not the register of a use |
| `ptr` | use | `index` |

*/
            #[inline]
            pub fn ld16_disp(
                &mut self,
                ptr: impl ValueFor<I16, operand::ptr>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(18), &[ptr.value()]);
                Val::assume(_0)
            }
            /**LD (HL),low; INC HL; LD (HL),high.

| operand |  | register |
| --- | --- | --- |
| `at` | def | `hl_only`, the register of `ptr` |
| `src` | use | `other_pair` |
| `ptr` | use | `hl_only` |

*/
            #[inline]
            pub fn st16_ptr(
                &mut self,
                src: impl ValueFor<I16, operand::src>,
                ptr: impl ValueFor<I16, operand::ptr>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(19), &[src.value(), ptr.value()]);
                Val::assume(_0)
            }
            /**LD (IY+d),low; LD (IY+d+1),high.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `pair` |
| `ptr` | use | `index` |

*/
            #[inline]
            pub fn st16_disp(
                &mut self,
                src: impl ValueFor<I16, operand::src>,
                ptr: impl ValueFor<I16, operand::ptr>,
            ) {
                let [] = self.0.emit(Form(20), &[src.value(), ptr.value()]);
            }
            /**LD A,(nn)

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `acc` |

*/
            #[inline]
            pub fn ld8_abs(&mut self) -> Val<I8> {
                let [_0] = self.0.emit(Form(21), &[]);
                Val::assume(_0)
            }
            /**LD (nn),A

| operand |  | register |
| --- | --- | --- |
| `src` | use | `acc` |

*/
            #[inline]
            pub fn st8_abs(&mut self, src: impl ValueFor<I8, operand::src>) {
                let [] = self.0.emit(Form(22), &[src.value()]);
            }
            /**LD rr,(nn)

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16` |

*/
            #[inline]
            pub fn ld16_abs(&mut self) -> Val<I16> {
                let [_0] = self.0.emit(Form(23), &[]);
                Val::assume(_0)
            }
            /**LD (nn),rr

| operand |  | register |
| --- | --- | --- |
| `src` | use | `i16` |

*/
            #[inline]
            pub fn st16_abs(&mut self, src: impl ValueFor<I16, operand::src>) {
                let [] = self.0.emit(Form(24), &[src.value()]);
            }
            /**LDIR or LDDR: copies a block.

| operand |  | register |
| --- | --- | --- |
| `from` | def | `hl` |
| `to` | def | `de` |
| `left` | def | `bc` |
| `src` | use | `hl` |
| `dst` | use | `de` |
| `count` | use | `bc` |

*/
            #[inline]
            pub fn ldir(
                &mut self,
                src: impl ValueFor<I16, operand::src>,
                dst: impl ValueFor<I16, operand::dst>,
                count: impl ValueFor<I16, operand::count>,
            ) -> (Val<I16>, Val<I16>, Val<I16>) {
                let [_0, _1, _2] = self
                    .0
                    .emit(Form(25), &[src.value(), dst.value(), count.value()]);
                (Val::assume(_0), Val::assume(_1), Val::assume(_2))
            }
            /**CPIR or CPDR: looks for a byte.

| operand |  | register |
| --- | --- | --- |
| `at` | def | `hl` |
| `left` | def | `bc` |
| `src` | use | `hl` |
| `count` | use | `bc` |
| `byte` | use | `a` |

*/
            #[inline]
            pub fn cpir(
                &mut self,
                src: impl ValueFor<I16, operand::src>,
                count: impl ValueFor<I16, operand::count>,
                byte: impl ValueFor<I8, operand::byte>,
            ) -> (Val<I16>, Val<I16>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(26), &[src.value(), count.value(), byte.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**add A,r, or A,(IX+d).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `acc`, the register of `a` |
| `a` | use | `acc` |
| `b` | use | `i8` or slot |

* or `add8/swapped`: `dst`: `acc`, the register of `b`; `a`: `i8` or slot; `b`: `acc`

*/
            #[inline]
            pub fn add8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(27), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**and A,r, or A,(IX+d).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `acc`, the register of `a` |
| `a` | use | `acc` |
| `b` | use | `i8` or slot |

* or `and8/swapped`: `dst`: `acc`, the register of `b`; `a`: `i8` or slot; `b`: `acc`

*/
            #[inline]
            pub fn and8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(29), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**or A,r, or A,(IX+d).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `acc`, the register of `a` |
| `a` | use | `acc` |
| `b` | use | `i8` or slot |

* or `or8/swapped`: `dst`: `acc`, the register of `b`; `a`: `i8` or slot; `b`: `acc`

*/
            #[inline]
            pub fn or8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(31), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**xor A,r, or A,(IX+d).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `acc`, the register of `a` |
| `a` | use | `acc` |
| `b` | use | `i8` or slot |

* or `xor8/swapped`: `dst`: `acc`, the register of `b`; `a`: `i8` or slot; `b`: `acc`

*/
            #[inline]
            pub fn xor8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(33), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**SUB r, or (IX+d).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `acc`, the register of `a` |
| `a` | use | `acc` |
| `b` | use | `i8` or slot |

*/
            #[inline]
            pub fn sub8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(35), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**add A,n.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `acc`, the register of `a` |
| `a` | use | `acc` |

*/
            #[inline]
            pub fn add8_imm(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(36), &[a.value()]);
                Val::assume(_0)
            }
            /**sub A,n.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `acc`, the register of `a` |
| `a` | use | `acc` |

*/
            #[inline]
            pub fn sub8_imm(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(37), &[a.value()]);
                Val::assume(_0)
            }
            /**and A,n.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `acc`, the register of `a` |
| `a` | use | `acc` |

*/
            #[inline]
            pub fn and8_imm(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(38), &[a.value()]);
                Val::assume(_0)
            }
            /**or A,n.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `acc`, the register of `a` |
| `a` | use | `acc` |

*/
            #[inline]
            pub fn or8_imm(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(39), &[a.value()]);
                Val::assume(_0)
            }
            /**xor A,n.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `acc`, the register of `a` |
| `a` | use | `acc` |

*/
            #[inline]
            pub fn xor8_imm(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(40), &[a.value()]);
                Val::assume(_0)
            }
            /**add A,(HL), or (IY+d).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `acc`, the register of `a` |
| `a` | use | `acc` |
| `ptr` | use | `pointer` |

*/
            #[inline]
            pub fn add8_ptr(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                ptr: impl ValueFor<I16, operand::ptr>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(41), &[a.value(), ptr.value()]);
                Val::assume(_0)
            }
            /**sub A,(HL), or (IY+d).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `acc`, the register of `a` |
| `a` | use | `acc` |
| `ptr` | use | `pointer` |

*/
            #[inline]
            pub fn sub8_ptr(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                ptr: impl ValueFor<I16, operand::ptr>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(42), &[a.value(), ptr.value()]);
                Val::assume(_0)
            }
            /**and A,(HL), or (IY+d).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `acc`, the register of `a` |
| `a` | use | `acc` |
| `ptr` | use | `pointer` |

*/
            #[inline]
            pub fn and8_ptr(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                ptr: impl ValueFor<I16, operand::ptr>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(43), &[a.value(), ptr.value()]);
                Val::assume(_0)
            }
            /**or A,(HL), or (IY+d).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `acc`, the register of `a` |
| `a` | use | `acc` |
| `ptr` | use | `pointer` |

*/
            #[inline]
            pub fn or8_ptr(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                ptr: impl ValueFor<I16, operand::ptr>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(44), &[a.value(), ptr.value()]);
                Val::assume(_0)
            }
            /**xor A,(HL), or (IY+d).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `acc`, the register of `a` |
| `a` | use | `acc` |
| `ptr` | use | `pointer` |

*/
            #[inline]
            pub fn xor8_ptr(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                ptr: impl ValueFor<I16, operand::ptr>,
            ) -> Val<I8> {
                let [_0] = self.0.emit(Form(45), &[a.value(), ptr.value()]);
                Val::assume(_0)
            }
            /**inc r, or (IX+d).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

* or `inc8/in_slot`: `dst`: the slot of `a`; `a`: slot of `i8`

*/
            #[inline]
            pub fn inc8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(46), &[a.value()]);
                Val::assume(_0)
            }
            /**dec r, or (IX+d).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i8`, the register of `a` |
| `a` | use | `i8` |

* or `dec8/in_slot`: `dst`: the slot of `a`; `a`: slot of `i8`

*/
            #[inline]
            pub fn dec8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(48), &[a.value()]);
                Val::assume(_0)
            }
            /**inc (HL), or (IY+d).

| operand |  | register |
| --- | --- | --- |
| `ptr` | use | `pointer` |

*/
            #[inline]
            pub fn inc8_ptr(&mut self, ptr: impl ValueFor<I16, operand::ptr>) {
                let [] = self.0.emit(Form(50), &[ptr.value()]);
            }
            /**dec (HL), or (IY+d).

| operand |  | register |
| --- | --- | --- |
| `ptr` | use | `pointer` |

*/
            #[inline]
            pub fn dec8_ptr(&mut self, ptr: impl ValueFor<I16, operand::ptr>) {
                let [] = self.0.emit(Form(51), &[ptr.value()]);
            }
            /**sla (HL), or (IY+d).

| operand |  | register |
| --- | --- | --- |
| `ptr` | use | `pointer` |

*/
            #[inline]
            pub fn sla8_ptr(&mut self, ptr: impl ValueFor<I16, operand::ptr>) {
                let [] = self.0.emit(Form(52), &[ptr.value()]);
            }
            /**sra (HL), or (IY+d).

| operand |  | register |
| --- | --- | --- |
| `ptr` | use | `pointer` |

*/
            #[inline]
            pub fn sra8_ptr(&mut self, ptr: impl ValueFor<I16, operand::ptr>) {
                let [] = self.0.emit(Form(53), &[ptr.value()]);
            }
            /**srl (HL), or (IY+d).

| operand |  | register |
| --- | --- | --- |
| `ptr` | use | `pointer` |

*/
            #[inline]
            pub fn srl8_ptr(&mut self, ptr: impl ValueFor<I16, operand::ptr>) {
                let [] = self.0.emit(Form(54), &[ptr.value()]);
            }
            /**set (HL), or (IY+d).

| operand |  | register |
| --- | --- | --- |
| `ptr` | use | `pointer` |

*/
            #[inline]
            pub fn set8_ptr(&mut self, ptr: impl ValueFor<I16, operand::ptr>) {
                let [] = self.0.emit(Form(55), &[ptr.value()]);
            }
            /**res (HL), or (IY+d).

| operand |  | register |
| --- | --- | --- |
| `ptr` | use | `pointer` |

*/
            #[inline]
            pub fn res8_ptr(&mut self, ptr: impl ValueFor<I16, operand::ptr>) {
                let [] = self.0.emit(Form(56), &[ptr.value()]);
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `acc`, the register of `a` |
| `a` | use | `acc` |

*/
            #[inline]
            pub fn neg8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(57), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `acc`, the register of `a` |
| `a` | use | `acc` |

*/
            #[inline]
            pub fn cpl8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(58), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `acc`, the register of `a` |
| `a` | use | `acc` |

*/
            #[inline]
            pub fn daa8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(59), &[a.value()]);
                Val::assume(_0)
            }
            /**rlc r, or (IX+d).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `byte`, the register of `a` |
| `a` | use | `byte` |

* or `rlc8/in_slot`: `dst`: the slot of `a`; `a`: slot of `i8`

*/
            #[inline]
            pub fn rlc8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(60), &[a.value()]);
                Val::assume(_0)
            }
            /**rrc r, or (IX+d).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `byte`, the register of `a` |
| `a` | use | `byte` |

* or `rrc8/in_slot`: `dst`: the slot of `a`; `a`: slot of `i8`

*/
            #[inline]
            pub fn rrc8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(62), &[a.value()]);
                Val::assume(_0)
            }
            /**sla r, or (IX+d).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `byte`, the register of `a` |
| `a` | use | `byte` |

* or `sla8/in_slot`: `dst`: the slot of `a`; `a`: slot of `i8`

*/
            #[inline]
            pub fn sla8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(64), &[a.value()]);
                Val::assume(_0)
            }
            /**sra r, or (IX+d).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `byte`, the register of `a` |
| `a` | use | `byte` |

* or `sra8/in_slot`: `dst`: the slot of `a`; `a`: slot of `i8`

*/
            #[inline]
            pub fn sra8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(66), &[a.value()]);
                Val::assume(_0)
            }
            /**srl r, or (IX+d).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `byte`, the register of `a` |
| `a` | use | `byte` |

* or `srl8/in_slot`: `dst`: the slot of `a`; `a`: slot of `i8`

*/
            #[inline]
            pub fn srl8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(68), &[a.value()]);
                Val::assume(_0)
            }
            /**set r, or (IX+d).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `byte`, the register of `a` |
| `a` | use | `byte` |

* or `set8/in_slot`: `dst`: the slot of `a`; `a`: slot of `i8`

*/
            #[inline]
            pub fn set8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(70), &[a.value()]);
                Val::assume(_0)
            }
            /**res r, or (IX+d).

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `byte`, the register of `a` |
| `a` | use | `byte` |

* or `res8/in_slot`: `dst`: the slot of `a`; `a`: slot of `i8`

*/
            #[inline]
            pub fn res8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(72), &[a.value()]);
                Val::assume(_0)
            }
            /**SLL r: shifts a one in.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `byte`, the register of `a` |
| `a` | use | `byte` |

*/
            #[inline]
            pub fn sll8(&mut self, a: impl ValueFor<I8, operand::a>) -> Val<I8> {
                let [_0] = self.0.emit(Form(74), &[a.value()]);
                Val::assume(_0)
            }
            /**ADD HL,rr, or ADD IY,rr.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `hl_only`, the register of `a` |
| `a` | use | `hl_only` |
| `b` | use | `pair` |

* or `add16/swapped`: `dst`: `hl_only`, the register of `b`; `a`: `pair`; `b`: `hl_only`
* or `add16/index`: `dst`: `index`, the register of `a`; `a`: `index`; `b`: `other_pair`; costs 0.4 more

*/
            #[inline]
            pub fn add16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(75), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**ADD HL,HL, or ADD IY,IY.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pointer`, the register of `a` |
| `a` | use | `pointer` |

*/
            #[inline]
            pub fn double16(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(78), &[a.value()]);
                Val::assume(_0)
            }
            /**OR A; SBC HL,rr.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `hl_only`, the register of `a` |
| `a` | use | `hl_only` |
| `b` | use | `other_pair` |

*/
            #[inline]
            pub fn sub16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(79), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**inc rr.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `a` |
| `a` | use | `i16` |

*/
            #[inline]
            pub fn inc16(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(80), &[a.value()]);
                Val::assume(_0)
            }
            /**dec rr.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `i16`, the register of `a` |
| `a` | use | `i16` |

*/
            #[inline]
            pub fn dec16(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(81), &[a.value()]);
                Val::assume(_0)
            }
            /**LD A,low; and low; LD low,A, and the same of the high bytes.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pair`, the register of `a` |
| `a` | use | `pair` |
| `b` | use | `pair` |

Clobbers `a`.

*/
            #[inline]
            pub fn and16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(82), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**LD A,low; or low; LD low,A, and the same of the high bytes.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pair`, the register of `a` |
| `a` | use | `pair` |
| `b` | use | `pair` |

Clobbers `a`.

*/
            #[inline]
            pub fn or16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(83), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**LD A,low; xor low; LD low,A, and the same of the high bytes.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pair`, the register of `a` |
| `a` | use | `pair` |
| `b` | use | `pair` |

Clobbers `a`.

*/
            #[inline]
            pub fn xor16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(84), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**By A, byte by byte.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pair`, the register of `a` |
| `a` | use | `pair` |

Clobbers `a`.

*/
            #[inline]
            pub fn neg16(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(85), &[a.value()]);
                Val::assume(_0)
            }
            /**By A, byte by byte.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pair`, the register of `a` |
| `a` | use | `pair` |

Clobbers `a`.

*/
            #[inline]
            pub fn cpl16(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(86), &[a.value()]);
                Val::assume(_0)
            }
            /**One byte, then the other through the carry.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pair`, the register of `a` |
| `a` | use | `pair` |

*/
            #[inline]
            pub fn sra16(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(87), &[a.value()]);
                Val::assume(_0)
            }
            /**One byte, then the other through the carry.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pair`, the register of `a` |
| `a` | use | `pair` |

*/
            #[inline]
            pub fn srl16(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(88), &[a.value()]);
                Val::assume(_0)
            }
            /**One byte, then the other through the carry.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pair`, the register of `a` |
| `a` | use | `pair` |

*/
            #[inline]
            pub fn rl16(&mut self, a: impl ValueFor<I16, operand::a>) -> Val<I16> {
                let [_0] = self.0.emit(Form(89), &[a.value()]);
                Val::assume(_0)
            }
            /**ADD HL,BC; EX DE,HL; ADC HL of the high word, from the stack; EX DE,HL.

| operand |  | register |
| --- | --- | --- |
| `low` | def | `hl` |
| `high` | def | `de` |
| `a_low` | use | `hl` |
| `a_high` | use | `de` |
| `b_low` | use | `bc` |
| `b_high` | use | slot of `i16` |

Clobbers `bc`.

*/
            #[inline]
            pub fn add32(
                &mut self,
                a_low: impl ValueFor<I16, operand::a_low>,
                a_high: impl ValueFor<I16, operand::a_high>,
                b_low: impl ValueFor<I16, operand::b_low>,
                b_high: impl ValueFor<I16, operand::b_high>,
            ) -> (Val<I16>, Val<I16>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(90),
                        &[a_low.value(), a_high.value(), b_low.value(), b_high.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**CALL of SDCC's __muluchar: a product of bytes.

| operand |  | register |
| --- | --- | --- |
| `product` | def | `de` |
| `a` | use | `a` |
| `b` | use | `l` |

Clobbers `bc`, `hl`, `a`.

*/
            #[inline]
            pub fn mul8(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(91), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**CALL of SDCC's __mulint.

| operand |  | register |
| --- | --- | --- |
| `product` | def | `de` |
| `a` | use | `hl` |
| `b` | use | `de` |

Clobbers `bc`, `hl`, `a`.

*/
            #[inline]
            pub fn mul16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(92), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**CALL of SDCC's library: divu of words.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `de` |
| `a` | use | `hl` |
| `b` | use | `de` |

Clobbers `bc`, `hl`, `a`.

*/
            #[inline]
            pub fn divu16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(93), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**CALL of SDCC's library: divs of words.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `de` |
| `a` | use | `hl` |
| `b` | use | `de` |

Clobbers `bc`, `hl`, `a`.

*/
            #[inline]
            pub fn divs16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(94), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**CALL of SDCC's library: modu of words.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `de` |
| `a` | use | `hl` |
| `b` | use | `de` |

Clobbers `bc`, `hl`, `a`.

*/
            #[inline]
            pub fn modu16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(95), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**CALL of SDCC's library: mods of words.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `de` |
| `a` | use | `hl` |
| `b` | use | `de` |

Clobbers `bc`, `hl`, `a`.

*/
            #[inline]
            pub fn mods16(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
            ) -> Val<I16> {
                let [_0] = self.0.emit(Form(96), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**IN r,(C)

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `byte` |
| `port` | use | `bc` |

*/
            #[inline]
            pub fn in8(&mut self, port: impl ValueFor<I16, operand::port>) -> Val<I8> {
                let [_0] = self.0.emit(Form(97), &[port.value()]);
                Val::assume(_0)
            }
            /**OUT (C),r

| operand |  | register |
| --- | --- | --- |
| `src` | use | `byte` |
| `port` | use | `bc` |

*/
            #[inline]
            pub fn out8(
                &mut self,
                src: impl ValueFor<I8, operand::src>,
                port: impl ValueFor<I16, operand::port>,
            ) {
                let [] = self.0.emit(Form(98), &[src.value(), port.value()]);
            }
            /**IN A,(n)

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `acc` |

*/
            #[inline]
            pub fn in8_imm(&mut self) -> Val<I8> {
                let [_0] = self.0.emit(Form(99), &[]);
                Val::assume(_0)
            }
            /**OUT (n),A

| operand |  | register |
| --- | --- | --- |
| `src` | use | `acc` |

*/
            #[inline]
            pub fn out8_imm(&mut self, src: impl ValueFor<I8, operand::src>) {
                let [] = self.0.emit(Form(100), &[src.value()]);
            }
            /**JP or JR.

* goes to one block

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn jp(&mut self, successor: Goto<Target>) {
                let [] = self.0.emit_branch(Form(101), &[], &[successor]);
            }
            /**DJNZ: counts down in B.

| operand |  | register |
| --- | --- | --- |
| `left` | def | `b` |
| `n` | use | `b` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn djnz(
                &mut self,
                n: impl ValueFor<I8, operand::n>,
                successors: [Goto<Target>; 2],
            ) -> Val<I8> {
                let [_0] = self.0.emit_branch(Form(102), &[n.value()], &successors);
                Val::assume(_0)
            }
            /**CP r, or (IX+d), and a conditional jump.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `acc` |
| `b` | use | `i8` or slot |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cp8_j(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                b: impl ValueFor<I8, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(103), &[a.value(), b.value()], &successors);
            }
            /**CP n, and a conditional jump.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `acc` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cp8_imm_j(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(104), &[a.value()], &successors);
            }
            /**CP (HL), and a conditional jump.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `acc` |
| `ptr` | use | `pointer` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cp8_ptr_j(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                ptr: impl ValueFor<I16, operand::ptr>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(105), &[a.value(), ptr.value()], &successors);
            }
            /**OR A, and a conditional jump.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `acc` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn tst8_j(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(106), &[a.value()], &successors);
            }
            /**BIT n,r, or n,(IX+d), and a conditional jump.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `byte` |

* goes to one of 2 blocks
* or `bit8_j/in_slot`: `a`: slot of `i8`

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn bit8_j(
                &mut self,
                a: impl ValueFor<I8, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(107), &[a.value()], &successors);
            }
            /**LD A,high; OR low; and a conditional jump.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `pair` |

Clobbers `a`.

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn tst16_j(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self.0.emit_branch(Form(109), &[a.value()], &successors);
            }
            /**OR A; SBC HL,rr; and a conditional jump.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `hl_only` |
| `b` | use | `other_pair` |

Clobbers `hl`.

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn cp16_j(
                &mut self,
                a: impl ValueFor<I16, operand::a>,
                b: impl ValueFor<I16, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(110), &[a.value(), b.value()], &successors);
            }
            /**JP (HL), or (IY): through a table.

| operand |  | register |
| --- | --- | --- |
| `target` | use | `pointer` |

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn jp_ptr(
                &mut self,
                target: impl ValueFor<I16, operand::target>,
                successors: impl AsRef<[Goto<Target>]>,
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(111), &[target.value()], successors.as_ref());
            }
            /**HALT.

Ends the block and never continues.*/
            #[inline]
            pub fn halt(&mut self) {
                let [] = self.0.emit(Form(112), &[]);
            }
        }
    };
    /**The forms of `z80`, each with its alternatives: what an emitter matches on.

[`From`] makes one of the id of a form, such as that of a step of an allocation's walk. A `match` that lacks a form or an alternative does not compile. A form without alternatives is a bare variant.*/
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum AnyForm {
        ///`ld8_imm`
        Ld8Imm,
        ///`ld16_imm`
        Ld16Imm,
        ///`zero_a`
        ZeroA,
        ///`ld8`
        Ld8,
        ///`low`
        Low,
        ///`high`
        High,
        ///`split`
        Split,
        ///`zext`
        Zext,
        ///`sext`
        Sext,
        ///`pack`
        Pack,
        ///`frame_address`
        FrameAddress,
        ///`exchange`
        Exchange,
        ///`ld8_ptr`
        Ld8Ptr(alternative::Ld8Ptr),
        ///`st8_ptr`
        St8Ptr(alternative::St8Ptr),
        ///`st8_ptr_imm`
        St8PtrImm,
        ///`ld16_ptr`
        Ld16Ptr,
        ///`ld16_disp`
        Ld16Disp,
        ///`st16_ptr`
        St16Ptr,
        ///`st16_disp`
        St16Disp,
        ///`ld8_abs`
        Ld8Abs,
        ///`st8_abs`
        St8Abs,
        ///`ld16_abs`
        Ld16Abs,
        ///`st16_abs`
        St16Abs,
        ///`ldir`
        Ldir,
        ///`cpir`
        Cpir,
        ///`add8`
        Add8(alternative::Add8),
        ///`and8`
        And8(alternative::And8),
        ///`or8`
        Or8(alternative::Or8),
        ///`xor8`
        Xor8(alternative::Xor8),
        ///`sub8`
        Sub8,
        ///`add8_imm`
        Add8Imm,
        ///`sub8_imm`
        Sub8Imm,
        ///`and8_imm`
        And8Imm,
        ///`or8_imm`
        Or8Imm,
        ///`xor8_imm`
        Xor8Imm,
        ///`add8_ptr`
        Add8Ptr,
        ///`sub8_ptr`
        Sub8Ptr,
        ///`and8_ptr`
        And8Ptr,
        ///`or8_ptr`
        Or8Ptr,
        ///`xor8_ptr`
        Xor8Ptr,
        ///`inc8`
        Inc8(alternative::Inc8),
        ///`dec8`
        Dec8(alternative::Dec8),
        ///`inc8_ptr`
        Inc8Ptr,
        ///`dec8_ptr`
        Dec8Ptr,
        ///`sla8_ptr`
        Sla8Ptr,
        ///`sra8_ptr`
        Sra8Ptr,
        ///`srl8_ptr`
        Srl8Ptr,
        ///`set8_ptr`
        Set8Ptr,
        ///`res8_ptr`
        Res8Ptr,
        ///`neg8`
        Neg8,
        ///`cpl8`
        Cpl8,
        ///`daa8`
        Daa8,
        ///`rlc8`
        Rlc8(alternative::Rlc8),
        ///`rrc8`
        Rrc8(alternative::Rrc8),
        ///`sla8`
        Sla8(alternative::Sla8),
        ///`sra8`
        Sra8(alternative::Sra8),
        ///`srl8`
        Srl8(alternative::Srl8),
        ///`set8`
        Set8(alternative::Set8),
        ///`res8`
        Res8(alternative::Res8),
        ///`sll8`
        Sll8,
        ///`add16`
        Add16(alternative::Add16),
        ///`double16`
        Double16,
        ///`sub16`
        Sub16,
        ///`inc16`
        Inc16,
        ///`dec16`
        Dec16,
        ///`and16`
        And16,
        ///`or16`
        Or16,
        ///`xor16`
        Xor16,
        ///`neg16`
        Neg16,
        ///`cpl16`
        Cpl16,
        ///`sra16`
        Sra16,
        ///`srl16`
        Srl16,
        ///`rl16`
        Rl16,
        ///`add32`
        Add32,
        ///`mul8`
        Mul8,
        ///`mul16`
        Mul16,
        ///`divu16`
        Divu16,
        ///`divs16`
        Divs16,
        ///`modu16`
        Modu16,
        ///`mods16`
        Mods16,
        ///`in8`
        In8,
        ///`out8`
        Out8,
        ///`in8_imm`
        In8Imm,
        ///`out8_imm`
        Out8Imm,
        ///`jp`
        Jp,
        ///`djnz`
        Djnz,
        ///`cp8_j`
        Cp8J,
        ///`cp8_imm_j`
        Cp8ImmJ,
        ///`cp8_ptr_j`
        Cp8PtrJ,
        ///`tst8_j`
        Tst8J,
        ///`bit8_j`
        Bit8J(alternative::Bit8J),
        ///`tst16_j`
        Tst16J,
        ///`cp16_j`
        Cp16J,
        ///`jp_ptr`
        JpPtr,
        ///`halt`
        Halt,
        /// A form that the function brought along, such as an entry, a call or a return.
        Local(::ssara_core::target::Form),
    }
    /// The alternatives of each form that has some.
    pub mod alternative {
        ///The alternatives of `ld8_ptr`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Ld8Ptr {
            /// The form itself.
            Base,
            ///`dst`: `acc`; `ptr`: `other_pair`
            Other,
        }
        ///The alternatives of `st8_ptr`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum St8Ptr {
            /// The form itself.
            Base,
            ///`src`: `acc`; `ptr`: `other_pair`
            Other,
        }
        ///The alternatives of `add8`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Add8 {
            /// The form itself.
            Base,
            ///`dst`: `acc`, the register of `b`; `a`: `i8` or slot; `b`: `acc`
            Swapped,
        }
        ///The alternatives of `and8`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum And8 {
            /// The form itself.
            Base,
            ///`dst`: `acc`, the register of `b`; `a`: `i8` or slot; `b`: `acc`
            Swapped,
        }
        ///The alternatives of `or8`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Or8 {
            /// The form itself.
            Base,
            ///`dst`: `acc`, the register of `b`; `a`: `i8` or slot; `b`: `acc`
            Swapped,
        }
        ///The alternatives of `xor8`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Xor8 {
            /// The form itself.
            Base,
            ///`dst`: `acc`, the register of `b`; `a`: `i8` or slot; `b`: `acc`
            Swapped,
        }
        ///The alternatives of `inc8`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Inc8 {
            /// The form itself.
            Base,
            ///`dst`: the slot of `a`; `a`: slot of `i8`
            InSlot,
        }
        ///The alternatives of `dec8`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Dec8 {
            /// The form itself.
            Base,
            ///`dst`: the slot of `a`; `a`: slot of `i8`
            InSlot,
        }
        ///The alternatives of `rlc8`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Rlc8 {
            /// The form itself.
            Base,
            ///`dst`: the slot of `a`; `a`: slot of `i8`
            InSlot,
        }
        ///The alternatives of `rrc8`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Rrc8 {
            /// The form itself.
            Base,
            ///`dst`: the slot of `a`; `a`: slot of `i8`
            InSlot,
        }
        ///The alternatives of `sla8`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Sla8 {
            /// The form itself.
            Base,
            ///`dst`: the slot of `a`; `a`: slot of `i8`
            InSlot,
        }
        ///The alternatives of `sra8`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Sra8 {
            /// The form itself.
            Base,
            ///`dst`: the slot of `a`; `a`: slot of `i8`
            InSlot,
        }
        ///The alternatives of `srl8`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Srl8 {
            /// The form itself.
            Base,
            ///`dst`: the slot of `a`; `a`: slot of `i8`
            InSlot,
        }
        ///The alternatives of `set8`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Set8 {
            /// The form itself.
            Base,
            ///`dst`: the slot of `a`; `a`: slot of `i8`
            InSlot,
        }
        ///The alternatives of `res8`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Res8 {
            /// The form itself.
            Base,
            ///`dst`: the slot of `a`; `a`: slot of `i8`
            InSlot,
        }
        ///The alternatives of `add16`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Add16 {
            /// The form itself.
            Base,
            ///`dst`: `hl_only`, the register of `b`; `a`: `pair`; `b`: `hl_only`
            Swapped,
            ///`dst`: `index`, the register of `a`; `a`: `index`; `b`: `other_pair`; costs 0.4 more
            Index,
        }
        ///The alternatives of `bit8_j`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Bit8J {
            /// The form itself.
            Base,
            ///`a`: slot of `i8`
            InSlot,
        }
    }
    const _: () = {
        use AnyForm as A;
        use alternative as a;
        static FORMS: [AnyForm; 113] = [
            A::Ld8Imm,
            A::Ld16Imm,
            A::ZeroA,
            A::Ld8,
            A::Low,
            A::High,
            A::Split,
            A::Zext,
            A::Sext,
            A::Pack,
            A::FrameAddress,
            A::Exchange,
            A::Ld8Ptr(a::Ld8Ptr::Base),
            A::Ld8Ptr(a::Ld8Ptr::Other),
            A::St8Ptr(a::St8Ptr::Base),
            A::St8Ptr(a::St8Ptr::Other),
            A::St8PtrImm,
            A::Ld16Ptr,
            A::Ld16Disp,
            A::St16Ptr,
            A::St16Disp,
            A::Ld8Abs,
            A::St8Abs,
            A::Ld16Abs,
            A::St16Abs,
            A::Ldir,
            A::Cpir,
            A::Add8(a::Add8::Base),
            A::Add8(a::Add8::Swapped),
            A::And8(a::And8::Base),
            A::And8(a::And8::Swapped),
            A::Or8(a::Or8::Base),
            A::Or8(a::Or8::Swapped),
            A::Xor8(a::Xor8::Base),
            A::Xor8(a::Xor8::Swapped),
            A::Sub8,
            A::Add8Imm,
            A::Sub8Imm,
            A::And8Imm,
            A::Or8Imm,
            A::Xor8Imm,
            A::Add8Ptr,
            A::Sub8Ptr,
            A::And8Ptr,
            A::Or8Ptr,
            A::Xor8Ptr,
            A::Inc8(a::Inc8::Base),
            A::Inc8(a::Inc8::InSlot),
            A::Dec8(a::Dec8::Base),
            A::Dec8(a::Dec8::InSlot),
            A::Inc8Ptr,
            A::Dec8Ptr,
            A::Sla8Ptr,
            A::Sra8Ptr,
            A::Srl8Ptr,
            A::Set8Ptr,
            A::Res8Ptr,
            A::Neg8,
            A::Cpl8,
            A::Daa8,
            A::Rlc8(a::Rlc8::Base),
            A::Rlc8(a::Rlc8::InSlot),
            A::Rrc8(a::Rrc8::Base),
            A::Rrc8(a::Rrc8::InSlot),
            A::Sla8(a::Sla8::Base),
            A::Sla8(a::Sla8::InSlot),
            A::Sra8(a::Sra8::Base),
            A::Sra8(a::Sra8::InSlot),
            A::Srl8(a::Srl8::Base),
            A::Srl8(a::Srl8::InSlot),
            A::Set8(a::Set8::Base),
            A::Set8(a::Set8::InSlot),
            A::Res8(a::Res8::Base),
            A::Res8(a::Res8::InSlot),
            A::Sll8,
            A::Add16(a::Add16::Base),
            A::Add16(a::Add16::Swapped),
            A::Add16(a::Add16::Index),
            A::Double16,
            A::Sub16,
            A::Inc16,
            A::Dec16,
            A::And16,
            A::Or16,
            A::Xor16,
            A::Neg16,
            A::Cpl16,
            A::Sra16,
            A::Srl16,
            A::Rl16,
            A::Add32,
            A::Mul8,
            A::Mul16,
            A::Divu16,
            A::Divs16,
            A::Modu16,
            A::Mods16,
            A::In8,
            A::Out8,
            A::In8Imm,
            A::Out8Imm,
            A::Jp,
            A::Djnz,
            A::Cp8J,
            A::Cp8ImmJ,
            A::Cp8PtrJ,
            A::Tst8J,
            A::Bit8J(a::Bit8J::Base),
            A::Bit8J(a::Bit8J::InSlot),
            A::Tst16J,
            A::Cp16J,
            A::JpPtr,
            A::Halt,
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
