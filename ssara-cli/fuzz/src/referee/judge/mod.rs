//! The judge: everything that must hold of a function and its allocation.

mod claimed;
mod claims;
mod code;
mod frame;
pub mod hardware;
pub mod operands;
mod run;
pub mod search;
mod shape;
mod strip;

use ssara_core::ir::Function;
use ssara_core::output::{Allocation, Loc};
use ssara_core::text;
use ssara_core::verify::{Checker, Locations};

use super::fault::{Fault, Rule, demand};
use super::machine::Machine;
use super::rng::Rng;
use claims::Claims;
use code::{Code, Op};
use frame::Frame;
use run::{Subject, run};
use shape::Usable;

/// Maximum number of operations in a run. A run beyond it ends where it is.
const MAX_OPS: usize = 400;
/// Maximum number of runs for one allocation. Edges that none of them takes are not judged.
const MAX_RUNS: usize = 8;

/// Judges an allocation on its own, and then what the checker says about it. The seed determines the paths.
pub fn judge(func: &Function, machine: &Machine, alloc: &Allocation, seed: u64) -> Result<(), Fault> {
    judge_with(func, machine, alloc, seed, || {
        let target = &machine.target;
        Checker::new(target).locations(func, alloc).map(Some).map_err(|violations| {
            let lines: Vec<String> = violations.iter().map(|violation| violation.display(target).to_string()).collect();
            Fault::new(Rule::Checker, lines.join("; "))
        })
    })
}

/// Judges an allocation, and these locations of it. Asks no checker.
pub fn judge_alone(
    func: &Function,
    machine: &Machine,
    alloc: &Allocation,
    locations: Option<&Locations>,
    seed: u64,
) -> Result<(), Fault> {
    judge_with(func, machine, alloc, seed, || Ok(locations.cloned()))
}

fn judge_with(
    func: &Function,
    machine: &Machine,
    alloc: &Allocation,
    seed: u64,
    locations: impl FnOnce() -> Result<Option<Locations>, Fault>,
) -> Result<(), Fault> {
    let target = &machine.target;
    let rng = &mut Rng::new(seed);
    shape::check(func, target, alloc)?;
    let code = Code::new(func, alloc);
    code.check(func, alloc)?;
    let usable = Usable::new(func, target);
    for block in shape::reachable(func) {
        for &(_, op) in &code.block(block).ops {
            if let Op::Inst(inst, form) = op {
                let locs: &[Loc] = &alloc.operands[func.operand_range(inst)];
                operands::check(func, target, alloc, (inst, form, locs), &usable)?;
            }
        }
    }
    let frame = Frame::new(func, target, alloc, rng)?;
    let claims = match locations()? {
        Some(locations) => Claims::new(func, target, alloc, &code, &locations)?,
        None => Claims::none(&code),
    };
    let subject = Subject { func, machine, alloc, code: &code, claims: &claims, frame: &frame };
    let mut taken = vec![0; func.num_edges()];
    for round in 0..MAX_RUNS {
        run(subject, rng, &mut taken, MAX_OPS, round % 2 == 1)?;
        let reached = shape::reachable(func);
        let is_taken =
            |edge| taken[ssara_core::ir::Edge::as_u32(edge) as usize] > 0 || !reached.contains(&func.edge(edge).from);
        if round > 0 && func.edges().all(is_taken) {
            break;
        }
    }
    Ok(())
}

/// Judges the text form: what is printed reads as what it was.
pub fn judge_text(func: &Function, machine: &Machine, alloc: &Allocation) -> Result<(), Fault> {
    let target = &machine.target;
    let printed = text::print(func, target);
    let read = text::parse(&printed, target);
    demand(read.as_ref() == Ok(func), Rule::Text, || match read {
        Err(error) => format!("the function: {error}"),
        Ok(_) => "the function differs".to_owned(),
    })?;
    let printed = text::print_allocated(func, target, alloc);
    let read = text::parse_allocated(&printed, target);
    let is_same = read.as_ref().is_ok_and(|(read, of_read)| {
        let spilled_values = alloc.spilled_values;
        read == func && Allocation { spilled_values, ..of_read.clone() } == *alloc
    });
    demand(is_same, Rule::Text, || match read {
        Err(error) => format!("the allocated function: {error}"),
        Ok(_) => "the allocated function differs".to_owned(),
    })
}
