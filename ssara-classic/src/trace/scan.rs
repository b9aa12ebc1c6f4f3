//! The steps of linear scan.
//!
//! # States
//! An interval, or a piece of one, is *handled* once the scan is behind its end. In a register it is *active* where it is
//! live, and *inactive* in its holes. What has no piece yet is *unhandled*.

use std::fmt::Write;

use ssara_core::Target;
use ssara_core::target::Reg;

use super::{At, Lifelines, inst, reg_name};
use crate::build::Piece;
use crate::live::Lives;
use crate::lower::VReg;

/// What linear scan did.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct ScanTrace {
    /// The intervals.
    pub lifelines: Lifelines,
    /// The steps, in order.
    pub steps: Vec<ScanStep>,
}

/// A step.
#[derive(Clone, PartialEq, Debug)]
pub struct ScanStep {
    /// The position that the scan has reached.
    pub at: u32,
    /// The interval that is placed, by number.
    pub current: u32,
    /// One past the end of it.
    pub end: u32,
    /// What is done.
    pub action: ScanAction,
    /// The pieces that are new, and those that have changed, with their numbers.
    pub pieces: Vec<(usize, PlacedPiece)>,
}

/// A part of an interval that has a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedPiece {
    /// The interval.
    pub interval: u32,
    /// The positions, holes included; none if nothing is left of it.
    pub range: (u32, u32),
    /// The register, or `None` for memory.
    pub reg: Option<Reg>,
}

/// What a step does.
#[derive(Clone, PartialEq, Debug)]
pub enum ScanAction {
    /// The scan goes on to the start of the current interval, and intervals change their lists.
    Advance {
        /// Those that have ended.
        expired: Vec<u32>,
        /// Those that have come to a hole.
        inactive: Vec<u32>,
        /// Those that have left a hole.
        active: Vec<u32>,
    },
    /// The current interval takes a register that is free.
    TakesFree {
        /// The registers that it may have, and the positions up to which they are free.
        free: Vec<(Reg, u32)>,
        /// That which it takes.
        reg: Reg,
        /// What becomes of the rest of it.
        rest: Rest,
    },
    /// No register is free for the current interval, so next uses are compared.
    Compares {
        /// The registers that can be taken from what is in them: the intervals, and the next use of one of them.
        holders: Vec<(Reg, Vec<u32>, u32)>,
        /// The next use of the current interval that must be in a register.
        own: Option<u32>,
    },
    /// An interval leaves its register for the current one. It is split.
    Evicts {
        /// The interval.
        interval: u32,
        /// Its register.
        reg: Reg,
        /// What becomes of the rest of it.
        rest: Rest,
    },
    /// The current interval takes a register that others have left.
    TakesBlocked {
        /// The register.
        reg: Reg,
        /// What becomes of the rest of it.
        rest: Rest,
    },
    /// The current interval goes to memory itself.
    Spills {
        /// Where it is visited again, if it is.
        reload: Option<u32>,
    },
}

/// What becomes of the rest of an interval that is split.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rest {
    /// There is none.
    None,
    /// It is unhandled again, from this position on.
    Unhandled(u32),
    /// It is in memory from the first position on, and unhandled from the second one on, if it needs a register once more.
    Memory(u32, Option<u32>),
}

/// The list of a piece.
#[derive(Clone, Copy, PartialEq, Eq)]
enum List {
    Active,
    Inactive,
    Handled,
}

/// Notes steps.
pub(crate) struct ScanRecorder {
    trace: ScanTrace,
    /// The pieces after the last step.
    known: Vec<PlacedPiece>,
    /// By piece: its list after the last step.
    lists: Vec<List>,
}

impl ScanRecorder {
    pub(crate) fn new(lifelines: Lifelines) -> ScanRecorder {
        ScanRecorder { trace: ScanTrace { lifelines, steps: Vec::new() }, known: Vec::new(), lists: Vec::new() }
    }
    pub(crate) fn finish(self) -> ScanTrace {
        self.trace
    }

    /// The scan reaches the start of an interval.
    pub(crate) fn advance(&mut self, current: VReg, (at, end): (u32, u32), lives: &Lives) {
        let (mut expired, mut inactive, mut active) = (Vec::new(), Vec::new(), Vec::new());
        for (piece, list) in self.known.iter().zip(&mut self.lists) {
            let now = list_at(piece, at, lives);
            match now {
                _ if now == *list => {}
                List::Handled => expired.push(piece.interval),
                List::Inactive => inactive.push(piece.interval),
                List::Active => active.push(piece.interval),
            }
            *list = now;
        }
        for list in [&mut expired, &mut inactive, &mut active] {
            list.sort_unstable();
            list.dedup();
        }
        if !(expired.is_empty() && inactive.is_empty() && active.is_empty()) {
            let action = ScanAction::Advance { expired, inactive, active };
            self.trace.steps.push(ScanStep { at, current, end, action, pieces: Vec::new() });
        }
    }
    /// A step has been done, with these pieces after it.
    pub(crate) fn step(
        &mut self,
        (current, (at, end)): (VReg, (u32, u32)),
        action: ScanAction,
        pieces: &[(VReg, Piece)],
        lives: &Lives,
    ) {
        let mut changed = Vec::new();
        for (number, &(interval, Piece { range, reg })) in pieces.iter().enumerate() {
            let piece = PlacedPiece { interval, range, reg };
            if self.known.get(number) != Some(&piece) {
                changed.push((number, piece));
            }
        }
        for &(number, piece) in &changed {
            if number == self.known.len() {
                self.known.push(piece);
                self.lists.push(List::Active);
            }
            self.known[number] = piece;
            self.lists[number] = list_at(&piece, at, lives);
        }
        self.trace.steps.push(ScanStep { at, current, end, action, pieces: changed });
    }
}

