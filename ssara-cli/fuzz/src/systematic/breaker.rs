//! Functions that break one rule.
//!
//! *Input:* a valid function. *Promises:* the result breaks the drawn rule, so validation must refuse it.

use ssara_core::TargetDesc;
use ssara_core::ir::{Alternative, Block, Value};
use ssara_core::target::{Features, Form, FormKind, OperandDesc, Place, Pos, Reg, Relation, Role, Type};

use super::broken_rule::BrokenRule;
use super::draft::Draft;
use super::draw::Draw;
use super::flow::Flow;

/// Breaks a rule in a function; false if the function has nothing that can break it.
pub fn break_rule(draft: &mut Draft, target: &TargetDesc, flow: &Flow, rule: BrokenRule, draw: &mut Draw) -> bool {
    RuleBreaker { draft, target, flow, draw }.apply(rule).is_some()
}

/// A function, with everything that is needed to break a rule in it.
struct RuleBreaker<'a> {
    /// The function.
    pub draft: &'a mut Draft,
    /// Its target.
    pub target: &'a TargetDesc,
    /// Its blocks and edges.
    pub flow: &'a Flow,
    /// Choices.
    pub draw: &'a mut Draw,
}

/// A place of an operand: block, instruction, operand.
type At = (usize, usize, usize);

