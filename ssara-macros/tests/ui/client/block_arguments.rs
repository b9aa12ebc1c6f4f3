mod isa {
    ssara_core::target! {
        pub mod toy = "../../../../ssara-codegen/tests/data/toy.ron";
    }
}
use isa::toy::{Builder, F32, I32};

fn main() {
    let mut b = Builder::new("f");
    let a = b.ins().const32();
    let (next, _) = b.block::<(I32, F32)>();
    b.ins().jump(next.with((a, a)));
}
