//! Names: what those in the text of a function mean on the machine, and which values registers stand for.
//!
//! Names are looked up once for each instruction and each virtual register. What is known of registers is kept by their
//! numbers, since that is asked most often.

use crate::machine::{ClassFacts, Machine, Opcode, Root};
use crate::mir::Function;

/// The name of a value while names are still joined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Name {
    /// The value of a virtual register.
    Virtual(u32),
    /// A value by its number.
    Value(u32),
}

/// The opcodes and the register classes of a function.
pub struct Lookup<'a> {
    opcodes: Vec<Vec<Option<&'a Opcode>>>,
    classes: Vec<Option<&'a ClassFacts>>,
}

impl<'a> Lookup<'a> {
    /// Looks the names of a function up. Time is linear in its text.
    pub(super) fn new(machine: &'a Machine, source: &Function) -> Lookup<'a> {
        let blocks = source.blocks.iter();
        let opcodes = blocks.map(|block| block.insts.iter().map(|inst| machine.opcode(inst.opcode)).collect());
        let mut classes = vec![None; source.num_registers()];
        for (&register, name) in &source.classes {
            classes[register as usize] = machine.class(*name);
        }
        Lookup { opcodes: opcodes.collect(), classes }
    }

    /// The opcode of an instruction, by the position of its block and its own.
    pub fn opcode(&self, block: usize, inst: usize) -> Option<&'a Opcode> {
        self.opcodes[block][inst]
    }

    /// The class of a virtual register.
    pub fn class(&self, register: u32) -> Option<&'a ClassFacts> {
        *self.classes.get(register as usize)?
    }
}

/// What a virtual register stands for.
#[derive(Clone, Copy)]
enum Meaning {
    Unknown,
    /// It is another name.
    Alias(Name),
    /// It has this value.
    Value(u32),
}

/// What the virtual registers of a function stand for.
pub(super) struct Names(Vec<Meaning>);

impl Names {
    /// Of so many registers nothing is known yet.
    pub fn new(registers: usize) -> Names {
        Names(vec![Meaning::Unknown; registers])
    }

    fn meaning(&self, register: u32) -> Meaning {
        self.0.get(register as usize).copied().unwrap_or(Meaning::Unknown)
    }

    /// Makes a register another name.
    pub fn alias(&mut self, register: u32, name: Name) {
        self.0[register as usize] = Meaning::Alias(name);
    }

    /// Gives a register a value.
    pub fn define(&mut self, register: u32, value: u32) {
        self.0[register as usize] = Meaning::Value(value);
    }

    /// Whether a register is another name.
    pub fn is_alias(&self, register: u32) -> bool {
        matches!(self.meaning(register), Meaning::Alias(_))
    }

    /// The value that a register was given.
    pub fn value(&self, register: u32) -> Option<u32> {
        match self.meaning(register) {
            Meaning::Value(value) => Some(value),
            _ => None,
        }
    }

    /// Follows names to the last one.
    pub fn last(&self, mut name: Name) -> Name {
        // Each step is another register, so there are no more steps than registers in names that are no circle.
        for _ in 0..=self.0.len() {
            match name {
                Name::Virtual(register) => match self.meaning(register) {
                    Meaning::Alias(other) => name = other,
                    _ => break,
                },
                Name::Value(_) => break,
            }
        }
        name
    }

    /// Follows names to the value.
    pub fn resolve(&self, name: Name) -> Option<u32> {
        match self.last(name) {
            Name::Value(value) => Some(value),
            Name::Virtual(register) => self.value(register),
        }
    }

    /// Numbers values anew, by their old numbers; registers whose value is gone have none.
    pub fn renumber(&mut self, numbers: &[Option<u32>]) {
        let new = |value: u32| numbers[value as usize];
        for meaning in &mut self.0 {
            *meaning = match *meaning {
                Meaning::Value(value) => new(value).map_or(Meaning::Unknown, Meaning::Value),
                Meaning::Alias(Name::Value(value)) => Meaning::Alias(Name::Value(new(value).unwrap_or(value))),
                other => other,
            };
        }
    }
}

/// The values in physical registers at a point of a block.
pub(super) struct Held(Vec<Option<Name>>);

impl Held {
    /// Nothing is known of so many roots.
    pub fn new(roots: usize) -> Held {
        Held(vec![None; roots])
    }

    /// The value in a root.
    pub fn get(&self, root: Root) -> Option<Name> {
        self.0[root.index()]
    }

    /// Puts a value into a root.
    pub fn insert(&mut self, root: Root, name: Name) {
        self.0[root.index()] = Some(name);
    }

    /// Forgets what is in a root.
    pub fn remove(&mut self, root: Root) {
        self.0[root.index()] = None;
    }
}
