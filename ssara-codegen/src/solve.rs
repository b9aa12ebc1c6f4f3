//! Whether the operands of one instruction can all have registers at once: the certificate of a form.
//!
//! Takes a [`Demand`] per operand that must be in a register: the registers that will do, and whether it is occupied
//! before the instruction acts, afterwards, or both (a tied pair is one demand). Two demands that share a time need
//! registers that do not overlap. Everything else is assumed to be spilled.
//!
//! First a bipartite matching for each time, of demands to lowest bits: registers that do not overlap have different
//! lowest bits, so without a matching there is no solution, and the demands that the search visited are more than the
//! places they have between them (Hall). Then a depth-first search in the order of choice, scarce registers first, in
//! which equal demands take their registers in ascending order. Almost always its first try succeeds. The search is
//! exact unless its budget runs out, which no instruction set does; then the verdict is [`Verdict::Unknown`].

use std::collections::BTreeMap;

use ssara_tables::target::Reg;

use crate::model::Model;

/// An operand that must be in a register.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Demand {
    /// The registers that will do.
    pub candidates: Vec<Reg>,
    /// Whether it is there before the instruction acts.
    pub early: bool,
    /// Whether it is there afterwards.
    pub late: bool,
}

/// What is known about some demands.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// They can be satisfied together.
    Satisfiable,
    /// These of them, which are all there at one time, have too few registers between them: so many at most.
    TooFew {
        /// Positions of demands.
        demands: Vec<usize>,
        /// How many of them can be satisfied.
        places: usize,
    },
    /// They cannot be satisfied together, for no simple reason.
    Unsatisfiable,
    /// The search took too long.
    Unknown,
}

/// Tries to satisfy all demands. `budget` is the number of comparisons of registers that the search may make.
pub(crate) fn solve(model: &Model, demands: &[Demand], budget: &mut usize) -> Verdict {
    let times: [fn(&Demand) -> bool; 2] = [|demand| demand.early, |demand| demand.late];
    for time in times {
        let there: Vec<usize> = (0..demands.len()).filter(|&index| time(&demands[index])).collect();
        if let Some((demands, places)) = unmatched(model, demands, &there) {
            return Verdict::TooFew { demands, places };
        }
    }
    let mut order: Vec<&Demand> = demands.iter().collect();
    order.sort_by(|a, b| (a.candidates.len(), a).cmp(&(b.candidates.len(), b)));
    let mut search = Search { model, order, chosen: Vec::new(), budget };
    match search.place() {
        Some(true) => Verdict::Satisfiable,
        Some(false) => Verdict::Unsatisfiable,
        None => Verdict::Unknown,
    }
}

/// Demands, of those at the positions `there`, that have too few lowest bits between them, and how many these are.
fn unmatched(model: &Model, demands: &[Demand], there: &[usize]) -> Option<(Vec<usize>, usize)> {
    /// Finds a place for demand `index`, moving others if need be; `visited` are the places that were tried.
    fn augment(places: &[Vec<u32>], index: usize, taken: &mut BTreeMap<u32, usize>, visited: &mut Vec<u32>) -> bool {
        for &place in &places[index] {
            if visited.contains(&place) {
                continue;
            }
            visited.push(place);
            let other = taken.get(&place).copied();
            if other.is_none_or(|other| augment(places, other, taken, visited)) {
                taken.insert(place, index);
                return true;
            }
        }
        false
    }

    let lowest_bit = |reg: &Reg| {
        let desc = &model.regs[reg.index()];
        u32::from(desc.root.0) << 16 | u32::from(desc.low_bit)
    };
    let places: Vec<Vec<u32>> =
        there.iter().map(|&index| demands[index].candidates.iter().map(lowest_bit).collect()).collect();
    let mut taken = BTreeMap::new();
    for index in 0..there.len() {
        let mut visited = Vec::new();
        if !augment(&places, index, &mut taken, &mut visited) {
            let mut short: Vec<usize> = visited.iter().map(|place| there[taken[place]]).collect();
            short.push(there[index]);
            short.sort_unstable();
            return Some((short, visited.len()));
        }
    }
    None
}

struct Search<'m, 'd> {
    model: &'m Model,
    /// The demands in the order in which they get registers.
    order: Vec<&'d Demand>,
    /// For the demands that have a register, its position among the candidates.
    chosen: Vec<usize>,
    budget: &'m mut usize,
}

