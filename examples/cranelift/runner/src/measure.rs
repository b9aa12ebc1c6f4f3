//! Runs a program under all allocators in turn, round after round, and prints medians and ratios. The rounds spread other
//! load of the machine evenly over the allocators. All outputs must be equal.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

/// What to run.
#[derive(clap::Args)]
pub struct Args {
    /// The runner with regalloc2.
    #[arg(long)]
    regalloc2: PathBuf,
    /// The runner with ssara.
    #[arg(long)]
    ssara: PathBuf,
    /// The levels of ssara.
    #[arg(long, value_delimiter = ',', default_value = "O0,O2")]
    levels: Vec<String>,
    /// The number of rounds.
    #[arg(long, default_value_t = 7)]
    rounds: u32,
    /// The module.
    module: PathBuf,
    /// The arguments of the program.
    #[arg(last = true)]
    args: Vec<String>,
}

struct Variant {
    name: String,
    command: PathBuf,
    algorithm: &'static str,
    level: Option<String>,
    /// By measure, of all rounds.
    seconds: [Vec<f64>; 3],
}

const MEASURES: [&str; 3] = ["compile", "allocator", "run"];

/// Measures, and prints a row for each allocator.
///
/// # Errors
/// When a program does not run, or does not print the same under all allocators.
pub fn run(args: &Args) -> Result<()> {
    let mut variants = Vec::new();
    for (name, algorithm) in [("Ion", "ion"), ("Fastalloc", "fastalloc")] {
        let command = args.regalloc2.clone();
        variants.push(Variant { name: name.to_owned(), command, algorithm, level: None, seconds: Default::default() });
    }
    for level in &args.levels {
        let (name, command) = (format!("ssara {level}"), args.ssara.clone());
        variants.push(Variant {
            name,
            command,
            algorithm: "ion",
            level: Some(level.clone()),
            seconds: Default::default(),
        });
    }
    let mut expected = None;
    for _ in 0..args.rounds {
        for variant in &mut variants {
            let output = variant.round(args)?;
            if *expected.get_or_insert_with(|| output.clone()) != output {
                bail!("{}: the output under {} is another one", args.module.display(), variant.name);
            }
        }
    }
    println!("{}", args.module.display());
    println!("| | compile | allocator | run | compile : Ion | allocator : Ion | run : Ion | run : Fastalloc |");
    println!("| --- | --- | --- | --- | --- | --- | --- | --- |");
    let medians: Vec<[f64; 3]> =
        variants.iter().map(|variant| variant.seconds.each_ref().map(|all| median(all))).collect();
    for (variant, own) in variants.iter().zip(&medians) {
        let [compile, allocator, run] = [0, 1, 2].map(|measure| own[measure] / medians[0][measure]);
        let fast = own[2] / medians[1][2];
        println!(
            "| {} | {:.4} s | {:.4} s | {:.3} s | {compile:.2} | {allocator:.2} | {run:.3} | {fast:.3} |",
            variant.name, own[0], own[1], own[2]
        );
    }
    Ok(())
}

impl Variant {
    /// Runs the program once and returns its output.
    fn round(&mut self, args: &Args) -> Result<Vec<u8>> {
        let mut command = Command::new(&self.command);
        command.arg("run").arg(&args.module).args(["--algorithm", self.algorithm]).arg("--").args(&args.args);
        command.env_remove("SSARA_LEVEL").envs(self.level.iter().map(|level| ("SSARA_LEVEL", level)));
        let output = command.output().with_context(|| self.command.display().to_string())?;
        let figures = String::from_utf8_lossy(&output.stderr);
        if !output.status.success() {
            bail!("{} under {}: {figures}", args.module.display(), self.name);
        }
        for (measure, seconds) in MEASURES.iter().zip(&mut self.seconds) {
            let figure = figures.split(", ").find_map(|part| part.strip_prefix(measure)?.trim().split(' ').next());
            seconds.push(figure.with_context(|| format!("no `{measure}` in `{figures}`"))?.parse()?);
        }
        Ok(output.stdout)
    }
}

fn median(all: &[f64]) -> f64 {
    let mut sorted = all.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}
