//! Choosing among free registers. Only cost depends on it.
//!
//! In this order: the register in which the block parameter was, in an earlier run, for which the value is an argument; the
//! one that the value's web had last; the one in which an instruction will want the value, or another value of its web; then
//! the first in allocation order of those that are free, where it counts most that nothing destroys the register while the
//! value lives, or at least nothing in the loop, then that it is not a preserved register which the function has not used so
//! far and would have to save, then that a value which moves need not wait for another to leave, then that nobody else
//! claims the register (see `claims`), then that the other values of its web can stay there too, and last that no value of
//! the function is wanted there: one that may be anywhere leaves the registers of arguments and results to those that may
//! not.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::program_point::{Moment, entry_moment};
use crate::coalesce::webs::Webs;
use crate::color::context::ColorCx;
use crate::color::reservations::Reservations;
use crate::ir::{Block, Inst, Value};
use crate::regs::register_file::RegisterFile;
use crate::regs::unit_mask::Mask;
use crate::target::{Reg, Type};

/// What is known about which value had better be where. Keeps its buffers.
#[derive(Default)]
pub struct Selector<const W: usize> {
    /// By web: the register that one of its values was given last, and one in which one of them will be wanted.
    web_reg: Vec<Option<Reg>>,
    web_hint: Vec<Option<(Reg, f32)>>,
    /// By web: the units that one of its values had better not be in.
    web_avoid: Vec<Mask<W>>,
    /// By value: the units that it had better not be in from where the colouring is.
    avoid: Vec<Mask<W>>,
    /// By value, as far as it goes: the register in which the block parameter for which it is the argument was in an earlier
    /// run, and how often it is.
    drawn: Vec<Option<(Reg, f32)>>,
    /// By bank: the units in which some value is wanted.
    wanted: Vec<Mask<W>>,
    claims: Reservations<W>,
    /// Where the colouring is.
    block: Option<Block>,
    now: Moment,
}

impl<const W: usize> Selector<W> {
    /// Starts over for a function.
    pub fn reset(&mut self, cx: &ColorCx<'_, W>, webs: &mut Webs) {
        let values = cx.func.num_values();
        self.web_reg.clear();
        self.web_reg.resize(values, None);
        self.web_hint.clear();
        self.web_hint.resize(values, None);
        self.wanted.clear();
        self.wanted.resize(cx.machine.num_banks(), Mask::EMPTY);
        for (value, &hint) in cx.plan.hints.hint.iter().enumerate() {
            let Some(hint) = hint else { continue };
            let wanted = &mut self.wanted[cx.machine.reg_bank(hint.0).index()];
            *wanted = wanted.or(cx.machine.mask(hint.0));
            let of_web = &mut self.web_hint[webs.hint_group(Value::new(value)).index()];
            if of_web.is_none_or(|of_web| hint.1 > of_web.1) {
                *of_web = Some(hint);
            }
        }
        self.web_avoid.clear();
        self.web_avoid.resize(values, Mask::EMPTY);
        for (value, &avoid) in cx.plan.hints.avoid.iter().enumerate() {
            let of_web = &mut self.web_avoid[webs.hint_group(Value::new(value)).index()];
            *of_web = of_web.or(avoid);
        }
        self.avoid.clear();
        self.avoid.extend_from_slice(cx.outlook.map_or(&cx.plan.hints.avoid[..], |outlook| outlook.at_def()));
        self.drawn.clear();
        self.claims.reset(cx);
    }

    /// Comes to a block.
    pub fn enter(&mut self, cx: &ColorCx<'_, W>, webs: &mut Webs, block: Block) {
        let (web_reg, web_hint) = (&self.web_reg, &self.web_hint);
        let wish = |webs: &mut Webs, value: Value| {
            let web = webs.hint_group(value).index();
            let hint = || cx.plan.hints.hint[value.index()].or(web_hint[web]).map(|hint| hint.0);
            web_reg[web].or_else(hint)
        };
        self.claims.enter(cx, webs, wish, block);
        if let Some(outlook) = cx.outlook {
            for (value, &avoid) in cx.plan.residency.entry(block).iter().zip(outlook.at_entry(block)) {
                self.avoid[value.index()] = avoid;
            }
        }
        self.block = Some(block);
        self.now = entry_moment(cx.func.block(block).insts.0);
    }

    /// Comes to the header of a loop of which the values are in place.
    pub fn enter_loop(&mut self, cx: &ColorCx<'_, W>, webs: &mut Webs, block: Block, file: &RegisterFile<W>) {
        self.claims.enter_loop(cx, webs, block, &file.reg);
    }

