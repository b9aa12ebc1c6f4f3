//! Random machines, and functions that use everything that the interface has.
//!
//! This generator draws what the original's own generator does not. There are late uses and early defs in all combinations,
//! `Stack` and `Limit`, and several defs of a virtual register. There are returns and branches with operands, and branches
//! that define what they pass on. There are few registers, and registers that belong to no machine.
//!
//! Every function is SSA and has no critical edge. An instruction may be unsatisfiable.

use ssara_regalloc2::{Operand, OperandConstraint, OperandKind, OperandPos, PReg, RegClass, VReg};

use crate::code::{Block, Code, Env, Inst, Kind};

/// Numbers that look random, the same for the same seed (SplitMix64).
pub struct Rng(pub u64);

impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }
    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }
    fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
    fn pick<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        if all.is_empty() { None } else { all.get(self.below(all.len())) }
    }
}

const CLASSES: [RegClass; 3] = [RegClass::Int, RegClass::Float, RegClass::Vector];

/// Registers 0 to 31 are the machine's, 32 to 39 are places in memory, and the others do not exist.
pub fn env(rng: &mut Rng) -> Env {
    let mut env = Env::default();
    for class in CLASSES {
        let (preferred, others) = (6 + rng.below(8), rng.below(8));
        let mut numbers: Vec<usize> = (0..32).collect();
        for index in 0..numbers.len() {
            numbers.swap(index, index + rng.below(32 - index));
        }
        let reg = |&number: &usize| PReg::new(number, class).index();
        env.preferred[class as usize] = numbers[..preferred].iter().map(reg).collect();
        env.others[class as usize] = numbers[preferred..preferred + others].iter().map(reg).collect();
    }
    if rng.once_in(2) {
        let slots = CLASSES.into_iter().flat_map(|class| (32..40).map(move |number| PReg::new(number, class).index()));
        env.stack_slots = slots.collect();
    }
    env
}

/// A function for a machine.
pub fn code(rng: &mut Rng, env: &Env) -> Code {
    let mut code = Code { several_defs: rng.once_in(2), slots_named_by_last: rng.once_in(2), ..Code::default() };
    code.slot_sizes = [1, 1, 2];
    code.blocks.push(Block::default());
    let mut maker = Maker { rng, env, code, block: 0, known: Vec::new() };
    maker.function();
    let Maker { rng, mut code, .. } = maker;
    let insts = code.blocks.iter().map(|block| block.insts.len()).sum::<usize>();
    for label in 0..rng.below(4) as u32 {
        let vreg = VReg::new(rng.below(code.num_vregs.max(1)), RegClass::Int);
        let from = rng.below(insts);
        code.labels.push((vreg.bits() as u32, from, from + rng.below(insts - from + 1), label));
    }
    code.labels.sort_unstable();
    code
}

struct Maker<'a> {
    rng: &'a mut Rng,
    env: &'a Env,
    code: Code,
    /// The current block.
    block: usize,
    /// The virtual registers that are defined where the current block ends.
    known: Vec<VReg>,
}

/// The registers that the operands of an instruction are fixed to, in each of its two phases.
#[derive(Default)]
struct Taken([Vec<PReg>; 2]);

impl Taken {
    fn take(&mut self, reg: PReg, kind: OperandKind, pos: OperandPos) -> bool {
        let usual = (kind == OperandKind::Use) == (pos == OperandPos::Early);
        let phases = if usual { [pos == OperandPos::Early, pos == OperandPos::Late] } else { [true; 2] };
        let free = |(set, taken): (&Vec<PReg>, bool)| !taken || !set.contains(&reg);
        if !self.0.iter().zip(phases).all(free) {
            return false;
        }
        self.0.iter_mut().zip(phases).filter(|&(_, taken)| taken).for_each(|(set, _)| set.push(reg));
        true
    }
}

