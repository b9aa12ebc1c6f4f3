//! Allocations as outputs of regalloc2, both ways.
//!
//! Both allocators see the same operands in the same order. So an allocation of one can be written as an output of the
//! other and be checked by the other's checker.

use std::collections::BTreeMap;

use regalloc2::{Allocation as Location, Edit, Inst, InstPosition, Output, PReg, ProgPoint, SpillSlot};
use ssara_cli::measure::Weights;
use ssara_core::output::{Allocation, Edit as OurEdit, Loc, Point, SavedReg, Slot, SlotArea, SlotData};
use ssara_core::target::{Reg, Type};
use ssara_core::{Target, ir};

use super::case::Case;
use super::copy_types::copy_types;
use crate::ra2f::{self, Machine};

const SLOT_BYTES: u32 = 8;

/// Our allocation as an output of regalloc2. Edits on an edge go to the end of it where no other edge starts or ends.
///
/// # Errors
/// When regalloc2 has no words for what the allocation does; says what that is.
pub fn to_output(case: &Case, alloc: &Allocation) -> Result<Output, String> {
    let (func, target, machine) = (&case.func, &*case.target, &*case.asked()?.machine);
    if alloc.operands.len() != func.num_operands() {
        return Err(format!("{} locations for {} operands", alloc.operands.len(), func.num_operands()));
    }
    let weights = Weights::new(func);
    let reg = |reg: Reg| {
        let preg = machine.preg(reg).ok_or_else(|| format!("regalloc2 has no register {}", target.reg(reg).name))?;
        Ok::<_, String>(Location::reg(PReg::from_index(preg.0.into())))
    };
    let slot = |slot: Slot| {
        let data = alloc.slots.get(slot).ok_or_else(|| format!("{slot} does not exist"))?;
        // The areas of the frame follow each other.
        let before = match data.area {
            SlotArea::Spill => 0,
            SlotArea::Scalable => alloc.frame_size.next_multiple_of(SLOT_BYTES),
            SlotArea::Incoming | SlotArea::Outgoing => return Err(format!("regalloc2 has no arguments in {slot}")),
        };
        match data.offset % SLOT_BYTES {
            0 => Ok(Location::stack(SpillSlot::new(((before + data.offset) / SLOT_BYTES) as usize))),
            _ => Err(format!("{slot} starts within a unit of regalloc2, at byte {}", data.offset)),
        }
    };
    // Before an instruction: edits of the edge into its block, its own, those of the edge out of its block.
    const EDGE_IN: u8 = 0;
    const OWN: u8 = 1;
    const EDGE_OUT: u8 = 2;
    let mut edits = Vec::with_capacity(alloc.edits.len());
    for &(point, edit) in &alloc.edits {
        let place = match point {
            Point::Before(inst) => (inst.as_u32(), OWN),
            Point::Edge(edge) => {
                let data = func.edge(edge);
                let terminator = func.terminator(data.from).ok_or("a block is empty")?;
                if weights.is_only_predecessor(func, edge) {
                    (func.block(data.to).insts.0, EDGE_IN)
                } else if func.succ_edges(data.from).len() > 1 {
                    return Err(format!("{edge} is critical, and regalloc2 splits no edges"));
                } else if func.inst_form(target, terminator).is_empty() {
                    (terminator.as_u32(), EDGE_OUT)
                } else {
                    return Err(format!("{edge} has edits, and its branch has operands"));
                }
            }
        };
        let (from, to) = match edit {
            OurEdit::Move { from, to, .. } => (reg(from)?, reg(to)?),
            OurEdit::Store { from, to, .. } => (reg(from)?, slot(to)?),
            OurEdit::Load { from, to, .. } => (slot(from)?, reg(to)?),
            OurEdit::Swap { .. } => return Err("regalloc2 has no swap".to_owned()),
            OurEdit::Remat { .. } => return Err("regalloc2 computes nothing again".to_owned()),
            OurEdit::Transfer { .. } => return Err("regalloc2 moves nothing between classes".to_owned()),
            OurEdit::Scratch { .. } => return Err("regalloc2 copies without scratch registers".to_owned()),
        };
        edits.push((place, Edit::Move { from, to }));
    }
    edits.sort_by_key(|&(place, _)| place);
    let location = |&loc: &Loc| match loc {
        Loc::None => Ok(Location::none()),
        Loc::Reg(place) => reg(place),
        Loc::Slot(place) => slot(place),
    };
    Ok(Output {
        num_spillslots: (alloc.frame_size.div_ceil(SLOT_BYTES) + alloc.scalable_size.div_ceil(SLOT_BYTES)) as usize,
        edits: edits.into_iter().map(|((inst, _), edit)| (ProgPoint::before(Inst::new(inst as usize)), edit)).collect(),
        allocs: alloc.operands.iter().map(location).collect::<Result<_, _>>()?,
        inst_alloc_offsets: func
            .blocks()
            .flat_map(|block| func.block_insts(block))
            .map(|inst| func.operand_range(inst).start as u32)
            .collect(),
        ..Output::default()
    })
}

