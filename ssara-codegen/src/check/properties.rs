//! Properties of registers besides their bits: the features that they need, the costs of their use, and their roles.

use std::collections::BTreeMap;

use ssara_tables::target::{FeatureDesc, Features, Reg, RoleDesc};

use super::Checker;
use crate::codes::Code;
use crate::schema::{self, Isa, Requires};
use crate::span::{Entries, Name, Span};

impl<'a> Checker<'a> {
    pub(super) fn features(&mut self, isa: &Isa<'a>) {
        let entries = match self.optional(&isa.features) {
            Ok(None) => return,
            Ok(Some(Entries(entries))) => entries,
            Err(_) => return self.feature_names.set_incomplete(),
        };
        if entries.len() > Features::MAX {
            let span = self.span(&entries[Features::MAX].0);
            self.error(Code::TooMany, span, format!("there are more than {} features", Features::MAX));
        }
        for (name, feature) in entries.iter().take(Features::MAX) {
            let span = self.span(name);
            let Some(name) = self.declared_name(name) else {
                self.feature_names.set_incomplete();
                continue;
            };
            let id = self.model.features.len();
            let fresh = self.feature_names.declare(&mut self.reporter, &name, span, Some(id));
            if let (Some(fields), true) = (self.value(feature), fresh) {
                let default = self.optional(&fields.default).ok().flatten().copied().unwrap_or(true);
                let doc = self.doc(&fields.doc).into();
                self.model.features.push(FeatureDesc { name: name.to_string().into(), doc, default });
            }
        }
    }

    /// The features that a `requires` names.
    pub(super) fn required_features(&mut self, requires: &Requires<'a>) -> Features {
        let mut features = Features::NONE;
        let Ok(Some(names)) = self.optional(requires) else { return features };
        for name in names {
            let Ok((name, span)) = self.name(name) else { continue };
            let found = self.feature_names.resolve(&mut self.reporter, self.source, Code::UnknownFeature, &name, span);
            features = features.union(found.map_or(Features::NONE, Features::single));
        }
        features
    }

    /// The features that all of these registers need.
    pub(super) fn features_of_all(&self, regs: impl IntoIterator<Item = Reg>) -> Features {
        let needed = regs.into_iter().map(|reg| self.model.regs[reg.index()].features.0);
        Features(needed.reduce(|a, b| a & b).unwrap_or(0))
    }

    /// Reports that `what` needs features beyond those that it requires.
    pub(super) fn require(&mut self, needed: Features, required: Features, what: &str, span: Span) {
        let missing = Features(needed.0 & !required.0);
        let names: Vec<&str> = missing.iter().map(|index| &*self.model.features[index].name).collect();
        if names.is_empty() {
            return;
        }
        let message = format!("{what} only with {}", quoted(&names));
        let help = format!("say `requires: [{}]`", names.join(", "));
        self.error(Code::MissingFeature, span, message).help(help);
    }

    /// The cost of each use of the registers of bank number `bank`, which start at `first_reg`.
    pub(super) fn costs(&mut self, bank: usize, first_reg: usize, fields: &schema::Bank<'a>) {
        let Ok(Some(Entries(entries))) = self.optional(&fields.cost_per_use) else { return };
        let mut listed: BTreeMap<Reg, Span> = BTreeMap::new();
        let mut of_cost: BTreeMap<u8, Span> = BTreeMap::new();
        let mut costs = vec![0u8; self.model.regs.len() - first_reg];
        for (cost, list) in entries {
            let span = self.span(cost);
            let regs = self.register_list(list).unwrap_or_default();
            let Some(&cost) = self.value(cost) else { continue };
            if let Some(first) = of_cost.insert(cost, span) {
                self.error(Code::Duplicate, span, format!("the cost {cost} is given twice")).context(first, "here too");
                continue;
            }
            for (reg, span) in regs {
                let name = self.model.reg_name(reg).to_string();
                if self.model.regs[reg.index()].bank.index() != bank {
                    self.error(Code::WrongBank, span, format!("`{name}` is a register of another bank"));
                } else if let Some(first) = listed.insert(reg, span) {
                    self.error(Code::ListedTwice, span, format!("`{name}` has two costs"))
                        .context(first, "the other one");
                } else {
                    // The cost of a register is also the cost of its parts and of the tuples that contain it.
                    for other in self.model.of_root(reg) {
                        let is_tuple = self.model.regs[other.index()].tuple > 0;
                        if self.model.contains(reg, other) || is_tuple && self.model.contains(other, reg) {
                            let known = &mut costs[other.index() - first_reg];
                            *known = cost.max(*known);
                        }
                    }
                }
            }
        }
        for (desc, cost) in self.model.regs[first_reg..].iter_mut().zip(costs) {
            desc.cost = cost;
        }
    }

    /// The roles of registers beyond holding values.
    pub(super) fn roles(&mut self, isa: &Isa<'a>) {
        let Ok(Some(Entries(entries))) = self.optional(&isa.roles) else { return };
        let reserved = self.model.overlapping(self.model.reserved.iter().copied());
        let mut names = super::Names::new("role");
        for (role, reg) in entries {
            let span = self.span(role);
            let Some(role) = self.declared_name(role) else { continue };
            let fresh = names.declare(&mut self.reporter, &role, span, Some(()));
            let (Some(Name(name)), reg_span) = (self.value(reg), self.span(reg)) else { continue };
            let found = self.regs.resolve(&mut self.reporter, self.source, Code::UnknownRegister, name, reg_span);
            let (Some(reg), true) = (found, fresh) else { continue };
            let desc = &self.model.regs[reg.index()];
            if role == "stack" && !reserved.contains(reg.index()) {
                let message = format!("the stack pointer `{name}` is not reserved");
                self.error(Code::BadRole, reg_span, message).help(format!("say `reserved: [{name}]`"));
            } else if role == "zero" && desc.constant != Some(0) {
                let message = format!("`{name}` is not always zero");
                self.error(Code::BadRole, reg_span, message).help("say `constant: 0` where it is declared");
            } else {
                self.model.roles.push(RoleDesc { name: role.to_string().into(), reg });
            }
        }
    }
}

/// Names for a message: `` `a` and `b` ``.
fn quoted(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(" and ")
}
