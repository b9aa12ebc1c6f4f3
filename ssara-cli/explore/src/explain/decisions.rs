//! Sentences about decisions.

use std::collections::BTreeMap;

use ssara_core::ir::{Inst, Name, SpillHint, Value};
use ssara_core::record::{
    CalleeSavedChoice, Choice, Criterion, Decision, EntryReason, Eviction, EvictionRule, Hint, HintLoss, HintSource,
    ParamCosts, Pass, Rival, Trial, TrialKind,
};
use ssara_core::target::Reg;

use super::words::{cost, list, next_use, number};
use super::{At, Explainer, Reason};

/// Maximum number of registers that a sentence names. Further ones are counted.
const MAX_NAMES: usize = 6;

impl Explainer<'_> {
    /// The reasons of all decisions.
    pub(super) fn explain_decisions(&self) -> Vec<Reason> {
        let mut reasons: Vec<Option<Reason>> = Vec::new();
        // A register may be looked for more than once at one place; the last choice stands.
        let mut choices: BTreeMap<(At, Option<Value>), usize> = BTreeMap::new();
        for reason in self.record.decisions.iter().filter_map(|decision| self.decision(decision)) {
            if reason.reg.is_some()
                && let Some(known) = choices.insert((reason.at, reason.value), reasons.len())
            {
                reasons[known] = None;
            }
            reasons.push(Some(reason));
        }
        reasons.into_iter().flatten().collect()
    }

    fn decision(&self, decision: &Decision) -> Option<Reason> {
        let reason = |pass, at, value, text| Some(Reason { pass, at, value, reg: None, text });
        let spilled = |at, value, text| reason(Pass::WorkingSets, at, Some(value), text);
        match decision {
            Decision::Evicted(eviction) => spilled(At::Inst(eviction.inst), eviction.value, self.eviction(eviction)),
            &Decision::Folded { inst, value } => {
                let (name, folded) = (self.inst_name(inst), self.func.value_name(value));
                let text = format!(
                    "{name} accesses {folded} in its slot: the operands of {name} alone need more registers than there are."
                );
                spilled(At::Inst(inst), value, text)
            }
            Decision::LeftOut { block, value, next_use: next, reason } => {
                let next = next_use(*next);
                let why = match reason {
                    EntryReason::Full { nearer } => format!(
                        "its next use is {next}, and the registers are full of values that are used sooner: {}",
                        self.values(nearer.iter().map(|&(value, _)| value))
                    ),
                    EntryReason::UnusedInLoop => {
                        format!("its next use is {next}, and the loop that begins there leaves no register over for it")
                    }
                    EntryReason::SeldomUsedInLoop { uses, rounds } => format!(
                        "it is used {}, the loop that begins there runs {}, and leaves no register over for it",
                        at_frequency(*uses),
                        at_frequency(*rounds)
                    ),
                    EntryReason::RarelyThere { missing, needed } => format!(
                        "edges priced at frequency {} would have to reload it, and otherwise it is loaded {} (its next use is {next})",
                        number((*missing).into()),
                        at_frequency(*needed)
                    ),
                    EntryReason::Placed => "reload placement found a cheaper place".to_owned(),
                };
                let (name, start) = (self.func.value_name(*value), self.func.block_name(*block));
                let text = format!("{name} is in no register at the start of {start}: {why}.");
                spilled(At::Block(*block), *value, text)
            }
            &Decision::TakenIn { block, value, next_use: next, missing, needed, is_for_loop } => {
                let next = next_use(next);
                let why = match is_for_loop {
                    true => format!("the loop that begins there uses it, {next}"),
                    false => format!("otherwise it would be loaded {} (its next use is {next})", at_frequency(needed)),
                };
                let (name, start) = (self.func.value_name(value), self.func.block_name(block));
                let text = format!(
                    "{name} is brought to a register on the edges to {start} on which it is in none, priced at frequency {}: {why}.",
                    number(missing.into())
                );
                spilled(At::Block(block), value, text)
            }
            &Decision::Equal { param, value } => {
                let (name, other) = (self.func.value_name(param), self.func.value_name(value));
                let text =
                    format!("{name} is {other}: all edges to its block pass the same. So it has no place of its own.");
                reason(Pass::Liveness, self.definition(param), Some(param), text)
            }
            Decision::Param(costs) => spilled(At::Block(costs.block), costs.param, self.param(costs)?),
            &Decision::Hoisted { inst, value, distances } => {
                let (name, block) = (self.func.value_name(value), self.func.block_name(self.func.block_of(inst)));
                let why = match distances {
                    Some((nearest, furthest)) if nearest == furthest => {
                        format!("every path from there reads it within {} instructions", furthest + 1)
                    }
                    Some((nearest, furthest)) => {
                        format!("every path from there reads it, after {nearest} to {furthest} instructions")
                    }
                    None => "reload placement found that this costs least".to_owned(),
                };
                let text =
                    format!("{name} is reloaded once at the end of {block}, before {}: {why}.", self.inst_name(inst));
                reason(Pass::ReloadPlacement, At::Inst(inst), Some(value), text)
            }
            &Decision::Stored { value, block, frequency, at_definition } => {
                let (here, there) = (number(frequency.into()), number(at_definition.into()));
                let name = self.func.value_name(value);
                let text = match block.map(|block| self.func.block_name(block)) {
                    None => format!(
                        "{name} is stored where it is defined, at frequency {there}: one store serves all reloads."
                    ),
                    Some(block) => {
                        let against = if here == there { String::new() } else { format!(" instead of {there}") };
                        format!(
                            "{name} is stored at the start of {block} and not at its definition, at frequency {here}{against}: all \
                             reloads come after that, and paths that leave before do not store."
                        )
                    }
                };
                let at = block.map_or_else(|| self.definition(value), At::Block);
                reason(Pass::StorePlacement, at, Some(value), text)
            }
            Decision::CalleeSaved(choice) => reason(Pass::Frame, At::Function, None, self.callee_saved(choice)),
            Decision::Chosen(choice) => self.choice(choice),
            Decision::Voted { param, reg, votes } => {
                let others = votes.iter().filter(|vote| vote.0 != *reg);
                let others: Vec<String> =
                    others.map(|&(reg, freq)| format!("{} {}", self.name(reg), number(freq.into()))).collect();
                let own = votes.iter().find(|vote| vote.0 == *reg).map_or(0.0, |vote| vote.1);
                let against = if others.is_empty() { String::new() } else { format!("; {} would save", list(&others)) };
                let name = self.func.value_name(*param);
                let text = format!(
                    "{name} takes {}, where arguments for it are or an instruction reads it: this saves moves priced at frequency {}{against}.",
                    self.name(*reg),
                    number(own.into())
                );
                let at = self.definition(*param);
                Some(Reason { pass: Pass::Coloring, at, value: Some(*param), reg: Some(*reg), text })
            }
            Decision::Form(choice) => {
                let cost_of =
                    |&(cost, form)| format!("`{}` {}", self.func.form_name(self.target, form), number(f64::from(cost)));
                let text = format!(
                    "{} is issued as `{}`. The forms cost {} in reloads, stores and copies, and the cheapest that fits is taken.",
                    choice.inst,
                    self.func.form_name(self.target, choice.chosen),
                    list(&choice.costs.iter().map(cost_of).collect::<Vec<_>>())
                );
                reason(Pass::WorkingSets, At::Inst(choice.inst), None, text)
            }
            Decision::Trial(trial) => reason(trial_pass(trial), At::Function, None, self::trial(trial)),
        }
    }

    fn eviction(&self, eviction: &Eviction) -> String {
        let &Eviction { block, inst, value, after_use, rule, .. } = eviction;
        let when = if after_use { "after" } else { "before" };
        let demand = self.demand(inst, value);
        let name = self.inst_name(inst);
        let (victim, at) = (self.func.value_name(value), block);
        let block = self.func.block_name(block);
        let mut others: Vec<&Rival> = eviction.rivals.iter().filter(|rival| rival.value != value).collect();
        others.sort_by(|a, b| b.benefit.total_cmp(&a.benefit).then(a.value.cmp(&b.value)));
        let stay: Vec<String> = others.iter().map(|rival| self.with_reg(rival.value, inst)).collect();
        let mut text = match rule {
            EvictionRule::NoRegisterSurvives => {
                format!(
                    "{victim} leaves its register at {name} in {block}: no other one is free that the instruction leaves alone."
                )
            }
            EvictionRule::HoistedReload => {
                format!(
                    "{victim} leaves its register before {name} in {block}, for a reload that all paths from there need sooner."
                )
            }
            _ => {
                let why = match &stay[..] {
                    [] => "none is left for it".to_owned(),
                    stay => format!("there are too few for it beside {}", list(stay)),
                };
                format!("{victim} leaves its register {when} {name} in {block}: {why}.")
            }
        };
        text += &demand;
        let Some(own) = eviction.rivals.iter().find(|rival| rival.value == value) else { return text };
        text += &format!(" Its next use is {}", next_use(own.next_use));
        text += &own.cost.map_or(String::new(), |own| {
            format!(
                ", and memory costs it at most {} for each run of {block} ({})",
                number(own.total().into()),
                cost(own)
            )
        });
        text.push('.');
        let kept = own.cost.and_then(|cost| self.keeping(value, at, cost)).unwrap_or_default();
        let Some(next) = others.first() else { return text + &kept };
        let uses = next_use(next.next_use);
        text += &match next.cost {
            _ if own.benefit == f32::MAX => match self.func.spill_hint(value) {
                SpillHint::First => " The client wants it spilled first.".to_owned(),
                _ => " Reload placement wants it in memory at the end of the block.".to_owned(),
            },
            Some(cost) => format!(
                " Its distance divided by that cost{} is {}, and the greatest; {} for {}, which comes next (next use {uses}, \
                 cost {}).",
                if (own.freed, next.freed) == (1.0, 1.0) {
                    ""
                } else {
                    ", times the part of a largest register that it frees,"
                },
                number(own.benefit.into()),
                number(next.benefit.into()),
                self.func.value_name(next.value),
                number(cost.total().into())
            ),
            None => format!(" No other is used later; {} comes next ({uses}).", self.func.value_name(next.value)),
        };
        text + &kept
    }

    /// A value with its register before an instruction.
    fn with_reg(&self, value: Value, inst: Inst) -> String {
        match self.whereabouts.reg(value, self.whereabouts.first_step(inst)) {
            Some(reg) => format!("{} in {}", self.func.value_name(value), self.name(reg)),
            None => self.func.value_name(value).to_string(),
        }
    }

    /// A sentence on the registers of a value's bank that an instruction destroys or fixes.
    fn demand(&self, inst: Inst, value: Value) -> String {
        let bank = self.target.ty(self.func.value_type(value)).bank;
        let form = self.func.form(self.target, self.alloc.form(self.func, inst));
        let mut fixed: Vec<Reg> = Vec::new();
        for desc in form.operands() {
            if let Some(reg) = desc.fixed_reg()
                && self.target.bank_regs(bank).any(|of_bank| of_bank == reg)
                && !fixed.contains(&reg)
            {
                fixed.push(reg);
            }
        }
        let clobbered: Vec<Reg> = self.target.whole_regs(bank).filter(|&reg| self.clobbers(inst, reg)).collect();
        let mut parts = Vec::new();
        if !fixed.is_empty() {
            parts.push(format!("fixes {}", self.names(&fixed)));
        }
        if !clobbered.is_empty() {
            parts.push(format!("destroys {}", self.names(&clobbered)));
        }
        if parts.is_empty() { String::new() } else { format!(" The instruction {}.", list(&parts)) }
    }

    fn choice(&self, choice: &Choice) -> Option<Reason> {
        let &Choice { value, block, inst, reg, .. } = choice;
        let at = match inst {
            Some(inst) => At::Inst(inst),
            None => At::Block(block?),
        };
        let (first, last) = match inst {
            Some(inst) => (self.whereabouts.first_step(inst), self.whereabouts.step(inst) + 1),
            None => {
                let first = self.whereabouts.block_step(block?);
                (first, first + 1)
            }
        };
        let is_def = || {
            let inst = inst?;
            let locs = &self.alloc.operands[self.func.operand_range(inst)];
            let values = self.func.inst_operands(inst);
            values.iter().zip(locs).find(|&(&other, loc)| other == value && loc.reg() == Some(reg))
        };
        if !self.whereabouts.is_in(value, reg, first, last) && is_def().is_none() {
            return None;
        }
        let name = self.name(reg);
        let why = match choice.criterion {
            Criterion::Hint(source) => format!(", {}", wanted(source)),
            Criterion::Unwanted | Criterion::Unreserved => {
                ": it is free, and nothing destroys it while the value is there".to_owned()
            }
            Criterion::Cheap | Criterion::NothingToSave => {
                ": it is free, and costs nothing to save; another value may want it".to_owned()
            }
            Criterion::Saved => match &choice.clobbered[..] {
                [] => ", which is callee-saved and must be saved for it: no other kind of register is free".to_owned(),
                clobbered => format!(
                    ", which is callee-saved and must be saved for it: {}, which {} free, would be destroyed while it lives{}",
                    self.names(clobbered),
                    if clobbered.len() == 1 { "is" } else { "are" },
                    clobbered.first().map_or(String::new(), |&reg| self.by_whom(value, reg))
                ),
            },
            Criterion::NotInLoop => {
                ": every free register that costs no save is destroyed while the value lives, but this one not in the loop".to_owned()
            }
            Criterion::Clobbered => format!(
                ": every free register that costs no save is destroyed or fixed while the value lives{}, so it has to move or leave \
                 later",
                self.by_whom(value, reg)
            ),
        };
        let lost: Vec<String> = choice.hints.iter().filter_map(|hint| self.lost_hint(value, hint)).collect();
        let mut text = format!("{} takes {name}{why}.", self.func.value_name(value));
        for lost in lost {
            text += &format!(" {lost}");
        }
        Some(Reason { pass: Pass::Coloring, at, value: Some(value), reg: Some(reg), text })
    }

    /// Why a value does not get a register that it should get.
    fn lost_hint(&self, value: Value, hint: &Hint) -> Option<String> {
        let (name, source) = (self.name(hint.reg), wanted(hint.source));
        let why = match hint.lost? {
            HintLoss::Unsuitable => return None,
            HintLoss::Clobbered => {
                format!("it would be destroyed or fixed while the value lives{}", self.by_whom(value, hint.reg))
            }
            HintLoss::Taken(Some(other)) if other != value => format!("{} is in it", self.func.value_name(other)),
            HintLoss::Taken(_) => "it is taken".to_owned(),
        };
        Some(format!("It does not get {name}, {source}: {why}."))
    }

    /// The first instruction that destroys or fixes a register while a value lives, as a parenthesis.
    fn by_whom(&self, value: Value, reg: Reg) -> String {
        let mut lived = self
            .whereabouts
            .insts(value)
            .filter(|&inst| self.whereabouts.lives_through(value, self.whereabouts.step(inst)));
        let found = lived.find(|&inst| self.clobbers(inst, reg) || self.fixes(inst, value, reg));
        found.map_or(String::new(), |inst| format!(" (by {})", self.inst_name(inst)))
    }

    /// Why a parameter arrives in memory; nothing if it arrives in a register.
    fn param(&self, costs: &ParamCosts) -> Option<String> {
        let &ParamCosts { block, param, in_register, in_memory, is_in_memory } = costs;
        if !is_in_memory {
            return None;
        }
        let (param, block) = (self.func.value_name(param), self.func.block_name(block));
        Some(match in_register {
            Some(in_register) => format!(
                "{param} arrives in {block} in memory: for a register its arguments would have to be reloaded at cost {}, and \
                 memory costs {}.",
                number(in_register.into()),
                number(in_memory.into())
            ),
            None => format!(
                "{param} arrives in {block} in memory: all parameters of its web do, since their loads and stores cost less then."
            ),
        })
    }

    /// Which callee-saved registers may be used.
    pub(super) fn callee_saved(&self, choice: &CalleeSavedChoice) -> String {
        let price = number(choice.price.into());
        let Some(bank) = choice.bank else {
            return format!(
                "Saving a callee-saved register costs {price}, no more than any value in memory: all may be used."
            );
        };
        let bank = &self.target.banks[bank.index()].name;
        let contents = choice.contents.iter().filter(|&&cost| cost > 0.0);
        let contents: Vec<String> = contents.map(|&cost| number(cost.into())).collect();
        let head = format!(
            "Saving a callee-saved register of bank {bank} costs {price}. What would be in such registers across calls costs {} in \
             memory, one after the other.",
            list(&contents)
        );
        match &choice.disabled[..] {
            [] => format!("{head} All may be used."),
            regs => format!("{head} These are not worth it, and left alone: {}.", self.names(regs)),
        }
    }

    /// The name of a register.
    pub(super) fn name(&self, reg: Reg) -> &str {
        &self.target.reg(reg).name
    }
    /// The names of registers, as many as a sentence takes.
    pub(super) fn names(&self, regs: &[Reg]) -> String {
        let mut names: Vec<String> = regs.iter().take(MAX_NAMES).map(|&reg| self.name(reg).to_owned()).collect();
        if regs.len() > MAX_NAMES {
            names.push(format!("{} more", regs.len() - MAX_NAMES));
        }
        list(&names)
    }
    /// The names of values.
    pub(super) fn values(&self, values: impl IntoIterator<Item = Value>) -> String {
        list(&values.into_iter().map(|value| self.func.value_name(value).to_string()).collect::<Vec<_>>())
    }
    /// The name of the block of an instruction.
    pub(super) fn block_name_of(&self, inst: Inst) -> Name {
        self.func.block_name(self.func.block_of(inst))
    }
    /// An instruction with the client's text of it, or else the name of its form.
    pub(super) fn inst_name(&self, inst: Inst) -> String {
        let form = || self.func.form_name(self.target, self.alloc.form(self.func, inst));
        format!("{inst} `{}`", self.func.comment(inst).unwrap_or_else(form))
    }
    /// Whether an instruction destroys a register.
    pub(super) fn clobbers(&self, inst: Inst, reg: Reg) -> bool {
        self.func.clobbers(self.target, self.alloc.form(self.func, inst), reg)
    }
    /// Whether an instruction has a fixed operand in a register that is not for a value.
    pub(super) fn fixes(&self, inst: Inst, value: Value, reg: Reg) -> bool {
        let form = self.func.form(self.target, self.alloc.form(self.func, inst));
        form.operands().zip(self.func.inst_operands(inst)).any(|(desc, &other)| {
            other != value && desc.fixed_reg().is_some_and(|fixed| self.target.overlap(fixed, reg))
        })
    }
}

