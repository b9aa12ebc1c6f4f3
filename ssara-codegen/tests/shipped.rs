//! The shipped ISA files load without a diagnostic and say what the manuals say.
//!
//! The facts here are copied from the manuals by hand, not computed from the files. They say which registers overlap, what
//! a call destroys, where arguments go, and what instructions that are easy to get wrong ask for.

use std::path::Path;

use ssara_codegen::load_file;
use ssara_tables::Target;
use ssara_tables::target::{
    ArgPlace, Class, Conv, FormKind, FormRelation, FormView, OperandDesc, Place, Pos, Reg, Relation, Role, TupleList,
    Type,
};
use ssara_tables::units::iter_words;

#[path = "shipped/aarch32.rs"]
mod aarch32;
#[path = "shipped/amdgpu.rs"]
mod amdgpu;
#[path = "shipped/avr.rs"]
mod avr;
#[path = "shipped/loongarch64.rs"]
mod loongarch64;
#[path = "shipped/m68k.rs"]
mod m68k;
#[path = "shipped/power64.rs"]
mod power64;
#[path = "shipped/riscv64.rs"]
mod riscv64;
#[path = "shipped/s390x.rs"]
mod s390x;
#[path = "shipped/sve.rs"]
mod sve;
#[path = "shipped/z80.rs"]
mod z80;

struct Isa(Target);

