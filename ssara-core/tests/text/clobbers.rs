//! How sets of units are spelled.

use ssara_core::target::Reg;
use ssara_ir::internals::clobbers::{Piece, spell};
use ssara_testing::toy_target;

#[test]
fn a_set_is_spelled_by_its_largest_registers() {
    let target = toy_target();
    let reg = |name| target.find_reg(name).unwrap();
    let spelled = |regs: &[Reg]| spell(&target, &target.units_of(regs.iter().copied()));
    assert_eq!(spelled(&[]), []);
    assert_eq!(spelled(&[reg("rax"), reg("al"), reg("d3")]), [Piece::Whole(reg("rax")), Piece::Whole(reg("d3"))]);
    assert_eq!(spelled(&[reg("al"), reg("ah")]), [Piece::Whole(reg("al")), Piece::Whole(reg("ah"))]);
}

#[test]
fn units_that_no_register_spells_are_numbered() {
    let target = toy_target();
    let reg = |name| target.find_reg(name).unwrap();
    let mut upper = target.units_of([reg("v4")]);
    upper.subtract(&target.units_of([reg("d4")]));
    upper.insert(63);
    assert_eq!(spell(&target, &upper), [Piece::Part(reg("v4"), 1), Piece::Unit(63)]);
}
