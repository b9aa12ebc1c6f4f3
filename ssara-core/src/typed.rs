//! Functions of one target, built under the eyes of Rust's type checker.
//!
//! `target!` generates a marker type for each kind of value (`I64`) and a method of `Ins` for each instruction form. For
//! each register and convention it generates a typed constant. With them a value of the wrong bank or width and a value of
//! another target do not compile. Nor do a wrong number of operands and a block argument of the wrong type.
//!
#![cfg_attr(feature = "macros", doc = "```")]
#![cfg_attr(not(feature = "macros"), doc = "```ignore")]
//! mod isa {
//!     ssara_core::target! {
//!         pub mod toy = {
//!             Isa(
//!                 name: toy,
//!                 banks: {
//!                     int: Bank(
//!                         registers: [Family(each: 0..=7, name: "r{}", bits: 32)],
//!                         values: { i32: Value(bits: 32) },
//!                     ),
//!                 },
//!                 forms: {
//!                     zero: Form(operands: { dst: Def(i32) }),
//!                     add: Form(operands: { dst: Def(tied: a), a: Use(i32), b: Use(i32) }),
//!                     dec: Form(operands: { dst: Def(tied: a), a: Use(i32) }),
//!                     jump: Form(kind: branch, successors: 1),
//!                     jump_if: Form(kind: branch, successors: 2, operands: { condition: Use(i32) }),
//!                 },
//!                 conventions: {
//!                     std: Convention(
//!                         arguments: { int: [r0, r1] },
//!                         results: { int: [r0] },
//!                         preserved: ["r4..=r7"],
//!                         stack: Stack(align: 8, slot: 4),
//!                     ),
//!                 },
//!             )
//!         }
//!     }
//! }
//! use isa::toy::{Builder, I32, conv};
//!
//! // n + (n - 1) + ... + 1
//! let mut b = Builder::new("triangle");
//! let n = b.entry::<I32>(conv::STD);
//! let zero = b.ins().zero();
//! let (head, (i, sum)) = b.block::<(I32, I32)>();
//! let (done, result) = b.block::<I32>();
//! b.ins().jump(head.with((n, zero)));
//!
//! b.switch_to(head);
//! let sum = b.ins().add(sum, i);
//! let i = b.ins().dec(i);
//! b.ins().jump_if(i, [head.with((i, sum)), done.with(sum)]);
//!
//! b.switch_to(done);
//! b.ret(conv::STD, result);
//! let func = b.finish()?;
//! assert_eq!(func.num_insts(), 7);
//! # Ok::<(), ssara_core::ir::BuildError>(())
//! ```
//!
//! What is here is the part that all targets share; it adds nothing to [`FunctionBuilder`] but types, and it costs
//! nothing: a [`Val`] is a [`Value`], and every generated method forwards to [`Builder::emit`].
//!
//! The types say nothing about which function a value belongs to and whether its definition dominates its use. That is
//! what [`validate`](crate::validate) is for.

mod values;

use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;

use cranelift_entity::packed_option::ReservedValue;
use smallvec::SmallVec;

use crate::Target as Tables;
use crate::ir;
use crate::ir::{
    BuildError, Function, FunctionBuilder, InstHandle, OfferedAlternatives, PushedInst, Reference, SpillHint, Value,
};
use crate::target::{Conv, Features, Form, Reg, Role, Type};

pub use values::{ValueFor, ValueTypes, Values};

/// A target as a type. Implemented by the marker `Target` of each generated module.
pub trait Target: Sized + 'static {
    /// The instruction forms as methods, over a borrowed builder.
    type Ins<'b>: From<&'b mut Builder<Self>>;
    /// The tables.
    fn desc() -> &'static Tables;
}

/// A kind of value as a type. Implemented by the markers of each generated module.
pub trait ValueType: Sized + 'static {
    /// The target it is part of.
    type Target: Target;
    /// Its number in the tables of the target.
    const TYPE: Type;
}

