//! Builds a function for x86-64, allocates its registers, checks the result and prints it.

use ssara_core::{Context, Options, verify};
use ssara_targets::x86_64::{Builder, I64, TARGET, conv};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // gcd(a, b), called by the System V convention.
    let mut b = Builder::new("gcd");
    let args = b.entry::<(I64, I64)>(conv::SYSV);
    let (head, (x, y)) = b.block::<(I64, I64)>();
    let (body, ()) = b.block::<()>();
    let (done, ()) = b.block::<()>();
    b.ins().jump(head.with(args));

    b.switch_to(head);
    b.ins().cmp64_imm_jump(y, [done.with(()), body.with(())]);

    b.switch_to(body);
    let high = b.ins().zero64();
    let (_quotient, remainder) = b.ins().div64(x, high, y); // RDX:RAX by y: RAX is the quotient, RDX the remainder
    b.ins().jump(head.with((y, remainder)));

    b.switch_to(done);
    b.ret(conv::SYSV, x);
    let func = b.finish()?;

    let allocation = Context::new().allocate(&func, &TARGET, &Options::default())?;
    assert_eq!(verify::check(&func, &TARGET, &allocation), Ok(()));
    print!("{}", func.display_allocated(&TARGET, &allocation));
    Ok(())
}
