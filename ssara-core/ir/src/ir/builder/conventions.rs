//! Instructions whose operands are where a calling convention puts them: entries, returns and calls.
//!
//! An argument or result that finds no register is in an [argument slot](ssara_tables::target::ArgSlot). The allocator
//! stores what a call passes there, and reads what the function receives there. A client that stores some arguments itself
//! leaves them out, at the offsets that [`argument_places`](ssara_tables::TargetDesc::argument_places) gives.

use alloc::string::ToString;
use alloc::vec::Vec;

use crate::ir::builder::error::BuildError;
use crate::ir::builder::{FunctionBuilder, PushedInst};
use crate::ir::{Alternative, Block, InstHandle, Value};
use ssara_tables::target::{
    ArgPlace, ArgSlot, Conv, Form, FormKind, OperandDesc, Place, Pos, Role, StackArea, TargetDesc, Type,
};
use ssara_tables::units::UnitSet;

/// The types of what a call passes and returns.
#[derive(Clone, Copy, Debug)]
pub struct Signature<'a> {
    /// The convention by which it calls.
    pub conv: Conv,
    /// The arguments.
    pub args: &'a [Type],
    /// The results.
    pub results: &'a [Type],
    /// Further uses, such as a function pointer, in any register of their type.
    pub callee: &'a [Type],
}

impl FunctionBuilder<'_> {
    fn types_of(&self, values: &[Value]) -> Result<Vec<Type>, BuildError> {
        let type_of = |&value: &Value| self.value_type(value).ok_or_else(|| BuildError::Unknown(value.to_string()));
        values.iter().map(type_of).collect()
    }

    /// The form of a call. Its operands are the results, the arguments and the further uses, in this order.
    ///
    /// `kind` is [`Call`](FormKind::Call), or [`Branch`](FormKind::Branch) for a call that ends its block, such as one that
    /// may go on at a handler. Its edges destroy what the convention says. With [`Return`](FormKind::Return) it is a tail
    /// call, which leaves the function. It has no results, and its arguments on the stack are those that the function itself
    /// received. Any other kind calls nothing.
    ///
    /// # Errors
    /// When an argument or a result is passed as bits, or its place on the stack cannot be named, see [`BuildError`].
    pub fn call_form(&mut self, kind: FormKind, signature: &Signature<'_>) -> Result<Form, BuildError> {
        let target = self.target;
        let &Signature { conv, args, results, callee } = signature;
        let area = if kind == FormKind::Return { StackArea::Incoming } else { StackArea::Outgoing };
        let passed = Passed { target, conv, area };
        let mut operands = passed.operands(Role::Def, results, target.result_places(conv, results))?;
        let defined = operands.iter().filter_map(|desc| desc.fixed_reg());
        let mut clobbers = target.no_units();
        if kind != FormKind::Return {
            clobbers = UnitSet::from_words(&target.convention(conv).clobbers);
            clobbers.subtract(&target.units_of(defined));
        }
        operands.extend(passed.operands(Role::Use, args, target.argument_places(conv, args))?);
        operands.extend(callee.iter().map(|&ty| OperandDesc::reg_use(target.home_class(ty))));
        if kind != FormKind::Branch {
            return Ok(self.intern_form(kind, &operands, &clobbers));
        }
        let edge_clobbers: Vec<UnitSet> = edge_sets(target, conv);
        let alternative = Alternative { operands, relations: Vec::new(), clobbers };
        Ok(self.intern_branch(None, &[alternative], &edge_clobbers))
    }

    /// Receives the function's arguments, in the places of its convention `conv`, and sets the convention.
    /// Its defs are the arguments. Call it once, before anything else in the entry block.
    ///
    /// # Errors
    /// As for [`call_form`](FunctionBuilder::call_form).
    pub fn entry(&mut self, conv: impl Into<Conv>, types: &[Type]) -> Result<PushedInst, BuildError> {
        let conv = conv.into();
        self.convention = Some(conv);
        let passed = Passed { target: self.target, conv, area: StackArea::Incoming };
        let operands = passed.operands(Role::Def, types, self.target.argument_places(conv, types))?;
        let form = self.intern_form(FormKind::Entry, &operands, &self.target.no_units());
        self.inst(form, &[])
    }

    /// Returns from the function with `values` in the result places of `conv`.
    ///
    /// # Errors
    /// When there is no current block, and as for [`call_form`](FunctionBuilder::call_form).
    pub fn ret(&mut self, conv: impl Into<Conv>, values: &[Value]) -> Result<InstHandle, BuildError> {
        let (conv, types) = (conv.into(), self.types_of(values)?);
        let passed = Passed { target: self.target, conv, area: StackArea::Incoming };
        let operands = passed.operands(Role::Use, &types, self.target.result_places(conv, &types))?;
        let form = self.intern_form(FormKind::Return, &operands, &self.target.no_units());
        self.push_inst(form, values)
    }

    /// Adds a call with `args` in the argument places of `conv`; its defs are the results. `callee` are further uses,
    /// such as a function pointer, in any register of their type.
    ///
    /// # Errors
    /// When there is no current block, and as for [`call_form`](FunctionBuilder::call_form).
    pub fn call(
        &mut self,
        conv: impl Into<Conv>,
        callee: &[Value],
        args: &[Value],
        results: &[Type],
    ) -> Result<PushedInst, BuildError> {
        let form = self.form_of_call(FormKind::Call, conv.into(), callee, args, results)?;
        self.inst(form, &[args, callee].concat())
    }

    /// Ends the block with a [`call`](FunctionBuilder::call) that goes on at one of `successors`, such as the normal and
    /// the exceptional one. The results are defined on all of these edges.
    ///
    /// # Errors
    /// As for [`call`](FunctionBuilder::call).
    pub fn invoke(
        &mut self,
        conv: impl Into<Conv>,
        callee: &[Value],
        args: &[Value],
        results: &[Type],
        successors: &[(Block, &[Value])],
    ) -> Result<PushedInst, BuildError> {
        let form = self.form_of_call(FormKind::Branch, conv.into(), callee, args, results)?;
        self.terminate(form, &[args, callee].concat(), successors)
    }

    /// Leaves the function by a call whose results are those of the function. Arguments on the stack are stored where the
    /// function received its own. The client sees to it that there is room for them.
    ///
    /// # Errors
    /// As for [`call`](FunctionBuilder::call).
    pub fn tail_call(
        &mut self,
        conv: impl Into<Conv>,
        callee: &[Value],
        args: &[Value],
    ) -> Result<InstHandle, BuildError> {
        let form = self.form_of_call(FormKind::Return, conv.into(), callee, args, &[])?;
        self.push_inst(form, &[args, callee].concat())
    }

    fn form_of_call(
        &mut self,
        kind: FormKind,
        conv: Conv,
        callee: &[Value],
        args: &[Value],
        results: &[Type],
    ) -> Result<Form, BuildError> {
        let (args, callee) = (self.types_of(args)?, self.types_of(callee)?);
        self.call_form(kind, &Signature { conv, args: &args, results, callee: &callee })
    }
}

