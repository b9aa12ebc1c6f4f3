//! SSA construction straight into ssara's builder.
//!
//! The visible variables and their values are a list, [`Scope`]. Each jump notes the list as it is there. Where a block
//! starts, all jumps to it are known: it becomes a parameter for each variable that they do not agree on. Only the header of
//! a loop is different, for jumps come later from inside. It has a parameter for each variable that the loop assigns.
//!
//! The successors of a branch are set when their blocks start.

use std::rc::Rc;

use ssara_core::ir::{Block, BuildError, CheckedBuilder, Function, Inst, Reference, Value};
use ssara_core::target::{ArgPlace, Type as MachineType};

use crate::machines::{Callee, Machine, Op, Row};
use crate::syntax::Type;

/// A visible variable.
#[derive(Clone)]
pub struct Variable {
    /// Empty if it is not in the source text.
    pub name: Rc<str>,
    pub ty: Type,
    pub value: Value,
}

/// The visible variables, the innermost last. A variable has the same position while it is visible.
pub type Scope = Rc<Vec<Variable>>;

/// What emission needs to know of an instruction besides its form.
#[derive(Clone)]
pub struct Note {
    pub op: Op,
    /// The template of its text.
    pub template: &'static str,
    /// The line of the source text.
    pub line: u32,
    /// The variables, as they are before it.
    pub scope: Scope,
}

/// A function with all that emission needs to know besides.
pub struct Built {
    /// The function. The tag of an instruction is the position of its note.
    pub func: Function,
    /// The jump tables: the successor for each index.
    pub tables: Vec<Vec<usize>>,
    /// The literals.
    pub texts: Vec<Vec<u8>>,
    /// The number of parameters, which are the first variables.
    pub params: usize,
    notes: Vec<Note>,
}

impl Built {
    /// The note of an instruction.
    pub fn note(&self, inst: Inst) -> &Note {
        &self.notes[self.func.inst_tag(inst) as usize]
    }
}

/// Where a jump leads to, whether the block is there yet or not.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Label(usize);

#[derive(Default)]
struct Target {
    /// The number of variables that are visible there.
    depth: usize,
    /// The positions of the variables that a loop assigns, if this is the header of one.
    assigned: Option<Vec<usize>>,
    /// The block, if it has started, and the variables for which it has parameters.
    block: Option<(Block, Vec<usize>)>,
    /// The jumps before it has started: the block, which of its successors, and the variables there.
    jumps: Vec<(Block, usize, Scope)>,
}

/// A function under construction.
pub struct Code<'m> {
    machine: &'m Machine,
    /// The jump tables and the literals so far.
    pub tables: Vec<Vec<usize>>,
    pub texts: Vec<Vec<u8>>,
    /// The line of what is lowered.
    pub line: u32,
    pub scope: Scope,
    builder: CheckedBuilder<'static>,
    params: usize,
    targets: Vec<Target>,
    notes: Vec<Note>,
    /// The current block, unless it has its terminator.
    current: Option<Block>,
}

impl<'m> Code<'m> {
    /// Starts a function.
    pub fn new(machine: &'m Machine, name: &str) -> Self {
        let mut builder = CheckedBuilder::new(machine.target, name);
        builder.set_features(ssara_core::target::Features::NONE);
        let (entry, _) = builder.block(&[]);
        builder.switch_to(entry);
        let (tables, texts, targets, notes) = Default::default();
        let (line, params, scope, current) = (0, 0, Rc::default(), Some(entry));
        Code { machine, tables, texts, line, scope, builder, params, targets, notes, current }
    }

    /// The machine's type for a type of the language: the files of all machines name these alike.
    fn ty(&self, ty: Type) -> MachineType {
        let name = if ty == Type::Float { "f64" } else { "i64" };
        self.machine.target.find_type(name).expect("each machine here has 64-bit integers and doubles")
    }

    fn note(&self, op: Op, template: &'static str) -> Note {
        Note { op, template, line: self.line, scope: self.scope.clone() }
    }

    /// Tags the instruction that was just added.
    fn tag(&mut self, note: Note) {
        self.notes.push(note);
        if let Some(inst) = self.builder.last_inst() {
            self.builder.set_inst_tag(inst, self.notes.len() as u64 - 1);
        }
    }

