//! What edges store.
//!
//! # Input
//! What is in registers at both ends of each block, what of it is in its slot, too, and where a block relied on that.
//!
//! # Output
//! A store on each edge that comes with a value in a register only, where the block behind it has the value in memory, or
//! relies on its slot.
//!
//! # How
//! A block relies on the slot of a value if it takes the value out of a register without a store, or if the value stays in
//! both places up to an edge that relies on it. Sweeps over the blocks repeat until nothing changes.
//!
//! # Reference
//! Traub, Holloway and Smith 1998, on resolution and the data flow of consistency.

use std::collections::BTreeSet;

use ssara_core::ir::{Block, Edge};

use crate::build::Stores;
use crate::live::Lives;
use crate::lower::{Home, Lowered, VReg};

/// The values in registers at one place.
#[derive(Clone, Default)]
struct State {
    in_regs: BTreeSet<VReg>,
    /// Those whose slots hold them, too.
    stored: BTreeSet<VReg>,
}

/// The states at the ends of blocks.
pub struct Ends {
    starts: Vec<State>,
    ends: Vec<State>,
    /// By block: the values on whose slots it relies.
    relied: Vec<BTreeSet<VReg>>,
}

impl Ends {
    /// No block is known yet.
    pub fn new(blocks: usize) -> Ends {
        let states = vec![State::default(); blocks];
        Ends { starts: states.clone(), ends: states, relied: vec![BTreeSet::new(); blocks] }
    }
    /// Notes the state at the start of a block.
    pub fn start(&mut self, block: Block, in_regs: BTreeSet<VReg>, stored: BTreeSet<VReg>) {
        self.starts[block.as_u32() as usize] = State { in_regs, stored };
    }
    /// Notes the state at the end of a block, to which what its terminator defines belongs.
    pub fn end(&mut self, code: &Lowered<'_>, block: Block, mut in_regs: BTreeSet<VReg>, stored: BTreeSet<VReg>) {
        let defs = code.branch_defs(block);
        in_regs.extend(defs.filter(|def| code.vregs[def.0 as usize].home != Home::Memory).map(|def| def.1));
        self.ends[block.as_u32() as usize] = State { in_regs, stored };
    }
    /// Notes that a block relies on the slot of a value, if it had the value in both places from its start on.
    pub fn rely(&mut self, block: Block, value: VReg) {
        if self.starts[block.as_u32() as usize].stored.contains(&value) {
            self.relied[block.as_u32() as usize].insert(value);
        }
    }

    /// Adds the stores on edges.
    pub fn stores(mut self, code: &Lowered<'_>, lives: &Lives, stores: &mut Stores) {
        let edges: Vec<Edge> =
            code.func.edges().filter(|&edge| code.cfg.is_reachable(code.func.edge(edge).from)).collect();
        let mut changed = true;
        while changed {
            changed = false;
            for &edge in edges.iter().rev() {
                let from = code.func.edge(edge).from;
                for (value, _) in self.wanted(code, lives, edge) {
                    let is_through = self.ends[from.as_u32() as usize].stored.contains(&value)
                        && self.starts[from.as_u32() as usize].stored.contains(&value);
                    changed |= is_through && self.relied[from.as_u32() as usize].insert(value);
                }
            }
        }
        for edge in edges {
            let end = &self.ends[code.func.edge(edge).from.as_u32() as usize];
            for (value, is_arg) in self.wanted(code, lives, edge) {
                if !is_arg && end.in_regs.contains(&value) && !end.stored.contains(&value) {
                    stores.on_edges.insert((edge, value));
                }
            }
        }
    }

    /// The values that must be in their slots where an edge ends, and with `true` the arguments of parameters in memory.
    fn wanted(&self, code: &Lowered<'_>, lives: &Lives, edge: Edge) -> Vec<(VReg, bool)> {
        let to = code.func.edge(edge).to;
        let (start, relied) = (&self.starts[to.as_u32() as usize], &self.relied[to.as_u32() as usize]);
        let params = code.func.block_params(to);
        let live = lives.starts[to.as_u32() as usize].ones().map(|value| value as VReg);
        let in_memory = live.filter(|value| !start.in_regs.contains(value) || relied.contains(value));
        let arg = |value: VReg| match params.iter().position(|param| param.as_u32() == value) {
            Some(index) => (code.func.edge_args(edge)[index].as_u32(), true),
            None => (value, false),
        };
        in_memory.map(arg).collect()
    }
}
