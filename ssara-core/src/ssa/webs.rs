//! Webs: values that should share a register and may share a spill slot.
//!
//! Takes a function with its liveness; unites values that are related by block parameters and ties, the most frequent
//! relations first, as long as no two values of a web are live at once. No copies are inserted (virtual conventional SSA:
//! Boissinot et al., CGO 2009; Colombet et al., CASES 2011); a relation that does not become part of a web costs a copy
//! on an edge or before an instruction, nothing else.
//!
//! *Why one slot for a web is right:* the live ranges of its values are disjoint, so whatever a value of the web has
//! stored stays in the slot for as long as that value lives.
//!
//! Two webs are tested in one walk over their values in dominance order with a stack of dominating values (Budimlić et
//! al., PLDI 2002). It is enough to compare a value with the nearest dominating value of the *other* web: if one further
//! up were live here, it would be live at the nearest one too, and these two are of one web. Linear in the sizes of the
//! webs, which [`MAX_WEB`] bounds.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::UnionFind;
use crate::analysis::cfg::Cfg;
use crate::analysis::code::Code;
use crate::analysis::liveness::Liveness;
use crate::ir::{Function, Inst, Value};
use crate::target::{Place, TargetDesc};

/// Webs do not grow beyond this, so that merging `n` relations costs O(n), not O(n^2). Larger webs are found in
/// generated code only; splitting one costs a copy on some edge.
const MAX_WEB: usize = 256;

/// Of the arguments for a parameter, so many are searched for another edge with the same one.
const MAX_EDGES: usize = 8;

/// The webs of a function. Keeps its buffers.
#[derive(Default)]
pub struct Webs {
    sets: UnionFind,
    /// Values that had better share a register; the webs themselves, unless only hints were asked for.
    kin: Option<UnionFind>,
    /// The values of the webs of more than one, in dominance order.
    members: Vec<Vec<Value>>,
    /// Where the members of a web are in `members`; values that are alone have none.
    list: Vec<u32>,
    relations: Vec<(f32, Value, Value)>,
    stack: Vec<Frame>,
    merged: Vec<(Value, usize)>,
}

/// A value on the dominance stack.
#[derive(Clone, Copy)]
struct Frame {
    value: Value,
    /// The nearest value of each of the two webs at or above this frame.
    nearest: [Option<Value>; 2],
}

const NONE: u32 = u32::MAX;

impl Webs {
    /// Makes every value a web of its own.
    pub fn reset(&mut self, values: usize) {
        self.sets.reset(values);
        self.kin = None;
        self.members.clear();
        self.list.clear();
        self.list.resize(values, NONE);
    }

    /// The representative of the web of a value.
    #[inline]
    pub fn find(&mut self, value: Value) -> Value {
        Value::from_u32(self.sets.find(value.as_u32()))
    }

    /// The other values of the web of a value, and perhaps itself.
    #[inline]
    pub fn members(&mut self, value: Value) -> &[Value] {
        let root = self.find(value);
        match self.list[root.index()] {
            NONE => &[],
            list => &self.members[list as usize],
        }
    }

    /// The representative of the values that had better share a register with this one.
    #[inline]
    pub fn kin(&mut self, value: Value) -> Value {
        match &mut self.kin {
            Some(kin) => Value::from_u32(kin.find(value.as_u32())),
            None => self.find(value),
        }
    }

    /// Leaves every value a web of its own, and only notes which values are related, live at once or not.
    pub fn relate(&mut self, func: &Function, target: &TargetDesc, cfg: &Cfg, code: &Code) {
        self.collect(func, target, cfg, code);
        let mut kin = UnionFind::default();
        kin.reset(func.num_values());
        for &(_, a, b) in &self.relations {
            let (a, b) = (kin.find(a.as_u32()), kin.find(b.as_u32()));
            kin.attach(b, a);
        }
        self.kin = Some(kin);
    }

    /// Finds the webs of `func`. To be called after [`Webs::reset`].
    pub fn unite(&mut self, func: &Function, target: &TargetDesc, cfg: &Cfg, live: &Liveness) {
        self.collect(func, target, cfg, live.code());
        let relations = core::mem::take(&mut self.relations);
        for &(_, a, b) in &relations {
            let (a, b) = (self.find(a), self.find(b));
            if a != b && self.len(a) + self.len(b) <= MAX_WEB && !self.interfere(func, cfg, live, a, b) {
                self.merge(a, b);
            }
        }
        self.relations = relations;
    }

