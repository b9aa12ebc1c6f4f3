//! x86-64, with the features that this processor has.
//!
//! APX, which no processor has yet, is left out, and so are forms whose results are the processor's own affair (CPUID,
//! RDTSC, RDRAND), and cryptography.

mod assembly;
mod control;
mod flags;
mod integer;
mod lanes;
mod vector;
mod wide;

use ssara_core::Target;
use ssara_core::target::{Features, Type};

use crate::form::Spec;
use crate::machine::{Counting, File, Machine, Parts, Recipe, Start};

/// Sets of features from the least to the most, as far as `has` knows them of the processor.
fn features(desc: &Target, has: impl Fn(&str) -> bool) -> Vec<Features> {
    let one = |name: &str| {
        let index = desc.features.iter().position(|feature| feature.name == name);
        Features::single(index.expect("a feature of the ISA file"))
    };
    let all: &[&str] = &["avx", "bmi", "avx512"];
    let sets: [&[&str]; 6] = [&[], &["bmi"], &["avx"], &["avx", "bmi"], all, all];
    let known = sets.into_iter().filter(|set| set.iter().all(|name| has(name)));
    known.map(|set| set.iter().fold(Features::NONE, |all, name| all.union(one(name)))).collect()
}

/// All forms.
pub fn specs() -> Vec<Spec> {
    let mut specs = Vec::new();
    integer::forms(&mut specs);
    control::forms(&mut specs);
    vector::forms(&mut specs);
    wide::forms(&mut specs);
    specs
}

/// The machine of an ISA file's tables, for a processor that has these features.
pub fn machine(desc: &'static Target, has: impl Fn(&str) -> bool) -> Machine {
    let features = features(desc, &has);
    let most = features.iter().fold(Features::NONE, |all, &set| all.union(set));
    let usable = |spec: &Spec| {
        let Some(form) = desc.find_form(&spec.name) else {
            println!("no form {}", spec.name);
            return false;
        };
        most.contains(desc.forms.features(form.table_index()))
    };
    let (avx, avx512) = (has("avx"), has("avx512"));
    let count = |step, branch, imm| Counting { step, branch, imm, cond: 1 };
    Machine::new(Parts {
        name: "x86_64",
        desc,
        specs: specs().into_iter().filter(usable).collect(),
        helpers: assembly::helpers(desc),
        convs: &["sysv", "win64"],
        features,
        pointer: "i64",
        types: &["i64", "i64", "i64", "i32", "i16", "i8", "i8", "f64", "f32", "v128", "v256", "v512", "mask", "mask"],
        arguments: &["i64", "i64", "i32", "i16", "i8", "f64", "f32", "v128"],
        results: &[&["i64"], &["i32"], &["f64"], &["v128"], &["i8"], &["i64", "f32"], &["i64", "i64", "f64"], &[]],
        stores: &[
            ("i64", "store64"),
            ("i32", "store32"),
            ("i16", "store16"),
            ("i8", "store8"),
            ("f64", "store_f64"),
            ("f32", "store_f32"),
            ("v128", "store_v128"),
            ("v256", "store_v256"),
            ("v512", "store_v512"),
            ("mask", "kstore"),
        ],
        jump: "jump",
        step: "add64_imm",
        address: "address",
        counting: vec![
            count(None, "sub64_imm_jump", 1),
            count(None, "add64_imm_jump", -1),
            count(Some(("sub64_imm", 1)), "cmp64_imm_jump", 0),
            count(Some(("dec64", 0)), "cmp64_imm_jump", 0),
        ],
        recipe,
        files: vec![
            File { bank: "int", count: 16, bytes: 8, kept: (16, 8) },
            File { bank: "vec", count: 32, bytes: 64, kept: (16, 16) },
            File { bank: "mask", count: 8, bytes: 8, kept: (0, 0) },
        ],
        assembly: Box::new(assembly::X86 { avx, avx512 }),
    })
}

/// How values for certain uses are made: see [`crate::generate`].
fn recipe(machine: &Machine, letter: char, ty: Type, random: u64) -> Option<Recipe> {
    let name = &*machine.desc.ty(ty).name;
    let steps = |start: Start, steps: &[(&str, i64)]| {
        Some(Recipe { start, steps: steps.iter().map(|(form, imm)| (form.to_string(), *imm)).collect() })
    };
    let width = name.strip_prefix('i').unwrap_or("");
    let and = format!("and{width}_imm");
    let most = if width == "8" { 0x7f } else { 0x7fff };
    let any = Start::Any(ty);
    let small = |range: u64| (random >> 8) as i64 % range as i64;
    match (letter, name) {
        // Constants.
        ('c', "i64") if random & 1 == 0 => steps(Start::Nothing, &[("const64", small(1 << 52) << (random & 7))]),
        ('c', "i64") => steps(Start::Nothing, &[("const64", small(100) - 50)]),
        ('c', "i32") => steps(Start::Nothing, &[("const32", small(1 << 31))]),
        ('c', "i16") => steps(Start::Nothing, &[("const16", small(1 << 15))]),
        ('c', "i8") => steps(Start::Nothing, &[("const8", small(1 << 7))]),
        ('c', "f64") => steps(Start::Nothing, &[("const_f64", (small(4000) as f64 / 8.0).to_bits() as i64)]),
        ('c', "f32") => steps(Start::Nothing, &[("const_f32", (small(4000) as f32 / 8.0).to_bits().into())]),
        ('c', "v128" | "v256" | "v512") => steps(Start::Nothing, &[(&format!("const_{name}"), random as i64)]),
        ('c', "mask") => steps(Start::Any(machine.pointer), &[("kmov_from_i64", 0)]),
        ('x', _) => steps(Start::Any(machine.pointer), &[("and64_imm", 0x38)]),
        ('t', _) => steps(Start::Any(machine.pointer), &[("and64_imm", 3)]),
        ('k', _) => steps(Start::Nothing, &[("const64", small(4) + 1)]),
        ('y', _) => steps(Start::Nothing, &[("const64", 0x7fff)]),
        ('P', _) => steps(Start::Pointer, &[("add64_imm", 64)]),
        ('n', _) => steps(any, &[(&and, most), (&format!("or{width}_imm"), 1)]),
        ('m', _) => steps(any, &[(&and, 0x7f)]),
        ('z', "i64" | "i32") => steps(Start::Nothing, &[(&format!("zero{width}"), 0)]),
        ('z', _) => steps(Start::Nothing, &[(&format!("const{width}"), 0)]),
        ('s', _) => {
            steps(Start::Previous, &[(["cwd", "cdq", "cqo"][["16", "32", "64"].iter().position(|w| *w == width)?], 0)])
        }
        // Four lanes, or eight, below 16.
        ('v', "v128") => steps(any, &[("psrld_imm", 28)]),
        ('v', _) => {
            let narrow = Start::Any(machine.desc.find_type("v128")?);
            steps(narrow, &[("psrld_imm", 28), ("vpmovzxbd_v256", 0)])
        }
        _ => None,
    }
}
