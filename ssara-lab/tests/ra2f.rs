//! Corpus files. What is written is read back, and what is damaged is refused with its place. What is read becomes the
//! function that the format means.

use ssara_core::ir::Block as IrBlock;
use ssara_core::target::{Class, FormKind, OperandDesc, Place, Pos, Reg, Role};
use ssara_lab::ra2f::{
    Block, Constraint, ConvertError, Env, Error, Fault, Func, Inst, InstKind, Label, MAX_RECORD, Machines, Operand,
    PReg, Problem, Reader, Record, Successor, VReg, Writer, decode, encode, to_function,
};

fn regs(class: u8, encodings: impl IntoIterator<Item = u8>) -> Vec<PReg> {
    encodings.into_iter().map(|encoding| PReg::new(class, encoding)).collect()
}

fn operand(index: u32, is_def: bool, is_late: bool, constraint: Constraint) -> Operand {
    Operand { vreg: VReg::new(index, 0), is_def, is_late, constraint }
}

/// An entry block that defines four values and branches on one, to two returns. The first has two parameters, of which
/// one receives a def of the branch.
fn example() -> Record {
    let mut insts = Vec::new();
    let mut operands = Vec::new();
    let mut inst = |kind, list: &[Operand], clobbers: Option<[u64; 4]>| {
        let first = operands.len() as u32;
        operands.extend_from_slice(list);
        insts.push(Inst { kind, operands: first..operands.len() as u32, clobbers: clobbers.map(Box::new) });
    };
    let fixed = |class, encoding| Constraint::Fixed(PReg::new(class, encoding));
    inst(InstKind::Op, &[operand(200, true, true, fixed(0, 7)), operand(202, true, true, fixed(0, 6))], None);
    inst(
        InstKind::Op,
        &[
            operand(203, true, true, Constraint::Reuse(1)),
            operand(200, false, false, Constraint::Reg),
            operand(202, false, false, Constraint::Limit(3)),
            operand(204, true, false, Constraint::Reg),
        ],
        None,
    );
    inst(InstKind::Op, &[operand(202, false, true, Constraint::Any)], Some([0b11, 1 << 5, 0, 0]));
    inst(
        InstKind::Branch,
        &[operand(203, false, false, Constraint::Stack), operand(206, true, true, fixed(0, 1))],
        None,
    );
    inst(
        InstKind::Return,
        &[operand(205, false, false, fixed(0, 0)), operand(207, false, false, Constraint::Reg)],
        None,
    );
    inst(InstKind::Return, &[], None);
    let block = |insts, preds: &[u32], params: &[u32], succs: &[(u32, &[u32])]| Block {
        insts,
        preds: preds.to_vec(),
        params: params.iter().map(|&index| VReg::new(index, 0)).collect(),
        succs: succs
            .iter()
            .map(|&(block, args)| Successor { block, args: args.iter().map(|&index| VReg::new(index, 0)).collect() })
            .collect(),
    };
    Record {
        name: "example".into(),
        env: Env {
            preferred: [regs(0, [0, 1, 2]), regs(1, 0..4), vec![]],
            non_preferred: [regs(0, [3, 12]), vec![], vec![]],
            scratch: [None, Some(PReg::new(1, 15)), None],
            stack_slots: regs(2, [60]),
        },
        func: Func {
            slot_sizes: [1, 2, 0],
            named_by_last: false,
            multi_def: true,
            num_vregs: 208,
            entry: 0,
            blocks: vec![
                block(0..4, &[], &[], &[(1, &[206, 202]), (2, &[])]),
                block(4..5, &[0], &[207, 205], &[]),
                block(5..6, &[0], &[], &[]),
            ],
            insts,
            operands,
            labels: vec![Label { vreg: VReg::new(202, 0), from: 1, to: 3, label: 9 }],
        },
    }
}

fn file(records: &[Record]) -> Vec<u8> {
    let mut writer = Writer::new(Vec::new());
    records.iter().for_each(|record| writer.write(record).expect("a vector takes everything"));
    writer.into_inner()
}

fn read(bytes: &[u8]) -> Result<Vec<Record>, Error> {
    Reader::new(bytes).expect("memory can be read").collect()
}

#[test]
fn records_are_read_as_they_were_written() {
    let mut other = example();
    other.name = "ünïcode".into();
    let records = [example(), other];
    assert_eq!(read(&file(&records)).unwrap(), records);
    assert_eq!(read(&[]).unwrap(), []);
}

#[test]
fn a_file_that_ends_anywhere_is_an_error_with_its_place() {
    let whole = file(&[example(), example()]);
    for len in 1..whole.len() {
        if len == whole.len() / 2 {
            continue;
        }
        let error = read(&whole[..len]).unwrap_err();
        assert_eq!(error.record, if len < whole.len() / 2 { 0 } else { 1 });
        assert_eq!(error.offset, len as u64);
        assert!(matches!(error.problem, Problem::Truncated { .. }), "{error}");
    }
}

