//! The machines by name, and what neither LLVM's tables nor the ISA files say of them.

use std::fmt;
use std::str::FromStr;

use clap::ValueEnum;

use crate::error::Error;

/// A machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Arch {
    /// x86-64.
    #[value(name = "x86_64")]
    X86_64,
    /// RV64GC.
    #[value(name = "riscv64")]
    Riscv64,
    /// AArch64.
    #[value(name = "aarch64")]
    Aarch64,
    /// z/Architecture, without vector registers.
    #[value(name = "s390x")]
    S390x,
    /// POWER10, little endian, without matrix operations.
    #[value(name = "powerpc64le")]
    Power,
}

/// What is decided by hand for a machine.
#[derive(Debug)]
pub struct Facts {
    /// The triple.
    pub triple: &'static str,
    /// The options of clang that choose the kind of machine.
    pub clang: &'static [&'static str],
    /// The kinds of values: a type of the ISA file, and the class of LLVM that says how one is stored and loaded. Of the
    /// kinds of one bank, the narrowest comes first.
    pub(super) kinds: &'static [(&'static str, &'static str)],
    /// A kind of which many values fit in a narrower type, and that type with its class of LLVM. Values are converted as the
    /// wide kind, and those that fit get the narrow one at the end.
    pub(super) narrow: Option<(&'static str, (&'static str, &'static str))>,
    /// The classes of tuples: the class of their members, and the members' sub-register indices.
    pub(super) tuples: &'static [(&'static str, &'static str, &'static [&'static str])],
    /// The frame pointer, which LLVM reserves in some functions.
    pub frame_pointer: &'static str,
    /// What else makes a function keep a frame pointer, where it says so.
    pub needs_frame: &'static [&'static str],
    /// The base pointer, which it reserves besides in some of them, and whether it does so only where the stack is realigned
    /// or an object of it has no constant size.
    pub base_pointer: Option<(&'static str, bool)>,
    /// The parts of condition fields that are not where values of their width are. Instructions read them in place of copies.
    pub fields: &'static [&'static str],
    /// Registers that no value may take: those that LLVM needs after allocation, or reserves by what MIR does not say.
    pub kept_out: &'static [&'static str],
    /// Registers that are always zero.
    pub zeros: &'static [&'static str],
    /// Whether a copy may write any part of a register from any register that holds a value of that width.
    pub writes_high_parts: bool,
    /// The opcode of an unconditional jump.
    pub jump: &'static str,
    /// The opcodes that exchange two registers of a type.
    pub exchanges: &'static [(&'static str, &'static str)],
    /// The integer registers, those that a machine with few of them keeps first; empty if nothing is known of that.
    pub sweep: &'static [&'static str],
    /// Whether LLVM can keep them out of use.
    pub llvm_reserves: bool,
}

const X86_64: Facts = Facts {
    triple: "x86_64-unknown-linux-gnu",
    clang: &[],
    kinds: &[("i64", "GR64"), ("f128", "VR128"), ("rfp32_80", "RFP80")],
    narrow: Some(("i64", ("i32", "GR32"))),
    tuples: &[],
    frame_pointer: "rbp",
    needs_frame: &[],
    base_pointer: Some(("rbx", true)),
    fields: &[],
    kept_out: &[],
    zeros: &[],
    writes_high_parts: false,
    jump: "JMP_1",
    exchanges: &[("i64", "XCHG64rr"), ("i32", "XCHG32rr")],
    sweep: &["rax", "rdi", "rsi", "rdx", "rcx", "r8", "r9", "rbx", "r10", "r12", "r11", "r13", "rbp", "r14", "r15"],
    llvm_reserves: false,
};

const RISCV64: Facts = Facts {
    triple: "riscv64-unknown-linux-gnu",
    clang: &[],
    kinds: &[("i64", "GPR"), ("f64", "FPR64")],
    narrow: None,
    tuples: &[],
    frame_pointer: "x8",
    needs_frame: &[],
    base_pointer: Some(("x9", false)),
    fields: &[],
    kept_out: &[],
    zeros: &["x0"],
    writes_high_parts: false,
    jump: "PseudoBR",
    exchanges: &[],
    sweep: &[
        "x10", "x11", "x12", "x13", "x14", "x15", "x16", "x17", "x5", "x8", "x9", "x6", "x18", "x19", "x7", "x28",
        "x20", "x21", "x29", "x30", "x22", "x23", "x31", "x24", "x25", "x26", "x27", "x1",
    ],
    llvm_reserves: true,
};

