//! What wasmtime's tests take from a crate of helpers.

use std::ffi::OsStr;
use std::process::Command;

/// A command that runs a program. Programs of this machine need no emulator.
pub fn command(program: impl AsRef<OsStr>) -> Command {
    Command::new(program)
}

/// The emulator in which tests run.
pub fn cargo_test_runner() -> Option<String> {
    None
}

/// Engines for components.
pub mod component {
    use wasmtime::{Config, Engine};

    /// A configuration in which components can be compiled.
    pub fn config() -> Config {
        let mut config = Config::new();
        config.wasm_component_model(true);
        config
    }

    fn with(config: &Config) -> Engine {
        Engine::new(config).expect("the configuration is consistent")
    }

    /// An engine for components.
    pub fn engine() -> Engine {
        with(&config())
    }

    /// An engine for components with asynchronous functions.
    pub fn async_engine() -> Engine {
        with(config().wasm_component_model_async(true))
    }

    /// An engine for components with maps.
    pub fn map_engine() -> Engine {
        with(config().wasm_component_model_map(true))
    }
}
