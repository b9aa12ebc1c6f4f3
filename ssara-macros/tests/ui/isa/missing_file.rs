ssara_core::target! {
    pub mod machine = "./nowhere.ron";
}

fn main() {}
