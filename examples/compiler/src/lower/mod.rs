//! From the syntax tree to SSA form, in one pass that also finds names and types: statements and control flow. Nothing here
//! depends on the machine.

mod expr;

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

use ssara_core::ir::{Block, Value};
use ssara_core::target::Reg;

use crate::Failure;
use crate::machines::{Callee, Machine, Op, Runtime, Trap};
use crate::ssa::{Built, Code, Var};
use crate::syntax::{Case, Cond, Element, Expr, ExprKind, Function, IntOp, Mistake, Pos, Stmt, StmtKind, Type};

type Checked<T> = Result<T, Mistake>;

/// The functions of a program by name.
pub type Signatures<'a> = HashMap<&'a str, (Callee, &'a Function)>;

/// Minimum number of cases for a jump table.
const MIN_TABLE: usize = 4;

/// Finds the names of the functions. There has to be a function `main` without parameters and result.
///
/// # Errors
/// The first mistake.
pub fn signatures(functions: &[Function]) -> Checked<Signatures<'_>> {
    let mut signatures = HashMap::new();
    for (index, function) in functions.iter().enumerate() {
        if signatures.insert(function.name.as_str(), (Callee::Function(index as u32), function)).is_some() {
            return function.pos.mistake(format!("there are two functions `{}`", function.name));
        }
    }
    match signatures.get("main") {
        Some((_, main)) if main.params.is_empty() && main.result.is_none() => Ok(signatures),
        Some((_, main)) => main.pos.mistake("`main` has no parameters and no result"),
        None => Pos { line: 1, column: 1 }.mistake("there is no function `main`"),
    }
}

/// Lowers a function. Adds its literals to `texts`; leaves the register `scratch` to emission.
///
/// # Errors
/// The first mistake, or that the machine's forms do not fit.
pub fn lower(
    machine: &dyn Machine,
    signatures: &Signatures<'_>,
    function: &Function,
    scratch: Option<Reg>,
    texts: &mut Vec<Vec<u8>>,
) -> Result<Built, Failure> {
    let code = Code::new(machine, &function.name, scratch);
    let mut lowering = Lowering { code, signatures, texts, function, loops: Vec::new(), traps: BTreeMap::new() };
    lowering.function()?;
    Ok(lowering.code.finish()?)
}

/// An open loop.
struct Loop {
    /// Where `continue` goes; made when it is needed.
    step: Option<Block>,
    /// Where `break` goes.
    exit: Block,
}

struct Lowering<'m, 'a> {
    code: Code<'m>,
    signatures: &'a Signatures<'a>,
    texts: &'a mut Vec<Vec<u8>>,
    function: &'a Function,
    loops: Vec<Loop>,
    /// A block for each reason to stop.
    traps: BTreeMap<Trap, Block>,
}

impl Lowering<'_, '_> {
    fn function(&mut self) -> Checked<()> {
        let function = self.function;
        self.code.line = function.pos.line;
        let mut names = function.params.iter().enumerate().map(|(index, param)| (index, &param.0));
        if let Some((_, name)) = names.find(|&(index, name)| function.params[..index].iter().any(|p| p.0 == *name)) {
            return function.pos.mistake(format!("there are two parameters `{name}`"));
        }
        self.code.receive(&function.params);
        self.block(&function.body)?;
        if function.result.is_some() && self.code.is_open() {
            return function.pos.mistake(format!("`{}` may end without a `return`", function.name));
        }
        self.code.ret(None);
        for (trap, block) in std::mem::take(&mut self.traps) {
            self.code.switch_to(block);
            let reason = self.code.op(Op::Int(trap as i64), &[]);
            self.code.call(Callee::Runtime(Runtime::Trap), &[(reason, Type::Int)], None);
            self.code.branch(Op::Trap, &[], &[]);
        }
        Ok(())
    }

    fn block(&mut self, statements: &[Stmt]) -> Checked<()> {
        let outer = self.code.scope;
        for statement in statements {
            if !self.code.is_open() {
                return statement.pos.mistake("a statement that is never reached");
            }
            self.code.line = statement.pos.line;
            self.statement(statement)?;
        }
        self.code.scope = outer;
        Ok(())
    }

