//! A first draft of an ISA file from tables of LLVM (see [`crate::llvm`]).
//!
//! The draft says what the tables say, in an order that a person can go through, and marks with `DECIDE` what they do not
//! say. It passes `ssara check`: a form that does not (an instruction whose operands cannot all be allocated, as LLVM
//! describes it) is left out, with the reason in its place.
//!
//! Steps, a file each: `registers` finds registers, parts and banks; `forms` what the instructions ask; `text` writes
//! names and lists. Time is linear in the tables, except that the draft is checked again after something was left out, at
//! most `ROUNDS` times.

mod forms;
mod registers;
mod text;

use std::collections::{BTreeMap, BTreeSet};

use ssara_codegen::Severity;

use crate::llvm::{InstructionTables, RegisterTables};
use forms::{Classes, Forms, Group};
use registers::{Bank, Layout, Place};
use text::{comment, identifier, list, numbered, quoted};

/// How often forms are left out and the rest is checked again.
const ROUNDS: usize = 8;

/// The name of an ISA out of any text.
pub fn name(text: &str) -> String {
    identifier(text)
}

/// Writes the draft. `name` is that of the ISA; `conventions` are names of register masks.
///
/// # Errors
/// When a convention is not in the tables, when the tables contradict themselves, or when what they say about registers
/// cannot be said in an ISA file; with a sentence that says which.
pub fn draft(
    name: &str,
    tables: &RegisterTables,
    instructions: Option<&InstructionTables>,
    conventions: &[String],
) -> Result<String, String> {
    let layout = Layout::new(tables)?;
    let none = Vec::new();
    let instructions = instructions.map_or(&none, |tables| &tables.instructions);
    let wanted: BTreeSet<&str> =
        instructions.iter().flat_map(|instr| &instr.operands).filter_map(|operand| operand.class.as_deref()).collect();
    let classes = Classes::new(tables, &layout, &wanted);
    let Forms { mut groups, left_out, strangers } = forms::forms(instructions, &layout, &classes)?;
    let conventions = preserved(tables, &layout, conventions)?;
    let mut problems: Vec<(Vec<String>, String)> = Vec::new();
    for _ in 0..ROUNDS {
        let writer =
            Writer { name, tables, layout: &layout, classes: &classes, left_out: &left_out, strangers: &strangers };
        let (text, lines) = writer.write(&groups, &conventions, &problems);
        let loaded = ssara_codegen::load("draft", &text);
        let mut bad: BTreeMap<usize, String> = BTreeMap::new();
        let mut others = Vec::new();
        for problem in loaded.diagnostics.iter().filter(|problem| problem.code.severity() == Severity::Error) {
            let line = problem.primary.as_ref().map(|label| problem.file.line_column(label.span.start).0);
            let group = line.and_then(|line| lines.iter().position(|(start, end)| (*start..*end).contains(&line)));
            match group {
                Some(group) => _ = bad.entry(group).or_insert_with(|| problem.message.clone()),
                None => others.push(format!("{}: {}", problem.code, problem.message)),
            }
        }
        if let Some(problem) = others.first() {
            return Err(format!("what the tables say about registers makes no ISA file: {problem}"));
        }
        if bad.is_empty() {
            return Ok(text);
        }
        let mut index = 0;
        groups.retain_mut(|group| {
            let problem = bad.remove(&index);
            index += 1;
            problem.map(|problem| problems.push((std::mem::take(&mut group.names), problem))).is_none()
        });
    }
    Err(format!("after {ROUNDS} rounds of leaving out forms the draft still has errors"))
}

/// What each convention preserves: that of `C`, or the masks of these names.
fn preserved<'a>(
    tables: &'a RegisterTables,
    layout: &Layout<'a>,
    wanted: &[String],
) -> Result<Vec<(String, Vec<String>)>, String> {
    let outermost = |regs: &'a [String]| {
        let free =
            regs.iter().map(String::as_str).filter(|name| layout.places.get(name).is_some_and(|reg| !reg.reserved));
        layout.outermost(free)
    };
    if wanted.is_empty() {
        let saved = tables.callee_saved.get("C").map(Vec::as_slice).unwrap_or_default();
        return Ok(vec![("c".to_string(), outermost(saved))]);
    }
    let mut found = Vec::new();
    for name in wanted {
        let mask = tables.reg_masks.get(name).or_else(|| tables.callee_saved.get(name)).ok_or_else(|| {
            let known: Vec<&str> =
                tables.callee_saved.keys().chain(tables.reg_masks.keys()).map(String::as_str).collect();
            let known = if known.is_empty() { "none".to_string() } else { known.join(", ") };
            format!("there is no convention `{name}`; there are {known}")
        })?;
        let short = identifier(name.strip_prefix("csr_").unwrap_or(name));
        if found.iter().all(|(known, _)| *known != short) {
            found.push((short, outermost(mask)));
        }
    }
    Ok(found)
}

struct Writer<'a> {
    name: &'a str,
    tables: &'a RegisterTables,
    layout: &'a Layout<'a>,
    classes: &'a Classes<'a>,
    left_out: &'a BTreeMap<&'static str, usize>,
    strangers: &'a BTreeMap<String, usize>,
}

