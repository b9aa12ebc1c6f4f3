//! Lines for the log of a client, with the feature `log`: one for each pass and one for each candidate.

/// Writes a line at level `debug`. Without the feature this is nothing, and its arguments are not evaluated.
macro_rules! log_line {
    ($($arg:tt)*) => {
        #[cfg(feature = "log")]
        log::debug!(target: "ssara", $($arg)*);
    };
}
pub(super) use log_line;
