//! Values that a register of another bank keeps, as a slot would.

use ssara_core::ir::{Block, Value};
use ssara_core::output::Loc;
use ssara_core::record::EvictionCost;
use ssara_core::target::{Prices, Reg};

use super::Explainer;
use super::words::number;

/// A price in stores.
fn in_stores(price: u16) -> f64 {
    f64::from(price) / f64::from(Prices::UNIT)
}

/// How often something of this price is done for a cost.
fn times(cost: f32, price: u16) -> f64 {
    if price == 0 { 0.0 } else { f64::from(cost) / in_stores(price) }
}

impl Explainer<'_> {
    /// The register of another bank that keeps a value.
    fn keeper(&self, value: Value) -> Option<Reg> {
        let bank = self.target.ty(self.func.value_type(value)).bank;
        let is_of_bank = |reg: &Reg| self.target.bank_regs(bank).any(|of_bank| of_bank == *reg);
        let mut regs = self.whereabouts.of(value).iter().filter_map(|range| match range.loc {
            Loc::Reg(reg) => Some(reg),
            Loc::Slot(_) | Loc::None => None,
        });
        regs.find(|reg| !is_of_bank(reg))
    }

    /// The name of a register with that of its bank.
    fn with_bank(&self, reg: Reg) -> String {
        let bank = self.target.reg(reg).ty.map(|ty| self.target.ty(ty).bank);
        let bank = bank.map_or(String::new(), |bank| format!(" of bank {}", self.target.banks[bank.index()].name));
        format!("{}{bank}", self.name(reg))
    }

    /// A sentence on what it costs that a register of another bank keeps an evicted value, of which `cost` says what memory
    /// would cost; nothing if a slot keeps it.
    pub(super) fn keeping(&self, value: Value, block: Block, cost: EvictionCost) -> Option<String> {
        let keeper = self.keeper(value).filter(|_| !cost.is_remat)?;
        let prices = self.target.ty(self.func.value_type(value)).prices;
        let transfer = in_stores(prices.transfer);
        let (back, there) = (times(cost.reloads, prices.load) * transfer, times(cost.store, prices.store) * transfer);
        Some(format!(
            " These are the prices of memory. {} keeps it, so it costs at most {} for each run of {} ({} for transfers back \
             and {} for the transfer there).",
            self.with_bank(keeper),
            number(back + there),
            self.func.block_name(block),
            number(back),
            number(there)
        ))
    }

    /// Why a value is copied to or from a register of another bank.
    pub(super) fn transfer(&self, value: Value) -> String {
        let keeper = self.keeper(value).map_or("one of another bank".to_owned(), |reg| self.with_bank(reg));
        let prices = self.target.ty(self.func.value_type(value)).prices;
        format!(
            "{} has no register of its own bank there, and {keeper} keeps it. A transfer costs {}, where memory costs {} for a \
             store and {} for a load.",
            self.func.value_name(value),
            number(in_stores(prices.transfer)),
            number(in_stores(prices.store)),
            number(in_stores(prices.load))
        )
    }
}
