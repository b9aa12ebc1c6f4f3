//! What must hold for the cost of allocations, whatever the function: `tests/laws.txt` counts the exceptions to each law.
//! A change that makes more of them, or worse ones, shows there. `!` marks the laws that have more or worse exceptions than
//! they should have.
//!
//! Costs are compared with saves and restores, also with those that are left to the client, one of each for a register. How
//! much higher a cost is is said relative to the lower cost, or to 1, the price of a store at the entry, if the lower cost is
//! less. What a change without a meaning costs is an exception above 5 %, all else above a thousandth. `BLESS=1` writes the
//! table.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::thread;

use ssara_core::ir::Function;
use ssara_core::output::SavedReg;
use ssara_core::target::{Prices, Reg};
use ssara_core::{CalleeSaves, Context, Level, Options, Target, text};
use ssara_explore::method::Method;

use crate::samples::{self, Sample};

/// The part of the functions that may be exceptions to a law.
const MAX_PART: f64 = 0.01;
/// The most registers that are reserved at once.
const MAX_RESERVED: usize = 4;

/// A law: the cost of the first function is at most that of the second.
struct Law {
    name: &'static str,
    /// The costs that it compares, or `None` where it says nothing.
    costs: CostsOf,
    /// By how much the first may be higher all the same.
    tolerance: f64,
    /// How much higher exceptions may be. What is beyond is marked in the table, as are exceptions that are more than
    /// [`MAX_PART`] of the functions.
    most: f64,
}

/// Costs of a function.
struct Costs<'a> {
    context: Context,
    sample: &'a Sample,
}

impl Costs<'_> {
    fn of(&mut self, method: Method, func: &Function) -> Option<f64> {
        let target = &*self.sample.target;
        let options = Options::new(Level::default(), CalleeSaves::Insert);
        // Functions that are refused are samples, too.
        let alloc = method.allocate(&mut self.context, func, target, &options).ok()?;
        let price = |saved: &SavedReg| {
            let Prices { load, store, .. } =
                target.reg(saved.reg).ty.map_or(Prices::DEFAULT, |ty| target.ty(ty).prices);
            f64::from(load + store) / f64::from(Prices::UNIT)
        };
        let left: f64 = alloc.saved.iter().filter(|saved| saved.slot.is_none()).map(price).sum();
        Some(ssara_core::stats(func, target, &alloc).expect("its own target").cost() + left)
    }
    fn level(&mut self, level: Level) -> Option<f64> {
        self.of(Method::Level(level), &self.sample.func)
    }
    fn levels(&mut self, low: Level, high: Level) -> Option<(f64, f64)> {
        Some((self.level(low)?, self.level(high)?))
    }
    fn classic(&mut self, classic: ssara_classic::Allocator) -> Option<(f64, f64)> {
        Some((self.level(Level::O2)?, self.of(Method::Classic(classic), &self.sample.func)?))
    }
    /// The costs at `O2` of the function and of that whose text is changed: the higher one first.
    fn changed(&mut self, change: fn(&str) -> Option<String>) -> Option<(f64, f64)> {
        let target = &*self.sample.target;
        let changed = change(&text::print(&self.sample.func, target))?;
        let func = text::parse(&changed, target).unwrap_or_else(|error| panic!("{error}\n{changed}"));
        let (a, b) = (self.level(Level::O2)?, self.of(Method::Level(Level::O2), &func)?);
        Some((a.max(b), a.min(b)))
    }
}

