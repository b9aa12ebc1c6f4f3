//! Control-flow edges: makes the registers and slots at the end of a block agree with those at the start of the next.
//!
//! Takes the maps that colouring left. All that happens on an edge is one parallel copy: values change registers or are
//! reloaded, arguments become parameters, in registers or in memory. It is placed before the terminator of a block with
//! one successor (if the terminator has no operands that the copy could disturb), else at the start of a block with one
//! predecessor, else on the edge, which the client then has to split; under stress always there.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::coalesce::webs::Webs;
use crate::color::Coloring;
use crate::color::context::ColorCx;
use crate::ir::{Edge, Value};
use crate::output::Loc;
use crate::regs::unit_mask::Mask;
use crate::resolve::emitter::Emitter;
use crate::resolve::parallel_copy::{Again, Copy};
use crate::resolve::placement::place;
use crate::target::{Bank, Reg};

/// The copies of edges. Keeps its buffers.
#[derive(Default)]
pub struct Edges<const W: usize> {
    /// The registers of values at the end of the block at hand, each with the block for which it was noted.
    exit: Vec<(u32, Reg)>,
    copies: Vec<Copy>,
    again: Vec<Again>,
    free: Vec<Mask<W>>,
}

const NONE: u32 = u32::MAX;

impl<const W: usize> Edges<W> {
    /// Emits the copies of all edges between reachable blocks.
    pub fn run(&mut self, cx: &ColorCx<'_, W>, coloring: &Coloring<W>, webs: &mut Webs, emitter: &mut Emitter<W>) {
        self.exit.clear();
        self.exit.resize(cx.func.num_values(), (NONE, Reg(0)));
        let func = cx.func;
        for &block in cx.cfg.rpo() {
            let defines = cx.code.defines_at_end(func, block);
            let is_smooth = |edge: Edge| !defines && coloring.is_smooth(func.edge(edge).to, edge);
            if cx.cfg.succ_edges(func, block).all(is_smooth) {
                continue;
            }
            for (value, reg) in coloring.regs.exit.of(block).iter().copied() {
                self.exit[value.index()] = (block.as_u32(), reg);
            }
            for edge in cx.cfg.succ_edges(func, block).filter(|&edge| !is_smooth(edge)) {
                self.edge(cx, coloring, webs, emitter, edge, defines);
            }
        }
    }

    fn edge(
        &mut self,
        cx: &ColorCx<'_, W>,
        coloring: &Coloring<W>,
        webs: &mut Webs,
        emitter: &mut Emitter<W>,
        edge: Edge,
        defines: bool,
    ) {
        let (func, machine, plan) = (cx.func, cx.machine, cx.plan);
        let (from, to) = (cx.cfg.from(edge), func.edge(edge).to);
        let params = func.block_params(to);
        let args = func.edge_args(edge);
        let exit_reg = |value: Value| {
            let (block, reg) = self.exit[value.index()];
            (block == from.as_u32()).then_some(reg)
        };
        let copies = &mut self.copies;
        copies.clear();
        let again = &mut self.again;
        again.clear();
        for (value, reg) in coloring.regs.entry.of(to).iter().copied() {
            let source = match params.iter().position(|&param| param == value) {
                Some(index) => args[index],
                None => value,
            };
            let (ty, to) = (func.value_type(value), Loc::Reg(reg));
            match exit_reg(source) {
                Some(from) if from == reg || !cx.remats.beats_move(source) => {
                    copies.push(Copy { ty, from: Loc::Reg(from), to });
                }
                _ if cx.remats.is(source) => again.push(Again { value: source, ty, to }),
                _ => copies.push(Copy { ty, from: Loc::Slot(webs.slot(source)), to }),
            }
        }
        for (&param, &arg) in params.iter().zip(args) {
            if !plan.sets.is_memory_param(param) {
                continue;
            }
            let slot = webs.slot(param);
            let arg_slot = webs.slot(arg);
            let at = match exit_reg(arg) {
                // Where it was stored, it was for reads that this edge is one of, unless it is computed again.
                reg if plan.sets.is_spilled(arg) && slot == arg_slot && (reg.is_some() || !cx.remats.is(arg)) => {
                    continue;
                }
                Some(reg) => Loc::Reg(reg),
                None if cx.remats.is(arg) => {
                    again.push(Again { value: arg, ty: func.value_type(arg), to: Loc::Slot(slot) });
                    continue;
                }
                None => Loc::Slot(arg_slot),
            };
            copies.push(Copy { ty: func.value_type(param), from: at, to: Loc::Slot(slot) });
        }
        if defines {
            self.store_terminator_defs(cx, webs, edge);
        }
        if self.again.is_empty() && self.copies.iter().all(|copy| copy.from == copy.to) {
            return;
        }
        let (at, phase) = place(cx, &plan.forms, &cx.options.stress, edge);
        if self.again.is_empty() && emitter.copy_in_some_order(machine, at, phase, &self.copies) {
            return;
        }
        self.free.clear();
        self.free.extend((0..machine.num_banks()).map(|bank| machine.bank(Bank::from_index(bank)).units));
        for (_, reg) in coloring.regs.exit.of(from).iter().chain(coloring.regs.entry.of(to)).copied() {
            let free = &mut self.free[machine.reg_bank(reg).index()];
            *free = free.minus(machine.mask(reg));
        }
        emitter.parallel_copy(machine, at, phase, &self.copies, &self.again, &mut self.free);
    }

    /// What a terminator defines comes into being on the edges; where it is spilled, it is stored there.
    fn store_terminator_defs(&mut self, cx: &ColorCx<'_, W>, webs: &mut Webs, edge: Edge) {
        let func = cx.func;
        let (from, to) = (cx.cfg.from(edge), func.edge(edge).to);
        let Some(terminator) = func.terminator(from) else { return };
        let form = cx.plan.forms.form(func, cx.machine.target, terminator);
        for (&value, desc) in func.inst_operands(terminator).iter().zip(form.operands()) {
            let v = value.index();
            let (block, reg) = self.exit[v];
            if desc.is_def()
                && block == from.as_u32()
                && cx.plan.sets.spilled.contains(v)
                && cx.stores.is_at_definition(value)
                && cx.live.is_live_in(to, value)
            {
                let to = Loc::Slot(webs.slot(value));
                self.copies.push(Copy { ty: func.value_type(value), from: Loc::Reg(reg), to });
            }
        }
    }
}
