//! Random instruction forms for a random machine.

use std::fmt::Write;

use arbitrary::{Result, Unstructured};

use super::registers::{Class, Machine, Reg};

/// Writes the forms. For each kind of value there is one that defines it, one that makes it of another one, and one that
/// uses it. The first two may be computed again. There are a jump, a
/// conditional branch, and some random ones.
pub(super) fn write(u: &mut Unstructured<'_>, machine: &Machine, out: &mut String) -> Result<()> {
    out.push_str("\n    forms: {\n");
    for class in &machine.classes[..machine.values] {
        let mut remat = || -> Result<&str> {
            Ok(["", "remat: cheaper_than_load, ", "remat: cheaper_than_move, "][u.int_in_range(0..=2)?])
        };
        let (remat, derived) = (remat()?, remat()?);
        let name = &class.name;
        let _ =
            writeln!(out, "        derive_{name}: Form({derived}operands: {{dst: Def({name}), src: Use({name})}}),");
        let _ = writeln!(out, "        make_{name}: Form({remat}operands: {{dst: Def({name})}}),");
        let _ = writeln!(out, "        take_{name}: Form(operands: {{src: Use({name})}}),");
        let _ = writeln!(out, "        test_{name}: Form(kind: branch, operands: {{src: Use({name})}}),");
    }
    out.push_str("        jump: Form(kind: branch),\n        halt: Form(kind: trap),\n");
    for number in 0..u.int_in_range(1..=8)? {
        let form = form(u, machine)?;
        let _ = writeln!(out, "        form{number}: {form},");
    }
    out.push_str("    },\n");
    Ok(())
}

/// An operand that is being drawn.
struct Operand<'m> {
    name: String,
    is_def: bool,
    class: &'m Class,
    fields: Vec<String>,
    /// Whether it is in some register of its class, and has to be in no other.
    plain: bool,
    group: bool,
}

/// The units that fixed operands take in the two phases.
#[derive(Clone, Default)]
struct Taken {
    early: Vec<(usize, u128)>,
    late: Vec<(usize, u128)>,
    /// The features that the registers require.
    features: Vec<usize>,
}

impl Taken {
    fn collides(&self, bank: usize, atoms: u128, early: bool, late: bool) -> bool {
        let hits = |list: &[(usize, u128)]| list.iter().any(|&(other, taken)| other == bank && taken & atoms != 0);
        early && hits(&self.early) || late && hits(&self.late)
    }
    fn take(&mut self, bank: usize, atoms: u128, early: bool, late: bool) {
        if early {
            self.early.push((bank, atoms));
        }
        if late {
            self.late.push((bank, atoms));
        }
    }
}

fn form(u: &mut Unstructured<'_>, machine: &Machine) -> Result<String> {
    let mut operands: Vec<Operand> = Vec::new();
    let mut taken = Taken::default();
    let mut tied: Vec<usize> = Vec::new();
    for index in 0..u.int_in_range(1..=5)? {
        operands.push(operand(u, machine, index, &operands, &mut taken, &mut tied)?);
    }
    let mut requires = taken.features.clone();
    if machine.features > 0 && u.ratio(1, 6)? {
        requires.push(u.choose_index(machine.features)?);
    }
    let kind = if u.ratio(1, 8)? && !operands.iter().any(|operand| operand.fields[0].starts_with("Scratch")) {
        "kind: branch, "
    } else {
        ""
    };
    let mut more = String::new();
    clobbers(u, machine, &mut taken, &mut more)?;
    if !kind.is_empty() && u.ratio(1, 3)? {
        on_edges(u, machine, &mut more)?;
    }
    relations(u, machine, &operands, &mut more)?;
    commutes(u, &operands, &mut more)?;
    alternatives(u, machine, &operands, (&taken, &tied), &mut more)?;
    if !requires.is_empty() {
        requires.sort_unstable();
        requires.dedup();
        let names: Vec<String> = requires.iter().map(|feature| format!("f{feature}")).collect();
        let _ = write!(more, ", requires: [{}]", names.join(", "));
    }
    let texts: Vec<String> = operands.iter().map(text).collect();
    Ok(format!("Form({kind}operands: {{{}}}{more})", texts.join(", ")))
}

fn text(operand: &Operand) -> String {
    if operand.fields[0].starts_with("Scratch") {
        return format!("{}: {}", operand.name, operand.fields[0]);
    }
    let role = if operand.is_def { "Def" } else { "Use" };
    format!("{}: {role}({})", operand.name, operand.fields.join(", "))
}

