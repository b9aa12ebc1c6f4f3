//! The registers that hold the addresses of slots out of reach, beside a search along all paths.

use super::reg_liveness::Paths;
use ssara_core::emit::{Frame, FrameError, FrameRules, Reach};
use ssara_core::ir::Function;
use ssara_core::output::{Allocation, Edit, Loc, Slot, SlotArea, SlotData, Step};
use ssara_core::target::{FormKind, MemoryRule, Reg};
use ssara_core::units::UnitSet;
use ssara_core::{CalleeSaves, Context, Level, Options, Target};
use ssara_testing::random::{Shape, function, rounds};
use ssara_testing::toy_target;

/// The registers and slots of a step, as far as it reads or writes them itself.
fn locations(func: &Function, target: &Target, step: Step<'_>) -> Vec<Loc> {
    match step {
        Step::Inst { form, locs, .. } => match func.form(target, form).kind {
            FormKind::Call | FormKind::Entry | FormKind::Return => Vec::new(),
            _ => locs.to_vec(),
        },
        Step::Edit(edit) => {
            let slot = match edit {
                Edit::Store { to: slot, .. } | Edit::Load { from: slot, .. } => Some(Loc::Slot(slot)),
                _ => None,
            };
            edit.regs().map(Loc::Reg).chain(slot).collect()
        }
        Step::Block(_) | Step::SplitEdge(_) => Vec::new(),
    }
}

/// Whether a register has the caller's content throughout.
fn is_callers(func: &Function, target: &Target, alloc: &Allocation, reg: Reg) -> bool {
    let is_saved = |callee_saved: Reg| alloc.saved.iter().any(|saved| saved.reg == callee_saved);
    func.callee_saved_regs(target).any(|callee_saved| target.overlap(reg, callee_saved) && !is_saved(callee_saved))
}

/// Each slot out of reach has a register for its address in each step that reads or writes it. Nothing reads the register
/// later, or its content is kept in reach, in memory that nothing else uses.
#[test]
fn address_registers_hold_nothing_that_is_needed() {
    address_registers_are_right(&toy_target());
}

/// The same where floats are loaded and stored with a scratch register.
#[test]
fn address_registers_are_no_scratch_registers() {
    let mut desc = toy_target().into_desc();
    let [of, through] = ["f64", "i64"].map(|name| desc.home_class(desc.find_type(name).expect("a type")));
    let ty = desc.class(of).ty;
    desc.types.to_mut()[ty.index()].memory = vec![MemoryRule { of, through }].into();
    address_registers_are_right(&Target::new(desc).expect("a valid target"));
}

/// The same where vectors grow with the vector length.
#[test]
fn address_registers_of_scalable_slots_are_right() {
    let mut desc = toy_target().into_desc();
    let ty = desc.find_type("v128").expect("a type");
    desc.types.to_mut()[ty.index()].scalable = true;
    address_registers_are_right(&Target::new(desc).expect("a valid target"));
}

