//! Moving the register units of a target to other numbers.
//!
//! *Input:* a target and the new units of each bank. *Promises:* the machine stays the same: two registers share a unit
//! afterwards iff they did before. All sets of units in the tables are translated: those of registers, forms and conventions.

use ssara_core::TargetDesc;
use ssara_core::units::iter_words;

/// The new units of one bank.
pub struct Layout {
    /// The words left free before the bank.
    pub gap: u8,
    /// By unit, counted from the first of the bank: the units that replace it, counted in the same way.
    pub units: Vec<Vec<u16>>,
}

/// Gives the units of each bank another layout; `None` if the result exceeds the limits of the tables.
pub fn rearrange(target: &TargetDesc, layouts: &[Layout]) -> Option<TargetDesc> {
    let mut new = target.clone();
    let mut next_word = 0u16;
    let mut map: Vec<Vec<u16>> = vec![Vec::new(); usize::from(target.set_words) * 64];
    for (bank, layout) in new.banks.to_mut().iter_mut().zip(layouts) {
        let count = layout.units.iter().map(Vec::len).sum::<usize>();
        let words = u8::try_from(count.div_ceil(64).max(1)).ok()?;
        if words > TargetDesc::MAX_BANK_WORDS {
            return None;
        }
        let first = next_word + u16::from(layout.gap);
        let old_first = usize::from(bank.first_word) * 64;
        for (unit, to) in layout.units.iter().enumerate() {
            map[old_first + unit] = to.iter().map(|unit| first * 64 + unit).collect();
        }
        bank.first_word = u8::try_from(first).ok()?;
        bank.words = words;
        bank.units = u16::try_from(count).ok()?;
        next_word = first + u16::from(words);
    }
    new.set_words = u8::try_from(next_word).ok()?;

    let mut reg_units = Vec::new();
    for reg in target.reg_ids() {
        let mut units: Vec<u16> =
            target.reg_units(reg).iter().flat_map(|&unit| map[usize::from(unit)].iter().copied()).collect();
        units.sort_unstable();
        new.regs.to_mut()[reg.index()].units = (reg_units.len() as u32, units.len() as u16);
        reg_units.extend(units);
    }
    new.reg_units = reg_units.into();

    let words = usize::from(new.set_words);
    let translate = |set: &[u64]| {
        let mut moved = vec![0u64; words];
        for unit in iter_words(set).flat_map(|unit| &map[usize::from(unit)]) {
            moved[usize::from(unit / 64)] |= 1 << (unit % 64);
        }
        moved
    };
    let sets = target.forms.sets.chunks(usize::from(target.set_words).max(1));
    new.forms.sets = sets.flat_map(translate).collect::<Vec<u64>>().into();
    for conv in new.conventions.to_mut() {
        conv.clobbers = translate(&conv.clobbers).into();
    }
    Some(new)
}
