//! The checker of allocations. It trusts nothing that the allocator computed.
//!
//! [`check`] takes a function, its target and an allocation. It returns every [`Violation`] that it finds, at most
//! [`MAX_VIOLATIONS`]. If it returns `Ok`, the allocated code computes what the function computes, whatever its
//! instructions do.
//!
//! # Assumptions
//! The target's tables are consistent, and the function is valid for the target (`ssara_core::validate`).
//! The allocation may be anything. The checker shares no analysis with the allocator: it walks the control flow, orders
//! the blocks and computes liveness by itself. Liveness only serves to drop facts early, so a mistake in it can only lead
//! to a rejection. The checker reads no webs, no pressure and no statistics, and does not ask which pass made an edit. It
//! takes one thing on trust: that the client restores the registers that [`saved`](Allocation::saved) leaves to it.
//!
//! If the check succeeds, clients may rely on `saved`. It contains each callee-saved register that is written. After each
//! instruction, the slot of such a register holds the register's content at entry, or the register itself still does.
//!
//! # Without the allocator
//! This crate depends on functions and tables alone, so it can check the results of any allocator. Such an allocator makes an
//! [`Allocation`], or writes the text of an allocated function:
//!
//! ```
//! use ssara_ir::{output::Loc, text};
//! use ssara_verify::check;
//!
//! let isa = "Isa(
//!     name: tiny,
//!     banks: {int: Bank(
//!         registers: [Family(each: 0..=3, name: \"r{}\", bits: 32)],
//!         values: {i32: Value(bits: 32)},
//!     )},
//!     forms: {
//!         load: Form(operands: {dst: Def(i32)}),
//!         add: Form(operands: {dst: Def(tied: a), a: Use(i32), b: Use(i32)}),
//!         store: Form(operands: {src: Use(i32)}),
//!         stop: Form(kind: trap),
//!     },
//! )";
//! let target = ssara_codegen::load("tiny.ron", isa).target.expect("the file has no mistakes");
//! let source = "allocated function \"sum\" isa tiny {
//!     frame 0 align 1
//!     block0:
//!         v0@r0: i32 = load
//!         v1@r1: i32 = load
//!         v2@r0: i32 = add v0@r0, v1@r1
//!         store v2@r0
//!         stop
//! }";
//! let (func, mut allocation) = text::parse_allocated(source, &target)?;
//! assert_eq!(check(&func, &target, &allocation), Ok(()));
//!
//! // `store` reads r1 now, in which the second addend still is.
//! *allocation.operands.last_mut().unwrap() = Loc::Reg(target.find_reg("r1").unwrap());
//! let violations = check(&func, &target, &allocation).unwrap_err();
//! assert_eq!(violations.len(), 1);
//! # Ok::<(), text::ParseError>(())
//! ```
//!
//! # Input
//! A function, its target, an allocation.
//!
//! # Output
//! Nothing, or the violations.
//!
//! # Files
//! | file | contents |
//! | --- | --- |
//! | `shape` | the frame, the chosen alternatives, each single edit |
//! | `saved` | the list of saved registers |
//! | `saved_ranges` | where the contents of saved registers are |
//! | `operand_constraints` | where operands may be, and which may share a register |
//! | `dataflow` | whether each location holds the value that is read from it |
//! | `cells`, `state`, `sets` | the lattice |
//! | `graph` | the checker's own order of blocks and its own liveness |
//! | `held`, `locate`, `locations` | where values, references and saved registers are, for clients |
//! | `safepoints` | the references that a collector may move |
//! | [`feasible`] | whether an instruction can be allocated at all, by exhaustive search |
//! | [`execute`] | a second opinion by execution |
//!
//! # Two kinds of checks
//! Some checks follow no values. They are about the frame, the chosen alternatives and each single edit (module `shape`),
//! and about the list of saved registers (`saved`). They are also about the constraints of operands, and about which
//! operands of one instruction may share a register (`operand_constraints`). The other check is whether each location holds
//! what is read from it. That is an abstract interpretation (`dataflow`).
//!
//! # The lattice
//! A *cell* is a register unit or a spill slot. A *symbol* is an SSA value, or "what callee-saved register `r` held at
//! entry". A state maps each cell to the set of symbols that it holds; a unit holds its share of a symbol (`cells`).
//! Several symbols in one cell are known to be equal at that point. The meet is the intersection, cell by cell. A cell
//! with the empty set holds nothing known (undefined, clobbered, stale). The units of constant registers always have the
//! empty set, because writes to them are lost. A location holds a symbol iff all its cells do. Two slots that share a byte
//! are a violation, so a slot is one cell. It holds values of the type that was stored last. Slots outside of the
//! frame, which operands give, may overlap: a write to one empties the others.
//!
//! # The transfer function
//! The edits before an instruction are carried out in order:
//!
//! * A move carries the shares that lie within the moved bits, and empties the other cells of its destination.
//! * A swap is two moves at once.
//! * A store puts into the slot those symbols of its type that all cells of the register hold. A load takes the symbols
//!   of its type from the slot. A move to or from another bank acts like a store or a load.
//! * A rematerialisation leaves the value in its register. The register also holds the parameters that equal the value,
//!   because each edge to their block passes it. If it reads registers, these must hold the values that its instruction
//!   uses, or others that equal them; else it leaves nothing. They are those of the definition: no use of a value is reached
//!   without its definition, which follows theirs.
//! * An instruction that is left out ([`Allocation::is_left_out`]) writes nothing.
//!
//! The instruction follows. Uses are compared with the state. The cells of an early def hold only the def. Clobbered units
//! are emptied. So are all slots in the outgoing area, because the next call overwrites it. The cells of a late def hold
//! only the def. At a safepoint, a location that holds a reference which is read late or later loses its entry symbols:
//! a collector may write it. After that, each register that is listed with a slot must have its entry symbol in the
//! register or in the slot. At a return, each callee-saved register must hold its entry symbol,
//! except those that the client restores. Since the client restores them before the return, no operand of it may be in one
//! of them. The clobbers of the return itself do not matter.
//!
//! On an edge, its edits come first. Then all parameters are renamed at once: a cell holds parameter `p` iff it held
//! the argument for `p`. Of the old symbols, only the values live into the block and the entry symbols remain. No value
//! is live into the block that defines it, so no fact about its definition in the previous iteration of a loop remains.
//! Every path from one definition of a value to the next leads into its block, so no other fact is ever stale.
//!
//! At entry each callee-saved register holds its entry symbol, and all other cells hold nothing. The entry instruction
//! writes nothing: it adds its defs to the entry symbols of their cells.
//!
//! # Why correct
//! A state says of each cell only what holds on every path to the program point. The check succeeds only if, by these
//! states, every use reads the symbol of its value.
//!
//! # Correct allocations that it rejects
//! The checker does not follow a high byte, or a piece of a wide value, through a register that has no unit for it. It does
//! not follow a narrow value through a slot as part of a wider one.
//!
//! # A second opinion
//! [`execute`] runs a function and its allocation instead, on the bits of registers and frame. It stops when each reachable
//! edge has been taken or a limit is reached. It sees only single paths, but is exact on them. It shares nothing with the
//! checker.
//!
//! # Cost
//! Facts are kept only for blocks that several edges enter, and only for cells that hold something live. The fixpoint
//! sweeps over the changed blocks in reverse postorder. In reducible flow the number of sweeps is the loop nesting depth
//! plus two. A last sweep compares. Each sweep is linear in the instructions, the edits and the live facts on edges, and
//! so is the memory.

