//! A function that two crates of the same interface can look at: `regalloc2`, which is ssara, and the original.

use std::collections::HashMap;

/// What an instruction does to control flow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Op,
    Branch,
    Return,
}

#[derive(Clone, Debug)]
pub struct Inst {
    pub kind: Kind,
    /// The bits of the operands, which are the same in both crates.
    pub operands: Vec<u64>,
    /// Indices of registers.
    pub clobbers: Vec<usize>,
}

#[derive(Clone, Debug, Default)]
pub struct Block {
    pub insts: Vec<Inst>,
    /// Bits of virtual registers.
    pub params: Vec<u32>,
    /// Where control goes, and the bits of what is passed there.
    pub succs: Vec<(u32, Vec<u32>)>,
}

#[derive(Clone, Debug, Default)]
pub struct Code {
    pub blocks: Vec<Block>,
    pub num_vregs: usize,
    /// Virtual register, from, to, label.
    pub labels: Vec<(u32, usize, usize, u32)>,
    /// By class: the units of memory that a value takes.
    pub slot_sizes: [usize; 3],
    pub several_defs: bool,
    pub slots_named_by_last: bool,
}

/// The registers of a machine, by index.
#[derive(Clone, Debug, Default)]
pub struct Env {
    pub preferred: [Vec<usize>; 3],
    pub others: [Vec<usize>; 3],
    pub stack_slots: Vec<usize>,
}

impl Code {
    /// By block: those that go there.
    pub fn preds(&self) -> Vec<Vec<u32>> {
        let mut preds = vec![Vec::new(); self.blocks.len()];
        for (from, block) in self.blocks.iter().enumerate() {
            block.succs.iter().for_each(|&(to, _)| preds[to as usize].push(from as u32));
        }
        preds
    }
}

