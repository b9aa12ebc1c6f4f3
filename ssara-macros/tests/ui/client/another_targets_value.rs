mod isa {
    ssara_core::target! {
        pub mod toy = "../../../../ssara-codegen/tests/data/toy.ron";
    }
}
mod other {
    ssara_core::target! {
        pub mod twin = "../../../../ssara-codegen/tests/data/toy.ron";
    }
}

fn main() {
    let mut a = isa::toy::Builder::new("f");
    let mut b = other::twin::Builder::new("g");
    let x = a.ins().const32();
    let y = b.ins().const32();
    b.ins().add(x, y);
    b.ret(isa::toy::conv::STD, y);
}
