//! Validation: one test for each rule, agreement with a definition of dominance, and no panics.

use crate::common;
use arbitrary::Unstructured;
use ssara_core::ir::{Alternative, Block, Function, FunctionBuilder, Inst, OtherTarget, StreamBuilder, Value};
use ssara_core::target::{Class, Conv, Form, FormKind, OperandDesc, Place, Pos, Reg, Relation, Role, TupleList, Type};
use ssara_core::text;
use ssara_core::units::UnitSet;
use ssara_core::validate::{FormError, MAX_ERRORS, OperandName, Site, ValidationError, Validator};
use ssara_core::{ErrorList, Target};
use ssara_testing::random::rounds;
use ssara_testing::{scalar_target, toy_target, valid};

/// The messages for a function of the toy target, given by the rest of its first line, its head and its body.
fn errors_of(source: &str) -> Vec<String> {
    let target = toy_target();
    let source = format!("function \"f\" isa toy{source}\n}}\n");
    let func = text::parse(&source, &target).unwrap_or_else(|error| panic!("{error}\n{source}"));
    let errors = ssara_core::validate::check(&func, &target).err().map(ErrorList::into_vec).unwrap_or_default();
    errors.iter().map(|error| error.to_string()).collect()
}

/// The messages for a body.
fn in_body(body: &str) -> Vec<String> {
    errors_of(&format!(" abi std {{\n{body}"))
}

/// The message about one form, without its name, in a function that reserves `r12`.
fn in_form(form: &str) -> String {
    let errors = errors_of(&format!(" abi fast {{\nreserve r12\nform x = {form}\nblock0:\nret"));
    let [error] = &errors[..] else { panic!("{form}: {errors:?}") };
    error.strip_prefix("form `x`: ").expect(error).to_string()
}

#[test]
fn a_good_function_is_accepted() {
    let body = "
form $0 = entry [def i64 = rcx, def i64 = rdx]
form $1 = call [def i64 = rax, use i64 = rcx, late use i64] clobbers {rcx, rdx, r8}
block0:
    v0: i64, v1: i64 = $0
    jump -> block1(v0, v1)
block1(v2: i64, v3: i64) freq 8:
    v4: i64 = add64 v2, v3
    v5: i64 = $1 v4, v4
    v6: i64 = loop64 v5 -> block1(v5, v4), block2
block2:
    ret64 v6
block3:
    store64 v7, v6
    v7: i64 = const64
    jump -> block1(v7, v7)";
    assert_eq!(in_body(body), [""; 0]);
}

#[test]
fn a_function_has_blocks() {
    assert_eq!(errors_of(" {"), ["the function has no blocks"]);
}

#[test]
fn ids_in_the_header_exist() {
    let target = toy_target();
    let mut builder = FunctionBuilder::new(&target, "f");
    builder.set_convention(Conv(9));
    builder.reserve(Reg(999));
    builder.reserve(Reg(0));
    let block = builder.create_block();
    let value = builder.block_param(block, Type(44));
    builder.switch_to(block);
    builder.inst(target.find_form("ret").unwrap(), &[]).unwrap();
    let errors = ssara_core::validate::check(&builder.finish(), &target).unwrap_err();
    let expected = [
        ValidationError::UnknownConvention(9),
        ValidationError::UnknownReserved(999),
        ValidationError::UnknownType { value, ty: 44 },
        ValidationError::EntryParams,
    ];
    assert_eq!(errors, expected);
}

#[test]
fn frequencies_are_finite_and_not_negative() {
    let errors = in_body("block0 freq -1: jump->block1\nblock1 freq inf: jump->block2\nblock2 freq NaN: ret");
    assert_eq!(errors.len(), 3);
    assert_eq!(errors[0], "block0 has the frequency -1, which is not finite or is negative");
    assert_eq!(in_body("block0 freq 0: ret"), [""; 0]);
}

#[test]
fn hints_name_registers_of_the_type() {
    assert_eq!(in_body("block0:\nv0 hint rax: i64 hint rcx = const64\nret"), [""; 0]);
    let message = "v0 should be in `al`, which does not hold values of its type, `i64`";
    assert_eq!(in_body("block0:\nv0: i64 hint al = const64\nret"), [message]);
    assert_eq!(in_body("block0:\nv0 hint al: i64 = const64\nret"), [message]);
    let target = toy_target();
    let mut func = text::parse("function \"f\" isa toy {\nblock0: v0: i64 = const64\nret\n}", &target).unwrap();
    func.set_reg_hint(Value::from_u32(0), Some(Reg(9999)));
    func.set_operand_hint(Inst::from_u32(1), 5, Some(Reg(0)));
    func.set_operand_hint(Inst::from_u32(77), 0, Some(Reg(0)));
    let errors = ssara_core::validate::check(&func, &target).unwrap_err();
    let messages: Vec<String> = errors.iter().map(|error| error.to_string()).collect();
    let reg = "v0 should be in register 9999, which does not hold values of its type, `i64`";
    assert_eq!(messages, [reg, "there is a hint for operand 5 of inst1, which does not exist"]);
}

