//! Random allocations: the checker does not panic on them.

use arbitrary::{Result, Unstructured};

use crate::verify::case::Done;
use crate::verify::paths::random_case;
use crate::verify::target::target;
use ssara_core::ir::{Edge, Inst};
use ssara_core::output::{Edit, Loc, Point, SavedReg, Slot, SlotArea, SlotData};
use ssara_core::target::{Conv, Reg, Type};
use ssara_testing::random::rounds;

const AREAS: [SlotArea; 4] = [SlotArea::Spill, SlotArea::Scalable, SlotArea::Incoming, SlotArea::Outgoing];

/// Small most of the time, so that it often names something that exists.
fn number(u: &mut Unstructured, likely: u32) -> Result<u32> {
    if u.ratio(15, 16)? { u.int_in_range(0..=likely) } else { u.int_in_range(0..=u32::MAX - 1) }
}

fn reg(u: &mut Unstructured) -> Result<Reg> {
    Ok(Reg(number(u, 30)? as u16))
}

fn slot(u: &mut Unstructured) -> Result<Slot> {
    Ok(Slot::from_u32(number(u, 3)?))
}

fn edit(u: &mut Unstructured) -> Result<Edit> {
    let ty = Type(number(u, 5)? as u8);
    Ok(match u.int_in_range(0..=3)? {
        0 => Edit::Move { ty, from: reg(u)?, to: reg(u)? },
        1 => Edit::Swap { ty, a: reg(u)?, b: reg(u)? },
        2 => Edit::Store { ty, from: reg(u)?, to: slot(u)? },
        _ => Edit::Load { ty, from: slot(u)?, to: reg(u)? },
    })
}

fn point(u: &mut Unstructured) -> Result<Point> {
    Ok(if u.arbitrary()? {
        Point::Before(Inst::from_u32(number(u, 12)?))
    } else {
        Point::Edge(Edge::from_u32(number(u, 6)?))
    })
}

/// Replaces some parts of the allocation.
fn spoil(u: &mut Unstructured, done: &mut Done) -> Result<()> {
    for loc in &mut done.alloc.operands {
        if u.ratio(1, 4)? {
            *loc = match u.int_in_range(0..=2)? {
                0 => Loc::None,
                1 => Loc::Reg(reg(u)?),
                _ => Loc::Slot(slot(u)?),
            };
        }
    }
    if u.ratio(1, 8)? {
        done.alloc.operands.truncate(number(u, 20)? as usize);
    }
    for _ in 0..u.int_in_range(0..=4)? {
        done.alloc.edits.push((point(u)?, edit(u)?));
    }
    if u.arbitrary()? {
        done.alloc.edits.sort_by_key(|(point, _)| *point);
    }
    if u.ratio(1, 4)? {
        done.alloc.slots.push(SlotData { area: *u.choose(&AREAS)?, offset: number(u, 32)?, size: number(u, 16)? });
    }
    if u.ratio(1, 4)? {
        (done.alloc.frame_size, done.alloc.frame_align) = (number(u, 64)?, number(u, 16)?);
        done.alloc.scalable_size = number(u, 64)?;
    }
    for _ in 0..u.int_in_range(0..=2)? {
        let (reg, has_slot) = (reg(u)?, u.arbitrary()?);
        done.alloc.saved.push(SavedReg { reg, slot: if has_slot { Some(slot(u)?) } else { None } });
    }
    Ok(())
}

#[test]
fn noise_is_refused_without_a_panic() {
    let target = target();
    let mut refused = 0;
    rounds(1000, |u| {
        let mut done = random_case(u, &target)?;
        if u.arbitrary()? {
            done.func.convention = Some(Conv(0));
        }
        spoil(u, &mut done)?;
        refused += usize::from(!done.words().is_empty());
        Ok(())
    });
    assert!(refused > 0);
}
