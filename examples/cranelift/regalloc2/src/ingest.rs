//! Translates the client's function into one of ssara, in one walk over it. Instructions, blocks, edges and operands keep
//! their order. They also keep their numbers, except as `layout` describes.
//!
//! The interface differs from ssara in these points:
//!
//! * The first instruction of the function becomes an `entry` if it only defines values in fixed registers.
//! * The interface does not distinguish returns and traps. Both become a return, which is right for both.
//! * A reuse of an operand by a def ties them. It also means that no early use of another value overlaps the late defs of
//!   the instruction. If there is a late def besides the tied ones, such a use becomes late. If there is none, the tie is
//!   enough.
//! * A branch may define a value and pass it on. In ssara the successor can read the value itself, so the parameter that
//!   receives it is dropped. The successor then has no other predecessor.
//! * Control may come back to the entry block. In ssara it may not, so another block is added before it.
//! * An instruction may define a virtual register twice if the client allows that. The first of these defs replaces all, with
//!   the constraints of all.
//!
//! Takes time linear in the function.

use std::iter;

use ssara_core::ir::{self, LocalForms, Source, StreamBuilder, UnknownValue, Value};
use ssara_core::target::{Conv, Form, FormKind, Type};

use crate::form::{Demand, Forms, late_uses};
use crate::layout::Layout;
use crate::merge::Merge;
use crate::target::Machine;
use crate::{Block, Function, Inst, Operand, OperandConstraint, OperandKind, PRegSet, RegAllocError, VReg};

/// Reads functions and keeps the buffers.
#[derive(Default)]
pub struct Ingest {
    builder: StreamBuilder,
    /// Block parameters that are other names for what a branch defines, each with that, sorted.
    aliases: Vec<(VReg, VReg)>,
    /// How the function differs from the client's.
    layout: Layout,
    forms: Forms,
    /// Finds repeated defs and combines their constraints.
    merge: Merge,
}

impl Ingest {
    /// The function that was read last.
    pub fn func(&self) -> &ir::Function {
        self.builder.func()
    }
    /// The value of a virtual register, if the function that was read last has it.
    pub fn value(&self, vreg: VReg) -> Option<Value> {
        self.builder.source_value(vreg.vreg())
    }

    /// How the function that was read last differs from the client's.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Whether the function that was read last names a register that the machine does not have.
    pub fn lacks_registers(&self) -> bool {
        self.forms.lack_registers()
    }

    /// Reads a function. Validation checks the result. `returns_values` says whether some return has operands. All real
    /// returns of a function have equally many, and Cranelift also marks instructions as returns that never complete.
    ///
    /// # Errors
    /// When blocks are not in order, or operands are not supported.
    pub fn read<F: Function>(
        &mut self,
        func: &F,
        machine: &Machine,
        returns_values: bool,
    ) -> Result<(), RegAllocError> {
        let entry = func.entry_block();
        if entry.index() >= func.num_blocks() || !func.block_params(entry).is_empty() {
            return Err(RegAllocError::BB(entry));
        }
        let Ingest { builder, aliases, layout, forms, merge } = self;
        merge.start(func);
        forms.start();
        layout.start(entry != Block(0) || !func.block_preds(entry).is_empty());
        check_blocks(func)?;
        find_aliases(func, aliases);
        let (inst, is_merged) = (Inst(0), false);
        let mut client =
            Client { func, machine, returns_values, entry, aliases, layout, forms, merge, inst, is_merged };
        match builder.ingest(&mut client, &machine.desc) {
            Ok(_) => Ok(()),
            Err(Refusal::Unsupported(error)) => Err(error),
            Err(Refusal::Unknown(vreg)) => Err(RegAllocError::SSA(vreg, client.inst)),
        }
    }
}

/// Checks that the blocks contain all instructions in order, and that edges lead to blocks.
fn check_blocks<F: Function>(func: &F) -> Result<(), RegAllocError> {
    let mut expected = 0;
    for block in (0..func.num_blocks()).map(Block::new) {
        let insts = func.block_insns(block);
        if insts.first().index() != expected || insts.is_empty() {
            return Err(RegAllocError::BB(block));
        }
        expected += insts.len();
        if func.block_succs(block).iter().any(|succ| succ.index() >= func.num_blocks()) {
            return Err(RegAllocError::Branch(insts.last()));
        }
    }
    if expected == func.num_insts() { Ok(()) } else { Err(RegAllocError::BB(Block::invalid())) }
}

/// Makes parameters that receive a def of a branch aliases of that def.
fn find_aliases<F: Function>(func: &F, aliases: &mut Vec<(VReg, VReg)>) {
    aliases.clear();
    for block in (0..func.num_blocks()).map(Block::new) {
        let branch = func.block_insns(block).last();
        let operands = func.inst_operands(branch);
        if operands.iter().all(|op| op.kind() == OperandKind::Use) || !func.is_branch(branch) {
            continue;
        }
        let is_def = |vreg: VReg| operands.iter().any(|op| op.kind() == OperandKind::Def && op.vreg() == vreg);
        for (index, &succ) in func.block_succs(block).iter().enumerate() {
            if func.block_preds(succ).len() != 1 {
                continue;
            }
            let args = func.branch_blockparams(block, branch, index);
            for (&param, &arg) in func.block_params(succ).iter().zip(args) {
                let is_new = || aliases.iter().all(|alias| alias.0 != param);
                if is_def(arg) && arg.class() == param.class() && is_new() {
                    aliases.push((param, arg));
                }
            }
        }
    }
    aliases.sort_unstable();
}

