//! A compiler in one file: functions are built, allocated, turned into machine code and called.
//!
//! ```text
//! cargo run --example jit_x86_64
//! ```
//!
//! The first function is a loop around a division with fixed registers. The second computes the determinant of a matrix,
//! which needs more values at once than there are registers. The client handles immediates and displacements: the
//! displacement of a load is the tag of the value that it loads.
#![allow(unsafe_code, reason = "machine code is called through a pointer")]

use std::collections::BTreeMap;
use std::error::Error;

use iced_x86::code_asm::{AsmRegister64, CodeAssembler, CodeLabel, get_gpr64, qword_ptr, rsp};
use iced_x86::{Code, Instruction, MemoryOperand, Register};
use ssara_core::emit::{CodeBlock, Frame, FrameOp, Reach, block_layout};
use ssara_core::ir::{DefiningInsts, Function, Inst};
use ssara_core::output::{Allocation, Edit, Loc, Slot, Step};
use ssara_core::target::{Form, FormKind, Reg};
use ssara_core::typed::Val;
use ssara_core::{Context, Options, verify};
use ssara_targets::x86_64::alternative::{Add64, Imul64, Sub64};
use ssara_targets::x86_64::{AnyForm, Builder, I64, TARGET, conv};

/// The greatest common divisor of two numbers.
fn gcd() -> Result<Function, Box<dyn Error>> {
    let mut b = Builder::new("gcd");
    let args = b.entry::<(I64, I64)>(conv::SYSV);
    let (head, (x, y)) = b.block::<(I64, I64)>();
    let (body, ()) = b.block::<()>();
    let (done, ()) = b.block::<()>();
    b.ins().jump(head.with(args));
    b.switch_to(head);
    b.ins().cmp64_imm_jump(y, [done.with(()), body.with(())]);
    b.switch_to(body);
    let high = b.ins().zero64();
    let (_, remainder) = b.ins().div64(x, high, y);
    b.ins().jump(head.with((y, remainder)));
    b.switch_to(done);
    b.ret(conv::SYSV, x);
    Ok(b.finish()?)
}

/// The determinant of a 4 x 4 matrix, by the minors of its upper and lower half.
fn determinant() -> Result<Function, Box<dyn Error>> {
    let mut b = Builder::new("determinant");
    let matrix = b.entry::<I64>(conv::SYSV);
    let cells: Vec<Val<I64>> = (0..16)
        .map(|index| {
            let cell = b.ins().load64(matrix);
            b.set_value_tag(cell, 8 * index);
            cell
        })
        .collect();
    let mut minor = |row: usize, left: usize, right: usize| {
        let [upper, lower] = [&cells[4 * row..], &cells[4 * row + 4..]];
        let main = b.ins().imul64(upper[left], lower[right]);
        let other = b.ins().imul64(upper[right], lower[left]);
        b.ins().sub64(main, other)
    };
    let pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
    let upper = pairs.map(|(left, right)| minor(0, left, right));
    let lower = pairs.map(|(left, right)| minor(2, left, right));
    let mut sum = b.ins().imul64(upper[0], lower[5]);
    for (index, plus) in [(1, false), (2, true), (3, true), (4, false), (5, true)] {
        let product = b.ins().imul64(upper[index], lower[5 - index]);
        sum = if plus { b.ins().add64(sum, product) } else { b.ins().sub64(sum, product) };
    }
    b.ret(conv::SYSV, sum);
    Ok(b.finish()?)
}

/// Writes an allocated function as machine code.
struct Emitter<'a> {
    func: &'a Function,
    alloc: &'a Allocation,
    frame: Frame,
    defining_insts: DefiningInsts,
    asm: CodeAssembler,
    labels: BTreeMap<CodeBlock, CodeLabel>,
    /// The block that is written next.
    next: Option<CodeBlock>,
}

type Emitted = Result<(), Box<dyn Error>>;

