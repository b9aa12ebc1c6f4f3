//! The steps of a classic allocator: its lifetimes, and what each step changes, from which the script draws the states.
//!
//! # Lanes
//! Each candidate for a register has a lane, and each register that instructions occupy. Positions are those of the trace:
//! four for each instruction.
//!
//! # Graphs
//! Nodes of an interference graph are named by their lanes. Registers are nodes, too, if they are ends of copies, and have
//! their names.

use serde::Serialize;
use ssara_classic::trace::coloring::{ColoringAction, ColoringRound, ColoringStep, CopyState, End, NodeList};
use ssara_classic::trace::scan::{ScanAction, ScanStep, ScanTrace};
use ssara_classic::trace::{Lifelines, Trace};
use ssara_core::Target;
use ssara_core::target::Reg;

use super::rows::Row;

/// Positions from the first up to the second, which is not included.
type Range = (u32, u32);

/// The data of a trace.
#[derive(Serialize)]
pub struct TraceData {
    /// The rows of blocks and instructions, by number.
    rows: Vec<usize>,
    /// What shares lifetimes: one round for linear scan, and one for each graph.
    rounds: Vec<Round>,
}

/// Steps with the same lifetimes.
#[derive(Serialize)]
struct Round {
    lanes: Vec<Lane>,
    /// The registers that instructions occupy.
    occupied: Vec<(String, Vec<Range>)>,
    steps: Vec<Step>,
    graph: Option<GraphData>,
}

/// An interference graph.
#[derive(Serialize)]
struct GraphData {
    /// The pairs of nodes that interfere.
    edges: Vec<(EndData, EndData)>,
    copies: Vec<(EndData, EndData)>,
}

/// A node of a graph: a lane or a register.
#[derive(Clone, Serialize)]
#[serde(untagged)]
enum EndData {
    Lane(usize),
    Reg(String),
}

/// The state of a node: its lane, its list, what its neighbours can take of its registers, the number of these, and the
/// register that it has or what it is merged into.
type NodeData = (usize, &'static str, u32, u32, Option<EndData>);

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
#[derive(Clone, Default, Serialize)]
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
    /// The nodes that have changed.
    nodes: Vec<NodeData>,
    /// The copies that have changed: number and state.
    copies: Vec<(usize, &'static str)>,
    /// The nodes that the step is about.
    focus: Vec<EndData>,
}

/// The data of a trace, with the rows of the finished page.
pub fn trace_data(target: &Target, trace: &Trace, rows: &[Row]) -> TraceData {
    let is_code = |row: &Row| matches!(row, Row::Block { .. } | Row::Inst { .. });
    let rows = rows.iter().enumerate().filter(|(_, row)| is_code(row)).map(|(number, _)| number).collect();
    let rounds = match trace {
        Trace::Scan(scan) => vec![scan_round(target, scan)],
        Trace::Coloring(coloring) => {
            let mut rounds: Vec<Round> = coloring.rounds.iter().map(|round| coloring_round(target, round)).collect();
            let end =
                "Copies whose ends have different registers become moves, and values in memory are stored and loaded.";
            let end = Step { name: "the end", what: end.to_owned(), ..Step::default() };
            rounds.last_mut().into_iter().for_each(|round| round.steps.push(end.clone()));
            rounds
        }
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
        ..Step::default()
    };
    let steps = [first].into_iter().chain(trace.steps.iter().map(step)).chain([last]).collect();
    Round { lanes, occupied: occupied(target, &trace.lifelines), steps, graph: None }
}

fn coloring_round(target: &Target, round: &ColoringRound) -> Round {
    let (lanes, lane_of) = lanes(&round.lifelines);
    let reg = |reg: Reg| EndData::Reg(target.reg(reg).name.to_string());
    let node = |node: u32| lane_of[node as usize].map(EndData::Lane);
    let end = |end: End| match end {
        End::Node(number) => node(number),
        End::Reg(it) => Some(reg(it)),
    };
    let step = |step: &ColoringStep| {
        let focus = match &step.action {
            ColoringAction::Build => Vec::new(),
            ColoringAction::Simplify { node, .. }
            | ColoringAction::Freeze(node)
            | ColoringAction::PotentialSpill { node, .. }
            | ColoringAction::Select { node, .. }
            | ColoringAction::Spill { node, .. } => vec![End::Node(*node)],
            ColoringAction::Coalesce { ends: (a, b), .. } => vec![*a, *b],
            ColoringAction::Rewrite(values) => values.iter().map(|&value| End::Node(value)).collect(),
        };
        let changed = step.nodes.iter().filter_map(|&(number, state)| {
            let (list, place) = match state.list {
                NodeList::None => return None,
                NodeList::Simplify => ("simplify", None),
                NodeList::Freeze => ("freeze", None),
                NodeList::Spill => ("spill", None),
                NodeList::Stack => ("stack", None),
                NodeList::Coalesced(into) => ("coalesced", end(into)),
                NodeList::Colored(it) => ("coloured", Some(reg(it))),
                NodeList::Spilled => ("spilled", None),
            };
            Some((lane_of[number as usize]?, list, state.squeeze, state.open, place))
        });
        Step {
            name: coloring_name(&step.action),
            what: round.sentence(target, step),
            figures: round.figures(target, step),
            nodes: changed.collect(),
            copies: step.copies.iter().map(|&(number, state)| (number, copy_name(state))).collect(),
            focus: focus.into_iter().filter_map(end).collect(),
            ..Step::default()
        }
    };
    let pair = |&(a, b): &(u32, u32)| Some((node(a)?, node(b)?));
    let blocked = round.blocked.iter().filter_map(|&(number, it)| Some((node(number)?, reg(it))));
    let graph = GraphData {
        edges: round.edges.iter().filter_map(pair).chain(blocked).collect(),
        copies: round.copies.iter().filter_map(|&(a, b)| Some((end(a)?, end(b)?))).collect(),
    };
    let steps = round.steps.iter().map(step).collect();
    Round { lanes, occupied: occupied(target, &round.lifelines), steps, graph: Some(graph) }
}

/// What a step is called.
fn coloring_name(action: &ColoringAction) -> &'static str {
    match action {
        ColoringAction::Build => "build",
        ColoringAction::Simplify { .. } => "simplify",
        ColoringAction::Coalesce { .. } => "coalesce",
        ColoringAction::Freeze(_) => "freeze",
        ColoringAction::PotentialSpill { .. } => "potential spill",
        ColoringAction::Select { .. } => "select",
        ColoringAction::Spill { .. } => "actual spill",
        ColoringAction::Rewrite(_) => "rewrite",
    }
}

/// What becomes of a copy.
fn copy_name(state: CopyState) -> &'static str {
    match state {
        CopyState::Waiting => "waiting",
        CopyState::Active => "active",
        CopyState::Coalesced => "coalesced",
        CopyState::Constrained => "constrained",
        CopyState::Frozen => "frozen",
    }
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
