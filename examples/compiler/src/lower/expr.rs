//! Expressions and conditions, and the checks at run time.

use ssara_core::ir::Value;

use crate::lower::{Checked, Lowering};
use crate::machines::{Callee, Op, Trap};
use crate::ssa::Label;
use crate::syntax::{Arith, Cond, Expr, ExprKind, Pos, Type};

impl Lowering<'_, '_> {
    /// The position of the visible variable of a name.
    pub(super) fn find(&self, name: &str) -> Option<usize> {
        self.code.scope.iter().rposition(|variable| *variable.name == *name)
    }

    /// The same, which has to be there.
    pub(super) fn variable(&self, pos: Pos, name: &str) -> Checked<usize> {
        self.find(name).map_or_else(|| pos.mistake(format!("there is no variable `{name}`")), Ok)
    }

    /// A value of this type.
    pub(super) fn expect(&mut self, expr: &Expr, expected: Type) -> Checked<Value> {
        let (value, found) = self.value(expr)?;
        if found != expected {
            return expr.pos.mistake(format!("expected a value of type `{expected}`, found one of type `{found}`"));
        }
        Ok(value)
    }

    pub(super) fn value(&mut self, expr: &Expr) -> Checked<(Value, Type)> {
        let pos = expr.pos;
        Ok(match &expr.kind {
            ExprKind::Int(number) => (self.int(*number), Type::Int),
            ExprKind::Float(number) => (self.code.op(Op::Float(*number), &[]), Type::Float),
            ExprKind::Bool(truth) => (self.int((*truth).into()), Type::Bool),
            ExprKind::Str(bytes) => {
                self.code.texts.push(bytes.clone());
                (self.code.op(Op::Text(self.code.texts.len() - 1), &[]), Type::STR)
            }
            ExprKind::Var(name) => {
                let variable = &self.code.scope[self.variable(pos, name)?];
                (variable.value, variable.ty)
            }
            ExprKind::Negate(operand) => {
                let (value, ty) = self.value(operand)?;
                let (zero, op) = match ty {
                    Type::Int => (Op::Int(0), Op::Arith(Arith::Sub)),
                    Type::Float => (Op::Float(-0.0), Op::FloatArith(Arith::Sub)),
                    _ => return pos.mistake(format!("`-` of a value of type `{ty}`")),
                };
                let zero = self.code.op(zero, &[]);
                (self.code.op(op, &[zero, value]), ty)
            }
            ExprKind::Not(_) | ExprKind::And(..) | ExprKind::Or(..) | ExprKind::Compare(..) => {
                let ([yes, no], join) = (self.code.labels(), self.code.label(self.code.scope.len() + 1));
                self.condition(expr, yes, no)?;
                for (label, truth) in [(yes, 1), (no, 0)] {
                    self.code.start(label);
                    let truth = self.int(truth);
                    self.give(truth, join);
                }
                (self.taken(join), Type::Bool)
            }
            ExprKind::Arith(op, left, right) => self.arithmetic(pos, *op, left, right)?,
            ExprKind::Index(array, index) => {
                let (array, index, element) = self.element(array, index)?;
                (
                    self.code.op(Op::LoadIndex(element), &[array, index]),
                    if element == Type::Byte { Type::Int } else { element },
                )
            }
            ExprKind::New(element, length) => {
                let length = self.expect(length, Type::Int)?;
                let ty = Type::Array(element);
                let callee = Callee::Runtime("rt_alloc");
                (self.code.call(callee, &[(length, Type::Int)], Some(ty)).expect("it has a result"), ty)
            }
            ExprKind::Call(name, args) => match self.call(pos, name, args)? {
                Some(result) => result,
                None => return pos.mistake("the function has no result"),
            },
        })
    }

    pub(super) fn int(&mut self, number: i64) -> Value {
        self.code.op(Op::Int(number), &[])
    }