#[test]
fn blocks_are_not_empty() {
    assert_eq!(in_body("block0:\njump->block1\nblock1:"), ["block1 is empty"]);
    assert_eq!(in_body("block0:\n->block1\nblock1: ret"), ["block0 is empty"]);
}

#[test]
fn the_entry_has_no_parameters_but_may_have_predecessors() {
    assert_eq!(
        in_body("block0(v0: i64): ret"),
        ["the first block is the entry and has parameters; what the function receives, an `entry` instruction defines"]
    );
    assert_eq!(
        in_body("block0: jump -> block0"),
        ["edge0 from block0 goes to the first block, the entry, which only the caller enters"]
    );
}

#[test]
fn blocks_end_in_their_only_terminator() {
    assert_eq!(in_body("block0: v0: i64 = const64"), ["block0 ends in inst0 `const64`, which is not a terminator"]);
    assert_eq!(in_body("block0: trap\nret"), ["inst0 `trap` in block0 is a terminator and not the last instruction"]);
}

#[test]
fn entry_instructions_stand_first() {
    let error = |block, inst| {
        format!("inst{inst} `e` in block{block} is an `entry` instruction and not the first of the function")
    };
    let form = "form e = entry [def i64 = rcx]\n";
    assert_eq!(in_body(&format!("{form}block0: v0: i64 = const64\nv1: i64 = e\nret")), [error(0, 1)]);
    assert_eq!(in_body(&format!("{form}block0: jump -> block1\nblock1: v0: i64 = e\nret")), [error(1, 1)]);
}

#[test]
fn branches_and_only_branches_have_successors() {
    assert_eq!(in_body("block0: jump"), ["block0 ends in a branch and has no successors"]);
    assert_eq!(in_body("block0: trap -> block1\nblock1: ret"), ["block0 has successors and does not end in a branch"]);
    assert_eq!(
        in_body("block0: v0: i64 = const64 -> block1\nblock1: ret"),
        [
            "block0 ends in inst0 `const64`, which is not a terminator",
            "block0 has successors and does not end in a branch"
        ]
    );
}

#[test]
fn edges_pass_a_value_of_the_right_type_for_each_parameter() {
    let prefix = "block0: v0: i8 = const8\n";
    assert_eq!(
        in_body(&format!("{prefix}jump -> block1\nblock1(v1: i64): ret")),
        ["edge0 from block0 passes 0 arguments to block1, which has 1 parameters"]
    );
    assert_eq!(
        in_body(&format!("{prefix}jump -> block1(v0)\nblock1(v1: i64): ret")),
        ["v0, argument 0 of edge0 from block0, is of type `i8` and should be of type `i64`"]
    );
}

#[test]
fn edges_go_to_blocks_and_values_exist() {
    let target = toy_target();
    let form = |name| target.find_form(name).unwrap();
    let mut builder = FunctionBuilder::new(&target, "f");
    let block = builder.create_block();
    builder.switch_to(block);
    let value = Value::from_u32(7);
    let reg_def = builder.inst(form("const64"), &[]).unwrap().defs[0];
    builder.push_inst(form("store64"), &[value, reg_def]).unwrap();
    builder.push_inst(form("const64"), &[value]).unwrap();
    let branch = builder.intern_form(FormKind::Branch, &[], &UnitSet::default());
    builder.push_inst(branch, &[]).unwrap();
    builder.successor(Block::from_u32(5), &[]).unwrap();
    let exit = builder.create_block();
    builder.successor(exit, &[value]).unwrap();
    builder.switch_to(exit);
    builder.inst(form("ret"), &[]).unwrap();
    let func = builder.finish();
    let errors = ssara_core::validate::check(&func, &target).unwrap_err();
    let inst = Inst::from_u32;
    let edges: Vec<_> = (0..2).map(ssara_core::ir::Edge::from_u32).collect();
    let arg = Site::Arg { edge: edges[1], from: block, index: 0 };
    let expected = [
        ValidationError::UnknownValue { value, site: Site::operand(&func, &target, block, inst(1), 0) },
        ValidationError::UnknownValue { value, site: Site::operand(&func, &target, block, inst(2), 0) },
        ValidationError::UnknownBlock { edge: edges[0], from: block, to: Block::from_u32(5) },
        ValidationError::ArgumentCount { edge: edges[1], from: block, to: exit, expected: 0, found: 1 },
        ValidationError::UnknownValue { value, site: arg },
    ];
    assert_eq!(errors, expected);
}

