//! Units that functions tell apart, against a definition that looks at every pair of sets.

use ssara_core::internals::regs::form_shape::{FormShape, OtherForms};
use ssara_core::internals::regs::tables::Tables;
use ssara_core::internals::regs::unit_mask::Mask;
use ssara_core::internals::regs::usage::RegUsage;
use ssara_core::ir::{Function, FunctionBuilder};
use ssara_core::target::{Class, Form, FormView, Reg, Target, Type};
use ssara_core::units::UnitSet;
use ssara_core::validate::Validator;
use ssara_core::{Registers, Stress};
use ssara_testing::random::{Shape, function, rounds};
use ssara_testing::toy_target;

/// The forms of a function, alternatives included.
fn forms<'a>(func: &'a Function, target: &'a Target) -> Vec<FormView<'a>> {
    form_ids(func, target).into_iter().map(|form| func.form(target, form)).collect()
}

fn form_ids(func: &Function, target: &Target) -> Vec<Form> {
    let with_alternatives = |form: Form| core::iter::once(form).chain(func.alternatives(target, form));
    let own = func.blocks().flat_map(|block| func.block_insts(block)).map(|inst| func.inst(inst).form);
    own.flat_map(with_alternatives).collect()
}

/// The registers that the passes may ask about: those that values and operands may be in, and those that are saved.
fn used_regs(func: &Function, target: &Target, forms: &[FormView<'_>]) -> Vec<UnitSet> {
    let types = func.values().map(|value| func.value_type(value));
    let with_banks = types.flat_map(|ty| core::iter::once(ty).chain(target.ty(ty).spill_to.iter().copied()));
    let mut regs: Vec<Reg> = with_banks.flat_map(|ty| target.class_regs(target.home_class(ty))).copied().collect();
    for desc in forms.iter().flat_map(FormView::operands) {
        match desc.fixed_reg() {
            Some(reg) => regs.push(reg),
            None => regs.extend(target.class_regs(desc.class())),
        }
    }
    regs.extend(func.callee_saved_regs(target));
    regs.sort_unstable();
    regs.dedup();
    regs.iter().map(|&reg| target.units_of([reg])).collect()
}

/// The refined tables of a function that uses these forms.
fn refined(func: &Function, target: &Target, forms: &[Form]) -> Tables<1> {
    let tables = Tables::new(target, func, &func.reserved_units(target), &Stress::NONE);
    let mut usage = RegUsage::default();
    let goes_beyond_homes =
        |form: FormView<'_>| FormShape::new(target, form, OtherForms::default(), &tables.homes).goes_beyond_homes();
    let forms = forms.iter().copied().filter(|&form| goes_beyond_homes(func.form(target, form)));
    usage.collect((func, target), &tables.homes, forms);
    tables.refined(target, &usage.units(target, func, &tables), |ty| usage.occurs(ty))
}

#[test]
fn sets_have_a_kept_unit_in_common_if_they_have_any() {
    let target = toy_target();
    let mut validator = Validator::default();
    let (mut tried, mut left_out) = (0, 0);
    rounds(400, |u| {
        let shape = Shape { blocks: 2, insts: 6, wild_forms: u.arbitrary()?, reserve: 0 };
        let func = function(u, &target, &shape)?;
        if validator.validate(&func, &target).is_err() {
            return Ok(());
        }
        let forms = forms(&func, &target);
        let regs = used_regs(&func, &target, &forms);
        let clobbers: Vec<UnitSet> = forms.iter().map(|form| UnitSet::from_words(form.clobbers)).collect();
        let tables = refined(&func, &target, &form_ids(&func, &target));
        for bank in target.bank_ids() {
            let info = &tables.banks[bank.index()];
            let words = |set: &UnitSet| Mask::<1>([set.words()[info.words.0]]);
            for a in &regs {
                for b in regs.iter().chain(&clobbers) {
                    let (a, b) = (words(a), words(b));
                    assert_eq!(a.intersects(b), a.and(info.kept).intersects(b), "{bank:?}: {a:?}, {b:?}");
                    left_out += usize::from(a.and(info.kept) != a);
                    tried += 1;
                }
            }
        }
        Ok(())
    });
    assert!(tried > 100_000 && left_out > tried / 10, "{left_out} of {tried}");
}

#[test]
fn parts_that_a_function_does_not_name_cost_it_nothing() {
    let target = toy_target();
    let (i64, i8) = (target.find_type("i64").unwrap(), target.find_type("i8").unwrap());
    let is_uniform = |types: &[Type], forms: &[&str]| {
        let mut builder = FunctionBuilder::new(&target, "f");
        for &ty in types.iter() {
            let _ = builder.create_value(ty);
        }
        let func = builder.finish();
        let forms: Vec<Form> = forms.iter().map(|name| target.find_form(name).unwrap()).collect();
        refined(&func, &target, &forms).banks[0].uniform
    };
    // `i8` values live in `ah` as well as in `al`.
    assert!(is_uniform(&[i64], &["add64", "div64"]));
    assert!(!is_uniform(&[i64, i8], &["add64"]));
    // A clobber of `ah` alone does not tell it from `al`, where nothing else does.
    assert!(is_uniform(&[i64], &["flags"]));
}

#[test]
fn class_with_all_registers_that_are_left_is_a_home() {
    let target = toy_target();
    let (mut homes, mut narrow) = (0, 0);
    rounds(200, |u| {
        let classes: Vec<Class> = target.class_ids().collect();
        let chosen = *u.choose(&classes)?;
        let mut builder = FunctionBuilder::new(&target, "f");
        for &reg in target.class_regs(target.home_class(target.class(chosen).ty)) {
            if u.ratio(7, 8)? && !target.class_regs(chosen).contains(&reg) {
                builder.reserve(reg);
            }
        }
        let func = builder.finish();
        let registers = if u.arbitrary()? { Registers::Sufficient } else { Registers::All };
        let stress = Stress { registers, ..Stress::NONE };
        let tables: Tables<1> = Tables::new(&target, &func, &func.reserved_units(&target), &stress);
        let left = |class| {
            let mut left = tables.classes.regs(&target, class).to_vec();
            left.sort_unstable();
            left
        };
        for class in target.class_ids() {
            let home = target.home_class(target.class(class).ty);
            let is_home = tables.homes.is_home(class);
            assert_eq!(is_home, left(class) == left(home), "{}", target.class(class).name);
            homes += usize::from(class != home && is_home);
            narrow += usize::from(!is_home);
        }
        Ok(())
    });
    assert!(homes > 0 && narrow > 0, "{homes} {narrow}");
}