    fn collect(&mut self, func: &Function, target: &TargetDesc, cfg: &Cfg, code: &Code) {
        self.relations.clear();
        for &block in cfg.rpo() {
            for (index, &param) in func.block_params(block).iter().enumerate() {
                let first = self.relations.len();
                for &edge in cfg.pred_edges(block) {
                    let (freq, arg) = (cfg.edge_freq(func, edge), func.edge_args(edge)[index]);
                    // What several edges relate counts for all of them.
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
            let related = |inst: &Inst| code.traits(*inst).has_ties() || code.traits(*inst).has_alternatives();
            for inst in func.block_insts(block).filter(related) {
                let operands = func.inst_operands(inst);
                let form = func.inst(inst).form;
                for way in core::iter::once(form).chain(func.alternatives(target, form)) {
                    for (&def, desc) in operands.iter().zip(func.form(target, way).operands()) {
                        if let (true, Place::Tied(use_)) = (desc.is_def(), desc.place()) {
                            self.relations.push((freq, def, operands[use_ as usize]));
                        }
                    }
                }
            }
        }
        // Stable, so that equal frequencies keep the order of the code.
        self.relations.sort_by(|a, b| b.0.total_cmp(&a.0));
    }

    fn len(&self, root: Value) -> usize {
        match self.list[root.index()] {
            NONE => 1,
            list => self.members[list as usize].len(),
        }
    }

    fn merge(&mut self, a: Value, b: Value) {
        // `interfere` has just merged the two in dominance order.
        let list = [a, b].map(|root| self.list[root.index()]).into_iter().find(|&list| list != NONE);
        let list = list.unwrap_or_else(|| {
            self.members.push(Vec::new());
            self.members.len() as u32 - 1
        });
        for root in [a, b] {
            let old = core::mem::replace(&mut self.list[root.index()], NONE);
            if old != NONE {
                self.members[old as usize].clear();
            }
        }
        self.members[list as usize].extend(self.merged.iter().map(|&(value, _)| value));
        self.sets.attach(b.as_u32(), a.as_u32());
        self.list[a.index()] = list;
    }

    /// Whether a value of one web is live where a value of the other is defined. Leaves both webs merged in `merged`.
    fn interfere(&mut self, func: &Function, cfg: &Cfg, live: &Liveness, a: Value, b: Value) -> bool {
        let key = |value: Value| {
            let block = live.def_block(value);
            (block.map_or(NONE, |block| cfg.dom_pre(block)), live.def_moment(value), value)
        };
        self.merged.clear();
        let webs = [[a], [b]];
        let mut webs = [0, 1].map(|web| {
            let values: &[Value] = match self.list[webs[web][0].index()] {
                NONE => &webs[web],
                list => &self.members[list as usize],
            };
            let mut values = values.iter().map(|&value| (key(value), value));
            (values.next(), values)
        });
        // Both are in dominance order already.
        loop {
            let web = match (&webs[0].0, &webs[1].0) {
                (Some(first), Some(second)) => usize::from(second < first),
                (Some(_), None) => 0,
                (None, Some(_)) => 1,
                (None, None) => break,
            };
            let (next, rest) = &mut webs[web];
            self.merged.extend(next.map(|(_, value)| (value, web)));
            *next = rest.next();
        }
        self.stack.clear();
        for &(value, web) in &self.merged {
            let Some(block) = live.def_block(value) else { return true };
            let dominates = |frame: &Frame| {
                let above = live.def_block(frame.value).expect("pushed only when defined");
                cfg.dominates(above, block)
            };
            while self.stack.last().is_some_and(|frame| !dominates(frame)) {
                self.stack.pop();
            }
            let mut nearest = self.stack.last().map_or([None; 2], |frame| frame.nearest);
            if let Some(other) = nearest[1 - web]
                && live.is_live_after(func, block, other, live.def_moment(value))
            {
                return true;
            }
            nearest[web] = Some(value);
            self.stack.push(Frame { value, nearest });
        }
        false
    }
}
