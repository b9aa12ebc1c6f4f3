//! Random control flow, compared with running along paths.
//!
//! A few blocks pass a few values around in registers and slots. Each execution of a def makes a new token. A use is right
//! iff its register holds the current token of its value. The checker must reject an allocation iff some path has a wrong
//! use. The paths tried are long enough to find one.

use arbitrary::{Result, Unstructured};

use crate::verify::case::{Case, Done, Op, def, read};
use crate::verify::target::target;
use ssara_core::Target;
use ssara_core::ir::{Block, Value};
use ssara_core::output::{Edit, Loc, Point};
use ssara_testing::random::rounds;

const REGS: [&str; 4] = ["ra", "rb", "rc", "rd"];
const SLOTS: usize = 2;
/// The number of parameters of each block except the first. Parameter `i` should be in `REGS[i]`.
const PARAMS: usize = 2;
/// The length of the paths tried. Facts are lost one cell at a time, so a mistake may show only after as many rounds as
/// there are cells.
const PATH: usize = 14;

fn random_edits(u: &mut Unstructured, case: &Case) -> Result<Vec<Edit>> {
    let ty = case.target.find_type("i64").unwrap();
    let mut edits = Vec::new();
    for _ in 0..u.int_in_range(0..=3)? {
        let (a, b) = (case.reg(u.choose(&REGS)?), case.reg(u.choose(&REGS)?));
        let slot = *u.choose(&case.alloc.slots.keys().collect::<Vec<_>>())?;
        edits.push(match u.int_in_range(0..=3)? {
            0 => Edit::Move { ty, from: a, to: b },
            1 => Edit::Swap { ty, a, b },
            2 => Edit::Store { ty, from: a, to: slot },
            _ => Edit::Load { ty, from: slot, to: a },
        });
    }
    Ok(edits)
}

/// One random def or use.
fn random_op(u: &mut Unstructured, known: &[Value]) -> Result<Op> {
    let loc = *u.choose(&REGS)?;
    if known.is_empty() || u.ratio(1, 3)? { Ok(def("i64", loc)) } else { Ok(read(*u.choose(known)?, "i64", loc)) }
}

/// Values of the entry block are known everywhere, those of another block only there.
pub fn random_case<'t>(u: &mut Unstructured, target: &'t Target) -> Result<Done<'t>> {
    let mut case = Case::new(target);
    for _ in 0..SLOTS {
        case.slot(8);
    }
    let count = u.int_in_range(1..=3)?;
    let others: Vec<Block> = (0..count).map(|_| case.block()).collect();
    let params: Vec<Vec<Value>> =
        others.iter().map(|&block| (0..PARAMS).map(|_| case.param(block, "i64")).collect()).collect();
    let mut global: Vec<Value> = (0..PARAMS).map(|index| case.def("i64", REGS[index])).collect();
    for block in 0..=count {
        let mut known = global.clone();
        if block > 0 {
            case.switch_to(others[block - 1]);
            known.extend(&params[block - 1]);
        }
        for _ in 0..u.int_in_range(0..=2)? {
            let point = Point::Before(case.next());
            let edits = random_edits(u, &case)?;
            case.alloc.edits.extend(edits.into_iter().map(|edit| (point, edit)));
            let op = random_op(u, &known)?;
            known.extend(case.op(&[op]));
        }
        if block == 0 {
            global = known.clone();
        }
        let mut successors = Vec::new();
        for _ in 0..u.int_in_range(if block == 0 { 1..=2 } else { 0..=2 })? {
            let args = (0..PARAMS).map(|_| u.choose(&known).copied()).collect::<Result<Vec<_>>>()?;
            successors.push((*u.choose(&others)?, args));
        }
        if successors.is_empty() {
            case.ret(&[]);
            continue;
        }
        let successors: Vec<_> = successors.iter().map(|(to, args)| (*to, &args[..])).collect();
        for edge in case.branch(&[], &successors) {
            let edits = random_edits(u, &case)?;
            case.alloc.edits.extend(edits.into_iter().map(|edit| (Point::Edge(edge), edit)));
        }
    }
    case.alloc.edits.sort_by_key(|(point, _)| *point);
    Ok(case.finish())
}

#[derive(Clone)]
struct Run {
    /// The current token of each value.
    values: Vec<u32>,
    /// The tokens in registers and slots.
    regs: Vec<u32>,
    slots: Vec<u32>,
    tokens: u32,
}

impl Run {
    fn apply(&mut self, edit: Edit) {
        match edit {
            Edit::Move { from, to, .. } => self.regs[to.index()] = self.regs[from.index()],
            Edit::Swap { a, b, .. } => self.regs.swap(a.index(), b.index()),
            Edit::Store { from, to, .. } => self.slots[to.as_u32() as usize] = self.regs[from.index()],
            Edit::Load { from, to, .. } => self.regs[to.index()] = self.slots[from.as_u32() as usize],
            Edit::Remat { .. } | Edit::Transfer { .. } | Edit::Scratch { .. } => unreachable!("no case has one"),
        }
    }

    /// Whether no path of at most `rest` further blocks has a wrong use.
    fn goes_well(mut self, done: &Done, block: Block, rest: usize) -> bool {
        let func = &done.func;
        for inst in func.block_insts(block) {
            for (_, edit) in done.alloc.edits_at(Point::Before(inst)) {
                self.apply(*edit);
            }
            let locs = &done.alloc.operands[func.operand_range(inst)];
            for ((value, constraint), loc) in func.constrained_operands(done.target, inst).zip(locs) {
                let Loc::Reg(reg) = *loc else { unreachable!("all operands are in registers") };
                if constraint.is_def() {
                    self.tokens += 1;
                    self.values[value.as_u32() as usize] = self.tokens;
                    self.regs[reg.index()] = self.tokens;
                } else if self.regs[reg.index()] != self.values[value.as_u32() as usize] {
                    return false;
                }
            }
        }
        rest == 0
            || func.succ_edges(block).all(|edge| {
                let mut run = self.clone();
                for (_, edit) in done.alloc.edits_at(Point::Edge(edge)) {
                    run.apply(*edit);
                }
                let to = func.edge(edge).to;
                for (param, arg) in func.block_params(to).iter().zip(func.edge_args(edge)) {
                    run.values[param.as_u32() as usize] = self.values[arg.as_u32() as usize];
                }
                run.goes_well(done, to, rest - 1)
            })
    }
}

#[test]
fn checker_refuses_exactly_what_goes_wrong_on_some_path() {
    let target = target();
    let (mut right, mut wrong) = (0, 0);
    rounds(1000, |u| {
        let done = random_case(u, &target)?;
        let run = Run {
            values: vec![0; done.func.num_values()],
            regs: (1000..1000 + done.target.regs.len() as u32).collect(),
            slots: (2000..2000 + SLOTS as u32).collect(),
            tokens: 0,
        };
        let goes_well = run.goes_well(&done, Block::ENTRY, PATH);
        assert_eq!(done.words().is_empty(), goes_well, "{:?}", done.words());
        *(if goes_well { &mut right } else { &mut wrong }) += 1;
        Ok(())
    });
    assert!(right > 0 && wrong > 0, "{right} {wrong}");
}
