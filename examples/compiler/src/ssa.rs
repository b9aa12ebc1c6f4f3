//! SSA construction straight into ssara's builder, after Braun and others, "Simple and Efficient Construction of Static
//! Single Assignment Form" (2013).
//!
//! [`Code::write`] notes which value a variable has in a block, and [`Code::read`] looks for it, from block to predecessor.
//! A block becomes a parameter for a variable only if it is read there and its predecessors have different values. So the
//! result is pruned, and nearly minimal.
//!
//! The paper gives a loop header a parameter for each variable that is read before all predecessors are known. It removes
//! those that turn out to be useless. Instructions in ssara's builder cannot be rewritten. Instead lowering lists the
//! variables that a loop assigns: only these get parameters, and all others are read through the header.
//!
//! The builder takes the arguments of successors with the terminator. They are known only when all blocks are sealed, so
//! terminators are kept here until [`Code::finish`].

use std::collections::HashMap;

use ssara_core::ir::{Block, BuildError, CheckedBuilder, Function, Reference, Value};
use ssara_core::target::{ArgPlace, Form, Reg, Type as MachineType};

use crate::machines::{Callee, Machine, Op};
use crate::syntax::Type;

/// A variable of a function, by its position in [`Built::vars`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Var(pub u32);

/// What is known of a variable.
pub struct Variable {
    /// Its name; empty if it is not in the source text.
    pub name: String,
    /// Its type.
    pub ty: Type,
    /// The variable that was declared before it and is visible where it is.
    pub outer: Option<Var>,
}

/// What emission needs to know of an instruction besides its form.
#[derive(Clone, Copy)]
pub struct Note {
    /// The operation.
    pub op: Op,
    /// The line of the source text.
    pub line: u32,
    /// The innermost visible variable: [`Variable::outer`] leads to the others.
    pub scope: Option<Var>,
}

/// A terminator that is added when the arguments of its successors are complete.
struct Terminator {
    form: Form,
    note: Note,
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
    /// The function. The tag of an instruction is the position of its note.
    pub func: Function,
    /// The notes of the instructions.
    pub notes: Vec<Note>,
    /// The jump tables: the successor for each index.
    pub tables: Vec<Vec<usize>>,
    /// The variables; parameters come first.
    pub vars: Vec<Variable>,
    /// The number of parameters.
    pub params: usize,
    /// The value that a variable gets, and before which instruction of the block, from 0; in the order of the code of each
    /// block. What it has at the start of the block comes first, if the block reads it or is its definition.
    pub writes: Vec<(Block, u32, Var, Value)>,
}

impl Built {
    /// The note of an instruction.
    pub fn note(&self, inst: ssara_core::ir::Inst) -> Note {
        self.notes[self.func.inst_tag(inst) as usize]
    }
}

/// A function under construction.
pub struct Code<'m> {
    /// The machine.
    pub machine: &'m dyn Machine,
    /// The jump tables so far.
    pub tables: Vec<Vec<usize>>,
    /// The line of what is lowered.
    pub line: u32,
    /// The innermost visible variable.
    pub scope: Option<Var>,
    builder: CheckedBuilder<'static>,
    vars: Vec<Variable>,
    params: usize,
    states: HashMap<Block, BlockState>,
    notes: Vec<Note>,
    writes: Vec<(Block, u32, Var, Value)>,
    current: Block,
    /// Whether the current block has no terminator yet.
    open: bool,
}

impl<'m> Code<'m> {
    /// Starts a function. `scratch` is left to emission.
    pub fn new(machine: &'m dyn Machine, name: &str, scratch: Option<Reg>) -> Self {
        let mut builder = CheckedBuilder::new(machine.target(), name);
        builder.unchecked().set_features(machine.features());
        scratch.into_iter().for_each(|reg| builder.unchecked().reserve(reg));
        let (entry, _) = builder.block(&[]);
        builder.switch_to(entry);
        let states = HashMap::from([(entry, BlockState { sealed: true, ..BlockState::default() })]);
        let (tables, vars, notes, writes) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Code {
            machine,
            tables,
            line: 0,
            scope: None,
            builder,
            vars,
            params: 0,
            states,
            notes,
            writes,
            current: entry,
            open: true,
        }
    }

