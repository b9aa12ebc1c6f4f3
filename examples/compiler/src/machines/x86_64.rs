//! x86-64 with the System V convention: selection. Only SSE2 is used, so the code runs everywhere.

use ssara_core::Target;
use ssara_core::ir::Value;
use ssara_core::target::{Conv, Form};
use ssara_targets::x86_64::{TARGET, conv, form};

use crate::machines::{Machine, Op};
use crate::ssa::Code;
use crate::syntax::{Cond, Element, IntOp};

/// The machine.
pub struct X86_64;

impl Machine for X86_64 {
    fn target(&self) -> &'static Target {
        &TARGET
    }
    fn convention(&self) -> Conv {
        conv::SYSV.conv()
    }
    fn pushed(&self) -> u32 {
        8
    }
    fn has_immediate(&self, op: IntOp, immediate: i64) -> bool {
        !matches!(op, IntOp::Div | IntOp::Rem) && i32::try_from(immediate).is_ok()
    }
    fn has_compare_immediate(&self, immediate: i64) -> bool {
        i32::try_from(immediate).is_ok()
    }

    fn select(&self, code: &mut Code<'_>, op: Op, args: &[Value]) -> Option<Value> {
        match op {
            Op::IntOp(IntOp::Shl | IntOp::Shr) => {
                let count = code.inst(form::TRUNC64_TO8, op, &args[1..])?;
                code.inst(self.form(op), op, &[args[0], count])
            }
            Op::IntOp(IntOp::Div | IntOp::Rem) => {
                let high = code.inst(form::CQO, op, &args[..1])?;
                let results = code.results(form::IDIV64, op, &[args[0], high, args[1]]);
                results.get(usize::from(op == Op::IntOp(IntOp::Rem))).copied()
            }
            Op::Compare(_) => {
                let truth = code.inst(form::CMP64_SET, op, args)?;
                code.inst(form::ZX8_TO64, op, &[truth])
            }
            Op::FloatCompare(cond @ (Cond::Lt | Cond::Le)) => {
                self.select(code, Op::FloatCompare(cond.swapped()), &[args[1], args[0]])
            }
            Op::FloatCompare(cond) => {
                let is_equality = matches!(cond, Cond::Eq | Cond::Ne);
                let set = if is_equality { form::UCOMI_F64_SET_EQUAL } else { form::UCOMI_F64_SET };
                let truth = code.inst(set, op, args)?;
                code.inst(form::ZX8_TO64, op, &[truth])
            }
            _ => code.inst(self.form(op), op, args),
        }
    }

    fn branch(&self, _code: &mut Code<'_>, op: &mut Op, args: &mut [Value]) -> Form {
        match op {
            Op::FloatBranch(cond @ (Cond::Lt | Cond::Le)) => {
                *cond = cond.swapped();
                args.swap(0, 1);
                form::UCOMI_F64_JUMP
            }
            Op::FloatBranch(_) => form::UCOMI_F64_JUMP,
            Op::Branch(_) => form::CMP64_JUMP,
            Op::BranchImm(..) => form::CMP64_IMM_JUMP,
            Op::Table(_) => form::JUMP_TABLE,
            Op::Trap => form::UD2,
            _ => form::JUMP,
        }
    }

    fn form(&self, op: Op) -> Form {
        use form::*;
        match op {
            Op::Int(0) => ZERO64,
            Op::Int(_) => CONST64,
            Op::Float(number) if number.to_bits() == 0 => ZERO_F64,
            Op::Float(_) => CONST_F64,
            Op::Text(_) => ADDRESS,
            Op::IntOp(op) => {
                [ADD64, SUB64, IMUL64, IDIV64, IDIV64, AND64, OR64, XOR64, SHL64_CL, SAR64_CL][op as usize]
            }
            Op::IntOpImm(IntOp::Add, _) => ADD64_IMM,
            Op::IntOpImm(IntOp::Sub, _) => SUB64_IMM,
            Op::IntOpImm(IntOp::And, _) => AND64_IMM,
            Op::IntOpImm(IntOp::Or, _) => OR64_IMM,
            Op::IntOpImm(IntOp::Xor, _) => XOR64_IMM,
            Op::IntOpImm(IntOp::Shl, _) => SHL64_IMM,
            Op::IntOpImm(IntOp::Shr, _) => SAR64_IMM,
            Op::IntOpImm(..) => IMUL64_IMM,
            Op::FloatOp(op) => [ADDSD, SUBSD, MULSD, DIVSD][op as usize],
            Op::Sqrt => SQRTSD,
            Op::ToFloat => I64_TO_F64,
            Op::ToInt => F64_TO_I64,
            Op::FloatFromBits => F64_FROM_I64_BITS,
            Op::BitsFromFloat => I64_FROM_F64_BITS,
            Op::Load(..) => LOAD64,
            Op::LoadIndex(Element::Int | Element::Bool) => LOAD64_INDEX,
            Op::LoadIndex(Element::Float) => LOAD_F64_INDEX,
            Op::LoadIndex(Element::Byte) => LOAD_ZX8_TO64_INDEX,
            Op::StoreIndex(Element::Float) => STORE_F64_INDEX,
            Op::StoreIndex(_) => STORE64_INDEX,
            other => unreachable!("{other:?} has more than one form"),
        }
    }
}
