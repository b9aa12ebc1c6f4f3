//! The forms of a draft: instructions with the same constraints are one template.
//!
//! Every register that an instruction reads or writes beyond its operands is in its form:
//!
//! * a register that it reads is a use in that register. If instructions write only parts of the register, each part is a
//!   use (the pair of HI and LO of MIPS);
//! * a register that it writes is a result in that register if some instruction reads it implicitly, else a clobber;
//! * a register that a call writes is a clobber, and so is each register that is not callee-saved in the first convention.
//!
//! Reserved registers are left to the client and are in no form. An instruction is left out if it reads a register in which
//! no value can be kept. It is also left out if the draft has too few registers for it.

use std::collections::{BTreeMap, BTreeSet};

use super::calls::Calls;
use super::classes::{Classes, Members, Operand, intersection};
use super::decisions::Decisions;
use super::registers::Layout;
use super::status::{Status, is_drafted, is_pseudo};
use super::text::{identifier, quoted};
use crate::llvm::Instruction;

/// Instructions that ask the same.
pub(super) struct Group {
    /// The names of the forms, each with that of its instruction.
    pub names: Vec<(String, String)>,
    pub shape: Shape,
}

/// The constraints of a form, as the text of an ISA file.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Shape {
    pub kind: Option<&'static str>,
    pub operands: Vec<String>,
    pub clobbers: Vec<String>,
}

/// The inputs from which the forms are made.
pub(super) struct Reader<'r, 'a> {
    pub layout: &'a Layout<'a>,
    pub status: &'r Status<'a>,
    pub calls: &'r Calls<'a>,
    pub classes: Classes<'a>,
    /// Registers that drafted instructions read implicitly, and that they write implicitly without being calls.
    read: BTreeSet<&'a str>,
    written: BTreeSet<&'a str>,
    /// Registers that results of drafted instructions may be in.
    results: BTreeSet<&'a str>,
}

/// LLVM's flags of instructions that do not go on with the next one, or not only.
pub(super) const TRANSFERS: [&str; 4] = ["isCall", "isBranch", "isReturn", "isTerminator"];

/// The reason why an instruction has no form: a clause that begins with "that" or "with".
type LeftOut = String;

impl<'r, 'a> Reader<'r, 'a> {
    pub fn new(
        instructions: &'a [Instruction],
        layout: &'a Layout<'a>,
        status: &'r Status<'a>,
        calls: &'r Calls<'a>,
        classes: Classes<'a>,
    ) -> Reader<'r, 'a> {
        let drafted = || instructions.iter().filter(|instr| is_drafted(instr));
        let mut read: BTreeSet<&str> = drafted().flat_map(|instr| &instr.implicit_uses).map(String::as_str).collect();
        let conditional = |instr: &Instruction| {
            instr.is("isConditionalBranch") && instr.operands.iter().any(|operand| operand.predicate)
        };
        if drafted().any(conditional) {
            read.extend(status.predicate);
        }
        let plain = || drafted().filter(|instr| !instr.is("isCall"));
        let written = plain().flat_map(|instr| &instr.implicit_defs).map(String::as_str).collect();
        let named: BTreeSet<&str> = plain()
            .flat_map(|instr| instr.operands.iter().take(instr.num_defs))
            .filter_map(|operand| operand.class.as_deref())
            .collect();
        let mut results = BTreeSet::new();
        for class in named {
            if let Operand::In(members) = classes.operand(class) {
                results.extend(members.regs());
            }
        }
        Reader { layout, status, calls, classes, read, written, results }
    }

    /// The forms, in the order of the first instruction of each group. Instructions that are left out, and what is
    /// guessed, are noted.
    ///
    /// # Errors
    /// When an instruction refers to an operand that there is not.
    pub fn forms(&mut self, instructions: &'a [Instruction], decisions: &mut Decisions) -> Result<Vec<Group>, String> {
        let mut groups: Vec<Group> = Vec::new();
        let mut known: BTreeMap<Shape, usize> = BTreeMap::new();
        let mut names = BTreeSet::new();
        for instr in instructions {
            let shape = self.shape(instr).map_err(|problem| format!("instruction `{}`: {problem}", instr.name))?;
            let shape = match shape {
                Ok(shape) => shape,
                Err(why) => {
                    decisions.add(format!("left out, instructions {why}"), &*instr.name);
                    continue;
                }
            };
            let mut name = identifier(&instr.name);
            while !names.insert(name.clone()) {
                name.push('_');
            }
            let index = *known.entry(shape.clone()).or_insert_with(|| {
                groups.push(Group { names: Vec::new(), shape });
                groups.len() - 1
            });
            groups[index].names.push((name, instr.name.clone()));
        }
        Ok(groups)
    }

