#![deny(deprecated)]

ssara_core::target! {
    pub mod machine = "./warning.ron";
}

fn main() {}
