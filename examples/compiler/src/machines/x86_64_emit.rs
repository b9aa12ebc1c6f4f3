//! x86-64: machine code, by iced-x86.

use std::collections::{BTreeMap, HashMap};

use iced_x86::code_asm::{CodeAssembler, CodeLabel, dword_ptr, get_gpr64, get_xmm, ptr, qword_ptr};
use iced_x86::{BlockEncoderOptions, Code as Opcode, IcedError, Instruction, OpCodeOperandKind, OpKind, Register};
use ssara_core::emit::{CodeBlock, FrameOp};
use ssara_core::ir::{Block, Inst};
use ssara_core::output::{Edit, Loc, Step};
use ssara_core::target::{Form, Reg, Type};
use ssara_targets::x86_64::{TARGET, form};

use crate::Failure;
use crate::compile::{Compiled, Program};
use crate::machines::{Callee, Op, Runtime};
use crate::syntax::Cond;

/// A program as machine code. Offsets are from its start.
pub struct MachineCode {
    /// The code, the constants and the jump tables.
    pub bytes: Vec<u8>,
    /// For each function the offset at which each step of its allocated code begins, in the order of the code.
    pub steps: Vec<Vec<(u32, u32)>>,
    /// Where each function begins and ends.
    pub functions: Vec<(u32, u32)>,
    /// Where `main` begins.
    pub main: u32,
    /// Where what calls the functions of the runtime begins, each with room for [`STUB`] bytes.
    pub stubs: Vec<u32>,
}

/// The bytes of a stub, which goes on to a function of the runtime: what that is made of depends on where the code runs.
pub const STUB: usize = 64;

type Emitted = Result<(), IcedError>;

/// Writes the functions of a program as machine code.
///
/// # Errors
/// When an instruction cannot be encoded, which is a mistake in this compiler.
pub fn emit(program: &Program) -> Result<MachineCode, Failure> {
    let mut asm = CodeAssembler::new(64)?;
    let labels = |asm: &mut CodeAssembler, count: usize| (0..count).map(|_| asm.create_label()).collect::<Vec<_>>();
    let (mut names, mut stubs) = (labels(&mut asm, program.functions.len()), labels(&mut asm, Runtime::ALL.len()));
    let mut texts = labels(&mut asm, program.texts.len());
    let (mut floats, mut tables, mut marks) = (BTreeMap::new(), Vec::new(), Vec::new());
    for (index, compiled) in program.functions.iter().enumerate() {
        place(&mut asm, &mut names[index])?;
        let blocks = compiled.order.iter().map(|&block| (block, asm.create_label())).collect();
        let (asm, names, stubs, texts) = (&mut asm, &names, &stubs, &texts);
        let (floats, tables) = (&mut floats, &mut tables);
        let mut emitter =
            Emitter { compiled, asm, names, stubs, texts, floats, blocks, tables, marks: Vec::new(), next: None };
        emitter.function()?;
        marks.push(emitter.marks);
    }
    for label in &mut stubs {
        place(&mut asm, label)?;
        asm.db(&[0xcc; STUB])?;
    }
    for (text, label) in program.texts.iter().zip(&mut texts) {
        asm.dq(&[text.len() as u64])?;
        asm.set_label(label)?;
        asm.db(&[&text[..], &[0]].concat())?;
    }
    for (bits, label) in &mut floats {
        asm.set_label(label)?;
        asm.dq(&[*bits])?;
    }
    for (label, entries) in &mut tables {
        asm.set_label(label)?;
        asm.dd(&vec![0; entries.len()])?;
    }
    let mut assembled = asm.assemble_options(0, BlockEncoderOptions::RETURN_NEW_INSTRUCTION_OFFSETS)?;
    let mut bytes = std::mem::take(&mut assembled.inner.code_buffer);
    for (label, entries) in &tables {
        let table = assembled.label_ip(label)?;
        for (index, entry) in entries.iter().enumerate() {
            let distance = assembled.label_ip(entry)?.wrapping_sub(table) as u32;
            let at = table as usize + 4 * index;
            bytes[at..at + 4].copy_from_slice(&distance.to_le_bytes());
        }
    }
    let offsets = &assembled.inner.new_instruction_offsets;
    let offsets = |marks: Vec<(u32, usize)>| marks.into_iter().map(|(step, at)| (step, offsets[at])).collect();
    let steps: Vec<Vec<(u32, u32)>> = marks.into_iter().map(offsets).collect();
    let place = |label: &CodeLabel| assembled.label_ip(label).map(|at| at as u32);
    let starts = names.iter().map(place).collect::<Result<Vec<_>, _>>()?;
    let stubs = stubs.iter().map(place).collect::<Result<Vec<_>, _>>()?;
    let main = program.functions.iter().position(|compiled| compiled.built.func.name == "main");
    let main = starts[main.expect("lowering has found it")];
    let ends = starts[1..].iter().chain(stubs.first());
    Ok(MachineCode { bytes, steps, functions: starts.iter().copied().zip(ends.copied()).collect(), main, stubs })
}

