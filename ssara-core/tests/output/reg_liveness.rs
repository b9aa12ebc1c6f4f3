//! The registers that are live in allocated code, beside a search along all paths.

use std::collections::HashSet;

use ssara_core::ir::{Edge, Function, Inst, Value};
use ssara_core::output::{Allocation, Edit, Step};
use ssara_core::output::{LastUses, RegLiveness};
use ssara_core::target::{FormKind, Reg};
use ssara_core::{CalleeSaves, Context, Level, Options, Target};
use ssara_testing::random::{Shape, function, rounds};
use ssara_testing::toy_target;

/// The registers that a step reads, and those that it writes after that.
#[derive(Default)]
struct Effect {
    reads: Vec<Reg>,
    writes: Vec<Reg>,
    clobbers: Vec<u16>,
}

/// Allocated code as a graph: the effects of each node, and where control goes on.
pub(super) struct Paths<'a> {
    target: &'a Target,
    nodes: Vec<Vec<Effect>>,
    succs: Vec<Vec<usize>>,
}

impl<'a> Paths<'a> {
    pub(super) fn new(func: &Function, target: &'a Target, alloc: &Allocation) -> Self {
        let split: Vec<Edge> = (0..func.num_edges() as u32).map(Edge::from_u32).filter(|&e| alloc.splits(e)).collect();
        let node_of = |edge: Edge| match split.binary_search(&edge) {
            Ok(at) => func.num_blocks() + at,
            Err(_) => func.edge(edge).to.as_u32() as usize,
        };
        let mut succs: Vec<Vec<usize>> =
            func.blocks().map(|block| func.succ_edges(block).map(node_of).collect()).collect();
        succs.extend(split.iter().map(|&edge| vec![func.edge(edge).to.as_u32() as usize]));
        let mut nodes: Vec<Vec<Effect>> = Vec::new();
        for step in alloc.walk(func) {
            let effect = match step {
                Step::Block(_) | Step::SplitEdge(_) => {
                    nodes.push(Vec::new());
                    continue;
                }
                Step::Edit(edit) => of_edit(edit),
                Step::Inst { form, locs, .. } => {
                    let form = func.form(target, form);
                    let mut effect = Effect::default();
                    for (desc, reg) in form.operands().zip(locs).filter_map(|(desc, loc)| Some((desc, loc.reg()?))) {
                        if desc.is_def() { effect.writes.push(reg) } else { effect.reads.push(reg) }
                    }
                    if form.kind == FormKind::Return {
                        effect
                            .reads
                            .extend(alloc.saved.iter().filter(|saved| saved.slot.is_some()).map(|saved| saved.reg));
                    } else {
                        effect.clobbers = ssara_core::units::iter_words(form.clobbers).collect();
                    }
                    effect
                }
            };
            nodes.last_mut().expect("a block").push(effect);
        }
        Paths { target, nodes, succs }
    }

    fn has(&self, regs: &[Reg], unit: u16) -> bool {
        regs.iter().any(|&reg| self.target.reg_units(reg).contains(&unit))
    }

    /// Whether a path from a step of a node reads a unit before it is written.
    fn is_read(&self, node: usize, step: usize, unit: u16) -> bool {
        let mut seen = HashSet::new();
        let mut work = vec![(node, step)];
        while let Some((node, step)) = work.pop() {
            let mut goes_on = true;
            for effect in &self.nodes[node][step..] {
                if self.has(&effect.reads, unit) {
                    return true;
                }
                if self.has(&effect.writes, unit) || effect.clobbers.contains(&unit) {
                    goes_on = false;
                    break;
                }
            }
            if goes_on {
                work.extend(self.succs[node].iter().filter(|&&next| seen.insert(next)).map(|&next| (next, 0)));
            }
        }
        false
    }

    pub(super) fn is_any_read(&self, node: usize, step: usize, reg: Reg) -> bool {
        self.target.reg_units(reg).iter().any(|&unit| self.is_read(node, step, unit))
    }
}

fn of_edit(edit: Edit) -> Effect {
    let (reads, writes) = match edit {
        Edit::Move { from, to, .. } | Edit::Transfer { from, to, .. } => (vec![from], vec![to]),
        Edit::Swap { a, b, .. } => (vec![a, b], vec![a, b]),
        Edit::Store { from, .. } => (vec![from], vec![]),
        Edit::Remat { from, to, .. } => (from.iter().collect(), vec![to]),
        Edit::Load { to: reg, .. } | Edit::Scratch { reg } => (vec![], vec![reg]),
    };
    Effect { reads, writes, clobbers: Vec::new() }
}

