//! A record in memory: plain data in the order of the format, ranges instead of nested vectors where there are many.

use std::fmt;
use std::ops::Range;

/// The register classes of the format, in the order of their numbers; also the names of banks and types.
pub const PREG_CLASSES: [&str; 3] = ["int", "float", "vector"];

/// A physical register: `class << 6 | hardware encoding`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PReg(pub u8);

impl PReg {
    /// The number of physical registers that the format can name.
    pub const COUNT: usize = 3 * 64;

    /// The register of this class and hardware encoding (0 to 63).
    pub const fn new(class: u8, encoding: u8) -> PReg {
        PReg(class << 6 | encoding)
    }
    /// The class: a position in [`PREG_CLASSES`].
    pub const fn class(self) -> u8 {
        self.0 >> 6
    }
    /// The number of the register within its class.
    pub const fn encoding(self) -> u8 {
        self.0 & 63
    }
}

/// As regalloc2 prints it: `p0i`.
impl fmt::Display for PReg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let class = PREG_CLASSES.get(self.class() as usize).map_or("?", |name| &name[..1]);
        write!(f, "p{}{class}", self.encoding())
    }
}

/// A virtual register: `index << 2 | class`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct VReg(pub u32);

impl VReg {
    /// The largest index that the packed form holds.
    pub const MAX_INDEX: u32 = u32::MAX >> 2;

    /// The virtual register of this number and class.
    pub const fn new(index: u32, class: u8) -> VReg {
        VReg(index << 2 | class as u32)
    }
    /// The number, unique over all classes.
    pub const fn index(self) -> u32 {
        self.0 >> 2
    }
    /// The class: a position in [`PREG_CLASSES`].
    pub const fn class(self) -> u8 {
        (self.0 & 3) as u8
    }
}

/// One function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The name.
    pub name: String,
    /// The registers.
    pub env: Env,
    /// The code.
    pub func: Func,
}

/// The registers of a machine, as regalloc2's `MachineEnv`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Env {
    /// Allocatable registers to take first, a list a class.
    pub preferred: [Vec<PReg>; 3],
    /// Allocatable registers to take when the preferred ones are in use; those a function must preserve.
    pub non_preferred: [Vec<PReg>; 3],
    /// Registers kept free for moves. Not allocatable.
    pub scratch: [Option<PReg>; 3],
    /// Registers that stand for places on the stack.
    pub stack_slots: Vec<PReg>,
}

/// The code of a function.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Func {
    /// Spill slots of 8 bytes that a value takes, by class; 0 when the machine has no such class.
    pub slot_sizes: [u32; 3],
    /// Whether a spill slot of several units is named by its last unit rather than its first.
    pub named_by_last: bool,
    /// Whether one instruction may name the same virtual register in several defs.
    pub multi_def: bool,
    /// One more than the largest index of a virtual register.
    pub num_vregs: u32,
    /// The entry block.
    pub entry: u32,
    /// The blocks.
    pub blocks: Vec<Block>,
    /// The instructions of all blocks.
    pub insts: Vec<Inst>,
    /// The operands of all instructions, in order.
    pub operands: Vec<Operand>,
    /// Debug labels of values.
    pub labels: Vec<Label>,
}

impl Func {
    /// The operands of an instruction.
    pub fn inst_operands(&self, inst: &Inst) -> &[Operand] {
        &self.operands[inst.operands.start as usize..inst.operands.end as usize]
    }
}

/// A basic block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// Its instructions.
    pub insts: Range<u32>,
    /// The blocks it can be reached from, one entry an edge.
    pub preds: Vec<u32>,
    /// Its parameters.
    pub params: Vec<VReg>,
    /// The blocks it goes to.
    pub succs: Vec<Successor>,
}

/// One way out of a block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Successor {
    /// Where it goes.
    pub block: u32,
    /// What it passes to the parameters.
    pub args: Vec<VReg>,
}

/// What an instruction does to control flow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InstKind {
    /// It continues with the next instruction.
    Op = 0,
    /// It leaves the function, or never completes.
    Return = 1,
    /// It goes to the successors of its block.
    Branch = 2,
}

/// An instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inst {
    /// What it does to control flow.
    pub kind: InstKind,
    /// Its operands: a range of [`Func::operands`].
    pub operands: Range<u32>,
    /// The registers it destroys, a bit a [`PReg`]; boxed because few instructions have them.
    pub clobbers: Option<Box<[u64; 4]>>,
}

/// An operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Operand {
    /// The virtual register.
    pub vreg: VReg,
    /// Whether it is written.
    pub is_def: bool,
    /// Whether that happens at the late point of the instruction.
    pub is_late: bool,
    /// Where it must be.
    pub constraint: Constraint,
}

/// Where an operand must be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Constraint {
    /// In any allocatable register, or in a spill slot.
    Any,
    /// In any allocatable register.
    Reg,
    /// In a spill slot.
    Stack,
    /// In an allocatable register with an encoding below `2^.0`.
    Limit(u8),
    /// In the register of operand `.0`.
    Reuse(u8),
    /// In this register.
    Fixed(PReg),
}

/// A label that a debugger may ask for: where is this virtual register between two instructions?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Label {
    /// The virtual register.
    pub vreg: VReg,
    /// The first instruction.
    pub from: u32,
    /// One past the last instruction.
    pub to: u32,
    /// The label.
    pub label: u32,
}
