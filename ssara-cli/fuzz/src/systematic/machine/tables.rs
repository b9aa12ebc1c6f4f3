//! Tables made by hand: another target's, altered in ways that no ISA file gives.
//!
//! *Input:* a seed. *Promises:* the tables keep the rules of their documentation. Ids are in range, home classes first,
//! registers before their parts, units in ascending order. Clobbers match the registers. An alteration may make a form
//! unsatisfiable, because the function generator checks each form before it uses it.

use std::collections::BTreeSet;

use ssara_core::TargetDesc;
use ssara_core::target::{
    Class, ClassDesc, FeatureDesc, Features, FormRelation, OperandDesc, Prices, Reg, Relation, Table,
};

use super::words::{Layout, rearrange};
use crate::systematic::draw::Draw;

/// An altered target, and the alterations.
pub fn draw(draw: &mut Draw) -> (TargetDesc, Vec<String>) {
    let (mut target, base) = super::Machine::base(draw);
    let mut made = vec![format!("Based on {base}")];
    let steps = draw.between(1, 4);
    for _ in 0..steps {
        let before = target.clone();
        let done = match draw.below(10) {
            0 => orders(&mut target, draw),
            1 | 2 => more_classes(&mut target, draw),
            3 => renumber_classes(&mut target, draw),
            4 | 5 => units(&mut target, draw),
            6..=8 => features_of_alternatives(&mut target, draw),
            _ => tuples_and_slots(&mut target, draw),
        };
        // An alteration that validation refuses is dropped, such as one that makes the units of a register not consecutive.
        if target.validate().is_ok() {
            made.extend(done);
        } else {
            target = before;
        }
    }
    (target, made)
}

/// Gives each class its members in another order.
fn orders(target: &mut TargetDesc, draw: &mut Draw) -> Option<String> {
    let mut members: Vec<Vec<Reg>> = target.class_ids().map(|class| target.class_regs(class).to_vec()).collect();
    members.iter_mut().for_each(|regs| draw.shuffle(regs));
    set_members(target, &members);
    Some("All classes have their members in random orders.".to_string())
}

/// Lays out the members of all classes anew.
fn set_members(target: &mut TargetDesc, members: &[Vec<Reg>]) {
    let mut all = Vec::new();
    for (class, regs) in target.classes.to_mut().iter_mut().zip(members) {
        class.members = (all.len() as u32, regs.len() as u16);
        all.extend_from_slice(regs);
    }
    target.class_regs = all.into();
}

/// Adds classes: of one member, equal to another one, in reverse, subsets of any kind.
fn more_classes(target: &mut TargetDesc, draw: &mut Draw) -> Option<String> {
    let mut added = Vec::new();
    let mut all = target.class_regs.to_vec();
    let mut classes = target.classes.to_vec();
    for _ in 0..draw.between(1, 4) {
        let ids: Vec<Class> = target.class_ids().collect();
        let from = *draw.pick(&ids)?;
        let mut regs = target.class_regs(from).to_vec();
        if regs.is_empty() || classes.len() + 1 >= OperandDesc::MAX_CLASSES {
            continue;
        }
        let what = match draw.below(4) {
            0 => {
                regs = vec![regs[draw.below(regs.len())]];
                "one member"
            }
            1 => "the same members",
            2 => {
                regs.reverse();
                "the same members in reverse"
            }
            _ => {
                draw.shuffle(&mut regs);
                let len = draw.between(1, regs.len());
                regs.truncate(len);
                "some of the members"
            }
        };
        let name = format!("x{}", classes.len());
        added.push(format!("Class {name}: {what} of {}.", target.class(from).name));
        let members = (all.len() as u32, regs.len() as u16);
        all.extend(regs);
        classes.push(ClassDesc { name: name.into(), doc: "".into(), ty: target.class(from).ty, members });
    }
    target.class_regs = all.into();
    target.classes = classes.into();
    (!added.is_empty()).then(|| added.join(" "))
}

/// Gives other numbers to all classes except home classes.
fn renumber_classes(target: &mut TargetDesc, draw: &mut Draw) -> Option<String> {
    let homes = target.types.len();
    let mut order: Vec<usize> = (homes..target.classes.len()).collect();
    draw.shuffle(&mut order);
    let old_at = |new: usize| if new < homes { new } else { order[new - homes] };
    let mut new_of = vec![Class(0); target.classes.len()];
    (0..target.classes.len()).for_each(|new| new_of[old_at(new)] = Class::from_index(new));
    let classes: Vec<ClassDesc> = (0..target.classes.len()).map(|new| target.classes[old_at(new)].clone()).collect();
    target.classes = classes.into();
    let renumbered = |bits: &u32| {
        let operand = OperandDesc::from_bits(*bits);
        operand.with_class(new_of[operand.class().index()]).bits()
    };
    target.forms.operands = target.forms.operands.iter().map(renumbered).collect::<Vec<u32>>().into();
    let relation = |entry: &FormRelation| match entry.relation {
        Relation::Implies(a, in_a, b, in_b) => FormRelation {
            form: entry.form,
            relation: Relation::Implies(a, new_of[in_a.index()], b, new_of[in_b.index()]),
        },
        _ => *entry,
    };
    target.forms.relations = target.forms.relations.iter().map(relation).collect::<Vec<_>>().into();
    (order.len() > 1).then(|| "Classes have other numbers.".to_string())
}

