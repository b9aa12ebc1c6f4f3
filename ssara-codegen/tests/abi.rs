//! Where conventions pass arguments, against what the ABI documents say.

use ssara_codegen::load;
use ssara_tables::Target;
use ssara_tables::target::{ArgPlace, ArgPlaces, Conv, Type};

/// A machine with some banks and one convention.
struct Abi(Target);

impl Abi {
    fn new(banks: &str, convention: &str) -> Abi {
        let source = format!("Isa(name: abi, banks: {{{banks}}}, conventions: {{c: Convention({convention})}})");
        let loaded = load("abi.ron", &source);
        let shown: Vec<String> = loaded.diagnostics.iter().map(ToString::to_string).collect();
        Abi(loaded.target.unwrap_or_else(|| panic!("{}", shown.join("\n\n"))))
    }
    fn types(&self, names: &str) -> Vec<Type> {
        names
            .split_whitespace()
            .map(|name| self.0.find_type(name).unwrap_or_else(|| panic!("no type {name}")))
            .collect()
    }
    fn words(&self, places: &[ArgPlace]) -> String {
        let word = |place: &ArgPlace| match *place {
            ArgPlace::Reg(reg) => self.0.reg(reg).name.to_string(),
            ArgPlace::Bits(reg) => format!("({})", self.0.reg(reg).name),
            ArgPlace::Stack(offset) => format!("+{offset}"),
        };
        places.iter().map(word).collect::<Vec<_>>().join(" ")
    }
    /// The places of arguments: names are values, names joined by `:` are one argument, and what follows `...` is not
    /// named in the prototype.
    fn arguments(&self, arguments: &str) -> String {
        let mut places = ArgPlaces::arguments(&self.0, self.0.convention(Conv(0)), arguments.contains("..."));
        let mut found = Vec::new();
        for argument in arguments.split_whitespace() {
            match &self.types(&argument.replace([':', '.'], " "))[..] {
                [] => places.unnamed(),
                [ty] => found.push(places.value(*ty)),
                types => found.extend(places.wide(types)),
            }
        }
        self.words(&found)
    }
    fn results(&self, types: &str) -> String {
        self.words(&self.0.result_places(Conv(0), &self.types(types)))
    }
}

const X86: &str = r#"
    int: Bank(registers: [Family(each: [rax, rcx, rdx, rbx, rsp, rbp, rsi, rdi], name: "{}", bits: 64),
                          Family(each: 8..=15, name: "r{}", bits: 64)], values: {int: Value(bits: 64)}),
    vec: Bank(registers: [Family(each: 0..=15, name: "zmm{}", bits: 512,
                                 parts: {"ymm{}": 0..256, "xmm{}": 0..128, "xmm{}d": 0..64})],
              values: {m512: Value(bits: 512), m256: Value(bits: 256), m128: Value(bits: 128), double: Value(bits: 64)}),
    x87: Bank(registers: [Family(each: 0..=7, name: "st{}", bits: 80)], values: {ldouble: Value(bits: 80)}),"#;

#[test]
fn sysv_of_x86_64() {
    let abi = Abi::new(
        X86,
        r#"arguments: {int: [rdi, rsi, rdx, rcx, r8, r9], vec: ["zmm0..=zmm7"]}, results: {int: [rax, rdx]},
           wide: Wide(keep: true), stack: Stack(align: 16, slot: 8)"#,
    );
    // The example of figures 3.5 and 3.6: a structure of an integer and a double is two values.
    assert_eq!(
        abi.arguments("int int int double int int ldouble double m256 m512 double int int int"),
        "rdi rsi rdx xmm0d rcx r8 +0 xmm1d ymm2 zmm3 xmm4d r9 +16 +24"
    );
    // An __int128 is in two registers or none, and leaves the last one to the next argument.
    assert_eq!(abi.arguments("int int:int int int int:int int"), "rdi rsi rdx rcx r8 +0 +8 r9");
    assert_eq!(abi.arguments("int int int int int int int int:int"), "rdi rsi rdx rcx r8 r9 +0 +16 +24");
    assert_eq!(abi.results("int int int"), "rax rdx +0");
}

