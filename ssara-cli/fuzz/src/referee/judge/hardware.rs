//! The state of a machine: the bits of its registers, and of the stack.
//!
//! A write to a register changes its bits. It changes other bits of its whole register only where the ISA file says
//! that the rest does not keep its content.

use ssara_core::target::{Reg, Rest, TargetDesc};

use super::super::machine::Machine;
use super::super::units::{bits, without};
use super::strip::{Piece, Strip, Token};

/// The bits that a write to a register leaves without their content: those of the rest of its whole register.
pub fn lost_bits(target: &TargetDesc, reg: Reg) -> Vec<(u64, u64)> {
    match target.reg(reg).rest {
        Rest::Keep => Vec::new(),
        Rest::Zero | Rest::Undefined => without(vec![bits(target, target.whole(reg))], bits(target, reg)),
    }
}

/// The bits of all registers and of the stack.
#[derive(Clone)]
pub struct Hardware {
    /// By id of the root.
    regs: Vec<Strip>,
    /// The stack, by bit of the address.
    pub memory: Strip,
    /// The next new token.
    next: Token,
}

impl Hardware {
    /// A machine in which each register holds a content of its own.
    pub fn new(target: &TargetDesc) -> Hardware {
        let mut hardware =
            Hardware { regs: vec![Strip::default(); target.regs.len()], memory: Strip::default(), next: 1 };
        for reg in target.reg_ids().filter(|&reg| target.reg(reg).root == reg) {
            let token = hardware.fresh();
            hardware.regs[reg.index()].fill(0, target.reg(reg).bits.into(), token);
        }
        hardware
    }
    /// The token of a new content.
    pub fn fresh(&mut self) -> Token {
        self.next += 1;
        self.next
    }
    /// The contents of a register.
    pub fn reg(&self, target: &TargetDesc, reg: Reg) -> Vec<Piece> {
        let (start, end) = bits(target, reg);
        self.regs[target.reg(reg).root.index()].read(start, end)
    }
    /// Whether the low `width` bits of a register hold a content.
    pub fn reg_holds(&self, target: &TargetDesc, reg: Reg, width: u64, token: Token) -> bool {
        let (start, end) = bits(target, reg);
        start + width <= end && self.regs[target.reg(reg).root.index()].holds(start, start + width, token)
    }
    /// Writes a register.
    pub fn set_reg(&mut self, machine: &Machine, reg: Reg, pieces: &[Piece]) {
        let desc = machine.target.reg(reg);
        if desc.constant.is_some() {
            return;
        }
        let root = desc.root.index();
        for (start, end) in lost_bits(&machine.target, reg) {
            let token = self.fresh();
            self.regs[root].fill(start, end, token);
        }
        let (start, end) = bits(&machine.target, reg);
        self.regs[root].write(start, end, pieces);
    }
    /// Writes a content to the low bits of a register, and something unknown to its other bits.
    pub fn fill_reg(&mut self, machine: &Machine, reg: Reg, width: u64, token: Token) {
        let all = u64::from(machine.target.reg(reg).bits);
        let mut pieces = vec![Piece { start: 0, end: width.min(all), token, offset: 0 }];
        if width < all {
            pieces.push(Piece { start: width, end: all, token: self.fresh(), offset: 0 });
        }
        self.set_reg(machine, reg, &pieces);
    }
    /// Destroys the content of a unit.
    pub fn clobber(&mut self, machine: &Machine, unit: u16) {
        let Some((root, ranges)) = machine.units.of(unit) else { return };
        for &(start, end) in ranges {
            let token = self.fresh();
            self.regs[*root].fill(start, end, token);
        }
    }
}
