//! Terminators: branches of the target and of the function's own, with and without results, calls that end a block,
//! computed jumps, returns, tail calls and traps.

use ssara_core::ir::{Block, Value};
use ssara_core::target::{ArgPlace, Form, FormKind, OperandDesc, Type};

use super::Drawer;
use super::flow::Exit;

impl Drawer<'_, '_> {
    /// Ends the current block.
    pub fn exit(&mut self, block: usize) {
        let to = self.flow.succs[block].clone();
        if to.is_empty() {
            return self.leave();
        }
        let mut successors: Vec<(Block, Vec<Value>)> =
            to.iter().map(|&to| (self.blocks[to], self.arguments(to))).collect();
        if self.flow.is_computed[block] {
            let (form, uses) = self.computed_form();
            self.func.inst(form, &uses).expect("the form has these uses");
            self.func.set_computed(self.blocks[block]);
        } else {
            self.branch(block, successors.len());
            self.pass_results(block, &mut successors);
        }
        for (to, args) in &successors {
            self.func.successor(*to, args).expect("there is a current block");
            let params: Vec<Value> = self.params(*to);
            self.passed.extend(params.into_iter().zip(args.iter().copied()));
        }
    }
    fn params(&self, block: Block) -> Vec<Value> {
        let block = block.as_u32() as usize;
        self.defined[block][..self.num_params[block]].to_vec()
    }
    /// Arguments for the parameters of a block, few of them different.
    fn arguments(&mut self, to: usize) -> Vec<Value> {
        let params = self.params(self.blocks[to]);
        let types: Vec<Type> = params.iter().map(|&param| self.type_of(param)).collect();
        let mut args: Vec<Value> = Vec::new();
        for (param, ty) in params.into_iter().zip(types) {
            // An argument that is the parameter itself makes it redundant if all other edges agree.
            let itself = Some(param).filter(|param| self.here.contains(param) && self.rng.one_in(3));
            let oldest = self.here.iter().copied().find(|&value| self.type_of(value) == ty);
            let arg = itself.or(oldest.filter(|_| self.rng.one_in(4)));
            args.push(arg.unwrap_or_else(|| self.value(ty)));
        }
        args
    }
    /// Puts results of the branch in the places of some arguments.
    fn pass_results(&mut self, block: usize, successors: &mut [(Block, Vec<Value>)]) {
        for arg in successors.iter_mut().flat_map(|(_, args)| args) {
            let results = &self.at_end[block];
            let same: Vec<Value> =
                results.iter().copied().filter(|&value| self.type_of(value) == self.type_of(*arg)).collect();
            *arg = self.rng.pick(&same).filter(|_| self.rng.one_in(2)).unwrap_or(*arg);
        }
    }
    fn branch(&mut self, block: usize, count: usize) {
        let pushed = match self.rng.below(8) {
            0 => self.signature().and_then(|(conv, args, results, callee)| {
                self.func.invoke(conv, &callee, &args, &results, &[]).ok().map(|pushed| (pushed, None))
            }),
            1..3 => self
                .local_form(Some(Exit::Branch(count as u16)))
                .map(|(form, uses)| (self.func.inst(form, &uses).expect("the form has these uses"), Some(form))),
            _ => self
                .named_form(FormKind::Branch, Some(count))
                .map(|(form, uses)| (self.func.inst(form, &uses).expect("the form has these uses"), Some(form))),
        };
        match pushed {
            Some((pushed, form)) => {
                let defs = form.map_or(pushed.defs.clone(), |form| self.kept(form, &pushed.defs));
                self.at_end[block].extend(defs);
                if self.rng.one_in(3) {
                    self.collects.push(pushed.inst);
                }
            }
            None => {
                let form = self.func.intern_form(FormKind::Branch, &[], &self.target.no_units());
                self.func.inst(form, &[]).expect("the form reads nothing");
            }
        }
    }
    /// The form that all computed jumps have, and the values that this one reads.
    fn computed_form(&mut self) -> (Form, Vec<Value>) {
        let form = match self.computed {
            Some(form) => form,
            None => {
                let mut operands = Vec::new();
                if self.rng.one_in(2) {
                    let ty = self.types[0];
                    operands.push(OperandDesc::reg_use(self.target.home_class(ty)));
                }
                let none = self.target.no_units();
                *self.computed.insert(self.func.intern_form(FormKind::Branch, &operands, &none))
            }
        };
        let reads = self.func.form(form).expect("it was just made").len();
        let ty = self.types[0];
        let uses = (0..reads).map(|_| self.value(ty)).collect();
        (form, uses)
    }
    fn leave(&mut self) {
        let is_done = match (self.rng.below(8), self.conv) {
            (0, _) => self.named_form(FormKind::Trap, None).map(|(form, uses)| self.func.inst(form, &uses).is_ok()),
            (1, Some(_)) => self.signature().map(|(conv, args, _, callee)| {
                // By the convention of the function itself the callee leaves the same registers alone. An argument in
                // one of them would not be as the caller left it.
                let saved = &self.target.convention(conv).callee_saved;
                let types: Vec<Type> = args.iter().map(|&arg| self.type_of(arg)).collect();
                let is_saved = |place: &ArgPlace| match *place {
                    ArgPlace::Reg(reg) => saved.iter().any(|&other| self.target.overlap(reg, other)),
                    _ => false,
                };
                let is_possible = !self.target.argument_places(conv, &types).iter().any(is_saved);
                is_possible && Some(conv) == self.conv && self.func.tail_call(conv, &callee, &args).is_ok()
            }),
            (2, _) => self.named_form(FormKind::Return, None).map(|(form, uses)| self.func.inst(form, &uses).is_ok()),
            (3, _) => {
                let exit = if self.rng.one_in(2) { Exit::Return } else { Exit::Trap };
                self.local_form(Some(exit)).map(|(form, uses)| self.func.inst(form, &uses).is_ok())
            }
            (_, Some(conv)) => {
                let count = self.rng.below(4);
                let values = self.few_values(count);
                let types: Vec<Type> = values.iter().map(|it| it.1).collect();
                let values: Vec<Value> = values.iter().map(|it| it.0).collect();
                Some(self.has_result_places(conv, &types) && self.func.ret(conv, &values).is_ok())
            }
            _ => None,
        };
        if is_done != Some(true) {
            let form = self.func.intern_form(FormKind::Return, &[], &self.target.no_units());
            self.func.inst(form, &[]).expect("the form reads nothing");
        }
    }
}
