//! What a client says besides the code: frequencies, hints, tags, references and safepoints.

use std::collections::{BTreeMap, BTreeSet};

use ssara_core::ir::{Function, Inst, Reference, SpillHint, Value};
use ssara_core::target::{Reg, Remat, Type};

use super::super::rng::Rng;
use super::Drawer;

/// Frequencies that a client may say, likely ones and unlikely ones.
const FREQUENCIES: [f32; 14] = [0.0, -0.0, 1e-45, 1e-38, 1e-30, 1e-6, 0.1, 0.5, 1.0, 3.0, 1e3, 1e9, 1e30, f32::MAX];

/// Ends the function, and says something about its parts.
pub fn annotate(drawer: Drawer<'_, '_>) -> Function {
    let Drawer { rng, target, func, passed, again, collects, types, .. } = drawer;
    let mut func = func.finish();
    let regs_of = |ty: Type| target.reg_ids().filter(|&reg| target.reg(reg).ty == Some(ty)).collect::<Vec<Reg>>();
    if rng.one_in(2) {
        for value in func.values() {
            let regs = regs_of(func.value_type(value));
            if rng.one_in(4) {
                func.set_reg_hint(value, rng.pick(&regs));
            }
            if rng.one_in(6) {
                func.set_spill_hint(value, if rng.one_in(2) { SpillHint::First } else { SpillHint::Last });
            }
            if rng.one_in(6) {
                func.set_value_tag(value, rng.next());
            }
        }
    }
    if rng.one_in(2) {
        for inst in (0..func.num_insts() as u32).map(Inst::from_u32) {
            let operands = func.inst_operands(inst).to_vec();
            for (index, value) in operands.into_iter().enumerate() {
                let regs = regs_of(func.value_type(value));
                if rng.one_in(5) {
                    func.set_operand_hint(inst, index, rng.pick(&regs));
                }
            }
            if rng.one_in(6) {
                func.set_inst_tag(inst, rng.next());
            }
        }
    }
    frequencies(rng, &mut func);
    if rng.one_in(2) {
        for inst in collects {
            let inst = func.inst_at(inst);
            if func.inst_form(target, inst).remat == Remat::Never {
                func.set_safepoint(inst, true);
            }
        }
        references(rng, &mut func, &types, &passed, &again);
        derived(rng, &mut func, target);
    }
    func
}

fn frequencies(rng: &mut Rng, func: &mut Function) {
    let plausible = [0.1, 0.5, 1.0, 1.0, 10.0, 100.0];
    let from: &[f32] = match rng.below(4) {
        0 => &FREQUENCIES,
        1 => &plausible,
        _ => return,
    };
    for block in func.blocks() {
        if rng.one_in(2) {
            func.set_frequency(block, rng.pick(from));
        }
    }
    for edge in func.edges() {
        if rng.one_in(3) {
            func.set_edge_frequency(edge, rng.pick(from));
        }
    }
}

/// Values of one type become references: with a parameter all of its arguments. What is computed again does not move.
fn references(rng: &mut Rng, func: &mut Function, types: &[Type], passed: &[(Value, Value)], again: &[Value]) {
    let Some(ty) = rng.pick(types) else { return };
    let mut leader: Vec<Value> = func.values().collect();
    fn find(leader: &[Value], mut value: Value) -> Value {
        while leader[value.as_u32() as usize] != value {
            value = leader[value.as_u32() as usize];
        }
        value
    }
    for &(a, b) in passed {
        let (a, b) = (find(&leader, a), find(&leader, b));
        leader[a.as_u32() as usize] = b;
    }
    let fixed: BTreeSet<Value> = again.iter().map(|&value| find(&leader, value)).collect();
    let mut chosen: BTreeMap<Value, bool> = BTreeMap::new();
    for value in func.values() {
        let leader = find(&leader, value);
        if func.value_type(value) == ty
            && !fixed.contains(&leader)
            && *chosen.entry(leader).or_insert_with(|| !rng.one_in(3))
        {
            func.set_reference(value, Some(Reference::Base));
        }
    }
}

/// References that are defined and read in one block, before the last use of another one there, become derived from
/// it. So the base lives wherever they do.
fn derived(rng: &mut Rng, func: &mut Function, target: &ssara_core::Target) {
    let passed: BTreeSet<Value> = func
        .blocks()
        .flat_map(|block| func.block_params(block).to_vec())
        .chain(func.edges().flat_map(|edge| func.edge_args(edge).to_vec()))
        .collect();
    // By value: its def, and its first and last use.
    let mut uses: BTreeMap<Value, Vec<Inst>> = BTreeMap::new();
    let mut bases: BTreeSet<Value> = BTreeSet::new();
    for inst in (0..func.num_insts() as u32).map(Inst::from_u32) {
        for (value, desc) in func.constrained_operands(target, inst).filter(|(_, desc)| !desc.is_def()) {
            debug_assert!(!desc.is_def());
            uses.entry(value).or_default().push(inst);
        }
    }
    let defs = func.defining_insts(target);
    let is_base = |value: Value, func: &Function| func.reference(value) == Some(Reference::Base);
    for value in func.values() {
        let (Some(def), Some(reads)) = (defs.get(value), uses.get(&value)) else { continue };
        let block = func.block_of(def);
        let (Some(&last), Some(terminator)) = (reads.iter().max(), func.terminator(block)) else { continue };
        let stays = reads.iter().all(|&inst| func.block_of(inst) == block) && last < terminator && def != terminator;
        if !is_base(value, func) || passed.contains(&value) || bases.contains(&value) || !stays || !rng.one_in(2) {
            continue;
        }
        let lives = |base: &Value| {
            let is_before = defs.get(*base).is_none_or(|at| at < def && func.block_of(at) == block);
            let in_block = defs.get(*base).is_some() || func.block_params(block).contains(base);
            let is_read = uses
                .get(base)
                .is_some_and(|reads| reads.iter().any(|&inst| inst > last && func.block_of(inst) == block));
            *base != value && is_base(*base, func) && is_before && in_block && is_read
        };
        let candidates: Vec<Value> = func.values().filter(lives).collect();
        if let Some(base) = rng.pick(&candidates) {
            bases.insert(base);
            func.set_reference(value, Some(Reference::Derived(base)));
        }
    }
}
