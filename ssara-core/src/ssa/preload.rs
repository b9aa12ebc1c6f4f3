//! Loads before a branch of what is loaded on all ways behind it.
//!
//! Where all ways out of a block soon come to a use in a register of a value that is in memory, one load at the end of the
//! block takes the place of one on each way. No path has more loads than before, and the code has fewer. The ways are those
//! through blocks that nothing else leads to, so they form a tree. It is only done where fewer than [`NEAR`] instructions
//! and none that destroys registers come before the uses, so that the value is still there; and only if a register is free
//! or holds what is used further away.
//!
//! Belady's rule loads a value where it is used, which is right for a path, and as good as any for what runs. But of two
//! arms of a branch the one costs as much as the other by frequencies that come from loops alone, and in size.
//!
//! Takes time linear in the blocks.

use cranelift_entity::EntityRef;

use super::Level;
use super::evict::Here;
use super::plan::{Action, Plan};
use super::spill::{Input, Spiller};
use crate::ir::{Block, Inst, Value};
use crate::target::{OperandDesc, Place, Role};

/// So many instructions behind a branch are looked at. What is used within fewer instructions than a bank has registers is
/// hardly evicted before.
const NEAR: u32 = 8;
/// Of more successors, or of more uses at the start of a block, none is looked at; keeps the pass linear.
const MAX_WAYS: usize = 8;
const MAX_USES: usize = 32;

impl<const W: usize> Spiller<W> {
    /// Loads what all ways out of a block load first, at the end of the block.
    pub(super) fn load_ahead(&mut self, input: &Input<'_, '_, W>, plan: &mut Plan<W>, block: Block) {
        let (func, code) = (input.func, input.live.code());
        if input.level == Level::O1 || !input.distances || input.stress.spill_everything || !splits(input, block) {
            return;
        }
        let Some(branch) = func.terminator(block) else { return };
        if !code.traits(branch).is_plain() || code.defines_at_end(func, block) {
            return;
        }
        for edge in input.cfg.succ_edges(func, block) {
            for &(value, _) in near_uses(input, func.edge(edge).to) {
                if self.held.contains(value) || input.remats.is(value) || func.inst_operands(branch).contains(&value) {
                    continue;
                }
                if let Some((nearest, furthest)) = ways_out(input, block, value, NEAR)
                    && self.make_room_ahead(input, plan, block, branch, value, furthest)
                {
                    let bank = input.machine.ty(func.value_type(value)).bank;
                    plan.act(branch, Action::Load(value));
                    plan.reload(value, block, input.cfg.freq(block), input.remats);
                    self.held.insert(bank, value);
                    self.next[value.index()] = branch.as_u32() + 1 + nearest;
                }
            }
        }
    }

    /// Whether there is a register for a value at the end of a block; evicts what is used further away, if need be.
    fn make_room_ahead(
        &mut self,
        input: &Input<'_, '_, W>,
        plan: &mut Plan<W>,
        block: Block,
        branch: Inst,
        value: Value,
        distance: u32,
    ) -> bool {
        let (func, machine) = (input.func, input.machine);
        let bank = machine.ty(func.value_type(value)).bank;
        let info = machine.bank(bank);
        let operands = func.inst_operands(branch);
        let of_bank = |operand: &Value| machine.ty(func.value_type(*operand)).bank == bank;
        // What the branch reads last has its register until then.
        let read = operands.iter().filter(|operand| of_bank(operand) && !self.held.contains(**operand)).count() as u32;
        if !info.uniform {
            return false;
        }
        if self.held_in(bank) + read < info.num_units {
            return true;
        }
        if self.held_in(bank) + read > info.num_units {
            return false;
        }
        let now = branch.as_u32();
        let mut best: Option<(f32, Value)> = None;
        for &held in &self.held.banks[bank.index()] {
            let away = self.next[held.index()].saturating_sub(now);
            if operands.contains(&held) || away <= distance + 1 {
                continue;
            }
            let worth = self.worth(input, plan, Here::new(input, block, branch), held, away);
            if best.is_none_or(|best| worth > best.0) {
                best = Some((worth, held));
            }
        }
        let Some((_, victim)) = best else { return false };
        self.held.remove(bank, victim);
        plan.act(branch, Action::Evict(victim));
        true
    }
}

/// Whether a block has several successors, but not too many, each of which nothing else leads to.
fn splits<const W: usize>(input: &Input<'_, '_, W>, block: Block) -> bool {
    let mut succs = input.cfg.succ_edges(input.func, block).map(|edge| input.func.edge(edge).to);
    (2..=MAX_WAYS).contains(&succs.len()) && succs.all(|succ| input.cfg.pred_edges(succ).len() == 1)
}

/// The uses at the start of a block of what it does not define.
fn near_uses<'a, const W: usize>(input: &Input<'a, '_, W>, block: Block) -> &'a [(Value, u32)] {
    let first = input.func.block(block).insts.0;
    let uses = input.live.exposed(block);
    &uses[..uses.len().min(MAX_USES).min(uses.partition_point(|use_| use_.1 - first < NEAR))]
}

/// How many instructions behind a block a value is used on the nearest and on the furthest way out of it, if each of them
/// comes to a use in a register within `most` instructions.
fn ways_out<const W: usize>(input: &Input<'_, '_, W>, block: Block, value: Value, most: u32) -> Option<(u32, u32)> {
    let mut found = (u32::MAX, 0);
    for edge in input.cfg.succ_edges(input.func, block) {
        let way = way_to_use(input, input.func.edge(edge).to, value, most)?;
        found = (found.0.min(way.0), found.1.max(way.1));
    }
    Some(found)
}

/// The same from the start of a block.
fn way_to_use<const W: usize>(input: &Input<'_, '_, W>, block: Block, value: Value, most: u32) -> Option<(u32, u32)> {
    let (func, code) = (input.func, input.live.code());
    let (first, end) = func.block(block).insts;
    let used = near_uses(input, block).iter().find(|used| used.0 == value).map(|used| used.1);
    let until = used.unwrap_or(end);
    let length = until - first;
    if length >= most || (first..until).any(|inst| code.traits(Inst::from_u32(inst)).has_clobbers()) {
        return None;
    }
    if until == end {
        let (nearest, furthest) =
            if splits(input, block) { ways_out(input, block, value, most - length)? } else { return None };
        return Some((nearest + length, furthest + length));
    }
    let in_register = |(operand, desc): (Value, OperandDesc)| {
        operand == value && desc.role() == Role::Use && !matches!(desc.place(), Place::Any | Place::Slot)
    };
    code.operands(func, Inst::from_u32(until)).any(in_register).then_some((length, length))
}
