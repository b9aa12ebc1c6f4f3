//! The certificate against the allocator: what it says can be allocated is, and nothing else, and the registers that it
//! finds sufficient suffice.

mod search;

use std::path::{Path, PathBuf};

use arbitrary::Unstructured;
use ssara_codegen::certificate::{self, Conflict, Prover};
use ssara_codegen::load_file;
use ssara_core::ir::{Function, FunctionBuilder};
use ssara_core::target::{Features, Form, FormKind, OperandDesc, Reg, Target, TargetDesc};
use ssara_core::text;
use ssara_core::units::UnitSet;
use ssara_core::{Context, Level, Options, verify};
use ssara_testing::random::{Shape, bytes_of_seed, function, scaled, slow_rounds};

/// The shipped machines, and one for tests.
fn targets() -> Vec<Target> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let entries = std::fs::read_dir(here.join("../isa")).expect("the shipped files");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a readable entry").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ron"));
    files.sort();
    files.push(here.join("tests/data/toy.ron"));
    files.iter().map(|file| load_file(file).target.unwrap_or_else(|| panic!("{}", file.display()))).collect()
}

/// All registers that overlap no sufficient one.
fn others(target: &TargetDesc) -> Vec<Reg> {
    let kept = target.units_of(target.sufficient.iter().copied());
    let apart = |&reg: &Reg| !target.reg_units(reg).iter().any(|&unit| kept.contains(unit));
    target.reg_ids().filter(apart).filter(|&reg| target.reg(reg).constant.is_none()).collect()
}

#[test]
fn banks_count_the_whole_registers_that_suffice() {
    for target in targets() {
        assert!(!target.sufficient.is_empty() && target.sufficient.is_sorted(), "{}", target.name);
        let wholes = certificate::whole_regs(&target, &target.sufficient);
        let counted: Vec<usize> = target.banks.iter().map(|bank| bank.min_regs.into()).collect();
        assert_eq!(wholes, counted, "{}", target.name);
        assert_eq!(certificate::certify(&target).map(|certificate| certificate.regs), Ok(target.sufficient.to_vec()));
    }
}

#[test]
fn no_sufficient_register_can_be_done_without() {
    for target in targets() {
        let mut narrow = target.desc().clone();
        for &reg in target.sufficient.iter() {
            narrow.reserved = others(&target).into_iter().chain(target.reserved.iter().copied()).chain([reg]).collect();
            let needed = certificate::certify(&narrow).is_err()
                || lacks_values(&narrow, Features::NONE)
                || lacks_callee(&narrow);
            assert!(needed, "{} {reg:?}", target.name);
        }
    }
}

/// Whether some call has no register left for the address that it calls: then the certificate does not ask for one.
fn lacks_callee(target: &TargetDesc) -> bool {
    let Some(ty) = target.role("stack").and_then(|stack| target.reg(stack).ty) else { return false };
    let reserved = target.units_of(target.reserved.iter().copied());
    let is_free = |&reg: &Reg| !target.reg_units(reg).iter().any(|&unit| reserved.contains(unit));
    target.conventions.iter().any(|conv| {
        let is_argument =
            |&reg: &Reg| conv.arguments.iter().flat_map(|list| list.regs.iter()).any(|&arg| target.overlap(reg, arg));
        target.class_regs(target.home_class(ty)).iter().filter(|reg| is_free(reg)).all(is_argument)
    })
}

/// Whether some kind of value is left without a register on machines with these features, in functions of some convention
/// or of none.
fn lacks_values(target: &TargetDesc, features: Features) -> bool {
    let mut reserved = vec![target.units_of(target.reserved.iter().copied())];
    for conv in target.conventions.iter() {
        reserved.push(target.units_of(target.reserved.iter().chain(conv.reserved.iter()).copied()));
    }
    let is_free = |reg: Reg, reserved: &UnitSet| {
        features.contains(target.reg(reg).features)
            && !target.reg_units(reg).iter().any(|&unit| reserved.contains(unit))
    };
    reserved.iter().any(|reserved| {
        target.type_ids().any(|ty| !target.class_regs(target.home_class(ty)).iter().any(|&reg| is_free(reg, reserved)))
    })
}

/// Whether some copy of registers that are free finds no scratch register that is. The certificate is about forms alone.
fn lacks_scratch(target: &TargetDesc, features: Features) -> bool {
    let reserved = target.units_of(target.reserved.iter().copied());
    let meets = |reg: Reg, units: &UnitSet| target.reg_units(reg).iter().any(|&unit| units.contains(unit));
    let is_free = |reg: Reg| features.contains(target.reg(reg).features) && !meets(reg, &reserved);
    target.type_ids().flat_map(|ty| target.scratch_needs(ty)).any(|(class, from, to)| {
        let taken = target.units_of([from, to]);
        let finds = || target.class_regs(class).iter().any(|&reg| is_free(reg) && !meets(reg, &taken));
        is_free(from) && is_free(to) && !finds()
    })
}

