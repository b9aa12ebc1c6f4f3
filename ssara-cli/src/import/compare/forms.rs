//! A form of a draft, compared with its instruction.
//!
//! The instruction implies the constraints of its form. These are the operands in LLVM's order, without those that are no
//! registers or in which only the client chooses the register. They are also the operands that share a register and those
//! that must not, and the implicit reads and writes. The form is right if it has all these constraints. Further constraints
//! are reported.

use std::collections::{BTreeMap, BTreeSet};

use ssara_core::TargetDesc;
use ssara_core::target::{FormKind, FormView, OperandDesc, Place, Pos, Reg, Relation, TupleList};
use ssara_core::units::iter_words;

use super::{Compared, Sides};
use crate::llvm::{Instruction, Operand};

/// An operand of the form, by number, or a group of them.
struct Ours {
    index: usize,
    desc: OperandDesc,
    /// The tuples that the group may be in.
    list: Option<TupleList>,
}

/// The operands of a form. Those of a group are one.
fn operands(target: &TargetDesc, view: &FormView<'_>) -> Vec<Ours> {
    let lists: BTreeMap<usize, TupleList> = view
        .relations
        .iter()
        .filter_map(|relation| match relation.relation {
            Relation::Group { first, list } => Some((usize::from(first), list)),
            _ => None,
        })
        .collect();
    let all: Vec<OperandDesc> = view.operands().collect();
    let (mut index, mut found) = (0, Vec::new());
    while let Some(&desc) = all.get(index) {
        // Results that are tied to a group are in its tuple.
        let list = lists.get(&index).or_else(|| lists.get(&desc.overwrites()?.into()));
        found.push(Ours { index, desc, list: list.copied() });
        index += list.map_or(1, |list| usize::from(target.tuple_lists[list.index()].len));
    }
    found
}

pub(super) fn form(sides: &Sides<'_>, name: &str, instr: &Instruction, masks: &[String], compared: &mut Compared) {
    let target = sides.target;
    let Some(form) = target.find_form(name) else {
        return compared.differs("forms that the draft lost", name);
    };
    compared.count("forms");
    let view = target.forms.get(form.table_index(), target.set_words);
    let all = operands(target, &view);
    let fixed = |ours: &Ours| ours.desc.fixed_reg();
    let explicit = |defs: bool| all.iter().filter(move |ours| ours.desc.is_def() == defs && fixed(ours).is_none());
    let (mut defs, mut uses) = (explicit(true), explicit(false));
    // The operand of the form for each of the instruction.
    let mut found: Vec<Option<&Ours>> = Vec::new();
    for (index, operand) in instr.operands.iter().enumerate() {
        let is_value = is_value(sides, name, operand, compared);
        found.push(match (is_value, index < instr.num_defs) {
            (false, _) => None,
            (true, true) => defs.next(),
            (true, false) => uses.next(),
        });
        if is_value && found[index].is_none() {
            compared.differs("forms that lack an operand of the tables", name);
        }
    }
    if defs.next().is_some() || uses.next().is_some() {
        compared.differs("forms with an operand that is not in the tables", name);
    }
    explicit_operands(sides, name, instr, &found, compared);
    sharing(name, instr, &found, &all, compared);
    let regs = |defs: bool| all.iter().filter(move |ours| ours.desc.is_def() == defs).filter_map(fixed);
    let clobbers: BTreeSet<u16> = iter_words(view.clobbers).collect();
    implicit_uses(sides, name, instr, &regs(false).collect::<Vec<_>>(), compared);
    implicit_defs(sides, name, (instr, view.kind), &regs(true).collect::<Vec<_>>(), &clobbers, compared);
    if view.kind == FormKind::Call {
        call(sides, name, &clobbers, masks.first().map(String::as_str), compared);
    }
    let kind = if instr.is("isReturn") {
        FormKind::Return
    } else if instr.is("isCall") {
        FormKind::Call
    } else if instr.is("isBranch") {
        FormKind::Branch
    } else if instr.is("isTerminator") {
        FormKind::Trap
    } else {
        FormKind::Op
    };
    compared.count("kinds of forms");
    if kind != view.kind {
        compared.differs(format!("forms of the kind {}, in the tables {}", view.kind.name(), kind.name()), name);
    }
    let alternatives = target.forms.alternatives(form.table_index());
    if !alternatives.is_empty() && !instr.is("isCommutable") {
        compared.differs("forms that commute only in the draft", name);
    }
}

