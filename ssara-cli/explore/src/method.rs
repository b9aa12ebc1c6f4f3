//! How a command allocates: at a level of ours, or by a classic allocator.

use std::fmt;
use std::str::FromStr;

use ssara_core::ir::{Function, Inst};
use ssara_core::output::Allocation;
use ssara_core::record::Record;
use ssara_core::{Context, Error, Level, Options, Target};

use ssara_classic::trace::Trace;

/// An allocator that takes any function, at least to refuse it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Ours, at a level.
    Level(Level),
    /// One from a textbook.
    Classic(ssara_classic::Allocator),
}

/// What an allocator tells of its work.
pub enum Account {
    /// What ours decided, and the states after its passes.
    Record(Record),
    /// The steps of a classic one.
    Trace(Trace),
}

impl Method {
    /// All of them, ours first.
    pub fn all() -> impl Iterator<Item = Method> {
        let classic = ssara_classic::Allocator::ALL.map(Method::Classic);
        Level::ALL.map(Method::Level).into_iter().chain(classic)
    }
    /// Allocates registers. Of the options, a classic allocator knows who saves the callee-saved registers.
    ///
    /// # Errors
    /// When the function is not valid, or the allocator refuses it.
    pub fn allocate(
        self,
        context: &mut Context,
        func: &Function,
        target: &Target,
        options: &Options,
    ) -> Result<Allocation, Refusal> {
        match self {
            Method::Level(level) => {
                context.allocate(func, target, &Options { level, ..*options }).map_err(Refusal::Ours)
            }
            Method::Classic(classic) => classic.allocate(func, target, options.callee_saves).map_err(Refusal::Classic),
        }
    }
    /// The same with an account of the work, which not all classic allocators give.
    ///
    /// # Errors
    /// Those of [`Method::allocate`].
    pub fn allocate_with_account(
        self,
        context: &mut Context,
        func: &Function,
        target: &Target,
        options: &Options,
    ) -> Result<(Allocation, Option<Account>), Refusal> {
        match self {
            Method::Level(level) => {
                let (alloc, record) = context.allocate_with_record(func, target, &Options { level, ..*options });
                alloc.map(|alloc| (alloc, Some(Account::Record(record)))).map_err(Refusal::Ours)
            }
            Method::Classic(classic) => {
                let allocated = classic.allocate_with_trace(func, target, options.callee_saves);
                allocated.map(|(alloc, trace)| (alloc, trace.map(Account::Trace))).map_err(Refusal::Classic)
            }
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Method::Level(level) => write!(f, "{level:?}"),
            Method::Classic(classic) => f.write_str(classic.name()),
        }
    }
}

impl FromStr for Method {
    type Err = String;
    fn from_str(name: &str) -> Result<Method, String> {
        Method::all().find(|method| method.to_string() == name).ok_or_else(|| {
            let names: Vec<String> = Method::all().map(|method| method.to_string()).collect();
            format!("the allocators are {}", names.join(", "))
        })
    }
}

/// Why there is no allocation.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Ours refuses.
    #[error(transparent)]
    Ours(Error),
    /// A classic allocator refuses.
    #[error(transparent)]
    Classic(ssara_classic::Error),
}

impl Refusal {
    /// The reason as a message, with the names that `func` has for values and blocks.
    pub fn display(&self, func: &Function) -> String {
        match self {
            Refusal::Ours(error) => error.display(func).to_string(),
            Refusal::Classic(error) => error.display(func).to_string(),
        }
    }
    /// The instruction that is refused, if it is one.
    pub fn inst(&self) -> Option<Inst> {
        match self {
            Refusal::Ours(Error::Infeasible { inst, .. })
            | Refusal::Classic(
                ssara_classic::Error::Unsupported { inst, .. } | ssara_classic::Error::NoRegister { inst, .. },
            ) => Some(*inst),
            _ => None,
        }
    }
}
