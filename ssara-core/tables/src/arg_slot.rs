//! Argument slots: the places on the stack where a calling convention passes arguments and results.

use core::fmt;

/// The part of the stack in which an argument slot lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum StackArea {
    /// The arguments that the function receives, in the frame of its caller. The function may overwrite them. Its results on
    /// the stack, and the arguments of its tail calls, go there too.
    Incoming,
    /// The arguments of the calls that the function makes, at the end of its own frame. All calls share it.
    Outgoing,
}

impl StackArea {
    /// The name in the text form.
    pub const fn name(self) -> &'static str {
        match self {
            StackArea::Incoming => "in",
            StackArea::Outgoing => "out",
        }
    }
}

/// A place on the stack where a convention passes an argument or a result. It has the size of the type that it holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct ArgSlot {
    /// The area.
    pub area: StackArea,
    /// The distance from the start of the area, in bytes; below [`ArgSlot::LIMIT`].
    pub offset: u16,
}

impl ArgSlot {
    /// The number of bytes of an area that argument slots can name.
    pub const LIMIT: u32 = 1 << 15;

    /// The place at `offset`, if operands can name it.
    pub fn new(area: StackArea, offset: u32) -> Option<Self> {
        let offset = u16::try_from(offset).ok().filter(|&offset| u32::from(offset) < Self::LIMIT)?;
        Some(ArgSlot { area, offset })
    }
}

impl fmt::Display for ArgSlot {
    /// As in the text form: `out[8]`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}[{}]", self.area.name(), self.offset)
    }
}
