//! Breaks allocations, to see that the checks notice.

use std::collections::BTreeSet;

use fastrand::Rng;
use ssara_core::ir::{Block, Function};
use ssara_core::output::{Allocation, Edit, Loc, Point};
use ssara_core::target::{Reg, Target};

use super::machine::Machine;
use super::program::Program;

/// Drops an edit, sends it elsewhere, or moves an operand, in a block that runs.
pub fn spoil(
    machine: &Machine,
    program: &Program,
    func: &Function,
    alloc: &mut Allocation,
    executed: &BTreeSet<usize>,
    rng: &mut Rng,
) -> bool {
    let runs = |block: Block| executed.contains(&program.layout[block.as_u32() as usize]);
    let edit_runs = |point: Point| match point {
        Point::Before(inst) => runs(func.block_of(inst)),
        Point::Edge(edge) => runs(func.edge(edge).from) && func.succ_edges(func.edge(edge).from).len() == 1,
    };
    let edits: Vec<usize> = (0..alloc.edits.len()).filter(|&index| edit_runs(alloc.edits[index].0)).collect();
    if rng.bool() && !edits.is_empty() {
        let index = edits[rng.usize(..edits.len())];
        if rng.bool() {
            alloc.edits.remove(index);
        } else {
            let edit = alloc.edits[index].1;
            alloc.edits[index].1 = elsewhere(machine.desc, edit, rng);
        }
        return true;
    }
    let operands = func.blocks().filter(|&block| runs(block)).flat_map(|block| func.block_insts(block));
    // Where a fixed operand is does not show in the assembly.
    let free = |inst| {
        let operands = func.operand_range(inst).zip(func.constrained_operands(machine.desc, inst));
        operands.filter(|(_, (_, desc))| desc.takes_its_class()).map(|(at, _)| at).collect::<Vec<_>>()
    };
    let operands: Vec<usize> = operands.flat_map(free).collect();
    if operands.is_empty() {
        return false;
    }
    let at = operands[rng.usize(..operands.len())];
    match alloc.operands[at] {
        Loc::Reg(reg) => {
            alloc.operands[at] = Loc::Reg(another(machine.desc, reg, rng));
            true
        }
        _ => false,
    }
}

/// Another register of the same type.
fn another(desc: &Target, reg: Reg, rng: &mut Rng) -> Reg {
    let alike = desc.class_regs(desc.home_class(desc.reg(reg).ty.expect("a register that holds values")));
    let features = desc.reg(reg).features;
    let others: Vec<Reg> =
        alike.iter().copied().filter(|&other| other != reg && features.contains(desc.reg(other).features)).collect();
    others[rng.usize(..others.len())]
}

/// The edit with another register to write, or to store.
fn elsewhere(desc: &Target, edit: Edit, rng: &mut Rng) -> Edit {
    match edit {
        Edit::Move { ty, from, to } => Edit::Move { ty, from, to: another(desc, to, rng) },
        Edit::Swap { ty, a, b } => Edit::Swap { ty, a, b: another(desc, b, rng) },
        Edit::Store { ty, from, to } => Edit::Store { ty, from: another(desc, from, rng), to },
        Edit::Load { ty, from, to } => Edit::Load { ty, from, to: another(desc, to, rng) },
        Edit::Remat { value, from, to } => Edit::Remat { value, from, to: another(desc, to, rng) },
        Edit::Scratch { reg } => Edit::Scratch { reg: another(desc, reg, rng) },
        Edit::Transfer { ty, from, to } => Edit::Transfer { ty, from, to: another(desc, to, rng) },
    }
}
