//! Records: what the passes decided about a function, with the figures by which they did.
//!
//! # Input
//! The passes write to a `Recorder`, if the client asked for a record. The switch is one field of the context that every
//! pass reads. It is looked at only where something is decided, and where it is off nothing else is done.
//!
//! # Output
//! A [`Record`]: the [`Decision`]s in the order in which they were made, and the state after each pass as a [`Snapshot`]. The
//! allocator tries some things twice, and the record keeps what belongs to the trial that was kept. A
//! [`Trial`] tells of the other.
//!
//! # Why correct
//! Nothing in a record is computed for it afterwards. Figures are those that a pass compared, and states are those that it
//! left to the next one.
//!
//! # Cost
//! If a record is made, each eviction takes time linear in the values of its bank once more. Each step takes time linear in
//! the values at the boundaries of blocks.

mod decision;
mod display;
mod recorder;
mod snapshot;

use alloc::vec::Vec;

pub use decision::{
    CalleeSavedChoice, Choice, Criterion, Decision, EntryReason, Eviction, EvictionCost, EvictionRule, FormChoice,
    Hint, HintLoss, HintSource, NextUse, ParamCosts, Rival, Trial, TrialKind,
};
pub use display::DisplayRecord;
pub(crate) use recorder::{Mark, Recorder};
pub use snapshot::{Action, Pass, Snapshot, SnapshotState};

/// What the passes decided about a function.
#[derive(Clone, Default, Debug)]
pub struct Record {
    /// The state after each pass, in order.
    pub steps: Vec<Snapshot>,
    /// The decisions, in the order in which they were made.
    pub decisions: Vec<Decision>,
}
