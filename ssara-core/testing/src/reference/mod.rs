//! A slow checker that follows the language reference sentence by sentence.
//!
//! [`check`] takes a function that is valid for its target, and any allocation of it. It returns all faults that it finds.
//! The allocation is right if there are none.
//!
//! It was written from `isa/README.md`, `isa/TEMPLATE.ron` and the documentation of the tables and of
//! [`output`](ssara_core::output), without a look at [`verify`](ssara_core::verify). It shares no code with the verifier
//! or with the allocator. It calls only those methods of [`Function`] that return its contents, and none that derives
//! anything. Registers are ranges of bits of their roots (`regs`), not sets of units.
//!
//! # The rules
//! * `frame`: the frame, the slots, the chosen alternatives, the list of saved registers.
//! * `edits`: each single edit.
//! * `operands`: the operands of each instruction: place, class, registers that may not be used, overlap, relations.
//! * `content`: the content of each register and slot, compared with what is read. It runs if the other rules hold.
//!
//! # Why correct
//! Each rule is a sentence of the reference. No other argument is needed, which is the purpose of this checker.
//!
//! # Costs
//! Quadratic in the operands of an instruction. Each round of the fixpoint is linear in the facts for each instruction. The
//! checker is made for functions of some hundred instructions.

mod content;
mod edits;
mod frame;
mod operands;
mod regs;

use std::fmt;

use cranelift_entity::EntityRef;
use ssara_core::TargetDesc;
use ssara_core::ir::{Block, Edge, Function, Inst, Value};
use ssara_core::output::{Allocation, Loc, Slot, SlotArea};
use ssara_core::target::{Form, FormKind, FormView, Place, Reg, Type};

pub use crate::reference::regs::{overlap, units_contradict_bits};

/// The rules that an allocation can break.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rule {
    /// Each operand has a location.
    Count,
    /// An instruction is issued in its form or in one of its alternatives.
    Alternative,
    /// Slots are within the frame, disjoint, aligned, and large enough.
    Frame,
    /// The saved registers are the callee-saved registers that are written, in the order of the convention.
    Saved,
    /// An edit is one that the machine has.
    Edit,
    /// An operand is in a location that its constraint allows.
    Place,
    /// Reserved, constant and missing registers hold nothing.
    Register,
    /// Two operands of an instruction, or an operand and a clobber, overlap only where the order of an instruction
    /// allows it.
    Overlap,
    /// The relations between operands hold.
    Relation,
    /// Each location that is read holds the value.
    Content,
    /// Callee-saved registers are as they were at returns, and in their slots or themselves all the time.
    Preserved,
}

/// A broken rule, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The rule.
    pub rule: Rule,
    /// The place and the names.
    pub text: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({:?})", self.text, self.rule)
    }
}

/// Checks an allocation of `func`, which is valid for `target`.
///
/// # Errors
/// All faults, if the allocation is wrong. Faults about contents are reported only if there is no other.
pub fn check(func: &Function, target: &TargetDesc, alloc: &Allocation) -> Result<(), Vec<Fault>> {
    let mut case = Case { func, target, alloc, reachable: reachable(func), faults: Vec::new() };
    case.check();
    if case.faults.is_empty() { Ok(()) } else { Err(case.faults) }
}

/// By block: whether a path leads to it from the entry.
fn reachable(func: &Function) -> Vec<bool> {
    let mut reachable = vec![false; func.num_blocks()];
    let mut work = Vec::new();
    if func.num_blocks() > 0 {
        reachable[0] = true;
        work.push(Block::ENTRY);
    }
    while let Some(block) = work.pop() {
        for edge in func.succ_edges(block) {
            let to = func.edge(edge).to;
            if !reachable[to.index()] {
                reachable[to.index()] = true;
                work.push(to);
            }
        }
    }
    reachable
}

