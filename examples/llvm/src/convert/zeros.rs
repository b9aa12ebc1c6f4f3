//! Registers that are always zero, in place of values that are copied from them.

use rustc_hash::FxHashSet as HashSet;
use ustr::Ustr;

use super::{Converter, Item, Name, Op, Ops, Part, Place, Shape, What};

impl Converter<'_> {
    /// Puts a register that is always zero where an operand reads a copy of it and may name the register.
    pub(super) fn substitute_zeros(&mut self) {
        if self.zeros.is_empty() {
            return;
        }
        for block in 0..self.items.len() {
            let mut items = std::mem::take(&mut self.items[block]);
            items.iter_mut().for_each(|item| self.substitute(block, item));
            self.items[block] = items;
        }
        self.remove_unread_zeros();
    }

    /// Removes the copies that nothing reads any more, with their values.
    fn remove_unread_zeros(&mut self) {
        let ops = self.items.iter().flatten().flat_map(|item| &item.ops).filter(|op| !op.def).map(|op| op.name);
        let args = self.phis.iter().flatten().flat_map(|phi| phi.args.names());
        let read: HashSet<u32> = ops.chain(args).filter_map(|name| self.names.resolve(name)).collect();
        let copies = self.zeros.keys().filter_map(|&register| self.names.value(register));
        let unread: HashSet<u32> = copies.filter(|value| !read.contains(value)).collect();
        let mut items = std::mem::take(&mut self.items);
        let is_unread = |op: &Op| op.def && self.names.resolve(op.name).is_some_and(|value| unread.contains(&value));
        for block in &mut items {
            block.retain(|item| !matches!(item.ops.as_slice(), [op] if is_unread(op)));
        }
        self.items = items;
        self.remove_values(&unread);
    }

    /// Removes values that nothing defines or reads, and numbers the others anew.
    fn remove_values(&mut self, unread: &HashSet<u32>) {
        let mut number = 0;
        let numbers: Vec<Option<u32>> = (0..self.kinds.len() as u32)
            .map(|value| {
                let is_kept = !unread.contains(&value);
                number += u32::from(is_kept);
                is_kept.then(|| number - 1)
            })
            .collect();
        let mut value = 0..;
        self.kinds.retain(|_| value.next().is_some_and(|value: usize| numbers[value].is_some()));
        let renumber = |name: &mut Name| {
            if let Name::Value(value) = name {
                *value = numbers[*value as usize].unwrap_or(*value);
            }
        };
        self.items.iter_mut().flatten().flat_map(|item| &mut item.ops).for_each(|op| renumber(&mut op.name));
        self.phis.iter_mut().flatten().flat_map(|phi| phi.args.names_mut()).for_each(renumber);
        self.names.renumber(&numbers);
    }

    fn substitute(&self, block: usize, item: &mut Item) {
        if item.what != What::Code || item.shapes[..] != [Shape::own()] || !item.groups.is_empty() {
            return;
        }
        if item.ops.iter().any(|op| matches!(op.place, Place::Tied(_))) {
            return;
        }
        let ops = std::mem::take(&mut item.ops);
        let mut kept = Ops::new();
        for part in &mut item.parts {
            let first = kept.len();
            for op in &ops[part.first..part.first + part.len] {
                match self.zero_of((block, part.inst), op) {
                    Some((operand, zero)) => part.zeros.push((operand, zero)),
                    None => kept.push(*op),
                }
            }
            *part = Part { first, len: kept.len() - first, ..part.clone() };
        }
        item.ops = kept;
    }

    /// The operand that reads a copy of a zero, and the register that it may read instead.
    fn zero_of(&self, (block, inst): (usize, usize), op: &Op) -> Option<(usize, Ustr)> {
        let operand = usize::from(op.operand.filter(|_| !op.def && op.place == Place::Class)?);
        let Name::Virtual(register) = self.names.last(op.name) else { return None };
        let zero = *self.zeros.get(&register)?;
        let class = self.machine.operand_class(self.lookup.opcode(block, inst)?, operand)?;
        self.machine.class_has(class, zero).then_some((operand, zero))
    }
}
