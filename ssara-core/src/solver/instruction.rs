//! Solving one instruction: registers for its operands and for everything that lives through it.
//!
//! Takes an instruction, the values that are in registers before it and those that must be in registers after it; finds
//! a register for every operand, and a place for every value, such that one parallel copy before the instruction makes
//! all constraints hold. The spiller asks whether there is a solution, the colouring asks for one, and both ask *this*
//! module with the same input: that is why colouring cannot fail after spilling.
//!
//! An instruction has two phases. Uses are read in the *early* phase; ordinary defs are written and clobbers take effect
//! in the *late* phase; an early clobber, a late use, and everything that lives through occupy both. What wants
//! registers falls into two kinds:
//!
//! * A [`ConstrainedOperand`] has a fixed register, a class smaller than the home class of its type, or a relation to other
//!   operands. Wants are placed by exhaustive search, those with the fewest candidates first (`wants`). Nearly always the
//!   first placements lead to a solution. A search that is long starts anew. It leaves out registers that are
//!   interchangeable with one that it has tried (`symmetry`), and jumps back to what is to blame for a failure
//!   (`conflicts`). Neither changes what it finds.
//! * A [`PackItem`] item takes any register of its type. Once the wants are placed, bulk items are packed as `machine`
//!   explains. In a bank in which every register is one unit this is a comparison of counts.
//!
//! A solution is right whenever one is found, and `Assign` finds one whenever `Check` does: when its preferences lead
//! nowhere, it searches as `Check` did. `Check` may say no although there is a solution, which costs a spill, only where
//! the search takes more than [`MAX_WORK`] steps, or where what is left has a limit of its own (`rest`, `pack`). An
//! instruction alone, of which all values are different, is no such case on any machine we know.
//! Relations add no further case: operands that take part in one are wants, each with a register of its own choice, and
//! each relation is tested as soon as the registers it speaks of are known. They hold within a bank (validation sees to
//! that), so that banks are solved one by one.
//!
//! A value may be wanted in several registers at once (the same value in two fixed registers, or tied to a def and still
//! needed): each is a copy of its own, and the copy that lives on is called its *carrier*. A want of the value doubles
//! as its carrier, or as the copy that a tied def destroys, where its register is free in the late phase (`rest`).

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use crate::analysis::liveness::DEAD;
use crate::ir::Value;
use crate::regs::machine::Machine;
use crate::regs::unit_mask::Mask;
use crate::solver::conflict::Conflict;
use crate::solver::constrained_operands::{Allowed, ConstrainedOperand, Occupied, Prefer, Related};
use crate::solver::packing::{EARLY, Free, LATE, PackItem, What};
use crate::solver::symmetry::Symmetry;
use crate::target::{Bank, Class, FormKind, FormView, OperandDesc, Place, Pos, Reg, Role, Type};

/// Maximum number of steps of a search: registers looked at, items packed. Beyond it the answer is that there is no
/// solution, which costs a spill. In 123,000 allocations of random functions the longest search that found a solution took
/// 93,000 steps. Real instructions need a few dozen. A search of this length takes about 5 ms.
const MAX_WORK: u32 = 200_000;

/// Number of steps after which a search is long and starts anew. Small in tests, which have few registers.
const LONG_SEARCH: u32 = if cfg!(test) { 20 } else { 1_000 };

pub(super) const NONE: u16 = u16::MAX;

/// What the caller knows about a value at an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Status {
    /// Whether it is in a register before the instruction, or will be reloaded into one.
    pub in_reg: bool,
    /// Whether it must be in a register after the instruction.
    pub stays: bool,
    /// Whether operands that may be slots read it from its slot, although it is in a register for others.
    pub in_place: bool,
    /// The register it is in, when that is known and it is in one.
    pub current: Option<Reg>,
}

/// What the spiller does with values at an instruction.
#[derive(Clone, Copy)]
pub struct Changes<'a> {
    /// Values that come back into registers.
    pub reloads: &'a [Value],
    /// Values that leave their registers.
    pub dropped: &'a [Value],
    /// Values that operands read from their slots although they are in registers for others.
    pub in_place: &'a [Value],
}