impl Isa {
    fn load(name: &str) -> Self {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../isa").join(name);
        let loaded = load_file(&path);
        let text: Vec<String> = loaded.diagnostics.iter().map(|diagnostic| diagnostic.to_string()).collect();
        assert!(text.is_empty(), "{}", text.join("\n"));
        Isa(loaded.target.expect("a file without errors gives a target"))
    }
    fn x86_64() -> Self {
        Isa::load("x86_64.ron")
    }
    fn aarch64() -> Self {
        Isa::load("aarch64.ron")
    }
    fn reg(&self, name: &str) -> Reg {
        self.0.find_reg(name).unwrap_or_else(|| panic!("no register {name}"))
    }
    fn units(&self, name: &str) -> &[u16] {
        self.0.reg_units(self.reg(name))
    }
    fn overlap(&self, a: &str, b: &str) -> bool {
        self.0.overlap(self.reg(a), self.reg(b))
    }
    fn names(&self, regs: impl IntoIterator<Item = Reg>) -> Vec<&str> {
        regs.into_iter().map(|reg| self.0.reg(reg).name.as_ref()).collect()
    }
    fn class(&self, name: &str) -> Vec<&str> {
        let class = self.0.find_class(name).unwrap_or_else(|| panic!("no class {name}"));
        self.names(self.0.class_regs(class).iter().copied())
    }
    fn ty(&self, name: &str) -> Type {
        self.0.find_type(name).unwrap_or_else(|| panic!("no kind of value {name}"))
    }
    fn convention(&self, name: &str) -> Conv {
        self.0.find_convention(name).unwrap_or_else(|| panic!("no convention {name}"))
    }
    fn form(&self, name: &str) -> FormView<'_> {
        let form = self.0.find_form(name).unwrap_or_else(|| panic!("no form {name}"));
        self.0.forms.get(form.table_index(), self.0.set_words)
    }
    /// A form as a reader would put it, in the notation of the ISA files: `dst: Def(tied a), a: Use(i64)`.
    fn operands(&self, name: &str) -> String {
        let form = self.form(name);
        let start = self.0.forms.starts[self.0.find_form(name).unwrap().table_index()] as usize;
        let operand_name = |index: usize| &self.0.forms.operand_names[start + index];
        let describe = |(index, operand): (usize, OperandDesc)| {
            let class = self.0.class(operand.class()).name.to_string();
            let place = match operand.place() {
                Place::Class => class,
                Place::Fixed(reg) => self.0.reg(reg).name.to_string(),
                Place::Tied(to) => format!("tied {}", operand_name(to.into())),
                Place::Any => format!("{class} or slot"),
                Place::Slot => match operand.modifies() {
                    Some(to) => format!("slot of {}", operand_name(to.into())),
                    None => format!("{class} slot"),
                },
                Place::ArgSlot(arg_slot) => arg_slot.to_string(),
            };
            let (role, unusual) = match (operand.role(), operand.pos()) {
                (Role::Use, Pos::Early) => ("Use", ""),
                (Role::Use, Pos::Late) => ("Use", "late "),
                (Role::Def, Pos::Early) => ("Def", "early "),
                (Role::Def, Pos::Late) => ("Def", ""),
            };
            format!("{}: {role}({unusual}{place})", operand_name(index))
        };
        form.operands().enumerate().map(describe).collect::<Vec<_>>().join(", ")
    }
    /// The relations between operands of a form: `dst differs from b`.
    fn relations(&self, name: &str) -> Vec<String> {
        let start = self.0.forms.starts[self.0.find_form(name).unwrap().table_index()] as usize;
        let operand = |index: u16| &*self.0.forms.operand_names[start + usize::from(index)];
        let class = |class: Class| &*self.0.class(class).name;
        let describe = |relation: &FormRelation| match relation.relation {
            Relation::Group { first, list } => {
                format!("{}.. in {}", operand(first), self.0.tuple_lists[list.index()].name)
            }
            Relation::Distinct(a, b) => format!("{} differs from {}", operand(a), operand(b)),
            Relation::Same(a, b, _) => format!("{} is {}", operand(a), operand(b)),
            Relation::OverlapAt(a, b, end) => format!("{} and {} at the {end:?} end", operand(a), operand(b)),
            Relation::Implies(a, in_a, b, in_b) => {
                format!("{} in {} means {} in {}", operand(a), class(in_a), operand(b), class(in_b))
            }
        };
        self.form(name).relations.iter().map(describe).collect()
    }
    /// The tuples of a list, the first of which are wanted most.
    fn tuples(&self, name: &str) -> Vec<String> {
        let list = self.0.tuple_lists.iter().position(|list| list.name == name);
        let list = TupleList(list.unwrap_or_else(|| panic!("no tuples {name}")) as u16);
        self.0.tuples(list).map(|tuple| self.names(tuple.iter().copied()).join(" ")).collect()
    }
    /// The registers all of whose units are in `set`, without those that are part of another such register.
    fn covered(&self, set: &[u64]) -> Vec<&str> {
        let units: Vec<u16> = iter_words(set).collect();
        let inside = |reg: Reg| self.0.reg_units(reg).iter().all(|unit| units.contains(unit));
        let mut largest: Vec<Reg> = Vec::new();
        for reg in self.0.reg_ids().filter(|&reg| inside(reg)) {
            if !largest.iter().any(|&whole| self.0.overlap(whole, reg)) {
                largest.push(reg);
            }
        }
        self.names(largest)
    }
    fn clobbers(&self, form: &str) -> Vec<&str> {
        self.covered(self.form(form).clobbers)
    }
    fn arguments(&self, convention: &str, types: &[&str]) -> Vec<String> {
        let types: Vec<Type> = types.iter().map(|ty| self.ty(ty)).collect();
        self.places(self.0.argument_places(self.convention(convention), &types))
    }
    fn results(&self, convention: &str, types: &[&str]) -> Vec<String> {
        let types: Vec<Type> = types.iter().map(|ty| self.ty(ty)).collect();
        self.places(self.0.result_places(self.convention(convention), &types))
    }
    fn places(&self, places: Vec<ArgPlace>) -> Vec<String> {
        let describe = |place: ArgPlace| match place {
            ArgPlace::Reg(reg) | ArgPlace::Bits(reg) => self.0.reg(reg).name.to_string(),
            ArgPlace::Stack(offset) => format!("stack+{offset}"),
        };
        places.into_iter().map(describe).collect()
    }
}

