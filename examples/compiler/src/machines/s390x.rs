//! s390x with the ELF convention of Linux. Instructions have two operands and may read one from memory, or have three: the
//! allocator chooses. Floats use all 32 vector registers.

use ssara_core::ir::Value;
use ssara_targets::s390x::{TARGET, class, conv, form};

use crate::machines::{Machine, Op, Row};
use crate::ssa::Code;
use crate::syntax::{Arith, Type};

/// The machine.
pub fn machine() -> Machine {
    Machine {
        target: &TARGET,
        convention: conv::ELF.conv(),
        reach: 4095,
        address: Some((class::ADDRESS, "lgfi $0, $i\nla $0, 0($0, %r15)")),
        memory: "$i($0)",
        // Masks of condition codes: 8 equal, 4 less, 2 greater, 1 not ordered.
        conditions: ["8", "7", "4", "12", "2", "10", "4", "12"],
        header: "    .machine z14",
        call: "brasl %r14, $label",
        ret: "br %r14",
        edits: |ty| match ty {
            "f64" => ["vlr $0, $1", "vsteg $0, $m, 0", "vleg $0, $m, 0", ""],
            "i32" => ["lr $0, $1", "st $0, $m", "l $0, $m", ""],
            _ => ["lgr $0, $1", "stg $0, $m", "lg $0, $m", ""],
        },
        add_to_stack: |amount| match amount {
            -0x80000..0x80000 => "lay %r15, $i(%r15)",
            _ => "lgfi %r1, $i\nla %r15, 0(%r1, %r15)",
        },
        // Words of general registers have the names of the whole. Floating-point registers are halves of vector registers;
        // the assembler takes the bare number for both.
        name: |reg| match reg.strip_prefix('f') {
            Some(number) => number.to_string(),
            None => format!("%{}", reg.trim_end_matches('l')),
        },
        row,
        select,
    }
}

fn select(code: &mut Code<'_>, op: Op, args: &[Value]) -> Option<Value> {
    match op {
        Op::Arith(Arith::Shl | Arith::Shr) => {
            let count = code.inst((form::TRUNC64_TO32, "lr $0, $1"), op, &args[1..])[0];
            code.row(op, &[args[0], count])
        }
        Op::Arith(Arith::Div | Arith::Rem) => {
            let results = code.inst((form::DSGR, "dsg $0, $3 / dsgr $0, $3"), op, args);
            Some(results[usize::from(op == Op::Arith(Arith::Div))])
        }
        Op::LoadIndex(Type::Int | Type::Float | Type::Bool) | Op::StoreIndex(_) => {
            let (index, others) = args.split_last()?;
            let index = code.op(Op::ArithImm(Arith::Shl, 3), &[*index]);
            code.row(op, &[others, &[index]].concat())
        }
        _ => code.row(op, args),
    }
}

