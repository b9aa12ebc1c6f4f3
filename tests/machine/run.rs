//! Assembles many functions with a small program that calls them, runs it in a process of its own, and reads the results.
//!
//! The program takes the number of the first call from its input. For each call it fills memory and all registers from an
//! image, calls, and writes a record. It has how far the stack pointer is off, registers, the words above the return
//! address, memory. If the process dies or a call takes too long, another process makes the following calls. So a wrong
//! function does not affect the others.

use std::fmt::Write as _;
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use fastrand::Rng;
use ssara_core::target::{Reg, Target};

use super::bits::Bits;
use super::form::Memory;
use super::generate::MEMORY_BYTES;
use super::machine::Machine;

/// The first of the eight words above the return address, which no function may change. Each further word is one more.
pub const CANARY: u64 = 0x5a5a_c3c3_1234_0000;
/// The address of the memory of programs.
pub const BUFFER: u64 = 0x2000_0000;

/// The contents of all registers and memory before a call.
pub struct Image {
    files: Vec<Vec<u8>>,
    pub memory: Memory,
}

impl Image {
    /// An image for a machine. A part of memory and of the vector registers holds floats that are small numbers.
    pub fn new(machine: &Machine, seed: u64) -> Image {
        let mut rng = Rng::with_seed(seed);
        let mut words = |count: usize, floats: bool| -> Vec<u8> {
            let word = |_| match rng.u8(..6) {
                0 if floats => (f64::from(rng.i16(..)) / 16.0).to_bits(),
                1 if floats => {
                    let mut half = || u64::from((f32::from(rng.i16(..)) / 16.0).to_bits());
                    half() | half() << 32
                }
                2 => rng.u64(..4),
                3 => (rng.i16(..) as i64).cast_unsigned(),
                _ => rng.u64(..),
            };
            (0..count / 8).map(word).flat_map(u64::to_le_bytes).collect()
        };
        let files = machine.files.iter().map(|file| words(file.count * file.bytes, file.bank != "int")).collect();
        Image { files, memory: Memory { base: BUFFER, bytes: words(MEMORY_BYTES, true) } }
    }
    /// The bits of a register, or of the part of one.
    pub fn register(&self, machine: &Machine, reg: Reg) -> Bits {
        let (file, start) = place(machine, reg);
        bits_of(machine.desc, reg, &self.files[file][start * machine.files[file].bytes..][..machine.files[file].bytes])
    }
}

/// The file of a register, and its position there.
fn place(machine: &Machine, reg: Reg) -> (usize, usize) {
    let desc = machine.desc;
    let bank = &desc.banks[desc.reg(reg).bank.index()].name;
    let file = machine.files.iter().position(|file| *bank == file.bank).expect("a file for each bank");
    (file, desc.reg(desc.whole(reg)).encoding.into())
}

fn bits_of(desc: &Target, reg: Reg, bytes: &[u8]) -> Bits {
    let low = usize::from(desc.reg(reg).low_bit - desc.reg(desc.whole(reg)).low_bit) / 8;
    Bits::from_bytes(&bytes[low.min(bytes.len())..]).truncate(desc.reg(reg).bits.into())
}

/// A call: the function, the image, and the register of the pointer.
pub struct Call {
    pub label: String,
    pub image: usize,
    pub pointer: usize,
}

/// The state after a call.
pub enum Left {
    Record(Record),
    /// How the process ended.
    Died(String),
}

pub struct Record {
    bytes: Vec<u8>,
}

/// The bytes of a record.
fn record_size(machine: &Machine) -> usize {
    8 + machine.files.iter().map(|file| file.kept.0 * file.kept.1).sum::<usize>() + 64 + MEMORY_BYTES
}

impl Record {
    /// By how much the stack pointer is off.
    pub fn stack(&self) -> i64 {
        i64::from_le_bytes(self.bytes[..8].try_into().expect("eight bytes"))
    }
    pub fn register(&self, machine: &Machine, reg: Reg) -> Bits {
        let (file, number) = place(machine, reg);
        let before: usize = machine.files[..file].iter().map(|file| file.kept.0 * file.kept.1).sum();
        let size = machine.files[file].kept.1;
        bits_of(machine.desc, reg, &self.bytes[8 + before + number * size..][..size])
    }
    /// Whether the words above the return address are unchanged.
    pub fn stack_is_intact(&self) -> bool {
        let words = &self.bytes[self.bytes.len() - MEMORY_BYTES - 64..self.bytes.len() - MEMORY_BYTES];
        words.chunks_exact(8).zip(CANARY..).all(|(word, canary)| word == canary.to_le_bytes())
    }
    pub fn memory(&self) -> &[u8] {
        &self.bytes[self.bytes.len() - MEMORY_BYTES..]
    }
}

