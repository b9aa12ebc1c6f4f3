//! RISC-V, 64 bits, with the convention LP64D: selection and assembly. Neither compressed instructions nor vectors are used.

use ssara_core::Target;
use ssara_core::ir::Value;
use ssara_core::output::Loc;
use ssara_core::target::{Conv, Form, Reg};
use ssara_targets::riscv64::{TARGET, conv, form};

use crate::machines::assembly::Dialect;
use crate::machines::{Machine, Op};
use crate::ssa::Code;
use crate::syntax::{Cond, Element, IntOp};

/// The machine.
pub struct Riscv64;

/// Whether an immediate of an ordinary instruction can be this.
fn is_short(number: i64) -> bool {
    (-2048..2048).contains(&number)
}

/// The opposite of a truth value.
const NOT: Op = Op::IntOpImm(IntOp::Xor, 1);

impl Machine for Riscv64 {
    fn target(&self) -> &'static Target {
        &TARGET
    }
    fn convention(&self) -> Conv {
        conv::LP64D.conv()
    }
    fn reach(&self) -> u32 {
        2047
    }
    fn scratch(&self) -> Option<Reg> {
        TARGET.find_reg("t6")
    }
    fn has_immediate(&self, op: IntOp, immediate: i64) -> bool {
        match op {
            IntOp::Add | IntOp::And | IntOp::Or | IntOp::Xor => is_short(immediate),
            IntOp::Sub => is_short(immediate.wrapping_neg()),
            IntOp::Shl | IntOp::Shr => true,
            IntOp::Mul | IntOp::Div | IntOp::Rem => false,
        }
    }
    fn has_compare_immediate(&self, immediate: i64) -> bool {
        immediate == 0
    }

    fn select(&self, code: &mut Code<'_>, op: Op, args: &[Value]) -> Option<Value> {
        match op {
            Op::Compare(cond @ (Cond::Eq | Cond::Ne)) => {
                let difference = code.inst(form::SUB, op, args)?;
                code.inst(if cond == Cond::Eq { form::SEQZ } else { form::SNEZ }, op, &[difference])
            }
            Op::Compare(Cond::Gt) => code.inst(form::SLT, op, &[args[1], args[0]]),
            Op::Compare(Cond::Lt) => code.inst(form::SLT, op, args),
            Op::Compare(Cond::Below) => code.inst(form::SLTU, op, args),
            Op::Compare(cond) => {
                let opposite = match cond {
                    Cond::Ge => code.inst(form::SLT, op, args)?,
                    Cond::Le => code.inst(form::SLT, op, &[args[1], args[0]])?,
                    _ => code.inst(form::SLTU, op, &[args[1], args[0]])?,
                };
                code.inst(form::XORI, NOT, &[opposite])
            }
            Op::FloatCompare(Cond::Ne) => {
                let equal = code.inst(form::FEQ_D, op, args)?;
                code.inst(form::XORI, NOT, &[equal])
            }
            Op::FloatCompare(Cond::Eq) => code.inst(form::FEQ_D, op, args),
            Op::FloatCompare(Cond::Lt) => code.inst(form::FLT_D, op, args),
            Op::FloatCompare(Cond::Le) => code.inst(form::FLE_D, op, args),
            Op::FloatCompare(cond) => self.select(code, Op::FloatCompare(cond.swapped()), &[args[1], args[0]]),
            Op::LoadIndex(element) => {
                let address = address(code, element, args[0], args[1]);
                code.inst(self.form(Op::Load(element, 0)), Op::Load(element, 0), &[address])
            }
            Op::StoreIndex(element) => {
                let address = address(code, element, args[1], args[2]);
                code.inst(self.form(op), op, &[args[0], address])
            }
            _ => code.inst(self.form(op), op, args),
        }
    }

    fn branch(&self, _code: &mut Code<'_>, op: &mut Op, args: &mut [Value]) -> Form {
        match op {
            Op::Branch(Cond::Gt | Cond::Le | Cond::BelowEq) | Op::FloatBranch(Cond::Gt | Cond::Ge) => args.swap(0, 1),
            _ => {}
        }
        match *op {
            Op::Branch(Cond::Eq) => form::BEQ,
            Op::Branch(Cond::Ne) => form::BNE,
            Op::Branch(Cond::Lt | Cond::Gt) => form::BLT,
            Op::Branch(Cond::Ge | Cond::Le) => form::BGE,
            Op::Branch(Cond::Below) => form::BLTU,
            Op::Branch(Cond::BelowEq) => form::BGEU,
            Op::BranchImm(Cond::Eq | Cond::BelowEq, _) => form::BEQZ,
            Op::BranchImm(Cond::Lt, _) => form::BLTZ,
            Op::BranchImm(Cond::Le, _) => form::BLEZ,
            Op::BranchImm(Cond::Gt, _) => form::BGTZ,
            Op::BranchImm(Cond::Ge, _) => form::BGEZ,
            Op::BranchImm(..) => form::BNEZ,
            Op::FloatBranch(Cond::Eq | Cond::Ne) => form::FEQ_D_B,
            Op::FloatBranch(Cond::Lt | Cond::Gt) => form::FLT_D_B,
            Op::FloatBranch(_) => form::FLE_D_B,
            Op::Table(_) => form::JUMP_TABLE,
            Op::Trap => form::UNIMP,
            _ => form::J,
        }
    }

    fn form(&self, op: Op) -> Form {
        use form::*;
        match op {
            Op::Int(number) if is_short(number) => LI,
            Op::Int(number) if number & 0xfff == 0 && i32::try_from(number).is_ok() => LI,
            Op::Int(_) => LI_LONG,
            Op::Float(number) if number.to_bits() == 0 => FZERO_D,
            Op::Float(_) => FLD_PCREL,
            Op::Text(_) => LA,
            Op::IntOp(op) => [ADD, SUB, MUL, DIV, REM, AND, OR, XOR, SLL, SRA][op as usize],
            Op::IntOpImm(IntOp::And, _) => ANDI,
            Op::IntOpImm(IntOp::Or, _) => ORI,
            Op::IntOpImm(IntOp::Xor, _) => XORI,
            Op::IntOpImm(IntOp::Shl, _) => SLLI,
            Op::IntOpImm(IntOp::Shr, _) => SRAI,
            Op::IntOpImm(..) => ADDI,
            Op::FloatOp(op) => [FADD_D, FSUB_D, FMUL_D, FDIV_D][op as usize],
            Op::Sqrt => FSQRT_D,
            Op::ToFloat => FCVT_D_L,
            Op::ToInt => FCVT_L_D,
            Op::FloatFromBits => FMV_D_FROM_X,
            Op::BitsFromFloat => FMV_X_FROM_D,
            Op::Load(element, _) => [LD, FLD, LD, LBU][element as usize],
            Op::StoreIndex(Element::Float) => FSD,
            Op::StoreIndex(_) => SD,
            other => unreachable!("{other:?} has more than one form"),
        }
    }
}

