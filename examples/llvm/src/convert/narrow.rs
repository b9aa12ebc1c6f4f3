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
            let def = self.values.get(&phi.def).copied();
            phi.args.values().flatten().for_each(|&arg| unite(def, self.resolve(arg)));
        }
        let shapes = || self.items.iter().flatten().flat_map(|item| &item.shapes).map(|shape| &shape.1);
        for ops in shapes() {
            for op in ops {
                if let Place::Tied(to) = op.place {
                    unite(self.resolve(op.name), self.resolve(ops[usize::from(to)].name));
                }
            }
        }
        let mut is_wide: Vec<bool> = vec![false; self.kinds.len()];
        for op in shapes().flatten().filter(|op| op.is_wide || narrow.class(op.class).is_none()) {
            self.resolve(op.name).into_iter().for_each(|value| is_wide[groups.find(value) as usize] = true);
        }
        let fits: Vec<bool> = (0..self.kinds.len() as u32)
            .map(|value| self.kinds[value as usize] == narrow.from && !is_wide[groups.find(value) as usize])
            .collect();
        let mut items = std::mem::take(&mut self.items);
        let ops = items.iter_mut().flatten().flat_map(|item| &mut item.shapes).flat_map(|shape| &mut shape.1);
        for op in ops.filter(|op: &&mut Op| self.resolve(op.name).is_some_and(|value| fits[value as usize])) {
            op.class = narrow.class(op.class).unwrap_or(op.class);
        }
        self.items = items;
        let narrowed = self.kinds.iter_mut().zip(&fits).filter(|(_, fits)| **fits);
        narrowed.for_each(|(kind, _)| *kind = narrow.to);
    }
}
