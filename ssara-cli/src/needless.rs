//! Edits without which an allocation is right as well.
//!
//! *Input:* a function, and an allocation that the checker accepts. *Promises:* the checker also accepts the allocation
//! without any one of the edits found. It may reject it without two of them. *Cost:* one check for each edit.

use std::fmt;

use ssara_core::ir::Function;
use ssara_core::output::{Allocation, Edit, Point, Slot};
use ssara_core::target::{FormKind, TargetDesc};
use ssara_core::verify::Checker;

/// What an edit is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// A copy between registers of one bank.
    Move,
    /// An exchange of two registers.
    Swap,
    /// A store of a value.
    Store,
    /// A load of a value.
    Reload,
    /// A value that is computed again.
    Remat,
    /// A copy between registers of different banks.
    Transfer,
    /// Taking a scratch register.
    Scratch,
    /// A store of the caller's content of a register.
    Save,
    /// A load of the caller's content of a register.
    Restore,
}

/// Where an edit is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Site {
    /// At the start of the entry block, or just after its entry instruction.
    Entry,
    /// At the start of another block.
    BlockStart,
    /// Before an instruction in the middle of a block that does not call.
    Operation,
    /// Before a call in the middle of a block.
    Call,
    /// Before a branch that is not the first instruction.
    Branch,
    /// Before what leaves the function, in the same way.
    Exit,
    /// On an edge.
    Edge,
}

/// Kind and site of an edit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// What it is for.
    pub kind: Kind,
    /// Where it is.
    pub site: Site,
}

impl Place {
    /// The place of an edit of an allocation.
    pub fn of(func: &Function, target: &TargetDesc, alloc: &Allocation, index: usize) -> Place {
        let (point, edit) = alloc.edits[index];
        let is_saved = |slot: Slot| alloc.saved.iter().any(|saved| saved.slot == Some(slot));
        let kind = match edit {
            Edit::Move { .. } => Kind::Move,
            Edit::Swap { .. } => Kind::Swap,
            Edit::Store { to, .. } if is_saved(to) => Kind::Save,
            Edit::Store { .. } => Kind::Store,
            Edit::Load { from, .. } if is_saved(from) => Kind::Restore,
            Edit::Load { .. } => Kind::Reload,
            Edit::Remat { .. } => Kind::Remat,
            Edit::Transfer { .. } => Kind::Transfer,
            Edit::Scratch { .. } => Kind::Scratch,
        };
        Place { kind, site: site(func, target, point) }
    }
}

fn site(func: &Function, target: &TargetDesc, point: Point) -> Site {
    let Point::Before(inst) = point else { return Site::Edge };
    let block = func.block_of(inst);
    let kind = |inst| func.inst_form(target, inst).kind;
    let before: Vec<FormKind> = func.block_insts(block).take_while(|&other| other != inst).map(kind).collect();
    match (&before[..], kind(inst)) {
        ([], _) if block == ssara_core::ir::Block::ENTRY => Site::Entry,
        ([FormKind::Entry], _) => Site::Entry,
        ([], _) => Site::BlockStart,
        (_, FormKind::Call) => Site::Call,
        (_, FormKind::Branch) => Site::Branch,
        (_, FormKind::Return | FormKind::Trap) => Site::Exit,
        (_, FormKind::Op | FormKind::Entry) => Site::Operation,
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            Kind::Move => "move",
            Kind::Swap => "swap",
            Kind::Store => "store",
            Kind::Reload => "reload",
            Kind::Remat => "remat",
            Kind::Transfer => "transfer",
            Kind::Scratch => "scratch",
            Kind::Save => "save",
            Kind::Restore => "restore",
        };
        let site = match self.site {
            Site::Entry => "at entry",
            Site::BlockStart => "at the start of a block",
            Site::Operation => "before an operation",
            Site::Call => "before a call",
            Site::Branch => "before a branch",
            Site::Exit => "before an exit",
            Site::Edge => "on an edge",
        };
        write!(f, "{kind} {site}")
    }
}

/// The positions of the edits without any one of which the allocation is still right.
pub fn needless(checker: &mut Checker<'_>, func: &Function, alloc: &Allocation) -> Vec<usize> {
    let mut without = alloc.clone();
    let mut is_needless = |index: usize| {
        let edit = without.edits.remove(index);
        let is_right = checker.check(func, &without).is_ok();
        without.edits.insert(index, edit);
        is_right
    };
    (0..alloc.edits.len()).filter(|&index| is_needless(index)).collect()
}
