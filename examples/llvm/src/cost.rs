//! The cost of allocated code. Code of ssara and of LLVM is counted by the same rules, from MIR with physical registers.

use rustc_hash::FxHashSet as HashSet;
use std::ops::AddAssign;

use crate::convert::{reads_constant_memory, reserved};
use crate::frequency::frequencies;
use crate::machine::{Flag, Machine, Opcode, RootSet};
use crate::mir::{Function, Inst, RegOperand};

/// A number of instructions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Count {
    /// In the code.
    pub number: usize,
    /// The sum of the frequencies of their blocks.
    pub weighted: f64,
}

/// The counts of a function, or of several.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Counts {
    /// Stores of registers to spill slots.
    pub stores: Count,
    /// Other instructions that write spill slots.
    pub folded_stores: Count,
    /// Loads of registers from spill slots.
    pub reloads: Count,
    /// Other instructions that read spill slots.
    pub folded_reloads: Count,
    /// Copies between different registers. An exchange is two.
    pub copies: Count,
    /// Instructions that LLVM may compute again, and that are dearer than a move.
    pub dear_remats: Count,
    /// Those that are as cheap as a move.
    pub cheap_remats: Count,
    /// Stores of callee-saved registers in prologues; see [`saves`].
    pub saves: Count,
    /// Loads of callee-saved registers in epilogues.
    pub restores: Count,
    /// Spill slots.
    pub slots: usize,
    /// Exchanges, each of which is two of the copies, too.
    pub swaps: Count,
    /// The size of the frame in bytes; see [`frame_size`].
    pub frame: usize,
    /// Unconditional jumps before the layout of blocks, those of blocks on edges among them. They cost nothing.
    pub jumps: Count,
    /// The frequency of the most frequent block.
    pub peak: f64,
}

/// The frequency from which on a function seems to have an endless loop. Four loops in each other, of 32 rounds each, stay
/// below it.
const ENDLESS: f64 = 2e6;

impl AddAssign for Count {
    fn add_assign(&mut self, other: Count) {
        self.number += other.number;
        self.weighted += other.weighted;
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Counts) {
        self.stores += other.stores;
        self.folded_stores += other.folded_stores;
        self.reloads += other.reloads;
        self.folded_reloads += other.folded_reloads;
        self.copies += other.copies;
        self.dear_remats += other.dear_remats;
        self.cheap_remats += other.cheap_remats;
        self.saves += other.saves;
        self.restores += other.restores;
        self.slots += other.slots;
        self.swaps += other.swaps;
        self.frame += other.frame;
        self.jumps += other.jumps;
        self.peak = self.peak.max(other.peak);
    }
}

impl Counts {
    /// The cost: 4 for a load (of a spilled or a callee-saved register), 1 for a store, 0.2 for a copy. 1 or 0.2 for a
    /// value that may be computed again.
    pub fn cost(&self) -> f64 {
        4.0 * (self.reloads.weighted + self.folded_reloads.weighted + self.restores.weighted)
            + self.stores.weighted
            + self.folded_stores.weighted
            + 0.2 * self.copies.weighted
            + self.dear_remats.weighted
            + 0.2 * self.cheap_remats.weighted
            + self.saves.weighted
    }

    /// Whether a loop seems endless, so that its frequency says nothing.
    pub fn is_endless(&self) -> bool {
        self.peak > ENDLESS
    }
}

/// Counts a function with physical registers, without the saves of callee-saved registers. Time is linear in its text,
/// apart from the frequencies.
pub fn count(machine: &Machine, function: &Function) -> Counts {
    let stack = function.entry("stack").map_or("", |entry| entry.text.as_str());
    let object = |text: &str| {
        let id = text.split(',').next()?.trim();
        text.contains("type: spill-slot").then(|| format!("%stack.{id}"))
    };
    let slots: HashSet<String> = stack.split("{ id: ").skip(1).filter_map(object).collect();
    let mut counts = Counts { slots: slots.len(), ..Counts::default() };
    for (block, frequency) in function.blocks.iter().zip(frequencies(function)) {
        counts.peak = counts.peak.max(frequency);
        for inst in &block.insts {
            let Some(opcode) = machine.opcode(inst.opcode) else { continue };
            if matches!(inst.opcode.as_str(), "KILL" | "IMPLICIT_DEF" | "CFI_INSTRUCTION") {
                continue;
            }
            add(machine, &slots, inst, opcode, (&mut counts, frequency));
        }
    }
    counts
}

/// The size of the frame of a function with prologue and epilogues, in bytes.
pub fn frame_size(function: &Function) -> usize {
    let info = function.entry("frameInfo").map_or("", |entry| entry.text.as_str());
    let size = info.lines().find_map(|line| line.trim().strip_prefix("stackSize:"));
    size.and_then(|size| size.trim().parse().ok()).unwrap_or_default()
}

