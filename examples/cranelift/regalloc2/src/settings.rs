//! Settings from environment variables, which are read once.

use std::env;
use std::path::PathBuf;
use std::sync::LazyLock;

use ssara_core::Level;

use crate::Algorithm;

/// The settings.
pub struct Settings {
    level: Option<Level>,
    /// Whether the checker checks every output.
    pub check: bool,
    /// Where functions are recorded.
    pub capture: Option<PathBuf>,
}

static SETTINGS: LazyLock<Settings> = LazyLock::new(|| Settings {
    level: env::var("SSARA_LEVEL").ok().map(|name| find_level(&name)),
    check: env::var_os("SSARA_CHECK").is_some_and(|value| value == "1"),
    capture: env::var_os("SSARA_CAPTURE").map(PathBuf::from),
});

/// A level by its name. Panics on a wrong name, so that nobody measures another level by mistake.
fn find_level(name: &str) -> Level {
    let found = Level::ALL.into_iter().find(|level| format!("{level:?}") == name);
    found.unwrap_or_else(|| panic!("SSARA_LEVEL is `{name}`, but the levels are {:?}", Level::ALL))
}

impl Settings {
    /// The settings.
    pub fn get() -> &'static Settings {
        &SETTINGS
    }
    /// The level for an algorithm.
    pub fn level(&self, algorithm: Algorithm) -> Level {
        self.level.unwrap_or(match algorithm {
            Algorithm::Ion => Level::O2,
            Algorithm::Fastalloc => Level::O0,
        })
    }
}
