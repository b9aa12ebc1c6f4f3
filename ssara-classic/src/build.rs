//! The allocation, made from the locations of virtual registers.
//!
//! # Input
//! Pieces: for each virtual register where it is from which position on. A value that is in memory in some piece, and in
//! a register in another, is stored where the allocator says ([`Stores`]).
//!
//! # Output
//! The locations of operands, and the edits: the copies of lowering, the moves where pieces meet, and the moves on edges.
//! Callee-saved registers are stored at entry and loaded before returns.
//!
//! # Where edits go
//! Those of an edge go to the start of its destination if that has no other predecessor. They go to the end of its source
//! if that has no other successor and its branch has no operands. Otherwise they go onto the edge.

use cranelift_entity::EntityRef;
use ssara_core::CalleeSaves;
use ssara_core::ir::{Block, Edge, Inst, Value};
use ssara_core::output::{Allocation, Edit, Loc, Point, SavedReg};
use ssara_core::target::{FormKind, Reg, Type};
use ssara_core::units::UnitSet;
use std::collections::BTreeSet;

use crate::Error;
use crate::copies::{Move, Surroundings, sequence};
use crate::live::{Lives, Range, first_common};
use crate::lower::{Home, Lowered, VReg, after, before, early, position};
use crate::slots::Slots;

/// A stretch in which a virtual register stays where it is.
#[derive(Clone, Copy, Debug)]
pub struct Piece {
    /// The positions.
    pub range: Range,
    /// The register, or `None` for memory.
    pub reg: Option<Reg>,
}

/// By virtual register: its pieces, in order. They cover its lifetime.
pub type Pieces = Vec<Vec<Piece>>;

/// Where values are stored that are both in registers and in memory.
#[derive(Default)]
pub struct Stores {
    /// The values that are stored once, where they are defined, if they are in registers there.
    pub at_definitions: BTreeSet<VReg>,
    /// A position and a value, which is in a register in the position before, and stored as that one begins.
    pub at: Vec<(u32, VReg)>,
    /// An edge and a value, which is in a register where the edge starts.
    pub on_edges: BTreeSet<(Edge, VReg)>,
    /// A block and a value that is both in a register and in memory at its end.
    pub in_both: BTreeSet<(Block, VReg)>,
}

/// Makes the allocation.
///
/// # Errors
/// When no register is left for a copy from slot to slot, or callee-saved registers cannot be saved.
pub fn build(
    code: &Lowered<'_>,
    lives: &Lives,
    pieces: Pieces,
    stores: Stores,
    saves: CalleeSaves,
) -> Result<Allocation, Error> {
    let mut builder = Builder::new(code, lives, pieces, stores);
    builder.operands();
    for block in code.blocks().collect::<Vec<_>>() {
        builder.block(block)?;
    }
    for edge in code.func.edges() {
        if code.cfg.is_reachable(code.func.edge(edge).from) {
            builder.edge(edge)?;
        }
    }
    builder.finish(saves)
}

/// The order of edits before an instruction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Phase {
    Save,
    EdgeIn,
    Inst,
    EdgeOut,
    Restore,
}

struct Builder<'a, 'b> {
    code: &'a Lowered<'b>,
    lives: &'a Lives,
    pieces: Pieces,
    slots: Slots<'b>,
    stores: Stores,
    /// By block: the virtual registers that are live in it.
    in_blocks: Vec<Vec<VReg>>,
    operands: Vec<Loc>,
    edits: Vec<(Point, Phase, Edit)>,
}

impl<'a, 'b> Builder<'a, 'b> {
    fn new(code: &'a Lowered<'b>, lives: &'a Lives, pieces: Pieces, stores: Stores) -> Self {
        let is_live_in = |vreg: usize, piece: &Piece| {
            first_common(&lives.lifetimes[vreg].ranges, &[piece.range], (0, u32::MAX)).is_some()
        };
        let in_memory =
            |vreg: &usize| pieces[*vreg].iter().any(|piece| piece.reg.is_none() && is_live_in(*vreg, piece));
        let memory: Vec<VReg> = (0..pieces.len()).filter(in_memory).map(|vreg| vreg as VReg).collect();
        let slots = Slots::new(code, lives, &memory);
        let mut in_blocks = vec![Vec::new(); code.func.num_blocks()];
        for (vreg, lifetime) in lives.lifetimes.iter().enumerate() {
            for &(start, end) in &lifetime.ranges {
                let blocks = |at: u32| code.func.block_of(Inst::from_u32(at / 4)).as_u32() as usize;
                (blocks(start)..=blocks(end - 1)).for_each(|block| in_blocks[block].push(vreg as VReg));
            }
        }
        let (operands, edits) = (vec![Loc::None; code.operands.len()], Vec::new());
        Builder { code, lives, pieces, slots, stores, in_blocks, operands, edits }
    }

