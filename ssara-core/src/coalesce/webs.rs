//! Webs: values that should share a register and may share a stack slot.
//!
//! # Input
//!
//! A function with its liveness.
//!
//! # Output
//!
//! A partition of the values. Values that are related by block parameters and ties are united, the most frequent relations
//! first. No copies are inserted (virtual conventional SSA). A relation within a web costs nothing. Any other relation
//! costs a copy on an edge or before an instruction, and nothing else.
//!
//! # Invariant
//!
//! At most one value of a web is live at each program point.
//!
//! # Why correct
//!
//! One stack slot for a web is enough. The live ranges of its values are disjoint, so a stored value stays in the slot for
//! as long as it is live.
//!
//! Webs are lists in dominance order: preorder of the dominator tree, then the order of the code. The interference test
//! looks up each value of the smaller web in the larger one, and compares neighbours only. These are the nearest value
//! above and the topmost values below. A value further up that is live here would also be live at the nearest one above,
//! and both are of one web. The same holds for values further down.
//!
//! # Cost
//!
//! Sorts the relations. A test takes a binary search for each value of the smaller web, and the values below it. Nearly all
//! webs grow by one value at a time. Webs have at most [`MAX_WEB`] values.
//!
//! # Reference
//!
//! B. Boissinot et al.: *Revisiting out-of-SSA translation for correctness, code quality, and efficiency*, CGO 2009.
//! Q. Colombet et al.: *Graph-coloring and treescan register allocation using repairing*, CASES 2011.
//! Z. Budimlić et al.: *Fast copy coalescing and live-range identification*, PLDI 2002 (the interference test).

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::UnionFind;
use crate::analysis::cfg::Cfg;
use crate::analysis::constraints::Constraints;
use crate::analysis::context::Cx;
use crate::analysis::liveness::Liveness;
use crate::analysis::program_point::ProgramPoint;
use crate::ir::{Block, Function, Inst, Value};
use crate::output::Slot;
use crate::sorts::{sort, sort_by};
use crate::target::{OperandDesc, TargetDesc};

/// Maximum number of values of a web, so that merging `n` relations takes time O(n), not O(n^2). A relation that would
/// exceed it costs a copy on some edge. Only the largest functions have larger webs. At a quarter of the limit, the geomean
/// of the corpus `stress` is .303 of Ion's instead of .262. It is the same elsewhere, and total cost does not change.
const MAX_WEB: usize = 256;

/// Maximum number of a parameter's arguments to compare when looking for another edge that passes the same value. If none
/// is found, the relation is listed twice, each time with a part of its frequency.
const MAX_EDGES: usize = 8;

/// The webs of a function. Keeps its buffers.
#[derive(Default)]
pub struct Webs {
    sets: UnionFind,
    /// The webs of more than one value, each in dominance order. Lists from `used` on are kept for their memory.
    lists: Vec<Vec<Member>>,
    used: usize,
    /// By root of a web: its index in `lists`, or [`NONE`] for a web of one value.
    list: Vec<u32>,
    /// Pairs of related values with the frequency of the relation.
    relations: Vec<(f32, Value, Value)>,
    /// Pairs of values that must not be in one web, although they may not interfere, each in both orders; sorted.
    apart: Vec<(Value, Value)>,
}

/// A value of a web, with its place in dominance order.
#[derive(Clone, Copy)]
struct Member {
    /// The position of its block in the preorder of the dominator tree, and the program point of its definition.
    at: (u32, u32),
    value: Value,
    block: Block,
}

impl Member {
    fn is_before(&self, other: &Member) -> bool {
        (self.at, self.value) < (other.at, other.value)
    }
}

/// The list of a web of one value.
const NONE: u32 = u32::MAX;

impl Webs {
    /// Makes every value a web of its own.
    pub fn reset(&mut self, values: usize) {
        self.sets.reset(values);
        self.used = 0;
        self.list.clear();
        self.list.resize(values, NONE);
    }

    /// The representative of the web of a value.
    #[inline]
    pub fn find(&mut self, value: Value) -> Value {
        Value::from_u32(self.sets.find(value.as_u32()))
    }

    /// The slot of a value before stack slots are assigned: that of its web.
    pub fn slot(&mut self, value: Value) -> Slot {
        Slot::from_u32(self.find(value).as_u32())
    }

