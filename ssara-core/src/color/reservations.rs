//! Reservations: registers that are free now and that other values should not take.
//!
//! A *reservation* says that a value yet to be defined has a register waiting for it. There are two kinds. An argument
//! that goes back to the header of a loop should get the register of the parameter. A value should get the register
//! that its web has already, or that a hint names. A value live at that definition should avoid the register; a value
//! that is killed earlier may use it.
//!
//! # Input
//! The hints of the plan, the registers of webs so far, and liveness.
//!
//! # Output
//! [`Reservations::conflicts`]: the units that a value should not take. A reservation is not a set of instructions but a
//! question to liveness, asked only of the registers that would otherwise be selected. [`Reservations::loop_reg`]: the
//! register that a loop has waiting for a parameter.
//!
//! # Why correct
//! Only cost depends on reservations.
//!
//! # Cost
//! Linear in the operands of each block, and in the reservations looked at for each register. These are the next
//! [`MAX_UPCOMING`] of the block, and those of the parameters in registers at loop headers. At most the innermost
//! [`MAX_LOOPS`] loops around the block count.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::program_point::ProgramPoint;
use crate::coalesce::webs::Webs;
use crate::color::context::ColorCx;
use crate::ir::{Block, Value};
use crate::regs::unit_mask::Mask;
use crate::target::{Bank, Reg};

/// Maximum number of enclosing loops whose reservations are consulted; bounds the cost of deep nests, which would be
/// quadratic. A move in the loops further out weighs a hundredth or less.
const MAX_LOOPS: usize = 2;

/// Maximum number of back edges of a header whose arguments reserve registers; those of further ones reserve nothing. More
/// occur in generated code, where a loop is a switch over states.
const MAX_BACK_EDGES: usize = 4;

/// Maximum number of reservations further on in the block that are consulted; later ones do not count. Bounds the cost of
/// long blocks, which would be quadratic. 30 % more or less does not change the sum of costs.
const MAX_UPCOMING: usize = 8;

/// Maximum number of reservations of loops that are looked through for the register of a parameter; further ones do not count.
/// Bounds the cost of loops with many parameters, which would be quadratic.
const MAX_OF_LOOPS: usize = 64;

#[derive(Clone, Copy)]
struct Reservation<const W: usize> {
    bank: Bank,
    reg: Reg,
    units: Mask<W>,
    /// The value for which the register is reserved.
    owner: Value,
}

/// A value that could take a register.
#[derive(Clone, Copy)]
pub struct Candidate<const W: usize> {
    /// The value.
    pub value: Value,
    /// Its bank.
    pub bank: Bank,
    /// The units of the register.
    pub units: Mask<W>,
    /// The block in which it would take it.
    pub block: Block,
    /// The program point at which it would.
    pub point: ProgramPoint,
}

/// The reservations at a block. Keeps its buffers.
#[derive(Default)]
pub struct Reservations<const W: usize> {
    /// By loop header that has been coloured: its range in `of_headers`.
    header_ranges: Vec<(u32, u32)>,
    of_headers: Vec<Reservation<W>>,
    /// Those of the loops around the current block.
    enclosing: Vec<Reservation<W>>,
    /// Those in the current block with the points of their definitions, in order. The first `num_defined` have been
    /// defined.
    in_block: Vec<(ProgramPoint, Reservation<W>)>,
    num_defined: usize,
    /// By bank: the units of all of them.
    reserved: Vec<Mask<W>>,
}

impl<const W: usize> Reservations<W> {
    /// Starts over for a function.
    pub fn reset(&mut self, cx: &ColorCx<'_, W>) {
        self.header_ranges.clear();
        self.header_ranges.resize(cx.func.num_blocks(), (0, 0));
        self.of_headers.clear();
        self.reserved.clear();
        self.reserved.resize(cx.machine.num_banks(), Mask::EMPTY);
    }

    /// Collects the reservations at a block, except those of its own parameters. `hint_of` returns the register that a
    /// value should get.
    pub fn enter_block(
        &mut self,
        cx: &ColorCx<'_, W>,
        webs: &mut Webs,
        hint_of: impl Fn(&mut Webs, Value) -> Option<Reg>,
        block: Block,
    ) {
        self.enclosing.clear();
        self.in_block.clear();
        self.num_defined = 0;
        let mut enclosing = cx.cfg.innermost_header(block);
        for _ in 0..MAX_LOOPS {
            let Some(header) = enclosing else { break };
            let (start, end) = self.header_ranges[header.index()];
            self.enclosing.extend_from_slice(&self.of_headers[start as usize..end as usize]);
            enclosing = cx.cfg.loop_parent(header);
        }
        let constraints = cx.constraints;
        for inst in cx.func.block_insts(block) {
            let values = cx.func.inst_operands(inst);
            let mut defined = |value: Value| {
                if let Some(reg) = hint_of(webs, value) {
                    self.reserve(cx, value, reg);
                }
            };
            // Nearly all instructions define one value or none.
            match constraints.form(inst).defs {
                (0, _) => {}
                (1, def) => defined(values[def as usize]),
                _ => {
                    let defs = values.iter().zip(constraints.descs(inst)).filter(|(_, desc)| desc.is_def());
                    defs.for_each(|(&value, _)| defined(value));
                }
            }
        }
        self.reserved.fill(Mask::EMPTY);
        for reservation in self.enclosing.iter().chain(self.in_block.iter().map(|entry| &entry.1)) {
            let reserved = &mut self.reserved[reservation.bank.index()];
            *reserved = reserved.or(reservation.units);
        }
    }

