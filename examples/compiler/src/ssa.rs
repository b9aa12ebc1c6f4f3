//! SSA construction straight into ssara's builder, after Braun and others, "Simple and Efficient Construction of Static
//! Single Assignment Form" (2013).
//!
//! [`Code::write`] notes which value a variable has in a block, and [`Code::read`] looks for it, from block to predecessor.
//! A block becomes a parameter for a variable only if it is read there and its predecessors have different values. So the
//! result is pruned, and nearly minimal.
//!
//! The paper gives a loop header a parameter for each variable that is read before all predecessors are known, and removes
//! those that turn out to be useless. Instructions in ssara's builder cannot be rewritten. Instead the type checker lists
//! the variables that a loop assigns: only these get parameters, and all others are read through the header.
//!
//! The builder takes the arguments of successors with the terminator. They are known only when all blocks are sealed, so
//! terminators are kept here until [`Code::finish`].

use std::collections::HashMap;

use ssara_core::ir::{Block, BuildError, CheckedBuilder, Function, Value};
use ssara_core::target::{ArgPlace, Form, Type};

use crate::machines::{Machine, Op};
use crate::typed::{Callee, Kind, Var};

/// A terminator that is added when the arguments of its successors are complete.
struct Terminator {
    form: Form,
    op: Op,
    uses: Vec<Value>,
    successors: Vec<(Block, Vec<Value>)>,
}

/// What is known of a block.
#[derive(Default)]
struct BlockState {
    /// The edges to it: a predecessor and the position among its successors.
    preds: Vec<(Block, usize)>,
    /// The variables that a loop assigns, if it is the header of one.
    assigned: Option<Vec<Var>>,
    /// Whether all predecessors are known.
    sealed: bool,
    /// Parameters that wait for the arguments of later predecessors.
    incomplete: Vec<Var>,
    values: HashMap<Var, Value>,
    terminator: Option<Terminator>,
}

/// A function with all that emission needs to know besides.
pub struct Built {
    /// The function. The tag of an instruction is the position of its operation in `ops`.
    pub func: Function,
    /// The operations of the instructions.
    pub ops: Vec<Op>,
    /// The jump tables: the successor for each index.
    pub tables: Vec<Vec<usize>>,
}

/// A function under construction.
pub struct Code<'m> {
    /// The machine.
    pub machine: &'m dyn Machine,
    /// The jump tables so far.
    pub tables: Vec<Vec<usize>>,
    builder: CheckedBuilder<'static>,
    kinds: Vec<Kind>,
    states: HashMap<Block, BlockState>,
    ops: Vec<Op>,
    current: Block,
    /// Whether the current block has no terminator yet.
    open: bool,
}

impl<'m> Code<'m> {
    /// Starts a function, whose parameters are the first variables.
    pub fn new(machine: &'m dyn Machine, name: &str, kinds: &[Kind], params: usize) -> Self {
        let mut builder = CheckedBuilder::new(machine.target(), name);
        builder.unchecked().set_features(machine.features());
        let (entry, _) = builder.block(&[]);
        builder.switch_to(entry);
        let mut code = Code {
            machine,
            tables: Vec::new(),
            builder,
            kinds: kinds.to_vec(),
            states: HashMap::from([(entry, BlockState { sealed: true, ..BlockState::default() })]),
            ops: Vec::new(),
            current: entry,
            open: true,
        };
        code.receive(&kinds[..params]);
        code
    }

    /// The type of the values of a kind: the files of all machines name it alike.
    fn ty(&self, kind: Kind) -> Type {
        let name = if kind == Kind::Int { "i64" } else { "f64" };
        self.machine.target().find_type(name).expect("each machine here has 64-bit integers and doubles")
    }

    // ------------------------------------------------------------------------------------------------------ instructions

    /// Tags the instruction that was just added.
    fn tag(&mut self, op: Op) {
        self.ops.push(op);
        if let Some(inst) = self.builder.last_inst() {
            self.builder.unchecked().set_inst_tag(inst, self.ops.len() as u64 - 1);
        }
    }

