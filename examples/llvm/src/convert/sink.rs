//! Two-address instructions below the last use of what they overwrite, where LLVM puts them, too.

use rustc_hash::FxHashSet as HashSet;
use smallvec::SmallVec;
use ssara_core::ir::{Inst, Reordered};
use ssara_core::{Context, Error};

use super::{Converted, Item, What};
use crate::machine::{Flag, Machine};
use crate::mir;

/// Names of registers without a root, such as flags.
type Stateful<'i> = SmallVec<[&'i str; 2]>;

/// What the function does not show of an item.
#[derive(Clone, Default)]
struct State<'i> {
    /// Whether it may stand anywhere, as far as what it writes is not live.
    is_movable: bool,
    /// The registers without a root that it writes; nothing reads what it writes if it is movable.
    writes: Stateful<'i>,
    /// The registers without a root that something below it reads.
    live_after: Stateful<'i>,
}

impl<'a> Converted<'a> {
    /// Moves two-address instructions down in their blocks.
    ///
    /// # Errors
    /// When the function is not valid.
    pub fn sink_two_address(&mut self, context: &mut Context) -> Result<(), Error> {
        let states = self.states();
        let state = |inst: Inst| &states[inst.as_u32() as usize];
        let may_pass = |inst, passed| {
            let (mover, live) = (state(inst), &state(passed).live_after);
            mover.is_movable && !mover.writes.iter().any(|name| live.contains(name))
        };
        if let Some(reordered) = context.sink_two_address(&self.function, &self.machine.target, may_pass)? {
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

    /// The states of all items, in order. Each register is live on its own.
    fn states(&self) -> Vec<State<'a>> {
        let insts = self.source.blocks.iter().flat_map(|block| &block.insts);
        let written: HashSet<&str> = insts.flat_map(|inst| stateful(self.machine, inst, true)).collect();
        let mut states = Vec::new();
        for (block, items) in self.items.iter().enumerate() {
            let first = states.len();
            let mut live = self.live_out(block);
            for item in items.iter().rev() {
                let mut state = State { is_movable: true, writes: Stateful::new(), live_after: live.clone() };
                for inst in item.parts.iter().rev().map(|part| self.inst(block, part)) {
                    let writes: Stateful<'_> = stateful(self.machine, inst, true).collect();
                    let reads = || stateful(self.machine, inst, false).filter(|name| written.contains(name));
                    state.is_movable &= item.what == What::Code && self.is_pure(inst) && reads().next().is_none();
                    live.retain(|name| !writes.contains(name));
                    add(&mut live, reads());
                    add(&mut state.writes, writes.into_iter());
                }
                states.push(state);
            }
            states[first..].reverse();
        }
        states
    }

    /// The registers without a root that are live at the end of a block.
    fn live_out(&self, block: usize) -> Stateful<'a> {
        let blocks = &self.source.blocks;
        let successors = blocks[block].successors.iter().flatten();
        let mut live = Stateful::new();
        for block in successors.filter_map(|(id, _)| blocks.iter().find(|block| block.id == *id)) {
            let names = block.live_ins.iter().map(|name| name.as_str());
            add(&mut live, names.filter(|name| self.machine.roots_of(name).is_empty()));
        }
        live
    }

    /// Whether an instruction does nothing but compute virtual registers from others, and flags that nothing reads.
    fn is_pure(&self, inst: &mir::Inst) -> bool {
        let Some(opcode) = self.machine.opcode(&inst.opcode).filter(|_| !inst.opcode.starts_with("INLINEASM")) else {
            return false;
        };
        let does_more = [Flag::MayLoad, Flag::MayStore, Flag::Call, Flag::SideEffects, Flag::Terminator];
        let is_free = |reg: &mir::RegOperand, name: &str| match reg.flags.def {
            true => reg.flags.dead && self.machine.roots_of(name).is_empty(),
            false => self.machine.roots_of(name).is_empty(),
        };
        !does_more.into_iter().any(|flag| opcode.is(flag))
            && inst.regs().all(|(_, reg)| reg.physical_reg().is_none_or(|name| is_free(reg, name)))
    }
}

/// The registers without a root, such as flags, that an instruction writes or reads.
fn stateful<'i>(machine: &'i Machine, inst: &'i mir::Inst, writes: bool) -> impl Iterator<Item = &'i str> {
    let regs = inst.regs().filter(move |(_, reg)| reg.flags.def == writes && !reg.flags.undef);
    regs.filter_map(|(_, reg)| reg.physical_reg()).filter(|name| machine.roots_of(name).is_empty())
}

/// Adds names that are not there yet.
fn add<'i>(names: &mut Stateful<'i>, others: impl Iterator<Item = &'i str>) {
    for other in others {
        if !names.contains(&other) {
            names.push(other);
        }
    }
}
