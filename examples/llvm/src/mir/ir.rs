//! What a module of IR says of its functions, read from its text.

use std::collections::HashMap;

/// When a function keeps a frame pointer, whatever its frame is like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum FramePointer {
    /// Never.
    #[default]
    None,
    /// If it calls something.
    NonLeaf,
    /// Always, or its register is kept out of use.
    All,
}

/// The names of the functions that a module defines, in order.
pub fn defined(ir: &str) -> impl Iterator<Item = &str> {
    definitions(ir).map(|(name, _)| name)
}

/// Whether a function of the module catches exceptions or cleans up behind them.
pub fn has_landing_pads(ir: &str) -> bool {
    let mut words = ir.lines().filter_map(|line| line.split_once(" = ")).map(|(_, right)| right.trim_start());
    words.any(|right| ["landingpad ", "catchpad ", "cleanuppad "].iter().any(|word| right.starts_with(word)))
}

/// The frame pointers of the functions that a module defines. Time is linear in the text.
pub(super) fn frame_pointers(ir: &str) -> HashMap<&str, FramePointer> {
    let of_group = |line| -> Option<(&str, FramePointer)> {
        let (group, text) = str::trim_start(line).strip_prefix("attributes ")?.split_once(" = ")?;
        let (_, value) = text.split_once("\"frame-pointer\"=\"")?;
        let value = match value.split('"').next()? {
            "non-leaf" => FramePointer::NonLeaf,
            "none" => FramePointer::None,
            _ => FramePointer::All,
        };
        Some((group, value))
    };
    let groups: HashMap<&str, FramePointer> = ir.lines().filter_map(of_group).collect();
    let of_group = |group: &str| groups.get(group).copied().unwrap_or_default();
    definitions(ir).map(|(name, group)| (name, of_group(group))).collect()
}

/// The name of each function that is defined, and its group of attributes.
fn definitions(ir: &str) -> impl Iterator<Item = (&str, &str)> {
    ir.lines().filter_map(|line| {
        let (_, rest) = line.trim_start().strip_prefix("define ")?.split_once('@')?;
        let name = match rest.strip_prefix('"') {
            Some(quoted) => quoted.split('"').next()?,
            None => rest.split('(').next()?,
        };
        let is_group = |word: &&str| word.strip_prefix('#').is_some_and(|rest| rest.parse::<u32>().is_ok());
        Some((name, rest.split(' ').rfind(is_group).unwrap_or_default()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_have_their_attributes() {
        let ir = "define dso_local i32 @f(i32 noundef %0) local_unnamed_addr #0 !dbg !9 {\n  %2 = landingpad { ptr }\n}\n\
                  define internal void @\"g h\"() {\n}\ndefine void @leaf() #12 {\n}\n\
                  attributes #0 = { nounwind \"frame-pointer\"=\"all\" }\nattributes #12 = { \"frame-pointer\"=\"non-leaf\" }\n";
        assert_eq!(defined(ir).collect::<Vec<_>>(), ["f", "g h", "leaf"]);
        let found = frame_pointers(ir);
        assert_eq!(found["f"], FramePointer::All);
        assert_eq!(found["g h"], FramePointer::None);
        assert_eq!(found["leaf"], FramePointer::NonLeaf);
        assert!(has_landing_pads(ir) && !has_landing_pads("%1 = call i32 @landingpad ()"));
    }
}
