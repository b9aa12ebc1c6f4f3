//! The layout of frames and of blocks.

use std::collections::HashSet;

use ssara_core::emit::{CodeBlock, FrameError, FrameLayout, FrameRules, block_layout, step_ranges};
use ssara_core::ir::Block;
use ssara_core::output::{Allocation, SavedReg, SlotArea, SlotData, Step};
use ssara_core::target::Reg;
use ssara_core::verify::Checker;
use ssara_core::{CalleeSaves, Context, Level, Options, Stress};
use ssara_testing::random::{Shape, function, rounds, stress};
use ssara_testing::toy_target;

/// Every byte belongs to one thing at most, everything is aligned, and nothing lies beyond the frame.
#[test]
fn frames_have_room_for_everything() {
    let target = toy_target();
    let reg = |name| target.find_reg(name).expect("a register");
    let mut context = Context::new();
    let (mut frames, mut without) = (0, 0);
    rounds(150, |u| {
        let shape = Shape { blocks: 4, insts: 20, wild_forms: false, reserve: 0 };
        let func = function(u, &target, &shape)?;
        let callee_saves = *u.choose(&[CalleeSaves::Insert, CalleeSaves::Report])?;
        let options = Options::new(*u.choose(&Level::ALL)?, callee_saves);
        let Ok(alloc) = context.allocate(&func, &target, &options) else { return Ok(()) };
        let rules = FrameRules {
            pushed: *u.choose(&[0, 8])?,
            outgoing: u.int_in_range(0..=5)? * 8,
            spare: 0,
            calls: u.arbitrary()?,
            align: 16,
            also_saved: if u.arbitrary()? { vec![reg("r9"), reg("d7")] } else { vec![] },
        };
        let frame = FrameLayout::new(&target, &alloc, &rules).expect("a frame");
        let outgoing = rules.outgoing.max(alloc.outgoing_size());
        let mut things = vec![(0, outgoing, 1)];
        for (slot, data) in &alloc.slots {
            let at = frame.slot(&alloc, slot);
            match data.area {
                SlotArea::Spill => things.push((at, data.size, 1)),
                SlotArea::Scalable => unreachable!("no value is scalable"),
                SlotArea::Incoming => assert_eq!(at, frame.argument(data.offset)),
                SlotArea::Outgoing => assert!(at == data.offset && at + data.size <= outgoing),
            }
        }
        for saved in &frame.saved {
            let ty = target.ty(saved.ty);
            things.push((saved.offset, ty.spill_size.into(), ty.spill_align.into()));
            let from_cfa = saved.offset as i32 - frame.size as i32 - rules.pushed as i32;
            assert_eq!((target.reg(saved.reg).ty, frame.from_cfa(saved.offset)), (Some(saved.ty), from_cfa));
        }
        let by_client = alloc.saved.iter().filter(|saved| saved.slot.is_none()).count();
        assert_eq!(frame.saved.len(), by_client + rules.also_saved.len());
        things.sort_unstable();
        assert!(things.windows(2).all(|pair| pair[0].0 + pair[0].1 <= pair[1].0), "{things:?}");
        assert!(things.iter().all(|&(at, size, align)| at % align == 0 && at + size <= frame.size), "{things:?}");
        assert_eq!((frame.spill_area % alloc.frame_align.max(1), frame.argument(8)), (0, frame.incoming + 8));
        if frame.size == 0 && !(rules.calls && rules.pushed > 0) {
            without += 1;
        } else {
            assert_eq!((frame.size + rules.pushed) % 16, 0);
            assert_eq!(frame.incoming, frame.size + rules.pushed);
            frames += 1;
        }
        Ok(())
    });
    assert!(frames > 50 && without > 0, "{frames} frames, {without} functions without one");
}

#[test]
fn frames_that_cannot_be_are_refused() {
    let target = toy_target();
    let rules = FrameRules { align: 16, ..FrameRules::default() };
    let layout = |alloc: &Allocation, rules: &FrameRules| FrameLayout::new(&target, alloc, rules);
    let none = Allocation { frame_align: 1, ..Allocation::default() };
    assert_eq!(layout(&none, &rules).map(|frame| frame.size), Ok(0));
    assert_eq!(layout(&none, &FrameRules { align: 12, ..rules.clone() }), Err(FrameError::Alignment(12)));
    let wide = Allocation { frame_align: 32, frame_size: 32, ..Allocation::default() };
    assert_eq!(layout(&wide, &rules), Err(FrameError::Overaligned { needed: 32, given: 16 }));
    let large = Allocation { frame_align: 8, frame_size: u32::MAX, ..Allocation::default() };
    assert_eq!(layout(&large, &rules), Err(FrameError::TooLarge));
    let vector = target.find_reg("v7").expect("a register");
    let saved = vec![SavedReg { reg: vector, slot: None }];
    let saves = Allocation { frame_align: 1, saved, ..Allocation::default() };
    let unknown = Reg(target.regs.len() as u16);
    let also_saved = FrameRules { also_saved: vec![unknown], ..rules.clone() };
    assert_eq!(layout(&none, &also_saved), Err(FrameError::Unknown(unknown)));
    let narrow = FrameRules { align: 8, ..rules };
    assert_eq!(layout(&saves, &narrow), Err(FrameError::Overaligned { needed: 16, given: 8 }));
}

