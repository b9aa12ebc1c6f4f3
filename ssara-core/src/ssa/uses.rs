//! In which blocks registers are used, once everything is allocated: where something reads or writes them, and on the paths
//! from there to what reads it.
//!
//! Takes sorted edits; liveness of up to 64 registers at once, as sets in machine words.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use super::emit::Emitter;
use super::finish::Input;
use crate::ir::Edge;
use crate::output::{Edit, Loc, Point as At};
use crate::target::{FormKind, Reg};
use crate::units::UnitSet;

/// What a piece of code does to the registers.
#[derive(Clone, Copy, Default)]
struct Effect {
    /// Reads before it writes them.
    exposed: u64,
    written: u64,
    /// Reads or writes.
    touched: u64,
}

impl Effect {
    fn read(&mut self, regs: u64) {
        self.exposed |= regs & !self.written;
        self.touched |= regs;
    }
    fn write(&mut self, regs: u64) {
        self.written |= regs;
        self.touched |= regs;
    }
    fn edit(&mut self, edit: Edit, of: impl Fn(Reg) -> u64) {
        match edit {
            Edit::Move { from, to, .. } | Edit::Transfer { from, to, .. } => {
                self.read(of(from));
                self.write(of(to));
            }
            Edit::Swap { a, b, .. } => {
                self.read(of(a) | of(b));
                self.write(of(a) | of(b));
            }
            Edit::Store { from, .. } => self.read(of(from)),
            Edit::Load { to, .. } | Edit::Remat { to, .. } => self.write(of(to)),
        }
    }
    /// What is alive before it, given what is alive after it.
    fn before(&self, after: u64) -> u64 {
        self.exposed | after & !self.written
    }
}

/// The uses of registers. Keeps its buffers.
#[derive(Default)]
pub struct Uses {
    in_block: Vec<Effect>,
    on_edge: Vec<Effect>,
    live_in: Vec<u64>,
    used: Vec<u64>,
}

impl Uses {
    /// So many registers at once.
    pub const MAX_REGS: usize = 64;

    /// Finds the uses of registers, which are numbered in this order; `operands` are the locations of all operands.
    pub fn find<const W: usize>(
        &mut self,
        input: &Input<'_, '_, W>,
        operands: &[Loc],
        emitter: &Emitter<W>,
        regs: impl ExactSizeIterator<Item = Reg> + Clone,
    ) {
        let &Input { func, machine, cfg, plan, .. } = input;
        let target = machine.target;
        let overlaps = |reg: Reg| {
            let parts = |other: Reg| {
                machine.reg_bank(reg) == machine.reg_bank(other) && machine.mask(reg).intersects(machine.mask(other))
            };
            regs.clone().enumerate().filter(|&(_, other)| parts(other)).fold(0, |set, (at, _)| set | 1 << at)
        };
        let of_reg: Vec<u64> = target.reg_ids().map(overlaps).collect();
        let of = |reg: Reg| of_reg[reg.index()];
        let of_units = |units: &UnitSet| {
            let hit = |reg: Reg| target.reg_units(reg).iter().any(|&unit| units.contains(unit));
            regs.clone().enumerate().filter(|&(_, reg)| hit(reg)).fold(0, |set, (at, _)| set | 1 << at)
        };
        for effects in [&mut self.in_block, &mut self.on_edge] {
            effects.clear();
        }
        self.in_block.resize(func.num_blocks(), Effect::default());
        self.on_edge.resize(func.num_edges(), Effect::default());
        let mut edits = emitter.edits().peekable();
        for block in func.blocks() {
            let mut effect = Effect::default();
            for inst in func.block_insts(block) {
                while let Some((_, _, edit)) = edits.next_if(|&(at, ..)| at == At::Before(inst)) {
                    effect.edit(edit, of);
                }
                let form = plan.form(func, target, inst);
                let locs = &operands[func.operand_range(inst)];
                let (mut read, mut written) = (0, 0);
                for (desc, &loc) in form.operands().zip(locs) {
                    if let Loc::Reg(reg) = loc {
                        *(if desc.is_def() { &mut written } else { &mut read }) |= of(reg);
                    }
                }
                effect.read(read);
                effect.write(written);
                // What a return destroys is its own affair.
                if form.has_clobbers() && form.kind != FormKind::Return {
                    effect.write(of_units(&UnitSet::from_words(form.clobbers)));
                }
            }
            self.in_block[block.index()] = effect;
        }
        for (at, _, edit) in edits {
            if let At::Edge(edge) = at {
                self.on_edge[edge.index()].edit(edit, of);
            }
        }
        self.live_in.clear();
        self.live_in.resize(func.num_blocks(), 0);
        self.used.clear();
        self.used.resize(func.num_blocks(), 0);
        let mut changed = true;
        while changed {
            changed = false;
            for &block in cfg.rpo().iter().rev() {
                let b = block.index();
                let live_on = |edge: Edge| self.on_edge[edge.index()].before(self.live_in[func.edge(edge).to.index()]);
                let live_out = func.succ_edges(block).fold(0, |live, edge| live | live_on(edge));
                let live_in = self.in_block[b].before(live_out);
                changed |= live_in != self.live_in[b];
                self.live_in[b] = live_in;
                self.used[b] = live_in | live_out | self.in_block[b].touched;
            }
        }
        // What only the copies of an edge use belongs to both of its blocks.
        for &block in cfg.rpo() {
            for edge in func.succ_edges(block) {
                let touched = self.on_edge[edge.index()].touched;
                self.used[block.index()] |= touched;
                self.used[func.edge(edge).to.index()] |= touched;
            }
        }
    }

    /// The blocks that use a register, by its number.
    pub fn blocks(&self, number: usize) -> FixedBitSet {
        let uses = |block: &usize| self.used[*block] >> number & 1 != 0;
        let mut blocks = FixedBitSet::with_capacity(self.used.len());
        blocks.extend((0..self.used.len()).filter(uses));
        blocks
    }
}
