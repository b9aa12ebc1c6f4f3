//! Registers and conventions of a draft, compared with the tables.

use std::collections::BTreeSet;

use ssara_core::target::Conv;
use ssara_core::units::iter_words;

use super::{Compared, Sides};
use crate::llvm::{Instruction, UNKNOWN};

/// Overlap, numbers, widths, places of parts, reserved registers, spill slots.
pub(super) fn registers(sides: &Sides<'_>, compared: &mut Compared) {
    let target = sides.target;
    let reserved = |reg| target.reserved.iter().any(|&other| target.overlap(reg, other));
    for a in target.reg_ids() {
        compared.count("registers");
        let (ours, theirs) = (target.reg(a), sides.reg(a));
        if u32::from(ours.encoding) != theirs.encoding {
            compared.differs("registers that LLVM encodes by another number", &ours.name);
        }
        if u32::from(ours.bits) != sides.bits(&theirs.name) {
            compared.differs("registers that have another width in LLVM's classes", &ours.name);
        }
        if reserved(a) != theirs.reserved {
            compared.differs("registers that only one of draft and tables reserves", &ours.name);
        }
        let units: BTreeSet<u32> = theirs.units.iter().copied().collect();
        for b in target.reg_ids().filter(|b| b.0 > a.0) {
            compared.count("pairs of registers");
            let (other, other_name) = (sides.reg(b), &target.reg(b).name);
            let there = other.units.iter().any(|unit| units.contains(unit));
            if target.overlap(a, b) != there {
                compared.differs(
                    "pairs of registers that overlap in only one of draft and tables",
                    &format!("{} and {other_name}", ours.name),
                );
            }
        }
        for (index, part) in &theirs.sub_regs {
            let Some(&part) = sides.ours.get(&**part) else { continue };
            compared.count("parts of registers");
            let (part, whole) = (target.reg(part), ours);
            let inside = part.root == whole.root
                && whole.low_bit <= part.low_bit
                && part.low_bit + part.bits <= whole.low_bit + whole.bits;
            let index = sides.tables.sub_reg_indices.iter().find(|known| known.name == *index);
            // An index for another width says nothing about this part.
            let offset = index
                .filter(|index| index.offset < UNKNOWN && index.size == u32::from(part.bits))
                .map(|index| index.offset);
            if !inside || offset.is_some_and(|offset| offset != u32::from(part.low_bit - whole.low_bit)) {
                compared.differs(
                    "parts that are elsewhere in their registers in the tables",
                    &format!("{} in {}", part.name, whole.name),
                );
            }
        }
    }
    for class in target.class_ids() {
        let (desc, regs) = (target.class(class), target.class_regs(class));
        let ty = target.ty(desc.ty);
        compared.count("classes");
        if regs.iter().any(|&reg| u32::from(ty.spill_size) * 8 < u32::from(target.reg(reg).bits)) {
            compared.differs("classes whose values are wider than their spill slots", &desc.name);
        }
    }
}

/// Compares the callee-saved registers of each convention, and checks that no call writes them.
pub(super) fn conventions(sides: &Sides<'_>, instructions: &[Instruction], masks: &[String], compared: &mut Compared) {
    let target = sides.target;
    let lists =
        masks.iter().map(|mask| sides.tables.reg_masks.get(mask).or_else(|| sides.tables.callee_saved.get(mask)));
    for (number, (list, conv)) in lists.zip(&*target.conventions).enumerate() {
        compared.count("conventions");
        let clobbers: BTreeSet<u16> = iter_words(&target.convention(Conv(number as _)).clobbers).collect();
        let kept = |name: &str| sides.preserves(list.map(Vec::as_slice).unwrap_or_default(), name);
        let calls = || instructions.iter().filter(|instr| instr.is("isCall") && !instr.is("isReturn"));
        for reg in target.reg_ids() {
            let theirs = sides.reg(reg);
            if theirs.reserved {
                continue;
            }
            compared.count("registers across calls");
            let callee_saved = target.reg_units(reg).iter().all(|unit| !clobbers.contains(unit));
            let written = |instr: &&Instruction| {
                instr
                    .implicit_defs
                    .iter()
                    .any(|name| !sides.units(name).is_disjoint(&theirs.units.iter().copied().collect()))
            };
            let about = format!("{} ({})", target.reg(reg).name, conv.name);
            match (callee_saved, kept(&theirs.name)) {
                (true, false) => compared
                    .differs("registers that are callee-saved in a convention of the draft, but not in LLVM's", &about),
                (false, true) if calls().any(|instr| written(&instr)) => {
                    compared.differs(
                        "registers that are callee-saved in LLVM's convention, but not in the draft's: call instructions write them",
                        &about,
                    );
                }
                (false, true) => compared
                    .differs("registers that are callee-saved in LLVM's convention, but not in the draft's", &about),
                (true, true) if calls().any(|instr| written(&instr)) => {
                    compared.differs("callee-saved registers that some call instructions write", &about);
                }
                _ => {}
            }
        }
    }
}
