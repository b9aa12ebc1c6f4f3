//! Who is in a register, and in memory besides, at the start of a block.
//!
//! # How
//! A block that heads no loop starts with the values that all predecessors have in registers. As far as registers suffice,
//! those that some have follow, the nearest use first. A parameter counts where its argument does. A loop starts with what
//! is used in it, the nearest use first. What lives through it follows if the loop leaves registers over. These are the
//! number of registers less the greatest pressure, plus what lives through. This is counted by bank.
//!
//! S is what some predecessor has in S, as far as it is in W.
//!
//! # Cost
//! A placement for each candidate; for loops, the values that are used in them.
//!
//! # Reference
//! Braun and Hack 2009, section 4.2.

use std::collections::BTreeMap;

use fixedbitset::FixedBitSet;

use ssara_core::ir::{Block, Edge};
use ssara_core::target::{Bank, Reg};
use ssara_core::units::UnitSet;

use crate::braun_hack::next_use::{NEVER, NextUse, loops_around};
use crate::braun_hack::place::{Occupant, Wish, place};
use crate::braun_hack::spill::{Sets, Spiller};
use crate::live::Lives;
use crate::lower::{Home, Lowered, VReg, late};

/// The loops of a function, by header.
pub struct Loops(BTreeMap<Block, Loop>);

/// What happens in a loop.
struct Loop {
    /// The values that are used in it.
    used: FixedBitSet,
    /// By bank: the greatest number of registers that are taken at once.
    pressure: Vec<u32>,
}

impl Loops {
    /// Looks at all blocks.
    pub fn new(code: &Lowered<'_>, lives: &Lives, next: &NextUse) -> Loops {
        let pressure = pressure(code, lives);
        let mut loops: BTreeMap<Block, Loop> = BTreeMap::new();
        for block in code.blocks().filter(|&block| code.cfg.innermost_header(block).is_some()) {
            let (first, end) = code.func.block(block).insts;
            let most = |bank: &Vec<u32>| bank[first as usize * 4..end as usize * 4].iter().copied().max().unwrap_or(0);
            let most: Vec<u32> = pressure.iter().map(most).collect();
            let used = next.used_in(code, block);
            for header in loops_around(code, block) {
                let around = loops.entry(header).or_insert_with(|| Loop {
                    used: FixedBitSet::with_capacity(code.func.num_values()),
                    pressure: vec![0; most.len()],
                });
                used.iter().for_each(|&value| around.used.insert(value as usize));
                around.pressure.iter_mut().zip(&most).for_each(|(known, &more)| *known = more.max(*known));
            }
        }
        Loops(loops)
    }
}

/// By bank and position: the number of virtual registers that are live, and of registers that are clobbered.
fn pressure(code: &Lowered<'_>, lives: &Lives) -> Vec<Vec<u32>> {
    let mut changes = vec![vec![0i64; code.func.num_insts() * 4 + 1]; code.target.banks.len()];
    for (data, lifetime) in code.vregs.iter().zip(&lives.lifetimes).filter(|(data, _)| data.home != Home::Memory) {
        let bank = &mut changes[code.target.ty(data.ty).bank.index()];
        for range in &lifetime.ranges {
            bank[range.0 as usize] += 1;
            bank[range.1 as usize] -= 1;
        }
    }
    let regs: Vec<Vec<Reg>> = code.target.bank_ids().map(|bank| registers(code, bank)).collect();
    for inst in code.blocks().flat_map(|block| code.func.block_insts(block)) {
        let form = code.func.inst_form(code.target, inst);
        if form.has_clobbers() {
            let clobbers = UnitSet::from_words(form.clobbers);
            for (bank, regs) in changes.iter_mut().zip(&regs) {
                let count = regs.iter().filter(|&&reg| code.sets.overlaps(reg, &clobbers)).count() as i64;
                bank[late(inst) as usize] += count;
                bank[late(inst) as usize + 1] -= count;
            }
        }
    }
    let running = |bank: Vec<i64>| {
        let sums = bank.into_iter().scan(0, |sum, change| {
            *sum += change;
            Some(*sum as u32)
        });
        sums.collect()
    };
    changes.into_iter().map(running).collect()
}

/// The registers of the type of a bank that has most of them.
fn registers(code: &Lowered<'_>, bank: Bank) -> Vec<Reg> {
    let types = code.target.type_ids().filter(|&ty| code.target.ty(ty).bank == bank);
    types.map(|ty| code.sets.list(code.target.home_class(ty))).max_by_key(Vec::len).unwrap_or_default()
}

