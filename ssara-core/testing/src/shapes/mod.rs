//! Functions of extreme shapes and any size, on any target: what may take more than linear time.
//!
//! A shape of size `n` has `n` of something, and its size is linear in `n`. Values are of the target's first type.
//!
//! | file | what there is much of |
//! | --- | --- |
//! | `flow` | blocks, loops and edges |
//! | `values` | values that are live at once, and parameters |
//! | `insts` | instructions with constraints |
//! | `wide` | operands of one instruction |

mod flow;
mod insts;
mod values;
mod wide;

use ssara_core::ir::{Block, Function, FunctionBuilder, Value};
use ssara_core::target::{Class, Form, FormKind, OperandDesc, Reg, Target, Type};

pub use flow::nest_of_values;

/// A shape.
#[derive(Clone, Copy)]
pub struct Shape {
    /// A short name.
    pub name: &'static str,
    /// What there is, by `n`.
    pub doc: &'static str,
    make: fn(&Target, usize) -> Function,
}

impl Shape {
    /// The function of size `n`, at least 2.
    pub fn make(&self, target: &Target, n: usize) -> Function {
        (self.make)(target, n.max(2))
    }
}

const fn shape(name: &'static str, doc: &'static str, make: fn(&Target, usize) -> Function) -> Shape {
    Shape { name, doc, make }
}

/// All shapes.
pub const SHAPES: [Shape; 37] = [
    shape("chain", "n blocks in a row", flow::chain),
    shape("backwards", "n blocks in a row, the last of which comes first in the code", flow::backwards),
    shape("jumps", "n blocks that only jump to the next", flow::jumps),
    shape("unreachable", "n blocks that cannot be reached", flow::unreachable),
    shape("exits", "n blocks in a row, each of which may go to the last", flow::exits),
    shape("tree", "a binary tree of n branches", flow::tree),
    shape("diamonds", "n diamonds with 200 values live through them", flow::diamonds),
    shape("loops", "n loops in a row", flow::loops),
    shape("nest", "n loops, each in the one before", flow::nest),
    shape("irreducible", "n blocks, each of which goes to the next and to a random one", flow::irreducible),
    shape("computed", "computed jumps with n edges in all, which share their targets", flow::computed),
    shape("switch", "a switch of n successors, each of which reads another value", flow::switch),
    shape("switch far", "the same, with the values defined in another block", flow::switch_among_many),
    shape("switch to few", "a switch of n successors that are two blocks", flow::switch_to_few),
    shape("reloads", "n diamonds, each with calls and reads of some of 40 values", flow::reloads),
    shape("crowd", "n values live at once in a block", values::crowd),
    shape("crowd far", "n values live through a diamond and a loop", values::crowd_across_blocks),
    shape("pairs", "n / 100 blocks with n / 100 values live through all", values::pairs),
    shape("phis", "n parameters, each an argument for the next", values::phis),
    shape("params", "n parameters that a loop permutes", values::params),
    shape("same args", "n parameters that all get one value", values::same_args),
    shape("rotations", "n loops, each of which rotates 12 parameters", values::rotations),
    shape("webs", "n blocks with 30 parameters each, one of them new", values::webs),
    shape("kept", "n results of instructions, kept to the end, with a constant each", values::kept),
    shape("constants", "n constants that may be computed again, each read twice", values::constants),
    shape("references", "n safepoints with 20 references live through all", values::references),
    shape("straight", "n instructions that read two of 24 values", insts::straight),
    shape("calls", "n calls, with 20 values live through all", insts::calls),
    shape("fixed", "n instructions with operands in fixed registers", insts::fixed),
    shape("ties", "n instructions that overwrite a value that is read again", insts::ties),
    shape("groups", "n instructions with groups of registers", insts::groups),
    shape("stack args", "calls with 500 stack arguments each, n in all", insts::stack_args),
    shape("wide", "an instruction that reads n values anywhere", wide::wide),
    shape("wide slots", "an instruction that reads n values in slots", wide::wide_slots),
    shape("wide defs", "an instruction that defines n values anywhere", wide::wide_defs),
    shape("same", "an instruction that reads a value n times", wide::same),
    shape("many forms", "n instructions, each of its own form", wide::many_forms),
];

const TY: Type = Type(0);

/// A function under construction.
struct Maker<'t> {
    builder: FunctionBuilder<'t>,
    home: Class,
    /// The state of a generator of numbers that look random.
    random: u64,
}

impl<'t> Maker<'t> {
    /// A function with `blocks` blocks beside the entry, which is the current block.
    fn new(target: &'t Target, blocks: usize) -> Self {
        let builder = FunctionBuilder::new(target, "large");
        let mut maker = Maker { builder, home: target.home_class(TY), random: 1 };
        for _ in 0..=blocks {
            maker.builder.create_block();
        }
        maker.at(0);
        maker
    }
    /// Goes on with a block.
    fn at(&mut self, block: usize) {
        self.builder.switch_to(Block::from_u32(block as u32));
    }
    fn param(&mut self, block: usize) -> Value {
        self.builder.block_param(Block::from_u32(block as u32), TY)
    }
    fn params(&mut self, block: usize, count: usize) -> Vec<Value> {
        (0..count).map(|_| self.param(block)).collect()
    }
    /// The registers of the values.
    fn regs(&self) -> Vec<Reg> {
        self.builder.target().class_regs(self.home).to_vec()
    }
    fn form(&mut self, kind: FormKind, operands: &[OperandDesc]) -> Form {
        let none = self.builder.target().no_units();
        self.builder.intern_form(kind, operands, &none)
    }
    /// An instruction of a form. Returns what it defines.
    fn inst(&mut self, form: Form, uses: &[Value]) -> Vec<Value> {
        self.builder.inst(form, uses).expect("a block is open, and all operands are given").defs.to_vec()
    }
    /// A new value, computed from others.
    fn op(&mut self, uses: &[Value]) -> Value {
        let mut operands = vec![OperandDesc::reg_def(self.home)];
        operands.extend(uses.iter().map(|_| OperandDesc::reg_use(self.home)));
        let form = self.form(FormKind::Op, &operands);
        self.inst(form, uses)[0]
    }
    fn defs(&mut self, count: usize) -> Vec<Value> {
        (0..count).map(|_| self.op(&[])).collect()
    }
    fn read(&mut self, uses: &[Value]) {
        let form = self.form(FormKind::Op, &vec![OperandDesc::reg_use(self.home); uses.len()]);
        self.inst(form, uses);
    }
    fn read_each(&mut self, values: &[Value]) {
        values.iter().for_each(|&value| self.read(&[value]));
    }
    /// A call that destroys every other register.
    fn call(&mut self) {
        let clobbers = self.builder.target().units_of(self.regs().into_iter().step_by(2));
        let form = self.builder.intern_form(FormKind::Op, &[], &clobbers);
        self.inst(form, &[]);
    }
    /// Ends the current block; it goes to these blocks with these arguments.
    fn jump(&mut self, successors: &[(usize, &[Value])]) {
        let form = self.form(FormKind::Branch, &[]);
        self.inst(form, &[]);
        for &(to, args) in successors {
            self.builder.successor(Block::from_u32(to as u32), args).expect("a block is open");
        }
    }
    fn trap(&mut self) {
        let form = self.form(FormKind::Trap, &[]);
        self.inst(form, &[]);
    }
    /// A number below `limit`.
    fn random(&mut self, limit: usize) -> usize {
        self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.random >> 33) as usize % limit
    }
    fn finish(self) -> Function {
        self.builder.finish()
    }
}
