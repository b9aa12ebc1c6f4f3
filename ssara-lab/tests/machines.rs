//! Records on shipped targets: the right target, convention and registers, and allocations that both checkers accept.

use ssara_core::output::Loc;
use ssara_lab::ra2f::{
    Block, Constraint, ConvertError, Env, Func, Inst, InstKind, Machine, MachineError, Machines, Operand, PReg, Record,
    VReg, shipped_targets, to_function,
};
use ssara_lab::rivals::{Allocator, Case, Contexts, check};

type Encodings = Vec<u8>;

/// The registers that Cranelift allows: preferred and other ones, by class.
fn env(preferred: [Encodings; 3], others: [Encodings; 3]) -> Env {
    let regs = |sets: [Encodings; 3]| {
        let mut class = 0;
        sets.map(|set| {
            class += 1;
            set.into_iter().map(|encoding| PReg::new(class - 1, encoding)).collect()
        })
    };
    Env { preferred: regs(preferred), non_preferred: regs(others), ..Env::default() }
}

fn range(ranges: &[(u8, u8)]) -> Encodings {
    ranges.iter().flat_map(|&(first, last)| first..=last).collect()
}

/// The environments of Cranelift, with the names of the target and the convention, spill slots, and an argument register.
fn machines() -> [(Env, &'static str, &'static str, [u32; 3], u8); 4] {
    let none = Vec::new;
    let x86_64 = env(
        [range(&[(0, 2), (6, 11)]), range(&[(0, 7)]), none()],
        [vec![3, 12, 13, 14, 15], range(&[(8, 15)]), none()],
    );
    let aarch64 =
        env([range(&[(0, 15)]), range(&[(0, 7), (16, 31)]), none()], [range(&[(19, 28)]), range(&[(8, 15)]), none()]);
    let riscv64 = env(
        [range(&[(10, 15)]), range(&[(10, 15)]), range(&[(8, 15)])],
        [range(&[(5, 7), (9, 9), (16, 29)]), range(&[(0, 9), (16, 31)]), range(&[(0, 7), (16, 31)])],
    );
    let s390x =
        env([range(&[(2, 7)]), range(&[(0, 7), (16, 31)]), none()], [range(&[(8, 14)]), range(&[(8, 15)]), none()]);
    [
        (x86_64, "x86_64", "sysv", [1, 2, 0], 7),
        (aarch64, "aarch64", "aapcs64", [1, 2, 0], 0),
        (riscv64, "riscv64", "lp64d", [1, 1, 16], 10),
        (s390x, "s390x", "elf", [1, 2, 0], 2),
    ]
}

/// A function that receives a value, has one of each class live through a call, and uses all of them.
fn record(env: &Env, slot_sizes: [u32; 3], arg: u8) -> Record {
    let mut func = Func { slot_sizes, num_vregs: 5, ..Func::default() };
    let mut inst = |kind, operands: &[(u32, u8, bool, Constraint)], clobbers: bool| {
        let start = func.operands.len() as u32;
        func.operands.extend(operands.iter().map(|&(index, class, is_def, constraint)| Operand {
            vreg: VReg::new(index, class),
            is_def,
            is_late: is_def,
            constraint,
        }));
        let mut words = Box::new([0u64; 4]);
        env.preferred.iter().flatten().for_each(|preg| words[preg.class() as usize] |= 1 << preg.encoding());
        words[1] |= 0xff00;
        let operands = start..func.operands.len() as u32;
        func.insts.push(Inst { kind, operands, clobbers: clobbers.then_some(words) });
    };
    let (fixed, reg) = (Constraint::Fixed(PReg::new(0, arg)), Constraint::Reg);
    let last = if env.preferred[2].is_empty() { 1 } else { 2 };
    inst(InstKind::Op, &[(0, 0, true, fixed)], false);
    (1..=last).for_each(|class| inst(InstKind::Op, &[(u32::from(class), class, true, reg)], false));
    inst(InstKind::Op, &[(0, 0, false, fixed)], true);
    inst(
        InstKind::Op,
        &[(3, 0, true, Constraint::Reuse(1)), (0, 0, false, reg), (0, 0, false, Constraint::Any)],
        false,
    );
    (1..=last).for_each(|class| inst(InstKind::Op, &[(u32::from(class), class, false, reg)], false));
    inst(InstKind::Return, &[(3, 0, false, fixed)], false);
    let insts = 0..func.insts.len() as u32;
    func.blocks.push(Block { insts, preds: Vec::new(), params: Vec::new(), succs: Vec::new() });
    Record { name: "small".into(), env: env.clone(), func }
}

