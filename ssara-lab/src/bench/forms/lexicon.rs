//! What a small compiler knows to write for a target: sequences of forms, by what they are for.
//!
//! A sequence is written as text. `cqo a; idiv64 a 0 b` is two instructions. The letters are values from elsewhere, the
//! same letter the same value. A number is a result of the sequence, counted from 0. The uses are in the order of the form.
//! The last result is that of the sequence.

use ssara_core::Target;
use ssara_core::target::{Conv, Features, Form, FormKind, Type};

/// A use of an instruction in a sequence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A value from elsewhere: equal numbers are equal values.
    Outer(u8),
    /// A result of the sequence.
    Result(usize),
}

/// A sequence of instructions.
#[derive(Clone, PartialEq, Debug)]
pub struct Sequence {
    /// The forms and their uses.
    pub steps: Vec<(Form, Vec<Arg>)>,
    /// The type of the last result.
    pub result: Option<Type>,
}

/// What sequences are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Integers, from registers to registers.
    Integers,
    /// Bytes, also from and to memory.
    Bytes,
    /// Loads of integers.
    Loads,
    /// Scalar floating point.
    Floats,
    /// Vectors.
    Vectors,
    /// Parts of registers, tuples, relations and wide products: what few functions have.
    Rare,
}

/// The sequences for a target.
pub struct Lexicon {
    /// The target.
    pub target: &'static Target,
    /// The convention of functions and calls.
    pub convention: Conv,
    /// The features of functions.
    pub features: Features,
    /// The types of arguments; the first is that of addresses and counters.
    pub args: Vec<Type>,
    /// The jump to one block.
    pub jump: Form,
    /// The jump to one of many blocks.
    pub table: Sequence,
    /// A value out of nothing, by type.
    pub constants: Vec<Sequence>,
    /// The next value of a counter.
    pub increment: Sequence,
    /// Sequences with a result.
    pub values: Vec<(Purpose, Sequence)>,
    /// Sequences without one.
    pub stores: Vec<(Purpose, Sequence)>,
    /// Sequences that end in a branch to one of two blocks.
    pub branches: Vec<(Purpose, Sequence)>,
}

/// The text of a lexicon. `{w}` and `{t}` in sequences stand for each of `widths` and `vectors`.
pub(super) struct Text {
    pub target: &'static Target,
    pub convention: &'static str,
    /// Features that functions have by default, and do without.
    pub without: &'static [&'static str],
    pub args: &'static [&'static str],
    pub jump: &'static str,
    pub table: &'static str,
    pub increment: &'static str,
    pub widths: &'static [&'static str],
    pub vectors: &'static [&'static str],
    pub constants: &'static [&'static str],
    pub values: &'static [(Purpose, &'static [&'static str])],
    pub stores: &'static [(Purpose, &'static [&'static str])],
    pub branches: &'static [(Purpose, &'static [&'static str])],
}

impl Text {
    /// Looks all names up.
    ///
    /// # Errors
    /// When the target has no such form, type or convention, or a sequence does not fit its forms.
    pub(super) fn read(&self) -> Result<Lexicon, String> {
        let target = self.target;
        let ty = |name: &&str| target.find_type(name).ok_or_else(|| format!("{} has no type {name}", target.name));
        let convention = target.find_convention(self.convention);
        let kept = |index: &usize| !self.without.contains(&&*target.features[*index].name);
        let features = target.default_features().iter().filter(kept).map(Features::single);
        let groups = |groups: &[(Purpose, &[&str])]| {
            let texts = groups.iter().flat_map(|&(purpose, texts)| texts.iter().map(move |text| (purpose, *text)));
            let texts =
                texts.flat_map(|(purpose, text)| self.expand(text).into_iter().map(move |text| (purpose, text)));
            texts.map(|(purpose, text)| Ok((purpose, sequence(target, &text)?))).collect::<Result<Vec<_>, String>>()
        };
        let constants = self.constants.iter().flat_map(|text| self.expand(text));
        Ok(Lexicon {
            target,
            convention: convention.ok_or_else(|| format!("{} has no convention {}", target.name, self.convention))?,
            features: features.fold(Features::NONE, Features::union),
            args: self.args.iter().map(ty).collect::<Result<_, _>>()?,
            jump: form(target, self.jump)?,
            table: sequence(target, self.table)?,
            constants: constants.map(|text| sequence(target, &text)).collect::<Result<_, _>>()?,
            increment: sequence(target, self.increment)?,
            values: groups(self.values)?,
            stores: groups(self.stores)?,
            branches: groups(self.branches)?,
        })
    }
    /// The sequences that a text stands for.
    fn expand(&self, text: &str) -> Vec<String> {
        let each = |place: &str, words: &[&str]| words.iter().map(|word| text.replace(place, word)).collect();
        if text.contains("{w}") {
            each("{w}", self.widths)
        } else if text.contains("{t}") {
            each("{t}", self.vectors)
        } else {
            vec![text.to_owned()]
        }
    }
}

fn form(target: &Target, name: &str) -> Result<Form, String> {
    target.find_form(name).ok_or_else(|| format!("{} has no form {name}", target.name))
}

fn sequence(target: &Target, text: &str) -> Result<Sequence, String> {
    let mut sequence = Sequence { steps: Vec::new(), result: None };
    for step in text.split(';') {
        let mut words = step.split_whitespace();
        let form = form(target, words.next().unwrap_or_default())?;
        let arg = |word: &str| match word.as_bytes() {
            [letter @ b'a'..=b'z'] => Ok(Arg::Outer(letter - b'a')),
            _ => word.parse().map(Arg::Result).map_err(|error| format!("`{text}`: `{word}`: {error}")),
        };
        let args: Vec<Arg> = words.map(arg).collect::<Result<_, _>>()?;
        let view = target.forms.get(form.table_index(), target.set_words);
        let uses = view.operands().filter(|operand| !operand.is_def()).count();
        if uses != args.len() {
            return Err(format!("`{text}`: `{}` takes {uses} uses", step.trim()));
        }
        let mut defs = view.operands().filter(|operand| operand.is_def() && !operand.is_scratch());
        let last = defs.next_back().map(|def| target.class(def.class()).ty);
        if view.kind == FormKind::Op {
            sequence.result = last.or(sequence.result);
        }
        sequence.steps.push((form, args));
    }
    Ok(sequence)
}
