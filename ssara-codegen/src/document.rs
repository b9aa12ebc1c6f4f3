//! The reference page of a target: GitHub Markdown, whose sections the generated rustdoc shows as well, or HTML (the
//! function `html`, behind the feature of that name).
//!
//! Everything on the page comes from the tables of the target, so it describes what the allocator does.

mod examples;
mod groups;
#[cfg(feature = "html")]
pub(crate) mod html;
pub(crate) mod pattern;
mod places;
mod rules;

use std::collections::BTreeSet;
use std::fmt::Write;

use ssara_tables::TargetDesc;
use ssara_tables::target::{Bank, Class, Conv, ConventionDesc, FormKind, Reg, RegDesc, RegSequence, Role, Type};

use crate::certificate;
use crate::describe::{self, FormText, cell, code};
use groups::{Group, OR, merge, select};

#[cfg(feature = "html")]
pub use html::html;
pub use places::Places;

/// The reference page of a target.
pub fn markdown(target: &TargetDesc) -> String {
    let mut page = format!("# {}\n\n", target.name);
    paragraph(&mut page, &target.doc);
    page += &overview(target);
    page += "\n## Registers\n\n";
    page += &registers(target, "###");
    page += "## Classes\n\n";
    page += &classes(target, "###");
    page += "## Instruction forms\n\n";
    page += &forms(target, "###", |form| code(form.name()));
    page += "## Calling conventions\n\n";
    for (index, conv) in target.conventions.iter().enumerate() {
        let _ = write!(page, "### `{}`\n\n", conv.name);
        page += &convention(target, Conv::from_index(index));
        let mut rows = Rows::new(&examples::HEADINGS);
        examples::examples(target, Conv::from_index(index)).into_iter().for_each(|row| rows.push(row));
        let _ = writeln!(page, "{}", rows.text);
    }
    page += "## Certificates\n\n";
    page += &certificates(target);
    page.truncate(page.trim_end().len());
    page.push('\n');
    page
}

/// The section about the certificate: the registers that suffice for everything, and how many each form takes.
fn certificates(target: &TargetDesc) -> String {
    let mut rows = Rows::new(&["bank", "whole registers", "which"]);
    for (bank, number, regs) in sufficient(target) {
        rows.push([code(&target.banks[bank.index()].name), number.to_string(), describe::regs(target, &regs)]);
    }
    let mut page = format!("{CERTIFICATE}\n\n{}\n{CERTIFICATE_OF_FORMS}\n\n", rows.text);
    let mut rows = Rows::new(&["registers", "forms"]);
    for (needs, groups) in needs(target, &Group::all(target)) {
        rows.push([needs, groups.iter().map(|group| code(&group.pattern())).collect::<Vec<_>>().join(", ")]);
    }
    page += &rows.text;
    page + "\n"
}

/// The explanation of the registers of the certificate.
const CERTIFICATE: &str = "It was proved that each form, and each call by each convention, can be allocated with no more \
                           registers than these when all other values are in memory.";
/// The explanation of the numbers of registers of forms.
const CERTIFICATE_OF_FORMS: &str = "How many whole registers a form takes for all its operands together, when those that \
                                    may be in memory are.";

/// For each bank, the number of whole registers that suffice, and the sufficient registers that are part of no other one. A
/// tuple is replaced by its members.
fn sufficient(target: &TargetDesc) -> impl Iterator<Item = (Bank, u16, Vec<Reg>)> {
    let inside = |part: Reg, other: Reg| {
        let (part, other) = (target.reg(part), target.reg(other));
        let end = |desc: &RegDesc| u32::from(desc.low_bit) + u32::from(desc.bits);
        part.root == other.root && other.bits > part.bits && other.low_bit <= part.low_bit && end(part) <= end(other)
    };
    target.bank_ids().map(move |bank| {
        let in_bank = move |reg: &Reg| target.reg(*reg).bank == bank && target.reg(*reg).tuple == 0;
        let regs = || target.sufficient.iter().copied().filter(in_bank);
        let largest = regs().filter(|&reg| !regs().any(|other| inside(reg, other))).collect();
        (bank, target.banks[bank.index()].min_regs, largest)
    })
}

