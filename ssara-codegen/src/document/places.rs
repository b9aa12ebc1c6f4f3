//! Where an ISA file declares what its reference page is about.

use std::fmt::Write;

use ssara_tables::TargetDesc;
use ssara_tables::target::{Bank, Class, Conv, Form};

use crate::diag::SourceFile;
use crate::span::Span;

/// The places of declarations, as links into the file: `x86_64.ron#L12`. The default is that of a target without a file.
#[derive(Debug, Default)]
pub struct Places {
    /// The name of the file, as the path of a relative URL.
    path: String,
    /// The byte after each end of a line.
    line_starts: Vec<usize>,
    pub(crate) banks: Vec<Span>,
    /// Of the classes that the file declares; they follow the home classes.
    pub(crate) classes: Vec<Span>,
    pub(crate) forms: Vec<Span>,
    pub(crate) conventions: Vec<Span>,
}

impl Places {
    /// No places yet in a file.
    pub(crate) fn new(file: &SourceFile) -> Self {
        let mut path = String::new();
        for byte in file.name.bytes() {
            match byte {
                b'/' | b'.' | b'_' | b'-' => path.push(byte.into()),
                _ if byte.is_ascii_alphanumeric() => path.push(byte.into()),
                _ => _ = write!(path, "%{byte:02X}"),
            }
        }
        let line_starts = file.text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n').map(|(at, _)| at + 1);
        Places { path, line_starts: line_starts.collect(), ..Places::default() }
    }
    /// The place of a bank.
    pub fn bank(&self, bank: Bank) -> Option<String> {
        self.link(&self.banks, bank.index())
    }
    /// The place of a class, if the file declares it.
    pub fn class(&self, target: &TargetDesc, class: Class) -> Option<String> {
        self.link(&self.classes, class.index().checked_sub(target.types.len())?)
    }
    /// The place of a form: for most, of the template that makes it.
    pub fn form(&self, form: Form) -> Option<String> {
        self.link(&self.forms, form.table_index())
    }
    /// The place of a convention.
    pub fn convention(&self, conv: Conv) -> Option<String> {
        self.link(&self.conventions, conv.index())
    }
    fn link(&self, spans: &[Span], index: usize) -> Option<String> {
        let span = spans.get(index)?;
        let line = self.line_starts.partition_point(|&start| start <= span.start) + 1;
        Some(format!("{}#L{line}", self.path))
    }
}
