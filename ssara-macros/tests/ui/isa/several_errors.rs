ssara_core::target! {
    pub mod machine = "./several_errors.ron";
}

use machine::Builder;

fn main() {
    let mut b = Builder::new("f");
    b.ins().add(machine::reg::R0);
}
