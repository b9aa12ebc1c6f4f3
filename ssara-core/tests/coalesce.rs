//! Liveness and webs, against data flow from program point to program point.

use std::collections::BTreeSet;

use ssara_core::analysis::cfg::Cfg;
use ssara_core::analysis::constraints::Constraints;
use ssara_core::analysis::liveness::{DEAD, FAR, LOOP_EXIT, Liveness};
use ssara_core::analysis::program_point::{ProgramPoint, entry_point, operand_point};
use ssara_core::internals::coalesce::webs::Webs;
use ssara_core::ir::{Block, Function, Value};
use ssara_core::target::{OperandDesc, Pos, Role, Target};
use ssara_core::text;
use ssara_core::validate::{Validated, Validator};
use ssara_testing::random::{Shape, function, rounds};
use ssara_testing::toy_target;

/// Finds the liveness of a function, which must be valid, and returns the constraints of its operands.
pub fn find_live(live: &mut Liveness, func: &Function, target: &Target, cfg: &Cfg) -> Constraints {
    let mut validator = Validator::default();
    let Validated { constraints, defs, .. } =
        validator.validate(func, target).unwrap_or_else(|errors| panic!("{}", errors[0]));
    live.compute(func, target, cfg, constraints, defs);
    core::mem::take(constraints)
}

/// The live values at each program point of each block, including those just after its start and its end.
pub struct Naive {
    /// By program point, from `entry_point(0)`: the values that are live *just after* it.
    pub after: Vec<BTreeSet<Value>>,
    pub live_in: Vec<BTreeSet<Value>>,
    pub live_out: Vec<BTreeSet<Value>>,
}

impl Naive {
    pub fn new(func: &Function, target: &Target, cfg: &Cfg) -> Self {
        let mut naive = Naive {
            after: vec![BTreeSet::new(); 4 * func.num_insts() + 1],
            live_in: vec![BTreeSet::new(); func.num_blocks()],
            live_out: vec![BTreeSet::new(); func.num_blocks()],
        };
        loop {
            let before = (naive.live_in.clone(), naive.live_out.clone());
            for &block in cfg.rpo() {
                naive.block(func, target, block);
            }
            if before == (naive.live_in.clone(), naive.live_out.clone()) {
                return naive;
            }
        }
    }

    fn block(&mut self, func: &Function, target: &Target, block: Block) {
        let b = block.as_u32() as usize;
        let (first, end) = func.block(block).insts;
        let mut live = BTreeSet::new();
        for edge in func.succ_edges(block) {
            let to = func.edge(edge).to;
            live.extend(&self.live_in[to.as_u32() as usize]);
            live.extend(func.edge_args(edge));
        }
        self.live_out[b] = live.clone();
        for inst in func.block_insts(block).rev() {
            let start = inst.as_u32() as usize * 4;
            self.after[start + 3] = live.clone();
            for (pos, point) in [(Pos::Late, start + 2), (Pos::Early, start + 1)] {
                self.after[point] = live.clone();
                // In any alternative form: defs are as early and uses as late as in any of them.
                let form = func.inst(inst).form;
                let forms = || core::iter::once(form).chain(func.alternatives(target, form));
                let is_here = |&(index, (_, desc)): &(usize, (Value, OperandDesc))| {
                    let in_some_form = |pos| forms().any(|form| func.form(target, form).operand(index).pos() == pos);
                    let widest = if desc.is_def() { Pos::Early } else { Pos::Late };
                    in_some_form(widest) == (pos == widest)
                };
                let here = || func.constrained_operands(target, inst).enumerate().filter(is_here).map(|here| here.1);
                for (value, _) in here().filter(|operand| operand.1.is_def()) {
                    live.remove(&value);
                }
                live.extend(here().filter(|operand| operand.1.role() == Role::Use).map(|operand| operand.0));
            }
            self.after[start] = live.clone();
        }
        debug_assert!(first < end);
        for param in func.block_params(block) {
            live.remove(param);
        }
        self.live_in[b] = live;
    }
}