    /// Adds an instruction to the current block; returns its results.
    pub fn inst(&mut self, (form, template): Row, op: Op, uses: &[Value]) -> Vec<Value> {
        let defs = self.builder.inst(form, uses);
        self.tag(self.note(op, template));
        defs
    }

    /// Adds the machine's instruction for an operation; returns its first result, if it has one.
    pub fn row(&mut self, op: Op, args: &[Value]) -> Option<Value> {
        let row = (self.machine.row)(op).expect("the machine has the operation");
        self.inst(row, op, args).first().copied()
    }

    /// Adds the instructions for an operation; returns the result, if there is one.
    pub fn select(&mut self, op: Op, args: &[Value]) -> Option<Value> {
        let ((op, args), select) = (self.legal(op, args), self.machine.select);
        select(self, op, &args)
    }

    /// Adds the instructions for an operation that has a result.
    pub fn op(&mut self, op: Op, args: &[Value]) -> Value {
        self.select(op, args).expect("the operation has a result")
    }

    /// An operation and its arguments, in which an immediate that does not fit is an argument.
    fn legal(&mut self, op: Op, args: &[Value]) -> (Op, Vec<Value>) {
        let (without, number) = match op {
            Op::ArithImm(arith, number) if (self.machine.row)(op).is_none() => (Op::Arith(arith), number),
            Op::BranchImm(cond, number) if (self.machine.row)(op).is_none() => (Op::Branch(cond), number),
            _ => return (op, args.to_vec()),
        };
        let number = self.op(Op::Int(number), &[]);
        (without, [args, &[number]].concat())
    }

    /// Receives the parameters, each in its place. A float in a general register is received as an integer.
    pub fn receive(&mut self, params: &[(String, Type)]) {
        let (types, bits) = self.passed(params.iter().map(|param| param.1));
        let received = self.builder.entry(self.machine.convention, &types);
        self.tag(self.note(Op::Entry, ""));
        self.params = params.len();
        for (((name, ty), value), bits) in params.iter().zip(received).zip(bits) {
            let value = if bits { self.op(Op::FloatFromBits, &[value]) } else { value };
            self.mark(value, *ty);
            self.declare(name, *ty, value);
        }
    }

    /// Adds a call; returns its result, if it has one. A collector may run in it if it may make an array.
    pub fn call(&mut self, callee: Callee, args: &[(Value, Type)], result: Option<Type>) -> Option<Value> {
        let (_, bits) = self.passed(args.iter().map(|arg| arg.1));
        let pass = |(&(value, _), bits)| if bits { self.op(Op::BitsFromFloat, &[value]) } else { value };
        let args: Vec<Value> = args.iter().zip(bits).map(pass).collect();
        let results: Vec<MachineType> = result.iter().map(|&ty| self.ty(ty)).collect();
        let def = self.builder.call(self.machine.convention, &[], &args, &results).first().copied();
        self.tag(self.note(Op::Call(callee), self.machine.call));
        let may_collect = matches!(callee, Callee::Function(_) | Callee::Runtime("rt_alloc"));
        if let Some(inst) = self.builder.last_inst().filter(|_| may_collect) {
            self.builder.set_safepoint(inst);
        }
        def.zip(result).into_iter().for_each(|(value, ty)| self.mark(value, ty));
        def
    }

    /// The types as which arguments are passed, and which of them are bits in a register of another bank.
    fn passed(&self, types: impl Iterator<Item = Type>) -> (Vec<MachineType>, Vec<bool>) {
        let target = self.machine.target;
        let types: Vec<MachineType> = types.map(|ty| self.ty(ty)).collect();
        let places = target.argument_places(self.machine.convention, &types);
        let bits = |place: &ArgPlace| if let ArgPlace::Bits(reg) = *place { target.reg(reg).ty } else { None };
        let passed = types.iter().zip(&places).map(|(&ty, place)| bits(place).unwrap_or(ty)).collect();
        (passed, places.iter().map(|place| bits(place).is_some()).collect())
    }

