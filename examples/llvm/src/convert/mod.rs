//! From a machine function in SSA form to a function of ssara.
//!
//! * A value takes a whole root register, whatever its width. Copies between virtual registers of a bank, and instructions
//!   that only widen a value, become other names of the same value.
//! * What a physical register holds is a value. An instruction that reads the register has a fixed use.
//! * Parameters of blocks take the place of PHIs. The terminators of a block become one branch.
//! * A register mask and dead implicit defs become clobbers.
//!
//! What ssara cannot be told, or what text MIR does not carry over, is a [`Refusal`]: the function is left to LLVM.

mod alternatives;
mod build;
mod copies;
mod fields;
mod instruction;
mod item;
mod names;
mod narrow;
mod phis;
mod sink;
mod zeros;

use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use smallvec::SmallVec;
use ssara_core::ir;
use ssara_core::target::{Class, FormKind};

use crate::frequency::{frequencies, shares};
use crate::machine::{Clobbers, Flag, Machine, Root, RootSet};
use crate::mir::{FramePointer, Function, Inst, Operand, RegOperand};

use build::Built;
use names::{Held, Lookup, Names};
use phis::Args;
use ustr::Ustr;

pub use fields::read_fields;
pub use instruction::{reads_constant_memory, zero_without_flags};
pub use item::{Change, How, Item, Op, Ops, Part, Place, Shape, Shapes, What};
pub use names::Name;

/// Why a function is left to LLVM.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct Refusal {
    /// The line in the file.
    pub line: usize,
    /// What is not supported.
    pub reason: String,
}

/// A converted function.
pub struct Converted<'a> {
    /// The machine.
    pub machine: &'a Machine,
    /// The source.
    pub source: &'a Function,
    /// What its names mean.
    pub lookup: Lookup<'a>,
    /// The roots that LLVM reserves in this function.
    pub reserved: RootSet,
    /// The items of each block; numbered through, an item has the number of its instruction.
    pub items: Vec<Vec<Item>>,
    /// The edges: the positions of both blocks and the frequency.
    pub edges: Vec<(usize, usize, f64)>,
    /// The item that defines a value that may be computed again: its block and position.
    pub remats: HashMap<ir::Value, (usize, usize)>,
    /// The values of the virtual registers that debug information names, directly or by the number of a PHI.
    pub debug_values: HashMap<u32, ir::Value>,
    /// The function for ssara.
    pub function: ir::Function,
    /// Whether ssara has found the function to be valid.
    pub is_valid: bool,
}

/// A parameter of a block.
#[derive(Clone, Debug)]
struct Phi {
    /// The virtual register that it defines.
    def: u32,
    /// Its arguments.
    args: Args,
    line: usize,
}

/// The state of a conversion.
struct Converter<'a> {
    machine: &'a Machine,
    source: &'a Function,
    lookup: Lookup<'a>,
    reserved: RootSet,
    /// The kind of each value.
    kinds: Vec<usize>,
    names: Names,
    /// Virtual registers that hold a register that is always zero.
    zeros: HashMap<u32, Ustr>,
    /// Virtual registers that may be read with bits above their own, which are zero.
    extended: Vec<bool>,
    /// Virtual registers that are other names of wider values.
    local_parts: HashSet<u32>,
    items: Vec<Vec<Item>>,
    phis: Vec<Vec<Phi>>,
    position: HashMap<u32, usize>,
}

/// Converts a function. Values stay out of the roots `kept_out`. Time is linear in its text, apart from names that are joined.
///
/// # Errors
/// What cannot be expressed, with its line.
pub fn convert<'a>(machine: &'a Machine, source: &'a Function, kept_out: RootSet) -> Result<Converted<'a>, Refusal> {
    let position = source.blocks.iter().enumerate().map(|(at, block)| (block.id, at)).collect();
    let lookup = Lookup::new(machine, source);
    let mut converter = Converter {
        machine,
        source,
        reserved: reserved(machine, source).union(kept_out),
        kinds: Vec::new(),
        names: Names::new(source.num_registers()),
        zeros: HashMap::default(),
        extended: extended(source),
        local_parts: copies::local_parts(machine, source, &lookup),
        lookup,
        items: Vec::new(),
        phis: Vec::new(),
        position,
    };
    for block in 0..source.blocks.len() {
        converter.block(block)?;
    }
    converter.finish_phis()?;
    converter.substitute_zeros();
    converter.define_undefined();
    converter.narrow();
    let frequencies = frequencies(source);
    let Built { function, edges, remats, debug_values } = converter.build(&frequencies)?;
    let Converter { lookup, reserved, items, .. } = converter;
    let is_valid = false;
    let converted =
        Converted { machine, source, lookup, reserved, items, edges, remats, debug_values, function, is_valid };
    Ok(converted)
}

