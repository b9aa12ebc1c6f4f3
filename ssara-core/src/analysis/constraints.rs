//! The constraints of the operands of each instruction, and the shape of its form.
//!
//! # Input
//!
//! The form of each instruction, which validation has looked up.
//!
//! # Output
//!
//! Forms are shared and lie in several tables. A function uses a small part of these. Validation collects the forms of the
//! function here: a few cache lines instead of tables all over the target. These are the forms in which instructions come.
//! The alternative forms in which some are issued are in the spiller's `FormChoices`.
//!
//! The constraints are there twice. Those of a form serve passes that look at one instruction. Those of all operands of the
//! function, one after the other, serve passes that look at all operands of a block in one loop.
//!
//! # Why correct
//!
//! A form does not change while a function is allocated, so copies of its constraints stay equal to it.
//!
//! # Cost
//!
//! Linear in the instructions, and in the forms that the function uses.

use alloc::vec::Vec;
use core::ops::Range;

use cranelift_entity::EntityRef;

use crate::ir::{Block, Function, Inst, Value};
use crate::regs::form_shape::{FormShape, OtherForms};
use crate::regs::homes::Homes;
use crate::target::{Form, FormKind, FormView, OperandDesc, Remat, TargetDesc};

/// Marks a form without a number. The tables have an entry for each form of the target, and an `Option` would double
/// them.
const NONE: u32 = u32::MAX;

/// The number of constraints that are copied at once. The constraints of a form are a multiple of it in memory.
const CHUNK: usize = 4;
/// What fills a chunk, and means nothing.
const FILLER: OperandDesc = OperandDesc::from_bits(0);

/// A form that the function uses.
#[derive(Clone, Copy, Debug)]
pub struct FormInfo {
    /// The form.
    pub form: Form,
    /// Its kind.
    pub kind: FormKind,
    /// Whether its def may be computed again.
    pub remat: Remat,
    /// What it demands of registers.
    pub shape: FormShape,
    /// Whether an instruction has it.
    pub is_used: bool,
    /// The banks of its operands that take any register of their type, as bits.
    pub banks: u64,
    /// The number of operands that it defines, and the index of the first.
    pub defs: (u32, u32),
    /// A number that no other form has, for all functions that a context allocates; 0 if it has none.
    pub key: u64,
    /// Its constraints among those of all forms.
    descs: (u32, u32),
}

/// The constraints of a function's operands. Keeps its buffers.
#[derive(Default, Debug)]
pub struct Constraints {
    /// By instruction: the number of its form.
    numbers: Vec<u32>,
    /// The forms that the function uses, by their number.
    forms: Vec<FormInfo>,
    /// The constraints of these forms, one form after the other, each filled up to whole chunks.
    form_descs: Vec<OperandDesc>,
    /// By operand of the function: its constraint. There may be more after the last operand, which mean nothing.
    descs: Vec<OperandDesc>,
    /// By operand of the function: its instruction. The same holds for these.
    insts: Vec<u32>,
    /// The instructions with clobbers or fixed operands, in order.
    points: Vec<Inst>,
    /// The instructions without alternatives of which a use takes only some registers of its type, in order.
    narrow: Vec<Inst>,
    /// The instructions with alternatives, in order.
    with_alternatives: Vec<Inst>,
    /// By block: the first of its instructions in `points`, and one past the last.
    point_range: Vec<(u32, u32)>,
    /// The numbers of forms of the target and of the function, or `NONE`.
    target_numbers: Vec<u32>,
    local_numbers: Vec<u32>,
}

