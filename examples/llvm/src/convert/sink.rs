//! Updates below the last use of what they overwrite, where LLVM puts them, too: two-address instructions and steps of loops.

use ssara_core::ir::{Block, Inst, Reordered};
use ssara_core::{Context, Error};
use ustr::Ustr;

use super::{Converted, Item, What};
use crate::machine::{Flag, Machine, Opcode};
use crate::mir;

/// What the function does not show of an item. Registers without a root, such as flags, are bits.
#[derive(Clone, Copy)]
struct State {
    /// Whether it may stand anywhere, as far as what it writes is not live.
    is_movable: bool,
    /// The registers without a root that it writes; nothing reads what it writes if it is movable.
    writes: u64,
    /// The registers without a root that something below it reads.
    live_after: u64,
}

/// The states of the items of the block about which was asked last.
struct BlockStates<'c, 's> {
    converted: &'c Converted<'s>,
    block: Option<Block>,
    states: Option<Vec<State>>,
}

impl BlockStates<'_, '_> {
    /// The state of the item with the number of an instruction.
    fn of(&mut self, inst: Inst) -> Option<State> {
        let function = &self.converted.function;
        let block = function.block_of(inst);
        if self.block != Some(block) {
            self.block = Some(block);
            self.states = self.converted.states(block.as_u32() as usize);
        }
        let first = function.block(block).insts.0;
        self.states.as_ref()?.get((inst.as_u32() - first) as usize).copied()
    }
}

impl Converted<'_> {
    /// Moves updates down in their blocks. ssara checks the function for that, and need not do so again.
    ///
    /// # Errors
    /// When the function is not valid.
    pub fn sink_updates(&mut self, context: &mut Context) -> Result<(), Error> {
        // Few blocks have an instruction that could move.
        let mut states = BlockStates { converted: self, block: None, states: None };
        let may_pass = |inst: Inst, passed: Inst| {
            let pair = states.of(inst).zip(states.of(passed));
            pair.is_some_and(|(mover, passed)| mover.is_movable && mover.writes & passed.live_after == 0)
        };
        let reordered = context.sink_updates(&self.function, &self.machine.target, may_pass)?;
        self.is_valid = true;
        if let Some(reordered) = reordered {
            self.reorder(reordered);
        }
        Ok(())
    }

    /// Takes over a function with the instructions of blocks in another order.
    fn reorder(&mut self, Reordered { function, originals }: Reordered) {
        self.function = function;
        // The items by their old numbers, and the new position of each in its block.
        let mut items: Vec<Option<Item>> = self.items.iter_mut().flat_map(std::mem::take).map(Some).collect();
        let mut positions = vec![0; items.len()];
        for (block, new) in self.function.blocks().zip(&mut self.items) {
            for inst in self.function.block_insts(block) {
                let original = originals[inst].as_u32() as usize;
                positions[original] = new.len();
                new.extend(items[original].take());
            }
        }
        let first: Vec<usize> =
            self.function.blocks().map(|block| self.function.block(block).insts.0 as usize).collect();
        self.remats.values_mut().for_each(|(block, index)| *index = positions[first[*block] + *index]);
    }

    /// The states of the items of a block, in order; `None` if it writes more registers without a root than a set holds.
    fn states(&self, at: usize) -> Option<Vec<State>> {
        let block = &self.source.blocks[at];
        let mut stateful = Stateful { machine: self.machine, written: Vec::new() };
        block.insts.iter().try_for_each(|inst| stateful.add_written(inst))?;
        let mut states = Vec::new();
        let successors = self.function.succ_edges(Block::from_u32(at as u32)).map(|edge| self.function.edge(edge).to);
        let live_ins = successors.map(|to| &self.source.blocks[to.as_u32() as usize].live_ins);
        let mut live = live_ins.fold(0, |live, names| live | stateful.set(names));
        for item in self.items[at].iter().rev() {
            let mut state = State { is_movable: true, writes: 0, live_after: live };
            for part in item.parts.iter().rev() {
                let inst = self.inst(at, part);
                let [writes, reads] = [true, false].map(|writes| stateful.of(inst, writes));
                state.is_movable &=
                    item.what == What::Code && reads == 0 && self.is_pure(inst, self.lookup.opcode(at, part.inst));
                live = live & !writes | reads;
                state.writes |= writes;
            }
            states.push(state);
        }
        states.reverse();
        Some(states)
    }

    /// Whether an instruction does nothing but compute virtual registers from others, and flags that nothing reads.
    fn is_pure(&self, inst: &mir::Inst, opcode: Option<&Opcode>) -> bool {
        let Some(opcode) = opcode.filter(|opcode| !opcode.name.starts_with("INLINEASM")) else { return false };
        let does_more = [Flag::MayLoad, Flag::MayStore, Flag::Call, Flag::SideEffects, Flag::Terminator];
        let is_free = |reg: &mir::RegOperand, name: Ustr| {
            (!reg.flags.def || reg.flags.dead) && self.machine.roots_of(name).is_empty()
        };
        !does_more.into_iter().any(|flag| opcode.is(flag))
            && inst.regs().all(|(_, reg)| reg.physical_reg().is_none_or(|name| is_free(reg, name)))
    }
}

/// The registers without a root that a block writes, such as flags. Sets of them are bits, by position.
struct Stateful<'i> {
    machine: &'i Machine,
    written: Vec<Ustr>,
}

impl<'i> Stateful<'i> {
    /// Adds those that an instruction writes; `None` if there are too many.
    fn add_written(&mut self, inst: &mir::Inst) -> Option<()> {
        let defs = inst.regs().filter(|(_, reg)| reg.flags.def && !reg.flags.undef);
        for name in defs.filter_map(|(_, reg)| reg.physical_reg()) {
            if !self.written.contains(&name) && self.machine.roots_of(name).is_empty() {
                self.written.push(name);
            }
        }
        (self.written.len() <= u64::BITS as usize).then_some(())
    }

    /// Those that an instruction writes or reads.
    fn of(&self, inst: &mir::Inst, writes: bool) -> u64 {
        let regs = inst.regs().filter(|(_, reg)| reg.flags.def == writes && !reg.flags.undef);
        regs.filter_map(|(_, reg)| reg.physical_reg()).fold(0, |set, name| set | self.bit(name))
    }

    /// Those with one of these names.
    fn set(&self, names: &[Ustr]) -> u64 {
        names.iter().fold(0, |set, &name| set | self.bit(name))
    }

    fn bit(&self, name: Ustr) -> u64 {
        self.written.iter().position(|&other| other == name).map_or(0, |at| 1 << at)
    }
}
