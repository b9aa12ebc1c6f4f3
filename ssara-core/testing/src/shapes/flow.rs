//! Many blocks, loops or edges.

use std::slice;

use ssara_core::ir::{Block, Function, Value};
use ssara_core::target::{FormKind, OperandDesc, Target};

use super::Maker;

pub(super) fn chain(target: &Target, n: usize) -> Function {
    row(target, n, |block| block)
}

pub(super) fn backwards(target: &Target, n: usize) -> Function {
    row(target, n, |block| n + 1 - block)
}

/// `n` blocks in a row with numbers of the caller's choice, from 1 on; ten values live through all of them.
fn row(target: &Target, n: usize, number: impl Fn(usize) -> usize) -> Function {
    let mut f = Maker::new(target, n);
    let far = f.defs(10);
    f.jump(&[(number(1), &[])]);
    for block in 1..=n {
        f.at(number(block));
        let near = f.op(&[]);
        f.read(&[near, far[block % far.len()]]);
        if block < n {
            f.jump(&[(number(block + 1), &[])]);
        } else {
            f.read(&far[..3]);
            f.trap();
        }
    }
    f.finish()
}

pub(super) fn jumps(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, n);
    let value = f.op(&[]);
    f.jump(&[(1, &[]), (n, &[])]);
    for block in 1..n {
        f.at(block);
        f.jump(&[(block + 1, &[])]);
    }
    f.at(n);
    f.read(&[value]);
    f.trap();
    f.finish()
}

pub(super) fn unreachable(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, n);
    f.trap();
    for block in 1..=n {
        f.at(block);
        let value = f.op(&[]);
        f.read(&[value]);
        f.jump(&[(block % n + 1, &[])]);
    }
    f.finish()
}

pub(super) fn exits(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, n);
    let param = f.param(n);
    let far = f.defs(20);
    f.jump(&[(1, &[])]);
    for block in 1..n {
        f.at(block);
        let near = f.op(&[far[block % far.len()]]);
        let skip = [(block + 1, &[][..]), (n, &[near][..])];
        if block + 1 == n { f.jump(&skip[1..]) } else { f.jump(&skip) }
    }
    f.at(n);
    f.read(&[param, far[0], far[7]]);
    f.trap();
    f.finish()
}

/// Each branch defines a value that the leaves below read with that of the branch above.
pub(super) fn tree(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 2 * n);
    let mut values: Vec<Value> = Vec::new();
    for block in 0..=2 * n {
        f.at(block);
        let above = block.checked_sub(1).map(|below| values[below / 2]);
        let value = f.op(above.as_slice());
        values.push(value);
        if block < n {
            f.jump(&[(2 * block + 1, &[]), (2 * block + 2, &[])]);
        } else {
            f.read(&[value]);
            f.read(above.as_slice());
            f.trap();
        }
    }
    f.finish()
}

pub(super) fn diamonds(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 3 * n);
    let far = f.defs(200);
    for diamond in 0..n {
        let (left, right, join) = (3 * diamond + 1, 3 * diamond + 2, 3 * diamond + 3);
        f.jump(&[(left, &[]), (right, &[])]);
        for (block, step) in [(left, 7), (right, 11)] {
            f.at(block);
            let value = f.op(&[far[diamond * step % far.len()]]);
            f.jump(&[(join, &[value])]);
        }
        let param = f.param(join);
        f.at(join);
        f.read(&[param]);
    }
    f.read_each(&far);
    f.trap();
    f.finish()
}

pub(super) fn loops(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, n + 1);
    let far = f.defs(20);
    f.jump(&[(1, &far[..1])]);
    for header in 1..=n {
        let param = f.param(header);
        f.at(header);
        let next = f.op(&[param, far[header % far.len()]]);
        let exit = if header < n { slice::from_ref(&next) } else { &[] };
        f.jump(&[(header, &[next]), (header + 1, exit)]);
    }
    f.at(n + 1);
    f.read_each(&far);
    f.trap();
    f.finish()
}

pub(super) fn nest(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 2 * n);
    let far = f.defs(20);
    let params: Vec<Value> = (1..=n).map(|header| f.param(header)).collect();
    f.jump(&[(1, &far[..1])]);
    for header in 1..=n {
        f.at(header);
        let next = f.op(&[params[header - 1], far[header % far.len()]]);
        f.jump(&[(header + 1, if header < n { slice::from_ref(&next) } else { &[] })]);
    }
    // Block n + i ends the loop of header n - i + 1.
    for latch in n + 1..=2 * n {
        f.at(latch);
        let header = 2 * n - latch + 1;
        let next = f.op(&[far[latch % far.len()]]);
        if latch < 2 * n {
            f.jump(&[(header, &[next]), (latch + 1, &[])]);
        } else {
            f.jump(&[(header, &[next])]);
        }
    }
    f.finish()
}

