//! The forms of a draft: instructions that ask the same of their operands are one template.

use std::collections::{BTreeMap, BTreeSet};

use super::registers::Layout;
use super::text::identifier;
use crate::llvm::{Instruction, RegisterTables};

/// What a draft calls LLVM's classes.
pub(super) struct Classes<'a> {
    /// The name of the class or of the type, and its bank; `None` for a class that operands cannot be in.
    pub names: BTreeMap<&'a str, Option<(String, usize)>>,
    /// The subclasses to write: name, type, members.
    pub subclasses: Vec<(String, String, Vec<String>)>,
}

impl<'a> Classes<'a> {
    /// `wanted` are the classes of operands; without any, all classes are.
    pub fn new(tables: &'a RegisterTables, layout: &Layout<'a>, wanted: &BTreeSet<&str>) -> Classes<'a> {
        let mut classes = Classes { names: BTreeMap::new(), subclasses: Vec::new() };
        let mut used: BTreeSet<String> =
            layout.banks.iter().flat_map(|bank| &bank.types).map(|(_, name)| name.clone()).collect();
        for class in &tables.classes {
            let order = if class.alloc_order.is_empty() { &class.regs } else { &class.alloc_order };
            let members: Vec<&str> = order
                .iter()
                .map(String::as_str)
                .filter(|name| layout.places.get(name).is_some_and(|place| !place.reserved))
                .collect();
            let shapes: BTreeSet<(usize, u32)> =
                members.iter().map(|name| &layout.places[name]).map(|place| (place.bank, place.bits)).collect();
            let (Some(&(bank, bits)), 1) = (shapes.first(), shapes.len()) else {
                classes.names.insert(&class.name, None);
                continue;
            };
            let Some(ty) = layout.type_name(bank, bits) else { continue };
            let all =
                layout.places.values().filter(|place| !place.reserved && (place.bank, place.bits) == (bank, bits));
            if all.count() == members.len() {
                classes.names.insert(&class.name, Some((ty.to_string(), bank)));
                continue;
            }
            if !wanted.is_empty() && !wanted.contains(&*class.name) {
                continue;
            }
            let mut name = identifier(&class.name);
            while !used.insert(name.clone()) {
                name.push('_');
            }
            let members = members.iter().map(|member| layout.places[member].name.as_str());
            classes.subclasses.push((name.clone(), ty.to_string(), super::text::ranges(members)));
            classes.names.insert(&class.name, Some((name, bank)));
        }
        classes
    }
}

/// Instructions that ask the same.
pub(super) struct Group {
    pub names: Vec<String>,
    pub shape: Shape,
}

/// What a form asks, as the text of an ISA file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Shape {
    pub kind: Option<&'static str>,
    pub operands: Vec<String>,
    pub clobbers: Vec<String>,
    /// Whether LLVM says that registers are written without saying what for.
    pub implicit: bool,
}

/// What became of the instructions.
pub(super) struct Forms {
    /// The forms, in the order of the first instruction of each group.
    pub groups: Vec<Group>,
    /// How many instructions were left out, and why.
    pub left_out: BTreeMap<&'static str, usize>,
    /// Registers that the draft does not have, with the number of instructions that read or write them implicitly.
    pub strangers: BTreeMap<String, usize>,
}

/// # Errors
/// When an instruction refers to an operand or a class that there is not.
pub(super) fn forms(instructions: &[Instruction], layout: &Layout<'_>, classes: &Classes<'_>) -> Result<Forms, String> {
    let mut groups: Vec<Group> = Vec::new();
    let mut known: BTreeMap<Shape, usize> = BTreeMap::new();
    let mut names = BTreeSet::new();
    let mut left_out: BTreeMap<&'static str, usize> = BTreeMap::new();
    let mut strangers: BTreeMap<String, usize> = BTreeMap::new();
    for instr in instructions {
        let error = |problem: String| format!("instruction `{}`: {problem}", instr.name);
        let shape = match shape(instr, layout, classes).map_err(error)? {
            Ok(shape) => shape,
            Err(why) => {
                *left_out.entry(why).or_default() += 1;
                continue;
            }
        };
        let mut name = identifier(&instr.name);
        while !names.insert(name.clone()) {
            name.push('_');
        }
        let implicit: BTreeSet<&String> = instr.implicit_uses.iter().chain(&instr.implicit_defs).collect();
        for reg in implicit.into_iter().filter(|reg| !layout.knows(reg)) {
            *strangers.entry(reg.clone()).or_default() += 1;
        }
        let index = *known.entry(shape.clone()).or_insert_with(|| {
            groups.push(Group { names: Vec::new(), shape });
            groups.len() - 1
        });
        groups[index].names.push(name);
    }
    Ok(Forms { groups, left_out, strangers })
}

