//! Extreme shapes: the time an instruction takes must not grow with the size of the function, and nothing recurses.
//!
//! `cargo test -p ssara-core --release --test all scale -- --ignored --nocapture --test-threads=1` prints the times of each
//! shape at two sizes. The same shapes are allocated and checked at a small size by the tests that are not ignored.

use std::time::{Duration, Instant};

use ssara_core::ir::{Block, Function, FunctionBuilder, Value};
use ssara_core::target::{Class, Form, FormKind, OperandDesc, Place, Pos, Role, Type};
use ssara_core::testing::{scalar_target, toy_target, valid};
use ssara_core::{CalleeSaves, Context, Error, Level, Options, Target, verify};

const TY: Type = Type(0);
const HOME: Class = Class(0);

/// A function under construction, over values of the first type only.
struct Shape<'t> {
    builder: FunctionBuilder<'t>,
}

impl<'t> Shape<'t> {
    fn new(target: &'t Target) -> Self {
        let mut shape = Shape { builder: FunctionBuilder::new(target, "large") };
        shape.block();
        shape.at(0);
        shape
    }
    fn block(&mut self) -> Block {
        self.builder.create_block()
    }
    fn blocks(&mut self, count: usize) {
        for _ in 0..count {
            self.block();
        }
    }
    fn at(&mut self, block: usize) {
        self.builder.switch_to(Block::from_u32(block as u32));
    }
    fn form(&mut self, kind: FormKind, operands: &[OperandDesc]) -> Form {
        let none = self.builder.target().no_units();
        self.builder.intern_form(kind, operands, &none)
    }
    fn def(&mut self) -> Value {
        let form = self.form(FormKind::Op, &[OperandDesc::reg_def(HOME)]);
        self.builder.inst(form, &[]).unwrap().defs[0]
    }
    fn op(&mut self, uses: &[Value]) -> Value {
        let mut operands = vec![OperandDesc::reg_def(HOME)];
        operands.extend(uses.iter().map(|_| OperandDesc::reg_use(HOME)));
        let form = self.form(FormKind::Op, &operands);
        self.builder.inst(form, uses).unwrap().defs[0]
    }
    fn read(&mut self, uses: &[Value]) {
        let operands: Vec<_> = uses.iter().map(|_| OperandDesc::reg_use(HOME)).collect();
        let form = self.form(FormKind::Op, &operands);
        self.builder.inst(form, uses).unwrap();
    }
    fn jump(&mut self, successors: &[(usize, &[Value])]) {
        let form = self.form(FormKind::Branch, &[]);
        self.builder.inst(form, &[]).unwrap();
        for &(to, args) in successors {
            self.builder.successor(Block::from_u32(to as u32), args).unwrap();
        }
    }
    fn trap(&mut self) {
        let form = self.form(FormKind::Trap, &[]);
        self.builder.inst(form, &[]).unwrap();
    }
    fn param(&mut self, block: usize) -> Value {
        self.builder.block_param(Block::from_u32(block as u32), TY)
    }
    fn finish(self) -> Function {
        self.builder.finish()
    }
}

/// `n` blocks in a row; some values live through all of them.
fn chain(target: &Target, n: usize) -> Function {
    let mut f = Shape::new(target);
    f.blocks(n);
    let far: Vec<Value> = (0..10).map(|_| f.def()).collect();
    f.jump(&[(1, &[])]);
    for block in 1..=n {
        f.at(block);
        let near = f.def();
        f.read(&[near, far[block % far.len()]]);
        if block < n {
            f.jump(&[(block + 1, &[])]);
        } else {
            f.read(&far[..3]);
            f.trap();
        }
    }
    f.finish()
}