/// `n` loops, each within the one before. Each header makes four values that the loop's last block reads. So the live
/// values at the starts of blocks are quadratic in `n`.
pub fn nest_of_values(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 2 * n);
    f.jump(&[(1, &[])]);
    let mut values = Vec::new();
    for header in 1..=n {
        f.at(header);
        values.push(f.defs(4));
        f.jump(&[(header + 1, &[])]);
    }
    for (latch, values) in (n + 1..).zip(values.iter().rev()) {
        f.at(latch);
        f.read(values);
        let header = 2 * n - latch + 1;
        if latch < 2 * n { f.jump(&[(header, &[]), (latch + 1, &[])]) } else { f.jump(&[(header, &[])]) }
    }
    f.finish()
}

pub(super) fn irreducible(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, n);
    let far = f.defs(10);
    f.jump(&[(1, &[])]);
    for block in 1..=n {
        f.at(block);
        let near = f.op(&[far[block % far.len()]]);
        f.read(&[near]);
        let other = 1 + f.random(n);
        if block < n { f.jump(&[(block + 1, &[]), (other, &[])]) } else { f.jump(&[(other, &[])]) }
    }
    f.finish()
}

/// An interpreter: as many handlers as the root of `n`, each with a jump to all of them.
pub(super) fn computed(target: &Target, n: usize) -> Function {
    let handlers = n.isqrt().max(2);
    let mut f = Maker::new(target, handlers);
    let far = f.defs(12);
    let params: Vec<Value> = (1..=handlers).map(|handler| f.param(handler)).collect();
    let dispatch = f.form(FormKind::Branch, &[OperandDesc::reg_use(f.home)]);
    for block in 0..=handlers {
        f.at(block);
        let state = if block == 0 { far[0] } else { f.op(&[params[block - 1], far[block % far.len()]]) };
        f.inst(dispatch, &[state]);
        f.builder.set_computed(Block::from_u32(block as u32));
        for to in 1..=handlers {
            f.builder.successor(Block::from_u32(to as u32), &[state]).expect("a block is open");
        }
    }
    f.finish()
}

pub(super) fn switch(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, n + 1);
    let values = f.defs(n);
    let successors: Vec<(usize, &[Value])> = (1..=n).map(|to| (to, &[][..])).collect();
    f.jump(&successors);
    for block in 1..=n {
        f.at(block);
        f.read(&[values[block - 1]]);
        f.jump(&[(n + 1, &[])]);
    }
    f.at(n + 1);
    f.read(&values[..2]);
    f.trap();
    f.finish()
}

pub(super) fn switch_among_many(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, n + 1);
    let values = f.defs(n);
    f.jump(&[(n + 1, &[])]);
    for block in 1..=n {
        f.at(block);
        f.read(&[values[block - 1]]);
        f.trap();
    }
    f.at(n + 1);
    let successors: Vec<(usize, &[Value])> = (1..=n).map(|to| (to, &[][..])).collect();
    f.jump(&successors);
    f.finish()
}

pub(super) fn switch_to_few(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 2);
    let params = [f.param(1), f.param(2)];
    let values = f.defs(30);
    let successors: Vec<(usize, &[Value])> = (0..n).map(|at| (1 + at % 2, &values[at % 30..=at % 30])).collect();
    f.jump(&successors);
    for block in 1..=2 {
        f.at(block);
        f.read(&[params[block - 1], values[block]]);
        f.trap();
    }
    f.finish()
}

/// Each diamond has a call in one arm. In the arms and where they meet, values are read at random.
pub(super) fn reloads(target: &Target, n: usize) -> Function {
    let mut f = Maker::new(target, 3 * n);
    let far = f.defs(40);
    for diamond in 0..n {
        let (left, right, join) = (3 * diamond + 1, 3 * diamond + 2, 3 * diamond + 3);
        f.jump(&[(left, &[]), (right, &[])]);
        for block in [left, right, join] {
            f.at(block);
            if block == left {
                f.call();
            }
            for _ in 0..2 {
                let value = far[f.random(far.len())];
                f.read(&[value]);
            }
            if block != join {
                f.jump(&[(join, &[])]);
            }
        }
    }
    f.read_each(&far);
    f.trap();
    f.finish()
}
