//! Values in memory: webs that share a slot, the layout of the frame, the places of stores.

use std::collections::BTreeMap;

use crate::coalesce::Naive;
use crate::coalesce::find_live;
use crate::common::machines::tables;
use cranelift_entity::PrimaryMap;
use ssara_core::analysis::cfg::Cfg;
use ssara_core::analysis::constraints::Constraints;
use ssara_core::analysis::liveness::Liveness;
use ssara_core::internals::analysis::context::Cx;
use ssara_core::internals::analysis::form_effects::FormEffects;
use ssara_core::internals::analysis::pressure::Pressure;
use ssara_core::internals::analysis::remat::Remats;
use ssara_core::internals::coalesce::webs::Webs;
use ssara_core::internals::frame::context::FrameCx;
use ssara_core::internals::frame::stack_slots::StackSlots;
use ssara_core::internals::regs::machine::Machine;
use ssara_core::internals::spill::Spiller;
use ssara_core::internals::spill::context::{Guidance, SpillCx};
use ssara_core::internals::spill::plan::SpillPlan;
use ssara_core::internals::spill::store_placement::StorePlacement;
use ssara_core::ir::{Function, Value};
use ssara_core::output::{Allocation, Slot, SlotArea, SlotData};
use ssara_core::target::{FormKind, OperandDesc, Target, TargetDesc, Type};
use ssara_core::text;
use ssara_core::{CalleeSaves, Level, Options};
use ssara_testing::TargetBuilder;
use ssara_testing::random::{Shape, function, rounds};

/// Two banks of three registers each, with slots of different sizes.
pub fn small_target() -> Target {
    let mut b = TargetBuilder::new("small");
    let mut types = Vec::new();
    for (bank, bits) in [("int", 64), ("vec", 128)] {
        b.bank(bank);
        types.push(b.ty(&format!("{bank}{bits}"), bits, false));
        for n in 0..3 {
            b.family(&format!("{bank}{n}"), bits, &[]);
        }
    }
    b.seal(&[]);
    let [int, vec] = [0, 1].map(|ty: usize| ssara_core::target::Class(types[ty].0.into()));
    let (read, def) = (OperandDesc::reg_use, OperandDesc::reg_def);
    b.form("add", FormKind::Op, &[OperandDesc::tied_def(int, 1), read(int), read(int)], &[]);
    b.form("fma", FormKind::Op, &[def(vec), read(vec), read(vec), read(vec)], &[]);
    b.form("wide", FormKind::Op, &[def(vec), read(int)], &[]);
    b.form("call", FormKind::Op, &[def(int), read(int)], &["int0", "vec0", "vec1", "vec2"]);
    b.form("jump", FormKind::Branch, &[], &[]);
    b.form("branch", FormKind::Branch, &[read(int)], &[]);
    b.finish()
}

/// The passes up to slots.
#[derive(Default)]
pub struct Passes {
    pub cfg: Cfg,
    pub constraints: Constraints,
    pub live: Liveness,
    webs: Webs,
    pressure: Pressure,
    spiller: Spiller<1>,
    pub plan: SpillPlan<1>,
    pub stores: StorePlacement,
    slots: StackSlots,
}

impl Passes {
    fn run(&mut self, func: &Function, target: &Target) -> bool {
        let Passes { cfg, constraints, live, webs, pressure, spiller, plan, stores, slots } = self;
        let tables = tables::<1>(target, func);
        let machine = &Machine::new(target, &tables);
        cfg.compute(func);
        *constraints = find_live(live, func, target, cfg);
        webs.reset(func.num_values());
        webs.unite(func, target, cfg, constraints, live);
        let (remats, options) = (&Remats::default(), &Options::new(Level::O2, CalleeSaves::Insert));
        let cx = Cx { func, machine, cfg, constraints, remats, options, record: None };
        let effects = &mut FormEffects::default();
        effects.compute(func, machine, constraints.forms());
        pressure.compute(&cx, live, effects);
        live.compute_distances(func, cfg);
        let spill_cx = SpillCx { cx, live, pressure, effects, guidance: Guidance::Distances(None) };
        if spiller.run(&spill_cx, webs, plan).is_err() {
            return false;
        }
        stores.place(cfg, live, plan);
        slots.color(&FrameCx { cx, sets: &plan.sets, forms: &plan.forms }, live, webs);
        true
    }
}

