//! Why a function has no allocation.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::contracts::{Contract, ContractViolation};
use crate::ir::{Block, Function, Inst, Value};
use crate::target::{Bank, TargetDesc};
use crate::validate::{OperandName, ValidationErrors};

/// Maximum number of operands that a message names; further ones are "others". Keeps the message of a form with very many
/// operands readable.
const MAX_NAMES: usize = 8;

/// Why there is no allocation.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The function is not valid.
    #[error(transparent)]
    Invalid(ValidationErrors),
    /// The operands of an instruction need more registers than the machine has, even if all else is spilled.
    #[error("{block}, {inst} `{form}`: {reason}")]
    Infeasible {
        /// The block.
        block: Block,
        /// The instruction.
        inst: Inst,
        /// The name of its form.
        form: String,
        /// The operands in conflict.
        operands: Vec<OperandName>,
        /// The conflict.
        reason: String,
    },
    /// A bank of the target has more register units than the features with which this crate was built provide for: 64, 512
    /// with `wide`, and 4,096 with `huge`.
    #[error(
        "bank `{bank}` has more than {limit} register units: turn on the feature `{}` of ssara-core",
        if *limit > 64 { "huge" } else { "wide" }
    )]
    TooWide {
        /// The name of the bank.
        bank: String,
        /// The largest number of units that a bank may have.
        limit: usize,
    },
    /// The client has [stopped](crate::Cancel) the allocation.
    #[error("the allocation was cancelled")]
    Cancelled,
    /// A pass violated its contract. This is a mistake in this crate, not in the function. There is no allocation then,
    /// which is better than a wrong one.
    #[error("{block}, {inst}: internal error: {}{reason} (contract of {contract})", value.map_or(String::new(), |value| alloc::format!("{value} ")))]
    Broken {
        /// The contract.
        contract: Contract,
        /// The block.
        block: Block,
        /// The instruction, or the first one of the block.
        inst: Inst,
        /// The value, if it is about one.
        value: Option<Value>,
        /// What is wrong.
        reason: &'static str,
    },
}

impl Error {
    /// The error as a message, with the [names](Function::value_name) that `func` has for values and blocks.
    pub fn display(&self, func: &Function) -> impl fmt::Display + use<> {
        match self {
            Error::Invalid(errors) => {
                let lines: Vec<String> = errors.iter().map(|error| error.display(func).to_string()).collect();
                lines.join("\n")
            }
            Error::Infeasible { .. } | Error::TooWide { .. } | Error::Cancelled | Error::Broken { .. } => {
                let mut named = self.clone();
                if let Error::Infeasible { block, .. } | Error::Broken { block, .. } = &mut named {
                    *block = func.named_block(*block);
                }
                if let Error::Broken { value: Some(value), .. } = &mut named {
                    *value = func.named_value(*value);
                }
                named.to_string()
            }
        }
    }

    /// An instruction that needs more registers of a bank than there are.
    pub(crate) fn infeasible(func: &Function, target: &TargetDesc, inst: Inst, bank: Bank) -> Error {
        let id = func.inst(inst).form;
        let mut operands = Vec::new();
        for (index, (value, desc)) in func.constrained_operands(target, inst).enumerate() {
            if target.ty(func.value_type(value)).bank == bank && !desc.is_in_memory() {
                operands.push(OperandName::new(func, target, id, index));
            }
        }
        let names: Vec<String> = operands.iter().take(MAX_NAMES).map(|name| alloc::format!("{name:#}")).collect();
        let more = if operands.len() > names.len() { " and others" } else { "" };
        let (names, bank) = (names.join(", "), &target.banks[bank.index()].name);
        let reason = alloc::format!("operands {names}{more} need more registers of bank `{bank}` than there are");
        let form = func.form_name(target, id).to_string();
        Error::Infeasible { block: func.block_of(inst), inst, form, operands, reason }
    }

    /// A violated contract.
    pub(crate) fn broken(
        func: &Function,
        ContractViolation { contract, inst, value, reason }: ContractViolation,
    ) -> Error {
        Error::Broken { contract, block: func.block_of(inst), inst, value, reason }
    }
}
