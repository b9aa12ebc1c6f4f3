//! The client's function as one of ssara, in one walk over it. Instructions, blocks, edges and operands keep their order
//! and number.
//!
//! What the interface says in other words than ssara:
//!
//! * The first instruction of the function is an `entry` when it only defines values in fixed registers.
//! * A `return` may also be a trap, which the interface does not tell apart. It becomes a return, which is right for both.
//! * A reuse of an operand by a def ties them, and makes every early use of another value overlap the late defs of the
//!   instruction. Where there is a late def besides the tied ones, such a use becomes late; where there is none, the tie
//!   says it all.
//! * A branch may define a value and pass it on. In ssara the value is simply there in the successor, so a parameter that
//!   receives it is the value itself, and is dropped. The block has no other predecessor then.
//!
//! *Forms.* What an instruction demands without naming values (its kind, 11 bits for each operand, what it destroys) is its
//! key. Most keys fit 64 bits. Keys are kept from function to function; a form is made when a key occurs in a function
//! for the first time.
//!
//! Takes time linear in the function.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use ssara_core::ir::{self, Transcript, Value};
use ssara_core::target::{Class, Conv, Form, FormKind, OperandDesc, Place, Pos, Role, Type};
use ssara_core::units::UnitSet;

use crate::target::Machine;
use crate::{Block, Function, Inst, Operand, OperandConstraint, OperandKind, OperandPos, PRegSet, RegAllocError, VReg};

/// Reads functions and keeps the buffers.
#[derive(Default)]
pub struct Ingest {
    transcript: Transcript,
    /// By number of the virtual register.
    values: Vec<Option<Value>>,
    /// Block parameters that are other names for what a branch defines, sorted.
    aliases: Vec<VReg>,
    forms: Forms,
}

impl Ingest {
    /// The function that was read last.
    pub fn func(&self) -> &ir::Function {
        self.transcript.func()
    }
    /// The value of a virtual register, if the function that was read last has it.
    pub fn value(&self, vreg: VReg) -> Option<Value> {
        self.values.get(vreg.vreg()).copied().flatten()
    }

    /// Reads a function. Whether it makes sense is left to validation.
    ///
    /// # Errors
    /// When blocks are not in order, or operands are not supported.
    pub fn read<F: Function>(&mut self, func: &F, machine: &Machine) -> Result<(), RegAllocError> {
        if func.entry_block() != Block(0) {
            return Err(RegAllocError::EntryLivein);
        }
        self.values.clear();
        self.values.resize(func.num_vregs(), None);
        self.transcript.start(&machine.desc, "", Some(Conv(0)));
        self.forms.start();
        self.find_aliases(func)?;
        let mut expected = 0;
        for block in (0..func.num_blocks()).map(Block::new) {
            let insts = func.block_insns(block);
            if insts.first().index() != expected || insts.is_empty() {
                return Err(RegAllocError::BB(block));
            }
            expected += insts.len();
            if block != Block(0) {
                self.transcript.next_block();
            }
            for &param in func.block_params(block).iter().filter(|&&param| !is_alias(&self.aliases, param)) {
                let value = find_value(&mut self.transcript, &mut self.values, param, insts.first())?;
                self.transcript.param(value);
            }
            for inst in insts.iter() {
                self.inst(func, machine, inst)?;
            }
            self.edges(func, block, insts.last())?;
        }
        if expected != func.num_insts() {
            return Err(RegAllocError::BB(Block::invalid()));
        }
        self.transcript.finish();
        Ok(())
    }

    /// Makes parameters that receive what a branch defines other names for that.
    fn find_aliases<F: Function>(&mut self, func: &F) -> Result<(), RegAllocError> {
        self.aliases.clear();
        for block in (0..func.num_blocks()).map(Block::new) {
            let insts = func.block_insns(block);
            if insts.is_empty() {
                return Err(RegAllocError::BB(block));
            }
            let branch = insts.last();
            let operands = func.inst_operands(branch);
            let is_def = |vreg: VReg| operands.iter().any(|op| op.kind() == OperandKind::Def && op.vreg() == vreg);
            if operands.iter().all(|op| op.kind() == OperandKind::Use) || !func.is_branch(branch) {
                continue;
            }
            for (index, &succ) in func.block_succs(block).iter().enumerate() {
                if func.block_preds(succ).len() != 1 {
                    continue;
                }
                let args = func.branch_blockparams(block, branch, index);
                for (&param, &arg) in func.block_params(succ).iter().zip(args) {
                    if is_def(arg) && arg.class() == param.class() && !self.aliases.contains(&param) {
                        let value = find_value(&mut self.transcript, &mut self.values, arg, branch)?;
                        if let Some(known) = self.values.get_mut(param.vreg()) {
                            *known = Some(value);
                            self.aliases.push(param);
                        }
                    }
                }
            }
        }
        self.aliases.sort_unstable();
        Ok(())
    }