    fn shape(&mut self, instr: &'a Instruction) -> Result<Result<Shape, LeftOut>, String> {
        if instr.num_defs > instr.operands.len() {
            return Err(format!("{} results of {} operands", instr.num_defs, instr.operands.len()));
        }
        for (index, operand) in instr.operands.iter().enumerate() {
            if let Some(to) = operand.tied_to {
                if to >= instr.num_defs {
                    return Err(format!("operand {index} is tied to operand {to}, which is no result"));
                }
                if index < instr.num_defs {
                    return Err(format!("operand {index}, a result, is tied to operand {to}"));
                }
                if instr.operands[index + 1..].iter().any(|other| other.tied_to == Some(to)) {
                    return Err(format!("two operands are tied to operand {to}"));
                }
            }
        }
        for name in instr.implicit_uses.iter().chain(&instr.implicit_defs) {
            if !self.layout.known.contains_key(&**name) {
                return Err(format!("there is no register `{name}`"));
            }
        }
        if is_pseudo(instr) {
            return Ok(Err("that are no machine instructions".to_string()));
        }
        if !is_drafted(instr) {
            return Ok(Err("with any number of operands".to_string()));
        }
        if self.hides_a_jump(instr) {
            return Ok(Err(
                "that jump or call by their names or by what they write, without LLVM saying so".to_string()
            ));
        }
        Ok(self.drafted(instr))
    }

    /// Whether an instruction has the name of a jump or a call, or writes the link register, and has none of LLVM's flags
    /// for these. JALR of RISC-V is one, JIRL and JISCR0 of LoongArch and SYSEXIT of x86 are others. It must not be a form
    /// that goes on with the next one. `guesses` notes the instructions whose effects LLVM does not say.
    fn hides_a_jump(&self, instr: &Instruction) -> bool {
        let flagged = TRANSFERS.into_iter().any(|flag| instr.is(flag));
        let name = instr.name.to_ascii_lowercase();
        let mut parts = name.split('_');
        let first = parts.next().unwrap_or_default();
        // The end of a name is often a width: B for bytes.
        let named = ["b", "bl", "blr", "blx", "br", "bx"].contains(&first)
            || [first].into_iter().chain(parts).any(|part| {
                ["j", "call", "ret", "eret"].into_iter().any(|word| part.starts_with(word))
                    || ["jmp", "ret", "exit"]
                        .into_iter()
                        .any(|word| part.trim_end_matches(|digit: char| digit.is_ascii_digit()).ends_with(word))
            });
        let links =
            |names: &[String]| self.calls.link.is_some_and(|link| names.iter().any(|name| self.overlap(link, name)));
        !flagged && (named || links(&instr.implicit_defs) && !links(&instr.implicit_uses))
    }

    fn drafted(&mut self, instr: &'a Instruction) -> Result<Shape, LeftOut> {
        let mut members = self.members(instr)?;
        let uses = self.implicit_uses(instr)?;
        let tied_use = |def: usize| instr.operands.iter().position(|operand| operand.tied_to == Some(def));
        for def in 0..instr.num_defs {
            let Some(to) = tied_use(def) else { continue };
            match (&members[def], &members[to]) {
                (Some(a), Some(b)) if self.classes.shape(a) == self.classes.shape(b) => {
                    let both =
                        intersection(a, b).ok_or("that tie operands whose classes have no register in common")?;
                    members[to] = Some(both);
                }
                (None, None) => {}
                _ => return Err("that tie operands of different widths or banks".to_string()),
            }
        }
        // What is written early and tied keeps other uses of its bank away by their being late.
        let early_banks: BTreeSet<usize> = (0..instr.num_defs)
            .filter(|&def| instr.operands[def].early_clobber && tied_use(def).is_some())
            .filter_map(|def| Some(self.classes.shape(members[def].as_ref()?).bank))
            .collect();
        let use_name = |index: usize| {
            let before = (instr.num_defs..index).filter(|&index| members[index].is_some()).count();
            let letter = u8::try_from(before).ok().filter(|before| *before < 26);
            letter.map_or_else(|| format!("use{before}"), |before| char::from(b'a' + before).to_string())
        };
        let (mut defs, mut rest) = (Vec::new(), Vec::new());
        for (index, operand) in instr.operands.iter().enumerate() {
            let Some(members) = &members[index] else { continue };
            if index < instr.num_defs {
                // A group has numbers of its own: `dst1`, `dst2`.
                let name = if index == 0 { "dst".to_string() } else { format!("dst_{}", index + 1) };
                let early = operand.early_clobber.then_some("early: true");
                defs.push(match tied_use(index) {
                    Some(to) => format!("{name}: Def(tied: {})", use_name(to)),
                    None => format!("{name}: Def({})", self.classes.constraint(members, early)),
                });
            } else {
                let late = early_banks.contains(&self.classes.shape(members).bank) && operand.tied_to.is_none();
                let late = late.then_some("late: true");
                rest.push(format!("{}: Use({})", use_name(index), self.classes.constraint(members, late)));
            }
        }
        let named = |reg: &str| self.layout.places[reg].name.as_str();
        rest.extend(uses.iter().map(|reg| {
            let late = if early_banks.contains(&self.layout.places[reg].bank) { ", late: true" } else { "" };
            let name = named(reg);
            format!("{}: Use(fixed: {}{late})", quoted(&format!("in_{name}")), quoted(name))
        }));
        let kind = kind(instr);
        let (results, clobbers) = self.implicit_defs(instr, kind);
        defs.extend(results.iter().map(|reg| {
            let name = named(reg);
            format!("{}: Def(fixed: {})", quoted(&format!("out_{name}")), quoted(name))
        }));
        defs.extend(rest);
        let clobbers = super::text::ranges(clobbers.iter().map(|reg| named(reg)));
        Ok(Shape { kind, operands: defs, clobbers })
    }

