//! Machines for the tests of passes, and functions without anything but values.

use ssara_core::internals::regs::tables::Tables;
use ssara_core::internals::regs::unit_mask::Mask;
use ssara_core::ir::{Function, FunctionBuilder, Value};
use ssara_core::target::{Reg, Type};
use ssara_core::{Stress, Target, TargetDesc};
use ssara_testing::{TargetBuilder, scalar_target, valid};

/// `regs` registers of one unit each.
pub fn scalar(regs: u16, swap: bool) -> Target {
    let mut target = scalar_target(regs).into_desc();
    target.types.to_mut()[0].swap = swap;
    valid(target)
}

/// `pairs` registers of two parts and `singles` with a low part only, as x86-64 has them: types `whole` and `byte`.
pub fn bytes(pairs: u16, singles: u16, swap: bool) -> Target {
    let mut b = TargetBuilder::new("bytes");
    b.bank("int");
    b.ty("whole", 64, swap);
    b.ty("byte", 8, swap);
    for n in 0..pairs {
        b.family(&format!("p{n}"), 64, &[(&format!("p{n}l"), 0, 8), (&format!("p{n}h"), 8, 8)]);
    }
    for n in 0..singles {
        b.family(&format!("s{n}"), 64, &[(&format!("s{n}b"), 0, 8)]);
    }
    b.seal(&[]);
    b.finish()
}

/// `quads` registers Q of two D of two S, as AArch32 has them; the last `high` of them have no S.
pub fn quads(quads: u16, high: u16, swap: bool) -> Target {
    let mut b = TargetBuilder::new("quads");
    b.bank("vec");
    b.ty("s", 32, swap);
    b.ty("d", 64, swap);
    b.ty("q", 128, swap);
    for n in 0..quads {
        let d: Vec<String> = (0..2).map(|part| format!("d{}", 2 * n + part)).collect();
        let s: Vec<String> = (0..4).map(|part| format!("s{}", 4 * n + part)).collect();
        let mut parts: Vec<(&str, u16, u16)> = (0..2).map(|part| (&*d[part], 64 * part as u16, 64)).collect();
        if n + high < quads {
            parts.extend((0..4).map(|part| (&*s[part], 32 * part as u16, 32)));
        }
        b.family(&format!("q{n}"), 128, &parts);
    }
    b.seal(&[]);
    b.finish()
}

/// `count` registers with tuples of 2, 4 and so on up to `longest` of them. If `swap` is true, the type of single ones
/// has a swap.
pub fn tuples(count: u16, longest: u16, swap: bool) -> Target {
    let mut b = TargetBuilder::new("tuples");
    b.bank("vec");
    for log in 0..=longest.ilog2() {
        b.ty(&format!("w{}", 1 << log), 32 << log, swap && log == 0);
    }
    b.tuples(count, longest);
    b.seal(&[]);
    b.finish()
}

/// A function that only has values, `count` of each type in turn.
pub fn values(target: &Target, count: usize) -> Function {
    let mut builder = FunctionBuilder::new(target, "values");
    for index in 0..count * target.types.len() {
        builder.create_value(Type::from_index(index % target.types.len()));
    }
    builder.finish()
}

/// The value number `index` of type `ty` of [`values`].
pub fn value(target: &Target, ty: Type, index: usize) -> Value {
    Value::from_u32((index * target.types.len() + ty.index()) as u32)
}

/// The tables of a target for a function, with all units of the target.
pub fn tables<const W: usize>(target: &TargetDesc, func: &Function) -> Tables<W> {
    let tables = Tables::new(target, func, &func.reserved_units(target), &Stress::NONE);
    let all = vec![Mask([u64::MAX; W]); target.banks.len()];
    tables.refined(target, &all, |ty| func.values().any(|value| func.value_type(value) == ty))
}

/// The registers of a type.
pub fn regs(target: &TargetDesc, ty: Type) -> &[Reg] {
    target.class_regs(target.home_class(ty))
}
