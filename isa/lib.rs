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
//! | `gpu` | `isa/gpu.ron` | made up, as the machine is |
//!
//! A target that differs from these (other reserved registers, another convention) is made the same way. Copy the ISA file,
//! change it, and give it to [`ssara_core::target!`].

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "x86_64")]
ssara_core::target! {
    #[cfg_attr(docsrs, doc(cfg(feature = "x86_64")))]
    pub mod x86_64 = "x86_64.ron";
}

#[cfg(feature = "aarch64")]
ssara_core::target! {
    #[cfg_attr(docsrs, doc(cfg(feature = "aarch64")))]
    pub mod aarch64 = "aarch64.ron";
}

#[cfg(feature = "aarch32")]
ssara_core::target! {
    #[cfg_attr(docsrs, doc(cfg(feature = "aarch32")))]
    pub mod aarch32 = "aarch32.ron";
}

#[cfg(feature = "riscv64")]
ssara_core::target! {
    #[cfg_attr(docsrs, doc(cfg(feature = "riscv64")))]
    pub mod riscv64 = "riscv64.ron";
}

#[cfg(feature = "s390x")]
ssara_core::target! {
    #[cfg_attr(docsrs, doc(cfg(feature = "s390x")))]
    pub mod s390x = "s390x.ron";
}

#[cfg(feature = "avr")]
ssara_core::target! {
    #[cfg_attr(docsrs, doc(cfg(feature = "avr")))]
    pub mod avr = "avr.ron";
}

#[cfg(feature = "m68k")]
ssara_core::target! {
    #[cfg_attr(docsrs, doc(cfg(feature = "m68k")))]
    pub mod m68k = "m68k.ron";
}

#[cfg(feature = "gpu")]
ssara_core::target! {
    #[cfg_attr(docsrs, doc(cfg(feature = "gpu")))]
    pub mod gpu = "gpu.ron";
}

/// The text of every shipped ISA file, by name: for tools that load a description at run time.
pub const SOURCES: &[(&str, &str)] = &[
    ("aarch32", include_str!("aarch32.ron")),
    ("aarch64", include_str!("aarch64.ron")),
    ("avr", include_str!("avr.ron")),
    ("gpu", include_str!("gpu.ron")),
    ("m68k", include_str!("m68k.ron")),
    ("riscv64", include_str!("riscv64.ron")),
    ("s390x", include_str!("s390x.ron")),
    ("x86_64", include_str!("x86_64.ron")),
];

/// The example in the README compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
