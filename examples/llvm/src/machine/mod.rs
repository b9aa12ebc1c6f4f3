//! The machines: an ISA file, LLVM's tables, and the few facts that neither has.
//!
//! A *root* is a register that can be allocated with all that overlaps it, as `rax` with `eax` and `al`. A *kind* is a type
//! of the ISA file that values have; a root has a register for each kind of its bank.

mod arch;
mod build;
mod roots;
pub mod tables;
mod ways;

use rustc_hash::FxHashMap as HashMap;
use ssara_core::Target;
use ssara_core::target::{Class, Conv, Reg, TupleList, Type};
use ssara_core::units::UnitSet;
use ustr::{Ustr, UstrMap, UstrSet};

pub use arch::{Arch, Facts, Registers};
pub use roots::{Clobbers, Root, RootSet};
pub use tables::{Flag, Opcode};
pub use ways::AddressForm;

use crate::mir::Inst;

/// A machine as this command knows it.
#[derive(Debug)]
pub struct Machine {
    /// Which one it is.
    pub arch: Arch,
    /// The target of ssara, with the classes of LLVM.
    pub target: Target,
    /// The calling convention of C.
    pub convention: Conv,
    /// The kinds of values.
    pub kinds: Vec<Kind>,
    /// The roots.
    pub roots: Vec<RootDesc>,
    /// The roots that a function preserves.
    pub callee_saved: RootSet,
    /// Kinds and roots by the names of registers of LLVM in MIR.
    regs: UstrMap<RegFacts>,
    /// The classes of LLVM; [`tables::OpcodeOperand::class`] is a position.
    classes: Vec<ClassFacts>,
    class_names: UstrMap<usize>,
    /// The classes of tuples by name.
    tuple_classes: UstrMap<TupleClass>,
    opcodes: Vec<Opcode>,
    opcode_names: UstrMap<usize>,
    masks: HashMap<String, Clobbers>,
    /// Sub-register indices that start at the lowest bit.
    low_indices: UstrSet,
    /// The opcodes that store and load spilled registers.
    stores: UstrSet,
    loads: UstrSet,
    /// The name of each register of the target in MIR, by its number.
    reg_names: Vec<Ustr>,
    /// The root of each register of the target, by its number.
    reg_roots: Vec<Option<Root>>,
    /// The kind of each class of the target, by its number.
    class_kinds: Vec<usize>,
    /// The root of each unit of the target.
    unit_roots: Vec<Option<Root>>,
    /// The kind whose values may be narrower.
    narrow: Option<Narrow>,
}

/// A kind whose values may be of a narrower one.
#[derive(Debug)]
pub struct Narrow {
    /// The wide kind.
    pub from: usize,
    /// The narrow kind.
    pub to: usize,
    /// By class of the target: the class of the same roots for the narrow kind, for classes of the wide one.
    classes: Vec<Option<Class>>,
}

impl Narrow {
    /// The class of the narrow kind with the roots of a class of the wide one.
    pub fn class(&self, class: Class) -> Option<Class> {
        self.classes.get(class.index()).copied().flatten()
    }
}

/// A kind of values.
#[derive(Debug)]
pub struct Kind {
    /// The type of the target.
    pub ty: Type,
    /// The class of all its registers.
    pub home: Class,
    /// How LLVM stores and loads one.
    pub spill: SpillCode,
    /// The width in bits.
    bits: u32,
}

/// How LLVM stores and loads a register.
#[derive(Debug)]
pub struct SpillCode {
    /// The register in the instructions, in place of which another one may stand.
    pub reg: Ustr,
    /// The instructions that store it.
    pub store: Vec<Inst>,
    /// The instructions that load it.
    pub load: Vec<Inst>,
}

/// A root.
#[derive(Debug)]
pub struct RootDesc {
    /// The name of its widest register in MIR.
    pub name: Ustr,
    /// Its register for each kind of its bank, the narrowest first.
    pub kinds: Vec<(usize, Reg)>,
}

/// What is known of a register of LLVM.
#[derive(Debug, Default)]
struct RegFacts {
    /// The roots that it overlaps.
    roots: Vec<Root>,
    /// Its parts with their sub-register indices, in the order of these.
    parts: Vec<(Ustr, Ustr)>,
    /// The kind of the values that it holds in its first root.
    kind: usize,
    /// Whether it is where values of its width are in its first root.
    low: bool,
}

