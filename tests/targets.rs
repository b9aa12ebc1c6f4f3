//! The tables of the shipped modules equal those of the ISA files.

use ssara_core::Target;

fn assert_equal(generated: &Target, file: &str) {
    let path = format!("{}/isa/{file}", env!("CARGO_MANIFEST_DIR"));
    let source = std::fs::read_to_string(&path).expect("the ISA file");
    let loaded = ssara_codegen::load(file, &source);
    let loaded = loaded.target.unwrap_or_else(|| panic!("{}", loaded.diagnostics[0]));
    assert_eq!(generated.name, loaded.name);
    assert_eq!(generated.doc, loaded.doc);
    assert_eq!(generated.banks, loaded.banks);
    assert_eq!(generated.types, loaded.types);
    assert_eq!(generated.regs, loaded.regs);
    assert_eq!(generated.reg_units, loaded.reg_units);
    assert_eq!(generated.classes, loaded.classes);
    assert_eq!(generated.class_regs, loaded.class_regs);
    assert_eq!(generated.set_words, loaded.set_words);
    assert_eq!(generated.forms.starts, loaded.forms.starts);
    assert_eq!(generated.forms.operands, loaded.forms.operands);
    assert_eq!(generated.forms.attrs, loaded.forms.attrs);
    assert_eq!(generated.forms.sets, loaded.forms.sets);
    assert_eq!(generated.forms.names, loaded.forms.names);
    assert_eq!(generated.forms.operand_names, loaded.forms.operand_names);
    assert_eq!(generated.forms.docs, loaded.forms.docs);
    assert_eq!(generated.conventions, loaded.conventions);
    assert_eq!(generated.reserved, loaded.reserved);
    assert_eq!(generated, &loaded, "a table that is not listed above");
}

#[test]
fn the_x86_64_module_equals_its_file() {
    assert_equal(&ssara_targets::x86_64::TARGET, "x86_64.ron");
}

#[test]
fn the_aarch64_module_equals_its_file() {
    assert_equal(&ssara_targets::aarch64::TARGET, "aarch64.ron");
}

#[test]
fn the_aarch32_module_equals_its_file() {
    assert_equal(&ssara_targets::aarch32::TARGET, "aarch32.ron");
}

#[test]
fn the_riscv64_module_equals_its_file() {
    assert_equal(&ssara_targets::riscv64::TARGET, "riscv64.ron");
}

#[test]
fn the_s390x_module_equals_its_file() {
    assert_equal(&ssara_targets::s390x::TARGET, "s390x.ron");
}

#[test]
fn the_avr_module_equals_its_file() {
    assert_equal(&ssara_targets::avr::TARGET, "avr.ron");
}

#[test]
fn the_m68k_module_equals_its_file() {
    assert_equal(&ssara_targets::m68k::TARGET, "m68k.ron");
}

#[test]
fn the_loongarch64_module_equals_its_file() {
    assert_equal(&ssara_targets::loongarch64::TARGET, "loongarch64.ron");
}

#[test]
fn the_power64_module_equals_its_file() {
    assert_equal(&ssara_targets::power64::TARGET, "power64.ron");
}

#[test]
fn the_z80_module_equals_its_file() {
    assert_equal(&ssara_targets::z80::TARGET, "z80.ron");
}

#[test]
fn the_amdgpu_module_equals_its_file() {
    assert_equal(&ssara_targets::amdgpu::TARGET, "amdgpu.ron");
}

/// The template has every construct of the language, so its module has every kind of item.
mod example {
    ssara_core::target! {
        pub mod template = "isa/TEMPLATE.ron";
    }
}

#[test]
fn the_module_of_the_template_equals_its_file_and_names_what_is_in_it() {
    use example::template::{Builder, I64, TARGET, conv, feature, reg, role, tuple};
    use ssara_core::target::TupleList;
    use ssara_core::typed::Phys;

    assert_equal(&TARGET, "TEMPLATE.ron");
    assert_eq!(TARGET.tuple_lists[tuple::ANY_THREE.index()].name, "any_three");
    assert_eq!(tuple::PAIR, TupleList(0));
    assert_eq!(TARGET.role("stack"), Some(role::STACK.reg()));
    let pair: Phys<I64> = reg::R0_R1;
    assert_eq!(TARGET.reg(pair.reg()).tuple, 2);
    let mut b = Builder::new("f");
    b.set_features(feature::WIDE.union(feature::VECTORS));
    let value = b.entry::<example::template::F64>(conv::STANDARD);
    b.ret(conv::STANDARD, value);
    let func = b.finish().expect("a function");
    assert_eq!(
        (func.features, ssara_core::validate::check(&func, &TARGET)),
        (feature::WIDE.union(feature::VECTORS), Ok(()))
    );
}
