//! s390x with the ELF convention of Linux: selection and assembly. Instructions have two operands and may read one from
//! memory, or have three: the allocator chooses. Floats use all 32 vector registers.

use ssara_core::Target;
use ssara_core::ir::Value;
use ssara_core::output::Loc;
use ssara_core::target::{Conv, Form, Reg};
use ssara_targets::s390x::{TARGET, conv, form};

use crate::machines::assembly::Dialect;
use crate::machines::{FloatOp, Machine, Op};
use crate::ssa::Code;
use crate::syntax::{Cond, Element, IntOp};

/// The machine.
pub struct S390x;

/// Whether a comparison of these is one of unsigned numbers.
fn is_unsigned(cond: Cond) -> bool {
    matches!(cond, Cond::Below | Cond::BelowEq)
}

impl Machine for S390x {
    fn target(&self) -> &'static Target {
        &TARGET
    }
    fn convention(&self) -> Conv {
        conv::ELF.conv()
    }
    fn reach(&self) -> u32 {
        4095
    }
    fn scratch(&self) -> Option<Reg> {
        TARGET.find_reg("r1")
    }
    fn has_immediate(&self, op: IntOp, immediate: i64) -> bool {
        match op {
            IntOp::Add | IntOp::Mul => i32::try_from(immediate).is_ok(),
            IntOp::Sub => i32::try_from(immediate.wrapping_neg()).is_ok(),
            IntOp::Shl | IntOp::Shr => true,
            // These change the low word only.
            IntOp::Or | IntOp::Xor => u32::try_from(immediate).is_ok(),
            IntOp::And | IntOp::Div | IntOp::Rem => false,
        }
    }
    fn has_compare_immediate(&self, immediate: i64) -> bool {
        (0..=i32::MAX.into()).contains(&immediate)
    }

    fn select(&self, code: &mut Code<'_>, op: Op, args: &[Value]) -> Option<Value> {
        let first = |code: &mut Code<'_>, form, args: &[Value]| code.inst(form, op, args);
        match op {
            Op::IntOp(IntOp::Shl | IntOp::Shr) => {
                let count = first(code, form::TRUNC64_TO32, &args[1..])?;
                first(code, self.form(op), &[args[0], count])
            }
            Op::IntOp(IntOp::Div | IntOp::Rem) => {
                let results = code.results(form::DSGR, op, args);
                results.get(usize::from(op == Op::IntOp(IntOp::Div))).copied()
            }
            Op::Compare(_) | Op::FloatCompare(_) => {
                let truth = first(code, self.form(op), args)?;
                first(code, form::ZX32_TO64, &[truth])
            }
            Op::LoadIndex(Element::Byte) => first(code, form::LLGC_INDEX, args),
            Op::LoadIndex(element) | Op::StoreIndex(element) => {
                let index = code.op(Op::IntOpImm(IntOp::Shl, 3), &args[args.len() - 1..]);
                let form = match (op, element) {
                    (Op::LoadIndex(_), Element::Float) => form::LOAD_F64_INDEX,
                    (Op::LoadIndex(_), _) => form::LG_INDEX,
                    (_, Element::Float) => form::STORE_F64_INDEX,
                    _ => form::STG_INDEX,
                };
                first(code, form, &[&args[..args.len() - 1], &[index]].concat())
            }
            _ => first(code, self.form(op), args),
        }
    }

    fn branch(&self, code: &mut Code<'_>, op: &mut Op, args: &mut [Value]) -> Form {
        if let (Op::Table(_), [index]) = (*op, &mut *args) {
            *index = code.op(Op::IntOpImm(IntOp::Shl, 2), &[*index]);
        }
        match *op {
            Op::Branch(cond) => {
                if is_unsigned(cond) {
                    form::CMPL64_B
                } else {
                    form::CMP64_B
                }
            }
            Op::BranchImm(cond, _) => {
                if is_unsigned(cond) {
                    form::CMPL64_IMM_B
                } else {
                    form::CMP64_IMM_B
                }
            }
            Op::FloatBranch(_) => form::CMP_F64_B,
            Op::Table(_) => form::JUMP_TABLE,
            Op::Trap => form::TRAP,
            _ => form::JUMP,
        }
    }

    fn form(&self, op: Op) -> Form {
        use form::*;
        match op {
            Op::Int(number) if i32::try_from(number).is_ok() => CONST64,
            Op::Int(_) => CONST64_WIDE,
            Op::Float(number) if number.to_bits() == 0 => ZERO_F64,
            Op::Float(_) => CONST_F64,
            Op::Text(_) => LARL,
            Op::IntOp(op) => [ADD64, SUB64, MUL64, DSGR, DSGR, AND64, OR64, XOR64, SLLG, SRAG][op as usize],
            Op::IntOpImm(IntOp::Mul, _) => MUL64_IMM,
            Op::IntOpImm(IntOp::Or, _) => OR64_IMM,
            Op::IntOpImm(IntOp::Xor, _) => XOR64_IMM,
            Op::IntOpImm(IntOp::Shl, _) => SLLG_IMM,
            Op::IntOpImm(IntOp::Shr, _) => SRAG_IMM,
            Op::IntOpImm(..) => ADD64_IMM,
            Op::FloatOp(op) => [ADD_F64, SUB_F64, MUL_F64, DIV_F64][op as usize],
            Op::Sqrt => SQRT_F64,
            Op::ToFloat => F64_FROM_I64,
            Op::ToInt => F64_TO_I64,
            Op::FloatFromBits => LDGR,
            Op::BitsFromFloat => LGDR,
            Op::Compare(cond) => {
                if is_unsigned(cond) {
                    CMPL64_SET
                } else {
                    CMP64_SET
                }
            }
            Op::FloatCompare(_) => CMP_F64_SET,
            Op::Load(..) => LG,
            other => unreachable!("{other:?} has more than one form"),
        }
    }
}

