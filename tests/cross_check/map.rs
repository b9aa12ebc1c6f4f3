//! The map from an ISA file to LLVM's tables: a text with a section for each kind of entry.
//!
//! A line is `ours = theirs`, a template on both sides (see [`crate::template`]). An indented line continues the line before
//! it. `#` begins a comment.
//!
//! * `[registers]`: `ax = AX`, or `xmm0d ~ XMM0` for a register that has no name of its own in LLVM and is written so.
//! * `[not here]`: `reason = REGISTERS`: registers of LLVM that the ISA file leaves out.
//! * `[classes]`: `i64 = GR64`; with `all` in front also those members that LLVM does not allocate.
//! * `[ignored]`: `reason = CLASSES`: an operand of an instruction that is in such a class is no operand here.
//! * `[scale]`: `vec = 2`: the bits of a bank for each that LLVM gives a register whose size it does not know.
//! * `[conventions]`: `sysv = mask csr_64, arguments CC_X86_64_C, results RetCC_X86_64_C`, the rules if LLVM has any.
//! * `[values]`: `v128 = v4i32`: which of LLVM's types of values shows where arguments of a type go.
//! * `[forms]`: `add128 = ADD64rr(lo a_lo b_lo) ; ADC64rr(hi a_hi b_hi)`: the instructions of a form. The operands of the
//!   form stand in place of those of the instruction that are registers, in LLVM's order: results first. An address of x86
//!   is one operand, `[base+index]`. `~dst` is a register of another width that overlaps that of `dst`. `dst*` is the group
//!   `dst0`, `dst1` and so on, where LLVM has one operand, a tuple. A name in capitals is a register of LLVM; `_` is an
//!   operand that the form does not have. Without parentheses, the operands of the form are in order, except those in fixed
//!   registers, which LLVM knows as implicit. Of several instructions, each without parentheses has no such operands.
//!   `loop` in front of the instructions says that they are executed again and again. A variable that only the right side
//!   has stands for several instructions, each of which must agree. With `?` after its name, it stands for each that LLVM
//!   has, and there must be one.
//! * `[folded]`: `PUSH64r = PUSH64rmm`: the same instruction with an operand in memory, where the name does not show it.
//! * `[preserved]`: `stack_probe = csr_aarch64_stackprobe_windows`: the registers that a form leaves as they were.
//! * `[no counterpart]`: `reason = forms`.
//! * `[not compared]`: `reason = classes and forms`.
//! * `[differences]`: `what the test finds = why it is right, with the place in the manual`. One that is the same in all
//!   forms with an operand of that class and fixed uses in those registers has one reason: `any operand in m1_masked
//!   beside V0, there VR: only there [V0]`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::template::{Values, assignments, expand, fill};

#[derive(Default)]
pub struct Map {
    /// Ours, theirs, and whether LLVM has a register of that extent.
    pub registers: Vec<(String, String, bool)>,
    pub not_here: BTreeSet<String>,
    pub classes: Vec<(String, String)>,
    pub conventions: Vec<(String, BTreeMap<String, String>)>,
    pub values: BTreeMap<String, String>,
    pub ignored: BTreeSet<String>,
    pub scale: BTreeMap<String, u32>,
    /// For each form, all sequences of instructions for which it stands.
    pub forms: BTreeMap<String, Vec<Sequence>>,
    pub folded: BTreeMap<String, String>,
    pub preserved: BTreeMap<String, String>,
    /// The forms that are not compared, with the reason.
    pub no_counterpart: BTreeMap<String, String>,
    /// Classes and forms that are not compared yet.
    pub not_compared: BTreeSet<String>,
    pub differences: BTreeMap<String, String>,
}

/// An instruction of which a form consists.
#[derive(Debug)]
pub struct Sequence {
    pub repeated: bool,
    pub steps: Vec<Step>,
}

#[derive(Debug)]
pub struct Step {
    pub opcode: String,
    /// The alternative counts only if there is such an instruction.
    pub optional: bool,
    /// `None`: the operands of the form in order.
    pub args: Option<Vec<Arg>>,
}

/// What a line writes in the place of an operand of an instruction.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// An operand of the form.
    Operand(Name),
    /// All operands of the group of this name.
    Group(String),
    /// Base and index of an address.
    Memory(Option<Name>, Option<Name>),
    /// This register of LLVM, as if the instruction had it without naming it.
    Register(String),
    /// Nothing that the form has.
    Nothing,
}

/// The lines of a section file: section, left side, separator, right side.
pub fn lines(path: &Path) -> Vec<(String, String)> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut section = String::new();
    let mut lines: Vec<(String, String)> = Vec::new();
    for line in text.lines() {
        let line = line.split('#').next().unwrap_or_default().trim_end();
        if line.is_empty() {
            continue;
        }
        if let Some(name) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            section = name.to_string();
        } else if let Some(more) = line.strip_prefix(' ') {
            let last = lines.last_mut().unwrap_or_else(|| panic!("nothing before `{line}`"));
            last.1 = format!("{} {}", last.1, more.trim());
        } else {
            lines.push((section.clone(), line.to_string()));
        }
    }
    lines
}

