//! Allocates programs at all levels, runs them on the machine, and compares the results with the expected ones.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fastrand::Rng;
use ssara_core::ir::Function;
use ssara_core::output::Allocation;
use ssara_core::target::Reg;
use ssara_core::{CalleeSaves, Context, Level, Options, verify};

use super::bits::Bits;
use super::form::Stop;
use super::generate;
use super::lower::{function, registers, types_of};
use super::machine::Machine;
use super::program::{Op, Outcome, Program};
use super::run::{BUFFER, Batch, Call, Image, Left, Record, Toolchain};

/// The number of images of a batch.
const IMAGES: usize = 6;
/// With how many of them each function is run.
const RUNS: usize = 2;

/// The maximum number of times that another program replaces one whose results are not known.
const ATTEMPTS: u64 = 8;

/// Breaks an allocation before it is checked, given its seed; returns `false` if nothing can be broken.
pub type Spoil<'a> = &'a dyn Fn(&Machine, &Program, &Function, &mut Allocation, &BTreeSet<usize>, &mut Rng) -> bool;

/// The programs to test, and how.
pub struct Campaign<'a> {
    pub machine: &'a Machine,
    pub tools: &'a Toolchain,
    pub dir: &'a Path,
    /// The seeds of the programs.
    pub seeds: std::ops::Range<u64>,
    /// How many programs are assembled at once.
    pub batch: usize,
    /// Breaks allocations, for tests of this test.
    pub spoil: Option<Spoil<'a>>,
    /// Forms that each program has; otherwise all take turns.
    pub due: Vec<usize>,
}

/// The results.
#[derive(Default)]
pub struct Report {
    pub programs: usize,
    /// Programs whose answer is not known: see [`Stop::Ambiguous`].
    pub dropped: usize,
    /// By level: functions that ran.
    pub functions: [usize; 4],
    /// Calls of them.
    pub calls: usize,
    /// How often each form was carried out in a program, by position.
    pub forms: BTreeMap<usize, usize>,
    /// How often each alternative of a form is in an allocation.
    pub alternatives: BTreeMap<String, usize>,
    /// Edits of all allocations, by their kind.
    pub edits: BTreeMap<&'static str, usize>,
    pub instructions: usize,
    pub findings: Vec<Finding>,
    /// The functions with a wrong result, each once.
    pub wrong: BTreeSet<(u64, usize)>,
    /// Functions that the checker refuses. With a spoiler, only those run.
    pub refused: BTreeSet<(u64, usize)>,
}

/// A disagreement.
pub struct Finding {
    pub what: String,
}

/// An allocated program.
struct Variant {
    job: usize,
    level: usize,
    saves: CalleeSaves,
    alloc: Allocation,
    text: String,
    label: String,
}

/// A program with its answers, by image.
struct Job {
    seed: u64,
    program: Program,
    func: Function,
    answers: Vec<(usize, Outcome)>,
}