    fn statement(&mut self, statement: &Stmt) -> Checked<()> {
        let pos = statement.pos;
        match &statement.kind {
            StmtKind::Let(name, value) => {
                let (value, ty) = self.value(value)?;
                let var = self.code.declare(name, ty);
                self.code.write(var, value);
            }
            StmtKind::Assign(place, value) => self.assignment(place, value)?,
            StmtKind::Expr(expr) => match &expr.kind {
                ExprKind::Call(name, args) if name == "print" => args.iter().try_for_each(|arg| self.print(arg))?,
                ExprKind::Call(name, args) => drop(self.call(expr.pos, name, args)?),
                _ => return expr.pos.mistake("an expression that does nothing"),
            },
            StmtKind::If(condition, then, otherwise) => {
                let ([yes, no], mut join) = ([(); 2].map(|()| self.code.block()), None);
                self.condition(condition, yes, no)?;
                for (block, body) in [(yes, then), (no, otherwise)] {
                    self.code.switch_to(block);
                    self.block(body)?;
                    self.code.jump_to(&mut join);
                }
                join.into_iter().for_each(|join| self.code.switch_to(join));
            }
            StmtKind::While(condition, body) => self.while_loop(condition, body)?,
            StmtKind::For(name, from, to, body) => self.for_loop(name, [from, to], body)?,
            StmtKind::Switch(value, cases, otherwise) => self.switch(pos, value, cases, otherwise)?,
            StmtKind::Return(value) => {
                let value = match (value, self.function.result) {
                    (None, None) => None,
                    (Some(value), Some(ty)) => Some(self.expect(value, ty)?),
                    (Some(value), None) => return value.pos.mistake("the function has no result"),
                    (None, Some(ty)) => return pos.mistake(format!("expected a value of type `{ty}`")),
                };
                self.code.ret(value);
            }
            StmtKind::Break => match self.loops.last() {
                Some(innermost) => self.code.jump(innermost.exit),
                None => return pos.mistake("not in a loop"),
            },
            StmtKind::Continue => match self.loops.last_mut() {
                Some(innermost) => self.code.jump_to(&mut innermost.step),
                None => return pos.mistake("not in a loop"),
            },
        }
        Ok(())
    }

    fn assignment(&mut self, place: &Expr, value: &Expr) -> Checked<()> {
        match &place.kind {
            ExprKind::Var(name) => {
                let (var, ty) = self.variable(place.pos, name)?;
                let value = self.expect(value, ty)?;
                self.code.write(var, value);
            }
            ExprKind::Index(array, index) => {
                let (array, index, element) = self.element(array, index)?;
                if element == Element::Byte {
                    return place.pos.mistake("strings cannot be changed");
                }
                let value = self.expect(value, element.ty())?;
                self.code.effect(Op::StoreIndex(element), &[value, array, index]);
            }
            _ => return place.pos.mistake("not a variable or an element of an array"),
        }
        Ok(())
    }

    // ------------------------------------------------------------------------------------------------------------- loops

    /// The visible variables that statements assign, by name: one that is declared inside may hide one of these.
    fn assigned(&self, statements: &[Stmt]) -> Vec<Var> {
        let mut assigned = Vec::new();
        for statement in statements {
            match &statement.kind {
                StmtKind::Assign(place, _) => {
                    if let ExprKind::Var(name) = &place.kind {
                        assigned.extend(self.code.find(name).map(|(var, _)| var));
                    }
                }
                StmtKind::If(_, then, otherwise) => {
                    assigned.extend(self.assigned(then));
                    assigned.extend(self.assigned(otherwise));
                }
                StmtKind::While(_, body) | StmtKind::For(_, _, _, body) => assigned.extend(self.assigned(body)),
                StmtKind::Switch(_, cases, otherwise) => {
                    cases.iter().for_each(|case| assigned.extend(self.assigned(&case.1)));
                    assigned.extend(self.assigned(otherwise));
                }
                _ => {}
            }
        }
        assigned
    }

    fn while_loop(&mut self, condition: &Expr, body: &[Stmt]) -> Checked<()> {
        let header = self.code.loop_header(self.assigned(body));
        let [inside, exit] = [(); 2].map(|()| self.code.block());
        self.code.jump(header);
        self.code.switch_to(header);
        self.condition(condition, inside, exit)?;
        self.code.switch_to(inside);
        self.loops.push(Loop { step: Some(header), exit });
        self.block(body)?;
        self.loops.pop();
        self.code.jump(header);
        self.code.seal(header);
        self.code.switch_to(exit);
        Ok(())
    }