/// `prefix` with each number of the range.
fn numbered(prefix: &str, range: std::ops::RangeInclusive<u32>) -> Vec<String> {
    range.map(|number| format!("{prefix}{number}")).collect()
}

#[test]
fn files_have_a_back_end_worth_of_forms() {
    assert!(Isa::x86_64().0.forms.len() >= 1900);
    assert!(Isa::aarch64().0.forms.len() >= 1000);
}

#[test]
fn documentation_is_one_line_each() {
    for isa in [Isa::x86_64(), Isa::aarch64()] {
        let docs = isa.0.forms.docs.iter().chain(isa.0.conventions.iter().map(|convention| &convention.doc));
        for doc in docs.chain([&isa.0.doc]) {
            assert!(!doc.contains(['\n', '{', '}']), "{doc}");
        }
    }
}

#[test]
fn every_convention_leaves_room_to_work_across_a_call() {
    for isa in [Isa::x86_64(), Isa::aarch64()] {
        let home = isa.0.home_class(isa.ty("i64"));
        for convention in isa.0.conventions.iter() {
            let survives = |reg: &&Reg| {
                let units = isa.0.reg_units(**reg);
                !units.iter().any(|&unit| iter_words(&convention.clobbers).any(|clobbered| clobbered == unit))
            };
            assert!(isa.0.class_regs(home).iter().filter(survives).count() >= 6, "{}", convention.name);
        }
    }
}

// x86-64

#[test]
fn the_parts_of_rax_are_al_and_ah() {
    let isa = Isa::x86_64();
    assert_eq!(isa.units("rax").len(), 2);
    assert_eq!(isa.units("eax"), isa.units("rax"));
    assert_eq!(isa.units("ax"), isa.units("rax"));
    assert_eq!([isa.units("al"), isa.units("ah")].concat(), isa.units("rax"));
    assert!(!isa.overlap("al", "ah"));
    assert!(isa.overlap("eax", "ah"));
    assert_eq!(isa.units("rsi").len(), 1);
    assert_eq!(isa.units("sil"), isa.units("rsi"));
}

#[test]
fn high_bytes_have_their_own_encoding() {
    let isa = Isa::x86_64();
    let encoding = |name| isa.0.reg(isa.reg(name)).encoding;
    assert_eq!(["ah", "ch", "dh", "bh"].map(encoding), [4, 5, 6, 7]);
    assert_eq!(["spl", "bpl", "sil", "dil"].map(encoding), [4, 5, 6, 7]);
    assert_eq!(["rax", "rcx", "rdx", "rbx", "r8", "r15b", "zmm11"].map(encoding), [0, 1, 2, 3, 8, 15, 11]);
}

#[test]
fn high_bytes_and_the_stack_pointer_are_nobodys_home() {
    let isa = Isa::x86_64();
    assert_eq!(isa.class("i64").len(), 31);
    assert!(!isa.class("i64").contains(&"rsp"));
    assert_eq!(isa.class("i8").len(), 31);
    assert!(!isa.class("i8").contains(&"ah"));
    assert!(!isa.class("i8").contains(&"spl"));
    assert!(isa.class("legacy8").contains(&"ah"));
    assert_eq!(isa.class("i8&legacy8"), ["al", "cl", "dl", "bl"]);
    assert_eq!(isa.class("writemask"), ["k1", "k2", "k3", "k4", "k5", "k6", "k7"]);
}

#[test]
fn a_vector_register_is_its_low_128_bits_and_the_rest() {
    let isa = Isa::x86_64();
    for number in 0..16 {
        let [zmm, ymm, xmm] = ["zmm", "ymm", "xmm"].map(|name| isa.units(&format!("{name}{number}")).to_vec());
        assert_eq!(zmm, ymm);
        assert_eq!(ymm, [xmm.as_slice(), isa.units(&format!("ymm{number}_hi"))].concat());
        assert_eq!(xmm, isa.units(&format!("xmm{number}d")));
        assert_eq!(xmm, isa.units(&format!("xmm{number}s")));
    }
    assert_eq!(isa.class("v128").len(), 32);
    assert_eq!(isa.class("low_v128").len(), 16);
    assert_eq!(isa.units("zmm16"), isa.units("xmm16"));
    assert!(!isa.class("v128").contains(&"ymm0_hi"));
}