    fn inst<F: Function>(&mut self, func: &F, machine: &Machine, inst: Inst) -> Result<(), RegAllocError> {
        let operands = func.inst_operands(inst);
        let clobbers = func.inst_clobbers(inst);
        let kind = if func.is_ret(inst) {
            FormKind::Return
        } else if func.is_branch(inst) {
            FormKind::Branch
        } else if inst == Inst(0) && is_entry(operands) && clobbers == PRegSet::empty() {
            FormKind::Entry
        } else {
            FormKind::Op
        };
        let demand = Demand { kind, operands, clobbers, late: late_uses(operands) };
        let form = self.forms.find(&mut self.transcript, machine, &demand);
        self.transcript.inst(form.ok_or(RegAllocError::TooManyOperands)?);
        for operand in operands {
            let value = find_value(&mut self.transcript, &mut self.values, operand.vreg(), inst)?;
            self.transcript.operand(value);
        }
        Ok(())
    }

    fn edges<F: Function>(&mut self, func: &F, block: Block, branch: Inst) -> Result<(), RegAllocError> {
        for (index, &succ) in func.block_succs(block).iter().enumerate() {
            self.transcript.successor(ir::Block::from_u32(succ.0));
            let args = func.branch_blockparams(block, branch, index);
            let params = func.block_params(succ);
            for (position, &arg) in args.iter().enumerate() {
                if params.get(position).is_some_and(|&param| is_alias(&self.aliases, param)) {
                    continue;
                }
                let value = find_value(&mut self.transcript, &mut self.values, arg, branch)?;
                self.transcript.argument(value);
            }
        }
        Ok(())
    }
}

fn is_alias(aliases: &[VReg], param: VReg) -> bool {
    !aliases.is_empty() && aliases.binary_search(&param).is_ok()
}

fn is_entry(operands: &[Operand]) -> bool {
    let fixed_def =
        |op: &Operand| op.kind() == OperandKind::Def && matches!(op.constraint(), OperandConstraint::FixedReg(_));
    !operands.is_empty() && operands.iter().all(fixed_def)
}

/// The value of a virtual register.
#[inline]
fn find_value(
    transcript: &mut Transcript,
    values: &mut [Option<Value>],
    vreg: VReg,
    inst: Inst,
) -> Result<Value, RegAllocError> {
    let known = values.get_mut(vreg.vreg()).ok_or(RegAllocError::SSA(vreg, inst))?;
    Ok(*known.get_or_insert_with(|| transcript.value(Type(vreg.class() as u8))))
}

/// What an instruction demands.
struct Demand<'a> {
    kind: FormKind,
    operands: &'a [Operand],
    clobbers: PRegSet,
    late: Option<LateUses<'a>>,
}

impl Demand<'_> {
    /// The bits of an operand's demand.
    const BITS: u32 = 11;
    /// The operands of which the demands fit a short key.
    const MAX_SHORT: usize = 5;

    fn clobbers_nothing(&self) -> bool {
        self.clobbers == PRegSet::empty()
    }
    fn becomes_late(&self, index: usize) -> bool {
        self.late.as_ref().is_some_and(|late| late.contains(index))
    }

    /// The key, if it fits 64 bits.
    fn short_key(&self) -> Option<u64> {
        if self.operands.len() > Self::MAX_SHORT || self.late.is_some() || !self.clobbers_nothing() {
            return None;
        }
        let mut key = self.kind as u64 | (self.operands.len() as u64) << 3;
        for (index, operand) in self.operands.iter().enumerate() {
            key |= u64::from(operand.demand()) << (6 + index as u32 * Self::BITS);
        }
        Some(key)
    }

    /// Writes the key of any demand.
    fn long_key(&self, key: &mut Vec<u32>) {
        key.clear();
        key.push(self.kind as u32);
        let demand =
            |(index, operand): (usize, &Operand)| operand.demand() | u32::from(self.becomes_late(index)) << Self::BITS;
        key.extend(self.operands.iter().enumerate().map(demand));
        if !self.clobbers_nothing() {
            key.extend(self.clobbers.words().iter().flat_map(|&word| [word as u32, (word >> 32) as u32]));
            // Ends in what no operand is, so that clobbers are not taken for operands.
            key.push(u32::MAX);
        }
    }

    /// A new form; `None` if there is none. `constraints` is a buffer.
    fn make(&self, transcript: &mut Transcript, machine: &Machine, constraints: &mut Vec<OperandDesc>) -> Option<Form> {
        constraints.clear();
        for (index, operand) in self.operands.iter().enumerate() {
            constraints.push(constraint(operand, self.becomes_late(index), machine)?);
        }
        let clobbers = if self.clobbers_nothing() { UnitSet::empty(3) } else { machine.units(&self.clobbers) };
        Some(transcript.form(self.kind, constraints, &clobbers))
    }
}

