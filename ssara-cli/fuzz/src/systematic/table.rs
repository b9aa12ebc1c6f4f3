//! The tables of coverage: their rows and columns.
//!
//! A case has many dimensions, and a table of all combinations would be unreadable. So one large table crosses place, role
//! and phase of an operand with its class relation and the source of the target. Smaller tables cross an operand, a tie, a
//! relation, a block or a head with one more dimension each.

use ssara_core::target::FormKind;

use super::broken_rule::BrokenRule;
use super::cells::{Demand, Reader};
use super::facts::{ClassRelation, TypeKind};
use super::machine::{Machine, SHIPPED, Source};

/// A table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Table {
    /// Demand and class relation, by source.
    Operands,
    /// Demand, by kind of type.
    Types,
    /// Demand, by kind of form.
    Kinds,
    /// Demand, by how other alternatives of the form differ.
    Alternatives,
    /// Demand, by the features that form and registers require.
    Features,
    /// Ties.
    Ties,
    /// Demands of two operands of one instruction.
    Pairs,
    /// Demands of two uses that read one value, which dies there or lives on.
    SameValue,
    /// How many uses of an instruction read one value.
    Repeats,
    /// Relations between operands.
    Relations,
    /// The clobbers of forms.
    Clobbers,
    /// The clobbers of edges.
    EdgeClobbers,
    /// Rematerialisable values.
    Remat,
    /// Control flow, by layout.
    Flow,
    /// Arguments of edges.
    Params,
    /// The properties of the heads of functions, by source.
    Heads,
    /// Conventions.
    Conventions,
    /// The rules by which conventions place what they pass.
    Places,
    /// Forms of shipped targets.
    Own,
    /// Functions that break one rule.
    BrokenRules,
}

/// A cell of a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Cell {
    /// The table.
    pub table: Table,
    /// The row.
    pub row: u32,
    /// The column.
    pub column: u32,
}

/// How other alternatives of a form differ in an operand, and in what is said of all operands.
pub const ALTERNATIVES: [&str; 10] =
    ["alone", "same", "place", "class", "phase", "tie", "price", "clobbers", "features", "relations"];
/// Which features an operand depends on.
pub const FEATURES: [&str; 4] = ["none", "form", "alternative", "registers"];
/// How the classes of a def and the use to which it is tied relate, as seen from the def.
pub const TIE_ROWS: [&str; 5] = ["same class", "def in superclass", "def in subclass", "crossing", "reordered"];
/// The further properties of a tie.
pub const TIES: [&str; 8] =
    ["use class", "use fixed", "use live-out", "read twice", "in branch", "in call", "commutes", "in slot"];
/// What becomes of a value that several operands read.
pub const AFTER: [&str; 2] = ["dies", "lives on"];
/// How many uses of an instruction read one value.
pub const REPEAT_ROWS: [&str; 3] = ["two", "three", "four or more"];
/// The instruction, and what becomes of the value.
pub const REPEATS: [&str; 7] = ["dies", "lives on", "one tied", "two tied", "op", "branch", "call"];
/// Relations. The tuples of a group are windows if they overlap.
pub const RELATION_ROWS: [&str; 9] = [
    "group",
    "distinct",
    "same",
    "same high",
    "overlap low",
    "overlap high",
    "implies",
    "long group",
    "group of windows",
];
/// The rows of [`RELATION_ROWS`] that some groups have besides the first one.
pub const LONG_GROUP: usize = 7;
/// Likewise.
pub const WINDOWS: usize = 8;
/// Which operands are related.
pub const RELATIONS: [&str; 5] = ["use-use", "use-def", "def-def", "scratch", "any or slot"];
/// The rows of the clobber table.
pub const CLOBBER_ROWS: [&str; 4] = ["nothing", "whole registers", "parts", "half a bank"];
/// The columns of the clobber table.
pub const CLOBBERS: [&str; 7] = ["op", "branch", "return", "trap", "call", "early use", "live through"];
/// What edges clobber.
pub const EDGE_CLOBBER_ROWS: [&str; 4] = ["some registers", "parts", "a whole bank", "everything"];
/// What crosses an edge with clobbers, and where it leads.
pub const EDGE_CLOBBERS: [&str; 6] = ["live value", "argument", "own result", "join", "back edge", "critical"];
/// When a value may be computed again.
pub const REMAT_ROWS: [&str; 4] = ["never", "than load", "than move", "of others"];
/// The row of [`REMAT_ROWS`] for values that are computed again from others.
pub const REMAT_OF_OTHERS: usize = 3;
/// How it is used.
pub const REMAT: [&str; 7] = ["class", "tied", "fixed", "any", "argument", "through call", "dead"];
/// Shapes of control flow.
pub const FLOW_ROWS: [&str; 16] = [
    "one block",
    "straight line",
    "join",
    "loop",
    "self-loop",
    "nested loops",
    "irreducible",
    "critical edge",
    "three or more successors",
    "two edges, one end",
    "unreachable block",
    "no exit",
    "branch defines",
    "the same, critical",
    "use before def",
    "loop backwards",
];
/// Layouts.
pub const LAYOUTS: [&str; 3] = ["in order", "reversed", "shuffled"];
/// Patterns of arguments.
pub const PARAM_ROWS: [&str; 8] =
    ["any", "repeated", "exchanged", "cycle of three", "itself", "live-out", "unused parameter", "own result"];
