//! Lists of types and values: one, or a tuple.

use alloc::vec::Vec;

use crate::ir::Value;
use crate::target::Type;
use crate::typed::{Target, Val, ValueType};

/// Any number of types of values of target `X`: one marker, or a tuple of up to sixteen.
pub trait ValueTypes<X: Target> {
    /// Values of these types.
    type Values: Values<X>;
    /// The types, in order.
    fn types() -> Vec<Type>;
    /// Takes the caller's word for it that the next values are of these types.
    ///
    /// # Panics
    /// When there are too few values.
    fn assume(values: &mut dyn Iterator<Item = Value>) -> Self::Values;
}

/// Any number of typed values of target `X`: one, or a tuple of up to sixteen.
pub trait Values<X: Target> {
    /// The values, in order.
    fn list(self) -> Vec<Value>;
}

/// A value of type `T` as the operand that is called `N` in the ISA file: a [`Val<T>`](Val).
///
/// The methods that build instructions take operands, so that messages of rustc have their names.
#[diagnostic::on_unimplemented(
    message = "the operand `{N}` must be a `Val<{T}>`, but this is a `{Self}`",
    label = "not a `Val<{T}>`"
)]
pub trait ValueFor<T, N>: Copy {
    /// The value without its type.
    fn value(self) -> Value;
}

impl<T: ValueType, N> ValueFor<T, N> for Val<T> {
    #[inline]
    fn value(self) -> Value {
        self.0
    }
}

impl<T: ValueType> ValueTypes<T::Target> for T {
    type Values = Val<T>;
    fn types() -> Vec<Type> {
        alloc::vec![T::TYPE]
    }
    fn assume(values: &mut dyn Iterator<Item = Value>) -> Val<T> {
        Val::assume(values.next().expect("as many values as types"))
    }
}

impl<T: ValueType> Values<T::Target> for Val<T> {
    fn list(self) -> Vec<Value> {
        alloc::vec![self.0]
    }
}

impl<X: Target> ValueTypes<X> for () {
    type Values = ();
    fn types() -> Vec<Type> {
        Vec::new()
    }
    fn assume(_: &mut dyn Iterator<Item = Value>) {}
}

impl<X: Target> Values<X> for () {
    fn list(self) -> Vec<Value> {
        Vec::new()
    }
}

/// Implements the traits for tuples of every length from that of the list down to one.
macro_rules! tuples {
    () => {};
    ($first:ident $($rest:ident)*) => {
        tuples!(@one $first $($rest)*);
        tuples!($($rest)*);
    };
    (@one $($types:ident)*) => {
        impl<X: Target, $($types: ValueType<Target = X>),*> ValueTypes<X> for ($($types,)*) {
            type Values = ($(Val<$types>,)*);
            fn types() -> Vec<Type> {
                alloc::vec![$($types::TYPE),*]
            }
            fn assume(values: &mut dyn Iterator<Item = Value>) -> Self::Values {
                ($(<$types as ValueTypes<X>>::assume(values),)*)
            }
        }
        impl<X: Target, $($types: ValueType<Target = X>),*> Values<X> for ($(Val<$types>,)*) {
            #[allow(non_snake_case, reason = "a variable is called as its type")]
            fn list(self) -> Vec<Value> {
                let ($($types,)*) = self;
                alloc::vec![$($types.0),*]
            }
        }
    };
}
tuples!(A B C D E F G H I J K L M N O P);
