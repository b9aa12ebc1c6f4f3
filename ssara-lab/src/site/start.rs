//! What the page of the playground shows before the allocator is loaded: a function, and the answer to the first request.
//!
//! The page has both in it as JSON, so a view is to be seen as soon as the scripts run. The module of the allocator is loaded
//! after that.

use serde::Serialize;
use serde_json::{Value as Json, json};
use ssara_cli::failure::Failure;
use ssara_explore::finding::Mistake;
use ssara_explore::method::Method;

use super::catalogue::Catalogue;

/// The function that the page shows first.
const FUNCTION: &str = "files/book/scale.ssa";

/// What each pane shows first: an allocator, and `view` or `explain`.
const PANES: [[&str; 2]; 2] = [["O2", "view"], ["linear-scan", "view"]];

/// Where the page has what it starts with.
const PLACE: &str = "<script type=\"application/json\" id=\"start\"></script>";

/// What the page starts with.
#[derive(Serialize)]
struct Start<'a> {
    /// The names of all allocators.
    allocators: Vec<String>,
    functions: Text<'a>,
    isa: Text<'a>,
    panes: [[&'static str; 2]; 2],
    /// The answer to a request of these.
    answer: Json,
}

#[derive(Serialize)]
struct Text<'a> {
    name: &'a str,
    text: &'a str,
}

/// The page with what it starts with.
///
/// # Errors
/// When the catalogue has not the function, or the page has no place for it.
pub fn page(page: &str, catalogue: &Catalogue) -> Result<String, Failure> {
    let missing = |what: &str| Failure::from(Mistake::nowhere(format!("the playground has no {what}")));
    let text = |name| catalogue.text(name).map(|text| Text { name, text }).ok_or_else(|| missing(name));
    let functions = text(FUNCTION)?;
    let isa = text(catalogue.machine_of(FUNCTION).ok_or_else(|| missing(FUNCTION))?)?;
    let panes = PANES.map(|[allocator, show]| json!({ "allocator": allocator, "show": show }));
    let request = json!({ "isa": isa.text, "functions": functions.text, "panes": panes });
    let answer = serde_json::from_str(&ssara_playground::answer(&request.to_string())).expect("an answer is JSON");
    let allocators = Method::all().map(|method| method.to_string()).collect();
    let start = Start { allocators, functions, isa, panes: PANES, answer };
    // No text in it ends the script.
    let start = serde_json::to_string(&start).expect("names and numbers can be written").replace('<', "\\u003c");
    let (before, after) = page.split_once(PLACE).ok_or_else(|| missing("place for what it starts with"))?;
    let (open, close) = PLACE.split_once("</").expect("the place is an element");
    Ok(format!("{before}{open}{start}</{close}{after}"))
}