macro_rules! typed_id {
    ($(#[$meta:meta])* $name:ident<$param:ident $(: $bound:ident)?>($id:ty), $get:ident) => {
        $(#[$meta])*
        pub struct $name<$param $(: $bound)?>($id, PhantomData<fn() -> $param>);

        impl<$param $(: $bound)?> $name<$param> {
            /// Takes the caller's word for it that the id is of this kind.
            #[inline]
            pub const fn assume(id: $id) -> Self {
                Self(id, PhantomData)
            }
            /// The id without the type.
            #[inline]
            pub const fn $get(self) -> $id {
                self.0
            }
        }
        impl<$param $(: $bound)?> Clone for $name<$param> {
            fn clone(&self) -> Self {
                *self
            }
        }
        impl<$param $(: $bound)?> Copy for $name<$param> {}
        impl<$param $(: $bound)?> PartialEq for $name<$param> {
            fn eq(&self, other: &Self) -> bool {
                self.0 == other.0
            }
        }
        impl<$param $(: $bound)?> Eq for $name<$param> {}
        impl<$param $(: $bound)?> Hash for $name<$param> {
            fn hash<H: Hasher>(&self, state: &mut H) {
                self.0.hash(state);
            }
        }
        impl<$param $(: $bound)?> fmt::Debug for $name<$param> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
        impl<$param $(: $bound)?> From<$name<$param>> for $id {
            fn from(typed: $name<$param>) -> $id {
                typed.0
            }
        }
    };
}

typed_id!(
    /// An SSA value of type `T`.
    Val<T: ValueType>(Value), value
);
typed_id!(
    /// A physical register that holds values of type `T`.
    Phys<T: ValueType>(Reg), reg
);
typed_id!(
    /// A calling convention of target `X`.
    Convention<X: Target>(Conv), conv
);
typed_id!(
    /// A block whose parameters have the types `P`, a tuple.
    Label<P>(ir::Block), block
);

impl<P> Label<P> {
    /// The block as a successor, with arguments for its parameters.
    pub fn with<X: Target>(self, args: P::Values) -> Goto<X>
    where
        P: ValueTypes<X>,
    {
        Goto { to: self.0, args: args.list(), target: PhantomData }
    }
    /// The block as a successor whose arguments are not known yet. [`Builder::set_successor`] sets them; a successor that
    /// lacks them in the end is an error of validation.
    pub fn later<X: Target>(self) -> Goto<X> {
        Goto { to: self.0, args: Vec::new(), target: PhantomData }
    }
}

/// A successor of a branch: a block and the arguments it is given. Made by [`Label::with`]; branches take one of them,
/// or an array, slice or vector in the order of the successors.
pub struct Goto<X: Target> {
    to: ir::Block,
    args: Vec<Value>,
    target: PhantomData<fn() -> X>,
}

impl<X: Target> fmt::Debug for Goto<X> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}", self.to, self.args)
    }
}

impl<X: Target> AsRef<[Goto<X>]> for Goto<X> {
    fn as_ref(&self) -> &[Goto<X>] {
        core::slice::from_ref(self)
    }
}

/// Builds a [`Function`] of target `X`.
///
/// A mistake that types cannot exclude is kept until [`Builder::finish`], so that what comes between reads like the
/// code it makes.
pub struct Builder<X: Target> {
    func: FunctionBuilder<'static>,
    error: Option<BuildError>,
    target: PhantomData<fn() -> X>,
}

impl<X: Target> fmt::Debug for Builder<X> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.func.fmt(f)
    }
}

