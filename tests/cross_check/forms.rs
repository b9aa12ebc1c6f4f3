//! Instruction forms, compared with the constraints of LLVM's instructions.
//!
//! LLVM's tables of the instructions of a form imply the constraints that the form must have:
//!
//! * the class of an operand is the intersection of the classes of all its occurrences;
//! * a result is tied to the use to which some instruction ties it;
//! * a result may share its register with an operand iff the operand is read for the last time no later than the result is
//!   written. The instruction that writes the result must not write early;
//! * implicit operands of the instructions are operands in fixed registers, or clobbers. So are those in a class with one
//!   member, and results that the map puts in a register;
//! * an operand that is a tuple of registers is a group, whose tuples have the same units;
//! * if two operands commute, the result can overwrite either of them.

use std::collections::{BTreeMap, BTreeSet};

use ssara_core::target::{FormKind, Pos, Reg};

use crate::findings::{self, Findings};
use crate::instructions::{Instructions, Slot, def_slot, slots};
use crate::isa::{FormInfo, Isa, OperandInfo};
use crate::map::{Arg, Map, Name, Sequence, Step};
use crate::registers::Registers;

/// The constraints that the instructions of a form imply, by operand of the form.
#[derive(Default)]
struct Implied<'a> {
    /// The members that are common to all its classes, and their names.
    classes: BTreeMap<usize, (BTreeSet<&'a str>, BTreeSet<&'a str>)>,
    groups: Vec<Group<'a>>,
    ties: BTreeSet<(usize, usize)>,
    /// Results and uses, with the step at which they are written or read; results also with whether that is early.
    writes: Vec<(usize, usize, bool)>,
    reads: Vec<(usize, usize)>,
    implicit_uses: BTreeSet<&'a str>,
    implicit_defs: BTreeSet<&'a str>,
}

/// A group of operands that is one operand of an instruction.
struct Group<'a> {
    name: String,
    list: String,
    class: &'a str,
    members: Vec<usize>,
    ours: BTreeSet<String>,
    theirs: BTreeSet<String>,
}

pub struct Context<'a> {
    pub isa: &'a Isa<'a>,
    pub map: &'a Map,
    pub registers: &'a Registers<'a>,
    pub instructions: &'a Instructions<'a>,
}

/// Compares all forms; each must be in the map.
pub fn forms(context: &Context<'_>, findings: &mut Findings) {
    let (isa, map) = (context.isa, context.map);
    let known: BTreeSet<&str> = isa.form_names().collect();
    for name in map.forms.keys().chain(map.no_counterpart.keys()) {
        assert!(known.contains(&**name), "the map has a form `{name}` that the ISA file has not");
    }
    let mut missing = Vec::new();
    for name in isa.form_names() {
        match (map.forms.get(name), map.no_counterpart.contains_key(name)) {
            (Some(sequences), false) => {
                findings.count("forms");
                let exists = |step: &Step| !step.optional || context.instructions.get(&step.opcode).is_some();
                let sequences: Vec<_> = sequences.iter().filter(|sequence| sequence.steps.iter().all(exists)).collect();
                if sequences.is_empty() {
                    findings.disagree(format!("{name}: none of its instructions is there"));
                }
                for sequence in sequences {
                    findings.count("forms and instructions");
                    context.compare(name, sequence, findings);
                }
            }
            (None, true) => findings.count("forms without counterpart"),
            (None, false) if map.not_compared.contains(name) => findings.count("forms that are not compared yet"),
            (None, false) => missing.push(name),
            (Some(_), true) => panic!("`{name}` is both in [forms] and in [no counterpart]"),
        }
    }
    for (name, mask) in &map.preserved {
        findings.count("forms that preserve what a mask of LLVM says");
        context.compare_preserved(name, mask, findings);
    }
    assert!(missing.is_empty(), "{} forms are neither in [forms] nor in [no counterpart]: {missing:?}", missing.len());
}

