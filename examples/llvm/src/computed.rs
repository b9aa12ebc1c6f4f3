//! Computed jumps: those whose targets are addresses in memory.
//!
//! LLVM copies the computed jump of an interpreter to the end of each handler, and may do the same with the jump of a jump
//! table. Edges of such jumps cannot be split. ssara allocates jumps with the same targets together, if nothing else
//! branches to these. So a target that is reached in other ways, too, gets a block in front of it, which only jumps to it.

use std::collections::{BTreeMap, BTreeSet};

use crate::machine::{Flag, Machine};
use crate::mir::{Block, Function, Inst, Operand, RegFlags, RegName, RegOperand};

/// The sum of the probabilities of a block's successors.
const ONE: u32 = 0x8000_0000;

/// Computed jumps with the same targets.
struct Group {
    /// The numbers of the blocks that jump.
    from: Vec<u32>,
    /// The numbers of the targets.
    to: BTreeSet<u32>,
}

/// The positions of the blocks that end in computed jumps to whose targets nothing else branches.
pub fn jumps(machine: &Machine, function: &Function) -> BTreeSet<usize> {
    let groups = groups(machine, function);
    let alone = |group: &&Group| {
        let mut others = function.blocks.iter().filter(|block| !group.from.contains(&block.id));
        !others.any(|block| successors(block).any(|id| group.to.contains(&id)))
    };
    let from: BTreeSet<u32> = groups.iter().filter(alone).flat_map(|group| group.from.iter().copied()).collect();
    let blocks = function.blocks.iter().enumerate();
    blocks.filter(|(_, block)| from.contains(&block.id)).map(|(at, _)| at).collect()
}

/// The function with blocks in front of targets that are reached in other ways, too; `None` if there are none. Time is
/// linear in the function for each such target.
pub fn separate(machine: &Machine, source: &Function) -> Option<Function> {
    let mut changed: Option<Function> = None;
    for Group { mut from, to } in groups(machine, source) {
        for target in to {
            let function = changed.as_ref().unwrap_or(source);
            let is_other = |block: &Block| !from.contains(&block.id) && successors(block).any(|id| id == target);
            if function.blocks.iter().any(is_other) {
                let function = changed.get_or_insert_with(|| source.clone());
                Separation::new(machine, function, &mut from, target).run();
            }
        }
    }
    changed
}

/// The computed jumps whose edges cannot be split, those with the same targets together. Jumps that differ in more than
/// their registers, and those that share some of their targets with other ones, are left out.
fn groups(machine: &Machine, function: &Function) -> Vec<Group> {
    let mut groups: BTreeMap<BTreeSet<u32>, Vec<&Block>> = BTreeMap::new();
    for block in &function.blocks {
        let last = block.insts.last().and_then(|inst| machine.opcode(inst.opcode));
        if last.is_some_and(|opcode| opcode.is(Flag::IndirectBranch)) {
            groups.entry(successors(block).collect()).or_default().push(block);
        }
    }
    let mut times: BTreeMap<u32, usize> = BTreeMap::new();
    groups.keys().flatten().for_each(|&id| *times.entry(id).or_default() += 1);
    let taken: BTreeSet<u32> = function.blocks.iter().filter(|block| is_taken(block)).map(|block| block.id).collect();
    let kept = |(to, from): &(BTreeSet<u32>, Vec<&Block>)| {
        // The entries of a jump table can be changed if one jump uses it.
        let cannot_split = from.len() > 1 || !to.is_disjoint(&taken);
        let shapes: BTreeSet<_> = from.iter().map(|block| block.insts.last().map(shape)).collect();
        cannot_split && to.iter().all(|id| times[id] == 1) && shapes.len() == 1
    };
    let group = |(to, from): (_, Vec<&Block>)| Group { from: from.iter().map(|block| block.id).collect(), to };
    groups.into_iter().filter(kept).map(group).collect()
}

/// An instruction without its virtual registers.
fn shape(inst: &Inst) -> (&str, Vec<Option<String>>) {
    let text = |operand: &Operand| match operand.reg().and_then(RegOperand::virtual_reg) {
        Some(_) => None,
        None => Some(operand.to_string()),
    };
    (inst.opcode.as_str(), inst.operands.iter().map(text).collect())
}