/// An output of regalloc2 as our allocation; the client saves the callee-saved registers.
///
/// # Errors
/// When the output moves from slot to slot, or names a register that holds no values.
pub fn from_output(case: &Case, output: &Output) -> Result<Allocation, String> {
    let (func, target, machine) = (&case.func, &*case.target, &*case.asked()?.machine);
    let mut slots = Slots::default();
    for &(_, Edit::Move { from, to }) in &output.edits {
        for (end, other) in [(from, to), (to, from)] {
            if let (Some(slot), Some(reg)) = (end.as_stack(), other.as_reg()) {
                slots.note(slot, target, widest_type(machine, reg)?);
            }
        }
    }
    let insts = || func.blocks().flat_map(|block| func.block_insts(block));
    let values = insts().flat_map(|inst| func.inst_operands(inst));
    for (&location, &value) in output.allocs.iter().zip(values) {
        if let Some(slot) = location.as_stack() {
            slots.note(slot, target, func.value_type(value));
        }
    }
    let alternatives = case.asked()?.alternatives.clone();
    let mut alloc = Allocation { frame_align: 1, alternatives, ..Allocation::default() };
    for (&index, place) in &mut slots.0 {
        place.slot = alloc.slots.push(SlotData { area: SlotArea::Spill, offset: index * SLOT_BYTES, size: place.size });
        alloc.frame_size = alloc.frame_size.max(index * SLOT_BYTES + place.size);
        alloc.frame_align = alloc.frame_align.max(place.align);
    }
    let values = insts().flat_map(|inst| func.inst_operands(inst));
    let to_loc = |(&location, &value): (&Location, &ir::Value)| match (location.as_reg(), location.as_stack()) {
        (Some(preg), _) => Ok::<_, String>(Loc::Reg(to_reg(machine, preg, func.value_type(value))?)),
        (_, Some(slot)) => Ok(Loc::Slot(slots.get(slot))),
        _ => Ok(Loc::None),
    };
    alloc.operands = output.allocs.iter().zip(values).map(to_loc).collect::<Result<_, _>>()?;
    let types = copy_types(func, target, output);
    for (&(point, Edit::Move { from, to }), ty) in output.edits.iter().zip(types) {
        let inst = point.inst().index() as u32 + u32::from(point.pos() == InstPosition::After);
        let ends = [from, to];
        let [from_slot, to_slot] = ends.map(|end| end.as_stack().map(|slot| slots.get(slot)));
        let preg = from.as_reg().or(to.as_reg()).ok_or_else(|| format!("a move from {from} to {to}"))?;
        let ty = ty.map_or_else(|| widest_type(machine, preg), Ok)?;
        let reg = |end: Location| to_reg(machine, end.as_reg().ok_or("a move to or from nowhere")?, ty);
        let edit = match (from_slot, to_slot) {
            (None, None) => OurEdit::Move { ty, from: reg(from)?, to: reg(to)? },
            (None, Some(to)) => OurEdit::Store { ty, from: reg(from)?, to },
            (Some(from), _) => OurEdit::Load { ty, from, to: reg(to)? },
        };
        alloc.edits.push((Point::Before(ir::Inst::from_u32(inst)), edit));
    }
    alloc.saved = saved(func, target, &alloc);
    Ok(alloc)
}

/// The widest type of values in a class, of which slots have the size.
fn widest_type(machine: &Machine, preg: PReg) -> Result<Type, String> {
    machine.ty(preg.class() as u8).ok_or_else(|| format!("{preg} holds no values"))
}

/// The register in which a value of type `ty` is that regalloc2 has in `preg`.
fn to_reg(machine: &Machine, preg: PReg, ty: Type) -> Result<Reg, String> {
    machine.reg(ra2f::PReg(preg.index() as u8), ty).ok_or_else(|| format!("{preg} is no register of the target"))
}

/// The callee-saved registers that anything writes.
pub fn saved(func: &ir::Function, target: &Target, alloc: &Allocation) -> Vec<SavedReg> {
    let mut written = target.no_units();
    let mut write = |reg: Reg| target.reg_units(reg).iter().for_each(|&unit| written.insert(unit));
    for &(_, edit) in &alloc.edits {
        match edit {
            OurEdit::Move { to, .. }
            | OurEdit::Load { to, .. }
            | OurEdit::Remat { to, .. }
            | OurEdit::Transfer { to, .. } => write(to),
            OurEdit::Swap { a, b, .. } => [a, b].into_iter().for_each(&mut write),
            OurEdit::Scratch { reg } => write(reg),
            OurEdit::Store { .. } => {}
        }
    }
    let insts = || func.blocks().flat_map(|block| func.block_insts(block));
    for inst in insts() {
        let form = func.inst_form(target, inst);
        for (operand, loc) in form.operands().zip(&alloc.operands[func.operand_range(inst)]) {
            if let (true, Loc::Reg(reg)) = (operand.is_def(), *loc) {
                write(reg);
            }
        }
    }
    for inst in insts() {
        written.union_with(&ssara_core::units::UnitSet::from_words(func.inst_form(target, inst).clobbers));
    }
    let is_written = |reg: &Reg| target.reg_units(*reg).iter().any(|&unit| written.contains(unit));
    func.callee_saved_regs(target).filter(is_written).map(|reg| SavedReg { reg, slot: None }).collect()
}

/// The slots of an output, by index of their first unit.
#[derive(Default)]
struct Slots(BTreeMap<u32, SlotPlace>);

struct SlotPlace {
    size: u32,
    align: u32,
    slot: Slot,
}

impl Slots {
    fn note(&mut self, slot: SpillSlot, target: &Target, ty: Type) {
        let (size, align) = (u32::from(target.ty(ty).spill_size), u32::from(target.ty(ty).spill_align));
        let new = SlotPlace { size: 0, align: 1, slot: Slot::from_u32(0) };
        let place = self.0.entry(slot.index() as u32).or_insert(new);
        place.size = place.size.max(size);
        place.align = place.align.max(align);
    }
    fn get(&self, slot: SpillSlot) -> Slot {
        self.0[&(slot.index() as u32)].slot
    }
}
