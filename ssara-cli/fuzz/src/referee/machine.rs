//! The machines of the functions: all shipped ones, and own ones that are made to be narrow.

use std::fmt::Write;
use std::sync::{Arc, OnceLock};

use ssara_codegen::load;
use ssara_core::target::{Reg, Target};

use super::rng::Rng;
use super::units::Units;

/// A target, with what the judge needs of it.
pub struct Machine {
    /// The target.
    pub target: Target,
    /// The text of the ISA file, if it is not a shipped one.
    pub text: Option<String>,
    /// The bits of units.
    pub units: Units,
    /// Every other whole register, for [`Registers::Only`](ssara_core::Registers::Only).
    pub some_regs: &'static [Reg],
}

impl Machine {
    /// Of an ISA file.
    ///
    /// # Panics
    /// When the file has mistakes.
    pub fn new(name: &str, source: &str, is_shipped: bool) -> Machine {
        let loaded = load(name, source);
        let messages = || loaded.diagnostics.iter().map(|it| format!("{it:?}")).collect::<Vec<_>>().join("\n");
        let target = loaded.target.unwrap_or_else(|| panic!("{name}: {}\n{source}", messages()));
        Machine::of(target, (!is_shipped).then(|| source.to_owned()))
    }

    /// Of a target, with the text of its ISA file if it is not a shipped one.
    pub fn of(target: Target, text: Option<String>) -> Machine {
        let wholes = target.bank_ids().flat_map(|bank| target.whole_regs(bank).collect::<Vec<_>>());
        let some_regs: Vec<Reg> = wholes.step_by(2).collect();
        Machine { units: Units::new(&target), target, text, some_regs: some_regs.leak() }
    }
}

/// The machine of a kind, made once in the life of the program: the shipped ones, then own ones.
pub fn machine(index: usize) -> Arc<Machine> {
    static MACHINES: OnceLock<Vec<OnceLock<Arc<Machine>>>> = OnceLock::new();
    let all = MACHINES.get_or_init(|| (0..count()).map(|_| OnceLock::new()).collect());
    let make = || match ssara_targets::SOURCES.get(index) {
        Some((name, source)) => Machine::new(name, source, true),
        None => Machine::new("own.ron", &own(index - ssara_targets::SOURCES.len()), false),
    };
    all[index].get_or_init(|| Arc::new(make())).clone()
}

/// The number of machines of the project.
pub fn shipped_count() -> usize {
    ssara_targets::SOURCES.len()
}

/// The number of machines.
pub fn count() -> usize {
    shipped_count() + OWN
}

/// The number of own machines.
const OWN: usize = 48;

/// The text of an own machine. It has few registers, in one or two banks, with or without parts that overlap, tuples,
/// a constant register, swaps, callee-saved registers, and another bank: to spill to, or one that grows with the vector
/// length.
fn own(index: usize) -> String {
    let rng = &mut Rng::new(index as u64);
    let regs = [3, 4, 5, 6, 8][index % 5];
    let last = regs - 1;
    let has_halves = rng.one_in(2);
    let rest = ["keep", "zero", "undefined"][rng.below(3)];
    let has_pairs = regs % 2 == 0 && rng.one_in(2);
    let has_floats = rng.one_in(2);
    let swap = rng.one_in(2);
    let spill_to = has_floats && rng.one_in(2);
    let scalable = has_floats && !spill_to && index.is_multiple_of(2);
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write_own(
        &mut out,
        rng,
        &Own { regs, last, has_halves, rest, has_pairs, has_floats, swap, spill_to, scalable },
    );
    out
}

/// What an own machine has.
struct Own {
    regs: usize,
    last: usize,
    has_halves: bool,
    rest: &'static str,
    has_pairs: bool,
    has_floats: bool,
    swap: bool,
    spill_to: bool,
    scalable: bool,
}

