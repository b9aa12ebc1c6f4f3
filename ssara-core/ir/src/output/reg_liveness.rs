//! The registers that are live in allocated code.
//!
//! Some clients must say which registers are live at the start of each block, and which operand reads a register for the
//! last time. This follows from the allocation alone.
//!
//! # Input
//! A function, its target, and its allocation.
//!
//! # Output
//! [`RegLiveness`]: the live register units at the start of each block and of each block that splits an edge. From that,
//! [`LastUses`]: which operands and edits are the last to read their registers.
//!
//! A callee-saved register that edits save is live from its restore to the returns, and from the entry to its save. One
//! that the client saves, or that nothing writes, is not live where only the caller's content is in it. Constant
//! registers are never live.
//!
//! # Cost
//! Linear in the operands, edits and clobbers, and for each sweep in edges times register units, in words. The number of
//! sweeps is the loop nesting depth plus two in reducible flow. Memory is blocks times register units, in bits.

pub mod unread;

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::ir::{Block, Edge, Function, Inst, OtherTarget};
use crate::output::{Allocation, Edit, Loc, Point};
use ssara_tables::target::{FormKind, Reg, Target, TargetDesc};
use ssara_tables::units::UnitSet;

/// The registers that are live in allocated code.
#[derive(Clone, Debug)]
pub struct RegLiveness {
    /// Words in a row of units.
    words: usize,
    /// The rows of live units at the starts of blocks.
    at_blocks: Vec<u64>,
    /// The edges with edits, in ascending order, and the rows of live units at the starts of their blocks.
    edges: Vec<Edge>,
    at_edges: Vec<u64>,
}

/// The operands and edits of allocated code that are the last to read their registers.
#[derive(Clone, Debug)]
pub struct LastUses {
    /// The operands, by their numbers over the whole function.
    operands: FixedBitSet,
    edits: FixedBitSet,
}

impl RegLiveness {
    /// Finds the live registers. The allocation must be right; unreachable blocks have no live registers of their own.
    ///
    /// # Errors
    /// When the function was made for another target.
    pub fn new(func: &Function, target: &Target, alloc: &Allocation) -> Result<RegLiveness, OtherTarget> {
        func.check_target(target)?;
        let mut walk = LiveWalk::new(func, target, alloc);
        walk.solve();
        let LiveWalk { words, at_blocks, at_edges, edges, .. } = walk;
        let edges = edges.iter().map(|edge| edge.edge).collect();
        Ok(RegLiveness { words, at_blocks, edges, at_edges })
    }

    /// Visits the instructions and edits of allocated code, each with the registers that are live after it. Each block is
    /// visited from its end. The allocation must be right, and made for the target.
    pub fn visit(
        func: &Function,
        target: &TargetDesc,
        alloc: &Allocation,
        mut visit: impl FnMut(CodePoint, LiveRegs<'_>),
    ) {
        let mut walk = LiveWalk::new(func, target, alloc);
        walk.readers.resize(usize::from(target.set_words) * 64, Reg::default());
        walk.solve();
        walk.all(|walk, point| visit(point, LiveRegs { walk }));
    }

    /// The units that are live at the start of a block, before its edits.
    pub fn live_in(&self, block: Block) -> UnitSet {
        UnitSet::from_words(row(&self.at_blocks, self.words, block.index()))
    }

    /// The units that are live at the start of the block that splits an edge, before its edits; `None` if nothing splits
    /// the edge.
    pub fn live_in_split(&self, edge: Edge) -> Option<UnitSet> {
        let index = self.edges.binary_search(&edge).ok()?;
        Some(UnitSet::from_words(row(&self.at_edges, self.words, index)))
    }
}

impl LastUses {
    /// Finds the last uses of registers. The liveness must be that of the allocation.
    ///
    /// # Errors
    /// When the function was made for another target.
    pub fn new(
        func: &Function,
        target: &Target,
        alloc: &Allocation,
        liveness: &RegLiveness,
    ) -> Result<LastUses, OtherTarget> {
        func.check_target(target)?;
        let mut walk = LiveWalk::new(func, target, alloc);
        walk.at_blocks.clone_from(&liveness.at_blocks);
        walk.at_edges.clone_from(&liveness.at_edges);
        let mut last = LastUses {
            operands: FixedBitSet::with_capacity(alloc.operands.len()),
            edits: FixedBitSet::with_capacity(alloc.edits.len()),
        };
        walk.all(|walk, step| walk.note_last(step, &mut last));
        Ok(last)
    }

    /// Whether an operand reads its register and nothing reads any part of that later, until it is written again. Of
    /// several operands in one register, all are the last ones.
    pub fn is_last_use(&self, func: &Function, inst: Inst, operand: usize) -> bool {
        self.operands.contains(func.operand_range(inst).start + operand)
    }

