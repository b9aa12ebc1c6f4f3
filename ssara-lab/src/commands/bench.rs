//! `ssara-lab bench`: measures allocators side by side.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde::Serialize;
use ssara_cli::args::{CalleeSavesArg, callee_saves};
use ssara_cli::failure::Failure;
use ssara_cli::input::Input;
use ssara_cli::output::Output;
use ssara_cli::report::{ReportFormat, Reporter};
use ssara_core::{Level, Options, Target};
use ssara_explore::finding::Mistake;

use crate::bench::callgrind::{self, Profile};
use crate::bench::profile::{self, Passes};
use crate::bench::row::{Outcome, Plan, Row, measure};
use crate::bench::subject::{Group, Loader, PRESSURE, Subject, TargetChoice, shipped_target};
use crate::bench::summary::Against;
use crate::bench::{plot, summary, tables};
use crate::experiments::{Experiment, scale};
use crate::rivals::Allocator;

/// The arguments of `ssara-lab bench`.
#[derive(Args)]
pub struct BenchArgs {
    /// Functions in text form, or corpus files (`.ra2f`, `.ra2f.zst`); regalloc2 takes part for the latter. `-` is standard
    /// input, with functions in text form.
    #[arg(required_unless_present_any = ["forms", "pressure", "experiment"])]
    pub(super) files: Vec<Input>,
    /// The ISA of functions in text form, when it is not the one that the text names.
    #[arg(long)]
    isa: Option<String>,
    /// The allocators: levels, `Ion`, `Fastalloc`; all of these otherwise. Also those from textbooks: `spill-everywhere`,
    /// `local`, `poletto`, `linear-scan`, `second-chance`, `chaitin-briggs`, `irc`, `braun-hack`, which leave out functions
    /// with what they do not treat.
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    allocators: Vec<Allocator>,
    /// Who saves the callee-saved registers that a function writes. With regalloc2 it is always the client; what that
    /// costs is counted in any case.
    #[arg(long, value_enum, default_value_t = CalleeSavesArg::Report)]
    callee_saves: CalleeSavesArg,
    /// Timed rounds, of which the median counts. In a round the functions follow each other, each done by every allocator.
    #[arg(long, default_value_t = 5)]
    reps: u32,
    /// Does all rounds of one function after each other, which flatters large code.
    #[arg(long)]
    repeat: bool,
    /// Measures functions as small compilers write them, with forms of shipped targets. Those that regalloc2 has no
    /// words for are left out of the comparison with it.
    #[arg(long, conflicts_with = "synthetic")]
    forms: bool,
    /// The number of functions of `--forms` for each target.
    #[arg(long, value_name = "N", default_value_t = 1000, requires = "forms")]
    count: usize,
    /// Measures functions with 30 and 200 values live through 20,000 instructions, with forms of shipped targets.
    #[arg(long, conflicts_with = "synthetic")]
    pressure: bool,
    /// The only shipped target. Otherwise a record of a corpus file is on the one that fits its registers best, and
    /// forms are those of several targets.
    #[arg(long, value_name = "NAME", value_parser = shipped_target, conflicts_with = "synthetic")]
    target: Option<&'static Target>,
    /// Puts corpus files on targets made for their registers, in which each register is one unit, and on no others.
    #[arg(long)]
    synthetic: bool,
    /// Has records lose registers, so that at most so many are left in each class. The experiment `registers` takes several
    /// numbers.
    #[arg(long, value_name = "N", value_delimiter = ',')]
    pub(super) registers: Vec<usize>,
    /// Leaves out functions of more instructions.
    #[arg(long)]
    pub(super) max_insts: Option<usize>,
    /// Has ssara take functions as valid, as regalloc2 does, instead of validating them.
    #[arg(long)]
    trusted: bool,
    /// Does not check the allocations.
    #[arg(long)]
    no_check: bool,
    /// Draws cost and time against the size of functions, as SVG; or the chart of an experiment.
    #[arg(long, value_name = "FILE")]
    pub(super) plot: Option<Output>,
    /// Repeats an experiment of the lab book, with the classic allocators unless `--allocators` says otherwise; `list`
    /// lists them.
    #[arg(long, value_enum, value_name = "NAME", conflicts_with_all = ["forms", "pressure", "details", "format"])]
    experiment: Option<Experiment>,
    /// Writes the pages of an experiment with worked examples to a directory.
    #[arg(long, value_name = "DIR", requires = "experiment")]
    pub(super) pages: Option<PathBuf>,
    /// Counts the instructions executed in each pass instead, with valgrind, which has to be installed and takes some fifty
    /// times as long. Of the experiments, `scale` takes it.
    #[arg(long)]
    pub(super) profile: bool,
    /// The sizes of the functions of the experiment `scale`, in ascending order; the last two are compared.
    #[arg(long, value_name = "N", value_delimiter = ',', default_values_t = scale::SIZES, requires = "experiment",
          value_parser = clap::value_parser!(usize))]
    pub(super) sizes: Vec<usize>,
    /// The only shape of the experiment `scale`.
    #[arg(long, value_name = "NAME", requires = "experiment")]
    pub(super) shape: Option<String>,
    /// Does the work that `--profile` counts.
    #[arg(long, hide = true)]
    pub(super) counted: bool,
    /// Prints also what was counted, sums by file and by size of function, and the functions that are worst against Ion.
    #[arg(long, conflicts_with = "format")]
    details: bool,
    /// Text for people, or JSON for programs, which has all figures.
    #[arg(long, value_enum, default_value_t)]
    format: ReportFormat,
}

