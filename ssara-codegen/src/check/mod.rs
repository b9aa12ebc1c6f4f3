//! From the schema to the [`Model`]: resolves every name, makes every check, reports every mistake.
//!
//! The parts of a file are checked in the order in which they build on each other: registers, values, classes, forms,
//! conventions. A broken part is marked, so that references to it are not reported as well: one mistake, one message.
//! If there was no error, the model becomes the target, which is certified.

mod alternatives;
mod certificate;
mod classes;
mod conflicts;
mod conventions;
mod copies;
mod forms;
mod names;
mod operands;
mod places;
mod prices;
mod properties;
mod registers;
mod relations;
mod shapes;
mod syntax;
mod templates;
mod ties;
mod tuple_advice;
mod tuples;
mod values;
mod windows;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use ssara_tables::target::{Class, Reg, Type};
use ssara_tables::{Target, TargetDesc};

use crate::codes::Code;
use crate::diag::{Diagnostic, Reporter, SourceFile};
use crate::document::Places;
use crate::expand::Bindings;
use crate::model::Model;
use crate::resolve::resolve;
use crate::schema::{Isa, Text};
use crate::span::{Name, Span, Spanned, is_identifier};
use crate::units::{self, Units};
use certificate::certified;
use copies::scratches_are_left;
use names::Names;
use templates::Expansion;

/// The state that all checks share.
pub(crate) struct Checker<'a> {
    source: &'a str,
    reporter: Reporter,
    model: Model,
    regs: Names<Reg>,
    feature_names: Names<usize>,
    tuple_names: Names<usize>,
    banks: Names<usize>,
    values: Names<Type>,
    /// Home classes are among the classes, by the names of their values.
    classes: Names<Class>,
    /// For each class that is declared, whether some operand names it.
    class_used: Vec<bool>,
    /// The classes of scratch registers that rules about copies name, and where they do.
    scratches: Vec<(Class, Span)>,
    form_names: Names<()>,
    /// The variables of what is being declared; `None` if it can be no template.
    bindings: Option<Bindings>,
    /// The unknown variables of the current template. Each is reported once.
    unbound: BTreeSet<String>,
    /// The size of what the templates have made so far.
    expansion: Expansion,
    /// Where the banks, classes, forms and conventions of the model are declared.
    places: Places,
    /// The names of registers that lists have given so far, ranges expanded.
    listed: usize,
    /// The number of tuples so far.
    num_tuples: usize,
}

/// Checks a file. Returns no target if there was an error, and the diagnostics in either case.
pub(crate) fn check(file: &Arc<SourceFile>) -> (Option<Target>, Places, Vec<Diagnostic>) {
    let source: &str = &file.text;
    let mut checker = Checker {
        source,
        reporter: Reporter::new(file.clone()),
        model: Model::default(),
        regs: Names::new("register"),
        feature_names: Names::new("feature"),
        tuple_names: Names::new("tuple"),
        banks: Names::new("bank"),
        values: Names::new("kind of value"),
        classes: Names::new("class"),
        class_used: Vec::new(),
        scratches: Vec::new(),
        form_names: Names::new("form"),
        bindings: None,
        unbound: BTreeSet::new(),
        expansion: Expansion::default(),
        places: Places::new(file),
        listed: 0,
        num_tuples: 0,
    };
    // Editors on some systems begin a file with a byte order mark.
    let isa = Spanned::new(source.strip_prefix('\u{feff}').unwrap_or(source));
    let units = checker.root(&isa).and_then(|isa| checker.isa(isa));
    let Checker { mut reporter, model, places, scratches, .. } = checker;
    let desc = units.map(|units| resolve(model, units));
    let desc = desc.and_then(|desc| scratches_are_left(desc, &scratches, &mut reporter));
    let desc = desc.and_then(|desc| certified(desc, &places, &mut reporter));
    let target = desc.and_then(|desc| validated(desc, &mut reporter));
    (target, places, reporter.finish())
}

/// The target with these tables; an error if the checks let something through.
fn validated(desc: TargetDesc, reporter: &mut Reporter) -> Option<Target> {
    match Target::new(desc) {
        Ok(target) => Some(target),
        Err(errors) => {
            let message = "internal error: the tables made of this file contradict themselves";
            let diagnostic = reporter.report(Code::Inconsistent, None, message);
            for error in &errors {
                diagnostic.note(error.to_string());
            }
            None
        }
    }
}

impl<'a> Checker<'a> {
    /// Checks everything. Returns the units if there was no error.
    fn isa(&mut self, isa: &Isa<'a>) -> Option<Units> {
        if let Some(name) = self.declared_name(&isa.name) {
            self.model.name = name.to_string();
        }
        self.model.doc = self.doc(&isa.doc);
        self.features(isa);
        let banks = self.registers(isa);
        if self.too_wide() {
            return None;
        }
        let types = self.values(&banks);
        self.spill_targets(&types);
        self.prices(&banks, &types);
        self.reserved(isa);
        self.roles(isa);
        let ranks = self.ranks(&banks);
        self.home_classes(&types, &ranks);
        self.orders(&banks, &types);
        self.file_classes(isa, &ranks);
        self.class_used = vec![false; self.model.types.len() + self.places.classes.len()];
        self.copies(&types);
        self.forms(isa);
        self.conventions(isa);
        self.unused();
        if self.reporter.errors() > 0 {
            return None;
        }
        let units = units::derive(&self.model).map_err(|error| self.too_many_units(error)).ok()?;
        self.effects_nest(&units).then_some(units)
    }