/// A register class of LLVM.
#[derive(Debug)]
pub struct ClassFacts {
    /// The width of its registers in bits.
    pub bits: u32,
    /// The kind and the class of the target, if each of its registers belongs to one root and all have one kind.
    pub roots: Option<(usize, Class)>,
    /// Its registers.
    members: Vec<Ustr>,
    /// Its register in each root: the first one it has there, or else one of the same width.
    in_root: Vec<Option<Ustr>>,
}

/// A register class of LLVM whose registers are tuples.
#[derive(Debug)]
pub struct TupleClass {
    /// The tuples of the target.
    pub list: TupleList,
    /// The number of members.
    pub len: usize,
    /// The class of a member.
    pub member: Ustr,
    /// By sub-register index: the member in which that part is, and the index in it if it is not all of it.
    parts: UstrMap<(usize, Option<Ustr>)>,
    /// The tuple that begins in each root.
    in_root: HashMap<Root, Ustr>,
}

impl TupleClass {
    /// The member in which a part of the tuple is, and the sub-register index in it if it is not all of it.
    pub fn part(&self, index: Ustr) -> Option<(usize, Option<Ustr>)> {
        self.parts.get(&index).copied()
    }

    /// The register that begins in a root.
    pub fn reg_in(&self, root: Root) -> Option<Ustr> {
        self.in_root.get(&root).copied()
    }
}