/// The written registers are those that steps write.
#[test]
fn written_registers_are_those_that_steps_write() {
    let target = toy_target();
    let (mut context, mut found) = (Context::new(), 0);
    rounds(200, |u| {
        let shape = Shape { blocks: 6, insts: 10, wild_forms: false, reserve: 0 };
        let func = function(u, &target, &shape)?;
        let options = Options::new(*u.choose(&Level::ALL)?, CalleeSaves::Insert);
        let Ok(alloc) = context.allocate(&func, &target, &options) else { return Ok(()) };
        let mut units: HashSet<u16> = HashSet::new();
        for effect in Paths::new(&func, &target, &alloc).nodes.iter().flatten() {
            units.extend(&effect.clobbers);
            units.extend(effect.writes.iter().flat_map(|&reg| target.reg_units(reg)));
        }
        let is_written = |reg: &Reg| target.reg_units(*reg).iter().any(|unit| units.contains(unit));
        let written: Vec<Reg> = alloc.written_regs(&func, &target).collect();
        assert_eq!(written, target.reg_ids().filter(is_written).collect::<Vec<_>>());
        found += written.len();
        Ok(())
    });
    assert!(found > 1000, "{found} registers");
}

#[test]
fn live_registers_are_those_that_a_path_reads() {
    let target = toy_target();
    let is_variable = |reg: &Reg| target.reg(*reg).constant.is_none();
    let units: HashSet<u16> =
        target.reg_ids().filter(is_variable).flat_map(|reg| target.reg_units(reg).iter().copied()).collect();
    let mut context = Context::new();
    let (mut live, mut last, mut left_out) = (0, 0, 0);
    rounds(600, |u| {
        let shape = Shape { blocks: 6, insts: 10, wild_forms: u.arbitrary()?, reserve: 0 };
        let func = function(u, &target, &shape)?;
        if ssara_core::validate::check(&func, &target).is_err() {
            return Ok(());
        }
        let saves = *u.choose(&[CalleeSaves::Insert, CalleeSaves::Wrap, CalleeSaves::Report])?;
        let level = *u.choose(&Level::ALL)?;
        let Ok(alloc) = context.allocate(&func, &target, &Options::new(level, saves)) else {
            return Ok(());
        };
        let paths = Paths::new(&func, &target, &alloc);
        let found = RegLiveness::new(&func, &target, &alloc).expect("the function is for the target");
        let last_uses = LastUses::new(&func, &target, &alloc, &found).expect("the function is for the target");
        for &unit in &units {
            for block in func.blocks() {
                let is_live = found.live_in(block).contains(unit);
                assert_eq!(is_live, paths.is_read(block.as_u32() as usize, 0, unit), "unit {unit} in {block}");
                live += usize::from(is_live);
            }
        }
        let again: HashSet<Value> = alloc
            .edits
            .iter()
            .filter_map(|&(_, edit)| if let Edit::Remat { value, .. } = edit { Some(value) } else { None })
            .collect();
        let (mut node, mut at, mut edit) = (0, 0, 0);
        let mut begun = 0;
        for step in alloc.walk(&func) {
            match step {
                Step::Block(_) | Step::SplitEdge(_) => {
                    if let Step::SplitEdge(edge) = step {
                        let split = found.live_in_split(edge).expect("a split edge");
                        assert!(units.iter().all(|&unit| split.contains(unit) == paths.is_read(begun, 0, unit)));
                    }
                    (node, at, begun) = (begun, 0, begun + 1);
                    continue;
                }
                Step::Edit(Edit::Move { from, .. } | Edit::Store { from, .. } | Edit::Transfer { from, .. }) => {
                    assert_eq!(
                        last_uses.is_last_use_by_edit(edit),
                        !paths.is_any_read(node, at + 1, from),
                        "edit {edit}"
                    );
                    edit += 1;
                }
                Step::Edit(other) => {
                    assert!(!last_uses.is_last_use_by_edit(edit));
                    if let (Edit::Remat { value, to, .. }, true) = (other, level > Level::O0) {
                        assert!(
                            paths.is_any_read(node, at + 1, to),
                            "nothing reads {value} where it is computed again"
                        );
                    }
                    edit += 1;
                }
                Step::Inst { inst, form, locs } => {
                    let form = func.form(&target, form);
                    let effect = &paths.nodes[node][at];
                    for (operand, (desc, loc)) in form.operands().zip(locs).enumerate() {
                        let Some(reg) = loc.reg().filter(is_variable) else { continue };
                        let ends = effect.writes.contains(&reg) || !paths.is_any_read(node, at + 1, reg);
                        let is_last = last_uses.is_last_use(&func, inst, operand);
                        assert_eq!(is_last, !desc.is_def() && ends, "operand {operand} of {inst}");
                        last += usize::from(is_last);
                    }
                    if let (&[value], Some(_)) =
                        (func.inst_operands(inst), func.inst_form(&target, inst).rematerialises())
                        && again.contains(&value)
                        && level > Level::O0
                        && let Some(reg) = locs[0].reg()
                    {
                        assert!(paths.is_any_read(node, at + 1, reg), "nothing reads the original of {value}");
                    }
                }
            }
            at += 1;
        }
        let insts = (0..func.num_insts() as u32).map(Inst::from_u32);
        left_out += insts.filter(|&inst| alloc.is_left_out(&func, inst)).count();
        Ok(())
    });
    assert!(live > 1000 && last > 1000 && left_out > 10, "{live} live, {last} last uses, {left_out} left out");
}
