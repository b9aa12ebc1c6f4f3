//! The guesses of a draft about facts that the tables lack. A person has to confirm them.

use std::collections::{BTreeMap, BTreeSet};

use super::calls::Calls;
use super::decisions::Decisions;
use super::forms::TRANSFERS;
use super::registers::Layout;
use super::status::Status;
use crate::llvm::{Instruction, RegisterTables};

/// LLVM's number for operands that are relative to the program counter.
const PC_RELATIVE: u32 = 4;

/// Guesses about registers and calls.
pub(super) fn general(tables: &RegisterTables, layout: &Layout<'_>, calls: &Calls<'_>, decisions: &mut Decisions) {
    for (why, names) in &layout.left_out {
        for name in names {
            decisions.add(format!("left out, {why}"), name);
        }
    }
    for bank in &layout.banks {
        decisions.add("names of banks, after LLVM's largest class of each", format!("{} ({})", bank.name, bank.class));
        for (bits, ty) in &bank.types {
            let held = |name: &&String| {
                layout.free(name).is_some_and(|place| place.bits == *bits && layout.banks[place.bank].name == bank.name)
            };
            let class = tables
                .classes
                .iter()
                .find(|class| class.reg_size_bits == *bits && class.regs.iter().any(|name| held(&name)));
            match class {
                Some(class) => decisions.add(
                    "names of types, and sizes of spill slots, as LLVM has them for these classes; whether two registers can be exchanged (`swap`)",
                    format!("{ty} ({})", class.name),
                ),
                None => decisions.add("spill slots are as large as the values, because LLVM has no class of that width", ty),
            }
        }
    }
    if layout.banks.iter().any(|bank| !bank.types.is_empty()) {
        decisions.general(
            "one instruction moves, stores or loads a value of each type; one that needs a register for that, or cannot, has `moves` or `memory`, and one whose size the machine chooses is `scalable`",
        );
    }
    for (index, bank) in layout.banks.iter().enumerate() {
        for (bits, ty) in &bank.types {
            if layout.is_scalable((index, *bits)) {
                decisions.add(
                    "types that are as wide as the machine chooses (`scalable`): which width the tables of registers and the slots stand for",
                    ty,
                );
            }
            let kinds = kinds(tables, layout, (index, *bits));
            if kinds.len() > 1 {
                let kinds: Vec<String> =
                    kinds.iter().map(|regs| super::text::ranges(regs.iter().copied()).join(" ")).collect();
                decisions.add(
                    "types of which no class of LLVM holds all registers together, so that a move from one kind to another \
                     may take more than an instruction; leave kinds out of the type (`registers`) or make them banks",
                    format!("{ty} ({})", kinds.join(" | ")),
                );
            }
        }
    }
    let mut apart: BTreeSet<&str> = BTreeSet::new();
    for (a, one) in &layout.places {
        let parts = layout.known[a].sub_regs.values().filter_map(|part| layout.places.get(&**part));
        let parts: Vec<_> = parts.collect();
        let disjoint = parts.iter().any(|a| parts.iter().any(|b| a.low + a.bits <= b.low));
        if disjoint && one.name == layout.places[one.root].name {
            apart.insert(&one.name);
        }
    }
    for name in apart {
        decisions.add(
            "parts that hold values side by side: whether a write to one leaves the others as they are (`rest`)",
            name,
        );
    }
    for convention in &calls.conventions {
        decisions.add(
            "the registers of arguments and results are not in the tables, so that all are on the stack; stack alignment 16 and slots of 8 bytes are guesses",
            &convention.name,
        );
    }
}