/// Places a label. The assembler takes one label at an instruction, so each has an empty instruction of its own.
fn place(asm: &mut CodeAssembler, label: &mut CodeLabel) -> Emitted {
    asm.set_label(label)?;
    asm.zero_bytes()
}

/// Writes one function.
struct Emitter<'a> {
    compiled: &'a Compiled,
    asm: &'a mut CodeAssembler,
    names: &'a [CodeLabel],
    stubs: &'a [CodeLabel],
    texts: &'a [CodeLabel],
    /// The constants of the program, by their bits.
    floats: &'a mut BTreeMap<u64, CodeLabel>,
    blocks: HashMap<CodeBlock, CodeLabel>,
    /// Jump tables: the label of each, and where its entries lead.
    tables: &'a mut Vec<(CodeLabel, Vec<CodeLabel>)>,
    /// The steps so far, each with the number of its first instruction.
    marks: Vec<(u32, usize)>,
    /// The block that is written next.
    next: Option<CodeBlock>,
}

impl Emitter<'_> {
    fn function(&mut self) -> Emitted {
        let Compiled { built, alloc, frame, order, steps } = self.compiled;
        for (position, &block) in order.iter().enumerate() {
            self.next = order.get(position + 1).copied();
            place(self.asm, self.blocks.get_mut(&block).expect("each block has a label"))?;
            if position == 0 {
                self.frame_ops(&frame.prologue(&TARGET, u32::MAX))?;
            }
            let from = match block {
                CodeBlock::Block(block) => block,
                CodeBlock::SplitEdge(edge) => built.func.edge(edge).from,
            };
            // The first step is the start of the block.
            for (number, step) in (steps[position].start + 1..).zip(block.steps(&built.func, alloc)) {
                self.mark(number)?;
                match step {
                    Step::Inst { inst, form, locs } => self.inst(from, inst, form, locs)?,
                    Step::Edit(edit) => self.edit(from, edit)?,
                    Step::Block(_) | Step::SplitEdge(_) => {}
                }
            }
            if let CodeBlock::SplitEdge(edge) = block {
                self.mark(steps[position].end)?;
                self.go(CodeBlock::Block(built.func.edge(edge).to))?;
            }
        }
        Ok(())
    }

    /// Notes where a step begins.
    fn mark(&mut self, step: u32) -> Emitted {
        self.marks.push((step, self.asm.instructions().len()));
        self.asm.zero_bytes()
    }

    fn frame_ops(&mut self, ops: &[FrameOp]) -> Emitted {
        for op in ops {
            match *op {
                FrameOp::Adjust(by) => self.asm.add(iced_x86::code_asm::rsp, by)?,
                FrameOp::Store(..) | FrameOp::Load(..) => unreachable!("edits save all registers here"),
            }
        }
        Ok(())
    }

    fn inst(&mut self, block: Block, inst: Inst, form: Form, locs: &[Loc]) -> Emitted {
        let op = self.compiled.built.note(inst).op;
        match op {
            Op::Entry => Ok(()),
            Op::Call(Callee::Function(index)) => self.asm.call(self.names[index as usize]),
            Op::Call(Callee::Runtime(function)) => self.asm.call(self.stubs[function as usize]),
            Op::Return => {
                self.frame_ops(&self.compiled.frame.epilogue(&TARGET, u32::MAX))?;
                self.asm.ret()
            }
            Op::Trap => self.asm.ud2(),
            Op::Jump => self.go(self.compiled.successor(block, 0)),
            Op::Branch(cond) | Op::BranchImm(cond, _) => {
                let (opcode, operands) = match (op, locs[0]) {
                    (Op::BranchImm(_, 0), Loc::Reg(_)) => (Opcode::Test_rm64_r64, "0 0"),
                    (Op::BranchImm(..), _) => (Opcode::Cmp_rm64_imm32, "0 i"),
                    (_, Loc::Slot(_)) => (Opcode::Cmp_rm64_r64, "0 1"),
                    _ => (Opcode::Cmp_r64_rm64, "0 1"),
                };
                self.issue(opcode, operands, op, locs)?;
                self.jump_if(block, cond)
            }
            Op::FloatBranch(cond) => {
                self.issue(Opcode::Ucomisd_xmm_xmmm64, "0 1", op, locs)?;
                let [yes, no] = [0, 1].map(|index| self.blocks[&self.compiled.successor(block, index)]);
                match cond {
                    Cond::Gt => self.asm.ja(yes)?,
                    Cond::Ge => self.asm.jae(yes)?,
                    Cond::Eq => {
                        self.asm.jp(no)?;
                        self.asm.je(yes)?;
                    }
                    _ => {
                        self.asm.jp(yes)?;
                        self.asm.jne(yes)?;
                    }
                }
                self.go(self.compiled.successor(block, 1))
            }
            Op::Table(table) => {
                let entries = &self.compiled.built.tables[table as usize];
                let entries = entries.iter().map(|&index| self.blocks[&self.compiled.successor(block, index)]);
                let (label, entries) = (self.asm.create_label(), entries.collect());
                self.tables.push((label, entries));
                let [base, offset, index] =
                    [0, 1, 2].map(|at| get_gpr64(reg(locs[at])).expect("a general-purpose register"));
                self.asm.lea(base, ptr(label))?;
                self.asm.movsxd(offset, dword_ptr(base + index * 4))?;
                self.asm.add(offset, base)?;
                self.asm.jmp(offset)
            }
            Op::Text(text) => self
                .asm
                .lea(get_gpr64(reg(locs[0])).expect("a general-purpose register"), ptr(self.texts[text as usize])),
            Op::Float(number) if form == form::CONST_F64 => {
                let asm = &mut *self.asm;
                let label = *self.floats.entry(number.to_bits()).or_insert_with(|| asm.create_label());
                asm.movsd_2(get_xmm(reg(locs[0])).expect("a vector register"), qword_ptr(label))
            }
            _ => template(form, op).into_iter().try_for_each(|(opcode, text)| self.issue(opcode, text, op, locs)),
        }
    }

    /// Jumps by the flags of a comparison of integers.
    fn jump_if(&mut self, block: Block, cond: Cond) -> Emitted {
        let yes = self.blocks[&self.compiled.successor(block, 0)];
        match cond {
            Cond::Eq => self.asm.je(yes)?,
            Cond::Ne => self.asm.jne(yes)?,
            Cond::Lt => self.asm.jl(yes)?,
            Cond::Le => self.asm.jle(yes)?,
            Cond::Gt => self.asm.jg(yes)?,
            Cond::Ge => self.asm.jge(yes)?,
            Cond::Below => self.asm.jb(yes)?,
            Cond::BelowEq => self.asm.jbe(yes)?,
        }
        self.go(self.compiled.successor(block, 1))
    }

    /// Goes to a block, unless that is the next one.
    fn go(&mut self, block: CodeBlock) -> Emitted {
        if self.next == Some(block) { Ok(()) } else { self.asm.jmp(self.blocks[&block]) }
    }

    fn edit(&mut self, block: Block, edit: Edit) -> Emitted {
        let (opcode, [first, second]) = match edit {
            Edit::Move { from, to, .. } if is_float(to) => (Opcode::Movaps_xmm_xmmm128, [to, from].map(Loc::Reg)),
            Edit::Move { from, to, .. } => (Opcode::Mov_r64_rm64, [to, from].map(Loc::Reg)),
            Edit::Swap { a, b, .. } => (Opcode::Xchg_rm64_r64, [a, b].map(Loc::Reg)),
            Edit::Store { ty, from, to } if is_byte(ty) => {
                return self.issue(Opcode::Mov_rm8_r8, "0 b1", Op::Entry, &[Loc::Slot(to), Loc::Reg(from)]);
            }
            Edit::Store { from, to, .. } => {
                let opcode = if is_float(from) { Opcode::Movsd_xmmm64_xmm } else { Opcode::Mov_rm64_r64 };
                (opcode, [Loc::Slot(to), Loc::Reg(from)])
            }
            Edit::Load { ty, from, to } => {
                let int = if is_byte(ty) { Opcode::Movzx_r64_rm8 } else { Opcode::Mov_r64_rm64 };
                (if is_float(to) { Opcode::Movsd_xmm_xmmm64 } else { int }, [Loc::Reg(to), Loc::Slot(from)])
            }
            Edit::Remat { value, to } => {
                let func = &self.compiled.built.func;
                let inst = func.defining_insts(&TARGET)[value.as_u32() as usize].expect("an instruction defines it");
                return self.inst(block, inst, func.inst(inst).form, &[Loc::Reg(to)]);
            }
            Edit::Transfer { .. } => unreachable!("no type here spills to another bank"),
        };
        self.issue(opcode, "0 1", Op::Entry, &[first, second])
    }

    /// Adds an instruction. The text names its operands by those of the form: `2` is the third one, in a register or in its
    /// slot; `b2` is its low byte, `d2` its low 32 bits. `m2` is what is in memory there and at the offset of `op`. `x12`
    /// and `y12` are a byte or eight at the address and the index. `i` is the immediate of `op`.
    fn issue(&mut self, opcode: Opcode, text: &str, op: Op, locs: &[Loc]) -> Emitted {
        let mut inst = Instruction::default();
        inst.set_code(opcode);
        for (at, text) in (0..).zip(text.split_terminator(' ')) {
            let kind = text.trim_end_matches(|digit: char| digit.is_ascii_digit());
            let mut named = text.bytes().filter(u8::is_ascii_digit).map(|digit| locs[usize::from(digit - b'0')]);
            let [first, second] = [named.next(), named.next()].map(|loc| loc.unwrap_or(Loc::None));
            let mut address = |base, index, scale, offset: i64| {
                inst.set_op_kind(at, OpKind::Memory);
                inst.set_memory_base(base);
                inst.set_memory_index(index);
                inst.set_memory_index_scale(scale);
                inst.set_memory_displacement64(offset as u64);
                inst.set_memory_displ_size(u32::from(offset != 0));
            };
            match (kind, first) {
                ("m", base) => address(reg(base), Register::None, 1, op.immediate()),
                ("x", base) => address(reg(base), reg(second), 1, 0),
                ("y", base) => address(reg(base), reg(second), 8, 0),
                (_, Loc::Slot(slot)) => {
                    let offset = self.compiled.frame.slot(&self.compiled.alloc, slot);
                    address(Register::RSP, Register::None, 1, offset.into());
                }
                ("i", _) => {
                    let (kind, mask) = match opcode.op_code().op_kind(at) {
                        OpCodeOperandKind::imm64 => (OpKind::Immediate64, -1),
                        OpCodeOperandKind::imm8 => (OpKind::Immediate8, 63),
                        _ => (OpKind::Immediate32to64, -1),
                    };
                    inst.set_op_kind(at, kind);
                    inst.try_set_immediate_i64(at, op.immediate() & mask)?;
                }
                ("cl", _) => inst.set_op_register(at, Register::CL),
                ("b", loc) => inst.set_op_register(at, low_byte(reg(loc))),
                ("d", loc) => inst.set_op_register(at, reg(loc).full_register32()),
                (_, loc) => inst.set_op_register(at, reg(loc)),
            }
        }
        self.asm.add_instruction(inst)
    }
}

