//! The tools of LLVM 19: from C to MIR before register allocation, and from MIR after it to an object.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::error::Error;
use crate::files::read;
use crate::machine::Arch;
use crate::mir::readable;

/// LLVM's passes from the end of SSA form to physical registers, as `llc -time-passes` calls them.
const PASSES: [&str; 14] = [
    "Live Variable Analysis",
    "Eliminate PHI nodes for register allocation",
    "Two-Address instruction pass",
    "Slot index numbering",
    "Live Interval Analysis",
    "Register Coalescer",
    "Rename Disconnected Subregister Components",
    "Live Stack Slot Analysis",
    "Virtual Register Map",
    "Live Register Matrix",
    "Bundle Machine CFG Edges",
    "Spill Code Placement Analysis",
    "Register Allocator",
    "Virtual Register Rewriter",
];

/// An allocator of LLVM.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, clap::ValueEnum)]
pub enum LlvmAllocator {
    /// The default of `-O2`.
    Greedy,
    /// Greedy on the instruction order that ssara gets: without scheduling before allocation.
    GreedyNosched,
    /// Greedy, which pays a store and a load as frequent as the entry for the first use of a callee-saved register.
    GreedySaves,
    /// Linear scan by weight, without splitting.
    Basic,
    /// Partitioned boolean quadratic programming.
    Pbqp,
    /// The allocator of `-O0`.
    Fast,
}

impl LlvmAllocator {
    /// The name in tables.
    pub fn name(self) -> &'static str {
        match self {
            LlvmAllocator::Greedy => "greedy",
            LlvmAllocator::GreedyNosched => "greedy-nosched",
            LlvmAllocator::GreedySaves => "greedy-saves",
            LlvmAllocator::Basic => "basic",
            LlvmAllocator::Pbqp => "pbqp",
            LlvmAllocator::Fast => "fast",
        }
    }

    /// The arguments of `llc` that start with this allocator where ssara starts.
    pub fn start(self) -> &'static [&'static str] {
        match self {
            LlvmAllocator::Greedy => &["-regalloc=greedy", "-start-before=livevars"],
            LlvmAllocator::GreedyNosched => &["-regalloc=greedy", "-enable-misched=false", "-start-before=livevars"],
            // LLVM counts a frequency of 1 << 14 as that of the entry.
            LlvmAllocator::GreedySaves => {
                &["-regalloc=greedy", "-regalloc-csr-first-time-cost=32768", "-start-before=livevars"]
            }
            LlvmAllocator::Basic => &["-regalloc=basic", "-start-before=livevars"],
            LlvmAllocator::Pbqp => &["-regalloc=pbqp", "-start-before=livevars"],
            LlvmAllocator::Fast => {
                &["-regalloc=fast", "-optimize-regalloc=false", "-start-before=phi-node-elimination"]
            }
        }
    }

    /// The argument that stops after the allocator. RISC-V runs the fast allocator twice, for vectors first.
    fn stop(self, arch: Arch) -> &'static str {
        match (self, arch) {
            (LlvmAllocator::Fast, Arch::Riscv64) => "-stop-after=regallocfast,2",
            (LlvmAllocator::Fast, _) => "-stop-after=regallocfast",
            _ => "-stop-before=stack-slot-coloring",
        }
    }
}

/// The tools.
#[derive(Clone, Debug)]
pub struct Llvm {
    clang: PathBuf,
    llc: PathBuf,
    /// Registers of RISC-V that no value may take.
    reserved: Vec<String>,
    /// Further options of `llc`, which win over those that every run has.
    options: Vec<String>,
}

/// What is made of machine code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Product {
    /// An object.
    Object,
    /// Assembly.
    Assembly,
    /// Assembly whose inline assembly is for another assembler to read.
    Raw,
    /// Nothing; only the passes run.
    Nothing,
}

impl Llvm {
    /// Finds the tools in the directory `LLVM_PREFIX`, or on the path as Debian names them.
    ///
    /// # Errors
    /// If one of them cannot be run. The error says how to install them.
    pub fn find() -> Result<Llvm, Error> {
        let llvm = Llvm::named();
        for tool in [&llvm.clang, &llvm.llc] {
            let done = Command::new(tool).arg("--version").output();
            done.map_err(|error| Error::missing(tool, error))?;
        }
        Ok(llvm)
    }

    /// The tools by name. Whether they are there shows when one is run.
    pub fn named() -> Llvm {
        let tool = |name: &str| match std::env::var_os("LLVM_PREFIX") {
            Some(prefix) => PathBuf::from(prefix).join("bin").join(name),
            None => PathBuf::from(format!("{name}-19")),
        };
        Llvm { clang: tool("clang"), llc: tool("llc"), reserved: Vec::new(), options: Vec::new() }
    }

