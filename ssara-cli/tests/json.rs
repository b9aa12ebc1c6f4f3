//! What `--format json` writes: one object, with all findings and their places.

use serde_json::{Value, json};

use crate::command::{Outcome, file, run};

const TINY: &str = "tests/data/tiny.ron";
const POWER: &str = "tests/data/power.ssa";
const MISTAKE: &str = "tests/data/mistake.ron";

/// The object that a command writes; it says nothing else.
fn json_of(args: &[&str], code: i32) -> Value {
    let Outcome { code: found, out, err } = run(env!("CARGO_BIN_EXE_ssara"), &[args, &["--format", "json"]].concat());
    assert_eq!((found, err.as_str()), (Some(code), ""), "{out}");
    serde_json::from_str(&out).expect("one object")
}

#[test]
fn listings_are_what_the_command_prints() {
    crate::listings::compare("ssara", env!("CARGO_BIN_EXE_ssara"), 4);
}

#[test]
fn a_span_is_a_range_of_bytes_and_of_lines_and_columns() {
    let path = file("span.ron", include_str!("data/mistake.ron").replace("preserved", "/* é🦀 */ preserved"));
    let report = json_of(&["check", &path], 1);
    let text = std::fs::read_to_string(&path).expect("the file");
    let span = &report["diagnostics"][0]["spans"][0];
    let number = |field: &str| span[field].as_u64().expect(field) as usize;
    assert_eq!(&text[number("byte_start")..number("byte_end")], "r4");
    let line: Vec<char> = text.lines().nth(number("line") - 1).expect("the line").chars().collect();
    let columns = number("column") - 1..number("end_column") - 1;
    assert_eq!((&line[columns], number("end_line")), (&['r', '4'][..], number("line")));
    assert_eq!((&span["primary"], &report["diagnostics"][0]["file"]), (&json!(true), &json!(path)));
}

#[test]
fn all_isas_are_in_one_object() {
    let report = json_of(&["check", TINY, MISTAKE, "no/such.ron", "x86_64"], 3);
    let names: Vec<&Value> = report["isas"].as_array().expect("isas").iter().map(|isa| &isa["name"]).collect();
    assert_eq!(names, [&json!("tiny"), &json!("x86_64")]);
    let found: Vec<(&Value, &Value)> = report["diagnostics"]
        .as_array()
        .expect("diagnostics")
        .iter()
        .map(|it| (&it["file"], &it["severity"]))
        .collect();
    assert_eq!(found, [(&json!(MISTAKE), &json!("error")), (&json!("no/such.ron"), &json!("error"))]);
}

#[test]
fn findings_about_functions_have_their_places() {
    let power = include_str!("data/power.ssa");
    let undominated = file("json_undominated.ssa", power.replacen("done v8", "done v9", 1));
    let report = json_of(&["alloc", &undominated, "--isa", TINY], 1);
    assert_eq!(report["functions"].as_array().map(Vec::len), Some(1), "the other function is allocated: {report}");
    assert_eq!(report["diagnostics"][0]["spans"][0]["line"], 15, "{report}");
    let unknown = file("json_unknown.ssa", power.replacen("= mul v3", "= mull v3", 1));
    let report = json_of(&["verify", &unknown, "--isa", TINY], 1);
    assert_eq!(report["diagnostics"][0]["help"], json!(["did you mean `mul`?"]), "{report}");
    assert_eq!((&report["allocations"], &report["diagnostics"][0]["code"]), (&json!([]), &Value::Null));
}

#[test]
fn an_allocated_function_can_be_read_again() {
    let report = json_of(&["alloc", POWER, "--isa", TINY], 0);
    let functions = report["functions"].as_array().expect("functions");
    let texts: Vec<&str> = functions.iter().filter_map(|function| function["text"].as_str()).collect();
    let path = file("json_allocated.ssa", texts.join("\n"));
    let report = json_of(&["verify", &path, "--isa", TINY, "--needless"], 0);
    let right = |name: &str| json!({"function": name, "given": true, "needless": []});
    assert_eq!(report["allocations"], json!([right("power"), right("first")]));
}

#[test]
fn explanations_come_as_sentences() {
    let report = json_of(&["explain", POWER, "power", "v0", "--isa", TINY], 0);
    let [subject] = report["functions"][0]["subjects"].as_array().expect("subjects").as_slice() else {
        panic!("{report}")
    };
    assert!(subject["summary"].as_str().expect("a sentence").starts_with("v0: i64, "), "{subject}");
    let list = json_of(&["explain", POWER, "--isa", TINY], 0);
    let names: Vec<&Value> =
        list["functions"].as_array().expect("functions").iter().map(|it| &it["function"]).collect();
    assert_eq!(names, [&json!("power"), &json!("first")]);
    let codes = json_of(&["explain"], 0);
    assert!(codes["codes"].as_array().expect("codes").len() > 50);
    let missing = json_of(&["explain", "E9999"], 3);
    assert_eq!((&missing["diagnostics"][0]["file"], &missing["diagnostics"][0]["spans"]), (&Value::Null, &json!([])));
}
