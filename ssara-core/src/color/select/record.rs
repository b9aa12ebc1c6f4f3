//! What is recorded of a choice, if that is asked for.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::program_point::entry_point;
use crate::coalesce::webs::Webs;
use crate::color::context::ColorCx;
use crate::color::reservations::Candidate;
use crate::color::select::{Request, Selector, unsaved};
use crate::ir::{Inst, Value};
use crate::record::{Choice, Criterion, Decision, Hint, HintLoss};
use crate::regs::register_file::RegisterFile;
use crate::regs::unit_mask::Mask;
use crate::target::Reg;

impl<const W: usize> Selector<W> {
    /// Records that a value is given a register, if it is given one.
    #[cold]
    #[inline(never)]
    pub(super) fn record_choice(
        &mut self,
        cx: &ColorCx<'_, W>,
        webs: &mut Webs,
        file: &RegisterFile<W>,
        request: Request<W>,
        reg: Option<Reg>,
    ) {
        let Some(reg) = reg else { return };
        let Request { value, class, free, moves } = request;
        let machine = cx.machine;
        let avoid = cx.plan.hints.avoid[value.index()];
        let hints = self.hints(cx, webs, file, request, reg);
        let criterion = match hints.last() {
            Some(&Hint { lost: None, source, .. }) => Criterion::Hint(source),
            _ => self.criterion(cx, webs, file, request, reg),
        };
        let is_clobbered = |reg: &Reg| {
            let units = machine.mask(*reg);
            free.contains(units) && units.intersects(avoid)
        };
        let clobbered = machine.homes_in(class).filter(is_clobbered).collect();
        let inst = (!self.is_at_start).then(|| Inst::from_u32(self.point / entry_point(1)));
        let choice = Choice { value, block: self.block, inst, reg, moves, criterion, hints, clobbered };
        cx.record(|| Decision::Chosen(choice));
    }

    /// The hints of a value, up to the one that it gets.
    fn hints(
        &self,
        cx: &ColorCx<'_, W>,
        webs: &mut Webs,
        file: &RegisterFile<W>,
        request: Request<W>,
        reg: Reg,
    ) -> Vec<Hint> {
        let Request { value, class, free, .. } = request;
        let machine = cx.machine;
        let ty = machine.target.class(class).ty;
        let mut hints: Vec<Hint> = Vec::new();
        for (wanted, source) in self.wanted(cx, webs, value) {
            let Some((hint, freq)) = wanted.filter(|&(hint, _)| hints.iter().all(|known| known.reg != hint)) else {
                continue;
            };
            let units = machine.mask(hint);
            let lost = if hint == reg {
                None
            } else if !machine.is_allocatable(hint) || machine.target.reg(hint).ty != Some(ty) {
                Some(HintLoss::Unsuitable)
            } else if units.intersects(cx.plan.hints.worth_avoiding(value, freq)) {
                Some(HintLoss::Clobbered)
            } else {
                let holder = |unit| file.holder(machine.reg_bank(hint), unit);
                let holder: Option<Value> = units.minus(free).iter().find_map(holder);
                Some(HintLoss::Taken(holder))
            };
            hints.push(Hint { reg: hint, source, lost });
            if lost.is_none() {
                break;
            }
        }
        hints
    }

    /// The first criterion after the hints that a register meets.
    fn criterion(
        &mut self,
        cx: &ColorCx<'_, W>,
        webs: &mut Webs,
        file: &RegisterFile<W>,
        request: Request<W>,
        reg: Reg,
    ) -> Criterion {
        let Request { value, class, moves, .. } = request;
        let machine = cx.machine;
        let bank = machine.ty(machine.target.class(class).ty).bank;
        let units = machine.mask(reg);
        let meets = |excluded: Mask<W>| !units.intersects(excluded);
        let unsaved = unsaved(cx, file, bank);
        let occupied = if moves { file.taken[bank.index()] } else { Mask::EMPTY };
        let avoid = cx.plan.hints.avoid[value.index()];
        if !meets(avoid) {
            let for_loop = self.block.and_then(|block| cx.cfg.innermost_header(block));
            let in_loop = for_loop.map(|header| avoid.and(cx.plan.hints.loop_clobbers(header, bank)));
            return if in_loop.is_some_and(meets) { Criterion::NotInLoop } else { Criterion::Clobbered };
        }
        if !meets(unsaved) {
            return Criterion::Saved;
        }
        if !meets(occupied) {
            return Criterion::NothingToSave;
        }
        let candidate = self.block.map(|block| Candidate { value, bank, units, block, point: self.point });
        if candidate.is_some_and(|candidate| !self.reservations.conflicts(cx, webs, candidate).is_empty()) {
            Criterion::Cheap
        } else if !meets(self.left_to_others[bank.index()]) {
            Criterion::Unreserved
        } else {
            Criterion::Unwanted
        }
    }
}
