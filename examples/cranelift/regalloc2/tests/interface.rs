//! The interface besides right allocations: the calls that a client receives, and the functions that are refused, with their
//! errors.

use ssara_regalloc2::checker::Checker;
use ssara_regalloc2::{
    Allocation, Block, Ctx, Edit, Function, Inst, InstRange, MachineEnv, Operand, OperandConstraint, OperandKind,
    OperandPos, Output, PReg, PRegSet, RegAllocError, RegClass, RegallocOptions, VReg, run_with_ctx,
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
    several_defs: bool,
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
    fn allow_multiple_vreg_defs(&self) -> bool {
        self.several_defs
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
fn what_nobody_allocates_is_where_it_is() {
    let unallocated = [Operand::fixed_nonallocatable(reg(63)), Operand::reg_def(value(0))];
    let uses = [Operand::reg_use(value(0)), Operand::fixed_nonallocatable(reg(9)), Operand::any_use(value(0))];
    let output = allocate(&Small::default().block(&[&unallocated, &uses, &[]], &[])).expect("it can be allocated");
    assert_eq!(output.inst_allocs(Inst(0))[0].as_reg(), Some(reg(63)));
    let home = output.inst_allocs(Inst(0))[1];
    assert_eq!(output.inst_allocs(Inst(1)), [home, Allocation::reg(reg(9)), home]);
}

/// A register that the client does not prefer need not be callee-saved: `x5` of RV64 is not.
#[test]
fn a_return_may_have_an_operand_in_any_register() {
    for number in 0..4 {
        let def = [Operand::reg_def(value(0))];
        let other = [Operand::reg_fixed_use(value(0), reg(1))];
        let tail_call = [Operand::reg_fixed_use(value(0), reg(number))];
        let func = Small::default().block(&[&def, &[]], &[1, 2]).block(&[&other], &[]).block(&[&tail_call], &[]);
        let output = allocate(&func).expect("it can be allocated");
        assert_eq!(output.inst_allocs(Inst(3))[0].as_reg(), Some(reg(number)));
    }
}

/// A return takes presumed callee-saved registers if there are no others.
#[test]
fn a_return_may_have_as_many_operands_as_there_are_registers() {
    let uses: Vec<Operand> = (0..4).map(|number| Operand::reg_use(value(number))).collect();
    let defs: Vec<[Operand; 1]> = (0..4).map(|number| [Operand::reg_def(value(number))]).collect();
    let mut insts: Vec<&[Operand]> = defs.iter().map(|def| &def[..]).collect();
    insts.push(&uses[..]);
    let output = allocate(&Small::default().block(&insts, &[])).expect("it can be allocated");
    let mut found: Vec<_> = output.inst_allocs(Inst(4)).iter().filter_map(|place| place.as_reg()).collect();
    found.sort_unstable();
    assert_eq!(found, (0..4).map(reg).collect::<Vec<_>>());
}

/// A function receives its arguments once, however often its first block runs.
#[test]
fn control_may_come_back_to_the_entry() {
    let receive = [Operand::reg_fixed_def(value(0), reg(2))];
    let keep = [Operand::reg_fixed_use(value(0), reg(1)), Operand::reg_fixed_def(value(1), reg(2))];
    let func = Small::default()
        .block(&[&receive, &keep, &[]], &[1, 2])
        .block(&[&[Operand::any_use(value(1))], &[]], &[0])
        .block(&[&[Operand::reg_fixed_use(value(1), reg(0))]], &[]);
    let output = allocate(&func).expect("it can be allocated");
    assert_eq!(output.inst_alloc_offsets.len(), func.num_insts());
    assert_eq!(output.inst_allocs(Inst(0))[0].as_reg(), Some(reg(2)));
    assert!(output.edits.iter().all(|(point, _)| point.inst() > Inst(0)), "{:?}", output.edits);
}

#[test]
fn several_defs_of_one_value_are_in_one_place() {
    let defs = [Operand::any_def(value(0)), Operand::any_def(value(1)), Operand::reg_fixed_def(value(0), reg(3))];
    let mut func =
        Small::default().block(&[&defs, &[Operand::any_use(value(0)), Operand::any_use(value(1))], &[]], &[]);
    assert!(matches!(allocate(&func), Err(RegAllocError::SSA(vreg, Inst(0))) if vreg == value(0)));
    func.several_defs = true;
    let output = allocate(&func).expect("it can be allocated");
    let found = output.inst_allocs(Inst(0));
    assert_eq!((found[0].as_reg(), found[2].as_reg()), (Some(reg(3)), Some(reg(3))));
    assert_ne!(found[1], found[0]);
}

/// A copy from memory to memory goes through a register, whose own value survives.
#[test]
fn places_in_memory_may_be_named() {
    let mut env = env();
    env.fixed_stack_slots = (40..43).map(reg).collect();
    let receive: Vec<Operand> = (0..3).map(|number| Operand::reg_fixed_def(value(number), reg(40 + number))).collect();
    let busy: Vec<Operand> = (3..7).map(|number| Operand::reg_def(value(number))).collect();
    let all: Vec<Operand> = (3..7).map(|number| Operand::reg_use(value(number))).collect();
    let pass: Vec<Operand> =
        (0..3).map(|number| Operand::reg_fixed_use(value(number), reg(40 + (number + 1) % 3))).collect();
    let func = Small::default().block(&[&receive, &busy, &pass, &all, &[]], &[]);
    let output =
        run_with_ctx(&func, &env, &RegallocOptions::default(), &mut Ctx::default()).expect("it is allocated").clone();
    let mut checker = Checker::new(&func, &env);
    checker.prepare(&output);
    checker.run().expect("the output is right");
    let in_memory = |place: Allocation| place.as_reg().is_none_or(|reg| reg.hw_enc() >= 40);
    for (_, Edit::Move { from, to }) in &output.edits {
        assert!(!(in_memory(*from) && in_memory(*to)), "{from} to {to}");
    }
}

#[test]
fn what_cannot_be_is_an_error() {
    // A block that is not there, a def that reuses what is not allocated, and no block at all.
    let branch = Small { succs: vec![vec![Block(7)]], ..Small::default().block(&[&[]], &[0]) };
    assert!(matches!(allocate(&branch), Err(RegAllocError::Branch(Inst(0)))));
    let reuse = [Operand::fixed_nonallocatable(reg(9)), Operand::reg_reuse_def(value(0), 0)];
    assert!(matches!(allocate(&Small::default().block(&[&reuse, &[]], &[])), Err(RegAllocError::SSA(..))));
    assert!(matches!(allocate(&Small::default()), Err(RegAllocError::BB(_))));
    // A register for two values at once, and two registers for three.
    let two = [Operand::reg_fixed_def(value(0), reg(1)), Operand::reg_fixed_def(value(1), reg(1))];
    assert!(matches!(allocate(&Small::default().block(&[&two, &[]], &[])), Err(RegAllocError::TooManyLiveRegs)));
    let limited = |number| Operand::new(value(number), OperandConstraint::Limit(2), OperandKind::Def, OperandPos::Late);
    let many: Vec<Operand> = (0..3).map(limited).collect();
    assert!(matches!(allocate(&Small::default().block(&[&many, &[]], &[])), Err(RegAllocError::TooManyLiveRegs)));
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
