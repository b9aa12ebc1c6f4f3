//! File tests: each `tests/files/**/*.ssa` is a function, and the `.out` beside it is the result of the allocator: the
//! allocated function, or the error.
//!
//! The name of a file says what it guards, and its comment what to look for. The function names its ISA: `toy` is
//! [`ssara_testing::toy_target`], which `toy.ron` has as a file, too. The shipped ones are known by name, and any other
//! is the file `<isa>.ron` in the same directory. A comment `; level: O1` or `; callee-saves: report` chooses how the
//! output is made. `; passes: show` adds what each pass decided. `; locations: show` adds where each value, saved
//! register and reference is. Whatever it chooses, the function is allocated in all ways, and the checker, the executor
//! (on every edge) and the reference checker check all results. `; stress: few-registers` or another kind makes all
//! allocations under that stress.
//!
//! `cargo test --test files` runs all, `cargo test --test files swap` those with `swap` in their path, and with
//! `BLESS=1` in the environment the `.out` files are written.

mod file_tests;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};
use ssara_core::text;
use ssara_core::verify::Checker;
use ssara_core::verify::execute::Limits;
use ssara_core::{CalleeSaves, Context, Level, Options, Stress, Target};
use ssara_testing::OPTIONS;
use ssara_testing::oracles::Oracles;

const LEVELS: [(&str, Level); 4] = [("O0", Level::O0), ("O1", Level::O1), ("O2", Level::O2), ("O3", Level::O3)];
const CALLEE_SAVES: [(&str, CalleeSaves); 3] =
    [("insert", CalleeSaves::Insert), ("wrap", CalleeSaves::Wrap), ("report", CalleeSaves::Report)];

fn main() -> ExitCode {
    let args = Arguments::from_args();
    let root = file_tests::root();
    let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
    file_tests::collect(&root, &mut inputs, &mut outputs);
    outputs.retain(|output| !inputs.contains(&output.with_extension("ssa")));
    let orphans = Trial::test("every_output_has_an_input", move || match &*outputs {
        [] => Ok(()),
        outputs => Err(format!("no `.ssa` beside {outputs:?}").into()),
    });
    let of_toy = inputs.clone();
    let toy = Trial::test("toy_is_the_machine_of_its_file", move || toy_is_the_machine_of_its_file(&of_toy));
    let tests = inputs.into_iter().map(|path| {
        let name = path.strip_prefix(&root).unwrap_or(&path).with_extension("").display().to_string();
        Trial::test(name, move || run(&path))
    });
    libtest_mimic::run(&args, tests.chain([orphans, toy]).collect()).exit_code()
}

/// On `toy` and on the machine of `toy.ron` functions have the same allocations, or are refused.
fn toy_is_the_machine_of_its_file(inputs: &[PathBuf]) -> Result<(), Failed> {
    let of_file =
        ssara_codegen::load_file(&file_tests::root().join("toy.ron")).target.ok_or("`toy.ron` has mistakes")?;
    let mut compared = 0;
    for input in inputs {
        let source = fs::read_to_string(input)?;
        if text::isa_name(&source).is_ok_and(|isa| isa == "toy") {
            // Messages differ: a file has names for operands.
            let outcome = |target: &Target| {
                let allocated = text::parse(&source, target).ok().map(|func| {
                    let allocation = Context::new().allocate(&func, target, &Options::default());
                    allocation.map(|allocation| func.display_allocated(target, &allocation).to_string())
                });
                allocated.and_then(Result::ok).unwrap_or_else(|| "refused".to_owned())
            };
            let (expected, found) = (outcome(&ssara_testing::toy_target()), outcome(&of_file));
            if found != expected {
                return Err(format!("{}: {found}\nnot\n{expected}", input.display()).into());
            }
            compared += 1;
        }
    }
    if compared > 100 { Ok(()) } else { Err(format!("{compared} functions are for `toy`").into()) }
}

