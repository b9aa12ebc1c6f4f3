//! Selecting a register among free ones.
//!
//! # Input
//! A value and the units that are free for it, the hints of the plan, and what has been coloured so far.
//!
//! # Output
//! A register of the class that lies in these units. [`Selector::select`] lists the criteria by rank.
//!
//! # Why correct
//! Only cost depends on the choice.
//!
//! # Cost
//! Linear in the registers of the class, and in the reservations that [`Reservations::conflicts`] looks at.

mod record;

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::program_point::{ProgramPoint, entry_point};
use crate::coalesce::webs::Webs;
use crate::color::context::ColorCx;
use crate::color::group_hints::GroupHints;
use crate::color::reservations::{Candidate, Reservations};
use crate::ir::{Block, Inst, Value};
use crate::record::HintSource;
use crate::regs::register_file::RegisterFile;
use crate::regs::tables::UnitPrices;
use crate::regs::unit_mask::Mask;
use crate::target::{Bank, Class, Reg, Relation, Type};

/// What is known about where values should be. Keeps its buffers.
#[derive(Default)]
pub struct Selector<const W: usize> {
    /// By web: the register that one of its values was given last.
    web_reg: Vec<Option<Reg>>,
    /// By web: the most frequent hint of its values, with its frequency.
    web_hint: Vec<Option<(Reg, f32)>>,
    /// By web: the units that are clobbered while one of its values is in a register.
    web_avoid: Vec<Mask<W>>,
    /// By bank: the units that a value without a hint leaves to others. A hint of some value points to them, or their use
    /// costs more.
    left_to_others: Vec<Mask<W>>,
    groups: GroupHints,
    reservations: Reservations<W>,
    /// The current block.
    block: Option<Block>,
    /// The current program point.
    point: ProgramPoint,
    /// Whether that is the start of the block.
    is_at_start: bool,
}

/// A request for a register.
#[derive(Clone, Copy)]
pub struct Request<const W: usize> {
    /// The value.
    pub value: Value,
    /// The class whose order says which register comes first; it takes only registers in which values live.
    pub class: Class,
    /// The units that are free for it.
    pub free: Mask<W>,
    /// Whether the value is in another register and has to leave it. It should not go where it must wait for another value
    /// to leave.
    pub moves: bool,
}

impl<const W: usize> Selector<W> {
    /// Starts over for a function.
    pub fn reset(&mut self, cx: &ColorCx<'_, W>, webs: &mut Webs) {
        let (machine, hints) = (cx.machine, &cx.plan.hints);
        let values = cx.func.num_values();
        self.web_reg.clear();
        self.web_reg.resize(values, None);
        self.web_hint.clear();
        self.web_hint.resize(values, None);
        self.web_avoid.clear();
        self.web_avoid.resize(values, Mask::EMPTY);
        for (value, &avoid) in hints.avoid.iter().enumerate() {
            if avoid != Mask::EMPTY {
                let of_web = &mut self.web_avoid[webs.find(Value::new(value)).index()];
                *of_web = of_web.or(avoid);
            }
        }
        self.left_to_others.clear();
        self.left_to_others.extend(machine.banks().map(|bank| machine.bank(bank).dear));
        for (value, &hint) in hints.hint.iter().enumerate() {
            let Some(hint) = hint else { continue };
            let hinted = &mut self.left_to_others[machine.reg_bank(hint.0).index()];
            *hinted = hinted.or(machine.mask(hint.0));
            let of_web = &mut self.web_hint[webs.find(Value::new(value)).index()];
            if of_web.is_none_or(|of_web| hint.1 > of_web.1) {
                *of_web = Some(hint);
            }
        }
        self.hint_parts(cx, webs);
        self.groups.reset(cx, webs);
        self.reservations.reset(cx);
    }

