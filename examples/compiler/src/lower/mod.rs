//! From the syntax tree to SSA form, in one pass that also finds names and types: statements and control flow. Nothing here
//! depends on the machine.

mod expr;

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

use ssara_core::ir::Value;

use crate::Failure;
use crate::machines::{Callee, Machine, Op, Trap};
use crate::ssa::{Built, Code, Label};
use crate::syntax::{Arith, Case, Cond, Expr, ExprKind, Function, Mistake, Pos, Stmt, StmtKind, Type};

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
        if signatures.insert(function.name.as_str(), (Callee::Function(index), function)).is_some() {
            return function.pos.mistake(format!("there are two functions `{}`", function.name));
        }
    }
    match signatures.get("main") {
        Some((_, main)) if main.params.is_empty() && main.result.is_none() => Ok(signatures),
        Some((_, main)) => main.pos.mistake("`main` has no parameters and no result"),
        None => Pos { line: 1, column: 1 }.mistake("there is no function `main`"),
    }
}

/// Lowers a function.
///
/// # Errors
/// The first mistake, or that the machine's forms do not fit.
pub fn lower(machine: &Machine, all: &Signatures<'_>, function: &Function) -> Result<Built, Failure> {
    let code = Code::new(machine, &function.name);
    let mut lowering = Lowering { code, signatures: all, function, loops: Vec::new(), traps: BTreeMap::new() };
    lowering.function()?;
    Ok(lowering.code.finish()?)
}

struct Lowering<'m, 'a> {
    code: Code<'m>,
    signatures: &'a Signatures<'a>,
    function: &'a Function,
    /// Where `continue` and `break` go in the open loops.
    loops: Vec<(Label, Label)>,
    /// Where the program goes on for each reason to stop.
    traps: BTreeMap<Trap, Label>,
}

impl Lowering<'_, '_> {
    fn function(&mut self) -> Checked<()> {
        let function = self.function;
        self.code.line = function.pos.line;
        let names: Vec<&str> = function.params.iter().map(|param| &param.0[..]).collect();
        if let Some((_, name)) = names.iter().enumerate().find(|(index, name)| names[..*index].contains(name)) {
            return function.pos.mistake(format!("there are two parameters `{name}`"));
        }
        self.code.receive(&function.params);
        self.block(&function.body)?;
        if function.result.is_some() && self.code.is_open() {
            return function.pos.mistake(format!("`{}` may end without a `return`", function.name));
        }
        self.code.ret(None);
        for (trap, label) in std::mem::take(&mut self.traps) {
            self.code.start(label);
            let reason = self.int(trap as i64);
            self.code.call(Callee::Runtime("rt_trap"), &[(reason, Type::Int)], None);
            self.code.branch(Op::Trap, &[], &[]);
        }
        Ok(())
    }

    fn block(&mut self, statements: &[Stmt]) -> Checked<()> {
        let depth = self.code.scope.len();
        for statement in statements {
            if !self.code.is_open() {
                return statement.pos.mistake("a statement that is never reached");
            }
            self.code.line = statement.pos.line;
            self.statement(statement)?;
        }
        self.code.variables().truncate(depth);
        Ok(())
    }

    /// A block that begins at a label and goes on at another one.
    fn part(&mut self, label: Label, statements: &[Stmt], next: Label) -> Checked<()> {
        self.code.start(label);
        self.block(statements)?;
        self.code.jump(next);
        Ok(())
    }

    fn statement(&mut self, statement: &Stmt) -> Checked<()> {
        let pos = statement.pos;
        match &statement.kind {
            StmtKind::Let(name, value) => {
                let (value, ty) = self.value(value)?;
                self.code.declare(name, ty, value);
            }
            StmtKind::Assign(place, value) => self.assignment(place, value)?,
            StmtKind::Expr(expr) => match &expr.kind {
                ExprKind::Call(name, args) if name == "print" => args.iter().try_for_each(|arg| self.print(arg))?,
                ExprKind::Call(name, args) => drop(self.call(expr.pos, name, args)?),
                _ => return expr.pos.mistake("an expression that does nothing"),
            },
            StmtKind::If(arms, otherwise) => {
                let [join] = self.code.labels();
                for (condition, body) in arms {
                    let [yes, no] = self.code.labels();
                    self.code.line = condition.pos.line;
                    self.condition(condition, yes, no)?;
                    self.part(yes, body, join)?;
                    self.code.start(no);
                }
                self.block(otherwise)?;
                self.code.jump(join);
                self.code.start(join);
            }
            StmtKind::While(condition, body) => {
                let header = self.code.start_loop(self.assigned(body));
                let [inside, exit] = self.code.labels();
                self.condition(condition, inside, exit)?;
                self.loops.push((header, exit));
                self.part(inside, body, header)?;
                self.loops.pop();
                self.code.start(exit);
            }
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
            StmtKind::Break | StmtKind::Continue => {
                let Some(&(step, exit)) = self.loops.last() else { return pos.mistake("not in a loop") };
                self.code.jump(if statement.kind == StmtKind::Break { exit } else { step });
            }
        }
        Ok(())
    }

