//! The register units that allocated code reads or writes.
//!
//! # Cost
//! Linear in the edits and registers, and in the instructions up to the last one whose form counts. Of a form with
//! clobbers and without alternatives one instruction counts.

use alloc::vec::Vec;

use crate::frame::context::FrameCx;
use crate::regs::unit_mask::Mask;
use crate::resolve::emitter::Emitter;
use crate::target::FormKind;

/// The units that operands, clobbers or edits read or write, by bank. `named` says which registers operands are in.
pub fn touched_units<const W: usize>(cx: &FrameCx<'_, W>, named: Vec<bool>, emitter: &Emitter<W>) -> Vec<Mask<W>> {
    let (func, machine, code) = (cx.func, cx.machine, cx.code);
    let target = machine.target;
    let mut touched = alloc::vec![Mask::EMPTY; machine.num_banks()];
    let mut regs = named;
    // One instruction of each form with clobbers is enough, unless forms have alternatives.
    let has_alternatives = code.forms().iter().any(|info| info.traits.has_alternatives());
    let mut left = code.forms().iter().filter(|info| info.traits.has_clobbers()).count();
    let mut counted = alloc::vec![false; code.forms().len()];
    for inst in cx.cfg.rpo().iter().flat_map(|&block| func.block_insts(block)) {
        if left == 0 && !has_alternatives {
            break;
        }
        let info = code.form(inst);
        let form = if info.traits.has_alternatives() {
            cx.forms.form(func, target, inst)
        } else if info.traits.has_clobbers() && !core::mem::replace(&mut counted[code.number(inst)], true) {
            left -= 1;
            func.form(target, info.form)
        } else {
            continue;
        };
        // The function need not save what its return clobbers.
        if form.kind == FormKind::Return {
            continue;
        }
        for (bank, touched) in target.bank_ids().zip(&mut touched) {
            *touched = touched.or(machine.bank_mask(form.clobbers, bank));
        }
    }
    emitter.edits().flat_map(|(_, _, edit)| edit.regs()).for_each(|reg| regs[reg.index()] = true);
    for reg in target.reg_ids().filter(|reg| regs[reg.index()]) {
        let touched = &mut touched[machine.reg_bank(reg).index()];
        *touched = touched.or(machine.mask(reg));
    }
    touched
}
