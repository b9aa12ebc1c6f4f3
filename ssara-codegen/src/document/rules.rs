//! Properties of registers and conventions as text, for the Markdown and the HTML pages.

use ssara_tables::TargetDesc;
use ssara_tables::target::{
    ArgPlace, Bank, Class, Conv, ConventionDesc, FeatureOrder, Features, MoveWay, Positions, Prices, Reg, RegSequence,
    Rest, StackAlign, TupleList, Type, TypeDesc, WideRules,
};

use crate::describe::{self, bytes, code};

/// The special properties of a register: reserved or constant, its roles, the cost of its use, the features it requires.
pub(super) fn facts(target: &TargetDesc, reg: Reg) -> Vec<String> {
    let desc = target.reg(reg);
    let mut facts = Vec::new();
    if target.reserved.contains(&reg) {
        facts.push("reserved".to_string());
    }
    facts.extend(desc.constant.map(|value| format!("always {value}")));
    facts.extend(target.roles.iter().filter(|role| role.reg == reg).map(|role| format!("the {} register", role.name)));
    if desc.cost > 0 {
        facts.push(format!("cost {} per use", desc.cost));
    }
    facts.extend(requires(target, desc.features));
    facts
}

/// `requires a and b`, unless nothing is required.
pub(super) fn requires(target: &TargetDesc, features: Features) -> Option<String> {
    let names: Vec<_> = features.iter().map(|index| code(&target.features[index].name)).collect();
    (!names.is_empty()).then(|| format!("requires {}", names.join(" and ")))
}

/// What a write to a part does to the other bits, unless it leaves them alone.
pub(super) fn effect(rest: Rest) -> Option<&'static str> {
    match rest {
        Rest::Keep => None,
        Rest::Zero => Some("a write zeroes the rest"),
        Rest::Undefined => Some("a write destroys the rest"),
    }
}

/// The lists of tuples of a bank: name, length, the tuples, their registers, and the documentation.
pub(super) fn tuples(target: &TargetDesc, bank: Bank) -> Vec<[String; 5]> {
    let lists = (0..target.tuple_lists.len()).map(TupleList::from_index);
    let of_bank =
        lists.filter(|&list| target.tuples(list).next().is_some_and(|members| target.reg(members[0]).bank == bank));
    of_bank.map(|list| row(target, list)).collect()
}

fn row(target: &TargetDesc, list: TupleList) -> [String; 5] {
    let desc = &target.tuple_lists[list.index()];
    let members: Vec<String> = target
        .tuples(list)
        .map(|members| code(&members.iter().map(|&reg| &*target.reg(reg).name).collect::<Vec<_>>().join(" ")))
        .collect();
    let shown = match &members[..] {
        [first, second, .., last] if members.len() > 8 => {
            format!("{first}, {second}, ..., {last}: {} in all", members.len())
        }
        _ => members.join(", "),
    };
    let named: Vec<&str> = target
        .tuples(list)
        .filter_map(|members| as_register(target, members))
        .map(|reg| &*target.reg(reg).name)
        .collect();
    [code(&desc.name), desc.len.to_string(), shown, describe::names(named), describe::cell(&desc.doc)]
}

/// The register that consists of these members.
fn as_register(target: &TargetDesc, members: &[Reg]) -> Option<Reg> {
    let is_tuple = |&reg: &Reg| {
        usize::from(target.reg(reg).tuple) == members.len()
            && members.iter().all(|&member| contains(target, reg, member))
    };
    target.parts(target.reg(members[0]).root).find(is_tuple)
}

fn contains(target: &TargetDesc, outer: Reg, inner: Reg) -> bool {
    let (a, b) = (target.reg(outer), target.reg(inner));
    a.root == b.root && a.low_bit <= b.low_bit && b.low_bit - a.low_bit + b.bits <= a.bits
}

/// The size of the spill slot of a type.
pub(super) fn slot_size(desc: &TypeDesc) -> String {
    let size = bytes(desc.spill_size);
    if desc.scalable { format!("{size} times the vector length") } else { size }
}

/// The spill slot of a type, and the other types to which it can be spilled.
pub(super) fn slot(target: &TargetDesc, desc: &TypeDesc) -> String {
    let mut text = format!("{}, aligned to {}", slot_size(desc), desc.spill_align);
    for &ty in desc.spill_to.iter() {
        text += &format!(", or a register of {}", code(&target.ty(ty).name));
    }
    text
}

/// How values of a type are moved, loaded and stored, if that takes more than one instruction.
pub(super) fn copies(target: &TargetDesc, desc: &TypeDesc) -> Vec<String> {
    let class = |class: Class| code(&target.class(class).name);
    let of_moves = desc.moves.iter().map(|rule| {
        let (from, to) = (class(rule.from), class(rule.to));
        match rule.way {
            MoveWay::Through(scratch) => format!("{from} to {to} with a scratch register of {}", class(scratch)),
            MoveWay::ThroughMemory => format!("{from} to {to} through memory"),
        }
    });
    let of_memory = desc.memory.iter().map(|rule| {
        format!("{} to and from memory with a scratch register of {}", class(rule.of), class(rule.through))
    });
    of_moves.chain(of_memory).collect()
}

