//! Random hints, frequencies, references and safepoints for a function that is complete.

use arbitrary::{Result, Unstructured};
use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;
use ssara_core::Target;
use ssara_core::analysis::cfg::Cfg;
use ssara_core::ir::{Block, Function, Inst, Reference, SpillHint, Value};
use ssara_core::target::{FormKind, OperandDesc, Pos, Reg};

/// Adds hints, frequencies, references and safepoints, or some of these.
pub fn annotate(u: &mut Unstructured<'_>, func: &mut Function, target: &Target) -> Result<()> {
    if u.ratio(1, 2)? {
        hints(u, func, target)?;
    }
    if u.ratio(1, 2)? {
        frequencies(u, func)?;
    }
    if u.ratio(1, 2)? {
        references(u, func, target)?;
    }
    Ok(())
}

/// Adds hints of all kinds for registers of the right types.
pub fn hints(u: &mut Unstructured<'_>, func: &mut Function, target: &Target) -> Result<()> {
    let regs_of: Vec<Vec<Reg>> =
        target.type_ids().map(|ty| target.reg_ids().filter(|&reg| target.reg(reg).ty == Some(ty)).collect()).collect();
    for value in func.values() {
        let regs = &regs_of[func.value_type(value).index()];
        if !regs.is_empty() && u.ratio(1, 2)? {
            func.set_reg_hint(value, Some(*u.choose(regs)?));
        }
        func.set_spill_hint(value, *u.choose(&[SpillHint::Auto, SpillHint::First, SpillHint::Last])?);
    }
    for inst in (0..func.num_insts()).map(Inst::new) {
        for operand in 0..func.inst_operands(inst).len() {
            let regs = &regs_of[func.value_type(func.inst_operands(inst)[operand]).index()];
            if !regs.is_empty() && u.ratio(1, 4)? {
                func.set_operand_hint(inst, operand, Some(*u.choose(regs)?));
            }
        }
    }
    Ok(())
}

/// Sets the frequencies of some blocks, and perhaps of some edges. They need not agree with each other.
pub fn frequencies(u: &mut Unstructured<'_>, func: &mut Function) -> Result<()> {
    let are_extreme = u.ratio(1, 4)?;
    for block in func.blocks() {
        let frequency = frequency(u, are_extreme)?;
        func.set_frequency(block, frequency);
    }
    if u.arbitrary()? {
        for edge in func.edges() {
            let frequency = frequency(u, are_extreme)?;
            func.set_edge_frequency(edge, frequency);
        }
    }
    Ok(())
}

/// A frequency, or none. The extreme ones are subnormal, or so large that sums of two are infinite.
fn frequency(u: &mut Unstructured<'_>, are_extreme: bool) -> Result<Option<f32>> {
    let usual = [None, Some(0.0), Some(0.25), Some(1.0), Some(50.0)];
    let extreme = [None, Some(0.0), Some(f32::from_bits(1)), Some(1e-39), Some(1.0), Some(1e30), Some(f32::MAX)];
    Ok(*if are_extreme { u.choose(&extreme)? } else { u.choose(&usual)? })
}

/// Makes all values of some types references, and some instructions safepoints. A value that rematerialises cannot move, so
/// its type has no references. The base of a derived reference is defined wherever the reference is, and lives wherever the
/// reference does at a safepoint.
pub fn references(u: &mut Unstructured<'_>, func: &mut Function, target: &Target) -> Result<()> {
    let defined_by = func.defining_insts(target);
    let mut is_reference = vec![true; target.types.len()];
    for value in func.values() {
        let form = defined_by.get(value).map(|inst| func.inst_form(target, inst));
        if form.is_some_and(|form| form.rematerialises().is_some()) {
            is_reference[func.value_type(value).index()] = false;
        }
    }
    for is_reference in &mut is_reference {
        *is_reference &= u.ratio(2, 3)?;
    }
    for inst in (0..func.num_insts()).map(Inst::new) {
        let may_be = matches!(func.inst_form(target, inst).kind, FormKind::Op | FormKind::Call | FormKind::Branch);
        func.set_safepoint(inst, may_be && u.ratio(1, 3)?);
    }
    let references: Vec<Value> = func.values().filter(|&value| is_reference[func.value_type(value).index()]).collect();
    let live = live_through_safepoints(func, target);
    let mut cfg = Cfg::default();
    cfg.compute(func);
    let mut params = vec![None; func.num_values()];
    for block in func.blocks() {
        func.block_params(block).iter().for_each(|param| params[param.index()] = Some(block));
    }
    // By value: the block and the instruction that define it. Parameters come before instructions.
    let place = |value: Value| match defined_by.get(value) {
        Some(inst) => (func.block_of(inst), Some(inst)),
        None => (params[value.index()].unwrap_or(Block::ENTRY), None),
    };
    let places: Vec<(Block, Option<Inst>)> = func.values().map(place).collect();
    let dominates = |base: Value, value: Value| match (places[base.index()], places[value.index()]) {
        ((from, def), (to, other)) if from == to => def <= other,
        ((from, _), (to, _)) => cfg.dominates(from, to),
    };
    let (mut is_base, mut is_derived) = (FixedBitSet::default(), FixedBitSet::default());
    is_base.grow(func.num_values());
    is_derived.grow(func.num_values());
    for &value in &references {
        let base = *u.choose(&references)?;
        let lives_with = |live: &FixedBitSet| !live.contains(value.index()) || live.contains(base.index());
        let kinds_fit = value != base && !is_base.contains(value.index()) && !is_derived.contains(base.index());
        let fits = kinds_fit && dominates(base, value);
        let derived = fits && u.ratio(1, 3)? && live.iter().all(lives_with);
        if derived {
            is_base.insert(base.index());
            is_derived.insert(value.index());
        }
        func.set_reference(value, Some(if derived { Reference::Derived(base) } else { Reference::Base }));
    }
    Ok(())
}