    /// Reserves a register for a value that is defined in this block, unless something clobbers it there.
    fn reserve(&mut self, cx: &ColorCx<'_, W>, owner: Value, reg: Reg) {
        let units = cx.machine.mask(reg);
        if !cx.plan.hints.avoid[owner.index()].intersects(units) {
            let reservation = Reservation { bank: cx.machine.reg_bank(reg), reg, units, owner };
            self.in_block.push((cx.live.def_point(owner), reservation));
        }
    }

    /// Reserves the registers of the parameters of a loop header for the arguments on its back edges. `regs` are the
    /// registers of all values at its start.
    pub fn enter_loop(&mut self, cx: &ColorCx<'_, W>, webs: &mut Webs, block: Block, regs: &[Option<Reg>]) {
        let (func, cfg, machine) = (cx.func, cx.cfg, cx.machine);
        let start = self.of_headers.len() as u32;
        let back_edges = cfg.pred_edges(block).iter().filter(|&&edge| cfg.is_back_edge(func, edge));
        for &edge in back_edges.take(MAX_BACK_EDGES) {
            for (&param, &owner) in func.block_params(block).iter().zip(func.edge_args(edge)) {
                if let Some(reg) = regs[param.index()]
                    && param != owner
                    && webs.find(param) == webs.find(owner)
                {
                    let reservation = Reservation { bank: machine.reg_bank(reg), reg, units: machine.mask(reg), owner };
                    let reserved = &mut self.reserved[reservation.bank.index()];
                    *reserved = reserved.or(reservation.units);
                    self.of_headers.push(reservation);
                    self.enclosing.push(reservation);
                }
            }
        }
        self.header_ranges[block.index()] = (start, self.of_headers.len() as u32);
    }

    /// The register in which a loop around a block wants the value of a parameter again, and how often. It is that of the
    /// parameter of a loop header in the same web.
    pub fn loop_reg(&self, cx: &ColorCx<'_, W>, webs: &mut Webs, block: Block, param: Value) -> Option<(Reg, f32)> {
        let enclosing = &self.enclosing[..self.enclosing.len().min(MAX_OF_LOOPS)];
        if enclosing.is_empty() {
            return None;
        }
        let web = webs.find(param);
        let reg = enclosing.iter().find(|it| webs.find(it.owner) == web)?.reg;
        let freq = |it: &Reservation<W>| cx.live.def_block(it.owner).map_or(0.0, |block| cx.cfg.freq(block));
        let of_web = enclosing.iter().filter(|it| it.reg == reg && webs.find(it.owner) == web);
        Some((reg, of_web.map(freq).sum::<f32>().min(cx.cfg.freq(block))))
    }

    /// The units that are reserved for values defined while the candidate or another value of its web is live. Only those
    /// that matter for the units of the candidate count.
    pub fn conflicts(&mut self, cx: &ColorCx<'_, W>, webs: &mut Webs, candidate: Candidate<W>) -> Mask<W> {
        let Candidate { value, bank, units, block, point } = candidate;
        let mut conflicts = Mask::EMPTY;
        if !self.reserved[bank.index()].intersects(units) {
            return conflicts;
        }
        while self.in_block.get(self.num_defined).is_some_and(|entry| entry.0 <= point) {
            self.num_defined += 1;
        }
        let upcoming = self.in_block[self.num_defined..].iter().take(MAX_UPCOMING).map(|entry| &entry.1);
        let web = webs.find(value);
        for reservation in self.enclosing.iter().chain(upcoming) {
            let matters = reservation.bank == bank && reservation.units.intersects(units);
            if !matters || conflicts.contains(reservation.units) {
                continue;
            }
            let owner = reservation.owner;
            let Some(def_block) = cx.live.def_block(owner) else { continue };
            let def_point = cx.live.def_point(owner);
            let is_defined = def_block == block && def_point <= point;
            if !is_defined && webs.find(owner) != web && webs.is_live_after(cx, cx.live, value, def_block, def_point) {
                conflicts = conflicts.or(reservation.units);
            }
        }
        conflicts
    }
}