    /// Whether an edit, by its position in [`Allocation::edits`], is the last one to read the register that it copies or
    /// stores. Never so for a swap.
    pub fn is_last_use_by_edit(&self, edit: usize) -> bool {
        self.edits.contains(edit)
    }
}

/// The registers that are live at a point of allocated code.
#[derive(Clone, Copy)]
pub struct LiveRegs<'a> {
    walk: &'a LiveWalk<'a>,
}

impl LiveRegs<'_> {
    /// Whether any part of a register is live.
    pub fn is_live(self, reg: Reg) -> bool {
        self.walk.is_live(reg)
    }
    /// The registers as which the live parts of a register are read next. Each holds one value.
    pub fn readers(self, reg: Reg) -> Vec<Reg> {
        let units = self.walk.target.reg_units(reg).iter();
        let live = units.filter(|&&unit| self.walk.is_unit_live(unit));
        let mut readers: Vec<Reg> = live.map(|&unit| self.walk.readers[usize::from(unit)]).collect();
        readers.sort_unstable();
        readers.dedup();
        readers
    }
}

fn row<T>(rows: &[T], len: usize, index: usize) -> &[T] {
    &rows[index * len..(index + 1) * len]
}

fn row_mut<T>(rows: &mut [T], len: usize, index: usize) -> &mut [T] {
    &mut rows[index * len..(index + 1) * len]
}

/// Adds the live units of a place, with their readers if these are known.
fn add_live(now: &mut [u64], readers: &mut [Reg], live: &[u64], their_readers: &[Reg]) {
    for (unit, (reader, &theirs)) in readers.iter_mut().zip(their_readers).enumerate() {
        if (live[unit / 64] & !now[unit / 64]) >> (unit % 64) & 1 != 0 {
            *reader = theirs;
        }
    }
    now.iter_mut().zip(live).for_each(|(now, live)| *now |= live);
}

/// An instruction or an edit of allocated code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CodePoint {
    /// An instruction.
    Inst(Inst),
    /// An edit, by its position in [`Allocation::edits`].
    Edit(usize),
}

/// An edge with edits.
struct SplitEdge {
    edge: Edge,
    /// The positions of its edits.
    edits: (usize, usize),
}

/// What blocks, or the blocks that split edges, make of the live units at their ends, in rows.
#[derive(Default)]
struct Transfers {
    /// The units that are read before they are written.
    reads: Vec<u64>,
    /// The units that are neither read nor written.
    passes: Vec<u64>,
    /// By unit: the register as which it is read, if it is.
    readers: Vec<Reg>,
}

impl Transfers {
    /// Adds a block, over which a walk has gone without knowing what is live at its end.
    fn push(&mut self, walk: &LiveWalk<'_>) {
        self.reads.extend(&walk.now);
        self.passes.extend(&walk.unknown);
        self.readers.extend(&walk.readers);
    }
    /// Makes what is live at the end of a block what is live at its start.
    fn apply(&self, index: usize, now: &mut [u64], readers: &mut [Reg]) {
        let reads = row(&self.reads, now.len(), index);
        let passes = row(&self.passes, now.len(), index);
        now.iter_mut().zip(passes).for_each(|(now, passes)| *now &= passes);
        add_live(now, readers, reads, row(&self.readers, readers.len(), index));
    }
}

/// A backward walk over allocated code.
struct LiveWalk<'a> {
    func: &'a Function,
    target: &'a TargetDesc,
    alloc: &'a Allocation,
    words: usize,
    at_blocks: Vec<u64>,
    edges: Vec<SplitEdge>,
    at_edges: Vec<u64>,
    /// The live units at the point of the walk.
    now: Vec<u64>,
    /// By unit: the register as which it is read next, if it is live there. What lives on several paths is one value, which is
    /// read as one register. Empty if nobody asks.
    readers: Vec<Reg>,
    /// The readers of the live units at the starts of blocks and of the blocks that split edges.
    readers_at_blocks: Vec<Reg>,
    readers_at_edges: Vec<Reg>,
    /// The units that are live there if they are so at the end of the block, which is not known.
    unknown: Vec<u64>,
    /// The position of the first edit of each block.
    first_edits: Vec<usize>,
}

