//! AArch64 with the convention AAPCS64 as on Linux: selection and assembly.

use ssara_core::Target;
use ssara_core::ir::Value;
use ssara_core::target::{Conv, Features, Form};
use ssara_targets::aarch64::{TARGET, conv, form};

use crate::machines::assembly::Dialect;
use crate::machines::{Machine, Op};
use crate::ssa::Code;
use crate::typed::{Cond, Element, FloatOp, IntOp};

/// The machine.
pub struct Aarch64;

/// Whether an addition or a comparison can have this immediate; the assembler makes the opposite of it if it is negative.
fn is_short(number: i64) -> bool {
    (-4095..=4095).contains(&number)
}

/// Whether one MOVZ or MOVN makes this number.
fn is_one_move(number: i64) -> bool {
    let one_part = |bits: u64| (0..64).step_by(16).any(|shift| bits & !(0xffff << shift) == 0);
    one_part(number as u64) || one_part(!number as u64)
}

impl Machine for Aarch64 {
    fn target(&self) -> &'static Target {
        &TARGET
    }
    fn convention(&self) -> Conv {
        conv::AAPCS64.conv()
    }
    fn features(&self) -> Features {
        Features::NONE
    }
    fn has_immediate(&self, op: IntOp, immediate: i64) -> bool {
        match op {
            IntOp::Add | IntOp::Sub => is_short(immediate),
            // Of the patterns that can be encoded, ones in the low bits.
            IntOp::And | IntOp::Or | IntOp::Xor => immediate > 0 && immediate & (immediate + 1) == 0,
            IntOp::Shl | IntOp::Shr => true,
            IntOp::Mul | IntOp::Div | IntOp::Rem => false,
        }
    }
    fn has_compare_immediate(&self, immediate: i64) -> bool {
        is_short(immediate)
    }

    fn select(&self, code: &mut Code<'_>, op: Op, args: &[Value]) -> Option<Value> {
        let result = code.inst(self.form(op), op, args);
        match op {
            // These results have 32 bits.
            Op::Compare(_) | Op::FloatCompare(_) | Op::LoadIndex(Element::Byte) => {
                code.inst(form::ZX32_TO64, op, result.as_slice())
            }
            _ => result,
        }
    }

    fn branch(&self, op: &mut Op, _args: &mut [Value]) -> Form {
        match *op {
            Op::Branch(_) => form::CMP64_B,
            Op::BranchImm(Cond::Eq, 0) => form::CBZ64,
            Op::BranchImm(Cond::Ne, 0) => form::CBNZ64,
            Op::BranchImm(..) => form::CMP64_IMM_B,
            Op::FloatBranch(_) => form::FCMP_F64_B,
            Op::Table(_) => form::JUMP_TABLE,
            Op::Trap => form::UDF,
            _ => form::B,
        }
    }

    fn form(&self, op: Op) -> Form {
        match op {
            Op::Int(number) if is_one_move(number) => form::MOV64_IMM,
            Op::Int(_) => form::MOV64_LONG,
            Op::Float(number) if number.to_bits() == 0 => form::FMOV_F64_IMM,
            Op::Float(_) => form::LDR_F64_LITERAL,
            Op::Text(_) => form::ADRP_ADD,
            Op::IntOp(IntOp::Add) => form::ADD64,
            Op::IntOp(IntOp::Sub) => form::SUB64,
            Op::IntOp(IntOp::Mul) => form::MUL64,
            Op::IntOp(IntOp::Div) => form::SDIV64,
            Op::IntOp(IntOp::Rem) => form::SDIV_REM64,
            Op::IntOp(IntOp::And) => form::AND64,
            Op::IntOp(IntOp::Or) => form::ORR64,
            Op::IntOp(IntOp::Xor) => form::EOR64,
            Op::IntOp(IntOp::Shl) => form::LSL64,
            Op::IntOp(IntOp::Shr) => form::ASR64,
            Op::IntOpImm(IntOp::Add, _) => form::ADD64_IMM,
            Op::IntOpImm(IntOp::Sub, _) => form::SUB64_IMM,
            Op::IntOpImm(IntOp::And, _) => form::AND64_IMM,
            Op::IntOpImm(IntOp::Or, _) => form::ORR64_IMM,
            Op::IntOpImm(IntOp::Xor, _) => form::EOR64_IMM,
            Op::IntOpImm(IntOp::Shl, _) => form::LSL64_IMM,
            Op::IntOpImm(IntOp::Shr, _) => form::ASR64_IMM,
            Op::FloatOp(FloatOp::Add) => form::FADD_F64,
            Op::FloatOp(FloatOp::Sub) => form::FSUB_F64,
            Op::FloatOp(FloatOp::Mul) => form::FMUL_F64,
            Op::FloatOp(FloatOp::Div) => form::FDIV_F64,
            Op::Sqrt => form::FSQRT_F64,
            Op::ToFloat => form::SCVTF_F64_FROM_I64,
            Op::ToInt => form::FCVTZS_I64_FROM_F64,
            Op::FloatFromBits => form::FMOV_F64_FROM_I64,
            Op::BitsFromFloat => form::FMOV_I64_FROM_F64,
            Op::Compare(_) => form::CMP64_CSET,
            Op::FloatCompare(_) => form::FCMP_F64_CSET,
            Op::Load(Element::Float, _) => form::LDR_F64,
            Op::Load(..) => form::LDR64,
            Op::LoadIndex(Element::Int) => form::LDR64_INDEX,
            Op::LoadIndex(Element::Float) => form::LDR_F64_INDEX,
            Op::LoadIndex(Element::Byte) => form::LDRB_INDEX,
            Op::StoreIndex(Element::Float) => form::STR_F64_INDEX,
            Op::StoreIndex(_) => form::STR64_INDEX,
            other => unreachable!("{other:?} has more than one form"),
        }
    }
}

