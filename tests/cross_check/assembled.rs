//! The forms of an ISA file, assembled: a second opinion on mnemonics, on the registers of classes, and on ties.
//!
//! Each form becomes an instruction several times: with the first registers of its classes, with the last ones, and for each
//! operand in turn with the register of the lowest number, which is often special. LLVM's assembler must accept it, and its
//! instruction must name the registers of the form, tied ones twice.
//!
//! `NAME.asm` has up to four sections. In `[registers]` a line is a class and an instruction for each of its registers; the
//! first register of LLVM's instruction is ours. In `[forms]` it is names of forms, where `*` is anything, and instructions.
//! The first line with the name counts. A form without a line is its mnemonic with its operands in order: tied ones once,
//! and none that can be in one register only. `{a:bit}` is the third bit of a field of a condition register, and `{a:mask}`
//! the mask of the field. The other two sections name forms whose ties LLVM does not have, or whose registers it does not
//! name, and say why.

use std::collections::BTreeMap;
use std::io::Write;
use std::process::{Command, Stdio};

use ssara_core::Target;
use ssara_core::target::{Class, OperandDesc, Place, Reg, Relation};

/// How an assembler writes a machine.
pub struct Syntax {
    /// The triple, and the features of the machine.
    pub options: &'static [&'static str],
    /// A register as an operand of a class.
    pub register: fn(&Target, Class, Reg) -> String,
    /// The mnemonic of a form.
    pub mnemonic: fn(&str) -> String,
}

/// Names, and the text that belongs to them.
type Lines = Vec<(Vec<String>, String)>;

/// The instructions of forms, and the forms whose ties are not LLVM's.
pub struct Assembly<'a> {
    syntax: &'a Syntax,
    registers: Lines,
    forms: Lines,
    untied: Lines,
    unnamed: Lines,
}

/// A form with registers, and what the assembler is given of it.
struct Instance {
    form: String,
    lines: Vec<String>,
    /// The registers that a single instruction must have, tied ones twice. A group is one register of LLVM, and not compared.
    registers: Option<Vec<Reg>>,
}

/// Which registers of its classes a form is assembled with.
#[derive(Clone, Copy)]
enum Pick {
    First,
    Last,
    /// The lowest number, for this operand before the others.
    Lowest(usize),
}

