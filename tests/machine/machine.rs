//! A machine as the test knows it: its forms, its helpers, and how its assembly is written.

use std::collections::HashMap;

use ssara_core::Target;
use ssara_core::target::{Conv, Features, Form, FormKind, Reg, Type};

use super::bits::Bits;
use super::form::Spec;
use super::program::Role;

/// A function that programs call. It destroys all that its convention lets it destroy.
pub struct Helper {
    pub label: String,
    pub conv: Conv,
    pub args: Vec<Type>,
    pub results: Vec<Type>,
    pub eval: fn(&[Bits]) -> Vec<Bits>,
}

/// How to make values for an operand that does not take any value. They are the first source, and then forms with at most
/// one use and an immediate, one after the other.
pub struct Recipe {
    pub start: Start,
    pub steps: Vec<(String, i64)>,
}

/// What a recipe starts from.
pub enum Start {
    Nothing,
    /// Any value of this type.
    Any(Type),
    /// The previous use of the same form.
    Previous,
    /// The pointer to memory.
    Pointer,
}

/// How a loop counts. There is a form that subtracts one, unless the branch does that itself, and the branch that continues
/// while the count is not zero.
pub struct Counting {
    pub step: Option<(&'static str, i64)>,
    pub branch: &'static str,
    pub imm: i64,
    pub cond: usize,
}

/// The machine-dependent parts of assembly.
pub trait Assembly: Sync {
    /// The name of a register; the modifier asks for another width or notation.
    fn reg(&self, desc: &Target, reg: Reg, modifier: &str) -> String;
    /// A slot as an operand.
    fn slot(&self, desc: &Target, ty: Type, offset: u32, modifier: &str) -> String;
    /// A copy between registers of one type, or of two banks.
    fn copy(&self, desc: &Target, features: Features, ty: Type, from: Reg, to: Reg) -> String;
    fn swap(&self, desc: &Target, ty: Type, a: Reg, b: Reg) -> String;
    fn store(&self, desc: &Target, features: Features, ty: Type, from: Reg, offset: u32) -> String;
    fn load(&self, desc: &Target, features: Features, ty: Type, offset: u32, to: Reg) -> String;
    /// The first instructions of a function with a frame of `size` bytes, which starts with the spill area.
    fn prologue(&self, size: u32) -> String;
    fn epilogue(&self, size: u32) -> String;
    fn jump(&self, label: &str) -> String;
    fn call(&self, label: &str) -> String;
    /// The bytes below the spill area, the bytes above it that the prologue itself uses, and the misalignment of the
    /// stack at entry.
    fn frame(&self) -> (u32, u32, u32);
    /// The condition opposite to one of the list.
    fn inverse(&self, cond: &str) -> &'static str;
    /// The code that calls the functions: see [`run`](super::run).
    fn runtime(&self) -> String;
    /// A label of a constant, as the operand of a load.
    fn literal(&self, label: &str) -> String;
    /// A line, changed where its registers demand another encoding or instruction.
    fn fix(&self, line: &str) -> String;
    /// The helpers.
    fn helpers(&self) -> String;
    /// Assembler, linker, and the emulator, which the native machine does not need.
    fn tools(&self) -> Tools;
    /// The first lines of each file.
    fn header(&self) -> &'static str;
}

/// Programs of the system.
pub struct Tools {
    pub assembler: &'static [&'static str],
    pub linker: &'static [&'static str],
    pub emulator: &'static [&'static str],
}

/// A file of registers. Before a run, `count` registers of `bytes` bytes each are set, in the order of their encoding.
/// Afterwards the low bytes of the first are recorded, as many as `kept` says.
pub struct File {
    pub bank: &'static str,
    pub count: usize,
    pub bytes: usize,
    pub kept: (usize, usize),
}

/// A machine.
pub struct Machine {
    pub name: &'static str,
    pub desc: &'static Target,
    pub specs: Vec<Spec>,
    /// The forms of the specs, by position.
    pub forms: Vec<Form>,
    by_name: HashMap<String, usize>,
    by_form: HashMap<Form, (usize, String)>,
    pub helpers: Vec<Helper>,
    /// The conventions by which programs are called.
    pub convs: Vec<Conv>,
    /// Sets of features for which programs are compiled.
    pub features: Vec<Features>,
    pub pointer: Type,
    /// The types of block parameters.
    pub types: Vec<Type>,
    /// The types of arguments, and of results together.
    pub arguments: Vec<Type>,
    pub results: Vec<Vec<Type>>,
    /// For each type the forms that store it, for [`Machine::types`] at least.
    pub stores: HashMap<Type, &'static str>,
    pub jump: &'static str,
    /// The form that adds an immediate to a pointer.
    pub step: &'static str,
    /// The form that makes the address of a helper, whose number is its immediate.
    pub address: &'static str,
    pub counting: Vec<Counting>,
    pub recipe: fn(&Machine, char, Type, u64) -> Option<Recipe>,
    pub files: Vec<File>,
    pub assembly: Box<dyn Assembly>,
}

/// The parts of a machine that its module gives. The others are derived.
pub struct Parts {
    pub name: &'static str,
    pub desc: &'static Target,
    pub specs: Vec<Spec>,
    pub helpers: Vec<Helper>,
    pub convs: &'static [&'static str],
    pub features: Vec<Features>,
    pub pointer: &'static str,
    pub types: &'static [&'static str],
    pub arguments: &'static [&'static str],
    pub results: &'static [&'static [&'static str]],
    pub stores: &'static [(&'static str, &'static str)],
    pub jump: &'static str,
    /// The form that adds an immediate to a pointer.
    pub step: &'static str,
    pub address: &'static str,
    pub counting: Vec<Counting>,
    pub recipe: fn(&Machine, char, Type, u64) -> Option<Recipe>,
    pub files: Vec<File>,
    pub assembly: Box<dyn Assembly>,
}