    /// The counter and the bound are variables: the bound is evaluated once.
    fn for_loop(&mut self, name: &str, [from, to]: [&Expr; 2], body: &[Stmt]) -> Checked<()> {
        let (from, to) = (self.expect(from, Type::Int)?, self.expect(to, Type::Int)?);
        let (outer, line) = (self.code.scope, self.code.line);
        let mut assigned = self.assigned(body);
        let [bound, counter] = ["", name].map(|name| self.code.declare(name, Type::Int));
        self.code.write(counter, from);
        self.code.write(bound, to);
        assigned.push(counter);
        let header = self.code.loop_header(assigned);
        let [inside, exit] = [(); 2].map(|()| self.code.block());
        self.code.jump(header);
        self.code.switch_to(header);
        let sides = [counter, bound].map(|var| self.code.read(var));
        self.code.branch(Op::Branch(Cond::Lt), &sides, &[inside, exit]);
        self.code.switch_to(inside);
        self.loops.push(Loop { step: None, exit });
        self.block(body)?;
        let mut step = self.loops.pop().and_then(|innermost| innermost.step);
        self.code.jump_to(&mut step);
        if let Some(step) = step {
            self.code.switch_to(step);
            self.code.line = line;
            let before = self.code.read(counter);
            let next = self.int_op(IntOp::Add, before, 1);
            self.code.write(counter, next);
            self.code.jump(header);
        }
        self.code.seal(header);
        self.code.switch_to(exit);
        self.code.scope = outer;
        Ok(())
    }

    // ---------------------------------------------------------------------------------------------------------- switches

    fn switch(&mut self, pos: Pos, value: &Expr, cases: &[Case], otherwise: &[Stmt]) -> Checked<()> {
        let value = self.expect(value, Type::Int)?;
        let (default, mut join) = (self.code.block(), None);
        let blocks: Vec<Block> = cases.iter().map(|_| self.code.block()).collect();
        let mut numbers = BTreeMap::new();
        for (index, number) in cases.iter().enumerate().flat_map(|(at, case)| case.0.iter().map(move |&n| (at, n))) {
            if numbers.insert(number, index).is_some() {
                return pos.mistake(format!("there are two cases {number}"));
            }
        }
        let range = match (numbers.first_key_value(), numbers.last_key_value()) {
            (Some((&least, _)), Some((&most, _))) => Some((least, i128::from(most) - i128::from(least) + 1)),
            _ => None,
        };
        match range {
            Some((least, size)) if numbers.len() >= MIN_TABLE && size <= 3 * numbers.len() as i128 => {
                self.table(value, least..least + size as i64, &numbers, (&blocks, default));
            }
            _ => {
                for (number, index) in numbers {
                    let next = self.code.block();
                    self.branch_if(Cond::Eq, value, number, [blocks[index], next]);
                    self.code.switch_to(next);
                }
                self.code.jump(default);
            }
        }
        let bodies = cases.iter().map(|case| &case.1[..]).chain([otherwise]);
        for (block, body) in blocks.into_iter().chain([default]).zip(bodies) {
            self.code.switch_to(block);
            self.block(body)?;
            self.code.jump_to(&mut join);
        }
        join.into_iter().for_each(|join| self.code.switch_to(join));
        Ok(())
    }

    /// Jumps through a table. An edge goes to each case and one to the default, however many entries lead there.
    fn table(
        &mut self,
        value: Value,
        range: Range<i64>,
        numbers: &BTreeMap<i64, usize>,
        (blocks, default): (&[Block], Block),
    ) {
        let index = self.int_op(IntOp::Sub, value, range.start);
        let inside = self.code.block();
        self.branch_if(Cond::Below, index, range.end - range.start, [inside, default]);
        self.code.switch_to(inside);
        let entry = |number| numbers.get(&number).copied().unwrap_or(blocks.len());
        self.code.tables.push(range.map(entry).collect());
        let table = Op::Table(self.code.tables.len() as u32 - 1);
        let successors: Vec<Block> = blocks.iter().copied().chain([default]).collect();
        self.code.branch(table, &[index], &successors);
    }
}