impl Changes<'_> {
    /// The status of a value that is in `current` and has a use at `distance`.
    pub fn status(self, value: Value, current: Option<Reg>, distance: u32) -> Status {
        Status {
            in_reg: current.is_some() || self.reloads.contains(&value),
            stays: distance != DEAD && !self.dropped.contains(&value),
            in_place: self.in_place.contains(&value),
            current,
        }
    }
}

/// A value that the instruction uses.
#[derive(Clone, Copy, Debug)]
pub(super) struct Used {
    pub(super) value: Value,
    pub(super) ty: Type,
    pub(super) status: Status,
    /// The phases in which some operand reads it in whatever register it is.
    pub(super) anywhere: u8,
    /// Whether a copy of it is tied to a def and takes any register.
    pub(super) tied: bool,
    /// The register in which it lives through the instruction.
    pub(super) carrier: Option<Reg>,
}

impl Used {
    /// Whether it has to be in a register in the late phase, unchanged.
    pub(super) fn lives_on(&self) -> bool {
        self.status.stays || self.anywhere & LATE != 0
    }
}

#[derive(Clone, Copy)]
pub(super) struct Placed<const W: usize> {
    pub(super) want: u16,
    pub(super) reg: Reg,
    pub(super) mask: Mask<W>,
    /// What was free before.
    pub(super) free: Free<W>,
}

/// What lives through the instruction in the current bank, without the values that are operands.
pub trait LiveThrough {
    /// How many values.
    fn count(&self) -> u32;
    /// Calls `item` for each value with its type and, if known, register.
    fn for_each(&self, item: &mut dyn FnMut(Value, Type, Option<Reg>));
}

/// Whether to find registers or only to say that there are some.
pub enum Mode<'p, const W: usize> {
    /// Only say whether there is a solution.
    Check,
    /// Find one, with as few moves as a greedy choice gives. The function proposes a register for an item that cannot
    /// stay where it is, from the units that are free for it.
    Assign(&'p mut Prefer<'p, W>),
}

/// An instruction and its solution. Keeps its buffers.
#[derive(Default)]
pub struct InstSolver<const W: usize> {
    pub(super) used: Vec<Used>,
    /// For each operand that is a use in a register, which value of `used` it reads.
    pub(super) used_by: Vec<u16>,
    /// For each operand, the def that is tied to it.
    pub(super) tied_to: Vec<u16>,
    pub(super) wants: Vec<ConstrainedOperand>,
    pub(super) related: Related,
    pub(super) symmetry: Symmetry<W>,
    /// Defs and tied uses that take any register.
    pub(super) base: Vec<(Bank, PackItem)>,
    /// Tied uses and their defs that share the register of a want of the same value.
    pub(super) shared: Vec<(u16, u16, Reg)>,
    pub(super) bulk: Vec<PackItem>,
    pub(super) placed: Vec<Placed<W>>,
    /// The next candidate to try for each want on the search path.
    pub(super) path: Vec<u32>,
    pub(super) order: Vec<u16>,
    /// The wants that have no register when not all placements are looked at.
    pub(super) unplaced: Vec<u16>,
    /// In a long search, why the wants on the search path cannot have the registers that were tried; empty before.
    pub(super) conflicts: Vec<Conflict>,
    /// In a long search, the registers that wants have in no solution.
    pub(super) impossible: BTreeSet<(u16, Reg)>,
    /// How many steps the search may still take.
    pub(super) work: u32,
    /// The registers of the operands, once solved; `None` for those that are in memory.
    pub operand_regs: Vec<Option<Reg>>,
    /// The values and the registers that must hold them before the instruction.
    pub copies: Vec<(Value, Reg)>,
    /// The values that are in a register after the instruction, without the defs.
    pub after: Vec<(Value, Reg)>,
}

/// The phases in which an operand occupies its register.
pub fn phases_of(operand: OperandDesc) -> u8 {
    match (operand.role(), operand.pos()) {
        (Role::Use, Pos::Early) => EARLY,
        (Role::Def, Pos::Late) => LATE,
        _ => EARLY | LATE,
    }
}

