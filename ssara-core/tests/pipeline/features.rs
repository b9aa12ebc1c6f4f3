//! Subtarget features: what a machine lacks is neither allocated nor accepted.

use std::borrow::Cow;

use ssara_core::ir::{Function, FunctionBuilder};
use ssara_core::target::{Conv, FeatureDesc, Features, Reg};
use ssara_core::text;
use ssara_core::{Context, ErrorList, Options, Target, verify};
use ssara_testing::{toy_target, valid};

const MORE: Features = Features::single(0);
const ADDRESSES: Features = Features::single(1);

/// The toy target, where `r8` to `r13` need the feature `more`, which is not there by default, and `lea64` needs
/// `addresses`, which is.
fn target() -> Target {
    let mut target = toy_target().into_desc();
    for (name, default) in [("more", false), ("addresses", true)] {
        let name = Cow::Borrowed(name);
        target.features.to_mut().push(FeatureDesc { name, doc: Cow::Borrowed(""), default });
    }
    for index in 8..=13 {
        for name in [format!("r{index}"), format!("r{index}b")] {
            let reg = target.find_reg(&name).expect("a register of the toy target");
            target.regs.to_mut()[reg.index()].features = MORE;
        }
    }
    let lea = target.find_form("lea64").expect("a form of the toy target");
    target.forms.require(lea.table_index(), ADDRESSES);
    valid(target)
}

fn parse(target: &Target, head: &str, body: &str) -> Function {
    let source = format!("function \"f\" isa toy abi std {{\n{head}block0:\n{body}}}\n");
    text::parse(&source, target).unwrap_or_else(|error| panic!("{error}\n{source}"))
}

fn errors(target: &Target, head: &str, body: &str) -> Vec<String> {
    let errors = ssara_core::validate::check(&parse(target, head, body), target)
        .err()
        .map(ErrorList::into_vec)
        .unwrap_or_default();
    errors.iter().map(ToString::to_string).collect()
}

#[test]
fn functions_have_the_default_features_unless_they_say_otherwise() {
    let target = target();
    let round_trip = |features: Features, head: &str| {
        let mut builder = FunctionBuilder::new(&target, "f");
        if features != target.default_features() {
            builder.set_features(features);
        }
        let block = builder.create_block();
        builder.switch_to(block);
        builder.push_inst(target.find_form("ret").expect("a form"), &[]).expect("no operands");
        let func = builder.finish();
        assert_eq!(func.features, features);
        let printed = text::print(&func, &target);
        assert_eq!(printed, format!("function \"f\" isa toy {{\n{head}block0:\n    ret\n}}\n"));
        assert_eq!(text::parse(&printed, &target).as_ref(), Ok(&func));
    };
    round_trip(ADDRESSES, "");
    round_trip(MORE.union(ADDRESSES), "features more addresses\n");
    round_trip(MORE, "features more\n");
    round_trip(Features::NONE, "features\n");
    let source = "function \"f\" isa toy {\nfeatures moor\nblock0:\n    ret\n}\n";
    let error = text::parse(source, &target).expect_err("there is no such feature").to_string();
    assert!(error.contains("there is no feature `moor`") && error.contains("did you mean `more`?"), "{error}");
}

#[test]
fn instructions_and_fixed_registers_need_their_features() {
    let target = target();
    let lea = "    v0: i64 = const64\n    v1: i64 = lea64 v0, v0\n    ret\n";
    assert_eq!(errors(&target, "", lea), [""; 0]);
    let missing = "inst1 in block0 has the form `lea64`, which requires the feature `addresses`";
    assert_eq!(errors(&target, "features more\n", lea), [missing]);
    let fixed = "    v0: i64 = x\n    ret\n";
    let form = "form x = op [def i64 = r8]\n";
    assert_eq!(errors(&target, &format!("features more\n{form}"), fixed), [""; 0]);
    let missing = "form `x`: operand 0 is fixed to `r8`, which requires the feature `more`";
    assert_eq!(errors(&target, form, fixed), [missing]);
    let mut func = parse(&target, "", "    ret\n");
    func.features = func.features.union(Features::single(2));
    let errors = ssara_core::validate::check(&func, &target).expect_err("the target has two features");
    assert_eq!(errors[0].to_string(), "the target has no feature number 2, which the function asks for");
}

/// A function in which many values live at once, with the registers that its allocation uses.
fn registers_used(target: &Target, head: &str) -> Vec<Reg> {
    let mut body = String::new();
    for value in 0..12 {
        body += &format!("    v{value}: i64 = const64\n");
    }
    for value in 0..12 {
        body += &format!("    store64 v{value}, v{value}\n");
    }
    let func = parse(target, head, &(body + "    ret\n"));
    let allocation = Context::new().allocate(&func, target, &Options::default()).expect("it can be spilled");
    assert_eq!(verify::check(&func, target, &allocation), Ok(()));
    allocation.operands.iter().filter_map(|loc| loc.reg()).collect()
}

#[test]
fn registers_that_the_machine_lacks_are_not_allocated() {
    let target = target();
    let extended = |reg: &Reg| target.reg(*reg).features == MORE;
    assert!(!registers_used(&target, "").iter().any(extended));
    assert!(registers_used(&target, "features more\n").iter().any(extended));
}

#[test]
fn registers_that_the_machine_lacks_are_not_preserved() {
    let mut target = target().into_desc();
    let std = target.find_convention("std").expect("a convention of the toy target");
    let r12 = target.find_reg("r12").expect("a register of the toy target");
    let mut clobbers =
        target.units_of(target.type_ids().flat_map(|ty| target.class_regs(target.home_class(ty)).to_vec()));
    clobbers.subtract(&target.units_of([r12]));
    let conv = &mut target.conventions.to_mut()[std.index()];
    conv.callee_saved = Cow::Owned(vec![r12]);
    conv.clobbers = Cow::Owned(clobbers.words().to_vec());
    let target = valid(target);
    let saved = |features: Features| {
        let form = "form x = op [] clobbers {r12}\n";
        let mut func = parse(&target, form, "    x\n    ret\n");
        func.features = features;
        assert_eq!(func.convention, Some(Conv(std.0)));
        let allocation = Context::new().allocate(&func, &target, &Options::default()).expect("nothing to allocate");
        assert_eq!(verify::check(&func, &target, &allocation), Ok(()));
        allocation.saved.len()
    };
    assert_eq!((saved(MORE), saved(Features::NONE)), (1, 0));
}
