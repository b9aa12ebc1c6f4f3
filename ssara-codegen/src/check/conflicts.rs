//! Whether the operands and clobbers of a form get in each other's way: fixed registers that collide, and the proof that
//! registers can be found for all operands at once.

use ssara_tables::target::{Place, Reg};

use super::operands::Operand;
use super::{Broken, Checker};
use crate::codes::Code;
use crate::solve::{Demand, Verdict, solve};
use crate::span::Span;

/// As many comparisons of registers as the proof for one form may make.
const SEARCH_BUDGET: usize = 1 << 21;

impl Checker<'_> {
    /// Reports operands with fixed registers that are in the same place at the same time, and clobbers that are.
    pub(super) fn collisions(&mut self, operands: &[Operand], clobbers: &[(Reg, Span)]) -> Result<(), Broken> {
        let mut result = Ok(());
        // A def that is tied to a fixed use is in that register afterwards.
        let fixed: Vec<(&Operand, Reg, (bool, bool))> = operands
            .iter()
            .filter_map(|operand| match operand.place? {
                Place::Fixed(reg) => Some((operand, reg, operand.phases())),
                Place::Tied(other) => match operands[usize::from(other)].place? {
                    Place::Fixed(reg) => Some((operand, reg, operand.phases())),
                    _ => None,
                },
                _ => None,
            })
            .collect();
        for (index, &(a, reg, (early, late))) in fixed.iter().enumerate() {
            for &(b, other, (other_early, other_late)) in &fixed[..index] {
                let (both_early, both_late) = (early && other_early, late && other_late);
                if !(both_early || both_late) || !self.model.overlap(reg, other) {
                    continue;
                }
                let when = if both_early { "before" } else { "after" };
                let message = if reg == other {
                    format!(
                        "`{}` and `{}` are both in `{}` {when} the instruction",
                        b.name,
                        a.name,
                        self.model.reg_name(reg)
                    )
                } else {
                    let (other, reg) = (self.model.reg_name(other), self.model.reg_name(reg));
                    format!("`{}` in `{other}` and `{}` in `{reg}` overlap {when} the instruction", b.name, a.name)
                };
                result = Err(Broken);
                self.error(Code::FixedCollision, a.place_span, message)
                    .context(b.place_span, format!("`{}` is there too", b.name));
            }
            for &(clobber, span) in clobbers {
                if late && self.model.overlap(reg, clobber) {
                    let what = if a.is_def { "a def" } else { "read late" };
                    let message =
                        format!("the clobbered `{}` is also {what}, `{}`", self.model.reg_name(clobber), a.name);
                    result = Err(Broken);
                    self.error(Code::ClobberCollision, span, message).context(a.place_span, format!("`{}`", a.name));
                }
            }
        }
        result
    }

    /// Proves that registers can be found for all operands at once, or reports that they cannot.
    pub(super) fn certify(&mut self, form: &str, span: Span, operands: &[Operand], clobbers: &[(Reg, Span)]) {
        // Where something is wrong with an operand there is nothing to prove.
        let Some(descs) = operands.iter().map(Operand::desc).collect::<Option<Vec<_>>>() else { return };
        let clobbered = self.model.overlapping(clobbers.iter().map(|&(reg, _)| reg));
        let tied_to = |index: usize| descs.iter().any(|desc| desc.place() == Place::Tied(index as u16));
        let mut demands = Vec::new();
        let mut names = Vec::new();
        for (index, desc) in descs.iter().enumerate() {
            let Some(class) = self.model.classes.get(desc.class().index()) else { return };
            let mut candidates = match desc.place() {
                Place::Class => class.members.clone(),
                Place::Fixed(reg) => vec![reg],
                // A tied def is there with its use; what is in a slot needs no register.
                Place::Tied(_) | Place::Any | Place::Slot => continue,
            };
            let (early, mut late) = operands[index].phases();
            late |= tied_to(index);
            if late {
                candidates.retain(|&reg| !clobbered.contains(reg.index()));
            }
            demands.push(Demand { candidates, early, late });
            names.push(&operands[index].name);
        }
        let mut budget = SEARCH_BUDGET.min(self.search_budget);
        let given = budget;
        let verdict = solve(&self.model, &demands, &mut budget);
        self.search_budget -= given - budget;
        let listed = |indices: &mut dyn Iterator<Item = usize>| {
            indices.map(|index| format!("`{}`", names[index])).collect::<Vec<_>>().join(", ")
        };
        match verdict {
            Verdict::Satisfiable => {}
            Verdict::TooFew { demands: short, places } => {
                let (count, plural) = (short.len(), if short.len() == 1 { "" } else { "s" });
                let mut regs: Vec<Reg> = short.iter().flat_map(|&index| demands[index].candidates.clone()).collect();
                regs.sort_unstable();
                regs.dedup();
                let message = format!("form `{form}` cannot be allocated: {count} operand{plural}, {places} registers");
                let note = match regs.len() {
                    0 => format!(
                        "{} can be nowhere, for all registers of the class are clobbered",
                        listed(&mut short.into_iter())
                    ),
                    1..=8 => {
                        let regs: Vec<_> = regs.iter().map(|&reg| format!("`{}`", self.model.reg_name(reg))).collect();
                        let regs = regs.join(", ");
                        format!(
                            "{} are there at the same time, and can only be in {regs}",
                            listed(&mut short.into_iter())
                        )
                    }
                    _ => format!("{} are there at the same time", listed(&mut short.into_iter())),
                };
                self.error(Code::Unallocatable, span, message).note(note);
            }
            Verdict::Unsatisfiable => {
                let note = format!("there is no way to place {} together", listed(&mut (0..demands.len())));
                self.error(Code::Unallocatable, span, format!("form `{form}` cannot be allocated")).note(note);
            }
            Verdict::Unknown => {
                let message = format!("it is not known whether form `{form}` can be allocated");
                self.error(Code::Unproved, span, message);
            }
        }
    }
}
