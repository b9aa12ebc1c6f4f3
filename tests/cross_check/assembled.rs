//! The forms of an ISA file, assembled: a second opinion on mnemonics, on the registers of classes, and on ties.
//!
//! Each form becomes an instruction twice, once with the first registers of its classes and once with the last ones. LLVM's
//! assembler must accept it. It must have as many registers as the form, and one register twice where operands are tied.
//! `NAME.asm` says what the instruction of a form is where that does not follow from its name.

use std::collections::BTreeMap;
use std::io::Write;
use std::process::{Command, Stdio};

use ssara_core::Target;
use ssara_core::target::{Place, Reg};

/// The instructions of forms, and the forms whose ties are not LLVM's.
pub struct Assembly {
    lines: Vec<(Vec<String>, String)>,
    untied: Vec<(Vec<String>, String)>,
}

/// A form with registers, and what the assembler is given of it.
struct Instance {
    form: String,
    lines: Vec<String>,
    /// The registers that a single instruction must have, tied ones twice.
    registers: Option<Vec<String>>,
}

impl Assembly {
    pub fn read(text: &str) -> Assembly {
        let (mut lines, mut untied, mut is_untied) = (Vec::new(), Vec::new(), false);
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            if line.starts_with('[') {
                is_untied = line.starts_with("[ties");
                continue;
            }
            let (names, text) = line.split_once(" = ").unwrap_or_else(|| panic!("no ` = ` in `{line}`"));
            let names = names.split(' ').map(str::to_owned).collect();
            if is_untied { &mut untied } else { &mut lines }.push((names, text.to_owned()));
        }
        Assembly { lines, untied }
    }

    /// Assembles all forms of a target that are no alternatives. Returns the number of instructions, and what is wrong.
    pub fn check(&self, target: &Target, assembler: &str, options: &[&str]) -> (usize, Vec<String>) {
        let forms = (0..target.forms.len()).filter(|&form| target.forms.alternative_of(form).is_none());
        let instances: Vec<Instance> =
            forms.flat_map(|form| [false, true].map(|from_end| self.instance(target, form, from_end))).collect();
        let source: String =
            instances.iter().flat_map(|instance| &instance.lines).map(|line| format!("{line}\n")).collect();
        let (found, mut wrong) = assemble(&source, assembler, options);
        if !wrong.is_empty() {
            return (0, wrong);
        }
        let mut found = found.into_iter();
        let mut count = 0;
        for Instance { form, lines, registers } in &instances {
            count += lines.len();
            let listed: Vec<Vec<u32>> = found.by_ref().take(lines.len()).collect();
            let (Some(registers), [listed]) = (registers, &listed[..]) else { continue };
            let (ours, theirs) = (times(registers), times(listed));
            if ours != theirs {
                wrong.push(format!(
                    "{form}: `{}` names registers {ours:?} times, LLVM's instruction {theirs:?}",
                    lines[0]
                ));
            }
        }
        (count, wrong)
    }

    fn instance(&self, target: &Target, form: usize, from_end: bool) -> Instance {
        let table = &target.forms;
        let view = table.get(form, target.set_words);
        let name = table.names[form].to_string();
        let operand_name = |index: usize| table.operand_names[table.starts[form] as usize + index].to_string();
        let mut regs: Vec<Option<Reg>> = vec![None; view.len()];
        let mut tied = Vec::new();
        for (index, operand) in view.operands().enumerate() {
            let class = target.class_regs(operand.class());
            let is_free = |reg: &&Reg| !regs.iter().flatten().any(|&other| target.overlap(**reg, other));
            let picked = match (operand.place(), from_end) {
                (Place::Fixed(reg), _) => Some(reg),
                (Place::Tied(to), _) => {
                    tied.push((index, usize::from(to)));
                    None
                }
                (_, false) => class.iter().find(is_free).copied(),
                (_, true) => class.iter().rev().find(is_free).copied(),
            };
            regs[index] = picked;
        }
        tied.iter().for_each(|&(def, to)| regs[def] = regs[to]);
        let text = |index: usize| {
            let reg = regs[index].unwrap_or_else(|| panic!("{name}: no register for `{}`", operand_name(index)));
            format!("${}", target.reg(reg).name.trim_end_matches('s'))
        };
        let mnemonic = name.strip_suffix("_zero").unwrap_or(&name).replace('_', ".").replace(".db.", "_db.");
        let given = self.lines.iter().find(|(names, _)| names.iter().any(|glob| matches(glob, &name)));
        let mut line = match given {
            Some((_, template)) => template.replace('@', &mnemonic),
            None => {
                let once = (0..view.len()).filter(|index| !tied.iter().any(|&(_, to)| to == *index));
                let operands: Vec<String> = once.map(|index| format!("{{{}}}", operand_name(index))).collect();
                format!("{mnemonic} {}", operands.join(", "))
            }
        };
        for index in 0..view.len() {
            line = line.replace(&format!("{{{}}}", operand_name(index)), &text(index));
        }
        assert!(!line.contains('{'), "{name}: `{line}` names an operand that the form has not");
        let lines: Vec<String> = line.split(" ; ").map(str::to_owned).collect();
        let words = lines[0].split([' ', ',']).filter(|word| word.starts_with('$'));
        let mut registers: Vec<String> = words.map(str::to_owned).collect();
        if !self.untied.iter().any(|(names, _)| names.iter().any(|glob| matches(glob, &name))) {
            registers.extend(tied.iter().map(|&(def, _)| text(def)));
        }
        Instance { form: name, registers: (lines.len() == 1).then_some(registers), lines }
    }
}

/// How often each of these is there, in ascending order.
fn times<T: Ord>(all: &[T]) -> Vec<usize> {
    let mut times: BTreeMap<&T, usize> = BTreeMap::new();
    all.iter().for_each(|one| *times.entry(one).or_default() += 1);
    let mut times: Vec<usize> = times.into_values().collect();
    times.sort_unstable();
    times
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
