mod isa {
    ssara_core::target! {
        pub mod toy = "../../../../ssara-codegen/tests/data/toy.ron";
    }
}
use isa::toy::{I32, reg};
use ssara_core::typed::Phys;

fn main() {
    let counter: Phys<I32> = reg::CX;
    let flag: Phys<I32> = reg::AH;
    println!("{counter:?} {flag:?}");
}
