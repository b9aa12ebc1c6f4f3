//! Traces: an allocator with a trace allocates as without one, and the steps lead to the end.

use std::collections::BTreeMap;

use ssara_classic::Allocator;
use ssara_classic::trace::Trace;
use ssara_classic::trace::coloring::{ColoringAction, ColoringTrace, End, NodeList};
use ssara_classic::trace::scan::ScanTrace;
use ssara_core::ir::Function;
use ssara_core::output::Allocation;
use ssara_core::{CalleeSaves, Target};

/// Checks the trace of an allocator that has allocated a function.
pub fn check(allocator: Allocator, func: &Function, target: &Target, (saves, alloc): (CalleeSaves, &Allocation)) {
    let (traced, trace) =
        allocator.allocate_with_trace(func, target, saves).unwrap_or_else(|error| panic!("with a trace: {error}"));
    assert!(traced == *alloc, "{}: a trace changes the allocation of {:?}", allocator.name(), func.name);
    match trace {
        Some(Trace::Scan(scan)) => check_scan(&scan, target),
        Some(Trace::Coloring(coloring)) => check_coloring(&coloring, target),
        None => assert!(!matches!(allocator, Allocator::LinearScan | Allocator::Irc)),
    }
}

/// In the last round each node is merged or has a register that no neighbour has, and the rounds before spill something.
fn check_coloring(trace: &ColoringTrace, target: &Target) {
    let (last, others) = trace.rounds.split_last().expect("a round");
    assert!(others.iter().all(|round| matches!(
        round.steps.last().map(|step| &step.action),
        Some(ColoringAction::Rewrite(values)) if !values.is_empty()
    )));
    let mut nodes: BTreeMap<u32, NodeList> = BTreeMap::new();
    for step in &last.steps {
        nodes.extend(step.nodes.iter().map(|&(node, state)| (node, state.list)));
        assert!(!last.sentence(target, step).is_empty());
    }
    let reg = |node: u32| {
        let mut end = End::Node(node);
        loop {
            match end {
                End::Reg(reg) => return reg,
                End::Node(node) => match nodes[&node] {
                    NodeList::Coalesced(into) => end = into,
                    NodeList::Colored(reg) => return reg,
                    list => panic!("{}: {list:?}", last.lifelines.lifelines[node as usize].name),
                },
            }
        }
    };
    for &(a, b) in &last.edges {
        assert!(!target.overlap(reg(a), reg(b)), "{:?} and {:?}", nodes[&a], nodes[&b]);
    }
}

/// Positions never go back, and what each step changes adds up to pieces that cover each interval once.
fn check_scan(scan: &ScanTrace, target: &Target) {
    let mut pieces = BTreeMap::new();
    for step in &scan.steps {
        pieces.extend(step.pieces.iter().copied());
        assert!(!scan.sentence(target, step).is_empty());
    }
    assert!(scan.steps.is_sorted_by_key(|step| step.at));
    let mut by_interval = vec![Vec::new(); scan.lifelines.lifelines.len()];
    for piece in pieces.values().filter(|piece| piece.range.0 < piece.range.1) {
        by_interval[piece.interval as usize].push(piece.range);
    }
    for (line, mut ranges) in scan.lifelines.lifelines.iter().zip(by_interval) {
        ranges.sort_unstable();
        assert!(ranges.windows(2).all(|pair| pair[0].1 == pair[1].0), "{}: {ranges:?}", line.name);
        let covered = ranges.first().zip(ranges.last()).map(|(first, last)| (first.0, last.1));
        let lived = line.ranges.first().zip(line.ranges.last()).map(|(first, last)| (first.0, last.1));
        assert_eq!(covered, lived.filter(|_| line.is_candidate), "{}", line.name);
    }
}