fn operand<'m>(
    u: &mut Unstructured<'_>,
    machine: &'m Machine,
    index: usize,
    before: &[Operand<'m>],
    taken: &mut Taken,
    tied: &mut Vec<usize>,
) -> Result<Operand<'m>> {
    let class = u.choose(&machine.classes)?;
    let home = &machine.classes[class.value];
    let is_def = u.arbitrary()?;
    let name = format!("x{index}");
    let named = |class: &Class| format!("class: {}", class.name);
    let plain = Operand { name, is_def, class, fields: vec![named(class)], plain: true, group: false };
    Ok(match u.int_in_range(0..=11)? {
        // Another phase than usual.
        0 | 1 => {
            let field = if is_def { "early: true" } else { "late: true" };
            Operand { fields: vec![named(class), field.to_owned()], plain: false, ..plain }
        }
        2 => Operand { class: home, fields: vec![named(home), "or_slot: true".to_owned()], plain: false, ..plain },
        3 => Operand { class: home, fields: vec![named(home), "slot: true".to_owned()], plain: false, ..plain },
        4 | 5 => {
            let reg = u.choose(&class.regs)?;
            let both = u.ratio(1, 5)?;
            let (early, late) = (!is_def || both, is_def || both);
            if taken.collides(class.bank, reg.atoms, early, late) {
                return Ok(plain);
            }
            taken.take(class.bank, reg.atoms, early, late);
            taken.features.extend(reg.feature);
            let mut fields = vec![format!("fixed: {}", reg.name)];
            if both {
                fields.push(if is_def { "early: true" } else { "late: true" }.to_owned());
            }
            Operand { fields, plain: false, ..plain }
        }
        6 | 7 if is_def => {
            let fits =
                |&(at, other): &(usize, &Operand)| !other.is_def && other.plain && !other.group && !tied.contains(&at);
            let Some((at, other)) = before.iter().enumerate().find(fits) else { return Ok(plain) };
            tied.push(at);
            let fields = vec![named(other.class), format!("tied: {}", other.name)];
            Operand { class: other.class, fields, plain: false, ..plain }
        }
        8 if !is_def => plain,
        8 => Operand { is_def: true, fields: vec![format!("Scratch({})", class.name)], plain: false, ..plain },
        9 if !machine.tuples.is_empty() => {
            let list = u.choose(&machine.tuples)?;
            let class = &machine.classes[list.of];
            let fields = vec![named(class), format!("tuple: {}", list.name)];
            Operand { class, fields, plain: false, group: true, ..plain }
        }
        10 if is_def => {
            let early: Vec<&str> = before
                .iter()
                .filter(|other| !other.is_def && other.plain && other.class.bank == class.bank)
                .map(|other| other.name.as_str())
                .collect();
            if early.is_empty() {
                return Ok(plain);
            }
            let fields = vec![named(class), format!("early: [{}]", early.join(", "))];
            Operand { fields, plain: false, ..plain }
        }
        _ => plain,
    })
}

fn clobbers(u: &mut Unstructured<'_>, machine: &Machine, taken: &mut Taken, out: &mut String) -> Result<()> {
    let mut names: Vec<(String, usize, u128)> = Vec::new();
    if u.ratio(1, 3)? {
        for _ in 0..u.int_in_range(1..=3)? {
            let class = u.choose(&machine.classes)?;
            let reg = u.choose(&class.regs)?;
            if !taken.collides(class.bank, reg.atoms, false, true) && !names.iter().any(|(name, ..)| *name == reg.name)
            {
                names.push((reg.name.clone(), class.bank, reg.atoms));
            }
        }
    }
    for &(_, bank, atoms) in &names {
        taken.take(bank, atoms, false, true);
    }
    if !names.is_empty() {
        let names: Vec<&str> = names.iter().map(|(name, ..)| name.as_str()).collect();
        let _ = write!(out, ", clobbers: [{}]", names.join(", "));
    }
    Ok(())
}

/// What the edges out of a branch destroy.
fn on_edges(u: &mut Unstructured<'_>, machine: &Machine, out: &mut String) -> Result<()> {
    let mut lists = Vec::new();
    for _ in 0..u.int_in_range(1..=3)? {
        let class = u.choose(&machine.classes)?;
        let count = if u.arbitrary()? { class.regs.len() } else { u.int_in_range(0..=1)? };
        let names: Vec<&str> = class.regs[..count].iter().map(|reg| reg.name.as_str()).collect();
        lists.push(format!("[{}]", names.join(", ")));
    }
    let _ = write!(out, ", edge_clobbers: [{}]", lists.join(", "));
    Ok(())
}

