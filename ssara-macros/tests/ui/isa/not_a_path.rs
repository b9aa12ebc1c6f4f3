ssara_core::target! {
    pub mod machine = machine.ron;
}

fn main() {}
