//! RV64GCV with registers of 128 bits, under QEMU.

mod assembly;
mod forms;
mod vector;

use ssara_core::Target;
use ssara_core::target::Type;

use crate::form::Spec;
use crate::machine::{Counting, File, Machine, Parts, Recipe, Start};

fn specs() -> Vec<Spec> {
    let mut specs = Vec::new();
    forms::forms(&mut specs);
    vector::forms(&mut specs);
    specs
}

/// The machine of an ISA file's tables.
pub fn machine(desc: &'static Target) -> Machine {
    let count = |step, branch| Counting { step, branch, imm: 0, cond: 0 };
    Machine::new(Parts {
        name: "riscv64",
        desc,
        specs: specs(),
        helpers: assembly::helpers(desc),
        convs: &["lp64d", "lp64d_vector"],
        features: vec![desc.default_features()],
        pointer: "i64",
        types: &["i64", "i64", "i64", "f64", "f32", "m1", "m2", "m4"],
        // Singles come in boxes, and what a register holds by chance is none.
        arguments: &["i64", "i64", "f64", "m1"],
        results: &[&["i64"], &["f64"], &["i64", "f64"], &["i64", "i64"], &["m1"], &[]],
        stores: &[("i64", "sd"), ("f64", "fsd"), ("f32", "fsw"), ("m1", "vse_m1"), ("m2", "vse_m2"), ("m4", "vse_m4")],
        jump: "j",
        step: "addi",
        address: "la",
        counting: vec![count(Some(("addi", -1)), "bnez"), count(Some(("c_addi", -1)), "c_bnez")],
        recipe,
        files: vec![
            File { bank: "int", count: 32, bytes: 8, kept: (32, 8) },
            File { bank: "float", count: 32, bytes: 8, kept: (32, 8) },
            File { bank: "vec", count: 32, bytes: 16, kept: (32, 16) },
        ],
        assembly: Box::new(assembly::RiscV),
    })
}

/// How values for certain uses are made: see [`crate::generate`].
fn recipe(machine: &Machine, letter: char, ty: Type, random: u64) -> Option<Recipe> {
    let name = &*machine.desc.ty(ty).name;
    let steps = |start: Start, steps: &[(&str, i64)]| {
        Some(Recipe { start, steps: steps.iter().map(|(form, imm)| (form.to_string(), *imm)).collect() })
    };
    let small = |range: u64| (random >> 8) as i64 % range as i64;
    match (letter, name) {
        ('c', "i64") if random & 1 == 0 => steps(Start::Nothing, &[("li_long", random as i64)]),
        ('c', "i64") => steps(Start::Nothing, &[("li", small(1000))]),
        ('c', "f64") => steps(Start::Nothing, &[("fld_pcrel", (small(4000) as f64 / 8.0).to_bits() as i64)]),
        ('c', "f32") => steps(Start::Nothing, &[("flw_pcrel", (small(4000) as f32 / 8.0).to_bits().into())]),
        ('c', "m1" | "m2" | "m4") if random & 1 == 0 => {
            steps(Start::Pointer, &[("addi", small(8) * 16), (&format!("vle_{name}"), 0)])
        }
        ('c', "m1" | "m2" | "m4") => steps(Start::Any(machine.pointer), &[(&format!("vmv_x_{name}"), 0)]),
        ('t', _) => steps(Start::Any(machine.pointer), &[("andi", 3)]),
        ('k', _) => steps(Start::Nothing, &[("li", small(4) + 1)]),
        ('y', _) => steps(Start::Nothing, &[("li", 0x7ff)]),
        ('a' | 'P', _) => steps(Start::Pointer, &[("addi", small(8) * 16)]),
        _ => None,
    }
}