fn relations(u: &mut Unstructured<'_>, machine: &Machine, operands: &[Operand], out: &mut String) -> Result<()> {
    let loose: Vec<&Operand> = operands.iter().filter(|operand| operand.plain).collect();
    if loose.len() < 2 || !u.ratio(1, 3)? {
        return Ok(());
    }
    let (a, b) = (loose[0], loose[1]);
    if a.class.bank != b.class.bank {
        return Ok(());
    }
    let subclass = |of: &Operand| machine.classes.iter().find(|class| class.value == of.class.value);
    let relation = match (u.int_in_range(0..=2)?, subclass(a), subclass(b)) {
        (0, ..) => format!("Distinct({}, {})", a.name, b.name),
        (1, ..) => format!("OverlapAt({}, {}, {})", a.name, b.name, if u.arbitrary()? { "high" } else { "low" }),
        (_, Some(in_a), Some(in_b)) => {
            format!("If(operand: {}, is_in: {}, then: {}, must_be_in: {})", a.name, in_a.name, b.name, in_b.name)
        }
        _ => return Ok(()),
    };
    let _ = write!(out, ", relations: [{relation}]");
    Ok(())
}

/// Lets two uses change places that are of the same kind of value.
fn commutes(u: &mut Unstructured<'_>, operands: &[Operand], out: &mut String) -> Result<()> {
    let uses: Vec<&Operand> = operands.iter().filter(|operand| !operand.is_def && !operand.group).collect();
    let pair = uses.iter().enumerate().find_map(|(at, a)| {
        let b = uses[at + 1..].iter().find(|b| b.class.value == a.class.value)?;
        Some((a, b))
    });
    if let Some((a, b)) = pair
        && u.ratio(1, 3)?
    {
        let _ = write!(out, ", commutes: [{}, {}]", a.name, b.name);
    }
    Ok(())
}

/// Other alternatives of the form: one operand is elsewhere.
fn alternatives(
    u: &mut Unstructured<'_>,
    machine: &Machine,
    operands: &[Operand],
    (taken, tied): (&Taken, &[usize]),
    out: &mut String,
) -> Result<()> {
    let mut texts = Vec::new();
    for number in 0..if u.ratio(1, 3)? { u.int_in_range(1..=2)? } else { 0 } {
        let operand_at = u.choose_index(operands.len())?;
        let operand = &operands[operand_at];
        if !operand.plain || tied.contains(&operand_at) {
            continue;
        }
        let role = if operand.is_def { "Def" } else { "Use" };
        let of_value: Vec<&Class> = machine.classes.iter().filter(|class| class.value == operand.class.value).collect();
        let class = *u.choose(&of_value)?;
        let how = match u.int_in_range(0..=3)? {
            0 => {
                let is_free = |atoms| !taken.collides(class.bank, atoms, !operand.is_def, operand.is_def);
                let may_be = |reg: &&Reg| reg.feature.is_none() && is_free(reg.atoms);
                let regs: Vec<&Reg> = class.regs.iter().filter(may_be).collect();
                if regs.is_empty() {
                    continue;
                }
                format!("fixed: {}", u.choose(&regs)?.name)
            }
            1 => format!("class: {}, or_slot: true", machine.classes[class.value].name),
            _ if class.name == operand.class.name => continue,
            _ => format!("class: {}", class.name),
        };
        let operands = format!("{{{}: {role}({how})}}", operand.name);
        let mut more = String::new();
        if u.ratio(1, 3)? {
            let _ = write!(more, ", price: {}", u.choose(&["0.1", "0.5", "1", "7"])?);
        }
        if machine.features > 0 && u.ratio(1, 6)? {
            let _ = write!(more, ", requires: [f{}]", u.choose_index(machine.features)?);
        }
        // A fixed operand could collide with these, as it could with those of the form.
        if !how.starts_with("fixed") && u.ratio(1, 2)? {
            clobbers(u, machine, &mut taken.clone(), &mut more)?;
        }
        texts.push(match more.is_empty() {
            true => format!("way{number}: {operands}"),
            false => format!("way{number}: Alternative(operands: {operands}{more})"),
        });
    }
    if !texts.is_empty() {
        let _ = write!(out, ", alternatives: {{{}}}", texts.join(", "));
    }
    Ok(())
}
