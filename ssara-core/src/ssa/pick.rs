//! Choosing among free registers. Only cost depends on it.
//!
//! In this order: the register that the value's web had last; the one in which an instruction will want the value, or
//! another value of its web; then the first in allocation order of those that are free, where it counts most that nothing
//! destroys the register while the value lives, then that it is not a preserved register which the function has not used
//! so far and would have to save, then that a value which moves need not wait for another to leave, and last that the next
//! instruction with fixed uses in the block does not want it for something else.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use super::color::Input;
use super::file::File;
use super::mask::Mask;
use super::webs::Webs;
use crate::ir::{Block, Inst, Value};
use crate::target::{Place, Reg, Role, Type};

const NONE: u32 = u32::MAX;

/// What is known about which value had better be where. Keeps its buffers.
#[derive(Default)]
pub struct Picker<const W: usize> {
    /// By web: the register that one of its values was given last, and one in which one of them will be wanted.
    web_reg: Vec<Option<Reg>>,
    web_hint: Vec<Option<Reg>>,
    /// For each instruction of the block at hand, the next one behind it that has fixed uses.
    upcoming: Vec<u32>,
    first: u32,
    /// By bank: the registers of the fixed uses of instruction `wanted_by`.
    wanted: Vec<Mask<W>>,
    wanted_by: u32,
}

impl<const W: usize> Picker<W> {
    /// Starts over for a function.
    pub fn reset(&mut self, input: &Input<'_, '_, W>, webs: &mut Webs) {
        let values = input.func.num_values();
        for regs in [&mut self.web_reg, &mut self.web_hint] {
            regs.clear();
            regs.resize(values, None);
        }
        for (value, &hint) in input.plan.hint.iter().enumerate() {
            if let Some(hint) = hint {
                self.web_hint[webs.kin(Value::new(value)).index()].get_or_insert(hint);
            }
        }
        self.wanted.clear();
        self.wanted.resize(input.machine.num_banks(), Mask::EMPTY);
        self.wanted_by = NONE;
    }

    /// Looks ahead in a block.
    pub fn enter(&mut self, input: &Input<'_, '_, W>, block: Block) {
        let (first, end) = input.func.block(block).insts;
        self.first = first;
        self.upcoming.clear();
        self.upcoming.resize((end - first) as usize, NONE);
        let mut next = NONE;
        for inst in input.func.block_insts(block).rev() {
            self.upcoming[(inst.as_u32() - first) as usize] = next;
            let form = input.plan.form(input.func, input.machine.target, inst);
            if form.operands().any(|desc| desc.role() == Role::Use && matches!(desc.place(), Place::Fixed(_))) {
                next = inst.as_u32();
            }
        }
        self.want(input, next);
    }

    /// Moves on to an instruction of the block.
    pub fn advance(&mut self, input: &Input<'_, '_, W>, inst: Inst) {
        let next = self.upcoming[(inst.as_u32() - self.first) as usize];
        if next != self.wanted_by {
            self.want(input, next);
        }
    }

    fn want(&mut self, input: &Input<'_, '_, W>, inst: u32) {
        self.wanted_by = inst;
        self.wanted.fill(Mask::EMPTY);
        if inst == NONE {
            return;
        }
        for desc in input.plan.form(input.func, input.machine.target, Inst::from_u32(inst)).operands() {
            if let (Role::Use, Place::Fixed(reg)) = (desc.role(), desc.place()) {
                let wanted = &mut self.wanted[input.machine.reg_bank(reg).index()];
                *wanted = wanted.or(input.machine.mask(reg));
            }
        }
    }

    /// Notes where a value is.
    pub fn note(&mut self, webs: &mut Webs, value: Value, reg: Reg) {
        self.web_reg[webs.kin(value).index()] = Some(reg);
    }

    /// A register for a value among free units; `None` when no register is free in one piece. `moves` says that the value
    /// is in another register and has to leave it: it had better not go where it must wait for another value to leave.
    #[expect(clippy::too_many_arguments, reason = "everything that bears on the choice")]
    pub fn pick(
        &self,
        input: &Input<'_, '_, W>,
        webs: &mut Webs,
        file: &File<W>,
        value: Value,
        ty: Type,
        free: Mask<W>,
        moves: bool,
    ) -> Option<Reg> {
        let machine = input.machine;
        let bank = machine.ty(ty).bank;
        let calm = free.minus(input.plan.avoid[value.index()]);
        let web = webs.kin(value).index();
        let wishes = [self.web_reg[web], input.plan.hint[value.index()], self.web_hint[web]];
        let wished = wishes.into_iter().flatten().find(|&reg| {
            machine.is_allocatable(reg) && machine.target.reg(reg).ty == Some(ty) && calm.contains(machine.mask(reg))
        });
        if wished.is_some() {
            return wished;
        }
        let unopened = machine.bank(bank).preserved.minus(file.used[bank.index()]);
        let occupied = if moves { file.taken[bank.index()] } else { Mask::EMPTY };
        let unwanted = calm.minus(self.wanted[bank.index()]);
        let choices = [
            unwanted.minus(occupied).minus(unopened),
            calm.minus(occupied).minus(unopened),
            calm.minus(unopened),
            calm.minus(occupied),
            calm,
            free.minus(occupied),
            free,
        ];
        let home = machine.home_regs(ty);
        let first = |free: Mask<W>| home.iter().copied().find(|&reg| free.contains(machine.mask(reg)));
        // Most often the first choice is the answer; a choice that excludes nothing more than the one before is skipped.
        let mut before = Mask::EMPTY;
        choices.into_iter().find_map(|choice| {
            let new = core::mem::replace(&mut before, choice) != choice;
            new.then(|| first(choice)).flatten()
        })
    }
}
