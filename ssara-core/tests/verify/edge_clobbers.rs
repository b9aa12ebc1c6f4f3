//! What edges destroy: each edge by its own set, after the branch and before its own edits.

use crate::verify::case::{Case, accept, read, reject};
use ssara_core::ir::{Block, Value};
use ssara_core::output::Point;
use ssara_core::target::{FormKind, OperandDesc, Place, Pos, Role};
use ssara_core::verify::check;
use ssara_core::verify::execute::{Executor, Limits};
use ssara_testing::reference;

/// A branch without operands that destroys `on_edges`, to blocks without arguments.
fn branch(case: &mut Case, to: &[Block], on_edges: &[&[&str]]) {
    case.branch_that_destroys(&[], on_edges);
    for &to in to {
        case.successor(to, &[]);
    }
}

#[test]
fn each_edge_destroys_its_own_registers() {
    let build = |in_first: &'static str, in_second: &'static str| {
        move |case: &mut Case| {
            let (first, second) = (case.block(), case.block());
            let a = case.def("i64", "ra");
            let b = case.def("i64", "rb");
            branch(case, &[first, second], &[&["ra"], &["rb"]]);
            case.switch_to(first);
            let [at_a, at_b] = [(a, "ra"), (b, "rb")];
            let read_of = |loc: &'static str| if loc == at_a.1 { at_a } else { at_b };
            let (value, loc) = read_of(in_first);
            case.ret(&[read(value, "i64", loc)]);
            case.switch_to(second);
            let (value, loc) = read_of(in_second);
            case.ret(&[read(value, "i64", loc)]);
        }
    };
    accept(build("rb", "ra"));
    reject(build("ra", "ra"), &["inst3, operand 0, v0 in ra: the location holds nothing known"]);
    reject(build("rb", "rb"), &["inst4, operand 0, v1 in rb: the location holds nothing known"]);
}

#[test]
fn the_last_set_is_that_of_all_further_successors() {
    let build = |case: &mut Case| {
        let to = [case.block(), case.block(), case.block()];
        let a = case.def("i64", "ra");
        branch(case, &to, &[&[], &["ra"]]);
        for block in to {
            case.switch_to(block);
            case.ret(&[read(a, "i64", "ra")]);
        }
    };
    let lost = |inst: u32| format!("inst{inst}, operand 0, v0 in ra: the location holds nothing known");
    reject(build, &[&lost(4), &lost(3)]);
}

#[test]
fn edits_of_an_edge_come_after_what_it_destroys() {
    let build = |slot: bool| {
        move |case: &mut Case| {
            case.slot(8);
            let (join, other) = (case.block(), case.block());
            let a = case.def("i64", "ra");
            if slot {
                case.edit(&["store i64 ra 0"]);
            }
            case.branch_that_destroys(&[], &[&["ra"]]);
            let edge = case.successor(join, &[]);
            case.successor(other, &[]);
            case.edit_at(Point::Edge(edge), if slot { &["load i64 0 rb"] } else { &["move i64 ra rb"] });
            case.switch_to(join);
            case.ret(&[read(a, "i64", "rb")]);
            case.switch_to(other);
            case.ret(&[]);
        }
    };
    accept(build(true));
    reject(build(false), &["inst2, operand 0, v0 in rb: the location holds nothing known"]);
}

#[test]
fn arguments_are_passed_after_what_an_edge_destroys() {
    let build = |case: &mut Case| {
        let to = case.block();
        let param = case.param(to, "i64");
        let a = case.def("i64", "ra");
        case.branch_that_destroys(&[], &[&["ra"]]);
        case.successor(to, &[a]);
        case.switch_to(to);
        case.ret(&[read(param, "i64", "ra")]);
    };
    reject(build, &["inst2, operand 0, v0 in ra: the location holds nothing known"]);
}

#[test]
fn results_of_the_branch_are_kept() {
    let build = |loc: &'static str| {
        move |case: &mut Case| {
            let to = case.block();
            let result = case.branch_that_destroys(&[crate::verify::case::def("i64", "ra")], &[&["ra", "rb"]])[0];
            case.successor(to, &[]);
            case.switch_to(to);
            case.ret(&[read(result, "i64", loc)]);
        }
    };
    accept(build("ra"));
    reject(build("rb"), &["inst1, operand 0, v0 in rb: the location holds nothing known"]);
}

