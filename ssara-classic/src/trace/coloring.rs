//! The steps of iterated register coalescing, in rounds. Each round has a graph of its own.

use std::fmt::Write;

use ssara_core::Target;
use ssara_core::target::Reg;

use super::{Lifelines, reg_name};
pub use crate::coloring::graph::End;
use crate::coloring::graph::Graph;
use crate::lower::{Lowered, VReg};

/// What iterated register coalescing did.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct ColoringTrace {
    /// The rounds; all but the last one end with values that are spilled.
    pub rounds: Vec<ColoringRound>,
}

/// A round: a graph, and what is done with it.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct ColoringRound {
    /// The nodes: those that are candidates.
    pub lifelines: Lifelines,
    /// The pairs of nodes that interfere.
    pub edges: Vec<(u32, u32)>,
    /// Nodes, and registers at ends of copies that they cannot have.
    pub blocked: Vec<(u32, Reg)>,
    /// The ends of copies, the most frequent first.
    pub copies: Vec<(End, End)>,
    /// The steps, in order.
    pub steps: Vec<ColoringStep>,
}

/// A step.
#[derive(Clone, PartialEq, Debug)]
pub struct ColoringStep {
    /// What is done.
    pub action: ColoringAction,
    /// The nodes that have changed.
    pub nodes: Vec<(u32, Node)>,
    /// The copies that have changed.
    pub copies: Vec<(usize, CopyState)>,
}

/// The state of a node.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Node {
    /// Where it is.
    pub list: NodeList,
    /// The maximum number of its registers that its neighbours can take: its degree, where all registers are alike.
    pub squeeze: u32,
    /// The number of its registers.
    pub open: u32,
}

/// Where a node is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NodeList {
    /// In no list: it is no node.
    None,
    /// Of insignificant degree and without copies.
    Simplify,
    /// Of insignificant degree, with copies.
    Freeze,
    /// Of significant degree.
    Spill,
    /// On the stack.
    Stack,
    /// Merged.
    Coalesced(End),
    /// Off the stack, with a register.
    Colored(Reg),
    /// Off the stack, without one.
    Spilled,
}

/// The state of a copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CopyState {
    /// To be tried.
    Waiting,
    /// Tried, and may be tried again.
    Active,
    /// Its ends are merged.
    Coalesced,
    /// Its ends interfere.
    Constrained,
    /// Given up.
    Frozen,
}

/// What a step does.
#[derive(Clone, PartialEq, Debug)]
pub enum ColoringAction {
    /// The graph is built, and its nodes are put into the work lists.
    Build,
    /// A node goes onto the stack.
    Simplify {
        /// The node.
        node: u32,
        /// The maximum number of its registers that neighbours can take.
        squeeze: u32,
        /// The number of its registers.
        open: u32,
    },
    /// A copy is tried.
    Coalesce {
        /// Its ends, or what they are merged into.
        ends: (End, End),
        /// What comes of it.
        outcome: CopyState,
    },
    /// The copies of a node are given up.
    Freeze(u32),
    /// A node of significant degree is simplified, which may be spilled.
    PotentialSpill {
        /// The node.
        node: u32,
        /// The cost of spilling it.
        cost: f64,
        /// What the cost is divided by.
        squeeze: u32,
    },
    /// A node takes a register that no neighbour has.
    Select {
        /// The node.
        node: u32,
        /// The register.
        reg: Reg,
        /// What its neighbours have.
        taken: Vec<(u32, Reg)>,
    },
    /// A node is spilled, as no register is left for it, or for a temporary beside it.
    Spill {
        /// The node.
        node: u32,
        /// The temporary.
        temporary: Option<u32>,
    },
    /// Spilled values go to memory, and all begins anew.
    Rewrite(Vec<u32>),
}

/// Notes the steps of a round.
pub(crate) struct RoundRecorder {
    round: ColoringRound,
    /// The states after the last step.
    nodes: Vec<Node>,
    copies: Vec<CopyState>,
}

