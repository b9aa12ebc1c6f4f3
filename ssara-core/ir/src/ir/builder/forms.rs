//! Forms of a function's own, each made once.

use alloc::string::String;
use alloc::vec::Vec;

use smallvec::SmallVec;

use crate::ir::builder::FunctionBuilder;
use crate::ir::builder::alternative::{Alternative, AlternativeParts, AlternativeRef, FormKey, FormQuery};
use ssara_tables::target::{Class, Form, FormKind, OperandDesc, Remat};
use ssara_tables::units::UnitSet;

impl FunctionBuilder<'_> {
    /// Interns a form that is not part of the target: a call site, or a constraint that only the client knows.
    pub fn intern_form(&mut self, kind: FormKind, operands: &[OperandDesc], clobbers: &UnitSet) -> Form {
        self.intern((kind, None, &[]), Remat::Never, &[AlternativeRef { operands, relations: &[], clobbers }])
    }

    /// Interns a form with several alternatives. Their operands have the same number, roles and types; the first alternative
    /// is preferred. The allocator chooses one for each instruction.
    ///
    /// # Panics
    /// When `alternatives` is empty.
    pub fn intern_alternatives(&mut self, kind: FormKind, alternatives: &[Alternative]) -> Form {
        self.intern((kind, None, &[]), Remat::Never, alternatives)
    }

    /// Interns a branch with exactly `successors` successors, or with any number of them (`None`). The set at a position in
    /// `edge_clobbers` has the units that the edge to the successor of this number destroys; the last set is that of all
    /// others, too. An edge destroys what was in registers before the branch. What the branch defines is kept.
    ///
    /// # Panics
    /// When `alternatives` is empty.
    pub fn intern_branch(
        &mut self,
        successors: Option<u16>,
        alternatives: &[Alternative],
        edge_clobbers: &[UnitSet],
    ) -> Form {
        self.intern((FormKind::Branch, successors, edge_clobbers), Remat::Never, alternatives)
    }

    /// Interns a form that computes a value of a class from nothing, and whose value may be computed again as `remat` says.
    /// It is a constant, or with [`Remat::Undefined`] a value that may be anything.
    pub fn intern_remat(&mut self, class: Class, remat: Remat) -> Form {
        self.intern_remat_of(class, &[], remat)
    }

    /// The same for a form that reads values of the classes `uses`. The value is computed again only where these values are
    /// in registers. They may be as many as [`FormView::MAX_REMAT_USES`](ssara_tables::target::FormView::MAX_REMAT_USES), and
    /// none with [`Remat::Undefined`].
    pub fn intern_remat_of(&mut self, class: Class, uses: &[Class], remat: Remat) -> Form {
        let reads = uses.iter().map(|&class| OperandDesc::reg_use(class));
        let operands = &core::iter::once(OperandDesc::reg_def(class)).chain(reads).collect::<Vec<_>>();
        let clobbers = &self.target.no_units();
        self.intern((FormKind::Op, None, &[]), remat, &[AlternativeRef { operands, relations: &[], clobbers }])
    }

    fn intern<A: AlternativeParts>(
        &mut self,
        (kind, successors, edge_clobbers): (FormKind, Option<u16>, &[UnitSet]),
        remat: Remat,
        alternatives: &[A],
    ) -> Form {
        let set_words = usize::from(self.target.set_words);
        let fits = |set: &UnitSet| set.words().len() == set_words;
        if !alternatives.iter().all(|alternative| fits(alternative.parts().clobbers)) || !edge_clobbers.iter().all(fits)
        {
            let fitted = |alternative: AlternativeRef<'_>| alternative.with_clobbers(self.fit(alternative.clobbers));
            let fitting: Vec<Alternative> =
                alternatives.iter().map(|alternative| fitted(alternative.parts())).collect();
            let edge_clobbers: Vec<UnitSet> = edge_clobbers.iter().map(|set| self.fit(set)).collect();
            return self.intern((kind, successors, &edge_clobbers), remat, &fitting);
        }
        if let Some(&form) = self.interned.get(&FormQuery { kind, successors, edge_clobbers, remat, alternatives }) {
            return form;
        }
        let first = self.forms.len();
        let owned = |alternative: AlternativeRef<'_>| alternative.with_clobbers(alternative.clobbers.clone());
        let alternatives: Vec<Alternative> =
            alternatives.iter().map(|alternative| owned(alternative.parts())).collect();
        let form = Form::local(first);
        for alternative in &alternatives {
            let pushed = self.push_form(alloc::format!("${}", self.forms.len()), kind, successors, alternative);
            if pushed == form {
                self.set_edge_clobbers(form, edge_clobbers);
            }
        }
        self.set_remat(form, remat);
        self.add_alternatives(form, first + 1..self.forms.len());
        let edge_clobbers = edge_clobbers.to_vec();
        self.interned.insert(FormKey { kind, successors, edge_clobbers, remat, alternatives }, form);
        form
    }

    /// The units of `set` that the target has, in a set with the target's number of words. `set` may have fewer or more.
    fn fit(&self, set: &UnitSet) -> UnitSet {
        let mut fitting = self.target.no_units();
        set.iter().filter(|unit| unit / 64 < self.target.set_words.into()).for_each(|unit| fitting.insert(unit));
        fitting
    }

    /// Adds a form under a name of its own, without looking for an equal one.
    pub(crate) fn push_form(
        &mut self,
        name: String,
        kind: FormKind,
        successors: Option<u16>,
        alternative: &Alternative,
    ) -> Form {
        let set = self.intern_set(&alternative.clobbers);
        let form = self.forms.push_with_set(name, kind, &alternative.operands, set);
        alternative.relations.iter().for_each(|&relation| self.forms.relate(form, relation));
        if let Some(count) = successors {
            self.forms.set_successors(form, count);
        }
        Form::local(form)
    }

    /// The index of a set among those of the function's forms.
    fn intern_set(&mut self, units: &UnitSet) -> u32 {
        if let Some(&set) = self.sets.get(units) {
            return set;
        }
        let set = self.forms.push_set(units);
        self.sets.insert(units.clone(), set);
        set
    }

    /// Gives a local branch sets for its edges.
    pub(crate) fn set_edge_clobbers(&mut self, form: Form, edge_clobbers: &[UnitSet]) {
        let sets: SmallVec<[u32; 4]> = edge_clobbers.iter().map(|set| self.intern_set(set)).collect();
        if !sets.is_empty() {
            self.forms.set_edge_clobbers(form.table_index(), &sets);
        }
    }

    /// Says whether the def of a local form may be computed again.
    pub(crate) fn set_remat(&mut self, form: Form, remat: Remat) {
        self.forms.set_remat(form.table_index(), remat);
    }

    /// Makes local forms the alternatives of a local form. Does nothing if `others` is empty.
    pub(crate) fn add_alternatives(&mut self, form: Form, others: core::ops::Range<usize>) {
        if !others.is_empty() {
            self.forms.set_alternatives(form.table_index(), others);
        }
    }
}
