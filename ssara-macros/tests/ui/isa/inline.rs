ssara_core::target! {
    mod machine = {
        Isa(
            name: machine,
            banks: {
                int: Bank(
                    registers: [Family(each: 0..=7, name: "r{}", bits: 32)],
                    values: { i32: Value(bits: 32) },
                ),
            },
            classes: {
                low: Class(of: i32, registers: [r0, r1, r33]),
            },
            forms: {
                add: Form(operands: { dst: Def(low), a: Use(i64) }),
            },
        )
    }
}

fn main() {}
