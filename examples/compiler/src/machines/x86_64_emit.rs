//! x86-64: machine code, by iced-x86.

use std::collections::BTreeMap;

use iced_x86::code_asm::{CodeAssembler, CodeLabel, dword_ptr, get_gpr64, get_xmm, ptr, qword_ptr, r11, rsp};
use iced_x86::{BlockEncoderOptions, Code as Opcode, IcedError, Instruction, MemoryOperand, Register};
use ssara_core::emit::FrameLayout;
use ssara_core::ir::{Block, Edge, Inst};
use ssara_core::output::{Edit, Loc, Slot, Step};
use ssara_core::target::{Form, Reg, Type};
use ssara_targets::x86_64::{TARGET, form};

use crate::Failure;
use crate::compile::Compiled;
use crate::machines::{Op, scale};
use crate::runtime;
use crate::typed::{Callee, Cond, Element, IntOp, Program};

/// Writes the functions of a program as machine code: the first byte is the start of `main`'s caller's jump to `main`.
///
/// # Errors
/// When a frame cannot be laid out or an instruction cannot be encoded, which is a mistake in this compiler.
pub fn emit(program: &Program, functions: &[Compiled]) -> Result<Vec<u8>, Failure> {
    let mut asm = CodeAssembler::new(64)?;
    let labels = |asm: &mut CodeAssembler, count: usize| (0..count).map(|_| asm.create_label()).collect::<Vec<_>>();
    let mut names = labels(&mut asm, functions.len());
    let mut texts = labels(&mut asm, program.texts.len());
    let (mut floats, mut tables) = (BTreeMap::new(), Vec::new());
    let main = program.functions.iter().position(|function| function.name == "main");
    asm.jmp(names[main.expect("the type checker has found it")])?;
    for (index, compiled) in functions.iter().enumerate() {
        place(&mut asm, &mut names[index])?;
        let blocks = labels(&mut asm, compiled.built.func.num_blocks());
        let frame = compiled.frame(&TARGET, 8, Vec::new())?;
        let (floats, edges) = (&mut floats, BTreeMap::new());
        let mut emitter = Emitter {
            compiled,
            frame,
            asm: &mut asm,
            names: &names,
            texts: &texts,
            floats,
            blocks,
            edges,
            tables: Vec::new(),
        };
        emitter.function()?;
        tables.append(&mut emitter.tables);
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
    let mut code = std::mem::take(&mut assembled.inner.code_buffer);
    for (label, entries) in &tables {
        let table = assembled.label_ip(label)?;
        for (index, entry) in entries.iter().enumerate() {
            let distance = assembled.label_ip(entry)?.wrapping_sub(table) as u32;
            let at = table as usize + 4 * index;
            code[at..at + 4].copy_from_slice(&distance.to_le_bytes());
        }
    }
    Ok(code)
}

/// Places a label. The assembler takes one label at an instruction, so each has an empty instruction of its own.
fn place(asm: &mut CodeAssembler, label: &mut CodeLabel) -> Result<(), IcedError> {
    asm.set_label(label)?;
    asm.zero_bytes()
}

/// Writes one function.
struct Emitter<'a> {
    compiled: &'a Compiled,
    frame: FrameLayout,
    asm: &'a mut CodeAssembler,
    names: &'a [CodeLabel],
    texts: &'a [CodeLabel],
    /// The constants of the program, by their bits.
    floats: &'a mut BTreeMap<u64, CodeLabel>,
    blocks: Vec<CodeLabel>,
    /// The labels of split edges.
    edges: BTreeMap<Edge, CodeLabel>,
    /// Jump tables: the label of each, and where its entries lead.
    tables: Vec<(CodeLabel, Vec<CodeLabel>)>,
}

type Emitted = Result<(), IcedError>;