/// By virtual register, whether `SUBREG_TO_REG` says that the bits above it are zero, of itself or through copies and PHIs.
/// Time is linear in the operands.
fn extended(source: &Function) -> Vec<bool> {
    let mut found = vec![false; source.num_registers()];
    // The copies and PHIs that define registers.
    let mut sources: Vec<Option<&Inst>> = vec![None; found.len()];
    let mut work = Vec::new();
    let reads = |inst: &Inst| {
        let uses = inst.regs().filter(|(_, reg)| !reg.flags.def);
        uses.filter_map(|(_, reg)| reg.virtual_reg()).collect::<SmallVec<[u32; 4]>>()
    };
    for inst in source.blocks.iter().flat_map(|block| &block.insts) {
        match inst.opcode.as_str() {
            "SUBREG_TO_REG" => work.extend(reads(inst)),
            "COPY" | "PHI" => {
                let def = inst.operands.first().and_then(Operand::reg).and_then(RegOperand::virtual_reg);
                let source = def.and_then(|def| sources.get_mut(def as usize));
                source.into_iter().for_each(|source| *source = Some(inst));
            }
            _ => {}
        }
    }
    while let Some(register) = work.pop() {
        let Some(found) = found.get_mut(register as usize) else { continue };
        if !std::mem::replace(found, true) {
            work.extend(sources[register as usize].into_iter().flat_map(reads));
        }
    }
    found
}

impl<'a> Converted<'a> {
    /// The instruction of a part.
    pub fn inst(&self, block: usize, part: &Part) -> &'a Inst {
        &self.source.blocks[block].insts[part.inst]
    }
}

/// What makes a function keep a frame pointer, where it says so.
const NEEDS_FRAME: [&str; 6] = [
    "isFrameAddressTaken",
    "hasOpaqueSPAdjustment",
    "hasStackMap",
    "hasPatchPoint",
    "callsEHReturn",
    "callsUnwindInit",
];

/// The roots that LLVM reserves in this function: the frame pointer where it keeps one, and the base pointer where it
/// needs one besides.
pub fn reserved(machine: &Machine, source: &Function) -> RootSet {
    let says = |keys: &[&str]| source.frame.says_any(keys);
    let (variable, realigns) = (source.frame.has_variable_size, source.frame.max_align > 16);
    let facts = machine.facts();
    let frame = variable || realigns || says(&NEEDS_FRAME) || says(facts.needs_frame);
    let keeps = match source.frame_pointer {
        FramePointer::None => false,
        FramePointer::NonLeaf => says(&["hasCalls"]),
        FramePointer::All => true,
    };
    let mut roots = machine.roots_of_all(facts.kept_out.iter().copied());
    if frame || keeps {
        machine.roots_of(facts.frame_pointer.into()).iter().for_each(|&root| roots.insert(root));
    }
    if let Some((base_pointer, only_moving)) = facts.base_pointer
        && frame
        && (variable || realigns || !only_moving)
    {
        machine.roots_of(base_pointer.into()).iter().for_each(|&root| roots.insert(root));
    }
    roots
}

