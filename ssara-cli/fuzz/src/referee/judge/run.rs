//! Runs a function and its allocated code in step, on paths drawn at random.
//!
//! The function runs on values: each execution of a def makes a new token. The allocated code runs on bits. At each
//! instruction each use must hold the token of its value. Then both write the tokens of the defs. So whatever is
//! right in one step rests only on what was right before it on the same path.
//!
//! The order within an instruction: early uses are read, early defs and scratch registers are written, a collector
//! moves objects, the outgoing area is given up, late defs are written, clobbers take effect, and late uses are read.
//! After the early defs all uses must still be there. At the end all late uses and all defs must be.

use ssara_core::ir::{Block, Edge, Function, Inst, Value};
use ssara_core::output::{Allocation, Edit, Loc, Slot};
use ssara_core::target::{Form, FormKind, OperandDesc, Pos, Reg, Remat, Target};
use ssara_core::units::iter_words;

use super::super::fault::{Fault, Rule, demand};
use super::super::machine::Machine;
use super::super::rng::Rng;
use super::claims::Claims;
use super::code::{Code, Op, Row};
use super::frame::Frame;
use super::hardware::Hardware;
use super::shape::{remat_class, show};
use super::strip::{Piece, Token};

/// The token of a value that may be anything.
pub const ANYTHING: Token = 0;
/// The bit of tokens that depend on the instruction and on what it uses alone.
const CONSTANT: Token = 1 << 63;
/// An odd factor that spreads the bits of tokens.
const ODD: Token = 0x9e37_79b9_7f4a_7c15;

/// What is run.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    /// The function.
    pub func: &'a Function,
    /// Its machine.
    pub machine: &'a Machine,
    /// Its allocation.
    pub alloc: &'a Allocation,
    /// The code of the allocation.
    pub code: &'a Code,
    /// What the checker says about it.
    pub claims: &'a Claims,
    /// The frame.
    pub frame: &'a Frame,
}

/// A run in progress.
pub struct Run<'a> {
    pub subject: Subject<'a>,
    pub hardware: Hardware,
    /// By value: its token, once it is defined.
    pub env: Vec<Option<Token>>,
    /// By value: whether it is a reference that no stack map of a safepoint named.
    pub forgotten: Vec<bool>,
    /// What the entry instruction defines, operand by operand: it is there from the start.
    received: Vec<Token>,
    /// What the caller left in callee-saved registers.
    pub callers: Vec<(Reg, Vec<Piece>)>,
    /// Whether the collector moves objects.
    moves_objects: bool,
}

/// Runs along a path that prefers edges that were taken seldom, for at most so many instructions. Says whether it
/// came to an end.
pub fn run(
    subject: Subject<'_>,
    rng: &mut Rng,
    taken: &mut [u32],
    limit: usize,
    moves_objects: bool,
) -> Result<bool, Fault> {
    let (func, target) = (subject.func, &subject.machine.target);
    let (env, forgotten) = (vec![None; func.num_values()], vec![false; func.num_values()]);
    let (hardware, received, callers) = (Hardware::new(target), Vec::new(), Vec::new());
    let mut run = Run { subject, hardware, env, forgotten, received, callers, moves_objects };
    run.receive();
    run.callers = func.callee_saved_regs(target).map(|reg| (reg, run.hardware.reg(target, reg))).collect();
    subject.frame.enter(subject.machine, &mut run.hardware)?;
    let mut block = Block::ENTRY;
    let mut executed = 0;
    loop {
        let row = subject.code.block(block);
        run.check_claims(row.start)?;
        if run.row(row)? {
            return Ok(true);
        }
        executed += row.ops.len() + 1;
        let edges: Vec<Edge> = func.succ_edges(block).collect();
        if edges.is_empty() || executed > limit {
            return Ok(edges.is_empty());
        }
        let least = edges.iter().map(|edge| taken[edge.as_u32() as usize]).min();
        let seldom: Vec<Edge> =
            edges.iter().copied().filter(|edge| Some(taken[edge.as_u32() as usize]) == least).collect();
        let any = rng.one_in(4);
        let edge = rng.pick(if any { &edges } else { &seldom }).expect("there are edges");
        taken[edge.as_u32() as usize] += 1;
        run.edge(edge)?;
        block = func.edge(edge).to;
    }
}