#[test]
fn forms_exist_and_have_as_many_operands_as_instructions() {
    let target = toy_target();
    let form = |name| target.find_form(name).unwrap();
    let mut b = StreamBuilder::new();
    b.start(&target, "f", None);
    let insts = [Form(9999), form("const64"), Form::local(0)].map(|form| b.inst(form));
    let errors = ssara_core::validate::check(b.finish(), &target).unwrap_err();
    let block = Block::ENTRY;
    assert_eq!(errors[0], ValidationError::UnknownForm { block, inst: insts[0] });
    assert_eq!(errors[1].to_string(), "inst1 in block0 has 0 operands, and its form `const64` has 1");
    assert_eq!(errors[2], ValidationError::UnknownForm { block, inst: insts[2] });

    // Computed jumps, whose rules ask for what they define.
    b.start(&target, "f", None);
    let value = b.value(target.find_type("i64").unwrap());
    b.inst(form("const64"));
    b.operand(value);
    b.inst(form("jz64"));
    b.operand(value);
    b.successor(Block::from_u32(1));
    b.successor(Block::from_u32(2));
    for jump in [Form(9999), Form(9999)] {
        b.next_block();
        b.inst(jump);
        b.successor(Block::from_u32(3));
        b.set_computed();
    }
    b.next_block();
    b.inst(form("ret"));
    let errors = ssara_core::validate::check(b.finish(), &target).unwrap_err();
    assert_eq!(errors[1].to_string(), "inst3 in block2 has a form that does not exist");
}

#[test]
fn a_function_is_for_one_target() {
    let func = text::parse("function \"f\" isa toy {\nblock0: v0: i64 = const64\nret\n}", &toy_target()).unwrap();
    let errors = ssara_core::validate::check(&func, &scalar_target(4)).unwrap_err();
    let messages: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(messages, ["the function was made for the target `toy`, not for `scalar`"]);
    let mut changed = toy_target().into_desc();
    changed.forms.starts.to_mut()[1] = 0;
    let errors = ssara_core::validate::check(&func, &valid(changed)).unwrap_err();
    let other = OtherTarget { made_for: "toy".into(), given: "toy".into() };
    assert_eq!(errors, [ValidationError::OtherTarget(other)]);
    let nothing = StreamBuilder::new();
    let errors = ssara_core::validate::check(nothing.func(), &toy_target()).unwrap_err();
    assert_eq!(errors[0].to_string(), "the function was made for no target, not for `toy`");
}

#[test]
fn values_are_defined_once() {
    assert_eq!(
        in_body("block0: v0: i64 = const64\nv0: i64 = const64\nret"),
        [
            "v0 is defined twice: as operand 0 of `const64`, inst0 in block0 and as operand 0 of `const64`, inst1 in block0"
        ]
    );
    assert_eq!(
        in_body("block0: v0: i64 = const64\njump -> block1(v0)\nblock1(v0: i64): ret"),
        ["v0 is defined twice: as operand 0 of `const64`, inst0 in block0 and as parameter 0 of block1"]
    );
    assert_eq!(in_body("value v0: i64\nblock0: ret"), ["v0 is never defined"]);
}

#[test]
fn operands_have_the_types_of_their_classes() {
    assert_eq!(
        in_body("block0: v0: f64 = fconst\nv1: i64 = copy64 v0\nret"),
        ["v0, operand 1 of `copy64`, inst1 in block0, is of type `f64` and should be of type `i64`"]
    );
    assert_eq!(
        in_body("block0: v0: i8 = const64\nret"),
        ["v0, operand 0 of `const64`, inst0 in block0, is of type `i8` and should be of type `i64`"]
    );
}

