//! Calls: the callee-saved registers, and the link register.
//!
//! LLVM lists the link register as callee-saved, because a function that calls saves it in its prologue. But a call
//! instruction writes it, so no value survives a call in it. In the draft it is callee-saved in no convention. A function
//! that returns through it has it as an argument and as a use of its return, and the allocator keeps the value.

use std::collections::BTreeMap;

use super::decisions::Decisions;
use super::registers::Layout;
use crate::llvm::{Instruction, RegisterTables};

/// A convention of the draft.
pub(super) struct Convention<'a> {
    pub name: String,
    /// The list or mask of LLVM that it is made from.
    pub mask: String,
    /// The callee-saved registers, by LLVM's names.
    pub callee_saved: Vec<&'a str>,
}

/// The conventions and the effects of calls.
pub(super) struct Calls<'a> {
    pub conventions: Vec<Convention<'a>>,
    /// The register that calls leave the return address in.
    pub link: Option<&'a str>,
    /// The clobbers of a call by the first convention, without registers that are parts of others in the list.
    pub destroyed: Vec<&'a str>,
}

/// The names of registers that a convention leaves as they were.
fn mask<'a>(tables: &'a RegisterTables, name: &str) -> Result<&'a [String], String> {
    tables.reg_masks.get(name).or_else(|| tables.callee_saved.get(name)).map(Vec::as_slice).ok_or_else(|| {
        let known: Vec<&str> = tables.callee_saved.keys().chain(tables.reg_masks.keys()).map(String::as_str).collect();
        let known = if known.is_empty() { "none".to_string() } else { known.join(", ") };
        format!("there is no convention `{name}`; there are {known}")
    })
}

impl<'a> Calls<'a> {
    /// `wanted` are names of masks or lists of LLVM; the default is the callee-saved registers of `C`. `link` is LLVM's name
    /// of the link register, if it is not the one that most calls write.
    ///
    /// # Errors
    /// When there is no such convention or register.
    pub fn new(
        tables: &'a RegisterTables,
        instructions: &'a [Instruction],
        layout: &'a Layout<'a>,
        wanted: &[String],
        link: Option<&str>,
        decisions: &mut Decisions,
    ) -> Result<Calls<'a>, String> {
        let mut lists: Vec<(String, String, &[String])> = Vec::new();
        for name in wanted {
            let short = identifier_of(name);
            if lists.iter().all(|(known, ..)| *known != short) {
                lists.push((short, name.clone(), mask(tables, name)?));
            }
        }
        if wanted.is_empty() {
            lists.push((
                "c".to_string(),
                "C".to_string(),
                tables.callee_saved.get("C").map(Vec::as_slice).unwrap_or_default(),
            ));
        }
        // The call instructions that write a callee-saved register.
        let kept = |name: &str| {
            let overlaps = |saved: &String| overlap(layout, name, saved);
            lists.iter().any(|(.., list)| list.iter().any(overlaps))
        };
        let mut writers: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for instr in instructions.iter().filter(|instr| instr.is("isCall") && !instr.is("isReturn")) {
            for name in instr.implicit_defs.iter().filter(|name| layout.free(name).is_some() && kept(name)) {
                writers.entry(name).or_default().push(&instr.name);
            }
        }
        let most = writers.iter().max_by_key(|(name, calls)| (calls.len(), std::cmp::Reverse(**name)));
        let found = match link {
            Some(name) => {
                Some(*layout.known.get_key_value(name).ok_or_else(|| format!("there is no register `{name}`"))?.0)
            }
            None => most.map(|(name, _)| *name),
        };
        if let Some(link) = found {
            let calls = writers.get(link).map_or(0, Vec::len);
            decisions.add(
                format!("{calls} call instructions write the link register, so that it is callee-saved in no convention; a function that returns through it has it as an argument and as a use of its return"),
                link,
            );
        }
        for (name, calls) in &writers {
            if !found.is_some_and(|link| overlap(layout, link, name)) {
                decisions.add(format!("{} is callee-saved, but these calls write it; if they follow such a convention, it is not callee-saved there", name), calls.join(", "));
            }
        }
        let conventions: Vec<Convention<'_>> = lists
            .into_iter()
            .map(|(name, mask, list)| {
                let free = list.iter().map(String::as_str).filter(|name| layout.free(name).is_some());
                let callee_saved = free.filter(|name| !found.is_some_and(|link| overlap(layout, link, name))).collect();
                Convention { name, mask, callee_saved }
            })
            .collect();
        let saved = conventions.first().map(|conv| conv.callee_saved.clone()).unwrap_or_default();
        let is_kept = |name: &str| saved.iter().any(|whole| layout.contains(whole, name));
        let destroyed = layout.places.iter().filter(|(name, place)| !place.reserved && !is_kept(name));
        let destroyed = layout.largest(&destroyed.map(|(name, _)| *name).collect());
        Ok(Calls { conventions, link: found.filter(|link| layout.free(link).is_some()), destroyed })
    }
}

fn identifier_of(mask: &str) -> String {
    super::text::identifier(mask.strip_prefix("csr_").unwrap_or(mask))
}

/// Whether two registers of the tables share a unit.
fn overlap(layout: &Layout<'_>, a: &str, b: &str) -> bool {
    match (layout.known.get(a), layout.known.get(b)) {
        (Some(a), Some(b)) => a.units.iter().any(|unit| b.units.contains(unit)),
        _ => a == b,
    }
}
