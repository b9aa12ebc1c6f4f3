//! Instructions executed in each pass, for each instruction of the input.
//!
//! A function of an allocator belongs to the pass whose module it is in. Some code is in none: helpers that several passes
//! share, the standard library, the allocation of memory. It is shared out among those that call it, in proportion to what
//! is executed on behalf of each.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;
use ssara_cli::table::Table;

use super::callgrind::{HOT_PERCENT, Profile};
use super::summary::Against;

/// Modules and the passes that they are, the longest prefix first where several fit.
const PASSES: &[(&str, &str)] = &[
    ("ssara_core::validate", "validation"),
    ("ssara_core::analysis::control_flow", "control flow"),
    ("ssara_core::analysis::frequency", "control flow"),
    ("ssara_core::analysis::next_use", "distances"),
    ("ssara_core::analysis::live", "liveness"),
    ("ssara_core::analysis::constraints", "liveness"),
    ("ssara_core::analysis::defs", "validation"),
    ("ssara_core::analysis::remat", "rematerialisation"),
    ("ssara_core::analysis::pressure", "pressure"),
    ("ssara_core::analysis::spill_weight", "spilling"),
    ("ssara_core::coalesce", "webs"),
    ("ssara_core::spill::block_entry", "block entries"),
    ("ssara_core::spill::reload_placement", "reload placement"),
    ("ssara_core::spill::callee_saved", "callee-saved registers"),
    ("ssara_core::spill::store_placement", "stores"),
    ("ssara_core::spill::dead", "stores"),
    ("ssara_core::spill", "spilling"),
    ("ssara_core::color", "colouring"),
    ("ssara_core::resolve::edge_moves", "edges"),
    ("ssara_core::resolve::emitter", "output"),
    ("ssara_core::frame::stack_slots", "slots"),
    ("ssara_core::frame::spill_to_bank", "slots"),
    ("ssara_core::frame::shrink_wrap", "saves"),
    ("ssara_core::frame", "output"),
    ("ssara_core::fast", "the walk of O0"),
    ("ssara_core::regs::machine", SET_UP),
    ("ssara_core::pipeline", SET_UP),
    ("regalloc2::fastalloc", "fastalloc"),
    ("regalloc2::cfg", "control flow"),
    ("regalloc2::ion::liveranges", "live ranges"),
    ("regalloc2::ion::merge", "bundles"),
    ("regalloc2::ion::process", "allocation of bundles"),
    ("regalloc2::ion::spill", "spill slots"),
    ("regalloc2::ion::moves", "moves"),
    ("regalloc2::ion::redundant_moves", "moves"),
    ("regalloc2::moves", "moves"),
    ("regalloc2::ion::<impl", "inlined in the main functions"),
];

/// What comes before the first pass and between passes.
const SET_UP: &str = "set-up";
/// What belongs to no pass: the entry points.
const REST: &str = "the rest";

/// The pass of a function, by its name.
fn pass_of(function: &str) -> Option<&'static str> {
    let path = function.trim_start_matches('<').trim_start_matches("impl ");
    let pass = PASSES.iter().find(|(module, _)| path.starts_with(module)).map(|&(_, pass)| pass);
    pass.or_else(|| path.starts_with("ssara_lab::bench").then_some(REST))
}

/// What an allocator executed, by pass.
#[derive(Serialize)]
pub struct Passes {
    /// The allocator.
    pub allocator: String,
    /// The instructions of the input.
    pub instructions: usize,
    /// All that was executed.
    pub executed: u64,
    /// The same for each instruction of the input.
    pub executed_per_instruction: f64,
    /// Branches guessed wrong, for each instruction of the input.
    pub wrong_guesses_per_instruction: f64,
    /// The lines of code of which an instruction was executed, in KiB.
    pub code_kib: f64,
    /// The fewest of these lines in which [`HOT_PERCENT`] of the instructions were executed, in KiB.
    pub hot_code_kib: f64,
    /// The costs of the allocations, compared with Ion.
    pub against_ion: Option<Against>,
    /// The share of each pass in what was executed, the largest first.
    pub passes: Vec<(String, f64)>,
}

