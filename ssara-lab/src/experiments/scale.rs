//! How the effort grows with the size of a function, on [shapes](ssara_testing::shapes).
//!
//! # How
//! Each shape is made at several sizes, for a small machine that has all that a table can express. Each allocator and each
//! query does it, and the efforts for the two largest sizes are compared. The exponent is the logarithm of their ratio,
//! divided by that of the sizes in operands, instructions, edges and their values. It is 1 if the effort is linear.
//!
//! Efforts are the least times of some rounds, or executed instructions (`--profile`). Times depend on caches, too, and those
//! below [`SHORT`] say nothing; executed instructions are the same from run to run.
//!
//! # Output
//! A table of exponents, and a table of the efforts at the largest size for each unit of size. A chart of efforts by size.

use std::hint::black_box;
use std::io::{self, Write};
use std::sync::Arc;
use std::time::Duration;

use ssara_chart::{Axis, Chart, Scale, Series};
use ssara_cli::failure::Failure;
use ssara_cli::table::Table;
use ssara_core::emit::{FrameLayout, FrameRules, block_layout};
use ssara_core::ir::Function;
use ssara_core::output::{Allocation, RegLiveness};
use ssara_core::verify::Checker;
use ssara_core::{Context, Options, Target, text, verify};
use ssara_explore::explain::Explainer;
use ssara_testing::shapes::{SHAPES, Shape};
use ssara_testing::toy_target;

use crate::bench::callgrind;
use crate::clock::timed;
use crate::rivals::{Allocator, Case, Contexts};

/// The sizes at which shapes are measured.
pub const SIZES: [usize; 3] = [4_000, 8_000, 16_000];

/// Times below this are not compared.
pub const SHORT: Duration = Duration::from_millis(1);

/// Rounds of an effort end when they have taken this long.
const ENOUGH: Duration = Duration::from_secs(1);

/// An exponent above this is reported below the table.
const LIMIT: f64 = 1.2;

/// What is measured.
pub struct Plan<'a> {
    /// The allocators.
    pub allocators: &'a [Allocator],
    /// Their options; the level is each allocator's own.
    pub options: &'a Options,
    /// The sizes, in ascending order.
    pub sizes: &'a [usize],
    /// The name of the only shape; all of them if there is none.
    pub only: Option<&'a str>,
}

/// A function at hand, with what queries start from.
struct Subject {
    case: Case,
    options: Options,
    alloc: Allocation,
    text: String,
}

impl Subject {
    fn func(&self) -> &Function {
        &self.case.func
    }
    fn target(&self) -> &Target {
        &self.case.target
    }
}

