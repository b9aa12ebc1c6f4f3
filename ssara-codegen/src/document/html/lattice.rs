//! The classes of a kind of value: a diagram and a table with the members. In the diagram, lines lead from each class down
//! to the classes directly inside it.

use std::collections::BTreeMap;

use ssara_tables::TargetDesc;
use ssara_tables::target::{Class, Reg, Type};

use super::super::{Places, class_about, directly_inside, is_derived, sorted_members};
use super::markup::{
    Attributes, Html, Kind, block, code, element, id, inline, line, link, list, row, shape, source, table, text,
};
use crate::describe;

const BOX_HEIGHT: usize = 26;
const GAP: usize = 14;
/// The distance between two rows of the diagram, in pixels.
const RISE: usize = 34;
const CHARACTER: usize = 7;
/// The number of classes side by side.
const ACROSS: usize = 6;

/// The classes of all kinds of value.
pub(super) fn classes(target: &TargetDesc, places: &Places) -> Html {
    let members: Vec<Vec<Reg>> = target.class_ids().map(|class| sorted_members(target, class)).collect();
    let inside: Vec<Vec<Class>> = target.class_ids().map(|class| directly_inside(target, &members, class)).collect();
    target.type_ids().map(|ty| classes_of(target, places, &inside, ty)).collect()
}

fn classes_of(target: &TargetDesc, places: &Places, inside: &[Vec<Class>], ty: Type) -> Html {
    let classes: Vec<Class> = target.class_ids().filter(|&class| target.class(class).ty == ty).collect();
    let heading: Html = [text("Classes of "), code(&target.ty(ty).name)].into_iter().collect();
    let mut section = line("h3", &[], heading);
    if classes.len() > 1 {
        section.push(diagram(target, inside, &classes));
    }
    let rows = classes.iter().map(|&class| {
        let desc = target.class(class);
        let name = if is_derived(&desc.name) { "derived" } else { "" };
        let members = target.class_regs(class);
        row(
            &[("id", &id(Kind::Class, &desc.name)), ("class", &name)],
            [
                [code(&desc.name), source(places.class(target, class))].into_iter().collect(),
                text(members.len()),
                [cells(target, class), inline(&describe::regs(target, members))].into_iter().collect(),
                list(inside[class.index()].iter().map(|&class| link(Kind::Class, &target.class(class).name))),
                inline(class_about(target, class)),
            ],
        )
    });
    let headings = ["class", "size", "registers, in allocation order", "directly inside", "about"];
    section.push(table("classes", &headings, rows.collect()));
    section
}

/// A square for each largest register of the bank, in order, filled if the class has it or a part of it.
fn cells(target: &TargetDesc, class: Class) -> Html {
    let bank = target.ty(target.class(class).ty).bank;
    let members = target.class_regs(class);
    let roots = describe::wholes(target, bank);
    let squares = roots.iter().enumerate().map(|(index, &root)| {
        let names: Vec<&str> =
            members.iter().filter(|&&reg| target.overlap(reg, root)).map(|&reg| &*target.reg(reg).name).collect();
        let about = if names.is_empty() { format!("not {}", target.reg(root).name) } else { names.join(", ") };
        let class = if names.is_empty() { "out" } else { "in" };
        let (x, y) = (index % 32 * 9, index / 32 * 9);
        let square = [("class", &class as &dyn std::fmt::Display), ("x", &x), ("y", &y), ("width", &7), ("height", &7)];
        element("rect", &square, element("title", &[], text(about)))
    });
    let (width, height) = (roots.len().min(32) * 9, roots.len().div_ceil(32) * 9);
    let size: Attributes = &[("class", &"cells"), ("width", &width), ("height", &height), ("aria-hidden", &"true")];
    element("svg", size, squares.collect())
}

/// The place of a class in the diagram: its left edge, its top edge and its width.
type Place = (usize, usize, usize);