fn write_own(out: &mut String, rng: &mut Rng, own: &Own) -> std::fmt::Result {
    let &Own { regs, last, has_halves, rest, has_pairs, has_floats, swap, spill_to, scalable } = own;
    let rest = if rest == "keep" { String::new() } else { format!(", rest: {rest}") };
    writeln!(out, "Isa(\n    name: narrow,\n    banks: {{\n        int: Bank(\n            registers: [")?;
    let parts = match (has_halves, rest.is_empty()) {
        (false, _) => String::new(),
        (true, true) => ", parts: {\"l{}\": 0..8, \"h{}\": Part(bits: 8..16, encoding: 16)}".to_owned(),
        (true, false) => format!(", parts: {{\"l{{}}\": Part(bits: 0..8{rest})}}"),
    };
    writeln!(out, "                Family(each: 0..={last}, name: \"r{{}}\", bits: 32{parts}),")?;
    writeln!(out, "                Family(name: sp, bits: 32, encoding: 29),")?;
    writeln!(out, "                Family(name: zr, bits: 32, encoding: 31, constant: 0),\n            ],")?;
    let mut tuples = format!("any_two: Tuple(of: [\"r0..=r{last}\"], length: 2, wrap: true)");
    if has_pairs {
        write!(tuples, ", pair: Tuple(of: [\"r0..=r{last}\"], length: 2, align: 2, name: \"{{}}_{{}}\")")?;
    }
    writeln!(out, "            tuples: {{{tuples}}},\n            values: {{")?;
    writeln!(out, "                i32: Value(bits: 32, swap: {swap}),")?;
    if has_halves {
        writeln!(out, "                i8: Value(bits: 8, spill: {0}, align: {0}),", [1, 4][rng.below(2)])?;
    }
    if has_pairs {
        writeln!(out, "                i64: Value(bits: 64),")?;
    }
    writeln!(out, "            }},\n        ),")?;
    if has_floats {
        let spill = match (spill_to, scalable) {
            (true, _) => ", spill_to: [i32]",
            (_, true) => ", scalable: true",
            _ => "",
        };
        writeln!(
            out,
            "        float: Bank(\n            registers: [Family(each: 0..=2, name: \"f{{}}\", bits: 32)],"
        )?;
        writeln!(out, "            values: {{f32: Value(bits: 32, swap: {}{spill})}},\n        ),", !swap)?;
    }
    writeln!(out, "    }},\n    reserved: [sp],\n    roles: {{stack: sp, zero: zr}},")?;
    writeln!(out, "    classes: {{low: Class(of: i32, registers: [r0, r1]), not0: Class(of: i32, except: [r0])}},")?;
    writeln!(out, "    forms: {{")?;
    let slot = ["", ", or_slot: true"][rng.below(2)];
    let forms = [
        "get: Form(operands: {dst: Def(i32)})".to_owned(),
        format!(
            "constant: Form(operands: {{dst: Def(i32)}}, remat: {})",
            ["cheaper_than_move", "cheaper_than_load"][rng.below(2)]
        ),
        "offset: Form(operands: {dst: Def(i32), base: Use(i32), by: Use(i32)}, remat: cheaper_than_load)".to_owned(),
        format!(
            "add: Form(operands: {{dst: Def(tied: a), a: Use(i32), b: Use(class: i32{slot})}}, commutes: [a, b], \
             alternatives: {{in_slot: {{a: Use(class: i32, slot: true), b: Use(i32)}}}})"
        ),
        "step: Form(operands: {dst: Def(i32), next: Def(tied: at), at: Use(i32)})".to_owned(),
        "divide: Form(operands: {quot: Def(fixed: r0), num: Use(fixed: r0), by: Use(i32)}, clobbers: [r1])".to_owned(),
        "early: Form(operands: {dst: Def(class: i32, early: true), a: Use(low)})".to_owned(),
        "both: Form(operands: {a: Def(tied: x), b: Def(tied: y), x: Use(i32), y: Use(i32)})".to_owned(),
        "two: Form(operands: {dst: Def(class: i32, tuple: any_two)})".to_owned(),
        "store_two: Form(operands: {src: Use(class: i32, tuple: any_two)})".to_owned(),
        "test: Form(operands: {unused: Def(fixed: zr), a: Use(i32), b: Use(class: i32, late: true)})".to_owned(),
        "jump: Form(kind: branch, successors: 1)".to_owned(),
        "jump_if: Form(kind: branch, successors: 2, operands: {a: Use(i32)})".to_owned(),
        "count: Form(kind: branch, successors: 2, operands: {left: Def(tied: n), n: Use(i32)})".to_owned(),
        "switch: Form(kind: branch, operands: {index: Use(not0)})".to_owned(),
        "leave: Form(kind: return)".to_owned(),
        "stop: Form(kind: trap)".to_owned(),
    ];
    forms.iter().try_for_each(|form| writeln!(out, "        {form},"))?;
    writeln!(out, "    }},\n    conventions: {{")?;
    let args = rng.range(1, 2);
    let saved = rng.range(0, regs - 3);
    let preserved = if saved == 0 { String::new() } else { format!("\"r{}..=r{last}\"", regs - saved) };
    let floats = if has_floats { ", float: [f0]" } else { "" };
    let list = (0..args).map(|reg| format!("r{reg}")).collect::<Vec<_>>().join(", ");
    writeln!(out, "        std: Convention(arguments: {{int: [{list}]{floats}}}, results: {{int: [r0]{floats}}},")?;
    writeln!(out, "            preserved: [{preserved}], stack: Stack(align: {}, slot: 4)),", [8, 16][rng.below(2)])?;
    writeln!(
        out,
        "        none: Convention(arguments: {{int: [r0]}}, results: {{int: [r0]}}, positions: {}, stack: Stack(align: 8, slot: 4)),",
        ["per_bank", "slots"][regs % 2]
    )?;
    writeln!(out, "    }},\n)")
}