impl<'a> Context<'a> {
    fn compare(&self, name: &str, sequence: &'a Sequence, findings: &mut Findings) {
        let form = self.isa.form(name);
        let what = || {
            let steps: Vec<&str> = sequence.steps.iter().map(|step| &*step.opcode).collect();
            format!("{name}, {}", steps.join(" "))
        };
        let implied = match self.implied(&form, sequence) {
            Ok(implied) => implied,
            Err(problem) => return findings.disagree(format!("{}: {problem}", what())),
        };
        for (index, operand) in form.operands.iter().enumerate() {
            let Some((theirs, names)) = implied.classes.get(&index) else { continue };
            findings.count("classes of operands");
            let ours = match operand.fixed {
                // In LLVM a fixed operand is implicit. Another instruction of the form that names it takes any register.
                Some(reg) => BTreeSet::from_iter(Some(self.isa.name(reg)).filter(|name| !theirs.contains(name))),
                None => self.isa.members(operand.desc.class()),
            };
            if ours == *theirs || operand.fixed.is_some() && ours.is_empty() {
                continue;
            }
            let class = &self.isa.desc.class(operand.desc.class()).name;
            let there = names.iter().copied().collect::<Vec<_>>().join(" and ");
            // Of classes that have little to do with each other, the names say enough.
            let difference = match ours.intersection(theirs).next() {
                Some(_) => findings::difference(&ours, theirs).map_or(String::new(), |how| format!(": {how}")),
                None => String::new(),
            };
            let others: Vec<&str> = implied.implicit_uses.iter().copied().collect();
            let everywhere = format!("any operand in {class} beside {}, there {there}{difference}", others.join(" "));
            findings.disagree(match self.map.differences.contains_key(&everywhere) {
                true => everywhere,
                false => format!("{}: {} in {class}, there {there}{difference}", what(), operand.name),
            });
        }
        for Group { name, list, class, ours, theirs, .. } in &implied.groups {
            findings.count("tuples of groups of operands");
            let head = format!("{}: {name} in {list}, there {class}", what());
            match ours.intersection(theirs).next() {
                Some(_) => findings.compare(&head, ours, theirs),
                None => findings.disagree(head),
            }
        }
        self.compare_ties(&what(), &form, &implied, findings);
        self.compare_sharing(&what(), &form, sequence.repeated, &implied, findings);
        self.compare_implicit(&what(), &form, &implied, findings);
        self.compare_kind(&what(), &form, sequence, findings);
        self.compare_folded(&what(), &form, sequence, findings);
        self.compare_commuting(&what(), name, &form, sequence, findings);
    }

