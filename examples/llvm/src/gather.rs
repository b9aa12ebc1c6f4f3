//! Computed jumps, brought together.
//!
//! LLVM copies the computed jump of an interpreter to the end of each handler. Each edge of such a jump leads from a block
//! with many successors to one with many predecessors, and cannot be split: its target is an address in memory. So copies
//! would have no place. Here the jumps with the same targets become one in a block of its own. A target that is reached in
//! other ways too gets a block in front of it, which only jumps to it. Then each target of a computed jump has one
//! predecessor. Jumps that share a jump table become one as well, so that the entries of the table may change. LLVM's
//! layout may copy the jump again, after registers are allocated.

use std::collections::{BTreeMap, BTreeSet};

use crate::frequency::{frequencies, shares};
use crate::machine::{Flag, Machine};
use crate::mir::{Block, Function, Inst, Operand, RegFlags, RegName, RegOperand};

/// The sum of the probabilities of a block's successors.
const ONE: f64 = 2_147_483_648.0;

/// The function with one computed jump for each set of targets; `None` if all edges of such jumps have places for copies.
/// Time is linear in the function for each set of targets.
pub fn gather(machine: &Machine, source: &Function) -> Option<Function> {
    let groups = groups(machine, source);
    if groups.is_empty() {
        return None;
    }
    let mut function = source.clone();
    let mut changed = false;
    for group in groups {
        changed |= Gathering::new(machine, &mut function, &group).is_some_and(|mut work| work.run());
    }
    changed.then_some(function)
}

/// The blocks with a computed jump, those with the same targets together.
fn groups(machine: &Machine, function: &Function) -> Vec<Vec<u32>> {
    let mut groups: BTreeMap<BTreeSet<u32>, Vec<u32>> = BTreeMap::new();
    for block in &function.blocks {
        let jumps = block.insts.last().and_then(|inst| machine.opcode(&inst.opcode));
        let targets: BTreeSet<u32> = successors(block).map(|successor| successor.0).collect();
        if jumps.is_some_and(|opcode| opcode.is(Flag::IndirectBranch)) {
            groups.entry(targets).or_default().push(block.id);
        }
    }
    // The entries of a jump table can be changed if one jump uses it.
    let needed = |(targets, from): &(BTreeSet<u32>, Vec<u32>)| {
        from.len() > 1 || targets.iter().any(|&id| is_taken(function, id))
    };
    groups.into_iter().filter(needed).map(|(_, from)| from).collect()
}

/// Whether the address of a block is in memory.
fn is_taken(function: &Function, id: u32) -> bool {
    let block = function.blocks.iter().find(|block| block.id == id);
    block.is_some_and(|block| block.header.contains("address-taken"))
}

fn successors(block: &Block) -> impl Iterator<Item = (u32, Option<u32>)> + '_ {
    block.successors.iter().flatten().copied()
}

/// The work on one set of targets.
struct Gathering<'a> {
    machine: &'a Machine,
    function: &'a mut Function,
    /// The blocks that jump.
    from: Vec<u32>,
    /// The targets.
    to: BTreeSet<u32>,
    /// The number of the block with the one jump.
    jump: u32,
    next_block: u32,
    next_register: u32,
    /// The PHIs of that block: the register for a class and its arguments.
    phis: BTreeMap<(String, Vec<String>), (u32, Inst)>,
}

impl<'a> Gathering<'a> {
    /// The work, if it can be done: the jumps are the same but for their registers, and every target is reached by all.
    fn new(machine: &'a Machine, function: &'a mut Function, from: &[u32]) -> Option<Self> {
        let blocks = |id: &u32| function.blocks.iter().find(|block| block.id == *id);
        let first = blocks(from.first()?)?;
        let to: BTreeSet<u32> = successors(first).map(|successor| successor.0).collect();
        let jumps: Option<Vec<&Inst>> = from.iter().map(|id| blocks(id)?.insts.last()).collect();
        let jumps = jumps?;
        let shape = |inst: &Inst| -> Vec<Option<String>> {
            inst.operands
                .iter()
                .map(|operand| match operand.reg().and_then(RegOperand::virtual_reg) {
                    Some(_) => None,
                    None => Some(operand.to_string()),
                })
                .collect()
        };
        let alike = jumps.iter().all(|inst| inst.opcode == jumps[0].opcode && shape(inst) == shape(jumps[0]));
        let next_block = function.blocks.iter().map(|block| block.id).max()? + 1;
        let next_register = function.classes.keys().max()? + 1;
        let several =
            |id: &u32| function.blocks.iter().filter(|block| successors(block).any(|s| s.0 == *id)).count() > 1;
        let needed = to.iter().any(several);
        (alike && needed).then(|| Gathering {
            machine,
            from: from.to_vec(),
            to,
            jump: next_block,
            next_block: next_block + 1,
            next_register,
            phis: BTreeMap::new(),
            function,
        })
    }