#[test]
fn sysv_calls_preserve_six_registers() {
    let isa = Isa::x86_64();
    let mut expected: Vec<String> = ["rax", "rcx", "rdx", "rsi", "rdi"].map(String::from).to_vec();
    expected.extend(numbered("r", 8..=11));
    expected.extend(numbered("r", 16..=31));
    expected.extend(numbered("zmm", 0..=31));
    expected.extend(numbered("k", 0..=7));
    expected.extend(numbered("tmm", 0..=7));
    let sysv = isa.0.convention(isa.convention("sysv"));
    assert_eq!(isa.covered(&sysv.clobbers), expected);
}

#[test]
fn win64_calls_preserve_the_low_half_of_ymm6_to_ymm15() {
    let isa = Isa::x86_64();
    let mut expected: Vec<String> = ["rax", "rcx", "rdx"].map(String::from).to_vec();
    expected.extend(numbered("r", 8..=11));
    expected.extend(numbered("r", 16..=31));
    expected.extend(numbered("zmm", 0..=5));
    expected.extend((6..=15).map(|number| format!("ymm{number}_hi")));
    expected.extend(numbered("zmm", 16..=31));
    expected.extend(numbered("k", 0..=7));
    expected.extend(numbered("tmm", 0..=7));
    let win64 = isa.0.convention(isa.convention("win64"));
    assert_eq!(isa.covered(&win64.clobbers), expected);
}

#[test]
fn sysv_counts_arguments_by_bank_and_win64_by_position() {
    let isa = Isa::x86_64();
    assert_eq!(isa.arguments("sysv", &["i64", "f64", "i32", "v256", "f32"]), ["rdi", "xmm0d", "esi", "ymm1", "xmm2s"]);
    assert_eq!(isa.arguments("sysv", &["i64"; 8])[4..], ["r8", "r9", "stack+0", "stack+8"]);
    assert_eq!(
        isa.arguments("win64", &["i64", "f64", "i32", "f32", "i64"]),
        ["rcx", "xmm1d", "r8d", "xmm3s", "stack+32"]
    );
    assert_eq!(isa.results("sysv", &["i64", "f64", "i8", "f32"]), ["rax", "xmm0d", "dl", "xmm1s"]);
    assert_eq!(isa.results("win64", &["f64"]), ["xmm0d"]);
}

#[test]
fn x86_forms_fix_the_registers_of_the_manual() {
    let isa = Isa::x86_64();
    let cases = [
        ("add64", "dst: Def(tied a), a: Use(i64), b: Use(i64 or slot)"),
        ("shl32_cl", "dst: Def(tied a), a: Use(i32), count: Use(cl)"),
        ("div32", "quot: Def(eax), rem: Def(edx), lo: Use(eax), hi: Use(edx), by: Use(i32 or slot)"),
        ("idiv8", "quot: Def(al), rem: Def(ah), dividend: Use(ax), by: Use(i8 or slot)"),
        ("mulx64", "lo: Def(i64), hi: Def(i64), a: Use(rdx), b: Use(i64 or slot)"),
        ("cmpxchg8", "old: Def(al), expected: Use(al), new: Use(i8), base: Use(i64)"),
        (
            "cmpxchg16b",
            "old_lo: Def(rax), old_hi: Def(rdx), expected_lo: Use(rax), expected_hi: Use(rdx), new_lo: Use(rbx), \
             new_hi: Use(rcx), base: Use(i64)",
        ),
        ("cpuid", "a: Def(eax), b: Def(ebx), c: Def(ecx), d: Def(edx), leaf: Use(eax), subleaf: Use(ecx)"),
        ("pcmpestri", "index: Def(ecx), a: Use(low_v128), a_len: Use(eax), b: Use(low_v128 or slot), b_len: Use(edx)"),
        (
            "blendvpd",
            "dst: Def(tied otherwise), otherwise: Use(low_v128), then: Use(low_v128 or slot), mask: Use(xmm0)",
        ),
        ("second_byte16", "dst: Def(legacy32), src: Use(abcd16)"),
        ("fld_f64", "src: Use(f64 slot)"),
    ];
    for (name, expected) in cases {
        assert_eq!(isa.operands(name), expected, "{name}");
    }
}