    fn arithmetic(&mut self, pos: Pos, op: Arith, left: &Expr, right: &Expr) -> Checked<(Value, Type)> {
        let (value, ty) = self.value(left)?;
        match (ty, op, &right.kind) {
            (Type::Float, Arith::Add | Arith::Sub | Arith::Mul | Arith::Div, _) => {
                let right = self.expect(right, ty)?;
                Ok((self.code.op(Op::FloatArith(op), &[value, right]), ty))
            }
            (Type::Int, Arith::Div | Arith::Rem, _) => Ok((self.division(op, value, right)?, ty)),
            (Type::Int, _, &ExprKind::Int(number)) => Ok((self.int_op(op, value, number), ty)),
            (Type::Int, ..) => {
                let right = self.expect(right, ty)?;
                Ok((self.code.op(Op::Arith(op), &[value, right]), ty))
            }
            _ => pos.mistake(format!("no such operator for values of type `{ty}`")),
        }
    }

    /// Machines differ in what a division by 0 does, and one of the least integer by -1. One comparison finds both divisors:
    /// they are those that 1 makes 0 or 1.
    fn division(&mut self, op: Arith, left: Value, right: &Expr) -> Checked<Value> {
        let divisor = self.expect(right, Type::Int)?;
        if matches!(right.kind, ExprKind::Int(number) if number != 0 && number != -1) {
            return Ok(self.code.op(Op::Arith(op), &[left, divisor]));
        }
        let ([special, usual], join) = (self.code.labels(), self.code.label(self.code.scope.len() + 1));
        let next = self.int_op(Arith::Add, divisor, 1);
        self.code.branch(Op::BranchImm(Cond::BelowEq, 1), &[next], &[special, usual]);
        self.code.start(special);
        self.demand(Op::BranchImm(Cond::Ne, 0), &[divisor], Trap::DivideByZero);
        let zero = self.int(0);
        let result = if op == Arith::Rem { zero } else { self.code.op(Op::Arith(Arith::Sub), &[zero, left]) };
        self.give(result, join);
        self.code.start(usual);
        let result = self.code.op(Op::Arith(op), &[left, divisor]);
        self.give(result, join);
        Ok(self.taken(join))
    }

    /// An operation with a constant. Of the distance of a shift, six bits count; differences are sums.
    pub(super) fn int_op(&mut self, op: Arith, left: Value, right: i64) -> Value {
        let (op, right) = match op {
            Arith::Shl | Arith::Shr => (op, right & 63),
            Arith::Sub => (Arith::Add, right.wrapping_neg()),
            _ => (op, right),
        };
        self.code.op(Op::ArithImm(op, right), &[left])
    }

    /// Goes to a label with an integer.
    fn give(&mut self, value: Value, join: Label) {
        self.code.declare("", Type::Int, value);
        self.code.jump(join);
    }

    /// Starts at a label, of which the depth is one more than here; returns the integer that has been given to it.
    fn taken(&mut self, join: Label) -> Value {
        self.code.start(join);
        self.code.variables().pop().expect("it is the last variable").value
    }

    /// Branches by a truth value.
    pub(super) fn condition(&mut self, condition: &Expr, yes: Label, no: Label) -> Checked<()> {
        match &condition.kind {
            ExprKind::Not(operand) => self.condition(operand, no, yes)?,
            ExprKind::And(left, right) | ExprKind::Or(left, right) => {
                let [second] = self.code.labels();
                let [if_true, if_false] =
                    if matches!(condition.kind, ExprKind::And(..)) { [second, no] } else { [yes, second] };
                self.condition(left, if_true, if_false)?;
                self.code.start(second);
                self.condition(right, yes, no)?;
            }
            &ExprKind::Compare(cond, ref left, ref right) => {
                let (left, ty) = self.value(left)?;
                let op = match (ty, cond, &right.kind) {
                    (Type::Int, _, &ExprKind::Int(number)) => {
                        self.code.branch(Op::BranchImm(cond, number), &[left], &[yes, no]);
                        return Ok(());
                    }
                    (Type::Int, ..) | (Type::Bool, Cond::Eq | Cond::Ne, _) => Op::Branch(cond),
                    (Type::Float, ..) => Op::FloatBranch(cond),
                    _ => return condition.pos.mistake(format!("no such operator for values of type `{ty}`")),
                };
                let right = self.expect(right, ty)?;
                self.code.branch(op, &[left, right], &[yes, no]);
            }
            _ => {
                let truth = self.expect(condition, Type::Bool)?;
                self.code.branch(Op::BranchImm(Cond::Ne, 0), &[truth], &[yes, no]);
            }
        }
        Ok(())
    }