    /// Marks what a collector has to know of: arrays.
    fn mark(&mut self, value: Value, ty: Type) {
        if matches!(ty, Type::Array(_)) && ty != Type::STR {
            self.builder.set_reference(value, Reference::Base);
        }
    }

    /// Makes a variable visible.
    pub fn declare(&mut self, name: &str, ty: Type, value: Value) {
        self.variables().push(Variable { name: name.into(), ty, value });
    }

    /// The visible variables, to be changed.
    pub fn variables(&mut self) -> &mut Vec<Variable> {
        Rc::make_mut(&mut self.scope)
    }

    /// Makes a label at which the first variables are visible.
    pub fn label(&mut self, depth: usize) -> Label {
        self.targets.push(Target { depth, ..Target::default() });
        Label(self.targets.len() - 1)
    }

    /// Makes some labels at which the variables of here are visible.
    pub fn labels<const N: usize>(&mut self) -> [Label; N] {
        [(); N].map(|()| self.label(self.scope.len()))
    }

    /// Starts a loop that assigns these variables; returns the label of its header.
    pub fn start_loop(&mut self, assigned: Vec<usize>) -> Label {
        let [header] = self.labels();
        self.targets[header.0].assigned = Some(assigned);
        self.jump(header);
        self.start(header);
        header
    }

    /// Makes the block of a label the current one, unless no jump leads there.
    pub fn start(&mut self, label: Label) {
        let target = &mut self.targets[label.0];
        let (depth, assigned, jumps) = (target.depth, target.assigned.take(), std::mem::take(&mut target.jumps));
        let Some((.., first)) = jumps.first() else { return };
        let mut scope = first[..depth].to_vec();
        let differ = |at: usize| jumps.iter().any(|(.., other)| other[at].value != first[at].value);
        let is_param = |at: &usize| assigned.as_ref().map_or_else(|| differ(*at), |assigned| assigned.contains(at));
        let params: Vec<usize> = (0..depth).filter(is_param).collect();
        let (block, _) = self.builder.block(&[]);
        self.builder.switch_to(block);
        for &position in &params {
            let ty = scope[position].ty;
            let machine_type = self.ty(ty);
            scope[position].value = self.builder.param(block, machine_type);
            self.mark(scope[position].value, ty);
        }
        for (from, index, scope) in &jumps {
            let args: Vec<Value> = params.iter().map(|&at| scope[at].value).collect();
            self.builder.set_successor(*from, *index, block, &args);
        }
        self.targets[label.0].block = Some((block, params));
        (self.scope, self.current) = (Rc::new(scope), Some(block));
    }

    /// Whether the current block has no terminator, so that code can be added.
    pub fn is_open(&self) -> bool {
        self.current.is_some()
    }

    /// Ends the current block, unless it has ended.
    pub fn branch(&mut self, op: Op, args: &[Value], labels: &[Label]) {
        let Some(block) = self.current else { return };
        let (op, uses) = self.legal(op, args);
        let row = (self.machine.row)(op).expect("the machine has the branch");
        self.inst(row, op, &uses);
        for (index, &label) in labels.iter().enumerate() {
            let target = &mut self.targets[label.0];
            match &target.block {
                Some((to, params)) => {
                    let args: Vec<Value> = params.iter().map(|&at| self.scope[at].value).collect();
                    self.builder.set_successor(block, index, *to, &args);
                }
                None => target.jumps.push((block, index, self.scope.clone())),
            }
        }
        self.current = None;
    }

    /// Goes to a label, unless the current block has ended.
    pub fn jump(&mut self, label: Label) {
        self.branch(Op::Jump, &[], &[label]);
    }

    /// Leaves the function, unless the current block has ended.
    pub fn ret(&mut self, value: Option<Value>) {
        if self.current.take().is_some() {
            self.builder.ret(self.machine.convention, value.as_slice());
            self.tag(self.note(Op::Return, self.machine.ret));
        }
    }

    /// Finishes the function.
    ///
    /// # Errors
    /// When an instruction does not fit its form, which is a mistake in this compiler.
    pub fn finish(self) -> Result<Built, BuildError> {
        let Code { builder, notes, tables, texts, params, .. } = self;
        Ok(Built { func: builder.finish()?, tables, texts, params, notes })
    }
}
