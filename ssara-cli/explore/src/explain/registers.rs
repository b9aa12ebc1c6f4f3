//! Why a callee-saved register is saved, or is not used.

use ssara_core::ir::Value;
use ssara_core::output::Loc;
use ssara_core::record::{Criterion, Decision};
use ssara_core::target::Reg;

use super::Explainer;
use super::words::list;

/// Maximum number of values that are listed.
const MAX_VALUES: usize = 12;

impl Explainer<'_> {
    /// What a register is used for, and whether and why it is saved.
    pub(super) fn register(&self, reg: Reg) -> Vec<String> {
        let name = self.name(reg);
        let is_in_it = |value: &Value| {
            let mut ranges = self.whereabouts.of(*value).iter();
            ranges.any(|range| matches!(range.loc, Loc::Reg(other) if self.target.overlap(other, reg)))
        };
        let held: Vec<Value> = self.func.values().filter(is_in_it).collect();
        let name_of = |&value: &Value| self.func.value_name(value).to_string();
        let mut names: Vec<String> = held.iter().take(MAX_VALUES).map(name_of).collect();
        if held.len() > MAX_VALUES {
            names.push(format!("{} more", held.len() - MAX_VALUES));
        }
        let mut lines = vec![match held.is_empty() {
            true => format!("Register {name} holds no value."),
            false => format!("Register {name} holds {}.", list(&names)),
        }];
        let is_callee_saved = self.func.callee_saved_regs(self.target).any(|other| self.target.overlap(other, reg));
        let saved = self.alloc.saved.iter().find(|saved| self.target.overlap(saved.reg, reg));
        let is_link = self.func.saved_link(self.target).is_some_and(|link| self.target.overlap(link, reg));
        lines.push(match (is_callee_saved, saved) {
            (true, None) if is_link => "It is the link register. Nothing writes it, so it is not saved.".to_owned(),
            (true, Some(_)) if is_link => {
                "It is the link register: calls overwrite it, and the client saves it.".to_owned()
            }
            (false, _) => "It is not callee-saved: calls may destroy it, and nothing saves it.".to_owned(),
            (true, None) => "It is callee-saved. Nothing writes it, so it is not saved.".to_owned(),
            (true, Some(saved)) => match saved.slot {
                Some(slot) => format!("It is callee-saved, and kept in {slot} while the function uses it."),
                None => "It is callee-saved, and the client saves it.".to_owned(),
            },
        });
        if is_callee_saved {
            lines.extend(self.first_use(reg));
            let bank = self.target.reg(reg).ty.map(|ty| self.target.ty(ty).bank);
            lines.extend(self.record.decisions.iter().filter_map(|decision| match decision {
                Decision::CalleeSaved(choice) if choice.bank.is_none() || bank.is_none() || choice.bank == bank => {
                    Some(self.callee_saved(choice))
                }
                _ => None,
            }));
        }
        lines
    }

    /// Why a value took a callee-saved register although it had to be saved.
    fn first_use(&self, reg: Reg) -> Option<String> {
        let of_reg = |decision: &&Decision| match decision {
            Decision::Chosen(choice) => choice.criterion == Criterion::Saved && self.target.overlap(choice.reg, reg),
            _ => false,
        };
        let Some(Decision::Chosen(choice)) = self.record.decisions.iter().find(of_reg) else { return None };
        let about =
            self.reasons().iter().find(|reason| reason.value == Some(choice.value) && reason.reg == Some(choice.reg));
        about.map(|reason| reason.text.clone())
    }
}
