//! Random programs of a machine's forms.
//!
//! The character of each program is drawn: how many values are live at once, which forms it favours, which registers are
//! reserved. The due forms come first, in the entry block, so that successive programs execute each form many times. Then
//! come straight code, diamonds, branches around a block (critical edges), loops with a count, loops with two entries, and
//! switches. Values that are live at the end are stored, so that every result counts. Blocks are laid out in any order. The
//! same seed gives the same program.
//!
//! The letters of [`Spec::draw`](super::form::Spec), one for each use: `.` any value of its type; `p` the pointer to
//! memory, to which the displacement is added. `x` a small index, `q` a small count or lane. All others are made by the
//! machine's recipe of that letter.

use fastrand::Rng;
use ssara_core::target::{Conv, Features, Reg, Type};

use super::form::Imm;
use super::machine::{Machine, Start};
use super::program::{Block, Op, Program, Role, Step, Val};

/// The bytes of memory that programs read and write anywhere; what they have at the end is stored after it.
pub const SCRATCH_BYTES: i64 = 256;
/// All bytes of memory.
pub const MEMORY_BYTES: usize = 1024;

/// The known properties of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Any,
    /// The address of memory.
    Pointer,
    /// At most 56, a multiple of 8.
    Index,
    /// The address of a helper, which differs from run to run: not to be looked at.
    Helper(usize),
}

struct Generator<'m> {
    machine: &'m Machine,
    rng: Rng,
    features: Features,
    conv: Conv,
    types: Vec<Type>,
    kinds: Vec<Kind>,
    blocks: Vec<Block>,
    current: usize,
    /// The values that may be used here.
    available: Vec<Val>,
    /// How many of them there may be.
    window: usize,
    /// How many more instructions the program should have.
    budget: i32,
    /// The forms that this program favours, and all it may have, by group.
    favourites: Vec<usize>,
    groups: Vec<Vec<usize>>,
    branches: Vec<usize>,
    /// The types of parameters that this machine has.
    known: Vec<Type>,
    /// Branches that come first.
    due: Vec<usize>,
}

/// The program of a seed. The forms `due` are in it, where the machine has them.
pub fn program(machine: &Machine, seed: u64, due: &[usize]) -> Program {
    let mut rng = Rng::with_seed(seed);
    let features = machine.features[rng.usize(..machine.features.len())];
    // The most modest set of features that has the forms that are due, or those drawn.
    let needed = due
        .iter()
        .fold(features, |all, &form| all.union(machine.desc.forms.features(machine.forms[form].table_index())));
    let features = *machine.features.iter().find(|known| known.contains(needed)).unwrap_or(&features);
    let usable = |form: usize| machine.has(features, form) && machine.specs[form].drawn;
    let mut groups: Vec<(&str, Vec<usize>)> = Vec::new();
    let mut branches = Vec::new();
    for form in (0..machine.specs.len()).filter(|&form| usable(form)) {
        let spec = &machine.specs[form];
        if spec.successors > 0 {
            branches.push(form);
        } else if let Some((_, forms)) = groups.iter_mut().find(|(group, _)| *group == spec.group) {
            forms.push(form);
        } else {
            groups.push((spec.group, vec![form]));
        }
    }
    let groups: Vec<Vec<usize>> = groups.into_iter().map(|(_, forms)| forms).collect();
    let favourites =
        (0..rng.usize(2..10)).map(|_| *rng.choice(rng.clone().choice(&groups).expect("a group")).expect("a form"));
    let favourites: Vec<usize> = favourites.collect();
    let conv = machine.convs[rng.usize(..machine.convs.len())];
    let window = *rng.choice(&[4, 8, 14, 20, 30, 40]).expect("a number");
    let budget = *rng.choice(&[6, 12, 20, 35]).expect("a number");
    let has = |ty: &&Type| machine.try_find(machine.stores[*ty]).is_some_and(|store| machine.has(features, store));
    let known: Vec<Type> = machine.types.iter().filter(has).copied().collect();
    let mut generator = Generator {
        machine,
        rng,
        features,
        conv,
        types: Vec::new(),
        kinds: Vec::new(),
        blocks: vec![Block::default()],
        current: 0,
        available: Vec::new(),
        window,
        budget,
        favourites,
        groups,
        branches,
        known,
        due: Vec::new(),
    };
    generator.entry();
    for &form in due.iter().filter(|&&form| usable(form)) {
        if machine.specs[form].successors > 0 { generator.due.push(form) } else { generator.form(form) }
    }
    while !generator.due.is_empty() {
        generator.structure(0);
    }
    generator.region(2);
    generator.finish()
}