    /// Hands the hints of defs on to uses that end in the same bits: halves are computed where their pair is wanted, and a pair
    /// where its halves are. From the last instruction on, so that hints pass through several instructions.
    fn hint_parts(&mut self, cx: &ColorCx<'_, W>, webs: &mut Webs) {
        let (machine, target) = (cx.machine, cx.machine.target);
        for part in cx.plan.hints.parts.iter().rev() {
            let Some((of_def, freq)) = self.web_hint[webs.find(part.def).index()] else { continue };
            let home = target.home_class(cx.func.value_type(part.value));
            let shared = Relation::Same(0, 1, part.end);
            let begins_there = |&reg: &Reg| shared.holds(target, |operand| Some([reg, of_def][usize::from(operand)]));
            let Some(reg) = target.class_regs(home).iter().copied().find(begins_there) else { continue };
            let hinted = &mut self.left_to_others[machine.reg_bank(reg).index()];
            *hinted = hinted.or(machine.mask(reg));
            let freq = freq.min(part.freq);
            let of_web = &mut self.web_hint[webs.find(part.value).index()];
            if of_web.is_none_or(|of_web| freq > of_web.1) {
                *of_web = Some((reg, freq));
            }
        }
    }

    /// Moves on to the start of a block.
    pub fn enter_block(&mut self, cx: &ColorCx<'_, W>, webs: &mut Webs, block: Block) {
        let (web_reg, web_hint) = (&self.web_reg, &self.web_hint);
        let hint_of = |webs: &mut Webs, value: Value| {
            let web = webs.find(value).index();
            let reg = |hint: Option<(Reg, f32)>| hint.map(|hint| hint.0);
            reg(cx.plan.hints.hint[value.index()]).or(web_reg[web]).or_else(|| reg(web_hint[web]))
        };
        self.reservations.enter_block(cx, webs, hint_of, block);
        self.block = Some(block);
        self.point = entry_point(cx.func.block(block).insts.0);
        self.is_at_start = true;
    }

    /// Adds what is known once the values at the start of a loop header have registers.
    pub fn enter_loop(&mut self, cx: &ColorCx<'_, W>, webs: &mut Webs, block: Block, file: &RegisterFile<W>) {
        self.reservations.enter_loop(cx, webs, block, &file.reg);
    }

    /// The register in which a loop around a block wants the value of a parameter again, and how often.
    pub fn loop_reg(&self, cx: &ColorCx<'_, W>, webs: &mut Webs, block: Block, param: Value) -> Option<(Reg, f32)> {
        self.reservations.loop_reg(cx, webs, block, param)
    }

    /// Moves on to an instruction of the block.
    pub fn advance(&mut self, inst: Inst) {
        self.point = entry_point(inst.as_u32());
        self.is_at_start = false;
    }

    /// Notes the register that a value was given.
    #[inline]
    pub fn note_reg(&mut self, cx: &ColorCx<'_, W>, webs: &mut Webs, value: Value, reg: Reg) {
        self.web_reg[webs.find(value).index()] = Some(reg);
        self.groups.note_reg(cx, webs, value, reg);
    }

    /// Selects a register for a value; `None` if no register of the class is free in one piece.
    ///
    /// A unit is *clobbered* if an instruction clobbers or fixes it while the value is in a register. The first register in
    /// this order that is free is taken, if it is not clobbered, or more rarely than an instruction asks for it:
    ///
    /// 1. the hint of the value: a fixed operand asks for it there;
    /// 2. its register in a group, once the tuple is decided for;
    /// 3. the register that its web had last;
    /// 4. the hint of its web.
    ///
    /// If none is, and an instruction reads it in a group, a tuple is decided for (see [`GroupHints`]). Else the value takes
    /// the first register, in the order of the class, of the first of these sets that has one. A register is *cheap* if it is
    /// not clobbered, and not occupied by a value that has to leave first (if the value moves). Nor is it a callee-saved
    /// register that the function has not used so far and would have to save. It is *reserved* if a value yet to be defined
    /// should get it while this value is live (see [`Reservations`]).
    ///
    /// 5. cheap, not reserved, not hinted (values that may be anywhere leave the registers of arguments and results to those
    ///    that may not), not dearer to use than others of the bank, and not clobbered in the life of another value of its web;
    /// 6. the same, but for what is clobbered there;
    /// 7. cheap, not reserved;
    /// 8. cheap;
    /// 9. not clobbered, not unsaved callee-saved;
    /// 10. not clobbered, not occupied;
    /// 11. not clobbered;
    /// 12. not clobbered in the innermost loop, not occupied (only if all free units are clobbered);
    /// 13. not clobbered in the innermost loop (likewise);
    /// 14. not occupied;
    /// 15. any.
    ///
    /// Where [no more are needed](has_enough_saved), unsaved callee-saved registers do not count as free from
    /// 9 on, unless nothing else is, or the value [is worth](Selector::is_worth_saving) a save.
    pub fn select(
        &mut self,
        cx: &ColorCx<'_, W>,
        webs: &mut Webs,
        file: &RegisterFile<W>,
        request: Request<W>,
    ) -> Option<Reg> {
        let reg = self.select_first(cx, webs, file, request);
        if cx.record.is_some() {
            self.record_choice(cx, webs, file, request, reg);
        }
        reg
    }

