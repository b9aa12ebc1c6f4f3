//! The example that teaches the language: it is correct, and complete.

use ssara_codegen::load;

const TEMPLATE: &str = include_str!("../../isa/TEMPLATE.ron");

#[test]
fn the_template_has_nothing_wrong() {
    let loaded = load("TEMPLATE.ron", TEMPLATE);
    let shown: Vec<String> = loaded.diagnostics.iter().map(ToString::to_string).collect();
    assert!(shown.is_empty(), "{}", shown.join("\n\n"));
}

#[test]
fn the_template_shows_every_field() {
    let written = |field: &str| TEMPLATE.contains(&format!("{field}: ")) || TEMPLATE.contains(&format!("{field}:\n"));
    // What the schema calls otherwise than the file does.
    let called = |field: &str| if field == "variables" { "for" } else { field }.to_string();
    let fields = include_str!("../src/schema.rs").lines().filter_map(|line| {
        let field = line.strip_prefix("    pub ")?.split_once(": ")?.0;
        field.chars().all(|c| c.is_ascii_lowercase() || c == '_').then(|| called(field))
    });
    let fields: Vec<String> = fields.collect();
    assert!(fields.len() > 60, "the fields of the schema: {fields:?}");
    let missing: Vec<&String> = fields.iter().filter(|field| !written(field)).collect();
    assert!(missing.is_empty(), "the template does not show {missing:?}");
}
