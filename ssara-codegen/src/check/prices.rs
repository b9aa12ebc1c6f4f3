//! The prices of what the allocator inserts. What a kind of value does not say, its bank says. What neither says follows
//! from the prices of a load, a store and a move ([`Prices::new`]).

use std::collections::BTreeMap;

use ssara_tables::target::Prices;

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
    /// All prices, where values are moved this way. A move that is a store and a load costs as much. One by way of another
    /// register costs two moves.
    fn complete(self, way: WayOfAll) -> Prices {
        let Prices { load, store, r#move, .. } = Prices::DEFAULT;
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
            let of_bank = of_banks.get(&bank).copied().unwrap_or_default();
            let given = self.given_prices(&fields.prices).or(of_bank);
            self.model.types[index].prices = given.complete(way_of_all(fields));
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
