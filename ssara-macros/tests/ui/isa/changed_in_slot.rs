ssara_core::target! {
    mod machine = {
        Isa(
            name: machine,
            banks: {
                int: Bank(
                    registers: [Family(each: 0..=3, name: "r{}", bits: 32)],
                    values: { i32: Value(bits: 32) },
                ),
            },
            classes: {
                low: Class(of: i32, registers: [r0, r1]),
            },
            forms: {
                increment: Form(operands: { dst: Def(tied: a), a: Use(class: low, slot: true) }),
                negate: Form(operands: { dst: Def(tied: b), a: Use(class: i32, slot: true) }),
                fine: Form(operands: { dst: Def(tied: a), a: Use(class: i32, slot: true), b: Use(low) }),
            },
        )
    }
}

fn main() {}