#[test]
fn a_payload_that_ends_anywhere_is_an_error() {
    let payload = encode(&example());
    assert_eq!(decode(&payload).unwrap(), example());
    for len in 0..payload.len() {
        decode(&payload[..len]).unwrap_err();
    }
    let mut longer = payload.clone();
    longer.push(0);
    assert_eq!(decode(&longer).unwrap_err(), (payload.len(), Fault::Rest(1)));
}

#[test]
fn damaged_bytes_never_panic_and_what_decodes_encodes_to_the_same_record() {
    let payload = encode(&example());
    for position in 0..payload.len() {
        for flip in 1..=255 {
            let mut damaged = payload.clone();
            damaged[position] ^= flip;
            if let Ok(record) = decode(&damaged) {
                assert_eq!(decode(&encode(&record)).unwrap(), record);
                for mut machines in [Machines::synthetic(), Machines::shipped()] {
                    let Ok(machine) = machines.machine_for(&record) else { continue };
                    if let Ok(func) = to_function(&record, &machine) {
                        let _ = ssara_core::validate::check(&func, &machine.target);
                    }
                }
            }
        }
    }
}

#[test]
fn damaged_compressed_files_never_panic_and_never_give_other_records() {
    let whole = std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/corpus/rare.ra2f.zst")).unwrap();
    let records = read(&whole).unwrap();
    assert_eq!(records.len(), 69);
    for position in (0..whole.len()).step_by(11) {
        let mut damaged = whole.clone();
        damaged[position] ^= 0x10;
        // Some bits of the compressed form say nothing.
        assert!(read(&damaged).map_or(true, |read| read == records), "byte {position}");
        assert!(read(&whole[..position]).is_err() || position == 0, "cut at {position}");
    }
    let twice = [&whole[..], &whole[..]].concat();
    assert_eq!(read(&twice).unwrap().len(), 2 * records.len(), "frames follow each other");
    let skippable = [&whole[..], &[0x50, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]].concat();
    assert_eq!(read(&skippable).unwrap().len(), records.len());
    assert!(read(&skippable[..skippable.len() - 1]).is_err());
    assert!(read(&[&whole[..], b"more"].concat()).is_err());
}

#[test]
fn claims_of_size_are_not_believed() {
    let huge = [&(MAX_RECORD as u32 + 1).to_le_bytes()[..], &[0; 64]].concat();
    assert!(matches!(read(&huge).unwrap_err().problem, Problem::TooLong(_)));
    // A name of 2^63 bytes.
    let name = [&[1][..], &[0xff; 8], &[0x7f]].concat();
    assert!(matches!(decode(&name).unwrap_err(), (1, Fault::Count { .. })));
    // A number that never ends.
    assert_eq!(decode(&[&[1][..], &[0xff; 20]].concat()).unwrap_err().1, Fault::Varint("bytes of the name"));
}

#[test]
fn what_is_no_corpus_file_is_refused() {
    let text = read(b"function \"f\" isa x86_64 {}\n").unwrap_err();
    assert!(matches!(text.problem, Problem::TooLong(_)), "{text}");
    let version = read(&[1, 0, 0, 0, 2]).unwrap_err();
    assert_eq!(version.to_string(), "record 0, byte 5: 2 is no valid version (only 1 is known)");
    let broken_zstd = read(&[0x28, 0xb5, 0x2f, 0xfd, 0xff, 0xff]).unwrap_err();
    assert!(matches!(broken_zstd.problem, Problem::Read(_)), "{broken_zstd}");
    let missing = Reader::open("no/such/file.ra2f".as_ref()).err().expect("there is no such file");
    assert!(missing.to_string().starts_with("no/such/file.ra2f: "), "{missing}");
}

#[test]
fn the_target_has_the_registers_of_the_record() {
    let mut machines = Machines::synthetic();
    let target = &machines.machine_for(&example()).unwrap().target;
    let names = |class: u16| -> Vec<String> {
        target.class_regs(Class(class)).iter().map(|&reg| target.reg(reg).name.to_string()).collect()
    };
    assert_eq!(names(0), ["p0i", "p1i", "p2i", "p3i", "p12i"], "preferred first");
    assert_eq!(names(1), ["p0f", "p1f", "p2f", "p3f"]);
    assert_eq!(names(2), [""; 0]);
    assert_eq!(names(3), ["p0i", "p1i", "p2i", "p3i"], "the first 8 registers");
    assert_eq!(target.class(Class(3)).name, "int8");
    let conv = &target.conventions[0];
    assert_eq!(*conv.callee_saved, [Reg(3), Reg(12)]);
    assert_eq!(*conv.clobbers, [0b111, 0b1111, 0]);
    let sizes: Vec<_> = target.types.iter().map(|ty| (ty.bits, ty.spill_size, ty.spill_align)).collect();
    assert_eq!(sizes, [(64, 8, 8), (128, 16, 16), (128, 16, 16)]);

    machines.machine_for(&Record { name: "same registers".into(), ..example() }).unwrap();
    assert_eq!(machines.len(), 1);
    machines.machine_for(&Record { env: Env::default(), ..example() }).unwrap();
    assert_eq!(machines.len(), 2);
}

