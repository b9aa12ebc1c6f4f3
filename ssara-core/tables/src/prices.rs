//! The prices of what the allocator inserts.

/// What the operations that the allocator inserts cost, for values of one type, each time that one is executed. The unit is
/// a hundredth of the cost of a store on an ordinary machine.
///
/// The default has the weights of LLVM's register-allocation score (`RegAllocScore.cpp`): 4 for a load, 1 for a store, 0.2
/// for a copy. 0.2 for what is as cheap to compute again, 1 for what is dearer. A swap counts as two moves, and a copy to
/// another bank as a store. An operand that is read in a slot counts as half a load, and one that is written there as half a
/// store, since it needs neither an instruction nor a register of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Prices {
    /// A load from a spill slot.
    pub load: u16,
    /// A store to a spill slot.
    pub store: u16,
    /// A move from register to register.
    pub r#move: u16,
    /// An exchange of two registers.
    pub swap: u16,
    /// Computing a value again whose form says that this is cheaper than a load.
    pub remat: u16,
    /// Computing a value again whose form says that this is cheaper than a move.
    pub cheap_remat: u16,
    /// A copy to or from a register of another bank that keeps a spilled value.
    pub transfer: u16,
    /// An operand that an instruction reads in its slot.
    pub slot_read: u16,
    /// An operand that an instruction writes in its slot.
    pub slot_write: u16,
}

impl Prices {
    /// The prices of one unit.
    pub const UNIT: u16 = 100;

    /// The default.
    pub const DEFAULT: Prices = Prices::new(400, 100, 20);

    /// The prices of a machine of which only these three are known. The others follow from them as they do in the default.
    pub const fn new(load: u16, store: u16, r#move: u16) -> Prices {
        Prices {
            load,
            store,
            r#move,
            swap: r#move.saturating_mul(2),
            remat: if load < Prices::UNIT { load } else { Prices::UNIT },
            cheap_remat: r#move,
            transfer: store,
            slot_read: load / 2,
            slot_write: store / 2,
        }
    }
}

impl Default for Prices {
    fn default() -> Self {
        Prices::DEFAULT
    }
}
