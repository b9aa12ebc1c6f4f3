//! What clients may count on besides right allocations: which questions they are asked, what is refused, how it is refused.

use regalloc2::checker::Checker;
use regalloc2::{
    Block, Ctx, Function, Inst, InstRange, MachineEnv, Operand, Output, PReg, PRegSet, RegAllocError, RegClass,
    RegallocOptions, VReg, run_with_ctx,
};

/// A function of blocks with one way in, or of two ways into the last one.
#[derive(Default)]
struct Small {
    insts: Vec<Vec<Operand>>,
    /// By block: the number of its instructions.
    blocks: Vec<usize>,
    succs: Vec<Vec<Block>>,
    preds: Vec<Vec<Block>>,
    labels: Vec<(VReg, Inst, Inst, u32)>,
}

impl Small {
    /// Adds a block.
    fn block(mut self, insts: &[&[Operand]], succs: &[u32]) -> Small {
        let from = Block(self.blocks.len() as u32);
        self.insts.extend(insts.iter().map(|operands| operands.to_vec()));
        self.blocks.push(insts.len());
        self.succs.push(succs.iter().copied().map(Block).collect());
        for &succ in succs {
            self.preds.resize(self.preds.len().max(succ as usize + 1), Vec::new());
            self.preds[succ as usize].push(from);
        }
        self.preds.resize(self.preds.len().max(self.blocks.len()), Vec::new());
        self
    }
    fn is_last(&self, inst: Inst) -> Option<usize> {
        (0..self.blocks.len()).find(|&block| self.block_insns(Block::new(block)).last() == inst)
    }
}

impl Function for Small {
    fn num_insts(&self) -> usize {
        self.insts.len()
    }
    fn num_blocks(&self) -> usize {
        self.blocks.len()
    }
    fn entry_block(&self) -> Block {
        Block(0)
    }
    fn block_insns(&self, block: Block) -> InstRange {
        let start = self.blocks[..block.index()].iter().sum();
        InstRange::new(Inst::new(start), Inst::new(start + self.blocks[block.index()]))
    }
    fn block_succs(&self, block: Block) -> &[Block] {
        &self.succs[block.index()]
    }
    fn block_preds(&self, block: Block) -> &[Block] {
        &self.preds[block.index()]
    }
    fn block_params(&self, _: Block) -> &[VReg] {
        &[]
    }
    fn is_ret(&self, inst: Inst) -> bool {
        self.is_last(inst).is_some_and(|block| self.succs[block].is_empty())
    }
    fn is_branch(&self, inst: Inst) -> bool {
        self.is_last(inst).is_some_and(|block| !self.succs[block].is_empty())
    }
    fn branch_blockparams(&self, _: Block, _: Inst, _: usize) -> &[VReg] {
        &[]
    }
    fn inst_operands(&self, inst: Inst) -> &[Operand] {
        &self.insts[inst.index()]
    }
    fn inst_clobbers(&self, _: Inst) -> PRegSet {
        PRegSet::empty()
    }
    fn num_vregs(&self) -> usize {
        200
    }
    fn debug_value_labels(&self) -> &[(VReg, Inst, Inst, u32)] {
        &self.labels
    }
    fn spillslot_size(&self, class: RegClass) -> usize {
        assert_eq!(class, RegClass::Int, "the machine has no other class");
        1
    }
}

fn reg(number: usize) -> PReg {
    PReg::new(number, RegClass::Int)
}

fn value(number: usize) -> VReg {
    VReg::new(192 + number, RegClass::Int)
}

fn env() -> MachineEnv {
    let set = |numbers: [usize; 2]| [numbers.into_iter().map(reg).collect(), PRegSet::empty(), PRegSet::empty()];
    MachineEnv {
        preferred_regs_by_class: set([0, 1]),
        non_preferred_regs_by_class: set([2, 3]),
        scratch_by_class: [None; 3],
        fixed_stack_slots: Vec::new(),
    }
}

fn allocate(func: &Small) -> Result<Output, RegAllocError> {
    let env = env();
    let output = run_with_ctx(func, &env, &RegallocOptions::default(), &mut Ctx::default())?.clone();
    let mut checker = Checker::new(func, &env);
    checker.prepare(&output);
    checker.run().expect("the output is right");
    Ok(output)
}

#[test]
fn sizes_are_asked_of_classes_with_registers_only() {
    let func =
        Small::default().block(&[&[Operand::reg_def(value(0))], &[Operand::reg_fixed_use(value(0), reg(1))]], &[]);
    let output = allocate(&func).expect("it can be allocated");
    assert_eq!(output.inst_allocs(Inst(1))[0].as_reg(), Some(reg(1)));
}

#[test]
fn what_is_not_supported_is_refused() {
    let unallocated = [Operand::fixed_nonallocatable(reg(9))];
    let func = Small::default().block(&[&unallocated, &[]], &[]);
    assert!(matches!(allocate(&func), Err(RegAllocError::TooManyOperands)));
}

#[test]
fn a_use_without_a_def_is_an_error() {
    let func = Small::default().block(&[&[Operand::reg_use(value(3))], &[]], &[]);
    assert!(matches!(allocate(&func), Err(RegAllocError::SSA(..))));
}

#[test]
fn more_than_there_is_is_an_error() {
    let uses: Vec<Operand> = (0..5).map(|number| Operand::reg_use(value(number))).collect();
    let defs: Vec<[Operand; 1]> = (0..5).map(|number| [Operand::reg_def(value(number))]).collect();
    let mut insts: Vec<&[Operand]> = defs.iter().map(|def| &def[..]).collect();
    insts.extend([&uses[..], &[]]);
    assert!(matches!(allocate(&Small::default().block(&insts, &[])), Err(RegAllocError::TooManyLiveRegs)));
}

#[test]
fn labels_find_their_values() {
    let def = [Operand::reg_fixed_def(value(0), reg(0))];
    let other = [Operand::reg_fixed_def(value(1), reg(0))];
    let uses = [Operand::reg_use(value(0)), Operand::reg_use(value(1))];
    let mut func = Small::default().block(&[&def, &other, &uses, &[]], &[]);
    func.labels.push((value(0), Inst(1), Inst(3), 7));
    let output = allocate(&func).expect("it can be allocated");
    let found = &output.debug_locations;
    assert!(!found.is_empty() && found.iter().all(|&(label, ..)| label == 7), "{found:?}");
    let (_, _, end, last) = found[found.len() - 1];
    assert_eq!((end.inst(), last), (Inst(3), output.inst_allocs(Inst(2))[0]));
}