/// Kinds of edges.
pub const EDGES: [&str; 4] = ["forward", "back", "self-loop", "critical"];
/// The properties of a head.
pub const HEADS: [&str; 19] = [
    "no convention",
    "convention",
    "default features",
    "all features",
    "no features",
    "other features",
    "no frequency",
    "frequencies",
    "reserves nothing",
    "reserves whole",
    "reserves part",
    "reserves tuple",
    "no entry",
    "entry by convention",
    "entry fixed",
    "entry in class",
    "dead values",
    "order by feature",
    "order not used",
];
/// The uses of a convention.
pub const CONVENTIONS: [&str; 6] = ["function", "entry", "return", "call", "call of other", "live through"];
/// The rules for what a convention passes: how positions are counted, and what holds of the sequence of its registers. In the
/// last row a register stays free that comes earlier in the sequence.
pub const PLACE_ROWS: [&str; 6] = ["per bank", "shared", "slots", "back fill", "kind of its own", "passes over"];
/// What is passed, and where; a register and the stack for each.
pub const PLACES: [&str; 8] = [
    "entry, register",
    "entry, stack",
    "argument, register",
    "argument, stack",
    "result, register",
    "result, stack",
    "return, register",
    "return, stack",
];

impl Table {
    /// All tables, in the order in which they are printed.
    pub const ALL: [Table; 20] = [
        Table::Operands,
        Table::Types,
        Table::Kinds,
        Table::Alternatives,
        Table::Features,
        Table::Ties,
        Table::Pairs,
        Table::SameValue,
        Table::Repeats,
        Table::Relations,
        Table::Clobbers,
        Table::EdgeClobbers,
        Table::Remat,
        Table::Flow,
        Table::Params,
        Table::Heads,
        Table::Conventions,
        Table::Places,
        Table::Own,
        Table::BrokenRules,
    ];

