//! A draft as the text of an ISA file.

use std::collections::BTreeMap;

use super::calls::Calls;
use super::classes::Classes;
use super::forms::{Group, Shape};
use super::options::DraftOptions;
use super::registers::{Bank, Layout, Place};
use super::text::{comment, list, numbered, quoted};
use crate::llvm::{Class, Instruction, RegisterTables};

/// A line in the head of the file, in whose place the decisions go.
pub(super) const HERE: &str = "// <decisions>\n";

/// The most names of one template, whose text is read for each of them.
const TEMPLATE: usize = 64;

/// What is written.
pub(super) struct Writer<'w, 'a> {
    pub options: &'w DraftOptions,
    pub tables: &'a RegisterTables,
    pub instructions: &'a [Instruction],
    pub layout: &'a Layout<'a>,
    pub classes: &'w Classes<'a>,
    pub calls: &'w Calls<'a>,
}

impl Writer<'_, '_> {
    /// The text, and the lines of each group of forms: the first, and the one after the last.
    pub fn write(&self, groups: &[Group]) -> (String, Vec<(usize, usize)>) {
        let mut text = comment(
            &format!(
                "A first draft of {}, made from the tables of LLVM {} for {}. They are another's reading of the manuals: \
                 settle in the manual what looks odd, and name it here.",
                self.options.name, self.tables.llvm, self.tables.triple,
            ),
            0,
        );
        text += &comment(
            "DECIDE marks what the tables do not say, what is guessed or left out, and where they differ from what is here.",
            0,
        );
        text += HERE;
        text += &format!("Isa(\n    name: {},\n    doc: \"A draft.\",\n\n", quoted(&self.options.name));
        text += "    banks: {\n";
        for (index, bank) in self.layout.banks.iter().enumerate() {
            text += &self.bank(index, bank);
        }
        text += "    },\n\n";
        let reserved = self.layout.reserved();
        if !reserved.is_empty() {
            text += "    // DECIDE: what no function may use. Move to conventions what only some of them reserve.\n";
            text += &format!("{},\n\n", list("    reserved: ", &reserved, 8));
        }
        if let Some(roles) = self.roles() {
            text += &format!("    roles: {{{roles}}},\n\n");
        }
        let subclasses = self.classes.written();
        if !subclasses.is_empty() {
            text += "    classes: {\n";
            for (name, ty, members) in subclasses {
                let head = format!("        {name}: Class(of: {ty}, registers: ");
                text += &format!("{}),\n", list(&head, &members, 12));
            }
            text += "    },\n\n";
        }
        let mut lines = Vec::new();
        if !groups.is_empty() {
            text += "    forms: {\n";
            let mut line = text.lines().count() + 1;
            for group in groups {
                let form = form(group);
                let count = form.lines().count();
                lines.push((line, line + count));
                line += count;
                text += &form;
            }
            text += "    },\n\n";
        }
        text += "    conventions: {\n";
        for convention in &self.calls.conventions {
            text += "        // DECIDE: where arguments and results go, and what the stack looks like.\n";
            text += &format!("        {}: Convention(\n", convention.name);
            let callee_saved = self.layout.outermost(convention.callee_saved.iter().copied());
            text += &format!("{},\n", list("            preserved: ", &callee_saved, 16));
            if self.calls.link.is_some() {
                text += "            // A function has its return address as a value, since returns read the link register.\n";
                text += "            link: free,\n";
            }
            text += "            stack: Stack(align: 16, slot: 8),\n        ),\n";
        }
        (text + "    },\n)\n", lines)
    }

    /// The stack pointer, which is the reserved register that most calls read or write, and the link register.
    fn roles(&self) -> Option<String> {
        let reserved: Vec<&str> = self
            .layout
            .places
            .iter()
            .filter(|(_, place)| place.reserved && place.name == self.layout.places[place.root].name)
            .map(|(name, _)| *name)
            .collect();
        let calls = || self.instructions.iter().filter(|instr| instr.is("isCall"));
        let count = |name: &str| {
            calls()
                .filter(|instr| instr.implicit_uses.iter().chain(&instr.implicit_defs).any(|reg| reg == name))
                .count()
        };
        let stack = reserved
            .iter()
            .copied()
            .max_by_key(|name| (count(name), std::cmp::Reverse(*name)))
            .filter(|name| count(name) > 0);
        let root = |name: &str| &self.layout.places[self.layout.places[name].root].name;
        let mut roles: Vec<String> = stack.map(|stack| format!("stack: {}", quoted(root(stack)))).into_iter().collect();
        roles.extend(self.calls.link.map(|link| format!("link: {}", quoted(root(link)))));
        (!roles.is_empty()).then(|| roles.join(", "))
    }

