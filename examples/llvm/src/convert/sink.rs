//! Two-address instructions below the last use of what they overwrite, where LLVM puts them, too.

use std::cell::OnceCell;

use rustc_hash::FxHashMap as HashMap;
use smol_str::SmolStr;
use ssara_core::ir::{Inst, Reordered};
use ssara_core::{Context, Error};

use super::{Converted, Item, What};
use crate::machine::{Flag, Machine, Opcode};
use crate::mir;

/// What the function does not show of an item. Registers without a root, such as flags, are bits.
struct State {
    /// Whether it may stand anywhere, as far as what it writes is not live.
    is_movable: bool,
    /// The registers without a root that it writes; nothing reads what it writes if it is movable.
    writes: u64,
    /// The registers without a root that something below it reads.
    live_after: u64,
}

impl Converted<'_> {
    /// Moves two-address instructions down in their blocks. ssara checks the function for that, and need not do so again.
    /// A function that overwrites nothing too early is not looked at.
    ///
    /// # Errors
    /// When the function is not valid.
    pub fn sink_two_address(&mut self, context: &mut Context) -> Result<(), Error> {
        if !self.may_sink {
            return Ok(());
        }
        // Few functions have an instruction that could move.
        let states = OnceCell::new();
        let may_pass = |inst: Inst, passed: Inst| {
            let states = states.get_or_init(|| self.states()).as_ref();
            let [mover, passed] = [inst, passed].map(|inst| states.map(|states| &states[inst.as_u32() as usize]));
            mover.zip(passed).is_some_and(|(mover, passed): (&State, &State)| {
                mover.is_movable && mover.writes & passed.live_after == 0
            })
        };
        let reordered = context.sink_two_address(&self.function, &self.machine.target, may_pass)?;
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

    /// The states of all items, in order; `None` if the code writes more registers without a root than a set holds.
    fn states(&self) -> Option<Vec<State>> {
        let blocks = &self.source.blocks;
        let mut stateful = Stateful { machine: self.machine, written: Vec::new() };
        for inst in blocks.iter().flat_map(|block| &block.insts) {
            stateful.add_written(inst)?;
        }
        let position: HashMap<u32, usize> = blocks.iter().enumerate().map(|(at, block)| (block.id, at)).collect();
        let live_in: Vec<u64> = blocks.iter().map(|block| stateful.set(&block.live_ins)).collect();
        let mut states = Vec::new();
        for (at, items) in self.items.iter().enumerate() {
            let first = states.len();
            let successors = blocks[at].successors.iter().flatten().filter_map(|(id, _)| position.get(id));
            let mut live = successors.fold(0, |live, &to| live | live_in[to]);
            for item in items.iter().rev() {
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
            states[first..].reverse();
        }
        Some(states)
    }

    /// Whether an instruction does nothing but compute virtual registers from others, and flags that nothing reads.
    fn is_pure(&self, inst: &mir::Inst, opcode: Option<&Opcode>) -> bool {
        let Some(opcode) = opcode.filter(|opcode| !opcode.name.starts_with("INLINEASM")) else { return false };
        let does_more = [Flag::MayLoad, Flag::MayStore, Flag::Call, Flag::SideEffects, Flag::Terminator];
        let is_free = |reg: &mir::RegOperand, name: &str| {
            (!reg.flags.def || reg.flags.dead) && self.machine.roots_of(name).is_empty()
        };
        !does_more.into_iter().any(|flag| opcode.is(flag))
            && inst.regs().all(|(_, reg)| reg.physical_reg().is_none_or(|name| is_free(reg, name)))
    }
}

/// The registers without a root that a function writes, such as flags. Sets of them are bits, by position.
struct Stateful<'i> {
    machine: &'i Machine,
    written: Vec<&'i str>,
}

impl<'i> Stateful<'i> {
    /// Adds those that an instruction writes; `None` if there are too many.
    fn add_written(&mut self, inst: &'i mir::Inst) -> Option<()> {
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
    fn set(&self, names: &[SmolStr]) -> u64 {
        names.iter().fold(0, |set, name| set | self.bit(name))
    }

    fn bit(&self, name: &str) -> u64 {
        self.written.iter().position(|other| *other == name).map_or(0, |at| 1 << at)
    }
}