impl Dialect for S390x {
    fn template(&self, form: Form, op: Op, locs: &[Loc]) -> String {
        let in_memory = locs.iter().any(|loc| loc.slot().is_some());
        // Mnemonics end in R where all operands are in registers.
        let r = if in_memory { "" } else { "r" };
        let arithmetic = |name: &str, commutes: bool| match locs {
            [dst, a, _] if dst == a => format!("{name}{r} $0, $2"),
            [dst, _, b] if dst == b && commutes => format!("{name}{r} $0, $1"),
            _ => format!("{name}rk $0, $1, $2"),
        };
        let text = match form {
            form::CONST64 => "lgfi $0, $i",
            form::CONST64_WIDE => {
                let number = op.immediate() as u64;
                return format!("llihf $0, {}\noilf $0, {}", number >> 32, number & 0xffff_ffff);
            }
            form::ZERO_F64 => "vzero $0",
            form::CONST_F64 => "larl $1, $label\nvleg $0, 0($1), 0",
            form::LARL => "larl $0, $label",
            form::DSGR => return format!("dsg{r} $0, $3"),
            form::ADD64_IMM if matches!(op, Op::IntOpImm(IntOp::Sub, _)) => "agfi $0, -($i)",
            form::ADD64_IMM => "agfi $0, $i",
            form::MUL64_IMM => "msgfi $0, $i",
            form::OR64_IMM => "oilf $0, $i",
            form::XOR64_IMM => "xilf $0, $i",
            form::SLLG => "sllg $0, $1, 0($2)",
            form::SRAG => "srag $0, $1, 0($2)",
            form::SLLG_IMM => "sllg $0, $1, $i & 63",
            form::SRAG_IMM => "srag $0, $1, $i & 63",
            form::TRUNC64_TO32 => "lr $0, $1",
            form::ZX32_TO64 => return format!("llgf{r} $0, $1"),
            form::F64_FROM_I64 => "cdgbr $0, $1",
            form::F64_TO_I64 => "cgdbr $0, 5, $1",
            form::LDGR => "ldgr $0, $1",
            form::LGDR => "lgdr $0, $1",
            form::LG => "lg $0, $i($1)",
            form::LG_INDEX => "lg $0, 0($2, $1)",
            form::LLGC_INDEX => "llgc $0, 0($2, $1)",
            form::LOAD_F64_INDEX => "vleg $0, 0($2, $1), 0",
            form::STG_INDEX => "stg $0, 0($2, $1)",
            form::STORE_F64_INDEX => "vsteg $0, 0($2, $1), 0",
            form::CMP64_B | form::CMPL64_B => return format!("{}{r} $0, $1\n{}", compare(form), jump(op)),
            form::CMP64_IMM_B => return format!("cgfi $0, $i\n{}", jump(op)),
            form::CMPL64_IMM_B => return format!("clgfi $0, $i\n{}", jump(op)),
            form::CMP_F64_B => return format!("cdb{r} $0, $1\n{}", jump(op)),
            form::CMP_F64_B_VECTOR => return format!("wfcdb $0, $1\n{}", jump(op)),
            form::CMP64_SET | form::CMPL64_SET => return format!("{}{r} $1, $2\n{}", compare(form), set(op)),
            form::CMP_F64_SET => return format!("cdb{r} $1, $2\n{}", set(op)),
            form::CMP_F64_SET_VECTOR => return format!("wfcdb $1, $2\n{}", set(op)),
            form::SQRT_F64 => return format!("sqdb{r} $0, $1"),
            form::SQRT_F64_VECTOR => "wfsqdb $0, $1",
            form::JUMP_TABLE => "larl $0, $label\nagf $0, 0($1, $0)\nbr $0",
            form::TRAP => ".short 0",
            _ => {
                let name = &TARGET.forms.names[form.index()];
                return match (op, name.ends_with("vector")) {
                    (Op::IntOp(op), _) => {
                        let name = ["ag", "sg", "msg", "", "", "ng", "og", "xg"][op as usize];
                        arithmetic(name, op != IntOp::Sub).replace("msgrk", "msgrkc")
                    }
                    (Op::FloatOp(op), true) => {
                        format!("{} $0, $1, $2", ["wfadb", "wfsdb", "wfmdb", "wfddb"][op as usize])
                    }
                    (Op::FloatOp(op), false) => {
                        arithmetic(["adb", "sdb", "mdb", "ddb"][op as usize], matches!(op, FloatOp::Add | FloatOp::Mul))
                    }
                    _ => unreachable!("{name} is not selected"),
                };
            }
        };
        text.into()
    }
    fn header(&self) -> &'static str {
        "    .machine z14\n"
    }
    fn transfers(&self) -> [&'static str; 3] {
        ["jg $yes", "brasl %r14, $label", "br %r14"]
    }
    fn edits(&self, ty: &str) -> [&'static str; 3] {
        match ty {
            "f64" => ["vlr $0, $1", "vsteg $0, $m, 0", "vleg $0, $m, 0"],
            "i32" => ["lr $0, $1", "st $0, $m", "l $0, $m"],
            _ => ["lgr $0, $1", "stg $0, $m", "lg $0, $m"],
        }
    }
    fn memory(&self, base: &str, offset: u32) -> String {
        format!("{offset}({base})")
    }
    fn add_to_stack(&self, amount: i64) -> &'static str {
        if (-0x80000..0x80000).contains(&amount) { "lay $0, $i(%r15)" } else { "lgfi %r1, $i\nla $0, 0(%r1, %r15)" }
    }
    /// Words of general registers have the names of the whole. Floating-point registers are halves of vector registers; the
    /// assembler takes the bare number for both.
    fn name(&self, reg: &str) -> String {
        match reg.strip_prefix('f') {
            Some(number) => number.to_string(),
            None => format!("%{}", reg.trim_end_matches('l')),
        }
    }
}

fn compare(form: Form) -> &'static str {
    if matches!(form, form::CMPL64_B | form::CMPL64_SET) { "clg" } else { "cg" }
}

/// The mask of condition codes: 8 equal, 4 less, 2 greater, 1 not ordered.
fn mask(op: Op) -> u32 {
    match op.condition().0 {
        Cond::Eq => 8,
        Cond::Ne => 7,
        Cond::Lt | Cond::Below => 4,
        Cond::Le | Cond::BelowEq => 12,
        Cond::Gt => 2,
        Cond::Ge => 10,
    }
}

fn jump(op: Op) -> String {
    format!("brcl {}, $yes", mask(op))
}

fn set(op: Op) -> String {
    format!("lhi $0, 0\nlochi $0, 1, {}", mask(op))
}
