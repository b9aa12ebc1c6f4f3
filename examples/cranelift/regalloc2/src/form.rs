//! Instruction forms for the constraints of the client's instructions.
//!
//! The key of an instruction is its constraints without its values: its kind, 11 bits for each operand, and its clobbers.
//! Most keys fit in 64 bits. Keys are kept from function to function. A form is made when a key occurs in a function for the
//! first time. Finding a form takes time linear in the operands of the instruction.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use ssara_core::ir::LocalForms;
use ssara_core::target::{Class, Form, FormKind, OperandDesc, Place, Pos, Role};
use ssara_core::units::UnitSet;

use crate::target::Machine;
use crate::{Operand, OperandConstraint, OperandKind, OperandPos, PRegSet, RegAllocError};

/// The constraints of an instruction.
pub struct Demand<'a> {
    /// The kind of the instruction.
    pub kind: FormKind,
    /// Its operands.
    pub operands: &'a [Operand],
    /// Its clobbers.
    pub clobbers: PRegSet,
    /// Uses that are late although the client does not say so.
    pub late: Option<LateUses<'a>>,
}

impl Demand<'_> {
    /// The bits of an operand's demand.
    const BITS: u32 = 11;
    /// The maximum number of operands whose constraints fit a short key.
    const MAX_SHORT: usize = 5;

    fn clobbers_nothing(&self) -> bool {
        self.clobbers == PRegSet::empty()
    }
    fn becomes_late(&self, index: usize) -> bool {
        self.late.as_ref().is_some_and(|late| late.contains(index))
    }

    /// The key, if it fits 64 bits.
    fn short_key(&self) -> Option<u64> {
        if self.operands.len() > Self::MAX_SHORT || self.late.is_some() || !self.clobbers_nothing() {
            return None;
        }
        let mut key = self.kind as u64 | (self.operands.len() as u64) << 3;
        for (index, operand) in self.operands.iter().enumerate() {
            key |= u64::from(operand.demand()) << (6 + index as u32 * Self::BITS);
        }
        Some(key)
    }

    /// Writes the key of any demand.
    fn long_key(&self, key: &mut Vec<u32>) {
        key.clear();
        key.push(self.kind as u32);
        let demand =
            |(index, operand): (usize, &Operand)| operand.demand() | u32::from(self.becomes_late(index)) << Self::BITS;
        key.extend(self.operands.iter().enumerate().map(demand));
        if !self.clobbers_nothing() {
            key.extend(self.clobbers.words().iter().flat_map(|&word| [word as u32, (word >> 32) as u32]));
            // Ends in what no operand is, so that clobbers are not taken for operands.
            key.push(u32::MAX);
        }
    }

    /// A new form. `constraints` is a buffer.
    fn make(
        &self,
        local: &mut LocalForms<'_>,
        machine: &Machine,
        constraints: &mut Vec<OperandDesc>,
    ) -> Result<Form, RegAllocError> {
        constraints.clear();
        for (index, operand) in self.operands.iter().enumerate() {
            constraints.push(constraint(operand, self.becomes_late(index), machine)?);
        }
        let clobbers = if self.clobbers_nothing() { UnitSet::empty(3) } else { machine.units(&self.clobbers) };
        Ok(local.add(self.kind, constraints, &clobbers))
    }
}

type Map<K> = HashMap<K, Known, FxBuildHasher>;

/// A form, and the function for which it was made.
#[derive(Clone, Copy)]
struct Known {
    function: u64,
    form: Form,
}

/// The forms of the current function, and the keys of all functions so far.
#[derive(Default)]
pub struct Forms {
    function: u64,
    short: Map<u64>,
    long: Map<Box<[u32]>>,
    key: Vec<u32>,
    constraints: Vec<OperandDesc>,
    lack_registers: bool,
}

impl Forms {
    /// Starts a function.
    pub fn start(&mut self) {
        self.function += 1;
        self.lack_registers = false;
    }
    /// Whether an operand of the current function is fixed to a register that the machine does not have.
    pub fn lack_registers(&self) -> bool {
        self.lack_registers
    }

    /// The form of an instruction.
    ///
    /// # Errors
    /// When an operand is fixed to a register that `machine` does not have.
    pub fn find(
        &mut self,
        local: &mut LocalForms<'_>,
        machine: &Machine,
        demand: &Demand<'_>,
    ) -> Result<Form, RegAllocError> {
        let function = self.function;
        let short = demand.short_key();
        let known = match short {
            Some(key) => self.short.get_mut(&key),
            None => {
                demand.long_key(&mut self.key);
                self.long.get_mut(&self.key[..])
            }
        };
        if let Some(known) = &known
            && known.function == function
        {
            return Ok(known.form);
        }
        let made = demand.make(local, machine, &mut self.constraints);
        self.lack_registers |= made.is_err();
        let form = made?;
        let new = Known { function, form };
        match (known, short) {
            (Some(known), _) => *known = new,
            (None, Some(key)) => drop(self.short.insert(key, new)),
            (None, None) => drop(self.long.insert(self.key.clone().into(), new)),
        }
        Ok(form)
    }
}

/// The constraint of an operand.
///
/// # Errors
/// When it is fixed to a register that `machine` does not have.
fn constraint(operand: &Operand, late: bool, machine: &Machine) -> Result<OperandDesc, RegAllocError> {
    let home = Class(operand.class() as u16);
    let (class, place) = match operand.constraint() {
        OperandConstraint::Any => (home, Place::Any),
        OperandConstraint::Reg => (home, Place::Class),
        OperandConstraint::Stack => (home, Place::Slot),
        OperandConstraint::Limit(limit) => (machine.limited(operand.class(), limit.ilog2()), Place::Class),
        OperandConstraint::Reuse(index) => (home, Place::Tied(index as u16)),
        OperandConstraint::FixedReg(reg) => {
            (home, Place::Fixed(machine.reg(reg).ok_or(RegAllocError::TooManyOperands)?))
        }
    };
    let role = if operand.kind() == OperandKind::Def { Role::Def } else { Role::Use };
    let pos = if late || operand.pos() == OperandPos::Late { Pos::Late } else { Pos::Early };
    Ok(OperandDesc::new(role, pos, class, place))
}

/// The uses of an instruction that a reuse makes late.
pub struct LateUses<'a>(&'a [Operand]);

/// The uses of an instruction that a reuse makes late. There are none unless there is both a reuse and another late def.
#[inline]
pub fn late_uses(operands: &[Operand]) -> Option<LateUses<'_>> {
    let reuse = |op: &Operand| matches!(op.constraint(), OperandConstraint::Reuse(_));
    let other = |op: &Operand| op.kind() == OperandKind::Def && op.pos() == OperandPos::Late && !reuse(op);
    (operands.iter().any(reuse) && operands.iter().any(other)).then_some(LateUses(operands))
}

impl LateUses<'_> {
    fn contains(&self, index: usize) -> bool {
        let operand = self.0[index];
        let is_reused = |other: &Operand| match other.constraint() {
            OperandConstraint::Reuse(index) => self.0.get(index).is_some_and(|op| op.vreg() == operand.vreg()),
            _ => false,
        };
        operand.kind() == OperandKind::Use
            && !matches!(operand.constraint(), OperandConstraint::FixedReg(_))
            && !self.0.iter().any(is_reused)
    }
}
