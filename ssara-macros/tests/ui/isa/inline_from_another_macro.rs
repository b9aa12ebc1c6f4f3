macro_rules! machine {
    ($($isa:tt)*) => {
        ssara_core::target! {
            mod machine = { $($isa)* }
        }
    };
}

machine! {
    Isa(name: machine)
}

fn main() {}