    /// Whether a value of the web of `value` is live just after a program point of a block. Only the last one that is
    /// defined on the path there can be. Takes time logarithmic in the size of the web.
    pub fn is_live_after<const W: usize>(
        &mut self,
        cx: &Cx<'_, W>,
        live: &Liveness,
        value: Value,
        block: Block,
        at: ProgramPoint,
    ) -> bool {
        let Cx { func, cfg, .. } = *cx;
        let root = self.find(value);
        let Some(list) = self.list_of(root) else {
            let is_later = live.def_block(value) == Some(block) && live.def_point(value) > at;
            return !is_later && live.is_live_after(func, block, value, at);
        };
        let point = (cfg.dom_pre(block), at);
        let before = &list[..list.partition_point(|member| member.at <= point)];
        let last = before.iter().rev().find(|member| cfg.dominates(member.block, block));
        last.is_some_and(|member| live.is_live_after(func, block, member.value, at))
    }

    /// Finds the webs of a function. [`Webs::reset`] must come first.
    pub fn unite(
        &mut self,
        func: &Function,
        target: &TargetDesc,
        cfg: &Cfg,
        constraints: &Constraints,
        live: &Liveness,
    ) {
        self.collect(func, target, cfg, constraints);
        let relations = core::mem::take(&mut self.relations);
        for &(_, a, b) in &relations {
            let (a, b) = (self.find(a), self.find(b));
            if a != b && !self.must_be_apart(a, b) {
                self.try_merge(func, cfg, live, a, b);
            }
        }
        self.relations = relations;
    }

    /// Collects the related values, the most frequent relations first.
    fn collect(&mut self, func: &Function, target: &TargetDesc, cfg: &Cfg, constraints: &Constraints) {
        self.relations.clear();
        self.apart.clear();
        for &block in cfg.rpo() {
            for (index, &param) in func.block_params(block).iter().enumerate() {
                let first = self.relations.len();
                for &edge in cfg.pred_edges(block) {
                    let (freq, arg) = (cfg.edit_freq(func, edge), func.edge_args(edge)[index]);
                    // If several edges pass the same value, their frequencies add up.
                    let last = self.relations[first..].iter_mut().rev().take(MAX_EDGES);
                    match last.into_iter().find(|relation| relation.2 == arg) {
                        Some(relation) => relation.0 += freq,
                        None => self.relations.push((freq, param, arg)),
                    }
                }
            }
        }
        for &block in cfg.rpo() {
            let freq = cfg.freq(block);
            let related = |inst: &Inst| {
                let shape = constraints.shape(*inst);
                shape.has_ties() || shape.has_alternatives() || shape.must_read_slots()
            };
            for inst in func.block_insts(block).filter(related) {
                let operands = func.inst_operands(inst);
                if !constraints.shape(inst).has_alternatives() {
                    self.relate_ties(freq, operands, constraints.descs(inst).iter().copied());
                    self.keep_apart(operands, constraints.descs(inst).iter().copied());
                    continue;
                }
                let own = func.inst(inst).form;
                for form in core::iter::once(own).chain(func.alternatives(target, own)) {
                    self.relate_ties(freq, operands, func.form(target, form).operands());
                    if !func.replaces_edits(target, own, form) {
                        self.keep_apart(operands, func.form(target, form).operands());
                    }
                }
            }
        }
        // The sort is stable: relations of equal frequency keep the order of the code.
        sort_by(&mut self.relations, |a, b| b.0.total_cmp(&a.0).is_lt());
        sort(&mut self.apart);
    }

    /// Relates the tied defs of an instruction in one of its forms to the uses to which they are tied.
    fn relate_ties(&mut self, freq: f32, operands: &[Value], descs: impl Iterator<Item = OperandDesc>) {
        for (&def, desc) in operands.iter().zip(descs) {
            if let Some(use_) = desc.tied_to().filter(|_| desc.is_def()) {
                self.relations.push((freq, def, operands[use_ as usize]));
            }
        }
    }

