//! A function of the allocator from a record.
//!
//! Blocks, instructions, operands and edges keep their order and number, so that operand `i` of the function is operand
//! `i` of the record. Virtual registers that nothing mentions (the first 192 stand for physical registers and carry
//! nothing) are dropped and the rest renumbered in their order.
//!
//! What the format says in other words than ssara:
//! * The first instruction of the entry block is an `entry` when it only defines values in fixed registers.
//! * A `return` may also be a trap, which the format does not tell apart. It becomes a return, which is right for both:
//!   it asks for more, namely the callee-saved registers.
//! * A call is an ordinary instruction with clobbers.
//! * A reuse of an operand by a def ties them, and makes every early use of another value overlap the late defs of the
//!   instruction. Where there is a late def besides the tied ones, such a use becomes late; where there is none, the tie
//!   says it all.
//! * A branch may define a value and pass it on. In ssara the value is simply there in the successor, so a parameter that
//!   receives it is the value itself, and is dropped. The block has no other predecessor, where this occurs.

use ssara_core::ir::{self, BuildError, FunctionBuilder, Value};
use ssara_core::target::{FormKind, OperandDesc, Place, Pos, Role};
use ssara_core::units::iter_words;

use super::machine::Machine;
use super::record::{Constraint, Func, Inst, InstKind, Operand, PREG_CLASSES, PReg, Record, VReg};

/// Why a record does not become a function.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ConvertError {
    /// The entry is not the first block.
    #[error("the entry is block {0}, not block 0")]
    Entry(u32),
    /// The blocks do not follow each other in the order of their numbers.
    #[error("the instructions of block {block} start at {found}, not at {expected}")]
    Layout {
        /// The block.
        block: usize,
        /// One past the instructions of the blocks before it.
        expected: u32,
        /// Where its instructions start.
        found: u32,
    },
    /// Instructions after the last block.
    #[error("the last {0} instructions are in no block")]
    LooseInsts(usize),
    /// One virtual register in two classes.
    #[error("virtual register {0} is used in two classes")]
    TwoClasses(u32),
    /// An operand in a fixed stack slot.
    #[error("operand {operand} of instruction {inst} is in a fixed stack slot, which is not supported")]
    StackSlot {
        /// The instruction.
        inst: usize,
        /// The operand.
        operand: usize,
    },
    /// A virtual register of a class for which the machine has no type.
    #[error("the target has no type for {}s", PREG_CLASSES[*.0 as usize])]
    NoType(u8),
    /// An operand in a register that the machine does not have.
    #[error("the target has no register {0}")]
    NoReg(PReg),
    /// An operand limited to registers that are no class of the target.
    #[error("the target has no class of the first {} {} registers", 1 << .log, PREG_CLASSES[*.class as usize])]
    NoClass {
        /// The register class.
        class: u8,
        /// The number of encodings is `2^log`.
        log: u8,
    },
    /// What the builder refuses.
    #[error(transparent)]
    Build(#[from] BuildError),
}