impl Writer<'_> {
    /// The text, and the lines of each group of forms: the first, and the one after the last.
    fn write(
        &self,
        groups: &[Group],
        conventions: &[(String, Vec<String>)],
        problems: &[(Vec<String>, String)],
    ) -> (String, Vec<(usize, usize)>) {
        let mut text = self.header();
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
        if !self.classes.subclasses.is_empty() {
            text += "    // DECIDE: which of these a form needs; the others can go.\n    classes: {\n";
            for (name, ty, members) in &self.classes.subclasses {
                let head = format!("        {name}: Class(of: {ty}, registers: ");
                text += &format!("{}),\n", list(&head, members, 12));
            }
            text += "    },\n\n";
        }
        let mut lines = Vec::new();
        if !groups.is_empty() || !problems.is_empty() {
            text += "    // DECIDE: names of forms and operands; which operands may be in a spill slot (`or_slot`); what is a result and\n";
            text += "    // what only a clobber where LLVM has implicit registers.\n    forms: {\n";
            let mut line = text.lines().count() + 1;
            for group in groups {
                let form = self.form(group);
                let count = form.lines().count();
                lines.push((line, line + count));
                line += count;
                text += &form;
            }
            for (names, problem) in problems {
                let more = if names.len() > 1 { format!(" and {} more", names.len() - 1) } else { String::new() };
                text += &comment(&format!("DECIDE: `{}`{more} left out: {problem}.", names[0]), 8);
            }
            text += "    },\n\n";
        }
        text += "    conventions: {\n";
        for (name, preserved) in conventions {
            text += "        // DECIDE: where arguments and results go, and what the stack looks like.\n";
            text += &format!("        {name}: Convention(\n");
            text += &format!("{},\n", list("            preserved: ", preserved, 16));
            text += "            stack: Stack(align: 16, slot: 8),\n        ),\n";
        }
        (text + "    },\n)\n", lines)
    }

    fn header(&self) -> String {
        let mut text = comment(
            &format!(
                "A first draft of {}, made from the tables of LLVM {} for {}. They are another's reading of the manuals: \
                 settle in the manual what looks odd, and name it here.",
                self.name, self.tables.llvm, self.tables.triple,
            ),
            0,
        );
        text += &comment("DECIDE marks what the tables do not say.", 0);
        for (why, names) in &self.layout.left_out {
            let shown: Vec<&str> = names.iter().take(12).map(String::as_str).collect();
            let more = if names.len() > shown.len() {
                format!(" and {} more", names.len() - shown.len())
            } else {
                String::new()
            };
            text += &comment(&format!("Left out: {why}: {}{more}.", shown.join(", ")), 0);
        }
        for (why, count) in self.left_out {
            text += &comment(&format!("Left out: {count} instructions {why}."), 0);
        }
        if !self.strangers.is_empty() {
            let mut most: Vec<(&String, &usize)> = self.strangers.iter().collect();
            most.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
            let most: Vec<String> = most.iter().take(12).map(|(name, count)| format!("{name} ({count})")).collect();
            text += &comment(
                &format!(
                    "DECIDE: what to do about registers that are not here, such as flags, and that so many instructions \
                     read or write: {}.",
                    most.join(", ")
                ),
                0,
            );
        }
        text + &format!("Isa(\n    name: {},\n    doc: \"A draft.\",\n\n", quoted(self.name))
    }

    fn bank(&self, index: usize, bank: &Bank<'_>) -> String {
        let mut text = format!("        // DECIDE: a name; LLVM's largest class of these is {}.\n", bank.class);
        text += &format!("        {}: Bank(\n            registers: [\n", bank.name);
        for family in families(self.layout, bank) {
            text += &family;
        }
        text += "            ],\n            // DECIDE: names, what they are for, and whether two registers can be exchanged (`swap`).\n";
        text += "            values: {\n";
        for (bits, name) in &bank.types {
            text += &format!("                {name}: Value(bits: {bits}{}),\n", self.spill(index, *bits));
        }
        text + "            },\n        ),\n"
    }

    /// The spill slot of a type, as LLVM has it for the class of that width.
    fn spill(&self, bank: usize, bits: u32) -> String {
        let classes = self.tables.classes.iter().filter(|class| class.allocatable && class.reg_size_bits == bits);
        let mut here = classes.filter(|class| {
            class
                .regs
                .iter()
                .any(|reg| self.layout.places.get(&**reg).is_some_and(|reg| (reg.bank, reg.bits) == (bank, bits)))
        });
        match here.next() {
            Some(class) if class.spill_align == class.spill_size => format!(", spill: {}", class.spill_size),
            // A slot ends where the next one may begin.
            Some(class) => {
                let align = class.spill_align.max(1);
                let size = class.spill_size.checked_next_multiple_of(align).unwrap_or(class.spill_size);
                format!(", spill: {size}, align: {align}")
            }
            None => String::new(),
        }
    }

    fn form(&self, group: &Group) -> String {
        let shape = &group.shape;
        let mut text = match shape.implicit {
            true => "        // DECIDE: implicit registers.\n".to_string(),
            false => String::new(),
        };
        text += &match &*group.names {
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
