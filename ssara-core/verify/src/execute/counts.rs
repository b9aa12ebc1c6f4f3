//! Counts of what a run executed.

/// Counts of what was executed. Loads and stores of the slots that [`Allocation::saved`](ssara_ir::output::Allocation::saved)
/// names count as restores and saves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Instructions of the function.
    pub instructions: u64,
    /// Register-to-register moves.
    pub moves: u64,
    /// Exchanges of two registers.
    pub swaps: u64,
    /// Loads from spill slots.
    pub loads: u64,
    /// Stores to spill slots.
    pub stores: u64,
    /// Stores of callee-saved registers.
    pub saves: u64,
    /// Loads of callee-saved registers.
    pub restores: u64,
    /// Rematerialisations.
    pub remats: u64,
    /// Copies to and from registers of other banks that keep spilled values.
    pub transfers: u64,
}

impl Counts {
    /// Adds other counts.
    pub fn add(&mut self, more: &Counts) {
        self.instructions += more.instructions;
        self.moves += more.moves;
        self.swaps += more.swaps;
        self.loads += more.loads;
        self.stores += more.stores;
        self.saves += more.saves;
        self.restores += more.restores;
        self.remats += more.remats;
        self.transfers += more.transfers;
    }
}
