//! Choosing among free registers. Only cost depends on it.
//!
//! In this order: the register that the value's web had last; the one in which an instruction will want the value, or
//! another value of its web; the first in allocation order that nothing destroys while the value lives and that the next
//! instruction with fixed uses in the block does not want for something else; the first that nothing destroys; the first.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use super::color::Input;
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
            let form = input.func.inst_form(input.machine.target, inst);
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
        for desc in input.func.inst_form(input.machine.target, Inst::from_u32(inst)).operands() {
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

    /// A register for a value among free units; `None` when no register is free in one piece.
    pub fn pick(
        &self,
        input: &Input<'_, '_, W>,
        webs: &mut Webs,
        value: Value,
        ty: Type,
        free: Mask<W>,
    ) -> Option<Reg> {
        let machine = input.machine;
        let calm = free.minus(input.plan.avoid[value.index()]);
        let web = webs.kin(value).index();
        let wishes = [self.web_reg[web], input.plan.hint[value.index()], self.web_hint[web]];
        let wished = wishes.into_iter().flatten().find(|&reg| {
            machine.is_allocatable(reg) && machine.target.reg(reg).ty == Some(ty) && calm.contains(machine.mask(reg))
        });
        let home = machine.home_regs(ty);
        let first = |free: Mask<W>| home.iter().copied().find(|&reg| free.contains(machine.mask(reg)));
        let unwanted = calm.minus(self.wanted[machine.ty(ty).bank.index()]);
        wished.or_else(|| first(unwanted)).or_else(|| first(calm)).or_else(|| first(free))
    }
}
