//! Lowering: a function as textbooks see it, with virtual registers and copies.
//!
//! # Input
//! A valid function, and the values that are in memory throughout (the spilled ones).
//!
//! # Output
//! A virtual register for each value, and one for each operand that its value cannot serve as it is: a *temporary*.
//! A copy before the instruction sets a temporary that is read; a copy after it reads one that is written.
//!
//! * A fixed operand is a temporary in that register. A tied def and its use are one temporary, live through the
//!   instruction.
//! * An operand of a smaller class than its value is a temporary in that class.
//! * An operand of a spilled value is a temporary, unless it may be in memory.
//! * A result that nothing reads is a temporary, too, unless it may be in memory.
//! * Where operands must be in registers that go together, a value that is read twice is a temporary the second time.
//! * A value that a terminator defines is a temporary up to the end of the block. Edges copy it.
//!
//! # Positions
//! Instruction `i` has four positions from `4 * i` on. They are the state before it, what is read or written early, what is
//! read, clobbered or written late, and the state after it. Copies before the instruction happen as position `4 * i + 1`
//! begins, and copies after it as `4 * i + 3` begins. Those of one position happen at once.
//!
//! # Limits
//! Relations between operands (tuples) and ties between two types are refused: the papers do not treat them. Alternatives,
//! rematerialisation and hints are not used.

use fixedbitset::FixedBitSet;
use ssara_core::Target;
use ssara_core::analysis::cfg::Cfg;
use ssara_core::ir::{Block, Function, Inst, Value};
use ssara_core::target::{FormKind, OperandDesc, Place, Pos, Reg, Type};

use crate::Error;
use crate::regs::{RegSets, SetId};

/// The number of a virtual register. Those of values come first, in the order of the values.
pub type VReg = u32;

/// The mark of an operand without a virtual register, in unreachable code.
pub const NO_VREG: VReg = VReg::MAX;

/// The position of the state before an instruction.
pub fn before(inst: Inst) -> u32 {
    inst.as_u32() * 4
}
/// The position at which an instruction reads and writes early operands, and before which copies set them.
pub fn early(inst: Inst) -> u32 {
    before(inst) + 1
}
/// The position at which an instruction reads and writes late operands.
pub fn late(inst: Inst) -> u32 {
    before(inst) + 2
}
/// The position of the state after an instruction.
pub fn after(inst: Inst) -> u32 {
    before(inst) + 3
}

/// Where a virtual register may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Home {
    /// In a register of this set. A value may also be in memory.
    Regs(SetId),
    /// In this register only.
    Fixed(Reg),
    /// In memory only.
    Memory,
}

impl Home {
    /// That of an operand; `set` says the registers of its class.
    fn of(desc: OperandDesc, set: impl FnOnce() -> SetId) -> Home {
        match desc.place() {
            Place::Fixed(reg) => Home::Fixed(reg),
            Place::Slot | Place::ArgSlot(_) => Home::Memory,
            Place::Class | Place::Tied(_) | Place::Any => Home::Regs(set()),
        }
    }
}

/// What happens to instructions with relations between operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relations {
    /// They are an error.
    Refused,
    /// The allocator takes care of them.
    Kept,
}

/// A virtual register.
#[derive(Clone, Copy, Debug)]
pub struct VRegData {
    /// The type of its content.
    pub ty: Type,
    /// Where it may be.
    pub home: Home,
    /// The virtual register with the same content, if it is a temporary that is only read. The two may share a register.
    pub source: Option<VReg>,
}

/// A copy between virtual registers, made as a position begins.
#[derive(Clone, Copy, Debug)]
pub struct Copy {
    /// The position.
    pub at: u32,
    /// The source.
    pub from: VReg,
    /// The destination.
    pub to: VReg,
}

/// A function with virtual registers.
pub struct Lowered<'a> {
    /// The function.
    pub func: &'a Function,
    /// Its target.
    pub target: &'a Target,
    /// Its control flow.
    pub cfg: Cfg,
    /// The sets of registers.
    pub sets: RegSets<'a>,
    /// The virtual registers.
    pub vregs: Vec<VRegData>,
    /// By operand of the function: its virtual register.
    pub operands: Vec<VReg>,
    /// The copies, in the order of their positions.
    pub copies: Vec<Copy>,
    /// The values that terminators define, in the order of their blocks: block, temporary, value.
    branch_defs: Vec<(Block, VReg, VReg)>,
}

