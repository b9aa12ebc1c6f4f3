//! The parser of tags and hints.

use cranelift_entity::EntityRef;

use crate::ir::{InstHandle, SpillHint, Value};
use crate::target::Reg;
use crate::text::annotations::ValueAnnotations;
use crate::text::cursor::Parse;
use crate::text::parse::FunctionParser;

impl FunctionParser<'_, '_, '_> {
    /// `tag 7 hint rax spill last` after the type of a value, each perhaps.
    pub(super) fn value_annotations(&mut self, value: Value) -> Parse<()> {
        loop {
            if let Some(tag) = self.tag()? {
                self.values[value.index()].annotations.tag = tag;
            } else if let Some(reg) = self.hint()? {
                self.values[value.index()].annotations.reg = Some(reg);
            } else if self.cursor.eat_word("spill")? {
                let word = self.cursor.word("`first` or `last`")?;
                let known = SpillHint::NAMES.into_iter().find(|known| known.0 == word.text);
                let names = || SpillHint::NAMES.into_iter().map(|known| known.0);
                let (_, hint) = known.ok_or_else(|| self.unknown(word, "spill hint", names()))?;
                self.values[value.index()].annotations.spill = hint;
            } else {
                return Ok(());
            }
        }
    }
    /// `tag 7`, or nothing.
    fn tag(&mut self) -> Parse<Option<u64>> {
        if self.cursor.eat_word("tag")? { self.cursor.number("a tag").map(Some) } else { Ok(None) }
    }
    /// `hint rax`, or nothing.
    pub(super) fn hint(&mut self) -> Parse<Option<Reg>> {
        if !self.cursor.eat_word("hint")? {
            return Ok(None);
        }
        let word = self.cursor.word("a register")?;
        self.reg(word).map(Some)
    }
    /// `tag 7` after the operands of an instruction, perhaps.
    pub(super) fn inst_annotations(&mut self, inst: InstHandle) -> Parse<()> {
        if let Some(tag) = self.tag()? {
            self.builder.set_inst_tag(inst, tag);
        }
        Ok(())
    }
    /// Passes the annotations of a value on to the builder.
    pub(super) fn annotate(&mut self, value: Value, annotations: ValueAnnotations) {
        let ValueAnnotations { tag, reg, spill } = annotations;
        if tag != 0 {
            self.builder.set_value_tag(value, tag);
        }
        if let Some(reg) = reg {
            self.builder.set_reg_hint(value, reg);
        }
        if spill != SpillHint::Auto {
            self.builder.set_spill_hint(value, spill);
        }
    }
}
