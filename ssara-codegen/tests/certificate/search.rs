//! The search for registers, against a search that tries all.

use ssara_codegen::internals::certificate::{Answer, Demand, Member, Requirement, solve, too_few};
use ssara_codegen::load;
use ssara_core::TargetDesc;
use ssara_core::target::{End, Reg, Relation};
use ssara_testing::random::rounds;

/// Registers of 64 bits with two halves each: register `3 * i` is a whole one, the next two are its halves.
fn target(count: usize) -> TargetDesc {
    let isa = format!(
        "Isa(name: t, banks: {{b: Bank(
            registers: [Family(each: 0..={}, name: \"x{{}}\", bits: 64, parts: {{\"l{{}}\": 0..32, \"h{{}}\": 32..64}})],
            values: {{i64: Value(bits: 64), i32: Value(bits: 32)}},
        )}})",
        count - 1
    );
    load("t.ron", &isa).target.expect("a machine").into_desc()
}

fn requirement(operand: u16, choices: &[u16], early: bool, late: bool) -> Requirement {
    Requirement::one(operand, (early, late), choices.iter().copied().map(Reg).collect())
}

fn answer(target: &TargetDesc, requirements: Vec<Requirement>) -> Answer {
    solve(target, &Demand { operands: requirements.len(), requirements, relations: Vec::new() }, &mut 10_000)
}

#[test]
fn halves_pack_into_what_wholes_leave() {
    let target = target(2);
    let whole = |operand| requirement(operand, &[0, 3], true, false);
    let half = |operand| requirement(operand, &[1, 2, 4, 5], true, false);
    assert!(matches!(answer(&target, vec![half(0), half(1), whole(2)]), Answer::Yes(_)));
    assert_eq!(answer(&target, vec![half(0), half(1), half(2), whole(3)]), Answer::No);
    let requirements = [whole(0), half(1), whole(2), whole(3)];
    let short = too_few(&target, &requirements, &mut 1000).expect("enough steps").expect("too few");
    assert_eq!((short.requirements, short.places), (vec![0, 2, 3], 2));
}

#[test]
fn only_what_is_there_at_once_competes() {
    let target = target(2);
    let (early, late, both) =
        (requirement(0, &[0], true, false), requirement(1, &[0], false, true), requirement(2, &[0, 3], true, true));
    assert!(matches!(answer(&target, vec![early.clone(), late, both.clone()]), Answer::Yes(_)));
    assert_eq!(answer(&target, vec![early, requirement(1, &[3], false, true), both]), Answer::No);
}

#[test]
fn many_equal_requirements_are_counted_not_tried() {
    let target = target(20);
    let choices: Vec<u16> = (0..20).map(|index| 3 * index).collect();
    let requirements: Vec<Requirement> = (0..21).map(|operand| requirement(operand, &choices, true, true)).collect();
    assert_eq!(answer(&target, requirements.clone()), Answer::No);
    assert!(matches!(answer(&target, requirements[..20].to_vec()), Answer::Yes(_)));
}

#[test]
fn a_search_without_end_is_given_up() {
    // Each early requirement excludes another even register, each late one another odd register. Together they take
    // all registers, so none is left for the requirement of both phases.
    let target = target(24);
    let all_but = |parity: u16, out: u16| {
        let choices = (0..12).map(|i| 2 * i + parity).filter(|&i| i != out).map(|i| 3 * i);
        choices.collect::<Vec<u16>>()
    };
    let mut requirements: Vec<Requirement> = (0..12).map(|i| requirement(i, &all_but(0, 2 * i), true, false)).collect();
    requirements.extend((0..12).map(|i| requirement(12 + i, &all_but(1, 2 * i + 1), false, true)));
    requirements.push(requirement(24, &(0..24).map(|i| 3 * i).collect::<Vec<u16>>(), true, true));
    assert_eq!(answer(&target, requirements), Answer::Unknown);
}

/// Whether some choice of registers satisfies a demand, by trying all.
fn by_trying(target: &TargetDesc, demand: &Demand, regs: &mut Vec<Option<Reg>>, index: usize) -> bool {
    let Some(requirement) = demand.requirements.get(index) else {
        return demand.relations.iter().all(|relation| relation.holds(target, |operand| regs[usize::from(operand)]));
    };
    let clash = |a: &Member, b: &Member| a.early && b.early || a.late && b.late;
    requirement.choices().any(|choice| {
        let before = demand.requirements[..index].iter().flat_map(|requirement| &requirement.members);
        let free = before.clone().all(|other| {
            let taken = regs[usize::from(other.operand)].expect("decided");
            requirement
                .members
                .iter()
                .zip(choice)
                .all(|(member, &reg)| !clash(member, other) || !target.overlap(reg, taken))
        });
        for (member, &reg) in requirement.members.iter().zip(choice) {
            regs[usize::from(member.operand)] = Some(reg);
        }
        free && by_trying(target, demand, regs, index + 1)
    })
}

#[test]
fn the_search_finds_what_trying_all_finds() {
    let target = target(3);
    let (mut yes, mut no) = (0, 0);
    rounds(5000, |u| {
        let mut demand = Demand::default();
        for _ in 0..u.int_in_range(1..=5)? {
            let operand = demand.operands as u16;
            let (early, late) = *u.choose(&[(true, false), (false, true), (true, true)])?;
            let pair = u.ratio(1, 4)?;
            let mut choices = Vec::new();
            for _ in 0..u.int_in_range(1..=4)? {
                let reg = u.int_in_range(0..=8)?;
                choices.push(reg);
                // The two registers of a pair do not overlap.
                choices.extend(pair.then_some((reg + 3) % 9));
            }
            let mut requirement = requirement(operand, &choices, early, late);
            if pair {
                requirement.members.push(Member { operand: operand + 1, tied: None, early, late });
            }
            demand.operands += requirement.members.len();
            demand.requirements.push(requirement);
        }
        for _ in 0..u.int_in_range(0..=2)? {
            let mut operand = || u.choose_index(demand.operands).map(|operand| operand as u16);
            let (a, b) = (operand()?, operand()?);
            demand.relations.push(*u.choose(&[
                Relation::Distinct(a, b),
                Relation::Same(a, b, End::Low),
                Relation::Same(a, b, End::High),
                Relation::OverlapAt(a, b, End::Low),
                Relation::OverlapAt(a, b, End::High),
            ])?);
        }
        for requirement in &mut demand.requirements {
            requirement.related = !demand.relations.is_empty();
        }
        let possible = by_trying(&target, &demand, &mut vec![None; demand.operands], 0);
        match solve(&target, &demand, &mut 1_000_000) {
            Answer::Yes(regs) => {
                let hold = demand.relations.iter().all(|r| r.holds(&target, |operand| regs[usize::from(operand)]));
                assert!(possible && hold, "{demand:?}");
                yes += 1;
            }
            Answer::No => {
                assert!(!possible, "{demand:?}");
                no += 1;
            }
            Answer::Unknown => panic!("it took too long: {demand:?}"),
        }
        Ok(())
    });
    assert!(yes > 0 && no > 0, "{yes} can be satisfied, {no} cannot");
}