const AARCH64: Facts = Facts {
    triple: "aarch64-unknown-linux-gnu",
    clang: &[],
    kinds: &[("i64", "GPR64"), ("f64", "FPR64"), ("f128", "FPR128")],
    narrow: None,
    tuples: &[
        ("qq", "fpr128", &["qsub0", "qsub1"]),
        ("qqq", "fpr128", &["qsub0", "qsub1", "qsub2"]),
        ("qqqq", "fpr128", &["qsub0", "qsub1", "qsub2", "qsub3"]),
        ("dd", "fpr64", &["dsub0", "dsub1"]),
        ("ddd", "fpr64", &["dsub0", "dsub1", "dsub2"]),
        ("dddd", "fpr64", &["dsub0", "dsub1", "dsub2", "dsub3"]),
    ],
    frame_pointer: "fp",
    needs_frame: &[],
    base_pointer: Some(("x19", false)),
    fields: &[],
    kept_out: &[],
    zeros: &["wzr", "xzr"],
    writes_high_parts: false,
    jump: "B",
    exchanges: &[],
    sweep: &[],
    llvm_reserves: false,
};

const S390X: Facts = Facts {
    triple: "s390x-unknown-linux-gnu",
    clang: &[],
    kinds: &[("i64", "GR64Bit"), ("f64", "FP64Bit")],
    narrow: Some(("i64", ("i32", "GR32Bit"))),
    tuples: &[
        ("gr128bit", "gr64bit", &["subreg_h64", "subreg_l64"]),
        ("addr128bit", "gr64bit", &["subreg_h64", "subreg_l64"]),
        ("fp128bit", "fp64bit", &["subreg_h64", "subreg_l64"]),
    ],
    frame_pointer: "r11d",
    needs_frame: &[],
    base_pointer: None,
    fields: &[],
    kept_out: &[],
    zeros: &[],
    writes_high_parts: true,
    jump: "J",
    exchanges: &[],
    sweep: &[],
    llvm_reserves: false,
};

const POWER: Facts = Facts {
    triple: "powerpc64le-unknown-linux-gnu",
    clang: &["-mcpu=pwr10", "-mno-mma", "-mno-paired-vector-memops"],
    kinds: &[("i64", "G8RC"), ("f64", "VSFRC"), ("f128", "VSRC"), ("cr", "CRRC")],
    narrow: None,
    tuples: &[],
    frame_pointer: "x31",
    needs_frame: &["exposesReturnsTwice"],
    base_pointer: Some(("x30", true)),
    fields: &["sub_gt", "sub_eq", "sub_un"],
    // LLVM's code that stores condition fields needs a register. MIR does not tell LLVM to keep a slot to free one. The
    // pointer to the table of contents is reserved where there is inline assembly.
    kept_out: &["x0", "x2"],
    zeros: &[],
    writes_high_parts: false,
    jump: "B",
    exchanges: &[],
    sweep: &[],
    llvm_reserves: false,
};

/// A number of integer registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Registers {
    /// So many.
    Some(usize),
    /// All that the machine has.
    All,
}

impl FromStr for Registers {
    type Err = String;
    fn from_str(text: &str) -> Result<Registers, String> {
        if text == "all" {
            return Ok(Registers::All);
        }
        text.parse().map(Registers::Some).map_err(|_| format!("`{text}` is neither a number nor `all`"))
    }
}

impl fmt::Display for Registers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Registers::Some(count) => count.fmt(f),
            Registers::All => f.write_str("all"),
        }
    }
}

impl Arch {
    /// What is decided by hand for the machine.
    pub fn facts(self) -> &'static Facts {
        match self {
            Arch::X86_64 => &X86_64,
            Arch::Riscv64 => &RISCV64,
            Arch::Aarch64 => &AARCH64,
            Arch::S390x => &S390X,
            Arch::Power => &POWER,
        }
    }

    /// The integer registers to keep out of use, so that as many are left.
    ///
    /// # Errors
    /// If there are not so many, or calls need more.
    pub fn reserved(self, registers: Registers) -> Result<&'static [&'static str], Error> {
        let Registers::Some(count) = registers else { return Ok(&[]) };
        let sweep = self.facts().sweep;
        if sweep.is_empty() {
            return Err(Error::Usage(format!("the number of registers cannot be chosen for {self}")));
        }
        sweep.get(count..).filter(|_| count >= 8).ok_or_else(|| {
            Error::Usage(format!("the number of registers is from 8 to {} for {self}, not {count}", sweep.len()))
        })
    }

    /// The machine on which the command runs, if it is one of these.
    pub fn host() -> Option<Arch> {
        Arch::from_str(std::env::consts::ARCH, false).ok()
    }

    /// The machine for which a module of IR is.
    pub fn of_ir(ir: &str) -> Option<Arch> {
        let line = ir.lines().find_map(|line| line.trim_start().strip_prefix("target triple = \""))?;
        Arch::of_triple(line.trim_end_matches('"'))
    }

    /// The machine of a triple, if it is one of these. The x32 of x86-64 is not.
    pub fn of_triple(triple: &str) -> Option<Arch> {
        let name = triple.split('-').next()?;
        let arch = Arch::value_variants().iter().copied().find(|arch| arch.to_string() == name);
        arch.filter(|_| !triple.ends_with("x32"))
    }
}

impl fmt::Display for Arch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Arch::X86_64 => "x86_64",
            Arch::Riscv64 => "riscv64",
            Arch::Aarch64 => "aarch64",
            Arch::S390x => "s390x",
            Arch::Power => "powerpc64le",
        })
    }
}
