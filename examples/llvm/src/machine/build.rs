//! A machine from its ISA file and LLVM's tables.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap as HashMap;

use ssara_core::Target;
use ssara_core::target::{Class, ClassDesc, Reg, TargetDesc, TupleList, TupleListDesc};
use ustr::{Ustr, UstrMap};

use super::tables::{self, RegClass, Register, Registers};
use super::{
    Arch, ClassFacts, Clobbers, Kind, Machine, Narrow, RegFacts, Root, RootDesc, RootSet, SpillCode, TupleClass,
};
use crate::error::Error;
use crate::mir::Inst;

impl Machine {
    /// The machine. Reads its tables, which takes time in the order of 100 ms.
    ///
    /// # Errors
    /// If the tables or the ISA file that come with the program cannot be used together.
    pub fn new(arch: Arch) -> Result<Machine, Error> {
        let (registers, opcodes) = tables::read(arch)?;
        let mut builder = Builder::new(arch, &registers)?;
        let regs = registers.registers.iter().map(|reg| (lower(&reg.name), builder.reg_facts(reg))).collect();
        let classes: Vec<ClassFacts> = registers.classes.iter().map(|class| builder.class(class)).collect();
        let tuple_classes = builder.tuple_classes(&registers)?;
        let narrow = builder.narrow(&registers)?;
        let Builder { desc, kinds, roots, .. } = &builder;
        let mut reg_roots = vec![None; desc.regs.len()];
        for (at, root) in roots.iter().enumerate() {
            root.kinds.iter().for_each(|&(_, reg)| reg_roots[reg.index()] = Some(Root::new(at)));
        }
        let mut unit_roots = vec![None; 64 * usize::from(desc.set_words)];
        for (reg, root) in desc.reg_ids().zip(&reg_roots) {
            for &unit in desc.reg_units(reg) {
                unit_roots[usize::from(unit)] = unit_roots[usize::from(unit)].or(*root);
            }
        }
        let kind = |class: &ClassDesc| kinds.iter().position(|kind| kind.ty == class.ty).unwrap_or_default();
        let opcode = |line: &String| Inst::parse(line).ok().map(|inst| inst.opcode);
        let stores = registers.spill_recipes.iter().flat_map(|recipe| &recipe.store).filter_map(opcode).collect();
        let loads = registers.spill_recipes.iter().flat_map(|recipe| &recipe.load).filter_map(opcode).collect();
        let saved = registers.callee_saved.get("C").map_or(&[][..], |saved| saved);
        let masks = registers.reg_masks.iter().map(|(name, kept)| (name.clone(), builder.clobbers(kept)));
        let mut machine = Machine {
            arch,
            convention: desc.find_convention("c").ok_or_else(|| builder.bad("no convention `c`"))?,
            callee_saved: saved.iter().filter_map(|name| builder.root_of(name)).collect(),
            regs,
            class_names: registers.classes.iter().enumerate().map(|(at, class)| (lower(&class.name), at)).collect(),
            classes,
            tuple_classes,
            opcode_names: opcodes.iter().enumerate().map(|(at, opcode)| (opcode.name, at)).collect(),
            opcodes,
            masks: masks.collect(),
            low_indices: builder.low_indices.iter().map(|&name| name.into()).collect(),
            stores,
            loads,
            reg_names: desc.regs.iter().map(|reg| Ustr::from(&reg.name)).collect(),
            reg_roots,
            class_kinds: desc.classes.iter().map(kind).collect(),
            unit_roots,
            narrow,
            target: Target::new(desc.clone()).map_err(|error| builder.bad(error.to_string()))?,
            kinds: builder.kinds,
            roots: builder.roots,
        };
        machine.widen_masks();
        Ok(machine)
    }

    /// Makes masks destroy all of a root where the part that they destroy has no units of its own.
    fn widen_masks(&mut self) {
        let mut masks = std::mem::take(&mut self.masks);
        for mask in masks.values_mut() {
            let upper = |root: Root| Clobbers { roots: RootSet::default(), upper: RootSet::from_iter([root]) };
            let whole: RootSet = mask.upper.iter().filter(|&root| self.units(upper(root)).is_empty()).collect();
            *mask = mask.union(Clobbers { roots: whole, upper: RootSet::default() });
        }
        self.masks = masks;
    }
}

