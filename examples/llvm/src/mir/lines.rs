//! Places in sources, from the metadata of a module of IR.

use std::collections::HashMap;

/// The metadata of a module by name, as text.
pub struct Lines<'t> {
    metadata: HashMap<&'t str, &'t str>,
}

/// A line of a source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceLine<'t> {
    /// The name of the file.
    pub file: &'t str,
    /// The directory in which the compiler ran.
    pub directory: &'t str,
    /// The number of the line, from 1.
    pub line: usize,
}

impl<'t> Lines<'t> {
    /// Reads the metadata of a module. Time is linear in the text.
    pub fn new(ir: &'t str) -> Lines<'t> {
        let named = ir.lines().filter_map(|line| line.trim_start().split_once(" = "));
        Lines { metadata: named.filter(|(name, _)| name.starts_with('!')).collect() }
    }

    /// The line that the debug location of an instruction says, if it says one.
    pub fn of<'s>(&'s self, location: &'s str) -> Option<SourceLine<'s>> {
        let location = self.metadata.get(location).copied().unwrap_or(location);
        let line = field(location, "line")?.parse().ok().filter(|&line| line > 0)?;
        let scope = self.metadata.get(field(location, "scope")?)?;
        let file = self.metadata.get(field(scope, "file")?)?;
        Some(SourceLine {
            file: field(file, "filename")?,
            directory: field(file, "directory").unwrap_or_default(),
            line,
        })
    }
}

/// The value of a field of a node, without quotes.
fn field<'n>(node: &'n str, name: &str) -> Option<&'n str> {
    let fields = node.split_once('(')?.1.trim_end_matches(')').split(", ");
    let value = fields.filter_map(|field| field.split_once(": ")).find(|field| field.0 == name)?.1;
    Some(value.trim_matches('"'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locations_have_lines() {
        let ir = "  !1 = !DIFile(filename: \"a.c\", directory: \"/src\", checksumkind: CSK_MD5)\n\
                  !9 = distinct !DISubprogram(name: \"sum\", scope: !1, file: !1, line: 1)\n\
                  !20 = !DILocation(line: 0, scope: !9)\n!21 = !DILocation(line: 7, column: 2, scope: !9)\n";
        let lines = Lines::new(ir);
        let place = |line| SourceLine { file: "a.c", directory: "/src", line };
        assert_eq!(lines.of("!21"), Some(place(7)));
        assert_eq!(lines.of("!DILocation(line: 3, scope: !9)"), Some(place(3)));
        assert_eq!(lines.of("!20"), None);
        assert_eq!(lines.of("!99"), None);
        assert_eq!(lines.of(""), None);
    }
}
