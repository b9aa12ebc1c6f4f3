//! What the passes made of a function, as text: for people who want to see why an allocation is as it is.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use crate::analysis::liveness::{FAR, LOOP_EXIT};
use crate::error::Error;
use crate::ir::{Block, Function, Value};
use crate::options::{Level, Options};
use crate::output::{Allocation, Slot};
use crate::pipeline::{Context, Passes, Shared};
use crate::resolve::boundary_regs::BoundaryRegs;
use crate::spill::residency::Action;
use crate::target::{Reg, Target};

impl Context {
    /// As [`Context::allocate`], and tells what each pass decided. The report has live values with the distances to their
    /// next uses, webs, and working sets with the actions of the spiller. It has registers at block boundaries, and stack
    /// slots. `O0` has one pass, of which only registers are shown. `O3` tries more than once for each set of callee-saved
    /// registers, and the last trial is shown, whether it was kept or not. Distances are shown where the spiller needed them.
    ///
    /// Nothing is recorded for this: the report reads the buffers of the passes. Besides allocation it takes time linear in
    /// the values that are live at block boundaries, and linearithmic in the values.
    ///
    /// # Errors
    /// Those of [`Context::allocate`].
    pub fn allocate_with_report(
        &mut self,
        func: &Function,
        target: &Target,
        options: &Options,
    ) -> Result<(Allocation, String), Error> {
        let allocation = self.allocate(func, target, options)?;
        let mut out = String::new();
        let written = match Context::is_narrow(target) {
            true => {
                PassReport { func, target, passes: &self.narrow, out: &mut out }.all(&mut self.shared, options.level)
            }
            false => {
                PassReport { func, target, passes: &self.wide, out: &mut out }.all(&mut self.shared, options.level)
            }
        };
        written.expect("a string takes all that is written to it");
        Ok((allocation, out))
    }
}

/// A report that is being written.
struct PassReport<'a, const W: usize> {
    func: &'a Function,
    target: &'a Target,
    passes: &'a Passes<W>,
    out: &'a mut String,
}

impl<const W: usize> PassReport<'_, W> {
    fn all(&mut self, shared: &mut Shared, level: Level) -> fmt::Result {
        if shared.was_fast {
            return self.registers(self.passes.fast.boundary_regs());
        }
        self.liveness(shared)?;
        if level >= Level::O2 {
            self.webs(shared)?;
        }
        self.working_sets()?;
        self.registers(&self.passes.coloring.regs)?;
        self.slots(shared)
    }

    fn liveness(&mut self, shared: &Shared) -> fmt::Result {
        self.out.push_str("Live at the start of each block, and the distance to the next use:\n\n");
        for block in self.func.blocks() {
            let live = shared.live.live_in(block).iter().zip(shared.live.live_in_distances(block));
            let params = self.func.block_params(block).iter().zip(shared.live.param_distances(self.func, block));
            let values: Vec<String> = params
                .chain(live)
                .map(|(value, &distance)| match distance {
                    FAR.. => alloc::format!("{value}"),
                    LOOP_EXIT.. => alloc::format!("{value} (after the loop)"),
                    _ => alloc::format!("{value} ({distance})"),
                })
                .collect();
            self.block(block, &values)?;
        }
        Ok(())
    }

    fn webs(&mut self, shared: &mut Shared) -> fmt::Result {
        self.out.push_str("\nWebs of more than one value:\n\n");
        let mut webs: BTreeMap<Value, Vec<Value>> = BTreeMap::new();
        for value in self.func.values() {
            webs.entry(shared.webs.find(value)).or_default().push(value);
        }
        let mut webs: Vec<Vec<Value>> = webs.into_values().filter(|values| values.len() > 1).collect();
        webs.sort_unstable();
        for values in webs {
            writeln!(self.out, "  {}", join(&values))?;
        }
        Ok(())
    }

    fn working_sets(&mut self) -> fmt::Result {
        self.out.push_str("\nIn registers at the start of each block, and what changes:\n\n");
        let residency = &self.passes.plan.residency;
        for block in self.func.blocks() {
            self.block(block, residency.entry(block))?;
            let mut cursor = residency.cursor(block);
            for inst in self.func.block_insts(block) {
                let actions = cursor.before(inst);
                if actions.is_empty() {
                    continue;
                }
                let actions: Vec<String> = actions.iter().map(|&(_, action)| name(action)).collect();
                writeln!(self.out, "    {inst}: {}", join(&actions))?;
            }
        }
        Ok(())
    }

    fn registers(&mut self, regs: &BoundaryRegs) -> fmt::Result {
        self.out.push_str("\nRegisters at the start and at the end of each block:\n\n");
        for block in self.func.blocks() {
            for (place, list) in [("start", regs.entry.of(block)), ("end", regs.exit.of(block))] {
                let held: Vec<String> = list.iter().map(|&(value, reg)| self.in_reg(value, reg)).collect();
                writeln!(self.out, "  {block} {place}: {}", join(&held))?;
            }
        }
        Ok(())
    }

    fn slots(&mut self, shared: &mut Shared) -> fmt::Result {
        let spilled: Vec<Value> = self.func.values().filter(|&value| self.passes.plan.sets.is_spilled(value)).collect();
        if spilled.is_empty() {
            return Ok(());
        }
        self.out.push_str("\nStack slots:\n\n");
        for value in spilled {
            let web: Slot = shared.webs.slot(value);
            if let Some(slot) = shared.slots.of(web) {
                writeln!(self.out, "  {value}: {slot}")?;
            }
        }
        Ok(())
    }

    fn block(&mut self, block: Block, items: &[impl fmt::Display]) -> fmt::Result {
        writeln!(self.out, "  {block}: {}", join(items))
    }

    fn in_reg(&self, value: Value, reg: Reg) -> String {
        alloc::format!("{value} in {}", self.target.reg(reg).name)
    }
}

/// The name of an action, with its value.
fn name(action: Action) -> String {
    let (name, value) = match action {
        Action::Evict(value) => ("evict", value),
        Action::EvictAfterUse(value) => ("evict after use", value),
        Action::Reload(value) => ("reload", value),
        Action::HoistedReload(value) => ("hoisted reload", value),
        Action::FoldedUse(value) => ("folded use", value),
    };
    alloc::format!("{name} {value}")
}

/// Items with commas between them, or a dash.
fn join(items: &[impl fmt::Display]) -> String {
    let items: Vec<String> = items.iter().map(|item| alloc::format!("{item}")).collect();
    if items.is_empty() { String::from("-") } else { items.join(", ") }
}
