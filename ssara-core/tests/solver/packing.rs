//! Packing, against a search of all placements.

use arbitrary::{Result, Unstructured};

use crate::common::machines::{bytes, quads, regs, scalar, tables, tuples, value, values};
use ssara_core::Target;
use ssara_core::internals::regs::machine::Machine;
use ssara_core::internals::regs::unit_mask::Mask;
use ssara_core::internals::solver::packing::{
    EARLY, Free, LATE, PackItem, What, fits_uniform, pack_exactly, pack_in_place,
};
use ssara_core::target::{Bank, Class, Reg, Type};
use ssara_testing::random::rounds;

fn possible(machine: &Machine<'_, 1>, items: &[PackItem], free: Free<1>) -> bool {
    let Some((item, rest)) = items.split_first() else { return true };
    machine.home_regs(item.ty).iter().any(|&reg| {
        let mut less = free;
        less.take(machine.mask(reg), item.phases);
        free.fits(machine.mask(reg), item.phases) && possible(machine, rest, less)
    })
}

fn check(machine: &Machine<'_, 1>, items: &[PackItem], mut free: Free<1>) {
    for item in items {
        let reg = item.reg.expect("packed");
        assert!(machine.home_regs(item.ty).contains(&reg) && free.fits(machine.mask(reg), item.phases), "{items:?}");
        free.take(machine.mask(reg), item.phases);
    }
}

/// How the units that are free differ between the phases.
#[derive(Clone, Copy)]
enum Phases {
    /// Not at all.
    Alike,
    /// By whole registers.
    Whole,
    /// By any units.
    Any,
}

fn random_items(u: &mut Unstructured<'_>, target: &Target, one_phase: bool) -> Result<Vec<PackItem>> {
    let mut items = Vec::new();
    for index in 0..u.int_in_range(0..=7)? {
        let ty = Type::from_index(u.choose_index(target.types.len())?);
        let phases = if one_phase { *u.choose(&[EARLY | LATE, EARLY, LATE])? } else { EARLY | LATE };
        let current = if u.arbitrary()? { Some(*u.choose(regs(target, ty))?) } else { None };
        items.push(PackItem::new(What::Through, value(target, ty, index), ty, phases, current));
    }
    Ok(items)
}

fn random_free(u: &mut Unstructured<'_>, target: &Target, machine: &Machine<'_, 1>, how: Phases) -> Result<Free<1>> {
    let mut free = Free { early: machine.bank(Bank(0)).units, late: machine.bank(Bank(0)).units };
    let types = match how {
        Phases::Alike | Phases::Any => target.types.len(),
        Phases::Whole => 1,
    };
    let largest: Vec<Type> = machine.bank(Bank(0)).types[..types].to_vec();
    for _ in 0..u.int_in_range(0..=3)? {
        let ty = *u.choose(&largest)?;
        let mask = machine.mask(*u.choose(regs(target, ty))?);
        let phases = if let Phases::Alike = how { EARLY | LATE } else { *u.choose(&[EARLY | LATE, EARLY, LATE])? };
        free.take(mask, phases);
    }
    Ok(free)
}

/// Returns the share of what could be packed that was refused.
fn pack_random_items(target: &Target, one_phase: bool, how: Phases) -> f64 {
    let func = values(target, 10);
    let tables = tables(target, &func);
    let machine = Machine::new(target, &tables);
    let (mut yes, mut no, mut missed) = (0, 0, 0u32);
    rounds(8_000, |u| {
        let mut items = random_items(u, target, one_phase)?;
        let free = random_free(u, target, &machine, how)?;
        let expected = possible(&machine, &items, free);
        let exactly = pack_exactly(&machine, Bank(0), &mut items, free);
        if exactly {
            check(&machine, &items, free);
        }
        assert!(expected || !exactly, "{:?} {:?}\n{items:#?}", free.early, free.late);
        missed += u32::from(exactly != expected);
        if machine.bank(Bank(0)).uniform {
            for through in 0..=items.len() {
                let others: Vec<PackItem> =
                    (0..through).map(|at| PackItem::through(value(target, Type(0), at), Type(0))).collect();
                let all: Vec<PackItem> = items.iter().copied().chain(others).collect();
                let fits = fits_uniform(&items, through as u32, free);
                assert_eq!(fits, possible(&machine, &all, free), "{items:?} {through}");
            }
        }
        let mut prefer = |_, class: Class, _: Mask<1>| machine.class_regs(class).last().copied();
        if pack_in_place(&machine, Bank(0), &mut items, free, &mut prefer) {
            assert!(expected);
            check(&machine, &items, free);
        }
        *(if expected { &mut yes } else { &mut no }) += 1;
        Ok(())
    });
    assert!(yes > 100 && no > 10, "{yes} fit, {no} did not");
    f64::from(missed) / f64::from(yes)
}

fn machines() -> Vec<Target> {
    vec![
        bytes(2, 0, false),
        bytes(2, 2, false),
        bytes(3, 1, false),
        quads(1, 0, false),
        quads(2, 1, false),
        quads(3, 1, false),
        tuples(8, 8, false),
        tuples(8, 4, false),
        tuples(12, 4, false),
    ]
}

#[test]
fn registers_of_one_unit_are_packed_exactly() {
    assert_eq!(pack_random_items(&scalar(3, false), true, Phases::Any), 0.0);
    assert_eq!(pack_random_items(&scalar(5, false), true, Phases::Any), 0.0);
}

