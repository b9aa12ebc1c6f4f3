//! Stories of values, and what happens at blocks.

use ssara_core::Target;
use ssara_core::ir::{Block, Function, Value};
use ssara_core::output::Loc;
use ssara_core::record::{Pass, SnapshotState};

use super::words::list;
use super::{At, Explainer, Reason};

/// By value: where it is defined.
pub fn definitions(func: &Function, target: &Target) -> Vec<At> {
    let mut definitions = vec![At::Function; func.num_values()];
    for block in func.blocks() {
        for param in func.block_params(block) {
            definitions[param.as_u32() as usize] = At::Block(block);
        }
        for inst in func.block_insts(block) {
            for (value, _) in func.constrained_operands(target, inst).filter(|(_, desc)| desc.is_def()) {
                definitions[value.as_u32() as usize] = At::Inst(inst);
            }
        }
    }
    definitions
}

impl Explainer<'_> {
    /// Where a value is defined.
    pub(super) fn definition(&self, value: Value) -> At {
        self.definitions[value.as_u32() as usize]
    }

    /// The story of a value: what it is, and the decisions about it.
    pub(super) fn value(&self, value: Value) -> Vec<String> {
        let ty = &self.target.ty(self.func.value_type(value)).name;
        let definition = match self.definition(value) {
            At::Block(block) => format!("a parameter of {}", self.func.block_name(block)),
            At::Inst(inst) => format!("defined by {} in {}", self.inst_name(inst), self.block_name_of(inst)),
            At::Edge(_) | At::Function => "never defined".to_owned(),
        };
        let mut lines = vec![format!("{}: {ty}, {definition}. {}", self.func.value_name(value), self.residence(value))];
        let about = self.reasons().iter().filter(|it| it.value == Some(value) && !it.is_about_an_edit());
        let (coloring, spilling): (Vec<&Reason>, Vec<&Reason>) = about.partition(|it| it.pass == Pass::Coloring);
        lines.extend(spilling.iter().map(|reason| reason.text.clone()));
        lines.extend(self.early_departures(value));
        lines.extend(self.losses(value));
        lines.extend(coloring.iter().map(|reason| format!("{}{}", self.place(reason), reason.text)));
        lines.extend(self.edits_of(value));
        lines
    }

    /// Where a value lives, in a sentence.
    fn residence(&self, value: Value) -> String {
        let mut names: Vec<String> = Vec::new();
        for range in self.whereabouts.of(value) {
            let name = match range.loc {
                Loc::Reg(reg) => self.name(reg).to_owned(),
                Loc::Slot(slot) => slot.to_string(),
                Loc::None => continue,
            };
            if !names.contains(&name) {
                names.push(name);
            }
        }
        match names.is_empty() {
            true => "Nothing reads it.".to_owned(),
            false => format!("In its life it is in {}.", list(&names)),
        }
    }

    /// Says of evictions that they take place earlier, where nothing reads the value in between.
    fn early_departures(&self, value: Value) -> Vec<String> {
        let mut states =
            self.record.steps.iter().filter(|step| step.pass == Pass::StorePlacement).map(|step| &step.state);
        let Some(SnapshotState::Residency { actions, .. }) = states.next_back() else { return Vec::new() };
        let evictions = self.reasons().iter().filter(|reason| reason.value == Some(value));
        let decided: Vec<At> = evictions.map(|reason| reason.at).collect();
        let leaves = actions.iter().filter(|(_, action)| match action {
            ssara_core::record::Action::Evict(left) | ssara_core::record::Action::EvictAfterUse(left) => *left == value,
            _ => false,
        });
        let moved = leaves.filter(|(inst, _)| !decided.contains(&At::Inst(*inst)));
        let line = |inst| {
            format!(
                "It leaves its register as early as {}: nothing reads it from there until it is reloaded.",
                self.inst_name(inst)
            )
        };
        moved.map(|&(inst, _)| line(inst)).collect()
    }

    /// What was decided at the start of a block.
    pub(super) fn block(&self, block: Block) -> Vec<String> {
        let at = self.reasons().iter().filter(|reason| reason.at == At::Block(block));
        let lines: Vec<String> = at.map(|reason| reason.text.clone()).collect();
        if !lines.is_empty() {
            return lines;
        }
        let edges = self.func.edges().map(|edge| self.func.edge(edge)).filter(|edge| edge.to == block);
        let mut before: Vec<String> = edges.map(|edge| self.func.block_name(edge.from).to_string()).collect();
        before.dedup();
        let why = match before.is_empty() {
            false => format!("it takes over the registers of {}", list(&before)),
            true if block == Block::ENTRY => "the function starts there, and no value is in a register yet".to_owned(),
            true => "nothing leads there".to_owned(),
        };
        vec![format!("At the start of {} nothing had to be decided: {why}.", self.func.block_name(block))]
    }

    /// Where a reason holds, as the start of a line.
    fn place(&self, reason: &Reason) -> String {
        match reason.at {
            At::Inst(inst) if reason.pass == Pass::Coloring => format!("{inst}: "),
            At::Block(block) if reason.pass == Pass::Coloring => format!("{}: ", self.func.block_name(block)),
            At::Inst(_) | At::Block(_) | At::Edge(_) | At::Function => String::new(),
        }
    }
}
