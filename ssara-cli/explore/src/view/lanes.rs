//! Lanes: columns that values share as long as they have no registers.
//!
//! # Input
//! Where each value is, by rows, and the web of each value.
//!
//! # Output
//! A lane for each stretch. A value comes back to the lane that its web had last, if that is free.
//!
//! # Why few
//! Stretches get their lanes in the order of their first rows. One is added only if all others are taken, so there are at most
//! as many as there are values at one row.
//!
//! # Cost
//! Sorts the stretches, and looks at all lanes for each.

use ssara_core::ir::Value;

use super::step_data::StepSpan;

/// Where a value is in a block, by rows: the first and one past the last.
pub type Stretch = (Value, usize, usize);

/// The lanes of a step.
pub struct Lanes {
    /// By value: where it is, in order, with the lane.
    places: Vec<Vec<(usize, usize, usize)>>,
    /// The number of lanes.
    pub count: usize,
}

impl Lanes {
    /// Gives a lane to each stretch. `webs` has a number for the web of each value.
    pub fn new(stretches: &[Stretch], webs: &[usize]) -> Lanes {
        let mut lanes = Lanes { places: vec![Vec::new(); webs.len()], count: 0 };
        let mut last_lane: Vec<Option<usize>> = vec![None; webs.len()];
        // By lane: the row from which on it is free.
        let mut free_from: Vec<usize> = Vec::new();
        let mut joined = joined(stretches);
        joined.sort_unstable_by_key(|&(value, first, _)| (first, value));
        for (value, first, end) in joined {
            let value = value.as_u32() as usize;
            let known = last_lane[webs[value]].filter(|&lane| free_from[lane] <= first);
            let lane = known.or_else(|| free_from.iter().position(|&from| from <= first)).unwrap_or(free_from.len());
            if lane == free_from.len() {
                free_from.push(0);
            }
            free_from[lane] = end;
            last_lane[webs[value]] = Some(lane);
            lanes.places[value].push((first, end, lane));
        }
        lanes.count = free_from.len();
        lanes
    }
    /// Stretches as spans, joined where one follows the other.
    pub fn spans(&self, stretches: &[Stretch], in_memory: u8) -> Vec<StepSpan> {
        let span = |(value, first, end): Stretch| {
            let places = &self.places[value.as_u32() as usize];
            let lane = places.iter().find(|place| (place.0..place.1).contains(&first)).map_or(0, |place| place.2);
            (lane, first, end, vec![value.as_u32()], in_memory)
        };
        joined(stretches).into_iter().map(span).collect()
    }
}

/// The stretches, by value and in order, without empty ones. Those that meet are one.
fn joined(stretches: &[Stretch]) -> Vec<Stretch> {
    let mut ordered: Vec<Stretch> = stretches.iter().copied().filter(|stretch| stretch.1 < stretch.2).collect();
    ordered.sort_unstable();
    let mut joined: Vec<Stretch> = Vec::new();
    for (value, first, end) in ordered {
        match joined.last_mut() {
            Some(last) if last.0 == value && first <= last.2 => last.2 = last.2.max(end),
            _ => joined.push((value, first, end)),
        }
    }
    joined
}
