//! Registers that are free now and will be wanted soon: what another value had better not take.
//!
//! A *claim* says that a value yet to be defined has a register waiting for it: an argument that goes back to the header
//! of a loop, where the parameter is, or a value of which the web has a register already or a fixed operand wants one.
//! Whoever is alive when that value is defined had better be elsewhere; whoever dies before may use the register. So a
//! claim is not a set of instructions but a question to liveness, asked only of the registers that would otherwise be
//! chosen.
//!
//! Asked are the next [`LOOK_AHEAD`] claims of the block, and those of the parameters in registers at the headers of the
//! innermost [`MAX_LOOPS`] loops around it.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::program_point::Moment;
use crate::coalesce::webs::Webs;
use crate::color::context::ColorCx;
use crate::ir::{Block, Value};
use crate::regs::unit_mask::Mask;
use crate::target::{Bank, Reg};

/// Of the loops around a block, so many are asked for claims: a move in the loops further out weighs a hundredth or less,
/// and deep nests shall not cost quadratic time.
const MAX_LOOPS: usize = 2;

/// Of the edges that lead back to a header, so many are asked; more are the mark of code that a machine wrote, where a
/// loop is a switch over states.
const MAX_BACK_EDGES: usize = 4;

/// So many claims by fixed uses are looked at.
const LOOK_AHEAD: usize = 8;

#[derive(Clone, Copy)]
struct Claim<const W: usize> {
    bank: Bank,
    mask: Mask<W>,
    /// The value that will want the register.
    by: Value,
}

/// The claims at a block. Keeps its buffers.
#[derive(Default)]
pub struct Reservations<const W: usize> {
    /// The claims of each loop header, where it has been coloured.
    of_header: Vec<(u32, u32)>,
    of_headers: Vec<Claim<W>>,
    /// Those of the loops around the block at hand.
    around: Vec<Claim<W>>,
    /// Those in the block, in the order of definitions; the first `past` have been defined.
    here: Vec<(Moment, Claim<W>)>,
    past: usize,
    /// By bank: the units of all of them.
    claimed: Vec<Mask<W>>,
}

impl<const W: usize> Reservations<W> {
    /// Starts over for a function.
    pub fn reset(&mut self, cx: &ColorCx<'_, W>) {
        self.of_header.clear();
        self.of_header.resize(cx.func.num_blocks(), (0, 0));
        self.of_headers.clear();
        self.claimed.clear();
        self.claimed.resize(cx.machine.num_banks(), Mask::EMPTY);
    }

    /// Collects the claims at a block, but for those of its own parameters. `wish` tells where each value is wanted.
    pub fn enter(
        &mut self,
        cx: &ColorCx<'_, W>,
        webs: &mut Webs,
        wish: impl Fn(&mut Webs, Value) -> Option<Reg>,
        block: Block,
    ) {
        self.around.clear();
        self.here.clear();
        self.past = 0;
        let mut around = cx.cfg.innermost_header(block);
        for _ in 0..MAX_LOOPS {
            let Some(header) = around else { break };
            let (start, end) = self.of_header[header.index()];
            self.around.extend_from_slice(&self.of_headers[start as usize..end as usize]);
            around = cx.cfg.loop_parent(header);
        }
        let code = cx.code;
        for inst in cx.func.block_insts(block) {
            let operands = cx.func.inst_operands(inst);
            let mut defined = |by: Value| {
                if let Some(reg) = wish(webs, by) {
                    self.claim(cx, by, reg);
                }
            };
            // Nearly all instructions define one value or none.
            match code.form(inst).defs {
                (0, _) => {}
                (1, def) => defined(operands[def as usize]),
                _ => {
                    let defs = operands.iter().zip(code.descs(inst)).filter(|(_, desc)| desc.is_def());
                    defs.for_each(|(&by, _)| defined(by));
                }
            }
        }
        self.claimed.fill(Mask::EMPTY);
        for claim in self.around.iter().chain(self.here.iter().map(|claim| &claim.1)) {
            let claimed = &mut self.claimed[claim.bank.index()];
            *claimed = claimed.or(claim.mask);
        }
    }

    /// Notes that a value which is defined in this block wants a register.
    fn claim(&mut self, cx: &ColorCx<'_, W>, by: Value, reg: Reg) {
        let mask = cx.machine.mask(reg);
        if !cx.plan.hints.avoid[by.index()].intersects(mask) {
            let claim = Claim { bank: cx.machine.reg_bank(reg), mask, by };
            self.here.push((cx.live.def_moment(by), claim));
        }
    }

    /// Adds the claims of the header of a loop, of which the parameters have been given registers.
    pub fn enter_loop(&mut self, cx: &ColorCx<'_, W>, webs: &mut Webs, block: Block, file: &[Option<Reg>]) {
        let (func, cfg, machine) = (cx.func, cx.cfg, cx.machine);
        let start = self.of_headers.len() as u32;
        let back_edges = cfg.pred_edges(block).iter().filter(|&&edge| cfg.is_back_edge(func, edge));
        for &edge in back_edges.take(MAX_BACK_EDGES) {
            for (&param, &by) in func.block_params(block).iter().zip(func.edge_args(edge)) {
                if let Some(reg) = file[param.index()]
                    && param != by
                    && webs.hint_group(param) == webs.hint_group(by)
                {
                    let claim = Claim { bank: machine.reg_bank(reg), mask: machine.mask(reg), by };
                    let claimed = &mut self.claimed[claim.bank.index()];
                    *claimed = claimed.or(claim.mask);
                    self.of_headers.push(claim);
                    self.around.push(claim);
                }
            }
        }
        self.of_header[block.index()] = (start, self.of_headers.len() as u32);
    }

    /// The units of a bank that others claim while `value`, which gets a register in `block` at the moment `now`, or a
    /// value of its web is alive. Units outside of `of` do not matter.
    #[expect(clippy::too_many_arguments, reason = "a question to liveness, and what it is asked for")]
    pub fn against(
        &mut self,
        cx: &ColorCx<'_, W>,
        webs: &mut Webs,
        value: Value,
        bank: Bank,
        of: Mask<W>,
        block: Block,
        now: Moment,
    ) -> Mask<W> {
        let mut against = Mask::EMPTY;
        if !self.claimed[bank.index()].intersects(of) {
            return against;
        }
        while self.here.get(self.past).is_some_and(|claim| claim.0 <= now) {
            self.past += 1;
        }
        let coming = self.here[self.past..].iter().take(LOOK_AHEAD).map(|claim| &claim.1);
        let web = webs.find(value);
        for claim in self.around.iter().chain(coming) {
            if claim.bank != bank || !claim.mask.intersects(of) || against.contains(claim.mask) {
                continue;
            }
            let Some(def_block) = cx.live.def_block(claim.by) else { continue };
            let at = cx.live.def_moment(claim.by);
            let is_past = def_block == block && at <= now;
            if !is_past && webs.find(claim.by) != web && webs.is_live_after(cx, cx.live, value, def_block, at) {
                against = against.or(claim.mask);
            }
        }
        against
    }
}
