//! Programs in SSA form as this test makes them, and their execution.
//!
//! This is not ssara's `Function`: the program is made and run here, and [`lower`](super::lower) makes the function from it.
//! An instruction has all its operands in the order of its form, and the values are numbers.

use std::fmt::Write;

use ssara_core::target::{Conv, Features, Reg, Type};

use super::bits::Bits;
use super::form::{Ev, Memory, Stop};
use super::machine::Machine;

/// The number of a value.
pub type Val = usize;

/// The kind of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// Receives the arguments: its operands.
    Entry,
    /// Returns its operands.
    Return,
    /// Calls helper number `.0`: results, arguments and, if `.1`, the address of the helper.
    Call(usize, bool),
    /// The form at this position of the machine's list.
    Form(usize),
}

/// An instruction.
#[derive(Clone, Debug)]
pub struct Step {
    pub op: Op,
    /// All operands, including scratch registers, in the order of the form.
    pub operands: Vec<Val>,
    pub imm: i64,
    pub disp: i64,
    pub cond: usize,
    /// The successors of a branch, and the values passed to each.
    pub successors: Vec<(usize, Vec<Val>)>,
}

/// A block: its parameters and its instructions, the last of which is a branch or a return.
#[derive(Clone, Debug, Default)]
pub struct Block {
    pub params: Vec<Val>,
    pub steps: Vec<Step>,
}

/// A program.
#[derive(Clone, Debug)]
pub struct Program {
    pub conv: Conv,
    pub features: Features,
    /// Registers that are kept from the allocator.
    pub reserved: Vec<Reg>,
    /// The types of all values.
    pub types: Vec<Type>,
    pub blocks: Vec<Block>,
    /// The blocks in the order in which they are laid out; the first is the entry, number 0.
    pub layout: Vec<usize>,
    /// How often blocks run, as the client may say.
    pub frequencies: Option<Vec<f32>>,
}

/// The results of a run.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// The returned values.
    pub results: Vec<Bits>,
    pub memory: Memory,
}

/// The number of instructions after which a run is taken to go on forever.
const MAX_STEPS: usize = 50_000;

impl Program {
    /// The roles of the operands of a step, in order.
    pub fn roles(&self, machine: &Machine, step: &Step) -> Vec<Role> {
        match step.op {
            Op::Entry => vec![Role::Def; step.operands.len()],
            Op::Return => vec![Role::Use; step.operands.len()],
            Op::Call(helper, _) => {
                let results = machine.helpers[helper].results.len();
                (0..step.operands.len()).map(|index| if index < results { Role::Def } else { Role::Use }).collect()
            }
            Op::Form(form) => machine.roles(form),
        }
    }

    /// Runs the program. `argument` gives the value of each operand of the entry. `seen` is told of each form that is
    /// carried out and each block that is entered.
    pub fn run(
        &self,
        machine: &Machine,
        arguments: &[Bits],
        mut memory: Memory,
        mut seen: impl FnMut(usize, &Step),
    ) -> Result<Outcome, Stop> {
        let mut values = vec![Bits::default(); self.types.len()];
        let width = |val: Val| usize::from(machine.desc.ty(self.types[val]).bits);
        let (mut block, mut left) = (0, MAX_STEPS);
        'blocks: loop {
            for step in &self.blocks[block].steps {
                left -= 1;
                if left == 0 {
                    return Err(Stop::Fault("the program does not end".into()));
                }
                seen(block, step);
                let roles = self.roles(machine, step);
                let of = |role: Role| {
                    let operands = step.operands.iter().zip(&roles).filter(move |(_, found)| **found == role);
                    operands.map(|(&val, _)| val)
                };
                let uses: Vec<Bits> = of(Role::Use).map(|val| values[val]).collect();
                let (imm, disp, cond) = (step.imm, step.disp, step.cond);
                let mut ev = Ev { uses: &uses, imm, disp, cond, memory: &mut memory, defs: Vec::new(), taken: 0 };
                match step.op {
                    Op::Entry => ev.defs = arguments.to_vec(),
                    Op::Return => return Ok(Outcome { results: uses, memory }),
                    Op::Call(helper, _) => ev.defs = (machine.helpers[helper].eval)(&uses),
                    Op::Form(form) => (machine.specs[form].eval)(&mut ev).map_err(|stop| match stop {
                        Stop::Fault(what) => Stop::Fault(format!("{}: {what}", machine.specs[form].name)),
                        Stop::Ambiguous => Stop::Ambiguous,
                    })?,
                }
                let (defs, taken) = (std::mem::take(&mut ev.defs), ev.taken);
                if defs.len() != of(Role::Def).count() {
                    return Err(Stop::Fault(format!("{:?} has {} results", step.op, defs.len())));
                }
                for (val, bits) in of(Role::Def).zip(&defs) {
                    values[val] = bits.truncate(width(val));
                }
                if let Some((to, args)) = step.successors.get(taken) {
                    let passed: Vec<Bits> = args.iter().map(|&arg| values[arg]).collect();
                    let params = &self.blocks[*to].params;
                    params.iter().zip(passed).for_each(|(&param, bits)| values[param] = bits);
                    block = *to;
                    continue 'blocks;
                }
            }
            return Err(Stop::Fault(format!("block {block} does not end")));
        }
    }

    /// The immediates, displacements and conditions, which the text of the function does not have.
    pub fn immediates(&self, machine: &Machine) -> String {
        let mut text = String::new();
        let steps = self.layout.iter().flat_map(|&block| &self.blocks[block].steps);
        for (number, step) in steps.enumerate() {
            if let Op::Form(form) = step.op {
                let spec = &machine.specs[form];
                let cond = spec.conds.get(step.cond).map_or(String::new(), |cond| format!(", condition {cond}"));
                let _ = write!(text, "inst{number} {}: imm {}, disp {}{cond}; ", spec.name, step.imm, step.disp);
            }
        }
        text
    }
}

/// How an instruction accesses an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    Use,
    Def,
    Scratch,
}