/// The state of the construction.
struct Builder<'t> {
    arch: Arch,
    desc: TargetDesc,
    kinds: Vec<Kind>,
    roots: Vec<RootDesc>,
    /// The registers of LLVM's tables by name.
    by_name: HashMap<&'t str, &'t Register>,
    /// The root that has a unit of LLVM.
    unit_roots: BTreeMap<u16, Root>,
    low_indices: BTreeSet<&'t str>,
    /// The width of the part that each sub-register index means.
    index_bits: BTreeMap<&'t str, u32>,
}

impl<'t> Builder<'t> {
    fn new(arch: Arch, registers: &'t Registers) -> Result<Builder<'t>, Error> {
        let isa = match arch {
            Arch::X86_64 => include_str!("../../isa/x86_64.isa.ron"),
            Arch::Riscv64 => include_str!("../../isa/riscv64.isa.ron"),
            Arch::Aarch64 => include_str!("../../isa/aarch64.isa.ron"),
            Arch::S390x => include_str!("../../isa/s390x.isa.ron"),
            Arch::Power => include_str!("../../isa/powerpc64le.isa.ron"),
        };
        let mut builder = Builder {
            arch,
            desc: TargetDesc::default(),
            kinds: Vec::new(),
            roots: Vec::new(),
            by_name: registers.registers.iter().map(|reg| (reg.name.as_str(), reg)).collect(),
            unit_roots: BTreeMap::new(),
            low_indices: registers
                .sub_reg_indices
                .iter()
                .filter(|sub| sub.offset == 0)
                .map(|s| s.name.as_str())
                .collect(),
            index_bits: registers.sub_reg_indices.iter().map(|sub| (sub.name.as_str(), sub.size)).collect(),
        };
        let loaded = ssara_codegen::load("machine.isa.ron", isa);
        let target = loaded.target.ok_or_else(|| builder.bad("the ISA file has mistakes"))?;
        builder.desc = target.into_desc();
        for &kind in arch.facts().kinds {
            let kind = builder.add_kind(registers, kind)?;
            builder.add_roots(kind)?;
        }
        Ok(builder)
    }

    /// Adds the kind of the values of a type, which LLVM stores as those of a class.
    fn add_kind(&mut self, registers: &Registers, (ty, class): (&str, &str)) -> Result<usize, Error> {
        let ty = self.desc.find_type(ty).ok_or_else(|| self.bad(format!("no type `{ty}`")))?;
        let recipe = registers.spill_recipes.iter().find(|recipe| recipe.class == class);
        let recipe = recipe.ok_or_else(|| self.bad(format!("nothing stores `{class}`")))?;
        let parse = |lines: &[String]| lines.iter().filter_map(|line| Inst::parse(line).ok()).collect();
        let (store, load) = (parse(&recipe.store), parse(&recipe.load));
        let spill = SpillCode { reg: lower(&recipe.reg), store, load };
        let bits = self.desc.ty(ty).bits.into();
        self.kinds.push(Kind { ty, home: self.desc.home_class(ty), spill, bits });
        Ok(self.kinds.len() - 1)
    }

    /// Adds the narrow kind to the roots of the wide one, and a class of it for each class of the wide one.
    fn narrow(&mut self, registers: &Registers) -> Result<Option<Narrow>, Error> {
        let Some((wide, narrow)) = self.arch.facts().narrow else { return Ok(None) };
        let is_wide = |kind: &Kind| self.desc.ty(kind.ty).name == wide;
        let from = self.kinds.iter().position(is_wide).ok_or_else(|| self.bad(format!("no kind `{wide}`")))?;
        let to = self.add_kind(registers, narrow)?;
        for reg in self.desc.class_regs(self.kinds[to].home).to_vec() {
            let name = self.desc.reg(reg).name.to_uppercase();
            let root = self.root_of(&name).ok_or_else(|| self.bad(format!("`{name}` has no root")))?;
            self.roots[root.index()].kinds.insert(0, (to, reg));
        }
        let of_reg = |reg: Reg| {
            let root = self.roots.iter().find(|root| root.kinds.contains(&(from, reg)))?;
            root.kinds.iter().find(|kind| kind.0 == to).map(|kind| kind.1)
        };
        let of_class = |class: Class| -> Option<Vec<Reg>> {
            let is_wide = self.desc.class(class).ty == self.kinds[from].ty;
            self.desc.class_regs(class).iter().filter(|_| is_wide).map(|&reg| of_reg(reg)).collect()
        };
        let regs: Vec<Option<Vec<Reg>>> = self.desc.class_ids().map(of_class).collect();
        let classes = regs.into_iter().map(|regs| {
            let regs = regs.filter(|regs| !regs.is_empty())?;
            Some(self.class_with(to, &regs))
        });
        let classes = classes.collect();
        Ok(Some(Narrow { from, to, classes }))
    }

    fn bad(&self, problem: impl Into<String>) -> Error {
        Error::Tables { name: self.arch.to_string(), problem: problem.into() }
    }

    /// Makes roots of the registers of a kind, or adds the kind to those that are there.
    fn add_roots(&mut self, kind: usize) -> Result<(), Error> {
        let home = self.desc.class_regs(self.kinds[kind].home).to_vec();
        for reg in home {
            let name = self.desc.reg(reg).name.to_string();
            let table = self.by_name.get(name.to_uppercase().as_str()).copied();
            let table = table.ok_or_else(|| self.bad(format!("LLVM has no register `{name}`")))?;
            let known = table.units.iter().find_map(|unit| self.unit_roots.get(unit).copied());
            match known {
                Some(root) => {
                    let root = &mut self.roots[root.index()];
                    root.kinds.push((kind, reg));
                    root.name = name.as_str().into();
                }
                None if self.roots.len() == Root::MAX => return Err(self.bad("too many registers")),
                None => {
                    let root = Root::new(self.roots.len());
                    table.units.iter().for_each(|&unit| _ = self.unit_roots.insert(unit, root));
                    self.roots.push(RootDesc { name: name.as_str().into(), kinds: vec![(kind, reg)] });
                }
            }
        }
        Ok(())
    }

    /// The roots that a register overlaps.
    fn roots_of(&self, register: &Register) -> Vec<Root> {
        let roots: BTreeSet<Root> =
            register.units.iter().filter_map(|unit| self.unit_roots.get(unit).copied()).collect();
        roots.into_iter().collect()
    }

    fn root_of(&self, name: &str) -> Option<Root> {
        self.by_name.get(name).and_then(|register| self.roots_of(register).first().copied())
    }

    fn reg_facts(&self, register: &Register) -> RegFacts {
        let roots = self.roots_of(register);
        let parts = register.sub_regs.iter().map(|(index, part)| (index.as_str().into(), lower(part))).collect();
        let Some(&root) = roots.first() else { return RegFacts { parts, ..RegFacts::default() } };
        let root = &self.roots[root.index()];
        let own = |reg: Reg| self.by_name.get(self.desc.reg(reg).name.to_uppercase().as_str()).copied();
        let contains = |whole: &Register, part: &Register| {
            whole.name == part.name || whole.sub_regs.values().any(|name| *name == part.name)
        };
        let fits = |&&(_, reg): &&(usize, Reg)| own(reg).is_some_and(|whole| contains(whole, register));
        let kind = root.kinds.iter().find(fits).or(root.kinds.last()).map_or(0, |kind| kind.0);
        let low = root.kinds.last().and_then(|&(_, reg)| own(reg)).is_some_and(|whole| {
            let mut indices = whole.sub_regs.iter().filter(|part| *part.1 == register.name).peekable();
            let is_part = indices.peek().is_some();
            let bits = |index: &String| self.index_bits.get(index.as_str());
            // Where a register has one part of a width, values of that width are there.
            let is_only_part = |index: &String| {
                whole.sub_regs.iter().all(|(other, part)| bits(other) != bits(index) || *part == register.name)
            };
            let is_low = indices.all(|(index, _)| self.low_indices.contains(index.as_str()) || is_only_part(index));
            if is_part { is_low } else { contains(register, whole) }
        });
        RegFacts { roots, parts, kind, low }
    }

    fn class(&mut self, class: &RegClass) -> ClassFacts {
        let mut in_root = vec![None; self.roots.len()];
        let mut members: Vec<Root> = Vec::new();
        let mut whole = true;
        let usable = |name: &&String| {
            self.by_name.get(name.as_str()).is_some_and(|register| !register.reserved && !register.constant)
        };
        for name in class.alloc_order.iter().filter(usable) {
            let roots = self.by_name.get(name.as_str()).map(|register| self.roots_of(register));
            match roots.as_deref() {
                Some(&[root]) => {
                    if in_root[root.index()].is_none() {
                        in_root[root.index()] = Some(lower(name));
                        members.push(root);
                    }
                }
                _ => whole = false,
            }
        }
        let kind = members.first().and_then(|&root| {
            let kinds = &self.roots[root.index()].kinds;
            kinds.iter().map(|kind| kind.0).find(|&kind| self.kinds[kind].bits >= class.reg_size_bits)
        });
        let regs = kind.and_then(|kind| members.iter().map(|&root| self.reg(root, kind)).collect::<Option<Vec<Reg>>>());
        let roots = kind.zip(regs).filter(|_| whole).map(|(kind, regs)| (kind, self.class_with(kind, &regs)));
        // An operand may allow more registers than the class of its value has: those of the same width.
        let first = in_root.iter().flatten().next().copied();
        if let (Some(first), Some(kind), Some(_)) = (first, kind, roots) {
            for (at, reg) in in_root.iter_mut().enumerate().filter(|(_, reg)| reg.is_none()) {
                let of_bank = self.reg(Root::new(at), kind).is_some();
                *reg = of_bank.then(|| self.like(first, Root::new(at))).flatten();
            }
        }
        ClassFacts {
            bits: class.reg_size_bits,
            roots,
            members: class.regs.iter().map(|name| lower(name)).collect(),
            in_root,
        }
    }

    /// Adds the lists of tuples to the target.
    fn tuple_classes(&mut self, registers: &Registers) -> Result<UstrMap<TupleClass>, Error> {
        let mut found = Vec::new();
        for &(name, member, indices) in self.arch.facts().tuples {
            let class = |name: &str| registers.classes.iter().find(|class| class.name.eq_ignore_ascii_case(name));
            let (Some(tuples), Some(members)) = (class(name), class(member)) else {
                return Err(self.bad(format!("no class `{name}` of `{member}`")));
            };
            let first = members.regs.first().and_then(|name| self.root_of(name));
            let has_kind = |&kind: &usize| {
                let is_wide_enough = self.kinds[kind].bits >= members.reg_size_bits;
                is_wide_enough && first.is_some_and(|root| self.reg(root, kind).is_some())
            };
            let kind = (0..self.kinds.len()).find(has_kind).unwrap_or_default();
            let start = self.desc.tuple_regs.len();
            let (mut parts, mut in_root) = (Vec::new(), HashMap::default());
            for register in tuples.alloc_order.iter().filter_map(|name| self.by_name.get(name.as_str()).copied()) {
                let root = |index: &&str| self.root_of(register.sub_regs.get(*index)?);
                let roots: Option<Vec<Root>> = indices.iter().map(root).collect();
                let Some(roots) = roots else { continue };
                let regs: Option<Vec<Reg>> = roots.iter().map(|&root| self.reg(root, kind)).collect();
                let Some(regs) = regs else { continue };
                parts.extend(self.parts_of_members(register, indices));
                self.desc.tuple_regs.to_mut().extend_from_slice(&regs);
                in_root.insert(roots[0], lower(&register.name));
            }
            let list = TupleList::from_index(self.desc.tuple_lists.len());
            let members = (start as u32, (self.desc.tuple_regs.len() - start) as u32);
            let len = indices.len();
            let desc = TupleListDesc { name: Cow::Borrowed(name), doc: Cow::Borrowed(""), len: len as u8, members };
            self.desc.tuple_lists.to_mut().push(desc);
            let (member, parts) = (member.into(), parts.into_iter().collect());
            found.push((name.into(), TupleClass { list, len, member, parts, in_root }));
        }
        Ok(found.into_iter().collect())
    }

    /// By sub-register index of a tuple: the member in which that part is, and the index in it if it is not all of it.
    fn parts_of_members(&self, tuple: &Register, indices: &[&str]) -> Vec<(Ustr, (usize, Option<Ustr>))> {
        let mut found = Vec::new();
        for (at, member) in indices.iter().enumerate() {
            let Some(member) = tuple.sub_regs.get(*member).and_then(|name| self.by_name.get(name.as_str())) else {
                continue;
            };
            for (index, part) in &tuple.sub_regs {
                let inner = member.sub_regs.iter().find(|inner| inner.1 == part).map(|inner| inner.0);
                if *part == member.name {
                    found.push((index.as_str().into(), (at, None)));
                } else if let Some(inner) = inner {
                    found.push((index.as_str().into(), (at, Some(inner.as_str().into()))));
                }
            }
        }
        found
    }

    fn reg(&self, root: Root, kind: usize) -> Option<Reg> {
        self.roots[root.index()].kinds.iter().find(|own| own.0 == kind).map(|own| own.1)
    }

    /// The register of a root that is what a register is in its own root.
    fn like(&self, register: Ustr, root: Root) -> Option<Ustr> {
        let own = self.root_of(&register.to_uppercase())?;
        let [from, to] = [own, root].map(|root| self.roots[root.index()].name.to_uppercase());
        if from.eq_ignore_ascii_case(&register) {
            return Some(lower(&to));
        }
        let [from, to] = [from, to].map(|name| self.by_name.get(name.as_str()).copied());
        let mut indices = from?.sub_regs.iter().filter(|part| part.1.eq_ignore_ascii_case(&register));
        indices.find_map(|(index, _)| to?.sub_regs.get(index).map(|part| lower(part)))
    }

    /// The class of the target with these registers. The home class has the order of the ISA file.
    fn class_with(&mut self, kind: usize, regs: &[Reg]) -> Class {
        let (ty, home) = (self.kinds[kind].ty, self.kinds[kind].home);
        let sorted = |regs: &[Reg]| regs.iter().copied().collect::<BTreeSet<Reg>>();
        if sorted(self.desc.class_regs(home)) == sorted(regs) {
            return home;
        }
        let same = |class: &Class| self.desc.class(*class).ty == ty && self.desc.class_regs(*class) == regs;
        if let Some(class) = self.desc.class_ids().find(same) {
            return class;
        }
        let class = Class::from_index(self.desc.classes.len());
        let members = (self.desc.class_regs.len() as u32, regs.len() as u16);
        self.desc.class_regs.to_mut().extend_from_slice(regs);
        let name = Cow::Owned(format!("class{}", class.index()));
        self.desc.classes.to_mut().push(ClassDesc { name, doc: Cow::Borrowed(""), ty, members });
        class
    }

    /// What a mask destroys that preserves these registers.
    fn clobbers(&self, kept: &[String]) -> Clobbers {
        let kept: BTreeSet<String> = kept.iter().map(|name| name.to_lowercase()).collect();
        let mut clobbers = Clobbers::default();
        for (at, root) in self.roots.iter().enumerate() {
            let stays = |reg: Reg| kept.contains(&*self.desc.reg(reg).name);
            match root.kinds.iter().rposition(|&(_, reg)| stays(reg)) {
                None => clobbers.roots.insert(Root::new(at)),
                Some(widest) if widest + 1 < root.kinds.len() => clobbers.upper.insert(Root::new(at)),
                Some(_) => {}
            }
        }
        clobbers
    }
}

/// The name in MIR of what has this name in the tables.
fn lower(name: &str) -> Ustr {
    name.to_lowercase().as_str().into()
}
