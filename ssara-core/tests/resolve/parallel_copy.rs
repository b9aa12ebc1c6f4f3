//! Random parallel copies, executed symbolically on bytes of registers and slots. `all_copies` tries all copies of few
//! locations.

use std::collections::{BTreeMap, BTreeSet};

use arbitrary::Unstructured;

use crate::common::machines::{bytes, quads, regs, tables, tuples, values};
use ssara_core::Target;
use ssara_core::internals::regs::machine::Machine;
use ssara_core::internals::regs::unit_mask::Mask;
use ssara_core::internals::resolve::copy::{CopySet, LocCopy};
use ssara_core::internals::resolve::parallel_copy::Sequencer;
use ssara_core::internals::resolve::temporaries::Temporaries;
use ssara_core::output::{Edit, Loc, Slot};
use ssara_core::target::{Bank, Reg, Type};
use ssara_testing::random::rounds;

/// The number of the first temporary slot; all slots of copies are below.
const FIRST_TEMP: u32 = 100;

/// A byte of a whole register or of a slot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Cell {
    Reg(Reg, u16),
    Slot(u32, u16),
}

/// What a cell held before the copy.
type Content = BTreeMap<Cell, Cell>;

fn cells(target: &Target, ty: Type, loc: Loc) -> Vec<Cell> {
    let bytes = 0..target.ty(ty).bits / 8;
    match loc {
        Loc::Reg(reg) => {
            let desc = target.reg(reg);
            bytes.map(|byte| Cell::Reg(desc.root, desc.low_bit / 8 + byte)).collect()
        }
        Loc::Slot(slot) => bytes.map(|byte| Cell::Slot(slot.as_u32(), byte)).collect(),
        Loc::None => Vec::new(),
    }
}

fn read(content: &Content, cell: Cell) -> Cell {
    content.get(&cell).copied().unwrap_or(cell)
}

fn copy(target: &Target, content: &mut Content, ty: Type, from: Loc, to: Loc) {
    let (from, to) = (cells(target, ty, from), cells(target, ty, to));
    let contents: Vec<Cell> = from.iter().map(|&cell| read(content, cell)).collect();
    content.extend(to.into_iter().zip(contents));
}

fn carry_out(target: &Target, edits: &[Edit]) -> Content {
    let mut content = Content::new();
    for edit in edits {
        match *edit {
            Edit::Move { ty, from, to } => copy(target, &mut content, ty, Loc::Reg(from), Loc::Reg(to)),
            Edit::Store { ty, from, to } => copy(target, &mut content, ty, Loc::Reg(from), Loc::Slot(to)),
            Edit::Load { ty, from, to } => copy(target, &mut content, ty, Loc::Slot(from), Loc::Reg(to)),
            Edit::Remat { .. } | Edit::Transfer { .. } | Edit::Scratch { .. } => unreachable!("no copy is any"),
            Edit::Swap { ty, a, b } => {
                assert!(target.ty(ty).swap, "there is no such swap");
                let before = content.clone();
                copy(target, &mut content, ty, Loc::Reg(a), Loc::Reg(b));
                for (from, to) in cells(target, ty, Loc::Reg(b)).into_iter().zip(cells(target, ty, Loc::Reg(a))) {
                    content.insert(to, read(&before, from));
                }
            }
        }
    }
    content
}

/// One parallel copy for the tests: copies, registers that are free, and registers that hold something else.
struct Case<'t> {
    target: &'t Target,
    copies: Vec<LocCopy>,
    free: Vec<Reg>,
}

impl Case<'_> {
    fn sequence(&self, machine: &Machine<'_, 1>, sequencer: &mut Sequencer<1>) -> Vec<Edit> {
        let mut free: Vec<Mask<1>> = (0..machine.num_banks()).map(|_| Mask::EMPTY).collect();
        for &reg in &self.free {
            let bank = machine.reg_bank(reg).index();
            free[bank] = free[bank].or(machine.mask(reg));
        }
        let mut temps = Temporaries::default();
        temps.reset(FIRST_TEMP);
        let mut edits = Vec::new();
        let set = CopySet { copies: &self.copies, remats: &[], free: &mut free };
        sequencer.sequence(machine, set, &mut temps, &mut edits);
        edits
    }

    fn check(&self, machine: &Machine<'_, 1>, sequencer: &mut Sequencer<1>) -> Vec<Edit> {
        let target = self.target;
        let edits = self.sequence(machine, sequencer);
        let show = || -> String {
            let copies = self.copies.iter().map(|copy| format!("{copy:?}\n"));
            let edits = edits.iter().map(|edit| format!("{}\n", edit.display(target)));
            copies.chain([format!("free {:?}\n", self.free)]).chain(edits).collect()
        };
        let content = carry_out(target, &edits);
        let mut written = BTreeSet::new();
        for copy in &self.copies {
            for (from, to) in cells(target, copy.ty, copy.from).into_iter().zip(cells(target, copy.ty, copy.to)) {
                assert_eq!(read(&content, to), from, "{copy:?}\n{}", show());
            }
            written.extend(cells(target, copy.ty, copy.to));
        }
        // Where something goes to a slot, all that is in a register is part of the copy (see `Sequencer`). A register that
        // is read and not copied to itself may be used during the copy.
        let all_named = self.copies.iter().any(|copy| copy.to.slot().is_some() && copy.from != copy.to);
        let sources: BTreeSet<Cell> = self
            .copies
            .iter()
            .filter(|copy| copy.from.reg().is_some())
            .flat_map(|copy| cells(target, copy.ty, copy.from))
            .collect();
        let free: BTreeSet<Cell> =
            self.free.iter().flat_map(|&reg| cells(target, target.reg(reg).ty.unwrap(), Loc::Reg(reg))).collect();
        for (&cell, &source) in &content {
            let may_change = matches!(cell, Cell::Slot(slot, _) if slot >= FIRST_TEMP)
                || written.contains(&cell)
                || free.contains(&cell)
                || sources.contains(&cell)
                || all_named && matches!(cell, Cell::Reg(..));
            assert!(may_change || source == cell, "{cell:?} changed\n{}", show());
        }
        edits
    }
}

