//! What there is to say about a function, as `ssara explain` says it.

use serde::Serialize;
use ssara_core::{Context, Options};

use super::{Explainer, Subject, refusal};
use crate::finding::Findings;
use crate::source::Item;

/// What there is to say about a function.
#[derive(Serialize, Default)]
pub struct Explanation {
    /// The name of the function.
    pub function: String,
    /// Why it is refused, in sentences; empty if it is not.
    pub refusal: Vec<String>,
    /// The whole of it, in sentences; empty if subjects were asked for.
    pub overview: Vec<String>,
    /// Its subjects: values, instructions, edges, blocks or registers.
    pub subjects: Vec<ExplainedSubject>,
}

/// What there is to say about a subject.
#[derive(Serialize)]
pub struct ExplainedSubject {
    /// What it is and what became of it, in one sentence.
    pub summary: String,
    /// The reasons, a sentence each.
    pub reasons: Vec<String>,
}

impl Explanation {
    /// Allocates the function of an item, and explains the subjects of these names. Without any, it explains all values in
    /// memory and all saved registers, with an overview.
    ///
    /// # Errors
    /// When there is no such subject, or the checker rejects the allocation.
    pub fn new(item: &Item, options: &Options, names: &[String]) -> Result<Explanation, Findings> {
        let Item { func, target, .. } = item;
        let subjects: Result<Vec<Vec<Subject>>, String> =
            names.iter().map(|name| Subject::parse(name, func, target)).collect();
        let mut subjects = subjects.map_err(|message| item.mistake(&message))?.concat();
        let (allocated, record) = Context::new().allocate_with_record(func, target, options);
        let mut explanation = Explanation { function: func.name.clone(), ..Explanation::default() };
        let alloc = match allocated {
            Ok(alloc) => alloc,
            Err(error) => {
                explanation.refusal = refusal(func, target, &error, &record);
                return Ok(explanation);
            }
        };
        let explainer =
            Explainer::new(func, target, &alloc, &record).map_err(|violations| item.rejected(&violations))?;
        if subjects.is_empty() {
            (subjects, explanation.overview) = (explainer.subjects(), explainer.overview());
        }
        let explained = |subject| {
            let mut lines = explainer.explain(subject).into_iter();
            ExplainedSubject { summary: lines.next().unwrap_or_default(), reasons: lines.collect() }
        };
        explanation.subjects = subjects.into_iter().map(explained).collect();
        Ok(explanation)
    }
}
