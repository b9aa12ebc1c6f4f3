//! Nothing that a file holds makes the loader panic or run for long, and limits are enforced.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::common;
use ssara_codegen::{Code, Format, Loaded, MAX_FILE_SIZE, load, load_file};
use ssara_testing::random::{is_long_run, scaled};

const VALID: &str = include_str!("cases/valid.ron");

/// Loads a text, renders what there is to say, and checks that there is a target or an error.
fn survive(source: &str) -> Loaded {
    let loaded = load("mutant.ron", source);
    for diagnostic in &loaded.diagnostics {
        for format in [Format::Plain, Format::Colour, Format::Short] {
            assert!(!diagnostic.render(format).is_empty());
        }
    }
    let errors = loaded.diagnostics.iter().filter(|diagnostic| diagnostic.is_error()).count();
    assert_eq!(loaded.target.is_none(), errors > 0);
    loaded
}

fn codes(loaded: &Loaded) -> Vec<Code> {
    loaded.diagnostics.iter().map(|diagnostic| diagnostic.code).collect()
}

/// Loads a text that is meant to take long.
fn quickly(source: &str) -> Loaded {
    let start = Instant::now();
    let loaded = survive(source);
    assert!(start.elapsed() < Duration::from_secs(60), "took {:?}", start.elapsed());
    loaded
}

/// Pseudo-random numbers, the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}

#[test]
fn every_truncation_is_an_error() {
    // Whatever follows the closing bracket of the file is only a blank.
    let step = if is_long_run() { 3 } else { 6 };
    for end in (0..VALID.trim_end().len()).step_by(step).filter(|&end| VALID.is_char_boundary(end)) {
        assert!(survive(&VALID[..end]).target.is_none(), "cut off at {end}");
    }
}

#[test]
fn changed_bytes_are_survived() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for _ in 0..scaled(400) {
        let mut bytes = VALID.as_bytes().to_vec();
        for _ in 0..1 + random.below(3) {
            let at = random.below(bytes.len());
            bytes[at] =
                if random.below(2) == 0 { random.below(128) as u8 } else { b"(){}[],:.\"= 019"[random.below(15)] };
        }
        survive(std::str::from_utf8(&bytes).expect("ASCII"));
    }
}

#[test]
fn changed_words_are_survived() {
    // Words are names and numbers, and what stands between them: mostly well-formed files with other meanings.
    let mut words = Vec::new();
    let mut start = 0;
    for (at, _) in VALID.char_indices() {
        let is_word = |at: usize| VALID.as_bytes()[at].is_ascii_alphanumeric() || VALID.as_bytes()[at] == b'_';
        if at > start && is_word(at) != is_word(at - 1) {
            words.push(&VALID[start..at]);
            start = at;
        }
    }
    words.push(&VALID[start..]);
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let (mut valid, mut invalid) = (0, 0);
    for _ in 0..scaled(400) {
        let mut mutant = words.clone();
        for _ in 0..1 + random.below(2) {
            // Words have even or odd positions, by which they change places with their like.
            let to = random.below(mutant.len());
            let from = (random.below(words.len() / 2 - 1) * 2 + to % 2) % words.len();
            mutant[to] = words[from];
        }
        match survive(&mutant.concat()).target {
            None => invalid += 1,
            Some(target) => {
                common::assert_forms_are_valid(&target);
                valid += 1;
            }
        }
    }
    assert!(valid > 4 && invalid > 100, "{valid} valid, {invalid} invalid: the mutants are of no use");
}

#[test]
fn files_that_cannot_be_read_are_diagnostics() {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let missing = load_file(&directory.join("no such file.ron"));
    assert_eq!(codes(&missing), [Code::Unreadable]);
    assert!(missing.diagnostics[0].line_column().is_none());
    assert!(missing.diagnostics[0].to_string().contains("no such file.ron"));

    let latin1 = directory.join("latin1.ron");
    fs::write(&latin1, b"Isa(\n  name: caf\xe9,\n)").expect("a writable directory");
    let loaded = load_file(&latin1);
    assert_eq!(codes(&loaded), [Code::NotUtf8]);
    assert!(loaded.diagnostics[0].message.ends_with("from byte 16 on, in line 2"), "{}", loaded.diagnostics[0].message);

    let large = directory.join("large.ron");
    fs::write(&large, vec![b' '; MAX_FILE_SIZE + 1]).expect("a writable directory");
    assert_eq!(codes(&load_file(&large)), [Code::TooLarge]);
    fs::remove_file(&large).expect("it was just written");
}

