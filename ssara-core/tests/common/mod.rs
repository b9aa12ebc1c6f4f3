//! Random functions for property tests.

pub mod machines;

use arbitrary::{Result, Unstructured};
use ssara_core::Target;
use ssara_core::ir::{Alternative, Block, Function, FunctionBuilder, Reference, SpillHint, Value};
use ssara_core::output::{Allocation, Edit, Loc, Point, SavedReg, Slot, SlotArea, SlotData};
use ssara_core::target::{
    Class, Conv, End, Form, FormKind, OperandDesc, Place, Pos, Reg, Relation, Role, TupleList, Type,
};

const AREAS: [SlotArea; 4] = [SlotArea::Spill, SlotArea::Scalable, SlotArea::Incoming, SlotArea::Outgoing];

/// A function of existing ids, without any sense in it: whatever the builder lets through.
pub fn senseless_function(u: &mut Unstructured<'_>, target: &Target) -> Result<Function> {
    let mut builder = FunctionBuilder::new(target, u.arbitrary()?);
    if u.arbitrary()? {
        builder.set_convention(Conv::from_index(u.choose_index(target.conventions.len())?));
    }
    for _ in 0..u.int_in_range(0..=2)? {
        builder.reserve(reg(u, target)?);
    }
    let mut forms: Vec<Form> = (0..target.forms.len() as u32).map(Form).collect();
    for _ in 0..u.int_in_range(0..=4)? {
        forms.push(form(u, target, &mut builder)?);
    }
    let mut values = Vec::new();
    for _ in 0..u.int_in_range(1..=12)? {
        let value = builder.create_value(ty(u, target)?);
        if u.ratio(1, 4)? {
            builder.set_value_tag(value, u.arbitrary()?);
        }
        if u.ratio(1, 4)? {
            builder.set_reg_hint(value, reg(u, target)?);
            builder.set_spill_hint(value, *u.choose(&[SpillHint::First, SpillHint::Auto, SpillHint::Last])?);
        }
        values.push(value);
        if u.ratio(1, 4)? {
            let base = *u.choose(&values)?;
            builder.set_reference(value, *u.choose(&[Reference::Base, Reference::Derived(base)])?);
        }
    }
    let blocks: Vec<Block> = (0..u.int_in_range(0..=6)?).map(|_| builder.create_block()).collect();
    for &block in &blocks {
        builder.switch_to(block);
        for _ in 0..u.int_in_range(0..=2)? {
            builder.push_block_param(block, *u.choose(&values)?);
        }
        if u.ratio(1, 3)? {
            let frequency: f32 = u.arbitrary()?;
            builder.set_frequency(block, if frequency.is_nan() { 0.1 } else { frequency });
        }
        for _ in 0..u.int_in_range(0..=5)? {
            let form = *u.choose(&forms)?;
            let operands = builder.form(form).unwrap().len();
            let operands = (0..operands).map(|_| u.choose(&values).copied()).collect::<Result<Vec<Value>>>()?;
            let inst = builder.push_inst(form, &operands).unwrap();
            if u.ratio(1, 4)? {
                builder.set_inst_tag(inst, u.arbitrary()?);
            }
            if u.ratio(1, 4)? {
                builder.set_safepoint(inst);
            }
            if !operands.is_empty() && u.ratio(1, 4)? {
                builder.set_operand_hint(inst, u.choose_index(operands.len())?, reg(u, target)?);
            }
        }
        for _ in 0..u.int_in_range(0..=3)? {
            let args =
                (0..u.int_in_range(0..=2)?).map(|_| u.choose(&values).copied()).collect::<Result<Vec<Value>>>()?;
            builder.successor(*u.choose(&blocks)?, &args).unwrap();
        }
    }
    Ok(builder.finish())
}

