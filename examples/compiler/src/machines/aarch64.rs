//! AArch64 with the convention AAPCS64 as on Linux.

use ssara_targets::aarch64::{TARGET, class, conv, form};

use crate::machines::{Machine, Op, Row};
use crate::syntax::{Arith, Type};

/// The machine.
pub fn machine() -> Machine {
    Machine {
        target: &TARGET,
        convention: conv::AAPCS64.conv(),
        reach: 16380,
        address: Some((class::I64, "add $0, sp, #($i >> 12), lsl #12\nadd $0, $0, #($i & 4095)")),
        memory: "[$0, #$i]",
        conditions: ["eq", "ne", "lt", "le", "gt", "ge", "lo", "ls"],
        header: "",
        call: "bl $label",
        ret: "ret",
        edits: |ty| match ty.starts_with('f') {
            true => ["fmov $0, $1", "str $0, $m", "ldr $0, $m", ""],
            false => ["mov $0, $1", "str $0, $m", "ldr $0, $m", ""],
        },
        add_to_stack: |amount| match amount {
            -4095..=4095 => "add sp, sp, #$i",
            ..-4095 => "sub sp, sp, #(-($i) >> 12), lsl #12\nsub sp, sp, #(-($i) & 4095)",
            _ => "add sp, sp, #($i >> 12), lsl #12\nadd sp, sp, #($i & 4095)",
        },
        name: str::to_string,
        row,
        // A byte is loaded to 32 bits.
        select: |code, op, args| match (op, code.row(op, args)) {
            (Op::LoadIndex(Type::Byte), Some(byte)) => code.inst((form::ZX32_TO64, "uxtw $0, $1"), op, &[byte]).pop(),
            (_, result) => result,
        },
    }
}

/// Whether an addition or a comparison can have this immediate; the assembler makes the opposite of it if it is negative.
fn is_short(number: i64) -> bool {
    (-4095..=4095).contains(&number)
}

/// Whether one MOVZ or MOVN makes this number.
fn is_one_move(number: i64) -> bool {
    let one_part = |bits: u64| (0..64).step_by(16).any(|shift| bits & !(0xffff << shift) == 0);
    one_part(number as u64) || one_part(!number as u64)
}

/// LT and LE hold for floats that are not ordered, so a comparison of floats by them is turned around.
fn row(op: Op) -> Option<Row> {
    use crate::syntax::Cond::{Eq, Le, Lt, Ne};
    use form::*;
    Some(match op {
        Op::Int(number) if is_one_move(number) => (MOV64_IMM, "mov $0, #$i"),
        Op::Int(_) => (MOV64_LONG, "ldr $0, =$i"),
        Op::Float(number) if number.to_bits() == 0 => (FMOV_F64_IMM, "movi $0, #0"),
        Op::Float(_) => (LDR_F64_LITERAL, "ldr $0, $label"),
        Op::Text(_) => (ADRP_ADD, "adrp $0, $label\nadd $0, $0, :lo12:$label"),
        Op::Arith(Arith::Add) => (ADD64, "add $0, $1, $2"),
        Op::Arith(Arith::Sub) => (SUB64, "sub $0, $1, $2"),
        Op::Arith(Arith::Mul) => (MUL64, "mul $0, $1, $2"),
        Op::Arith(Arith::Div) => (SDIV64, "sdiv $0, $1, $2"),
        Op::Arith(Arith::Rem) => (SDIV_REM64, "sdiv $0, $1, $2\nmsub $0, $0, $2, $1"),
        Op::Arith(Arith::And) => (AND64, "and $0, $1, $2"),
        Op::Arith(Arith::Or) => (ORR64, "orr $0, $1, $2"),
        Op::Arith(Arith::Xor) => (EOR64, "eor $0, $1, $2"),
        Op::Arith(Arith::Shl) => (LSL64, "lsl $0, $1, $2"),
        Op::Arith(Arith::Shr) => (ASR64, "asr $0, $1, $2"),
        Op::ArithImm(Arith::Add, number) if is_short(number) => (ADD64_IMM, "add $0, $1, #$i"),
        Op::ArithImm(Arith::Shl, _) => (LSL64_IMM, "lsl $0, $1, #$i"),
        Op::ArithImm(Arith::Shr, _) => (ASR64_IMM, "asr $0, $1, #$i"),
        Op::FloatArith(Arith::Add) => (FADD_F64, "fadd $0, $1, $2"),
        Op::FloatArith(Arith::Sub) => (FSUB_F64, "fsub $0, $1, $2"),
        Op::FloatArith(Arith::Mul) => (FMUL_F64, "fmul $0, $1, $2"),
        Op::FloatArith(_) => (FDIV_F64, "fdiv $0, $1, $2"),
        Op::Sqrt => (FSQRT_F64, "fsqrt $0, $1"),
        Op::ToFloat => (SCVTF_F64_FROM_I64, "scvtf $0, $1"),
        Op::ToInt => (FCVTZS_I64_FROM_F64, "fcvtzs $0, $1"),
        Op::Load(..) => (LDR64, "ldr $0, [$1, #$i]"),
        Op::LoadIndex(Type::Float) => (LDR_F64_INDEX, "ldr $0, [$1, $2, lsl #3]"),
        Op::LoadIndex(Type::Byte) => (LDRB_INDEX, "ldrb $0, [$1, $2]"),
        Op::LoadIndex(_) => (LDR64_INDEX, "ldr $0, [$1, $2, lsl #3]"),
        Op::StoreIndex(Type::Float) => (STR_F64_INDEX, "str $0, [$1, $2, lsl #3]"),
        Op::StoreIndex(_) => (STR64_INDEX, "str $0, [$1, $2, lsl #3]"),
        Op::Jump => (B, "b $yes"),
        Op::Branch(_) => (CMP64_B, "cmp $0, $1\nb.$cond $yes"),
        Op::BranchImm(Eq, 0) => (CBZ64, "cbz $0, $yes"),
        Op::BranchImm(Ne, 0) => (CBNZ64, "cbnz $0, $yes"),
        Op::BranchImm(_, number) if is_short(number) => (CMP64_IMM_B, "cmp $0, #$i\nb.$cond $yes"),
        Op::FloatBranch(Lt) => (FCMP_F64_B, "fcmp $1, $0\nb.gt $yes"),
        Op::FloatBranch(Le) => (FCMP_F64_B, "fcmp $1, $0\nb.ge $yes"),
        Op::FloatBranch(_) => (FCMP_F64_B, "fcmp $0, $1\nb.$cond $yes"),
        Op::Table(_) => (JUMP_TABLE, "adr $0, $label\nldrsw $1, [$0, $2]\nadd $1, $1, $0\nbr $1"),
        Op::Trap => (UDF, "udf #0"),
        _ => return None,
    })
}