impl Machine {
    /// Completes a machine. Panics if a form or one of its alternatives is not in the ISA file, or has other alternatives
    /// there.
    pub fn new(parts: Parts) -> Machine {
        let desc = parts.desc;
        let ty = |name: &str| desc.find_type(name).unwrap_or_else(|| panic!("{}: no type {name}", parts.name));
        let (mut forms, mut by_name, mut by_form) = (Vec::new(), HashMap::new(), HashMap::new());
        for (index, spec) in parts.specs.iter().enumerate() {
            let form = desc.find_form(&spec.name).unwrap_or_else(|| panic!("{}: no form {}", parts.name, spec.name));
            let branch = desc.forms.get(form.table_index(), desc.set_words).kind == FormKind::Branch;
            assert_eq!(branch, spec.successors > 0, "{}: {}", parts.name, spec.name);
            assert!(by_name.insert(spec.name.clone(), index).is_none(), "{}: {} twice", parts.name, spec.name);
            by_form.insert(form, (index, String::new()));
            for alternative in desc.forms.alternatives(form.table_index()) {
                let name = &desc.forms.names[alternative];
                let suffix = name.split_once('/').map_or("", |(_, suffix)| suffix);
                assert!(spec.asm.iter().any(|(known, _)| *known == suffix), "{}: no assembly for {name}", parts.name);
                by_form.insert(Form(alternative as u32), (index, suffix.to_string()));
            }
            forms.push(form);
        }
        let conv = |name: &&str| desc.find_convention(name).unwrap_or_else(|| panic!("{}: no {name}", parts.name));
        Machine {
            name: parts.name,
            desc,
            forms,
            by_name,
            by_form,
            helpers: parts.helpers,
            convs: parts.convs.iter().map(conv).collect(),
            features: parts.features,
            pointer: ty(parts.pointer),
            types: parts.types.iter().map(|name| ty(name)).collect(),
            arguments: parts.arguments.iter().map(|name| ty(name)).collect(),
            results: parts.results.iter().map(|types| types.iter().map(|name| ty(name)).collect()).collect(),
            stores: parts.stores.iter().map(|(name, form)| (ty(name), *form)).collect(),
            jump: parts.jump,
            step: parts.step,
            address: parts.address,
            counting: parts.counting,
            recipe: parts.recipe,
            files: parts.files,
            assembly: parts.assembly,
            specs: parts.specs,
        }
    }
    /// The position of a form by its name; `None` if the processor that runs the tests does not have it.
    pub fn try_find(&self, name: &str) -> Option<usize> {
        self.by_name.get(name).copied()
    }
    /// The position of a form by its name, which all processors have.
    pub fn find(&self, name: &str) -> usize {
        self.try_find(name).unwrap_or_else(|| panic!("{}: no {name}", self.name))
    }
    /// The spec of a form or of one of its alternatives, and the suffix of the alternative.
    pub fn spec_of(&self, form: Form) -> Option<(usize, &str)> {
        self.by_form.get(&form).map(|(index, suffix)| (*index, &**suffix))
    }
    /// The roles of the operands of a form.
    pub fn roles(&self, spec: usize) -> Vec<Role> {
        let view = self.desc.forms.get(self.forms[spec].table_index(), self.desc.set_words);
        let role = |operand: ssara_core::target::OperandDesc| match operand.is_def() {
            _ if operand.is_scratch() => Role::Scratch,
            true => Role::Def,
            false => Role::Use,
        };
        view.operands().map(role).collect()
    }
    /// The types of the operands of a form.
    pub fn operand_types(&self, spec: usize) -> Vec<Type> {
        let view = self.desc.forms.get(self.forms[spec].table_index(), self.desc.set_words);
        view.operands().map(|operand| self.desc.class(operand.class()).ty).collect()
    }
    /// Whether a machine with these features has a form.
    pub fn has(&self, features: Features, spec: usize) -> bool {
        features.contains(self.desc.forms.features(self.forms[spec].table_index()))
    }
    /// The names of the operands of a form.
    pub fn operand_names(&self, form: Form) -> Vec<&str> {
        let table = &self.desc.forms;
        let (start, end) = (table.starts[form.table_index()] as usize, table.starts[form.table_index() + 1] as usize);
        (start..end).map(|index| table.operand_names.get(index).map_or("", |name| &**name)).collect()
    }
}

/// Fills in a template: each `{name}` or `{name:modifier}` becomes what `text` gives for it.
pub fn expand(template: &str, mut text: impl FnMut(&str, &str) -> String) -> String {
    let (mut out, mut rest) = (String::with_capacity(template.len() + 32), template);
    while let Some(start) = rest.find('{') {
        out.push_str(&rest[..start]);
        let end = start + rest[start..].find('}').unwrap_or_else(|| panic!("`{template}` lacks a brace"));
        let (name, modifier) = rest[start + 1..end].split_once(':').unwrap_or((&rest[start + 1..end], ""));
        out.push_str(&text(name, modifier));
        rest = &rest[end + 1..];
    }
    out + rest
}
