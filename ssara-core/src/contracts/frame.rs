//! The contract of slots: no two values that are in memory and live at once share one, unless they are of one web.
//!
//! # Why correct
//! The store of a value may stand anywhere between its definition and its first reload. So a slot belongs to its value as
//! long as the value is live. A parameter that arrives in memory is written on the edges, or before a branch that reads
//! nothing. Its slot must therefore differ from those of all values that are live at the end of a predecessor.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::cfg::Cfg;
use crate::contracts::{Contract, ContractViolation, ReferenceLiveness};
use crate::ir::{Block, Function, Inst, Value};
use crate::output::Slot;
use crate::target::{Pos, TargetDesc};

/// The slot of a value in the frame, and the web whose slot that is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WebSlot {
    /// The web, or the value where each has a slot of its own.
    pub web: Value,
    /// The slot.
    pub slot: Slot,
}

/// The slots of the values of a function, which are checked.
pub struct FrameSlots<'a> {
    /// The function.
    pub func: &'a Function,
    /// The target.
    pub target: &'a TargetDesc,
    /// Control flow.
    pub cfg: &'a Cfg,
    /// What is live where.
    pub reference: &'a ReferenceLiveness<'a>,
    /// The parameters that arrive in memory.
    pub memory_params: &'a FixedBitSet,
    /// By value: its slot, if it is in memory anywhere.
    pub slots_of_webs: Vec<Option<WebSlot>>,
}

/// Checks the contract.
///
/// # Errors
/// The first violation, by block.
pub fn check(frame: &FrameSlots<'_>) -> Result<(), ContractViolation> {
    let FrameSlots { func, target, cfg, reference, .. } = *frame;
    for &block in cfg.rpo() {
        let first = Inst::from_u32(func.block(block).insts.0);
        frame.are_apart(first, reference.at_start(block))?;
        for (inst, after) in reference.after_each(block) {
            let mut before = after.clone();
            reference.step_back(inst, &mut before);
            let mut late = after;
            for (index, (value, desc)) in func.constrained_operands(target, inst).enumerate() {
                let pos = func.widest_pos(target, inst, index, desc);
                if desc.is_def() || pos == Pos::Late {
                    late.insert(value.index());
                }
                if desc.is_def() && pos == Pos::Early {
                    before.insert(value.index());
                }
            }
            frame.are_apart(inst, &before)?;
            frame.are_apart(inst, &late)?;
        }
        frame.memory_params_are_apart(block)?;
    }
    Ok(())
}

impl FrameSlots<'_> {
    fn slot_of(&self, value: usize) -> Option<WebSlot> {
        self.slots_of_webs[value]
    }

    /// Checks that no two values of a set share a slot.
    fn are_apart(&self, inst: Inst, live: &FixedBitSet) -> Result<(), ContractViolation> {
        let mut slots_of_webs: Vec<(Slot, Value, usize)> =
            live.ones().filter_map(|value| self.slot_of(value).map(|home| (home.slot, home.web, value))).collect();
        slots_of_webs.sort_unstable();
        let shared = slots_of_webs.windows(2).find(|pair| pair[0].0 == pair[1].0 && pair[0].1 != pair[1].1);
        shared.map_or(Ok(()), |pair| Err(violation(inst, pair[1].2)))
    }

    /// Checks that parameters which arrive in memory are written to slots that hold nothing else.
    fn memory_params_are_apart(&self, block: Block) -> Result<(), ContractViolation> {
        let (func, cfg) = (self.func, self.cfg);
        let params = func.block_params(block).iter().map(|param| param.index());
        for param in params.filter(|&param| self.memory_params.contains(param)) {
            let Some(home) = self.slot_of(param) else { continue };
            for &edge in cfg.pred_edges(block) {
                let from = cfg.from(edge);
                let Some(last) = func.terminator(from) else { continue };
                let live = self.reference.at_end(from);
                let is_overwritten = |&other: &usize| {
                    self.slot_of(other).is_some_and(|other| other.slot == home.slot && other.web != home.web)
                };
                if let Some(other) = live.ones().find(is_overwritten) {
                    return Err(violation(last, other));
                }
            }
        }
        Ok(())
    }
}

fn violation(inst: Inst, value: usize) -> ContractViolation {
    let reason = "shares its slot with a value that is live with it";
    ContractViolation { contract: Contract::Frame, inst, value: Some(Value::new(value)), reason }
}