    fn bank(&self, index: usize, bank: &Bank<'_>) -> String {
        let mut text = format!("        // DECIDE: a name; LLVM's largest class of these is {}.\n", bank.class);
        text += &format!("        {}: Bank(\n            registers: [\n", bank.name);
        for family in families(self.layout, bank) {
            text += &family;
        }
        text += "            ],\n";
        let lists = self.classes.written_lists(index);
        if !lists.is_empty() {
            text += "            tuples: {\n";
            for (name, fields) in lists {
                text += &format!("                {}: Tuple({fields}),\n", quoted(name));
            }
            text += "            },\n";
        }
        text +=
            "            // DECIDE: names, what they are for, and whether two registers can be exchanged (`swap`).\n";
        text += "            values: {\n";
        for (bits, name) in &bank.types {
            let scalable = if self.layout.is_scalable((index, *bits)) { ", scalable: true" } else { "" };
            let head = format!("                {name}: Value(bits: {bits}{scalable}{}", self.spill(index, *bits));
            text += &match self.order(index, *bits) {
                Some(order) => format!("{}),\n", list(&format!("{head}, order: "), &order, 20)),
                None => format!("{head}),\n"),
            };
        }
        text + "            },\n        ),\n"
    }

    /// The order of preference among all registers of a type, if LLVM has another than that of their numbers.
    fn order(&self, bank: usize, bits: u32) -> Option<Vec<String>> {
        let here = |name: &&&str| self.layout.free(name).is_some_and(|place| (place.bank, place.bits) == (bank, bits));
        let all = self.layout.places.keys().filter(here).count();
        let orders =
            self.tables.classes.iter().map(|class| class.alloc_order.iter().map(String::as_str).collect::<Vec<_>>());
        let mut orders = orders.map(|order| order.iter().filter(here).copied().collect::<Vec<&str>>());
        let order = orders.find(|order| order.len() == all)?;
        let numbered =
            order.windows(2).all(|pair| self.layout.places[pair[0]].encoding <= self.layout.places[pair[1]].encoding);
        (!numbered).then(|| super::text::ranges(order.iter().map(|name| self.layout.places[name].name.as_str())))
    }

    /// The spill slot of a type, as LLVM has it for the class of its registers.
    fn spill(&self, bank: usize, bits: u32) -> String {
        let here = |reg: &String| self.layout.free(reg).is_some_and(|place| (place.bank, place.bits) == (bank, bits));
        let mut classes = self.tables.classes.iter().filter(|class| class.regs.iter().any(here));
        let width = |class: &Class| if self.layout.is_scalable((bank, bits)) { bits } else { class.reg_size_bits };
        match classes.find(|class| width(class) == bits) {
            // A scalable type may be wider here than in the tables.
            Some(class) => {
                let size = class.spill_size.saturating_mul((bits / class.reg_size_bits.max(1)).max(1));
                let align = class.spill_align.max(1);
                match align == size {
                    true => format!(", spill: {size}"),
                    // A slot ends where the next one may begin.
                    false => {
                        format!(", spill: {}, align: {align}", size.checked_next_multiple_of(align).unwrap_or(size))
                    }
                }
            }
            None => String::new(),
        }
    }
}

/// The forms of a group: templates of at most [`TEMPLATE`] names.
fn form(group: &Group) -> String {
    group.names.chunks(TEMPLATE).map(|names| template(&group.shape, names)).collect()
}

fn template(shape: &Shape, names: &[(String, String)]) -> String {
    let names: Vec<String> = names.iter().map(|(name, _)| name.clone()).collect();
    let text = match &*names {
        [name] => format!("        {}: Form(", quoted(name)),
        names => format!("{},\n            ", list("        \"{op}\": Form(for: {op: ", names, 16) + "}"),
    };
    let mut fields = Vec::new();
    fields.extend(shape.kind.map(|kind| format!("kind: {kind}")));
    if !shape.operands.is_empty() {
        fields.push(wrapped("operands: {", &shape.operands, 16) + "}");
    }
    if !shape.clobbers.is_empty() {
        fields.push(list("clobbers: ", &shape.clobbers, 16));
    }
    if fields.is_empty() {
        fields.push("kind: op".to_string());
    }
    text + &fields.join(",\n            ") + "),\n"
}

fn wrapped(head: &str, items: &[String], indent: usize) -> String {
    let text = list(head, items, indent);
    let body = text.strip_prefix(head).and_then(|text| text.strip_prefix('[')).and_then(|text| text.strip_suffix(']'));
    format!("{head}{}", body.unwrap_or(&text))
}