/// The function and allocation that are checked, and the faults so far.
struct Case<'a> {
    func: &'a Function,
    target: &'a TargetDesc,
    alloc: &'a Allocation,
    reachable: Vec<bool>,
    faults: Vec<Fault>,
}

/// An operand of an instruction, with the constraint of the form in which the instruction is issued.
#[derive(Clone, Copy)]
struct Operand {
    index: usize,
    value: Value,
    loc: Loc,
    is_def: bool,
    /// Read or written in the late phase only if a def, and still in the late phase if a use.
    late: bool,
    scratch: bool,
    class: ssara_core::target::Class,
    place: Place,
    /// The use in whose slot it is.
    modifies: Option<u16>,
}

impl<'a> Case<'a> {
    fn check(&mut self) {
        let (expected, found) = (self.func.num_operands(), self.alloc.operands.len());
        if expected != found {
            return self.fault(Rule::Count, format!("{found} locations for {expected} operands"));
        }
        self.check_alternatives();
        if !self.faults.is_empty() {
            return;
        }
        self.check_frame();
        self.check_edits();
        for inst in self.reachable_insts() {
            self.check_operands(inst);
        }
        if self.faults.is_empty() {
            self.check_saved();
            self.check_contents();
        }
    }

    fn fault(&mut self, rule: Rule, text: String) {
        self.faults.push(Fault { rule, text });
    }