impl Spiller<'_, '_> {
    /// W and S at the start of a block.
    pub fn at_start(&self, block: Block) -> Sets {
        let in_regs = match self.loops.0.get(&block) {
            Some(around) => self.at_loop(block, around),
            None => self.at_join(block),
        };
        let preds = self.code.cfg.pred_edges(block).iter().map(|&edge| self.code.func.edge(edge).from);
        let stored = preds.flat_map(|pred| self.ends[pred.as_u32() as usize].stored.iter().copied());
        let params = self.code.func.block_params(block);
        let is_kept = |value: &VReg| in_regs.contains(value) && params.iter().all(|param| param.as_u32() != *value);
        let stored = stored.filter(is_kept).collect();
        Sets { in_regs: in_regs.into_iter().collect(), stored }
    }

    /// What the predecessors that were visited have in registers.
    fn at_join(&self, block: Block) -> Vec<VReg> {
        let (code, params) = (self.code, self.code.func.block_params(block));
        let visited = |edge: &&Edge| !code.cfg.is_back_edge(code.func, **edge);
        let edges: Vec<_> = code.cfg.pred_edges(block).iter().filter(visited).copied().collect();
        let count = |value: VReg| {
            let param = params.iter().position(|param| param.as_u32() == value);
            let is_there = |&&edge: &&Edge| {
                let value = param.map_or(value, |index| code.func.edge_args(edge)[index].as_u32());
                self.ends[code.func.edge(edge).from.as_u32() as usize].in_regs.contains(&value)
            };
            edges.iter().filter(is_there).count()
        };
        let live = self.lives.starts[block.as_u32() as usize].ones().map(|value| value as VReg);
        let counted: Vec<(VReg, usize)> = live.map(|value| (value, count(value))).filter(|it| it.1 > 0).collect();
        let (all, some): (Vec<_>, Vec<_>) = counted.into_iter().partition(|it| it.1 == edges.len());
        let mut chosen = Vec::new();
        for values in [all, some] {
            self.take(block, values.into_iter().map(|it| it.0).collect(), &mut chosen, |_| true);
        }
        chosen
    }

    /// What is used in a loop, and what may stay in registers throughout.
    fn at_loop(&self, block: Block, around: &Loop) -> Vec<VReg> {
        let live = self.lives.starts[block.as_u32() as usize].ones().map(|value| value as VReg);
        let (used, through): (Vec<VReg>, Vec<VReg>) = live.partition(|&value| around.used.contains(value as usize));
        let bank = |value: VReg| self.code.target.ty(self.code.vregs[value as usize].ty).bank;
        let in_bank = |values: &[VReg], of: Bank| values.iter().filter(|&&value| bank(value) == of).count();
        let left = |of: Bank| {
            let regs = registers(self.code, of).len();
            let spare = (regs + in_bank(&through, of)).saturating_sub(around.pressure[of.index()] as usize);
            if in_bank(&used, of) < regs { spare } else { 0 }
        };
        let mut left: Vec<usize> = self.code.target.bank_ids().map(left).collect();
        let mut chosen = Vec::new();
        self.take(block, used, &mut chosen, |_| true);
        self.take(block, through, &mut chosen, |value| {
            let left = &mut left[bank(value).index()];
            let may = *left > 0;
            *left = left.saturating_sub(1);
            may
        });
        chosen
    }

    /// Takes values as far as registers suffice, those that are used first before others.
    fn take(&self, block: Block, mut values: Vec<VReg>, chosen: &mut Vec<VReg>, mut may: impl FnMut(VReg) -> bool) {
        let start = self.code.func.block(block).insts.0 * 4;
        values.retain(|&value| self.next.distance_at_start(block, value) != NEVER);
        values.sort_by_key(|&value| (self.next.distance_at_start(block, value), value));
        for value in values {
            let mut occupants: Vec<Occupant> =
                chosen.iter().chain([&value]).map(|&vreg| Occupant { vreg, range: (start, start + 1) }).collect();
            occupants.sort_by_key(|occupant| occupant.vreg);
            if may(value) && place(self.code, self.lives, None, &occupants, |_| Wish::Any).is_some() {
                chosen.push(value);
            }
        }
    }
}