    /// Keeps defs that change values in slots apart from what else the instruction reads: the value is brought to the slot
    /// before.
    fn keep_apart(&mut self, operands: &[Value], descs: impl Iterator<Item = OperandDesc>) {
        for (&def, desc) in operands.iter().zip(descs) {
            if let Some(value) = desc.modifies().map(|use_| operands[use_ as usize]) {
                let others = operands.iter().copied().filter(|&other| other != value && other != def);
                self.apart.extend(others.flat_map(|other| [(def, other), (other, def)]));
            }
        }
    }

    fn list_of(&self, root: Value) -> Option<&[Member]> {
        match self.list[root.index()] {
            NONE => None,
            list => Some(&self.lists[list as usize]),
        }
    }

    /// The number of values in the web of a root.
    fn len(&self, root: Value) -> usize {
        self.list_of(root).map_or(1, <[Member]>::len)
    }

    /// Whether a pair that must be apart has its values in the webs of two roots. Linear in the pairs of the smaller web.
    fn must_be_apart(&mut self, a: Value, b: Value) -> bool {
        if self.apart.is_empty() {
            return false;
        }
        let (root, child) = if self.len(b) <= self.len(a) { (a, b) } else { (b, a) };
        (0..self.len(child)).any(|index| {
            let value = self.list_of(child).map_or(child, |list| list[index].value);
            let first = self.apart.partition_point(|pair| pair.0 < value);
            let of_value = self.apart[first..].iter().take_while(|pair| pair.0 == value).count();
            (first..first + of_value).any(|at| {
                let (_, other) = self.apart[at];
                self.find(other) == root
            })
        })
    }

    /// Merges the webs of two roots, if they do not interfere and are not too large.
    fn try_merge(&mut self, func: &Function, cfg: &Cfg, live: &Liveness, a: Value, b: Value) {
        let (root, child) = if self.len(b) <= self.len(a) { (a, b) } else { (b, a) };
        // A value without a definition has no place in dominance order.
        let member = |value| {
            let block = live.def_block(value)?;
            Some(Member { at: (cfg.dom_pre(block), live.def_point(value)), value, block })
        };
        let (Some(root_alone), Some(child_alone)) = (member(root), member(child)) else { return };
        let larger = self.list_of(root).unwrap_or(core::slice::from_ref(&root_alone));
        let smaller = self.list_of(child).unwrap_or(core::slice::from_ref(&child_alone));
        if smaller.len() + larger.len() > MAX_WEB || interfere(func, cfg, live, smaller, larger) {
            return;
        }

        let from = core::mem::replace(&mut self.list[child.index()], NONE);
        if self.list[root.index()] == NONE {
            self.list[root.index()] = self.new_list(root_alone);
        }
        let into = self.list[root.index()] as usize;
        let mut list = core::mem::take(&mut self.lists[into]);
        let from = if from == NONE { core::slice::from_ref(&child_alone) } else { &self.lists[from as usize] };
        for member in from {
            list.insert(list.partition_point(|other| other.is_before(member)), *member);
        }
        self.lists[into] = list;
        self.sets.attach(child.as_u32(), root.as_u32());
    }

    fn new_list(&mut self, member: Member) -> u32 {
        if self.used == self.lists.len() {
            self.lists.push(Vec::new());
        }
        let list = &mut self.lists[self.used];
        list.clear();
        list.push(member);
        self.used += 1;
        self.used as u32 - 1
    }
}

/// Whether a value of one web is live where a value of the other is defined.
fn interfere(func: &Function, cfg: &Cfg, live: &Liveness, smaller: &[Member], larger: &[Member]) -> bool {
    let is_live_at = |above: &Member, below: &Member| live.is_live_after(func, below.block, above.value, below.at.1);
    smaller.iter().any(|member| {
        let (before, after) = larger.split_at(larger.partition_point(|other| other.is_before(member)));
        let nearest = before.iter().rev().find(|above| cfg.dominates(above.block, member.block));
        if nearest.is_some_and(|above| is_live_at(above, member)) {
            return true;
        }
        let mut topmost: Option<&Member> = None;
        for below in after.iter().take_while(|below| cfg.dominates(member.block, below.block)) {
            if topmost.is_none_or(|topmost| !cfg.dominates(topmost.block, below.block)) {
                if is_live_at(member, below) {
                    return true;
                }
                topmost = Some(below);
            }
        }
        false
    })
}
