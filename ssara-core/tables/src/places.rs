//! The places in which a convention passes arguments: the rules of [`ConventionDesc`], applied to one argument at a time.
//!
//! ABI documents share these rules under different names. Each bank has a sequence of registers and a current position in
//! it. An argument takes the first register from that position on that fits. It passes over registers that do not fit (an
//! odd register before an aligned pair). If no register is left, the argument is on the stack, and so are all later ones of
//! its bank.

use alloc::vec;
use alloc::vec::Vec;

use crate::convention::{ArgPlace, ConventionDesc, Positions, RegSequence, StackAlign, StackRules, WideRules};
use crate::ids::{Conv, Reg, Type};
use crate::target::TargetDesc;
use crate::units::UnitSet;

/// Hands out the places of arguments, in their order.
#[derive(Clone)]
pub struct ArgPlaces<'t> {
    target: &'t TargetDesc,
    conv: &'t ConventionDesc,
    sequences: &'t [RegSequence],
    positions: Positions,
    wide: WideRules,
    stack: StackRules,
    /// For each bank, and then for each type, the position in its sequence of the next register.
    next: Vec<usize>,
    /// The units of the registers that are taken.
    taken: UnitSet,
    /// The number of arguments so far; or of slots, where positions are counted in these.
    index: usize,
    /// The end of the stack arguments so far.
    offset: u32,
}

impl<'t> ArgPlaces<'t> {
    /// For the arguments of a function that is called by `conv`; `variadic` says whether its prototype ends in `...`.
    pub fn arguments(target: &'t TargetDesc, conv: &'t ConventionDesc, variadic: bool) -> Self {
        let mut places = Self::new(target, conv, &conv.arguments, conv.positions, conv.stack.shadow.into());
        if variadic && conv.variadic.as_ref().is_some_and(|rules| rules.named) {
            places.unnamed();
        }
        places
    }
    /// For the results.
    pub fn results(target: &'t TargetDesc, conv: &'t ConventionDesc) -> Self {
        Self::new(target, conv, &conv.results, Positions::PerBank, conv.stack.shadow.into())
    }
    fn new(
        target: &'t TargetDesc,
        conv: &'t ConventionDesc,
        sequences: &'t [RegSequence],
        positions: Positions,
        offset: u32,
    ) -> Self {
        let (wide, stack) = (conv.wide, conv.stack);
        let (next, taken) = (vec![0; target.banks.len() + target.types.len()], target.no_units());
        ArgPlaces { target, conv, sequences, positions, wide, stack, next, taken, index: 0, offset }
    }
    /// Says that the prototype does not name the arguments that follow.
    pub fn unnamed(&mut self) {
        if let Some(rules) = &self.conv.variadic {
            self.sequences = &rules.arguments;
            self.wide = rules.wide;
            self.stack.slot = rules.slot;
        }
    }
    /// The end of the stack arguments so far, in bytes from the start of the argument area.
    pub fn stack_size(&self) -> u32 {
        self.offset
    }

    /// The place of the next argument, a value of type `ty`.
    pub fn value(&mut self, ty: Type) -> ArgPlace {
        if self.positions == Positions::Slots {
            return self.in_slots(&[ty])[0];
        }
        let place = self.register(ty);
        self.index += 1;
        place.unwrap_or_else(|| {
            let size = bytes(self.target, ty);
            ArgPlace::Stack(self.on_stack(size, size))
        })
    }

    /// The places of the next argument, which consists of several values. On the stack, the first value is at the lowest
    /// address.
    pub fn wide(&mut self, types: &[Type]) -> Vec<ArgPlace> {
        if self.positions == Positions::Slots {
            return self.in_slots(types);
        }
        let before = self.clone();
        let mut places = match types.first().and_then(|&first| self.back_filled(first)) {
            Some(sequence) => self.run(sequence, types),
            None => {
                let own = types.first().and_then(|&first| self.own(first));
                if let (Some(own), Positions::PerBank) = (own, self.positions) {
                    let counter = self.counter(own);
                    let next = &mut self.next[counter];
                    *next = next.next_multiple_of(usize::from(self.wide.align.max(1)));
                }
                types.iter().map_while(|&ty| self.register(ty)).collect()
            }
        };
        if places.len() < types.len() && !self.wide.split {
            places.clear();
            let next = if self.wide.keep { before.next } else { self.next.clone() };
            *self = ArgPlaces { next, ..before };
        }
        self.index += 1;
        let rest = &types[places.len()..];
        let size: u32 = rest.iter().map(|&ty| bytes(self.target, ty)).sum();
        let all: u32 = types.iter().map(|&ty| bytes(self.target, ty)).sum();
        if !rest.is_empty() {
            // The values that found no register follow each other on the stack. Only a complete argument is aligned as one.
            let mut at = self.on_stack(size, if places.is_empty() { all } else { 1 });
            for &ty in rest {
                places.push(ArgPlace::Stack(at));
                at += bytes(self.target, ty);
            }
        }
        places
    }