type Map<K> = HashMap<K, Known, FxBuildHasher>;

/// A form, and the function for which it was made.
#[derive(Clone, Copy)]
struct Known {
    function: u64,
    form: Form,
}

/// The forms of the function at hand, and the keys of all functions so far.
#[derive(Default)]
struct Forms {
    function: u64,
    short: Map<u64>,
    long: Map<Box<[u32]>>,
    key: Vec<u32>,
    constraints: Vec<OperandDesc>,
}

impl Forms {
    fn start(&mut self) {
        self.function += 1;
    }

    /// The form of an instruction; `None` if it is not supported.
    fn find(&mut self, transcript: &mut Transcript, machine: &Machine, demand: &Demand<'_>) -> Option<Form> {
        let function = self.function;
        let short = demand.short_key();
        let known = match short {
            Some(key) => self.short.get_mut(&key),
            None => {
                demand.long_key(&mut self.key);
                self.long.get_mut(&self.key[..])
            }
        };
        if let Some(known) = &known
            && known.function == function
        {
            return Some(known.form);
        }
        let form = demand.make(transcript, machine, &mut self.constraints)?;
        let new = Known { function, form };
        match (known, short) {
            (Some(known), _) => *known = new,
            (None, Some(key)) => drop(self.short.insert(key, new)),
            (None, None) => drop(self.long.insert(self.key.clone().into(), new)),
        }
        Some(form)
    }
}

/// The constraint of an operand; `None` if it is not supported.
fn constraint(operand: &Operand, late: bool, machine: &Machine) -> Option<OperandDesc> {
    let home = Class(operand.class() as u16);
    let (class, place) = match operand.constraint() {
        OperandConstraint::Any => (home, Place::Any),
        OperandConstraint::Reg => (home, Place::Class),
        OperandConstraint::Stack => (home, Place::Slot),
        OperandConstraint::Limit(limit) => (machine.limited(operand.class(), limit.ilog2()), Place::Class),
        OperandConstraint::Reuse(index) => (home, Place::Tied(index as u16)),
        OperandConstraint::FixedReg(reg) => {
            if operand.as_fixed_nonallocatable().is_some() || machine.stack_slots.contains(reg) {
                return None;
            }
            (home, Place::Fixed(machine.reg(reg)?))
        }
    };
    let role = if operand.kind() == OperandKind::Def { Role::Def } else { Role::Use };
    let pos = if late || operand.pos() == OperandPos::Late { Pos::Late } else { Pos::Early };
    Some(OperandDesc::new(role, pos, class, place))
}

/// The uses of an instruction that a reuse makes late.
struct LateUses<'a>(&'a [Operand]);

/// There are none unless there is both a reuse and another late def.
#[inline]
fn late_uses(operands: &[Operand]) -> Option<LateUses<'_>> {
    let reuse = |op: &Operand| matches!(op.constraint(), OperandConstraint::Reuse(_));
    let other = |op: &Operand| op.kind() == OperandKind::Def && op.pos() == OperandPos::Late && !reuse(op);
    (operands.iter().any(reuse) && operands.iter().any(other)).then_some(LateUses(operands))
}

impl LateUses<'_> {
    fn contains(&self, index: usize) -> bool {
        let operand = self.0[index];
        let is_reused = |other: &Operand| match other.constraint() {
            OperandConstraint::Reuse(index) => self.0.get(index).is_some_and(|op| op.vreg() == operand.vreg()),
            _ => false,
        };
        operand.kind() == OperandKind::Use
            && !matches!(operand.constraint(), OperandConstraint::FixedReg(_))
            && !self.0.iter().any(is_reused)
    }
}