    /// Remembers that kinds of value, and so classes, are missing.
    fn unknown_classes(&mut self) {
        self.values.set_incomplete();
        self.classes.set_incomplete();
    }

    fn unused(&mut self) {
        // The form that would use a class or a tuple may be one that is wrong.
        if self.reporter.errors() > 0 {
            return;
        }
        let homes = self.model.types.len();
        for (index, &span) in self.places.classes.iter().enumerate() {
            if !self.class_used[homes + index] {
                let message = format!("class `{}` is not used by any form", self.model.classes[homes + index].name);
                self.reporter.report(Code::UnusedClass, Some(span), message);
            }
        }
        // Tuples with a name are registers, which need no form to be of use.
        for tuple in self.model.tuples.iter().filter(|tuple| !tuple.used && !tuple.named) {
            let message = format!("no operand takes a tuple of `{}`", tuple.name);
            let problem = self.reporter.report(Code::UnusedTuple, Some(tuple.span), message);
            problem.help(format!("an operand takes one with `tuple: {}`", tuple.name));
        }
    }

    /// Whether some bank has more registers of one width, which have no common bit, than a bank may have units. If so, the
    /// file is given up, so the later checks need not handle such large classes.
    fn too_wide(&mut self) -> bool {
        let mut too_wide = false;
        for (bank, &span) in self.model.banks.iter().zip(&self.places.banks) {
            let mut counts = BTreeMap::new();
            for reg in &self.model.regs[bank.first_reg..bank.first_reg + bank.num_regs] {
                *counts.entry(reg.bits).or_insert(0) += 1;
            }
            if let Some((bits, count)) = counts.into_iter().find(|&(_, count)| count > units::MAX_UNITS) {
                let message = format!("bank `{}` has {count} registers of {bits} bits", bank.name);
                let note = format!("each needs a register unit, and a bank may have {}", units::MAX_UNITS);
                self.reporter.report(Code::TooManyUnits, Some(span), message).note(note);
                too_wide = true;
            }
        }
        too_wide
    }

    /// Reports parts that are neither disjoint nor nested if the bits that a write to them destroys count as theirs.
    fn effects_nest(&mut self, units: &Units) -> bool {
        let Some((a, b)) = units.crossing(&self.model) else { return true };
        let span = self.places.banks[self.model.regs[a.index()].bank.index()];
        let (a, b) = (self.model.reg_name(a), self.model.reg_name(b));
        let message =
            format!("the effects of writes to `{a}` and `{b}` are neither disjoint nor nested in the wider one");
        self.error(Code::CrossingEffects, span, message);
        false
    }

    fn too_many_units(&mut self, error: units::TooMany) {
        let bank = &self.model.banks[error.bank];
        let message = format!("bank `{}` has {} register units", bank.name, error.units);
        self.reporter
            .report(Code::TooManyUnits, Some(self.places.banks[error.bank]), message)
            .note(format!("a bank may have {}, and all banks together 255 words of 64", units::MAX_UNITS));
    }

    /// Where a value stands.
    fn span<T>(&self, spanned: &Spanned<'_, T>) -> Span {
        Span::of(spanned.text, self.source)
    }
    fn error(&mut self, code: Code, span: Span, message: impl Into<String>) -> &mut Diagnostic {
        self.reporter.report(code, Some(span), message)
    }

    /// The value, or `None` and an error.
    fn value<'s, T>(&mut self, spanned: &'s Spanned<'_, T>) -> Option<&'s T> {
        if let Some(error) = &spanned.unknown {
            self.shape_error(spanned.text, error);
        }
        match &spanned.value {
            Ok(value) => Some(value),
            Err(error) => {
                self.shape_error(spanned.text, error);
                None
            }
        }
    }
    /// The value of an optional field: `Ok(None)` if there is none, `Err` if it is broken.
    fn optional<'s, T>(&mut self, field: &'s Option<Spanned<'_, T>>) -> Result<Option<&'s T>, Broken> {
        match field {
            None => Ok(None),
            Some(spanned) => self.value(spanned).map(Some).ok_or(Broken),
        }
    }
    fn doc(&mut self, doc: &Text<'a>) -> String {
        let (Ok(Some(text)), Some(spanned)) = (self.optional(doc), doc) else { return String::new() };
        // Only a template has variables; elsewhere braces are braces.
        if self.bindings.as_ref().is_none_or(Bindings::is_empty) {
            return one_line(text);
        }
        self.bound(text, self.span(spanned)).map_or_else(String::new, |text| one_line(&text))
    }
    /// A flag that is off unless the file says otherwise.
    fn flag(&mut self, flag: &Option<Spanned<'a, bool>>) -> bool {
        self.optional(flag).ok().flatten().copied().unwrap_or(false)
    }
    /// The name of something that is being declared.
    fn declared_name<'s>(&mut self, name: &'s Spanned<'a, Name<'a>>) -> Option<Cow<'s, str>> {
        let (text, span) = self.name(name).ok()?;
        self.identifier(&text, span).then_some(text)
    }
    fn identifier(&mut self, name: &str, span: Span) -> bool {
        let fine = is_identifier(name);
        if !fine {
            self.error(Code::NotIdentifier, span, format!("`{name}` is no identifier"))
                .label("names consist of ASCII letters, digits and underscores, and begin with none of the digits");
        }
        fine
    }
}

/// A part of the file that is wrong. It has been reported.
#[derive(Clone, Copy, Debug)]
struct Broken;

/// Documentation as one line: a break of the line in the file, with the blanks around it, is one space.
fn one_line(doc: &str) -> String {
    doc.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}