/// The length of the shortest path from the start of each block to a use of each value, in instructions, by relaxation.
/// Leaving a loop costs as much as in `Liveness`. By value and block; for a parameter also at its own block.
fn distances(func: &Function, target: &Target, cfg: &Cfg, naive: &Naive) -> Vec<Vec<u64>> {
    let mut distance = vec![vec![u64::MAX; func.num_blocks()]; func.num_values()];
    loop {
        let before = distance.clone();
        for &block in cfg.rpo() {
            let b = block.as_u32() as usize;
            for &value in naive.live_in[b].iter().chain(func.block_params(block)) {
                distance[value.as_u32() as usize][b] = from(func, target, naive, value, (block, 0), &before);
            }
        }
        if distance == before {
            return distance;
        }
    }
}

/// The distance from the instruction number `start` of a block, given those from the starts of blocks.
fn from(
    func: &Function,
    target: &Target,
    naive: &Naive,
    value: Value,
    (block, start): (Block, u32),
    starts: &[Vec<u64>],
) -> u64 {
    let (first, end) = func.block(block).insts;
    for inst in func.block_insts(block).skip(start as usize) {
        let uses =
            |operand: (Value, ssara_core::target::OperandDesc)| operand.0 == value && operand.1.role() == Role::Use;
        if func.constrained_operands(target, inst).any(uses) {
            return u64::from(inst.as_u32() - first - start);
        }
    }
    let length = u64::from(end - first - start);
    let mut nearest = u64::MAX;
    for edge in func.succ_edges(block) {
        let to = func.edge(edge).to;
        let mut via = |value: Value| {
            let there = starts[value.as_u32() as usize][to.as_u32() as usize];
            nearest = nearest.min(there.saturating_add(length));
        };
        for (&param, &arg) in func.block_params(to).iter().zip(func.edge_args(edge)) {
            if arg == value {
                via(param);
            }
        }
        if naive.live_in[to.as_u32() as usize].contains(&value) {
            via(value);
        }
    }
    nearest
}

fn random_functions(
    shape: Shape,
    count: u64,
    mut check: impl FnMut(&Function, &Target, &Cfg, &Constraints, &Liveness),
) {
    let target = toy_target();
    let (mut cfg, mut live) = (Cfg::default(), Liveness::default());
    let mut done = 0;
    rounds(count, |u| {
        let func = function(u, &target, &shape)?;
        if ssara_core::validate::check(&func, &target).is_ok() {
            cfg.compute(&func);
            let constraints = &find_live(&mut live, &func, &target, &cfg);
            check(&func, &target, &cfg, constraints, &live);
            done += 1;
        }
        Ok(())
    });
    assert!(done > 50, "{done} functions only");
}

const SHAPE: Shape = Shape { blocks: 8, insts: 6, wild_forms: true, reserve: 0 };

#[test]
fn live_values_and_last_uses_are_those_of_data_flow() {
    random_functions(SHAPE, 4000, |func, target, cfg, _, live| {
        let naive = Naive::new(func, target, cfg);
        let show = || text::print(func, target);
        for value in func.values() {
            let is_live_in = |block: &Block| cfg.is_reachable(*block) && live.is_live_in(*block, value);
            let first = func.blocks().find(is_live_in);
            let expected = first.zip(func.blocks().rfind(is_live_in));
            assert_eq!(live.extent(value), expected, "blocks where {value} is live\n{}", show());
        }
        for &block in cfg.rpo() {
            let found: Vec<Value> = live.live_in(block).to_vec();
            let expected: Vec<Value> = naive.live_in[block.as_u32() as usize].iter().copied().collect();
            assert_eq!(found, expected, "live at the start of {block}\n{}", show());
            let (first, end) = func.block(block).insts;
            for value in func.values().filter(|&value| live.def_block(value).is_some()) {
                let defined_here = live.def_block(value) == Some(block);
                assert_eq!(live.is_live_in(block, value), naive.live_in[block.as_u32() as usize].contains(&value));
                let start = if defined_here { live.def_point(value) } else { entry_point(first) };
                if !defined_here && !live.is_live_in(block, value) {
                    continue;
                }
                // The last program point after which it is live, plus one; its definition if it is dead.
                let out = naive.live_out[block.as_u32() as usize].contains(&value);
                let through = func
                    .succ_edges(block)
                    .any(|edge| naive.live_in[func.edge(edge).to.as_u32() as usize].contains(&value));
                let points = start..entry_point(end);
                let last = points.rev().find(|&at| naive.after[at as usize].contains(&value)).map(|at| at + 1);
                let last_point = live.last_point(func, block, value);
                if through {
                    assert_eq!(last_point, entry_point(end), "{value} lives through the end of {block}\n{}", show());
                } else if out {
                    assert!(last_point >= entry_point(end) - 1, "{value} is passed at the end of {block}\n{}", show());
                } else if let Some(last) = last {
                    assert_eq!(last_point, last, "last use of {value} in {block}\n{}", show());
                }
                for at in start..entry_point(end) - 1 {
                    let expected = naive.after[at as usize].contains(&value);
                    // A dead value is live at the program point of its definition only. The point just after the last use
                    // counts as the use itself, where a definition would still interfere.
                    let dead = last.is_none() && !out;
                    let found = live.is_live_after(func, block, value, at + 1);
                    if !dead {
                        assert_eq!(found, expected, "{value} after {at} in {block}\n{}", show());
                    }
                }
            }
        }
    });
}

