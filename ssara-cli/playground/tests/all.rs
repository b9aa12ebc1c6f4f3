//! What the page asks and gets: functions, mistakes of all kinds, refusals, and requests that make no sense.

use serde_json::{Value as Json, json};
use ssara_playground::answer;

const ISA: &str = include_str!("../../../tests/files/book/four.ron");
const SCALE: &str = include_str!("../../../tests/files/book/scale.ssa");

/// The answer to a request with these texts and panes.
fn ask(isa: &str, functions: &str, panes: Json) -> Json {
    let request = json!({ "isa": isa, "functions": functions, "panes": panes });
    serde_json::from_str(&answer(&request.to_string())).expect("the answer is JSON")
}

fn text(json: &Json) -> &str {
    json.as_str().expect("a text")
}

#[test]
fn panes_show_and_explain_a_function() {
    let view = json!({ "allocator": "linear-scan", "show": "view" });
    let explain = json!({ "allocator": "O2", "show": "explain", "subjects": ["v4"] });
    let answer = ask(ISA, SCALE, json!([view, explain]));
    assert_eq!(answer["diagnostics"], json!([]));
    assert_eq!((&answer["functions"], &answer["function"]), (&json!(["scale"]), &json!("scale")));
    let page = text(&answer["panes"][0]["view"]);
    assert!(page.starts_with("<!doctype html>") && page.contains("\"linear-scan\""), "{page}");
    let subjects = answer["panes"][1]["explain"]["subjects"].as_array().expect("subjects");
    assert!(subjects.len() == 1 && text(&subjects[0]["summary"]).starts_with("v4"), "{subjects:?}");
}

#[test]
fn the_named_function_is_shown() {
    let both = format!("{SCALE}\n{}", SCALE.replace("\"scale\"", "\"other\""));
    let request = json!({ "isa": ISA, "functions": both, "function": "other", "panes": [] });
    let answer: Json = serde_json::from_str(&answer(&request.to_string())).expect("the answer is JSON");
    assert_eq!((&answer["functions"], &answer["function"]), (&json!(["scale", "other"]), &json!("other")));
}

/// A mistake in the ISA has its line, and nothing is said of the function.
#[test]
fn mistakes_of_the_isa_have_lines() {
    let answer = ask(&ISA.replace("Use(i32), b", "Use(i33), b"), SCALE, json!([]));
    let found = answer["diagnostics"].as_array().expect("diagnostics");
    assert!(found.iter().all(|found| found["file"] == "machine.ron"), "{found:?}");
    let line = ISA.lines().position(|line| line.contains("Use(i32), b")).expect("the line") + 1;
    assert_eq!(found[0]["spans"][0]["line"], json!(line), "{found:?}");
    assert!(text(&found[0]["code"]).starts_with('E'), "{found:?}");
}

#[test]
fn mistakes_of_the_text_and_of_the_function_have_lines() {
    for (wrong, right) in
        [("v6: i32 = $1 v5 v5 (", "v6: i32 = $1 v5"), ("add v8, v77", "add v8, v2"), ("mul v9, v1", "mul v6, v1")]
    {
        let answer = ask(ISA, &SCALE.replace(right, wrong), json!([{ "allocator": "O2", "show": "view" }]));
        let found = &answer["diagnostics"][0];
        let line = SCALE.lines().position(|line| line.contains(right)).expect("the line") + 1;
        assert_eq!((&found["file"], &found["spans"][0]["line"]), (&json!("function.ssa"), &json!(line)), "{found}");
        assert_eq!(answer["panes"], json!([]));
    }
}

/// While the ISA has mistakes, those of the function are found with the last ISA that had none. Nothing is shown.
#[test]
fn mistakes_of_the_function_are_found_while_the_isa_is_wrong() {
    let functions = SCALE.replace("add v8, v2", "add v8, v77");
    let (isa, panes) = (ISA.replace("Use(i32), b", "Use(i33), b"), json!([{ "allocator": "O2", "show": "view" }]));
    for (functions, files) in [(&functions[..], &["machine.ron", "function.ssa"][..]), (SCALE, &["machine.ron"])] {
        let request = json!({ "isa": isa, "last_isa": ISA, "functions": functions, "panes": panes });
        let answer: Json = serde_json::from_str(&answer(&request.to_string())).expect("the answer is JSON");
        let mut found: Vec<&str> =
            answer["diagnostics"].as_array().into_iter().flatten().map(|it| text(&it["file"])).collect();
        found.dedup();
        assert_eq!((&found[..], &answer["panes"]), (files, &json!([])), "{answer}");
    }
}

