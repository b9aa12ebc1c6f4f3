//! The cells of blocks and edges.

use std::collections::BTreeSet;

use ssara_core::ir::{Block, Edge, Function, Value};
use ssara_core::target::{Bank, Reg};
use ssara_core::units::UnitSet;

use crate::systematic::flow::{Flow, Layout};
use crate::systematic::function::Made;
use crate::systematic::live::Live;
use crate::systematic::machine::Machine;
use crate::systematic::table::{Cell, Table};

/// Adds the cells of control flow and of arguments.
pub fn observe(machine: &Machine, made: &Made, cells: &mut BTreeSet<Cell>) {
    let (func, flow) = (&made.func, &made.flow);
    let column = match flow.layout {
        Layout::InOrder => 0,
        Layout::Reversed => 1,
        Layout::Shuffled => 2,
    };
    for (row, _) in shapes(machine, func, flow).iter().enumerate().filter(|(_, holds)| **holds) {
        cells.insert(Table::Flow.cell(row, column));
    }
    let live = Live::new(func, &machine.target);
    let read = read_values(machine, func);
    for from in (0..flow.len()).filter(|&block| flow.reachable[block]) {
        let block = Block::from_u32(flow.place[from] as u32);
        for (edge, &to) in func.succ_edges(block).zip(&flow.succs[from]) {
            let back = flow.dominates(to, from);
            clobbers(machine, func, (edge, back, flow.is_critical((from, to))), &live, cells);
            let columns = [!back, back, from == to, flow.is_critical((from, to))];
            for (row, _) in patterns(machine, func, edge, &live, &read).iter().enumerate().filter(|(_, holds)| **holds)
            {
                for (column, _) in columns.iter().enumerate().filter(|(_, holds)| **holds) {
                    cells.insert(Table::Params.cell(row, column));
                }
            }
        }
    }
}

/// Adds the cells of what an edge clobbers, which goes back or is critical.
fn clobbers(
    machine: &Machine,
    func: &Function,
    (edge, is_back, is_critical): (Edge, bool, bool),
    live: &Live,
    cells: &mut BTreeSet<Cell>,
) {
    let target = &machine.target;
    let words = func.edge_clobbers(target, edge);
    let Some(branch) = func.terminator(func.edge(edge).from).filter(|_| !words.is_empty()) else { return };
    let set = UnitSet::from_words(words);
    let lost = |reg: Reg| target.reg_units(reg).iter().filter(|&&unit| set.contains(unit)).count();
    let is_whole = |reg: Reg| lost(reg) == target.reg_units(reg).len();
    let loses_bank = |bank: Bank| target.whole_regs(bank).next().is_some() && target.whole_regs(bank).all(is_whole);
    let everything = target.bank_ids().all(|bank| target.whole_regs(bank).all(is_whole));
    let rows = [
        !target.bank_ids().any(loses_bank),
        target.reg_ids().any(|reg| lost(reg) > 0 && !is_whole(reg)),
        target.bank_ids().any(loses_bank) && !everything,
        everything,
    ];
    let to = func.edge(edge).to;
    let operands = func.constrained_operands(target, branch);
    let results: Vec<Value> = operands.filter(|(_, operand)| operand.is_def()).map(|(value, _)| value).collect();
    let is_result = |value: &Value| results.contains(value);
    let starts = live.before(func, target, to);
    let args = func.edge_args(edge);
    let columns = [
        starts.iter().any(|value| !is_result(value)),
        args.iter().any(|value| !is_result(value)),
        starts.iter().chain(args).any(is_result),
        func.edges().filter(|&other| func.edge(other).to == to).count() > 1,
        is_back,
        is_critical,
    ];
    for (row, _) in rows.iter().enumerate().filter(|(_, holds)| **holds) {
        for (column, _) in columns.iter().enumerate().filter(|(_, holds)| **holds) {
            cells.insert(Table::EdgeClobbers.cell(row, column));
        }
    }
}

