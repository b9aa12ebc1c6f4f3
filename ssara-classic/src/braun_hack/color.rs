//! Registers for what is in registers.
//!
//! # Input
//! The residency.
//!
//! # Output
//! The pieces of each virtual register.
//!
//! # How
//! Blocks are visited in reverse postorder, so dominators come first. At the start of a block a value prefers the
//! register that it has at the end of a predecessor. At an instruction each value keeps its register, and what is new
//! takes a free one. If that is not possible, all of them may change places, those that need not keep theirs as far as
//! the matching leaves them alone.
//!
//! The choice is biased: registers of virtual registers that are copied from or to this one come first.
//!
//! # Why correct
//! The last attempt asks [`place`] what the spiller asked, so it has the same answer.
//!
//! # Cost
//! At most three placements for each instruction.
//!
//! # Reference
//! Hack 2007.

use std::collections::BTreeMap;

use ssara_core::ir::{Block, Inst};
use ssara_core::target::Reg;

use crate::Error;
use crate::braun_hack::place::{Occupant, Wish, place};
use crate::braun_hack::spill::{Residency, occupants};
use crate::build::{Piece, Pieces, whole_pieces, with_memory};
use crate::live::Lives;
use crate::lower::{Home, Lowered, VReg, before, early};

/// Gives registers to all virtual registers.
///
/// # Errors
/// When there are no registers, though the spiller found some.
pub fn color(code: &Lowered<'_>, lives: &Lives, residency: &Residency) -> Result<Pieces, Error> {
    let mut pieces = whole_pieces(code, lives, |_| None);
    for (vreg, data) in code.vregs.iter().enumerate() {
        if let Home::Regs(_) = data.home {
            pieces[vreg].clear();
        }
    }
    let mut related: BTreeMap<VReg, Vec<VReg>> = BTreeMap::new();
    code.for_each_copy(|from, to, _| {
        related.entry(from).or_default().push(to);
        related.entry(to).or_default().push(from);
    });
    let fixed = |home: Home| if let Home::Fixed(reg) = home { Some(reg) } else { None };
    let last = code.vregs.iter().map(|data| fixed(data.home)).collect();
    let ends = vec![BTreeMap::new(); code.func.num_blocks()];
    let mut coloring = Coloring { code, lives, pieces, related, last, ends, current: BTreeMap::new() };
    for &block in code.cfg.rpo() {
        coloring.block(block, &residency[block.as_u32() as usize])?;
    }
    Ok(with_memory(code, lives, coloring.pieces))
}

struct Coloring<'a, 'b> {
    code: &'a Lowered<'b>,
    lives: &'a Lives,
    pieces: Pieces,
    related: BTreeMap<VReg, Vec<VReg>>,
    /// By virtual register: the register that it had last.
    last: Vec<Option<Reg>>,
    /// By block: the registers at its end.
    ends: Vec<BTreeMap<VReg, Reg>>,
    /// The registers of values at the current place.
    current: BTreeMap<VReg, Reg>,
}

impl Coloring<'_, '_> {
    fn block(&mut self, block: Block, residency: &[Occupant]) -> Result<(), Error> {
        let (first, end) = self.code.func.block(block).insts;
        let start = first * 4;
        let at_start: Vec<Occupant> = residency
            .iter()
            .take_while(|it| it.range.0 == start)
            .map(|it| Occupant { vreg: it.vreg, range: (start, start + 1) })
            .collect();
        self.current = self.at_pred_ends(block, &at_start);
        self.assign(None, Inst::from_u32(first), &at_start)?;
        let mut waiting = residency.iter().peekable();
        let mut open: Vec<Occupant> = Vec::new();
        for inst in (first..end).map(Inst::from_u32) {
            let now = before(inst);
            open.extend(std::iter::from_fn(|| waiting.next_if(|it| it.range.0 < now + 4).cloned()));
            let occupants = occupants(self.code, self.lives, inst, &open, (early(inst), now + 4));
            self.assign(Some(inst), inst, &occupants)?;
            open.retain(|it| it.range.1 > now + 4);
            for it in &open {
                // Nothing moves between the state after an instruction and the state before the next one.
                if let Some(piece) = self.pieces[it.vreg as usize].last_mut() {
                    piece.range.1 = piece.range.1.max(now + 5);
                }
            }
            let is_open = |vreg: &VReg| open.iter().any(|it| it.vreg == *vreg) || now + 4 == end * 4;
            self.current.retain(|vreg, _| is_open(vreg));
        }
        self.ends[block.as_u32() as usize] = std::mem::take(&mut self.current);
        Ok(())
    }

    /// The registers of values, or of the arguments for them, at the ends of predecessors.
    fn at_pred_ends(&self, block: Block, values: &[Occupant]) -> BTreeMap<VReg, Reg> {
        let code = self.code;
        let mut edges = code.cfg.pred_edges(block).to_vec();
        edges.sort_by(|&a, &b| code.cfg.edge_freq(code.func, b).total_cmp(&code.cfg.edge_freq(code.func, a)));
        let params = code.func.block_params(block);
        let reg = |it: &Occupant| {
            let param = params.iter().position(|param| param.as_u32() == it.vreg);
            let at_end = |&edge: &ssara_core::ir::Edge| {
                let value = param.map_or(it.vreg, |index| code.func.edge_args(edge)[index].as_u32());
                let from = code.func.edge(edge).from;
                self.ends[from.as_u32() as usize].get(&code.at_end(from, value)).copied()
            };
            Some((it.vreg, edges.iter().find_map(at_end)?))
        };
        values.iter().filter_map(reg).collect()
    }

    /// Gives registers to occupants of one place.
    fn assign(&mut self, inst: Option<Inst>, at: Inst, occupants: &[Occupant]) -> Result<(), Error> {
        let code = self.code;
        let wishes: BTreeMap<VReg, Vec<Reg>> = occupants.iter().map(|it| (it.vreg, self.wishes(it.vreg))).collect();
        let is_kept = |vreg: VReg| inst.is_some() && self.current.contains_key(&vreg);
        let keep = |vreg: VReg| match is_kept(vreg) {
            true => Wish::Keep(&wishes[&vreg]),
            false => Wish::Prefer(&wishes[&vreg]),
        };
        let prefer = |vreg: VReg| Wish::Prefer(&wishes[&vreg]);
        let found = place(code, self.lives, inst, occupants, keep)
            .or_else(|| place(code, self.lives, inst, occupants, prefer))
            .or_else(|| place(code, self.lives, inst, occupants, |_| Wish::Any));
        let regs = found.ok_or_else(|| Error::no_register(code.func, code.target, at))?;
        for (&Occupant { vreg, range }, reg) in occupants.iter().zip(regs) {
            self.last[vreg as usize] = Some(reg);
            self.current.insert(vreg, reg);
            match self.pieces[vreg as usize].last_mut() {
                Some(piece) if piece.range.1 == range.0 && piece.reg == Some(reg) => piece.range.1 = range.1,
                _ => self.pieces[vreg as usize].push(Piece { range, reg: Some(reg) }),
            }
        }
        Ok(())
    }

    /// The registers that suit a virtual register, the best first: its own, and those of related ones.
    fn wishes(&self, vreg: VReg) -> Vec<Reg> {
        let related = self.related.get(&vreg).into_iter().flatten();
        let related = related.filter_map(|&other| self.current.get(&other).copied().or(self.last[other as usize]));
        self.current.get(&vreg).copied().into_iter().chain(related).chain(self.last[vreg as usize]).collect()
    }
}