impl BenchArgs {
    /// The experiment to repeat.
    pub fn experiment(&self) -> Option<Experiment> {
        self.experiment
    }
    /// The number of registers that records keep in each class, if they lose some.
    pub(super) fn registers(&self) -> Result<Option<usize>, Failure> {
        match self.registers[..] {
            [] => Ok(None),
            [count] => Ok(Some(count)),
            _ => Err(Failure::Usage("only the experiment `registers` takes several numbers of registers".to_owned())),
        }
    }
    /// What is measured, and how.
    pub(super) fn plan(&self) -> Plan {
        let given = !self.allocators.is_empty();
        Plan {
            allocators: match self.experiment {
                _ if given => self.allocators.clone(),
                Some(Experiment::Scale) => Level::ALL.map(Allocator::Ssara).to_vec(),
                Some(_) => Allocator::with_classic(),
                None => Allocator::all(),
            },
            options: Options {
                trusted: self.trusted,
                ..Options::new(Level::default(), callee_saves(self.callee_saves))
            },
            reps: self.reps,
            repeat: self.repeat,
            check: !self.no_check,
            count_spilled: self.experiment == Some(Experiment::Pereira),
        }
    }
}

/// Measures the functions of the files, and prints tables. Experiments are not run here.
///
/// # Errors
/// When a file cannot be read or written, a function cannot be allocated, or a checker rejects an allocation.
pub fn run(args: &BenchArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let plan = args.plan();
    if args.counted {
        run_counted(args, &plan)
    } else if args.profile {
        profile_files(args, &plan, out)
    } else {
        bench_files(args, &plan, out)
    }
}

fn bench_files(args: &BenchArgs, plan: &Plan, out: &mut dyn Write) -> Result<(), Failure> {
    let mut reporter = Reporter::new(args.format);
    let files = measure_files(args, plan, &mut reporter)?;
    let report = (!files.is_empty()).then(|| summary::report(&files, &plan.allocators));
    if let Some(report) = &report {
        if reporter.is_text() {
            tables::print(report, args.details, out)?;
        }
        if let Some(chart) = &args.plot {
            let rows: Vec<&Row> = files.iter().flat_map(|(_, rows)| rows).collect();
            let svg = plot::draw(&rows, &report.allocators).map_err(|error| Failure::file(chart, &error))?;
            chart.write(&svg, out)?;
        }
    }
    reporter.finish(Ok(()), report, out)
}

/// The name of a file or target, and the rows of its functions.
type FileRows = (String, Vec<Row>);

