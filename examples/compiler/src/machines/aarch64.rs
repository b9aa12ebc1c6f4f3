//! AArch64 with the convention AAPCS64 as on Linux: selection and assembly.

use ssara_core::Target;
use ssara_core::ir::Value;
use ssara_core::output::Loc;
use ssara_core::target::{Conv, Form, Reg};
use ssara_targets::aarch64::{TARGET, conv, form};

use crate::machines::assembly::Dialect;
use crate::machines::{Machine, Op};
use crate::ssa::Code;
use crate::syntax::{Cond, Element, IntOp};

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
    fn reach(&self) -> u32 {
        16380
    }
    fn scratch(&self) -> Option<Reg> {
        TARGET.find_reg("x16")
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

    fn branch(&self, _code: &mut Code<'_>, op: &mut Op, _args: &mut [Value]) -> Form {
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
        use form::*;
        match op {
            Op::Int(number) if is_one_move(number) => MOV64_IMM,
            Op::Int(_) => MOV64_LONG,
            Op::Float(number) if number.to_bits() == 0 => FMOV_F64_IMM,
            Op::Float(_) => LDR_F64_LITERAL,
            Op::Text(_) => ADRP_ADD,
            Op::IntOp(op) => [ADD64, SUB64, MUL64, SDIV64, SDIV_REM64, AND64, ORR64, EOR64, LSL64, ASR64][op as usize],
            Op::IntOpImm(IntOp::Add, _) => ADD64_IMM,
            Op::IntOpImm(IntOp::Sub, _) => SUB64_IMM,
            Op::IntOpImm(IntOp::And, _) => AND64_IMM,
            Op::IntOpImm(IntOp::Or, _) => ORR64_IMM,
            Op::IntOpImm(IntOp::Xor, _) => EOR64_IMM,
            Op::IntOpImm(IntOp::Shl, _) => LSL64_IMM,
            Op::IntOpImm(..) => ASR64_IMM,
            Op::FloatOp(op) => [FADD_F64, FSUB_F64, FMUL_F64, FDIV_F64][op as usize],
            Op::Sqrt => FSQRT_F64,
            Op::ToFloat => SCVTF_F64_FROM_I64,
            Op::ToInt => FCVTZS_I64_FROM_F64,
            Op::FloatFromBits => FMOV_F64_FROM_I64,
            Op::BitsFromFloat => FMOV_I64_FROM_F64,
            Op::Compare(_) => CMP64_CSET,
            Op::FloatCompare(_) => FCMP_F64_CSET,
            Op::Load(..) => LDR64,
            Op::LoadIndex(Element::Int | Element::Bool) => LDR64_INDEX,
            Op::LoadIndex(Element::Float) => LDR_F64_INDEX,
            Op::LoadIndex(Element::Byte) => LDRB_INDEX,
            Op::StoreIndex(Element::Float) => STR_F64_INDEX,
            Op::StoreIndex(_) => STR64_INDEX,
            other => unreachable!("{other:?} has more than one form"),
        }
    }
}

impl Dialect for Aarch64 {
    fn template(&self, form: Form, op: Op, _locs: &[Loc]) -> String {
        // The names of most forms begin with the mnemonic.
        let name = &TARGET.forms.names[form.index()];
        let mnemonic = name.split('_').next().unwrap_or_default().trim_end_matches("64");
        let operands = match form {
            form::MOV64_LONG => return long_move(op),
            form::FMOV_F64_IMM => return "movi $0, #0".into(),
            form::ADRP_ADD => return "adrp $0, $label\nadd $0, $0, :lo12:$label".into(),
            form::SDIV_REM64 => return "sdiv $0, $1, $2\nmsub $0, $0, $2, $1".into(),
            form::CMP64_CSET | form::FCMP_F64_CSET => {
                return format!("{mnemonic} $1, $2\ncset $0, {}", condition(op));
            }
            form::ZX32_TO64 => return "uxtw $0, $1".into(),
            form::CMP64_B | form::FCMP_F64_B => return format!("{mnemonic} $0, $1\nb.{} $yes", condition(op)),
            form::CMP64_IMM_B => return format!("cmp $0, #$i\nb.{} $yes", condition(op)),
            form::JUMP_TABLE => return "adr $0, $label\nldrsw $1, [$0, $2, lsl #2]\nadd $1, $1, $0\nbr $1".into(),
            form::LDRB_INDEX => "$0, [$1, $2]",
            form::LDR64 => "$0, [$1, #$i]",
            form::LDR_F64_LITERAL => "$0, $label",
            form::MOV64_IMM => "$0, #$i",
            form::CBZ64 | form::CBNZ64 => "$0, $yes",
            form::UDF => "#0",
            form::LSL64_IMM | form::ASR64_IMM => "$0, $1, #($i & 63)",
            _ if matches!(op, Op::IntOpImm(..)) => "$0, $1, #$i",
            _ if matches!(op, Op::LoadIndex(_) | Op::StoreIndex(_)) => "$0, [$1, $2, lsl #3]",
            _ if matches!(op, Op::IntOp(_) | Op::FloatOp(_)) => "$0, $1, $2",
            _ => "$0, $1",
        };
        format!("{mnemonic} {operands}")
    }
    fn transfers(&self) -> [&'static str; 3] {
        ["b $yes", "bl $label", "ret"]
    }
    fn edits(&self, ty: &str) -> [&'static str; 3] {
        [if ty.starts_with('f') { "fmov $0, $1" } else { "mov $0, $1" }, "str $0, $m", "ldr $0, $m"]
    }
    fn memory(&self, base: &str, offset: u32) -> String {
        format!("[{base}, #{offset}]")
    }
    fn add_to_stack(&self, amount: i64) -> &'static str {
        match amount {
            -4095..=4095 => "add $0, sp, #$i",
            ..-4095 => "sub $0, sp, #(-($i) >> 12), lsl #12\nsub $0, $0, #(-($i) & 4095)",
            _ => "add $0, sp, #($i >> 12), lsl #12\nadd $0, $0, #($i & 4095)",
        }
    }
}

/// MOVZ, and a MOVK for each other part that is not zero.
fn long_move(op: Op) -> String {
    let number = op.immediate();
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
    match op.condition() {
        (Cond::Lt, true) => "mi",
        (Cond::Le, true) => "ls",
        (cond, _) => ["eq", "ne", "lt", "le", "gt", "ge", "lo", "ls"][cond as usize],
    }
}
