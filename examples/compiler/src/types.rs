//! From the syntax tree to the typed tree: names and types.

use std::collections::HashMap;

use crate::syntax::{self, BinaryOp, ExprKind, IntOp, Mistake, Pos, StmtKind, Type};
use crate::typed::{Callee, Cond, Element, Expr, FloatOp, Function, Kind, Loop, Program, Runtime, Stmt, Var};

type Checked<T> = Result<T, Mistake>;

/// Checks a program. It has to have a function `main` without parameters and result.
///
/// # Errors
/// The first mistake.
pub fn check(functions: &[syntax::Function]) -> Checked<Program> {
    let mut signatures = HashMap::new();
    for (index, function) in functions.iter().enumerate() {
        let callee = Callee::Function(index as u32);
        if signatures.insert(function.name.as_str(), (callee, function)).is_some() {
            return function.pos.mistake(format!("there are two functions `{}`", function.name));
        }
    }
    match signatures.get("main") {
        Some((_, main)) if main.params.is_empty() && main.result.is_none() => {}
        Some((_, main)) => return main.pos.mistake("`main` has no parameters and no result"),
        None => return Pos { line: 1, column: 1 }.mistake("there is no function `main`"),
    }
    let mut texts = Vec::new();
    let mut checked = Vec::new();
    for function in functions {
        checked.push(Checker::new(&signatures, &mut texts, function).function(function)?);
    }
    Ok(Program { functions: checked, texts })
}

fn kind(ty: &Type) -> Kind {
    if *ty == Type::Float { Kind::Float } else { Kind::Int }
}

struct Checker<'a> {
    signatures: &'a HashMap<&'a str, (Callee, &'a syntax::Function)>,
    texts: &'a mut Vec<Vec<u8>>,
    result: Option<&'a Type>,
    vars: Vec<Kind>,
    /// The variables that have a name here, the latest last.
    scope: Vec<(String, Type, Var)>,
    /// The variables assigned in each open loop, the innermost last.
    loops: Vec<Vec<Var>>,
}

