//! Spill weights: how often values are used.
//!
//! # Input
//!
//! The operands, and the frequencies of blocks.
//!
//! # Output
//!
//! For each value the number and the frequency of the stretches of code that use it. A stretch is a block, or a part of
//! one between calls, since the value must be loaded again after a call.
//!
//! Belady's rule looks at the next use only, which is not enough in a loop. One value may be used three times in each
//! round, between calls, and another once. Both may be equally near, but evicting the former again and again costs three
//! loads in each round. A sum by frequency alone would count too much where a value is used more often than at the place of
//! its eviction. It can be loaded in between. There each stretch counts as at most one load, as frequent as that place.
//!
//! An operand that may be read in its slot counts as the price of that, relative to a load. It brings no value to a
//! register. A fixed operand does not count if computing its value there costs no more than copying it. Having the value in
//! another register is worth nothing then.
//!
//! # Why correct
//!
//! The figures guide choices and prove nothing.
//!
//! # Cost
//!
//! Linear in the operands.
//!
//! # Reference
//!
//! The spill weight of Chow and Hennessy, *The priority-based coloring approach to register allocation*, TOPLAS 1990.

use alloc::vec::Vec;
use core::ops::Range;

use cranelift_entity::EntityRef;

use crate::analysis::context::Cx;
use crate::ir::Value;
use crate::target::Place;

/// How often values are used. Keeps its buffers.
#[derive(Default)]
pub struct SpillWeights {
    of: Vec<Weight>,
}

/// The figures of a value. In one struct, since they are read together.
#[derive(Clone, Copy, Default)]
struct Weight {
    /// The frequencies of the stretches in which instructions use it, and parts of them for operands that may be slots.
    uses: f32,
    /// The frequencies of the edges on which it is an argument.
    args: f32,
    /// The number of these stretches, parts and edges.
    places: f32,
    /// What it costs at least to bring it to one of its uses: a load, or a part of it if all may be slots.
    dearest: f32,
    /// The last stretch that uses or defines it.
    seen: u32,
    /// Whether it is in a register from there on in that stretch: an instruction has defined it, or read it there.
    in_reg: bool,
}

impl SpillWeights {
    /// Counts the uses of all values.
    pub fn compute<const W: usize>(&mut self, cx: &Cx<'_, W>) {
        let Cx { func, cfg, constraints, .. } = *cx;
        self.of.clear();
        self.of.resize(func.num_values(), Weight::default());
        let mut stretch = 0;
        for &block in cfg.rpo() {
            let freq = cfg.freq(block);
            stretch += 1;
            let range = func.block_operand_range(block);
            let mut from = range.start;
            for inst in constraints.clobbering(block) {
                let end = func.operand_range(inst).end;
                self.count_uses(cx, from..end, freq, stretch);
                stretch += 1;
                from = end;
            }
            self.count_uses(cx, from..range.end, freq, stretch);
            for edge in cfg.succ_edges(func, block) {
                let freq = cfg.edit_freq(func, edge);
                for arg in func.edge_args(edge) {
                    let weight = &mut self.of[arg.index()];
                    weight.args += freq;
                    weight.places += 1.0;
                    weight.dearest = 1.0;
                }
            }
        }
    }

    /// Counts the operands of a stretch, in one loop.
    fn count_uses<const W: usize>(&mut self, cx: &Cx<'_, W>, operands: Range<usize>, freq: f32, stretch: u32) {
        let (descs, _) = cx.constraints.tape(operands.clone());
        for (&value, desc) in cx.func.operands()[operands].iter().zip(descs) {
            let part = match desc.place() {
                _ if desc.is_reg_or_slot() => cx.slot_read_in_loads(value),
                Place::Slot => 0.0,
                Place::Fixed(_) if cx.remats.beats_move(value) => 0.0,
                _ => 1.0,
            };
            let weight = &mut self.of[value.index()];
            let is_new = core::mem::replace(&mut weight.seen, stretch) != stretch;
            let in_reg = !is_new & weight.in_reg;
            weight.in_reg = in_reg | (part >= 1.0) | desc.is_def();
            // Without a branch, which would be hard to predict.
            let counts = part * f32::from(u8::from(!in_reg & !desc.is_def()));
            weight.uses += freq * counts;
            weight.places += counts;
            weight.dearest = weight.dearest.max(if desc.is_def() { 0.0 } else { part });
        }
    }

    /// How many loads instructions would cost if the value is in its slot after the stretch that defines it.
    #[inline]
    pub fn uses(&self, value: Value) -> f32 {
        self.of[value.index()].uses
    }
    /// How often it is used or passed on.
    #[inline]
    pub fn frequency(&self, value: Value) -> f32 {
        let weight = self.of[value.index()];
        weight.uses + weight.args
    }
    /// The number of loads that its use costs once if it is in no register: 1, or less if it is used in its slot alone.
    #[inline]
    pub fn loads_of_one_use(&self, value: Value) -> f32 {
        self.of[value.index()].dearest
    }
    /// Maximum number of loads that a value costs if it is in no register at a place of this frequency or anywhere else. It
    /// is relative to that frequency.
    #[inline]
    pub fn loads_from(&self, value: Value, freq: f32) -> f32 {
        (self.frequency(value) / freq).min(self.of[value.index()].places)
    }
}