#[test]
fn definitions_come_before_uses() {
    let late = |value, site, def| {
        [format!(
            "{value}, {site}, may not have been defined: its definition, {def}, does not come before on every path"
        )]
    };
    // In a block, and by an instruction of itself.
    assert_eq!(
        in_body("block0: store64 v0, v0\nv0: i64 = const64\nret")[..1],
        late("v0", "operand 0 of `store64`, inst0 in block0", "operand 0 of `const64`, inst1 in block0")
    );
    assert_eq!(
        in_body("block0: v0: i64 = copy64 v0\nret"),
        late("v0", "operand 1 of `copy64`, inst0 in block0", "operand 0 of `copy64`, inst0 in block0")
    );
    // On one of two paths.
    assert_eq!(
        in_body(
            "block0: v0: i64 = const64\njz64 v0->block1,block2\nblock1: v1: i64 = const64\njump->block2\nblock2: ret64 v1"
        ),
        late("v1", "operand 0 of `ret64`, inst4 in block2", "operand 0 of `const64`, inst2 in block1")
    );
    // By a parameter of a block that does not dominate.
    assert_eq!(
        in_body(
            "block0: v0: i64 = const64\njz64 v0->block1(v0),block2\nblock1(v1: i64): jump->block2\nblock2: ret64 v1"
        ),
        late("v1", "operand 0 of `ret64`, inst3 in block2", "parameter 0 of block1")
    );
    // On an edge.
    assert_eq!(
        in_body("block0: jump->block1(v0)\nblock1(v0: i64): ret"),
        late("v0", "argument 0 of edge0 from block0", "parameter 0 of block1")
    );
    // In a block that nothing reaches.
    assert_eq!(
        in_body("block0: store64 v0, v0\nret\nblock1: v0: i64 = const64\njump->block2\nblock2: ret")[..1],
        late("v0", "operand 0 of `store64`, inst0 in block0", "operand 0 of `const64`, inst2 in block1")
    );
}

#[test]
fn the_arguments_of_an_edge_see_the_defs_of_the_terminator() {
    assert_eq!(
        in_body(
            "block0: v0: i64 = const64\nv1: i64 = loop64 v0 -> block1(v1), block2\nblock1(v2: i64): ret\nblock2: ret"
        ),
        [""; 0]
    );
    assert_eq!(
        in_body("block0: v0: i64 = const64\nv1: i64 = loop64 v0 -> block1, block2\nblock1: ret64 v1\nblock2: ret"),
        [""; 0]
    );
}

#[test]
fn classes_and_registers_of_forms_exist() {
    let target = toy_target();
    let mut builder = FunctionBuilder::new(&target, "f");
    let unknown_class = OperandDesc::reg_def(Class(2000));
    let unknown_reg = OperandDesc::fixed_use(Class(0), Reg(999));
    builder.intern_form(FormKind::Op, &[unknown_class, unknown_reg], &UnitSet::default());
    let block = builder.create_block();
    builder.switch_to(block);
    builder.inst(target.find_form("ret").unwrap(), &[]).unwrap();
    let func = builder.finish();
    let errors = ssara_core::validate::check(&func, &target).unwrap_err();
    let form = |error| ValidationError::Form { name: "$0".to_string(), error };
    let operand = |index| OperandName { index, name: String::new() };
    let expected = [
        form(FormError::UnknownClass { operand: operand(0) }),
        form(FormError::UnknownRegister { operand: operand(1) }),
    ];
    assert_eq!(errors, expected);
    assert!(text::print(&func, &target).contains("form $0 = op [def ?, use i64 = ?]\n"));
}

#[test]
fn fixed_registers_hold_the_type() {
    assert_eq!(in_form("op [use i64 = al]"), "operand 0 is fixed to `al`, which does not hold values of type `i64`");
    assert_eq!(in_form("op [use f64 = v0]"), "operand 0 is fixed to `v0`, which does not hold values of type `f64`");
}

#[test]
fn fixed_registers_are_not_reserved() {
    // By the function, the convention, the target; and by parts.
    for reg in ["r12", "r13", "rsp"] {
        let message = format!("operand 0 is fixed to `{reg}`, which is reserved");
        assert_eq!(in_form(&format!("op [def i64 = {reg}]")), message);
    }
    assert_eq!(in_form("op [use i8 = r12b]"), "operand 0 is fixed to `r12b`, which is reserved");
}

#[test]
fn forms_of_the_target_are_checked_where_a_function_uses_them() {
    let errors = |body| errors_of(&format!(" {{\nreserve ch, rax\nblock0: {body}"));
    assert_eq!(errors("ret"), [""; 0]);
    let message = "form `div64`: operand 0 is fixed to `rax`, which is reserved";
    let twice = "v0: i64 = const64\nv1: i64, v2: i64 = div64 v0, v0, v0\nv3: i64, v4: i64 = div64 v0, v0, v0\nret";
    assert_eq!(errors(twice), [message, "form `div64`: operand 2 is fixed to `rax`, which is reserved"]);
}

#[test]
fn late_operands_are_not_clobbered() {
    let message = |reg| format!("operand 0 is fixed to `{reg}`, which the instruction clobbers");
    assert_eq!(in_form("op [def i64 = rax] clobbers {ah}"), message("rax"));
    assert_eq!(in_form("op [early def i64 = rax] clobbers {rax}"), message("rax"));
    assert_eq!(in_form("op [late use i8 = al] clobbers {rax}"), message("al"));
    let good = " abi std {\nform x = op [use i64 = rax, def i8 = cl, late use f64 = d0] clobbers {rax, ch, v0[1]}\nblock0: ret";
    assert_eq!(errors_of(good), [""; 0]);
}