#[test]
fn a_value_is_dead_exactly_when_nothing_reads_it_any_more() {
    random_functions(SHAPE, 4000, |func, target, cfg, _, live| {
        let naive = Naive::new(func, target, cfg);
        for &block in cfg.rpo() {
            for inst in func.block_insts(block) {
                let after = &naive.after[inst.as_u32() as usize * 4 + 3];
                for (at, (value, _)) in func.operand_range(inst).zip(func.constrained_operands(target, inst)) {
                    let dead = live.operand_distances()[at] == DEAD;
                    assert_eq!(dead, !after.contains(&value), "{value} after {inst}\n{}", text::print(func, target));
                }
            }
            let at_start = &naive.after[entry_point(func.block(block).insts.0) as usize];
            for (param, distance) in func.block_params(block).iter().zip(live.param_distances(func, block)) {
                assert_eq!(*distance == DEAD, !at_start.contains(param), "{param}\n{}", text::print(func, target));
            }
        }
    });
}

#[test]
fn distances_are_those_of_paths_and_of_the_nearest_without_loops() {
    let mut all = Liveness::default();
    let (mut nearest, mut others) = (0u32, 0u32);
    random_functions(SHAPE, 4000, |func, target, cfg, _, _| {
        find_live(&mut all, func, target, cfg);
        all.compute_distances(func, cfg);
        let naive = Naive::new(func, target, cfg);
        let loops = func.edges().any(|edge| cfg.is_reachable(func.edge(edge).from) && cfg.is_back_edge(func, edge));
        let starts = distances(func, target, cfg, &naive);
        for value in func.values() {
            let from_start = &starts[value.as_u32() as usize];
            let mut compare = |found: u32, expected: u64, what: &str| {
                let expected = expected.min(u64::from(FAR)) as u32;
                assert!(found >= expected, "{value} {what}: {found} < {expected}\n{}", text::print(func, target));
                assert!(
                    found == expected || loops,
                    "{value} {what}: {found} > {expected}\n{}",
                    text::print(func, target)
                );
                *(if found % LOOP_EXIT == expected % LOOP_EXIT { &mut nearest } else { &mut others }) += 1;
            };
            for &block in cfg.rpo() {
                if let Ok(at) = all.live_in(block).binary_search(&value) {
                    compare(all.live_in_distances(block)[at], from_start[block.as_u32() as usize], "at a start");
                }
                let params = func.block_params(block).iter().zip(all.param_distances(func, block));
                for (_, &found) in params.filter(|(param, found)| **param == value && **found != DEAD) {
                    compare(found, from_start[block.as_u32() as usize], "as a parameter");
                }
                let first = func.block(block).insts.0;
                for inst in func.block_insts(block) {
                    for (at, &operand) in func.operand_range(inst).zip(func.inst_operands(inst)) {
                        let found = all.operand_distances()[at];
                        if operand == value && found != DEAD {
                            let next = inst.as_u32() - first + 1;
                            let true_one = from(func, target, &naive, value, (block, next), &starts);
                            compare(found, true_one.saturating_add(1), "at an operand");
                        }
                    }
                }
            }
        }
    });
    assert!(nearest > 20 * others, "{nearest} nearest, {others} others");
}

/// The header of the outer loop is block1; the inner one is block2 by itself.
const NESTED: &str = "function \"f\" isa toy {
form $0 = op [def i64]
form $1 = op [use i64]
form $2 = branch []
block0:
    v0: i64 = $0
    v1: i64 = $0
    v2: i64 = $0
    $2 -> block1
block1:
    $2 -> block2
block2:
    $1 v0
    $2 -> block2, block3