/// A random parallel copy over a bank of overlapping registers.
fn random_case<'t>(u: &mut Unstructured<'_>, target: &'t Target) -> arbitrary::Result<Case<'t>> {
    let types: Vec<Type> = target.type_ids().collect();
    // A placement of values before the copy and one after it.
    let mut taken = target.no_units();
    let mut sources: Vec<(Type, Loc)> = Vec::new();
    for _ in 0..u.int_in_range(0..=10)? {
        let ty = *u.choose(&types)?;
        if u.ratio(1, 5)? {
            sources.push((ty, Loc::Slot(Slot::from_u32(sources.len() as u32))));
            continue;
        }
        let reg = *u.choose(regs(target, ty))?;
        if target.reg_units(reg).iter().all(|&unit| !taken.contains(unit)) {
            taken.union_with(&target.units_of([reg]));
            sources.push((ty, Loc::Reg(reg)));
        }
    }
    let mut written = target.no_units();
    let mut copies: Vec<LocCopy> = Vec::new();
    let mut slots = 20;
    for _ in 0..u.int_in_range(0..=12)? {
        if sources.is_empty() {
            break;
        }
        let (ty, from) = *u.choose(&sources)?;
        if u.ratio(1, 6)? {
            let to = if let (Loc::Slot(slot), true) = (from, u.arbitrary()?) {
                // Another slot of the type that is read, or this one.
                let other = sources.iter().rfind(|other| other.0 == ty && other.1.slot().is_some());
                other.map_or(Loc::Slot(slot), |other| other.1)
            } else {
                slots += 1;
                Loc::Slot(Slot::from_u32(slots))
            };
            if copies.iter().all(|copy| copy.to != to) {
                copies.push(LocCopy { ty, from, to });
            }
            continue;
        }
        let reg = match from {
            Loc::Reg(reg) if u.ratio(1, 4)? => reg,
            _ => *u.choose(regs(target, ty))?,
        };
        if target.reg_units(reg).iter().all(|&unit| !written.contains(unit)) {
            written.union_with(&target.units_of([reg]));
            copies.push(LocCopy { ty, from, to: Loc::Reg(reg) });
        }
    }
    let mut free = Vec::new();
    for &ty in &types {
        for &reg in regs(target, ty) {
            let units = target.reg_units(reg);
            let unused = units.iter().all(|&unit| !taken.contains(unit) && !written.contains(unit));
            if unused && u.ratio(1, 2)? {
                free.push(reg);
            }
        }
    }
    Ok(Case { target, copies, free })
}

fn random_copies(target: &Target) {
    let func = values(target, 1);
    let tables = tables(target, &func);
    let machine = Machine::new(target, &tables);
    assert_eq!(machine.num_banks(), Bank(0).index() + 1);
    let mut sequencer = Sequencer::default();
    rounds(2500, |u| {
        random_case(u, target)?.check(&machine, &mut sequencer);
        Ok(())
    });
}

#[test]
fn copies_between_bytes_and_words() {
    for swap in [false, true] {
        random_copies(&bytes(2, 1, swap));
        random_copies(&bytes(3, 2, swap));
    }
}

#[test]
fn copies_between_singles_doubles_and_quads() {
    for swap in [false, true] {
        random_copies(&quads(2, 0, swap));
        random_copies(&quads(4, 2, swap));
    }
}

#[test]
fn copies_between_tuples_and_their_members() {
    for swap in [false, true] {
        random_copies(&tuples(8, 4, swap));
        random_copies(&tuples(32, 16, swap));
    }
}

#[test]
fn of_a_tuple_and_its_members_the_tuple_is_parked() {
    let target = tuples(16, 4, false);
    let func = values(&target, 1);
    let tables = tables(&target, &func);
    let machine = Machine::new(&target, &tables);
    let reg = |name: &str| target.find_reg(name).unwrap();
    let copy =
        |ty: u8, from: &str, to: &str| LocCopy { ty: Type(ty), from: Loc::Reg(reg(from)), to: Loc::Reg(reg(to)) };
    let copies = vec![
        copy(2, "v0x4", "v4x4"),
        copy(0, "v4", "v0"),
        copy(0, "v5", "v1"),
        copy(0, "v6", "v2"),
        copy(0, "v7", "v3"),
    ];
    let case = Case { target: &target, copies, free: vec![reg("v8x4")] };
    let edits = case.check(&machine, &mut Sequencer::default());
    let edits: Vec<String> = edits.iter().map(|edit| edit.display(&target).to_string()).collect();
    assert_eq!(edits.len(), 6, "{edits:?}");
    assert_eq!(edits[0], "move w4 v0x4 -> v8x4");
}
