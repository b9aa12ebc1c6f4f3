//! Solutions of single instructions, against a search of all placements.
//!
//! An instruction has operands; of the values in registers before it some live through, some of those that are used stay.
//! A *placement* gives each demand (an operand, a live-out value, a live-through value) a register. It is valid
//! when no unit holds two things in one phase.

use arbitrary::{Result, Unstructured};

use crate::common::machines::{bytes, quads, regs, scalar, tables, tuples, value, values};
use ssara_core::Target;
use ssara_core::internals::regs::machine::Machine;
use ssara_core::internals::solver::instruction::{InstSolver, LongSearch, Status};
use ssara_core::ir::{Function, Value};

use crate::solver::case::Case;
use ssara_core::target::{
    Class, End, FormKind, FormTable, OperandDesc, Place, Pos, Reg, Relation, Role, TupleList, TupleListDesc, Type,
};
use ssara_testing::random::rounds;
use ssara_testing::valid;

/// Adds classes of random registers: subsets of the home classes.
fn with_classes(u: &mut Unstructured<'_>, target: &Target) -> Result<Target> {
    let mut target = target.desc().clone();
    for ty in 0..target.types.len() {
        for n in 0..2 {
            let home = regs(&target, Type::from_index(ty)).to_vec();
            let mut members = Vec::new();
            for reg in home {
                if u.arbitrary()? {
                    members.push(reg);
                }
            }
            if !members.is_empty() {
                let start = target.class_regs.len() as u32;
                let name = format!("{}{n}", target.types[ty].name);
                let len = members.len() as u16;
                target.class_regs.to_mut().extend(members);
                let ty = Type::from_index(ty);
                target.classes.to_mut().push(ssara_core::target::ClassDesc {
                    name: name.into(),
                    doc: "".into(),
                    ty,
                    members: (start, len),
                });
            }
        }
    }
    Ok(valid(target))
}

fn random_case<'t>(u: &mut Unstructured<'_>, target: &'t Target, related: bool) -> Result<Case<'t>> {
    let types: Vec<Type> = target.type_ids().collect();
    // Where the values are before the instruction.
    let mut taken = target.no_units();
    let mut free_reg = |u: &mut Unstructured<'_>, ty: Type| -> Result<Option<Reg>> {
        let free: Vec<Reg> = regs(target, ty)
            .iter()
            .copied()
            .filter(|&reg| target.reg_units(reg).iter().all(|&unit| !taken.contains(unit)))
            .collect();
        if free.is_empty() {
            return Ok(None);
        }
        let reg = *u.choose(&free)?;
        taken.union_with(&target.units_of([reg]));
        Ok(Some(reg))
    };
    let mut used = Vec::new();
    for index in 0..u.int_in_range(0..=3usize)? {
        let ty = *u.choose(&types)?;
        let current = if u.ratio(4, 5)? { free_reg(u, ty)? } else { None };
        // What is not in a register is reloaded.
        let status =
            Status { in_reg: true, in_reg_after: u.arbitrary()?, is_folded: false, current, stays: u.arbitrary()? };
        used.push((value(target, ty, index), status, ty));
    }
    let mut through = Vec::new();
    for index in 0..u.int_in_range(0..=4usize)? {
        let ty = *u.choose(&types)?;
        if let Some(reg) = free_reg(u, ty)? {
            through.push((value(target, ty, 10 + index), ty, Some(reg)));
        }
    }
    let mut descs: Vec<OperandDesc> = Vec::new();
    let mut operands = Vec::new();
    let (mut early, mut late) = (target.no_units(), target.no_units());
    for index in 0..u.int_in_range(0..=5usize)? {
        // Groups are runs of operands of one type.
        let again = match descs.last() {
            Some(last) if related && u.ratio(2, 5)? => Some((last.is_def(), target.class(last.class()).ty)),
            _ => None,
        };
        used.sort_by_key(|&(_, _, ty)| again.is_some_and(|again| again.1 != ty));
        let is_def = match again {
            Some((is_def, _)) => is_def,
            None => used.is_empty() || u.ratio(2, 5)?,
        };
        let (operand, ty) = if is_def {
            let ty = again.map_or_else(|| u.choose(&types).copied(), |again| Ok(again.1))?;
            (value(target, ty, 20 + index), ty)
        } else {
            let alike = used.iter().filter(|used| again.is_none_or(|again| again.1 == used.2)).count();
            let (value, _, ty) = *u.choose(&used[..alike])?;
            (value, ty)
        };
        let role = if is_def { Role::Def } else { Role::Use };
        let odd = u.ratio(1, 5)?;
        let pos = if is_def == odd { Pos::Early } else { Pos::Late };
        let classes: Vec<Class> = target.class_ids().filter(|&class| target.class(class).ty == ty).collect();
        let mut class = if u.arbitrary()? { target.home_class(ty) } else { *u.choose(&classes)? };
        let mut place = Place::Class;
        match u.int_in_range(0..=5)? {
            0 => {
                let reg = *u.choose(target.class_regs(class))?;
                let units = target.units_of([reg]);
                let phases = (!is_def || pos == Pos::Early, is_def || pos == Pos::Late);
                let collides = (phases.0 && units.iter().any(|unit| early.contains(unit)))
                    || (phases.1 && units.iter().any(|unit| late.contains(unit)));
                if !collides {
                    place = Place::Fixed(reg);
                    if phases.0 {
                        early.union_with(&units);
                    }
                    if phases.1 {
                        late.union_with(&units);
                    }
                }
            }
            1 => {
                class = target.home_class(ty);
                place = Place::Any;
            }
            2 | 3 if is_def && pos == Pos::Late => {
                let free = |&use_: &usize| {
                    let other = descs[use_];
                    let tied = descs.iter().any(|def| def.is_def() && def.overwrites() == Some(use_ as u16));
                    (other.role(), other.pos(), other.place()) == (Role::Use, Pos::Early, Place::Class)
                        && target.class(other.class()).ty == ty
                        && !tied
                };
                if let Some(use_) = (0..index).find(free) {
                    place = Place::Tied(use_ as u16);
                }
            }
            _ => {}
        }
        operands.push(operand);
        descs.push(OperandDesc::new(role, pos, class, place));
    }
    let mut clobbers = target.no_units();
    if u.ratio(1, 3)? {
        for _ in 0..u.int_in_range(1..=2)? {
            clobbers.union_with(&target.units_of([Reg::from_index(u.choose_index(target.regs.len())?)]));
        }
        clobbers.subtract(&late);
    }
    used.retain(|used| operands.contains(&used.0));
    let mut forms = FormTable::new(target.set_words);
    forms.push("x".into(), FormKind::Op, &descs, &clobbers);
    if related {
        for _ in 0..u.int_in_range(1..=2)? {
            if let Some(relation) = random_relation(u, target, &descs)? {
                forms.relate(0, relation);
            }
        }
    }
    let used = used.into_iter().map(|(value, status, _)| (value, status)).collect();
    Ok(Case { target, forms, operands, used, through })
}

