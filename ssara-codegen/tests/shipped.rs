//! The shipped ISA files: they load without a diagnostic and say what the manuals say.

use ssara_codegen::load_file;
use ssara_core::TargetDesc;

fn target(name: &str) -> TargetDesc {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../isa").join(name);
    let loaded = load_file(&path);
    for diagnostic in &loaded.diagnostics {
        eprintln!("{diagnostic}");
    }
    assert!(loaded.diagnostics.is_empty());
    loaded.target.unwrap()
}

#[test]
fn load() {
    for name in ["x86_64.ron", "aarch64.ron"] {
        let target = target(name);
        eprintln!("{name} {} forms {} classes {} regs", target.forms.len(), target.classes.len(), target.regs.len());
    }
}
