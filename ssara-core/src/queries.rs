//! What a client may ask. Before it allocates: how many registers are free where, for schedulers and inliners, and an order
//! of instructions that takes fewer copies. After it has allocated: counts of what was inserted.

mod stats;
mod updates;

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::error::Error;
use crate::ir::{Block, Function, Inst, Reordered};
use crate::pipeline::{Context, Measured};
use crate::regs::tables::SHARE;
use crate::target::{Bank, Target};

use updates::Updates;

pub use stats::stats;

/// The register pressure of a function, by block and bank; made by [`Context::pressure`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegPressure {
    banks: usize,
    /// By block and bank: the excess, or [`UNKNOWN`].
    excess: Vec<i32>,
}

/// The mark of blocks whose pressure is not known.
const UNKNOWN: i32 = i32::MIN;

impl RegPressure {
    /// How many more registers of a bank the values that are live at once in a block would need, at its tightest
    /// instruction. Negative if registers are left throughout the block: -3 means that three more values fit. Values are
    /// counted in registers of the bank's largest type. `None` for a block that cannot be reached, and for all blocks of a
    /// function that is too large for lists of live values.
    ///
    /// A call counts with the registers that survive it and the values that live through it. A def that nothing reads, and
    /// the constraints of operands, do not count.
    ///
    /// # Panics
    /// When the function has no such block or the target no such bank.
    pub fn excess(&self, block: Block, bank: Bank) -> Option<i32> {
        assert!(bank.index() < self.banks, "the target has {} banks", self.banks);
        let excess = self.excess[block.index() * self.banks + bank.index()];
        (excess != UNKNOWN).then_some(excess)
    }
    /// The largest excess of a bank in any block; `None` if that of no block is known.
    ///
    /// # Panics
    /// When the target has no such bank.
    pub fn worst(&self, bank: Bank) -> Option<i32> {
        let blocks = self.excess.len() / self.banks;
        (0..blocks).filter_map(|block| self.excess(Block::new(block), bank)).max()
    }
}

/// Registers by shares, rounded up: where a part of a register is missing, a register is missing.
fn registers(shares: i32) -> i32 {
    let share = SHARE as i32;
    shares.div_euclid(share) + i32::from(shares.rem_euclid(share) > 0)
}

impl Context {
    /// The register pressure of a function. Takes time linear in the operands and in the values that are live at the starts
    /// of blocks. That is a fraction of the time of an allocation.
    ///
    /// # Errors
    /// When the function is not valid.
    pub fn pressure(&mut self, func: &Function, target: &Target) -> Result<RegPressure, Error> {
        let banks = target.banks.len();
        let Measured { cfg, pressure, .. } = self.measure(func, target, (|| true, true))?;
        let mut excess = Vec::with_capacity(func.num_blocks() * banks);
        for block in func.blocks() {
            for bank in target.bank_ids() {
                let known = pressure.filter(|_| cfg.is_reachable(block));
                excess.push(known.map_or(UNKNOWN, |pressure| registers(-pressure.free_shares(block, bank))));
            }
        }
        Ok(RegPressure { banks, excess })
    }

    /// The function with updates below the last use of the value that they overwrite, where a copy would keep it for that
    /// use; `None` if there are none. An update is a two-address instruction, or one that parameters connect with what it
    /// uses, such as the step of a loop's counter. It is for clients that have not ordered their
    /// instructions with this in view.
    ///
    /// An instruction moves down in its block, past at most 16 others. Values, hints, tags and safepoints stay right.
    /// `may_pass` returns whether the first instruction may stand below the second one, which is below it so far. It
    /// speaks for what the function does not show: memory, flags, and whether the instruction may move at all. Several
    /// instructions may move.
    ///
    /// Takes time linear in the operands and in the values that are live at the starts of blocks.
    ///
    /// # Errors
    /// When the function is not valid.
    pub fn sink_updates(
        &mut self,
        func: &Function,
        target: &Target,
        may_pass: impl FnMut(Inst, Inst) -> bool,
    ) -> Result<Option<Reordered>, Error> {
        let mut updates = None;
        let is_worth_it = || updates.insert(Updates::new(func)).any(func, target);
        let Measured { cfg, live, .. } = self.measure(func, target, (is_worth_it, false))?;
        let order = live.zip(updates);
        let order =
            order.and_then(|(live, updates)| updates::sink_updates(func, target, updates, (cfg, live), may_pass));
        Ok(order.map(|originals| func.reordered(originals)))
    }
}
