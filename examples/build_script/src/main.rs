//! A target from a build script: allocates `(x + y) * y` for a pocket calculator and prints the result.

include!(concat!(env!("OUT_DIR"), "/pocket.rs"));

use ssara_core::ir::Function;
use ssara_core::text;
use ssara_core::{Context, Options, verify};

/// `(x + y) * y`, where x and y are constants.
fn program() -> Function {
    let mut b = pocket::Builder::new("program");
    let (start, ()) = b.block::<()>();
    b.switch_to(start);
    let x = b.ins().digit();
    let y = b.ins().digit();
    let sum = b.ins().add(x, y);
    let product = b.ins().mul(sum, y);
    b.ins().show(product);
    b.finish().expect("a function")
}

/// The program with its registers.
fn allocated() -> String {
    let program = program();
    let allocation = Context::new().allocate(&program, &pocket::TARGET, &Options::default()).expect("an allocation");
    verify::check(&program, &pocket::TARGET, &allocation).expect("a correct allocation");
    text::print_allocated(&program, &pocket::TARGET, &allocation)
}

fn main() {
    print!("{}", allocated());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_module_of_the_build_script_allocates() {
        let text = allocated();
        assert!(text.contains("acc") && text.contains("mul"), "{text}");
        assert_eq!(pocket::reg::R3.reg(), pocket::TARGET.find_reg("r3").expect("r3"));
    }
}