/// The rows of the functions, by file or target. The reporter takes what is wrong with them.
pub(super) fn measure_files(args: &BenchArgs, plan: &Plan, reporter: &mut Reporter) -> Result<Vec<FileRows>, Failure> {
    let groups = load(args, args.registers()?, reporter)?;
    let sizes: Vec<(String, usize)> = groups.iter().map(|(name, subjects)| (name.clone(), subjects.len())).collect();
    let subjects: Vec<Subject> = groups.into_iter().flat_map(|(_, subjects)| subjects).collect();
    let mut rows = measure(&subjects, plan).into_iter();
    let files: Vec<FileRows> =
        sizes.into_iter().map(|(name, count)| (name, rows.by_ref().take(count).collect())).collect();
    for (name, row) in files.iter().flat_map(|(name, rows)| rows.iter().map(move |row| (name, row))) {
        complaints(name, row, plan).into_iter().try_for_each(|mistake| reporter.take(mistake.into()))?;
    }
    note_refusals(&files, plan);
    Ok(files)
}

/// The functions to measure, by file or target, with at most `registers` in each class. The reporter takes what is wrong
/// with files.
pub(super) fn load(args: &BenchArgs, registers: Option<usize>, reporter: &mut Reporter) -> Result<Vec<Group>, Failure> {
    let mut loader = Loader::new(target_choice(args), registers);
    let mut groups = Vec::new();
    for file in &args.files {
        let mut subjects = Vec::new();
        let loaded = loader.load(file, args.isa.as_deref(), reporter, &mut subjects);
        loaded.or_else(|failure| reporter.take(failure))?;
        groups.push((short_name(file), subjects));
    }
    let count = if args.forms { args.count } else { 0 };
    let pressure = if args.pressure { &PRESSURE[..] } else { &[] };
    groups.extend(loader.write(args.target, count, pressure)?);
    for (_, subjects) in &mut groups {
        subjects.retain(|subject| args.max_insts.is_none_or(|max| subject.case.func.num_insts() <= max));
    }
    groups.retain(|(_, subjects)| !subjects.is_empty());
    for (what, reason, count) in loader.notes() {
        eprintln!("{count} functions are {what}: {reason}");
    }
    Ok(groups)
}

fn target_choice(args: &BenchArgs) -> TargetChoice {
    match args.target {
        _ if args.synthetic => TargetChoice::Synthetic,
        Some(target) => TargetChoice::Shipped(target),
        None => TargetChoice::Best,
    }
}

/// What `ssara-lab bench --profile --format json` writes besides diagnostics.
#[derive(Serialize)]
struct ProfileReport {
    /// The counts of each allocator.
    profiles: Vec<Passes>,
}

/// Counts instructions by pass over all files.
fn profile_files(args: &BenchArgs, plan: &Plan, out: &mut dyn Write) -> Result<(), Failure> {
    let profiles = callgrind::run(&counted_args(args, plan))?;
    let subjects = load_all(args)?;
    let by_pass = |(&allocator, profile): (&Allocator, &Profile)| {
        let suitable = subjects.iter().filter(|subject| subject.case.suits(allocator));
        let insts = suitable.map(|subject| subject.case.func.num_insts()).sum();
        profile::by_pass(&allocator.to_string(), profile, insts)
    };
    let passes = plan.allocators.iter().zip(&profiles).map(by_pass);
    let with_cost = |(passes, against_ion): (Passes, Option<Against>)| Passes { against_ion, ..passes };
    let passes: Vec<Passes> = passes.zip(against_ion(&subjects, plan)).map(with_cost).collect();
    let reporter = Reporter::new(args.format);
    if reporter.is_text() {
        profile::print(&passes, out)?;
    }
    reporter.finish(Ok(()), ProfileReport { profiles: passes }, out)
}

/// The costs of the allocators of a plan against Ion, which need not be one of them.
fn against_ion(subjects: &[Subject], plan: &Plan) -> Vec<Option<Against>> {
    let mut allocators = plan.allocators.clone();
    allocators.push(Allocator::Ion);
    let plan = Plan { allocators, reps: 0, check: false, ..*plan };
    let rows = measure(subjects, &plan);
    let summary = summary::summarise("all", &rows.iter().collect::<Vec<_>>(), &plan.allocators);
    summary.allocators.into_iter().map(|column| column.against_ion).collect()
}

