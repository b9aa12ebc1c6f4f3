//! Forms whose operands are where a convention passes them: `call sysv(i64, f64) -> (i64)`.

use alloc::string::ToString;
use alloc::vec::Vec;

use crate::ir::{Alternative, Passed};
use crate::text::cursor::Parse;
use crate::text::parse::FunctionParser;
use ssara_tables::target::{Conv, FormKind, Role, StackArea, Type};

impl FunctionParser<'_, '_, '_> {
    /// `sysv(i64, f64) -> (i64)` for a call or a branch that calls, `sysv(i64, f64)` for an entry, `sysv(i64)` for a return,
    /// which has results. Returns the convention.
    pub(super) fn by_convention(&mut self, kind: FormKind, alternative: &mut Alternative) -> Parse<Conv> {
        let (at, target) = (self.cursor.at(), self.target);
        let conv = self.convention()?;
        let types = self.types()?;
        let is_call = matches!(kind, FormKind::Call | FormKind::Branch);
        let results = if is_call && self.cursor.eat("->")? { self.types()? } else { Vec::new() };
        let area = if is_call { StackArea::Outgoing } else { StackArea::Incoming };
        let passed = Passed { target, conv, area };
        let operands = match kind {
            FormKind::Entry => passed.operands(Role::Def, &types, target.argument_places(conv, &types)),
            FormKind::Return => passed.operands(Role::Use, &types, target.result_places(conv, &types)),
            _ => passed.operands(Role::Def, &results, target.result_places(conv, &results)).and_then(|mut operands| {
                operands.extend(passed.operands(Role::Use, &types, target.argument_places(conv, &types))?);
                Ok(operands)
            }),
        };
        alternative.operands = operands.map_err(|error| self.cursor.error(at, error.to_string()))?;
        if is_call {
            alternative.clobbers = self.clobbers_of_call(conv, &alternative.operands);
        }
        Ok(conv)
    }

    /// `(i64, f64)`
    fn types(&mut self) -> Parse<Vec<Type>> {
        let mut types = Vec::new();
        self.cursor.expect("(")?;
        while !self.cursor.eat(")")? {
            let word = self.cursor.word("a type")?;
            types.push(self.type_named(word)?);
            if !self.cursor.eat(",")? {
                self.cursor.expect(")")?;
                break;
            }
        }
        Ok(types)
    }
}
