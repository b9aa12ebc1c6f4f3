//! AArch64, under QEMU.
//!
//! Half precision, cryptography, pointer authentication and later extensions are left out.

mod assembly;
mod integer;
mod vector;

use ssara_core::Target;
use ssara_core::target::Type;

use crate::form::Spec;
use crate::machine::{Counting, File, Machine, Parts, Recipe, Start};

fn specs() -> Vec<Spec> {
    let mut specs = Vec::new();
    integer::forms(&mut specs);
    vector::forms(&mut specs);
    specs
}

/// The machine of an ISA file's tables.
pub fn machine(desc: &'static Target) -> Machine {
    let count = |step, branch, imm| Counting { step, branch, imm, cond: 1 };
    Machine::new(Parts {
        name: "aarch64",
        desc,
        specs: specs(),
        helpers: assembly::helpers(desc),
        convs: &["aapcs64", "linux", "vector_pcs"],
        features: vec![desc.default_features()],
        pointer: "i64",
        types: &["i64", "i64", "i64", "i32", "i32", "f64", "f32", "v128", "v128"],
        arguments: &["i64", "i64", "i32", "f64", "f32", "v128"],
        results: &[&["i64"], &["i32"], &["f64"], &["v128"], &["i64", "f32"], &["i64", "i64", "v128"], &[]],
        stores: &[
            ("i64", "str64"),
            ("i32", "str32"),
            ("f64", "str_f64"),
            ("f32", "str_f32"),
            ("f16", "str_f16"),
            ("byte", "str_byte"),
            ("v128", "str_v128"),
        ],
        jump: "b",
        step: "add64_imm",
        address: "adrp_add",
        counting: vec![
            count(None, "subs64_imm_b", 1),
            count(Some(("sub64_imm", 1)), "cbnz64", 0),
            count(Some(("sub64_imm", 1)), "cmp64_imm_b", 0),
        ],
        recipe,
        files: vec![
            File { bank: "int", count: 32, bytes: 8, kept: (31, 8) },
            File { bank: "vec", count: 32, bytes: 16, kept: (32, 16) },
        ],
        assembly: Box::new(assembly::AArch64),
    })
}

/// How values for certain uses are made: see [`crate::generate`].
fn recipe(machine: &Machine, letter: char, ty: Type, random: u64) -> Option<Recipe> {
    let name = &*machine.desc.ty(ty).name;
    let steps = |start: Start, steps: &[(&str, i64)]| {
        Some(Recipe { start, steps: steps.iter().map(|(form, imm)| (form.to_string(), *imm)).collect() })
    };
    let small = |range: u64| (random >> 8) as i64 % range as i64;
    let vector = || machine.desc.find_type("v128").map(Start::Any);
    match (letter, name) {
        ('c', "i64") if random & 1 == 0 => steps(Start::Nothing, &[("mov64_long", random as i64)]),
        ('c', "i64") => steps(Start::Nothing, &[("mov64_imm", small(1000))]),
        ('c', "i32") => steps(Start::Nothing, &[("mov32_imm", small(1 << 16))]),
        ('c', "f64") => steps(Start::Nothing, &[("ldr_f64_literal", (small(4000) as f64 / 8.0).to_bits() as i64)]),
        ('c', "f32") => steps(Start::Nothing, &[("ldr_f32_literal", (small(4000) as f32 / 8.0).to_bits().into())]),
        ('c', "v128") if random & 3 == 0 => steps(Start::Nothing, &[("movi", small(256))]),
        ('c', "v128") => steps(Start::Nothing, &[("ldr_v128_literal", random as i64)]),
        ('c', "f16") => steps(vector()?, &[("dup_f16", small(8))]),
        ('c', "byte") => steps(vector()?, &[("dup_byte", small(16))]),
        ('x', _) => steps(Start::Any(machine.pointer), &[("and64_imm", 0x38)]),
        ('w', _) => steps(Start::Any(ty), &[("and32_imm", 0x38)]),
        ('t', _) => steps(Start::Any(machine.pointer), &[("and64_imm", 3)]),
        ('k', _) => steps(Start::Nothing, &[("mov64_imm", small(4) + 1)]),
        ('y', _) => steps(Start::Nothing, &[("mov64_imm", 0x7fff)]),
        ('a', _) => steps(Start::Pointer, &[("add64_imm", small(8) * 16)]),
        _ => None,
    }
}
