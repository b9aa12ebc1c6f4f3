//! Control-flow edges: makes the registers and slots at the end of a block agree with those at the start of the next.
//!
//! # Input
//! The registers of values at the boundaries of blocks, as an optimisation level knows them ([`EdgeEnds`]).
//!
//! # Output
//! Edits on edges. All that happens on an edge is one parallel copy: values change registers or are reloaded, and arguments
//! become parameters, in registers or in memory. [`insertion_point`] says where it goes.
//!
//! # Why correct
//! The two ends of an edge name one location for each value. A parallel copy moves all values from the one to the other at
//! once. A register that an edge destroys holds nothing on it. What a terminator defines is there on its edges, which pass it
//! as an argument or store it.
//!
//! # Cost
//! Linear in the values at the boundaries of blocks whose edges are not move-free.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::context::Cx;
use crate::decisions::FormChoices;
use crate::ir::{Block, Edge, Value};
use crate::output::{Loc, RematUses, Slot};
use crate::regs::unit_mask::Mask;
use crate::resolve::arg_slots::number_of;
use crate::resolve::copy::{CopySet, LocCopy, LocRemat};
use crate::resolve::emitter::Emitter;
use crate::resolve::insertion_point::insertion_point;
use crate::resolve::solved_copy::ValueSlots;
use crate::target::Reg;

/// What an optimisation level knows of the two ends of edges.
pub trait EdgeEnds {
    /// The slots of values.
    type Slots: ValueSlots;

    /// Whether nothing moves on an edge, as far as is known without looking.
    fn is_move_free(&self, edge: Edge) -> bool;
    /// The values in registers at the end of a block.
    fn exit(&self, block: Block) -> &[(Value, Reg)];
    /// Calls `each` with the values that must be in registers after an edge, and their registers. Parameters are named by
    /// their arguments.
    fn for_each_arrival(&mut self, edge: Edge, each: impl FnMut(&mut Self, Value, Reg));
    /// Whether the slot of a memory parameter holds an argument already. `in_reg` says whether the argument is in a
    /// register at the end of its block. It is no result of the terminator that is in a register or in an argument slot.
    fn slot_holds_argument(&mut self, param: Value, arg: Value, in_reg: bool) -> bool;
    /// Whether a value that the terminator of a block defines must be stored on the edge to `to`.
    fn is_stored_on_edge(&self, value: Value, to: Block) -> bool;
    /// Whether a value is live at the start of a block, and no parameter of it.
    fn is_live_in(&self, value: Value, block: Block) -> bool;
    /// The slots of values.
    fn slots(&mut self) -> &mut Self::Slots;
    /// Whether [`ValueSlots::read`] may decide what terminators must store. All edges are then visited once before the
    /// first edit is made.
    const LEARNS_READS: bool;
}

/// The parallel copies of edges. Keeps its buffers.
#[derive(Default)]
pub struct EdgeMoves<const W: usize> {
    /// By value: a register at the end of a block, and the block.
    exit: Vec<(u32, Reg)>,
    /// What happens on the current edge.
    copies: Vec<LocCopy>,
    remats: Vec<LocRemat>,
    /// What the terminator of the current block defines, and the argument slots in which it leaves that.
    results: Vec<(Value, Option<Slot>)>,
    /// By bank: the units that hold nothing on the current edge.
    free: Vec<Mask<W>>,
}

const NONE: u32 = u32::MAX;

impl<const W: usize> EdgeMoves<W> {
    /// Emits the copies of all edges between reachable blocks.
    pub fn run<E: EdgeEnds>(&mut self, cx: &Cx<'_, W>, forms: &FormChoices, ends: &mut E, emitter: &mut Emitter<W>) {
        self.exit.clear();
        self.exit.resize(cx.func.num_values(), (NONE, Reg(0)));
        let defines = |&block: &Block| cx.constraints.defines_at_end(cx.func, block);
        let learns = E::LEARNS_READS && cx.cfg.rpo().iter().any(defines);
        let mut walk = EdgeWalk { cx, forms, ends, emitter, state: self };
        if learns {
            walk.visit_all(|walk, edge, _| walk.collect(edge));
        }
        walk.visit_all(|walk, edge, defines| {
            walk.collect(edge);
            if defines {
                walk.collect_terminator_defs(edge);
            }
            walk.emit(edge);
        });
    }
}

