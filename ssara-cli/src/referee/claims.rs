//! What the checker says about an allocation: where values, references and the caller's contents are.

use std::collections::BTreeMap;

use ssara_core::ir::{Function, Inst, Value};
use ssara_core::output::{Allocation, Loc};
use ssara_core::target::{Place, Pos, Target};
use ssara_core::verify::{Checker, SavedRange, StackMap};

use super::code::{Code, Op};
use super::fault::{Fault, Rule, demand};
use super::shape::reachable;

/// Claims, by place in the code.
#[derive(Default)]
pub struct Claims {
    /// By step: the values that are said to be in a location before it.
    pub values: Vec<Vec<(Value, Loc)>>,
    /// Where the caller's contents are said to be; `None` if nothing is said.
    pub saved: Option<Vec<SavedRange>>,
    /// The stack maps, by safepoint.
    pub maps: BTreeMap<Inst, StackMap>,
}

impl Claims {
    /// Asks the checker, which must accept the allocation.
    pub fn ask(func: &Function, target: &Target, alloc: &Allocation, code: &Code) -> Result<Claims, Fault> {
        let locations = Checker::new(target).locations(func, alloc).map_err(|violations| {
            let lines: Vec<String> = violations.iter().map(|violation| violation.display(target).to_string()).collect();
            Fault::new(Rule::Checker, lines.join("; "))
        })?;
        let mut values = vec![Vec::new(); code.steps as usize];
        for range in locations.values {
            demand(range.start < range.end && range.end <= code.steps, Rule::Ranges, || format!("{range:?}"))?;
            values[range.start as usize..range.end as usize]
                .iter_mut()
                .for_each(|at| at.push((range.value, range.loc)));
        }
        let maps: BTreeMap<Inst, StackMap> = locations.stack_maps.into_iter().map(|map| (map.inst, map)).collect();
        let claims = Claims { values, saved: Some(locations.saved), maps };
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
                .filter(|((desc, _), _)| !desc.is_def() && desc.pos() == Pos::Late && desc.place() == Place::Any)
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