/// The client's function, with its differences from ours.
struct Client<'a, F> {
    func: &'a F,
    machine: &'a Machine,
    returns_values: bool,
    entry: Block,
    aliases: &'a [(VReg, VReg)],
    layout: &'a mut Layout,
    forms: &'a mut Forms,
    merge: &'a mut Merge,
    /// The instruction that is being read.
    inst: Inst,
    /// Whether its operands are those of `merge`.
    is_merged: bool,
}

/// Why a function is refused.
enum Refusal {
    /// Something that is not supported.
    Unsupported(RegAllocError),
    /// A virtual register whose number is too large.
    Unknown(VReg),
}

impl From<UnknownValue<VReg>> for Refusal {
    fn from(unknown: UnknownValue<VReg>) -> Self {
        Refusal::Unknown(unknown.0)
    }
}

impl From<RegAllocError> for Refusal {
    fn from(error: RegAllocError) -> Self {
        Refusal::Unsupported(error)
    }
}

impl<F: Function> Client<'_, F> {
    /// The client's number of a block; `None` for the additional one.
    fn block(&self, ours: usize) -> Option<Block> {
        ours.checked_sub(self.layout.lead() as usize).map(Block::new)
    }
    fn is_alias(&self, param: VReg) -> bool {
        !self.aliases.is_empty() && self.aliases.binary_search_by_key(&param, |alias| alias.0).is_ok()
    }
}

impl<'a, F: Function> Source for Client<'a, F> {
    /// An invalid number is the jump of the additional block.
    type Inst = Inst;
    type Value = VReg;
    type Error = Refusal;

    fn convention(&self) -> Option<Conv> {
        Some(Conv(0))
    }
    fn num_blocks(&self) -> usize {
        self.func.num_blocks() + self.layout.lead() as usize
    }
    fn params(&self, block: usize) -> impl Iterator<Item = VReg> {
        let params = self.block(block).map_or(&[][..], |block| self.func.block_params(block));
        params.iter().copied().filter(|&param| !self.is_alias(param))
    }
    fn insts(&self, block: usize) -> impl Iterator<Item = Inst> + use<'a, F> {
        let insts = self.block(block).map(|block| self.func.block_insns(block));
        let lead = insts.is_none().then(Inst::invalid);
        lead.into_iter().chain(insts.into_iter().flat_map(|insts| insts.iter()))
    }
    fn form(&mut self, inst: Inst, local: &mut LocalForms<'_>) -> Result<Form, Refusal> {
        let (func, machine) = (self.func, self.machine);
        self.inst = inst;
        if inst.is_invalid() {
            let demand = Demand { kind: FormKind::Branch, operands: &[], clobbers: PRegSet::empty(), late: None };
            return Ok(self.forms.find(local, machine, &demand)?);
        }
        let mut operands = func.inst_operands(inst);
        if operands.len() > usize::from(u16::MAX) {
            return Err(RegAllocError::TooManyOperands.into());
        }
        self.is_merged = self.merge.is_needed(operands);
        if self.is_merged {
            operands = self.merge.operands(operands, inst, self.layout)?;
        }
        let clobbers = func.inst_clobbers(inst);
        let kind = if func.is_ret(inst) {
            if self.returns_values && operands.is_empty() { FormKind::Trap } else { FormKind::Return }
        } else if func.is_branch(inst) {
            FormKind::Branch
        } else if inst == Inst(0) && self.layout.lead() == 0 && is_entry(operands) && clobbers == PRegSet::empty() {
            FormKind::Entry
        } else {
            FormKind::Op
        };
        let demand = Demand { kind, operands, clobbers, late: late_uses(operands) };
        Ok(self.forms.find(local, machine, &demand)?)
    }
    fn operands(&self, inst: Inst) -> impl Iterator<Item = VReg> {
        let operands = match () {
            () if inst.is_invalid() => &[],
            () if self.is_merged => self.merge.left(),
            () => self.func.inst_operands(inst),
        };
        operands.iter().map(|operand| operand.vreg())
    }
    fn successors(&self, block: usize) -> impl Iterator<Item = usize> {
        let client = self.block(block);
        let lead = self.layout.lead() as usize;
        let succs = client.map_or(std::slice::from_ref(&self.entry), |block| self.func.block_succs(block));
        succs.iter().map(move |succ| succ.index() + lead)
    }
    fn args(&self, block: usize, index: usize) -> impl Iterator<Item = VReg> {
        let client = self.block(block).map(|block| {
            let branch = self.func.block_insns(block).last();
            let params = self.func.block_params(self.func.block_succs(block)[index]);
            let args = self.func.branch_blockparams(block, branch, index);
            // More arguments than parameters are an error that validation reports.
            let params = params.iter().map(Some).chain(iter::repeat(None));
            args.iter().copied().zip(params)
        });
        let is_passed = |&(_, param): &(VReg, Option<&VReg>)| !param.is_some_and(|&param| self.is_alias(param));
        client.into_iter().flatten().filter(is_passed).map(|(arg, _)| arg)
    }
    fn num_values(&self) -> usize {
        self.func.num_vregs()
    }
    #[inline]
    fn value_index(&self, vreg: VReg) -> usize {
        vreg.vreg()
    }
    #[inline]
    fn value_type(&self, vreg: VReg) -> Type {
        Type(vreg.class() as u8)
    }
    fn aliases(&self) -> impl Iterator<Item = (VReg, VReg)> {
        self.aliases.iter().copied()
    }
}

fn is_entry(operands: &[Operand]) -> bool {
    let fixed_def =
        |op: &Operand| op.kind() == OperandKind::Def && matches!(op.constraint(), OperandConstraint::FixedReg(_));
    !operands.is_empty() && operands.iter().all(fixed_def)
}
