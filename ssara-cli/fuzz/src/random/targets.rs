//! Random machines, written in the ISA language.
//!
//! [`isa`] writes a file that is well-formed and nearly always accepted: all names exist, and ties, fixed registers and
//! clobbers agree. The certificate of the ISA language decides whether a form can be allocated. It rejects some files, and
//! that is tested as well.
//!
//! Callee-saved are whole registers, low halves or nothing.

use std::fmt::Write;

use arbitrary::{Result, Unstructured};

use super::forms;
use super::registers::{Bank, Class, Machine, Reg};

/// The text of a random ISA.
pub fn isa(u: &mut Unstructured<'_>) -> Result<String> {
    let mut out = String::from("// A random machine.\nIsa(\n    name: random,\n\n");
    let features = u.int_in_range(0..=2)?;
    if features > 0 {
        out.push_str("    features: {");
        for feature in 0..features {
            let _ = write!(out, "f{feature}: Feature(default: {}), ", u.arbitrary::<bool>()?);
        }
        out.push_str("},\n\n");
    }
    out.push_str("    banks: {\n");
    let mut banks: Vec<Bank> = Vec::new();
    for index in 0..u.int_in_range(1..=3)? {
        let bank = Bank::random(u, index, features)?;
        bank.write(u, banks.first(), &mut out)?;
        banks.push(bank);
    }
    out += "    },\n";
    // Nothing that is reserved is named by any form or convention.
    let mut reserved = Vec::new();
    for bank in &mut banks {
        if bank.wholes > 3 && u.ratio(1, 3)? {
            let reg = bank.reserve_last();
            reserved.push(reg);
        }
    }
    if !reserved.is_empty() {
        let _ = write!(out, "\n    reserved: [{}],\n", reserved.join(", "));
    }
    let machine = Machine::random(u, banks, features, &mut out)?;
    forms::write(u, &machine, &mut out)?;
    conventions(u, &machine, &mut out)?;
    out += ")\n";
    Ok(out)
}

/// Writes the conventions: arguments and results in whole registers, and whole registers or low halves callee-saved.
fn conventions(u: &mut Unstructured<'_>, machine: &Machine, out: &mut String) -> Result<()> {
    let count = u.int_in_range(0..=2)?;
    if count == 0 {
        return Ok(());
    }
    out.push_str("\n    conventions: {\n");
    for number in 0..count {
        let mut lists = [Vec::new(), Vec::new()];
        let mut callee_saved = Vec::new();
        for bank in 0..machine.banks {
            let of_bank = |class: &&Class| class.bank == bank;
            let classes: Vec<&Class> = machine.classes[..machine.values].iter().filter(of_bank).collect();
            let Some(whole) = classes.iter().find(|class| class.name.ends_with("w64")) else { continue };
            let always: Vec<&Reg> = whole.regs.iter().filter(|reg| reg.feature.is_none()).collect();
            // A register that returns a result is not callee-saved, and copies of other banks find a scratch register.
            let scratch = whole.regs[..1].iter().filter(|_| bank == 0).fold(0, |atoms, reg| atoms | reg.atoms);
            let mut taken = 0u128;
            for (list, (most, returns)) in lists.iter_mut().zip([(4, false), (2, true)]) {
                let regs = &always[..u.int_in_range(0..=most.min(always.len()))?];
                if !regs.is_empty() {
                    let names: Vec<&str> = regs.iter().map(|reg| reg.name.as_str()).collect();
                    list.push(format!("bank{bank}: [{}]", names.join(", ")));
                }
                if returns {
                    taken = regs.iter().fold(0, |atoms, reg| atoms | reg.atoms);
                }
            }
            taken |= scratch;
            let part = *u.choose(&classes)?;
            // What is saved only through a scratch register may find none apart from the arguments.
            let saved = if machine.has_plain_copies[bank] { &part.regs[..] } else { &[] };
            for reg in saved.iter().rev() {
                if taken & reg.atoms == 0 && u.ratio(1, 3)? {
                    taken |= reg.atoms;
                    callee_saved.push(reg.name.as_str());
                }
            }
        }
        let [arguments, results] = lists.map(|list| list.join(", "));
        let positions = *u.choose(&["shared", "per_bank", "slots"])?;
        let _ = writeln!(
            out,
            "        conv{number}: Convention(\n            arguments: {{{arguments}}},\n            results: {{{results}}},\n            \
             positions: {positions},\n            preserved: [{}],\n            stack: Stack(align: 16, slot: 8),\n        ),",
            callee_saved.join(", ")
        );
    }
    out.push_str("    },\n");
    Ok(())
}
