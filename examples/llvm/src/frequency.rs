//! Block frequencies from the branch probabilities that MIR gives.

use rustc_hash::FxHashMap as HashMap;

use crate::mir::Function;

/// How much of a frequency a loop may keep in itself: bounds the frequency of loops that seem endless.
const MAX_RETURN: f64 = 1.0 - 1e-9;

/// The frequency of each block, where the first block has 1. Solves the equations of flow by elimination, from the last
/// block to the first; with few edges back this takes about linear time.
pub fn frequencies(function: &Function) -> Vec<f64> {
    let position: HashMap<u32, usize> = function.blocks.iter().enumerate().map(|(at, block)| (block.id, at)).collect();
    let count = function.blocks.len();
    let mut into: Vec<HashMap<usize, f64>> = vec![HashMap::default(); count];
    let mut out: Vec<HashMap<usize, f64>> = vec![HashMap::default(); count];
    for (from, block) in function.blocks.iter().enumerate() {
        for (to, share) in shares(block.successors.as_deref().unwrap_or_default()) {
            let Some(&to) = position.get(&to) else { continue };
            *out[from].entry(to).or_default() += share;
            *into[to].entry(from).or_default() += share;
        }
    }
    // What each eliminated block receives from blocks that were not eliminated before it.
    let mut sources: Vec<Vec<(usize, f64)>> = vec![Vec::new(); count];
    for block in (1..count).rev() {
        let again = out[block].remove(&block).unwrap_or_default().min(MAX_RETURN);
        into[block].remove(&block);
        let mut from: Vec<(usize, f64)> = into[block].drain().collect();
        let mut to: Vec<(usize, f64)> = out[block].drain().collect();
        from.sort_unstable_by_key(|edge| edge.0);
        to.sort_unstable_by_key(|edge| edge.0);
        from.iter_mut().for_each(|edge| edge.1 /= 1.0 - again);
        for &(to, share) in &to {
            into[to].remove(&block);
            for &(from, part) in &from {
                *out[from].entry(to).or_default() += part * share;
                *into[to].entry(from).or_default() += part * share;
            }
        }
        from.iter().for_each(|(from, _)| _ = out[*from].remove(&block));
        sources[block] = from;
    }
    let mut frequencies = vec![0.0; count];
    if count > 0 {
        let again = out[0].get(&0).copied().unwrap_or_default().min(MAX_RETURN);
        frequencies[0] = 1.0 / (1.0 - again);
    }
    for block in 1..count {
        frequencies[block] = sources[block].iter().map(|&(from, part)| frequencies[from] * part).sum();
    }
    frequencies
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
