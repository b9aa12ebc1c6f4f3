//! Live values by path exploration, for functions that are too large for rows of bits and where few values are live at once.
//!
//! # Input
//!
//! Exposed uses.
//!
//! # Output
//!
//! The same lists as `list_rows` makes from rows: for each block the values live at its start. None if they would be longer
//! than the caller wants.
//!
//! # Why correct
//!
//! A walk leads from each use of a value up to its definition. Values are taken one at a time, so one mark for each
//! block suffices.
//!
//! # Cost
//!
//! Linear in the result, with accesses all over the memory.
//!
//! # Reference
//!
//! Brandner et al., *Computing liveness sets for SSA-form programs*, INRIA research report RR-7503, 2011.

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::analysis::defs::Defs;
use crate::analysis::live_bitmap::exposed;
use crate::analysis::liveness::{Extent, FAR, Liveness, NONE};
use crate::ir::{Block, Function, Value};
use crate::sorts::bucket_starts;

impl Liveness {
    /// Finds live values only, neither last uses nor distances: walks from each exposed use up to the definition, and
    /// sorts what was found by block. Returns false, and has no lists, if there are more than `most` items in all of them.
    pub fn explore(&mut self, most: usize, func: &Function, cfg: &Cfg, defs: &Defs) -> bool {
        let scratch = &mut self.scratch;
        let (values, blocks) = (func.num_values(), func.num_blocks());
        let exposed = || exposed(cfg, defs);
        bucket_starts(exposed().map(|use_| use_.1.as_u32()), values, &mut scratch.value_start, &mut scratch.cursor);
        scratch.sorted.clear();
        scratch.sorted.resize(defs.num_exposed(), (0, 0));
        exposed().for_each(|(block, value, inst)| {
            let (first, end) = func.block(block).insts;
            let at = &mut scratch.cursor[value.index()];
            scratch.sorted[*at as usize] =
                (block.as_u32(), inst.filter(|&inst| inst != end).map_or(FAR, |inst| inst - first));
            *at += 1;
        });
        scratch.seen.clear();
        scratch.seen.resize(blocks, NONE);
        let found = &mut scratch.found;
        found.clear();
        for value in 0..values as u32 {
            let uses = scratch.value_start[value as usize] as usize..scratch.value_start[value as usize + 1] as usize;
            if uses.is_empty() {
                continue;
            }
            if found.len() > most {
                return false;
            }
            let def = defs.block(Value::from_u32(value)).map_or(NONE, Block::as_u32);
            scratch.work.clear();
            for &(block, distance) in &scratch.sorted[uses] {
                // The first of the uses that a block has is the nearest.
                if core::mem::replace(&mut scratch.seen[block as usize], value) == value {
                    continue;
                }
                found.push((block, value, distance));
                scratch.work.push(block);
            }
            while let Some(block) = scratch.work.pop() {
                for &edge in cfg.pred_edges(Block::from_u32(block)) {
                    let pred = cfg.from(edge).as_u32();
                    if pred != def && scratch.seen[pred as usize] != value {
                        scratch.seen[pred as usize] = value;
                        found.push((pred, value, FAR));
                        scratch.work.push(pred);
                    }
                }
            }
        }
        // `found` is in the order of the values, and the sort by block is stable.
        bucket_starts(found.iter().map(|found| found.0), blocks, &mut self.start, &mut scratch.cursor);
        scratch.local.clear();
        scratch.local.resize(found.len(), FAR);
        self.live.clear();
        self.live.resize(found.len(), Value::from_u32(0));
        self.extent.clear();
        self.extent.extend(self.rows.value.iter().map(|&value| Extent::none(value)));
        for &(block, value, distance) in &*found {
            if let Some(extent) = self.rows.number.get(value as usize).and_then(|&n| self.extent.get_mut(n as usize)) {
                (extent.first, extent.last) = (extent.first.min(block), extent.last.max(block));
            }
            let at = scratch.cursor[block as usize] as usize;
            scratch.cursor[block as usize] += 1;
            self.live[at] = Value::from_u32(value);
            scratch.local[at] = distance;
        }
        true
    }
}