/// Who wants a register for a value.
fn wanted(source: HintSource) -> &'static str {
    match source {
        HintSource::Web => "where it or a related value was",
        HintSource::Operand => "where a fixed operand or the client wants it",
        HintSource::WebOperand => "where a fixed operand wants a related value",
        HintSource::Group => "where a group can be read",
    }
}

/// How often a value is loaded.
fn at_frequency(needed: f32) -> String {
    match needed > 0.0 {
        true => format!("at frequency {}", number(needed.into())),
        false => "only once the loop is left".to_owned(),
    }
}

fn trial_pass(trial: &Trial) -> Pass {
    match trial.kind {
        TrialKind::BackEdges | TrialKind::Distance => Pass::WorkingSets,
        TrialKind::ReloadPlacement => Pass::ReloadPlacement,
        TrialKind::AllCalleeSaved | TrialKind::NoCalleeSaved | TrialKind::Fast => Pass::Frame,
    }
}

fn trial(trial: &Trial) -> String {
    let (what, first) = match trial.kind {
        TrialKind::BackEdges => ("With the working sets at back edges known, the plan", "the first plan"),
        TrialKind::ReloadPlacement => ("With reloads in better places, the plan", "the plan before"),
        TrialKind::Distance => ("With evictions by the furthest next use alone, the plan", "the plan before"),
        TrialKind::Fast => ("As at O0, the code", "the code of all passes of the level"),
        TrialKind::NoCalleeSaved => ("Without callee-saved registers, the code", "the code with them"),
        TrialKind::AllCalleeSaved => ("With all callee-saved registers, the code", "the code with some left alone"),
    };
    let kept = if trial.is_kept { "It is kept" } else { "It is not kept" };
    let first_cost = number(trial.first);
    match trial.second {
        Some(second) => format!("{what} costs {}, and {first} {first_cost}. {kept}.", number(second)),
        None => format!("{what} cannot be made, and {first}, of cost {first_cost}, is used."),
    }
}
