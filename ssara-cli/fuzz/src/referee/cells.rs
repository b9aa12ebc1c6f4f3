//! What was drawn, by cell: which combinations of places one value has in one instruction, and what else occurred.

use std::collections::BTreeMap;
use std::fmt::Write;

use ssara_core::ir::{Function, Value};
use ssara_core::target::{FormKind, Place, Pos, Target};

/// Maximum number of places that a cell tells apart; more are "more".
const MAX_PLACES: usize = 3;

/// How often each cell was drawn.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Cells(BTreeMap<String, u64>);

impl Cells {
    /// Counts the cells of a function.
    pub fn add(&mut self, func: &Function, target: &Target) {
        let mut last_block_use: BTreeMap<Value, Vec<u32>> = BTreeMap::new();
        for block in func.blocks() {
            for inst in func.block_insts(block) {
                for &value in func.inst_operands(inst) {
                    last_block_use.entry(value).or_default().push(inst.as_u32());
                }
            }
            for edge in func.succ_edges(block) {
                let at = func.block(block).insts.1;
                func.edge_args(edge).iter().for_each(|&arg| last_block_use.entry(arg).or_default().push(at));
            }
        }
        for block in func.blocks() {
            for inst in func.block_insts(block) {
                let form = func.inst_form(target, inst);
                let is_local = func.inst(inst).form.is_local();
                if !is_local {
                    let name = func.form_name(target, func.inst(inst).form);
                    self.count(format!("form {}/{name}", target.name));
                }
                let mut places: BTreeMap<Value, Vec<&str>> = BTreeMap::new();
                for (index, (&value, desc)) in func.inst_operands(inst).iter().zip(form.operands()).enumerate() {
                    let is_tied = form.operands().any(|other| other.overwrites() == Some(index as u16));
                    if !desc.is_def() {
                        places.entry(value).or_default().push(place(desc.place(), desc.pos(), is_tied));
                    }
                }
                for (value, mut places) in places {
                    places.sort_unstable();
                    let more = if places.len() > MAX_PLACES { " and more" } else { "" };
                    places.truncate(MAX_PLACES);
                    // In another block or later in this one.
                    let reads = last_block_use.get(&value);
                    let later = |at: &u32| *at > inst.as_u32() || *at < func.block(block).insts.0;
                    let lives = if reads.is_some_and(|reads| reads.iter().any(later)) { "lives on" } else { "dies" };
                    let kind = if form.kind == FormKind::Op { "op" } else { form.kind.name() };
                    self.count(format!("operands of one value, {kind}: {}{more}, {lives}", places.join(" + ")));
                }
                if func.is_safepoint(inst) {
                    self.count(format!("safepoint {}", form.kind.name()));
                }
                if let Some((use_, _)) = form.modified_in_slots().next() {
                    let value = func.inst_operands(inst)[use_];
                    let reads = last_block_use.get(&value).map_or(0, Vec::len);
                    self.count(format!("changed in its slot{}", if reads > 1 { ", read elsewhere" } else { "" }));
                }
                if !form.relations.is_empty() {
                    self.count("relations".to_owned());
                }
            }
            for edge in func.succ_edges(block).filter(|&edge| !func.edge_clobbers(target, edge).is_empty()) {
                let to = func.edge(edge).to;
                let joins = func.edges().filter(|&other| func.edge(other).to == to).count() > 1;
                let passes = if func.edge_args(edge).is_empty() { "" } else { " with arguments" };
                self.count(format!("clobbering edge{passes}{}", if joins { " to a join" } else { "" }));
            }
            let computed = if func.is_computed(block) { " computed" } else { "" };
            self.count(format!("block with {} successors{computed}", func.succ_edges(block).len()));
        }
        if func.references().any(|(_, kind)| kind != ssara_core::ir::Reference::Base) {
            self.count("derived references".to_owned());
        }
    }
    /// Counts a cell.
    pub fn count(&mut self, cell: String) {
        *self.0.entry(cell).or_default() += 1;
    }
    /// Adds the cells of others.
    pub fn merge(&mut self, more: &Cells) {
        for (cell, count) in &more.0 {
            *self.0.entry(cell.clone()).or_default() += count;
        }
    }
    /// The number of cells that were drawn.
    pub fn len(&self) -> usize {
        self.0.len()
    }
    /// Whether none was.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// A line for each cell.
    pub fn print(&self) -> String {
        let mut out = String::new();
        for (cell, count) in &self.0 {
            // Writing to a string cannot fail.
            let _ = writeln!(out, "{count:>8} {cell}");
        }
        out
    }
}

fn place(place: Place, pos: Pos, is_tied: bool) -> &'static str {
    match (place, pos, is_tied) {
        (Place::Class, Pos::Early, false) => "class",
        (Place::Class, Pos::Early, true) => "class tied",
        (Place::Class, Pos::Late, _) => "late class",
        (Place::Fixed(_), Pos::Early, false) => "fixed",
        (Place::Fixed(_), Pos::Early, true) => "fixed tied",
        (Place::Fixed(_), Pos::Late, _) => "late fixed",
        (Place::Any, Pos::Early, _) => "any",
        (Place::Any, Pos::Late, _) => "late any",
        (Place::Slot, Pos::Early, _) => "slot",
        (Place::Slot, Pos::Late, _) => "late slot",
        (Place::ArgSlot(_), ..) => "argument slot",
        (Place::Tied(_), ..) => "tied use",
    }
}
