//! From the typed tree to SSA form: control flow, and the checks at run time. Nothing here depends on the machine.

use std::collections::BTreeMap;

use ssara_core::ir::{Block, BuildError, Value};

use crate::machines::{Machine, Op};
use crate::ssa::{Built, Code};
use crate::typed::{Callee, Case, Cond, Element, Expr, Function, IntOp, Kind, Loop, Runtime, Stmt, Trap};

/// Lowers a function.
///
/// # Errors
/// When the machine's forms do not fit, which is a mistake in this compiler.
pub fn lower(machine: &dyn Machine, function: &Function) -> Result<Built, BuildError> {
    let code = Code::new(machine, &function.name, &function.vars, function.params);
    let mut lowering = Lowering { code, loops: Vec::new(), traps: BTreeMap::new() };
    lowering.block(&function.body);
    lowering.code.ret(None);
    for (trap, block) in std::mem::take(&mut lowering.traps) {
        lowering.code.switch_to(block);
        let reason = lowering.code.op(Op::Int(trap as i64), &[]);
        lowering.code.call(Callee::Runtime(Runtime::Trap), &[(reason, Kind::Int)], None);
        lowering.code.branch(Op::Trap, &[], &[]);
    }
    lowering.code.finish()
}

/// Minimum number of cases for a jump table.
const MIN_TABLE: usize = 4;

struct Lowering<'m> {
    code: Code<'m>,
    /// Where `continue` and `break` go, for each open loop.
    loops: Vec<(Block, Block)>,
    /// A block for each reason to stop.
    traps: BTreeMap<Trap, Block>,
}

