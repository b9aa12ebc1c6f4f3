//! Whether locations hold what is read from them: straight code, branches, loops, irreducible flow.

use crate::verify::case::{Case, accept, def, read, reject, with_case};
use ssara_core::ir::Inst;
use ssara_core::output::{Loc, Point};
use ssara_core::target::{FormKind, Place};
use ssara_core::verify::{Content, MAX_VIOLATIONS, OperandFault, Symbol, Violation};

#[test]
fn wrong_register_is_named_with_what_it_holds() {
    with_case(
        |case| {
            let a = case.def("i64", "ra");
            case.def("i64", "rb");
            case.ret(&[read(a, "i64", "rb")]);
        },
        |done| {
            let values: Vec<_> = done.func.values().collect();
            let content = Content { whole: [Symbol::Value(values[1])].into(), partial: Vec::new() };
            let expected = Violation::Operand {
                inst: Inst::from_u32(2),
                operand: 0,
                value: values[0],
                loc: Loc::Reg(done.target.find_reg("rb").unwrap()),
                fault: OperandFault::WrongContent(content),
            };
            assert_eq!(done.violations(), [expected]);
        },
    );
}

#[test]
fn value_that_was_partly_overwritten() {
    let build = |case: &mut Case| {
        let a = case.def("i64", "ra");
        case.op(&[def("byte", "ah")]);
        case.ret(&[read(a, "i64", "ra")]);
    };
    reject(build, &["inst2, operand 0, v0 in ra: the location holds part of v0, part of v1"]);
}

#[test]
fn low_and_high_byte_hold_two_values_at_once() {
    accept(|case| {
        let low = case.def("byte", "al");
        let high = case.def("byte", "ah");
        case.ret(&[read(low, "byte", "al"), read(high, "byte", "ah")]);
    });
    let build = |case: &mut Case| {
        let high = case.def("byte", "ah");
        case.def("i32", "wa");
        case.ret(&[read(high, "byte", "ah")]);
    };
    reject(build, &["inst2, operand 0, v0 in ah: the location holds v1"]);
}

#[test]
fn undefined_register() {
    let build = |case: &mut Case| {
        let a = case.def("i64", "ra");
        case.ret(&[read(a, "i64", "rd")]);
    };
    reject(build, &["inst1, operand 0, v0 in rd: the location holds nothing known"]);
}

#[test]
fn dropped_move_and_reversed_move() {
    accept(|case| {
        let a = case.def("i64", "ra");
        case.edit(&["move i64 ra rb"]);
        case.ret(&[read(a, "i64", "rb")]);
    });
    let reversed = |case: &mut Case| {
        let a = case.def("i64", "ra");
        case.def("i64", "rb");
        case.edit(&["move i64 rb ra"]);
        case.ret(&[read(a, "i64", "rb")]);
    };
    reject(reversed, &["inst2, operand 0, v0 in rb: the location holds v1"]);
}

#[test]
fn edits_of_one_point_go_one_after_the_other() {
    accept(|case| {
        let a = case.def("i64", "ra");
        let b = case.def("i64", "rb");
        case.edit(&["move i64 ra rc", "move i64 rb ra", "move i64 rc rb"]);
        case.ret(&[read(a, "i64", "rb"), read(b, "i64", "ra")]);
    });
}

#[test]
fn swap_exchanges() {
    accept(|case| {
        let a = case.def("i64", "ra");
        let b = case.def("i64", "rb");
        case.edit(&["swap i64 ra rb"]);
        case.read(a, "i64", "rb");
        case.edit(&["swap i64 ra ra"]);
        case.ret(&[read(b, "i64", "ra")]);
    });
}

#[test]
fn spill_and_reload() {
    accept(|case| {
        case.slot(8);
        let a = case.def("i64", "ra");
        case.edit(&["store i64 ra 0"]);
        case.def("i64", "ra");
        case.edit(&["load i64 0 rb"]);
        case.ret(&[read(a, "i64", "rb"), read(a, "i64", "0").place(Place::Any)]);
    });
}

#[test]
fn reload_before_store_and_reload_of_another_type() {
    let build = |case: &mut Case| {
        case.slot(8);
        let a = case.def("i64", "ra");
        case.edit(&["load i64 0 rb", "store i64 ra 0"]);
        case.read(a, "i64", "rb");
        case.edit(&["load i32 0 wb"]);
        case.ret(&[read(a, "i64", "rb")]);
    };
    let expected = [
        "inst1, operand 0, v0 in rb: the location holds nothing known",
        "inst2, operand 0, v0 in rb: the location holds nothing known",
    ];
    reject(build, &expected);
}

