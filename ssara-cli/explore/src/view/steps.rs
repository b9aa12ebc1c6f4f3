//! The steps of a page: the state after each pass, as the record has it, and what is new in it.
//!
//! # Rows
//! The rows of a step are those of the finished page where they are the same, and are given by number then. The others
//! are notes of what a pass decided, and edits that later passes change.
//!
//! # Cost
//! Linear in the rows of all steps, and in the values that are live at block starts.

use std::collections::{BTreeMap, BTreeSet};

use ssara_core::ir::{Function, Value};
use ssara_core::output::{Allocation, Edit, Loc, Slot, SlotArea, SlotData};
use ssara_core::record::{Pass, Record, SnapshotState};

use super::contents::{Columns, Contents, State};
use super::notes::{Notes, Plan};
use super::rows::{Row, rows, rows_with};
use super::step_data::{Code, StepData, StepRow};
use crate::explain::{At, Reason};

/// The name of a pass, and what it does.
fn description(pass: Pass) -> (&'static str, &'static str) {
    match pass {
        Pass::Liveness => {
            ("liveness", "Filled where something reads the value later. Values share lanes until they have registers.")
        }
        Pass::Webs => ("webs", "Values that are related and never live at once share a slot, and perhaps a register."),
        Pass::WorkingSets => {
            ("working sets", "Filled where a value is in a register, pale where it is in memory only.")
        }
        Pass::ReloadPlacement => ("reload placement", "The same with reloads in better places."),
        Pass::StorePlacement => {
            ("store placement", "Stores have places. Registers that nothing reads before an eviction are left.")
        }
        Pass::Coloring => {
            ("colouring", "Values in registers have registers. Blocks may begin in others than those before leave.")
        }
        Pass::Edges => ("edges", "Copies on edges make both ends agree."),
        Pass::Frame => ("frame", "Slots have places in the frame, and callee-saved registers are saved."),
    }
}

/// The steps of a record, with the rows of the finished page, and the reasons as (step, value, sentences).
pub fn steps(
    code: Code<'_>,
    record: &Record,
    last: &[Row],
    reasons: &[Reason],
) -> (Vec<StepData>, Vec<(usize, u32, String)>) {
    let mut notes = Notes::new(code, last);
    let mut steps: Vec<StepData> = Vec::new();
    let mut known: Option<BTreeMap<String, usize>> = None;
    for step in &record.steps {
        let (name, what) = description(step.pass);
        let mut data = match &step.state {
            SnapshotState::Live(live) => notes.live(live),
            SnapshotState::Webs(webs) => notes.webs(webs),
            SnapshotState::Residency {
                entry,
                exit,
                actions,
                spilled,
                memory_params,
                memory_defs,
                stores,
                cost,
                ..
            } => {
                let mut data = notes.residency(Plan { entry, exit, actions }, stores, (memory_params, memory_defs));
                data.facts.push(format!("values in memory: {}, cost of reloads and stores: {cost:.2}", spilled.len()));
                data
            }
            SnapshotState::Registers { .. } => registers(code, &notes, (step.pass, &step.state), last),
            SnapshotState::Frame { homes, saved, cost } => {
                let homes = homes.iter().map(|&(value, slot)| format!("{} in {slot}", code.func.value_name(value)));
                let saved = saved.iter().map(|saved| format!("{} is saved", code.target.reg(saved.reg).name));
                StepData {
                    facts: homes.chain(saved).chain([format!("cost {cost:.2}")]).collect(),
                    rows: (0..last.len()).map(StepRow::Same).collect(),
                    ..StepData::empty()
                }
            }
        };
        (data.name, data.what) = (name, what);
        let general = reasons.iter().filter(|reason| reason.pass == step.pass && reason.at == At::Function);
        data.facts.extend(general.map(|reason| reason.text.clone()));
        let found = changes(code.func, &data, last);
        (data.new, data.gone) = known.map_or_else(Default::default, |known| compare(&known, &found));
        known = Some(found.into_iter().map(|(key, rows)| (key, rows.len())).collect());
        steps.push(data);
    }
    let position = |pass| record.steps.iter().position(|step| step.pass == pass).unwrap_or(record.steps.len() - 1);
    let about_values = reasons.iter().filter_map(|it| Some((position(it.pass), it.value?.as_u32(), it.text.clone())));
    let about_values = if steps.is_empty() { Vec::new() } else { about_values.collect() };
    (steps, about_values)
}

/// The notes and edits of a step with their rows. Each is named by the place at which it stands and what it does, without
/// slots, whose numbers change.
fn changes(func: &Function, step: &StepData, last: &[Row]) -> BTreeMap<String, Vec<usize>> {
    let mut changes: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    let mut place = String::from("the end");
    let reg =
        |(name, _): &(String, Vec<usize>)| if name.starts_with("slot") { "its slot".to_owned() } else { name.clone() };
    for (index, row) in step.rows.iter().enumerate().rev() {
        let row = match row {
            StepRow::Note(note) => {
                changes.entry(format!("{} at {place}", note.text)).or_default().push(index);
                continue;
            }
            StepRow::Same(number) => &last[*number],
            StepRow::Other(row) => row,
        };
        match row {
            Row::Inst { inst, .. } => place = format!("inst{inst}"),
            Row::Edit { op, from, to, values, .. } => {
                let name = |&value: &u32| func.value_name(Value::from_u32(value)).to_string();
                let values: Vec<String> = values.iter().map(name).collect();
                let key = format!("{op} {} from {} to {} at {place}", values.join(" "), reg(from), reg(to));
                changes.entry(key).or_default().push(index);
            }
            Row::Block { .. } | Row::Edge { .. } => {}
        }
    }
    changes
}