impl<'a> Assembly<'a> {
    pub fn read(text: &str, syntax: &'a Syntax) -> Self {
        const SECTIONS: [&str; 4] =
            ["[registers]", "[forms]", "[ties that LLVM does not have]", "[registers that LLVM does not name]"];
        let mut sections: [Lines; 4] = Default::default();
        let mut section = 0;
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            if line.starts_with('[') {
                let known = SECTIONS.iter().position(|&name| name == line);
                section = known.unwrap_or_else(|| panic!("no section is called `{line}`"));
                continue;
            }
            let (names, text) = line.split_once(" = ").unwrap_or_else(|| panic!("no ` = ` in `{line}`"));
            sections[section].push((names.split(' ').map(str::to_owned).collect(), text.to_owned()));
        }
        let [registers, forms, untied, unnamed] = sections;
        Assembly { syntax, registers, forms, untied, unnamed }
    }

    /// Assembles all forms of a target that are no alternatives. Returns the number of instructions, and what is wrong.
    pub fn check(&self, target: &Target, assembler: &str) -> (usize, Vec<String>) {
        let forms = (0..target.forms.len()).filter(|&form| target.forms.alternative_of(form).is_none());
        let picks = |form: usize| {
            let operands = target.forms.get(form, target.set_words).len();
            [Pick::First, Pick::Last].into_iter().chain((0..operands).map(Pick::Lowest))
        };
        let instances: Vec<Instance> =
            forms.flat_map(|form| picks(form).map(move |pick| self.instance(target, form, pick))).collect();
        let probes = self.probes(target);
        let lines = instances.iter().flat_map(|instance| &instance.lines);
        let source: String = probes.iter().map(|(_, line)| line).chain(lines).map(|line| format!("{line}\n")).collect();
        let (found, mut wrong) = assemble(&source, assembler, self.syntax.options);
        if !wrong.is_empty() {
            return (0, wrong);
        }
        let mut found = found.into_iter();
        // LLVM has another number for a register than for its low part, and sometimes two for one: the first unit tells.
        let mut starting_with: BTreeMap<u16, &str> = BTreeMap::new();
        for reg in target.reg_ids() {
            starting_with.entry(target.reg_units(reg)[0]).or_insert(&target.reg(reg).name);
        }
        let name_of = |reg: Reg| starting_with[&target.reg_units(reg)[0]];
        let mut ours: BTreeMap<u32, &str> = BTreeMap::new();
        for (&(reg, ref line), numbers) in probes.iter().zip(found.by_ref().take(probes.len())) {
            let known = *ours.entry(numbers[0]).or_insert(name_of(reg));
            assert_eq!(known, name_of(reg), "`{line}` names a register that is another one elsewhere");
        }
        let mut count = 0;
        for Instance { form, lines, registers } in &instances {
            count += lines.len();
            let listed: Vec<Vec<u32>> = found.by_ref().take(lines.len()).collect();
            let (Some(registers), [listed]) = (registers, &listed[..]) else { continue };
            let mut here: Vec<&str> = registers.iter().map(|&reg| name_of(reg)).collect();
            let mut there: Vec<&str> = listed.iter().filter_map(|number| ours.get(number)).copied().collect();
            here.sort_unstable();
            there.sort_unstable();
            if here != there {
                wrong.push(format!("{form}: `{}` names {here:?}, LLVM's instruction {there:?}", lines[0]));
            }
        }
        (count, wrong)
    }

    /// An instruction for each register of the classes in `[registers]`.
    fn probes(&self, target: &Target) -> Vec<(Reg, String)> {
        let mut probes = Vec::new();
        for (names, lines) in &self.registers {
            let class = target.find_class(&names[0]).unwrap_or_else(|| panic!("no class {}", names[0]));
            for &reg in target.class_regs(class) {
                let line = self.written(target, (class, reg), "", lines);
                probes.extend(line.split(" ; ").map(|line| (reg, line.to_owned())));
            }
        }
        probes
    }

    /// `line` with a register in the places for an operand of this name.
    fn written(&self, target: &Target, (class, reg): (Class, Reg), name: &str, line: &str) -> String {
        let encoding = target.reg(reg).encoding;
        line.replace(&format!("{{{name}}}"), &(self.syntax.register)(target, class, reg))
            .replace(&format!("{{{name}:bit}}"), &(4 * encoding + 2).to_string())
            .replace(&format!("{{{name}:mask}}"), &(0x80_u32 >> (encoding % 8)).to_string())
    }

    fn instance(&self, target: &Target, form: usize, pick: Pick) -> Instance {
        let table = &target.forms;
        let view = table.get(form, target.set_words);
        let name = table.names[form].to_string();
        let operand_name = |index: usize| table.operand_names[table.starts[form] as usize + index].to_string();
        let mut regs: Vec<Option<Reg>> = vec![None; view.len()];
        let mut has_group = false;
        for relation in view.relations {
            let Relation::Group { first, list } = relation.relation else { continue };
            has_group = true;
            let tuple = match pick {
                Pick::Last => target.tuples(list).last(),
                Pick::First | Pick::Lowest(_) => target.tuples(list).next(),
            };
            for (at, &reg) in tuple.into_iter().flatten().enumerate() {
                regs[usize::from(first) + at] = Some(reg);
            }
        }
        let mut tied = Vec::new();
        let mut operands: Vec<(usize, OperandDesc)> = view.operands().enumerate().collect();
        if let Pick::Lowest(first) = pick {
            operands.swap(0, first);
        }
        for &(index, operand) in &operands {
            let class = target.class_regs(operand.class());
            let is_free = |reg: &&Reg| !regs.iter().flatten().any(|&other| target.overlap(**reg, other));
            let picked = match (operand.place(), pick) {
                _ if regs[index].is_some() => continue,
                (Place::Fixed(reg), _) => Some(reg),
                (Place::Tied(to), _) => {
                    tied.push((index, usize::from(to)));
                    None
                }
                (_, Pick::First) => class.iter().find(is_free).copied(),
                (_, Pick::Last) => class.iter().rev().find(is_free).copied(),
                (_, Pick::Lowest(_)) => {
                    class.iter().filter(is_free).min_by_key(|&&reg| target.reg(reg).encoding).copied()
                }
            };
            regs[index] = picked;
        }
        tied.iter().for_each(|&(def, to)| regs[def] = regs[to]);
        let mnemonic = (self.syntax.mnemonic)(&name);
        let template = match find(&self.forms, &name) {
            Some(template) => template.replace('@', &mnemonic),
            None => {
                let is_written = |&(index, ref operand): &(usize, OperandDesc)| {
                    operand.fixed_reg().is_none()
                        && target.class_regs(operand.class()).len() > 1
                        && !tied.iter().any(|&(_, to)| to == index)
                };
                let written = view.operands().enumerate().filter(is_written);
                let operands: Vec<String> = written.map(|(index, _)| format!("{{{}}}", operand_name(index))).collect();
                format!("{mnemonic} {}", operands.join(", "))
            }
        };
        let (mut line, mut registers) = (template.clone(), Vec::new());
        for (index, operand) in view.operands().enumerate() {
            let name = operand_name(index);
            let reg = regs[index].unwrap_or_else(|| panic!("{}: no register for `{name}`", table.names[form]));
            line = self.written(target, (operand.class(), reg), &name, &line);
            let is_named = |suffix: &str| template.matches(&format!("{{{name}{suffix}")).count();
            registers.extend(std::iter::repeat_n(reg, is_named("}") + is_named(":")));
        }
        assert!(!line.contains('{'), "{name}: `{line}` names an operand that the form has not");
        if find(&self.untied, &name).is_none() {
            let again = tied.iter().filter_map(|&(def, _)| regs[def]).filter(|reg| registers.contains(reg));
            registers.extend(again.collect::<Vec<Reg>>());
        }
        let lines: Vec<String> = line.split(" ; ").map(str::to_owned).collect();
        let is_compared = lines.len() == 1 && !has_group && find(&self.unnamed, &name).is_none();
        Instance { form: name, registers: is_compared.then_some(registers), lines }
    }
}