fn diagram(target: &TargetDesc, inside: &[Vec<Class>], classes: &[Class]) -> Html {
    let (places, width, height) = layout(target, inside, classes);
    let mut shapes = Html::default();
    for &class in classes {
        let (x, y, w) = places[&class];
        for above in &inside[class.index()] {
            let (above_x, above_y, above_w) = places[above];
            let from = (above_x + above_w / 2, above_y + BOX_HEIGHT);
            let to = (x + w / 2, y);
            let half = (from.1 + to.1) / 2;
            let path = format!("M{},{} C{},{half} {},{half} {},{}", from.0, from.1, from.0, to.0, to.0, to.1);
            shapes.push(shape("path", &[("d", &path)]));
        }
    }
    for &class in classes {
        let (x, y, w) = places[&class];
        let desc = target.class(class);
        let kind = if is_derived(&desc.name) { "derived" } else { "named" };
        let members = target.class_regs(class);
        let frame: Attributes =
            &[("class", &kind), ("x", &x), ("y", &y), ("width", &w), ("height", &BOX_HEIGHT), ("rx", &5)];
        let names: Vec<&str> = members.iter().map(|&reg| &*target.reg(reg).name).collect();
        let frame = element("rect", frame, element("title", &[], text(names.join(", "))));
        let label = element(
            "text",
            &[("x", &(x + w / 2)), ("y", &(y + 17)), ("text-anchor", &"middle")],
            text(label(target, class)),
        );
        let node = [frame, label].into_iter().collect();
        shapes.push(element("a", &[("href", &format!("#{}", id(Kind::Class, &desc.name)))], node));
    }
    let size = format!("0 0 {width} {height}");
    let svg: Attributes = &[
        ("viewBox", &size),
        ("width", &width),
        ("height", &height),
        ("class", &"lattice"),
        ("role", &"img"),
        ("aria-label", &"Which classes are inside which"),
    ];
    block("div", &[("class", &"scroll")], line("svg", svg, shapes))
}

fn label(target: &TargetDesc, class: Class) -> String {
    format!("{} ({})", target.class(class).name, target.class_regs(class).len())
}

/// Each class below all classes that it is inside of, in rows that are centred.
fn layout(target: &TargetDesc, inside: &[Vec<Class>], classes: &[Class]) -> (BTreeMap<Class, Place>, usize, usize) {
    // A class has fewer members than the classes that contain it, so larger classes come first.
    let mut by_size = classes.to_vec();
    by_size.sort_by_key(|&class| (std::cmp::Reverse(target.class_regs(class).len()), class));
    let mut depth: BTreeMap<Class, usize> = BTreeMap::new();
    for &class in &by_size {
        let above = inside[class.index()].iter().map(|above| depth[above] + 1);
        let own = above.max().unwrap_or(0);
        depth.insert(class, own);
    }
    let mut levels: BTreeMap<usize, Vec<Class>> = BTreeMap::new();
    for &class in classes {
        levels.entry(depth[&class]).or_default().push(class);
    }
    let rows: Vec<&[Class]> = levels.values().flat_map(|level| level.chunks(ACROSS)).collect();
    let box_width = |class: Class| label(target, class).chars().count() * CHARACTER + 18;
    let row_width = |row: &[Class]| row.iter().map(|&class| box_width(class) + GAP).sum::<usize>() - GAP;
    let width = rows.iter().map(|row| row_width(row)).max().unwrap_or(0) + 2;
    let mut places = BTreeMap::new();
    for (index, row) in rows.iter().enumerate() {
        let mut x = (width - row_width(row)) / 2;
        for &class in *row {
            places.insert(class, (x, index * (BOX_HEIGHT + RISE) + 1, box_width(class)));
            x += box_width(class) + GAP;
        }
    }
    let height = rows.len() * (BOX_HEIGHT + RISE) - RISE + 2;
    (places, width, height)
}