impl Machine {
    /// What neither the tables nor the ISA file say.
    pub fn facts(&self) -> &'static Facts {
        self.arch.facts()
    }

    /// The opcode of this name.
    pub fn opcode(&self, name: Ustr) -> Option<&Opcode> {
        self.opcode_names.get(&name).map(|&opcode| &self.opcodes[opcode])
    }

    /// The class of LLVM with this name, as MIR writes it.
    pub fn class(&self, name: Ustr) -> Option<&ClassFacts> {
        self.class_names.get(&name).map(|&class| &self.classes[class])
    }

    /// The class of tuples with this name.
    pub fn tuple_class(&self, name: Ustr) -> Option<&TupleClass> {
        self.tuple_classes.get(&name)
    }

    /// The class of an operand in the description of an opcode.
    pub fn operand_class(&self, opcode: &Opcode, operand: usize) -> Option<&ClassFacts> {
        opcode.operands.get(operand)?.class.map(|class| &self.classes[class])
    }

    /// Whether a class of LLVM has a register.
    pub fn class_has(&self, class: &ClassFacts, register: Ustr) -> bool {
        class.members.contains(&register)
    }

    /// The roots of a class of the target, in allocation order.
    pub fn class_roots(&self, class: Class) -> impl Iterator<Item = Root> + '_ {
        self.target.class_regs(class).iter().filter_map(|&reg| self.root(reg))
    }

    /// The roots that a register of LLVM overlaps; none for one that is never allocated.
    pub fn roots_of(&self, register: Ustr) -> &[Root] {
        self.regs.get(&register).map_or(&[], |facts| &facts.roots)
    }

    /// The roots of several registers of LLVM.
    pub fn roots_of_all<'n>(&self, registers: impl IntoIterator<Item = &'n str>) -> RootSet {
        registers.into_iter().flat_map(|register| self.roots_of(register.into())).copied().collect()
    }

    /// Whether a part of the registers of a class is where values of its width are: it starts at the lowest bit, or it is
    /// the only part of its width.
    pub fn is_low_part(&self, class: Option<&ClassFacts>, index: Ustr) -> bool {
        let first = || class?.in_root.iter().flatten().next();
        let is_low = |part: Ustr| self.regs.get(&part).is_some_and(|facts| facts.low);
        self.low_indices.contains(&index) || first().and_then(|&whole| self.part(whole, index)).is_some_and(is_low)
    }

    /// Whether a register of LLVM is where values of its width are in a root, or contains it so.
    pub fn is_low(&self, register: Ustr, root: Root) -> bool {
        self.regs.get(&register).is_some_and(|facts| facts.low && facts.roots.first() == Some(&root))
    }

    /// The kind of the values that a register of LLVM holds in a root: the narrowest one that has its width.
    pub fn kind_of(&self, register: Ustr, root: Root) -> usize {
        let kinds = &self.roots[root.index()].kinds;
        let own = self.regs.get(&register).filter(|facts| facts.roots.first() == Some(&root));
        own.map(|facts| facts.kind).or(kinds.last().map(|kind| kind.0)).unwrap_or_default()
    }

    /// The kind of the values of a class of the target.
    pub fn kind_of_class(&self, class: Class) -> usize {
        self.class_kinds[class.index()]
    }

    /// The kind whose values may be of a narrower one.
    pub fn narrow(&self) -> Option<&Narrow> {
        self.narrow.as_ref()
    }

    /// The width of the values of a kind in bits.
    pub fn bits(&self, kind: usize) -> u32 {
        self.kinds[kind].bits
    }

    /// Whether a register of LLVM is all of its root.
    pub fn is_whole(&self, register: Ustr, root: Root) -> bool {
        self.roots[root.index()].name == register
    }

    /// Whether the values of two kinds are in registers of one bank.
    pub fn same_bank(&self, a: usize, b: usize) -> bool {
        let bank = |kind: usize| self.target.ty(self.kinds[kind].ty).bank;
        bank(a) == bank(b)
    }

    /// Whether values of a kind are in parts of the registers of another one.
    pub fn is_part(&self, kind: usize, of: usize) -> bool {
        self.same_bank(kind, of) && self.kinds[kind].bits < self.kinds[of].bits
    }

    /// The register of a root that a value of a class of LLVM has there, or a part of it.
    pub fn reg_in(&self, class: &ClassFacts, part: Option<Ustr>, root: Root) -> Option<Ustr> {
        let whole = class.in_root[root.index()]?;
        part.map_or(Some(whole), |index| self.part(whole, index))
    }

    /// A part of a register of LLVM.
    pub fn part(&self, register: Ustr, index: Ustr) -> Option<Ustr> {
        self.regs.get(&register)?.parts.iter().find(|part| part.0 == index).map(|part| part.1)
    }

    /// The register of a root that is what `register` is in its own root.
    pub fn like(&self, register: Ustr, root: Root) -> Option<Ustr> {
        let &[own] = self.roots_of(register) else { return None };
        let [from, to] = [own, root].map(|root| self.roots[root.index()].name);
        if from == register {
            return Some(to);
        }
        let parts = &self.regs.get(&from)?.parts;
        let mut indices = parts.iter().filter(|part| part.1 == register).map(|part| part.0);
        indices.find_map(|index| self.part(to, index))
    }

    /// The name of a register of the target in MIR.
    pub fn reg_name(&self, reg: Reg) -> Ustr {
        self.reg_names[reg.index()]
    }

    /// The root of a register of the target.
    pub fn root(&self, reg: Reg) -> Option<Root> {
        self.reg_roots.get(reg.index()).copied().flatten()
    }

    /// The register of the target for a kind in a root.
    pub fn reg(&self, root: Root, kind: usize) -> Option<Reg> {
        self.roots[root.index()].kinds.iter().find(|own| own.0 == kind).map(|own| own.1)
    }

    /// What a register mask destroys, by its name.
    pub fn mask(&self, name: &str) -> Option<Clobbers> {
        // Other operands are far more frequent, and need not be looked for.
        if name.starts_with("csr_") { self.masks.get(name).copied() } else { None }
    }

    /// The units of the target that are destroyed.
    pub fn units(&self, clobbers: Clobbers) -> UnitSet {
        let kinds = |root: Root| &self.roots[root.index()].kinds;
        let widest = |root: Root| kinds(root).last().map(|kind| kind.1);
        let mut units = self.target.units_of(clobbers.upper.iter().filter_map(widest));
        units.subtract(&self.target.units_of(clobbers.upper.iter().filter_map(|root| Some(kinds(root).first()?.1))));
        units.union_with(&self.target.units_of(clobbers.roots.iter().filter_map(widest)));
        units
    }

    /// Whether an opcode stores a spilled register and does nothing else.
    pub fn stores(&self, opcode: Ustr) -> bool {
        self.stores.contains(&opcode)
    }

    /// Whether an opcode loads a spilled register and does nothing else.
    pub fn loads(&self, opcode: Ustr) -> bool {
        self.loads.contains(&opcode)
    }

    /// The roots that have one of these units of the target.
    pub fn roots_of_units(&self, units: &UnitSet) -> RootSet {
        units.iter().filter_map(|unit| self.unit_roots.get(usize::from(unit)).copied().flatten()).collect()
    }
}