    /// Where a virtual register is at a position.
    fn loc(&self, vreg: VReg, at: u32) -> Loc {
        let pieces = &self.pieces[vreg as usize];
        let index = pieces.partition_point(|piece| piece.range.1 <= at);
        match pieces.get(index).and_then(|piece| piece.reg) {
            Some(reg) => Loc::Reg(reg),
            None => self.slots.of(vreg).map_or(Loc::None, Loc::Slot),
        }
    }

    /// Whether a virtual register is stored where it is defined.
    fn is_stored(&self, vreg: VReg) -> bool {
        self.stores.at_definitions.contains(&vreg) && self.slots.of(vreg).is_some()
    }

    fn operands(&mut self) {
        for inst in self.code.blocks().flat_map(|block| self.code.func.block_insts(block)) {
            let range = self.code.func.operand_range(inst);
            for (index, (vreg, desc)) in range.zip(self.code.inst_operands(inst)) {
                self.operands[index] = self.loc(vreg, position(inst, desc));
            }
        }
    }

    /// The edits within a block.
    fn block(&mut self, block: Block) -> Result<(), Error> {
        let (first, end) = self.code.func.block(block).insts;
        let start = before(Inst::from_u32(first));
        let mut moves: Vec<(u32, Move)> = Vec::new();
        for &vreg in &self.in_blocks[block.as_u32() as usize] {
            let ty = self.code.vregs[vreg as usize].ty;
            let lifetime = &self.lives.lifetimes[vreg as usize];
            for piece in &self.pieces[vreg as usize] {
                let at = piece.range.0;
                if at <= start || at >= end * 4 || !lifetime.covers(at - 1) || !lifetime.covers(at) {
                    continue;
                }
                let (from, to) = (self.loc(vreg, at - 1), self.loc(vreg, at));
                if to.reg().is_some() && from != to {
                    moves.push((at, Move { ty, from, to }));
                }
            }
        }
        for inst in (first..end).map(Inst::from_u32) {
            self.inst_moves(inst, &mut moves);
        }
        for &param in self.code.func.block_params(block).iter().filter(|param| self.is_stored(param.as_u32())) {
            let (from, to) = (self.loc(param.as_u32(), start), self.slot(param.as_u32()));
            if from.reg().is_some() {
                moves.push((start + 1, Move { ty: self.code.func.value_type(param), from, to }));
            }
        }
        for &(at, vreg) in self.stores.at.iter().filter(|&&(at, _)| at > start && at < end * 4) {
            let ty = self.code.vregs[vreg as usize].ty;
            moves.push((at, Move { ty, from: self.loc(vreg, at - 1), to: self.slot(vreg) }));
        }
        moves.sort_by_key(|it| it.0);
        for group in moves.chunk_by(|a, b| a.0 == b.0) {
            let at = group[0].0;
            let inst = Inst::from_u32(at.div_ceil(4) - u32::from(at % 4 == 1));
            let held = self.held(self.in_blocks[block.as_u32() as usize].iter().copied(), at);
            let (first, then) = load_once(group.iter().map(|it| it.1));
            for moves in [first, then] {
                self.sequence(inst, &moves, held.clone(), (Point::Before(inst), Phase::Inst))?;
            }
        }
        Ok(())
    }

    /// The copies around an instruction, and the stores of the values that it defines.
    fn inst_moves(&self, inst: Inst, moves: &mut Vec<(u32, Move)>) {
        for copy in [early(inst), after(inst)].into_iter().flat_map(|at| self.code.copies_at(at)) {
            let ty = self.code.vregs[copy.to as usize].ty;
            let (from, to) = (self.loc(copy.from, copy.at - 1), self.loc(copy.to, copy.at));
            moves.push((copy.at, Move { ty, from, to }));
            if self.is_stored(copy.to) && to.reg().is_some() {
                moves.push((copy.at, Move { ty, from, to: self.slot(copy.to) }));
            }
        }
        for (vreg, desc) in self.code.inst_operands(inst).filter(|(_, desc)| desc.is_def()) {
            if self.code.is_value(vreg) && self.is_stored(vreg) {
                let (ty, from) = (self.code.vregs[vreg as usize].ty, self.loc(vreg, position(inst, desc)));
                if from.reg().is_some() {
                    moves.push((after(inst), Move { ty, from, to: self.slot(vreg) }));
                }
            }
        }
    }