impl<'a> Checker<'a> {
    fn new(
        signatures: &'a HashMap<&'a str, (Callee, &'a syntax::Function)>,
        texts: &'a mut Vec<Vec<u8>>,
        function: &'a syntax::Function,
    ) -> Self {
        let result = function.result.as_ref();
        Checker { signatures, texts, result, vars: Vec::new(), scope: Vec::new(), loops: Vec::new() }
    }

    fn function(mut self, function: &syntax::Function) -> Checked<Function> {
        for (name, ty) in &function.params {
            if self.scope.iter().any(|(other, ..)| other == name) {
                return function.pos.mistake(format!("there are two parameters `{name}`"));
            }
            self.declare(name, ty.clone());
        }
        let body = self.block(&function.body)?;
        if function.result.is_some() && !body.last().is_some_and(leaves) {
            return function.pos.mistake(format!("`{}` may end without a `return`", function.name));
        }
        let (name, params) = (function.name.clone(), function.params.len());
        Ok(Function { name, params, vars: self.vars, result: self.result.map(kind), body })
    }

    fn declare(&mut self, name: &str, ty: Type) -> Var {
        let var = Var(self.vars.len() as u32);
        self.vars.push(kind(&ty));
        self.scope.push((name.to_string(), ty, var));
        var
    }

    fn assign(&mut self, var: Var, value: Expr) -> Stmt {
        for assigned in &mut self.loops {
            if !assigned.contains(&var) {
                assigned.push(var);
            }
        }
        Stmt::Assign(var, value)
    }

    /// Statements after one that leaves the block are checked, and left out.
    fn block(&mut self, statements: &[syntax::Stmt]) -> Checked<Vec<Stmt>> {
        let outer = self.scope.len();
        let mut checked: Vec<Stmt> = Vec::new();
        for statement in statements {
            let reached = !checked.last().is_some_and(leaves);
            self.statement(statement, &mut checked)?;
            if !reached {
                checked.truncate(checked.len() - 1);
            }
        }
        self.scope.truncate(outer);
        Ok(checked)
    }

    fn statement(&mut self, statement: &syntax::Stmt, out: &mut Vec<Stmt>) -> Checked<()> {
        let checked = match &statement.kind {
            StmtKind::Let(name, value) => {
                let (value, ty) = self.value(value)?;
                let var = self.declare(name, ty);
                self.assign(var, value)
            }
            StmtKind::Assign(place, value) => self.assignment(place, value)?,
            StmtKind::Expr(expr) => match &expr.kind {
                ExprKind::Call(name, args) if name == "print" => {
                    // One call for each argument, as if they were written one after the other.
                    let calls = args.iter().map(|arg| self.print(arg)).collect::<Checked<Vec<_>>>()?;
                    Stmt::Block(calls)
                }
                ExprKind::Call(..) => Stmt::Expr(self.expr(expr)?.0),
                _ => return expr.pos.mistake("an expression that does nothing"),
            },
            StmtKind::If(condition, then, otherwise) => {
                let condition = self.expect(condition, &Type::Bool)?;
                Stmt::If(condition, self.block(then)?, self.block(otherwise)?)
            }
            StmtKind::While(condition, body) => {
                self.loops.push(Vec::new());
                let condition = self.expect(condition, &Type::Bool)?;
                let body = self.block(body)?;
                let assigned = self.loops.pop().unwrap_or_default();
                Stmt::Loop(Box::new(Loop { condition, body, step: Vec::new(), assigned }))
            }
            StmtKind::For(name, from, to, body) => return self.for_loop(name, [from, to], body, out),
            StmtKind::Switch(value, cases, otherwise) => self.switch(statement.pos, value, cases, otherwise)?,
            StmtKind::Return(value) => match (value, self.result) {
                (None, None) => Stmt::Return(None),
                (Some(value), Some(ty)) => Stmt::Return(Some(self.expect(value, ty)?)),
                (Some(value), None) => return value.pos.mistake("the function has no result"),
                (None, Some(ty)) => return statement.pos.mistake(format!("expected a value of type `{ty}`")),
            },
            StmtKind::Break | StmtKind::Continue if self.loops.is_empty() => {
                return statement.pos.mistake("not in a loop");
            }
            StmtKind::Break => Stmt::Break,
            StmtKind::Continue => Stmt::Continue,
        };
        out.push(checked);
        Ok(())
    }

    fn assignment(&mut self, place: &syntax::Expr, value: &syntax::Expr) -> Checked<Stmt> {
        match &place.kind {
            ExprKind::Var(name) => {
                let (var, ty) = self.variable(place.pos, name)?;
                let value = self.expect(value, &ty)?;
                Ok(self.assign(var, value))
            }
            ExprKind::Index(array, index) => {
                let (array, element, ty) = self.array(array)?;
                if element == Element::Byte {
                    return place.pos.mistake("strings cannot be changed");
                }
                let index = self.expect(index, &Type::Int)?;
                Ok(Stmt::Store(element, Box::new([array, index, self.expect(value, &ty)?])))
            }
            _ => place.pos.mistake("not a variable or an element of an array"),
        }
    }

    /// The counter and the bound are variables: the bound is evaluated once.
    fn for_loop(
        &mut self,
        name: &str,
        [from, to]: [&syntax::Expr; 2],
        body: &[syntax::Stmt],
        out: &mut Vec<Stmt>,
    ) -> Checked<()> {
        let (from, to) = (self.expect(from, &Type::Int)?, self.expect(to, &Type::Int)?);
        let outer = self.scope.len();
        let bound = self.declare("", Type::Int);
        let counter = self.declare(name, Type::Int);
        let start = [self.assign(counter, from), self.assign(bound, to)];
        self.loops.push(Vec::new());
        let body = self.block(body)?;
        let next = Expr::IntOp(IntOp::Add, Box::new([Expr::Var(counter), Expr::Int(1)]));
        let step = vec![self.assign(counter, next)];
        let assigned = self.loops.pop().unwrap_or_default();
        self.scope.truncate(outer);
        let condition = Expr::Compare(Cond::Lt, Box::new([Expr::Var(counter), Expr::Var(bound)]));
        let turns = Stmt::Loop(Box::new(Loop { condition, body, step, assigned }));
        let [counter, bound] = start;
        out.push(Stmt::Block(vec![counter, bound, turns]));
        Ok(())
    }

    fn switch(
        &mut self,
        pos: Pos,
        value: &syntax::Expr,
        cases: &[syntax::Case],
        otherwise: &[syntax::Stmt],
    ) -> Checked<Stmt> {
        let value = self.expect(value, &Type::Int)?;
        let mut numbers: Vec<i64> = cases.iter().flat_map(|case| case.0.iter().copied()).collect();
        numbers.sort_unstable();
        if let Some(twice) = numbers.windows(2).find(|pair| pair[0] == pair[1]) {
            return pos.mistake(format!("there are two cases {}", twice[0]));
        }
        let case = |case: &syntax::Case| Ok((case.0.clone(), self.block(&case.1)?));
        let cases = cases.iter().map(case).collect::<Checked<Vec<_>>>()?;
        Ok(Stmt::Switch(value, cases, self.block(otherwise)?))
    }

    fn variable(&self, pos: Pos, name: &str) -> Checked<(Var, Type)> {
        match self.scope.iter().rev().find(|(other, ..)| other == name) {
            Some((_, ty, var)) => Ok((*var, ty.clone())),
            None => pos.mistake(format!("there is no variable `{name}`")),
        }
    }

    fn expect(&mut self, expr: &syntax::Expr, expected: &Type) -> Checked<Expr> {
        let (checked, found) = self.value(expr)?;
        if found != *expected {
            return expr.pos.mistake(format!("expected a value of type `{expected}`, found one of type `{found}`"));
        }
        Ok(checked)
    }

    fn value(&mut self, expr: &syntax::Expr) -> Checked<(Expr, Type)> {
        match self.expr(expr)? {
            (checked, Some(ty)) => Ok((checked, ty)),
            (_, None) => expr.pos.mistake("the function has no result"),
        }
    }

    /// An array or a string, with its elements and their type.
    fn array(&mut self, expr: &syntax::Expr) -> Checked<(Expr, Element, Type)> {
        let (checked, ty) = self.value(expr)?;
        match ty {
            Type::Array(element) if *element == Type::Float => Ok((checked, Element::Float, *element)),
            Type::Array(element) => Ok((checked, Element::Int, *element)),
            Type::Str => Ok((checked, Element::Byte, Type::Int)),
            other => expr.pos.mistake(format!("a value of type `{other}` has no elements")),
        }
    }

    fn expr(&mut self, expr: &syntax::Expr) -> Checked<(Expr, Option<Type>)> {
        let (checked, ty) = match &expr.kind {
            ExprKind::Int(number) => (Expr::Int(*number), Type::Int),
            ExprKind::Float(number) => (Expr::Float(*number), Type::Float),
            ExprKind::Bool(truth) => (Expr::Int((*truth).into()), Type::Bool),
            ExprKind::Str(bytes) => {
                self.texts.push(bytes.clone());
                (Expr::Text(self.texts.len() as u32 - 1), Type::Str)
            }
            ExprKind::Var(name) => {
                let (var, ty) = self.variable(expr.pos, name)?;
                (Expr::Var(var), ty)
            }
            ExprKind::Negate(operand) => match self.value(operand)? {
                (value, Type::Int) => (Expr::IntOp(IntOp::Sub, Box::new([Expr::Int(0), value])), Type::Int),
                (value, Type::Float) => {
                    (Expr::FloatOp(FloatOp::Sub, Box::new([Expr::Float(-0.0), value])), Type::Float)
                }
                (_, other) => return expr.pos.mistake(format!("`-` of a value of type `{other}`")),
            },
            ExprKind::Not(operand) => (Expr::Not(Box::new(self.expect(operand, &Type::Bool)?)), Type::Bool),
            ExprKind::Binary(op, left, right) => self.binary(expr.pos, *op, left, right)?,
            ExprKind::Index(array, index) => {
                let (array, element, ty) = self.array(array)?;
                (Expr::Load(element, Box::new([array, self.expect(index, &Type::Int)?])), ty)
            }
            ExprKind::New(element, length) => {
                if !matches!(element, Type::Int | Type::Float | Type::Bool) {
                    return expr.pos.mistake("elements are integers, floats or truth values");
                }
                let length = self.expect(length, &Type::Int)?;
                let call = Expr::Call(Callee::Runtime(Runtime::Alloc), vec![length], Some(Kind::Int));
                (call, Type::Array(Box::new(element.clone())))
            }
            ExprKind::Call(name, args) => return self.call(expr.pos, name, args),
        };
        Ok((checked, Some(ty)))
    }

    fn binary(&mut self, pos: Pos, op: BinaryOp, left: &syntax::Expr, right: &syntax::Expr) -> Checked<(Expr, Type)> {
        if matches!(op, BinaryOp::AndAlso | BinaryOp::OrElse) {
            let sides = Box::new([self.expect(left, &Type::Bool)?, self.expect(right, &Type::Bool)?]);
            let checked = if op == BinaryOp::AndAlso { Expr::AndAlso(sides) } else { Expr::OrElse(sides) };
            return Ok((checked, Type::Bool));
        }
        let (left, ty) = self.value(left)?;
        let sides = Box::new([left, self.expect(right, &ty)?]);
        let float_op = |op| match op {
            IntOp::Add => Some(FloatOp::Add),
            IntOp::Sub => Some(FloatOp::Sub),
            IntOp::Mul => Some(FloatOp::Mul),
            IntOp::Div => Some(FloatOp::Div),
            _ => None,
        };
        match (op, &ty) {
            (BinaryOp::Arith(op), Type::Int) => return Ok((Expr::IntOp(op, sides), ty)),
            (BinaryOp::Arith(op), Type::Float) => {
                if let Some(op) = float_op(op) {
                    return Ok((Expr::FloatOp(op, sides), ty));
                }
            }
            (BinaryOp::Compare(cond), Type::Int) => return Ok((Expr::Compare(cond, sides), Type::Bool)),
            (BinaryOp::Compare(cond), Type::Float) => return Ok((Expr::FloatCompare(cond, sides), Type::Bool)),
            (BinaryOp::Compare(cond @ (Cond::Eq | Cond::Ne)), Type::Bool) => {
                return Ok((Expr::Compare(cond, sides), Type::Bool));
            }
            _ => {}
        }
        pos.mistake(format!("no such operator for values of type `{ty}`"))
    }

    fn print(&mut self, arg: &syntax::Expr) -> Checked<Stmt> {
        let (value, ty) = self.value(arg)?;
        let function = match ty {
            Type::Int => Runtime::PrintInt,
            Type::Float => Runtime::PrintFloat,
            Type::Bool => Runtime::PrintBool,
            Type::Str => Runtime::PrintStr,
            Type::Array(_) => return arg.pos.mistake("arrays are printed element by element"),
        };
        Ok(Stmt::Expr(Expr::Call(Callee::Runtime(function), vec![value], None)))
    }

    fn call(&mut self, pos: Pos, name: &str, args: &[syntax::Expr]) -> Checked<(Expr, Option<Type>)> {
        if let Some(&(callee, function)) = self.signatures.get(name) {
            if args.len() != function.params.len() {
                let expected = function.params.len();
                return pos.mistake(format!("`{name}` takes {expected} arguments, found {}", args.len()));
            }
            let args = args.iter().zip(&function.params).map(|(arg, (_, ty))| self.expect(arg, ty));
            let args = args.collect::<Checked<Vec<_>>>()?;
            return Ok((Expr::Call(callee, args, function.result.as_ref().map(kind)), function.result.clone()));
        }
        let [arg] = args else { return pos.mistake(format!("no function `{name}` takes {} arguments", args.len())) };
        match name {
            "float" => Ok((Expr::ToFloat(Box::new(self.expect(arg, &Type::Int)?)), Some(Type::Float))),
            "int" => Ok((Expr::ToInt(Box::new(self.expect(arg, &Type::Float)?)), Some(Type::Int))),
            "sqrt" => Ok((Expr::Sqrt(Box::new(self.expect(arg, &Type::Float)?)), Some(Type::Float))),
            "len" => Ok((Expr::Len(Box::new(self.array(arg)?.0)), Some(Type::Int))),
            "print_char" => {
                let arg = self.expect(arg, &Type::Int)?;
                Ok((Expr::Call(Callee::Runtime(Runtime::PrintChar), vec![arg], None), None))
            }
            _ => pos.mistake(format!("there is no function `{name}`")),
        }
    }
}

/// Whether what follows a statement in its block is never reached.
fn leaves(statement: &Stmt) -> bool {
    let block = |body: &[Stmt]| body.last().is_some_and(leaves);
    match statement {
        Stmt::Return(_) | Stmt::Break | Stmt::Continue => true,
        Stmt::Block(body) => block(body),
        Stmt::If(_, then, otherwise) => block(then) && block(otherwise),
        Stmt::Switch(_, cases, otherwise) => cases.iter().all(|case| block(&case.1)) && block(otherwise),
        _ => false,
    }
}
