//! Ready-made ssara targets, one module each behind a feature of the same name.
//!
//! | module | ISA file | conventions |
//! | --- | --- | --- |
//! | `x86_64` | `isa/x86_64.ron` | System V, Win64 |
//! | `aarch64` | `isa/aarch64.ron` | AAPCS64 |
//! | `aarch32` | `isa/aarch32.ron` | AAPCS32, hard float |
//! | `riscv64` | `isa/riscv64.ron` | LP64D |
//! | `s390x` | `isa/s390x.ron` | ELF, also with vectors |
//! | `avr` | `isa/avr.ron` | avr-gcc, with and without a frame |
//! | `m68k` | `isa/m68k.ron` | System V |
//! | `loongarch64` | `isa/loongarch64.ron` | LP64D |
//! | `power64` | `isa/power64.ron` | ELFv2 |
//! | `z80` | `isa/z80.ron` | SDCC's, with arguments in registers or on the stack |
//! | `amdgpu` | `isa/amdgpu.ron` | kernels and functions of LLVM |
//!
//! The modules are generated beforehand, so that nobody who uses them compiles the macro. In the repository, this writes
//! them anew after a change of an ISA file:
//!
//! ```sh
//! BLESS=1 cargo test -p ssara-codegen --features build --test all -- generated_modules
//! ```
//!
//! A target that differs from these (other reserved registers, another convention) is made with the macro
//! `ssara_core::target!`, behind the feature `macros` of `ssara-core`. Copy the ISA file, change it, and name it there.

#![no_std]

#[cfg(feature = "x86_64")]
include!("generated/x86_64.rs");
#[cfg(feature = "aarch64")]
include!("generated/aarch64.rs");
#[cfg(feature = "aarch32")]
include!("generated/aarch32.rs");
#[cfg(feature = "riscv64")]
include!("generated/riscv64.rs");
#[cfg(feature = "s390x")]
include!("generated/s390x.rs");
#[cfg(feature = "avr")]
include!("generated/avr.rs");
#[cfg(feature = "m68k")]
include!("generated/m68k.rs");
#[cfg(feature = "loongarch64")]
include!("generated/loongarch64.rs");
#[cfg(feature = "power64")]
include!("generated/power64.rs");
#[cfg(feature = "z80")]
include!("generated/z80.rs");
#[cfg(feature = "amdgpu")]
include!("generated/amdgpu.rs");

/// The text of every shipped ISA file, by name: for tools that load a description at run time.
pub const SOURCES: &[(&str, &str)] = &[
    ("aarch32", include_str!("aarch32.ron")),
    ("aarch64", include_str!("aarch64.ron")),
    ("amdgpu", include_str!("amdgpu.ron")),
    ("avr", include_str!("avr.ron")),
    ("loongarch64", include_str!("loongarch64.ron")),
    ("m68k", include_str!("m68k.ron")),
    ("power64", include_str!("power64.ron")),
    ("riscv64", include_str!("riscv64.ron")),
    ("s390x", include_str!("s390x.ron")),
    ("x86_64", include_str!("x86_64.ron")),
    ("z80", include_str!("z80.ron")),
];

/// The example in the README compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