/// Makes a function from a record, for the machine that [`Machines`](super::Machines) gives for it.
///
/// The record is one that [`decode`](super::decode) accepts: its indices are in range. The function is not yet validated;
/// the record may not be in SSA form, for example.
///
/// # Errors
/// When the record is laid out in a way that a function cannot have. When it uses a fixed stack slot, or names registers
/// that the machine does not have.
pub fn to_function(record: &Record, machine: &Machine) -> Result<ir::Function, ConvertError> {
    let func = &record.func;
    check_layout(func)?;
    let mut builder = machine.builder(&record.name);
    let aliases = Aliases::find(func);
    let values = Values::create(func, &aliases, machine, &mut builder)?;
    let blocks: Vec<ir::Block> = func.blocks.iter().map(|_| builder.create_block()).collect();
    // regalloc2 tells nobody what returns and what never completes; but all returns of a function return as much.
    let returns_values = func.insts.iter().any(|inst| inst.kind == InstKind::Return && !inst.operands.is_empty());
    let mut constraints = Vec::new();
    for (index, block) in func.blocks.iter().enumerate() {
        for &param in block.params.iter().filter(|&&param| !aliases.contains(param)) {
            builder.push_block_param(blocks[index], values.get(param));
        }
        builder.switch_to(blocks[index]);
        for inst_index in block.insts.clone() {
            let inst = &func.insts[inst_index as usize];
            let operands = func.inst_operands(inst);
            let kind = match inst.kind {
                InstKind::Op if inst_index == 0 && is_entry(inst, operands) => FormKind::Entry,
                InstKind::Op => FormKind::Op,
                InstKind::Return if returns_values && operands.is_empty() => FormKind::Trap,
                InstKind::Return => FormKind::Return,
                InstKind::Branch => FormKind::Branch,
            };
            constraints.clear();
            let late_uses = LateUses::of(operands);
            for (position, operand) in operands.iter().enumerate() {
                if matches!(operand.constraint, Constraint::Fixed(reg) if record.env.stack_slots.contains(&reg)) {
                    return Err(ConvertError::StackSlot { inst: inst_index as usize, operand: position });
                }
                constraints.push(constraint(operand, operand.is_late || late_uses.contains(operand), machine)?);
            }
            let mut clobbers = machine.target.no_units();
            let pregs = inst.clobbers.iter().flat_map(|words| iter_words(&words[..3]));
            pregs.flat_map(|preg| machine.destroyed(PReg(preg as u8))).for_each(|unit| clobbers.insert(unit));
            let form = builder.intern_form(kind, &constraints, &clobbers);
            let operands: Vec<Value> = operands.iter().map(|operand| values.get(operand.vreg)).collect();
            builder.push_inst(form, &operands)?;
        }
        for succ in &block.succs {
            let params = &func.blocks[succ.block as usize].params;
            let is_kept =
                |&(position, _): &(usize, &VReg)| params.get(position).is_none_or(|&param| !aliases.contains(param));
            let kept = succ.args.iter().enumerate().filter(is_kept);
            let args: Vec<Value> = kept.map(|(_, &arg)| values.get(arg)).collect();
            builder.successor(blocks[succ.block as usize], &args)?;
        }
    }
    Ok(builder.finish())
}

fn check_layout(func: &Func) -> Result<(), ConvertError> {
    if func.entry != 0 {
        return Err(ConvertError::Entry(func.entry));
    }
    let mut expected = 0;
    for (block, data) in func.blocks.iter().enumerate() {
        if data.insts.start != expected {
            return Err(ConvertError::Layout { block, expected, found: data.insts.start });
        }
        expected = data.insts.end;
    }
    match func.insts.len() - expected as usize {
        0 => Ok(()),
        rest => Err(ConvertError::LooseInsts(rest)),
    }
}

fn is_entry(inst: &Inst, operands: &[Operand]) -> bool {
    let fixed_def = |operand: &Operand| operand.is_def && matches!(operand.constraint, Constraint::Fixed(_));
    !operands.is_empty() && operands.iter().all(fixed_def) && inst.clobbers.is_none()
}

/// The parameters that stand for a def of the branch before them, each with the def, sorted by parameter.
struct Aliases(Vec<(VReg, VReg)>);

impl Aliases {
    fn find(func: &Func) -> Aliases {
        let mut entries = vec![0u32; func.blocks.len()];
        for succ in func.blocks.iter().flat_map(|block| &block.succs) {
            entries[succ.block as usize] += 1;
        }
        let mut aliases = Vec::new();
        for block in &func.blocks {
            let Some(branch) = block.insts.clone().next_back() else { continue };
            let operands = func.inst_operands(&func.insts[branch as usize]);
            let is_branch_def = |vreg| operands.iter().any(|operand| operand.is_def && operand.vreg == vreg);
            for succ in block.succs.iter().filter(|succ| entries[succ.block as usize] == 1) {
                let params = func.blocks[succ.block as usize].params.iter().copied();
                aliases.extend(params.zip(succ.args.iter().copied()).filter(|&(_, arg)| is_branch_def(arg)));
            }
        }
        aliases.sort_unstable();
        // What is defined twice, or of another class, is left for validation to find.
        let is_param = |vreg: VReg| aliases.binary_search_by_key(&vreg, |&(param, _)| param).is_ok();
        let sound = |&(param, def): &(VReg, VReg)| param.class() == def.class() && !is_param(def);
        let once = aliases.chunk_by(|a, b| a.0 == b.0).filter(|same| same.len() == 1);
        Aliases(once.flatten().copied().filter(sound).collect())
    }
    fn find_def(&self, param: VReg) -> Option<VReg> {
        let position = self.0.binary_search_by_key(&param, |&(param, _)| param).ok()?;
        Some(self.0[position].1)
    }
    fn contains(&self, param: VReg) -> bool {
        self.find_def(param).is_some()
    }
}