    fn implied(&self, form: &FormInfo<'_>, sequence: &'a Sequence) -> Result<Implied<'a>, String> {
        let mut implied = Implied::default();
        for (at, step) in sequence.steps.iter().enumerate() {
            let instr = self.instructions.get(&step.opcode).ok_or_else(|| format!("no instruction {}", step.opcode))?;
            let slots = slots(instr);
            let args = match &step.args {
                Some(args) => args.clone(),
                None => default_args(form, &slots),
            };
            if args.len() != slots.len() {
                return Err(format!("{} operands for {} of the instruction", args.len(), slots.len()));
            }
            // The operand of that name, which must be in `class` as well.
            let classes = &mut implied.classes;
            let mut operand = |name: &Name, class: &'a str| {
                let known = form.operands.iter().position(|operand| operand.name == name.name);
                let index = known.ok_or_else(|| format!("there is no operand `{}`", name.name))?;
                let members = match name.other_width {
                    true => self.of_other_width(&form.operands[index], class),
                    false => self.registers.members(class, self.isa),
                };
                let (known, names) = classes.entry(index).or_insert_with(|| (members.clone(), BTreeSet::new()));
                known.retain(|member| members.contains(member));
                names.insert(class);
                Ok::<usize, String>(index)
            };
            let mut here: Vec<Vec<usize>> = Vec::new();
            for (slot, arg) in slots.iter().zip(&args) {
                let found = match (slot, arg) {
                    (_, Arg::Nothing) => Vec::new(),
                    (Slot::Def { class, .. } | Slot::Use { class, .. }, Arg::Operand(name)) => {
                        vec![operand(name, class)?]
                    }
                    (Slot::Def { class, .. } | Slot::Use { class, .. }, Arg::Group(name)) => {
                        let group = self.group(form, name, class)?;
                        let members = group.members.clone();
                        implied.groups.push(group);
                        members
                    }
                    (Slot::Def { class, .. } | Slot::Use { class, .. }, Arg::Register(name)) => {
                        let members = &self.registers.classes[class].regs;
                        let Some(member) = members.iter().find(|member| *member == name) else {
                            return Err(format!("{name} is not in class {class}"));
                        };
                        // It is as good as implicit.
                        match slot {
                            _ if self.isa.allocatable(member).is_none() => {}
                            Slot::Def { .. } => _ = implied.implicit_defs.insert(member),
                            _ => _ = implied.implicit_uses.insert(member),
                        }
                        Vec::new()
                    }
                    (Slot::Memory { base, index }, Arg::Memory(base_arg, index_arg)) => {
                        for (class, name) in [(base, base_arg), (index, index_arg)] {
                            if let Some(name) = name {
                                let operand = operand(name, class)?;
                                if !form.operands[operand].is_def() {
                                    implied.reads.push((operand, at));
                                }
                            }
                        }
                        Vec::new()
                    }
                    (_, arg) => return Err(format!("{arg:?} does not stand for such an operand")),
                };
                for (number, &operand) in found.iter().enumerate() {
                    let is_def = form.operands[operand].is_def();
                    match slot {
                        Slot::Def { early, class } if is_def => {
                            implied.writes.push((operand, at, *early));
                            implied.implicit_defs.extend(self.only(class));
                        }
                        Slot::Def { .. } => {
                            return Err(format!("writes `{}`, which is a use", form.operands[operand].name));
                        }
                        Slot::Use { tied, class } => {
                            // What an earlier step has written may be read again; the value is in the result's register.
                            if !is_def {
                                implied.reads.push((operand, at));
                                implied.implicit_uses.extend(self.only(class));
                            }
                            let tied_to = tied.and_then(|index| here.get(def_slot(instr, index))?.get(number));
                            if let Some(&def) = tied_to.filter(|&&def| def != operand) {
                                implied.ties.insert((def, operand));
                            }
                        }
                        Slot::Memory { .. } => {}
                    }
                }
                here.push(found);
            }
            let ours = |names: &'a [String]| {
                names.iter().map(String::as_str).filter(|name| self.isa.allocatable(name).is_some())
            };
            // A value that an earlier instruction of the form has written is no use of the form.
            let explicit = implied.writes.iter().filter_map(|(operand, ..)| form.operands[*operand].fixed);
            let explicit: Vec<&str> = explicit.map(|reg| self.isa.name(reg)).collect();
            let internal = |name: &&str| implied.implicit_defs.contains(name) || explicit.contains(name);
            let uses: Vec<&str> = ours(&instr.implicit_uses).filter(|name| !internal(name)).collect();
            implied.implicit_uses.extend(uses);
            implied.implicit_defs.extend(ours(&instr.implicit_defs));
            for (index, operand) in form.operands.iter().enumerate() {
                let Some(reg) = operand.fixed else { continue };
                let name = self.isa.name(reg);
                match operand.is_def() {
                    true if instr.implicit_defs.iter().any(|def| def == name) => {
                        implied.writes.push((index, at, false))
                    }
                    false if instr.implicit_uses.iter().any(|read| read == name) => implied.reads.push((index, at)),
                    _ => {}
                }
            }
        }
        Ok(implied)
    }

    /// The member of a class that has one only: an operand that is as fixed as an implicit one.
    fn only(&self, class: &str) -> Option<&'a str> {
        let members = &self.registers.classes[class].regs;
        members.first().filter(|name| members.len() == 1 && self.isa.allocatable(name).is_some()).map(String::as_str)
    }

    /// The group called `name` as an operand in `class`, whose members are tuples of registers.
    fn group(&self, form: &FormInfo<'_>, name: &str, class: &'a str) -> Result<Group<'a>, String> {
        let desc = &self.isa.desc;
        let (members, list) = form.group(name).ok_or_else(|| format!("there is no group `{name}`"))?;
        let there = self.registers.tuples(class, self.isa);
        let is_member = |(&index, reg): (&usize, &Reg)| {
            let class = form.operands[index].desc.class();
            desc.class_regs(class).contains(reg)
        };
        let tuples = desc.tuples(list).filter(|tuple| members.iter().zip(*tuple).all(is_member));
        let called = |tuple: &[Reg]| {
            let names: Vec<&str> = tuple.iter().map(|&reg| self.isa.name(reg)).collect();
            there.get(&self.registers.units(&names)).map_or_else(|| names.join("_"), |name| name.to_string())
        };
        let ours = tuples.map(called).collect();
        let theirs = there.values().map(|name| name.to_string()).collect();
        let list = desc.tuple_lists[list.index()].name.to_string();
        Ok(Group { name: name.to_string(), list, class, members, ours, theirs })
    }

    /// The registers of the operand's type that have the lowest bits in common with a member of a class.
    fn of_other_width(&self, operand: &OperandInfo<'_>, class: &str) -> BTreeSet<&'a str> {
        let lowest = |reg| (self.isa.desc.reg(reg).root, self.isa.desc.reg(reg).low_bit);
        let members = self.registers.members(class, self.isa);
        let there: BTreeSet<_> = members.iter().map(|name| lowest(self.isa.ours[name])).collect();
        let home = self.isa.desc.home_class(self.isa.desc.class(operand.desc.class()).ty);
        let regs = self.isa.desc.class_regs(home).iter().filter(|&&reg| there.contains(&lowest(reg)));
        regs.map(|&reg| self.isa.name(reg)).collect()
    }

    fn compare_ties(&self, what: &str, form: &FormInfo<'_>, implied: &Implied<'_>, findings: &mut Findings) {
        let explicit = |index: usize| form.operands[index].fixed.is_none();
        let ties = form.operands.iter().enumerate().filter_map(|(def, operand)| Some((def, operand.tied?)));
        let ours = ties.filter(|&(def, _)| explicit(def)).collect::<BTreeSet<_>>();
        let name = |&(def, to): &(usize, usize)| format!("{} to {}", form.operands[def].name, form.operands[to].name);
        findings.compare(
            &format!("{what}: ties"),
            &ours.iter().map(name).collect(),
            &implied.ties.iter().map(name).collect(),
        );
        findings.count("ties");
    }

    /// Which results may share a register with which uses.
    fn compare_sharing(
        &self,
        what: &str,
        form: &FormInfo<'_>,
        repeated: bool,
        implied: &Implied<'_>,
        findings: &mut Findings,
    ) {
        // A scratch register is disjoint from all operands, even if the instructions would allow overlap.
        let results = form.operands.iter().enumerate().filter(|(_, operand)| operand.is_def());
        for (d, def) in results.filter(|(_, operand)| !operand.desc.is_scratch()) {
            for (u, read) in form.operands.iter().enumerate().filter(|(_, operand)| !operand.is_def()) {
                let tied = def.tied == Some(u) || implied.ties.contains(&(d, u));
                if tied || !self.may_meet(form, d, u) {
                    continue;
                }
                // A result in the register of a use may share it only with uses that may be the same value.
                let ty = |operand: &OperandInfo<'_>| self.isa.desc.class(operand.desc.class()).ty;
                if def.tied.is_some_and(|to| ty(&form.operands[to]) != ty(read)) {
                    continue;
                }
                // A use that is tied to a result keeps its register to the end, so no other result can be there.
                if form.operands.iter().any(|other| other.is_def() && other.tied == Some(u)) {
                    continue;
                }
                let writes = || implied.writes.iter().filter(move |(operand, ..)| *operand == d);
                let reads = || implied.reads.iter().filter(move |(operand, _)| *operand == u);
                if writes().count() == 0 || reads().count() == 0 {
                    continue;
                }
                findings.count("pairs of a result and a use");
                let apart = |&(_, written, early): &(usize, usize, bool)| {
                    reads().any(|&(_, read)| repeated || read > written || read == written && early)
                };
                let theirs = !writes().any(apart);
                let is_apart = |a: usize| form.apart.contains(&(a.min(u), a.max(u)));
                let related = is_apart(d) || def.tied.is_some_and(is_apart);
                let ours = def.desc.pos() == Pos::Late && read.desc.pos() == Pos::Early && !related;
                if ours != theirs {
                    let word = if ours { "may share here" } else { "may share there" };
                    findings.disagree(format!("{what}: {} and {} {word}", def.name, read.name));
                }
            }
        }
    }

    fn may_meet(&self, form: &FormInfo<'_>, a: usize, b: usize) -> bool {
        let units = |index: usize| {
            let operand = &form.operands[index];
            match operand.fixed {
                Some(reg) => self.isa.units([reg]),
                None => self.isa.units(self.isa.desc.class_regs(operand.desc.class()).iter().copied()),
            }
        };
        !units(a).is_disjoint(&units(b))
    }

    fn compare_implicit(&self, what: &str, form: &FormInfo<'_>, implied: &Implied<'_>, findings: &mut Findings) {
        let isa = self.isa;
        let fixed = |is_def: bool| {
            let all = form.operands.iter().filter(move |operand| operand.is_def() == is_def);
            all.filter_map(|operand| operand.fixed)
        };
        let uses: BTreeSet<&str> = fixed(false).map(|reg| isa.name(reg)).collect();
        findings.compare(&format!("{what}: fixed uses"), &uses, &implied.implicit_uses);
        // Results and clobbers together: LLVM does not tell them apart.
        let ours: BTreeSet<u16> = &isa.units(fixed(true)) | &form.clobbers;
        let written: Vec<_> = implied.implicit_defs.iter().map(|name| isa.ours[name]).collect();
        let theirs = isa.units(written.iter().copied());
        if !theirs.is_subset(&ours) || !ours.is_subset(&theirs) {
            let names = |units: &BTreeSet<u16>| {
                let inside = |reg: &Reg| isa.units([*reg]).is_subset(units);
                let outermost = isa.desc.reg_ids().filter(inside).filter(|&reg| {
                    let mut others = isa.desc.reg_ids().filter(inside);
                    !others.any(|other| other.0 < reg.0 && isa.units([reg]).is_subset(&isa.units([other])))
                });
                outermost.map(|reg| isa.reg_name(reg).to_string()).collect::<BTreeSet<_>>()
            };
            findings.compare(&format!("{what}: writes"), &names(&ours), &names(&theirs));
        }
        findings.count("sets of fixed operands and clobbers");
    }

    /// The registers that a form leaves as they were.
    fn compare_preserved(&self, name: &str, mask: &str, findings: &mut Findings) {
        let isa = self.isa;
        let form = isa.form(name);
        let defs = form.operands.iter().filter(|operand| operand.is_def()).filter_map(|operand| operand.fixed);
        let written = &isa.units(defs) | &form.clobbers;
        let considered = || isa.desc.reg_ids().filter(|reg| isa.exact[reg.index()] && !isa.reserved.contains(reg));
        let names = |keep: &dyn Fn(Reg) -> bool| {
            considered().filter(|&reg| keep(reg)).map(|reg| isa.reg_name(reg)).collect::<BTreeSet<_>>()
        };
        let ours = names(&|reg| isa.units([reg]).is_disjoint(&written));
        let mask = &self.registers.tables.reg_masks[mask];
        let theirs = names(&|reg| mask.iter().any(|kept| kept == isa.name(reg)));
        findings.compare(&format!("{name}: preserved"), &ours, &theirs);
    }

    fn compare_kind(&self, what: &str, form: &FormInfo<'_>, sequence: &Sequence, findings: &mut Findings) {
        let is = |flag: &str| {
            sequence.steps.iter().any(|step| self.instructions.get(&step.opcode).is_some_and(|instr| instr.is(flag)))
        };
        let theirs = match () {
            () if is("isReturn") => FormKind::Return,
            () if is("isCall") => FormKind::Call,
            // A loop branches back to its own beginning.
            () if is("isBranch") && !sequence.repeated => FormKind::Branch,
            () => FormKind::Op,
        };
        if form.kind != theirs && form.kind != FormKind::Trap {
            findings.disagree(format!("{what}: {}, there {}", form.kind.name(), theirs.name()));
        }
    }

    /// An alternative with two operands exchanged needs an instruction whose operands commute. A form whose result is
    /// tied to one of two such operands has an alternative for the other one.
    fn compare_commuting(
        &self,
        what: &str,
        name: &str,
        form: &FormInfo<'_>,
        sequence: &Sequence,
        findings: &mut Findings,
    ) {
        // The flags of single instructions do not say whether operands of a sequence commute.
        let [step] = &*sequence.steps else { return };
        let Some(instr) = self.instructions.get(&step.opcode) else { return };
        let overwrites_one = || {
            let tied = form.operands.iter().any(|operand| operand.tied.is_some());
            let [first, second] = [instr.num_defs, instr.num_defs + 1].map(|index| instr.operands.get(index));
            tied && first.zip(second).is_some_and(|(a, b)| a.tied_to.is_some() && a.class == b.class)
        };
        let has_alternatives =
            || name.contains('/') || self.isa.form_names().any(|way| way.starts_with(&format!("{name}/")));
        match (name.ends_with("swapped"), instr.is("isCommutable")) {
            (false, false) => return,
            (true, false) => findings.disagree(format!("{what}: commutes here")),
            (false, true) if overwrites_one() && !has_alternatives() => {
                findings.disagree(format!("{what}: commutes there"))
            }
            _ => {}
        }
        findings.count("forms that commute");
    }

    /// An operand that may be in a slot must be one that an instruction can read from memory.
    fn compare_folded(&self, what: &str, form: &FormInfo<'_>, sequence: &Sequence, findings: &mut Findings) {
        for operand in form.operands.iter().filter(|operand| operand.desc.is_reg_or_slot()) {
            findings.count("operands that may be in a slot");
            let reads = |step: &Step| match &step.args {
                Some(args) => args.iter().any(|arg| matches!(arg, Arg::Operand(name) if name.name == operand.name)),
                None => true,
            };
            let mut steps = sequence.steps.iter().filter(|step| reads(step));
            if !steps.any(|step| self.instructions.folded(&step.opcode, self.map).is_some()) {
                findings.disagree(format!("{what}: {} cannot be in a slot there", operand.name));
            }
        }
    }
}

/// The operands of the form in order, without those in fixed registers; addresses by the names of their parts.
fn default_args(form: &FormInfo<'_>, slots: &[Slot<'_>]) -> Vec<Arg> {
    let has_memory = slots.iter().any(|slot| matches!(slot, Slot::Memory { .. }));
    let in_memory = |name: &str| has_memory && matches!(name, "base" | "index");
    let explicit = form.operands.iter().filter(|operand| operand.fixed.is_none());
    let mut names = explicit.map(|operand| operand.name).filter(|name| !in_memory(name));
    let named = |name: &str| Name { name: name.to_string(), other_width: false };
    let part = |name: &str| form.operands.iter().any(|operand| operand.name == name).then(|| named(name));
    let mut args = Vec::new();
    for slot in slots {
        match slot {
            Slot::Memory { .. } => args.push(Arg::Memory(part("base"), part("index"))),
            _ => args.extend(names.next().map(|name| Arg::Operand(named(name)))),
        }
    }
    // Remaining names show as a wrong number of operands.
    args.extend(names.map(|name| Arg::Operand(named(name))));
    args
}
