//! Compiles one function, and classifies the outcome.

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};

use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::ir::Function;
use cranelift_codegen::isa::TargetIsa;
use cranelift_codegen::{CodegenError, Context};

thread_local! {
    static LAST_PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Has panics noted rather than printed.
pub fn keep_panics_quiet() {
    panic::set_hook(Box::new(|info| {
        let place = info.location().map(|place| place.file().rsplit('/').next().unwrap_or("").to_owned());
        let message = format!("{}: {}", place.unwrap_or_default(), info.payload_as_str().unwrap_or("?"));
        LAST_PANIC.set(message);
    }));
}

/// The message of the last panic.
pub fn last_panic() -> String {
    LAST_PANIC.take()
}

/// The outcome for a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// There is code.
    Compiled,
    /// It is not valid, or not supported by the machine.
    Refused(String),
    /// Cranelift gave up elsewhere than in the allocator.
    Panic(String),
    /// The allocator refused it, or was wrong.
    Allocator(String),
}

impl Outcome {
    /// A line for people.
    pub fn text(&self) -> String {
        let first_line = |text: &str| text.lines().next().unwrap_or_default().to_owned();
        match self {
            Outcome::Compiled => "compiled".to_owned(),
            Outcome::Refused(why) => format!("refused: {}", first_line(why)),
            Outcome::Panic(why) => format!("panic: {}", first_line(why)),
            Outcome::Allocator(why) => format!("ALLOCATOR: {}", why.chars().take(2000).collect::<String>()),
        }
    }
}

/// Compiles a function.
pub fn compile(func: Function, isa: &dyn TargetIsa) -> Outcome {
    let attempt = AssertUnwindSafe(|| {
        let mut context = Context::for_function(func);
        context.compile(isa, &mut ControlPlane::default()).map(drop).map_err(|error| match error.inner {
            CodegenError::Verifier(errors) => format!("not valid: {errors}"),
            error => error.to_string(),
        })
    });
    match panic::catch_unwind(attempt) {
        Ok(Ok(())) => Outcome::Compiled,
        Ok(Err(why)) => Outcome::Refused(why),
        Err(_) => {
            let message = last_panic();
            let in_allocator = message.contains("register allocation") || message.contains("ssara");
            if in_allocator { Outcome::Allocator(message) } else { Outcome::Panic(message) }
        }
    }
}
