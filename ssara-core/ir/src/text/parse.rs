//! The grammar: files, and the bodies of functions. Heads are in [`head`](crate::text::head).
//!
//! A function is built in one pass. A line may name a block or a value that has not been seen yet. Such names are resolved
//! at the end of the function, where values and blocks get their final [numbers](crate::text::numbering).

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::ir::{Block, FunctionBuilder, Inst, InstHandle, Value};
use crate::output::{Allocation, Edit, Loc, Point, Slot};
use crate::text::Parsed;
use crate::text::annotations::ValueAnnotations;
use crate::text::cursor::{Cursor, Parse, Word};
use crate::text::lex::{Excerpt, Token, error_at};
use crate::text::names::{Names, numbered, suggestion};
use crate::text::numbering::Numbering;
use ssara_tables::target::{Form, Reg, Target, Type};

/// The one function of `source`.
pub(super) fn one(source: &str, target: &Target) -> Parse<Parsed> {
    let mut cursor = Cursor::new(source)?;
    let names = Names::new(target);
    cursor.skip_newlines()?;
    let parsed = FunctionParser::function(&mut cursor, &names, target)?;
    cursor.skip_newlines()?;
    if *cursor.token() == Token::End { Ok(parsed) } else { Err(cursor.expected("nothing after the function")) }
}

/// All functions of `source`.
pub(super) fn all(source: &str, target: &Target) -> Parse<Vec<Parsed>> {
    let mut cursor = Cursor::new(source)?;
    let names = Names::new(target);
    let mut functions = Vec::new();
    cursor.skip_newlines()?;
    while *cursor.token() != Token::End {
        functions.push(FunctionParser::function(&mut cursor, &names, target)?);
        cursor.skip_newlines()?;
    }
    Ok(functions)
}

/// The ISA of the first function of `source`.
pub(super) fn isa_name(source: &str) -> Parse<String> {
    let mut cursor = Cursor::new(source)?;
    cursor.skip_newlines()?;
    Ok(Title::parse(&mut cursor)?.isa.text.to_string())
}

/// The start of a function, up to the ISA.
struct Title<'s> {
    allocated: bool,
    name: String,
    isa: Word<'s>,
}

impl<'s> Title<'s> {
    fn parse(cursor: &mut Cursor<'s>) -> Parse<Self> {
        let allocated = cursor.eat_word("allocated")?;
        cursor.expect_word("function")?;
        let name = cursor.text("the name of the function")?;
        cursor.expect_word("isa")?;
        Ok(Title { allocated, name, isa: cursor.word("the name of the ISA")? })
    }
}

/// What the parser knows about a value so far.
#[derive(Clone, Copy, Default)]
pub(super) struct ValueInfo {
    ty: Option<Type>,
    pub(super) annotations: ValueAnnotations,
    /// Where the text first names it, in bytes.
    seen: usize,
}

/// An operand as the text has it.
#[derive(Clone, Copy)]
struct OperandText {
    at: usize,
    value: Value,
    loc: Loc,
    hint: Option<Reg>,
}

/// A function being parsed.
pub(super) struct FunctionParser<'c, 's, 't> {
    pub(super) cursor: &'c mut Cursor<'s>,
    pub(super) names: &'c Names<'t>,
    pub(super) target: &'t Target,
    pub(super) builder: FunctionBuilder<'t>,
    pub(super) local_forms: BTreeMap<&'s str, Form>,
    /// The form to which the head may still add alternatives, and those it has.
    pub(super) last_form: Option<Form>,
    pub(super) alternatives: core::ops::Range<usize>,
    numbering: Numbering,
    /// In the order in which the text first names them.
    pub(super) values: Vec<ValueInfo>,
    /// Where each instruction starts.
    inst_starts: Vec<usize>,
    /// Where each operand starts.
    operand_starts: Vec<usize>,
    pub(super) num_insts: u32,
    /// The destinations of the edges so far, with their numbers in the text.
    pub(super) edges: Vec<Block>,
    /// Where the text names blocks as destinations.
    block_refs: Vec<(Block, usize)>,
    /// The allocation of an allocated function, with the edits before instructions.
    pub(super) allocation: Option<Allocation>,
    pub(super) edge_edits: Vec<(Point, Edit)>,
}

