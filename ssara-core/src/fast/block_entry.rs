//! Block entries: a block takes over the registers of a predecessor.
//!
//! # Input
//!
//! The registers at the ends of the predecessors that are done.
//!
//! # Output
//!
//! The registers at the start of the block, of live values and of parameters.
//!
//! # Why correct
//!
//! Any registers at the start of a block are right, since edges copy values to them. The predecessor of the most frequent
//! edge gives its registers, so that the hottest edge needs no copies. A loop begins with the registers in front of it. A
//! parameter gets the register of its argument if that is free, else a free register. If there is none, it gets that of a
//! value that the block does not use. If there is none, the parameter arrives in memory.
//!
//! # Cost
//!
//! Linear in the values in registers at the end of the predecessor, and in the parameters.

use cranelift_entity::EntityRef;

use crate::analysis::liveness::{DEAD, FAR};
use crate::fast::walk::Walk;
use crate::ir::{Block, Edge, Inst, Value};
use crate::target::Reg;

impl<const W: usize> Walk<'_, W> {
    /// Decides the registers at the start of a block.
    pub(super) fn enter_block(&mut self, block: Block) {
        let func = self.cx.func;
        let previous = core::mem::replace(&mut self.block, block);
        self.inst = Inst::from_u32(func.block(block).insts.0);
        let base = self.base_edge(block);
        self.state.regs.entry.start(block);
        match base {
            Some(edge) => {
                let from = self.cx.cfg.from(edge);
                if !func.block_params(block).is_empty() {
                    let st = &mut *self.state;
                    for &(value, reg) in st.regs.exit.of(from) {
                        st.at_exit[value.index()] = (from.into(), reg);
                    }
                }
                let move_free = self.inherit(block, from, from == previous) & self.params(block, base);
                if move_free {
                    self.state.move_free[block.index()] = edge.into();
                }
            }
            None => {
                self.state.file.clear();
                self.params(block, base);
            }
        }
        self.state.regs.entry.end(block);
        self.hint_back_edges(block);
    }

    /// The most frequent edge from a block that is done. The first one, if several are equally frequent.
    fn base_edge(&self, block: Block) -> Option<Edge> {
        let (func, cfg) = (self.cx.func, self.cx.cfg);
        let mut base: Option<(f32, Edge)> = None;
        for &edge in cfg.pred_edges(block) {
            let freq = cfg.edge_freq(func, edge);
            if !cfg.is_back_edge(func, edge) && base.is_none_or(|base| freq > base.0) {
                base = Some((freq, edge));
            }
        }
        base.map(|base| base.1)
    }

    /// The register of a value at the end of a predecessor.
    fn reg_at_exit(&self, pred: Block, value: Value) -> Option<Reg> {
        let (of, reg) = self.state.at_exit[value.index()];
        (of == pred.into()).then_some(reg)
    }

    /// Takes over values, and lists them at the start of the block. Returns true if all stay in their registers. A
    /// value does not stay in a register that only a fixed operand can name. At the start of a loop it leaves a
    /// register that the loop clobbers, if another one is free. `is_there` tells whether the file still is as the
    /// predecessor has left it.
    fn inherit(&mut self, block: Block, from: Block, is_there: bool) -> bool {
        let (func, machine) = (self.cx.func, self.cx.machine);
        let first = func.block(block).insts.0;
        let header = self.cx.cfg.is_loop_header(block);
        let mut displaced = core::mem::take(&mut self.state.inherited);
        displaced.clear();
        let st = &mut *self.state;
        if !is_there {
            st.file.clear();
        }
        for &(value, reg) in st.regs.exit.of(from) {
            let is_live = self.live.is_live_in(block, value);
            let clobbered = is_live && header && machine.mask(reg).intersects(self.hints.avoid[value.index()]);
            let keeps_reg = is_live && !clobbered && machine.is_allocatable(reg);
            if is_live {
                st.known[value.index()].next = first.saturating_add(FAR);
                if keeps_reg {
                    st.regs.entry.items.push((value, reg));
                } else {
                    displaced.push((value, reg));
                }
            }
            match (keeps_reg, is_there) {
                (true, false) => st.file.put(machine, value, reg),
                (false, true) => st.file.remove(machine, value),
                _ => {}
            }
        }
        for &(value, reg) in &displaced {
            let bank = self.bank_of(value);
            let free = machine.bank(bank).units.minus(self.state.file.taken[bank.index()]);
            let avoid = self.hints.avoid[value.index()];
            let current = (machine.is_allocatable(reg) && free.contains(machine.mask(reg))).then_some(reg);
            let unclobbered = self.select(value, free.minus(avoid));
            if let Some(reg) = unclobbered.or(current) {
                self.state.file.put(machine, value, reg);
            }
        }
        let move_free = displaced.is_empty();
        let st = &mut *self.state;
        st.inherited = displaced;
        if !move_free {
            st.regs.entry.restart(block);
            for bank in machine.target.bank_ids() {
                st.file.for_each(bank, |value, reg| st.regs.entry.items.push((value, reg)));
            }
        }
        for &(value, inst) in self.cx.defs.exposed(block) {
            st.known[value.index()].next = inst;
        }
        move_free
    }

    /// Finds registers for the parameters. Returns true if all arguments are there already.
    fn params(&mut self, block: Block, base: Option<Edge>) -> bool {
        let (func, machine) = (self.cx.func, self.cx.machine);
        let first = func.block(block).insts.0;
        let range = func.block_param_range(block);
        let mut move_free = true;
        let (pred, args) = base.map_or((block, &[][..]), |edge| (self.cx.cfg.from(edge), func.edge_args(edge)));
        for (index, &param) in func.block_params(block).iter().enumerate() {
            let distance = self.lookahead.param_distance(range.start + index);
            if distance == DEAD {
                continue;
            }
            let known = &mut self.state.known[param.index()];
            known.next = first.saturating_add(distance);
            known.seen = first;
            let ty = func.value_type(param);
            let bank = machine.ty(ty).bank;
            let free = machine.bank(bank).units.minus(self.state.file.taken[bank.index()]);
            let avoid = self.hints.avoid[param.index()];
            let of_arg = args.get(index).and_then(|&arg| self.reg_at_exit(pred, arg)).filter(|&reg| {
                let mask = machine.mask(reg);
                machine.is_allocatable(reg) && free.contains(mask) && !mask.intersects(avoid)
            });
            move_free &= of_arg.is_some();
            let mut reg = of_arg.or_else(|| self.select(param, free));
            if reg.is_none() && machine.bank(bank).uniform {
                let next = |value: Value| self.state.known[value.index()].next;
                let sooner = |value: Value| next(value) <= next(param);
                if let Some(victim) = self.victim(bank, |value| self.cx.defs.is_in(value, block) || sooner(value)) {
                    let units = self.state.file.reg[victim.index()].map_or(free, |reg| machine.mask(reg));
                    if let Some(record) = self.cx.record {
                        record.evict((block, self.inst), victim, false);
                    }
                    self.state.file.remove(machine, victim);
                    self.state.regs.entry.retract(block, |entry| entry.0 == victim);
                    reg = self.select(param, units);
                }
            }
            match reg {
                Some(reg) => {
                    self.state.file.put(machine, param, reg);
                    self.state.param_reg[range.start + index] = Some(reg);
                    self.state.known[param.index()].def_reg = Some(reg);
                }
                None => {
                    self.sets.spilled.insert(param.index());
                    self.sets.memory_params.insert(param.index());
                }
            }
        }
        move_free
    }

    /// Hints the argument of a back edge to the register of the parameter.
    fn hint_back_edges(&mut self, block: Block) {
        let (func, cfg) = (self.cx.func, self.cx.cfg);
        if !cfg.is_loop_header(block) {
            return;
        }
        for &edge in cfg.pred_edges(block) {
            if !cfg.is_back_edge(func, edge) {
                continue;
            }
            for (at, &arg) in func.block_param_range(block).zip(func.edge_args(edge)) {
                if let Some(reg) = self.state.param_reg[at] {
                    self.hints.hint[arg.index()].get_or_insert((reg, 1.0));
                }
            }
        }
    }
}
