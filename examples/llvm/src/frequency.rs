//! Block frequencies from the branch probabilities that MIR gives.

use rustc_hash::FxHashMap as HashMap;
use smallvec::SmallVec;

use crate::mir::Function;

/// How much of a frequency a loop may keep in itself: bounds the frequency of loops that seem endless.
const MAX_RETURN: f64 = 1.0 - 1e-9;

/// The frequency of each block, where the first block has 1. Solves the equations of flow by elimination, from the last
/// block to the first; with few edges back this takes about linear time.
pub fn frequencies(function: &Function) -> Vec<f64> {
    let position: HashMap<u32, usize> = function.blocks.iter().enumerate().map(|(at, block)| (block.id, at)).collect();
    let count = function.blocks.len();
    let mut flow = Flow { into: vec![SmallVec::new(); count], out: vec![SmallVec::new(); count] };
    for (from, block) in function.blocks.iter().enumerate() {
        for (to, share) in shares(block.successors.as_deref().unwrap_or_default()) {
            let Some(&to) = position.get(&to) else { continue };
            flow.add(from, to, share);
        }
    }
    // What each eliminated block receives from blocks that were not eliminated before it.
    let mut sources: Vec<SmallVec<[(usize, f64); 2]>> = vec![SmallVec::new(); count];
    for block in (1..count).rev() {
        // Of the blocks that are left, it is the last one in all lists.
        let (into, mut out) = (std::mem::take(&mut flow.into[block]), std::mem::take(&mut flow.out[block]));
        let again = match out.last() {
            Some(&(to, share)) if to == block => share.min(MAX_RETURN),
            _ => 0.0,
        };
        out.retain(|edge| edge.0 != block);
        let mut share = |from: usize| flow.out[from].pop().map_or(0.0, |edge| edge.1 / (1.0 - again));
        let from: SmallVec<[(usize, f64); 2]> =
            into.into_iter().filter(|&from| from != block).map(|from| (from, share(from))).collect();
        for (to, share) in out {
            flow.into[to].pop();
            for &(from, part) in &from {
                flow.add(from, to, part * share);
            }
        }
        sources[block] = from;
    }
    let mut frequencies = vec![0.0; count];
    if count > 0 {
        let again = flow.out[0].last().map_or(0.0, |edge| edge.1.min(MAX_RETURN));
        frequencies[0] = 1.0 / (1.0 - again);
    }
    for block in 1..count {
        frequencies[block] = sources[block].iter().map(|&(from, part)| frequencies[from] * part).sum();
    }
    frequencies
}

/// The flow between blocks, by positions in ascending order.
struct Flow {
    /// The predecessors of each block.
    into: Vec<SmallVec<[usize; 2]>>,
    /// The successors of each block, with the share of its frequency that each receives.
    out: Vec<SmallVec<[(usize, f64); 2]>>,
}

impl Flow {
    /// Adds to what one block receives from another.
    fn add(&mut self, from: usize, to: usize, share: f64) {
        match self.out[from].binary_search_by_key(&to, |edge| edge.0) {
            Ok(at) => self.out[from][at].1 += share,
            Err(at) => {
                self.out[from].insert(at, (to, share));
                let at = self.into[to].partition_point(|&other| other < from);
                self.into[to].insert(at, from);
            }
        }
    }
}

/// The successors with the share of the frequency that each receives.
pub fn shares(successors: &[(u32, Option<u32>)]) -> Vec<(u32, f64)> {
    let total: Option<f64> = successors.iter().map(|(_, probability)| probability.map(f64::from)).sum();
    let share = |probability: Option<u32>| match (total, probability) {
        (Some(total), Some(probability)) if total > 0.0 => f64::from(probability) / total,
        _ => 1.0 / successors.len() as f64,
    };
    successors.iter().map(|&(block, probability)| (block, share(probability))).collect()
}
