//! Instruction forms, in flat tables.

use alloc::borrow::Cow;
use alloc::string::String;

use crate::features::Features;
use crate::operand::{OperandDesc, Place, Pos, Role};
use crate::relation::Relation;
use crate::target::Table;
use crate::units::UnitSet;

/// The role of an instruction form in control flow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[repr(u8)]
pub enum FormKind {
    /// An ordinary instruction.
    Op = 0,
    /// A terminator that goes to the successors of its block.
    Branch = 1,
    /// A terminator that leaves the function, with callee-saved registers as they were at entry.
    Return = 2,
    /// A terminator without successors at which callee-saved registers need not be restored.
    Trap = 3,
    /// An ordinary instruction that calls.
    Call = 4,
    /// The first instruction of a function. It defines the values that the function receives in registers.
    Entry = 5,
}

impl FormKind {
    /// All kinds, at the position of their number.
    pub const ALL: [FormKind; 6] =
        [FormKind::Op, FormKind::Branch, FormKind::Return, FormKind::Trap, FormKind::Call, FormKind::Entry];

    /// Whether an instruction of this kind ends its block, and no other does.
    #[inline]
    pub const fn is_terminator(self) -> bool {
        matches!(self, FormKind::Branch | FormKind::Return | FormKind::Trap)
    }
    /// The keyword in the text form and in ISA files.
    pub const fn name(self) -> &'static str {
        match self {
            FormKind::Op => "op",
            FormKind::Branch => "branch",
            FormKind::Return => "return",
            FormKind::Trap => "trap",
            FormKind::Call => "call",
            FormKind::Entry => "entry",
        }
    }
}

/// Instruction forms in flat tables; see [`FormTable::get`].
#[derive(Clone, PartialEq, Debug)]
pub struct FormTable {
    /// Form `i` has the operands `starts[i]..starts[i + 1]`; one more entry than there are forms, from 0 to the number of
    /// operands. A form may have 65,535 of them.
    pub starts: Table<u32>,
    /// The packed [`OperandDesc`]s of all forms.
    pub operands: Table<u32>,
    /// For each form its kind (bits 0-2), and whether it has an entry in `relations` (bit 3), `alternatives` (bit 4),
    /// `successors` (bit 7) or `features` (bit 9). Its [`Remat`] is in bits 5-6. Bit 8 says whether it changes a value in its
    /// slot. The index of its clobber set in `sets` is in bits 10-31; 0 is the empty set.
    pub attrs: Table<u32>,
    /// Sets of units, [`TargetDesc::set_words`](crate::TargetDesc::set_words) words each; the first is empty.
    pub sets: Table<u64>,
    /// The relations between operands, in ascending order of the forms.
    pub relations: Table<FormRelation>,
    /// The alternatives of forms that have some, in ascending order of the forms and of the alternatives. They come after
    /// their form, and have no alternatives themselves.
    pub alternatives: Table<Alternatives>,
    /// The number of successors of branches that go to a certain number of blocks, in ascending order of the forms. A
    /// branch without an entry goes to any number of them.
    pub successors: Table<(u32, u16)>,
    /// What edges out of branches destroy: the form and the index of a set in `sets`, in ascending order of the forms. The
    /// entries of a form are for its successors, in their order. The last one holds for all others, too.
    pub edge_clobbers: Table<(u32, u32)>,
    /// The features that forms require, in ascending order of the forms; a form without an entry requires none.
    pub features: Table<(u32, Features)>,
    /// What instructions cost more than others in the forms that are alternatives of them, in ascending order of the forms. The
    /// unit is that of [`Prices`](crate::target::Prices). A form without an entry costs nothing.
    pub prices: Table<(u32, u16)>,
    /// The names of the forms.
    pub names: Table<Cow<'static, str>>,
    /// The names of the operands, parallel to `operands`; empty when the client gave none.
    pub operand_names: Table<Cow<'static, str>>,
    /// The documentation of each form in the ISA file. The table may be empty.
    pub docs: Table<Cow<'static, str>>,
}

/// A relation between operands of the form at position `form`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FormRelation {
    /// The position of the form.
    pub form: u32,
    /// The relation.
    pub relation: Relation,
}

/// The alternatives of the form at position `form`: the `count` forms from `first` on, in order of preference after the
/// form itself. They have operands of the same number, roles and types; the constraints differ. The allocator chooses the
/// form or one of its alternatives for each instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Alternatives {
    /// The position of the form.
    pub form: u32,
    /// The position of the first alternative.
    pub first: u32,
    /// The number of alternatives, without the form itself.
    pub count: u16,
}