/// A query: its name, and what it does.
type Query = (&'static str, fn(&Subject));

/// The queries of a client. Those about an allocation ask about that of the default level.
const QUERIES: [Query; 11] = [
    ("validate", |it| drop(black_box(ssara_core::validate::check(it.func(), it.target())))),
    ("pressure", |it| drop(black_box(Context::new().pressure(it.func(), it.target())))),
    ("check", |it| drop(black_box(verify::check(it.func(), it.target(), &it.alloc)))),
    ("locations", |it| drop(black_box(Checker::new(it.target()).locations(it.func(), &it.alloc)))),
    ("live-regs", |it| drop(black_box(RegLiveness::new(it.func(), it.target(), &it.alloc)))),
    ("layout", |it| {
        black_box(block_layout(it.func(), &it.alloc));
        drop(black_box(FrameLayout::new(it.target(), &it.alloc, &FrameRules { align: 16, ..FrameRules::default() })));
    }),
    ("print", |it| drop(black_box(text::print(it.func(), it.target())))),
    ("print-code", |it| drop(black_box(text::print_allocated(it.func(), it.target(), &it.alloc)))),
    ("parse", |it| drop(black_box(text::parse(&it.text, it.target())))),
    ("record", |it| drop(black_box(Context::new().allocate_with_record(it.func(), it.target(), &it.options)))),
    ("explain", explain),
];

/// Allocates with a record, finds what is worth an explanation, and explains the first of that.
fn explain(it: &Subject) {
    let (alloc, record) = Context::new().allocate_with_record(it.func(), it.target(), &it.options);
    if let Ok(alloc) = alloc
        && let Ok(explainer) = Explainer::new(it.func(), it.target(), &alloc, &record)
    {
        for subject in explainer.subjects().into_iter().take(1) {
            black_box(explainer.explain(subject));
        }
    }
}

/// The names of the columns.
fn columns(plan: &Plan<'_>) -> Vec<String> {
    let allocators = plan.allocators.iter().map(ToString::to_string);
    allocators.chain(QUERIES.iter().map(|query| query.0.to_owned())).collect()
}

/// A shape at all sizes.
pub struct Row {
    shape: &'static Shape,
    /// By size: the size of the function, and the effort of each column where there is one.
    sizes: Vec<(usize, Vec<Option<f64>>)>,
}

impl Row {
    /// The exponent of a column.
    fn exponent(&self, column: usize) -> Option<f64> {
        let [.., (small, low), (large, high)] = &self.sizes[..] else { return None };
        Some((high[column]? / low[column]?).ln() / (*large as f64 / *small as f64).ln())
    }
    /// The effort at the largest size for each unit of size.
    fn effort(&self, column: usize) -> Option<f64> {
        let (size, efforts) = self.sizes.last()?;
        Some(efforts[column]? / *size as f64)
    }
}

/// The shapes of a plan.
fn shapes<'a>(plan: &Plan<'a>) -> impl Iterator<Item = &'static Shape> + use<'a> {
    let only = plan.only;
    SHAPES.iter().filter(move |shape| only.is_none_or(|only| shape.name == only))
}

/// What an effort depends on: the operands, instructions and edges, and what is passed on edges.
fn size(func: &Function) -> usize {
    func.num_operands() + func.num_insts() + func.num_edges() + func.num_edge_args()
}

/// Does a plan. `effort` measures some work.
///
/// # Errors
/// When there is no shape of the name, one cannot be allocated, or a checker rejects the allocation.
pub fn run(plan: &Plan<'_>, mut effort: impl FnMut(&mut dyn FnMut()) -> Option<f64>) -> Result<Vec<Row>, Failure> {
    let target = Arc::new(toy_target());
    let mut rows = Vec::new();
    for shape in shapes(plan) {
        let mut sizes = Vec::new();
        for &n in plan.sizes {
            let subject = subject(shape, n, &target, plan)?;
            let mut efforts = Vec::new();
            for &allocator in plan.allocators {
                let suits = subject.case.suits(allocator);
                let mut allocate = || drop(black_box(Contexts::default().run(allocator, plan.options, &subject.case)));
                efforts.push(if suits { effort(&mut allocate) } else { None });
            }
            efforts.extend(QUERIES.iter().map(|(_, query)| effort(&mut || query(&subject))));
            sizes.push((size(subject.func()), efforts));
        }
        rows.push(Row { shape, sizes });
    }
    match plan.only.filter(|_| rows.is_empty()) {
        Some(name) => {
            let names: Vec<&str> = SHAPES.iter().map(|shape| shape.name).collect();
            Err(Failure::Usage(format!("there is no shape `{name}`; the shapes are {}", names.join(", "))))
        }
        None => Ok(rows),
    }
}

fn subject(shape: &Shape, n: usize, target: &Arc<Target>, plan: &Plan<'_>) -> Result<Subject, Failure> {
    let failed = |what: &dyn std::fmt::Display| Failure::message(format!("{} {n}: {what}", shape.name));
    let func = shape.make(target, n);
    let options = Options { level: Options::default().level, ..*plan.options };
    let alloc = Context::new().allocate(&func, target, &options).map_err(|error| failed(&error))?;
    verify::check(&func, target, &alloc).map_err(|errors| failed(&errors[0].display(target)))?;
    let text = text::print(&func, target);
    let (case, _) = Case::with_forms(func, target);
    Ok(Subject { case, options, alloc, text })
}