    /// Adds an instruction to the current block; returns its results.
    pub fn results(&mut self, form: Form, op: Op, uses: &[Value]) -> Vec<Value> {
        let defs = self.builder.inst(form, uses);
        self.tag(op);
        defs
    }

    /// Adds an instruction to the current block; returns its first result, if it has one.
    pub fn inst(&mut self, form: Form, op: Op, uses: &[Value]) -> Option<Value> {
        self.results(form, op, uses).first().copied()
    }

    /// Adds the instructions for an operation that has a result.
    pub fn op(&mut self, op: Op, args: &[Value]) -> Value {
        let machine = self.machine;
        machine.select(self, op, args).expect("the operation has a result")
    }

    /// Adds the instructions for an operation without a result.
    pub fn effect(&mut self, op: Op, args: &[Value]) {
        let machine = self.machine;
        machine.select(self, op, args);
    }

    /// Receives the parameters, each in its place. A float in a general register is received as an integer.
    fn receive(&mut self, kinds: &[Kind]) {
        let types: Vec<Type> = kinds.iter().map(|&kind| self.ty(kind)).collect();
        let bits = self.passed_as_bits(&types);
        let passed: Vec<Type> = types.iter().zip(&bits).map(|(&ty, bits)| bits.unwrap_or(ty)).collect();
        let received = self.builder.entry(self.machine.convention(), &passed);
        self.tag(Op::Entry);
        for (index, (value, bits)) in received.into_iter().zip(bits).enumerate() {
            let value = if bits.is_some() { self.op(Op::FloatFromBits, &[value]) } else { value };
            self.write(Var(index as u32), value);
        }
    }

    /// Adds a call; returns its result, if it has one.
    pub fn call(&mut self, callee: Callee, args: &[(Value, Kind)], result: Option<Kind>) -> Option<Value> {
        let types: Vec<Type> = args.iter().map(|&(_, kind)| self.ty(kind)).collect();
        let mut passed = Vec::new();
        for (&(value, _), bits) in args.iter().zip(self.passed_as_bits(&types)) {
            passed.push(if bits.is_some() { self.op(Op::BitsFromFloat, &[value]) } else { value });
        }
        let results: Vec<Type> = result.iter().map(|&kind| self.ty(kind)).collect();
        let defs = self.builder.call(self.machine.convention(), &[], &passed, &results);
        self.tag(Op::Call(callee));
        defs.first().copied()
    }

    /// For each argument that is passed as bits in a register of another bank: the type of that register.
    fn passed_as_bits(&self, types: &[Type]) -> Vec<Option<Type>> {
        let target = self.machine.target();
        let bits = |place| if let ArgPlace::Bits(reg) = place { target.reg(reg).ty } else { None };
        target.argument_places(self.machine.convention(), types).into_iter().map(bits).collect()
    }

    // ------------------------------------------------------------------------------------------------------------ blocks

    /// Makes a block. It is sealed when all its predecessors are known.
    pub fn block(&mut self) -> Block {
        let (block, _) = self.builder.block(&[]);
        self.states.insert(block, BlockState::default());
        block
    }

    /// Makes the header of a loop that assigns these variables.
    pub fn loop_header(&mut self, assigned: &[Var]) -> Block {
        let block = self.block();
        self.state(block).assigned = Some(assigned.to_vec());
        block
    }

    /// Makes `block` the current block.
    pub fn switch_to(&mut self, block: Block) {
        self.builder.switch_to(block);
        (self.current, self.open) = (block, true);
    }

    /// Whether the current block has no terminator, so that code can be added.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Whether something goes to `block`.
    pub fn is_reached(&mut self, block: Block) -> bool {
        !self.state(block).preds.is_empty()
    }

    fn state(&mut self, block: Block) -> &mut BlockState {
        self.states.get_mut(&block).expect("a block of this function")
    }

    /// Ends the current block, unless it has ended.
    pub fn branch(&mut self, mut op: Op, args: &[Value], successors: &[Block]) {
        if !self.open {
            return;
        }
        let mut uses = args.to_vec();
        let form = self.machine.branch(&mut op, &mut uses);
        let from = self.current;
        for (index, &to) in successors.iter().enumerate() {
            self.state(to).preds.push((from, index));
        }
        let successors = successors.iter().map(|&to| (to, Vec::new())).collect();
        self.state(from).terminator = Some(Terminator { form, op, uses, successors });
        self.open = false;
    }