type CostsOf = fn(&mut Costs<'_>) -> Option<(f64, f64)>;

/// A law by which the first of two costs is at most the second. An exception is higher by at most this part.
const fn at_most(name: &'static str, most: f64, costs: CostsOf) -> Law {
    Law { name, costs, tolerance: 0.001, most }
}
/// A law by which a change without a meaning leaves the cost about as it was.
const fn about_equal(name: &'static str, costs: CostsOf) -> Law {
    Law { name, costs, tolerance: 0.05, most: f64::INFINITY }
}

const LAWS: [Law; 13] = [
    at_most("O1 <= O0", 0.1, |costs| costs.levels(Level::O1, Level::O0)),
    at_most("O2 <= O1", 0.1, |costs| costs.levels(Level::O2, Level::O1)),
    at_most("O3 <= O2", 0.1, |costs| costs.levels(Level::O3, Level::O2)),
    at_most("O2 <= spill-everywhere", 0.1, |costs| costs.classic(ssara_classic::Allocator::SpillEverywhere)),
    at_most("O2 <= poletto", 0.1, |costs| costs.classic(ssara_classic::Allocator::Poletto)),
    at_most("O2 <= linear-scan", 0.1, |costs| costs.classic(ssara_classic::Allocator::LinearScan)),
    at_most("O2 <= second-chance", 0.1, |costs| costs.classic(ssara_classic::Allocator::SecondChance)),
    at_most("O2 <= chaitin-briggs", 0.1, |costs| costs.classic(ssara_classic::Allocator::ChaitinBriggs)),
    at_most("O2 <= irc", 0.1, |costs| costs.classic(ssara_classic::Allocator::Irc)),
    at_most("O2 <= braun-hack", 0.1, |costs| costs.classic(ssara_classic::Allocator::BraunHack)),
    at_most("O2 <= O2 with fewer registers", 0.02, |costs| {
        let mut func = costs.sample.func.clone();
        func.reserved.extend(not_named(&costs.sample.func, &costs.sample.target).take(MAX_RESERVED));
        let fewer = costs.of(Method::Level(Level::O2), &func)?;
        Some((costs.level(Level::O2)?, fewer))
    }),
    about_equal("O2 = O2 with blocks reversed", |costs| costs.changed(blocks_reversed)),
    about_equal("O2 = O2 with values renamed", |costs| costs.changed(values_reversed)),
];

/// The whole registers that the function may use and does not name: no operand is fixed in one, and nothing clobbers one.
fn not_named<'a>(func: &'a Function, target: &'a Target) -> impl Iterator<Item = Reg> + 'a {
    let named = |reg: Reg| {
        func.insts().any(|inst| {
            let form = func.form(target, func.inst(inst).form);
            let clobbers = |&unit: &u16| form.clobbers[usize::from(unit) / 64] >> (unit % 64) & 1 != 0;
            let mut fixed = form.operands().filter_map(|operand| operand.fixed_reg());
            let is_fixed = fixed.any(|fixed| target.overlap(fixed, reg));
            is_fixed || target.reg_units(reg).iter().any(clobbers)
        })
    };
    let wholes = target.bank_ids().flat_map(|bank| target.whole_regs(bank));
    wholes.filter(move |&reg| !target.reserved.contains(&reg) && !func.reserved.contains(&reg) && !named(reg))
}

/// The text with all blocks but the first in the opposite order.
fn blocks_reversed(text: &str) -> Option<String> {
    let starts: Vec<usize> = text.match_indices("\nblock").map(|(at, _)| at + 1).collect();
    let end = text.rfind('}')?;
    let mut blocks: Vec<&str> =
        starts.iter().zip(starts[1..].iter().chain([&end])).map(|(&from, &to)| &text[from..to]).collect();
    blocks.get_mut(1..)?.reverse();
    Some(format!("{}{}{}", &text[..*starts.first()?], blocks.concat(), &text[end..]))
}

/// The text with the numbers of values in the opposite order, unless registers are called like values.
fn values_reversed(text: &str) -> Option<String> {
    let start = text.find("\nblock")?;
    let (head, body) = text.split_at(start);
    if head.contains("\nvalue ") || body.contains("hint ") {
        return None;
    }
    let mut reversed = String::from(head);
    let mut rest = body;
    while let Some(at) = rest.find('v') {
        // After a colon it is a type.
        let is_type = rest[..at].ends_with(": ");
        let is_name = !is_type && !rest[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_');
        let digits = rest[at + 1..].find(|next: char| !next.is_ascii_digit()).unwrap_or(rest.len() - at - 1);
        let number: Option<u32> = rest[at + 1..][..digits].parse().ok();
        let after = rest[at + 1 + digits..].starts_with(|next: char| next.is_alphanumeric() || next == '_');
        reversed += &rest[..at + 1];
        match number {
            Some(number) if is_name && !after => {
                let _ = write!(reversed, "{}", 999_999 - number);
                rest = &rest[at + 1 + digits..];
            }
            _ => rest = &rest[at + 1..],
        }
    }
    Some(reversed + rest)
}

/// The exceptions to a law.
#[derive(Clone, Default)]
struct Exceptions {
    compared: u32,
    exceptions: u32,
    /// The largest excess, and the function that has it.
    worst: (f64, String),
}

fn tried(law: &Law, samples: &[Sample]) -> Exceptions {
    let mut found = Exceptions::default();
    for sample in samples {
        let Some((lower, higher)) = (law.costs)(&mut Costs { context: Context::new(), sample }) else { continue };
        found.compared += 1;
        let excess = (lower - higher) / higher.max(1.0);
        if excess > law.tolerance {
            found.exceptions += 1;
            if excess > found.worst.0 {
                found.worst = (excess, sample.name.clone());
            }
        }
    }
    found
}

#[test]
fn exceptions_to_laws_are_counted() {
    let sets = [("files", samples::of_files()), ("corpus", samples::of_corpus(4)), ("random", samples::random())];
    let found: Vec<Vec<Exceptions>> = thread::scope(|scope| {
        let of_set = |samples| LAWS.iter().map(|law| tried(law, samples)).collect();
        let threads: Vec<_> = sets.iter().map(|(_, samples)| scope.spawn(move || of_set(samples))).collect();
        threads.into_iter().map(|thread| thread.join().expect("no thread panics")).collect()
    });
    let mut table =
        format!("{:32}{:8}{:>10}{:>12}{:>10}  worst\n", "law", "sample", "functions", "exceptions", "excess");
    for (at, law) in LAWS.iter().enumerate() {
        for ((set, _), found) in sets.iter().zip(&found) {
            let Exceptions { compared, exceptions, worst: (excess, name) } = &found[at];
            assert!(*compared > 10, "{} is tried on {compared} functions of {set}", law.name);
            let beyond = f64::from(*exceptions) > MAX_PART * f64::from(*compared) || *excess > law.most;
            let mark = if beyond { "!" } else { "" };
            let excess = format!("{:.1} %", 100.0 * excess);
            let _ = writeln!(table, "{:32}{set:8}{compared:>10}{exceptions:>11}{mark:1}{excess:>10}  {name}", law.name);
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/laws.txt");
    if std::env::var_os("BLESS").is_some() {
        fs::write(path, table).expect("the table can be written");
        return;
    }
    let known = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(table, known, "there are other exceptions (BLESS=1 keeps them)");
}