#[test]
fn win64() {
    let abi = Abi::new(
        X86,
        r#"arguments: {int: [rcx, rdx, r8, r9], vec: ["zmm0..=zmm3"]}, positions: shared,
           variadic: Variadic(arguments: {int: [rcx, rdx, r8, r9], vec: As(int)}),
           stack: Stack(align: 16, slot: 8, shadow: 32, alignment: slot)"#,
    );
    // "x64 calling convention", examples 1 to 3.
    assert_eq!(abi.arguments("int int int int int int"), "rcx rdx r8 r9 +32 +40");
    assert_eq!(abi.arguments("double double double double double"), "xmm0d xmm1d xmm2d xmm3d +32");
    assert_eq!(abi.arguments("int double int double int double"), "rcx xmm1d r8 xmm3d +32 +40");
    // A variadic function reads its floats from the integer registers.
    assert_eq!(abi.arguments("int ... double int double double"), "rcx (rdx) r8 (r9) +32");
}

const SPARC: &str = r#"
    int: Bank(registers: [Family(each: 0..=5, name: "o{}", bits: 64)], values: {long: Value(bits: 64)}),
    float: Bank(registers: [Family(each: 0..=15, name: "d{2n}", bits: 64, parts: {"f{2n+1}": 0..32, "f{2n}": 32..64})],
                values: {double: Value(bits: 64), single: Value(bits: 32)}),"#;

#[test]
fn sparc_v9() {
    let abi = Abi::new(
        SPARC,
        r#"arguments: {int: ["o0..=o5"], float: ["d0..=d30 step 2"]},
           results: {int: ["o0..=o3"], float: ["d0..=d6 step 2"], single: ["f0..=f6 step 2"]},
           positions: slots, stack: Stack(align: 16, slot: 8, shadow: 128)"#,
    );
    // Chapter 3, "Function arguments": the slot decides, and a float is in the right half of its register.
    assert_eq!(abi.arguments("long double single long"), "o0 d2 f5 o3");
    assert_eq!(abi.arguments("double double double double double double double long"), "d0 d2 d4 d6 d8 d10 d12 +184");
    // As a result it is in the left half.
    assert_eq!(abi.results("double"), "d0");
    assert_eq!(abi.results("single"), "f0");
}

const A64: &str = r#"
    int: Bank(registers: [Family(each: 0..=30, name: "x{}", bits: 64, parts: {"w{}": 0..32})],
              values: {long: Value(bits: 64), int: Value(bits: 32)}),
    vec: Bank(registers: [Family(each: 0..=31, name: "v{}", bits: 128, parts: {"d{}": 0..64, "b{}": 0..8})],
              values: {quad: Value(bits: 128), double: Value(bits: 64), byte: Value(bits: 8)}),"#;

#[test]
fn aapcs64() {
    let abi = Abi::new(
        A64,
        r#"arguments: {int: ["x0..=x7"], vec: ["v0..=v7"]}, wide: Wide(align: 2), stack: Stack(align: 16, slot: 8)"#,
    );
    // C.8 and C.9: an __int128 begins at an even register; C.13: one that does not fit closes the registers.
    assert_eq!(abi.arguments("int long:long double long"), "w0 x2 x3 d0 x4");
    let seven = "long long long long long long long";
    assert_eq!(abi.arguments(&format!("{seven} long:long long")), "x0 x1 x2 x3 x4 x5 x6 +0 +8 +16");
    // C.16: slots of eight bytes, sixteen where the type has that alignment.
    assert_eq!(abi.arguments(&format!("{seven} long int long:long int")), "x0 x1 x2 x3 x4 x5 x6 x7 +0 +16 +24 +32");
    let eight = "quad ".repeat(8);
    assert_eq!(abi.arguments(&format!("{eight} byte quad")), "v0 v1 v2 v3 v4 v5 v6 v7 +0 +16");
}

