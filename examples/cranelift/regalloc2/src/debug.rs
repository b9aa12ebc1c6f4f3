//! The locations of labelled values, for debuggers.
//!
//! This follows the copies of a value through the instructions of its label, from the first operand that names it. A block
//! may be entered from a block other than the one before it. The location is unknown at its start, until an operand names
//! the value again. So the locations are right but incomplete. Instructions have the client's numbers here. Takes time
//! linear in the lengths of the labels' ranges.

use ssara_core::ir;

use crate::ingest::Ingest;
use crate::layout::Layout;
use crate::target::Machine;
use crate::{Allocation, Edit, Inst, Output, PReg, ProgPoint, VReg};

/// Finds the locations of labels: virtual register, from and to (exclusively), label.
pub fn locate(labels: &[(VReg, Inst, Inst, u32)], ingest: &Ingest, machine: &Machine, output: &mut Output) {
    let func = ingest.func();
    let layout = ingest.layout();
    let starts = starts(func, layout);
    let mut found = Vec::new();
    for &(vreg, from, to, label) in labels {
        let Some(value) = ingest.value(vreg) else { continue };
        let mut homes = Homes::default();
        let to = to.index().min(starts.len());
        for inst in (from.index()..to).map(Inst::new) {
            if starts[inst.index()] == Start::Elsewhere {
                homes.0.clear();
            }
            homes.step(ingest, machine, output, value, inst, |home| {
                let start = ProgPoint::before(inst);
                match found.last_mut() {
                    Some((same, _, end, place)) if (*same, *end, *place) == (label, start, home) => {
                        *end = start.next().next()
                    }
                    _ => found.push((label, start, start.next().next(), home)),
                }
            });
        }
    }
    found.sort_unstable_by_key(|&(label, from, ..)| (label, from));
    output.debug_locations = found;
}

/// How control reaches an instruction.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Start {
    /// From the instruction before, and from nowhere else.
    Before,
    /// From elsewhere.
    Elsewhere,
}

fn starts(func: &ir::Function, layout: &Layout) -> Vec<Start> {
    let mut starts = vec![Start::Before; func.num_insts() - layout.lead() as usize];
    let first = |block| layout.inst(ir::Inst::from_u32(func.block(block).insts.0));
    for first in func.blocks().filter_map(first) {
        starts[first.index()] = Start::Elsewhere;
    }
    let mut entries = vec![0; func.num_blocks()];
    for edge in func.edges() {
        entries[func.edge(edge).to.as_u32() as usize] += 1;
    }
    for edge in func.edges().map(|edge| func.edge(edge)) {
        let (from, to) = (edge.from.as_u32(), edge.to.as_u32());
        if from + 1 == to
            && entries[to as usize] == 1
            && let Some(first) = first(edge.to)
        {
            starts[first.index()] = Start::Before;
        }
    }
    starts
}

/// The locations that hold a value.
#[derive(Default)]
struct Homes(Vec<Allocation>);

impl Homes {
    fn add(&mut self, home: Allocation) {
        if home.is_some() && !self.0.contains(&home) {
            self.0.push(home);
        }
    }
    fn remove(&mut self, home: Allocation) {
        self.0.retain(|&known| known != home);
    }

    /// Goes past an instruction, and tells where the value is when it begins, if it is known.
    fn step(
        &mut self,
        ingest: &Ingest,
        machine: &Machine,
        output: &Output,
        value: ir::Value,
        inst: Inst,
        tell: impl FnOnce(Allocation),
    ) {
        let before = ProgPoint::before(inst);
        let first = output.edits.partition_point(|&(point, _)| point < before);
        for &(_, Edit::Move { from, to }) in output.edits[first..].iter().take_while(|&&(point, _)| point == before) {
            if self.0.contains(&from) {
                self.add(to);
            } else {
                self.remove(to);
            }
        }
        let func = ingest.func();
        let ours = ingest.layout().ours(inst);
        let locations = || ingest.layout().locations(output, inst);
        let operands = || func.constrained_operands(&machine.desc, ours).zip(locations());
        for ((operand, desc), home) in operands() {
            if operand == value && !desc.is_def() {
                self.add(home);
            }
        }
        if let Some(&home) = self.0.first() {
            tell(home);
        }
        let form = func.inst_form(&machine.desc, ours);
        if form.has_clobbers() {
            let destroyed = |preg: PReg| form.clobbers[preg.index() / 64] >> (preg.index() % 64) & 1 != 0;
            self.0.retain(|home| !home.as_reg().is_some_and(destroyed));
        }
        operands().filter(|((_, desc), _)| desc.is_def()).for_each(|(_, home)| self.remove(home));
        let defined = operands().find(|((operand, desc), _)| *operand == value && desc.is_def());
        if let Some((_, home)) = defined {
            self.add(home);
        }
    }
}