fn row(op: Op) -> Option<Row> {
    use crate::syntax::Cond::{Below, BelowEq};
    use form::*;
    let is_signed = |number: i64| i32::try_from(number).is_ok();
    // Of the logical instructions, which change the low word only.
    let is_unsigned = |number: i64| u32::try_from(number).is_ok();
    let is_compared = |number: i64| is_signed(number) && is_unsigned(number);
    Some(match op {
        Op::Int(number) if is_signed(number) => (CONST64, "lgfi $0, $i"),
        Op::Int(_) => (CONST64_WIDE, "llihf $0, $i >> 32 & 0xffffffff\noilf $0, $i & 0xffffffff"),
        Op::Float(number) if number.to_bits() == 0 => (ZERO_F64, "vzero $0"),
        Op::Float(_) => (CONST_F64, "larl $1, $label\nvleg $0, 0($1), 0"),
        Op::Text(_) => (LARL, "larl $0, $label"),
        Op::Arith(Arith::Add) => (ADD64, "ag $0, $2 | ag $0, $1 / agr $0, $2 | agr $0, $1 | agrk $0, $1, $2"),
        Op::Arith(Arith::Sub) => (SUB64, "sg $0, $2 / sgr $0, $2 | sgrk $0, $1, $2"),
        Op::Arith(Arith::Mul) => (MUL64, "msg $0, $2 | msg $0, $1 / msgr $0, $2 | msgr $0, $1 | msgrkc $0, $1, $2"),
        Op::Arith(Arith::And) => (AND64, "ng $0, $2 | ng $0, $1 / ngr $0, $2 | ngr $0, $1 | ngrk $0, $1, $2"),
        Op::Arith(Arith::Or) => (OR64, "og $0, $2 | og $0, $1 / ogr $0, $2 | ogr $0, $1 | ogrk $0, $1, $2"),
        Op::Arith(Arith::Xor) => (XOR64, "xg $0, $2 | xg $0, $1 / xgr $0, $2 | xgr $0, $1 | xgrk $0, $1, $2"),
        Op::Arith(Arith::Shl) => (SLLG, "sllg $0, $1, 0($2)"),
        Op::Arith(Arith::Shr) => (SRAG, "srag $0, $1, 0($2)"),
        Op::ArithImm(Arith::Add, number) if is_signed(number) => (ADD64_IMM, "agfi $0, $i"),
        Op::ArithImm(Arith::Mul, number) if is_signed(number) => (MUL64_IMM, "msgfi $0, $i"),
        Op::ArithImm(Arith::Or, number) if is_unsigned(number) => (OR64_IMM, "oilf $0, $i"),
        Op::ArithImm(Arith::Xor, number) if is_unsigned(number) => (XOR64_IMM, "xilf $0, $i"),
        Op::ArithImm(Arith::Shl, _) => (SLLG_IMM, "sllg $0, $1, $i"),
        Op::ArithImm(Arith::Shr, _) => (SRAG_IMM, "srag $0, $1, $i"),
        Op::FloatArith(Arith::Add) => (ADD_F64, "adb $0, $2 | adb $0, $1 / wfadb $0, $1, $2"),
        Op::FloatArith(Arith::Sub) => (SUB_F64, "sdb $0, $2 / wfsdb $0, $1, $2"),
        Op::FloatArith(Arith::Mul) => (MUL_F64, "mdb $0, $2 | mdb $0, $1 / wfmdb $0, $1, $2"),
        Op::FloatArith(_) => (DIV_F64, "ddb $0, $2 / wfddb $0, $1, $2"),
        Op::Sqrt => (SQRT_F64, "sqdb $0, $1 / wfsqdb $0, $1"),
        Op::ToFloat => (F64_FROM_I64, "cdgbr $0, $1"),
        Op::ToInt => (F64_TO_I64, "cgdbr $0, 5, $1"),
        Op::Load(..) => (LG, "lg $0, $i($1)"),
        Op::LoadIndex(Type::Float) => (LOAD_F64_INDEX, "vleg $0, 0($2, $1), 0"),
        Op::LoadIndex(Type::Byte) => (LLGC_INDEX, "llgc $0, 0($2, $1)"),
        Op::LoadIndex(_) => (LG_INDEX, "lg $0, 0($2, $1)"),
        Op::StoreIndex(Type::Float) => (STORE_F64_INDEX, "vsteg $0, 0($2, $1), 0"),
        Op::StoreIndex(_) => (STG_INDEX, "stg $0, 0($2, $1)"),
        Op::Jump => (JUMP, "jg $yes"),
        Op::Branch(Below | BelowEq) => (CMPL64_B, "clg $0, $1 / clgr $0, $1\nbrcl $cond, $yes"),
        Op::Branch(_) => (CMP64_B, "cg $0, $1 / cgr $0, $1\nbrcl $cond, $yes"),
        Op::BranchImm(Below | BelowEq, number) if is_compared(number) => {
            (CMPL64_IMM_B, "clgfi $0, $i\nbrcl $cond, $yes")
        }
        Op::BranchImm(_, number) if is_compared(number) => (CMP64_IMM_B, "cgfi $0, $i\nbrcl $cond, $yes"),
        Op::FloatBranch(_) => (CMP_F64_B, "cdb $0, $1 / wfcdb $0, $1\nbrcl $cond, $yes"),
        Op::Table(_) => (JUMP_TABLE, "larl $0, $label\nagf $0, 0($1, $0)\nbr $0"),
        Op::Trap => (TRAP, ".short 0"),
        _ => return None,
    })
}
