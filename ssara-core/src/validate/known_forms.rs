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
//! if they have the same contents. Only those count of which a [`FormView`] shows everything: forms without alternatives,
//! in functions none of whose forms has any, or requires features.
//!
//! # Why correct
//!
//! What is found of a form depends only on its contents and on the settings.
//!
//! # Cost
//!
//! Linear in the operands of the form. The memory for forms of functions is bounded by [`SLOTS`] forms for each of the last
//! [`MAX_SETTINGS`] settings.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::analysis::constraints::{Constraints, FormInfo};
use crate::ir::Function;
use crate::regs::prepared::MAX_SETTINGS;
use crate::regs::recent::Recent;
use crate::target::{Form, FormView, OperandDesc, TargetDesc};

/// The number of forms of functions that are kept, a power of two. One that comes later takes the place of another.
const SLOTS: usize = 256;
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
    /// Its kind and clobbers are compared; the operands are those of `known`.
    clobbers: Box<[u64]>,
    known: KnownForm,
}

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
    /// The number of forms that were ever added. Numbers of forms are never used again.
    added: u64,
}

impl KnownForms {
    /// Goes on with the forms of functions with settings of this number.
    pub fn choose(&mut self, settings: u64) {
        self.by_settings.choose(|&number| number == settings, || (settings, FormsOfSettings::default()));
    }

    /// What is known of a form, where unsound ones count if the function is `trusted`.
    pub fn find(&self, func: &Function, id: Form, view: FormView<'_>, trusted: bool) -> Option<&KnownForm> {
        let FormsOfSettings { of_target, forms, local } = self.by_settings.get()?;
        let known = if id.is_local() {
            let local = local.get(slot_of(view))?.as_ref()?;
            let known = &local.known;
            let is_same = is_all_in_view(func)
                && known.info.kind == view.kind
                && *local.clobbers == *view.clobbers
                && view.relations.is_empty()
                && known.info.remat == view.remat
                && known.descs.iter().copied().eq(view.operands());
            is_same.then_some(known)?
        } else {
            forms.get(*of_target.get(id.table_index())? as usize)?
        };
        (trusted || known.is_sound).then_some(known)
    }

    /// Keeps what is known of a form that the constraints have under a number, and numbers it there.
    pub fn add(
        &mut self,
        (func, target): (&Function, &TargetDesc),
        (id, view): (Form, FormView<'_>),
        (number, constraints): (u32, &mut Constraints),
        facts: FormFacts,
        is_sound: bool,
    ) {
        if id.is_local() && !(is_all_in_view(func) && view.relations.is_empty()) {
            return;
        }
        let Some(FormsOfSettings { of_target, forms, local }) = self.by_settings.get_mut() else { return };
        self.added += 1;
        constraints.set_key(number, self.added);
        let info = constraints.forms()[number as usize];
        let known = KnownForm { info, descs: constraints.form_descs(number).into(), facts, is_sound };
        if id.is_local() {
            local.resize_with(SLOTS, || None);
            local[slot_of(view)] = Some(LocalForm { clobbers: view.clobbers.into(), known });
            return;
        }
        of_target.resize(target.forms.len(), NONE);
        let place = &mut of_target[id.table_index()];
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

/// Whether no form of a function has anything that a view does not show.
fn is_all_in_view(func: &Function) -> bool {
    let table = func.local_forms();
    table.alternatives.is_empty()
        && table.successors.is_empty()
        && table.edge_clobbers.is_empty()
        && table.features.is_empty()
}

/// Where a form with these contents is kept.
fn slot_of(view: FormView<'_>) -> usize {
    const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;
    let mix = |hash: u64, word: u64| (hash.rotate_left(5) ^ word).wrapping_mul(FACTOR);
    let operands = view.operands().map(|desc| u64::from(desc.bits()));
    let hash = operands.chain(view.clobbers.iter().copied()).fold(view.kind as u64, mix);
    (hash >> (64 - SLOTS.ilog2())) as usize
}