#[test]
fn values_between_instructions_are_packed_exactly() {
    for target in machines() {
        assert_eq!(pack_random_items(&target, false, Phases::Alike), 0.0);
    }
}

#[test]
fn items_of_one_phase_are_packed_exactly_where_the_phases_differ_by_whole_registers() {
    for target in machines() {
        assert_eq!(pack_random_items(&target, true, Phases::Whole), 0.0);
    }
}

#[test]
fn items_of_one_phase_are_packed_exactly_where_the_phases_differ_by_parts() {
    for target in machines() {
        assert_eq!(pack_random_items(&target, true, Phases::Any), 0.0);
    }
}

#[test]
fn an_early_and_a_late_value_share_a_register_rather_than_two_broken_ones() {
    // p1l is taken late: a whole value early and one late go to p0, and a byte that lives through to p1h.
    let target = bytes(2, 0, false);
    let func = values(&target, 3);
    let tables = tables::<1>(&target, &func);
    let machine = Machine::new(&target, &tables);
    let reg = |name: &str| target.find_reg(name).unwrap();
    let (whole, byte) = (Type(0), Type(1));
    let units = machine.bank(Bank(0)).units;
    let free = Free { early: units, late: units.minus(machine.mask(reg("p1l"))) };
    let mut items = [
        PackItem::new(What::Def(0), value(&target, whole, 0), whole, EARLY, None),
        PackItem::new(What::Def(1), value(&target, whole, 1), whole, LATE, None),
        PackItem::through(value(&target, byte, 0), byte),
    ];
    assert!(pack_exactly(&machine, Bank(0), &mut items, free));
    let found: Vec<Option<Reg>> = items.iter().map(|item| item.reg).collect();
    assert_eq!(found, [Some(reg("p0")), Some(reg("p0")), Some(reg("p1h"))]);
}

/// Everything is taken, and then some of it leaves: tuples fit iff the sum of their lengths does not exceed what is free.
#[test]
fn tuples_are_packed_into_whatever_is_free() {
    let target = tuples(64, 16, false);
    let func = values(&target, 64);
    let tables = tables(&target, &func);
    let machine = Machine::new(&target, &tables);
    let len = |ty: Type| 1 << ty.index();
    let (mut moved, mut kept) = (0u32, 0u32);
    rounds(6_000, |u| {
        let mut items: Vec<PackItem> = Vec::new();
        let mut free = Free { early: machine.bank(Bank(0)).units, late: machine.bank(Bank(0)).units };
        let mut index = 0;
        while free.early.count() > 0 {
            let ty = Type::from_index(u.choose_index(target.types.len())?);
            let fitting: Vec<Reg> =
                regs(&target, ty).iter().copied().filter(|&reg| free.fits(machine.mask(reg), EARLY | LATE)).collect();
            let Some(&reg) = fitting.first() else { continue };
            free.take(machine.mask(reg), EARLY | LATE);
            if u.ratio(2, 3)? {
                items.push(PackItem::new(What::Through, value(&target, ty, index), ty, EARLY | LATE, Some(reg)));
                index += 1;
            }
        }
        let all = Free { early: machine.bank(Bank(0)).units, late: machine.bank(Bank(0)).units };
        let stay = items.len();
        let mut sum: usize = items.iter().map(|item| len(item.ty)).sum();
        for _ in 0..u.int_in_range(1..=4)? {
            let ty = Type::from_index(u.choose_index(target.types.len())?);
            items.push(PackItem::through(value(&target, ty, index), ty));
            sum += len(ty);
            index += 1;
        }
        let fits = pack_exactly(&machine, Bank(0), &mut items, all);
        assert_eq!(fits, sum <= 64, "{items:?}");
        let mut prefer = |_, _, _: Mask<1>| None;
        if pack_in_place(&machine, Bank(0), &mut items, all, &mut prefer) {
            assert!(fits);
            check(&machine, &items, all);
            let left = items[..stay].iter().filter(|item| item.reg != item.current).count() as u32;
            moved += left;
            kept += stay as u32 - left;
        }
        Ok(())
    });
    assert!(moved > 0 && kept > 10 * moved, "{moved} moved, {kept} did not");
}

#[test]
fn a_tuple_takes_the_place_of_the_fewest() {
    // v0, v4, v5 and v10 hold something: a tuple of 4 goes where v0 or v10 was, and no one else moves.
    let target = tuples(16, 4, false);
    let func = values(&target, 8);
    let tables = tables(&target, &func);
    let machine = Machine::new(&target, &tables);
    let reg = |name: &str| target.find_reg(name).unwrap();
    let (one, four) = (Type(0), Type(2));
    let item =
        |index, name| PackItem::new(What::Through, value(&target, one, index), one, EARLY | LATE, Some(reg(name)));
    let mut items = [
        item(0, "v0"),
        item(1, "v4"),
        item(2, "v5"),
        item(3, "v10"),
        item(4, "v12"),
        item(5, "v15"),
        PackItem::through(value(&target, four, 0), four),
    ];
    let units = machine.bank(Bank(0)).units;
    let free = Free { early: units, late: units };
    assert!(pack_in_place(&machine, Bank(0), &mut items, free, &mut |_, _, _| None));
    check(&machine, &items, free);
    assert_eq!(items[6].reg, Some(reg("v0x4")));
    assert_eq!(items.iter().filter(|item| item.current.is_some() && item.reg != item.current).count(), 1);
}
