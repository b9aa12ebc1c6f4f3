//! Register maps: a picture of each whole register, its bits from left (lowest) to right.
//!
//! A picture has a row for each width of the parts, and below them the register units. The registers of a bank share one
//! scale. It is linear if every name then fits into its box; otherwise narrow parts are drawn wider than they are.

use std::collections::BTreeSet;

use ssara_tables::TargetDesc;
use ssara_tables::target::{Bank, Reg};

use super::super::{parts, rules};
use super::markup::{Attributes, Html, Kind, block, code, element, id, inline, line, link, shape, text};
use crate::describe;

/// The width of a picture, the height of a row, and the width of a character of a name; in pixels.
const WIDTH: f64 = 350.0;
const ROW: f64 = 19.0;
const CHARACTER: f64 = 6.4;
const MARGIN: f64 = 8.0;
/// The height of the bit numbers above the rows, in pixels.
const AXIS: f64 = 14.0;

/// The maps of all registers of a bank.
pub(super) fn bank(target: &TargetDesc, bank: Bank) -> Html {
    let scale = Scale::new(target, bank);
    let maps = describe::wholes(target, bank).into_iter().map(|root| card(target, &scale, root)).collect();
    let about = if scale.is_true { "Bits to scale" } else { "Narrow parts are drawn wider than they are" };
    let note = format!(
        "{about}, lowest bit on the left. The lowest row shows the register units by number: two registers overlap iff they share one."
    );
    let note = line("p", &[("class", &"note")], text(note));
    [note, block("div", &[("class", &"maps")], maps)].into_iter().collect()
}

/// A register with its picture.
fn card(target: &TargetDesc, scale: &Scale, root: Reg) -> Html {
    let desc = target.reg(root);
    let reserved = target.reserved.contains(&root) || desc.constant.is_some();
    let mut facts = format!("encoding {}", desc.encoding);
    for fact in rules::facts(target, root) {
        facts += &format!(", {fact}");
    }
    let caption = [
        element("strong", &[], link(Kind::Touch, &desc.name)),
        text(" "),
        element("span", &[("class", &"note")], inline(&facts)),
    ];
    let caption = line("figcaption", &[], caption.into_iter().collect());
    let class = if reserved { "map reserved" } else { "map" };
    let id = id(Kind::Register, &desc.name);
    let picture = picture(target, scale, root, reserved);
    let remarks = remarks(target, root);
    block("figure", &[("class", &class), ("id", &id)], [caption, picture, remarks].into_iter().collect())
}

/// Remarks on parts: another encoding than that of the whole register, a higher cost, or writes that change other bits.
fn remarks(target: &TargetDesc, root: Reg) -> Html {
    let mut texts: Vec<String> = Vec::new();
    for part in parts(target, root) {
        let (desc, whole) = (target.reg(part), target.reg(root));
        let mut remarks = Vec::new();
        if desc.encoding != whole.encoding {
            remarks.push(format!("has encoding {}", desc.encoding));
        }
        if desc.cost != whole.cost {
            remarks.push(format!("costs {} per use", desc.cost));
        }
        remarks.extend(rules::effect(desc.rest).map(str::to_string));
        texts.extend((!remarks.is_empty()).then(|| format!("`{}`: {}", desc.name, remarks.join(", "))));
    }
    if texts.is_empty() { Html::default() } else { line("p", &[("class", &"note")], inline(&texts.join("; "))) }
}

fn picture(target: &TargetDesc, scale: &Scale, root: Reg, reserved: bool) -> Html {
    let rows = rows(target, root);
    let unit_row = AXIS + ROW * rows.len() as f64 + 3.0;
    let height = unit_row + ROW + 1.0;
    let mut shapes = Html::default();
    let ends = ends(target, root);
    for &bit in &ends {
        let x = scale.x(bit);
        shapes.push(shape("line", &[("x1", &px(x)), ("x2", &px(x)), ("y1", &px(AXIS - 3.0)), ("y2", &px(height))]));
        let anchor = if x > WIDTH - 20.0 { "end" } else { "middle" };
        let at = if anchor == "end" { WIDTH - 1.0 } else { x.max(4.0) };
        shapes.push(label("bit", at, AXIS - 5.0, anchor, &bit.to_string()));
    }
    for (index, row) in rows.iter().enumerate() {
        for &reg in row {
            let desc = target.reg(reg);
            let class = if target.reserved.contains(&reg) || reserved {
                "off"
            } else if reg == root {
                "whole"
            } else {
                "part"
            };
            let box_of = describe::bits(target, reg);
            let (low, last) = (box_of.0, box_of.1 - 1);
            let about = format!("{}: bits {low} to {last}, {}", desc.name, describe::units_in_words(target, reg));
            shapes.push(boxed(scale, class, box_of, AXIS + ROW * index as f64, &desc.name, &about));
        }
    }
    for (bits, units) in unit_boxes(target, root, &ends) {
        let about = match units.len() {
            0 => format!("bits {} to {} have no unit of their own", bits.0, bits.1 - 1),
            _ => format!("unit {} of the target", numbers(&units)),
        };
        let class = if units.is_empty() { "none" } else { "unit" };
        shapes.push(boxed(scale, class, bits, unit_row, &numbers(&units), &about));
    }
    let size = format!("0 0 {WIDTH} {height}");
    let about = format!("The bits of {}", target.reg(root).name);
    line("svg", &[("viewBox", &size), ("role", &"img"), ("aria-label", &about)], shapes)
}