/// One walk over the edges.
struct EdgeWalk<'a, E, const W: usize> {
    cx: &'a Cx<'a, W>,
    forms: &'a FormChoices,
    ends: &'a mut E,
    emitter: &'a mut Emitter<W>,
    state: &'a mut EdgeMoves<W>,
}

impl<E: EdgeEnds, const W: usize> EdgeWalk<'_, E, W> {
    /// Calls `visit` with the edges that may need copies, and with whether their terminators define values.
    fn visit_all(&mut self, visit: impl Fn(&mut Self, Edge, bool)) {
        let (func, cfg) = (self.cx.func, self.cx.cfg);
        for &block in cfg.rpo() {
            let defines = self.cx.constraints.defines_at_end(func, block);
            let is_move_free = |ends: &E, edge: Edge| !defines && ends.is_move_free(edge);
            if cfg.succ_edges(func, block).all(|edge| is_move_free(self.ends, edge)) {
                continue;
            }
            self.state.results.clear();
            if let Some(last) = func.terminator(block).filter(|_| defines) {
                let defs = self.cx.constraints.operands(func, last).filter(|(_, desc)| desc.is_def());
                let target = self.cx.machine.target;
                self.state.results.extend(defs.map(|(value, desc)| (value, number_of(target, desc))));
            }
            for &(value, reg) in self.ends.exit(block) {
                self.state.exit[value.index()] = (block.as_u32(), reg);
            }
            for edge in cfg.succ_edges(func, block) {
                if !is_move_free(self.ends, edge) {
                    visit(self, edge, defines);
                }
            }
        }
    }

    /// Collects what moves on an edge.
    fn collect(&mut self, edge: Edge) {
        self.state.copies.clear();
        self.state.remats.clear();
        self.collect_values(edge);
        self.collect_memory_params(edge);
    }

    /// Collects the values that must be in registers after an edge and are elsewhere before it.
    fn collect_values(&mut self, edge: Edge) {
        let cx = self.cx;
        let (block, survivors) = (cx.cfg.from(edge), cx.survivors(edge));
        let EdgeMoves { exit, copies, remats, results, .. } = &mut *self.state;
        self.ends.for_each_arrival(edge, |ends, value, to| {
            let from = exit_reg(exit, block, value).filter(|_| survivors.have(value));
            if from == Some(to) {
                return;
            }
            let (ty, to) = (cx.func.value_type(value), Loc::Reg(to));
            match from {
                Some(from) if !cx.remats.beats_move(value) => copies.push(LocCopy { ty, from: Loc::Reg(from), to }),
                _ if cx.remats.is(value) => remats.push(LocRemat { value, ty, from: RematUses::NONE, to }),
                _ => {
                    let own = ends.slots().read(value);
                    let from = result(results, value).flatten().unwrap_or(own);
                    copies.push(LocCopy { ty, from: Loc::Slot(from), to });
                }
            }
        });
    }

    /// Collects the arguments of parameters that arrive in memory.
    fn collect_memory_params(&mut self, edge: Edge) {
        let (cx, ends) = (self.cx, &mut *self.ends);
        let (from, to, survivors) = (cx.cfg.from(edge), cx.func.edge(edge).to, cx.survivors(edge));
        let EdgeMoves { exit, copies, remats, results, .. } = &mut *self.state;
        for (&param, &arg) in cx.func.block_params(to).iter().zip(cx.func.edge_args(edge)) {
            if !ends.slots().sets().is_memory_param(param) {
                continue;
            }
            let reg = exit_reg(exit, from, arg).filter(|_| survivors.have(arg));
            let result = result(results, arg);
            // A result is in the slot of its web only if the terminator defines it there.
            let is_held = result.is_none_or(|slot| slot.is_none() && reg.is_none());
            if is_held && ends.slot_holds_argument(param, arg, reg.is_some()) {
                continue;
            }
            let (ty, to) = (cx.func.value_type(param), Loc::Slot(ends.slots().slot(param)));
            match (reg, result.flatten()) {
                (Some(reg), _) => copies.push(LocCopy { ty, from: Loc::Reg(reg), to }),
                (None, Some(slot)) => copies.push(LocCopy { ty, from: Loc::Slot(slot), to }),
                (None, None) if cx.remats.is(arg) => {
                    remats.push(LocRemat { value: arg, ty, from: RematUses::NONE, to })
                }
                (None, None) => {
                    copies.push(LocCopy { ty, from: Loc::Slot(ends.slots().read(arg)), to });
                }
            }
        }
    }

    /// Adds the stores of values that the terminator of a block defines: they are defined on its edges.
    fn collect_terminator_defs(&mut self, edge: Edge) {
        let func = self.cx.func;
        let (block, to) = (self.cx.cfg.from(edge), func.edge(edge).to);
        let EdgeMoves { exit, copies, results, .. } = &mut *self.state;
        for &(value, slot) in &*results {
            let from = match slot {
                Some(slot) => self.ends.is_live_in(value, to).then_some(Loc::Slot(slot)),
                None => exit_reg(exit, block, value).filter(|_| self.ends.is_stored_on_edge(value, to)).map(Loc::Reg),
            };
            if let Some(from) = from {
                let to = Loc::Slot(self.ends.slots().slot(value));
                copies.push(LocCopy { ty: func.value_type(value), from, to });
            }
        }
    }

    /// Emits what was collected.
    fn emit(&mut self, edge: Edge) {
        let (func, machine) = (self.cx.func, self.cx.machine);
        let EdgeMoves { exit, copies, remats, free, .. } = &mut *self.state;
        if remats.is_empty() && copies.is_empty() {
            return;
        }
        let (at, phase) = insertion_point(self.cx, self.forms, &self.cx.options.stress, edge);
        if remats.is_empty() && self.emitter.acyclic_copy(machine, at, phase, copies) {
            return;
        }
        free.clear();
        free.extend(machine.banks().map(|bank| machine.bank(bank).units));
        let mut occupy = |reg: Reg| {
            let free = &mut free[machine.reg_bank(reg).index()];
            *free = free.minus(machine.mask(reg));
        };
        let (from, survivors) = (self.cx.cfg.from(edge), self.cx.survivors(edge));
        let left = self.ends.exit(from).iter().filter(|entry| survivors.have(entry.0));
        left.for_each(|entry| occupy(entry.1));
        self.ends.for_each_arrival(edge, |_, value, reg| {
            occupy(reg);
            // A value that stays in its register must survive whatever borrows the register.
            if exit_reg(exit, from, value) == Some(reg) && survivors.have(value) {
                let (ty, loc) = (func.value_type(value), Loc::Reg(reg));
                copies.push(LocCopy { ty, from: loc, to: loc });
            }
        });
        self.emitter.parallel_copy(machine, at, phase, CopySet { copies, remats, free });
    }
}

/// Whether the terminator of the current block defines a value, and the argument slot in which it leaves that.
#[inline]
fn result(results: &[(Value, Option<Slot>)], value: Value) -> Option<Option<Slot>> {
    results.iter().find(|result| result.0 == value).map(|result| result.1)
}

/// The register of a value at the end of a block, by [`EdgeMoves::exit`].
#[inline]
fn exit_reg(exit: &[(u32, Reg)], block: Block, value: Value) -> Option<Reg> {
    let (of, reg) = exit[value.index()];
    (of == block.as_u32()).then_some(reg)
}
