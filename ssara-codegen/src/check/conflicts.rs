//! Fixed registers and clobbers of a form that collide.

use ssara_tables::target::{Place, Reg};

use super::Checker;
use super::operands::Operand;
use crate::codes::Code;
use crate::span::Span;

impl Checker<'_> {
    /// Reports operands with fixed registers that are in the same place at the same time, and clobbers that are.
    pub(super) fn collisions(&mut self, operands: &[Operand], clobbers: &[(Reg, Span)]) {
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
                self.error(Code::FixedCollision, a.place_span, message)
                    .context(b.place_span, format!("`{}` is there too", b.name));
            }
            for &(clobber, span) in clobbers {
                if late && self.model.overlap(reg, clobber) {
                    let what = if a.is_def { "a def" } else { "read late" };
                    let message =
                        format!("the clobbered `{}` is also {what}, `{}`", self.model.reg_name(clobber), a.name);
                    self.error(Code::ClobberCollision, span, message).context(a.place_span, format!("`{}`", a.name));
                }
            }
        }
    }
}