fn numbers(units: &[u16]) -> String {
    units.iter().map(u16::to_string).collect::<Vec<_>>().join(" ")
}

fn boxed(scale: &Scale, class: &str, (low, high): (u16, u16), y: f64, name: &str, about: &str) -> Html {
    let (x, end) = (scale.x(low), scale.x(high));
    let rect = [
        ("class", &class as &dyn std::fmt::Display),
        ("x", &px(x + 0.5)),
        ("y", &px(y + 0.5)),
        ("width", &px(end - x - 1.0)),
        ("height", &px(ROW - 2.0)),
        ("rx", &2),
    ];
    let rect = element("rect", &rect, element("title", &[], text(about)));
    let name = match name.chars().count() as f64 * CHARACTER <= end - x {
        true => label("name", (x + end) / 2.0, y + ROW - 6.0, "middle", name),
        false => Html::default(),
    };
    [rect, name].into_iter().collect()
}

fn label(class: &str, x: f64, y: f64, anchor: &str, name: &str) -> Html {
    element("text", &[("class", &class), ("x", &px(x)), ("y", &px(y)), ("text-anchor", &anchor)], text(name))
}

/// A number of pixels, to a tenth.
fn px(number: f64) -> String {
    let text = format!("{number:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_string)
}

/// The registers with a root in rows, the widest first; those of a row do not overlap.
fn rows(target: &TargetDesc, root: Reg) -> Vec<Vec<Reg>> {
    let bits = |reg: Reg| describe::bits(target, reg);
    let disjoint = |a: Reg, b: Reg| bits(a).1 <= bits(b).0 || bits(b).1 <= bits(a).0;
    let mut regs: Vec<Reg> = std::iter::once(root).chain(parts(target, root)).collect();
    regs.sort_by_key(|&reg| (std::cmp::Reverse(target.reg(reg).bits), target.reg(reg).low_bit));
    let mut rows: Vec<Vec<Reg>> = Vec::new();
    for reg in regs {
        // Only the last row, so that a wider register is always above a narrower one.
        match rows.last_mut().filter(|row| row.iter().all(|&other| disjoint(reg, other))) {
            Some(row) => row.push(reg),
            None => rows.push(vec![reg]),
        }
    }
    rows
}

/// The bits at which something with this root begins or ends.
fn ends(target: &TargetDesc, root: Reg) -> BTreeSet<u16> {
    let regs = std::iter::once(root).chain(parts(target, root));
    regs.flat_map(|reg| <[u16; 2]>::from(describe::bits(target, reg))).collect()
}

/// The ranges of bits between `ends`, each with its units: those of the smallest register that covers the range. If there
/// are several, the units of registers beside the range are left out. A range that then has no unit belongs to all units of
/// the register alike. The upper half of RAX, whose units are AL and AH, is one. Neighbours with equal units are joined.
fn unit_boxes(target: &TargetDesc, root: Reg, ends: &BTreeSet<u16>) -> Vec<((u16, u16), Vec<u16>)> {
    let regs: Vec<Reg> = std::iter::once(root).chain(parts(target, root)).collect();
    let covers = |reg: Reg, (low, high): (u16, u16)| {
        let (first, end) = describe::bits(target, reg);
        first <= low && high <= end
    };
    let units_of = |bits: (u16, u16)| {
        let (over, beside): (Vec<Reg>, Vec<Reg>) = regs.iter().copied().partition(|&reg| covers(reg, bits));
        let smallest = over.into_iter().min_by_key(|&reg| target.reg(reg).bits).unwrap_or(root);
        match target.reg_units(smallest) {
            [unit] => vec![*unit],
            units => {
                let own = |unit: &u16| !beside.iter().any(|&reg| target.reg_units(reg).contains(unit));
                units.iter().copied().filter(own).collect()
            }
        }
    };
    let ends: Vec<u16> = ends.iter().copied().collect();
    let mut boxes: Vec<((u16, u16), Vec<u16>)> = Vec::new();
    for pair in ends.windows(2) {
        let (bits, units) = ((pair[0], pair[1]), units_of((pair[0], pair[1])));
        match boxes.last_mut() {
            Some((last, same)) if *same == units => last.1 = bits.1,
            _ => boxes.push((bits, units)),
        }
    }
    boxes
}

/// The position of each bit in the pictures of a bank.
struct Scale {
    /// Bits, ascending from 0, with their positions. The bits between two of them are spread evenly.
    places: Vec<(u16, f64)>,
    /// Whether all bits are equally wide.
    is_true: bool,
}

impl Scale {
    fn new(target: &TargetDesc, bank: Bank) -> Scale {
        let roots = || target.whole_regs(bank);
        let singles = || target.bank_regs(bank).filter(|&reg| target.reg(reg).tuple == 0);
        let width = roots().map(|root| target.reg(root).bits).max().unwrap_or(1);
        let fair = Scale { places: vec![(0, 0.0), (width, WIDTH)], is_true: true };
        let room = |reg: Reg| target.reg(reg).name.chars().count() as f64 * CHARACTER + MARGIN;
        let fits = |reg: Reg| {
            let (low, high) = describe::bits(target, reg);
            fair.x(high) - fair.x(low) >= room(reg)
        };
        if singles().all(fits) {
            return fair;
        }
        let mut ends: BTreeSet<u16> = roots().flat_map(|root| ends(target, root)).collect();
        ends.insert(0);
        let ends: Vec<u16> = ends.into_iter().collect();
        // First the width that the names of the narrowest parts and the bit numbers need. The remaining width is divided
        // by the logarithm of the number of bits.
        let needs = |low: u16, high: u16| {
            let exactly = |&reg: &Reg| describe::bits(target, reg) == (low, high);
            singles().filter(exactly).map(room).fold(22.0, f64::max)
        };
        let need: Vec<f64> = ends.windows(2).map(|pair| needs(pair[0], pair[1])).collect();
        let weight: Vec<f64> = ends.windows(2).map(|pair| f64::from(pair[1] - pair[0]).ln_1p()).collect();
        let (all_need, all_weight) = (need.iter().sum::<f64>(), weight.iter().sum::<f64>());
        let spare = (WIDTH - all_need).max(0.0);
        let shrink = (WIDTH / all_need).min(1.0);
        let mut places = vec![(0, 0.0)];
        let mut x = 0.0;
        for (index, &end) in ends.iter().enumerate().skip(1) {
            x += need[index - 1] * shrink + spare * weight[index - 1] / all_weight;
            places.push((end, x));
        }
        Scale { places, is_true: false }
    }

    fn x(&self, bit: u16) -> f64 {
        let after = self.places.partition_point(|&(end, _)| end < bit).clamp(1, self.places.len() - 1);
        let ((low, left), (high, right)) = (self.places[after - 1], self.places[after]);
        left + (right - left) * f64::from(bit.saturating_sub(low)) / f64::from(high - low)
    }
}

/// The pattern that reserved registers are hatched with, once for the page.
pub(super) fn hatching() -> Html {
    let lines = shape("path", &[("d", &"M-1,1 l2,-2 M0,6 l6,-6 M5,7 l2,-2")]);
    let attributes: Attributes =
        &[("id", &"hatching"), ("width", &6), ("height", &6), ("patternUnits", &"userSpaceOnUse")];
    let pattern = element("pattern", attributes, lines);
    line("svg", &[("class", &"patterns"), ("aria-hidden", &"true")], element("defs", &[], pattern))
}

/// The registers of a bank that have no picture of their own: the whole registers by name, for the overview.
pub(super) fn roots(target: &TargetDesc, bank: Bank) -> Html {
    let wholes = describe::wholes(target, bank);
    let names: Vec<&str> = wholes.iter().map(|&reg| &*target.reg(reg).name).collect();
    match &names[..] {
        [] => text("none"),
        [name] => code(name),
        _ => inline(&describe::names(names.iter().copied())),
    }
}
