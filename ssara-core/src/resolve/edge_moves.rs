//! Control-flow edges: makes the registers and slots at the end of a block agree with those at the start of the next.
//!
//! Takes the maps that colouring left. All that happens on an edge is one parallel copy: values change registers or are
//! reloaded, arguments become parameters, in registers or in memory. It is placed before the terminator of a block with
//! one successor (if the terminator has no operands that the copy could disturb), else at the start of a block with one
//! predecessor, else on the edge, which the client then has to split; under stress always there.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::coalesce::webs::Webs;
use crate::color::{Coloring, Input, home_slot};
use crate::ir::{Edge, Function, Inst, Value};
use crate::options::Stress;
use crate::output::{Loc, Point as At};
use crate::regs::machine::Machine;
use crate::regs::unit_mask::Mask;
use crate::resolve::emitter::{Emitter, Phase};
use crate::resolve::parallel_copy::{Again, Copy};
use crate::spill::residency::Plan;
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
    pub fn run(&mut self, input: &Input<'_, '_, W>, coloring: &Coloring<W>, webs: &mut Webs, emitter: &mut Emitter<W>) {
        self.exit.clear();
        self.exit.resize(input.func.num_values(), (NONE, Reg(0)));
        let func = input.func;
        for &block in input.cfg.rpo() {
            let defines = input.live.code().defines_at_end(func, block);
            let is_smooth = |edge: Edge| !defines && coloring.is_smooth(func.edge(edge).to, edge);
            if input.cfg.succ_edges(func, block).all(is_smooth) {
                continue;
            }
            for (value, reg) in coloring.exit(input.plan, block) {
                self.exit[value.index()] = (block.as_u32(), reg);
            }
            for edge in input.cfg.succ_edges(func, block).filter(|&edge| !is_smooth(edge)) {
                self.edge(input, coloring, webs, emitter, edge, defines);
            }
        }
    }

    fn edge(
        &mut self,
        input: &Input<'_, '_, W>,
        coloring: &Coloring<W>,
        webs: &mut Webs,
        emitter: &mut Emitter<W>,
        edge: Edge,
        defines: bool,
    ) {
        let (func, machine, plan) = (input.func, input.machine, input.plan);
        let (from, to) = (input.cfg.from(edge), func.edge(edge).to);
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
        for (value, reg) in coloring.entry(plan, to) {
            let source = match params.iter().position(|&param| param == value) {
                Some(index) => args[index],
                None => value,
            };
            let (ty, to) = (func.value_type(value), Loc::Reg(reg));
            match exit_reg(source) {
                Some(from) if from == reg || !input.remats.beats_move(source) => {
                    copies.push(Copy { ty, from: Loc::Reg(from), to });
                }
                _ if input.remats.is(source) => again.push(Again { value: source, ty, to }),
                _ => copies.push(Copy { ty, from: Loc::Slot(home_slot(webs, source)), to }),
            }
        }
        for (&param, &arg) in params.iter().zip(args) {
            if !plan.param_in_memory.contains(param.index()) {
                continue;
            }
            let slot = home_slot(webs, param);
            let arg_slot = home_slot(webs, arg);
            let at = match exit_reg(arg) {
                // Where it was stored, it was for reads that this edge is one of, unless it is computed again.
                reg if plan.spilled.contains(arg.index())
                    && slot == arg_slot
                    && (reg.is_some() || !input.remats.is(arg)) =>
                {
                    continue;
                }
                Some(reg) => Loc::Reg(reg),
                None if input.remats.is(arg) => {
                    again.push(Again { value: arg, ty: func.value_type(arg), to: Loc::Slot(slot) });
                    continue;
                }
                None => Loc::Slot(arg_slot),
            };
            copies.push(Copy { ty: func.value_type(param), from: at, to: Loc::Slot(slot) });
        }
        if defines {
            self.store_terminator_defs(input, webs, edge);
        }
        if self.again.is_empty() && self.copies.iter().all(|copy| copy.from == copy.to) {
            return;
        }
        let (at, phase) = place(func, machine, input.cfg, plan, input.stress, edge);
        if self.again.is_empty() && emitter.copy_in_some_order(machine, at, phase, &self.copies) {
            return;
        }
        self.free.clear();
        self.free.extend((0..machine.num_banks()).map(|bank| machine.bank(Bank::from_index(bank)).units));
        for (_, reg) in coloring.exit(plan, from).chain(coloring.entry(plan, to)) {
            let free = &mut self.free[machine.reg_bank(reg).index()];
            *free = free.minus(machine.mask(reg));
        }
        emitter.parallel_copy(machine, at, phase, &self.copies, &self.again, &mut self.free);
    }

    /// What a terminator defines comes into being on the edges; where it is spilled, it is stored there.
    fn store_terminator_defs(&mut self, input: &Input<'_, '_, W>, webs: &mut Webs, edge: Edge) {
        let func = input.func;
        let (from, to) = (input.cfg.from(edge), func.edge(edge).to);
        let Some(terminator) = func.terminator(from) else { return };
        let form = input.plan.form(func, input.machine.target, terminator);
        for (&value, desc) in func.inst_operands(terminator).iter().zip(form.operands()) {
            let v = value.index();
            let (block, reg) = self.exit[v];
            if desc.is_def()
                && block == from.as_u32()
                && input.plan.spilled.contains(v)
                && input.stores.is_at_definition(value)
                && input.live.is_live_in(to, value)
            {
                let to = Loc::Slot(home_slot(webs, value));
                self.copies.push(Copy { ty: func.value_type(value), from: Loc::Reg(reg), to });
            }
        }
    }
}

/// Where the copies of an edge go.
pub fn place<const W: usize>(
    func: &Function,
    machine: &Machine<'_, W>,
    cfg: &Cfg,
    plan: &Plan<W>,
    stress: &Stress,
    edge: Edge,
) -> (At, Phase) {
    let (from, to) = (func.edge(edge).from, func.edge(edge).to);
    if stress.split_edges {
        return (At::Edge(edge), Phase::Arrive);
    }
    let terminator = func.terminator(from);
    if let Some(terminator) = terminator
        && func.succ_edges(from).len() == 1
    {
        let form = plan.form(func, machine.target, terminator);
        if form.is_empty() && !form.has_clobbers() {
            return (At::Before(terminator), Phase::Leave);
        }
    }
    if cfg.pred_edges(to).len() == 1 {
        return (At::Before(Inst::from_u32(func.block(to).insts.0)), Phase::Arrive);
    }
    (At::Edge(edge), Phase::Arrive)
}