    /// The compiler.
    pub fn clang(&self) -> &Path {
        &self.clang
    }

    /// The tools with these options of `llc`.
    pub fn with_options(self, options: Vec<String>) -> Llvm {
        Llvm { options, ..self }
    }

    /// The tools, which keep values out of these registers.
    ///
    /// # Errors
    /// If there are some, and LLVM cannot do that for the machine.
    pub fn reserving(self, arch: Arch, reserved: &[&str]) -> Result<Llvm, Error> {
        if !reserved.is_empty() && !arch.facts().llvm_reserves {
            let reason = "LLVM cannot keep single registers of it out of use";
            return Err(Error::Usage(format!("`--registers` cannot be given for {arch}: {reason}")));
        }
        Ok(Llvm { reserved: reserved.iter().map(|name| name.to_string()).collect(), ..self })
    }

    /// Compiles C to IR with these further arguments of clang.
    ///
    /// # Errors
    /// If clang fails.
    pub fn ir(&self, arch: Arch, source: &Path, args: &[&str], ir: &Path) -> Result<(), Error> {
        let mut all: Vec<OsString> = vec![format!("--target={}", arch.facts().triple).into()];
        all.extend(arch.facts().clang.iter().chain(args).map(OsString::from));
        all.extend(["-fPIC", "-S", "-emit-llvm", "-o"].map(OsString::from));
        all.extend([ir.into(), source.into()]);
        run(&self.clang, all).map(drop)
    }

    /// Runs `llc` from one file to another with these arguments besides those that every run needs.
    ///
    /// # Errors
    /// If `llc` fails.
    pub fn llc(&self, arch: Arch, args: &[&str], from: &Path, to: &Path) -> Result<String, Error> {
        let common = ["-O2", "-relocation-model=pic", "-disable-postra-machine-licm"];
        let mut all: Vec<OsString> = common.iter().map(OsString::from).collect();
        if arch == Arch::Riscv64 {
            let reserved: String = self.reserved.iter().map(|name| format!(",+reserve-{name}")).collect();
            all.extend(
                [format!("-mattr=+m,+a,+f,+d,+c{reserved}"), "-target-abi=lp64d".to_string()].map(OsString::from),
            );
        }
        all.extend(self.options.iter().map(OsString::from));
        all.extend(args.iter().map(OsString::from));
        all.extend([from.into(), "-o".into(), to.into()]);
        run(&self.llc, all)
    }

    /// MIR before the elimination of PHIs. Arguments on the stack are not pushed: text MIR does not carry that over.
    ///
    /// # Errors
    /// If `llc` fails.
    pub fn mir(&self, arch: Arch, ir: &Path, mir: &Path) -> Result<(), Error> {
        self.llc(arch, &["-no-x86-call-frame-opt", "-stop-before=phi-node-elimination"], ir, mir)?;
        make_readable(mir)
    }

    /// MIR after an allocator of LLVM.
    ///
    /// # Errors
    /// If `llc` fails.
    pub fn allocate(&self, arch: Arch, allocator: LlvmAllocator, mir: &Path, out: &Path) -> Result<(), Error> {
        let args = [allocator.start(), &[allocator.stop(arch)]].concat();
        self.llc(arch, &args, mir, out)?;
        make_readable(out)
    }

    /// MIR with prologues and epilogues, from MIR after allocation.
    ///
    /// # Errors
    /// If `llc` fails.
    pub fn frames(&self, arch: Arch, allocated: &Path, out: &Path) -> Result<(), Error> {
        self.llc(arch, &["-start-before=stack-slot-coloring", "-stop-after=prologepilog"], allocated, out).map(drop)
    }

    /// MIR with prologues and epilogues, from MIR before allocation, by an allocator of LLVM.
    ///
    /// # Errors
    /// If `llc` fails.
    pub fn frames_by(&self, arch: Arch, allocator: LlvmAllocator, mir: &Path, out: &Path) -> Result<(), Error> {
        let args = [allocator.start(), &["-stop-after=prologepilog"]].concat();
        self.llc(arch, &args, mir, out).map(drop)
    }

    /// Code from MIR after allocation, with the machine verifier before and after each pass.
    ///
    /// # Errors
    /// If `llc` fails, or the verifier finds something wrong.
    pub fn code(&self, arch: Arch, allocated: &Path, output: &Path, product: Product) -> Result<(), Error> {
        let args = ["-start-before=stack-slot-coloring", "-verify-machineinstrs"];
        self.llc(arch, &[&args, product.options()].concat(), allocated, output).map(drop)
    }