    /// The same without a record.
    #[inline]
    fn select_first(
        &mut self,
        cx: &ColorCx<'_, W>,
        webs: &mut Webs,
        file: &RegisterFile<W>,
        request: Request<W>,
    ) -> Option<Reg> {
        let Request { value, class, free, moves } = request;
        let machine = cx.machine;
        let ty = machine.target.class(class).ty;
        let avoid = cx.plan.hints.avoid[value.index()];
        let unclobbered = free.minus(avoid);
        let wanted = self.wanted(cx, webs, value);
        let hinted = wanted.into_iter().filter_map(|(hint, _)| hint).find(|&(reg, freq)| {
            machine.is_allocatable(reg)
                && machine.target.reg(reg).ty == Some(ty)
                && free.minus(cx.plan.hints.worth_avoiding(value, freq)).contains(machine.mask(reg))
        });
        if let Some((reg, _)) = hinted {
            return Some(reg);
        }
        let bank = machine.ty(ty).bank;
        let block = self.block;
        let saves = || saves(cx, file, block, (value, ty));
        if let Some((reg, of_others)) = self.groups.decide(cx, webs, file, (value, unclobbered), saves) {
            self.left_to_others[bank.index()] = self.left_to_others[bank.index()].or(of_others);
            return Some(reg);
        }
        let unsaved = unsaved(cx, file, bank);
        let occupied = if moves { file.taken[bank.index()] } else { Mask::EMPTY };
        let cheap = unclobbered.minus(occupied).minus(unsaved);
        if let Some(reg) = self.select_unreserved(cx, webs, Request { free: cheap, ..request }) {
            return Some(reg);
        }
        let first_of = |free: Mask<W>| {
            let unclobbered = free.minus(avoid);
            // Where everything is clobbered while the value lives, something may not be while the loop runs.
            let for_loop = match self.block.and_then(|block| cx.cfg.innermost_header(block)) {
                Some(header) if unclobbered.is_empty() => {
                    free.minus(avoid.and(cx.plan.hints.loop_clobbers(header, bank)))
                }
                _ => free,
            };
            let sets = [
                cheap,
                unclobbered.minus(unsaved),
                unclobbered.minus(occupied),
                unclobbered,
                for_loop.minus(occupied),
                for_loop,
                free.minus(occupied),
                free,
            ];
            first_in(sets, |set| machine.homes_in(class).find(|&reg| set.contains(machine.mask(reg))))
        };
        let is_enough = has_enough_saved(cx, file, bank) && !self.is_worth_saving(cx, value, ty);
        let without_save = is_enough.then(|| first_of(free.minus(unsaved))).flatten();
        without_save.or_else(|| first_of(free))
    }

    /// Whether a value should rather have a callee-saved register than move later: it crosses no call, and a move where it is
    /// now costs more than a save.
    fn is_worth_saving(&self, cx: &ColorCx<'_, W>, value: Value, ty: Type) -> bool {
        save_in_moves(cx, self.block, ty) < 1.0 && !needs_preserved(cx, value, ty)
    }

    /// The registers that a value is wanted in, in the order in which they are tried. Each comes with how often it saves a
    /// move, or 0 if that is not known.
    #[inline]
    fn wanted(&self, cx: &ColorCx<'_, W>, webs: &mut Webs, value: Value) -> [(Option<(Reg, f32)>, HintSource); 4] {
        let web = webs.find(value);
        let unknown = |reg: Reg| (reg, 0.0);
        [
            (cx.plan.hints.hint[value.index()], HintSource::Operand),
            (self.groups.hint(web).map(unknown), HintSource::Group),
            (self.web_reg[web.index()].map(unknown), HintSource::Web),
            (self.web_hint[web.index()], HintSource::WebOperand),
        ]
    }

