//! PHIs, which become parameters of blocks.

use smallvec::{SmallVec, smallvec};
use ssara_core::target::{FormKind, Remat};

use super::{Converter, Item, Name, Op, Phi, Refusal, What};
use crate::mir::{Inst, Operand};

/// The arguments of a PHI by the position of the predecessor, in ascending order; `None` for an undefined one.
#[derive(Clone, Debug)]
pub(super) struct Args(SmallVec<[(usize, Option<Name>); 2]>);

impl Args {
    /// Of several arguments from one predecessor, the last one counts.
    fn new(mut args: SmallVec<[(usize, Option<Name>); 2]>) -> Args {
        args.reverse();
        args.sort_by_key(|arg| arg.0);
        args.dedup_by_key(|arg| arg.0);
        Args(args)
    }

    /// The argument from a predecessor.
    pub fn get(&self, from: usize) -> Option<Option<Name>> {
        let at = self.0.binary_search_by_key(&from, |arg| arg.0).ok()?;
        Some(self.0[at].1)
    }

    /// Gives a value in place of an undefined argument.
    fn define(&mut self, from: usize, name: Name) {
        self.0.iter_mut().filter(|arg| arg.0 == from).for_each(|arg| arg.1 = Some(name));
    }

    fn iter(&self) -> impl Iterator<Item = &(usize, Option<Name>)> {
        self.0.iter()
    }

    fn has_undefined(&self) -> bool {
        self.0.iter().any(|arg| arg.1.is_none())
    }

    /// The arguments that are defined.
    pub fn names(&self) -> impl Iterator<Item = Name> {
        self.0.iter().filter_map(|arg| arg.1)
    }

    /// As [`Args::names`].
    pub fn names_mut(&mut self) -> impl Iterator<Item = &mut Name> {
        self.0.iter_mut().filter_map(|arg| arg.1.as_mut())
    }
}

impl Converter<'_> {
    pub(super) fn phi(&mut self, block: usize, inst: &Inst) -> Result<(), Refusal> {
        let bad = || Refusal { line: inst.line, reason: "a PHI of another kind".to_string() };
        let def = inst.operands.first().and_then(Operand::reg).and_then(|reg| reg.virtual_reg()).ok_or_else(bad)?;
        let mut args = SmallVec::new();
        for pair in inst.operands[1..].chunks(2) {
            let [Operand::Reg(reg), Operand::Block(from)] = pair else { return Err(bad()) };
            if !self.is_low(reg) {
                return Self::refuse(inst.line, "a PHI of a high part");
            }
            let from = *self.position.get(from).ok_or_else(bad)?;
            let arg = reg.virtual_reg().filter(|_| !reg.flags.undef).map(Name::Virtual);
            args.push((from, arg));
        }
        self.class_of(def, inst.line)?;
        self.phis[block].push(Phi { def, args: Args::new(args), line: inst.line });
        Ok(())
    }

    /// Gives parameters their values. A parameter with undefined arguments that otherwise has the arguments of another one
    /// is that one.
    pub(super) fn finish_phis(&mut self) -> Result<(), Refusal> {
        for block in 0..self.phis.len() {
            let phis = std::mem::take(&mut self.phis[block]);
            for phi in &phis {
                let is_same = |other: &&Phi| {
                    let banks = (self.class_of(other.def, 0).ok(), self.class_of(phi.def, 0).ok());
                    let same = |&(from, arg): &(usize, Option<Name>)| {
                        let there = other.args.get(from).flatten().map(|name| self.names.last(name));
                        arg.is_none_or(|name| there == Some(self.names.last(name)))
                    };
                    other.def != phi.def
                        && banks.0.map(|class| class.0) == banks.1.map(|class| class.0)
                        && !other.args.has_undefined()
                        && phi.args.iter().all(same)
                };
                if phi.args.has_undefined()
                    && let Some(other) = phis.iter().find(is_same)
                {
                    self.names.alias(phi.def, Name::Virtual(other.def));
                }
            }
            self.phis[block] = phis.into_iter().filter(|phi| !self.names.is_alias(phi.def)).collect();
        }
        for block in 0..self.phis.len() {
            for index in 0..self.phis[block].len() {
                let (def, line) = (self.phis[block][index].def, self.phis[block][index].line);
                let (bank, _) = self.class_of(def, line)?;
                self.define(def, bank);
            }
        }
        Ok(())
    }

    /// Defines a value for each argument that is undefined, before the end of the block that passes it.
    pub(super) fn define_undefined(&mut self) {
        for block in 0..self.phis.len() {
            for index in 0..self.phis[block].len() {
                let phi = &self.phis[block][index];
                let (def, line) = (phi.def, phi.line);
                let from: Vec<usize> = phi.args.iter().filter(|arg| arg.1.is_none()).map(|arg| arg.0).collect();
                for from in from {
                    let Ok((bank, _)) = self.class_of(def, line) else { continue };
                    let name = self.new_value(bank);
                    let op = Op { is_wide: false, ..Op::def(name, self.machine.kinds[bank].home, None) };
                    let mut item = Item::plain(What::Undef, FormKind::Op, smallvec![op]);
                    item.remat = Remat::Undefined;
                    let at = self.items[from].len() - 1;
                    self.items[from].insert(at, item);
                    self.phis[block][index].args.define(from, name);
                }
            }
        }
    }
}