/// Whether the def of a form may be rematerialised instead of being kept or spilled. Only a form whose result depends on
/// the instruction itself and on the values that it uses, and on nothing else, may allow that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[repr(u8)]
pub enum Remat {
    /// It may not.
    Never = 0,
    /// It costs less than a reload, but more than a move.
    CheaperThanLoad = 1,
    /// It costs no more than a move.
    CheaperThanMove = 2,
    /// It costs nothing: any content of a register will do as the value. The client issues no code for it.
    Undefined = 3,
}

impl Remat {
    /// All values, at the position of their number.
    pub const ALL: [Remat; 4] = [Remat::Never, Remat::CheaperThanLoad, Remat::CheaperThanMove, Remat::Undefined];

    /// The name in the text form.
    pub fn name(self) -> &'static str {
        match self {
            Remat::Never => "never",
            Remat::CheaperThanLoad => "cheaper_than_load",
            Remat::CheaperThanMove => "cheaper_than_move",
            Remat::Undefined => "undefined",
        }
    }
}

const KIND: u32 = 0b111;
const HAS_RELATIONS: u32 = 1 << 3;
const HAS_ALTERNATIVES: u32 = 1 << 4;
const REMAT_SHIFT: u32 = 5;
const HAS_SUCCESSORS: u32 = 1 << 7;
const MODIFIES_SLOT: u32 = 1 << 8;
const HAS_FEATURES: u32 = 1 << 9;
const SET_SHIFT: u32 = 10;

/// An entry of [`FormTable::attrs`], as numbers.
pub(crate) struct Attributes {
    pub(crate) kind: u32,
    pub(crate) has_relations: bool,
    pub(crate) has_alternatives: bool,
    pub(crate) has_successors: bool,
    pub(crate) modifies_slot: bool,
    pub(crate) has_features: bool,
    pub(crate) remat: u32,
    pub(crate) set: u32,
}

/// One instruction form.
#[derive(Clone, Copy, Debug)]
pub struct FormView<'a> {
    /// The kind.
    pub kind: FormKind,
    /// The packed constraints of its operands.
    operands: &'a [u32],
    /// The units that it clobbers at its late point, numbered over the whole target.
    pub clobbers: &'a [u64],
    /// The relations between its operands.
    pub relations: &'a [FormRelation],
    /// Whether its def may be computed again.
    pub remat: Remat,
}

impl<'a> FormView<'a> {
    /// The number of operands.
    #[inline]
    pub fn len(&self) -> usize {
        self.operands.len()
    }
    /// Whether it has no operands.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.operands.is_empty()
    }
    /// The constraint of operand `index`.
    #[inline]
    pub fn operand(&self, index: usize) -> OperandDesc {
        OperandDesc::from_bits(self.operands[index])
    }
    /// The constraints of the operands, in order.
    #[inline]
    pub fn operands(&self) -> impl ExactSizeIterator<Item = OperandDesc> + DoubleEndedIterator + Clone + use<'a> {
        self.operands.iter().map(|&bits| OperandDesc::from_bits(bits))
    }
    /// Maximum number of uses of a form whose def may be rematerialised. An edit names a register for each.
    pub const MAX_REMAT_USES: usize = 2;

    /// Its def, if the def may be rematerialised. Then the form is an ordinary one without other defs, scratch registers or
    /// clobbers, and all operands are in classes. It may have [uses](FormView::uses), at most
    /// [`MAX_REMAT_USES`](FormView::MAX_REMAT_USES). Without uses, the def may be rematerialised anywhere, else where the
    /// used values are in registers.
    pub fn rematerialises(&self) -> Option<OperandDesc> {
        let pure = self.kind == FormKind::Op && self.relations.is_empty() && !self.has_clobbers();
        if self.remat == Remat::Never || !pure || self.len() > 1 + Self::MAX_REMAT_USES {
            return None;
        }
        let in_class = |desc: OperandDesc| !desc.is_scratch() && desc.place() == Place::Class;
        let mut defs = self.operands().filter(|desc| desc.is_def());
        let may_read = self.remat != Remat::Undefined || self.len() == 1;
        let def = defs.next().filter(|_| may_read && self.operands().all(in_class))?;
        defs.next().is_none().then_some(def)
    }
    /// Its uses, in order, with the numbers of their operands.
    pub fn uses(&self) -> impl Iterator<Item = (usize, OperandDesc)> + use<'a> {
        self.operands().enumerate().filter(|(_, desc)| desc.role() == Role::Use)
    }
    /// The uses whose values the instruction changes in their slots, each with its def: the instruction reads a value in a slot,
    /// and writes the result there.
    pub fn modified_in_slots(&self) -> impl Iterator<Item = (usize, usize)> + use<'a> {
        self.operands().enumerate().filter_map(|(def, desc)| Some((desc.modifies()?.into(), def)))
    }
    /// Whether it destroys any unit.
    #[inline]
    pub fn has_clobbers(&self) -> bool {
        self.clobbers.iter().any(|&word| word != 0)
    }
}

