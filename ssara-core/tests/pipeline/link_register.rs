//! The link register: calls overwrite it, and the client saves it in functions that write it.

use std::borrow::Cow;

use ssara_core::emit::{FrameLayout, FrameRules};
use ssara_core::ir::Function;
use ssara_core::output::{Allocation, SavedReg};
use ssara_core::target::{FormKind, Reg, RoleDesc};
use ssara_core::verify::execute::Limits;
use ssara_core::verify::{self, SavedFault, Violation};
use ssara_core::{CalleeSaves, Context, Level, Options, Target, text};
use ssara_testing::oracles::Oracles;
use ssara_testing::random::{Shape, function, rounds};
use ssara_testing::{toy_target, valid};

/// The toy target, on which a call leaves the return address in R9.
fn with_link() -> (Target, Reg) {
    let mut desc = toy_target().into_desc();
    let link = desc.find_reg("r9").expect("a register");
    desc.roles.to_mut().push(RoleDesc { name: Cow::Borrowed("link"), reg: link });
    desc.conventions.to_mut().iter_mut().for_each(|conv| conv.callee_saved.to_mut().push(link));
    (valid(desc), link)
}

/// Whether an operand of this function writes the register, or one of its instructions clobbers it.
fn is_written(func: &Function, target: &Target, alloc: &Allocation, link: Reg) -> bool {
    let mut insts = func.blocks().flat_map(|block| func.block_insts(block));
    let overlaps = |reg: Reg| target.overlap(reg, link);
    let by_edits = alloc.edits.iter().any(|(_, edit)| edit.regs().any(overlaps));
    by_edits
        || insts.any(|inst| {
            let form = func.form(target, alloc.form(func, inst));
            let locs = &alloc.operands[func.operand_range(inst)];
            let mut defs = form.operands().zip(locs).filter(|(desc, _)| desc.is_def());
            let is_clobbered = || func.clobbers(target, func.inst(inst).form, link);
            form.kind != FormKind::Entry && defs.any(|(_, loc)| loc.reg().is_some_and(overlaps))
                || form.kind != FormKind::Return && form.has_clobbers() && is_clobbered()
        })
}

/// What writes the link register is listed, without a slot whoever saves the others, and the frame has a place for it.
#[test]
fn a_written_link_register_is_reported() {
    let (target, link) = with_link();
    let mut context = Context::new();
    let mut oracles = Oracles::new(&target, Limits::default());
    let (mut listed, mut spared) = (0, 0);
    rounds(200, |u| {
        let shape = Shape { blocks: 6, insts: 20, wild_forms: false, reserve: 1 };
        let func = function(u, &target, &shape)?;
        if func.convention.is_none() {
            return Ok(());
        }
        let callee_saves = *u.choose(&[CalleeSaves::Insert, CalleeSaves::Wrap, CalleeSaves::Report])?;
        let options = Options::new(*u.choose(&Level::ALL)?, callee_saves).with_contracts();
        let Ok(mut alloc) = context.allocate(&func, &target, &options) else { return Ok(()) };
        if let Err(objection) = oracles.check(&func, &alloc) {
            panic!("{options:?}\n{objection}");
        }
        let entry = SavedReg { reg: link, slot: None };
        let frame = FrameLayout::new(&target, &alloc, &FrameRules { align: 16, ..FrameRules::default() });
        let in_frame = frame.expect("a frame").saved.iter().any(|saved| saved.reg == link);
        assert_eq!(alloc.saved.contains(&entry), in_frame);
        if !is_written(&func, &target, &alloc, link) {
            spared += 1;
            return Ok(());
        }
        listed += 1;
        assert!(in_frame, "{}", func.display_allocated(&target, &alloc));
        // Nobody would know without the entry.
        alloc.saved.retain(|saved| *saved != entry);
        let violations = verify::check(&func, &target, &alloc).expect_err("it is written");
        let unlisted = Violation::Saved { reg: link, fault: SavedFault::Unlisted };
        assert!(violations.contains(&unlisted), "{violations:?}");
        Ok(())
    });
    assert!(listed > 40 && spared > 5, "{listed} functions write it, {spared} do not");
}

const BODY: &str = "block0:
    v0: i64, v1: i64 = $0
    v2: i64 = $1 v1
    $2 v0, v2
}";

/// A function that receives the link register returns through the value, and keeps it as it keeps others. Functions of both
/// kinds follow each other.
#[test]
fn a_function_that_receives_the_link_register_keeps_it_itself() {
    let (target, link) = with_link();
    let head = |entry: &str, last: &str| {
        let clobbers = "{rcx, rdx, r8, r9, r10, r11, v0, v1, v2, v3, v4[1], v5[1], v6[1], v7[1]}";
        let forms = [
            format!("form $0 = entry [def i64 = {entry}, def i64 = rcx]"),
            format!("form $1 = call [def i64 = rax, use i64 = rcx] clobbers {clobbers}"),
            format!("form $2 = return [use i64 = {last}, use i64 = rax]"),
        ];
        format!("function \"f\" isa toy abi std {{\n{}\n{BODY}", forms.join("\n"))
    };
    let mut context = Context::new();
    for level in Level::ALL {
        let options = Options::new(level, CalleeSaves::Insert).with_contracts();
        for (entry, last, listed) in [("rdx", "rdx", true), ("r9", "r9", false), ("rdx", "rdx", true)] {
            let func = text::parse(&head(entry, last), &target).expect("a function");
            let alloc = context.allocate(&func, &target, &options).expect("an allocation");
            assert_eq!(verify::check(&func, &target, &alloc), Ok(()));
            assert_eq!(alloc.saved.iter().any(|saved| saved.reg == link), listed, "{entry} at {level:?}");
            assert_eq!(func.saved_link(&target), listed.then_some(link));
        }
        // The client loads the return address before the return, which reads nothing else there.
        let func = text::parse(&head("rdx", "r9"), &target).expect("a function");
        let errors = ssara_core::validate::check(&func, &target).expect_err("the return address is there");
        assert!(errors[0].to_string().contains("r9"), "{}", errors[0]);
    }
}

/// Tables in which a call clobbers a callee-saved register that is no link register, or not the last one.
#[test]
fn only_the_link_register_is_saved_and_clobbered() {
    let (target, link) = with_link();
    let mut desc = target.desc().clone();
    desc.conventions.to_mut()[0].callee_saved.to_mut().swap(0, 1);
    valid(desc.clone());
    desc.conventions.to_mut()[0].callee_saved.to_mut().rotate_right(1);
    assert!(Target::new(desc).is_err());
    let mut desc = target.desc().clone();
    desc.roles = Cow::Borrowed(&[]);
    assert!(Target::new(desc).is_err());
    assert_eq!(target.conventions[0].saved_link(&target), Some(link));
    assert_eq!(toy_target().conventions[0].saved_link(&toy_target()), None);
}