/// Calls `check` with random functions, some of which spill, and the results of the passes for them.
pub fn random_functions(count: u64, mut check: impl FnMut(&Function, &Target, &mut Passes)) {
    let target = small_target();
    let mut passes = Passes::default();
    let mut spilled = 0;
    rounds(count, |u| {
        let shape = Shape { blocks: 8, insts: 10, wild_forms: u.arbitrary()?, reserve: 0 };
        let mut func = function(u, &target, &shape)?;
        if u.arbitrary()? {
            for block in func.blocks() {
                func.set_frequency(block, Some(f32::from(u.int_in_range(0..=20u8)?)));
            }
        }
        if ssara_core::validate::check(&func, &target).is_ok() && passes.run(&func, &target) {
            spilled += passes.plan.sets.spilled.count_ones(..);
            check(&func, &target, &mut passes);
        }
        Ok(())
    });
    assert!(spilled > 1000, "{spilled} values were spilled");
}

/// Checks that values in memory at the same time are in different slots, unless they are of one web.
fn are_apart(passes: &mut Passes, values: impl Iterator<Item = Value>) -> Result<(), (Value, Value)> {
    let mut webs: BTreeMap<Slot, (Slot, Value)> = BTreeMap::new();
    for value in values.filter(|value| passes.plan.sets.spilled.contains(value.as_u32() as usize)) {
        let web = passes.webs.slot(value);
        let slot = passes.slots.of(web).expect("a spilled value has a slot");
        let (other, first) = *webs.entry(slot).or_insert((web, value));
        if other != web {
            return Err((first, value));
        }
    }
    Ok(())
}

#[test]
fn webs_that_share_a_slot_are_never_in_memory_at_once() {
    let mut shared = 0usize;
    random_functions(6000, |func, target, passes| {
        let naive = Naive::new(func, target, &passes.cfg);
        let fail = |at: String, pair: (Value, Value)| -> ! { panic!("{pair:?} {at}\n{}", text::print(func, target)) };
        for (at, live) in naive.after.iter().enumerate() {
            are_apart(passes, live.iter().copied())
                .unwrap_or_else(|pair| fail(format!("after program point {at}"), pair));
        }
        for block in passes.cfg.rpo().to_vec() {
            for edge in func.succ_edges(block) {
                // On an edge: live values, arguments, and parameters that arrive in memory.
                let to = func.edge(edge).to;
                let read = naive.live_in[to.as_u32() as usize].iter().chain(func.edge_args(edge));
                let in_memory = &passes.plan.sets.memory_params;
                let written = func.block_params(to).iter().filter(|param| in_memory.contains(param.as_u32() as usize));
                let values: Vec<Value> = read.chain(written).copied().collect();
                are_apart(passes, values.into_iter()).unwrap_or_else(|pair| fail(format!("on {edge}"), pair));
            }
        }
        let mut webs: Vec<Slot> = Vec::new();
        for value in passes.plan.sets.spilled.ones() {
            webs.push(passes.webs.slot(Value::from_u32(value as u32)));
        }
        webs.sort_unstable();
        webs.dedup();
        shared += webs.len() - passes.slots.count();
    });
    assert!(shared > 100, "{shared} webs share a slot with another");
}

