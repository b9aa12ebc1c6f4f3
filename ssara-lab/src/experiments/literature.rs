//! The functions of the literature, on small machines, with each allocator.

use std::sync::Arc;

use ssara_cli::failure::Failure;
use ssara_codegen::load;
use ssara_core::text;
use ssara_explore::source;

use crate::bench::subject::Subject;
use crate::rivals::Case;

/// A machine with one bank. `LAST` is the number of its last register, and `SWAP` whether it swaps two.
const MACHINE: &str = include_str!("literature/machine.ron");

/// A machine with so many registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Machine {
    /// The number of registers, at least 1.
    pub registers: usize,
    /// Whether an instruction swaps two of them.
    pub swap: bool,
}

impl Machine {
    /// A name that says what it has.
    pub fn name(self) -> String {
        let swap = if self.swap { "_and_a_swap" } else { "" };
        format!("{}_registers{swap}", self.registers)
    }
    /// Its ISA file.
    pub fn isa(self) -> String {
        let last = MACHINE.replace("LAST", &(self.registers - 1).to_string());
        last.replace("SWAP", if self.swap { "true" } else { "false" })
    }
    /// The function of a text on this machine, under a name.
    ///
    /// # Errors
    /// When the text is no valid function.
    pub fn subject(self, name: String, source: &str) -> Result<Subject, Failure> {
        let target = source::target(load("machine.ron", &self.isa()))?;
        let failed = |error: &dyn std::fmt::Display| Failure::message(format!("{name}: {error}"));
        let func = text::parse(source, &target).map_err(|error| failed(&error))?;
        ssara_core::validate::check(&func, &target).map_err(|errors| failed(&errors[0]))?;
        let (case, _) = Case::with_forms(func, &Arc::clone(&target));
        Ok(Subject::new(name, case))
    }
}
