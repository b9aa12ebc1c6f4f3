//! Corpus records as problems of regalloc2.

use regalloc2::{
    Block, Function, Inst, InstRange, MachineEnv, Operand, OperandConstraint, OperandKind, OperandPos, PReg, PRegSet,
    RegClass, VReg,
};

use crate::ra2f;

/// A record in the form in which regalloc2 asks for it.
pub struct Problem {
    func: ra2f::Func,
    blocks: Vec<BlockData>,
    operands: Vec<Operand>,
    /// The registers that regalloc2 may use.
    pub env: MachineEnv,
}

struct BlockData {
    preds: Vec<Block>,
    succs: Vec<Block>,
    params: Vec<VReg>,
    args: Vec<Vec<VReg>>,
}

impl Problem {
    /// The problem of a record.
    pub fn new(record: &ra2f::Record) -> Problem {
        let func = &record.func;
        let to_block = |block: u32| Block::new(block as usize);
        let blocks = func.blocks.iter().map(|block| BlockData {
            preds: block.preds.iter().copied().map(to_block).collect(),
            succs: block.succs.iter().map(|succ| to_block(succ.block)).collect(),
            params: vregs(&block.params),
            args: block.succs.iter().map(|succ| vregs(&succ.args)).collect(),
        });
        Problem {
            func: func.clone(),
            blocks: blocks.collect(),
            operands: func.operands.iter().map(operand).collect(),
            env: machine_env(&record.env),
        }
    }
}

fn class(class: u8) -> RegClass {
    [RegClass::Int, RegClass::Float, RegClass::Vector][class as usize]
}

fn vreg(vreg: ra2f::VReg) -> VReg {
    VReg::new(vreg.index() as usize, class(vreg.class()))
}

fn vregs(list: &[ra2f::VReg]) -> Vec<VReg> {
    list.iter().copied().map(vreg).collect()
}

fn operand(operand: &ra2f::Operand) -> Operand {
    let constraint = match operand.constraint {
        ra2f::Constraint::Any => OperandConstraint::Any,
        ra2f::Constraint::Reg => OperandConstraint::Reg,
        ra2f::Constraint::Stack => OperandConstraint::Stack,
        ra2f::Constraint::Limit(log) => OperandConstraint::Limit(1 << log),
        ra2f::Constraint::Reuse(index) => OperandConstraint::Reuse(index.into()),
        ra2f::Constraint::Fixed(reg) => OperandConstraint::FixedReg(PReg::from_index(reg.0.into())),
    };
    let kind = if operand.is_def { OperandKind::Def } else { OperandKind::Use };
    let pos = if operand.is_late { OperandPos::Late } else { OperandPos::Early };
    Operand::new(vreg(operand.vreg), constraint, kind, pos)
}

fn machine_env(env: &ra2f::Env) -> MachineEnv {
    let set = |regs: &Vec<ra2f::PReg>| {
        regs.iter().fold(PRegSet::empty(), |set, reg| set.with(PReg::from_index(reg.0.into())))
    };
    MachineEnv {
        preferred_regs_by_class: env.preferred.each_ref().map(set),
        non_preferred_regs_by_class: env.non_preferred.each_ref().map(set),
        scratch_by_class: env.scratch.map(|reg| reg.map(|reg| PReg::from_index(reg.0.into()))),
        fixed_stack_slots: env.stack_slots.iter().map(|reg| PReg::from_index(reg.0.into())).collect(),
    }
}

impl Function for Problem {
    fn num_insts(&self) -> usize {
        self.func.insts.len()
    }
    fn num_blocks(&self) -> usize {
        self.blocks.len()
    }
    fn entry_block(&self) -> Block {
        Block::new(self.func.entry as usize)
    }
    fn block_insns(&self, block: Block) -> InstRange {
        let insts = &self.func.blocks[block.index()].insts;
        InstRange::new(Inst::new(insts.start as usize), Inst::new(insts.end as usize))
    }
    fn block_succs(&self, block: Block) -> &[Block] {
        &self.blocks[block.index()].succs
    }
    fn block_preds(&self, block: Block) -> &[Block] {
        &self.blocks[block.index()].preds
    }
    fn block_params(&self, block: Block) -> &[VReg] {
        &self.blocks[block.index()].params
    }
    fn is_ret(&self, inst: Inst) -> bool {
        self.func.insts[inst.index()].kind == ra2f::InstKind::Return
    }
    fn is_branch(&self, inst: Inst) -> bool {
        self.func.insts[inst.index()].kind == ra2f::InstKind::Branch
    }
    fn branch_blockparams(&self, block: Block, _: Inst, successor: usize) -> &[VReg] {
        &self.blocks[block.index()].args[successor]
    }
    fn inst_operands(&self, inst: Inst) -> &[Operand] {
        let operands = &self.func.insts[inst.index()].operands;
        &self.operands[operands.start as usize..operands.end as usize]
    }
    fn inst_clobbers(&self, inst: Inst) -> PRegSet {
        let mut set = PRegSet::empty();
        if let Some(words) = &self.func.insts[inst.index()].clobbers {
            for reg in ssara_core::units::iter_words(&words[..]) {
                set.add(PReg::from_index(reg.into()));
            }
        }
        set
    }
    fn num_vregs(&self) -> usize {
        self.func.num_vregs as usize
    }
    fn spillslot_size(&self, class: RegClass) -> usize {
        self.func.slot_sizes[class as usize] as usize
    }
    fn multi_spillslot_named_by_last_slot(&self) -> bool {
        self.func.named_by_last
    }
    fn allow_multiple_vreg_defs(&self) -> bool {
        self.func.multi_def
    }
}
