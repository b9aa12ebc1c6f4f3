//! A target description that is known to be consistent.

use core::ops::Deref;
use core::sync::atomic::{AtomicUsize, Ordering};

use crate::target::TargetDesc;
use crate::validate::TargetErrors;

/// A target description that has passed [`TargetDesc::validate`] and cannot change any more.
///
/// Everything that allocates, checks, runs, reads or prints functions takes a `Target` and relies on all that `validate`
/// checks. `target!` and `ssara_codegen` make targets; [`Target::new`] makes one from tables made by hand. To change a
/// target, take the tables out with [`Target::into_desc`], or clone them, and validate them again.
#[derive(Debug)]
pub struct Target {
    desc: TargetDesc,
    /// The number of the target; 0 until it is asked for.
    id: AtomicUsize,
}

/// The number of a target: equal for a target and its clones, and different for any other in the life of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TargetId(usize);

impl Target {
    /// Validates a description. Takes the time of [`TargetDesc::validate`].
    ///
    /// # Errors
    /// Everything that validation finds wrong with the tables.
    pub fn new(desc: TargetDesc) -> Result<Target, TargetErrors> {
        desc.validate()?;
        Ok(Target::assume_valid(desc))
    }
    /// For generated code only: a description that was validated before it was written down as code.
    #[doc(hidden)]
    pub const fn assume_valid(desc: TargetDesc) -> Target {
        Target { desc, id: AtomicUsize::new(0) }
    }
    /// The number of the target, by which what was prepared for it is found again. Says nothing about its contents.
    pub fn id(&self) -> TargetId {
        /// The number of targets that have one.
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let id = self.id.load(Ordering::Relaxed);
        if id != 0 {
            return TargetId(id);
        }
        let new = COUNT.fetch_add(1, Ordering::Relaxed) + 1;
        // Another thread may have been first.
        match self.id.compare_exchange(0, new, Ordering::Relaxed, Ordering::Relaxed) {
            Ok(_) => TargetId(new),
            Err(id) => TargetId(id),
        }
    }
    /// The description.
    #[inline]
    pub const fn desc(&self) -> &TargetDesc {
        &self.desc
    }
    /// Takes the description out, to change it.
    pub fn into_desc(self) -> TargetDesc {
        self.desc
    }
}

impl Clone for Target {
    fn clone(&self) -> Target {
        let TargetId(id) = self.id();
        Target { desc: self.desc.clone(), id: AtomicUsize::new(id) }
    }
}

impl PartialEq for Target {
    fn eq(&self, other: &Target) -> bool {
        self.desc == other.desc
    }
}

impl Deref for Target {
    type Target = TargetDesc;

    #[inline]
    fn deref(&self) -> &TargetDesc {
        &self.desc
    }
}

impl AsRef<TargetDesc> for Target {
    fn as_ref(&self) -> &TargetDesc {
        &self.desc
    }
}

impl TryFrom<TargetDesc> for Target {
    type Error = TargetErrors;

    fn try_from(desc: TargetDesc) -> Result<Target, TargetErrors> {
        Target::new(desc)
    }
}
