//! Each contract is checked against violations: results of passes are compared with functions and machines to which
//! they do not belong.

use crate::coalesce::find_live;
use crate::common::machines::tables;
use ssara_core::Target;
use ssara_core::analysis::cfg::Cfg;
use ssara_core::analysis::liveness::Liveness;
use ssara_core::internals::analysis::context::Cx;
use ssara_core::internals::analysis::form_effects::FormEffects;
use ssara_core::internals::analysis::pressure::Pressure;
use ssara_core::internals::analysis::remat::Remats;
use ssara_core::internals::coalesce::webs::Webs;
use ssara_core::internals::contracts::{
    Contract, ContractViolation, ReferenceLiveness, Watch, check_liveness, check_spilling, check_webs,
};
use ssara_core::internals::regs::machine::Machine;
use ssara_core::internals::regs::register_file::RegisterFile;
use ssara_core::internals::resolve::emitter::Emitter;
use ssara_core::internals::spill::Spiller;
use ssara_core::internals::spill::context::{Guidance, SpillCx};
use ssara_core::internals::spill::plan::SpillPlan;
use ssara_core::ir::{Function, Inst, Value};
use ssara_core::target::{FormKind, OperandDesc, Reg, Type};
use ssara_core::text;
use ssara_core::{CalleeSaves, Level, Options};
use ssara_testing::{scalar_target, valid};

/// A machine with `regs` registers.
fn target(regs: u16) -> Target {
    let mut target = scalar_target(regs).into_desc();
    let class = target.home_class(Type(0));
    let (none, def, read) = (target.no_units(), OperandDesc::reg_def(class), OperandDesc::reg_use(class));
    for (name, kind, operands) in [
        ("make", FormKind::Op, &[def][..]),
        ("show", FormKind::Op, &[read]),
        ("jump", FormKind::Branch, &[]),
        ("exit", FormKind::Return, &[]),
    ] {
        target.forms.push(name.into(), kind, operands, &none);
    }
    valid(target)
}

/// A function with three values. One goes to another block by name, and one as a parameter. `last` is the value that is
/// read in the end.
fn function(target: &Target, last: &str) -> Function {
    let source = format!(
        "function \"f\" isa scalar {{
block0:
    v0: int = make
    v1: int = make
    v2: int = make
    show v2
    jump -> block1(v0)
block1(v3: int):
    show v3
    show {last}
    exit
}}
"
    );
    text::parse(&source, target).expect("a function")
}

/// The results of the passes for a function.
#[derive(Default)]
struct Passes {
    cfg: Cfg,
    live: Liveness,
    webs: Webs,
    plan: SpillPlan<1>,
}

impl Passes {
    fn new(func: &Function, target: &Target) -> Passes {
        let mut passes = Passes::default();
        let Passes { cfg, live, webs, plan } = &mut passes;
        let tables = tables(target, func);
        let machine = &Machine::new(target, &tables);
        cfg.compute(func);
        let constraints = &find_live(live, func, target, cfg);
        webs.reset(func.num_values());
        webs.unite(func, target, cfg, constraints, live);
        let pressure = &mut Pressure::default();
        let (remats, options) = (&Remats::default(), &Options::new(Level::O2, CalleeSaves::Insert));
        let cx = Cx { func, machine, cfg, constraints, remats, options, record: None };
        let effects = &mut FormEffects::default();
        effects.compute(func, machine, constraints.forms());
        pressure.compute(&cx, live, effects);
        let cx = SpillCx { cx, live, pressure, effects, guidance: Guidance::Pressure };
        assert!(Spiller::default().run(&cx, webs, plan).is_ok());
        passes
    }
}

fn assert_violation(result: Result<(), ContractViolation>, contract: Contract, value: Option<u32>) {
    let violation = result.expect_err("a violation");
    assert_eq!((violation.contract, violation.value), (contract, value.map(Value::from_u32)), "{violation:?}");
}

