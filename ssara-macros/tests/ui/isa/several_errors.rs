ssara_core::target! {
    pub mod machine = "./several_errors.ron";
}

fn main() {}
