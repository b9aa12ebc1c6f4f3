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

use ssara_core::ir::{self, StreamBuilder, Value};
use ssara_core::target::{Conv, FormKind, Type};

use crate::form::{Demand, Forms, late_uses};
use crate::layout::Layout;
use crate::merge::Merge;
use crate::target::Machine;
use crate::{Block, Function, Inst, Operand, OperandConstraint, OperandKind, PRegSet, RegAllocError, VReg};

/// Reads functions and keeps the buffers.
#[derive(Default)]
pub struct Ingest {
    transcript: StreamBuilder,
    /// By number of the virtual register.
    values: Vec<Option<Value>>,
    /// Block parameters that are other names for what a branch defines, sorted.
    aliases: Vec<VReg>,
    /// Whether some return of the current function has operands.
    returns_values: bool,
    /// How the function differs from the client's.
    layout: Layout,
    forms: Forms,
    /// Finds repeated defs and combines their constraints.
    merge: Merge,
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
        self.values.clear();
        self.values.resize(func.num_vregs(), None);
        self.merge.start(func);
        self.transcript.start(&machine.desc, "", Some(Conv(0)));
        self.forms.start();
        self.layout.start(entry != Block(0) || !func.block_preds(entry).is_empty());
        self.find_aliases(func)?;
        self.returns_values = returns_values;
        if self.layout.lead() != 0 {
            let demand = Demand { kind: FormKind::Branch, operands: &[], clobbers: PRegSet::empty(), late: None };
            let form = self.forms.find(&mut self.transcript, machine, &demand)?;
            self.transcript.inst(form);
            self.transcript.successor(self.block(entry));
        }
        let mut expected = 0;
        for block in (0..func.num_blocks()).map(Block::new) {
            let insts = func.block_insns(block);
            if insts.first().index() != expected || insts.is_empty() {
                return Err(RegAllocError::BB(block));
            }
            expected += insts.len();
            if self.block(block).as_u32() != 0 {
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

    /// Our number of a block.
    fn block(&self, block: Block) -> ir::Block {
        ir::Block::from_u32(block.0 + self.layout.lead())
    }

    /// Makes parameters that receive a def of a branch aliases of that def.
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
                if succ.index() >= func.num_blocks() {
                    return Err(RegAllocError::Branch(branch));
                }
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
        if operands.len() > usize::from(u16::MAX) {
            return Err(RegAllocError::TooManyOperands);
        }
        let operands = if self.merge.is_needed(operands) {
            self.merge.operands(operands, inst, &mut self.layout)?
        } else {
            operands
        };
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
        let form = self.forms.find(&mut self.transcript, machine, &demand)?;
        self.transcript.inst(form);
        for operand in operands {
            let value = find_value(&mut self.transcript, &mut self.values, operand.vreg(), inst)?;
            self.transcript.operand(value);
        }
        Ok(())
    }

    fn edges<F: Function>(&mut self, func: &F, block: Block, branch: Inst) -> Result<(), RegAllocError> {
        for (index, &succ) in func.block_succs(block).iter().enumerate() {
            if succ.index() >= func.num_blocks() {
                return Err(RegAllocError::Branch(branch));
            }
            self.transcript.successor(self.block(succ));
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
    transcript: &mut StreamBuilder,
    values: &mut [Option<Value>],
    vreg: VReg,
    inst: Inst,
) -> Result<Value, RegAllocError> {
    let known = values.get_mut(vreg.vreg()).ok_or(RegAllocError::SSA(vreg, inst))?;
    Ok(*known.get_or_insert_with(|| transcript.value(Type(vreg.class() as u8))))
}
