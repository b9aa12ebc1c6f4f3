//! Many values that are live at once, and many parameters.

use ssara_core::ir::{Function, InstHandle, Reference, Value};
use ssara_core::target::{Class, FormKind, OperandDesc, Place, Pos, Remat, Role, Target};

use super::Maker;

pub(super) fn crowd(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 0);
    let values = f.defs(n);
    f.read_each(&values);
    f.trap();
    f.finish()
}

pub(super) fn crowd_across_blocks(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 4);
    let values = f.defs(n);
    f.jump(&[(1, &[]), (2, &[])]);
    f.at(1);
    f.read(&values[..2]);
    f.jump(&[(3, &[])]);
    f.at(2);
    f.jump(&[(3, &[])]);
    f.at(3);
    f.read(&values[n / 2..=n / 2]);
    f.jump(&[(3, &[]), (4, &[])]);
    f.at(4);
    f.read_each(&values);
    f.trap();
    f.finish()
}

/// The blocks have 100 instructions each, so the pairs of a block and a value live through it are fewer than instructions
/// as long as `n` is below a million.
pub(super) fn pairs(target: &Target, n: usize) -> Function {
    let blocks = n / 100 + 1;
    let mut f = Maker::new(target, blocks);
    let far = f.defs(blocks);
    for block in 1..=blocks {
        f.jump(&[(block, &[])]);
        f.at(block);
        for _ in 0..50 {
            let value = far[f.random(far.len())];
            let near = f.op(&[value]);
            f.read(&[near]);
        }
    }
    f.read_each(&far);
    f.trap();
    f.finish()
}

pub(super) fn phis(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 3 * n);
    let mut last = f.op(&[]);
    for diamond in 0..n {
        let (left, right, join) = (3 * diamond + 1, 3 * diamond + 2, 3 * diamond + 3);
        f.jump(&[(left, &[]), (right, &[])]);
        f.at(left);
        let other = f.op(&[last]);
        f.jump(&[(join, &[other])]);
        f.at(right);
        f.jump(&[(join, &[last])]);
        last = f.param(join);
        f.at(join);
    }
    f.read(&[last]);
    f.trap();
    f.finish()
}

/// One half is passed around in pairs, and the other in a long cycle.
pub(super) fn params(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 2);
    let params = f.params(1, n);
    let values = f.defs(n);
    f.jump(&[(1, &values)]);
    f.at(1);
    let half = n / 2;
    let mut args: Vec<Value> = (0..half).map(|at| params[at ^ 1]).collect();
    args.extend((half..n).map(|at| params[if at + 1 < n { at + 1 } else { half }]));
    f.jump(&[(1, &args), (2, &[])]);
    f.at(2);
    f.read_each(&params);
    f.trap();
    f.finish()
}

pub(super) fn same_args(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 3);
    let params = f.params(3, n);
    let values = f.defs(2);
    f.jump(&[(1, &[]), (2, &[])]);
    for block in 1..=2 {
        f.at(block);
        f.jump(&[(3, &vec![values[block - 1]; n])]);
    }
    f.at(3);
    f.read_each(&params);
    f.trap();
    f.finish()
}

pub(super) fn rotations(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, n + 1);
    let mut values = f.defs(12);
    f.jump(&[(1, &values)]);
    for block in 1..=n {
        values = f.params(block, 12);
        f.at(block);
        let mut rotated = values.clone();
        rotated.rotate_left(1 + block % 11);
        f.jump(&[(block, &rotated), (block + 1, if block < n { &values } else { &[] })]);
    }
    f.at(n + 1);
    f.read_each(&values);
    f.trap();
    f.finish()
}

pub(super) fn webs(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, n);
    let mut values = f.defs(30);
    for block in 1..=n {
        f.jump(&[(block, &values)]);
        values = f.params(block, 30);
        f.at(block);
        values[block % 30] = f.op(&[values[block * 7 % 30]]);
    }
    f.read_each(&values);
    f.trap();
    f.finish()
}

pub(super) fn kept(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 0);
    let (regs, home) = (f.regs(), f.home);
    let fixed = [OperandDesc::fixed_use(home, regs[0]), OperandDesc::fixed_use(home, regs[1 % regs.len()])];
    let op = f.form(FormKind::Op, &[OperandDesc::reg_def(home), fixed[0], fixed[1]]);
    let first = f.op(&[]);
    let kept: Vec<Value> = (0..n)
        .map(|_| {
            let constant = f.op(&[]);
            f.inst(op, &[first, constant])[0]
        })
        .collect();
    let anywhere = f.form(FormKind::Op, &[any(home)]);
    for value in kept {
        f.inst(anywhere, &[value]);
    }
    f.trap();
    f.finish()
}

fn any(class: Class) -> OperandDesc {
    OperandDesc::new(Role::Use, Pos::Early, class, Place::Any)
}

pub(super) fn constants(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 1);
    let constant = f.builder.intern_remat(f.home, Remat::CheaperThanLoad);
    let values: Vec<Value> = (0..n).map(|_| f.inst(constant, &[])[0]).collect();
    f.read_each(&values);
    f.jump(&[(1, &[])]);
    f.at(1);
    f.read_each(&values);
    f.trap();
    f.finish()
}

pub(super) fn references(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 0);
    let far = f.defs(20);
    far.iter().for_each(|&value| f.builder.set_reference(value, Reference::Base));
    for at in 0..n {
        f.call();
        let call: InstHandle = f.builder.last_inst().expect("a call was added");
        f.builder.set_safepoint(call);
        f.read(&[far[at * 7 % far.len()]]);
    }
    f.read_each(&far);
    f.trap();
    f.finish()
}
