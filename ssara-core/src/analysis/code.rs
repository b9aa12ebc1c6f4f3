//! The constraints of all operands in one array, parallel to the operands, and what kind of instruction each is.
//!
//! Forms are shared and lie in several tables; most passes go over all operands and want their constraints next to
//! each other. They are looked up once here, for the forms in which instructions come. Where an instruction is issued
//! in another way, the plan of the spiller knows.
//!
//! Takes time linear in the operands.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::ir::{Function, Inst, Value};
use crate::target::{FormKind, OperandDesc, Place, Pos, Role, TargetDesc};

/// What an instruction is like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Traits(u8);

impl Traits {
    const PLAIN: u8 = 1;
    const CLOBBERS: u8 = 2;
    const FIXED: u8 = 4;
    const TIES: u8 = 8;
    const ALTERNATIVES: u8 = 16;

    /// Whether every operand takes any register of its type, uses leave theirs to defs, and nothing else is demanded,
    /// destroyed or restored. It has no alternatives either.
    #[inline]
    pub fn is_plain(self) -> bool {
        self.0 & Self::PLAIN != 0
    }
    /// Whether it destroys any unit.
    #[inline]
    pub fn has_clobbers(self) -> bool {
        self.0 & Self::CLOBBERS != 0
    }
    /// Whether an operand must be in a certain register.
    #[inline]
    pub fn has_fixed(self) -> bool {
        self.0 & Self::FIXED != 0
    }
    /// Whether an operand is tied to another.
    #[inline]
    pub fn has_ties(self) -> bool {
        self.0 & Self::TIES != 0
    }
    /// Whether there are other ways to issue it.
    #[inline]
    pub fn has_alternatives(self) -> bool {
        self.0 & Self::ALTERNATIVES != 0
    }
}

/// The constraints of a function's operands. Keeps its buffers.
#[derive(Default, Debug)]
pub struct Code {
    descs: Vec<OperandDesc>,
    traits: Vec<Traits>,
}

impl Code {
    /// Looks all forms up.
    pub fn compute(&mut self, func: &Function, target: &TargetDesc) {
        self.descs.clear();
        self.descs.reserve(func.num_operands());
        self.traits.clear();
        self.traits.reserve(func.num_insts());
        let home = target.types.len();
        for inst in (0..func.num_insts()).map(Inst::new) {
            let form = func.inst_form(target, inst);
            let mut traits = Traits::PLAIN;
            if form.has_clobbers() {
                traits = Traits::CLOBBERS;
            }
            if !form.relations.is_empty() || form.kind == FormKind::Return {
                traits &= !Traits::PLAIN;
            }
            if func.alternatives(target, func.inst(inst).form).len() > 0 {
                traits = traits & !Traits::PLAIN | Traits::ALTERNATIVES;
            }
            for desc in form.operands() {
                let ordinary = matches!((desc.role(), desc.pos()), (Role::Use, Pos::Early) | (Role::Def, Pos::Late));
                let any = match desc.place() {
                    Place::Class => true,
                    Place::Tied(_) => {
                        traits |= Traits::TIES;
                        true
                    }
                    Place::Fixed(_) => {
                        traits |= Traits::FIXED;
                        false
                    }
                    Place::Any | Place::Slot => false,
                };
                if !(any && ordinary && desc.class().index() < home) {
                    traits &= !Traits::PLAIN;
                }
                self.descs.push(desc);
            }
            self.traits.push(Traits(traits));
        }
    }

    /// What an instruction is like.
    #[inline]
    pub fn traits(&self, inst: Inst) -> Traits {
        self.traits[inst.index()]
    }
    /// The constraints of operands, by their positions among all operands of the function.
    #[inline]
    pub fn descs(&self, range: core::ops::Range<usize>) -> &[OperandDesc] {
        &self.descs[range]
    }
    /// The operands of an instruction with their constraints.
    #[inline]
    pub fn operands<'a>(
        &'a self,
        func: &'a Function,
        inst: Inst,
    ) -> impl ExactSizeIterator<Item = (Value, OperandDesc)> + DoubleEndedIterator + Clone + 'a {
        let range = func.operand_range(inst);
        func.inst_operands(inst).iter().copied().zip(self.descs[range].iter().copied())
    }
}