/// What the edges out of a call that ends its block destroy.
pub(crate) fn edge_sets(target: &TargetDesc, conv: Conv) -> Vec<UnitSet> {
    target.convention(conv).sets_of_edges(target.set_words).map(UnitSet::from_words).collect()
}

/// What a convention passes.
pub(crate) struct Passed<'t> {
    pub target: &'t TargetDesc,
    pub conv: Conv,
    /// The area of what is on the stack.
    pub area: StackArea,
}

impl Passed<'_> {
    /// The operands for values of these types in these places.
    pub fn operands(&self, role: Role, types: &[Type], places: Vec<ArgPlace>) -> Result<Vec<OperandDesc>, BuildError> {
        let pos = if role == Role::Def { Pos::Late } else { Pos::Early };
        let operand = |(index, (&ty, place))| {
            let place = match place {
                ArgPlace::Reg(reg) => Place::Fixed(reg),
                ArgPlace::Bits(_) => return Err(BuildError::AsBits(index)),
                ArgPlace::Stack(offset) => Place::ArgSlot(self.arg_slot(index, ty, offset)?),
            };
            Ok(OperandDesc::new(role, pos, self.target.home_class(ty), place))
        };
        types.iter().zip(places).enumerate().map(operand).collect()
    }

    /// The place on the stack of a value with this index.
    fn arg_slot(&self, index: usize, ty: Type, offset: u32) -> Result<ArgSlot, BuildError> {
        let ty = self.target.ty(ty);
        let align = u32::from(ty.spill_align).max(1);
        if ty.scalable {
            return Err(BuildError::Scalable(index));
        }
        if !offset.is_multiple_of(align) || align > u32::from(self.target.convention(self.conv).stack.align.max(1)) {
            return Err(BuildError::Misaligned { index, offset, align });
        }
        let ends_in_reach = offset.saturating_add(ty.spill_size.into()) <= ArgSlot::LIMIT;
        ArgSlot::new(self.area, offset).filter(|_| ends_in_reach).ok_or(BuildError::TooFar { index, offset })
    }
}