impl Constraints {
    /// Starts over.
    pub fn reset(&mut self, func: &Function, target: &TargetDesc) {
        // Targets have many forms, and a function uses few of them.
        for info in self.forms.iter().filter(|info| !info.form.is_local()) {
            self.target_numbers[info.form.table_index()] = NONE;
        }
        self.target_numbers.resize(target.forms.len(), NONE);
        self.local_numbers.clear();
        self.local_numbers.resize(func.local_forms().len(), NONE);
        self.forms.clear();
        self.form_descs.clear();
        self.numbers.clear();
        self.numbers.reserve(func.num_insts());
        // What is left from the function before is overwritten before it is read.
        let operands = func.num_operands() + CHUNK;
        if self.descs.len() < operands {
            self.descs.resize(operands, FILLER);
            self.insts.resize(operands, 0);
        }
        self.points.clear();
        self.narrow.clear();
        self.with_alternatives.clear();
        self.point_range.clear();
    }
    /// The number of a form that has been added.
    #[inline]
    pub fn number_of(&self, form: Form) -> Option<u32> {
        let numbers = if form.is_local() { &self.local_numbers } else { &self.target_numbers };
        numbers.get(form.table_index()).copied().filter(|&number| number != NONE)
    }
    /// Adds a form, of the target or of the function, and returns its number.
    pub fn add_form(
        &mut self,
        (target, homes): (&TargetDesc, &Homes),
        form: Form,
        view: FormView<'_>,
        others: OtherForms,
    ) -> u32 {
        let number = self.next_number(form);
        let descs = self.add_form_descs(view.operands());
        let at_home = view.operands().map(OperandDesc::class).filter(|&class| homes.is_home(class));
        let banks = at_home.fold(0, |banks, class| banks | 1 << target.ty(target.class(class).ty).bank.index());
        let shape = FormShape::new(target, view, others, homes);
        let added = &self.form_descs[descs.0 as usize..descs.1 as usize];
        let first = added.iter().position(|desc| desc.is_def()).unwrap_or(added.len());
        let defs = (added[first..].iter().filter(|desc| desc.is_def()).count() as u32, first as u32);
        let (kind, remat) = (view.kind, view.remat);
        self.forms.push(FormInfo { form, kind, remat, shape, is_used: false, banks, defs, key: 0, descs });
        number
    }
    /// Adds a form of which everything is known but its constraints' place, and returns its number.
    pub fn add_known_form(&mut self, form: Form, info: FormInfo, descs: &[OperandDesc]) -> u32 {
        let number = self.next_number(form);
        let descs = self.add_form_descs(descs.iter().copied());
        self.forms.push(FormInfo { form, is_used: false, descs, ..info });
        number
    }
    /// Gives a form its [key](FormInfo::key).
    pub fn set_key(&mut self, number: u32, key: u64) {
        self.forms[number as usize].key = key;
    }
    /// The number of the next form, which is this one.
    fn next_number(&mut self, form: Form) -> u32 {
        let number = self.forms.len() as u32;
        let numbers = if form.is_local() { &mut self.local_numbers } else { &mut self.target_numbers };
        numbers[form.table_index()] = number;
        number
    }
    /// Adds the constraints of a form, filled up to whole chunks. Returns their range.
    fn add_form_descs(&mut self, descs: impl Iterator<Item = OperandDesc>) -> (u32, u32) {
        let start = self.form_descs.len();
        self.form_descs.extend(descs);
        let end = self.form_descs.len();
        self.form_descs.resize(start + (end - start).max(1).next_multiple_of(CHUNK), FILLER);
        (start as u32, end as u32)
    }
    /// Adds the next instruction, which has the form of this number.
    #[inline]
    pub fn add_inst(&mut self, number: u32) {
        self.numbers.push(number);
        self.forms[number as usize].is_used = true;
    }
    /// Adds the operands of an instruction of this form, of which the first one has the number `at` in the function.
    /// Instructions come in order.
    #[inline(always)]
    pub fn add_operands(&mut self, inst: Inst, info: &FormInfo, mut at: usize) {
        if info.shape.has_clobbers() | info.shape.has_fixed() {
            self.points.push(inst);
        }
        if info.shape.has_narrow_uses() & !info.shape.has_alternatives() {
            self.narrow.push(inst);
        }
        if info.shape.has_alternatives() {
            self.with_alternatives.push(inst);
        }
        let (start, end) = info.descs;
        let mut from = start as usize;
        // Nearly all instructions have one chunk.
        loop {
            self.descs[at..at + CHUNK].copy_from_slice(&self.form_descs[from..from + CHUNK]);
            self.insts[at..at + CHUNK].fill(inst.as_u32());
            (at, from) = (at + CHUNK, from + CHUNK);
            if from >= end as usize {
                break;
            }
        }
    }
    /// Ends the next block, whose instructions have been added.
    pub fn end_block(&mut self) {
        let start = self.point_range.last().map_or(0, |range| range.1);
        self.point_range.push((start, self.points.len() as u32));
    }
    /// The instruction of an operand, given by its position in the function.
    #[inline]
    pub fn inst_of(&self, operand: usize) -> Inst {
        Inst::from_u32(self.insts[operand])
    }
    /// The constraints of operands and their instructions, given by their positions in the function.
    #[inline]
    pub fn tape(&self, range: Range<usize>) -> (&[OperandDesc], &[u32]) {
        (&self.descs[range.clone()], &self.insts[range])
    }
    /// The instructions of a block that have clobbers or fixed operands, in order.
    #[inline]
    pub fn points(&self, block: Block) -> &[Inst] {
        let (start, end) = self.point_range[block.index()];
        &self.points[start as usize..end as usize]
    }