#[test]
fn results_of_the_function_itself_keep_all_contracts() {
    let target = target(3);
    let func = function(&target, "v1");
    let Passes { cfg, live, mut webs, plan } = Passes::new(&func, &target);
    let reference = ReferenceLiveness::new(&func, &target, &cfg);
    let tables = tables::<1>(&target, &func);
    let machine = Machine::new(&target, &tables);
    assert_eq!(check_liveness(&func, &cfg, &live, &reference), Ok(()));
    assert_eq!(check_webs(&func, &target, &cfg, &mut webs, &reference), Ok(()));
    assert_eq!(check_spilling(&func, &machine, &cfg, &plan, &reference), Ok(()));
}

#[test]
fn liveness_of_another_function_is_noticed() {
    let target = target(3);
    let func = function(&target, "v1");
    let other = Passes::new(&function(&target, "v0"), &target);
    let reference = ReferenceLiveness::new(&func, &target, &other.cfg);
    // In the other function, v1 is never read.
    assert_violation(check_liveness(&func, &other.cfg, &other.live, &reference), Contract::Liveness, Some(1));
}

#[test]
fn a_web_with_two_live_values_is_noticed() {
    let target = target(3);
    let func = function(&target, "v0");
    // In the other function, v0 ends where the parameter is defined; in this one both are live.
    let mut other = Passes::new(&function(&target, "v1"), &target);
    let reference = ReferenceLiveness::new(&func, &target, &other.cfg);
    assert_violation(check_webs(&func, &target, &other.cfg, &mut other.webs, &reference), Contract::Webs, Some(3));
}

#[test]
fn a_plan_that_reads_a_value_in_no_register_is_noticed() {
    let target = target(3);
    let func = function(&target, "v1");
    let mut passes = Passes::new(&func, &target);
    passes.plan.reset(&func, target.banks.len());
    let reference = ReferenceLiveness::new(&func, &target, &passes.cfg);
    let tables = tables::<1>(&target, &func);
    let machine = Machine::new(&target, &tables);
    let result = check_spilling(&func, &machine, &passes.cfg, &passes.plan, &reference);
    // The empty plan has nothing in registers at the end of the first block.
    assert_violation(result, Contract::Spilling, Some(0));
}

#[test]
fn a_plan_for_a_larger_file_is_noticed() {
    let (large, small) = (target(3), target(2));
    let func = function(&large, "v1");
    let passes = Passes::new(&func, &large);
    let reference = ReferenceLiveness::new(&func, &small, &passes.cfg);
    let tables = tables::<1>(&small, &func);
    let machine = Machine::new(&small, &tables);
    let result = check_spilling(&func, &machine, &passes.cfg, &passes.plan, &reference);
    assert_violation(result, Contract::Spilling, None);
}

#[test]
fn a_register_file_contrary_to_the_plan_is_noticed() {
    let target = target(3);
    let func = function(&target, "v1");
    let passes = Passes::new(&func, &target);
    let reference = ReferenceLiveness::new(&func, &target, &passes.cfg);
    let tables = tables::<1>(&target, &func);
    let machine = Machine::new(&target, &tables);
    let value = Value::from_u32;
    // After the third instruction all three registers are in use.
    let watched = |places: &[(u32, u16)]| {
        let (mut watch, mut file, mut emitter) =
            (Watch::new(&func, &machine, &passes.plan, &reference), RegisterFile::default(), Emitter::<1>::default());
        file.reset(1, func.num_values());
        emitter.reset(func.num_operands(), func.num_values() as u32, true);
        watch.enter(func.blocks().next().expect("a block"), &file)?;
        for inst in 0..3u32 {
            file.clear();
            for &(number, reg) in places.iter().filter(|place| place.0 <= inst || place.0 > 2) {
                file.put(&machine, value(number), Reg(reg));
            }
            if let Some(&(_, reg)) = places.iter().find(|place| place.0 == inst) {
                emitter.set_operand(inst as usize, ssara_core::output::Loc::Reg(Reg(reg)));
            }
            watch.step(Inst::from_u32(inst), &[], &file, emitter.operands())?;
        }
        Ok(())
    };
    assert_eq!(watched(&[(0, 0), (1, 1), (2, 2)]), Ok(()));
    assert_violation(watched(&[(0, 0), (1, 1)]), Contract::Coloring, Some(2));
    assert_violation(watched(&[(0, 0), (1, 1), (2, 1)]), Contract::Coloring, Some(1));
    assert_violation(watched(&[(0, 0), (1, 1), (3, 2)]), Contract::Coloring, None);
}