/// The forms, alternatives included, by the numbers of registers they take of each bank.
fn needs<'a>(target: &'a TargetDesc, groups: &[Group<'a>]) -> Vec<(String, Vec<Group<'a>>)> {
    let registers = certificate::registers(target);
    let all: BTreeSet<&Vec<usize>> = registers.iter().flatten().collect();
    let text = |numbers: &[usize]| {
        let some = numbers.iter().zip(target.banks.iter()).filter(|(number, _)| **number > 0);
        let some: Vec<_> = some.map(|(number, bank)| format!("{number} of `{}`", bank.name)).collect();
        if some.is_empty() { "none".to_string() } else { some.join(", ") }
    };
    let of = |numbers| select(groups, |form| registers[form.form.table_index()].as_ref() == Some(numbers));
    all.into_iter().map(|numbers| (text(numbers), of(numbers))).collect()
}

fn paragraph(page: &mut String, doc: &str) {
    let text = describe::text(doc);
    if !text.is_empty() {
        let _ = write!(page, "{text}\n\n");
    }
}

/// A table: a line of headings, then the rows that are pushed.
struct Rows {
    text: String,
    columns: usize,
}

impl Rows {
    fn new(headings: &[&str]) -> Self {
        let mut rows = Rows { text: String::new(), columns: headings.len() };
        rows.push(headings.iter().map(|heading| heading.to_string()));
        rows.push(headings.iter().map(|_| "---".to_string()));
        rows
    }
    fn push(&mut self, cells: impl IntoIterator<Item = String>) {
        let cells: Vec<String> = cells.into_iter().collect();
        debug_assert_eq!(cells.len(), self.columns);
        let _ = writeln!(self.text, "| {} |", cells.join(" | "));
    }
}

/// The banks, and the numbers of entries of each kind.
pub(crate) fn overview(target: &TargetDesc) -> String {
    let mut rows = Rows::new(&["bank", "registers", "units", "kinds of value", "about"]);
    for bank in target.bank_ids() {
        let desc = &target.banks[bank.index()];
        let whole = target.whole_regs(bank).count();
        let kinds = types_of(target, bank).map(|ty| &*target.ty(ty).name);
        rows.push([
            code(&desc.name),
            format!("{whole} ({} with parts)", desc.num_regs),
            desc.units.to_string(),
            describe::names(kinds),
            cell(&desc.doc),
        ]);
    }
    let mut page = rows.text;
    if !target.features.is_empty() {
        let mut rows = Rows::new(&["feature", "default", "about"]);
        for feature in target.features.iter() {
            let default = if feature.default { "yes" } else { "no" };
            rows.push([code(&feature.name), default.to_string(), cell(&feature.doc)]);
        }
        let _ = write!(page, "\n{}", rows.text);
    }
    let _ = writeln!(page, "\n{}", describe::counts(target));
    let never = describe::never_allocated(target);
    if !never.is_empty() {
        let _ = write!(page, "\nNever allocated: {}.\n", describe::regs(target, &never));
    }
    page
}

fn types_of(target: &TargetDesc, bank: Bank) -> impl Iterator<Item = Type> {
    target.type_ids().filter(move |&ty| target.ty(ty).bank == bank)
}

/// The kinds of value and the register map of each bank, under headings of the given level.
pub(crate) fn registers(target: &TargetDesc, level: &str) -> String {
    let mut page = String::new();
    for bank in target.bank_ids() {
        let desc = &target.banks[bank.index()];
        let _ = write!(page, "{level} Bank `{}`\n\n", desc.name);
        paragraph(&mut page, &desc.doc);
        page += &kinds(target, bank);
        let mut rows = Rows::new(&["register", "bits", "encoding", "units", "parts"]);
        for reg in describe::wholes(target, bank) {
            let desc = target.reg(reg);
            let facts = rules::facts(target, reg).into_iter().map(|fact| format!(", {fact}")).collect::<String>();
            rows.push([
                code(&desc.name) + &facts,
                desc.bits.to_string(),
                desc.encoding.to_string(),
                describe::units(target, reg),
                parts(target, reg).map(|part| part_text(target, part)).collect::<Vec<_>>().join(", "),
            ]);
        }
        let _ = writeln!(page, "\n{}", rows.text);
        let tuples = rules::tuples(target, bank);
        if !tuples.is_empty() {
            let mut rows = Rows::new(&["tuples", "length", "members", "as registers", "about"]);
            tuples.into_iter().for_each(|row| rows.push(row));
            let _ = writeln!(page, "{}", rows.text);
        }
    }
    page
}

