//! The parser of tags, hints and references.

use cranelift_entity::EntityRef;

use crate::ir::{InstHandle, Reference, SpillHint, Value};
use crate::text::annotations::ValueAnnotations;
use crate::text::cursor::Parse;
use crate::text::parse::FunctionParser;
use ssara_tables::target::Reg;

impl FunctionParser<'_, '_, '_> {
    /// `tag 7 hint rax spill last derived v0` after the type of a value, each perhaps.
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
            } else if self.cursor.eat_word("ref")? {
                self.values[value.index()].annotations.reference = Some(Reference::Base);
            } else if self.cursor.eat_word("derived")? {
                let word = self.cursor.word("the base reference")?;
                let base = self.value(word)?;
                self.values[value.index()].annotations.reference = Some(Reference::Derived(base));
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
    /// `tag 7 safepoint` after the operands of an instruction, each perhaps.
    pub(super) fn inst_annotations(&mut self, inst: InstHandle) -> Parse<()> {
        if let Some(tag) = self.tag()? {
            self.builder.set_inst_tag(inst, tag);
        }
        if self.cursor.eat_word("safepoint")? {
            self.builder.set_safepoint(inst);
        }
        Ok(())
    }
    /// Passes the annotations of a value on to the builder.
    pub(super) fn annotate(&mut self, value: Value, annotations: ValueAnnotations) {
        let ValueAnnotations { tag, reg, spill, reference } = annotations;
        if tag != 0 {
            self.builder.set_value_tag(value, tag);
        }
        if let Some(reg) = reg {
            self.builder.set_reg_hint(value, reg);
        }
        if spill != SpillHint::Auto {
            self.builder.set_spill_hint(value, spill);
        }
        if let Some(reference) = reference {
            self.builder.set_reference(value, reference);
        }
    }
}