impl Default for FormTable {
    /// A table without forms, for a target without units.
    fn default() -> Self {
        FormTable::new(0)
    }
}

impl FormTable {
    /// A table without forms, for sets of `set_words` words.
    pub fn new(set_words: u8) -> Self {
        FormTable {
            starts: Cow::Owned(alloc::vec![0]),
            operands: Cow::Borrowed(&[]),
            attrs: Cow::Borrowed(&[]),
            sets: Cow::Owned(alloc::vec![0; set_words as usize]),
            relations: Cow::Borrowed(&[]),
            alternatives: Cow::Borrowed(&[]),
            successors: Cow::Borrowed(&[]),
            edge_clobbers: Cow::Borrowed(&[]),
            features: Cow::Borrowed(&[]),
            prices: Cow::Borrowed(&[]),
            names: Cow::Borrowed(&[]),
            operand_names: Cow::Borrowed(&[]),
            docs: Cow::Borrowed(&[]),
        }
    }
    /// Takes all forms out, for sets of `set_words` words, and keeps the buffers of owned tables.
    pub fn clear(&mut self, set_words: u8) {
        self.starts.to_mut().clear();
        self.starts.to_mut().push(0);
        self.operands.to_mut().clear();
        self.attrs.to_mut().clear();
        self.sets.to_mut().clear();
        self.sets.to_mut().resize(set_words.into(), 0);
        self.relations.to_mut().clear();
        self.alternatives.to_mut().clear();
        self.successors.to_mut().clear();
        self.edge_clobbers.to_mut().clear();
        self.features.to_mut().clear();
        self.prices.to_mut().clear();
        self.names.to_mut().clear();
        self.operand_names.to_mut().clear();
        self.docs.to_mut().clear();
    }
    /// The number of forms.
    pub fn len(&self) -> usize {
        self.attrs.len()
    }
    /// Whether there are no forms.
    pub fn is_empty(&self) -> bool {
        self.attrs.is_empty()
    }
    /// The form at position `index`, where a set has `set_words` words.
    #[inline]
    pub fn get(&self, index: usize, set_words: u8) -> FormView<'_> {
        let attrs = self.attrs[index];
        let words = set_words as usize;
        let set = (attrs >> SET_SHIFT) as usize * words;
        FormView {
            kind: FormKind::ALL[(attrs & KIND) as usize],
            operands: &self.operands[self.starts[index] as usize..self.starts[index + 1] as usize],
            clobbers: &self.sets[set..set + words],
            relations: if attrs & HAS_RELATIONS == 0 { &[] } else { self.relations_of(index as u32) },
            remat: Remat::ALL[(attrs >> REMAT_SHIFT & 3) as usize],
        }
    }
    /// The attributes of the form at position `index`, unpacked but not looked up.
    pub(crate) fn attributes(&self, index: usize) -> Attributes {
        let attrs = self.attrs[index];
        Attributes {
            kind: attrs & KIND,
            has_relations: attrs & HAS_RELATIONS != 0,
            has_alternatives: attrs & HAS_ALTERNATIVES != 0,
            has_successors: attrs & HAS_SUCCESSORS != 0,
            modifies_slot: attrs & MODIFIES_SLOT != 0,
            has_features: attrs & HAS_FEATURES != 0,
            remat: attrs >> REMAT_SHIFT & 3,
            set: attrs >> SET_SHIFT,
        }
    }
    /// The index of the clobber set of the form at position `index`, if there is such a form. The set need not exist.
    #[inline]
    pub fn set_of(&self, index: usize) -> Option<usize> {
        Some((*self.attrs.get(index)? >> SET_SHIFT) as usize)
    }
    /// Whether the form at position `index` changes a value in its slot; not if there is no such form.
    #[inline]
    pub fn modifies_slot(&self, index: usize) -> bool {
        self.attrs.get(index).is_some_and(|attrs| attrs & MODIFIES_SLOT != 0)
    }
    fn relations_of(&self, form: u32) -> &[FormRelation] {
        let start = self.relations.partition_point(|relation| relation.form < form);
        let end = self.relations.partition_point(|relation| relation.form <= form);
        &self.relations[start..end]
    }
    /// The positions of the other alternatives of the form at position `index`, in order of preference.
    #[inline]
    pub fn alternatives(&self, index: usize) -> core::ops::Range<usize> {
        if self.attrs[index] & HAS_ALTERNATIVES == 0 {
            return 0..0;
        }
        let found = self.alternatives.binary_search_by_key(&(index as u32), |alternatives| alternatives.form);
        found.map_or(0..0, |at| {
            let alternatives = self.alternatives[at];
            alternatives.first as usize..alternatives.first as usize + alternatives.count as usize
        })
    }
    /// The number of successors of the form at position `index`; `None` for a branch to any number of blocks, and for what
    /// is no branch.
    #[inline]
    pub fn successors(&self, index: usize) -> Option<u16> {
        if self.attrs[index] & HAS_SUCCESSORS == 0 {
            return None;
        }
        let found = self.successors.binary_search_by_key(&(index as u32), |entry| entry.0);
        found.ok().map(|at| self.successors[at].1)
    }
    /// The indices in [`FormTable::sets`] of what the edges out of the branch at position `index` destroy, in the order of the
    /// successors. The last one holds for all others, too; without one they destroy nothing. An edge destroys what was in the
    /// registers of its set before the branch. What the branch defines is kept.
    #[inline]
    pub fn edge_clobbers(&self, index: usize) -> impl ExactSizeIterator<Item = u32> + Clone + use<'_> {
        let start = self.edge_clobbers.partition_point(|entry| entry.0 < index as u32);
        let len = self.edge_clobbers[start..].partition_point(|entry| entry.0 == index as u32);
        self.edge_clobbers[start..start + len].iter().map(|entry| entry.1)
    }
    /// The units that an edge to successor number `successor` of the branch at position `index` destroys, where a set has
    /// `set_words` words. Nothing for an empty set.
    #[inline]
    pub fn clobbers_on_edge(&self, index: usize, successor: usize, set_words: u8) -> &[u64] {
        let sets = self.edge_clobbers(index);
        let at = successor.min(sets.len().saturating_sub(1));
        let words = usize::from(set_words);
        let set = sets.clone().nth(at).filter(|&set| set != 0);
        set.and_then(|set| self.sets.get(set as usize * words..(set as usize + 1) * words)).unwrap_or(&[])
    }
    /// The position of the form of which the form at position `index` is an alternative, if it is one.
    pub fn alternative_of(&self, index: usize) -> Option<usize> {
        let index = index as u32;
        let at = self.alternatives.partition_point(|alternatives| alternatives.first <= index).checked_sub(1)?;
        let alternatives = self.alternatives[at];
        (index - alternatives.first < alternatives.count.into()).then_some(alternatives.form as usize)
    }
    /// The features that the form at position `index` requires.
    #[inline]
    pub fn features(&self, index: usize) -> Features {
        if self.attrs[index] & HAS_FEATURES == 0 {
            return Features::NONE;
        }
        let found = self.features.binary_search_by_key(&(index as u32), |entry| entry.0);
        found.map_or(Features::NONE, |at| self.features[at].1)
    }
    /// What an instruction costs more in the form at position `index` than in the one of which this is an alternative.
    #[inline]
    pub fn price(&self, index: usize) -> u16 {
        if self.prices.is_empty() {
            return 0;
        }
        let found = self.prices.binary_search_by_key(&(index as u32), |entry| entry.0);
        found.map_or(0, |at| self.prices[at].1)
    }
    /// Adds a form and returns its position. Sets of units are shared; the search is linear in the number of distinct
    /// sets, of which there are few.
    pub fn push(&mut self, name: String, kind: FormKind, operands: &[OperandDesc], clobbers: &UnitSet) -> usize {
        let set = self.find_or_push_set(clobbers);
        self.push_with_set(name, kind, operands, set)
    }
    /// The position of a set of units, which is added if there is none like it. Linear in the number of sets.
    pub fn find_or_push_set(&mut self, units: &UnitSet) -> u32 {
        let known = self.sets.chunks(units.words().len()).position(|set| set == units.words());
        known.map_or_else(|| self.push_set(units), |set| set as u32)
    }
    /// Adds a set of units, without looking for an equal one, and returns its position.
    pub fn push_set(&mut self, set: &UnitSet) -> u32 {
        let position = self.sets.len() / set.words().len();
        self.sets.to_mut().extend_from_slice(set.words());
        position as u32
    }
    /// Adds a form that clobbers the set at position `set`, and returns its position. A def that is tied to a use in a slot is in
    /// that slot, as [`OperandDesc::modified_in_slot`] has it.
    ///
    /// # Panics
    /// When `set` is not below 2^22.
    pub fn push_with_set(&mut self, name: String, kind: FormKind, operands: &[OperandDesc], set: u32) -> usize {
        assert!(set < 1 << (u32::BITS - SET_SHIFT), "sets of a table of forms have numbers of 22 bits");
        let mut attrs = kind as u32 | set << SET_SHIFT;
        for &operand in operands {
            let operand = in_its_slot(operand, operands);
            attrs |= if operand.modifies().is_some() { MODIFIES_SLOT } else { 0 };
            self.operands.to_mut().push(operand.bits());
        }
        let end = self.operands.len() as u32;
        self.starts.to_mut().push(end);
        self.attrs.to_mut().push(attrs);
        self.names.to_mut().push(Cow::Owned(name));
        self.attrs.len() - 1
    }
    /// Adds a relation between operands of the form at position `form`.
    pub fn relate(&mut self, form: usize, relation: Relation) {
        let form_id = form as u32;
        let at = self.relations.partition_point(|other| other.form <= form_id);
        self.relations.to_mut().insert(at, FormRelation { form: form_id, relation });
        self.attrs.to_mut()[form] |= HAS_RELATIONS;
    }
    /// Makes the forms at positions `others` the other alternatives of the form at position `form`.
    pub fn set_alternatives(&mut self, form: usize, others: core::ops::Range<usize>) {
        let entry = Alternatives { form: form as u32, first: others.start as u32, count: others.len() as u16 };
        let at = self.alternatives.partition_point(|other| other.form < entry.form);
        self.alternatives.to_mut().insert(at, entry);
        self.attrs.to_mut()[form] |= HAS_ALTERNATIVES;
    }
    /// Gives the branch at position `form` a number of successors.
    pub fn set_successors(&mut self, form: usize, count: u16) {
        let at = self.successors.partition_point(|entry| entry.0 < form as u32);
        self.successors.to_mut().insert(at, (form as u32, count));
        self.attrs.to_mut()[form] |= HAS_SUCCESSORS;
    }
    /// Gives the branch at position `form` sets for its edges, as indices in [`FormTable::sets`].
    pub fn set_edge_clobbers(&mut self, form: usize, sets: &[u32]) {
        let at = self.edge_clobbers.partition_point(|entry| entry.0 < form as u32);
        self.edge_clobbers.to_mut().splice(at..at, sets.iter().map(|&set| (form as u32, set)));
    }
    /// Says whether the def of the form at position `form` may be computed again.
    pub fn set_remat(&mut self, form: usize, remat: Remat) {
        let attrs = &mut self.attrs.to_mut()[form];
        *attrs = *attrs & !(3 << REMAT_SHIFT) | (remat as u32) << REMAT_SHIFT;
    }
    /// Makes the form at position `form` require these features.
    pub fn require(&mut self, form: usize, features: Features) {
        let at = self.features.partition_point(|entry| entry.0 < form as u32);
        self.features.to_mut().insert(at, (form as u32, features));
        self.attrs.to_mut()[form] |= HAS_FEATURES;
    }
}

/// An operand of a form with these: in the slot of a use, if it is tied to one that is in a slot.
fn in_its_slot(operand: OperandDesc, operands: &[OperandDesc]) -> OperandDesc {
    match operand.overwrites() {
        Some(to)
            if (operand.role(), operand.pos()) == (Role::Def, Pos::Late)
                && operands.get(usize::from(to)).is_some_and(|tied| !tied.is_def() && tied.place() == Place::Slot) =>
        {
            OperandDesc::modified_in_slot(operand.class(), to)
        }
        _ => operand,
    }
}
