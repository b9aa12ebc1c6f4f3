//! Random modules: functions of all conventions that call each other. A function calls only those with higher numbers, so
//! every run ends.
//!
//! Nothing traps, and no loop runs more than five times. Floats are returned only as saturated integers, so a result
//! does not depend on what IEEE 754 leaves open. So the interpreter gives the same result as native code.

use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{
    AbiParam, Block, BlockArg, ExceptionTableData, ExceptionTableItem, ExceptionTag, FuncRef, Function, InstBuilder,
    JumpTableData, MemFlagsData, SigRef, Signature, StackSlotData, StackSlotKind, Type, UserFuncName, Value, types,
};
use cranelift_codegen::isa::{CallConv, TargetFrontendConfig};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};

/// Numbers that look random, the same for the same seed (SplitMix64).
pub struct Rng(pub u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }
    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }
    fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
    fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }
}

const TYPES: [Type; 8] =
    [types::I64, types::I64, types::I32, types::I8, types::I16, types::F64, types::I128, types::I32X4];
const FLOATS: [Type; 2] = [types::F64, types::F32];
const BYTES: i32 = 128;

/// What a module is made of.
pub struct Plan {
    /// The conventions that functions may have.
    pub conventions: Vec<CallConv>,
    /// Whether calls may throw. Where they may not, a call takes the place of one that may.
    pub throws: bool,
    /// The most results that a function may have.
    pub max_results: usize,
    /// What the machine says of itself.
    pub config: TargetFrontendConfig,
}

/// A random module. Function 0 has the convention `system_v`, four parameters and one result, all of type `i64`.
pub struct Module {
    pub signatures: Vec<Signature>,
    seed: u64,
}

impl Module {
    pub fn new(seed: u64, plan: &Plan) -> Module {
        let mut rng = Rng(seed);
        let mut entry = Signature::new(CallConv::SystemV);
        entry.params = vec![AbiParam::new(types::I64); 4];
        entry.returns = vec![AbiParam::new(types::I64)];
        let mut signatures = vec![entry];
        for _ in 0..1 + rng.below(4) {
            let conv = rng.pick(&plan.conventions);
            let mut signature = Signature::new(conv);
            let params = if rng.once_in(3) { 14 } else { 6 };
            let type_of = |rng: &mut Rng| if rng.once_in(9) { types::F32 } else { rng.pick(&TYPES) };
            signature.params = (0..rng.below(params)).map(|_| AbiParam::new(type_of(&mut rng))).collect();
            if conv != CallConv::PreserveAll {
                signature.returns =
                    (0..rng.below(plan.max_results + 1)).map(|_| AbiParam::new(type_of(&mut rng))).collect();
            }
            // Tail calls need others that return the same.
            if conv == CallConv::Tail
                && let Some(other) = signatures.iter().rev().find(|other| other.call_conv == conv)
            {
                signature.returns = other.returns.clone();
            }
            signatures.push(signature);
        }
        Module { signatures, seed }
    }

    /// Function `number`. `declare` makes a reference to another one.
    pub fn function(
        &self,
        number: usize,
        plan: &Plan,
        context: &mut FunctionBuilderContext,
        declare: &mut dyn FnMut(&mut Function, usize) -> FuncRef,
    ) -> Function {
        let name = UserFuncName::user(0, number as u32);
        let mut func = Function::with_name_signature(name, self.signatures[number].clone());
        let callees: Vec<usize> = (number + 1..self.signatures.len()).collect();
        let callees: Vec<Callee> = callees
            .into_iter()
            .map(|callee| Callee {
                func: declare(&mut func, callee),
                signature: self.signatures[callee].clone(),
                sig: func.import_signature(self.signatures[callee].clone()),
            })
            .collect();
        let mut builder = FunctionBuilder::new(&mut func, context);
        let slot = builder.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, BYTES as u32, 4));
        let entry = builder.create_block();
        builder.append_block_params_for_function_params(entry);
        builder.switch_to_block(entry);
        let memory = builder.ins().stack_addr(types::I64, slot, 0);
        let mut body = Body {
            rng: Rng(self.seed ^ (number as u64 + 1) << 40),
            known: builder.block_params(entry).to_vec(),
            builder,
            callees,
            memory,
            plan,
            conv: self.signatures[number].call_conv,
            is_entry: number == 0,
            returns: self.signatures[number].returns.iter().map(|result| result.value_type).collect(),
        };
        body.write_memory();
        for _ in 0..1 + body.rng.below(3) {
            body.region(2);
        }
        body.leave();
        body.builder.seal_all_blocks();
        body.builder.finalize(plan.config);
        func
    }
}

