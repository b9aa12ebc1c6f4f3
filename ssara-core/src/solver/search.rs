//! Solving one instruction: registers for its operands and for everything that lives through it.
//!
//! # Input
//!
//! The operands of an instruction, sorted by what they demand ([`InstSolver::set_operands`]), and what lives through it in a
//! bank.
//!
//! # Output
//!
//! A register for every operand, and a place for every value, such that one parallel copy before the instruction makes all
//! constraints hold. Or only whether there are such. The spiller asks whether there is a solution, and colouring asks for
//! one. Both ask *this* module with the same input. That is why colouring cannot fail after spilling.
//!
//! # Method
//!
//! An instruction has two phases. Uses are read in the *early* phase. Ordinary defs are written and clobbers take effect in
//! the *late* phase. An early clobber, a late use, and everything that lives through occupy both.
//!
//! Constrained operands are placed by exhaustive search, those with the fewest candidates first. Nearly always the first
//! placements lead to a solution. A search that is long starts anew. It leaves out registers that are interchangeable with
//! one that it has tried (`symmetry`). It jumps back to what is to blame for a failure (`conflicts`). Neither changes what
//! it finds. Once they are placed, everything that takes any register is packed (`residual`, `packing`). In a bank in which
//! every register is one unit, this is a comparison of counts. Banks are solved one by one: relations hold within a bank,
//! which validation sees to.
//!
//! # Why correct
//!
//! A solution is right whenever one is found. Each candidate is tested against the units that are free in its phases and
//! against each relation whose registers are known. `Assign` finds one whenever `Check` does, for the same values or some of
//! them: when its preferences lead nowhere, it searches as `Check` did. A search that is not long comes upon the same
//! solution, or an earlier one. For one that was long, the caller [pins](InstSolver::pin) what it found. `Check` may return
//! false although there is a solution, which costs a spill. It does
//! so only where the search takes more than [`MAX_WORK`] steps, or where packing has a limit of its own. An instruction
//! alone, whose values are all different, is no such case on any machine we know.
//!
//! # Cost
//!
//! Linear in operands and registers for nearly all instructions; at most [`MAX_WORK`] steps.

use crate::regs::machine::Machine;
use crate::regs::unit_mask::Mask;
use crate::solver::conflict::Conflict;
use crate::solver::constrained_operands::{Allowed, Occupied};
use crate::solver::instruction::{InstSolver, Mode, Placed, Status};
use crate::solver::live_through::LiveThrough;
use crate::solver::packing::{EARLY, Free, LATE};
use crate::solver::query::BankQuery;
use crate::target::{Bank, FormView, Reg};

/// Maximum number of steps of a search: registers looked at, items packed. Beyond it the answer is that there is no
/// solution, which costs a spill. In 123,000 allocations of random functions the longest search that found a solution took
/// 93,000 steps. Real instructions need a few dozen. A search of this length takes about 5 ms.
const MAX_WORK: u32 = 200_000;

impl<const W: usize> InstSolver<W> {
    /// How many steps the last search took.
    #[cfg(ssara_internals)]
    pub fn steps(&self) -> u32 {
        MAX_WORK - self.work
    }

    /// Solves one bank, and says whether there is a solution. In the mode `Assign` a solution is added to
    /// `operand_regs`, `copies` and `after`.
    pub fn solve(
        &mut self,
        machine: &Machine<'_, W>,
        form: FormView<'_>,
        bank: Bank,
        through: &dyn LiveThrough,
        mut mode: Mode<'_, W>,
    ) -> bool {
        let query = BankQuery::new(machine, form, bank, through);
        if self.search(&query, &mut mode, true) {
            return true;
        }
        for &(operand, reg) in &self.pins {
            let mut pinned = self.constrained.iter_mut().filter(|op| op.operands.0 == operand && op.bank == bank);
            // It has no other candidates any more, of its tuples neither.
            pinned.by_ref().for_each(|op| (op.allowed, op.tuple_regs) = (Allowed::Fixed(reg), (0, 0)));
        }
        matches!(mode, Mode::Assign(_)) && self.search(&query, &mut mode, false)
    }

