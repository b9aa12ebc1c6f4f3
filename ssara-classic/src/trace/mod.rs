//! What an allocator does, step by step, as values to look at.
//!
//! # Output
//! A [`Trace`], if the caller asks for one ([`Allocator::allocate_with_trace`](crate::Allocator::allocate_with_trace)). It
//! has the lifetimes with which the allocator works, and its steps in order. [`scan`] has those of linear scan, and
//! [`coloring`] those of iterated register coalescing.
//!
//! # Why correct
//! Each step is noted where it happens, with the figures by which it was decided. What a step changes is found by comparing
//! the state of the allocator with that of the step before.
//!
//! # Cost
//! Without a trace, one look at an `Option` for each step. With one, each step takes time linear in the state.

pub mod coloring;
pub mod scan;

use std::fmt;

use ssara_core::Target;
use ssara_core::ir::{Inst, Value};
use ssara_core::target::Reg;

use crate::live::{Lives, Range};
use crate::lower::{Home, Lowered, VReg};

/// The steps of an allocator.
#[derive(Clone, PartialEq, Debug)]
pub enum Trace {
    /// Those of linear scan.
    Scan(scan::ScanTrace),
    /// Those of iterated register coalescing.
    Coloring(coloring::ColoringTrace),
}

/// What lives: a value, or a temporary of lowering.
#[derive(Clone, PartialEq, Debug)]
pub struct Lifeline {
    /// Its name: that of the value in the text of the function, or `t1` and so on.
    pub name: String,
    /// The value, if it is one.
    pub value: Option<Value>,
    /// What a temporary is for.
    pub purpose: String,
    /// Whether the allocator looks for a register for it.
    pub is_candidate: bool,
    /// The positions in which it is live, with holes in between. Instruction `i` has four positions from `4 * i` on: before
    /// it, early and late in it, after it.
    pub ranges: Vec<(u32, u32)>,
    /// The positions at which it is read and written.
    pub uses: Vec<u32>,
}

/// A register that instructions occupy by fixed operands and clobbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Occupied {
    /// The register.
    pub reg: Reg,
    /// The positions.
    pub ranges: Vec<(u32, u32)>,
}

/// The lifetimes of a lowered function.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Lifelines {
    /// By number of the steps.
    pub lifelines: Vec<Lifeline>,
    /// Registers that are occupied for a while.
    pub occupied: Vec<Occupied>,
}

impl Lifelines {
    /// Those of a lowered function.
    pub(crate) fn new(code: &Lowered<'_>, lives: &Lives) -> Lifelines {
        let mut temporaries = 0;
        let lifeline = |(vreg, data): (usize, &crate::lower::VRegData)| {
            let is_candidate = matches!(data.home, Home::Regs(_)) && !lives.lifetimes[vreg].ranges.is_empty();
            let value = code.is_value(vreg as VReg).then(|| Value::from_u32(vreg as u32));
            let name = match (value, data.home) {
                (Some(value), _) => code.func.value_name(value).to_string(),
                (None, Home::Fixed(reg)) => code.target.reg(reg).name.to_string(),
                (None, _) => {
                    temporaries += 1;
                    format!("t{temporaries}")
                }
            };
            let mut uses: Vec<u32> = lives.lifetimes[vreg].uses.iter().map(|it| it.at).collect();
            uses.dedup();
            let purpose = if value.is_some() { String::new() } else { purpose(code, vreg as VReg) };
            Lifeline { name, value, purpose, is_candidate, ranges: lives.lifetimes[vreg].ranges.clone(), uses }
        };
        let lifelines = code.vregs.iter().enumerate().map(lifeline).collect();
        Lifelines { lifelines, occupied: occupied(code, lives) }
    }
    /// The names of some of them, as a list.
    fn names(&self, numbers: &[u32]) -> String {
        let names: Vec<&str> = numbers.iter().map(|&number| &self.lifelines[number as usize].name[..]).collect();
        match &names[..] {
            [] => String::new(),
            [name] => (*name).to_owned(),
            [names @ .., last] => format!("{} and {last}", names.join(", ")),
        }
    }
    fn name(&self, number: u32) -> &str {
        &self.lifelines[number as usize].name
    }
}

/// What a temporary is for.
fn purpose(code: &Lowered<'_>, temporary: VReg) -> String {
    let name = |vreg: VReg| code.func.value_name(Value::from_u32(vreg)).to_string();
    if let Some(copy) = code.copies.iter().find(|copy| copy.to == temporary) {
        return format!("a copy of {} for {}", name(copy.from), Inst::from_u32(copy.at / 4));
    }
    if let Some(copy) = code.copies.iter().find(|copy| copy.from == temporary) {
        return format!("the result of {} that becomes {}", Inst::from_u32(copy.at / 4), name(copy.to));
    }
    "a result that a terminator defines, or that nothing reads".to_owned()
}

/// The registers in which something can be, as far as instructions occupy them.
fn occupied(code: &Lowered<'_>, lives: &Lives) -> Vec<Occupied> {
    let sets = code.vregs.iter().filter_map(|data| match data.home {
        Home::Regs(set) => Some(set),
        _ => None,
    });
    let mut sets: Vec<_> = sets.collect();
    sets.sort_unstable();
    sets.dedup();
    let regs = sets.iter().flat_map(|&set| code.sets.regs(set)).map(|&reg| code.target.whole(reg));
    let mut regs: Vec<Reg> = regs.collect();
    regs.sort_unstable();
    regs.dedup();
    let ranges = |reg: &Reg| {
        let units = code.target.reg_units(*reg).iter();
        let mut ranges: Vec<Range> =
            units.flat_map(|&unit| lives.busy[usize::from(unit)].iter().map(|busy| busy.range)).collect();
        ranges.sort_unstable();
        ranges.dedup();
        ranges
    };
    let occupied = regs.into_iter().map(|reg| Occupied { reg, ranges: ranges(&reg) });
    occupied.filter(|occupied| !occupied.ranges.is_empty()).collect()
}

/// A position as the place of an edit: `before inst3`.
#[derive(Clone, Copy)]
struct At(u32);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.0 % 4 {
            0 => "before ",
            3 => "after ",
            _ => "at ",
        };
        write!(f, "{side}{}", inst(self.0))
    }
}

/// The instruction of a position.
fn inst(at: u32) -> Inst {
    Inst::from_u32(at / 4)
}

/// The name of a register.
fn reg_name(target: &Target, reg: Reg) -> &str {
    &target.reg(reg).name
}
