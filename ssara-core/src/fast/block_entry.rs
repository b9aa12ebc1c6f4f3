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

impl<const W: usize> Walk<'_, W> {
    /// Decides the registers at the start of a block.
    pub(super) fn enter_block(&mut self, block: Block) {
        let func = self.cx.func;
        let previous = self.go_to_block(block);
        let base = self.cx.cfg.base_edge(self.cx.func, block);
        self.start_entry(block);
        match base {
            Some(edge) => {
                let from = self.cx.cfg.from(edge);
                if !func.block_params(block).is_empty() {
                    let (arrivals, boundaries) = self.lend_arrivals();
                    for &(value, reg) in boundaries.exit(from) {
                        arrivals.at_exit[value.index()] = (from.into(), reg);
                    }
                }
                let move_free = self.inherit(block, edge, from == previous) & self.params(block, base);
                if move_free {
                    self.arrivals.move_free[block.index()] = edge.into();
                }
            }
            None => {
                self.clear_file();
                self.params(block, base);
            }
        }
        self.end_entry(block);
        self.hint_back_edges(block);
    }

    /// Takes over values, and lists them at the start of the block. Returns true if all stay in their registers. A
    /// value does not stay in a register that only a fixed operand can name. At the start of a loop it leaves a
    /// register that the loop clobbers, if another one is free. `is_there` tells whether the file still is as the
    /// predecessor has left it.
    fn inherit(&mut self, block: Block, edge: Edge, is_there: bool) -> bool {
        let (from, survivors) = (self.cx.cfg.from(edge), self.cx.survivors(edge));
        let (func, machine) = (self.cx.func, self.cx.machine);
        let first = func.block(block).insts.0;
        let header = self.cx.cfg.is_loop_header(block);
        let mut displaced = core::mem::take(&mut self.arrivals.displaced);
        displaced.clear();
        if !is_there {
            self.clear_file();
        }
        for at in 0..self.exit(from).len() {
            let (value, reg) = self.exit(from)[at];
            let is_live = self.live.is_live_in(block, value) && survivors.have(value);
            let clobbered = is_live && header && machine.mask(reg).intersects(self.hints().avoid[value.index()]);
            let keeps_reg = is_live && !clobbered && machine.is_allocatable(reg);
            if is_live {
                self.set_next(value, first.saturating_add(FAR));
                if keeps_reg {
                    self.list_at_entry(value, reg);
                } else {
                    displaced.push((value, reg));
                }
            }
            match (keeps_reg, is_there) {
                (true, false) => self.put(value, reg),
                (false, true) => self.remove(value),
                _ => {}
            }
        }
        for &(value, reg) in &displaced {
            let bank = self.bank_of(value);
            let free = self.free_units(bank);
            let avoid = self.hints().avoid[value.index()];
            let current = (machine.is_allocatable(reg) && free.contains(machine.mask(reg))).then_some(reg);
            let unclobbered = self.select(value, free.minus(avoid));
            if let Some(reg) = unclobbered.or(current) {
                self.put(value, reg);
            }
        }
        let move_free = displaced.is_empty();
        self.arrivals.displaced = displaced;
        if !move_free {
            self.list_all_at_entry(block);
        }
        for &(value, inst) in self.cx.defs.exposed(block) {
            self.set_next(value, inst);
        }
        move_free
    }

    /// Finds registers for the parameters. Returns true if all arguments are there already.
    fn params(&mut self, block: Block, base: Option<Edge>) -> bool {
        let (func, machine) = (self.cx.func, self.cx.machine);
        let first = Inst::from_u32(func.block(block).insts.0);
        let range = func.block_param_range(block);
        let mut move_free = true;
        let (pred, args) = base.map_or((block, &[][..]), |edge| (self.cx.cfg.from(edge), func.edge_args(edge)));
        for (index, &param) in func.block_params(block).iter().enumerate() {
            let distance = self.lookahead.param_distance(range.start + index);
            if distance == DEAD {
                continue;
            }
            self.note_use(param, first, distance);
            let ty = func.value_type(param);
            let bank = machine.ty(ty).bank;
            let free = self.free_units(bank);
            let avoid = self.hints().avoid[param.index()];
            let arg = args.get(index).filter(|&&arg| base.is_none_or(|edge| self.cx.survivors(edge).have(arg)));
            let of_arg = arg.and_then(|&arg| self.arrivals.reg_at_exit(pred, arg)).filter(|&reg| {
                let mask = machine.mask(reg);
                machine.is_allocatable(reg) && free.contains(mask) && !mask.intersects(avoid)
            });
            move_free &= of_arg.is_some();
            let mut reg = of_arg.or_else(|| self.select(param, free));
            if reg.is_none() && machine.bank(bank).uniform {
                let sooner = |value: Value| self.next(value) <= self.next(param);
                if let Some(victim) = self.victim(bank, |value| self.cx.defs.is_in(value, block) || sooner(value)) {
                    let units = self.reg(victim).map_or(free, |reg| machine.mask(reg));
                    if let Some(record) = self.cx.record {
                        record.evict((block, self.inst()), victim, false);
                    }
                    self.remove(victim);
                    self.retract_at_entry(block, victim);
                    reg = self.select(param, units);
                }
            }
            match reg {
                Some(reg) => {
                    self.put(param, reg);
                    self.arrivals.param_reg[range.start + index] = Some(reg);
                    self.note_def(param, first, distance, reg);
                }
                None => {
                    self.arrive_in_memory(param);
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
                if let Some(reg) = self.arrivals.param_reg[at] {
                    self.add_hint(arg, reg);
                }
            }
        }
    }
}
