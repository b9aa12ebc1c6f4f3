//! Registers of one unit in allocation order.

use ssara_core::internals::regs::unit_mask::Mask;
use ssara_core::internals::regs::unit_order::UnitOrder;
use ssara_core::target::Reg;

#[test]
fn the_first_register_is_that_of_a_search() {
    let order: Vec<(Reg, Mask<2>)> =
        [(7, 70), (3, 100), (0, 2), (5, 64), (9, 1)].map(|(reg, unit)| (Reg(reg), Mask::single(unit))).into();
    let sorted = UnitOrder::new(order.iter().copied());
    for chosen in 0..1 << order.len() {
        let in_set = |at: &usize| chosen >> at & 1 != 0;
        let units = (0..order.len()).filter(in_set).fold(Mask::EMPTY, |units, at| order[at].1.or(units));
        assert_eq!(sorted.first(units), (0..order.len()).find(in_set).map(|at| order[at].0));
    }
}

#[test]
fn registers_of_two_units_have_no_order() {
    let wide = Mask::<1>::single(1).or(Mask::single(2));
    let order = UnitOrder::new([(Reg(0), wide)].into_iter());
    assert_eq!(order.first(wide), None);
}