#[test]
fn apple_arm64() {
    let abi = Abi::new(
        A64,
        r#"arguments: {int: ["x0..=x7"], vec: ["v0..=v7"]}, variadic: Variadic(slot: 8),
           stack: Stack(align: 16, slot: 1)"#,
    );
    let eight = "long ".repeat(8);
    assert_eq!(abi.arguments(&format!("{eight} int int long")), "x0 x1 x2 x3 x4 x5 x6 x7 +0 +4 +8");
    // "Update code that passes arguments to variadic functions": each in a slot of eight bytes of its own.
    assert_eq!(abi.arguments("long ... int double int"), "x0 +0 +8 +16");
    assert_eq!(abi.0.variadic_places(Conv(0), &abi.types("long int"), 1)[1], ArgPlace::Stack(0));
}

const A32: &str = r#"
    core: Bank(registers: [Family(each: 0..=15, name: "r{}", bits: 32)],
               tuples: {pair: Tuple(of: ["r0..=r11"], length: 2, align: 2, name: "{}_{}")},
               values: {int: Value(bits: 32), llong: Value(bits: 64)}),
    vfp: Bank(registers: [Family(each: 0..=7, name: "q{}", bits: 128, parts: {
                  "d{2n}": 0..64, "d{2n+1}": 64..128,
                  "s{4n}": 0..32, "s{4n+1}": 32..64, "s{4n+2}": 64..96, "s{4n+3}": 96..128})],
              values: {float: Value(bits: 32), double: Value(bits: 64)}),"#;

#[test]
fn aapcs32_with_vfp() {
    let abi = Abi::new(
        A32,
        r#"arguments: {core: ["r0..=r3"], vfp: Sequence(registers: ["s0..=s15"], back_fill: true)},
           wide: Wide(align: 2),
           variadic: Variadic(arguments: {core: ["r0..=r3"], vfp: As(core)}, named: true),
           stack: Stack(align: 8, slot: 4)"#,
    );
    // C.3: a double word begins at an even register; the one before is lost. C.6: then all that follows is on the stack.
    assert_eq!(abi.arguments("int llong int"), "r0 r2_r3 +0");
    assert_eq!(abi.arguments("int int int llong int"), "r0 r1 r2 +0 +8");
    assert_eq!(abi.arguments("int int int int int llong"), "r0 r1 r2 r3 +0 +8");
    // 6.1.2.1: VFP registers are back-filled, until something is on the stack.
    assert_eq!(abi.arguments("float double float"), "s0 d1 s1");
    assert_eq!(abi.arguments("float double double float float"), "s0 d1 d2 s1 s6");
    let seven = "double ".repeat(7);
    assert_eq!(abi.arguments(&format!("{seven} float double float")), "d0 d1 d2 d3 d4 d5 d6 s14 +0 +8");
    // A homogeneous aggregate has the first free registers that follow each other, and is not split.
    assert_eq!(abi.arguments("float float:float double float"), "s0 s1 s2 d2 s3");
    assert_eq!(abi.arguments("float double float:float float"), "s0 d1 s4 s5 s1");
    assert_eq!(abi.arguments(&format!("{seven} float double:double float")), "d0 d1 d2 d3 d4 d5 d6 s14 +0 +8 +16");
    // Once it was too large, there is no register for another one, however small.
    assert_eq!(
        abi.arguments(&format!("{seven} float float:float float:float")),
        "d0 d1 d2 d3 d4 d5 d6 s14 +0 +4 +8 +12"
    );
    // An aggregate of eight bytes alignment begins at an even register.
    assert_eq!(abi.arguments("int int:int int"), "r0 r2 r3 +0");
    // 6.4.1: variadic functions use the base standard for all arguments.
    assert_eq!(abi.arguments("int ... double float int"), "r0 (r2_r3) +0 +4");
    assert_eq!(abi.arguments("float double ..."), "(r0) (r2_r3)");
}