#[test]
fn a_function_keeps_operands_edges_and_clobbers() {
    let record = example();
    let machine = Machines::synthetic().machine_for(&record).unwrap();
    let target = &machine.target;
    let func = to_function(&record, &machine).unwrap();
    assert_eq!((func.num_blocks(), func.num_insts(), func.num_operands()), (3, 6, record.func.operands.len()));
    assert_eq!(func.num_values(), 6, "only what is mentioned, and a value passed by its branch once");
    let insts: Vec<_> = func.blocks().flat_map(|block| func.block_insts(block)).collect();
    let kinds: Vec<_> = insts.iter().map(|&inst| func.inst_form(target, inst).kind).collect();
    use FormKind::{Branch, Entry, Op, Return, Trap};
    assert_eq!(
        kinds,
        [Entry, Op, Op, Branch, Return, Trap],
        "what returns nothing where others return something is a trap"
    );
    let constraints = |inst: usize| -> Vec<_> { func.inst_form(target, insts[inst]).operands().collect() };
    let int = Class(0);
    assert_eq!(constraints(0), [OperandDesc::fixed_def(int, Reg(7)), OperandDesc::fixed_def(int, Reg(6))]);
    assert_eq!(
        constraints(1),
        [
            OperandDesc::tied_def(int, 1),
            OperandDesc::reg_use(int),
            OperandDesc::reg_use(Class(3)),
            OperandDesc::new(Role::Def, Pos::Early, int, Place::Class)
        ]
    );
    assert_eq!(constraints(2), [OperandDesc::new(Role::Use, Pos::Late, int, Place::Any)]);
    assert_eq!(func.inst_form(target, insts[2]).clobbers, [0b11, 1 << 5, 0]);
    assert_eq!(
        constraints(3),
        [OperandDesc::new(Role::Use, Pos::Early, int, Place::Slot), OperandDesc::fixed_def(int, Reg(1))]
    );
    let edges: Vec<_> = func.succ_edges(IrBlock::ENTRY).collect();
    assert_eq!(func.edge_args(edges[0]), [func.inst_operands(insts[0])[1]]);
    assert_eq!(func.edge_args(edges[1]), []);
    let [param, passed] = func.inst_operands(insts[4]) else { panic!("two operands") };
    assert_eq!(func.block_params(func.edge(edges[0]).to), [*param]);
    assert_eq!(*passed, func.inst_operands(insts[3])[1], "a def that its branch passes on is the parameter");
    ssara_core::validate::check(&func, target).unwrap();
}

#[test]
fn a_reuse_beside_another_late_def_makes_other_uses_late() {
    let mut record = example();
    record.func.operands[5].is_late = true;
    let machine = Machines::synthetic().machine_for(&record).unwrap();
    let target = &machine.target;
    let func = to_function(&record, &machine).unwrap();
    let inst = func.block_insts(IrBlock::ENTRY).nth(1).unwrap();
    let positions: Vec<_> = func.inst_form(target, inst).operands().map(|operand| operand.pos()).collect();
    assert_eq!(positions, [Pos::Late, Pos::Early, Pos::Late, Pos::Late]);
}

#[test]
fn records_that_are_no_function_are_refused() {
    let refused = |change: fn(&mut Record)| {
        let mut record = example();
        change(&mut record);
        to_function(&record, &Machines::synthetic().machine_for(&record).unwrap()).unwrap_err()
    };
    assert_eq!(refused(|record| record.func.entry = 2), ConvertError::Entry(2));
    assert_eq!(
        refused(|record| record.func.blocks[1].insts = 5..6),
        ConvertError::Layout { block: 1, expected: 4, found: 5 }
    );
    assert_eq!(refused(|record| drop(record.func.blocks.pop())), ConvertError::LooseInsts(1));
    assert_eq!(refused(|record| record.func.operands[8].vreg = VReg::new(205, 1)), ConvertError::TwoClasses(205));
    assert_eq!(
        refused(|record| record.env.stack_slots = regs(0, [6])),
        ConvertError::StackSlot { inst: 0, operand: 1 }
    );
}
