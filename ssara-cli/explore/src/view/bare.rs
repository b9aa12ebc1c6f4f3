//! The rows of a function without an allocation, which are shown before there is one, and where there is none.

use ssara_core::ir::{Block, Inst, Value};

use super::rows::{Row, form_name};
use super::step_data::Code;

/// All rows of a function.
pub fn rows(code: Code<'_>) -> Vec<Row> {
    let of_block = |block: Block| {
        let insts = code.func.block_insts(block).map(move |inst| inst_row(code, block, inst));
        std::iter::once(block_row(code, block)).chain(insts)
    };
    code.func.blocks().flat_map(of_block).collect()
}

/// By bank: the number of values, none of which is in a register.
fn pressure(code: Code<'_>, live: impl Iterator<Item = usize>) -> Vec<[u32; 2]> {
    let Code { func, target, .. } = code;
    let mut counts = vec![[0, 0]; target.banks.len()];
    for value in live {
        counts[target.ty(func.value_type(Value::from_u32(value as u32))).bank.index()][0] += 1;
    }
    counts
}

/// The row of a block.
fn block_row(code: Code<'_>, block: Block) -> Row {
    let Code { func, cfg, live, .. } = code;
    Row::Block {
        block: block.as_u32(),
        params: func.block_params(block).iter().map(|param| param.as_u32()).collect(),
        depth: cfg.loop_depth(block),
        frequency: cfg.freq(block),
        from: cfg.pred_edges(block).iter().map(|&edge| func.edge(edge).from.as_u32()).collect(),
        live: pressure(code, live.starts[block.as_u32() as usize].ones()),
    }
}

/// The row of an instruction of a block.
pub fn inst_row(code: Code<'_>, block: Block, inst: Inst) -> Row {
    let Code { func, target, cfg, live } = code;
    let after = live.after_insts(func, target, block);
    let mut during = after[(inst.as_u32() - func.block(block).insts.0) as usize].clone();
    let (mut defs, mut uses) = (Vec::new(), Vec::new());
    for (value, desc) in func.constrained_operands(target, inst) {
        during.insert(value.as_u32() as usize);
        let operands = if desc.is_def() { &mut defs } else { &mut uses };
        operands.push((value.as_u32(), String::new(), Vec::new()));
    }
    let args = |edge| func.edge_args(edge).iter().map(|arg| arg.as_u32()).collect();
    let is_last = func.terminator(block) == Some(inst);
    let edges = func.succ_edges(block).filter(|_| is_last);
    Row::Inst {
        inst: inst.as_u32(),
        form: form_name(func, target, func.inst(inst).form),
        defs,
        uses,
        to: edges.map(|edge| (func.edge(edge).to.as_u32(), args(edge))).collect(),
        clobbers: Vec::new(),
        unit: 0.0,
        cost: 0.0,
        depth: cfg.loop_depth(block),
        live: pressure(code, during.ones()),
    }
}