/// The registers of a type, by their names in the draft: those together that a chain of classes holds together.
fn kinds<'l>(tables: &RegisterTables, layout: &'l Layout<'_>, shape: (usize, u32)) -> Vec<Vec<&'l str>> {
    let mut kinds: Vec<BTreeSet<&str>> = Vec::new();
    let here = |name: &str| layout.free(name).filter(|place| (place.bank, place.bits) == shape);
    let classes = tables.classes.iter().map(|class| class.regs.iter().filter_map(|name| here(name)));
    for class in classes {
        let mut merged: BTreeSet<&str> = class.map(|place| place.name.as_str()).collect();
        if merged.is_empty() {
            continue;
        }
        kinds.retain(|kind| {
            let meets = !kind.is_disjoint(&merged);
            if meets {
                merged.extend(kind);
            }
            !meets
        });
        kinds.push(merged);
    }
    kinds.into_iter().map(|kind| kind.into_iter().collect()).collect()
}

/// Guesses about the forms that are in the draft. `forms` has LLVM's name of each one's instruction.
pub(super) fn forms(
    instructions: &[Instruction],
    forms: &BTreeMap<String, String>,
    status: &Status<'_>,
    decisions: &mut Decisions,
) {
    let names: BTreeMap<&str, &str> = forms.iter().map(|(form, instr)| (&**instr, &**form)).collect();
    if !names.is_empty() {
        decisions.general(
            "names of forms and operands; which operands may be in a spill slot (`or_slot`); which successors a branch has",
        );
        decisions.general(
            "the tables do not say which features an instruction or a register needs (`requires`), so that all are always there",
        );
    }
    for instr in instructions {
        let Some(&form) = names.get(&*instr.name) else { continue };
        let mut note = |sentence: &str| decisions.add(sentence, form);
        let any = |test: fn(&crate::llvm::Operand) -> bool| instr.operands.iter().any(test);
        if any(|operand| operand.predicate) && !(instr.is("isConditionalBranch") && status.predicate.is_some()) {
            note(
                "predicated, taken as always executed; one that may not be executed leaves the old value in its result and has it as a tied use",
            );
        }
        if any(|operand| operand.optional_def) {
            note("with a result that an encoding may lack (flags), taken as lacking it");
        }
        let leaves = |flag| instr.is(flag);
        if instr.is("isTerminator") && !["isBranch", "isReturn", "isCall"].into_iter().any(leaves) {
            note(
                "end a block and are no branches, returns or calls, so taken as traps; one that goes on somewhere is a branch",
            );
        }
        if instr.is("isBranch") && !instr.is("isTerminator") && !instr.is("isCall") {
            note("branches of which LLVM does not say that they end a block, taken as branches all the same");
        }
        let flows = ["isBranch", "isReturn", "isCall", "isTerminator", "mayLoad", "mayStore"].into_iter().any(leaves);
        if !flows && any(|operand| operand.kind == PC_RELATIVE) {
            note(
                "with an operand relative to the program counter and without a flag of LLVM that says that they jump, so taken as computing an address",
            );
        }
        if instr.is("hasUnmodeledSideEffects") && !TRANSFERS.into_iter().any(leaves) {
            note(
                "with effects that LLVM does not describe and without its flags for jumps, so taken as going on with the next instruction; one that may go elsewhere is a branch, a call, a return or a trap",
            );
        }
        if instr.is("isCall") {
            note(
                "calls without arguments and results, which destroy what the first convention does; with arguments they are made from a convention",
            );
        }
        if instr.is("isReturn") {
            note("returns without results; with results they are made from a convention");
        }
        if instr.is("hasDelaySlot") {
            note("with a delay slot, in which nothing of what the allocator inserts may be");
        }
        let tied = any(|operand| operand.tied_to.is_some());
        if instr.is("isCommutable") && tied {
            note(
                "commute according to LLVM, some of them with another opcode or immediate, so that `commutes` is not here; it saves moves where the instruction stays the same",
            );
        }
        let reads = instr.operands.iter().skip(instr.num_defs).any(|operand| operand.class.is_some());
        let implicit = !instr.implicit_uses.is_empty() || !instr.implicit_defs.is_empty();
        if instr.is("isRematerializable") && !reads && !implicit && instr.num_defs == 1 {
            note("can be computed again according to LLVM, if their operands are constants; then `remat` is worth it");
        }
    }
}