fn kinds(target: &TargetDesc, bank: Bank) -> String {
    let mut rows = Rows::new(&["kind of value", "bits", "spill slot", "swap", "prices", "about"]);
    for ty in types_of(target, bank) {
        let desc = target.ty(ty);
        rows.push([
            code(&desc.name),
            desc.bits.to_string(),
            rules::slot(target, desc),
            if desc.swap { "yes" } else { "no" }.to_string(),
            rules::prices(desc),
            cell(&desc.doc),
        ]);
    }
    for rule in types_of(target, bank).flat_map(|ty| rules::copies(target, target.ty(ty))) {
        let _ = write!(rows.text, "\nValues go from {rule}.\n");
    }
    for order in types_of(target, bank).flat_map(|ty| rules::orders(target, target.ty(ty))) {
        let _ = write!(rows.text, "\n{order}\n");
    }
    rows.text
}

/// The named parts of a register, without itself.
pub(crate) fn parts(target: &TargetDesc, whole: Reg) -> impl Iterator<Item = Reg> {
    target.parts(target.reg(whole).root).filter(move |&reg| reg != whole && target.whole(reg) == whole)
}

/// A part with its bits, and with its units and encoding if they differ from those of the whole register.
fn part_text(target: &TargetDesc, part: Reg) -> String {
    let (desc, whole) = (target.reg(part), target.whole(part));
    let (low, high) = describe::bits(target, part);
    let mut text = format!("`{}` {low}..{high}", desc.name);
    let mut differs = Vec::new();
    if target.reg_units(part) != target.reg_units(whole) {
        differs.push(describe::units_in_words(target, part));
    }
    if desc.encoding != target.reg(whole).encoding {
        differs.push(format!("encoding {}", desc.encoding));
    }
    if desc.cost != target.reg(whole).cost {
        differs.push(format!("cost {} per use", desc.cost));
    }
    differs.extend(rules::effect(desc.rest).map(str::to_string));
    if !differs.is_empty() {
        let _ = write!(text, " ({})", differs.join("; "));
    }
    text
}

/// The classes of each kind of value with their members and their place in the lattice.
pub(crate) fn classes(target: &TargetDesc, level: &str) -> String {
    let members: Vec<Vec<Reg>> = target.class_ids().map(|class| sorted_members(target, class)).collect();
    let mut page = String::new();
    for ty in target.type_ids() {
        let _ = write!(page, "{level} Classes of `{}`\n\n", target.ty(ty).name);
        let mut rows = Rows::new(&["class", "registers, in allocation order", "directly inside", "about"]);
        for class in target.class_ids().filter(|&class| target.class(class).ty == ty) {
            let desc = target.class(class);
            let inside = directly_inside(target, &members, class);
            rows.push([
                code(&desc.name),
                format!("{}: {}", target.class_regs(class).len(), describe::regs(target, target.class_regs(class))),
                inside.iter().map(|&class| code(&target.class(class).name)).collect::<Vec<_>>().join(", "),
                cell(class_about(target, class)),
            ]);
        }
        let _ = writeln!(page, "{}", rows.text);
    }
    page
}

fn class_about(target: &TargetDesc, class: Class) -> &str {
    let desc = target.class(class);
    if class == target.home_class(desc.ty) {
        "Home class: every register in which such a value may live."
    } else if is_derived(&desc.name) {
        "Derived: the registers that these classes share."
    } else {
        &desc.doc
    }
}

/// Whether a class is an intersection that the ISA file does not name.
fn is_derived(name: &str) -> bool {
    name.contains('&')
}

/// One class.
pub(crate) fn class(target: &TargetDesc, class: Class) -> String {
    let desc = target.class(class);
    let mut page = format!("Class `{}` of `{}`: ", desc.name, target.ty(desc.ty).name);
    let _ = write!(page, "{}.\n\n", describe::regs(target, target.class_regs(class)));
    paragraph(&mut page, class_about(target, class));
    page
}

/// One kind of value.
pub(crate) fn value_type(target: &TargetDesc, ty: Type) -> String {
    let desc = target.ty(ty);
    let bank = &target.banks[desc.bank.index()].name;
    let mut page = format!("A value of kind `{}`: {} bits in bank `{bank}`.\n\n", desc.name, desc.bits);
    paragraph(&mut page, &desc.doc);
    let _ = write!(
        page,
        "It lives in {}, or in a slot of {}.",
        describe::regs(target, target.class_regs(target.home_class(ty))),
        rules::slot(target, desc)
    );
    page
}

