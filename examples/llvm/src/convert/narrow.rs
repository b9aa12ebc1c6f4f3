//! Values that fit in a narrower kind.
//!
//! A value is narrow if no operand reads or writes more of it, and all values are narrow to which it is tied or which are
//! parameters and arguments of each other. Copies, spills and reloads of it are shorter then.

use ssara_core::analysis::UnionFind;

use super::{Converter, Op, Place};

impl Converter<'_> {
    /// Gives the narrow kind to values that fit. Time is linear in the operands, apart from names that are joined.
    pub(super) fn narrow(&mut self) {
        let Some(narrow) = self.machine.narrow() else { return };
        let mut groups = UnionFind::default();
        groups.reset(self.kinds.len());
        let mut unite = |a: Option<u32>, b: Option<u32>| {
            if let (Some(a), Some(b)) = (a, b) {
                let (a, b) = (groups.find(a), groups.find(b));
                groups.attach(a, b);
            }
        };
        for phi in self.phis.iter().flatten() {
            let def = self.names.value(phi.def);
            phi.args.names().for_each(|arg| unite(def, self.names.resolve(arg)));
        }
        let mut is_wide: Vec<bool> = vec![false; self.kinds.len()];
        let value = |op: &Op| self.names.resolve(op.name);
        for item in self.items.iter().flatten() {
            let changes = item.shapes.iter().flat_map(|shape| &shape.changes);
            let changes = changes.map(|change| (&item.ops[usize::from(change.at)], change.class, change.place));
            for (op, class, place) in item.ops.iter().map(|op| (op, op.class, op.place)).chain(changes) {
                if let Place::Tied(to) = place {
                    unite(value(op), value(&item.ops[usize::from(to)]));
                }
                if op.is_wide || narrow.class(class).is_none() {
                    value(op).into_iter().for_each(|value| is_wide[value as usize] = true);
                }
            }
        }
        for value in 0..self.kinds.len() {
            let group = groups.find(value as u32) as usize;
            is_wide[group] |= is_wide[value];
        }
        let fitting: Vec<bool> = (0..self.kinds.len() as u32)
            .map(|value| self.kinds[value as usize] == narrow.from && !is_wide[groups.find(value) as usize])
            .collect();
        let mut items = std::mem::take(&mut self.items);
        let fits = |op: &Op| self.names.resolve(op.name).is_some_and(|value| fitting[value as usize]);
        for item in items.iter_mut().flatten() {
            for change in item.shapes.iter_mut().flat_map(|shape| &mut shape.changes) {
                if fits(&item.ops[usize::from(change.at)]) {
                    change.class = narrow.class(change.class).unwrap_or(change.class);
                }
            }
            for op in item.ops.iter_mut().filter(|op| fits(op)) {
                op.class = narrow.class(op.class).unwrap_or(op.class);
            }
        }
        self.items = items;
        let narrowed = self.kinds.iter_mut().zip(&fitting).filter(|(_, fits)| **fits);
        narrowed.for_each(|(kind, _)| *kind = narrow.to);
    }
}
