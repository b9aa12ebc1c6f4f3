//! A function as each allocator asks for it.

use std::sync::Arc;

use regalloc2::{Function, Inst, Operand, OperandConstraint};
use ssara_core::output::Allocation;
use ssara_core::target::Form;
use ssara_core::{Target, ir, verify};

use super::allocator::Allocator;
use super::convert::{self, Converted};
use super::problem::Problem;
use crate::files::Entry;
use crate::ra2f::{self, Machine, Machines, Record};

/// One function in the forms that all allocators ask for.
pub struct Case {
    /// The function.
    pub func: ir::Function,
    /// Its target.
    pub target: Arc<Target>,
    /// What regalloc2 is asked, if it can be asked.
    pub(super) asked: Option<Asked>,
}

/// A function as regalloc2 sees it.
pub(super) struct Asked {
    pub problem: Problem,
    /// The registers of the problem on the target.
    pub machine: Arc<Machine>,
    /// The instructions that the problem has in an alternative form, with that form.
    pub alternatives: Vec<(ir::Inst, Form)>,
    /// Whether the problem says all that the function says: not if instructions have alternatives, say.
    pub is_exact: bool,
}

impl Case {
    /// The function of a record.
    ///
    /// # Errors
    /// When there is no valid function in it.
    pub fn new(record: &Record, machines: &mut Machines) -> Result<Case, String> {
        let machine = machines.machine_for(record).map_err(|error| error.to_string())?;
        let func = ra2f::to_function(record, &machine).map_err(|error| error.to_string())?;
        ssara_core::validate::check(&func, &machine.target).map_err(|errors| format!("not valid: {}", errors[0]))?;
        let target = Arc::clone(&machine.target);
        let asked = Asked { problem: Problem::new(record), machine, alternatives: Vec::new(), is_exact: true };
        Ok(Case { func, target, asked: Some(asked) })
    }
    /// A valid function with forms of a shipped target. Also returns why regalloc2 cannot be asked, if it cannot.
    pub fn with_forms(func: ir::Function, target: &Arc<Target>) -> (Case, Option<String>) {
        let (asked, reason) = match convert::to_record(&func, target) {
            Ok(Converted { record, machine, alternatives }) => {
                let problem = Problem::new(&record);
                (Some(Asked { problem, machine: Arc::new(machine), alternatives, is_exact: false }), None)
            }
            Err(reason) => (None, Some(reason)),
        };
        (Case { func, target: Arc::clone(target), asked }, reason)
    }
    /// Whether an allocator can be asked.
    pub fn suits(&self, allocator: Allocator) -> bool {
        match allocator {
            Allocator::Ssara(_) | Allocator::Classic(_) => true,
            Allocator::Ion => self.asked.is_some(),
            // It panics where an operand is limited to some registers.
            Allocator::Fastalloc => self.asked.as_ref().is_some_and(|asked| !has_limits(&asked.problem)),
        }
    }
    /// What regalloc2 is asked.
    pub(super) fn asked(&self) -> Result<&Asked, String> {
        self.asked.as_ref().ok_or_else(|| "regalloc2 has no words for the function".to_owned())
    }
    /// What is wrong with an allocation, by our checker.
    pub(super) fn check(&self, alloc: &Allocation) -> Option<String> {
        let violations = verify::check(&self.func, &self.target, alloc).err()?;
        let first = violations[0].display(&self.target).with_names(&self.func);
        Some(format!("{} violations, first: {first}", violations.len()))
    }
}

/// Whether operands are limited to some registers of their class.
fn has_limits(problem: &Problem) -> bool {
    let is_limit = |operand: &Operand| matches!(operand.constraint(), OperandConstraint::Limit(_));
    (0..problem.num_insts()).any(|inst| problem.inst_operands(Inst::new(inst)).iter().any(is_limit))
}

impl From<Entry> for Case {
    fn from(entry: Entry) -> Case {
        let asked = entry.record.map(|(record, machine)| Asked {
            problem: Problem::new(&record),
            machine,
            alternatives: Vec::new(),
            is_exact: true,
        });
        Case { func: entry.item.func, target: entry.item.target, asked }
    }
}
