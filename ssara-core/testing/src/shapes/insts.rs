//! Many instructions with constraints.

use ssara_core::ir::{Alternative, Function, Value};
use ssara_core::target::{ArgSlot, FormKind, OperandDesc, Place, Pos, Relation, Role, StackArea, Target, TupleList};

use super::Maker;

/// A window of values that changes slowly.
pub(super) fn straight(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 0);
    let mut window = f.defs(24);
    for at in 0..n {
        let (a, b) = (window[at * 7 % 24], window[at * 5 % 24]);
        window[at % 24] = f.op(&[a, b]);
    }
    f.trap();
    f.finish()
}

pub(super) fn calls(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 0);
    let far = f.defs(20);
    for at in 0..n {
        f.call();
        f.read(&[far[at * 7 % far.len()]]);
    }
    f.read_each(&far);
    f.trap();
    f.finish()
}

/// Each result is in the register in which the next instruction does not read it.
pub(super) fn fixed(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 0);
    let (regs, home) = (f.regs(), f.home);
    let reg = |at: usize| regs[at % regs.len()];
    let mut window = f.defs(8);
    for at in 0..n {
        let operands = [
            OperandDesc::fixed_def(home, reg(at)),
            OperandDesc::fixed_use(home, reg(at + 1)),
            OperandDesc::fixed_use(home, reg(at + 2)),
        ];
        let form = f.form(FormKind::Op, &operands);
        window[at % 8] = f.inst(form, &[window[at * 3 % 8], window[(at * 3 + 4) % 8]])[0];
    }
    f.trap();
    f.finish()
}

pub(super) fn ties(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 0);
    let home = f.home;
    let tied = [OperandDesc::tied_def(home, 1), OperandDesc::reg_use(home), OperandDesc::reg_use(home)];
    let form = f.form(FormKind::Op, &tied);
    let mut window = f.defs(16);
    for at in 0..n {
        window[at % 16] = f.inst(form, &[window[at * 7 % 16], window[at * 5 % 16]])[0];
    }
    f.trap();
    f.finish()
}

/// Values are read by tuples of the target's last list, each in another place of the tuple than before. Where a target has
/// no lists, the operands are in any two registers.
pub(super) fn groups(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 0);
    let list = target.tuple_lists.len().checked_sub(1).map(TupleList::from_index);
    let tuple = list.and_then(|list| target.tuples(list).next());
    let (home, len) = tuple
        .map_or((f.home, 2), |tuple| (target.reg(tuple[0]).ty.map_or(f.home, |ty| target.home_class(ty)), tuple.len()));
    let define = f.form(FormKind::Op, &[OperandDesc::reg_def(home)]);
    let relations: Vec<Relation> = list.map(|list| Relation::Group { first: 0, list }).into_iter().collect();
    let operands = vec![OperandDesc::reg_use(home); len];
    let clobbers = target.no_units();
    let read = f.builder.intern_alternatives(FormKind::Op, &[Alternative { operands, relations, clobbers }]);
    let mut window: Vec<Value> = (0..12).map(|_| f.inst(define, &[])[0]).collect();
    for at in 0..n {
        window[at % 12] = f.inst(define, &[])[0];
        let uses: Vec<Value> = (0..len).map(|place| window[(at + 5 * place) % 12]).collect();
        f.inst(read, &uses);
    }
    f.trap();
    f.finish()
}

pub(super) fn stack_args(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 0);
    let (each, home) = (n.min(500), f.home);
    let place = |at: usize| ArgSlot::new(StackArea::Outgoing, 8 * at as u32).expect("all are near");
    let operand = |at| OperandDesc::new(Role::Use, Pos::Early, home, Place::ArgSlot(place(at)));
    let operands: Vec<OperandDesc> = (0..each).map(operand).collect();
    let form = f.form(FormKind::Call, &operands);
    let far = f.defs(10);
    for call in 0..n / each {
        let mut args = f.defs(each - 1);
        args.push(far[call % far.len()]);
        f.inst(form, &args);
    }
    f.read_each(&far);
    f.trap();
    f.finish()
}