impl RuleBreaker<'_> {
    /// The blocks that can be reached, in the order of the code.
    fn reachable(&self) -> Vec<usize> {
        (0..self.flow.len()).filter(|&block| self.flow.reachable[block]).map(|block| self.flow.place[block]).collect()
    }

    /// The operands of reachable blocks for which `test` holds.
    fn operands(&self, test: impl Fn(FormKind, OperandDesc) -> bool) -> Vec<At> {
        let mut found = Vec::new();
        for block in self.reachable() {
            for (index, (form, operands)) in self.draft.blocks[block].insts.iter().enumerate() {
                let (kind, alternatives) = self.draft.alternatives(*form, self.target);
                let fits = |&operand: &usize| test(kind, alternatives[0].operands[operand]);
                found.extend((0..operands.len()).filter(fits).map(|operand| (block, index, operand)));
            }
        }
        found
    }

    fn any_operand(&mut self, test: impl Fn(FormKind, OperandDesc) -> bool) -> Option<At> {
        let found = self.operands(test);
        self.draw.pick(&found).copied()
    }

    fn value(&self, (block, inst, operand): At) -> Value {
        self.draft.blocks[block].insts[inst].1[operand]
    }

    fn ty(&self, value: Value) -> Type {
        self.draft.values[value.as_u32() as usize]
    }

    fn set(&mut self, (block, inst, operand): At, value: Value) {
        self.draft.blocks[block].insts[inst].1[operand] = value;
    }

    /// An edge from a reachable block, that passes something if asked: block and edge.
    fn edge(&mut self, with_arguments: bool) -> Option<(usize, usize)> {
        let mut edges = Vec::new();
        for block in self.reachable() {
            let piece = &self.draft.blocks[block];
            let fits = |&edge: &usize| !with_arguments || !piece.edges[edge].1.is_empty();
            edges.extend((0..piece.edges.len()).filter(fits).map(|edge| (block, edge)));
        }
        self.draw.pick(&edges).copied()
    }

    fn any_block(&mut self) -> usize {
        let blocks = self.reachable();
        *self.draw.pick(&blocks).unwrap_or(&0)
    }

    /// A value of another type than `ty`, that nothing defines otherwise.
    fn other_type(&mut self, ty: Type) -> Option<Value> {
        let others: Vec<Type> = self.target.type_ids().filter(|&other| other != ty).collect();
        let other = *self.draw.pick(&others)?;
        // It is defined in the entry, so only its type is wrong.
        let form = self.def_form(other);
        let value = self.draft.add_value(other);
        let first = &self.draft.blocks[0].insts[0].0;
        let after_entry = usize::from(self.draft.alternatives(*first, self.target).0 == FormKind::Entry);
        self.draft.blocks[0].insts.insert(after_entry, (form, vec![value]));
        Some(value)
    }

    /// A form that defines a value of a type, anywhere.
    fn def_form(&mut self, ty: Type) -> Form {
        let class = self.target.home_class(ty);
        self.op(vec![OperandDesc::new(Role::Def, Pos::Late, class, Place::Any)], Vec::new(), &[])
    }

    fn op(&mut self, operands: Vec<OperandDesc>, relations: Vec<Relation>, clobbers: &[Reg]) -> Form {
        let clobbers = self.target.units_of(clobbers.iter().copied());
        self.draft.add_form(FormKind::Op, vec![Alternative { operands, relations, clobbers }])
    }

    /// Adds an instruction of a new form to a reachable block, before its terminator. Defs are new values. Uses read a value
    /// that is defined before the instruction.
    fn insert(&mut self, operands: &[OperandDesc], form: Form) {
        let block = self.any_block();
        let mut values = Vec::new();
        let mut insts = Vec::new();
        for operand in operands {
            let ty = self.target.class(operand.class()).ty;
            let value = self.draft.add_value(ty);
            if !operand.is_def() {
                insts.push((self.def_form(ty), vec![value]));
            }
            values.push(value);
        }
        insts.push((form, values));
        let piece = &mut self.draft.blocks[block];
        let end = piece.insts.len() - 1;
        piece.insts.splice(end..end, insts);
    }

    /// A register that values of its type may be in.
    fn reg(&mut self) -> Option<Reg> {
        let homes: Vec<Reg> =
            self.target.type_ids().flat_map(|ty| self.target.class_regs(self.target.home_class(ty))).copied().collect();
        self.draw.pick(&homes).copied()
    }

    /// Breaks a rule; `None` if the function has nothing that can break it.
    pub fn apply(&mut self, rule: BrokenRule) -> Option<()> {
        match rule {
            BrokenRule::Undefined => {
                let at = self.any_operand(|_, operand| !operand.is_def())?;
                let value = self.draft.add_value(self.ty(self.value(at)));
                self.set(at, value);
            }
            BrokenRule::NoValue => {
                let at = self.any_operand(|_, operand| !operand.is_def())?;
                self.set(at, Value::from_u32(self.draft.values.len() as u32 + 7));
            }
            BrokenRule::BeforeDef | BrokenRule::NotDominated => self.misplaced_use(rule == BrokenRule::BeforeDef)?,
            BrokenRule::OperandType => {
                let at = self.any_operand(|_, operand| !operand.is_def())?;
                let other = self.other_type(self.ty(self.value(at)))?;
                // A new definition may have moved the instruction.
                let moved = at.0 == 0 && {
                    let first = self.draft.blocks[0].insts[0].0;
                    at.1 >= usize::from(self.draft.alternatives(first, self.target).0 == FormKind::Entry)
                };
                self.set((at.0, at.1 + usize::from(moved), at.2), other);
            }
            BrokenRule::DefinedTwice => {
                let defs = self.operands(|_, operand| operand.is_def());
                let (&a, &b) = (self.draw.pick(&defs)?, self.draw.pick(&defs)?);
                let same_type = self.ty(self.value(a)) == self.ty(self.value(b));
                (a != b && same_type).then_some(())?;
                let value = self.value(a);
                self.set(b, value);
            }
            BrokenRule::FewArguments => {
                let (block, edge) = self.edge(true)?;
                self.draft.blocks[block].edges[edge].1.pop();
            }
            BrokenRule::ManyArguments => {
                let (block, edge) = self.edge(true)?;
                let args = &mut self.draft.blocks[block].edges[edge].1;
                args.push(args[0]);
            }
            BrokenRule::ArgumentType => {
                let (block, edge) = self.edge(true)?;
                let ty = self.ty(self.draft.blocks[block].edges[edge].1[0]);
                let other = self.other_type(ty)?;
                self.draft.blocks[block].edges[edge].1[0] = other;
            }
            BrokenRule::NoBlock => {
                let (block, edge) = self.edge(false)?;
                self.draft.blocks[block].edges[edge].0 = Block::from_u32(self.draft.blocks.len() as u32 + 3);
            }
            BrokenRule::NoSuccessors => {
                let (block, _) = self.edge(false)?;
                self.draft.blocks[block].edges.clear();
            }
            BrokenRule::Successors => {
                let blocks = self.reachable();
                let leaving: Vec<usize> =
                    blocks.into_iter().filter(|&block| self.draft.blocks[block].edges.is_empty()).collect();
                let block = *self.draw.pick(&leaving)?;
                let without: Vec<usize> =
                    (1..self.draft.blocks.len()).filter(|&to| self.draft.blocks[to].params.is_empty()).collect();
                let to = *self.draw.pick(&without)?;
                self.draft.blocks[block].edges.push((Block::from_u32(to as u32), Vec::new()));
            }
            BrokenRule::EarlyTerminator => {
                let block = self.any_block();
                let trap = self.draft.add_form(
                    FormKind::Trap,
                    vec![Alternative { clobbers: self.target.no_units(), ..Alternative::default() }],
                );
                let piece = &mut self.draft.blocks[block];
                let end = piece.insts.len() - 1;
                piece.insts.insert(end, (trap, Vec::new()));
            }
            BrokenRule::NoTerminator => {
                let block = self.any_block();
                let nothing = self.op(Vec::new(), Vec::new(), &[]);
                self.draft.blocks[block].insts.push((nothing, Vec::new()));
            }
            BrokenRule::EmptyBlock => {
                let block = self.any_block();
                self.draft.blocks[block].insts.clear();
            }
            BrokenRule::EntryParameters => {
                let ty = Type::from_index(self.draw.below(self.target.types.len()));
                let value = self.draft.add_value(ty);
                self.draft.blocks[0].params.push(value);
            }
            BrokenRule::LateEntry => {
                let block = self.any_block();
                let none = Alternative { clobbers: self.target.no_units(), ..Alternative::default() };
                let entry = self.draft.add_form(FormKind::Entry, vec![none]);
                let nothing = self.op(Vec::new(), Vec::new(), &[]);
                let piece = &mut self.draft.blocks[block];
                let end = piece.insts.len() - 1;
                piece.insts.splice(end..end, [(nothing, Vec::new()), (entry, Vec::new())]);
            }
            BrokenRule::ScratchRead => {
                let ty = Type::from_index(self.draw.below(self.target.types.len()));
                let class = self.target.home_class(ty);
                let work = self.op(vec![OperandDesc::scratch(class, None)], Vec::new(), &[]);
                let read = self.op(vec![OperandDesc::new(Role::Use, Pos::Early, class, Place::Any)], Vec::new(), &[]);
                let (block, value) = (self.any_block(), self.draft.add_value(ty));
                let piece = &mut self.draft.blocks[block];
                let end = piece.insts.len() - 1;
                piece.insts.splice(end..end, [(work, vec![value]), (read, vec![value])]);
            }
            BrokenRule::MissingFeature => {
                let forms: Vec<usize> = (0..self.target.forms.len())
                    .filter(|&form| {
                        let needs = self.target.forms.features(form);
                        let view = self.target.forms.get(form, self.target.set_words);
                        needs != Features::NONE
                            && matches!(view.kind, FormKind::Op | FormKind::Call)
                            && self.target.forms.alternative_of(form).is_none()
                    })
                    .collect();
                let form = *self.draw.pick(&forms)?;
                self.draft.features = Features(self.draft.features.0 & !self.target.forms.features(form).0);
                let operands: Vec<OperandDesc> =
                    self.target.forms.get(form, self.target.set_words).operands().collect();
                self.insert(&operands, Form(form as u32));
            }
            BrokenRule::Reserved => {
                let reg = self.reg()?;
                self.draft.reserved.push(reg);
                let class = self.target.home_class(self.target.reg(reg).ty?);
                let operands = vec![OperandDesc::fixed_def(class, reg)];
                let form = self.op(operands.clone(), Vec::new(), &[]);
                self.insert(&operands, form);
            }
            BrokenRule::Frequency => {
                let block = self.any_block();
                self.draft.blocks[block].frequency =
                    Some([f32::NAN, f32::INFINITY, -1.0, f32::NEG_INFINITY][self.draw.below(4)]);
            }
            BrokenRule::TiedToLate
            | BrokenRule::TiedTwice
            | BrokenRule::SelfRelation
            | BrokenRule::NoRegister
            | BrokenRule::OtherAlternative => {
                self.bad_form(rule)?;
            }
            BrokenRule::EntryEdge => {
                let (block, edge) = self.edge(false)?;
                self.draft.blocks[block].edges[edge] = (Block::ENTRY, Vec::new());
            }
            BrokenRule::SuccessorCount => {
                let (block, edge) = self.edge(false)?;
                let form = self.draft.blocks[block].insts.last()?.0;
                self.draft.successors(form, self.target)?;
                let again = self.draft.blocks[block].edges[edge].clone();
                self.draft.blocks[block].edges.push(again);
            }
            BrokenRule::ConstantUse | BrokenRule::LostRead => self.constant(rule)?,
            BrokenRule::Collision | BrokenRule::Clobbered | BrokenRule::FixedType => {
                let reg = self.reg()?;
                let ty = self.target.reg(reg).ty?;
                let class = self.target.home_class(ty);
                let (operands, clobbers) = match rule {
                    BrokenRule::Collision => (vec![OperandDesc::fixed_def(class, reg); 2], Vec::new()),
                    BrokenRule::Clobbered => (vec![OperandDesc::fixed_def(class, reg)], vec![reg]),
                    _ => {
                        let others: Vec<Type> = self.target.type_ids().filter(|&other| other != ty).collect();
                        let other = self.target.home_class(*self.draw.pick(&others)?);
                        (vec![OperandDesc::fixed_def(other, reg)], Vec::new())
                    }
                };
                let form = self.op(operands.clone(), Vec::new(), &clobbers);
                self.insert(&operands, form);
            }
        }
        Some(())
    }

    /// Reads from a constant register, or reads a value that was defined there.
    fn constant(&mut self, rule: BrokenRule) -> Option<()> {
        let holds_values = |&reg: &Reg| {
            let desc = self.target.reg(reg);
            desc.constant.is_some() && desc.ty.is_some() && self.draft.features.contains(desc.features)
        };
        let constants: Vec<Reg> = self.target.reg_ids().filter(holds_values).collect();
        let reg = *self.draw.pick(&constants)?;
        let ty = self.target.reg(reg).ty?;
        let class = self.target.home_class(ty);
        if rule == BrokenRule::ConstantUse {
            let operands = vec![OperandDesc::fixed_use(class, reg)];
            let form = self.op(operands.clone(), Vec::new(), &[]);
            self.insert(&operands, form);
            return Some(());
        }
        let lose = self.op(vec![OperandDesc::fixed_def(class, reg)], Vec::new(), &[]);
        let read = self.op(vec![OperandDesc::new(Role::Use, Pos::Early, class, Place::Any)], Vec::new(), &[]);
        let (block, value) = (self.any_block(), self.draft.add_value(ty));
        let piece = &mut self.draft.blocks[block];
        let end = piece.insts.len() - 1;
        piece.insts.splice(end..end, [(lose, vec![value]), (read, vec![value])]);
        Some(())
    }

    /// A form that cannot be.
    fn bad_form(&mut self, rule: BrokenRule) -> Option<()> {
        let ty = Type::from_index(self.draw.below(self.target.types.len()));
        let class = self.target.home_class(ty);
        let read = OperandDesc::reg_use(class);
        let late = OperandDesc::new(Role::Use, Pos::Late, class, Place::Class);
        let all: Vec<Reg> = self.target.class_regs(class).to_vec();
        let (operands, relations, clobbers) = match rule {
            BrokenRule::TiedToLate => (vec![late, OperandDesc::tied_def(class, 0)], Vec::new(), Vec::new()),
            BrokenRule::TiedTwice => {
                let tied = OperandDesc::tied_def(class, 0);
                (vec![read, tied, tied], Vec::new(), Vec::new())
            }
            BrokenRule::SelfRelation => (vec![read, read], vec![Relation::Distinct(1, 1)], Vec::new()),
            BrokenRule::NoRegister => (vec![OperandDesc::reg_def(class)], Vec::new(), all),
            _ => (vec![read], Vec::new(), Vec::new()),
        };
        let form = self.op(operands.clone(), relations, &clobbers);
        if rule == BrokenRule::OtherAlternative {
            let other =
                Alternative { operands: vec![read, read], relations: Vec::new(), clobbers: self.target.no_units() };
            self.draft.forms[form.table_index()].1.push(other);
        }
        self.insert(&operands, form);
        Some(())
    }

    /// A use of a value of the right type whose definition does not dominate it.
    fn misplaced_use(&mut self, same_block: bool) -> Option<()> {
        let uses = self.operands(|_, operand| !operand.is_def());
        let defs = self.operands(|_, operand| operand.is_def() && !operand.is_scratch());
        let number = |place: usize| self.flow.place.iter().position(|&other| other == place);
        let mut pairs = Vec::new();
        for &use_at in &uses {
            for &def_at in &defs {
                let fits = match same_block {
                    true => use_at.0 == def_at.0 && use_at.1 <= def_at.1,
                    false => {
                        let (def, read) = (number(def_at.0)?, number(use_at.0)?);
                        def != read && !self.flow.dominates(def, read)
                    }
                };
                if fits && self.ty(self.value(use_at)) == self.ty(self.value(def_at)) {
                    pairs.push((use_at, def_at));
                }
            }
        }
        let &(use_at, def_at) = self.draw.pick(&pairs)?;
        let value = self.value(def_at);
        self.set(use_at, value);
        Some(())
    }
}
