//! Random valid functions: in SSA form, with every use dominated by its definition.
//!
//! A skeleton of blocks and edges comes first, including irreducible loops, critical edges and self-loops. Then the blocks
//! are filled in reverse postorder, each from the values of its dominators.

mod annotations;
mod calls;
mod computed_jumps;
mod uses;

use arbitrary::{Result, Unstructured};
use ssara_core::analysis::cfg::Cfg;
use ssara_core::ir::{Alternative, Block, Function, FunctionBuilder, Value};
use ssara_core::target::{
    Class, Conv, ConventionDesc, End, Features, Form, FormKind, OperandDesc, Place, Pos, Reg, Relation, Role,
    TupleList, Type,
};
use ssara_core::units::UnitSet;
use ssara_core::{Stress, Target};

use crate::random::computed_jumps::ComputedJumps;

pub use crate::random::annotations::{annotate, frequencies, hints, references};

/// What a random function may contain.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// The largest number of blocks.
    pub blocks: usize,
    /// The largest number of instructions of a block, without its terminator.
    pub insts: usize,
    /// Whether to make forms with any constraints. Such a form may be impossible to allocate.
    pub wild_forms: bool,
    /// The largest number of registers to reserve.
    pub reserve: usize,
}

/// The bytes of the round with this seed, the same on every machine: some hundred to some ten thousand.
pub fn bytes_of_seed(seed: u64) -> Vec<u8> {
    // SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
    let mut state = seed;
    let mut next = move || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    };
    let len = 256usize << (next() % 8);
    (0..len / 8).flat_map(|_| next().to_le_bytes()).collect()
}

/// The number of rounds of a sweep: `count`, times the whole number in the environment variable `SSARA_ROUNDS` if that is
/// set. `.ci/run` plays `count`, `.ci/thorough` many times as many.
///
/// # Panics
///
/// Panics if the variable is set to anything but a whole number.
pub fn scaled(count: u64) -> u64 {
    let factor = std::env::var_os("SSARA_ROUNDS").map_or(Some(1), |factor| factor.to_str()?.parse().ok());
    count.saturating_mul(factor.expect("SSARA_ROUNDS is a whole number"))
}

/// The same for rounds that take long each: half of `count` if the variable is not set or 1.
pub fn scaled_slow(count: u64) -> u64 {
    if is_long_run() { scaled(count) } else { count.div_ceil(2) }
}

/// Whether sweeps play more rounds than in `.ci/run`.
pub fn is_long_run() -> bool {
    scaled(1) > 1
}