#[test]
fn a_file_of_the_largest_size_is_read() {
    let mut source = VALID.to_string();
    source.extend(std::iter::repeat_n(' ', MAX_FILE_SIZE - source.len()));
    assert!(quickly(&source).target.is_some());
    source.push(' ');
    assert_eq!(codes(&load("large.ron", &source)), [Code::TooLarge]);
}

#[test]
fn a_byte_order_mark_is_no_mistake() {
    assert!(survive(&format!("\u{feff}{VALID}")).target.is_some());
}

#[test]
fn spans_count_characters_in_columns_and_bytes_in_ranges() {
    let loaded = survive("Isa(\n    name: demo, /* Größe */ bnks: {},\n)");
    assert_eq!(codes(&loaded), [Code::UnknownField]);
    assert_eq!(loaded.diagnostics[0].line_column(), Some((2, 29)));
    let short = loaded.diagnostics[0].render(Format::Short);
    assert_eq!(short, "mutant.ron:2:29: error[E0003]: `Isa` has no field `bnks`");
}

#[test]
fn a_line_too_long_to_show_is_named() {
    let loaded = survive(&format!("Isa(name: a, doc: \"{}\", banks: {{}}, bnks: {{}})", "x".repeat(1 << 19)));
    assert_eq!(codes(&loaded), [Code::NoRegisters, Code::UnknownField]);
    let text = loaded.diagnostics[1].to_string();
    assert!(text.contains("--> mutant.ron:1:524322"), "{}", &text[..text.len().min(500)]);
    assert!(text.len() < 500, "the line is not shown");
}

#[test]
fn only_so_many_errors_are_shown() {
    let mut forms = String::new();
    for index in 0..300 {
        writeln!(forms, "f{index}: Form(operands: {{x: Use(wrong)}}),").expect("a string");
    }
    let loaded = quickly(&demo("", &forms));
    assert_eq!(loaded.diagnostics.len(), 201);
    assert_eq!(loaded.diagnostics.last().map(|last| last.code), Some(Code::LeftOut));
    assert_eq!(loaded.diagnostics[200].message, "100 more errors and warnings are not shown");
}

/// A machine with 24 registers.
fn demo(classes: &str, forms: &str) -> String {
    format!(
        "Isa(name: demo, banks: {{int: Bank(registers: [Family(each: 0..=23, name: \"r{{}}\", bits: 64)],
            values: {{i64: Value(bits: 64)}})}}, classes: {{{classes}}}, forms: {{{forms}}})"
    )
}

#[test]
fn what_cannot_be_proved_in_time_is_an_error() {
    // Ten early uses take all even registers, in any order in which none has its own, and ten late defs all odd ones. So
    // there is none for an operand that is there all the time, but that takes a million tries to see.
    let (mut classes, mut operands) = (String::new(), String::new());
    let listed = |members: &mut dyn Iterator<Item = usize>| {
        members.map(|member| format!("r{member}")).collect::<Vec<_>>().join(", ")
    };
    writeln!(classes, "odd: Class(of: i64, registers: [{}]),", listed(&mut (0..10).map(|i| 2 * i + 1)))
        .expect("a string");
    for own in 0..10 {
        let others = listed(&mut (0..10).filter(|&i| i != own).map(|i| 2 * i));
        writeln!(classes, "c{own}: Class(of: i64, registers: [{others}]),").expect("a string");
        writeln!(operands, "x{own}: Use(c{own}), y{own}: Def(odd),").expect("a string");
    }
    let form = format!("f: Form(operands: {{{operands} z: Use(class: i64, late: true)}})");
    let loaded = quickly(&demo(&classes, &form).replace("0..=23", "0..=19"));
    assert_eq!(codes(&loaded), [Code::Unproved]);
    assert!(loaded.target.is_none());
    // With one more register there is a solution, and it is found at once.
    assert_eq!(codes(&quickly(&demo(&classes, &form))), []);
}