/// One register.
pub(crate) fn register(target: &TargetDesc, reg: Reg) -> String {
    let desc = target.reg(reg);
    let bank = &target.banks[desc.bank.index()].name;
    let mut page = format!("`{}`: {} bits of bank `{bank}`", desc.name, desc.bits);
    let whole = target.whole(reg);
    if whole != reg {
        let (low, high) = describe::bits(target, reg);
        let _ = write!(page, ", bits {low}..{high} of `{}`", target.reg(whole).name);
    }
    let _ = write!(page, ". Encoding {}, {}.", desc.encoding, describe::units_in_words(target, reg));
    let facts = rules::facts(target, reg).into_iter().chain(rules::effect(desc.rest).map(str::to_string));
    for fact in facts {
        let _ = write!(page, " {}{}.", fact[..1].to_uppercase(), &fact[1..]);
    }
    let others: Vec<Reg> = target.bank_regs(desc.bank).filter(|&r| r != reg && target.overlap(r, reg)).collect();
    if !others.is_empty() {
        let _ = write!(page, " Overlaps {}.", describe::regs(target, &others));
    }
    let classes = target.class_ids().filter(|&class| target.class_regs(class).contains(&reg));
    let classes: Vec<_> = classes.map(|class| &*target.class(class).name).filter(|name| !is_derived(name)).collect();
    match &classes[..] {
        [] if target.reserved.contains(&reg) || desc.constant.is_some() => page += " Never allocated.",
        [] => page += " In no class.",
        _ => {
            let _ = write!(page, "\n\nIn {}.", classes.iter().map(|name| code(name)).collect::<Vec<_>>().join(", "));
        }
    }
    page
}

fn sorted_members(target: &TargetDesc, class: Class) -> Vec<Reg> {
    let mut members = target.class_regs(class).to_vec();
    members.sort_unstable();
    members
}

/// The smallest classes of the same type that have all members of `class` and more.
fn directly_inside(target: &TargetDesc, members: &[Vec<Reg>], class: Class) -> Vec<Class> {
    let inside = |a: Class, b: Class| {
        target.class(a).ty == target.class(b).ty
            && members[a.index()].len() < members[b.index()].len()
            && members[a.index()].iter().all(|reg| members[b.index()].binary_search(reg).is_ok())
    };
    let above: Vec<Class> = target.class_ids().filter(|&other| inside(class, other)).collect();
    above.iter().copied().filter(|&a| !above.iter().any(|&b| inside(b, a))).collect()
}

/// The forms by kind, a row for each group; `link` writes the name of one.
pub(crate) fn forms(target: &TargetDesc, level: &str, link: impl Fn(FormText) -> String) -> String {
    let groups = Group::all(target);
    let mut page = String::new();
    for kind in FormKind::ALL {
        let of_kind: Vec<&Group> = groups.iter().filter(|group| group.first().view.kind == kind).collect();
        // Most machines have kinds of forms about which there is nothing more to say.
        let more = of_kind.iter().any(|group| !more(group).is_empty());
        let mut headings = vec!["form", "defs", "uses", "clobbers"];
        headings.extend(more.then_some("more"));
        headings.push("about");
        let mut rows = Rows::new(&headings);
        for group in &of_kind {
            let variant = |forms: &Vec<FormText>| forms.iter().map(|&form| link(form)).collect::<Vec<_>>().join(", ");
            let names = group.variants.iter().map(variant).collect::<Vec<_>>().join(OR);
            let operands = |role| group.text(|form| form.constraints(role).join("; "));
            let clobbers = group.text(|form| form.clobbers());
            let mut cells = vec![names, operands(Role::Def), operands(Role::Use), clobbers];
            cells.extend(more.then(|| self::more(group)));
            cells.push(cell(group.first().doc()));
            rows.push(cells);
        }
        if !of_kind.is_empty() {
            let _ = write!(page, "{level} {}\n\n{}\n", FormText::kind_heading(kind), rows.text);
        }
    }
    page
}

/// The further constraints of the forms of a group, and their alternatives.
fn more(group: &Group) -> String {
    let remarks = group.text(|form| form.remarks().join("; "));
    let alternatives = group.alternatives();
    let alternatives =
        alternatives.iter().map(|other| format!("or {}: {}", code(&other.pattern()), differences(group, other)));
    let all: Vec<String> = std::iter::once(remarks).filter(|remarks| !remarks.is_empty()).chain(alternatives).collect();
    all.join("; ")
}

/// The differences of alternatives from the forms of a group.
fn differences(group: &Group, others: &Group) -> String {
    let variants = group.variants.iter().zip(&others.variants);
    merge(&variants.map(|(base, other)| other[0].differences(base[0])).collect::<Vec<_>>())
}

