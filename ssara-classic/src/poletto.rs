//! Linear scan as first published: one interval a value, without holes and without splitting.
//!
//! # Input
//! A lowered function.
//!
//! # Output
//! A register for each virtual register that is not in memory.
//!
//! # How
//! An interval reaches from the first to the last position in the order of the code. The intervals are visited as they
//! start. Active intervals keep their registers. If no register is left, the interval that ends last is spilled: its value
//! is in memory throughout. The paper reserves registers for the operands of spilled values. Here they are temporaries,
//! and the scan is repeated with them until nothing is spilled.
//!
//! # Limits
//! Those of lowering. A value does not take a register that any instruction within its interval fixes or clobbers. A
//! temporary that finds all registers taken by temporaries is an error.
//!
//! # Cost
//! A round is linear in the intervals times the registers. Each round spills a value, a few rounds suffice in practice.
//!
//! # Reference
//! M. Poletto and V. Sarkar, *Linear scan register allocation*, ACM TOPLAS 21 (5), 1999.

use fixedbitset::FixedBitSet;
use ssara_core::ir::{Function, Inst};
use ssara_core::output::Allocation;
use ssara_core::target::Reg;
use ssara_core::{CalleeSaves, Target};

use crate::Error;
use crate::build::{Stores, build, whole_pieces};
use crate::live::{Lives, Range};
use crate::lower::{Home, Lowered, Relations, VReg};

/// Allocates registers.
///
/// # Errors
/// When an instruction is not supported, or finds no register.
pub fn allocate(func: &Function, target: &Target, saves: CalleeSaves) -> Result<Allocation, Error> {
    let mut spilled = FixedBitSet::with_capacity(func.num_values());
    loop {
        let code = Lowered::new(func, target, &spilled, Relations::Refused)?;
        let lives = Lives::new(&code)?;
        let mut scan = Scan { code: &code, lives: &lives, active: Vec::new(), regs: vec![None; code.vregs.len()] };
        let more = scan.run()?;
        if more.is_empty() {
            let regs = scan.regs;
            return build(
                &code,
                &lives,
                whole_pieces(&code, &lives, |vreg| regs[vreg as usize]),
                Stores::default(),
                saves,
            );
        }
        more.iter().for_each(|&vreg| spilled.insert(vreg as usize));
    }
}

struct Scan<'a> {
    code: &'a Lowered<'a>,
    lives: &'a Lives,
    /// The virtual registers whose intervals have started and not ended.
    active: Vec<VReg>,
    regs: Vec<Option<Reg>>,
}

impl Scan<'_> {
    fn hull(&self, vreg: VReg) -> Range {
        let lifetime = &self.lives.lifetimes[vreg as usize];
        (lifetime.start(), lifetime.end())
    }

    /// Scans all intervals. Returns the values to spill.
    fn run(&mut self) -> Result<Vec<VReg>, Error> {
        let mut order: Vec<(u32, usize, VReg)> = Vec::new();
        for (vreg, data) in self.code.vregs.iter().enumerate() {
            if let Home::Regs(set) = data.home
                && !self.lives.lifetimes[vreg].ranges.is_empty()
            {
                order.push((self.hull(vreg as VReg).0, self.code.sets.regs(set).len(), vreg as VReg));
            }
        }
        order.sort_unstable();
        let mut spilled = Vec::new();
        for (start, _, vreg) in order {
            let mut active = std::mem::take(&mut self.active);
            active.retain(|&other| self.hull(other).1 > start && self.regs[other as usize].is_some());
            self.active = active;
            self.place(vreg, &mut spilled)?;
        }
        Ok(spilled)
    }

    fn place(&mut self, vreg: VReg, spilled: &mut Vec<VReg>) -> Result<(), Error> {
        let Home::Regs(set) = self.code.vregs[vreg as usize].home else { return Ok(()) };
        let hull = self.hull(vreg);
        let is_open = |reg: &Reg| {
            let mut units = self.code.target.reg_units(*reg).iter();
            units.all(|&unit| self.lives.first_busy(unit, vreg, &[hull], hull).is_none())
        };
        // The register whose holders end last, and where the first of them ends.
        let mut best: Option<(u32, Reg)> = None;
        for reg in self.code.sets.regs(set).iter().copied().filter(is_open) {
            let holders: Vec<VReg> = self.holders(vreg, reg).collect();
            if holders.is_empty() {
                self.regs[vreg as usize] = Some(reg);
                self.active.push(vreg);
                return Ok(());
            }
            let ends = holders.into_iter().map(|other| if self.code.is_value(other) { self.hull(other).1 } else { 0 });
            let end = ends.min().unwrap_or(0);
            if end > best.map_or(0, |best| best.0) {
                best = Some((end, reg));
            }
        }
        match best {
            Some((end, reg)) if end > hull.1 || !self.code.is_value(vreg) => {
                for other in self.holders(vreg, reg).collect::<Vec<_>>() {
                    self.regs[other as usize] = None;
                    spilled.push(other);
                }
                self.regs[vreg as usize] = Some(reg);
                self.active.push(vreg);
            }
            _ if self.code.is_value(vreg) => spilled.push(vreg),
            _ => return Err(Error::no_register(self.code.func, self.code.target, Inst::from_u32(hull.0 / 4))),
        }
        Ok(())
    }

    /// The active virtual registers that are in a register and are not the source of `vreg`.
    fn holders(&self, vreg: VReg, reg: Reg) -> impl Iterator<Item = VReg> {
        let source = self.code.vregs[vreg as usize].source;
        let overlaps = move |other: &VReg| {
            Some(*other) != source && self.regs[*other as usize].is_some_and(|held| self.code.target.overlap(held, reg))
        };
        self.active.iter().copied().filter(overlaps)
    }
}
