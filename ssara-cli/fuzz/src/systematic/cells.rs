//! The cells of an operand: its place, its role and its phase.

use ssara_core::target::{OperandDesc, Place, Pos, Role};

/// The kinds of places of an operand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PlaceKind {
    /// In a register of its class.
    Class,
    /// In one register.
    Fixed,
    /// In the register of a use.
    Tied,
    /// In a register of its class or in a slot.
    Any,
    /// In a slot.
    Slot,
}

/// The roles of an operand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum RoleKind {
    /// It is read.
    Use,
    /// It is written.
    Def,
    /// It is a scratch register.
    Scratch,
}

impl PlaceKind {
    /// The name in the tables.
    pub const fn name(self) -> &'static str {
        match self {
            PlaceKind::Class => "class",
            PlaceKind::Fixed => "fixed",
            PlaceKind::Tied => "tied",
            PlaceKind::Any => "any",
            PlaceKind::Slot => "slot",
        }
    }
}

impl RoleKind {
    /// The name in the tables.
    pub const fn name(self) -> &'static str {
        match self {
            RoleKind::Use => "use",
            RoleKind::Def => "def",
            RoleKind::Scratch => "scratch",
        }
    }
}

/// Place, role and phase of an operand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Demand {
    /// Where it must be.
    pub place: PlaceKind,
    /// What is done with it.
    pub role: RoleKind,
    /// When.
    pub pos: Phase,
}

/// When an operand is read or written; as `Pos`, with an order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// Early.
    Early,
    /// Late.
    Late,
}

/// A use, as one of several that may read the same value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reader {
    /// Its demand.
    pub demand: Demand,
    /// Whether a def takes over its register.
    pub is_tied: bool,
}

impl Reader {
    /// All readers that the language has: only early uses in registers can have a def tied to them.
    pub fn all() -> Vec<Reader> {
        let of = |demand: Demand| {
            let can_be_tied = demand.pos == Phase::Early && matches!(demand.place, PlaceKind::Class | PlaceKind::Fixed);
            [false, true]
                .into_iter()
                .filter(move |&is_tied| can_be_tied || !is_tied)
                .map(move |is_tied| Reader { demand, is_tied })
        };
        Demand::drawable().into_iter().filter(|demand| demand.role == RoleKind::Use).flat_map(of).collect()
    }
    /// The name in the table.
    pub fn name(self) -> String {
        if self.is_tied { format!("{}, tied", self.demand.name()) } else { self.demand.name() }
    }
}

const PLACES: [PlaceKind; 5] = [PlaceKind::Class, PlaceKind::Fixed, PlaceKind::Tied, PlaceKind::Any, PlaceKind::Slot];
const ROLES: [RoleKind; 3] = [RoleKind::Use, RoleKind::Def, RoleKind::Scratch];
const PHASES: [Phase; 2] = [Phase::Early, Phase::Late];

impl Demand {
    /// All combinations, whether the language has them or not.
    pub fn all() -> impl Iterator<Item = Demand> {
        let phases = |place, role| PHASES.into_iter().map(move |pos| Demand { place, role, pos });
        ROLES.into_iter().flat_map(move |role| PLACES.into_iter().flat_map(move |place| phases(place, role)))
    }
    /// The combinations that the language has: the rows of the tables.
    pub fn drawable() -> Vec<Demand> {
        Demand::all().filter(|demand| demand.why_not().is_none()).collect()
    }
    /// Why the language does not have the combination.
    pub fn why_not(self) -> Option<&'static str> {
        match (self.role, self.place, self.pos) {
            (RoleKind::Scratch, _, Phase::Late) => Some("scratch operands are always early"),
            (RoleKind::Scratch, PlaceKind::Tied, _) => Some("only late defs are tied"),
            (RoleKind::Scratch, PlaceKind::Any | PlaceKind::Slot, _) => Some("a scratch operand is in a register"),
            (RoleKind::Use, PlaceKind::Tied, _) => Some("only late defs are tied; a use is what a def is tied to"),
            (RoleKind::Def, PlaceKind::Tied, Phase::Early) => {
                Some("an early def cannot take over the register of a use")
            }
            _ => None,
        }
    }
    /// The cell of an operand; `None` for one in a place on the stack, since only conventions give those.
    pub fn of(operand: OperandDesc) -> Option<Demand> {
        let place = match operand.place() {
            Place::Class => PlaceKind::Class,
            Place::Fixed(_) => PlaceKind::Fixed,
            Place::Tied(_) => PlaceKind::Tied,
            Place::Any => PlaceKind::Any,
            Place::Slot => PlaceKind::Slot,
            Place::ArgSlot(_) => return None,
        };
        let role = match operand.role() {
            _ if operand.is_scratch() => RoleKind::Scratch,
            Role::Use => RoleKind::Use,
            Role::Def => RoleKind::Def,
        };
        let pos = if operand.pos() == Pos::Early { Phase::Early } else { Phase::Late };
        Some(Demand { place, role, pos })
    }
    /// The places and roles that occur, whatever the phase: the columns of a table.
    pub fn kinds() -> Vec<(PlaceKind, RoleKind)> {
        let mut kinds: Vec<(PlaceKind, RoleKind)> =
            Demand::drawable().iter().map(|demand| (demand.place, demand.role)).collect();
        kinds.dedup();
        kinds
    }
    /// The phase, as the tables of the target have it.
    pub fn phase(self) -> Pos {
        if self.pos == Phase::Early { Pos::Early } else { Pos::Late }
    }
    /// The name in the table.
    pub fn name(self) -> String {
        let pos = if self.pos == Phase::Early { "early" } else { "late" };
        format!("{pos} {} {}", self.role.name(), self.place.name())
    }
}
