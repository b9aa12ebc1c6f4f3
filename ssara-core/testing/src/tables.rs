//! Random changes of the tables of a target: one number, id, flag, name or entry at a time, in every table.
//!
//! *Input:* random bytes and a description. *Promises:* every field of every table is in [`FIELDS`]; a change that is
//! marked harmless leaves a valid description valid. Most other changes make it inconsistent; some describe another
//! machine.

use std::borrow::Cow;

use arbitrary::{Result, Unstructured};
use ssara_core::target::{
    Alternatives, Bank, Class, ConventionDesc, Features, FormRelation, MemoryRule, MoveRule, MoveWay, Prices, Reg,
    RegSequence, Relation, Rest, Table, TargetDesc, TupleList, Type,
};

/// A field of a description, and how to change it.
pub struct Field {
    /// The field that changes.
    pub name: &'static str,
    /// Whether the change leaves a valid description valid.
    pub harmless: bool,
    change: fn(&mut Unstructured<'_>, &mut TargetDesc) -> Result<()>,
}

impl Field {
    /// Changes the field of some entry of the description. The new content may equal the old one.
    ///
    /// # Errors
    /// When the bytes run out.
    pub fn change(&self, u: &mut Unstructured<'_>, desc: &mut TargetDesc) -> Result<()> {
        (self.change)(u, desc)
    }
}

/// A number to change.
trait Number: Copy {
    const MAX: u64;
    fn get(self) -> u64;
    fn put(&mut self, number: u64);
}

macro_rules! numbers {
    ($($ty:ty),*) => {
        $(impl Number for $ty {
            const MAX: u64 = <$ty>::MAX as u64;
            fn get(self) -> u64 {
                self as u64
            }
            fn put(&mut self, number: u64) {
                *self = number as $ty;
            }
        })*
    };
}

macro_rules! ids {
    ($($id:ident($ty:ty)),*) => {
        $(impl Number for $id {
            const MAX: u64 = <$ty>::MAX as u64;
            fn get(self) -> u64 {
                self.0.into()
            }
            fn put(&mut self, number: u64) {
                self.0 = number as $ty;
            }
        })*
    };
}

numbers!(u8, u16, u32, u64);
ids!(Bank(u8), Type(u8), Reg(u16), Class(u16), TupleList(u16), Features(u64));

/// Changes a number: by one, to something small, to an extreme or to anything.
fn number<T: Number>(u: &mut Unstructured<'_>, number: &mut T) -> Result<()> {
    let old = number.get();
    number.put(match u.int_in_range(0..=6)? {
        0 => old.wrapping_add(1),
        1 => old.wrapping_sub(1),
        2 => old ^ 1 << u.int_in_range(0..=63)?,
        3 => u.int_in_range(0..=12)?,
        4 => u.int_in_range(0..=300)?,
        5 => *u.choose(&[0, T::MAX, T::MAX - 1])?,
        _ => u.arbitrary()?,
    });
    Ok(())
}

/// Swaps two entries, repeats, overwrites or removes one, or cuts the table off.
fn entries<T: Clone>(u: &mut Unstructured<'_>, table: &mut Table<T>) -> Result<()>
where
    [T]: ToOwned<Owned = Vec<T>>,
{
    if table.is_empty() {
        return Ok(());
    }
    let (a, b) = (u.choose_index(table.len())?, u.choose_index(table.len())?);
    let table = table.to_mut();
    match u.int_in_range(0..=4)? {
        0 => table.swap(a, b),
        1 => table.insert(b, table[a].clone()),
        2 => table[b] = table[a].clone(),
        3 => drop(table.remove(a)),
        _ => table.truncate(a),
    }
    Ok(())
}

/// Changes some entry.
fn some<T: Clone>(
    u: &mut Unstructured<'_>,
    table: &mut Table<T>,
    change: impl FnOnce(&mut Unstructured<'_>, &mut T) -> Result<()>,
) -> Result<()>
where
    [T]: ToOwned<Owned = Vec<T>>,
{
    if table.is_empty() {
        return Ok(());
    }
    let at = u.choose_index(table.len())?;
    change(u, &mut table.to_mut()[at])
}

/// A name that nothing has.
fn fresh(u: &mut Unstructured<'_>, name: &mut Cow<'static, str>) -> Result<()> {
    *name = Cow::Owned(format!("fresh_{:x}", u.arbitrary::<u64>()?));
    Ok(())
}

fn flip(flag: &mut bool) -> Result<()> {
    *flag = !*flag;
    Ok(())
}

/// Changes some convention.
fn conv(
    u: &mut Unstructured<'_>,
    desc: &mut TargetDesc,
    change: impl FnOnce(&mut Unstructured<'_>, &mut ConventionDesc) -> Result<()>,
) -> Result<()> {
    some(u, &mut desc.conventions, change)
}

/// Changes some sequence of some convention.
fn sequence(
    u: &mut Unstructured<'_>,
    desc: &mut TargetDesc,
    change: impl FnOnce(&mut Unstructured<'_>, &mut RegSequence) -> Result<()>,
) -> Result<()> {
    conv(u, desc, |u, conv| {
        let sequences = match (u.int_in_range(0..=2)?, &mut conv.variadic) {
            (0, Some(rules)) => &mut rules.arguments,
            (1, _) => &mut conv.results,
            _ => &mut conv.arguments,
        };
        some(u, sequences, change)
    })
}

/// Changes an operand number, a class or a list of a relation.
fn relation(u: &mut Unstructured<'_>, relation: &mut FormRelation) -> Result<()> {
    match &mut relation.relation {
        Relation::Group { first, list } => match u.arbitrary()? {
            true => number(u, first),
            false => number(u, list),
        },
        Relation::Distinct(a, b) | Relation::Same(a, b, _) | Relation::OverlapAt(a, b, _) => match u.arbitrary()? {
            true => number(u, a),
            false => number(u, b),
        },
        Relation::Implies(a, in_a, b, in_b) => match u.int_in_range(0..=3)? {
            0 => number(u, a),
            1 => number(u, in_a),
            2 => number(u, b),
            _ => number(u, in_b),
        },
    }
}

/// Changes a packed constraint in one of its fields, or one bit.
fn operand(u: &mut Unstructured<'_>, bits: &mut u32) -> Result<()> {
    let (shift, width) = *u.choose(&[(0, 1), (1, 1), (2, 3), (5, 11), (16, 16)])?;
    let mask = ((1u32 << width) - 1) << shift;
    let mut field = u16::try_from((*bits & mask) >> shift).unwrap_or(u16::MAX);
    number(u, &mut field)?;
    *bits = *bits & !mask | u32::from(field) << shift & mask;
    Ok(())
}

/// Exchanges two entries of one of these ranges of a table.
fn reorder<T: Clone>(
    u: &mut Unstructured<'_>,
    table: &mut Table<T>,
    (start, len): (usize, usize),
    step: usize,
) -> Result<()>
where
    [T]: ToOwned<Owned = Vec<T>>,
{
    if len < 2 * step {
        return Ok(());
    }
    let (a, b) = (u.choose_index(len / step)?, u.choose_index(len / step)?);
    let table = table.to_mut();
    (0..step).for_each(|at| table.swap(start + a * step + at, start + b * step + at));
    Ok(())
}

const fn field(
    name: &'static str,
    harmless: bool,
    change: fn(&mut Unstructured<'_>, &mut TargetDesc) -> Result<()>,
) -> Field {
    Field { name, harmless, change }
}

/// All fields of a description.
pub const FIELDS: &[Field] = &[
    field("name", true, |u, d| fresh(u, &mut d.name)),
    field("doc", true, |u, d| fresh(u, &mut d.doc)),
    field("set_words", false, |u, d| number(u, &mut d.set_words)),
    field("banks", false, |u, d| entries(u, &mut d.banks)),
    field("banks.name", true, |u, d| some(u, &mut d.banks, |u, bank| fresh(u, &mut bank.name))),
    field("banks.doc", true, |u, d| some(u, &mut d.banks, |u, bank| fresh(u, &mut bank.doc))),
    field("banks.first_word", false, |u, d| some(u, &mut d.banks, |u, bank| number(u, &mut bank.first_word))),
    field("banks.words", false, |u, d| some(u, &mut d.banks, |u, bank| number(u, &mut bank.words))),
    field("banks.units", false, |u, d| some(u, &mut d.banks, |u, bank| number(u, &mut bank.units))),
    field("banks.first_reg", false, |u, d| some(u, &mut d.banks, |u, bank| number(u, &mut bank.first_reg))),
    field("banks.num_regs", false, |u, d| some(u, &mut d.banks, |u, bank| number(u, &mut bank.num_regs))),
    field("banks.min_regs", false, |u, d| some(u, &mut d.banks, |u, bank| number(u, &mut bank.min_regs))),
    field("types", false, |u, d| entries(u, &mut d.types)),
    field("types.name", true, |u, d| some(u, &mut d.types, |u, ty| fresh(u, &mut ty.name))),
    field("types.doc", true, |u, d| some(u, &mut d.types, |u, ty| fresh(u, &mut ty.doc))),
    field("types.bank", false, |u, d| some(u, &mut d.types, |u, ty| number(u, &mut ty.bank))),
    field("types.bits", false, |u, d| some(u, &mut d.types, |u, ty| number(u, &mut ty.bits))),
    field("types.spill_size", false, |u, d| some(u, &mut d.types, |u, ty| number(u, &mut ty.spill_size))),
    field("types.spill_align", false, |u, d| some(u, &mut d.types, |u, ty| number(u, &mut ty.spill_align))),
    field("types.scalable", false, |u, d| some(u, &mut d.types, |_, ty| flip(&mut ty.scalable))),
    field("types.orders (one register)", false, |u, d| {
        some(u, &mut d.types, |u, ty| some(u, &mut ty.orders, |u, order| some(u, &mut order.first, number)))
    }),
    field("types.orders (features)", false, |u, d| {
        some(u, &mut d.types, |u, ty| some(u, &mut ty.orders, |u, order| number(u, &mut order.features)))
    }),
    field("types.swap", true, |u, d| some(u, &mut d.types, |_, ty| flip(&mut ty.swap))),
    field("types.prices", true, |u, d| {
        some(u, &mut d.types, |u, ty| {
            let [load, store, moves] = u.arbitrary()?;
            ty.prices = Prices::new(load, store, moves);
            Ok(())
        })
    }),
    field("types.spill_to", false, |u, d| some(u, &mut d.types, |u, ty| entries(u, &mut ty.spill_to))),
    field("types.moves", false, |u, d| some(u, &mut d.types, |u, ty| entries(u, &mut ty.moves))),
    field("types.moves (one more)", false, |u, d| {
        let last = d.classes.len();
        some(u, &mut d.types, |u, ty| {
            let mut class = || Ok(Class::from_index(u.int_in_range(0..=last)?));
            let (from, to, way) = (class()?, class()?, MoveWay::Through(class()?));
            ty.moves.to_mut().push(MoveRule { from, to, way });
            Ok(())
        })
    }),
    field("types.memory", false, |u, d| some(u, &mut d.types, |u, ty| entries(u, &mut ty.memory))),
    field("types.memory (one more)", false, |u, d| {
        let last = d.classes.len();
        some(u, &mut d.types, |u, ty| {
            let mut class = || Ok(Class::from_index(u.int_in_range(0..=last)?));
            let (of, through) = (class()?, class()?);
            ty.memory.to_mut().push(MemoryRule { of, through });
            Ok(())
        })
    }),
    field("types.spill_to (one more)", false, |u, d| {
        some(u, &mut d.types, |u, ty| {
            let mut more = Type(0);
            number(u, &mut more)?;
            ty.spill_to.to_mut().push(more);
            Ok(())
        })
    }),
    field("regs", false, |u, d| entries(u, &mut d.regs)),
    field("regs.name", true, |u, d| some(u, &mut d.regs, |u, reg| fresh(u, &mut reg.name))),
    field("regs.bank", false, |u, d| some(u, &mut d.regs, |u, reg| number(u, &mut reg.bank))),
    field("regs.ty", false, |u, d| {
        some(u, &mut d.regs, |u, reg| {
            let mut ty = reg.ty.unwrap_or_default();
            number(u, &mut ty)?;
            reg.ty = u.ratio(3, 4)?.then_some(ty);
            Ok(())
        })
    }),
    field("regs.root", false, |u, d| some(u, &mut d.regs, |u, reg| number(u, &mut reg.root))),
    field("regs.low_bit", false, |u, d| some(u, &mut d.regs, |u, reg| number(u, &mut reg.low_bit))),
    field("regs.bits", false, |u, d| some(u, &mut d.regs, |u, reg| number(u, &mut reg.bits))),
    field("regs.encoding", true, |u, d| some(u, &mut d.regs, |u, reg| number(u, &mut reg.encoding))),
    field("regs.units (start)", false, |u, d| some(u, &mut d.regs, |u, reg| number(u, &mut reg.units.0))),
    field("regs.units (length)", false, |u, d| some(u, &mut d.regs, |u, reg| number(u, &mut reg.units.1))),
    field("regs.cost", true, |u, d| some(u, &mut d.regs, |u, reg| number(u, &mut reg.cost))),
    field("regs.rest", false, |u, d| {
        some(u, &mut d.regs, |u, reg| {
            reg.rest = *u.choose(&[Rest::Keep, Rest::Zero, Rest::Undefined])?;
            Ok(())
        })
    }),
    field("regs.tuple", false, |u, d| some(u, &mut d.regs, |u, reg| number(u, &mut reg.tuple))),
    field("regs.constant", false, |u, d| {
        some(u, &mut d.regs, |u, reg| {
            reg.constant = u.arbitrary()?;
            Ok(())
        })
    }),
    field("regs.features", false, |u, d| some(u, &mut d.regs, |u, reg| number(u, &mut reg.features))),
    field("reg_units", false, |u, d| entries(u, &mut d.reg_units)),
    field("reg_units (one)", false, |u, d| some(u, &mut d.reg_units, number)),
    field("classes", false, |u, d| entries(u, &mut d.classes)),
    field("classes.name", true, |u, d| some(u, &mut d.classes, |u, class| fresh(u, &mut class.name))),
    field("classes.doc", true, |u, d| some(u, &mut d.classes, |u, class| fresh(u, &mut class.doc))),
    field("classes.ty", false, |u, d| some(u, &mut d.classes, |u, class| number(u, &mut class.ty))),
    field("classes.members (start)", false, |u, d| some(u, &mut d.classes, |u, class| number(u, &mut class.members.0))),
    field("classes.members (length)", false, |u, d| {
        some(u, &mut d.classes, |u, class| number(u, &mut class.members.1))
    }),
    field("class_regs", false, |u, d| entries(u, &mut d.class_regs)),
    field("class_regs (one)", false, |u, d| some(u, &mut d.class_regs, number)),
    field("class_regs (order)", true, |u, d| {
        let (start, len) = u.choose(&d.classes)?.members;
        reorder(u, &mut d.class_regs, (start as usize, len.into()), 1)
    }),
    field("forms.starts", false, |u, d| entries(u, &mut d.forms.starts)),
    field("forms.starts (one)", false, |u, d| some(u, &mut d.forms.starts, number)),
    field("forms.operands", false, |u, d| entries(u, &mut d.forms.operands)),
    field("forms.operands (one)", false, |u, d| some(u, &mut d.forms.operands, operand)),
    field("forms.attrs", false, |u, d| entries(u, &mut d.forms.attrs)),
    field("forms.attrs (one)", false, |u, d| some(u, &mut d.forms.attrs, number)),
    field("forms.sets", false, |u, d| entries(u, &mut d.forms.sets)),
    field("forms.sets (one)", false, |u, d| some(u, &mut d.forms.sets, number)),
    field("forms.relations", false, |u, d| entries(u, &mut d.forms.relations)),
    field("forms.relations.form", false, |u, d| some(u, &mut d.forms.relations, |u, of| number(u, &mut of.form))),
    field("forms.relations.relation", false, |u, d| some(u, &mut d.forms.relations, relation)),
    field("forms.alternatives", false, |u, d| entries(u, &mut d.forms.alternatives)),
    field("forms.alternatives (one)", false, |u, d| {
        some(u, &mut d.forms.alternatives, |u, Alternatives { form, first, count }| match u.int_in_range(0..=2)? {
            0 => number(u, form),
            1 => number(u, first),
            _ => number(u, count),
        })
    }),
    field("forms.successors", false, |u, d| entries(u, &mut d.forms.successors)),
    field("forms.successors (one)", false, |u, d| {
        some(u, &mut d.forms.successors, |u, (form, count)| match u.arbitrary()? {
            true => number(u, form),
            false => number(u, count),
        })
    }),
    field("forms.prices", false, |u, d| entries(u, &mut d.forms.prices)),
    field("forms.features", false, |u, d| entries(u, &mut d.forms.features)),
    field("forms.features (one)", false, |u, d| {
        some(u, &mut d.forms.features, |u, (form, features)| match u.arbitrary()? {
            true => number(u, form),
            false => number(u, features),
        })
    }),
    field("forms.names", false, |u, d| entries(u, &mut d.forms.names)),
    field("forms.names (one)", true, |u, d| some(u, &mut d.forms.names, fresh)),
    field("forms.operand_names", false, |u, d| entries(u, &mut d.forms.operand_names)),
    field("forms.operand_names (one)", true, |u, d| some(u, &mut d.forms.operand_names, fresh)),
    field("forms.docs", false, |u, d| entries(u, &mut d.forms.docs)),
    field("forms.docs (one)", true, |u, d| some(u, &mut d.forms.docs, fresh)),
    field("conventions", false, |u, d| entries(u, &mut d.conventions)),
    field("conventions.name", true, |u, d| conv(u, d, |u, conv| fresh(u, &mut conv.name))),
    field("conventions.doc", true, |u, d| conv(u, d, |u, conv| fresh(u, &mut conv.doc))),
    field("conventions.arguments", false, |u, d| conv(u, d, |u, conv| entries(u, &mut conv.arguments))),
    field("conventions.results", false, |u, d| conv(u, d, |u, conv| entries(u, &mut conv.results))),
    field("conventions, bank of a sequence", false, |u, d| sequence(u, d, |u, of| number(u, &mut of.bank))),
    field("conventions, type of a sequence", false, |u, d| {
        sequence(u, d, |u, of| {
            let mut ty = of.ty.unwrap_or_default();
            number(u, &mut ty)?;
            of.ty = u.arbitrary::<bool>()?.then_some(ty);
            Ok(())
        })
    }),
    field("conventions, a sequence", false, |u, d| sequence(u, d, |u, of| entries(u, &mut of.regs))),
    field("conventions, a register of a sequence", false, |u, d| sequence(u, d, |u, of| some(u, &mut of.regs, number))),
    field("conventions, back_fill", true, |u, d| sequence(u, d, |_, of| flip(&mut of.back_fill))),
    field("conventions, then", false, |u, d| {
        sequence(u, d, |u, of| {
            let mut then = of.then.unwrap_or_default();
            number(u, &mut then)?;
            of.then = Some(then);
            Ok(())
        })
    }),
    field("conventions.callee_saved", false, |u, d| conv(u, d, |u, conv| entries(u, &mut conv.callee_saved))),
    field("conventions.callee_saved (one)", false, |u, d| {
        conv(u, d, |u, conv| some(u, &mut conv.callee_saved, number))
    }),
    field("conventions.clobbers", false, |u, d| conv(u, d, |u, conv| entries(u, &mut conv.clobbers))),
    field("conventions.clobbers (one)", false, |u, d| conv(u, d, |u, conv| some(u, &mut conv.clobbers, number))),
    field("conventions.reserved", false, |u, d| conv(u, d, |u, conv| entries(u, &mut conv.reserved))),
    field("conventions.reserved (one more)", false, |u, d| {
        conv(u, d, |u, conv| {
            let mut more = Reg(0);
            number(u, &mut more)?;
            conv.reserved.to_mut().push(more);
            Ok(())
        })
    }),
    field("conventions.wide", true, |u, d| {
        conv(u, d, |u, conv| {
            number(u, &mut conv.wide.align)?;
            conv.wide.split = u.arbitrary()?;
            conv.wide.keep = u.arbitrary()?;
            Ok(())
        })
    }),
    field("conventions.variadic.slot", false, |u, d| {
        conv(u, d, |u, conv| conv.variadic.as_mut().map_or(Ok(()), |rules| number(u, &mut rules.slot)))
    }),
    field("conventions.stack.align", false, |u, d| conv(u, d, |u, conv| number(u, &mut conv.stack.align))),
    field("conventions.stack.slot", false, |u, d| conv(u, d, |u, conv| number(u, &mut conv.stack.slot))),
    field("conventions.stack.shadow", true, |u, d| conv(u, d, |u, conv| number(u, &mut conv.stack.shadow))),
    field("conventions.stack.pad_before", true, |u, d| conv(u, d, |_, conv| flip(&mut conv.stack.pad_before))),
    field("reserved", false, |u, d| entries(u, &mut d.reserved)),
    field("reserved (one)", false, |u, d| some(u, &mut d.reserved, number)),
    field("tuple_lists", false, |u, d| entries(u, &mut d.tuple_lists)),
    field("tuple_lists.name", true, |u, d| some(u, &mut d.tuple_lists, |u, list| fresh(u, &mut list.name))),
    field("tuple_lists.len", false, |u, d| some(u, &mut d.tuple_lists, |u, list| number(u, &mut list.len))),
    field("tuple_lists.members (start)", false, |u, d| {
        some(u, &mut d.tuple_lists, |u, list| number(u, &mut list.members.0))
    }),
    field("tuple_lists.members (length)", false, |u, d| {
        some(u, &mut d.tuple_lists, |u, list| number(u, &mut list.members.1))
    }),
    field("tuple_regs", false, |u, d| entries(u, &mut d.tuple_regs)),
    field("tuple_regs (one)", false, |u, d| some(u, &mut d.tuple_regs, number)),
    field("tuple_regs (order)", true, |u, d| {
        let Some(at) = d.tuple_lists.len().checked_sub(1) else { return Ok(()) };
        let list = &d.tuple_lists[u.int_in_range(0..=at)?];
        let (step, (start, len)) = (list.len.into(), list.members);
        reorder(u, &mut d.tuple_regs, (start as usize, len as usize), step)
    }),
    field("features", false, |u, d| entries(u, &mut d.features)),
    field("features.name", true, |u, d| some(u, &mut d.features, |u, feature| fresh(u, &mut feature.name))),
    field("features.default", true, |u, d| some(u, &mut d.features, |_, feature| flip(&mut feature.default))),
    field("roles", false, |u, d| entries(u, &mut d.roles)),
    // A convention may save the register whose role is `link`.
    field("roles.name", false, |u, d| some(u, &mut d.roles, |u, role| fresh(u, &mut role.name))),
    field("roles.reg", false, |u, d| some(u, &mut d.roles, |u, role| number(u, &mut role.reg))),
    field("sufficient", false, |u, d| entries(u, &mut d.sufficient)),
    field("sufficient (one)", false, |u, d| some(u, &mut d.sufficient, number)),
];
