//! The prices of what the allocator inserts. What a kind of value does not say, its bank says, for each of the registers that
//! make up one of the kind. What neither says follows from the prices of a load, a store and a move ([`Prices::new`]).

use std::collections::BTreeMap;

use ssara_tables::target::{Prices, Type};

use super::Checker;
use super::registers::BankValues;
use super::values::TypeFields;
use crate::schema;
use crate::span::Spanned;

/// How all values of a kind are moved, if it is one way.
#[derive(Clone, Copy)]
enum WayOfAll {
    Plain,
    Through,
    InMemory,
}

fn way_of_all(fields: &schema::Value<'_>) -> WayOfAll {
    match fields.moves.as_ref().and_then(|moves| moves.value.as_ref().ok()) {
        Some(schema::Moves::All(None)) => WayOfAll::InMemory,
        Some(schema::Moves::All(Some(_))) => WayOfAll::Through,
        Some(schema::Moves::Some(_)) | None => WayOfAll::Plain,
    }
}

/// The prices that a file gives, in hundredths.
#[derive(Clone, Copy, Default)]
struct GivenPrices {
    load: Option<u16>,
    store: Option<u16>,
    r#move: Option<u16>,
    swap: Option<u16>,
    remat: Option<u16>,
    cheap_remat: Option<u16>,
    transfer: Option<u16>,
    slot_read: Option<u16>,
    slot_write: Option<u16>,
}

impl GivenPrices {
    /// The same for a tuple of so many registers.
    fn times(self, registers: u16) -> GivenPrices {
        let times = |price: Option<u16>| price.map(|price| price.saturating_mul(registers));
        GivenPrices {
            load: times(self.load),
            store: times(self.store),
            r#move: times(self.r#move),
            swap: times(self.swap),
            remat: times(self.remat),
            cheap_remat: times(self.cheap_remat),
            transfer: times(self.transfer),
            slot_read: times(self.slot_read),
            slot_write: times(self.slot_write),
        }
    }
    /// The prices, those of `bank` where there is none.
    fn or(self, bank: GivenPrices) -> GivenPrices {
        GivenPrices {
            load: self.load.or(bank.load),
            store: self.store.or(bank.store),
            r#move: self.r#move.or(bank.r#move),
            swap: self.swap.or(bank.swap),
            remat: self.remat.or(bank.remat),
            cheap_remat: self.cheap_remat.or(bank.cheap_remat),
            transfer: self.transfer.or(bank.transfer),
            slot_read: self.slot_read.or(bank.slot_read),
            slot_write: self.slot_write.or(bank.slot_write),
        }
    }
    /// All prices, where values are moved this way and take so many registers. A move that is a store and a load costs as
    /// much. One by way of another register costs two moves.
    fn complete(self, way: WayOfAll, registers: u16) -> Prices {
        let [load, store, r#move] = [Prices::DEFAULT.load, Prices::DEFAULT.store, Prices::DEFAULT.r#move]
            .map(|price| price.saturating_mul(registers));
        let [load, store] = [(self.load, load), (self.store, store)].map(|(given, default)| given.unwrap_or(default));
        let moves = self.r#move.unwrap_or(match way {
            WayOfAll::Plain => r#move,
            WayOfAll::Through => 2 * r#move,
            WayOfAll::InMemory => load.saturating_add(store),
        });
        let derived = Prices::new(load, store, moves);
        Prices {
            swap: self.swap.unwrap_or(derived.swap),
            remat: self.remat.unwrap_or(derived.remat),
            cheap_remat: self.cheap_remat.unwrap_or(derived.cheap_remat),
            transfer: self.transfer.unwrap_or(derived.transfer),
            slot_read: self.slot_read.unwrap_or(derived.slot_read),
            slot_write: self.slot_write.unwrap_or(derived.slot_write),
            ..derived
        }
    }
}

impl<'a> Checker<'a> {
    /// Sets the prices of all kinds of value.
    pub(super) fn prices(&mut self, banks: &BankValues<'_, 'a>, types: &TypeFields<'_, 'a>) {
        let of_banks: BTreeMap<usize, GivenPrices> =
            banks.iter().map(|&(bank, fields)| (bank, self.given_prices(&fields.prices))).collect();
        for (index, (fields, _)) in types.iter().enumerate() {
            let bank = self.model.types[index].bank.index();
            let of_kind = self.model.regs.iter().filter(|reg| reg.ty == Some(Type::from_index(index)));
            let registers = of_kind.map(|reg| reg.tuple.max(1)).max().unwrap_or(1).into();
            let of_bank = of_banks.get(&bank).copied().unwrap_or_default().times(registers);
            let given = self.given_prices(&fields.prices).or(of_bank);
            self.model.types[index].prices = given.complete(way_of_all(fields), registers);
        }
    }

    fn given_prices(&mut self, field: &Option<Spanned<'a, schema::Prices<'a>>>) -> GivenPrices {
        let Ok(Some(fields)) = self.optional(field) else { return GivenPrices::default() };
        let schema::Prices { load, store, r#move, swap, remat, cheap_remat, transfer, slot_read, slot_write } = fields;
        let mut price = |field| self.optional(field).ok().flatten().map(|price: &schema::Price| price.0);
        GivenPrices {
            load: price(load),
            store: price(store),
            r#move: price(r#move),
            swap: price(swap),
            remat: price(remat),
            cheap_remat: price(cheap_remat),
            transfer: price(transfer),
            slot_read: price(slot_read),
            slot_write: price(slot_write),
        }
    }
}
