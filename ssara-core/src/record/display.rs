//! A record as text: what each pass left to the next one.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::ir::{Function, Value};
use crate::record::{Action, NextUse, Record, SnapshotState};
use crate::target::TargetDesc;

/// Displays the states of a record, the last one of each kind. See [`Record::display`].
#[derive(Debug)]
pub struct DisplayRecord<'a> {
    record: &'a Record,
    func: &'a Function,
    target: &'a TargetDesc,
}

impl Record {
    /// Displays what the passes made of the function: live values with the distances to their next uses, where the spiller
    /// needed these; webs; working sets with the actions of the spiller; registers at block boundaries; stack slots. `O0` has
    /// one pass, of which only registers and slots are known.
    pub fn display<'a>(&'a self, func: &'a Function, target: &'a TargetDesc) -> DisplayRecord<'a> {
        DisplayRecord { record: self, func, target }
    }
}

impl fmt::Display for DisplayRecord<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let states = || self.record.steps.iter().map(|step| &step.state);
        let last = |is_wanted: fn(&SnapshotState) -> bool| states().rfind(|state| is_wanted(state));
        let mut sections = Sections { f, is_first: true };
        let live = last(|state| matches!(state, SnapshotState::Live(_)));
        let next_uses = last(
            |state| matches!(state, SnapshotState::Residency { next_uses, .. } if next_uses.iter().any(|uses| !uses.is_empty())),
        );
        if let Some(SnapshotState::Residency { next_uses, .. }) = next_uses {
            sections.title("Live at the start of each block, and the distance to the next use")?;
            for (block, uses) in self.func.blocks().zip(next_uses) {
                let values = uses.iter().map(|&(value, next_use)| match (self.func.value_name(value), next_use) {
                    (name, NextUse::In(distance)) => alloc::format!("{name} ({distance})"),
                    (name, NextUse::AfterLoops(..)) => alloc::format!("{name} (after the loop)"),
                    (name, NextUse::Far | NextUse::Never) => alloc::format!("{name}"),
                });
                sections.line(format_args!("  {}: {}", self.func.block_name(block), join(values)))?;
            }
        } else if let Some(SnapshotState::Live(live)) = live {
            sections.title("Live at the start of each block")?;
            for (block, values) in self.func.blocks().zip(live) {
                sections.line(format_args!("  {}: {}", self.func.block_name(block), self.names(values)))?;
            }
        }
        if let Some(SnapshotState::Webs(webs)) = last(|state| matches!(state, SnapshotState::Webs(_))) {
            sections.title("Webs of more than one value")?;
            for web in webs {
                sections.line(format_args!("  {}", self.names(web)))?;
            }
        }
        if let Some(SnapshotState::Residency { entry, actions, .. }) =
            last(|state| matches!(state, SnapshotState::Residency { .. }))
        {
            sections.title("In registers at the start of each block, and what changes")?;
            for (block, values) in self.func.blocks().zip(entry) {
                sections.line(format_args!("  {}: {}", self.func.block_name(block), self.names(values)))?;
                for inst in self.func.block_insts(block) {
                    let here: Vec<String> =
                        actions.iter().filter(|action| action.0 == inst).map(|action| self.action(action.1)).collect();
                    if !here.is_empty() {
                        sections.line(format_args!("    {inst}: {}", join(here)))?;
                    }
                }
            }
        }
        if let Some(SnapshotState::Registers { entry, exit, .. }) =
            last(|state| matches!(state, SnapshotState::Registers { .. }))
        {
            sections.title("Registers at the start and at the end of each block")?;
            for (block, (entry, exit)) in self.func.blocks().zip(entry.iter().zip(exit)) {
                for (place, list) in [("start", entry), ("end", exit)] {
                    let held = list.iter().map(|&(value, reg)| {
                        alloc::format!("{} in {}", self.func.value_name(value), self.target.reg(reg).name)
                    });
                    sections.line(format_args!("  {} {place}: {}", self.func.block_name(block), join(held)))?;
                }
            }
        }
        match last(|state| matches!(state, SnapshotState::Frame { .. })) {
            Some(SnapshotState::Frame { homes, .. }) if !homes.is_empty() => {
                sections.title("Stack slots")?;
                for (value, slot) in homes {
                    sections.line(format_args!("  {}: {slot}", self.func.value_name(*value)))?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

impl DisplayRecord<'_> {
    fn names(&self, values: &[Value]) -> String {
        join(values.iter().map(|&value| self.func.value_name(value)))
    }

    fn action(&self, action: Action) -> String {
        let name = match action {
            Action::Evict(_) => "evict",
            Action::EvictAfterUse(_) => "evict after use",
            Action::Reload(_) => "reload",
            Action::HoistedReload(_) => "hoisted reload",
            Action::FoldedUse(_) => "folded use",
        };
        alloc::format!("{name} {}", self.func.value_name(action.value()))
    }
}

/// Titles with an empty line between them, and lines below them.
struct Sections<'a, 'f> {
    f: &'a mut fmt::Formatter<'f>,
    is_first: bool,
}

impl Sections<'_, '_> {
    fn title(&mut self, title: &str) -> fmt::Result {
        let gap = if core::mem::take(&mut self.is_first) { "" } else { "\n" };
        write!(self.f, "{gap}{title}:\n\n")
    }
    fn line(&mut self, line: fmt::Arguments<'_>) -> fmt::Result {
        writeln!(self.f, "{line}")
    }
}

/// Items with commas between them, or a dash.
fn join(items: impl IntoIterator<Item = impl fmt::Display>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| alloc::format!("{item}")).collect();
    if items.is_empty() { String::from("-") } else { items.join(", ") }
}
