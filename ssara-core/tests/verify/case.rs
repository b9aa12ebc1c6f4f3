//! Functions and their allocations, written side by side.

use cranelift_entity::EntityRef;

use crate::verify::target::target;
use ssara_core::Target;
use ssara_core::ir::{Alternative, Block, Edge, Function, FunctionBuilder, Inst, Value};
use ssara_core::output::{Allocation, Edit, Loc, Point, SavedReg, Slot, SlotArea, SlotData};
use ssara_core::target::{Form, FormKind, OperandDesc, Place, Pos, Reg, Role};
use ssara_core::units::UnitSet;
use ssara_core::verify::{Violation, Violations, check};

/// A function under construction, with its allocation. Blocks are to be filled in the order of their creation.
pub struct Case<'t> {
    pub target: &'t Target,
    builder: FunctionBuilder<'t>,
    insts: usize,
    edges: usize,
    pub alloc: Allocation,
}

/// An operand with its constraint and its location.
#[derive(Clone, Copy)]
pub struct Op {
    value: Option<Value>,
    class: &'static str,
    role: Role,
    pos: Pos,
    fixed: Option<&'static str>,
    place: Place,
    loc: &'static str,
}

/// A late def of a new value, in some register of `class`, that was allocated to `loc`.
pub fn def(class: &'static str, loc: &'static str) -> Op {
    Op { value: None, class, role: Role::Def, pos: Pos::Late, fixed: None, place: Place::Class, loc }
}

/// An early use of `value`, in some register of `class`, that was allocated to `loc`.
pub fn read(value: Value, class: &'static str, loc: &'static str) -> Op {
    Op { value: Some(value), class, role: Role::Use, pos: Pos::Early, fixed: None, place: Place::Class, loc }
}

impl Op {
    pub fn early(self) -> Op {
        Op { pos: Pos::Early, ..self }
    }
    pub fn late(self) -> Op {
        Op { pos: Pos::Late, ..self }
    }
    pub fn fixed(self, reg: &'static str) -> Op {
        Op { fixed: Some(reg), ..self }
    }
    pub fn place(self, place: Place) -> Op {
        Op { place, ..self }
    }
}

