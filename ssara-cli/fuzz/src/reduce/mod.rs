//! The reducer: makes a function small while a predicate stays true.
//!
//! The reducer leaves out blocks, instructions, parameters, successors and reserved registers as long as the predicate
//! holds. This is delta debugging (Zeller and Hildebrandt, TSE 2002) over the structure of a function instead of its text.
//! A value that loses its definition is replaced by an operand of the removed instruction, or by a value that is defined at
//! the entry. The one is taken that keeps the predicate true. The predicate sees only valid functions.
//!
//! Each round tests O(n log n) candidates in the worst case. The rounds end when one changes nothing.

mod draft;
mod steps;

use ssara_core::Target;
use ssara_core::ir::Function;

use draft::Draft;

/// Makes `func` as small as it gets while `holds` says yes, which it does for `func` itself. Asks at most `limit` times.
pub fn reduce(func: &Function, target: &Target, limit: usize, mut holds: impl FnMut(&Function) -> bool) -> Function {
    let mut reducer =
        Reducer { original: func, target, draft: Draft::new(func), best: func.clone(), left: limit, holds: &mut holds };
    loop {
        let before = reducer.size();
        reducer.end_blocks();
        reducer.remove_successors();
        reducer.merge_blocks();
        reducer.remove_insts();
        reducer.remove_params();
        reducer.remove_environment();
        if reducer.size() == before || reducer.left == 0 {
            return reducer.best;
        }
    }
}

struct Reducer<'a> {
    original: &'a Function,
    target: &'a Target,
    /// The pieces of `best`.
    draft: Draft,
    /// The smallest function so far for which the predicate holds.
    best: Function,
    /// How often the question may still be asked.
    left: usize,
    holds: &'a mut dyn FnMut(&Function) -> bool,
}

impl Reducer<'_> {
    /// The size, which every step reduces.
    fn size(&self) -> usize {
        let of_block = |block: &draft::Block| {
            let args: usize = block.edges.iter().map(|edge| edge.1.len() + 1).sum();
            1 + block.params.len() + block.insts.len() + args + usize::from(block.frequency.is_some())
        };
        let environment = self.draft.reserved.len() + usize::from(self.draft.convention.is_some());
        self.draft.blocks.iter().map(of_block).sum::<usize>() + self.draft.sources.len() + environment
    }

    /// Takes a candidate over if it is valid and the answer is still yes.
    fn accept(&mut self, mut candidate: Draft) -> bool {
        candidate.remove_unused_sources();
        if self.left == 0 {
            return false;
        }
        let Some(func) = candidate.build(self.original, self.target) else { return false };
        if ssara_core::validate::check(&func, self.target).is_err() {
            return false;
        }
        self.left -= 1;
        let yes = (self.holds)(&func);
        if yes {
            self.draft = candidate;
            self.best = func;
        }
        yes
    }
}