    /// Moves on to an instruction of the block.
    pub fn advance(&mut self, inst: Inst) {
        self.now = entry_moment(inst.as_u32());
    }

    /// Comes to where a value is reloaded.
    pub fn reload(&mut self, cx: &ColorCx<'_, W>, inst: Inst, value: Value) {
        if let Some(outlook) = cx.outlook {
            self.avoid[value.index()] = outlook.at_reload(inst, value);
        }
    }

    /// The units that instructions destroy or demand before a value leaves the register that it gets here.
    pub fn avoid(&self, value: Value) -> Mask<W> {
        self.avoid[value.index()]
    }

    /// Notes that a value is an argument, so often, for a parameter that was in this register in an earlier run.
    pub fn draw(&mut self, value: Value, reg: Reg, freq: f32) {
        if self.drawn.len() <= value.index() {
            self.drawn.resize(value.index() + 1, None);
        }
        let drawn = &mut self.drawn[value.index()];
        if drawn.is_none_or(|drawn| freq > drawn.1) {
            *drawn = Some((reg, freq));
        }
    }

    /// Notes where a value is.
    #[inline]
    pub fn note(&mut self, webs: &mut Webs, value: Value, reg: Reg) {
        self.web_reg[webs.hint_group(value).index()] = Some(reg);
    }

    /// A register for a value among free units; `None` when no register is free in one piece. `moves` says that the value
    /// is in another register and has to leave it: it had better not go where it must wait for another value to leave.
    #[expect(clippy::too_many_arguments, reason = "everything that bears on the choice")]
    pub fn pick(
        &mut self,
        cx: &ColorCx<'_, W>,
        webs: &mut Webs,
        file: &RegisterFile<W>,
        value: Value,
        ty: Type,
        free: Mask<W>,
        moves: bool,
    ) -> Option<Reg> {
        let machine = cx.machine;
        let bank = machine.ty(ty).bank;
        let calm = free.minus(self.avoid[value.index()]);
        let web = webs.hint_group(value).index();
        let hints = [cx.plan.hints.hint[value.index()], self.web_hint[web]].map(|hint| hint.map(|hint| hint.0));
        let drawn = self.drawn.get(value.index()).copied().flatten().map(|drawn| drawn.0);
        let wishes = [drawn, self.web_reg[web], hints[0], hints[1]];
        let wished = wishes.into_iter().flatten().find(|&reg| {
            machine.is_allocatable(reg) && machine.target.reg(reg).ty == Some(ty) && calm.contains(machine.mask(reg))
        });
        if wished.is_some() {
            return wished;
        }
        let unopened = machine.bank(bank).preserved.minus(file.used[bank.index()]);
        let occupied = if moves { file.taken[bank.index()] } else { Mask::EMPTY };
        let home = machine.home_regs(ty);
        let first = |free: Mask<W>| home.iter().copied().find(|&reg| free.contains(machine.mask(reg)));
        let quiet = calm.minus(occupied).minus(unopened);
        let welcome = quiet.minus(self.web_avoid[web]);
        // Claims are looked into where nothing else speaks against a register, which mostly is the first.
        let mut against = Mask::EMPTY;
        let mut unclaimed = |set: Mask<W>| {
            home.iter().copied().find(|&reg| {
                let mask = machine.mask(reg);
                if !set.contains(mask) || mask.intersects(against) {
                    return false;
                }
                let Some(block) = self.block else { return true };
                let found = self.claims.against(cx, webs, value, bank, mask, block, self.now);
                against = against.or(found);
                found.is_empty()
            })
        };
        let mut before = Mask::EMPTY;
        for set in [welcome.minus(self.wanted[bank.index()]), welcome, quiet] {
            if core::mem::replace(&mut before, set) != set
                && let Some(reg) = unclaimed(set)
            {
                return Some(reg);
            }
        }
        // Where nothing will do for as long as the value lives, something may do for as long as the loop runs.
        let lasting = match self.block.and_then(|block| cx.cfg.innermost_header(block)) {
            Some(header) if calm.is_empty() => {
                free.minus(self.avoid[value.index()].and(cx.plan.hints.loop_clobbers(header, bank)))
            }
            _ => free,
        };
        let choices = [
            quiet,
            calm.minus(unopened),
            calm.minus(occupied),
            calm,
            lasting.minus(occupied),
            lasting,
            free.minus(occupied),
            free,
        ];
        // A choice that excludes nothing more than the one before is skipped.
        let mut before = Mask::EMPTY;
        choices.into_iter().find_map(|choice| {
            let new = core::mem::replace(&mut before, choice) != choice;
            new.then(|| first(choice)).flatten()
        })
    }
}