impl<'a> LiveWalk<'a> {
    fn new(func: &'a Function, target: &'a TargetDesc, alloc: &'a Allocation) -> LiveWalk<'a> {
        let words = usize::from(target.set_words);
        let first_on_edges = alloc.edits.partition_point(|edit| matches!(edit.0, Point::Before(_)));
        let mut edges: Vec<SplitEdge> = Vec::new();
        for (at, &(point, _)) in alloc.edits.iter().enumerate().skip(first_on_edges) {
            let Point::Edge(edge) = point else { continue };
            match edges.last_mut().filter(|last| last.edge == edge) {
                Some(last) => last.edits.1 = at + 1,
                None => edges.push(SplitEdge { edge, edits: (at, at + 1) }),
            }
        }
        let first_edit = |block: Block| {
            let first = Point::Before(Inst::from_u32(func.block(block).insts.0));
            alloc.edits[..first_on_edges].partition_point(|edit| edit.0 < first)
        };
        let mut first_edits: Vec<usize> = func.blocks().map(first_edit).collect();
        first_edits.push(first_on_edges);
        LiveWalk {
            func,
            target,
            alloc,
            words,
            at_blocks: Vec::new(),
            at_edges: Vec::new(),
            edges,
            now: alloc::vec![0; words],
            readers: Vec::new(),
            readers_at_blocks: Vec::new(),
            readers_at_edges: Vec::new(),
            unknown: alloc::vec![0; words],
            first_edits,
        }
    }

    /// Finds what is live at the starts of blocks and of blocks that split edges. Each is walked once. Then sweeps over the
    /// blocks, from the last one, combine what the walks found until nothing changes.
    fn solve(&mut self) {
        let (blocks, edges) = (self.func.num_blocks(), self.edges.len());
        let mut at_blocks = Transfers::default();
        for block in self.func.blocks() {
            self.begin_unknown();
            self.block(block, |_, _| {});
            at_blocks.push(self);
        }
        let mut at_edges = Transfers::default();
        for index in 0..edges {
            self.begin_unknown();
            self.edge(index, |_, _| {});
            at_edges.push(self);
        }
        let units = self.readers.len();
        self.at_blocks.resize(blocks * self.words, 0);
        self.at_edges.resize(edges * self.words, 0);
        self.readers_at_blocks.resize(blocks * units, Reg::default());
        self.readers_at_edges.resize(edges * units, Reg::default());
        let mut changed = true;
        while changed {
            changed = false;
            for block in self.func.blocks().rev() {
                for edge in self.func.succ_edges(block) {
                    if let Ok(index) = self.edges.binary_search_by_key(&edge, |split| split.edge) {
                        self.read_edge_out(index);
                        at_edges.apply(index, &mut self.now, &mut self.readers);
                        row_mut(&mut self.at_edges, self.words, index).copy_from_slice(&self.now);
                        row_mut(&mut self.readers_at_edges, units, index).copy_from_slice(&self.readers);
                    }
                }
                self.read_out(block);
                at_blocks.apply(block.index(), &mut self.now, &mut self.readers);
                let start = row_mut(&mut self.at_blocks, self.words, block.index());
                changed |= start != self.now;
                start.copy_from_slice(&self.now);
                row_mut(&mut self.readers_at_blocks, units, block.index()).copy_from_slice(&self.readers);
            }
        }
    }

    /// Begins at the end of a block of which nothing is known.
    fn begin_unknown(&mut self) {
        self.now.fill(0);
        self.unknown.fill(!0);
    }

    /// Begins at the end of a block. Liveness must have been solved.
    fn read_out(&mut self, block: Block) {
        self.now.fill(0);
        self.unknown.fill(0);
        for edge in self.func.succ_edges(block) {
            match self.edges.binary_search_by_key(&edge, |split| split.edge) {
                Ok(index) => self.read_edge_start(index),
                Err(_) => self.read_start(self.func.edge(edge).to),
            }
        }
    }

    /// Adds what is live at the start of a block.
    fn read_start(&mut self, block: Block) {
        let units = self.readers.len();
        let live = row(&self.at_blocks, self.words, block.index());
        let readers = row(&self.readers_at_blocks, units, block.index());
        add_live(&mut self.now, &mut self.readers, live, readers);
    }

    /// Adds what is live at the start of the block that splits an edge.
    fn read_edge_start(&mut self, index: usize) {
        let units = self.readers.len();
        let live = row(&self.at_edges, self.words, index);
        let readers = row(&self.readers_at_edges, units, index);
        add_live(&mut self.now, &mut self.readers, live, readers);
    }

    /// Begins at the end of the block that splits an edge.
    fn read_edge_out(&mut self, index: usize) {
        self.now.fill(0);
        self.read_start(self.func.edge(self.edges[index].edge).to);
    }

    /// Walks back over each block. Liveness must have been solved.
    fn all(&mut self, mut visit: impl FnMut(&LiveWalk<'_>, CodePoint)) {
        for block in self.func.blocks() {
            self.read_out(block);
            self.block(block, &mut visit);
        }
        for index in 0..self.edges.len() {
            self.read_edge_out(index);
            self.edge(index, &mut visit);
        }
    }

    /// Walks back over a block. `visit` sees the state after each step.
    fn block(&mut self, block: Block, mut visit: impl FnMut(&LiveWalk<'_>, CodePoint)) {
        let mut edits = self.first_edits[block.index()]..self.first_edits[block.index() + 1];
        for inst in self.func.block_insts(block).rev() {
            visit(self, CodePoint::Inst(inst));
            self.inst(inst);
            while let Some(edit) = edits.next_back() {
                if self.alloc.edits[edit].0 != Point::Before(inst) {
                    edits.end = edit + 1;
                    break;
                }
                visit(self, CodePoint::Edit(edit));
                self.edit(self.alloc.edits[edit].1);
            }
        }
    }

    fn edge(&mut self, index: usize, mut visit: impl FnMut(&LiveWalk<'_>, CodePoint)) {
        let (first, end) = self.edges[index].edits;
        for edit in (first..end).rev() {
            visit(self, CodePoint::Edit(edit));
            self.edit(self.alloc.edits[edit].1);
        }
    }

    fn inst(&mut self, inst: Inst) {
        let form = self.func.form(self.target, self.alloc.form(self.func, inst));
        let alloc = self.alloc;
        let locs = &alloc.operands[self.func.operand_range(inst)];
        if form.kind == FormKind::Return {
            for saved in alloc.saved.iter().filter(|saved| saved.slot.is_some()) {
                self.set(saved.reg, true);
            }
        } else if form.has_clobbers() {
            self.now.iter_mut().zip(form.clobbers).for_each(|(now, clobbers)| *now &= !clobbers);
            self.unknown.iter_mut().zip(form.clobbers).for_each(|(unknown, clobbers)| *unknown &= !clobbers);
        }
        for is_def in [true, false] {
            for (desc, loc) in form.operands().zip(locs) {
                if let (true, &Loc::Reg(reg)) = (desc.is_def() == is_def, loc) {
                    self.set(reg, !is_def);
                }
            }
        }
    }

    fn edit(&mut self, edit: Edit) {
        match edit {
            Edit::Move { from, to, .. } | Edit::Transfer { from, to, .. } => {
                self.set(to, false);
                self.set(from, true);
            }
            Edit::Swap { a, b, .. } => {
                self.set(a, true);
                self.set(b, true);
            }
            Edit::Store { from, .. } => self.set(from, true),
            Edit::Remat { from, to, .. } => {
                self.set(to, false);
                from.iter().for_each(|from| self.set(from, true));
            }
            Edit::Load { to: reg, .. } | Edit::Scratch { reg } => self.set(reg, false),
        }
    }

    /// Makes a register live or not; constant ones are left out.
    fn set(&mut self, reg: Reg, live: bool) {
        if self.target.reg(reg).constant.is_some() {
            return;
        }
        for &unit in self.target.reg_units(reg) {
            let (word, bit) = (usize::from(unit / 64), 1 << (unit % 64));
            if live {
                self.now[word] |= bit;
                if let Some(reader) = self.readers.get_mut(usize::from(unit)) {
                    *reader = reg;
                }
            } else {
                self.now[word] &= !bit
            }
            self.unknown[word] &= !bit;
        }
    }

    fn is_unit_live(&self, unit: u16) -> bool {
        self.now[usize::from(unit / 64)] >> (unit % 64) & 1 != 0
    }

    fn is_live(&self, reg: Reg) -> bool {
        self.target.reg_units(reg).iter().any(|&unit| self.is_unit_live(unit))
    }

    /// Whether it is not known whether a part of a register is live.
    fn is_unknown(&self, reg: Reg) -> bool {
        self.target.reg_units(reg).iter().any(|&unit| self.unknown[usize::from(unit / 64)] >> (unit % 64) & 1 != 0)
    }

    /// Notes which reads of a step are the last ones, from the state after it.
    fn note_last(&self, step: CodePoint, last: &mut LastUses) {
        match step {
            CodePoint::Inst(inst) => {
                let form = self.func.form(self.target, self.alloc.form(self.func, inst));
                let range = self.func.operand_range(inst);
                let defs =
                    || form.operands().zip(&self.alloc.operands[range.clone()]).filter(|(desc, _)| desc.is_def());
                for (at, desc) in range.clone().zip(form.operands()) {
                    let Loc::Reg(reg) = self.alloc.operands[at] else { continue };
                    let is_written = || defs().any(|(_, loc)| *loc == Loc::Reg(reg));
                    if !desc.is_def() && (!self.is_live(reg) || is_written()) {
                        last.operands.insert(at);
                    }
                }
            }
            CodePoint::Edit(at) => {
                let is_last = match self.alloc.edits[at].1 {
                    Edit::Move { from, .. } | Edit::Store { from, .. } | Edit::Transfer { from, .. } => {
                        !self.is_live(from)
                    }
                    Edit::Swap { .. } | Edit::Load { .. } | Edit::Remat { .. } | Edit::Scratch { .. } => false,
                };
                last.edits.set(at, is_last);
            }
        }
    }
}