    /// The places of an argument that has slots on the stack in any case. All its values are in registers or none, unless
    /// it may be split.
    fn in_slots(&mut self, types: &[Type]) -> Vec<ArgPlace> {
        let size: u32 = types.iter().map(|&ty| bytes(self.target, ty)).sum();
        let taken = self.taken.clone();
        let first = self.on_stack(size, size);
        let (mut at, mut places, mut stacked) = (first, Vec::new(), Vec::new());
        for &ty in types {
            let slots = at.saturating_sub(self.stack.shadow.into()) / u32::from(self.stack.slot.max(1));
            self.index = slots as usize;
            places.push(self.register(ty).unwrap_or(ArgPlace::Stack(at)));
            stacked.push(ArgPlace::Stack(at));
            at += bytes(self.target, ty);
        }
        let has_no_register = |place: &ArgPlace| matches!(place, ArgPlace::Stack(_));
        if !self.wide.split && places.iter().any(has_no_register) {
            self.taken = taken;
            return stacked;
        }
        places
    }

    /// The offset of a stack argument of `size` bytes, which naturally is aligned to the power of two from `natural` on.
    fn on_stack(&mut self, size: u32, natural: u32) -> u32 {
        let slot = u32::from(self.stack.slot.max(1));
        let align = match self.stack.alignment {
            StackAlign::Natural => natural.next_power_of_two().clamp(slot, slot.max(self.stack.align.into())),
            StackAlign::Slot => slot,
        };
        let start = self.offset.next_multiple_of(align);
        self.offset = start + size.next_multiple_of(slot);
        if self.stack.pad_before && size < slot { start + slot - size } else { start }
    }

    /// The register of the next value, if there is one.
    fn register(&mut self, ty: Type) -> Option<ArgPlace> {
        let own = self.own(ty)?;
        if let Some(reg) = self.take_from(own, ty) {
            return Some(ArgPlace::Reg(reg));
        }
        let then = self.sequences.iter().find(|other| Some(other.bank) == own.then && other.ty.is_none())?;
        self.take_from(then, ty).map(ArgPlace::Bits)
    }

    /// The sequence of a type, or that of its bank.
    fn own(&self, ty: Type) -> Option<&'t RegSequence> {
        let bank = self.target.ty(ty).bank;
        let of_type = self.sequences.iter().find(|sequence| sequence.ty == Some(ty));
        of_type.or_else(|| self.sequences.iter().find(|sequence| sequence.bank == bank && sequence.ty.is_none()))
    }

    /// Where the next position of a sequence is counted.
    fn counter(&self, sequence: &RegSequence) -> usize {
        sequence.ty.map_or(sequence.bank.index(), |ty| self.target.banks.len() + ty.index())
    }

    /// The sequence of a type, if earlier registers in it may be taken.
    fn back_filled(&self, ty: Type) -> Option<&'t RegSequence> {
        self.own(ty).filter(|own| own.back_fill && self.positions == Positions::PerBank)
    }

    /// Takes the first free registers of a sequence that follow each other and pass these values; all or none.
    fn run(&mut self, sequence: &'t RegSequence, types: &[Type]) -> Vec<ArgPlace> {
        let counter = self.counter(sequence);
        let (next, len) = (&mut self.next[counter], sequence.regs.len());
        let is_free = |reg: Reg| !self.target.reg_units(reg).iter().any(|&unit| self.taken.contains(unit));
        let run_at = |start: usize| -> Option<Vec<Reg>> {
            let mut position = start;
            let mut regs = Vec::with_capacity(types.len());
            for &ty in types {
                let is_inside = position < len && self.target.ty(ty).bank == sequence.bank;
                let (reg, end) = is_inside.then(|| register_at(self.target, sequence, position, ty))??;
                regs.push(is_free(reg).then_some(reg)?);
                position = end;
            }
            Some(regs)
        };
        let Some(regs) = (if *next == len { len } else { 0 }..len).find_map(run_at) else {
            *next = len;
            return Vec::new();
        };
        regs.iter().for_each(|&reg| self.target.reg_units(reg).iter().for_each(|&unit| self.taken.insert(unit)));
        regs.into_iter().map(ArgPlace::Reg).collect()
    }

    fn take_from(&mut self, sequence: &'t RegSequence, ty: Type) -> Option<Reg> {
        let counter = self.counter(sequence);
        let next = self.next[counter];
        let len = sequence.regs.len();
        let (range, back_fill) = match self.positions {
            Positions::Slots if sequence.back_fill => (0..len, true),
            Positions::Shared | Positions::Slots => (self.index.min(len)..len.min(self.index + 1), false),
            // The sequence is closed once an argument has found no register in it.
            Positions::PerBank if sequence.back_fill => (if next == len { len } else { 0 }..len, true),
            Positions::PerBank => (next..len, false),
        };
        let fits = |position| register_at(self.target, sequence, position, ty);
        let is_free = |reg: Reg| !self.target.reg_units(reg).iter().any(|&unit| self.taken.contains(unit));
        let found = range.filter_map(fits).find(|&(reg, _)| is_free(reg));
        self.next[counter] = match found {
            Some(_) if back_fill => next,
            Some((_, end)) => end,
            None if self.positions == Positions::Slots => next,
            None => len,
        };
        let (reg, _) = found?;
        self.target.reg_units(reg).iter().for_each(|&unit| self.taken.insert(unit));
        Some(reg)
    }
}

