//! Random ISA files.
//!
//! *Input:* a seed. *Promises:* the text of an ISA file without errors, and the tables compiled from it. The text follows the
//! schema of the ISA language, with one entry on each line. A line with an error is left out, and the text is compiled again,
//! because most random constraints on few registers cannot be satisfied. *Cost:* a few compilations of a small file.

mod banks;
mod forms;

use ssara_core::Target;

use crate::systematic::draw::Draw;
use banks::Plan;

/// A file, line by line.
struct Line {
    text: String,
    /// Whether the file is one without the line.
    optional: bool,
}

/// The maximum number of times that lines are left out. After that another file is made.
const MAX_ROUNDS: usize = 8;

/// A random file and its target.
pub fn draw(draw: &mut Draw) -> (String, Target) {
    for attempt in 0.. {
        // Every third attempt asks for less, so that one of them succeeds.
        let plan = Plan::draw(draw, attempt / 3);
        if let Some(found) = compile(lines(&plan, draw)) {
            return found;
        }
    }
    unreachable!("a file with one plain bank has no errors")
}

/// Compiles a file, without the lines that have errors.
fn compile(mut lines: Vec<Line>) -> Option<(String, Target)> {
    for _ in 0..MAX_ROUNDS {
        let text: String = lines.iter().flat_map(|line| [line.text.as_str(), "\n"]).collect();
        let loaded = ssara_codegen::load("random.ron", &text);
        if let Some(target) = loaded.target {
            return Some((text, target));
        }
        let mut wrong: Vec<usize> = Vec::new();
        for diagnostic in loaded.diagnostics.iter().filter(|diagnostic| diagnostic.is_error()) {
            let (line, _) = diagnostic.line_column()?;
            wrong.push(line - 1);
        }
        if wrong.iter().any(|&line| !lines.get(line).is_some_and(|line| line.optional)) {
            return None;
        }
        let mut index = 0;
        lines.retain(|_| {
            index += 1;
            !wrong.contains(&(index - 1))
        });
    }
    None
}

/// The lines of the file.
fn lines(plan: &Plan, draw: &mut Draw) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut fixed = |text: &str| lines.push(Line { text: text.to_string(), optional: false });
    fixed("Isa(");
    fixed("    name: random,");
    fixed("    features: {f0: Feature(), f1: Feature(default: false)},");
    fixed("    banks: {");
    for bank in &plan.banks {
        for (text, optional) in bank.lines() {
            lines.push(Line { text, optional });
        }
    }
    let mut add = |text: String, optional: bool| lines.push(Line { text, optional });
    add("    },".to_string(), false);
    add(format!("    reserved: [{}],", plan.reserved.join(", ")), false);
    for (what, entries) in [
        ("classes", forms::classes(plan, draw)),
        ("forms", forms::forms(plan, draw)),
        ("conventions", forms::conventions(plan, draw)),
    ] {
        add(format!("    {what}: {{"), false);
        entries.into_iter().for_each(|entry| add(format!("        {entry},"), true));
        add("    },".to_string(), false);
    }
    add(")".to_string(), false);
    lines
}
