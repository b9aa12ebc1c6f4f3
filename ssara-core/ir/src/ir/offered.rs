//! The alternatives among which the allocator may choose.

use alloc::collections::BTreeSet;

use ssara_tables::target::Form;

/// The forms whose alternatives a function offers to the allocator. An instruction of any other form is issued in its own
/// form, as if that had no alternatives.
///
/// A client whose emitter does not know the alternatives of some form takes these away.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum OfferedAlternatives {
    /// All forms.
    #[default]
    All,
    /// No form.
    None,
    /// All forms but these.
    Except(BTreeSet<Form>),
}

impl OfferedAlternatives {
    /// Whether those of a form are offered.
    #[inline]
    pub fn has(&self, form: Form) -> bool {
        match self {
            OfferedAlternatives::All => true,
            OfferedAlternatives::None => false,
            OfferedAlternatives::Except(forms) => !forms.contains(&form),
        }
    }
}

impl FromIterator<Form> for OfferedAlternatives {
    /// Those of all forms but these.
    fn from_iter<I: IntoIterator<Item = Form>>(forms: I) -> Self {
        OfferedAlternatives::Except(forms.into_iter().collect())
    }
}
