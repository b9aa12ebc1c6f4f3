//! HTML as a type: an [`Html`] value is escaped and balanced, because only the functions here make such values.

use std::fmt::{self, Display, Write};

/// A piece of a page.
#[derive(Clone, PartialEq, Default)]
pub struct Html(String);

impl Display for Html {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromIterator<Html> for Html {
    fn from_iter<T: IntoIterator<Item = Html>>(pieces: T) -> Self {
        Html(pieces.into_iter().map(|piece| piece.0).collect())
    }
}

impl Html {
    /// Adds a piece.
    pub(super) fn push(&mut self, piece: Html) {
        self.0 += &piece.0;
    }
    /// The page that this is, as text.
    pub(super) fn into_document(self) -> String {
        format!("<!DOCTYPE html>\n{}\n", self.0)
    }
    /// Whether it is empty.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The attributes of an element: names, which are the program's own, and values, which may be anything.
pub type Attributes<'a> = &'a [(&'a str, &'a dyn Display)];

/// Text. A character that HTML forbids shows as one that is missing.
pub fn text(text: impl Display) -> Html {
    let mut html = String::new();
    for c in text.to_string().chars() {
        match c {
            '&' => html += "&amp;",
            '<' => html += "&lt;",
            '>' => html += "&gt;",
            '"' => html += "&quot;",
            '\n' | '\t' => html.push(c),
            _ if c.is_control() => html.push(char::REPLACEMENT_CHARACTER),
            _ => html.push(c),
        }
    }
    Html(html)
}

/// A style sheet or a script of the program itself, which is not escaped.
pub(super) fn verbatim(source: &'static str) -> Html {
    assert!(!source.contains("</"), "would end the element that it is in");
    Html(source.to_string())
}

fn open(name: &str, attributes: Attributes) -> String {
    let mut html = format!("<{name}");
    for (name, value) in attributes {
        let _ = write!(html, " {name}=\"{}\"", text(value));
    }
    html
}

/// An element with contents.
pub fn element(name: &str, attributes: Attributes, content: Html) -> Html {
    Html(format!("{}>{content}</{name}>", open(name, attributes)))
}

/// An element of HTML that never has contents, such as `input`.
pub(super) fn void(name: &str, attributes: Attributes) -> Html {
    Html(open(name, attributes) + ">")
}

/// An element of SVG without contents.
pub(super) fn shape(name: &str, attributes: Attributes) -> Html {
    Html(open(name, attributes) + "/>")
}

/// An element with contents on lines of its own, so that the page can be read and compared as text.
pub(super) fn block(name: &str, attributes: Attributes, content: Html) -> Html {
    Html(format!("{}>\n{content}</{name}>\n", open(name, attributes)))
}

/// An element on a line of its own.
pub(super) fn line(name: &str, attributes: Attributes, content: Html) -> Html {
    Html(element(name, attributes, content).0 + "\n")
}

/// A name as code.
pub fn code(name: &str) -> Html {
    element("code", &[], text(name))
}

/// A line of the Markdown that ssara writes: text, and names between backquotes.
pub fn inline(markdown: &str) -> Html {
    let mut html = Html::default();
    let mut rest = markdown;
    while let Some((before, (name, after))) =
        rest.split_once('`').and_then(|(before, rest)| Some((before, rest.split_once('`')?)))
    {
        html.push(text(before));
        html.push(code(name));
        rest = after;
    }
    html.push(text(rest));
    html
}

/// A documentation text of an ISA file: [`inline`] in paragraphs.
pub fn paragraphs(doc: &str) -> Html {
    let lines: Vec<&str> = doc.trim().lines().map(str::trim).collect();
    let paragraphs = lines.split(|line| line.is_empty()).filter(|lines| !lines.is_empty());
    paragraphs.map(|lines| line("p", &[], inline(&lines.join(" ")))).collect()
}

/// Pieces with `, ` between them.
pub(super) fn list(pieces: impl IntoIterator<Item = Html>) -> Html {
    join(pieces, ", ")
}

/// Pieces with a text between them.
pub(super) fn join(pieces: impl IntoIterator<Item = Html>, between: &str) -> Html {
    let pieces: Vec<String> = pieces.into_iter().map(|piece| piece.0).collect();
    Html(pieces.join(&text(between).0))
}

/// The kinds of places in a page to which links lead.
#[derive(Clone, Copy)]
pub enum Kind {
    /// A bank.
    Bank,
    /// A class.
    Class,
    /// A convention.
    Convention,
    /// A form.
    Form,
    /// A register.
    Register,
    /// What touches a register.
    Touch,
}

/// The name of a place in the page. Different places have different names: a character that is not allowed in a name is
/// replaced by `~` and its number.
pub fn id(kind: Kind, name: &str) -> String {
    let mut id = match kind {
        Kind::Bank => "bank-",
        Kind::Class => "class-",
        Kind::Convention => "convention-",
        Kind::Form => "form-",
        Kind::Register => "register-",
        Kind::Touch => "touch-",
    }
    .to_string();
    for c in name.chars() {
        match c {
            _ if c.is_ascii_alphanumeric() || c == '_' => id.push(c),
            _ => {
                let _ = write!(id, "~{:x}.", u32::from(c));
            }
        }
    }
    id
}

/// A name that leads to its place.
pub fn link(kind: Kind, name: &str) -> Html {
    element("a", &[("href", &format!("#{}", id(kind, name)))], code(name))
}

/// A row of a table.
pub(super) struct Row {
    /// The start tag.
    open: String,
    cells: Vec<Html>,
}

/// A row with a cell for each column.
pub(super) fn row(attributes: Attributes, cells: impl IntoIterator<Item = Html>) -> Row {
    Row { open: open("tr", attributes), cells: cells.into_iter().collect() }
}

/// A link to a place of the ISA file, if it is known.
pub(super) fn source(place: Option<String>) -> Html {
    let Some(place) = place else { return Html::default() };
    let line = place.rsplit('#').next().unwrap_or_default();
    let link = element("a", &[("class", &"source"), ("href", &place), ("title", &"In the ISA file")], text(line));
    [text(" "), link].into_iter().collect()
}

/// A table. A column without any content is left out. Each cell knows its heading, for screens on which rows are stacked.
pub(super) fn table(class: &str, headings: &[&str], rows: Vec<Row>) -> Html {
    let shown = |&column: &usize| rows.iter().any(|row| row.cells.get(column).is_some_and(|cell| !cell.is_empty()));
    let columns: Vec<usize> = (0..headings.len()).filter(shown).collect();
    let heading = |&column: &usize| element("th", &[("scope", &"col")], text(headings[column]));
    let head = line("thead", &[], element("tr", &[], columns.iter().map(heading).collect()));
    let row = |row: Row| {
        let cell = |&column: &usize| {
            let cell = row.cells.get(column).cloned().unwrap_or_default();
            let label: Attributes = &[("data-label", &headings[column])];
            element("td", if cell.is_empty() { &[] } else { label }, cell)
        };
        Html(format!("{}>{}</tr>\n", row.open, columns.iter().map(cell).collect::<Html>()))
    };
    let body = block("tbody", &[], rows.into_iter().map(row).collect());
    let table = block("table", &[("class", &class)], [head, body].into_iter().collect());
    block("div", &[("class", &"scroll")], table)
}

/// A place without content to which links lead.
pub(super) fn anchor(id: &str) -> Html {
    element("span", &[("id", &id)], Html::default())
}
