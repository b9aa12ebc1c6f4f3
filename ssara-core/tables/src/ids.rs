//! The names of the entities of a target: positions in its tables.

use core::fmt;

macro_rules! id {
    ($(#[$meta:meta])* $name:ident($repr:ty)) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        #[repr(transparent)]
        pub struct $name(pub $repr);
        impl $name {
            /// The position in the table of this kind of entity.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
            /// The entity at position `index` of its table.
            ///
            /// # Panics
            /// When `index` does not fit the id, which the limits of the ISA language exclude.
            #[inline]
            pub const fn from_index(index: usize) -> Self {
                assert!(index <= <$repr>::MAX as usize);
                Self(index as $repr)
            }
        }
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self.0)
            }
        }
    };
}

id!(
    /// A bank of registers.
    Bank(u8)
);
id!(
    /// A kind of value: a bank and a width.
    Type(u8)
);
id!(
    /// A physical register, or a named part of one.
    Reg(u16)
);
id!(
    /// A register class. The first classes are the home classes of the types, in the order of the types.
    Class(u16)
);
id!(
    /// A calling convention.
    Conv(u8)
);
id!(
    /// A list of tuples of registers.
    TupleList(u16)
);
id!(
    /// An instruction form: of the target ([`Form::is_local`] is false), or interned in one function.
    Form(u32)
);

impl Form {
    const LOCAL: u32 = 1 << 31;

    /// The form interned in a function at position `index`.
    #[inline]
    pub const fn local(index: usize) -> Form {
        assert!(index < Form::LOCAL as usize);
        Form(index as u32 | Form::LOCAL)
    }
    /// Whether the form is interned in a function, rather than part of the target.
    #[inline]
    pub const fn is_local(self) -> bool {
        self.0 & Form::LOCAL != 0
    }
    /// The position in the table that holds the form: the target's or the function's.
    #[inline]
    pub const fn table_index(self) -> usize {
        (self.0 & !Form::LOCAL) as usize
    }
}