/// Splits at a separator that stands between spaces.
pub fn sides<'a>(line: &'a str, separator: &str) -> Option<(&'a str, &'a str)> {
    let (left, right) = line.split_once(&format!(" {separator} "))?;
    Some((left.trim(), right.trim()))
}

/// An operand of a form.
#[derive(Clone, Debug, PartialEq)]
pub struct Name {
    pub name: String,
    /// The instruction names a part of the operand's register, or a register that it is a part of.
    pub other_width: bool,
}

impl Map {
    pub fn read(path: &Path) -> Map {
        let mut map = Map::default();
        for (section, line) in lines(path) {
            map.add(&section, &line);
        }
        map
    }

    fn add(&mut self, section: &str, line: &str) {
        let (left, right, exact) = match (sides(line, "="), sides(line, "~")) {
            (Some((left, right)), _) => (left, right, true),
            (None, Some((left, right))) => (left, right, false),
            (None, None) => panic!("no ` = ` in `{line}`"),
        };
        if matches!(section, "not here" | "no counterpart" | "not compared" | "ignored") {
            for name in right.split_whitespace().flat_map(expand) {
                let known = match section {
                    "not here" => !self.not_here.insert(name.clone()),
                    "not compared" => !self.not_compared.insert(name.clone()),
                    "ignored" => !self.ignored.insert(name.clone()),
                    _ => self.no_counterpart.insert(name.clone(), left.to_string()).is_some(),
                };
                assert!(!known, "`{name}` is twice in [{section}]");
            }
            return;
        }
        for values in assignments(left, &Values::new()) {
            let ours = fill(left, &values);
            let twice = |known: bool| assert!(!known, "`{ours}` is twice in [{section}]");
            match section {
                "registers" => self.registers.push((ours, fill(right, &values), exact)),
                "classes" => self.classes.push((ours, fill(right, &values))),
                "conventions" => {
                    let facts = right.split(',').map(|fact| {
                        let (kind, name) = fact.trim().split_once(' ').unwrap_or((fact.trim(), ""));
                        (kind.to_string(), name.to_string())
                    });
                    self.conventions.push((ours, facts.collect()));
                }
                "values" => twice(self.values.insert(ours.clone(), fill(right, &values)).is_some()),
                "scale" => {
                    let scale = right.parse().unwrap_or_else(|_| panic!("`{right}` is no number"));
                    twice(self.scale.insert(ours.clone(), scale).is_some());
                }
                "preserved" => twice(self.preserved.insert(ours.clone(), fill(right, &values)).is_some()),
                "folded" => twice(self.folded.insert(ours.clone(), fill(right, &values)).is_some()),
                "differences" => twice(self.differences.insert(ours.clone(), fill(right, &values)).is_some()),
                "forms" => {
                    let all = assignments(right, &values);
                    let sequences = all.iter().map(|values| Sequence::read(&fill(right, values))).collect();
                    twice(self.forms.insert(ours.clone(), sequences).is_some());
                }
                _ => panic!("no section is called `{section}`"),
            }
        }
    }
}

impl Sequence {
    fn read(text: &str) -> Sequence {
        let (repeated, text) = match text.strip_prefix("loop ") {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let mut steps: Vec<Step> = text.split(';').map(|step| Step::read(step.trim())).collect();
        // The operands of the form are known only if there is one instruction.
        if steps.len() > 1 {
            steps.iter_mut().for_each(|step| step.args = Some(step.args.take().unwrap_or_default()));
        }
        Sequence { repeated, steps }
    }
}

impl Step {
    pub fn read(text: &str) -> Step {
        let (opcode, args) = match text.split_once('(') {
            Some((opcode, args)) => (opcode, Some(args)),
            None => (text, None),
        };
        let args = args.map(|args| {
            let args = args.strip_suffix(')').unwrap_or_else(|| panic!("no `)` at the end of `{text}`"));
            args.split_whitespace().map(Arg::read).collect()
        });
        let name = opcode.strip_suffix('?').unwrap_or(opcode);
        Step { opcode: name.to_string(), optional: name != opcode, args }
    }
}

impl Arg {
    fn read(text: &str) -> Arg {
        if let Some(address) = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')) {
            let name = |text: &str| (!text.is_empty()).then(|| Name::read(text));
            let (base, index) = address.split_once('+').unwrap_or((address, ""));
            return Arg::Memory(name(base), name(index));
        }
        match text {
            "_" => Arg::Nothing,
            _ if text.starts_with(|c: char| c.is_ascii_uppercase()) => Arg::Register(text.to_string()),
            _ => match text.strip_suffix('*') {
                Some(group) => Arg::Group(group.to_string()),
                None => Arg::Operand(Name::read(text)),
            },
        }
    }
}

impl Name {
    fn read(text: &str) -> Name {
        match text.strip_prefix('~') {
            Some(name) => Name { name: name.to_string(), other_width: true },
            None => Name { name: text.to_string(), other_width: false },
        }
    }
}
