//! Uses of a register: everything in the tables that names it or one of its parts.
//!
//! Costs: a pass over the operands and one over the clobbers for each register.

use ssara_tables::TargetDesc;
use ssara_tables::target::{Bank, Class, Reg};

use super::super::groups::{Group, select};
use super::super::is_derived;
use super::conventions::{Fate, positions};
use super::forms;
use super::markup::{Html, Kind, code, element, id, inline, line, link, list, row, table, text};
use crate::describe::{self, FormText};

/// A table for each bank.
pub(super) fn registers(target: &TargetDesc, groups: &[Group]) -> Html {
    target.bank_ids().map(|bank| of_bank(target, groups, bank)).collect()
}

fn of_bank(target: &TargetDesc, groups: &[Group], bank: Bank) -> Html {
    let heading: Html = [text("Bank "), code(&target.banks[bank.index()].name)].into_iter().collect();
    let rows = describe::wholes(target, bank).into_iter().map(|root| {
        let name = &target.reg(root).name;
        row(&[("id", &id(Kind::Touch, name))], [link(Kind::Register, name), who(target, groups, root)])
    });
    [line("h3", &[], heading), table("touch", &["register", "touched by"], rows.collect())].into_iter().collect()
}

/// A definition list: a term for each kind of use of `root`, with the forms and conventions that use it so.
fn who(target: &TargetDesc, groups: &[Group], root: Reg) -> Html {
    let mut rows = Html::default();
    let mut say = |term: &str, who: Html| {
        if !who.is_empty() {
            rows.push(element("dt", &[], text(term)));
            rows.push(element("dd", &[], who));
        }
    };
    say("forms read it", fixed(target, groups, root, false));
    say("forms write it", fixed(target, groups, root, true));
    let units = target.reg_units(root);
    let destroys =
        |form: FormText| units.iter().any(|&unit| form.view.clobbers[usize::from(unit) / 64] >> (unit % 64) & 1 != 0);
    say("forms clobber it", forms::links(&select(groups, |form| form.alternative_of().is_none() && destroys(form))));
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
fn fixed(target: &TargetDesc, groups: &[Group], root: Reg, defs: bool) -> Html {
    // Forms of a group have the same operands.
    let fixed = |form: FormText, index: usize| {
        let operand = form.view.operand(index);
        operand.fixed_reg().filter(|&reg| operand.is_def() == defs && target.overlap(reg, root))
    };
    let mut found = Vec::new();
    let any = |form: FormText| (0..form.view.len()).any(|index| fixed(form, index).is_some());
    for group in select(groups, any) {
        for index in 0..group.first().view.len() {
            if let Some(of_operand) = group.filter(&|form| fixed(form, index).is_some()) {
                let mut parts: Vec<Reg> = of_operand.members().filter_map(|form| fixed(form, index)).collect();
                parts.dedup();
                let part =
                    if parts == [root] { String::new() } else { format!(" in {}", describe::regs(target, &parts)) };
                let about = inline(&format!(" {}{part}", group.first().operand_name(index)));
                let about = element("span", &[("class", &"note")], about);
                found.push([forms::link_to(&of_operand), about].into_iter().collect());
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
