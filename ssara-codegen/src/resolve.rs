//! From the [`Model`] to the tables of a [`TargetDesc`]. Nothing is decided here.

use std::borrow::Cow;

use ssara_tables::target::{BankDesc, ClassDesc, ConventionDesc, Features, FormTable, Reg, TargetDesc, TupleListDesc};
use ssara_tables::units::UnitSet;

use crate::model::{ConventionModel, Model};
use crate::units::Units;

/// Packs a model and the units of its registers.
pub(crate) fn resolve(model: Model, units: Units) -> TargetDesc {
    let sets = Sets { units: &units };
    let forms = forms(&model, &sets);
    let conventions = model.conventions.iter().map(|convention| self::convention(convention, &model, &sets)).collect();
    let banks = model
        .banks
        .iter()
        .zip(&units.banks)
        .map(|(bank, &(first_word, words, units))| BankDesc {
            name: Cow::Owned(bank.name.clone()),
            doc: Cow::Owned(bank.doc.clone()),
            first_word,
            words,
            units,
            first_reg: Reg::from_index(bank.first_reg),
            num_regs: bank.num_regs as u16,
            ..BankDesc::default()
        })
        .collect();
    let mut regs = model.regs;
    let mut reg_units = Vec::new();
    for (reg, units) in regs.iter_mut().zip(&units.of_reg) {
        reg.units = (reg_units.len() as u32, units.len() as u16);
        reg_units.extend_from_slice(units);
    }
    let mut classes = Vec::new();
    let mut class_regs = Vec::new();
    for class in model.classes {
        let members = (class_regs.len() as u32, class.members.len() as u16);
        class_regs.extend(class.members);
        classes.push(ClassDesc { name: class.name.into(), doc: class.doc.into(), ty: class.ty, members });
    }
    let mut tuple_lists = Vec::new();
    let mut tuple_regs = Vec::new();
    for list in model.tuples {
        let members = (tuple_regs.len() as u32, list.members.len() as u32);
        tuple_regs.extend(list.members);
        tuple_lists.push(TupleListDesc { name: list.name.into(), doc: list.doc.into(), len: list.len, members });
    }
    TargetDesc {
        name: model.name.into(),
        doc: model.doc.into(),
        banks: Cow::Owned(banks),
        types: model.types.into(),
        regs: regs.into(),
        reg_units: reg_units.into(),
        classes: classes.into(),
        class_regs: class_regs.into(),
        set_words: units.set_words,
        forms,
        conventions: Cow::Owned(conventions),
        reserved: model.reserved.into(),
        tuple_lists: tuple_lists.into(),
        tuple_regs: tuple_regs.into(),
        features: model.features.into(),
        roles: model.roles.into(),
        ..TargetDesc::default()
    }
}

/// Makes sets of units.
struct Sets<'u> {
    units: &'u Units,
}

impl Sets<'_> {
    fn of(&self, regs: impl IntoIterator<Item = Reg>) -> UnitSet {
        let mut set = UnitSet::empty(self.units.set_words);
        for reg in regs {
            for &unit in &self.units.of_reg[reg.index()] {
                set.insert(unit);
            }
        }
        set
    }
}

fn forms(model: &Model, sets: &Sets) -> FormTable {
    let mut table = FormTable::new(sets.units.set_words);
    let mut alternatives = Vec::new();
    for form in &model.forms {
        let operands: Vec<_> = form.operands.iter().map(|(_, operand)| *operand).collect();
        let clobbers = sets.of(form.clobbers.iter().copied());
        let position = table.push(form.name.clone(), form.kind, &operands, &clobbers);
        form.relations.iter().for_each(|&relation| table.relate(position, relation));
        table.set_remat(position, form.remat);
        if let Some(count) = form.successors {
            table.set_successors(position, count);
        }
        let on_edges = form.edge_clobbers.iter().map(|regs| sets.of(regs.iter().copied()));
        let on_edges: Vec<u32> = on_edges.map(|set| table.find_or_push_set(&set)).collect();
        table.set_edge_clobbers(position, &on_edges);
        if form.requires != Features::NONE {
            table.require(position, form.requires);
        }
        if form.price > 0 {
            table.prices.to_mut().push((position as u32, form.price));
        }
        if form.alternatives > 0 {
            alternatives.push((position, position + 1..position + 1 + form.alternatives));
        }
        let names = form.operands.iter().map(|(name, _)| Cow::Owned(name.clone()));
        table.operand_names.to_mut().extend(names);
        table.docs.to_mut().push(Cow::Owned(form.doc.clone()));
    }
    for (form, others) in alternatives {
        table.set_alternatives(form, others);
    }
    table
}

fn convention(convention: &ConventionModel, model: &Model, sets: &Sets) -> ConventionDesc {
    // A call clobbers only allocatable registers, so none that the file or the convention reserves.
    let mut untouched = model.unallocatable.clone();
    untouched.union_with(&model.overlapping(convention.reserved.iter().copied()));
    let allocatable = (0..model.regs.len()).filter(|&reg| !untouched.contains(reg)).map(Reg::from_index);
    let mut clobbers = sets.of(allocatable);
    clobbers.subtract(&sets.of(convention.callee_saved.iter().copied()));
    // A function saves the link register, and a call clobbers it. It is the last of the list.
    let callee_saved: Vec<Reg> = convention.callee_saved.iter().copied().chain(convention.link).collect();
    let on_edges = convention.edge_clobbers.iter().map(|regs| sets.of(regs.iter().copied()));
    ConventionDesc {
        name: Cow::Owned(convention.name.clone()),
        doc: Cow::Owned(convention.doc.clone()),
        arguments: convention.arguments.clone().into(),
        results: convention.results.clone().into(),
        positions: convention.positions,
        callee_saved: callee_saved.into(),
        clobbers: clobbers.words().to_vec().into(),
        edge_clobbers: on_edges.flat_map(|set| set.words().to_vec()).collect::<Vec<u64>>().into(),
        reserved: convention.reserved.clone().into(),
        wide: convention.wide,
        variadic: convention.variadic.clone(),
        stack: convention.stack,
    }
}
