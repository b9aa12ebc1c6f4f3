mod isa {
    ssara_core::target! {
        pub mod toy = "../../../../ssara-codegen/tests/data/toy.ron";
    }
}
use isa::toy::{Builder, F32, I32, conv};

fn main() {
    let mut b = Builder::new("f");
    let (a, x) = b.entry::<(I32, F32)>(conv::STD);
    b.ins().add(a, x);
}