impl<'t> Case<'t> {
    pub fn new(target: &'t Target) -> Self {
        let mut builder = FunctionBuilder::new(target, "case");
        let entry = builder.create_block();
        builder.switch_to(entry);
        let alloc = Allocation { frame_align: 16, ..Allocation::default() };
        Case { target, builder, insts: 0, edges: 0, alloc }
    }
    pub fn reg(&self, name: &str) -> Reg {
        self.target.find_reg(name).unwrap_or_else(|| panic!("no register {name}"))
    }
    pub fn convention(&mut self, name: &str) {
        self.builder.set_convention(self.target.find_convention(name).unwrap());
    }
    pub fn reserve(&mut self, name: &str) {
        let reg = self.reg(name);
        self.builder.reserve(reg);
    }
    pub fn block(&mut self) -> Block {
        self.builder.create_block()
    }
    pub fn param(&mut self, block: Block, ty: &str) -> Value {
        self.builder.block_param(block, self.target.find_type(ty).unwrap())
    }
    pub fn switch_to(&mut self, block: Block) {
        self.builder.switch_to(block);
    }
    /// Makes the branch at the end of the current block a computed jump.
    pub fn computed(&mut self) {
        let block = self.builder.current_block().unwrap();
        self.builder.set_computed(block);
    }
    /// Adds a slot after the others.
    pub fn slot(&mut self, size: u32) -> Slot {
        let offset = self.alloc.frame_size.next_multiple_of(size);
        self.alloc.frame_size = offset + size;
        self.alloc.slots.push(SlotData { area: SlotArea::Spill, offset, size })
    }
    pub fn saved(&mut self, reg: &str, slot: Option<Slot>) {
        let reg = self.reg(reg);
        self.alloc.saved.push(SavedReg { reg, slot });
    }
    /// A location: the name of a register, the number of a slot, or `-`.
    pub fn loc(&self, text: &str) -> Loc {
        match (text, text.parse()) {
            ("-", _) => Loc::None,
            (_, Ok(slot)) => Loc::Slot(Slot::from_u32(slot)),
            _ => Loc::Reg(self.reg(text)),
        }
    }
    /// Adds an instruction of a form made for it, and returns what it defines.
    pub fn inst(&mut self, kind: FormKind, ops: &[Op], clobbers: &[&str]) -> Vec<Value> {
        let (constraints, values, defs) = self.operands(ops);
        let clobbers = self.units(clobbers);
        let form = self.builder.intern_form(kind, &constraints, &clobbers);
        self.push(form, &values);
        defs
    }
    /// Adds a branch whose edges destroy registers, without successors, and returns what it defines.
    pub fn branch_that_destroys(&mut self, ops: &[Op], on_edges: &[&[&str]]) -> Vec<Value> {
        let (operands, values, defs) = self.operands(ops);
        let sets: Vec<UnitSet> = on_edges.iter().map(|names| self.units(names)).collect();
        let alternative = Alternative { operands, relations: Vec::new(), clobbers: self.units(&[]) };
        let form = self.builder.intern_branch(None, &[alternative], &sets);
        self.push(form, &values);
        defs
    }
    fn units(&self, names: &[&str]) -> UnitSet {
        self.target.units_of(names.iter().map(|name| self.reg(name)))
    }
    fn push(&mut self, form: Form, values: &[Value]) {
        self.builder.push_inst(form, values).unwrap();
        self.insts += 1;
    }
    /// The constraints of operands, their values, and those that they define.
    fn operands(&mut self, ops: &[Op]) -> (Vec<OperandDesc>, Vec<Value>, Vec<Value>) {
        let mut constraints = Vec::new();
        let mut values = Vec::new();
        let mut defs = Vec::new();
        for op in ops {
            let class = self.target.find_class(op.class).unwrap_or_else(|| panic!("no class {}", op.class));
            let place = op.fixed.map_or(op.place, |name| Place::Fixed(self.reg(name)));
            constraints.push(OperandDesc::new(op.role, op.pos, class, place));
            let value = op.value.unwrap_or_else(|| {
                let value = self.builder.create_value(self.target.class(class).ty);
                defs.push(value);
                value
            });
            values.push(value);
            let loc = self.loc(op.loc);
            self.alloc.operands.push(loc);
        }
        (constraints, values, defs)
    }
    pub fn op(&mut self, ops: &[Op]) -> Vec<Value> {
        self.inst(FormKind::Op, ops, &[])
    }
    /// Adds an instruction with one def and returns it.
    pub fn def(&mut self, class: &'static str, loc: &'static str) -> Value {
        self.op(&[def(class, loc)])[0]
    }
    /// Adds an instruction with one use.
    pub fn read(&mut self, value: Value, class: &'static str, loc: &'static str) {
        self.op(&[read(value, class, loc)]);
    }
    pub fn ret(&mut self, ops: &[Op]) {
        self.inst(FormKind::Return, ops, &[]);
    }
    pub fn branch(&mut self, ops: &[Op], successors: &[(Block, &[Value])]) -> Vec<Edge> {
        self.inst(FormKind::Branch, ops, &[]);
        successors.iter().map(|(to, args)| self.successor(*to, args)).collect()
    }
    /// Adds a successor to the terminator that was just added.
    pub fn successor(&mut self, to: Block, args: &[Value]) -> Edge {
        self.builder.successor(to, args).unwrap();
        self.edges += 1;
        Edge::new(self.edges - 1)
    }
    /// Adds a call that destroys `clobbers`.
    pub fn call(&mut self, clobbers: &UnitSet) {
        let form = self.builder.intern_form(FormKind::Call, &[], clobbers);
        self.builder.push_inst(form, &[]).unwrap();
        self.insts += 1;
    }
    /// The next instruction.
    pub fn next(&self) -> Inst {
        Inst::new(self.insts)
    }
    /// Reads an edit: `move i64 ra rb`, `swap i64 ra rb`, `store i64 ra 0`, `load i64 0 ra`.
    pub fn parse(&self, text: &str) -> Edit {
        let words: Vec<&str> = text.split(' ').collect();
        let ty = self.target.find_type(words[1]).unwrap();
        let (one, other) = (self.loc(words[2]), self.loc(words[3]));
        match (words[0], one, other) {
            ("move", Loc::Reg(from), Loc::Reg(to)) => Edit::Move { ty, from, to },
            ("swap", Loc::Reg(a), Loc::Reg(b)) => Edit::Swap { ty, a, b },
            ("store", Loc::Reg(from), Loc::Slot(to)) => Edit::Store { ty, from, to },
            ("load", Loc::Slot(from), Loc::Reg(to)) => Edit::Load { ty, from, to },
            _ => panic!("no edit: {text}"),
        }
    }
    /// Adds edits before the next instruction.
    pub fn edit(&mut self, texts: &[&str]) {
        let point = Point::Before(self.next());
        self.edit_at(point, texts);
    }
    pub fn edit_at(&mut self, point: Point, texts: &[&str]) {
        let edits: Vec<_> = texts.iter().map(|text| (point, self.parse(text))).collect();
        self.alloc.edits.extend(edits);
        self.alloc.edits.sort_by_key(|(point, _)| *point);
    }
    pub fn finish(self) -> Done<'t> {
        Done { target: self.target, func: self.builder.finish(), alloc: self.alloc }
    }
}

/// A function with its allocation.
pub struct Done<'t> {
    pub target: &'t Target,
    pub func: Function,
    pub alloc: Allocation,
}

impl Done<'_> {
    pub fn violations(&self) -> Vec<Violation> {
        check(&self.func, self.target, &self.alloc).err().map(Violations::into_vec).unwrap_or_default()
    }
    /// The messages of the violations.
    pub fn words(&self) -> Vec<std::string::String> {
        self.violations().iter().map(|violation| violation.display(self.target).to_string()).collect()
    }
}

/// Builds a case on the small machine and hands it over.
pub fn with_case<T>(build: impl FnOnce(&mut Case), check: impl FnOnce(&mut Done) -> T) -> T {
    let target = target();
    let mut case = Case::new(&target);
    build(&mut case);
    check(&mut case.finish())
}

/// Builds a case and expects it to be right.
#[track_caller]
pub fn accept(build: impl FnOnce(&mut Case)) {
    let words = with_case(build, |done| done.words());
    assert_eq!(words, Vec::<&str>::new());
}

/// Builds a case and expects exactly these violations.
#[track_caller]
pub fn reject(build: impl FnOnce(&mut Case), expected: &[&str]) {
    let words = with_case(build, |done| done.words());
    assert_eq!(words, expected);
}
