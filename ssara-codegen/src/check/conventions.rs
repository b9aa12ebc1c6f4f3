//! Calling conventions.

use fixedbitset::FixedBitSet;
use ssara_tables::target::{FormKind, Positions, Reg, Rest, StackAlign, StackRules};

use super::Checker;
use super::places::sequences;
use super::templates::Template;
use crate::codes::Code;
use crate::model::{ConventionModel, Model};
use crate::schema::{self, Isa};
use crate::span::{Entries, Span, Spanned};

/// Maximum number of conventions: as many as their ids can number.
const MAX_CONVENTIONS: usize = 255;

/// Registers that a list names, to be asked often whether others overlap them.
pub(super) struct Listed {
    regs: Vec<(Reg, Span)>,
    overlapping: FixedBitSet,
}

impl Listed {
    fn new(model: &Model, regs: Vec<(Reg, Span)>) -> Self {
        let overlapping = model.overlapping(regs.iter().map(|&(reg, _)| reg));
        Listed { regs, overlapping }
    }
    /// The first register of the list that overlaps `reg`, and where it is named.
    fn overlap(&self, model: &Model, reg: Reg) -> Option<(Reg, Span)> {
        if !self.overlapping.contains(reg.index()) {
            return None;
        }
        self.regs.iter().copied().find(|&(listed, _)| model.overlap(listed, reg))
    }
}

impl<'a> Checker<'a> {
    pub(super) fn conventions(&mut self, isa: &Isa<'a>) {
        let Ok(Some(Entries(entries))) = self.optional(&isa.conventions) else { return };
        let mut names = super::Names::new("convention");
        let mut entered = Vec::new();
        for (name, convention) in entries {
            let fields = self.value(convention);
            let variables = fields.map_or(&None, |fields| &fields.variables);
            let template = Template { what: "convention", name, text: convention.text, forms: 0 };
            let declared = self.instances(variables, &template, |checker| {
                let span = checker.span(name);
                let name = checker.declared_name(name)?.into_owned();
                names.declare(&mut checker.reporter, &name, span, Some(()));
                if let Some(fields) = fields {
                    checker.convention(name.clone(), span, fields);
                    let callee = fields.enters.as_ref().and_then(|callee| checker.name(callee).ok());
                    entered.extend(callee.map(|(callee, span)| (name.clone(), callee.into_owned(), span)));
                }
                Some(name)
            });
            if declared.is_err() {
                return;
            }
            if self.model.conventions.len() > MAX_CONVENTIONS {
                let message = format!("there are more than {MAX_CONVENTIONS} conventions");
                self.error(Code::TooMany, self.span(name), message);
                return;
            }
        }
        for (caller, callee, span) in entered {
            let found = names.resolve(&mut self.reporter, self.source, Code::UnknownConvention, &callee, span);
            if found.is_some() {
                self.entered(&caller, &callee, span);
            }
        }
    }