#[test]
fn half_a_register() {
    let build = |lost: &'static str| {
        move |case: &mut Case| {
            let to = case.block();
            let low = case.def("byte", "al");
            branch(case, &[to], &[&[lost]]);
            case.switch_to(to);
            case.ret(&[read(low, "byte", "al")]);
        }
    };
    accept(build("ah"));
    reject(build("al"), &["inst2, operand 0, v0 in al: the location holds nothing known"]);
}

#[test]
fn callee_saved_register_that_an_edge_destroys_is_saved() {
    let target = crate::verify::target::target();
    let saved = target.convention(target.find_convention("std").unwrap()).callee_saved[0];
    let name: &str = &target.reg(saved).name;
    let build = |case: &mut Case| {
        case.convention("std");
        let to = case.block();
        branch(case, &[to], &[&[name]]);
        case.switch_to(to);
        case.ret(&[]);
    };
    let mut case = Case::new(&target);
    build(&mut case);
    let words = case.finish().words();
    assert!(words.iter().any(|word| word.contains(name)), "{words:?}");
}

/// The executor and the reference checker find what the checker finds.
#[test]
fn three_judges_agree() {
    let target = crate::verify::target::target();
    for lost in [&["ra"][..], &["rb"], &[]] {
        let mut case = Case::new(&target);
        let to = case.block();
        let a: Value = case.def("i64", "ra");
        branch(&mut case, &[to], &[lost]);
        case.switch_to(to);
        case.ret(&[read(a, "i64", "ra")]);
        let done = case.finish();
        let is_right = lost != ["ra"];
        assert_eq!(check(&done.func, &target, &done.alloc).is_ok(), is_right);
        let run = Executor::new(&target).cover_edges(&done.func, &done.alloc, &Limits::default());
        assert_eq!(run.is_ok(), is_right);
        assert_eq!(reference::check(&done.func, &target, &done.alloc).is_ok(), is_right);
    }
}

/// The set of a convention comes with a call that ends its block.
#[test]
fn a_call_that_ends_its_block_has_the_sets_of_its_convention() {
    let mut desc = ssara_testing::toy_target().into_desc();
    let std = desc.find_convention("std").unwrap();
    let everything = desc.units_of(desc.reg_ids());
    let sets = [desc.no_units(), everything.clone()];
    desc.conventions.to_mut()[std.index()].edge_clobbers = sets.iter().flat_map(|set| set.words().to_vec()).collect();
    let target = ssara_core::Target::new(desc).unwrap();
    let mut b = ssara_core::ir::FunctionBuilder::new(&target, "f");
    let blocks = [0; 3].map(|_| b.create_block());
    b.switch_to(blocks[0]);
    b.invoke(std, &[], &[], &[], &[(blocks[1], &[]), (blocks[2], &[])]).unwrap();
    let class = target.find_class("i64").unwrap();
    let leave = b.intern_form(FormKind::Return, &[], &target.no_units());
    for &block in &blocks[1..] {
        b.switch_to(block);
        b.push_inst(leave, &[]).unwrap();
    }
    let func = b.finish();
    let on_edges: Vec<&[u64]> = func.edges().map(|edge| func.edge_clobbers(&target, edge)).collect();
    assert_eq!(on_edges, [&[][..], everything.words()]);
    // A form of its own may have the same sets.
    let operand = OperandDesc::new(Role::Use, Pos::Early, class, Place::Class);
    let alternative = ssara_core::ir::Alternative { operands: vec![operand], ..Default::default() };
    let mut b = ssara_core::ir::FunctionBuilder::new(&target, "g");
    let with = b.intern_branch(Some(2), std::slice::from_ref(&alternative), &sets);
    assert_ne!(with, b.intern_branch(Some(2), std::slice::from_ref(&alternative), &[]));
    assert_eq!(with, b.intern_branch(Some(2), &[alternative], &sets));
    assert!(b.clobbers_on_edges(with));
}
