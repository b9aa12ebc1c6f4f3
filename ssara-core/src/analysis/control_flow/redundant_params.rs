//! Redundant block parameters: those that always equal another value, and those that nothing reads.
//!
//! # Input
//! A valid function and its control flow.
//!
//! # Output
//! What becomes of each parameter. One that gets the same argument from all edges, itself aside, equals that argument; in a
//! function with computed jumps only if the argument is no parameter that instructions do not read. There such an argument
//! ends at the edge, and each handler of an interpreter lets the spiller decide anew where the value is. Of two
//! parameters of one block that get the same arguments from each edge, the second equals the first. A parameter is unread if
//! no instruction reads it, not even after further edges.
//!
//! # Why correct
//! Each way to a use of a parameter enters its block by an edge that passes the one argument. So the argument is defined
//! there, and dominates the use. Parameters with equal arguments are equal at the start of their block, and neither changes.
//! Functions with references are left as they are: what is a reference, and of which base, is said of a value.
//!
//! # Cost
//! A few passes over operands and arguments, at most [`MAX_PASSES`] of each kind; what is found later is left. Two parameters
//! of a block are compared if they are among the first [`MAX_COMPARED`].
//!
//! # Reference
//! Braun, Buchwald, Hack, Leißa, Mallon, Zwinkau, *Simple and Efficient Construction of Static Single Assignment Form*, 2013,
//! remove trivial phis in the same way.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::cfg::Cfg;
use crate::ir::{Block, Function, ParamFate, Value};

/// Maximum number of passes over the arguments. Each pass finds what follows from those before; real code needs two.
const MAX_PASSES: usize = 8;
/// Maximum number of parameters of a block that are compared with each other.
const MAX_COMPARED: usize = 16;

/// The redundant parameters of a function. Keeps its buffers.
#[derive(Default)]
pub struct RedundantParams {
    /// By value: what it equals; itself if nothing else is known.
    equal: Vec<Value>,
    /// The parameters that equal something else.
    replaced: Vec<Value>,
    /// The values that instructions read, themselves or after edges.
    read: FixedBitSet,
    /// The number of parameters that nothing reads.
    unread: usize,
}

impl RedundantParams {
    /// Finds the redundant parameters. Returns whether there are any.
    pub fn find(&mut self, func: &Function, cfg: &Cfg) -> bool {
        self.replaced.clear();
        self.unread = 0;
        if func.blocks().all(|block| func.block_params(block).is_empty()) || func.references().next().is_some() {
            return false;
        }
        self.find_reads(func);
        self.find_equal(func, cfg);
        self.find_unread(func);
        !self.replaced.is_empty() || self.unread > 0
    }

    /// What becomes of a parameter, of an operand or of an argument for a parameter that stays. All but parameters count as
    /// read.
    pub(crate) fn fate(&self, value: Value) -> ParamFate {
        let equal = self.resolved(value);
        if equal != value {
            ParamFate::Equals(equal)
        } else if self.unread > 0 && !self.read.contains(value.index()) {
            ParamFate::Unread
        } else {
            ParamFate::Stays
        }
    }

    /// The parameters that equal another value, with that value.
    pub fn replaced(&self) -> impl Iterator<Item = (Value, Value)> + '_ {
        self.replaced.iter().map(|&param| (param, self.resolved(param)))
    }

    fn resolved(&self, mut value: Value) -> Value {
        while self.equal[value.index()] != value {
            value = self.equal[value.index()];
        }
        value
    }

    fn find_equal(&mut self, func: &Function, cfg: &Cfg) {
        self.equal.clear();
        self.equal.extend(func.values());
        for _ in 0..MAX_PASSES {
            let known = self.replaced.len();
            for &block in cfg.rpo() {
                for (index, &param) in func.block_params(block).iter().enumerate() {
                    if self.equal[param.index()] == param
                        && let Some(other) = self.equal_to(func, cfg, block, index)
                    {
                        self.equal[param.index()] = other;
                        self.replaced.push(param);
                    }
                }
            }
            if self.replaced.len() == known {
                return;
            }
        }
    }

    /// The value that parameter number `index` of a block equals.
    fn equal_to(&self, func: &Function, cfg: &Cfg, block: Block, index: usize) -> Option<Value> {
        let params = func.block_params(block);
        let arg = |edge, index: usize| self.resolved(func.edge_args(edge)[index]);
        let mut passed = cfg.pred_edges(block).iter().map(|&edge| arg(edge, index)).filter(|&arg| arg != params[index]);
        let first = passed.next()?;
        let may_go = !func.has_computed_jumps() || self.read.contains(first.index());
        if may_go && passed.all(|other| other == first) {
            return Some(first);
        }
        let same = |other: &usize| cfg.pred_edges(block).iter().all(|&edge| arg(edge, *other) == arg(edge, index));
        let other = (0..index.min(MAX_COMPARED)).find(same)?;
        Some(self.resolved(params[other])).filter(|&other| other != params[index])
    }

    /// Finds what instructions read themselves. Defs count, too; they are no parameters.
    fn find_reads(&mut self, func: &Function) {
        self.read.clear();
        self.read.grow(func.num_values());
        func.operands().iter().for_each(|value| self.read.insert(value.index()));
    }

    fn find_unread(&mut self, func: &Function) {
        for &param in &self.replaced {
            if self.read.contains(param.index()) {
                self.read.insert(self.resolved(param).index());
            }
        }
        for _ in 0..MAX_PASSES {
            let mut is_done = true;
            for block in func.blocks().rev() {
                for edge in func.succ_edges(block) {
                    for (&param, &arg) in func.block_params(func.edge(edge).to).iter().zip(func.edge_args(edge)) {
                        let arg = self.resolved(arg).index();
                        is_done &= !self.read.contains(self.resolved(param).index()) || self.read.put(arg);
                    }
                }
            }
            if is_done {
                let params = func.blocks().flat_map(|block| func.block_params(block));
                let is_unread =
                    |param: &&Value| self.resolved(**param) == **param && !self.read.contains(param.index());
                self.unread = params.filter(is_unread).count();
                return;
            }
        }
    }
}
