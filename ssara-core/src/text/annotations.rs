//! Tags and hints: what a client says about instructions and values that their meaning does not depend on.

use core::fmt;

use cranelift_entity::EntityRef;

use crate::ir::{Function, InstHandle, SpillHint, Value};
use crate::target::{Reg, TargetDesc};
use crate::text::cursor::Parse;
use crate::text::parse::FunctionParser;

/// The annotations of a value, as in `tag 7 hint rax spill last`.
#[derive(Clone, Copy, Default)]
pub(super) struct ValueAnnotations {
    tag: u64,
    reg: Option<Reg>,
    spill: SpillHint,
}

impl FunctionParser<'_, '_, '_> {
    /// `tag 7 hint rax spill last` behind the type of a value, each perhaps.
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
    /// `tag 7` behind the operands of an instruction, perhaps.
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

/// A tag, to be printed; nothing if it is 0.
pub(super) struct Tag(pub u64);

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 0 { Ok(()) } else { write!(f, " tag {}", self.0) }
    }
}

/// A register hint, to be printed; nothing if there is none.
pub(super) struct Hint<'a>(pub Option<Reg>, pub &'a TargetDesc);

impl fmt::Display for Hint<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(reg) = self.0 else { return Ok(()) };
        write!(f, " hint {}", self.1.regs.get(reg.index()).map_or("?", |reg| &reg.name))
    }
}

/// The annotations of a value, to be printed.
pub(super) struct Annotations<'a>(pub &'a Function, pub &'a TargetDesc, pub Value);

impl fmt::Display for Annotations<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Annotations(func, target, value) = self;
        write!(f, "{}{}", Tag(func.value_tag(value)), Hint(func.reg_hint(value), target))?;
        let hint = func.spill_hint(value);
        match SpillHint::NAMES.into_iter().find(|known| known.1 == hint) {
            Some((name, _)) => write!(f, " spill {name}"),
            None => Ok(()),
        }
    }
}
