//! How far a long run is. It is shown where standard error is a terminal, and nowhere else.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A line about a run. It goes away when it is dropped.
pub struct Progress {
    bar: ProgressBar,
}

impl Progress {
    /// A run whose steps are counted, as `what`.
    pub fn counting(what: impl Into<String>) -> Progress {
        Progress::new(ProgressBar::new_spinner(), "{spinner} {human_pos} {msg}, {elapsed}", what.into())
    }
    /// A run of a known number of steps.
    pub fn towards(steps: u64, what: impl Into<String>) -> Progress {
        Progress::new(ProgressBar::new(steps), "{bar:30} {percent:>3} % of {msg}, {elapsed}", what.into())
    }
    /// A run whose steps are not known.
    pub fn waiting(what: impl Into<String>) -> Progress {
        let progress = Progress::new(ProgressBar::new_spinner(), "{spinner} {msg}, {elapsed}", what.into());
        progress.bar.enable_steady_tick(Duration::from_millis(100));
        progress
    }
    fn new(bar: ProgressBar, template: &str, what: String) -> Progress {
        bar.set_style(ProgressStyle::with_template(template).expect("the template is well-formed"));
        Progress { bar: bar.with_message(what) }
    }
    /// Steps have been done.
    pub fn step(&self, steps: u64) {
        self.bar.inc(steps);
    }
    /// The number of steps that have been done.
    pub fn steps(&self) -> u64 {
        self.bar.position()
    }
    /// Does something that prints, without the line in its way.
    pub fn suspend<T>(&self, print: impl FnOnce() -> T) -> T {
        self.bar.suspend(print)
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
