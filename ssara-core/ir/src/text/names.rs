//! Looking names up, and guessing which one was meant.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use ssara_tables::target::{Class, Conv, Form, Reg, TargetDesc, TupleList, Type};

/// The names of a target. If two entities of one kind have the same name, it stands for the first.
pub(super) struct Names<'t> {
    pub(super) regs: BTreeMap<&'t str, Reg>,
    pub(super) types: BTreeMap<&'t str, Type>,
    pub(super) classes: BTreeMap<&'t str, Class>,
    pub(super) forms: BTreeMap<&'t str, Form>,
    pub(super) conventions: BTreeMap<&'t str, Conv>,
    pub(super) tuple_lists: BTreeMap<&'t str, TupleList>,
}

impl<'t> Names<'t> {
    /// The names of `target`.
    pub(super) fn new(target: &'t TargetDesc) -> Self {
        Names {
            regs: index(target.regs.iter().map(|reg| &*reg.name), Reg::from_index),
            types: index(target.types.iter().map(|ty| &*ty.name), Type::from_index),
            classes: index(target.classes.iter().map(|class| &*class.name), Class::from_index),
            forms: index(target.forms.names.iter().map(|name| &**name), |index| Form(index as u32)),
            conventions: index(target.conventions.iter().map(|conv| &*conv.name), Conv::from_index),
            tuple_lists: index(target.tuple_lists.iter().map(|list| &*list.name), TupleList::from_index),
        }
    }
}

fn index<'t, T>(
    names: impl DoubleEndedIterator<Item = &'t str> + ExactSizeIterator,
    id: fn(usize) -> T,
) -> BTreeMap<&'t str, T> {
    names.enumerate().rev().map(|(index, name)| (name, id(index))).collect()
}

/// The number in a word such as `v17`, for the prefix `v`.
pub fn numbered(word: &str, prefix: &str) -> Option<u32> {
    let digits = word.strip_prefix(prefix)?;
    let number = digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())??;
    (number < u32::MAX).then_some(number)
}

/// "did you mean" for the name that is closest to `word`, if one is close.
pub fn suggestion<'n>(word: &str, names: impl IntoIterator<Item = &'n str>) -> Option<String> {
    const LONGEST: usize = 40;
    if word.len() > LONGEST {
        return None;
    }
    let close = names.into_iter().filter(|name| name.len() <= LONGEST).map(|name| (distance(word, name), name));
    let limit = word.chars().count().div_ceil(3);
    let (_, name) = close.filter(|&(distance, _)| distance <= limit).min()?;
    Some(format!("did you mean `{name}`?"))
}

/// The number of characters to insert, delete, replace or exchange with their neighbour to get from `a` to `b`.
pub fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut above: Vec<usize> = Vec::new();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    let mut last = None;
    for (i, a) in a.chars().enumerate() {
        let next = (0..=b.len()).collect();
        let before = core::mem::replace(&mut row, next);
        row[0] = i + 1;
        for j in 1..=b.len() {
            row[j] = (before[j] + 1).min(row[j - 1] + 1).min(before[j - 1] + usize::from(a != b[j - 1]));
            if j > 1 && last == Some(b[j - 1]) && a == b[j - 2] {
                row[j] = row[j].min(above[j - 2] + 1);
            }
        }
        above = before;
        last = Some(a);
    }
    row[b.len()]
}