/// Sums up a profile by pass, without costs.
pub fn by_pass(allocator: &str, profile: &Profile, instructions: usize) -> Passes {
    let mut sums: BTreeMap<&str, f64> = BTreeMap::new();
    let mut shares = Shares { profile, known: BTreeMap::new() };
    for (function, &count) in &profile.own {
        for (pass, share) in shares.of(function) {
            *sums.entry(pass).or_default() += share * count as f64;
        }
    }
    let per_instruction = |count: f64| count / instructions.max(1) as f64;
    let mut passes: Vec<(String, f64)> =
        sums.into_iter().map(|(pass, sum)| (pass.to_owned(), per_instruction(sum))).collect();
    passes.sort_by(|a, b| b.1.total_cmp(&a.1));
    Passes {
        allocator: allocator.to_owned(),
        instructions,
        executed: profile.total(),
        executed_per_instruction: per_instruction(profile.total() as f64),
        wrong_guesses_per_instruction: per_instruction(profile.wrong_guesses as f64),
        code_kib: profile.code_bytes as f64 / 1024.0,
        hot_code_kib: profile.hot_code_bytes as f64 / 1024.0,
        against_ion: None,
        passes,
    }
}

/// On behalf of which passes functions run.
struct Shares<'p> {
    profile: &'p Profile,
    known: BTreeMap<&'p str, Vec<(&'static str, f64)>>,
}

impl<'p> Shares<'p> {
    /// The passes of a function; the shares add up to 1.
    fn of(&mut self, function: &'p str) -> Vec<(&'static str, f64)> {
        if let Some(pass) = pass_of(function) {
            return vec![(pass, 1.0)];
        }
        if let Some(known) = self.known.get(function) {
            return known.clone();
        }
        // A function that calls itself, if only by way of others, has its passes from elsewhere.
        self.known.insert(function, Vec::new());
        let mut sums: BTreeMap<&str, f64> = BTreeMap::new();
        for (caller, &count) in self.profile.calls.get(function).into_iter().flatten() {
            for (pass, share) in self.of(caller) {
                *sums.entry(pass).or_default() += share * count as f64;
            }
        }
        let all: f64 = sums.values().sum();
        let mut shares: Vec<(&str, f64)> = sums.into_iter().map(|(pass, sum)| (pass, sum / all)).collect();
        if all == 0.0 {
            shares = vec![(REST, 1.0)];
        }
        self.known.insert(function, shares.clone());
        shares
    }
}

/// Prints the passes of some allocators, and their sums beside each other.
///
/// # Errors
/// When `out` takes no more.
pub fn print(all: &[Passes], out: &mut dyn Write) -> io::Result<()> {
    let hot = format!("KiB for {HOT_PERCENT} %");
    let columns =
        ["executed for each instruction", "guessed wrong", "KiB of code touched", &hot, "cost against Ion", "total"];
    let mut sums = Table::new(&[&[""][..], &columns].concat());
    for passes in all {
        let cost = |of: fn(&Against) -> f64| {
            passes.against_ion.as_ref().map_or("-".to_owned(), |against| format!("{:.4}", of(against)))
        };
        let figures = [
            format!("{:.0}", passes.executed_per_instruction),
            format!("{:.1}", passes.wrong_guesses_per_instruction),
            format!("{:.0}", passes.code_kib),
            format!("{:.0}", passes.hot_code_kib),
            cost(|against| against.geometric_mean),
            cost(|against| against.total),
        ];
        sums.row([passes.allocator.clone()].into_iter().chain(figures).collect());
    }
    sums.print(out)?;
    writeln!(out)?;
    let mut table = Table::new(&["executed for each instruction, by pass", ""]);
    for passes in all {
        table.row(vec![passes.allocator.clone(), format!("{:.0}", passes.executed_per_instruction)]);
        for (pass, count) in &passes.passes {
            table.row(vec![format!("  {pass}"), format!("{count:.0}")]);
        }
    }
    table.print(out)
}
