//! Messages about a function that came from text name values and blocks as the text does.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use crate::ir::{Block, Function, Value};
use crate::validate::error::ValidationError;
use crate::validate::site::Site;

impl ValidationError {
    /// The error as a message, with the [names](Function::value_name) that `func` has for values and blocks.
    pub fn display(&self, func: &Function) -> impl fmt::Display + use<> {
        let mut named = self.clone();
        for block in named.blocks() {
            *block = func.named_block(*block);
        }
        for value in named.values() {
            *value = func.named_value(*value);
        }
        named
    }

    /// All blocks that the message names.
    fn blocks(&mut self) -> Vec<&mut Block> {
        match self {
            ValidationError::Frequency { block, .. }
            | ValidationError::ComputedJump(block)
            | ValidationError::ClobberingJump(block)
            | ValidationError::EmptyBlock(block)
            | ValidationError::EntryPredecessor { from: block, .. }
            | ValidationError::NoTerminator { block, .. }
            | ValidationError::MisplacedTerminator { block, .. }
            | ValidationError::MisplacedEntry { block, .. }
            | ValidationError::NoSuccessors { block }
            | ValidationError::Successors { block }
            | ValidationError::SuccessorCount { block, .. }
            | ValidationError::UnknownForm { block, .. }
            | ValidationError::MissingFeature { block, .. }
            | ValidationError::OperandCount { block, .. } => vec![block],
            ValidationError::SharedTarget { from, to, other } => vec![from, to, other],
            ValidationError::TargetTwice { from, to }
            | ValidationError::UnknownBlock { from, to, .. }
            | ValidationError::ArgumentCount { from, to, .. } => vec![from, to],
            ValidationError::DefinedTwice { first, second, .. } => vec![first.block_mut(), second.block_mut()],
            ValidationError::NotDominated { site, def, .. } => vec![site.block_mut(), def.block_mut()],
            ValidationError::UnknownValue { site, .. }
            | ValidationError::WrongType { site, .. }
            | ValidationError::ScratchRead { site, .. }
            | ValidationError::ConstantRead { site, .. } => vec![site.block_mut()],
            ValidationError::NoBlocks
            | ValidationError::OtherTarget(_)
            | ValidationError::UnknownConvention(_)
            | ValidationError::UnknownReserved(_)
            | ValidationError::UnknownFeature(_)
            | ValidationError::EdgeFrequency { .. }
            | ValidationError::JumpResult(_)
            | ValidationError::UnknownType { .. }
            | ValidationError::Form { .. }
            | ValidationError::NoScratchReg { .. }
            | ValidationError::NoSlotCopy { .. }
            | ValidationError::Hint { .. }
            | ValidationError::HintOperand { .. }
            | ValidationError::Base { .. }
            | ValidationError::BaseUndefined { .. }
            | ValidationError::Reference(_)
            | ValidationError::Safepoint(_)
            | ValidationError::EntryParams
            | ValidationError::NeverDefined(_) => Vec::new(),
        }
    }

    /// All values that the message names.
    fn values(&mut self) -> Vec<&mut Value> {
        match self {
            ValidationError::JumpResult(value)
            | ValidationError::NoSlotCopy { value, .. }
            | ValidationError::UnknownType { value, .. }
            | ValidationError::Hint { value, .. }
            | ValidationError::Reference(value)
            | ValidationError::UnknownValue { value, .. }
            | ValidationError::WrongType { value, .. }
            | ValidationError::DefinedTwice { value, .. }
            | ValidationError::NeverDefined(value)
            | ValidationError::ScratchRead { value, .. }
            | ValidationError::ConstantRead { value, .. }
            | ValidationError::NotDominated { value, .. } => vec![value],
            ValidationError::Base { value, base } | ValidationError::BaseUndefined { value, base } => vec![value, base],
            ValidationError::NoBlocks
            | ValidationError::OtherTarget(_)
            | ValidationError::UnknownConvention(_)
            | ValidationError::UnknownReserved(_)
            | ValidationError::UnknownFeature(_)
            | ValidationError::EdgeFrequency { .. }
            | ValidationError::Frequency { .. }
            | ValidationError::ComputedJump(_)
            | ValidationError::ClobberingJump(_)
            | ValidationError::SharedTarget { .. }
            | ValidationError::TargetTwice { .. }
            | ValidationError::Form { .. }
            | ValidationError::NoScratchReg { .. }
            | ValidationError::HintOperand { .. }
            | ValidationError::Safepoint(_)
            | ValidationError::EmptyBlock(_)
            | ValidationError::EntryParams
            | ValidationError::EntryPredecessor { .. }
            | ValidationError::NoTerminator { .. }
            | ValidationError::MisplacedTerminator { .. }
            | ValidationError::MisplacedEntry { .. }
            | ValidationError::NoSuccessors { .. }
            | ValidationError::Successors { .. }
            | ValidationError::SuccessorCount { .. }
            | ValidationError::UnknownForm { .. }
            | ValidationError::MissingFeature { .. }
            | ValidationError::OperandCount { .. }
            | ValidationError::UnknownBlock { .. }
            | ValidationError::ArgumentCount { .. } => Vec::new(),
        }
    }
}

impl Site {
    fn block_mut(&mut self) -> &mut Block {
        match self {
            Site::Param { block, .. } | Site::Operand { block, .. } | Site::Arg { from: block, .. } => block,
        }
    }
}