impl<'c, 's, 't> FunctionParser<'c, 's, 't> {
    /// A function, from its first word to its closing brace.
    fn function(cursor: &'c mut Cursor<'s>, names: &'c Names<'t>, target: &'t Target) -> Parse<Parsed> {
        let start = cursor.at();
        let title = Title::parse(cursor)?;
        if title.isa.text != target.name {
            let message = format!("the function is for `{}`, not for `{}`", Excerpt(title.isa.text), target.name);
            return Err(cursor.error(title.isa.at, message));
        }
        let mut parser = FunctionParser {
            cursor,
            names,
            target,
            builder: FunctionBuilder::new(target, &title.name),
            local_forms: BTreeMap::new(),
            last_form: None,
            alternatives: 0..0,
            numbering: Numbering::default(),
            values: Vec::new(),
            inst_starts: Vec::new(),
            operand_starts: Vec::new(),
            num_insts: 0,
            edges: Vec::new(),
            block_refs: Vec::new(),
            allocation: title.allocated.then(Allocation::default),
            edge_edits: Vec::new(),
        };
        parser.head()?;
        while !parser.cursor.is("}") {
            parser.block()?;
        }
        parser.cursor.expect("}")?;
        parser.finish(start)
    }

    fn finish(mut self, start: usize) -> Parse<Parsed> {
        for &(block, at) in &self.block_refs {
            if self.numbering.block(block.as_u32()).is_none() {
                return Err(self.cursor.error(at, format!("there is no {block}")));
            }
        }
        let values = self.numbering.final_values();
        for (number, first) in self.numbering.values().collect::<Vec<_>>() {
            let info = self.values[first.index()];
            let Some(ty) = info.ty else {
                let value = Value::from_u32(number);
                let declare = format!("`value {value}: <type>` in the head declares a value that nothing defines");
                return Err(self.cursor.error_help(info.seen, format!("{value} has no definition"), Some(declare)));
            };
            let value = self.builder.create_value(ty);
            self.annotate(value, info.annotations);
        }
        let block = |block: Block| self.numbering.block(block.as_u32()).unwrap_or(block);
        self.builder.rename(|value| values[value.index()], block);
        if let Some(allocation) = &mut self.allocation {
            allocation.edits.append(&mut self.edge_edits);
            for (_, edit) in &mut allocation.edits {
                if let Edit::Remat { value, .. } = edit {
                    *value = values[value.index()];
                }
            }
        }
        let mut function = self.builder.finish();
        self.numbering.name(&mut function);
        let FunctionParser { allocation, inst_starts: insts, operand_starts: operands, .. } = self;
        Ok(Parsed { function, allocation, start, insts, operands })
    }

    /// A block: its head, its instructions, the edits on its edges.
    fn block(&mut self) -> Parse<()> {
        let block = self.block_head()?;
        let first_edge = self.edges.len();
        self.builder.switch_to(block);
        loop {
            if self.cursor.is("+") {
                self.edit(Point::Before(Inst::from_u32(self.num_insts)))?;
                continue;
            }
            if self.cursor.is("->") {
                self.successors()?;
                break;
            }
            let Some(first) = self.word_of_instruction()? else { break };
            self.instruction(first)?;
            if self.cursor.is("->") {
                self.successors()?;
                break;
            }
            self.cursor.end_line()?;
        }
        self.edits_on_edges(first_edge)
    }

    /// `block1(v2: i64) freq 8:`
    fn block_head(&mut self) -> Parse<Block> {
        let word = self.cursor.word("a block")?;
        let named = self.block_named(word)?;
        let block = self.builder.create_block();
        if !self.numbering.define(named.as_u32(), block) {
            return Err(self.cursor.error(word.at, format!("there is another {named} above")));
        }
        if self.cursor.eat("(")? && !self.cursor.eat(")")? {
            loop {
                let word = self.cursor.word("a parameter")?;
                let value = self.value(word)?;
                self.value_type(value, word)?;
                self.builder.push_block_param(block, value);
                if !self.cursor.eat(",")? {
                    break;
                }
            }
            self.cursor.expect(")")?;
        }
        if self.cursor.eat_word("freq")? {
            let frequency = self.cursor.number("a frequency")?;
            self.builder.set_frequency(block, frequency);
        }
        self.cursor.expect(":")?;
        self.cursor.skip_newlines()?;
        Ok(block)
    }