/// For each safepoint and each form in which it may be issued, the values that its map lists: those that it reads late, and
/// those that later code reads.
fn live_through_safepoints(func: &Function, target: &Target) -> Vec<FixedBitSet> {
    let mut at_safepoints = Vec::new();
    let live_in = live_in(func, target);
    for block in func.blocks() {
        let mut live = live_out(func, block, &live_in);
        for inst in func.block_insts(block).rev() {
            let operands = || func.constrained_operands(target, inst);
            operands().filter(|(_, desc)| desc.is_def()).for_each(|(value, _)| live.set(value.index(), false));
            if func.is_safepoint(inst) {
                let late = |desc: OperandDesc| !desc.is_def() && desc.pos() == Pos::Late;
                let own = func.inst(inst).form;
                for form in func.alternatives_in_regs(target, own).chain([own]) {
                    let mut live = live.clone();
                    let operands = func.inst_operands(inst).iter().zip(func.form(target, form).operands());
                    operands.filter(|&(_, desc)| late(desc)).for_each(|(value, _)| live.insert(value.index()));
                    at_safepoints.push(live);
                }
            }
            operands().filter(|(_, desc)| !desc.is_def()).for_each(|(value, _)| live.insert(value.index()));
        }
    }
    at_safepoints
}

/// By block: the values at its start that later code reads, parameters among them. None for a block that is not reached.
fn live_in(func: &Function, target: &Target) -> Vec<FixedBitSet> {
    let mut live_in = vec![FixedBitSet::with_capacity(func.num_values()); func.num_blocks()];
    let reached = reached(func);
    let mut changed = true;
    while changed {
        changed = false;
        for &block in reached.iter().rev() {
            let mut live = live_out(func, block, &live_in);
            for inst in func.block_insts(block).rev() {
                let operands = || func.constrained_operands(target, inst);
                operands().filter(|(_, desc)| desc.is_def()).for_each(|(value, _)| live.set(value.index(), false));
                operands().filter(|(_, desc)| !desc.is_def()).for_each(|(value, _)| live.insert(value.index()));
            }
            changed |= live != live_in[block.index()];
            live_in[block.index()] = live;
        }
    }
    live_in
}

/// The values that are live at the end of a block. The argument of a parameter is live if the parameter is.
fn live_out(func: &Function, block: Block, live_in: &[FixedBitSet]) -> FixedBitSet {
    let mut live = FixedBitSet::with_capacity(func.num_values());
    for edge in func.succ_edges(block) {
        let to = func.edge(edge).to;
        let mut into = live_in[to.index()].clone();
        for &param in func.block_params(to) {
            into.set(param.index(), false);
        }
        let args = func.edge_args(edge).iter().zip(func.block_params(to));
        let read = args.filter(|(_, param)| live_in[to.index()].contains(param.index()));
        into.extend(read.map(|(arg, _)| arg.index()));
        live.union_with(&into);
    }
    live
}

/// The blocks that are reached from the entry.
fn reached(func: &Function) -> Vec<Block> {
    let mut reached = vec![Block::ENTRY];
    let mut next = 0;
    while let Some(&block) = reached.get(next) {
        for to in func.succ_edges(block).map(|edge| func.edge(edge).to) {
            if !reached.contains(&to) {
                reached.push(to);
            }
        }
        next += 1;
    }
    reached
}
