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
            forms: {
                op: Form(operands: { a: Use(i32) }, edge_clobbers: [[r0]]),
                invoke: Form(kind: branch, successors: 2, edge_clobbers: [[], [], ["r0..=r3"]]),
            },
        )
    }
}

fn main() {}
