//! Second-chance binpacking: a linear scan that allocates and rewrites in one walk over the code.
//!
//! # Input
//! A lowered function.
//!
//! # Output
//! The pieces of each virtual register, and the places of stores.
//!
//! # How
//! A register is a *bin* with holes, where nothing fixed occupies it. The walk sees each instruction once, in the order of
//! the code. What is read and in no register gets one again, its *second chance*. What is defined gets one, too ([`bins`]).
//! A value that leaves a register is stored unless its slot is known to hold it, or it is in a lifetime hole.
//! A value that must leave for something fixed moves to a register with a large enough hole, if there is one (*early second
//! chance*). The state at the end of a block is that at the start of the next one in the code. Edges move, load and store
//! what their ends do not agree on. Where a block relies on a slot that an edge does not bring, the edge stores ([`edges`]).
//!
//! # What differs from the paper
//! The temporaries of the paper are variables. Here they are values of SSA form, so a parameter is defined at the start of
//! its block. A copy from a value in memory loads straight to its destination.
//! A value in a hole can lose its register to another one, which costs nothing there. The edges around the hole load it.
//!
//! # What is left out
//! The peephole pass behind the walk. Blocks are in the order of the code, whatever that is.
//!
//! # Limits
//! Those of lowering. Operands are placed greedily, small classes first. An instruction where that fails is an error.
//!
//! # Cost
//! Linear in the operands times the registers times what one register holds.
//!
//! # Reference
//! O. Traub, G. Holloway and M. D. Smith, *Quality and speed in linear-scan register allocation*, PLDI 1998.

mod bins;
mod edges;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use fixedbitset::FixedBitSet;
use rustc_hash::FxBuildHasher;
use ssara_core::ir::{Block, Function, Inst};
use ssara_core::output::Allocation;
use ssara_core::target::Reg;
use ssara_core::{CalleeSaves, Target};

use crate::Error;
use crate::build::{Piece, Pieces, Stores, build, whole_pieces, with_memory};
use crate::live::Lives;
use crate::lower::{Home, Lowered, Relations, VReg, after, before, early, position};
use crate::second_chance::edges::Ends;

/// Allocates registers.
///
/// # Errors
/// When an instruction is not supported, or finds no register.
pub fn allocate(func: &Function, target: &Target, saves: CalleeSaves) -> Result<Allocation, Error> {
    allocate_within(func, target, saves, Reach::Function)
}

/// Where a value may stay in its register, and with that how registers are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// In the whole function: second-chance binpacking.
    Function,
    /// In one block: [`local`](crate::local) allocation.
    Block,
}

/// Allocates registers, in which values stay as far as that.
///
/// # Errors
/// When an instruction is not supported, or finds no register.
pub fn allocate_within(
    func: &Function,
    target: &Target,
    saves: CalleeSaves,
    reach: Reach,
) -> Result<Allocation, Error> {
    let none = FixedBitSet::with_capacity(func.num_values());
    let code = Lowered::new(func, target, &none, Relations::Refused)?;
    let lives = Lives::new(&code)?;
    let mut walk = Walk::new(&code, &lives, reach);
    for block in code.blocks().collect::<Vec<_>>() {
        walk.block(block)?;
    }
    walk.release(u32::MAX);
    let Walk { pieces, mut stores, ends, .. } = walk;
    ends.stores(&code, &lives, &mut stores);
    let pieces = with_memory(&code, &lives, pieces);
    build(&code, &lives, pieces, stores, saves)
}

/// A register that a virtual register has, and from where on.
#[derive(Clone, Copy)]
struct Bin {
    reg: Reg,
    from: u32,
}

/// A virtual register that asks for a register.
#[derive(Clone, Copy)]
struct Request {
    vreg: VReg,
    /// From where on.
    at: u32,
    /// Up to where it must have one; `at` if memory will do.
    until: u32,
}

struct Walk<'a> {
    code: &'a Lowered<'a>,
    lives: &'a Lives,
    reach: Reach,
    /// By virtual register: the position of the last instruction that named it.
    named: Vec<u32>,
    /// What has a register, in lifetime holes, too.
    held: BTreeMap<VReg, Bin>,
    /// The live values whose slots hold them.
    stored: BTreeSet<VReg>,
    /// The values that have asked for a register once.
    known: BTreeSet<VReg>,
    /// By virtual register: the register that it had last.
    last: Vec<Option<Reg>>,
    /// By virtual register: those that are copied from it or to it.
    related: HashMap<VReg, Vec<VReg>, FxBuildHasher>,
    pieces: Pieces,
    stores: Stores,
    ends: Ends,
}