/// How one crate sees a function.
macro_rules! view {
    ($name:ident, $krate:ident) => {
        pub struct $name {
            insts: Vec<(Kind, Vec<$krate::Operand>, $krate::PRegSet)>,
            blocks: Vec<$krate::InstRange>,
            succs: Vec<Vec<$krate::Block>>,
            preds: Vec<Vec<$krate::Block>>,
            params: Vec<Vec<$krate::VReg>>,
            args: HashMap<(usize, usize), Vec<$krate::VReg>>,
            labels: Vec<($krate::VReg, $krate::Inst, $krate::Inst, u32)>,
            num_vregs: usize,
            slot_sizes: [usize; 3],
            several_defs: bool,
            slots_named_by_last: bool,
        }

        impl $name {
            /// What another function of the crate is.
            pub fn read(func: &impl $krate::Function) -> Code {
                let classes = [$krate::RegClass::Int, $krate::RegClass::Float, $krate::RegClass::Vector];
                let mut code = Code {
                    num_vregs: func.num_vregs(),
                    slot_sizes: classes.map(|class| func.spillslot_size(class)),
                    several_defs: func.allow_multiple_vreg_defs(),
                    slots_named_by_last: func.multi_spillslot_named_by_last_slot(),
                    ..Code::default()
                };
                for block in (0..func.num_blocks()).map($krate::Block::new) {
                    let insts = func.block_insns(block);
                    let succs = func.block_succs(block).iter().enumerate().map(|(index, succ)| {
                        let args = func.branch_blockparams(block, insts.last(), index);
                        (succ.index() as u32, args.iter().map(|arg| arg.bits() as u32).collect())
                    });
                    let inst = |inst| Inst {
                        kind: match (func.is_ret(inst), func.is_branch(inst)) {
                            (true, _) => Kind::Return,
                            (_, true) => Kind::Branch,
                            _ => Kind::Op,
                        },
                        operands: func.inst_operands(inst).iter().map(|operand| operand.bits()).collect(),
                        clobbers: func.inst_clobbers(inst).into_iter().map(|preg| preg.index()).collect(),
                    };
                    code.blocks.push(Block {
                        insts: insts.iter().map(inst).collect(),
                        params: func.block_params(block).iter().map(|param| param.bits() as u32).collect(),
                        succs: succs.collect(),
                    });
                }
                let label = |&(vreg, from, to, label): &($krate::VReg, $krate::Inst, $krate::Inst, u32)| {
                    (vreg.bits() as u32, from.index(), to.index(), label)
                };
                code.labels = func.debug_value_labels().iter().map(label).collect();
                code
            }

            /// What the crate calls the registers of a machine.
            pub fn read_env(env: &$krate::MachineEnv) -> Env {
                let indices = |set: &$krate::PRegSet| set.into_iter().map(|reg| reg.index()).collect();
                Env {
                    preferred: env.preferred_regs_by_class.each_ref().map(indices),
                    others: env.non_preferred_regs_by_class.each_ref().map(indices),
                    stack_slots: env.fixed_stack_slots.iter().map(|reg| reg.index()).collect(),
                }
            }
            pub fn new(code: &Code) -> Self {
                let vregs = |bits: &[u32]| -> Vec<$krate::VReg> { bits.iter().map(|&bits| bits.into()).collect() };
                let blocks = |blocks: &[u32]| blocks.iter().map(|&block| $krate::Block(block)).collect();
                let mut view = Self {
                    insts: Vec::new(),
                    blocks: Vec::new(),
                    succs: Vec::new(),
                    preds: code.preds().iter().map(|preds| blocks(preds)).collect(),
                    params: Vec::new(),
                    args: HashMap::new(),
                    labels: Vec::new(),
                    num_vregs: code.num_vregs,
                    slot_sizes: code.slot_sizes,
                    several_defs: code.several_defs,
                    slots_named_by_last: code.slots_named_by_last,
                };
                for (number, block) in code.blocks.iter().enumerate() {
                    let start = $krate::Inst::new(view.insts.len());
                    for inst in &block.insts {
                        let operands = inst.operands.iter().map(|&bits| $krate::Operand::from_bits(bits)).collect();
                        let clobbers = inst.clobbers.iter().map(|&index| $krate::PReg::from_index(index)).collect();
                        view.insts.push((inst.kind, operands, clobbers));
                    }
                    view.blocks.push($krate::InstRange::new(start, $krate::Inst::new(view.insts.len())));
                    view.params.push(vregs(&block.params));
                    view.succs.push(block.succs.iter().map(|&(succ, _)| $krate::Block(succ)).collect());
                    for (index, (_, args)) in block.succs.iter().enumerate() {
                        view.args.insert((number, index), vregs(args));
                    }
                }
                let label = |&(vreg, from, to, label): &(u32, usize, usize, u32)| {
                    (vreg.into(), $krate::Inst::new(from), $krate::Inst::new(to), label)
                };
                view.labels = code.labels.iter().map(label).collect();
                view
            }

            pub fn env(env: &Env) -> $krate::MachineEnv {
                let set = |regs: &Vec<usize>| regs.iter().map(|&reg| $krate::PReg::from_index(reg)).collect();
                $krate::MachineEnv {
                    preferred_regs_by_class: env.preferred.each_ref().map(set),
                    non_preferred_regs_by_class: env.others.each_ref().map(set),
                    scratch_by_class: [None; 3],
                    fixed_stack_slots: env.stack_slots.iter().map(|&reg| $krate::PReg::from_index(reg)).collect(),
                }
            }
        }

        impl $krate::Function for $name {
            fn num_insts(&self) -> usize {
                self.insts.len()
            }
            fn num_blocks(&self) -> usize {
                self.blocks.len()
            }
            fn entry_block(&self) -> $krate::Block {
                $krate::Block(0)
            }
            fn block_insns(&self, block: $krate::Block) -> $krate::InstRange {
                self.blocks[block.index()]
            }
            fn block_succs(&self, block: $krate::Block) -> &[$krate::Block] {
                &self.succs[block.index()]
            }
            fn block_preds(&self, block: $krate::Block) -> &[$krate::Block] {
                &self.preds[block.index()]
            }
            fn block_params(&self, block: $krate::Block) -> &[$krate::VReg] {
                &self.params[block.index()]
            }
            fn is_ret(&self, inst: $krate::Inst) -> bool {
                self.insts[inst.index()].0 == Kind::Return
            }
            fn is_branch(&self, inst: $krate::Inst) -> bool {
                self.insts[inst.index()].0 == Kind::Branch
            }
            fn branch_blockparams(&self, block: $krate::Block, _: $krate::Inst, index: usize) -> &[$krate::VReg] {
                &self.args[&(block.index(), index)]
            }
            fn inst_operands(&self, inst: $krate::Inst) -> &[$krate::Operand] {
                &self.insts[inst.index()].1
            }
            fn inst_clobbers(&self, inst: $krate::Inst) -> $krate::PRegSet {
                self.insts[inst.index()].2
            }
            fn num_vregs(&self) -> usize {
                self.num_vregs
            }
            fn debug_value_labels(&self) -> &[($krate::VReg, $krate::Inst, $krate::Inst, u32)] {
                &self.labels
            }
            fn spillslot_size(&self, class: $krate::RegClass) -> usize {
                self.slot_sizes[class as usize]
            }
            fn multi_spillslot_named_by_last_slot(&self) -> bool {
                self.slots_named_by_last
            }
            fn allow_multiple_vreg_defs(&self) -> bool {
                self.several_defs
            }
        }
    };
}

view!(Ours, regalloc2);
view!(Theirs, original);

/// Our output as the original's.
pub fn translate(output: &ssara_regalloc2::Output) -> original::Output {
    let place = |place: ssara_regalloc2::Allocation| match (place.as_reg(), place.as_stack()) {
        (Some(preg), _) => original::Allocation::reg(original::PReg::from_index(preg.index())),
        (_, Some(slot)) => original::Allocation::stack(original::SpillSlot::new(slot.index())),
        _ => original::Allocation::none(),
    };
    let point = |point: ssara_regalloc2::ProgPoint| original::ProgPoint::from_index(point.to_index());
    let edit = |edit: &ssara_regalloc2::Edit| {
        let ssara_regalloc2::Edit::Move { from, to } = *edit;
        original::Edit::Move { from: place(from), to: place(to) }
    };
    original::Output {
        num_spillslots: output.num_spillslots,
        edits: output.edits.iter().map(|(at, what)| (point(*at), edit(what))).collect(),
        allocs: output.allocs.iter().map(|&at| place(at)).collect(),
        inst_alloc_offsets: output.inst_alloc_offsets.clone(),
        ..original::Output::default()
    }
}