    /// Code from MIR before allocation, by an allocator of LLVM. Returns the processor time of its passes from the end of SSA
    /// form to physical registers.
    ///
    /// # Errors
    /// If `llc` fails.
    pub fn code_by(
        &self,
        arch: Arch,
        allocator: LlvmAllocator,
        mir: &Path,
        output: &Path,
        product: Product,
    ) -> Result<Duration, Error> {
        let report =
            self.llc(arch, &[allocator.start(), &["-time-passes"], product.options()].concat(), mir, output)?;
        Ok(pass_time(&report))
    }

    /// An object from assembly.
    ///
    /// # Errors
    /// If clang fails.
    pub fn assemble(&self, arch: Arch, assembly: &Path, object: &Path) -> Result<(), Error> {
        let mut args: Vec<OsString> = vec![format!("--target={}", arch.facts().triple).into()];
        args.extend(["-c", "-x", "assembler"].map(OsString::from));
        args.extend([assembly.into(), "-o".into(), object.into()]);
        run(&self.clang, args).map(drop)
    }
}

impl Product {
    /// The arguments of `llc`.
    fn options(self) -> &'static [&'static str] {
        match self {
            Product::Object => &["-filetype=obj"],
            Product::Assembly => &["-filetype=asm", "-asm-verbose=false"],
            Product::Nothing => &["-filetype=null"],
            Product::Raw => &["-filetype=asm", "-asm-verbose=false", "-no-integrated-as"],
        }
    }
}

/// The processor time of the passes of [`PASSES`] in a report of `-time-passes`.
fn pass_time(report: &str) -> Duration {
    let time = |line: &str| {
        let (numbers, name) = line.rsplit_once(')')?;
        // Passes that run twice are numbered: greedy first allocates the registers of tiles, and then all others.
        let name = name.trim().trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches(" #");
        // The last column is the time on the wall, and the one before it the sum of user and system time.
        let [.., processor, _] = *numbers.split(')').collect::<Vec<_>>() else { return None };
        let processor: f64 = processor.split_once('(')?.0.trim().parse().ok()?;
        PASSES.iter().any(|pass| name.ends_with(pass)).then(|| Duration::from_secs_f64(processor))
    };
    report.lines().filter_map(time).sum()
}

/// Changes what `llc` writes and does not read.
fn make_readable(mir: &Path) -> Result<(), Error> {
    let Some(text) = readable(&read(mir)?) else { return Ok(()) };
    fs::write(mir, text).map_err(|error| Error::File { path: mir.to_path_buf(), error })
}

/// Runs a tool and returns what it prints to standard error.
///
/// # Errors
/// If it cannot be run or fails.
fn run<S: AsRef<OsStr>>(tool: &Path, args: impl IntoIterator<Item = S>) -> Result<String, Error> {
    let mut command = Command::new(tool);
    command.args(args).stdout(Stdio::inherit());
    let output = command.output().map_err(|error| Error::missing(tool, error))?;
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() {
        return Ok(text);
    }
    Err(Error::Tool { command: format!("{command:?}").replace('"', ""), output: text })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_run_of_an_allocator_counts() {
        let report = "   ---User Time---   --System Time--   --User+System--   ---Wall Time---  --- Name ---
   0.0989 ( 15.8%)   0.0111 ( 11.3%)   0.1100 ( 15.2%)   0.2403 ( 15.4%)  Greedy Register Allocator #2
   0.0761 ( 12.1%)   0.0125 ( 12.7%)   0.0885 ( 12.2%)   0.1487 (  9.5%)  Machine Instruction Scheduler
   0.0289 (  4.6%)   0.0058 (  5.9%)   0.0347 (  4.8%)   0.0652 (  4.2%)  Register Coalescer
   0.0010 (  0.2%)   0.0000 (  0.0%)   0.0010 (  0.1%)   0.0020 (  0.1%)  Greedy Register Allocator
   0.6270 (100.0%)   0.0980 (100.0%)   0.7250 (100.0%)   1.5610 (100.0%)  Total
";
        assert_eq!(pass_time(report), Duration::from_micros(145_700));
    }

    #[test]
    fn errors_of_tools_are_printed_whole() {
        let script = "printf '%5000d' 7 >&2; exit 1";
        let error = run(Path::new("sh"), ["-c", script]).expect_err("it fails").to_string();
        assert!(error.len() > 5000 && error.ends_with("   7"), "{error}");
    }
}
