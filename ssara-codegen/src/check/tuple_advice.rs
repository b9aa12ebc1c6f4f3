//! Advice for operands that name a tuple where one register or class is meant.

use ssara_tables::target::Reg;

use super::Checker;
use crate::codes::Code;
use crate::span::{Name, Span, Spanned};

impl<'a> Checker<'a> {
    /// Reports that an operand names a tuple as its class.
    pub(super) fn tuple_as_class(&mut self, tuple: usize, span: Span) {
        let model = &self.model;
        let list = &model.tuples[tuple];
        let (name, member) = (&list.name, &model.regs[list.members[0].index()]);
        let wide = model.types.iter().find(|ty| ty.bank == member.bank && ty.bits == member.bits * u16::from(list.len));
        let narrow = member.ty.map(|ty| &model.types[ty.index()].name);
        let mut help = Vec::new();
        if let (true, Some(wide)) = (list.named, wide) {
            help.push(format!("one value in all of its registers is of the kind `{}`", wide.name));
        }
        if let Some(narrow) = narrow {
            help.push(format!("{} values, one in each register, are `class: {narrow}, tuple: {name}`", list.len));
        }
        let message = format!("`{name}` is a tuple, not a class");
        let problem = self.error(Code::UnknownClass, span, message);
        for help in help {
            problem.help(help);
        }
    }

    /// Reports that an operand is fixed to a list of registers.
    pub(super) fn fixed_to_several(&mut self, fixed: &Spanned<'a, Name<'a>>) {
        let names = fixed.text.trim_matches(['[', ']']).split(',').map(str::trim);
        let regs: Vec<Option<Reg>> = names.filter(|name| !name.is_empty()).map(|name| self.regs.find(name)).collect();
        let regs = regs.into_iter().collect::<Option<Vec<Reg>>>().unwrap_or_default();
        let tuple = self.model.regs.iter().find(|desc| {
            let within = |&reg: &Reg| {
                let member = &self.model.regs[reg.index()];
                member.root == desc.root
                    && desc.low_bit <= member.low_bit
                    && member.low_bit + member.bits <= desc.low_bit + desc.bits
            };
            usize::from(desc.tuple) == regs.len() && !regs.is_empty() && regs.iter().all(within)
        });
        let help = match tuple {
            Some(tuple) => format!("these are the register `{0}`: write `fixed: {0}`", tuple.name),
            None => "give each register an operand of its own, or, for any registers in a row, name a tuple: \
                     `class: .., tuple: ..`"
                .to_string(),
        };
        let span = self.span(fixed);
        self.error(Code::WrongShape, span, "an operand is fixed to one register").help(help);
    }
}