/// Locations and edits without any sense in them, at points that exist.
pub fn senseless_allocation(u: &mut Unstructured<'_>, func: &Function, target: &Target) -> Result<Allocation> {
    let mut allocation =
        Allocation { frame_size: u.arbitrary()?, frame_align: u.arbitrary()?, ..Allocation::default() };
    if u.ratio(1, 4)? {
        allocation.scalable_size = u.arbitrary()?;
    }
    for _ in 0..u.int_in_range(0..=4)? {
        allocation.slots.push(SlotData { area: *u.choose(&AREAS)?, offset: u.arbitrary()?, size: u.arbitrary()? });
    }
    for _ in 0..u.int_in_range(0..=3)? {
        let slot = if u.arbitrary()? { slot(u, &allocation)? } else { None };
        allocation.saved.push(SavedReg { reg: reg(u, target)?, slot });
    }
    for _ in 0..func.num_operands() {
        let loc = match u.int_in_range(0..=2)? {
            0 => Loc::None,
            1 => Loc::Reg(reg(u, target)?),
            _ => slot(u, &allocation)?.map_or(Loc::None, Loc::Slot),
        };
        allocation.operands.push(loc);
    }
    let before = func.blocks().flat_map(|block| func.block_insts(block)).map(Point::Before);
    for point in before.chain(func.edges().map(Point::Edge)) {
        for _ in 0..u.int_in_range(0..=2)? {
            allocation.edits.push((point, edit(u, target, &allocation)?));
        }
    }
    Ok(allocation)
}

fn edit(u: &mut Unstructured<'_>, target: &Target, allocation: &Allocation) -> Result<Edit> {
    let (ty, a, b) = (ty(u, target)?, reg(u, target)?, reg(u, target)?);
    Ok(match (u.int_in_range(0..=3)?, slot(u, allocation)?) {
        (0, Some(slot)) => Edit::Store { ty, from: a, to: slot },
        (1, Some(slot)) => Edit::Load { ty, from: slot, to: a },
        (2, _) => Edit::Swap { ty, a, b },
        _ => Edit::Move { ty, from: a, to: b },
    })
}

fn slot(u: &mut Unstructured<'_>, allocation: &Allocation) -> Result<Option<Slot>> {
    let slots: Vec<Slot> = allocation.slots.keys().collect();
    if slots.is_empty() { Ok(None) } else { u.choose(&slots).copied().map(Some) }
}

fn reg(u: &mut Unstructured<'_>, target: &Target) -> Result<Reg> {
    u.choose_index(target.regs.len()).map(Reg::from_index)
}

fn ty(u: &mut Unstructured<'_>, target: &Target) -> Result<Type> {
    u.choose_index(target.types.len()).map(Type::from_index)
}

/// A form of any kind, operands and clobbers.
fn form(u: &mut Unstructured<'_>, target: &Target, builder: &mut FunctionBuilder<'_>) -> Result<Form> {
    let mut operands = Vec::new();
    for _ in 0..u.int_in_range(0..=4)? {
        let place = match u.int_in_range(0..=4)? {
            0 => Place::Class,
            1 => Place::Fixed(reg(u, target)?),
            2 => Place::Tied(u.int_in_range(0..=4)?),
            3 => Place::Any,
            _ => Place::Slot,
        };
        let role = if u.arbitrary()? { Role::Def } else { Role::Use };
        let pos = if u.arbitrary()? { Pos::Early } else { Pos::Late };
        let class = Class::from_index(u.choose_index(target.classes.len())?);
        operands.push(OperandDesc::new(role, pos, class, place));
    }
    let mut clobbers = target.no_units();
    for _ in 0..u.int_in_range(0..=2)? {
        clobbers.union_with(&target.units_of([reg(u, target)?]));
    }
    for _ in 0..u.int_in_range(0..=2)? {
        clobbers.insert(u.int_in_range(0..=u16::from(target.set_words) * 64 - 1)?);
    }
    let mut alternative = Alternative { operands, clobbers, relations: Vec::new() };
    for _ in 0..u.int_in_range(0..=2)? {
        let (a, b) = (u.int_in_range(0..=4)?, u.int_in_range(0..=4)?);
        let (in_a, in_b) = (u.choose_index(target.classes.len()).map(Class::from_index)?, Class(0));
        alternative.relations.push(match u.int_in_range(0..=4)? {
            0 if !target.tuple_lists.is_empty() => {
                let list = TupleList::from_index(u.choose_index(target.tuple_lists.len())?);
                Relation::Group { first: a, list }
            }
            1 => Relation::Same(a, b, if u.arbitrary()? { End::Low } else { End::High }),
            2 => Relation::OverlapAt(a, b, if u.arbitrary()? { End::Low } else { End::High }),
            3 => Relation::Implies(a, in_a, b, in_b),
            _ => Relation::Distinct(a, b),
        });
    }
    let other = Alternative { relations: Vec::new(), ..alternative.clone() };
    let alternatives = if u.ratio(1, 4)? { vec![alternative, other] } else { vec![alternative] };
    Ok(builder.intern_alternatives(*u.choose(&FormKind::ALL)?, &alternatives))
}
