//! Makes the module `pocket` from `isa/pocket.ron`.

fn main() -> Result<(), ssara_codegen::build::Error> {
    ssara_codegen::build::Config::new().file("isa/pocket.ron").compile()?;
    Ok(())
}