fn run(input: &Path) -> Result<(), Failed> {
    let output = input.with_extension("out");
    let found = allocated(input, &fs::read_to_string(input)?)?;
    if std::env::var_os("BLESS").is_some() {
        return Ok(fs::write(output, found)?);
    }
    let expected = fs::read_to_string(output).unwrap_or_default();
    if found == expected {
        return Ok(());
    }
    let same = found.lines().zip(expected.lines()).take_while(|(found, expected)| found == expected).count();
    let message =
        format!("not as in the `.out` file from line {} on; it is now (BLESS=1 keeps it):\n{found}", same + 1);
    Err(message.into())
}

/// The allocation of a function, which the checker, the executor and the reference checker have accepted.
fn allocated(path: &Path, source: &str) -> Result<String, Failed> {
    let level = directive(source, "level", &LEVELS)?;
    let callee_saves = directive(source, "callee-saves", &CALLEE_SAVES)?;
    let stress = directive(source, "stress", &Stress::KINDS)?.unwrap_or(Stress::NONE);
    let options = Options::new(level.unwrap_or_default(), callee_saves.unwrap_or_default());
    let chosen = Options { stress, ..options.with_contracts() };
    let target = match text::isa_name(source) {
        Ok(isa) => file_tests::target(path, &isa)?,
        Err(error) => return refused_text(source, &error),
    };
    let func = match text::parse(source, &target) {
        Ok(func) => func,
        Err(error) => return refused_text(source, &error),
    };
    let mut context = Context::new();
    let mut oracles = Oracles::new(&target, Limits { steps: 1_000_000, ..Limits::default() });
    let result = context.allocate(&func, &target, &chosen);
    // A record changes nothing.
    let (recorded, record) = context.allocate_with_record(&func, &target, &chosen);
    if recorded.as_ref().ok() != result.as_ref().ok() {
        return Err("the allocation differs when decisions are recorded".into());
    }
    // Nor do contracts.
    if context.allocate(&func, &target, &Options { stress, ..options }).ok().as_ref() != result.as_ref().ok() {
        return Err("the allocation differs with contracts".into());
    }
    let report = match directive(source, "passes", &[("show", ())])? {
        Some(()) => format!("{}\n", record.display(&func, &target)),
        None => String::new(),
    };
    for options in OPTIONS {
        let options = Options { stress, ..options };
        match (context.allocate(&func, &target, &options), &result) {
            (Ok(allocation), Ok(_)) => {
                oracles.check(&func, &allocation).map_err(|objection| format!("{options:?}: {objection}"))?;
            }
            (Err(error), Err(first)) if error == *first => {}
            (Ok(_), Err(first)) => return Err(format!("{options:?} allocates, {chosen:?} does not: {first}").into()),
            (Err(error), _) => return Err(format!("{options:?}: {error}, unlike {chosen:?}").into()),
        }
    }
    Ok(match result {
        Ok(allocation) => {
            let stats = ssara_core::stats(&func, &target, &allocation).map_err(|error| error.to_string())?;
            let shown = func.display_allocated(&target, &allocation).with_stats(stats);
            match directive(source, "locations", &[("show", ())])? {
                None => format!("{report}{shown}"),
                Some(()) => {
                    let locations = Checker::new(&target).locations(&func, &allocation);
                    let locations = locations.map_err(|violations| format!("{violations:?}"))?;
                    format!("{report}{}{}", shown.with_steps(), locations.display(&func, &target))
                }
            }
        }
        Err(error) => format!("{}\n", error.display(&func)),
    })
}

/// The message of a text that is no function, if the test is about that.
fn refused_text(source: &str, error: &text::ParseError) -> Result<String, Failed> {
    match directive(source, "text", &[("refused", ())])? {
        Some(()) => Ok(format!("{error}\n")),
        None => Err(format!("{error}; a test of such messages says `; text: refused`").into()),
    }
}

/// What a comment `; <key>: <name>` says.
fn directive<T: Copy>(source: &str, key: &str, known: &[(&str, T)]) -> Result<Option<T>, Failed> {
    let values = source.lines().filter_map(|line| line.strip_prefix(';')?.trim().strip_prefix(key)?.strip_prefix(':'));
    let Some(value) = values.map(str::trim).next() else { return Ok(None) };
    let found = known.iter().find(|(name, _)| *name == value);
    found.map(|&(_, value)| Some(value)).ok_or_else(|| format!("`{key}: {value}` is not known").into())
}