    fn convention(&mut self, name: String, span: Span, fields: &schema::Convention<'a>) {
        let doc = self.doc(&fields.doc);
        let reserved = self.optional_list(&fields.reserved).ok().flatten().unwrap_or_default();
        let reserved = Listed::new(&self.model, reserved);
        let callee_saved = self.optional_allocatable(&fields.preserved);
        let callee_saved = Listed::new(&self.model, callee_saved);
        self.apart(&callee_saved.regs, Code::ListedTwice, "callee-saved");
        for &(reg, span) in &callee_saved.regs {
            self.not_reserved(reg, span, &reserved, Code::CalleeSavedReserved);
        }
        self.callee_saved_with_rest(&callee_saved);
        let arguments = self.places(&fields.arguments, &reserved, "argument");
        let results = self.places(&fields.results, &reserved, "result");
        for &(reg, span) in results.iter().flat_map(|places| &places.regs) {
            if let Some((kept, kept_span)) = callee_saved.overlap(&self.model, reg) {
                let message = format!(
                    "a result in `{}`, although `{}` is callee-saved",
                    self.model.reg_name(reg),
                    self.model.reg_name(kept)
                );
                self.error(Code::CalleeSavedResult, span, message).context(kept_span, "callee-saved here");
            }
        }
        let edge_clobbers = self.edge_clobbers(&fields.edge_clobbers, FormKind::Branch, None);
        let link = self.link(fields, &name, span, &callee_saved, &reserved);
        let positions = match self.optional(&fields.positions).ok().flatten() {
            None | Some(schema::Positions::PerBank) => Positions::PerBank,
            Some(schema::Positions::Shared) => Positions::Shared,
            Some(schema::Positions::Slots) => Positions::Slots,
        };
        let stack = self.stack(&fields.stack);
        let wide = self.wide(&fields.wide);
        let variadic = self.variadic(&fields.variadic, &reserved, stack.unwrap_or_default(), wide);
        let Some(stack) = stack else { return };
        let regs = |listed: Vec<(Reg, Span)>| listed.into_iter().map(|(reg, _)| reg).collect::<Vec<_>>();
        for places in [&arguments, &results] {
            let inside = |&(reg, _): &(Reg, Span)| link.is_some_and(|link| self.model.overlap(link, reg));
            let used = places.iter().flat_map(|places| &places.regs).copied().find(inside);
            if let Some((reg, span)) = used {
                let message = format!("a value in `{}`, where the return address is", self.model.reg_name(reg));
                self.error(Code::LinkRegister, span, message);
            }
        }
        self.places.conventions.push(span);
        self.model.conventions.push(ConventionModel {
            name,
            doc,
            arguments: sequences(arguments),
            results: sequences(results),
            positions,
            callee_saved: regs(callee_saved.regs),
            edge_clobbers,
            link,
            reserved: regs(reserved.regs),
            wide,
            variadic,
            stack,
        });
    }

    /// The link register, if functions save it. Warns if a function may overwrite it and nothing says what becomes of it.
    fn link(
        &mut self,
        fields: &schema::Convention<'a>,
        name: &str,
        at: Span,
        callee_saved: &Listed,
        reserved: &Listed,
    ) -> Option<Reg> {
        let link = self.model.roles.iter().find(|role| role.name == "link").map(|role| role.reg);
        let said = self.optional(&fields.link).ok()?.copied();
        let Some(link) = link else {
            if let Some(field) = fields.link.as_ref().filter(|_| said.is_some()) {
                let message = "no register has the role `link`".to_string();
                let problem = self.error(Code::LinkRegister, self.span(field), message);
                problem.help("name it in `roles: {link: ..}`");
            }
            return None;
        };
        let reg = self.model.reg_name(link).to_string();
        let elsewhere = match (callee_saved.overlap(&self.model, link), reserved.overlap(&self.model, link)) {
            (Some((_, span)), _) => Some((span, "callee-saved")),
            (None, Some((_, span))) => Some((span, "reserved")),
            (None, None) => None,
        };
        let message = self.never_allocated(link);
        match (said, &fields.link) {
            (None, _) if elsewhere.is_none() && message.is_none() => {
                let message = format!("nothing says who saves `{reg}`, the link register, in functions of `{name}`");
                let problem = self.reporter.report(Code::UnsavedLink, Some(at), message);
                problem.help("say `link: saved`, or `link: free` if no function returns through it");
                None
            }
            (Some(schema::Link::Saved), Some(field)) => {
                let span = self.span(field);
                if let Some((other, what)) = elsewhere {
                    let message = format!("`{reg}`, the link register, is saved, and {what} as well");
                    self.error(Code::LinkRegister, span, message).context(other, format!("{what} here"));
                    return None;
                }
                if let Some(message) = message {
                    self.error(Code::LinkRegister, span, message).help("take `link` out");
                    return None;
                }
                Some(link)
            }
            _ => None,
        }
    }