impl Campaign<'_> {
    pub fn run(&self) -> Report {
        let mut report = Report::default();
        let mut context = Context::new();
        let mut seeds = self.seeds.clone().peekable();
        while seeds.peek().is_some() {
            let batch: Vec<u64> = seeds.by_ref().take(self.batch).collect();
            self.batch(&batch, &mut context, &mut report);
        }
        report
    }

    fn batch(&self, seeds: &[u64], context: &mut Context, report: &mut Report) {
        let machine = self.machine;
        let images: Vec<Image> = (0..IMAGES).map(|index| Image::new(machine, seeds[0] * 31 + index as u64)).collect();
        let (mut jobs, mut variants) = (Vec::new(), Vec::new());
        for &seed in seeds {
            let Some((job, executed)) = self.job(seed, &images, report) else { continue };
            for (level, &name) in Level::ALL.iter().enumerate() {
                variants.extend(self.variant((&job, jobs.len()), (level, name), &executed, context, report));
            }
            jobs.push(job);
        }
        let batch = Batch { machine, tools: self.tools, dir: self.dir };
        let program = loop {
            let calls = calls(machine, &jobs, &variants);
            let functions: Vec<&str> = variants.iter().map(|variant: &Variant| &*variant.text).collect();
            match batch.build(&functions, &calls, &images) {
                Ok(program) => break program,
                Err(refused) => {
                    for (index, message) in &refused {
                        let variant = &variants[*index];
                        report.find(
                            machine,
                            &jobs[variant.job],
                            Some(variant),
                            format!("the assembler refuses {message}"),
                        );
                    }
                    let refused: BTreeSet<usize> = refused.into_iter().map(|(index, _)| index).collect();
                    let mut index = 0..;
                    variants.retain(|_| !refused.contains(&index.next().expect("no end")));
                }
            }
        };
        let runs =
            variants.iter().flat_map(|variant| jobs[variant.job].answers.iter().map(move |answer| (variant, answer)));
        let runs: Vec<_> = runs.collect();
        variants.iter().for_each(|variant| report.functions[variant.level] += 1);
        report.calls += runs.len();
        for (left, (variant, (image, answer))) in batch.run(&program, runs.len()).into_iter().zip(runs) {
            let job = &jobs[variant.job];
            let what = match left {
                Left::Died(how) => Some(format!("the process died: {how}")),
                Left::Record(record) => difference(machine, &job.program, &images[*image], answer, &record),
            };
            if let Some(what) = what {
                report.find(machine, job, Some(variant), what);
            }
        }
    }

    /// Makes a program whose answers are known, and runs it here. Also says which blocks run.
    fn job(&self, seed: u64, images: &[Image], report: &mut Report) -> Option<(Job, BTreeSet<usize>)> {
        let machine = self.machine;
        let count = machine.specs.len() as u64;
        let turn: Vec<usize> = (0..8).map(|index| ((seed * 8 + index) * 7919 % count) as usize).collect();
        let due = if self.due.is_empty() { turn } else { self.due.clone() };
        for attempt in 0..ATTEMPTS {
            let program = generate::program(machine, seed | attempt << 40, &due);
            let Some((answers, executed, forms)) = answers(machine, seed, &program, images) else {
                report.dropped += 1;
                continue;
            };
            forms.into_iter().for_each(|form| *report.forms.entry(form).or_default() += 1);
            report.programs += 1;
            let func = function(machine, &program, &format!("random_{seed}"));
            report.instructions += func.num_insts();
            return Some((Job { seed, program, func, answers }, executed));
        }
        None
    }

    fn variant(
        &self,
        (job, number): (&Job, usize),
        (level, name): (usize, Level),
        executed: &BTreeSet<usize>,
        context: &mut Context,
        report: &mut Report,
    ) -> Option<Variant> {
        let machine = self.machine;
        let mut rng = Rng::with_seed(job.seed * 4 + level as u64);
        let saves = [CalleeSaves::Insert, CalleeSaves::Wrap, CalleeSaves::Report][rng.usize(..3)];
        let mut alloc = match context.allocate(&job.func, machine.desc, &Options::new(name, saves)) {
            Ok(alloc) => alloc,
            Err(error) => {
                report.find(machine, job, None, format!("{name:?} refuses it: {error}"));
                return None;
            }
        };
        if let Some(spoil) = self.spoil
            && !spoil(machine, &job.program, &job.func, &mut alloc, executed, &mut rng)
        {
            return None;
        }
        let label = format!("f{}_{level}", job.seed);
        let checked = verify::check(&job.func, machine.desc, &alloc);
        let text = super::emit::assembly(machine, &job.program, &job.func, &alloc, &label);
        let variant = Variant { job: number, level, saves, alloc, text, label };
        match checked {
            Ok(()) if self.spoil.is_some() => return None,
            Ok(()) => {}
            Err(_) if self.spoil.is_some() => _ = report.refused.insert((job.seed, level)),
            Err(violations) => {
                report.refused.insert((job.seed, level));
                let all: Vec<String> = violations.iter().map(|violation| format!("{violation:?}")).collect();
                report.find(machine, job, Some(&variant), format!("the checker says: {}", all.join("; ")));
            }
        }
        for &(_, form) in &variant.alloc.alternatives {
            *report.alternatives.entry(job.func.form_name(machine.desc, form).to_string()).or_default() += 1;
        }
        let stats =
            ssara_core::stats(&job.func, machine.desc, &variant.alloc).expect("the function is for the machine");
        for (name, count) in [
            ("moves", stats.moves),
            ("swaps", stats.swaps),
            ("stores", stats.stores),
            ("reloads", stats.reloads),
            ("saves", stats.saves),
            ("remats", stats.remats),
            ("cheap remats", stats.cheap_remats),
            ("transfers", stats.transfers),
            ("slot reads", stats.slot_reads),
            ("slot writes", stats.slot_writes),
        ] {
            *report.edits.entry(name).or_default() += count.count as usize;
        }
        *report.edits.entry("split edges").or_default() += stats.split_edges as usize;
        Some(variant)
    }
}