/// The rows that are new, and what is gone, each in order.
fn compare(known: &BTreeMap<String, usize>, found: &BTreeMap<String, Vec<usize>>) -> (Vec<usize>, Vec<String>) {
    let count = |key: &String| known.get(key).copied().unwrap_or(0);
    let mut new: Vec<usize> =
        found.iter().flat_map(|(key, rows)| rows.iter().take(rows.len().saturating_sub(count(key))).copied()).collect();
    new.sort_unstable();
    let is_gone = |(key, count): &(&String, &usize)| found.get(*key).map_or(0, Vec::len) < **count;
    // Notes of spilling become edits, which are another kind of thing.
    let is_edit = |key: &str| key.contains(" from ");
    let has_edits = found.keys().any(|key| is_edit(key));
    let gone = known.iter().filter(is_gone).map(|(key, _)| key).filter(|key| is_edit(key) || !has_edits);
    (new, gone.cloned().collect())
}

/// A step with registers.
fn registers(code: Code<'_>, notes: &Notes<'_>, (pass, state): (Pass, &SnapshotState), last: &[Row]) -> StepData {
    let SnapshotState::Registers { entry, operands, edits, forms, homes, .. } = state else { return StepData::empty() };
    let Code { func, target, cfg, live } = code;
    // Slots are numbered by webs and temporaries, and get numbers without gaps here.
    let slot_of = |loc: &Loc| loc.slot();
    let of_edit = |edit: &Edit| match *edit {
        Edit::Store { to: slot, .. } | Edit::Load { from: slot, .. } => Some(slot),
        _ => None,
    };
    let mut slots: BTreeSet<Slot> = operands.iter().filter_map(slot_of).collect();
    slots.extend(edits.iter().filter_map(|(_, edit)| of_edit(edit)));
    let slots: Vec<Slot> = slots.into_iter().collect();
    let dense = |slot: Slot| Slot::from_u32(slots.partition_point(|&other| other < slot) as u32);
    let mut shown = Allocation { alternatives: forms.clone(), ..Allocation::default() };
    shown.operands = operands.iter().map(|loc| loc.slot().map_or(*loc, |slot| Loc::Slot(dense(slot)))).collect();
    shown.edits = edits.clone();
    for (_, edit) in &mut shown.edits {
        if let Edit::Store { to: slot, .. } | Edit::Load { from: slot, .. } = edit {
            *slot = dense(*slot);
        }
    }
    for _ in &slots {
        shown.slots.push(SlotData { area: SlotArea::Spill, offset: 0, size: 0 });
    }
    let columns = Columns::new(func, target, &shown);
    let (own_rows, spans) = match pass {
        Pass::Coloring => {
            let starts = func.blocks().map(|block| {
                if notes.is_in_edge(block) {
                    return None;
                }
                let mut state: State = vec![Vec::new(); columns.len()];
                let in_regs = &entry[block.as_u32() as usize];
                for &(value, reg) in in_regs {
                    columns.of_reg(target, reg).into_iter().for_each(|column| state[column].push(value.as_u32()));
                }
                for &(value, home) in homes {
                    let is_live = live.starts[block.as_u32() as usize].contains(value.as_u32() as usize);
                    if is_live && slots.contains(&home) && !in_regs.iter().any(|held| held.0 == value) {
                        state[columns.of_slot(dense(home))].push(value.as_u32());
                    }
                }
                Some(state)
            });
            let starts = starts.collect();
            rows_with(Contents::with_starts(func, target, &shown, &columns, (cfg, live, starts)), cfg)
        }
        _ => rows(func, target, &shown, &columns, (cfg, live)),
    };
    let mut names = columns.names(target, &shown);
    for (index, slot) in slots.iter().enumerate() {
        let held: Vec<Value> = homes.iter().filter(|home| home.1 == *slot).map(|home| home.0).collect();
        let holder = held.first().map_or("a copy".to_owned(), |&value| func.value_name(value).to_string());
        names[columns.registers() + index] = format!("slot{index} of {holder}");
    }
    let same = same_rows(func, last);
    let compact = |row: Row| match &row {
        Row::Inst { inst, .. } if last[same[*inst as usize]] == row => StepRow::Same(same[*inst as usize]),
        _ => StepRow::Other(row),
    };
    StepData {
        facts: homes.is_empty().then(|| "no value is in memory".to_owned()).into_iter().collect(),
        columns: names,
        registers: columns.registers(),
        rows: own_rows.into_iter().map(compact).collect(),
        spans: spans.into_iter().map(|(column, first, end, values)| (column, first, end, values, 0)).collect(),
        ..StepData::empty()
    }
}

/// By instruction: its row on the finished page.
fn same_rows(func: &Function, last: &[Row]) -> Vec<usize> {
    let mut rows = vec![0; func.num_insts()];
    for (index, row) in last.iter().enumerate() {
        if let Row::Inst { inst, .. } = row {
            rows[*inst as usize] = index;
        }
    }
    rows
}