/// The programs of the system that a machine needs.
pub struct Toolchain {
    assembler: PathBuf,
    linker: PathBuf,
    emulator: Vec<String>,
}

impl Toolchain {
    /// The tools, or which one is missing.
    pub fn find(machine: &Machine) -> Result<Toolchain, String> {
        let tools = machine.assembly.tools();
        let emulator: Vec<String> = tools.emulator.iter().map(|word| word.to_string()).collect();
        if let Some(name) = emulator.first() {
            find(&[name])?;
        }
        Ok(Toolchain { assembler: find(tools.assembler)?, linker: find(tools.linker)?, emulator })
    }
}

/// The first of some programs that is installed.
fn find(names: &[&str]) -> Result<PathBuf, String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let all = names.iter().flat_map(|name| std::env::split_paths(&path).map(move |dir| dir.join(name)));
    all.into_iter().find(|program| program.is_file()).ok_or_else(|| format!("there is no `{}`", names[0]))
}

/// Some functions with what calls them, in a directory of their own.
pub struct Batch<'a> {
    pub machine: &'a Machine,
    pub tools: &'a Toolchain,
    pub dir: &'a Path,
}

impl Batch<'_> {
    /// Assembles and links. If the assembler rejects lines, the error has the positions of their functions, and its
    /// messages.
    pub fn build(&self, functions: &[&str], calls: &[Call], images: &[Image]) -> Result<PathBuf, Vec<(usize, String)>> {
        let assembly = &self.machine.assembly;
        let mut text = format!("{}.globl _start\n{}{}", assembly.header(), assembly.runtime(), assembly.helpers());
        let mut starts = Vec::new();
        let mut line = text.lines().count();
        for function in functions {
            starts.push(line);
            line += function.lines().count();
            text.push_str(function);
        }
        let _ = writeln!(text, ".data\n.p2align 6\nrun_count: .quad {}\nruns:", calls.len());
        for call in calls {
            let _ = writeln!(text, ".quad {}, image{}, {}", call.label, call.image, call.pointer);
        }
        for (index, image) in images.iter().enumerate() {
            let _ = writeln!(text, ".p2align 6\nimage{index}:");
            for bytes in image.files.iter().chain([&image.memory.bytes]) {
                for word in bytes.chunks_exact(8) {
                    let _ = writeln!(text, ".quad {}", u64::from_le_bytes(word.try_into().expect("eight bytes")));
                }
            }
        }
        let path = |name: &str| self.dir.join(name);
        fs::write(path("all.s"), &text).expect("the directory can be written");
        let assembled =
            Command::new(&self.tools.assembler).args(["-o", "all.o", "all.s"]).current_dir(self.dir).output();
        let assembled = assembled.expect("the assembler runs");
        if !assembled.status.success() {
            let said = String::from_utf8_lossy(&assembled.stderr);
            let refused = said.lines().filter_map(|said| {
                let (number, message) = said.strip_prefix("all.s:")?.split_once(':')?;
                let number: usize = number.parse().ok()?;
                let function = starts.partition_point(|&start| start < number).checked_sub(1)?;
                let line = text.lines().nth(number - 1).unwrap_or("");
                message.contains("Error").then(|| (function, format!("`{line}`:{message}")))
            });
            let refused: Vec<(usize, String)> = refused.collect();
            assert!(!refused.is_empty(), "the assembler: {said}");
            return Err(refused);
        }
        let place = format!("--section-start=.buffer={BUFFER:#x}");
        let linked = Command::new(&self.tools.linker)
            .args(["-static", "-n", "--no-warn-rwx-segments", &place, "-o", "all", "all.o"])
            .current_dir(self.dir)
            .output()
            .expect("the linker runs");
        assert!(linked.status.success(), "the linker: {}", String::from_utf8_lossy(&linked.stderr));
        Ok(path("all"))
    }

    /// Makes all calls.
    pub fn run(&self, program: &Path, calls: usize) -> Vec<Left> {
        let mut left = Vec::new();
        while left.len() < calls {
            let mut command = match self.tools.emulator.split_first() {
                Some((emulator, args)) => {
                    let mut command = Command::new(emulator);
                    command.args(args).arg(program);
                    command
                }
                None => Command::new(program),
            };
            let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
            let mut child = child.expect("the program runs");
            let start = (left.len() as u64).to_le_bytes();
            let sent = child.stdin.take().expect("a pipe").write_all(&start);
            let mut bytes = Vec::new();
            let read = child.stdout.take().expect("a pipe").read_to_end(&mut bytes);
            let status = child.wait().expect("a child ends");
            let records = bytes.chunks_exact(record_size(self.machine));
            left.extend(records.map(|record| Left::Record(Record { bytes: record.to_vec() })));
            if left.len() < calls {
                left.push(Left::Died(format!("{status}, {sent:?}, {read:?}")));
            }
        }
        left
    }
}