impl<'a> Walk<'a> {
    fn new(code: &'a Lowered<'a>, lives: &'a Lives, reach: Reach) -> Self {
        let mut pieces = whole_pieces(code, lives, |_| None);
        let mut last = vec![None; code.vregs.len()];
        for (vreg, data) in code.vregs.iter().enumerate() {
            match data.home {
                Home::Regs(_) => pieces[vreg].clear(),
                Home::Fixed(reg) => last[vreg] = Some(reg),
                Home::Memory => {}
            }
        }
        let mut related: HashMap<VReg, Vec<VReg>, FxBuildHasher> = HashMap::default();
        code.for_each_copy(|from, to, _| {
            related.entry(from).or_default().push(to);
            related.entry(to).or_default().push(from);
        });
        let (held, stored, known) = (BTreeMap::new(), BTreeSet::new(), BTreeSet::new());
        let (stores, ends) = (Stores::default(), Ends::new(code.func.num_blocks()));
        let named = vec![0; code.vregs.len()];
        Walk { code, lives, reach, named, held, stored, known, last, related, pieces, stores, ends }
    }

    fn block(&mut self, block: Block) -> Result<(), Error> {
        let (first, end) = self.code.func.block(block).insts;
        let start = first * 4;
        self.release(start);
        let live: Vec<VReg> = self.lives.starts[block.as_u32() as usize].ones().map(|value| value as VReg).collect();
        let params = self.code.func.block_params(block);
        let is_param = |value: VReg| params.iter().any(|param| param.as_u32() == value);
        self.stored.retain(|value| live.contains(value) && !is_param(*value));
        // Locally, all values are in memory here.
        let reach = self.reach;
        for &value in live.iter().filter(|_| reach == Reach::Function) {
            if self.known.insert(value) || (is_param(value) && !self.held.contains_key(&value)) {
                self.place(Request { vreg: value, at: start, until: start }, Inst::from_u32(first))?;
            }
        }
        let in_regs = live.iter().copied().filter(|value| self.held.contains_key(value)).collect();
        self.stored.retain(|value| self.held.contains_key(value));
        self.ends.start(block, in_regs, self.stored.clone());
        for inst in (first..end).map(Inst::from_u32) {
            self.inst(block, inst)?;
        }
        if self.reach == Reach::Block {
            self.store_what_lives_on(block);
        }
        let is_live = |value: &VReg| self.code.is_value(*value) && self.covers(*value, end * 4 - 1);
        let in_regs: BTreeSet<VReg> = self.held.keys().copied().filter(is_live).collect();
        self.stored.retain(|value| in_regs.contains(value));
        self.stores.in_both.extend(self.stored.iter().map(|&value| (block, value)));
        self.ends.end(self.code, block, in_regs, self.stored.clone());
        if self.reach == Reach::Block {
            let held: Vec<VReg> = self.held.keys().copied().collect();
            held.into_iter().for_each(|vreg| self.close(vreg, end * 4));
        }
        Ok(())
    }
    /// Stores the values in registers that blocks behind a block read, before its terminator.
    fn store_what_lives_on(&mut self, block: Block) {
        let Some(last) = self.code.func.terminator(block) else { return };
        let mut live = FixedBitSet::with_capacity(self.code.func.num_values());
        for edge in self.code.func.succ_edges(block) {
            let to = self.code.func.edge(edge).to;
            let mut through = self.lives.starts[to.as_u32() as usize].clone();
            self.code.func.block_params(to).iter().for_each(|param| through.remove(param.as_u32() as usize));
            live.union_with(&through);
        }
        let in_regs = live.ones().map(|value| value as VReg).filter(|value| self.held.contains_key(value));
        for value in in_regs.collect::<Vec<_>>() {
            if self.stored.insert(value) {
                self.stores.at.push((early(last), value));
            }
        }
    }

    fn inst(&mut self, block: Block, inst: Inst) -> Result<(), Error> {
        self.release(early(inst));
        let copies = [early(inst), after(inst)].into_iter().flat_map(|at| self.code.copies_at(at));
        for vreg in self.code.inst_operands(inst).map(|it| it.0).chain(copies.flat_map(|copy| [copy.from, copy.to])) {
            self.named[vreg as usize] = before(inst);
        }
        let mut requests = self.conflicts(inst);
        for (vreg, desc) in self.code.inst_operands(inst).filter(|(_, desc)| !desc.is_def()) {
            let is_loaded = !self.held.contains_key(&vreg) && requests.iter().all(|it| it.vreg != vreg);
            if self.code.is_value(vreg) && !desc.takes_spill_slot() && is_loaded {
                self.stored.insert(vreg);
                requests.push(Request { vreg, at: early(inst), until: self.last_read(vreg, inst) });
            }
        }
        let copied = [early(inst), after(inst)].into_iter().flat_map(|at| self.code.copies_at(at)).map(|copy| copy.to);
        for vreg in self.code.inst_operands(inst).map(|(vreg, _)| vreg).chain(copied) {
            let (data, lifetime) = (&self.code.vregs[vreg as usize], &self.lives.lifetimes[vreg as usize]);
            if !self.code.is_value(vreg) && matches!(data.home, Home::Regs(_)) && !lifetime.ranges.is_empty() {
                requests.push(Request { vreg, at: lifetime.start(), until: lifetime.end() });
            }
        }
        requests.extend(self.defs(inst));
        requests.sort_by_key(|it| (it.at, it.until == it.at, self.set_size(it.vreg), it.vreg));
        requests.dedup_by_key(|it| it.vreg);
        for request in requests {
            self.place_in(block, request, inst)?;
        }
        self.leave_clobbered(block, inst);
        Ok(())
    }
    /// Takes values out of registers that an instruction overwrites after it has read them there.
    fn leave_clobbered(&mut self, block: Block, inst: Inst) {
        for (vreg, bin) in self.held.clone() {
            let window = (bin.from.max(early(inst)), before(inst) + 4);
            if self.code.is_value(vreg) && self.busy_from(bin.reg, vreg, window).is_some() {
                self.evict(block, vreg, self.last_read(vreg, inst), inst);
            }
        }
    }

