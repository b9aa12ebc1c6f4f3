//! The banks of a random ISA file: registers, parts, tuples and kinds of values.

use crate::systematic::draw::Draw;

/// The entries of the file, from which later entries choose.
pub struct Plan {
    /// The banks.
    pub banks: Vec<BankPlan>,
    /// The registers that are never allocated.
    pub reserved: Vec<String>,
}

/// A kind of value.
pub struct ValuePlan {
    /// Its name.
    pub name: String,
    /// Its width.
    pub bits: u16,
    /// The registers that hold it, as far as the file says.
    pub regs: Vec<String>,
    /// The other fields of its entry.
    fields: String,
}

/// A bank.
pub struct BankPlan {
    /// Its name.
    pub name: String,
    /// Its whole registers, without constant and reserved ones.
    pub wholes: Vec<String>,
    /// The lists of tuples without a name: name, width of the members, length.
    pub lists: Vec<(String, u16, usize)>,
    /// The constant register, if there is one, and its width.
    pub constant: Option<(String, u16)>,
    /// The kinds of values.
    pub values: Vec<ValuePlan>,
    /// Whether all its values are scalable.
    scalable: bool,
    families: Vec<String>,
    tuples: Vec<String>,
    order: Vec<String>,
    /// The registers that come first with a feature, if there are some.
    order_with: Option<(usize, Vec<String>)>,
    costs: Vec<String>,
}

/// The parts of a register: name pattern after the register's, bits.
type Parts = &'static [(&'static str, u16, u16)];

/// The shapes of registers: width and parts.
const SHAPES: [(u16, Parts); 7] = [
    (32, &[]),
    (32, &[("l", 0, 16)]),
    (64, &[("l", 0, 32), ("h", 32, 64)]),
    (64, &[("l", 0, 32), ("s", 0, 16), ("b", 0, 8), ("c", 8, 16)]),
    (128, &[("l", 0, 64)]),
    (16, &[("l", 0, 8), ("h", 8, 16)]),
    (64, &[("q0", 0, 16), ("q1", 16, 32), ("q2", 32, 48), ("q3", 48, 64)]),
];

impl Plan {
    /// A random plan; the plainer, the larger `modesty` is.
    pub fn draw(draw: &mut Draw, modesty: usize) -> Plan {
        let plain = modesty > 1;
        let count = if plain { 1 } else { draw.between(1, 3) };
        let mut plan = Plan { banks: Vec::new(), reserved: Vec::new() };
        for index in 0..count {
            let bank = BankPlan::draw(draw, index, plain, &mut plan.reserved);
            plan.banks.push(bank);
        }
        if plan.banks.len() > 1 && draw.chance(40) {
            plan.spill_between_banks(draw);
        } else if plan.banks.len() > 1 && draw.chance(40) {
            plan.copy_by_scratch(draw);
        }
        plan
    }

    /// Lets values of the last bank be moved, loaded and stored with the help of a register of the first one.
    fn copy_by_scratch(&mut self, draw: &mut Draw) {
        let Some((last, rest)) = self.banks.split_last_mut() else { return };
        let scratch = &rest[0].values[0].name;
        for value in &mut last.values {
            value.fields += &match draw.below(3) {
                0 => format!(", moves: Through({scratch}), memory: Through({scratch})"),
                1 => format!(", moves: none, memory: Through({scratch})"),
                _ => format!(", memory: Through({scratch})"),
            };
        }
    }

    /// Lets values of the first bank be kept in registers of the last one.
    fn spill_between_banks(&mut self, draw: &mut Draw) {
        let Some((last, rest)) = self.banks.split_last_mut() else { return };
        if rest[0].scalable && !last.scalable {
            return;
        }
        for value in &mut rest[0].values {
            let to: Vec<&str> =
                last.values.iter().filter(|to| to.bits >= value.bits).map(|to| to.name.as_str()).collect();
            if let Some(name) = draw.pick(&to) {
                value.fields += &format!(", spill_to: [{name}]");
            }
        }
    }
}

