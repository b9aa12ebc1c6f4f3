//! The prologue and the epilogue of a frame.

use std::collections::BTreeMap;

use ssara_core::emit::{FrameLayout, FrameOp, FrameRules};
use ssara_core::output::{Allocation, SavedReg};
use ssara_core::target::Reg;
use ssara_testing::random::rounds;
use ssara_testing::{scalar_target, valid};

/// What the steps of a prologue or an epilogue did.
#[derive(Default, Debug)]
struct Run {
    /// The stack pointer now, and wherever something was stored or loaded.
    stack: i64,
    stops: Vec<i64>,
    /// By address: the register that is stored there.
    memory: BTreeMap<i64, Reg>,
    loaded: Vec<Reg>,
}

/// The vector length of the machine, counted in shortest ones.
const VECTOR_LENGTH: i64 = 3;

impl Run {
    fn play(&mut self, ops: &[FrameOp], reach: u32) {
        for &op in ops {
            let offset = match op {
                FrameOp::Store(.., offset) | FrameOp::Load(.., offset) => offset,
                FrameOp::Adjust(by) | FrameOp::AdjustScalable(by) => {
                    assert_ne!(by, 0);
                    let by = i64::from(by);
                    self.stack += if matches!(op, FrameOp::Adjust(_)) { by } else { VECTOR_LENGTH * by };
                    continue;
                }
            };
            assert!(offset <= reach, "offset {offset} in {ops:?}");
            self.stops.push(self.stack);
            let at = self.stack + i64::from(offset);
            match op {
                FrameOp::Store(reg, ..) => assert_eq!(self.memory.insert(at, reg), None),
                FrameOp::Load(reg, ..) => {
                    assert_eq!(self.memory.get(&at), Some(&reg));
                    self.loaded.push(reg);
                }
                FrameOp::Adjust(_) | FrameOp::AdjustScalable(_) => {}
            }
        }
    }
}

/// All stores are in reach and above the stack pointer, each register is where the layout has it, and the epilogue loads it
/// from there. Between the steps the stack pointer is aligned as far as the reach allows.
#[test]
fn prologues_store_within_reach_and_epilogues_undo_it() {
    let (mut far, mut narrow) = (0, 0);
    rounds(3000, |u| {
        let mut desc = scalar_target(40).into_desc();
        let ty = &mut desc.types.to_mut()[0];
        ty.spill_align = 1 << u.int_in_range(0..=4)?;
        ty.spill_size = ty.spill_align * u.int_in_range(1..=3)?;
        ty.bits = ty.bits.min(8 * ty.spill_size);
        let bits = ty.bits;
        desc.regs.to_mut().iter_mut().for_each(|reg| reg.bits = bits);
        let target = valid(desc);
        let align = u32::from(target.types[0].spill_align) << u.int_in_range(0..=6)?;
        let reach = *u.choose(&[0, 1, 63, 127, 255, 270, 2047, 4095, u32::MAX])?;
        let regs: Vec<Reg> = (0..u.int_in_range(0..=40)?).map(Reg).collect();
        let (by_rules, reported) = regs.split_at(u.int_in_range(0..=regs.len())?);
        let frame_size = *u.choose(&[0, 8, 40, 64, 200, 272, 1000, 5000, 1 << 20])? + u.int_in_range(0..=70)?;
        let saved = reported.iter().map(|&reg| SavedReg { reg, slot: None }).collect();
        let scalable_size = *u.choose(&[0, 0, 0, 16, 48, 4096])?;
        let alloc = Allocation { frame_align: 1, frame_size, scalable_size, saved, ..Allocation::default() };
        let pushed = *u.choose(&[0, 2, 8])?;
        let rules = FrameRules { pushed, align, also_saved: by_rules.to_vec(), ..FrameRules::default() };
        let frame = FrameLayout::new(&target, &alloc, &rules).expect("a frame");
        let size = i64::from(frame.size);
        let scalable = VECTOR_LENGTH * i64::from(frame.scalable_size);
        let (prologue, epilogue) = (frame.prologue(reach), frame.epilogue(reach));

        let mut run = Run::default();
        run.play(&prologue, reach);
        assert_eq!(run.stack, -size - scalable);
        let places: BTreeMap<i64, Reg> =
            frame.saved.iter().map(|saved| (i64::from(saved.offset) - size, saved.reg)).collect();
        assert_eq!((run.memory.len(), &run.memory), (regs.len(), &places));
        let stops = run.stops.len();
        run.play(&epilogue, reach);
        run.loaded.sort_unstable();
        assert_eq!((run.stack, run.loaded), (0, regs));

        let aligned = if reach < align { 1 << (reach + 1).ilog2() } else { i64::from(align) };
        assert!(run.stops.iter().all(|stop| (stop + size) % aligned == 0), "{prologue:?}");
        // Nothing is lost to whatever interrupts the program: each store is above the stack pointer.
        let mut steps: Vec<i64> = run.stops[..stops].to_vec();
        steps.dedup();
        assert!(steps.is_sorted_by(|a, b| a > b), "{prologue:?}");
        let bottom = if scalable > 0 { frame.scalable_area } else { 0 };
        let last = frame.saved.last().map_or(0, |saved| saved.offset);
        if last <= reach.saturating_add(bottom) {
            assert!(
                prologue.len() <= places.len() + if scalable > 0 { 3 } else { 1 },
                "one step is enough: {prologue:?}"
            );
        } else {
            far += 1;
            narrow += usize::from(steps.len() > 1);
        }
        Ok(())
    });
    assert!(far > 500 && narrow > 200, "{far} large frames, {narrow} with several stops");
}

/// A frame whose saved registers just fit into the reach, but not from the last aligned place below them.
#[test]
fn rounding_a_step_down_takes_no_register_out_of_reach() {
    let mut desc = scalar_target(32).into_desc();
    let ty = &mut desc.types.to_mut()[0];
    (ty.spill_size, ty.spill_align) = (8, 8);
    let target = valid(desc);
    let also_saved = (0..32).map(Reg).collect();
    let rules = FrameRules { align: 64, also_saved, ..FrameRules::default() };
    let alloc = Allocation { frame_align: 8, frame_size: 4088, ..Allocation::default() };
    let frame = FrameLayout::new(&target, &alloc, &rules).expect("a frame");
    let mut run = Run::default();
    run.play(&frame.prologue(270), 270);
    assert_eq!((run.memory.len(), run.stack), (32, -i64::from(frame.size)));
}
