//! The processor time of this thread.

use rustix::time::{ClockId, clock_gettime};

/// The processor time that this thread has had so far, in seconds.
pub fn thread_seconds() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 * 1e-9
}
