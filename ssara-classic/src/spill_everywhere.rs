//! Spill everywhere: every value lives in memory, and each instruction loads what it reads and stores what it writes.
//!
//! # Input
//! A lowered function in which all values are spilled.
//!
//! # Output
//! A register for each temporary.
//!
//! # How
//! Each instruction is solved by itself: a search over the registers of its operands, the operand with the fewest first.
//!
//! # Limits
//! Only those of lowering. Relations between operands (tuples) are conditions of the search. The search gives up after
//! [`MAX_STEPS`] placements.
//!
//! # Cost
//! Exponential in the operands of one instruction, which are few; linear in the instructions.
//!
//! # Reference
//! The baseline of G. J. Chaitin and others, *Register allocation via coloring*, Computer Languages 6, 1981, where it is
//! what happens to a value that gets no colour.

use fixedbitset::FixedBitSet;
use ssara_core::ir::{Function, Inst};
use ssara_core::output::Allocation;
use ssara_core::target::Reg;
use ssara_core::{CalleeSaves, Target};

use crate::Error;
use crate::build::{build, whole_pieces};
use crate::live::{Lives, first_common};
use crate::lower::{Home, Lowered, Relations, VReg};

/// Limit of the placements that are tried for one instruction. Beyond it the function is refused.
pub const MAX_STEPS: u32 = 100_000;

/// Allocates registers.
///
/// # Errors
/// When an instruction is not supported or cannot be solved.
pub fn allocate(func: &Function, target: &Target, saves: CalleeSaves) -> Result<Allocation, Error> {
    let mut all = FixedBitSet::with_capacity(func.num_values());
    all.insert_range(..);
    let code = Lowered::new(func, target, &all, Relations::Kept)?;
    let lives = Lives::new(&code)?;
    let mut regs = vec![None; code.vregs.len()];
    for inst in code.blocks().flat_map(|block| func.block_insts(block)) {
        let mut search = Search::new(&code, &lives, inst, &mut regs);
        if !search.place(0) {
            return Err(Error::no_register(func, target, inst));
        }
    }
    let pieces = whole_pieces(&code, &lives, |vreg| regs[vreg as usize]);
    build(&code, &lives, pieces, saves)
}

/// The search for the registers of one instruction.
struct Search<'a> {
    code: &'a Lowered<'a>,
    lives: &'a Lives,
    inst: Inst,
    /// The temporaries, each with the registers that nothing fixed occupies. Those with the fewest come first.
    temps: Vec<(VReg, Vec<Reg>)>,
    /// By virtual register.
    regs: &'a mut [Option<Reg>],
    steps: u32,
}

impl<'a> Search<'a> {
    fn new(code: &'a Lowered<'a>, lives: &'a Lives, inst: Inst, regs: &'a mut [Option<Reg>]) -> Self {
        let mut temps: Vec<(VReg, Vec<Reg>)> = Vec::new();
        for (vreg, _) in code.inst_operands(inst) {
            let Home::Regs(set) = code.vregs[vreg as usize].home else { continue };
            if temps.iter().all(|temp| temp.0 != vreg) {
                let ranges = &lives.lifetimes[vreg as usize].ranges;
                let is_free = |reg: &Reg| {
                    let mut units = code.target.reg_units(*reg).iter();
                    units.all(|&unit| lives.first_busy(unit, vreg, ranges, (0, u32::MAX)).is_none())
                };
                temps.push((vreg, code.sets.regs(set).iter().copied().filter(is_free).collect()));
            }
        }
        temps.sort_by_key(|temp| temp.1.len());
        Search { code, lives, inst, temps, regs, steps: 0 }
    }

    /// Places the temporaries from number `index` on.
    fn place(&mut self, index: usize) -> bool {
        let Some((vreg, candidates)) = self.temps.get(index) else { return true };
        let (vreg, candidates) = (*vreg, candidates.clone());
        for reg in candidates {
            self.steps += 1;
            if self.steps > MAX_STEPS {
                return false;
            }
            self.regs[vreg as usize] = Some(reg);
            if self.fits(index, reg) && self.place(index + 1) {
                return true;
            }
        }
        self.regs[vreg as usize] = None;
        false
    }

    /// Whether the register of a temporary agrees with those placed before.
    fn fits(&self, index: usize, reg: Reg) -> bool {
        let ranges = |vreg: VReg| &self.lives.lifetimes[vreg as usize].ranges;
        let vreg = self.temps[index].0;
        let clashes = |&(other, _): &(VReg, Vec<Reg>)| {
            self.regs[other as usize].is_some_and(|other| self.code.target.overlap(other, reg))
                && first_common(ranges(vreg), ranges(other), (0, u32::MAX)).is_some()
        };
        let operands = &self.code.operands[self.code.func.operand_range(self.inst)];
        let placed = |operand: u16| {
            let vreg = operands[usize::from(operand)];
            match self.code.vregs[vreg as usize].home {
                Home::Fixed(reg) => Some(reg),
                _ => self.regs[vreg as usize],
            }
        };
        let form = self.code.func.inst_form(self.code.target, self.inst);
        !self.temps[..index].iter().any(clashes)
            && form.relations.iter().all(|it| it.relation.holds(self.code.target, placed))
    }
}