/// The text of the first line with a name.
fn find<'l>(lines: &'l Lines, name: &str) -> Option<&'l str> {
    let line = lines.iter().find(|(names, _)| names.iter().any(|glob| matches(glob, name)));
    line.map(|(_, text)| text.as_str())
}

/// Whether a name is like a pattern in which `*` is anything.
fn matches(glob: &str, name: &str) -> bool {
    match glob.split_once('*') {
        None => glob == name,
        Some((start, rest)) => name.strip_prefix(start).is_some_and(|name| {
            (0..=name.len()).filter(|&at| name.is_char_boundary(at)).any(|at| matches(rest, &name[at..]))
        }),
    }
}

/// The first of these programs that is there.
pub fn find_assembler() -> Option<&'static str> {
    let is_there =
        |name: &&str| Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success());
    ["llvm-mc-19", "llvm-mc"].into_iter().find(|name| is_there(name))
}

/// The numbers of the registers of each instruction, or what the assembler refuses.
fn assemble(source: &str, assembler: &str, options: &[&str]) -> (Vec<Vec<u32>>, Vec<String>) {
    let mut command = Command::new(assembler);
    command.args(options).arg("--show-inst").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the assembler starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    let text = source.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("the assembler ends");
    writer.join().expect("the thread only writes").expect("the assembler reads everything");
    let errors = String::from_utf8_lossy(&output.stderr);
    let mut wrong: Vec<String> = Vec::new();
    let mut lines = errors.lines().peekable();
    while let Some(line) = lines.next() {
        if line.contains("error:") {
            wrong.push(format!("{line}: {}", lines.peek().unwrap_or(&"")));
        }
    }
    let mut found: Vec<Vec<u32>> = Vec::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        if line.contains("<MCInst #") {
            found.push(Vec::new());
        }
        if let Some((_, rest)) = line.split_once("<MCOperand Reg:") {
            let number = rest.trim_end_matches('>').parse().expect("a register has a number");
            found.last_mut().expect("an operand follows its instruction").push(number);
        }
    }
    (found, wrong)
}