/// The registers that values of a type take first in functions with certain features.
pub(super) fn orders(target: &TargetDesc, desc: &TypeDesc) -> Vec<String> {
    let order = |order: &FeatureOrder| {
        let features: Vec<String> = order.features.iter().map(|index| code(&target.features[index].name)).collect();
        let (features, first) = (features.join(" and "), describe::regs(target, &order.first));
        format!("With {features}, values of {} take {first} first.", code(&desc.name))
    };
    desc.orders.iter().map(order).collect()
}

/// The prices of a type, in stores.
pub(super) fn prices(desc: &TypeDesc) -> String {
    if desc.prices == Prices::DEFAULT {
        return "default".to_string();
    }
    let Prices { load, store, r#move: moves, swap, remat, cheap_remat, transfer, slot_read, slot_write } = desc.prices;
    let named = [
        ("load", load),
        ("store", store),
        ("move", moves),
        ("swap", swap),
        ("remat", remat),
        ("cheap remat", cheap_remat),
        ("transfer", transfer),
        ("slot read", slot_read),
        ("slot write", slot_write),
    ];
    let unit = f64::from(Prices::UNIT);
    named.map(|(name, price)| format!("{name} {}", f64::from(price) / unit)).join(", ")
}

/// What the edges of a call that ends its block destroy.
pub(super) fn edge_clobbers(target: &TargetDesc, conv: &ConventionDesc) -> impl Iterator<Item = [String; 2]> {
    let sets: Vec<&[u64]> = conv.sets_of_edges(target.set_words).collect();
    let edges = describe::edge_clobbers(target, sets.into_iter(), None).into_iter();
    edges.map(|(edge, units)| [format!("clobbered by {edge} of a call that ends its block"), units])
}

/// The bank or the kind of value that a sequence is for.
pub(super) fn passed<'t>(target: &'t TargetDesc, sequence: &RegSequence) -> &'t str {
    sequence.ty.map_or(&target.banks[sequence.bank.index()].name, |ty| &target.ty(ty).name)
}

/// The registers of a sequence, and the place of values when none is left.
pub(super) fn sequence(target: &TargetDesc, sequence: &RegSequence) -> String {
    let mut text = describe::regs(target, &sequence.regs);
    if sequence.back_fill {
        text += ", back-filled";
    }
    if let Some(bank) = sequence.then {
        let bank = code(&target.banks[bank.index()].name);
        text += &match text.is_empty() {
            true => format!("as bits in those of {bank}"),
            false => format!(", then as bits in those of {bank}"),
        };
    }
    text
}

/// For each kind of value that is passed in registers, the places of arguments that are all of that kind.
pub(super) fn in_turn(target: &TargetDesc, conv: Conv) -> String {
    /// More than any convention has registers.
    const MANY: usize = 64;
    let of_kind = |ty: Type| {
        let places = target.argument_places(conv, &[ty; MANY]);
        let (mut regs, mut bits) = (Vec::new(), Vec::new());
        for place in places {
            match place {
                ArgPlace::Reg(reg) => regs.push(reg),
                ArgPlace::Bits(reg) => bits.push(reg),
                ArgPlace::Stack(_) => {}
            }
        }
        let mut text = describe::regs(target, &regs);
        if !bits.is_empty() {
            let then = if regs.is_empty() { "" } else { ", then " };
            text += &format!("{then}as bits {}", describe::regs(target, &bits));
        }
        (!text.is_empty()).then(|| format!("{}: {text}", code(&target.ty(ty).name)))
    };
    target.type_ids().filter_map(of_kind).collect::<Vec<_>>().join("; ")
}

/// The rules for arguments besides the registers, in sentences.
pub(super) fn arguments(conv: &ConventionDesc) -> String {
    let positions = match conv.positions {
        Positions::PerBank => "in order, each bank by itself",
        Positions::Shared => "by position, all banks counted together",
        Positions::Slots => "by their slots on the stack, which those in registers have, too",
    };
    let stack = conv.stack;
    let shadow = match stack.shadow {
        0 => String::new(),
        shadow => format!(", above {} of shadow space", bytes(shadow)),
    };
    let aligned = match stack.alignment {
        StackAlign::Natural => "",
        StackAlign::Slot => ", aligned to no more than that",
    };
    let padded = if stack.pad_before { ", at the end of a slot if they are smaller" } else { "" };
    let mut text = format!(
        "Arguments take their registers {positions}; those for which none is left go on the stack in slots of {}{aligned}{padded}{shadow}. The \
         stack is aligned to {} at a call.",
        bytes(stack.slot),
        bytes(stack.align)
    );
    text += &wide(conv.wide);
    if let Some(rules) = &conv.variadic {
        let who = if rules.named { "All arguments of a variadic function" } else { "Arguments that are not named" };
        let whole = if rules.arguments.is_empty() { "are on the stack" } else { "have registers of their own rules" };
        text += &format!(" {who} {whole}, in slots of {}.", bytes(rules.slot));
        if rules.wide != conv.wide {
            text += &wide(rules.wide);
        }
    }
    text
}

fn wide(rules: WideRules) -> String {
    let WideRules { align, split, keep } = rules;
    if rules == WideRules::default() {
        return String::new();
    }
    let align = if align > 1 { format!(" begins at a multiple of {align},") } else { String::new() };
    let split = if split { "may be split between registers and stack" } else { "is not split" };
    let keep = if keep { ", and leaves registers that are too few to those after it" } else { "" };
    format!(" An argument of several values{align} {split}{keep}.")
}