impl Maker<'_> {
    fn function(&mut self) {
        let regions = 1 + self.rng.below(4);
        // The entry may be the header of a loop.
        if self.rng.once_in(4) {
            self.insts();
            let [body, exit] = self.branch();
            self.arm(body, |maker| maker.jump(0, &[]));
            self.block = exit;
        }
        for _ in 0..regions {
            self.region(2);
        }
        self.leave();
    }

    fn region(&mut self, depth: usize) {
        self.insts();
        if depth == 0 {
            return;
        }
        match self.rng.below(4) {
            0 => {
                let [left, right] = self.branch();
                let params = self.params();
                let join = self.new_block(params.clone());
                for arm in [left, right] {
                    self.arm(arm, |maker| {
                        maker.region(depth - 1);
                        maker.jump(join, &params);
                    });
                }
                self.enter(join);
            }
            1 => {
                let params = self.params();
                let head = self.new_block(params.clone());
                self.jump(head, &params);
                self.enter(head);
                self.insts();
                let [body, exit] = self.branch();
                self.arm(body, |maker| {
                    maker.region(depth - 1);
                    maker.jump(head, &params);
                });
                self.enter(exit);
            }
            2 => {
                let [out, on] = self.branch();
                self.arm(out, Maker::leave);
                self.enter(on);
            }
            _ => {}
        }
    }

    /// Fills a block, and what follows it until `end`, with what is defined there known there only.
    fn arm(&mut self, block: usize, end: impl FnOnce(&mut Self)) {
        let known = self.known.len();
        self.enter(block);
        self.insts();
        end(self);
        self.known.truncate(known);
    }
    fn enter(&mut self, block: usize) {
        self.block = block;
        let params = self.code.blocks[block].params.iter().map(|&bits| VReg::from_bits(bits));
        self.known.extend(params);
    }
    fn new_block(&mut self, params: Vec<VReg>) -> usize {
        let params = params.iter().map(|param| param.bits() as u32).collect();
        self.code.blocks.push(Block { params, ..Block::default() });
        self.code.blocks.len() - 1
    }
    fn vreg(&mut self, class: RegClass) -> VReg {
        self.code.num_vregs += 1;
        VReg::new(self.code.num_vregs - 1, class)
    }
    fn class(&mut self) -> RegClass {
        CLASSES[self.rng.below(5) % 3]
    }
    /// Parameters of a block, of classes of which something is known.
    fn params(&mut self) -> Vec<VReg> {
        let classes: Vec<RegClass> = self.known.iter().map(|vreg| vreg.class()).collect();
        (0..self.rng.below(4))
            .filter_map(|_| {
                let class = *self.rng.pick(&classes)?;
                Some(self.vreg(class))
            })
            .collect()
    }
    fn push(&mut self, inst: Inst) {
        self.code.blocks[self.block].insts.push(inst);
    }

    /// Ends the current block with a jump that passes something known for each parameter.
    fn jump(&mut self, to: usize, params: &[VReg]) {
        let args = params.iter().map(|param| {
            let fits: Vec<VReg> = self.known.iter().copied().filter(|vreg| vreg.class() == param.class()).collect();
            self.rng.pick(&fits).expect("something of the class is known").bits() as u32
        });
        let args = args.collect();
        self.code.blocks[self.block].succs.push((to as u32, args));
        self.push(Inst { kind: Kind::Branch, operands: Vec::new(), clobbers: Vec::new() });
    }

    /// Ends the current block with a branch to two new blocks. It may define what it passes on.
    fn branch(&mut self) -> [usize; 2] {
        let mut inst = Inst { kind: Kind::Branch, operands: Vec::new(), clobbers: Vec::new() };
        let mut passed = Vec::new();
        if self.rng.once_in(2) {
            let defs = if self.rng.once_in(3) { self.rng.below(3) } else { 0 };
            (inst, passed) = self.inst(Kind::Branch, defs);
        }
        self.push(inst);
        let from = self.block;
        [(); 2].map(|()| {
            let (mut params, mut args) = (Vec::new(), Vec::new());
            for &arg in passed.iter().chain(self.known.last()) {
                if self.rng.once_in(2) {
                    args.push(arg.bits() as u32);
                    params.push(arg.class());
                }
            }
            let params = params.into_iter().map(|class| self.vreg(class)).collect();
            let block = self.new_block(params);
            self.code.blocks[from].succs.push((block as u32, args));
            block
        })
    }

    fn leave(&mut self) {
        let (inst, _) = if self.rng.once_in(4) {
            (Inst { kind: Kind::Return, operands: Vec::new(), clobbers: Vec::new() }, Vec::new())
        } else {
            let defs = self.rng.below(2);
            self.inst(Kind::Return, defs)
        };
        self.push(inst);
    }

    fn insts(&mut self) {
        for _ in 0..self.rng.below(5) {
            let defs = self.rng.below(4);
            let (inst, defined) = self.inst(Kind::Op, defs);
            self.push(inst);
            self.known.extend(defined);
        }
    }

    /// An instruction, and what it defines.
    fn inst(&mut self, kind: Kind, defs: usize) -> (Inst, Vec<VReg>) {
        let mut operands = Vec::new();
        let mut taken = Taken::default();
        for _ in 0..self.rng.below(5) {
            let Some(&vreg) = self.rng.pick(&self.known) else { continue };
            // The original does not do this, and panics.
            let same = || operands.iter().filter(|operand: &&Operand| operand.vreg() == vreg);
            if same().any(|operand| operand.constraint() == OperandConstraint::Stack) {
                continue;
            }
            let pos = if self.rng.once_in(6) { OperandPos::Late } else { OperandPos::Early };
            let mut constraint = self.constraint(vreg, OperandKind::Use, pos, &mut taken);
            if constraint == OperandConstraint::Stack && same().next().is_some() {
                constraint = OperandConstraint::Any;
            }
            operands.push(Operand::new(vreg, constraint, OperandKind::Use, pos));
        }
        if self.rng.once_in(8) {
            let (number, class) = (60 + self.rng.below(4), self.class());
            operands.push(Operand::fixed_nonallocatable(PReg::new(number, class)));
        }
        let mut defined = Vec::new();
        let mut reused = Vec::new();
        for _ in 0..defs {
            let class = self.class();
            let vreg = self.vreg(class);
            defined.push(vreg);
            let may_reuse = |&(index, operand): &(usize, &Operand)| {
                let plain = matches!(operand.constraint(), OperandConstraint::Reg);
                let early_use = (operand.kind(), operand.pos()) == (OperandKind::Use, OperandPos::Early);
                plain && early_use && operand.class() == class && !reused.contains(&index)
            };
            let index = operands.iter().enumerate().find(may_reuse).map(|(index, _)| index);
            if let Some(index) = index.filter(|_| self.rng.once_in(2)) {
                reused.push(index);
                operands.push(Operand::reg_reuse_def(vreg, index));
                continue;
            }
            let pos = if self.rng.once_in(5) { OperandPos::Early } else { OperandPos::Late };
            let constraint = self.constraint(vreg, OperandKind::Def, pos, &mut taken);
            operands.push(Operand::new(vreg, constraint, OperandKind::Def, pos));
            if self.code.several_defs && self.rng.once_in(6) {
                operands.push(Operand::new(vreg, OperandConstraint::Any, OperandKind::Def, pos));
            }
        }
        let mut clobbers = Vec::new();
        if self.rng.once_in(4) {
            for index in self.env.preferred.iter().chain(&self.env.others).flatten().copied() {
                if self.rng.once_in(3) && !taken.0[1].contains(&PReg::from_index(index)) {
                    clobbers.push(index);
                }
            }
        }
        (Inst { kind, operands: operands.iter().map(|operand| operand.bits()).collect(), clobbers }, defined)
    }

    fn constraint(&mut self, vreg: VReg, kind: OperandKind, pos: OperandPos, taken: &mut Taken) -> OperandConstraint {
        match self.rng.below(12) {
            0..=3 => OperandConstraint::Any,
            4 => OperandConstraint::Stack,
            5 => OperandConstraint::Limit(16),
            6..=8 => {
                let class = vreg.class() as usize;
                let number = match self.rng.below(8) {
                    0 => self.rng.pick(&self.env.stack_slots).copied().filter(|&reg| reg / 64 == class),
                    1..=3 => self.rng.pick(&self.env.others[class]).copied(),
                    _ => self.rng.pick(&self.env.preferred[class]).copied(),
                };
                let reg = number.map(PReg::from_index).filter(|&reg| taken.take(reg, kind, pos));
                reg.map_or(OperandConstraint::Reg, OperandConstraint::FixedReg)
            }
            _ => OperandConstraint::Reg,
        }
    }
}