    /// Goes on if the condition holds, or else stops the program.
    fn demand(&mut self, op: Op, args: &[Value], trap: Trap) {
        let [on] = self.code.labels();
        let stop = *self.traps.entry(trap).or_insert_with(|| self.code.label(0));
        self.code.branch(op, args, &[on, stop]);
        self.code.start(on);
    }

    /// An array or a string, and what it consists of.
    fn array(&mut self, expr: &Expr) -> Checked<(Value, Type)> {
        match self.value(expr)? {
            (array, Type::Array(&element)) => Ok((array, element)),
            (_, other) => expr.pos.mistake(format!("a value of type `{other}` has no elements")),
        }
    }

    fn length(&mut self, array: Value) -> Value {
        self.code.op(Op::Load(Type::Int, -8), &[array])
    }

    /// An array and an index that is inside.
    pub(super) fn element(&mut self, array: &Expr, index: &Expr) -> Checked<(Value, Value, Type)> {
        let (array, element) = self.array(array)?;
        let index = self.expect(index, Type::Int)?;
        let length = self.length(array);
        self.demand(Op::Branch(Cond::Below), &[index, length], Trap::Bounds);
        Ok((array, index, element))
    }

    pub(super) fn print(&mut self, arg: &Expr) -> Checked<()> {
        let (value, ty) = self.value(arg)?;
        let function = match ty {
            Type::Int | Type::Byte => "rt_print_int",
            Type::Float => "rt_print_float",
            Type::Bool => "rt_print_bool",
            Type::STR => "rt_print_str",
            Type::Array(_) => return arg.pos.mistake("arrays are printed element by element"),
        };
        self.code.call(Callee::Runtime(function), &[(value, ty)], None);
        Ok(())
    }

    pub(super) fn call(&mut self, pos: Pos, name: &str, args: &[Expr]) -> Checked<Option<(Value, Type)>> {
        if let Some(&(callee, function)) = self.signatures.get(name) {
            if args.len() != function.params.len() {
                let expected = function.params.len();
                return pos.mistake(format!("`{name}` takes {expected} arguments, found {}", args.len()));
            }
            let args = args.iter().zip(&function.params).map(|(arg, (_, ty))| Ok((self.expect(arg, *ty)?, *ty)));
            let args = args.collect::<Checked<Vec<_>>>()?;
            return Ok(self.code.call(callee, &args, function.result).zip(function.result));
        }
        let [arg] = args else { return pos.mistake(format!("no function `{name}` takes {} arguments", args.len())) };
        let (taken, op, result) = match name {
            "float" => (Type::Int, Op::ToFloat, Type::Float),
            "int" => (Type::Float, Op::ToInt, Type::Int),
            "sqrt" => (Type::Float, Op::Sqrt, Type::Float),
            "len" => {
                let (array, _) = self.array(arg)?;
                return Ok(Some((self.length(array), Type::Int)));
            }
            "print_char" => {
                let value = self.expect(arg, Type::Int)?;
                self.code.call(Callee::Runtime("rt_print_char"), &[(value, Type::Int)], None);
                return Ok(None);
            }
            _ => return pos.mistake(format!("there is no function `{name}`")),
        };
        let value = self.expect(arg, taken)?;
        if op == Op::ToInt {
            for (cond, bound) in [(Cond::Ge, -(2f64.powi(63))), (Cond::Lt, 2f64.powi(63))] {
                let bound = self.code.op(Op::Float(bound), &[]);
                self.demand(Op::FloatBranch(cond), &[value, bound], Trap::Conversion);
            }
        }
        Ok(Some((self.code.op(op, &[value]), result)))
    }
}
