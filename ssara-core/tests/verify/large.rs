//! A large function in which every value has a slot of its own.

use crate::verify::case::{Case, Done, def, read};
use crate::verify::target::target;
use ssara_core::Target;
use ssara_core::ir::{Block, Value};
use ssara_core::output::{Edit, Point};

const PARAMS: usize = 3;

fn slot_of(value: Value) -> usize {
    value.as_u32() as usize
}

/// Copies from slot to slot, through `ra`.
fn copies(pairs: impl Iterator<Item = (usize, usize)>) -> Vec<String> {
    pairs.flat_map(|(from, to)| [format!("load i64 {from} ra"), format!("store i64 ra {to}")]).collect()
}

fn edit_at(case: &mut Case, point: Point, texts: &[String]) {
    let edits = texts.iter().map(|text| (point, case.parse(text))).collect::<Vec<_>>();
    case.alloc.edits.extend(edits);
}

/// `blocks` blocks in a row, each with parameters. Some branch over the next block or back. All values live in slots. Each
/// parameter is passed through a slot of its own at the end of the frame.
fn spilled_function(target: &Target, blocks: usize) -> Done<'_> {
    let mut case = Case::new(target);
    let row: Vec<Block> = (0..blocks).map(|_| case.block()).collect();
    let params: Vec<Vec<Value>> =
        row.iter().map(|&block| (0..PARAMS).map(|_| case.param(block, "i64")).collect()).collect();
    let values = blocks * (PARAMS + 2) + PARAMS;
    let passing = |index: usize| values + index;
    for _ in 0..values + PARAMS {
        case.slot(8);
    }
    let mut globals = Vec::new();
    for _ in 0..PARAMS {
        globals.push(case.def("i64", "ra"));
        let point = Point::Before(case.next());
        let text = format!("store i64 ra {}", slot_of(globals[globals.len() - 1]));
        edit_at(&mut case, point, &[text]);
    }
    let mut known = globals.clone();
    for index in 0..=blocks {
        if index > 0 {
            case.switch_to(row[index - 1]);
            let point = Point::Before(case.next());
            let received = params[index - 1].iter().enumerate();
            let texts = copies(received.map(|(index, &param)| (passing(index), slot_of(param))));
            edit_at(&mut case, point, &texts);
            known = params[index - 1].clone();
            for step in 0..2 {
                let (a, b) = (known[step], globals[index % PARAMS]);
                let point = Point::Before(case.next());
                let texts = [format!("load i64 {} ra", slot_of(a)), format!("load i64 {} rb", slot_of(b))];
                edit_at(&mut case, point, &texts);
                let sum = case.op(&[def("i64", "rc"), read(a, "i64", "ra"), read(b, "i64", "rb")])[0];
                let point = Point::Before(case.next());
                edit_at(&mut case, point, &[format!("store i64 rc {}", slot_of(sum))]);
                known.push(sum);
            }
        }
        if index == blocks {
            case.ret(&[]);
            break;
        }
        let mut targets = Vec::from([row[index]]);
        if index % 3 == 1 && index + 1 < blocks {
            targets.push(row[index + 1]);
        }
        if index % 5 == 4 {
            targets.push(row[index - index % 50 % 20]);
        }
        let args: Vec<Value> = (0..PARAMS).map(|param| known[(param + index) % known.len()]).collect();
        let successors: Vec<_> = targets.iter().map(|&to| (to, &args[..])).collect();
        for edge in case.branch(&[], &successors) {
            let texts = copies(args.iter().enumerate().map(|(index, &arg)| (slot_of(arg), passing(index))));
            edit_at(&mut case, Point::Edge(edge), &texts);
        }
    }
    case.alloc.edits.sort_by_key(|(point, _)| *point);
    case.finish()
}

#[test]
fn large_function_with_as_many_slots_as_values() {
    let target = target();
    let mut done = spilled_function(&target, 3000);
    assert_eq!(done.words(), Vec::<&str>::new());
    // The checker finds one wrong reload near the end, and reports nothing else.
    let reload = done.alloc.edits.iter_mut().rev().find_map(|(_, edit)| match edit {
        Edit::Load { from, to, .. } if *to == target.find_reg("rb").unwrap() => Some(from),
        _ => None,
    });
    *reload.unwrap() = done.alloc.slots.keys().next_back().unwrap();
    assert_eq!(done.violations().len(), 1);
}
