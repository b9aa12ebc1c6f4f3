//! Calls that rename registers, as those of machines with register windows do.
//!
//! Such a call has two conventions. That of the caller says which one its callees have: `enters`. Each names the registers
//! as its side sees them. A register of the caller has the same distance to its name in the callee as all others of its bank.

use ssara_tables::target::{Reg, RegSequence};

use super::Checker;
use crate::codes::Code;
use crate::describe;
use crate::model::ConventionModel;
use crate::span::Span;

/// What is wrong, and what to do about it.
type Problem = (String, &'static str);

impl Checker<'_> {
    /// Checks that a convention agrees with the one of its callees, which it names at `span`.
    pub(super) fn entered(&mut self, caller: &str, callee: &str, span: Span) {
        let find = |name| self.model.conventions.iter().find(|convention| convention.name == name);
        // A convention with mistakes is not there.
        let (Some(caller), Some(callee)) = (find(caller), find(callee)) else { return };
        if let Err((message, help)) = self.agree(caller, callee) {
            self.error(Code::EnteredMismatch, span, message).help(help);
        }
    }

    fn agree(&self, caller: &ConventionModel, callee: &ConventionModel) -> Result<(), Problem> {
        let rules = |side: &ConventionModel| (side.positions, side.wide, side.stack);
        if rules(caller) != rules(callee) {
            let message = format!("arguments have other rules in `{}` than in `{}`", caller.name, callee.name);
            return Err((message, "they are about one call: give both the same `positions`, `wide` and `stack`"));
        }
        let mut pairs = self.pairs("argument", (caller, &caller.arguments), (callee, &callee.arguments))?;
        pairs.extend(self.pairs("result", (caller, &caller.results), (callee, &callee.results))?);
        let name = |reg| self.model.reg_name(reg);
        let encoding = |reg: Reg| i32::from(self.model.regs[reg.index()].encoding);
        let bank = |reg: Reg| self.model.regs[reg.index()].bank;
        for &(outside, inside) in &pairs {
            let first = pairs.iter().find(|&&(other, _)| bank(other) == bank(outside));
            let &(first_outside, first_inside) = first.expect("it is one of them");
            if encoding(inside) - encoding(outside) != encoding(first_inside) - encoding(first_outside) {
                let message = format!(
                    "`{}` of `{}` becomes `{}` of `{}`, although `{}` becomes `{}`",
                    name(outside),
                    caller.name,
                    name(inside),
                    callee.name,
                    name(first_outside),
                    name(first_inside)
                );
                return Err((
                    message,
                    "a call renames all registers of a bank by the same distance of their encodings",
                ));
            }
            let is_kept =
                |side: &ConventionModel, reg| side.callee_saved.iter().any(|&kept| self.model.overlap(kept, reg));
            if is_kept(caller, outside) && !is_kept(callee, inside) {
                let message = format!(
                    "`{}` is callee-saved in `{}`, although `{}` may overwrite it as `{}`",
                    name(outside),
                    caller.name,
                    callee.name,
                    name(inside)
                );
                return Err((message, "take it out of `preserved`, or list both names"));
            }
        }
        Ok(())
    }

    /// The registers of arguments or results: as the caller names them, and as the callee does.
    fn pairs(
        &self,
        what: &str,
        (caller, sent): (&ConventionModel, &[RegSequence]),
        (callee, received): (&ConventionModel, &[RegSequence]),
    ) -> Result<Vec<(Reg, Reg)>, Problem> {
        let regs_of = |sequences: &[RegSequence], like: &RegSequence| {
            let found = sequences.iter().find(|sequence| (sequence.bank, sequence.ty) == (like.bank, like.ty));
            found.map_or_else(Vec::new, |sequence| sequence.regs.to_vec())
        };
        let mut pairs = Vec::new();
        let unsent = received.iter().filter(|like| regs_of(sent, like).is_empty());
        for like in sent.iter().chain(unsent) {
            let (outside, inside) = (regs_of(sent, like), regs_of(received, like));
            if outside.len() != inside.len() {
                let kind = match like.ty {
                    Some(ty) => &*self.model.types[ty.index()].name,
                    None => &*self.model.banks[like.bank.index()].name,
                };
                let message = format!(
                    "`{}` has {} for {what}s of `{kind}`, but `{}` has {}",
                    caller.name,
                    describe::count(outside.len(), "register", "s"),
                    callee.name,
                    inside.len()
                );
                return Err((message, "both name the same registers, in the same order: each as its side sees them"));
            }
            pairs.extend(outside.into_iter().zip(inside));
        }
        Ok(pairs)
    }
}
