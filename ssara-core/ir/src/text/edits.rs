//! The edits of allocated functions.

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::ir::{Edge, Inst};
use crate::output::{Edit, Point, RematUses};
use crate::text::cursor::Parse;
use crate::text::lex::{Excerpt, Token};
use crate::text::names::numbered;
use crate::text::parse::FunctionParser;

/// The words that edits start with.
const EDITS: &str = "`move`, `swap`, `store`, `load`, `remat`, `transfer` or `scratch`";

impl FunctionParser<'_, '_, '_> {
    /// `edge3 to block1:` and edits, any number of times, for the edges from `first_edge` on.
    pub(super) fn edits_on_edges(&mut self, mut first_edge: usize) -> Parse<()> {
        if let Some(allocation) = &self.allocation {
            let after = Point::Before(Inst::from_u32(self.num_insts));
            if allocation.edits.last().is_some_and(|&(point, _)| point == after) {
                return Err(self.cursor.expected("an instruction after the edits"));
            }
        }
        while let Token::Word(word) = *self.cursor.token() {
            let Some(number) = numbered(word, "edge") else { break };
            let word = self.cursor.word("an edge")?;
            let edge = Edge::from_u32(number);
            if edge.index() < first_edge || edge.index() >= self.edges.len() {
                let help = "edges are numbered in the order in which the successors stand".to_string();
                let message = format!("{edge} does not start here, or has had its turn");
                return Err(self.cursor.error_help(word.at, message, Some(help)));
            }
            self.cursor.expect_word("to")?;
            let word = self.cursor.word("a block")?;
            let to = self.edges[edge.index()];
            if self.block_named(word)? != to {
                return Err(self.cursor.error(word.at, format!("{edge} goes to {to}")));
            }
            self.cursor.expect(":")?;
            self.cursor.end_line()?;
            while self.cursor.is("+") {
                self.edit(Point::Edge(edge))?;
            }
            first_edge = edge.index() + 1;
        }
        Ok(())
    }

    /// `+ move i64 rax -> rcx`
    pub(super) fn edit(&mut self, point: Point) -> Parse<()> {
        self.needs_allocation(self.cursor.at())?;
        self.cursor.expect("+")?;
        let kind = self.cursor.word(EDITS)?;
        if !["move", "swap", "store", "load", "remat", "transfer", "scratch"].contains(&kind.text) {
            let message = format!("expected {EDITS}, found `{}`", Excerpt(kind.text));
            return Err(self.cursor.error(kind.at, message));
        }
        let edit = if kind.text == "remat" {
            let word = self.cursor.word("a value")?;
            let value = self.value(word)?;
            let mut from = Vec::new();
            if self.cursor.eat_word("of")? {
                loop {
                    let word = self.cursor.word("a register")?;
                    from.push(self.reg(word)?);
                    if !self.cursor.eat(",")? {
                        break;
                    }
                }
            }
            let too_many = || self.cursor.error(word.at, "no instruction that is issued again reads so many registers");
            let from = RematUses::new(from).ok_or_else(too_many)?;
            self.cursor.expect("->")?;
            let to = self.cursor.word("a register")?;
            Edit::Remat { value, from, to: self.reg(to)? }
        } else if kind.text == "scratch" {
            let word = self.cursor.word("a register")?;
            Edit::Scratch { reg: self.reg(word)? }
        } else {
            let word = self.cursor.word("a type")?;
            let ty = self.type_named(word)?;
            let from = self.cursor.word("a register or slot")?;
            self.cursor.expect(if kind.text == "swap" { "," } else { "->" })?;
            let to = self.cursor.word("a register or slot")?;
            match kind.text {
                "move" => Edit::Move { ty, from: self.reg(from)?, to: self.reg(to)? },
                "swap" => Edit::Swap { ty, a: self.reg(from)?, b: self.reg(to)? },
                "store" => Edit::Store { ty, from: self.reg(from)?, to: self.slot(to)? },
                "transfer" => Edit::Transfer { ty, from: self.reg(from)?, to: self.reg(to)? },
                _ => Edit::Load { ty, from: self.slot(from)?, to: self.reg(to)? },
            }
        };
        self.cursor.end_line()?;
        match (point, &mut self.allocation) {
            (Point::Before(_), Some(allocation)) => allocation.edits.push((point, edit)),
            _ => self.edge_edits.push((point, edit)),
        }
        Ok(())
    }
}
