//! A machine whose registers form tuples of 2, 4, 8 and 16, as the vector registers of graphics processors do.

use ssara_core::target::{Class, FormKind, OperandDesc, Place, Pos, Remat, Role, Target, Type};

use crate::TargetBuilder;

impl TargetBuilder {
    /// Registers `v0` to `v{count - 1}` of 32 bits, with all naturally aligned tuples of 2, 4, and so on up to `longest` of
    /// them: `v4x2` is `v4` and `v5`. Both numbers are powers of two, or `count` is a multiple of `longest`.
    pub fn tuples(&mut self, count: u16, longest: u16) {
        for first in (0..count).step_by(longest.into()) {
            let lens = (0..longest.ilog2()).rev().map(|log| 1 << log);
            let parts: Vec<(String, u16, u16)> = lens
                .flat_map(|len| (0..longest).step_by(len).map(move |at| (at, len as u16)))
                .map(|(at, len)| (tuple_name(first + at, len), 32 * at, 32 * len))
                .collect();
            let parts: Vec<(&str, u16, u16)> = parts.iter().map(|part| (&*part.0, part.1, part.2)).collect();
            self.family(&tuple_name(first, longest), 32 * longest, &parts);
        }
    }
}

/// The name of the tuple of `len` registers that starts with register `first`.
fn tuple_name(first: u16, len: u16) -> String {
    if len == 1 { format!("v{first}") } else { format!("v{first}x{len}") }
}

/// A machine of `count` registers, at least 32 and a multiple of 16, with tuples of up to 16.
///
/// * Types `w1`, `w2`, `w4`, `w8`, `w16`, by the number of registers; `w1` has a swap if `swap` says so. Class `low` is
///   the first 8 registers, class `low4` the first two tuples of 4.
/// * Convention `std`: arguments in `v0x16` and `v16x16`, the result in `v0x16`; callee-saved are `v18`, `v19`, `v20` and,
///   as one, `v24x2`, which are parts of tuples. Convention `none` has no callee-saved registers.
/// * Forms that make and read a value of each width; values of 1, 2 and 16 registers are rematerialisable. Forms that join
///   two halves, and that split a value into halves. Forms with fixed, tied, early-clobber and late operands, and with
///   clobbers of single registers.
pub fn tuple_target(count: u16, swap: bool) -> Target {
    let mut b = TargetBuilder::new("tuples");
    b.bank("v");
    let types: Vec<Type> =
        [1, 2, 4, 8, 16].iter().map(|&len| b.ty(&format!("w{len}"), 32 * len, swap && len == 1)).collect();
    b.tuples(count, 16);
    b.seal(&[]);
    let low = b.class("low", types[0], &["v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7"]);
    let low4 = b.class("low4", types[2], &["v0x4", "v4x4"]);

    let home = |ty: Type| Class(ty.0.into());
    let def = |ty: Type| OperandDesc::reg_def(home(ty));
    let read = |ty: Type| OperandDesc::reg_use(home(ty));
    let op = FormKind::Op;
    for &ty in &types {
        let name = b.desc.ty(ty).name.clone();
        b.form(&format!("make_{name}"), op, &[def(ty)], &[]);
        b.form(&format!("read_{name}"), op, &[read(ty)], &[]);
        b.form(&format!("add_{name}"), op, &[def(ty), read(ty), read(ty)], &[]);
        b.form(&format!("inc_{name}"), op, &[OperandDesc::tied_def(home(ty), 1), read(ty)], &[]);
    }
    for halves in types.windows(2) {
        let (half, whole) = (halves[0], halves[1]);
        let name = b.desc.ty(whole).name.clone();
        b.form(&format!("join_{name}"), op, &[def(whole), read(half), read(half)], &[]);
        b.form(&format!("split_{name}"), op, &[def(half), def(half), read(whole)], &[]);
    }
    let [w1, w2, w4, w8, w16] = types[..] else { unreachable!("five types were made") };
    let early = OperandDesc::new(Role::Def, Pos::Early, home(w4), Place::Class);
    b.form("sample", op, &[early, read(w2), read(w8)], &[]);
    let late = OperandDesc::new(Role::Use, Pos::Late, home(w2), Place::Class);
    b.form("blend", op, &[def(w4), late, read(w4)], &[]);
    b.form("fetch", op, &[OperandDesc::reg_def(low4), OperandDesc::reg_use(low)], &[]);
    let (v6x2, v8x8) = (b.reg("v6x2"), b.reg("v8x8"));
    let fixed = [OperandDesc::fixed_def(home(w8), v8x8), OperandDesc::fixed_use(home(w2), v6x2), read(w16)];
    b.form("matrix", op, &fixed, &["v3", "v20x4"]);
    let any = OperandDesc::new(Role::Use, Pos::Early, home(w16), Place::Any);
    b.form("load_any", op, &[def(w1), any], &[]);
    b.remat(&["make_w1"], Remat::CheaperThanMove);
    b.remat(&["make_w2", "make_w16"], Remat::CheaperThanLoad);
    b.branch("jump", 1, &[]);
    b.branch("jump_if", 2, &[read(w1)]);
    b.form("trap", FormKind::Trap, &[], &[]);
    b.convention("std", &["v0x16", "v16x16"], &["v0x16"], &["v18", "v19", "v20", "v24x2"]);
    b.convention("none", &["v0x16", "v16x16"], &["v0x16"], &[]);
    b.finish()
}
