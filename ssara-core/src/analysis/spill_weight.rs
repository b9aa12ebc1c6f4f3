//! What values are worth in registers: how often they are used.
//!
//! Belady's rule looks at the next use only. In a loop that is not enough: a value that each round uses three times, between
//! calls, and one that it uses once may be equally near, but the former costs three loads in each round if it is evicted
//! again and again. So this counts for each value the stretches of code in which it is used: a block, or a part of one
//! between calls, since behind a call it must be loaded again. By frequency that is the spill weight of allocators by priority
//! (Chow and Hennessy, TOPLAS 1990). But where a value is used more often than where it is evicted, it can be loaded in
//! between: the stretches count for no more than one load each, as frequent as that place.
//!
//! Takes time linear in the operands. The figures guide choices and prove nothing.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::analysis::constraints::Constraints;
use crate::ir::{Function, Value};
use crate::target::Place;

/// How often values are used. Keeps its buffers.
#[derive(Default)]
pub struct SpillWeights {
    of: Vec<Weight>,
}

/// What is known of a value: together, as whoever asks for one figure asks for the others.
#[derive(Clone, Copy, Default)]
struct Weight {
    /// The frequencies of the stretches in which instructions use it in a register.
    uses: f32,
    /// The frequencies of the edges on which it is an argument.
    args: f32,
    /// The number of these stretches and edges.
    places: f32,
    /// The last stretch in which it was in a register.
    seen: u32,
}

impl SpillWeights {
    /// Counts.
    pub fn compute(&mut self, func: &Function, cfg: &Cfg, code: &Constraints) {
        self.of.clear();
        self.of.resize(func.num_values(), Weight::default());
        let mut stretch = 0;
        for &block in cfg.rpo() {
            let freq = cfg.freq(block);
            stretch += 1;
            for inst in func.block_insts(block) {
                for (value, desc) in code.operands(func, inst) {
                    let weight = &mut self.of[value.index()];
                    let is_new = core::mem::replace(&mut weight.seen, stretch) != stretch;
                    // Added in any case: whether it counts is hard to guess.
                    let counts = is_new & !desc.is_def() & !matches!(desc.place(), Place::Any | Place::Slot);
                    let counts = f32::from(u8::from(counts));
                    weight.uses += freq * counts;
                    weight.places += counts;
                }
                stretch += u32::from(code.traits(inst).has_clobbers());
            }
            for edge in cfg.succ_edges(func, block) {
                let freq = cfg.edge_freq(func, edge);
                for arg in func.edge_args(edge) {
                    let weight = &mut self.of[arg.index()];
                    weight.args += freq;
                    weight.places += 1.0;
                }
            }
        }
    }

    /// How often instructions would have to load a value that is in its slot behind the stretch that defines it.
    #[inline]
    pub fn uses(&self, value: Value) -> f32 {
        self.of[value.index()].uses
    }
    /// How many loads a value costs from a place that runs so often, relative to that, if it is in no register there or
    /// anywhere else; at most.
    #[inline]
    pub fn loads_from(&self, value: Value, freq: f32) -> f32 {
        let weight = self.of[value.index()];
        ((weight.uses + weight.args) / freq).min(weight.places)
    }
}