/// Gives the units of the banks other numbers, replaces one unit by several, or leaves unused words between the banks.
fn units(target: &mut TargetDesc, draw: &mut Draw) -> Option<String> {
    let (shuffles, spreads, splits) = (draw.chance(5), draw.chance(50), draw.chance(50));
    let layouts: Vec<Layout> = target
        .banks
        .iter()
        .map(|bank| {
            let pieces: Vec<usize> =
                (0..bank.units).map(|_| if splits && draw.chance(50) { draw.between(2, 3) } else { 1 }).collect();
            let mut numbers: Vec<u16> = (0..pieces.iter().sum::<usize>() as u16).collect();
            if shuffles {
                draw.shuffle(&mut numbers);
            }
            let mut numbers = numbers.into_iter();
            let units = pieces.iter().map(|&count| numbers.by_ref().take(count).collect()).collect();
            Layout { gap: if spreads { draw.below(4) as u8 } else { 0 }, units }
        })
        .collect();
    *target = rearrange(target, &layouts)?;
    Some(format!("Register units: shuffled {shuffles}, with words between banks {spreads}, in pieces {splits}."))
}

/// Makes some other alternatives of forms require a feature.
fn features_of_alternatives(target: &mut TargetDesc, draw: &mut Draw) -> Option<String> {
    if target.features.is_empty() {
        let (name, doc) = ("extra".into(), "".into());
        target.features = vec![FeatureDesc { name, doc, default: draw.chance(50) }].into();
    }
    let plain = |&alternative: &usize| {
        target.forms.alternative_of(alternative).is_some() && target.forms.features(alternative) == Features::NONE
    };
    let alternatives: Vec<usize> = (0..target.forms.len()).filter(plain).collect();
    let count = target.features.len();
    let mut changed = 0;
    for alternative in alternatives {
        if draw.chance(50) {
            target.forms.require(alternative, Features::single(draw.below(count)));
            changed += 1;
        }
    }
    (changed > 0).then(|| format!("{changed} other alternatives of a form require a feature."))
}

/// Changes the order of tuples, the size of spill slots, the types that the machine can swap, prices, and which banks grow
/// with the vector length.
fn tuples_and_slots(target: &mut TargetDesc, draw: &mut Draw) -> Option<String> {
    let mut tuples: Vec<Reg> = Vec::new();
    let mut starts = Vec::new();
    for list in 0..target.tuple_lists.len() {
        let id = ssara_core::target::TupleList::from_index(list);
        let mut rows: Vec<Vec<Reg>> = target.tuples(id).map(<[Reg]>::to_vec).collect();
        draw.shuffle(&mut rows);
        let first = tuples.len() as u32;
        tuples.extend(rows.into_iter().flatten());
        starts.push((first, tuples.len() as u32 - first));
    }
    target.tuple_regs = tuples.into();
    for (list, members) in target.tuple_lists.to_mut().iter_mut().zip(starts) {
        list.members = members;
    }
    for ty in target.types.to_mut() {
        if draw.chance(40) {
            ty.swap = !ty.swap;
        }
        if draw.chance(40) {
            let mut price = |most| draw.below(most) as u16;
            ty.prices = Prices::new(price(1000), price(1000), price(300));
        }
        if draw.chance(40) {
            ty.spill_align = 1 << draw.below(6);
            ty.spill_size = ty.spill_size.next_multiple_of(ty.spill_align);
        }
    }
    for bank in 0..target.banks.len() {
        let types = target.types.to_mut().iter_mut().filter(|ty| ty.bank.index() == bank);
        let types: Vec<_> = types.collect();
        if draw.chance(15) && types.iter().all(|ty| ty.spill_to.is_empty()) {
            types.into_iter().for_each(|ty| ty.scalable = true);
        }
    }
    if draw.chance(50) {
        target.sufficient = Table::default();
        for bank in target.banks.to_mut() {
            bank.min_regs = 0;
        }
    }
    debug_assert!(target.class_regs.iter().collect::<BTreeSet<_>>().len() <= target.regs.len());
    Some("Tuples in another order, other spill slots and exchanges, perhaps no certificate.".to_string())
}
