//! Forms that have been looked at for earlier functions.
//!
//! A function uses few of the forms of its target, and most functions use the same ones. The forms that a function brings
//! along are mostly calls, entries and returns of a few signatures. So what validation finds of a form is kept. It holds
//! for all functions with the same settings (see [`Prepared`](crate::regs::prepared::Prepared)). Functions with other settings
//! may come in between.
//!
//! # Input
//!
//! Forms, and what was found of them.
//!
//! # Output
//!
//! What was found of an equal form before. Forms of the target are equal if they have the same number. Other forms are equal
//! if they have the same [contents](Contents), and their alternatives do, too. Forms with relations are not kept.
//!
//! # Why correct
//!
//! What is found of a form depends only on its contents, on those of its alternatives, on whether it is an alternative of
//! another form, and on the settings.
//!
//! # Cost
//!
//! Linear in the operands and clobbers of the form and of its alternatives. The memory for forms of functions is bounded
//! by [`SLOTS`] forms for each of the last [`MAX_SETTINGS`] settings.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::analysis::constraints::{Constraints, FormInfo};
use crate::ir::Function;
use crate::regs::prepared::MAX_SETTINGS;
use crate::regs::recent::Recent;
use crate::target::{Form, FormView, OperandDesc, TargetDesc};

/// The number of forms of functions that are kept, a power of two. One that comes later takes the place of another.
const SLOTS: usize = 1024;
/// Marks a form of the target that has not been looked at.
const NONE: u32 = u32::MAX;

/// What validation needs to know of a form at each of its instructions.
#[derive(Clone, Copy)]
pub(super) struct FormFacts {
    /// Whether instructions may have it: the function has it, and it modifies no slot.
    pub is_available: bool,
    /// Whether it has scratch operands or a def in a constant register.
    pub is_special: bool,
}

/// What is known of a form.
#[derive(Clone)]
pub(super) struct KnownForm {
    /// As the function has it in which the form was found.
    info: FormInfo,
    descs: Box<[OperandDesc]>,
    pub facts: FormFacts,
    /// Whether nothing is wrong with it. A form of a trusted function is not checked.
    is_sound: bool,
}

/// A form that a function brought along.
struct LocalForm {
    /// The words of its [`Contents`].
    contents: Box<[u64]>,
    known: KnownForm,
}

/// All that a function says of a form that it brings along, and of the alternatives of that, as words.
#[derive(Default)]
struct Contents(Vec<u64>);

/// Forms that are known of functions with the same settings.
#[derive(Default)]
struct FormsOfSettings {
    of_target: Vec<u32>,
    forms: Vec<KnownForm>,
    /// By hash of the contents.
    local: Vec<Option<LocalForm>>,
}

/// Forms that are known. Keeps its buffers.
#[derive(Default)]
pub(super) struct KnownForms {
    by_settings: Recent<u64, FormsOfSettings, MAX_SETTINGS>,
    /// The contents of the form that is looked up.
    contents: Contents,
    /// The number of forms that were ever added. Numbers of forms are never used again.
    added: u64,
}

impl KnownForms {
    /// Goes on with the forms of functions with settings of this number.
    pub fn choose(&mut self, settings: u64) {
        self.by_settings.choose(|&number| number == settings, || (settings, FormsOfSettings::default()));
    }

    /// What is known of a form, where unsound ones count if the function is `trusted`.
    pub fn find(&mut self, (func, target): (&Function, &TargetDesc), id: Form, trusted: bool) -> Option<&KnownForm> {
        let FormsOfSettings { of_target, forms, local } = self.by_settings.get()?;
        let known = if id.is_local() {
            let place = self.contents.set((func, target), id)?;
            let local = local.get(place)?.as_ref()?;
            (*local.contents == *self.contents.0).then_some(&local.known)?
        } else {
            forms.get(*of_target.get(id.table_index())? as usize)?
        };
        (trusted || known.is_sound).then_some(known)
    }

    /// Keeps what is known of a form that the constraints have under a number, and numbers it there.
    pub fn add(
        &mut self,
        (func, target): (&Function, &TargetDesc),
        id: Form,
        (number, constraints): (u32, &mut Constraints),
        facts: FormFacts,
        is_sound: bool,
    ) {
        let place = match id.is_local() {
            true => self.contents.set((func, target), id),
            false => Some(id.table_index()),
        };
        let (Some(place), Some(FormsOfSettings { of_target, forms, local })) = (place, self.by_settings.get_mut())
        else {
            return;
        };
        self.added += 1;
        constraints.set_key(number, self.added);
        let info = constraints.forms()[number as usize];
        let known = KnownForm { info, descs: constraints.form_descs(number).into(), facts, is_sound };
        if id.is_local() {
            local.resize_with(SLOTS, || None);
            local[place] = Some(LocalForm { contents: self.contents.0.as_slice().into(), known });
            return;
        }
        of_target.resize(target.forms.len(), NONE);
        let place = &mut of_target[place];
        match forms.get_mut(*place as usize) {
            Some(before) => *before = known,
            None => {
                *place = forms.len() as u32;
                forms.push(known);
            }
        }
    }
}

impl KnownForm {
    /// Adds the form to the constraints of a function, and returns its number there.
    pub fn add_to(&self, constraints: &mut Constraints, id: Form) -> u32 {
        constraints.add_known_form(id, self.info, &self.descs)
    }
    /// Whether it has alternatives.
    pub fn has_alternatives(&self) -> bool {
        self.info.shape.has_alternatives()
    }
}

impl Contents {
    /// Takes over the contents of a form that the function brings along. Returns its place among the forms that are kept;
    /// `None` if such a form is not kept.
    fn set(&mut self, (func, target): (&Function, &TargetDesc), id: Form) -> Option<usize> {
        const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;
        self.0.clear();
        self.0.push(func.local_forms().alternative_of(id.table_index()).is_some().into());
        for form in core::iter::once(id).chain(func.alternatives(target, id)) {
            self.add((func, target), form, func.find_form(target, form)?)?;
        }
        let mix = |hash: u64, &word: &u64| (hash.rotate_left(5) ^ word).wrapping_mul(FACTOR);
        Some((self.0.iter().fold(0, mix) >> (64 - SLOTS.ilog2())) as usize)
    }

    /// Adds a form; `None` if it has relations.
    fn add(&mut self, (func, target): (&Function, &TargetDesc), form: Form, view: FormView<'_>) -> Option<()> {
        let (words, table) = (&mut self.0, func.local_forms());
        let sets_of_edges = func.sets_of_edges(target, form);
        // Fewer than 2^16 operands; as many sets as the form has successors at most.
        let lengths = (view.len() as u64) << 8 | (sets_of_edges.clone().count() as u64) << 32;
        words.push(view.kind as u64 | (view.remat as u64) << 3 | lengths);
        words.push(func.num_successors(target, form).map_or(0, |number| u64::from(number) + 1));
        words.push(table.features(form.table_index()).0);
        words.extend(view.operands().map(|desc| u64::from(desc.bits())));
        words.extend(view.clobbers);
        sets_of_edges.for_each(|set| words.extend(set));
        view.relations.is_empty().then_some(())
    }
}