/// The values of the function, sorted by virtual register.
struct Values(Vec<(VReg, Value)>);

impl Values {
    fn create(
        func: &Func,
        aliases: &Aliases,
        machine: &Machine,
        builder: &mut FunctionBuilder<'_>,
    ) -> Result<Values, ConvertError> {
        let in_blocks = func.blocks.iter().flat_map(|block| {
            let args = block.succs.iter().flat_map(|succ| &succ.args);
            block.params.iter().chain(args).copied()
        });
        let mut mentioned: Vec<VReg> = in_blocks.chain(func.operands.iter().map(|operand| operand.vreg)).collect();
        mentioned.sort_unstable();
        mentioned.dedup();
        if let Some(pair) = mentioned.windows(2).find(|pair| pair[0].index() == pair[1].index()) {
            return Err(ConvertError::TwoClasses(pair[0].index()));
        }
        let is_value = |vreg: &VReg| !aliases.contains(*vreg);
        let create = |vreg: VReg| {
            let ty = machine.ty(vreg.class()).ok_or(ConvertError::NoType(vreg.class()))?;
            Ok((vreg, builder.create_value(ty)))
        };
        let created: Result<_, ConvertError> = mentioned.into_iter().filter(is_value).map(create).collect();
        let mut values = Values(created?);
        let other_names: Vec<_> = aliases.0.iter().map(|&(param, def)| (param, values.get(def))).collect();
        values.0.extend(other_names);
        values.0.sort_unstable_by_key(|&(vreg, _)| vreg);
        Ok(values)
    }
    fn get(&self, vreg: VReg) -> Value {
        let position = self.0.binary_search_by_key(&vreg, |&(vreg, _)| vreg).expect("all mentioned registers are here");
        self.0[position].1
    }
}

/// The uses of an instruction that a reuse makes late.
struct LateUses<'a> {
    /// The operands, if there is both a reuse and another late def.
    operands: Option<&'a [Operand]>,
}

impl<'a> LateUses<'a> {
    fn of(operands: &'a [Operand]) -> LateUses<'a> {
        let reuse = |operand: &Operand| matches!(operand.constraint, Constraint::Reuse(_));
        let other = |operand: &Operand| operand.is_def && operand.is_late && !reuse(operand);
        LateUses { operands: (operands.iter().any(reuse) && operands.iter().any(other)).then_some(operands) }
    }
    fn contains(&self, operand: &Operand) -> bool {
        let Some(operands) = self.operands else { return false };
        let reused = |other: &Operand| match other.constraint {
            Constraint::Reuse(index) => operands.get(index as usize).is_some_and(|reused| reused.vreg == operand.vreg),
            _ => false,
        };
        !operand.is_def && !matches!(operand.constraint, Constraint::Fixed(_)) && !operands.iter().any(reused)
    }
}

fn constraint(operand: &Operand, is_late: bool, machine: &Machine) -> Result<OperandDesc, ConvertError> {
    let class = operand.vreg.class();
    let ty = machine.ty(class).ok_or(ConvertError::NoType(class))?;
    let home = machine.target.home_class(ty);
    let (class, place) = match operand.constraint {
        Constraint::Any => (home, Place::Any),
        Constraint::Reg => (home, Place::Class),
        Constraint::Stack => (home, Place::Slot),
        Constraint::Limit(log) => {
            (machine.limited(class, log).ok_or(ConvertError::NoClass { class, log })?, Place::Class)
        }
        Constraint::Reuse(index) => (home, Place::Tied(index.into())),
        Constraint::Fixed(preg) => (home, Place::Fixed(machine.reg(preg, ty).ok_or(ConvertError::NoReg(preg))?)),
    };
    let role = if operand.is_def { Role::Def } else { Role::Use };
    Ok(OperandDesc::new(role, if is_late { Pos::Late } else { Pos::Early }, class, place))
}
