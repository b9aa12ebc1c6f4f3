//! Counts how often each cell was drawn, and prints them as tables.
//!
//! *Input:* the cells of cases. *Promises:* the tables do not depend on the order of the cases, because a count is a sum.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::cells::Demand;
use super::machine::{Machine, SHIPPED};
use super::reasons::why_not;
use super::table::{Cell, Table};

/// Counts of cells.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    counts: BTreeMap<Cell, u64>,
}

impl Coverage {
    /// Counts the cells of a case.
    pub fn add<'a>(&mut self, cells: impl IntoIterator<Item = &'a Cell>) {
        for &cell in cells {
            *self.counts.entry(cell).or_default() += 1;
        }
    }

    /// Adds other counts.
    pub fn merge(&mut self, other: &Coverage) {
        for (&cell, count) in &other.counts {
            *self.counts.entry(cell).or_default() += count;
        }
    }

    /// How often a cell was drawn.
    pub fn count(&self, cell: Cell) -> u64 {
        self.counts.get(&cell).copied().unwrap_or(0)
    }

    /// The cells that can be drawn and were not, with their names.
    pub fn empty(&self) -> Vec<String> {
        let mut empty = Vec::new();
        for table in Table::ALL {
            let (rows, columns) = (table.rows(), table.columns());
            for (row, row_name) in rows.iter().enumerate() {
                for (column, column_name) in columns.iter().enumerate() {
                    let cell = table.cell(row, column);
                    if self.count(cell) == 0 && why_not(cell).is_none() {
                        empty.push(format!("{}: {row_name}, {column_name}", table.title()));
                    }
                }
            }
        }
        empty
    }

    /// All tables, as text.
    pub fn print(&self) -> String {
        let mut text = String::new();
        for table in Table::ALL {
            let _ = writeln!(text, "\n{}\n", table.title());
            match table {
                Table::Own => self.print_own(&mut text),
                _ => self.print_table(table, &mut text),
            }
        }
        let _ = writeln!(text, "\nOperands that the language does not have\n");
        for demand in Demand::all() {
            if let Some(reason) = demand.why_not() {
                let _ = writeln!(text, "    {}: {reason}", demand.name());
            }
        }
        let empty = self.empty();
        let _ = writeln!(text, "\nEmpty cells that can be drawn: {}\n", empty.len());
        for cell in &empty {
            let _ = writeln!(text, "    {cell}");
        }
        text
    }

    fn print_table(&self, table: Table, text: &mut String) {
        let (rows, columns) = (table.rows(), table.columns());
        let width = rows.iter().map(String::len).max().unwrap_or(0);
        let mut reasons: Vec<&'static str> = Vec::new();
        let _ = write!(text, "    {:width$}", "");
        for column in &columns {
            let _ = write!(text, " {column:>9}");
        }
        text.push('\n');
        for (row, name) in rows.iter().enumerate() {
            let _ = write!(text, "    {name:width$}");
            for (column, header) in columns.iter().enumerate() {
                let cell = table.cell(row, column);
                let entry = match (self.count(cell), why_not(cell)) {
                    (0, Some(reason)) => {
                        let number = reasons.iter().position(|known| *known == reason).unwrap_or_else(|| {
                            reasons.push(reason);
                            reasons.len() - 1
                        });
                        format!("({})", number + 1)
                    }
                    (0, None) => "EMPTY".to_string(),
                    (count, _) => count.to_string(),
                };
                let _ = write!(text, " {entry:>w$}", w = header.len().max(9));
            }
            text.push('\n');
        }
        for (number, reason) in reasons.iter().enumerate() {
            let _ = writeln!(text, "    ({}) {reason}", number + 1);
        }
    }

    /// How many forms of each shipped target were drawn.
    fn print_own(&self, text: &mut String) {
        for isa in 0..SHIPPED {
            let machine = Machine::shipped(isa);
            let forms: Vec<usize> = machine.facts.forms.iter().flatten().copied().collect();
            let (drawn, missing): (Vec<usize>, Vec<usize>) =
                forms.iter().partition(|&&form| self.count(Table::Own.cell(isa, form)) > 0);
            let name = &machine.target.name;
            let _ = writeln!(text, "    {name:9} {:5} of {:5}", drawn.len(), forms.len());
            let names: Vec<&str> =
                missing.iter().take(12).map(|&form| machine.target.forms.names[form].as_ref()).collect();
            if !names.is_empty() {
                let _ = writeln!(text, "              not yet: {}", names.join(", "));
            }
        }
    }
}
