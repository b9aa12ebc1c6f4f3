mod isa {
    ssara_core::target! {
        pub mod toy = "../../../../ssara-codegen/tests/data/toy.ron";
    }
}
use isa::toy::Builder;

fn main() {
    let mut b = Builder::new("f");
    let a = b.ins().const32();
    b.ins().r#loop(a);
}
