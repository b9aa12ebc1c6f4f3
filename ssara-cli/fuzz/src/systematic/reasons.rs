//! Why some cells of the tables cannot be drawn.

use ssara_core::target::{FormKind, RegSequence};

use super::cells::{Demand, PlaceKind, RoleKind};
use super::facts::ClassRelation;
use super::local_forms::allowed;
use super::machine::{Machine, SHIPPED};
use super::table::{
    ALTERNATIVES, CLOBBER_ROWS, CLOBBERS, CONVENTIONS, Cell, EDGES, FEATURES, FLOW_ROWS, HEADS, LAYOUTS, PARAM_ROWS,
    PLACE_ROWS, PLACES, RELATION_ROWS, RELATIONS, TIE_ROWS, TIES, Table, conventions,
};

/// Why a cell cannot be drawn; `None` for one that can.
pub fn why_not(cell: Cell) -> Option<&'static str> {
    let (row, column) = (cell.row as usize, cell.column as usize);
    match cell.table {
        Table::Operands => {
            let relation = ClassRelation::ALL[row % ClassRelation::ALL.len()];
            if column >= SHIPPED {
                return None;
            }
            Machine::shipped(column).facts.related(relation).is_empty().then(|| relation.why_absent())
        }
        Table::Kinds => allowed(FormKind::ALL[column], Demand::drawable()[row]).err(),
        _ => of_small_table(cell.table, row, column),
    }
}

/// The same for a cell of a smaller table.
fn of_small_table(table: Table, row: usize, column: usize) -> Option<&'static str> {
    match table {
        Table::Alternatives => alternatives(Demand::drawable()[row], ALTERNATIVES[column]),
        Table::Features => features(Demand::drawable()[row], FEATURES[column]),
        Table::Relations => relations(RELATION_ROWS[row], RELATIONS[column]),
        Table::Clobbers => clobbers(CLOBBER_ROWS[row], CLOBBERS[column]),
        Table::Ties => ties(TIE_ROWS[row], TIES[column]),
        Table::Flow => flow(FLOW_ROWS[row], LAYOUTS[column]),
        Table::Params => params(PARAM_ROWS[row], EDGES[column]),
        Table::Heads => heads(HEADS[row], column),
        Table::Conventions => convention(row, column),
        Table::Places => places(PLACE_ROWS[row], PLACES[column]),
        _ => None,
    }
}

fn alternatives(demand: Demand, column: &str) -> Option<&'static str> {
    match (demand.role, column) {
        (role, "tie") if role != RoleKind::Def => Some("only defs are tied"),
        (RoleKind::Scratch, "phase") => Some("scratch operands are always early"),
        _ => None,
    }
}

fn features(demand: Demand, column: &str) -> Option<&'static str> {
    match (demand.place, column) {
        (PlaceKind::Fixed, "registers") => Some("a fixed register that does not exist is refused by validation"),
        (PlaceKind::Slot, "registers") => Some("an operand in a slot needs no registers"),
        _ => None,
    }
}

fn relations(row: &str, column: &str) -> Option<&'static str> {
    match (row, column) {
        ("group" | "long group" | "group of windows", "use-def") => Some("a group has one role"),
        ("group" | "long group" | "group of windows", "scratch" | "any or slot") => {
            Some("the members of a group are in registers and hold values")
        }
        _ => None,
    }
}

fn clobbers(row: &str, column: &str) -> Option<&'static str> {
    match (row, column) {
        ("nothing", "early use") => Some("nothing is destroyed"),
        _ => None,
    }
}

fn ties(row: &str, column: &str) -> Option<&'static str> {
    (row != "same class" && column == "in slot")
        .then_some("an operand in a slot takes any register of its kind of value")
}

fn flow(row: &str, column: &str) -> Option<&'static str> {
    match (row, column) {
        ("one block", "reversed" | "shuffled") => Some("one block has one order"),
        ("use before def" | "loop backwards", "in order") => Some("in this layout dominators come first"),
        _ => None,
    }
}

fn params(row: &str, column: &str) -> Option<&'static str> {
    match (row, column) {
        ("exchanged" | "cycle of three" | "itself", "forward") => {
            Some("the parameters of a block are there after it only, from where an edge to it goes back")
        }
        _ => None,
    }
}

fn heads(row: &str, column: usize) -> Option<&'static str> {
    if column >= SHIPPED {
        return None;
    }
    let target = &Machine::shipped(column).target;
    let defaults = target.default_features();
    let count = defaults.iter().count();
    let is_tuple = |desc: &ssara_core::target::RegDesc| desc.tuple > 0;
    match row {
        "all features" | "no features" | "other features" if target.features.is_empty() => {
            Some("the target has no features")
        }
        "all features" if count == target.features.len() => Some("the features that are there by default are all"),
        "no features" if count == 0 => Some("the features that are there by default are none"),
        "other features" if target.features.len() == 1 => Some("the target has one feature"),
        "entry by convention"
            if target.conventions.iter().all(|conv| conv.arguments.iter().all(|sequence| sequence.regs.is_empty())) =>
        {
            Some("no convention passes arguments in registers")
        }
        "order by feature" | "order not used" if target.types.iter().all(|ty| ty.orders.is_empty()) => {
            Some("no kind of value has an order for a feature")
        }
        "reserves tuple" if !target.regs.iter().any(is_tuple) => Some("no register is a tuple"),
        "reserves part" if target.reg_ids().all(|reg| target.whole(reg) == reg) => Some("no register is a part"),
        _ => None,
    }
}

fn places(row: &str, column: &str) -> Option<&'static str> {
    match row {
        "shared" | "slots" if column.starts_with("result") || column.starts_with("return") => {
            Some("results are counted by bank")
        }
        _ => None,
    }
}

fn convention(row: usize, column: usize) -> Option<&'static str> {
    let (_, source, number) = &conventions()[row];
    if source.index() >= SHIPPED {
        return None;
    }
    let machine = Machine::shipped(source.index());
    let conv = &machine.target.conventions[*number];
    let passes = |sequences: &[RegSequence]| sequences.iter().any(|sequence| !sequence.regs.is_empty());
    match CONVENTIONS[column] {
        "call of other" if machine.target.conventions.len() == 1 => Some("the target has one convention"),
        "entry" if !passes(&conv.arguments) => Some("the convention passes no arguments in registers"),
        "return" if !passes(&conv.results) => Some("the convention returns nothing in registers"),
        _ => None,
    }
}
