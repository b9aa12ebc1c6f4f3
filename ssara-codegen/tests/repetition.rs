//! What `for`, steps and ranges abbreviate: a file with them is the same target as one that is written out.

use ssara_codegen::load;
use ssara_tables::Target;

fn target(source: &str) -> Target {
    let loaded = load("target.ron", source);
    let errors: Vec<String> =
        loaded.diagnostics.iter().filter(|found| found.is_error()).map(ToString::to_string).collect();
    loaded.target.unwrap_or_else(|| panic!("{}", errors.join("\n\n")))
}

fn same(short: &str, long: &str) {
    let (short, long) = (target(short), target(long));
    assert_eq!(format!("{:?}", *short), format!("{:?}", *long));
}

/// A machine with these families, tuples, classes and conventions.
fn machine(families: &str, tuples: &str, classes: &str, conventions: &str) -> String {
    format!(
        "Isa(name: demo, features: {{wide: Feature(), fast: Feature()}},
            banks: {{int: Bank(registers: [{families}], tuples: {{{tuples}}},
                values: {{i32: Value(bits: 32), i16: Value(bits: 16)}})}},
            reserved: [r7], classes: {{{classes}}}, conventions: {{{conventions}}})"
    )
}

const EIGHT: &str = "Family(each: 0..=7, name: \"r{}\", bits: 32, parts: {\"h{}\": 0..16})";

#[test]
fn a_template_of_families_is_several_families() {
    same(
        &machine(
            "Family(each: \"0..=6 step 2\", name: \"r{}\", bits: 32, encoding: [0, 2, 4, 6], parts: {\"h{}\": 0..16}),
             Family(each: \"1..=7 step 2\", name: \"r{}\", bits: 32, parts: {\"h{}\": 0..16}, encoding: [1, 3, 5, 7]),
             Family(for: {(p, bits, first, what): [(x, 32, 8, wide), (y, 16, 12, fast)]}, each: 0..=3, name: \"{p}{}\",
                    bits: \"{bits}\", encoding: \"{first}\", parts: {\"{p}{}low\": 0..8}, requires: [\"{what}\"])",
            "",
            "",
            "",
        ),
        &machine(
            "Family(each: [0, 2, 4, 6], name: \"r{}\", bits: 32, parts: {\"h{}\": 0..16}),
             Family(each: [1, 3, 5, 7], name: \"r{}\", bits: 32, parts: {\"h{}\": 0..16}),
             Family(each: 0..=3, name: \"x{}\", bits: 32, encoding: 8, parts: {\"x{}low\": 0..8}, requires: [wide]),
             Family(each: 0..=3, name: \"y{}\", bits: 16, encoding: 12, parts: {\"y{}low\": 0..8}, requires: [fast])",
            "",
            "",
            "",
        ),
    );
}

#[test]
fn a_template_of_tuples_is_several_tuples() {
    same(
        &machine(
            EIGHT,
            "\"x{n}\": Tuple(for: {n: [2, 4]}, of: [\"r0..=r7\"], length: \"{n}\", align: \"{n}\", name: \"{}x{n}\",
                             doc: \"Aligned, {n} of them.\"),
             \"of{n}\": Tuple(for: {n: [2, 4]}, of: [\"x2\"], length: 2, stride: \"{n}\")",
            "",
            "",
        ),
        &machine(
            EIGHT,
            "x2: Tuple(of: [\"r0..=r7\"], length: 2, align: 2, name: \"{}x2\", doc: \"Aligned, 2 of them.\"),
             x4: Tuple(of: [\"r0..=r7\"], length: 4, align: 4, name: \"{}x4\", doc: \"Aligned, 4 of them.\"),
             of2: Tuple(of: [x2], length: 2, stride: 2), of4: Tuple(of: [x2], length: 2, stride: 4)",
            "",
            "",
        ),
    );
}

#[test]
fn a_template_of_classes_is_several_classes() {
    same(
        &machine(
            EIGHT,
            "",
            "\"low{w}\": Class(for: {(w, r): [(32, r), (16, h)]}, of: \"i{w}\", registers: [\"{r}0..={r}3\"],
                               order: [\"{r}3\"], doc: \"Low {r}.\")",
            "",
        ),
        &machine(
            EIGHT,
            "",
            "low32: Class(of: i32, registers: [r0, r1, r2, r3], order: [r3], doc: \"Low r.\"),
             low16: Class(of: i16, registers: [h0, h1, h2, h3], order: [h3], doc: \"Low h.\")",
            "",
        ),
    );
}

#[test]
fn a_template_of_conventions_is_several_conventions() {
    same(
        &machine(
            EIGHT,
            "",
            "",
            "\"c{n}\": Convention(for: {(n, last): [(4, r1), (8, r2)]}, arguments: {int: [r0, \"{last}\"]},
                preserved: [r5], doc: \"Slots of {n}.\", stack: Stack(align: 16, slot: \"{n}\"))",
        ),
        &machine(
            EIGHT,
            "",
            "",
            "c4: Convention(arguments: {int: [r0, r1]}, preserved: [r5], doc: \"Slots of 4.\", stack: Stack(align: 16, slot: 4)),
             c8: Convention(arguments: {int: [r0, r2]}, preserved: [r5], doc: \"Slots of 8.\", stack: Stack(align: 16, slot: 8))",
        ),
    );
}

#[test]
fn a_range_has_a_step_and_leaves_out_what_is_reserved() {
    let conventions = |preserved| format!("c: Convention(preserved: [{preserved}], stack: Stack(align: 8, slot: 8))");
    same(
        &machine(
            EIGHT,
            "",
            "odd: Class(of: i32, registers: [\"r1..=r7 step 2\"]), third: Class(of: i32, registers: [\"r0..=r7 step 3\"])",
            &conventions("\"r4..=r7\""),
        ),
        &machine(
            EIGHT,
            "",
            "odd: Class(of: i32, registers: [r1, r3, r5]), third: Class(of: i32, registers: [r0, r3, r6])",
            &conventions("r4, r5, r6"),
        ),
    );
}
