//! The registers that allocated code writes.

use crate::ir::Function;
use crate::output::{Allocation, Loc};
use ssara_tables::target::{Reg, TargetDesc};
use ssara_tables::units::UnitSet;

impl Allocation {
    /// The registers that the allocated code writes, whole or in part, in the order of their ids: by defs, clobbers, edges
    /// and edits. The link register is among them if the function calls. Those that the caller must find unchanged are
    /// [`Allocation::saved`]. Takes time linear in the code.
    pub fn written_regs<'t>(&self, func: &Function, target: &'t TargetDesc) -> impl Iterator<Item = Reg> + use<'t> {
        let mut written = target.no_units();
        for inst in func.insts() {
            let locs = &self.operands[func.operand_range(inst)];
            let form = func.form(target, self.form(func, inst));
            written.union_with(&UnitSet::from_words(form.clobbers));
            let defs = form.operands().zip(locs).filter(|(desc, _)| desc.is_def());
            written.union_with(&target.units_of(defs.filter_map(|(_, loc): (_, &Loc)| loc.reg())));
        }
        for edge in func.edges() {
            written.union_with(&UnitSet::from_words(func.edge_clobbers(target, edge)));
        }
        written.union_with(&target.units_of(self.edits.iter().flat_map(|(_, edit)| edit.written_regs())));
        target.reg_ids().filter(move |&reg| target.reg_units(reg).iter().any(|&unit| written.contains(unit)))
    }
}
