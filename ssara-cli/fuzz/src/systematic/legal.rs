//! The rules that a form must keep in one function, written a second time from the language reference.
//!
//! *Input:* a target, and the head of a function. *Promises:* validation must accept a form for which [`Legal::allows`] is
//! true. The rules are those of the documentation of `FormError`. An instruction has two phases. An early use needs its
//! register in the early phase, a late def in the late phase. An early def or a late use needs it in both. Clobbers take
//! effect in the late phase. The rules do not decide whether there are registers for all operands at once.

use ssara_core::TargetDesc;
use ssara_core::ir::Alternative;
use ssara_core::target::{
    Class, Conv, Features, FormKind, FormView, OperandDesc, Place, Pos, Reg, Relation, Role, Type,
};
use ssara_core::units::UnitSet;

/// The parts of its target that a function may use.
pub struct Legal<'t> {
    /// The target.
    pub target: &'t TargetDesc,
    /// The features of the function.
    pub features: Features,
    /// The units that nothing may be given.
    reserved: UnitSet,
    /// The callee-saved registers of the function's convention.
    callee_saved_regs: Vec<Reg>,
    /// Their units.
    callee_saved: UnitSet,
}

impl<'t> Legal<'t> {
    /// The rules for a function with this convention, these features, and these registers of its own to reserve.
    pub fn new(target: &'t TargetDesc, convention: Option<Conv>, features: Features, own: &[Reg]) -> Self {
        let exists = |reg: &Reg| features.contains(target.reg(*reg).features);
        let conv = convention.map(|conv| target.convention(conv));
        let of_conv = conv.map_or(&[][..], |conv| &conv.reserved);
        let mut reserved = target.units_of(target.reserved.iter().chain(of_conv).chain(own).copied());
        let mut missing = target.units_of(target.reg_ids().filter(|reg| !exists(reg)));
        missing.subtract(&target.units_of(target.reg_ids().filter(exists)));
        reserved.union_with(&missing);
        let kept = conv.map_or(&[][..], |conv| &conv.callee_saved);
        let callee_saved_regs: Vec<Reg> = kept.iter().copied().filter(exists).collect();
        let callee_saved = target.units_of(callee_saved_regs.iter().copied());
        Legal { target, features, reserved, callee_saved_regs, callee_saved }
    }

    /// Whether a register exists and may be allocated.
    pub fn is_free(&self, reg: Reg) -> bool {
        let desc = self.target.reg(reg);
        self.features.contains(desc.features) && desc.constant.is_none() && !self.meets(reg, &self.reserved)
    }

    /// Whether values of a type can be in some register between instructions.
    pub fn has_type(&self, ty: Type) -> bool {
        self.target.class_regs(self.target.home_class(ty)).iter().any(|&reg| self.is_free(reg))
    }

    /// The registers of a class that may be allocated.
    pub fn free_regs(&self, class: Class) -> Vec<Reg> {
        self.target.class_regs(class).iter().copied().filter(|&reg| self.is_free(reg)).collect()
    }

    fn meets(&self, reg: Reg, set: &UnitSet) -> bool {
        self.target.reg_units(reg).iter().any(|&unit| set.contains(unit))
    }

    /// Whether a form of the target has an alternative that requires what the function lacks.
    pub fn lacks_alternative(&self, form: usize) -> bool {
        let forms = &self.target.forms;
        forms.alternatives(form).any(|alternative| !self.features.contains(forms.features(alternative)))
    }
    /// Whether a form of the target may be used as it is. It is available, it is not an alternative, it keeps the rules,
    /// and there are registers for it or one of its alternatives.
    pub fn allows_own(&self, index: usize) -> bool {
        let forms = &self.target.forms;
        if !self.features.contains(forms.features(index)) || forms.alternative_of(index).is_some() {
            return false;
        }
        let view = forms.get(index, self.target.set_words);
        // The allocator looks for an alternative for which there are registers.
        let some_alternative = std::iter::once(index).chain(forms.alternatives(index)).any(|alternative| {
            let demands = alternative_of(forms.get(alternative, self.target.set_words));
            self.features.contains(forms.features(alternative))
                && self.allows(view.kind, &demands)
                && self.has_registers(view.kind, &demands)
        });
        some_alternative && view.operands().all(|operand| self.has_type(self.target.class(operand.class()).ty))
    }

