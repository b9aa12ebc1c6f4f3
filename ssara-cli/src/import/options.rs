//! The options of a draft.

/// The options of a draft.
#[derive(Clone, Debug, Default)]
pub struct DraftOptions {
    /// The name of the ISA.
    pub name: String,
    /// Names of register masks of LLVM, one for each convention. The default is one convention with the callee-saved
    /// registers of `C`.
    pub conventions: Vec<String>,
    /// LLVM's name of the register in which calls leave the return address. Without one, the one that most calls write.
    pub link: Option<String>,
    /// Whether the draft names everything that a decision is about, not only the first few.
    pub all: bool,
}
