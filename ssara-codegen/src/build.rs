//! Target modules from a build script: an alternative to `target!` that writes the module to a file.
//!
//! ```no_run
//! // build.rs
//! fn main() -> Result<(), ssara_codegen::build::Error> {
//!     ssara_codegen::build::Config::new().file("isa/tiny.ron").compile()?;
//!     Ok(())
//! }
//! ```
//!
//! ```ignore
//! // src/lib.rs
//! include!(concat!(env!("OUT_DIR"), "/tiny.rs"));
//! ```
//!
//! The crate needs the dependency `ssara-core` (without its feature `macros`) and the build dependency `ssara-codegen` with
//! the feature `build`. Cargo runs the script again when the ISA file changes. Each mistake in the file becomes one line in
//! an error of cargo. Standard error shows it with the text of the file, as the macro does.

use std::fmt::{self, Write as _};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use proc_macro2::{Span, TokenStream};

use crate::{Diagnostic, Format, Loaded, Module, generate, load_file};

/// The ISA file to read, and the module to generate.
#[derive(Clone, Default, Debug)]
pub struct Config {
    file: Option<PathBuf>,
    module_name: Option<String>,
    out_dir: Option<PathBuf>,
}

/// The reason why no module was made. [`Config::compile`] reports the mistakes before it returns this.
pub enum Error {
    /// [`Config::file`] was not called.
    NoFile,
    /// Neither was [`Config::out_dir`] called, nor is this a build script.
    NoOutDir,
    /// The ISA file has this many errors.
    Isa {
        /// The file.
        file: PathBuf,
        /// The number of errors, which is not 0.
        errors: usize,
    },
    /// This is no name for a module.
    ModuleName(String),
    /// This file cannot be written.
    Write(PathBuf, io::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::NoFile => f.write_str("no ISA file is given"),
            Error::NoOutDir => f.write_str("no directory to write to is given, and `OUT_DIR` is not set"),
            Error::Isa { file, errors } => {
                write!(f, "{}: {}", file.display(), crate::describe::count(*errors, "error", "s"))
            }
            Error::ModuleName(name) => write!(f, "`{name}` cannot be the name of a module"),
            Error::Write(path, error) => write!(f, "cannot write {}: {error}", path.display()),
        }
    }
}

/// The same text as [`Display`](fmt::Display), because Rust prints this one when `main` returns the error.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Write(_, error) => Some(error),
            _ => None,
        }
    }
}

/// A generated module that has not been written to its file.
struct Made {
    name: String,
    tokens: TokenStream,
}

impl Made {
    fn source(&self) -> String {
        prettyplease::unparse(&syn::parse2(self.tokens.clone()).expect("the generator makes an item"))
    }
}

/// The messages about a file: the lines for cargo, and the text for a reader.
#[derive(Default)]
pub(crate) struct Report {
    pub cargo: String,
    pub reader: String,
}

impl Report {
    /// An instruction to cargo, which reads lines.
    fn cargo(&mut self, key: &str, value: &str) {
        let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let _ = writeln!(self.cargo, "cargo::{key}={value}");
    }
    fn diagnostic(&mut self, diagnostic: &Diagnostic) {
        let key = if diagnostic.is_error() { "error" } else { "warning" };
        self.cargo(key, &diagnostic.render(Format::Short));
        let _ = writeln!(self.reader, "{}\n", diagnostic.render(Format::Plain));
    }
}

impl Config {
    /// Nothing yet.
    pub fn new() -> Config {
        Config::default()
    }
    /// Sets the ISA file. The path is relative to the current directory, which in a build script is that of `Cargo.toml`.
    pub fn file(mut self, path: impl AsRef<Path>) -> Config {
        self.file = Some(path.as_ref().to_path_buf());
        self
    }
    /// The name of the module, and of the file without `.rs`; otherwise the name of the ISA.
    pub fn module_name(mut self, name: impl Into<String>) -> Config {
        self.module_name = Some(name.into());
        self
    }
    /// The directory for the module; otherwise the `OUT_DIR` of the build script.
    pub fn out_dir(mut self, directory: impl AsRef<Path>) -> Config {
        self.out_dir = Some(directory.as_ref().to_path_buf());
        self
    }

    /// Writes the public module to its file, and returns the path of that.
    ///
    /// Prints directives for cargo on standard output, and the mistakes of the file on standard error.
    ///
    /// # Errors
    /// If no module could be made. Cargo has been told, so the build fails even if the script ignores the error.
    pub fn compile(&self) -> Result<PathBuf, Error> {
        let mut report = Report::default();
        let result = self.run(&mut report);
        // A build script that cannot print can do nothing about it.
        let _ = io::stderr().write_all(report.reader.as_bytes());
        let _ = io::stdout().write_all(report.cargo.as_bytes());
        result
    }

    /// The tokens of the module, the same that `target!` makes. Writes and prints nothing.
    ///
    /// # Errors
    /// If no module could be made.
    pub fn expand(&self) -> Result<TokenStream, Error> {
        Ok(self.make(&mut Report::default())?.tokens)
    }

    /// The text of the module, as [`Config::compile`] writes it. Writes and prints nothing.
    ///
    /// # Errors
    /// If no module could be made.
    pub fn source(&self) -> Result<String, Error> {
        Ok(self.make(&mut Report::default())?.source())
    }

    pub(crate) fn run(&self, report: &mut Report) -> Result<PathBuf, Error> {
        let result = self.make(report).and_then(|made| self.write(&made));
        if let Err(error) = &result
            && !matches!(error, Error::Isa { .. })
        {
            report.cargo("error", &error.to_string());
        }
        result
    }

    fn make(&self, report: &mut Report) -> Result<Made, Error> {
        let file = self.file.as_ref().ok_or(Error::NoFile)?;
        report.cargo("rerun-if-changed", &file.to_string_lossy());
        let Loaded { target, diagnostics, .. } = load_file(file);
        diagnostics.iter().for_each(|diagnostic| report.diagnostic(diagnostic));
        let Some(target) = target else {
            let errors = diagnostics.iter().filter(|diagnostic| diagnostic.is_error()).count();
            return Err(Error::Isa { file: file.clone(), errors });
        };
        let name = self.module_name.clone().unwrap_or_else(|| target.name.to_string());
        let ident: syn::Ident = syn::parse_str(&name).map_err(|_| Error::ModuleName(name.clone()))?;
        let vis = syn::Visibility::Public(syn::Token![pub](Span::call_site()));
        let tokens = generate(&target, &Module { attrs: Vec::new(), vis, name: ident });
        Ok(Made { name, tokens })
    }

    fn write(&self, made: &Made) -> Result<PathBuf, Error> {
        let directory = self.out_dir.clone().or_else(|| env::var_os("OUT_DIR").map(PathBuf::from));
        let path = directory.ok_or(Error::NoOutDir)?.join(format!("{}.rs", made.name));
        let text = made.source();
        let write = || {
            // A file with equal text keeps its date, so cargo does not compile its users again.
            if fs::read(&path).is_ok_and(|old| old == text.as_bytes()) { Ok(()) } else { fs::write(&path, &text) }
        };
        match write() {
            Ok(()) => Ok(path),
            Err(error) => Err(Error::Write(path, error)),
        }
    }
}
