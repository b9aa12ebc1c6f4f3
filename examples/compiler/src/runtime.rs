//! The runtime for code that runs in this process: the functions that it calls, and how it is called. `runtime.c` has the
//! same for the other machines and for object files, without a collector.
#![allow(unsafe_code, reason = "machine code is called through a pointer, and reads and makes arrays")]

use std::cell::RefCell;
use std::io::Write;

use crate::Failure;
use crate::collector::Heap;
use crate::machines::assemble::MachineCode;
use crate::machines::{RUNTIME, Trap};

thread_local! {
    /// The heap of the program that runs.
    static HEAP: RefCell<Heap> = RefCell::default();
}

/// The addresses of the functions of the runtime.
fn addresses() -> [*const (); RUNTIME.len()] {
    [
        print_int as *const (),
        print_float as *const (),
        print_bool as *const (),
        print_str as *const (),
        print_char as *const (),
        alloc as *const (),
        trap as *const (),
    ]
}

/// A full or closed pipe is no business of the program: it runs on.
fn print(bytes: &[u8]) {
    let _ = std::io::stdout().write_all(bytes);
}

extern "C" fn print_int(number: i64) {
    print(number.to_string().as_bytes());
}

/// Six digits after the point.
extern "C" fn print_float(number: f64) {
    let text = if number.is_nan() { "nan".to_string() } else { format!("{number:.6}") };
    print(text.as_bytes());
}

extern "C" fn print_bool(truth: i64) {
    print(if truth == 0 { b"false" } else { b"true" });
}

extern "C" fn print_str(text: *const u8) {
    // SAFETY: compiled code passes the address of a literal, with its length in the eight bytes before it.
    let bytes = unsafe {
        let length = text.cast::<i64>().sub(1).read_unaligned();
        std::slice::from_raw_parts(text, length as usize)
    };
    print(bytes);
}

extern "C" fn print_char(byte: i64) {
    print(&[byte as u8]);
}

/// `frame` is what the stub has made: the callee-saved registers, and the frame of the caller above them.
extern "C" fn alloc(length: i64, frame: *mut u64) -> *mut i64 {
    // SAFETY: the stack above `frame` is that of compiled code, for which the heap has the maps.
    let array = HEAP.with_borrow_mut(|heap| unsafe { heap.alloc(length, frame) });
    array.unwrap_or_else(|| trap(Trap::Memory as i64))
}

/// Ends the process with status 3.
extern "C" fn trap(reason: i64) -> ! {
    let texts = ["index out of bounds", "division by zero", "conversion out of range", "out of memory"];
    let _ = std::io::stdout().flush();
    eprintln!("trap: {}", texts[reason as usize]);
    std::process::exit(3)
}

/// Code that goes on to the functions of the runtime. The collector finds the registers that compiled code expects to be
/// preserved on the stack, and may change them there.
pub fn stubs() -> Vec<String> {
    let mut lines = Vec::new();
    for (name, address) in RUNTIME.into_iter().zip(addresses()) {
        let saved = ["rbx", "rbp", "r12", "r13", "r14", "r15"];
        lines.extend([format!("{name}:"), format!("mov r11, {}", address as i64)]);
        if name == "rt_alloc" {
            lines.extend(saved.map(|reg| format!("push {reg}")));
            lines.extend(["mov rsi, rsp", "sub rsp, 8", "call r11", "add rsp, 8"].map(String::from));
            lines.extend(saved.into_iter().rev().map(|reg| format!("pop {reg}")));
            lines.push("ret".into());
        } else {
            lines.push("jmp r11".into());
        }
    }
    lines
}

/// Runs a program that has been assembled with [`stubs`].
///
/// # Errors
/// When the system gives no memory that can be executed.
pub fn run(code: &MachineCode, mut heap: Heap) -> Result<(), Failure> {
    let mut memory = memmap2::MmapMut::map_anon(code.bytes.len())?;
    memory.copy_from_slice(&code.bytes);
    let memory = memory.make_exec()?;
    heap.code = memory.as_ptr() as u64;
    HEAP.set(heap);
    let main = memory[code.label("pebble_main")? as usize..].as_ptr();
    // SAFETY: a function of this type begins there, by the System V convention, and the code outlives the call.
    let main: extern "C" fn() = unsafe { std::mem::transmute(main) };
    main();
    Ok(std::io::stdout().flush()?)
}
