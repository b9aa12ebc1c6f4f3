//! The search for the registers of one instruction.
//!
//! # Input
//! The virtual registers that an instruction reads and writes, and what is fixed around it.
//!
//! # Output
//! A register for each, so that relations between operands hold.
//!
//! # How
//! Backtracking, the operand with the fewest registers first. The search gives up after [`MAX_STEPS`] placements.
//!
//! # Cost
//! Exponential in the operands of one instruction, which are few.

use ssara_core::ir::Inst;
use ssara_core::target::Reg;

use crate::live::{Lives, Range};
use crate::lower::{Home, Lowered, VReg};

/// Limit of the placements that are tried for one instruction. Beyond it the instruction counts as one without solution.
pub const MAX_STEPS: u32 = 100_000;

/// A virtual register that the instruction names.
struct Operand {
    vreg: VReg,
    /// The positions in which it needs a register.
    range: Range,
    /// The registers that nothing fixed occupies.
    regs: Vec<Reg>,
}

/// The search.
pub struct Search<'a> {
    code: &'a Lowered<'a>,
    inst: Inst,
    /// The operands. Those with the fewest registers come first.
    operands: Vec<Operand>,
    /// By operand in this order: its register.
    regs: Vec<Option<Reg>>,
    steps: u32,
}

impl<'a> Search<'a> {
    /// Finds a register for each virtual register that the instruction names, and that is in a register. `range` has the
    /// positions in which it is.
    pub fn run(
        code: &'a Lowered<'a>,
        lives: &Lives,
        inst: Inst,
        range: impl Fn(VReg) -> Option<Range>,
    ) -> Option<Vec<(VReg, Reg)>> {
        let mut operands: Vec<Operand> = Vec::new();
        for (vreg, _) in code.inst_operands(inst) {
            if let Home::Regs(set) = code.vregs[vreg as usize].home
                && let Some(range) = range(vreg)
                && operands.iter().all(|operand| operand.vreg != vreg)
            {
                let is_free = |reg: &Reg| {
                    let mut units = code.target.reg_units(*reg).iter();
                    units.all(|&unit| lives.first_busy(unit, vreg, &[range], range).is_none())
                };
                let regs = code.sets.regs(set).iter().copied().filter(is_free).collect();
                operands.push(Operand { vreg, range, regs });
            }
        }
        operands.sort_by_key(|operand| operand.regs.len());
        let regs = vec![None; operands.len()];
        let mut search = Search { code, inst, operands, regs, steps: 0 };
        let found = search.place(0);
        let placed = search.operands.iter().zip(&search.regs);
        found.then(|| placed.filter_map(|(operand, reg)| Some((operand.vreg, (*reg)?))).collect())
    }

    /// Places the operands from number `index` on.
    fn place(&mut self, index: usize) -> bool {
        // Relations of operands that are all fixed are found here.
        let Some(operand) = self.operands.get(index) else { return self.relations_hold() };
        for reg in operand.regs.clone() {
            self.steps += 1;
            if self.steps > MAX_STEPS {
                return false;
            }
            self.regs[index] = Some(reg);
            if self.fits(index, reg) && self.place(index + 1) {
                return true;
            }
        }
        self.regs[index] = None;
        false
    }

    /// Whether the register of an operand agrees with those placed before.
    fn fits(&self, index: usize, reg: Reg) -> bool {
        let Operand { vreg, range, .. } = self.operands[index];
        let source = |vreg: VReg| self.code.vregs[vreg as usize].source;
        let clashes = |(operand, placed): (&Operand, &Option<Reg>)| {
            placed.is_some_and(|placed| self.code.target.overlap(placed, reg))
                && operand.range.0 < range.1
                && range.0 < operand.range.1
                && source(vreg) != Some(operand.vreg)
                && source(operand.vreg) != Some(vreg)
        };
        !self.operands[..index].iter().zip(&self.regs).any(clashes) && self.relations_hold()
    }

    /// Whether relations hold between the operands that have registers.
    fn relations_hold(&self) -> bool {
        let named = &self.code.operands[self.code.func.operand_range(self.inst)];
        let placed = |operand: u16| {
            let vreg = named[usize::from(operand)];
            match self.code.vregs[vreg as usize].home {
                Home::Fixed(reg) => Some(reg),
                _ => self.regs[self.operands.iter().position(|operand| operand.vreg == vreg)?],
            }
        };
        let form = self.code.func.inst_form(self.code.target, self.inst);
        form.relations.iter().all(|it| it.relation.holds(self.code.target, placed))
    }
}
