//! Tables of numbers as text: the first column flush left, the others flush right.

use std::io::{self, Write};

/// A table with a head.
pub struct Table {
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table with these columns.
    pub fn new(head: &[&str]) -> Table {
        Table { rows: vec![head.iter().map(|&cell| cell.to_owned()).collect()] }
    }
    /// Adds a row.
    pub fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }
    /// The number of rows below the head.
    pub fn len(&self) -> usize {
        self.rows.len() - 1
    }
    /// Whether there is no row below the head.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Prints the table.
    ///
    /// # Errors
    /// When `out` takes no more.
    pub fn print(&self, out: &mut dyn Write) -> io::Result<()> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        for row in &self.rows {
            let mut line = String::new();
            for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
                let gap = if column == 0 { String::new() } else { "  ".to_owned() };
                let padding = " ".repeat(width - cell.chars().count());
                line += &if column == 0 { format!("{gap}{cell}{padding}") } else { format!("{gap}{padding}{cell}") };
            }
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// The label of a sum over `count` functions.
pub fn all_functions(count: usize) -> String {
    if count == 1 { "the function".to_owned() } else { format!("all {count} functions") }
}

/// A number with few digits, for a weighted sum.
pub fn weight(value: f64) -> String {
    if value < 1e6 { format!("{value:.1}") } else { format!("{value:.3e}") }
}