/// Whether an operand is one that the allocator chooses a register for.
fn is_value(sides: &Sides<'_>, name: &str, operand: &Operand, compared: &mut Compared) -> bool {
    let Some(class) = operand.class.as_deref() else { return false };
    if operand.predicate || operand.optional_def {
        return false;
    }
    let any = !sides.members(class).is_empty();
    if !any {
        compared.differs(
            format!(
                "operands in {class}, whose registers are all reserved or constant, are up to the client and not in"
            ),
            name,
        );
    }
    any
}

/// Classes and ties.
fn explicit_operands(
    sides: &Sides<'_>,
    name: &str,
    instr: &Instruction,
    found: &[Option<&Ours>],
    compared: &mut Compared,
) {
    let target = sides.target;
    let class_of = |index: usize| instr.operands[index].class.as_deref().unwrap_or_default();
    for (index, operand) in instr.operands.iter().enumerate() {
        let Some(ours) = found[index] else { continue };
        compared.count("operands");
        let mut there = sides.members(class_of(index));
        // What shares a register with another operand must be in the class of both.
        let partner = operand.tied_to.or_else(|| instr.operands.iter().position(|other| other.tied_to == Some(index)));
        if let Some(partner) = partner {
            let other = sides.members(class_of(partner));
            there.retain(|reg| other.contains(reg));
        }
        let here: BTreeSet<&str> = match ours.list {
            Some(list) => {
                compared.count("groups");
                target.tuples(list).map(|regs| sides.tuple_of(regs, &there).unwrap_or_default()).collect()
            }
            None => target.class_regs(ours.desc.class()).iter().map(|&reg| &*sides.reg(reg).name).collect(),
        };
        if !here.is_subset(&there) {
            compared.differs("forms with an operand that may be in more registers than in the tables", name);
        } else if here != there {
            compared.differs("forms with an operand that may be in fewer registers than in the tables", name);
        }
        let tied = match (ours.desc.overwrites(), ours.desc.place()) {
            (None, Place::Class) => None,
            (Some(to), _) => Some(usize::from(to)),
            _ => return compared.differs("forms with an operand in another kind of place than in the tables", name),
        };
        if index < instr.num_defs {
            let there = instr.operands.iter().position(|other| other.tied_to == Some(index)).and_then(|to| found[to]);
            compared.count("ties");
            if tied != there.map(|ours| ours.index) {
                compared.differs("forms whose ties are others in the tables", name);
            }
        }
    }
}

/// Which results may be in the register of a use that is not tied to them.
fn sharing(name: &str, instr: &Instruction, found: &[Option<&Ours>], all: &[Ours], compared: &mut Compared) {
    for (index, operand) in instr.operands.iter().enumerate().take(instr.num_defs) {
        let Some(def) = found[index] else { continue };
        let tied = instr.operands.iter().position(|other| other.tied_to == Some(index)).and_then(|to| found[to]);
        for read in all.iter().filter(|read| !read.desc.is_def() && tied.is_none_or(|tied| tied.index != read.index)) {
            compared.count("pairs of a result and a use");
            // A register that is written early, or read late, is not the other's.
            let apart = def.desc.pos() == Pos::Early || read.desc.pos() == Pos::Late;
            if operand.early_clobber && !apart {
                // Of different banks, they cannot meet anyway.
                if tied.is_none() {
                    compared.differs("forms whose result is written early only in the tables", name);
                }
            } else if !operand.early_clobber && def.desc.pos() == Pos::Early {
                compared.differs("forms whose result is written early only in the draft", name);
            }
        }
    }
}

/// Whether registers of the draft make up one of the tables: it itself, one that contains it, or parts of its width.
fn make_up(sides: &Sides<'_>, name: &str, regs: &[Reg]) -> bool {
    let Some(reg) = sides.registers.get(name) else { return false };
    let whole = |ours: &&Reg| {
        let theirs = sides.reg(**ours);
        theirs.name == name || theirs.sub_regs.values().any(|part| part == name)
    };
    if regs.iter().any(|ours| whole(&ours)) {
        return true;
    }
    let inside = regs.iter().filter(|ours| reg.sub_regs.values().any(|part| *part == sides.reg(**ours).name));
    let (mut width, mut units) = (0, BTreeSet::new());
    for &ours in inside {
        let desc = sides.target.reg(ours);
        // Two that overlap do not make up more.
        if sides.target.reg_units(ours).iter().any(|unit| !units.insert(*unit)) {
            return false;
        }
        width += u32::from(desc.bits);
    }
    width == sides.bits(name)
}

