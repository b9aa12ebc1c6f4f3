//! A function without some of its block parameters.

use crate::ir::{Function, Value};

/// What becomes of a value in a function with fewer parameters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParamFate {
    /// It stays.
    Stays,
    /// It is a parameter that always equals this value, which stays.
    Equals(Value),
    /// It is a parameter that nothing reads.
    Unread,
}

impl Function {
    /// The function without the parameters that do not stay. Blocks, edges, instructions and values keep their numbers; the
    /// parameters that are gone are defined nowhere. Linear in the function.
    pub fn without_params(&self, fate: impl Fn(Value) -> ParamFate) -> Function {
        let mut new = self.clone();
        let resolved = |value: Value| match fate(value) {
            ParamFate::Equals(other) => other,
            ParamFate::Stays | ParamFate::Unread => value,
        };
        new.operands.iter_mut().for_each(|operand| *operand = resolved(*operand));
        new.block_params.clear();
        for block in self.blocks() {
            let first = new.block_params.len() as u32;
            let params = self.block_params(block).iter();
            new.block_params.extend(params.filter(|&&param| fate(param) == ParamFate::Stays));
            new.blocks[block].params = (first, new.block_params.len() as u32);
        }
        new.edge_args.clear();
        for (edge, data) in self.edges.iter() {
            let first = new.edge_args.len() as u32;
            let passed = self.block_params(data.to).iter().zip(self.edge_args(edge));
            let staying = passed.filter(|&(&param, _)| fate(param) == ParamFate::Stays).map(|(_, &arg)| resolved(arg));
            new.edge_args.extend(staying);
            new.edges[edge].args = (first, new.edge_args.len() as u32);
        }
        new
    }
}