impl<X: Target> Builder<X> {
    /// Starts a function.
    pub fn new(name: &str) -> Self {
        Builder { func: FunctionBuilder::new(X::desc(), name), error: None, target: PhantomData }
    }
    /// Adds an instruction to the current block: the target's forms are the methods of what this returns.
    #[inline]
    pub fn ins(&mut self) -> X::Ins<'_> {
        self.into()
    }
    /// Makes a block with parameters of the types `P`; `()` for none. The first block is the entry.
    pub fn block<P: ValueTypes<X>>(&mut self) -> (Label<P>, P::Values) {
        let block = self.func.create_block();
        let params: Vec<Value> = P::types().into_iter().map(|ty| self.func.block_param(block, ty)).collect();
        (Label::assume(block), P::assume(&mut params.into_iter()))
    }
    /// Directs what follows into a block.
    pub fn switch_to<P>(&mut self, label: Label<P>) {
        self.func.switch_to(label.0);
    }
    /// Sets a successor of a block by its number, before or after its branch is added.
    ///
    /// # Panics
    /// When the block is not one of this builder's, or the number is not below 2^20.
    pub fn set_successor<P>(&mut self, label: Label<P>, number: usize, successor: Goto<X>) {
        self.func.set_successor(label.0, number, successor.to, &successor.args);
    }
    /// Says how often a block runs, relative to the entry.
    ///
    /// # Panics
    /// When the block is not one of this builder's.
    pub fn set_frequency<P>(&mut self, label: Label<P>, frequency: f32) {
        self.func.set_frequency(label.0, frequency);
    }
    /// Says how often the edge from a block to its successor of this number is taken, relative to the entry.
    ///
    /// # Panics
    /// When the block has no such successor yet.
    pub fn set_edge_frequency<P>(&mut self, label: Label<P>, successor: usize, frequency: f32) {
        self.func.set_edge_frequency(label.0, successor, frequency);
    }
    /// Makes the branch at the end of a block a computed jump, whose edges hold no edits; see
    /// [`Function::set_computed`](crate::ir::Function::set_computed).
    pub fn set_computed<P>(&mut self, label: Label<P>) {
        self.func.set_computed(label.0);
    }
    /// Says which features the machine has that the function is compiled for; without this, those that the target has by
    /// default.
    pub fn set_features(&mut self, features: Features) {
        self.func.set_features(features);
    }
    /// Sets the forms whose alternatives the allocator may choose. The default is all forms.
    pub fn offer(&mut self, alternatives: OfferedAlternatives) {
        self.func.offer(alternatives);
    }
    /// Keeps a register out of allocation in this function.
    pub fn reserve<T: ValueType<Target = X>>(&mut self, reg: Phys<T>) {
        self.func.reserve(reg.0);
    }
    /// Receives the function's arguments, of the types `P`, in the places of its convention. To be called once, before
    /// anything else; makes the entry block if there is no current one.
    pub fn entry<P: ValueTypes<X>>(&mut self, conv: Convention<X>) -> P::Values {
        if self.func.current_block().is_none() {
            let entry = self.func.create_block();
            self.func.switch_to(entry);
        }
        let types = P::types();
        let args = self.func.entry(conv.0, &types);
        self.defined::<P>(args)
    }
    /// Calls something with `args` in the places of `conv`; `callee` are further uses (a function pointer), in any
    /// register. Returns the results, of the types `R`.
    pub fn call<R: ValueTypes<X>>(
        &mut self,
        conv: Convention<X>,
        callee: impl Values<X>,
        args: impl Values<X>,
    ) -> R::Values {
        let results = self.func.call(conv.0, &callee.list(), &args.list(), &R::types());
        self.defined::<R>(results)
    }
    /// Returns from the function with `results` in the places of `conv`.
    pub fn ret(&mut self, conv: Convention<X>, results: impl Values<X>) {
        let done = self.func.ret(conv.0, &results.list());
        self.check(done.map(drop));
    }
    /// The last instruction of the current block: the one that was just added. `None` if the block has none yet. With
    /// [`Function::inst_at`] a client finds it in the finished function.
    pub fn last_inst(&self) -> Option<InstHandle> {
        self.func.last_inst()
    }
    /// Sets the [tag](Function::inst_tag) of an instruction.
    ///
    /// # Panics
    /// When the instruction is not one of this builder's.
    pub fn set_inst_tag(&mut self, inst: InstHandle, tag: u64) {
        self.func.set_inst_tag(inst, tag);
    }
    /// Sets the [tag](Function::value_tag) of a value.
    ///
    /// # Panics
    /// When the value is not one of this builder's.
    pub fn set_value_tag<T: ValueType<Target = X>>(&mut self, value: Val<T>, tag: u64) {
        self.func.set_value_tag(value.0, tag);
    }
    /// Sets the [register](Function::set_reg_hint) in which a value should be.
    ///
    /// # Panics
    /// When the value is not one of this builder's.
    pub fn set_reg_hint<T: ValueType<Target = X>>(&mut self, value: Val<T>, reg: Phys<T>) {
        self.func.set_reg_hint(value.0, reg.0);
    }
    /// Sets [when a value is spilled](Function::set_spill_hint), compared with others.
    ///
    /// # Panics
    /// When the value is not one of this builder's.
    pub fn set_spill_hint<T: ValueType<Target = X>>(&mut self, value: Val<T>, hint: SpillHint) {
        self.func.set_spill_hint(value.0, hint);
    }
    /// Makes a value a [reference](Function::set_reference) that points to an object.
    ///
    /// # Panics
    /// When the value is not one of this builder's.
    pub fn set_reference<T: ValueType<Target = X>>(&mut self, value: Val<T>) {
        self.func.set_reference(value.0, Reference::Base);
    }
    /// Makes a value a [reference](Function::set_reference) that points into the object to which `base` points.
    ///
    /// # Panics
    /// When the value is not one of this builder's.
    pub fn set_derived<T, B>(&mut self, value: Val<T>, base: Val<B>)
    where
        T: ValueType<Target = X>,
        B: ValueType<Target = X>,
    {
        self.func.set_reference(value.0, Reference::Derived(base.0));
    }
    /// Makes an instruction a [safepoint](Function::set_safepoint).
    ///
    /// # Panics
    /// When the instruction is not one of this builder's.
    pub fn set_safepoint(&mut self, inst: InstHandle) {
        self.func.set_safepoint(inst);
    }
    /// A value with its type, or `None` when it is of another one.
    pub fn typed<T: ValueType<Target = X>>(&self, value: Value) -> Option<Val<T>> {
        (self.func.value_type(value) == Some(T::TYPE)).then(|| Val::assume(value))
    }
    /// The builder without types, for what they cannot express: forms that only the client knows, blocks whose
    /// parameters are found one by one.
    pub fn untyped(&mut self) -> &mut FunctionBuilder<'static> {
        &mut self.func
    }
    /// Lays the blocks out and returns the function, not yet validated.
    ///
    /// # Errors
    /// The first mistake since the builder was made. It may be an instruction without a current block, or a value that was
    /// never made. It may be an argument or result that does not fit the registers of its convention.
    pub fn finish(self) -> Result<Function, BuildError> {
        match self.error {
            None => Ok(self.func.finish()),
            Some(error) => Err(error),
        }
    }

    fn check(&mut self, done: Result<(), BuildError>) {
        if let Err(error) = done {
            self.error.get_or_insert(error);
        }
    }

    /// The values that were defined or, after a mistake, values that stand in for them.
    fn defined<P: ValueTypes<X>>(&mut self, pushed: Result<PushedInst, BuildError>) -> P::Values {
        let values = pushed.map(|pushed| pushed.defs).unwrap_or_else(|error| {
            self.check(Err(error));
            P::types().into_iter().map(|ty| self.func.create_value(ty)).collect()
        });
        P::assume(&mut values.into_iter())
    }

    /// Adds an instruction with `D` defs, not counting scratch operands: what the methods of `Ins` forward to. A number of
    /// uses or defs that is not the form's is a mistake that [`Builder::finish`] reports.
    #[doc(hidden)]
    pub fn emit<const D: usize>(&mut self, form: Form, uses: &[Value]) -> [Value; D] {
        let target = X::desc();
        let mut uses = uses.iter();
        let mut defs = [Value::reserved_value(); D];
        let mut defined = defs.iter_mut();
        let mut operands = SmallVec::<[Value; 8]>::new();
        for operand in target.forms.get(form.table_index(), target.set_words).operands() {
            match operand.role() {
                Role::Def => {
                    let value = self.func.create_value(target.class(operand.class()).ty);
                    operands.push(value);
                    // Scratch registers are no results.
                    if !operand.is_scratch()
                        && let Some(def) = defined.next()
                    {
                        *def = value;
                    }
                }
                Role::Use => operands.extend(uses.next().copied()),
            }
        }
        let done = self.func.push_inst(form, &operands);
        self.check(done.map(drop));
        defs
    }

    /// Adds a branch, as [`Builder::emit`] adds an ordinary instruction.
    #[doc(hidden)]
    pub fn emit_branch<const D: usize>(&mut self, form: Form, uses: &[Value], successors: &[Goto<X>]) -> [Value; D] {
        let defs = self.emit(form, uses);
        for successor in successors {
            let done = self.func.successor(successor.to, &successor.args);
            self.check(done);
        }
        defs
    }
}
