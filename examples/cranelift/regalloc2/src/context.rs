//! The memory that is reused from function to function, and the steps from the client's function to its output.

use std::cell::RefCell;
use std::sync::atomic::{AtomicUsize, Ordering};

use ssara_core::validate::ValidationError;
use ssara_core::{CalleeSaves, Context, Error, Options};

use crate::ingest::Ingest;
use crate::returns::Returns;
use crate::settings::Settings;
use crate::target::{Machines, slot_sizes};
use crate::{Function, Inst, MachineEnv, Output, RegAllocError, RegallocOptions, VReg, capture, checker, debug, emit};

/// The output of the last run.
#[derive(Default)]
pub struct Ctx {
    /// The output of the last run that had one.
    pub output: Output,
}

/// The buffers. They belong to the thread, not to a [`Ctx`]: wasmtime has one of those for each function of a module.
#[derive(Default)]
struct Buffers {
    machines: Machines,
    ingest: Ingest,
    context: Context,
}

thread_local! {
    static BUFFERS: RefCell<Buffers> = RefCell::default();
}

impl Ctx {
    /// Allocates the registers of a function.
    pub(crate) fn run<F: Function>(
        &mut self,
        func: &F,
        env: &MachineEnv,
        options: &RegallocOptions,
    ) -> Result<(), RegAllocError> {
        BUFFERS.with_borrow_mut(|buffers| buffers.run(func, env, options, &mut self.output))
    }
}

impl Buffers {
    fn run<F: Function>(
        &mut self,
        func: &F,
        env: &MachineEnv,
        options: &RegallocOptions,
        output: &mut Output,
    ) -> Result<(), RegAllocError> {
        let settings = Settings::get();
        if let Some(path) = &settings.capture {
            let written = capture::append(path, "", func, env);
            written.unwrap_or_else(|error| panic!("cannot write to {}: {error}", path.display()));
        }
        let Buffers { machines, ingest, context } = self;
        let mut returns = Returns::read(func, env)?;
        let options = Options::new(settings.level(options.algorithm), CalleeSaves::Report);
        let mut all = !env.fixed_stack_slots.is_empty();
        let (machine, alloc) = loop {
            let machine = machines.select(env, slot_sizes(func, env), returns.callee_saved, all);
            if let Err(error) = ingest.read(func, machine, returns.have_operands) {
                if ingest.lacks_registers() && !all {
                    all = true;
                    continue;
                }
                return Err(error);
            }
            match context.allocate(ingest.func(), &machine.desc, &options) {
                Ok(alloc) => break (machine, alloc),
                Err(_) if returns.give_way() => {}
                Err(error) => {
                    if settings.check {
                        eprintln!("ssara refuses a function: {error}");
                    }
                    return Err(refusal(func, ingest, &error));
                }
            }
        };
        let ours = ingest.func();
        let named_by_last = func.multi_spillslot_named_by_last_slot();
        emit::write(ours, ingest.layout(), machine, named_by_last, &alloc, output)?;
        let labels = func.debug_value_labels();
        if !labels.is_empty() {
            debug::locate(labels, ingest, machine, named_by_last, output);
        }
        if settings.check
            && let Err(errors) = checker::check(ingest, machine, named_by_last, output)
        {
            panic!("a wrong allocation of ssara at {:?}: {errors}\n{}", options.level, ours.display(&machine.desc));
        }
        count(output);
        Ok(())
    }
}

/// The client's error if ssara refuses a function.
fn refusal<F: Function>(func: &F, ingest: &Ingest, error: &Error) -> RegAllocError {
    let Error::Invalid(errors) = error else { return RegAllocError::TooManyLiveRegs };
    // What an instruction demands cannot be had, whatever else is alive.
    if matches!(errors.first(), Some(ValidationError::Form { .. })) {
        return RegAllocError::TooManyLiveRegs;
    }
    let layout = ingest.layout();
    let place = errors.first().and_then(|error| error.place(ingest.func()));
    let Some((inst, operand)) = place.and_then(|(inst, operand)| Some((layout.inst(inst)?, operand))) else {
        return RegAllocError::SSA(VReg::invalid(), Inst::invalid());
    };
    let operand = operand.and_then(|index| func.inst_operands(inst).get(layout.operand(inst, index)));
    RegAllocError::SSA(operand.map_or(VReg::invalid(), |operand| operand.vreg()), inst)
}

/// Totals over all runs of this process.
#[derive(Clone, Copy, Debug, Default)]
pub struct Totals {
    /// Functions.
    pub functions: usize,
    /// Their instructions.
    pub insts: usize,
    /// Copies from register to register.
    pub moves: usize,
    /// Copies to memory.
    pub stores: usize,
    /// Copies from memory.
    pub loads: usize,
}

static TOTALS: [AtomicUsize; 5] = [const { AtomicUsize::new(0) }; 5];

fn count(output: &Output) {
    let stats = &output.stats;
    let counts = [1, output.inst_alloc_offsets.len(), stats.moves, stats.stores, stats.loads];
    for (total, count) in TOTALS.iter().zip(counts) {
        total.fetch_add(count, Ordering::Relaxed);
    }
}

/// The totals so far.
pub fn totals() -> Totals {
    let [functions, insts, moves, stores, loads] = TOTALS.each_ref().map(|total| total.load(Ordering::Relaxed));
    Totals { functions, insts, moves, stores, loads }
}
