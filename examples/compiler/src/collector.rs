//! A copying collector that finds its roots by stack maps.
//!
//! The checker says which locations hold references at each call, and where callee-saved registers are. From that come the
//! maps: one for each return address. The collector walks over the frames, from the call of the runtime to that of `main`.
//! It copies each array that it finds and changes all locations. Arrays have no references in them, so this is all.
#![allow(unsafe_code, reason = "the collector reads and changes the stack of compiled code")]

use std::collections::HashMap;

use ssara_core::output::Loc;
use ssara_core::verify::{Checker, Violations};
use ssara_targets::x86_64::TARGET;

use crate::Failure;
use crate::compile::Compiled;
use crate::machines::assemble::MachineCode;
use crate::machines::emit::FunctionLines;

/// The words of a heap at the start, and the most of an array.
const INITIAL: usize = 1 << 16;
const MOST: i64 = 1 << 32;
/// What is written over the heap that has been left.
const POISON: u64 = 0xdead_beef_dead_beef;

/// When the collector runs.
#[derive(Clone, Copy, PartialEq, Eq, Default, clap::ValueEnum)]
pub enum Mode {
    /// When the heap is full.
    #[default]
    Usual,
    /// At each allocation.
    Stress,
    /// At each allocation and with empty maps, which shows what the maps are good for.
    Blind,
}

/// Where something is at a call: in a callee-saved register, by its number in instructions, or in the frame, at an offset in
/// bytes from the stack pointer.
enum Place {
    Reg(usize),
    Offset(usize),
}

/// What the collector knows of a frame in which a call has not returned.
struct FrameMap {
    /// The bytes from the stack pointer to the frame of the caller.
    size: usize,
    roots: Vec<Place>,
    /// The callee-saved registers that the function has saved, with their offsets.
    saved: Vec<(usize, usize)>,
}

/// The heap of a program, with the maps of its code.
#[derive(Default)]
pub struct Heap {
    /// The address of the code.
    pub code: u64,
    mode: Mode,
    maps: HashMap<u64, FrameMap>,
    space: Vec<u64>,
    used: usize,
    limit: usize,
    /// The space before, so that what still points there reads poison.
    left: Vec<u64>,
}

impl Heap {
    /// Makes the maps for a program.
    ///
    /// # Errors
    /// When the checker finds a mistake.
    pub fn new(
        program: &[Compiled],
        functions: &[FunctionLines],
        code: &MachineCode,
        mode: Mode,
    ) -> Result<Heap, Failure> {
        let mut maps = HashMap::new();
        let mut checker = Checker::new(&TARGET);
        for (Compiled { built, alloc, frame, .. }, lines) in program.iter().zip(functions) {
            let fail = |violations: Violations| Failure::unchecked(&built.func.name, &violations);
            let saved = checker.saved_ranges(&built.func, alloc).map_err(fail)?;
            let number = |reg| usize::from(TARGET.reg(reg).encoding);
            for map in checker.stack_maps(&built.func, alloc).map_err(fail)? {
                // The call returns to where it ends.
                let (_, call, _) = lines.steps.iter().find(|step| step.0 == map.step).expect("each step has lines");
                let returns_to = code.range(call).end;
                let place = |loc| match loc {
                    Loc::Reg(reg) => Some(Place::Reg(number(reg))),
                    Loc::Slot(slot) => Some(Place::Offset(frame.layout.slot(alloc, slot) as usize)),
                    Loc::None => None,
                };
                let at_call = saved.iter().filter(|range| (range.start..range.end).contains(&map.step));
                let map = FrameMap {
                    size: frame.layout.incoming as usize,
                    roots: map.values.iter().filter_map(|&(_, loc)| place(loc)).collect(),
                    saved: at_call
                        .map(|range| (number(range.reg), frame.layout.slot(alloc, range.slot) as usize))
                        .collect(),
                };
                maps.insert(returns_to.into(), map);
            }
        }
        if mode == Mode::Blind {
            maps.values_mut().for_each(|map| map.roots.clear());
        }
        Ok(Heap { mode, maps, space: vec![0; INITIAL], limit: INITIAL, ..Heap::default() })
    }

    /// Makes an array of zeros; `None` if there is no memory for it.
    ///
    /// # Safety
    /// `frame` points to R15, R14, R13, R12, RBP, RBX and the return address of compiled code, and then to its frame.
    pub unsafe fn alloc(&mut self, length: i64, frame: *mut u64) -> Option<*mut i64> {
        let words = if (0..MOST).contains(&length) { length as usize + 1 } else { return None };
        if self.mode != Mode::Usual || self.used + words > self.limit {
            // SAFETY: as the caller promises.
            unsafe { self.collect(words, frame)? };
        }
        self.space[self.used] = length as u64;
        let array = &mut self.space[self.used + 1..];
        array[..words - 1].fill(0);
        self.used += words;
        Some(array.as_mut_ptr().cast())
    }

    /// Copies all arrays that are reached to a new space, in which there is room for so many words more.
    unsafe fn collect(&mut self, words: usize, frame: *mut u64) -> Option<()> {
        let mut space = Vec::new();
        let size = 2 * (self.used + words).max(INITIAL);
        space.try_reserve_exact(size).ok()?;
        space.resize(size, 0);
        self.left = std::mem::replace(&mut self.space, space);
        self.used = 0;
        // SAFETY: the maps say where references are, and the frames follow each other on the stack.
        unsafe {
            let mut registers = [std::ptr::null_mut(); 16];
            for (at, number) in [15, 14, 13, 12, 5, 3].into_iter().enumerate() {
                registers[number] = frame.add(at);
            }
            let (mut stack, mut returns_to) = (frame.add(7), *frame.add(6));
            while let Some(map) = self.maps.get(&returns_to.wrapping_sub(self.code)) {
                for root in &map.roots {
                    let root = match *root {
                        Place::Reg(number) => registers[number],
                        Place::Offset(offset) => stack.byte_add(offset),
                    };
                    *root = copy(&mut self.left, (&mut self.space, &mut self.used), *root);
                }
                for &(number, offset) in &map.saved {
                    registers[number] = stack.byte_add(offset);
                }
                stack = stack.byte_add(map.size);
                returns_to = *stack.sub(1);
            }
        }
        self.left.fill(POISON);
        self.limit = (2 * (self.used + words)).max(INITIAL);
        Some(())
    }
}

/// The new address of an array. Where it was, the word of the length becomes the opposite of that address.
fn copy(from: &mut [u64], (to, used): (&mut [u64], &mut usize), array: u64) -> u64 {
    let offset = array.wrapping_sub(from.as_ptr() as u64) as usize / 8;
    if offset == 0 || offset > from.len() {
        return array; // It has been moved already.
    }
    let length = from[offset - 1];
    if (length as i64) < 0 {
        return !length;
    }
    let words = length as usize + 1;
    to[*used..*used + words].copy_from_slice(&from[offset - 1..][..words]);
    let moved = to[*used + 1..].as_ptr() as u64;
    *used += words;
    from[offset - 1] = !moved;
    moved
}