impl Dialect for Aarch64 {
    fn template(&self, form: Form, op: Op) -> String {
        let text = match form {
            form::MOV64_IMM => "mov $0, #$i",
            form::MOV64_LONG => return long_move(op),
            form::FMOV_F64_IMM => "movi $0, #0",
            form::LDR_F64_LITERAL => "ldr $0, $label",
            form::ADRP_ADD => "adrp $0, $label\nadd $0, $0, :lo12:$label",
            form::ADD64 => "add $0, $1, $2",
            form::SUB64 => "sub $0, $1, $2",
            form::MUL64 => "mul $0, $1, $2",
            form::SDIV64 => "sdiv $0, $1, $2",
            form::SDIV_REM64 => "sdiv $0, $1, $2\nmsub $0, $0, $2, $1",
            form::AND64 => "and $0, $1, $2",
            form::ORR64 => "orr $0, $1, $2",
            form::EOR64 => "eor $0, $1, $2",
            form::LSL64 => "lsl $0, $1, $2",
            form::ASR64 => "asr $0, $1, $2",
            form::ADD64_IMM => "add $0, $1, #$i",
            form::SUB64_IMM => "sub $0, $1, #$i",
            form::AND64_IMM => "and $0, $1, #$i",
            form::ORR64_IMM => "orr $0, $1, #$i",
            form::EOR64_IMM => "eor $0, $1, #$i",
            form::LSL64_IMM => "lsl $0, $1, #($i & 63)",
            form::ASR64_IMM => "asr $0, $1, #($i & 63)",
            form::FADD_F64 => "fadd $0, $1, $2",
            form::FSUB_F64 => "fsub $0, $1, $2",
            form::FMUL_F64 => "fmul $0, $1, $2",
            form::FDIV_F64 => "fdiv $0, $1, $2",
            form::FSQRT_F64 => "fsqrt $0, $1",
            form::SCVTF_F64_FROM_I64 => "scvtf $0, $1",
            form::FCVTZS_I64_FROM_F64 => "fcvtzs $0, $1",
            form::FMOV_F64_FROM_I64 | form::FMOV_I64_FROM_F64 => "fmov $0, $1",
            form::CMP64_CSET => return format!("cmp $1, $2\ncset $0, {}", condition(op)),
            form::FCMP_F64_CSET => return format!("fcmp $1, $2\ncset $0, {}", condition(op)),
            form::ZX32_TO64 => "uxtw $0, $1",
            form::LDR64 | form::LDR_F64 => "ldr $0, [$1, #$i]",
            form::LDR64_INDEX | form::LDR_F64_INDEX => "ldr $0, [$1, $2, lsl #3]",
            form::LDRB_INDEX => "ldrb $0, [$1, $2]",
            form::STR64_INDEX | form::STR_F64_INDEX => "str $0, [$1, $2, lsl #3]",
            form::CBZ64 => "cbz $0, $yes",
            form::CBNZ64 => "cbnz $0, $yes",
            form::CMP64_B => return format!("cmp $0, $1\nb.{} $yes", condition(op)),
            form::CMP64_IMM_B => return format!("cmp $0, #$i\nb.{} $yes", condition(op)),
            form::FCMP_F64_B => return format!("fcmp $0, $1\nb.{} $yes", condition(op)),
            form::JUMP_TABLE => "adr $0, $label\nldrsw $1, [$0, $2, lsl #2]\nadd $1, $1, $0\nbr $1",
            form::UDF => "udf #0",
            other => unreachable!("{} is not selected", TARGET.forms.names[other.index()]),
        };
        text.into()
    }
    fn transfers(&self) -> [&'static str; 2] {
        ["b $yes", "bl $label"]
    }
    fn edits(&self, float: bool) -> [&'static str; 3] {
        [if float { "fmov $0, $1" } else { "mov $0, $1" }, "str $0, [sp, #$i]", "ldr $0, [sp, #$i]"]
    }
    fn max_offset(&self) -> u32 {
        16380
    }
    fn adjust_stack(&self, amount: i64) -> &'static str {
        match amount {
            -4095..=4095 => "add sp, sp, #$i",
            ..-4095 => "sub sp, sp, #(-($i) >> 12), lsl #12\nsub sp, sp, #(-($i) & 4095)",
            _ => "add sp, sp, #($i >> 12), lsl #12\nadd sp, sp, #($i & 4095)",
        }
    }
}

/// MOVZ, and a MOVK for each other part that is not zero.
fn long_move(op: Op) -> String {
    let Op::Int(number) = op else { return String::new() };
    let mut text = format!("movz $0, #{}", number & 0xffff);
    for shift in [16, 32, 48] {
        let part = number >> shift & 0xffff;
        if part != 0 {
            text.push_str(&format!("\nmovk $0, #{part}, lsl #{shift}"));
        }
    }
    text
}

/// The condition of a comparison. One of floats that are not ordered fails, except for `ne`.
fn condition(op: Op) -> &'static str {
    let (cond, float) = match op {
        Op::Compare(cond) | Op::Branch(cond) | Op::BranchImm(cond, _) => (cond, false),
        Op::FloatCompare(cond) | Op::FloatBranch(cond) => (cond, true),
        other => unreachable!("{other:?} has no condition"),
    };
    match cond {
        Cond::Eq => "eq",
        Cond::Ne => "ne",
        Cond::Lt if float => "mi",
        Cond::Le if float => "ls",
        Cond::Lt => "lt",
        Cond::Le => "le",
        Cond::Gt => "gt",
        Cond::Ge => "ge",
        Cond::Below => "lo",
        Cond::BelowEq => "ls",
    }
}
