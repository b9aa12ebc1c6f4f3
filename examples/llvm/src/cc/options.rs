//! The options of `cc` that clang does not have, given as arguments or by environment variables.

use std::path::PathBuf;

use clap::ValueEnum;

use crate::allocator::Allocator;
use crate::error::Error;
use crate::machine::{Arch, Registers};

/// A command line of `cc`.
#[derive(Debug)]
pub(super) struct Options {
    /// Who allocates.
    pub allocator: Allocator,
    /// The integer registers that values may take.
    pub registers: Registers,
    /// Whether it is an error to leave a function to LLVM.
    pub is_strict: bool,
    /// The file to which a line is added for each source.
    pub report: Option<PathBuf>,
    /// The arguments of clang.
    pub clang: Vec<String>,
}

impl Options {
    /// Takes the own options out of the arguments. What the arguments do not say, the environment says.
    ///
    /// # Errors
    /// If an own option has a wrong value or none.
    pub fn parse(args: &[String], environment: impl Fn(&str) -> Option<String>) -> Result<Options, Error> {
        let given = |name: &str| environment(name).filter(|value| !value.is_empty());
        let mut allocator = given("SSARA_LLVM_ALLOCATOR");
        let mut target = given("SSARA_LLVM_TARGET");
        let mut report = given("SSARA_LLVM_REPORT");
        let mut registers = given("SSARA_LLVM_REGISTERS");
        let mut is_strict = given("SSARA_LLVM_STRICT").is_some_and(|value| value != "0");
        let mut clang = Vec::new();
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            let mut value = || {
                let value = args.next().cloned();
                value.map(Some).ok_or_else(|| Error::Usage(format!("`{arg}` needs a value")))
            };
            match arg.as_str() {
                "--allocator" => allocator = value()?,
                "--target" => target = value()?,
                "--registers" => registers = value()?,
                "--report" => report = value()?,
                "--strict" => is_strict = true,
                word if word == "-flto" || word.starts_with("-flto=") => {
                    eprintln!("ssara-llvm: warning: `{word}` is ignored: the linker would allocate the registers");
                }
                _ => clang.push(arg.clone()),
            }
        }
        if let Some(name) = target {
            let arch = Arch::from_str(&name, false).map_err(|_| Error::Usage(format!("no target `{name}`")))?;
            let triple = format!("--target={}", arch.facts().triple);
            clang.splice(0..0, [triple].into_iter().chain(arch.facts().clang.iter().map(|option| option.to_string())));
        }
        let registers = registers.map_or(Ok(Registers::All), |text| text.parse().map_err(Error::Usage))?;
        let allocator = Allocator::parse(allocator.as_deref().unwrap_or("O2"))?;
        Ok(Options { allocator, registers, is_strict, report: report.map(PathBuf::from), clang })
    }

    /// Whether the commands are to be printed.
    pub fn is_verbose(&self) -> bool {
        self.clang.iter().any(|arg| arg == "-v")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(args: &[&str], environment: &[(&str, &str)]) -> Result<Options, Error> {
        let args: Vec<String> = args.iter().map(|arg| arg.to_string()).collect();
        let given = |name: &str| environment.iter().find(|(key, _)| *key == name).map(|(_, value)| value.to_string());
        Options::parse(&args, given)
    }

    #[test]
    fn arguments_win_over_the_environment() {
        let environment =
            [("SSARA_LLVM_ALLOCATOR", "O3"), ("SSARA_LLVM_TARGET", "riscv64"), ("SSARA_LLVM_STRICT", "0")];
        let options = parse(&["-c", "a.c"], &environment).expect("options");
        assert_eq!(options.allocator, Allocator::parse("O3").expect("a level"));
        assert_eq!(options.clang, ["--target=riscv64-unknown-linux-gnu", "-c", "a.c"]);
        assert!(!options.is_strict);
        assert_eq!(options.registers, Registers::All);
        let options =
            parse(&["--allocator", "O0", "--strict", "-c", "a.c", "-flto=thin"], &environment).expect("options");
        assert_eq!(options.allocator, Allocator::parse("O0").expect("a level"));
        assert!(options.is_strict && !options.clang.iter().any(|arg| arg.starts_with("-flto")));
    }

    #[test]
    fn wrong_values_are_named() {
        let said = |args: &[&str]| parse(args, &[]).expect_err("wrong").to_string();
        assert_eq!(said(&["--target", "vax"]), "no target `vax`");
        assert_eq!(said(&["a.c", "--report"]), "`--report` needs a value");
        assert_eq!(said(&["--registers", "few"]), "`few` is neither a number nor `all`");
        assert!(said(&["--allocator", "O9"]).starts_with("no allocator `O9`"));
    }
}
