//! Colouring an instruction that finds everything where it wants it.
//!
//! # Input
//! A [countable](FormEffect::is_countable) instruction for which the plan does nothing, and the register of each value before
//! it. Its uses are early, and its defs are late and fixed or tied.
//!
//! # Output
//! The locations of its operands, without a move. Or false, and then nothing has changed but locations of operands of this
//! instruction, which [`ColorWalk::assign_constrained`] sets anew.
//!
//! # Why correct
//! Each fixed use is where it is wanted. What the instruction writes holds nothing, or a value that it reads last. So all
//! constraints hold as things are. (Over `tests/corpus` the solver leaves everything where it is in these cases, too.)
//!
//! # Cost
//! Linear in the operands.

use cranelift_entity::EntityRef;

use crate::analysis::liveness::DEAD;
use crate::color::walk::ColorWalk;
use crate::ir::Inst;
use crate::output::Loc;
use crate::regs::form_effects::FormEffect;
use crate::target::{Bank, FormKind, Place, Pos, Reg};

impl<const W: usize> ColorWalk<'_, W> {
    /// Colours an instruction of this form if nothing has to move for it. Returns whether it is coloured.
    pub fn assign_in_place(&mut self, inst: Inst, effect: FormEffect) -> bool {
        let cx = self.cx;
        let (func, machine) = (cx.func, cx.machine);
        let range = func.operand_range(inst);
        let first = range.start;
        let values = func.inst_operands(inst);
        let distances = &cx.live.operand_distances()[range];
        let descs = cx.constraints.descs(inst);
        // A returned value must not be in a register that is being restored.
        let must_be_fixed = cx.constraints.form(inst).kind == FormKind::Return;
        let mut killed = 0u32;
        for (index, ((&value, desc), &distance)) in values.iter().zip(descs).zip(distances).enumerate() {
            if desc.is_def() {
                continue;
            }
            let Some(reg) = self.state.file.reg[value.index()] else { return false };
            let is_here = match desc.place() {
                Place::Fixed(fixed) => fixed == reg,
                _ if must_be_fixed => false,
                _ => machine.is_home(desc.class()) || machine.class_regs(desc.class()).contains(&reg),
            };
            if !is_here || desc.pos() != Pos::Early || !machine.is_allocatable(reg) {
                return false;
            }
            self.emitter.set_operand(first + index, Loc::Reg(reg));
            killed |= u32::from(distance == DEAD) << index;
        }
        let reg_of = |walk: &Self, index: usize| walk.state.file.reg[values[index].index()];
        let killed = || (0..values.len()).filter(move |index| killed >> index & 1 != 0);
        // What is written holds nothing that lives on.
        let mut banks = effect.affected;
        while banks != 0 {
            let bank = Bank::from_index(banks.trailing_zeros() as usize);
            let mut held = self.state.file.taken[bank.index()].and(cx.effects.in_bank(effect, bank).effects.written);
            for reg in killed().filter_map(|index| reg_of(self, index)).filter(|&reg| machine.reg_bank(reg) == bank) {
                held = held.minus(machine.mask(reg));
            }
            if !held.is_empty() {
                return false;
            }
            banks &= banks - 1;
        }
        let mut overwritten = 0u32;
        for (index, desc) in descs.iter().enumerate().filter(|operand| operand.1.is_def()) {
            let reg = match desc.place() {
                Place::Fixed(reg) => Some(reg),
                Place::Tied(tied) => {
                    let tied = usize::from(tied);
                    let is_first = overwritten >> tied & 1 == 0 && killed().any(|index| index == tied);
                    overwritten |= 1 << tied;
                    let is_written = |reg: &Reg| {
                        let bank = machine.reg_bank(*reg);
                        cx.effects.in_bank(effect, bank).effects.written.intersects(machine.mask(*reg))
                    };
                    reg_of(self, tied).filter(|reg| is_first && !is_written(reg))
                }
                _ => None,
            };
            let Some(reg) = reg.filter(|_| desc.pos() == Pos::Late) else { return false };
            self.emitter.set_operand(first + index, Loc::Reg(reg));
        }
        for index in killed() {
            self.state.file.remove(machine, values[index]);
        }
        for index in (0..descs.len()).filter(|&index| descs[index].is_def()) {
            let Some(reg) = self.emitter.operand(first + index).reg() else { continue };
            if distances[index] != DEAD {
                self.state.file.put(machine, values[index], reg);
            }
            self.record_def(inst, values[index], reg);
        }
        true
    }
}
