//! The printer of functions, allocated or not. It does not panic on ids that do not exist: it prints `?` for what they
//! would name. Edits at points that do not exist are printed as comments at the end. Of a function that was made for
//! another target it prints a comment that says so, and nothing else.

use alloc::borrow::Cow;
use core::fmt;
use core::ops::Range;

use crate::ir::{Block, Edge, Function, Inst, OfferedAlternatives, OtherTarget, Value};
use crate::output::{Allocation, Count, Edit, Loc, Point, SlotArea, Stats};
use crate::text::annotations::{Annotations, HintText, Tag};
use crate::text::clobbers;
use crate::text::lex::Quoted;
use ssara_tables::target::{
    Class, End, Form, OperandDesc, Place, Pos, Reg, Relation, Remat, Role, Target, TargetDesc, Type,
};
use ssara_tables::units::UnitSet;

/// A function as text; made by [`Function::display`] and [`Function::display_allocated`].
#[derive(Debug)]
pub struct DisplayFunction<'a> {
    func: &'a Function,
    target: &'a TargetDesc,
    allocation: Option<&'a Allocation>,
    stats: Option<Stats>,
    numbers: bool,
    steps: bool,
    /// The mistake, if the target is not that of the function.
    other: Option<OtherTarget>,
}

impl Function {
    /// The function in its text form, with the names of `target`, for which it was made.
    pub fn display<'a>(&'a self, target: &'a Target) -> DisplayFunction<'a> {
        self.displayed(target, None)
    }
    /// The function with the locations and edits of an allocation.
    pub fn display_allocated<'a>(&'a self, target: &'a Target, allocation: &'a Allocation) -> DisplayFunction<'a> {
        self.displayed(target, Some(allocation))
    }
    fn displayed<'a>(&'a self, target: &'a Target, allocation: Option<&'a Allocation>) -> DisplayFunction<'a> {
        let other = self.check_target(target).err();
        DisplayFunction { func: self, target, allocation, stats: None, numbers: false, steps: false, other }
    }
}

impl DisplayFunction<'_> {
    /// The same with the number of each instruction as a comment after it, as messages name it: `; inst7`.
    pub fn with_numbers(self) -> Self {
        DisplayFunction { numbers: true, ..self }
    }
    /// The same with counts of what was inserted, which `ssara_core::stats` finds, as a comment.
    pub fn with_stats(self, stats: Stats) -> Self {
        DisplayFunction { stats: Some(stats), ..self }
    }
    /// The same with the number of each step of [`Allocation::walk`] as a comment after it, as ranges count them: `; 7`.
    /// Only allocated functions have steps.
    pub fn with_steps(self) -> Self {
        DisplayFunction { steps: self.allocation.is_some(), ..self }
    }
}

impl fmt::Display for DisplayFunction<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(other) = &self.other {
            return writeln!(f, "; {other}");
        }
        let sorted = self.sorted_edits();
        let (before, on_edges) =
            sorted.split_at(sorted.partition_point(|(point, _)| matches!(point, Point::Before(_))));
        let insts = self.func.blocks().flat_map(|block| self.func.block_insts(block));
        let num_insts = insts.filter(|&inst| !self.is_left_out(inst)).count();
        let steps_of_edges = self.func.num_blocks() + num_insts + before.len();
        let mut edits = Edits { before, on_edges, steps: 0..steps_of_edges };
        self.title(f)?;
        if let Some(allocation) = self.allocation {
            self.frame(allocation, f)?;
        }
        self.declarations(f)?;
        for form in 0..self.func.local_forms().len() {
            self.form_definition(Form::local(form), f)?;
        }
        self.offered(f)?;
        for block in self.func.blocks() {
            self.block(block, &mut edits, f)?;
        }
        for (point, edit) in edits.before.iter().chain(edits.on_edges) {
            writeln!(f, "; at {point:?}, which does not exist: {}", edit.display(self.target))?;
        }
        f.write_str("}\n")
    }
}

