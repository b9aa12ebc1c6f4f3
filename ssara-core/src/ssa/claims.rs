//! Registers that are free now and will be wanted soon: what another value had better not take.
//!
//! A *claim* says that a value yet to be defined has a register waiting for it: an argument that goes back to the header
//! of a loop, where the parameter is, or a value that a fixed operand of the block will read. Whoever is alive when that
//! value is defined had better be elsewhere; whoever dies before may use the register. So a claim is not a set of
//! instructions but a question to liveness, asked only of the registers that would otherwise be chosen.
//!
//! A block has as many claims as its fixed uses, and as there are parameters in registers at the headers of the innermost
//! [`MAX_LOOPS`] loops around it.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use super::color::Input;
use super::mask::Mask;
use super::webs::Webs;
use crate::analysis::liveness::Moment;
use crate::ir::{Block, Inst, Value};
use crate::target::{Bank, Place, Reg, Role};

/// Of the loops around a block, so many are asked for claims: a move in the loops further out weighs a hundredth or less,
/// and deep nests shall not cost quadratic time.
const MAX_LOOPS: usize = 2;

#[derive(Clone, Copy)]
struct Claim<const W: usize> {
    bank: Bank,
    mask: Mask<W>,
    /// The value that will want the register.
    by: Value,
}

/// The claims at a block. Keeps its buffers.
#[derive(Default)]
pub struct Claims<const W: usize> {
    /// The claims of each loop header, where it has been coloured.
    of_header: Vec<(u32, u32)>,
    of_headers: Vec<Claim<W>>,
    /// Those that matter at the block at hand, and by bank all their units.
    here: Vec<Claim<W>>,
    claimed: Vec<Mask<W>>,
}

impl<const W: usize> Claims<W> {
    /// Starts over for a function.
    pub fn reset(&mut self, input: &Input<'_, '_, W>) {
        self.of_header.clear();
        self.of_header.resize(input.func.num_blocks(), (0, 0));
        self.of_headers.clear();
        self.claimed.clear();
        self.claimed.resize(input.machine.num_banks(), Mask::EMPTY);
    }

    /// Collects the claims at a block, but for those of its own parameters.
    pub fn enter(&mut self, input: &Input<'_, '_, W>, block: Block) {
        self.here.clear();
        self.claimed.fill(Mask::EMPTY);
        let mut around = input.cfg.innermost_header(block);
        for _ in 0..MAX_LOOPS {
            let Some(header) = around else { break };
            let (start, end) = self.of_header[header.index()];
            self.here.extend_from_slice(&self.of_headers[start as usize..end as usize]);
            around = input.cfg.loop_parent(header);
        }
        for inst in input.func.block_insts(block) {
            self.of_fixed_uses(input, block, inst);
        }
        for claim in &self.here {
            let claimed = &mut self.claimed[claim.bank.index()];
            *claimed = claimed.or(claim.mask);
        }
    }

    fn of_fixed_uses(&mut self, input: &Input<'_, '_, W>, block: Block, inst: Inst) {
        let machine = input.machine;
        let form = input.func.inst_form(machine.target, inst);
        for (&by, desc) in input.func.inst_operands(inst).iter().zip(form.operands()) {
            if let (Role::Use, Place::Fixed(reg)) = (desc.role(), desc.place())
                && input.live.def_block(by) == Some(block)
                && !input.plan.avoid[by.index()].intersects(machine.mask(reg))
            {
                self.here.push(Claim { bank: machine.reg_bank(reg), mask: machine.mask(reg), by });
            }
        }
    }

    /// Adds the claims of the header of a loop, of which the parameters have been given registers.
    pub fn enter_loop(&mut self, input: &Input<'_, '_, W>, webs: &mut Webs, block: Block, file: &[Option<Reg>]) {
        let (func, cfg, machine) = (input.func, input.cfg, input.machine);
        let start = self.of_headers.len() as u32;
        for &edge in cfg.pred_edges(block) {
            if !cfg.is_back_edge(func, edge) {
                continue;
            }
            for (&param, &by) in func.block_params(block).iter().zip(func.edge_args(edge)) {
                if let Some(reg) = file[param.index()]
                    && param != by
                    && webs.kin(param) == webs.kin(by)
                {
                    let claim = Claim { bank: machine.reg_bank(reg), mask: machine.mask(reg), by };
                    let claimed = &mut self.claimed[claim.bank.index()];
                    *claimed = claimed.or(claim.mask);
                    self.of_headers.push(claim);
                    self.here.push(claim);
                }
            }
        }
        self.of_header[block.index()] = (start, self.of_headers.len() as u32);
    }

    /// The units of a bank that others claim while `value`, which gets a register in `block` at the moment `now`, is alive.
    /// Units outside of `of` do not matter.
    pub fn against(
        &self,
        input: &Input<'_, '_, W>,
        webs: &mut Webs,
        value: Value,
        bank: Bank,
        of: Mask<W>,
        now: (Option<Block>, Moment),
    ) -> Mask<W> {
        let mut against = Mask::EMPTY;
        if !self.claimed[bank.index()].intersects(of) {
            return against;
        }
        let live = input.live;
        for claim in &self.here {
            if claim.bank != bank || !claim.mask.intersects(of) || against.contains(claim.mask) {
                continue;
            }
            let Some(block) = live.def_block(claim.by) else { continue };
            let at = live.def_moment(claim.by);
            let to_come = Some(block) != now.0 || at > now.1;
            let alive = || {
                let defined_here = live.def_block(value) == Some(block);
                (!defined_here || live.def_moment(value) <= at) && live.is_live_after(input.func, block, value, at)
            };
            if to_come && claim.by != value && alive() && webs.kin(claim.by) != webs.kin(value) {
                against = against.or(claim.mask);
            }
        }
        against
    }
}
