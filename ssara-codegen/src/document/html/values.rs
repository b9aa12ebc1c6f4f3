//! How values move and spill: what the allocator inserts for each kind of value, and at what price.

use ssara_tables::TargetDesc;
use ssara_tables::target::{Prices, Remat, Type, TypeDesc};

use super::super::groups::{Group, select};
use super::super::rules;
use super::forms;
use super::markup::{Html, Kind, Row, code, inline, line, link, list, row, table, text};
use crate::describe::{self, bytes};

/// The table of kinds, the prices, and what can be said about copies and constants.
pub(super) fn values(target: &TargetDesc, groups: &[Group]) -> Html {
    let kinds = target.type_ids().map(|ty| kind(target, ty));
    let headings = [
        "kind of value",
        "bits",
        "bank",
        "moves between the registers of",
        "swap",
        "slot",
        "aligned to",
        "spills to",
        "about",
    ];
    [table("kinds", &headings, kinds.collect()), prices(target), copies(target), constants(target, groups)]
        .into_iter()
        .collect()
}

fn kind(target: &TargetDesc, ty: Type) -> Row {
    let desc = target.ty(ty);
    let home = target.home_class(ty);
    let registers = format!(": {}", describe::regs(target, target.class_regs(home)));
    row(
        &[],
        [
            code(&desc.name),
            text(desc.bits),
            link(Kind::Bank, &target.banks[desc.bank.index()].name),
            [link(Kind::Class, &target.class(home).name), inline(&registers)].into_iter().collect(),
            text(if desc.swap { "yes" } else { "no" }),
            text(rules::slot_size(desc)),
            text(bytes(desc.spill_align)),
            list(desc.spill_to.iter().map(|&ty| link(Kind::Class, &target.class(target.home_class(ty)).name))),
            inline(&desc.doc),
        ],
    )
}

/// A row of prices for the kinds that share them.
fn prices(target: &TargetDesc) -> Html {
    let mut all: Vec<(Prices, Vec<Type>)> = Vec::new();
    for ty in target.type_ids() {
        let prices = target.ty(ty).prices;
        match all.iter_mut().find(|(known, _)| *known == prices) {
            Some((_, types)) => types.push(ty),
            None => all.push((prices, vec![ty])),
        }
    }
    let row = |(prices, types): (Prices, Vec<Type>)| {
        let Prices { load, store, r#move: moves, swap, remat, cheap_remat, transfer, slot_read, slot_write } = prices;
        let kinds = inline(&names(target, types.into_iter()));
        let price = |price: u16| text(f64::from(price) / f64::from(Prices::UNIT));
        let prices = [moves, swap, load, store, transfer, slot_read, slot_write, remat, cheap_remat].map(price);
        row(&[], std::iter::once(kinds).chain(prices))
    };
    let headings = [
        "prices, in stores",
        "move",
        "swap",
        "load",
        "store",
        "transfer to another bank",
        "read in a slot",
        "write in a slot",
        "remat",
        "cheap remat",
    ];
    table("kinds", &headings, all.into_iter().map(row).collect())
}

fn names(target: &TargetDesc, types: impl Iterator<Item = Type>) -> String {
    types.map(|ty| format!("`{}`", target.ty(ty).name)).collect::<Vec<_>>().join(", ")
}

/// What becomes of copies that wait for each other.
fn copies(target: &TargetDesc) -> Html {
    let of = |holds: fn(&TypeDesc) -> bool| names(target, target.type_ids().filter(|&ty| holds(target.ty(ty))));
    let (with, without) = (of(|desc| desc.swap), of(|desc| !desc.swap));
    let mut about = "Copies that happen at once, as on an edge, are put in an order.".to_string();
    if !with.is_empty() {
        about += &format!(
            " Two values that change places are swapped if they are {with}; so is a longer cycle if no register is free."
        );
    }
    if !without.is_empty() {
        about +=
            &format!(" In a cycle of {without}, one value waits in a free register, or in a slot if none is free.");
    }
    for rule in target.types.iter().flat_map(|desc| rules::copies(target, desc)) {
        about += &format!(" Values go from {rule}.");
    }
    for order in target.types.iter().flat_map(|desc| rules::orders(target, desc)) {
        about += &format!(" {order}");
    }
    line("p", &[], inline(&about))
}

/// Constant registers, and forms whose results may be computed again.
fn constants(target: &TargetDesc, groups: &[Group]) -> Html {
    let constant = |reg| target.reg(reg).constant.map(|value| format!("`{}` is always {value}", target.reg(reg).name));
    let registers: Vec<String> = target.reg_ids().filter_map(constant).collect();
    let registers = match &registers[..] {
        [] => Html::default(),
        _ => line("p", &[], inline(&format!("Constant registers: {}.", registers.join(", ")))),
    };
    let of = |remat: Remat, what: &str| {
        let found = select(groups, |form| form.view.remat == remat);
        let pieces = [text(format!("{what}: ")), forms::links(&found), text(".")];
        if found.is_empty() { Html::default() } else { line("p", &[], pieces.into_iter().collect()) }
    };
    [
        registers,
        of(Remat::CheaperThanMove, "Computed again instead of a reload or a move, at the price of a cheap remat"),
        of(Remat::CheaperThanLoad, "Computed again instead of a reload, at the price of a remat"),
        of(Remat::Undefined, "No code, since any content of a register will do"),
    ]
    .into_iter()
    .collect()
}