/// `n` blocks in a row, each of which may go to the last one: all of them are its predecessors.
fn exits(target: &Target, n: usize) -> Function {
    let mut f = Shape::new(target);
    f.blocks(n);
    let param = f.param(n);
    let far: Vec<Value> = (0..20).map(|_| f.def()).collect();
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

/// `n` loops, each within the one before.
fn nest(target: &Target, n: usize) -> Function {
    let mut f = Shape::new(target);
    f.blocks(2 * n);
    let far: Vec<Value> = (0..20).map(|_| f.def()).collect();
    let params: Vec<Value> = (1..=n).map(|header| f.param(header)).collect();
    f.jump(&[(1, &far[..1])]);
    for header in 1..=n {
        f.at(header);
        let next = f.op(&[params[header - 1], far[header % far.len()]]);
        f.jump(&[(header + 1, if header < n { std::slice::from_ref(&next) } else { &[] })]);
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

/// `n` loops, each within the one before. Each header makes four values that the loop's last block reads.
fn nest_of_values(target: &Target, n: usize) -> Function {
    let mut f = Shape::new(target);
    f.blocks(2 * n);
    f.jump(&[(1, &[])]);
    let mut values = Vec::new();
    for header in 1..=n {
        f.at(header);
        values.push([(); 4].map(|()| f.def()));
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

/// One block of `n` instructions with a window of values that changes slowly.
fn straight(target: &Target, n: usize) -> Function {
    let mut f = Shape::new(target);
    let mut window: Vec<Value> = (0..24).map(|_| f.def()).collect();
    for at in 0..n {
        let (a, b) = (window[at * 7 % 24], window[at * 5 % 24]);
        window[at % 24] = f.op(&[a, b]);
    }
    f.trap();
    f.finish()
}

/// `n` values that are all live at once, in one block.
fn crowd(target: &Target, n: usize) -> Function {
    let mut f = Shape::new(target);
    let values: Vec<Value> = (0..n).map(|_| f.def()).collect();
    for &value in &values {
        f.read(&[value]);
    }
    f.trap();
    f.finish()
}

/// `n` values that live through a diamond and a loop.
fn crowd_across_blocks(target: &Target, n: usize) -> Function {
    let mut f = Shape::new(target);
    f.blocks(4);
    let values: Vec<Value> = (0..n).map(|_| f.def()).collect();
    f.jump(&[(1, &[]), (2, &[])]);
    f.at(1);
    f.read(&values[..2]);
    f.jump(&[(3, &[])]);
    f.at(2);
    f.jump(&[(3, &[])]);
    f.at(3);
    f.read(&values[n / 2..n / 2 + 1]);
    f.jump(&[(3, &[]), (4, &[])]);
    f.at(4);
    for &value in &values {
        f.read(&[value]);
    }
    f.trap();
    f.finish()
}

/// One instruction with `n` operands, all of which may be in memory.
fn wide(target: &Target, n: usize) -> Function {
    wide_with(target, n, Place::Any)
}

/// One instruction with `n` operands in slots.
fn wide_slots(target: &Target, n: usize) -> Function {
    wide_with(target, n, Place::Slot)
}

fn wide_with(target: &Target, n: usize, place: Place) -> Function {
    let mut f = Shape::new(target);
    let values: Vec<Value> = (0..n).map(|_| f.def()).collect();
    let operands = vec![OperandDesc::new(Role::Use, Pos::Early, HOME, place); n];
    let form = f.form(FormKind::Op, &operands);
    f.builder.inst(form, &values).unwrap();
    f.read(&values[..1]);
    f.trap();
    f.finish()
}

/// One instruction with `n` defs that may be in memory, all of them used.
fn wide_defs(target: &Target, n: usize) -> Function {
    let mut f = Shape::new(target);
    let operands = vec![OperandDesc::new(Role::Def, Pos::Late, HOME, Place::Any); n];
    let form = f.form(FormKind::Op, &operands);
    let values = f.builder.inst(form, &[]).unwrap().defs;
    for value in values {
        f.read(&[value]);
    }
    f.trap();
    f.finish()
}

/// One instruction that reads one value `n` times.
fn same(target: &Target, n: usize) -> Function {
    let mut f = Shape::new(target);
    let value = f.def();
    f.read(&vec![value; n]);
    f.trap();
    f.finish()
}

/// A loop of a block with `n` parameters that are passed around in pairs and in a long cycle.
fn params(target: &Target, n: usize) -> Function {
    let mut f = Shape::new(target);
    f.blocks(2);
    let params: Vec<Value> = (0..n).map(|_| f.param(1)).collect();
    let values: Vec<Value> = (0..n).map(|_| f.def()).collect();
    f.jump(&[(1, &values)]);
    f.at(1);
    let half = n / 2;
    let mut args: Vec<Value> = (0..half).map(|at| params[at ^ 1]).collect();
    args.extend((half..n).map(|at| params[if at + 1 < n { at + 1 } else { half }]));
    f.jump(&[(1, &args), (2, &[])]);
    f.at(2);
    for &param in &params {
        f.read(&[param]);
    }
    f.trap();
    f.finish()
}

/// A switch of `n` successors, each of which uses one of many values.
fn switch(target: &Target, n: usize) -> Function {
    let mut f = Shape::new(target);
    f.blocks(n + 1);
    let values: Vec<Value> = (0..n).map(|_| f.def()).collect();
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

/// A switch of `n` successors in a block where many values are live of which each successor needs few.
fn switch_among_many(target: &Target, n: usize) -> Function {
    let mut f = Shape::new(target);
    f.blocks(n + 1);
    let values: Vec<Value> = (0..n).map(|_| f.def()).collect();
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

/// A switch whose `n` edges all go to the same two blocks.
fn switch_to_few(target: &Target, n: usize) -> Function {
    let mut f = Shape::new(target);
    f.blocks(2);
    let params = [f.param(1), f.param(2)];
    let values: Vec<Value> = (0..30).map(|_| f.def()).collect();
    let successors: Vec<(usize, &[Value])> = (0..n).map(|at| (1 + at % 2, &values[at % 30..=at % 30])).collect();
    f.jump(&successors);
    for block in 1..=2 {
        f.at(block);
        f.read(&[params[block - 1], values[block]]);
        f.trap();
    }
    f.finish()
}

type Make = fn(&Target, usize) -> Function;

/// The shapes, with the size at which they are timed (and four times that).
const SHAPES: [(&str, Make, usize); 14] = [
    ("chain", chain, 25_000),
    ("exits", exits, 25_000),
    ("nest", nest, 25_000),
    ("straight", straight, 250_000),
    ("crowd", crowd, 12_500),
    ("crowd across blocks", crowd_across_blocks, 12_500),
    ("wide", wide, 15_000),
    ("wide slots", wide_slots, 15_000),
    ("wide defs", wide_defs, 15_000),
    ("same", same, 15_000),
    ("params", params, 5_000),
    ("switch", switch, 12_500),
    ("switch among many", switch_among_many, 12_500),
    ("switch to few", switch_to_few, 12_500),
];

fn targets() -> [Target; 2] {
    // Registers of one unit each, and registers with parts.
    let mut scalar = scalar_target(16).into_desc();
    scalar.types.to_mut()[0].swap = true;
    [valid(scalar), toy_target()]
}

#[test]
fn extreme_shapes_are_allocated_correctly() {
    let mut context = Context::new();
    for target in targets() {
        for (name, make, size) in SHAPES {
            for n in [2, 3, size.min(150)] {
                let func = make(&target, n);
                for level in Level::ALL {
                    let options = Options::new(level, CalleeSaves::Insert);
                    let allocation =
                        context.allocate(&func, &target, &options).unwrap_or_else(|e| panic!("{name}: {e}"));
                    verify::check(&func, &target, &allocation).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
                }
            }
        }
    }
}

/// Lists of live values grow with their square here. Beyond a limit there are none, and each level does what `O0` does.
#[test]
fn values_live_in_too_many_blocks_leave_the_function_to_o0() {
    let target = toy_target();
    for (n, is_left) in [(100, false), (1300, true)] {
        let func = nest_of_values(&target, n);
        let [plain, levels @ ..] = Level::ALL.map(|level| {
            let options = Options::new(level, CalleeSaves::Insert);
            Context::new().allocate(&func, &target, &options).expect("an allocation")
        });
        verify::check(&func, &target, &plain).expect("a right allocation");
        for allocation in levels {
            assert_eq!(allocation == plain, is_left, "{n} loops");
        }
    }
}

#[test]
fn operands_beyond_all_registers_are_refused_without_a_search() {
    let mut context = Context::new();
    for target in targets() {
        let mut f = Shape::new(&target);
        let values: Vec<Value> = (0..40_000).map(|_| f.def()).collect();
        f.read(&values);
        f.read(&values);
        f.trap();
        let error = context.allocate(&f.finish(), &target, &Options::default()).unwrap_err();
        assert!(matches!(error, Error::Infeasible { .. }), "{error}");
    }
}

fn time(func: &Function, target: &Target, level: Level) -> Duration {
    let options = Options::new(level, CalleeSaves::Insert);
    let start = Instant::now();
    Context::new().allocate(func, target, &options).unwrap();
    start.elapsed()
}

#[test]
#[ignore = "takes a minute in a release build, and measures time"]
fn time_grows_with_size_and_no_faster() {
    let only = std::env::var("SHAPE").ok();
    let mut slow = Vec::new();
    for target in targets() {
        for (name, make, n) in SHAPES {
            if only.as_ref().is_some_and(|only| only != name) {
                continue;
            }
            let (small, large) = (make(&target, n), make(&target, 4 * n));
            for level in Level::ALL {
                let times = [time(&small, &target, level), time(&large, &target, level)];
                let size = [&small, &large].map(|func| func.num_operands() + func.num_insts() + func.num_edges());
                let each = [0, 1].map(|at| times[at].as_nanos() as usize / size[at]);
                println!(
                    "{:8} {name:20} {level:?} {:>8} {:>9.2?} {:>6} ns, {:>8} {:>9.2?} {:>6} ns each",
                    target.name, size[0], times[0], each[0], size[1], times[1], each[1]
                );
                if each[1] > 3 * each[0] + 200 {
                    slow.push((name, level, each));
                }
            }
        }
    }
    assert!(slow.is_empty(), "not linear: {slow:?}");
}

#[test]
#[ignore = "takes a minute and several gigabytes in a release build"]
fn a_million_blocks_and_sixteen_million_values() {
    let target = &targets()[0];
    for (name, func) in [("chain", chain(target, 1_000_000)), ("straight", straight(target, 1 << 24))] {
        let allocation = Context::new().allocate(&func, target, &Options::default()).unwrap();
        verify::check(&func, target, &allocation).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
        println!(
            "{name}: {} blocks, {} values, {} edits",
            func.num_blocks(),
            func.num_values(),
            allocation.edits.len()
        );
    }
}
