//! The steps of a classic allocator: its lifetimes, and what each step changes, from which the script draws the states.
//!
//! # Lanes
//! Each candidate for a register has a lane, and each register that instructions occupy. Positions are those of the trace:
//! four for each instruction.

use serde::Serialize;
use ssara_classic::trace::scan::{ScanAction, ScanStep, ScanTrace};
use ssara_classic::trace::{Lifelines, Trace};
use ssara_core::Target;

use super::rows::Row;

/// Positions from the first up to the second, which is not included.
type Range = (u32, u32);

/// The data of a trace.
#[derive(Serialize)]
pub struct TraceData {
    /// The rows of blocks and instructions, by number.
    rows: Vec<usize>,
    /// What shares lifetimes: one round for linear scan.
    rounds: Vec<Round>,
}

/// Steps with the same lifetimes.
#[derive(Serialize)]
struct Round {
    lanes: Vec<Lane>,
    /// The registers that instructions occupy.
    occupied: Vec<(String, Vec<Range>)>,
    steps: Vec<Step>,
}

/// The lane of a value or a temporary.
#[derive(Serialize)]
struct Lane {
    name: String,
    value: Option<u32>,
    purpose: String,
    ranges: Vec<Range>,
    uses: Vec<u32>,
}

/// A step.
#[derive(Default, Serialize)]
struct Step {
    name: &'static str,
    what: String,
    figures: Vec<String>,
    /// The position of the scan.
    at: u32,
    /// The lane and the positions of the interval that is placed.
    current: Option<(usize, u32, u32)>,
    /// The pieces that are new or have changed: number, lane, positions, register.
    pieces: Vec<(usize, usize, u32, u32, Option<String>)>,
}

/// The data of a trace, with the rows of the finished page.
pub fn trace_data(target: &Target, trace: &Trace, rows: &[Row]) -> TraceData {
    let is_code = |row: &Row| matches!(row, Row::Block { .. } | Row::Inst { .. });
    let rows = rows.iter().enumerate().filter(|(_, row)| is_code(row)).map(|(number, _)| number).collect();
    let rounds = match trace {
        Trace::Scan(scan) => vec![scan_round(target, scan)],
    };
    TraceData { rows, rounds }
}

/// The lanes of candidates; by number of the trace, its lane.
fn lanes(lifelines: &Lifelines) -> (Vec<Lane>, Vec<Option<usize>>) {
    let (mut lanes, mut lane_of) = (Vec::new(), Vec::new());
    for line in &lifelines.lifelines {
        lane_of.push(line.is_candidate.then_some(lanes.len()));
        if line.is_candidate {
            lanes.push(Lane {
                name: line.name.clone(),
                value: line.value.map(|value| value.as_u32()),
                purpose: line.purpose.clone(),
                ranges: line.ranges.clone(),
                uses: line.uses.clone(),
            });
        }
    }
    (lanes, lane_of)
}

fn occupied(target: &Target, lifelines: &Lifelines) -> Vec<(String, Vec<Range>)> {
    let name = |it: &ssara_classic::trace::Occupied| (target.reg(it.reg).name.to_string(), it.ranges.clone());
    lifelines.occupied.iter().map(name).collect()
}

fn scan_round(target: &Target, trace: &ScanTrace) -> Round {
    let (lanes, lane_of) = lanes(&trace.lifelines);
    let first = Step {
        name: "intervals",
        what: "The intervals with their holes, a lane for each. All are unhandled, and are visited as they start."
            .to_owned(),
        ..Step::default()
    };
    let last = Step {
        name: "resolution",
        what: "Where the parts of an interval meet, and on edges, moves, stores and loads are inserted.".to_owned(),
        at: u32::MAX,
        ..Step::default()
    };
    let step = |step: &ScanStep| Step {
        name: scan_name(&step.action),
        what: trace.sentence(target, step),
        figures: trace.figures(target, step),
        at: step.at,
        current: lane_of[step.current as usize].map(|lane| (lane, step.at, step.end)),
        pieces: step
            .pieces
            .iter()
            .filter_map(|(number, piece)| {
                let reg = piece.reg.map(|reg| target.reg(reg).name.to_string());
                Some((*number, lane_of[piece.interval as usize]?, piece.range.0, piece.range.1, reg))
            })
            .collect(),
    };
    let steps = [first].into_iter().chain(trace.steps.iter().map(step)).chain([last]).collect();
    Round { lanes, occupied: occupied(target, &trace.lifelines), steps }
}

/// What a step is called.
fn scan_name(action: &ScanAction) -> &'static str {
    match action {
        ScanAction::Advance { .. } => "advance",
        ScanAction::TakesFree { .. } => "a free register",
        ScanAction::Compares { .. } => "no free register",
        ScanAction::Evicts { .. } => "split and spill",
        ScanAction::TakesBlocked { .. } => "a blocked register",
        ScanAction::Spills { .. } => "spill",
    }
}