#[test]
fn fixed_operands_do_not_collide() {
    let collide = |operands: &str| in_form(&format!("op [{operands}]"));
    let message = |a, b| format!("operands {a} and {b} need overlapping registers at the same time");
    assert_eq!(collide("use i64 = rax, use i8 = ah"), message(0, 1));
    assert_eq!(collide("def i8 = cl, use i64, def i64 = rcx"), message(0, 2));
    assert_eq!(collide("early def i64 = rax, use i64 = rax"), message(0, 1));
    assert_eq!(collide("early def i64 = rax, def i64 = rax"), message(0, 1));
    assert_eq!(collide("late use i64 = rax, use i64 = rax"), message(0, 1));
    assert_eq!(collide("late use i64 = rax, def i64 = rax"), message(0, 1));
    assert_eq!(collide("def i64 = rax, def i64 tied 2, use i64 = rax"), message(0, 1));
    let good = " abi std {\nform x = op [def i64 = rax, use i64 = rax, def i64 tied 3, use i64 = rcx, use i8 = dl, use i8 = dh]\nblock0: ret";
    assert_eq!(errors_of(good), [""; 0]);
}

#[test]
fn ties_join_a_late_def_to_an_early_use_in_a_register_or_a_slot() {
    let tied = |operands: &str| in_form(&format!("op [{operands}]"));
    assert_eq!(tied("use i64 tied 1, use i64"), "operand 0 is tied and not a late def");
    assert_eq!(tied("early def i64 tied 1, use i64"), "operand 0 is tied and not a late def");
    assert!(errors_of(" {\nform x = op [def i64 tied 1, use i64 slot]\nblock0: ret").is_empty());
    for use_ in ["late use i64", "def i64", "use i64 any", "late use i64 slot"] {
        let message = "operand 0 is tied to operand 1, which is not an early use in a register or a slot";
        assert_eq!(tied(&format!("def i64 tied 1, {use_}")), message);
    }
    assert_eq!(
        tied("def i64 tied 7, use i64"),
        "operand 0 is tied to operand 7, which is not an early use in a register or a slot"
    );
    assert_eq!(tied("def i64 tied 2, def i64 tied 2, use i64"), "operands 0 and 1 are tied to the same use");
    let errors = errors_of(" {\nform x = op [def i64 tied 1, use i8]\nblock0: ret");
    assert!(errors.contains(&"form `x`: operand 0 is of another type than operand 1, to which it is tied".to_string()));
}

#[test]
fn a_register_is_left_for_each_operand() {
    let message = |operand, class| {
        format!(
            "no register is left for operand {operand}: those of its class `{class}` are reserved, clobbered or ruled out by a tie"
        )
    };
    assert_eq!(in_form("op [use i64, late use abcd] clobbers {rax, ch, dl, rbx}"), message(1, "abcd"));
    assert_eq!(in_form("op [def low8 tied 1, use high8]"), message(0, "low8"));
    assert_eq!(in_form("op [def low8 tied 1, use i8 = bh]"), message(0, "low8"));
    assert_eq!(in_form("op [def low8 tied 1, use low8] clobbers {rax, rcx, rdx, rbx}"), message(0, "low8"));
    let reserved = errors_of(" {\nreserve v0, d1, v2, v3\nform x = op [use vlow]\nblock0: ret");
    assert_eq!(reserved, [format!("form `x`: {}", message(0, "vlow"))]);
    let good = " {\nreserve rax, rcx, rdx\nform x = op [early def abcd, use abcd any, use low8] clobbers {ch, v0}\nblock0: ret";
    assert_eq!(errors_of(good), [""; 0]);
}

#[test]
fn the_forms_of_the_toy_target_are_good() {
    let target = toy_target();
    let mut builder = FunctionBuilder::new(&target, "f");
    let block = builder.create_block();
    builder.switch_to(block);
    let mut values = Vec::new();
    for ty in target.type_ids() {
        let def =
            builder.intern_form(FormKind::Op, &[OperandDesc::reg_def(target.home_class(ty))], &UnitSet::default());
        values.extend(builder.inst(def, &[]).unwrap().defs);
    }
    for form in (0..target.forms.len() as u32).map(Form) {
        let view = builder.form(form).unwrap();
        if !view.kind.is_terminator() && view.modified_in_slots().next().is_none() {
            let uses = view.operands().filter(|operand| !operand.is_def());
            let uses: Vec<Value> =
                uses.map(|operand| values[usize::from(target.class(operand.class()).ty.0)]).collect();
            builder.inst(form, &uses).unwrap();
        }
    }
    builder.inst(target.find_form("ret64").unwrap(), &[values[0]]).unwrap();
    assert_eq!(ssara_core::validate::check(&builder.finish(), &target), Ok(()));
}