impl Emitter<'_> {
    fn function(&mut self) -> Emitted {
        let (func, alloc) = (&self.compiled.built.func, &self.compiled.alloc);
        let mut from = Block::ENTRY;
        let mut split: Option<Edge> = None;
        for step in alloc.walk(func) {
            match step {
                Step::Block(block) => {
                    from = block;
                    place(self.asm, &mut self.blocks[block.as_u32() as usize])?;
                    if block == Block::ENTRY {
                        self.asm.sub(rsp, self.frame.size.cast_signed())?;
                    }
                }
                Step::Edit(edit) => self.edit(from, edit)?,
                Step::Inst { inst, form, locs } => self.inst(from, inst, form, locs)?,
                Step::SplitEdge(edge) => {
                    self.end_split(split.replace(edge))?;
                    from = func.edge(edge).from;
                    let label = self.edges.get_mut(&edge).expect("a branch goes there");
                    place(self.asm, label)?;
                }
            }
        }
        self.end_split(split)
    }

    fn end_split(&mut self, edge: Option<Edge>) -> Emitted {
        let Some(edge) = edge else { return Ok(()) };
        self.asm.jmp(self.blocks[self.compiled.built.func.edge(edge).to.as_u32() as usize])
    }

    fn inst(&mut self, block: Block, inst: Inst, form: Form, locs: &[Loc]) -> Emitted {
        let op = self.compiled.built.ops[self.compiled.built.func.inst_tag(inst) as usize];
        match form {
            form::ZERO64 => self.two(Opcode::Xor_r32_rm32, reg32(locs[0]), reg32(locs[0])),
            form::CONST64 => {
                let Op::Int(number) = op else { return Ok(()) };
                match i32::try_from(number) {
                    Ok(small) => self.with_imm(Opcode::Mov_rm64_imm32, locs[0], small),
                    Err(_) => {
                        self.asm.add_instruction(Instruction::with2(Opcode::Mov_r64_imm64, reg(locs[0]), number)?)
                    }
                }
            }
            form::ADDRESS => {
                let Op::Text(text) = op else { return Ok(()) };
                self.asm.lea(gpr(locs[0]), ptr(self.texts[text as usize]))
            }
            form::ADD64_LEA => self.two_mem(Opcode::Lea_r64_m, locs[0], indexed(locs[1], locs[2], Element::Byte)),
            form::ADD64_IMM_LEA => {
                let Op::IntOpImm(_, number) = op else { return Ok(()) };
                self.two_mem(Opcode::Lea_r64_m, locs[0], MemoryOperand::with_base_displ(reg(locs[1]), number))
            }
            form::ADD64 => self.rm(Opcode::Add_r64_rm64, locs[0], locs[2]),
            form::ADD64_SWAPPED => self.rm(Opcode::Add_r64_rm64, locs[0], locs[1]),
            form::SUB64 => self.rm(Opcode::Sub_r64_rm64, locs[0], locs[2]),
            form::IMUL64 => self.rm(Opcode::Imul_r64_rm64, locs[0], locs[2]),
            form::IMUL64_SWAPPED => self.rm(Opcode::Imul_r64_rm64, locs[0], locs[1]),
            form::AND64 => self.rm(Opcode::And_r64_rm64, locs[0], locs[2]),
            form::AND64_SWAPPED => self.rm(Opcode::And_r64_rm64, locs[0], locs[1]),
            form::OR64 => self.rm(Opcode::Or_r64_rm64, locs[0], locs[2]),
            form::OR64_SWAPPED => self.rm(Opcode::Or_r64_rm64, locs[0], locs[1]),
            form::XOR64 => self.rm(Opcode::Xor_r64_rm64, locs[0], locs[2]),
            form::XOR64_SWAPPED => self.rm(Opcode::Xor_r64_rm64, locs[0], locs[1]),
            form::SHL64_CL => self.two(Opcode::Shl_rm64_CL, reg(locs[0]), Register::CL),
            form::SAR64_CL => self.two(Opcode::Sar_rm64_CL, reg(locs[0]), Register::CL),
            form::IMUL64_IMM => {
                let Op::IntOpImm(_, number) = op else { return Ok(()) };
                let number = number as i32;
                self.asm.add_instruction(match locs[1] {
                    Loc::Slot(slot) => {
                        Instruction::with3(Opcode::Imul_r64_rm64_imm32, reg(locs[0]), self.memory(slot), number)?
                    }
                    a => Instruction::with3(Opcode::Imul_r64_rm64_imm32, reg(locs[0]), reg(a), number)?,
                })
            }
            form::ADD64_IMM
            | form::SUB64_IMM
            | form::AND64_IMM
            | form::OR64_IMM
            | form::XOR64_IMM
            | form::SHL64_IMM
            | form::SAR64_IMM => {
                let Op::IntOpImm(op, number) = op else { return Ok(()) };
                let (opcode, number) = match op {
                    IntOp::Add => (Opcode::Add_rm64_imm32, number),
                    IntOp::Sub => (Opcode::Sub_rm64_imm32, number),
                    IntOp::And => (Opcode::And_rm64_imm32, number),
                    IntOp::Or => (Opcode::Or_rm64_imm32, number),
                    IntOp::Xor => (Opcode::Xor_rm64_imm32, number),
                    IntOp::Shl => (Opcode::Shl_rm64_imm8, number & 63),
                    _ => (Opcode::Sar_rm64_imm8, number & 63),
                };
                self.with_imm(opcode, locs[0], number as i32)
            }
            form::TRUNC64_TO8 => self.rm(Opcode::Mov_r64_rm64, locs[0], locs[1]),
            form::CQO => self.asm.cqo(),
            form::IDIV64 => match locs[4] {
                Loc::Slot(slot) => self.asm.idiv(qword_ptr(rsp + self.frame.slot(&self.compiled.alloc, slot))),
                by => self.asm.idiv(gpr(by)),
            },
            form::ZX8_TO64 => match locs[1] {
                Loc::Slot(slot) => self.two_mem(Opcode::Movzx_r64_rm8, locs[0], self.memory(slot)),
                src => self.two(Opcode::Movzx_r64_rm8, reg(locs[0]), reg8(src)),
            },
            form::CMP64_SET | form::CMP64_SET_MEMORY_FIRST => {
                let Op::Compare(cond) = op else { return Ok(()) };
                self.compare(locs[1], locs[2])?;
                let opcode = match cond {
                    Cond::Eq => Opcode::Sete_rm8,
                    Cond::Ne => Opcode::Setne_rm8,
                    Cond::Lt => Opcode::Setl_rm8,
                    Cond::Le => Opcode::Setle_rm8,
                    Cond::Gt => Opcode::Setg_rm8,
                    Cond::Ge => Opcode::Setge_rm8,
                    Cond::Below => Opcode::Setb_rm8,
                    Cond::BelowEq => Opcode::Setbe_rm8,
                };
                self.asm.add_instruction(Instruction::with1(opcode, reg8(locs[0]))?)
            }
            form::UCOMI_F64_SET => {
                let Op::FloatCompare(cond) = op else { return Ok(()) };
                self.rm(Opcode::Ucomisd_xmm_xmmm64, locs[1], locs[2])?;
                let opcode = if cond == Cond::Gt { Opcode::Seta_rm8 } else { Opcode::Setae_rm8 };
                self.asm.add_instruction(Instruction::with1(opcode, reg8(locs[0]))?)
            }
            form::UCOMI_F64_SET_EQUAL => {
                self.rm(Opcode::Ucomisd_xmm_xmmm64, locs[2], locs[3])?;
                let (parity, equal, both) = match op {
                    Op::FloatCompare(Cond::Eq) => (Opcode::Setnp_rm8, Opcode::Sete_rm8, Opcode::And_r8_rm8),
                    _ => (Opcode::Setp_rm8, Opcode::Setne_rm8, Opcode::Or_r8_rm8),
                };
                self.asm.add_instruction(Instruction::with1(parity, reg8(locs[1]))?)?;
                self.asm.add_instruction(Instruction::with1(equal, reg8(locs[0]))?)?;
                self.two(both, reg8(locs[0]), reg8(locs[1]))
            }
            form::ZERO_F64 => self.two(Opcode::Xorps_xmm_xmmm128, reg(locs[0]), reg(locs[0])),
            form::CONST_F64 => {
                let Op::Float(number) = op else { return Ok(()) };
                let asm = &mut *self.asm;
                let label = *self.floats.entry(number.to_bits()).or_insert_with(|| asm.create_label());
                asm.movsd_2(get_xmm(reg(locs[0])).expect("a vector register"), qword_ptr(label))
            }
            form::ADDSD => self.rm(Opcode::Addsd_xmm_xmmm64, locs[0], locs[2]),
            form::ADDSD_SWAPPED => self.rm(Opcode::Addsd_xmm_xmmm64, locs[0], locs[1]),
            form::MULSD => self.rm(Opcode::Mulsd_xmm_xmmm64, locs[0], locs[2]),
            form::MULSD_SWAPPED => self.rm(Opcode::Mulsd_xmm_xmmm64, locs[0], locs[1]),
            form::SUBSD => self.rm(Opcode::Subsd_xmm_xmmm64, locs[0], locs[2]),
            form::DIVSD => self.rm(Opcode::Divsd_xmm_xmmm64, locs[0], locs[2]),
            form::SQRTSD => self.rm(Opcode::Sqrtsd_xmm_xmmm64, locs[0], locs[1]),
            form::I64_TO_F64 => self.rm(Opcode::Cvtsi2sd_xmm_rm64, locs[0], locs[1]),
            form::F64_TO_I64 => self.rm(Opcode::Cvttsd2si_r64_xmmm64, locs[0], locs[1]),
            form::LOAD64 | form::LOAD_F64 => {
                let Op::Load(_, offset) = op else { return Ok(()) };
                let address = MemoryOperand::with_base_displ(reg(locs[1]), offset.into());
                self.two_mem(load(locs[0]), locs[0], address)
            }
            form::LOAD64_INDEX | form::LOAD_F64_INDEX => {
                self.two_mem(load(locs[0]), locs[0], indexed(locs[1], locs[2], Element::Int))
            }
            form::LOAD_ZX8_TO64_INDEX => {
                self.two_mem(Opcode::Movzx_r64_rm8, locs[0], indexed(locs[1], locs[2], Element::Byte))
            }
            form::STORE64_INDEX | form::STORE_F64_INDEX => self.store(locs[0], indexed(locs[1], locs[2], Element::Int)),
            _ => self.control(block, form, op, locs),
        }
    }

    /// Branches, calls, and the forms that belong to the function.
    fn control(&mut self, block: Block, form: Form, op: Op, locs: &[Loc]) -> Emitted {
        match op {
            Op::Entry => Ok(()),
            Op::Call(Callee::Function(index)) => self.asm.call(self.names[index as usize]),
            Op::Call(Callee::Runtime(function)) => {
                self.asm.mov(r11, runtime::address(function))?;
                self.asm.call(r11)
            }
            Op::Return => {
                self.asm.add(rsp, self.frame.size.cast_signed())?;
                self.asm.ret()
            }
            Op::Trap => self.asm.ud2(),
            Op::Jump => self.go(block, 0),
            Op::Branch(cond) => {
                self.compare(locs[0], locs[1])?;
                self.jump_if(block, cond)
            }
            Op::BranchImm(cond, number) => {
                match locs[0] {
                    Loc::Slot(slot) => {
                        self.asm.cmp(qword_ptr(rsp + self.frame.slot(&self.compiled.alloc, slot)), number as i32)?
                    }
                    _ if number == 0 => self.two(Opcode::Test_rm64_r64, reg(locs[0]), reg(locs[0]))?,
                    _ => self.with_imm(Opcode::Cmp_rm64_imm32, locs[0], number as i32)?,
                }
                self.jump_if(block, cond)
            }
            Op::FloatBranch(cond) => {
                self.rm(Opcode::Ucomisd_xmm_xmmm64, locs[0], locs[1])?;
                let [yes, no] = [self.successor(block, 0), self.successor(block, 1)];
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
                self.go(block, 1)
            }
            Op::Table(table) => {
                let entries: Vec<CodeLabel> = self.compiled.built.tables[table as usize]
                    .iter()
                    .map(|&index| self.successor(block, index))
                    .collect();
                let label = self.asm.create_label();
                let [base, offset, index] = [gpr(locs[0]), gpr(locs[1]), gpr(locs[2])];
                self.tables.push((label, entries));
                self.asm.lea(base, ptr(label))?;
                self.asm.movsxd(offset, dword_ptr(base + index * 4))?;
                self.asm.add(offset, base)?;
                self.asm.jmp(offset)
            }
            other => unreachable!("{other:?} is not issued as {}", self.compiled.built.func.form_name(&TARGET, form)),
        }
    }

    /// Jumps by the flags of a comparison of integers.
    fn jump_if(&mut self, block: Block, cond: Cond) -> Emitted {
        let yes = self.successor(block, 0);
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
        self.go(block, 1)
    }

    /// Goes to a successor, unless that follows.
    fn go(&mut self, block: Block, index: usize) -> Emitted {
        if self.compiled.falls_through(block, self.compiled.successor(block, index)) {
            return Ok(());
        }
        let label = self.successor(block, index);
        self.asm.jmp(label)
    }

    /// The label of a successor, or of the block that splits the edge to it.
    fn successor(&mut self, block: Block, index: usize) -> CodeLabel {
        let edge = self.compiled.successor(block, index);
        if !self.compiled.alloc.splits(edge) {
            return self.blocks[self.compiled.built.func.edge(edge).to.as_u32() as usize];
        }
        let asm = &mut *self.asm;
        *self.edges.entry(edge).or_insert_with(|| asm.create_label())
    }

    fn edit(&mut self, block: Block, edit: Edit) -> Emitted {
        match edit {
            Edit::Move { from, to, .. } if is_float(to) => {
                self.two(Opcode::Movaps_xmm_xmmm128, encoded(to), encoded(from))
            }
            Edit::Move { from, to, .. } => self.two(Opcode::Mov_r64_rm64, encoded(to), encoded(from)),
            Edit::Swap { a, b, .. } => self.two(Opcode::Xchg_rm64_r64, encoded(a), encoded(b)),
            Edit::Store { ty, from, to } if is_byte(ty) => {
                let store = Instruction::with2(Opcode::Mov_rm8_r8, self.memory(to), reg8(Loc::Reg(from)))?;
                self.asm.add_instruction(store)
            }
            Edit::Store { from, to, .. } => self.store(Loc::Reg(from), self.memory(to)),
            Edit::Load { ty, from, to } if is_byte(ty) => {
                self.two_mem(Opcode::Movzx_r64_rm8, Loc::Reg(to), self.memory(from))
            }
            Edit::Load { from, to, .. } => self.two_mem(load(Loc::Reg(to)), Loc::Reg(to), self.memory(from)),
            Edit::Remat { value, to } => {
                let func = &self.compiled.built.func;
                let inst = func.defining_insts(&TARGET)[value.as_u32() as usize].expect("an instruction defines it");
                self.inst(block, inst, func.inst(inst).form, &[Loc::Reg(to)])
            }
            Edit::Transfer { .. } => unreachable!("no type here spills to another bank"),
        }
    }

    fn memory(&self, slot: Slot) -> MemoryOperand {
        MemoryOperand::with_base_displ(Register::RSP, self.frame.slot(&self.compiled.alloc, slot).into())
    }

    fn compare(&mut self, a: Loc, b: Loc) -> Emitted {
        match a {
            Loc::Slot(slot) => {
                self.asm.add_instruction(Instruction::with2(Opcode::Cmp_rm64_r64, self.memory(slot), reg(b))?)
            }
            a => self.rm(Opcode::Cmp_r64_rm64, a, b),
        }
    }

    /// An instruction whose second operand may be in memory.
    fn rm(&mut self, opcode: Opcode, first: Loc, second: Loc) -> Emitted {
        match second {
            Loc::Slot(slot) => self.two_mem(opcode, first, self.memory(slot)),
            second => self.two(opcode, reg(first), reg(second)),
        }
    }

    fn two(&mut self, opcode: Opcode, first: Register, second: Register) -> Emitted {
        self.asm.add_instruction(Instruction::with2(opcode, first, second)?)
    }

    fn two_mem(&mut self, opcode: Opcode, first: Loc, second: MemoryOperand) -> Emitted {
        self.asm.add_instruction(Instruction::with2(opcode, reg(first), second)?)
    }

    fn with_imm(&mut self, opcode: Opcode, first: Loc, number: i32) -> Emitted {
        self.asm.add_instruction(Instruction::with2(opcode, reg(first), number)?)
    }

    fn store(&mut self, from: Loc, to: MemoryOperand) -> Emitted {
        let opcode = if from.reg().is_some_and(is_float) { Opcode::Movsd_xmmm64_xmm } else { Opcode::Mov_rm64_r64 };
        self.asm.add_instruction(Instruction::with2(opcode, to, reg(from))?)
    }
}