/// The registers of a bank; roots that differ only in a number are one family.
fn families(layout: &Layout<'_>, bank: &Bank<'_>) -> Vec<String> {
    let mut parts: BTreeMap<&str, Vec<&Place<'_>>> = BTreeMap::new();
    for place in layout.places.values() {
        if layout.places[place.root].name != place.name {
            parts.entry(place.root).or_default().push(place);
        }
    }
    for list in parts.values_mut() {
        list.sort_by_key(|part| (std::cmp::Reverse(part.bits), part.low));
    }
    let no_parts = Vec::new();
    let parts = |root: &str| parts.get(root).unwrap_or(&no_parts);
    // A family by the pattern of its names; a root that fits none has one of its own.
    type Numbered<'n> = Vec<(u32, &'n str)>;
    let mut found: Vec<(Option<Pattern>, Numbered<'_>)> = Vec::new();
    for &root in &bank.roots {
        let pattern = Pattern::of(&layout.places[root], parts(root));
        let number = pattern.as_ref().map_or(0, |(_, number)| *number);
        let pattern = pattern.map(|(pattern, _)| pattern);
        match found.iter_mut().find(|(known, _)| known.is_some() && *known == pattern) {
            Some((_, roots)) => roots.push((number, root)),
            None => found.push((pattern, vec![(number, root)])),
        }
    }
    let mut families = Vec::new();
    for (pattern, mut roots) in found {
        roots.sort();
        match pattern {
            Some(pattern) if roots.len() > 1 => families.push(pattern.family(layout, &roots, &parts)),
            _ => families.extend(roots.iter().map(|(_, root)| {
                let place = &layout.places[root];
                let names = parts(root).iter().map(|part| {
                    let bits = format!("{}..{}", part.low, part.low + part.bits);
                    match part.encoding == place.encoding {
                        true => format!("{}: {bits}", quoted(&part.name)),
                        false => format!("{}: Part(bits: {bits}, encoding: {})", quoted(&part.name), part.encoding),
                    }
                });
                let head = format!("name: {}, bits: {}, encoding: {}", quoted(&place.name), place.bits, place.encoding);
                family(&head, &names.collect::<Vec<_>>())
            })),
        }
    }
    families
}

fn family(head: &str, parts: &[String]) -> String {
    let indent = " ".repeat(16);
    if parts.is_empty() {
        return format!("{indent}Family({head}),\n");
    }
    format!("{indent}Family({head},\n{indent}       {}}}),\n", wrapped("parts: {", parts, 31))
}

/// The names and bits of a root and its parts, with `{}` in place of the number.
#[derive(PartialEq)]
struct Pattern {
    name: String,
    bits: u32,
    parts: Vec<(String, u32, u32)>,
}

impl Pattern {
    fn of(root: &Place<'_>, parts: &[&Place<'_>]) -> Option<(Pattern, u32)> {
        let template = |name: &str, number: u32| {
            let (before, found, after) = numbered(name)?;
            (found == number && !name.contains(['{', '}'])).then(|| format!("{before}{{}}{after}"))
        };
        let number = numbered(&root.name)?.1;
        let of_part = |part: &&Place<'_>| Some((template(&part.name, number)?, part.low, part.bits));
        let parts = parts.iter().map(of_part).collect::<Option<Vec<_>>>()?;
        Some((Pattern { name: template(&root.name, number)?, bits: root.bits, parts }, number))
    }

    fn family<'a>(
        &self,
        layout: &Layout<'_>,
        roots: &[(u32, &str)],
        parts: &dyn Fn(&str) -> &'a Vec<&'a Place<'a>>,
    ) -> String {
        let numbers: Vec<u32> = roots.iter().map(|(number, _)| *number).collect();
        let encodings: Vec<u32> = roots.iter().map(|(_, root)| layout.places[root].encoding).collect();
        let consecutive = |list: &[u32]| list.windows(2).all(|pair| pair[0].checked_add(1) == Some(pair[1]));
        let each = match consecutive(&numbers) {
            true => format!("{}..={}", numbers[0], numbers[numbers.len() - 1]),
            false => list("", &numbers.iter().map(u32::to_string).collect::<Vec<_>>(), 23),
        };
        let encoding = |encodings: &[u32]| match consecutive(encodings) {
            true => encodings[0].to_string(),
            false => list("", &encodings.iter().map(u32::to_string).collect::<Vec<_>>(), 23),
        };
        let names = self.parts.iter().enumerate().map(|(index, (name, low, bits))| {
            let own: Vec<u32> = roots.iter().map(|(_, root)| parts(root)[index].encoding).collect();
            let bits = format!("{low}..{}", low + bits);
            match own == encodings {
                true => format!("\"{name}\": {bits}"),
                false => format!("\"{name}\": Part(bits: {bits}, encoding: {})", encoding(&own)),
            }
        });
        let (name, bits, encoding) = (&self.name, self.bits, encoding(&encodings));
        let head = format!("each: {each}, name: \"{name}\", bits: {bits}, encoding: {encoding}");
        family(&head, &names.collect::<Vec<_>>())
    }
}