    /// Where each operand of an instruction may be; `None` for one that is no value.
    fn members(&self, instr: &Instruction) -> Result<Vec<Option<Members<'a>>>, LeftOut> {
        let operand = |operand: &crate::llvm::Operand| match operand.class.as_deref() {
            None => Ok(None),
            Some(_) if operand.predicate || operand.optional_def => Ok(None),
            Some(class) => match self.classes.operand(class) {
                Operand::In(members) => Ok(Some(members.clone())),
                Operand::Client => Ok(None),
                Operand::Not(why) => Err(format!("{why} ({class})")),
            },
        };
        instr.operands.iter().map(operand).collect()
    }

    /// The registers that an instruction reads without naming them, as the draft has them.
    fn implicit_uses(&self, instr: &'a Instruction) -> Result<BTreeSet<&'a str>, LeftOut> {
        let mut found: BTreeSet<&str> = BTreeSet::new();
        let conditional = instr.is("isConditionalBranch") && instr.operands.iter().any(|operand| operand.predicate);
        let predicate = self.status.predicate.filter(|_| conditional);
        for name in instr.implicit_uses.iter().map(String::as_str).chain(predicate) {
            if self.layout.is_client(name) {
                continue;
            }
            if self.status.unkeepable.contains_key(name) {
                return Err(format!(
                    "that read {name}, which moves write ({}): make each one form with the instruction before that writes it",
                    self.status.unkeepable[name]
                ));
            }
            match self.layout.made_of(name) {
                Some(whole) if whole == [name] => {
                    match self.layout.parts_of(name).filter(|parts| self.only_parts(name, parts)) {
                        Some(parts) => found.extend(parts),
                        None => found.extend(whole),
                    }
                }
                Some(parts) => found.extend(parts),
                // A state that nothing changes.
                None if !self.written.contains(name) => {}
                None => return Err(format!("that read {name}, which the draft does not have")),
            }
        }
        Ok(self.layout.largest(&found).into_iter().collect())
    }

    /// Whether results are in parts of a register, but never in all of it at once.
    fn only_parts(&self, whole: &str, parts: &[&str]) -> bool {
        let in_whole = |set: &BTreeSet<&str>| set.iter().any(|reg| self.layout.contains(reg, whole));
        !in_whole(&self.written) && !in_whole(&self.results) && parts.iter().all(|part| self.written.contains(part))
    }

    /// The registers that an instruction writes without naming them: results, and what it destroys.
    fn implicit_defs(&self, instr: &'a Instruction, kind: Option<&str>) -> (BTreeSet<&'a str>, BTreeSet<&'a str>) {
        let (mut results, mut clobbers) = (BTreeSet::new(), BTreeSet::new());
        // Nothing is left to be kept.
        if matches!(kind, Some("return" | "trap")) {
            return (results, clobbers);
        }
        if kind == Some("call") {
            clobbers.extend(self.calls.destroyed.iter().copied());
        }
        for name in &instr.implicit_defs {
            if self.layout.is_client(name) {
                continue;
            }
            let wanted = kind != Some("call") && self.read.iter().any(|read| self.overlap(read, name));
            match self.layout.made_of(name).filter(|_| wanted) {
                Some(parts) => results.extend(parts),
                None => clobbers
                    .extend(self.layout.overlapping(name).into_iter().filter(|reg| self.layout.free(reg).is_some())),
            }
        }
        let results: BTreeSet<&str> = self.layout.largest(&results).into_iter().collect();
        let is_result = |reg: &str| results.iter().any(|result| self.layout.contains(result, reg));
        clobbers.retain(|reg| !is_result(reg));
        // A result inside of what is destroyed would be destroyed as well.
        let destroyed: BTreeSet<&str> = self.layout.largest(&clobbers).into_iter().collect();
        let kept = results.into_iter().filter(|reg| !destroyed.iter().any(|whole| self.layout.contains(whole, reg)));
        (kept.collect(), destroyed)
    }

    fn overlap(&self, a: &str, b: &str) -> bool {
        let units = |name: &str| self.layout.known.get(name).map_or(&[][..], |reg| &reg.units);
        units(a).iter().any(|unit| units(b).contains(unit))
    }
}

/// What an instruction does to the flow of control; `None` if it goes on with the next one.
fn kind(instr: &Instruction) -> Option<&'static str> {
    match () {
        () if instr.is("isReturn") => Some("return"),
        () if instr.is("isCall") => Some("call"),
        () if instr.is("isBranch") => Some("branch"),
        () if instr.is("isTerminator") => Some("trap"),
        () => None,
    }
}