impl Report {
    fn find(&mut self, machine: &Machine, job: &Job, variant: Option<&Variant>, what: String) {
        let level = variant.map(|variant| Level::ALL[variant.level]);
        self.wrong.insert((job.seed, variant.map_or(4, |variant| variant.level)));
        // One long text is enough to see what is wrong.
        let text = match variant {
            _ if self.findings.len() >= 20 => String::new(),
            Some(variant) => format!(
                "{}\n{}\n{}",
                job.func.display_allocated(machine.desc, &variant.alloc),
                job.program.immediates(machine),
                variant.text
            ),
            None => format!("{}\n{}", job.func.display(machine.desc), job.program.immediates(machine)),
        };
        let saves = variant.map(|variant| variant.saves);
        let what = format!("{}, seed {}, {level:?}, saves {saves:?}: {what}\n{text}", machine.name, job.seed);
        self.findings.push(Finding { what });
    }
}

type Answers = (Vec<(usize, Outcome)>, BTreeSet<usize>, Vec<usize>);

/// The results of a program for each of its images, the blocks that it runs, and the forms that it executes. `None` if one
/// of the results is not known.
fn answers(machine: &Machine, seed: u64, program: &Program, images: &[Image]) -> Option<Answers> {
    let (mut answers, mut executed, mut forms) = (Vec::new(), BTreeSet::new(), Vec::new());
    for run in 0..RUNS {
        let image = (seed as usize + run * 5) % images.len();
        let arguments = arguments(machine, program, &images[image]);
        let answer = program.run(machine, &arguments, images[image].memory.clone(), |block, step| {
            executed.insert(block);
            if let Op::Form(form) = step.op {
                forms.push(form);
            }
        });
        match answer {
            Ok(answer) => answers.push((image, answer)),
            Err(Stop::Ambiguous) => return None,
            Err(Stop::Fault(what)) => {
                let func = function(machine, program, "faulty");
                panic!("{}, seed {seed}: {what}\n{}", machine.name, func.display(machine.desc))
            }
        }
    }
    Some((answers, executed, forms))
}

fn calls(machine: &Machine, jobs: &[Job], variants: &[Variant]) -> Vec<Call> {
    let call = |variant: &Variant| {
        let job = &jobs[variant.job];
        let pointer = machine.desc.whole(argument_registers(machine, &job.program)[0]);
        let pointer = usize::from(machine.desc.reg(pointer).encoding);
        let label = variant.label.clone();
        job.answers.iter().map(move |&(image, _)| Call { label: label.clone(), image, pointer }).collect::<Vec<_>>()
    };
    variants.iter().flat_map(call).collect()
}

fn argument_registers(machine: &Machine, program: &Program) -> Vec<Reg> {
    let types = types_of(program, &program.blocks[0].steps[0].operands);
    registers(&machine.desc.argument_places(program.conv, &types))
}

/// The arguments: the pointer, and the contents of the image in the registers of the others.
fn arguments(machine: &Machine, program: &Program, image: &Image) -> Vec<Bits> {
    let regs = argument_registers(machine, program);
    let mut arguments: Vec<Bits> = regs.iter().map(|&reg| image.register(machine, reg)).collect();
    arguments[0] = Bits::new(BUFFER);
    arguments
}

/// The difference between a record and the expected one.
fn difference(
    machine: &Machine,
    program: &Program,
    image: &Image,
    answer: &Outcome,
    record: &Record,
) -> Option<String> {
    let desc = machine.desc;
    if record.stack() != 0 {
        return Some(format!("the stack pointer is off by {}", record.stack()));
    }
    if !record.stack_is_intact() {
        return Some("the caller's frame is overwritten".into());
    }
    let steps = program.blocks.iter().flat_map(|block| &block.steps);
    let types = steps.filter(|step| step.op == Op::Return).map(|step| types_of(program, &step.operands)).next()?;
    for (index, (reg, wanted)) in
        registers(&desc.result_places(program.conv, &types)).into_iter().zip(&answer.results).enumerate()
    {
        let found = record.register(machine, reg);
        if found != *wanted {
            return Some(format!("result {index} in {} is {found:x?}, not {wanted:x?}", desc.reg(reg).name));
        }
    }
    let conv = desc.convention(program.conv);
    // The link register holds the return address, which is that of the call of the program.
    let link = conv.saved_link(desc);
    for &reg in conv.callee_saved.iter().chain(conv.reserved.iter()).filter(|&&reg| Some(reg) != link) {
        let (found, wanted) = (record.register(machine, reg), image.register(machine, reg));
        if found != wanted {
            return Some(format!("{} is {found:x?}, and was {wanted:x?}", desc.reg(reg).name));
        }
    }
    let at = record.memory().iter().zip(&answer.memory.bytes).position(|(found, wanted)| found != wanted)?;
    let eight = |bytes: &[u8]| bytes[at / 8 * 8..][..8].to_vec();
    Some(format!("memory at {at} is {:02x?}, not {:02x?}", eight(record.memory()), eight(&answer.memory.bytes)))
}
