//! Why edits stand where they do.

use ssara_core::ir::{Edge, Inst, Value};
use ssara_core::output::{Edit, Loc, Point};
use ssara_core::record::{Action, Pass, SnapshotState};
use ssara_core::target::{Place, Reg};

use super::words::list;
use super::{At, Explainer, Reason};

/// Why a register is destroyed before a copy.
const SCRATCH: &str = "the machine makes the next copy with a scratch register.";

/// What inserted an edit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    /// The save of a callee-saved register.
    Save,
    /// Its restore.
    Restore,
    /// Spilling and colouring: for the instruction that follows, or as a store.
    Block,
    /// The copies of an edge.
    Edge,
}

impl Explainer<'_> {
    /// The edits before an instruction with their reasons, and what is decided there.
    pub(super) fn inst(&self, inst: Inst) -> Vec<String> {
        let mut lines = vec![format!("{} in {}.", self.inst_name(inst), self.block_name_of(inst))];
        lines.extend(self.edits(Point::Before(inst), self.whereabouts.first_step(inst), &[]));
        let at = self.reasons().iter().filter(|reason| reason.at == At::Inst(inst) && !reason.is_about_an_edit());
        lines.extend(at.map(|reason| reason.text.clone()));
        if lines.len() == 1 {
            lines.push("No edit stands before it, and nothing had to be decided.".to_owned());
        }
        lines
    }

    /// The edits of an edge with their reasons.
    pub(super) fn edge(&self, edge: Edge) -> Vec<String> {
        let data = self.func.edge(edge);
        let (from, to) = (data.from, data.to);
        let mut lines = vec![format!("{edge}, from {} to {}.", self.func.block_name(from), self.func.block_name(to))];
        lines.extend(self.destruction(edge));
        let (point, step) = match self.whereabouts.edge_step(edge) {
            Some(step) => {
                lines.push("It is split by a block of its own: the block before has other successors, and the one after other \
                            predecessors.".to_owned());
                (Point::Edge(edge), step + 1)
            }
            None => {
                let preds = self.func.edges().filter(|&other| self.func.edge(other).to == to).count();
                let first = self.func.block_insts(to).next().filter(|_| preds == 1);
                let Some(inst) = first.or_else(|| self.func.terminator(from)) else { return lines };
                (Point::Before(inst), self.whereabouts.first_step(inst))
            }
        };
        let edits = self.edits(point, step, &[Origin::Save, Origin::Restore, Origin::Block]);
        if edits.is_empty() {
            lines.push("Nothing moves on it: all values start the block where the one before leaves them.".to_owned());
        }
        lines.extend(edits);
        lines
    }

    /// The lines on all edits of a value.
    pub(super) fn edits_of(&self, value: Value) -> Vec<String> {
        let mut lines = Vec::new();
        for of_point in self.alloc.edits.chunk_by(|a, b| a.0 == b.0) {
            let point = of_point[0].0;
            let step = match point {
                Point::Before(inst) => self.whereabouts.first_step(inst),
                Point::Edge(edge) => self.whereabouts.edge_step(edge).unwrap_or(0) + 1,
            };
            if !of_point.iter().zip(step..).any(|((_, edit), step)| self.carries(*edit, step, value)) {
                continue;
            }
            let place = match point {
                Point::Before(inst) => format!("before {}", self.inst_name(inst)),
                Point::Edge(edge) => format!("on {edge}"),
            };
            let origins = self.origins(point);
            for (((_, edit), origin), step) in of_point.iter().zip(origins).zip(step..) {
                if self.carries(*edit, step, value) && matches!(origin, Origin::Block | Origin::Edge) {
                    let why = self.edit(point, *edit, origin, step);
                    lines.push(format!("{} {place}: {why}", edit.display(self.target).with_names(self.func)));
                }
            }
        }
        lines
    }

    /// The lines on the edits of a point, of which the first is `step`. Leaves out those of some origins.
    fn edits(&self, point: Point, step: u32, without: &[Origin]) -> Vec<String> {
        let edits = self.alloc.edits_at(point).iter().zip(self.origins(point)).zip(step..);
        let wanted = edits.filter(|((_, origin), _)| !without.contains(origin));
        let line = |&(_, edit): &(Point, Edit), origin, step| {
            format!("{}: {}", edit.display(self.target).with_names(self.func), self.edit(point, edit, origin, step))
        };
        wanted.map(|((edit, origin), step)| line(edit, origin, step)).collect()
    }

    /// What inserted each edit of a point, by the edits that the passes have recorded, or as they look where nothing is.
    fn origins(&self, point: Point) -> Vec<Origin> {
        let is_saved = |slot| self.alloc.saved.iter().any(|saved| saved.slot == Some(slot));
        let edits = self.alloc.edits_at(point);
        let saves =
            edits.iter().take_while(|(_, edit)| matches!(edit, Edit::Store { to, .. } if is_saved(*to))).count();
        if self.record.steps.is_empty() {
            let is_restore = |edit: &Edit| matches!(edit, Edit::Load { from, .. } if is_saved(*from));
            let origin = |(index, (_, edit)): (usize, &(Point, Edit))| match point {
                _ if index < saves => Origin::Save,
                _ if is_restore(edit) => Origin::Restore,
                Point::Before(inst) if !self.ends_block_unread(inst) => Origin::Block,
                _ => Origin::Edge,
            };
            return edits.iter().enumerate().map(origin).collect();
        }
        let recorded = |pass| {
            let mut states = self.record.steps.iter().filter(|step| step.pass == pass).map(|step| &step.state);
            match states.next_back() {
                Some(SnapshotState::Registers { edits, .. }) => edits.iter().filter(|edit| edit.0 == point).collect(),
                _ => Vec::new(),
            }
        };
        let in_block: Vec<&(Point, Edit)> = recorded(Pass::Coloring);
        let all: Vec<&(Point, Edit)> = recorded(Pass::Edges);
        // Edits of edges come before those of the block, or after them.
        let before = all.len().saturating_sub(in_block.len());
        let starts = !in_block.is_empty() && all.get(before..) == Some(&in_block[..]);
        (0..edits.len())
            .map(|index| match index.checked_sub(saves) {
                None => Origin::Save,
                Some(index) if index >= all.len() => Origin::Restore,
                Some(_) if matches!(point, Point::Edge(_)) => Origin::Edge,
                Some(index) if starts && index < before => Origin::Edge,
                Some(index) if !starts && index >= in_block.len() && self.has_coloring() => Origin::Edge,
                Some(_) => Origin::Block,
            })
            .collect()
    }

    /// Whether an instruction ends a block and has no operands, so that what stands before it is for the edges.
    fn ends_block_unread(&self, inst: Inst) -> bool {
        self.func.inst_operands(inst).is_empty() && self.func.terminator(self.func.block_of(inst)) == Some(inst)
    }

    /// Whether edges were recorded apart from blocks, as at all levels but `O0`.
    fn has_coloring(&self) -> bool {
        self.record.steps.iter().any(|step| step.pass == Pass::Coloring)
    }

    /// The values that an edit copies, which comes at a step.
    fn carried(&self, edit: Edit, step: u32) -> Vec<Value> {
        let of = |loc| self.whereabouts.values(loc, step);
        match edit {
            Edit::Move { from, .. } | Edit::Transfer { from, .. } | Edit::Store { from, .. } => {
                of(Loc::Reg(from)).collect()
            }
            Edit::Load { from, .. } => of(Loc::Slot(from)).collect(),
            Edit::Swap { a, b, .. } => of(Loc::Reg(a)).chain(of(Loc::Reg(b))).collect(),
            Edit::Remat { value, .. } => vec![value],
            Edit::Scratch { .. } => Vec::new(),
        }
    }

    /// Whether an edit copies a value.
    fn carries(&self, edit: Edit, step: u32, value: Value) -> bool {
        let is_in = |loc| self.whereabouts.locs(value, step).any(|held| held == loc);
        match edit {
            Edit::Move { from, .. } | Edit::Transfer { from, .. } | Edit::Store { from, .. } => is_in(Loc::Reg(from)),
            Edit::Load { from, .. } => is_in(Loc::Slot(from)),
            Edit::Swap { a, b, .. } => is_in(Loc::Reg(a)) || is_in(Loc::Reg(b)),
            Edit::Remat { value: remat, .. } => remat == value,
            Edit::Scratch { .. } => false,
        }
    }

    /// Why an edit is there.
    fn edit(&self, point: Point, edit: Edit, origin: Origin, step: u32) -> String {
        let values = self.carried(edit, step);
        let Some(&value) = values.first() else {
            return match origin {
                _ if matches!(edit, Edit::Scratch { .. }) => SCRATCH.to_owned(),
                Origin::Save | Origin::Restore => self.save(edit, origin),
                _ => "it copies nothing that is read.".to_owned(),
            };
        };
        match (origin, point) {
            (Origin::Save | Origin::Restore, _) => self.save(edit, origin),
            (Origin::Edge, _) => self.on_edge(point, edit, &values, step),
            (Origin::Block, Point::Before(inst)) => match edit {
                Edit::Store { .. } => self.store(value),
                Edit::Load { .. } | Edit::Remat { .. } => self.reload(value, inst, matches!(edit, Edit::Remat { .. })),
                Edit::Transfer { .. } => self.transfer(value),
                Edit::Scratch { .. } => SCRATCH.to_owned(),
                Edit::Move { from, to, .. } => self.mov(inst, value, from, to),
                Edit::Swap { a, b, .. } => {
                    format!(
                        "{} change places between {} and {} for {}.",
                        self.values(values),
                        self.name(a),
                        self.name(b),
                        self.inst_name(inst)
                    )
                }
            },
            (Origin::Block, Point::Edge(_)) => self.on_edge(point, edit, &values, step),
        }
    }

    fn save(&self, edit: Edit, origin: Origin) -> String {
        let reg = edit.regs().next().map_or(String::new(), |reg| self.name(reg).to_owned());
        match origin {
            Origin::Save => {
                format!("the caller wants {reg} back as it was. `explain` of {reg} says what it holds here.")
            }
            _ => format!("{reg} gets back what the caller left in it."),
        }
    }

    fn store(&self, value: Value) -> String {
        let found =
            self.reasons().iter().find(|reason| reason.value == Some(value) && reason.pass == Pass::StorePlacement);
        match found {
            Some(reason) => reason.text.clone(),
            None => format!(
                "{} is stored at its definition, since it is read from memory later.",
                self.func.value_name(value)
            ),
        }
    }

    fn reload(&self, value: Value, inst: Inst, is_remat: bool) -> String {
        let reads = self.func.inst_operands(inst).contains(&value);
        let states = self.record.steps.iter().map(|step| &step.state);
        let mut actions = states.filter_map(|state| match state {
            SnapshotState::Residency { actions, .. } => Some(actions),
            _ => None,
        });
        let hoisted =
            actions.next_back().is_some_and(|actions| actions.contains(&(inst, Action::HoistedReload(value))));
        let name = self.func.value_name(value);
        let what = if is_remat { "computed anew instead of loaded" } else { "reloaded" };
        if hoisted {
            let found = self.reasons().iter().find(|reason| reason.at == At::Inst(inst) && reason.value == Some(value));
            return found.map_or(format!("{name} is {what} for all paths after."), |reason| reason.text.clone());
        }
        let left = self.reasons().iter().rfind(|reason| match reason.at {
            At::Inst(at) => reason.value == Some(value) && reason.pass == Pass::WorkingSets && at < inst,
            At::Block(block) => {
                reason.value == Some(value) && reason.pass == Pass::WorkingSets && block <= self.func.block_of(inst)
            }
            _ => false,
        });
        let left = match left {
            Some(Reason { at: At::Inst(at), .. }) => format!(", since it left its register at {}", self.inst_name(*at)),
            Some(Reason { at: At::Block(block), .. }) => {
                format!(", since it is in none at the start of {}", self.func.block_name(*block))
            }
            _ => String::new(),
        };
        match reads {
            true => format!("{} reads {name} from a register; it is {what}{left}.", self.inst_name(inst)),
            false => format!("{name} is {what} for what comes after{left}."),
        }
    }

    fn mov(&self, inst: Inst, value: Value, from: Reg, to: Reg) -> String {
        let (name, moved) = (self.inst_name(inst), self.func.value_name(value));
        let form = self.func.form(self.target, self.alloc.form(self.func, inst));
        let values = self.func.inst_operands(inst);
        let locs = &self.alloc.operands[self.func.operand_range(inst)];
        let is_live_after = self.whereabouts.locs(value, self.whereabouts.step(inst) + 1).next().is_some();
        for (desc, &used) in form.operands().zip(values) {
            if !desc.is_def() && used == value && desc.fixed_reg() == Some(to) {
                return format!("{name} reads {moved} in {}.", self.name(to));
            }
        }
        for ((desc, &def), &loc) in form.operands().zip(values).zip(locs) {
            if let Some(tied) = desc.overwrites()
                && values[usize::from(tied)] == value
            {
                let def = self.func.value_name(def);
                if loc == Loc::Reg(to) {
                    return format!(
                        "{name} overwrites {} with {def}, and {moved} is read later, in {}.",
                        self.name(to),
                        self.name(from)
                    );
                }
                if loc == Loc::Reg(from) && is_live_after {
                    return format!("{name} overwrites {} with {def}, and {moved} is read later.", self.name(from));
                }
            }
        }
        if self.fixes(inst, value, from) {
            return format!("{name} has another operand in {}, and {moved} is read later.", self.name(from));
        }
        if self.clobbers(inst, from) {
            return format!("{name} destroys {}, and {moved} is read later.", self.name(from));
        }
        let is_in_place = |loc: Loc| loc.reg().is_some_and(|reg| self.target.overlap(reg, from));
        for ((desc, &def), &loc) in form.operands().zip(values).zip(locs) {
            if desc.is_def() && desc.place() == Place::Class && is_in_place(loc) {
                let def = self.func.value_name(def);
                return format!("{moved} leaves {} to {def}, which {name} defines there.", self.name(from));
            }
        }
        format!("the operands of {name} and the values that live through it fit together like this.")
    }

    /// Why an edit of an edge is there.
    fn on_edge(&self, point: Point, edit: Edit, values: &[Value], step: u32) -> String {
        let edge = match point {
            Point::Edge(edge) => Some(edge),
            Point::Before(inst) => {
                let block = self.func.block_of(inst);
                let mut in_edges = self.func.edges().filter(|&edge| self.func.edge(edge).to == block);
                let is_first = self.func.block_insts(block).next() == Some(inst);
                let only = in_edges.next().filter(|_| is_first && in_edges.next().is_none());
                let is_last = self.func.terminator(block) == Some(inst);
                only.or_else(|| self.func.succ_edges(block).next().filter(|_| is_last))
            }
        };
        let Some(edge) = edge else { return "it belongs to an edge.".to_owned() };
        let (from, to) = (self.func.edge(edge).from, self.func.edge(edge).to);
        let _ = step;
        let (source, target) = match edit {
            Edit::Move { from, to, .. } | Edit::Transfer { from, to, .. } => {
                (self.name(from).to_owned(), self.name(to).to_owned())
            }
            Edit::Load { from, to, .. } => (from.to_string(), self.name(to).to_owned()),
            Edit::Store { from, to, .. } => (self.name(from).to_owned(), to.to_string()),
            Edit::Swap { a, b, .. } => (self.name(a).to_owned(), self.name(b).to_owned()),
            Edit::Remat { to: reg, .. } | Edit::Scratch { reg } => {
                ("no register".to_owned(), self.name(reg).to_owned())
            }
        };
        let names: Vec<String> = values
            .iter()
            .map(|value| {
                let params = self.func.block_params(to).iter().zip(self.func.edge_args(edge));
                let param = params.filter(|(_, arg)| *arg == value).map(|(param, _)| param).next();
                let name = self.func.value_name(*value);
                param.map_or(name.to_string(), |&param| {
                    format!("{name}, which becomes {},", self.func.value_name(param))
                })
            })
            .collect();
        let (from, to) = (self.func.block_name(from), self.func.block_name(to));
        format!("{} is in {source} at the end of {from}, and in {target} at the start of {to}.", list(&names))
    }
}