/// The properties of the control flow, in the order of the rows.
fn shapes(machine: &Machine, func: &Function, flow: &Flow) -> [bool; 16] {
    let back = flow.back_edges();
    let reachable: Vec<usize> = (0..flow.len()).filter(|&block| flow.reachable[block]).collect();
    let edges: Vec<(usize, usize)> = flow.edges().collect();
    let defines = |&&block: &&usize| {
        let block = Block::from_u32(flow.place[block] as u32);
        func.terminator(block).is_some_and(|inst| {
            let mut operands = func.constrained_operands(&machine.target, inst);
            func.succ_edges(block).len() > 0 && operands.any(|(_, operand)| operand.is_def() && !operand.is_scratch())
        })
    };
    let defining: Vec<usize> = reachable.iter().filter(defines).copied().collect();
    [
        reachable.len() == 1,
        reachable.len() > 1
            && edges.len() == reachable.len() - 1
            && reachable.iter().all(|&block| flow.succs[block].len() < 2),
        reachable.iter().any(|&block| flow.entering(block) > 1),
        !back.is_empty(),
        back.iter().any(|&(from, to)| from == to),
        flow.is_nested(),
        flow.is_irreducible(),
        edges.iter().any(|&edge| flow.is_critical(edge)),
        reachable.iter().any(|&block| flow.succs[block].len() > 2),
        reachable
            .iter()
            .any(|&block| flow.succs[block].iter().collect::<BTreeSet<_>>().len() < flow.succs[block].len()),
        reachable.len() < flow.len(),
        reachable.iter().all(|&block| !flow.succs[block].is_empty()),
        !defining.is_empty(),
        edges.iter().any(|&edge| defining.contains(&edge.0) && flow.is_critical(edge)),
        use_before_def(machine, func, flow),
        back.iter().any(|&(from, to)| flow.place[from] < flow.place[to]),
    ]
}

/// Whether a use comes before its definition in the layout.
fn use_before_def(machine: &Machine, func: &Function, flow: &Flow) -> bool {
    let mut seen = BTreeSet::new();
    let mut order: Vec<usize> = (0..flow.len()).collect();
    order.sort_by_key(|&block| flow.place[block]);
    for block in order {
        let id = Block::from_u32(flow.place[block] as u32);
        seen.extend(func.block_params(id).iter().copied());
        for inst in func.block_insts(id) {
            for (value, operand) in func.constrained_operands(&machine.target, inst) {
                if operand.is_def() {
                    seen.insert(value);
                } else if flow.reachable[block] && !seen.contains(&value) {
                    return true;
                }
            }
        }
    }
    false
}

/// The values that something reads.
fn read_values(machine: &Machine, func: &Function) -> BTreeSet<Value> {
    let mut read = BTreeSet::new();
    for block in func.blocks() {
        for inst in func.block_insts(block) {
            let operands = func.constrained_operands(&machine.target, inst);
            read.extend(operands.filter(|(_, operand)| !operand.is_def()).map(|(value, _)| value));
        }
        func.succ_edges(block).for_each(|edge| read.extend(func.edge_args(edge).iter().copied()));
    }
    read
}

/// Which patterns the arguments of an edge show, in the order of the rows.
fn patterns(machine: &Machine, func: &Function, edge: Edge, live: &Live, read: &BTreeSet<Value>) -> [bool; 8] {
    let (args, params) = (func.edge_args(edge), func.block_params(func.edge(edge).to));
    let from = func.edge(edge).from;
    let next = |param: Value| params.iter().position(|&other| other == param).map(|index| args[index]);
    let cycle = |param: Value| {
        // The number of steps from a parameter to itself.
        let mut at = next(param);
        let mut steps = 1;
        while let Some(value) = at.filter(|&value| value != param && steps <= params.len()) {
            at = next(value);
            steps += 1;
        }
        (at == Some(param)).then_some(steps)
    };
    let after = func.terminator(from).map(|inst| live.after(func, &machine.target, from, inst)).unwrap_or_default();
    let operands = func.terminator(from).into_iter().flat_map(|inst| func.constrained_operands(&machine.target, inst));
    let results: Vec<Value> = operands.filter(|(_, operand)| operand.is_def()).map(|(value, _)| value).collect();
    let lengths: Vec<usize> = params.iter().filter_map(|&param| cycle(param)).collect();
    [
        !args.is_empty(),
        args.iter().collect::<BTreeSet<_>>().len() < args.len(),
        lengths.contains(&2),
        lengths.iter().any(|&length| length > 2),
        lengths.contains(&1),
        args.iter().any(|arg| after.contains(arg)),
        params.iter().any(|param| !read.contains(param)),
        args.iter().any(|arg| results.contains(arg)),
    ]
}