impl<'a> Run<'a> {
    /// The target.
    pub fn target(&self) -> &'a Target {
        &self.subject.machine.target
    }

    /// Puts what the function receives where its entry instruction says. An argument in a callee-saved register is
    /// what the caller left there.
    fn receive(&mut self) {
        let (func, target) = (self.subject.func, self.target());
        let entry = func.block_insts(Block::ENTRY).next();
        let Some(entry) = entry.filter(|&inst| func.inst_form(target, inst).kind == FormKind::Entry) else { return };
        for (operand, at) in func.operand_range(entry).enumerate() {
            let token = self.hardware.fresh();
            self.received.push(token);
            self.write(self.subject.alloc.operands[at], func.inst_operands(entry)[operand], token);
        }
    }

    /// Destroys the registers that the form of the branch names for an edge, but none that has a result of the branch.
    fn destroy(&mut self, edge: Edge) {
        let Subject { func, machine, alloc, .. } = self.subject;
        let target = &machine.target;
        let Some(branch) = func.block_insts(func.edge(edge).from).last() else { return };
        let issued = alloc.alternatives.iter().find(|other| other.0 == branch);
        let form = func.form(target, issued.map_or(func.inst(branch).form, |other| other.1));
        let locs = &alloc.operands[func.operand_range(branch)];
        let results = form.operands().zip(locs).filter(|(desc, _)| desc.is_def()).filter_map(|(_, loc)| loc.reg());
        let kept = target.units_of(results);
        for unit in iter_words(func.edge_clobbers(target, edge)).filter(|&unit| !kept.contains(unit)) {
            self.hardware.clobber(machine, unit);
        }
    }

    /// The edge destroys registers. Its edits follow, and then its arguments become parameters.
    fn edge(&mut self, edge: Edge) -> Result<(), Fault> {
        self.destroy(edge);
        if let Some(row) = self.subject.code.edge(edge) {
            self.check_claims(row.start)?;
            self.row(row)?;
        }
        let func = self.subject.func;
        let args: Vec<(Option<Token>, bool)> = func
            .edge_args(edge)
            .iter()
            .map(|arg| (self.env[arg.as_u32() as usize], self.forgotten[arg.as_u32() as usize]))
            .collect();
        for (param, (token, forgotten)) in func.block_params(func.edge(edge).to).iter().zip(args) {
            self.env[param.as_u32() as usize] = token;
            self.forgotten[param.as_u32() as usize] = forgotten;
        }
        Ok(())
    }

    /// Says whether the function has returned or trapped.
    fn row(&mut self, row: &Row) -> Result<bool, Fault> {
        for &(step, op) in &row.ops {
            match op {
                Op::LeftOut(inst) => self.left_out(inst)?,
                Op::Edit(edit) => {
                    self.check_claims(step)?;
                    self.edit(edit);
                }
                Op::Inst(inst, form) => {
                    self.check_claims(step)?;
                    if self.inst(inst, form)? {
                        return Ok(true);
                    }
                }
            }
        }
        Ok(false)
    }

    /// Whether a location holds a content as a value of the type of `value`.
    pub fn holds(&self, loc: Loc, value: Value, token: Token) -> bool {
        let width = u64::from(self.target().ty(self.subject.func.value_type(value)).bits);
        match loc {
            _ if token == ANYTHING => loc != Loc::None,
            Loc::None => false,
            Loc::Reg(reg) => self.hardware.reg_holds(self.target(), reg, width, token),
            Loc::Slot(slot) => {
                let start = 8 * self.subject.frame.address(self.subject.alloc, slot);
                self.hardware.memory.holds(start, start + width, token)
            }
        }
    }

    /// Writes a content to a location, as a value of the type of `value`.
    pub fn write(&mut self, loc: Loc, value: Value, token: Token) {
        let token = if token == ANYTHING { self.hardware.fresh() } else { token };
        let width = u64::from(self.target().ty(self.subject.func.value_type(value)).bits);
        match loc {
            Loc::None => {}
            Loc::Reg(reg) => self.hardware.fill_reg(self.subject.machine, reg, width, token),
            Loc::Slot(slot) => {
                self.give_up(slot);
                let start = 8 * self.subject.frame.address(self.subject.alloc, slot);
                self.hardware.memory.fill(start, start + width, token);
            }
        }
    }

    /// Destroys what is in a slot.
    fn give_up(&mut self, slot: Slot) {
        let start = 8 * self.subject.frame.address(self.subject.alloc, slot);
        let token = self.hardware.fresh();
        self.hardware.memory.fill(start, start + 8 * self.subject.frame.size(self.subject.alloc, slot), token);
    }

    fn edit(&mut self, edit: Edit) {
        let (target, machine) = (self.target(), self.subject.machine);
        match edit {
            Edit::Move { from, to, .. } => {
                let pieces = self.hardware.reg(target, from);
                self.hardware.set_reg(machine, to, &pieces);
            }
            Edit::Scratch { reg } => {
                let pieces =
                    vec![Piece { start: 0, end: target.reg(reg).bits.into(), token: self.hardware.fresh(), offset: 0 }];
                self.hardware.set_reg(machine, reg, &pieces);
            }
            Edit::Swap { a, b, .. } => {
                let (in_a, in_b) = (self.hardware.reg(target, a), self.hardware.reg(target, b));
                self.hardware.set_reg(machine, a, &in_b);
                self.hardware.set_reg(machine, b, &in_a);
            }
            Edit::Store { ty, from, to } => {
                let pieces = self.hardware.reg(target, from);
                self.give_up(to);
                let start = 8 * self.subject.frame.address(self.subject.alloc, to);
                self.hardware.memory.write(start, start + u64::from(target.ty(ty).bits), &pieces);
            }
            Edit::Load { ty, from, to } => {
                let start = 8 * self.subject.frame.address(self.subject.alloc, from);
                let pieces = self.hardware.memory.read(start, start + u64::from(target.ty(ty).bits));
                self.hardware.set_reg(machine, to, &pieces);
            }
            Edit::Remat { value, from, to } => {
                let func = self.subject.func;
                let inst = func.defining_insts(target).get(value).expect("the shape is right");
                let used = func.inst_form(target, inst).uses().map(|(at, _)| func.inst_operands(inst)[at]);
                let is_right = used.zip(from.iter()).all(|(used, reg)| {
                    let token = self.env[used.as_u32() as usize];
                    token.is_some_and(|token| self.holds(Loc::Reg(reg), used, token))
                });
                let token = match self.computed(inst).filter(|_| is_right) {
                    Some(token) => token,
                    None => self.hardware.fresh(),
                };
                self.write(Loc::Reg(to), value, token);
            }
            Edit::Transfer { ty, from, to } => {
                let width = u64::from(target.ty(ty).bits);
                let mut pieces: Vec<Piece> = self.hardware.reg(target, from);
                pieces.retain(|piece| piece.start < width);
                pieces.iter_mut().for_each(|piece| piece.end = piece.end.min(width));
                let all = u64::from(target.reg(to).bits);
                if width < all {
                    pieces.push(Piece { start: width, end: all, token: self.hardware.fresh(), offset: 0 });
                }
                self.hardware.set_reg(machine, to, &pieces);
            }
        }
    }

    /// The token of what an instruction defines, if it depends on the instruction and on the values that this uses alone.
    fn computed(&self, inst: Inst) -> Option<Token> {
        let (func, target) = (self.subject.func, self.target());
        remat_class(func, target, inst)?;
        let view = func.inst_form(target, inst);
        if view.remat == Remat::Undefined {
            return Some(ANYTHING);
        }
        let uses = view.uses().map(|(at, _)| self.env[func.inst_operands(inst)[at].as_u32() as usize]);
        let of_uses =
            |token: Token, used: Option<Token>| (token.rotate_left(23) ^ used.unwrap_or(ANYTHING)).wrapping_mul(ODD);
        Some(CONSTANT | uses.fold(Token::from(inst.as_u32()), of_uses))
    }

    fn left_out(&mut self, inst: Inst) -> Result<(), Fault> {
        let token = self.computed(inst);
        demand(token.is_some(), Rule::Place, || format!("{inst} is left out, and its value is not computed again"))?;
        let value = self.subject.func.inst_operands(inst)[0].as_u32() as usize;
        (self.env[value], self.forgotten[value]) = (token, false);
        Ok(())
    }

    /// Checks that uses are in their locations.
    fn read(&self, inst: Inst, operands: &[(OperandDesc, Value, Loc)], when: &str) -> Result<(), Fault> {
        for (index, &(desc, value, loc)) in operands.iter().enumerate() {
            if desc.is_def() {
                continue;
            }
            demand(!self.forgotten[value.as_u32() as usize], Rule::StackMaps, || {
                format!("{inst} reads {value}, which the stack map of a safepoint before does not name")
            })?;
            let token = self.env[value.as_u32() as usize].unwrap_or(ANYTHING);
            demand(self.holds(loc, value, token), self.content_rule(), || {
                format!("{inst}: operand {index} in {} does not hold {value} {when}", show(self.target(), loc))
            })?;
        }
        Ok(())
    }

    /// The rule that is broken by wrong contents.
    fn content_rule(&self) -> Rule {
        if self.moves_objects { Rule::StackMaps } else { Rule::Value }
    }

    /// Says whether the function has returned or trapped.
    fn inst(&mut self, inst: Inst, form: Form) -> Result<bool, Fault> {
        let (func, target, machine) = (self.subject.func, self.target(), self.subject.machine);
        let view = func.form(target, form);
        if view.kind == FormKind::Return {
            self.subject.frame.leave(machine, &mut self.hardware)?;
        }
        let locs = &self.subject.alloc.operands[func.operand_range(inst)];
        let operands: Vec<(OperandDesc, Value, Loc)> = view
            .operands()
            .zip(func.inst_operands(inst))
            .zip(locs)
            .map(|((desc, &value), &loc)| (desc, value, loc))
            .collect();
        self.read(inst, &operands, "before it")?;
        let computed = self.computed(inst);
        let is_entry = view.kind == FormKind::Entry;
        let tokens: Vec<Token> = match is_entry {
            true => self.received.clone(),
            false => operands.iter().map(|_| computed.unwrap_or_else(|| self.hardware.fresh())).collect(),
        };
        let defs_at = |pos: Pos| {
            let defs = operands
                .iter()
                .zip(&tokens)
                .filter(move |((desc, ..), _)| desc.is_def() && desc.pos() == pos && !is_entry);
            defs.map(|(&(_, value, loc), &token)| (value, loc, token))
        };
        for (value, loc, token) in defs_at(Pos::Early) {
            self.write(loc, value, token);
        }
        self.read(inst, &operands, "when its early defs are written")?;
        if let Some(map) = self.subject.claims.maps.get(&inst).filter(|_| self.moves_objects) {
            self.collect(map)?;
        }
        let (start, end) = self.subject.frame.outgoing();
        if start < end {
            let token = self.hardware.fresh();
            self.hardware.memory.fill(start, end, token);
        }
        for (value, loc, token) in defs_at(Pos::Late) {
            self.write(loc, value, token);
        }
        for unit in iter_words(view.clobbers) {
            self.hardware.clobber(machine, unit);
        }
        let late: Vec<_> = operands.iter().copied().filter(|(desc, ..)| desc.pos() == Pos::Late).collect();
        self.read(inst, &late, "at its end")?;
        for (&(desc, value, loc), &token) in operands.iter().zip(&tokens) {
            if !desc.is_def() {
                continue;
            }
            let is_constant = matches!(loc, Loc::Reg(reg) if target.reg(reg).constant.is_some());
            let is_kept = !is_constant && !desc.is_scratch();
            demand(!is_kept || self.holds(loc, value, token), Rule::Value, || {
                format!("{inst}: {} does not hold the result {value}", show(target, loc))
            })?;
            let value = value.as_u32() as usize;
            (self.env[value], self.forgotten[value]) = (Some(token), false);
        }
        if view.kind == FormKind::Return {
            self.check_return(inst)?;
        }
        Ok(matches!(view.kind, FormKind::Return | FormKind::Trap))
    }

    fn check_return(&self, inst: Inst) -> Result<(), Fault> {
        for (reg, pieces) in &self.callers {
            let is_kept = self.hardware.reg(self.target(), *reg) == *pieces;
            demand(is_kept, Rule::CalleeSaved, || {
                format!("{inst}: {} is not as the caller left it", self.target().reg(*reg).name)
            })?;
        }
        Ok(())
    }
}
