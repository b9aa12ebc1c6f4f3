//! What edges of branches destroy.

use ssara_core::ir::{Edge, Value};
use ssara_core::output::Loc;
use ssara_core::target::Reg;
use ssara_core::units::UnitSet;

use super::Explainer;
use super::words::list;

impl Explainer<'_> {
    /// What an edge destroys, and which values lose their registers by that.
    pub(super) fn destruction(&self, edge: Edge) -> Option<String> {
        let destroyed = self.destroyed(edge)?;
        let wholes =
            self.target.reg_ids().filter(|&reg| self.target.whole(reg) == reg && self.target.reg(reg).tuple == 0);
        let regs: Vec<Reg> = wholes.filter(|&reg| self.has_any(reg, &destroyed)).collect();
        let head = format!("It destroys {} before its own edits.", self.names(&regs));
        let lost: Vec<String> = (self.func.values())
            .flat_map(|value| self.lost(edge, value, &destroyed).map(move |reg| (value, reg)))
            .map(|(value, reg)| format!("{} in {}", self.func.value_name(value), self.name(reg)))
            .collect();
        Some(match lost.len() {
            0 => head,
            1 => format!("{head} {} loses its register there.", lost[0]),
            _ => format!("{head} {} lose their registers there.", list(&lost)),
        })
    }

    /// The edges on which a value loses its register, in lines.
    pub(super) fn losses(&self, value: Value) -> Vec<String> {
        let mut lines = Vec::new();
        for edge in self.func.edges() {
            let Some(destroyed) = self.destroyed(edge) else { continue };
            let regs: Vec<Reg> = self.lost(edge, value, &destroyed).collect();
            if !regs.is_empty() {
                let to = self.func.block_name(self.func.edge(edge).to);
                lines.push(format!("It loses {} on {edge} to {to}, which destroys that.", self.names(&regs)));
            }
        }
        lines
    }

    /// The units that an edge destroys, if it destroys any: without those in which the branch defines values.
    fn destroyed(&self, edge: Edge) -> Option<UnitSet> {
        let words = self.func.edge_clobbers(self.target, edge);
        let branch = self.func.terminator(self.func.edge(edge).from).filter(|_| words.iter().any(|&word| word != 0))?;
        let mut destroyed = UnitSet::from_words(words);
        let locs = &self.alloc.operands[self.func.operand_range(branch)];
        let defs = self.func.constrained_operands(self.target, branch).zip(locs).filter(|((_, desc), _)| desc.is_def());
        for reg in defs.filter_map(|(_, loc)| loc.reg()) {
            self.target.reg_units(reg).iter().for_each(|&unit| destroyed.remove(unit));
        }
        Some(destroyed)
    }

    /// The registers that hold a value before the branch, lose it on the edge, and would serve the block after it.
    fn lost<'s>(&'s self, edge: Edge, value: Value, destroyed: &'s UnitSet) -> impl Iterator<Item = Reg> + 's {
        let data = self.func.edge(edge);
        let is_read = || {
            self.func.edge_args(edge).contains(&value)
                || self.whereabouts.locs(value, self.whereabouts.block_step(data.to)).next().is_some()
        };
        let branch = self.func.terminator(data.from).filter(|_| is_read());
        let held =
            branch.into_iter().flat_map(move |branch| self.whereabouts.locs(value, self.whereabouts.step(branch)));
        held.filter_map(Loc::reg).filter(|&reg| self.has_any(reg, destroyed))
    }

    fn has_any(&self, reg: Reg, units: &UnitSet) -> bool {
        self.target.reg_units(reg).iter().any(|&unit| units.contains(unit))
    }
}
