//! Many operands of one instruction, and many forms.

use ssara_core::ir::Function;
use ssara_core::target::{FormKind, OperandDesc, Place, Pos, Role, Target};

use super::Maker;

pub(super) fn wide(target: &Target, n: usize) -> Function {
    wide_with(target, n, Place::Any)
}

pub(super) fn wide_slots(target: &Target, n: usize) -> Function {
    wide_with(target, n, Place::Slot)
}

fn wide_with(target: &Target, n: usize, place: Place) -> Function {
    let mut f = Maker::new(target, 0);
    let values = f.defs(n);
    let form = f.form(FormKind::Op, &vec![OperandDesc::new(Role::Use, Pos::Early, f.home, place); n]);
    f.inst(form, &values);
    f.read(&values[..1]);
    f.trap();
    f.finish()
}

pub(super) fn wide_defs(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 0);
    let form = f.form(FormKind::Op, &vec![OperandDesc::new(Role::Def, Pos::Late, f.home, Place::Any); n]);
    let values = f.inst(form, &[]);
    f.read_each(&values);
    f.trap();
    f.finish()
}

pub(super) fn same(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 0);
    let value = f.op(&[]);
    f.read(&vec![value; n]);
    f.trap();
    f.finish()
}

/// Forms differ in their length and in which operands may be in memory.
pub(super) fn many_forms(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 0);
    let window = f.defs(4);
    for at in 0..n {
        let place = |bit: usize| if at >> bit & 1 == 0 { Place::Class } else { Place::Any };
        let operand = |bit| OperandDesc::new(Role::Use, Pos::Early, f.home, place(bit));
        let operands: [OperandDesc; 20] = std::array::from_fn(operand);
        let form = f.form(FormKind::Op, &operands);
        let uses: [_; 20] = std::array::from_fn(|place| window[place % 4]);
        f.inst(form, &uses);
    }
    f.trap();
    f.finish()
}