    /// Tries placements of the constrained operands in `order` until everything else can be packed. `preferences` may
    /// speed the search up or exhaust its budget: without them it goes through the same placements in either mode.
    fn search(&mut self, query: &BankQuery<'_, W>, mode: &mut Mode<'_, W>, preferences: bool) -> bool {
        let &BankQuery { machine, bank, mut free, .. } = query;
        let keep_current = preferences && matches!(mode, Mode::Assign(_));
        let occupied = keep_current.then(|| self.occupied(query));
        if !self.related.is_empty() {
            let current = |used: u16| self.used[usize::from(used)].status.current;
            let preferred = match mode {
                Mode::Assign(choose) => occupied.map(|occupied| (occupied, &mut **choose)),
                Mode::Check => None,
            };
            self.related.list_tuple_regs(machine, &mut self.constrained, bank, preferred, current);
            self.related.restrict(query, &self.constrained);
            self.related.take_all_back();
        }
        self.related.order(machine, &self.constrained, bank, keep_current, &mut self.order);
        self.placed.clear();
        self.path.clear();
        self.path.push(0);
        self.conflicts.clear();
        self.work = MAX_WORK;
        while self.work > 0 {
            if self.conflicts.is_empty() && self.work + self.long_search.0 <= MAX_WORK {
                free = query.free;
                self.start_anew(query);
                if !self.has_room(query, Conflict::default()) {
                    return false;
                }
            }
            let depth = self.placed.len();
            let conflict = if depth == self.order.len() {
                if self.pack(query, query.allocatable(free), mode) {
                    if let Mode::Assign(_) = mode {
                        self.finish(machine, bank);
                    }
                    return true;
                }
                if self.conflicts.is_empty() {
                    Conflict::all_before(depth)
                } else {
                    self.conflicts.pop();
                    self.blame_packing(query)
                }
            } else if let Some(placed) = self.next_candidate(query, free, mode, occupied) {
                let op = &self.constrained[placed.constrained as usize];
                free.take(placed.mask, op.phases);
                self.related.give(op, Some(placed.reg));
                self.placed.push(placed);
                self.path.push(0);
                if !self.conflicts.is_empty() {
                    self.conflicts.push(Conflict::default());
                }
                continue;
            } else {
                self.conflicts.pop().unwrap_or(Conflict::all_before(depth))
            };
            self.path.pop();
            loop {
                let Some(placed) = self.placed.pop() else { return false };
                free = placed.free;
                self.related.give(&self.constrained[placed.constrained as usize], None);
                let place = self.placed.len();
                if conflict.blames(place) {
                    self.add_conflict(&placed, conflict.without(place));
                    break;
                }
                self.path.pop();
                self.conflicts.pop();
            }
        }
        false
    }

    /// Goes back to the start of a search that has become long, with what makes a long search short.
    #[cold]
    fn start_anew(&mut self, query: &BankQuery<'_, W>) {
        self.related.take_all_back();
        self.placed.clear();
        self.path.clear();
        self.path.push(0);
        self.symmetry.find(query, &self.constrained, &self.related);
        self.impossible.clear();
        self.conflicts.push(Conflict::default());
    }

    /// What is in the registers of a bank that values must leave if they are taken.
    fn occupied(&self, query: &BankQuery<'_, W>) -> Occupied<W> {
        let &BankQuery { machine, bank, through, .. } = query;
        let mut occupied = Occupied { live_out: Mask::EMPTY, killed: Mask::EMPTY };
        for used in self.used.iter().filter(|used| machine.ty(used.ty).bank == bank) {
            let mask = used.status.current.map_or(Mask::EMPTY, |reg| machine.mask(reg));
            let units = if used.status.in_reg_after { &mut occupied.live_out } else { &mut occupied.killed };
            *units = units.or(mask);
        }
        through.for_each(&mut |_, _, current| {
            let mask = current.map_or(Mask::EMPTY, |reg| machine.mask(reg));
            occupied.live_out = occupied.live_out.or(mask);
        });
        occupied
    }