impl BankPlan {
    fn draw(draw: &mut Draw, index: usize, plain: bool, reserved: &mut Vec<String>) -> BankPlan {
        let letter = ["a", "b", "c"][index];
        let (bits, parts) = if plain { SHAPES[0] } else { SHAPES[draw.below(SHAPES.len())] };
        let count = match draw.below(10) {
            0 => 2,
            1 if !plain => draw.between(20, 40),
            _ => draw.between(3, 12),
        };
        let rest = ["", "zero", "undefined"][draw.below(3)];
        let mut families = Vec::new();
        let part_list = |parts: Parts, single: bool| -> String {
            let pattern = if single { "x".to_string() } else { "{}".to_string() };
            let part = |&(end, from, to): &(&str, u16, u16)| {
                let low_only = parts.len() == 1 || parts.iter().all(|part| part.1 == 0);
                match (rest, low_only) {
                    ("", _) | (_, false) => format!("\"{letter}{pattern}{end}\": {from}..{to}"),
                    _ => format!("\"{letter}{pattern}{end}\": Part(bits: {from}..{to}, rest: {rest})"),
                }
            };
            parts.iter().map(part).collect::<Vec<_>>().join(", ")
        };
        let extra = if !plain && draw.chance(35) { draw.between(1, 3) } else { 0 };
        let feature = ["f0", "f1"][draw.below(2)];
        let whole_parts = part_list(parts, false);
        families.push(format!(
            "Family(each: 0..={}, name: \"{letter}{{}}\", bits: {bits}, parts: {{{whole_parts}}}),",
            count - 1
        ));
        if extra > 0 {
            families.push(format!(
                "Family(each: {count}..={}, name: \"{letter}{{}}\", bits: {bits}, parts: {{{whole_parts}}}, requires: [{feature}]),",
                count + extra - 1
            ));
        }
        let constant = (!plain && draw.chance(25)).then(|| {
            families.push(format!("Family(name: {letter}zero, bits: {bits}, encoding: 99, constant: 0),"));
            (format!("{letter}zero"), bits)
        });
        if draw.chance(30) {
            families.push(format!("Family(name: {letter}sp, bits: {bits}, encoding: 98),"));
            reserved.push(format!("{letter}sp"));
        }
        let wholes: Vec<String> = (0..count + extra).map(|number| format!("{letter}{number}")).collect();
        let mut bank = BankPlan {
            name: format!("bank_{letter}"),
            wholes,
            lists: Vec::new(),
            constant,
            values: Vec::new(),
            scalable: !plain && draw.chance(12),
            families,
            tuples: Vec::new(),
            order: Vec::new(),
            order_with: None,
            costs: Vec::new(),
        };
        bank.values(draw, letter, bits, parts);
        if !plain {
            bank.tuples(draw, letter, count, bits);
        }
        bank.order = bank.wholes.clone();
        draw.shuffle(&mut bank.order);
        if !plain && draw.chance(15) {
            let mut first = bank.wholes.clone();
            draw.shuffle(&mut first);
            first.truncate(draw.between(1, first.len()));
            bank.order_with = Some((draw.below(2), first));
        }
        if draw.chance(30) {
            let dear = draw.between(1, bank.wholes.len());
            bank.costs = bank.wholes[..dear].to_vec();
        }
        bank
    }

    /// Kinds of values for the whole registers and for some of the parts.
    fn values(&mut self, draw: &mut Draw, letter: &str, bits: u16, parts: Parts) {
        let mut widths = vec![bits];
        widths.extend(parts.iter().map(|&(_, from, to)| to - from));
        widths.dedup();
        for (index, &width) in widths.iter().enumerate() {
            if index > 0 && draw.chance(15) || widths[..index].contains(&width) {
                continue;
            }
            let ends: Vec<&str> = if width == bits {
                vec![""]
            } else {
                parts.iter().filter(|part| part.2 - part.1 == width).map(|part| part.0).collect()
            };
            let regs: Vec<String> =
                self.wholes.iter().flat_map(|whole| ends.iter().map(move |end| format!("{whole}{end}"))).collect();
            let fields = value_fields(draw, width, &regs);
            self.values.push(ValuePlan { name: format!("{letter}{width}v"), bits: width, regs, fields });
        }
    }