#[test]
fn errors_are_reported_together_and_up_to_a_limit() {
    let errors = in_body("block0(v0: i64): v0: i64 = const64\ntrap\nv1: i8 = const64\nblock1: jump\nblock2:");
    assert_eq!(errors.len(), 7, "{errors:?}");
    let many = format!("block0: {}", "trap\n".repeat(500));
    assert_eq!(in_body(&many).len(), MAX_ERRORS);
}

/// A random function in which each value is defined once, with uses anywhere.
fn random_flow(u: &mut Unstructured<'_>, target: &Target) -> arbitrary::Result<Function> {
    let form = |name| target.find_form(name).unwrap();
    let mut builder = FunctionBuilder::new(target, "flow");
    let blocks: Vec<Block> = (0..u.int_in_range(2..=8)?).map(|_| builder.create_block()).collect();
    let mut params = Vec::new();
    let mut values = Vec::new();
    for &block in &blocks {
        let param = (block != Block::ENTRY && u.arbitrary()?).then(|| builder.block_param(block, Type(0)));
        values.extend(param);
        params.push(param);
    }
    let mut undefined: Vec<Value> = (0..u.int_in_range(1..=8)?).map(|_| builder.create_value(Type(0))).collect();
    values.extend(&undefined);
    for (index, &block) in blocks.iter().enumerate() {
        builder.switch_to(block);
        let defs = if index + 1 == blocks.len() { undefined.len() } else { u.int_in_range(0..=undefined.len())? };
        let mut last = None;
        for def in undefined.split_off(undefined.len() - defs) {
            let (form, operands) = match u.int_in_range(0..=2)? {
                0 => (form("const64"), vec![def]),
                1 => (form("lea64"), vec![def, *u.choose(&values)?, *u.choose(&values)?]),
                _ if last.is_none() => {
                    last = Some(def);
                    continue;
                }
                _ => (form("copy64"), vec![def, *u.choose(&values)?]),
            };
            builder.push_inst(form, &operands).unwrap();
        }
        let successors = if last.is_some() { 2 } else { u.int_in_range(1..=2)? };
        match last {
            Some(def) => builder.push_inst(form("loop64"), &[def, *u.choose(&values)?]),
            None if successors == 1 => builder.push_inst(form("jump"), &[]),
            None => {
                let branch = builder.intern_form(FormKind::Branch, &[], &UnitSet::default());
                builder.push_inst(branch, &[])
            }
        }
        .unwrap();
        for _ in 0..successors {
            let to = 1 + u.choose_index(blocks.len() - 1)?;
            let args: Vec<Value> = params[to].map(|_| u.choose(&values).copied()).transpose()?.into_iter().collect();
            builder.successor(blocks[to], &args).unwrap();
        }
    }
    Ok(builder.finish())
}

/// The places of a function in which uses can be reached without passing the definition, by walking all paths for each.
fn undominated_uses(func: &Function, target: &Target) -> Vec<Site> {
    let mut found = Vec::new();
    for value in func.values() {
        let mut seen = vec![false; func.num_blocks()];
        let mut work = vec![Block::ENTRY];
        while let Some(block) = work.pop() {
            if std::mem::replace(&mut seen[block.as_u32() as usize], true) || func.block_params(block).contains(&value)
            {
                continue;
            }
            let mut defined = false;
            for inst in func.block_insts(block) {
                let operands: Vec<_> = func.constrained_operands(target, inst).enumerate().collect();
                for &(index, (operand, constraint)) in &operands {
                    if operand == value && constraint.role() == Role::Use && !defined {
                        found.push(Site::operand(func, target, block, inst, index));
                    }
                }
                defined |= operands.iter().any(|(_, (operand, desc))| *operand == value && desc.is_def());
            }
            if !defined {
                for edge in func.succ_edges(block) {
                    for (index, _) in func.edge_args(edge).iter().enumerate().filter(|(_, arg)| **arg == value) {
                        found.push(Site::Arg { edge, from: block, index: index as u32 });
                    }
                }
                work.extend(func.succ_edges(block).map(|edge| func.edge(edge).to));
            }
        }
    }
    found
}