#![no_std]

extern crate alloc;

mod cells;
mod dataflow;
pub mod execute;
pub mod feasible;
mod graph;
mod held;
mod locate;
mod locations;
mod operand_constraints;
mod safepoints;
mod saved;
mod saved_ranges;
mod sets;
mod shape;
mod state;
mod violation;

use alloc::vec::Vec;
use core::fmt;

use ssara_ir::ir::{DefiningInsts, Edge, Function, Inst, Value};
use ssara_ir::output::{Allocation, Edit, Loc};
use ssara_tables::target::{FormView, OperandDesc, Reg, Remat, Role, Target, TargetDesc};
use ssara_tables::units::UnitSet;

use crate::cells::Cells;
use crate::graph::Graph;
pub use crate::locate::{LocRange, SavedRange, StackMap};
pub use crate::locations::{DisplayLocations, Locations};
pub use crate::violation::{
    AlternativeFault, Content, DisplayViolation, EditFault, FrameFault, OperandFault, SavedFault, SlotFault, Symbol,
    Violation, Violations,
};

/// Maximum number of violations in one report; the checker stops looking after them. Bounds the report on a large
/// allocation that is wrong everywhere.
pub const MAX_VIOLATIONS: usize = 100;

/// Checks one allocation. To check many for one target, keep a [`Checker`].
///
/// # Errors
/// The violations, if the allocation is wrong. They are in the order in which they were found, so causes tend to come
/// before consequences.
pub fn check(func: &Function, target: &Target, alloc: &Allocation) -> Result<(), Violations> {
    Checker::new(target).check(func, alloc)
}