impl Emitter<'_> {
    fn function(mut self) -> Result<Vec<u8>, Box<dyn Error>> {
        self.frame_ops(self.frame.prologue())?;
        let order = block_layout(self.func, self.alloc);
        self.labels = order.iter().map(|&block| (block, self.asm.create_label())).collect();
        for (index, block) in order.iter().enumerate() {
            self.next = order.get(index + 1).copied();
            self.asm.set_label(self.labels.get_mut(block).expect("each block has a label"))?;
            for step in block.steps(self.func, self.alloc) {
                if step.is_no_op(self.func, &TARGET, &self.defining_insts) {
                    continue;
                }
                match step {
                    Step::Edit(edit) => self.edit(edit)?,
                    Step::Inst { inst, form, locs } => self.inst(inst, form, locs)?,
                    Step::Block(_) | Step::SplitEdge(_) => {}
                }
            }
            if let CodeBlock::SplitEdge(edge) = *block {
                self.jump(CodeBlock::Block(self.func.edge(edge).to))?;
            }
        }
        Ok(self.asm.assemble(0)?)
    }

    /// Jumps to a block, unless that is the next one.
    fn jump(&mut self, to: CodeBlock) -> Emitted {
        if self.next != Some(to) {
            self.asm.jmp(self.labels[&to])?;
        }
        Ok(())
    }

    fn inst(&mut self, inst: Inst, form: Form, locs: &[Loc]) -> Emitted {
        let func = self.func;
        match AnyForm::from(form) {
            AnyForm::Zero64 => {
                self.asm.add_instruction(Instruction::with2(Code::Xor_rm64_r64, gpr(locs[0]), gpr(locs[0]))?)?
            }
            AnyForm::Load64 => {
                let displacement = func.value_tag(func.inst_operands(inst)[0]).cast_signed();
                let address = MemoryOperand::with_base_displ(gpr(locs[1]), displacement);
                self.asm.add_instruction(Instruction::with2(Code::Mov_r64_rm64, gpr(locs[0]), address)?)?;
            }
            // The result is tied to the first source, or to the second one in the swapped alternative.
            AnyForm::Add64(alternative) => match alternative {
                Add64::Base => self.two_address(Code::Add_r64_rm64, locs[0], locs[2])?,
                Add64::Swapped => self.two_address(Code::Add_r64_rm64, locs[0], locs[1])?,
                Add64::Lea => {
                    let sum = MemoryOperand::with_base_index(gpr(locs[1]), gpr(locs[2]));
                    self.asm.add_instruction(Instruction::with2(Code::Lea_r64_m, gpr(locs[0]), sum)?)?;
                }
                // The result and the source to which it is tied are in one slot.
                Add64::InSlot => self.in_slot(Code::Add_rm64_r64, locs[0], locs[2])?,
                Add64::InSlotSwapped => self.in_slot(Code::Add_rm64_r64, locs[0], locs[1])?,
            },
            AnyForm::Sub64(alternative) => match alternative {
                Sub64::Base => self.two_address(Code::Sub_r64_rm64, locs[0], locs[2])?,
                Sub64::InSlot => self.in_slot(Code::Sub_rm64_r64, locs[0], locs[2])?,
            },
            AnyForm::Imul64(alternative) => match alternative {
                Imul64::Base => self.two_address(Code::Imul_r64_rm64, locs[0], locs[2])?,
                Imul64::Swapped => self.two_address(Code::Imul_r64_rm64, locs[0], locs[1])?,
            },
            AnyForm::Div64 => self.asm.add_instruction(match locs[4] {
                Loc::Slot(slot) => Instruction::with1(Code::Div_rm64, self.memory(slot))?,
                by => Instruction::with1(Code::Div_rm64, gpr(by))?,
            })?,
            AnyForm::Cmp64ImmJump => {
                self.asm.add_instruction(match locs[0] {
                    Loc::Slot(slot) => Instruction::with2(Code::Cmp_rm64_imm8, self.memory(slot), 0)?,
                    a => Instruction::with2(Code::Cmp_rm64_imm8, gpr(a), 0)?,
                })?;
                self.asm.je(self.labels[&self.successor(inst, 0)])?;
                self.jump(self.successor(inst, 1))?;
            }
            AnyForm::Jump => self.jump(self.successor(inst, 0))?,
            AnyForm::Local(local) if func.form(&TARGET, local).kind == FormKind::Return => {
                self.frame_ops(self.frame.epilogue())?;
                self.asm.ret()?;
            }
            other => return Err(format!("no code for {other:?}").into()),
        }
        Ok(())
    }

    fn frame_ops(&mut self, ops: Vec<FrameOp>) -> Emitted {
        for op in ops {
            match op {
                FrameOp::Adjust(by) => self.asm.add(rsp, by)?,
                FrameOp::AdjustScalable(_) => return Err("x86-64 has no scalable values".into()),
                FrameOp::Store(reg, _, offset) => self.asm.mov(qword_ptr(rsp + offset), asm_gpr(reg))?,
                FrameOp::Load(reg, _, offset) => self.asm.mov(asm_gpr(reg), qword_ptr(rsp + offset))?,
            }
        }
        Ok(())
    }

    fn two_address(&mut self, code: Code, result: Loc, source: Loc) -> Emitted {
        Ok(self.asm.add_instruction(match source {
            Loc::Slot(slot) => Instruction::with2(code, gpr(result), self.memory(slot))?,
            source => Instruction::with2(code, gpr(result), gpr(source))?,
        })?)
    }

    fn in_slot(&mut self, code: Code, result: Loc, source: Loc) -> Emitted {
        let slot = result.slot().expect("the form has its result in a slot");
        Ok(self.asm.add_instruction(Instruction::with2(code, self.memory(slot), gpr(source))?)?)
    }

    /// Where a branch goes for the successor with this number.
    fn successor(&self, branch: Inst, index: usize) -> CodeBlock {
        let edge = self.func.succ_edges(self.func.block_of(branch)).nth(index).expect("as many as the form takes");
        CodeBlock::of_edge(self.func, self.alloc, edge)
    }

    fn edit(&mut self, edit: Edit) -> Emitted {
        match edit {
            Edit::Move { from, to, .. } => self.asm.mov(asm_gpr(to), asm_gpr(from))?,
            Edit::Swap { a, b, .. } => self.asm.xchg(asm_gpr(a), asm_gpr(b))?,
            Edit::Store { from, to, .. } => self.asm.mov(qword_ptr(rsp + self.offset(to)), asm_gpr(from))?,
            Edit::Load { from, to, .. } => self.asm.mov(asm_gpr(to), qword_ptr(rsp + self.offset(from)))?,
            Edit::Remat { value, from, to } => {
                let func = self.func;
                let inst = self.defining_insts.get(value).expect("what an instruction defines");
                let locs: Vec<Loc> = from.operands(func.inst_form(&TARGET, inst), to).collect();
                self.inst(inst, func.inst(inst).form, &locs)?;
            }
            Edit::Transfer { .. } => return Err("no value here may spill to another bank".into()),
            Edit::Scratch { .. } => return Err("no copy here takes a scratch register".into()),
        }
        Ok(())
    }

    fn memory(&self, slot: Slot) -> MemoryOperand {
        MemoryOperand::with_base_displ(Register::RSP, self.offset(slot).into())
    }
    fn offset(&self, slot: Slot) -> u32 {
        self.frame.layout.slot(self.alloc, slot)
    }
}

