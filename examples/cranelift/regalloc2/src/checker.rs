//! Checks an output: the checker of ssara checks what the client gets, not the allocator's own result.
//!
//! The translation from an output back to an allocation uses nothing from the allocator. So the check covers the translation
//! as well: lost locations, edits at wrong places, overlapping slots.

use std::collections::BTreeMap;
use std::fmt;

use ssara_core::ir;
use ssara_core::output::{Allocation as Ours, Edit as OurEdit, Loc, Point, SavedReg, Slot, SlotArea, SlotData};
use ssara_core::target::Type;
use ssara_core::verify;

use crate::emit::SLOT_BYTES;
use crate::ingest::Ingest;
use crate::returns::Returns;
use crate::target::{Machine, Machines, slot_sizes};
use crate::{Allocation, Edit, Function, Inst, InstPosition, MachineEnv, Output, PRegSet, RegAllocError};

/// The mistakes in an output.
#[derive(Clone, Debug)]
pub struct CheckerErrors {
    objections: Vec<String>,
}

impl fmt::Display for CheckerErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.objections.join("; "))
    }
}

/// The checker for one function.
pub struct Checker<'a, F: Function> {
    func: &'a F,
    env: &'a MachineEnv,
    output: Output,
}

impl<'a, F: Function> Checker<'a, F> {
    /// A checker for a function and the registers that may be allocated.
    pub fn new(func: &'a F, env: &'a MachineEnv) -> Checker<'a, F> {
        Checker { func, env, output: Output::default() }
    }
    /// Takes the output to check.
    pub fn prepare(&mut self, output: &Output) {
        self.output = output.clone();
    }
    /// Checks the output.
    ///
    /// # Errors
    /// When the output is wrong, or the function is.
    pub fn run(self) -> Result<(), CheckerErrors> {
        let refused = |error: RegAllocError| CheckerErrors { objections: vec![error.to_string()] };
        let returns = Returns::read(self.func, self.env).map_err(refused)?;
        let mut machines = Machines::default();
        // The callee-saved registers are a presumption, and no output is wrong because of it.
        let machine = machines.select(self.env, slot_sizes(self.func, self.env), PRegSet::empty(), true);
        let mut ingest = Ingest::default();
        ingest.read(self.func, machine, returns.have_operands).map_err(refused)?;
        check(&ingest, machine, self.func.multi_spillslot_named_by_last_slot(), &self.output)
    }
}

/// Checks an output for the function that was read last.
///
/// # Errors
/// When it is wrong.
pub(crate) fn check(
    ingest: &Ingest,
    machine: &Machine,
    named_by_last: bool,
    output: &Output,
) -> Result<(), CheckerErrors> {
    let alloc = read(ingest, machine, named_by_last, output)
        .map_err(|objection| CheckerErrors { objections: vec![objection] })?;
    verify::check(ingest.func(), &machine.desc, &alloc).map_err(|violations| CheckerErrors {
        objections: violations.iter().map(|violation| violation.display(&machine.desc).to_string()).collect(),
    })
}