impl Generator<'_> {
    fn chance(&mut self, percent: u8) -> bool {
        self.rng.u8(..100) < percent
    }
    fn value(&mut self, ty: Type, kind: Kind) -> Val {
        self.types.push(ty);
        self.kinds.push(kind);
        self.types.len() - 1
    }
    fn block(&mut self) -> usize {
        self.blocks.push(Block::default());
        self.blocks.len() - 1
    }
    fn push(&mut self, step: Step) {
        self.budget -= 1;
        self.blocks[self.current].steps.push(step);
    }
    fn offer(&mut self, val: Val) {
        self.available.push(val);
        if self.available.len() > self.window {
            // The pointer is always needed; everything else may be forgotten, the old rather than the new.
            let old = self.rng.usize(..self.available.len().div_ceil(2));
            if self.kinds[self.available[old]] != Kind::Pointer {
                self.available.remove(old);
            }
        }
    }

    fn entry(&mut self) {
        let mut operands = vec![self.value(self.machine.pointer, Kind::Pointer)];
        for _ in 0..self.rng.usize(..4) {
            let ty = self.machine.arguments[self.rng.usize(..self.machine.arguments.len())];
            let tried: Vec<Type> = operands.iter().map(|&val| self.types[val]).chain([ty]).collect();
            if in_registers(&self.machine.desc.argument_places(self.conv, &tried)) {
                operands.push(self.value(ty, Kind::Any));
            }
        }
        self.available.extend(&operands);
        self.push(Step { op: Op::Entry, operands, imm: 0, disp: 0, cond: 0, successors: Vec::new() });
        for _ in 0..self.rng.usize(..=self.window / 2) {
            let ty = self.known[self.rng.usize(..self.known.len())];
            let val = self.make(ty);
            self.offer(val);
        }
    }

    /// Any value of a type, which may be a new one.
    fn any(&mut self, ty: Type) -> Val {
        let fits = |&val: &Val| self.types[val] == ty && !matches!(self.kinds[val], Kind::Helper(_));
        let fitting: Vec<Val> = self.available.iter().copied().filter(fits).collect();
        if fitting.is_empty() || self.rng.u8(..100) < 6 {
            let val = self.make(ty);
            self.offer(val);
            return val;
        }
        let from = if self.rng.bool() { fitting.len().saturating_sub(4) } else { 0 };
        fitting[self.rng.usize(from..fitting.len())]
    }
    fn pointer(&mut self) -> Val {
        let pointers: Vec<Val> =
            self.available.iter().copied().filter(|&val| self.kinds[val] == Kind::Pointer).collect();
        pointers[self.rng.usize(..pointers.len())]
    }
    fn make(&mut self, ty: Type) -> Val {
        self.by_recipe('c', ty, None)
    }
    fn index(&mut self) -> Val {
        let known: Vec<Val> = self.available.iter().copied().filter(|&val| self.kinds[val] == Kind::Index).collect();
        if !known.is_empty() && self.rng.bool() {
            return known[self.rng.usize(..known.len())];
        }
        let val = self.by_recipe('x', self.machine.pointer, None);
        self.kinds[val] = Kind::Index;
        self.offer(val);
        val
    }
    fn by_recipe(&mut self, letter: char, ty: Type, previous: Option<Val>) -> Val {
        let machine = self.machine;
        let recipe = (machine.recipe)(machine, letter, ty, self.rng.u64(..));
        let name = &machine.desc.ty(ty).name;
        let recipe = recipe.unwrap_or_else(|| panic!("{}: no recipe {letter} for {name}", machine.name));
        let mut val = match recipe.start {
            Start::Nothing => None,
            Start::Any(ty) => Some(self.any(ty)),
            Start::Previous => previous,
            Start::Pointer => Some(self.pointer()),
        };
        for (name, imm) in recipe.steps {
            let form = machine.find(&name);
            let uses = machine.roles(form).iter().filter(|role| **role == Role::Use).count();
            let uses: Vec<Val> = val.into_iter().cycle().take(uses).collect();
            val = self.issue(form, &uses, imm, 0, 0, Vec::new()).first().copied();
        }
        val.expect("a recipe makes a value")
    }

    /// Adds an instruction of a form with these uses; returns its results.
    fn issue(
        &mut self,
        form: usize,
        uses: &[Val],
        imm: i64,
        disp: i64,
        cond: usize,
        successors: Vec<(usize, Vec<Val>)>,
    ) -> Vec<Val> {
        let machine = self.machine;
        let (mut operands, mut defs, mut next) = (Vec::new(), Vec::new(), uses.iter());
        for (role, ty) in machine.roles(form).into_iter().zip(machine.operand_types(form)) {
            operands.push(match role {
                Role::Use => *next.next().unwrap_or_else(|| panic!("{} lacks a use", machine.specs[form].name)),
                Role::Scratch => self.value(ty, Kind::Any),
                Role::Def => {
                    let kind = match uses.first() {
                        _ if machine.specs[form].hidden => Kind::Helper(usize::MAX),
                        Some(&from) if machine.specs[form].copies => self.kinds[from],
                        _ => Kind::Any,
                    };
                    defs.push(self.value(ty, kind));
                    defs[defs.len() - 1]
                }
            });
        }
        self.push(Step { op: Op::Form(form), operands, imm, disp, cond, successors });
        defs
    }

    fn immediate(&mut self, imm: Imm) -> i64 {
        match imm {
            Imm::None => 0,
            Imm::Range(from, to) => match self.rng.u8(..4) {
                0 => *self.rng.choice([from, to, 0.clamp(from, to), 1.clamp(from, to)].iter()).expect("a number"),
                _ => self.rng.i64(from..=to),
            },
            Imm::OneOf(some) => some[self.rng.usize(..some.len())],
            Imm::Any => self.rng.i64(..),
            Imm::Float(64) => f64::from(self.rng.i16(-2000..2000)).to_bits().cast_signed(),
            Imm::Float(_) => f32::from(self.rng.i16(-2000..2000)).to_bits().into(),
        }
    }

    /// The operands, the immediate, the displacement and the condition of a form, drawn.
    fn draw(&mut self, form: usize) -> (Vec<Val>, i64, i64, usize) {
        let machine = self.machine;
        let spec = &machine.specs[form];
        let types = machine.operand_types(form);
        let (mut uses, mut letters) = (Vec::new(), spec.draw.chars());
        for (index, _) in machine.roles(form).iter().enumerate().filter(|(_, role)| **role == Role::Use) {
            let val = match letters.next().unwrap_or('.') {
                '.' => self.any(types[index]),
                'p' => self.pointer(),
                'x' => self.index(),
                letter => self.by_recipe(letter, types[index], uses.last().copied()),
            };
            uses.push(val);
        }
        let imm = self.immediate(spec.imm);
        let disp = if spec.draw.contains('p') { self.rng.i64(0..=120) / spec.align * spec.align } else { 0 };
        let cond = if spec.conds.is_empty() { 0 } else { self.rng.usize(..spec.conds.len()) };
        (uses, imm, disp, cond)
    }

    fn form(&mut self, form: usize) {
        let (uses, imm, disp, cond) = self.draw(form);
        for def in self.issue(form, &uses, imm, disp, cond, Vec::new()) {
            self.offer(def);
        }
    }

    fn straight(&mut self) {
        if !self.machine.helpers.is_empty() && self.chance(7) {
            return self.call();
        }
        let form = if self.chance(40) {
            self.favourites[self.rng.usize(..self.favourites.len())]
        } else {
            let group = self.rng.usize(..self.groups.len());
            self.groups[group][self.rng.usize(..self.groups[group].len())]
        };
        self.form(form);
    }

    fn call(&mut self) {
        let number = self.rng.usize(..self.machine.helpers.len());
        let helper = &self.machine.helpers[number];
        let args: Vec<Val> = helper.args.iter().map(|&ty| self.any(ty)).collect();
        let mut operands: Vec<Val> = helper.results.iter().map(|&ty| self.value(ty, Kind::Any)).collect();
        let results = operands.clone();
        operands.extend(args);
        let through_register = self.chance(40);
        if through_register {
            let known = self.available.iter().copied().find(|&val| self.kinds[val] == Kind::Helper(number));
            let address = known.unwrap_or_else(|| {
                let form = self.machine.find(self.machine.address);
                let val = self.issue(form, &[], number as i64, 0, 0, Vec::new())[0];
                self.kinds[val] = Kind::Helper(number);
                self.offer(val);
                val
            });
            operands.push(address);
        }
        self.push(Step {
            op: Op::Call(number, through_register),
            operands,
            imm: 0,
            disp: 0,
            cond: 0,
            successors: Vec::new(),
        });
        results.into_iter().for_each(|val| self.offer(val));
    }

    /// Code from here on, until the budget is used up or it is enough.
    fn region(&mut self, depth: u32) {
        let share = self.budget - self.rng.i32(0..=self.budget.max(0) / 2) * i32::from(depth < 2);
        let end = self.budget - share;
        while self.budget > end.max(0) {
            if depth > 0 && self.chance(14) { self.structure(depth - 1) } else { self.straight() }
        }
    }

    fn structure(&mut self, depth: u32) {
        match self.rng.u8(..11) {
            _ if !self.due.is_empty() => self.diamond(depth),
            0..3 => self.diamond(depth),
            3..5 => self.around(depth),
            5..8 => self.counted_loop(depth),
            8 => self.two_entries(depth),
            _ => self.diamond(depth),
        }
    }

    /// A drawn branch: its form and everything that it needs except successors.
    fn branch(&mut self) -> (usize, (Vec<Val>, i64, i64, usize)) {
        let form = match self.due.pop() {
            Some(form) => form,
            None => self.branches[self.rng.usize(..self.branches.len())],
        };
        let drawn = self.draw(form);
        (form, drawn)
    }

    /// Kinds and types of parameters, like those of the known values.
    fn shapes(&mut self) -> Vec<(Type, Kind)> {
        let count = *self.rng.choice(&[0, 1, 1, 2, 3, 5, 8]).expect("a number");
        let shapes = (0..count).map(|_| {
            if self.rng.u8(..10) == 0 {
                return (self.machine.pointer, Kind::Pointer);
            }
            let ty = match self.available.get(self.rng.usize(..self.available.len())) {
                Some(&val) if self.known.contains(&self.types[val]) => self.types[val],
                _ => self.machine.pointer,
            };
            (ty, Kind::Any)
        });
        shapes.collect()
    }
    fn params(&mut self, block: usize, shapes: &[(Type, Kind)]) -> Vec<Val> {
        let params: Vec<Val> = shapes.iter().map(|&(ty, kind)| self.value(ty, kind)).collect();
        self.blocks[block].params.extend(&params);
        params
    }
    /// Arguments for parameters of these shapes; `own` are parameters of the same shapes that may change places.
    fn args(&mut self, shapes: &[(Type, Kind)], own: &[Val]) -> Vec<Val> {
        let arg = |this: &mut Self, (index, &(ty, kind)): (usize, &(Type, Kind))| {
            let alike: Vec<Val> =
                own.iter().zip(shapes).filter(|(_, shape)| **shape == (ty, kind)).map(|(val, _)| *val).collect();
            match kind {
                _ if !alike.is_empty() && this.chance(60) => {
                    let at = alike.iter().position(|&val| val == own[index]).unwrap_or(0);
                    alike[(at + this.rng.usize(..2)) % alike.len()]
                }
                Kind::Pointer => this.pointer(),
                _ => this.any(ty),
            }
        };
        shapes.iter().enumerate().map(|shape| arg(self, shape)).collect()
    }
    fn jump(&mut self, to: usize, args: Vec<Val>) {
        let form = self.machine.find(self.machine.jump);
        self.issue(form, &[], 0, 0, 0, vec![(to, args)]);
    }

    /// A branch to two or more blocks, which meet again.
    fn diamond(&mut self, depth: u32) {
        let (form, (uses, imm, disp, cond)) = self.branch();
        let successors = self.machine.specs[form].successors;
        let join = self.block();
        let shapes = self.shapes();
        // Some of the ways lead straight to the end: critical edges.
        let direct: Vec<bool> = (0..successors).map(|index| index > 0 && self.chance(25)).collect();
        let mut targets = Vec::new();
        for &direct in &direct {
            if direct {
                let args = self.args(&shapes, &[]);
                targets.push((join, args));
            } else {
                let block = self.block();
                let inner = if self.chance(30) { self.shapes() } else { Vec::new() };
                let args = self.args(&inner, &[]);
                self.params(block, &inner);
                targets.push((block, args));
            }
        }
        if self.rng.bool() && successors == 2 && targets[0].0 != targets[1].0 {
            targets.swap(0, 1);
        }
        let blocks: Vec<usize> = targets.iter().map(|(block, _)| *block).filter(|&block| block != join).collect();
        let defs = self.issue(form, &uses, imm, disp, cond, targets);
        defs.into_iter().for_each(|def| self.offer(def));
        let outside = self.available.clone();
        for block in blocks {
            self.current = block;
            self.available = outside.clone();
            let params = self.blocks[block].params.clone();
            self.available.extend(params);
            for _ in 0..self.rng.usize(..3) {
                self.straight();
            }
            if depth > 0 && self.chance(20) {
                self.structure(depth - 1);
            }
            let args = self.args(&shapes, &[]);
            self.jump(join, args);
        }
        self.current = join;
        self.available = outside;
        let params = self.params(join, &shapes);
        params.into_iter().for_each(|val| self.offer(val));
    }

    /// A branch around a block.
    fn around(&mut self, depth: u32) {
        let (form, (uses, imm, disp, cond)) = self.branch();
        let (inside, join) = (self.block(), self.block());
        let shapes = self.shapes();
        let args = self.args(&shapes, &[]);
        let mut targets = vec![(join, args)];
        while targets.len() < self.machine.specs[form].successors {
            if targets.len() == 1 {
                targets.insert(0, (inside, Vec::new()))
            } else {
                let args = self.args(&shapes, &[]);
                targets.push((join, args));
            }
        }
        let defs = self.issue(form, &uses, imm, disp, cond, targets);
        defs.into_iter().for_each(|def| self.offer(def));
        let outside = self.available.clone();
        self.current = inside;
        self.region(depth);
        self.straight();
        let args = self.args(&shapes, &[]);
        self.jump(join, args);
        self.current = join;
        self.available = outside;
        let params = self.params(join, &shapes);
        params.into_iter().for_each(|val| self.offer(val));
    }

    /// The end of a round: counts, and goes on at `head` or to `exit`.
    fn count(&mut self, count: Val, head: (usize, &[(Type, Kind)], &[Val]), exit: (usize, &[(Type, Kind)])) {
        let machine = self.machine;
        let alternative = &machine.counting[self.rng.usize(..machine.counting.len())];
        let out = self.args(exit.1, &[]);
        let mut back = self.args(head.1, head.2);
        let mut left = count;
        if let Some((step, imm)) = alternative.step {
            left = self.issue(machine.find(step), &[count], imm, 0, 0, Vec::new())[0];
        }
        let form = machine.find(alternative.branch);
        // A branch that takes one away defines the count, which the edge of the branch cannot pass: a block after it does.
        if machine.roles(form).contains(&Role::Def) {
            let latch = self.block();
            left = self.issue(
                form,
                &[count],
                alternative.imm,
                0,
                alternative.cond,
                vec![(latch, Vec::new()), (exit.0, out)],
            )[0];
            back.insert(0, left);
            self.current = latch;
            self.jump(head.0, back);
        } else {
            back.insert(0, left);
            self.issue(form, &[left], alternative.imm, 0, alternative.cond, vec![(head.0, back), (exit.0, out)]);
        }
    }

    fn counted_loop(&mut self, depth: u32) {
        let (head, exit) = (self.block(), self.block());
        let (shapes, after) = (self.shapes(), self.shapes());
        let count = self.by_recipe('k', self.machine.pointer, None);
        let mut args = self.args(&shapes, &[]);
        args.insert(0, count);
        self.jump(head, args);
        let outside = self.available.clone();
        self.current = head;
        let count = self.value(self.machine.pointer, Kind::Any);
        self.blocks[head].params.push(count);
        let params = self.params(head, &shapes);
        self.available.extend(&params);
        for _ in 0..self.rng.usize(1..4) {
            self.straight();
        }
        self.region(depth);
        self.count(count, (head, &shapes, &params), (exit, &after));
        self.current = exit;
        self.available = outside;
        let params = self.params(exit, &after);
        params.into_iter().for_each(|val| self.offer(val));
    }

    /// A loop of two blocks that is entered at either.
    fn two_entries(&mut self, depth: u32) {
        let (first, second, exit) = (self.block(), self.block(), self.block());
        let (shapes, after) = (self.shapes(), self.shapes());
        let count = self.by_recipe('k', self.machine.pointer, None);
        let (form, (uses, imm, disp, cond)) = self.branch();
        let mut targets = Vec::new();
        for index in 0..self.machine.specs[form].successors {
            let mut args = self.args(&shapes, &[]);
            args.insert(0, count);
            targets.push(([first, second][index % 2], args));
        }
        self.issue(form, &uses, imm, disp, cond, targets);
        let outside = self.available.clone();
        let enter = |this: &mut Self, block: usize| {
            this.current = block;
            this.available = outside.clone();
            let count = this.value(this.machine.pointer, Kind::Any);
            this.blocks[block].params.push(count);
            let params = this.params(block, &shapes);
            this.available.extend(&params);
            this.straight();
            (count, params)
        };
        let (count, params) = enter(self, first);
        self.region(depth);
        let mut args = self.args(&shapes, &params);
        args.insert(0, count);
        self.jump(second, args);
        let (count, params) = enter(self, second);
        self.count(count, (first, &shapes, &params), (exit, &after));
        self.current = exit;
        self.available = outside.clone();
        let params = self.params(exit, &after);
        params.into_iter().for_each(|val| self.offer(val));
    }

    /// Stores the live values, and returns.
    fn finish(mut self) -> Program {
        let machine = self.machine;
        let mut at = SCRATCH_BYTES;
        for val in self.available.clone() {
            let ty = self.types[val];
            let size = i64::from(machine.desc.ty(ty).bits.div_ceil(8));
            let place = (at + size - 1) / size * size;
            if let (false, Some(store)) = (matches!(self.kinds[val], Kind::Helper(_)), machine.stores.get(&ty))
                && place + size <= MEMORY_BYTES as i64
            {
                let (store, mut pointer, mut disp) = (machine.find(store), self.pointer(), place);
                if !machine.specs[store].draw.contains('p') {
                    let step = machine.find(machine.step);
                    pointer = self.issue(step, &[pointer], std::mem::take(&mut disp), 0, 0, Vec::new())[0];
                }
                self.issue(store, &[val, pointer], 0, disp, 0, Vec::new());
                at = place + size;
            }
        }
        let types = &machine.results[self.rng.usize(..machine.results.len())];
        let fits = in_registers(&machine.desc.result_places(self.conv, types));
        let operands = if fits { types.iter().map(|&ty| self.any(ty)).collect() } else { Vec::new() };
        self.push(Step { op: Op::Return, operands, imm: 0, disp: 0, cond: 0, successors: Vec::new() });
        let mut layout: Vec<usize> = (0..self.blocks.len()).collect();
        match self.rng.u8(..4) {
            0 => {}
            1 => layout[1..].reverse(),
            _ => self.rng.shuffle(&mut layout[1..]),
        }
        let frequencies = (self.rng.u8(..5) == 0).then(|| layout.iter().map(|_| self.rng.f32() * 20.0).collect());
        let reserved = self.reserved();
        let Generator { conv, features, types, blocks, .. } = self;
        Program { conv, features, reserved, types, blocks, layout, frequencies }
    }

    /// Registers to keep from the allocator: none, or some that no form needs.
    fn reserved(&mut self) -> Vec<Reg> {
        if self.rng.bool() {
            return Vec::new();
        }
        let desc = self.machine.desc;
        let needed = desc.units_of(desc.sufficient.iter().copied());
        let apart = |reg: &Reg| desc.reg_units(*reg).iter().all(|&unit| !needed.contains(unit));
        let usable = |reg: &Reg| desc.reg(*reg).constant.is_none() && self.features.contains(desc.reg(*reg).features);
        let all: Vec<Reg> =
            desc.bank_ids().flat_map(|bank| desc.whole_regs(bank)).filter(apart).filter(usable).collect();
        let percent = self.rng.u8(10..90);
        all.into_iter().filter(|_| self.rng.u8(..100) < percent).collect()
    }
}

fn in_registers(places: &[ssara_core::target::ArgPlace]) -> bool {
    places.iter().all(|place| matches!(place, ssara_core::target::ArgPlace::Reg(_)))
}