/// The instructions for a form that is neither a branch nor a call.
fn template(form: Form, op: Op) -> Vec<(Opcode, &'static str)> {
    use Opcode::*;
    let cond = || op.condition().0;
    let one = match form {
        form::ZERO64 => (Xor_r32_rm32, "d0 d0"),
        form::CONST64 if i32::try_from(op.immediate()).is_ok() => (Mov_rm64_imm32, "0 i"),
        form::CONST64 => (Mov_r64_imm64, "0 i"),
        form::ADD64_LEA => (Lea_r64_m, "0 x12"),
        form::ADD64_IMM_LEA => (Lea_r64_m, "0 m1"),
        form::ADD64 => (Add_r64_rm64, "0 2"),
        form::ADD64_SWAPPED => (Add_r64_rm64, "0 1"),
        form::SUB64 => (Sub_r64_rm64, "0 2"),
        form::IMUL64 => (Imul_r64_rm64, "0 2"),
        form::IMUL64_SWAPPED => (Imul_r64_rm64, "0 1"),
        form::AND64 => (And_r64_rm64, "0 2"),
        form::AND64_SWAPPED => (And_r64_rm64, "0 1"),
        form::OR64 => (Or_r64_rm64, "0 2"),
        form::OR64_SWAPPED => (Or_r64_rm64, "0 1"),
        form::XOR64 => (Xor_r64_rm64, "0 2"),
        form::XOR64_SWAPPED => (Xor_r64_rm64, "0 1"),
        form::SHL64_CL => (Shl_rm64_CL, "0 cl"),
        form::SAR64_CL => (Sar_rm64_CL, "0 cl"),
        form::IMUL64_IMM => (Imul_r64_rm64_imm32, "0 1 i"),
        form::ADD64_IMM => (Add_rm64_imm32, "0 i"),
        form::SUB64_IMM => (Sub_rm64_imm32, "0 i"),
        form::AND64_IMM => (And_rm64_imm32, "0 i"),
        form::OR64_IMM => (Or_rm64_imm32, "0 i"),
        form::XOR64_IMM => (Xor_rm64_imm32, "0 i"),
        form::SHL64_IMM => (Shl_rm64_imm8, "0 i"),
        form::SAR64_IMM => (Sar_rm64_imm8, "0 i"),
        form::TRUNC64_TO8 => (Mov_r64_rm64, "0 1"),
        form::CQO => (Cqo, ""),
        form::IDIV64 => (Idiv_rm64, "4"),
        form::ZX8_TO64 => (Movzx_r64_rm8, "0 b1"),
        form::CMP64_SET | form::CMP64_SET_MEMORY_FIRST => {
            let compare = if form == form::CMP64_SET { Cmp_r64_rm64 } else { Cmp_rm64_r64 };
            let set = [Sete_rm8, Setne_rm8, Setl_rm8, Setle_rm8, Setg_rm8, Setge_rm8, Setb_rm8, Setbe_rm8];
            return vec![(compare, "1 2"), (set[cond() as usize], "b0")];
        }
        form::UCOMI_F64_SET => {
            return vec![(Ucomisd_xmm_xmmm64, "1 2"), (if cond() == Cond::Gt { Seta_rm8 } else { Setae_rm8 }, "b0")];
        }
        form::UCOMI_F64_SET_EQUAL => {
            let [parity, equal, both] = match cond() {
                Cond::Eq => [Setnp_rm8, Sete_rm8, And_r8_rm8],
                _ => [Setp_rm8, Setne_rm8, Or_r8_rm8],
            };
            return vec![(Ucomisd_xmm_xmmm64, "2 3"), (parity, "b1"), (equal, "b0"), (both, "b0 b1")];
        }
        form::ZERO_F64 => (Xorps_xmm_xmmm128, "0 0"),
        form::ADDSD => (Addsd_xmm_xmmm64, "0 2"),
        form::ADDSD_SWAPPED => (Addsd_xmm_xmmm64, "0 1"),
        form::MULSD => (Mulsd_xmm_xmmm64, "0 2"),
        form::MULSD_SWAPPED => (Mulsd_xmm_xmmm64, "0 1"),
        form::SUBSD => (Subsd_xmm_xmmm64, "0 2"),
        form::DIVSD => (Divsd_xmm_xmmm64, "0 2"),
        form::SQRTSD => (Sqrtsd_xmm_xmmm64, "0 1"),
        form::I64_TO_F64 => (Cvtsi2sd_xmm_rm64, "0 1"),
        form::F64_TO_I64 => (Cvttsd2si_r64_xmmm64, "0 1"),
        form::LOAD64 => (Mov_r64_rm64, "0 m1"),
        form::LOAD64_INDEX => (Mov_r64_rm64, "0 y12"),
        form::LOAD_F64_INDEX => (Movsd_xmm_xmmm64, "0 y12"),
        form::LOAD_ZX8_TO64_INDEX => (Movzx_r64_rm8, "0 x12"),
        form::STORE64_INDEX => (Mov_rm64_r64, "y12 0"),
        form::STORE_F64_INDEX => (Movsd_xmmm64_xmm, "y12 0"),
        other => unreachable!("{} is not selected", TARGET.forms.names[other.index()]),
    };
    vec![one]
}

fn is_byte(ty: Type) -> bool {
    TARGET.ty(ty).bits == 8
}

fn is_float(reg: Reg) -> bool {
    TARGET.reg(reg).bank != TARGET.bank_ids().next().expect("the general-purpose registers")
}

/// A vector register, or a general-purpose one in its full width.
fn reg(loc: Loc) -> Register {
    let reg = loc.reg().expect("an operand that takes no slot");
    let first = if is_float(reg) { Register::XMM0 } else { Register::RAX };
    first + u32::from(TARGET.reg(reg).encoding)
}

/// The low byte of a general-purpose register.
fn low_byte(whole: Register) -> Register {
    use Register::{AL, BL, BPL, CL, DIL, DL, SIL, SPL};
    let number = whole as usize - Register::RAX as usize;
    [AL, CL, DL, BL, SPL, BPL, SIL, DIL].get(number).copied().unwrap_or(Register::R8L + (number as u32).wrapping_sub(8))
}
