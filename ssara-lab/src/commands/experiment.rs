//! `ssara-lab bench --experiment`: repeats an experiment of the lab book.

use std::io::Write;

use ssara_cli::failure::Failure;
use ssara_cli::report::{ReportFormat, Reporter};

use super::bench::{BenchArgs, counted_args, load, measure_files};
use crate::bench::row::{Plan, Row, measure};
use crate::bench::subject::Subject;
use crate::experiments::parallel_copies::Measured;
use crate::experiments::{Experiment, figures, list, parallel_copies, pereira, registers, scale, time_size};
use crate::rivals::Allocator;

/// Runs an experiment and prints its tables.
///
/// # Errors
/// When a file cannot be read or written, or a checker rejects an allocation.
pub fn run(experiment: Experiment, args: &BenchArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let plan = &args.plan();
    if experiment.takes_files() == args.files.is_empty() {
        let needs = if args.files.is_empty() { "needs corpus files" } else { "takes no files" };
        return Err(Failure::Usage(format!("this experiment {needs}")));
    }
    if args.profile && experiment != Experiment::Scale {
        return Err(Failure::Usage("of the experiments, only `scale` takes `--profile`".to_owned()));
    }
    let mut reporter = Reporter::new(ReportFormat::Text);
    match experiment {
        Experiment::List => list(out)?,
        Experiment::Registers => {
            let plan = Plan { allocators: plan.allocators.clone(), reps: 0, ..*plan };
            let counts = if args.registers.is_empty() { &registers::COUNTS[..] } else { &args.registers };
            let sweep = registers::run(counts, &plan, |count| {
                let groups = load(args, Some(count), &mut reporter)?;
                Ok(groups.into_iter().flat_map(|(_, subjects)| subjects).collect())
            })?;
            registers::print(&sweep, out)?;
            write_chart(args, out, || registers::draw(&sweep))?;
        }
        Experiment::Pereira => {
            let files = measure_files(args, plan, &mut reporter)?;
            pereira::print(&files, plan, out)?;
        }
        Experiment::Figures => {
            let subjects = figures::subjects()?;
            let (plan, rows) = checked(&subjects, plan)?;
            figures::print(&rows, &plan, out)?;
            if let Some(directory) = &args.pages {
                figures::write_pages(&subjects, directory, out)?;
            }
        }
        Experiment::ParallelCopies => {
            let (subjects, published): (Vec<Subject>, Vec<u32>) = parallel_copies::subjects()?
                .into_iter()
                .map(|Measured { subject, published }| (subject, published))
                .unzip();
            let (plan, rows) = checked(&subjects, plan)?;
            parallel_copies::print(&rows, &published, &plan, out)?;
        }
        Experiment::TimeSize => {
            let files = measure_files(args, plan, &mut reporter)?;
            let rows: Vec<&Row> = files.iter().flat_map(|(_, rows)| rows).collect();
            time_size::print(&rows, plan, out)?;
            write_chart(args, out, || time_size::draw(&rows, plan))?;
        }
        Experiment::Scale => measure_scale(args, plan, out)?,
    }
    reporter.result()
}

fn measure_scale(args: &BenchArgs, plan: &Plan, out: &mut dyn Write) -> Result<(), Failure> {
    let scaled = scale::Plan {
        allocators: &plan.allocators,
        options: &plan.options,
        sizes: &args.sizes,
        only: args.shape.as_deref(),
    };
    if args.counted {
        scale::run(&scaled, scale::counted)?;
    } else if args.profile {
        let rows = scale::run(&scaled, scale::executed(&counted_args(args, plan))?)?;
        scale::print(&rows, &scaled, "executed", out)?;
        write_chart(args, out, || scale::draw(&rows, &scaled, "executed instructions"))?;
    } else {
        let rows = scale::run(&scaled, scale::least_time(plan.reps))?;
        scale::print(&rows, &scaled, "nanoseconds", out)?;
        write_chart(args, out, || scale::draw(&rows, &scaled, "nanoseconds"))?;
    }
    Ok(())
}

/// Allocates subjects without timing, by the allocators that can be asked. Fails if a checker rejects an allocation.
fn checked(subjects: &[Subject], plan: &Plan) -> Result<(Plan, Vec<Row>), Failure> {
    let can_be_asked = |allocator: &Allocator| subjects.iter().any(|subject| subject.case.suits(*allocator));
    let allocators = plan.allocators.iter().copied().filter(can_be_asked).collect();
    let plan = Plan { allocators, reps: 0, ..*plan };
    let rows = measure(subjects, &plan);
    rows.iter().try_for_each(|row| registers::reject(row, &plan))?;
    Ok((plan, rows))
}

fn write_chart(
    args: &BenchArgs,
    out: &mut dyn Write,
    draw: impl FnOnce() -> Result<String, ssara_chart::Error>,
) -> Result<(), Failure> {
    let Some(chart) = &args.plot else { return Ok(()) };
    let svg = draw().map_err(|error| Failure::file(chart, &error))?;
    chart.write(&svg, out)
}
