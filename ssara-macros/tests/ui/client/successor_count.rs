mod isa {
    ssara_core::target! {
        pub mod toy = "../../../../ssara-codegen/tests/data/toy.ron";
    }
}
use isa::toy::Builder;

fn main() {
    let mut b = Builder::new("f");
    let (done, ()) = b.block::<()>();
    let a = b.ins().const32();
    b.ins().r#loop(a, [done.with(())]);
    b.ins().jump([done.with(()), done.with(())]);
}