impl<'a> Lowered<'a> {
    /// Lowers a valid function in which the values of `spilled` are in memory throughout. Relations between operands are
    /// left to the caller if it asks for that.
    ///
    /// # Errors
    /// When an instruction has constraints that are not supported.
    pub fn new(
        func: &'a Function,
        target: &'a Target,
        spilled: &FixedBitSet,
        relations: Relations,
    ) -> Result<Self, Error> {
        let mut cfg = Cfg::default();
        cfg.compute(func);
        let mut sets = RegSets::new(func, target);
        let home = |value: Value| match spilled.contains(value.as_u32() as usize) {
            true => Home::Memory,
            false => Home::Regs(sets.of_type(func.value_type(value))),
        };
        let homes: Vec<Home> = func.values().map(home).collect();
        let vregs = func.values().zip(homes);
        let vregs = vregs.map(|(value, home)| VRegData { ty: func.value_type(value), home, source: None }).collect();
        let (operands, copies) = (vec![NO_VREG; func.num_operands()], Vec::new());
        let branch_defs = Vec::new();
        let mut lowered = Lowered { func, target, cfg, sets, vregs, operands, copies, branch_defs };
        let used = used_values(func, target);
        for block in func.blocks().filter(|&block| lowered.cfg.is_reachable(block)).collect::<Vec<_>>() {
            for inst in func.block_insts(block) {
                lowered.lower_inst(block, inst, &used, relations)?;
            }
        }
        lowered.copies.sort_by_key(|copy| copy.at);
        Ok(lowered)
    }

