//! What lies ahead: instructions that destroy registers or name them, and what lives through those.
//!
//! Takes the function; notes each such instruction as a *point* with the units that it makes unwelcome to what lives
//! through it. For values that live across blocks the units of all points in their lives are collected beforehand
//! ([`Plan::avoid`]); for values that live and die in one block the points are looked up when a register is chosen. A
//! value that a fixed operand will read has a hint ([`Plan::hint`]). Only cost depends on any of this.
//!
//! Takes time linear in the instructions, and in what is live at the starts of blocks that have points.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use super::Input;
use crate::analysis::liveness::operand_moment;
use crate::ir::{Block, Inst, Value};
use crate::ssa::mask::Mask;
use crate::ssa::plan::Plan;
use crate::ssa::spill::is_plain;
use crate::target::{Bank, Form, FormKind, FormView, Place, Pos, Role};

/// Of the points in the life of a value, so many are looked at: calls destroy much the same registers.
const MAX_POINTS: usize = 8;

/// What an instruction form asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Its operands take any register, uses before defs; nothing else is destroyed.
    Plain,
    /// Anything else that destroys no register and names none.
    Picky,
    /// It destroys registers or names them.
    Point,
}

/// The points of a function. Keeps its buffers.
#[derive(Default)]
pub struct Ahead<const W: usize> {
    /// What kind each form is, once that has been asked: forms of the target, and of the function.
    target_kinds: Vec<Option<Kind>>,
    local_kinds: Vec<Option<Kind>>,
    banks: usize,
    /// The points in the order of the code, and for each, by bank, the units.
    points: Vec<u32>,
    masks: Vec<Mask<W>>,
    /// By block: its points.
    range: Vec<(u32, u32)>,
}

impl<const W: usize> Ahead<W> {
    /// Finds the points.
    pub fn compute(&mut self, input: &Input<'_, '_, W>, plan: &mut Plan<W>) {
        let (func, target) = (input.func, input.machine.target);
        for (kinds, len) in
            [(&mut self.target_kinds, target.forms.len()), (&mut self.local_kinds, func.local_forms().len())]
        {
            kinds.clear();
            kinds.resize(len, None);
        }
        self.banks = input.machine.num_banks();
        self.points.clear();
        self.masks.clear();
        self.range.clear();
        self.range.resize(func.num_blocks(), (0, 0));
        for block in func.blocks().filter(|&block| input.cfg.is_reachable(block)) {
            let first = self.points.len();
            for inst in func.block_insts(block) {
                let form = func.inst(inst).form;
                if self.kind(input, form) == Kind::Point {
                    self.point(input, plan, inst, func.form(target, form));
                }
            }
            self.range[block.index()] = (first as u32, self.points.len() as u32);
            if first < self.points.len() {
                for &value in input.live.live_in(block) {
                    let (bank, end) = (bank_of(input, value), input.live.last_moment(func, block, value));
                    let masks = self.between(block, func.block(block).insts.0, end, bank);
                    plan.avoid[value.index()] = plan.avoid[value.index()].or(masks);
                }
            }
        }
    }

    /// What kind of form this is.
    pub fn kind(&mut self, input: &Input<'_, '_, W>, form: Form) -> Kind {
        let kinds = if form.is_local() { &mut self.local_kinds } else { &mut self.target_kinds };
        *kinds[form.table_index()].get_or_insert_with(|| {
            let plain_ways = input.func.alternatives(input.machine.target, form).len() == 0;
            kind_of(input, input.func.form(input.machine.target, form), plain_ways)
        })
    }

    /// Notes a point.
    fn point(&mut self, input: &Input<'_, '_, W>, plan: &mut Plan<W>, inst: Inst, form: FormView<'_>) {
        let machine = input.machine;
        self.points.push(inst.as_u32());
        let at = self.masks.len();
        for bank in 0..self.banks {
            self.masks.push(machine.bank_mask(form.clobbers, Bank::from_index(bank)));
        }
        for (&value, desc) in input.func.inst_operands(inst).iter().zip(form.operands()) {
            if let Place::Fixed(reg) = desc.place() {
                let mask = &mut self.masks[at + machine.reg_bank(reg).index()];
                *mask = mask.or(machine.mask(reg));
                if desc.role() == Role::Use && plan.hint[value.index()].is_none() {
                    plan.hint[value.index()] = Some((reg, 1.0));
                }
            }
        }
    }

    /// The units of a bank that the points of a block between instruction `first` and moment `end` make unwelcome.
    fn between(&self, block: Block, first: u32, end: u32, bank: Bank) -> Mask<W> {
        let (start, stop) = self.range[block.index()];
        let of_block = start as usize..stop as usize;
        let from = of_block.start + self.points[of_block.clone()].partition_point(|&point| point < first);
        let mut mask = Mask::EMPTY;
        for at in (from..of_block.end).take(MAX_POINTS) {
            if operand_moment(Inst::from_u32(self.points[at]), Pos::Late) > end {
                break;
            }
            mask = mask.or(self.masks[at * self.banks + bank.index()]);
        }
        mask
    }

    /// The units that something makes unwelcome to a value from an instruction of the block at hand on.
    pub fn avoid(&self, input: &Input<'_, '_, W>, plan: &Plan<W>, value: Value, block: Block, inst: Inst) -> Mask<W> {
        let across = plan.avoid[value.index()];
        let (start, stop) = self.range[block.index()];
        if start == stop || self.points[stop as usize - 1] < inst.as_u32() {
            return across;
        }
        let end = input.live.last_moment(input.func, block, value);
        across.or(self.between(block, inst.as_u32() + 1, end, bank_of(input, value)))
    }
}

fn bank_of<const W: usize>(input: &Input<'_, '_, W>, value: Value) -> Bank {
    input.machine.ty(input.func.value_type(value)).bank
}

fn kind_of<const W: usize>(input: &Input<'_, '_, W>, form: FormView<'_>, only_way: bool) -> Kind {
    if form.has_clobbers() || form.operands().any(|desc| matches!(desc.place(), Place::Fixed(_))) {
        return Kind::Point;
    }
    let plain = only_way
        && form.kind != FormKind::Return
        && form.relations.is_empty()
        && form.operands().all(|desc| is_plain(input.machine, desc));
    if plain { Kind::Plain } else { Kind::Picky }
}
