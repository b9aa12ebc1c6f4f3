//! RISC-V, 64 bits, with the convention LP64D. Neither compressed instructions nor vectors are used.

use ssara_core::ir::Value;
use ssara_targets::riscv64::{TARGET, class, conv, form};

use crate::machines::{Machine, Op, Row};
use crate::ssa::Code;
use crate::syntax::{Arith, Type};

/// The machine.
pub fn machine() -> Machine {
    Machine {
        target: &TARGET,
        convention: conv::LP64D.conv(),
        reach: 2047,
        address: Some((class::I64, "li $0, $i\nadd $0, sp, $0")),
        memory: "$i($0)",
        conditions: [""; 8],
        header: "",
        call: "call $label",
        ret: "ret",
        edits: |ty| match ty.starts_with('f') {
            true => ["fmv.d $0, $1", "fsd $0, $m", "fld $0, $m", ""],
            false => ["mv $0, $1", "sd $0, $m", "ld $0, $m", ""],
        },
        // X31 is no argument and not saved, so the prologue may use it.
        add_to_stack: |amount| if is_short(amount) { "addi sp, sp, $i" } else { "li x31, $i\nadd sp, sp, x31" },
        name: str::to_string,
        row,
        select,
    }
}

/// Whether an immediate of an ordinary instruction can be this.
fn is_short(number: i64) -> bool {
    (-2048..2048).contains(&number)
}

/// Loads and stores have no index: the address of the element is computed before.
fn select(code: &mut Code<'_>, op: Op, args: &[Value]) -> Option<Value> {
    let (element, array, index) = match (op, args) {
        (Op::LoadIndex(element), &[array, index]) | (Op::StoreIndex(element), &[_, array, index]) => {
            (element, array, index)
        }
        _ => return code.row(op, args),
    };
    let offset = if element == Type::Byte { index } else { code.op(Op::ArithImm(Arith::Shl, 3), &[index]) };
    let address = code.op(Op::Arith(Arith::Add), &[array, offset]);
    match op {
        Op::LoadIndex(_) => code.row(Op::Load(element, 0), &[address]),
        _ => code.row(op, &[args[0], address]),
    }
}

