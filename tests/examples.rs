//! The examples run, and the README quotes them correctly. `BLESS=1` in the environment writes the README anew.

use std::ops::Range;
use std::process::{Command, Output};

const README: &str = include_str!("../README.md");

/// Where the first block of the README in this language is, without its fences.
fn block(language: &str) -> Range<usize> {
    let fence = format!("```{language}\n");
    let start = README.find(&fence).expect("a block in this language") + fence.len();
    start..start + README[start..].find("```").expect("the end of the block")
}

/// Builds an example and runs it. The tests of the workspace have built it with the features that all crates ask for. So a
/// build for the workspace does nothing then. `cargo run` would build its package with fewer features.
fn run(name: &str, args: &[&str]) -> Output {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--quiet", "--locked", "--workspace", "--profile", "test", "--example", name]);
    let built = cargo.current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap_or_else(|error| panic!("cargo: {error}"));
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let test = std::env::current_exe().expect("the path of this test");
    let profile = test.ancestors().nth(2).expect("the directory of the profile");
    let example = profile.join("examples").join(name).with_extension(std::env::consts::EXE_EXTENSION);
    Command::new(example).args(args).output().unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The output of an example.
fn printed(name: &str, args: &[&str]) -> String {
    let output = run(name, args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn the_readme_quotes_the_quickstart_and_what_it_prints() {
    let (source, output) = (include_str!("../examples/quickstart.rs"), printed("quickstart", &[]));
    let [quoted_source, quoted_output] = [block("rust"), block("text")];
    if std::env::var_os("BLESS").is_some() {
        let mut readme = README.to_owned();
        readme.replace_range(quoted_output, &output);
        readme.replace_range(quoted_source, source);
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md"), readme).expect("the README can be written");
    } else {
        assert_eq!(&README[quoted_source], source, "BLESS=1 puts it into the README");
        assert_eq!(&README[quoted_output], output, "BLESS=1 puts it into the README");
    }
}

#[test]
fn the_readme_quotes_the_isa_file() {
    let source = include_str!("../isa/x86_64.ron");
    for piece in README[block("ron")].split("...\n") {
        assert!(source.contains(piece), "not in the file:\n{piece}");
    }
}

#[test]
fn a_target_of_ones_own_is_allocated_for() {
    let text = printed("own_target", &[]);
    assert!(text.contains("allocated function \"dot\" isa dsp"), "{text}");
}

#[test]
fn compiled_code_computes_what_it_should() {
    let text = printed("jit_x86_64", &[]);
    if cfg!(all(target_arch = "x86_64", unix)) {
        for line in [
            "gcd(12, 18) = 6\n",
            "gcd(1071, 462) = 21\n",
            "= 0\n",
            "determinant of [[2, -3, 1, 5], [4, 0, -2, 1], [7, 6, 3, -1], [1, 1, 2, 8]] = 928\n",
        ] {
            assert!(text.contains(line), "{line}: {text}");
        }
    }
}