/// The arguments with which this program does the same work, to be counted.
pub(super) fn counted_args(args: &BenchArgs, plan: &Plan) -> Vec<String> {
    let mut counted = vec!["bench".to_owned(), "--counted".to_owned()];
    let names: Vec<String> = plan.allocators.iter().map(Allocator::to_string).collect();
    counted.extend(["--allocators".to_owned(), names.join(",")]);
    let saves = args.callee_saves.to_possible_value().expect("no value is skipped");
    counted.extend(["--callee-saves".to_owned(), saves.get_name().to_owned()]);
    counted.extend(args.isa.iter().flat_map(|isa| ["--isa".to_owned(), isa.clone()]));
    counted.extend(args.registers.iter().flat_map(|count| ["--registers".to_owned(), count.to_string()]));
    counted.extend(args.max_insts.iter().flat_map(|max| ["--max-insts".to_owned(), max.to_string()]));
    counted.extend(args.synthetic.then(|| "--synthetic".to_owned()));
    counted.extend(args.trusted.then(|| "--trusted".to_owned()));
    counted.extend(args.target.iter().flat_map(|target| ["--target".to_owned(), target.name.to_string()]));
    if args.experiment == Some(Experiment::Scale) {
        let sizes: Vec<String> = args.sizes.iter().map(usize::to_string).collect();
        counted.extend(["--experiment".to_owned(), "scale".to_owned(), "--sizes".to_owned(), sizes.join(",")]);
        counted.extend(args.shape.iter().flat_map(|shape| ["--shape".to_owned(), shape.clone()]));
    }
    if args.forms {
        counted.extend(["--forms".to_owned(), "--count".to_owned(), args.count.to_string()]);
    }
    counted.extend(args.pressure.then(|| "--pressure".to_owned()));
    counted.push("--".to_owned());
    counted.extend(args.files.iter().map(Input::argument));
    counted
}

/// The work that is counted: a batch for each allocator.
fn run_counted(args: &BenchArgs, plan: &Plan) -> Result<(), Failure> {
    let subjects = load_all(args)?;
    plan.allocators.iter().for_each(|&allocator| callgrind::batch(allocator, &plan.options, &subjects));
    Ok(())
}

/// All functions of all files.
fn load_all(args: &BenchArgs) -> Result<Vec<Subject>, Failure> {
    let mut reporter = Reporter::new(ReportFormat::Text);
    let groups = load(args, args.registers()?, &mut reporter)?;
    reporter.result().map(|()| groups.into_iter().flat_map(|(_, subjects)| subjects).collect())
}

/// The name of a file without its directories and what all corpus files have.
fn short_name(file: &Input) -> String {
    let name = match file {
        Input::File(path) => path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned(),
        Input::Standard => file.to_string(),
    };
    name.trim_end_matches(".zst").trim_end_matches(".ra2f").to_owned()
}

/// Says how many functions the classic allocators do not treat.
fn note_refusals(files: &[FileRows], plan: &Plan) {
    let rows = || files.iter().flat_map(|(_, rows)| rows);
    for (at, allocator) in plan.allocators.iter().enumerate() {
        let refused = rows().filter(|row| matches!(row.results[at], Some(Outcome::Failed(_)))).count();
        if refused > 0 && matches!(allocator, Allocator::Classic(_)) {
            eprintln!("{allocator} leaves out {refused} of {} functions", rows().count());
        }
    }
}

/// What went wrong with a function. That a classic allocator refuses is not wrong.
fn complaints(file: &str, row: &Row, plan: &Plan) -> Vec<Mistake> {
    let mut complaints = Vec::new();
    for (allocator, result) in plan.allocators.iter().zip(&row.results) {
        let mut say = |what: &str, why: &str| {
            let message = format!("function `{}`: {allocator} {what}: {why}", row.function);
            complaints.push(Mistake::of_file(&file, &message));
        };
        match result {
            Some(Outcome::Failed(_)) if matches!(allocator, Allocator::Classic(_)) => {}
            Some(Outcome::Failed(why)) => say("refuses", why),
            Some(Outcome::Done(done)) => {
                done.ours.iter().for_each(|why| say("is rejected by the checker of ssara", why));
                done.theirs.iter().for_each(|why| say("is rejected by the checker of regalloc2", why));
            }
            None => {}
        }
    }
    complaints
}
