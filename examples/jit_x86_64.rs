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
use ssara_core::emit::{CodeBlock, FrameLayout, FrameRules, block_layout};
use ssara_core::ir::{Block, Edge, Function, Inst};
use ssara_core::output::{Allocation, Edit, Loc, Slot, Step};
use ssara_core::target::{Form, FormKind, Reg};
use ssara_core::typed::Val;
use ssara_core::{Context, Options, verify};
use ssara_targets::x86_64::{Builder, I64, TARGET, conv, form};

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
    asm: CodeAssembler,
    blocks: Vec<CodeLabel>,
    frame: FrameLayout,
    /// The block that is written next.
    next: Option<CodeBlock>,
    /// The labels of split edges.
    edges: BTreeMap<Edge, CodeLabel>,
}

type Emitted = Result<(), Box<dyn Error>>;

impl Emitter<'_> {
    fn function(mut self) -> Result<Vec<u8>, Box<dyn Error>> {
        self.asm.sub(rsp, self.frame.size.cast_signed())?;
        let order = block_layout(self.func, self.alloc);
        for (index, &block) in order.iter().enumerate() {
            self.next = order.get(index + 1).copied();
            match block {
                CodeBlock::Block(block) => self.asm.set_label(&mut self.blocks[block.as_u32() as usize])?,
                CodeBlock::SplitEdge(edge) => {
                    let label = self.edges.get_mut(&edge).expect("a jump goes there, from a block before");
                    self.asm.set_label(label)?;
                }
            }
            for step in block.steps(self.func, self.alloc) {
                match (step, block) {
                    (Step::Edit(edit), _) => self.edit(edit)?,
                    (Step::Inst { inst, form, locs }, CodeBlock::Block(block)) => self.inst(block, inst, form, locs)?,
                    _ => unreachable!("a block has edits and instructions, a split edge has edits"),
                }
            }
            if let CodeBlock::SplitEdge(edge) = block {
                self.jump(CodeBlock::Block(self.func.edge(edge).to))?;
            }
        }
        Ok(self.asm.assemble(0)?)
    }

    /// Jumps to a block, unless that is the next one.
    fn jump(&mut self, to: CodeBlock) -> Emitted {
        if self.next != Some(to) {
            let label = self.label(to);
            self.asm.jmp(label)?;
        }
        Ok(())
    }

    fn inst(&mut self, block: Block, inst: Inst, form: Form, locs: &[Loc]) -> Emitted {
        let func = self.func;
        match form {
            form::ZERO64 => {
                self.asm.add_instruction(Instruction::with2(Code::Xor_rm64_r64, gpr(locs[0]), gpr(locs[0]))?)?
            }
            form::LOAD64 => {
                let displacement = func.value_tag(func.inst_operands(inst)[0]).cast_signed();
                let address = MemoryOperand::with_base_displ(gpr(locs[1]), displacement);
                self.asm.add_instruction(Instruction::with2(Code::Mov_r64_rm64, gpr(locs[0]), address)?)?;
            }
            // The result is tied to the first source, or to the second one in the swapped alternative.
            form::ADD64 => self.two_address(Code::Add_r64_rm64, locs[0], locs[2])?,
            form::ADD64_SWAPPED => self.two_address(Code::Add_r64_rm64, locs[0], locs[1])?,
            form::ADD64_LEA => {
                let sum = MemoryOperand::with_base_index(gpr(locs[1]), gpr(locs[2]));
                self.asm.add_instruction(Instruction::with2(Code::Lea_r64_m, gpr(locs[0]), sum)?)?;
            }
            form::SUB64 => self.two_address(Code::Sub_r64_rm64, locs[0], locs[2])?,
            // The result and the source to which it is tied are in one slot.
            form::ADD64_IN_SLOT => self.in_slot(Code::Add_rm64_r64, locs[0], locs[2])?,
            form::ADD64_IN_SLOT_SWAPPED => self.in_slot(Code::Add_rm64_r64, locs[0], locs[1])?,
            form::SUB64_IN_SLOT => self.in_slot(Code::Sub_rm64_r64, locs[0], locs[2])?,
            form::IMUL64 => self.two_address(Code::Imul_r64_rm64, locs[0], locs[2])?,
            form::IMUL64_SWAPPED => self.two_address(Code::Imul_r64_rm64, locs[0], locs[1])?,
            form::DIV64 => self.asm.add_instruction(match locs[4] {
                Loc::Slot(slot) => Instruction::with1(Code::Div_rm64, self.memory(slot))?,
                by => Instruction::with1(Code::Div_rm64, gpr(by))?,
            })?,
            form::CMP64_IMM_JUMP => {
                self.asm.add_instruction(match locs[0] {
                    Loc::Slot(slot) => Instruction::with2(Code::Cmp_rm64_imm8, self.memory(slot), 0)?,
                    a => Instruction::with2(Code::Cmp_rm64_imm8, gpr(a), 0)?,
                })?;
                let if_zero = self.label(self.successor(block, 0));
                self.asm.je(if_zero)?;
                self.jump(self.successor(block, 1))?;
            }
            form::JUMP => self.jump(self.successor(block, 0))?,
            other => match func.form(&TARGET, other).kind {
                FormKind::Entry => {}
                FormKind::Return => {
                    self.asm.add(rsp, self.frame.size.cast_signed())?;
                    self.asm.ret()?;
                }
                _ => return Err(format!("no code for `{}`", func.form_name(&TARGET, other)).into()),
            },
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

    /// Where the jump to a successor goes: to the block, or to the code of the edge.
    fn successor(&self, block: Block, index: usize) -> CodeBlock {
        let edge = self.func.succ_edges(block).nth(index).expect("as many successors as the form takes");
        if self.alloc.splits(edge) { CodeBlock::SplitEdge(edge) } else { CodeBlock::Block(self.func.edge(edge).to) }
    }

    fn label(&mut self, block: CodeBlock) -> CodeLabel {
        let asm = &mut self.asm;
        match block {
            CodeBlock::Block(block) => self.blocks[block.as_u32() as usize],
            CodeBlock::SplitEdge(edge) => *self.edges.entry(edge).or_insert_with(|| asm.create_label()),
        }
    }

    fn edit(&mut self, edit: Edit) -> Emitted {
        match edit {
            Edit::Move { from, to, .. } => self.asm.mov(asm_gpr(to), asm_gpr(from))?,
            Edit::Swap { a, b, .. } => self.asm.xchg(asm_gpr(a), asm_gpr(b))?,
            Edit::Store { from, to, .. } => self.asm.mov(qword_ptr(rsp + self.offset(to)), asm_gpr(from))?,
            Edit::Load { from, to, .. } => self.asm.mov(asm_gpr(to), qword_ptr(rsp + self.offset(from)))?,
            Edit::Remat { value, to } => {
                let func = self.func;
                let inst = func.defining_insts(&TARGET)[value.as_u32() as usize].expect("what an instruction defines");
                self.inst(func.block_of(inst), inst, func.inst(inst).form, &[Loc::Reg(to)])?;
            }
            Edit::Transfer { .. } => return Err("no value here may spill to another bank".into()),
        }
        Ok(())
    }

    fn memory(&self, slot: Slot) -> MemoryOperand {
        MemoryOperand::with_base_displ(Register::RSP, self.offset(slot).into())
    }
    fn offset(&self, slot: Slot) -> u32 {
        self.frame.slot(self.alloc, slot)
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
    assert_eq!(verify::check(func, &TARGET, &alloc), Ok(()));
    let mut asm = CodeAssembler::new(64)?;
    let blocks = func.blocks().map(|_| asm.create_label()).collect();
    let rules = FrameRules { pushed: 8, align: 16, ..FrameRules::default() };
    let frame = FrameLayout::new(&TARGET, &alloc, &rules)?;
    let code = Emitter { func, alloc: &alloc, asm, blocks, frame, next: None, edges: BTreeMap::new() }.function()?;
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