    /// The instructions of a block that have clobbers, in order.
    #[inline]
    pub fn clobbering(&self, block: Block) -> impl Iterator<Item = Inst> + '_ {
        self.points(block).iter().copied().filter(|&inst| self.shape(inst).has_clobbers())
    }

    /// The instructions without alternatives of which a use takes only some registers of its type, in order.
    #[inline]
    pub fn narrow(&self) -> &[Inst] {
        &self.narrow
    }

    /// The instructions with alternatives, in order.
    #[inline]
    pub fn with_alternatives(&self) -> &[Inst] {
        &self.with_alternatives
    }

    /// The forms that the function uses, and perhaps others.
    #[inline]
    pub fn forms(&self) -> &[FormInfo] {
        &self.forms
    }
    /// Those that go beyond homes: an operand names registers in which values do not live, or clobbers cut a register.
    pub fn forms_beyond_homes(&self) -> impl Iterator<Item = Form> + '_ {
        self.forms.iter().filter(|info| info.shape.goes_beyond_homes()).map(|info| info.form)
    }
    /// The number of an instruction's form in [`Constraints::forms`].
    #[inline]
    pub fn number(&self, inst: Inst) -> usize {
        self.numbers[inst.index()] as usize
    }
    /// The form of an instruction.
    #[inline]
    pub fn form(&self, inst: Inst) -> &FormInfo {
        &self.forms[self.numbers[inst.index()] as usize]
    }
    /// The shape of an instruction's form.
    #[inline]
    pub fn shape(&self, inst: Inst) -> &FormShape {
        &self.form(inst).shape
    }
    /// The shape of a form that has been added.
    #[inline]
    pub fn shape_of(&self, form: Form) -> &FormShape {
        &self.info_of(form).shape
    }
    /// What is known of a form that has been added.
    #[inline]
    fn info_of(&self, form: Form) -> &FormInfo {
        let numbers = if form.is_local() { &self.local_numbers } else { &self.target_numbers };
        &self.forms[numbers[form.table_index()] as usize]
    }
    /// The constraints of the operands of a form that has been added.
    #[inline]
    pub fn descs_of(&self, form: Form) -> &[OperandDesc] {
        let (start, end) = self.info_of(form).descs;
        &self.form_descs[start as usize..end as usize]
    }
    /// The shape of a form that has been added, and the constraints of its operands.
    #[inline]
    pub fn shape_and_descs_of(&self, form: Form) -> (&FormShape, &[OperandDesc]) {
        let FormInfo { shape, descs: (start, end), .. } = self.info_of(form);
        (shape, &self.form_descs[*start as usize..*end as usize])
    }
    /// The constraints of an instruction's operands.
    #[inline(always)]
    pub fn descs(&self, inst: Inst) -> &[OperandDesc] {
        self.form_descs(self.numbers[inst.index()])
    }
    /// Whether the last instruction of a block defines anything.
    #[inline]
    pub fn defines_at_end(&self, func: &Function, block: Block) -> bool {
        func.terminator(block).is_some_and(|last| self.descs(last).iter().any(|desc| desc.is_def()))
    }
    /// The constraints of the operands of a form.
    #[inline(always)]
    pub fn form_descs(&self, number: u32) -> &[OperandDesc] {
        let (start, end) = self.forms[number as usize].descs;
        &self.form_descs[start as usize..end as usize]
    }
    /// The operands of an instruction with their constraints.
    #[inline(always)]
    pub fn operands<'a>(
        &'a self,
        func: &'a Function,
        inst: Inst,
    ) -> impl ExactSizeIterator<Item = (Value, OperandDesc)> + DoubleEndedIterator + Clone + 'a {
        func.inst_operands(inst).iter().copied().zip(self.descs(inst).iter().copied())
    }
}
