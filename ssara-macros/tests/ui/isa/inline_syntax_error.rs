ssara_core::target! {
    mod machine = {
        Isa(
            name: machine,
            banks: {
                int: Bank(
                    registers: [Family(each: 0..=7, name: "r{}", bits: 32)]
                    values: { i32: Value(bits: 32) },
                ),
            },
        )
    }
}

ssara_core::target! {
    mod incomplete = {
        Isa(name: incomplete)
    }
}

fn main() {}