#[test]
fn risc_v_lp64d() {
    let abi = Abi::new(
        r#"int: Bank(registers: [Family(each: 0..=7, name: "a{}", bits: 64), Family(each: 0..=6, name: "t{}", bits: 64)],
                     values: {long: Value(bits: 64)}),
           fp: Bank(registers: [Family(each: 0..=7, name: "fa{}", bits: 64, parts: {"fs{}": 0..32})],
                    values: {double: Value(bits: 64), float: Value(bits: 32)}),"#,
        r#"arguments: {int: ["a0..=a7"], fp: Sequence(registers: ["fa0..=fa7"], then: int)},
           results: {int: [a0, a1], fp: [fa0, fa1]},
           wide: Wide(split: true),
           variadic: Variadic(arguments: {int: ["a0..=a7"], fp: As(int)}, wide: Wide(align: 2)),
           stack: Stack(align: 16, slot: 8)"#,
    );
    assert_eq!(abi.arguments("long double float long"), "a0 fa0 fs1 a1");
    // A float for which there is no register of its kind takes an integer register.
    let eight = "double ".repeat(8);
    let fa = "fa0 fa1 fa2 fa3 fa4 fa5 fa6 fa7";
    assert_eq!(abi.arguments(&format!("long {eight} float long")), format!("a0 {fa} (a1) a2"));
    // Twice XLEN: any two registers, or one and the stack; as a variadic argument, an even pair.
    assert_eq!(abi.arguments("long long:long"), "a0 a1 a2");
    assert_eq!(abi.arguments("long long long long long long long long:long"), "a0 a1 a2 a3 a4 a5 a6 a7 +0");
    assert_eq!(abi.arguments("long ... long:long double"), "a0 a2 a3 (a4)");
    assert_eq!(abi.results("double float"), "fa0 fs1");
}

#[test]
fn s390x() {
    let abi = Abi::new(
        r#"int: Bank(registers: [Family(each: 0..=15, name: "r{}", bits: 64, parts: {"w{}": 0..32})],
                     values: {long: Value(bits: 64), int: Value(bits: 32)}),
           fp: Bank(registers: [Family(each: 0..=15, name: "f{}", bits: 64)], values: {double: Value(bits: 64)}),"#,
        r#"arguments: {int: ["r2..=r6"], fp: [f0, f2, f4, f6]}, results: {int: [r2], fp: [f0]},
           preserved: ["r6..=r13", "f8..=f15"],
           stack: Stack(align: 8, slot: 8, shadow: 160, pad: before)"#,
    );
    // Above the register save area; an int is in the second half of its slot.
    assert_eq!(abi.arguments("long int long long long long int"), "r2 w3 r4 r5 r6 +160 +172");
    assert_eq!(abi.arguments("double double double double double"), "f0 f2 f4 f6 +160");
}

#[test]
fn avr() {
    let abi = Abi::new(
        r#"int: Bank(registers: [Family(each: 0..=31, name: "r{}", bits: 8)],
                     tuples: {pair: Tuple(of: ["r0..=r31"], length: 2, align: 2, name: "{}_{}")},
                     values: {char: Value(bits: 8), int: Value(bits: 16)}),"#,
        r#"arguments: {int: [r24_r25, r22_r23, r20_r21, r18_r19, r16_r17, r14_r15, r12_r13, r10_r11, r8_r9]},
           results: {int: [r24_r25, r22_r23]}, stack: Stack(align: 1, slot: 1)"#,
    );
    // From r25 down, each at an even register; a long is its high half and then its low one.
    assert_eq!(abi.arguments("char int char int:int"), "r24 r22_r23 r20 r18_r19 r16_r17");
    assert_eq!(abi.arguments("int int int int int int int int int char int"), {
        "r24_r25 r22_r23 r20_r21 r18_r19 r16_r17 r14_r15 r12_r13 r10_r11 r8_r9 +0 +1"
    });
    assert_eq!(abi.results("char"), "r24");
}

#[test]
fn m68k() {
    let abi = Abi::new(
        r#"data: Bank(registers: [Family(each: 0..=7, name: "d{}", bits: 32, parts: {"b{}": 0..8})],
                      values: {int: Value(bits: 32), char: Value(bits: 8)}),
           address: Bank(registers: [Family(each: 0..=6, name: "a{}", bits: 32)], values: {ptr: Value(bits: 32)}),
           fp: Bank(registers: [Family(each: 0..=7, name: "fp{}", bits: 80)], values: {double: Value(bits: 80)}),"#,
        r#"results: {data: [d0], address: [a0], fp: [fp0]}, stack: Stack(align: 4, slot: 4, alignment: slot, pad: before)"#,
    );
    assert_eq!(abi.arguments("int char ptr double int"), "+0 +7 +8 +12 +24");
    assert_eq!(abi.results("ptr"), "a0");
}