/// The least time of some rounds in nanoseconds, if it is long enough to say something.
pub fn least_time(reps: u32) -> impl FnMut(&mut dyn FnMut()) -> Option<f64> {
    move |work| {
        let (mut least, mut all) = (Duration::MAX, Duration::ZERO);
        for _ in 0..reps.max(1) {
            let time = timed(&mut *work).1;
            (least, all) = (least.min(time), all + time);
            if all > ENOUGH {
                break;
            }
        }
        (least >= SHORT).then_some(least.as_nanos() as f64)
    }
}

/// Does the work of a plan once, for [`callgrind`] to count, and measures nothing.
pub fn counted(work: &mut dyn FnMut()) -> Option<f64> {
    callgrind::work(work);
    None
}

/// Reads the efforts that [`callgrind`] has counted, in the order of the work.
///
/// # Errors
/// When valgrind is missing, or the run fails.
pub fn executed(args: &[String]) -> Result<impl FnMut(&mut dyn FnMut()) -> Option<f64> + use<>, Failure> {
    let mut totals = callgrind::totals(args)?.into_iter();
    Ok(move |_: &mut dyn FnMut()| totals.next().map(|total| total as f64))
}

/// Prints the tables. `unit` is that of the efforts.
///
/// # Errors
/// When `out` takes no more.
pub fn print(rows: &[Row], plan: &Plan<'_>, unit: &str, out: &mut dyn Write) -> io::Result<()> {
    let columns = columns(plan);
    for row in rows {
        writeln!(out, "{:16}{}", row.shape.name, row.shape.doc)?;
    }
    type Pick = fn(&Row, usize) -> Option<f64>;
    let tables: [(&str, Pick, usize); 2] = [("exponent", Row::exponent, 2), (unit, Row::effort, 0)];
    for (title, pick, digits) in tables {
        writeln!(out)?;
        let mut table = Table::new(&[title].into_iter().chain(columns.iter().map(String::as_str)).collect::<Vec<_>>());
        for row in rows {
            let cell = |column| pick(row, column).map_or("-".to_owned(), |value| format!("{value:.digits$}"));
            table.row([row.shape.name.to_owned()].into_iter().chain((0..columns.len()).map(cell)).collect());
        }
        table.print(out)?;
    }
    writeln!(out)?;
    for row in rows {
        for (column, name) in columns.iter().enumerate() {
            if let Some(exponent) = row.exponent(column).filter(|&exponent| exponent > LIMIT) {
                writeln!(out, "above {LIMIT}: {} at {name}: {exponent:.2}", row.shape.name)?;
            }
        }
    }
    Ok(())
}

/// Draws the effort of the allocators for each unit of size against the size, as geometric means over the shapes.
///
/// # Errors
/// When the plotting library fails.
pub fn draw(rows: &[Row], plan: &Plan<'_>, unit: &str) -> Result<String, ssara_chart::Error> {
    let mean = |logs: &[f64]| (logs.iter().sum::<f64>() / logs.len().max(1) as f64).exp();
    let series = |(column, name): (usize, String)| {
        let dot = |at: usize| {
            let dots =
                rows.iter().filter_map(|row| row.sizes.get(at).map(|(size, efforts)| (*size as f64, efforts[column])));
            let dots: Option<Vec<(f64, f64)>> =
                dots.map(|(size, effort)| Some((size.ln(), (effort? / size).ln()))).collect();
            let (sizes, efforts): (Vec<f64>, Vec<f64>) = dots?.into_iter().unzip();
            Some((mean(&sizes), mean(&efforts)))
        };
        Series { name, line: (0..plan.sizes.len()).filter_map(dot).collect(), cloud: Vec::new() }
    };
    ssara_chart::draw(&[Chart {
        title: format!("Effort by size of the function, mean of {} shapes", rows.len()),
        x: Axis::new("operands, instructions, edges and their values", Scale::Logarithmic),
        y: Axis::new(format!("{unit} for each unit of size"), Scale::Logarithmic),
        series: columns(plan).into_iter().enumerate().map(series).collect(),
    }])
}