    /// Whether a search finds registers for all operands of a form at once, if each use reads a value of its own. The search
    /// gives up after [`MAX_STEPS`] steps and then returns false.
    pub fn has_registers(&self, kind: FormKind, alternative: &Alternative) -> bool {
        let restored = if kind == FormKind::Return { self.callee_saved.clone() } else { self.target.no_units() };
        let check = Check { legal: self, alternative, restored };
        let mut order: Vec<(usize, Vec<Reg>)> = Vec::new();
        for (index, &operand) in alternative.operands.iter().enumerate() {
            let mut regs = match operand.place() {
                Place::Fixed(reg) => vec![reg],
                Place::Class => self.target.class_regs(operand.class()).to_vec(),
                _ => continue,
            };
            let tied = alternative.operands.iter().filter(|def| def.overwrites() == Some(index as u16));
            let fits_tied = |reg: Reg| {
                let in_class = |def: &OperandDesc| self.target.class_regs(def.class()).contains(&reg);
                tied.clone().all(|def| in_class(def) && check.fits(*def, reg))
            };
            let lost = |reg: Reg| operand.is_def() && self.target.reg(reg).constant.is_some();
            regs.retain(|&reg| (check.fits(operand, reg) || lost(reg)) && fits_tied(reg));
            order.push((index, regs));
        }
        order.sort_by_key(|(_, regs)| regs.len());
        let mut regs = vec![None; alternative.operands.len()];
        check.place(&order, &mut regs, &mut { MAX_STEPS })
    }

    /// Whether validation must accept a form.
    pub fn allows(&self, kind: FormKind, alternative: &Alternative) -> bool {
        let restored = if kind == FormKind::Return { self.callee_saved.clone() } else { self.target.no_units() };
        let check = Check { legal: self, alternative, restored };
        alternative.operands.iter().all(|&operand| check.operand(operand))
            && check.no_collision()
            && check.ties()
            && alternative.relations.iter().all(|relation| check.relation(relation))
            && (kind != FormKind::Entry || self.leaves_scratch_regs(alternative))
    }

    /// Whether the operands of an entry keep out of some scratch register for the save of each callee-saved register that is
    /// stored only through one.
    fn leaves_scratch_regs(&self, alternative: &Alternative) -> bool {
        let mut received = self.target.no_units();
        for operand in &alternative.operands {
            match operand.place() {
                Place::Fixed(reg) => received.union_with(&self.target.units_of([reg])),
                Place::Class => {
                    received.union_with(&self.target.units_of(self.target.class_regs(operand.class()).iter().copied()));
                }
                _ => {}
            }
        }
        self.saves_have_scratch_regs(&received)
    }

    /// Whether there is a scratch register apart from `received` for the save of each callee-saved register.
    fn saves_have_scratch_regs(&self, received: &UnitSet) -> bool {
        let kept = self.callee_saved_regs.iter();
        let mut classes = kept.filter_map(|&reg| self.target.memory_scratch(self.target.reg(reg).ty?, reg));
        classes.all(|class| self.has_scratch_reg(class, received))
    }

    /// Whether each copy of a value, and each save of a callee-saved register, that needs a scratch register has one, in a
    /// function that receives nothing.
    pub fn copies_have_scratch_regs(&self) -> bool {
        let target = self.target;
        target.type_ids().filter(|&ty| self.has_type(ty)).all(|ty| {
            let needs = target.scratch_needs(ty).filter(|&(_, from, to)| self.is_free(from) && self.is_free(to));
            let mut needs = needs.map(|(class, from, to)| (class, target.units_of([from, to])));
            needs.all(|(class, taken)| self.has_scratch_reg(class, &taken))
        }) && self.saves_have_scratch_regs(&target.no_units())
    }

    /// Whether a class has a register apart from `taken` that the function may destroy.
    fn has_scratch_reg(&self, class: Class, taken: &UnitSet) -> bool {
        let may_be_lost = |reg: &Reg| !self.meets(*reg, taken) && !self.meets(*reg, &self.callee_saved);
        self.free_regs(class).iter().any(may_be_lost)
    }
}

