ssara_core::target! {
    pub mod machine = "./syntax_error.ron";
}

fn main() {}