#[test]
fn x86_forms_keep_apart_what_must_differ() {
    let isa = Isa::x86_64();
    let cases = [
        (
            "add128",
            "lo: Def(tied a_lo), hi: Def(tied a_hi), a_lo: Use(i64), a_hi: Use(i64), b_lo: Use(i64 or slot), \
             b_hi: Use(late i64 or slot)",
        ),
        (
            "vgatherdpd_v256",
            "dst: Def(tied old), rest: Def(tied mask), old: Use(low_v256), mask: Use(low_v256), base: Use(rex64), \
             index: Use(low_v128)",
        ),
        ("cmp64_set32", "dst: Def(early i32), a: Use(i64), b: Use(i64 or slot)"),
        ("jump_table", "base: Def(early i64), offset: Def(i64), index: Use(i64)"),
        ("atomic16", "old: Def(early ax), new: Def(early i16), with: Use(late i16), base: Use(late i64)"),
        (
            "vaddps_v512_masked",
            "dst: Def(tied old), old: Use(v512), k: Use(writemask), a: Use(v512), b: Use(v512 or slot)",
        ),
        ("tdpbssd", "dst: Def(tied sum), sum: Use(tile), a: Use(tile), b: Use(tile)"),
        ("tileloadd", "dst: Def(tile), base: Use(i64), stride: Use(i64)"),
    ];
    for (name, expected) in cases {
        assert_eq!(isa.operands(name), expected, "{name}");
    }
    assert_eq!(isa.relations("vgatherdpd_v256"), ["dst differs from index", "rest differs from index"]);
    let apart = ["dst differs from a", "dst differs from b", "a differs from b"];
    assert_eq!(isa.relations("tdpbf16ps"), apart);
    assert_eq!(isa.relations("add8_any"), ["a in high8 means b in legacy8", "b in high8 means a in legacy8"]);
}

#[test]
fn alternatives_of_x86_are_what_the_manual_encodes() {
    let isa = Isa::x86_64();
    let cases = [
        ("add64", ["add64/swapped", "add64/lea", "add64/in_slot", "add64/in_slot/swapped"].as_slice()),
        ("add64_imm", &["add64_imm/lea", "add64_imm/in_slot"]),
        ("sub64", &["sub64/in_slot"]),
        ("sar32_cl", &["sar32_cl/in_slot"]),
        ("xor8", &["xor8/swapped", "xor8/in_slot", "xor8/in_slot/swapped"]),
        ("mulsd", &["mulsd/swapped"]),
        ("minsd", &[]),
        ("cmp32_jump", &["cmp32_jump/memory_first"]),
        ("vfmaddsd", &["vfmaddsd/f231_swapped", "vfmaddsd/f213", "vfmaddsd/f213_swapped", "vfmaddsd/f132"]),
    ];
    for (name, expected) in cases {
        let form = isa.0.find_form(name).unwrap_or_else(|| panic!("no form {name}"));
        let mut found: Vec<&str> =
            isa.0.forms.alternatives(form.table_index()).map(|index| &*isa.0.forms.names[index]).collect();
        found.sort_by_key(|name| expected.iter().position(|expected| expected == name));
        assert_eq!(found, expected, "{name}");
    }
    assert_eq!(isa.operands("add64/lea"), "dst: Def(i64), a: Use(i64), b: Use(i64)");
    assert_eq!(isa.operands("add64/swapped"), "dst: Def(tied b), a: Use(i64 or slot), b: Use(i64)");
    assert_eq!(isa.operands("sub64/in_slot"), "dst: Def(slot of a), a: Use(i64 slot), b: Use(i64)");
    assert_eq!(isa.operands("vfmaddsd/f213"), "dst: Def(tied a), acc: Use(f64 or slot), a: Use(f64), b: Use(f64)");
}