    /// The requests of what an instruction defines.
    fn defs(&mut self, inst: Inst) -> Vec<Request> {
        let mut requests = Vec::new();
        for (vreg, desc) in self.code.inst_operands(inst).filter(|(_, desc)| desc.is_def()) {
            let at = position(inst, desc);
            let until = if desc.takes_spill_slot() { at } else { after(inst) };
            requests.push(Request { vreg, at, until });
        }
        let at = after(inst);
        requests.extend(self.code.copies_at(at).iter().map(|copy| Request { vreg: copy.to, at, until: at }));
        requests.retain(|it| self.code.is_value(it.vreg) && self.covers(it.vreg, it.at));
        for request in &requests {
            self.stored.remove(&request.vreg);
            self.known.insert(request.vreg);
        }
        requests.retain(|it| !self.held.contains_key(&it.vreg));
        requests
    }

    /// Takes values out of registers that something fixed at an instruction occupies before they are read there. They ask for
    /// other ones. The rest leaves once the instruction has its registers.
    fn conflicts(&mut self, inst: Inst) -> Vec<Request> {
        let window = (early(inst), before(inst) + 4);
        let mut requests = Vec::new();
        for (vreg, bin) in self.held.clone() {
            let Some(at) = self.busy_from(bin.reg, vreg, window) else { continue };
            let until = self.last_read(vreg, inst);
            if self.reach == Reach::Function
                && let Some(reg) = self.sufficient(Request { vreg, at: window.0, until: window.1 })
            {
                self.close(vreg, window.0);
                self.assign(vreg, window.0, reg);
            } else if until > at {
                self.close(vreg, window.0);
                requests.push(Request { vreg, at: window.0, until });
            }
        }
        requests
    }

    /// Ends what is dead at a position.
    fn release(&mut self, at: u32) {
        let end = |vreg: VReg| self.lives.lifetimes[vreg as usize].end();
        let dead: Vec<VReg> = self.held.keys().copied().filter(|&vreg| end(vreg) <= at).collect();
        for vreg in dead {
            self.close(vreg, self.lives.lifetimes[vreg as usize].end());
        }
    }
    /// Ends the piece of a virtual register, which loses its register.
    fn close(&mut self, vreg: VReg, until: u32) {
        if let Some(Bin { reg, from }) = self.held.remove(&vreg)
            && from < until
        {
            self.pieces[vreg as usize].push(Piece { range: (from, until), reg: Some(reg) });
        }
    }
    fn assign(&mut self, vreg: VReg, from: u32, reg: Reg) {
        self.held.insert(vreg, Bin { reg, from });
        self.last[vreg as usize] = Some(reg);
    }
    /// Takes a value out of its register. It is stored before the instruction if it lives on, and its slot does not hold
    /// it.
    fn evict(&mut self, block: Block, vreg: VReg, until: u32, inst: Inst) {
        self.close(vreg, until);
        if self.covers(vreg, until) && self.covers(vreg, before(inst)) {
            match self.stored.remove(&vreg) {
                true => self.ends.rely(block, vreg),
                false => self.stores.at.push((early(inst), vreg)),
            }
        }
    }

    fn covers(&self, vreg: VReg, at: u32) -> bool {
        self.lives.lifetimes[vreg as usize].covers(at)
    }
    fn set_size(&self, vreg: VReg) -> usize {
        match self.code.vregs[vreg as usize].home {
            Home::Regs(set) => self.code.sets.regs(set).len(),
            _ => 0,
        }
    }
    /// Up to where an instruction needs a value in a register.
    fn last_read(&self, vreg: VReg, inst: Inst) -> u32 {
        let operands = self.code.inst_operands(inst);
        let reads = operands.filter(|(operand, desc)| *operand == vreg && !desc.is_def() && !desc.takes_spill_slot());
        reads.map(|(_, desc)| position(inst, desc) + 1).max().unwrap_or(early(inst))
    }
}
