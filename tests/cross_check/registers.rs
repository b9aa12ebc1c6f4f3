//! Registers and classes, compared with LLVM's.

use std::collections::{BTreeMap, BTreeSet};

use ssara_cli::llvm::{Class, Register, RegisterTables, UNKNOWN};
use ssara_core::target::Reg;

use crate::findings::Findings;
use crate::isa::Isa;
use crate::map::Map;

/// Tables by name.
pub struct Registers<'a> {
    pub tables: &'a RegisterTables,
    pub registers: BTreeMap<&'a str, &'a Register>,
    pub classes: BTreeMap<&'a str, &'a Class>,
}

impl<'a> Registers<'a> {
    pub fn new(tables: &'a RegisterTables) -> Self {
        Registers {
            tables,
            registers: tables.registers.iter().map(|reg| (&*reg.name, reg)).collect(),
            classes: tables.classes.iter().map(|class| (&*class.name, class)).collect(),
        }
    }
    pub fn register(&self, name: &str) -> &'a Register {
        self.registers.get(name).unwrap_or_else(|| panic!("LLVM has no register `{name}`"))
    }
    /// All units of some registers, in order.
    pub fn units(&self, names: &[&str]) -> Vec<u32> {
        let units: BTreeSet<u32> = names.iter().flat_map(|name| &self.register(name).units).copied().collect();
        units.into_iter().collect()
    }
    /// The members of a class of tuples, by their units, of which every one belongs to a register that may hold an operand.
    pub fn tuples(&self, class: &str, isa: &Isa<'_>) -> BTreeMap<Vec<u32>, &'a str> {
        let usable = isa.ours.keys().filter(|name| isa.allocatable(name).is_some());
        let usable = self.units(&usable.copied().collect::<Vec<_>>());
        let members = self.classes[class].regs.iter().map(|name| (self.units(&[name]), &**name));
        members.filter(|(units, _)| units.iter().all(|unit| usable.binary_search(unit).is_ok())).collect()
    }
    /// The members of a class that the ISA file has and that may hold an operand.
    pub fn members(&self, class: &str, isa: &Isa<'_>) -> BTreeSet<&'a str> {
        let (all, name) = class.strip_prefix("all ").map_or((false, class), |name| (true, name));
        let class = self.classes.get(name).unwrap_or_else(|| panic!("LLVM has no class `{name}`"));
        let members = if all || class.alloc_order.is_empty() { &class.regs } else { &class.alloc_order };
        members.iter().map(String::as_str).filter(|name| isa.allocatable(name).is_some()).collect()
    }
}

/// Whether it is a tuple of registers that have names of their own.
pub fn is_tuple(name: &str, names: &BTreeSet<&str>) -> bool {
    name.contains('_') && name.split('_').all(|part| names.contains(part))
}

/// Names, overlap, parts with their bits, encodings, reserved and constant registers.
pub fn registers(isa: &Isa<'_>, map: &Map, llvm: &Registers<'_>, findings: &mut Findings) {
    let names: BTreeSet<&str> = llvm.registers.keys().copied().collect();
    for name in names.iter().filter(|name| !is_tuple(name, &names)) {
        let known = isa.ours.contains_key(name) as usize + map.not_here.contains(*name) as usize;
        assert_eq!(known, 1, "`{name}` of LLVM must be in one of [registers] and [not here]");
    }
    for name in &map.not_here {
        assert!(llvm.registers.contains_key(&**name), "[not here] names `{name}`, which LLVM does not have");
    }
    let overlap = |a: &str, b: &str| {
        let units = &llvm.register(b).units;
        llvm.register(a).units.iter().any(|unit| units.contains(unit))
    };
    for a in isa.desc.reg_ids() {
        findings.count("registers");
        let (our_name, their_name) = (isa.reg_name(a), isa.name(a));
        let (ours, theirs) = (isa.desc.reg(a), llvm.register(their_name));
        if u32::from(ours.encoding) != theirs.encoding {
            findings.disagree(format!("{our_name}: encoding {}, there {}", ours.encoding, theirs.encoding));
        }
        for b in isa.desc.reg_ids().filter(|b| b.0 > a.0) {
            let (here, there) = (isa.desc.overlap(a, b), overlap(their_name, isa.name(b)));
            // A register without a name in LLVM is a part of the one it is written as: it overlaps less, if anything.
            let exact = isa.exact[a.index()] && isa.exact[b.index()];
            if here != there && (exact || here) {
                let word = if here { "overlap here" } else { "overlap there" };
                findings.disagree(format!("{our_name} and {}: {word}", isa.reg_name(b)));
            }
            findings.count("pairs of registers");
        }
        if isa.exact[a.index()] {
            parts(isa, map, llvm, a, findings);
            match (ours.constant.is_some(), theirs.constant) {
                (true, false) => findings.disagree(format!("{our_name}: constant here")),
                (false, true) => findings.disagree(format!("{our_name}: constant there")),
                _ => {}
            }
        }
    }
    reserved(isa, map, llvm, findings);
}

fn parts(isa: &Isa<'_>, map: &Map, llvm: &Registers<'_>, whole: Reg, findings: &mut Findings) {
    let desc = isa.desc.reg(whole);
    let inside = |part: &Reg| {
        let part = isa.desc.reg(*part);
        let (start, end) = (part.low_bit, part.low_bit + part.bits);
        part.root == desc.root && desc.low_bit <= start && end <= desc.low_bit + desc.bits
    };
    let parts = isa.desc.reg_ids().filter(|&part| part != whole && isa.exact[part.index()] && inside(&part));
    let ours: BTreeMap<&str, (u32, u32)> = parts
        .map(|part| {
            let bits = isa.desc.reg(part);
            (isa.name(part), (u32::from(bits.low_bit - desc.low_bit), u32::from(bits.bits)))
        })
        .collect();
    let named = llvm.register(isa.name(whole)).sub_regs.iter().filter(|(_, part)| isa.ours.contains_key(&***part));
    let theirs: BTreeMap<&str, &str> = named.map(|(index, part)| (&**part, &**index)).collect();
    let what = format!("{}: parts", isa.reg_name(whole));
    findings.compare(&what, &ours.keys().copied().collect(), &theirs.keys().copied().collect());
    for (part, (offset, size)) in ours {
        let Some(index) = theirs.get(part) else { continue };
        let index = llvm.tables.sub_reg_indices.iter().find(|known| known.name == **index).expect("a known index");
        let scale = map.scale.get(&*isa.desc.banks[desc.bank.index()].name).copied().unwrap_or(1);
        let (o, s) = (index.offset.saturating_mul(scale), index.size.saturating_mul(scale));
        if (o, s) != (offset, size) && index.offset != UNKNOWN {
            findings.disagree(format!("{what}: {part} is {offset}+{size}, there {o}+{s}"));
        }
        findings.count("parts of registers");
    }
}

/// Compares the reserved registers: those of the ISA file with those of the convention that LLVM assumed for its tables.
fn reserved(isa: &Isa<'_>, map: &Map, llvm: &Registers<'_>, findings: &mut Findings) {
    let default = map.conventions.iter().find(|(_, facts)| facts.contains_key("default"));
    let (name, _) = default.expect("[conventions] marks one with `default`");
    let conv = isa.desc.convention(isa.desc.find_convention(name).expect("a convention of the file"));
    let all: Vec<Reg> = isa.desc.reserved.iter().chain(conv.reserved.iter()).copied().collect();
    let exact = || isa.desc.reg_ids().filter(|reg| isa.exact[reg.index()]);
    let ours = exact().filter(|&reg| {
        isa.desc.reg(reg).constant.is_some() || all.iter().any(|&reserved| isa.desc.overlap(reg, reserved))
    });
    let theirs = exact().filter(|&reg| llvm.register(isa.name(reg)).reserved);
    let names = |regs: Vec<Reg>| regs.into_iter().map(|reg| isa.reg_name(reg)).collect::<BTreeSet<_>>();
    findings.compare("reserved registers", &names(ours.collect()), &names(theirs.collect()));
}

/// Members of classes.
pub fn classes(isa: &Isa<'_>, map: &Map, llvm: &Registers<'_>, findings: &mut Findings) {
    let named: BTreeSet<&str> = map.classes.iter().map(|(name, _)| name.as_str()).collect();
    for class in isa.desc.class_ids() {
        let desc = isa.desc.class(class);
        // Derived classes are intersections, named after what they are made of.
        let known = desc.name.contains('&') || named.contains(&*desc.name) || map.not_compared.contains(&*desc.name);
        assert!(known, "`{}` is not in [classes]", desc.name);
    }
    for (name, other) in &map.classes {
        let class = isa.desc.find_class(name).unwrap_or_else(|| panic!("no class `{name}`"));
        findings.compare(&format!("class {name}"), &isa.members(class), &llvm.members(other, isa));
        findings.count("classes");
    }
}