fn address_registers_are_right(target: &Target) {
    let class = target.home_class(target.find_type("i64").expect("a type"));
    let (mut free, mut kept) = (0, 0);
    let mut context = Context::new();
    rounds(150, |u| {
        let shape = Shape { blocks: 6, insts: 30, wild_forms: false, reserve: 0 };
        let func = function(u, target, &shape)?;
        let saves = *u.choose(&[CalleeSaves::Insert, CalleeSaves::Wrap, CalleeSaves::Report])?;
        let options = Options::new(*u.choose(&Level::ALL)?, saves);
        let Ok(alloc) = context.allocate(&func, target, &options) else { return Ok(()) };
        let rules = FrameRules { align: 16, outgoing: 40, calls: true, ..FrameRules::default() };
        let reach = Reach { offset: 63, address: Some(class) };
        let frame = match Frame::with_rules(&func, target, &alloc, rules, reach) {
            Err(FrameError::OutOfReach { .. }) => return Ok(()),
            frame => frame.expect("a frame"),
        };
        let paths = Paths::new(&func, target, &alloc);
        let (mut node, mut at, mut begun) = (0, 0, 0);
        let mut scratch = None;
        for (number, step) in (0..).zip(alloc.walk(&func)) {
            let far_slots = frame.far_slots(number);
            let locs = locations(&func, target, step);
            let mut slots: Vec<Slot> = locs.iter().filter_map(|loc| loc.slot()).collect();
            slots.retain(|&slot| match alloc.slots[slot].area {
                SlotArea::Scalable => true,
                SlotArea::Incoming if alloc.scalable_size > 0 => true,
                _ => frame.layout.slot(&alloc, slot) > reach.offset,
            });
            slots.sort_unstable();
            slots.dedup();
            assert_eq!(far_slots.iter().map(|far| far.slot).collect::<Vec<_>>(), slots, "step {number}");
            if let Step::Block(_) | Step::SplitEdge(_) = step {
                (node, at, begun) = (begun, 0, begun + 1);
                continue;
            }
            // The scratch register of an edit stands before it.
            let mut taken: Vec<Reg> = locs.iter().filter_map(|loc| loc.reg()).chain(scratch).collect();
            scratch = match step {
                Step::Edit(Edit::Scratch { reg }) => Some(reg),
                _ => None,
            };
            let clobbers = match step {
                Step::Inst { form, .. } => UnitSet::from_words(func.form(target, form).clobbers),
                _ => target.no_units(),
            };
            let mut spare = alloc.outgoing_size().max(40);
            for far in far_slots {
                assert_eq!(frame.place(&alloc, number, far.slot), (Some(far.address), 0));
                assert_eq!(far.offset, frame.layout.slot(&alloc, far.slot));
                let scalable = match alloc.slots[far.slot] {
                    SlotData { area: SlotArea::Scalable, offset, .. } => offset,
                    SlotData { area: SlotArea::Incoming, .. } => frame.layout.scalable_size,
                    _ => 0,
                };
                assert_eq!(far.scalable, scalable);
                assert!(taken.iter().all(|&reg| !target.overlap(reg, far.address)), "step {number}: {far:?}");
                assert!(target.reg_units(far.address).iter().all(|&unit| !clobbers.contains(unit)));
                taken.push(far.address);
                if let Some(kept_at) = far.kept_at {
                    let end = kept_at + u32::from(target.ty(far.ty).spill_size);
                    assert!(spare <= kept_at && kept_at <= reach.offset && end <= frame.layout.spill_area);
                    spare = end;
                    kept += 1;
                } else {
                    assert!(!is_callers(&func, target, &alloc, far.address), "step {number}: {far:?}");
                    assert!(!paths.is_any_read(node, at, far.address), "step {number}: {far:?}");
                    free += 1;
                }
            }
            at += 1;
        }
        Ok(())
    });
    assert!(free > 1000 && kept > 20, "{free} free, {kept} kept");
}

/// Without registers for addresses, a slot out of reach is an error that names it.
#[test]
fn a_slot_out_of_reach_is_an_error_without_address_registers() {
    let target = toy_target();
    let mut found = 0;
    let mut context = Context::new();
    rounds(50, |u| {
        let func = function(u, &target, &Shape { blocks: 6, insts: 30, wild_forms: false, reserve: 0 })?;
        let Ok(alloc) = context.allocate(&func, &target, &Options::default()) else { return Ok(()) };
        let frame = |offset| Frame::new(&func, &target, &alloc, Reach { offset, address: None });
        let Ok(all) = frame(u32::MAX) else { return Ok(()) };
        let far = all.layout.out_of_reach(&alloc, 15).next();
        let expected = far.map(|(slot, offset)| FrameError::OutOfReach { slot, offset });
        assert_eq!(frame(15).err(), expected);
        found += usize::from(far.is_some());
        Ok(())
    });
    assert!(found > 10, "{found} frames");
}