impl RoundRecorder {
    pub(crate) fn new(lifelines: Lifelines) -> RoundRecorder {
        let round = ColoringRound { lifelines, ..ColoringRound::default() };
        RoundRecorder { round, nodes: Vec::new(), copies: Vec::new() }
    }
    /// The graph is built.
    pub(crate) fn build(&mut self, code: &Lowered<'_>, graph: &Graph, copies: &[(End, End)]) {
        let edges = |node: usize| {
            let others = graph.neighbours[node].iter().filter(move |&&other| node < other as usize);
            others.map(move |&other| (node as u32, other))
        };
        self.round.edges = (0..graph.neighbours.len()).flat_map(edges).collect();
        self.round.copies = copies.to_vec();
        let ends = copies.iter().flat_map(|&(a, b)| [a, b]);
        let mut regs: Vec<Reg> =
            ends.filter_map(|end| if let End::Reg(reg) = end { Some(reg) } else { None }).collect();
        regs.sort_unstable();
        regs.dedup();
        for (node, _) in self.round.lifelines.lifelines.iter().enumerate().filter(|(_, line)| line.is_candidate) {
            let blocked = regs.iter().filter(|&&reg| code.sets.overlaps(reg, &graph.blocked[node]));
            self.round.blocked.extend(blocked.map(|&reg| (node as u32, reg)));
        }
        let node = Node { list: NodeList::None, squeeze: 0, open: 0 };
        self.nodes = vec![node; self.round.lifelines.lifelines.len()];
        self.copies = Vec::new();
    }
    /// A step has been done, with these states after it.
    pub(crate) fn step(&mut self, action: ColoringAction, node: impl Fn(VReg) -> Node, copies: &[CopyState]) {
        let (mut changed, mut changed_copies) = (Vec::new(), Vec::new());
        for (number, known) in self.nodes.iter_mut().enumerate() {
            let now = node(number as VReg);
            if *known != now {
                *known = now;
                changed.push((number as u32, now));
            }
        }
        for (number, &now) in copies.iter().enumerate() {
            if self.copies.get(number) != Some(&now) {
                changed_copies.push((number, now));
            }
        }
        self.copies.clear();
        self.copies.extend_from_slice(copies);
        self.round.steps.push(ColoringStep { action, nodes: changed, copies: changed_copies });
    }
    /// A node leaves the stack.
    pub(crate) fn select(&mut self, action: ColoringAction, node: VReg, list: NodeList) {
        self.nodes[node as usize].list = list;
        let nodes = vec![(node, self.nodes[node as usize])];
        self.round.steps.push(ColoringStep { action, nodes, copies: Vec::new() });
    }
    /// The end of a round with spilled values.
    pub(crate) fn rewrite(&mut self, values: &[VReg]) {
        let action = ColoringAction::Rewrite(values.to_vec());
        self.round.steps.push(ColoringStep { action, nodes: Vec::new(), copies: Vec::new() });
    }
    pub(crate) fn finish(self) -> ColoringRound {
        self.round
    }
}

impl ColoringRound {
    /// What a step does, in sentences.
    pub fn sentence(&self, target: &Target, step: &ColoringStep) -> String {
        let lines = &self.lifelines;
        let name = |end: End| match end {
            End::Node(node) => lines.name(node),
            End::Reg(reg) => reg_name(target, reg),
        };
        let mut text = String::new();
        let written = match &step.action {
            ColoringAction::Build => {
                let nodes = lines.lifelines.iter().filter(|line| line.is_candidate).count();
                let counts = [(nodes, "node"), (self.edges.len(), "edge"), (self.copies.len(), "copy")];
                let counts = counts.map(|(count, what)| match (count, what) {
                    (1, _) => format!("1 {what}"),
                    (_, "copy") => format!("{count} copies"),
                    _ => format!("{count} {what}s"),
                });
                write!(text, "The graph has {}, {} and {}.", counts[0], counts[1], counts[2])
            }
            ColoringAction::Simplify { node, squeeze, open } => {
                let hope = if squeeze < open { "" } else { " in the hope of a register" };
                let name = lines.name(*node);
                write!(
                    text,
                    "{name} goes onto the stack{hope}: its neighbours can take {squeeze} of its {open} registers."
                )
            }
            ColoringAction::Coalesce { ends: (a, b), outcome } => {
                let rule = match (a, b) {
                    (End::Node(_), End::Node(_)) => {
                        "the node has fewer neighbours of significant degree than registers, by the rule of Briggs"
                    }
                    _ => "each neighbour is of insignificant degree or cannot have the register, by the rule of George",
                };
                let (a, b) = (name(*a), name(*b));
                match outcome {
                    CopyState::Coalesced if a == b => write!(text, "Both ends of a copy are in {a} already."),
                    CopyState::Coalesced => write!(text, "{a} and {b} are merged: {rule}."),
                    CopyState::Constrained => write!(text, "{a} and {b} interfere, so their copy stays."),
                    _ => write!(text, "Merging {a} and {b} may not be safe, so their copy waits."),
                }
            }
            ColoringAction::Freeze(node) => {
                let name = lines.name(*node);
                write!(text, "Nothing can be simplified or merged. The copies of {name} are given up, to simplify it.")
            }
            ColoringAction::PotentialSpill { node, cost, squeeze } => {
                let name = lines.name(*node);
                write!(
                    text,
                    "All nodes left are of significant degree. {name} has the least cost for its degree, {cost} by \
                     {squeeze}: it may have to be spilled."
                )
            }
            ColoringAction::Select { node, reg, .. } => {
                write!(text, "{} leaves the stack and takes {}.", lines.name(*node), reg_name(target, *reg))
            }
            ColoringAction::Spill { node, temporary: None } => {
                write!(text, "No register is left for {}: it is spilled.", lines.name(*node))
            }
            ColoringAction::Spill { node, temporary: Some(temporary) } => {
                let (node, temporary) = (lines.name(*node), lines.name(*temporary));
                write!(text, "No register is left for {temporary}, so {node} beside it is spilled.")
            }
            ColoringAction::Rewrite(values) => {
                let verb = if values.len() == 1 { "is" } else { "are" };
                let names = lines.names(values);
                write!(text, "{names} {verb} in memory from now on. Uses get temporaries, and all begins anew.")
            }
        };
        written.expect("a string takes any text");
        text
    }
    /// The figures by which a step was decided, a line each.
    pub fn figures(&self, target: &Target, step: &ColoringStep) -> Vec<String> {
        match &step.action {
            ColoringAction::Select { taken, .. } => {
                let line = |&(node, reg): &(u32, Reg)| {
                    format!("{} beside it has {}", self.lifelines.name(node), reg_name(target, reg))
                };
                taken.iter().map(line).collect()
            }
            _ => Vec::new(),
        }
    }
}