/// The address of an element.
fn address(code: &mut Code<'_>, element: Element, array: Value, index: Value) -> Value {
    let offset = match element.shift() {
        0 => index,
        shift => code.op(Op::IntOpImm(IntOp::Shl, shift.into()), &[index]),
    };
    code.op(Op::IntOp(IntOp::Add), &[array, offset])
}

impl Dialect for Riscv64 {
    fn template(&self, form: Form, op: Op, _locs: &[Loc]) -> String {
        // The names of most forms are the mnemonics, with `_` for `.`.
        let mnemonic = TARGET.forms.names[form.index()].replace('_', ".");
        let operands = match form {
            form::LI | form::LI_LONG => return "li $0, $i".into(),
            form::FZERO_D => return "fmv.d.x $0, x0".into(),
            form::FLD_PCREL => return "fld $0, $label, $1".into(),
            form::LA => return "lla $0, $label".into(),
            form::FMV_D_FROM_X => return "fmv.d.x $0, $1".into(),
            form::FMV_X_FROM_D => return "fmv.x.d $0, $1".into(),
            form::FCVT_L_D => "$0, $1, rtz",
            form::FCVT_D_L | form::FSQRT_D | form::SEQZ | form::SNEZ => "$0, $1",
            form::LD | form::LBU | form::FLD => "$0, $i($1)",
            form::SD | form::FSD => "$0, 0($1)",
            form::ADDI if matches!(op, Op::IntOpImm(IntOp::Sub, _)) => return "addi $0, $1, -($i)".into(),
            form::ADDI | form::ANDI | form::ORI | form::XORI => "$0, $1, $i",
            form::SLLI | form::SRAI => "$0, $1, $i & 63",
            form::BEQ | form::BNE | form::BLT | form::BGE | form::BLTU | form::BGEU => "$0, $1, $yes",
            form::BEQZ | form::BNEZ | form::BLEZ | form::BGEZ | form::BLTZ | form::BGTZ => "$0, $yes",
            form::FEQ_D_B | form::FLT_D_B | form::FLE_D_B => {
                let branch = if op == Op::FloatBranch(Cond::Ne) { "beqz" } else { "bnez" };
                return format!("{} $0, $1, $2\n{branch} $0, $yes", mnemonic.trim_end_matches(".b"));
            }
            form::JUMP_TABLE => {
                return "lla $0, $label\nslli $1, $2, 2\nadd $1, $1, $0\nlw $1, 0($1)\nadd $1, $1, $0\njr $1".into();
            }
            form::UNIMP => "",
            _ => "$0, $1, $2",
        };
        format!("{mnemonic} {operands}")
    }
    fn transfers(&self) -> [&'static str; 3] {
        ["j $yes", "call $label", "ret"]
    }
    fn edits(&self, ty: &str) -> [&'static str; 3] {
        match ty.starts_with('f') {
            true => ["fmv.d $0, $1", "fsd $0, $m", "fld $0, $m"],
            false => ["mv $0, $1", "sd $0, $m", "ld $0, $m"],
        }
    }
    fn memory(&self, base: &str, offset: u32) -> String {
        format!("{offset}({base})")
    }
    /// T6 is no argument and not saved, so the prologue may use it, too.
    fn add_to_stack(&self, amount: i64) -> &'static str {
        if is_short(amount) { "addi $0, sp, $i" } else { "li t6, $i\nadd $0, sp, t6" }
    }
}
