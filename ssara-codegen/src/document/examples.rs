//! Examples of calls: where a convention passes arguments and results of mixed kinds.
//!
//! The places are those that [`ArgPlaces`] hands out to clients. Only the kinds of value in an example are chosen here.

use ssara_tables::TargetDesc;
use ssara_tables::target::{ArgPlace, ArgPlaces, Bank, Conv, Type};

use crate::describe::code;

/// The headings of the table.
pub(super) const HEADINGS: [&str; 3] = ["example", "kinds of value", "places"];

/// The widest kind that an example prefers, in bits: wider ones mostly are vectors.
const WORD: u16 = 64;
/// More arguments than any convention has registers for.
const MANY: usize = 64;

/// Examples for one convention: what the values are, their kinds, and their places.
pub(super) fn examples(target: &TargetDesc, conv: Conv) -> Vec<[String; 3]> {
    let desc = target.convention(conv);
    let mut banks: Vec<Bank> = Vec::new();
    for sequence in desc.arguments.iter() {
        if !banks.contains(&sequence.bank) {
            banks.push(sequence.bank);
        }
    }
    if banks.is_empty() {
        banks.extend(target.bank_ids().next());
    }
    let kinds: Vec<Vec<Type>> =
        banks.into_iter().map(|bank| kinds(target, bank)).filter(|kinds| !kinds.is_empty()).collect();
    let Some(&first) = kinds.first().and_then(|kinds| kinds.first()) else { return Vec::new() };
    let widest: Vec<Type> = kinds.iter().map(|kinds| kinds[0]).collect();
    let narrow: Vec<Type> = kinds.iter().filter_map(|kinds| kinds.get(1).copied()).collect();

    // One of each bank, a pair, and narrower ones.
    let mut arguments: Vec<Vec<Type>> = widest.iter().map(|&ty| vec![ty]).collect();
    arguments.push(vec![first, first]);
    arguments.extend(narrow.iter().map(|&ty| vec![ty]));
    let mut rows = Vec::new();
    let mut places = ArgPlaces::arguments(target, desc, false);
    let found = arguments.iter().map(|types| match types[..] {
        [ty] => vec![places.value(ty)],
        _ => places.wide(types),
    });
    rows.push(row(target, "arguments of several kinds, one a pair", &arguments, found.collect()));

    let in_registers = target.argument_places(conv, &[first; MANY]);
    let in_registers = in_registers.iter().take_while(|place| !matches!(place, ArgPlace::Stack(_))).count();
    if in_registers < MANY {
        let types = vec![first; in_registers + 2];
        rows.push(simple(target, "two arguments more than registers", &types, target.argument_places(conv, &types)));
    }
    if desc.variadic.is_some() {
        let types: Vec<Type> = [first].into_iter().chain(widest.iter().copied()).chain(narrow).collect();
        let places = target.variadic_places(conv, &types, 1);
        rows.push(simple(target, "arguments of a variadic call, the first one named", &types, places));
    }
    for &ty in &widest {
        rows.push(simple(target, "one result", &[ty], target.result_places(conv, &[ty])));
    }
    let types = [widest, vec![first; 2]].concat();
    rows.push(simple(target, "several results", &types, target.result_places(conv, &types)));
    rows
}

/// At most two kinds of a bank, the widest first.
fn kinds(target: &TargetDesc, bank: Bank) -> Vec<Type> {
    let of_bank = target.type_ids().filter(|&ty| target.ty(ty).bank == bank);
    let (mut words, mut wide): (Vec<Type>, Vec<Type>) = of_bank.partition(|&ty| target.ty(ty).bits <= WORD);
    words.sort_by_key(|&ty| std::cmp::Reverse(target.ty(ty).bits));
    wide.sort_by_key(|&ty| target.ty(ty).bits);
    words.into_iter().chain(wide).take(2).collect()
}

fn simple(target: &TargetDesc, what: &str, types: &[Type], places: Vec<ArgPlace>) -> [String; 3] {
    let arguments: Vec<Vec<Type>> = types.iter().map(|&ty| vec![ty]).collect();
    row(target, what, &arguments, places.into_iter().map(|place| vec![place]).collect())
}

fn row(target: &TargetDesc, what: &str, arguments: &[Vec<Type>], places: Vec<Vec<ArgPlace>>) -> [String; 3] {
    let kind = |types: &Vec<Type>| types.iter().map(|&ty| &*target.ty(ty).name).collect::<Vec<_>>().join("+");
    // Runs of one kind are written with their number.
    let runs = arguments.chunk_by(|a, b| a == b).map(|run| match run.len() {
        1 => code(&kind(&run[0])),
        len => format!("{len} times {}", code(&kind(&run[0]))),
    });
    let place = |place: ArgPlace| match place {
        ArgPlace::Reg(reg) => code(&target.reg(reg).name),
        ArgPlace::Bits(reg) => format!("{} as bits", code(&target.reg(reg).name)),
        ArgPlace::Stack(offset) => format!("stack {offset}"),
    };
    let argument = |places: Vec<ArgPlace>| places.into_iter().map(place).collect::<Vec<_>>().join(" + ");
    let places = places.into_iter().map(argument).collect::<Vec<_>>().join(", ");
    [what.to_string(), runs.collect::<Vec<_>>().join(", "), places]
}
