//! Processor time, which other programs on the machine change less than the time on the wall.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// Measures the processor time of the thread that started it.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(Duration);

impl Stopwatch {
    /// Begins to measure.
    pub fn start() -> Stopwatch {
        Stopwatch(now())
    }
    /// The time since the start.
    pub fn elapsed(self) -> Duration {
        now().saturating_sub(self.0)
    }
}

/// The processor time of this thread so far.
fn now() -> Duration {
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
}
