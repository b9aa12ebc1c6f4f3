//! What the checker says about an allocation: where values, references and the caller's contents are.

use std::collections::BTreeMap;

use ssara_core::ir::{Function, Inst, Value};
use ssara_core::output::{Allocation, Loc, Slot};
use ssara_core::target::{Pos, Reg, Target};
use ssara_core::verify::{Locations, StackMap};

use super::super::fault::{Fault, Rule, demand};
use super::code::{Code, Op};
use super::shape::reachable;

/// Claims, by place in the code.
#[derive(Default)]
pub struct Claims {
    /// By step: the values that are said to be in a location before it.
    pub values: Vec<Vec<(Value, Loc)>>,
    /// By step: the callee-saved registers whose contents are said to be in a slot before it, and all others in
    /// themselves; `None` if nothing is said.
    pub saved: Option<Vec<Vec<(Reg, Slot)>>>,
    /// The stack maps, by safepoint.
    pub maps: BTreeMap<Inst, StackMap>,
}

impl Claims {
    /// Nothing is said.
    pub fn none(code: &Code) -> Claims {
        Claims { values: vec![Vec::new(); code.steps as usize], ..Claims::default() }
    }
    /// What these locations say.
    pub fn new(
        func: &Function,
        target: &Target,
        alloc: &Allocation,
        code: &Code,
        locations: &Locations,
    ) -> Result<Claims, Fault> {
        let mut claims = Claims { saved: Some(vec![Vec::new(); code.steps as usize]), ..Claims::none(code) };
        let is_inside = |start: u32, end: u32| start < end && end <= code.steps;
        for range in &locations.values {
            demand(is_inside(range.start, range.end), Rule::Ranges, || format!("{range:?}"))?;
            let steps = &mut claims.values[range.start as usize..range.end as usize];
            steps.iter_mut().for_each(|at| at.push((range.value, range.loc)));
        }
        for range in &locations.saved {
            demand(is_inside(range.start, range.end), Rule::SavedRanges, || format!("{range:?}"))?;
            let steps = claims.saved.iter_mut().flatten().skip(range.start as usize);
            steps.take((range.end - range.start) as usize).for_each(|at| at.push((range.reg, range.slot)));
        }
        claims.maps = locations.stack_maps.iter().map(|map| (map.inst, map.clone())).collect();
        claims.check_maps(func, target, alloc, code)?;
        Ok(claims)
    }

    /// There is a map for each safepoint that can be reached, with its step and its state.
    fn check_maps(&self, func: &Function, target: &Target, alloc: &Allocation, code: &Code) -> Result<(), Fault> {
        let mut expected = Vec::new();
        for block in reachable(func) {
            for &(step, op) in &code.block(block).ops {
                if let Op::Inst(inst, form) = op
                    && func.is_safepoint(inst)
                {
                    expected.push((inst, step, form));
                }
            }
        }
        expected.sort_unstable();
        let said: Vec<_> = self.maps.values().map(|map| (map.inst, map.step)).collect();
        let is_same = said.iter().copied().eq(expected.iter().map(|&(inst, step, _)| (inst, step)));
        demand(is_same, Rule::StackMaps, || format!("maps of {said:?}, safepoints {expected:?}"))?;
        for (inst, _, form) in expected {
            let map = &self.maps[&inst];
            let view = func.form(target, form);
            let locs = &alloc.operands[func.operand_range(inst)];
            let operands = view.operands().zip(func.inst_operands(inst)).zip(locs);
            let state: Vec<(Value, Loc)> = operands
                .filter(|((desc, _), _)| !desc.is_def() && desc.pos() == Pos::Late && desc.is_reg_or_slot())
                .map(|((_, &value), &loc)| (value, loc))
                .collect();
            demand(state == map.state, Rule::StackMaps, || format!("{inst}: state {:?} is {state:?}", map.state))?;
            let mut clobbers = ssara_core::units::UnitSet::from_words(view.clobbers);
            let defs = view.operands().zip(locs).filter(|(desc, _)| desc.is_def()).filter_map(|(_, loc)| loc.reg());
            clobbers.union_with(&target.units_of(defs));
            let survives = |loc: Loc| match loc {
                Loc::Reg(reg) => !target.reg_units(reg).iter().any(|&unit| clobbers.contains(unit)),
                Loc::Slot(_) => true,
                Loc::None => false,
            };
            for &(value, loc) in &map.values {
                let is_right = func.reference(value).is_some() && survives(loc);
                demand(is_right, Rule::StackMaps, || {
                    format!("{inst}: {value} in {loc:?} is destroyed, or no reference")
                })?;
            }
        }
        Ok(())
    }
}