#[test]
fn a_record_finds_its_target_and_convention() {
    for (env, target, convention, slot_sizes, arg) in machines() {
        let machine = Machines::shipped().machine_for(&record(&env, slot_sizes, arg)).unwrap();
        assert_eq!(machine.target.name, target);
        assert_eq!(machine.target.convention(machine.convention).name, convention, "{target}");
    }
    let types = |machine: &Machine| {
        let name = |ty| machine.target.ty(ty).name.to_string();
        (0..3).filter_map(|class| machine.ty(class)).map(name).collect::<Vec<_>>()
    };
    let all = machines().map(|(env, _, _, sizes, arg)| {
        types(&Machines::shipped().machine_for(&record(&env, sizes, arg)).unwrap()).join(" ")
    });
    assert_eq!(all, ["i64 v128", "i64 v128", "i64 f64 m1", "i64 v128"]);
}

#[test]
fn both_checkers_accept_allocations_in_the_registers_of_the_record() {
    let mut contexts = Contexts::default();
    for (env, target, _, slot_sizes, arg) in machines() {
        let record = record(&env, slot_sizes, arg);
        for mut machines in [Machines::shipped(), Machines::synthetic()] {
            let machine = machines.machine_for(&record).unwrap();
            let case = Case::new(&record, &mut machines).unwrap();
            for allocator in Allocator::all() {
                let raw = contexts.allocate(allocator, &case).unwrap();
                let run = check(&case, raw).unwrap();
                assert_eq!((run.ours, run.theirs.objection()), (None, None), "{target} {allocator}");
                for loc in run.alloc.operands {
                    let Loc::Reg(reg) = loc else { continue };
                    let preg = machine.preg(reg).unwrap();
                    let mut allowed = env.preferred.iter().chain(&env.non_preferred).flatten();
                    assert!(allowed.any(|&other| other == preg), "{target} {allocator} {preg}");
                }
            }
        }
    }
}

#[test]
fn limits_take_a_class_with_the_same_registers() {
    let limited = |log| {
        let (env, _, _, slot_sizes, arg) = machines().into_iter().next().unwrap();
        let mut record = record(&env, slot_sizes, arg);
        record.func.operands[1].constraint = Constraint::Limit(log);
        let machine = Machines::shipped().machine_for(&record).unwrap();
        to_function(&record, &machine).map(|func| func.num_insts())
    };
    // All 16 vector registers without AVX-512.
    assert_eq!(limited(4), Ok(6));
    assert_eq!(limited(3), Err(ConvertError::NoClass { class: 1, log: 3 }));
}

#[test]
fn registers_that_a_target_does_not_have_are_an_error() {
    let (env, _, _, slot_sizes, arg) = machines().into_iter().next().unwrap();
    let mut record = record(&env, slot_sizes, arg);
    record.env.preferred[0].push(PReg::new(0, 4));
    let x86_64 = shipped_targets()[0];
    let error = Machines::on(x86_64).machine_for(&record).err();
    assert_eq!(error, Some(MachineError::NoReg { target: "x86_64".into(), reg: PReg::new(0, 4) }));
    record.env.preferred[0].push(PReg::new(0, 63));
    assert_eq!(Machines::shipped().machine_for(&record).err(), Some(MachineError::NoTarget));
}