#[test]
fn dominance_agrees_with_its_definition() {
    let target = toy_target();
    let mut validator = Validator::default();
    let (mut good, mut bad) = (0, 0);
    rounds(1000, |u| {
        let func = random_flow(u, &target)?;
        let mut expected = undominated_uses(&func, &target);
        let errors = validator.validate(&func, &target).err().map(ErrorList::into_vec).unwrap_or_default();
        *if errors.is_empty() { &mut good } else { &mut bad } += 1;
        let site = |error: &ValidationError| match error {
            ValidationError::NotDominated { site, .. } => site.clone(),
            other => panic!("{other}\n{}", text::print(&func, &target)),
        };
        let mut found: Vec<Site> = errors.iter().map(site).collect();
        let key = |site: &Site| format!("{site:?}");
        expected.sort_by_key(key);
        found.sort_by_key(key);
        assert_eq!(found, expected, "{}", text::print(&func, &target));
        Ok(())
    });
    assert!(good > 0 && bad > 0, "{good} good and {bad} bad functions");
}

#[test]
fn senseless_functions_do_not_panic() {
    let target = toy_target();
    let (smaller, larger) = (scalar_target(3), scalar_target(300));
    let mut validator = Validator::default();
    rounds(1000, |u| {
        let func = common::senseless_function(u, &target)?;
        for target in [&target, &smaller, &larger] {
            assert!(!text::print(&func, target).is_empty());
            if let Err(errors) = validator.validate(&func, target) {
                assert!(!errors.is_empty() && errors.len() <= MAX_ERRORS);
                errors.iter().for_each(|error| assert!(!error.to_string().is_empty()));
            }
        }
        Ok(())
    });
}

#[test]
fn long_functions_are_validated_in_time() {
    let target = toy_target();
    let mut builder = FunctionBuilder::new(&target, "long");
    let form = |name| target.find_form(name).unwrap();
    let mut crowded = vec![OperandDesc::reg_use(Class(0)); 20_000];
    crowded.extend(vec![OperandDesc::fixed_use(Class(0), Reg(0)); 20_000]);
    crowded.extend(vec![OperandDesc::new(Role::Def, Pos::Late, Class(0), Place::Tied(19_999)); 20_000]);
    builder.intern_form(FormKind::Op, &crowded, &UnitSet::default());
    let blocks: Vec<Block> = (0..100_000).map(|_| builder.create_block()).collect();
    let (mut first, last) = (None, blocks.len() - 1);
    for (index, &block) in blocks.iter().enumerate() {
        builder.switch_to(block);
        let value = builder.inst(form("const64"), &[]).unwrap().defs[0];
        let used = *first.get_or_insert(value);
        builder
            .terminate(form("jz64"), &[used], &[(blocks[(index + 1).min(last)], &[]), (blocks[1 + index / 2], &[])])
            .unwrap();
    }
    let func = builder.finish();
    let start = std::time::Instant::now();
    assert_eq!(ssara_core::validate::check(&func, &target).unwrap_err().len(), MAX_ERRORS);
    assert!(start.elapsed().as_secs() < 5, "{:?}", start.elapsed());
    let used: Vec<Form> =
        func.blocks().flat_map(|block| func.block_insts(block)).map(|inst| func.inst(inst).form).collect();
    assert_eq!(used.len(), 200_000);
}

#[test]
fn relations_can_hold() {
    let error = |relation: &str| {
        in_form(&format!("op [def i64, use i64, use i8, use f64, def i64 tied 1] where {{{relation}}}"))
    };
    assert_eq!(error("distinct 0 5"), "a relation names operand 5, which does not exist");
    assert_eq!(error("same 1 1"), "a relation relates operand 1 to itself");
    assert_eq!(error("same 1 3"), "a relation relates operands 1 and 3, which are of different banks");
    assert_eq!(error("distinct 1 4"), "operands 1 and 4 are tied to each other and must be distinct");
    assert_eq!(error("group 4 pair"), "the group from operand 4 on has fewer operands than a tuple of `pair`");
    assert_eq!(error("group 1 pair"), "no tuple of `pair` is left for the group from operand 1 on");
    let fixed = in_form("op [use i64 = r9, use i64] where {group 0 pair}");
    assert_eq!(fixed, "no tuple of `pair` is left for the group from operand 0 on");
    let reserved =
        errors_of(" abi fast {\nreserve r8, r10\nform x = op [use i64, use i64] where {group 0 pair}\nblock0:\nret");
    assert_eq!(reserved, ["form `x`: no tuple of `pair` is left for the group from operand 0 on"]);
}