/// An output as an allocation. `named_by_last` says whether a slot of several units goes by its last one.
fn read(ingest: &Ingest, machine: &Machine, named_by_last: bool, output: &Output) -> Result<Ours, String> {
    let (func, layout) = (ingest.func(), ingest.layout());
    let insts = func.num_insts() - layout.lead() as usize;
    let starts = &output.inst_alloc_offsets;
    let ends = starts.iter().skip(1).copied().chain([output.allocs.len() as u32]);
    if starts.len() != insts || !starts.iter().zip(ends).all(|(&start, end)| start <= end) {
        return Err(format!("the locations are not those of {insts} instructions"));
    }
    if let Some((inst, operand, place)) = layout.misplaced(output) {
        return Err(format!("operand {operand} of instruction {} is not at {place:?}", inst.index()));
    }
    let locations: Vec<Allocation> = (0..insts).flat_map(|inst| layout.locations(output, Inst::new(inst))).collect();
    if locations.len() != func.num_operands() {
        return Err(format!("{} locations for {} operands", locations.len(), func.num_operands()));
    }
    let mut slots = Slots { machine, known: BTreeMap::new() };
    for &(_, Edit::Move { from, to }) in &output.edits {
        for (end, other) in [(from, to), (to, from)] {
            if let Some(reg) = other.as_reg() {
                slots.note(end, Type(reg.class() as u8));
            }
        }
    }
    let operands = (0..func.num_insts() as u32).flat_map(|inst| func.inst_operands(ir::Inst::from_u32(inst)));
    for (&location, &value) in locations.iter().zip(operands) {
        slots.note(location, func.value_type(value));
    }
    let mut alloc = Ours { frame_align: 1, ..Ours::default() };
    for (&name, (slot, ty)) in &mut slots.known {
        let ty = machine.desc.ty(*ty);
        let units = u32::from(ty.spill_size) / SLOT_BYTES;
        let first = if named_by_last { (name + 1).checked_sub(units) } else { Some(name) };
        let offset =
            first.ok_or_else(|| format!("the slot that ends with stack{name} has {units} units"))? * SLOT_BYTES;
        *slot = alloc.slots.push(SlotData { area: SlotArea::Spill, offset, size: ty.spill_size.into() });
        alloc.frame_align = alloc.frame_align.max(ty.spill_align.into());
    }
    alloc.frame_size = output.num_spillslots as u32 * SLOT_BYTES;
    alloc.operands = locations.iter().map(|&location| slots.locate(location)).collect::<Result<_, _>>()?;
    for &(point, Edit::Move { from, to }) in &output.edits {
        let inst = layout.ours(point.inst()).as_u32() + u32::from(point.pos() == InstPosition::After);
        let class = from.as_reg().or(to.as_reg()).ok_or_else(|| format!("a move from {from} to {to}"))?.class();
        let ty = Type(class as u8);
        let edit = match (slots.locate(from)?, slots.locate(to)?) {
            (Loc::Reg(from), Loc::Reg(to)) => OurEdit::Move { ty, from, to },
            (Loc::Reg(from), Loc::Slot(to)) => OurEdit::Store { ty, from, to },
            (Loc::Slot(from), Loc::Reg(to)) => OurEdit::Load { ty, from, to },
            _ => return Err(format!("a move from {from} to {to}")),
        };
        alloc.edits.push((Point::Before(ir::Inst::from_u32(inst)), edit));
    }
    // The client saves the callee-saved registers that it finds written.
    let callee_saved = func.convention.map_or(&[][..], |conv| &machine.desc.convention(conv).callee_saved);
    alloc.saved = callee_saved.iter().map(|&reg| SavedReg { reg, slot: None }).collect();
    Ok(alloc)
}

/// The slots of an output by the unit that names them, each with the widest type stored there.
struct Slots<'m> {
    machine: &'m Machine,
    known: BTreeMap<u32, (Slot, Type)>,
}

impl Slots<'_> {
    fn note(&mut self, location: Allocation, ty: Type) {
        let Some(slot) = location.as_stack() else { return };
        let (_, known) = self.known.entry(slot.index() as u32).or_insert((Slot::from_u32(0), ty));
        let size = |ty: Type| self.machine.desc.ty(ty).spill_size;
        if size(ty) > size(*known) {
            *known = ty;
        }
    }
    fn locate(&self, location: Allocation) -> Result<Loc, String> {
        if let Some(slot) = location.as_stack() {
            let known = self.known.get(&(slot.index() as u32));
            return known.map(|&(slot, _)| Loc::Slot(slot)).ok_or_else(|| format!("nothing is known of {slot}"));
        }
        match location.as_reg() {
            Some(preg) => self.machine.reg(preg).map(Loc::Reg).ok_or_else(|| format!("there is no {preg}")),
            None => Ok(Loc::None),
        }
    }
}