/// A form of the tables as an alternative of a function's own form.
pub fn alternative_of(view: FormView<'_>) -> Alternative {
    Alternative {
        operands: view.operands().collect(),
        relations: view.relations.iter().map(|entry| entry.relation).collect(),
        clobbers: UnitSet::from_words(view.clobbers),
    }
}

/// Whether an operand needs its register in the early phase.
pub fn is_early(operand: OperandDesc) -> bool {
    operand.role() == Role::Use || operand.pos() == Pos::Early
}

/// Whether an operand needs its register in the late phase.
pub fn is_late(operand: OperandDesc) -> bool {
    operand.role() == Role::Def || operand.pos() == Pos::Late
}

/// The uses that are in one register, as they read one value: of one type, and related by `Same`.
pub fn shared_uses(target: &TargetDesc, alternative: &Alternative) -> Vec<(usize, usize)> {
    let is_use = |index: u16| alternative.operands.get(usize::from(index)).is_some_and(|operand| !operand.is_def());
    let ty = |index: u16| target.class(alternative.operands[usize::from(index)].class()).ty;
    let pair = |relation: &Relation| match *relation {
        Relation::Same(a, b, _) if is_use(a) && is_use(b) && ty(a) == ty(b) => Some((usize::from(a), usize::from(b))),
        _ => None,
    };
    alternative.relations.iter().filter_map(pair).collect()
}

/// The maximum number of registers that the search of [`Legal::has_registers`] tries.
const MAX_STEPS: u32 = 3000;

/// One form.
struct Check<'a> {
    legal: &'a Legal<'a>,
    alternative: &'a Alternative,
    /// The units that hold their entry content again at the end.
    restored: UnitSet,
}