#[test]
fn a_spilled_value_is_stored_once_where_it_is_in_a_register_before_all_reads() {
    let mut moved = 0;
    random_functions(6000, |func, target, passes| {
        let Passes { cfg, live, plan, stores, .. } = passes;
        for value in plan.sets.spilled.ones().map(|value| Value::from_u32(value as u32)) {
            let show = || format!("{value}\n{}", text::print(func, target));
            let places: Vec<_> = func.blocks().filter(|&block| stores.at_start(block).any(|v| v == value)).collect();
            let Some(def) = live.def_block(value) else { continue };
            if stores.is_at_definition(value) {
                assert!(places.is_empty(), "stored twice: {}", show());
                continue;
            }
            moved += 1;
            let [place] = places[..] else { panic!("stored at {places:?}: {}", show()) };
            assert_eq!(stores.at_start(place).filter(|&v| v == value).count(), 1, "stored twice: {}", show());
            assert!(cfg.freq(place) <= cfg.freq(def), "stored more often than defined: {}", show());
            assert!(cfg.dominates(def, place) && plan.residency.entry(place).contains(&value), "{}", show());
            for read in plan.sets.memory_reads.iter().filter(|read| read.0 == value) {
                assert!(cfg.dominates(place, read.1), "read at {} before it is stored: {}", read.1, show());
            }
        }
    });
    assert!(moved > 50, "{moved} stores were moved");
}

#[test]
fn slots_of_a_frame_are_aligned_and_disjoint_and_close_together() {
    // Slots depend on types only.
    let mut target = small_target().into_desc();
    let sizes = [(1, 1), (2, 2), (4, 4), (8, 8), (16, 16), (12, 4), (48, 16), (10, 2), (4, 16), (1, 8)];
    let template = target.types[0].clone();
    let typed = |&(spill_size, spill_align): &(u16, u16)| ssara_core::target::TypeDesc {
        spill_size,
        spill_align,
        scalable: matches!(spill_size, 2 | 12 | 16),
        ..template.clone()
    };
    target.types = sizes.iter().map(typed).collect();
    rounds(700, |u| {
        let mut slots = StackSlots::default();
        let mut types = Vec::new();
        for _ in 0..u.int_in_range(0..=12)? {
            let ty = Type::from_index(u.choose_index(sizes.len())?);
            let slot = slots.add(&target, ty);
            types.push((slots.of(slot).expect("just added"), ty));
        }
        let mut out = Allocation::default();
        slots.lay_out(&mut out);
        let (frame, align) = (&out.slots, out.frame_align);
        for (area, size) in [(SlotArea::Spill, out.frame_size), (SlotArea::Scalable, out.scalable_size)] {
            let in_area = |&&(_, ty): &&(Slot, Type)| SlotArea::of(target.ty(ty)) == area;
            let types: Vec<(Slot, Type)> = types.iter().filter(in_area).copied().collect();
            area_is_tight(&target, &types, frame, size, align);
        }
        assert_eq!(frame.len(), types.len());
        Ok(())
    });
}

/// The slots of an area are apart, aligned and without needless gaps.
fn area_is_tight(
    target: &TargetDesc,
    types: &[(Slot, Type)],
    frame: &PrimaryMap<Slot, SlotData>,
    size: u32,
    align: u32,
) {
    assert!(align.is_power_of_two() && size.is_multiple_of(align));
    let mut bytes = vec![false; size as usize];
    for &(slot, ty) in types {
        let (ty, data) = (target.ty(ty), frame[slot]);
        assert_eq!(data.size, u32::from(ty.spill_size));
        assert_eq!(data.offset % u32::from(ty.spill_align), 0, "{slot} at {}", data.offset);
        assert!(u32::from(ty.spill_align) <= align);
        for byte in &mut bytes[data.offset as usize..(data.offset + data.size) as usize] {
            assert!(!core::mem::replace(byte, true), "{slot} overlaps another");
        }
    }
    // Only slots smaller than their alignment leave gaps.
    let tight: u32 = types
        .iter()
        .map(|&(_, ty)| u32::from(target.ty(ty).spill_size.next_multiple_of(target.ty(ty).spill_align)))
        .sum();
    assert!(size <= tight.next_multiple_of(align), "{size} bytes for {tight}");
}