/// Plays [`scaled`] rounds of a test, each with random bytes of its own, the same in every run. Bytes that run out end a
/// round early.
pub fn rounds(count: u64, round: impl FnMut(&mut Unstructured<'_>) -> Result<()>) {
    play(scaled(count), round);
}

/// The same for [`scaled_slow`] rounds.
pub fn slow_rounds(count: u64, round: impl FnMut(&mut Unstructured<'_>) -> Result<()>) {
    play(scaled_slow(count), round);
}

fn play(count: u64, mut round: impl FnMut(&mut Unstructured<'_>) -> Result<()>) {
    for seed in 0..count {
        let _ = round(&mut Unstructured::new(&bytes_of_seed(seed)));
    }
}

/// No stress, or several kinds at once.
pub fn stress(u: &mut Unstructured<'_>) -> Result<Stress> {
    let mut stress = Stress::NONE;
    for (_, kind) in Stress::KINDS {
        if u.ratio(1, 3)? {
            stress = stress.and(kind);
        }
    }
    Ok(stress)
}

/// A valid function over `target`, which needs forms of the kinds branch, without operands, and trap.
pub fn function(u: &mut Unstructured<'_>, target: &Target, shape: &Shape) -> Result<Function> {
    let count = u.int_in_range(1..=shape.blocks)?;
    let edges = edges(u, count)?;
    filled(u, target, shape, edges, None)
}

/// The same with computed jumps, most of which share their targets.
pub fn function_with_computed_jumps(u: &mut Unstructured<'_>, target: &Target, shape: &Shape) -> Result<Function> {
    let count = u.int_in_range(4..=shape.blocks.max(4))?;
    let mut edges = edges(u, count)?;
    let jumps = computed_jumps::add(u, &mut edges)?;
    filled(u, target, shape, edges, Some(jumps))
}

/// The successors of each of `count` blocks.
fn edges(u: &mut Unstructured<'_>, count: usize) -> Result<Vec<Vec<usize>>> {
    let mut edges: Vec<Vec<usize>> = vec![Vec::new(); count];
    for (block, successors) in edges.iter_mut().enumerate() {
        if block + 1 < count {
            successors.push(block + 1);
        }
        for _ in 0..u.int_in_range(0..=2)? {
            successors.push(u.int_in_range(0..=count - 1)?);
        }
        // Nothing branches back to the entry.
        successors.retain(|&to| to != 0);
    }
    Ok(edges)
}

/// A function with these successors of each block.
fn filled(
    u: &mut Unstructured<'_>,
    target: &Target,
    shape: &Shape,
    edges: Vec<Vec<usize>>,
    mut jumps: Option<ComputedJumps>,
) -> Result<Function> {
    let count = edges.len();
    let skeleton = skeleton(target, &edges);
    let mut cfg = Cfg::default();
    cfg.compute(&skeleton);

    let builder = FunctionBuilder::new(target, "random");
    let mut g = Generator { u, target, builder, forms: Vec::new(), types: Vec::new() };
    let blocks: Vec<Block> = (0..count).map(|_| g.builder.create_block()).collect();
    let conv = if !target.conventions.is_empty() && g.u.ratio(3, 4)? {
        Some(Conv::from_index(g.u.choose_index(target.conventions.len())?))
    } else {
        None
    };
    for _ in 0..g.u.int_in_range(0..=shape.reserve)? {
        let reg = Reg::from_index(g.u.choose_index(target.regs.len())?);
        // A register that a form of the target names must not be reserved, and copies keep their scratch registers.
        let is_scratch = |ty| {
            target
                .scratch_needs(ty)
                .any(|need| target.class_regs(need.0).iter().any(|&scratch| target.overlap(scratch, reg)))
        };
        if !fixed_somewhere(target, reg) && !target.type_ids().any(is_scratch) {
            g.builder.reserve(reg);
        }
    }
    let features = match g.u.ratio(1, 2)? {
        true => target.default_features(),
        false => (0..target.features.len()).fold(Features::NONE, |all, index| all.union(Features::single(index))),
    };
    g.builder.set_features(features);
    let is_there = |reg: &Reg| features.contains(target.reg(*reg).features);
    let has_regs = |&ty: &Type| target.class_regs(target.home_class(ty)).iter().any(is_there);
    g.types = target.type_ids().filter(has_regs).collect();
    let possible = |form: &Form| {
        let index = form.table_index();
        features.contains(target.forms.features(index)) && !target.forms.modifies_slot(index)
    };
    g.forms = (0..target.forms.len() as u32).map(Form).filter(possible).collect();
    if shape.wild_forms {
        for _ in 0..g.u.int_in_range(0..=4)? {
            let form = g.wild_form()?;
            g.forms.push(form);
        }
    }
    let mut params: Vec<Vec<Value>> = vec![Vec::new(); count];
    for block in 1..count {
        for _ in 0..g.u.int_in_range(0..=3)? {
            let ty = g.ty()?;
            params[block].push(g.builder.block_param(blocks[block], ty));
        }
    }
    let mut at_end: Vec<Vec<Value>> = vec![Vec::new(); count];
    let order: Vec<usize> = cfg
        .rpo()
        .iter()
        .map(|block| block.as_u32() as usize)
        .chain((0..count).filter(|&b| !reachable(&cfg, b)))
        .collect();
    for block in order {
        let mut values = cfg.idom(blocks[block]).map_or_else(Vec::new, |idom| at_end[idom.as_u32() as usize].clone());
        values.extend(&params[block]);
        g.builder.switch_to(blocks[block]);
        g.fill(block, conv, shape, &mut values)?;
        let successors: Vec<(usize, &[Value])> = edges[block].iter().map(|&to| (to, &params[to][..])).collect();
        let jumps = jumps.as_mut().filter(|jumps| jumps.from.contains(&block));
        if jumps.is_some() {
            g.builder.set_computed(blocks[block]);
        }
        g.terminate(&blocks, &successors, (conv, jumps), &mut values)?;
        at_end[block] = values;
    }
    Ok(g.builder.finish())
}

fn reachable(cfg: &Cfg, block: usize) -> bool {
    cfg.is_reachable(Block::from_u32(block as u32))
}

fn fixed_somewhere(target: &Target, reg: Reg) -> bool {
    let fixed = |bits: &u32| OperandDesc::from_bits(*bits).fixed_reg().is_some_and(|fixed| target.overlap(fixed, reg));
    let passed = |conv: &ConventionDesc| {
        conv.arguments
            .iter()
            .chain(conv.results.iter())
            .flat_map(|sequence| sequence.regs.iter())
            .any(|&r| target.overlap(r, reg))
    };
    target.forms.operands.iter().any(fixed) || target.conventions.iter().any(passed)
}

fn skeleton(target: &Target, edges: &[Vec<usize>]) -> Function {
    let mut builder = FunctionBuilder::new(target, "skeleton");
    let blocks: Vec<Block> = edges.iter().map(|_| builder.create_block()).collect();
    let form = builder.intern_form(FormKind::Branch, &[], &target.no_units());
    for (block, successors) in edges.iter().enumerate() {
        builder.switch_to(blocks[block]);
        builder.inst(form, &[]).unwrap();
        for &to in successors {
            builder.successor(blocks[to], &[]).unwrap();
        }
    }
    builder.finish()
}

struct Generator<'a, 'b, 't> {
    u: &'a mut Unstructured<'b>,
    target: &'t Target,
    builder: FunctionBuilder<'t>,
    /// The forms that the function may have.
    forms: Vec<Form>,
    /// The types of which it may have values.
    types: Vec<Type>,
}

impl Generator<'_, '_, '_> {
    fn ty(&mut self) -> Result<Type> {
        self.u.choose(&self.types).copied()
    }

    fn inst(&mut self, form: Form, values: &mut Vec<Value>) -> Result<Vec<Value>> {
        let operands: Vec<OperandDesc> = self.builder.form(form).unwrap().operands().collect();
        let types: Vec<Type> = operands
            .iter()
            .filter(|operand| !operand.is_def())
            .map(|operand| self.target.class(operand.class()).ty)
            .collect();
        let uses = self.uses(&types, values)?;
        let defs = self.builder.inst(form, &uses).unwrap().defs;
        // A constant register does not keep what is defined in it.
        let is_kept = |desc: &&OperandDesc| desc.fixed_reg().is_none_or(|reg| self.target.reg(reg).constant.is_none());
        let results = operands.iter().filter(|desc| desc.is_def() && !desc.is_scratch());
        Ok(defs.into_iter().zip(results).filter(|(_, desc)| is_kept(desc)).map(|(def, _)| def).collect())
    }

    fn fill(&mut self, block: usize, conv: Option<Conv>, shape: &Shape, values: &mut Vec<Value>) -> Result<()> {
        if let (0, Some(conv)) = (block, conv) {
            let mut types = Vec::new();
            for _ in 0..self.u.int_in_range(0..=7)? {
                types.push(self.ty()?);
                if !self.can_pass(conv, &types, &self.target.argument_places(conv, &types)) {
                    types.pop();
                }
            }
            values.extend(self.builder.entry(conv, &types).unwrap().defs);
        }
        for _ in 0..self.u.int_in_range(0..=shape.insts)? {
            if let Some(conv) = conv
                && self.u.ratio(1, 8)?
            {
                self.call(conv, values)?;
                continue;
            }
            let form = *self.u.choose(&self.forms)?;
            if !self.builder.form(form).unwrap().kind.is_terminator() {
                let defs = self.inst(form, values)?;
                values.extend(defs);
            }
        }
        Ok(())
    }

    fn terminate(
        &mut self,
        blocks: &[Block],
        successors: &[(usize, &[Value])],
        (conv, jumps): (Option<Conv>, Option<&mut ComputedJumps>),
        values: &mut Vec<Value>,
    ) -> Result<()> {
        if successors.is_empty() {
            return self.leave(conv, values);
        }
        let mut args = Vec::new();
        for (_, params) in successors {
            let mut list = Vec::new();
            for &param in *params {
                let ty = self.builder.value_type(param).unwrap();
                list.push(self.value(values, ty)?);
            }
            args.push(list);
        }
        let any_number = self.builder.intern_form(FormKind::Branch, &[], &self.target.no_units());
        let fits = |form: &Form| {
            let count = if form.is_local() { None } else { self.target.forms.successors(form.table_index()) };
            let is_branch = self.builder.form(*form).unwrap().kind == FormKind::Branch;
            let fits_jump = jumps.is_none() || !self.builder.clobbers_on_edges(*form);
            is_branch && fits_jump && count.is_none_or(|count| usize::from(count) == successors.len())
        };
        let mut branches: Vec<Form> = self.forms.iter().copied().filter(fits).collect();
        if branches.is_empty() {
            branches.push(any_number);
        }
        let mut form = *self.u.choose(&branches)?;
        let is_computed = jumps.is_some();
        if let Some(jumps) = jumps {
            form = *jumps.form.get_or_insert(form);
        }
        let defs = match conv {
            Some(conv) if !is_computed && self.u.ratio(1, 6)? => {
                let call_args = self.args(conv, values)?;
                let results = self.results(conv, 2)?;
                self.builder.invoke(conv, &[], &call_args, &results, &[]).unwrap().defs
            }
            _ => self.inst(form, values)?,
        };
        // Nothing reads what a computed jump defines that shares its targets.
        let results = if is_computed { Vec::new() } else { defs };
        for ((to, _), args) in successors.iter().zip(&mut args) {
            for arg in args.iter_mut() {
                *arg = self.result_for(*arg, &results)?;
            }
            self.builder.successor(blocks[*to], args).unwrap();
        }
        values.extend(results);
        Ok(())
    }

    /// A result of a branch in the place of an argument, or the argument.
    fn result_for(&mut self, arg: Value, results: &[Value]) -> Result<Value> {
        let same_type = |&def: &Value| self.builder.value_type(def) == self.builder.value_type(arg);
        let fitting: Vec<Value> = results.iter().copied().filter(same_type).collect();
        Ok(if !fitting.is_empty() && self.u.ratio(1, 3)? { *self.u.choose(&fitting)? } else { arg })
    }

    /// A form with random constraints and perhaps alternatives, well-formed but perhaps impossible to allocate.
    fn wild_form(&mut self) -> Result<Form> {
        let mut signature = Vec::new();
        for _ in 0..self.u.int_in_range(0..=6)? {
            // Runs of the same operands are good for groups.
            match signature.last() {
                Some(&last) if self.u.ratio(1, 3)? => signature.push(last),
                _ => {
                    let role = if self.u.arbitrary()? { Role::Use } else { Role::Def };
                    let scratch = role == Role::Def && self.u.ratio(1, 5)?;
                    signature.push((role, scratch, self.ty()?));
                }
            }
        }
        let mut alternatives = vec![self.wild_alternative(&signature)?];
        while alternatives.len() < 4 && self.u.ratio(1, 4)? {
            alternatives.push(self.wild_alternative(&signature)?);
        }
        if !self.u.ratio(1, 6)? {
            return Ok(self.builder.intern_alternatives(FormKind::Op, &alternatives));
        }
        let on_edges = self.on_edges()?;
        Ok(self.builder.intern_branch(None, &alternatives, &on_edges))
    }

    /// What the edges out of a branch destroy: nothing, some registers, or all of them.
    fn on_edges(&mut self) -> Result<Vec<UnitSet>> {
        let target = self.target;
        let mut sets = Vec::new();
        for _ in 0..if self.u.ratio(1, 3)? { self.u.int_in_range(1..=3)? } else { 0 } {
            let share = self.u.int_in_range(0..=3)?;
            let mut regs = Vec::new();
            for reg in target.reg_ids() {
                if share == 3 || share > 0 && self.u.ratio(share, 8)? {
                    regs.push(reg);
                }
            }
            sets.push(target.units_of(regs));
        }
        Ok(sets)
    }

    fn wild_alternative(&mut self, signature: &[(Role, bool, Type)]) -> Result<Alternative> {
        let target = self.target;
        let mut operands: Vec<OperandDesc> = Vec::new();
        let mut early = target.no_units();
        let mut late = target.no_units();
        let mut tied = Vec::new();
        for (index, &(role, scratch, ty)) in signature.iter().enumerate() {
            let classes: Vec<Class> = target.class_ids().filter(|&class| target.class(class).ty == ty).collect();
            let class = *self.u.choose(&classes)?;
            let pos = match (role, self.u.ratio(1, 4)?) {
                _ if scratch => Pos::Early,
                (Role::Use, false) | (Role::Def, true) => Pos::Early,
                _ => Pos::Late,
            };
            let place = match self.u.int_in_range(0..=7)? {
                0..=2 => Place::Class,
                3 | 4 if scratch => Place::Class,
                3 => Place::Any,
                4 if self.u.ratio(1, 3)? => Place::Slot,
                5 | 6 => {
                    let reg = *self.u.choose(target.class_regs(class))?;
                    let units = target.units_of([reg]);
                    let phases = match (role, pos) {
                        (Role::Use, Pos::Early) => (true, false),
                        (Role::Def, Pos::Late) => (false, true),
                        _ => (true, true),
                    };
                    let collides = |set: &UnitSet| units.iter().any(|unit| set.contains(unit));
                    if (phases.0 && collides(&early)) || (phases.1 && collides(&late)) {
                        Place::Class
                    } else {
                        if phases.0 {
                            early.union_with(&units);
                        }
                        if phases.1 {
                            late.union_with(&units);
                        }
                        Place::Fixed(reg)
                    }
                }
                _ => {
                    let fits = |&use_: &usize| {
                        let other: &OperandDesc = &operands[use_];
                        (other.role(), other.pos(), other.place()) == (Role::Use, Pos::Early, Place::Class)
                            && other.class() == class
                            && !tied.contains(&use_)
                    };
                    match (0..index).find(fits) {
                        Some(use_) if role == Role::Def && pos == Pos::Late => {
                            tied.push(use_);
                            Place::Tied(use_ as u16)
                        }
                        _ => Place::Class,
                    }
                }
            };
            let class = if matches!(place, Place::Any | Place::Slot) { target.home_class(ty) } else { class };
            operands.push(match place {
                Place::Fixed(reg) if scratch => OperandDesc::scratch(class, Some(reg)),
                _ if scratch => OperandDesc::scratch(class, None),
                _ => OperandDesc::new(role, pos, class, place),
            });
        }
        self.modify_in_slots(&mut operands)?;
        let mut clobbers = target.no_units();
        for _ in 0..self.u.int_in_range(0..=6)? {
            let reg = Reg::from_index(self.u.choose_index(target.regs.len())?);
            clobbers.union_with(&target.units_of([reg]));
        }
        clobbers.subtract(&late);
        let mut relations = Vec::new();
        for _ in 0..if operands.len() > 1 { 3 } else { 0 } {
            if self.u.ratio(1, 4)? {
                relations.extend(self.wild_relation(&operands)?);
            }
        }
        Ok(Alternative { operands, relations, clobbers })
    }

    /// Lets some late defs in slots modify values there.
    fn modify_in_slots(&mut self, operands: &mut [OperandDesc]) -> Result<()> {
        let in_slots = |operands: &[OperandDesc], kind: (Role, Pos)| -> Vec<usize> {
            let is_one = |desc: &OperandDesc| (desc.role(), desc.pos()) == kind && desc.place() == Place::Slot;
            (0..operands.len()).filter(|&at| is_one(&operands[at])).collect()
        };
        let mut uses = in_slots(operands, (Role::Use, Pos::Early));
        for def in in_slots(operands, (Role::Def, Pos::Late)) {
            let class = operands[def].class();
            let of_type = |&at: &usize| self.target.class(operands[at].class()).ty == self.target.class(class).ty;
            if let Some(at) = uses.iter().position(of_type)
                && self.u.ratio(2, 3)?
            {
                operands[def] = OperandDesc::modified_in_slot(class, uses.swap_remove(at) as u16);
            }
        }
        Ok(())
    }

    /// A relation between operands of one bank, if there are such operands.
    fn wild_relation(&mut self, operands: &[OperandDesc]) -> Result<Option<Relation>> {
        let target = self.target;
        let ty = |operand: u16| target.class(operands[usize::from(operand)].class()).ty;
        let count = operands.len() as u16;
        let a = self.u.int_in_range(0..=count - 1)?;
        let b = (a + self.u.int_in_range(1..=count - 1)?) % count;
        let kind = self.u.int_in_range(0..=6)?;
        if kind >= 4 {
            let fits = |list: &TupleList| {
                let tuple = target.tuples(*list).next().unwrap_or_default();
                usize::from(a) + tuple.len() <= operands.len()
                    && tuple.iter().zip(a..).all(|(&reg, operand)| target.reg(reg).ty == Some(ty(operand)))
            };
            let lists: Vec<TupleList> = (0..target.tuple_lists.len()).map(TupleList::from_index).filter(fits).collect();
            let list = if lists.is_empty() { return Ok(None) } else { *self.u.choose(&lists)? };
            return Ok(Some(Relation::Group { first: a, list }));
        }
        let is_tied = |def: u16, to: u16| operands[usize::from(def)].overwrites() == Some(to);
        if target.ty(ty(a)).bank != target.ty(ty(b)).bank || is_tied(a, b) || is_tied(b, a) {
            return Ok(None);
        }
        let mut class = |operand| -> Result<Class> {
            let of_type = target.class_ids().filter(|&class| target.class(class).ty == ty(operand));
            Ok(*self.u.choose(&of_type.collect::<Vec<_>>())?)
        };
        Ok(Some(match kind {
            0 => Relation::Distinct(a, b),
            1 => Relation::Same(a, b, if a < b { End::Low } else { End::High }),
            2 => Relation::OverlapAt(a, b, if a < b { End::Low } else { End::High }),
            _ => Relation::Implies(a, class(a)?, b, class(b)?),
        }))
    }
}
