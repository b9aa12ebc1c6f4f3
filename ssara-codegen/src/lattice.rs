//! The class lattice: closes the classes under intersection.
//!
//! The input is the home classes and the classes of a file. For any two classes of one type that overlap, the closure adds
//! the class of their common registers, unless a class has exactly these. So the classes that constrain one value always
//! have a class as their intersection, to which a tie or a web of the allocator narrows.
//!
//! The closure terminates because every added class is a new set, and it stops at the limit. Every pair of classes is
//! intersected once: at most two million operations on short bit sets at the limit of 2048 classes.

use std::collections::BTreeSet;

use fixedbitset::FixedBitSet;
use ssara_tables::target::{Class, Reg, Type};

use crate::model::ClassModel;

/// The error that there are more classes than the limit.
#[derive(Debug)]
pub(crate) struct TooMany;

/// Adds all intersections. On an error some are missing.
pub(crate) fn close(classes: &mut Vec<ClassModel>, limit: usize) -> Result<(), TooMany> {
    if classes.len() > limit {
        return Err(TooMany);
    }
    let mut known: BTreeSet<(Type, FixedBitSet)> = BTreeSet::new();
    known.extend(classes.iter().map(|class| (class.ty, class.set.clone())));
    let mut next = 0;
    while next < classes.len() {
        for other in 0..next {
            let (a, b) = (&classes[other], &classes[next]);
            if a.ty != b.ty || a.set.is_disjoint(&b.set) {
                continue;
            }
            let mut set = a.set.clone();
            set.intersect_with(&b.set);
            if !known.insert((a.ty, set.clone())) {
                continue;
            }
            if classes.len() == limit {
                return Err(TooMany);
            }
            let derived = intersection(a, b, set);
            classes.push(derived);
        }
        next += 1;
    }
    Ok(())
}

fn intersection(a: &ClassModel, b: &ClassModel, set: FixedBitSet) -> ClassModel {
    let mut names: Vec<&str> = a.name.split('&').chain(b.name.split('&')).collect();
    names.sort_unstable();
    names.dedup();
    // An order that the file gives is worth more than one that is inherited, and without one the two agree.
    let ordered = if b.own_order && !a.own_order { b } else { a };
    let members: Vec<Reg> = ordered.members.iter().copied().filter(|reg| set.contains(reg.index())).collect();
    let doc = format!(
        "The registers that {} have in common.",
        names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(" and ")
    );
    ClassModel { name: names.join("&"), doc, ty: a.ty, members, set, own_order: a.own_order || b.own_order }
}

/// The class of the common registers of two classes, if there are any.
pub(crate) fn meet(classes: &[ClassModel], a: Class, b: Class) -> Option<Class> {
    let (first, second) = (&classes[a.index()], &classes[b.index()]);
    if first.ty != second.ty {
        return None;
    }
    let mut set = first.set.clone();
    set.intersect_with(&second.set);
    // Prefer the operands themselves to another class with the same registers.
    let same = |class: &Class| classes[class.index()].ty == first.ty && classes[class.index()].set == set;
    [a, b].into_iter().chain((0..classes.len()).map(Class::from_index)).find(same).filter(|_| !set.is_clear())
}