fn row(op: Op) -> Option<Row> {
    use crate::syntax::Cond::{Below, BelowEq, Eq, Ge, Gt, Le, Lt, Ne};
    use form::*;
    Some(match op {
        Op::Int(number) if is_short(number) || number & 0xfff == 0 && number as i32 as i64 == number => {
            (LI, "li $0, $i")
        }
        Op::Int(_) => (LI_LONG, "li $0, $i"),
        Op::Float(number) if number.to_bits() == 0 => (FZERO_D, "fmv.d.x $0, x0"),
        Op::Float(_) => (FLD_PCREL, "fld $0, $label, $1"),
        Op::Text(_) => (LA, "lla $0, $label"),
        Op::Arith(Arith::Add) => (ADD, "add $0, $1, $2"),
        Op::Arith(Arith::Sub) => (SUB, "sub $0, $1, $2"),
        Op::Arith(Arith::Mul) => (MUL, "mul $0, $1, $2"),
        Op::Arith(Arith::Div) => (DIV, "div $0, $1, $2"),
        Op::Arith(Arith::Rem) => (REM, "rem $0, $1, $2"),
        Op::Arith(Arith::And) => (AND, "and $0, $1, $2"),
        Op::Arith(Arith::Or) => (OR, "or $0, $1, $2"),
        Op::Arith(Arith::Xor) => (XOR, "xor $0, $1, $2"),
        Op::Arith(Arith::Shl) => (SLL, "sll $0, $1, $2"),
        Op::Arith(Arith::Shr) => (SRA, "sra $0, $1, $2"),
        Op::ArithImm(Arith::Add, number) if is_short(number) => (ADDI, "addi $0, $1, $i"),
        Op::ArithImm(Arith::And, number) if is_short(number) => (ANDI, "andi $0, $1, $i"),
        Op::ArithImm(Arith::Or, number) if is_short(number) => (ORI, "ori $0, $1, $i"),
        Op::ArithImm(Arith::Xor, number) if is_short(number) => (XORI, "xori $0, $1, $i"),
        Op::ArithImm(Arith::Shl, _) => (SLLI, "slli $0, $1, $i"),
        Op::ArithImm(Arith::Shr, _) => (SRAI, "srai $0, $1, $i"),
        Op::FloatArith(Arith::Add) => (FADD_D, "fadd.d $0, $1, $2"),
        Op::FloatArith(Arith::Sub) => (FSUB_D, "fsub.d $0, $1, $2"),
        Op::FloatArith(Arith::Mul) => (FMUL_D, "fmul.d $0, $1, $2"),
        Op::FloatArith(_) => (FDIV_D, "fdiv.d $0, $1, $2"),
        Op::Sqrt => (FSQRT_D, "fsqrt.d $0, $1"),
        Op::ToFloat => (FCVT_D_L, "fcvt.d.l $0, $1"),
        Op::ToInt => (FCVT_L_D, "fcvt.l.d $0, $1, rtz"),
        Op::FloatFromBits => (FMV_D_FROM_X, "fmv.d.x $0, $1"),
        Op::BitsFromFloat => (FMV_X_FROM_D, "fmv.x.d $0, $1"),
        Op::Load(Type::Float, _) => (FLD, "fld $0, $i($1)"),
        Op::Load(Type::Byte, _) => (LBU, "lbu $0, $i($1)"),
        Op::Load(..) => (LD, "ld $0, $i($1)"),
        Op::StoreIndex(Type::Float) => (FSD, "fsd $0, 0($1)"),
        Op::StoreIndex(_) => (SD, "sd $0, 0($1)"),
        Op::Jump => (J, "j $yes"),
        Op::Branch(Eq) => (BEQ, "beq $0, $1, $yes"),
        Op::Branch(Ne) => (BNE, "bne $0, $1, $yes"),
        Op::Branch(Lt) => (BLT, "blt $0, $1, $yes"),
        Op::Branch(Gt) => (BLT, "blt $1, $0, $yes"),
        Op::Branch(Ge) => (BGE, "bge $0, $1, $yes"),
        Op::Branch(Le) => (BGE, "bge $1, $0, $yes"),
        Op::Branch(Below) => (BLTU, "bltu $0, $1, $yes"),
        Op::Branch(BelowEq) => (BGEU, "bgeu $1, $0, $yes"),
        Op::BranchImm(Eq | BelowEq, 0) => (BEQZ, "beqz $0, $yes"),
        Op::BranchImm(Ne, 0) => (BNEZ, "bnez $0, $yes"),
        Op::FloatBranch(Eq) => (FEQ_D_B, "feq.d $0, $1, $2\nbnez $0, $yes"),
        Op::FloatBranch(Ne) => (FEQ_D_B, "feq.d $0, $1, $2\nbeqz $0, $yes"),
        Op::FloatBranch(Lt) => (FLT_D_B, "flt.d $0, $1, $2\nbnez $0, $yes"),
        Op::FloatBranch(Le) => (FLE_D_B, "fle.d $0, $1, $2\nbnez $0, $yes"),
        Op::FloatBranch(Gt) => (FLT_D_B, "flt.d $0, $2, $1\nbnez $0, $yes"),
        Op::FloatBranch(Ge) => (FLE_D_B, "fle.d $0, $2, $1\nbnez $0, $yes"),
        Op::Table(_) => (JUMP_TABLE, "lla $0, $label\nadd $1, $2, $0\nlw $1, 0($1)\nadd $1, $1, $0\njr $1"),
        Op::Trap => (UNIMP, "unimp"),
        _ => return None,
    })
}