    /// The next register for the constrained operand at the end of the search path that does not collide with what is
    /// placed.
    fn next_candidate(
        &mut self,
        query: &BankQuery<'_, W>,
        free: Free<W>,
        mode: &mut Mode<'_, W>,
        occupied: Option<Occupied<W>>,
    ) -> Option<Placed<W>> {
        let &BankQuery { machine, restored, .. } = query;
        let depth = self.placed.len();
        let index = self.order[depth];
        let op = self.constrained[index as usize];
        let list = self.related.candidates(machine, &op);
        // Candidate 0 is the preferred register; the others are the list.
        let is_left = |status: &Status| !(status.stays && op.operands.1.is_some());
        let status = op.early.map(|used| self.used[used as usize].status).filter(is_left);
        let current = status.and_then(|status| status.current);
        // A value may be read by several operands in one register.
        let shares = |reg: Reg, early: bool| {
            self.placed.iter().any(|placed| {
                let other = &self.constrained[placed.constrained as usize];
                let (a, b) = if early { (other.early, op.early) } else { (other.late, op.late) };
                placed.reg == reg && a.is_some() && a == b
            })
        };
        // The phases in which a register is free for the operand.
        let fits = |reg: Reg, mask: Mask<W>| {
            let early = op.phases & EARLY == 0 || free.early.contains(mask) || shares(reg, true);
            let late = op.phases & LATE == 0 || free.late.contains(mask) || shares(reg, false);
            (early, late)
        };
        let preferred = match (mode, occupied) {
            (Mode::Assign(choose), Some(occupied)) if op.tuple_regs.1 == 0 && list.len() > 1 => {
                let free = free.of(op.phases);
                let listed = list.iter().fold(Mask::EMPTY, |mask, &reg| mask.or(machine.mask(reg)));
                let empty = free.and(listed).minus(occupied.during(op.phases));
                let mut pick =
                    |free| choose.select(op.chosen_for, op.class(machine), free).filter(|reg| list.contains(reg));
                let is_left = |reg: &Reg| list.contains(reg) && fits(*reg, machine.mask(*reg)) == (true, true);
                let current = current.filter(is_left);
                // One copy of a value does for several operands.
                let of_value = |placed: &Placed<W>| {
                    let early = self.constrained[usize::from(placed.constrained)].early;
                    (early.is_some() && early == op.early).then_some(placed.reg).filter(is_left)
                };
                let copy = || self.placed.iter().find_map(of_value);
                // Rather any register of the list that nothing has to leave than one that something has to.
                let any = || list.iter().copied().find(|&reg| empty.contains(machine.mask(reg)));
                current.or_else(copy).or_else(|| pick(empty)).or_else(any).or_else(|| pick(free))
            }
            _ => None,
        };
        // Constrained operands that differ in nothing are interchangeable: try them in ascending order only.
        let twin = depth.checked_sub(1).map(|before| self.constrained[self.order[before] as usize]).filter(|before| {
            preferred.is_none()
                && !(op.related || before.related)
                && op.early.is_none()
                && before.early.is_none()
                && (before.allowed, before.phases) == (op.allowed, op.phases)
        });
        let is_long = !self.conflicts.is_empty();
        if twin.is_some() && self.path[depth] == 0 {
            self.path[depth] = self.path[depth - 1];
            if is_long {
                self.conflicts[depth].add_order(depth - 1);
            }
        }
        loop {
            let candidate = self.path[depth] as usize;
            let reg = match candidate {
                0 => preferred,
                _ => Some(*list.get(candidate - 1)?).filter(|&reg| Some(reg) != preferred),
            };
            self.path[depth] += 1;
            self.work = self.work.saturating_sub(1);
            let Some(reg) = reg else { continue };
            if is_long && self.impossible.contains(&(index, reg)) {
                continue;
            }
            if let Allowed::Both(_, other) = op.allowed
                && !machine.class_regs(other).contains(&reg)
            {
                continue;
            }
            let mask = machine.mask(reg);
            let fixed = matches!(op.allowed, Allowed::Fixed(_));
            if mask.intersects(restored) || fixed && machine.is_reserved(reg) {
                continue;
            }
            let (early, late) = fits(reg, mask);
            let broken = if early && late || is_long { self.related.broken(machine.target, &op, reg) } else { None };
            if !(early && late) || broken.is_some() {
                if is_long {
                    let phase = if early { LATE } else { EARLY };
                    let conflict = match broken {
                        Some(relation) => self.blame_relation(machine, relation),
                        None => self.blame_units(self.conflicts[depth], &op, mask, phase),
                    };
                    self.conflicts[depth].add(conflict);
                }
                continue;
            }
            if is_long {
                let taken = self.placed.iter().fold(Mask::EMPTY, |taken, placed| taken.or(placed.mask));
                let tried = &list[..candidate.saturating_sub(1)];
                if self.symmetry.is_image_of_any(machine, reg, tried, taken) {
                    self.conflicts[depth].add_image(depth);
                    continue;
                }
            }
            return Some(Placed { constrained: index, reg, mask, free });
        }
    }
}