#[test]
fn slot_that_two_values_share_at_once() {
    let build = |case: &mut Case| {
        case.slot(8);
        let a = case.def("i64", "ra");
        let b = case.def("i64", "rb");
        case.edit(&["store i64 ra 0", "store i64 rb 0", "load i64 0 rc"]);
        case.ret(&[read(a, "i64", "rc"), read(b, "i64", "rc")]);
    };
    reject(build, &["inst2, operand 0, v0 in rc: the location holds v1"]);
}

#[test]
fn call_destroys_what_it_clobbers_and_no_more() {
    let target = crate::verify::target::target();
    let clobbers = target.convention(target.find_convention("std").unwrap()).clobbers.to_vec();
    let across_call = |ty: &'static str, loc: &'static str| {
        let mut case = Case::new(&target);
        let value = case.def(ty, loc);
        case.call(&ssara_core::units::UnitSet::from_words(&clobbers));
        case.ret(&[read(value, ty, loc)]);
        case.finish().words()
    };
    assert_eq!(across_call("f64", "d8"), Vec::<&str>::new());
    assert_eq!(across_call("i64", "re"), Vec::<&str>::new());
    assert_eq!(across_call("v128", "q8"), ["inst2, operand 0, v0 in q8: the location holds part of v0"]);
    let gone = "inst2, operand 0, v0 in d0: the location holds nothing known";
    assert_eq!(across_call("f64", "d0"), [gone]);
}

#[test]
fn def_of_a_clobbering_instruction_survives_it() {
    accept(|case| {
        let a = case.inst(FormKind::Call, &[def("i64", "ra").fixed("ra")], &["rb", "rc"])[0];
        case.ret(&[read(a, "i64", "ra")]);
    });
}

#[test]
fn early_def_is_there_after_the_instruction() {
    accept(|case| {
        let a = case.def("i64", "ra");
        let both = case.op(&[def("i64", "rb").early(), def("i64", "ra"), read(a, "i64", "ra")]);
        case.ret(&[read(both[0], "i64", "rb"), read(both[1], "i64", "ra")]);
    });
}

#[test]
fn copies_of_one_value_are_equally_good_until_overwritten() {
    let build = |case: &mut Case| {
        let a = case.def("i64", "ra");
        case.edit(&["move i64 ra rb", "move i64 ra rc"]);
        case.op(&[def("i64", "ra"), read(a, "i64", "rb"), read(a, "i64", "rc")]);
        case.ret(&[read(a, "i64", "rb"), read(a, "i64", "ra")]);
    };
    reject(build, &["inst2, operand 1, v0 in ra: the location holds v1"]);
}

/// `if .. { p = a } else { p = b }; return p`, where `a` is in `ra`, `b` in `rb` and `p` in `to`.
fn diamond<'a>(first: &'a [&'a str], second: &'a [&'a str], to: &'static str) -> impl FnOnce(&mut Case) + use<'a> {
    move |case| {
        let (left, right, join) = (case.block(), case.block(), case.block());
        let p = case.param(join, "i64");
        let a = case.def("i64", "ra");
        let b = case.def("i64", "rb");
        case.branch(&[], &[(left, &[]), (right, &[])]);
        case.switch_to(left);
        case.edit(first);
        case.branch(&[], &[(join, &[a])]);
        case.switch_to(right);
        case.edit(second);
        case.branch(&[], &[(join, &[b])]);
        case.switch_to(join);
        case.ret(&[read(p, "i64", to)]);
    }
}

#[test]
fn parameter_is_where_each_edge_leaves_it() {
    accept(diamond(&["move i64 ra rc"], &["move i64 rb rc"], "rc"));
    accept(diamond(&[], &["move i64 rb ra"], "ra"));
    let expected = "inst5, operand 0, v0 in rc: the location holds nothing known";
    reject(diamond(&["move i64 ra rc"], &[], "rc"), &[expected]);
}