#[test]
fn a_relation_may_name_what_the_target_does_not_have() {
    let target = toy_target();
    let mut builder = FunctionBuilder::new(&target, "f");
    let read = OperandDesc::reg_use(Class(0));
    let alternative =
        |relation| Alternative { operands: vec![read, read], relations: vec![relation], ..Alternative::default() };
    let group = |list| Relation::Group { first: 1, list };
    builder.intern_alternatives(FormKind::Op, &[alternative(group(TupleList(99)))]);
    builder.intern_alternatives(FormKind::Op, &[alternative(Relation::Implies(0, Class(77), 1, Class(0)))]);
    let block = builder.create_block();
    builder.switch_to(block);
    builder.inst(target.find_form("trap").unwrap(), &[]).unwrap();
    let errors: Vec<_> = ssara_core::validate::check(&builder.finish(), &target)
        .unwrap_err()
        .iter()
        .map(|error| error.to_string())
        .collect();
    let expected = [
        "form `$0`: the group from operand 1 on is in tuples of a list that does not exist",
        "form `$1`: operand 0 has a class that does not exist",
    ];
    assert_eq!(errors, expected);
}

#[test]
fn ways_to_issue_a_form_have_the_same_operands() {
    let alternatives =
        |other: &str| errors_of(&format!(" {{\nform x = op [def i64, use i64]\nor y = {other}\nblock0:\nret"));
    assert_eq!(alternatives("op [def i64 tied 1, use abcd]"), [""; 0]);
    let error = "form `x`: its alternative `y` differs from it in the kind, in successors, or in roles, types or constant \
                 registers of operands, or has alternatives";
    for other in [
        "op [def i64]",
        "call [def i64, use i64]",
        "op [use i64, def i64]",
        "op [def i64, use i8]",
        "op [scratch i64, use i64]",
    ] {
        assert_eq!(alternatives(other), [error], "{other}");
    }
}

#[test]
fn one_way_for_which_registers_are_left_is_enough() {
    let errors = errors_of(" {\nreserve rcx\nform x = op [use i64 = rcx]\nor y = op [use i64]\nblock0:\nret");
    assert_eq!(errors, [""; 0]);
}

#[test]
fn nothing_reads_what_a_scratch_operand_defines() {
    let body = "block0:\n    v0: i64 = const64\n    v1: i64, v2: i64 = scratch64 v0\n    store64 v1, v2\n    jump -> block1(v2)
block1(v3: i64):\n    ret";
    let expected = [
        "v2, operand 1 of `store64`, inst2 in block0, is a scratch register: nothing may read it",
        "v2, argument 0 of edge0 from block0, is a scratch register: nothing may read it",
    ];
    assert_eq!(in_body(body), expected);
}

#[test]
fn a_branch_has_as_many_successors_as_its_form_says() {
    let error = |inst, form, expected, found| {
        format!("inst{inst} in block0 has {found} successors, and its form `{form}` has {expected}")
    };
    assert_eq!(in_body("block0: jump -> block1, block1\nblock1: ret"), [error(0, "jump", 1, 2)]);
    let jz = "block0: v0: i64 = const64\njz64 v0 -> block1\nblock1: ret";
    assert_eq!(in_body(jz), [error(1, "jz64", 2, 1)]);
    let own = |count| format!("form e = branch {count}[]\nblock0: e -> block1, block1, block1\nblock1: ret");
    assert_eq!(in_body(&own("3 ")), [""; 0]);
    assert_eq!(in_body(&own("")), [""; 0]);
    assert_eq!(in_body(&own("2 ")), [error(0, "e", 2, 3)]);
    // All ways to issue a branch go to as many blocks.
    let alternatives = "form e = branch 1 []\nor f = branch 2 []\nblock0: e -> block1\nblock1: ret";
    assert!(
        in_body(alternatives)[0].starts_with("form `e`: its alternative `f` differs from it"),
        "{:?}",
        in_body(alternatives)
    );
}

#[test]
fn a_form_has_no_more_operands_than_can_be_numbered() {
    let target = toy_target();
    let mut builder = FunctionBuilder::new(&target, "f");
    let block = builder.create_block();
    builder.switch_to(block);
    let any = OperandDesc::new(Role::Use, Pos::Early, target.home_class(Type(0)), Place::Any);
    for count in [OperandDesc::MAX_OPERANDS, OperandDesc::MAX_OPERANDS + 1] {
        builder.intern_form(FormKind::Op, &vec![any; count], &UnitSet::default());
    }
    builder.inst(target.find_form("ret").unwrap(), &[]).unwrap();
    let errors = ssara_core::validate::check(&builder.finish(), &target).unwrap_err();
    let messages: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(messages, ["form `$1`: it has 65536 operands, and at most 65535 are possible"]);
}
