//! An ISA file, with registers named as in LLVM's tables.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use ssara_core::Target;
use ssara_core::target::{Class, FormKind, OperandDesc, Reg, Relation, TupleList};

use crate::map::Map;

pub struct Isa<'a> {
    pub desc: Target,
    /// For each register of ours, LLVM's name.
    pub theirs: Vec<String>,
    /// Whether LLVM has a register of exactly that extent.
    pub exact: Vec<bool>,
    /// For each register of LLVM that we have, ours.
    pub ours: BTreeMap<&'a str, Reg>,
    /// Registers that are constant or that the file reserves, and what overlaps those.
    pub reserved: BTreeSet<Reg>,
}

/// A form, with the names of its operands.
pub struct FormInfo<'a> {
    pub kind: FormKind,
    pub operands: Vec<OperandInfo<'a>>,
    pub clobbers: BTreeSet<u16>,
    /// Operands that must be in different registers, because a relation says so: the smaller number first.
    pub apart: BTreeSet<(usize, usize)>,
    /// The tuples of the group that begins with an operand.
    pub groups: BTreeMap<usize, TupleList>,
}

pub struct OperandInfo<'a> {
    pub name: &'a str,
    pub desc: OperandDesc,
    /// The register it is bound to, by itself or by a tie.
    pub fixed: Option<Reg>,
    /// The use it is tied to.
    pub tied: Option<usize>,
}

/// The text of a shipped ISA file.
pub fn source(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("isa").join(name).with_extension("ron");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The description that a file gives, without a diagnostic.
pub fn load(name: &str, source: &str) -> Target {
    let loaded = ssara_codegen::load(name, source);
    let text: Vec<String> = loaded.diagnostics.iter().map(ToString::to_string).collect();
    assert!(text.is_empty(), "{}", text.join("\n"));
    loaded.target.expect("a file without errors gives a target")
}

impl<'a> Isa<'a> {
    pub fn new(desc: Target, map: &'a Map) -> Isa<'a> {
        let mut theirs = vec![None; desc.regs.len()];
        let mut ours = BTreeMap::new();
        for (name, other, exact) in &map.registers {
            let reg = desc.find_reg(name).unwrap_or_else(|| panic!("no register `{name}`"));
            assert!(theirs[reg.index()].is_none(), "`{name}` is twice in [registers]");
            theirs[reg.index()] = Some((other.clone(), *exact));
            if *exact {
                assert!(ours.insert(other.as_str(), reg).is_none(), "`{other}` is twice in [registers]");
            }
        }
        let unmapped: Vec<&str> =
            desc.reg_ids().filter(|reg| theirs[reg.index()].is_none()).map(|reg| &*desc.reg(reg).name).collect();
        assert!(unmapped.is_empty(), "registers that are not in [registers]: {unmapped:?}");
        let (theirs, exact) = theirs.into_iter().flatten().unzip();
        let overlaps = |reg: &Reg| {
            desc.reg(*reg).constant.is_some() || desc.reserved.iter().any(|&reserved| desc.overlap(*reg, reserved))
        };
        let reserved = desc.reg_ids().filter(overlaps).collect();
        Isa { desc, theirs, exact, ours, reserved }
    }

    pub fn reg_name(&self, reg: Reg) -> &str {
        &self.desc.reg(reg).name
    }
    /// LLVM's name of a register.
    pub fn name(&self, reg: Reg) -> &str {
        &self.theirs[reg.index()]
    }
    /// LLVM's names of the members of a class.
    pub fn members(&self, class: Class) -> BTreeSet<&str> {
        self.desc.class_regs(class).iter().map(|&reg| self.name(reg)).collect()
    }
    /// The register of ours that LLVM calls `name`, if operands may be there.
    pub fn allocatable(&self, name: &str) -> Option<Reg> {
        self.ours.get(name).copied().filter(|reg| !self.reserved.contains(reg))
    }
    pub fn units(&self, regs: impl IntoIterator<Item = Reg>) -> BTreeSet<u16> {
        regs.into_iter().flat_map(|reg| self.desc.reg_units(reg).iter().copied()).collect()
    }
    pub fn form_names(&self) -> impl Iterator<Item = &str> {
        self.desc.forms.names.iter().map(|name| &**name)
    }
    pub fn form(&self, name: &str) -> FormInfo<'_> {
        let form = self.desc.find_form(name).unwrap_or_else(|| panic!("no form `{name}`")).table_index();
        let view = self.desc.forms.get(form, self.desc.set_words);
        let start = self.desc.forms.starts[form] as usize;
        let descs: Vec<OperandDesc> = view.operands().collect();
        let operands = descs.iter().enumerate().map(|(index, &desc)| {
            let tied = desc.tied_to().map(usize::from);
            let fixed = desc.fixed_reg().or_else(|| descs[tied?].fixed_reg());
            OperandInfo { name: &self.desc.forms.operand_names[start + index], desc, fixed, tied }
        });
        let relations = || view.relations.iter().map(|relation| relation.relation);
        // LLVM cannot express overlap in a certain part only, so it keeps such operands apart.
        let apart = relations().filter_map(|relation| match relation {
            Relation::Distinct(a, b) | Relation::OverlapAt(a, b, _) => {
                Some((usize::from(a.min(b)), usize::from(a.max(b))))
            }
            _ => None,
        });
        let groups = relations().filter_map(|relation| match relation {
            Relation::Group { first, list } => Some((usize::from(first), list)),
            _ => None,
        });
        FormInfo {
            kind: view.kind,
            operands: operands.collect(),
            apart: apart.collect(),
            groups: groups.collect(),
            clobbers: ssara_core::units::iter_words(view.clobbers).collect(),
        }
    }
}

impl FormInfo<'_> {
    /// The operands of the group named `name`, which are numbered from 0, and its tuples. A group without tuples of its own
    /// has those of the group to which it is tied.
    pub fn group(&self, name: &str) -> Option<(Vec<usize>, TupleList)> {
        let member = |number: usize| self.operands.iter().position(|operand| operand.name == format!("{name}{number}"));
        let members: Vec<usize> = (0..).map_while(member).collect();
        let &first = members.first()?;
        let list = self.groups.get(&first).or_else(|| self.groups.get(&self.operands[first].tied?))?;
        Some((members, *list))
    }
}

impl OperandInfo<'_> {
    pub fn is_def(&self) -> bool {
        self.desc.is_def()
    }
}