/// The blocks are those of the walk, each once, and a split edge lies between its ends wherever they follow each other.
#[test]
fn blocks_are_written_once_and_run_on_where_they_can() {
    let target = toy_target();
    let mut context = Context::new();
    let (mut split, mut saved) = (0, 0);
    rounds(300, |u| {
        let stress = if u.arbitrary()? { stress(u)? } else { Stress::NONE };
        let options = Options { stress, ..Options::new(*u.choose(&Level::ALL)?, CalleeSaves::Insert) };
        let func = function(u, &target, &Shape { blocks: 9, insts: 30, wild_forms: false, reserve: 0 })?;
        let Ok(alloc) = context.allocate(&func, &target, &options) else { return Ok(()) };
        let order = block_layout(&func, &alloc);
        assert_eq!(order[0], CodeBlock::Block(Block::ENTRY));
        let in_walk = |step: Step| match step {
            Step::Block(block) => Some(CodeBlock::Block(block)),
            Step::SplitEdge(edge) => Some(CodeBlock::SplitEdge(edge)),
            _ => None,
        };
        let key = |block: &CodeBlock| match *block {
            CodeBlock::Block(block) => (0, block.as_u32()),
            CodeBlock::SplitEdge(edge) => (1, edge.as_u32()),
        };
        let walked: Vec<CodeBlock> = alloc.walk(&func).filter_map(in_walk).collect();
        let [listed, walked_keys] = [&order, &walked].map(|blocks| blocks.iter().map(key).collect::<HashSet<_>>());
        assert_eq!((order.len(), &listed), (walked.len(), &walked_keys));
        // Block by block, the steps are those of the walk.
        let steps = walked.iter().flat_map(|block| block.steps(&func, &alloc)).collect::<Vec<_>>();
        assert_eq!(steps, alloc.walk(&func).filter(|&step| in_walk(step).is_none()).collect::<Vec<_>>());
        let runs_on = |blocks: &[CodeBlock]| {
            let splits = blocks.windows(2).filter(|pair| matches!(pair[0], CodeBlock::SplitEdge(_)));
            splits.filter(|pair| pair[0].falls_into(pair[1], &func, &alloc)).count()
        };
        split += walked.len() - func.num_blocks();
        saved += runs_on(&order) - runs_on(&walked);
        for pair in order.windows(2).filter(|pair| matches!(pair[1], CodeBlock::SplitEdge(_))) {
            let CodeBlock::SplitEdge(edge) = pair[1] else { continue };
            if matches!(pair[0], CodeBlock::Block(from) if func.edge(edge).from == from) {
                assert!(pair[0].falls_into(pair[1], &func, &alloc));
            }
        }
        Ok(())
    });
    assert!(split > 100 && saved > 20, "{split} split edges, {saved} jumps saved");
}

/// The slots that a load or store of a certain reach does not reach are those with larger offsets in the frame, in whatever
/// area they are.
#[test]
fn slots_out_of_reach_are_those_with_larger_offsets() {
    let target = toy_target();
    let mut alloc = Allocation { frame_align: 8, frame_size: 4096, ..Allocation::default() };
    let places = [(SlotArea::Outgoing, 8), (SlotArea::Spill, 0), (SlotArea::Spill, 4088), (SlotArea::Incoming, 16)];
    for (area, offset) in places {
        alloc.slots.push(SlotData { area, offset, size: 8 });
    }
    let also_saved = vec![target.find_reg("r9").expect("a register")];
    let rules = FrameRules { pushed: 8, outgoing: 24, calls: true, align: 16, spare: 0, also_saved };
    let frame = FrameLayout::new(&target, &alloc, &rules).expect("a frame");
    let offsets: Vec<u32> = alloc.slots.keys().map(|slot| frame.slot(&alloc, slot)).collect();
    assert_eq!(offsets, [8, 24, 4112, frame.size + 8 + 16]);
    for reach in offsets.iter().flat_map(|&offset| [offset - 1, offset]).chain([0, u32::MAX]) {
        let far: Vec<_> = frame.out_of_reach(&alloc, reach).map(|(_, offset)| offset).collect();
        let expected: Vec<u32> = offsets.iter().copied().filter(|&offset| offset > reach).collect();
        assert_eq!(far, expected, "reach {reach}");
    }
}

/// The rows, read in the order of the code, say of each step what the checker says.
#[test]
fn unwind_rows_follow_the_saved_ranges() {
    let target = toy_target();
    let (mut context, mut changes) = (Context::new(), 0);
    rounds(150, |u| {
        let shape = Shape { blocks: 8, insts: 30, wild_forms: false, reserve: 0 };
        let func = function(u, &target, &shape)?;
        let options = Options::new(*u.choose(&Level::ALL)?, CalleeSaves::Insert);
        let Ok(alloc) = context.allocate(&func, &target, &options) else { return Ok(()) };
        let frame = FrameLayout::new(&target, &alloc, &FrameRules { align: 16, ..FrameRules::default() });
        let frame = frame.expect("a frame");
        let saved = Checker::new(&target).saved_ranges(&func, &alloc).expect("a right allocation");
        let steps = step_ranges(&func, &alloc, &block_layout(&func, &alloc));
        let rows = frame.cfi_rows(&alloc, &steps, &saved);
        changes += rows.len();
        let (mut rows, mut open) = (rows.into_iter().peekable(), Vec::new());
        for step in steps.into_iter().flatten() {
            while let Some(row) = rows.next_if(|row| row.step == step) {
                open.retain(|&(reg, _)| reg != row.reg);
                open.extend(row.from_cfa.map(|at| (row.reg, at)));
            }
            let here = saved.iter().filter(|range| (range.start..range.end).contains(&step));
            let mut expected: Vec<_> =
                here.map(|range| (range.reg, frame.from_cfa(frame.slot(&alloc, range.slot)))).collect();
            open.sort_unstable();
            expected.sort_unstable();
            assert_eq!(open, expected, "before step {step}");
        }
        assert_eq!(rows.next(), None);
        Ok(())
    });
    assert!(changes > 50, "{changes} rows");
}