/// The opcode that loads eight bytes to a register.
fn load(to: Loc) -> Opcode {
    if to.reg().is_some_and(is_float) { Opcode::Movsd_xmm_xmmm64 } else { Opcode::Mov_r64_rm64 }
}

fn indexed(base: Loc, index: Loc, element: Element) -> MemoryOperand {
    MemoryOperand::with_base_index_scale(reg(base), reg(index), 1 << scale(element))
}

fn is_byte(ty: Type) -> bool {
    TARGET.ty(ty).bits == 8
}

fn is_float(reg: Reg) -> bool {
    TARGET.reg(reg).bank != TARGET.bank_ids().next().expect("the general-purpose registers")
}

/// A vector register, or a general-purpose one in its full width.
fn encoded(reg: Reg) -> Register {
    let first = if is_float(reg) { Register::XMM0 } else { Register::RAX };
    first + u32::from(TARGET.reg(reg).encoding)
}

fn reg(loc: Loc) -> Register {
    encoded(loc.reg().expect("an operand that takes no slot"))
}

fn gpr(loc: Loc) -> iced_x86::code_asm::AsmRegister64 {
    get_gpr64(reg(loc)).expect("a general-purpose register")
}

fn reg32(loc: Loc) -> Register {
    reg(loc).full_register32()
}

/// The low byte of a general-purpose register.
fn reg8(loc: Loc) -> Register {
    const BYTES: [Register; 8] = [
        Register::AL,
        Register::CL,
        Register::DL,
        Register::BL,
        Register::SPL,
        Register::BPL,
        Register::SIL,
        Register::DIL,
    ];
    let number = (reg(loc) as u32 - Register::RAX as u32) as usize;
    BYTES.get(number).copied().unwrap_or_else(|| Register::R8L + (number as u32 - 8))
}