fn random_relation(u: &mut Unstructured<'_>, target: &Target, descs: &[OperandDesc]) -> Result<Option<Relation>> {
    if descs.len() < 2 {
        return Ok(None);
    }
    let ty = |operand: u16| target.class(descs[usize::from(operand)].class()).ty;
    let a = u.int_in_range(0..=descs.len() as u16 - 1)?;
    let b = (a + u.int_in_range(1..=descs.len() as u16 - 1)?) % descs.len() as u16;
    let end = if u.arbitrary()? { End::Low } else { End::High };
    Ok(Some(match u.int_in_range(0..=6)? {
        0 => Relation::Distinct(a, b),
        1 => Relation::Same(a, b, end),
        2 => Relation::OverlapAt(a, b, end),
        3 => {
            let mut class = |operand| -> Result<Class> {
                let of_type = target.class_ids().filter(|&class| target.class(class).ty == ty(operand));
                Ok(*u.choose(&of_type.collect::<Vec<_>>())?)
            };
            Relation::Implies(a, class(a)?, b, class(b)?)
        }
        _ => {
            let list = TupleList::from_index(u.choose_index(target.tuple_lists.len())?);
            let len = u16::from(target.tuple_lists[list.index()].len);
            let member = target.tuples(list).next().and_then(|tuple| target.reg(tuple[0]).ty);
            let fits = |&first: &u16| {
                usize::from(first + len) <= descs.len() && (first..first + len).all(|at| Some(ty(at)) == member)
            };
            let firsts: Vec<u16> = (0..descs.len() as u16).filter(fits).collect();
            if firsts.is_empty() {
                return Ok(None);
            }
            Relation::Group { first: *u.choose(&firsts)?, list }
        }
    }))
}

/// Adds lists of the tuples of each type: pairs that may overlap and wrap, and naturally aligned ones.
fn with_tuples(target: &Target) -> Target {
    let mut target = target.desc().clone();
    for ty in target.type_ids() {
        let home = regs(&target, ty).to_vec();
        for (len, step) in [(2, 1), (2, 2), (3, 1)] {
            let start = target.tuple_regs.len() as u32;
            for first in (0..home.len()).step_by(step) {
                target.tuple_regs.to_mut().extend((first..first + len).map(|at| home[at % home.len()]));
            }
            let members = (start, target.tuple_regs.len() as u32 - start);
            let name = format!("{}x{len}by{step}", target.ty(ty).name).into();
            target.tuple_lists.to_mut().push(TupleListDesc { name, doc: "".into(), len: len as u8, members });
        }
    }
    valid(target)
}

fn func_of(target: &Target) -> Function {
    values(target, 30)
}

/// A solver that takes a search to be long after few steps, for these machines have few registers.
fn solver() -> InstSolver<1> {
    let mut solver = InstSolver::default();
    solver.long_search = LongSearch(20);
    solver
}