/// The list in which a piece is when the scan is at a position. What is in memory is in none, and counts as handled.
fn list_at(piece: &PlacedPiece, at: u32, lives: &Lives) -> List {
    match piece.reg {
        Some(_) if at < piece.range.1 => match lives.lifetimes[piece.interval as usize].covers(at) {
            true => List::Active,
            false => List::Inactive,
        },
        _ => List::Handled,
    }
}

impl ScanTrace {
    /// What a step does, in sentences.
    pub fn sentence(&self, target: &Target, step: &ScanStep) -> String {
        let lines = &self.lifelines;
        let name = lines.name(step.current);
        let mut text = String::new();
        let written = match &step.action {
            ScanAction::Advance { expired, inactive, active } => {
                let changes = [(expired, "expires", "expire"), (inactive, "becomes inactive", "become inactive")];
                let changes = changes.into_iter().chain([(active, "becomes active again", "become active again")]);
                let changes = changes.filter(|change| !change.0.is_empty());
                let change = |(which, one, several): (&Vec<u32>, &str, &str)| {
                    format!("{} {}", lines.names(which), if which.len() == 1 { one } else { several })
                };
                let changes: Vec<String> = changes.map(change).collect();
                write!(text, "The scan is {}, where {name} starts: {}.", At(step.at), changes.join("; "))
            }
            ScanAction::TakesFree { free, reg, rest } => {
                let until = free.iter().find(|free| free.0 == *reg).map_or(u32::MAX, |free| free.1);
                let extent = match until >= step.end {
                    true => "which is free to its end".to_owned(),
                    false => format!("which is free up to {}", inst(until)),
                };
                let reg = reg_name(target, *reg);
                write!(text, "{} takes {reg}, {extent}.{}", self.starts(step), rest.sentence("It"))
            }
            ScanAction::Compares { holders, own } => {
                let own = own.map_or("needs no register".to_owned(), |own| format!("needs one at {}", inst(own)));
                let uses = match holders.is_empty() {
                    true => "Nothing can leave a register here.",
                    false => "What is used last must go.",
                };
                write!(text, "{} and no register is free; it {own}. {uses}", self.starts(step))
            }
            ScanAction::Evicts { interval, reg, rest } => {
                let (evicted, reg) = (lines.name(*interval), reg_name(target, *reg));
                write!(text, "{evicted} leaves {reg} for {name}.{}", rest.sentence(evicted))
            }
            ScanAction::TakesBlocked { reg, rest } => {
                write!(text, "{name} takes {}.{}", reg_name(target, *reg), rest.sentence("It"))
            }
            ScanAction::Spills { reload } => {
                let again = again(*reload);
                write!(text, "{name} itself is used last. It is in memory from {} on{again}.", inst(step.at))
            }
        };
        written.expect("a string takes any text");
        text
    }
    /// The figures by which a step was decided, a line each.
    pub fn figures(&self, target: &Target, step: &ScanStep) -> Vec<String> {
        match &step.action {
            ScanAction::TakesFree { free, .. } => {
                let until = |&(reg, until): &(Reg, u32)| {
                    let reg = reg_name(target, reg);
                    match until {
                        _ if until <= step.at => format!("{reg} is not free"),
                        _ if until >= step.end => format!("{reg} is free to the end"),
                        _ => format!("{reg} is free up to {}", inst(until)),
                    }
                };
                free.iter().map(until).collect()
            }
            ScanAction::Compares { holders, .. } => {
                let holder = |(reg, intervals, next): &(Reg, Vec<u32>, u32)| {
                    let (reg, names) = (reg_name(target, *reg), self.lifelines.names(intervals));
                    match *next {
                        u32::MAX => format!("{reg} holds {names}, not used again"),
                        next => format!("{reg} holds {names}, next used at {}", inst(next)),
                    }
                };
                holders.iter().map(holder).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The current interval starts, or a part of it does.
    fn starts(&self, step: &ScanStep) -> String {
        let line = &self.lifelines.lifelines[step.current as usize];
        let is_first = line.ranges.first().is_some_and(|range| range.0 == step.at);
        let verb = if is_first { "starts" } else { "goes on" };
        let and = if matches!(step.action, ScanAction::TakesFree { .. }) { " and" } else { "" };
        format!("{} {verb} {}{and}", line.name, At(step.at))
    }
}

impl Rest {
    fn sentence(self, subject: &str) -> String {
        match self {
            Rest::None => String::new(),
            Rest::Unhandled(at) => format!(" {subject} is split {}, and the rest is unhandled again.", At(at)),
            Rest::Memory(at, reload) => {
                format!(" {subject} is split {}, and is in memory from there on{}.", At(at), again(reload))
            }
        }
    }
}

/// Whether something in memory is visited again.
fn again(reload: Option<u32>) -> String {
    reload.map_or(String::new(), |at| format!(", until it is visited again {}", At(at)))
}