#[test]
fn what_suffices_suffices_for_random_functions() {
    let shape = Shape { blocks: 6, insts: 24, wild_forms: false, reserve: 0 };
    for target in targets() {
        let reserved = others(&target);
        let mut context = Context::new();
        slow_rounds(40, |u| {
            let mut func = function(u, &target, &shape)?;
            func.features = (0..target.features.len()).map(Features::single).fold(Features::NONE, Features::union);
            func.reserved.clone_from(&reserved);
            for level in Level::ALL {
                let options = Options { level, ..Options::default() };
                let allocation = match context.allocate(&func, &target, &options) {
                    Ok(allocation) => allocation,
                    Err(error) => panic!("{options:?}\n{error}\n{}", text::print(&func, &target)),
                };
                if let Err(violations) = verify::check(&func, &target, &allocation) {
                    let what: Vec<String> = violations.iter().map(|v| v.display(&target).to_string()).collect();
                    panic!("{options:?}\n{}\n{}", what.join("\n"), text::print(&func, &target));
                }
            }
            Ok(())
        });
    }
}

/// A function of one instruction of a form, with different values for all its uses.
fn alone(target: &Target, form: Form, reserved: &[Reg]) -> Function {
    let mut b = FunctionBuilder::new(target, "alone");
    b.set_features(target.forms.features(form.table_index()));
    reserved.iter().for_each(|&reg| b.reserve(reg));
    let block = b.create_block();
    b.switch_to(block);
    let view = target.forms.get(form.table_index(), target.set_words);
    let mut uses = Vec::new();
    for operand in view.operands().filter(|operand| !operand.is_def()) {
        let home = target.home_class(target.class(operand.class()).ty);
        let def = b.intern_form(FormKind::Op, &[OperandDesc::reg_def(home)], &target.no_units());
        uses.extend(b.inst(def, &[]).expect("a block").defs);
    }
    let trap = b.intern_form(FormKind::Trap, &[], &target.no_units());
    if view.kind == FormKind::Branch {
        let next = b.create_block();
        let count = target.forms.successors(form.table_index()).unwrap_or(1);
        let successors = vec![(next, &[][..]); count.into()];
        b.terminate(form, &uses, &successors).expect("as many uses");
        b.switch_to(next);
    } else {
        b.inst(form, &uses).expect("as many uses");
    }
    if !view.kind.is_terminator() || view.kind == FormKind::Branch {
        b.inst(trap, &[]).expect("a block");
    }
    b.finish()
}

fn agree((context, prover): (&mut Context, &mut Prover<'_>), target: &Target, form: Form, reserved: &[Reg]) -> bool {
    // The allocator may issue the form in another way, but it does not look for registers by one that modifies a slot.
    let alternatives = std::iter::once(form.table_index()).chain(target.forms.alternatives(form.table_index()));
    let alternatives = alternatives.filter(|&index| !target.forms.modifies_slot(index));
    let proofs: Vec<Result<(), Option<Conflict>>> =
        alternatives.map(|alternative| prover.prove(Form(alternative as u32), reserved)).collect();
    let proved = proofs.iter().any(Result::is_ok);
    let func = alone(target, form, reserved);
    let allocated = context.allocate(&func, target, &Options::default());
    let name = &target.forms.names[form.table_index()];
    assert_eq!(
        proved,
        allocated.is_ok(),
        "{} {name}, reserved {reserved:?}: {proofs:?}, {:?}",
        target.name,
        allocated.err().map(|error| error.to_string())
    );
    proved
}

#[test]
fn the_allocator_agrees_about_every_form() {
    let mut context = Context::new();
    for target in targets() {
        let mut prover = Prover::new(&target);
        for form in (0..target.forms.len()).filter(|&index| !target.forms.modifies_slot(index)) {
            assert!(agree((&mut context, &mut prover), &target, Form(form as u32), &[]));
        }
    }
}

#[test]
fn the_allocator_agrees_about_forms_with_few_registers() {
    let (mut yes, mut no) = (0, 0);
    for target in targets() {
        let (mut context, mut prover) = (Context::new(), Prover::new(&target));
        for seed in 0..scaled(80) {
            let bytes = bytes_of_seed(seed);
            let (form, reserved) = form_and_reserved(&mut Unstructured::new(&bytes), &target).expect("enough bytes");
            if target.forms.modifies_slot(form.table_index()) {
                continue;
            }
            // Every kind of value needs a register to be made in, and every copy its scratch register.
            let narrow = TargetDesc { reserved: reserved.clone().into(), ..target.desc().clone() };
            let features = target.forms.features(form.table_index());
            if !lacks_values(&narrow, features) && !lacks_scratch(&narrow, features) {
                let satisfiable = agree((&mut context, &mut prover), &target, form, &reserved);
                *(if satisfiable { &mut yes } else { &mut no }) += 1;
            }
        }
    }
    assert!(yes > 100 && no > 20, "{yes} can be allocated, {no} cannot");
}

/// A form, and registers that are reserved: few or most.
fn form_and_reserved(u: &mut Unstructured<'_>, target: &TargetDesc) -> arbitrary::Result<(Form, Vec<Reg>)> {
    let form = Form(u.choose_index(target.forms.len())? as u32);
    let many = u.int_in_range(1..=24)?;
    let mut reserved = Vec::new();
    for reg in target.reg_ids().filter(|&reg| target.whole(reg) == reg) {
        if u.int_in_range(0..=many)? > 1 {
            reserved.push(reg);
        }
    }
    Ok((form, reserved))
}
