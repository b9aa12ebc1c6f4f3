//! Expressions and conditions, and the checks at run time.

use ssara_core::ir::{Block, Value};

use crate::lower::{Checked, Lowering};
use crate::machines::{Callee, FloatOp, Op, Runtime, Trap};
use crate::ssa::Var;
use crate::syntax::{BinaryOp, Cond, Element, Expr, ExprKind, IntOp, Pos, Type};

impl Lowering<'_, '_> {
    pub(super) fn variable(&self, pos: Pos, name: &str) -> Checked<(Var, Type)> {
        self.code.find(name).map_or_else(|| pos.mistake(format!("there is no variable `{name}`")), Ok)
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
                self.texts.push(bytes.clone());
                (self.code.op(Op::Text(self.texts.len() as u32 - 1), &[]), Type::Str)
            }
            ExprKind::Var(name) => {
                let (var, ty) = self.variable(pos, name)?;
                (self.code.read(var), ty)
            }
            ExprKind::Negate(operand) => match self.value(operand)? {
                (value, Type::Int) => {
                    let zero = self.int(0);
                    (self.code.op(Op::IntOp(IntOp::Sub), &[zero, value]), Type::Int)
                }
                (value, Type::Float) => {
                    let zero = self.code.op(Op::Float(-0.0), &[]);
                    (self.code.op(Op::FloatOp(FloatOp::Sub), &[zero, value]), Type::Float)
                }
                (_, other) => return pos.mistake(format!("`-` of a value of type `{other}`")),
            },
            ExprKind::Not(operand) => {
                let truth = self.expect(operand, Type::Bool)?;
                (self.int_op(IntOp::Xor, truth, 1), Type::Bool)
            }
            ExprKind::Binary(BinaryOp::AndAlso | BinaryOp::OrElse, ..) => {
                let [yes, no] = [(); 2].map(|()| self.code.block());
                self.condition(expr, yes, no)?;
                (self.choose([yes, no], |this| this.int(1), |this| this.int(0)), Type::Bool)
            }
            ExprKind::Binary(BinaryOp::Arith(op), left, right) => self.arithmetic(pos, *op, left, right)?,
            ExprKind::Binary(BinaryOp::Compare(cond), left, right) => {
                let (left, right, ty) = self.compared(pos, *cond, left, right)?;
                let op = if ty == Type::Float { Op::FloatCompare(*cond) } else { Op::Compare(*cond) };
                (self.code.op(op, &[left, right]), Type::Bool)
            }
            ExprKind::Index(array, index) => {
                let (array, index, element) = self.element(array, index)?;
                (self.code.op(Op::LoadIndex(element), &[array, index]), element.ty())
            }
            ExprKind::New(element, length) => {
                let length = self.expect(length, Type::Int)?;
                let ty = Type::Array(*element);
                let callee = Callee::Runtime(Runtime::Alloc);
                (self.code.call(callee, &[(length, Type::Int)], Some(ty)).expect("it has a result"), ty)
            }
            ExprKind::Call(name, args) => match self.call(pos, name, args)? {
                Some(result) => result,
                None => return pos.mistake("the function has no result"),
            },
        })
    }

    fn int(&mut self, number: i64) -> Value {
        self.code.op(Op::Int(number), &[])
    }

    fn arithmetic(&mut self, pos: Pos, op: IntOp, left: &Expr, right: &Expr) -> Checked<(Value, Type)> {
        let (value, ty) = self.value(left)?;
        let float_op = match op {
            IntOp::Add => Some(FloatOp::Add),
            IntOp::Sub => Some(FloatOp::Sub),
            IntOp::Mul => Some(FloatOp::Mul),
            IntOp::Div => Some(FloatOp::Div),
            _ => None,
        };
        match (ty, float_op, &right.kind) {
            (Type::Float, Some(op), _) => {
                let right = self.expect(right, ty)?;
                Ok((self.code.op(Op::FloatOp(op), &[value, right]), ty))
            }
            (Type::Int, _, _) if matches!(op, IntOp::Div | IntOp::Rem) => Ok((self.division(op, value, right)?, ty)),
            (Type::Int, _, &ExprKind::Int(number)) => Ok((self.int_op(op, value, number), ty)),
            (Type::Int, ..) => {
                let right = self.expect(right, ty)?;
                Ok((self.code.op(Op::IntOp(op), &[value, right]), ty))
            }
            _ => pos.mistake(format!("no such operator for values of type `{ty}`")),
        }
    }

    /// Machines differ in what a division by 0 does, and one of the least integer by -1. One comparison finds both divisors:
    /// they are those that 1 makes 0 or 1.
    fn division(&mut self, op: IntOp, left: Value, right: &Expr) -> Checked<Value> {
        let divisor = self.expect(right, Type::Int)?;
        if matches!(right.kind, ExprKind::Int(number) if number != 0 && number != -1) {
            return Ok(self.code.op(Op::IntOp(op), &[left, divisor]));
        }
        let [special, usual] = [(); 2].map(|()| self.code.block());
        let next = self.int_op(IntOp::Add, divisor, 1);
        self.branch_if(Cond::BelowEq, next, 1, [special, usual]);
        Ok(self.choose(
            [special, usual],
            |this| {
                this.demand(Op::BranchImm(Cond::Ne, 0), &[divisor], Trap::DivideByZero);
                let zero = this.int(0);
                if op == IntOp::Rem { zero } else { this.code.op(Op::IntOp(IntOp::Sub), &[zero, left]) }
            },
            |this| this.code.op(Op::IntOp(op), &[left, divisor]),
        ))
    }

    /// An operation with a constant.
    pub(super) fn int_op(&mut self, op: IntOp, left: Value, right: i64) -> Value {
        if self.code.machine.has_immediate(op, right) {
            return self.code.op(Op::IntOpImm(op, right), &[left]);
        }
        let right = self.int(right);
        self.code.op(Op::IntOp(op), &[left, right])
    }

    /// An integer that is made in one of two blocks.
    fn choose(
        &mut self,
        [first, second]: [Block; 2],
        in_first: impl FnOnce(&mut Self) -> Value,
        in_second: impl FnOnce(&mut Self) -> Value,
    ) -> Value {
        let (join, chosen) = (self.code.block(), self.code.temporary(Type::Int));
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

    // -------------------------------------------------------------------------------------------------------- conditions

    /// Branches by a truth value.
    pub(super) fn condition(&mut self, condition: &Expr, yes: Block, no: Block) -> Checked<()> {
        match &condition.kind {
            ExprKind::Not(operand) => self.condition(operand, no, yes)?,
            ExprKind::Binary(op @ (BinaryOp::AndAlso | BinaryOp::OrElse), left, right) => {
                let second = self.code.block();
                let [if_true, if_false] = if *op == BinaryOp::AndAlso { [second, no] } else { [yes, second] };
                self.condition(left, if_true, if_false)?;
                self.code.switch_to(second);
                self.condition(right, yes, no)?;
            }
            ExprKind::Binary(BinaryOp::Compare(cond), left, right) => match right.kind {
                ExprKind::Int(number) => {
                    let left = self.expect(left, Type::Int)?;
                    self.branch_if(*cond, left, number, [yes, no]);
                }
                _ => {
                    let (left, right, ty) = self.compared(condition.pos, *cond, left, right)?;
                    let op = if ty == Type::Float { Op::FloatBranch(*cond) } else { Op::Branch(*cond) };
                    self.code.branch(op, &[left, right], &[yes, no]);
                }
            },
            _ => {
                let truth = self.expect(condition, Type::Bool)?;
                self.branch_if(Cond::Ne, truth, 0, [yes, no]);
            }
        }
        Ok(())
    }

    /// Two values that can be compared, and their type.
    fn compared(&mut self, pos: Pos, cond: Cond, left: &Expr, right: &Expr) -> Checked<(Value, Value, Type)> {
        let (left, ty) = self.value(left)?;
        let right = self.expect(right, ty)?;
        match (ty, cond) {
            (Type::Int | Type::Float, _) | (Type::Bool, Cond::Eq | Cond::Ne) => Ok((left, right, ty)),
            _ => pos.mistake(format!("no such operator for values of type `{ty}`")),
        }
    }

    pub(super) fn branch_if(&mut self, cond: Cond, left: Value, right: i64, successors: [Block; 2]) {
        if self.code.machine.has_compare_immediate(right) {
            return self.code.branch(Op::BranchImm(cond, right), &[left], &successors);
        }
        let right = self.int(right);
        self.code.branch(Op::Branch(cond), &[left, right], &successors);
    }

    /// Goes on if the condition holds, or else stops the program.
    fn demand(&mut self, op: Op, args: &[Value], trap: Trap) {
        let on = self.code.block();
        let stop = *self.traps.entry(trap).or_insert_with(|| self.code.block());
        self.code.branch(op, args, &[on, stop]);
        self.code.switch_to(on);
    }

    // -------------------------------------------------------------------------------------------------- arrays and calls

    /// An array or a string, and what it consists of.
    fn array(&mut self, expr: &Expr) -> Checked<(Value, Element)> {
        match self.value(expr)? {
            (array, Type::Array(element)) => Ok((array, element)),
            (text, Type::Str) => Ok((text, Element::Byte)),
            (_, other) => expr.pos.mistake(format!("a value of type `{other}` has no elements")),
        }
    }

    fn length(&mut self, array: Value) -> Value {
        self.code.op(Op::Load(Element::Int, -8), &[array])
    }

    /// An array and an index that is inside.
    pub(super) fn element(&mut self, array: &Expr, index: &Expr) -> Checked<(Value, Value, Element)> {
        let (array, element) = self.array(array)?;
        let index = self.expect(index, Type::Int)?;
        let length = self.length(array);
        self.demand(Op::Branch(Cond::Below), &[index, length], Trap::Bounds);
        Ok((array, index, element))
    }

    pub(super) fn print(&mut self, arg: &Expr) -> Checked<()> {
        let (value, ty) = self.value(arg)?;
        let function = match ty {
            Type::Int => Runtime::PrintInt,
            Type::Float => Runtime::PrintFloat,
            Type::Bool => Runtime::PrintBool,
            Type::Str => Runtime::PrintStr,
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
        Ok(match name {
            "float" => {
                let value = self.expect(arg, Type::Int)?;
                Some((self.code.op(Op::ToFloat, &[value]), Type::Float))
            }
            "int" => {
                let value = self.expect(arg, Type::Float)?;
                for (cond, bound) in [(Cond::Ge, -(2f64.powi(63))), (Cond::Lt, 2f64.powi(63))] {
                    let bound = self.code.op(Op::Float(bound), &[]);
                    self.demand(Op::FloatBranch(cond), &[value, bound], Trap::Conversion);
                }
                Some((self.code.op(Op::ToInt, &[value]), Type::Int))
            }
            "sqrt" => {
                let value = self.expect(arg, Type::Float)?;
                Some((self.code.op(Op::Sqrt, &[value]), Type::Float))
            }
            "len" => {
                let (array, _) = self.array(arg)?;
                Some((self.length(array), Type::Int))
            }
            "print_char" => {
                let value = self.expect(arg, Type::Int)?;
                self.code.call(Callee::Runtime(Runtime::PrintChar), &[(value, Type::Int)], None);
                None
            }
            _ => return pos.mistake(format!("there is no function `{name}`")),
        })
    }
}