/// The stores and the loads of callee-saved registers in a function with prologue and epilogues, where LLVM has put them.
/// They are around the blocks that need them, not always at the entry and at the returns. An instruction counts once for
/// each register. Time is linear in the text of the function, apart from the frequencies.
///
/// LLVM marks them as parts of the frame's setup and destruction, but for RISC-V, where they show by the object that they
/// access.
pub fn saves(machine: &Machine, function: &Function) -> [Count; 2] {
    let reserved = reserved(machine, function);
    let objects: HashSet<String> = [("stack", "%stack."), ("fixedStack", "%fixed-stack.")]
        .into_iter()
        .flat_map(|(key, prefix)| {
            let text = function.entry(key).map_or("", |entry| entry.text.as_str());
            let object = move |text: &str| {
                let id = text.split(',').next()?.trim();
                text.contains("callee-saved-register: '$").then(|| format!("{prefix}{id}"))
            };
            text.split("{ id: ").skip(1).filter_map(object).collect::<Vec<_>>()
        })
        .collect();
    let [mut saves, mut restores] = [Count::default(); 2];
    for (block, frequency) in function.blocks.iter().zip(frequencies(function)) {
        for inst in &block.insts {
            let is = |flag: Flag| machine.opcode(inst.opcode).is_some_and(|opcode| opcode.is(flag));
            let count = match inst.flags.trim() {
                "frame-setup" if is(Flag::MayStore) => &mut saves,
                "frame-destroy" if is(Flag::MayLoad) => &mut restores,
                "" if accesses(inst, " into ", &objects) => &mut saves,
                "" if accesses(inst, " from ", &objects) => &mut restores,
                _ => continue,
            };
            let saved = |reg: &RegOperand| -> bool {
                let roots = reg.physical_reg().map_or(&[][..], |name| machine.roots_of(name));
                let roots: RootSet = roots.iter().copied().collect();
                !roots.intersection(machine.callee_saved).without(reserved).is_empty()
            };
            // Of several registers in a row, s390x names the first and the last one, and the others as implicit operands.
            let number = inst.regs().filter(|(_, reg)| saved(reg)).count();
            *count += Count { number, weighted: frequency * number as f64 };
        }
    }
    [saves, restores]
}

/// Whether a memory operand names one of these objects of the frame after a word.
fn accesses(inst: &Inst, word: &str, objects: &HashSet<String>) -> bool {
    let named = |rest: &str| rest.split([',', ')', ' ']).next().is_some_and(|object| objects.contains(object));
    inst.memory.split(word).skip(1).any(named)
}

fn add(
    machine: &Machine,
    slots: &HashSet<String>,
    inst: &Inst,
    opcode: &Opcode,
    (counts, frequency): (&mut Counts, f64),
) {
    let one = Count { number: 1, weighted: frequency };
    if machine.facts().exchanges.iter().any(|(_, opcode)| inst.opcode == *opcode) {
        counts.copies += one;
        counts.copies += one;
        counts.swaps += one;
        return;
    }
    if inst.opcode == machine.facts().jump {
        counts.jumps += one;
        return;
    }
    if inst.opcode == "COPY" {
        let name = |at: usize| inst.operands.get(at).and_then(|operand| operand.reg()?.physical_reg());
        if name(0) != name(1) {
            counts.copies += one;
        }
        return;
    }
    let (into, from) = (accesses(inst, " into ", slots), accesses(inst, " from ", slots));
    match (into, from) {
        (true, false) if machine.stores(inst.opcode) => counts.stores += one,
        (false, true) if machine.loads(inst.opcode) => counts.reloads += one,
        (false, false) => {}
        _ => {
            if into {
                counts.folded_stores += one;
            }
            if from {
                counts.folded_reloads += one;
            }
        }
    }
    let reads = |reg: &RegOperand| reg.physical_reg().is_some_and(|name| !machine.roots_of(name).is_empty());
    let pure = !inst.regs().any(|(_, reg)| !reg.flags.def && !reg.flags.undef && reads(reg));
    let constant = !opcode.is(Flag::MayLoad) || reads_constant_memory(&inst.memory);
    // Zero without a write of flags is an instruction of its own in the code of ssara.
    let is_zero = inst.opcode == "MOV32ri" && inst.memory.is_empty();
    if opcode.is(Flag::Rematerializable) && pure && constant && !into && !from {
        match opcode.is(Flag::AsCheapAsMove) || is_zero {
            true => counts.cheap_remats += one,
            false => counts.dear_remats += one,
        }
    }
}