/// The edits that are still to be printed, in the order of their points.
struct Edits<'a> {
    before: &'a [(Point, Edit)],
    on_edges: &'a [(Point, Edit)],
    /// The next step of a block, and the next one of a split edge.
    steps: Range<usize>,
}

/// Takes the edits at `point` from the front of `edits`.
fn take_at<'a>(edits: &mut &'a [(Point, Edit)], point: Point) -> &'a [(Point, Edit)] {
    let len = edits.iter().take_while(|(at, _)| *at == point).count();
    let (taken, rest) = edits.split_at(len);
    *edits = rest;
    taken
}

/// Writes `items` with commas between them.
fn list<T>(
    f: &mut fmt::Formatter<'_>,
    items: impl IntoIterator<Item = T>,
    mut item: impl FnMut(&mut fmt::Formatter<'_>, T) -> fmt::Result,
) -> fmt::Result {
    for (index, it) in items.into_iter().enumerate() {
        if index > 0 {
            f.write_str(", ")?;
        }
        item(f, it)?;
    }
    Ok(())
}

impl DisplayFunction<'_> {
    fn sorted_edits(&self) -> Cow<'_, [(Point, Edit)]> {
        let mut edits = Cow::Borrowed(self.allocation.map_or(&[][..], |allocation| &allocation.edits));
        if !edits.is_sorted_by_key(|&(point, _)| point) {
            edits.to_mut().sort_by_key(|&(point, _)| point);
        }
        edits
    }

    fn title(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let allocated = if self.allocation.is_some() { "allocated " } else { "" };
        write!(f, "{allocated}function {} isa {}", Quoted(&self.func.name), self.target.name)?;
        if let Some(conv) = self.func.convention {
            write!(f, " abi {}", self.target.conventions.get(conv.index()).map_or("?", |conv| &conv.name))?;
        }
        f.write_str(" {\n")
    }

    fn frame(&self, allocation: &Allocation, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(stats) = &self.stats {
            write_stats(stats, allocation.spilled_values, f)?;
        }
        write!(f, "frame {} align {}", allocation.frame_size, allocation.frame_align)?;
        if allocation.scalable_size > 0 {
            write!(f, " scalable {}", allocation.scalable_size)?;
        }
        f.write_str("\n")?;
        for (slot, data) in &allocation.slots {
            match data.area {
                SlotArea::Spill => writeln!(f, "{slot}: {} bytes at {}", data.size, data.offset)?,
                SlotArea::Scalable => writeln!(f, "{slot}: {} bytes at scalable[{}]", data.size, data.offset)?,
                SlotArea::Incoming => writeln!(f, "{slot}: {} bytes at in[{}]", data.size, data.offset)?,
                SlotArea::Outgoing => writeln!(f, "{slot}: {} bytes at out[{}]", data.size, data.offset)?,
            }
        }
        if !allocation.saved.is_empty() {
            f.write_str("saved ")?;
            list(f, &allocation.saved, |f, saved| {
                f.write_str(self.reg(saved.reg))?;
                saved.slot.map_or(Ok(()), |slot| write!(f, "@{slot}"))
            })?;
            f.write_str("\n")?;
        }
        Ok(())
    }

    /// Reserved registers, features, and values that nothing defines.
    fn declarations(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let func = self.func;
        if !func.reserved.is_empty() {
            f.write_str("reserve ")?;
            list(f, &func.reserved, |f, &reg| f.write_str(self.reg(reg)))?;
            f.write_str("\n")?;
        }
        if func.features != self.target.default_features() {
            let features = func.features.iter().filter_map(|index| self.target.features.get(index));
            f.write_str("features")?;
            features.into_iter().try_for_each(|feature| write!(f, " {}", feature.name))?;
            f.write_str("\n")?;
        }
        let mut defined = fixedbitset::FixedBitSet::with_capacity(func.num_values());
        let mut define = |value: Value| {
            if func.value_exists(value) {
                defined.insert(value.as_u32() as usize);
            }
        };
        for block in func.blocks() {
            func.block_params(block).iter().copied().for_each(&mut define);
            for inst in func.block_insts(block) {
                self.operands(inst).filter(|operand| operand.role == Role::Def).for_each(|def| define(def.value));
            }
        }
        for value in func.values().filter(|value| !defined.contains(value.as_u32() as usize)) {
            let (name, ty) = (func.value_name(value), self.ty(func.value_type(value)));
            writeln!(f, "value {name}: {ty}{}", self.notes(value))?;
        }
        Ok(())
    }

    /// The forms whose alternatives the allocator must not choose.
    fn offered(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.func.offered {
            OfferedAlternatives::All => Ok(()),
            OfferedAlternatives::None => f.write_str("alternatives none\n"),
            OfferedAlternatives::Except(forms) => {
                f.write_str("alternatives except ")?;
                list(f, forms, |f, &form| f.write_str(self.func.form_name(self.target, form)))?;
                f.write_str("\n")
            }
        }
    }

    fn form_definition(&self, form: Form, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(view) = self.func.find_form(self.target, form) else {
            return writeln!(f, "form {} = ?", self.func.form_name(self.target, form));
        };
        let word = if self.func.local_forms().alternative_of(form.table_index()).is_some() { "or" } else { "form" };
        write!(f, "{word} {} = {} ", self.func.form_name(self.target, form), view.kind.name())?;
        if let Some(count) = self.func.num_successors(self.target, form) {
            write!(f, "{count} ")?;
        }
        f.write_str("[")?;
        list(f, view.operands(), |f, operand| self.constraint(operand, f))?;
        f.write_str("]")?;
        if !view.relations.is_empty() {
            f.write_str(" where {")?;
            list(f, view.relations, |f, relation| self.relation(relation.relation, f))?;
            f.write_str("}")?;
        }
        if view.has_clobbers() {
            f.write_str(" clobbers ")?;
            self.units(view.clobbers, f)?;
        }
        let mut on_edges = self.func.sets_of_edges(self.target, form).peekable();
        if on_edges.peek().is_some() {
            f.write_str(" edge clobbers ")?;
            list(f, on_edges, |f, set| self.units(set, f))?;
        }
        if view.remat != Remat::Never {
            write!(f, " remat {}", view.remat.name())?;
        }
        f.write_str("\n")
    }

    /// A set of units, in braces.
    fn units(&self, words: &[u64], f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        list(f, clobbers::spell(self.target, &UnitSet::from_words(words)), |f, piece| piece.write(self.target, f))?;
        f.write_str("}")
    }

    fn constraint(&self, operand: OperandDesc, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (operand.role(), operand.pos()) {
            _ if operand.is_scratch() => "scratch ",
            (Role::Use, Pos::Early) => "use ",
            (Role::Use, Pos::Late) => "late use ",
            (Role::Def, Pos::Early) => "early def ",
            (Role::Def, Pos::Late) => "def ",
        })?;
        f.write_str(self.class(operand.class()))?;
        match operand.place() {
            Place::Class => Ok(()),
            Place::Fixed(reg) => write!(f, " = {}", self.reg(reg)),
            Place::Tied(index) => write!(f, " tied {index}"),
            Place::Any => f.write_str(" any"),
            Place::Slot => match operand.modifies() {
                Some(index) => write!(f, " tied {index}"),
                None => f.write_str(" slot"),
            },
            Place::ArgSlot(arg_slot) => write!(f, " = {arg_slot}"),
        }
    }

    fn relation(&self, relation: Relation, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match relation {
            Relation::Group { first, list } => {
                let list = self.target.tuple_lists.get(list.index()).map_or("?", |list| &list.name);
                write!(f, "group {first} {list}")
            }
            Relation::Distinct(a, b) => write!(f, "distinct {a} {b}"),
            Relation::Same(a, b, End::Low) => write!(f, "same {a} {b}"),
            Relation::Same(a, b, End::High) => write!(f, "same {a} {b} high"),
            Relation::OverlapAt(a, b, End::Low) => write!(f, "overlap {a} {b} low"),
            Relation::OverlapAt(a, b, End::High) => write!(f, "overlap {a} {b} high"),
            Relation::Implies(a, in_a, b, in_b) => {
                write!(f, "implies {a} {} {b} {}", self.class(in_a), self.class(in_b))
            }
        }
    }

    fn block(&self, block: Block, edits: &mut Edits<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let func = self.func;
        write!(f, "{}", func.block_name(block))?;
        let params = func.block_params(block);
        if !params.is_empty() {
            f.write_str("(")?;
            list(f, params, |f, &param| {
                write!(f, "{}: {}{}", func.value_name(param), self.value_type(param), self.notes(param))
            })?;
            f.write_str(")")?;
        }
        if let Some(frequency) = func.frequency(block) {
            write!(f, " freq {frequency}")?;
        }
        f.write_str(":")?;
        self.end_step(&mut edits.steps.start, f)?;
        let last = func.terminator(block);
        for inst in func.block_insts(block) {
            self.edits(take_at(&mut edits.before, Point::Before(inst)), &mut edits.steps.start, f)?;
            f.write_str("    ")?;
            self.inst(inst, f)?;
            if Some(inst) == last && func.succ_edges(block).len() > 0 {
                f.write_str(" ")?;
                self.successors(block, f)?;
            }
            if self.numbers {
                write!(f, " ; {inst}")?;
            }
            if let Some(comment) = func.comment(inst) {
                write!(f, " ; {comment}")?;
            }
            if self.is_left_out(inst) {
                f.write_str("\n")?;
                continue;
            }
            self.end_step(&mut edits.steps.start, f)?;
        }
        if last.is_none() && func.succ_edges(block).len() > 0 {
            f.write_str("    ")?;
            self.successors(block, f)?;
            f.write_str("\n")?;
        }
        for edge in func.succ_edges(block) {
            let on_edge = take_at(&mut edits.on_edges, Point::Edge(edge));
            if !on_edge.is_empty() {
                write!(f, "{edge} to {}:", func.block_name(func.edge(edge).to))?;
                self.end_step(&mut edits.steps.end, f)?;
                self.edits(on_edge, &mut edits.steps.end, f)?;
            }
        }
        Ok(())
    }

    fn edits(&self, edits: &[(Point, Edit)], step: &mut usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        edits.iter().try_for_each(|(_, edit)| {
            write!(f, "    + {}", edit.display(self.target).with_names(self.func))?;
            self.end_step(step, f)
        })
    }

    /// Ends the line of a step, and counts it.
    fn end_step(&self, step: &mut usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.steps {
            write!(f, " ; {step}")?;
        }
        *step += 1;
        f.write_str("\n")
    }

    /// Whether no step issues an instruction.
    fn is_left_out(&self, inst: Inst) -> bool {
        self.allocation.is_some_and(|allocation| allocation.is_left_out(self.func, inst))
    }

    fn inst(&self, inst: Inst, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut defs = self.operands(inst).filter(|operand| operand.role == Role::Def).peekable();
        if defs.peek().is_some() {
            list(f, defs, |f, def| {
                self.operand(def, f)?;
                write!(f, ": {}{}", self.value_type(def.value), self.notes(def.value))
            })?;
            f.write_str(" = ")?;
        }
        let form = self.func.inst(inst).form;
        f.write_str(self.func.form_name(self.target, form))?;
        if let Some(alternative) = self
            .allocation
            .map(|allocation| allocation.form(self.func, inst))
            .filter(|&alternative| alternative != form)
        {
            write!(f, " as {}", self.func.form_name(self.target, alternative))?;
        }
        let mut uses = self.operands(inst).filter(|operand| operand.role == Role::Use).peekable();
        if uses.peek().is_some() {
            f.write_str(" ")?;
        }
        list(f, uses, |f, it| self.operand(it, f))?;
        write!(f, "{}", Tag(self.func.inst_tag(inst)))?;
        f.write_str(if self.func.is_safepoint(inst) { " safepoint" } else { "" })
    }

    fn operand(&self, operand: ShownOperand, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.func.value_name(operand.value))?;
        match operand.loc {
            Loc::None => {}
            Loc::Reg(reg) => write!(f, "@{}", self.reg(reg))?,
            Loc::Slot(slot) => write!(f, "@{slot}")?,
        }
        write!(f, "{}", HintText(operand.hint, self.target))
    }

    fn successors(&self, block: Block, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.func.is_computed(block) { "-> computed " } else { "-> " })?;
        list(f, self.func.succ_edges(block), |f, edge| self.successor(edge, f))
    }

    fn successor(&self, edge: Edge, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.func.block_name(self.func.edge(edge).to))?;
        let args = self.func.edge_args(edge);
        if !args.is_empty() {
            f.write_str("(")?;
            list(f, args, |f, &arg| write!(f, "{}", self.func.value_name(arg)))?;
            f.write_str(")")?;
        }
        self.func.edge_frequency(edge).map_or(Ok(()), |frequency| write!(f, " freq {frequency}"))
    }

    /// The operands of an instruction. The operands of an unknown form count as uses.
    fn operands(&self, inst: Inst) -> impl Iterator<Item = ShownOperand> {
        let form = self.func.find_form(self.target, self.func.inst(inst).form);
        self.func.operand_range(inst).zip(self.func.inst_operands(inst)).enumerate().map(
            move |(index, (at, &value))| {
                let known = form.filter(|form| index < form.len());
                let role = known.map_or(Role::Use, |form| form.operand(index).role());
                let locations = self.allocation.map_or(&[][..], |allocation| &allocation.operands);
                let loc = locations.get(at).copied().unwrap_or(Loc::None);
                ShownOperand { value, role, loc, hint: self.func.operand_hint(inst, index) }
            },
        )
    }

    fn notes(&self, value: Value) -> Annotations<'_> {
        Annotations(self.func, self.target, value)
    }
    fn reg(&self, reg: Reg) -> &str {
        self.target.regs.get(reg.index()).map_or("?", |reg| &reg.name)
    }
    fn class(&self, class: Class) -> &str {
        self.target.classes.get(class.index()).map_or("?", |class| &class.name)
    }
    fn ty(&self, ty: Type) -> &str {
        self.target.types.get(ty.index()).map_or("?", |ty| &ty.name)
    }
    fn value_type(&self, value: Value) -> &str {
        if self.func.value_exists(value) { self.ty(self.func.value_type(value)) } else { "?" }
    }
}

/// An operand of an instruction, to be printed.
#[derive(Clone, Copy)]
struct ShownOperand {
    value: Value,
    role: Role,
    loc: Loc,
    hint: Option<Reg>,
}

fn write_stats(stats: &Stats, spilled_values: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let counts = [
        ("moves", stats.moves, true),
        ("swaps", stats.swaps, true),
        ("stores", stats.stores, true),
        ("reloads", stats.reloads, true),
        ("saves", stats.saves, true),
        ("restores", stats.restores, true),
        // Most machines and functions have none.
        ("remats", stats.remats, false),
        ("cheap remats", stats.cheap_remats, false),
        ("transfers", stats.transfers, false),
        ("slot reads", stats.slot_reads, false),
        ("slot writes", stats.slot_writes, false),
    ];
    f.write_str("; ")?;
    let shown = counts.into_iter().filter(|&(_, Count { count, .. }, always)| always || count > 0);
    list(f, shown, |f, (name, Count { count, weighted }, _)| write!(f, "{name} {count} (weight {weighted})"))?;
    let (split_edges, cost) = (stats.split_edges, stats.cost());
    writeln!(f, ", spilled values {spilled_values}, split edges {split_edges}, cost {cost:.2}")
}