block3:
    $1 v1
    $2 -> block1, block4
block4:
    $1 v2
    ret
}
";

#[test]
fn a_use_after_an_inner_loop_is_nearer_than_one_after_both_loops() {
    let target = toy_target();
    let func = text::parse(NESTED, &target).unwrap();
    ssara_core::validate::check(&func, &target).unwrap();
    let (mut cfg, mut live) = (Cfg::default(), Liveness::default());
    cfg.compute(&func);
    find_live(&mut live, &func, &target, &cfg);
    live.compute_distances(&func, &cfg);
    // An instruction and the inner loop lie between. Leaving a loop adds nothing if the path has entered it.
    assert_eq!(live.live_in_distances(Block::from_u32(1)), [1, 3, 5 + LOOP_EXIT]);
    assert_eq!(live.live_in_distances(Block::from_u32(2)), [0, 2 + LOOP_EXIT, 4 + 2 * LOOP_EXIT]);
}

/// Whether one of two values is live where the other is defined. A dead value is live at its definition only.
fn interfere(func: &Function, live: &Liveness, naive: &Naive, a: Value, b: Value) -> bool {
    let is_defined_within = |a: Value, b: Value| {
        // `b` is live just before it and after it, or is defined at the same program point.
        let at: ProgramPoint = live.def_point(a);
        let block = live.def_block(a).unwrap();
        let (first, _) = func.block(block).insts;
        let same = live.def_block(b) == Some(block) && live.def_point(b) == at;
        let live_there = if at == entry_point(first) {
            naive.live_in[block.as_u32() as usize].contains(&b)
        } else {
            // Live when `a` is written: read at this program point or later.
            naive.after[at as usize - 1].contains(&b) && (live.def_block(b) != Some(block) || live.def_point(b) < at)
        };
        // A value that is read at this program point interferes with one that is written there.
        same || live_there
    };
    is_defined_within(a, b) || is_defined_within(b, a)
}

#[test]
fn values_of_a_web_are_never_live_at_once_and_no_more_could_be_united() {
    let mut webs = Webs::default();
    let (mut united, mut apart) = (0u32, 0u32);
    random_functions(Shape { wild_forms: true, ..SHAPE }, 4000, |func, target, cfg, constraints, live| {
        let naive = Naive::new(func, target, cfg);
        webs.reset(func.num_values());
        webs.unite(func, target, cfg, constraints, live);
        let values: Vec<Value> = func.values().filter(|&value| live.def_block(value).is_some()).collect();
        let web: Vec<Value> = func.values().map(|value| webs.find(value)).collect();
        let of = |value: Value| web[value.as_u32() as usize];
        for (index, &a) in values.iter().enumerate() {
            for &b in &values[..index] {
                if of(a) == of(b) {
                    let apart = !interfere(func, live, &naive, a, b);
                    assert!(apart, "{a} and {b} are in one web\n{}", text::print(func, target));
                }
            }
        }
        let mut related = |a: Value, b: Value| {
            if of(a) == of(b) {
                united += 1;
                return;
            }
            apart += 1;
            let members = |root: Value| values.iter().copied().filter(move |&value| of(value) == root);
            let one = members(of(a)).any(|a| members(of(b)).any(|b| interfere(func, live, &naive, a, b)));
            assert!(one, "{a} and {b} could be united\n{}", text::print(func, target));
        };
        for &block in cfg.rpo() {
            for edge in func.succ_edges(block) {
                for (&param, &arg) in func.block_params(func.edge(edge).to).iter().zip(func.edge_args(edge)) {
                    related(param, arg);
                }
            }
            for inst in func.block_insts(block) {
                for (def, desc) in func.constrained_operands(target, inst) {
                    if let (true, Some(use_)) = (desc.is_def(), desc.overwrites()) {
                        related(def, func.inst_operands(inst)[usize::from(use_)]);
                    }
                }
            }
        }
    });
    assert!(united > 100 && apart > 100, "{united} united, {apart} apart");
}

#[test]
fn an_early_operand_makes_way_for_a_late_one() {
    let inst = ssara_core::ir::Inst::from_u32(3);
    assert!(operand_point(inst, Pos::Early) < operand_point(inst, Pos::Late));
    assert!(entry_point(3) < operand_point(inst, Pos::Early));
    assert!(operand_point(inst, Pos::Late) < entry_point(4));
}