#[test]
fn x86_forms_destroy_what_the_manual_says() {
    let isa = Isa::x86_64();
    assert_eq!(isa.clobbers("vzeroupper"), (0..=15).map(|n| format!("ymm{n}_hi")).collect::<Vec<_>>());
    assert_eq!(isa.clobbers("vzeroall"), numbered("zmm", 0..=15));
    assert_eq!(isa.clobbers("ldtilecfg"), numbered("tmm", 0..=7));
    assert_eq!(isa.clobbers("rep_movs8"), ["rcx", "rsi", "rdi"]);
    assert_eq!(isa.clobbers("syscall6"), ["rcx", "r11"]);
    assert!(isa.clobbers("add64").is_empty());
}

// AArch64

#[test]
fn only_v8_to_v15_have_two_units() {
    let isa = Isa::aarch64();
    for number in 0..32 {
        let callee_saved = (8..16).contains(&number);
        assert_eq!(isa.units(&format!("v{number}")).len(), 1 + usize::from(callee_saved));
        for part in ["d", "s", "h", "b"] {
            assert_eq!(isa.units(&format!("{part}{number}")), &isa.units(&format!("v{number}"))[..1]);
        }
    }
    assert_eq!(isa.units("x5"), isa.units("w5"));
    assert_eq!(isa.class("i64").len(), 31);
    assert!(!isa.class("i64").contains(&"sp"));
}

#[test]
fn aapcs64_calls_preserve_d8_and_not_v8() {
    let isa = Isa::aarch64();
    let aapcs64 = isa.0.convention(isa.convention("aapcs64"));
    let mut expected = numbered("x", 0..=17);
    expected.push("x30".to_string());
    expected.extend(numbered("z", 0..=7));
    expected.extend(numbered("z", 16..=31));
    expected.extend(numbered("p", 0..=15));
    expected.extend(["ffr", "zt0"].map(String::from));
    assert_eq!(isa.covered(&aapcs64.clobbers), expected);
    let upper_half_of_v8 = isa.units("v8")[1];
    assert!(iter_words(&aapcs64.clobbers).any(|unit| unit == upper_half_of_v8));
    assert_eq!(isa.names(aapcs64.reserved.iter().copied()), ["x18", "x29"]);
}

#[test]
fn conventions_of_aarch64_differ_where_platforms_do() {
    let isa = Isa::aarch64();
    let clobbers = |name| isa.covered(&isa.0.convention(isa.convention(name)).clobbers);
    assert!(clobbers("linux").contains(&"x18"));
    assert!(!clobbers("apple").contains(&"x18"));
    assert!(!clobbers("vector_pcs").contains(&"v16"));
    assert!(clobbers("vector_pcs").contains(&"z24"));
    let types: Vec<&str> = [["i64"; 8].as_slice(), &["i32", "i32"]].concat();
    assert_eq!(isa.arguments("aapcs64", &types)[7..], ["x7", "stack+0", "stack+8"]);
    assert_eq!(isa.arguments("apple", &types)[7..], ["x7", "stack+0", "stack+4"]);
    assert_eq!(isa.arguments("aapcs64", &["f32", "i32", "v128", "f64"]), ["s0", "w0", "v1", "d2"]);
    assert_eq!(isa.results("aapcs64", &["i64", "f64", "i64"]), ["x0", "d0", "x1"]);
}