    /// The instructions that a path from the entry leads to.
    fn reachable_insts(&self) -> Vec<Inst> {
        let blocks = self.func.blocks().filter(|block| self.reachable[block.index()]);
        blocks.flat_map(|block| self.func.block_insts(block)).collect()
    }
    /// The form in which an instruction is issued.
    fn issued_as(&self, inst: Inst) -> Form {
        let other = self.alloc.alternatives.iter().find(|alternative| alternative.0 == inst);
        other.map_or(self.func.inst(inst).form, |alternative| alternative.1)
    }
    fn form(&self, inst: Inst) -> FormView<'a> {
        self.func.form(self.target, self.issued_as(inst))
    }
    fn operands(&self, inst: Inst) -> Vec<Operand> {
        let range = self.func.operand_range(inst);
        let values = self.func.inst_operands(inst).iter().zip(&self.alloc.operands[range]);
        let operand =
            |(index, (desc, (&value, &loc))): (usize, (ssara_core::target::OperandDesc, (&Value, &Loc)))| Operand {
                index,
                value,
                loc,
                is_def: desc.is_def(),
                late: desc.pos() == ssara_core::target::Pos::Late,
                scratch: desc.is_scratch(),
                class: desc.class(),
                place: desc.place(),
                modifies: desc.modifies(),
            };
        self.form(inst).operands().zip(values).enumerate().map(operand).collect()
    }
    /// The units that an instruction clobbers at its late point, in ascending order. A return has none, because nothing
    /// reads them later.
    fn clobbers(&self, inst: Inst) -> Vec<u16> {
        let form = self.form(inst);
        if form.kind == FormKind::Return {
            return Vec::new();
        }
        units(form.clobbers)
    }
    /// The units that an edge destroys, in ascending order: those of the set that its branch has for it, without those in
    /// which the branch defines anything.
    fn destroyed_on(&self, edge: Edge) -> Vec<u16> {
        let mut destroyed = units(self.func.edge_clobbers(self.target, edge));
        let Some(branch) = self.func.block_insts(self.func.edge(edge).from).last() else { return destroyed };
        for def in self.operands(branch).into_iter().filter(|operand| operand.is_def) {
            if let Loc::Reg(reg) = def.loc {
                destroyed.retain(|unit| !self.target.reg_units(reg).contains(unit));
            }
        }
        destroyed
    }
    /// Whether a register has one of the units that an instruction destroys.
    fn is_destroyed(&self, reg: Reg, units: &[u16]) -> bool {
        !units.is_empty() && self.target.reg_units(reg).iter().any(|unit| units.binary_search(unit).is_ok())
    }
    /// The callee-saved registers of the function's convention that the machine has.
    fn callee_saved(&self) -> Vec<Reg> {
        let Some(conv) = self.func.convention else { return Vec::new() };
        let conv = &self.target.conventions[conv.index()];
        let callee_saved = conv.callee_saved.iter().copied().filter(|&reg| self.exists(reg));
        // What calls destroy is the link register. A function that receives it as a value returns through that value.
        let is_clobbered = |unit: u16| conv.clobbers[usize::from(unit) / 64] >> (unit % 64) & 1 != 0;
        let is_link = |reg: Reg| self.target.reg_units(reg).iter().any(|&unit| is_clobbered(unit));
        callee_saved.filter(|&reg| !(is_link(reg) && self.is_received(reg))).collect()
    }
    /// Whether the entry instruction defines a value in this register.
    fn is_received(&self, reg: Reg) -> bool {
        let Some(first) = self.func.block_insts(Block::ENTRY).next() else { return false };
        let form = self.func.inst_form(self.target, first);
        let mut fixed = form.operands().filter_map(|desc| desc.fixed_reg());
        form.kind == FormKind::Entry && fixed.any(|fixed| overlap(self.target, fixed, reg))
    }
    /// Whether the machine has a register.
    fn exists(&self, reg: Reg) -> bool {
        let Some(desc) = self.target.regs.get(reg.index()) else { return false };
        self.func.features.contains(desc.features)
    }
    fn reg_type(&self, reg: Reg) -> Option<Type> {
        self.target.regs.get(reg.index()).and_then(|desc| desc.ty)
    }
    /// Whether a value of type `ty` fits a slot: it is large enough and aligned.
    fn fits_slot(&self, slot: Slot, ty: Type) -> bool {
        let (Some(data), Some(desc)) = (self.alloc.slots.get(slot), self.target.types.get(ty.index())) else {
            return false;
        };
        let align = u32::from(desc.spill_align);
        data.size >= u32::from(desc.spill_size)
            && data.offset.is_multiple_of(align)
            && match data.area {
                SlotArea::Spill => !desc.scalable && self.alloc.frame_align.is_multiple_of(align),
                SlotArea::Scalable => desc.scalable && self.alloc.frame_align.is_multiple_of(align),
                SlotArea::Incoming | SlotArea::Outgoing => true,
            }
    }

    fn reg_name(&self, reg: Reg) -> String {
        self.target.regs.get(reg.index()).map_or_else(|| format!("{reg:?}"), |desc| String::from(&*desc.name))
    }
    fn loc_name(&self, loc: Loc) -> String {
        match loc {
            Loc::None => String::from("nowhere"),
            Loc::Reg(reg) => self.reg_name(reg),
            Loc::Slot(slot) => format!("{slot}"),
        }
    }
    /// "operand 2 (`b`) of `add64`, inst7 in block0".
    fn name(&self, inst: Inst, operand: usize) -> String {
        let form = self.issued_as(inst);
        let table = if form.is_local() { self.func.local_forms() } else { &self.target.forms };
        let first = table.starts[form.table_index()] as usize;
        let name = table.operand_names.get(first + operand).filter(|name| !name.is_empty());
        let name = name.map_or_else(String::new, |name| format!(" (`{name}`)"));
        format!("operand {operand}{name} of {}", self.inst_name(inst))
    }
    fn inst_name(&self, inst: Inst) -> String {
        let form = self.func.form_name(self.target, self.issued_as(inst));
        format!("`{form}`, {inst} in {}", self.func.block_of(inst))
    }
}

/// The units of a set, in ascending order.
fn units(words: &[u64]) -> Vec<u16> {
    let words = words.iter().enumerate();
    let units = words.flat_map(|(at, word)| (0..64).filter(move |bit| word >> bit & 1 != 0).map(move |bit| (at, bit)));
    units.map(|(at, bit)| (64 * at + bit) as u16).collect()
}