fn repeat(piece: &str, count: usize) -> String {
    piece.repeat(count)
}

#[test]
fn files_that_repeat_themselves_are_given_up_quickly() {
    let million = 1 << 20;
    survive(&repeat("(", million));
    survive(&repeat("Isa(", million));
    quickly(&format!("Isa(name: \"{}\", banks: {{}})", repeat("x", million)));
    quickly(&format!("Isa(name: a, banks: {{{}}})", repeat("a: 1, ", 100_000)));
    quickly(&format!("Isa(name: a, banks: {{}}, reserved: [{}])", repeat("\"r0..=r4095\", ", 50_000)));
    quickly(&demo("", &repeat("f: Form(operands: {x: Use(wrong)}),", 30_000)));
    quickly(&demo(&repeat("c: Class(of: i64, registers: [\"r0..=r23\"]),", 30_000), ""));
}

#[test]
fn files_with_large_numbers_are_given_up_quickly() {
    let variables: String = (0..10_000).map(|index| format!("v{index}: [1], ")).collect();
    quickly(&demo("", &format!("f: Form(for: {{{variables}}})")));
    quickly(&demo(
        "",
        "\"f{a}_{b}\": Form(for: {a: 0..=255, b: 0..=255}, operands: {x: Use(\"q{a}\")}, clobbers: [zz])",
    ));
    quickly(&VALID.replace("each: 8..=15", "each: 8..=4000"));
    let forms = "\"f{a}_{b}_{c}\": Form(for: {a: 0..=999, b: 0..=999, c: 0..=999})";
    assert_eq!(codes(&quickly(&demo("", forms))), [Code::TooMuchText]);
}

#[test]
fn forms_with_too_many_alternatives_are_given_up_quickly() {
    let alternatives: String =
        (0..10_000).map(|index| format!("a{index}: {{x: Use(fixed: r{})}}, ", index % 24)).collect();
    let several = quickly(&demo("", &format!("f: Form(operands: {{x: Use(i64)}}, alternatives: {{{alternatives}}})")));
    assert!(codes(&several).contains(&Code::TooMany));
    quickly(&demo(
        "",
        &format!(
            "\"f{{a}}_{{b}}\": Form(for: {{a: 0..=31, b: 0..=31}}, operands: {{x: Use(i64), y: Use(i64)}}, alternatives: {{{}}})",
            &alternatives[..2000 - 2000 % 26]
        ),
    ));
}

#[test]
fn forms_with_too_many_relations_are_given_up_quickly() {
    let operands: String = (0..64).map(|index| format!("x{index}: Use(i64), ")).collect();
    let names: String = (0..64).map(|index| format!("x{index}, ")).collect();
    let relations = repeat(&format!("Distinct({names}), "), 500);
    quickly(&demo("", &format!("f: Form(operands: {{{operands}}}, relations: [{relations}])")));
    quickly(&demo(
        "",
        &format!("f: Form(operands: {{x: Def(class: i64, early: [{}]), y: Use(i64)}})", repeat("y, ", 100_000)),
    ));
    quickly(&demo(
        "",
        &format!("f: Form(operands: {{x: Use(i64), y: Use(i64)}}, commutes: [{}])", repeat("x, ", 100_000)),
    ));
    let groups = demo(
        "",
        "f: Form(operands: {a: Use(class: i64, tuple: t), b: Def(tied: c), c: Def(tied: b), d: Def(tied: d)})",
    );
    quickly(&groups.replace("values:", "tuples: {t: Tuple(of: [\"r0..=r23\"], length: 16, wrap: true)}, values:"));
}

#[test]
fn the_largest_template_is_expanded() {
    let forms =
        "\"f{a}_{b}\": Form(for: {a: 0..=255, b: 0..=255}, operands: {x: Def(tied: y), y: Use(i64), z: Use(i64)})";
    let loaded = quickly(&demo("", forms));
    assert_eq!(loaded.target.map(|target| target.forms.len()), Some(1 << 16));
}