fn gpr(loc: Loc) -> Register {
    asm_gpr(loc.reg().expect("an operand that takes no slot")).into()
}

fn asm_gpr(reg: Reg) -> AsmRegister64 {
    get_gpr64(Register::RAX + u32::from(TARGET.reg(reg).encoding)).expect("a general-purpose register")
}

/// Allocates, checks, emits, and maps the code into memory that can be executed.
fn compile(func: &Function) -> Result<memmap2::Mmap, Box<dyn Error>> {
    let alloc = Context::new().allocate(func, &TARGET, &Options::default())?;
    verify::check(func, &TARGET, &alloc)?;
    let frame = Frame::new(func, &TARGET, &alloc, Reach::ALL)?;
    let (defining_insts, asm) = (func.defining_insts(&TARGET), CodeAssembler::new(64)?);
    let emitter = Emitter { func, alloc: &alloc, frame, defining_insts, asm, labels: BTreeMap::new(), next: None };
    let code = emitter.function()?;
    let (insts, bytes, stats) = (func.num_insts(), code.len(), ssara_core::stats(func, &TARGET, &alloc)?);
    let [moves, stores, reloads] = [stats.moves, stats.stores, stats.reloads].map(|inserted| inserted.count);
    println!("{}: {insts} instructions, {moves} moves, {stores} stores, {reloads} reloads, {bytes} bytes", func.name);
    let mut memory = memmap2::MmapMut::map_anon(code.len())?;
    memory.copy_from_slice(&code);
    Ok(memory.make_exec()?)
}

#[cfg(all(target_arch = "x86_64", unix))]
fn main() -> Result<(), Box<dyn Error>> {
    let code = compile(&gcd()?)?;
    // SAFETY: the code is a function of this type, by the System V convention, and `code` outlives the calls.
    let gcd: extern "sysv64" fn(u64, u64) -> u64 = unsafe { std::mem::transmute(code.as_ptr()) };
    for (a, b) in [(0, 0), (7, 0), (12, 18), (1_071, 462), (600_851_475_143, 1_234_169 * 6_857)] {
        println!("gcd({a}, {b}) = {}", gcd(a, b));
    }

    let code = compile(&determinant()?)?;
    // SAFETY: as above; the code reads sixteen numbers after its argument.
    let determinant: extern "sysv64" fn(&[[i64; 4]; 4]) -> i64 = unsafe { std::mem::transmute(code.as_ptr()) };
    for matrix in [
        [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]],
        [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]],
        [[2, -3, 1, 5], [4, 0, -2, 1], [7, 6, 3, -1], [1, 1, 2, 8]],
    ] {
        println!("determinant of {matrix:?} = {}", determinant(&matrix));
    }
    Ok(())
}

#[cfg(not(all(target_arch = "x86_64", unix)))]
fn main() -> Result<(), Box<dyn Error>> {
    for func in [gcd()?, determinant()?] {
        compile(&func)?;
    }
    println!("the code is for x86-64 and the System V convention: not run here");
    Ok(())
}