    /// Checks that no two registers of a list overlap.
    pub(super) fn apart(&mut self, regs: &[(Reg, Span)], code: Code, what: &str) {
        let mut sorted: Vec<(Reg, u16, Reg, Span)> = regs
            .iter()
            .map(|&(reg, span)| {
                let desc = &self.model.regs[reg.index()];
                (desc.root, desc.low_bit, reg, span)
            })
            .collect();
        // Registers are laminar: of any that overlap, two are neighbours in this order.
        sorted.sort_by_key(|&(root, low_bit, reg, _)| (root, low_bit, reg));
        for pair in sorted.windows(2) {
            let [(_, _, a, a_span), (_, _, b, b_span)] = *pair else { continue };
            // A callee-saved register need not be written, so the side effects of a write do not matter.
            let at_once =
                if code == Code::ListedTwice { self.model.share_bits(a, b) } else { self.model.overlap(a, b) };
            if at_once {
                let message =
                    format!("{what} registers `{}` and `{}` overlap", self.model.reg_name(a), self.model.reg_name(b));
                let (first, second) = (a_span.min(b_span), a_span.max(b_span));
                self.error(code, second, message).context(first, "the other one");
            }
        }
    }

    pub(super) fn not_reserved(&mut self, reg: Reg, span: Span, reserved: &Listed, code: Code) {
        let name = self.model.reg_name(reg).to_string();
        if let Some(message) = self.never_allocated(reg) {
            let problem = self.error(code, span, message);
            problem.help("take it out of the list");
        } else if let Some((_, other)) = reserved.overlap(&self.model, reg) {
            self.error(code, span, format!("`{name}` is reserved in this convention"))
                .context(other, "reserved here")
                .help("take it out of one of the lists");
        }
    }

    /// Checks that a write to a callee-saved part destroys no named part that is not callee-saved.
    fn callee_saved_with_rest(&mut self, callee_saved: &Listed) {
        let contained = |&(kept, _): &(Reg, Span)| {
            let model = &self.model;
            model.of_root(kept).filter(move |&other| model.contains(kept, other))
        };
        let kept = self.model.reg_set(callee_saved.regs.iter().flat_map(contained));
        for &(reg, span) in &callee_saved.regs {
            if self.model.regs[reg.index()].rest == Rest::Keep {
                continue;
            }
            let model = &self.model;
            let destroyed = model.of_root(reg).find(|&other| {
                model.wholes[other.index()] == model.wholes[reg.index()]
                    && !model.share_bits(other, reg)
                    && !kept.contains(other.index())
            });
            let Some(other) = destroyed else { continue };
            let (name, other) = (self.model.reg_name(reg).to_string(), self.model.reg_name(other).to_string());
            let message =
                format!("`{name}` is callee-saved, but `{other}` is not, although a write to `{name}` changes it");
            self.error(Code::CalleeSavedWithoutRest, span, message)
                .help(format!("list `{other}` or the whole register in `preserved` as well"));
        }
    }

    fn stack(&mut self, stack: &Spanned<'a, schema::Stack<'a>>) -> Option<StackRules> {
        let fields = self.value(stack)?;
        let (align, slot) = (self.number(&fields.align), self.number(&fields.slot));
        let shadow = fields.shadow.as_ref().map_or(Some(0), |shadow| self.number(shadow));
        let (align, slot, shadow) = (align?, slot?, shadow?);
        for (value, field, what) in [(align, &fields.align, "alignment"), (slot, &fields.slot, "slot size")] {
            if !value.is_power_of_two() {
                self.error(Code::BadStack, self.span(field), format!("the {what} {value} is no power of two"));
            }
        }
        if let (Some(field), true) = (&fields.shadow, slot.is_power_of_two() && shadow % slot != 0) {
            let message = format!("the shadow space {shadow} is no multiple of the slot size {slot}");
            let slot = self.span(&fields.slot);
            self.error(Code::BadStack, self.span(field), message).context(slot, "the slot size");
        }
        let alignment = match self.optional(&fields.alignment).ok()? {
            None | Some(schema::StackAlign::Natural) => StackAlign::Natural,
            Some(schema::StackAlign::Slot) => StackAlign::Slot,
        };
        let pad_before = self.optional(&fields.pad).ok()? == Some(&schema::Pad::Before);
        Some(StackRules { align, slot, shadow, alignment, pad_before })
    }
}