impl Search<'_, '_> {
    /// Places the demands that have no register yet; `None` when the budget is used up.
    fn place(&mut self) -> Option<bool> {
        let index = self.chosen.len();
        let Some(&demand) = self.order.get(index) else { return Some(true) };
        let first = match self.chosen.last() {
            Some(&last) if self.order[index - 1] == demand => last + 1,
            _ => 0,
        };
        for (position, &reg) in demand.candidates.iter().enumerate().skip(first) {
            if !self.is_free(demand, reg)? {
                continue;
            }
            self.chosen.push(position);
            if self.place()? {
                return Some(true);
            }
            self.chosen.pop();
        }
        Some(false)
    }

    fn is_free(&mut self, demand: &Demand, reg: Reg) -> Option<bool> {
        *self.budget = self.budget.checked_sub(self.chosen.len() + 1)?;
        Some(self.chosen.iter().zip(&self.order).all(|(&position, other)| {
            let at_once = demand.early && other.early || demand.late && other.late;
            !at_once || !self.model.overlap(reg, other.candidates[position])
        }))
    }
}

#[cfg(test)]
mod tests {
    use ssara_tables::target::{Bank, RegDesc};

    use super::*;

    /// Whole registers of 64 bits, each with two halves; register `3 * i` is a whole one, the next two are its halves.
    fn model(count: usize) -> Model {
        let mut model = Model::default();
        for index in 0..count {
            for (low_bit, bits) in [(0, 64), (0, 32), (32, 32)] {
                let root = Reg::from_index(3 * index);
                let (bank, name) = (Bank(0), "".into());
                model.regs.push(RegDesc { name, bank, root, low_bit, bits, ..RegDesc::default() });
            }
        }
        model
    }
    fn demand(candidates: impl IntoIterator<Item = u16>, early: bool, late: bool) -> Demand {
        Demand { candidates: candidates.into_iter().map(Reg).collect(), early, late }
    }
    fn verdict(count: usize, demands: &[Demand]) -> Verdict {
        solve(&model(count), demands, &mut 10_000)
    }

    #[test]
    fn halves_pack_into_what_wholes_leave() {
        let whole = || demand([0, 3], true, false);
        let half = || demand([1, 2, 4, 5], true, false);
        assert_eq!(verdict(2, &[half(), half(), whole()]), Verdict::Satisfiable);
        assert_eq!(verdict(2, &[half(), half(), half(), whole()]), Verdict::Unsatisfiable);
        assert_eq!(
            verdict(2, &[whole(), half(), whole(), whole()]),
            Verdict::TooFew { demands: vec![0, 2, 3], places: 2 }
        );
    }

    #[test]
    fn only_what_is_there_at_once_competes() {
        let (early, late, both) = (demand([0], true, false), demand([0], false, true), demand([0, 3], true, true));
        assert_eq!(verdict(2, &[early.clone(), late.clone(), both.clone()]), Verdict::Satisfiable);
        let elsewhere = demand([3], false, true);
        assert_eq!(verdict(2, &[early, elsewhere, both]), Verdict::Unsatisfiable);
    }

    #[test]
    fn many_equal_demands_are_counted_not_tried() {
        let demands = vec![demand((0..20).map(|index| 3 * index), true, true); 21];
        let all = (0..21).collect();
        assert_eq!(verdict(20, &demands), Verdict::TooFew { demands: all, places: 20 });
        assert_eq!(verdict(20, &demands[1..]), Verdict::Satisfiable);
    }

    #[test]
    fn a_search_without_end_is_given_up() {
        // Each of the early ones leaves out another even register, each of the late ones another odd one; together they
        // take all, so none is left for the one that needs a register throughout.
        let all_but =
            |parity: u16, out: u16| (0..12).map(move |i| 2 * i + parity).filter(move |&i| i != out).map(|i| 3 * i);
        let mut demands: Vec<Demand> = (0..12).map(|i| demand(all_but(0, 2 * i), true, false)).collect();
        demands.extend((0..12).map(|i| demand(all_but(1, 2 * i + 1), false, true)));
        demands.push(demand((0..24).map(|i| 3 * i), true, true));
        assert_eq!(verdict(24, &demands), Verdict::Unknown);
    }
}