impl<const W: usize> InstSolver<W> {
    /// Takes in the operands of an instruction. `status` tells what is known of a used value, given with the number of an
    /// operand that reads it; `def_in_memory` whether a def that may be a slot is one.
    pub fn set_operands(
        &mut self,
        machine: &Machine<'_, W>,
        form: FormView<'_>,
        operands: &[Value],
        mut status: impl FnMut(Value, usize) -> Status,
        mut def_in_memory: impl FnMut(Value) -> bool,
    ) {
        self.used.clear();
        self.wants.clear();
        self.base.clear();
        self.copies.clear();
        self.after.clear();
        self.related.set(machine.target, form);
        self.operand_regs.clear();
        self.operand_regs.resize(operands.len(), None);
        self.used_by.clear();
        self.used_by.resize(operands.len(), NONE);
        self.tied_to.clear();
        self.tied_to.resize(operands.len(), NONE);
        for (index, desc) in form.operands().enumerate() {
            if let (true, Place::Tied(use_)) = (desc.is_def(), desc.place()) {
                self.tied_to[use_ as usize] = index as u16;
            }
        }
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            let index = index as u16;
            let ty = machine.target.class(desc.class()).ty;
            let bank = machine.ty(ty).bank;
            let phases = phases_of(desc);
            let tied = Some(self.tied_to[usize::from(index)]).filter(|&def| def != NONE);
            let related = self.related.includes(index) || tied.is_some_and(|def| self.related.includes(def));
            // What is related to something does not take just any register.
            let is_any = |class: Class| machine.is_home(class) && !related;
            let column = (0, 0);
            if desc.is_def() {
                let allowed = match desc.place() {
                    Place::Fixed(reg) => Some(Allowed::Fixed(reg)),
                    Place::Any if def_in_memory(value) => continue,
                    Place::Class | Place::Any if is_any(desc.class()) => None,
                    Place::Class | Place::Any => Some(Allowed::Class(desc.class())),
                    Place::Tied(_) | Place::Slot => continue,
                };
                let (operands, early, late) = ((index, None), None, None);
                match allowed {
                    Some(allowed) => {
                        let want = ConstrainedOperand {
                            operands,
                            early,
                            late,
                            phases,
                            bank,
                            value,
                            ty,
                            allowed,
                            related,
                            column,
                        };
                        self.wants.push(want);
                    }
                    None => self.base.push((bank, PackItem::new(What::Def(index), value, ty, phases, None))),
                }
                continue;
            }
            if desc.place() == Place::Slot {
                continue;
            }
            let known = self.used.iter().position(|known| known.value == value);
            let status = known.map_or_else(|| status(value, index.into()), |known| self.used[known].status);
            if desc.place() == Place::Any && (!status.in_reg || status.in_place) {
                continue;
            }
            let place = match known {
                Some(place) => place,
                None => {
                    self.used.push(Used { value, ty, status, anywhere: 0, tied: false, carrier: None });
                    self.used.len() - 1
                }
            };
            let used = &mut self.used[place];
            self.used_by[index as usize] = place as u16;
            let class = desc.class();
            // A class may have registers that the home class lacks: where the two of a tie differ, both have a say.
            let other_class = tied.map(|def| form.operand(def.into()).class()).filter(|&other| other != class);
            let allowed = match (desc.place(), other_class) {
                (Place::Fixed(reg), _) => Allowed::Fixed(reg),
                (_, Some(other)) => Allowed::both(machine, class, other),
                (_, None) if !is_any(class) => Allowed::Class(class),
                (_, None) => {
                    match tied {
                        Some(def) => {
                            used.tied = true;
                            let what = What::Tied(index, def);
                            self.base.push((bank, PackItem::new(what, value, ty, EARLY | LATE, used.status.current)));
                        }
                        None => used.anywhere |= phases,
                    }
                    continue;
                }
            };
            let (phases, late) = match tied {
                Some(_) => (EARLY | LATE, None),
                None => (phases, (phases & LATE != 0).then_some(place as u16)),
            };
            let (operands, early) = ((index, tied), Some(place as u16));
            let want = ConstrainedOperand { operands, early, late, phases, bank, value, ty, allowed, related, column };
            self.wants.push(want);
        }
    }

    /// The values that the instruction reads from registers.
    pub fn used_values(&self) -> impl Iterator<Item = Value> + '_ {
        self.used.iter().map(|used| used.value)
    }

    /// How many steps the last search took.
    #[cfg(test)]
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
        let info = machine.bank(bank);
        let everything = Mask([u64::MAX; W]);
        // What a function returns must not be in registers that are being restored.
        let restored = if form.kind == FormKind::Return { info.callee_saved } else { Mask::EMPTY };
        let clobbers = machine.bank_mask(form.clobbers, bank);
        let free = Free { early: everything, late: everything.minus(clobbers) };
        [true, false].into_iter().any(|preferences| {
            (preferences || matches!(mode, Mode::Assign(_)))
                && self.search(machine, bank, free, restored, through, &mut mode, preferences)
        })
    }

    /// Tries placements of the wants in `order` until everything else can be packed. `preferences` may speed the search up
    /// or exhaust its budget: without them it goes through the same placements in either mode.
    #[expect(clippy::too_many_arguments, reason = "the state of `solve`")]
    fn search(
        &mut self,
        machine: &Machine<'_, W>,
        bank: Bank,
        mut free: Free<W>,
        restored: Mask<W>,
        through: &dyn LiveThrough,
        mode: &mut Mode<'_, W>,
        preferences: bool,
    ) -> bool {
        let units = machine.bank(bank).units;
        let in_place = preferences && matches!(mode, Mode::Assign(_));
        let occupied = in_place.then(|| self.occupied(machine, bank, through));
        if !self.related.is_empty() {
            let current = |used: u16| self.used[usize::from(used)].status.current;
            let preferred = match mode {
                Mode::Assign(prefer) => occupied.map(|occupied| (occupied, &mut **prefer)),
                Mode::Check => None,
            };
            self.related.list_columns(machine, &mut self.wants, bank, preferred, current);
            self.related.restrict(machine, &self.wants, bank, free, restored);
            self.related.take_all_back();
        }
        self.related.order(machine, &self.wants, bank, in_place, &mut self.order);
        self.placed.clear();
        self.path.clear();
        self.path.push(0);
        self.conflicts.clear();
        self.work = MAX_WORK;
        let all = free;
        while self.work > 0 {
            if self.conflicts.is_empty() && self.work <= MAX_WORK - LONG_SEARCH {
                free = all;
                self.start_anew(machine, bank, all, restored);
                if !self.has_room(machine, bank, Conflict::default(), all, restored, through) {
                    return false;
                }
            }
            let depth = self.placed.len();
            let conflict = if depth == self.order.len() {
                let home = Free { early: free.early.minus(restored).and(units), late: free.late.and(units) };
                if self.pack(machine, bank, home, through, mode) {
                    if let Mode::Assign(_) = mode {
                        self.finish(machine, bank);
                    }
                    return true;
                }
                if self.conflicts.is_empty() {
                    Conflict::all_before(depth)
                } else {
                    self.conflicts.pop();
                    self.blame_packing(machine, bank, all, restored, through)
                }
            } else if let Some(placed) = self.next_candidate(machine, free, restored, mode, occupied) {
                let want = &self.wants[placed.want as usize];
                free.take(placed.mask, want.phases);
                self.related.give(want, Some(placed.reg));
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
                self.related.give(&self.wants[placed.want as usize], None);
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
    fn start_anew(&mut self, machine: &Machine<'_, W>, bank: Bank, free: Free<W>, restored: Mask<W>) {
        self.related.take_all_back();
        self.placed.clear();
        self.path.clear();
        self.path.push(0);
        self.symmetry.find(machine, bank, &self.wants, &self.related, free, restored);
        self.impossible.clear();
        self.conflicts.push(Conflict::default());
    }

    /// What is in the registers of a bank that values must leave if they are taken.
    fn occupied(&self, machine: &Machine<'_, W>, bank: Bank, through: &dyn LiveThrough) -> Occupied<W> {
        let mut occupied = Occupied { staying: Mask::EMPTY, dying: Mask::EMPTY };
        for used in self.used.iter().filter(|used| machine.ty(used.ty).bank == bank) {
            let mask = used.status.current.map_or(Mask::EMPTY, |reg| machine.mask(reg));
            let units = if used.status.stays { &mut occupied.staying } else { &mut occupied.dying };
            *units = units.or(mask);
        }
        through.for_each(&mut |_, _, current| {
            let mask = current.map_or(Mask::EMPTY, |reg| machine.mask(reg));
            occupied.staying = occupied.staying.or(mask);
        });
        occupied
    }

    /// The next register for the want at the end of the search path that does not collide with what is placed.
    fn next_candidate(
        &mut self,
        machine: &Machine<'_, W>,
        free: Free<W>,
        restored: Mask<W>,
        mode: &mut Mode<'_, W>,
        occupied: Option<Occupied<W>>,
    ) -> Option<Placed<W>> {
        let depth = self.placed.len();
        let index = self.order[depth];
        let want = self.wants[index as usize];
        let list = self.related.candidates(machine, &want);
        // Candidate 0 is the preferred register; the others are the list.
        let current = want.early.and_then(|used| self.used[used as usize].status.current);
        let preferred = match (mode, occupied) {
            (Mode::Assign(prefer), Some(occupied)) if want.column.1 == 0 && list.len() > 1 => {
                let free = free.of(want.phases);
                let listed = list.iter().fold(Mask::EMPTY, |mask, &reg| mask.or(machine.mask(reg)));
                let empty = free.and(listed).minus(occupied.during(want.phases));
                let mut pick = |free| prefer(want.value, want.ty, free).filter(|reg| list.contains(reg));
                let current = current.filter(|reg| list.contains(reg));
                // Rather any register of the list that nothing has to leave than one that something has to.
                let any = || list.iter().copied().find(|&reg| empty.contains(machine.mask(reg)));
                current.or_else(|| pick(empty)).or_else(any).or_else(|| pick(free))
            }
            _ => None,
        };
        // Wants that differ in nothing are interchangeable: try them in ascending order only.
        let twin = depth.checked_sub(1).map(|before| self.wants[self.order[before] as usize]).filter(|before| {
            preferred.is_none()
                && !(want.related || before.related)
                && want.early.is_none()
                && before.early.is_none()
                && (before.allowed, before.phases) == (want.allowed, want.phases)
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
            if let Allowed::Both(_, other) = want.allowed
                && !machine.class_regs(other).contains(&reg)
            {
                continue;
            }
            let mask = machine.mask(reg);
            let fixed = matches!(want.allowed, Allowed::Fixed(_));
            if mask.intersects(restored) || fixed && machine.is_reserved(reg) {
                continue;
            }
            // A value may be read by several operands in one register.
            let shares = |early: bool| {
                self.placed.iter().any(|placed| {
                    let other = &self.wants[placed.want as usize];
                    let (a, b) = if early { (other.early, want.early) } else { (other.late, want.late) };
                    placed.reg == reg && a.is_some() && a == b
                })
            };
            let early = want.phases & EARLY == 0 || free.early.contains(mask) || shares(true);
            let late = want.phases & LATE == 0 || free.late.contains(mask) || shares(false);
            let fits = early && late;
            let broken = if fits || is_long { self.related.broken(machine.target, &want, reg) } else { None };
            if !fits || broken.is_some() {
                if is_long {
                    let phase = if early { LATE } else { EARLY };
                    let conflict = match broken {
                        Some(relation) => self.blame_relation(machine, relation),
                        None => self.blame_units(self.conflicts[depth], &want, mask, phase),
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
            return Some(Placed { want: index, reg, mask, free });
        }
    }
}