impl Lowering<'_> {
    // -------------------------------------------------------------------------------------------------------- statements

    fn block(&mut self, statements: &[Stmt]) {
        for statement in statements {
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: &Stmt) {
        match statement {
            Stmt::Assign(var, value) => {
                let value = self.value(value);
                self.code.write(*var, value);
            }
            Stmt::Store(element, parts) => {
                let [array, index, value] = &**parts;
                let (array, index) = self.element(array, index);
                let value = self.value(value);
                self.code.effect(Op::StoreIndex(*element), &[value, array, index]);
            }
            Stmt::Expr(Expr::Call(callee, args, result)) => {
                self.call(*callee, args, *result);
            }
            Stmt::Expr(other) => {
                self.value(other);
            }
            Stmt::Block(body) => self.block(body),
            Stmt::If(condition, then, otherwise) => {
                let [yes, no, join] = [(); 3].map(|()| self.code.block());
                self.condition(condition, yes, no);
                for (block, body) in [(yes, then), (no, otherwise)] {
                    self.code.switch_to(block);
                    self.block(body);
                    self.code.jump(join);
                }
                self.join(join);
            }
            Stmt::Loop(turns) => self.loop_statement(turns),
            Stmt::Switch(value, cases, otherwise) => self.switch(value, cases, otherwise),
            Stmt::Return(value) => {
                let value = value.as_ref().map(|value| self.value(value));
                self.code.ret(value);
            }
            Stmt::Break | Stmt::Continue => {
                let &(step, exit) = self.loops.last().expect("the type checker has found a loop");
                self.code.jump(if *statement == Stmt::Break { exit } else { step });
            }
        }
    }

    /// Goes on at `join`. If nothing goes there, the statements before leave on all paths, and none follows.
    fn join(&mut self, join: Block) {
        self.code.switch_to(join);
        if !self.code.is_reached(join) {
            self.code.branch(Op::Trap, &[], &[]);
        }
    }

    fn loop_statement(&mut self, turns: &Loop) {
        let header = self.code.loop_header(&turns.assigned);
        let [body, step, exit] = [(); 3].map(|()| self.code.block());
        self.code.jump(header);
        self.code.switch_to(header);
        self.condition(&turns.condition, body, exit);
        self.code.switch_to(body);
        self.loops.push((step, exit));
        self.block(&turns.body);
        self.loops.pop();
        self.code.jump(step);
        self.join(step);
        if self.code.is_open() {
            self.block(&turns.step);
            self.code.jump(header);
        }
        self.code.seal(header);
        self.code.switch_to(exit);
    }

    fn switch(&mut self, value: &Expr, cases: &[Case], otherwise: &[Stmt]) {
        let value = self.value(value);
        let [default, join] = [(); 2].map(|()| self.code.block());
        let blocks: Vec<Block> = cases.iter().map(|_| self.code.block()).collect();
        let numbers = cases.iter().enumerate().flat_map(|(index, case)| case.0.iter().map(move |&n| (n, index)));
        let numbers: BTreeMap<i64, usize> = numbers.collect();
        let range = match (numbers.first_key_value(), numbers.last_key_value()) {
            (Some((&least, _)), Some((&most, _))) => Some((least, i128::from(most) - i128::from(least) + 1)),
            _ => None,
        };
        match range {
            Some((least, size)) if numbers.len() >= MIN_TABLE && size <= 3 * numbers.len() as i128 => {
                self.table(value, least..least + size as i64, &numbers, &blocks, default);
            }
            _ => {
                for (number, index) in numbers {
                    let next = self.code.block();
                    self.branch_if(Cond::Eq, value, &Expr::Int(number), blocks[index], next);
                    self.code.switch_to(next);
                }
                self.code.jump(default);
            }
        }
        for (&block, case) in blocks.iter().zip(cases) {
            self.code.switch_to(block);
            self.block(&case.1);
            self.code.jump(join);
        }
        self.code.switch_to(default);
        self.block(otherwise);
        self.code.jump(join);
        self.join(join);
    }

    /// Jumps through a table. An edge goes to each case and one to the default, however many entries lead there.
    fn table(
        &mut self,
        value: Value,
        range: std::ops::Range<i64>,
        numbers: &BTreeMap<i64, usize>,
        blocks: &[Block],
        default: Block,
    ) {
        let index = self.int_op(IntOp::Sub, value, &Expr::Int(range.start));
        let inside = self.code.block();
        self.branch_if(Cond::Below, index, &Expr::Int(range.end - range.start), inside, default);
        self.code.switch_to(inside);
        let entry = |number| numbers.get(&number).copied().unwrap_or(blocks.len());
        self.code.tables.push(range.map(entry).collect());
        let table = Op::Table(self.code.tables.len() as u32 - 1);
        let successors: Vec<Block> = blocks.iter().copied().chain([default]).collect();
        self.code.branch(table, &[index], &successors);
    }

    // -------------------------------------------------------------------------------------------------------- conditions

    /// Branches by a truth value.
    fn condition(&mut self, condition: &Expr, yes: Block, no: Block) {
        match condition {
            Expr::Not(operand) => self.condition(operand, no, yes),
            Expr::AndAlso(sides) => {
                let second = self.code.block();
                self.condition(&sides[0], second, no);
                self.code.switch_to(second);
                self.condition(&sides[1], yes, no);
            }
            Expr::OrElse(sides) => {
                let second = self.code.block();
                self.condition(&sides[0], yes, second);
                self.code.switch_to(second);
                self.condition(&sides[1], yes, no);
            }
            Expr::Compare(cond, sides) => {
                let left = self.value(&sides[0]);
                self.branch_if(*cond, left, &sides[1], yes, no);
            }
            Expr::FloatCompare(cond, sides) => {
                let args = [self.value(&sides[0]), self.value(&sides[1])];
                self.code.branch(Op::FloatBranch(*cond), &args, &[yes, no]);
            }
            other => {
                let truth = self.value(other);
                self.branch_if(Cond::Ne, truth, &Expr::Int(0), yes, no);
            }
        }
    }

    fn branch_if(&mut self, cond: Cond, left: Value, right: &Expr, yes: Block, no: Block) {
        match *right {
            Expr::Int(number) if self.code.machine.has_compare_immediate(number) => {
                self.code.branch(Op::BranchImm(cond, number), &[left], &[yes, no]);
            }
            _ => {
                let right = self.value(right);
                self.code.branch(Op::Branch(cond), &[left, right], &[yes, no]);
            }
        }
    }

    /// Goes on if the condition holds, or else stops the program.
    fn demand(&mut self, op: Op, args: &[Value], trap: Trap) {
        let on = self.code.block();
        let stop = *self.traps.entry(trap).or_insert_with(|| self.code.block());
        self.code.branch(op, args, &[on, stop]);
        self.code.switch_to(on);
    }

    // ------------------------------------------------------------------------------------------------------- expressions

    fn value(&mut self, expr: &Expr) -> Value {
        match expr {
            Expr::Int(number) => self.code.op(Op::Int(*number), &[]),
            Expr::Float(number) => self.code.op(Op::Float(*number), &[]),
            Expr::Text(text) => self.code.op(Op::Text(*text), &[]),
            Expr::Var(var) => self.code.read(*var),
            Expr::IntOp(op @ (IntOp::Div | IntOp::Rem), sides) => self.division(*op, &sides[0], &sides[1]),
            Expr::IntOp(op, sides) => {
                let left = self.value(&sides[0]);
                self.int_op(*op, left, &sides[1])
            }
            Expr::FloatOp(op, sides) => {
                let args = [self.value(&sides[0]), self.value(&sides[1])];
                self.code.op(Op::FloatOp(*op), &args)
            }
            Expr::Compare(cond, sides) => {
                let args = [self.value(&sides[0]), self.value(&sides[1])];
                self.code.op(Op::Compare(*cond), &args)
            }
            Expr::FloatCompare(cond, sides) => {
                let args = [self.value(&sides[0]), self.value(&sides[1])];
                self.code.op(Op::FloatCompare(*cond), &args)
            }
            Expr::Not(operand) => {
                let truth = self.value(operand);
                self.int_op(IntOp::Xor, truth, &Expr::Int(1))
            }
            Expr::AndAlso(_) | Expr::OrElse(_) => {
                let [yes, no] = [(); 2].map(|()| self.code.block());
                self.condition(expr, yes, no);
                let truth = |code: &mut Code<'_>, truth| code.op(Op::Int(truth), &[]);
                self.choose([yes, no], |this| truth(&mut this.code, 1), |this| truth(&mut this.code, 0))
            }
            Expr::ToFloat(operand) => {
                let value = self.value(operand);
                self.code.op(Op::ToFloat, &[value])
            }
            Expr::ToInt(operand) => {
                let value = self.value(operand);
                let bound = 2f64.powi(63);
                for (cond, bound) in [(Cond::Ge, -bound), (Cond::Lt, bound)] {
                    let bound = self.code.op(Op::Float(bound), &[]);
                    self.demand(Op::FloatBranch(cond), &[value, bound], Trap::Conversion);
                }
                self.code.op(Op::ToInt, &[value])
            }
            Expr::Sqrt(operand) => {
                let value = self.value(operand);
                self.code.op(Op::Sqrt, &[value])
            }
            Expr::Len(array) => {
                let array = self.value(array);
                self.length(array)
            }
            Expr::Load(element, parts) => {
                let (array, index) = self.element(&parts[0], &parts[1]);
                self.code.op(Op::LoadIndex(*element), &[array, index])
            }
            Expr::Call(callee, args, result) => self.call(*callee, args, *result).expect("the type checker wants one"),
        }
    }

    fn int_op(&mut self, op: IntOp, left: Value, right: &Expr) -> Value {
        match *right {
            Expr::Int(number) if self.code.machine.has_immediate(op, number) => {
                self.code.op(Op::IntOpImm(op, number), &[left])
            }
            _ => {
                let right = self.value(right);
                self.code.op(Op::IntOp(op), &[left, right])
            }
        }
    }

    /// Machines differ in what a division by 0 does, and one of the least integer by -1. One comparison finds both divisors:
    /// they are those that 1 makes 0 or 1.
    fn division(&mut self, op: IntOp, left: &Expr, right: &Expr) -> Value {
        let (left, divisor) = (self.value(left), self.value(right));
        if matches!(*right, Expr::Int(number) if number != 0 && number != -1) {
            return self.code.op(Op::IntOp(op), &[left, divisor]);
        }
        let [special, usual] = [(); 2].map(|()| self.code.block());
        let next = self.int_op(IntOp::Add, divisor, &Expr::Int(1));
        self.branch_if(Cond::BelowEq, next, &Expr::Int(1), special, usual);
        self.choose(
            [special, usual],
            |this| {
                this.demand(Op::BranchImm(Cond::Ne, 0), &[divisor], Trap::DivideByZero);
                let zero = this.code.op(Op::Int(0), &[]);
                if op == IntOp::Rem { zero } else { this.code.op(Op::IntOp(IntOp::Sub), &[zero, left]) }
            },
            |this| this.code.op(Op::IntOp(op), &[left, divisor]),
        )
    }

    /// An integer that is made in one of two blocks.
    fn choose(
        &mut self,
        [first, second]: [Block; 2],
        in_first: impl FnOnce(&mut Self) -> Value,
        in_second: impl FnOnce(&mut Self) -> Value,
    ) -> Value {
        let (join, chosen) = (self.code.block(), self.code.temporary(Kind::Int));
        self.code.switch_to(first);
        let value = in_first(self);
        self.code.write(chosen, value);
        self.code.jump(join);
        self.code.switch_to(second);
        let value = in_second(self);
        self.code.write(chosen, value);
        self.code.jump(join);
        self.code.switch_to(join);
        self.code.read(chosen)
    }

    fn length(&mut self, array: Value) -> Value {
        self.code.op(Op::Load(Element::Int, -8), &[array])
    }

    /// An array and an index that is inside.
    fn element(&mut self, array: &Expr, index: &Expr) -> (Value, Value) {
        let (array, index) = (self.value(array), self.value(index));
        let length = self.length(array);
        self.demand(Op::Branch(Cond::Below), &[index, length], Trap::Bounds);
        (array, index)
    }

    fn call(&mut self, callee: Callee, args: &[Expr], result: Option<Kind>) -> Option<Value> {
        let values: Vec<(Value, Kind)> = args.iter().map(|arg| (self.value(arg), self.kind(arg))).collect();
        self.code.call(callee, &values, result)
    }

    fn kind(&self, expr: &Expr) -> Kind {
        match expr {
            Expr::Float(_) | Expr::FloatOp(..) | Expr::ToFloat(_) | Expr::Sqrt(_) => Kind::Float,
            Expr::Load(Element::Float, _) | Expr::Call(_, _, Some(Kind::Float)) => Kind::Float,
            Expr::Var(var) => self.code.kind(*var),
            _ => Kind::Int,
        }
    }
}
