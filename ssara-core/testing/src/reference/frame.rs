//! The frame, the alternatives in which instructions are issued, and the list of saved registers.

use cranelift_entity::EntityRef;
use ssara_core::output::{Edit, Loc, SlotArea, SlotData};
use ssara_core::target::{FormKind, Reg};

use crate::reference::edits::destinations;
use crate::reference::{Case, Rule, overlap};

impl Case<'_> {
    /// Instructions in ascending order; each form is an alternative of the instruction's own, and the machine has it.
    pub(super) fn check_alternatives(&mut self) {
        let alternatives = self.alloc.alternatives.clone();
        for (at, &(inst, form)) in alternatives.iter().enumerate() {
            if at > 0 && alternatives[at - 1].0 >= inst {
                self.fault(Rule::Alternative, format!("{inst}: out of order"));
            }
            if inst.index() >= self.func.num_insts() {
                self.fault(Rule::Alternative, format!("{inst}: does not exist"));
                continue;
            }
            let own = self.func.inst(inst).form;
            let table = if own.is_local() { self.func.local_forms() } else { &self.target.forms };
            let is_alternative = own.is_local() == form.is_local()
                && table.alternatives(own.table_index()).contains(&form.table_index());
            if !is_alternative {
                self.fault(Rule::Alternative, format!("{inst}: {form:?} is no alternative of its form"));
            } else if !self.func.features.contains(table.features(form.table_index())) {
                self.fault(Rule::Alternative, format!("{inst}: a feature is missing for {form:?}"));
            }
        }
    }

    /// The alignment is a power of two; slots are within the frame and have no byte in common.
    pub(super) fn check_frame(&mut self) {
        if !self.alloc.frame_align.is_power_of_two() {
            self.fault(Rule::Frame, format!("the alignment is {}", self.alloc.frame_align));
        }
        let mut places: Vec<(SlotArea, u64, u64)> = Vec::new();
        for (slot, data) in self.alloc.slots.iter() {
            if matches!(data.area, SlotArea::Incoming | SlotArea::Outgoing) {
                if !self.is_arg_slot(*data) {
                    let text = format!("{slot} is outside of the frame, and no operand is there");
                    self.faults.push(crate::reference::Fault { rule: Rule::Frame, text });
                }
                continue;
            }
            let (start, end) = (u64::from(data.offset), u64::from(data.offset) + u64::from(data.size));
            let size = if data.area == SlotArea::Spill { self.alloc.frame_size } else { self.alloc.scalable_size };
            if end > size.into() {
                self.faults
                    .push(crate::reference::Fault { rule: Rule::Frame, text: format!("{slot} ends after the frame") });
            }
            places.push((data.area, start, end));
        }
        places.sort_unstable();
        for in_area in places.chunk_by(|a, b| a.0 == b.0) {
            let mut reaches = 0;
            for &(_, start, end) in in_area {
                if start < reaches && start < end {
                    self.fault(Rule::Frame, format!("two slots have the byte at {start}"));
                }
                reaches = reaches.max(end);
            }
        }
    }

    /// Whether an operand gives this place.
    fn is_arg_slot(&self, data: SlotData) -> bool {
        let insts = self.func.blocks().flat_map(|block| self.func.block_insts(block));
        insts.into_iter().any(|inst| {
            self.form(inst).operands().zip(self.func.inst_operands(inst)).any(|(desc, &value)| {
                let Some(ty) = self.target.types.get(self.func.value_type(value).index()) else { return false };
                desc.arg_slot().is_some_and(|arg_slot| {
                    (data.area, data.offset) == (arg_slot.area.into(), arg_slot.offset.into())
                        && data.size == u32::from(ty.spill_size)
                })
            })
        })
    }

    /// Checks the list of saved registers. It names callee-saved registers, once each and in the order of the convention.
    /// It contains each one that is written, and each slot can hold its register.
    pub(super) fn check_saved(&mut self) {
        let callee_saved = self.callee_saved();
        let mut last = None;
        for saved in &self.alloc.saved {
            let name = self.reg_name(saved.reg);
            let position = callee_saved.iter().position(|&reg| reg == saved.reg);
            if position.is_none() {
                self.fault(Rule::Saved, format!("`{name}` is not callee-saved"));
            } else if last >= position {
                self.fault(Rule::Saved, format!("`{name}` is out of order"));
            }
            last = position;
            let fits = |slot| self.reg_type(saved.reg).is_some_and(|ty| self.fits_slot(slot, ty));
            if let Some(slot) = saved.slot.filter(|&slot| !fits(slot)) {
                self.fault(Rule::Saved, format!("`{name}` does not fit {slot}"));
            }
        }
        for &reg in &callee_saved {
            let listed = self.alloc.saved.iter().any(|saved| saved.reg == reg);
            if !listed && self.is_written(reg) {
                self.fault(Rule::Saved, format!("`{}` is written and not saved", self.reg_name(reg)));
            }
        }
    }

    /// Whether an instruction, an edge or an edit writes a register that overlaps `reg`. The received values are in place
    /// before, so they do not count.
    fn is_written(&self, reg: Reg) -> bool {
        let hits = |other: Reg| overlap(self.target, reg, other);
        let by_inst = |inst| {
            let writes = self.form(inst).kind != FormKind::Entry
                && self.operands(inst).iter().any(|op| op.is_def && matches!(op.loc, Loc::Reg(to) if hits(to)));
            writes || self.is_destroyed(reg, &self.clobbers(inst))
        };
        let mut edges = self.func.edges().filter(|&edge| self.reachable[self.func.edge(edge).from.index()]);
        if edges.any(|edge| self.is_destroyed(reg, &self.destroyed_on(edge))) {
            return true;
        }
        let by_edit = |edit: Edit| destinations(edit).into_iter().any(hits);
        self.reachable_insts().into_iter().any(by_inst) || self.alloc.edits.iter().any(|&(_, edit)| by_edit(edit))
    }
}
