//! What the forms of a valid file become.

use ssara_codegen::load;
use ssara_tables::target::{Class, End, OperandDesc, Place, Pos, Reg, Relation, Remat, Role, TupleList};
use ssara_tables::{Target, TargetDesc};

/// A machine with these forms.
fn with_forms(forms: &str) -> Target {
    let classes = if forms.contains("low") { "low: Class(of: i64, registers: [\"r0..=r3\"])" } else { "" };
    let tuples =
        if forms.contains("pair") { "tuples: {pair: Tuple(of: [\"r0..=r7\"], length: 2, align: 2)}, " } else { "" };
    let source = format!(
        "Isa(name: demo, banks: {{int: Bank(registers: [Family(each: 0..=7, name: \"r{{}}\", bits: 64, encoding: 0)],
            {tuples}values: {{i64: Value(bits: 64)}})}}, classes: {{{classes}}}, forms: {{{forms}}})"
    );
    let loaded = load("forms.ron", &source);
    let shown: Vec<String> = loaded.diagnostics.iter().map(ToString::to_string).collect();
    assert!(shown.is_empty(), "{}", shown.join("\n\n"));
    loaded.target.expect("there is no error")
}

fn reg(target: &TargetDesc, name: &str) -> Reg {
    target.find_reg(name).unwrap_or_else(|| panic!("no register {name}"))
}

fn operands(target: &TargetDesc, form: &str) -> Vec<OperandDesc> {
    let form = target.find_form(form).unwrap_or_else(|| panic!("no form {form}"));
    target.forms.get(form.table_index(), target.set_words).operands().collect()
}

fn relations(target: &TargetDesc, form: &str) -> Vec<Relation> {
    let form = target.find_form(form).unwrap_or_else(|| panic!("no form {form}"));
    let form = target.forms.get(form.table_index(), target.set_words);
    form.relations.iter().map(|relation| relation.relation).collect()
}

#[test]
fn an_early_clobber_before_some_uses_is_distinct_from_them() {
    let target = with_forms("f: Form(operands: {dst: Def(class: i64, early: [b]), a: Use(i64), b: Use(i64)})");
    let form = target.forms.get(0, target.set_words);
    assert_eq!(form.operand(0), OperandDesc::reg_def(Class(0)));
    assert_eq!(relations(&target, "f"), [Relation::Distinct(0, 2)]);
}

#[test]
fn working_space_is_an_early_def_that_nobody_reads() {
    let target = with_forms("f: Form(operands: {a: Use(i64), t: Scratch(i64), u: Scratch(fixed: r2)})");
    let form = target.forms.get(0, target.set_words);
    assert_eq!(form.operand(1), OperandDesc::scratch(Class(0), None));
    assert_eq!(form.operand(2), OperandDesc::scratch(Class(0), Some(reg(&target, "r2"))));
}

#[test]
fn relations_name_operands_by_their_numbers() {
    let target = with_forms(
        "f: Form(operands: {a: Def(i64), b: Use(i64), c: Use(i64), d: Def(i64)}, relations: [
            Distinct(a, b, c), Same(b, d), SameAt(b, d, high), OverlapAt(a, c, high), If(operand: b, is_in: low, then: c, must_be_in: i64),
        ])",
    );
    let low = target.find_class("low").unwrap();
    assert_eq!(
        relations(&target, "f"),
        [
            Relation::Distinct(0, 1),
            Relation::Distinct(0, 2),
            Relation::Distinct(1, 2),
            Relation::Same(1, 3, End::Low),
            Relation::Same(1, 3, End::High),
            Relation::OverlapAt(0, 2, End::High),
            Relation::Implies(1, low, 2, Class(0)),
        ]
    );
}

#[test]
fn alternatives_follow_their_forms() {
    let target = with_forms(
        "a: Form(),
         add: Form(
            operands: {dst: Def(class: i64, tied: a), a: Use(i64), b: Use(class: i64, or_slot: true), c: Use(i64)},
            commutes: [a, b], relations: [Distinct(dst, c), If(operand: a, is_in: low, then: c, must_be_in: low)],
            alternatives: {lea: {dst: Def(i64), b: Use(i64)}, low: {b: Use(low)}},
         ),
         z: Form(),",
    );
    let names: Vec<&str> = target.forms.names.iter().map(|name| &**name).collect();
    assert_eq!(names, ["a", "add", "add/swapped", "add/lea", "add/lea/swapped", "add/low", "add/low/swapped", "z"]);
    assert_eq!(target.forms.alternatives(1), 2..7);
    assert!([0, 2, 3, 4, 5, 6, 7].into_iter().all(|form| target.forms.alternatives(form).is_empty()));
    let home = Class(0);
    let any = OperandDesc::new(Role::Use, Pos::Early, home, Place::Any);
    let operands = |name: &str| operands(&target, name);
    let read = OperandDesc::reg_use(home);
    assert_eq!(operands("add"), [OperandDesc::tied_def(home, 1), read, any, read]);
    assert_eq!(operands("add/swapped"), [OperandDesc::tied_def(home, 2), any, read, read]);
    assert_eq!(operands("add/lea"), [OperandDesc::reg_def(home), read, read, read]);
    let low = target.find_class("low").unwrap();
    assert_eq!(relations(&target, "add"), [Relation::Distinct(0, 3), Relation::Implies(1, low, 3, low)]);
    assert_eq!(relations(&target, "add/swapped"), [Relation::Distinct(0, 3), Relation::Implies(2, low, 3, low)]);
}

#[test]
fn a_def_may_be_cheap_to_compute_again() {
    let target = with_forms(
        "a: Form(operands: {dst: Def(i64)}),
         b: Form(operands: {dst: Def(i64)}, remat: cheaper_than_load),
         c: Form(operands: {dst: Def(low)}, remat: cheaper_than_move),",
    );
    let remats: Vec<Remat> = (0..3).map(|form| target.forms.get(form, target.set_words).remat).collect();
    assert_eq!(remats, [Remat::Never, Remat::CheaperThanLoad, Remat::CheaperThanMove]);
}

#[test]
fn a_group_is_an_operand_for_each_register_of_a_tuple() {
    let target = with_forms(
        "casp: Form(operands: {
            dst: Def(tied: expected, early: [base]), expected: Use(class: i64, tuple: pair),
            new: Use(class: i64, tuple: pair), base: Use(i64),
        })",
    );
    let home = Class(0);
    let read = OperandDesc::reg_use(home);
    let tied = |to| OperandDesc::tied_def(home, to);
    assert_eq!(operands(&target, "casp"), [tied(2), tied(3), read, read, read, read, read]);
    let names: Vec<&str> = target.forms.operand_names.iter().map(|name| &**name).collect();
    assert_eq!(names, ["dst0", "dst1", "expected0", "expected1", "new0", "new1", "base"]);
    let list = TupleList(0);
    assert_eq!(
        relations(&target, "casp"),
        [
            Relation::Group { first: 2, list },
            Relation::Group { first: 4, list },
            Relation::Distinct(0, 6),
            Relation::Distinct(1, 6),
        ]
    );
}
