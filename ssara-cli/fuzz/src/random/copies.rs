//! Random parallel copies: values that are defined in certain places and used in others.
//!
//! One instruction defines values in fixed registers and slots. The next uses each of them in other fixed registers and
//! slots, perhaps several. So the allocator has to insert exactly one parallel copy between the two.

use arbitrary::{Result, Unstructured};
use ssara_core::Target;
use ssara_core::ir::{Function, FunctionBuilder, Value};
use ssara_core::target::{FormKind, OperandDesc, Place, Pos, Reg, Role, Type};
use ssara_core::units::UnitSet;

/// The most values, and the most places, of one copy.
const MOST: usize = 10;

/// A function of one to four parallel copies. All values are used in certain registers or slots.
pub fn function(u: &mut Unstructured<'_>, target: &Target) -> Result<Function> {
    let mut builder = FunctionBuilder::new(target, "copies");
    let block = builder.create_block();
    builder.switch_to(block);
    for _ in 0..u.int_in_range(1..=4)? {
        let mut taken = target.no_units();
        let mut defs = Vec::new();
        for _ in 0..u.int_in_range(1..=MOST)? {
            let ty = Type::from_index(u.choose_index(target.types.len())?);
            defs.extend(place(u, target, ty, Role::Def, &mut taken)?);
        }
        let form = builder.intern_form(FormKind::Op, &defs, &target.no_units());
        let values: Vec<Value> =
            builder.inst(form, &[]).expect("a block is open, and there are no uses").defs.into_iter().collect();
        let mut taken = target.no_units();
        let (mut uses, mut wanted) = (Vec::new(), Vec::new());
        for _ in 0..u.int_in_range(1..=MOST)? {
            if values.is_empty() {
                break;
            }
            let value = *u.choose(&values)?;
            let ty = builder.value_type(value).expect("the value was just made");
            if let Some(desc) = place(u, target, ty, Role::Use, &mut taken)? {
                uses.push(desc);
                wanted.push(value);
            }
        }
        let form = builder.intern_form(FormKind::Op, &uses, &target.no_units());
        builder.inst(form, &wanted).expect("as many values as uses, each of its type");
    }
    let trap = builder.intern_form(FormKind::Trap, &[], &target.no_units());
    builder.inst(trap, &[]).expect("a trap has no operands");
    Ok(builder.finish())
}

/// An operand of a type in a slot, or in a register that nothing has taken; `None` if the one it met has been taken.
fn place(
    u: &mut Unstructured<'_>,
    target: &Target,
    ty: Type,
    role: Role,
    taken: &mut UnitSet,
) -> Result<Option<OperandDesc>> {
    let class = target.home_class(ty);
    let pos = if role == Role::Def { Pos::Late } else { Pos::Early };
    if u.ratio(1, 4)? {
        return Ok(Some(OperandDesc::new(role, pos, class, Place::Slot)));
    }
    let Some(&reg): Option<&Reg> = u.choose(target.class_regs(class)).ok() else { return Ok(None) };
    let units = target.units_of([reg]);
    if units.iter().any(|unit| taken.contains(unit)) {
        return Ok(None);
    }
    taken.union_with(&units);
    Ok(Some(OperandDesc::new(role, pos, class, Place::Fixed(reg))))
}