    /// Selects a cheap register that is not reserved; `request.free` are the cheap units. Reservations are looked up
    /// only for registers that would otherwise be selected, mostly the first.
    fn select_unreserved(&mut self, cx: &ColorCx<'_, W>, webs: &mut Webs, request: Request<W>) -> Option<Reg> {
        let Request { value, class, free: cheap, .. } = request;
        let machine = cx.machine;
        let bank = machine.ty(machine.target.class(class).ty).bank;
        let mut reserved = Mask::EMPTY;
        let left = cheap.minus(self.left_to_others[bank.index()]);
        let lasting = left.minus(self.web_avoid[webs.find(value).index()]);
        first_in([lasting, left, cheap], |set| {
            machine.homes_in(class).find(|&reg| {
                let units = machine.mask(reg);
                if !set.contains(units) || units.intersects(reserved) {
                    return false;
                }
                let Some(block) = self.block else { return true };
                let candidate = Candidate { value, bank, units, block, point: self.point };
                let found = self.reservations.conflicts(cx, webs, candidate);
                reserved = reserved.or(found);
                found.is_empty()
            })
        })
    }
}

/// The units that the function would have to save for a value of a type, if they were used for it, and the number of
/// moves in a block that cost as much as a save. A value that crosses a call causes a save wherever it is.
pub fn saves<const W: usize>(
    cx: &ColorCx<'_, W>,
    file: &RegisterFile<W>,
    block: Option<Block>,
    (value, ty): (Value, Type),
) -> (Mask<W>, f32) {
    match needs_preserved(cx, value, ty) {
        true => (Mask::EMPTY, 0.0),
        false => (unsaved(cx, file, cx.machine.ty(ty).bank), save_in_moves(cx, block, ty)),
    }
}

/// The number of moves in a block that cost as much as a save, finite.
fn save_in_moves<const W: usize>(cx: &ColorCx<'_, W>, block: Option<Block>, ty: Type) -> f32 {
    let UnitPrices { load, store, r#move, .. } = cx.machine.ty(ty).prices;
    let freq = block.map_or(0.0, |block| cx.cfg.freq(block));
    ((load + store) * cx.cfg.freq(Block::ENTRY) / (r#move * freq)).min(f32::MAX)
}

/// The callee-saved units of a bank that the function has not used so far.
fn unsaved<const W: usize>(cx: &ColorCx<'_, W>, file: &RegisterFile<W>, bank: Bank) -> Mask<W> {
    cx.machine.bank(bank).callee_saved.minus(file.used[bank.index()])
}

/// Whether all registers of a type but callee-saved ones are clobbered while a value lives.
fn needs_preserved<const W: usize>(cx: &ColorCx<'_, W>, value: Value, ty: Type) -> bool {
    let ty = cx.machine.ty(ty);
    cx.plan.hints.avoid[value.index()].contains(ty.units.minus(cx.machine.bank(ty.bank).callee_saved))
}

/// Whether the function uses as many callee-saved registers as values cross one instruction in. Then there is one for each
/// value that crosses it: a value that is elsewhere moves there, once another one has left. That costs less than a save
/// unless such an instruction is in a loop.
fn has_enough_saved<const W: usize>(cx: &ColorCx<'_, W>, file: &RegisterFile<W>, bank: Bank) -> bool {
    let (info, crossings) = (cx.machine.bank(bank), cx.plan.hints.crossings(bank));
    info.uniform
        && crossings.freq <= cx.cfg.freq(Block::ENTRY)
        && info.callee_saved.and(file.used[bank.index()]).count() >= crossings.values
}

/// The first register that `find` returns for one of the sets. A set that equals the one before it is skipped, as it has
/// nothing new.
#[inline]
fn first_in<const N: usize, const W: usize>(
    sets: [Mask<W>; N],
    mut find: impl FnMut(Mask<W>) -> Option<Reg>,
) -> Option<Reg> {
    let mut before = Mask::EMPTY;
    sets.into_iter().find_map(|set| {
        let is_new = core::mem::replace(&mut before, set) != set;
        if is_new { find(set) } else { None }
    })
}