#[test]
fn one_value_for_several_parameters_and_edges_to_one_block() {
    let build = |second: &'static str| {
        move |case: &mut Case| {
            let join = case.block();
            let (p, q) = (case.param(join, "i64"), case.param(join, "i64"));
            let a = case.def("i64", "ra");
            let b = case.def("i64", "rb");
            let edges = case.branch(&[], &[(join, &[a, a]), (join, &[b, a])]);
            case.edit_at(Point::Edge(edges[0]), &["move i64 ra rb"]);
            case.switch_to(join);
            case.ret(&[read(p, "i64", "rb"), read(q, "i64", second), read(a, "i64", "ra"), read(b, "i64", "rd")]);
        }
    };
    let gone = "inst3, operand 3, v3 in rd: the location holds nothing known";
    reject(build("ra"), &[gone]);
    reject(build("rb"), &["inst3, operand 1, v1 in rb: the location holds v0", gone]);
}

#[test]
fn edits_on_one_edge_do_not_leak_into_the_other() {
    let build = |case: &mut Case| {
        let (left, right) = (case.block(), case.block());
        let a = case.def("i64", "ra");
        let edges = case.branch(&[], &[(left, &[]), (right, &[])]);
        case.edit_at(Point::Edge(edges[0]), &["move i64 ra rb"]);
        for block in [left, right] {
            case.switch_to(block);
            case.ret(&[read(a, "i64", "rb")]);
        }
    };
    reject(build, &["inst3, operand 0, v0 in rb: the location holds nothing known"]);
}

#[test]
fn edits_before_a_terminator_come_before_its_operands() {
    accept(|case| {
        let (left, right) = (case.block(), case.block());
        let a = case.def("i64", "ra");
        case.edit(&["move i64 ra rb"]);
        case.branch(&[read(a, "i64", "rb")], &[(left, &[]), (right, &[])]);
        for block in [left, right] {
            case.switch_to(block);
            case.ret(&[read(a, "i64", "rb")]);
        }
    });
}

/// `i = start; loop { i = i + 1 }`, with `i` in `ra`, the sum in `sum`, and these edits on the way back.
fn counting(sum: &'static str, back: &'static [&'static str]) -> impl FnOnce(&mut Case) {
    move |case| {
        let (head, done) = (case.block(), case.block());
        let i = case.param(head, "i64");
        let start = case.def("i64", "ra");
        let step = case.def("i64", "rb");
        case.branch(&[], &[(head, &[start])]);
        case.switch_to(head);
        let next = case.op(&[def("i64", sum), read(i, "i64", "ra"), read(step, "i64", "rb")])[0];
        let edges = case.branch(&[], &[(head, &[next]), (done, &[])]);
        case.edit_at(Point::Edge(edges[0]), back);
        case.switch_to(done);
        case.ret(&[read(next, "i64", sum), read(step, "i64", "rb")]);
    }
}

#[test]
fn loops_need_the_fixpoint() {
    accept(counting("ra", &[]));
    accept(counting("rc", &["move i64 rc ra"]));
    reject(counting("rc", &[]), &["inst3, operand 1, v0 in ra: the location holds nothing known"]);
    reject(
        counting("rc", &["move i64 rc ra", "move i64 ra rb"]),
        &[
            "inst3, operand 2, v2 in rb: the location holds nothing known",
            "inst5, operand 1, v2 in rb: the location holds nothing known",
        ],
    );
}

#[test]
fn value_of_the_round_before_is_stale() {
    let build = |read_from: &'static str| {
        move |case: &mut Case| {
            let (head, done) = (case.block(), case.block());
            case.branch(&[], &[(head, &[])]);
            case.switch_to(head);
            // In the second round `rb` holds the `x` of the first.
            let x = case.def("i64", "ra");
            case.read(x, "i64", read_from);
            case.edit(&["move i64 ra rb"]);
            case.branch(&[], &[(head, &[]), (done, &[])]);
            case.switch_to(done);
            case.ret(&[read(x, "i64", "rb")]);
        }
    };
    accept(build("ra"));
    reject(build("rb"), &["inst2, operand 0, v0 in rb: the location holds nothing known"]);
}

#[test]
fn parameter_of_the_round_before_is_stale() {
    let build = |case: &mut Case| {
        let (head, done) = (case.block(), case.block());
        let p = case.param(head, "i64");
        let a = case.def("i64", "ra");
        case.edit(&["move i64 ra rb"]);
        case.branch(&[], &[(head, &[a])]);
        case.switch_to(head);
        case.read(p, "i64", "rb");
        let b = case.def("i64", "ra");
        case.branch(&[], &[(head, &[b]), (done, &[])]);
        case.switch_to(done);
        case.ret(&[]);
    };
    reject(build, &["inst2, operand 0, v0 in rb: the location holds nothing known"]);
}

