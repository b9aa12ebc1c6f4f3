//! The register units that allocated code reads or writes.
//!
//! # Input
//! The registers that operands are in, the forms in which instructions are issued, and the edits.
//!
//! # Output
//! The touched units of each bank, by which it is decided which callee-saved registers have to be saved.
//!
//! # Why correct
//! There may be more units than the code touches, since clobbers of unreachable code count. That only costs a save.
//!
//! # Cost
//! Linear in the edits, registers and forms, and in the instructions if a form has alternatives.

use alloc::vec::Vec;

use fixedbitset::FixedBitSet;

use crate::analysis::constraints::FormInfo;
use crate::frame::context::FrameCx;
use crate::regs::unit_mask::Mask;
use crate::resolve::emitter::Emitter;
use crate::target::{FormKind, FormView, Reg};

/// The units that operands, clobbers or edits read or write, by bank. Clobbers of unreachable code count, too. `named`
/// are the registers that operands are in.
pub fn touched_units<const W: usize>(cx: &FrameCx<'_, W>, named: FixedBitSet, emitter: &Emitter<W>) -> Vec<Mask<W>> {
    let (func, machine, constraints) = (cx.func, cx.machine, cx.constraints);
    let target = machine.target;
    let mut touched = alloc::vec![Mask::EMPTY; machine.num_banks()];
    let mut regs = named;
    let mut add_clobbers = |form: FormView<'_>| {
        // The function need not save what its return clobbers.
        if form.kind != FormKind::Return {
            for (bank, touched) in target.bank_ids().zip(&mut touched) {
                *touched = touched.or(machine.bank_mask(form.clobbers, bank));
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
    emitter.edits().flat_map(|(_, _, edit)| edit.regs()).for_each(|reg| regs.insert(reg.index()));
    for reg in regs.ones().map(Reg::from_index) {
        let touched = &mut touched[machine.reg_bank(reg).index()];
        *touched = touched.or(machine.mask(reg));
    }
    touched
}