/// One form: its operands in order, its clobbers, and its documentation.
pub(crate) fn form(form: FormText) -> String {
    let mut page = String::new();
    paragraph(&mut page, form.doc());
    if !form.view.is_empty() {
        let mut rows = Rows::new(&["operand", "", "register"]);
        for (index, operand) in form.view.operands().enumerate() {
            let role = match operand.is_def() {
                _ if operand.is_scratch() => "scratch",
                true => "def",
                false => "use",
            };
            let constraint = form.constraint(operand) + &form.tuple(index);
            rows.push([code(&form.operand_name(index)), role.to_string(), constraint]);
        }
        let _ = writeln!(page, "{}", rows.text);
    }
    if form.view.has_clobbers() {
        let _ = write!(page, "Clobbers {}.\n\n", form.clobbers());
    }
    for remark in form.remarks() {
        let _ = writeln!(page, "* {remark}");
    }
    for other in form.alternatives() {
        let _ = writeln!(page, "* or {}: {}", code(other.name()), other.differences(form));
    }
    if page.ends_with('\n') && !page.ends_with("\n\n") {
        page.push('\n');
    }
    page += match form.view.kind {
        FormKind::Op => "",
        FormKind::Branch => "Ends the block and goes to one of `successors`.",
        FormKind::Return => "Ends the block and leaves the function.",
        FormKind::Trap => "Ends the block and never continues.",
        FormKind::Call => "Calls.",
        FormKind::Entry => "Begins the function.",
    };
    page
}

/// The label of a convention's reserved registers. Registers that are never allocated are listed once for all conventions.
const BESIDES: &str = "not allocated, besides those that never are";

/// The label of the link register, if functions save it.
const SAVED_LINK: &str = "link register, saved by functions that write it or call";

/// The label of the rows that say where arguments go.
const IN_TURN: &str = "arguments of one kind, one after the other";

/// One convention: the places of arguments and results, and the registers that survive a call.
pub(crate) fn convention(target: &TargetDesc, conv: Conv) -> String {
    let desc = target.convention(conv);
    let mut page = String::new();
    paragraph(&mut page, &desc.doc);
    let mut rows = Rows::new(&["", "registers"]);
    sequences(target, &mut rows, "arguments", &desc.arguments);
    rows.push([IN_TURN.to_string(), rules::in_turn(target, conv)]);
    if let Some(rules) = &desc.variadic {
        sequences(target, &mut rows, "variadic arguments", &rules.arguments);
    }
    sequences(target, &mut rows, "results", &desc.results);
    let (whole, partly) = callee_saved(target, desc);
    rows.push(["callee-saved".to_string(), describe::regs(target, &whole)]);
    if !partly.is_empty() {
        rows.push(["callee-saved in part".to_string(), partly_text(target, &partly)]);
    }
    if let Some(link) = desc.saved_link(target) {
        rows.push([SAVED_LINK.to_string(), describe::regs(target, &[link])]);
    }
    rows.push(["clobbered by a call".to_string(), describe::call_clobbers(target, &desc.clobbers)]);
    rules::edge_clobbers(target, desc).for_each(|row| rows.push(row));
    if !desc.reserved.is_empty() {
        rows.push([BESIDES.to_string(), describe::regs(target, &desc.reserved)]);
    }
    let _ = write!(page, "{}\n{}\n\n", rows.text, rules::arguments(desc));
    page
}

fn sequences(target: &TargetDesc, rows: &mut Rows, what: &str, sequences: &[RegSequence]) {
    for sequence in sequences {
        let passed = rules::passed(target, sequence);
        rows.push([format!("{what}, `{passed}`"), rules::sequence(target, sequence)]);
    }
}

/// The callee-saved registers that are callee-saved completely, and those of which only a part is.
fn callee_saved(target: &TargetDesc, conv: &ConventionDesc) -> (Vec<Reg>, Vec<Reg>) {
    let units = target.units_of(conv.callee_saved.iter().copied());
    let whole = |&reg: &Reg| target.reg_units(target.whole(reg)).iter().all(|&unit| units.contains(unit));
    let link = conv.saved_link(target);
    conv.callee_saved.iter().copied().filter(|&reg| Some(reg) != link).partition(whole)
}

/// `low 64 bits of v8..=v15` for parts that agree, one group after the other.
fn partly_text(target: &TargetDesc, partly: &[Reg]) -> String {
    let bits = |reg: Reg| describe::bits(target, reg);
    let group = |parts: &[Reg]| {
        let (low, high) = bits(parts[0]);
        let wholes: Vec<Reg> = parts.iter().map(|&part| target.whole(part)).collect();
        let names = describe::regs(target, parts);
        format!("{names}: bits {low}..{high} of {}", describe::regs(target, &wholes))
    };
    partly.chunk_by(|&a, &b| bits(a) == bits(b)).map(group).collect::<Vec<_>>().join("; ")
}