    /// The edits of an edge.
    fn edge(&mut self, edge: Edge) -> Result<(), Error> {
        let func = self.code.func;
        let (from, to) = (func.edge(edge).from, func.edge(edge).to);
        let Some(last) = func.terminator(from) else { return Ok(()) };
        let (end, start) = (after(last), before(Inst::from_u32(func.block(to).insts.0)));
        let live = &self.lives.starts[to.as_u32() as usize];
        let params = func.block_params(to);
        let mut moves = Vec::new();
        for value in live.ones().map(Value::new).filter(|value| !params.contains(value)) {
            let vreg = self.code.at_end(from, value.as_u32());
            let (ty, is_new) = (func.value_type(value), vreg != value.as_u32());
            let (from, to) = (self.loc(vreg, end), self.loc(value.as_u32(), start));
            if to.reg().is_some() || is_new {
                moves.push(Move { ty, from, to });
            }
            let is_stored = to.reg().is_some() && is_new && self.is_stored(value.as_u32());
            let is_chosen = to.reg().is_some() || !is_new;
            if is_stored || (is_chosen && self.stores.on_edges.contains(&(edge, value.as_u32()))) {
                moves.push(Move { ty, from, to: self.slot(value.as_u32()) });
            }
        }
        for (&param, &arg) in params.iter().zip(func.edge_args(edge)).filter(|(param, _)| live.contains(param.index()))
        {
            let vreg = self.code.at_end(from, arg.as_u32());
            let in_both = self.stores.in_both.contains(&(from, vreg)) || self.is_stored(vreg);
            let (from, to) = (self.loc(vreg, end), self.loc(param.as_u32(), start));
            if !(in_both && to == self.slot(arg.as_u32())) {
                moves.push(Move { ty: func.value_type(param), from, to });
            }
        }
        let held = self.held(live.ones().map(|value| value as VReg), start);
        let form = func.inst_form(self.code.target, last);
        let place = if self.code.cfg.pred_edges(to).len() == 1 && to != Block::ENTRY {
            (Point::Before(Inst::from_u32(func.block(to).insts.0)), Phase::EdgeIn)
        } else if func.succ_edges(from).len() == 1 && form.is_empty() && !form.has_clobbers() {
            (Point::Before(last), Phase::EdgeOut)
        } else {
            (Point::Edge(edge), Phase::Inst)
        };
        self.sequence(last, &moves, held, place)
    }

    fn slot(&self, vreg: VReg) -> Loc {
        self.slots.of(vreg).map_or(Loc::None, Loc::Slot)
    }

    /// The registers that hold one of some virtual registers at a position.
    fn held(&self, vregs: impl Iterator<Item = VReg>, at: u32) -> Vec<(Reg, Type)> {
        let live = vregs.filter(|&vreg| self.lives.lifetimes[vreg as usize].covers(at));
        live.filter_map(|vreg| Some((self.loc(vreg, at).reg()?, self.code.vregs[vreg as usize].ty))).collect()
    }

    fn sequence(
        &mut self,
        inst: Inst,
        moves: &[Move],
        held: Vec<(Reg, Type)>,
        (point, phase): (Point, Phase),
    ) -> Result<(), Error> {
        let code = self.code;
        let regs = |ty| code.sets.list(code.target.home_class(ty));
        let slots = &mut self.slots;
        let mut temporary = |ty| slots.temporary(ty);
        let mut around = Surroundings { target: code.target, held, regs: &regs, temporary: &mut temporary };
        let edits = sequence(moves, &mut around).ok_or_else(|| Error::no_register(code.func, code.target, inst))?;
        self.edits.extend(edits.into_iter().map(|edit| (point, phase, edit)));
        Ok(())
    }

    fn finish(mut self, saves: CalleeSaves) -> Result<Allocation, Error> {
        let saved = self.save_callee_saved(saves)?;
        self.edits.sort_by_key(|&(point, phase, _)| (point, phase));
        let is_spilled = |vreg: &usize| self.slots.of(*vreg as VReg).is_some();
        let spilled_values = (0..self.code.func.num_values()).filter(is_spilled).count() as u32;
        let edits = self.edits.iter().map(|&(point, _, edit)| (point, edit)).collect();
        let operands = self.operands;
        let mut allocation = Allocation { operands, edits, saved, spilled_values, ..Allocation::default() };
        self.slots.lay_out(&mut allocation);
        Ok(allocation)
    }