impl Converter<'_> {
    fn refuse<T>(line: usize, reason: impl Into<String>) -> Result<T, Refusal> {
        Err(Refusal { line, reason: reason.into() })
    }

    fn new_value(&mut self, kind: usize) -> Name {
        self.kinds.push(kind);
        Name::Value(self.kinds.len() as u32 - 1)
    }

    /// Gives a virtual register a value of its own.
    fn define(&mut self, register: u32, kind: usize) {
        let Name::Value(value) = self.new_value(kind) else { return };
        self.names.define(register, value);
    }

    /// The kind and the class of the target of a virtual register.
    fn class_of(&self, register: u32, line: usize) -> Result<(usize, Class), Refusal> {
        let roots = self.lookup.class(register).and_then(|class| class.roots);
        let name = || self.source.classes.get(&register).map_or("unknown", |name| name);
        roots.map_or_else(|| Self::refuse(line, format!("%{register} of class `{}`", name())), Ok)
    }

    /// The roots of a physical register that this function does not reserve.
    fn free_roots(&self, register: Ustr) -> SmallVec<[Root; 4]> {
        self.machine.roots_of(register).iter().copied().filter(|&root| !self.reserved.contains(root)).collect()
    }

    /// The kind of a value.
    fn kind(&self, name: Name, line: usize) -> Result<usize, Refusal> {
        match self.names.last(name) {
            Name::Value(value) => Ok(self.kinds[value as usize]),
            Name::Virtual(register) => Ok(self.class_of(register, line)?.0),
        }
    }

    fn block(&mut self, at: usize) -> Result<(), Refusal> {
        let block = &self.source.blocks[at];
        let mut items = Vec::with_capacity(block.insts.len() + 1);
        let mut held = Held::new(self.machine.roots.len());
        self.phis.push(Vec::new());
        if at == 0 {
            self.entry(&mut items, &mut held);
        } else if let Some(reg) = block.live_ins.iter().find(|reg| !self.machine.roots_of(**reg).is_empty()) {
            return Self::refuse(block.line, format!("${reg} is live between blocks"));
        }
        if block.header.contains("landing-pad") || block.header.contains("inlineasm-br") {
            return Self::refuse(block.line, format!("a block with{}", block.header));
        }
        let mut terminators: Option<Item> = None;
        for index in 0..block.insts.len() {
            let inst = &block.insts[index];
            if inst.opcode == "PHI" {
                self.phi(at, inst)?;
                continue;
            }
            let opcode = self.lookup.opcode(at, index);
            let Some(mut item) = self.inst(inst, opcode, &mut held)? else { continue };
            let len = item.ops.len();
            let is = |flag: Flag| opcode.is_some_and(|opcode| opcode.is(flag));
            if !is(Flag::Terminator) {
                if terminators.is_some() {
                    return Self::refuse(inst.line, format!("`{}` after a terminator", inst.opcode));
                }
                item.parts.push(Part { inst: index, first: 0, len, zeros: Vec::new() });
                items.push(item);
                continue;
            }
            if item.ops.iter().any(|op| op.def) {
                return Self::refuse(inst.line, format!("terminator `{}` defines a value", inst.opcode));
            }
            let group = terminators.get_or_insert_with(|| Item::plain(What::Code, FormKind::Branch, Ops::new()));
            let first = group.ops.len();
            group.ops.extend_from_slice(&item.ops);
            group.parts.push(Part { inst: index, first, len, zeros: Vec::new() });
            match is(Flag::Return) {
                true => group.kind = FormKind::Return,
                false => group.clobbers = group.clobbers.union(item.clobbers),
            }
        }
        let mut last = terminators.unwrap_or_else(|| Item::plain(What::Fall, FormKind::Branch, Ops::new()));
        let leaves = block.successors.as_ref().is_none_or(Vec::is_empty);
        if last.kind == FormKind::Branch && leaves {
            last.kind = FormKind::Trap;
        }
        if last.kind != FormKind::Branch {
            last.clobbers = Clobbers::default();
        }
        items.push(last);
        self.items.push(items);
        Ok(())
    }

    /// The values in the registers in which the function receives its arguments.
    fn entry(&mut self, items: &mut Vec<Item>, held: &mut Held) {
        let mut ops = Ops::new();
        for &register in &self.source.blocks[0].live_ins {
            for root in self.free_roots(register) {
                if held.get(root).is_some() {
                    continue;
                }
                let kind = self.machine.kind_of(register, root);
                let (name, home) = (self.new_value(kind), self.machine.kinds[kind].home);
                held.insert(root, name);
                let is_wide = self.machine.is_whole(register, root);
                ops.push(Op { place: Place::Fixed(root), is_wide, ..Op::def(name, home, None) });
            }
        }
        if !ops.is_empty() {
            items.push(Item::plain(What::Entry, FormKind::Entry, ops));
        }
    }

    /// The edges from a block: the block, its position and its share of the frequency.
    fn edges_of(&self, block: usize) -> Result<Vec<(usize, f64)>, Refusal> {
        let block = &self.source.blocks[block];
        let to = |(id, share): (u32, f64)| match self.position.get(&id) {
            Some(&at) => Ok((at, share)),
            None => Self::refuse(block.line, format!("no block {id}")),
        };
        shares(block.successors.as_deref().unwrap_or_default()).into_iter().map(to).collect()
    }
}
