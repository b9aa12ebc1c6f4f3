//! Functions of extreme shapes and any size, as corpus records, so that all allocators can be asked.
//!
//! The machine has the registers of x86-64. No edge is critical, as regalloc2 demands.

use crate::ra2f::{Block, Constraint, Env, Func, Inst, InstKind, Operand, PReg, Record, Successor, VReg};

/// A shape: its name, what there are `n` of, and how it is made.
pub struct Shape {
    /// A word for it.
    pub name: &'static str,
    /// What grows.
    pub doc: &'static str,
    make: fn(usize) -> Func,
}

/// All shapes.
pub const SHAPES: [Shape; 5] = [
    Shape { name: "crowd", doc: "n values live at once", make: crowd },
    Shape { name: "nest", doc: "n loops, each in the one before", make: nest },
    Shape { name: "phis", doc: "n block parameters, each an argument for the next", make: phis },
    Shape { name: "blocks", doc: "6 n blocks in a row", make: blocks },
    Shape { name: "diamonds", doc: "n diamonds with 200 values live through them", make: diamonds },
];

/// The sizes at which shapes are measured.
pub const SIZES: [usize; 6] = [500, 1_000, 2_000, 4_000, 8_000, 16_000];

impl Shape {
    /// The shape in size `n`, at least 1.
    pub fn record(&self, n: usize) -> Record {
        Record { name: format!("{} {n}", self.name), env: env(), func: (self.make)(n) }
    }
}

/// The registers of x86-64 but for the stack and the frame pointer.
fn env() -> Env {
    let regs = |class, encodings: &[u8]| encodings.iter().map(|&encoding| PReg::new(class, encoding)).collect();
    Env {
        preferred: [regs(0, &[6, 7, 0, 1, 2, 8, 9, 10, 11]), regs(1, &[0, 1, 2, 3, 4, 5, 6, 7]), Vec::new()],
        non_preferred: [regs(0, &[3, 12, 13, 14, 15]), regs(1, &[8, 9, 10, 11, 12, 13, 14, 15]), Vec::new()],
        ..Env::default()
    }
}

/// A function under construction, block after block.
struct Maker {
    func: Func,
    /// The first instruction of the block at hand, and its parameters.
    start: u32,
    params: Vec<VReg>,
}

impl Maker {
    fn new() -> Maker {
        let func = Func { slot_sizes: [1, 1, 0], ..Func::default() };
        Maker { func, start: 0, params: Vec::new() }
    }
    fn value(&mut self) -> VReg {
        self.func.num_vregs += 1;
        VReg::new(self.func.num_vregs - 1, 0)
    }
    fn inst(&mut self, kind: InstKind, def: Option<VReg>, uses: &[VReg]) {
        let start = self.func.operands.len() as u32;
        let operand = |is_def| move |vreg| Operand { vreg, is_def, is_late: is_def, constraint: Constraint::Reg };
        self.func.operands.extend(def.into_iter().map(operand(true)));
        self.func.operands.extend(uses.iter().copied().map(operand(false)));
        let operands = start..self.func.operands.len() as u32;
        self.func.insts.push(Inst { kind, operands, clobbers: None });
    }
    /// A new value, computed from others.
    fn op(&mut self, uses: &[VReg]) -> VReg {
        let value = self.value();
        self.inst(InstKind::Op, Some(value), uses);
        value
    }
    fn values(&mut self, count: usize) -> Vec<VReg> {
        (0..count).map(|_| self.op(&[])).collect()
    }
    /// Gives the block at hand a parameter.
    fn param(&mut self) -> VReg {
        let param = self.value();
        self.params.push(param);
        param
    }
    /// The number of the block at hand.
    fn here(&self) -> u32 {
        self.func.blocks.len() as u32
    }
    /// Ends the block at hand; it goes to these blocks with these arguments.
    fn goto(&mut self, succs: &[(u32, &[VReg])]) {
        self.inst(InstKind::Branch, None, &[]);
        self.end(succs.iter().map(|&(block, args)| Successor { block, args: args.to_vec() }).collect());
    }
    fn end(&mut self, succs: Vec<Successor>) {
        let insts = self.start..self.func.insts.len() as u32;
        self.start = insts.end;
        let params = std::mem::take(&mut self.params);
        self.func.blocks.push(Block { insts, preds: Vec::new(), params, succs });
    }
    /// Ends the last block, and with it the function.
    fn finish(mut self, uses: &[VReg]) -> Func {
        // What a return reads in any register may be in one that the function restores before.
        self.inst(InstKind::Op, None, uses);
        self.inst(InstKind::Return, None, &[]);
        self.end(Vec::new());
        let edges = |(from, block): (usize, &Block)| {
            let to: Vec<u32> = block.succs.iter().map(|succ| succ.block).collect();
            to.into_iter().map(move |to| (from as u32, to))
        };
        let edges: Vec<(u32, u32)> = self.func.blocks.iter().enumerate().flat_map(edges).collect();
        for (from, to) in edges {
            self.func.blocks[to as usize].preds.push(from);
        }
        self.func
    }
}

fn crowd(n: usize) -> Func {
    let mut m = Maker::new();
    for value in m.values(n) {
        m.inst(InstKind::Op, None, &[value]);
    }
    m.finish(&[])
}

fn nest(n: usize) -> Func {
    let mut m = Maker::new();
    let far = m.values(20);
    m.goto(&[(1, &far[..1])]);
    for header in 0..n {
        let param = m.param();
        let next = m.op(&[param, far[header % far.len()]]);
        m.goto(&[(m.here() + 1, if header + 1 < n { std::slice::from_ref(&next) } else { &[] })]);
    }
    // Each loop ends in a block with two successors. It goes back by way of the next block, or out of the loop by way of
    // the one after.
    for latch in 0..n {
        let next = m.op(&[far[latch % far.len()]]);
        m.goto(&[(m.here() + 1, &[]), (m.here() + 2, &[])]);
        m.goto(&[((n - latch) as u32, &[next])]);
    }
    m.finish(&far[..2])
}

fn phis(n: usize) -> Func {
    let mut m = Maker::new();
    let mut last = m.op(&[]);
    for _ in 0..n {
        m.goto(&[(m.here() + 1, &[]), (m.here() + 2, &[])]);
        let other = m.op(&[last]);
        m.goto(&[(m.here() + 2, &[other])]);
        m.goto(&[(m.here() + 1, &[last])]);
        last = m.param();
    }
    m.finish(&[last])
}

fn blocks(n: usize) -> Func {
    let mut m = Maker::new();
    let far = m.values(10);
    for block in 0..6 * n {
        m.goto(&[(m.here() + 1, &[])]);
        let near = m.op(&[]);
        m.inst(InstKind::Op, None, &[near, far[block % far.len()]]);
    }
    m.finish(&far[..3])
}

fn diamonds(n: usize) -> Func {
    let mut m = Maker::new();
    let far = m.values(200);
    for diamond in 0..n {
        m.goto(&[(m.here() + 1, &[]), (m.here() + 2, &[])]);
        let left = m.op(&[far[diamond * 7 % far.len()]]);
        m.goto(&[(m.here() + 2, &[left])]);
        let right = m.op(&[far[diamond * 11 % far.len()]]);
        m.goto(&[(m.here() + 1, &[right])]);
        let param = m.param();
        m.inst(InstKind::Op, None, &[param]);
    }
    for &value in &far {
        m.inst(InstKind::Op, None, &[value]);
    }
    m.finish(&[])
}