    /// The machine's type for a type of the language: the files of all machines name these alike.
    fn ty(&self, ty: Type) -> MachineType {
        let name = if ty == Type::Float { "f64" } else { "i64" };
        self.machine.target().find_type(name).expect("each machine here has 64-bit integers and doubles")
    }

    // ------------------------------------------------------------------------------------------------------ instructions

    fn note(&self, op: Op) -> Note {
        Note { op, line: self.line, scope: self.scope }
    }

    /// Tags the instruction that was just added.
    fn tag(&mut self, note: Note) {
        self.notes.push(note);
        if let Some(inst) = self.builder.last_inst() {
            self.builder.unchecked().set_inst_tag(inst, self.notes.len() as u64 - 1);
        }
    }

    /// Adds an instruction to the current block; returns its results.
    pub fn results(&mut self, form: Form, op: Op, uses: &[Value]) -> Vec<Value> {
        let defs = self.builder.inst(form, uses);
        self.tag(self.note(op));
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
    pub fn receive(&mut self, params: &[(String, Type)]) {
        let (types, bits) = self.passed(params.iter().map(|param| param.1));
        let received = self.builder.entry(self.machine.convention(), &types);
        self.tag(self.note(Op::Entry));
        self.params = params.len();
        for (((name, ty), value), bits) in params.iter().zip(received).zip(bits) {
            let value = if bits { self.op(Op::FloatFromBits, &[value]) } else { value };
            self.mark(value, *ty);
            let var = self.declare(name, *ty);
            self.write(var, value);
        }
    }

    /// Adds a call; returns its result, if it has one. A collector may run in it, unless it only prints.
    pub fn call(&mut self, callee: Callee, args: &[(Value, Type)], result: Option<Type>) -> Option<Value> {
        let (_, bits) = self.passed(args.iter().map(|arg| arg.1));
        let pass = |(&(value, _), bits)| if bits { self.op(Op::BitsFromFloat, &[value]) } else { value };
        let args: Vec<Value> = args.iter().zip(bits).map(pass).collect();
        let results: Vec<MachineType> = result.iter().map(|&ty| self.ty(ty)).collect();
        let defs = self.builder.call(self.machine.convention(), &[], &args, &results);
        self.tag(self.note(Op::Call(callee)));
        if let Some(inst) = self.builder.last_inst().filter(|_| callee.may_collect()) {
            self.builder.unchecked().set_safepoint(inst);
        }
        let def = defs.first().copied();
        def.zip(result).into_iter().for_each(|(value, ty)| self.mark(value, ty));
        def
    }

    /// The types as which arguments are passed, and which of them are bits in a register of another bank.
    fn passed(&self, types: impl Iterator<Item = Type>) -> (Vec<MachineType>, Vec<bool>) {
        let target = self.machine.target();
        let types: Vec<MachineType> = types.map(|ty| self.ty(ty)).collect();
        let places = target.argument_places(self.machine.convention(), &types);
        let bits = |place: &ArgPlace| if let ArgPlace::Bits(reg) = *place { target.reg(reg).ty } else { None };
        let passed = types.iter().zip(&places).map(|(&ty, place)| bits(place).unwrap_or(ty)).collect();
        (passed, places.iter().map(|place| bits(place).is_some()).collect())
    }

    /// Marks what a collector has to know of: arrays.
    fn mark(&mut self, value: Value, ty: Type) {
        if let Type::Array(_) = ty {
            self.builder.unchecked().set_reference(value, Reference::Base);
        }
    }

    // ------------------------------------------------------------------------------------------------------------ blocks

    /// Makes a block. It is sealed when all its predecessors are known.
    pub fn block(&mut self) -> Block {
        let (block, _) = self.builder.block(&[]);
        self.states.insert(block, BlockState::default());
        block
    }

    /// Makes the header of a loop that assigns these variables.
    pub fn loop_header(&mut self, assigned: Vec<Var>) -> Block {
        let block = self.block();
        self.state(block).assigned = Some(assigned);
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

    fn state(&mut self, block: Block) -> &mut BlockState {
        self.states.get_mut(&block).expect("a block of this function")
    }

    /// Ends the current block, unless it has ended.
    pub fn branch(&mut self, mut op: Op, args: &[Value], successors: &[Block]) {
        if !self.open {
            return;
        }
        let mut uses = args.to_vec();
        let machine = self.machine;
        let form = machine.branch(self, &mut op, &mut uses);
        let (from, note) = (self.current, self.note(op));
        for (index, &to) in successors.iter().enumerate() {
            self.state(to).preds.push((from, index));
        }
        let successors = successors.iter().map(|&to| (to, Vec::new())).collect();
        self.state(from).terminator = Some(Terminator { form, note, uses, successors });
        self.open = false;
    }

    /// Goes to `block`, unless the current block has ended.
    pub fn jump(&mut self, block: Block) {
        self.branch(Op::Jump, &[], &[block]);
    }

    /// Goes to a block that is made when the first jump leads there.
    pub fn jump_to(&mut self, block: &mut Option<Block>) {
        if self.open {
            let block = *block.get_or_insert_with(|| self.block());
            self.jump(block);
        }
    }

    /// Leaves the function, unless the current block has ended.
    pub fn ret(&mut self, value: Option<Value>) {
        if self.open {
            self.builder.ret(self.machine.convention(), value.as_slice());
            self.tag(self.note(Op::Return));
            self.open = false;
        }
    }

    // --------------------------------------------------------------------------------------------------------- variables

    /// Makes a variable that has no name.
    pub fn temporary(&mut self, ty: Type) -> Var {
        self.vars.push(Variable { name: String::new(), ty, outer: None });
        Var(self.vars.len() as u32 - 1)
    }

    /// Makes a variable that is visible until the scope is what it was before.
    pub fn declare(&mut self, name: &str, ty: Type) -> Var {
        self.vars.push(Variable { name: name.to_string(), ty, outer: self.scope });
        let var = Var(self.vars.len() as u32 - 1);
        self.scope = Some(var);
        var
    }

    /// The visible variable of a name, and its type.
    pub fn find(&self, name: &str) -> Option<(Var, Type)> {
        let outer = |var: &Var| self.vars[var.0 as usize].outer;
        let var = std::iter::successors(self.scope, outer).find(|var| self.vars[var.0 as usize].name == name)?;
        Some((var, self.vars[var.0 as usize].ty))
    }

    /// Gives a variable a value in the current block.
    pub fn write(&mut self, var: Var, value: Value) {
        let block = self.current;
        let position = self.builder.last_inst().map_or(0, |inst| inst.position() + 1);
        self.writes.push((block, position, var, value));
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
        self.writes.push((block, 0, var, value));
        value
    }

    fn param(&mut self, var: Var, block: Block) -> Value {
        let ty = self.vars[var.0 as usize].ty;
        let machine_type = self.ty(ty);
        let param = self.builder.unchecked().block_param(block, machine_type);
        self.mark(param, ty);
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
            let Some(Terminator { form, note, uses, successors }) = state.terminator else { continue };
            self.builder.switch_to(block);
            let successors: Vec<(Block, &[Value])> = successors.iter().map(|(to, args)| (*to, &args[..])).collect();
            self.builder.branch(form, &uses, &successors);
            self.tag(note);
        }
        let Code { builder, notes, tables, vars, params, mut writes, .. } = self;
        writes.sort_by_key(|&(block, position, ..)| (block, position));
        Ok(Built { func: builder.finish()?, notes, tables, vars, params, writes })
    }
}