/// A checker for one target. It keeps the tables that it derives from the target's registers.
pub struct Checker<'t> {
    cells: Cells<'t>,
}

impl fmt::Debug for Checker<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Checker").finish_non_exhaustive()
    }
}

impl<'t> Checker<'t> {
    /// A checker for `target`.
    pub fn new(target: &'t Target) -> Self {
        Checker { cells: Cells::new(target) }
    }

    /// Checks an allocation of `func`, which is valid for the target.
    ///
    /// # Errors
    /// As for [`check`].
    pub fn check(&mut self, func: &Function, alloc: &Allocation) -> Result<(), Violations> {
        let target = self.cells.target();
        let mut report = Report::default();
        if let Err(other) = func.check_target(target) {
            report.add(Violation::OtherTarget(other));
            return report.into_result();
        }
        if alloc.operands.len() != func.num_operands() {
            let (expected, found) = (func.num_operands(), alloc.operands.len());
            report.add(Violation::OperandCount { expected, found });
            return report.into_result();
        }
        if func.num_blocks() == 0 {
            return report.into_result();
        }
        let subject = Subject::new(func, target, alloc);
        let graph = Graph::new(func, target);
        shape::check_frame(&subject, &mut report);
        saved::check_entries(&subject, &mut report);
        if !shape::check_alternatives(&subject, &mut report) {
            return report.into_result();
        }
        let edits_usable = shape::check_edits(&subject, &mut report);
        let locs_usable = operand_constraints::check(&subject, &self.cells, &graph, &mut report);
        if edits_usable && locs_usable {
            saved::check_complete(&subject, &graph, &mut report);
            dataflow::check(&subject, &mut self.cells, &graph, &mut report);
        }
        report.into_result()
    }
}

/// What is being checked.
struct Subject<'a> {
    func: &'a Function,
    target: &'a TargetDesc,
    alloc: &'a Allocation,
    /// The units of all registers that are reserved in this function.
    reserved: UnitSet,
    /// The callee-saved registers of the function.
    callee_saved: Vec<Reg>,
    /// By value: the instruction that defines it. Empty if no edit rematerialises a value.
    defining_insts: DefiningInsts,
}

