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
pub mod gpu {
    /*!
The target `gpu`.

A made-up graphics processor: 256 vector registers in tuples of up to 16, scalars and predicates.

| bank | registers | units | kinds of value | about |
| --- | --- | --- | --- | --- |
| `vec` | 256 (496 with parts) | 256 | `b512`, `b256`, `b128`, `b64`, `b32` | Vector registers: 32 bits for each of 32 threads. |
| `scalar` | 65 (113 with parts) | 65 | `u128`, `u64`, `u32` | Scalar registers: 32 bits for all threads. |
| `pred` | 8 (8 with parts) | 8 | `pred` | Predicates: one bit for each thread. |

| feature | default | about |
| --- | --- | --- |
| `matrix` | yes | Matrix multiplication. |
| `double` | yes | Double precision. |
| `rays` | no | Intersection of rays with boxes and triangles. |

13 classes, 335 instruction forms, 9 alternatives, 2 calling conventions.

Never allocated: `s62`, `s63`, `sz`, `pt`.

* [`Builder`] builds functions; the instruction forms are the methods of [`Ins`].
* [`AnyForm`] is what an emitter matches on: each form, with its alternatives.
* [`reg`], [`class`], [`form`] and [`conv`] name what the tables contain, each with its map.
* `MIN_REGS_` and the name of a bank are the numbers of registers that suffice.
* [`TARGET`] is the tables.
*/
    mod tables {
        use ::ssara_core::target::*;
        use ::ssara_core::__private::Cow;
        pub(super) static BANKS: [BankDesc; 3usize] = [
            BankDesc {
                name: Cow::Borrowed("vec"),
                doc: Cow::Borrowed("Vector registers: 32 bits for each of 32 threads."),
                first_word: 0u8,
                words: 4u8,
                units: 256u16,
                first_reg: Reg(0u16),
                num_regs: 496u16,
                min_regs: 40u16,
            },
            BankDesc {
                name: Cow::Borrowed("scalar"),
                doc: Cow::Borrowed("Scalar registers: 32 bits for all threads."),
                first_word: 4u8,
                words: 2u8,
                units: 65u16,
                first_reg: Reg(496u16),
                num_regs: 113u16,
                min_regs: 30u16,
            },
            BankDesc {
                name: Cow::Borrowed("pred"),
                doc: Cow::Borrowed("Predicates: one bit for each thread."),
                first_word: 6u8,
                words: 1u8,
                units: 8u16,
                first_reg: Reg(609u16),
                num_regs: 8u16,
                min_regs: 2u16,
            },
        ];
        pub(super) static TYPES: [TypeDesc; 9usize] = [
            TypeDesc {
                name: Cow::Borrowed("b512"),
                doc: Cow::Borrowed("Sixteen registers: a tile of a matrix."),
                bank: Bank(0u8),
                bits: 512u16,
                spill_size: 64u16,
                spill_align: 16u16,
                scalable: false,
                swap: false,
                spill_to: Cow::Borrowed(&[]),
                prices: Prices {
                    load: 6400u16,
                    store: 1600u16,
                    r#move: 320u16,
                    swap: 640u16,
                    remat: 100u16,
                    cheap_remat: 320u16,
                    transfer: 1600u16,
                    slot_read: 3200u16,
                    slot_write: 800u16,
                },
                moves: Cow::Borrowed(&[]),
                memory: Cow::Borrowed(&[]),
                orders: Cow::Borrowed(const { &[] }),
            },
            TypeDesc {
                name: Cow::Borrowed("b256"),
                doc: Cow::Borrowed("Eight registers: a tile of a matrix."),
                bank: Bank(0u8),
                bits: 256u16,
                spill_size: 32u16,
                spill_align: 16u16,
                scalable: false,
                swap: false,
                spill_to: Cow::Borrowed(&[]),
                prices: Prices {
                    load: 3200u16,
                    store: 800u16,
                    r#move: 160u16,
                    swap: 320u16,
                    remat: 100u16,
                    cheap_remat: 160u16,
                    transfer: 800u16,
                    slot_read: 1600u16,
                    slot_write: 400u16,
                },
                moves: Cow::Borrowed(&[]),
                memory: Cow::Borrowed(&[]),
                orders: Cow::Borrowed(const { &[] }),
            },
            TypeDesc {
                name: Cow::Borrowed("b128"),
                doc: Cow::Borrowed("Four registers: a colour, a vector of four."),
                bank: Bank(0u8),
                bits: 128u16,
                spill_size: 16u16,
                spill_align: 16u16,
                scalable: false,
                swap: false,
                spill_to: Cow::Borrowed(&[]),
                prices: Prices {
                    load: 1600u16,
                    store: 400u16,
                    r#move: 80u16,
                    swap: 160u16,
                    remat: 100u16,
                    cheap_remat: 80u16,
                    transfer: 400u16,
                    slot_read: 800u16,
                    slot_write: 200u16,
                },
                moves: Cow::Borrowed(&[]),
                memory: Cow::Borrowed(&[]),
                orders: Cow::Borrowed(const { &[] }),
            },
            TypeDesc {
                name: Cow::Borrowed("b64"),
                doc: Cow::Borrowed("Two registers: an address, a double."),
                bank: Bank(0u8),
                bits: 64u16,
                spill_size: 8u16,
                spill_align: 8u16,
                scalable: false,
                swap: false,
                spill_to: Cow::Borrowed(&[]),
                prices: Prices {
                    load: 800u16,
                    store: 200u16,
                    r#move: 40u16,
                    swap: 80u16,
                    remat: 100u16,
                    cheap_remat: 40u16,
                    transfer: 200u16,
                    slot_read: 400u16,
                    slot_write: 100u16,
                },
                moves: Cow::Borrowed(&[]),
                memory: Cow::Borrowed(&[]),
                orders: Cow::Borrowed(const { &[] }),
            },
            TypeDesc {
                name: Cow::Borrowed("b32"),
                doc: Cow::Borrowed("One register: an integer, a single, two halves."),
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
                name: Cow::Borrowed("u128"),
                doc: Cow::Borrowed("Four registers: a descriptor."),
                bank: Bank(1u8),
                bits: 128u16,
                spill_size: 16u16,
                spill_align: 16u16,
                scalable: false,
                swap: false,
                spill_to: Cow::Borrowed(&[Type(2u8)]),
                prices: Prices {
                    load: 1600u16,
                    store: 400u16,
                    r#move: 80u16,
                    swap: 160u16,
                    remat: 100u16,
                    cheap_remat: 80u16,
                    transfer: 400u16,
                    slot_read: 800u16,
                    slot_write: 200u16,
                },
                moves: Cow::Borrowed(&[]),
                memory: Cow::Borrowed(&[]),
                orders: Cow::Borrowed(const { &[] }),
            },
            TypeDesc {
                name: Cow::Borrowed("u64"),
                doc: Cow::Borrowed("Two registers: an address."),
                bank: Bank(1u8),
                bits: 64u16,
                spill_size: 8u16,
                spill_align: 8u16,
                scalable: false,
                swap: false,
                spill_to: Cow::Borrowed(&[Type(3u8)]),
                prices: Prices {
                    load: 800u16,
                    store: 200u16,
                    r#move: 40u16,
                    swap: 80u16,
                    remat: 100u16,
                    cheap_remat: 40u16,
                    transfer: 200u16,
                    slot_read: 400u16,
                    slot_write: 100u16,
                },
                moves: Cow::Borrowed(&[]),
                memory: Cow::Borrowed(&[]),
                orders: Cow::Borrowed(const { &[] }),
            },
            TypeDesc {
                name: Cow::Borrowed("u32"),
                doc: Cow::Borrowed("One register."),
                bank: Bank(1u8),
                bits: 32u16,
                spill_size: 4u16,
                spill_align: 4u16,
                scalable: false,
                swap: false,
                spill_to: Cow::Borrowed(&[Type(4u8)]),
                prices: Prices::DEFAULT,
                moves: Cow::Borrowed(&[]),
                memory: Cow::Borrowed(&[]),
                orders: Cow::Borrowed(const { &[] }),
            },
            TypeDesc {
                name: Cow::Borrowed("pred"),
                doc: Cow::Borrowed("A truth value for each thread."),
                bank: Bank(2u8),
                bits: 32u16,
                spill_size: 4u16,
                spill_align: 4u16,
                scalable: false,
                swap: false,
                spill_to: Cow::Borrowed(&[Type(7u8)]),
                prices: Prices::DEFAULT,
                moves: Cow::Borrowed(&[]),
                memory: Cow::Borrowed(&[]),
                orders: Cow::Borrowed(const { &[] }),
            },
        ];
        pub(super) static REGS: [RegDesc; 617usize] = [
            RegDesc {
                name: Cow::Borrowed("v0x16"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(0u16),
                low_bit: 0u16,
                bits: 512u16,
                encoding: 0u16,
                units: (0u32, 16u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 16u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v0x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(0u16),
                low_bit: 0u16,
                bits: 256u16,
                encoding: 0u16,
                units: (16u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v8x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(0u16),
                low_bit: 256u16,
                bits: 256u16,
                encoding: 8u16,
                units: (24u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v0x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(0u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 0u16,
                units: (32u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v4x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(0u16),
                low_bit: 128u16,
                bits: 128u16,
                encoding: 4u16,
                units: (36u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v8x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(0u16),
                low_bit: 256u16,
                bits: 128u16,
                encoding: 8u16,
                units: (40u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v12x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(0u16),
                low_bit: 384u16,
                bits: 128u16,
                encoding: 12u16,
                units: (44u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v0x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(0u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 0u16,
                units: (48u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v2x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(0u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 2u16,
                units: (50u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v4x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(0u16),
                low_bit: 128u16,
                bits: 64u16,
                encoding: 4u16,
                units: (52u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v6x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(0u16),
                low_bit: 192u16,
                bits: 64u16,
                encoding: 6u16,
                units: (54u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v8x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(0u16),
                low_bit: 256u16,
                bits: 64u16,
                encoding: 8u16,
                units: (56u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v10x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(0u16),
                low_bit: 320u16,
                bits: 64u16,
                encoding: 10u16,
                units: (58u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v12x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(0u16),
                low_bit: 384u16,
                bits: 64u16,
                encoding: 12u16,
                units: (60u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v14x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(0u16),
                low_bit: 448u16,
                bits: 64u16,
                encoding: 14u16,
                units: (62u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v0"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(0u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 0u16,
                units: (64u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v1"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(0u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 1u16,
                units: (65u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v2"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(0u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 2u16,
                units: (66u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v3"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(0u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 3u16,
                units: (67u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v4"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(0u16),
                low_bit: 128u16,
                bits: 32u16,
                encoding: 4u16,
                units: (68u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v5"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(0u16),
                low_bit: 160u16,
                bits: 32u16,
                encoding: 5u16,
                units: (69u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v6"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(0u16),
                low_bit: 192u16,
                bits: 32u16,
                encoding: 6u16,
                units: (70u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v7"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(0u16),
                low_bit: 224u16,
                bits: 32u16,
                encoding: 7u16,
                units: (71u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v8"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(0u16),
                low_bit: 256u16,
                bits: 32u16,
                encoding: 8u16,
                units: (72u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v9"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(0u16),
                low_bit: 288u16,
                bits: 32u16,
                encoding: 9u16,
                units: (73u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v10"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(0u16),
                low_bit: 320u16,
                bits: 32u16,
                encoding: 10u16,
                units: (74u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v11"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(0u16),
                low_bit: 352u16,
                bits: 32u16,
                encoding: 11u16,
                units: (75u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v12"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(0u16),
                low_bit: 384u16,
                bits: 32u16,
                encoding: 12u16,
                units: (76u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v13"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(0u16),
                low_bit: 416u16,
                bits: 32u16,
                encoding: 13u16,
                units: (77u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v14"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(0u16),
                low_bit: 448u16,
                bits: 32u16,
                encoding: 14u16,
                units: (78u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v15"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(0u16),
                low_bit: 480u16,
                bits: 32u16,
                encoding: 15u16,
                units: (79u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v16x16"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(31u16),
                low_bit: 0u16,
                bits: 512u16,
                encoding: 16u16,
                units: (80u32, 16u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 16u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v16x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(31u16),
                low_bit: 0u16,
                bits: 256u16,
                encoding: 16u16,
                units: (96u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v24x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(31u16),
                low_bit: 256u16,
                bits: 256u16,
                encoding: 24u16,
                units: (104u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v16x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(31u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 16u16,
                units: (112u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v20x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(31u16),
                low_bit: 128u16,
                bits: 128u16,
                encoding: 20u16,
                units: (116u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v24x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(31u16),
                low_bit: 256u16,
                bits: 128u16,
                encoding: 24u16,
                units: (120u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v28x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(31u16),
                low_bit: 384u16,
                bits: 128u16,
                encoding: 28u16,
                units: (124u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v16x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(31u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 16u16,
                units: (128u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v18x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(31u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 18u16,
                units: (130u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v20x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(31u16),
                low_bit: 128u16,
                bits: 64u16,
                encoding: 20u16,
                units: (132u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v22x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(31u16),
                low_bit: 192u16,
                bits: 64u16,
                encoding: 22u16,
                units: (134u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v24x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(31u16),
                low_bit: 256u16,
                bits: 64u16,
                encoding: 24u16,
                units: (136u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v26x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(31u16),
                low_bit: 320u16,
                bits: 64u16,
                encoding: 26u16,
                units: (138u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v28x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(31u16),
                low_bit: 384u16,
                bits: 64u16,
                encoding: 28u16,
                units: (140u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v30x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(31u16),
                low_bit: 448u16,
                bits: 64u16,
                encoding: 30u16,
                units: (142u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v16"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(31u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 16u16,
                units: (144u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v17"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(31u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 17u16,
                units: (145u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v18"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(31u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 18u16,
                units: (146u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v19"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(31u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 19u16,
                units: (147u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v20"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(31u16),
                low_bit: 128u16,
                bits: 32u16,
                encoding: 20u16,
                units: (148u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v21"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(31u16),
                low_bit: 160u16,
                bits: 32u16,
                encoding: 21u16,
                units: (149u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v22"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(31u16),
                low_bit: 192u16,
                bits: 32u16,
                encoding: 22u16,
                units: (150u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v23"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(31u16),
                low_bit: 224u16,
                bits: 32u16,
                encoding: 23u16,
                units: (151u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v24"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(31u16),
                low_bit: 256u16,
                bits: 32u16,
                encoding: 24u16,
                units: (152u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v25"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(31u16),
                low_bit: 288u16,
                bits: 32u16,
                encoding: 25u16,
                units: (153u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v26"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(31u16),
                low_bit: 320u16,
                bits: 32u16,
                encoding: 26u16,
                units: (154u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v27"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(31u16),
                low_bit: 352u16,
                bits: 32u16,
                encoding: 27u16,
                units: (155u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v28"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(31u16),
                low_bit: 384u16,
                bits: 32u16,
                encoding: 28u16,
                units: (156u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v29"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(31u16),
                low_bit: 416u16,
                bits: 32u16,
                encoding: 29u16,
                units: (157u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v30"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(31u16),
                low_bit: 448u16,
                bits: 32u16,
                encoding: 30u16,
                units: (158u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v31"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(31u16),
                low_bit: 480u16,
                bits: 32u16,
                encoding: 31u16,
                units: (159u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v32x16"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(62u16),
                low_bit: 0u16,
                bits: 512u16,
                encoding: 32u16,
                units: (160u32, 16u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 16u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v32x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(62u16),
                low_bit: 0u16,
                bits: 256u16,
                encoding: 32u16,
                units: (176u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v40x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(62u16),
                low_bit: 256u16,
                bits: 256u16,
                encoding: 40u16,
                units: (184u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v32x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(62u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 32u16,
                units: (192u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v36x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(62u16),
                low_bit: 128u16,
                bits: 128u16,
                encoding: 36u16,
                units: (196u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v40x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(62u16),
                low_bit: 256u16,
                bits: 128u16,
                encoding: 40u16,
                units: (200u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v44x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(62u16),
                low_bit: 384u16,
                bits: 128u16,
                encoding: 44u16,
                units: (204u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v32x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(62u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 32u16,
                units: (208u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v34x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(62u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 34u16,
                units: (210u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v36x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(62u16),
                low_bit: 128u16,
                bits: 64u16,
                encoding: 36u16,
                units: (212u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v38x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(62u16),
                low_bit: 192u16,
                bits: 64u16,
                encoding: 38u16,
                units: (214u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v40x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(62u16),
                low_bit: 256u16,
                bits: 64u16,
                encoding: 40u16,
                units: (216u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v42x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(62u16),
                low_bit: 320u16,
                bits: 64u16,
                encoding: 42u16,
                units: (218u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v44x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(62u16),
                low_bit: 384u16,
                bits: 64u16,
                encoding: 44u16,
                units: (220u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v46x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(62u16),
                low_bit: 448u16,
                bits: 64u16,
                encoding: 46u16,
                units: (222u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v32"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(62u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 32u16,
                units: (224u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v33"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(62u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 33u16,
                units: (225u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v34"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(62u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 34u16,
                units: (226u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v35"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(62u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 35u16,
                units: (227u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v36"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(62u16),
                low_bit: 128u16,
                bits: 32u16,
                encoding: 36u16,
                units: (228u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v37"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(62u16),
                low_bit: 160u16,
                bits: 32u16,
                encoding: 37u16,
                units: (229u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v38"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(62u16),
                low_bit: 192u16,
                bits: 32u16,
                encoding: 38u16,
                units: (230u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v39"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(62u16),
                low_bit: 224u16,
                bits: 32u16,
                encoding: 39u16,
                units: (231u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v40"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(62u16),
                low_bit: 256u16,
                bits: 32u16,
                encoding: 40u16,
                units: (232u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v41"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(62u16),
                low_bit: 288u16,
                bits: 32u16,
                encoding: 41u16,
                units: (233u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v42"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(62u16),
                low_bit: 320u16,
                bits: 32u16,
                encoding: 42u16,
                units: (234u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v43"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(62u16),
                low_bit: 352u16,
                bits: 32u16,
                encoding: 43u16,
                units: (235u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v44"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(62u16),
                low_bit: 384u16,
                bits: 32u16,
                encoding: 44u16,
                units: (236u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v45"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(62u16),
                low_bit: 416u16,
                bits: 32u16,
                encoding: 45u16,
                units: (237u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v46"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(62u16),
                low_bit: 448u16,
                bits: 32u16,
                encoding: 46u16,
                units: (238u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v47"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(62u16),
                low_bit: 480u16,
                bits: 32u16,
                encoding: 47u16,
                units: (239u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v48x16"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(93u16),
                low_bit: 0u16,
                bits: 512u16,
                encoding: 48u16,
                units: (240u32, 16u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 16u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v48x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(93u16),
                low_bit: 0u16,
                bits: 256u16,
                encoding: 48u16,
                units: (256u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v56x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(93u16),
                low_bit: 256u16,
                bits: 256u16,
                encoding: 56u16,
                units: (264u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v48x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(93u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 48u16,
                units: (272u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v52x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(93u16),
                low_bit: 128u16,
                bits: 128u16,
                encoding: 52u16,
                units: (276u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v56x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(93u16),
                low_bit: 256u16,
                bits: 128u16,
                encoding: 56u16,
                units: (280u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v60x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(93u16),
                low_bit: 384u16,
                bits: 128u16,
                encoding: 60u16,
                units: (284u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v48x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(93u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 48u16,
                units: (288u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v50x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(93u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 50u16,
                units: (290u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v52x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(93u16),
                low_bit: 128u16,
                bits: 64u16,
                encoding: 52u16,
                units: (292u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v54x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(93u16),
                low_bit: 192u16,
                bits: 64u16,
                encoding: 54u16,
                units: (294u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v56x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(93u16),
                low_bit: 256u16,
                bits: 64u16,
                encoding: 56u16,
                units: (296u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v58x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(93u16),
                low_bit: 320u16,
                bits: 64u16,
                encoding: 58u16,
                units: (298u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v60x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(93u16),
                low_bit: 384u16,
                bits: 64u16,
                encoding: 60u16,
                units: (300u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v62x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(93u16),
                low_bit: 448u16,
                bits: 64u16,
                encoding: 62u16,
                units: (302u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v48"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(93u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 48u16,
                units: (304u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v49"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(93u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 49u16,
                units: (305u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v50"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(93u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 50u16,
                units: (306u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v51"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(93u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 51u16,
                units: (307u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v52"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(93u16),
                low_bit: 128u16,
                bits: 32u16,
                encoding: 52u16,
                units: (308u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v53"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(93u16),
                low_bit: 160u16,
                bits: 32u16,
                encoding: 53u16,
                units: (309u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v54"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(93u16),
                low_bit: 192u16,
                bits: 32u16,
                encoding: 54u16,
                units: (310u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v55"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(93u16),
                low_bit: 224u16,
                bits: 32u16,
                encoding: 55u16,
                units: (311u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v56"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(93u16),
                low_bit: 256u16,
                bits: 32u16,
                encoding: 56u16,
                units: (312u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v57"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(93u16),
                low_bit: 288u16,
                bits: 32u16,
                encoding: 57u16,
                units: (313u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v58"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(93u16),
                low_bit: 320u16,
                bits: 32u16,
                encoding: 58u16,
                units: (314u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v59"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(93u16),
                low_bit: 352u16,
                bits: 32u16,
                encoding: 59u16,
                units: (315u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v60"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(93u16),
                low_bit: 384u16,
                bits: 32u16,
                encoding: 60u16,
                units: (316u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v61"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(93u16),
                low_bit: 416u16,
                bits: 32u16,
                encoding: 61u16,
                units: (317u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v62"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(93u16),
                low_bit: 448u16,
                bits: 32u16,
                encoding: 62u16,
                units: (318u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v63"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(93u16),
                low_bit: 480u16,
                bits: 32u16,
                encoding: 63u16,
                units: (319u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v64x16"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(124u16),
                low_bit: 0u16,
                bits: 512u16,
                encoding: 64u16,
                units: (320u32, 16u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 16u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v64x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(124u16),
                low_bit: 0u16,
                bits: 256u16,
                encoding: 64u16,
                units: (336u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v72x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(124u16),
                low_bit: 256u16,
                bits: 256u16,
                encoding: 72u16,
                units: (344u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v64x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(124u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 64u16,
                units: (352u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v68x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(124u16),
                low_bit: 128u16,
                bits: 128u16,
                encoding: 68u16,
                units: (356u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v72x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(124u16),
                low_bit: 256u16,
                bits: 128u16,
                encoding: 72u16,
                units: (360u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v76x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(124u16),
                low_bit: 384u16,
                bits: 128u16,
                encoding: 76u16,
                units: (364u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v64x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(124u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 64u16,
                units: (368u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v66x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(124u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 66u16,
                units: (370u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v68x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(124u16),
                low_bit: 128u16,
                bits: 64u16,
                encoding: 68u16,
                units: (372u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v70x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(124u16),
                low_bit: 192u16,
                bits: 64u16,
                encoding: 70u16,
                units: (374u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v72x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(124u16),
                low_bit: 256u16,
                bits: 64u16,
                encoding: 72u16,
                units: (376u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v74x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(124u16),
                low_bit: 320u16,
                bits: 64u16,
                encoding: 74u16,
                units: (378u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v76x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(124u16),
                low_bit: 384u16,
                bits: 64u16,
                encoding: 76u16,
                units: (380u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v78x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(124u16),
                low_bit: 448u16,
                bits: 64u16,
                encoding: 78u16,
                units: (382u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v64"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(124u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 64u16,
                units: (384u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v65"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(124u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 65u16,
                units: (385u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v66"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(124u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 66u16,
                units: (386u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v67"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(124u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 67u16,
                units: (387u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v68"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(124u16),
                low_bit: 128u16,
                bits: 32u16,
                encoding: 68u16,
                units: (388u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v69"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(124u16),
                low_bit: 160u16,
                bits: 32u16,
                encoding: 69u16,
                units: (389u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v70"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(124u16),
                low_bit: 192u16,
                bits: 32u16,
                encoding: 70u16,
                units: (390u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v71"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(124u16),
                low_bit: 224u16,
                bits: 32u16,
                encoding: 71u16,
                units: (391u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v72"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(124u16),
                low_bit: 256u16,
                bits: 32u16,
                encoding: 72u16,
                units: (392u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v73"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(124u16),
                low_bit: 288u16,
                bits: 32u16,
                encoding: 73u16,
                units: (393u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v74"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(124u16),
                low_bit: 320u16,
                bits: 32u16,
                encoding: 74u16,
                units: (394u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v75"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(124u16),
                low_bit: 352u16,
                bits: 32u16,
                encoding: 75u16,
                units: (395u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v76"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(124u16),
                low_bit: 384u16,
                bits: 32u16,
                encoding: 76u16,
                units: (396u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v77"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(124u16),
                low_bit: 416u16,
                bits: 32u16,
                encoding: 77u16,
                units: (397u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v78"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(124u16),
                low_bit: 448u16,
                bits: 32u16,
                encoding: 78u16,
                units: (398u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v79"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(124u16),
                low_bit: 480u16,
                bits: 32u16,
                encoding: 79u16,
                units: (399u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v80x16"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(155u16),
                low_bit: 0u16,
                bits: 512u16,
                encoding: 80u16,
                units: (400u32, 16u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 16u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v80x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(155u16),
                low_bit: 0u16,
                bits: 256u16,
                encoding: 80u16,
                units: (416u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v88x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(155u16),
                low_bit: 256u16,
                bits: 256u16,
                encoding: 88u16,
                units: (424u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v80x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(155u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 80u16,
                units: (432u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v84x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(155u16),
                low_bit: 128u16,
                bits: 128u16,
                encoding: 84u16,
                units: (436u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v88x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(155u16),
                low_bit: 256u16,
                bits: 128u16,
                encoding: 88u16,
                units: (440u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v92x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(155u16),
                low_bit: 384u16,
                bits: 128u16,
                encoding: 92u16,
                units: (444u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v80x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(155u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 80u16,
                units: (448u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v82x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(155u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 82u16,
                units: (450u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v84x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(155u16),
                low_bit: 128u16,
                bits: 64u16,
                encoding: 84u16,
                units: (452u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v86x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(155u16),
                low_bit: 192u16,
                bits: 64u16,
                encoding: 86u16,
                units: (454u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v88x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(155u16),
                low_bit: 256u16,
                bits: 64u16,
                encoding: 88u16,
                units: (456u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v90x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(155u16),
                low_bit: 320u16,
                bits: 64u16,
                encoding: 90u16,
                units: (458u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v92x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(155u16),
                low_bit: 384u16,
                bits: 64u16,
                encoding: 92u16,
                units: (460u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v94x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(155u16),
                low_bit: 448u16,
                bits: 64u16,
                encoding: 94u16,
                units: (462u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v80"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(155u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 80u16,
                units: (464u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v81"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(155u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 81u16,
                units: (465u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v82"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(155u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 82u16,
                units: (466u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v83"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(155u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 83u16,
                units: (467u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v84"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(155u16),
                low_bit: 128u16,
                bits: 32u16,
                encoding: 84u16,
                units: (468u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v85"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(155u16),
                low_bit: 160u16,
                bits: 32u16,
                encoding: 85u16,
                units: (469u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v86"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(155u16),
                low_bit: 192u16,
                bits: 32u16,
                encoding: 86u16,
                units: (470u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v87"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(155u16),
                low_bit: 224u16,
                bits: 32u16,
                encoding: 87u16,
                units: (471u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v88"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(155u16),
                low_bit: 256u16,
                bits: 32u16,
                encoding: 88u16,
                units: (472u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v89"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(155u16),
                low_bit: 288u16,
                bits: 32u16,
                encoding: 89u16,
                units: (473u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v90"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(155u16),
                low_bit: 320u16,
                bits: 32u16,
                encoding: 90u16,
                units: (474u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v91"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(155u16),
                low_bit: 352u16,
                bits: 32u16,
                encoding: 91u16,
                units: (475u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v92"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(155u16),
                low_bit: 384u16,
                bits: 32u16,
                encoding: 92u16,
                units: (476u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v93"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(155u16),
                low_bit: 416u16,
                bits: 32u16,
                encoding: 93u16,
                units: (477u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v94"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(155u16),
                low_bit: 448u16,
                bits: 32u16,
                encoding: 94u16,
                units: (478u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v95"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(155u16),
                low_bit: 480u16,
                bits: 32u16,
                encoding: 95u16,
                units: (479u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v96x16"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(186u16),
                low_bit: 0u16,
                bits: 512u16,
                encoding: 96u16,
                units: (480u32, 16u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 16u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v96x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(186u16),
                low_bit: 0u16,
                bits: 256u16,
                encoding: 96u16,
                units: (496u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v104x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(186u16),
                low_bit: 256u16,
                bits: 256u16,
                encoding: 104u16,
                units: (504u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v96x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(186u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 96u16,
                units: (512u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v100x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(186u16),
                low_bit: 128u16,
                bits: 128u16,
                encoding: 100u16,
                units: (516u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v104x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(186u16),
                low_bit: 256u16,
                bits: 128u16,
                encoding: 104u16,
                units: (520u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v108x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(186u16),
                low_bit: 384u16,
                bits: 128u16,
                encoding: 108u16,
                units: (524u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v96x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(186u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 96u16,
                units: (528u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v98x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(186u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 98u16,
                units: (530u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v100x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(186u16),
                low_bit: 128u16,
                bits: 64u16,
                encoding: 100u16,
                units: (532u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v102x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(186u16),
                low_bit: 192u16,
                bits: 64u16,
                encoding: 102u16,
                units: (534u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v104x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(186u16),
                low_bit: 256u16,
                bits: 64u16,
                encoding: 104u16,
                units: (536u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v106x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(186u16),
                low_bit: 320u16,
                bits: 64u16,
                encoding: 106u16,
                units: (538u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v108x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(186u16),
                low_bit: 384u16,
                bits: 64u16,
                encoding: 108u16,
                units: (540u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v110x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(186u16),
                low_bit: 448u16,
                bits: 64u16,
                encoding: 110u16,
                units: (542u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v96"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(186u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 96u16,
                units: (544u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v97"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(186u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 97u16,
                units: (545u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v98"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(186u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 98u16,
                units: (546u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v99"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(186u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 99u16,
                units: (547u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v100"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(186u16),
                low_bit: 128u16,
                bits: 32u16,
                encoding: 100u16,
                units: (548u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v101"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(186u16),
                low_bit: 160u16,
                bits: 32u16,
                encoding: 101u16,
                units: (549u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v102"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(186u16),
                low_bit: 192u16,
                bits: 32u16,
                encoding: 102u16,
                units: (550u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v103"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(186u16),
                low_bit: 224u16,
                bits: 32u16,
                encoding: 103u16,
                units: (551u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v104"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(186u16),
                low_bit: 256u16,
                bits: 32u16,
                encoding: 104u16,
                units: (552u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v105"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(186u16),
                low_bit: 288u16,
                bits: 32u16,
                encoding: 105u16,
                units: (553u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v106"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(186u16),
                low_bit: 320u16,
                bits: 32u16,
                encoding: 106u16,
                units: (554u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v107"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(186u16),
                low_bit: 352u16,
                bits: 32u16,
                encoding: 107u16,
                units: (555u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v108"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(186u16),
                low_bit: 384u16,
                bits: 32u16,
                encoding: 108u16,
                units: (556u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v109"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(186u16),
                low_bit: 416u16,
                bits: 32u16,
                encoding: 109u16,
                units: (557u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v110"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(186u16),
                low_bit: 448u16,
                bits: 32u16,
                encoding: 110u16,
                units: (558u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v111"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(186u16),
                low_bit: 480u16,
                bits: 32u16,
                encoding: 111u16,
                units: (559u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v112x16"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(217u16),
                low_bit: 0u16,
                bits: 512u16,
                encoding: 112u16,
                units: (560u32, 16u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 16u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v112x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(217u16),
                low_bit: 0u16,
                bits: 256u16,
                encoding: 112u16,
                units: (576u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v120x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(217u16),
                low_bit: 256u16,
                bits: 256u16,
                encoding: 120u16,
                units: (584u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v112x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(217u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 112u16,
                units: (592u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v116x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(217u16),
                low_bit: 128u16,
                bits: 128u16,
                encoding: 116u16,
                units: (596u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v120x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(217u16),
                low_bit: 256u16,
                bits: 128u16,
                encoding: 120u16,
                units: (600u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v124x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(217u16),
                low_bit: 384u16,
                bits: 128u16,
                encoding: 124u16,
                units: (604u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v112x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(217u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 112u16,
                units: (608u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v114x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(217u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 114u16,
                units: (610u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v116x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(217u16),
                low_bit: 128u16,
                bits: 64u16,
                encoding: 116u16,
                units: (612u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v118x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(217u16),
                low_bit: 192u16,
                bits: 64u16,
                encoding: 118u16,
                units: (614u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v120x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(217u16),
                low_bit: 256u16,
                bits: 64u16,
                encoding: 120u16,
                units: (616u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v122x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(217u16),
                low_bit: 320u16,
                bits: 64u16,
                encoding: 122u16,
                units: (618u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v124x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(217u16),
                low_bit: 384u16,
                bits: 64u16,
                encoding: 124u16,
                units: (620u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v126x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(217u16),
                low_bit: 448u16,
                bits: 64u16,
                encoding: 126u16,
                units: (622u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v112"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(217u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 112u16,
                units: (624u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v113"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(217u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 113u16,
                units: (625u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v114"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(217u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 114u16,
                units: (626u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v115"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(217u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 115u16,
                units: (627u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v116"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(217u16),
                low_bit: 128u16,
                bits: 32u16,
                encoding: 116u16,
                units: (628u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v117"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(217u16),
                low_bit: 160u16,
                bits: 32u16,
                encoding: 117u16,
                units: (629u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v118"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(217u16),
                low_bit: 192u16,
                bits: 32u16,
                encoding: 118u16,
                units: (630u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v119"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(217u16),
                low_bit: 224u16,
                bits: 32u16,
                encoding: 119u16,
                units: (631u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v120"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(217u16),
                low_bit: 256u16,
                bits: 32u16,
                encoding: 120u16,
                units: (632u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v121"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(217u16),
                low_bit: 288u16,
                bits: 32u16,
                encoding: 121u16,
                units: (633u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v122"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(217u16),
                low_bit: 320u16,
                bits: 32u16,
                encoding: 122u16,
                units: (634u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v123"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(217u16),
                low_bit: 352u16,
                bits: 32u16,
                encoding: 123u16,
                units: (635u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v124"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(217u16),
                low_bit: 384u16,
                bits: 32u16,
                encoding: 124u16,
                units: (636u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v125"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(217u16),
                low_bit: 416u16,
                bits: 32u16,
                encoding: 125u16,
                units: (637u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v126"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(217u16),
                low_bit: 448u16,
                bits: 32u16,
                encoding: 126u16,
                units: (638u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v127"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(217u16),
                low_bit: 480u16,
                bits: 32u16,
                encoding: 127u16,
                units: (639u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v128x16"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(248u16),
                low_bit: 0u16,
                bits: 512u16,
                encoding: 128u16,
                units: (640u32, 16u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 16u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v128x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(248u16),
                low_bit: 0u16,
                bits: 256u16,
                encoding: 128u16,
                units: (656u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v136x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(248u16),
                low_bit: 256u16,
                bits: 256u16,
                encoding: 136u16,
                units: (664u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v128x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(248u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 128u16,
                units: (672u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v132x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(248u16),
                low_bit: 128u16,
                bits: 128u16,
                encoding: 132u16,
                units: (676u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v136x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(248u16),
                low_bit: 256u16,
                bits: 128u16,
                encoding: 136u16,
                units: (680u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v140x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(248u16),
                low_bit: 384u16,
                bits: 128u16,
                encoding: 140u16,
                units: (684u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v128x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(248u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 128u16,
                units: (688u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v130x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(248u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 130u16,
                units: (690u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v132x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(248u16),
                low_bit: 128u16,
                bits: 64u16,
                encoding: 132u16,
                units: (692u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v134x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(248u16),
                low_bit: 192u16,
                bits: 64u16,
                encoding: 134u16,
                units: (694u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v136x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(248u16),
                low_bit: 256u16,
                bits: 64u16,
                encoding: 136u16,
                units: (696u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v138x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(248u16),
                low_bit: 320u16,
                bits: 64u16,
                encoding: 138u16,
                units: (698u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v140x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(248u16),
                low_bit: 384u16,
                bits: 64u16,
                encoding: 140u16,
                units: (700u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v142x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(248u16),
                low_bit: 448u16,
                bits: 64u16,
                encoding: 142u16,
                units: (702u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v128"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(248u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 128u16,
                units: (704u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v129"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(248u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 129u16,
                units: (705u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v130"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(248u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 130u16,
                units: (706u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v131"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(248u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 131u16,
                units: (707u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v132"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(248u16),
                low_bit: 128u16,
                bits: 32u16,
                encoding: 132u16,
                units: (708u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v133"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(248u16),
                low_bit: 160u16,
                bits: 32u16,
                encoding: 133u16,
                units: (709u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v134"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(248u16),
                low_bit: 192u16,
                bits: 32u16,
                encoding: 134u16,
                units: (710u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v135"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(248u16),
                low_bit: 224u16,
                bits: 32u16,
                encoding: 135u16,
                units: (711u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v136"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(248u16),
                low_bit: 256u16,
                bits: 32u16,
                encoding: 136u16,
                units: (712u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v137"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(248u16),
                low_bit: 288u16,
                bits: 32u16,
                encoding: 137u16,
                units: (713u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v138"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(248u16),
                low_bit: 320u16,
                bits: 32u16,
                encoding: 138u16,
                units: (714u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v139"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(248u16),
                low_bit: 352u16,
                bits: 32u16,
                encoding: 139u16,
                units: (715u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v140"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(248u16),
                low_bit: 384u16,
                bits: 32u16,
                encoding: 140u16,
                units: (716u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v141"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(248u16),
                low_bit: 416u16,
                bits: 32u16,
                encoding: 141u16,
                units: (717u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v142"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(248u16),
                low_bit: 448u16,
                bits: 32u16,
                encoding: 142u16,
                units: (718u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v143"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(248u16),
                low_bit: 480u16,
                bits: 32u16,
                encoding: 143u16,
                units: (719u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v144x16"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(279u16),
                low_bit: 0u16,
                bits: 512u16,
                encoding: 144u16,
                units: (720u32, 16u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 16u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v144x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(279u16),
                low_bit: 0u16,
                bits: 256u16,
                encoding: 144u16,
                units: (736u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v152x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(279u16),
                low_bit: 256u16,
                bits: 256u16,
                encoding: 152u16,
                units: (744u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v144x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(279u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 144u16,
                units: (752u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v148x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(279u16),
                low_bit: 128u16,
                bits: 128u16,
                encoding: 148u16,
                units: (756u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v152x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(279u16),
                low_bit: 256u16,
                bits: 128u16,
                encoding: 152u16,
                units: (760u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v156x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(279u16),
                low_bit: 384u16,
                bits: 128u16,
                encoding: 156u16,
                units: (764u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v144x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(279u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 144u16,
                units: (768u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v146x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(279u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 146u16,
                units: (770u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v148x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(279u16),
                low_bit: 128u16,
                bits: 64u16,
                encoding: 148u16,
                units: (772u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v150x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(279u16),
                low_bit: 192u16,
                bits: 64u16,
                encoding: 150u16,
                units: (774u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v152x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(279u16),
                low_bit: 256u16,
                bits: 64u16,
                encoding: 152u16,
                units: (776u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v154x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(279u16),
                low_bit: 320u16,
                bits: 64u16,
                encoding: 154u16,
                units: (778u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v156x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(279u16),
                low_bit: 384u16,
                bits: 64u16,
                encoding: 156u16,
                units: (780u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v158x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(279u16),
                low_bit: 448u16,
                bits: 64u16,
                encoding: 158u16,
                units: (782u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v144"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(279u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 144u16,
                units: (784u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v145"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(279u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 145u16,
                units: (785u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v146"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(279u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 146u16,
                units: (786u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v147"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(279u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 147u16,
                units: (787u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v148"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(279u16),
                low_bit: 128u16,
                bits: 32u16,
                encoding: 148u16,
                units: (788u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v149"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(279u16),
                low_bit: 160u16,
                bits: 32u16,
                encoding: 149u16,
                units: (789u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v150"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(279u16),
                low_bit: 192u16,
                bits: 32u16,
                encoding: 150u16,
                units: (790u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v151"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(279u16),
                low_bit: 224u16,
                bits: 32u16,
                encoding: 151u16,
                units: (791u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v152"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(279u16),
                low_bit: 256u16,
                bits: 32u16,
                encoding: 152u16,
                units: (792u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v153"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(279u16),
                low_bit: 288u16,
                bits: 32u16,
                encoding: 153u16,
                units: (793u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v154"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(279u16),
                low_bit: 320u16,
                bits: 32u16,
                encoding: 154u16,
                units: (794u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v155"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(279u16),
                low_bit: 352u16,
                bits: 32u16,
                encoding: 155u16,
                units: (795u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v156"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(279u16),
                low_bit: 384u16,
                bits: 32u16,
                encoding: 156u16,
                units: (796u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v157"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(279u16),
                low_bit: 416u16,
                bits: 32u16,
                encoding: 157u16,
                units: (797u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v158"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(279u16),
                low_bit: 448u16,
                bits: 32u16,
                encoding: 158u16,
                units: (798u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v159"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(279u16),
                low_bit: 480u16,
                bits: 32u16,
                encoding: 159u16,
                units: (799u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v160x16"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(310u16),
                low_bit: 0u16,
                bits: 512u16,
                encoding: 160u16,
                units: (800u32, 16u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 16u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v160x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(310u16),
                low_bit: 0u16,
                bits: 256u16,
                encoding: 160u16,
                units: (816u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v168x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(310u16),
                low_bit: 256u16,
                bits: 256u16,
                encoding: 168u16,
                units: (824u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v160x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(310u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 160u16,
                units: (832u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v164x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(310u16),
                low_bit: 128u16,
                bits: 128u16,
                encoding: 164u16,
                units: (836u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v168x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(310u16),
                low_bit: 256u16,
                bits: 128u16,
                encoding: 168u16,
                units: (840u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v172x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(310u16),
                low_bit: 384u16,
                bits: 128u16,
                encoding: 172u16,
                units: (844u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v160x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(310u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 160u16,
                units: (848u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v162x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(310u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 162u16,
                units: (850u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v164x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(310u16),
                low_bit: 128u16,
                bits: 64u16,
                encoding: 164u16,
                units: (852u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v166x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(310u16),
                low_bit: 192u16,
                bits: 64u16,
                encoding: 166u16,
                units: (854u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v168x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(310u16),
                low_bit: 256u16,
                bits: 64u16,
                encoding: 168u16,
                units: (856u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v170x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(310u16),
                low_bit: 320u16,
                bits: 64u16,
                encoding: 170u16,
                units: (858u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v172x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(310u16),
                low_bit: 384u16,
                bits: 64u16,
                encoding: 172u16,
                units: (860u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v174x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(310u16),
                low_bit: 448u16,
                bits: 64u16,
                encoding: 174u16,
                units: (862u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v160"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(310u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 160u16,
                units: (864u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v161"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(310u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 161u16,
                units: (865u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v162"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(310u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 162u16,
                units: (866u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v163"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(310u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 163u16,
                units: (867u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v164"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(310u16),
                low_bit: 128u16,
                bits: 32u16,
                encoding: 164u16,
                units: (868u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v165"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(310u16),
                low_bit: 160u16,
                bits: 32u16,
                encoding: 165u16,
                units: (869u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v166"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(310u16),
                low_bit: 192u16,
                bits: 32u16,
                encoding: 166u16,
                units: (870u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v167"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(310u16),
                low_bit: 224u16,
                bits: 32u16,
                encoding: 167u16,
                units: (871u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v168"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(310u16),
                low_bit: 256u16,
                bits: 32u16,
                encoding: 168u16,
                units: (872u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v169"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(310u16),
                low_bit: 288u16,
                bits: 32u16,
                encoding: 169u16,
                units: (873u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v170"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(310u16),
                low_bit: 320u16,
                bits: 32u16,
                encoding: 170u16,
                units: (874u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v171"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(310u16),
                low_bit: 352u16,
                bits: 32u16,
                encoding: 171u16,
                units: (875u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v172"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(310u16),
                low_bit: 384u16,
                bits: 32u16,
                encoding: 172u16,
                units: (876u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v173"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(310u16),
                low_bit: 416u16,
                bits: 32u16,
                encoding: 173u16,
                units: (877u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v174"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(310u16),
                low_bit: 448u16,
                bits: 32u16,
                encoding: 174u16,
                units: (878u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v175"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(310u16),
                low_bit: 480u16,
                bits: 32u16,
                encoding: 175u16,
                units: (879u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v176x16"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(341u16),
                low_bit: 0u16,
                bits: 512u16,
                encoding: 176u16,
                units: (880u32, 16u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 16u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v176x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(341u16),
                low_bit: 0u16,
                bits: 256u16,
                encoding: 176u16,
                units: (896u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v184x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(341u16),
                low_bit: 256u16,
                bits: 256u16,
                encoding: 184u16,
                units: (904u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v176x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(341u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 176u16,
                units: (912u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v180x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(341u16),
                low_bit: 128u16,
                bits: 128u16,
                encoding: 180u16,
                units: (916u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v184x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(341u16),
                low_bit: 256u16,
                bits: 128u16,
                encoding: 184u16,
                units: (920u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v188x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(341u16),
                low_bit: 384u16,
                bits: 128u16,
                encoding: 188u16,
                units: (924u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v176x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(341u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 176u16,
                units: (928u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v178x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(341u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 178u16,
                units: (930u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v180x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(341u16),
                low_bit: 128u16,
                bits: 64u16,
                encoding: 180u16,
                units: (932u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v182x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(341u16),
                low_bit: 192u16,
                bits: 64u16,
                encoding: 182u16,
                units: (934u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v184x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(341u16),
                low_bit: 256u16,
                bits: 64u16,
                encoding: 184u16,
                units: (936u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v186x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(341u16),
                low_bit: 320u16,
                bits: 64u16,
                encoding: 186u16,
                units: (938u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v188x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(341u16),
                low_bit: 384u16,
                bits: 64u16,
                encoding: 188u16,
                units: (940u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v190x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(341u16),
                low_bit: 448u16,
                bits: 64u16,
                encoding: 190u16,
                units: (942u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v176"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(341u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 176u16,
                units: (944u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v177"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(341u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 177u16,
                units: (945u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v178"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(341u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 178u16,
                units: (946u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v179"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(341u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 179u16,
                units: (947u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v180"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(341u16),
                low_bit: 128u16,
                bits: 32u16,
                encoding: 180u16,
                units: (948u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v181"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(341u16),
                low_bit: 160u16,
                bits: 32u16,
                encoding: 181u16,
                units: (949u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v182"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(341u16),
                low_bit: 192u16,
                bits: 32u16,
                encoding: 182u16,
                units: (950u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v183"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(341u16),
                low_bit: 224u16,
                bits: 32u16,
                encoding: 183u16,
                units: (951u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v184"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(341u16),
                low_bit: 256u16,
                bits: 32u16,
                encoding: 184u16,
                units: (952u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v185"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(341u16),
                low_bit: 288u16,
                bits: 32u16,
                encoding: 185u16,
                units: (953u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v186"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(341u16),
                low_bit: 320u16,
                bits: 32u16,
                encoding: 186u16,
                units: (954u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v187"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(341u16),
                low_bit: 352u16,
                bits: 32u16,
                encoding: 187u16,
                units: (955u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v188"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(341u16),
                low_bit: 384u16,
                bits: 32u16,
                encoding: 188u16,
                units: (956u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v189"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(341u16),
                low_bit: 416u16,
                bits: 32u16,
                encoding: 189u16,
                units: (957u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v190"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(341u16),
                low_bit: 448u16,
                bits: 32u16,
                encoding: 190u16,
                units: (958u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v191"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(341u16),
                low_bit: 480u16,
                bits: 32u16,
                encoding: 191u16,
                units: (959u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v192x16"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(372u16),
                low_bit: 0u16,
                bits: 512u16,
                encoding: 192u16,
                units: (960u32, 16u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 16u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v192x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(372u16),
                low_bit: 0u16,
                bits: 256u16,
                encoding: 192u16,
                units: (976u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v200x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(372u16),
                low_bit: 256u16,
                bits: 256u16,
                encoding: 200u16,
                units: (984u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v192x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(372u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 192u16,
                units: (992u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v196x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(372u16),
                low_bit: 128u16,
                bits: 128u16,
                encoding: 196u16,
                units: (996u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v200x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(372u16),
                low_bit: 256u16,
                bits: 128u16,
                encoding: 200u16,
                units: (1000u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v204x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(372u16),
                low_bit: 384u16,
                bits: 128u16,
                encoding: 204u16,
                units: (1004u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v192x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(372u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 192u16,
                units: (1008u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v194x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(372u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 194u16,
                units: (1010u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v196x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(372u16),
                low_bit: 128u16,
                bits: 64u16,
                encoding: 196u16,
                units: (1012u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v198x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(372u16),
                low_bit: 192u16,
                bits: 64u16,
                encoding: 198u16,
                units: (1014u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v200x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(372u16),
                low_bit: 256u16,
                bits: 64u16,
                encoding: 200u16,
                units: (1016u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v202x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(372u16),
                low_bit: 320u16,
                bits: 64u16,
                encoding: 202u16,
                units: (1018u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v204x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(372u16),
                low_bit: 384u16,
                bits: 64u16,
                encoding: 204u16,
                units: (1020u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v206x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(372u16),
                low_bit: 448u16,
                bits: 64u16,
                encoding: 206u16,
                units: (1022u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v192"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(372u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 192u16,
                units: (1024u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v193"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(372u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 193u16,
                units: (1025u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v194"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(372u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 194u16,
                units: (1026u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v195"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(372u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 195u16,
                units: (1027u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v196"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(372u16),
                low_bit: 128u16,
                bits: 32u16,
                encoding: 196u16,
                units: (1028u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v197"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(372u16),
                low_bit: 160u16,
                bits: 32u16,
                encoding: 197u16,
                units: (1029u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v198"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(372u16),
                low_bit: 192u16,
                bits: 32u16,
                encoding: 198u16,
                units: (1030u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v199"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(372u16),
                low_bit: 224u16,
                bits: 32u16,
                encoding: 199u16,
                units: (1031u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v200"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(372u16),
                low_bit: 256u16,
                bits: 32u16,
                encoding: 200u16,
                units: (1032u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v201"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(372u16),
                low_bit: 288u16,
                bits: 32u16,
                encoding: 201u16,
                units: (1033u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v202"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(372u16),
                low_bit: 320u16,
                bits: 32u16,
                encoding: 202u16,
                units: (1034u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v203"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(372u16),
                low_bit: 352u16,
                bits: 32u16,
                encoding: 203u16,
                units: (1035u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v204"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(372u16),
                low_bit: 384u16,
                bits: 32u16,
                encoding: 204u16,
                units: (1036u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v205"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(372u16),
                low_bit: 416u16,
                bits: 32u16,
                encoding: 205u16,
                units: (1037u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v206"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(372u16),
                low_bit: 448u16,
                bits: 32u16,
                encoding: 206u16,
                units: (1038u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v207"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(372u16),
                low_bit: 480u16,
                bits: 32u16,
                encoding: 207u16,
                units: (1039u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v208x16"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(403u16),
                low_bit: 0u16,
                bits: 512u16,
                encoding: 208u16,
                units: (1040u32, 16u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 16u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v208x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(403u16),
                low_bit: 0u16,
                bits: 256u16,
                encoding: 208u16,
                units: (1056u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v216x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(403u16),
                low_bit: 256u16,
                bits: 256u16,
                encoding: 216u16,
                units: (1064u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v208x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(403u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 208u16,
                units: (1072u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v212x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(403u16),
                low_bit: 128u16,
                bits: 128u16,
                encoding: 212u16,
                units: (1076u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v216x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(403u16),
                low_bit: 256u16,
                bits: 128u16,
                encoding: 216u16,
                units: (1080u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v220x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(403u16),
                low_bit: 384u16,
                bits: 128u16,
                encoding: 220u16,
                units: (1084u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v208x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(403u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 208u16,
                units: (1088u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v210x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(403u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 210u16,
                units: (1090u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v212x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(403u16),
                low_bit: 128u16,
                bits: 64u16,
                encoding: 212u16,
                units: (1092u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v214x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(403u16),
                low_bit: 192u16,
                bits: 64u16,
                encoding: 214u16,
                units: (1094u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v216x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(403u16),
                low_bit: 256u16,
                bits: 64u16,
                encoding: 216u16,
                units: (1096u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v218x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(403u16),
                low_bit: 320u16,
                bits: 64u16,
                encoding: 218u16,
                units: (1098u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v220x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(403u16),
                low_bit: 384u16,
                bits: 64u16,
                encoding: 220u16,
                units: (1100u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v222x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(403u16),
                low_bit: 448u16,
                bits: 64u16,
                encoding: 222u16,
                units: (1102u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v208"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(403u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 208u16,
                units: (1104u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v209"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(403u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 209u16,
                units: (1105u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v210"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(403u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 210u16,
                units: (1106u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v211"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(403u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 211u16,
                units: (1107u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v212"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(403u16),
                low_bit: 128u16,
                bits: 32u16,
                encoding: 212u16,
                units: (1108u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v213"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(403u16),
                low_bit: 160u16,
                bits: 32u16,
                encoding: 213u16,
                units: (1109u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v214"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(403u16),
                low_bit: 192u16,
                bits: 32u16,
                encoding: 214u16,
                units: (1110u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v215"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(403u16),
                low_bit: 224u16,
                bits: 32u16,
                encoding: 215u16,
                units: (1111u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v216"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(403u16),
                low_bit: 256u16,
                bits: 32u16,
                encoding: 216u16,
                units: (1112u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v217"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(403u16),
                low_bit: 288u16,
                bits: 32u16,
                encoding: 217u16,
                units: (1113u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v218"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(403u16),
                low_bit: 320u16,
                bits: 32u16,
                encoding: 218u16,
                units: (1114u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v219"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(403u16),
                low_bit: 352u16,
                bits: 32u16,
                encoding: 219u16,
                units: (1115u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v220"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(403u16),
                low_bit: 384u16,
                bits: 32u16,
                encoding: 220u16,
                units: (1116u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v221"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(403u16),
                low_bit: 416u16,
                bits: 32u16,
                encoding: 221u16,
                units: (1117u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v222"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(403u16),
                low_bit: 448u16,
                bits: 32u16,
                encoding: 222u16,
                units: (1118u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v223"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(403u16),
                low_bit: 480u16,
                bits: 32u16,
                encoding: 223u16,
                units: (1119u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v224x16"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(434u16),
                low_bit: 0u16,
                bits: 512u16,
                encoding: 224u16,
                units: (1120u32, 16u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 16u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v224x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(434u16),
                low_bit: 0u16,
                bits: 256u16,
                encoding: 224u16,
                units: (1136u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v232x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(434u16),
                low_bit: 256u16,
                bits: 256u16,
                encoding: 232u16,
                units: (1144u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v224x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(434u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 224u16,
                units: (1152u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v228x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(434u16),
                low_bit: 128u16,
                bits: 128u16,
                encoding: 228u16,
                units: (1156u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v232x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(434u16),
                low_bit: 256u16,
                bits: 128u16,
                encoding: 232u16,
                units: (1160u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v236x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(434u16),
                low_bit: 384u16,
                bits: 128u16,
                encoding: 236u16,
                units: (1164u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v224x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(434u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 224u16,
                units: (1168u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v226x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(434u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 226u16,
                units: (1170u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v228x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(434u16),
                low_bit: 128u16,
                bits: 64u16,
                encoding: 228u16,
                units: (1172u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v230x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(434u16),
                low_bit: 192u16,
                bits: 64u16,
                encoding: 230u16,
                units: (1174u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v232x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(434u16),
                low_bit: 256u16,
                bits: 64u16,
                encoding: 232u16,
                units: (1176u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v234x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(434u16),
                low_bit: 320u16,
                bits: 64u16,
                encoding: 234u16,
                units: (1178u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v236x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(434u16),
                low_bit: 384u16,
                bits: 64u16,
                encoding: 236u16,
                units: (1180u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v238x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(434u16),
                low_bit: 448u16,
                bits: 64u16,
                encoding: 238u16,
                units: (1182u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v224"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(434u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 224u16,
                units: (1184u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v225"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(434u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 225u16,
                units: (1185u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v226"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(434u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 226u16,
                units: (1186u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v227"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(434u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 227u16,
                units: (1187u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v228"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(434u16),
                low_bit: 128u16,
                bits: 32u16,
                encoding: 228u16,
                units: (1188u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v229"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(434u16),
                low_bit: 160u16,
                bits: 32u16,
                encoding: 229u16,
                units: (1189u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v230"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(434u16),
                low_bit: 192u16,
                bits: 32u16,
                encoding: 230u16,
                units: (1190u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v231"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(434u16),
                low_bit: 224u16,
                bits: 32u16,
                encoding: 231u16,
                units: (1191u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v232"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(434u16),
                low_bit: 256u16,
                bits: 32u16,
                encoding: 232u16,
                units: (1192u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v233"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(434u16),
                low_bit: 288u16,
                bits: 32u16,
                encoding: 233u16,
                units: (1193u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v234"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(434u16),
                low_bit: 320u16,
                bits: 32u16,
                encoding: 234u16,
                units: (1194u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v235"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(434u16),
                low_bit: 352u16,
                bits: 32u16,
                encoding: 235u16,
                units: (1195u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v236"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(434u16),
                low_bit: 384u16,
                bits: 32u16,
                encoding: 236u16,
                units: (1196u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v237"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(434u16),
                low_bit: 416u16,
                bits: 32u16,
                encoding: 237u16,
                units: (1197u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v238"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(434u16),
                low_bit: 448u16,
                bits: 32u16,
                encoding: 238u16,
                units: (1198u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v239"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(434u16),
                low_bit: 480u16,
                bits: 32u16,
                encoding: 239u16,
                units: (1199u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v240x16"),
                bank: Bank(0u8),
                ty: Some(Type(0u8)),
                root: Reg(465u16),
                low_bit: 0u16,
                bits: 512u16,
                encoding: 240u16,
                units: (1200u32, 16u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 16u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v240x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(465u16),
                low_bit: 0u16,
                bits: 256u16,
                encoding: 240u16,
                units: (1216u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v248x8"),
                bank: Bank(0u8),
                ty: Some(Type(1u8)),
                root: Reg(465u16),
                low_bit: 256u16,
                bits: 256u16,
                encoding: 248u16,
                units: (1224u32, 8u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 8u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v240x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(465u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 240u16,
                units: (1232u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v244x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(465u16),
                low_bit: 128u16,
                bits: 128u16,
                encoding: 244u16,
                units: (1236u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v248x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(465u16),
                low_bit: 256u16,
                bits: 128u16,
                encoding: 248u16,
                units: (1240u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v252x4"),
                bank: Bank(0u8),
                ty: Some(Type(2u8)),
                root: Reg(465u16),
                low_bit: 384u16,
                bits: 128u16,
                encoding: 252u16,
                units: (1244u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v240x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(465u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 240u16,
                units: (1248u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v242x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(465u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 242u16,
                units: (1250u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v244x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(465u16),
                low_bit: 128u16,
                bits: 64u16,
                encoding: 244u16,
                units: (1252u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v246x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(465u16),
                low_bit: 192u16,
                bits: 64u16,
                encoding: 246u16,
                units: (1254u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v248x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(465u16),
                low_bit: 256u16,
                bits: 64u16,
                encoding: 248u16,
                units: (1256u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v250x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(465u16),
                low_bit: 320u16,
                bits: 64u16,
                encoding: 250u16,
                units: (1258u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v252x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(465u16),
                low_bit: 384u16,
                bits: 64u16,
                encoding: 252u16,
                units: (1260u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v254x2"),
                bank: Bank(0u8),
                ty: Some(Type(3u8)),
                root: Reg(465u16),
                low_bit: 448u16,
                bits: 64u16,
                encoding: 254u16,
                units: (1262u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v240"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(465u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 240u16,
                units: (1264u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v241"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(465u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 241u16,
                units: (1265u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v242"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(465u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 242u16,
                units: (1266u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v243"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(465u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 243u16,
                units: (1267u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v244"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(465u16),
                low_bit: 128u16,
                bits: 32u16,
                encoding: 244u16,
                units: (1268u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v245"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(465u16),
                low_bit: 160u16,
                bits: 32u16,
                encoding: 245u16,
                units: (1269u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v246"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(465u16),
                low_bit: 192u16,
                bits: 32u16,
                encoding: 246u16,
                units: (1270u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v247"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(465u16),
                low_bit: 224u16,
                bits: 32u16,
                encoding: 247u16,
                units: (1271u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v248"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(465u16),
                low_bit: 256u16,
                bits: 32u16,
                encoding: 248u16,
                units: (1272u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v249"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(465u16),
                low_bit: 288u16,
                bits: 32u16,
                encoding: 249u16,
                units: (1273u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v250"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(465u16),
                low_bit: 320u16,
                bits: 32u16,
                encoding: 250u16,
                units: (1274u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v251"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(465u16),
                low_bit: 352u16,
                bits: 32u16,
                encoding: 251u16,
                units: (1275u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v252"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(465u16),
                low_bit: 384u16,
                bits: 32u16,
                encoding: 252u16,
                units: (1276u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v253"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(465u16),
                low_bit: 416u16,
                bits: 32u16,
                encoding: 253u16,
                units: (1277u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v254"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(465u16),
                low_bit: 448u16,
                bits: 32u16,
                encoding: 254u16,
                units: (1278u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("v255"),
                bank: Bank(0u8),
                ty: Some(Type(4u8)),
                root: Reg(465u16),
                low_bit: 480u16,
                bits: 32u16,
                encoding: 255u16,
                units: (1279u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s0x4"),
                bank: Bank(1u8),
                ty: Some(Type(5u8)),
                root: Reg(496u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 0u16,
                units: (1280u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s0x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(496u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 0u16,
                units: (1284u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s2x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(496u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 2u16,
                units: (1286u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s0"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(496u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 0u16,
                units: (1288u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s1"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(496u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 1u16,
                units: (1289u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s2"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(496u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 2u16,
                units: (1290u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s3"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(496u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 3u16,
                units: (1291u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s4x4"),
                bank: Bank(1u8),
                ty: Some(Type(5u8)),
                root: Reg(503u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 4u16,
                units: (1292u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s4x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(503u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 4u16,
                units: (1296u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s6x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(503u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 6u16,
                units: (1298u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s4"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(503u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 4u16,
                units: (1300u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s5"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(503u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 5u16,
                units: (1301u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s6"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(503u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 6u16,
                units: (1302u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s7"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(503u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 7u16,
                units: (1303u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s8x4"),
                bank: Bank(1u8),
                ty: Some(Type(5u8)),
                root: Reg(510u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 8u16,
                units: (1304u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s8x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(510u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 8u16,
                units: (1308u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s10x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(510u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 10u16,
                units: (1310u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s8"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(510u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 8u16,
                units: (1312u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s9"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(510u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 9u16,
                units: (1313u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s10"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(510u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 10u16,
                units: (1314u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s11"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(510u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 11u16,
                units: (1315u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s12x4"),
                bank: Bank(1u8),
                ty: Some(Type(5u8)),
                root: Reg(517u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 12u16,
                units: (1316u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s12x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(517u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 12u16,
                units: (1320u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s14x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(517u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 14u16,
                units: (1322u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s12"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(517u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 12u16,
                units: (1324u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s13"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(517u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 13u16,
                units: (1325u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s14"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(517u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 14u16,
                units: (1326u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s15"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(517u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 15u16,
                units: (1327u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s16x4"),
                bank: Bank(1u8),
                ty: Some(Type(5u8)),
                root: Reg(524u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 16u16,
                units: (1328u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s16x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(524u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 16u16,
                units: (1332u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s18x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(524u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 18u16,
                units: (1334u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s16"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(524u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 16u16,
                units: (1336u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s17"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(524u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 17u16,
                units: (1337u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s18"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(524u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 18u16,
                units: (1338u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s19"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(524u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 19u16,
                units: (1339u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s20x4"),
                bank: Bank(1u8),
                ty: Some(Type(5u8)),
                root: Reg(531u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 20u16,
                units: (1340u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s20x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(531u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 20u16,
                units: (1344u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s22x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(531u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 22u16,
                units: (1346u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s20"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(531u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 20u16,
                units: (1348u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s21"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(531u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 21u16,
                units: (1349u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s22"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(531u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 22u16,
                units: (1350u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s23"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(531u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 23u16,
                units: (1351u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s24x4"),
                bank: Bank(1u8),
                ty: Some(Type(5u8)),
                root: Reg(538u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 24u16,
                units: (1352u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s24x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(538u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 24u16,
                units: (1356u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s26x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(538u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 26u16,
                units: (1358u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s24"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(538u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 24u16,
                units: (1360u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s25"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(538u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 25u16,
                units: (1361u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s26"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(538u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 26u16,
                units: (1362u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s27"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(538u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 27u16,
                units: (1363u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s28x4"),
                bank: Bank(1u8),
                ty: Some(Type(5u8)),
                root: Reg(545u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 28u16,
                units: (1364u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s28x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(545u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 28u16,
                units: (1368u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s30x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(545u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 30u16,
                units: (1370u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s28"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(545u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 28u16,
                units: (1372u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s29"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(545u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 29u16,
                units: (1373u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s30"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(545u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 30u16,
                units: (1374u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s31"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(545u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 31u16,
                units: (1375u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s32x4"),
                bank: Bank(1u8),
                ty: Some(Type(5u8)),
                root: Reg(552u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 32u16,
                units: (1376u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s32x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(552u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 32u16,
                units: (1380u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s34x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(552u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 34u16,
                units: (1382u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s32"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(552u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 32u16,
                units: (1384u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s33"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(552u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 33u16,
                units: (1385u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s34"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(552u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 34u16,
                units: (1386u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s35"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(552u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 35u16,
                units: (1387u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s36x4"),
                bank: Bank(1u8),
                ty: Some(Type(5u8)),
                root: Reg(559u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 36u16,
                units: (1388u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s36x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(559u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 36u16,
                units: (1392u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s38x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(559u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 38u16,
                units: (1394u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s36"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(559u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 36u16,
                units: (1396u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s37"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(559u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 37u16,
                units: (1397u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s38"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(559u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 38u16,
                units: (1398u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s39"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(559u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 39u16,
                units: (1399u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s40x4"),
                bank: Bank(1u8),
                ty: Some(Type(5u8)),
                root: Reg(566u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 40u16,
                units: (1400u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s40x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(566u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 40u16,
                units: (1404u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s42x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(566u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 42u16,
                units: (1406u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s40"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(566u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 40u16,
                units: (1408u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s41"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(566u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 41u16,
                units: (1409u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s42"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(566u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 42u16,
                units: (1410u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s43"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(566u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 43u16,
                units: (1411u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s44x4"),
                bank: Bank(1u8),
                ty: Some(Type(5u8)),
                root: Reg(573u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 44u16,
                units: (1412u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s44x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(573u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 44u16,
                units: (1416u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s46x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(573u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 46u16,
                units: (1418u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s44"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(573u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 44u16,
                units: (1420u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s45"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(573u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 45u16,
                units: (1421u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s46"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(573u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 46u16,
                units: (1422u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s47"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(573u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 47u16,
                units: (1423u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s48x4"),
                bank: Bank(1u8),
                ty: Some(Type(5u8)),
                root: Reg(580u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 48u16,
                units: (1424u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s48x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(580u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 48u16,
                units: (1428u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s50x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(580u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 50u16,
                units: (1430u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s48"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(580u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 48u16,
                units: (1432u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s49"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(580u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 49u16,
                units: (1433u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s50"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(580u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 50u16,
                units: (1434u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s51"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(580u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 51u16,
                units: (1435u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s52x4"),
                bank: Bank(1u8),
                ty: Some(Type(5u8)),
                root: Reg(587u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 52u16,
                units: (1436u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s52x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(587u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 52u16,
                units: (1440u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s54x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(587u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 54u16,
                units: (1442u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s52"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(587u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 52u16,
                units: (1444u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s53"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(587u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 53u16,
                units: (1445u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s54"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(587u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 54u16,
                units: (1446u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s55"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(587u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 55u16,
                units: (1447u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s56x4"),
                bank: Bank(1u8),
                ty: Some(Type(5u8)),
                root: Reg(594u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 56u16,
                units: (1448u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s56x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(594u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 56u16,
                units: (1452u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s58x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(594u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 58u16,
                units: (1454u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s56"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(594u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 56u16,
                units: (1456u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s57"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(594u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 57u16,
                units: (1457u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s58"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(594u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 58u16,
                units: (1458u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s59"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(594u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 59u16,
                units: (1459u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s60x4"),
                bank: Bank(1u8),
                ty: Some(Type(5u8)),
                root: Reg(601u16),
                low_bit: 0u16,
                bits: 128u16,
                encoding: 60u16,
                units: (1460u32, 4u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 4u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s60x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(601u16),
                low_bit: 0u16,
                bits: 64u16,
                encoding: 60u16,
                units: (1464u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s62x2"),
                bank: Bank(1u8),
                ty: Some(Type(6u8)),
                root: Reg(601u16),
                low_bit: 64u16,
                bits: 64u16,
                encoding: 62u16,
                units: (1466u32, 2u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 2u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s60"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(601u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 60u16,
                units: (1468u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s61"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(601u16),
                low_bit: 32u16,
                bits: 32u16,
                encoding: 61u16,
                units: (1469u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s62"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(601u16),
                low_bit: 64u16,
                bits: 32u16,
                encoding: 62u16,
                units: (1470u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("s63"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(601u16),
                low_bit: 96u16,
                bits: 32u16,
                encoding: 63u16,
                units: (1471u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("sz"),
                bank: Bank(1u8),
                ty: Some(Type(7u8)),
                root: Reg(608u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 127u16,
                units: (1472u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: Some(0u64),
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("p0"),
                bank: Bank(2u8),
                ty: Some(Type(8u8)),
                root: Reg(609u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 0u16,
                units: (1473u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("p1"),
                bank: Bank(2u8),
                ty: Some(Type(8u8)),
                root: Reg(610u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 1u16,
                units: (1474u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("p2"),
                bank: Bank(2u8),
                ty: Some(Type(8u8)),
                root: Reg(611u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 2u16,
                units: (1475u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("p3"),
                bank: Bank(2u8),
                ty: Some(Type(8u8)),
                root: Reg(612u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 3u16,
                units: (1476u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("p4"),
                bank: Bank(2u8),
                ty: Some(Type(8u8)),
                root: Reg(613u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 4u16,
                units: (1477u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("p5"),
                bank: Bank(2u8),
                ty: Some(Type(8u8)),
                root: Reg(614u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 5u16,
                units: (1478u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("p6"),
                bank: Bank(2u8),
                ty: Some(Type(8u8)),
                root: Reg(615u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 6u16,
                units: (1479u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: None,
                features: Features(0u64),
            },
            RegDesc {
                name: Cow::Borrowed("pt"),
                bank: Bank(2u8),
                ty: Some(Type(8u8)),
                root: Reg(616u16),
                low_bit: 0u16,
                bits: 32u16,
                encoding: 7u16,
                units: (1480u32, 1u16),
                cost: 0u8,
                rest: Rest::Keep,
                tuple: 0u8,
                constant: Some(4294967295u64),
                features: Features(0u64),
            },
        ];
        pub(super) static CLASSES: [ClassDesc; 13usize] = [
            ClassDesc {
                name: Cow::Borrowed("b512"),
                doc: Cow::Borrowed("Sixteen registers: a tile of a matrix."),
                ty: Type(0u8),
                members: (0u32, 16u16),
            },
            ClassDesc {
                name: Cow::Borrowed("b256"),
                doc: Cow::Borrowed("Eight registers: a tile of a matrix."),
                ty: Type(1u8),
                members: (16u32, 32u16),
            },
            ClassDesc {
                name: Cow::Borrowed("b128"),
                doc: Cow::Borrowed("Four registers: a colour, a vector of four."),
                ty: Type(2u8),
                members: (48u32, 64u16),
            },
            ClassDesc {
                name: Cow::Borrowed("b64"),
                doc: Cow::Borrowed("Two registers: an address, a double."),
                ty: Type(3u8),
                members: (112u32, 128u16),
            },
            ClassDesc {
                name: Cow::Borrowed("b32"),
                doc: Cow::Borrowed("One register: an integer, a single, two halves."),
                ty: Type(4u8),
                members: (240u32, 256u16),
            },
            ClassDesc {
                name: Cow::Borrowed("u128"),
                doc: Cow::Borrowed("Four registers: a descriptor."),
                ty: Type(5u8),
                members: (496u32, 15u16),
            },
            ClassDesc {
                name: Cow::Borrowed("u64"),
                doc: Cow::Borrowed("Two registers: an address."),
                ty: Type(6u8),
                members: (511u32, 31u16),
            },
            ClassDesc {
                name: Cow::Borrowed("u32"),
                doc: Cow::Borrowed("One register."),
                ty: Type(7u8),
                members: (542u32, 62u16),
            },
            ClassDesc {
                name: Cow::Borrowed("pred"),
                doc: Cow::Borrowed("A truth value for each thread."),
                ty: Type(8u8),
                members: (604u32, 7u16),
            },
            ClassDesc {
                name: Cow::Borrowed("file_a"),
                doc: Cow::Borrowed("The first register file."),
                ty: Type(4u8),
                members: (611u32, 128u16),
            },
            ClassDesc {
                name: Cow::Borrowed("file_b"),
                doc: Cow::Borrowed("The second register file."),
                ty: Type(4u8),
                members: (739u32, 128u16),
            },
            ClassDesc {
                name: Cow::Borrowed("tail_u64"),
                doc: Cow::Borrowed(
                    "Pairs that are callee-saved in no convention and pass no arguments.",
                ),
                ty: Type(6u8),
                members: (867u32, 2u16),
            },
            ClassDesc {
                name: Cow::Borrowed("select"),
                doc: Cow::Borrowed("Predicates that two-bit fields can name."),
                ty: Type(8u8),
                members: (869u32, 4u16),
            },
        ];
        pub(super) static ARGUMENTS_0: [RegSequence; 2usize] = [
            RegSequence {
                bank: Bank(1u8),
                ty: None,
                regs: Cow::Borrowed(const {
                    &regs([
                        499, 500, 501, 502, 506, 507, 508, 509, 513, 514, 515, 516, 520,
                        521, 522, 523,
                    ])
                }),
                back_fill: false,
                then: None,
            },
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const { &regs([15, 16, 17, 18]) }),
                back_fill: false,
                then: None,
            },
        ];
        pub(super) static RESULTS_0: [RegSequence; 0usize] = [];
        pub(super) static ARGUMENTS_1: [RegSequence; 2usize] = [
            RegSequence {
                bank: Bank(1u8),
                ty: None,
                regs: Cow::Borrowed(const {
                    &regs([
                        499, 500, 501, 502, 506, 507, 508, 509, 513, 514, 515, 516, 520,
                        521, 522, 523, 527, 528, 529, 530, 534, 535, 536, 537, 541, 542,
                        543, 544,
                    ])
                }),
                back_fill: false,
                then: None,
            },
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const {
                    &regs([
                        15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
                        46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61,
                    ])
                }),
                back_fill: false,
                then: None,
            },
        ];
        pub(super) static RESULTS_1: [RegSequence; 2usize] = [
            RegSequence {
                bank: Bank(1u8),
                ty: None,
                regs: Cow::Borrowed(const {
                    &regs([
                        499, 500, 501, 502, 506, 507, 508, 509, 513, 514, 515, 516, 520,
                        521,
                    ])
                }),
                back_fill: false,
                then: None,
            },
            RegSequence {
                bank: Bank(0u8),
                ty: None,
                regs: Cow::Borrowed(const {
                    &regs([
                        15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
                    ])
                }),
                back_fill: false,
                then: None,
            },
        ];
        pub(super) static CONVENTIONS: [ConventionDesc; 2usize] = [
            ConventionDesc {
                name: Cow::Borrowed("kernel"),
                doc: Cow::Borrowed(
                    "How a kernel starts: the address of its arguments, the number of the group, and that of the thread. Nobody waits for its results.",
                ),
                arguments: Cow::Borrowed(&ARGUMENTS_0),
                results: Cow::Borrowed(&RESULTS_0),
                positions: Positions::PerBank,
                callee_saved: Cow::Borrowed(const { &regs([]) }),
                clobbers: Cow::Borrowed(
                    &[
                        18446744073709551615, 18446744073709551615, 18446744073709551615,
                        18446744073709551615, 4611686018427387903, 0, 127,
                    ],
                ),
                edge_clobbers: Cow::Borrowed(&[]),
                reserved: Cow::Borrowed(const { &regs([]) }),
                wide: WideRules {
                    align: 0u8,
                    split: false,
                    keep: false,
                },
                variadic: None,
                stack: StackRules {
                    align: 16u16,
                    slot: 4u16,
                    shadow: 0u16,
                    alignment: StackAlign::Natural,
                    pad_before: false,
                },
            },
            ConventionDesc {
                name: Cow::Borrowed("device"),
                doc: Cow::Borrowed(
                    "Functions: 32 vector registers and 28 scalar ones for arguments, half as many for results. Registers are callee-saved in blocks, so that no tuple is callee-saved in part. The return address is in S60 and S61.",
                ),
                arguments: Cow::Borrowed(&ARGUMENTS_1),
                results: Cow::Borrowed(&RESULTS_1),
                positions: Positions::PerBank,
                callee_saved: Cow::Borrowed(const {
                    &regs([
                        139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151,
                        152, 153, 154, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179,
                        180, 181, 182, 183, 184, 185, 201, 202, 203, 204, 205, 206, 207,
                        208, 209, 210, 211, 212, 213, 214, 215, 216, 232, 233, 234, 235,
                        236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 387,
                        388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399, 400,
                        401, 402, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428,
                        429, 430, 431, 432, 433, 449, 450, 451, 452, 453, 454, 455, 456,
                        457, 458, 459, 460, 461, 462, 463, 464, 480, 481, 482, 483, 484,
                        485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 555, 556,
                        557, 558, 562, 563, 564, 565, 569, 570, 571, 572, 576, 577, 578,
                        579, 583, 584, 585, 586, 590, 591, 592, 593, 597, 598, 599, 600,
                        602,
                    ])
                }),
                clobbers: Cow::Borrowed(
                    &[
                        18446744073709551615, 0, 18446744073709551615, 0,
                        3458764518115508223, 0, 127,
                    ],
                ),
                edge_clobbers: Cow::Borrowed(&[]),
                reserved: Cow::Borrowed(const { &regs([]) }),
                wide: WideRules {
                    align: 0u8,
                    split: false,
                    keep: false,
                },
                variadic: None,
                stack: StackRules {
                    align: 16u16,
                    slot: 4u16,
                    shadow: 0u16,
                    alignment: StackAlign::Natural,
                    pad_before: false,
                },
            },
        ];
        pub(super) static TUPLE_LISTS: [TupleListDesc; 10usize] = [
            TupleListDesc {
                name: Cow::Borrowed("x2"),
                doc: Cow::Borrowed("Aligned pairs."),
                len: 2u8,
                members: (0u32, 256u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("x4"),
                doc: Cow::Borrowed("Aligned quads."),
                len: 4u8,
                members: (256u32, 256u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("x8"),
                doc: Cow::Borrowed("Aligned eights."),
                len: 8u8,
                members: (512u32, 256u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("x16"),
                doc: Cow::Borrowed("Aligned sixteens."),
                len: 16u8,
                members: (768u32, 256u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("run2"),
                doc: Cow::Borrowed("Two consecutive registers."),
                len: 2u8,
                members: (1024u32, 510u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("run3"),
                doc: Cow::Borrowed("Three consecutive registers."),
                len: 3u8,
                members: (1534u32, 762u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("run4"),
                doc: Cow::Borrowed("Four consecutive registers."),
                len: 4u8,
                members: (2296u32, 1012u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("run11"),
                doc: Cow::Borrowed("Eleven consecutive registers: a ray and a node."),
                len: 11u8,
                members: (3308u32, 2706u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("s_x2"),
                doc: Cow::Borrowed("Aligned pairs."),
                len: 2u8,
                members: (6014u32, 64u32),
            },
            TupleListDesc {
                name: Cow::Borrowed("s_x4"),
                doc: Cow::Borrowed("Aligned quads."),
                len: 4u8,
                members: (6078u32, 64u32),
            },
        ];
        pub(super) static FEATURES: [FeatureDesc; 3usize] = [
            FeatureDesc {
                name: Cow::Borrowed("matrix"),
                doc: Cow::Borrowed("Matrix multiplication."),
                default: true,
            },
            FeatureDesc {
                name: Cow::Borrowed("double"),
                doc: Cow::Borrowed("Double precision."),
                default: true,
            },
            FeatureDesc {
                name: Cow::Borrowed("rays"),
                doc: Cow::Borrowed("Intersection of rays with boxes and triangles."),
                default: false,
            },
        ];
        pub(super) static ROLES: [RoleDesc; 5usize] = [
            RoleDesc {
                name: Cow::Borrowed("stack"),
                reg: Reg(606u16),
            },
            RoleDesc {
                name: Cow::Borrowed("frame"),
                reg: Reg(607u16),
            },
            RoleDesc {
                name: Cow::Borrowed("link"),
                reg: Reg(602u16),
            },
            RoleDesc {
                name: Cow::Borrowed("zero"),
                reg: Reg(608u16),
            },
            RoleDesc {
                name: Cow::Borrowed("always"),
                reg: Reg(616u16),
            },
        ];
        pub(super) static FORM_NAMES: [Cow<'static, str>; 344usize] = texts([
            "mov_imm",
            "mov64_imm",
            "zero512",
            "lane_id",
            "mov_b32",
            "mov_b64",
            "mov_b128",
            "mov_b256",
            "mov_b512",
            "mov_b32_from_u32",
            "mov_b64_from_u64",
            "s_mov_imm",
            "s_mov64_imm",
            "s_address",
            "s_frame_address",
            "s_mov_u32",
            "s_mov_u64",
            "s_mov_u128",
            "p_mov",
            "p_true",
            "p_false",
            "pack64",
            "pack128",
            "pack256",
            "pack512",
            "low32_of_64",
            "low64_of_128",
            "low128_of_256",
            "low256_of_512",
            "high32_of_64",
            "high64_of_128",
            "high128_of_256",
            "high256_of_512",
            "part32_of_64",
            "part32_of_128",
            "part32_of_256",
            "part32_of_512",
            "set32_of_64",
            "set32_of_128",
            "set32_of_256",
            "set32_of_512",
            "s_pack64",
            "s_pack128",
            "s_low32_of_64",
            "s_low64_of_128",
            "s_high32_of_64",
            "s_high64_of_128",
            "iadd",
            "isub",
            "imul",
            "imulhi",
            "and",
            "or",
            "xor",
            "andn",
            "shl",
            "shr",
            "sar",
            "imin",
            "imax",
            "umin",
            "umax",
            "fadd",
            "fsub",
            "fmul",
            "fmin",
            "fmax",
            "hadd2",
            "hmul2",
            "hmin2",
            "hmax2",
            "pack_half",
            "iadd_s",
            "isub_s",
            "imul_s",
            "and_s",
            "or_s",
            "xor_s",
            "shl_s",
            "shr_s",
            "sar_s",
            "imin_s",
            "imax_s",
            "umin_s",
            "umax_s",
            "fadd_s",
            "fsub_s",
            "fmul_s",
            "fmin_s",
            "fmax_s",
            "iadd_imm",
            "imul_imm",
            "and_imm",
            "or_imm",
            "xor_imm",
            "shl_imm",
            "shr_imm",
            "sar_imm",
            "fadd_imm",
            "fmul_imm",
            "not",
            "neg",
            "fneg",
            "fabs",
            "popc",
            "clz",
            "brev",
            "rcp",
            "rsq",
            "sqrt",
            "exp2",
            "log2",
            "sin",
            "cos",
            "floor",
            "fract",
            "trunc",
            "i2f",
            "u2f",
            "f2i",
            "f2u",
            "f2h",
            "h2f",
            "imad",
            "ffma",
            "lop3",
            "bfe",
            "med3",
            "sad",
            "perm",
            "add3",
            "shl_add",
            "ffma_short",
            "ffma_short/long",
            "dot2_half",
            "dot4_i8",
            "imad_wide",
            "iadd_carry_out",
            "iadd_carry",
            "iadd64",
            "iadd64/in_place",
            "shl64",
            "shr64",
            "sar64",
            "dadd",
            "dmul",
            "dmin",
            "dmax",
            "dfma",
            "d2f",
            "f2d",
            "dual_fadd_fadd",
            "dual_fadd_fmul",
            "dual_fadd_ffma_acc",
            "dual_fmul_fadd",
            "dual_fmul_fmul",
            "dual_fmul_ffma_acc",
            "dual_ffma_acc_fadd",
            "dual_ffma_acc_fmul",
            "dual_ffma_acc_ffma_acc",
            "dual_mov2_fadd",
            "dual_mov2_fmul",
            "dual_mov2_ffma_acc",
            "dual_swap",
            "icmp",
            "ucmp",
            "fcmp",
            "icmp_s",
            "ucmp_s",
            "fcmp_s",
            "icmp_and",
            "ucmp_and",
            "fcmp_and",
            "icmp64",
            "dcmp",
            "sel",
            "sel64",
            "p_and",
            "p_or",
            "p_xor",
            "p_andn",
            "p_nor",
            "p_not",
            "iadd_if",
            "isub_if",
            "and_if",
            "or_if",
            "xor_if",
            "fadd_if",
            "fmul_if",
            "fmin_if",
            "fmax_if",
            "mov32_if",
            "mov64_if",
            "mov128_if",
            "ballot",
            "p_from_scalar",
            "read_first",
            "read_lane",
            "write_lane",
            "shuffle",
            "reduce_iadd",
            "reduce_imin",
            "reduce_imax",
            "reduce_and",
            "reduce_or",
            "reduce_xor",
            "scan_iadd",
            "scan_fadd",
            "scan_imax",
            "s_iadd",
            "s_isub",
            "s_imul",
            "s_and",
            "s_or",
            "s_xor",
            "s_andn",
            "s_shl",
            "s_shr",
            "s_sar",
            "s_imin",
            "s_imax",
            "s_umin",
            "s_umax",
            "s_iadd_imm",
            "s_imul_imm",
            "s_and_imm",
            "s_or_imm",
            "s_xor_imm",
            "s_shl_imm",
            "s_shr_imm",
            "s_sar_imm",
            "s_iadd64",
            "s_isub64",
            "s_and64",
            "s_or64",
            "s_xor64",
            "s_andn64",
            "s_shl64",
            "s_shr64",
            "s_sar64",
            "s_not",
            "s_neg",
            "s_popc",
            "s_clz",
            "s_brev",
            "s_ffs",
            "s_imul_wide",
            "s_icmp_select",
            "s_ucmp_select",
            "load_b32",
            "load_b64",
            "load_b128",
            "load_b32_base",
            "load_b64_base",
            "load_b128_base",
            "load_b96",
            "load_low_half",
            "load_high_half",
            "store_b32",
            "store_b64",
            "store_b128",
            "store_b32_base",
            "store_b64_base",
            "store_b128_base",
            "store_b96",
            "shared_load_b32",
            "shared_load_b64",
            "shared_load_b128",
            "shared_store_b32",
            "shared_store_b64",
            "shared_store_b128",
            "shared_load2",
            "s_load_u32",
            "s_load_u64",
            "s_load_u128",
            "s_load_u32_index",
            "s_load_u64_index",
            "s_load_u128_index",
            "atomic_iadd",
            "atomic_and",
            "atomic_or",
            "atomic_xor",
            "atomic_imin",
            "atomic_imax",
            "atomic_umin",
            "atomic_umax",
            "atomic_swap",
            "atomic_fadd",
            "reduce_iadd_mem",
            "reduce_and_mem",
            "reduce_or_mem",
            "reduce_xor_mem",
            "reduce_imin_mem",
            "reduce_imax_mem",
            "reduce_umin_mem",
            "reduce_umax_mem",
            "reduce_fadd_mem",
            "atomic_cas",
            "atomic_cas64",
            "sample_2d",
            "sample_3d",
            "sample_1d",
            "sample_2d_gradients",
            "image_load",
            "image_store",
            "export",
            "interpolate",
            "intersect",
            "mma_16x16x4",
            "mma_16x16x4/apart",
            "mma_16x16x16",
            "mma_16x16x16/apart",
            "mma_16x16x32",
            "mma_16x16x32/apart",
            "mma_32x32x8",
            "mma_32x32x8/apart",
            "mma_32x32x16",
            "mma_32x32x16/apart",
            "mma_f64",
            "mma_sparse",
            "transpose128",
            "transpose128/in_place",
            "transpose256",
            "transpose256/in_place",
            "branch",
            "branch_any",
            "branch_all",
            "branch_none",
            "s_icmp_branch",
            "s_ucmp_branch",
            "s_loop",
            "s_branch_to",
            "end",
            "s_tail_branch",
            "trap",
            "nop",
            "barrier",
            "fence",
            "wait",
            "sleep",
            "message",
            "clock",
            "print",
        ]);
        pub(super) static OPERAND_NAMES: [Cow<'static, str>; 985usize] = texts([
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
            "dst",
            "dst",
            "lo",
            "hi",
            "dst",
            "lo",
            "hi",
            "dst",
            "lo",
            "hi",
            "dst",
            "lo",
            "hi",
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
            "old",
            "src",
            "dst",
            "old",
            "src",
            "dst",
            "lo",
            "hi",
            "dst",
            "lo",
            "hi",
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
            "dst",
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
            "carry",
            "a",
            "b",
            "dst",
            "carry",
            "a",
            "b",
            "carry_in",
            "dst",
            "carry",
            "a",
            "b",
            "dst",
            "carry",
            "a",
            "b",
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
            "b",
            "dst",
            "a",
            "b",
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
            "src",
            "dst",
            "src",
            "dst_x",
            "dst_y",
            "a_x",
            "b_x",
            "a_y",
            "b_y",
            "dst_x",
            "dst_y",
            "a_x",
            "b_x",
            "a_y",
            "b_y",
            "dst_x",
            "dst_y",
            "a_x",
            "b_x",
            "a_y",
            "b_y",
            "dst_x",
            "dst_y",
            "a_x",
            "b_x",
            "a_y",
            "b_y",
            "dst_x",
            "dst_y",
            "a_x",
            "b_x",
            "a_y",
            "b_y",
            "dst_x",
            "dst_y",
            "a_x",
            "b_x",
            "a_y",
            "b_y",
            "dst_x",
            "dst_y",
            "a_x",
            "b_x",
            "a_y",
            "b_y",
            "dst_x",
            "dst_y",
            "a_x",
            "b_x",
            "a_y",
            "b_y",
            "dst_x",
            "dst_y",
            "a_x",
            "b_x",
            "a_y",
            "b_y",
            "dst_x",
            "dst_y",
            "a_x",
            "b_x",
            "a_y",
            "b_y",
            "dst_x",
            "dst_y",
            "a_x",
            "b_x",
            "a_y",
            "b_y",
            "dst_x",
            "dst_y",
            "a_x",
            "b_x",
            "a_y",
            "b_y",
            "x",
            "y",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "with",
            "dst",
            "a",
            "b",
            "with",
            "dst",
            "a",
            "b",
            "with",
            "dst",
            "a",
            "b",
            "dst",
            "a",
            "b",
            "dst",
            "condition",
            "then",
            "otherwise",
            "dst",
            "condition",
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
            "src",
            "dst",
            "old",
            "guard",
            "a",
            "b",
            "dst",
            "old",
            "guard",
            "a",
            "b",
            "dst",
            "old",
            "guard",
            "a",
            "b",
            "dst",
            "old",
            "guard",
            "a",
            "b",
            "dst",
            "old",
            "guard",
            "a",
            "b",
            "dst",
            "old",
            "guard",
            "a",
            "b",
            "dst",
            "old",
            "guard",
            "a",
            "b",
            "dst",
            "old",
            "guard",
            "a",
            "b",
            "dst",
            "old",
            "guard",
            "a",
            "b",
            "dst",
            "old",
            "guard",
            "src",
            "dst",
            "old",
            "guard",
            "src",
            "dst",
            "old",
            "guard",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "lane",
            "dst",
            "old",
            "src",
            "lane",
            "dst",
            "found",
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
            "src",
            "dst",
            "temporary",
            "src",
            "dst",
            "temporary",
            "src",
            "dst",
            "temporary",
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
            "dst",
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
            "count",
            "dst",
            "a",
            "count",
            "dst",
            "a",
            "count",
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
            "then",
            "otherwise",
            "dst",
            "a",
            "b",
            "then",
            "otherwise",
            "dst",
            "address",
            "dst",
            "address",
            "dst",
            "address",
            "dst",
            "base",
            "offset",
            "dst",
            "base",
            "offset",
            "dst",
            "base",
            "offset",
            "dst0",
            "dst1",
            "dst2",
            "address",
            "dst",
            "old",
            "address",
            "dst",
            "old",
            "address",
            "src",
            "address",
            "src",
            "address",
            "src",
            "address",
            "src",
            "base",
            "offset",
            "src",
            "base",
            "offset",
            "src",
            "base",
            "offset",
            "src0",
            "src1",
            "src2",
            "address",
            "dst",
            "offset",
            "dst",
            "offset",
            "dst",
            "offset",
            "src",
            "offset",
            "src",
            "offset",
            "src",
            "offset",
            "dst0",
            "dst1",
            "offset",
            "dst",
            "base",
            "dst",
            "base",
            "dst",
            "base",
            "dst",
            "base",
            "offset",
            "dst",
            "base",
            "offset",
            "dst",
            "base",
            "offset",
            "old",
            "src",
            "address",
            "old",
            "src",
            "address",
            "old",
            "src",
            "address",
            "old",
            "src",
            "address",
            "old",
            "src",
            "address",
            "old",
            "src",
            "address",
            "old",
            "src",
            "address",
            "old",
            "src",
            "address",
            "old",
            "src",
            "address",
            "old",
            "src",
            "address",
            "src",
            "address",
            "src",
            "address",
            "src",
            "address",
            "src",
            "address",
            "src",
            "address",
            "src",
            "address",
            "src",
            "address",
            "src",
            "address",
            "src",
            "address",
            "old",
            "pair0",
            "pair1",
            "address",
            "old",
            "pair",
            "address",
            "colour",
            "at0",
            "at1",
            "image",
            "sampler",
            "colour",
            "at0",
            "at1",
            "at2",
            "image",
            "sampler",
            "colour",
            "at",
            "image",
            "sampler",
            "colour",
            "at",
            "image",
            "sampler",
            "colour",
            "at0",
            "at1",
            "image",
            "colour0",
            "colour1",
            "colour2",
            "colour3",
            "at0",
            "at1",
            "image",
            "x",
            "y",
            "z",
            "w",
            "dst",
            "i",
            "j",
            "attribute",
            "hits",
            "ray0",
            "ray1",
            "ray2",
            "ray3",
            "ray4",
            "ray5",
            "ray6",
            "ray7",
            "ray8",
            "ray9",
            "ray10",
            "tree",
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
            "where",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "dst",
            "src",
            "condition",
            "condition",
            "condition",
            "a",
            "b",
            "a",
            "b",
            "next",
            "count",
            "target",
            "target",
            "what",
            "dst",
            "format",
            "arguments",
        ]);
        pub(super) static FORM_DOCS: [Cow<'static, str>; 344usize] = texts([
            "The same constant in all threads.",
            "The same constant in all threads, a move for each half.",
            "A tile of zeros.",
            "The number of each thread.",
            "A copy that the client asks for.",
            "A copy that the client asks for.",
            "A copy that the client asks for.",
            "A copy that the client asks for.",
            "A copy that the client asks for.",
            "A scalar in all threads.",
            "A scalar in all threads.",
            "",
            "",
            "The program counter and an offset.",
            "The stack pointer and an offset.",
            "A copy that the client asks for.",
            "A copy that the client asks for.",
            "A copy that the client asks for.",
            "A copy that the client asks for.",
            "A copy or complement of PT.",
            "A copy or complement of PT.",
            "A tuple of two halves: moves for those that are not in their places.",
            "A tuple of two halves: moves for those that are not in their places.",
            "A tuple of two halves: moves for those that are not in their places.",
            "A tuple of two halves: moves for those that are not in their places.",
            "The low half: moves, or nothing when src and dst share registers.",
            "The low half: moves, or nothing when src and dst share registers.",
            "The low half: moves, or nothing when src and dst share registers.",
            "The low half: moves, or nothing when src and dst share registers.",
            "The high half.",
            "The high half.",
            "The high half.",
            "The high half.",
            "A register of a tuple.",
            "A register of a tuple.",
            "A register of a tuple.",
            "A register of a tuple.",
            "Replaces a register of a tuple.",
            "Replaces a register of a tuple.",
            "Replaces a register of a tuple.",
            "Replaces a register of a tuple.",
            "A tuple of two halves: moves for those that are not in their places.",
            "A tuple of two halves: moves for those that are not in their places.",
            "A half.",
            "A half.",
            "A half.",
            "A half.",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "With a scalar; an instruction can read one.",
            "With a scalar; an instruction can read one.",
            "With a scalar; an instruction can read one.",
            "With a scalar; an instruction can read one.",
            "With a scalar; an instruction can read one.",
            "With a scalar; an instruction can read one.",
            "With a scalar; an instruction can read one.",
            "With a scalar; an instruction can read one.",
            "With a scalar; an instruction can read one.",
            "With a scalar; an instruction can read one.",
            "With a scalar; an instruction can read one.",
            "With a scalar; an instruction can read one.",
            "With a scalar; an instruction can read one.",
            "With a scalar; an instruction can read one.",
            "With a scalar; an instruction can read one.",
            "With a scalar; an instruction can read one.",
            "With a scalar; an instruction can read one.",
            "With a scalar; an instruction can read one.",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "Three sources.",
            "Three sources.",
            "Three sources.",
            "Three sources.",
            "Three sources.",
            "Three sources.",
            "Three sources.",
            "Three sources.",
            "Three sources.",
            "A product and an addend in a short encoding, which overwrites the addend; or in a long one, which does not.",
            "",
            "A dot product added to c, which dst overwrites.",
            "A dot product added to c, which dst overwrites.",
            "A product of 64 bits, and an addend of as many.",
            "A sum, and the carry of each thread.",
            "A sum with carry; the new carry is in another predicate or the same.",
            "Two additions: the low half is written while the high halves are still to be read.",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "fadd and fadd in one word; the results are in different files.",
            "fadd and fmul in one word; the results are in different files.",
            "fadd and ffma_acc in one word; the results are in different files.",
            "fmul and fadd in one word; the results are in different files.",
            "fmul and fmul in one word; the results are in different files.",
            "fmul and ffma_acc in one word; the results are in different files.",
            "ffma_acc and fadd in one word; the results are in different files.",
            "ffma_acc and fmul in one word; the results are in different files.",
            "ffma_acc and ffma_acc in one word; the results are in different files.",
            "mov2 and fadd in one word; the results are in different files.",
            "mov2 and fmul in one word; the results are in different files.",
            "mov2 and ffma_acc in one word; the results are in different files.",
            "Exchanges two registers of the two files.",
            "Compares in each thread.",
            "Compares in each thread.",
            "Compares in each thread.",
            "Compares with a scalar in each thread.",
            "Compares with a scalar in each thread.",
            "Compares with a scalar in each thread.",
            "A comparison, and a predicate.",
            "A comparison, and a predicate.",
            "A comparison, and a predicate.",
            "",
            "",
            "Chooses in each thread.",
            "Chooses in each thread, by two instructions.",
            "",
            "",
            "",
            "",
            "",
            "",
            "iadd in the threads of a predicate; the others keep `old`.",
            "isub in the threads of a predicate; the others keep `old`.",
            "and in the threads of a predicate; the others keep `old`.",
            "or in the threads of a predicate; the others keep `old`.",
            "xor in the threads of a predicate; the others keep `old`.",
            "fadd in the threads of a predicate; the others keep `old`.",
            "fmul in the threads of a predicate; the others keep `old`.",
            "fmin in the threads of a predicate; the others keep `old`.",
            "fmax in the threads of a predicate; the others keep `old`.",
            "A copy in the threads of a predicate; the others keep `old`.",
            "A copy in the threads of a predicate; the others keep `old`.",
            "A copy in the threads of a predicate; the others keep `old`.",
            "A predicate as a scalar.",
            "A scalar as a predicate.",
            "What the first active thread has.",
            "What one thread has.",
            "Replaces what one thread has.",
            "What another thread has, and whether there is one.",
            "Over all threads.",
            "Over all threads.",
            "Over all threads.",
            "Over all threads.",
            "Over all threads.",
            "Over all threads.",
            "Over all threads before each one, by steps that write dst while src is still to be read.",
            "Over all threads before each one, by steps that write dst while src is still to be read.",
            "Over all threads before each one, by steps that write dst while src is still to be read.",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "",
            "A product of 64 bits.",
            "Compares and chooses.",
            "Compares and chooses.",
            "From an address in each thread.",
            "From an address in each thread.",
            "From an address in each thread.",
            "From a scalar address and an offset in each thread.",
            "From a scalar address and an offset in each thread.",
            "From a scalar address and an offset in each thread.",
            "Three consecutive registers, of any number.",
            "Replaces a half of a register, in each thread.",
            "Replaces a half of a register, in each thread.",
            "To an address in each thread.",
            "To an address in each thread.",
            "To an address in each thread.",
            "To a scalar address and an offset in each thread.",
            "To a scalar address and an offset in each thread.",
            "To a scalar address and an offset in each thread.",
            "Three consecutive registers, of any number.",
            "From memory that a group of threads shares.",
            "From memory that a group of threads shares.",
            "From memory that a group of threads shares.",
            "To memory that a group of threads shares.",
            "To memory that a group of threads shares.",
            "To memory that a group of threads shares.",
            "Two words from two places, to consecutive registers.",
            "From a scalar address.",
            "From a scalar address.",
            "From a scalar address.",
            "From a scalar address and an offset.",
            "From a scalar address and an offset.",
            "From a scalar address and an offset.",
            "`old` is what memory held.",
            "`old` is what memory held.",
            "`old` is what memory held.",
            "`old` is what memory held.",
            "`old` is what memory held.",
            "`old` is what memory held.",
            "`old` is what memory held.",
            "`old` is what memory held.",
            "`old` is what memory held.",
            "`old` is what memory held.",
            "An atomic operation whose result is not used.",
            "An atomic operation whose result is not used.",
            "An atomic operation whose result is not used.",
            "An atomic operation whose result is not used.",
            "An atomic operation whose result is not used.",
            "An atomic operation whose result is not used.",
            "An atomic operation whose result is not used.",
            "An atomic operation whose result is not used.",
            "An atomic operation whose result is not used.",
            "The new value and the expected one are in consecutive registers.",
            "The new value and the expected one are an aligned quad; `old` overwrites its low half.",
            "A filtered texel: coordinates in consecutive registers, the colour in an aligned quad.",
            "A filtered texel: coordinates in consecutive registers, the colour in an aligned quad.",
            "A filtered texel of a line.",
            "A filtered texel: coordinates and how they change, in an aligned eight.",
            "A texel at whole coordinates.",
            "Four components and whole coordinates, each in consecutive registers.",
            "A colour or a position, from four registers anywhere.",
            "An attribute at a pixel: two steps, the second of which reads j.",
            "A ray and a node of a tree in eleven consecutive registers.",
            "A product of tiles, and a tile added to it.",
            "",
            "A product of tiles, and a tile added to it.",
            "",
            "A product of tiles, and a tile added to it.",
            "",
            "A product of tiles, and a tile added to it.",
            "",
            "A product of tiles, and a tile added to it.",
            "",
            "A product of tiles of doubles, and a tile added to it.",
            "A product with a tile of which half is zero, as `where` says.",
            "A tile the other way round, in place or elsewhere.",
            "",
            "A tile the other way round, in place or elsewhere.",
            "",
            "All threads.",
            "If any of the bits is set.",
            "If all of the bits is set.",
            "If none of the bits is set.",
            "Compares and branches.",
            "Compares and branches.",
            "Counts down and branches.",
            "To an address.",
            "The end of a kernel.",
            "To another function, after the frame is gone.",
            "Something is wrong.",
            "No operands.",
            "No operands.",
            "No operands.",
            "No operands.",
            "No operands.",
            "To the host; what it says is in the first scalar.",
            "A counter of cycles.",
            "A routine of the system with an agreement of its own.",
        ]);
    }
    ///The tables of the target `gpu`.
    pub static TARGET: ::ssara_core::Target = {
        use ::ssara_core::__private::Cow;
        use ::ssara_core::target::*;
        use ::ssara_core::TargetDesc;
        ::ssara_core::Target::assume_valid(TargetDesc {
            name: Cow::Borrowed("gpu"),
            doc: Cow::Borrowed(
                "A made-up graphics processor: 256 vector registers in tuples of up to 16, scalars and predicates.",
            ),
            banks: Cow::Borrowed(&tables::BANKS),
            types: Cow::Borrowed(&tables::TYPES),
            regs: Cow::Borrowed(&tables::REGS),
            reg_units: Cow::Borrowed(
                &[
                    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4,
                    5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
                    10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
                    14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
                    18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 16, 17, 18,
                    19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 16, 17, 18, 19,
                    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 16, 17, 18, 19, 20,
                    21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 16, 17, 18, 19, 20, 21,
                    22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38,
                    39, 40, 41, 42, 43, 44, 45, 46, 47, 32, 33, 34, 35, 36, 37, 38, 39,
                    40, 41, 42, 43, 44, 45, 46, 47, 32, 33, 34, 35, 36, 37, 38, 39, 40,
                    41, 42, 43, 44, 45, 46, 47, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41,
                    42, 43, 44, 45, 46, 47, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42,
                    43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
                    60, 61, 62, 63, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60,
                    61, 62, 63, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61,
                    62, 63, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62,
                    63, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63,
                    64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 64,
                    65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 64, 65,
                    66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 64, 65, 66,
                    67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 64, 65, 66, 67,
                    68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84,
                    85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 80, 81, 82, 83, 84, 85,
                    86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 80, 81, 82, 83, 84, 85, 86,
                    87, 88, 89, 90, 91, 92, 93, 94, 95, 80, 81, 82, 83, 84, 85, 86, 87,
                    88, 89, 90, 91, 92, 93, 94, 95, 80, 81, 82, 83, 84, 85, 86, 87, 88,
                    89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104,
                    105, 106, 107, 108, 109, 110, 111, 96, 97, 98, 99, 100, 101, 102,
                    103, 104, 105, 106, 107, 108, 109, 110, 111, 96, 97, 98, 99, 100,
                    101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 96, 97, 98,
                    99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 96,
                    97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110,
                    111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124,
                    125, 126, 127, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122,
                    123, 124, 125, 126, 127, 112, 113, 114, 115, 116, 117, 118, 119, 120,
                    121, 122, 123, 124, 125, 126, 127, 112, 113, 114, 115, 116, 117, 118,
                    119, 120, 121, 122, 123, 124, 125, 126, 127, 112, 113, 114, 115, 116,
                    117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130,
                    131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 128,
                    129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142,
                    143, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
                    141, 142, 143, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138,
                    139, 140, 141, 142, 143, 128, 129, 130, 131, 132, 133, 134, 135, 136,
                    137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150,
                    151, 152, 153, 154, 155, 156, 157, 158, 159, 144, 145, 146, 147, 148,
                    149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 144, 145, 146,
                    147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 144,
                    145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158,
                    159, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156,
                    157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170,
                    171, 172, 173, 174, 175, 160, 161, 162, 163, 164, 165, 166, 167, 168,
                    169, 170, 171, 172, 173, 174, 175, 160, 161, 162, 163, 164, 165, 166,
                    167, 168, 169, 170, 171, 172, 173, 174, 175, 160, 161, 162, 163, 164,
                    165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 160, 161, 162,
                    163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176,
                    177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190,
                    191, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188,
                    189, 190, 191, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186,
                    187, 188, 189, 190, 191, 176, 177, 178, 179, 180, 181, 182, 183, 184,
                    185, 186, 187, 188, 189, 190, 191, 176, 177, 178, 179, 180, 181, 182,
                    183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196,
                    197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 192, 193, 194,
                    195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 192,
                    193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206,
                    207, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204,
                    205, 206, 207, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202,
                    203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216,
                    217, 218, 219, 220, 221, 222, 223, 208, 209, 210, 211, 212, 213, 214,
                    215, 216, 217, 218, 219, 220, 221, 222, 223, 208, 209, 210, 211, 212,
                    213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 208, 209, 210,
                    211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 208,
                    209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222,
                    223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236,
                    237, 238, 239, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234,
                    235, 236, 237, 238, 239, 224, 225, 226, 227, 228, 229, 230, 231, 232,
                    233, 234, 235, 236, 237, 238, 239, 224, 225, 226, 227, 228, 229, 230,
                    231, 232, 233, 234, 235, 236, 237, 238, 239, 224, 225, 226, 227, 228,
                    229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242,
                    243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 240,
                    241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254,
                    255, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252,
                    253, 254, 255, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250,
                    251, 252, 253, 254, 255, 240, 241, 242, 243, 244, 245, 246, 247, 248,
                    249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 256, 257, 258,
                    259, 256, 257, 258, 259, 260, 261, 262, 263, 260, 261, 262, 263, 260,
                    261, 262, 263, 264, 265, 266, 267, 264, 265, 266, 267, 264, 265, 266,
                    267, 268, 269, 270, 271, 268, 269, 270, 271, 268, 269, 270, 271, 272,
                    273, 274, 275, 272, 273, 274, 275, 272, 273, 274, 275, 276, 277, 278,
                    279, 276, 277, 278, 279, 276, 277, 278, 279, 280, 281, 282, 283, 280,
                    281, 282, 283, 280, 281, 282, 283, 284, 285, 286, 287, 284, 285, 286,
                    287, 284, 285, 286, 287, 288, 289, 290, 291, 288, 289, 290, 291, 288,
                    289, 290, 291, 292, 293, 294, 295, 292, 293, 294, 295, 292, 293, 294,
                    295, 296, 297, 298, 299, 296, 297, 298, 299, 296, 297, 298, 299, 300,
                    301, 302, 303, 300, 301, 302, 303, 300, 301, 302, 303, 304, 305, 306,
                    307, 304, 305, 306, 307, 304, 305, 306, 307, 308, 309, 310, 311, 308,
                    309, 310, 311, 308, 309, 310, 311, 312, 313, 314, 315, 312, 313, 314,
                    315, 312, 313, 314, 315, 316, 317, 318, 319, 316, 317, 318, 319, 316,
                    317, 318, 319, 320, 384, 385, 386, 387, 388, 389, 390, 391,
                ],
            ),
            classes: Cow::Borrowed(&tables::CLASSES),
            class_regs: Cow::Borrowed(const {
                &regs([
                    0, 31, 62, 93, 124, 155, 186, 217, 248, 279, 310, 341, 372, 403, 434,
                    465, 1, 2, 32, 33, 63, 64, 94, 95, 125, 126, 156, 157, 187, 188, 218,
                    219, 249, 250, 280, 281, 311, 312, 342, 343, 373, 374, 404, 405, 435,
                    436, 466, 467, 3, 4, 5, 6, 34, 35, 36, 37, 65, 66, 67, 68, 96, 97,
                    98, 99, 127, 128, 129, 130, 158, 159, 160, 161, 189, 190, 191, 192,
                    220, 221, 222, 223, 251, 252, 253, 254, 282, 283, 284, 285, 313, 314,
                    315, 316, 344, 345, 346, 347, 375, 376, 377, 378, 406, 407, 408, 409,
                    437, 438, 439, 440, 468, 469, 470, 471, 7, 8, 9, 10, 11, 12, 13, 14,
                    38, 39, 40, 41, 42, 43, 44, 45, 69, 70, 71, 72, 73, 74, 75, 76, 100,
                    101, 102, 103, 104, 105, 106, 107, 131, 132, 133, 134, 135, 136, 137,
                    138, 162, 163, 164, 165, 166, 167, 168, 169, 193, 194, 195, 196, 197,
                    198, 199, 200, 224, 225, 226, 227, 228, 229, 230, 231, 255, 256, 257,
                    258, 259, 260, 261, 262, 286, 287, 288, 289, 290, 291, 292, 293, 317,
                    318, 319, 320, 321, 322, 323, 324, 348, 349, 350, 351, 352, 353, 354,
                    355, 379, 380, 381, 382, 383, 384, 385, 386, 410, 411, 412, 413, 414,
                    415, 416, 417, 441, 442, 443, 444, 445, 446, 447, 448, 472, 473, 474,
                    475, 476, 477, 478, 479, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
                    26, 27, 28, 29, 30, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
                    58, 59, 60, 61, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89,
                    90, 91, 92, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
                    119, 120, 121, 122, 123, 139, 140, 141, 142, 143, 144, 145, 146, 147,
                    148, 149, 150, 151, 152, 153, 154, 170, 171, 172, 173, 174, 175, 176,
                    177, 178, 179, 180, 181, 182, 183, 184, 185, 201, 202, 203, 204, 205,
                    206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 232, 233, 234,
                    235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 263,
                    264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277,
                    278, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306,
                    307, 308, 309, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335,
                    336, 337, 338, 339, 340, 356, 357, 358, 359, 360, 361, 362, 363, 364,
                    365, 366, 367, 368, 369, 370, 371, 387, 388, 389, 390, 391, 392, 393,
                    394, 395, 396, 397, 398, 399, 400, 401, 402, 418, 419, 420, 421, 422,
                    423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 449, 450, 451,
                    452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 480,
                    481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494,
                    495, 496, 503, 510, 517, 524, 531, 538, 545, 552, 559, 566, 573, 580,
                    587, 594, 497, 498, 504, 505, 511, 512, 518, 519, 525, 526, 532, 533,
                    539, 540, 546, 547, 553, 554, 560, 561, 567, 568, 574, 575, 581, 582,
                    588, 589, 595, 596, 602, 499, 500, 501, 502, 506, 507, 508, 509, 513,
                    514, 515, 516, 520, 521, 522, 523, 527, 528, 529, 530, 534, 535, 536,
                    537, 541, 542, 543, 544, 548, 549, 550, 551, 555, 556, 557, 558, 562,
                    563, 564, 565, 569, 570, 571, 572, 576, 577, 578, 579, 583, 584, 585,
                    586, 590, 591, 592, 593, 597, 598, 599, 600, 604, 605, 609, 610, 611,
                    612, 613, 614, 615, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
                    27, 28, 29, 30, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58,
                    59, 60, 61, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90,
                    91, 92, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
                    120, 121, 122, 123, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148,
                    149, 150, 151, 152, 153, 154, 170, 171, 172, 173, 174, 175, 176, 177,
                    178, 179, 180, 181, 182, 183, 184, 185, 201, 202, 203, 204, 205, 206,
                    207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 232, 233, 234, 235,
                    236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 263, 264,
                    265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278,
                    294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307,
                    308, 309, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336,
                    337, 338, 339, 340, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365,
                    366, 367, 368, 369, 370, 371, 387, 388, 389, 390, 391, 392, 393, 394,
                    395, 396, 397, 398, 399, 400, 401, 402, 418, 419, 420, 421, 422, 423,
                    424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 449, 450, 451, 452,
                    453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 480, 481,
                    482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495,
                    546, 547, 609, 610, 611, 612,
                ])
            }),
            set_words: 7u8,
            forms: FormTable {
                starts: Cow::Borrowed(
                    &[
                        0, 1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 19, 20, 21, 22, 24, 26,
                        28, 30, 31, 32, 35, 38, 41, 44, 46, 48, 50, 52, 54, 56, 58, 60,
                        62, 64, 66, 68, 71, 74, 77, 80, 83, 86, 88, 90, 92, 94, 97, 100,
                        103, 106, 109, 112, 115, 118, 121, 124, 127, 130, 133, 136, 139,
                        142, 145, 148, 151, 154, 157, 160, 163, 166, 169, 172, 175, 178,
                        181, 184, 187, 190, 193, 196, 199, 202, 205, 208, 211, 214, 217,
                        220, 223, 225, 227, 229, 231, 233, 235, 237, 239, 241, 243, 245,
                        247, 249, 251, 253, 255, 257, 259, 261, 263, 265, 267, 269, 271,
                        273, 275, 277, 279, 281, 283, 285, 287, 289, 293, 297, 301, 305,
                        309, 313, 317, 321, 325, 329, 333, 337, 341, 345, 349, 354, 358,
                        362, 365, 368, 371, 374, 377, 380, 383, 387, 389, 391, 397, 403,
                        409, 415, 421, 427, 433, 439, 445, 451, 457, 463, 467, 470, 473,
                        476, 479, 482, 485, 489, 493, 497, 500, 503, 507, 511, 514, 517,
                        520, 523, 526, 528, 533, 538, 543, 548, 553, 558, 563, 568, 573,
                        577, 581, 585, 587, 589, 591, 594, 598, 602, 604, 606, 608, 610,
                        612, 614, 617, 620, 623, 626, 629, 632, 635, 638, 641, 644, 647,
                        650, 653, 656, 659, 662, 665, 667, 669, 671, 673, 675, 677, 679,
                        681, 684, 687, 690, 693, 696, 699, 702, 705, 708, 710, 712, 714,
                        716, 718, 720, 723, 728, 733, 735, 737, 739, 742, 745, 748, 752,
                        755, 758, 760, 762, 764, 767, 770, 773, 777, 779, 781, 783, 785,
                        787, 789, 792, 794, 796, 798, 801, 804, 807, 810, 813, 816, 819,
                        822, 825, 828, 831, 834, 837, 839, 841, 843, 845, 847, 849, 851,
                        853, 855, 859, 862, 867, 873, 877, 881, 885, 892, 896, 900, 913,
                        917, 921, 925, 929, 933, 937, 941, 945, 949, 953, 957, 962, 964,
                        966, 968, 970, 970, 971, 972, 973, 975, 977, 979, 980, 980, 981,
                        981, 981, 981, 981, 981, 981, 982, 983, 985,
                    ],
                ),
                operands: Cow::Borrowed(
                    &[
                        131, 99, 3, 131, 131, 128, 99, 96, 67, 64, 35, 32, 3, 0, 131,
                        224, 99, 192, 227, 195, 195, 227, 227, 224, 195, 192, 163, 160,
                        259, 256, 259, 259, 99, 128, 128, 67, 96, 96, 35, 64, 64, 3, 32,
                        32, 131, 96, 99, 64, 67, 32, 35, 0, 131, 96, 99, 64, 67, 32, 35,
                        0, 131, 96, 131, 64, 131, 32, 131, 0, 65643, 96, 128, 65611, 64,
                        128, 65579, 32, 128, 65547, 0, 128, 195, 224, 224, 163, 192, 192,
                        227, 192, 195, 160, 227, 192, 195, 160, 131, 128, 128, 131, 128,
                        128, 131, 128, 128, 131, 128, 128, 131, 128, 128, 131, 128, 128,
                        131, 128, 128, 131, 128, 128, 131, 128, 128, 131, 128, 128, 131,
                        128, 128, 131, 128, 128, 131, 128, 128, 131, 128, 128, 131, 128,
                        128, 131, 128, 128, 131, 128, 128, 131, 128, 128, 131, 128, 128,
                        131, 128, 128, 131, 128, 128, 131, 128, 128, 131, 128, 128, 131,
                        128, 128, 131, 128, 128, 131, 128, 224, 131, 128, 224, 131, 128,
                        224, 131, 128, 224, 131, 128, 224, 131, 128, 224, 131, 128, 224,
                        131, 128, 224, 131, 128, 224, 131, 128, 224, 131, 128, 224, 131,
                        128, 224, 131, 128, 224, 131, 128, 224, 131, 128, 224, 131, 128,
                        224, 131, 128, 224, 131, 128, 224, 131, 128, 131, 128, 131, 128,
                        131, 128, 131, 128, 131, 128, 131, 128, 131, 128, 131, 128, 131,
                        128, 131, 128, 131, 128, 131, 128, 131, 128, 131, 128, 131, 128,
                        131, 128, 131, 128, 131, 128, 131, 128, 131, 128, 131, 128, 131,
                        128, 131, 128, 131, 128, 131, 128, 131, 128, 131, 128, 131, 128,
                        131, 128, 131, 128, 131, 128, 131, 128, 131, 128, 128, 128, 131,
                        128, 128, 128, 131, 128, 128, 128, 131, 128, 128, 128, 131, 128,
                        128, 128, 131, 128, 128, 128, 131, 128, 128, 128, 131, 128, 128,
                        128, 131, 128, 128, 128, 196747, 128, 128, 128, 131, 128, 128,
                        128, 196747, 128, 128, 128, 196747, 128, 128, 128, 99, 128, 128,
                        96, 131, 259, 128, 128, 131, 259, 128, 128, 256, 99, 277, 96, 96,
                        131179, 277, 96, 96, 99, 96, 128, 99, 96, 128, 99, 96, 128, 99,
                        96, 96, 99, 96, 96, 99, 96, 96, 99, 96, 96, 99, 96, 96, 96, 131,
                        96, 99, 128, 131, 131, 128, 128, 128, 128, 131, 131, 128, 128,
                        128, 128, 131, 131, 128, 128, 128, 128, 131, 131, 128, 128, 128,
                        128, 131, 131, 128, 128, 128, 128, 131, 131, 128, 128, 128, 128,
                        131, 131, 128, 128, 128, 128, 131, 131, 128, 128, 128, 128, 131,
                        131, 128, 128, 128, 128, 131, 131, 128, 128, 128, 128, 131, 131,
                        128, 128, 128, 128, 131, 131, 128, 128, 128, 128, 131371, 196939,
                        288, 320, 259, 128, 128, 259, 128, 128, 259, 128, 128, 259, 128,
                        224, 259, 128, 224, 259, 128, 224, 259, 128, 128, 256, 259, 128,
                        128, 256, 259, 128, 128, 256, 259, 96, 96, 259, 96, 96, 131, 384,
                        128, 128, 99, 384, 96, 96, 259, 256, 256, 259, 256, 256, 259,
                        256, 256, 259, 256, 256, 259, 256, 256, 259, 256, 65675, 128,
                        256, 128, 128, 65675, 128, 256, 128, 128, 65675, 128, 256, 128,
                        128, 65675, 128, 256, 128, 128, 65675, 128, 256, 128, 128, 65675,
                        128, 256, 128, 128, 65675, 128, 256, 128, 128, 65675, 128, 256,
                        128, 128, 65675, 128, 256, 128, 128, 65675, 128, 256, 128, 65643,
                        96, 256, 96, 65611, 64, 256, 64, 227, 256, 259, 224, 227, 128,
                        227, 128, 224, 65675, 128, 224, 224, 131, 259, 128, 128, 227,
                        128, 227, 128, 227, 128, 227, 128, 227, 128, 227, 128, 129, 149,
                        128, 129, 149, 128, 129, 149, 128, 227, 224, 224, 227, 224, 224,
                        227, 224, 224, 227, 224, 224, 227, 224, 224, 227, 224, 224, 227,
                        224, 224, 227, 224, 224, 227, 224, 224, 227, 224, 224, 227, 224,
                        224, 227, 224, 224, 227, 224, 224, 227, 224, 224, 227, 224, 227,
                        224, 227, 224, 227, 224, 227, 224, 227, 224, 227, 224, 227, 224,
                        195, 192, 192, 195, 192, 192, 195, 192, 192, 195, 192, 192, 195,
                        192, 192, 195, 192, 192, 195, 192, 224, 195, 192, 224, 195, 192,
                        224, 227, 224, 227, 224, 227, 224, 227, 224, 227, 224, 227, 224,
                        195, 224, 224, 227, 224, 224, 224, 224, 227, 224, 224, 224, 224,
                        131, 96, 99, 96, 67, 96, 131, 192, 128, 99, 192, 128, 67, 192,
                        128, 131, 131, 131, 96, 65675, 128, 96, 65675, 128, 96, 128, 96,
                        96, 96, 64, 96, 128, 192, 128, 96, 192, 128, 64, 192, 128, 128,
                        128, 128, 96, 131, 128, 99, 128, 67, 128, 128, 128, 96, 128, 64,
                        128, 131, 131, 128, 227, 192, 195, 192, 163, 192, 227, 192, 224,
                        195, 192, 224, 163, 192, 224, 131, 128, 96, 131, 128, 96, 131,
                        128, 96, 131, 128, 96, 131, 128, 96, 131, 128, 96, 131, 128, 96,
                        131, 128, 96, 131, 128, 96, 131, 128, 96, 128, 96, 128, 96, 128,
                        96, 128, 96, 128, 96, 128, 96, 128, 96, 128, 96, 128, 96, 131,
                        128, 128, 96, 99, 64, 96, 67, 128, 128, 160, 160, 67, 128, 128,
                        128, 160, 160, 67, 128, 160, 160, 67, 32, 160, 160, 67, 128, 128,
                        160, 128, 128, 128, 128, 128, 128, 160, 128, 128, 128, 128, 131,
                        128, 128, 224, 67, 128, 128, 128, 128, 128, 128, 128, 128, 128,
                        128, 128, 160, 196683, 128, 128, 64, 67, 128, 128, 64, 196683,
                        96, 96, 64, 67, 96, 96, 64, 196651, 64, 64, 32, 35, 64, 64, 32,
                        196619, 96, 96, 0, 3, 96, 96, 0, 196619, 64, 64, 0, 3, 64, 64, 0,
                        196651, 96, 96, 32, 196651, 96, 64, 32, 128, 67, 64, 65611, 64,
                        35, 32, 65579, 32, 256, 256, 256, 224, 224, 224, 224, 65771, 224,
                        192, 352, 32702692, 195, 33030340, 196676,
                    ],
                ),
                attrs: Cow::Borrowed(
                    &[
                        64, 32, 32, 64, 0, 0, 0, 0, 0, 0, 0, 64, 64, 32, 64, 0, 0, 0, 0,
                        64, 64, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0,
                        0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0,
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 0,
                        0, 8, 8, 0, 8, 8, 24, 8, 24, 8, 24, 8, 24, 8, 24, 8, 8, 8, 24, 0,
                        24, 0, 129, 129, 129, 129, 129, 129, 129, 1, 2, 2, 3, 0, 0, 0, 0,
                        0, 0, 0, 260,
                    ],
                ),
                sets: Cow::Borrowed(
                    &[0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 3458764513820541183, 0, 15],
                ),
                relations: Cow::Borrowed(
                    &[
                        FormRelation {
                            form: 21u32,
                            relation: Relation::OverlapAt(0u16, 1u16, End::Low),
                        },
                        FormRelation {
                            form: 21u32,
                            relation: Relation::OverlapAt(0u16, 2u16, End::High),
                        },
                        FormRelation {
                            form: 22u32,
                            relation: Relation::OverlapAt(0u16, 1u16, End::Low),
                        },
                        FormRelation {
                            form: 22u32,
                            relation: Relation::OverlapAt(0u16, 2u16, End::High),
                        },
                        FormRelation {
                            form: 23u32,
                            relation: Relation::OverlapAt(0u16, 1u16, End::Low),
                        },
                        FormRelation {
                            form: 23u32,
                            relation: Relation::OverlapAt(0u16, 2u16, End::High),
                        },
                        FormRelation {
                            form: 24u32,
                            relation: Relation::OverlapAt(0u16, 1u16, End::Low),
                        },
                        FormRelation {
                            form: 24u32,
                            relation: Relation::OverlapAt(0u16, 2u16, End::High),
                        },
                        FormRelation {
                            form: 41u32,
                            relation: Relation::OverlapAt(0u16, 1u16, End::Low),
                        },
                        FormRelation {
                            form: 41u32,
                            relation: Relation::OverlapAt(0u16, 2u16, End::High),
                        },
                        FormRelation {
                            form: 42u32,
                            relation: Relation::OverlapAt(0u16, 1u16, End::Low),
                        },
                        FormRelation {
                            form: 42u32,
                            relation: Relation::OverlapAt(0u16, 2u16, End::High),
                        },
                        FormRelation {
                            form: 139u32,
                            relation: Relation::Distinct(0u16, 2u16),
                        },
                        FormRelation {
                            form: 139u32,
                            relation: Relation::Distinct(0u16, 3u16),
                        },
                        FormRelation {
                            form: 151u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(9u16),
                                1u16,
                                Class(10u16),
                            ),
                        },
                        FormRelation {
                            form: 151u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(10u16),
                                1u16,
                                Class(9u16),
                            ),
                        },
                        FormRelation {
                            form: 152u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(9u16),
                                1u16,
                                Class(10u16),
                            ),
                        },
                        FormRelation {
                            form: 152u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(10u16),
                                1u16,
                                Class(9u16),
                            ),
                        },
                        FormRelation {
                            form: 153u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(9u16),
                                1u16,
                                Class(10u16),
                            ),
                        },
                        FormRelation {
                            form: 153u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(10u16),
                                1u16,
                                Class(9u16),
                            ),
                        },
                        FormRelation {
                            form: 154u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(9u16),
                                1u16,
                                Class(10u16),
                            ),
                        },
                        FormRelation {
                            form: 154u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(10u16),
                                1u16,
                                Class(9u16),
                            ),
                        },
                        FormRelation {
                            form: 155u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(9u16),
                                1u16,
                                Class(10u16),
                            ),
                        },
                        FormRelation {
                            form: 155u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(10u16),
                                1u16,
                                Class(9u16),
                            ),
                        },
                        FormRelation {
                            form: 156u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(9u16),
                                1u16,
                                Class(10u16),
                            ),
                        },
                        FormRelation {
                            form: 156u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(10u16),
                                1u16,
                                Class(9u16),
                            ),
                        },
                        FormRelation {
                            form: 157u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(9u16),
                                1u16,
                                Class(10u16),
                            ),
                        },
                        FormRelation {
                            form: 157u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(10u16),
                                1u16,
                                Class(9u16),
                            ),
                        },
                        FormRelation {
                            form: 158u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(9u16),
                                1u16,
                                Class(10u16),
                            ),
                        },
                        FormRelation {
                            form: 158u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(10u16),
                                1u16,
                                Class(9u16),
                            ),
                        },
                        FormRelation {
                            form: 159u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(9u16),
                                1u16,
                                Class(10u16),
                            ),
                        },
                        FormRelation {
                            form: 159u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(10u16),
                                1u16,
                                Class(9u16),
                            ),
                        },
                        FormRelation {
                            form: 160u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(9u16),
                                1u16,
                                Class(10u16),
                            ),
                        },
                        FormRelation {
                            form: 160u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(10u16),
                                1u16,
                                Class(9u16),
                            ),
                        },
                        FormRelation {
                            form: 161u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(9u16),
                                1u16,
                                Class(10u16),
                            ),
                        },
                        FormRelation {
                            form: 161u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(10u16),
                                1u16,
                                Class(9u16),
                            ),
                        },
                        FormRelation {
                            form: 162u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(9u16),
                                1u16,
                                Class(10u16),
                            ),
                        },
                        FormRelation {
                            form: 162u32,
                            relation: Relation::Implies(
                                0u16,
                                Class(10u16),
                                1u16,
                                Class(9u16),
                            ),
                        },
                        FormRelation {
                            form: 256u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 265u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 272u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(4u16),
                            },
                        },
                        FormRelation {
                            form: 298u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(4u16),
                            },
                        },
                        FormRelation {
                            form: 299u32,
                            relation: Relation::Same(0u16, 1u16, End::Low),
                        },
                        FormRelation {
                            form: 300u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(4u16),
                            },
                        },
                        FormRelation {
                            form: 301u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(5u16),
                            },
                        },
                        FormRelation {
                            form: 304u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(4u16),
                            },
                        },
                        FormRelation {
                            form: 305u32,
                            relation: Relation::Group {
                                first: 0u16,
                                list: TupleList(6u16),
                            },
                        },
                        FormRelation {
                            form: 305u32,
                            relation: Relation::Group {
                                first: 4u16,
                                list: TupleList(4u16),
                            },
                        },
                        FormRelation {
                            form: 307u32,
                            relation: Relation::Distinct(0u16, 2u16),
                        },
                        FormRelation {
                            form: 308u32,
                            relation: Relation::Group {
                                first: 1u16,
                                list: TupleList(7u16),
                            },
                        },
                        FormRelation {
                            form: 309u32,
                            relation: Relation::Distinct(0u16, 1u16),
                        },
                        FormRelation {
                            form: 309u32,
                            relation: Relation::Distinct(0u16, 2u16),
                        },
                        FormRelation {
                            form: 310u32,
                            relation: Relation::Distinct(0u16, 1u16),
                        },
                        FormRelation {
                            form: 310u32,
                            relation: Relation::Distinct(0u16, 2u16),
                        },
                        FormRelation {
                            form: 310u32,
                            relation: Relation::Distinct(0u16, 3u16),
                        },
                        FormRelation {
                            form: 310u32,
                            relation: Relation::Distinct(0u16, 1u16),
                        },
                        FormRelation {
                            form: 310u32,
                            relation: Relation::Distinct(0u16, 2u16),
                        },
                        FormRelation {
                            form: 311u32,
                            relation: Relation::Distinct(0u16, 1u16),
                        },
                        FormRelation {
                            form: 311u32,
                            relation: Relation::Distinct(0u16, 2u16),
                        },
                        FormRelation {
                            form: 312u32,
                            relation: Relation::Distinct(0u16, 1u16),
                        },
                        FormRelation {
                            form: 312u32,
                            relation: Relation::Distinct(0u16, 2u16),
                        },
                        FormRelation {
                            form: 312u32,
                            relation: Relation::Distinct(0u16, 3u16),
                        },
                        FormRelation {
                            form: 312u32,
                            relation: Relation::Distinct(0u16, 1u16),
                        },
                        FormRelation {
                            form: 312u32,
                            relation: Relation::Distinct(0u16, 2u16),
                        },
                        FormRelation {
                            form: 313u32,
                            relation: Relation::Distinct(0u16, 1u16),
                        },
                        FormRelation {
                            form: 313u32,
                            relation: Relation::Distinct(0u16, 2u16),
                        },
                        FormRelation {
                            form: 314u32,
                            relation: Relation::Distinct(0u16, 1u16),
                        },
                        FormRelation {
                            form: 314u32,
                            relation: Relation::Distinct(0u16, 2u16),
                        },
                        FormRelation {
                            form: 314u32,
                            relation: Relation::Distinct(0u16, 3u16),
                        },
                        FormRelation {
                            form: 314u32,
                            relation: Relation::Distinct(0u16, 1u16),
                        },
                        FormRelation {
                            form: 314u32,
                            relation: Relation::Distinct(0u16, 2u16),
                        },
                        FormRelation {
                            form: 315u32,
                            relation: Relation::Distinct(0u16, 1u16),
                        },
                        FormRelation {
                            form: 315u32,
                            relation: Relation::Distinct(0u16, 2u16),
                        },
                        FormRelation {
                            form: 316u32,
                            relation: Relation::Distinct(0u16, 1u16),
                        },
                        FormRelation {
                            form: 316u32,
                            relation: Relation::Distinct(0u16, 2u16),
                        },
                        FormRelation {
                            form: 316u32,
                            relation: Relation::Distinct(0u16, 3u16),
                        },
                        FormRelation {
                            form: 316u32,
                            relation: Relation::Distinct(0u16, 1u16),
                        },
                        FormRelation {
                            form: 316u32,
                            relation: Relation::Distinct(0u16, 2u16),
                        },
                        FormRelation {
                            form: 317u32,
                            relation: Relation::Distinct(0u16, 1u16),
                        },
                        FormRelation {
                            form: 317u32,
                            relation: Relation::Distinct(0u16, 2u16),
                        },
                        FormRelation {
                            form: 318u32,
                            relation: Relation::Distinct(0u16, 1u16),
                        },
                        FormRelation {
                            form: 318u32,
                            relation: Relation::Distinct(0u16, 2u16),
                        },
                        FormRelation {
                            form: 318u32,
                            relation: Relation::Distinct(0u16, 3u16),
                        },
                        FormRelation {
                            form: 318u32,
                            relation: Relation::Distinct(0u16, 1u16),
                        },
                        FormRelation {
                            form: 318u32,
                            relation: Relation::Distinct(0u16, 2u16),
                        },
                        FormRelation {
                            form: 319u32,
                            relation: Relation::Distinct(0u16, 1u16),
                        },
                        FormRelation {
                            form: 319u32,
                            relation: Relation::Distinct(0u16, 2u16),
                        },
                        FormRelation {
                            form: 320u32,
                            relation: Relation::Distinct(0u16, 1u16),
                        },
                        FormRelation {
                            form: 320u32,
                            relation: Relation::Distinct(0u16, 2u16),
                        },
                        FormRelation {
                            form: 320u32,
                            relation: Relation::Distinct(0u16, 4u16),
                        },
                        FormRelation {
                            form: 321u32,
                            relation: Relation::Distinct(0u16, 1u16),
                        },
                        FormRelation {
                            form: 323u32,
                            relation: Relation::Distinct(0u16, 1u16),
                        },
                    ],
                ),
                alternatives: Cow::Borrowed(
                    &[
                        Alternatives {
                            form: 132u32,
                            first: 133u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 139u32,
                            first: 140u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 309u32,
                            first: 310u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 311u32,
                            first: 312u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 313u32,
                            first: 314u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 315u32,
                            first: 316u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 317u32,
                            first: 318u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 321u32,
                            first: 322u32,
                            count: 1u16,
                        },
                        Alternatives {
                            form: 323u32,
                            first: 324u32,
                            count: 1u16,
                        },
                    ],
                ),
                successors: Cow::Borrowed(
                    &[
                        (325u32, 1u16),
                        (326u32, 2u16),
                        (327u32, 2u16),
                        (328u32, 2u16),
                        (329u32, 2u16),
                        (330u32, 2u16),
                        (331u32, 2u16),
                    ],
                ),
                edge_clobbers: Cow::Borrowed(&[]),
                features: Cow::Borrowed(
                    &[
                        (2u32, Features(1u64)),
                        (144u32, Features(2u64)),
                        (145u32, Features(2u64)),
                        (146u32, Features(2u64)),
                        (147u32, Features(2u64)),
                        (148u32, Features(2u64)),
                        (149u32, Features(2u64)),
                        (150u32, Features(2u64)),
                        (174u32, Features(2u64)),
                        (308u32, Features(4u64)),
                        (309u32, Features(1u64)),
                        (310u32, Features(1u64)),
                        (311u32, Features(1u64)),
                        (312u32, Features(1u64)),
                        (313u32, Features(1u64)),
                        (314u32, Features(1u64)),
                        (315u32, Features(1u64)),
                        (316u32, Features(1u64)),
                        (317u32, Features(1u64)),
                        (318u32, Features(1u64)),
                        (319u32, Features(3u64)),
                        (320u32, Features(1u64)),
                        (321u32, Features(1u64)),
                        (322u32, Features(1u64)),
                        (323u32, Features(1u64)),
                        (324u32, Features(1u64)),
                    ],
                ),
                prices: Cow::Borrowed(&[]),
                names: Cow::Borrowed(&tables::FORM_NAMES),
                operand_names: Cow::Borrowed(&tables::OPERAND_NAMES),
                docs: Cow::Borrowed(&tables::FORM_DOCS),
            },
            conventions: Cow::Borrowed(&tables::CONVENTIONS),
            reserved: Cow::Borrowed(const { &regs([606, 607]) }),
            tuple_lists: Cow::Borrowed(&tables::TUPLE_LISTS),
            tuple_regs: Cow::Borrowed(const {
                &regs([
                    15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 46,
                    47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 77, 78,
                    79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 108, 109,
                    110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
                    139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152,
                    153, 154, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181,
                    182, 183, 184, 185, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210,
                    211, 212, 213, 214, 215, 216, 232, 233, 234, 235, 236, 237, 238, 239,
                    240, 241, 242, 243, 244, 245, 246, 247, 263, 264, 265, 266, 267, 268,
                    269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 294, 295, 296, 297,
                    298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 325, 326,
                    327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340,
                    356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369,
                    370, 371, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398,
                    399, 400, 401, 402, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427,
                    428, 429, 430, 431, 432, 433, 449, 450, 451, 452, 453, 454, 455, 456,
                    457, 458, 459, 460, 461, 462, 463, 464, 480, 481, 482, 483, 484, 485,
                    486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 15, 16, 17, 18, 19,
                    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 46, 47, 48, 49, 50, 51,
                    52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 77, 78, 79, 80, 81, 82, 83,
                    84, 85, 86, 87, 88, 89, 90, 91, 92, 108, 109, 110, 111, 112, 113,
                    114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 139, 140, 141, 142,
                    143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 170, 171,
                    172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185,
                    201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214,
                    215, 216, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243,
                    244, 245, 246, 247, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272,
                    273, 274, 275, 276, 277, 278, 294, 295, 296, 297, 298, 299, 300, 301,
                    302, 303, 304, 305, 306, 307, 308, 309, 325, 326, 327, 328, 329, 330,
                    331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 356, 357, 358, 359,
                    360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 387, 388,
                    389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402,
                    418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431,
                    432, 433, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 460,
                    461, 462, 463, 464, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489,
                    490, 491, 492, 493, 494, 495, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
                    25, 26, 27, 28, 29, 30, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
                    57, 58, 59, 60, 61, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88,
                    89, 90, 91, 92, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117,
                    118, 119, 120, 121, 122, 123, 139, 140, 141, 142, 143, 144, 145, 146,
                    147, 148, 149, 150, 151, 152, 153, 154, 170, 171, 172, 173, 174, 175,
                    176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 201, 202, 203, 204,
                    205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 232, 233,
                    234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247,
                    263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276,
                    277, 278, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305,
                    306, 307, 308, 309, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334,
                    335, 336, 337, 338, 339, 340, 356, 357, 358, 359, 360, 361, 362, 363,
                    364, 365, 366, 367, 368, 369, 370, 371, 387, 388, 389, 390, 391, 392,
                    393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 418, 419, 420, 421,
                    422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 449, 450,
                    451, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464,
                    480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493,
                    494, 495, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
                    30, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61,
                    77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 108,
                    109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122,
                    123, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151,
                    152, 153, 154, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180,
                    181, 182, 183, 184, 185, 201, 202, 203, 204, 205, 206, 207, 208, 209,
                    210, 211, 212, 213, 214, 215, 216, 232, 233, 234, 235, 236, 237, 238,
                    239, 240, 241, 242, 243, 244, 245, 246, 247, 263, 264, 265, 266, 267,
                    268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 294, 295, 296,
                    297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 325,
                    326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339,
                    340, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368,
                    369, 370, 371, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397,
                    398, 399, 400, 401, 402, 418, 419, 420, 421, 422, 423, 424, 425, 426,
                    427, 428, 429, 430, 431, 432, 433, 449, 450, 451, 452, 453, 454, 455,
                    456, 457, 458, 459, 460, 461, 462, 463, 464, 480, 481, 482, 483, 484,
                    485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 15, 16, 16,
                    17, 17, 18, 18, 19, 19, 20, 20, 21, 21, 22, 22, 23, 23, 24, 24, 25,
                    25, 26, 26, 27, 27, 28, 28, 29, 29, 30, 30, 46, 46, 47, 47, 48, 48,
                    49, 49, 50, 50, 51, 51, 52, 52, 53, 53, 54, 54, 55, 55, 56, 56, 57,
                    57, 58, 58, 59, 59, 60, 60, 61, 61, 77, 77, 78, 78, 79, 79, 80, 80,
                    81, 81, 82, 82, 83, 83, 84, 84, 85, 85, 86, 86, 87, 87, 88, 88, 89,
                    89, 90, 90, 91, 91, 92, 92, 108, 108, 109, 109, 110, 110, 111, 111,
                    112, 112, 113, 113, 114, 114, 115, 115, 116, 116, 117, 117, 118, 118,
                    119, 119, 120, 120, 121, 121, 122, 122, 123, 123, 139, 139, 140, 140,
                    141, 141, 142, 142, 143, 143, 144, 144, 145, 145, 146, 146, 147, 147,
                    148, 148, 149, 149, 150, 150, 151, 151, 152, 152, 153, 153, 154, 154,
                    170, 170, 171, 171, 172, 172, 173, 173, 174, 174, 175, 175, 176, 176,
                    177, 177, 178, 178, 179, 179, 180, 180, 181, 181, 182, 182, 183, 183,
                    184, 184, 185, 185, 201, 201, 202, 202, 203, 203, 204, 204, 205, 205,
                    206, 206, 207, 207, 208, 208, 209, 209, 210, 210, 211, 211, 212, 212,
                    213, 213, 214, 214, 215, 215, 216, 216, 232, 232, 233, 233, 234, 234,
                    235, 235, 236, 236, 237, 237, 238, 238, 239, 239, 240, 240, 241, 241,
                    242, 242, 243, 243, 244, 244, 245, 245, 246, 246, 247, 247, 263, 263,
                    264, 264, 265, 265, 266, 266, 267, 267, 268, 268, 269, 269, 270, 270,
                    271, 271, 272, 272, 273, 273, 274, 274, 275, 275, 276, 276, 277, 277,
                    278, 278, 294, 294, 295, 295, 296, 296, 297, 297, 298, 298, 299, 299,
                    300, 300, 301, 301, 302, 302, 303, 303, 304, 304, 305, 305, 306, 306,
                    307, 307, 308, 308, 309, 309, 325, 325, 326, 326, 327, 327, 328, 328,
                    329, 329, 330, 330, 331, 331, 332, 332, 333, 333, 334, 334, 335, 335,
                    336, 336, 337, 337, 338, 338, 339, 339, 340, 340, 356, 356, 357, 357,
                    358, 358, 359, 359, 360, 360, 361, 361, 362, 362, 363, 363, 364, 364,
                    365, 365, 366, 366, 367, 367, 368, 368, 369, 369, 370, 370, 371, 371,
                    387, 387, 388, 388, 389, 389, 390, 390, 391, 391, 392, 392, 393, 393,
                    394, 394, 395, 395, 396, 396, 397, 397, 398, 398, 399, 399, 400, 400,
                    401, 401, 402, 402, 418, 418, 419, 419, 420, 420, 421, 421, 422, 422,
                    423, 423, 424, 424, 425, 425, 426, 426, 427, 427, 428, 428, 429, 429,
                    430, 430, 431, 431, 432, 432, 433, 433, 449, 449, 450, 450, 451, 451,
                    452, 452, 453, 453, 454, 454, 455, 455, 456, 456, 457, 457, 458, 458,
                    459, 459, 460, 460, 461, 461, 462, 462, 463, 463, 464, 464, 480, 480,
                    481, 481, 482, 482, 483, 483, 484, 484, 485, 485, 486, 486, 487, 487,
                    488, 488, 489, 489, 490, 490, 491, 491, 492, 492, 493, 493, 494, 494,
                    495, 15, 16, 17, 16, 17, 18, 17, 18, 19, 18, 19, 20, 19, 20, 21, 20,
                    21, 22, 21, 22, 23, 22, 23, 24, 23, 24, 25, 24, 25, 26, 25, 26, 27,
                    26, 27, 28, 27, 28, 29, 28, 29, 30, 29, 30, 46, 30, 46, 47, 46, 47,
                    48, 47, 48, 49, 48, 49, 50, 49, 50, 51, 50, 51, 52, 51, 52, 53, 52,
                    53, 54, 53, 54, 55, 54, 55, 56, 55, 56, 57, 56, 57, 58, 57, 58, 59,
                    58, 59, 60, 59, 60, 61, 60, 61, 77, 61, 77, 78, 77, 78, 79, 78, 79,
                    80, 79, 80, 81, 80, 81, 82, 81, 82, 83, 82, 83, 84, 83, 84, 85, 84,
                    85, 86, 85, 86, 87, 86, 87, 88, 87, 88, 89, 88, 89, 90, 89, 90, 91,
                    90, 91, 92, 91, 92, 108, 92, 108, 109, 108, 109, 110, 109, 110, 111,
                    110, 111, 112, 111, 112, 113, 112, 113, 114, 113, 114, 115, 114, 115,
                    116, 115, 116, 117, 116, 117, 118, 117, 118, 119, 118, 119, 120, 119,
                    120, 121, 120, 121, 122, 121, 122, 123, 122, 123, 139, 123, 139, 140,
                    139, 140, 141, 140, 141, 142, 141, 142, 143, 142, 143, 144, 143, 144,
                    145, 144, 145, 146, 145, 146, 147, 146, 147, 148, 147, 148, 149, 148,
                    149, 150, 149, 150, 151, 150, 151, 152, 151, 152, 153, 152, 153, 154,
                    153, 154, 170, 154, 170, 171, 170, 171, 172, 171, 172, 173, 172, 173,
                    174, 173, 174, 175, 174, 175, 176, 175, 176, 177, 176, 177, 178, 177,
                    178, 179, 178, 179, 180, 179, 180, 181, 180, 181, 182, 181, 182, 183,
                    182, 183, 184, 183, 184, 185, 184, 185, 201, 185, 201, 202, 201, 202,
                    203, 202, 203, 204, 203, 204, 205, 204, 205, 206, 205, 206, 207, 206,
                    207, 208, 207, 208, 209, 208, 209, 210, 209, 210, 211, 210, 211, 212,
                    211, 212, 213, 212, 213, 214, 213, 214, 215, 214, 215, 216, 215, 216,
                    232, 216, 232, 233, 232, 233, 234, 233, 234, 235, 234, 235, 236, 235,
                    236, 237, 236, 237, 238, 237, 238, 239, 238, 239, 240, 239, 240, 241,
                    240, 241, 242, 241, 242, 243, 242, 243, 244, 243, 244, 245, 244, 245,
                    246, 245, 246, 247, 246, 247, 263, 247, 263, 264, 263, 264, 265, 264,
                    265, 266, 265, 266, 267, 266, 267, 268, 267, 268, 269, 268, 269, 270,
                    269, 270, 271, 270, 271, 272, 271, 272, 273, 272, 273, 274, 273, 274,
                    275, 274, 275, 276, 275, 276, 277, 276, 277, 278, 277, 278, 294, 278,
                    294, 295, 294, 295, 296, 295, 296, 297, 296, 297, 298, 297, 298, 299,
                    298, 299, 300, 299, 300, 301, 300, 301, 302, 301, 302, 303, 302, 303,
                    304, 303, 304, 305, 304, 305, 306, 305, 306, 307, 306, 307, 308, 307,
                    308, 309, 308, 309, 325, 309, 325, 326, 325, 326, 327, 326, 327, 328,
                    327, 328, 329, 328, 329, 330, 329, 330, 331, 330, 331, 332, 331, 332,
                    333, 332, 333, 334, 333, 334, 335, 334, 335, 336, 335, 336, 337, 336,
                    337, 338, 337, 338, 339, 338, 339, 340, 339, 340, 356, 340, 356, 357,
                    356, 357, 358, 357, 358, 359, 358, 359, 360, 359, 360, 361, 360, 361,
                    362, 361, 362, 363, 362, 363, 364, 363, 364, 365, 364, 365, 366, 365,
                    366, 367, 366, 367, 368, 367, 368, 369, 368, 369, 370, 369, 370, 371,
                    370, 371, 387, 371, 387, 388, 387, 388, 389, 388, 389, 390, 389, 390,
                    391, 390, 391, 392, 391, 392, 393, 392, 393, 394, 393, 394, 395, 394,
                    395, 396, 395, 396, 397, 396, 397, 398, 397, 398, 399, 398, 399, 400,
                    399, 400, 401, 400, 401, 402, 401, 402, 418, 402, 418, 419, 418, 419,
                    420, 419, 420, 421, 420, 421, 422, 421, 422, 423, 422, 423, 424, 423,
                    424, 425, 424, 425, 426, 425, 426, 427, 426, 427, 428, 427, 428, 429,
                    428, 429, 430, 429, 430, 431, 430, 431, 432, 431, 432, 433, 432, 433,
                    449, 433, 449, 450, 449, 450, 451, 450, 451, 452, 451, 452, 453, 452,
                    453, 454, 453, 454, 455, 454, 455, 456, 455, 456, 457, 456, 457, 458,
                    457, 458, 459, 458, 459, 460, 459, 460, 461, 460, 461, 462, 461, 462,
                    463, 462, 463, 464, 463, 464, 480, 464, 480, 481, 480, 481, 482, 481,
                    482, 483, 482, 483, 484, 483, 484, 485, 484, 485, 486, 485, 486, 487,
                    486, 487, 488, 487, 488, 489, 488, 489, 490, 489, 490, 491, 490, 491,
                    492, 491, 492, 493, 492, 493, 494, 493, 494, 495, 15, 16, 17, 18, 16,
                    17, 18, 19, 17, 18, 19, 20, 18, 19, 20, 21, 19, 20, 21, 22, 20, 21,
                    22, 23, 21, 22, 23, 24, 22, 23, 24, 25, 23, 24, 25, 26, 24, 25, 26,
                    27, 25, 26, 27, 28, 26, 27, 28, 29, 27, 28, 29, 30, 28, 29, 30, 46,
                    29, 30, 46, 47, 30, 46, 47, 48, 46, 47, 48, 49, 47, 48, 49, 50, 48,
                    49, 50, 51, 49, 50, 51, 52, 50, 51, 52, 53, 51, 52, 53, 54, 52, 53,
                    54, 55, 53, 54, 55, 56, 54, 55, 56, 57, 55, 56, 57, 58, 56, 57, 58,
                    59, 57, 58, 59, 60, 58, 59, 60, 61, 59, 60, 61, 77, 60, 61, 77, 78,
                    61, 77, 78, 79, 77, 78, 79, 80, 78, 79, 80, 81, 79, 80, 81, 82, 80,
                    81, 82, 83, 81, 82, 83, 84, 82, 83, 84, 85, 83, 84, 85, 86, 84, 85,
                    86, 87, 85, 86, 87, 88, 86, 87, 88, 89, 87, 88, 89, 90, 88, 89, 90,
                    91, 89, 90, 91, 92, 90, 91, 92, 108, 91, 92, 108, 109, 92, 108, 109,
                    110, 108, 109, 110, 111, 109, 110, 111, 112, 110, 111, 112, 113, 111,
                    112, 113, 114, 112, 113, 114, 115, 113, 114, 115, 116, 114, 115, 116,
                    117, 115, 116, 117, 118, 116, 117, 118, 119, 117, 118, 119, 120, 118,
                    119, 120, 121, 119, 120, 121, 122, 120, 121, 122, 123, 121, 122, 123,
                    139, 122, 123, 139, 140, 123, 139, 140, 141, 139, 140, 141, 142, 140,
                    141, 142, 143, 141, 142, 143, 144, 142, 143, 144, 145, 143, 144, 145,
                    146, 144, 145, 146, 147, 145, 146, 147, 148, 146, 147, 148, 149, 147,
                    148, 149, 150, 148, 149, 150, 151, 149, 150, 151, 152, 150, 151, 152,
                    153, 151, 152, 153, 154, 152, 153, 154, 170, 153, 154, 170, 171, 154,
                    170, 171, 172, 170, 171, 172, 173, 171, 172, 173, 174, 172, 173, 174,
                    175, 173, 174, 175, 176, 174, 175, 176, 177, 175, 176, 177, 178, 176,
                    177, 178, 179, 177, 178, 179, 180, 178, 179, 180, 181, 179, 180, 181,
                    182, 180, 181, 182, 183, 181, 182, 183, 184, 182, 183, 184, 185, 183,
                    184, 185, 201, 184, 185, 201, 202, 185, 201, 202, 203, 201, 202, 203,
                    204, 202, 203, 204, 205, 203, 204, 205, 206, 204, 205, 206, 207, 205,
                    206, 207, 208, 206, 207, 208, 209, 207, 208, 209, 210, 208, 209, 210,
                    211, 209, 210, 211, 212, 210, 211, 212, 213, 211, 212, 213, 214, 212,
                    213, 214, 215, 213, 214, 215, 216, 214, 215, 216, 232, 215, 216, 232,
                    233, 216, 232, 233, 234, 232, 233, 234, 235, 233, 234, 235, 236, 234,
                    235, 236, 237, 235, 236, 237, 238, 236, 237, 238, 239, 237, 238, 239,
                    240, 238, 239, 240, 241, 239, 240, 241, 242, 240, 241, 242, 243, 241,
                    242, 243, 244, 242, 243, 244, 245, 243, 244, 245, 246, 244, 245, 246,
                    247, 245, 246, 247, 263, 246, 247, 263, 264, 247, 263, 264, 265, 263,
                    264, 265, 266, 264, 265, 266, 267, 265, 266, 267, 268, 266, 267, 268,
                    269, 267, 268, 269, 270, 268, 269, 270, 271, 269, 270, 271, 272, 270,
                    271, 272, 273, 271, 272, 273, 274, 272, 273, 274, 275, 273, 274, 275,
                    276, 274, 275, 276, 277, 275, 276, 277, 278, 276, 277, 278, 294, 277,
                    278, 294, 295, 278, 294, 295, 296, 294, 295, 296, 297, 295, 296, 297,
                    298, 296, 297, 298, 299, 297, 298, 299, 300, 298, 299, 300, 301, 299,
                    300, 301, 302, 300, 301, 302, 303, 301, 302, 303, 304, 302, 303, 304,
                    305, 303, 304, 305, 306, 304, 305, 306, 307, 305, 306, 307, 308, 306,
                    307, 308, 309, 307, 308, 309, 325, 308, 309, 325, 326, 309, 325, 326,
                    327, 325, 326, 327, 328, 326, 327, 328, 329, 327, 328, 329, 330, 328,
                    329, 330, 331, 329, 330, 331, 332, 330, 331, 332, 333, 331, 332, 333,
                    334, 332, 333, 334, 335, 333, 334, 335, 336, 334, 335, 336, 337, 335,
                    336, 337, 338, 336, 337, 338, 339, 337, 338, 339, 340, 338, 339, 340,
                    356, 339, 340, 356, 357, 340, 356, 357, 358, 356, 357, 358, 359, 357,
                    358, 359, 360, 358, 359, 360, 361, 359, 360, 361, 362, 360, 361, 362,
                    363, 361, 362, 363, 364, 362, 363, 364, 365, 363, 364, 365, 366, 364,
                    365, 366, 367, 365, 366, 367, 368, 366, 367, 368, 369, 367, 368, 369,
                    370, 368, 369, 370, 371, 369, 370, 371, 387, 370, 371, 387, 388, 371,
                    387, 388, 389, 387, 388, 389, 390, 388, 389, 390, 391, 389, 390, 391,
                    392, 390, 391, 392, 393, 391, 392, 393, 394, 392, 393, 394, 395, 393,
                    394, 395, 396, 394, 395, 396, 397, 395, 396, 397, 398, 396, 397, 398,
                    399, 397, 398, 399, 400, 398, 399, 400, 401, 399, 400, 401, 402, 400,
                    401, 402, 418, 401, 402, 418, 419, 402, 418, 419, 420, 418, 419, 420,
                    421, 419, 420, 421, 422, 420, 421, 422, 423, 421, 422, 423, 424, 422,
                    423, 424, 425, 423, 424, 425, 426, 424, 425, 426, 427, 425, 426, 427,
                    428, 426, 427, 428, 429, 427, 428, 429, 430, 428, 429, 430, 431, 429,
                    430, 431, 432, 430, 431, 432, 433, 431, 432, 433, 449, 432, 433, 449,
                    450, 433, 449, 450, 451, 449, 450, 451, 452, 450, 451, 452, 453, 451,
                    452, 453, 454, 452, 453, 454, 455, 453, 454, 455, 456, 454, 455, 456,
                    457, 455, 456, 457, 458, 456, 457, 458, 459, 457, 458, 459, 460, 458,
                    459, 460, 461, 459, 460, 461, 462, 460, 461, 462, 463, 461, 462, 463,
                    464, 462, 463, 464, 480, 463, 464, 480, 481, 464, 480, 481, 482, 480,
                    481, 482, 483, 481, 482, 483, 484, 482, 483, 484, 485, 483, 484, 485,
                    486, 484, 485, 486, 487, 485, 486, 487, 488, 486, 487, 488, 489, 487,
                    488, 489, 490, 488, 489, 490, 491, 489, 490, 491, 492, 490, 491, 492,
                    493, 491, 492, 493, 494, 492, 493, 494, 495, 15, 16, 17, 18, 19, 20,
                    21, 22, 23, 24, 25, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 17,
                    18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 18, 19, 20, 21, 22, 23, 24,
                    25, 26, 27, 28, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 20, 21,
                    22, 23, 24, 25, 26, 27, 28, 29, 30, 21, 22, 23, 24, 25, 26, 27, 28,
                    29, 30, 46, 22, 23, 24, 25, 26, 27, 28, 29, 30, 46, 47, 23, 24, 25,
                    26, 27, 28, 29, 30, 46, 47, 48, 24, 25, 26, 27, 28, 29, 30, 46, 47,
                    48, 49, 25, 26, 27, 28, 29, 30, 46, 47, 48, 49, 50, 26, 27, 28, 29,
                    30, 46, 47, 48, 49, 50, 51, 27, 28, 29, 30, 46, 47, 48, 49, 50, 51,
                    52, 28, 29, 30, 46, 47, 48, 49, 50, 51, 52, 53, 29, 30, 46, 47, 48,
                    49, 50, 51, 52, 53, 54, 30, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
                    46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 47, 48, 49, 50, 51, 52,
                    53, 54, 55, 56, 57, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 49,
                    50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 50, 51, 52, 53, 54, 55, 56,
                    57, 58, 59, 60, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 52, 53,
                    54, 55, 56, 57, 58, 59, 60, 61, 77, 53, 54, 55, 56, 57, 58, 59, 60,
                    61, 77, 78, 54, 55, 56, 57, 58, 59, 60, 61, 77, 78, 79, 55, 56, 57,
                    58, 59, 60, 61, 77, 78, 79, 80, 56, 57, 58, 59, 60, 61, 77, 78, 79,
                    80, 81, 57, 58, 59, 60, 61, 77, 78, 79, 80, 81, 82, 58, 59, 60, 61,
                    77, 78, 79, 80, 81, 82, 83, 59, 60, 61, 77, 78, 79, 80, 81, 82, 83,
                    84, 60, 61, 77, 78, 79, 80, 81, 82, 83, 84, 85, 61, 77, 78, 79, 80,
                    81, 82, 83, 84, 85, 86, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87,
                    78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 79, 80, 81, 82, 83, 84,
                    85, 86, 87, 88, 89, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 81,
                    82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 82, 83, 84, 85, 86, 87, 88,
                    89, 90, 91, 92, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 108, 84, 85,
                    86, 87, 88, 89, 90, 91, 92, 108, 109, 85, 86, 87, 88, 89, 90, 91, 92,
                    108, 109, 110, 86, 87, 88, 89, 90, 91, 92, 108, 109, 110, 111, 87,
                    88, 89, 90, 91, 92, 108, 109, 110, 111, 112, 88, 89, 90, 91, 92, 108,
                    109, 110, 111, 112, 113, 89, 90, 91, 92, 108, 109, 110, 111, 112,
                    113, 114, 90, 91, 92, 108, 109, 110, 111, 112, 113, 114, 115, 91, 92,
                    108, 109, 110, 111, 112, 113, 114, 115, 116, 92, 108, 109, 110, 111,
                    112, 113, 114, 115, 116, 117, 108, 109, 110, 111, 112, 113, 114, 115,
                    116, 117, 118, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
                    110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 111, 112, 113,
                    114, 115, 116, 117, 118, 119, 120, 121, 112, 113, 114, 115, 116, 117,
                    118, 119, 120, 121, 122, 113, 114, 115, 116, 117, 118, 119, 120, 121,
                    122, 123, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 139, 115,
                    116, 117, 118, 119, 120, 121, 122, 123, 139, 140, 116, 117, 118, 119,
                    120, 121, 122, 123, 139, 140, 141, 117, 118, 119, 120, 121, 122, 123,
                    139, 140, 141, 142, 118, 119, 120, 121, 122, 123, 139, 140, 141, 142,
                    143, 119, 120, 121, 122, 123, 139, 140, 141, 142, 143, 144, 120, 121,
                    122, 123, 139, 140, 141, 142, 143, 144, 145, 121, 122, 123, 139, 140,
                    141, 142, 143, 144, 145, 146, 122, 123, 139, 140, 141, 142, 143, 144,
                    145, 146, 147, 123, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148,
                    139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 140, 141, 142,
                    143, 144, 145, 146, 147, 148, 149, 150, 141, 142, 143, 144, 145, 146,
                    147, 148, 149, 150, 151, 142, 143, 144, 145, 146, 147, 148, 149, 150,
                    151, 152, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 144,
                    145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 145, 146, 147, 148,
                    149, 150, 151, 152, 153, 154, 170, 146, 147, 148, 149, 150, 151, 152,
                    153, 154, 170, 171, 147, 148, 149, 150, 151, 152, 153, 154, 170, 171,
                    172, 148, 149, 150, 151, 152, 153, 154, 170, 171, 172, 173, 149, 150,
                    151, 152, 153, 154, 170, 171, 172, 173, 174, 150, 151, 152, 153, 154,
                    170, 171, 172, 173, 174, 175, 151, 152, 153, 154, 170, 171, 172, 173,
                    174, 175, 176, 152, 153, 154, 170, 171, 172, 173, 174, 175, 176, 177,
                    153, 154, 170, 171, 172, 173, 174, 175, 176, 177, 178, 154, 170, 171,
                    172, 173, 174, 175, 176, 177, 178, 179, 170, 171, 172, 173, 174, 175,
                    176, 177, 178, 179, 180, 171, 172, 173, 174, 175, 176, 177, 178, 179,
                    180, 181, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 173,
                    174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 174, 175, 176, 177,
                    178, 179, 180, 181, 182, 183, 184, 175, 176, 177, 178, 179, 180, 181,
                    182, 183, 184, 185, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185,
                    201, 177, 178, 179, 180, 181, 182, 183, 184, 185, 201, 202, 178, 179,
                    180, 181, 182, 183, 184, 185, 201, 202, 203, 179, 180, 181, 182, 183,
                    184, 185, 201, 202, 203, 204, 180, 181, 182, 183, 184, 185, 201, 202,
                    203, 204, 205, 181, 182, 183, 184, 185, 201, 202, 203, 204, 205, 206,
                    182, 183, 184, 185, 201, 202, 203, 204, 205, 206, 207, 183, 184, 185,
                    201, 202, 203, 204, 205, 206, 207, 208, 184, 185, 201, 202, 203, 204,
                    205, 206, 207, 208, 209, 185, 201, 202, 203, 204, 205, 206, 207, 208,
                    209, 210, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 202,
                    203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 203, 204, 205, 206,
                    207, 208, 209, 210, 211, 212, 213, 204, 205, 206, 207, 208, 209, 210,
                    211, 212, 213, 214, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214,
                    215, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 207, 208,
                    209, 210, 211, 212, 213, 214, 215, 216, 232, 208, 209, 210, 211, 212,
                    213, 214, 215, 216, 232, 233, 209, 210, 211, 212, 213, 214, 215, 216,
                    232, 233, 234, 210, 211, 212, 213, 214, 215, 216, 232, 233, 234, 235,
                    211, 212, 213, 214, 215, 216, 232, 233, 234, 235, 236, 212, 213, 214,
                    215, 216, 232, 233, 234, 235, 236, 237, 213, 214, 215, 216, 232, 233,
                    234, 235, 236, 237, 238, 214, 215, 216, 232, 233, 234, 235, 236, 237,
                    238, 239, 215, 216, 232, 233, 234, 235, 236, 237, 238, 239, 240, 216,
                    232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 232, 233, 234, 235,
                    236, 237, 238, 239, 240, 241, 242, 233, 234, 235, 236, 237, 238, 239,
                    240, 241, 242, 243, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243,
                    244, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 236, 237,
                    238, 239, 240, 241, 242, 243, 244, 245, 246, 237, 238, 239, 240, 241,
                    242, 243, 244, 245, 246, 247, 238, 239, 240, 241, 242, 243, 244, 245,
                    246, 247, 263, 239, 240, 241, 242, 243, 244, 245, 246, 247, 263, 264,
                    240, 241, 242, 243, 244, 245, 246, 247, 263, 264, 265, 241, 242, 243,
                    244, 245, 246, 247, 263, 264, 265, 266, 242, 243, 244, 245, 246, 247,
                    263, 264, 265, 266, 267, 243, 244, 245, 246, 247, 263, 264, 265, 266,
                    267, 268, 244, 245, 246, 247, 263, 264, 265, 266, 267, 268, 269, 245,
                    246, 247, 263, 264, 265, 266, 267, 268, 269, 270, 246, 247, 263, 264,
                    265, 266, 267, 268, 269, 270, 271, 247, 263, 264, 265, 266, 267, 268,
                    269, 270, 271, 272, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272,
                    273, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 265, 266,
                    267, 268, 269, 270, 271, 272, 273, 274, 275, 266, 267, 268, 269, 270,
                    271, 272, 273, 274, 275, 276, 267, 268, 269, 270, 271, 272, 273, 274,
                    275, 276, 277, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278,
                    269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 294, 270, 271, 272,
                    273, 274, 275, 276, 277, 278, 294, 295, 271, 272, 273, 274, 275, 276,
                    277, 278, 294, 295, 296, 272, 273, 274, 275, 276, 277, 278, 294, 295,
                    296, 297, 273, 274, 275, 276, 277, 278, 294, 295, 296, 297, 298, 274,
                    275, 276, 277, 278, 294, 295, 296, 297, 298, 299, 275, 276, 277, 278,
                    294, 295, 296, 297, 298, 299, 300, 276, 277, 278, 294, 295, 296, 297,
                    298, 299, 300, 301, 277, 278, 294, 295, 296, 297, 298, 299, 300, 301,
                    302, 278, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 294, 295,
                    296, 297, 298, 299, 300, 301, 302, 303, 304, 295, 296, 297, 298, 299,
                    300, 301, 302, 303, 304, 305, 296, 297, 298, 299, 300, 301, 302, 303,
                    304, 305, 306, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307,
                    298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 299, 300, 301,
                    302, 303, 304, 305, 306, 307, 308, 309, 300, 301, 302, 303, 304, 305,
                    306, 307, 308, 309, 325, 301, 302, 303, 304, 305, 306, 307, 308, 309,
                    325, 326, 302, 303, 304, 305, 306, 307, 308, 309, 325, 326, 327, 303,
                    304, 305, 306, 307, 308, 309, 325, 326, 327, 328, 304, 305, 306, 307,
                    308, 309, 325, 326, 327, 328, 329, 305, 306, 307, 308, 309, 325, 326,
                    327, 328, 329, 330, 306, 307, 308, 309, 325, 326, 327, 328, 329, 330,
                    331, 307, 308, 309, 325, 326, 327, 328, 329, 330, 331, 332, 308, 309,
                    325, 326, 327, 328, 329, 330, 331, 332, 333, 309, 325, 326, 327, 328,
                    329, 330, 331, 332, 333, 334, 325, 326, 327, 328, 329, 330, 331, 332,
                    333, 334, 335, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336,
                    327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 328, 329, 330,
                    331, 332, 333, 334, 335, 336, 337, 338, 329, 330, 331, 332, 333, 334,
                    335, 336, 337, 338, 339, 330, 331, 332, 333, 334, 335, 336, 337, 338,
                    339, 340, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 356, 332,
                    333, 334, 335, 336, 337, 338, 339, 340, 356, 357, 333, 334, 335, 336,
                    337, 338, 339, 340, 356, 357, 358, 334, 335, 336, 337, 338, 339, 340,
                    356, 357, 358, 359, 335, 336, 337, 338, 339, 340, 356, 357, 358, 359,
                    360, 336, 337, 338, 339, 340, 356, 357, 358, 359, 360, 361, 337, 338,
                    339, 340, 356, 357, 358, 359, 360, 361, 362, 338, 339, 340, 356, 357,
                    358, 359, 360, 361, 362, 363, 339, 340, 356, 357, 358, 359, 360, 361,
                    362, 363, 364, 340, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365,
                    356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 357, 358, 359,
                    360, 361, 362, 363, 364, 365, 366, 367, 358, 359, 360, 361, 362, 363,
                    364, 365, 366, 367, 368, 359, 360, 361, 362, 363, 364, 365, 366, 367,
                    368, 369, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 361,
                    362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 362, 363, 364, 365,
                    366, 367, 368, 369, 370, 371, 387, 363, 364, 365, 366, 367, 368, 369,
                    370, 371, 387, 388, 364, 365, 366, 367, 368, 369, 370, 371, 387, 388,
                    389, 365, 366, 367, 368, 369, 370, 371, 387, 388, 389, 390, 366, 367,
                    368, 369, 370, 371, 387, 388, 389, 390, 391, 367, 368, 369, 370, 371,
                    387, 388, 389, 390, 391, 392, 368, 369, 370, 371, 387, 388, 389, 390,
                    391, 392, 393, 369, 370, 371, 387, 388, 389, 390, 391, 392, 393, 394,
                    370, 371, 387, 388, 389, 390, 391, 392, 393, 394, 395, 371, 387, 388,
                    389, 390, 391, 392, 393, 394, 395, 396, 387, 388, 389, 390, 391, 392,
                    393, 394, 395, 396, 397, 388, 389, 390, 391, 392, 393, 394, 395, 396,
                    397, 398, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399, 390,
                    391, 392, 393, 394, 395, 396, 397, 398, 399, 400, 391, 392, 393, 394,
                    395, 396, 397, 398, 399, 400, 401, 392, 393, 394, 395, 396, 397, 398,
                    399, 400, 401, 402, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402,
                    418, 394, 395, 396, 397, 398, 399, 400, 401, 402, 418, 419, 395, 396,
                    397, 398, 399, 400, 401, 402, 418, 419, 420, 396, 397, 398, 399, 400,
                    401, 402, 418, 419, 420, 421, 397, 398, 399, 400, 401, 402, 418, 419,
                    420, 421, 422, 398, 399, 400, 401, 402, 418, 419, 420, 421, 422, 423,
                    399, 400, 401, 402, 418, 419, 420, 421, 422, 423, 424, 400, 401, 402,
                    418, 419, 420, 421, 422, 423, 424, 425, 401, 402, 418, 419, 420, 421,
                    422, 423, 424, 425, 426, 402, 418, 419, 420, 421, 422, 423, 424, 425,
                    426, 427, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 419,
                    420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 420, 421, 422, 423,
                    424, 425, 426, 427, 428, 429, 430, 421, 422, 423, 424, 425, 426, 427,
                    428, 429, 430, 431, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431,
                    432, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 424, 425,
                    426, 427, 428, 429, 430, 431, 432, 433, 449, 425, 426, 427, 428, 429,
                    430, 431, 432, 433, 449, 450, 426, 427, 428, 429, 430, 431, 432, 433,
                    449, 450, 451, 427, 428, 429, 430, 431, 432, 433, 449, 450, 451, 452,
                    428, 429, 430, 431, 432, 433, 449, 450, 451, 452, 453, 429, 430, 431,
                    432, 433, 449, 450, 451, 452, 453, 454, 430, 431, 432, 433, 449, 450,
                    451, 452, 453, 454, 455, 431, 432, 433, 449, 450, 451, 452, 453, 454,
                    455, 456, 432, 433, 449, 450, 451, 452, 453, 454, 455, 456, 457, 433,
                    449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 449, 450, 451, 452,
                    453, 454, 455, 456, 457, 458, 459, 450, 451, 452, 453, 454, 455, 456,
                    457, 458, 459, 460, 451, 452, 453, 454, 455, 456, 457, 458, 459, 460,
                    461, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 453, 454,
                    455, 456, 457, 458, 459, 460, 461, 462, 463, 454, 455, 456, 457, 458,
                    459, 460, 461, 462, 463, 464, 455, 456, 457, 458, 459, 460, 461, 462,
                    463, 464, 480, 456, 457, 458, 459, 460, 461, 462, 463, 464, 480, 481,
                    457, 458, 459, 460, 461, 462, 463, 464, 480, 481, 482, 458, 459, 460,
                    461, 462, 463, 464, 480, 481, 482, 483, 459, 460, 461, 462, 463, 464,
                    480, 481, 482, 483, 484, 460, 461, 462, 463, 464, 480, 481, 482, 483,
                    484, 485, 461, 462, 463, 464, 480, 481, 482, 483, 484, 485, 486, 462,
                    463, 464, 480, 481, 482, 483, 484, 485, 486, 487, 463, 464, 480, 481,
                    482, 483, 484, 485, 486, 487, 488, 464, 480, 481, 482, 483, 484, 485,
                    486, 487, 488, 489, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489,
                    490, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 482, 483,
                    484, 485, 486, 487, 488, 489, 490, 491, 492, 483, 484, 485, 486, 487,
                    488, 489, 490, 491, 492, 493, 484, 485, 486, 487, 488, 489, 490, 491,
                    492, 493, 494, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495,
                    499, 500, 501, 502, 506, 507, 508, 509, 513, 514, 515, 516, 520, 521,
                    522, 523, 527, 528, 529, 530, 534, 535, 536, 537, 541, 542, 543, 544,
                    548, 549, 550, 551, 555, 556, 557, 558, 562, 563, 564, 565, 569, 570,
                    571, 572, 576, 577, 578, 579, 583, 584, 585, 586, 590, 591, 592, 593,
                    597, 598, 599, 600, 604, 605, 606, 607, 499, 500, 501, 502, 506, 507,
                    508, 509, 513, 514, 515, 516, 520, 521, 522, 523, 527, 528, 529, 530,
                    534, 535, 536, 537, 541, 542, 543, 544, 548, 549, 550, 551, 555, 556,
                    557, 558, 562, 563, 564, 565, 569, 570, 571, 572, 576, 577, 578, 579,
                    583, 584, 585, 586, 590, 591, 592, 593, 597, 598, 599, 600, 604, 605,
                    606, 607,
                ])
            }),
            features: Cow::Borrowed(&tables::FEATURES),
            roles: Cow::Borrowed(&tables::ROLES),
            sufficient: Cow::Borrowed(const {
                &regs([
                    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
                    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36,
                    37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53,
                    54, 55, 56, 57, 58, 59, 60, 61, 249, 251, 252, 255, 256, 257, 258,
                    263, 264, 265, 266, 267, 268, 269, 270, 496, 497, 498, 499, 500, 501,
                    502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515,
                    516, 517, 518, 519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529,
                    530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543,
                    544, 546, 548, 549, 609, 610,
                ])
            }),
        })
    };
    ///The target `gpu` as a type.
    pub enum Target {}
    impl ::ssara_core::typed::Target for Target {
        type Ins<'b> = Ins<'b>;
        #[inline]
        fn desc() -> &'static ::ssara_core::Target {
            &TARGET
        }
    }
    ///The number of whole registers of bank `vec` that suffice, with those of the other banks, for every form and every call when everything else is spilled. Which ones: [`TargetDesc::sufficient`](::ssara_core::TargetDesc::sufficient).
    pub const MIN_REGS_VEC: usize = 40usize;
    ///The number of whole registers of bank `scalar` that suffice, with those of the other banks, for every form and every call when everything else is spilled. Which ones: [`TargetDesc::sufficient`](::ssara_core::TargetDesc::sufficient).
    pub const MIN_REGS_SCALAR: usize = 30usize;
    ///The number of whole registers of bank `pred` that suffice, with those of the other banks, for every form and every call when everything else is spilled. Which ones: [`TargetDesc::sufficient`](::ssara_core::TargetDesc::sufficient).
    pub const MIN_REGS_PRED: usize = 2usize;
    /**A value of kind `b512`: 512 bits in bank `vec`.

Sixteen registers: a tile of a matrix.

It lives in `v0x16`, `v16x16`, `v32x16`, `v48x16`, `v64x16`, `v80x16`, `v96x16`, `v112x16`, `v128x16`, `v144x16`, `v160x16`, `v176x16`, `v192x16`, `v208x16`, `v224x16`, `v240x16`, or in a slot of 64 bytes, aligned to 16.*/
    pub enum B512 {}
    impl B512 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(0u8);
    }
    impl ::ssara_core::typed::ValueType for B512 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = B512::TYPE;
    }
    /**A value of kind `b256`: 256 bits in bank `vec`.

Eight registers: a tile of a matrix.

It lives in `v0x8`, `v8x8`, `v16x8`, `v24x8`, `v32x8`, `v40x8`, `v48x8`, `v56x8`, `v64x8`, `v72x8`, `v80x8`, `v88x8`, `v96x8`, `v104x8`, `v112x8`, `v120x8`, `v128x8`, `v136x8`, `v144x8`, `v152x8`, `v160x8`, `v168x8`, `v176x8`, `v184x8`, `v192x8`, `v200x8`, `v208x8`, `v216x8`, `v224x8`, `v232x8`, `v240x8`, `v248x8`, or in a slot of 32 bytes, aligned to 16.*/
    pub enum B256 {}
    impl B256 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(1u8);
    }
    impl ::ssara_core::typed::ValueType for B256 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = B256::TYPE;
    }
    /**A value of kind `b128`: 128 bits in bank `vec`.

Four registers: a colour, a vector of four.

It lives in `v0x4`, `v4x4`, `v8x4`, `v12x4`, `v16x4`, `v20x4`, `v24x4`, `v28x4`, `v32x4`, `v36x4`, `v40x4`, `v44x4`, `v48x4`, `v52x4`, `v56x4`, `v60x4`, `v64x4`, `v68x4`, `v72x4`, `v76x4`, `v80x4`, `v84x4`, `v88x4`, `v92x4`, `v96x4`, `v100x4`, `v104x4`, `v108x4`, `v112x4`, `v116x4`, `v120x4`, `v124x4`, `v128x4`, `v132x4`, `v136x4`, `v140x4`, `v144x4`, `v148x4`, `v152x4`, `v156x4`, `v160x4`, `v164x4`, `v168x4`, `v172x4`, `v176x4`, `v180x4`, `v184x4`, `v188x4`, `v192x4`, `v196x4`, `v200x4`, `v204x4`, `v208x4`, `v212x4`, `v216x4`, `v220x4`, `v224x4`, `v228x4`, `v232x4`, `v236x4`, `v240x4`, `v244x4`, `v248x4`, `v252x4`, or in a slot of 16 bytes, aligned to 16.*/
    pub enum B128 {}
    impl B128 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(2u8);
    }
    impl ::ssara_core::typed::ValueType for B128 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = B128::TYPE;
    }
    /**A value of kind `b64`: 64 bits in bank `vec`.

Two registers: an address, a double.

It lives in `v0x2`, `v2x2`, `v4x2`, `v6x2`, `v8x2`, `v10x2`, `v12x2`, `v14x2`, `v16x2`, `v18x2`, `v20x2`, `v22x2`, `v24x2`, `v26x2`, `v28x2`, `v30x2`, `v32x2`, `v34x2`, `v36x2`, `v38x2`, `v40x2`, `v42x2`, `v44x2`, `v46x2`, `v48x2`, `v50x2`, `v52x2`, `v54x2`, `v56x2`, `v58x2`, `v60x2`, `v62x2`, `v64x2`, `v66x2`, `v68x2`, `v70x2`, `v72x2`, `v74x2`, `v76x2`, `v78x2`, `v80x2`, `v82x2`, `v84x2`, `v86x2`, `v88x2`, `v90x2`, `v92x2`, `v94x2`, `v96x2`, `v98x2`, `v100x2`, `v102x2`, `v104x2`, `v106x2`, `v108x2`, `v110x2`, `v112x2`, `v114x2`, `v116x2`, `v118x2`, `v120x2`, `v122x2`, `v124x2`, `v126x2`, `v128x2`, `v130x2`, `v132x2`, `v134x2`, `v136x2`, `v138x2`, `v140x2`, `v142x2`, `v144x2`, `v146x2`, `v148x2`, `v150x2`, `v152x2`, `v154x2`, `v156x2`, `v158x2`, `v160x2`, `v162x2`, `v164x2`, `v166x2`, `v168x2`, `v170x2`, `v172x2`, `v174x2`, `v176x2`, `v178x2`, `v180x2`, `v182x2`, `v184x2`, `v186x2`, `v188x2`, `v190x2`, `v192x2`, `v194x2`, `v196x2`, `v198x2`, `v200x2`, `v202x2`, `v204x2`, `v206x2`, `v208x2`, `v210x2`, `v212x2`, `v214x2`, `v216x2`, `v218x2`, `v220x2`, `v222x2`, `v224x2`, `v226x2`, `v228x2`, `v230x2`, `v232x2`, `v234x2`, `v236x2`, `v238x2`, `v240x2`, `v242x2`, `v244x2`, `v246x2`, `v248x2`, `v250x2`, `v252x2`, `v254x2`, or in a slot of 8 bytes, aligned to 8.*/
    pub enum B64 {}
    impl B64 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(3u8);
    }
    impl ::ssara_core::typed::ValueType for B64 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = B64::TYPE;
    }
    /**A value of kind `b32`: 32 bits in bank `vec`.

One register: an integer, a single, two halves.

It lives in `v0..=v255`, or in a slot of 4 bytes, aligned to 4.*/
    pub enum B32 {}
    impl B32 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(4u8);
    }
    impl ::ssara_core::typed::ValueType for B32 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = B32::TYPE;
    }
    /**A value of kind `u128`: 128 bits in bank `scalar`.

Four registers: a descriptor.

It lives in `s0x4`, `s4x4`, `s8x4`, `s12x4`, `s16x4`, `s20x4`, `s24x4`, `s28x4`, `s32x4`, `s36x4`, `s40x4`, `s44x4`, `s48x4`, `s52x4`, `s56x4`, or in a slot of 16 bytes, aligned to 16, or a register of `b128`.*/
    pub enum U128 {}
    impl U128 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(5u8);
    }
    impl ::ssara_core::typed::ValueType for U128 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = U128::TYPE;
    }
    /**A value of kind `u64`: 64 bits in bank `scalar`.

Two registers: an address.

It lives in `s0x2`, `s2x2`, `s4x2`, `s6x2`, `s8x2`, `s10x2`, `s12x2`, `s14x2`, `s16x2`, `s18x2`, `s20x2`, `s22x2`, `s24x2`, `s26x2`, `s28x2`, `s30x2`, `s32x2`, `s34x2`, `s36x2`, `s38x2`, `s40x2`, `s42x2`, `s44x2`, `s46x2`, `s48x2`, `s50x2`, `s52x2`, `s54x2`, `s56x2`, `s58x2`, `s60x2`, or in a slot of 8 bytes, aligned to 8, or a register of `b64`.*/
    pub enum U64 {}
    impl U64 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(6u8);
    }
    impl ::ssara_core::typed::ValueType for U64 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = U64::TYPE;
    }
    /**A value of kind `u32`: 32 bits in bank `scalar`.

One register.

It lives in `s0..=s61`, or in a slot of 4 bytes, aligned to 4, or a register of `b32`.*/
    pub enum U32 {}
    impl U32 {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(7u8);
    }
    impl ::ssara_core::typed::ValueType for U32 {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = U32::TYPE;
    }
    /**A value of kind `pred`: 32 bits in bank `pred`.

A truth value for each thread.

It lives in `p0..=p6`, or in a slot of 4 bytes, aligned to 4, or a register of `u32`.*/
    pub enum Pred {}
    impl Pred {
        /// Its number in the tables.
        pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(8u8);
    }
    impl ::ssara_core::typed::ValueType for Pred {
        type Target = Target;
        const TYPE: ::ssara_core::target::Type = Pred::TYPE;
    }
    pub mod reg {
        /*!The registers, typed by the kind of value they hold.

## Bank `vec`

Vector registers: 32 bits for each of 32 threads.

| kind of value | bits | spill slot | swap | prices | about |
| --- | --- | --- | --- | --- | --- |
| `b512` | 512 | 64 bytes, aligned to 16 | no | load 64, store 16, move 3.2, swap 6.4, remat 1, cheap remat 3.2, transfer 16, slot read 32, slot write 8 | Sixteen registers: a tile of a matrix. |
| `b256` | 256 | 32 bytes, aligned to 16 | no | load 32, store 8, move 1.6, swap 3.2, remat 1, cheap remat 1.6, transfer 8, slot read 16, slot write 4 | Eight registers: a tile of a matrix. |
| `b128` | 128 | 16 bytes, aligned to 16 | no | load 16, store 4, move 0.8, swap 1.6, remat 1, cheap remat 0.8, transfer 4, slot read 8, slot write 2 | Four registers: a colour, a vector of four. |
| `b64` | 64 | 8 bytes, aligned to 8 | no | load 8, store 2, move 0.4, swap 0.8, remat 1, cheap remat 0.4, transfer 2, slot read 4, slot write 1 | Two registers: an address, a double. |
| `b32` | 32 | 4 bytes, aligned to 4 | no | default | One register: an integer, a single, two halves. |

| register | bits | encoding | units | parts |
| --- | --- | --- | --- | --- |
| `v0` | 32 | 0 | 0 |  |
| `v1` | 32 | 1 | 1 |  |
| `v2` | 32 | 2 | 2 |  |
| `v3` | 32 | 3 | 3 |  |
| `v4` | 32 | 4 | 4 |  |
| `v5` | 32 | 5 | 5 |  |
| `v6` | 32 | 6 | 6 |  |
| `v7` | 32 | 7 | 7 |  |
| `v8` | 32 | 8 | 8 |  |
| `v9` | 32 | 9 | 9 |  |
| `v10` | 32 | 10 | 10 |  |
| `v11` | 32 | 11 | 11 |  |
| `v12` | 32 | 12 | 12 |  |
| `v13` | 32 | 13 | 13 |  |
| `v14` | 32 | 14 | 14 |  |
| `v15` | 32 | 15 | 15 |  |
| `v16` | 32 | 16 | 16 |  |
| `v17` | 32 | 17 | 17 |  |
| `v18` | 32 | 18 | 18 |  |
| `v19` | 32 | 19 | 19 |  |
| `v20` | 32 | 20 | 20 |  |
| `v21` | 32 | 21 | 21 |  |
| `v22` | 32 | 22 | 22 |  |
| `v23` | 32 | 23 | 23 |  |
| `v24` | 32 | 24 | 24 |  |
| `v25` | 32 | 25 | 25 |  |
| `v26` | 32 | 26 | 26 |  |
| `v27` | 32 | 27 | 27 |  |
| `v28` | 32 | 28 | 28 |  |
| `v29` | 32 | 29 | 29 |  |
| `v30` | 32 | 30 | 30 |  |
| `v31` | 32 | 31 | 31 |  |
| `v32` | 32 | 32 | 32 |  |
| `v33` | 32 | 33 | 33 |  |
| `v34` | 32 | 34 | 34 |  |
| `v35` | 32 | 35 | 35 |  |
| `v36` | 32 | 36 | 36 |  |
| `v37` | 32 | 37 | 37 |  |
| `v38` | 32 | 38 | 38 |  |
| `v39` | 32 | 39 | 39 |  |
| `v40` | 32 | 40 | 40 |  |
| `v41` | 32 | 41 | 41 |  |
| `v42` | 32 | 42 | 42 |  |
| `v43` | 32 | 43 | 43 |  |
| `v44` | 32 | 44 | 44 |  |
| `v45` | 32 | 45 | 45 |  |
| `v46` | 32 | 46 | 46 |  |
| `v47` | 32 | 47 | 47 |  |
| `v48` | 32 | 48 | 48 |  |
| `v49` | 32 | 49 | 49 |  |
| `v50` | 32 | 50 | 50 |  |
| `v51` | 32 | 51 | 51 |  |
| `v52` | 32 | 52 | 52 |  |
| `v53` | 32 | 53 | 53 |  |
| `v54` | 32 | 54 | 54 |  |
| `v55` | 32 | 55 | 55 |  |
| `v56` | 32 | 56 | 56 |  |
| `v57` | 32 | 57 | 57 |  |
| `v58` | 32 | 58 | 58 |  |
| `v59` | 32 | 59 | 59 |  |
| `v60` | 32 | 60 | 60 |  |
| `v61` | 32 | 61 | 61 |  |
| `v62` | 32 | 62 | 62 |  |
| `v63` | 32 | 63 | 63 |  |
| `v64` | 32 | 64 | 64 |  |
| `v65` | 32 | 65 | 65 |  |
| `v66` | 32 | 66 | 66 |  |
| `v67` | 32 | 67 | 67 |  |
| `v68` | 32 | 68 | 68 |  |
| `v69` | 32 | 69 | 69 |  |
| `v70` | 32 | 70 | 70 |  |
| `v71` | 32 | 71 | 71 |  |
| `v72` | 32 | 72 | 72 |  |
| `v73` | 32 | 73 | 73 |  |
| `v74` | 32 | 74 | 74 |  |
| `v75` | 32 | 75 | 75 |  |
| `v76` | 32 | 76 | 76 |  |
| `v77` | 32 | 77 | 77 |  |
| `v78` | 32 | 78 | 78 |  |
| `v79` | 32 | 79 | 79 |  |
| `v80` | 32 | 80 | 80 |  |
| `v81` | 32 | 81 | 81 |  |
| `v82` | 32 | 82 | 82 |  |
| `v83` | 32 | 83 | 83 |  |
| `v84` | 32 | 84 | 84 |  |
| `v85` | 32 | 85 | 85 |  |
| `v86` | 32 | 86 | 86 |  |
| `v87` | 32 | 87 | 87 |  |
| `v88` | 32 | 88 | 88 |  |
| `v89` | 32 | 89 | 89 |  |
| `v90` | 32 | 90 | 90 |  |
| `v91` | 32 | 91 | 91 |  |
| `v92` | 32 | 92 | 92 |  |
| `v93` | 32 | 93 | 93 |  |
| `v94` | 32 | 94 | 94 |  |
| `v95` | 32 | 95 | 95 |  |
| `v96` | 32 | 96 | 96 |  |
| `v97` | 32 | 97 | 97 |  |
| `v98` | 32 | 98 | 98 |  |
| `v99` | 32 | 99 | 99 |  |
| `v100` | 32 | 100 | 100 |  |
| `v101` | 32 | 101 | 101 |  |
| `v102` | 32 | 102 | 102 |  |
| `v103` | 32 | 103 | 103 |  |
| `v104` | 32 | 104 | 104 |  |
| `v105` | 32 | 105 | 105 |  |
| `v106` | 32 | 106 | 106 |  |
| `v107` | 32 | 107 | 107 |  |
| `v108` | 32 | 108 | 108 |  |
| `v109` | 32 | 109 | 109 |  |
| `v110` | 32 | 110 | 110 |  |
| `v111` | 32 | 111 | 111 |  |
| `v112` | 32 | 112 | 112 |  |
| `v113` | 32 | 113 | 113 |  |
| `v114` | 32 | 114 | 114 |  |
| `v115` | 32 | 115 | 115 |  |
| `v116` | 32 | 116 | 116 |  |
| `v117` | 32 | 117 | 117 |  |
| `v118` | 32 | 118 | 118 |  |
| `v119` | 32 | 119 | 119 |  |
| `v120` | 32 | 120 | 120 |  |
| `v121` | 32 | 121 | 121 |  |
| `v122` | 32 | 122 | 122 |  |
| `v123` | 32 | 123 | 123 |  |
| `v124` | 32 | 124 | 124 |  |
| `v125` | 32 | 125 | 125 |  |
| `v126` | 32 | 126 | 126 |  |
| `v127` | 32 | 127 | 127 |  |
| `v128` | 32 | 128 | 128 |  |
| `v129` | 32 | 129 | 129 |  |
| `v130` | 32 | 130 | 130 |  |
| `v131` | 32 | 131 | 131 |  |
| `v132` | 32 | 132 | 132 |  |
| `v133` | 32 | 133 | 133 |  |
| `v134` | 32 | 134 | 134 |  |
| `v135` | 32 | 135 | 135 |  |
| `v136` | 32 | 136 | 136 |  |
| `v137` | 32 | 137 | 137 |  |
| `v138` | 32 | 138 | 138 |  |
| `v139` | 32 | 139 | 139 |  |
| `v140` | 32 | 140 | 140 |  |
| `v141` | 32 | 141 | 141 |  |
| `v142` | 32 | 142 | 142 |  |
| `v143` | 32 | 143 | 143 |  |
| `v144` | 32 | 144 | 144 |  |
| `v145` | 32 | 145 | 145 |  |
| `v146` | 32 | 146 | 146 |  |
| `v147` | 32 | 147 | 147 |  |
| `v148` | 32 | 148 | 148 |  |
| `v149` | 32 | 149 | 149 |  |
| `v150` | 32 | 150 | 150 |  |
| `v151` | 32 | 151 | 151 |  |
| `v152` | 32 | 152 | 152 |  |
| `v153` | 32 | 153 | 153 |  |
| `v154` | 32 | 154 | 154 |  |
| `v155` | 32 | 155 | 155 |  |
| `v156` | 32 | 156 | 156 |  |
| `v157` | 32 | 157 | 157 |  |
| `v158` | 32 | 158 | 158 |  |
| `v159` | 32 | 159 | 159 |  |
| `v160` | 32 | 160 | 160 |  |
| `v161` | 32 | 161 | 161 |  |
| `v162` | 32 | 162 | 162 |  |
| `v163` | 32 | 163 | 163 |  |
| `v164` | 32 | 164 | 164 |  |
| `v165` | 32 | 165 | 165 |  |
| `v166` | 32 | 166 | 166 |  |
| `v167` | 32 | 167 | 167 |  |
| `v168` | 32 | 168 | 168 |  |
| `v169` | 32 | 169 | 169 |  |
| `v170` | 32 | 170 | 170 |  |
| `v171` | 32 | 171 | 171 |  |
| `v172` | 32 | 172 | 172 |  |
| `v173` | 32 | 173 | 173 |  |
| `v174` | 32 | 174 | 174 |  |
| `v175` | 32 | 175 | 175 |  |
| `v176` | 32 | 176 | 176 |  |
| `v177` | 32 | 177 | 177 |  |
| `v178` | 32 | 178 | 178 |  |
| `v179` | 32 | 179 | 179 |  |
| `v180` | 32 | 180 | 180 |  |
| `v181` | 32 | 181 | 181 |  |
| `v182` | 32 | 182 | 182 |  |
| `v183` | 32 | 183 | 183 |  |
| `v184` | 32 | 184 | 184 |  |
| `v185` | 32 | 185 | 185 |  |
| `v186` | 32 | 186 | 186 |  |
| `v187` | 32 | 187 | 187 |  |
| `v188` | 32 | 188 | 188 |  |
| `v189` | 32 | 189 | 189 |  |
| `v190` | 32 | 190 | 190 |  |
| `v191` | 32 | 191 | 191 |  |
| `v192` | 32 | 192 | 192 |  |
| `v193` | 32 | 193 | 193 |  |
| `v194` | 32 | 194 | 194 |  |
| `v195` | 32 | 195 | 195 |  |
| `v196` | 32 | 196 | 196 |  |
| `v197` | 32 | 197 | 197 |  |
| `v198` | 32 | 198 | 198 |  |
| `v199` | 32 | 199 | 199 |  |
| `v200` | 32 | 200 | 200 |  |
| `v201` | 32 | 201 | 201 |  |
| `v202` | 32 | 202 | 202 |  |
| `v203` | 32 | 203 | 203 |  |
| `v204` | 32 | 204 | 204 |  |
| `v205` | 32 | 205 | 205 |  |
| `v206` | 32 | 206 | 206 |  |
| `v207` | 32 | 207 | 207 |  |
| `v208` | 32 | 208 | 208 |  |
| `v209` | 32 | 209 | 209 |  |
| `v210` | 32 | 210 | 210 |  |
| `v211` | 32 | 211 | 211 |  |
| `v212` | 32 | 212 | 212 |  |
| `v213` | 32 | 213 | 213 |  |
| `v214` | 32 | 214 | 214 |  |
| `v215` | 32 | 215 | 215 |  |
| `v216` | 32 | 216 | 216 |  |
| `v217` | 32 | 217 | 217 |  |
| `v218` | 32 | 218 | 218 |  |
| `v219` | 32 | 219 | 219 |  |
| `v220` | 32 | 220 | 220 |  |
| `v221` | 32 | 221 | 221 |  |
| `v222` | 32 | 222 | 222 |  |
| `v223` | 32 | 223 | 223 |  |
| `v224` | 32 | 224 | 224 |  |
| `v225` | 32 | 225 | 225 |  |
| `v226` | 32 | 226 | 226 |  |
| `v227` | 32 | 227 | 227 |  |
| `v228` | 32 | 228 | 228 |  |
| `v229` | 32 | 229 | 229 |  |
| `v230` | 32 | 230 | 230 |  |
| `v231` | 32 | 231 | 231 |  |
| `v232` | 32 | 232 | 232 |  |
| `v233` | 32 | 233 | 233 |  |
| `v234` | 32 | 234 | 234 |  |
| `v235` | 32 | 235 | 235 |  |
| `v236` | 32 | 236 | 236 |  |
| `v237` | 32 | 237 | 237 |  |
| `v238` | 32 | 238 | 238 |  |
| `v239` | 32 | 239 | 239 |  |
| `v240` | 32 | 240 | 240 |  |
| `v241` | 32 | 241 | 241 |  |
| `v242` | 32 | 242 | 242 |  |
| `v243` | 32 | 243 | 243 |  |
| `v244` | 32 | 244 | 244 |  |
| `v245` | 32 | 245 | 245 |  |
| `v246` | 32 | 246 | 246 |  |
| `v247` | 32 | 247 | 247 |  |
| `v248` | 32 | 248 | 248 |  |
| `v249` | 32 | 249 | 249 |  |
| `v250` | 32 | 250 | 250 |  |
| `v251` | 32 | 251 | 251 |  |
| `v252` | 32 | 252 | 252 |  |
| `v253` | 32 | 253 | 253 |  |
| `v254` | 32 | 254 | 254 |  |
| `v255` | 32 | 255 | 255 |  |

| tuples | length | members | as registers | about |
| --- | --- | --- | --- | --- |
| `x2` | 2 | `v0 v1`, `v2 v3`, ..., `v254 v255`: 128 in all | `v0x2`, `v2x2`, `v4x2`, `v6x2`, `v8x2`, `v10x2`, `v12x2`, `v14x2`, `v16x2`, `v18x2`, `v20x2`, `v22x2`, `v24x2`, `v26x2`, `v28x2`, `v30x2`, `v32x2`, `v34x2`, `v36x2`, `v38x2`, `v40x2`, `v42x2`, `v44x2`, `v46x2`, `v48x2`, `v50x2`, `v52x2`, `v54x2`, `v56x2`, `v58x2`, `v60x2`, `v62x2`, `v64x2`, `v66x2`, `v68x2`, `v70x2`, `v72x2`, `v74x2`, `v76x2`, `v78x2`, `v80x2`, `v82x2`, `v84x2`, `v86x2`, `v88x2`, `v90x2`, `v92x2`, `v94x2`, `v96x2`, `v98x2`, `v100x2`, `v102x2`, `v104x2`, `v106x2`, `v108x2`, `v110x2`, `v112x2`, `v114x2`, `v116x2`, `v118x2`, `v120x2`, `v122x2`, `v124x2`, `v126x2`, `v128x2`, `v130x2`, `v132x2`, `v134x2`, `v136x2`, `v138x2`, `v140x2`, `v142x2`, `v144x2`, `v146x2`, `v148x2`, `v150x2`, `v152x2`, `v154x2`, `v156x2`, `v158x2`, `v160x2`, `v162x2`, `v164x2`, `v166x2`, `v168x2`, `v170x2`, `v172x2`, `v174x2`, `v176x2`, `v178x2`, `v180x2`, `v182x2`, `v184x2`, `v186x2`, `v188x2`, `v190x2`, `v192x2`, `v194x2`, `v196x2`, `v198x2`, `v200x2`, `v202x2`, `v204x2`, `v206x2`, `v208x2`, `v210x2`, `v212x2`, `v214x2`, `v216x2`, `v218x2`, `v220x2`, `v222x2`, `v224x2`, `v226x2`, `v228x2`, `v230x2`, `v232x2`, `v234x2`, `v236x2`, `v238x2`, `v240x2`, `v242x2`, `v244x2`, `v246x2`, `v248x2`, `v250x2`, `v252x2`, `v254x2` | Aligned pairs. |
| `x4` | 4 | `v0 v1 v2 v3`, `v4 v5 v6 v7`, ..., `v252 v253 v254 v255`: 64 in all | `v0x4`, `v4x4`, `v8x4`, `v12x4`, `v16x4`, `v20x4`, `v24x4`, `v28x4`, `v32x4`, `v36x4`, `v40x4`, `v44x4`, `v48x4`, `v52x4`, `v56x4`, `v60x4`, `v64x4`, `v68x4`, `v72x4`, `v76x4`, `v80x4`, `v84x4`, `v88x4`, `v92x4`, `v96x4`, `v100x4`, `v104x4`, `v108x4`, `v112x4`, `v116x4`, `v120x4`, `v124x4`, `v128x4`, `v132x4`, `v136x4`, `v140x4`, `v144x4`, `v148x4`, `v152x4`, `v156x4`, `v160x4`, `v164x4`, `v168x4`, `v172x4`, `v176x4`, `v180x4`, `v184x4`, `v188x4`, `v192x4`, `v196x4`, `v200x4`, `v204x4`, `v208x4`, `v212x4`, `v216x4`, `v220x4`, `v224x4`, `v228x4`, `v232x4`, `v236x4`, `v240x4`, `v244x4`, `v248x4`, `v252x4` | Aligned quads. |
| `x8` | 8 | `v0 v1 v2 v3 v4 v5 v6 v7`, `v8 v9 v10 v11 v12 v13 v14 v15`, ..., `v248 v249 v250 v251 v252 v253 v254 v255`: 32 in all | `v0x8`, `v8x8`, `v16x8`, `v24x8`, `v32x8`, `v40x8`, `v48x8`, `v56x8`, `v64x8`, `v72x8`, `v80x8`, `v88x8`, `v96x8`, `v104x8`, `v112x8`, `v120x8`, `v128x8`, `v136x8`, `v144x8`, `v152x8`, `v160x8`, `v168x8`, `v176x8`, `v184x8`, `v192x8`, `v200x8`, `v208x8`, `v216x8`, `v224x8`, `v232x8`, `v240x8`, `v248x8` | Aligned eights. |
| `x16` | 16 | `v0 v1 v2 v3 v4 v5 v6 v7 v8 v9 v10 v11 v12 v13 v14 v15`, `v16 v17 v18 v19 v20 v21 v22 v23 v24 v25 v26 v27 v28 v29 v30 v31`, ..., `v240 v241 v242 v243 v244 v245 v246 v247 v248 v249 v250 v251 v252 v253 v254 v255`: 16 in all | `v0x16`, `v16x16`, `v32x16`, `v48x16`, `v64x16`, `v80x16`, `v96x16`, `v112x16`, `v128x16`, `v144x16`, `v160x16`, `v176x16`, `v192x16`, `v208x16`, `v224x16`, `v240x16` | Aligned sixteens. |
| `run2` | 2 | `v0 v1`, `v1 v2`, ..., `v254 v255`: 255 in all | `v0x2`, `v2x2`, `v4x2`, `v6x2`, `v8x2`, `v10x2`, `v12x2`, `v14x2`, `v16x2`, `v18x2`, `v20x2`, `v22x2`, `v24x2`, `v26x2`, `v28x2`, `v30x2`, `v32x2`, `v34x2`, `v36x2`, `v38x2`, `v40x2`, `v42x2`, `v44x2`, `v46x2`, `v48x2`, `v50x2`, `v52x2`, `v54x2`, `v56x2`, `v58x2`, `v60x2`, `v62x2`, `v64x2`, `v66x2`, `v68x2`, `v70x2`, `v72x2`, `v74x2`, `v76x2`, `v78x2`, `v80x2`, `v82x2`, `v84x2`, `v86x2`, `v88x2`, `v90x2`, `v92x2`, `v94x2`, `v96x2`, `v98x2`, `v100x2`, `v102x2`, `v104x2`, `v106x2`, `v108x2`, `v110x2`, `v112x2`, `v114x2`, `v116x2`, `v118x2`, `v120x2`, `v122x2`, `v124x2`, `v126x2`, `v128x2`, `v130x2`, `v132x2`, `v134x2`, `v136x2`, `v138x2`, `v140x2`, `v142x2`, `v144x2`, `v146x2`, `v148x2`, `v150x2`, `v152x2`, `v154x2`, `v156x2`, `v158x2`, `v160x2`, `v162x2`, `v164x2`, `v166x2`, `v168x2`, `v170x2`, `v172x2`, `v174x2`, `v176x2`, `v178x2`, `v180x2`, `v182x2`, `v184x2`, `v186x2`, `v188x2`, `v190x2`, `v192x2`, `v194x2`, `v196x2`, `v198x2`, `v200x2`, `v202x2`, `v204x2`, `v206x2`, `v208x2`, `v210x2`, `v212x2`, `v214x2`, `v216x2`, `v218x2`, `v220x2`, `v222x2`, `v224x2`, `v226x2`, `v228x2`, `v230x2`, `v232x2`, `v234x2`, `v236x2`, `v238x2`, `v240x2`, `v242x2`, `v244x2`, `v246x2`, `v248x2`, `v250x2`, `v252x2`, `v254x2` | Two consecutive registers. |
| `run3` | 3 | `v0 v1 v2`, `v1 v2 v3`, ..., `v253 v254 v255`: 254 in all |  | Three consecutive registers. |
| `run4` | 4 | `v0 v1 v2 v3`, `v1 v2 v3 v4`, ..., `v252 v253 v254 v255`: 253 in all | `v0x4`, `v4x4`, `v8x4`, `v12x4`, `v16x4`, `v20x4`, `v24x4`, `v28x4`, `v32x4`, `v36x4`, `v40x4`, `v44x4`, `v48x4`, `v52x4`, `v56x4`, `v60x4`, `v64x4`, `v68x4`, `v72x4`, `v76x4`, `v80x4`, `v84x4`, `v88x4`, `v92x4`, `v96x4`, `v100x4`, `v104x4`, `v108x4`, `v112x4`, `v116x4`, `v120x4`, `v124x4`, `v128x4`, `v132x4`, `v136x4`, `v140x4`, `v144x4`, `v148x4`, `v152x4`, `v156x4`, `v160x4`, `v164x4`, `v168x4`, `v172x4`, `v176x4`, `v180x4`, `v184x4`, `v188x4`, `v192x4`, `v196x4`, `v200x4`, `v204x4`, `v208x4`, `v212x4`, `v216x4`, `v220x4`, `v224x4`, `v228x4`, `v232x4`, `v236x4`, `v240x4`, `v244x4`, `v248x4`, `v252x4` | Four consecutive registers. |
| `run11` | 11 | `v0 v1 v2 v3 v4 v5 v6 v7 v8 v9 v10`, `v1 v2 v3 v4 v5 v6 v7 v8 v9 v10 v11`, ..., `v245 v246 v247 v248 v249 v250 v251 v252 v253 v254 v255`: 246 in all |  | Eleven consecutive registers: a ray and a node. |

## Bank `scalar`

Scalar registers: 32 bits for all threads.

| kind of value | bits | spill slot | swap | prices | about |
| --- | --- | --- | --- | --- | --- |
| `u128` | 128 | 16 bytes, aligned to 16, or a register of `b128` | no | load 16, store 4, move 0.8, swap 1.6, remat 1, cheap remat 0.8, transfer 4, slot read 8, slot write 2 | Four registers: a descriptor. |
| `u64` | 64 | 8 bytes, aligned to 8, or a register of `b64` | no | load 8, store 2, move 0.4, swap 0.8, remat 1, cheap remat 0.4, transfer 2, slot read 4, slot write 1 | Two registers: an address. |
| `u32` | 32 | 4 bytes, aligned to 4, or a register of `b32` | no | default | One register. |

| register | bits | encoding | units | parts |
| --- | --- | --- | --- | --- |
| `s0` | 32 | 0 | 256 |  |
| `s1` | 32 | 1 | 257 |  |
| `s2` | 32 | 2 | 258 |  |
| `s3` | 32 | 3 | 259 |  |
| `s4` | 32 | 4 | 260 |  |
| `s5` | 32 | 5 | 261 |  |
| `s6` | 32 | 6 | 262 |  |
| `s7` | 32 | 7 | 263 |  |
| `s8` | 32 | 8 | 264 |  |
| `s9` | 32 | 9 | 265 |  |
| `s10` | 32 | 10 | 266 |  |
| `s11` | 32 | 11 | 267 |  |
| `s12` | 32 | 12 | 268 |  |
| `s13` | 32 | 13 | 269 |  |
| `s14` | 32 | 14 | 270 |  |
| `s15` | 32 | 15 | 271 |  |
| `s16` | 32 | 16 | 272 |  |
| `s17` | 32 | 17 | 273 |  |
| `s18` | 32 | 18 | 274 |  |
| `s19` | 32 | 19 | 275 |  |
| `s20` | 32 | 20 | 276 |  |
| `s21` | 32 | 21 | 277 |  |
| `s22` | 32 | 22 | 278 |  |
| `s23` | 32 | 23 | 279 |  |
| `s24` | 32 | 24 | 280 |  |
| `s25` | 32 | 25 | 281 |  |
| `s26` | 32 | 26 | 282 |  |
| `s27` | 32 | 27 | 283 |  |
| `s28` | 32 | 28 | 284 |  |
| `s29` | 32 | 29 | 285 |  |
| `s30` | 32 | 30 | 286 |  |
| `s31` | 32 | 31 | 287 |  |
| `s32` | 32 | 32 | 288 |  |
| `s33` | 32 | 33 | 289 |  |
| `s34` | 32 | 34 | 290 |  |
| `s35` | 32 | 35 | 291 |  |
| `s36` | 32 | 36 | 292 |  |
| `s37` | 32 | 37 | 293 |  |
| `s38` | 32 | 38 | 294 |  |
| `s39` | 32 | 39 | 295 |  |
| `s40` | 32 | 40 | 296 |  |
| `s41` | 32 | 41 | 297 |  |
| `s42` | 32 | 42 | 298 |  |
| `s43` | 32 | 43 | 299 |  |
| `s44` | 32 | 44 | 300 |  |
| `s45` | 32 | 45 | 301 |  |
| `s46` | 32 | 46 | 302 |  |
| `s47` | 32 | 47 | 303 |  |
| `s48` | 32 | 48 | 304 |  |
| `s49` | 32 | 49 | 305 |  |
| `s50` | 32 | 50 | 306 |  |
| `s51` | 32 | 51 | 307 |  |
| `s52` | 32 | 52 | 308 |  |
| `s53` | 32 | 53 | 309 |  |
| `s54` | 32 | 54 | 310 |  |
| `s55` | 32 | 55 | 311 |  |
| `s56` | 32 | 56 | 312 |  |
| `s57` | 32 | 57 | 313 |  |
| `s58` | 32 | 58 | 314 |  |
| `s59` | 32 | 59 | 315 |  |
| `s60` | 32 | 60 | 316 |  |
| `s61` | 32 | 61 | 317 |  |
| `s62`, reserved, the stack register | 32 | 62 | 318 |  |
| `s63`, reserved, the frame register | 32 | 63 | 319 |  |
| `sz`, always 0, the zero register | 32 | 127 | 320 |  |

| tuples | length | members | as registers | about |
| --- | --- | --- | --- | --- |
| `s_x2` | 2 | `s0 s1`, `s2 s3`, ..., `s62 s63`: 32 in all | `s0x2`, `s2x2`, `s4x2`, `s6x2`, `s8x2`, `s10x2`, `s12x2`, `s14x2`, `s16x2`, `s18x2`, `s20x2`, `s22x2`, `s24x2`, `s26x2`, `s28x2`, `s30x2`, `s32x2`, `s34x2`, `s36x2`, `s38x2`, `s40x2`, `s42x2`, `s44x2`, `s46x2`, `s48x2`, `s50x2`, `s52x2`, `s54x2`, `s56x2`, `s58x2`, `s60x2`, `s62x2` | Aligned pairs. |
| `s_x4` | 4 | `s0 s1 s2 s3`, `s4 s5 s6 s7`, ..., `s60 s61 s62 s63`: 16 in all | `s0x4`, `s4x4`, `s8x4`, `s12x4`, `s16x4`, `s20x4`, `s24x4`, `s28x4`, `s32x4`, `s36x4`, `s40x4`, `s44x4`, `s48x4`, `s52x4`, `s56x4`, `s60x4` | Aligned quads. |

## Bank `pred`

Predicates: one bit for each thread.

| kind of value | bits | spill slot | swap | prices | about |
| --- | --- | --- | --- | --- | --- |
| `pred` | 32 | 4 bytes, aligned to 4, or a register of `u32` | no | default | A truth value for each thread. |

| register | bits | encoding | units | parts |
| --- | --- | --- | --- | --- |
| `p0` | 32 | 0 | 384 |  |
| `p1` | 32 | 1 | 385 |  |
| `p2` | 32 | 2 | 386 |  |
| `p3` | 32 | 3 | 387 |  |
| `p4` | 32 | 4 | 388 |  |
| `p5` | 32 | 5 | 389 |  |
| `p6` | 32 | 6 | 390 |  |
| `pt`, always 4294967295, the always register | 32 | 7 | 391 |  |

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**`v0x16`: 512 bits of bank `vec`. Encoding 0, units 0-15. Overlaps `v0x8`, `v8x8`, `v0x4`, `v4x4`, `v8x4`, `v12x4`, `v0x2`, `v2x2`, `v4x2`, `v6x2`, `v8x2`, `v10x2`, `v12x2`, `v14x2`, `v0..=v15`.

In `b512`.*/
        pub const V0X16: Phys<super::B512> = Phys::assume(Reg(0u16));
        /**`v0x8`: 256 bits of bank `vec`. Encoding 0, units 0-7. Overlaps `v0x16`, `v0x4`, `v4x4`, `v0x2`, `v2x2`, `v4x2`, `v6x2`, `v0..=v7`.

In `b256`.*/
        pub const V0X8: Phys<super::B256> = Phys::assume(Reg(1u16));
        /**`v8x8`: 256 bits of bank `vec`. Encoding 8, units 8-15. Overlaps `v0x16`, `v8x4`, `v12x4`, `v8x2`, `v10x2`, `v12x2`, `v14x2`, `v8..=v15`.

In `b256`.*/
        pub const V8X8: Phys<super::B256> = Phys::assume(Reg(2u16));
        /**`v0x4`: 128 bits of bank `vec`. Encoding 0, units 0-3. Overlaps `v0x16`, `v0x8`, `v0x2`, `v2x2`, `v0..=v3`.

In `b128`.*/
        pub const V0X4: Phys<super::B128> = Phys::assume(Reg(3u16));
        /**`v4x4`: 128 bits of bank `vec`. Encoding 4, units 4-7. Overlaps `v0x16`, `v0x8`, `v4x2`, `v6x2`, `v4..=v7`.

In `b128`.*/
        pub const V4X4: Phys<super::B128> = Phys::assume(Reg(4u16));
        /**`v8x4`: 128 bits of bank `vec`. Encoding 8, units 8-11. Overlaps `v0x16`, `v8x8`, `v8x2`, `v10x2`, `v8..=v11`.

In `b128`.*/
        pub const V8X4: Phys<super::B128> = Phys::assume(Reg(5u16));
        /**`v12x4`: 128 bits of bank `vec`. Encoding 12, units 12-15. Overlaps `v0x16`, `v8x8`, `v12x2`, `v14x2`, `v12..=v15`.

In `b128`.*/
        pub const V12X4: Phys<super::B128> = Phys::assume(Reg(6u16));
        /**`v0x2`: 64 bits of bank `vec`. Encoding 0, units 0-1. Overlaps `v0x16`, `v0x8`, `v0x4`, `v0`, `v1`.

In `b64`.*/
        pub const V0X2: Phys<super::B64> = Phys::assume(Reg(7u16));
        /**`v2x2`: 64 bits of bank `vec`. Encoding 2, units 2-3. Overlaps `v0x16`, `v0x8`, `v0x4`, `v2`, `v3`.

In `b64`.*/
        pub const V2X2: Phys<super::B64> = Phys::assume(Reg(8u16));
        /**`v4x2`: 64 bits of bank `vec`. Encoding 4, units 4-5. Overlaps `v0x16`, `v0x8`, `v4x4`, `v4`, `v5`.

In `b64`.*/
        pub const V4X2: Phys<super::B64> = Phys::assume(Reg(9u16));
        /**`v6x2`: 64 bits of bank `vec`. Encoding 6, units 6-7. Overlaps `v0x16`, `v0x8`, `v4x4`, `v6`, `v7`.

In `b64`.*/
        pub const V6X2: Phys<super::B64> = Phys::assume(Reg(10u16));
        /**`v8x2`: 64 bits of bank `vec`. Encoding 8, units 8-9. Overlaps `v0x16`, `v8x8`, `v8x4`, `v8`, `v9`.

In `b64`.*/
        pub const V8X2: Phys<super::B64> = Phys::assume(Reg(11u16));
        /**`v10x2`: 64 bits of bank `vec`. Encoding 10, units 10-11. Overlaps `v0x16`, `v8x8`, `v8x4`, `v10`, `v11`.

In `b64`.*/
        pub const V10X2: Phys<super::B64> = Phys::assume(Reg(12u16));
        /**`v12x2`: 64 bits of bank `vec`. Encoding 12, units 12-13. Overlaps `v0x16`, `v8x8`, `v12x4`, `v12`, `v13`.

In `b64`.*/
        pub const V12X2: Phys<super::B64> = Phys::assume(Reg(13u16));
        /**`v14x2`: 64 bits of bank `vec`. Encoding 14, units 14-15. Overlaps `v0x16`, `v8x8`, `v12x4`, `v14`, `v15`.

In `b64`.*/
        pub const V14X2: Phys<super::B64> = Phys::assume(Reg(14u16));
        /**`v0`: 32 bits of bank `vec`. Encoding 0, unit 0. Overlaps `v0x16`, `v0x8`, `v0x4`, `v0x2`.

In `b32`, `file_a`.*/
        pub const V0: Phys<super::B32> = Phys::assume(Reg(15u16));
        /**`v1`: 32 bits of bank `vec`. Encoding 1, unit 1. Overlaps `v0x16`, `v0x8`, `v0x4`, `v0x2`.

In `b32`, `file_a`.*/
        pub const V1: Phys<super::B32> = Phys::assume(Reg(16u16));
        /**`v2`: 32 bits of bank `vec`. Encoding 2, unit 2. Overlaps `v0x16`, `v0x8`, `v0x4`, `v2x2`.

In `b32`, `file_a`.*/
        pub const V2: Phys<super::B32> = Phys::assume(Reg(17u16));
        /**`v3`: 32 bits of bank `vec`. Encoding 3, unit 3. Overlaps `v0x16`, `v0x8`, `v0x4`, `v2x2`.

In `b32`, `file_a`.*/
        pub const V3: Phys<super::B32> = Phys::assume(Reg(18u16));
        /**`v4`: 32 bits of bank `vec`. Encoding 4, unit 4. Overlaps `v0x16`, `v0x8`, `v4x4`, `v4x2`.

In `b32`, `file_a`.*/
        pub const V4: Phys<super::B32> = Phys::assume(Reg(19u16));
        /**`v5`: 32 bits of bank `vec`. Encoding 5, unit 5. Overlaps `v0x16`, `v0x8`, `v4x4`, `v4x2`.

In `b32`, `file_a`.*/
        pub const V5: Phys<super::B32> = Phys::assume(Reg(20u16));
        /**`v6`: 32 bits of bank `vec`. Encoding 6, unit 6. Overlaps `v0x16`, `v0x8`, `v4x4`, `v6x2`.

In `b32`, `file_a`.*/
        pub const V6: Phys<super::B32> = Phys::assume(Reg(21u16));
        /**`v7`: 32 bits of bank `vec`. Encoding 7, unit 7. Overlaps `v0x16`, `v0x8`, `v4x4`, `v6x2`.

In `b32`, `file_a`.*/
        pub const V7: Phys<super::B32> = Phys::assume(Reg(22u16));
        /**`v8`: 32 bits of bank `vec`. Encoding 8, unit 8. Overlaps `v0x16`, `v8x8`, `v8x4`, `v8x2`.

In `b32`, `file_a`.*/
        pub const V8: Phys<super::B32> = Phys::assume(Reg(23u16));
        /**`v9`: 32 bits of bank `vec`. Encoding 9, unit 9. Overlaps `v0x16`, `v8x8`, `v8x4`, `v8x2`.

In `b32`, `file_a`.*/
        pub const V9: Phys<super::B32> = Phys::assume(Reg(24u16));
        /**`v10`: 32 bits of bank `vec`. Encoding 10, unit 10. Overlaps `v0x16`, `v8x8`, `v8x4`, `v10x2`.

In `b32`, `file_a`.*/
        pub const V10: Phys<super::B32> = Phys::assume(Reg(25u16));
        /**`v11`: 32 bits of bank `vec`. Encoding 11, unit 11. Overlaps `v0x16`, `v8x8`, `v8x4`, `v10x2`.

In `b32`, `file_a`.*/
        pub const V11: Phys<super::B32> = Phys::assume(Reg(26u16));
        /**`v12`: 32 bits of bank `vec`. Encoding 12, unit 12. Overlaps `v0x16`, `v8x8`, `v12x4`, `v12x2`.

In `b32`, `file_a`.*/
        pub const V12: Phys<super::B32> = Phys::assume(Reg(27u16));
        /**`v13`: 32 bits of bank `vec`. Encoding 13, unit 13. Overlaps `v0x16`, `v8x8`, `v12x4`, `v12x2`.

In `b32`, `file_a`.*/
        pub const V13: Phys<super::B32> = Phys::assume(Reg(28u16));
        /**`v14`: 32 bits of bank `vec`. Encoding 14, unit 14. Overlaps `v0x16`, `v8x8`, `v12x4`, `v14x2`.

In `b32`, `file_a`.*/
        pub const V14: Phys<super::B32> = Phys::assume(Reg(29u16));
        /**`v15`: 32 bits of bank `vec`. Encoding 15, unit 15. Overlaps `v0x16`, `v8x8`, `v12x4`, `v14x2`.

In `b32`, `file_a`.*/
        pub const V15: Phys<super::B32> = Phys::assume(Reg(30u16));
        /**`v16x16`: 512 bits of bank `vec`. Encoding 16, units 16-31. Overlaps `v16x8`, `v24x8`, `v16x4`, `v20x4`, `v24x4`, `v28x4`, `v16x2`, `v18x2`, `v20x2`, `v22x2`, `v24x2`, `v26x2`, `v28x2`, `v30x2`, `v16..=v31`.

In `b512`.*/
        pub const V16X16: Phys<super::B512> = Phys::assume(Reg(31u16));
        /**`v16x8`: 256 bits of bank `vec`. Encoding 16, units 16-23. Overlaps `v16x16`, `v16x4`, `v20x4`, `v16x2`, `v18x2`, `v20x2`, `v22x2`, `v16..=v23`.

In `b256`.*/
        pub const V16X8: Phys<super::B256> = Phys::assume(Reg(32u16));
        /**`v24x8`: 256 bits of bank `vec`. Encoding 24, units 24-31. Overlaps `v16x16`, `v24x4`, `v28x4`, `v24x2`, `v26x2`, `v28x2`, `v30x2`, `v24..=v31`.

In `b256`.*/
        pub const V24X8: Phys<super::B256> = Phys::assume(Reg(33u16));
        /**`v16x4`: 128 bits of bank `vec`. Encoding 16, units 16-19. Overlaps `v16x16`, `v16x8`, `v16x2`, `v18x2`, `v16..=v19`.

In `b128`.*/
        pub const V16X4: Phys<super::B128> = Phys::assume(Reg(34u16));
        /**`v20x4`: 128 bits of bank `vec`. Encoding 20, units 20-23. Overlaps `v16x16`, `v16x8`, `v20x2`, `v22x2`, `v20..=v23`.

In `b128`.*/
        pub const V20X4: Phys<super::B128> = Phys::assume(Reg(35u16));
        /**`v24x4`: 128 bits of bank `vec`. Encoding 24, units 24-27. Overlaps `v16x16`, `v24x8`, `v24x2`, `v26x2`, `v24..=v27`.

In `b128`.*/
        pub const V24X4: Phys<super::B128> = Phys::assume(Reg(36u16));
        /**`v28x4`: 128 bits of bank `vec`. Encoding 28, units 28-31. Overlaps `v16x16`, `v24x8`, `v28x2`, `v30x2`, `v28..=v31`.

In `b128`.*/
        pub const V28X4: Phys<super::B128> = Phys::assume(Reg(37u16));
        /**`v16x2`: 64 bits of bank `vec`. Encoding 16, units 16-17. Overlaps `v16x16`, `v16x8`, `v16x4`, `v16`, `v17`.

In `b64`.*/
        pub const V16X2: Phys<super::B64> = Phys::assume(Reg(38u16));
        /**`v18x2`: 64 bits of bank `vec`. Encoding 18, units 18-19. Overlaps `v16x16`, `v16x8`, `v16x4`, `v18`, `v19`.

In `b64`.*/
        pub const V18X2: Phys<super::B64> = Phys::assume(Reg(39u16));
        /**`v20x2`: 64 bits of bank `vec`. Encoding 20, units 20-21. Overlaps `v16x16`, `v16x8`, `v20x4`, `v20`, `v21`.

In `b64`.*/
        pub const V20X2: Phys<super::B64> = Phys::assume(Reg(40u16));
        /**`v22x2`: 64 bits of bank `vec`. Encoding 22, units 22-23. Overlaps `v16x16`, `v16x8`, `v20x4`, `v22`, `v23`.

In `b64`.*/
        pub const V22X2: Phys<super::B64> = Phys::assume(Reg(41u16));
        /**`v24x2`: 64 bits of bank `vec`. Encoding 24, units 24-25. Overlaps `v16x16`, `v24x8`, `v24x4`, `v24`, `v25`.

In `b64`.*/
        pub const V24X2: Phys<super::B64> = Phys::assume(Reg(42u16));
        /**`v26x2`: 64 bits of bank `vec`. Encoding 26, units 26-27. Overlaps `v16x16`, `v24x8`, `v24x4`, `v26`, `v27`.

In `b64`.*/
        pub const V26X2: Phys<super::B64> = Phys::assume(Reg(43u16));
        /**`v28x2`: 64 bits of bank `vec`. Encoding 28, units 28-29. Overlaps `v16x16`, `v24x8`, `v28x4`, `v28`, `v29`.

In `b64`.*/
        pub const V28X2: Phys<super::B64> = Phys::assume(Reg(44u16));
        /**`v30x2`: 64 bits of bank `vec`. Encoding 30, units 30-31. Overlaps `v16x16`, `v24x8`, `v28x4`, `v30`, `v31`.

In `b64`.*/
        pub const V30X2: Phys<super::B64> = Phys::assume(Reg(45u16));
        /**`v16`: 32 bits of bank `vec`. Encoding 16, unit 16. Overlaps `v16x16`, `v16x8`, `v16x4`, `v16x2`.

In `b32`, `file_a`.*/
        pub const V16: Phys<super::B32> = Phys::assume(Reg(46u16));
        /**`v17`: 32 bits of bank `vec`. Encoding 17, unit 17. Overlaps `v16x16`, `v16x8`, `v16x4`, `v16x2`.

In `b32`, `file_a`.*/
        pub const V17: Phys<super::B32> = Phys::assume(Reg(47u16));
        /**`v18`: 32 bits of bank `vec`. Encoding 18, unit 18. Overlaps `v16x16`, `v16x8`, `v16x4`, `v18x2`.

In `b32`, `file_a`.*/
        pub const V18: Phys<super::B32> = Phys::assume(Reg(48u16));
        /**`v19`: 32 bits of bank `vec`. Encoding 19, unit 19. Overlaps `v16x16`, `v16x8`, `v16x4`, `v18x2`.

In `b32`, `file_a`.*/
        pub const V19: Phys<super::B32> = Phys::assume(Reg(49u16));
        /**`v20`: 32 bits of bank `vec`. Encoding 20, unit 20. Overlaps `v16x16`, `v16x8`, `v20x4`, `v20x2`.

In `b32`, `file_a`.*/
        pub const V20: Phys<super::B32> = Phys::assume(Reg(50u16));
        /**`v21`: 32 bits of bank `vec`. Encoding 21, unit 21. Overlaps `v16x16`, `v16x8`, `v20x4`, `v20x2`.

In `b32`, `file_a`.*/
        pub const V21: Phys<super::B32> = Phys::assume(Reg(51u16));
        /**`v22`: 32 bits of bank `vec`. Encoding 22, unit 22. Overlaps `v16x16`, `v16x8`, `v20x4`, `v22x2`.

In `b32`, `file_a`.*/
        pub const V22: Phys<super::B32> = Phys::assume(Reg(52u16));
        /**`v23`: 32 bits of bank `vec`. Encoding 23, unit 23. Overlaps `v16x16`, `v16x8`, `v20x4`, `v22x2`.

In `b32`, `file_a`.*/
        pub const V23: Phys<super::B32> = Phys::assume(Reg(53u16));
        /**`v24`: 32 bits of bank `vec`. Encoding 24, unit 24. Overlaps `v16x16`, `v24x8`, `v24x4`, `v24x2`.

In `b32`, `file_a`.*/
        pub const V24: Phys<super::B32> = Phys::assume(Reg(54u16));
        /**`v25`: 32 bits of bank `vec`. Encoding 25, unit 25. Overlaps `v16x16`, `v24x8`, `v24x4`, `v24x2`.

In `b32`, `file_a`.*/
        pub const V25: Phys<super::B32> = Phys::assume(Reg(55u16));
        /**`v26`: 32 bits of bank `vec`. Encoding 26, unit 26. Overlaps `v16x16`, `v24x8`, `v24x4`, `v26x2`.

In `b32`, `file_a`.*/
        pub const V26: Phys<super::B32> = Phys::assume(Reg(56u16));
        /**`v27`: 32 bits of bank `vec`. Encoding 27, unit 27. Overlaps `v16x16`, `v24x8`, `v24x4`, `v26x2`.

In `b32`, `file_a`.*/
        pub const V27: Phys<super::B32> = Phys::assume(Reg(57u16));
        /**`v28`: 32 bits of bank `vec`. Encoding 28, unit 28. Overlaps `v16x16`, `v24x8`, `v28x4`, `v28x2`.

In `b32`, `file_a`.*/
        pub const V28: Phys<super::B32> = Phys::assume(Reg(58u16));
        /**`v29`: 32 bits of bank `vec`. Encoding 29, unit 29. Overlaps `v16x16`, `v24x8`, `v28x4`, `v28x2`.

In `b32`, `file_a`.*/
        pub const V29: Phys<super::B32> = Phys::assume(Reg(59u16));
        /**`v30`: 32 bits of bank `vec`. Encoding 30, unit 30. Overlaps `v16x16`, `v24x8`, `v28x4`, `v30x2`.

In `b32`, `file_a`.*/
        pub const V30: Phys<super::B32> = Phys::assume(Reg(60u16));
        /**`v31`: 32 bits of bank `vec`. Encoding 31, unit 31. Overlaps `v16x16`, `v24x8`, `v28x4`, `v30x2`.

In `b32`, `file_a`.*/
        pub const V31: Phys<super::B32> = Phys::assume(Reg(61u16));
        /**`v32x16`: 512 bits of bank `vec`. Encoding 32, units 32-47. Overlaps `v32x8`, `v40x8`, `v32x4`, `v36x4`, `v40x4`, `v44x4`, `v32x2`, `v34x2`, `v36x2`, `v38x2`, `v40x2`, `v42x2`, `v44x2`, `v46x2`, `v32..=v47`.

In `b512`.*/
        pub const V32X16: Phys<super::B512> = Phys::assume(Reg(62u16));
        /**`v32x8`: 256 bits of bank `vec`. Encoding 32, units 32-39. Overlaps `v32x16`, `v32x4`, `v36x4`, `v32x2`, `v34x2`, `v36x2`, `v38x2`, `v32..=v39`.

In `b256`.*/
        pub const V32X8: Phys<super::B256> = Phys::assume(Reg(63u16));
        /**`v40x8`: 256 bits of bank `vec`. Encoding 40, units 40-47. Overlaps `v32x16`, `v40x4`, `v44x4`, `v40x2`, `v42x2`, `v44x2`, `v46x2`, `v40..=v47`.

In `b256`.*/
        pub const V40X8: Phys<super::B256> = Phys::assume(Reg(64u16));
        /**`v32x4`: 128 bits of bank `vec`. Encoding 32, units 32-35. Overlaps `v32x16`, `v32x8`, `v32x2`, `v34x2`, `v32..=v35`.

In `b128`.*/
        pub const V32X4: Phys<super::B128> = Phys::assume(Reg(65u16));
        /**`v36x4`: 128 bits of bank `vec`. Encoding 36, units 36-39. Overlaps `v32x16`, `v32x8`, `v36x2`, `v38x2`, `v36..=v39`.

In `b128`.*/
        pub const V36X4: Phys<super::B128> = Phys::assume(Reg(66u16));
        /**`v40x4`: 128 bits of bank `vec`. Encoding 40, units 40-43. Overlaps `v32x16`, `v40x8`, `v40x2`, `v42x2`, `v40..=v43`.

In `b128`.*/
        pub const V40X4: Phys<super::B128> = Phys::assume(Reg(67u16));
        /**`v44x4`: 128 bits of bank `vec`. Encoding 44, units 44-47. Overlaps `v32x16`, `v40x8`, `v44x2`, `v46x2`, `v44..=v47`.

In `b128`.*/
        pub const V44X4: Phys<super::B128> = Phys::assume(Reg(68u16));
        /**`v32x2`: 64 bits of bank `vec`. Encoding 32, units 32-33. Overlaps `v32x16`, `v32x8`, `v32x4`, `v32`, `v33`.

In `b64`.*/
        pub const V32X2: Phys<super::B64> = Phys::assume(Reg(69u16));
        /**`v34x2`: 64 bits of bank `vec`. Encoding 34, units 34-35. Overlaps `v32x16`, `v32x8`, `v32x4`, `v34`, `v35`.

In `b64`.*/
        pub const V34X2: Phys<super::B64> = Phys::assume(Reg(70u16));
        /**`v36x2`: 64 bits of bank `vec`. Encoding 36, units 36-37. Overlaps `v32x16`, `v32x8`, `v36x4`, `v36`, `v37`.

In `b64`.*/
        pub const V36X2: Phys<super::B64> = Phys::assume(Reg(71u16));
        /**`v38x2`: 64 bits of bank `vec`. Encoding 38, units 38-39. Overlaps `v32x16`, `v32x8`, `v36x4`, `v38`, `v39`.

In `b64`.*/
        pub const V38X2: Phys<super::B64> = Phys::assume(Reg(72u16));
        /**`v40x2`: 64 bits of bank `vec`. Encoding 40, units 40-41. Overlaps `v32x16`, `v40x8`, `v40x4`, `v40`, `v41`.

In `b64`.*/
        pub const V40X2: Phys<super::B64> = Phys::assume(Reg(73u16));
        /**`v42x2`: 64 bits of bank `vec`. Encoding 42, units 42-43. Overlaps `v32x16`, `v40x8`, `v40x4`, `v42`, `v43`.

In `b64`.*/
        pub const V42X2: Phys<super::B64> = Phys::assume(Reg(74u16));
        /**`v44x2`: 64 bits of bank `vec`. Encoding 44, units 44-45. Overlaps `v32x16`, `v40x8`, `v44x4`, `v44`, `v45`.

In `b64`.*/
        pub const V44X2: Phys<super::B64> = Phys::assume(Reg(75u16));
        /**`v46x2`: 64 bits of bank `vec`. Encoding 46, units 46-47. Overlaps `v32x16`, `v40x8`, `v44x4`, `v46`, `v47`.

In `b64`.*/
        pub const V46X2: Phys<super::B64> = Phys::assume(Reg(76u16));
        /**`v32`: 32 bits of bank `vec`. Encoding 32, unit 32. Overlaps `v32x16`, `v32x8`, `v32x4`, `v32x2`.

In `b32`, `file_a`.*/
        pub const V32: Phys<super::B32> = Phys::assume(Reg(77u16));
        /**`v33`: 32 bits of bank `vec`. Encoding 33, unit 33. Overlaps `v32x16`, `v32x8`, `v32x4`, `v32x2`.

In `b32`, `file_a`.*/
        pub const V33: Phys<super::B32> = Phys::assume(Reg(78u16));
        /**`v34`: 32 bits of bank `vec`. Encoding 34, unit 34. Overlaps `v32x16`, `v32x8`, `v32x4`, `v34x2`.

In `b32`, `file_a`.*/
        pub const V34: Phys<super::B32> = Phys::assume(Reg(79u16));
        /**`v35`: 32 bits of bank `vec`. Encoding 35, unit 35. Overlaps `v32x16`, `v32x8`, `v32x4`, `v34x2`.

In `b32`, `file_a`.*/
        pub const V35: Phys<super::B32> = Phys::assume(Reg(80u16));
        /**`v36`: 32 bits of bank `vec`. Encoding 36, unit 36. Overlaps `v32x16`, `v32x8`, `v36x4`, `v36x2`.

In `b32`, `file_a`.*/
        pub const V36: Phys<super::B32> = Phys::assume(Reg(81u16));
        /**`v37`: 32 bits of bank `vec`. Encoding 37, unit 37. Overlaps `v32x16`, `v32x8`, `v36x4`, `v36x2`.

In `b32`, `file_a`.*/
        pub const V37: Phys<super::B32> = Phys::assume(Reg(82u16));
        /**`v38`: 32 bits of bank `vec`. Encoding 38, unit 38. Overlaps `v32x16`, `v32x8`, `v36x4`, `v38x2`.

In `b32`, `file_a`.*/
        pub const V38: Phys<super::B32> = Phys::assume(Reg(83u16));
        /**`v39`: 32 bits of bank `vec`. Encoding 39, unit 39. Overlaps `v32x16`, `v32x8`, `v36x4`, `v38x2`.

In `b32`, `file_a`.*/
        pub const V39: Phys<super::B32> = Phys::assume(Reg(84u16));
        /**`v40`: 32 bits of bank `vec`. Encoding 40, unit 40. Overlaps `v32x16`, `v40x8`, `v40x4`, `v40x2`.

In `b32`, `file_a`.*/
        pub const V40: Phys<super::B32> = Phys::assume(Reg(85u16));
        /**`v41`: 32 bits of bank `vec`. Encoding 41, unit 41. Overlaps `v32x16`, `v40x8`, `v40x4`, `v40x2`.

In `b32`, `file_a`.*/
        pub const V41: Phys<super::B32> = Phys::assume(Reg(86u16));
        /**`v42`: 32 bits of bank `vec`. Encoding 42, unit 42. Overlaps `v32x16`, `v40x8`, `v40x4`, `v42x2`.

In `b32`, `file_a`.*/
        pub const V42: Phys<super::B32> = Phys::assume(Reg(87u16));
        /**`v43`: 32 bits of bank `vec`. Encoding 43, unit 43. Overlaps `v32x16`, `v40x8`, `v40x4`, `v42x2`.

In `b32`, `file_a`.*/
        pub const V43: Phys<super::B32> = Phys::assume(Reg(88u16));
        /**`v44`: 32 bits of bank `vec`. Encoding 44, unit 44. Overlaps `v32x16`, `v40x8`, `v44x4`, `v44x2`.

In `b32`, `file_a`.*/
        pub const V44: Phys<super::B32> = Phys::assume(Reg(89u16));
        /**`v45`: 32 bits of bank `vec`. Encoding 45, unit 45. Overlaps `v32x16`, `v40x8`, `v44x4`, `v44x2`.

In `b32`, `file_a`.*/
        pub const V45: Phys<super::B32> = Phys::assume(Reg(90u16));
        /**`v46`: 32 bits of bank `vec`. Encoding 46, unit 46. Overlaps `v32x16`, `v40x8`, `v44x4`, `v46x2`.

In `b32`, `file_a`.*/
        pub const V46: Phys<super::B32> = Phys::assume(Reg(91u16));
        /**`v47`: 32 bits of bank `vec`. Encoding 47, unit 47. Overlaps `v32x16`, `v40x8`, `v44x4`, `v46x2`.

In `b32`, `file_a`.*/
        pub const V47: Phys<super::B32> = Phys::assume(Reg(92u16));
        /**`v48x16`: 512 bits of bank `vec`. Encoding 48, units 48-63. Overlaps `v48x8`, `v56x8`, `v48x4`, `v52x4`, `v56x4`, `v60x4`, `v48x2`, `v50x2`, `v52x2`, `v54x2`, `v56x2`, `v58x2`, `v60x2`, `v62x2`, `v48..=v63`.

In `b512`.*/
        pub const V48X16: Phys<super::B512> = Phys::assume(Reg(93u16));
        /**`v48x8`: 256 bits of bank `vec`. Encoding 48, units 48-55. Overlaps `v48x16`, `v48x4`, `v52x4`, `v48x2`, `v50x2`, `v52x2`, `v54x2`, `v48..=v55`.

In `b256`.*/
        pub const V48X8: Phys<super::B256> = Phys::assume(Reg(94u16));
        /**`v56x8`: 256 bits of bank `vec`. Encoding 56, units 56-63. Overlaps `v48x16`, `v56x4`, `v60x4`, `v56x2`, `v58x2`, `v60x2`, `v62x2`, `v56..=v63`.

In `b256`.*/
        pub const V56X8: Phys<super::B256> = Phys::assume(Reg(95u16));
        /**`v48x4`: 128 bits of bank `vec`. Encoding 48, units 48-51. Overlaps `v48x16`, `v48x8`, `v48x2`, `v50x2`, `v48..=v51`.

In `b128`.*/
        pub const V48X4: Phys<super::B128> = Phys::assume(Reg(96u16));
        /**`v52x4`: 128 bits of bank `vec`. Encoding 52, units 52-55. Overlaps `v48x16`, `v48x8`, `v52x2`, `v54x2`, `v52..=v55`.

In `b128`.*/
        pub const V52X4: Phys<super::B128> = Phys::assume(Reg(97u16));
        /**`v56x4`: 128 bits of bank `vec`. Encoding 56, units 56-59. Overlaps `v48x16`, `v56x8`, `v56x2`, `v58x2`, `v56..=v59`.

In `b128`.*/
        pub const V56X4: Phys<super::B128> = Phys::assume(Reg(98u16));
        /**`v60x4`: 128 bits of bank `vec`. Encoding 60, units 60-63. Overlaps `v48x16`, `v56x8`, `v60x2`, `v62x2`, `v60..=v63`.

In `b128`.*/
        pub const V60X4: Phys<super::B128> = Phys::assume(Reg(99u16));
        /**`v48x2`: 64 bits of bank `vec`. Encoding 48, units 48-49. Overlaps `v48x16`, `v48x8`, `v48x4`, `v48`, `v49`.

In `b64`.*/
        pub const V48X2: Phys<super::B64> = Phys::assume(Reg(100u16));
        /**`v50x2`: 64 bits of bank `vec`. Encoding 50, units 50-51. Overlaps `v48x16`, `v48x8`, `v48x4`, `v50`, `v51`.

In `b64`.*/
        pub const V50X2: Phys<super::B64> = Phys::assume(Reg(101u16));
        /**`v52x2`: 64 bits of bank `vec`. Encoding 52, units 52-53. Overlaps `v48x16`, `v48x8`, `v52x4`, `v52`, `v53`.

In `b64`.*/
        pub const V52X2: Phys<super::B64> = Phys::assume(Reg(102u16));
        /**`v54x2`: 64 bits of bank `vec`. Encoding 54, units 54-55. Overlaps `v48x16`, `v48x8`, `v52x4`, `v54`, `v55`.

In `b64`.*/
        pub const V54X2: Phys<super::B64> = Phys::assume(Reg(103u16));
        /**`v56x2`: 64 bits of bank `vec`. Encoding 56, units 56-57. Overlaps `v48x16`, `v56x8`, `v56x4`, `v56`, `v57`.

In `b64`.*/
        pub const V56X2: Phys<super::B64> = Phys::assume(Reg(104u16));
        /**`v58x2`: 64 bits of bank `vec`. Encoding 58, units 58-59. Overlaps `v48x16`, `v56x8`, `v56x4`, `v58`, `v59`.

In `b64`.*/
        pub const V58X2: Phys<super::B64> = Phys::assume(Reg(105u16));
        /**`v60x2`: 64 bits of bank `vec`. Encoding 60, units 60-61. Overlaps `v48x16`, `v56x8`, `v60x4`, `v60`, `v61`.

In `b64`.*/
        pub const V60X2: Phys<super::B64> = Phys::assume(Reg(106u16));
        /**`v62x2`: 64 bits of bank `vec`. Encoding 62, units 62-63. Overlaps `v48x16`, `v56x8`, `v60x4`, `v62`, `v63`.

In `b64`.*/
        pub const V62X2: Phys<super::B64> = Phys::assume(Reg(107u16));
        /**`v48`: 32 bits of bank `vec`. Encoding 48, unit 48. Overlaps `v48x16`, `v48x8`, `v48x4`, `v48x2`.

In `b32`, `file_a`.*/
        pub const V48: Phys<super::B32> = Phys::assume(Reg(108u16));
        /**`v49`: 32 bits of bank `vec`. Encoding 49, unit 49. Overlaps `v48x16`, `v48x8`, `v48x4`, `v48x2`.

In `b32`, `file_a`.*/
        pub const V49: Phys<super::B32> = Phys::assume(Reg(109u16));
        /**`v50`: 32 bits of bank `vec`. Encoding 50, unit 50. Overlaps `v48x16`, `v48x8`, `v48x4`, `v50x2`.

In `b32`, `file_a`.*/
        pub const V50: Phys<super::B32> = Phys::assume(Reg(110u16));
        /**`v51`: 32 bits of bank `vec`. Encoding 51, unit 51. Overlaps `v48x16`, `v48x8`, `v48x4`, `v50x2`.

In `b32`, `file_a`.*/
        pub const V51: Phys<super::B32> = Phys::assume(Reg(111u16));
        /**`v52`: 32 bits of bank `vec`. Encoding 52, unit 52. Overlaps `v48x16`, `v48x8`, `v52x4`, `v52x2`.

In `b32`, `file_a`.*/
        pub const V52: Phys<super::B32> = Phys::assume(Reg(112u16));
        /**`v53`: 32 bits of bank `vec`. Encoding 53, unit 53. Overlaps `v48x16`, `v48x8`, `v52x4`, `v52x2`.

In `b32`, `file_a`.*/
        pub const V53: Phys<super::B32> = Phys::assume(Reg(113u16));
        /**`v54`: 32 bits of bank `vec`. Encoding 54, unit 54. Overlaps `v48x16`, `v48x8`, `v52x4`, `v54x2`.

In `b32`, `file_a`.*/
        pub const V54: Phys<super::B32> = Phys::assume(Reg(114u16));
        /**`v55`: 32 bits of bank `vec`. Encoding 55, unit 55. Overlaps `v48x16`, `v48x8`, `v52x4`, `v54x2`.

In `b32`, `file_a`.*/
        pub const V55: Phys<super::B32> = Phys::assume(Reg(115u16));
        /**`v56`: 32 bits of bank `vec`. Encoding 56, unit 56. Overlaps `v48x16`, `v56x8`, `v56x4`, `v56x2`.

In `b32`, `file_a`.*/
        pub const V56: Phys<super::B32> = Phys::assume(Reg(116u16));
        /**`v57`: 32 bits of bank `vec`. Encoding 57, unit 57. Overlaps `v48x16`, `v56x8`, `v56x4`, `v56x2`.

In `b32`, `file_a`.*/
        pub const V57: Phys<super::B32> = Phys::assume(Reg(117u16));
        /**`v58`: 32 bits of bank `vec`. Encoding 58, unit 58. Overlaps `v48x16`, `v56x8`, `v56x4`, `v58x2`.

In `b32`, `file_a`.*/
        pub const V58: Phys<super::B32> = Phys::assume(Reg(118u16));
        /**`v59`: 32 bits of bank `vec`. Encoding 59, unit 59. Overlaps `v48x16`, `v56x8`, `v56x4`, `v58x2`.

In `b32`, `file_a`.*/
        pub const V59: Phys<super::B32> = Phys::assume(Reg(119u16));
        /**`v60`: 32 bits of bank `vec`. Encoding 60, unit 60. Overlaps `v48x16`, `v56x8`, `v60x4`, `v60x2`.

In `b32`, `file_a`.*/
        pub const V60: Phys<super::B32> = Phys::assume(Reg(120u16));
        /**`v61`: 32 bits of bank `vec`. Encoding 61, unit 61. Overlaps `v48x16`, `v56x8`, `v60x4`, `v60x2`.

In `b32`, `file_a`.*/
        pub const V61: Phys<super::B32> = Phys::assume(Reg(121u16));
        /**`v62`: 32 bits of bank `vec`. Encoding 62, unit 62. Overlaps `v48x16`, `v56x8`, `v60x4`, `v62x2`.

In `b32`, `file_a`.*/
        pub const V62: Phys<super::B32> = Phys::assume(Reg(122u16));
        /**`v63`: 32 bits of bank `vec`. Encoding 63, unit 63. Overlaps `v48x16`, `v56x8`, `v60x4`, `v62x2`.

In `b32`, `file_a`.*/
        pub const V63: Phys<super::B32> = Phys::assume(Reg(123u16));
        /**`v64x16`: 512 bits of bank `vec`. Encoding 64, units 64-79. Overlaps `v64x8`, `v72x8`, `v64x4`, `v68x4`, `v72x4`, `v76x4`, `v64x2`, `v66x2`, `v68x2`, `v70x2`, `v72x2`, `v74x2`, `v76x2`, `v78x2`, `v64..=v79`.

In `b512`.*/
        pub const V64X16: Phys<super::B512> = Phys::assume(Reg(124u16));
        /**`v64x8`: 256 bits of bank `vec`. Encoding 64, units 64-71. Overlaps `v64x16`, `v64x4`, `v68x4`, `v64x2`, `v66x2`, `v68x2`, `v70x2`, `v64..=v71`.

In `b256`.*/
        pub const V64X8: Phys<super::B256> = Phys::assume(Reg(125u16));
        /**`v72x8`: 256 bits of bank `vec`. Encoding 72, units 72-79. Overlaps `v64x16`, `v72x4`, `v76x4`, `v72x2`, `v74x2`, `v76x2`, `v78x2`, `v72..=v79`.

In `b256`.*/
        pub const V72X8: Phys<super::B256> = Phys::assume(Reg(126u16));
        /**`v64x4`: 128 bits of bank `vec`. Encoding 64, units 64-67. Overlaps `v64x16`, `v64x8`, `v64x2`, `v66x2`, `v64..=v67`.

In `b128`.*/
        pub const V64X4: Phys<super::B128> = Phys::assume(Reg(127u16));
        /**`v68x4`: 128 bits of bank `vec`. Encoding 68, units 68-71. Overlaps `v64x16`, `v64x8`, `v68x2`, `v70x2`, `v68..=v71`.

In `b128`.*/
        pub const V68X4: Phys<super::B128> = Phys::assume(Reg(128u16));
        /**`v72x4`: 128 bits of bank `vec`. Encoding 72, units 72-75. Overlaps `v64x16`, `v72x8`, `v72x2`, `v74x2`, `v72..=v75`.

In `b128`.*/
        pub const V72X4: Phys<super::B128> = Phys::assume(Reg(129u16));
        /**`v76x4`: 128 bits of bank `vec`. Encoding 76, units 76-79. Overlaps `v64x16`, `v72x8`, `v76x2`, `v78x2`, `v76..=v79`.

In `b128`.*/
        pub const V76X4: Phys<super::B128> = Phys::assume(Reg(130u16));
        /**`v64x2`: 64 bits of bank `vec`. Encoding 64, units 64-65. Overlaps `v64x16`, `v64x8`, `v64x4`, `v64`, `v65`.

In `b64`.*/
        pub const V64X2: Phys<super::B64> = Phys::assume(Reg(131u16));
        /**`v66x2`: 64 bits of bank `vec`. Encoding 66, units 66-67. Overlaps `v64x16`, `v64x8`, `v64x4`, `v66`, `v67`.

In `b64`.*/
        pub const V66X2: Phys<super::B64> = Phys::assume(Reg(132u16));
        /**`v68x2`: 64 bits of bank `vec`. Encoding 68, units 68-69. Overlaps `v64x16`, `v64x8`, `v68x4`, `v68`, `v69`.

In `b64`.*/
        pub const V68X2: Phys<super::B64> = Phys::assume(Reg(133u16));
        /**`v70x2`: 64 bits of bank `vec`. Encoding 70, units 70-71. Overlaps `v64x16`, `v64x8`, `v68x4`, `v70`, `v71`.

In `b64`.*/
        pub const V70X2: Phys<super::B64> = Phys::assume(Reg(134u16));
        /**`v72x2`: 64 bits of bank `vec`. Encoding 72, units 72-73. Overlaps `v64x16`, `v72x8`, `v72x4`, `v72`, `v73`.

In `b64`.*/
        pub const V72X2: Phys<super::B64> = Phys::assume(Reg(135u16));
        /**`v74x2`: 64 bits of bank `vec`. Encoding 74, units 74-75. Overlaps `v64x16`, `v72x8`, `v72x4`, `v74`, `v75`.

In `b64`.*/
        pub const V74X2: Phys<super::B64> = Phys::assume(Reg(136u16));
        /**`v76x2`: 64 bits of bank `vec`. Encoding 76, units 76-77. Overlaps `v64x16`, `v72x8`, `v76x4`, `v76`, `v77`.

In `b64`.*/
        pub const V76X2: Phys<super::B64> = Phys::assume(Reg(137u16));
        /**`v78x2`: 64 bits of bank `vec`. Encoding 78, units 78-79. Overlaps `v64x16`, `v72x8`, `v76x4`, `v78`, `v79`.

In `b64`.*/
        pub const V78X2: Phys<super::B64> = Phys::assume(Reg(138u16));
        /**`v64`: 32 bits of bank `vec`. Encoding 64, unit 64. Overlaps `v64x16`, `v64x8`, `v64x4`, `v64x2`.

In `b32`, `file_a`.*/
        pub const V64: Phys<super::B32> = Phys::assume(Reg(139u16));
        /**`v65`: 32 bits of bank `vec`. Encoding 65, unit 65. Overlaps `v64x16`, `v64x8`, `v64x4`, `v64x2`.

In `b32`, `file_a`.*/
        pub const V65: Phys<super::B32> = Phys::assume(Reg(140u16));
        /**`v66`: 32 bits of bank `vec`. Encoding 66, unit 66. Overlaps `v64x16`, `v64x8`, `v64x4`, `v66x2`.

In `b32`, `file_a`.*/
        pub const V66: Phys<super::B32> = Phys::assume(Reg(141u16));
        /**`v67`: 32 bits of bank `vec`. Encoding 67, unit 67. Overlaps `v64x16`, `v64x8`, `v64x4`, `v66x2`.

In `b32`, `file_a`.*/
        pub const V67: Phys<super::B32> = Phys::assume(Reg(142u16));
        /**`v68`: 32 bits of bank `vec`. Encoding 68, unit 68. Overlaps `v64x16`, `v64x8`, `v68x4`, `v68x2`.

In `b32`, `file_a`.*/
        pub const V68: Phys<super::B32> = Phys::assume(Reg(143u16));
        /**`v69`: 32 bits of bank `vec`. Encoding 69, unit 69. Overlaps `v64x16`, `v64x8`, `v68x4`, `v68x2`.

In `b32`, `file_a`.*/
        pub const V69: Phys<super::B32> = Phys::assume(Reg(144u16));
        /**`v70`: 32 bits of bank `vec`. Encoding 70, unit 70. Overlaps `v64x16`, `v64x8`, `v68x4`, `v70x2`.

In `b32`, `file_a`.*/
        pub const V70: Phys<super::B32> = Phys::assume(Reg(145u16));
        /**`v71`: 32 bits of bank `vec`. Encoding 71, unit 71. Overlaps `v64x16`, `v64x8`, `v68x4`, `v70x2`.

In `b32`, `file_a`.*/
        pub const V71: Phys<super::B32> = Phys::assume(Reg(146u16));
        /**`v72`: 32 bits of bank `vec`. Encoding 72, unit 72. Overlaps `v64x16`, `v72x8`, `v72x4`, `v72x2`.

In `b32`, `file_a`.*/
        pub const V72: Phys<super::B32> = Phys::assume(Reg(147u16));
        /**`v73`: 32 bits of bank `vec`. Encoding 73, unit 73. Overlaps `v64x16`, `v72x8`, `v72x4`, `v72x2`.

In `b32`, `file_a`.*/
        pub const V73: Phys<super::B32> = Phys::assume(Reg(148u16));
        /**`v74`: 32 bits of bank `vec`. Encoding 74, unit 74. Overlaps `v64x16`, `v72x8`, `v72x4`, `v74x2`.

In `b32`, `file_a`.*/
        pub const V74: Phys<super::B32> = Phys::assume(Reg(149u16));
        /**`v75`: 32 bits of bank `vec`. Encoding 75, unit 75. Overlaps `v64x16`, `v72x8`, `v72x4`, `v74x2`.

In `b32`, `file_a`.*/
        pub const V75: Phys<super::B32> = Phys::assume(Reg(150u16));
        /**`v76`: 32 bits of bank `vec`. Encoding 76, unit 76. Overlaps `v64x16`, `v72x8`, `v76x4`, `v76x2`.

In `b32`, `file_a`.*/
        pub const V76: Phys<super::B32> = Phys::assume(Reg(151u16));
        /**`v77`: 32 bits of bank `vec`. Encoding 77, unit 77. Overlaps `v64x16`, `v72x8`, `v76x4`, `v76x2`.

In `b32`, `file_a`.*/
        pub const V77: Phys<super::B32> = Phys::assume(Reg(152u16));
        /**`v78`: 32 bits of bank `vec`. Encoding 78, unit 78. Overlaps `v64x16`, `v72x8`, `v76x4`, `v78x2`.

In `b32`, `file_a`.*/
        pub const V78: Phys<super::B32> = Phys::assume(Reg(153u16));
        /**`v79`: 32 bits of bank `vec`. Encoding 79, unit 79. Overlaps `v64x16`, `v72x8`, `v76x4`, `v78x2`.

In `b32`, `file_a`.*/
        pub const V79: Phys<super::B32> = Phys::assume(Reg(154u16));
        /**`v80x16`: 512 bits of bank `vec`. Encoding 80, units 80-95. Overlaps `v80x8`, `v88x8`, `v80x4`, `v84x4`, `v88x4`, `v92x4`, `v80x2`, `v82x2`, `v84x2`, `v86x2`, `v88x2`, `v90x2`, `v92x2`, `v94x2`, `v80..=v95`.

In `b512`.*/
        pub const V80X16: Phys<super::B512> = Phys::assume(Reg(155u16));
        /**`v80x8`: 256 bits of bank `vec`. Encoding 80, units 80-87. Overlaps `v80x16`, `v80x4`, `v84x4`, `v80x2`, `v82x2`, `v84x2`, `v86x2`, `v80..=v87`.

In `b256`.*/
        pub const V80X8: Phys<super::B256> = Phys::assume(Reg(156u16));
        /**`v88x8`: 256 bits of bank `vec`. Encoding 88, units 88-95. Overlaps `v80x16`, `v88x4`, `v92x4`, `v88x2`, `v90x2`, `v92x2`, `v94x2`, `v88..=v95`.

In `b256`.*/
        pub const V88X8: Phys<super::B256> = Phys::assume(Reg(157u16));
        /**`v80x4`: 128 bits of bank `vec`. Encoding 80, units 80-83. Overlaps `v80x16`, `v80x8`, `v80x2`, `v82x2`, `v80..=v83`.

In `b128`.*/
        pub const V80X4: Phys<super::B128> = Phys::assume(Reg(158u16));
        /**`v84x4`: 128 bits of bank `vec`. Encoding 84, units 84-87. Overlaps `v80x16`, `v80x8`, `v84x2`, `v86x2`, `v84..=v87`.

In `b128`.*/
        pub const V84X4: Phys<super::B128> = Phys::assume(Reg(159u16));
        /**`v88x4`: 128 bits of bank `vec`. Encoding 88, units 88-91. Overlaps `v80x16`, `v88x8`, `v88x2`, `v90x2`, `v88..=v91`.

In `b128`.*/
        pub const V88X4: Phys<super::B128> = Phys::assume(Reg(160u16));
        /**`v92x4`: 128 bits of bank `vec`. Encoding 92, units 92-95. Overlaps `v80x16`, `v88x8`, `v92x2`, `v94x2`, `v92..=v95`.

In `b128`.*/
        pub const V92X4: Phys<super::B128> = Phys::assume(Reg(161u16));
        /**`v80x2`: 64 bits of bank `vec`. Encoding 80, units 80-81. Overlaps `v80x16`, `v80x8`, `v80x4`, `v80`, `v81`.

In `b64`.*/
        pub const V80X2: Phys<super::B64> = Phys::assume(Reg(162u16));
        /**`v82x2`: 64 bits of bank `vec`. Encoding 82, units 82-83. Overlaps `v80x16`, `v80x8`, `v80x4`, `v82`, `v83`.

In `b64`.*/
        pub const V82X2: Phys<super::B64> = Phys::assume(Reg(163u16));
        /**`v84x2`: 64 bits of bank `vec`. Encoding 84, units 84-85. Overlaps `v80x16`, `v80x8`, `v84x4`, `v84`, `v85`.

In `b64`.*/
        pub const V84X2: Phys<super::B64> = Phys::assume(Reg(164u16));
        /**`v86x2`: 64 bits of bank `vec`. Encoding 86, units 86-87. Overlaps `v80x16`, `v80x8`, `v84x4`, `v86`, `v87`.

In `b64`.*/
        pub const V86X2: Phys<super::B64> = Phys::assume(Reg(165u16));
        /**`v88x2`: 64 bits of bank `vec`. Encoding 88, units 88-89. Overlaps `v80x16`, `v88x8`, `v88x4`, `v88`, `v89`.

In `b64`.*/
        pub const V88X2: Phys<super::B64> = Phys::assume(Reg(166u16));
        /**`v90x2`: 64 bits of bank `vec`. Encoding 90, units 90-91. Overlaps `v80x16`, `v88x8`, `v88x4`, `v90`, `v91`.

In `b64`.*/
        pub const V90X2: Phys<super::B64> = Phys::assume(Reg(167u16));
        /**`v92x2`: 64 bits of bank `vec`. Encoding 92, units 92-93. Overlaps `v80x16`, `v88x8`, `v92x4`, `v92`, `v93`.

In `b64`.*/
        pub const V92X2: Phys<super::B64> = Phys::assume(Reg(168u16));
        /**`v94x2`: 64 bits of bank `vec`. Encoding 94, units 94-95. Overlaps `v80x16`, `v88x8`, `v92x4`, `v94`, `v95`.

In `b64`.*/
        pub const V94X2: Phys<super::B64> = Phys::assume(Reg(169u16));
        /**`v80`: 32 bits of bank `vec`. Encoding 80, unit 80. Overlaps `v80x16`, `v80x8`, `v80x4`, `v80x2`.

In `b32`, `file_a`.*/
        pub const V80: Phys<super::B32> = Phys::assume(Reg(170u16));
        /**`v81`: 32 bits of bank `vec`. Encoding 81, unit 81. Overlaps `v80x16`, `v80x8`, `v80x4`, `v80x2`.

In `b32`, `file_a`.*/
        pub const V81: Phys<super::B32> = Phys::assume(Reg(171u16));
        /**`v82`: 32 bits of bank `vec`. Encoding 82, unit 82. Overlaps `v80x16`, `v80x8`, `v80x4`, `v82x2`.

In `b32`, `file_a`.*/
        pub const V82: Phys<super::B32> = Phys::assume(Reg(172u16));
        /**`v83`: 32 bits of bank `vec`. Encoding 83, unit 83. Overlaps `v80x16`, `v80x8`, `v80x4`, `v82x2`.

In `b32`, `file_a`.*/
        pub const V83: Phys<super::B32> = Phys::assume(Reg(173u16));
        /**`v84`: 32 bits of bank `vec`. Encoding 84, unit 84. Overlaps `v80x16`, `v80x8`, `v84x4`, `v84x2`.

In `b32`, `file_a`.*/
        pub const V84: Phys<super::B32> = Phys::assume(Reg(174u16));
        /**`v85`: 32 bits of bank `vec`. Encoding 85, unit 85. Overlaps `v80x16`, `v80x8`, `v84x4`, `v84x2`.

In `b32`, `file_a`.*/
        pub const V85: Phys<super::B32> = Phys::assume(Reg(175u16));
        /**`v86`: 32 bits of bank `vec`. Encoding 86, unit 86. Overlaps `v80x16`, `v80x8`, `v84x4`, `v86x2`.

In `b32`, `file_a`.*/
        pub const V86: Phys<super::B32> = Phys::assume(Reg(176u16));
        /**`v87`: 32 bits of bank `vec`. Encoding 87, unit 87. Overlaps `v80x16`, `v80x8`, `v84x4`, `v86x2`.

In `b32`, `file_a`.*/
        pub const V87: Phys<super::B32> = Phys::assume(Reg(177u16));
        /**`v88`: 32 bits of bank `vec`. Encoding 88, unit 88. Overlaps `v80x16`, `v88x8`, `v88x4`, `v88x2`.

In `b32`, `file_a`.*/
        pub const V88: Phys<super::B32> = Phys::assume(Reg(178u16));
        /**`v89`: 32 bits of bank `vec`. Encoding 89, unit 89. Overlaps `v80x16`, `v88x8`, `v88x4`, `v88x2`.

In `b32`, `file_a`.*/
        pub const V89: Phys<super::B32> = Phys::assume(Reg(179u16));
        /**`v90`: 32 bits of bank `vec`. Encoding 90, unit 90. Overlaps `v80x16`, `v88x8`, `v88x4`, `v90x2`.

In `b32`, `file_a`.*/
        pub const V90: Phys<super::B32> = Phys::assume(Reg(180u16));
        /**`v91`: 32 bits of bank `vec`. Encoding 91, unit 91. Overlaps `v80x16`, `v88x8`, `v88x4`, `v90x2`.

In `b32`, `file_a`.*/
        pub const V91: Phys<super::B32> = Phys::assume(Reg(181u16));
        /**`v92`: 32 bits of bank `vec`. Encoding 92, unit 92. Overlaps `v80x16`, `v88x8`, `v92x4`, `v92x2`.

In `b32`, `file_a`.*/
        pub const V92: Phys<super::B32> = Phys::assume(Reg(182u16));
        /**`v93`: 32 bits of bank `vec`. Encoding 93, unit 93. Overlaps `v80x16`, `v88x8`, `v92x4`, `v92x2`.

In `b32`, `file_a`.*/
        pub const V93: Phys<super::B32> = Phys::assume(Reg(183u16));
        /**`v94`: 32 bits of bank `vec`. Encoding 94, unit 94. Overlaps `v80x16`, `v88x8`, `v92x4`, `v94x2`.

In `b32`, `file_a`.*/
        pub const V94: Phys<super::B32> = Phys::assume(Reg(184u16));
        /**`v95`: 32 bits of bank `vec`. Encoding 95, unit 95. Overlaps `v80x16`, `v88x8`, `v92x4`, `v94x2`.

In `b32`, `file_a`.*/
        pub const V95: Phys<super::B32> = Phys::assume(Reg(185u16));
        /**`v96x16`: 512 bits of bank `vec`. Encoding 96, units 96-111. Overlaps `v96x8`, `v104x8`, `v96x4`, `v100x4`, `v104x4`, `v108x4`, `v96x2`, `v98x2`, `v100x2`, `v102x2`, `v104x2`, `v106x2`, `v108x2`, `v110x2`, `v96..=v111`.

In `b512`.*/
        pub const V96X16: Phys<super::B512> = Phys::assume(Reg(186u16));
        /**`v96x8`: 256 bits of bank `vec`. Encoding 96, units 96-103. Overlaps `v96x16`, `v96x4`, `v100x4`, `v96x2`, `v98x2`, `v100x2`, `v102x2`, `v96..=v103`.

In `b256`.*/
        pub const V96X8: Phys<super::B256> = Phys::assume(Reg(187u16));
        /**`v104x8`: 256 bits of bank `vec`. Encoding 104, units 104-111. Overlaps `v96x16`, `v104x4`, `v108x4`, `v104x2`, `v106x2`, `v108x2`, `v110x2`, `v104..=v111`.

In `b256`.*/
        pub const V104X8: Phys<super::B256> = Phys::assume(Reg(188u16));
        /**`v96x4`: 128 bits of bank `vec`. Encoding 96, units 96-99. Overlaps `v96x16`, `v96x8`, `v96x2`, `v98x2`, `v96..=v99`.

In `b128`.*/
        pub const V96X4: Phys<super::B128> = Phys::assume(Reg(189u16));
        /**`v100x4`: 128 bits of bank `vec`. Encoding 100, units 100-103. Overlaps `v96x16`, `v96x8`, `v100x2`, `v102x2`, `v100..=v103`.

In `b128`.*/
        pub const V100X4: Phys<super::B128> = Phys::assume(Reg(190u16));
        /**`v104x4`: 128 bits of bank `vec`. Encoding 104, units 104-107. Overlaps `v96x16`, `v104x8`, `v104x2`, `v106x2`, `v104..=v107`.

In `b128`.*/
        pub const V104X4: Phys<super::B128> = Phys::assume(Reg(191u16));
        /**`v108x4`: 128 bits of bank `vec`. Encoding 108, units 108-111. Overlaps `v96x16`, `v104x8`, `v108x2`, `v110x2`, `v108..=v111`.

In `b128`.*/
        pub const V108X4: Phys<super::B128> = Phys::assume(Reg(192u16));
        /**`v96x2`: 64 bits of bank `vec`. Encoding 96, units 96-97. Overlaps `v96x16`, `v96x8`, `v96x4`, `v96`, `v97`.

In `b64`.*/
        pub const V96X2: Phys<super::B64> = Phys::assume(Reg(193u16));
        /**`v98x2`: 64 bits of bank `vec`. Encoding 98, units 98-99. Overlaps `v96x16`, `v96x8`, `v96x4`, `v98`, `v99`.

In `b64`.*/
        pub const V98X2: Phys<super::B64> = Phys::assume(Reg(194u16));
        /**`v100x2`: 64 bits of bank `vec`. Encoding 100, units 100-101. Overlaps `v96x16`, `v96x8`, `v100x4`, `v100`, `v101`.

In `b64`.*/
        pub const V100X2: Phys<super::B64> = Phys::assume(Reg(195u16));
        /**`v102x2`: 64 bits of bank `vec`. Encoding 102, units 102-103. Overlaps `v96x16`, `v96x8`, `v100x4`, `v102`, `v103`.

In `b64`.*/
        pub const V102X2: Phys<super::B64> = Phys::assume(Reg(196u16));
        /**`v104x2`: 64 bits of bank `vec`. Encoding 104, units 104-105. Overlaps `v96x16`, `v104x8`, `v104x4`, `v104`, `v105`.

In `b64`.*/
        pub const V104X2: Phys<super::B64> = Phys::assume(Reg(197u16));
        /**`v106x2`: 64 bits of bank `vec`. Encoding 106, units 106-107. Overlaps `v96x16`, `v104x8`, `v104x4`, `v106`, `v107`.

In `b64`.*/
        pub const V106X2: Phys<super::B64> = Phys::assume(Reg(198u16));
        /**`v108x2`: 64 bits of bank `vec`. Encoding 108, units 108-109. Overlaps `v96x16`, `v104x8`, `v108x4`, `v108`, `v109`.

In `b64`.*/
        pub const V108X2: Phys<super::B64> = Phys::assume(Reg(199u16));
        /**`v110x2`: 64 bits of bank `vec`. Encoding 110, units 110-111. Overlaps `v96x16`, `v104x8`, `v108x4`, `v110`, `v111`.

In `b64`.*/
        pub const V110X2: Phys<super::B64> = Phys::assume(Reg(200u16));
        /**`v96`: 32 bits of bank `vec`. Encoding 96, unit 96. Overlaps `v96x16`, `v96x8`, `v96x4`, `v96x2`.

In `b32`, `file_a`.*/
        pub const V96: Phys<super::B32> = Phys::assume(Reg(201u16));
        /**`v97`: 32 bits of bank `vec`. Encoding 97, unit 97. Overlaps `v96x16`, `v96x8`, `v96x4`, `v96x2`.

In `b32`, `file_a`.*/
        pub const V97: Phys<super::B32> = Phys::assume(Reg(202u16));
        /**`v98`: 32 bits of bank `vec`. Encoding 98, unit 98. Overlaps `v96x16`, `v96x8`, `v96x4`, `v98x2`.

In `b32`, `file_a`.*/
        pub const V98: Phys<super::B32> = Phys::assume(Reg(203u16));
        /**`v99`: 32 bits of bank `vec`. Encoding 99, unit 99. Overlaps `v96x16`, `v96x8`, `v96x4`, `v98x2`.

In `b32`, `file_a`.*/
        pub const V99: Phys<super::B32> = Phys::assume(Reg(204u16));
        /**`v100`: 32 bits of bank `vec`. Encoding 100, unit 100. Overlaps `v96x16`, `v96x8`, `v100x4`, `v100x2`.

In `b32`, `file_a`.*/
        pub const V100: Phys<super::B32> = Phys::assume(Reg(205u16));
        /**`v101`: 32 bits of bank `vec`. Encoding 101, unit 101. Overlaps `v96x16`, `v96x8`, `v100x4`, `v100x2`.

In `b32`, `file_a`.*/
        pub const V101: Phys<super::B32> = Phys::assume(Reg(206u16));
        /**`v102`: 32 bits of bank `vec`. Encoding 102, unit 102. Overlaps `v96x16`, `v96x8`, `v100x4`, `v102x2`.

In `b32`, `file_a`.*/
        pub const V102: Phys<super::B32> = Phys::assume(Reg(207u16));
        /**`v103`: 32 bits of bank `vec`. Encoding 103, unit 103. Overlaps `v96x16`, `v96x8`, `v100x4`, `v102x2`.

In `b32`, `file_a`.*/
        pub const V103: Phys<super::B32> = Phys::assume(Reg(208u16));
        /**`v104`: 32 bits of bank `vec`. Encoding 104, unit 104. Overlaps `v96x16`, `v104x8`, `v104x4`, `v104x2`.

In `b32`, `file_a`.*/
        pub const V104: Phys<super::B32> = Phys::assume(Reg(209u16));
        /**`v105`: 32 bits of bank `vec`. Encoding 105, unit 105. Overlaps `v96x16`, `v104x8`, `v104x4`, `v104x2`.

In `b32`, `file_a`.*/
        pub const V105: Phys<super::B32> = Phys::assume(Reg(210u16));
        /**`v106`: 32 bits of bank `vec`. Encoding 106, unit 106. Overlaps `v96x16`, `v104x8`, `v104x4`, `v106x2`.

In `b32`, `file_a`.*/
        pub const V106: Phys<super::B32> = Phys::assume(Reg(211u16));
        /**`v107`: 32 bits of bank `vec`. Encoding 107, unit 107. Overlaps `v96x16`, `v104x8`, `v104x4`, `v106x2`.

In `b32`, `file_a`.*/
        pub const V107: Phys<super::B32> = Phys::assume(Reg(212u16));
        /**`v108`: 32 bits of bank `vec`. Encoding 108, unit 108. Overlaps `v96x16`, `v104x8`, `v108x4`, `v108x2`.

In `b32`, `file_a`.*/
        pub const V108: Phys<super::B32> = Phys::assume(Reg(213u16));
        /**`v109`: 32 bits of bank `vec`. Encoding 109, unit 109. Overlaps `v96x16`, `v104x8`, `v108x4`, `v108x2`.

In `b32`, `file_a`.*/
        pub const V109: Phys<super::B32> = Phys::assume(Reg(214u16));
        /**`v110`: 32 bits of bank `vec`. Encoding 110, unit 110. Overlaps `v96x16`, `v104x8`, `v108x4`, `v110x2`.

In `b32`, `file_a`.*/
        pub const V110: Phys<super::B32> = Phys::assume(Reg(215u16));
        /**`v111`: 32 bits of bank `vec`. Encoding 111, unit 111. Overlaps `v96x16`, `v104x8`, `v108x4`, `v110x2`.

In `b32`, `file_a`.*/
        pub const V111: Phys<super::B32> = Phys::assume(Reg(216u16));
        /**`v112x16`: 512 bits of bank `vec`. Encoding 112, units 112-127. Overlaps `v112x8`, `v120x8`, `v112x4`, `v116x4`, `v120x4`, `v124x4`, `v112x2`, `v114x2`, `v116x2`, `v118x2`, `v120x2`, `v122x2`, `v124x2`, `v126x2`, `v112..=v127`.

In `b512`.*/
        pub const V112X16: Phys<super::B512> = Phys::assume(Reg(217u16));
        /**`v112x8`: 256 bits of bank `vec`. Encoding 112, units 112-119. Overlaps `v112x16`, `v112x4`, `v116x4`, `v112x2`, `v114x2`, `v116x2`, `v118x2`, `v112..=v119`.

In `b256`.*/
        pub const V112X8: Phys<super::B256> = Phys::assume(Reg(218u16));
        /**`v120x8`: 256 bits of bank `vec`. Encoding 120, units 120-127. Overlaps `v112x16`, `v120x4`, `v124x4`, `v120x2`, `v122x2`, `v124x2`, `v126x2`, `v120..=v127`.

In `b256`.*/
        pub const V120X8: Phys<super::B256> = Phys::assume(Reg(219u16));
        /**`v112x4`: 128 bits of bank `vec`. Encoding 112, units 112-115. Overlaps `v112x16`, `v112x8`, `v112x2`, `v114x2`, `v112..=v115`.

In `b128`.*/
        pub const V112X4: Phys<super::B128> = Phys::assume(Reg(220u16));
        /**`v116x4`: 128 bits of bank `vec`. Encoding 116, units 116-119. Overlaps `v112x16`, `v112x8`, `v116x2`, `v118x2`, `v116..=v119`.

In `b128`.*/
        pub const V116X4: Phys<super::B128> = Phys::assume(Reg(221u16));
        /**`v120x4`: 128 bits of bank `vec`. Encoding 120, units 120-123. Overlaps `v112x16`, `v120x8`, `v120x2`, `v122x2`, `v120..=v123`.

In `b128`.*/
        pub const V120X4: Phys<super::B128> = Phys::assume(Reg(222u16));
        /**`v124x4`: 128 bits of bank `vec`. Encoding 124, units 124-127. Overlaps `v112x16`, `v120x8`, `v124x2`, `v126x2`, `v124..=v127`.

In `b128`.*/
        pub const V124X4: Phys<super::B128> = Phys::assume(Reg(223u16));
        /**`v112x2`: 64 bits of bank `vec`. Encoding 112, units 112-113. Overlaps `v112x16`, `v112x8`, `v112x4`, `v112`, `v113`.

In `b64`.*/
        pub const V112X2: Phys<super::B64> = Phys::assume(Reg(224u16));
        /**`v114x2`: 64 bits of bank `vec`. Encoding 114, units 114-115. Overlaps `v112x16`, `v112x8`, `v112x4`, `v114`, `v115`.

In `b64`.*/
        pub const V114X2: Phys<super::B64> = Phys::assume(Reg(225u16));
        /**`v116x2`: 64 bits of bank `vec`. Encoding 116, units 116-117. Overlaps `v112x16`, `v112x8`, `v116x4`, `v116`, `v117`.

In `b64`.*/
        pub const V116X2: Phys<super::B64> = Phys::assume(Reg(226u16));
        /**`v118x2`: 64 bits of bank `vec`. Encoding 118, units 118-119. Overlaps `v112x16`, `v112x8`, `v116x4`, `v118`, `v119`.

In `b64`.*/
        pub const V118X2: Phys<super::B64> = Phys::assume(Reg(227u16));
        /**`v120x2`: 64 bits of bank `vec`. Encoding 120, units 120-121. Overlaps `v112x16`, `v120x8`, `v120x4`, `v120`, `v121`.

In `b64`.*/
        pub const V120X2: Phys<super::B64> = Phys::assume(Reg(228u16));
        /**`v122x2`: 64 bits of bank `vec`. Encoding 122, units 122-123. Overlaps `v112x16`, `v120x8`, `v120x4`, `v122`, `v123`.

In `b64`.*/
        pub const V122X2: Phys<super::B64> = Phys::assume(Reg(229u16));
        /**`v124x2`: 64 bits of bank `vec`. Encoding 124, units 124-125. Overlaps `v112x16`, `v120x8`, `v124x4`, `v124`, `v125`.

In `b64`.*/
        pub const V124X2: Phys<super::B64> = Phys::assume(Reg(230u16));
        /**`v126x2`: 64 bits of bank `vec`. Encoding 126, units 126-127. Overlaps `v112x16`, `v120x8`, `v124x4`, `v126`, `v127`.

In `b64`.*/
        pub const V126X2: Phys<super::B64> = Phys::assume(Reg(231u16));
        /**`v112`: 32 bits of bank `vec`. Encoding 112, unit 112. Overlaps `v112x16`, `v112x8`, `v112x4`, `v112x2`.

In `b32`, `file_a`.*/
        pub const V112: Phys<super::B32> = Phys::assume(Reg(232u16));
        /**`v113`: 32 bits of bank `vec`. Encoding 113, unit 113. Overlaps `v112x16`, `v112x8`, `v112x4`, `v112x2`.

In `b32`, `file_a`.*/
        pub const V113: Phys<super::B32> = Phys::assume(Reg(233u16));
        /**`v114`: 32 bits of bank `vec`. Encoding 114, unit 114. Overlaps `v112x16`, `v112x8`, `v112x4`, `v114x2`.

In `b32`, `file_a`.*/
        pub const V114: Phys<super::B32> = Phys::assume(Reg(234u16));
        /**`v115`: 32 bits of bank `vec`. Encoding 115, unit 115. Overlaps `v112x16`, `v112x8`, `v112x4`, `v114x2`.

In `b32`, `file_a`.*/
        pub const V115: Phys<super::B32> = Phys::assume(Reg(235u16));
        /**`v116`: 32 bits of bank `vec`. Encoding 116, unit 116. Overlaps `v112x16`, `v112x8`, `v116x4`, `v116x2`.

In `b32`, `file_a`.*/
        pub const V116: Phys<super::B32> = Phys::assume(Reg(236u16));
        /**`v117`: 32 bits of bank `vec`. Encoding 117, unit 117. Overlaps `v112x16`, `v112x8`, `v116x4`, `v116x2`.

In `b32`, `file_a`.*/
        pub const V117: Phys<super::B32> = Phys::assume(Reg(237u16));
        /**`v118`: 32 bits of bank `vec`. Encoding 118, unit 118. Overlaps `v112x16`, `v112x8`, `v116x4`, `v118x2`.

In `b32`, `file_a`.*/
        pub const V118: Phys<super::B32> = Phys::assume(Reg(238u16));
        /**`v119`: 32 bits of bank `vec`. Encoding 119, unit 119. Overlaps `v112x16`, `v112x8`, `v116x4`, `v118x2`.

In `b32`, `file_a`.*/
        pub const V119: Phys<super::B32> = Phys::assume(Reg(239u16));
        /**`v120`: 32 bits of bank `vec`. Encoding 120, unit 120. Overlaps `v112x16`, `v120x8`, `v120x4`, `v120x2`.

In `b32`, `file_a`.*/
        pub const V120: Phys<super::B32> = Phys::assume(Reg(240u16));
        /**`v121`: 32 bits of bank `vec`. Encoding 121, unit 121. Overlaps `v112x16`, `v120x8`, `v120x4`, `v120x2`.

In `b32`, `file_a`.*/
        pub const V121: Phys<super::B32> = Phys::assume(Reg(241u16));
        /**`v122`: 32 bits of bank `vec`. Encoding 122, unit 122. Overlaps `v112x16`, `v120x8`, `v120x4`, `v122x2`.

In `b32`, `file_a`.*/
        pub const V122: Phys<super::B32> = Phys::assume(Reg(242u16));
        /**`v123`: 32 bits of bank `vec`. Encoding 123, unit 123. Overlaps `v112x16`, `v120x8`, `v120x4`, `v122x2`.

In `b32`, `file_a`.*/
        pub const V123: Phys<super::B32> = Phys::assume(Reg(243u16));
        /**`v124`: 32 bits of bank `vec`. Encoding 124, unit 124. Overlaps `v112x16`, `v120x8`, `v124x4`, `v124x2`.

In `b32`, `file_a`.*/
        pub const V124: Phys<super::B32> = Phys::assume(Reg(244u16));
        /**`v125`: 32 bits of bank `vec`. Encoding 125, unit 125. Overlaps `v112x16`, `v120x8`, `v124x4`, `v124x2`.

In `b32`, `file_a`.*/
        pub const V125: Phys<super::B32> = Phys::assume(Reg(245u16));
        /**`v126`: 32 bits of bank `vec`. Encoding 126, unit 126. Overlaps `v112x16`, `v120x8`, `v124x4`, `v126x2`.

In `b32`, `file_a`.*/
        pub const V126: Phys<super::B32> = Phys::assume(Reg(246u16));
        /**`v127`: 32 bits of bank `vec`. Encoding 127, unit 127. Overlaps `v112x16`, `v120x8`, `v124x4`, `v126x2`.

In `b32`, `file_a`.*/
        pub const V127: Phys<super::B32> = Phys::assume(Reg(247u16));
        /**`v128x16`: 512 bits of bank `vec`. Encoding 128, units 128-143. Overlaps `v128x8`, `v136x8`, `v128x4`, `v132x4`, `v136x4`, `v140x4`, `v128x2`, `v130x2`, `v132x2`, `v134x2`, `v136x2`, `v138x2`, `v140x2`, `v142x2`, `v128..=v143`.

In `b512`.*/
        pub const V128X16: Phys<super::B512> = Phys::assume(Reg(248u16));
        /**`v128x8`: 256 bits of bank `vec`. Encoding 128, units 128-135. Overlaps `v128x16`, `v128x4`, `v132x4`, `v128x2`, `v130x2`, `v132x2`, `v134x2`, `v128..=v135`.

In `b256`.*/
        pub const V128X8: Phys<super::B256> = Phys::assume(Reg(249u16));
        /**`v136x8`: 256 bits of bank `vec`. Encoding 136, units 136-143. Overlaps `v128x16`, `v136x4`, `v140x4`, `v136x2`, `v138x2`, `v140x2`, `v142x2`, `v136..=v143`.

In `b256`.*/
        pub const V136X8: Phys<super::B256> = Phys::assume(Reg(250u16));
        /**`v128x4`: 128 bits of bank `vec`. Encoding 128, units 128-131. Overlaps `v128x16`, `v128x8`, `v128x2`, `v130x2`, `v128..=v131`.

In `b128`.*/
        pub const V128X4: Phys<super::B128> = Phys::assume(Reg(251u16));
        /**`v132x4`: 128 bits of bank `vec`. Encoding 132, units 132-135. Overlaps `v128x16`, `v128x8`, `v132x2`, `v134x2`, `v132..=v135`.

In `b128`.*/
        pub const V132X4: Phys<super::B128> = Phys::assume(Reg(252u16));
        /**`v136x4`: 128 bits of bank `vec`. Encoding 136, units 136-139. Overlaps `v128x16`, `v136x8`, `v136x2`, `v138x2`, `v136..=v139`.

In `b128`.*/
        pub const V136X4: Phys<super::B128> = Phys::assume(Reg(253u16));
        /**`v140x4`: 128 bits of bank `vec`. Encoding 140, units 140-143. Overlaps `v128x16`, `v136x8`, `v140x2`, `v142x2`, `v140..=v143`.

In `b128`.*/
        pub const V140X4: Phys<super::B128> = Phys::assume(Reg(254u16));
        /**`v128x2`: 64 bits of bank `vec`. Encoding 128, units 128-129. Overlaps `v128x16`, `v128x8`, `v128x4`, `v128`, `v129`.

In `b64`.*/
        pub const V128X2: Phys<super::B64> = Phys::assume(Reg(255u16));
        /**`v130x2`: 64 bits of bank `vec`. Encoding 130, units 130-131. Overlaps `v128x16`, `v128x8`, `v128x4`, `v130`, `v131`.

In `b64`.*/
        pub const V130X2: Phys<super::B64> = Phys::assume(Reg(256u16));
        /**`v132x2`: 64 bits of bank `vec`. Encoding 132, units 132-133. Overlaps `v128x16`, `v128x8`, `v132x4`, `v132`, `v133`.

In `b64`.*/
        pub const V132X2: Phys<super::B64> = Phys::assume(Reg(257u16));
        /**`v134x2`: 64 bits of bank `vec`. Encoding 134, units 134-135. Overlaps `v128x16`, `v128x8`, `v132x4`, `v134`, `v135`.

In `b64`.*/
        pub const V134X2: Phys<super::B64> = Phys::assume(Reg(258u16));
        /**`v136x2`: 64 bits of bank `vec`. Encoding 136, units 136-137. Overlaps `v128x16`, `v136x8`, `v136x4`, `v136`, `v137`.

In `b64`.*/
        pub const V136X2: Phys<super::B64> = Phys::assume(Reg(259u16));
        /**`v138x2`: 64 bits of bank `vec`. Encoding 138, units 138-139. Overlaps `v128x16`, `v136x8`, `v136x4`, `v138`, `v139`.

In `b64`.*/
        pub const V138X2: Phys<super::B64> = Phys::assume(Reg(260u16));
        /**`v140x2`: 64 bits of bank `vec`. Encoding 140, units 140-141. Overlaps `v128x16`, `v136x8`, `v140x4`, `v140`, `v141`.

In `b64`.*/
        pub const V140X2: Phys<super::B64> = Phys::assume(Reg(261u16));
        /**`v142x2`: 64 bits of bank `vec`. Encoding 142, units 142-143. Overlaps `v128x16`, `v136x8`, `v140x4`, `v142`, `v143`.

In `b64`.*/
        pub const V142X2: Phys<super::B64> = Phys::assume(Reg(262u16));
        /**`v128`: 32 bits of bank `vec`. Encoding 128, unit 128. Overlaps `v128x16`, `v128x8`, `v128x4`, `v128x2`.

In `b32`, `file_b`.*/
        pub const V128: Phys<super::B32> = Phys::assume(Reg(263u16));
        /**`v129`: 32 bits of bank `vec`. Encoding 129, unit 129. Overlaps `v128x16`, `v128x8`, `v128x4`, `v128x2`.

In `b32`, `file_b`.*/
        pub const V129: Phys<super::B32> = Phys::assume(Reg(264u16));
        /**`v130`: 32 bits of bank `vec`. Encoding 130, unit 130. Overlaps `v128x16`, `v128x8`, `v128x4`, `v130x2`.

In `b32`, `file_b`.*/
        pub const V130: Phys<super::B32> = Phys::assume(Reg(265u16));
        /**`v131`: 32 bits of bank `vec`. Encoding 131, unit 131. Overlaps `v128x16`, `v128x8`, `v128x4`, `v130x2`.

In `b32`, `file_b`.*/
        pub const V131: Phys<super::B32> = Phys::assume(Reg(266u16));
        /**`v132`: 32 bits of bank `vec`. Encoding 132, unit 132. Overlaps `v128x16`, `v128x8`, `v132x4`, `v132x2`.

In `b32`, `file_b`.*/
        pub const V132: Phys<super::B32> = Phys::assume(Reg(267u16));
        /**`v133`: 32 bits of bank `vec`. Encoding 133, unit 133. Overlaps `v128x16`, `v128x8`, `v132x4`, `v132x2`.

In `b32`, `file_b`.*/
        pub const V133: Phys<super::B32> = Phys::assume(Reg(268u16));
        /**`v134`: 32 bits of bank `vec`. Encoding 134, unit 134. Overlaps `v128x16`, `v128x8`, `v132x4`, `v134x2`.

In `b32`, `file_b`.*/
        pub const V134: Phys<super::B32> = Phys::assume(Reg(269u16));
        /**`v135`: 32 bits of bank `vec`. Encoding 135, unit 135. Overlaps `v128x16`, `v128x8`, `v132x4`, `v134x2`.

In `b32`, `file_b`.*/
        pub const V135: Phys<super::B32> = Phys::assume(Reg(270u16));
        /**`v136`: 32 bits of bank `vec`. Encoding 136, unit 136. Overlaps `v128x16`, `v136x8`, `v136x4`, `v136x2`.

In `b32`, `file_b`.*/
        pub const V136: Phys<super::B32> = Phys::assume(Reg(271u16));
        /**`v137`: 32 bits of bank `vec`. Encoding 137, unit 137. Overlaps `v128x16`, `v136x8`, `v136x4`, `v136x2`.

In `b32`, `file_b`.*/
        pub const V137: Phys<super::B32> = Phys::assume(Reg(272u16));
        /**`v138`: 32 bits of bank `vec`. Encoding 138, unit 138. Overlaps `v128x16`, `v136x8`, `v136x4`, `v138x2`.

In `b32`, `file_b`.*/
        pub const V138: Phys<super::B32> = Phys::assume(Reg(273u16));
        /**`v139`: 32 bits of bank `vec`. Encoding 139, unit 139. Overlaps `v128x16`, `v136x8`, `v136x4`, `v138x2`.

In `b32`, `file_b`.*/
        pub const V139: Phys<super::B32> = Phys::assume(Reg(274u16));
        /**`v140`: 32 bits of bank `vec`. Encoding 140, unit 140. Overlaps `v128x16`, `v136x8`, `v140x4`, `v140x2`.

In `b32`, `file_b`.*/
        pub const V140: Phys<super::B32> = Phys::assume(Reg(275u16));
        /**`v141`: 32 bits of bank `vec`. Encoding 141, unit 141. Overlaps `v128x16`, `v136x8`, `v140x4`, `v140x2`.

In `b32`, `file_b`.*/
        pub const V141: Phys<super::B32> = Phys::assume(Reg(276u16));
        /**`v142`: 32 bits of bank `vec`. Encoding 142, unit 142. Overlaps `v128x16`, `v136x8`, `v140x4`, `v142x2`.

In `b32`, `file_b`.*/
        pub const V142: Phys<super::B32> = Phys::assume(Reg(277u16));
        /**`v143`: 32 bits of bank `vec`. Encoding 143, unit 143. Overlaps `v128x16`, `v136x8`, `v140x4`, `v142x2`.

In `b32`, `file_b`.*/
        pub const V143: Phys<super::B32> = Phys::assume(Reg(278u16));
        /**`v144x16`: 512 bits of bank `vec`. Encoding 144, units 144-159. Overlaps `v144x8`, `v152x8`, `v144x4`, `v148x4`, `v152x4`, `v156x4`, `v144x2`, `v146x2`, `v148x2`, `v150x2`, `v152x2`, `v154x2`, `v156x2`, `v158x2`, `v144..=v159`.

In `b512`.*/
        pub const V144X16: Phys<super::B512> = Phys::assume(Reg(279u16));
        /**`v144x8`: 256 bits of bank `vec`. Encoding 144, units 144-151. Overlaps `v144x16`, `v144x4`, `v148x4`, `v144x2`, `v146x2`, `v148x2`, `v150x2`, `v144..=v151`.

In `b256`.*/
        pub const V144X8: Phys<super::B256> = Phys::assume(Reg(280u16));
        /**`v152x8`: 256 bits of bank `vec`. Encoding 152, units 152-159. Overlaps `v144x16`, `v152x4`, `v156x4`, `v152x2`, `v154x2`, `v156x2`, `v158x2`, `v152..=v159`.

In `b256`.*/
        pub const V152X8: Phys<super::B256> = Phys::assume(Reg(281u16));
        /**`v144x4`: 128 bits of bank `vec`. Encoding 144, units 144-147. Overlaps `v144x16`, `v144x8`, `v144x2`, `v146x2`, `v144..=v147`.

In `b128`.*/
        pub const V144X4: Phys<super::B128> = Phys::assume(Reg(282u16));
        /**`v148x4`: 128 bits of bank `vec`. Encoding 148, units 148-151. Overlaps `v144x16`, `v144x8`, `v148x2`, `v150x2`, `v148..=v151`.

In `b128`.*/
        pub const V148X4: Phys<super::B128> = Phys::assume(Reg(283u16));
        /**`v152x4`: 128 bits of bank `vec`. Encoding 152, units 152-155. Overlaps `v144x16`, `v152x8`, `v152x2`, `v154x2`, `v152..=v155`.

In `b128`.*/
        pub const V152X4: Phys<super::B128> = Phys::assume(Reg(284u16));
        /**`v156x4`: 128 bits of bank `vec`. Encoding 156, units 156-159. Overlaps `v144x16`, `v152x8`, `v156x2`, `v158x2`, `v156..=v159`.

In `b128`.*/
        pub const V156X4: Phys<super::B128> = Phys::assume(Reg(285u16));
        /**`v144x2`: 64 bits of bank `vec`. Encoding 144, units 144-145. Overlaps `v144x16`, `v144x8`, `v144x4`, `v144`, `v145`.

In `b64`.*/
        pub const V144X2: Phys<super::B64> = Phys::assume(Reg(286u16));
        /**`v146x2`: 64 bits of bank `vec`. Encoding 146, units 146-147. Overlaps `v144x16`, `v144x8`, `v144x4`, `v146`, `v147`.

In `b64`.*/
        pub const V146X2: Phys<super::B64> = Phys::assume(Reg(287u16));
        /**`v148x2`: 64 bits of bank `vec`. Encoding 148, units 148-149. Overlaps `v144x16`, `v144x8`, `v148x4`, `v148`, `v149`.

In `b64`.*/
        pub const V148X2: Phys<super::B64> = Phys::assume(Reg(288u16));
        /**`v150x2`: 64 bits of bank `vec`. Encoding 150, units 150-151. Overlaps `v144x16`, `v144x8`, `v148x4`, `v150`, `v151`.

In `b64`.*/
        pub const V150X2: Phys<super::B64> = Phys::assume(Reg(289u16));
        /**`v152x2`: 64 bits of bank `vec`. Encoding 152, units 152-153. Overlaps `v144x16`, `v152x8`, `v152x4`, `v152`, `v153`.

In `b64`.*/
        pub const V152X2: Phys<super::B64> = Phys::assume(Reg(290u16));
        /**`v154x2`: 64 bits of bank `vec`. Encoding 154, units 154-155. Overlaps `v144x16`, `v152x8`, `v152x4`, `v154`, `v155`.

In `b64`.*/
        pub const V154X2: Phys<super::B64> = Phys::assume(Reg(291u16));
        /**`v156x2`: 64 bits of bank `vec`. Encoding 156, units 156-157. Overlaps `v144x16`, `v152x8`, `v156x4`, `v156`, `v157`.

In `b64`.*/
        pub const V156X2: Phys<super::B64> = Phys::assume(Reg(292u16));
        /**`v158x2`: 64 bits of bank `vec`. Encoding 158, units 158-159. Overlaps `v144x16`, `v152x8`, `v156x4`, `v158`, `v159`.

In `b64`.*/
        pub const V158X2: Phys<super::B64> = Phys::assume(Reg(293u16));
        /**`v144`: 32 bits of bank `vec`. Encoding 144, unit 144. Overlaps `v144x16`, `v144x8`, `v144x4`, `v144x2`.

In `b32`, `file_b`.*/
        pub const V144: Phys<super::B32> = Phys::assume(Reg(294u16));
        /**`v145`: 32 bits of bank `vec`. Encoding 145, unit 145. Overlaps `v144x16`, `v144x8`, `v144x4`, `v144x2`.

In `b32`, `file_b`.*/
        pub const V145: Phys<super::B32> = Phys::assume(Reg(295u16));
        /**`v146`: 32 bits of bank `vec`. Encoding 146, unit 146. Overlaps `v144x16`, `v144x8`, `v144x4`, `v146x2`.

In `b32`, `file_b`.*/
        pub const V146: Phys<super::B32> = Phys::assume(Reg(296u16));
        /**`v147`: 32 bits of bank `vec`. Encoding 147, unit 147. Overlaps `v144x16`, `v144x8`, `v144x4`, `v146x2`.

In `b32`, `file_b`.*/
        pub const V147: Phys<super::B32> = Phys::assume(Reg(297u16));
        /**`v148`: 32 bits of bank `vec`. Encoding 148, unit 148. Overlaps `v144x16`, `v144x8`, `v148x4`, `v148x2`.

In `b32`, `file_b`.*/
        pub const V148: Phys<super::B32> = Phys::assume(Reg(298u16));
        /**`v149`: 32 bits of bank `vec`. Encoding 149, unit 149. Overlaps `v144x16`, `v144x8`, `v148x4`, `v148x2`.

In `b32`, `file_b`.*/
        pub const V149: Phys<super::B32> = Phys::assume(Reg(299u16));
        /**`v150`: 32 bits of bank `vec`. Encoding 150, unit 150. Overlaps `v144x16`, `v144x8`, `v148x4`, `v150x2`.

In `b32`, `file_b`.*/
        pub const V150: Phys<super::B32> = Phys::assume(Reg(300u16));
        /**`v151`: 32 bits of bank `vec`. Encoding 151, unit 151. Overlaps `v144x16`, `v144x8`, `v148x4`, `v150x2`.

In `b32`, `file_b`.*/
        pub const V151: Phys<super::B32> = Phys::assume(Reg(301u16));
        /**`v152`: 32 bits of bank `vec`. Encoding 152, unit 152. Overlaps `v144x16`, `v152x8`, `v152x4`, `v152x2`.

In `b32`, `file_b`.*/
        pub const V152: Phys<super::B32> = Phys::assume(Reg(302u16));
        /**`v153`: 32 bits of bank `vec`. Encoding 153, unit 153. Overlaps `v144x16`, `v152x8`, `v152x4`, `v152x2`.

In `b32`, `file_b`.*/
        pub const V153: Phys<super::B32> = Phys::assume(Reg(303u16));
        /**`v154`: 32 bits of bank `vec`. Encoding 154, unit 154. Overlaps `v144x16`, `v152x8`, `v152x4`, `v154x2`.

In `b32`, `file_b`.*/
        pub const V154: Phys<super::B32> = Phys::assume(Reg(304u16));
        /**`v155`: 32 bits of bank `vec`. Encoding 155, unit 155. Overlaps `v144x16`, `v152x8`, `v152x4`, `v154x2`.

In `b32`, `file_b`.*/
        pub const V155: Phys<super::B32> = Phys::assume(Reg(305u16));
        /**`v156`: 32 bits of bank `vec`. Encoding 156, unit 156. Overlaps `v144x16`, `v152x8`, `v156x4`, `v156x2`.

In `b32`, `file_b`.*/
        pub const V156: Phys<super::B32> = Phys::assume(Reg(306u16));
        /**`v157`: 32 bits of bank `vec`. Encoding 157, unit 157. Overlaps `v144x16`, `v152x8`, `v156x4`, `v156x2`.

In `b32`, `file_b`.*/
        pub const V157: Phys<super::B32> = Phys::assume(Reg(307u16));
        /**`v158`: 32 bits of bank `vec`. Encoding 158, unit 158. Overlaps `v144x16`, `v152x8`, `v156x4`, `v158x2`.

In `b32`, `file_b`.*/
        pub const V158: Phys<super::B32> = Phys::assume(Reg(308u16));
        /**`v159`: 32 bits of bank `vec`. Encoding 159, unit 159. Overlaps `v144x16`, `v152x8`, `v156x4`, `v158x2`.

In `b32`, `file_b`.*/
        pub const V159: Phys<super::B32> = Phys::assume(Reg(309u16));
        /**`v160x16`: 512 bits of bank `vec`. Encoding 160, units 160-175. Overlaps `v160x8`, `v168x8`, `v160x4`, `v164x4`, `v168x4`, `v172x4`, `v160x2`, `v162x2`, `v164x2`, `v166x2`, `v168x2`, `v170x2`, `v172x2`, `v174x2`, `v160..=v175`.

In `b512`.*/
        pub const V160X16: Phys<super::B512> = Phys::assume(Reg(310u16));
        /**`v160x8`: 256 bits of bank `vec`. Encoding 160, units 160-167. Overlaps `v160x16`, `v160x4`, `v164x4`, `v160x2`, `v162x2`, `v164x2`, `v166x2`, `v160..=v167`.

In `b256`.*/
        pub const V160X8: Phys<super::B256> = Phys::assume(Reg(311u16));
        /**`v168x8`: 256 bits of bank `vec`. Encoding 168, units 168-175. Overlaps `v160x16`, `v168x4`, `v172x4`, `v168x2`, `v170x2`, `v172x2`, `v174x2`, `v168..=v175`.

In `b256`.*/
        pub const V168X8: Phys<super::B256> = Phys::assume(Reg(312u16));
        /**`v160x4`: 128 bits of bank `vec`. Encoding 160, units 160-163. Overlaps `v160x16`, `v160x8`, `v160x2`, `v162x2`, `v160..=v163`.

In `b128`.*/
        pub const V160X4: Phys<super::B128> = Phys::assume(Reg(313u16));
        /**`v164x4`: 128 bits of bank `vec`. Encoding 164, units 164-167. Overlaps `v160x16`, `v160x8`, `v164x2`, `v166x2`, `v164..=v167`.

In `b128`.*/
        pub const V164X4: Phys<super::B128> = Phys::assume(Reg(314u16));
        /**`v168x4`: 128 bits of bank `vec`. Encoding 168, units 168-171. Overlaps `v160x16`, `v168x8`, `v168x2`, `v170x2`, `v168..=v171`.

In `b128`.*/
        pub const V168X4: Phys<super::B128> = Phys::assume(Reg(315u16));
        /**`v172x4`: 128 bits of bank `vec`. Encoding 172, units 172-175. Overlaps `v160x16`, `v168x8`, `v172x2`, `v174x2`, `v172..=v175`.

In `b128`.*/
        pub const V172X4: Phys<super::B128> = Phys::assume(Reg(316u16));
        /**`v160x2`: 64 bits of bank `vec`. Encoding 160, units 160-161. Overlaps `v160x16`, `v160x8`, `v160x4`, `v160`, `v161`.

In `b64`.*/
        pub const V160X2: Phys<super::B64> = Phys::assume(Reg(317u16));
        /**`v162x2`: 64 bits of bank `vec`. Encoding 162, units 162-163. Overlaps `v160x16`, `v160x8`, `v160x4`, `v162`, `v163`.

In `b64`.*/
        pub const V162X2: Phys<super::B64> = Phys::assume(Reg(318u16));
        /**`v164x2`: 64 bits of bank `vec`. Encoding 164, units 164-165. Overlaps `v160x16`, `v160x8`, `v164x4`, `v164`, `v165`.

In `b64`.*/
        pub const V164X2: Phys<super::B64> = Phys::assume(Reg(319u16));
        /**`v166x2`: 64 bits of bank `vec`. Encoding 166, units 166-167. Overlaps `v160x16`, `v160x8`, `v164x4`, `v166`, `v167`.

In `b64`.*/
        pub const V166X2: Phys<super::B64> = Phys::assume(Reg(320u16));
        /**`v168x2`: 64 bits of bank `vec`. Encoding 168, units 168-169. Overlaps `v160x16`, `v168x8`, `v168x4`, `v168`, `v169`.

In `b64`.*/
        pub const V168X2: Phys<super::B64> = Phys::assume(Reg(321u16));
        /**`v170x2`: 64 bits of bank `vec`. Encoding 170, units 170-171. Overlaps `v160x16`, `v168x8`, `v168x4`, `v170`, `v171`.

In `b64`.*/
        pub const V170X2: Phys<super::B64> = Phys::assume(Reg(322u16));
        /**`v172x2`: 64 bits of bank `vec`. Encoding 172, units 172-173. Overlaps `v160x16`, `v168x8`, `v172x4`, `v172`, `v173`.

In `b64`.*/
        pub const V172X2: Phys<super::B64> = Phys::assume(Reg(323u16));
        /**`v174x2`: 64 bits of bank `vec`. Encoding 174, units 174-175. Overlaps `v160x16`, `v168x8`, `v172x4`, `v174`, `v175`.

In `b64`.*/
        pub const V174X2: Phys<super::B64> = Phys::assume(Reg(324u16));
        /**`v160`: 32 bits of bank `vec`. Encoding 160, unit 160. Overlaps `v160x16`, `v160x8`, `v160x4`, `v160x2`.

In `b32`, `file_b`.*/
        pub const V160: Phys<super::B32> = Phys::assume(Reg(325u16));
        /**`v161`: 32 bits of bank `vec`. Encoding 161, unit 161. Overlaps `v160x16`, `v160x8`, `v160x4`, `v160x2`.

In `b32`, `file_b`.*/
        pub const V161: Phys<super::B32> = Phys::assume(Reg(326u16));
        /**`v162`: 32 bits of bank `vec`. Encoding 162, unit 162. Overlaps `v160x16`, `v160x8`, `v160x4`, `v162x2`.

In `b32`, `file_b`.*/
        pub const V162: Phys<super::B32> = Phys::assume(Reg(327u16));
        /**`v163`: 32 bits of bank `vec`. Encoding 163, unit 163. Overlaps `v160x16`, `v160x8`, `v160x4`, `v162x2`.

In `b32`, `file_b`.*/
        pub const V163: Phys<super::B32> = Phys::assume(Reg(328u16));
        /**`v164`: 32 bits of bank `vec`. Encoding 164, unit 164. Overlaps `v160x16`, `v160x8`, `v164x4`, `v164x2`.

In `b32`, `file_b`.*/
        pub const V164: Phys<super::B32> = Phys::assume(Reg(329u16));
        /**`v165`: 32 bits of bank `vec`. Encoding 165, unit 165. Overlaps `v160x16`, `v160x8`, `v164x4`, `v164x2`.

In `b32`, `file_b`.*/
        pub const V165: Phys<super::B32> = Phys::assume(Reg(330u16));
        /**`v166`: 32 bits of bank `vec`. Encoding 166, unit 166. Overlaps `v160x16`, `v160x8`, `v164x4`, `v166x2`.

In `b32`, `file_b`.*/
        pub const V166: Phys<super::B32> = Phys::assume(Reg(331u16));
        /**`v167`: 32 bits of bank `vec`. Encoding 167, unit 167. Overlaps `v160x16`, `v160x8`, `v164x4`, `v166x2`.

In `b32`, `file_b`.*/
        pub const V167: Phys<super::B32> = Phys::assume(Reg(332u16));
        /**`v168`: 32 bits of bank `vec`. Encoding 168, unit 168. Overlaps `v160x16`, `v168x8`, `v168x4`, `v168x2`.

In `b32`, `file_b`.*/
        pub const V168: Phys<super::B32> = Phys::assume(Reg(333u16));
        /**`v169`: 32 bits of bank `vec`. Encoding 169, unit 169. Overlaps `v160x16`, `v168x8`, `v168x4`, `v168x2`.

In `b32`, `file_b`.*/
        pub const V169: Phys<super::B32> = Phys::assume(Reg(334u16));
        /**`v170`: 32 bits of bank `vec`. Encoding 170, unit 170. Overlaps `v160x16`, `v168x8`, `v168x4`, `v170x2`.

In `b32`, `file_b`.*/
        pub const V170: Phys<super::B32> = Phys::assume(Reg(335u16));
        /**`v171`: 32 bits of bank `vec`. Encoding 171, unit 171. Overlaps `v160x16`, `v168x8`, `v168x4`, `v170x2`.

In `b32`, `file_b`.*/
        pub const V171: Phys<super::B32> = Phys::assume(Reg(336u16));
        /**`v172`: 32 bits of bank `vec`. Encoding 172, unit 172. Overlaps `v160x16`, `v168x8`, `v172x4`, `v172x2`.

In `b32`, `file_b`.*/
        pub const V172: Phys<super::B32> = Phys::assume(Reg(337u16));
        /**`v173`: 32 bits of bank `vec`. Encoding 173, unit 173. Overlaps `v160x16`, `v168x8`, `v172x4`, `v172x2`.

In `b32`, `file_b`.*/
        pub const V173: Phys<super::B32> = Phys::assume(Reg(338u16));
        /**`v174`: 32 bits of bank `vec`. Encoding 174, unit 174. Overlaps `v160x16`, `v168x8`, `v172x4`, `v174x2`.

In `b32`, `file_b`.*/
        pub const V174: Phys<super::B32> = Phys::assume(Reg(339u16));
        /**`v175`: 32 bits of bank `vec`. Encoding 175, unit 175. Overlaps `v160x16`, `v168x8`, `v172x4`, `v174x2`.

In `b32`, `file_b`.*/
        pub const V175: Phys<super::B32> = Phys::assume(Reg(340u16));
        /**`v176x16`: 512 bits of bank `vec`. Encoding 176, units 176-191. Overlaps `v176x8`, `v184x8`, `v176x4`, `v180x4`, `v184x4`, `v188x4`, `v176x2`, `v178x2`, `v180x2`, `v182x2`, `v184x2`, `v186x2`, `v188x2`, `v190x2`, `v176..=v191`.

In `b512`.*/
        pub const V176X16: Phys<super::B512> = Phys::assume(Reg(341u16));
        /**`v176x8`: 256 bits of bank `vec`. Encoding 176, units 176-183. Overlaps `v176x16`, `v176x4`, `v180x4`, `v176x2`, `v178x2`, `v180x2`, `v182x2`, `v176..=v183`.

In `b256`.*/
        pub const V176X8: Phys<super::B256> = Phys::assume(Reg(342u16));
        /**`v184x8`: 256 bits of bank `vec`. Encoding 184, units 184-191. Overlaps `v176x16`, `v184x4`, `v188x4`, `v184x2`, `v186x2`, `v188x2`, `v190x2`, `v184..=v191`.

In `b256`.*/
        pub const V184X8: Phys<super::B256> = Phys::assume(Reg(343u16));
        /**`v176x4`: 128 bits of bank `vec`. Encoding 176, units 176-179. Overlaps `v176x16`, `v176x8`, `v176x2`, `v178x2`, `v176..=v179`.

In `b128`.*/
        pub const V176X4: Phys<super::B128> = Phys::assume(Reg(344u16));
        /**`v180x4`: 128 bits of bank `vec`. Encoding 180, units 180-183. Overlaps `v176x16`, `v176x8`, `v180x2`, `v182x2`, `v180..=v183`.

In `b128`.*/
        pub const V180X4: Phys<super::B128> = Phys::assume(Reg(345u16));
        /**`v184x4`: 128 bits of bank `vec`. Encoding 184, units 184-187. Overlaps `v176x16`, `v184x8`, `v184x2`, `v186x2`, `v184..=v187`.

In `b128`.*/
        pub const V184X4: Phys<super::B128> = Phys::assume(Reg(346u16));
        /**`v188x4`: 128 bits of bank `vec`. Encoding 188, units 188-191. Overlaps `v176x16`, `v184x8`, `v188x2`, `v190x2`, `v188..=v191`.

In `b128`.*/
        pub const V188X4: Phys<super::B128> = Phys::assume(Reg(347u16));
        /**`v176x2`: 64 bits of bank `vec`. Encoding 176, units 176-177. Overlaps `v176x16`, `v176x8`, `v176x4`, `v176`, `v177`.

In `b64`.*/
        pub const V176X2: Phys<super::B64> = Phys::assume(Reg(348u16));
        /**`v178x2`: 64 bits of bank `vec`. Encoding 178, units 178-179. Overlaps `v176x16`, `v176x8`, `v176x4`, `v178`, `v179`.

In `b64`.*/
        pub const V178X2: Phys<super::B64> = Phys::assume(Reg(349u16));
        /**`v180x2`: 64 bits of bank `vec`. Encoding 180, units 180-181. Overlaps `v176x16`, `v176x8`, `v180x4`, `v180`, `v181`.

In `b64`.*/
        pub const V180X2: Phys<super::B64> = Phys::assume(Reg(350u16));
        /**`v182x2`: 64 bits of bank `vec`. Encoding 182, units 182-183. Overlaps `v176x16`, `v176x8`, `v180x4`, `v182`, `v183`.

In `b64`.*/
        pub const V182X2: Phys<super::B64> = Phys::assume(Reg(351u16));
        /**`v184x2`: 64 bits of bank `vec`. Encoding 184, units 184-185. Overlaps `v176x16`, `v184x8`, `v184x4`, `v184`, `v185`.

In `b64`.*/
        pub const V184X2: Phys<super::B64> = Phys::assume(Reg(352u16));
        /**`v186x2`: 64 bits of bank `vec`. Encoding 186, units 186-187. Overlaps `v176x16`, `v184x8`, `v184x4`, `v186`, `v187`.

In `b64`.*/
        pub const V186X2: Phys<super::B64> = Phys::assume(Reg(353u16));
        /**`v188x2`: 64 bits of bank `vec`. Encoding 188, units 188-189. Overlaps `v176x16`, `v184x8`, `v188x4`, `v188`, `v189`.

In `b64`.*/
        pub const V188X2: Phys<super::B64> = Phys::assume(Reg(354u16));
        /**`v190x2`: 64 bits of bank `vec`. Encoding 190, units 190-191. Overlaps `v176x16`, `v184x8`, `v188x4`, `v190`, `v191`.

In `b64`.*/
        pub const V190X2: Phys<super::B64> = Phys::assume(Reg(355u16));
        /**`v176`: 32 bits of bank `vec`. Encoding 176, unit 176. Overlaps `v176x16`, `v176x8`, `v176x4`, `v176x2`.

In `b32`, `file_b`.*/
        pub const V176: Phys<super::B32> = Phys::assume(Reg(356u16));
        /**`v177`: 32 bits of bank `vec`. Encoding 177, unit 177. Overlaps `v176x16`, `v176x8`, `v176x4`, `v176x2`.

In `b32`, `file_b`.*/
        pub const V177: Phys<super::B32> = Phys::assume(Reg(357u16));
        /**`v178`: 32 bits of bank `vec`. Encoding 178, unit 178. Overlaps `v176x16`, `v176x8`, `v176x4`, `v178x2`.

In `b32`, `file_b`.*/
        pub const V178: Phys<super::B32> = Phys::assume(Reg(358u16));
        /**`v179`: 32 bits of bank `vec`. Encoding 179, unit 179. Overlaps `v176x16`, `v176x8`, `v176x4`, `v178x2`.

In `b32`, `file_b`.*/
        pub const V179: Phys<super::B32> = Phys::assume(Reg(359u16));
        /**`v180`: 32 bits of bank `vec`. Encoding 180, unit 180. Overlaps `v176x16`, `v176x8`, `v180x4`, `v180x2`.

In `b32`, `file_b`.*/
        pub const V180: Phys<super::B32> = Phys::assume(Reg(360u16));
        /**`v181`: 32 bits of bank `vec`. Encoding 181, unit 181. Overlaps `v176x16`, `v176x8`, `v180x4`, `v180x2`.

In `b32`, `file_b`.*/
        pub const V181: Phys<super::B32> = Phys::assume(Reg(361u16));
        /**`v182`: 32 bits of bank `vec`. Encoding 182, unit 182. Overlaps `v176x16`, `v176x8`, `v180x4`, `v182x2`.

In `b32`, `file_b`.*/
        pub const V182: Phys<super::B32> = Phys::assume(Reg(362u16));
        /**`v183`: 32 bits of bank `vec`. Encoding 183, unit 183. Overlaps `v176x16`, `v176x8`, `v180x4`, `v182x2`.

In `b32`, `file_b`.*/
        pub const V183: Phys<super::B32> = Phys::assume(Reg(363u16));
        /**`v184`: 32 bits of bank `vec`. Encoding 184, unit 184. Overlaps `v176x16`, `v184x8`, `v184x4`, `v184x2`.

In `b32`, `file_b`.*/
        pub const V184: Phys<super::B32> = Phys::assume(Reg(364u16));
        /**`v185`: 32 bits of bank `vec`. Encoding 185, unit 185. Overlaps `v176x16`, `v184x8`, `v184x4`, `v184x2`.

In `b32`, `file_b`.*/
        pub const V185: Phys<super::B32> = Phys::assume(Reg(365u16));
        /**`v186`: 32 bits of bank `vec`. Encoding 186, unit 186. Overlaps `v176x16`, `v184x8`, `v184x4`, `v186x2`.

In `b32`, `file_b`.*/
        pub const V186: Phys<super::B32> = Phys::assume(Reg(366u16));
        /**`v187`: 32 bits of bank `vec`. Encoding 187, unit 187. Overlaps `v176x16`, `v184x8`, `v184x4`, `v186x2`.

In `b32`, `file_b`.*/
        pub const V187: Phys<super::B32> = Phys::assume(Reg(367u16));
        /**`v188`: 32 bits of bank `vec`. Encoding 188, unit 188. Overlaps `v176x16`, `v184x8`, `v188x4`, `v188x2`.

In `b32`, `file_b`.*/
        pub const V188: Phys<super::B32> = Phys::assume(Reg(368u16));
        /**`v189`: 32 bits of bank `vec`. Encoding 189, unit 189. Overlaps `v176x16`, `v184x8`, `v188x4`, `v188x2`.

In `b32`, `file_b`.*/
        pub const V189: Phys<super::B32> = Phys::assume(Reg(369u16));
        /**`v190`: 32 bits of bank `vec`. Encoding 190, unit 190. Overlaps `v176x16`, `v184x8`, `v188x4`, `v190x2`.

In `b32`, `file_b`.*/
        pub const V190: Phys<super::B32> = Phys::assume(Reg(370u16));
        /**`v191`: 32 bits of bank `vec`. Encoding 191, unit 191. Overlaps `v176x16`, `v184x8`, `v188x4`, `v190x2`.

In `b32`, `file_b`.*/
        pub const V191: Phys<super::B32> = Phys::assume(Reg(371u16));
        /**`v192x16`: 512 bits of bank `vec`. Encoding 192, units 192-207. Overlaps `v192x8`, `v200x8`, `v192x4`, `v196x4`, `v200x4`, `v204x4`, `v192x2`, `v194x2`, `v196x2`, `v198x2`, `v200x2`, `v202x2`, `v204x2`, `v206x2`, `v192..=v207`.

In `b512`.*/
        pub const V192X16: Phys<super::B512> = Phys::assume(Reg(372u16));
        /**`v192x8`: 256 bits of bank `vec`. Encoding 192, units 192-199. Overlaps `v192x16`, `v192x4`, `v196x4`, `v192x2`, `v194x2`, `v196x2`, `v198x2`, `v192..=v199`.

In `b256`.*/
        pub const V192X8: Phys<super::B256> = Phys::assume(Reg(373u16));
        /**`v200x8`: 256 bits of bank `vec`. Encoding 200, units 200-207. Overlaps `v192x16`, `v200x4`, `v204x4`, `v200x2`, `v202x2`, `v204x2`, `v206x2`, `v200..=v207`.

In `b256`.*/
        pub const V200X8: Phys<super::B256> = Phys::assume(Reg(374u16));
        /**`v192x4`: 128 bits of bank `vec`. Encoding 192, units 192-195. Overlaps `v192x16`, `v192x8`, `v192x2`, `v194x2`, `v192..=v195`.

In `b128`.*/
        pub const V192X4: Phys<super::B128> = Phys::assume(Reg(375u16));
        /**`v196x4`: 128 bits of bank `vec`. Encoding 196, units 196-199. Overlaps `v192x16`, `v192x8`, `v196x2`, `v198x2`, `v196..=v199`.

In `b128`.*/
        pub const V196X4: Phys<super::B128> = Phys::assume(Reg(376u16));
        /**`v200x4`: 128 bits of bank `vec`. Encoding 200, units 200-203. Overlaps `v192x16`, `v200x8`, `v200x2`, `v202x2`, `v200..=v203`.

In `b128`.*/
        pub const V200X4: Phys<super::B128> = Phys::assume(Reg(377u16));
        /**`v204x4`: 128 bits of bank `vec`. Encoding 204, units 204-207. Overlaps `v192x16`, `v200x8`, `v204x2`, `v206x2`, `v204..=v207`.

In `b128`.*/
        pub const V204X4: Phys<super::B128> = Phys::assume(Reg(378u16));
        /**`v192x2`: 64 bits of bank `vec`. Encoding 192, units 192-193. Overlaps `v192x16`, `v192x8`, `v192x4`, `v192`, `v193`.

In `b64`.*/
        pub const V192X2: Phys<super::B64> = Phys::assume(Reg(379u16));
        /**`v194x2`: 64 bits of bank `vec`. Encoding 194, units 194-195. Overlaps `v192x16`, `v192x8`, `v192x4`, `v194`, `v195`.

In `b64`.*/
        pub const V194X2: Phys<super::B64> = Phys::assume(Reg(380u16));
        /**`v196x2`: 64 bits of bank `vec`. Encoding 196, units 196-197. Overlaps `v192x16`, `v192x8`, `v196x4`, `v196`, `v197`.

In `b64`.*/
        pub const V196X2: Phys<super::B64> = Phys::assume(Reg(381u16));
        /**`v198x2`: 64 bits of bank `vec`. Encoding 198, units 198-199. Overlaps `v192x16`, `v192x8`, `v196x4`, `v198`, `v199`.

In `b64`.*/
        pub const V198X2: Phys<super::B64> = Phys::assume(Reg(382u16));
        /**`v200x2`: 64 bits of bank `vec`. Encoding 200, units 200-201. Overlaps `v192x16`, `v200x8`, `v200x4`, `v200`, `v201`.

In `b64`.*/
        pub const V200X2: Phys<super::B64> = Phys::assume(Reg(383u16));
        /**`v202x2`: 64 bits of bank `vec`. Encoding 202, units 202-203. Overlaps `v192x16`, `v200x8`, `v200x4`, `v202`, `v203`.

In `b64`.*/
        pub const V202X2: Phys<super::B64> = Phys::assume(Reg(384u16));
        /**`v204x2`: 64 bits of bank `vec`. Encoding 204, units 204-205. Overlaps `v192x16`, `v200x8`, `v204x4`, `v204`, `v205`.

In `b64`.*/
        pub const V204X2: Phys<super::B64> = Phys::assume(Reg(385u16));
        /**`v206x2`: 64 bits of bank `vec`. Encoding 206, units 206-207. Overlaps `v192x16`, `v200x8`, `v204x4`, `v206`, `v207`.

In `b64`.*/
        pub const V206X2: Phys<super::B64> = Phys::assume(Reg(386u16));
        /**`v192`: 32 bits of bank `vec`. Encoding 192, unit 192. Overlaps `v192x16`, `v192x8`, `v192x4`, `v192x2`.

In `b32`, `file_b`.*/
        pub const V192: Phys<super::B32> = Phys::assume(Reg(387u16));
        /**`v193`: 32 bits of bank `vec`. Encoding 193, unit 193. Overlaps `v192x16`, `v192x8`, `v192x4`, `v192x2`.

In `b32`, `file_b`.*/
        pub const V193: Phys<super::B32> = Phys::assume(Reg(388u16));
        /**`v194`: 32 bits of bank `vec`. Encoding 194, unit 194. Overlaps `v192x16`, `v192x8`, `v192x4`, `v194x2`.

In `b32`, `file_b`.*/
        pub const V194: Phys<super::B32> = Phys::assume(Reg(389u16));
        /**`v195`: 32 bits of bank `vec`. Encoding 195, unit 195. Overlaps `v192x16`, `v192x8`, `v192x4`, `v194x2`.

In `b32`, `file_b`.*/
        pub const V195: Phys<super::B32> = Phys::assume(Reg(390u16));
        /**`v196`: 32 bits of bank `vec`. Encoding 196, unit 196. Overlaps `v192x16`, `v192x8`, `v196x4`, `v196x2`.

In `b32`, `file_b`.*/
        pub const V196: Phys<super::B32> = Phys::assume(Reg(391u16));
        /**`v197`: 32 bits of bank `vec`. Encoding 197, unit 197. Overlaps `v192x16`, `v192x8`, `v196x4`, `v196x2`.

In `b32`, `file_b`.*/
        pub const V197: Phys<super::B32> = Phys::assume(Reg(392u16));
        /**`v198`: 32 bits of bank `vec`. Encoding 198, unit 198. Overlaps `v192x16`, `v192x8`, `v196x4`, `v198x2`.

In `b32`, `file_b`.*/
        pub const V198: Phys<super::B32> = Phys::assume(Reg(393u16));
        /**`v199`: 32 bits of bank `vec`. Encoding 199, unit 199. Overlaps `v192x16`, `v192x8`, `v196x4`, `v198x2`.

In `b32`, `file_b`.*/
        pub const V199: Phys<super::B32> = Phys::assume(Reg(394u16));
        /**`v200`: 32 bits of bank `vec`. Encoding 200, unit 200. Overlaps `v192x16`, `v200x8`, `v200x4`, `v200x2`.

In `b32`, `file_b`.*/
        pub const V200: Phys<super::B32> = Phys::assume(Reg(395u16));
        /**`v201`: 32 bits of bank `vec`. Encoding 201, unit 201. Overlaps `v192x16`, `v200x8`, `v200x4`, `v200x2`.

In `b32`, `file_b`.*/
        pub const V201: Phys<super::B32> = Phys::assume(Reg(396u16));
        /**`v202`: 32 bits of bank `vec`. Encoding 202, unit 202. Overlaps `v192x16`, `v200x8`, `v200x4`, `v202x2`.

In `b32`, `file_b`.*/
        pub const V202: Phys<super::B32> = Phys::assume(Reg(397u16));
        /**`v203`: 32 bits of bank `vec`. Encoding 203, unit 203. Overlaps `v192x16`, `v200x8`, `v200x4`, `v202x2`.

In `b32`, `file_b`.*/
        pub const V203: Phys<super::B32> = Phys::assume(Reg(398u16));
        /**`v204`: 32 bits of bank `vec`. Encoding 204, unit 204. Overlaps `v192x16`, `v200x8`, `v204x4`, `v204x2`.

In `b32`, `file_b`.*/
        pub const V204: Phys<super::B32> = Phys::assume(Reg(399u16));
        /**`v205`: 32 bits of bank `vec`. Encoding 205, unit 205. Overlaps `v192x16`, `v200x8`, `v204x4`, `v204x2`.

In `b32`, `file_b`.*/
        pub const V205: Phys<super::B32> = Phys::assume(Reg(400u16));
        /**`v206`: 32 bits of bank `vec`. Encoding 206, unit 206. Overlaps `v192x16`, `v200x8`, `v204x4`, `v206x2`.

In `b32`, `file_b`.*/
        pub const V206: Phys<super::B32> = Phys::assume(Reg(401u16));
        /**`v207`: 32 bits of bank `vec`. Encoding 207, unit 207. Overlaps `v192x16`, `v200x8`, `v204x4`, `v206x2`.

In `b32`, `file_b`.*/
        pub const V207: Phys<super::B32> = Phys::assume(Reg(402u16));
        /**`v208x16`: 512 bits of bank `vec`. Encoding 208, units 208-223. Overlaps `v208x8`, `v216x8`, `v208x4`, `v212x4`, `v216x4`, `v220x4`, `v208x2`, `v210x2`, `v212x2`, `v214x2`, `v216x2`, `v218x2`, `v220x2`, `v222x2`, `v208..=v223`.

In `b512`.*/
        pub const V208X16: Phys<super::B512> = Phys::assume(Reg(403u16));
        /**`v208x8`: 256 bits of bank `vec`. Encoding 208, units 208-215. Overlaps `v208x16`, `v208x4`, `v212x4`, `v208x2`, `v210x2`, `v212x2`, `v214x2`, `v208..=v215`.

In `b256`.*/
        pub const V208X8: Phys<super::B256> = Phys::assume(Reg(404u16));
        /**`v216x8`: 256 bits of bank `vec`. Encoding 216, units 216-223. Overlaps `v208x16`, `v216x4`, `v220x4`, `v216x2`, `v218x2`, `v220x2`, `v222x2`, `v216..=v223`.

In `b256`.*/
        pub const V216X8: Phys<super::B256> = Phys::assume(Reg(405u16));
        /**`v208x4`: 128 bits of bank `vec`. Encoding 208, units 208-211. Overlaps `v208x16`, `v208x8`, `v208x2`, `v210x2`, `v208..=v211`.

In `b128`.*/
        pub const V208X4: Phys<super::B128> = Phys::assume(Reg(406u16));
        /**`v212x4`: 128 bits of bank `vec`. Encoding 212, units 212-215. Overlaps `v208x16`, `v208x8`, `v212x2`, `v214x2`, `v212..=v215`.

In `b128`.*/
        pub const V212X4: Phys<super::B128> = Phys::assume(Reg(407u16));
        /**`v216x4`: 128 bits of bank `vec`. Encoding 216, units 216-219. Overlaps `v208x16`, `v216x8`, `v216x2`, `v218x2`, `v216..=v219`.

In `b128`.*/
        pub const V216X4: Phys<super::B128> = Phys::assume(Reg(408u16));
        /**`v220x4`: 128 bits of bank `vec`. Encoding 220, units 220-223. Overlaps `v208x16`, `v216x8`, `v220x2`, `v222x2`, `v220..=v223`.

In `b128`.*/
        pub const V220X4: Phys<super::B128> = Phys::assume(Reg(409u16));
        /**`v208x2`: 64 bits of bank `vec`. Encoding 208, units 208-209. Overlaps `v208x16`, `v208x8`, `v208x4`, `v208`, `v209`.

In `b64`.*/
        pub const V208X2: Phys<super::B64> = Phys::assume(Reg(410u16));
        /**`v210x2`: 64 bits of bank `vec`. Encoding 210, units 210-211. Overlaps `v208x16`, `v208x8`, `v208x4`, `v210`, `v211`.

In `b64`.*/
        pub const V210X2: Phys<super::B64> = Phys::assume(Reg(411u16));
        /**`v212x2`: 64 bits of bank `vec`. Encoding 212, units 212-213. Overlaps `v208x16`, `v208x8`, `v212x4`, `v212`, `v213`.

In `b64`.*/
        pub const V212X2: Phys<super::B64> = Phys::assume(Reg(412u16));
        /**`v214x2`: 64 bits of bank `vec`. Encoding 214, units 214-215. Overlaps `v208x16`, `v208x8`, `v212x4`, `v214`, `v215`.

In `b64`.*/
        pub const V214X2: Phys<super::B64> = Phys::assume(Reg(413u16));
        /**`v216x2`: 64 bits of bank `vec`. Encoding 216, units 216-217. Overlaps `v208x16`, `v216x8`, `v216x4`, `v216`, `v217`.

In `b64`.*/
        pub const V216X2: Phys<super::B64> = Phys::assume(Reg(414u16));
        /**`v218x2`: 64 bits of bank `vec`. Encoding 218, units 218-219. Overlaps `v208x16`, `v216x8`, `v216x4`, `v218`, `v219`.

In `b64`.*/
        pub const V218X2: Phys<super::B64> = Phys::assume(Reg(415u16));
        /**`v220x2`: 64 bits of bank `vec`. Encoding 220, units 220-221. Overlaps `v208x16`, `v216x8`, `v220x4`, `v220`, `v221`.

In `b64`.*/
        pub const V220X2: Phys<super::B64> = Phys::assume(Reg(416u16));
        /**`v222x2`: 64 bits of bank `vec`. Encoding 222, units 222-223. Overlaps `v208x16`, `v216x8`, `v220x4`, `v222`, `v223`.

In `b64`.*/
        pub const V222X2: Phys<super::B64> = Phys::assume(Reg(417u16));
        /**`v208`: 32 bits of bank `vec`. Encoding 208, unit 208. Overlaps `v208x16`, `v208x8`, `v208x4`, `v208x2`.

In `b32`, `file_b`.*/
        pub const V208: Phys<super::B32> = Phys::assume(Reg(418u16));
        /**`v209`: 32 bits of bank `vec`. Encoding 209, unit 209. Overlaps `v208x16`, `v208x8`, `v208x4`, `v208x2`.

In `b32`, `file_b`.*/
        pub const V209: Phys<super::B32> = Phys::assume(Reg(419u16));
        /**`v210`: 32 bits of bank `vec`. Encoding 210, unit 210. Overlaps `v208x16`, `v208x8`, `v208x4`, `v210x2`.

In `b32`, `file_b`.*/
        pub const V210: Phys<super::B32> = Phys::assume(Reg(420u16));
        /**`v211`: 32 bits of bank `vec`. Encoding 211, unit 211. Overlaps `v208x16`, `v208x8`, `v208x4`, `v210x2`.

In `b32`, `file_b`.*/
        pub const V211: Phys<super::B32> = Phys::assume(Reg(421u16));
        /**`v212`: 32 bits of bank `vec`. Encoding 212, unit 212. Overlaps `v208x16`, `v208x8`, `v212x4`, `v212x2`.

In `b32`, `file_b`.*/
        pub const V212: Phys<super::B32> = Phys::assume(Reg(422u16));
        /**`v213`: 32 bits of bank `vec`. Encoding 213, unit 213. Overlaps `v208x16`, `v208x8`, `v212x4`, `v212x2`.

In `b32`, `file_b`.*/
        pub const V213: Phys<super::B32> = Phys::assume(Reg(423u16));
        /**`v214`: 32 bits of bank `vec`. Encoding 214, unit 214. Overlaps `v208x16`, `v208x8`, `v212x4`, `v214x2`.

In `b32`, `file_b`.*/
        pub const V214: Phys<super::B32> = Phys::assume(Reg(424u16));
        /**`v215`: 32 bits of bank `vec`. Encoding 215, unit 215. Overlaps `v208x16`, `v208x8`, `v212x4`, `v214x2`.

In `b32`, `file_b`.*/
        pub const V215: Phys<super::B32> = Phys::assume(Reg(425u16));
        /**`v216`: 32 bits of bank `vec`. Encoding 216, unit 216. Overlaps `v208x16`, `v216x8`, `v216x4`, `v216x2`.

In `b32`, `file_b`.*/
        pub const V216: Phys<super::B32> = Phys::assume(Reg(426u16));
        /**`v217`: 32 bits of bank `vec`. Encoding 217, unit 217. Overlaps `v208x16`, `v216x8`, `v216x4`, `v216x2`.

In `b32`, `file_b`.*/
        pub const V217: Phys<super::B32> = Phys::assume(Reg(427u16));
        /**`v218`: 32 bits of bank `vec`. Encoding 218, unit 218. Overlaps `v208x16`, `v216x8`, `v216x4`, `v218x2`.

In `b32`, `file_b`.*/
        pub const V218: Phys<super::B32> = Phys::assume(Reg(428u16));
        /**`v219`: 32 bits of bank `vec`. Encoding 219, unit 219. Overlaps `v208x16`, `v216x8`, `v216x4`, `v218x2`.

In `b32`, `file_b`.*/
        pub const V219: Phys<super::B32> = Phys::assume(Reg(429u16));
        /**`v220`: 32 bits of bank `vec`. Encoding 220, unit 220. Overlaps `v208x16`, `v216x8`, `v220x4`, `v220x2`.

In `b32`, `file_b`.*/
        pub const V220: Phys<super::B32> = Phys::assume(Reg(430u16));
        /**`v221`: 32 bits of bank `vec`. Encoding 221, unit 221. Overlaps `v208x16`, `v216x8`, `v220x4`, `v220x2`.

In `b32`, `file_b`.*/
        pub const V221: Phys<super::B32> = Phys::assume(Reg(431u16));
        /**`v222`: 32 bits of bank `vec`. Encoding 222, unit 222. Overlaps `v208x16`, `v216x8`, `v220x4`, `v222x2`.

In `b32`, `file_b`.*/
        pub const V222: Phys<super::B32> = Phys::assume(Reg(432u16));
        /**`v223`: 32 bits of bank `vec`. Encoding 223, unit 223. Overlaps `v208x16`, `v216x8`, `v220x4`, `v222x2`.

In `b32`, `file_b`.*/
        pub const V223: Phys<super::B32> = Phys::assume(Reg(433u16));
        /**`v224x16`: 512 bits of bank `vec`. Encoding 224, units 224-239. Overlaps `v224x8`, `v232x8`, `v224x4`, `v228x4`, `v232x4`, `v236x4`, `v224x2`, `v226x2`, `v228x2`, `v230x2`, `v232x2`, `v234x2`, `v236x2`, `v238x2`, `v224..=v239`.

In `b512`.*/
        pub const V224X16: Phys<super::B512> = Phys::assume(Reg(434u16));
        /**`v224x8`: 256 bits of bank `vec`. Encoding 224, units 224-231. Overlaps `v224x16`, `v224x4`, `v228x4`, `v224x2`, `v226x2`, `v228x2`, `v230x2`, `v224..=v231`.

In `b256`.*/
        pub const V224X8: Phys<super::B256> = Phys::assume(Reg(435u16));
        /**`v232x8`: 256 bits of bank `vec`. Encoding 232, units 232-239. Overlaps `v224x16`, `v232x4`, `v236x4`, `v232x2`, `v234x2`, `v236x2`, `v238x2`, `v232..=v239`.

In `b256`.*/
        pub const V232X8: Phys<super::B256> = Phys::assume(Reg(436u16));
        /**`v224x4`: 128 bits of bank `vec`. Encoding 224, units 224-227. Overlaps `v224x16`, `v224x8`, `v224x2`, `v226x2`, `v224..=v227`.

In `b128`.*/
        pub const V224X4: Phys<super::B128> = Phys::assume(Reg(437u16));
        /**`v228x4`: 128 bits of bank `vec`. Encoding 228, units 228-231. Overlaps `v224x16`, `v224x8`, `v228x2`, `v230x2`, `v228..=v231`.

In `b128`.*/
        pub const V228X4: Phys<super::B128> = Phys::assume(Reg(438u16));
        /**`v232x4`: 128 bits of bank `vec`. Encoding 232, units 232-235. Overlaps `v224x16`, `v232x8`, `v232x2`, `v234x2`, `v232..=v235`.

In `b128`.*/
        pub const V232X4: Phys<super::B128> = Phys::assume(Reg(439u16));
        /**`v236x4`: 128 bits of bank `vec`. Encoding 236, units 236-239. Overlaps `v224x16`, `v232x8`, `v236x2`, `v238x2`, `v236..=v239`.

In `b128`.*/
        pub const V236X4: Phys<super::B128> = Phys::assume(Reg(440u16));
        /**`v224x2`: 64 bits of bank `vec`. Encoding 224, units 224-225. Overlaps `v224x16`, `v224x8`, `v224x4`, `v224`, `v225`.

In `b64`.*/
        pub const V224X2: Phys<super::B64> = Phys::assume(Reg(441u16));
        /**`v226x2`: 64 bits of bank `vec`. Encoding 226, units 226-227. Overlaps `v224x16`, `v224x8`, `v224x4`, `v226`, `v227`.

In `b64`.*/
        pub const V226X2: Phys<super::B64> = Phys::assume(Reg(442u16));
        /**`v228x2`: 64 bits of bank `vec`. Encoding 228, units 228-229. Overlaps `v224x16`, `v224x8`, `v228x4`, `v228`, `v229`.

In `b64`.*/
        pub const V228X2: Phys<super::B64> = Phys::assume(Reg(443u16));
        /**`v230x2`: 64 bits of bank `vec`. Encoding 230, units 230-231. Overlaps `v224x16`, `v224x8`, `v228x4`, `v230`, `v231`.

In `b64`.*/
        pub const V230X2: Phys<super::B64> = Phys::assume(Reg(444u16));
        /**`v232x2`: 64 bits of bank `vec`. Encoding 232, units 232-233. Overlaps `v224x16`, `v232x8`, `v232x4`, `v232`, `v233`.

In `b64`.*/
        pub const V232X2: Phys<super::B64> = Phys::assume(Reg(445u16));
        /**`v234x2`: 64 bits of bank `vec`. Encoding 234, units 234-235. Overlaps `v224x16`, `v232x8`, `v232x4`, `v234`, `v235`.

In `b64`.*/
        pub const V234X2: Phys<super::B64> = Phys::assume(Reg(446u16));
        /**`v236x2`: 64 bits of bank `vec`. Encoding 236, units 236-237. Overlaps `v224x16`, `v232x8`, `v236x4`, `v236`, `v237`.

In `b64`.*/
        pub const V236X2: Phys<super::B64> = Phys::assume(Reg(447u16));
        /**`v238x2`: 64 bits of bank `vec`. Encoding 238, units 238-239. Overlaps `v224x16`, `v232x8`, `v236x4`, `v238`, `v239`.

In `b64`.*/
        pub const V238X2: Phys<super::B64> = Phys::assume(Reg(448u16));
        /**`v224`: 32 bits of bank `vec`. Encoding 224, unit 224. Overlaps `v224x16`, `v224x8`, `v224x4`, `v224x2`.

In `b32`, `file_b`.*/
        pub const V224: Phys<super::B32> = Phys::assume(Reg(449u16));
        /**`v225`: 32 bits of bank `vec`. Encoding 225, unit 225. Overlaps `v224x16`, `v224x8`, `v224x4`, `v224x2`.

In `b32`, `file_b`.*/
        pub const V225: Phys<super::B32> = Phys::assume(Reg(450u16));
        /**`v226`: 32 bits of bank `vec`. Encoding 226, unit 226. Overlaps `v224x16`, `v224x8`, `v224x4`, `v226x2`.

In `b32`, `file_b`.*/
        pub const V226: Phys<super::B32> = Phys::assume(Reg(451u16));
        /**`v227`: 32 bits of bank `vec`. Encoding 227, unit 227. Overlaps `v224x16`, `v224x8`, `v224x4`, `v226x2`.

In `b32`, `file_b`.*/
        pub const V227: Phys<super::B32> = Phys::assume(Reg(452u16));
        /**`v228`: 32 bits of bank `vec`. Encoding 228, unit 228. Overlaps `v224x16`, `v224x8`, `v228x4`, `v228x2`.

In `b32`, `file_b`.*/
        pub const V228: Phys<super::B32> = Phys::assume(Reg(453u16));
        /**`v229`: 32 bits of bank `vec`. Encoding 229, unit 229. Overlaps `v224x16`, `v224x8`, `v228x4`, `v228x2`.

In `b32`, `file_b`.*/
        pub const V229: Phys<super::B32> = Phys::assume(Reg(454u16));
        /**`v230`: 32 bits of bank `vec`. Encoding 230, unit 230. Overlaps `v224x16`, `v224x8`, `v228x4`, `v230x2`.

In `b32`, `file_b`.*/
        pub const V230: Phys<super::B32> = Phys::assume(Reg(455u16));
        /**`v231`: 32 bits of bank `vec`. Encoding 231, unit 231. Overlaps `v224x16`, `v224x8`, `v228x4`, `v230x2`.

In `b32`, `file_b`.*/
        pub const V231: Phys<super::B32> = Phys::assume(Reg(456u16));
        /**`v232`: 32 bits of bank `vec`. Encoding 232, unit 232. Overlaps `v224x16`, `v232x8`, `v232x4`, `v232x2`.

In `b32`, `file_b`.*/
        pub const V232: Phys<super::B32> = Phys::assume(Reg(457u16));
        /**`v233`: 32 bits of bank `vec`. Encoding 233, unit 233. Overlaps `v224x16`, `v232x8`, `v232x4`, `v232x2`.

In `b32`, `file_b`.*/
        pub const V233: Phys<super::B32> = Phys::assume(Reg(458u16));
        /**`v234`: 32 bits of bank `vec`. Encoding 234, unit 234. Overlaps `v224x16`, `v232x8`, `v232x4`, `v234x2`.

In `b32`, `file_b`.*/
        pub const V234: Phys<super::B32> = Phys::assume(Reg(459u16));
        /**`v235`: 32 bits of bank `vec`. Encoding 235, unit 235. Overlaps `v224x16`, `v232x8`, `v232x4`, `v234x2`.

In `b32`, `file_b`.*/
        pub const V235: Phys<super::B32> = Phys::assume(Reg(460u16));
        /**`v236`: 32 bits of bank `vec`. Encoding 236, unit 236. Overlaps `v224x16`, `v232x8`, `v236x4`, `v236x2`.

In `b32`, `file_b`.*/
        pub const V236: Phys<super::B32> = Phys::assume(Reg(461u16));
        /**`v237`: 32 bits of bank `vec`. Encoding 237, unit 237. Overlaps `v224x16`, `v232x8`, `v236x4`, `v236x2`.

In `b32`, `file_b`.*/
        pub const V237: Phys<super::B32> = Phys::assume(Reg(462u16));
        /**`v238`: 32 bits of bank `vec`. Encoding 238, unit 238. Overlaps `v224x16`, `v232x8`, `v236x4`, `v238x2`.

In `b32`, `file_b`.*/
        pub const V238: Phys<super::B32> = Phys::assume(Reg(463u16));
        /**`v239`: 32 bits of bank `vec`. Encoding 239, unit 239. Overlaps `v224x16`, `v232x8`, `v236x4`, `v238x2`.

In `b32`, `file_b`.*/
        pub const V239: Phys<super::B32> = Phys::assume(Reg(464u16));
        /**`v240x16`: 512 bits of bank `vec`. Encoding 240, units 240-255. Overlaps `v240x8`, `v248x8`, `v240x4`, `v244x4`, `v248x4`, `v252x4`, `v240x2`, `v242x2`, `v244x2`, `v246x2`, `v248x2`, `v250x2`, `v252x2`, `v254x2`, `v240..=v255`.

In `b512`.*/
        pub const V240X16: Phys<super::B512> = Phys::assume(Reg(465u16));
        /**`v240x8`: 256 bits of bank `vec`. Encoding 240, units 240-247. Overlaps `v240x16`, `v240x4`, `v244x4`, `v240x2`, `v242x2`, `v244x2`, `v246x2`, `v240..=v247`.

In `b256`.*/
        pub const V240X8: Phys<super::B256> = Phys::assume(Reg(466u16));
        /**`v248x8`: 256 bits of bank `vec`. Encoding 248, units 248-255. Overlaps `v240x16`, `v248x4`, `v252x4`, `v248x2`, `v250x2`, `v252x2`, `v254x2`, `v248..=v255`.

In `b256`.*/
        pub const V248X8: Phys<super::B256> = Phys::assume(Reg(467u16));
        /**`v240x4`: 128 bits of bank `vec`. Encoding 240, units 240-243. Overlaps `v240x16`, `v240x8`, `v240x2`, `v242x2`, `v240..=v243`.

In `b128`.*/
        pub const V240X4: Phys<super::B128> = Phys::assume(Reg(468u16));
        /**`v244x4`: 128 bits of bank `vec`. Encoding 244, units 244-247. Overlaps `v240x16`, `v240x8`, `v244x2`, `v246x2`, `v244..=v247`.

In `b128`.*/
        pub const V244X4: Phys<super::B128> = Phys::assume(Reg(469u16));
        /**`v248x4`: 128 bits of bank `vec`. Encoding 248, units 248-251. Overlaps `v240x16`, `v248x8`, `v248x2`, `v250x2`, `v248..=v251`.

In `b128`.*/
        pub const V248X4: Phys<super::B128> = Phys::assume(Reg(470u16));
        /**`v252x4`: 128 bits of bank `vec`. Encoding 252, units 252-255. Overlaps `v240x16`, `v248x8`, `v252x2`, `v254x2`, `v252..=v255`.

In `b128`.*/
        pub const V252X4: Phys<super::B128> = Phys::assume(Reg(471u16));
        /**`v240x2`: 64 bits of bank `vec`. Encoding 240, units 240-241. Overlaps `v240x16`, `v240x8`, `v240x4`, `v240`, `v241`.

In `b64`.*/
        pub const V240X2: Phys<super::B64> = Phys::assume(Reg(472u16));
        /**`v242x2`: 64 bits of bank `vec`. Encoding 242, units 242-243. Overlaps `v240x16`, `v240x8`, `v240x4`, `v242`, `v243`.

In `b64`.*/
        pub const V242X2: Phys<super::B64> = Phys::assume(Reg(473u16));
        /**`v244x2`: 64 bits of bank `vec`. Encoding 244, units 244-245. Overlaps `v240x16`, `v240x8`, `v244x4`, `v244`, `v245`.

In `b64`.*/
        pub const V244X2: Phys<super::B64> = Phys::assume(Reg(474u16));
        /**`v246x2`: 64 bits of bank `vec`. Encoding 246, units 246-247. Overlaps `v240x16`, `v240x8`, `v244x4`, `v246`, `v247`.

In `b64`.*/
        pub const V246X2: Phys<super::B64> = Phys::assume(Reg(475u16));
        /**`v248x2`: 64 bits of bank `vec`. Encoding 248, units 248-249. Overlaps `v240x16`, `v248x8`, `v248x4`, `v248`, `v249`.

In `b64`.*/
        pub const V248X2: Phys<super::B64> = Phys::assume(Reg(476u16));
        /**`v250x2`: 64 bits of bank `vec`. Encoding 250, units 250-251. Overlaps `v240x16`, `v248x8`, `v248x4`, `v250`, `v251`.

In `b64`.*/
        pub const V250X2: Phys<super::B64> = Phys::assume(Reg(477u16));
        /**`v252x2`: 64 bits of bank `vec`. Encoding 252, units 252-253. Overlaps `v240x16`, `v248x8`, `v252x4`, `v252`, `v253`.

In `b64`.*/
        pub const V252X2: Phys<super::B64> = Phys::assume(Reg(478u16));
        /**`v254x2`: 64 bits of bank `vec`. Encoding 254, units 254-255. Overlaps `v240x16`, `v248x8`, `v252x4`, `v254`, `v255`.

In `b64`.*/
        pub const V254X2: Phys<super::B64> = Phys::assume(Reg(479u16));
        /**`v240`: 32 bits of bank `vec`. Encoding 240, unit 240. Overlaps `v240x16`, `v240x8`, `v240x4`, `v240x2`.

In `b32`, `file_b`.*/
        pub const V240: Phys<super::B32> = Phys::assume(Reg(480u16));
        /**`v241`: 32 bits of bank `vec`. Encoding 241, unit 241. Overlaps `v240x16`, `v240x8`, `v240x4`, `v240x2`.

In `b32`, `file_b`.*/
        pub const V241: Phys<super::B32> = Phys::assume(Reg(481u16));
        /**`v242`: 32 bits of bank `vec`. Encoding 242, unit 242. Overlaps `v240x16`, `v240x8`, `v240x4`, `v242x2`.

In `b32`, `file_b`.*/
        pub const V242: Phys<super::B32> = Phys::assume(Reg(482u16));
        /**`v243`: 32 bits of bank `vec`. Encoding 243, unit 243. Overlaps `v240x16`, `v240x8`, `v240x4`, `v242x2`.

In `b32`, `file_b`.*/
        pub const V243: Phys<super::B32> = Phys::assume(Reg(483u16));
        /**`v244`: 32 bits of bank `vec`. Encoding 244, unit 244. Overlaps `v240x16`, `v240x8`, `v244x4`, `v244x2`.

In `b32`, `file_b`.*/
        pub const V244: Phys<super::B32> = Phys::assume(Reg(484u16));
        /**`v245`: 32 bits of bank `vec`. Encoding 245, unit 245. Overlaps `v240x16`, `v240x8`, `v244x4`, `v244x2`.

In `b32`, `file_b`.*/
        pub const V245: Phys<super::B32> = Phys::assume(Reg(485u16));
        /**`v246`: 32 bits of bank `vec`. Encoding 246, unit 246. Overlaps `v240x16`, `v240x8`, `v244x4`, `v246x2`.

In `b32`, `file_b`.*/
        pub const V246: Phys<super::B32> = Phys::assume(Reg(486u16));
        /**`v247`: 32 bits of bank `vec`. Encoding 247, unit 247. Overlaps `v240x16`, `v240x8`, `v244x4`, `v246x2`.

In `b32`, `file_b`.*/
        pub const V247: Phys<super::B32> = Phys::assume(Reg(487u16));
        /**`v248`: 32 bits of bank `vec`. Encoding 248, unit 248. Overlaps `v240x16`, `v248x8`, `v248x4`, `v248x2`.

In `b32`, `file_b`.*/
        pub const V248: Phys<super::B32> = Phys::assume(Reg(488u16));
        /**`v249`: 32 bits of bank `vec`. Encoding 249, unit 249. Overlaps `v240x16`, `v248x8`, `v248x4`, `v248x2`.

In `b32`, `file_b`.*/
        pub const V249: Phys<super::B32> = Phys::assume(Reg(489u16));
        /**`v250`: 32 bits of bank `vec`. Encoding 250, unit 250. Overlaps `v240x16`, `v248x8`, `v248x4`, `v250x2`.

In `b32`, `file_b`.*/
        pub const V250: Phys<super::B32> = Phys::assume(Reg(490u16));
        /**`v251`: 32 bits of bank `vec`. Encoding 251, unit 251. Overlaps `v240x16`, `v248x8`, `v248x4`, `v250x2`.

In `b32`, `file_b`.*/
        pub const V251: Phys<super::B32> = Phys::assume(Reg(491u16));
        /**`v252`: 32 bits of bank `vec`. Encoding 252, unit 252. Overlaps `v240x16`, `v248x8`, `v252x4`, `v252x2`.

In `b32`, `file_b`.*/
        pub const V252: Phys<super::B32> = Phys::assume(Reg(492u16));
        /**`v253`: 32 bits of bank `vec`. Encoding 253, unit 253. Overlaps `v240x16`, `v248x8`, `v252x4`, `v252x2`.

In `b32`, `file_b`.*/
        pub const V253: Phys<super::B32> = Phys::assume(Reg(493u16));
        /**`v254`: 32 bits of bank `vec`. Encoding 254, unit 254. Overlaps `v240x16`, `v248x8`, `v252x4`, `v254x2`.

In `b32`, `file_b`.*/
        pub const V254: Phys<super::B32> = Phys::assume(Reg(494u16));
        /**`v255`: 32 bits of bank `vec`. Encoding 255, unit 255. Overlaps `v240x16`, `v248x8`, `v252x4`, `v254x2`.

In `b32`, `file_b`.*/
        pub const V255: Phys<super::B32> = Phys::assume(Reg(495u16));
        /**`s0x4`: 128 bits of bank `scalar`. Encoding 0, units 256-259. Overlaps `s0x2`, `s2x2`, `s0..=s3`.

In `u128`.*/
        pub const S0X4: Phys<super::U128> = Phys::assume(Reg(496u16));
        /**`s0x2`: 64 bits of bank `scalar`. Encoding 0, units 256-257. Overlaps `s0x4`, `s0`, `s1`.

In `u64`.*/
        pub const S0X2: Phys<super::U64> = Phys::assume(Reg(497u16));
        /**`s2x2`: 64 bits of bank `scalar`. Encoding 2, units 258-259. Overlaps `s0x4`, `s2`, `s3`.

In `u64`.*/
        pub const S2X2: Phys<super::U64> = Phys::assume(Reg(498u16));
        /**`s0`: 32 bits of bank `scalar`. Encoding 0, unit 256. Overlaps `s0x4`, `s0x2`.

In `u32`.*/
        pub const S0: Phys<super::U32> = Phys::assume(Reg(499u16));
        /**`s1`: 32 bits of bank `scalar`. Encoding 1, unit 257. Overlaps `s0x4`, `s0x2`.

In `u32`.*/
        pub const S1: Phys<super::U32> = Phys::assume(Reg(500u16));
        /**`s2`: 32 bits of bank `scalar`. Encoding 2, unit 258. Overlaps `s0x4`, `s2x2`.

In `u32`.*/
        pub const S2: Phys<super::U32> = Phys::assume(Reg(501u16));
        /**`s3`: 32 bits of bank `scalar`. Encoding 3, unit 259. Overlaps `s0x4`, `s2x2`.

In `u32`.*/
        pub const S3: Phys<super::U32> = Phys::assume(Reg(502u16));
        /**`s4x4`: 128 bits of bank `scalar`. Encoding 4, units 260-263. Overlaps `s4x2`, `s6x2`, `s4..=s7`.

In `u128`.*/
        pub const S4X4: Phys<super::U128> = Phys::assume(Reg(503u16));
        /**`s4x2`: 64 bits of bank `scalar`. Encoding 4, units 260-261. Overlaps `s4x4`, `s4`, `s5`.

In `u64`.*/
        pub const S4X2: Phys<super::U64> = Phys::assume(Reg(504u16));
        /**`s6x2`: 64 bits of bank `scalar`. Encoding 6, units 262-263. Overlaps `s4x4`, `s6`, `s7`.

In `u64`.*/
        pub const S6X2: Phys<super::U64> = Phys::assume(Reg(505u16));
        /**`s4`: 32 bits of bank `scalar`. Encoding 4, unit 260. Overlaps `s4x4`, `s4x2`.

In `u32`.*/
        pub const S4: Phys<super::U32> = Phys::assume(Reg(506u16));
        /**`s5`: 32 bits of bank `scalar`. Encoding 5, unit 261. Overlaps `s4x4`, `s4x2`.

In `u32`.*/
        pub const S5: Phys<super::U32> = Phys::assume(Reg(507u16));
        /**`s6`: 32 bits of bank `scalar`. Encoding 6, unit 262. Overlaps `s4x4`, `s6x2`.

In `u32`.*/
        pub const S6: Phys<super::U32> = Phys::assume(Reg(508u16));
        /**`s7`: 32 bits of bank `scalar`. Encoding 7, unit 263. Overlaps `s4x4`, `s6x2`.

In `u32`.*/
        pub const S7: Phys<super::U32> = Phys::assume(Reg(509u16));
        /**`s8x4`: 128 bits of bank `scalar`. Encoding 8, units 264-267. Overlaps `s8x2`, `s10x2`, `s8..=s11`.

In `u128`.*/
        pub const S8X4: Phys<super::U128> = Phys::assume(Reg(510u16));
        /**`s8x2`: 64 bits of bank `scalar`. Encoding 8, units 264-265. Overlaps `s8x4`, `s8`, `s9`.

In `u64`.*/
        pub const S8X2: Phys<super::U64> = Phys::assume(Reg(511u16));
        /**`s10x2`: 64 bits of bank `scalar`. Encoding 10, units 266-267. Overlaps `s8x4`, `s10`, `s11`.

In `u64`.*/
        pub const S10X2: Phys<super::U64> = Phys::assume(Reg(512u16));
        /**`s8`: 32 bits of bank `scalar`. Encoding 8, unit 264. Overlaps `s8x4`, `s8x2`.

In `u32`.*/
        pub const S8: Phys<super::U32> = Phys::assume(Reg(513u16));
        /**`s9`: 32 bits of bank `scalar`. Encoding 9, unit 265. Overlaps `s8x4`, `s8x2`.

In `u32`.*/
        pub const S9: Phys<super::U32> = Phys::assume(Reg(514u16));
        /**`s10`: 32 bits of bank `scalar`. Encoding 10, unit 266. Overlaps `s8x4`, `s10x2`.

In `u32`.*/
        pub const S10: Phys<super::U32> = Phys::assume(Reg(515u16));
        /**`s11`: 32 bits of bank `scalar`. Encoding 11, unit 267. Overlaps `s8x4`, `s10x2`.

In `u32`.*/
        pub const S11: Phys<super::U32> = Phys::assume(Reg(516u16));
        /**`s12x4`: 128 bits of bank `scalar`. Encoding 12, units 268-271. Overlaps `s12x2`, `s14x2`, `s12..=s15`.

In `u128`.*/
        pub const S12X4: Phys<super::U128> = Phys::assume(Reg(517u16));
        /**`s12x2`: 64 bits of bank `scalar`. Encoding 12, units 268-269. Overlaps `s12x4`, `s12`, `s13`.

In `u64`.*/
        pub const S12X2: Phys<super::U64> = Phys::assume(Reg(518u16));
        /**`s14x2`: 64 bits of bank `scalar`. Encoding 14, units 270-271. Overlaps `s12x4`, `s14`, `s15`.

In `u64`.*/
        pub const S14X2: Phys<super::U64> = Phys::assume(Reg(519u16));
        /**`s12`: 32 bits of bank `scalar`. Encoding 12, unit 268. Overlaps `s12x4`, `s12x2`.

In `u32`.*/
        pub const S12: Phys<super::U32> = Phys::assume(Reg(520u16));
        /**`s13`: 32 bits of bank `scalar`. Encoding 13, unit 269. Overlaps `s12x4`, `s12x2`.

In `u32`.*/
        pub const S13: Phys<super::U32> = Phys::assume(Reg(521u16));
        /**`s14`: 32 bits of bank `scalar`. Encoding 14, unit 270. Overlaps `s12x4`, `s14x2`.

In `u32`.*/
        pub const S14: Phys<super::U32> = Phys::assume(Reg(522u16));
        /**`s15`: 32 bits of bank `scalar`. Encoding 15, unit 271. Overlaps `s12x4`, `s14x2`.

In `u32`.*/
        pub const S15: Phys<super::U32> = Phys::assume(Reg(523u16));
        /**`s16x4`: 128 bits of bank `scalar`. Encoding 16, units 272-275. Overlaps `s16x2`, `s18x2`, `s16..=s19`.

In `u128`.*/
        pub const S16X4: Phys<super::U128> = Phys::assume(Reg(524u16));
        /**`s16x2`: 64 bits of bank `scalar`. Encoding 16, units 272-273. Overlaps `s16x4`, `s16`, `s17`.

In `u64`.*/
        pub const S16X2: Phys<super::U64> = Phys::assume(Reg(525u16));
        /**`s18x2`: 64 bits of bank `scalar`. Encoding 18, units 274-275. Overlaps `s16x4`, `s18`, `s19`.

In `u64`.*/
        pub const S18X2: Phys<super::U64> = Phys::assume(Reg(526u16));
        /**`s16`: 32 bits of bank `scalar`. Encoding 16, unit 272. Overlaps `s16x4`, `s16x2`.

In `u32`.*/
        pub const S16: Phys<super::U32> = Phys::assume(Reg(527u16));
        /**`s17`: 32 bits of bank `scalar`. Encoding 17, unit 273. Overlaps `s16x4`, `s16x2`.

In `u32`.*/
        pub const S17: Phys<super::U32> = Phys::assume(Reg(528u16));
        /**`s18`: 32 bits of bank `scalar`. Encoding 18, unit 274. Overlaps `s16x4`, `s18x2`.

In `u32`.*/
        pub const S18: Phys<super::U32> = Phys::assume(Reg(529u16));
        /**`s19`: 32 bits of bank `scalar`. Encoding 19, unit 275. Overlaps `s16x4`, `s18x2`.

In `u32`.*/
        pub const S19: Phys<super::U32> = Phys::assume(Reg(530u16));
        /**`s20x4`: 128 bits of bank `scalar`. Encoding 20, units 276-279. Overlaps `s20x2`, `s22x2`, `s20..=s23`.

In `u128`.*/
        pub const S20X4: Phys<super::U128> = Phys::assume(Reg(531u16));
        /**`s20x2`: 64 bits of bank `scalar`. Encoding 20, units 276-277. Overlaps `s20x4`, `s20`, `s21`.

In `u64`.*/
        pub const S20X2: Phys<super::U64> = Phys::assume(Reg(532u16));
        /**`s22x2`: 64 bits of bank `scalar`. Encoding 22, units 278-279. Overlaps `s20x4`, `s22`, `s23`.

In `u64`.*/
        pub const S22X2: Phys<super::U64> = Phys::assume(Reg(533u16));
        /**`s20`: 32 bits of bank `scalar`. Encoding 20, unit 276. Overlaps `s20x4`, `s20x2`.

In `u32`.*/
        pub const S20: Phys<super::U32> = Phys::assume(Reg(534u16));
        /**`s21`: 32 bits of bank `scalar`. Encoding 21, unit 277. Overlaps `s20x4`, `s20x2`.

In `u32`.*/
        pub const S21: Phys<super::U32> = Phys::assume(Reg(535u16));
        /**`s22`: 32 bits of bank `scalar`. Encoding 22, unit 278. Overlaps `s20x4`, `s22x2`.

In `u32`.*/
        pub const S22: Phys<super::U32> = Phys::assume(Reg(536u16));
        /**`s23`: 32 bits of bank `scalar`. Encoding 23, unit 279. Overlaps `s20x4`, `s22x2`.

In `u32`.*/
        pub const S23: Phys<super::U32> = Phys::assume(Reg(537u16));
        /**`s24x4`: 128 bits of bank `scalar`. Encoding 24, units 280-283. Overlaps `s24x2`, `s26x2`, `s24..=s27`.

In `u128`.*/
        pub const S24X4: Phys<super::U128> = Phys::assume(Reg(538u16));
        /**`s24x2`: 64 bits of bank `scalar`. Encoding 24, units 280-281. Overlaps `s24x4`, `s24`, `s25`.

In `u64`.*/
        pub const S24X2: Phys<super::U64> = Phys::assume(Reg(539u16));
        /**`s26x2`: 64 bits of bank `scalar`. Encoding 26, units 282-283. Overlaps `s24x4`, `s26`, `s27`.

In `u64`.*/
        pub const S26X2: Phys<super::U64> = Phys::assume(Reg(540u16));
        /**`s24`: 32 bits of bank `scalar`. Encoding 24, unit 280. Overlaps `s24x4`, `s24x2`.

In `u32`.*/
        pub const S24: Phys<super::U32> = Phys::assume(Reg(541u16));
        /**`s25`: 32 bits of bank `scalar`. Encoding 25, unit 281. Overlaps `s24x4`, `s24x2`.

In `u32`.*/
        pub const S25: Phys<super::U32> = Phys::assume(Reg(542u16));
        /**`s26`: 32 bits of bank `scalar`. Encoding 26, unit 282. Overlaps `s24x4`, `s26x2`.

In `u32`.*/
        pub const S26: Phys<super::U32> = Phys::assume(Reg(543u16));
        /**`s27`: 32 bits of bank `scalar`. Encoding 27, unit 283. Overlaps `s24x4`, `s26x2`.

In `u32`.*/
        pub const S27: Phys<super::U32> = Phys::assume(Reg(544u16));
        /**`s28x4`: 128 bits of bank `scalar`. Encoding 28, units 284-287. Overlaps `s28x2`, `s30x2`, `s28..=s31`.

In `u128`.*/
        pub const S28X4: Phys<super::U128> = Phys::assume(Reg(545u16));
        /**`s28x2`: 64 bits of bank `scalar`. Encoding 28, units 284-285. Overlaps `s28x4`, `s28`, `s29`.

In `u64`, `tail_u64`.*/
        pub const S28X2: Phys<super::U64> = Phys::assume(Reg(546u16));
        /**`s30x2`: 64 bits of bank `scalar`. Encoding 30, units 286-287. Overlaps `s28x4`, `s30`, `s31`.

In `u64`, `tail_u64`.*/
        pub const S30X2: Phys<super::U64> = Phys::assume(Reg(547u16));
        /**`s28`: 32 bits of bank `scalar`. Encoding 28, unit 284. Overlaps `s28x4`, `s28x2`.

In `u32`.*/
        pub const S28: Phys<super::U32> = Phys::assume(Reg(548u16));
        /**`s29`: 32 bits of bank `scalar`. Encoding 29, unit 285. Overlaps `s28x4`, `s28x2`.

In `u32`.*/
        pub const S29: Phys<super::U32> = Phys::assume(Reg(549u16));
        /**`s30`: 32 bits of bank `scalar`. Encoding 30, unit 286. Overlaps `s28x4`, `s30x2`.

In `u32`.*/
        pub const S30: Phys<super::U32> = Phys::assume(Reg(550u16));
        /**`s31`: 32 bits of bank `scalar`. Encoding 31, unit 287. Overlaps `s28x4`, `s30x2`.

In `u32`.*/
        pub const S31: Phys<super::U32> = Phys::assume(Reg(551u16));
        /**`s32x4`: 128 bits of bank `scalar`. Encoding 32, units 288-291. Overlaps `s32x2`, `s34x2`, `s32..=s35`.

In `u128`.*/
        pub const S32X4: Phys<super::U128> = Phys::assume(Reg(552u16));
        /**`s32x2`: 64 bits of bank `scalar`. Encoding 32, units 288-289. Overlaps `s32x4`, `s32`, `s33`.

In `u64`.*/
        pub const S32X2: Phys<super::U64> = Phys::assume(Reg(553u16));
        /**`s34x2`: 64 bits of bank `scalar`. Encoding 34, units 290-291. Overlaps `s32x4`, `s34`, `s35`.

In `u64`.*/
        pub const S34X2: Phys<super::U64> = Phys::assume(Reg(554u16));
        /**`s32`: 32 bits of bank `scalar`. Encoding 32, unit 288. Overlaps `s32x4`, `s32x2`.

In `u32`.*/
        pub const S32: Phys<super::U32> = Phys::assume(Reg(555u16));
        /**`s33`: 32 bits of bank `scalar`. Encoding 33, unit 289. Overlaps `s32x4`, `s32x2`.

In `u32`.*/
        pub const S33: Phys<super::U32> = Phys::assume(Reg(556u16));
        /**`s34`: 32 bits of bank `scalar`. Encoding 34, unit 290. Overlaps `s32x4`, `s34x2`.

In `u32`.*/
        pub const S34: Phys<super::U32> = Phys::assume(Reg(557u16));
        /**`s35`: 32 bits of bank `scalar`. Encoding 35, unit 291. Overlaps `s32x4`, `s34x2`.

In `u32`.*/
        pub const S35: Phys<super::U32> = Phys::assume(Reg(558u16));
        /**`s36x4`: 128 bits of bank `scalar`. Encoding 36, units 292-295. Overlaps `s36x2`, `s38x2`, `s36..=s39`.

In `u128`.*/
        pub const S36X4: Phys<super::U128> = Phys::assume(Reg(559u16));
        /**`s36x2`: 64 bits of bank `scalar`. Encoding 36, units 292-293. Overlaps `s36x4`, `s36`, `s37`.

In `u64`.*/
        pub const S36X2: Phys<super::U64> = Phys::assume(Reg(560u16));
        /**`s38x2`: 64 bits of bank `scalar`. Encoding 38, units 294-295. Overlaps `s36x4`, `s38`, `s39`.

In `u64`.*/
        pub const S38X2: Phys<super::U64> = Phys::assume(Reg(561u16));
        /**`s36`: 32 bits of bank `scalar`. Encoding 36, unit 292. Overlaps `s36x4`, `s36x2`.

In `u32`.*/
        pub const S36: Phys<super::U32> = Phys::assume(Reg(562u16));
        /**`s37`: 32 bits of bank `scalar`. Encoding 37, unit 293. Overlaps `s36x4`, `s36x2`.

In `u32`.*/
        pub const S37: Phys<super::U32> = Phys::assume(Reg(563u16));
        /**`s38`: 32 bits of bank `scalar`. Encoding 38, unit 294. Overlaps `s36x4`, `s38x2`.

In `u32`.*/
        pub const S38: Phys<super::U32> = Phys::assume(Reg(564u16));
        /**`s39`: 32 bits of bank `scalar`. Encoding 39, unit 295. Overlaps `s36x4`, `s38x2`.

In `u32`.*/
        pub const S39: Phys<super::U32> = Phys::assume(Reg(565u16));
        /**`s40x4`: 128 bits of bank `scalar`. Encoding 40, units 296-299. Overlaps `s40x2`, `s42x2`, `s40..=s43`.

In `u128`.*/
        pub const S40X4: Phys<super::U128> = Phys::assume(Reg(566u16));
        /**`s40x2`: 64 bits of bank `scalar`. Encoding 40, units 296-297. Overlaps `s40x4`, `s40`, `s41`.

In `u64`.*/
        pub const S40X2: Phys<super::U64> = Phys::assume(Reg(567u16));
        /**`s42x2`: 64 bits of bank `scalar`. Encoding 42, units 298-299. Overlaps `s40x4`, `s42`, `s43`.

In `u64`.*/
        pub const S42X2: Phys<super::U64> = Phys::assume(Reg(568u16));
        /**`s40`: 32 bits of bank `scalar`. Encoding 40, unit 296. Overlaps `s40x4`, `s40x2`.

In `u32`.*/
        pub const S40: Phys<super::U32> = Phys::assume(Reg(569u16));
        /**`s41`: 32 bits of bank `scalar`. Encoding 41, unit 297. Overlaps `s40x4`, `s40x2`.

In `u32`.*/
        pub const S41: Phys<super::U32> = Phys::assume(Reg(570u16));
        /**`s42`: 32 bits of bank `scalar`. Encoding 42, unit 298. Overlaps `s40x4`, `s42x2`.

In `u32`.*/
        pub const S42: Phys<super::U32> = Phys::assume(Reg(571u16));
        /**`s43`: 32 bits of bank `scalar`. Encoding 43, unit 299. Overlaps `s40x4`, `s42x2`.

In `u32`.*/
        pub const S43: Phys<super::U32> = Phys::assume(Reg(572u16));
        /**`s44x4`: 128 bits of bank `scalar`. Encoding 44, units 300-303. Overlaps `s44x2`, `s46x2`, `s44..=s47`.

In `u128`.*/
        pub const S44X4: Phys<super::U128> = Phys::assume(Reg(573u16));
        /**`s44x2`: 64 bits of bank `scalar`. Encoding 44, units 300-301. Overlaps `s44x4`, `s44`, `s45`.

In `u64`.*/
        pub const S44X2: Phys<super::U64> = Phys::assume(Reg(574u16));
        /**`s46x2`: 64 bits of bank `scalar`. Encoding 46, units 302-303. Overlaps `s44x4`, `s46`, `s47`.

In `u64`.*/
        pub const S46X2: Phys<super::U64> = Phys::assume(Reg(575u16));
        /**`s44`: 32 bits of bank `scalar`. Encoding 44, unit 300. Overlaps `s44x4`, `s44x2`.

In `u32`.*/
        pub const S44: Phys<super::U32> = Phys::assume(Reg(576u16));
        /**`s45`: 32 bits of bank `scalar`. Encoding 45, unit 301. Overlaps `s44x4`, `s44x2`.

In `u32`.*/
        pub const S45: Phys<super::U32> = Phys::assume(Reg(577u16));
        /**`s46`: 32 bits of bank `scalar`. Encoding 46, unit 302. Overlaps `s44x4`, `s46x2`.

In `u32`.*/
        pub const S46: Phys<super::U32> = Phys::assume(Reg(578u16));
        /**`s47`: 32 bits of bank `scalar`. Encoding 47, unit 303. Overlaps `s44x4`, `s46x2`.

In `u32`.*/
        pub const S47: Phys<super::U32> = Phys::assume(Reg(579u16));
        /**`s48x4`: 128 bits of bank `scalar`. Encoding 48, units 304-307. Overlaps `s48x2`, `s50x2`, `s48..=s51`.

In `u128`.*/
        pub const S48X4: Phys<super::U128> = Phys::assume(Reg(580u16));
        /**`s48x2`: 64 bits of bank `scalar`. Encoding 48, units 304-305. Overlaps `s48x4`, `s48`, `s49`.

In `u64`.*/
        pub const S48X2: Phys<super::U64> = Phys::assume(Reg(581u16));
        /**`s50x2`: 64 bits of bank `scalar`. Encoding 50, units 306-307. Overlaps `s48x4`, `s50`, `s51`.

In `u64`.*/
        pub const S50X2: Phys<super::U64> = Phys::assume(Reg(582u16));
        /**`s48`: 32 bits of bank `scalar`. Encoding 48, unit 304. Overlaps `s48x4`, `s48x2`.

In `u32`.*/
        pub const S48: Phys<super::U32> = Phys::assume(Reg(583u16));
        /**`s49`: 32 bits of bank `scalar`. Encoding 49, unit 305. Overlaps `s48x4`, `s48x2`.

In `u32`.*/
        pub const S49: Phys<super::U32> = Phys::assume(Reg(584u16));
        /**`s50`: 32 bits of bank `scalar`. Encoding 50, unit 306. Overlaps `s48x4`, `s50x2`.

In `u32`.*/
        pub const S50: Phys<super::U32> = Phys::assume(Reg(585u16));
        /**`s51`: 32 bits of bank `scalar`. Encoding 51, unit 307. Overlaps `s48x4`, `s50x2`.

In `u32`.*/
        pub const S51: Phys<super::U32> = Phys::assume(Reg(586u16));
        /**`s52x4`: 128 bits of bank `scalar`. Encoding 52, units 308-311. Overlaps `s52x2`, `s54x2`, `s52..=s55`.

In `u128`.*/
        pub const S52X4: Phys<super::U128> = Phys::assume(Reg(587u16));
        /**`s52x2`: 64 bits of bank `scalar`. Encoding 52, units 308-309. Overlaps `s52x4`, `s52`, `s53`.

In `u64`.*/
        pub const S52X2: Phys<super::U64> = Phys::assume(Reg(588u16));
        /**`s54x2`: 64 bits of bank `scalar`. Encoding 54, units 310-311. Overlaps `s52x4`, `s54`, `s55`.

In `u64`.*/
        pub const S54X2: Phys<super::U64> = Phys::assume(Reg(589u16));
        /**`s52`: 32 bits of bank `scalar`. Encoding 52, unit 308. Overlaps `s52x4`, `s52x2`.

In `u32`.*/
        pub const S52: Phys<super::U32> = Phys::assume(Reg(590u16));
        /**`s53`: 32 bits of bank `scalar`. Encoding 53, unit 309. Overlaps `s52x4`, `s52x2`.

In `u32`.*/
        pub const S53: Phys<super::U32> = Phys::assume(Reg(591u16));
        /**`s54`: 32 bits of bank `scalar`. Encoding 54, unit 310. Overlaps `s52x4`, `s54x2`.

In `u32`.*/
        pub const S54: Phys<super::U32> = Phys::assume(Reg(592u16));
        /**`s55`: 32 bits of bank `scalar`. Encoding 55, unit 311. Overlaps `s52x4`, `s54x2`.

In `u32`.*/
        pub const S55: Phys<super::U32> = Phys::assume(Reg(593u16));
        /**`s56x4`: 128 bits of bank `scalar`. Encoding 56, units 312-315. Overlaps `s56x2`, `s58x2`, `s56..=s59`.

In `u128`.*/
        pub const S56X4: Phys<super::U128> = Phys::assume(Reg(594u16));
        /**`s56x2`: 64 bits of bank `scalar`. Encoding 56, units 312-313. Overlaps `s56x4`, `s56`, `s57`.

In `u64`.*/
        pub const S56X2: Phys<super::U64> = Phys::assume(Reg(595u16));
        /**`s58x2`: 64 bits of bank `scalar`. Encoding 58, units 314-315. Overlaps `s56x4`, `s58`, `s59`.

In `u64`.*/
        pub const S58X2: Phys<super::U64> = Phys::assume(Reg(596u16));
        /**`s56`: 32 bits of bank `scalar`. Encoding 56, unit 312. Overlaps `s56x4`, `s56x2`.

In `u32`.*/
        pub const S56: Phys<super::U32> = Phys::assume(Reg(597u16));
        /**`s57`: 32 bits of bank `scalar`. Encoding 57, unit 313. Overlaps `s56x4`, `s56x2`.

In `u32`.*/
        pub const S57: Phys<super::U32> = Phys::assume(Reg(598u16));
        /**`s58`: 32 bits of bank `scalar`. Encoding 58, unit 314. Overlaps `s56x4`, `s58x2`.

In `u32`.*/
        pub const S58: Phys<super::U32> = Phys::assume(Reg(599u16));
        /**`s59`: 32 bits of bank `scalar`. Encoding 59, unit 315. Overlaps `s56x4`, `s58x2`.

In `u32`.*/
        pub const S59: Phys<super::U32> = Phys::assume(Reg(600u16));
        ///`s60x4`: 128 bits of bank `scalar`. Encoding 60, units 316-319. Overlaps `s60x2`, `s62x2`, `s60..=s63`. In no class.
        pub const S60X4: Phys<super::U128> = Phys::assume(Reg(601u16));
        /**`s60x2`: 64 bits of bank `scalar`. Encoding 60, units 316-317. The link register. Overlaps `s60x4`, `s60`, `s61`.

In `u64`.*/
        pub const S60X2: Phys<super::U64> = Phys::assume(Reg(602u16));
        ///`s62x2`: 64 bits of bank `scalar`. Encoding 62, units 318-319. Overlaps `s60x4`, `s62`, `s63`. In no class.
        pub const S62X2: Phys<super::U64> = Phys::assume(Reg(603u16));
        /**`s60`: 32 bits of bank `scalar`. Encoding 60, unit 316. Overlaps `s60x4`, `s60x2`.

In `u32`.*/
        pub const S60: Phys<super::U32> = Phys::assume(Reg(604u16));
        /**`s61`: 32 bits of bank `scalar`. Encoding 61, unit 317. Overlaps `s60x4`, `s60x2`.

In `u32`.*/
        pub const S61: Phys<super::U32> = Phys::assume(Reg(605u16));
        ///`s62`: 32 bits of bank `scalar`. Encoding 62, unit 318. Reserved. The stack register. Overlaps `s60x4`, `s62x2`. Never allocated.
        pub const S62: Phys<super::U32> = Phys::assume(Reg(606u16));
        ///`s63`: 32 bits of bank `scalar`. Encoding 63, unit 319. Reserved. The frame register. Overlaps `s60x4`, `s62x2`. Never allocated.
        pub const S63: Phys<super::U32> = Phys::assume(Reg(607u16));
        ///`sz`: 32 bits of bank `scalar`. Encoding 127, unit 320. Always 0. The zero register. Never allocated.
        pub const SZ: Phys<super::U32> = Phys::assume(Reg(608u16));
        /**`p0`: 32 bits of bank `pred`. Encoding 0, unit 384.

In `pred`, `select`.*/
        pub const P0: Phys<super::Pred> = Phys::assume(Reg(609u16));
        /**`p1`: 32 bits of bank `pred`. Encoding 1, unit 385.

In `pred`, `select`.*/
        pub const P1: Phys<super::Pred> = Phys::assume(Reg(610u16));
        /**`p2`: 32 bits of bank `pred`. Encoding 2, unit 386.

In `pred`, `select`.*/
        pub const P2: Phys<super::Pred> = Phys::assume(Reg(611u16));
        /**`p3`: 32 bits of bank `pred`. Encoding 3, unit 387.

In `pred`, `select`.*/
        pub const P3: Phys<super::Pred> = Phys::assume(Reg(612u16));
        /**`p4`: 32 bits of bank `pred`. Encoding 4, unit 388.

In `pred`.*/
        pub const P4: Phys<super::Pred> = Phys::assume(Reg(613u16));
        /**`p5`: 32 bits of bank `pred`. Encoding 5, unit 389.

In `pred`.*/
        pub const P5: Phys<super::Pred> = Phys::assume(Reg(614u16));
        /**`p6`: 32 bits of bank `pred`. Encoding 6, unit 390.

In `pred`.*/
        pub const P6: Phys<super::Pred> = Phys::assume(Reg(615u16));
        ///`pt`: 32 bits of bank `pred`. Encoding 7, unit 391. Always 4294967295. The always register. Never allocated.
        pub const PT: Phys<super::Pred> = Phys::assume(Reg(616u16));
    }
    pub mod class {
        /*!The register classes.

## Classes of `b512`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `b512` | 16: `v0x16`, `v16x16`, `v32x16`, `v48x16`, `v64x16`, `v80x16`, `v96x16`, `v112x16`, `v128x16`, `v144x16`, `v160x16`, `v176x16`, `v192x16`, `v208x16`, `v224x16`, `v240x16` |  | Home class: every register in which such a value may live. |

## Classes of `b256`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `b256` | 32: `v0x8`, `v8x8`, `v16x8`, `v24x8`, `v32x8`, `v40x8`, `v48x8`, `v56x8`, `v64x8`, `v72x8`, `v80x8`, `v88x8`, `v96x8`, `v104x8`, `v112x8`, `v120x8`, `v128x8`, `v136x8`, `v144x8`, `v152x8`, `v160x8`, `v168x8`, `v176x8`, `v184x8`, `v192x8`, `v200x8`, `v208x8`, `v216x8`, `v224x8`, `v232x8`, `v240x8`, `v248x8` |  | Home class: every register in which such a value may live. |

## Classes of `b128`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `b128` | 64: `v0x4`, `v4x4`, `v8x4`, `v12x4`, `v16x4`, `v20x4`, `v24x4`, `v28x4`, `v32x4`, `v36x4`, `v40x4`, `v44x4`, `v48x4`, `v52x4`, `v56x4`, `v60x4`, `v64x4`, `v68x4`, `v72x4`, `v76x4`, `v80x4`, `v84x4`, `v88x4`, `v92x4`, `v96x4`, `v100x4`, `v104x4`, `v108x4`, `v112x4`, `v116x4`, `v120x4`, `v124x4`, `v128x4`, `v132x4`, `v136x4`, `v140x4`, `v144x4`, `v148x4`, `v152x4`, `v156x4`, `v160x4`, `v164x4`, `v168x4`, `v172x4`, `v176x4`, `v180x4`, `v184x4`, `v188x4`, `v192x4`, `v196x4`, `v200x4`, `v204x4`, `v208x4`, `v212x4`, `v216x4`, `v220x4`, `v224x4`, `v228x4`, `v232x4`, `v236x4`, `v240x4`, `v244x4`, `v248x4`, `v252x4` |  | Home class: every register in which such a value may live. |

## Classes of `b64`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `b64` | 128: `v0x2`, `v2x2`, `v4x2`, `v6x2`, `v8x2`, `v10x2`, `v12x2`, `v14x2`, `v16x2`, `v18x2`, `v20x2`, `v22x2`, `v24x2`, `v26x2`, `v28x2`, `v30x2`, `v32x2`, `v34x2`, `v36x2`, `v38x2`, `v40x2`, `v42x2`, `v44x2`, `v46x2`, `v48x2`, `v50x2`, `v52x2`, `v54x2`, `v56x2`, `v58x2`, `v60x2`, `v62x2`, `v64x2`, `v66x2`, `v68x2`, `v70x2`, `v72x2`, `v74x2`, `v76x2`, `v78x2`, `v80x2`, `v82x2`, `v84x2`, `v86x2`, `v88x2`, `v90x2`, `v92x2`, `v94x2`, `v96x2`, `v98x2`, `v100x2`, `v102x2`, `v104x2`, `v106x2`, `v108x2`, `v110x2`, `v112x2`, `v114x2`, `v116x2`, `v118x2`, `v120x2`, `v122x2`, `v124x2`, `v126x2`, `v128x2`, `v130x2`, `v132x2`, `v134x2`, `v136x2`, `v138x2`, `v140x2`, `v142x2`, `v144x2`, `v146x2`, `v148x2`, `v150x2`, `v152x2`, `v154x2`, `v156x2`, `v158x2`, `v160x2`, `v162x2`, `v164x2`, `v166x2`, `v168x2`, `v170x2`, `v172x2`, `v174x2`, `v176x2`, `v178x2`, `v180x2`, `v182x2`, `v184x2`, `v186x2`, `v188x2`, `v190x2`, `v192x2`, `v194x2`, `v196x2`, `v198x2`, `v200x2`, `v202x2`, `v204x2`, `v206x2`, `v208x2`, `v210x2`, `v212x2`, `v214x2`, `v216x2`, `v218x2`, `v220x2`, `v222x2`, `v224x2`, `v226x2`, `v228x2`, `v230x2`, `v232x2`, `v234x2`, `v236x2`, `v238x2`, `v240x2`, `v242x2`, `v244x2`, `v246x2`, `v248x2`, `v250x2`, `v252x2`, `v254x2` |  | Home class: every register in which such a value may live. |

## Classes of `b32`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `b32` | 256: `v0..=v255` |  | Home class: every register in which such a value may live. |
| `file_a` | 128: `v0..=v127` | `b32` | The first register file. |
| `file_b` | 128: `v128..=v255` | `b32` | The second register file. |

## Classes of `u128`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `u128` | 15: `s0x4`, `s4x4`, `s8x4`, `s12x4`, `s16x4`, `s20x4`, `s24x4`, `s28x4`, `s32x4`, `s36x4`, `s40x4`, `s44x4`, `s48x4`, `s52x4`, `s56x4` |  | Home class: every register in which such a value may live. |

## Classes of `u64`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `u64` | 31: `s0x2`, `s2x2`, `s4x2`, `s6x2`, `s8x2`, `s10x2`, `s12x2`, `s14x2`, `s16x2`, `s18x2`, `s20x2`, `s22x2`, `s24x2`, `s26x2`, `s28x2`, `s30x2`, `s32x2`, `s34x2`, `s36x2`, `s38x2`, `s40x2`, `s42x2`, `s44x2`, `s46x2`, `s48x2`, `s50x2`, `s52x2`, `s54x2`, `s56x2`, `s58x2`, `s60x2` |  | Home class: every register in which such a value may live. |
| `tail_u64` | 2: `s28x2`, `s30x2` | `u64` | Pairs that are callee-saved in no convention and pass no arguments. |

## Classes of `u32`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `u32` | 62: `s0..=s61` |  | Home class: every register in which such a value may live. |

## Classes of `pred`

| class | registers, in allocation order | directly inside | about |
| --- | --- | --- | --- |
| `pred` | 7: `p0..=p6` |  | Home class: every register in which such a value may live. |
| `select` | 4: `p0..=p3` | `pred` | Predicates that two-bit fields can name. |

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**Class `b512` of `b512`: `v0x16`, `v16x16`, `v32x16`, `v48x16`, `v64x16`, `v80x16`, `v96x16`, `v112x16`, `v128x16`, `v144x16`, `v160x16`, `v176x16`, `v192x16`, `v208x16`, `v224x16`, `v240x16`.

Home class: every register in which such a value may live.

*/
        pub const B512: Class = Class(0u16);
        /**Class `b256` of `b256`: `v0x8`, `v8x8`, `v16x8`, `v24x8`, `v32x8`, `v40x8`, `v48x8`, `v56x8`, `v64x8`, `v72x8`, `v80x8`, `v88x8`, `v96x8`, `v104x8`, `v112x8`, `v120x8`, `v128x8`, `v136x8`, `v144x8`, `v152x8`, `v160x8`, `v168x8`, `v176x8`, `v184x8`, `v192x8`, `v200x8`, `v208x8`, `v216x8`, `v224x8`, `v232x8`, `v240x8`, `v248x8`.

Home class: every register in which such a value may live.

*/
        pub const B256: Class = Class(1u16);
        /**Class `b128` of `b128`: `v0x4`, `v4x4`, `v8x4`, `v12x4`, `v16x4`, `v20x4`, `v24x4`, `v28x4`, `v32x4`, `v36x4`, `v40x4`, `v44x4`, `v48x4`, `v52x4`, `v56x4`, `v60x4`, `v64x4`, `v68x4`, `v72x4`, `v76x4`, `v80x4`, `v84x4`, `v88x4`, `v92x4`, `v96x4`, `v100x4`, `v104x4`, `v108x4`, `v112x4`, `v116x4`, `v120x4`, `v124x4`, `v128x4`, `v132x4`, `v136x4`, `v140x4`, `v144x4`, `v148x4`, `v152x4`, `v156x4`, `v160x4`, `v164x4`, `v168x4`, `v172x4`, `v176x4`, `v180x4`, `v184x4`, `v188x4`, `v192x4`, `v196x4`, `v200x4`, `v204x4`, `v208x4`, `v212x4`, `v216x4`, `v220x4`, `v224x4`, `v228x4`, `v232x4`, `v236x4`, `v240x4`, `v244x4`, `v248x4`, `v252x4`.

Home class: every register in which such a value may live.

*/
        pub const B128: Class = Class(2u16);
        /**Class `b64` of `b64`: `v0x2`, `v2x2`, `v4x2`, `v6x2`, `v8x2`, `v10x2`, `v12x2`, `v14x2`, `v16x2`, `v18x2`, `v20x2`, `v22x2`, `v24x2`, `v26x2`, `v28x2`, `v30x2`, `v32x2`, `v34x2`, `v36x2`, `v38x2`, `v40x2`, `v42x2`, `v44x2`, `v46x2`, `v48x2`, `v50x2`, `v52x2`, `v54x2`, `v56x2`, `v58x2`, `v60x2`, `v62x2`, `v64x2`, `v66x2`, `v68x2`, `v70x2`, `v72x2`, `v74x2`, `v76x2`, `v78x2`, `v80x2`, `v82x2`, `v84x2`, `v86x2`, `v88x2`, `v90x2`, `v92x2`, `v94x2`, `v96x2`, `v98x2`, `v100x2`, `v102x2`, `v104x2`, `v106x2`, `v108x2`, `v110x2`, `v112x2`, `v114x2`, `v116x2`, `v118x2`, `v120x2`, `v122x2`, `v124x2`, `v126x2`, `v128x2`, `v130x2`, `v132x2`, `v134x2`, `v136x2`, `v138x2`, `v140x2`, `v142x2`, `v144x2`, `v146x2`, `v148x2`, `v150x2`, `v152x2`, `v154x2`, `v156x2`, `v158x2`, `v160x2`, `v162x2`, `v164x2`, `v166x2`, `v168x2`, `v170x2`, `v172x2`, `v174x2`, `v176x2`, `v178x2`, `v180x2`, `v182x2`, `v184x2`, `v186x2`, `v188x2`, `v190x2`, `v192x2`, `v194x2`, `v196x2`, `v198x2`, `v200x2`, `v202x2`, `v204x2`, `v206x2`, `v208x2`, `v210x2`, `v212x2`, `v214x2`, `v216x2`, `v218x2`, `v220x2`, `v222x2`, `v224x2`, `v226x2`, `v228x2`, `v230x2`, `v232x2`, `v234x2`, `v236x2`, `v238x2`, `v240x2`, `v242x2`, `v244x2`, `v246x2`, `v248x2`, `v250x2`, `v252x2`, `v254x2`.

Home class: every register in which such a value may live.

*/
        pub const B64: Class = Class(3u16);
        /**Class `b32` of `b32`: `v0..=v255`.

Home class: every register in which such a value may live.

*/
        pub const B32: Class = Class(4u16);
        /**Class `u128` of `u128`: `s0x4`, `s4x4`, `s8x4`, `s12x4`, `s16x4`, `s20x4`, `s24x4`, `s28x4`, `s32x4`, `s36x4`, `s40x4`, `s44x4`, `s48x4`, `s52x4`, `s56x4`.

Home class: every register in which such a value may live.

*/
        pub const U128: Class = Class(5u16);
        /**Class `u64` of `u64`: `s0x2`, `s2x2`, `s4x2`, `s6x2`, `s8x2`, `s10x2`, `s12x2`, `s14x2`, `s16x2`, `s18x2`, `s20x2`, `s22x2`, `s24x2`, `s26x2`, `s28x2`, `s30x2`, `s32x2`, `s34x2`, `s36x2`, `s38x2`, `s40x2`, `s42x2`, `s44x2`, `s46x2`, `s48x2`, `s50x2`, `s52x2`, `s54x2`, `s56x2`, `s58x2`, `s60x2`.

Home class: every register in which such a value may live.

*/
        pub const U64: Class = Class(6u16);
        /**Class `u32` of `u32`: `s0..=s61`.

Home class: every register in which such a value may live.

*/
        pub const U32: Class = Class(7u16);
        /**Class `pred` of `pred`: `p0..=p6`.

Home class: every register in which such a value may live.

*/
        pub const PRED: Class = Class(8u16);
        /**Class `file_a` of `b32`: `v0..=v127`.

The first register file.

*/
        pub const FILE_A: Class = Class(9u16);
        /**Class `file_b` of `b32`: `v128..=v255`.

The second register file.

*/
        pub const FILE_B: Class = Class(10u16);
        /**Class `tail_u64` of `u64`: `s28x2`, `s30x2`.

Pairs that are callee-saved in no convention and pass no arguments.

*/
        pub const TAIL_U64: Class = Class(11u16);
        /**Class `select` of `pred`: `p0..=p3`.

Predicates that two-bit fields can name.

*/
        pub const SELECT: Class = Class(12u16);
    }
    pub mod form {
        /*!The instruction forms.

## Operations

| form | defs | uses | clobbers | more | about |
| --- | --- | --- | --- | --- | --- |
| [`mov_imm`](super::Ins::mov_imm) | `dst`: `b32` |  |  | may be rematerialised instead of a reload or a move | The same constant in all threads. |
| [`mov64_imm`](super::Ins::mov64_imm) | `dst`: `b64` |  |  | may be rematerialised instead of a reload | The same constant in all threads, a move for each half. |
| [`zero512`](super::Ins::zero512) | `dst`: `b512` |  |  | may be rematerialised instead of a reload; requires `matrix` | A tile of zeros. |
| [`lane_id`](super::Ins::lane_id) | `dst`: `b32` |  |  | may be rematerialised instead of a reload or a move | The number of each thread. |
| [`mov_b32`](super::Ins::mov_b32) / [`mov_b64`](super::Ins::mov_b64) / [`mov_b128`](super::Ins::mov_b128) / [`mov_b256`](super::Ins::mov_b256) / [`mov_b512`](super::Ins::mov_b512) | `dst`: `b32 / b64 / b128 / b256 / b512` | `src`: `b32 / b64 / b128 / b256 / b512` |  |  | A copy that the client asks for. |
| [`mov_b32_from_u32`](super::Ins::mov_b32_from_u32) / [`mov_b64_from_u64`](super::Ins::mov_b64_from_u64) | `dst`: `b32 / b64` | `src`: `u32 / u64` |  |  | A scalar in all threads. |
| [`s_mov_imm`](super::Ins::s_mov_imm) / [`s_mov64_imm`](super::Ins::s_mov64_imm) | `dst`: `u32 / u64` |  |  | may be rematerialised instead of a reload or a move |  |
| [`s_address`](super::Ins::s_address) | `dst`: `u64` |  |  | may be rematerialised instead of a reload | The program counter and an offset. |
| [`s_frame_address`](super::Ins::s_frame_address) | `dst`: `u32` |  |  | may be rematerialised instead of a reload or a move | The stack pointer and an offset. |
| [`s_mov_u32`](super::Ins::s_mov_u32) / [`s_mov_u64`](super::Ins::s_mov_u64) / [`s_mov_u128`](super::Ins::s_mov_u128) / [`p_mov`](super::Ins::p_mov) | `dst`: `u32 / u64 / u128 / pred` | `src`: `u32 / u64 / u128 / pred` |  |  | A copy that the client asks for. |
| [`p_true`](super::Ins::p_true), [`p_false`](super::Ins::p_false) | `dst`: `pred` |  |  | may be rematerialised instead of a reload or a move | A copy or complement of PT. |
| [`pack64`](super::Ins::pack64) / [`pack128`](super::Ins::pack128) / [`pack256`](super::Ins::pack256) / [`pack512`](super::Ins::pack512) | `dst`: `b64 / b128 / b256 / b512` | `lo`: `b32 / b64 / b128 / b256`; `hi`: `b32 / b64 / b128 / b256` |  | `dst` overlaps `lo` at the low end only; `dst` overlaps `hi` at the high end only | A tuple of two halves: moves for those that are not in their places. |
| [`low32_of_64`](super::Ins::low32_of_64) / [`low64_of_128`](super::Ins::low64_of_128) / [`low128_of_256`](super::Ins::low128_of_256) / [`low256_of_512`](super::Ins::low256_of_512) | `dst`: `b32 / b64 / b128 / b256` | `src`: `b64 / b128 / b256 / b512` |  |  | The low half: moves, or nothing when src and dst share registers. |
| [`high32_of_64`](super::Ins::high32_of_64) / [`high64_of_128`](super::Ins::high64_of_128) / [`high128_of_256`](super::Ins::high128_of_256) / [`high256_of_512`](super::Ins::high256_of_512) | `dst`: `b32 / b64 / b128 / b256` | `src`: `b64 / b128 / b256 / b512` |  |  | The high half. |
| [`part32_of_64`](super::Ins::part32_of_64) / [`part32_of_128`](super::Ins::part32_of_128) / [`part32_of_256`](super::Ins::part32_of_256) / [`part32_of_512`](super::Ins::part32_of_512) | `dst`: `b32` | `src`: `b64 / b128 / b256 / b512` |  |  | A register of a tuple. |
| [`set32_of_64`](super::Ins::set32_of_64) / [`set32_of_128`](super::Ins::set32_of_128) / [`set32_of_256`](super::Ins::set32_of_256) / [`set32_of_512`](super::Ins::set32_of_512) | `dst`: `b64 / b128 / b256 / b512`, the register of `old` | `old`: `b64 / b128 / b256 / b512`; `src`: `b32` |  |  | Replaces a register of a tuple. |
| [`s_pack64`](super::Ins::s_pack64) / [`s_pack128`](super::Ins::s_pack128) | `dst`: `u64 / u128` | `lo`: `u32 / u64`; `hi`: `u32 / u64` |  | `dst` overlaps `lo` at the low end only; `dst` overlaps `hi` at the high end only | A tuple of two halves: moves for those that are not in their places. |
| [`s_low32_of_64`](super::Ins::s_low32_of_64), [`s_high32_of_64`](super::Ins::s_high32_of_64) / [`s_low64_of_128`](super::Ins::s_low64_of_128), [`s_high64_of_128`](super::Ins::s_high64_of_128) | `dst`: `u32 / u64` | `src`: `u64 / u128` |  |  | A half. |
| [`iadd`](super::Ins::iadd), [`isub`](super::Ins::isub), [`imul`](super::Ins::imul), [`imulhi`](super::Ins::imulhi), [`and`](super::Ins::and), [`or`](super::Ins::or), [`xor`](super::Ins::xor), [`andn`](super::Ins::andn), [`shl`](super::Ins::shl), [`shr`](super::Ins::shr), [`sar`](super::Ins::sar), [`imin`](super::Ins::imin), [`imax`](super::Ins::imax), [`umin`](super::Ins::umin), [`umax`](super::Ins::umax), [`fadd`](super::Ins::fadd), [`fsub`](super::Ins::fsub), [`fmul`](super::Ins::fmul), [`fmin`](super::Ins::fmin), [`fmax`](super::Ins::fmax), [`hadd2`](super::Ins::hadd2), [`hmul2`](super::Ins::hmul2), [`hmin2`](super::Ins::hmin2), [`hmax2`](super::Ins::hmax2), [`pack_half`](super::Ins::pack_half) | `dst`: `b32` | `a`: `b32`; `b`: `b32` |  |  |  |
| [`iadd_s`](super::Ins::iadd_s), [`isub_s`](super::Ins::isub_s), [`imul_s`](super::Ins::imul_s), [`and_s`](super::Ins::and_s), [`or_s`](super::Ins::or_s), [`xor_s`](super::Ins::xor_s), [`shl_s`](super::Ins::shl_s), [`shr_s`](super::Ins::shr_s), [`sar_s`](super::Ins::sar_s), [`imin_s`](super::Ins::imin_s), [`imax_s`](super::Ins::imax_s), [`umin_s`](super::Ins::umin_s), [`umax_s`](super::Ins::umax_s), [`fadd_s`](super::Ins::fadd_s), [`fsub_s`](super::Ins::fsub_s), [`fmul_s`](super::Ins::fmul_s), [`fmin_s`](super::Ins::fmin_s), [`fmax_s`](super::Ins::fmax_s) | `dst`: `b32` | `a`: `b32`; `b`: `u32` |  |  | With a scalar; an instruction can read one. |
| [`iadd_imm`](super::Ins::iadd_imm), [`imul_imm`](super::Ins::imul_imm), [`and_imm`](super::Ins::and_imm), [`or_imm`](super::Ins::or_imm), [`xor_imm`](super::Ins::xor_imm), [`shl_imm`](super::Ins::shl_imm), [`shr_imm`](super::Ins::shr_imm), [`sar_imm`](super::Ins::sar_imm), [`fadd_imm`](super::Ins::fadd_imm), [`fmul_imm`](super::Ins::fmul_imm) | `dst`: `b32` | `a`: `b32` |  |  |  |
| [`not`](super::Ins::not), [`neg`](super::Ins::neg), [`fneg`](super::Ins::fneg), [`fabs`](super::Ins::fabs), [`popc`](super::Ins::popc), [`clz`](super::Ins::clz), [`brev`](super::Ins::brev), [`rcp`](super::Ins::rcp), [`rsq`](super::Ins::rsq), [`sqrt`](super::Ins::sqrt), [`exp2`](super::Ins::exp2), [`log2`](super::Ins::log2), [`sin`](super::Ins::sin), [`cos`](super::Ins::cos), [`floor`](super::Ins::floor), [`fract`](super::Ins::fract), [`trunc`](super::Ins::trunc), [`i2f`](super::Ins::i2f), [`u2f`](super::Ins::u2f), [`f2i`](super::Ins::f2i), [`f2u`](super::Ins::f2u), [`f2h`](super::Ins::f2h), [`h2f`](super::Ins::h2f) | `dst`: `b32` | `src`: `b32` |  |  |  |
| [`imad`](super::Ins::imad), [`ffma`](super::Ins::ffma), [`lop3`](super::Ins::lop3), [`bfe`](super::Ins::bfe), [`med3`](super::Ins::med3), [`sad`](super::Ins::sad), [`perm`](super::Ins::perm), [`add3`](super::Ins::add3), [`shl_add`](super::Ins::shl_add) | `dst`: `b32` | `a`: `b32`; `b`: `b32`; `c`: `b32` |  |  | Three sources. |
| [`ffma_short`](super::Ins::ffma_short) | `dst`: `b32`, the register of `c` | `a`: `b32`; `b`: `b32`; `c`: `b32` |  | or `ffma_short/long`: `dst`: `b32` | A product and an addend in a short encoding, which overwrites the addend; or in a long one, which does not. |
| [`dot2_half`](super::Ins::dot2_half), [`dot4_i8`](super::Ins::dot4_i8) | `dst`: `b32`, the register of `c` | `a`: `b32`; `b`: `b32`; `c`: `b32` |  |  | A dot product added to c, which dst overwrites. |
| [`imad_wide`](super::Ins::imad_wide) | `dst`: `b64` | `a`: `b32`; `b`: `b32`; `c`: `b64` |  |  | A product of 64 bits, and an addend of as many. |
| [`iadd_carry_out`](super::Ins::iadd_carry_out) | `dst`: `b32`; `carry`: `pred` | `a`: `b32`; `b`: `b32` |  |  | A sum, and the carry of each thread. |
| [`iadd_carry`](super::Ins::iadd_carry) | `dst`: `b32`; `carry`: `pred` | `a`: `b32`; `b`: `b32`; `carry_in`: `pred` |  |  | A sum with carry; the new carry is in another predicate or the same. |
| [`iadd64`](super::Ins::iadd64) | `dst`: `b64` | `a`: `b64`; `b`: `b64` |  | needs `carry`: `pred`, a scratch register; `dst` does not overlap `a`; `dst` does not overlap `b`; or `iadd64/in_place`: `dst`: `b64`, the register of `a`; it need not be that `dst` does not overlap `a`; it need not be that `dst` does not overlap `b` | Two additions: the low half is written while the high halves are still to be read. |
| [`shl64`](super::Ins::shl64), [`shr64`](super::Ins::shr64), [`sar64`](super::Ins::sar64) | `dst`: `b64` | `a`: `b64`; `count`: `b32` |  |  |  |
| [`dadd`](super::Ins::dadd), [`dmul`](super::Ins::dmul), [`dmin`](super::Ins::dmin), [`dmax`](super::Ins::dmax) | `dst`: `b64` | `a`: `b64`; `b`: `b64` |  | requires `double` |  |
| [`dfma`](super::Ins::dfma) | `dst`: `b64` | `a`: `b64`; `b`: `b64`; `c`: `b64` |  | requires `double` |  |
| [`d2f`](super::Ins::d2f) / [`f2d`](super::Ins::f2d) | `dst`: `b32 / b64` | `src`: `b64 / b32` |  | requires `double` |  |
| [`dual_fadd_fadd`](super::Ins::dual_fadd_fadd) | `dst_x`: `b32`; `dst_y`: `b32` | `a_x`: `b32`; `b_x`: `b32`; `a_y`: `b32`; `b_y`: `b32` |  | if `dst_x` is in `file_a`, `dst_y` is in `file_b`; if `dst_x` is in `file_b`, `dst_y` is in `file_a` | fadd and fadd in one word; the results are in different files. |
| [`dual_fadd_fmul`](super::Ins::dual_fadd_fmul) | `dst_x`: `b32`; `dst_y`: `b32` | `a_x`: `b32`; `b_x`: `b32`; `a_y`: `b32`; `b_y`: `b32` |  | if `dst_x` is in `file_a`, `dst_y` is in `file_b`; if `dst_x` is in `file_b`, `dst_y` is in `file_a` | fadd and fmul in one word; the results are in different files. |
| [`dual_fadd_ffma_acc`](super::Ins::dual_fadd_ffma_acc) | `dst_x`: `b32`; `dst_y`: `b32` | `a_x`: `b32`; `b_x`: `b32`; `a_y`: `b32`; `b_y`: `b32` |  | if `dst_x` is in `file_a`, `dst_y` is in `file_b`; if `dst_x` is in `file_b`, `dst_y` is in `file_a` | fadd and ffma_acc in one word; the results are in different files. |
| [`dual_fmul_fadd`](super::Ins::dual_fmul_fadd) | `dst_x`: `b32`; `dst_y`: `b32` | `a_x`: `b32`; `b_x`: `b32`; `a_y`: `b32`; `b_y`: `b32` |  | if `dst_x` is in `file_a`, `dst_y` is in `file_b`; if `dst_x` is in `file_b`, `dst_y` is in `file_a` | fmul and fadd in one word; the results are in different files. |
| [`dual_fmul_fmul`](super::Ins::dual_fmul_fmul) | `dst_x`: `b32`; `dst_y`: `b32` | `a_x`: `b32`; `b_x`: `b32`; `a_y`: `b32`; `b_y`: `b32` |  | if `dst_x` is in `file_a`, `dst_y` is in `file_b`; if `dst_x` is in `file_b`, `dst_y` is in `file_a` | fmul and fmul in one word; the results are in different files. |
| [`dual_fmul_ffma_acc`](super::Ins::dual_fmul_ffma_acc) | `dst_x`: `b32`; `dst_y`: `b32` | `a_x`: `b32`; `b_x`: `b32`; `a_y`: `b32`; `b_y`: `b32` |  | if `dst_x` is in `file_a`, `dst_y` is in `file_b`; if `dst_x` is in `file_b`, `dst_y` is in `file_a` | fmul and ffma_acc in one word; the results are in different files. |
| [`dual_ffma_acc_fadd`](super::Ins::dual_ffma_acc_fadd) | `dst_x`: `b32`; `dst_y`: `b32` | `a_x`: `b32`; `b_x`: `b32`; `a_y`: `b32`; `b_y`: `b32` |  | if `dst_x` is in `file_a`, `dst_y` is in `file_b`; if `dst_x` is in `file_b`, `dst_y` is in `file_a` | ffma_acc and fadd in one word; the results are in different files. |
| [`dual_ffma_acc_fmul`](super::Ins::dual_ffma_acc_fmul) | `dst_x`: `b32`; `dst_y`: `b32` | `a_x`: `b32`; `b_x`: `b32`; `a_y`: `b32`; `b_y`: `b32` |  | if `dst_x` is in `file_a`, `dst_y` is in `file_b`; if `dst_x` is in `file_b`, `dst_y` is in `file_a` | ffma_acc and fmul in one word; the results are in different files. |
| [`dual_ffma_acc_ffma_acc`](super::Ins::dual_ffma_acc_ffma_acc) | `dst_x`: `b32`; `dst_y`: `b32` | `a_x`: `b32`; `b_x`: `b32`; `a_y`: `b32`; `b_y`: `b32` |  | if `dst_x` is in `file_a`, `dst_y` is in `file_b`; if `dst_x` is in `file_b`, `dst_y` is in `file_a` | ffma_acc and ffma_acc in one word; the results are in different files. |
| [`dual_mov2_fadd`](super::Ins::dual_mov2_fadd) | `dst_x`: `b32`; `dst_y`: `b32` | `a_x`: `b32`; `b_x`: `b32`; `a_y`: `b32`; `b_y`: `b32` |  | if `dst_x` is in `file_a`, `dst_y` is in `file_b`; if `dst_x` is in `file_b`, `dst_y` is in `file_a` | mov2 and fadd in one word; the results are in different files. |
| [`dual_mov2_fmul`](super::Ins::dual_mov2_fmul) | `dst_x`: `b32`; `dst_y`: `b32` | `a_x`: `b32`; `b_x`: `b32`; `a_y`: `b32`; `b_y`: `b32` |  | if `dst_x` is in `file_a`, `dst_y` is in `file_b`; if `dst_x` is in `file_b`, `dst_y` is in `file_a` | mov2 and fmul in one word; the results are in different files. |
| [`dual_mov2_ffma_acc`](super::Ins::dual_mov2_ffma_acc) | `dst_x`: `b32`; `dst_y`: `b32` | `a_x`: `b32`; `b_x`: `b32`; `a_y`: `b32`; `b_y`: `b32` |  | if `dst_x` is in `file_a`, `dst_y` is in `file_b`; if `dst_x` is in `file_b`, `dst_y` is in `file_a` | mov2 and ffma_acc in one word; the results are in different files. |
| [`dual_swap`](super::Ins::dual_swap) | `x`: `file_a`, the register of `a`; `y`: `file_b`, the register of `b` | `a`: `file_a`; `b`: `file_b` |  |  | Exchanges two registers of the two files. |
| [`icmp`](super::Ins::icmp), [`ucmp`](super::Ins::ucmp), [`fcmp`](super::Ins::fcmp) | `dst`: `pred` | `a`: `b32`; `b`: `b32` |  |  | Compares in each thread. |
| [`icmp_s`](super::Ins::icmp_s), [`ucmp_s`](super::Ins::ucmp_s), [`fcmp_s`](super::Ins::fcmp_s) | `dst`: `pred` | `a`: `b32`; `b`: `u32` |  |  | Compares with a scalar in each thread. |
| [`icmp_and`](super::Ins::icmp_and), [`ucmp_and`](super::Ins::ucmp_and), [`fcmp_and`](super::Ins::fcmp_and) | `dst`: `pred` | `a`: `b32`; `b`: `b32`; `with`: `pred` |  |  | A comparison, and a predicate. |
| [`icmp64`](super::Ins::icmp64) | `dst`: `pred` | `a`: `b64`; `b`: `b64` |  |  |  |
| [`dcmp`](super::Ins::dcmp) | `dst`: `pred` | `a`: `b64`; `b`: `b64` |  | requires `double` |  |
| [`sel`](super::Ins::sel) | `dst`: `b32` | `condition`: `select`; `then`: `b32`; `otherwise`: `b32` |  |  | Chooses in each thread. |
| [`sel64`](super::Ins::sel64) | `dst`: `b64` | `condition`: `select`; `then`: `b64`; `otherwise`: `b64` |  |  | Chooses in each thread, by two instructions. |
| [`p_and`](super::Ins::p_and), [`p_or`](super::Ins::p_or), [`p_xor`](super::Ins::p_xor), [`p_andn`](super::Ins::p_andn), [`p_nor`](super::Ins::p_nor) | `dst`: `pred` | `a`: `pred`; `b`: `pred` |  |  |  |
| [`p_not`](super::Ins::p_not) | `dst`: `pred` | `src`: `pred` |  |  |  |
| [`iadd_if`](super::Ins::iadd_if) | `dst`: `b32`, the register of `old` | `old`: `b32`; `guard`: `pred`; `a`: `b32`; `b`: `b32` |  |  | iadd in the threads of a predicate; the others keep `old`. |
| [`isub_if`](super::Ins::isub_if) | `dst`: `b32`, the register of `old` | `old`: `b32`; `guard`: `pred`; `a`: `b32`; `b`: `b32` |  |  | isub in the threads of a predicate; the others keep `old`. |
| [`and_if`](super::Ins::and_if) | `dst`: `b32`, the register of `old` | `old`: `b32`; `guard`: `pred`; `a`: `b32`; `b`: `b32` |  |  | and in the threads of a predicate; the others keep `old`. |
| [`or_if`](super::Ins::or_if) | `dst`: `b32`, the register of `old` | `old`: `b32`; `guard`: `pred`; `a`: `b32`; `b`: `b32` |  |  | or in the threads of a predicate; the others keep `old`. |
| [`xor_if`](super::Ins::xor_if) | `dst`: `b32`, the register of `old` | `old`: `b32`; `guard`: `pred`; `a`: `b32`; `b`: `b32` |  |  | xor in the threads of a predicate; the others keep `old`. |
| [`fadd_if`](super::Ins::fadd_if) | `dst`: `b32`, the register of `old` | `old`: `b32`; `guard`: `pred`; `a`: `b32`; `b`: `b32` |  |  | fadd in the threads of a predicate; the others keep `old`. |
| [`fmul_if`](super::Ins::fmul_if) | `dst`: `b32`, the register of `old` | `old`: `b32`; `guard`: `pred`; `a`: `b32`; `b`: `b32` |  |  | fmul in the threads of a predicate; the others keep `old`. |
| [`fmin_if`](super::Ins::fmin_if) | `dst`: `b32`, the register of `old` | `old`: `b32`; `guard`: `pred`; `a`: `b32`; `b`: `b32` |  |  | fmin in the threads of a predicate; the others keep `old`. |
| [`fmax_if`](super::Ins::fmax_if) | `dst`: `b32`, the register of `old` | `old`: `b32`; `guard`: `pred`; `a`: `b32`; `b`: `b32` |  |  | fmax in the threads of a predicate; the others keep `old`. |
| [`mov32_if`](super::Ins::mov32_if) / [`mov64_if`](super::Ins::mov64_if) / [`mov128_if`](super::Ins::mov128_if) | `dst`: `b32 / b64 / b128`, the register of `old` | `old`: `b32 / b64 / b128`; `guard`: `pred`; `src`: `b32 / b64 / b128` |  |  | A copy in the threads of a predicate; the others keep `old`. |
| [`ballot`](super::Ins::ballot) | `dst`: `u32` | `src`: `pred` |  |  | A predicate as a scalar. |
| [`p_from_scalar`](super::Ins::p_from_scalar) | `dst`: `pred` | `src`: `u32` |  |  | A scalar as a predicate. |
| [`read_first`](super::Ins::read_first) | `dst`: `u32` | `src`: `b32` |  |  | What the first active thread has. |
| [`read_lane`](super::Ins::read_lane) | `dst`: `u32` | `src`: `b32`; `lane`: `u32` |  |  | What one thread has. |
| [`write_lane`](super::Ins::write_lane) | `dst`: `b32`, the register of `old` | `old`: `b32`; `src`: `u32`; `lane`: `u32` |  |  | Replaces what one thread has. |
| [`shuffle`](super::Ins::shuffle) | `dst`: `b32`; `found`: `pred` | `src`: `b32`; `lane`: `b32` |  |  | What another thread has, and whether there is one. |
| [`reduce_iadd`](super::Ins::reduce_iadd), [`reduce_imin`](super::Ins::reduce_imin), [`reduce_imax`](super::Ins::reduce_imax), [`reduce_and`](super::Ins::reduce_and), [`reduce_or`](super::Ins::reduce_or), [`reduce_xor`](super::Ins::reduce_xor) | `dst`: `u32` | `src`: `b32` |  |  | Over all threads. |
| [`scan_iadd`](super::Ins::scan_iadd), [`scan_fadd`](super::Ins::scan_fadd), [`scan_imax`](super::Ins::scan_imax) | `dst`: `b32`, early: not the register of a use | `src`: `b32` |  | needs `temporary`: `b32`, a scratch register | Over all threads before each one, by steps that write dst while src is still to be read. |
| [`s_iadd`](super::Ins::s_iadd), [`s_isub`](super::Ins::s_isub), [`s_imul`](super::Ins::s_imul), [`s_and`](super::Ins::s_and), [`s_or`](super::Ins::s_or), [`s_xor`](super::Ins::s_xor), [`s_andn`](super::Ins::s_andn), [`s_shl`](super::Ins::s_shl), [`s_shr`](super::Ins::s_shr), [`s_sar`](super::Ins::s_sar), [`s_imin`](super::Ins::s_imin), [`s_imax`](super::Ins::s_imax), [`s_umin`](super::Ins::s_umin), [`s_umax`](super::Ins::s_umax) | `dst`: `u32` | `a`: `u32`; `b`: `u32` |  |  |  |
| [`s_iadd_imm`](super::Ins::s_iadd_imm), [`s_imul_imm`](super::Ins::s_imul_imm), [`s_and_imm`](super::Ins::s_and_imm), [`s_or_imm`](super::Ins::s_or_imm), [`s_xor_imm`](super::Ins::s_xor_imm), [`s_shl_imm`](super::Ins::s_shl_imm), [`s_shr_imm`](super::Ins::s_shr_imm), [`s_sar_imm`](super::Ins::s_sar_imm) | `dst`: `u32` | `a`: `u32` |  |  |  |
| [`s_iadd64`](super::Ins::s_iadd64), [`s_isub64`](super::Ins::s_isub64), [`s_and64`](super::Ins::s_and64), [`s_or64`](super::Ins::s_or64), [`s_xor64`](super::Ins::s_xor64), [`s_andn64`](super::Ins::s_andn64) | `dst`: `u64` | `a`: `u64`; `b`: `u64` |  |  |  |
| [`s_shl64`](super::Ins::s_shl64), [`s_shr64`](super::Ins::s_shr64), [`s_sar64`](super::Ins::s_sar64) | `dst`: `u64` | `a`: `u64`; `count`: `u32` |  |  |  |
| [`s_not`](super::Ins::s_not), [`s_neg`](super::Ins::s_neg), [`s_popc`](super::Ins::s_popc), [`s_clz`](super::Ins::s_clz), [`s_brev`](super::Ins::s_brev), [`s_ffs`](super::Ins::s_ffs) | `dst`: `u32` | `src`: `u32` |  |  |  |
| [`s_imul_wide`](super::Ins::s_imul_wide) | `dst`: `u64` | `a`: `u32`; `b`: `u32` |  |  | A product of 64 bits. |
| [`s_icmp_select`](super::Ins::s_icmp_select), [`s_ucmp_select`](super::Ins::s_ucmp_select) | `dst`: `u32` | `a`: `u32`; `b`: `u32`; `then`: `u32`; `otherwise`: `u32` |  |  | Compares and chooses. |
| [`load_b32`](super::Ins::load_b32) / [`load_b64`](super::Ins::load_b64) / [`load_b128`](super::Ins::load_b128) | `dst`: `b32 / b64 / b128` | `address`: `b64` |  |  | From an address in each thread. |
| [`load_b32_base`](super::Ins::load_b32_base) / [`load_b64_base`](super::Ins::load_b64_base) / [`load_b128_base`](super::Ins::load_b128_base) | `dst`: `b32 / b64 / b128` | `base`: `u64`; `offset`: `b32` |  |  | From a scalar address and an offset in each thread. |
| [`load_b96`](super::Ins::load_b96) | `dst[3]`: `b32`, a tuple `run3` | `address`: `b64` |  |  | Three consecutive registers, of any number. |
| [`load_low_half`](super::Ins::load_low_half), [`load_high_half`](super::Ins::load_high_half) | `dst`: `b32`, the register of `old` | `old`: `b32`; `address`: `b64` |  |  | Replaces a half of a register, in each thread. |
| [`store_b32`](super::Ins::store_b32) / [`store_b64`](super::Ins::store_b64) / [`store_b128`](super::Ins::store_b128) |  | `src`: `b32 / b64 / b128`; `address`: `b64` |  |  | To an address in each thread. |
| [`store_b32_base`](super::Ins::store_b32_base) / [`store_b64_base`](super::Ins::store_b64_base) / [`store_b128_base`](super::Ins::store_b128_base) |  | `src`: `b32 / b64 / b128`; `base`: `u64`; `offset`: `b32` |  |  | To a scalar address and an offset in each thread. |
| [`store_b96`](super::Ins::store_b96) |  | `src[3]`: `b32`, a tuple `run3`; `address`: `b64` |  |  | Three consecutive registers, of any number. |
| [`shared_load_b32`](super::Ins::shared_load_b32) / [`shared_load_b64`](super::Ins::shared_load_b64) / [`shared_load_b128`](super::Ins::shared_load_b128) | `dst`: `b32 / b64 / b128` | `offset`: `b32` |  |  | From memory that a group of threads shares. |
| [`shared_store_b32`](super::Ins::shared_store_b32) / [`shared_store_b64`](super::Ins::shared_store_b64) / [`shared_store_b128`](super::Ins::shared_store_b128) |  | `src`: `b32 / b64 / b128`; `offset`: `b32` |  |  | To memory that a group of threads shares. |
| [`shared_load2`](super::Ins::shared_load2) | `dst[2]`: `b32`, a tuple `run2` | `offset`: `b32` |  |  | Two words from two places, to consecutive registers. |
| [`s_load_u32`](super::Ins::s_load_u32) / [`s_load_u64`](super::Ins::s_load_u64) / [`s_load_u128`](super::Ins::s_load_u128) | `dst`: `u32 / u64 / u128` | `base`: `u64` |  |  | From a scalar address. |
| [`s_load_u32_index`](super::Ins::s_load_u32_index) / [`s_load_u64_index`](super::Ins::s_load_u64_index) / [`s_load_u128_index`](super::Ins::s_load_u128_index) | `dst`: `u32 / u64 / u128` | `base`: `u64`; `offset`: `u32` |  |  | From a scalar address and an offset. |
| [`atomic_iadd`](super::Ins::atomic_iadd), [`atomic_and`](super::Ins::atomic_and), [`atomic_or`](super::Ins::atomic_or), [`atomic_xor`](super::Ins::atomic_xor), [`atomic_imin`](super::Ins::atomic_imin), [`atomic_imax`](super::Ins::atomic_imax), [`atomic_umin`](super::Ins::atomic_umin), [`atomic_umax`](super::Ins::atomic_umax), [`atomic_swap`](super::Ins::atomic_swap), [`atomic_fadd`](super::Ins::atomic_fadd) | `old`: `b32` | `src`: `b32`; `address`: `b64` |  |  | `old` is what memory held. |
| [`reduce_iadd_mem`](super::Ins::reduce_iadd_mem), [`reduce_and_mem`](super::Ins::reduce_and_mem), [`reduce_or_mem`](super::Ins::reduce_or_mem), [`reduce_xor_mem`](super::Ins::reduce_xor_mem), [`reduce_imin_mem`](super::Ins::reduce_imin_mem), [`reduce_imax_mem`](super::Ins::reduce_imax_mem), [`reduce_umin_mem`](super::Ins::reduce_umin_mem), [`reduce_umax_mem`](super::Ins::reduce_umax_mem), [`reduce_fadd_mem`](super::Ins::reduce_fadd_mem) |  | `src`: `b32`; `address`: `b64` |  |  | An atomic operation whose result is not used. |
| [`atomic_cas`](super::Ins::atomic_cas) | `old`: `b32` | `pair[2]`: `b32`, a tuple `run2`; `address`: `b64` |  |  | The new value and the expected one are in consecutive registers. |
| [`atomic_cas64`](super::Ins::atomic_cas64) | `old`: `b64` | `pair`: `b128`; `address`: `b64` |  | `old` is in the register of `pair` | The new value and the expected one are an aligned quad; `old` overwrites its low half. |
| [`sample_2d`](super::Ins::sample_2d) | `colour`: `b128` | `at[2]`: `b32`, a tuple `run2`; `image`: `u128`; `sampler`: `u128` |  |  | A filtered texel: coordinates in consecutive registers, the colour in an aligned quad. |
| [`sample_3d`](super::Ins::sample_3d) | `colour`: `b128` | `at[3]`: `b32`, a tuple `run3`; `image`: `u128`; `sampler`: `u128` |  |  | A filtered texel: coordinates in consecutive registers, the colour in an aligned quad. |
| [`sample_1d`](super::Ins::sample_1d) | `colour`: `b128` | `at`: `b32`; `image`: `u128`; `sampler`: `u128` |  |  | A filtered texel of a line. |
| [`sample_2d_gradients`](super::Ins::sample_2d_gradients) | `colour`: `b128` | `at`: `b256`; `image`: `u128`; `sampler`: `u128` |  |  | A filtered texel: coordinates and how they change, in an aligned eight. |
| [`image_load`](super::Ins::image_load) | `colour`: `b128` | `at[2]`: `b32`, a tuple `run2`; `image`: `u128` |  |  | A texel at whole coordinates. |
| [`image_store`](super::Ins::image_store) |  | `colour[4]`: `b32`, a tuple `run4`; `at[2]`: `b32`, a tuple `run2`; `image`: `u128` |  |  | Four components and whole coordinates, each in consecutive registers. |
| [`export`](super::Ins::export) |  | `x`: `b32`; `y`: `b32`; `z`: `b32`; `w`: `b32` |  |  | A colour or a position, from four registers anywhere. |
| [`interpolate`](super::Ins::interpolate) | `dst`: `b32` | `i`: `b32`; `j`: `b32`; `attribute`: `u32` |  | `dst` does not overlap `j` | An attribute at a pixel: two steps, the second of which reads j. |
| [`intersect`](super::Ins::intersect) | `hits`: `b128` | `ray[11]`: `b32`, a tuple `run11`; `tree`: `u128` |  | requires `rays` | A ray and a node of a tree in eleven consecutive registers. |
| [`mma_16x16x4`](super::Ins::mma_16x16x4) / [`mma_16x16x16`](super::Ins::mma_16x16x16) / [`mma_16x16x32`](super::Ins::mma_16x16x32) / [`mma_32x32x8`](super::Ins::mma_32x32x8) / [`mma_32x32x16`](super::Ins::mma_32x32x16) | `dst`: `b128 / b128 / b256 / b512 / b512`, the register of `c` | `a`: `b32 / b64 / b128 / b64 / b128`; `b`: `b32 / b64 / b128 / b64 / b128`; `c`: `b128 / b128 / b256 / b512 / b512` |  | `dst` does not overlap `a`; `dst` does not overlap `b`; requires `matrix`; or `mma_{16x16x4 / 16x16x16 / 16x16x32 / 32x32x8 / 32x32x16}/apart`: `dst`: `b128 / b128 / b256 / b512 / b512`; `dst` does not overlap `c` | A product of tiles, and a tile added to it. |
| [`mma_f64`](super::Ins::mma_f64) | `dst`: `b256`, the register of `c` | `a`: `b64`; `b`: `b64`; `c`: `b256` |  | `dst` does not overlap `a`; `dst` does not overlap `b`; requires `matrix`, `double` | A product of tiles of doubles, and a tile added to it. |
| [`mma_sparse`](super::Ins::mma_sparse) | `dst`: `b256`, the register of `c` | `a`: `b64`; `b`: `b128`; `c`: `b256`; `where`: `b32` |  | `dst` does not overlap `a`; `dst` does not overlap `b`; `dst` does not overlap `where`; requires `matrix` | A product with a tile of which half is zero, as `where` says. |
| [`transpose128`](super::Ins::transpose128) / [`transpose256`](super::Ins::transpose256) | `dst`: `b128 / b256` | `src`: `b128 / b256` |  | `dst` does not overlap `src`; requires `matrix`; or `transpose{128 / 256}/in_place`: `dst`: `b128 / b256`, the register of `src`; it need not be that `dst` does not overlap `src` | A tile the other way round, in place or elsewhere. |
| [`nop`](super::Ins::nop), [`barrier`](super::Ins::barrier), [`fence`](super::Ins::fence), [`wait`](super::Ins::wait), [`sleep`](super::Ins::sleep) |  |  |  |  | No operands. |
| [`message`](super::Ins::message) |  | `what`: `s0` |  |  | To the host; what it says is in the first scalar. |
| [`clock`](super::Ins::clock) | `dst`: `u64` |  |  |  | A counter of cycles. |

## Branches

| form | defs | uses | clobbers | more | about |
| --- | --- | --- | --- | --- | --- |
| [`branch`](super::Ins::branch) |  |  |  | goes to one block | All threads. |
| [`branch_any`](super::Ins::branch_any) |  | `condition`: `pred` |  | goes to one of 2 blocks | If any of the bits is set. |
| [`branch_all`](super::Ins::branch_all) |  | `condition`: `pred` |  | goes to one of 2 blocks | If all of the bits is set. |
| [`branch_none`](super::Ins::branch_none) |  | `condition`: `pred` |  | goes to one of 2 blocks | If none of the bits is set. |
| [`s_icmp_branch`](super::Ins::s_icmp_branch), [`s_ucmp_branch`](super::Ins::s_ucmp_branch) |  | `a`: `u32`; `b`: `u32` |  | goes to one of 2 blocks | Compares and branches. |
| [`s_loop`](super::Ins::s_loop) | `next`: `u32`, the register of `count` | `count`: `u32` |  | goes to one of 2 blocks | Counts down and branches. |
| [`s_branch_to`](super::Ins::s_branch_to) |  | `target`: `u64` |  |  | To an address. |

## Returns

| form | defs | uses | clobbers | about |
| --- | --- | --- | --- | --- |
| [`end`](super::Ins::end) |  |  |  | The end of a kernel. |
| [`s_tail_branch`](super::Ins::s_tail_branch) |  | `target`: `tail_u64` |  | To another function, after the frame is gone. |

## Traps

| form | defs | uses | clobbers | about |
| --- | --- | --- | --- | --- |
| [`trap`](super::Ins::trap) |  |  |  | Something is wrong. |

## Calls

| form | defs | uses | clobbers | about |
| --- | --- | --- | --- | --- |
| [`print`](super::Ins::print) |  | `format`: `s4x2`; `arguments`: `v0x4` | `v0..=v7`, `s0..=s7`, `s60`, `s61`, `p0..=p3` | A routine of the system with an agreement of its own. |

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**The same constant in all threads.

Built by [`mov_imm`](super::Ins::mov_imm).*/
        pub const MOV_IMM: Form = Form(0u32);
        /**The same constant in all threads, a move for each half.

Built by [`mov64_imm`](super::Ins::mov64_imm).*/
        pub const MOV64_IMM: Form = Form(1u32);
        /**A tile of zeros.

Built by [`zero512`](super::Ins::zero512).*/
        pub const ZERO512: Form = Form(2u32);
        /**The number of each thread.

Built by [`lane_id`](super::Ins::lane_id).*/
        pub const LANE_ID: Form = Form(3u32);
        /**A copy that the client asks for.

Built by [`mov_b32`](super::Ins::mov_b32).*/
        pub const MOV_B32: Form = Form(4u32);
        /**A copy that the client asks for.

Built by [`mov_b64`](super::Ins::mov_b64).*/
        pub const MOV_B64: Form = Form(5u32);
        /**A copy that the client asks for.

Built by [`mov_b128`](super::Ins::mov_b128).*/
        pub const MOV_B128: Form = Form(6u32);
        /**A copy that the client asks for.

Built by [`mov_b256`](super::Ins::mov_b256).*/
        pub const MOV_B256: Form = Form(7u32);
        /**A copy that the client asks for.

Built by [`mov_b512`](super::Ins::mov_b512).*/
        pub const MOV_B512: Form = Form(8u32);
        /**A scalar in all threads.

Built by [`mov_b32_from_u32`](super::Ins::mov_b32_from_u32).*/
        pub const MOV_B32_FROM_U32: Form = Form(9u32);
        /**A scalar in all threads.

Built by [`mov_b64_from_u64`](super::Ins::mov_b64_from_u64).*/
        pub const MOV_B64_FROM_U64: Form = Form(10u32);
        /**

Built by [`s_mov_imm`](super::Ins::s_mov_imm).*/
        pub const S_MOV_IMM: Form = Form(11u32);
        /**

Built by [`s_mov64_imm`](super::Ins::s_mov64_imm).*/
        pub const S_MOV64_IMM: Form = Form(12u32);
        /**The program counter and an offset.

Built by [`s_address`](super::Ins::s_address).*/
        pub const S_ADDRESS: Form = Form(13u32);
        /**The stack pointer and an offset.

Built by [`s_frame_address`](super::Ins::s_frame_address).*/
        pub const S_FRAME_ADDRESS: Form = Form(14u32);
        /**A copy that the client asks for.

Built by [`s_mov_u32`](super::Ins::s_mov_u32).*/
        pub const S_MOV_U32: Form = Form(15u32);
        /**A copy that the client asks for.

Built by [`s_mov_u64`](super::Ins::s_mov_u64).*/
        pub const S_MOV_U64: Form = Form(16u32);
        /**A copy that the client asks for.

Built by [`s_mov_u128`](super::Ins::s_mov_u128).*/
        pub const S_MOV_U128: Form = Form(17u32);
        /**A copy that the client asks for.

Built by [`p_mov`](super::Ins::p_mov).*/
        pub const P_MOV: Form = Form(18u32);
        /**A copy or complement of PT.

Built by [`p_true`](super::Ins::p_true).*/
        pub const P_TRUE: Form = Form(19u32);
        /**A copy or complement of PT.

Built by [`p_false`](super::Ins::p_false).*/
        pub const P_FALSE: Form = Form(20u32);
        /**A tuple of two halves: moves for those that are not in their places.

Built by [`pack64`](super::Ins::pack64).*/
        pub const PACK64: Form = Form(21u32);
        /**A tuple of two halves: moves for those that are not in their places.

Built by [`pack128`](super::Ins::pack128).*/
        pub const PACK128: Form = Form(22u32);
        /**A tuple of two halves: moves for those that are not in their places.

Built by [`pack256`](super::Ins::pack256).*/
        pub const PACK256: Form = Form(23u32);
        /**A tuple of two halves: moves for those that are not in their places.

Built by [`pack512`](super::Ins::pack512).*/
        pub const PACK512: Form = Form(24u32);
        /**The low half: moves, or nothing when src and dst share registers.

Built by [`low32_of_64`](super::Ins::low32_of_64).*/
        pub const LOW32_OF_64: Form = Form(25u32);
        /**The low half: moves, or nothing when src and dst share registers.

Built by [`low64_of_128`](super::Ins::low64_of_128).*/
        pub const LOW64_OF_128: Form = Form(26u32);
        /**The low half: moves, or nothing when src and dst share registers.

Built by [`low128_of_256`](super::Ins::low128_of_256).*/
        pub const LOW128_OF_256: Form = Form(27u32);
        /**The low half: moves, or nothing when src and dst share registers.

Built by [`low256_of_512`](super::Ins::low256_of_512).*/
        pub const LOW256_OF_512: Form = Form(28u32);
        /**The high half.

Built by [`high32_of_64`](super::Ins::high32_of_64).*/
        pub const HIGH32_OF_64: Form = Form(29u32);
        /**The high half.

Built by [`high64_of_128`](super::Ins::high64_of_128).*/
        pub const HIGH64_OF_128: Form = Form(30u32);
        /**The high half.

Built by [`high128_of_256`](super::Ins::high128_of_256).*/
        pub const HIGH128_OF_256: Form = Form(31u32);
        /**The high half.

Built by [`high256_of_512`](super::Ins::high256_of_512).*/
        pub const HIGH256_OF_512: Form = Form(32u32);
        /**A register of a tuple.

Built by [`part32_of_64`](super::Ins::part32_of_64).*/
        pub const PART32_OF_64: Form = Form(33u32);
        /**A register of a tuple.

Built by [`part32_of_128`](super::Ins::part32_of_128).*/
        pub const PART32_OF_128: Form = Form(34u32);
        /**A register of a tuple.

Built by [`part32_of_256`](super::Ins::part32_of_256).*/
        pub const PART32_OF_256: Form = Form(35u32);
        /**A register of a tuple.

Built by [`part32_of_512`](super::Ins::part32_of_512).*/
        pub const PART32_OF_512: Form = Form(36u32);
        /**Replaces a register of a tuple.

Built by [`set32_of_64`](super::Ins::set32_of_64).*/
        pub const SET32_OF_64: Form = Form(37u32);
        /**Replaces a register of a tuple.

Built by [`set32_of_128`](super::Ins::set32_of_128).*/
        pub const SET32_OF_128: Form = Form(38u32);
        /**Replaces a register of a tuple.

Built by [`set32_of_256`](super::Ins::set32_of_256).*/
        pub const SET32_OF_256: Form = Form(39u32);
        /**Replaces a register of a tuple.

Built by [`set32_of_512`](super::Ins::set32_of_512).*/
        pub const SET32_OF_512: Form = Form(40u32);
        /**A tuple of two halves: moves for those that are not in their places.

Built by [`s_pack64`](super::Ins::s_pack64).*/
        pub const S_PACK64: Form = Form(41u32);
        /**A tuple of two halves: moves for those that are not in their places.

Built by [`s_pack128`](super::Ins::s_pack128).*/
        pub const S_PACK128: Form = Form(42u32);
        /**A half.

Built by [`s_low32_of_64`](super::Ins::s_low32_of_64).*/
        pub const S_LOW32_OF_64: Form = Form(43u32);
        /**A half.

Built by [`s_low64_of_128`](super::Ins::s_low64_of_128).*/
        pub const S_LOW64_OF_128: Form = Form(44u32);
        /**A half.

Built by [`s_high32_of_64`](super::Ins::s_high32_of_64).*/
        pub const S_HIGH32_OF_64: Form = Form(45u32);
        /**A half.

Built by [`s_high64_of_128`](super::Ins::s_high64_of_128).*/
        pub const S_HIGH64_OF_128: Form = Form(46u32);
        /**

Built by [`iadd`](super::Ins::iadd).*/
        pub const IADD: Form = Form(47u32);
        /**

Built by [`isub`](super::Ins::isub).*/
        pub const ISUB: Form = Form(48u32);
        /**

Built by [`imul`](super::Ins::imul).*/
        pub const IMUL: Form = Form(49u32);
        /**

Built by [`imulhi`](super::Ins::imulhi).*/
        pub const IMULHI: Form = Form(50u32);
        /**

Built by [`and`](super::Ins::and).*/
        pub const AND: Form = Form(51u32);
        /**

Built by [`or`](super::Ins::or).*/
        pub const OR: Form = Form(52u32);
        /**

Built by [`xor`](super::Ins::xor).*/
        pub const XOR: Form = Form(53u32);
        /**

Built by [`andn`](super::Ins::andn).*/
        pub const ANDN: Form = Form(54u32);
        /**

Built by [`shl`](super::Ins::shl).*/
        pub const SHL: Form = Form(55u32);
        /**

Built by [`shr`](super::Ins::shr).*/
        pub const SHR: Form = Form(56u32);
        /**

Built by [`sar`](super::Ins::sar).*/
        pub const SAR: Form = Form(57u32);
        /**

Built by [`imin`](super::Ins::imin).*/
        pub const IMIN: Form = Form(58u32);
        /**

Built by [`imax`](super::Ins::imax).*/
        pub const IMAX: Form = Form(59u32);
        /**

Built by [`umin`](super::Ins::umin).*/
        pub const UMIN: Form = Form(60u32);
        /**

Built by [`umax`](super::Ins::umax).*/
        pub const UMAX: Form = Form(61u32);
        /**

Built by [`fadd`](super::Ins::fadd).*/
        pub const FADD: Form = Form(62u32);
        /**

Built by [`fsub`](super::Ins::fsub).*/
        pub const FSUB: Form = Form(63u32);
        /**

Built by [`fmul`](super::Ins::fmul).*/
        pub const FMUL: Form = Form(64u32);
        /**

Built by [`fmin`](super::Ins::fmin).*/
        pub const FMIN: Form = Form(65u32);
        /**

Built by [`fmax`](super::Ins::fmax).*/
        pub const FMAX: Form = Form(66u32);
        /**

Built by [`hadd2`](super::Ins::hadd2).*/
        pub const HADD2: Form = Form(67u32);
        /**

Built by [`hmul2`](super::Ins::hmul2).*/
        pub const HMUL2: Form = Form(68u32);
        /**

Built by [`hmin2`](super::Ins::hmin2).*/
        pub const HMIN2: Form = Form(69u32);
        /**

Built by [`hmax2`](super::Ins::hmax2).*/
        pub const HMAX2: Form = Form(70u32);
        /**

Built by [`pack_half`](super::Ins::pack_half).*/
        pub const PACK_HALF: Form = Form(71u32);
        /**With a scalar; an instruction can read one.

Built by [`iadd_s`](super::Ins::iadd_s).*/
        pub const IADD_S: Form = Form(72u32);
        /**With a scalar; an instruction can read one.

Built by [`isub_s`](super::Ins::isub_s).*/
        pub const ISUB_S: Form = Form(73u32);
        /**With a scalar; an instruction can read one.

Built by [`imul_s`](super::Ins::imul_s).*/
        pub const IMUL_S: Form = Form(74u32);
        /**With a scalar; an instruction can read one.

Built by [`and_s`](super::Ins::and_s).*/
        pub const AND_S: Form = Form(75u32);
        /**With a scalar; an instruction can read one.

Built by [`or_s`](super::Ins::or_s).*/
        pub const OR_S: Form = Form(76u32);
        /**With a scalar; an instruction can read one.

Built by [`xor_s`](super::Ins::xor_s).*/
        pub const XOR_S: Form = Form(77u32);
        /**With a scalar; an instruction can read one.

Built by [`shl_s`](super::Ins::shl_s).*/
        pub const SHL_S: Form = Form(78u32);
        /**With a scalar; an instruction can read one.

Built by [`shr_s`](super::Ins::shr_s).*/
        pub const SHR_S: Form = Form(79u32);
        /**With a scalar; an instruction can read one.

Built by [`sar_s`](super::Ins::sar_s).*/
        pub const SAR_S: Form = Form(80u32);
        /**With a scalar; an instruction can read one.

Built by [`imin_s`](super::Ins::imin_s).*/
        pub const IMIN_S: Form = Form(81u32);
        /**With a scalar; an instruction can read one.

Built by [`imax_s`](super::Ins::imax_s).*/
        pub const IMAX_S: Form = Form(82u32);
        /**With a scalar; an instruction can read one.

Built by [`umin_s`](super::Ins::umin_s).*/
        pub const UMIN_S: Form = Form(83u32);
        /**With a scalar; an instruction can read one.

Built by [`umax_s`](super::Ins::umax_s).*/
        pub const UMAX_S: Form = Form(84u32);
        /**With a scalar; an instruction can read one.

Built by [`fadd_s`](super::Ins::fadd_s).*/
        pub const FADD_S: Form = Form(85u32);
        /**With a scalar; an instruction can read one.

Built by [`fsub_s`](super::Ins::fsub_s).*/
        pub const FSUB_S: Form = Form(86u32);
        /**With a scalar; an instruction can read one.

Built by [`fmul_s`](super::Ins::fmul_s).*/
        pub const FMUL_S: Form = Form(87u32);
        /**With a scalar; an instruction can read one.

Built by [`fmin_s`](super::Ins::fmin_s).*/
        pub const FMIN_S: Form = Form(88u32);
        /**With a scalar; an instruction can read one.

Built by [`fmax_s`](super::Ins::fmax_s).*/
        pub const FMAX_S: Form = Form(89u32);
        /**

Built by [`iadd_imm`](super::Ins::iadd_imm).*/
        pub const IADD_IMM: Form = Form(90u32);
        /**

Built by [`imul_imm`](super::Ins::imul_imm).*/
        pub const IMUL_IMM: Form = Form(91u32);
        /**

Built by [`and_imm`](super::Ins::and_imm).*/
        pub const AND_IMM: Form = Form(92u32);
        /**

Built by [`or_imm`](super::Ins::or_imm).*/
        pub const OR_IMM: Form = Form(93u32);
        /**

Built by [`xor_imm`](super::Ins::xor_imm).*/
        pub const XOR_IMM: Form = Form(94u32);
        /**

Built by [`shl_imm`](super::Ins::shl_imm).*/
        pub const SHL_IMM: Form = Form(95u32);
        /**

Built by [`shr_imm`](super::Ins::shr_imm).*/
        pub const SHR_IMM: Form = Form(96u32);
        /**

Built by [`sar_imm`](super::Ins::sar_imm).*/
        pub const SAR_IMM: Form = Form(97u32);
        /**

Built by [`fadd_imm`](super::Ins::fadd_imm).*/
        pub const FADD_IMM: Form = Form(98u32);
        /**

Built by [`fmul_imm`](super::Ins::fmul_imm).*/
        pub const FMUL_IMM: Form = Form(99u32);
        /**

Built by [`not`](super::Ins::not).*/
        pub const NOT: Form = Form(100u32);
        /**

Built by [`neg`](super::Ins::neg).*/
        pub const NEG: Form = Form(101u32);
        /**

Built by [`fneg`](super::Ins::fneg).*/
        pub const FNEG: Form = Form(102u32);
        /**

Built by [`fabs`](super::Ins::fabs).*/
        pub const FABS: Form = Form(103u32);
        /**

Built by [`popc`](super::Ins::popc).*/
        pub const POPC: Form = Form(104u32);
        /**

Built by [`clz`](super::Ins::clz).*/
        pub const CLZ: Form = Form(105u32);
        /**

Built by [`brev`](super::Ins::brev).*/
        pub const BREV: Form = Form(106u32);
        /**

Built by [`rcp`](super::Ins::rcp).*/
        pub const RCP: Form = Form(107u32);
        /**

Built by [`rsq`](super::Ins::rsq).*/
        pub const RSQ: Form = Form(108u32);
        /**

Built by [`sqrt`](super::Ins::sqrt).*/
        pub const SQRT: Form = Form(109u32);
        /**

Built by [`exp2`](super::Ins::exp2).*/
        pub const EXP2: Form = Form(110u32);
        /**

Built by [`log2`](super::Ins::log2).*/
        pub const LOG2: Form = Form(111u32);
        /**

Built by [`sin`](super::Ins::sin).*/
        pub const SIN: Form = Form(112u32);
        /**

Built by [`cos`](super::Ins::cos).*/
        pub const COS: Form = Form(113u32);
        /**

Built by [`floor`](super::Ins::floor).*/
        pub const FLOOR: Form = Form(114u32);
        /**

Built by [`fract`](super::Ins::fract).*/
        pub const FRACT: Form = Form(115u32);
        /**

Built by [`trunc`](super::Ins::trunc).*/
        pub const TRUNC: Form = Form(116u32);
        /**

Built by [`i2f`](super::Ins::i2f).*/
        pub const I2F: Form = Form(117u32);
        /**

Built by [`u2f`](super::Ins::u2f).*/
        pub const U2F: Form = Form(118u32);
        /**

Built by [`f2i`](super::Ins::f2i).*/
        pub const F2I: Form = Form(119u32);
        /**

Built by [`f2u`](super::Ins::f2u).*/
        pub const F2U: Form = Form(120u32);
        /**

Built by [`f2h`](super::Ins::f2h).*/
        pub const F2H: Form = Form(121u32);
        /**

Built by [`h2f`](super::Ins::h2f).*/
        pub const H2F: Form = Form(122u32);
        /**Three sources.

Built by [`imad`](super::Ins::imad).*/
        pub const IMAD: Form = Form(123u32);
        /**Three sources.

Built by [`ffma`](super::Ins::ffma).*/
        pub const FFMA: Form = Form(124u32);
        /**Three sources.

Built by [`lop3`](super::Ins::lop3).*/
        pub const LOP3: Form = Form(125u32);
        /**Three sources.

Built by [`bfe`](super::Ins::bfe).*/
        pub const BFE: Form = Form(126u32);
        /**Three sources.

Built by [`med3`](super::Ins::med3).*/
        pub const MED3: Form = Form(127u32);
        /**Three sources.

Built by [`sad`](super::Ins::sad).*/
        pub const SAD: Form = Form(128u32);
        /**Three sources.

Built by [`perm`](super::Ins::perm).*/
        pub const PERM: Form = Form(129u32);
        /**Three sources.

Built by [`add3`](super::Ins::add3).*/
        pub const ADD3: Form = Form(130u32);
        /**Three sources.

Built by [`shl_add`](super::Ins::shl_add).*/
        pub const SHL_ADD: Form = Form(131u32);
        /**A product and an addend in a short encoding, which overwrites the addend; or in a long one, which does not.

Built by [`ffma_short`](super::Ins::ffma_short).*/
        pub const FFMA_SHORT: Form = Form(132u32);
        ///An alternative of [`FFMA_SHORT`](FFMA_SHORT).
        pub const FFMA_SHORT_LONG: Form = Form(133u32);
        /**A dot product added to c, which dst overwrites.

Built by [`dot2_half`](super::Ins::dot2_half).*/
        pub const DOT2_HALF: Form = Form(134u32);
        /**A dot product added to c, which dst overwrites.

Built by [`dot4_i8`](super::Ins::dot4_i8).*/
        pub const DOT4_I8: Form = Form(135u32);
        /**A product of 64 bits, and an addend of as many.

Built by [`imad_wide`](super::Ins::imad_wide).*/
        pub const IMAD_WIDE: Form = Form(136u32);
        /**A sum, and the carry of each thread.

Built by [`iadd_carry_out`](super::Ins::iadd_carry_out).*/
        pub const IADD_CARRY_OUT: Form = Form(137u32);
        /**A sum with carry; the new carry is in another predicate or the same.

Built by [`iadd_carry`](super::Ins::iadd_carry).*/
        pub const IADD_CARRY: Form = Form(138u32);
        /**Two additions: the low half is written while the high halves are still to be read.

Built by [`iadd64`](super::Ins::iadd64).*/
        pub const IADD64: Form = Form(139u32);
        ///An alternative of [`IADD64`](IADD64).
        pub const IADD64_IN_PLACE: Form = Form(140u32);
        /**

Built by [`shl64`](super::Ins::shl64).*/
        pub const SHL64: Form = Form(141u32);
        /**

Built by [`shr64`](super::Ins::shr64).*/
        pub const SHR64: Form = Form(142u32);
        /**

Built by [`sar64`](super::Ins::sar64).*/
        pub const SAR64: Form = Form(143u32);
        /**

Built by [`dadd`](super::Ins::dadd).*/
        pub const DADD: Form = Form(144u32);
        /**

Built by [`dmul`](super::Ins::dmul).*/
        pub const DMUL: Form = Form(145u32);
        /**

Built by [`dmin`](super::Ins::dmin).*/
        pub const DMIN: Form = Form(146u32);
        /**

Built by [`dmax`](super::Ins::dmax).*/
        pub const DMAX: Form = Form(147u32);
        /**

Built by [`dfma`](super::Ins::dfma).*/
        pub const DFMA: Form = Form(148u32);
        /**

Built by [`d2f`](super::Ins::d2f).*/
        pub const D2F: Form = Form(149u32);
        /**

Built by [`f2d`](super::Ins::f2d).*/
        pub const F2D: Form = Form(150u32);
        /**fadd and fadd in one word; the results are in different files.

Built by [`dual_fadd_fadd`](super::Ins::dual_fadd_fadd).*/
        pub const DUAL_FADD_FADD: Form = Form(151u32);
        /**fadd and fmul in one word; the results are in different files.

Built by [`dual_fadd_fmul`](super::Ins::dual_fadd_fmul).*/
        pub const DUAL_FADD_FMUL: Form = Form(152u32);
        /**fadd and ffma_acc in one word; the results are in different files.

Built by [`dual_fadd_ffma_acc`](super::Ins::dual_fadd_ffma_acc).*/
        pub const DUAL_FADD_FFMA_ACC: Form = Form(153u32);
        /**fmul and fadd in one word; the results are in different files.

Built by [`dual_fmul_fadd`](super::Ins::dual_fmul_fadd).*/
        pub const DUAL_FMUL_FADD: Form = Form(154u32);
        /**fmul and fmul in one word; the results are in different files.

Built by [`dual_fmul_fmul`](super::Ins::dual_fmul_fmul).*/
        pub const DUAL_FMUL_FMUL: Form = Form(155u32);
        /**fmul and ffma_acc in one word; the results are in different files.

Built by [`dual_fmul_ffma_acc`](super::Ins::dual_fmul_ffma_acc).*/
        pub const DUAL_FMUL_FFMA_ACC: Form = Form(156u32);
        /**ffma_acc and fadd in one word; the results are in different files.

Built by [`dual_ffma_acc_fadd`](super::Ins::dual_ffma_acc_fadd).*/
        pub const DUAL_FFMA_ACC_FADD: Form = Form(157u32);
        /**ffma_acc and fmul in one word; the results are in different files.

Built by [`dual_ffma_acc_fmul`](super::Ins::dual_ffma_acc_fmul).*/
        pub const DUAL_FFMA_ACC_FMUL: Form = Form(158u32);
        /**ffma_acc and ffma_acc in one word; the results are in different files.

Built by [`dual_ffma_acc_ffma_acc`](super::Ins::dual_ffma_acc_ffma_acc).*/
        pub const DUAL_FFMA_ACC_FFMA_ACC: Form = Form(159u32);
        /**mov2 and fadd in one word; the results are in different files.

Built by [`dual_mov2_fadd`](super::Ins::dual_mov2_fadd).*/
        pub const DUAL_MOV2_FADD: Form = Form(160u32);
        /**mov2 and fmul in one word; the results are in different files.

Built by [`dual_mov2_fmul`](super::Ins::dual_mov2_fmul).*/
        pub const DUAL_MOV2_FMUL: Form = Form(161u32);
        /**mov2 and ffma_acc in one word; the results are in different files.

Built by [`dual_mov2_ffma_acc`](super::Ins::dual_mov2_ffma_acc).*/
        pub const DUAL_MOV2_FFMA_ACC: Form = Form(162u32);
        /**Exchanges two registers of the two files.

Built by [`dual_swap`](super::Ins::dual_swap).*/
        pub const DUAL_SWAP: Form = Form(163u32);
        /**Compares in each thread.

Built by [`icmp`](super::Ins::icmp).*/
        pub const ICMP: Form = Form(164u32);
        /**Compares in each thread.

Built by [`ucmp`](super::Ins::ucmp).*/
        pub const UCMP: Form = Form(165u32);
        /**Compares in each thread.

Built by [`fcmp`](super::Ins::fcmp).*/
        pub const FCMP: Form = Form(166u32);
        /**Compares with a scalar in each thread.

Built by [`icmp_s`](super::Ins::icmp_s).*/
        pub const ICMP_S: Form = Form(167u32);
        /**Compares with a scalar in each thread.

Built by [`ucmp_s`](super::Ins::ucmp_s).*/
        pub const UCMP_S: Form = Form(168u32);
        /**Compares with a scalar in each thread.

Built by [`fcmp_s`](super::Ins::fcmp_s).*/
        pub const FCMP_S: Form = Form(169u32);
        /**A comparison, and a predicate.

Built by [`icmp_and`](super::Ins::icmp_and).*/
        pub const ICMP_AND: Form = Form(170u32);
        /**A comparison, and a predicate.

Built by [`ucmp_and`](super::Ins::ucmp_and).*/
        pub const UCMP_AND: Form = Form(171u32);
        /**A comparison, and a predicate.

Built by [`fcmp_and`](super::Ins::fcmp_and).*/
        pub const FCMP_AND: Form = Form(172u32);
        /**

Built by [`icmp64`](super::Ins::icmp64).*/
        pub const ICMP64: Form = Form(173u32);
        /**

Built by [`dcmp`](super::Ins::dcmp).*/
        pub const DCMP: Form = Form(174u32);
        /**Chooses in each thread.

Built by [`sel`](super::Ins::sel).*/
        pub const SEL: Form = Form(175u32);
        /**Chooses in each thread, by two instructions.

Built by [`sel64`](super::Ins::sel64).*/
        pub const SEL64: Form = Form(176u32);
        /**

Built by [`p_and`](super::Ins::p_and).*/
        pub const P_AND: Form = Form(177u32);
        /**

Built by [`p_or`](super::Ins::p_or).*/
        pub const P_OR: Form = Form(178u32);
        /**

Built by [`p_xor`](super::Ins::p_xor).*/
        pub const P_XOR: Form = Form(179u32);
        /**

Built by [`p_andn`](super::Ins::p_andn).*/
        pub const P_ANDN: Form = Form(180u32);
        /**

Built by [`p_nor`](super::Ins::p_nor).*/
        pub const P_NOR: Form = Form(181u32);
        /**

Built by [`p_not`](super::Ins::p_not).*/
        pub const P_NOT: Form = Form(182u32);
        /**iadd in the threads of a predicate; the others keep `old`.

Built by [`iadd_if`](super::Ins::iadd_if).*/
        pub const IADD_IF: Form = Form(183u32);
        /**isub in the threads of a predicate; the others keep `old`.

Built by [`isub_if`](super::Ins::isub_if).*/
        pub const ISUB_IF: Form = Form(184u32);
        /**and in the threads of a predicate; the others keep `old`.

Built by [`and_if`](super::Ins::and_if).*/
        pub const AND_IF: Form = Form(185u32);
        /**or in the threads of a predicate; the others keep `old`.

Built by [`or_if`](super::Ins::or_if).*/
        pub const OR_IF: Form = Form(186u32);
        /**xor in the threads of a predicate; the others keep `old`.

Built by [`xor_if`](super::Ins::xor_if).*/
        pub const XOR_IF: Form = Form(187u32);
        /**fadd in the threads of a predicate; the others keep `old`.

Built by [`fadd_if`](super::Ins::fadd_if).*/
        pub const FADD_IF: Form = Form(188u32);
        /**fmul in the threads of a predicate; the others keep `old`.

Built by [`fmul_if`](super::Ins::fmul_if).*/
        pub const FMUL_IF: Form = Form(189u32);
        /**fmin in the threads of a predicate; the others keep `old`.

Built by [`fmin_if`](super::Ins::fmin_if).*/
        pub const FMIN_IF: Form = Form(190u32);
        /**fmax in the threads of a predicate; the others keep `old`.

Built by [`fmax_if`](super::Ins::fmax_if).*/
        pub const FMAX_IF: Form = Form(191u32);
        /**A copy in the threads of a predicate; the others keep `old`.

Built by [`mov32_if`](super::Ins::mov32_if).*/
        pub const MOV32_IF: Form = Form(192u32);
        /**A copy in the threads of a predicate; the others keep `old`.

Built by [`mov64_if`](super::Ins::mov64_if).*/
        pub const MOV64_IF: Form = Form(193u32);
        /**A copy in the threads of a predicate; the others keep `old`.

Built by [`mov128_if`](super::Ins::mov128_if).*/
        pub const MOV128_IF: Form = Form(194u32);
        /**A predicate as a scalar.

Built by [`ballot`](super::Ins::ballot).*/
        pub const BALLOT: Form = Form(195u32);
        /**A scalar as a predicate.

Built by [`p_from_scalar`](super::Ins::p_from_scalar).*/
        pub const P_FROM_SCALAR: Form = Form(196u32);
        /**What the first active thread has.

Built by [`read_first`](super::Ins::read_first).*/
        pub const READ_FIRST: Form = Form(197u32);
        /**What one thread has.

Built by [`read_lane`](super::Ins::read_lane).*/
        pub const READ_LANE: Form = Form(198u32);
        /**Replaces what one thread has.

Built by [`write_lane`](super::Ins::write_lane).*/
        pub const WRITE_LANE: Form = Form(199u32);
        /**What another thread has, and whether there is one.

Built by [`shuffle`](super::Ins::shuffle).*/
        pub const SHUFFLE: Form = Form(200u32);
        /**Over all threads.

Built by [`reduce_iadd`](super::Ins::reduce_iadd).*/
        pub const REDUCE_IADD: Form = Form(201u32);
        /**Over all threads.

Built by [`reduce_imin`](super::Ins::reduce_imin).*/
        pub const REDUCE_IMIN: Form = Form(202u32);
        /**Over all threads.

Built by [`reduce_imax`](super::Ins::reduce_imax).*/
        pub const REDUCE_IMAX: Form = Form(203u32);
        /**Over all threads.

Built by [`reduce_and`](super::Ins::reduce_and).*/
        pub const REDUCE_AND: Form = Form(204u32);
        /**Over all threads.

Built by [`reduce_or`](super::Ins::reduce_or).*/
        pub const REDUCE_OR: Form = Form(205u32);
        /**Over all threads.

Built by [`reduce_xor`](super::Ins::reduce_xor).*/
        pub const REDUCE_XOR: Form = Form(206u32);
        /**Over all threads before each one, by steps that write dst while src is still to be read.

Built by [`scan_iadd`](super::Ins::scan_iadd).*/
        pub const SCAN_IADD: Form = Form(207u32);
        /**Over all threads before each one, by steps that write dst while src is still to be read.

Built by [`scan_fadd`](super::Ins::scan_fadd).*/
        pub const SCAN_FADD: Form = Form(208u32);
        /**Over all threads before each one, by steps that write dst while src is still to be read.

Built by [`scan_imax`](super::Ins::scan_imax).*/
        pub const SCAN_IMAX: Form = Form(209u32);
        /**

Built by [`s_iadd`](super::Ins::s_iadd).*/
        pub const S_IADD: Form = Form(210u32);
        /**

Built by [`s_isub`](super::Ins::s_isub).*/
        pub const S_ISUB: Form = Form(211u32);
        /**

Built by [`s_imul`](super::Ins::s_imul).*/
        pub const S_IMUL: Form = Form(212u32);
        /**

Built by [`s_and`](super::Ins::s_and).*/
        pub const S_AND: Form = Form(213u32);
        /**

Built by [`s_or`](super::Ins::s_or).*/
        pub const S_OR: Form = Form(214u32);
        /**

Built by [`s_xor`](super::Ins::s_xor).*/
        pub const S_XOR: Form = Form(215u32);
        /**

Built by [`s_andn`](super::Ins::s_andn).*/
        pub const S_ANDN: Form = Form(216u32);
        /**

Built by [`s_shl`](super::Ins::s_shl).*/
        pub const S_SHL: Form = Form(217u32);
        /**

Built by [`s_shr`](super::Ins::s_shr).*/
        pub const S_SHR: Form = Form(218u32);
        /**

Built by [`s_sar`](super::Ins::s_sar).*/
        pub const S_SAR: Form = Form(219u32);
        /**

Built by [`s_imin`](super::Ins::s_imin).*/
        pub const S_IMIN: Form = Form(220u32);
        /**

Built by [`s_imax`](super::Ins::s_imax).*/
        pub const S_IMAX: Form = Form(221u32);
        /**

Built by [`s_umin`](super::Ins::s_umin).*/
        pub const S_UMIN: Form = Form(222u32);
        /**

Built by [`s_umax`](super::Ins::s_umax).*/
        pub const S_UMAX: Form = Form(223u32);
        /**

Built by [`s_iadd_imm`](super::Ins::s_iadd_imm).*/
        pub const S_IADD_IMM: Form = Form(224u32);
        /**

Built by [`s_imul_imm`](super::Ins::s_imul_imm).*/
        pub const S_IMUL_IMM: Form = Form(225u32);
        /**

Built by [`s_and_imm`](super::Ins::s_and_imm).*/
        pub const S_AND_IMM: Form = Form(226u32);
        /**

Built by [`s_or_imm`](super::Ins::s_or_imm).*/
        pub const S_OR_IMM: Form = Form(227u32);
        /**

Built by [`s_xor_imm`](super::Ins::s_xor_imm).*/
        pub const S_XOR_IMM: Form = Form(228u32);
        /**

Built by [`s_shl_imm`](super::Ins::s_shl_imm).*/
        pub const S_SHL_IMM: Form = Form(229u32);
        /**

Built by [`s_shr_imm`](super::Ins::s_shr_imm).*/
        pub const S_SHR_IMM: Form = Form(230u32);
        /**

Built by [`s_sar_imm`](super::Ins::s_sar_imm).*/
        pub const S_SAR_IMM: Form = Form(231u32);
        /**

Built by [`s_iadd64`](super::Ins::s_iadd64).*/
        pub const S_IADD64: Form = Form(232u32);
        /**

Built by [`s_isub64`](super::Ins::s_isub64).*/
        pub const S_ISUB64: Form = Form(233u32);
        /**

Built by [`s_and64`](super::Ins::s_and64).*/
        pub const S_AND64: Form = Form(234u32);
        /**

Built by [`s_or64`](super::Ins::s_or64).*/
        pub const S_OR64: Form = Form(235u32);
        /**

Built by [`s_xor64`](super::Ins::s_xor64).*/
        pub const S_XOR64: Form = Form(236u32);
        /**

Built by [`s_andn64`](super::Ins::s_andn64).*/
        pub const S_ANDN64: Form = Form(237u32);
        /**

Built by [`s_shl64`](super::Ins::s_shl64).*/
        pub const S_SHL64: Form = Form(238u32);
        /**

Built by [`s_shr64`](super::Ins::s_shr64).*/
        pub const S_SHR64: Form = Form(239u32);
        /**

Built by [`s_sar64`](super::Ins::s_sar64).*/
        pub const S_SAR64: Form = Form(240u32);
        /**

Built by [`s_not`](super::Ins::s_not).*/
        pub const S_NOT: Form = Form(241u32);
        /**

Built by [`s_neg`](super::Ins::s_neg).*/
        pub const S_NEG: Form = Form(242u32);
        /**

Built by [`s_popc`](super::Ins::s_popc).*/
        pub const S_POPC: Form = Form(243u32);
        /**

Built by [`s_clz`](super::Ins::s_clz).*/
        pub const S_CLZ: Form = Form(244u32);
        /**

Built by [`s_brev`](super::Ins::s_brev).*/
        pub const S_BREV: Form = Form(245u32);
        /**

Built by [`s_ffs`](super::Ins::s_ffs).*/
        pub const S_FFS: Form = Form(246u32);
        /**A product of 64 bits.

Built by [`s_imul_wide`](super::Ins::s_imul_wide).*/
        pub const S_IMUL_WIDE: Form = Form(247u32);
        /**Compares and chooses.

Built by [`s_icmp_select`](super::Ins::s_icmp_select).*/
        pub const S_ICMP_SELECT: Form = Form(248u32);
        /**Compares and chooses.

Built by [`s_ucmp_select`](super::Ins::s_ucmp_select).*/
        pub const S_UCMP_SELECT: Form = Form(249u32);
        /**From an address in each thread.

Built by [`load_b32`](super::Ins::load_b32).*/
        pub const LOAD_B32: Form = Form(250u32);
        /**From an address in each thread.

Built by [`load_b64`](super::Ins::load_b64).*/
        pub const LOAD_B64: Form = Form(251u32);
        /**From an address in each thread.

Built by [`load_b128`](super::Ins::load_b128).*/
        pub const LOAD_B128: Form = Form(252u32);
        /**From a scalar address and an offset in each thread.

Built by [`load_b32_base`](super::Ins::load_b32_base).*/
        pub const LOAD_B32_BASE: Form = Form(253u32);
        /**From a scalar address and an offset in each thread.

Built by [`load_b64_base`](super::Ins::load_b64_base).*/
        pub const LOAD_B64_BASE: Form = Form(254u32);
        /**From a scalar address and an offset in each thread.

Built by [`load_b128_base`](super::Ins::load_b128_base).*/
        pub const LOAD_B128_BASE: Form = Form(255u32);
        /**Three consecutive registers, of any number.

Built by [`load_b96`](super::Ins::load_b96).*/
        pub const LOAD_B96: Form = Form(256u32);
        /**Replaces a half of a register, in each thread.

Built by [`load_low_half`](super::Ins::load_low_half).*/
        pub const LOAD_LOW_HALF: Form = Form(257u32);
        /**Replaces a half of a register, in each thread.

Built by [`load_high_half`](super::Ins::load_high_half).*/
        pub const LOAD_HIGH_HALF: Form = Form(258u32);
        /**To an address in each thread.

Built by [`store_b32`](super::Ins::store_b32).*/
        pub const STORE_B32: Form = Form(259u32);
        /**To an address in each thread.

Built by [`store_b64`](super::Ins::store_b64).*/
        pub const STORE_B64: Form = Form(260u32);
        /**To an address in each thread.

Built by [`store_b128`](super::Ins::store_b128).*/
        pub const STORE_B128: Form = Form(261u32);
        /**To a scalar address and an offset in each thread.

Built by [`store_b32_base`](super::Ins::store_b32_base).*/
        pub const STORE_B32_BASE: Form = Form(262u32);
        /**To a scalar address and an offset in each thread.

Built by [`store_b64_base`](super::Ins::store_b64_base).*/
        pub const STORE_B64_BASE: Form = Form(263u32);
        /**To a scalar address and an offset in each thread.

Built by [`store_b128_base`](super::Ins::store_b128_base).*/
        pub const STORE_B128_BASE: Form = Form(264u32);
        /**Three consecutive registers, of any number.

Built by [`store_b96`](super::Ins::store_b96).*/
        pub const STORE_B96: Form = Form(265u32);
        /**From memory that a group of threads shares.

Built by [`shared_load_b32`](super::Ins::shared_load_b32).*/
        pub const SHARED_LOAD_B32: Form = Form(266u32);
        /**From memory that a group of threads shares.

Built by [`shared_load_b64`](super::Ins::shared_load_b64).*/
        pub const SHARED_LOAD_B64: Form = Form(267u32);
        /**From memory that a group of threads shares.

Built by [`shared_load_b128`](super::Ins::shared_load_b128).*/
        pub const SHARED_LOAD_B128: Form = Form(268u32);
        /**To memory that a group of threads shares.

Built by [`shared_store_b32`](super::Ins::shared_store_b32).*/
        pub const SHARED_STORE_B32: Form = Form(269u32);
        /**To memory that a group of threads shares.

Built by [`shared_store_b64`](super::Ins::shared_store_b64).*/
        pub const SHARED_STORE_B64: Form = Form(270u32);
        /**To memory that a group of threads shares.

Built by [`shared_store_b128`](super::Ins::shared_store_b128).*/
        pub const SHARED_STORE_B128: Form = Form(271u32);
        /**Two words from two places, to consecutive registers.

Built by [`shared_load2`](super::Ins::shared_load2).*/
        pub const SHARED_LOAD2: Form = Form(272u32);
        /**From a scalar address.

Built by [`s_load_u32`](super::Ins::s_load_u32).*/
        pub const S_LOAD_U32: Form = Form(273u32);
        /**From a scalar address.

Built by [`s_load_u64`](super::Ins::s_load_u64).*/
        pub const S_LOAD_U64: Form = Form(274u32);
        /**From a scalar address.

Built by [`s_load_u128`](super::Ins::s_load_u128).*/
        pub const S_LOAD_U128: Form = Form(275u32);
        /**From a scalar address and an offset.

Built by [`s_load_u32_index`](super::Ins::s_load_u32_index).*/
        pub const S_LOAD_U32_INDEX: Form = Form(276u32);
        /**From a scalar address and an offset.

Built by [`s_load_u64_index`](super::Ins::s_load_u64_index).*/
        pub const S_LOAD_U64_INDEX: Form = Form(277u32);
        /**From a scalar address and an offset.

Built by [`s_load_u128_index`](super::Ins::s_load_u128_index).*/
        pub const S_LOAD_U128_INDEX: Form = Form(278u32);
        /**`old` is what memory held.

Built by [`atomic_iadd`](super::Ins::atomic_iadd).*/
        pub const ATOMIC_IADD: Form = Form(279u32);
        /**`old` is what memory held.

Built by [`atomic_and`](super::Ins::atomic_and).*/
        pub const ATOMIC_AND: Form = Form(280u32);
        /**`old` is what memory held.

Built by [`atomic_or`](super::Ins::atomic_or).*/
        pub const ATOMIC_OR: Form = Form(281u32);
        /**`old` is what memory held.

Built by [`atomic_xor`](super::Ins::atomic_xor).*/
        pub const ATOMIC_XOR: Form = Form(282u32);
        /**`old` is what memory held.

Built by [`atomic_imin`](super::Ins::atomic_imin).*/
        pub const ATOMIC_IMIN: Form = Form(283u32);
        /**`old` is what memory held.

Built by [`atomic_imax`](super::Ins::atomic_imax).*/
        pub const ATOMIC_IMAX: Form = Form(284u32);
        /**`old` is what memory held.

Built by [`atomic_umin`](super::Ins::atomic_umin).*/
        pub const ATOMIC_UMIN: Form = Form(285u32);
        /**`old` is what memory held.

Built by [`atomic_umax`](super::Ins::atomic_umax).*/
        pub const ATOMIC_UMAX: Form = Form(286u32);
        /**`old` is what memory held.

Built by [`atomic_swap`](super::Ins::atomic_swap).*/
        pub const ATOMIC_SWAP: Form = Form(287u32);
        /**`old` is what memory held.

Built by [`atomic_fadd`](super::Ins::atomic_fadd).*/
        pub const ATOMIC_FADD: Form = Form(288u32);
        /**An atomic operation whose result is not used.

Built by [`reduce_iadd_mem`](super::Ins::reduce_iadd_mem).*/
        pub const REDUCE_IADD_MEM: Form = Form(289u32);
        /**An atomic operation whose result is not used.

Built by [`reduce_and_mem`](super::Ins::reduce_and_mem).*/
        pub const REDUCE_AND_MEM: Form = Form(290u32);
        /**An atomic operation whose result is not used.

Built by [`reduce_or_mem`](super::Ins::reduce_or_mem).*/
        pub const REDUCE_OR_MEM: Form = Form(291u32);
        /**An atomic operation whose result is not used.

Built by [`reduce_xor_mem`](super::Ins::reduce_xor_mem).*/
        pub const REDUCE_XOR_MEM: Form = Form(292u32);
        /**An atomic operation whose result is not used.

Built by [`reduce_imin_mem`](super::Ins::reduce_imin_mem).*/
        pub const REDUCE_IMIN_MEM: Form = Form(293u32);
        /**An atomic operation whose result is not used.

Built by [`reduce_imax_mem`](super::Ins::reduce_imax_mem).*/
        pub const REDUCE_IMAX_MEM: Form = Form(294u32);
        /**An atomic operation whose result is not used.

Built by [`reduce_umin_mem`](super::Ins::reduce_umin_mem).*/
        pub const REDUCE_UMIN_MEM: Form = Form(295u32);
        /**An atomic operation whose result is not used.

Built by [`reduce_umax_mem`](super::Ins::reduce_umax_mem).*/
        pub const REDUCE_UMAX_MEM: Form = Form(296u32);
        /**An atomic operation whose result is not used.

Built by [`reduce_fadd_mem`](super::Ins::reduce_fadd_mem).*/
        pub const REDUCE_FADD_MEM: Form = Form(297u32);
        /**The new value and the expected one are in consecutive registers.

Built by [`atomic_cas`](super::Ins::atomic_cas).*/
        pub const ATOMIC_CAS: Form = Form(298u32);
        /**The new value and the expected one are an aligned quad; `old` overwrites its low half.

Built by [`atomic_cas64`](super::Ins::atomic_cas64).*/
        pub const ATOMIC_CAS64: Form = Form(299u32);
        /**A filtered texel: coordinates in consecutive registers, the colour in an aligned quad.

Built by [`sample_2d`](super::Ins::sample_2d).*/
        pub const SAMPLE_2D: Form = Form(300u32);
        /**A filtered texel: coordinates in consecutive registers, the colour in an aligned quad.

Built by [`sample_3d`](super::Ins::sample_3d).*/
        pub const SAMPLE_3D: Form = Form(301u32);
        /**A filtered texel of a line.

Built by [`sample_1d`](super::Ins::sample_1d).*/
        pub const SAMPLE_1D: Form = Form(302u32);
        /**A filtered texel: coordinates and how they change, in an aligned eight.

Built by [`sample_2d_gradients`](super::Ins::sample_2d_gradients).*/
        pub const SAMPLE_2D_GRADIENTS: Form = Form(303u32);
        /**A texel at whole coordinates.

Built by [`image_load`](super::Ins::image_load).*/
        pub const IMAGE_LOAD: Form = Form(304u32);
        /**Four components and whole coordinates, each in consecutive registers.

Built by [`image_store`](super::Ins::image_store).*/
        pub const IMAGE_STORE: Form = Form(305u32);
        /**A colour or a position, from four registers anywhere.

Built by [`export`](super::Ins::export).*/
        pub const EXPORT: Form = Form(306u32);
        /**An attribute at a pixel: two steps, the second of which reads j.

Built by [`interpolate`](super::Ins::interpolate).*/
        pub const INTERPOLATE: Form = Form(307u32);
        /**A ray and a node of a tree in eleven consecutive registers.

Built by [`intersect`](super::Ins::intersect).*/
        pub const INTERSECT: Form = Form(308u32);
        /**A product of tiles, and a tile added to it.

Built by [`mma_16x16x4`](super::Ins::mma_16x16x4).*/
        pub const MMA_16X16X4: Form = Form(309u32);
        ///An alternative of [`MMA_16X16X4`](MMA_16X16X4).
        pub const MMA_16X16X4_APART: Form = Form(310u32);
        /**A product of tiles, and a tile added to it.

Built by [`mma_16x16x16`](super::Ins::mma_16x16x16).*/
        pub const MMA_16X16X16: Form = Form(311u32);
        ///An alternative of [`MMA_16X16X16`](MMA_16X16X16).
        pub const MMA_16X16X16_APART: Form = Form(312u32);
        /**A product of tiles, and a tile added to it.

Built by [`mma_16x16x32`](super::Ins::mma_16x16x32).*/
        pub const MMA_16X16X32: Form = Form(313u32);
        ///An alternative of [`MMA_16X16X32`](MMA_16X16X32).
        pub const MMA_16X16X32_APART: Form = Form(314u32);
        /**A product of tiles, and a tile added to it.

Built by [`mma_32x32x8`](super::Ins::mma_32x32x8).*/
        pub const MMA_32X32X8: Form = Form(315u32);
        ///An alternative of [`MMA_32X32X8`](MMA_32X32X8).
        pub const MMA_32X32X8_APART: Form = Form(316u32);
        /**A product of tiles, and a tile added to it.

Built by [`mma_32x32x16`](super::Ins::mma_32x32x16).*/
        pub const MMA_32X32X16: Form = Form(317u32);
        ///An alternative of [`MMA_32X32X16`](MMA_32X32X16).
        pub const MMA_32X32X16_APART: Form = Form(318u32);
        /**A product of tiles of doubles, and a tile added to it.

Built by [`mma_f64`](super::Ins::mma_f64).*/
        pub const MMA_F64: Form = Form(319u32);
        /**A product with a tile of which half is zero, as `where` says.

Built by [`mma_sparse`](super::Ins::mma_sparse).*/
        pub const MMA_SPARSE: Form = Form(320u32);
        /**A tile the other way round, in place or elsewhere.

Built by [`transpose128`](super::Ins::transpose128).*/
        pub const TRANSPOSE128: Form = Form(321u32);
        ///An alternative of [`TRANSPOSE128`](TRANSPOSE128).
        pub const TRANSPOSE128_IN_PLACE: Form = Form(322u32);
        /**A tile the other way round, in place or elsewhere.

Built by [`transpose256`](super::Ins::transpose256).*/
        pub const TRANSPOSE256: Form = Form(323u32);
        ///An alternative of [`TRANSPOSE256`](TRANSPOSE256).
        pub const TRANSPOSE256_IN_PLACE: Form = Form(324u32);
        /**All threads.

Built by [`branch`](super::Ins::branch).*/
        pub const BRANCH: Form = Form(325u32);
        /**If any of the bits is set.

Built by [`branch_any`](super::Ins::branch_any).*/
        pub const BRANCH_ANY: Form = Form(326u32);
        /**If all of the bits is set.

Built by [`branch_all`](super::Ins::branch_all).*/
        pub const BRANCH_ALL: Form = Form(327u32);
        /**If none of the bits is set.

Built by [`branch_none`](super::Ins::branch_none).*/
        pub const BRANCH_NONE: Form = Form(328u32);
        /**Compares and branches.

Built by [`s_icmp_branch`](super::Ins::s_icmp_branch).*/
        pub const S_ICMP_BRANCH: Form = Form(329u32);
        /**Compares and branches.

Built by [`s_ucmp_branch`](super::Ins::s_ucmp_branch).*/
        pub const S_UCMP_BRANCH: Form = Form(330u32);
        /**Counts down and branches.

Built by [`s_loop`](super::Ins::s_loop).*/
        pub const S_LOOP: Form = Form(331u32);
        /**To an address.

Built by [`s_branch_to`](super::Ins::s_branch_to).*/
        pub const S_BRANCH_TO: Form = Form(332u32);
        /**The end of a kernel.

Built by [`end`](super::Ins::end).*/
        pub const END: Form = Form(333u32);
        /**To another function, after the frame is gone.

Built by [`s_tail_branch`](super::Ins::s_tail_branch).*/
        pub const S_TAIL_BRANCH: Form = Form(334u32);
        /**Something is wrong.

Built by [`trap`](super::Ins::trap).*/
        pub const TRAP: Form = Form(335u32);
        /**No operands.

Built by [`nop`](super::Ins::nop).*/
        pub const NOP: Form = Form(336u32);
        /**No operands.

Built by [`barrier`](super::Ins::barrier).*/
        pub const BARRIER: Form = Form(337u32);
        /**No operands.

Built by [`fence`](super::Ins::fence).*/
        pub const FENCE: Form = Form(338u32);
        /**No operands.

Built by [`wait`](super::Ins::wait).*/
        pub const WAIT: Form = Form(339u32);
        /**No operands.

Built by [`sleep`](super::Ins::sleep).*/
        pub const SLEEP: Form = Form(340u32);
        /**To the host; what it says is in the first scalar.

Built by [`message`](super::Ins::message).*/
        pub const MESSAGE: Form = Form(341u32);
        /**A counter of cycles.

Built by [`clock`](super::Ins::clock).*/
        pub const CLOCK: Form = Form(342u32);
        /**A routine of the system with an agreement of its own.

Built by [`print`](super::Ins::print).*/
        pub const PRINT: Form = Form(343u32);
    }
    pub mod conv {
        /*!The calling conventions.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        /**How a kernel starts: the address of its arguments, the number of the group, and that of the thread. Nobody waits for its results.

|  | registers |
| --- | --- |
| arguments, `scalar` | `s0..=s15` |
| arguments, `vec` | `v0..=v3` |
| arguments of one kind, one after the other | `b128`: `v0x4`; `b64`: `v0x2`, `v2x2`; `b32`: `v0..=v3`; `u128`: `s0x4`, `s4x4`, `s8x4`, `s12x4`; `u64`: `s0x2`, `s2x2`, `s4x2`, `s6x2`, `s8x2`, `s10x2`, `s12x2`, `s14x2`; `u32`: `s0..=s15` |
| callee-saved |  |
| clobbered by a call | `v0..=v255`, `s0..=s61`, `p0..=p6` |

Arguments take their registers in order, each bank by itself; those for which none is left go on the stack in slots of 4 bytes. The stack is aligned to 16 bytes at a call.

*/
        pub const KERNEL: Convention<super::Target> = Convention::assume(Conv(0u8));
        /**Functions: 32 vector registers and 28 scalar ones for arguments, half as many for results. Registers are callee-saved in blocks, so that no tuple is callee-saved in part. The return address is in S60 and S61.

|  | registers |
| --- | --- |
| arguments, `scalar` | `s0..=s27` |
| arguments, `vec` | `v0..=v31` |
| arguments of one kind, one after the other | `b512`: `v0x16`, `v16x16`; `b256`: `v0x8`, `v8x8`, `v16x8`, `v24x8`; `b128`: `v0x4`, `v4x4`, `v8x4`, `v12x4`, `v16x4`, `v20x4`, `v24x4`, `v28x4`; `b64`: `v0x2`, `v2x2`, `v4x2`, `v6x2`, `v8x2`, `v10x2`, `v12x2`, `v14x2`, `v16x2`, `v18x2`, `v20x2`, `v22x2`, `v24x2`, `v26x2`, `v28x2`, `v30x2`; `b32`: `v0..=v31`; `u128`: `s0x4`, `s4x4`, `s8x4`, `s12x4`, `s16x4`, `s20x4`, `s24x4`; `u64`: `s0x2`, `s2x2`, `s4x2`, `s6x2`, `s8x2`, `s10x2`, `s12x2`, `s14x2`, `s16x2`, `s18x2`, `s20x2`, `s22x2`, `s24x2`, `s26x2`; `u32`: `s0..=s27` |
| results, `scalar` | `s0..=s13` |
| results, `vec` | `v0..=v15` |
| callee-saved | `v64..=v127`, `v192..=v255`, `s32..=s59` |
| link register, saved by functions that write it or call | `s60x2` |
| clobbered by a call | `v0..=v63`, `v128..=v191`, `s0..=s31`, `s60`, `s61`, `p0..=p6` |

Arguments take their registers in order, each bank by itself; those for which none is left go on the stack in slots of 4 bytes. The stack is aligned to 16 bytes at a call.

*/
        pub const DEVICE: Convention<super::Target> = Convention::assume(Conv(1u8));
    }
    pub mod tuple {
        /*!The lists of tuples that groups of operands take.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        ///2 registers. Aligned pairs.
        pub const X2: TupleList = TupleList(0u16);
        ///4 registers. Aligned quads.
        pub const X4: TupleList = TupleList(1u16);
        ///8 registers. Aligned eights.
        pub const X8: TupleList = TupleList(2u16);
        ///16 registers. Aligned sixteens.
        pub const X16: TupleList = TupleList(3u16);
        ///2 registers. Two consecutive registers.
        pub const RUN2: TupleList = TupleList(4u16);
        ///3 registers. Three consecutive registers.
        pub const RUN3: TupleList = TupleList(5u16);
        ///4 registers. Four consecutive registers.
        pub const RUN4: TupleList = TupleList(6u16);
        ///11 registers. Eleven consecutive registers: a ray and a node.
        pub const RUN11: TupleList = TupleList(7u16);
        ///2 registers. Aligned pairs.
        pub const S_X2: TupleList = TupleList(8u16);
        ///4 registers. Aligned quads.
        pub const S_X4: TupleList = TupleList(9u16);
    }
    pub mod feature {
        /*!The features that a machine may have or lack.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        ///Matrix multiplication. There by default.
        pub const MATRIX: Features = Features::single(0usize);
        ///Double precision. There by default.
        pub const DOUBLE: Features = Features::single(1usize);
        ///Intersection of rays with boxes and triangles. Not there by default.
        pub const RAYS: Features = Features::single(2usize);
    }
    pub mod role {
        /*!What registers are for beyond holding values.

*/
        use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
        use ::ssara_core::typed::{Convention, Phys};
        pub use super::reg::S62 as STACK;
        pub use super::reg::S63 as FRAME;
        pub use super::reg::S60X2 as LINK;
        pub use super::reg::SZ as ZERO;
        pub use super::reg::PT as ALWAYS;
    }
    ///Builds functions of `gpu`; its [`ins`](::ssara_core::typed::Builder::ins) are [`Ins`].
    pub type Builder = ::ssara_core::typed::Builder<Target>;
    ///The instruction forms of `gpu` as methods: each adds an instruction to the current block of a [`Builder`], takes its uses, and returns its defs as new values.
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
        pub enum a_x {}
        #[doc(hidden)]
        pub enum a_y {}
        #[doc(hidden)]
        pub enum address {}
        #[doc(hidden)]
        pub enum arguments {}
        #[doc(hidden)]
        pub enum at {}
        #[doc(hidden)]
        pub enum attribute {}
        #[doc(hidden)]
        pub enum b {}
        #[doc(hidden)]
        pub enum b_x {}
        #[doc(hidden)]
        pub enum b_y {}
        #[doc(hidden)]
        pub enum base {}
        #[doc(hidden)]
        pub enum c {}
        #[doc(hidden)]
        pub enum carry_in {}
        #[doc(hidden)]
        pub enum colour {}
        #[doc(hidden)]
        pub enum condition {}
        #[doc(hidden)]
        pub enum count {}
        #[doc(hidden)]
        pub enum format {}
        #[doc(hidden)]
        pub enum guard {}
        #[doc(hidden)]
        pub enum hi {}
        #[doc(hidden)]
        pub enum i {}
        #[doc(hidden)]
        pub enum image {}
        #[doc(hidden)]
        pub enum j {}
        #[doc(hidden)]
        pub enum lane {}
        #[doc(hidden)]
        pub enum lo {}
        #[doc(hidden)]
        pub enum offset {}
        #[doc(hidden)]
        pub enum old {}
        #[doc(hidden)]
        pub enum otherwise {}
        #[doc(hidden)]
        pub enum pair {}
        #[doc(hidden)]
        pub enum r#where {}
        #[doc(hidden)]
        pub enum ray {}
        #[doc(hidden)]
        pub enum sampler {}
        #[doc(hidden)]
        pub enum src {}
        #[doc(hidden)]
        pub enum target {}
        #[doc(hidden)]
        pub enum then {}
        #[doc(hidden)]
        pub enum tree {}
        #[doc(hidden)]
        pub enum w {}
        #[doc(hidden)]
        pub enum what {}
        #[doc(hidden)]
        pub enum with {}
        #[doc(hidden)]
        pub enum x {}
        #[doc(hidden)]
        pub enum y {}
        #[doc(hidden)]
        pub enum z {}
    }
    const _: () = {
        use ::ssara_core::target::Form;
        use ::ssara_core::typed::{Goto, Val, ValueFor};
        impl Ins<'_> {
            /**The same constant in all threads.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn mov_imm(&mut self) -> Val<B32> {
                let [_0] = self.0.emit(Form(0), &[]);
                Val::assume(_0)
            }
            /**The same constant in all threads, a move for each half.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64` |

* may be rematerialised instead of a reload

*/
            #[inline]
            pub fn mov64_imm(&mut self) -> Val<B64> {
                let [_0] = self.0.emit(Form(1), &[]);
                Val::assume(_0)
            }
            /**A tile of zeros.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b512` |

* may be rematerialised instead of a reload
* requires `matrix`

*/
            #[inline]
            pub fn zero512(&mut self) -> Val<B512> {
                let [_0] = self.0.emit(Form(2), &[]);
                Val::assume(_0)
            }
            /**The number of each thread.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn lane_id(&mut self) -> Val<B32> {
                let [_0] = self.0.emit(Form(3), &[]);
                Val::assume(_0)
            }
            /**A copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn mov_b32(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(4), &[src.value()]);
                Val::assume(_0)
            }
            /**A copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64` |
| `src` | use | `b64` |

*/
            #[inline]
            pub fn mov_b64(
                &mut self,
                src: impl ValueFor<B64, operand::src>,
            ) -> Val<B64> {
                let [_0] = self.0.emit(Form(5), &[src.value()]);
                Val::assume(_0)
            }
            /**A copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b128` |
| `src` | use | `b128` |

*/
            #[inline]
            pub fn mov_b128(
                &mut self,
                src: impl ValueFor<B128, operand::src>,
            ) -> Val<B128> {
                let [_0] = self.0.emit(Form(6), &[src.value()]);
                Val::assume(_0)
            }
            /**A copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b256` |
| `src` | use | `b256` |

*/
            #[inline]
            pub fn mov_b256(
                &mut self,
                src: impl ValueFor<B256, operand::src>,
            ) -> Val<B256> {
                let [_0] = self.0.emit(Form(7), &[src.value()]);
                Val::assume(_0)
            }
            /**A copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b512` |
| `src` | use | `b512` |

*/
            #[inline]
            pub fn mov_b512(
                &mut self,
                src: impl ValueFor<B512, operand::src>,
            ) -> Val<B512> {
                let [_0] = self.0.emit(Form(8), &[src.value()]);
                Val::assume(_0)
            }
            /**A scalar in all threads.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `u32` |

*/
            #[inline]
            pub fn mov_b32_from_u32(
                &mut self,
                src: impl ValueFor<U32, operand::src>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(9), &[src.value()]);
                Val::assume(_0)
            }
            /**A scalar in all threads.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64` |
| `src` | use | `u64` |

*/
            #[inline]
            pub fn mov_b64_from_u64(
                &mut self,
                src: impl ValueFor<U64, operand::src>,
            ) -> Val<B64> {
                let [_0] = self.0.emit(Form(10), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn s_mov_imm(&mut self) -> Val<U32> {
                let [_0] = self.0.emit(Form(11), &[]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u64` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn s_mov64_imm(&mut self) -> Val<U64> {
                let [_0] = self.0.emit(Form(12), &[]);
                Val::assume(_0)
            }
            /**The program counter and an offset.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u64` |

* may be rematerialised instead of a reload

*/
            #[inline]
            pub fn s_address(&mut self) -> Val<U64> {
                let [_0] = self.0.emit(Form(13), &[]);
                Val::assume(_0)
            }
            /**The stack pointer and an offset.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn s_frame_address(&mut self) -> Val<U32> {
                let [_0] = self.0.emit(Form(14), &[]);
                Val::assume(_0)
            }
            /**A copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `src` | use | `u32` |

*/
            #[inline]
            pub fn s_mov_u32(
                &mut self,
                src: impl ValueFor<U32, operand::src>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(15), &[src.value()]);
                Val::assume(_0)
            }
            /**A copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u64` |
| `src` | use | `u64` |

*/
            #[inline]
            pub fn s_mov_u64(
                &mut self,
                src: impl ValueFor<U64, operand::src>,
            ) -> Val<U64> {
                let [_0] = self.0.emit(Form(16), &[src.value()]);
                Val::assume(_0)
            }
            /**A copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u128` |
| `src` | use | `u128` |

*/
            #[inline]
            pub fn s_mov_u128(
                &mut self,
                src: impl ValueFor<U128, operand::src>,
            ) -> Val<U128> {
                let [_0] = self.0.emit(Form(17), &[src.value()]);
                Val::assume(_0)
            }
            /**A copy that the client asks for.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pred` |
| `src` | use | `pred` |

*/
            #[inline]
            pub fn p_mov(
                &mut self,
                src: impl ValueFor<Pred, operand::src>,
            ) -> Val<Pred> {
                let [_0] = self.0.emit(Form(18), &[src.value()]);
                Val::assume(_0)
            }
            /**A copy or complement of PT.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pred` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn p_true(&mut self) -> Val<Pred> {
                let [_0] = self.0.emit(Form(19), &[]);
                Val::assume(_0)
            }
            /**A copy or complement of PT.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pred` |

* may be rematerialised instead of a reload or a move

*/
            #[inline]
            pub fn p_false(&mut self) -> Val<Pred> {
                let [_0] = self.0.emit(Form(20), &[]);
                Val::assume(_0)
            }
            /**A tuple of two halves: moves for those that are not in their places.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64` |
| `lo` | use | `b32` |
| `hi` | use | `b32` |

* `dst` overlaps `lo` at the low end only
* `dst` overlaps `hi` at the high end only

*/
            #[inline]
            pub fn pack64(
                &mut self,
                lo: impl ValueFor<B32, operand::lo>,
                hi: impl ValueFor<B32, operand::hi>,
            ) -> Val<B64> {
                let [_0] = self.0.emit(Form(21), &[lo.value(), hi.value()]);
                Val::assume(_0)
            }
            /**A tuple of two halves: moves for those that are not in their places.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b128` |
| `lo` | use | `b64` |
| `hi` | use | `b64` |

* `dst` overlaps `lo` at the low end only
* `dst` overlaps `hi` at the high end only

*/
            #[inline]
            pub fn pack128(
                &mut self,
                lo: impl ValueFor<B64, operand::lo>,
                hi: impl ValueFor<B64, operand::hi>,
            ) -> Val<B128> {
                let [_0] = self.0.emit(Form(22), &[lo.value(), hi.value()]);
                Val::assume(_0)
            }
            /**A tuple of two halves: moves for those that are not in their places.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b256` |
| `lo` | use | `b128` |
| `hi` | use | `b128` |

* `dst` overlaps `lo` at the low end only
* `dst` overlaps `hi` at the high end only

*/
            #[inline]
            pub fn pack256(
                &mut self,
                lo: impl ValueFor<B128, operand::lo>,
                hi: impl ValueFor<B128, operand::hi>,
            ) -> Val<B256> {
                let [_0] = self.0.emit(Form(23), &[lo.value(), hi.value()]);
                Val::assume(_0)
            }
            /**A tuple of two halves: moves for those that are not in their places.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b512` |
| `lo` | use | `b256` |
| `hi` | use | `b256` |

* `dst` overlaps `lo` at the low end only
* `dst` overlaps `hi` at the high end only

*/
            #[inline]
            pub fn pack512(
                &mut self,
                lo: impl ValueFor<B256, operand::lo>,
                hi: impl ValueFor<B256, operand::hi>,
            ) -> Val<B512> {
                let [_0] = self.0.emit(Form(24), &[lo.value(), hi.value()]);
                Val::assume(_0)
            }
            /**The low half: moves, or nothing when src and dst share registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b64` |

*/
            #[inline]
            pub fn low32_of_64(
                &mut self,
                src: impl ValueFor<B64, operand::src>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(25), &[src.value()]);
                Val::assume(_0)
            }
            /**The low half: moves, or nothing when src and dst share registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64` |
| `src` | use | `b128` |

*/
            #[inline]
            pub fn low64_of_128(
                &mut self,
                src: impl ValueFor<B128, operand::src>,
            ) -> Val<B64> {
                let [_0] = self.0.emit(Form(26), &[src.value()]);
                Val::assume(_0)
            }
            /**The low half: moves, or nothing when src and dst share registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b128` |
| `src` | use | `b256` |

*/
            #[inline]
            pub fn low128_of_256(
                &mut self,
                src: impl ValueFor<B256, operand::src>,
            ) -> Val<B128> {
                let [_0] = self.0.emit(Form(27), &[src.value()]);
                Val::assume(_0)
            }
            /**The low half: moves, or nothing when src and dst share registers.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b256` |
| `src` | use | `b512` |

*/
            #[inline]
            pub fn low256_of_512(
                &mut self,
                src: impl ValueFor<B512, operand::src>,
            ) -> Val<B256> {
                let [_0] = self.0.emit(Form(28), &[src.value()]);
                Val::assume(_0)
            }
            /**The high half.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b64` |

*/
            #[inline]
            pub fn high32_of_64(
                &mut self,
                src: impl ValueFor<B64, operand::src>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(29), &[src.value()]);
                Val::assume(_0)
            }
            /**The high half.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64` |
| `src` | use | `b128` |

*/
            #[inline]
            pub fn high64_of_128(
                &mut self,
                src: impl ValueFor<B128, operand::src>,
            ) -> Val<B64> {
                let [_0] = self.0.emit(Form(30), &[src.value()]);
                Val::assume(_0)
            }
            /**The high half.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b128` |
| `src` | use | `b256` |

*/
            #[inline]
            pub fn high128_of_256(
                &mut self,
                src: impl ValueFor<B256, operand::src>,
            ) -> Val<B128> {
                let [_0] = self.0.emit(Form(31), &[src.value()]);
                Val::assume(_0)
            }
            /**The high half.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b256` |
| `src` | use | `b512` |

*/
            #[inline]
            pub fn high256_of_512(
                &mut self,
                src: impl ValueFor<B512, operand::src>,
            ) -> Val<B256> {
                let [_0] = self.0.emit(Form(32), &[src.value()]);
                Val::assume(_0)
            }
            /**A register of a tuple.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b64` |

*/
            #[inline]
            pub fn part32_of_64(
                &mut self,
                src: impl ValueFor<B64, operand::src>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(33), &[src.value()]);
                Val::assume(_0)
            }
            /**A register of a tuple.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b128` |

*/
            #[inline]
            pub fn part32_of_128(
                &mut self,
                src: impl ValueFor<B128, operand::src>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(34), &[src.value()]);
                Val::assume(_0)
            }
            /**A register of a tuple.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b256` |

*/
            #[inline]
            pub fn part32_of_256(
                &mut self,
                src: impl ValueFor<B256, operand::src>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(35), &[src.value()]);
                Val::assume(_0)
            }
            /**A register of a tuple.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b512` |

*/
            #[inline]
            pub fn part32_of_512(
                &mut self,
                src: impl ValueFor<B512, operand::src>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(36), &[src.value()]);
                Val::assume(_0)
            }
            /**Replaces a register of a tuple.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64`, the register of `old` |
| `old` | use | `b64` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn set32_of_64(
                &mut self,
                old: impl ValueFor<B64, operand::old>,
                src: impl ValueFor<B32, operand::src>,
            ) -> Val<B64> {
                let [_0] = self.0.emit(Form(37), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**Replaces a register of a tuple.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b128`, the register of `old` |
| `old` | use | `b128` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn set32_of_128(
                &mut self,
                old: impl ValueFor<B128, operand::old>,
                src: impl ValueFor<B32, operand::src>,
            ) -> Val<B128> {
                let [_0] = self.0.emit(Form(38), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**Replaces a register of a tuple.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b256`, the register of `old` |
| `old` | use | `b256` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn set32_of_256(
                &mut self,
                old: impl ValueFor<B256, operand::old>,
                src: impl ValueFor<B32, operand::src>,
            ) -> Val<B256> {
                let [_0] = self.0.emit(Form(39), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**Replaces a register of a tuple.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b512`, the register of `old` |
| `old` | use | `b512` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn set32_of_512(
                &mut self,
                old: impl ValueFor<B512, operand::old>,
                src: impl ValueFor<B32, operand::src>,
            ) -> Val<B512> {
                let [_0] = self.0.emit(Form(40), &[old.value(), src.value()]);
                Val::assume(_0)
            }
            /**A tuple of two halves: moves for those that are not in their places.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u64` |
| `lo` | use | `u32` |
| `hi` | use | `u32` |

* `dst` overlaps `lo` at the low end only
* `dst` overlaps `hi` at the high end only

*/
            #[inline]
            pub fn s_pack64(
                &mut self,
                lo: impl ValueFor<U32, operand::lo>,
                hi: impl ValueFor<U32, operand::hi>,
            ) -> Val<U64> {
                let [_0] = self.0.emit(Form(41), &[lo.value(), hi.value()]);
                Val::assume(_0)
            }
            /**A tuple of two halves: moves for those that are not in their places.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u128` |
| `lo` | use | `u64` |
| `hi` | use | `u64` |

* `dst` overlaps `lo` at the low end only
* `dst` overlaps `hi` at the high end only

*/
            #[inline]
            pub fn s_pack128(
                &mut self,
                lo: impl ValueFor<U64, operand::lo>,
                hi: impl ValueFor<U64, operand::hi>,
            ) -> Val<U128> {
                let [_0] = self.0.emit(Form(42), &[lo.value(), hi.value()]);
                Val::assume(_0)
            }
            /**A half.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `src` | use | `u64` |

*/
            #[inline]
            pub fn s_low32_of_64(
                &mut self,
                src: impl ValueFor<U64, operand::src>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(43), &[src.value()]);
                Val::assume(_0)
            }
            /**A half.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u64` |
| `src` | use | `u128` |

*/
            #[inline]
            pub fn s_low64_of_128(
                &mut self,
                src: impl ValueFor<U128, operand::src>,
            ) -> Val<U64> {
                let [_0] = self.0.emit(Form(44), &[src.value()]);
                Val::assume(_0)
            }
            /**A half.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `src` | use | `u64` |

*/
            #[inline]
            pub fn s_high32_of_64(
                &mut self,
                src: impl ValueFor<U64, operand::src>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(45), &[src.value()]);
                Val::assume(_0)
            }
            /**A half.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u64` |
| `src` | use | `u128` |

*/
            #[inline]
            pub fn s_high64_of_128(
                &mut self,
                src: impl ValueFor<U128, operand::src>,
            ) -> Val<U64> {
                let [_0] = self.0.emit(Form(46), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn iadd(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(47), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn isub(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(48), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn imul(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(49), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn imulhi(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(50), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn and(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(51), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn or(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(52), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn xor(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(53), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn andn(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(54), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn shl(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(55), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn shr(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(56), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn sar(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(57), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn imin(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(58), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn imax(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(59), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn umin(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(60), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn umax(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(61), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn fadd(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(62), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn fsub(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(63), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn fmul(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(64), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn fmin(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(65), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn fmax(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(66), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn hadd2(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(67), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn hmul2(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(68), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn hmin2(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(69), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn hmax2(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(70), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn pack_half(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(71), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With a scalar; an instruction can read one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn iadd_s(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(72), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With a scalar; an instruction can read one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn isub_s(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(73), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With a scalar; an instruction can read one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn imul_s(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(74), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With a scalar; an instruction can read one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn and_s(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(75), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With a scalar; an instruction can read one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn or_s(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(76), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With a scalar; an instruction can read one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn xor_s(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(77), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With a scalar; an instruction can read one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn shl_s(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(78), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With a scalar; an instruction can read one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn shr_s(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(79), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With a scalar; an instruction can read one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn sar_s(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(80), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With a scalar; an instruction can read one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn imin_s(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(81), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With a scalar; an instruction can read one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn imax_s(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(82), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With a scalar; an instruction can read one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn umin_s(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(83), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With a scalar; an instruction can read one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn umax_s(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(84), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With a scalar; an instruction can read one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn fadd_s(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(85), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With a scalar; an instruction can read one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn fsub_s(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(86), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With a scalar; an instruction can read one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn fmul_s(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(87), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With a scalar; an instruction can read one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn fmin_s(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(88), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**With a scalar; an instruction can read one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn fmax_s(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(89), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |

*/
            #[inline]
            pub fn iadd_imm(&mut self, a: impl ValueFor<B32, operand::a>) -> Val<B32> {
                let [_0] = self.0.emit(Form(90), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |

*/
            #[inline]
            pub fn imul_imm(&mut self, a: impl ValueFor<B32, operand::a>) -> Val<B32> {
                let [_0] = self.0.emit(Form(91), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |

*/
            #[inline]
            pub fn and_imm(&mut self, a: impl ValueFor<B32, operand::a>) -> Val<B32> {
                let [_0] = self.0.emit(Form(92), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |

*/
            #[inline]
            pub fn or_imm(&mut self, a: impl ValueFor<B32, operand::a>) -> Val<B32> {
                let [_0] = self.0.emit(Form(93), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |

*/
            #[inline]
            pub fn xor_imm(&mut self, a: impl ValueFor<B32, operand::a>) -> Val<B32> {
                let [_0] = self.0.emit(Form(94), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |

*/
            #[inline]
            pub fn shl_imm(&mut self, a: impl ValueFor<B32, operand::a>) -> Val<B32> {
                let [_0] = self.0.emit(Form(95), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |

*/
            #[inline]
            pub fn shr_imm(&mut self, a: impl ValueFor<B32, operand::a>) -> Val<B32> {
                let [_0] = self.0.emit(Form(96), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |

*/
            #[inline]
            pub fn sar_imm(&mut self, a: impl ValueFor<B32, operand::a>) -> Val<B32> {
                let [_0] = self.0.emit(Form(97), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |

*/
            #[inline]
            pub fn fadd_imm(&mut self, a: impl ValueFor<B32, operand::a>) -> Val<B32> {
                let [_0] = self.0.emit(Form(98), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |

*/
            #[inline]
            pub fn fmul_imm(&mut self, a: impl ValueFor<B32, operand::a>) -> Val<B32> {
                let [_0] = self.0.emit(Form(99), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn not(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(100), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn neg(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(101), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn fneg(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(102), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn fabs(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(103), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn popc(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(104), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn clz(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(105), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn brev(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(106), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn rcp(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(107), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn rsq(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(108), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn sqrt(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(109), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn exp2(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(110), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn log2(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(111), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn sin(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(112), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn cos(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(113), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn floor(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(114), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn fract(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(115), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn trunc(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(116), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn i2f(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(117), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn u2f(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(118), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn f2i(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(119), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn f2u(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(120), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn f2h(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(121), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn h2f(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(122), &[src.value()]);
                Val::assume(_0)
            }
            /**Three sources.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |
| `c` | use | `b32` |

*/
            #[inline]
            pub fn imad(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
                c: impl ValueFor<B32, operand::c>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(123), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**Three sources.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |
| `c` | use | `b32` |

*/
            #[inline]
            pub fn ffma(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
                c: impl ValueFor<B32, operand::c>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(124), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**Three sources.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |
| `c` | use | `b32` |

*/
            #[inline]
            pub fn lop3(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
                c: impl ValueFor<B32, operand::c>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(125), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**Three sources.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |
| `c` | use | `b32` |

*/
            #[inline]
            pub fn bfe(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
                c: impl ValueFor<B32, operand::c>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(126), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**Three sources.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |
| `c` | use | `b32` |

*/
            #[inline]
            pub fn med3(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
                c: impl ValueFor<B32, operand::c>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(127), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**Three sources.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |
| `c` | use | `b32` |

*/
            #[inline]
            pub fn sad(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
                c: impl ValueFor<B32, operand::c>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(128), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**Three sources.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |
| `c` | use | `b32` |

*/
            #[inline]
            pub fn perm(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
                c: impl ValueFor<B32, operand::c>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(129), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**Three sources.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |
| `c` | use | `b32` |

*/
            #[inline]
            pub fn add3(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
                c: impl ValueFor<B32, operand::c>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(130), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**Three sources.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `a` | use | `b32` |
| `b` | use | `b32` |
| `c` | use | `b32` |

*/
            #[inline]
            pub fn shl_add(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
                c: impl ValueFor<B32, operand::c>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(131), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**A product and an addend in a short encoding, which overwrites the addend; or in a long one, which does not.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32`, the register of `c` |
| `a` | use | `b32` |
| `b` | use | `b32` |
| `c` | use | `b32` |

* or `ffma_short/long`: `dst`: `b32`

*/
            #[inline]
            pub fn ffma_short(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
                c: impl ValueFor<B32, operand::c>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(132), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**A dot product added to c, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32`, the register of `c` |
| `a` | use | `b32` |
| `b` | use | `b32` |
| `c` | use | `b32` |

*/
            #[inline]
            pub fn dot2_half(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
                c: impl ValueFor<B32, operand::c>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(134), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**A dot product added to c, which dst overwrites.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32`, the register of `c` |
| `a` | use | `b32` |
| `b` | use | `b32` |
| `c` | use | `b32` |

*/
            #[inline]
            pub fn dot4_i8(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
                c: impl ValueFor<B32, operand::c>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(135), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**A product of 64 bits, and an addend of as many.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64` |
| `a` | use | `b32` |
| `b` | use | `b32` |
| `c` | use | `b64` |

*/
            #[inline]
            pub fn imad_wide(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
                c: impl ValueFor<B64, operand::c>,
            ) -> Val<B64> {
                let [_0] = self.0.emit(Form(136), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**A sum, and the carry of each thread.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `carry` | def | `pred` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn iadd_carry_out(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> (Val<B32>, Val<Pred>) {
                let [_0, _1] = self.0.emit(Form(137), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**A sum with carry; the new carry is in another predicate or the same.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `carry` | def | `pred` |
| `a` | use | `b32` |
| `b` | use | `b32` |
| `carry_in` | use | `pred` |

*/
            #[inline]
            pub fn iadd_carry(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
                carry_in: impl ValueFor<Pred, operand::carry_in>,
            ) -> (Val<B32>, Val<Pred>) {
                let [_0, _1] = self
                    .0
                    .emit(Form(138), &[a.value(), b.value(), carry_in.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Two additions: the low half is written while the high halves are still to be read.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64` |
| `carry` | scratch | `pred`, a scratch register |
| `a` | use | `b64` |
| `b` | use | `b64` |

* needs `carry`: `pred`, a scratch register
* `dst` does not overlap `a`
* `dst` does not overlap `b`
* or `iadd64/in_place`: `dst`: `b64`, the register of `a`; it need not be that `dst` does not overlap `a`; it need not be that `dst` does not overlap `b`

*/
            #[inline]
            pub fn iadd64(
                &mut self,
                a: impl ValueFor<B64, operand::a>,
                b: impl ValueFor<B64, operand::b>,
            ) -> Val<B64> {
                let [_0] = self.0.emit(Form(139), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64` |
| `a` | use | `b64` |
| `count` | use | `b32` |

*/
            #[inline]
            pub fn shl64(
                &mut self,
                a: impl ValueFor<B64, operand::a>,
                count: impl ValueFor<B32, operand::count>,
            ) -> Val<B64> {
                let [_0] = self.0.emit(Form(141), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64` |
| `a` | use | `b64` |
| `count` | use | `b32` |

*/
            #[inline]
            pub fn shr64(
                &mut self,
                a: impl ValueFor<B64, operand::a>,
                count: impl ValueFor<B32, operand::count>,
            ) -> Val<B64> {
                let [_0] = self.0.emit(Form(142), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64` |
| `a` | use | `b64` |
| `count` | use | `b32` |

*/
            #[inline]
            pub fn sar64(
                &mut self,
                a: impl ValueFor<B64, operand::a>,
                count: impl ValueFor<B32, operand::count>,
            ) -> Val<B64> {
                let [_0] = self.0.emit(Form(143), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64` |
| `a` | use | `b64` |
| `b` | use | `b64` |

* requires `double`

*/
            #[inline]
            pub fn dadd(
                &mut self,
                a: impl ValueFor<B64, operand::a>,
                b: impl ValueFor<B64, operand::b>,
            ) -> Val<B64> {
                let [_0] = self.0.emit(Form(144), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64` |
| `a` | use | `b64` |
| `b` | use | `b64` |

* requires `double`

*/
            #[inline]
            pub fn dmul(
                &mut self,
                a: impl ValueFor<B64, operand::a>,
                b: impl ValueFor<B64, operand::b>,
            ) -> Val<B64> {
                let [_0] = self.0.emit(Form(145), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64` |
| `a` | use | `b64` |
| `b` | use | `b64` |

* requires `double`

*/
            #[inline]
            pub fn dmin(
                &mut self,
                a: impl ValueFor<B64, operand::a>,
                b: impl ValueFor<B64, operand::b>,
            ) -> Val<B64> {
                let [_0] = self.0.emit(Form(146), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64` |
| `a` | use | `b64` |
| `b` | use | `b64` |

* requires `double`

*/
            #[inline]
            pub fn dmax(
                &mut self,
                a: impl ValueFor<B64, operand::a>,
                b: impl ValueFor<B64, operand::b>,
            ) -> Val<B64> {
                let [_0] = self.0.emit(Form(147), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64` |
| `a` | use | `b64` |
| `b` | use | `b64` |
| `c` | use | `b64` |

* requires `double`

*/
            #[inline]
            pub fn dfma(
                &mut self,
                a: impl ValueFor<B64, operand::a>,
                b: impl ValueFor<B64, operand::b>,
                c: impl ValueFor<B64, operand::c>,
            ) -> Val<B64> {
                let [_0] = self.0.emit(Form(148), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `src` | use | `b64` |

* requires `double`

*/
            #[inline]
            pub fn d2f(&mut self, src: impl ValueFor<B64, operand::src>) -> Val<B32> {
                let [_0] = self.0.emit(Form(149), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64` |
| `src` | use | `b32` |

* requires `double`

*/
            #[inline]
            pub fn f2d(&mut self, src: impl ValueFor<B32, operand::src>) -> Val<B64> {
                let [_0] = self.0.emit(Form(150), &[src.value()]);
                Val::assume(_0)
            }
            /**fadd and fadd in one word; the results are in different files.

| operand |  | register |
| --- | --- | --- |
| `dst_x` | def | `b32` |
| `dst_y` | def | `b32` |
| `a_x` | use | `b32` |
| `b_x` | use | `b32` |
| `a_y` | use | `b32` |
| `b_y` | use | `b32` |

* if `dst_x` is in `file_a`, `dst_y` is in `file_b`
* if `dst_x` is in `file_b`, `dst_y` is in `file_a`

*/
            #[inline]
            pub fn dual_fadd_fadd(
                &mut self,
                a_x: impl ValueFor<B32, operand::a_x>,
                b_x: impl ValueFor<B32, operand::b_x>,
                a_y: impl ValueFor<B32, operand::a_y>,
                b_y: impl ValueFor<B32, operand::b_y>,
            ) -> (Val<B32>, Val<B32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(151),
                        &[a_x.value(), b_x.value(), a_y.value(), b_y.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**fadd and fmul in one word; the results are in different files.

| operand |  | register |
| --- | --- | --- |
| `dst_x` | def | `b32` |
| `dst_y` | def | `b32` |
| `a_x` | use | `b32` |
| `b_x` | use | `b32` |
| `a_y` | use | `b32` |
| `b_y` | use | `b32` |

* if `dst_x` is in `file_a`, `dst_y` is in `file_b`
* if `dst_x` is in `file_b`, `dst_y` is in `file_a`

*/
            #[inline]
            pub fn dual_fadd_fmul(
                &mut self,
                a_x: impl ValueFor<B32, operand::a_x>,
                b_x: impl ValueFor<B32, operand::b_x>,
                a_y: impl ValueFor<B32, operand::a_y>,
                b_y: impl ValueFor<B32, operand::b_y>,
            ) -> (Val<B32>, Val<B32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(152),
                        &[a_x.value(), b_x.value(), a_y.value(), b_y.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**fadd and ffma_acc in one word; the results are in different files.

| operand |  | register |
| --- | --- | --- |
| `dst_x` | def | `b32` |
| `dst_y` | def | `b32` |
| `a_x` | use | `b32` |
| `b_x` | use | `b32` |
| `a_y` | use | `b32` |
| `b_y` | use | `b32` |

* if `dst_x` is in `file_a`, `dst_y` is in `file_b`
* if `dst_x` is in `file_b`, `dst_y` is in `file_a`

*/
            #[inline]
            pub fn dual_fadd_ffma_acc(
                &mut self,
                a_x: impl ValueFor<B32, operand::a_x>,
                b_x: impl ValueFor<B32, operand::b_x>,
                a_y: impl ValueFor<B32, operand::a_y>,
                b_y: impl ValueFor<B32, operand::b_y>,
            ) -> (Val<B32>, Val<B32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(153),
                        &[a_x.value(), b_x.value(), a_y.value(), b_y.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**fmul and fadd in one word; the results are in different files.

| operand |  | register |
| --- | --- | --- |
| `dst_x` | def | `b32` |
| `dst_y` | def | `b32` |
| `a_x` | use | `b32` |
| `b_x` | use | `b32` |
| `a_y` | use | `b32` |
| `b_y` | use | `b32` |

* if `dst_x` is in `file_a`, `dst_y` is in `file_b`
* if `dst_x` is in `file_b`, `dst_y` is in `file_a`

*/
            #[inline]
            pub fn dual_fmul_fadd(
                &mut self,
                a_x: impl ValueFor<B32, operand::a_x>,
                b_x: impl ValueFor<B32, operand::b_x>,
                a_y: impl ValueFor<B32, operand::a_y>,
                b_y: impl ValueFor<B32, operand::b_y>,
            ) -> (Val<B32>, Val<B32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(154),
                        &[a_x.value(), b_x.value(), a_y.value(), b_y.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**fmul and fmul in one word; the results are in different files.

| operand |  | register |
| --- | --- | --- |
| `dst_x` | def | `b32` |
| `dst_y` | def | `b32` |
| `a_x` | use | `b32` |
| `b_x` | use | `b32` |
| `a_y` | use | `b32` |
| `b_y` | use | `b32` |

* if `dst_x` is in `file_a`, `dst_y` is in `file_b`
* if `dst_x` is in `file_b`, `dst_y` is in `file_a`

*/
            #[inline]
            pub fn dual_fmul_fmul(
                &mut self,
                a_x: impl ValueFor<B32, operand::a_x>,
                b_x: impl ValueFor<B32, operand::b_x>,
                a_y: impl ValueFor<B32, operand::a_y>,
                b_y: impl ValueFor<B32, operand::b_y>,
            ) -> (Val<B32>, Val<B32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(155),
                        &[a_x.value(), b_x.value(), a_y.value(), b_y.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**fmul and ffma_acc in one word; the results are in different files.

| operand |  | register |
| --- | --- | --- |
| `dst_x` | def | `b32` |
| `dst_y` | def | `b32` |
| `a_x` | use | `b32` |
| `b_x` | use | `b32` |
| `a_y` | use | `b32` |
| `b_y` | use | `b32` |

* if `dst_x` is in `file_a`, `dst_y` is in `file_b`
* if `dst_x` is in `file_b`, `dst_y` is in `file_a`

*/
            #[inline]
            pub fn dual_fmul_ffma_acc(
                &mut self,
                a_x: impl ValueFor<B32, operand::a_x>,
                b_x: impl ValueFor<B32, operand::b_x>,
                a_y: impl ValueFor<B32, operand::a_y>,
                b_y: impl ValueFor<B32, operand::b_y>,
            ) -> (Val<B32>, Val<B32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(156),
                        &[a_x.value(), b_x.value(), a_y.value(), b_y.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**ffma_acc and fadd in one word; the results are in different files.

| operand |  | register |
| --- | --- | --- |
| `dst_x` | def | `b32` |
| `dst_y` | def | `b32` |
| `a_x` | use | `b32` |
| `b_x` | use | `b32` |
| `a_y` | use | `b32` |
| `b_y` | use | `b32` |

* if `dst_x` is in `file_a`, `dst_y` is in `file_b`
* if `dst_x` is in `file_b`, `dst_y` is in `file_a`

*/
            #[inline]
            pub fn dual_ffma_acc_fadd(
                &mut self,
                a_x: impl ValueFor<B32, operand::a_x>,
                b_x: impl ValueFor<B32, operand::b_x>,
                a_y: impl ValueFor<B32, operand::a_y>,
                b_y: impl ValueFor<B32, operand::b_y>,
            ) -> (Val<B32>, Val<B32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(157),
                        &[a_x.value(), b_x.value(), a_y.value(), b_y.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**ffma_acc and fmul in one word; the results are in different files.

| operand |  | register |
| --- | --- | --- |
| `dst_x` | def | `b32` |
| `dst_y` | def | `b32` |
| `a_x` | use | `b32` |
| `b_x` | use | `b32` |
| `a_y` | use | `b32` |
| `b_y` | use | `b32` |

* if `dst_x` is in `file_a`, `dst_y` is in `file_b`
* if `dst_x` is in `file_b`, `dst_y` is in `file_a`

*/
            #[inline]
            pub fn dual_ffma_acc_fmul(
                &mut self,
                a_x: impl ValueFor<B32, operand::a_x>,
                b_x: impl ValueFor<B32, operand::b_x>,
                a_y: impl ValueFor<B32, operand::a_y>,
                b_y: impl ValueFor<B32, operand::b_y>,
            ) -> (Val<B32>, Val<B32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(158),
                        &[a_x.value(), b_x.value(), a_y.value(), b_y.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**ffma_acc and ffma_acc in one word; the results are in different files.

| operand |  | register |
| --- | --- | --- |
| `dst_x` | def | `b32` |
| `dst_y` | def | `b32` |
| `a_x` | use | `b32` |
| `b_x` | use | `b32` |
| `a_y` | use | `b32` |
| `b_y` | use | `b32` |

* if `dst_x` is in `file_a`, `dst_y` is in `file_b`
* if `dst_x` is in `file_b`, `dst_y` is in `file_a`

*/
            #[inline]
            pub fn dual_ffma_acc_ffma_acc(
                &mut self,
                a_x: impl ValueFor<B32, operand::a_x>,
                b_x: impl ValueFor<B32, operand::b_x>,
                a_y: impl ValueFor<B32, operand::a_y>,
                b_y: impl ValueFor<B32, operand::b_y>,
            ) -> (Val<B32>, Val<B32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(159),
                        &[a_x.value(), b_x.value(), a_y.value(), b_y.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**mov2 and fadd in one word; the results are in different files.

| operand |  | register |
| --- | --- | --- |
| `dst_x` | def | `b32` |
| `dst_y` | def | `b32` |
| `a_x` | use | `b32` |
| `b_x` | use | `b32` |
| `a_y` | use | `b32` |
| `b_y` | use | `b32` |

* if `dst_x` is in `file_a`, `dst_y` is in `file_b`
* if `dst_x` is in `file_b`, `dst_y` is in `file_a`

*/
            #[inline]
            pub fn dual_mov2_fadd(
                &mut self,
                a_x: impl ValueFor<B32, operand::a_x>,
                b_x: impl ValueFor<B32, operand::b_x>,
                a_y: impl ValueFor<B32, operand::a_y>,
                b_y: impl ValueFor<B32, operand::b_y>,
            ) -> (Val<B32>, Val<B32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(160),
                        &[a_x.value(), b_x.value(), a_y.value(), b_y.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**mov2 and fmul in one word; the results are in different files.

| operand |  | register |
| --- | --- | --- |
| `dst_x` | def | `b32` |
| `dst_y` | def | `b32` |
| `a_x` | use | `b32` |
| `b_x` | use | `b32` |
| `a_y` | use | `b32` |
| `b_y` | use | `b32` |

* if `dst_x` is in `file_a`, `dst_y` is in `file_b`
* if `dst_x` is in `file_b`, `dst_y` is in `file_a`

*/
            #[inline]
            pub fn dual_mov2_fmul(
                &mut self,
                a_x: impl ValueFor<B32, operand::a_x>,
                b_x: impl ValueFor<B32, operand::b_x>,
                a_y: impl ValueFor<B32, operand::a_y>,
                b_y: impl ValueFor<B32, operand::b_y>,
            ) -> (Val<B32>, Val<B32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(161),
                        &[a_x.value(), b_x.value(), a_y.value(), b_y.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**mov2 and ffma_acc in one word; the results are in different files.

| operand |  | register |
| --- | --- | --- |
| `dst_x` | def | `b32` |
| `dst_y` | def | `b32` |
| `a_x` | use | `b32` |
| `b_x` | use | `b32` |
| `a_y` | use | `b32` |
| `b_y` | use | `b32` |

* if `dst_x` is in `file_a`, `dst_y` is in `file_b`
* if `dst_x` is in `file_b`, `dst_y` is in `file_a`

*/
            #[inline]
            pub fn dual_mov2_ffma_acc(
                &mut self,
                a_x: impl ValueFor<B32, operand::a_x>,
                b_x: impl ValueFor<B32, operand::b_x>,
                a_y: impl ValueFor<B32, operand::a_y>,
                b_y: impl ValueFor<B32, operand::b_y>,
            ) -> (Val<B32>, Val<B32>) {
                let [_0, _1] = self
                    .0
                    .emit(
                        Form(162),
                        &[a_x.value(), b_x.value(), a_y.value(), b_y.value()],
                    );
                (Val::assume(_0), Val::assume(_1))
            }
            /**Exchanges two registers of the two files.

| operand |  | register |
| --- | --- | --- |
| `x` | def | `file_a`, the register of `a` |
| `y` | def | `file_b`, the register of `b` |
| `a` | use | `file_a` |
| `b` | use | `file_b` |

*/
            #[inline]
            pub fn dual_swap(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> (Val<B32>, Val<B32>) {
                let [_0, _1] = self.0.emit(Form(163), &[a.value(), b.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Compares in each thread.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pred` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn icmp(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<Pred> {
                let [_0] = self.0.emit(Form(164), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Compares in each thread.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pred` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn ucmp(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<Pred> {
                let [_0] = self.0.emit(Form(165), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Compares in each thread.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pred` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn fcmp(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<Pred> {
                let [_0] = self.0.emit(Form(166), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Compares with a scalar in each thread.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pred` |
| `a` | use | `b32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn icmp_s(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<Pred> {
                let [_0] = self.0.emit(Form(167), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Compares with a scalar in each thread.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pred` |
| `a` | use | `b32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn ucmp_s(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<Pred> {
                let [_0] = self.0.emit(Form(168), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Compares with a scalar in each thread.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pred` |
| `a` | use | `b32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn fcmp_s(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<Pred> {
                let [_0] = self.0.emit(Form(169), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**A comparison, and a predicate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pred` |
| `a` | use | `b32` |
| `b` | use | `b32` |
| `with` | use | `pred` |

*/
            #[inline]
            pub fn icmp_and(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
                with: impl ValueFor<Pred, operand::with>,
            ) -> Val<Pred> {
                let [_0] = self.0.emit(Form(170), &[a.value(), b.value(), with.value()]);
                Val::assume(_0)
            }
            /**A comparison, and a predicate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pred` |
| `a` | use | `b32` |
| `b` | use | `b32` |
| `with` | use | `pred` |

*/
            #[inline]
            pub fn ucmp_and(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
                with: impl ValueFor<Pred, operand::with>,
            ) -> Val<Pred> {
                let [_0] = self.0.emit(Form(171), &[a.value(), b.value(), with.value()]);
                Val::assume(_0)
            }
            /**A comparison, and a predicate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pred` |
| `a` | use | `b32` |
| `b` | use | `b32` |
| `with` | use | `pred` |

*/
            #[inline]
            pub fn fcmp_and(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
                with: impl ValueFor<Pred, operand::with>,
            ) -> Val<Pred> {
                let [_0] = self.0.emit(Form(172), &[a.value(), b.value(), with.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pred` |
| `a` | use | `b64` |
| `b` | use | `b64` |

*/
            #[inline]
            pub fn icmp64(
                &mut self,
                a: impl ValueFor<B64, operand::a>,
                b: impl ValueFor<B64, operand::b>,
            ) -> Val<Pred> {
                let [_0] = self.0.emit(Form(173), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pred` |
| `a` | use | `b64` |
| `b` | use | `b64` |

* requires `double`

*/
            #[inline]
            pub fn dcmp(
                &mut self,
                a: impl ValueFor<B64, operand::a>,
                b: impl ValueFor<B64, operand::b>,
            ) -> Val<Pred> {
                let [_0] = self.0.emit(Form(174), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Chooses in each thread.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `condition` | use | `select` |
| `then` | use | `b32` |
| `otherwise` | use | `b32` |

*/
            #[inline]
            pub fn sel(
                &mut self,
                condition: impl ValueFor<Pred, operand::condition>,
                then: impl ValueFor<B32, operand::then>,
                otherwise: impl ValueFor<B32, operand::otherwise>,
            ) -> Val<B32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(175),
                        &[condition.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**Chooses in each thread, by two instructions.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64` |
| `condition` | use | `select` |
| `then` | use | `b64` |
| `otherwise` | use | `b64` |

*/
            #[inline]
            pub fn sel64(
                &mut self,
                condition: impl ValueFor<Pred, operand::condition>,
                then: impl ValueFor<B64, operand::then>,
                otherwise: impl ValueFor<B64, operand::otherwise>,
            ) -> Val<B64> {
                let [_0] = self
                    .0
                    .emit(
                        Form(176),
                        &[condition.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pred` |
| `a` | use | `pred` |
| `b` | use | `pred` |

*/
            #[inline]
            pub fn p_and(
                &mut self,
                a: impl ValueFor<Pred, operand::a>,
                b: impl ValueFor<Pred, operand::b>,
            ) -> Val<Pred> {
                let [_0] = self.0.emit(Form(177), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pred` |
| `a` | use | `pred` |
| `b` | use | `pred` |

*/
            #[inline]
            pub fn p_or(
                &mut self,
                a: impl ValueFor<Pred, operand::a>,
                b: impl ValueFor<Pred, operand::b>,
            ) -> Val<Pred> {
                let [_0] = self.0.emit(Form(178), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pred` |
| `a` | use | `pred` |
| `b` | use | `pred` |

*/
            #[inline]
            pub fn p_xor(
                &mut self,
                a: impl ValueFor<Pred, operand::a>,
                b: impl ValueFor<Pred, operand::b>,
            ) -> Val<Pred> {
                let [_0] = self.0.emit(Form(179), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pred` |
| `a` | use | `pred` |
| `b` | use | `pred` |

*/
            #[inline]
            pub fn p_andn(
                &mut self,
                a: impl ValueFor<Pred, operand::a>,
                b: impl ValueFor<Pred, operand::b>,
            ) -> Val<Pred> {
                let [_0] = self.0.emit(Form(180), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pred` |
| `a` | use | `pred` |
| `b` | use | `pred` |

*/
            #[inline]
            pub fn p_nor(
                &mut self,
                a: impl ValueFor<Pred, operand::a>,
                b: impl ValueFor<Pred, operand::b>,
            ) -> Val<Pred> {
                let [_0] = self.0.emit(Form(181), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pred` |
| `src` | use | `pred` |

*/
            #[inline]
            pub fn p_not(
                &mut self,
                src: impl ValueFor<Pred, operand::src>,
            ) -> Val<Pred> {
                let [_0] = self.0.emit(Form(182), &[src.value()]);
                Val::assume(_0)
            }
            /**iadd in the threads of a predicate; the others keep `old`.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32`, the register of `old` |
| `old` | use | `b32` |
| `guard` | use | `pred` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn iadd_if(
                &mut self,
                old: impl ValueFor<B32, operand::old>,
                guard: impl ValueFor<Pred, operand::guard>,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(183),
                        &[old.value(), guard.value(), a.value(), b.value()],
                    );
                Val::assume(_0)
            }
            /**isub in the threads of a predicate; the others keep `old`.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32`, the register of `old` |
| `old` | use | `b32` |
| `guard` | use | `pred` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn isub_if(
                &mut self,
                old: impl ValueFor<B32, operand::old>,
                guard: impl ValueFor<Pred, operand::guard>,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(184),
                        &[old.value(), guard.value(), a.value(), b.value()],
                    );
                Val::assume(_0)
            }
            /**and in the threads of a predicate; the others keep `old`.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32`, the register of `old` |
| `old` | use | `b32` |
| `guard` | use | `pred` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn and_if(
                &mut self,
                old: impl ValueFor<B32, operand::old>,
                guard: impl ValueFor<Pred, operand::guard>,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(185),
                        &[old.value(), guard.value(), a.value(), b.value()],
                    );
                Val::assume(_0)
            }
            /**or in the threads of a predicate; the others keep `old`.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32`, the register of `old` |
| `old` | use | `b32` |
| `guard` | use | `pred` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn or_if(
                &mut self,
                old: impl ValueFor<B32, operand::old>,
                guard: impl ValueFor<Pred, operand::guard>,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(186),
                        &[old.value(), guard.value(), a.value(), b.value()],
                    );
                Val::assume(_0)
            }
            /**xor in the threads of a predicate; the others keep `old`.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32`, the register of `old` |
| `old` | use | `b32` |
| `guard` | use | `pred` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn xor_if(
                &mut self,
                old: impl ValueFor<B32, operand::old>,
                guard: impl ValueFor<Pred, operand::guard>,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(187),
                        &[old.value(), guard.value(), a.value(), b.value()],
                    );
                Val::assume(_0)
            }
            /**fadd in the threads of a predicate; the others keep `old`.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32`, the register of `old` |
| `old` | use | `b32` |
| `guard` | use | `pred` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn fadd_if(
                &mut self,
                old: impl ValueFor<B32, operand::old>,
                guard: impl ValueFor<Pred, operand::guard>,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(188),
                        &[old.value(), guard.value(), a.value(), b.value()],
                    );
                Val::assume(_0)
            }
            /**fmul in the threads of a predicate; the others keep `old`.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32`, the register of `old` |
| `old` | use | `b32` |
| `guard` | use | `pred` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn fmul_if(
                &mut self,
                old: impl ValueFor<B32, operand::old>,
                guard: impl ValueFor<Pred, operand::guard>,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(189),
                        &[old.value(), guard.value(), a.value(), b.value()],
                    );
                Val::assume(_0)
            }
            /**fmin in the threads of a predicate; the others keep `old`.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32`, the register of `old` |
| `old` | use | `b32` |
| `guard` | use | `pred` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn fmin_if(
                &mut self,
                old: impl ValueFor<B32, operand::old>,
                guard: impl ValueFor<Pred, operand::guard>,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(190),
                        &[old.value(), guard.value(), a.value(), b.value()],
                    );
                Val::assume(_0)
            }
            /**fmax in the threads of a predicate; the others keep `old`.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32`, the register of `old` |
| `old` | use | `b32` |
| `guard` | use | `pred` |
| `a` | use | `b32` |
| `b` | use | `b32` |

*/
            #[inline]
            pub fn fmax_if(
                &mut self,
                old: impl ValueFor<B32, operand::old>,
                guard: impl ValueFor<Pred, operand::guard>,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
            ) -> Val<B32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(191),
                        &[old.value(), guard.value(), a.value(), b.value()],
                    );
                Val::assume(_0)
            }
            /**A copy in the threads of a predicate; the others keep `old`.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32`, the register of `old` |
| `old` | use | `b32` |
| `guard` | use | `pred` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn mov32_if(
                &mut self,
                old: impl ValueFor<B32, operand::old>,
                guard: impl ValueFor<Pred, operand::guard>,
                src: impl ValueFor<B32, operand::src>,
            ) -> Val<B32> {
                let [_0] = self
                    .0
                    .emit(Form(192), &[old.value(), guard.value(), src.value()]);
                Val::assume(_0)
            }
            /**A copy in the threads of a predicate; the others keep `old`.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64`, the register of `old` |
| `old` | use | `b64` |
| `guard` | use | `pred` |
| `src` | use | `b64` |

*/
            #[inline]
            pub fn mov64_if(
                &mut self,
                old: impl ValueFor<B64, operand::old>,
                guard: impl ValueFor<Pred, operand::guard>,
                src: impl ValueFor<B64, operand::src>,
            ) -> Val<B64> {
                let [_0] = self
                    .0
                    .emit(Form(193), &[old.value(), guard.value(), src.value()]);
                Val::assume(_0)
            }
            /**A copy in the threads of a predicate; the others keep `old`.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b128`, the register of `old` |
| `old` | use | `b128` |
| `guard` | use | `pred` |
| `src` | use | `b128` |

*/
            #[inline]
            pub fn mov128_if(
                &mut self,
                old: impl ValueFor<B128, operand::old>,
                guard: impl ValueFor<Pred, operand::guard>,
                src: impl ValueFor<B128, operand::src>,
            ) -> Val<B128> {
                let [_0] = self
                    .0
                    .emit(Form(194), &[old.value(), guard.value(), src.value()]);
                Val::assume(_0)
            }
            /**A predicate as a scalar.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `src` | use | `pred` |

*/
            #[inline]
            pub fn ballot(
                &mut self,
                src: impl ValueFor<Pred, operand::src>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(195), &[src.value()]);
                Val::assume(_0)
            }
            /**A scalar as a predicate.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `pred` |
| `src` | use | `u32` |

*/
            #[inline]
            pub fn p_from_scalar(
                &mut self,
                src: impl ValueFor<U32, operand::src>,
            ) -> Val<Pred> {
                let [_0] = self.0.emit(Form(196), &[src.value()]);
                Val::assume(_0)
            }
            /**What the first active thread has.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn read_first(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(197), &[src.value()]);
                Val::assume(_0)
            }
            /**What one thread has.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `src` | use | `b32` |
| `lane` | use | `u32` |

*/
            #[inline]
            pub fn read_lane(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                lane: impl ValueFor<U32, operand::lane>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(198), &[src.value(), lane.value()]);
                Val::assume(_0)
            }
            /**Replaces what one thread has.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32`, the register of `old` |
| `old` | use | `b32` |
| `src` | use | `u32` |
| `lane` | use | `u32` |

*/
            #[inline]
            pub fn write_lane(
                &mut self,
                old: impl ValueFor<B32, operand::old>,
                src: impl ValueFor<U32, operand::src>,
                lane: impl ValueFor<U32, operand::lane>,
            ) -> Val<B32> {
                let [_0] = self
                    .0
                    .emit(Form(199), &[old.value(), src.value(), lane.value()]);
                Val::assume(_0)
            }
            /**What another thread has, and whether there is one.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `found` | def | `pred` |
| `src` | use | `b32` |
| `lane` | use | `b32` |

*/
            #[inline]
            pub fn shuffle(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                lane: impl ValueFor<B32, operand::lane>,
            ) -> (Val<B32>, Val<Pred>) {
                let [_0, _1] = self.0.emit(Form(200), &[src.value(), lane.value()]);
                (Val::assume(_0), Val::assume(_1))
            }
            /**Over all threads.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn reduce_iadd(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(201), &[src.value()]);
                Val::assume(_0)
            }
            /**Over all threads.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn reduce_imin(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(202), &[src.value()]);
                Val::assume(_0)
            }
            /**Over all threads.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn reduce_imax(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(203), &[src.value()]);
                Val::assume(_0)
            }
            /**Over all threads.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn reduce_and(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(204), &[src.value()]);
                Val::assume(_0)
            }
            /**Over all threads.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn reduce_or(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(205), &[src.value()]);
                Val::assume(_0)
            }
            /**Over all threads.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `src` | use | `b32` |

*/
            #[inline]
            pub fn reduce_xor(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(206), &[src.value()]);
                Val::assume(_0)
            }
            /**Over all threads before each one, by steps that write dst while src is still to be read.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32`, early: not the register of a use |
| `temporary` | scratch | `b32`, a scratch register |
| `src` | use | `b32` |

* needs `temporary`: `b32`, a scratch register

*/
            #[inline]
            pub fn scan_iadd(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(207), &[src.value()]);
                Val::assume(_0)
            }
            /**Over all threads before each one, by steps that write dst while src is still to be read.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32`, early: not the register of a use |
| `temporary` | scratch | `b32`, a scratch register |
| `src` | use | `b32` |

* needs `temporary`: `b32`, a scratch register

*/
            #[inline]
            pub fn scan_fadd(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(208), &[src.value()]);
                Val::assume(_0)
            }
            /**Over all threads before each one, by steps that write dst while src is still to be read.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32`, early: not the register of a use |
| `temporary` | scratch | `b32`, a scratch register |
| `src` | use | `b32` |

* needs `temporary`: `b32`, a scratch register

*/
            #[inline]
            pub fn scan_imax(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(209), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn s_iadd(
                &mut self,
                a: impl ValueFor<U32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(210), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn s_isub(
                &mut self,
                a: impl ValueFor<U32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(211), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn s_imul(
                &mut self,
                a: impl ValueFor<U32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(212), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn s_and(
                &mut self,
                a: impl ValueFor<U32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(213), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn s_or(
                &mut self,
                a: impl ValueFor<U32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(214), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn s_xor(
                &mut self,
                a: impl ValueFor<U32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(215), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn s_andn(
                &mut self,
                a: impl ValueFor<U32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(216), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn s_shl(
                &mut self,
                a: impl ValueFor<U32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(217), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn s_shr(
                &mut self,
                a: impl ValueFor<U32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(218), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn s_sar(
                &mut self,
                a: impl ValueFor<U32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(219), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn s_imin(
                &mut self,
                a: impl ValueFor<U32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(220), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn s_imax(
                &mut self,
                a: impl ValueFor<U32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(221), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn s_umin(
                &mut self,
                a: impl ValueFor<U32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(222), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn s_umax(
                &mut self,
                a: impl ValueFor<U32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(223), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |

*/
            #[inline]
            pub fn s_iadd_imm(&mut self, a: impl ValueFor<U32, operand::a>) -> Val<U32> {
                let [_0] = self.0.emit(Form(224), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |

*/
            #[inline]
            pub fn s_imul_imm(&mut self, a: impl ValueFor<U32, operand::a>) -> Val<U32> {
                let [_0] = self.0.emit(Form(225), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |

*/
            #[inline]
            pub fn s_and_imm(&mut self, a: impl ValueFor<U32, operand::a>) -> Val<U32> {
                let [_0] = self.0.emit(Form(226), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |

*/
            #[inline]
            pub fn s_or_imm(&mut self, a: impl ValueFor<U32, operand::a>) -> Val<U32> {
                let [_0] = self.0.emit(Form(227), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |

*/
            #[inline]
            pub fn s_xor_imm(&mut self, a: impl ValueFor<U32, operand::a>) -> Val<U32> {
                let [_0] = self.0.emit(Form(228), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |

*/
            #[inline]
            pub fn s_shl_imm(&mut self, a: impl ValueFor<U32, operand::a>) -> Val<U32> {
                let [_0] = self.0.emit(Form(229), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |

*/
            #[inline]
            pub fn s_shr_imm(&mut self, a: impl ValueFor<U32, operand::a>) -> Val<U32> {
                let [_0] = self.0.emit(Form(230), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |

*/
            #[inline]
            pub fn s_sar_imm(&mut self, a: impl ValueFor<U32, operand::a>) -> Val<U32> {
                let [_0] = self.0.emit(Form(231), &[a.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u64` |
| `a` | use | `u64` |
| `b` | use | `u64` |

*/
            #[inline]
            pub fn s_iadd64(
                &mut self,
                a: impl ValueFor<U64, operand::a>,
                b: impl ValueFor<U64, operand::b>,
            ) -> Val<U64> {
                let [_0] = self.0.emit(Form(232), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u64` |
| `a` | use | `u64` |
| `b` | use | `u64` |

*/
            #[inline]
            pub fn s_isub64(
                &mut self,
                a: impl ValueFor<U64, operand::a>,
                b: impl ValueFor<U64, operand::b>,
            ) -> Val<U64> {
                let [_0] = self.0.emit(Form(233), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u64` |
| `a` | use | `u64` |
| `b` | use | `u64` |

*/
            #[inline]
            pub fn s_and64(
                &mut self,
                a: impl ValueFor<U64, operand::a>,
                b: impl ValueFor<U64, operand::b>,
            ) -> Val<U64> {
                let [_0] = self.0.emit(Form(234), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u64` |
| `a` | use | `u64` |
| `b` | use | `u64` |

*/
            #[inline]
            pub fn s_or64(
                &mut self,
                a: impl ValueFor<U64, operand::a>,
                b: impl ValueFor<U64, operand::b>,
            ) -> Val<U64> {
                let [_0] = self.0.emit(Form(235), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u64` |
| `a` | use | `u64` |
| `b` | use | `u64` |

*/
            #[inline]
            pub fn s_xor64(
                &mut self,
                a: impl ValueFor<U64, operand::a>,
                b: impl ValueFor<U64, operand::b>,
            ) -> Val<U64> {
                let [_0] = self.0.emit(Form(236), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u64` |
| `a` | use | `u64` |
| `b` | use | `u64` |

*/
            #[inline]
            pub fn s_andn64(
                &mut self,
                a: impl ValueFor<U64, operand::a>,
                b: impl ValueFor<U64, operand::b>,
            ) -> Val<U64> {
                let [_0] = self.0.emit(Form(237), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u64` |
| `a` | use | `u64` |
| `count` | use | `u32` |

*/
            #[inline]
            pub fn s_shl64(
                &mut self,
                a: impl ValueFor<U64, operand::a>,
                count: impl ValueFor<U32, operand::count>,
            ) -> Val<U64> {
                let [_0] = self.0.emit(Form(238), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u64` |
| `a` | use | `u64` |
| `count` | use | `u32` |

*/
            #[inline]
            pub fn s_shr64(
                &mut self,
                a: impl ValueFor<U64, operand::a>,
                count: impl ValueFor<U32, operand::count>,
            ) -> Val<U64> {
                let [_0] = self.0.emit(Form(239), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u64` |
| `a` | use | `u64` |
| `count` | use | `u32` |

*/
            #[inline]
            pub fn s_sar64(
                &mut self,
                a: impl ValueFor<U64, operand::a>,
                count: impl ValueFor<U32, operand::count>,
            ) -> Val<U64> {
                let [_0] = self.0.emit(Form(240), &[a.value(), count.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `src` | use | `u32` |

*/
            #[inline]
            pub fn s_not(&mut self, src: impl ValueFor<U32, operand::src>) -> Val<U32> {
                let [_0] = self.0.emit(Form(241), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `src` | use | `u32` |

*/
            #[inline]
            pub fn s_neg(&mut self, src: impl ValueFor<U32, operand::src>) -> Val<U32> {
                let [_0] = self.0.emit(Form(242), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `src` | use | `u32` |

*/
            #[inline]
            pub fn s_popc(&mut self, src: impl ValueFor<U32, operand::src>) -> Val<U32> {
                let [_0] = self.0.emit(Form(243), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `src` | use | `u32` |

*/
            #[inline]
            pub fn s_clz(&mut self, src: impl ValueFor<U32, operand::src>) -> Val<U32> {
                let [_0] = self.0.emit(Form(244), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `src` | use | `u32` |

*/
            #[inline]
            pub fn s_brev(&mut self, src: impl ValueFor<U32, operand::src>) -> Val<U32> {
                let [_0] = self.0.emit(Form(245), &[src.value()]);
                Val::assume(_0)
            }
            /**| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `src` | use | `u32` |

*/
            #[inline]
            pub fn s_ffs(&mut self, src: impl ValueFor<U32, operand::src>) -> Val<U32> {
                let [_0] = self.0.emit(Form(246), &[src.value()]);
                Val::assume(_0)
            }
            /**A product of 64 bits.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u64` |
| `a` | use | `u32` |
| `b` | use | `u32` |

*/
            #[inline]
            pub fn s_imul_wide(
                &mut self,
                a: impl ValueFor<U32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
            ) -> Val<U64> {
                let [_0] = self.0.emit(Form(247), &[a.value(), b.value()]);
                Val::assume(_0)
            }
            /**Compares and chooses.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |
| `b` | use | `u32` |
| `then` | use | `u32` |
| `otherwise` | use | `u32` |

*/
            #[inline]
            pub fn s_icmp_select(
                &mut self,
                a: impl ValueFor<U32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
                then: impl ValueFor<U32, operand::then>,
                otherwise: impl ValueFor<U32, operand::otherwise>,
            ) -> Val<U32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(248),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**Compares and chooses.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `a` | use | `u32` |
| `b` | use | `u32` |
| `then` | use | `u32` |
| `otherwise` | use | `u32` |

*/
            #[inline]
            pub fn s_ucmp_select(
                &mut self,
                a: impl ValueFor<U32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
                then: impl ValueFor<U32, operand::then>,
                otherwise: impl ValueFor<U32, operand::otherwise>,
            ) -> Val<U32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(249),
                        &[a.value(), b.value(), then.value(), otherwise.value()],
                    );
                Val::assume(_0)
            }
            /**From an address in each thread.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn load_b32(
                &mut self,
                address: impl ValueFor<B64, operand::address>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(250), &[address.value()]);
                Val::assume(_0)
            }
            /**From an address in each thread.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn load_b64(
                &mut self,
                address: impl ValueFor<B64, operand::address>,
            ) -> Val<B64> {
                let [_0] = self.0.emit(Form(251), &[address.value()]);
                Val::assume(_0)
            }
            /**From an address in each thread.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b128` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn load_b128(
                &mut self,
                address: impl ValueFor<B64, operand::address>,
            ) -> Val<B128> {
                let [_0] = self.0.emit(Form(252), &[address.value()]);
                Val::assume(_0)
            }
            /**From a scalar address and an offset in each thread.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `base` | use | `u64` |
| `offset` | use | `b32` |

*/
            #[inline]
            pub fn load_b32_base(
                &mut self,
                base: impl ValueFor<U64, operand::base>,
                offset: impl ValueFor<B32, operand::offset>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(253), &[base.value(), offset.value()]);
                Val::assume(_0)
            }
            /**From a scalar address and an offset in each thread.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64` |
| `base` | use | `u64` |
| `offset` | use | `b32` |

*/
            #[inline]
            pub fn load_b64_base(
                &mut self,
                base: impl ValueFor<U64, operand::base>,
                offset: impl ValueFor<B32, operand::offset>,
            ) -> Val<B64> {
                let [_0] = self.0.emit(Form(254), &[base.value(), offset.value()]);
                Val::assume(_0)
            }
            /**From a scalar address and an offset in each thread.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b128` |
| `base` | use | `u64` |
| `offset` | use | `b32` |

*/
            #[inline]
            pub fn load_b128_base(
                &mut self,
                base: impl ValueFor<U64, operand::base>,
                offset: impl ValueFor<B32, operand::offset>,
            ) -> Val<B128> {
                let [_0] = self.0.emit(Form(255), &[base.value(), offset.value()]);
                Val::assume(_0)
            }
            /**Three consecutive registers, of any number.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `b32`, a tuple `run3` |
| `dst1` | def | `b32` |
| `dst2` | def | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn load_b96(
                &mut self,
                address: impl ValueFor<B64, operand::address>,
            ) -> [Val<B32>; 3] {
                let [_0, _1, _2] = self.0.emit(Form(256), &[address.value()]);
                [Val::assume(_0), Val::assume(_1), Val::assume(_2)]
            }
            /**Replaces a half of a register, in each thread.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32`, the register of `old` |
| `old` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn load_low_half(
                &mut self,
                old: impl ValueFor<B32, operand::old>,
                address: impl ValueFor<B64, operand::address>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(257), &[old.value(), address.value()]);
                Val::assume(_0)
            }
            /**Replaces a half of a register, in each thread.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32`, the register of `old` |
| `old` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn load_high_half(
                &mut self,
                old: impl ValueFor<B32, operand::old>,
                address: impl ValueFor<B64, operand::address>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(258), &[old.value(), address.value()]);
                Val::assume(_0)
            }
            /**To an address in each thread.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn store_b32(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) {
                let [] = self.0.emit(Form(259), &[src.value(), address.value()]);
            }
            /**To an address in each thread.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `b64` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn store_b64(
                &mut self,
                src: impl ValueFor<B64, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) {
                let [] = self.0.emit(Form(260), &[src.value(), address.value()]);
            }
            /**To an address in each thread.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `b128` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn store_b128(
                &mut self,
                src: impl ValueFor<B128, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) {
                let [] = self.0.emit(Form(261), &[src.value(), address.value()]);
            }
            /**To a scalar address and an offset in each thread.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `b32` |
| `base` | use | `u64` |
| `offset` | use | `b32` |

*/
            #[inline]
            pub fn store_b32_base(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                base: impl ValueFor<U64, operand::base>,
                offset: impl ValueFor<B32, operand::offset>,
            ) {
                let [] = self
                    .0
                    .emit(Form(262), &[src.value(), base.value(), offset.value()]);
            }
            /**To a scalar address and an offset in each thread.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `b64` |
| `base` | use | `u64` |
| `offset` | use | `b32` |

*/
            #[inline]
            pub fn store_b64_base(
                &mut self,
                src: impl ValueFor<B64, operand::src>,
                base: impl ValueFor<U64, operand::base>,
                offset: impl ValueFor<B32, operand::offset>,
            ) {
                let [] = self
                    .0
                    .emit(Form(263), &[src.value(), base.value(), offset.value()]);
            }
            /**To a scalar address and an offset in each thread.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `b128` |
| `base` | use | `u64` |
| `offset` | use | `b32` |

*/
            #[inline]
            pub fn store_b128_base(
                &mut self,
                src: impl ValueFor<B128, operand::src>,
                base: impl ValueFor<U64, operand::base>,
                offset: impl ValueFor<B32, operand::offset>,
            ) {
                let [] = self
                    .0
                    .emit(Form(264), &[src.value(), base.value(), offset.value()]);
            }
            /**Three consecutive registers, of any number.

| operand |  | register |
| --- | --- | --- |
| `src0` | use | `b32`, a tuple `run3` |
| `src1` | use | `b32` |
| `src2` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn store_b96(
                &mut self,
                src: [impl ValueFor<B32, operand::src>; 3],
                address: impl ValueFor<B64, operand::address>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(265),
                        &[
                            src[0].value(),
                            src[1].value(),
                            src[2].value(),
                            address.value(),
                        ],
                    );
            }
            /**From memory that a group of threads shares.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `offset` | use | `b32` |

*/
            #[inline]
            pub fn shared_load_b32(
                &mut self,
                offset: impl ValueFor<B32, operand::offset>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(266), &[offset.value()]);
                Val::assume(_0)
            }
            /**From memory that a group of threads shares.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b64` |
| `offset` | use | `b32` |

*/
            #[inline]
            pub fn shared_load_b64(
                &mut self,
                offset: impl ValueFor<B32, operand::offset>,
            ) -> Val<B64> {
                let [_0] = self.0.emit(Form(267), &[offset.value()]);
                Val::assume(_0)
            }
            /**From memory that a group of threads shares.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b128` |
| `offset` | use | `b32` |

*/
            #[inline]
            pub fn shared_load_b128(
                &mut self,
                offset: impl ValueFor<B32, operand::offset>,
            ) -> Val<B128> {
                let [_0] = self.0.emit(Form(268), &[offset.value()]);
                Val::assume(_0)
            }
            /**To memory that a group of threads shares.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `b32` |
| `offset` | use | `b32` |

*/
            #[inline]
            pub fn shared_store_b32(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                offset: impl ValueFor<B32, operand::offset>,
            ) {
                let [] = self.0.emit(Form(269), &[src.value(), offset.value()]);
            }
            /**To memory that a group of threads shares.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `b64` |
| `offset` | use | `b32` |

*/
            #[inline]
            pub fn shared_store_b64(
                &mut self,
                src: impl ValueFor<B64, operand::src>,
                offset: impl ValueFor<B32, operand::offset>,
            ) {
                let [] = self.0.emit(Form(270), &[src.value(), offset.value()]);
            }
            /**To memory that a group of threads shares.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `b128` |
| `offset` | use | `b32` |

*/
            #[inline]
            pub fn shared_store_b128(
                &mut self,
                src: impl ValueFor<B128, operand::src>,
                offset: impl ValueFor<B32, operand::offset>,
            ) {
                let [] = self.0.emit(Form(271), &[src.value(), offset.value()]);
            }
            /**Two words from two places, to consecutive registers.

| operand |  | register |
| --- | --- | --- |
| `dst0` | def | `b32`, a tuple `run2` |
| `dst1` | def | `b32` |
| `offset` | use | `b32` |

*/
            #[inline]
            pub fn shared_load2(
                &mut self,
                offset: impl ValueFor<B32, operand::offset>,
            ) -> [Val<B32>; 2] {
                let [_0, _1] = self.0.emit(Form(272), &[offset.value()]);
                [Val::assume(_0), Val::assume(_1)]
            }
            /**From a scalar address.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `base` | use | `u64` |

*/
            #[inline]
            pub fn s_load_u32(
                &mut self,
                base: impl ValueFor<U64, operand::base>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(273), &[base.value()]);
                Val::assume(_0)
            }
            /**From a scalar address.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u64` |
| `base` | use | `u64` |

*/
            #[inline]
            pub fn s_load_u64(
                &mut self,
                base: impl ValueFor<U64, operand::base>,
            ) -> Val<U64> {
                let [_0] = self.0.emit(Form(274), &[base.value()]);
                Val::assume(_0)
            }
            /**From a scalar address.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u128` |
| `base` | use | `u64` |

*/
            #[inline]
            pub fn s_load_u128(
                &mut self,
                base: impl ValueFor<U64, operand::base>,
            ) -> Val<U128> {
                let [_0] = self.0.emit(Form(275), &[base.value()]);
                Val::assume(_0)
            }
            /**From a scalar address and an offset.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u32` |
| `base` | use | `u64` |
| `offset` | use | `u32` |

*/
            #[inline]
            pub fn s_load_u32_index(
                &mut self,
                base: impl ValueFor<U64, operand::base>,
                offset: impl ValueFor<U32, operand::offset>,
            ) -> Val<U32> {
                let [_0] = self.0.emit(Form(276), &[base.value(), offset.value()]);
                Val::assume(_0)
            }
            /**From a scalar address and an offset.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u64` |
| `base` | use | `u64` |
| `offset` | use | `u32` |

*/
            #[inline]
            pub fn s_load_u64_index(
                &mut self,
                base: impl ValueFor<U64, operand::base>,
                offset: impl ValueFor<U32, operand::offset>,
            ) -> Val<U64> {
                let [_0] = self.0.emit(Form(277), &[base.value(), offset.value()]);
                Val::assume(_0)
            }
            /**From a scalar address and an offset.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u128` |
| `base` | use | `u64` |
| `offset` | use | `u32` |

*/
            #[inline]
            pub fn s_load_u128_index(
                &mut self,
                base: impl ValueFor<U64, operand::base>,
                offset: impl ValueFor<U32, operand::offset>,
            ) -> Val<U128> {
                let [_0] = self.0.emit(Form(278), &[base.value(), offset.value()]);
                Val::assume(_0)
            }
            /**`old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `b32` |
| `src` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn atomic_iadd(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(279), &[src.value(), address.value()]);
                Val::assume(_0)
            }
            /**`old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `b32` |
| `src` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn atomic_and(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(280), &[src.value(), address.value()]);
                Val::assume(_0)
            }
            /**`old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `b32` |
| `src` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn atomic_or(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(281), &[src.value(), address.value()]);
                Val::assume(_0)
            }
            /**`old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `b32` |
| `src` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn atomic_xor(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(282), &[src.value(), address.value()]);
                Val::assume(_0)
            }
            /**`old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `b32` |
| `src` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn atomic_imin(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(283), &[src.value(), address.value()]);
                Val::assume(_0)
            }
            /**`old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `b32` |
| `src` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn atomic_imax(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(284), &[src.value(), address.value()]);
                Val::assume(_0)
            }
            /**`old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `b32` |
| `src` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn atomic_umin(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(285), &[src.value(), address.value()]);
                Val::assume(_0)
            }
            /**`old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `b32` |
| `src` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn atomic_umax(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(286), &[src.value(), address.value()]);
                Val::assume(_0)
            }
            /**`old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `b32` |
| `src` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn atomic_swap(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(287), &[src.value(), address.value()]);
                Val::assume(_0)
            }
            /**`old` is what memory held.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `b32` |
| `src` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn atomic_fadd(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) -> Val<B32> {
                let [_0] = self.0.emit(Form(288), &[src.value(), address.value()]);
                Val::assume(_0)
            }
            /**An atomic operation whose result is not used.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn reduce_iadd_mem(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) {
                let [] = self.0.emit(Form(289), &[src.value(), address.value()]);
            }
            /**An atomic operation whose result is not used.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn reduce_and_mem(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) {
                let [] = self.0.emit(Form(290), &[src.value(), address.value()]);
            }
            /**An atomic operation whose result is not used.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn reduce_or_mem(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) {
                let [] = self.0.emit(Form(291), &[src.value(), address.value()]);
            }
            /**An atomic operation whose result is not used.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn reduce_xor_mem(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) {
                let [] = self.0.emit(Form(292), &[src.value(), address.value()]);
            }
            /**An atomic operation whose result is not used.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn reduce_imin_mem(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) {
                let [] = self.0.emit(Form(293), &[src.value(), address.value()]);
            }
            /**An atomic operation whose result is not used.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn reduce_imax_mem(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) {
                let [] = self.0.emit(Form(294), &[src.value(), address.value()]);
            }
            /**An atomic operation whose result is not used.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn reduce_umin_mem(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) {
                let [] = self.0.emit(Form(295), &[src.value(), address.value()]);
            }
            /**An atomic operation whose result is not used.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn reduce_umax_mem(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) {
                let [] = self.0.emit(Form(296), &[src.value(), address.value()]);
            }
            /**An atomic operation whose result is not used.

| operand |  | register |
| --- | --- | --- |
| `src` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn reduce_fadd_mem(
                &mut self,
                src: impl ValueFor<B32, operand::src>,
                address: impl ValueFor<B64, operand::address>,
            ) {
                let [] = self.0.emit(Form(297), &[src.value(), address.value()]);
            }
            /**The new value and the expected one are in consecutive registers.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `b32` |
| `pair0` | use | `b32`, a tuple `run2` |
| `pair1` | use | `b32` |
| `address` | use | `b64` |

*/
            #[inline]
            pub fn atomic_cas(
                &mut self,
                pair: [impl ValueFor<B32, operand::pair>; 2],
                address: impl ValueFor<B64, operand::address>,
            ) -> Val<B32> {
                let [_0] = self
                    .0
                    .emit(
                        Form(298),
                        &[pair[0].value(), pair[1].value(), address.value()],
                    );
                Val::assume(_0)
            }
            /**The new value and the expected one are an aligned quad; `old` overwrites its low half.

| operand |  | register |
| --- | --- | --- |
| `old` | def | `b64` |
| `pair` | use | `b128` |
| `address` | use | `b64` |

* `old` is in the register of `pair`

*/
            #[inline]
            pub fn atomic_cas64(
                &mut self,
                pair: impl ValueFor<B128, operand::pair>,
                address: impl ValueFor<B64, operand::address>,
            ) -> Val<B64> {
                let [_0] = self.0.emit(Form(299), &[pair.value(), address.value()]);
                Val::assume(_0)
            }
            /**A filtered texel: coordinates in consecutive registers, the colour in an aligned quad.

| operand |  | register |
| --- | --- | --- |
| `colour` | def | `b128` |
| `at0` | use | `b32`, a tuple `run2` |
| `at1` | use | `b32` |
| `image` | use | `u128` |
| `sampler` | use | `u128` |

*/
            #[inline]
            pub fn sample_2d(
                &mut self,
                at: [impl ValueFor<B32, operand::at>; 2],
                image: impl ValueFor<U128, operand::image>,
                sampler: impl ValueFor<U128, operand::sampler>,
            ) -> Val<B128> {
                let [_0] = self
                    .0
                    .emit(
                        Form(300),
                        &[at[0].value(), at[1].value(), image.value(), sampler.value()],
                    );
                Val::assume(_0)
            }
            /**A filtered texel: coordinates in consecutive registers, the colour in an aligned quad.

| operand |  | register |
| --- | --- | --- |
| `colour` | def | `b128` |
| `at0` | use | `b32`, a tuple `run3` |
| `at1` | use | `b32` |
| `at2` | use | `b32` |
| `image` | use | `u128` |
| `sampler` | use | `u128` |

*/
            #[inline]
            pub fn sample_3d(
                &mut self,
                at: [impl ValueFor<B32, operand::at>; 3],
                image: impl ValueFor<U128, operand::image>,
                sampler: impl ValueFor<U128, operand::sampler>,
            ) -> Val<B128> {
                let [_0] = self
                    .0
                    .emit(
                        Form(301),
                        &[
                            at[0].value(),
                            at[1].value(),
                            at[2].value(),
                            image.value(),
                            sampler.value(),
                        ],
                    );
                Val::assume(_0)
            }
            /**A filtered texel of a line.

| operand |  | register |
| --- | --- | --- |
| `colour` | def | `b128` |
| `at` | use | `b32` |
| `image` | use | `u128` |
| `sampler` | use | `u128` |

*/
            #[inline]
            pub fn sample_1d(
                &mut self,
                at: impl ValueFor<B32, operand::at>,
                image: impl ValueFor<U128, operand::image>,
                sampler: impl ValueFor<U128, operand::sampler>,
            ) -> Val<B128> {
                let [_0] = self
                    .0
                    .emit(Form(302), &[at.value(), image.value(), sampler.value()]);
                Val::assume(_0)
            }
            /**A filtered texel: coordinates and how they change, in an aligned eight.

| operand |  | register |
| --- | --- | --- |
| `colour` | def | `b128` |
| `at` | use | `b256` |
| `image` | use | `u128` |
| `sampler` | use | `u128` |

*/
            #[inline]
            pub fn sample_2d_gradients(
                &mut self,
                at: impl ValueFor<B256, operand::at>,
                image: impl ValueFor<U128, operand::image>,
                sampler: impl ValueFor<U128, operand::sampler>,
            ) -> Val<B128> {
                let [_0] = self
                    .0
                    .emit(Form(303), &[at.value(), image.value(), sampler.value()]);
                Val::assume(_0)
            }
            /**A texel at whole coordinates.

| operand |  | register |
| --- | --- | --- |
| `colour` | def | `b128` |
| `at0` | use | `b32`, a tuple `run2` |
| `at1` | use | `b32` |
| `image` | use | `u128` |

*/
            #[inline]
            pub fn image_load(
                &mut self,
                at: [impl ValueFor<B32, operand::at>; 2],
                image: impl ValueFor<U128, operand::image>,
            ) -> Val<B128> {
                let [_0] = self
                    .0
                    .emit(Form(304), &[at[0].value(), at[1].value(), image.value()]);
                Val::assume(_0)
            }
            /**Four components and whole coordinates, each in consecutive registers.

| operand |  | register |
| --- | --- | --- |
| `colour0` | use | `b32`, a tuple `run4` |
| `colour1` | use | `b32` |
| `colour2` | use | `b32` |
| `colour3` | use | `b32` |
| `at0` | use | `b32`, a tuple `run2` |
| `at1` | use | `b32` |
| `image` | use | `u128` |

*/
            #[inline]
            pub fn image_store(
                &mut self,
                colour: [impl ValueFor<B32, operand::colour>; 4],
                at: [impl ValueFor<B32, operand::at>; 2],
                image: impl ValueFor<U128, operand::image>,
            ) {
                let [] = self
                    .0
                    .emit(
                        Form(305),
                        &[
                            colour[0].value(),
                            colour[1].value(),
                            colour[2].value(),
                            colour[3].value(),
                            at[0].value(),
                            at[1].value(),
                            image.value(),
                        ],
                    );
            }
            /**A colour or a position, from four registers anywhere.

| operand |  | register |
| --- | --- | --- |
| `x` | use | `b32` |
| `y` | use | `b32` |
| `z` | use | `b32` |
| `w` | use | `b32` |

*/
            #[inline]
            pub fn export(
                &mut self,
                x: impl ValueFor<B32, operand::x>,
                y: impl ValueFor<B32, operand::y>,
                z: impl ValueFor<B32, operand::z>,
                w: impl ValueFor<B32, operand::w>,
            ) {
                let [] = self
                    .0
                    .emit(Form(306), &[x.value(), y.value(), z.value(), w.value()]);
            }
            /**An attribute at a pixel: two steps, the second of which reads j.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b32` |
| `i` | use | `b32` |
| `j` | use | `b32` |
| `attribute` | use | `u32` |

* `dst` does not overlap `j`

*/
            #[inline]
            pub fn interpolate(
                &mut self,
                i: impl ValueFor<B32, operand::i>,
                j: impl ValueFor<B32, operand::j>,
                attribute: impl ValueFor<U32, operand::attribute>,
            ) -> Val<B32> {
                let [_0] = self
                    .0
                    .emit(Form(307), &[i.value(), j.value(), attribute.value()]);
                Val::assume(_0)
            }
            /**A ray and a node of a tree in eleven consecutive registers.

| operand |  | register |
| --- | --- | --- |
| `hits` | def | `b128` |
| `ray0` | use | `b32`, a tuple `run11` |
| `ray1` | use | `b32` |
| `ray2` | use | `b32` |
| `ray3` | use | `b32` |
| `ray4` | use | `b32` |
| `ray5` | use | `b32` |
| `ray6` | use | `b32` |
| `ray7` | use | `b32` |
| `ray8` | use | `b32` |
| `ray9` | use | `b32` |
| `ray10` | use | `b32` |
| `tree` | use | `u128` |

* requires `rays`

*/
            #[inline]
            pub fn intersect(
                &mut self,
                ray: [impl ValueFor<B32, operand::ray>; 11],
                tree: impl ValueFor<U128, operand::tree>,
            ) -> Val<B128> {
                let [_0] = self
                    .0
                    .emit(
                        Form(308),
                        &[
                            ray[0].value(),
                            ray[1].value(),
                            ray[2].value(),
                            ray[3].value(),
                            ray[4].value(),
                            ray[5].value(),
                            ray[6].value(),
                            ray[7].value(),
                            ray[8].value(),
                            ray[9].value(),
                            ray[10].value(),
                            tree.value(),
                        ],
                    );
                Val::assume(_0)
            }
            /**A product of tiles, and a tile added to it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b128`, the register of `c` |
| `a` | use | `b32` |
| `b` | use | `b32` |
| `c` | use | `b128` |

* `dst` does not overlap `a`
* `dst` does not overlap `b`
* requires `matrix`
* or `mma_16x16x4/apart`: `dst`: `b128`; `dst` does not overlap `c`

*/
            #[inline]
            pub fn mma_16x16x4(
                &mut self,
                a: impl ValueFor<B32, operand::a>,
                b: impl ValueFor<B32, operand::b>,
                c: impl ValueFor<B128, operand::c>,
            ) -> Val<B128> {
                let [_0] = self.0.emit(Form(309), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**A product of tiles, and a tile added to it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b128`, the register of `c` |
| `a` | use | `b64` |
| `b` | use | `b64` |
| `c` | use | `b128` |

* `dst` does not overlap `a`
* `dst` does not overlap `b`
* requires `matrix`
* or `mma_16x16x16/apart`: `dst`: `b128`; `dst` does not overlap `c`

*/
            #[inline]
            pub fn mma_16x16x16(
                &mut self,
                a: impl ValueFor<B64, operand::a>,
                b: impl ValueFor<B64, operand::b>,
                c: impl ValueFor<B128, operand::c>,
            ) -> Val<B128> {
                let [_0] = self.0.emit(Form(311), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**A product of tiles, and a tile added to it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b256`, the register of `c` |
| `a` | use | `b128` |
| `b` | use | `b128` |
| `c` | use | `b256` |

* `dst` does not overlap `a`
* `dst` does not overlap `b`
* requires `matrix`
* or `mma_16x16x32/apart`: `dst`: `b256`; `dst` does not overlap `c`

*/
            #[inline]
            pub fn mma_16x16x32(
                &mut self,
                a: impl ValueFor<B128, operand::a>,
                b: impl ValueFor<B128, operand::b>,
                c: impl ValueFor<B256, operand::c>,
            ) -> Val<B256> {
                let [_0] = self.0.emit(Form(313), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**A product of tiles, and a tile added to it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b512`, the register of `c` |
| `a` | use | `b64` |
| `b` | use | `b64` |
| `c` | use | `b512` |

* `dst` does not overlap `a`
* `dst` does not overlap `b`
* requires `matrix`
* or `mma_32x32x8/apart`: `dst`: `b512`; `dst` does not overlap `c`

*/
            #[inline]
            pub fn mma_32x32x8(
                &mut self,
                a: impl ValueFor<B64, operand::a>,
                b: impl ValueFor<B64, operand::b>,
                c: impl ValueFor<B512, operand::c>,
            ) -> Val<B512> {
                let [_0] = self.0.emit(Form(315), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**A product of tiles, and a tile added to it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b512`, the register of `c` |
| `a` | use | `b128` |
| `b` | use | `b128` |
| `c` | use | `b512` |

* `dst` does not overlap `a`
* `dst` does not overlap `b`
* requires `matrix`
* or `mma_32x32x16/apart`: `dst`: `b512`; `dst` does not overlap `c`

*/
            #[inline]
            pub fn mma_32x32x16(
                &mut self,
                a: impl ValueFor<B128, operand::a>,
                b: impl ValueFor<B128, operand::b>,
                c: impl ValueFor<B512, operand::c>,
            ) -> Val<B512> {
                let [_0] = self.0.emit(Form(317), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**A product of tiles of doubles, and a tile added to it.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b256`, the register of `c` |
| `a` | use | `b64` |
| `b` | use | `b64` |
| `c` | use | `b256` |

* `dst` does not overlap `a`
* `dst` does not overlap `b`
* requires `matrix`, `double`

*/
            #[inline]
            pub fn mma_f64(
                &mut self,
                a: impl ValueFor<B64, operand::a>,
                b: impl ValueFor<B64, operand::b>,
                c: impl ValueFor<B256, operand::c>,
            ) -> Val<B256> {
                let [_0] = self.0.emit(Form(319), &[a.value(), b.value(), c.value()]);
                Val::assume(_0)
            }
            /**A product with a tile of which half is zero, as `where` says.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b256`, the register of `c` |
| `a` | use | `b64` |
| `b` | use | `b128` |
| `c` | use | `b256` |
| `where` | use | `b32` |

* `dst` does not overlap `a`
* `dst` does not overlap `b`
* `dst` does not overlap `where`
* requires `matrix`

*/
            #[inline]
            pub fn mma_sparse(
                &mut self,
                a: impl ValueFor<B64, operand::a>,
                b: impl ValueFor<B128, operand::b>,
                c: impl ValueFor<B256, operand::c>,
                r#where: impl ValueFor<B32, operand::r#where>,
            ) -> Val<B256> {
                let [_0] = self
                    .0
                    .emit(
                        Form(320),
                        &[a.value(), b.value(), c.value(), r#where.value()],
                    );
                Val::assume(_0)
            }
            /**A tile the other way round, in place or elsewhere.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b128` |
| `src` | use | `b128` |

* `dst` does not overlap `src`
* requires `matrix`
* or `transpose128/in_place`: `dst`: `b128`, the register of `src`; it need not be that `dst` does not overlap `src`

*/
            #[inline]
            pub fn transpose128(
                &mut self,
                src: impl ValueFor<B128, operand::src>,
            ) -> Val<B128> {
                let [_0] = self.0.emit(Form(321), &[src.value()]);
                Val::assume(_0)
            }
            /**A tile the other way round, in place or elsewhere.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `b256` |
| `src` | use | `b256` |

* `dst` does not overlap `src`
* requires `matrix`
* or `transpose256/in_place`: `dst`: `b256`, the register of `src`; it need not be that `dst` does not overlap `src`

*/
            #[inline]
            pub fn transpose256(
                &mut self,
                src: impl ValueFor<B256, operand::src>,
            ) -> Val<B256> {
                let [_0] = self.0.emit(Form(323), &[src.value()]);
                Val::assume(_0)
            }
            /**All threads.

* goes to one block

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn branch(&mut self, successor: Goto<Target>) {
                let [] = self.0.emit_branch(Form(325), &[], &[successor]);
            }
            /**If any of the bits is set.

| operand |  | register |
| --- | --- | --- |
| `condition` | use | `pred` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn branch_any(
                &mut self,
                condition: impl ValueFor<Pred, operand::condition>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(326), &[condition.value()], &successors);
            }
            /**If all of the bits is set.

| operand |  | register |
| --- | --- | --- |
| `condition` | use | `pred` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn branch_all(
                &mut self,
                condition: impl ValueFor<Pred, operand::condition>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(327), &[condition.value()], &successors);
            }
            /**If none of the bits is set.

| operand |  | register |
| --- | --- | --- |
| `condition` | use | `pred` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn branch_none(
                &mut self,
                condition: impl ValueFor<Pred, operand::condition>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(328), &[condition.value()], &successors);
            }
            /**Compares and branches.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `u32` |
| `b` | use | `u32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn s_icmp_branch(
                &mut self,
                a: impl ValueFor<U32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(329), &[a.value(), b.value()], &successors);
            }
            /**Compares and branches.

| operand |  | register |
| --- | --- | --- |
| `a` | use | `u32` |
| `b` | use | `u32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn s_ucmp_branch(
                &mut self,
                a: impl ValueFor<U32, operand::a>,
                b: impl ValueFor<U32, operand::b>,
                successors: [Goto<Target>; 2],
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(330), &[a.value(), b.value()], &successors);
            }
            /**Counts down and branches.

| operand |  | register |
| --- | --- | --- |
| `next` | def | `u32`, the register of `count` |
| `count` | use | `u32` |

* goes to one of 2 blocks

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn s_loop(
                &mut self,
                count: impl ValueFor<U32, operand::count>,
                successors: [Goto<Target>; 2],
            ) -> Val<U32> {
                let [_0] = self.0.emit_branch(Form(331), &[count.value()], &successors);
                Val::assume(_0)
            }
            /**To an address.

| operand |  | register |
| --- | --- | --- |
| `target` | use | `u64` |

Ends the block and goes to one of `successors`.*/
            #[inline]
            pub fn s_branch_to(
                &mut self,
                target: impl ValueFor<U64, operand::target>,
                successors: impl AsRef<[Goto<Target>]>,
            ) {
                let [] = self
                    .0
                    .emit_branch(Form(332), &[target.value()], successors.as_ref());
            }
            /**The end of a kernel.

Ends the block and leaves the function.*/
            #[inline]
            pub fn end(&mut self) {
                let [] = self.0.emit(Form(333), &[]);
            }
            /**To another function, after the frame is gone.

| operand |  | register |
| --- | --- | --- |
| `target` | use | `tail_u64` |

Ends the block and leaves the function.*/
            #[inline]
            pub fn s_tail_branch(
                &mut self,
                target: impl ValueFor<U64, operand::target>,
            ) {
                let [] = self.0.emit(Form(334), &[target.value()]);
            }
            /**Something is wrong.

Ends the block and never continues.*/
            #[inline]
            pub fn trap(&mut self) {
                let [] = self.0.emit(Form(335), &[]);
            }
            /**No operands.

*/
            #[inline]
            pub fn nop(&mut self) {
                let [] = self.0.emit(Form(336), &[]);
            }
            /**No operands.

*/
            #[inline]
            pub fn barrier(&mut self) {
                let [] = self.0.emit(Form(337), &[]);
            }
            /**No operands.

*/
            #[inline]
            pub fn fence(&mut self) {
                let [] = self.0.emit(Form(338), &[]);
            }
            /**No operands.

*/
            #[inline]
            pub fn wait(&mut self) {
                let [] = self.0.emit(Form(339), &[]);
            }
            /**No operands.

*/
            #[inline]
            pub fn sleep(&mut self) {
                let [] = self.0.emit(Form(340), &[]);
            }
            /**To the host; what it says is in the first scalar.

| operand |  | register |
| --- | --- | --- |
| `what` | use | `s0` |

*/
            #[inline]
            pub fn message(&mut self, what: impl ValueFor<U32, operand::what>) {
                let [] = self.0.emit(Form(341), &[what.value()]);
            }
            /**A counter of cycles.

| operand |  | register |
| --- | --- | --- |
| `dst` | def | `u64` |

*/
            #[inline]
            pub fn clock(&mut self) -> Val<U64> {
                let [_0] = self.0.emit(Form(342), &[]);
                Val::assume(_0)
            }
            /**A routine of the system with an agreement of its own.

| operand |  | register |
| --- | --- | --- |
| `format` | use | `s4x2` |
| `arguments` | use | `v0x4` |

Clobbers `v0..=v7`, `s0..=s7`, `s60`, `s61`, `p0..=p3`.

Calls.*/
            #[inline]
            pub fn print(
                &mut self,
                format: impl ValueFor<U64, operand::format>,
                arguments: impl ValueFor<B128, operand::arguments>,
            ) {
                let [] = self.0.emit(Form(343), &[format.value(), arguments.value()]);
            }
        }
    };
    /**The forms of `gpu`, each with its alternatives: what an emitter matches on.

[`From`] makes one of the id of a form, such as that of a step of an allocation's walk. A `match` that lacks a form or an alternative does not compile. A form without alternatives is a bare variant.*/
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum AnyForm {
        ///`mov_imm`
        MovImm,
        ///`mov64_imm`
        Mov64Imm,
        ///`zero512`
        Zero512,
        ///`lane_id`
        LaneId,
        ///`mov_b32`
        MovB32,
        ///`mov_b64`
        MovB64,
        ///`mov_b128`
        MovB128,
        ///`mov_b256`
        MovB256,
        ///`mov_b512`
        MovB512,
        ///`mov_b32_from_u32`
        MovB32FromU32,
        ///`mov_b64_from_u64`
        MovB64FromU64,
        ///`s_mov_imm`
        SMovImm,
        ///`s_mov64_imm`
        SMov64Imm,
        ///`s_address`
        SAddress,
        ///`s_frame_address`
        SFrameAddress,
        ///`s_mov_u32`
        SMovU32,
        ///`s_mov_u64`
        SMovU64,
        ///`s_mov_u128`
        SMovU128,
        ///`p_mov`
        PMov,
        ///`p_true`
        PTrue,
        ///`p_false`
        PFalse,
        ///`pack64`
        Pack64,
        ///`pack128`
        Pack128,
        ///`pack256`
        Pack256,
        ///`pack512`
        Pack512,
        ///`low32_of_64`
        Low32Of64,
        ///`low64_of_128`
        Low64Of128,
        ///`low128_of_256`
        Low128Of256,
        ///`low256_of_512`
        Low256Of512,
        ///`high32_of_64`
        High32Of64,
        ///`high64_of_128`
        High64Of128,
        ///`high128_of_256`
        High128Of256,
        ///`high256_of_512`
        High256Of512,
        ///`part32_of_64`
        Part32Of64,
        ///`part32_of_128`
        Part32Of128,
        ///`part32_of_256`
        Part32Of256,
        ///`part32_of_512`
        Part32Of512,
        ///`set32_of_64`
        Set32Of64,
        ///`set32_of_128`
        Set32Of128,
        ///`set32_of_256`
        Set32Of256,
        ///`set32_of_512`
        Set32Of512,
        ///`s_pack64`
        SPack64,
        ///`s_pack128`
        SPack128,
        ///`s_low32_of_64`
        SLow32Of64,
        ///`s_low64_of_128`
        SLow64Of128,
        ///`s_high32_of_64`
        SHigh32Of64,
        ///`s_high64_of_128`
        SHigh64Of128,
        ///`iadd`
        Iadd,
        ///`isub`
        Isub,
        ///`imul`
        Imul,
        ///`imulhi`
        Imulhi,
        ///`and`
        And,
        ///`or`
        Or,
        ///`xor`
        Xor,
        ///`andn`
        Andn,
        ///`shl`
        Shl,
        ///`shr`
        Shr,
        ///`sar`
        Sar,
        ///`imin`
        Imin,
        ///`imax`
        Imax,
        ///`umin`
        Umin,
        ///`umax`
        Umax,
        ///`fadd`
        Fadd,
        ///`fsub`
        Fsub,
        ///`fmul`
        Fmul,
        ///`fmin`
        Fmin,
        ///`fmax`
        Fmax,
        ///`hadd2`
        Hadd2,
        ///`hmul2`
        Hmul2,
        ///`hmin2`
        Hmin2,
        ///`hmax2`
        Hmax2,
        ///`pack_half`
        PackHalf,
        ///`iadd_s`
        IaddS,
        ///`isub_s`
        IsubS,
        ///`imul_s`
        ImulS,
        ///`and_s`
        AndS,
        ///`or_s`
        OrS,
        ///`xor_s`
        XorS,
        ///`shl_s`
        ShlS,
        ///`shr_s`
        ShrS,
        ///`sar_s`
        SarS,
        ///`imin_s`
        IminS,
        ///`imax_s`
        ImaxS,
        ///`umin_s`
        UminS,
        ///`umax_s`
        UmaxS,
        ///`fadd_s`
        FaddS,
        ///`fsub_s`
        FsubS,
        ///`fmul_s`
        FmulS,
        ///`fmin_s`
        FminS,
        ///`fmax_s`
        FmaxS,
        ///`iadd_imm`
        IaddImm,
        ///`imul_imm`
        ImulImm,
        ///`and_imm`
        AndImm,
        ///`or_imm`
        OrImm,
        ///`xor_imm`
        XorImm,
        ///`shl_imm`
        ShlImm,
        ///`shr_imm`
        ShrImm,
        ///`sar_imm`
        SarImm,
        ///`fadd_imm`
        FaddImm,
        ///`fmul_imm`
        FmulImm,
        ///`not`
        Not,
        ///`neg`
        Neg,
        ///`fneg`
        Fneg,
        ///`fabs`
        Fabs,
        ///`popc`
        Popc,
        ///`clz`
        Clz,
        ///`brev`
        Brev,
        ///`rcp`
        Rcp,
        ///`rsq`
        Rsq,
        ///`sqrt`
        Sqrt,
        ///`exp2`
        Exp2,
        ///`log2`
        Log2,
        ///`sin`
        Sin,
        ///`cos`
        Cos,
        ///`floor`
        Floor,
        ///`fract`
        Fract,
        ///`trunc`
        Trunc,
        ///`i2f`
        I2f,
        ///`u2f`
        U2f,
        ///`f2i`
        F2i,
        ///`f2u`
        F2u,
        ///`f2h`
        F2h,
        ///`h2f`
        H2f,
        ///`imad`
        Imad,
        ///`ffma`
        Ffma,
        ///`lop3`
        Lop3,
        ///`bfe`
        Bfe,
        ///`med3`
        Med3,
        ///`sad`
        Sad,
        ///`perm`
        Perm,
        ///`add3`
        Add3,
        ///`shl_add`
        ShlAdd,
        ///`ffma_short`
        FfmaShort(alternative::FfmaShort),
        ///`dot2_half`
        Dot2Half,
        ///`dot4_i8`
        Dot4I8,
        ///`imad_wide`
        ImadWide,
        ///`iadd_carry_out`
        IaddCarryOut,
        ///`iadd_carry`
        IaddCarry,
        ///`iadd64`
        Iadd64(alternative::Iadd64),
        ///`shl64`
        Shl64,
        ///`shr64`
        Shr64,
        ///`sar64`
        Sar64,
        ///`dadd`
        Dadd,
        ///`dmul`
        Dmul,
        ///`dmin`
        Dmin,
        ///`dmax`
        Dmax,
        ///`dfma`
        Dfma,
        ///`d2f`
        D2f,
        ///`f2d`
        F2d,
        ///`dual_fadd_fadd`
        DualFaddFadd,
        ///`dual_fadd_fmul`
        DualFaddFmul,
        ///`dual_fadd_ffma_acc`
        DualFaddFfmaAcc,
        ///`dual_fmul_fadd`
        DualFmulFadd,
        ///`dual_fmul_fmul`
        DualFmulFmul,
        ///`dual_fmul_ffma_acc`
        DualFmulFfmaAcc,
        ///`dual_ffma_acc_fadd`
        DualFfmaAccFadd,
        ///`dual_ffma_acc_fmul`
        DualFfmaAccFmul,
        ///`dual_ffma_acc_ffma_acc`
        DualFfmaAccFfmaAcc,
        ///`dual_mov2_fadd`
        DualMov2Fadd,
        ///`dual_mov2_fmul`
        DualMov2Fmul,
        ///`dual_mov2_ffma_acc`
        DualMov2FfmaAcc,
        ///`dual_swap`
        DualSwap,
        ///`icmp`
        Icmp,
        ///`ucmp`
        Ucmp,
        ///`fcmp`
        Fcmp,
        ///`icmp_s`
        IcmpS,
        ///`ucmp_s`
        UcmpS,
        ///`fcmp_s`
        FcmpS,
        ///`icmp_and`
        IcmpAnd,
        ///`ucmp_and`
        UcmpAnd,
        ///`fcmp_and`
        FcmpAnd,
        ///`icmp64`
        Icmp64,
        ///`dcmp`
        Dcmp,
        ///`sel`
        Sel,
        ///`sel64`
        Sel64,
        ///`p_and`
        PAnd,
        ///`p_or`
        POr,
        ///`p_xor`
        PXor,
        ///`p_andn`
        PAndn,
        ///`p_nor`
        PNor,
        ///`p_not`
        PNot,
        ///`iadd_if`
        IaddIf,
        ///`isub_if`
        IsubIf,
        ///`and_if`
        AndIf,
        ///`or_if`
        OrIf,
        ///`xor_if`
        XorIf,
        ///`fadd_if`
        FaddIf,
        ///`fmul_if`
        FmulIf,
        ///`fmin_if`
        FminIf,
        ///`fmax_if`
        FmaxIf,
        ///`mov32_if`
        Mov32If,
        ///`mov64_if`
        Mov64If,
        ///`mov128_if`
        Mov128If,
        ///`ballot`
        Ballot,
        ///`p_from_scalar`
        PFromScalar,
        ///`read_first`
        ReadFirst,
        ///`read_lane`
        ReadLane,
        ///`write_lane`
        WriteLane,
        ///`shuffle`
        Shuffle,
        ///`reduce_iadd`
        ReduceIadd,
        ///`reduce_imin`
        ReduceImin,
        ///`reduce_imax`
        ReduceImax,
        ///`reduce_and`
        ReduceAnd,
        ///`reduce_or`
        ReduceOr,
        ///`reduce_xor`
        ReduceXor,
        ///`scan_iadd`
        ScanIadd,
        ///`scan_fadd`
        ScanFadd,
        ///`scan_imax`
        ScanImax,
        ///`s_iadd`
        SIadd,
        ///`s_isub`
        SIsub,
        ///`s_imul`
        SImul,
        ///`s_and`
        SAnd,
        ///`s_or`
        SOr,
        ///`s_xor`
        SXor,
        ///`s_andn`
        SAndn,
        ///`s_shl`
        SShl,
        ///`s_shr`
        SShr,
        ///`s_sar`
        SSar,
        ///`s_imin`
        SImin,
        ///`s_imax`
        SImax,
        ///`s_umin`
        SUmin,
        ///`s_umax`
        SUmax,
        ///`s_iadd_imm`
        SIaddImm,
        ///`s_imul_imm`
        SImulImm,
        ///`s_and_imm`
        SAndImm,
        ///`s_or_imm`
        SOrImm,
        ///`s_xor_imm`
        SXorImm,
        ///`s_shl_imm`
        SShlImm,
        ///`s_shr_imm`
        SShrImm,
        ///`s_sar_imm`
        SSarImm,
        ///`s_iadd64`
        SIadd64,
        ///`s_isub64`
        SIsub64,
        ///`s_and64`
        SAnd64,
        ///`s_or64`
        SOr64,
        ///`s_xor64`
        SXor64,
        ///`s_andn64`
        SAndn64,
        ///`s_shl64`
        SShl64,
        ///`s_shr64`
        SShr64,
        ///`s_sar64`
        SSar64,
        ///`s_not`
        SNot,
        ///`s_neg`
        SNeg,
        ///`s_popc`
        SPopc,
        ///`s_clz`
        SClz,
        ///`s_brev`
        SBrev,
        ///`s_ffs`
        SFfs,
        ///`s_imul_wide`
        SImulWide,
        ///`s_icmp_select`
        SIcmpSelect,
        ///`s_ucmp_select`
        SUcmpSelect,
        ///`load_b32`
        LoadB32,
        ///`load_b64`
        LoadB64,
        ///`load_b128`
        LoadB128,
        ///`load_b32_base`
        LoadB32Base,
        ///`load_b64_base`
        LoadB64Base,
        ///`load_b128_base`
        LoadB128Base,
        ///`load_b96`
        LoadB96,
        ///`load_low_half`
        LoadLowHalf,
        ///`load_high_half`
        LoadHighHalf,
        ///`store_b32`
        StoreB32,
        ///`store_b64`
        StoreB64,
        ///`store_b128`
        StoreB128,
        ///`store_b32_base`
        StoreB32Base,
        ///`store_b64_base`
        StoreB64Base,
        ///`store_b128_base`
        StoreB128Base,
        ///`store_b96`
        StoreB96,
        ///`shared_load_b32`
        SharedLoadB32,
        ///`shared_load_b64`
        SharedLoadB64,
        ///`shared_load_b128`
        SharedLoadB128,
        ///`shared_store_b32`
        SharedStoreB32,
        ///`shared_store_b64`
        SharedStoreB64,
        ///`shared_store_b128`
        SharedStoreB128,
        ///`shared_load2`
        SharedLoad2,
        ///`s_load_u32`
        SLoadU32,
        ///`s_load_u64`
        SLoadU64,
        ///`s_load_u128`
        SLoadU128,
        ///`s_load_u32_index`
        SLoadU32Index,
        ///`s_load_u64_index`
        SLoadU64Index,
        ///`s_load_u128_index`
        SLoadU128Index,
        ///`atomic_iadd`
        AtomicIadd,
        ///`atomic_and`
        AtomicAnd,
        ///`atomic_or`
        AtomicOr,
        ///`atomic_xor`
        AtomicXor,
        ///`atomic_imin`
        AtomicImin,
        ///`atomic_imax`
        AtomicImax,
        ///`atomic_umin`
        AtomicUmin,
        ///`atomic_umax`
        AtomicUmax,
        ///`atomic_swap`
        AtomicSwap,
        ///`atomic_fadd`
        AtomicFadd,
        ///`reduce_iadd_mem`
        ReduceIaddMem,
        ///`reduce_and_mem`
        ReduceAndMem,
        ///`reduce_or_mem`
        ReduceOrMem,
        ///`reduce_xor_mem`
        ReduceXorMem,
        ///`reduce_imin_mem`
        ReduceIminMem,
        ///`reduce_imax_mem`
        ReduceImaxMem,
        ///`reduce_umin_mem`
        ReduceUminMem,
        ///`reduce_umax_mem`
        ReduceUmaxMem,
        ///`reduce_fadd_mem`
        ReduceFaddMem,
        ///`atomic_cas`
        AtomicCas,
        ///`atomic_cas64`
        AtomicCas64,
        ///`sample_2d`
        Sample2d,
        ///`sample_3d`
        Sample3d,
        ///`sample_1d`
        Sample1d,
        ///`sample_2d_gradients`
        Sample2dGradients,
        ///`image_load`
        ImageLoad,
        ///`image_store`
        ImageStore,
        ///`export`
        Export,
        ///`interpolate`
        Interpolate,
        ///`intersect`
        Intersect,
        ///`mma_16x16x4`
        Mma16x16x4(alternative::Mma16x16x4),
        ///`mma_16x16x16`
        Mma16x16x16(alternative::Mma16x16x16),
        ///`mma_16x16x32`
        Mma16x16x32(alternative::Mma16x16x32),
        ///`mma_32x32x8`
        Mma32x32x8(alternative::Mma32x32x8),
        ///`mma_32x32x16`
        Mma32x32x16(alternative::Mma32x32x16),
        ///`mma_f64`
        MmaF64,
        ///`mma_sparse`
        MmaSparse,
        ///`transpose128`
        Transpose128(alternative::Transpose128),
        ///`transpose256`
        Transpose256(alternative::Transpose256),
        ///`branch`
        Branch,
        ///`branch_any`
        BranchAny,
        ///`branch_all`
        BranchAll,
        ///`branch_none`
        BranchNone,
        ///`s_icmp_branch`
        SIcmpBranch,
        ///`s_ucmp_branch`
        SUcmpBranch,
        ///`s_loop`
        SLoop,
        ///`s_branch_to`
        SBranchTo,
        ///`end`
        End,
        ///`s_tail_branch`
        STailBranch,
        ///`trap`
        Trap,
        ///`nop`
        Nop,
        ///`barrier`
        Barrier,
        ///`fence`
        Fence,
        ///`wait`
        Wait,
        ///`sleep`
        Sleep,
        ///`message`
        Message,
        ///`clock`
        Clock,
        ///`print`
        Print,
        /// A form that the function brought along, such as an entry, a call or a return.
        Local(::ssara_core::target::Form),
    }
    /// The alternatives of each form that has some.
    pub mod alternative {
        ///The alternatives of `ffma_short`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum FfmaShort {
            /// The form itself.
            Base,
            ///`dst`: `b32`
            Long,
        }
        ///The alternatives of `iadd64`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Iadd64 {
            /// The form itself.
            Base,
            ///`dst`: `b64`, the register of `a`; it need not be that `dst` does not overlap `a`; it need not be that `dst` does not overlap `b`
            InPlace,
        }
        ///The alternatives of `mma_16x16x4`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Mma16x16x4 {
            /// The form itself.
            Base,
            ///`dst`: `b128`; `dst` does not overlap `c`
            Apart,
        }
        ///The alternatives of `mma_16x16x16`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Mma16x16x16 {
            /// The form itself.
            Base,
            ///`dst`: `b128`; `dst` does not overlap `c`
            Apart,
        }
        ///The alternatives of `mma_16x16x32`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Mma16x16x32 {
            /// The form itself.
            Base,
            ///`dst`: `b256`; `dst` does not overlap `c`
            Apart,
        }
        ///The alternatives of `mma_32x32x8`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Mma32x32x8 {
            /// The form itself.
            Base,
            ///`dst`: `b512`; `dst` does not overlap `c`
            Apart,
        }
        ///The alternatives of `mma_32x32x16`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Mma32x32x16 {
            /// The form itself.
            Base,
            ///`dst`: `b512`; `dst` does not overlap `c`
            Apart,
        }
        ///The alternatives of `transpose128`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Transpose128 {
            /// The form itself.
            Base,
            ///`dst`: `b128`, the register of `src`; it need not be that `dst` does not overlap `src`
            InPlace,
        }
        ///The alternatives of `transpose256`, itself first.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Transpose256 {
            /// The form itself.
            Base,
            ///`dst`: `b256`, the register of `src`; it need not be that `dst` does not overlap `src`
            InPlace,
        }
    }
    const _: () = {
        use AnyForm as A;
        use alternative as a;
        static FORMS: [AnyForm; 344] = [
            A::MovImm,
            A::Mov64Imm,
            A::Zero512,
            A::LaneId,
            A::MovB32,
            A::MovB64,
            A::MovB128,
            A::MovB256,
            A::MovB512,
            A::MovB32FromU32,
            A::MovB64FromU64,
            A::SMovImm,
            A::SMov64Imm,
            A::SAddress,
            A::SFrameAddress,
            A::SMovU32,
            A::SMovU64,
            A::SMovU128,
            A::PMov,
            A::PTrue,
            A::PFalse,
            A::Pack64,
            A::Pack128,
            A::Pack256,
            A::Pack512,
            A::Low32Of64,
            A::Low64Of128,
            A::Low128Of256,
            A::Low256Of512,
            A::High32Of64,
            A::High64Of128,
            A::High128Of256,
            A::High256Of512,
            A::Part32Of64,
            A::Part32Of128,
            A::Part32Of256,
            A::Part32Of512,
            A::Set32Of64,
            A::Set32Of128,
            A::Set32Of256,
            A::Set32Of512,
            A::SPack64,
            A::SPack128,
            A::SLow32Of64,
            A::SLow64Of128,
            A::SHigh32Of64,
            A::SHigh64Of128,
            A::Iadd,
            A::Isub,
            A::Imul,
            A::Imulhi,
            A::And,
            A::Or,
            A::Xor,
            A::Andn,
            A::Shl,
            A::Shr,
            A::Sar,
            A::Imin,
            A::Imax,
            A::Umin,
            A::Umax,
            A::Fadd,
            A::Fsub,
            A::Fmul,
            A::Fmin,
            A::Fmax,
            A::Hadd2,
            A::Hmul2,
            A::Hmin2,
            A::Hmax2,
            A::PackHalf,
            A::IaddS,
            A::IsubS,
            A::ImulS,
            A::AndS,
            A::OrS,
            A::XorS,
            A::ShlS,
            A::ShrS,
            A::SarS,
            A::IminS,
            A::ImaxS,
            A::UminS,
            A::UmaxS,
            A::FaddS,
            A::FsubS,
            A::FmulS,
            A::FminS,
            A::FmaxS,
            A::IaddImm,
            A::ImulImm,
            A::AndImm,
            A::OrImm,
            A::XorImm,
            A::ShlImm,
            A::ShrImm,
            A::SarImm,
            A::FaddImm,
            A::FmulImm,
            A::Not,
            A::Neg,
            A::Fneg,
            A::Fabs,
            A::Popc,
            A::Clz,
            A::Brev,
            A::Rcp,
            A::Rsq,
            A::Sqrt,
            A::Exp2,
            A::Log2,
            A::Sin,
            A::Cos,
            A::Floor,
            A::Fract,
            A::Trunc,
            A::I2f,
            A::U2f,
            A::F2i,
            A::F2u,
            A::F2h,
            A::H2f,
            A::Imad,
            A::Ffma,
            A::Lop3,
            A::Bfe,
            A::Med3,
            A::Sad,
            A::Perm,
            A::Add3,
            A::ShlAdd,
            A::FfmaShort(a::FfmaShort::Base),
            A::FfmaShort(a::FfmaShort::Long),
            A::Dot2Half,
            A::Dot4I8,
            A::ImadWide,
            A::IaddCarryOut,
            A::IaddCarry,
            A::Iadd64(a::Iadd64::Base),
            A::Iadd64(a::Iadd64::InPlace),
            A::Shl64,
            A::Shr64,
            A::Sar64,
            A::Dadd,
            A::Dmul,
            A::Dmin,
            A::Dmax,
            A::Dfma,
            A::D2f,
            A::F2d,
            A::DualFaddFadd,
            A::DualFaddFmul,
            A::DualFaddFfmaAcc,
            A::DualFmulFadd,
            A::DualFmulFmul,
            A::DualFmulFfmaAcc,
            A::DualFfmaAccFadd,
            A::DualFfmaAccFmul,
            A::DualFfmaAccFfmaAcc,
            A::DualMov2Fadd,
            A::DualMov2Fmul,
            A::DualMov2FfmaAcc,
            A::DualSwap,
            A::Icmp,
            A::Ucmp,
            A::Fcmp,
            A::IcmpS,
            A::UcmpS,
            A::FcmpS,
            A::IcmpAnd,
            A::UcmpAnd,
            A::FcmpAnd,
            A::Icmp64,
            A::Dcmp,
            A::Sel,
            A::Sel64,
            A::PAnd,
            A::POr,
            A::PXor,
            A::PAndn,
            A::PNor,
            A::PNot,
            A::IaddIf,
            A::IsubIf,
            A::AndIf,
            A::OrIf,
            A::XorIf,
            A::FaddIf,
            A::FmulIf,
            A::FminIf,
            A::FmaxIf,
            A::Mov32If,
            A::Mov64If,
            A::Mov128If,
            A::Ballot,
            A::PFromScalar,
            A::ReadFirst,
            A::ReadLane,
            A::WriteLane,
            A::Shuffle,
            A::ReduceIadd,
            A::ReduceImin,
            A::ReduceImax,
            A::ReduceAnd,
            A::ReduceOr,
            A::ReduceXor,
            A::ScanIadd,
            A::ScanFadd,
            A::ScanImax,
            A::SIadd,
            A::SIsub,
            A::SImul,
            A::SAnd,
            A::SOr,
            A::SXor,
            A::SAndn,
            A::SShl,
            A::SShr,
            A::SSar,
            A::SImin,
            A::SImax,
            A::SUmin,
            A::SUmax,
            A::SIaddImm,
            A::SImulImm,
            A::SAndImm,
            A::SOrImm,
            A::SXorImm,
            A::SShlImm,
            A::SShrImm,
            A::SSarImm,
            A::SIadd64,
            A::SIsub64,
            A::SAnd64,
            A::SOr64,
            A::SXor64,
            A::SAndn64,
            A::SShl64,
            A::SShr64,
            A::SSar64,
            A::SNot,
            A::SNeg,
            A::SPopc,
            A::SClz,
            A::SBrev,
            A::SFfs,
            A::SImulWide,
            A::SIcmpSelect,
            A::SUcmpSelect,
            A::LoadB32,
            A::LoadB64,
            A::LoadB128,
            A::LoadB32Base,
            A::LoadB64Base,
            A::LoadB128Base,
            A::LoadB96,
            A::LoadLowHalf,
            A::LoadHighHalf,
            A::StoreB32,
            A::StoreB64,
            A::StoreB128,
            A::StoreB32Base,
            A::StoreB64Base,
            A::StoreB128Base,
            A::StoreB96,
            A::SharedLoadB32,
            A::SharedLoadB64,
            A::SharedLoadB128,
            A::SharedStoreB32,
            A::SharedStoreB64,
            A::SharedStoreB128,
            A::SharedLoad2,
            A::SLoadU32,
            A::SLoadU64,
            A::SLoadU128,
            A::SLoadU32Index,
            A::SLoadU64Index,
            A::SLoadU128Index,
            A::AtomicIadd,
            A::AtomicAnd,
            A::AtomicOr,
            A::AtomicXor,
            A::AtomicImin,
            A::AtomicImax,
            A::AtomicUmin,
            A::AtomicUmax,
            A::AtomicSwap,
            A::AtomicFadd,
            A::ReduceIaddMem,
            A::ReduceAndMem,
            A::ReduceOrMem,
            A::ReduceXorMem,
            A::ReduceIminMem,
            A::ReduceImaxMem,
            A::ReduceUminMem,
            A::ReduceUmaxMem,
            A::ReduceFaddMem,
            A::AtomicCas,
            A::AtomicCas64,
            A::Sample2d,
            A::Sample3d,
            A::Sample1d,
            A::Sample2dGradients,
            A::ImageLoad,
            A::ImageStore,
            A::Export,
            A::Interpolate,
            A::Intersect,
            A::Mma16x16x4(a::Mma16x16x4::Base),
            A::Mma16x16x4(a::Mma16x16x4::Apart),
            A::Mma16x16x16(a::Mma16x16x16::Base),
            A::Mma16x16x16(a::Mma16x16x16::Apart),
            A::Mma16x16x32(a::Mma16x16x32::Base),
            A::Mma16x16x32(a::Mma16x16x32::Apart),
            A::Mma32x32x8(a::Mma32x32x8::Base),
            A::Mma32x32x8(a::Mma32x32x8::Apart),
            A::Mma32x32x16(a::Mma32x32x16::Base),
            A::Mma32x32x16(a::Mma32x32x16::Apart),
            A::MmaF64,
            A::MmaSparse,
            A::Transpose128(a::Transpose128::Base),
            A::Transpose128(a::Transpose128::InPlace),
            A::Transpose256(a::Transpose256::Base),
            A::Transpose256(a::Transpose256::InPlace),
            A::Branch,
            A::BranchAny,
            A::BranchAll,
            A::BranchNone,
            A::SIcmpBranch,
            A::SUcmpBranch,
            A::SLoop,
            A::SBranchTo,
            A::End,
            A::STailBranch,
            A::Trap,
            A::Nop,
            A::Barrier,
            A::Fence,
            A::Wait,
            A::Sleep,
            A::Message,
            A::Clock,
            A::Print,
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