/// Whether the address of a block is in memory.
fn is_taken(block: &Block) -> bool {
    block.header.contains("address-taken")
}

fn successors(block: &Block) -> impl Iterator<Item = u32> + '_ {
    block.successors.iter().flatten().map(|successor| successor.0)
}

/// The work on one target. Its number and address go to the block in front; the target gets a new number.
struct Separation<'a> {
    machine: &'a Machine,
    function: &'a mut Function,
    /// The blocks that end in computed jumps to the target.
    from: &'a mut [u32],
    target: u32,
    new: u32,
}

impl<'a> Separation<'a> {
    fn new(machine: &'a Machine, function: &'a mut Function, from: &'a mut [u32], target: u32) -> Self {
        let new = function.blocks.iter().map(|block| block.id).max().unwrap_or_default() + 1;
        Separation { machine, function, from, target, new }
    }

    fn run(&mut self) {
        let Some(at) = self.function.blocks.iter().position(|block| block.id == self.target) else { return };
        self.rename(at);
        let mut insts = self.merge_args(at);
        let operands = vec![Operand::Block(self.new)];
        insts.push(Inst { opcode: self.machine.facts().jump.into(), operands, ..Inst::default() });
        let block = &mut self.function.blocks[at];
        let header = std::mem::replace(&mut block.header, ":".to_string());
        let (id, line, successors) = (self.target, block.line, Some(vec![(self.new, Some(ONE))]));
        self.function.blocks.push(Block { id, line, header, successors, insts, ..Block::default() });
    }

    /// Gives the target its new number. Only computed jumps go on leading to the old one.
    fn rename(&mut self, at: usize) {
        let (target, new) = (self.target, self.new);
        self.function.blocks[at].id = new;
        self.from.iter_mut().filter(|from| **from == target).for_each(|from| *from = new);
        let after: Vec<u32> = successors(&self.function.blocks[at]).collect();
        for block in &mut self.function.blocks {
            let jumps = self.from.contains(&block.id);
            // A successor of the target may be the target itself, by either number.
            let follows = after.contains(&block.id) || block.id == new && after.contains(&target);
            let edges = block.successors.iter_mut().flatten().filter(|edge| !jumps && edge.0 == target);
            edges.for_each(|edge| edge.0 = new);
            for inst in &mut block.insts {
                // PHIs name where control comes from, jumps where it goes.
                let renames = if inst.opcode == "PHI" { follows } else { true };
                let blocks = inst.operands.iter_mut().filter(|operand| renames && **operand == Operand::Block(target));
                blocks.for_each(|operand| *operand = Operand::Block(new));
            }
        }
    }

    /// Makes the PHIs of the target take one argument for all computed jumps, from the block in front. Returns the PHIs of
    /// that block.
    fn merge_args(&mut self, at: usize) -> Vec<Inst> {
        let mut front = Vec::new();
        let mut insts = std::mem::take(&mut self.function.blocks[at].insts);
        for phi in insts.iter_mut().filter(|inst| inst.opcode == "PHI") {
            let (mut kept, mut passed) = (vec![phi.operands[0].clone()], Vec::new());
            for pair in phi.operands[1..].chunks(2) {
                match pair {
                    [_, Operand::Block(from)] if self.from.contains(from) => passed.extend_from_slice(pair),
                    _ => kept.extend_from_slice(pair),
                }
            }
            let def = self.new_register(phi.operands[0].reg());
            kept.extend([Operand::Reg(register(def, false)), Operand::Block(self.target)]);
            phi.operands = kept;
            let operands = [Operand::Reg(register(def, true))].into_iter().chain(passed).collect();
            front.push(Inst { line: phi.line, opcode: "PHI".into(), operands, num_defs: 1, ..Inst::default() });
        }
        self.function.blocks[at].insts = insts;
        front
    }

    /// A register of the class of another one.
    fn new_register(&mut self, like: Option<&RegOperand>) -> u32 {
        let class = like.and_then(RegOperand::virtual_reg).and_then(|like| self.function.classes.get(&like)).copied();
        self.function.new_register(class.unwrap_or_default())
    }
}

fn register(number: u32, def: bool) -> RegOperand {
    RegOperand { flags: RegFlags { def, ..RegFlags::default() }, reg: RegName::Virtual(number, None), tied: None }
}