    fn assignment(&mut self, place: &Expr, value: &Expr) -> Checked<()> {
        match &place.kind {
            ExprKind::Var(name) => {
                let position = self.variable(place.pos, name)?;
                let value = self.expect(value, self.code.scope[position].ty)?;
                self.code.variables()[position].value = value;
            }
            ExprKind::Index(array, index) => {
                let (array, index, element) = self.element(array, index)?;
                if element == Type::Byte {
                    return place.pos.mistake("strings cannot be changed");
                }
                let value = self.expect(value, element)?;
                self.code.select(Op::StoreIndex(element), &[value, array, index]);
            }
            _ => return place.pos.mistake("not a variable or an element of an array"),
        }
        Ok(())
    }

    /// The visible variables that statements assign, by name: one that is declared inside may hide one of these.
    fn assigned(&self, statements: &[Stmt]) -> Vec<usize> {
        let in_statement = |statement: &Stmt| match &statement.kind {
            StmtKind::Assign(Expr { kind: ExprKind::Var(name), .. }, _) => self.find(name).into_iter().collect(),
            StmtKind::If(arms, otherwise) => {
                [arms.iter().flat_map(|arm| self.assigned(&arm.1)).collect(), self.assigned(otherwise)].concat()
            }
            StmtKind::While(_, body) | StmtKind::For(.., body) => self.assigned(body),
            StmtKind::Switch(_, cases, otherwise) => {
                [cases.iter().flat_map(|case| self.assigned(&case.1)).collect(), self.assigned(otherwise)].concat()
            }
            _ => Vec::new(),
        };
        statements.iter().flat_map(in_statement).collect()
    }

    /// The bound and the counter are variables: the bound is evaluated once.
    fn for_loop(&mut self, name: &str, [from, to]: [&Expr; 2], body: &[Stmt]) -> Checked<()> {
        let (from, to) = (self.expect(from, Type::Int)?, self.expect(to, Type::Int)?);
        let (bound, line) = (self.code.scope.len(), self.code.line);
        let counter = bound + 1;
        let assigned = [self.assigned(body), vec![counter]].concat();
        self.code.declare("", Type::Int, to);
        self.code.declare(name, Type::Int, from);
        let header = self.code.start_loop(assigned);
        let [inside, step, exit] = self.code.labels();
        let sides = [counter, bound].map(|position| self.code.scope[position].value);
        self.code.branch(Op::Branch(Cond::Lt), &sides, &[inside, exit]);
        self.loops.push((step, exit));
        self.part(inside, body, step)?;
        self.loops.pop();
        self.code.start(step);
        if self.code.is_open() {
            self.code.line = line;
            let next = self.int_op(Arith::Add, self.code.scope[counter].value, 1);
            self.code.variables()[counter].value = next;
            self.code.jump(header);
        }
        self.code.start(exit);
        self.code.variables().truncate(bound);
        Ok(())
    }

    fn switch(&mut self, pos: Pos, value: &Expr, cases: &[Case], otherwise: &[Stmt]) -> Checked<()> {
        let value = self.expect(value, Type::Int)?;
        let [default, join] = self.code.labels();
        let labels: Vec<Label> =
            cases.iter().map(|_| self.code.label(self.code.scope.len())).chain([default]).collect();
        let mut numbers = BTreeMap::new();
        for (index, number) in cases.iter().enumerate().flat_map(|(at, case)| case.0.iter().map(move |&n| (at, n))) {
            if numbers.insert(number, index).is_some() {
                return pos.mistake(format!("there are two cases {number}"));
            }
        }
        let least = numbers.first_key_value().map_or(0, |(&least, _)| least);
        let size = numbers.last_key_value().map_or(0, |(&most, _)| i128::from(most) - i128::from(least) + 1);
        if numbers.len() >= MIN_TABLE && size <= 3 * numbers.len() as i128 {
            self.table(value, least..least + size as i64, &numbers, &labels);
        } else {
            for (number, index) in numbers {
                let [next] = self.code.labels();
                self.code.branch(Op::BranchImm(Cond::Eq, number), &[value], &[labels[index], next]);
                self.code.start(next);
            }
            self.code.jump(default);
        }
        for (label, body) in labels.into_iter().zip(cases.iter().map(|case| &case.1[..]).chain([otherwise])) {
            self.part(label, body, join)?;
        }
        self.code.start(join);
        Ok(())
    }

    /// Jumps through a table. An edge goes to each case and one to the default, which is the last label, however many entries
    /// lead there.
    fn table(&mut self, value: Value, range: Range<i64>, numbers: &BTreeMap<i64, usize>, labels: &[Label]) {
        let index = self.int_op(Arith::Sub, value, range.start);
        let [inside] = self.code.labels();
        let default = labels.len() - 1;
        let size = range.end - range.start;
        self.code.branch(Op::BranchImm(Cond::Below, size), &[index], &[inside, labels[default]]);
        self.code.start(inside);
        let entry = |number| numbers.get(&number).copied().unwrap_or(default);
        self.code.tables.push(range.map(entry).collect());
        let table = Op::Table(self.code.tables.len() - 1);
        let offset = self.int_op(Arith::Shl, index, 2);
        self.code.branch(table, &[offset], labels);
    }
}