    /// Goes to `block`, unless the current block has ended.
    pub fn jump(&mut self, block: Block) {
        self.branch(Op::Jump, &[], &[block]);
    }

    /// Leaves the function, unless the current block has ended.
    pub fn ret(&mut self, value: Option<Value>) {
        if self.open {
            self.builder.ret(self.machine.convention(), value.as_slice());
            self.tag(Op::Return);
            self.open = false;
        }
    }

    // --------------------------------------------------------------------------------------------------------- variables

    /// Makes a variable.
    pub fn temporary(&mut self, kind: Kind) -> Var {
        self.kinds.push(kind);
        Var(self.kinds.len() as u32 - 1)
    }

    /// The kind of a variable.
    pub fn kind(&self, var: Var) -> Kind {
        self.kinds[var.0 as usize]
    }

    /// Gives a variable a value in the current block.
    pub fn write(&mut self, var: Var, value: Value) {
        let block = self.current;
        self.state(block).values.insert(var, value);
    }

    /// The value of a variable in the current block.
    pub fn read(&mut self, var: Var) -> Value {
        self.read_in(var, self.current)
    }

    fn read_in(&mut self, var: Var, block: Block) -> Value {
        let state = self.state(block);
        if let Some(&value) = state.values.get(&var) {
            return value;
        }
        let is_header = state.assigned.is_some();
        let is_assigned = state.assigned.as_ref().is_some_and(|assigned| assigned.contains(&var));
        let (preds, sealed) = (state.preds.clone(), state.sealed);
        let value = if is_assigned {
            let param = self.param(var, block);
            if sealed {
                self.add_arguments(var, block);
            } else {
                self.state(block).incomplete.push(var);
            }
            param
        } else if is_header {
            // The loop does not assign the variable: it is what it was before.
            self.read_in(var, preds[0].0)
        } else {
            let values: Vec<Value> = preds.iter().map(|&(pred, _)| self.read_in(var, pred)).collect();
            if values.iter().all(|&value| value == values[0]) {
                values[0]
            } else {
                let param = self.param(var, block);
                self.add_arguments(var, block);
                param
            }
        };
        self.state(block).values.insert(var, value);
        value
    }

    fn param(&mut self, var: Var, block: Block) -> Value {
        let ty = self.ty(self.kind(var));
        let param = self.builder.unchecked().block_param(block, ty);
        self.state(block).values.insert(var, param);
        param
    }

    fn add_arguments(&mut self, var: Var, block: Block) {
        for (pred, index) in self.state(block).preds.clone() {
            let value = self.read_in(var, pred);
            let terminator = self.state(pred).terminator.as_mut().expect("the predecessor has ended");
            terminator.successors[index].1.push(value);
        }
    }

    /// Says that all predecessors of a block are known.
    pub fn seal(&mut self, block: Block) {
        let state = self.state(block);
        state.sealed = true;
        for var in std::mem::take(&mut state.incomplete) {
            self.add_arguments(var, block);
        }
    }

    /// Adds the terminators, and finishes the function.
    ///
    /// # Errors
    /// When an instruction does not fit its form, which is a mistake in this compiler.
    pub fn finish(mut self) -> Result<Built, BuildError> {
        let mut ended: Vec<_> = std::mem::take(&mut self.states).into_iter().collect();
        ended.sort_by_key(|(block, _)| *block);
        for (block, state) in ended {
            let Some(Terminator { form, op, uses, successors }) = state.terminator else { continue };
            self.builder.switch_to(block);
            let successors: Vec<(Block, &[Value])> = successors.iter().map(|(to, args)| (*to, &args[..])).collect();
            self.builder.branch(form, &uses, &successors);
            self.tag(op);
        }
        let Code { builder, ops, tables, .. } = self;
        Ok(Built { func: builder.finish()?, ops, tables })
    }
}
