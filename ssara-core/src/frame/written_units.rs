//! The register units that allocated code writes.
//!
//! # Input
//! The locations of operands, the forms in which instructions are issued, and the edits.
//!
//! # Output
//! The written units of each bank, by which it is decided which callee-saved registers have to be saved. The entry
//! instruction writes nothing: its defs say where arguments are. The register of a reference counts all the same, since a
//! collector may write it.
//!
//! # Why correct
//! There may be more units than the code writes, since clobbers of unreachable code count. That only costs a save.
//!
//! # Cost
//! Linear in the operands, edits, registers and forms, and in the instructions if a form has alternatives.

use alloc::vec::Vec;
use core::ops::Range;

use fixedbitset::FixedBitSet;

use crate::analysis::constraints::FormInfo;
use crate::frame::context::FrameCx;
use crate::ir::{Block, Inst};
use crate::output::Loc;
use crate::regs::unit_mask::Mask;
use crate::resolve::emitter::Emitter;
use crate::target::{FormKind, FormView, Reg};

/// The units that defs, clobbers, edges or edits write, by bank. Clobbers of unreachable code count, too. `operands` are the
/// locations of all operands.
pub fn written_units<const W: usize>(cx: &FrameCx<'_, W>, operands: &[Loc], emitter: &Emitter<W>) -> Vec<Mask<W>> {
    let (func, machine, constraints) = (cx.func, cx.machine, cx.constraints);
    let target = machine.target;
    let mut written = alloc::vec![Mask::EMPTY; machine.num_banks()];
    let mut regs = FixedBitSet::with_capacity(target.regs.len());
    let entry = entry_operands(cx);
    for range in [0..entry.start, entry.end..operands.len()] {
        let (descs, _) = constraints.tape(range.clone());
        for (loc, _) in operands[range].iter().zip(descs).filter(|(_, desc)| desc.is_def()) {
            loc.reg().into_iter().for_each(|reg| regs.insert(reg.index()));
        }
    }
    for (&value, loc) in func.operands()[entry.clone()].iter().zip(&operands[entry]) {
        let reg = loc.reg().filter(|_| func.reference(value).is_some());
        reg.into_iter().for_each(|reg| regs.insert(reg.index()));
    }
    let mut add_clobbers = |form: FormView<'_>| {
        // The function need not save what its return clobbers.
        if form.kind != FormKind::Return {
            for (bank, written) in target.bank_ids().zip(&mut written) {
                *written = written.or(machine.bank_mask(form.clobbers, bank));
            }
        }
    };
    let is_alone = |info: &&FormInfo| info.shape.has_clobbers() && !info.shape.has_alternatives();
    for info in constraints.forms().iter().filter(|info| info.is_used).filter(is_alone) {
        add_clobbers(func.form(target, info.form));
    }
    if constraints.forms().iter().any(|info| info.shape.has_alternatives()) {
        let insts = cx.cfg.rpo().iter().flat_map(|&block| func.block_insts(block));
        for inst in insts.filter(|&inst| constraints.shape(inst).has_alternatives()) {
            add_clobbers(cx.forms.form(func, target, inst));
        }
    }
    regs.extend(cx.cfg.rpo().iter().flat_map(|&block| cx.destroyed_after(block)).map(|reg| reg.index()));
    emitter.edits().flat_map(|(_, _, edit)| edit.written_regs()).for_each(|reg| regs.insert(reg.index()));
    for reg in regs.ones().map(Reg::from_index) {
        let written = &mut written[machine.reg_bank(reg).index()];
        *written = written.or(machine.mask(reg));
    }
    written
}

/// The operands of the entry instruction, if there is one.
pub fn entry_operands<const W: usize>(cx: &FrameCx<'_, W>) -> Range<usize> {
    let first = Inst::from_u32(cx.func.block(Block::ENTRY).insts.0);
    if cx.constraints.form(first).kind == FormKind::Entry { cx.func.operand_range(first) } else { 0..0 }
}