/// The register that passes a value of type `ty` if it starts at `position` of a sequence, and the position after it. A
/// register of another bank holds only the bits of the value.
fn register_at(target: &TargetDesc, sequence: &RegSequence, position: usize, ty: Type) -> Option<(Reg, usize)> {
    let first = sequence.regs[position];
    let (desc, bits) = (target.reg(first), target.ty(ty).bits);
    let same_bank = sequence.bank == target.ty(ty).bank;
    let holds = |reg: Reg| match same_bank {
        true => target.reg(reg).ty == Some(ty),
        false => target.reg(reg).ty.is_some() && target.reg(reg).bits == bits,
    };
    if bits <= desc.bits {
        let low = |&reg: &Reg| holds(reg) && target.reg(reg).low_bit == desc.low_bit && contains(target, first, reg);
        let part = target.parts(desc.root).find(low);
        return part.or((!same_bank).then_some(first)).map(|reg| (reg, position + 1));
    }
    let wide = target.parts(desc.root).find(|&reg| holds(reg) && contains(target, reg, first))?;
    let members = sequence.regs[position..].iter().take_while(|&&reg| contains(target, wide, reg));
    let (count, covered) = members.fold((0, 0), |(count, bits), &reg| (count + 1, bits + target.reg(reg).bits));
    (covered == bits).then_some((wide, position + count))
}

/// Whether one register has all bits of another.
fn contains(target: &TargetDesc, outer: Reg, inner: Reg) -> bool {
    let (outer, inner) = (target.reg(outer), target.reg(inner));
    outer.root == inner.root
        && outer.low_bit <= inner.low_bit
        && inner.low_bit - outer.low_bit + inner.bits <= outer.bits
}

fn bytes(target: &TargetDesc, ty: Type) -> u32 {
    u32::from(target.ty(ty).bits).div_ceil(8)
}

impl TargetDesc {
    /// Where `conv` passes arguments of these types, one value each; [`ArgPlaces`] does it step by step.
    pub fn argument_places(&self, conv: Conv, types: &[Type]) -> Vec<ArgPlace> {
        let mut places = ArgPlaces::arguments(self, self.convention(conv), false);
        types.iter().map(|&ty| places.value(ty)).collect()
    }
    /// Where `conv` passes the arguments of a variadic function, of which the first `named` are in its prototype.
    pub fn variadic_places(&self, conv: Conv, types: &[Type], named: usize) -> Vec<ArgPlace> {
        let mut places = ArgPlaces::arguments(self, self.convention(conv), true);
        let place = |(index, &ty)| {
            if index == named {
                places.unnamed();
            }
            places.value(ty)
        };
        types.iter().enumerate().map(place).collect()
    }
    /// Where `conv` returns results of these types. If no register is left, a result is on the stack, in the area of the
    /// arguments: the callee has done with them.
    pub fn result_places(&self, conv: Conv, types: &[Type]) -> Vec<ArgPlace> {
        let mut places = ArgPlaces::results(self, self.convention(conv));
        types.iter().map(|&ty| places.value(ty)).collect()
    }
}