type Outcome = Result<Result<Shape, &'static str>, String>;

fn shape(instr: &Instruction, layout: &Layout<'_>, classes: &Classes<'_>) -> Outcome {
    for (flag, why) in [
        ("isPseudo", "that are no machine instructions"),
        ("isVariadic", "with any number of operands"),
        ("isCall", "that call, which is what a convention describes"),
        ("isReturn", "that return, which is what a convention describes"),
    ] {
        if instr.is(flag) {
            return Ok(Err(why));
        }
    }
    if instr.num_defs > instr.operands.len() {
        return Err(format!("{} results of {} operands", instr.num_defs, instr.operands.len()));
    }
    // The class of each operand that is a register.
    let mut of_class = Vec::new();
    for operand in &instr.operands {
        if operand.tied_to.is_some_and(|to| to >= instr.num_defs) {
            return Err(format!("an operand is tied to operand {}, which is no result", operand.tied_to.unwrap_or(0)));
        }
        of_class.push(match operand.class.as_deref() {
            None => None,
            Some(class) => match classes.names.get(class) {
                Some(Some(known)) => Some(known),
                // Registers that nobody allocates, such as segments: up to the client.
                Some(None) if !layout.incomplete.contains(class) => None,
                _ => return Ok(Err("with operands that the draft has no registers for")),
            },
        });
    }
    let tied_use = |def: usize| instr.operands.iter().position(|operand| operand.tied_to == Some(def));
    let is_tied = |index: usize| instr.operands[index].tied_to.is_some();
    // What is written early and tied keeps other uses of its bank away by their being late.
    let early_banks: BTreeSet<usize> = (0..instr.num_defs)
        .filter(|&def| instr.operands[def].early_clobber && tied_use(def).is_some())
        .filter_map(|def| Some(of_class[def]?.1))
        .collect();
    let use_name = |index: usize| {
        let before = (instr.num_defs..index).filter(|&index| of_class[index].is_some()).count();
        u8::try_from(before)
            .ok()
            .filter(|before| *before < 26)
            .map_or_else(|| format!("use{before}"), |before| char::from(b'a' + before).to_string())
    };
    let mut operands = Vec::new();
    for (index, operand) in instr.operands.iter().enumerate() {
        let Some((class, bank)) = of_class[index] else { continue };
        if index < instr.num_defs {
            let name = if index == 0 { "dst".to_string() } else { format!("dst{}", index + 1) };
            operands.push(match tied_use(index).filter(|&to| of_class[to].is_some()) {
                Some(to) => format!("{name}: Def(tied: {})", use_name(to)),
                None if operand.early_clobber => format!("{name}: Def(class: {class}, early: true)"),
                None => format!("{name}: Def({class})"),
            });
        } else {
            let late = early_banks.contains(bank) && !is_tied(index);
            operands.push(match late {
                true => format!("{}: Use(class: {class}, late: true)", use_name(index)),
                false => format!("{}: Use({class})", use_name(index)),
            });
        }
    }
    // Only registers that are there and that somebody allocates; of registers that overlap, the largest.
    let implicit = |names: &[String]| -> Vec<String> {
        let known = names.iter().flat_map(|name| match layout.stand_ins.get(&**name) {
            Some(others) => others.clone(),
            None => layout.places.get_key_value(&**name).map(|(name, _)| *name).into_iter().collect(),
        });
        let known: BTreeSet<&str> =
            known.filter(|name| layout.places.get(name).is_some_and(|place| !place.reserved)).collect();
        layout.outermost(known)
    };
    let (uses, defs) = (implicit(&instr.implicit_uses), implicit(&instr.implicit_defs));
    let fixed = |name: &String| !name.starts_with('"');
    // A few registers are results; many are what the instruction destroys.
    let results = defs.len() <= 4 && defs.iter().all(fixed);
    if results {
        operands.splice(0..0, defs.iter().map(|reg| format!("out_{reg}: Def(fixed: {reg})")));
    }
    operands.extend(uses.iter().filter(|name| fixed(name)).map(|reg| format!("in_{reg}: Use(fixed: {reg})")));
    let kind = match () {
        () if instr.is("isBranch") => Some("branch"),
        () if instr.is("isTerminator") => Some("trap"),
        () => None,
    };
    let implicit = !uses.is_empty() || !defs.is_empty();
    let clobbers = if results { Vec::new() } else { defs };
    Ok(Ok(Shape { kind, operands, clobbers, implicit }))
}
