ssara_core::target! {
    pub mod machine = "./nowhere.ron";
}
use machine::{Builder, I32, TARGET, conv};

fn main() {
    let mut b = Builder::new("f");
    let x = b.entry::<(I32, I32)>(conv::STD);
    b.ret(conv::STD, machine::reg::R0);
    b.finish().unwrap().check(&TARGET);
}