/// Whether a register of the draft is or overlaps one that the tables name.
fn is_named(sides: &Sides<'_>, reg: Reg, names: &[String]) -> bool {
    let theirs = sides.reg(reg);
    names.iter().any(|name| {
        sides.registers.get(&**name).is_some_and(|named| named.units.iter().any(|unit| theirs.units.contains(unit)))
    })
}

fn implicit_uses(sides: &Sides<'_>, name: &str, instr: &Instruction, ours: &[Reg], compared: &mut Compared) {
    for there in &instr.implicit_uses {
        compared.count("registers that are read implicitly");
        if sides.is_fixed(there) {
            compared.differs(format!("{there}, reserved or constant, is read, by the client's doing, by"), name);
        } else if !make_up(sides, there, ours) {
            compared
                .differs(format!("{there}, which the draft does not have and nothing in it writes, is read by"), name);
        }
    }
    // The condition of a branch is the one thing that an instruction reads without a register in the tables.
    let condition = instr.is("isConditionalBranch") && instr.operands.iter().any(|operand| operand.predicate);
    if !condition && ours.iter().any(|&reg| !is_named(sides, reg, &instr.implicit_uses)) {
        compared.differs("forms that read a register which the tables do not name", name);
    }
    if condition && ours.is_empty() {
        compared.differs("conditional branches whose condition is in no register of the draft: each must be one form with what computes the condition", name);
    }
}

fn implicit_defs(
    sides: &Sides<'_>,
    name: &str,
    (instr, kind): (&Instruction, FormKind),
    ours: &[Reg],
    clobbers: &BTreeSet<u16>,
    compared: &mut Compared,
) {
    let target = sides.target;
    for there in &instr.implicit_defs {
        compared.count("registers that are written implicitly");
        let units = sides.units(there);
        let overlaps = |&reg: &Reg| sides.reg(reg).units.iter().any(|unit| units.contains(unit));
        let overlapping: Vec<Reg> = target.reg_ids().filter(overlaps).collect();
        let destroyed = |reg: Reg| target.reg_units(reg).iter().all(|unit| clobbers.contains(unit));
        // A result in it, or every unit of the draft that it has is destroyed.
        let here = sides.ours.get(&**there);
        let written = make_up(sides, there, ours)
            || here.is_some_and(|&reg| destroyed(reg))
            || here.is_none() && !overlapping.is_empty() && overlapping.iter().all(|&reg| destroyed(reg));
        match () {
            () if sides.is_fixed(there) => {
                compared.differs(format!("{there}, reserved or constant, is written, by the client's doing, by"), name);
            }
            () if written || matches!(kind, FormKind::Return | FormKind::Trap) => {}
            () if overlapping.is_empty() => {
                compared.differs(
                    format!("{there}, which the draft does not have and no form of it reads, is written by"),
                    name,
                );
            }
            () => compared.differs("forms that lack a register which the tables say is written", name),
        }
    }
    if ours.iter().any(|&reg| !is_named(sides, reg, &instr.implicit_defs)) {
        compared.differs("forms that write a register which the tables do not name", name);
    }
    let named: BTreeSet<u16> = target
        .reg_ids()
        .filter(|&reg| is_named(sides, reg, &instr.implicit_defs))
        .flat_map(|reg| target.reg_units(reg).iter().copied())
        .collect();
    if kind != FormKind::Call && !clobbers.is_subset(&named) {
        compared.differs("forms that clobber a register that the tables do not name", name);
    }
}

/// A call clobbers every register that is not callee-saved in the first convention.
fn call(sides: &Sides<'_>, name: &str, clobbers: &BTreeSet<u16>, mask: Option<&str>, compared: &mut Compared) {
    let target = sides.target;
    let saved = mask.and_then(|mask| sides.tables.reg_masks.get(mask).or_else(|| sides.tables.callee_saved.get(mask)));
    let kept = |name: &str| sides.preserves(saved.map(Vec::as_slice).unwrap_or_default(), name);
    compared.count("calls");
    for reg in target.reg_ids().filter(|&reg| !sides.reg(reg).reserved && !kept(&sides.reg(reg).name)) {
        if target.reg_units(reg).iter().all(|unit| !clobbers.contains(unit)) {
            compared.differs("calls that do not clobber a register that is not callee-saved", name);
        }
    }
}