#[test]
fn parameters_exchanged_on_a_back_edge() {
    let build = |back: &'static [&'static str]| {
        move |case: &mut Case| {
            let (head, done) = (case.block(), case.block());
            let (p, q) = (case.param(head, "i64"), case.param(head, "i64"));
            let a = case.def("i64", "ra");
            let b = case.def("i64", "rb");
            case.branch(&[], &[(head, &[a, b])]);
            case.switch_to(head);
            case.op(&[read(p, "i64", "ra"), read(q, "i64", "rb")]);
            let edges = case.branch(&[], &[(head, &[q, p]), (done, &[])]);
            case.edit_at(Point::Edge(edges[0]), back);
            case.switch_to(done);
            case.ret(&[read(p, "i64", "ra")]);
        }
    };
    accept(build(&["swap i64 ra rb"]));
    // The second round has lost one of the two, the third both.
    let expected = [
        "inst3, operand 0, v0 in ra: the location holds nothing known",
        "inst3, operand 1, v1 in rb: the location holds nothing known",
        "inst5, operand 0, v0 in ra: the location holds nothing known",
    ];
    reject(build(&["move i64 ra rb", "move i64 rb ra"]), &expected);
}

/// Two blocks that jump to each other and are both entered from outside; `p` is in `ra` in both.
fn irreducible(on_entry: &'static [&'static str], on_cross: &'static [&'static str]) -> impl FnOnce(&mut Case) {
    move |case| {
        let (left, right) = (case.block(), case.block());
        let (p, q) = (case.param(left, "i64"), case.param(right, "i64"));
        let a = case.def("i64", "ra");
        let b = case.def("i64", "rb");
        let edges = case.branch(&[], &[(left, &[a]), (right, &[b])]);
        case.edit_at(Point::Edge(edges[1]), on_entry);
        case.switch_to(left);
        case.read(p, "i64", "ra");
        case.branch(&[], &[(right, &[p])]);
        case.switch_to(right);
        let r = case.op(&[def("i64", "rc"), read(q, "i64", "ra")])[0];
        let edges = case.branch(&[], &[(left, &[r])]);
        case.edit_at(Point::Edge(edges[0]), on_cross);
    }
}

#[test]
fn irreducible_flow() {
    accept(irreducible(&["move i64 rb ra"], &["move i64 rc ra"]));
    let gone = "the location holds nothing known";
    reject(irreducible(&[], &["move i64 rc ra"]), &[&format!("inst5, operand 1, v1 in ra: {gone}")]);
    let expected = [
        "inst3, operand 0, v0 in ra: the location holds nothing known",
        "inst5, operand 1, v1 in ra: the location holds nothing known",
    ];
    reject(irreducible(&["move i64 rb ra"], &[]), &expected);
}

#[test]
fn entry_block_with_a_way_back() {
    let build = |case: &mut Case| {
        let a = case.def("i64", "ra");
        case.read(a, "i64", "ra");
        let (entry, done) = (ssara_core::ir::Block::ENTRY, case.block());
        case.branch(&[], &[(entry, &[]), (done, &[])]);
        case.switch_to(done);
        case.ret(&[read(a, "i64", "ra")]);
    };
    accept(build);
}

#[test]
fn terminator_defs_are_there_on_the_edges() {
    accept(|case| {
        let (left, right) = (case.block(), case.block());
        let value = case.inst(FormKind::Branch, &[def("i64", "ra")], &[])[0];
        let edge = case.successor(left, &[]);
        case.successor(right, &[]);
        case.edit_at(Point::Edge(edge), &["move i64 ra rb"]);
        for (block, loc) in [(left, "rb"), (right, "ra")] {
            case.switch_to(block);
            case.ret(&[read(value, "i64", loc)]);
        }
    });
}

#[test]
fn number_of_violations_is_limited() {
    let build = |case: &mut Case| {
        let a = case.def("i64", "ra");
        for _ in 0..2 * MAX_VIOLATIONS {
            case.read(a, "i64", "rb");
        }
        case.ret(&[]);
    };
    assert_eq!(with_case(build, |done| done.violations().len()), MAX_VIOLATIONS);
}