impl Check<'_> {
    /// Whether `operand` can be in `reg`, for all that the form says of it alone.
    fn fits(&self, operand: OperandDesc, reg: Reg) -> bool {
        self.legal.is_free(reg)
            && !self.legal.meets(reg, &self.restored)
            && !(is_late(operand) && self.legal.meets(reg, &self.alternative.clobbers))
    }

    /// The registers that an operand can be in; all if it may be in a slot.
    fn operand(&self, operand: OperandDesc) -> bool {
        let target = self.legal.target;
        match operand.place() {
            Place::Any | Place::Slot | Place::ArgSlot(_) => true,
            Place::Class => target.class_regs(operand.class()).iter().any(|&reg| self.fits(operand, reg)),
            Place::Fixed(reg) => {
                let desc = target.reg(reg);
                // A constant register can be a def's register, although the value is lost.
                let exists =
                    self.legal.features.contains(desc.features) && !self.legal.meets(reg, &self.legal.reserved);
                let lost = operand.is_def() && !operand.is_scratch() && desc.constant.is_some() && exists;
                desc.ty == Some(target.class(operand.class()).ty) && (self.fits(operand, reg) || lost)
            }
            Place::Tied(to) => {
                let Some(&tied_use) = self.alternative.operands.get(usize::from(to)) else { return false };
                let in_use = |reg: Reg| match tied_use.fixed_reg() {
                    Some(fixed) => fixed == reg,
                    None => target.class_regs(tied_use.class()).contains(&reg),
                };
                let regs = target.class_regs(operand.class());
                regs.iter().any(|&reg| self.fits(operand, reg) && in_use(reg))
            }
        }
    }

    /// Finds registers for the operands of `order`. Those in `regs` are already placed.
    fn place(&self, order: &[(usize, Vec<Reg>)], regs: &mut [Option<Reg>], steps: &mut u32) -> bool {
        let Some(((operand, candidates), rest)) = order.split_first() else { return true };
        for &reg in candidates {
            if *steps == 0 {
                return false;
            }
            *steps -= 1;
            self.set(*operand, Some(reg), regs);
            if self.agrees(regs) && self.place(rest, regs, steps) {
                return true;
            }
            self.set(*operand, None, regs);
        }
        false
    }

    /// Places an operand and the defs tied to it, or removes them.
    fn set(&self, operand: usize, reg: Option<Reg>, regs: &mut [Option<Reg>]) {
        regs[operand] = reg;
        for (def, desc) in self.alternative.operands.iter().enumerate() {
            if desc.overwrites() == Some(operand as u16) {
                regs[def] = reg;
            }
        }
    }

    /// Whether the placed operands fit together.
    fn agrees(&self, regs: &[Option<Reg>]) -> bool {
        let target = self.legal.target;
        let shared = shared_uses(target, self.alternative);
        let placed: Vec<(usize, OperandDesc, Reg)> =
            (0..regs.len()).filter_map(|index| Some((index, self.alternative.operands[index], regs[index]?))).collect();
        let apart = placed.iter().enumerate().all(|(count, &(a_index, a, a_reg))| {
            placed[..count].iter().all(|&(b_index, b, b_reg)| {
                let together = is_early(a) && is_early(b) || is_late(a) && is_late(b);
                let one_value = shared.contains(&(a_index, b_index)) || shared.contains(&(b_index, a_index));
                !together || one_value || !target.overlap(a_reg, b_reg)
            })
        });
        let reg = |index: u16| regs.get(usize::from(index)).copied().flatten();
        apart && self.alternative.relations.iter().all(|relation| relation.holds(target, reg))
    }

    /// The one register that an operand can be in.
    fn fixed(&self, operand: OperandDesc) -> Option<Reg> {
        match operand.overwrites() {
            Some(to) => self.fixed(*self.alternative.operands.get(usize::from(to))?),
            None => operand.fixed_reg(),
        }
    }

    /// Whether no two operands are fixed to overlapping registers in one phase.
    fn no_collision(&self) -> bool {
        let fixed: Vec<(OperandDesc, Reg)> =
            self.alternative.operands.iter().filter_map(|&operand| Some((operand, self.fixed(operand)?))).collect();
        fixed.iter().enumerate().all(|(index, &(a, a_reg))| {
            fixed[..index].iter().all(|&(b, b_reg)| {
                let together = is_early(a) && is_early(b) || is_late(a) && is_late(b);
                !together || !self.legal.target.overlap(a_reg, b_reg)
            })
        })
    }

    /// Whether each tie is of a late def to an early use in a register or a slot, of the same type, and to each use only one.
    fn ties(&self) -> bool {
        let target = self.legal.target;
        let mut taken = Vec::new();
        self.alternative.operands.iter().all(|&operand| {
            let Some(to) = operand.tied_to() else { return true };
            let Some(&tied_use) = self.alternative.operands.get(usize::from(to)) else { return false };
            let new = !taken.contains(&to);
            taken.push(to);
            new && operand.role() == Role::Def
                && operand.pos() == Pos::Late
                && tied_use.role() == Role::Use
                && tied_use.pos() == Pos::Early
                && match operand.modifies() {
                    Some(_) => tied_use.place() == Place::Slot,
                    None => matches!(tied_use.place(), Place::Class | Place::Fixed(_)),
                }
                && target.class(tied_use.class()).ty == target.class(operand.class()).ty
        })
    }

    fn relation(&self, relation: &Relation) -> bool {
        let target = self.legal.target;
        let operand = |index: u16| self.alternative.operands.get(usize::from(index)).copied();
        let bank = |index: u16| operand(index).map(|operand| target.ty(target.class(operand.class()).ty).bank);
        let tied = |a: u16, b: u16| operand(a).is_some_and(|operand| operand.overwrites() == Some(b));
        let may_be = |operand: OperandDesc, reg: Reg| match operand.place() {
            Place::Fixed(fixed) => fixed == reg,
            Place::Slot => true,
            _ => target.class_regs(operand.class()).contains(&reg) && self.fits(operand, reg),
        };
        match *relation {
            Relation::Group { first, list } => {
                let len = u16::from(target.tuple_lists[list.index()].len);
                let members: Option<Vec<OperandDesc>> = (first..first + len).map(operand).collect();
                members.is_some_and(|members| {
                    target.tuples(list).any(|tuple| members.iter().zip(tuple).all(|(&desc, &reg)| may_be(desc, reg)))
                })
            }
            Relation::Distinct(a, b) => {
                a != b && operand(a).is_some() && operand(b).is_some() && !tied(a, b) && !tied(b, a)
            }
            Relation::Same(a, b, _) | Relation::OverlapAt(a, b, _) | Relation::Implies(a, _, b, _) => {
                a != b && bank(a).is_some() && bank(a) == bank(b)
            }
        }
    }
}