    /// Tuples, some with a name and a kind of value of their own.
    fn tuples(&mut self, draw: &mut Draw, letter: &str, count: usize, bits: u16) {
        if count >= 4 && draw.chance(45) {
            let high_first = if draw.chance(30) { ", high_first: true" } else { "" };
            self.tuples.push(format!(
                "{letter}pair: Tuple(of: [\"{letter}0..={letter}{}\"], length: 2, align: 2, name: \"{{}}_{{}}\"{high_first}),",
                count - 1
            ));
            let regs: Vec<String> =
                (0..count / 2).map(|pair| format!("{letter}{}_{letter}{}", 2 * pair, 2 * pair + 1)).collect();
            let width = 2 * bits;
            let fields = value_fields(draw, width, &regs);
            self.values.push(ValuePlan { name: format!("{letter}{width}v"), bits: width, regs, fields });
        }
        for number in 0..draw.below(3) {
            let longest = if draw.chance(25) { 7 } else { 3 };
            let length = draw.between(2, longest.min(count));
            let shape = ["", ", align: 2", ", wrap: true", ", stride: 2"][draw.below(4)];
            let name = format!("{letter}list{number}");
            let last = count - 1;
            self.tuples.push(format!("{name}: Tuple(of: [\"{letter}0..={letter}{last}\"], length: {length}{shape}),"));
            self.lists.push((name, bits, length));
        }
    }

    /// The lines of the bank; whether the file is one without each.
    pub fn lines(&self) -> Vec<(String, bool)> {
        let mut lines =
            vec![(format!("        {}: Bank(", self.name), false), ("            registers: [".into(), false)];
        lines.extend(self.families.iter().map(|line| (format!("                {line}"), false)));
        lines.push(("            ],".into(), false));
        lines.push(("            tuples: {".into(), false));
        lines.extend(self.tuples.iter().map(|line| (format!("                {line}"), true)));
        lines.push(("            },".into(), false));
        lines.push(("            values: {".into(), false));
        for value in &self.values {
            let (name, bits) = (&value.name, value.bits);
            let scalable = if self.scalable { ", scalable: true" } else { "" };
            lines.push((format!("                {name}: Value(bits: {bits}{scalable}{}),", value.fields), true));
        }
        lines.push(("            },".into(), false));
        lines.push((format!("            order: [{}],", self.order.join(", ")), true));
        if let Some((feature, first)) = &self.order_with {
            lines.push((format!("            order_with: {{f{feature}: [{}]}},", first.join(", ")), true));
        }
        if !self.costs.is_empty() {
            lines.push((format!("            cost_per_use: {{1: [{}]}},", self.costs.join(", ")), true));
        }
        lines.push(("        ),".into(), false));
        lines
    }
}

/// Fields of a kind of value besides its width.
fn value_fields(draw: &mut Draw, bits: u16, regs: &[String]) -> String {
    let mut fields = String::new();
    if draw.chance(30) {
        fields += ", swap: true";
    }
    if draw.chance(25) {
        let size = (bits / 8).max(1) * 2;
        fields += &format!(", spill: {size}, align: {}", if draw.chance(50) { 1 } else { 2 });
    }
    if draw.chance(20) && regs.len() > 3 {
        let mut some = regs.to_vec();
        draw.shuffle(&mut some);
        some.truncate(regs.len() - 1 - draw.below(2));
        fields += &format!(", registers: [{}]", some.join(", "));
    } else if draw.chance(15) {
        let mut order = regs.to_vec();
        draw.shuffle(&mut order);
        fields += &format!(", order: [{}]", order.join(", "));
    }
    if draw.chance(15) {
        let mut first = regs.to_vec();
        draw.shuffle(&mut first);
        first.truncate(1 + draw.below(regs.len()));
        fields += &format!(", order_with: {{f{}: [{}]}}", draw.below(2), first.join(", "));
    }
    fields
}