struct Callee {
    func: FuncRef,
    signature: Signature,
    sig: SigRef,
}

/// A function that is being made.
struct Body<'a> {
    rng: Rng,
    builder: FunctionBuilder<'a>,
    /// The values that are there at this place.
    known: Vec<Value>,
    callees: Vec<Callee>,
    memory: Value,
    plan: &'a Plan,
    conv: CallConv,
    returns: Vec<Type>,
    is_entry: bool,
}

impl Body<'_> {
    fn type_of(&self, value: Value) -> Type {
        self.builder.func.dfg.value_type(value)
    }

    /// Some value of a type.
    fn value(&mut self, ty: Type) -> Value {
        let fits: Vec<Value> = self.known.iter().copied().filter(|&value| self.type_of(value) == ty).collect();
        if !fits.is_empty() && !self.rng.once_in(8) {
            return self.rng.pick(&fits);
        }
        let made = match ty {
            types::I128 => {
                let (low, high) = (self.value(types::I64), self.value(types::I64));
                self.builder.ins().iconcat(low, high)
            }
            types::I32X4 => {
                let lane = self.value(types::I32);
                self.builder.ins().splat(ty, lane)
            }
            types::F64 | types::F32 => {
                let int = self.value(types::I64);
                self.builder.ins().fcvt_from_sint(ty, int)
            }
            _ => {
                let bits = self.rng.next() >> self.rng.below(64);
                let mask = if ty.bits() == 64 { u64::MAX } else { (1 << ty.bits()) - 1 };
                self.builder.ins().iconst(ty, (bits & mask) as i64)
            }
        };
        self.known.push(made);
        made
    }
    fn values(&mut self, types: impl IntoIterator<Item = Type>) -> Vec<Value> {
        types.into_iter().map(|ty| self.value(ty)).collect()
    }
    fn args(values: &[Value]) -> Vec<BlockArg> {
        values.iter().map(|&value| value.into()).collect()
    }

    fn write_memory(&mut self) {
        for word in 0..BYTES / 8 {
            let value = self.builder.ins().iconst(types::I64, i64::from(word) * 0x1234_5678_9abc);
            self.builder.ins().store(MemFlagsData::trusted(), value, self.memory, word * 8);
        }
    }

    fn region(&mut self, depth: usize) {
        self.straight();
        if depth == 0 {
            return;
        }
        match self.rng.below(6) {
            0 => self.choice(depth),
            1 => self.repeat(depth),
            2 => self.table(depth),
            3 => {
                let (out, on) = (self.builder.create_block(), self.builder.create_block());
                let condition = self.value(types::I8);
                self.builder.ins().brif(condition, out, &[], on, &[]);
                self.arm(out, Body::leave);
                self.builder.switch_to_block(on);
            }
            _ => {}
        }
    }

    /// Fills a block, what is defined in which is known there only.
    fn arm(&mut self, block: Block, fill: impl FnOnce(&mut Self)) {
        let known = self.known.len();
        self.builder.switch_to_block(block);
        self.known.extend_from_slice(self.builder.block_params(block));
        fill(self);
        self.known.truncate(known);
    }
    fn join(&mut self) -> (Block, Vec<Type>) {
        let types: Vec<Type> = (0..self.rng.below(4)).map(|_| self.rng.pick(&TYPES)).collect();
        let block = self.builder.create_block();
        for &ty in &types {
            self.builder.append_block_param(block, ty);
        }
        (block, types)
    }
    fn enter(&mut self, block: Block) {
        self.builder.switch_to_block(block);
        self.known.extend_from_slice(self.builder.block_params(block));
    }
    fn jump(&mut self, to: Block, types: &[Type]) {
        let values = self.values(types.iter().copied());
        self.builder.ins().jump(to, &Self::args(&values));
    }

    fn choice(&mut self, depth: usize) {
        let (join, types) = self.join();
        let (left, right) = (self.builder.create_block(), self.builder.create_block());
        let condition = self.value(types::I8);
        self.builder.ins().brif(condition, left, &[], right, &[]);
        for block in [left, right] {
            self.arm(block, |body| {
                body.region(depth - 1);
                body.jump(join, &types);
            });
        }
        self.enter(join);
    }

    fn repeat(&mut self, depth: usize) {
        let (head, types) = self.join();
        let counter = self.builder.append_block_param(head, types::I64);
        let (inside, exit) = (self.builder.create_block(), self.builder.create_block());
        let mut values = self.values(types.iter().copied());
        values.push(self.builder.ins().iconst(types::I64, 1 + self.rng.below(5) as i64));
        self.builder.ins().jump(head, &Self::args(&values));
        self.enter(head);
        self.straight();
        self.builder.ins().brif(counter, inside, &[], exit, &[]);
        self.arm(inside, |body| {
            body.region(depth - 1);
            let mut values = body.values(types.iter().copied());
            let one = body.builder.ins().iconst(types::I64, 1);
            values.push(body.builder.ins().isub(counter, one));
            body.builder.ins().jump(head, &Self::args(&values));
        });
        self.enter(exit);
    }

    fn table(&mut self, depth: usize) {
        let (join, types) = self.join();
        let blocks: Vec<Block> = (0..3).map(|_| self.builder.create_block()).collect();
        let values = self.values(types.iter().copied());
        let mut calls = Vec::new();
        for &block in blocks.iter().chain(&blocks[..1]) {
            calls.push(self.builder.func.dfg.block_call(block, &[]));
        }
        calls.push(self.builder.func.dfg.block_call(join, &Self::args(&values)));
        let default = calls.pop().expect("one was just pushed");
        let table = self.builder.create_jump_table(JumpTableData::new(default, &calls));
        let index = self.value(types::I32);
        self.builder.ins().br_table(index, table);
        for block in blocks {
            self.arm(block, |body| {
                body.region(depth - 1);
                body.jump(join, &types);
            });
        }
        self.enter(join);
    }

    fn leave(&mut self) {
        let fits = |callee: &Callee| {
            let returns = callee.signature.returns.iter().map(|result| result.value_type);
            callee.signature.call_conv == CallConv::Tail && returns.eq(self.returns.iter().copied())
        };
        let callees: Vec<usize> = (0..self.callees.len()).filter(|&callee| fits(&self.callees[callee])).collect();
        if self.conv == CallConv::Tail && !callees.is_empty() && !self.rng.once_in(3) {
            let callee = self.rng.pick(&callees);
            let args = self.values(self.params(callee));
            let Callee { func, sig, .. } = self.callees[callee];
            if self.rng.once_in(2) {
                self.builder.ins().return_call(func, &args);
            } else {
                let address = self.builder.ins().func_addr(types::I64, func);
                self.builder.ins().return_call_indirect(sig, address, &args);
            }
            return;
        }
        let digest = if self.is_entry || self.rng.once_in(2) { Some(self.digest()) } else { None };
        let mut results = self.values(self.returns.clone());
        for (result, ty) in results.iter_mut().zip(&self.returns) {
            if let Some(digest) = digest.filter(|_| *ty == types::I64) {
                *result = digest;
            }
        }
        self.builder.ins().return_(&results);
    }

    /// A number that depends on all values that are there, and on the memory.
    fn digest(&mut self) -> Value {
        let seven = self.builder.ins().iconst(types::I64, 7);
        let mut digest = seven;
        let mut parts = Vec::new();
        for value in self.known.clone() {
            match self.type_of(value) {
                types::I64 => parts.push(value),
                types::I128 => {
                    let (low, high) = self.builder.ins().isplit(value);
                    parts.extend([low, high]);
                }
                types::F32 | types::F64 => parts.push(self.builder.ins().fcvt_to_sint_sat(types::I64, value)),
                types::I32X4 => {
                    let lanes = [0, 3].map(|lane| self.builder.ins().extractlane(value, lane));
                    parts.extend(lanes.map(|lane| self.builder.ins().uextend(types::I64, lane)));
                }
                _ => parts.push(self.builder.ins().uextend(types::I64, value)),
            }
        }
        for word in 0..BYTES / 8 {
            parts.push(self.builder.ins().load(types::I64, MemFlagsData::trusted(), self.memory, word * 8));
        }
        for part in parts {
            let turned = self.builder.ins().rotl(digest, seven);
            digest = self.builder.ins().bxor(turned, part);
        }
        digest
    }
    fn params(&self, callee: usize) -> Vec<Type> {
        self.callees[callee].signature.params.iter().map(|param| param.value_type).collect()
    }

    fn straight(&mut self) {
        for _ in 0..self.rng.below(10) {
            let made = match self.rng.below(14) {
                0 | 1 if !self.callees.is_empty() => {
                    self.call();
                    continue;
                }
                2 => self.float(),
                3 => self.wide(),
                4 => self.vector(),
                5 => self.conversion(),
                6 | 7 => self.memory(),
                _ => self.integer(),
            };
            self.known.push(made);
        }
    }

    fn call(&mut self) {
        let callee = self.rng.below(self.callees.len());
        let args = self.values(self.params(callee));
        let Callee { func, sig, .. } = self.callees[callee];
        let conv = self.callees[callee].signature.call_conv;
        let results = self.callees[callee].signature.returns.len();
        let payload: Vec<Type> = conv.exception_payload_types(types::I64).to_vec();
        let may_throw = conv.supports_exceptions() && payload.len() == 2 && self.rng.once_in(3);
        if !may_throw {
            let call = if self.rng.once_in(3) {
                let address = self.builder.ins().func_addr(types::I64, func);
                self.builder.ins().call_indirect(sig, address, &args)
            } else {
                self.builder.ins().call(func, &args)
            };
            self.known.extend_from_slice(self.builder.inst_results(call));
            return;
        }
        let (on, handler) = (self.builder.create_block(), self.builder.create_block());
        let passed = self.value(types::I64);
        let returned: Vec<Type> =
            self.callees[callee].signature.returns.iter().map(|result| result.value_type).collect();
        for &ty in &returned {
            self.builder.append_block_param(on, ty);
        }
        self.builder.append_block_param(on, types::I64);
        if self.plan.throws {
            let rets = (0..results as u32).map(BlockArg::TryCallRet).chain([passed.into()]).collect::<Vec<_>>();
            for ty in [types::I64, types::I64, types::I64] {
                self.builder.append_block_param(handler, ty);
            }
            let exns = [BlockArg::TryCallExn(1), passed.into(), BlockArg::TryCallExn(0)];
            let normal = self.builder.func.dfg.block_call(on, &rets);
            let caught = self.builder.func.dfg.block_call(handler, &exns);
            let item = if self.rng.once_in(2) {
                ExceptionTableItem::Default(caught)
            } else {
                ExceptionTableItem::Tag(ExceptionTag::from_u32(3), caught)
            };
            let table = ExceptionTableData::new(sig, normal, [item]);
            let table = self.builder.func.dfg.exception_tables.push(table);
            self.builder.ins().try_call(func, &args, table);
            // What is drawn here is not drawn where nothing may throw.
            let drawn = self.rng.0;
            self.arm(handler, |body| {
                let results = body.values(body.returns.clone());
                body.builder.ins().return_(&results);
            });
            self.rng.0 = drawn;
        } else {
            let _ = self.rng.once_in(2);
            let call = self.builder.ins().call(func, &args);
            let mut values = self.builder.inst_results(call).to_vec();
            values.push(passed);
            self.builder.ins().jump(on, &Self::args(&values));
        }
        self.enter(on);
    }

    fn integer(&mut self) -> Value {
        let ty = self.rng.pick(&[types::I64, types::I64, types::I32, types::I16, types::I8]);
        let (a, b) = (self.value(ty), self.value(ty));
        let kind = self.rng.below(22);
        let compare = |body: &mut Self| {
            let code = body.rng.pick(&[IntCC::Equal, IntCC::SignedLessThan, IntCC::UnsignedGreaterThanOrEqual]);
            body.builder.ins().icmp(code, a, b)
        };
        match kind {
            0..=2 => self.builder.ins().iadd(a, b),
            3 => self.builder.ins().isub(a, b),
            4 => self.builder.ins().imul(a, b),
            5 => self.builder.ins().band(a, b),
            6 => self.builder.ins().bor(a, b),
            7 => self.builder.ins().bxor(a, b),
            8 => self.builder.ins().ishl(a, b),
            9 => self.builder.ins().ushr(a, b),
            10 => self.builder.ins().sshr(a, b),
            11 => self.builder.ins().rotl(a, b),
            12 | 13 => {
                let one = self.builder.ins().iconst(ty, 1);
                let divisor = self.builder.ins().bor(b, one);
                if kind == 12 { self.builder.ins().udiv(a, divisor) } else { self.builder.ins().urem(a, divisor) }
            }
            14 => self.builder.ins().clz(a),
            15 => self.builder.ins().ctz(a),
            16 => self.builder.ins().popcnt(a),
            17 => self.builder.ins().smax(a, b),
            18 => self.builder.ins().umin(a, b),
            19 => self.builder.ins().bmask(ty, a),
            20 => {
                let condition = compare(self);
                self.builder.ins().select(condition, a, b)
            }
            _ => compare(self),
        }
    }

    fn float(&mut self) -> Value {
        let ty = self.rng.pick(&FLOATS);
        let (a, b) = (self.value(ty), self.value(ty));
        match self.rng.below(9) {
            0 => self.builder.ins().fadd(a, b),
            1 => self.builder.ins().fsub(a, b),
            2 => self.builder.ins().fmul(a, b),
            3 => self.builder.ins().fdiv(a, b),
            4 => self.builder.ins().fmin(a, b),
            5 => self.builder.ins().fabs(a),
            6 => {
                let condition = self.builder.ins().fcmp(FloatCC::LessThan, a, b);
                self.builder.ins().select(condition, a, b)
            }
            7 => self.builder.ins().fcmp(FloatCC::GreaterThanOrEqual, a, b),
            _ => self.builder.ins().fcvt_to_sint_sat(types::I64, a),
        }
    }

    fn wide(&mut self) -> Value {
        let (a, b) = (self.value(types::I128), self.value(types::I128));
        match self.rng.below(7) {
            0 => self.builder.ins().iadd(a, b),
            1 => self.builder.ins().isub(a, b),
            2 => self.builder.ins().imul(a, b),
            3 => self.builder.ins().bxor(a, b),
            4 => self.builder.ins().icmp(IntCC::SignedLessThan, a, b),
            5 => {
                let condition = self.value(types::I8);
                self.builder.ins().select(condition, a, b)
            }
            _ => {
                let (low, high) = self.builder.ins().isplit(a);
                self.known.push(low);
                high
            }
        }
    }

    fn vector(&mut self) -> Value {
        let (a, b) = (self.value(types::I32X4), self.value(types::I32X4));
        match self.rng.below(6) {
            0 => self.builder.ins().iadd(a, b),
            1 => self.builder.ins().isub(a, b),
            2 => self.builder.ins().bxor(a, b),
            3 => self.builder.ins().imul(a, b),
            4 => {
                let lane = self.value(types::I32);
                let number = self.rng.below(4) as u8;
                self.builder.ins().insertlane(a, lane, number)
            }
            _ => {
                let number = self.rng.below(4) as u8;
                self.builder.ins().extractlane(a, number)
            }
        }
    }

    fn conversion(&mut self) -> Value {
        match self.rng.below(6) {
            0 => {
                let (from, to) =
                    self.rng.pick(&[(types::I8, types::I64), (types::I32, types::I64), (types::I16, types::I32)]);
                let value = self.value(from);
                if self.rng.once_in(2) {
                    self.builder.ins().uextend(to, value)
                } else {
                    self.builder.ins().sextend(to, value)
                }
            }
            1 => {
                let to = self.rng.pick(&[types::I8, types::I16, types::I32]);
                let value = self.value(types::I64);
                self.builder.ins().ireduce(to, value)
            }
            2 => {
                let value = self.value(types::F32);
                self.builder.ins().fpromote(types::F64, value)
            }
            3 => {
                let value = self.value(types::F64);
                self.builder.ins().fdemote(types::F32, value)
            }
            4 => {
                let value = self.value(types::I32);
                self.builder.ins().fcvt_from_uint(types::F64, value)
            }
            _ => {
                let value = self.value(types::I64);
                self.builder.ins().bswap(value)
            }
        }
    }

    /// Loads, and stores before that, where the frame has its memory.
    fn memory(&mut self) -> Value {
        let ty = self.rng.pick(&[types::I64, types::I32, types::I16, types::I8, types::I128, types::I32X4]);
        let place = |rng: &mut Rng| rng.below((BYTES / 16) as usize) as i32 * 16;
        if self.rng.once_in(2) {
            let value = self.value(ty);
            let offset = place(&mut self.rng);
            self.builder.ins().store(MemFlagsData::trusted(), value, self.memory, offset);
        }
        let offset = place(&mut self.rng);
        self.builder.ins().load(ty, MemFlagsData::trusted(), self.memory, offset)
    }
}