#[test]
fn aarch64_forms_ask_for_what_the_manual_says() {
    let isa = Isa::aarch64();
    let cases = [
        ("add64", "dst: Def(i64), a: Use(i64), b: Use(i64)"),
        ("madd32", "dst: Def(i32), a: Use(i32), b: Use(i32), c: Use(i32)"),
        ("movk64", "dst: Def(tied a), a: Use(i64)"),
        ("bfi32", "dst: Def(tied old), old: Use(i32), src: Use(i32)"),
        ("ldp64_writeback", "first: Def(i64), second: Def(i64), next: Def(tied base), base: Use(i64)"),
        ("str64_writeback", "next: Def(tied base), src: Use(late i64), base: Use(i64)"),
        ("stlxr64", "status: Def(early i32), src: Use(i64), base: Use(i64)"),
        ("stxp32", "status: Def(early i32), first: Use(i32), second: Use(i32), base: Use(i64)"),
        ("cas64", "old: Def(tied expected), expected: Use(i64), new: Use(i64), base: Use(i64)"),
        ("fmadd_f64", "dst: Def(f64), a: Use(f64), b: Use(f64), addend: Use(f64)"),
        ("fmla_v128", "dst: Def(tied acc), acc: Use(v128), a: Use(v128), b: Use(v128)"),
        ("fmla_lane16", "dst: Def(tied acc), acc: Use(v128), a: Use(v128), b: Use(low_v128)"),
        (
            "casp64",
            "old0: Def(tied expected0), old1: Def(tied expected1), expected0: Use(i64), expected1: Use(i64), \
                    new0: Use(i64), new1: Use(i64), base: Use(i64)",
        ),
        ("bsl_v128", "dst: Def(tied mask), mask: Use(v128), then: Use(v128), otherwise: Use(v128)"),
        ("tbl_v128", "dst: Def(v128), table: Use(v128), index: Use(v128)"),
        ("tbx_v128", "dst: Def(tied old), old: Use(v128), table: Use(v128), index: Use(v128)"),
        ("ins_i32", "dst: Def(tied old), old: Use(v128), src: Use(i32)"),
        ("sha1c", "dst: Def(tied abcd), abcd: Use(v128), e: Use(f32), words: Use(v128)"),
        ("faddp_scalar_f32", "dst: Def(f32), src: Use(f64)"),
        ("pacia1716", "dst: Def(tied src), src: Use(x17), modifier: Use(x16)"),
        ("tail_br", "target: Use(linkage64)"),
    ];
    for (name, expected) in cases {
        assert_eq!(isa.operands(name), expected, "{name}");
    }
    assert_eq!(isa.clobbers("tls_descriptor_call"), ["x1", "x30"]);
    assert_eq!(isa.relations("casp64"), ["expected0.. in x_pair", "new0.. in x_pair"]);
    assert_eq!(isa.tuples("x_pair")[..2], ["x0 x1", "x2 x3"]);
    assert_eq!(isa.relations("ld4_v128"), ["dst0.. in v_list4"]);
    assert_eq!(isa.tuples("v_list4").len(), 32);
    assert!(isa.tuples("v_list4").contains(&"v30 v31 v0 v1".to_string()));
}

#[test]
fn kinds_of_forms_are_those_of_their_control_flow() {
    let (x86, arm) = (Isa::x86_64(), Isa::aarch64());
    for (isa, name, kind) in [
        (&x86, "cmp8_jump", FormKind::Branch),
        (&x86, "tail_jump", FormKind::Return),
        (&x86, "ud2", FormKind::Trap),
        (&x86, "tls_call", FormKind::Call),
        (&x86, "cmp8_set", FormKind::Op),
        (&arm, "tbnz64", FormKind::Branch),
        (&arm, "tail_br", FormKind::Return),
        (&arm, "udf", FormKind::Trap),
        (&arm, "stack_probe", FormKind::Call),
    ] {
        assert_eq!(isa.form(name).kind, kind, "{name}");
    }
}
