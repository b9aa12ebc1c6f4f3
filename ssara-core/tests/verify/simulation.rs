//! Straight code with random edits, compared with a simulation of the bytes in each register.
//!
//! Every def fills its register with bytes of its own. A write to a register destroys all bytes of the root, except those
//! of registers that share no unit with it. So the machine is as destructive as its units allow.

use arbitrary::{Result, Unstructured};

use crate::verify::case::{Case, Done, def, read};
use crate::verify::target::target;
use ssara_core::Target;
use ssara_core::ir::{Inst, Value};
use ssara_core::output::{Edit, Point};
use ssara_core::target::{Reg, Type};
use ssara_core::verify::{OperandFault, Violation};
use ssara_testing::random::rounds;

/// Byte `.1` of value `.0`, which has `.2` bytes.
type Byte = Option<(Value, usize, usize)>;

struct Machine<'t> {
    target: &'t Target,
    /// The bytes of each root, at the position of its register.
    roots: Vec<Vec<Byte>>,
    /// The bytes and the type that each slot got last.
    slots: Vec<Option<(Type, Vec<Byte>)>>,
}

impl<'t> Machine<'t> {
    fn new(target: &'t Target, slots: usize) -> Self {
        let bytes = |reg: Reg| vec![None; usize::from(target.reg(reg).bits / 8)];
        Machine { target, roots: target.reg_ids().map(bytes).collect(), slots: vec![None; slots] }
    }
    fn range(&self, reg: Reg) -> (usize, core::ops::Range<usize>) {
        let desc = self.target.reg(reg);
        let start = usize::from(desc.low_bit / 8);
        (desc.root.index(), start..start + usize::from(desc.bits / 8))
    }
    fn bytes(&self, reg: Reg) -> Vec<Byte> {
        let (root, range) = self.range(reg);
        self.roots[root][range].to_vec()
    }
    fn write(&mut self, reg: Reg, bytes: &[Byte]) {
        let target = self.target;
        let (root, range) = self.range(reg);
        let mut spared = vec![false; self.roots[root].len()];
        for other in target.reg_ids().filter(|&other| target.reg(other).root == target.reg(reg).root) {
            if !target.overlap(other, reg) {
                spared[self.range(other).1].fill(true);
            }
        }
        for (byte, spared) in self.roots[root].iter_mut().zip(spared) {
            *byte = byte.filter(|_| spared);
        }
        self.roots[root][range].copy_from_slice(bytes);
    }
    fn define(&mut self, reg: Reg, value: Value) {
        let size = self.range(reg).1.len();
        let bytes: Vec<Byte> = (0..size).map(|index| Some((value, index, size))).collect();
        self.write(reg, &bytes);
    }
    fn apply(&mut self, edit: Edit) {
        match edit {
            Edit::Move { from, to, .. } => {
                let bytes = self.bytes(from);
                self.write(to, &bytes);
            }
            Edit::Swap { a, b, .. } => {
                let (old_a, old_b) = (self.bytes(a), self.bytes(b));
                self.write(a, &old_b);
                self.write(b, &old_a);
            }
            Edit::Store { ty, from, to } => self.slots[to.as_u32() as usize] = Some((ty, self.bytes(from))),
            Edit::Load { ty, from, to } => match self.slots[from.as_u32() as usize].clone() {
                Some((stored, bytes)) if stored == ty && is_whole(&bytes) => self.write(to, &bytes),
                _ => self.write(to, &vec![None; self.range(to).1.len()]),
            },
            Edit::Remat { .. } | Edit::Transfer { .. } | Edit::Scratch { .. } => unreachable!("no case has one"),
        }
    }
    fn holds(&self, reg: Reg, value: Value) -> bool {
        let bytes = self.bytes(reg);
        is_whole(&bytes) && bytes[0].is_some_and(|(held, ..)| held == value)
    }
}

/// Whether these are all bytes of one value, in order.
fn is_whole(bytes: &[Byte]) -> bool {
    let Some((value, ..)) = bytes[0] else { return false };
    bytes.iter().enumerate().all(|(index, &byte)| byte == Some((value, index, bytes.len())))
}

/// The operations that random code may contain.
struct Menu {
    defs: &'static [(&'static str, &'static [&'static str])],
    copies: &'static [(&'static str, &'static [&'static str])],
}

const BYTES: &[&str] = &["al", "ah", "bl", "bh", "cl", "dl"];
const LOW: &[&str] = &["al", "bl", "cl", "dl"];
const WORDS: &[&str] = &["wa", "wb", "wc", "wd"];
const WHOLE: &[&str] = &["ra", "rb", "rc", "rd"];
const DOUBLES: &[&str] = &["d0", "d1", "d8", "d4", "d5", "d6", "d7"];
const QUADS: &[&str] = &["q0", "q1", "q8", "q4", "q6"];
const ALL: &[(&str, &[&str])] = &[("byte", BYTES), ("i32", WORDS), ("i64", WHOLE), ("f64", DOUBLES), ("v128", QUADS)];