    /// Finds the callee-saved registers that the code writes, and saves them if that is asked for.
    fn save_callee_saved(&mut self, saves: CalleeSaves) -> Result<Vec<SavedReg>, Error> {
        let (func, target) = (self.code.func, self.code.target);
        let written = self.written_units();
        let is_written = |reg: &Reg| target.reg_units(*reg).iter().any(|&unit| written.contains(unit));
        let mut saved = Vec::new();
        for reg in func.callee_saved_regs(target).filter(is_written) {
            if saves == CalleeSaves::Report {
                saved.push(SavedReg { reg, slot: None });
                continue;
            }
            let first = Inst::from_u32(func.block(Block::ENTRY).insts.0);
            let what = "a callee-saved register that is reserved in part, or holds no values";
            let Some(ty) = target.reg(reg).ty.filter(|_| !self.code.sets.is_reserved(reg)) else {
                return Err(Error::unsupported(func, target, first, what));
            };
            if !target.ty(ty).memory.is_empty() {
                return Err(Error::unsupported(func, target, first, Error::SCRATCH));
            }
            let slot = self.slots.temporary(ty);
            self.edits.push((Point::Before(first), Phase::Save, Edit::Store { ty, from: reg, to: slot }));
            for last in self.code.blocks().filter_map(|block| func.terminator(block)) {
                if func.inst_form(target, last).kind == FormKind::Return {
                    let edit = Edit::Load { ty, from: slot, to: reg };
                    self.edits.push((Point::Before(last), Phase::Restore, edit));
                }
            }
            saved.push(SavedReg { reg, slot: Some(slot) });
        }
        Ok(saved)
    }

    /// The units that instructions other than the entry and edits write. The clobbers of returns do not count. At entry only
    /// references count: a collector may write their registers.
    fn written_units(&self) -> UnitSet {
        let (func, target) = (self.code.func, self.code.target);
        let mut written = target.no_units();
        for inst in self.code.blocks().flat_map(|block| func.block_insts(block)) {
            let form = func.inst_form(target, inst);
            if !matches!(form.kind, FormKind::Return | FormKind::Entry) {
                written.union_with(&UnitSet::from_words(form.clobbers));
            }
            let is_written = |value: Value| form.kind != FormKind::Entry || func.reference(value).is_some();
            let located = func.inst_operands(inst).iter().zip(&self.operands[func.operand_range(inst)]);
            let defs = form.operands().zip(located).filter(|(desc, (value, _))| desc.is_def() && is_written(**value));
            written.union_with(&target.units_of(defs.filter_map(|(_, (_, loc))| loc.reg())));
        }
        for (_, _, edit) in &self.edits {
            match *edit {
                Edit::Move { to, .. } | Edit::Load { to, .. } => written.union_with(&target.units_of([to])),
                Edit::Swap { a, b, .. } => written.union_with(&target.units_of([a, b])),
                _ => {}
            }
        }
        written
    }
}

/// Copies that happen at once, and copies that happen after them. If a slot is read more than once, it is loaded once, and
/// what it held is copied from the register then.
fn load_once(moves: impl Iterator<Item = Move>) -> (Vec<Move>, Vec<Move>) {
    let (mut first, mut then): (Vec<Move>, Vec<Move>) = (Vec::new(), Vec::new());
    for it in moves {
        let is_load = |it: &Move| matches!((it.from, it.to), (Loc::Slot(_), Loc::Reg(_)));
        match first.iter().find(|known| is_load(known) && is_load(&it) && known.from == it.from && known.ty == it.ty) {
            Some(known) => then.push(Move { from: known.to, ..it }),
            None => first.push(it),
        }
    }
    (first, then)
}

/// The pieces of virtual registers that stay in one place: in the given register, where they are fixed, or in memory.
pub fn whole_pieces(code: &Lowered<'_>, lives: &Lives, reg: impl Fn(VReg) -> Option<Reg>) -> Pieces {
    let piece = |(vreg, lifetime): (usize, &crate::live::Lifetime)| {
        let reg = match code.vregs[vreg].home {
            Home::Fixed(reg) => Some(reg),
            Home::Memory => None,
            Home::Regs(_) => reg(vreg as VReg),
        };
        if lifetime.ranges.is_empty() {
            Vec::new()
        } else {
            vec![Piece { range: (lifetime.start(), lifetime.end()), reg }]
        }
    };
    lives.lifetimes.iter().enumerate().map(piece).collect()
}

/// Adds the pieces in memory to those in registers, which cover all else of the lifetimes of values.
pub fn with_memory(code: &Lowered<'_>, lives: &Lives, mut pieces: Pieces) -> Pieces {
    for (vreg, pieces) in pieces.iter_mut().enumerate().filter(|(vreg, _)| code.is_value(*vreg as VReg)) {
        pieces.sort_by_key(|piece| piece.range);
        let lifetime = &lives.lifetimes[vreg];
        let mut at = lifetime.start();
        let mut all = Vec::new();
        for piece in pieces.drain(..) {
            if at < piece.range.0 {
                all.push(Piece { range: (at, piece.range.0), reg: None });
            }
            at = piece.range.1;
            all.push(piece);
        }
        if at < lifetime.end() {
            all.push(Piece { range: (at, lifetime.end()), reg: None });
        }
        *pieces = all;
    }
    pieces
}
