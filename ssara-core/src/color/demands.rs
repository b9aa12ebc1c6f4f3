//! Demands on the register of a value further on.
//!
//! # Input
//! A value, a register in which it could be after an instruction, and the plan.
//!
//! # Output
//! The first instruction of the block that needs a move then. The first demand on the value is one of these:
//!
//! - a fixed operand reads it, from another register or from this one;
//! - an instruction clobbers or fixes its register while it lives;
//! - behind a back edge, it or a parameter to which it is passed is in another register.
//!
//! # Why correct
//! Only cost depends on it.
//!
//! # Cost
//! Linear in the operands of at most [`MAX_AHEAD`] instructions, and in the values at the starts of loops to which the block
//! goes back.

use crate::analysis::liveness::DEAD;
use crate::color::walk::ColorWalk;
use crate::ir::{Block, Inst, Value};
use crate::regs::effects::Effects;
use crate::spill::residency::Action;
use crate::target::Reg;

/// Maximum number of instructions that are searched for demands on a value; those further on do not count. Bounds the cost of
/// long blocks, which would be quadratic.
pub const MAX_AHEAD: u32 = 32;

impl<const W: usize> ColorWalk<'_, W> {
    /// Whether the first demand on a value after an instruction needs a move if the value is in this register.
    pub fn needs_move(&self, now: (Block, Inst), value: Value, reg: Reg) -> bool {
        self.first_move(now, value, reg).is_some()
    }

    /// The instruction with the first demand on a value after another instruction, if that demand needs a move when the value
    /// is in this register. What overwrites the value in its register has demands of its own, which count.
    pub fn first_move(&self, (block, inst): (Block, Inst), mut value: Value, reg: Reg) -> Option<Inst> {
        let cx = self.cx;
        let (func, machine, constraints) = (cx.func, cx.machine, cx.constraints);
        let end = func.block(block).insts.1;
        let bank = machine.reg_bank(reg);
        let actions = cx.plan.residency.actions(block);
        let mut actions = &actions[actions.partition_point(|action| action.0 <= inst)..];
        let ahead = inst.as_u32() + 1..end.min(inst.as_u32() + 1 + MAX_AHEAD);
        for at in ahead.map(Inst::from_u32) {
            let count = actions.iter().take_while(|action| action.0 == at).count();
            let (here, after) = actions.split_at(count);
            actions = after;
            if here.contains(&(at, Action::Evict(value))) {
                return None;
            }
            let is_read = func.inst_operands(at).contains(&value);
            if constraints.shape(at).is_unconstrained() && !is_read {
                continue;
            }
            let step = cx.inst((block, at), cx.plan.forms.chosen_form(func, at), cx.live.operand_distances());
            let mut leaves = here.contains(&(at, Action::EvictAfterUse(value)));
            for operand in step.uses().filter(|operand| operand.value == value) {
                if let Some(fixed) = operand.desc.fixed_reg() {
                    return (fixed != reg).then_some(at);
                }
                leaves |= operand.distance == DEAD;
            }
            if leaves {
                value = step.defs().find(|&def| step.overwrites(def, value))?.value;
                continue;
            }
            let form = step.form();
            let against = Effects::new(machine, form, bank).against(machine, form, step.values, value, is_read);
            if machine.mask(reg).intersects(against) {
                return Some(at);
            }
        }
        let is_at_end = inst.as_u32() + MAX_AHEAD >= end - 1;
        let moves = is_at_end && self.behind_back_edges(block, value).any(|wanted| wanted != reg);
        moves.then(|| Inst::from_u32(end - 1))
    }

    /// The registers in which a value, or parameters to which it is passed, are at the starts of loops to which a block goes
    /// back.
    pub fn behind_back_edges(&self, block: Block, value: Value) -> impl Iterator<Item = Reg> {
        let (func, cfg) = (self.cx.func, self.cx.cfg);
        cfg.succ_edges(func, block).filter(|&edge| cfg.is_back_edge(func, edge)).flat_map(move |edge| {
            let to = func.edge(edge).to;
            let params = func.block_params(to);
            let passed = params.iter().zip(func.edge_args(edge)).filter(move |(_, arg)| **arg == value);
            // A parameter of the loop itself is another value in the next round.
            let live_on = (!params.contains(&value)).then_some(value);
            let behind = passed.map(|(&param, _)| param).chain(live_on);
            behind.filter_map(move |value| self.reg_at_entry(to, value))
        })
    }
}

/// Whether the first one is an instruction before the second one, where that one is an instruction at all.
pub fn is_before(first: Option<Inst>, second: Option<Inst>) -> bool {
    first.is_some_and(|first| second.is_none_or(|second| first.as_u32() < second.as_u32()))
}