/// Everything.
const ANY: Menu = Menu { defs: ALL, copies: ALL };
/// Copies of whole roots, with values at their lower ends. The checker follows these exactly. (It does not follow a
/// high byte, or a piece of a value, through a register that has no unit for it.)
const LOW_ENDS: Menu = Menu {
    defs: &[("i8", LOW), ("i32", WORDS), ("i64", WHOLE), ("f64", &["d0", "d1", "d8", "d4", "d6"]), ("v128", QUADS)],
    copies: &[("i64", WHOLE), ("v128", QUADS)],
};
/// Copies of complete roots and of their halves, if the destination has such a half. The checker follows these exactly.
const HALVES: Menu = Menu {
    defs: &[("f64", &["d4", "d5", "d6", "d7"]), ("v128", &["q4", "q6"])],
    copies: &[("f64", &["d4", "d6"]), ("f64", &["d5", "d7"]), ("v128", &["q4", "q6"])],
};

fn random_edit(u: &mut Unstructured, case: &Case, menu: &Menu) -> Result<Edit> {
    let (class, regs) = *u.choose(menu.copies)?;
    let ty = case.target.class(case.target.find_class(class).unwrap()).ty;
    let (a, b) = (case.reg(u.choose(regs)?), case.reg(u.choose(regs)?));
    let slot = *u.choose(&case.alloc.slots.keys().collect::<Vec<_>>())?;
    Ok(match u.int_in_range(0..=5)? {
        0 => Edit::Store { ty, from: a, to: slot },
        1 => Edit::Load { ty, from: slot, to: a },
        2 | 3 if case.target.ty(ty).swap => Edit::Swap { ty, a, b },
        _ => Edit::Move { ty, from: a, to: b },
    })
}

/// Defs, with edits between them, and in the end uses of all values in random registers.
fn random_case<'t>(u: &mut Unstructured, target: &'t Target, menu: &Menu) -> Result<Done<'t>> {
    let mut case = Case::new(target);
    case.slot(16);
    case.slot(16);
    let mut values = Vec::new();
    for _ in 0..u.int_in_range(1..=4)? {
        let (class, regs) = *u.choose(menu.defs)?;
        let loc = u.choose(regs)?;
        values.push((case.def(class, loc), class, regs));
        let point = Point::Before(case.next());
        for _ in 0..u.int_in_range(0..=5)? {
            let edit = random_edit(u, &case, menu)?;
            case.alloc.edits.push((point, edit));
        }
    }
    let mut uses = Vec::new();
    for &(value, class, regs) in &values {
        uses.extend(regs.iter().map(|loc| read(value, class, loc)));
    }
    case.op(&uses);
    case.ret(&[]);
    Ok(case.finish())
}

/// For each operand of the use at the end, whether the checker and the machine find the value there.
fn verdicts(done: &Done) -> Vec<(bool, bool)> {
    let func = &done.func;
    let mut machine = Machine::new(done.target, done.alloc.slots.len());
    let violations = done.violations();
    let insts = func.num_insts() as u32;
    let mut verdicts = Vec::new();
    for inst in (0..insts).map(Inst::from_u32) {
        for (_, edit) in done.alloc.edits_at(Point::Before(inst)) {
            machine.apply(*edit);
        }
        let operands = func.constrained_operands(done.target, inst).zip(&done.alloc.operands[func.operand_range(inst)]);
        for (index, ((value, constraint), loc)) in operands.enumerate() {
            let reg = loc.reg().unwrap();
            if constraint.is_def() {
                machine.define(reg, value);
            } else {
                let not_there = |violation: &Violation| match violation {
                    Violation::Operand { inst: at, operand, fault: OperandFault::WrongContent(_), .. } => {
                        (*at, *operand) == (inst, index)
                    }
                    _ => false,
                };
                let refused = violations.iter().any(not_there);
                verdicts.push((!refused, machine.holds(reg, value)));
            }
        }
    }
    verdicts
}

#[test]
fn what_the_checker_accepts_is_there() {
    let target = target();
    let (mut right, mut wrong) = (0, 0);
    rounds(1000, |u| {
        for (accepted, held) in verdicts(&random_case(u, &target, &ANY)?) {
            assert!(held || !accepted);
            *(if accepted { &mut right } else { &mut wrong }) += 1;
        }
        Ok(())
    });
    assert!(right > 0 && wrong > 0);
}

#[test]
fn what_is_there_the_checker_accepts() {
    let target = target();
    rounds(1000, |u| {
        let menu = if u.arbitrary()? { &LOW_ENDS } else { &HALVES };
        let done = random_case(u, &target, menu)?;
        for (accepted, held) in verdicts(&done) {
            assert_eq!(accepted, held, "{:?} {:?}", done.alloc, done.words());
        }
        Ok(())
    });
}

#[test]
fn machine_destroys_what_units_allow() {
    let target = target();
    let reg = |name| target.find_reg(name).unwrap();
    let mut case = Case::new(&target);
    let values = case.op(&[def("i64", "ra"), def("byte", "ah"), def("i32", "wb")]);
    let mut machine = Machine::new(&target, 0);
    machine.define(reg("al"), values[0]);
    machine.define(reg("ah"), values[1]);
    assert!(machine.holds(reg("al"), values[0]) && machine.holds(reg("ah"), values[1]));
    machine.define(reg("wa"), values[2]);
    assert!(machine.holds(reg("wa"), values[2]) && machine.bytes(reg("ra"))[4..] == [None; 4]);
}