/// The comments of a file test choose how the function is allocated.
#[test]
fn comments_choose_options() {
    let pages = ["callee-saves: insert", "callee-saves: report", "stress: spill-everything"].map(|comment| {
        let answer = ask(ISA, &format!("; {comment}\n{SCALE}"), json!([{ "allocator": "O2", "show": "view" }]));
        assert_eq!(answer["diagnostics"], json!([]), "{comment}");
        text(&answer["panes"][0]["view"]).to_owned()
    });
    assert!(pages[0].contains("\"saves\"") && !pages[1].contains("\"saves\"") && pages[2] != pages[0]);
    let answer = ask(ISA, &format!("; stress: much\n{SCALE}"), json!([]));
    assert_eq!(answer["diagnostics"][0]["message"], json!("`stress: much` is not known"));
}

/// An instruction that no allocator can satisfy is marked, `view` says so on a page, and `explain` says why.
#[test]
fn refusals_are_marked_and_explained() {
    let function = r#"function "f" isa four abi std {
reserve r1, r2, r3
form $0 = entry [def i32 = r0]
form $1 = return [use i32 = r0]
block0:
    v0: i32 = $0
    v1: i32 = load v0
    v2: i32 = mul v0, v1
    $1 v2
}"#;
    let panes = json!([{ "allocator": "O2", "show": "view" }, { "allocator": "O2", "show": "explain" }]);
    let answer = ask(ISA, function, panes);
    assert_eq!(answer["diagnostics"].as_array().map(Vec::len), Some(1), "{answer}");
    assert!(answer["diagnostics"][0]["spans"][0]["line"].is_u64(), "{answer}");
    assert!(text(&answer["panes"][0]["view"]).contains("\"refusal\":\"function `f`"), "{answer}");
    assert!(text(&answer["panes"][1]["explain"]["refusal"][0]).starts_with("Refused."), "{answer}");
}

#[test]
fn a_classic_allocator_has_no_explanation() {
    let answer = ask(ISA, SCALE, json!([{ "allocator": "irc", "show": "explain" }]));
    assert!(text(&answer["panes"][0]["refused"]).starts_with("irc tells nothing"), "{answer}");
}

/// Whatever is asked, there is an answer, and it says what is wrong.
#[test]
fn every_request_has_an_answer() {
    let pane =
        |allocator: &str, subject: &str| json!([{ "allocator": allocator, "show": "explain", "subjects": [subject] }]);
    let requests = [
        String::new(),
        "[1, 2".to_owned(),
        "{}".to_owned(),
        json!({ "isa": "", "functions": "", "panes": [] }).to_string(),
        json!({ "isa": ISA, "functions": "", "panes": [] }).to_string(),
        json!({ "isa": ISA, "functions": "\u{0}\u{feff}é---", "panes": [] }).to_string(),
        json!({ "isa": "Isa(((((", "functions": SCALE, "panes": [] }).to_string(),
        json!({ "isa": ISA, "functions": SCALE, "panes": pane("O9", "v4") }).to_string(),
        json!({ "isa": ISA, "functions": SCALE, "panes": pane("O2", "v99") }).to_string(),
        json!({ "isa": ISA, "functions": SCALE, "panes": pane("O2", "") }).to_string(),
    ];
    for request in requests {
        let answer: Json = serde_json::from_str(&answer(&request)).expect("the answer is JSON");
        assert!(answer["diagnostics"].as_array().is_some_and(|found| !found.is_empty()), "{request}: {answer}");
    }
}

/// A prefix of a text is what somebody has typed so far.
#[test]
fn texts_that_end_early_have_an_answer() {
    let panes = json!([{ "allocator": "O1", "show": "explain" }]);
    for (end, _) in SCALE.char_indices().step_by(3) {
        assert!(ask(ISA, &SCALE[..end], panes.clone())["diagnostics"].is_array());
    }
    for (end, _) in ISA.char_indices().step_by(17) {
        assert!(ask(&ISA[..end], SCALE, panes.clone())["diagnostics"].is_array());
    }
}