fn solve_random_instructions(base: &Target, related: bool) {
    let mut point = solver();
    let (mut yes, mut no) = (0, 0);
    rounds(6_000, |u| {
        let mut target = with_classes(u, base)?;
        if related {
            target = with_tuples(&target);
        }
        let func = func_of(&target);
        let tables = tables(&target, &func);
        let machine = Machine::new(&target, &tables);
        let case = random_case(u, &target, related)?;
        let possible = case.possible(&machine);
        let (found, assigned) = (case.check(&machine, &mut point), case.assign(&machine, &mut point));
        assert!(assigned || !found, "check and assign differ\n{}", case.show());
        assert_eq!(possible, found, "check and search differ\n{}", case.show());
        if assigned {
            case.check_solution(&machine, &point).unwrap_or_else(|error| panic!("{error}\n{}", case.show()));
        }
        *(if found { &mut yes } else { &mut no }) += 1;
        Ok(())
    });
    assert!(yes > 100 && no > 10, "{yes} were solved, {no} were not");
}

#[test]
fn instructions_over_registers_of_one_unit_are_solved() {
    solve_random_instructions(&scalar(3, false), false);
    solve_random_instructions(&scalar(5, false), false);
}

#[test]
fn instructions_over_bytes_and_words_are_solved() {
    solve_random_instructions(&bytes(2, 0, false), false);
    solve_random_instructions(&bytes(1, 2, false), false);
    solve_random_instructions(&bytes(2, 2, false), false);
}

#[test]
fn instructions_over_singles_doubles_and_quads_are_solved() {
    solve_random_instructions(&quads(1, 0, false), false);
    solve_random_instructions(&quads(2, 1, false), false);
}

#[test]
fn relations_over_registers_of_one_unit_are_solved() {
    solve_random_instructions(&scalar(3, false), true);
    solve_random_instructions(&scalar(5, false), true);
}

#[test]
fn relations_over_overlapping_registers_are_solved() {
    solve_random_instructions(&bytes(2, 2, false), true);
    solve_random_instructions(&quads(1, 0, false), true);
    solve_random_instructions(&quads(2, 1, false), true);
    solve_random_instructions(&tuples(4, 4, false), true);
}

#[test]
fn instructions_over_tuples_are_solved() {
    solve_random_instructions(&tuples(4, 4, false), false);
    solve_random_instructions(&tuples(8, 4, false), false);
}

/// What may be in no register at all shows in a few steps, however many placements the other operands have. These are three
/// operands in registers that differ, and a group.
#[test]
fn hopeless_searches_are_short() {
    let base = scalar(60, false);
    let (target, ty) = (with_tuples(&base), Type(0));
    let func = func_of(&target);
    let tables = tables(&target, &func);
    let machine = Machine::new(&target, &tables);
    let class = target.home_class(ty);
    let use_ = OperandDesc::reg_use(class);
    let early = OperandDesc::new(Role::Def, Pos::Early, class, Place::Class);
    let steps = |last: &[OperandDesc], clobbers: &[Reg], through: usize, relation: Option<Relation>| {
        let descs: Vec<OperandDesc> = [use_; 6].iter().chain(last).copied().collect();
        let mut forms = FormTable::new(target.set_words);
        forms.push("x".into(), FormKind::Op, &descs, &target.units_of(clobbers.iter().copied()));
        let group = Relation::Group { first: 3, list: TupleList::from_index(2) };
        let relations = [Relation::Distinct(0, 1), Relation::Distinct(1, 2), group];
        relations.into_iter().chain(relation).for_each(|relation| forms.relate(0, relation));
        let operands: Vec<Value> = (0..descs.len()).map(|index| value(&target, ty, index)).collect();
        let status = Status { in_reg: true, in_reg_after: false, is_folded: false, current: None, stays: false };
        let used = operands[..6].iter().map(|&operand| (operand, status)).collect();
        let through = (0..through).map(|index| (value(&target, ty, 10 + index), ty, None)).collect();
        let mut point = solver();
        let found = Case { target: &target, forms, operands, used, through }.check(&machine, &mut point);
        (found, point.steps())
    };
    let (found, all_is_well) = steps(&[], &[], 0, None);
    assert!(found && all_is_well < 100, "{all_is_well} steps");
    let everything: Vec<Reg> = target.reg_ids().collect();
    let (found, all_is_destroyed) = steps(&[], &everything, 1, None);
    assert!(!found && all_is_destroyed < 200, "{all_is_destroyed} steps");
    let (found, some_is_destroyed) = steps(&[], &everything[..50], 10, None);
    assert!(found && some_is_destroyed < 2_000, "{some_is_destroyed} steps");
    let (found, one_for_two) = steps(&[early, early], &[], 0, Some(Relation::Same(6, 7, End::Low)));
    assert!(!found && one_for_two < 20_000, "{one_for_two} steps");
    let crowded = everything.len() - 7;
    let (found, one_too_many) = steps(&[early], &[], crowded + 1, None);
    assert!(!found && one_too_many < 1_000, "{one_too_many} steps");
}
