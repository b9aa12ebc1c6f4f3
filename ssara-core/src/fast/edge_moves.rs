//! Edges: copies that bring what a block leaves in registers to where the next block expects it.
//!
//! All that happens on an edge is one parallel copy, placed as at the other levels (`ssa::edges`). Which values are read
//! from memory is known before the first copy is made, so that what a terminator defines can be stored on its edges.

use cranelift_entity::EntityRef;

use crate::fast::{Walk, slot_of};
use crate::ir::{Edge, Value};
use crate::output::Loc;
use crate::resolve::parallel_copy::{Again, Copy};
use crate::resolve::placement::place;
use crate::target::{Bank, Reg};

impl<const W: usize> Walk<'_, W> {
    /// Emits the copies of all edges between reachable blocks.
    pub(super) fn edges(&mut self) {
        let func = self.cx.func;
        let passes = if self.state.branch_defines { 2 } else { 1 };
        for pass in 1..=passes {
            for &block in self.cx.cfg.rpo() {
                let st = &mut *self.state;
                let smooth = |edge: &Edge| st.smooth[func.edge(*edge).to.index()] == edge.as_u32();
                if !st.branch_defines && self.cx.cfg.succ_edges(func, block).all(|edge| smooth(&edge)) {
                    continue;
                }
                for &(value, reg) in st.exit.of(block) {
                    st.at_exit[value.index()] = (block.as_u32(), reg);
                }
                for edge in self.cx.cfg.succ_edges(func, block) {
                    let smooth = self.state.smooth[func.edge(edge).to.index()] == edge.as_u32();
                    if smooth && !self.state.branch_defines {
                        continue;
                    }
                    self.collect(edge);
                    if pass == passes {
                        self.edge(edge);
                    }
                }
            }
        }
    }

    /// Collects what moves on an edge, and notes what is read from memory.
    fn collect(&mut self, edge: Edge) {
        let (func, remats) = (self.cx.func, self.cx.remats);
        let (from, to) = (self.cx.cfg.from(edge), func.edge(edge).to);
        let st = &mut *self.state;
        st.copies.clear();
        st.again.clear();
        let needed = st.needed_at_start(to);
        let (at_exit, copies, again) = (&st.at_exit, &mut st.copies, &mut st.again);
        let exit_reg = |value: Value| {
            let (block, reg) = at_exit[value.index()];
            (block == from.as_u32()).then_some(reg)
        };
        let (spilled, memory_params) = (&mut self.sets.spilled, &self.sets.memory_params);
        let mut bring = |value: Value, to: Reg| {
            let from = exit_reg(value);
            if from == Some(to) {
                return;
            }
            let (ty, to) = (func.value_type(value), Loc::Reg(to));
            match from {
                Some(from) if !remats.beats_move(value) => copies.push(Copy { ty, from: Loc::Reg(from), to }),
                _ if remats.is(value) => again.push(Again { value, ty, to }),
                _ => {
                    spilled.insert(value.index());
                    copies.push(Copy { ty, from: Loc::Slot(slot_of(value)), to });
                }
            }
        };
        for &(value, reg) in &st.entry.items[needed] {
            bring(value, reg);
        }
        let params = func.block_param_range(to).zip(func.block_params(to)).zip(func.edge_args(edge));
        for ((at, _), &arg) in params.clone() {
            if let Some(reg) = st.param_reg[at] {
                bring(arg, reg);
            }
        }
        for ((_, &param), &arg) in params {
            if memory_params.contains(param.index()) {
                let (ty, loc) = (func.value_type(param), Loc::Slot(slot_of(param)));
                match exit_reg(arg) {
                    Some(reg) => copies.push(Copy { ty, from: Loc::Reg(reg), to: loc }),
                    None if remats.is(arg) => again.push(Again { value: arg, ty, to: loc }),
                    None => {
                        spilled.insert(arg.index());
                        copies.push(Copy { ty, from: Loc::Slot(slot_of(arg)), to: loc });
                    }
                }
            }
        }
    }

    fn edge(&mut self, edge: Edge) {
        let (func, machine) = (self.cx.func, self.cx.machine);
        let (from, to) = (self.cx.cfg.from(edge), func.edge(edge).to);
        self.store_terminator_defs(edge);
        let st = &mut *self.state;
        if st.again.is_empty() && st.copies.is_empty() {
            return;
        }
        let (at, phase) = place(self.cx, self.forms, &self.cx.options.stress, edge);
        if st.again.is_empty() && self.emitter.copy_in_some_order(machine, at, phase, &st.copies) {
            return;
        }
        st.free.clear();
        st.free.extend((0..machine.num_banks()).map(|bank| machine.bank(Bank::from_index(bank)).units));
        let params = func.block_param_range(to).filter_map(|at| st.param_reg[at]);
        let at_entry = st.entry.items[st.needed_at_start(to)].iter();
        for reg in st.exit.of(from).iter().chain(at_entry).map(|held| held.1).chain(params) {
            let free = &mut st.free[machine.reg_bank(reg).index()];
            *free = free.minus(machine.mask(reg));
        }
        self.collect_what_stays(edge);
        self.emit_copies(at, phase);
    }

    /// Adds what stays where it is on an edge to the copies: it must outlast whatever borrows its register.
    fn collect_what_stays(&mut self, edge: Edge) {
        let func = self.cx.func;
        let (from, to) = (self.cx.cfg.from(edge), func.edge(edge).to);
        let st = &mut *self.state;
        let args = func.block_param_range(to).zip(func.edge_args(edge));
        let args = args.filter_map(|(at, &arg)| Some((arg, st.param_reg[at]?)));
        let needed = st.needed_at_start(to);
        let arrives = st.entry.items[needed].iter().copied().chain(args);
        for (value, reg) in arrives.filter(|&(value, reg)| st.at_exit[value.index()] == (from.as_u32(), reg)) {
            let (ty, loc) = (func.value_type(value), Loc::Reg(reg));
            st.copies.push(Copy { ty, from: loc, to: loc });
        }
    }

    /// What a terminator defines comes into being on the edges; where it is in memory, it is stored there.
    fn store_terminator_defs(&mut self, edge: Edge) {
        if !self.state.branch_defines {
            return;
        }
        let func = self.cx.func;
        let (from, to) = (self.cx.cfg.from(edge), func.edge(edge).to);
        let Some(terminator) = func.terminator(from) else { return };
        let form = self.forms.form(func, self.cx.machine.target, terminator);
        for (&value, desc) in func.inst_operands(terminator).iter().zip(form.operands()) {
            let (block, reg) = self.state.at_exit[value.index()];
            if desc.is_def()
                && block == from.as_u32()
                && self.sets.is_spilled(value)
                && !self.sets.is_memory_def(value)
                && self.state.live.is_live_in(to, value)
            {
                let ty = func.value_type(value);
                self.state.copies.push(Copy { ty, from: Loc::Reg(reg), to: Loc::Slot(slot_of(value)) });
            }
        }
    }
}
