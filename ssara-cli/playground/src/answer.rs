//! Requests and answers.
//!
//! # Input
//! An ISA file, a text with functions, the name of one of these, and what each pane shows.
//!
//! # Output
//! All mistakes with their places, and what the panes show. A request that cannot be read is a mistake, too.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use ssara_codegen::load;
use ssara_core::{CalleeSaves, Options, Stress, Target};
use ssara_explore::diagnostic::Diagnostic;
use ssara_explore::explain::Explanation;
use ssara_explore::finding::{Finding, Findings, Mistake};
use ssara_explore::method::Method;
use ssara_explore::source::{Item, Text};
use ssara_explore::view::{Named, page};

/// What the page asks.
#[derive(Deserialize)]
struct Request {
    /// The text of an ISA file.
    isa: String,
    /// The last one that was right. The functions are looked at with it while there are mistakes in `isa`.
    #[serde(default)]
    last_isa: String,
    /// A text with functions.
    functions: String,
    /// The name of the function to show; the first one if there is none of this name.
    #[serde(default)]
    function: String,
    panes: Vec<PaneRequest>,
}

/// What a pane shall show.
#[derive(Deserialize)]
struct PaneRequest {
    /// The name of the allocator.
    allocator: String,
    show: Show,
    /// What to explain, as `ssara explain` takes it.
    #[serde(default)]
    subjects: Vec<String>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Show {
    View,
    Explain,
}

/// What the page gets.
#[derive(Serialize, Default)]
struct Answer {
    /// What is wrong with the ISA, which is `machine.ron` in them, with the functions, `function.ssa`, or with the request.
    diagnostics: Vec<Diagnostic>,
    /// The names of the functions of the text.
    functions: Vec<String>,
    /// The name of the function that is shown.
    function: String,
    /// What the panes show; empty if there is no valid function.
    panes: Vec<Pane>,
}

/// What a pane shows.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Pane {
    /// A page of `ssara view`.
    View(String),
    /// What `ssara explain` says.
    Explain(Explanation),
    /// Why there is neither.
    Refused(String),
}

/// Answers a request of the page, both in JSON.
pub fn answer(request: &str) -> String {
    let mut answer = Answer::default();
    let result = match serde_json::from_str(request) {
        Ok(request) => fill(&request, &mut answer),
        Err(error) => Err(Mistake::nowhere(format!("the request cannot be read: {error}")).into()),
    };
    if let Err(Findings(findings)) = result {
        answer.diagnostics.extend(findings.iter().map(Diagnostic::from));
    }
    serde_json::to_string(&answer).expect("numbers and names can be written")
}

fn fill(request: &Request, answer: &mut Answer) -> Result<(), Findings> {
    let loaded = load("machine.ron", &request.isa);
    answer.diagnostics.extend(loaded.diagnostics.into_iter().map(|found| Diagnostic::from(&Finding::Isa(found))));
    let is_right = loaded.target.is_some();
    let Some(target) = loaded.target.or_else(|| load("machine.ron", &request.last_isa).target) else { return Ok(()) };
    let target: Arc<Target> = Arc::new(target);
    let text = Text::new("function.ssa".to_owned(), request.functions.clone());
    let mut items: Vec<Item> = text.items(&target)?.collect();
    answer.functions = items.iter().map(|item| item.func.name.clone()).collect();
    if items.is_empty() {
        return Err(Mistake::of_file(&"function.ssa", &"there is no function in this file").into());
    }
    let chosen = answer.functions.iter().position(|name| *name == request.function).unwrap_or(0);
    answer.function = answer.functions[chosen].clone();
    let item = items.swap_remove(chosen).validated()?;
    let options = options(&request.functions)?;
    for pane in request.panes.iter().filter(|_| is_right) {
        let shown = pane.show(&item, options, &mut answer.diagnostics).unwrap_or_else(|Findings(findings)| {
            let reasons: Vec<String> = findings.iter().map(|finding| Diagnostic::from(finding).message).collect();
            answer.diagnostics.extend(findings.iter().map(Diagnostic::from));
            Pane::Refused(reasons.join("\n"))
        });
        answer.panes.push(shown);
    }
    Ok(())
}

/// The options that comments of a file test choose: `; callee-saves: report` and `; stress: few-registers`. What they say of
/// the level is for the page, which has a choice of it.
fn options(text: &str) -> Result<Options, Mistake> {
    let mut options = Options::default();
    for (key, value) in text.lines().filter_map(|line| line.strip_prefix(';')?.split_once(':')) {
        let value = value.trim();
        let unknown = || Mistake::of_file(&"function.ssa", &format_args!("`{}: {value}` is not known", key.trim()));
        match key.trim() {
            "callee-saves" => {
                options.callee_saves = match value {
                    "insert" => CalleeSaves::Insert,
                    "wrap" => CalleeSaves::Wrap,
                    "report" => CalleeSaves::Report,
                    _ => return Err(unknown()),
                };
            }
            "stress" => {
                let found = Stress::KINDS.into_iter().find(|(name, _)| *name == value);
                options.stress = found.ok_or_else(unknown)?.1;
            }
            _ => {}
        }
    }
    Ok(options)
}

impl PaneRequest {
    /// What the pane shows. A refusal is a page and one of the diagnostics.
    fn show(&self, item: &Item, options: Options, diagnostics: &mut Vec<Diagnostic>) -> Result<Pane, Findings> {
        let method: Method = self.allocator.parse().map_err(|message: String| Mistake::nowhere(message))?;
        match (self.show, method) {
            (Show::View, _) => {
                let (named, refused) = match Named::allocate(item, method, &options) {
                    Ok(named) => (Some(named), None),
                    Err(refused) => (None, Some(refused)),
                };
                named.iter().try_for_each(|named| named.check(item))?;
                let page = page(&item.func, &item.target, named.as_slice(), refused.as_slice());
                let page = page.map_err(|other| Mistake::nowhere(other.to_string()))?;
                diagnostics.extend(refused.map(|refused| Diagnostic::from(&Finding::Mistake(refused.mistake))));
                Ok(Pane::View(page))
            }
            (Show::Explain, Method::Level(level)) => {
                Ok(Pane::Explain(Explanation::new(item, &Options { level, ..options }, &self.subjects)?))
            }
            (Show::Explain, Method::Classic(_)) => {
                Ok(Pane::Refused(format!("{method} tells nothing about its decisions; choose a level.")))
            }
        }
    }
}