    /// The title of the table.
    pub const fn title(self) -> &'static str {
        match self {
            Table::Operands => "Operands by class relation and target",
            Table::Types => "Operands by kind of type",
            Table::Kinds => "Operands by kind of form",
            Table::Alternatives => "Operands by what differs in other alternatives of the form",
            Table::Features => "Operands by what requires a feature",
            Table::Ties => "Ties by class relation",
            Table::Pairs => "Operands by another operand of the instruction",
            Table::SameValue => "Uses by another use of the same value",
            Table::Repeats => "Uses of one value in one instruction",
            Table::Relations => "Relations by operands",
            Table::Clobbers => "Clobbers by what they surround",
            Table::EdgeClobbers => "Clobbers of edges by what crosses them",
            Table::Remat => "Values that may be computed again, by use",
            Table::Flow => "Control flow by layout",
            Table::Params => "Arguments by edge",
            Table::Heads => "Heads of functions by target",
            Table::Conventions => "Conventions by place",
            Table::Places => "What conventions pass, by rule",
            Table::Own => "Forms of shipped targets",
            Table::BrokenRules => "Broken rules, refused",
        }
    }

    /// A cell of the table.
    pub fn cell(self, row: usize, column: usize) -> Cell {
        Cell { table: self, row: row as u32, column: column as u32 }
    }

    /// The names of the rows.
    pub fn rows(self) -> Vec<String> {
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_string()).collect();
        let demands = || Demand::drawable().into_iter().map(Demand::name);
        match self {
            Table::Operands => {
                let name = |demand: String| ClassRelation::ALL.map(|relation| format!("{demand}, {}", relation.name()));
                demands().flat_map(name).collect()
            }
            Table::Types | Table::Kinds | Table::Alternatives | Table::Features | Table::Pairs => demands().collect(),
            Table::SameValue => {
                let name = |reader: Reader| AFTER.map(|after| format!("{}, {after}", reader.name()));
                Reader::all().into_iter().flat_map(name).collect()
            }
            Table::Repeats => words(&REPEAT_ROWS),
            Table::Ties => words(&TIE_ROWS),
            Table::Relations => words(&RELATION_ROWS),
            Table::Clobbers => words(&CLOBBER_ROWS),
            Table::EdgeClobbers => words(&EDGE_CLOBBER_ROWS),
            Table::Remat => words(&REMAT_ROWS),
            Table::Flow => words(&FLOW_ROWS),
            Table::Params => words(&PARAM_ROWS),
            Table::Heads => words(&HEADS),
            Table::Conventions => conventions().into_iter().map(|(name, ..)| name).collect(),
            Table::Places => words(&PLACE_ROWS),
            Table::Own => (0..SHIPPED).map(|isa| Source::Shipped(isa).name().to_string()).collect(),
            Table::BrokenRules => BrokenRule::ALL.iter().map(|rule| rule.name().to_string()).collect(),
        }
    }

    /// The names of the columns; of [`Table::Own`] there are as many as the target has forms, without names.
    pub fn columns(self) -> Vec<String> {
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_string()).collect();
        match self {
            Table::Operands | Table::Heads => Source::all().map(|source| source.name().to_string()).collect(),
            Table::Types => TypeKind::ALL.iter().map(|kind| kind.name().to_string()).collect(),
            Table::Kinds => FormKind::ALL.iter().map(|kind| kind.name().to_string()).collect(),
            Table::Alternatives => words(&ALTERNATIVES),
            Table::Features => words(&FEATURES),
            Table::Ties => words(&TIES),
            Table::Pairs => {
                let kinds = Demand::kinds().into_iter();
                kinds.map(|(place, role)| format!("{} {}", role.name(), place.name())).collect()
            }
            Table::SameValue => Reader::all().into_iter().map(Reader::name).collect(),
            Table::Repeats => words(&REPEATS),
            Table::Relations => words(&RELATIONS),
            Table::Clobbers => words(&CLOBBERS),
            Table::EdgeClobbers => words(&EDGE_CLOBBERS),
            Table::Remat => words(&REMAT),
            Table::Flow => words(&LAYOUTS),
            Table::Params => words(&EDGES),
            Table::Conventions => words(&CONVENTIONS),
            Table::Places => words(&PLACES),
            Table::Own => Vec::new(),
            Table::BrokenRules => words(&["refused"]),
        }
    }
}

/// The rows of the table of conventions: a name, and the target and number of a shipped one.
pub fn conventions() -> Vec<(String, Source, usize)> {
    let mut rows = Vec::new();
    for isa in 0..SHIPPED {
        let machine = Machine::shipped(isa);
        for (number, conv) in machine.target.conventions.iter().enumerate() {
            rows.push((format!("{} {}", machine.target.name, conv.name), Source::Shipped(isa), number));
        }
    }
    rows.push(("text, any".to_string(), Source::Text, 0));
    rows.push(("tables, any".to_string(), Source::Tables, 0));
    rows
}
