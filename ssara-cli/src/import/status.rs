//! Registers that hold a state of the machine: flags, condition codes, the outcome of a comparison.
//!
//! LLVM's tables name them as implicit registers, often in a class to which nothing is allocated. The draft contains such a
//! register if it is not reserved and some instruction reads it. Then an instruction that writes it has a result there, and
//! the allocator keeps the value until an instruction reads it.
//!
//! That is not possible if the moves that the allocator inserts write the register, as on the 68000. No value can be kept in
//! such a register. The draft contains neither the register nor an instruction that reads it.

use std::collections::{BTreeMap, BTreeSet};

use crate::llvm::{Class, Instruction, RegisterTables};

/// Which registers outside of LLVM's allocatable classes hold values all the same, and which inside do not.
pub(super) struct Status<'a> {
    /// Classes of status registers, by name.
    classes: BTreeSet<&'a str>,
    /// Registers that a move between other registers writes, with the move.
    pub unkeepable: BTreeMap<&'a str, &'a str>,
    /// The register of the condition where an instruction has operands for a predicate.
    pub predicate: Option<&'a str>,
}

/// Pieces of the names of LLVM's own instructions, which it does not always flag.
const OWN: [&str; 8] =
    ["pseudo", "sjlj", "adjcallstack", "tlscall", "tls_addr", "tls_base_addr", "asan_check", "kcfi_check"];

/// Classes of registers that no machine has: LLVM turns them into the register stack of the x87, after it has allocated them.
const FLATTENED: [&str; 3] = ["RFP32", "RFP64", "RFP80"];

/// Whether an instruction is one of LLVM's own: it expands it, or the assembler takes the encoding as operands (`.insn`).
pub(super) fn is_pseudo(instr: &Instruction) -> bool {
    let name = instr.name.to_ascii_lowercase();
    let directive =
        instr.name.strip_prefix("Insn").is_some_and(|rest| rest.starts_with(|next: char| !next.is_lowercase()));
    instr.is("isPseudo") || directive || OWN.into_iter().any(|piece| name.contains(piece))
}

/// Whether an instruction is one of the machine, with a known number of operands.
pub(super) fn is_drafted(instr: &Instruction) -> bool {
    !is_pseudo(instr) && !instr.is("isVariadic")
}

impl<'a> Status<'a> {
    pub fn new(tables: &'a RegisterTables, instructions: &'a [Instruction]) -> Status<'a> {
        let drafted = || instructions.iter().filter(|instr| is_drafted(instr));
        let members: BTreeMap<&str, BTreeSet<&str>> = tables
            .classes
            .iter()
            .map(|class| (&*class.name, class.regs.iter().map(String::as_str).collect()))
            .collect();
        let unkeepable = unkeepable(instructions, &members);
        let written: BTreeSet<&str> = drafted().flat_map(|instr| &instr.implicit_defs).map(String::as_str).collect();
        let read: BTreeSet<&str> = drafted().flat_map(|instr| &instr.implicit_uses).map(String::as_str).collect();
        let named: BTreeSet<&str> = drafted()
            .flat_map(|instr| instr.operands.iter().skip(instr.num_defs))
            .filter(|operand| !operand.predicate && !operand.optional_def)
            .filter_map(|operand| operand.class.as_deref())
            .collect();
        let optional = drafted().flat_map(|instr| &instr.operands).filter(|operand| operand.optional_def);
        let mut optional: BTreeSet<&str> = optional.filter_map(|operand| operand.class.as_deref()).collect();
        let predicate = optional.pop_first().filter(|_| optional.is_empty());
        let predicate = predicate.and_then(|class| members.get(class)).filter(|regs| regs.len() == 1);
        let predicate = predicate.and_then(|regs| regs.first()).copied();
        let reserved: BTreeSet<&str> =
            tables.registers.iter().filter(|reg| reg.reserved || reg.constant).map(|reg| &*reg.name).collect();
        let allocatable: BTreeSet<&str> = tables
            .classes
            .iter()
            .filter(|class| class.allocatable)
            .flat_map(|class| &class.regs)
            .map(String::as_str)
            .collect();
        let is_status = |class: &&Class| {
            let any = |set: &BTreeSet<&str>| class.regs.iter().any(|reg| set.contains(&**reg));
            let is_read = any(&read)
                || named.contains(&*class.name)
                || predicate.is_some_and(|reg| class.regs.iter().any(|name| name == reg));
            let free = class.regs.iter().any(|reg| !reserved.contains(&**reg));
            !class.allocatable && free && !any(&allocatable) && (any(&read) || any(&written)) && is_read
        };
        let classes = tables.classes.iter().filter(is_status).map(|class| &*class.name).collect();
        Status { classes, unkeepable, predicate }
    }

    /// Whether values are allocated to a class in the draft.
    pub fn holds_values(&self, class: &Class) -> bool {
        !FLATTENED.contains(&&*class.name) && (class.allocatable || self.classes.contains(&*class.name))
    }
}

/// The registers that every move of a class writes besides its result, unless a larger class has a move without such writes.
/// A move is an instruction with that name that reads one register and writes one of the same class.
fn unkeepable<'a>(
    instructions: &'a [Instruction],
    members: &BTreeMap<&str, BTreeSet<&str>>,
) -> BTreeMap<&'a str, &'a str> {
    let moves: Vec<(&str, &Instruction)> = instructions
        .iter()
        .filter(|instr| is_drafted(instr) && instr.num_defs == 1)
        .filter(|instr| instr.name.get(..3).is_some_and(|start| start.eq_ignore_ascii_case("mov")))
        .filter_map(|instr| {
            let mut regs = instr.operands.iter().filter(|operand| !operand.optional_def);
            let (def, read) = (regs.next()?, regs.next()?);
            let plain = read.tied_to.is_none() && !regs.any(|operand| operand.class.is_some());
            let class = def.class.as_deref()?;
            (plain && read.class.as_deref() == Some(class)).then_some((class, instr))
        })
        .collect();
    let mut found = BTreeMap::new();
    for (class, instr) in &moves {
        for reg in &instr.implicit_defs {
            let covers = |other: &str| match (members.get(other), members.get(class)) {
                (Some(all), Some(some)) => some.is_subset(all),
                _ => other == *class,
            };
            if !moves.iter().any(|(other, clean)| !clean.implicit_defs.contains(reg) && covers(other)) {
                found.entry(&**reg).or_insert(&*instr.name);
            }
        }
    }
    found
}