    /// The first word of an instruction; none where the block ends.
    fn word_of_instruction(&mut self) -> Parse<Option<Word<'s>>> {
        match *self.cursor.token() {
            Token::Punct("}") => Ok(None),
            Token::Word(word) if numbered(word, "block").is_some() || numbered(word, "edge").is_some() => Ok(None),
            _ => self.cursor.word("an instruction").map(Some),
        }
    }

    /// `v4@rax: i64 = add64 v2@rax, v3@rcx`, without what follows the uses.
    fn instruction(&mut self, first: Word<'s>) -> Parse<()> {
        self.inst_starts.push(first.at);
        let mut defs = Vec::new();
        let mut name = first;
        if self.cursor.is(":") || self.cursor.is("@") || self.cursor.is_word("hint") {
            let mut word = first;
            loop {
                let def = self.operand_text(word)?;
                self.value_type(def.value, word)?;
                defs.push(def);
                if !self.cursor.eat(",")? {
                    break;
                }
                word = self.cursor.word("a value")?;
            }
            self.cursor.expect("=")?;
            name = self.cursor.word("an instruction form")?;
        }
        let form = self.form(name)?;
        if self.cursor.is_word("as") {
            self.needs_allocation(self.cursor.at())?;
            self.cursor.expect_word("as")?;
            let word = self.cursor.word("an alternative of the instruction's form")?;
            let alternative = (Inst::from_u32(self.num_insts), self.form(word)?);
            self.allocation.as_mut().into_iter().for_each(|allocation| allocation.alternatives.push(alternative));
        }
        let mut uses = Vec::new();
        let has_uses = matches!(self.cursor.token(), Token::Word(word) if !matches!(*word, "tag" | "safepoint"));
        if has_uses {
            loop {
                let word = self.cursor.word("a value")?;
                uses.push(self.operand_text(word)?);
                if !self.cursor.eat(",")? {
                    break;
                }
            }
        }
        let inst = self.push_inst(name, form, &defs, &uses)?;
        self.inst_annotations(inst)
    }

    /// `v4@rax hint rcx`
    fn operand_text(&mut self, word: Word<'s>) -> Parse<OperandText> {
        Ok(OperandText { at: word.at, value: self.value(word)?, loc: self.location()?, hint: self.hint()? })
    }

    /// Adds an instruction, with defs and uses in the order of its form.
    fn push_inst(
        &mut self,
        name: Word<'s>,
        form: Form,
        defs: &[OperandText],
        uses: &[OperandText],
    ) -> Parse<InstHandle> {
        let to_error = |error: &dyn ToString| self.cursor.error(name.at, error.to_string());
        let view = self.builder.form(form).map_err(|error| to_error(&error))?;
        let num_defs = view.operands().filter(|operand| operand.is_def()).count();
        let num_uses = view.len() - num_defs;
        if (num_defs, num_uses) != (defs.len(), uses.len()) {
            let (d, u) = (defs.len(), uses.len());
            let counted = |count: usize, what: &str| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
            let takes = format!("{} and {}", counted(num_defs, "def"), counted(num_uses, "use"));
            let message = format!("`{}` takes {takes}, not {d} and {u}", name.text);
            return Err(self.cursor.error(name.at, message));
        }
        let (mut defs, mut uses) = (defs.iter(), uses.iter());
        let in_order = view.operands().filter_map(|operand| if operand.is_def() { defs.next() } else { uses.next() });
        let in_order: Vec<OperandText> = in_order.copied().collect();
        let operands: Vec<Value> = in_order.iter().map(|operand| operand.value).collect();
        let inst = self.builder.push_inst(form, &operands).map_err(|error| to_error(&error))?;
        for (index, operand) in in_order.iter().enumerate() {
            if let Some(reg) = operand.hint {
                self.builder.set_operand_hint(inst, index, reg);
            }
        }
        self.num_insts += 1;
        self.operand_starts.extend(in_order.iter().map(|operand| operand.at));
        if let Some(allocation) = &mut self.allocation {
            allocation.operands.extend(in_order.iter().map(|operand| operand.loc));
        }
        Ok(inst)
    }

    /// `-> block1(v0, v1), block2` or `-> computed block1, block2`, which ends a block.
    fn successors(&mut self) -> Parse<()> {
        self.cursor.expect("->")?;
        if self.cursor.eat_word("computed")? {
            self.builder.current_block().into_iter().for_each(|block| self.builder.set_computed(block));
        }
        for number in 0.. {
            let word = self.cursor.word("a block")?;
            let to = self.block_named(word)?;
            let mut args = Vec::new();
            if self.cursor.eat("(")? && !self.cursor.eat(")")? {
                loop {
                    let word = self.cursor.word("a value")?;
                    args.push(self.value(word)?);
                    if !self.cursor.eat(",")? {
                        break;
                    }
                }
                self.cursor.expect(")")?;
            }
            self.builder.successor(to, &args).map_err(|error| self.cursor.error(word.at, error.to_string()))?;
            if self.cursor.eat_word("freq")? {
                let frequency = self.cursor.number("a frequency")?;
                let from = self.builder.current_block();
                from.into_iter().for_each(|from| self.builder.set_edge_frequency(from, number, frequency));
            }
            self.edges.push(to);
            self.block_refs.push((to, word.at));
            if !self.cursor.eat(",")? {
                break;
            }
        }
        self.cursor.end_line()?;
        match self.cursor.token() {
            Token::Punct("}") => Ok(()),
            Token::Word(word) if numbered(word, "block").is_some() || numbered(word, "edge").is_some() => Ok(()),
            _ => Err(self.cursor.expected("the next block: successors end a block")),
        }
    }

    /// Reports an error at `at` if the function is not allocated: only an allocated one has locations and edits.
    pub(super) fn needs_allocation(&self, at: usize) -> Parse<()> {
        if self.allocation.is_some() {
            return Ok(());
        }
        let help = "a function with locations and edits starts with `allocated function`".to_string();
        Err(self.cursor.error_help(at, "this function is not an allocated one", Some(help)))
    }

    /// `@rax`, `@slot1`, or nothing.
    fn location(&mut self) -> Parse<Loc> {
        if !self.cursor.is("@") {
            return Ok(Loc::None);
        }
        self.needs_allocation(self.cursor.at())?;
        self.cursor.expect("@")?;
        let word = self.cursor.word("a register or slot")?;
        if numbered(word.text, "slot").is_some() {
            self.slot(word).map(Loc::Slot)
        } else {
            self.reg(word).map(Loc::Reg)
        }
    }

    pub(super) fn value(&mut self, word: Word<'s>) -> Parse<Value> {
        let Some(number) = numbered(word.text, "v") else {
            let help = "values are called `v0`, `v1` and so on".to_string();
            let message = format!("`{}` is not a value", Excerpt(word.text));
            return Err(self.cursor.error_help(word.at, message, Some(help)));
        };
        let value = self.numbering.value(number);
        if value.index() == self.values.len() {
            self.values.push(ValueInfo { seen: word.at, ..ValueInfo::default() });
        }
        Ok(value)
    }

    /// `: i64 tag 7`, the type of a value where it is defined, and perhaps its annotations.
    pub(super) fn value_type(&mut self, value: Value, word: Word<'s>) -> Parse<()> {
        self.cursor.expect(":")?;
        let name = self.cursor.word("a type")?;
        let ty = self.type_named(name)?;
        self.value_annotations(value)?;
        let known = self.values[value.index()].ty.replace(ty);
        match known.filter(|&known| known != ty) {
            Some(known) => {
                let known = &self.target.ty(known).name;
                Err(self
                    .cursor
                    .error(word.at, format!("{} has the type `{known}` elsewhere, not `{}`", word.text, name.text)))
            }
            None => Ok(()),
        }
    }

    pub(super) fn unknown<'n>(
        &self,
        word: Word<'s>,
        what: &str,
        names: impl IntoIterator<Item = &'n str>,
    ) -> crate::text::ParseError {
        let message = format!("there is no {what} `{}`", Excerpt(word.text));
        error_at(self.cursor.source(), word.at, message, suggestion(word.text, names))
    }
    pub(super) fn reg(&self, word: Word<'s>) -> Parse<Reg> {
        let regs = &self.names.regs;
        regs.get(word.text).copied().ok_or_else(|| self.unknown(word, "register", regs.keys().copied()))
    }
    pub(super) fn type_named(&self, word: Word<'s>) -> Parse<Type> {
        let types = &self.names.types;
        types.get(word.text).copied().ok_or_else(|| self.unknown(word, "type", types.keys().copied()))
    }
    pub(super) fn form(&self, word: Word<'s>) -> Parse<Form> {
        let (local, global) = (&self.local_forms, &self.names.forms);
        let form = local.get(word.text).or_else(|| global.get(word.text)).copied();
        let names = || local.keys().copied().chain(global.keys().copied());
        form.ok_or_else(|| self.unknown(word, "form", names()))
    }
    pub(super) fn block_named(&self, word: Word<'s>) -> Parse<Block> {
        let block = numbered(word.text, "block").map(Block::from_u32);
        block.ok_or_else(|| self.cursor.error(word.at, format!("`{}` is not a block", Excerpt(word.text))))
    }
    /// A slot that the head has declared.
    pub(super) fn slot(&self, word: Word<'s>) -> Parse<Slot> {
        let Some(number) = numbered(word.text, "slot") else {
            return Err(self.cursor.error(word.at, format!("`{}` is not a slot", Excerpt(word.text))));
        };
        let slot = Slot::from_u32(number);
        match &self.allocation {
            Some(allocation) if allocation.slots.is_valid(slot) => Ok(slot),
            _ => {
                let help = format!("`{slot}: <size> bytes at <offset>` in the head declares it");
                Err(self.cursor.error_help(word.at, format!("there is no {slot}"), Some(help)))
            }
        }
    }
}
