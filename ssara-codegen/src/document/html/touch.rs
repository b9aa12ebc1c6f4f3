//! Uses of a register: everything in the tables that names it or one of its parts.
//!
//! Costs: a pass over the operands and one over the clobbers for each register.

use ssara_tables::TargetDesc;
use ssara_tables::target::{Bank, Class, Place, Reg};

use super::super::is_derived;
use super::conventions::{Fate, positions};
use super::forms;
use super::markup::{Html, Kind, code, element, id, inline, line, link, list, row, table, text};
use crate::describe::{self, FormText};

/// A table for each bank.
pub(super) fn registers(target: &TargetDesc) -> Html {
    target.bank_ids().map(|bank| of_bank(target, bank)).collect()
}

fn of_bank(target: &TargetDesc, bank: Bank) -> Html {
    let heading: Html = [text("Bank "), code(&target.banks[bank.index()].name)].into_iter().collect();
    let rows = describe::wholes(target, bank).into_iter().map(|root| {
        let name = &target.reg(root).name;
        row(&[("id", &id(Kind::Touch, name))], [link(Kind::Register, name), who(target, root)])
    });
    [line("h3", &[], heading), table("touch", &["register", "touched by"], rows.collect())].into_iter().collect()
}

/// A definition list: a term for each kind of use of `root`, with the forms and conventions that use it so.
fn who(target: &TargetDesc, root: Reg) -> Html {
    let mut rows = Html::default();
    let mut say = |term: &str, who: Html| {
        if !who.is_empty() {
            rows.push(element("dt", &[], text(term)));
            rows.push(element("dd", &[], who));
        }
    };
    say("forms read it", fixed(target, root, false));
    say("forms write it", fixed(target, root, true));
    let units = target.reg_units(root);
    let destroys =
        |form: &FormText| units.iter().any(|&unit| form.view.clobbers[usize::from(unit) / 64] >> (unit % 64) & 1 != 0);
    say("forms clobber it", forms::links(FormText::all(target).filter(destroys).map(|form| form.name())));
    for conv in target.conventions.iter() {
        let mut words = Vec::new();
        words.extend(positions(target, &conv.arguments, root).iter().map(|number| format!("argument {number}")));
        words.extend(positions(target, &conv.results, root).iter().map(|number| format!("result {number}")));
        words.push(Fate::of(target, conv, root).words(target));
        let name = element("a", &[("href", &format!("#{}", id(Kind::Convention, &conv.name)))], code(&conv.name));
        say("convention", [name, text(": "), inline(&words.join(", "))].into_iter().collect());
    }
    say("may hold operands of", classes(target, root));
    if target.reserved.contains(&root) || target.reg(root).constant.is_some() {
        say("allocator", text("never"));
    }
    element("dl", &[], rows)
}

/// The forms with an operand that is fixed in `root` or a part of it: with the operand and the part.
fn fixed(target: &TargetDesc, root: Reg, defs: bool) -> Html {
    let mut found = Vec::new();
    for form in FormText::with_alternatives(target) {
        for (index, operand) in form.view.operands().enumerate() {
            if let Place::Fixed(reg) = operand.place()
                && operand.is_def() == defs
                && target.overlap(reg, root)
            {
                let part = if reg == root { String::new() } else { format!(" in `{}`", target.reg(reg).name) };
                let about = inline(&format!(" {}{part}", form.operand_name(index)));
                let about = element("span", &[("class", &"note")], about);
                found.push([link(Kind::Form, form.name()), about].into_iter().collect());
            }
        }
    }
    list(found)
}

/// The classes of the ISA file that have `root` or a part of it as a member.
fn classes(target: &TargetDesc, root: Reg) -> Html {
    let has = |class: &Class| target.class_regs(*class).iter().any(|&reg| target.overlap(reg, root));
    let named = target.class_ids().filter(has).map(|class| &*target.class(class).name).filter(|name| !is_derived(name));
    list(named.map(|name| link(Kind::Class, name)))
}