    fn position(&self, id: u32) -> usize {
        self.function.blocks.iter().position(|block| block.id == id).unwrap_or_default()
    }

    /// Does the work. Returns false, without a change, if another table or computed jump names a target.
    fn run(&mut self) -> bool {
        let tables = self.function.entry("jumpTable").map_or(String::new(), |entry| entry.text.clone());
        let others = |block: &&Block| !self.from.contains(&block.id);
        let computed = |block: &Block| {
            let last = block.insts.last().and_then(|inst| self.machine.opcode(&inst.opcode));
            last.is_some_and(|opcode| opcode.is(Flag::IndirectBranch))
        };
        let reached = |block: &Block| successors(block).any(|successor| self.to.contains(&successor.0));
        let taken: Vec<u32> = self.to.iter().copied().filter(|&id| is_taken(self.function, id)).collect();
        let named = taken.iter().any(|id| tables.contains(&format!("'%bb.{id}'")));
        if named || self.function.blocks.iter().filter(others).any(|block| computed(block) && reached(block)) {
            return false;
        }
        let probabilities = self.probabilities();
        let inst = self.jump_inst();
        for target in self.to.clone() {
            self.merge_args(target);
        }
        for &id in &self.from {
            let at = self.position(id);
            let operands = vec![Operand::Block(self.jump)];
            let jump = Inst { opcode: self.machine.facts().jump.into(), operands, ..Inst::default() };
            let block = &mut self.function.blocks[at];
            block.insts.pop();
            block.insts.push(jump);
            block.successors = Some(vec![(self.jump, Some(ONE as u32))]);
        }
        for target in taken {
            self.separate(target);
        }
        let mut insts: Vec<Inst> = std::mem::take(&mut self.phis).into_values().map(|(_, phi)| phi).collect();
        insts.push(inst);
        let line = self.function.blocks[self.position(self.from[0])].line;
        let (id, header, successors) = (self.jump, ":".to_string(), Some(probabilities));
        self.function.blocks.push(Block { id, line, header, successors, live_ins: Vec::new(), insts });
        true
    }

    /// The probability of each target of the one jump.
    fn probabilities(&self) -> Vec<(u32, Option<u32>)> {
        let frequencies = frequencies(self.function);
        let mut weights: BTreeMap<u32, f64> = self.to.iter().map(|&id| (id, 0.0)).collect();
        let mut total = 0.0;
        for (block, frequency) in self.function.blocks.iter().zip(frequencies) {
            if !self.from.contains(&block.id) {
                continue;
            }
            total += frequency;
            for (to, share) in shares(block.successors.as_deref().unwrap_or_default()) {
                weights.entry(to).and_modify(|weight| *weight += share * frequency);
            }
        }
        let even = 1.0 / self.to.len().max(1) as f64;
        let share = |weight: f64| if total > 0.0 { weight / total } else { even };
        weights.into_iter().map(|(id, weight)| (id, Some((share(weight) * ONE) as u32))).collect()
    }

    /// The register that a PHI of the one block defines from these arguments, one for each jump.
    fn phi(&mut self, class: &str, args: &[RegOperand]) -> u32 {
        let texts: Vec<String> = args.iter().map(RegOperand::to_string).collect();
        if let Some(&(register, _)) = self.phis.get(&(class.to_string(), texts.clone())) {
            return register;
        }
        let register = self.next_register;
        self.next_register += 1;
        self.function.classes.insert(register, class.into());
        let mut operands = vec![Operand::Reg(RegOperand {
            flags: RegFlags { def: true, ..RegFlags::default() },
            reg: RegName::Virtual(register, None),
            tied: None,
        })];
        for (arg, &from) in args.iter().zip(&self.from) {
            operands.extend([Operand::Reg(arg.clone()), Operand::Block(from)]);
        }
        let line = self.function.blocks[self.position(self.from[0])].line;
        let inst = Inst { line, opcode: "PHI".into(), operands, num_defs: 1, ..Inst::default() };
        self.phis.insert((class.to_string(), texts), (register, inst));
        register
    }

