//! The runtime for code that runs in this process: the functions that it calls, and how it is called. `runtime.c` has the
//! same for the other machines and for object files, without a collector.
#![allow(unsafe_code, reason = "machine code is called through a pointer, and reads and makes arrays")]

use std::cell::RefCell;
use std::io::Write;

use crate::collector::Heap;
use crate::machines::x86_64_emit::MachineCode;
use crate::machines::{Runtime, Trap};

thread_local! {
    /// The heap of the program that runs.
    static HEAP: RefCell<Heap> = RefCell::default();
}

/// The address of a function of the runtime.
fn address(function: Runtime) -> u64 {
    match function {
        Runtime::PrintInt => print_int as *const () as u64,
        Runtime::PrintFloat => print_float as *const () as u64,
        Runtime::PrintBool => print_bool as *const () as u64,
        Runtime::PrintStr => print_str as *const () as u64,
        Runtime::PrintChar => print_char as *const () as u64,
        Runtime::Alloc => alloc as *const () as u64,
        Runtime::Trap => trap as *const () as u64,
    }
}

/// A full or closed pipe is no business of the program: it runs on.
fn print(bytes: &[u8]) {
    let _ = std::io::stdout().write_all(bytes);
}

extern "sysv64" fn print_int(number: i64) {
    print(number.to_string().as_bytes());
}

/// Six digits after the point.
extern "sysv64" fn print_float(number: f64) {
    let text = if number.is_nan() { "nan".to_string() } else { format!("{number:.6}") };
    print(text.as_bytes());
}

extern "sysv64" fn print_bool(truth: i64) {
    print(if truth == 0 { b"false" } else { b"true" });
}

extern "sysv64" fn print_str(text: *const u8) {
    // SAFETY: compiled code passes the address of a literal, with its length in the eight bytes before it.
    let bytes = unsafe {
        let length = text.cast::<i64>().sub(1).read_unaligned();
        std::slice::from_raw_parts(text, length as usize)
    };
    print(bytes);
}

extern "sysv64" fn print_char(byte: i64) {
    print(&[byte as u8]);
}

/// `frame` is what the stub has made: the callee-saved registers, and the frame of the caller above them.
extern "sysv64" fn alloc(length: i64, frame: *mut u64) -> *mut i64 {
    // SAFETY: the stack above `frame` is that of compiled code, for which the heap has the maps.
    let array = HEAP.with_borrow_mut(|heap| unsafe { heap.alloc(length, frame) });
    array.unwrap_or_else(|| trap(Trap::Memory as i64))
}

/// Ends the process with status 3.
extern "sysv64" fn trap(reason: i64) -> ! {
    let texts = ["index out of bounds", "division by zero", "conversion out of range", "out of memory"];
    let _ = std::io::stdout().flush();
    eprintln!("trap: {}", texts[reason as usize]);
    std::process::exit(3)
}

/// What goes on to a function of the runtime. The collector finds the registers that compiled code expects to be preserved
/// on the stack, and may change them there.
fn stub(function: Runtime) -> Vec<u8> {
    let address = address(function).to_le_bytes();
    if function != Runtime::Alloc {
        return [&[0x49, 0xbb], &address[..], &[0x41, 0xff, 0xe3]].concat(); // mov r11, address; jmp r11
    }
    let push = [0x53, 0x55, 0x41, 0x54, 0x41, 0x55, 0x41, 0x56, 0x41, 0x57]; // push rbx, rbp, r12 to r15
    let call = [0x48, 0x89, 0xe6, 0x48, 0x83, 0xec, 8, 0x49, 0xbb]; // mov rsi, rsp; sub rsp, 8; mov r11, address
    let back = [0x41, 0xff, 0xd3, 0x48, 0x83, 0xc4, 8]; // call r11; add rsp, 8
    let pop = [0x41, 0x5f, 0x41, 0x5e, 0x41, 0x5d, 0x41, 0x5c, 0x5d, 0x5b, 0xc3];
    [&push[..], &call, &address, &back, &pop].concat()
}

/// Runs a program.
///
/// # Errors
/// When the system gives no memory that can be executed.
#[cfg(all(target_arch = "x86_64", unix))]
pub fn run(code: &MachineCode, mut heap: Heap) -> std::io::Result<()> {
    let mut memory = memmap2::MmapMut::map_anon(code.bytes.len())?;
    memory.copy_from_slice(&code.bytes);
    for (&at, function) in code.stubs.iter().zip(Runtime::ALL) {
        let stub = stub(function);
        memory[at as usize..][..stub.len()].copy_from_slice(&stub);
    }
    let memory = memory.make_exec()?;
    heap.code = memory.as_ptr() as u64;
    HEAP.set(heap);
    // SAFETY: a function of this type begins there, by the System V convention, and the code outlives the call.
    let main: extern "sysv64" fn() = unsafe { std::mem::transmute(memory.as_ptr().add(code.main as usize)) };
    main();
    std::io::stdout().flush()
}

/// On other machines the code cannot be run.
///
/// # Errors
/// Always.
#[cfg(not(all(target_arch = "x86_64", unix)))]
pub fn run(_code: &MachineCode, _heap: Heap) -> std::io::Result<()> {
    Err(std::io::Error::new(std::io::ErrorKind::Unsupported, "the code is for x86-64 and the System V convention"))
}
