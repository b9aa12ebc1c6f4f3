//! The time that work takes.

use std::sync::OnceLock;
use std::time::Duration;

/// The processor time that this thread has used, where the system tells; else the time since some point.
#[cfg(unix)]
pub fn thread_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// The processor time that this thread has used, where the system tells; else the time since some point.
#[cfg(not(unix))]
pub fn thread_time() -> Duration {
    use std::time::Instant;
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// Runs `work`. Returns its result and the time that the thread took, without the time to read the clock.
pub fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    static OVERHEAD: OnceLock<Duration> = OnceLock::new();
    let overhead = *OVERHEAD.get_or_init(|| (0..1000).map(|_| read_twice(|| ()).1).min().unwrap_or_default());
    let (result, time) = read_twice(work);
    (result, time.saturating_sub(overhead))
}

fn read_twice<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = thread_time();
    let result = work();
    (result, thread_time().saturating_sub(start))
}
