//! x86-64 with the System V convention. Only SSE2 is used, so the code runs everywhere. Templates are for
//! [`assemble`](crate::machines::assemble).

use ssara_core::ir::Value;
use ssara_targets::x86_64::{TARGET, conv, form};

use crate::machines::{Machine, Op, Row};
use crate::ssa::Code;
use crate::syntax::{Arith, Type};

/// The machine.
pub fn machine() -> Machine {
    Machine {
        target: &TARGET,
        convention: conv::SYSV.conv(),
        reach: i32::MAX as u32,
        address: None,
        memory: "[$0+$i]",
        conditions: ["e", "ne", "l", "le", "g", "ge", "b", "be"],
        header: "",
        call: "call $label",
        ret: "ret",
        edits: |ty| match ty {
            "f64" => ["movaps $0, $1", "movsd $m, $0", "movsd $0, $m", ""],
            "i8" => ["mov qword $0, qword $1", "mov byte $m, $0", "movzx qword $0, byte $m", "xchg qword $0, qword $1"],
            _ => ["mov $0, $1", "mov $m, $0", "mov $0, $m", "xchg $0, $1"],
        },
        add_to_stack: |_| "add rsp, $i",
        // Halves of vector registers have the names of the whole. The assembler names bytes as AMD does.
        name: |reg| match (reg.starts_with("xmm"), reg.strip_suffix('b')) {
            (true, _) => reg.trim_end_matches('d').to_string(),
            (false, Some(whole)) => format!("{whole}l"),
            (false, None) => reg.to_string(),
        },
        row,
        select,
    }
}

fn select(code: &mut Code<'_>, op: Op, args: &[Value]) -> Option<Value> {
    match op {
        Op::Arith(Arith::Shl | Arith::Shr) => {
            let count = code.inst((form::TRUNC64_TO8, "mov qword $0, qword $1"), op, &args[1..])[0];
            code.row(op, &[args[0], count])
        }
        Op::Arith(Arith::Div | Arith::Rem) => {
            let high = code.inst((form::CQO, "cqo"), op, &args[..1])[0];
            let results = code.inst((form::IDIV64, "idiv $4"), op, &[args[0], high, args[1]]);
            Some(results[usize::from(op == Op::Arith(Arith::Rem))])
        }
        _ => code.row(op, args),
    }
}

/// LEA adds to another register than it reads. A comparison of floats that are not ordered sets the parity flag.
fn row(op: Op) -> Option<Row> {
    use crate::syntax::Cond::{Eq, Ge, Gt, Lt, Ne};
    use form::*;
    if let Op::ArithImm(_, number) | Op::BranchImm(_, number) = op
        && i32::try_from(number).is_err()
    {
        return None;
    }
    Some(match op {
        Op::Int(0) => (ZERO64, "xor $0, $0"),
        Op::Int(_) => (CONST64, "mov $0, $i"),
        Op::Float(number) if number.to_bits() == 0 => (ZERO_F64, "xorps $0, $0"),
        Op::Float(_) => (CONST_F64, "movsd $0, [$label]"),
        Op::Text(_) => (ADDRESS, "lea $0, [$label]"),
        Op::Arith(Arith::Add) => (ADD64, "add $0, $2 | add $0, $1 | lea $0, [$1+$2]"),
        Op::Arith(Arith::Sub) => (SUB64, "sub $0, $2"),
        Op::Arith(Arith::Mul) => (IMUL64, "imul $0, $2 | imul $0, $1"),
        Op::Arith(Arith::And) => (AND64, "and $0, $2 | and $0, $1"),
        Op::Arith(Arith::Or) => (OR64, "or $0, $2 | or $0, $1"),
        Op::Arith(Arith::Xor) => (XOR64, "xor $0, $2 | xor $0, $1"),
        Op::Arith(Arith::Shl) => (SHL64_CL, "shl $0, cl"),
        Op::Arith(Arith::Shr) => (SAR64_CL, "sar $0, cl"),
        Op::ArithImm(Arith::Add, _) => (ADD64_IMM, "add $0, $i | lea $0, [$1+$i]"),
        Op::ArithImm(Arith::Mul, _) => (IMUL64_IMM, "imul $0, $1, $i"),
        Op::ArithImm(Arith::And, _) => (AND64_IMM, "and $0, $i"),
        Op::ArithImm(Arith::Or, _) => (OR64_IMM, "or $0, $i"),
        Op::ArithImm(Arith::Xor, _) => (XOR64_IMM, "xor $0, $i"),
        Op::ArithImm(Arith::Shl, _) => (SHL64_IMM, "shl $0, $i"),
        Op::ArithImm(Arith::Shr, _) => (SAR64_IMM, "sar $0, $i"),
        Op::FloatArith(Arith::Add) => (ADDSD, "addsd $0, $2 | addsd $0, $1"),
        Op::FloatArith(Arith::Sub) => (SUBSD, "subsd $0, $2"),
        Op::FloatArith(Arith::Mul) => (MULSD, "mulsd $0, $2 | mulsd $0, $1"),
        Op::FloatArith(_) => (DIVSD, "divsd $0, $2"),
        Op::Sqrt => (SQRTSD, "sqrtsd $0, $1"),
        Op::ToFloat => (I64_TO_F64, "cvtsi2sd $0, $1"),
        Op::ToInt => (F64_TO_I64, "cvttsd2si $0, $1"),
        Op::Load(..) => (LOAD64, "mov $0, [$1+$i]"),
        Op::LoadIndex(Type::Float) => (LOAD_F64_INDEX, "movsd $0, [$1+$2*8]"),
        Op::LoadIndex(Type::Byte) => (LOAD_ZX8_TO64_INDEX, "movzx $0, byte [$1+$2]"),
        Op::LoadIndex(_) => (LOAD64_INDEX, "mov $0, [$1+$2*8]"),
        Op::StoreIndex(Type::Float) => (STORE_F64_INDEX, "movsd [$1+$2*8], $0"),
        Op::StoreIndex(_) => (STORE64_INDEX, "mov [$1+$2*8], $0"),
        Op::Jump => (JUMP, "jmp $yes"),
        Op::Branch(_) => (CMP64_JUMP, "cmp $0, $1\nj$cond $yes"),
        Op::BranchImm(..) => (CMP64_IMM_JUMP, "cmp $0, $i\nj$cond $yes"),
        Op::FloatBranch(Gt) => (UCOMI_F64_JUMP, "ucomisd $0, $1\nja $yes"),
        Op::FloatBranch(Ge) => (UCOMI_F64_JUMP, "ucomisd $0, $1\njae $yes"),
        Op::FloatBranch(Ne) => (UCOMI_F64_JUMP, "ucomisd $0, $1\njp $yes\njne $yes"),
        Op::FloatBranch(Eq) => (UCOMI_F64_JUMP, "ucomisd $0, $1\njp $no\nje $yes"),
        Op::FloatBranch(Lt) => (UCOMI_F64_JUMP, "ucomisd $0, $1\njp $no\njb $yes"),
        Op::FloatBranch(_) => (UCOMI_F64_JUMP, "ucomisd $0, $1\njp $no\njbe $yes"),
        Op::Table(_) => (JUMP_TABLE, "lea $0, [$label]\nmovsxd $1, dword [$0+$2]\nadd $1, $0\njmp $1"),
        Op::Trap => (UD2, "ud2"),
        _ => return None,
    })
}