    /// The copies at a position.
    pub fn copies_at(&self, at: u32) -> &[Copy] {
        let start = self.copies.partition_point(|copy| copy.at < at);
        let len = self.copies[start..].partition_point(|copy| copy.at == at);
        &self.copies[start..start + len]
    }
    /// The operands of an instruction: the virtual register and the constraint of each.
    pub fn inst_operands(&self, inst: Inst) -> impl Iterator<Item = (VReg, OperandDesc)> {
        let vregs = self.operands[self.func.operand_range(inst)].iter().copied();
        vregs.zip(self.func.inst_form(self.target, inst).operands())
    }
    /// The virtual register of a value at the end of a block: the temporary, if the terminator defines it.
    pub fn at_end(&self, block: Block, value: VReg) -> VReg {
        self.branch_defs(block).find(|def| def.1 == value).map_or(value, |def| def.0)
    }
    /// What the terminator of a block defines: temporaries and values.
    pub fn branch_defs(&self, block: Block) -> impl Iterator<Item = (VReg, VReg)> + '_ {
        let start = self.branch_defs.partition_point(|def| def.0 < block);
        let defs = self.branch_defs[start..].iter().take_while(move |def| def.0 == block);
        defs.map(|&(_, temp, value)| (temp, value))
    }
    /// Calls `each` with the source and the destination of every copy and the frequency at which it is made, edges
    /// included.
    pub fn for_each_copy(&self, mut each: impl FnMut(VReg, VReg, f32)) {
        for copy in &self.copies {
            each(copy.from, copy.to, self.cfg.freq(self.func.block_of(Inst::from_u32(copy.at / 4))));
        }
        for &(block, from, to) in &self.branch_defs {
            each(from, to, self.cfg.freq(block));
        }
        for edge in self.func.edges() {
            let (from, to) = (self.func.edge(edge).from, self.func.edge(edge).to);
            for (param, arg) in self.func.block_params(to).iter().zip(self.func.edge_args(edge)) {
                each(self.at_end(from, arg.as_u32()), param.as_u32(), self.cfg.edge_freq(self.func, edge));
            }
        }
    }
    /// The reachable blocks, in the order of the code.
    pub fn blocks(&self) -> impl DoubleEndedIterator<Item = Block> + '_ {
        self.func.blocks().filter(|&block| self.cfg.is_reachable(block))
    }
    /// Whether a virtual register is that of a value.
    pub fn is_value(&self, vreg: VReg) -> bool {
        (vreg as usize) < self.func.num_values()
    }

    fn lower_inst(&mut self, block: Block, inst: Inst, used: &FixedBitSet, relations: Relations) -> Result<(), Error> {
        let (func, target) = (self.func, self.target);
        let form = func.inst_form(target, inst);
        let refuse = |what| Err(Error::unsupported(func, target, inst, what));
        if form.operands().any(|desc| desc.arg_slot().is_some()) {
            return refuse("places on the stack that a convention gives");
        }
        if relations == Relations::Refused && !form.relations.is_empty() {
            return refuse("relations between operands");
        }
        let is_reserved = |desc: OperandDesc| desc.fixed_reg().is_some_and(|reg| self.sets.is_reserved(reg));
        if form.kind != FormKind::Entry && form.operands().any(is_reserved) {
            return refuse("a fixed operand in a reserved register");
        }
        let start = func.operand_range(inst).start;
        let values = func.inst_operands(inst);
        for index in (0..values.len()).filter(|&index| !form.operand(index).is_def()) {
            self.operands[start + index] = self.lower_use(inst, index);
        }
        for (index, desc) in form.operands().enumerate().filter(|(_, desc)| desc.is_def()) {
            let value = values[index];
            if desc.modifies().is_some() {
                return refuse("values that are changed in their slots");
            }
            let vreg = match desc.overwrites() {
                Some(of) => {
                    let vreg = self.operands[start + usize::from(of)];
                    let data = self.vregs[vreg as usize];
                    if data.ty != func.value_type(value) {
                        return refuse("a tie between two types");
                    }
                    if let Home::Regs(set) = data.home {
                        let class = self.sets.of_class(desc.class());
                        self.vregs[vreg as usize].home = Home::Regs(self.sets.intersect(set, class));
                    }
                    vreg
                }
                None => {
                    let is_kept = used.contains(value.as_u32() as usize) || desc.is_reg_or_slot();
                    self.lower_def(value, desc, !form.kind.is_terminator() && is_kept)
                }
            };
            self.operands[start + index] = vreg;
            if !desc.is_scratch() && used.contains(value.as_u32() as usize) {
                if form.kind.is_terminator() {
                    self.branch_defs.push((block, vreg, value.as_u32()));
                } else if vreg != value.as_u32() {
                    self.copies.push(Copy { at: after(inst), from: vreg, to: value.as_u32() });
                }
            }
        }
        Ok(())
    }

    /// The virtual register of a use: that of the value, or a temporary with a copy.
    fn lower_use(&mut self, inst: Inst, index: usize) -> VReg {
        let form = self.func.inst_form(self.target, inst);
        let desc = form.operand(index);
        let value = self.func.inst_operands(inst)[index].as_u32();
        let data = self.vregs[value as usize];
        let is_tied = form.operands().any(|other| other.overwrites() == Some(index as u16));
        let set = match form.kind {
            FormKind::Return => self.sets.of_class_at_return(desc.class()),
            _ => self.sets.of_class(desc.class()),
        };
        let home = Home::of(desc, || set);
        let takes_memory = desc.takes_spill_slot() && data.home == Home::Memory;
        // A value in one register is not in two registers of a tuple.
        let earlier = self.func.operand_range(inst).start..self.func.operand_range(inst).start + index;
        let is_second = !form.relations.is_empty() && self.operands[earlier].contains(&value);
        if !is_tied && !is_second && (home == data.home || takes_memory) {
            return value;
        }
        let temp = self.temporary(VRegData { ty: data.ty, home, source: (!is_tied).then_some(value) });
        self.copies.push(Copy { at: early(inst), from: value, to: temp });
        temp
    }

    /// The virtual register of a def without a tie: that of the value, if it can be, or a temporary.
    fn lower_def(&mut self, value: Value, desc: OperandDesc, can_be_direct: bool) -> VReg {
        let data = self.vregs[value.as_u32() as usize];
        let home = Home::of(desc, || self.sets.of_class(desc.class()));
        let takes_memory = desc.takes_spill_slot() && data.home == Home::Memory;
        match can_be_direct && (home == data.home || takes_memory) {
            true => value.as_u32(),
            false => self.temporary(VRegData { ty: data.ty, home, source: None }),
        }
    }

    fn temporary(&mut self, data: VRegData) -> VReg {
        self.vregs.push(data);
        (self.vregs.len() - 1) as VReg
    }
}

/// The values that an instruction or an edge reads.
fn used_values(func: &Function, target: &Target) -> FixedBitSet {
    let mut used = FixedBitSet::with_capacity(func.num_values());
    for inst in func.blocks().flat_map(|block| func.block_insts(block)) {
        for (value, _) in func.constrained_operands(target, inst).filter(|(_, desc)| !desc.is_def()) {
            used.insert(value.as_u32() as usize);
        }
    }
    for arg in func.edges().flat_map(|edge| func.edge_args(edge)) {
        used.insert(arg.as_u32() as usize);
    }
    used
}

/// The position up to which an operand that is read stays, and from which one that is written is there.
pub fn position(inst: Inst, desc: OperandDesc) -> u32 {
    if desc.pos() == Pos::Early { early(inst) } else { late(inst) }
}