impl<'a> Subject<'a> {
    fn new(func: &'a Function, target: &'a TargetDesc, alloc: &'a Allocation) -> Self {
        let callee_saved = func.callee_saved_regs(target).collect();
        let again = alloc.edits.iter().any(|(_, edit)| matches!(edit, Edit::Remat { .. }));
        let defining_insts = if again { func.defining_insts(target) } else { DefiningInsts::default() };
        Subject { func, target, alloc, reserved: func.reserved_units(target), callee_saved, defining_insts }
    }
    /// Whether some unit of `reg` is reserved.
    fn is_reserved(&self, reg: Reg) -> bool {
        !self.func.has_reg(self.target, reg)
            || self.target.reg_units(reg).iter().any(|&unit| self.reserved.contains(unit))
    }
    /// The instruction that computes `value` and the constraint of its def, if it may be issued again.
    fn rematerialised(&self, value: Value) -> Option<(Inst, OperandDesc)> {
        let inst = self.defining_insts.get(value)?;
        let def = self.func.inst_form(self.target, inst).rematerialises()?;
        // What may be anything is not the same in two places.
        let is_undefined = |used: Value| {
            let defined_by = self.defining_insts.get(used);
            defined_by.is_some_and(|inst| self.func.inst_form(self.target, inst).remat == Remat::Undefined)
        };
        (!self.uses(inst).any(|(used, _)| is_undefined(used))).then_some((inst, def))
    }
    /// The values that an instruction uses, and the constraints of these operands.
    fn uses(&self, inst: Inst) -> impl Iterator<Item = (Value, OperandDesc)> + use<'a> {
        let (func, target) = (self.func, self.target);
        func.constrained_operands(target, inst).filter(|(_, desc)| desc.role() == Role::Use)
    }
    /// Whether an instruction only computes a value that can be rematerialised.
    fn may_be_left_out(&self, inst: Inst) -> bool {
        self.func.inst_form(self.target, inst).rematerialises().is_some()
    }
    /// The form in which an instruction is issued.
    fn form(&self, inst: Inst) -> FormView<'a> {
        self.func.form(self.target, self.alloc.form(self.func, inst))
    }
    /// The locations of an instruction's operands.
    fn locs(&self, inst: Inst) -> &'a [Loc] {
        &self.alloc.operands[self.func.operand_range(inst)]
    }
    /// The units that an edge destroys: those of its set, without the registers in which the branch defines values.
    fn destroyed_on(&self, edge: Edge) -> UnitSet {
        let words = self.func.edge_clobbers(self.target, edge);
        let mut destroyed = UnitSet::from_words(words);
        if let Some(branch) = self.func.terminator(self.func.edge(edge).from).filter(|_| !words.is_empty()) {
            let operands = self.form(branch).operands().zip(self.locs(branch));
            let defs = operands.filter(|(desc, _)| desc.is_def()).filter_map(|(_, loc)| loc.reg());
            destroyed.subtract(&self.target.units_of(defs));
        }
        destroyed
    }
    /// The instruction before `inst` in its block.
    fn inst_before(&self, inst: Inst) -> Option<Inst> {
        let before = Inst::from_u32(inst.as_u32().checked_sub(1)?);
        (!self.func.inst_form(self.target, before).kind.is_terminator()).then_some(before)
    }
}

/// The violations found so far.
#[derive(Default)]
struct Report {
    violations: Vec<Violation>,
}

impl Report {
    fn add(&mut self, violation: Violation) {
        if !self.is_full() {
            self.violations.push(violation);
        }
    }
    /// Adds a violation about where a callee-saved register is kept, unless there is one.
    fn add_first_of(&mut self, violation: Violation, of: Reg) {
        let is_same = |other: &Violation| matches!(other, Violation::Saved { reg, fault: SavedFault::NotInSlot { .. } } if *reg == of);
        if !self.violations.iter().any(is_same) {
            self.add(violation);
        }
    }
    fn is_full(&self) -> bool {
        self.violations.len() >= MAX_VIOLATIONS
    }
    fn into_result(self) -> Result<(), Violations> {
        Violations::check(self.violations)
    }
}