    /// The one jump, whose registers are PHIs of those of the jumps.
    fn jump_inst(&mut self) -> Inst {
        let jumps: Vec<Inst> =
            self.from.iter().filter_map(|&id| self.function.blocks[self.position(id)].insts.last().cloned()).collect();
        let mut inst = jumps[0].clone();
        for index in 0..inst.operands.len() {
            let arg = |jump: &Inst| jump.operands.get(index)?.reg().map(|reg| unmarked(reg.clone()));
            let args: Vec<RegOperand> = jumps.iter().filter_map(arg).collect();
            let class = args.first().and_then(|arg| self.function.classes.get(&arg.virtual_reg()?)).cloned();
            if let Some(class) = class {
                let register = self.phi(&class, &args);
                inst.operands[index] =
                    Operand::Reg(RegOperand { reg: RegName::Virtual(register, None), ..args[0].clone() });
            }
        }
        inst
    }

    /// Makes the PHIs of a target take one argument from the one jump.
    fn merge_args(&mut self, target: u32) {
        let at = self.position(target);
        let mut insts = std::mem::take(&mut self.function.blocks[at].insts);
        for phi in insts.iter_mut().filter(|inst| inst.opcode == "PHI") {
            let (mut kept, mut merged) = (vec![phi.operands[0].clone()], BTreeMap::new());
            for pair in phi.operands[1..].chunks(2) {
                match pair {
                    [Operand::Reg(reg), Operand::Block(from)] if self.from.contains(from) => {
                        merged.insert(*from, unmarked(reg.clone()));
                    }
                    _ => kept.extend(pair.iter().cloned()),
                }
            }
            let args: Vec<RegOperand> = self.from.iter().filter_map(|from| merged.get(from).cloned()).collect();
            let def = phi.operands[0].reg().and_then(RegOperand::virtual_reg).unwrap_or_default();
            let class = self.function.classes.get(&def).cloned().unwrap_or_default();
            let arg = match args.first() {
                Some(first) if args.iter().all(|arg| arg == first) => first.clone(),
                _ => RegOperand {
                    flags: RegFlags::default(),
                    reg: RegName::Virtual(self.phi(&class, &args), None),
                    tied: None,
                },
            };
            kept.extend([Operand::Reg(arg), Operand::Block(self.jump)]);
            phi.operands = kept;
        }
        self.function.blocks[at].insts = insts;
    }

    /// Gives a target that is reached in other ways, too, a block in front of it for the computed jump. That block keeps the
    /// number and the address.
    fn separate(&mut self, target: u32) {
        let others = self.function.blocks.iter().any(|block| successors(block).any(|successor| successor.0 == target));
        if !others {
            return;
        }
        let new = self.next_block;
        self.next_block += 1;
        let after: Vec<u32> = successors(&self.function.blocks[self.position(target)]).map(|s| s.0).collect();
        for block in &mut self.function.blocks {
            let (of_target, follows) = (block.id == target, after.contains(&block.id));
            let old = block.successors.iter_mut().flatten().filter(|successor| successor.0 == target);
            old.for_each(|successor| successor.0 = new);
            for inst in &mut block.insts {
                // PHIs name where the code was, jumps where it is.
                let renames = if inst.opcode == "PHI" { follows } else { true };
                let blocks = inst.operands.iter_mut().filter(|operand| **operand == Operand::Block(target));
                blocks.filter(|_| renames).for_each(|operand| *operand = Operand::Block(new));
                if of_target && inst.opcode == "PHI" {
                    let jump = Operand::Block(self.jump);
                    let from = inst.operands.iter_mut().filter(|operand| **operand == jump);
                    from.for_each(|operand| *operand = Operand::Block(target));
                }
            }
        }
        let at = self.position(target);
        let block = &mut self.function.blocks[at];
        let header = std::mem::replace(&mut block.header, ":".to_string());
        block.id = new;
        let (line, operands) = (block.line, vec![Operand::Block(new)]);
        let jump = Inst { opcode: self.machine.facts().jump.into(), operands, ..Inst::default() };
        let successors = Some(vec![(new, Some(ONE as u32))]);
        self.function.blocks.push(Block {
            id: target,
            line,
            header,
            successors,
            live_ins: Vec::new(),
            insts: vec![jump],
        });
    }
}

/// An operand without what holds at its own place only.
fn unmarked(mut reg: RegOperand) -> RegOperand {
    reg.flags.killed = false;
    reg
}
