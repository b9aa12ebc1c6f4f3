//! The runtime for code that runs in this process: the functions that it calls, and how it is called. `runtime.c` has the
//! same for the other machines.
#![allow(unsafe_code, reason = "machine code is called through a pointer, and reads and makes arrays")]

use std::io::Write;

use crate::typed::{Runtime, Trap};

/// The address of a function of the runtime.
pub fn address(function: Runtime) -> u64 {
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

/// Memory is never given back: the programs are short.
extern "sysv64" fn alloc(length: i64) -> *mut i64 {
    let mut words = Vec::new();
    let fits = usize::try_from(length).ok().and_then(|length| length.checked_add(1));
    let Some(size) = fits.filter(|&size| words.try_reserve_exact(size).is_ok()) else { trap(Trap::Memory as i64) };
    words.resize(size, 0);
    words[0] = length;
    &mut words.leak()[1..] as *mut [i64] as *mut i64
}

/// Ends the process with status 3.
extern "sysv64" fn trap(reason: i64) -> ! {
    let text = match reason {
        0 => "index out of bounds",
        1 => "division by zero",
        2 => "conversion out of range",
        _ => "out of memory",
    };
    let _ = std::io::stdout().flush();
    eprintln!("trap: {text}");
    std::process::exit(3)
}

/// Runs a program: `code` begins with its entry.
///
/// # Errors
/// When the system gives no memory that can be executed.
#[cfg(all(target_arch = "x86_64", unix))]
pub fn run(code: &[u8]) -> std::io::Result<()> {
    let mut memory = memmap2::MmapMut::map_anon(code.len())?;
    memory.copy_from_slice(code);
    let memory = memory.make_exec()?;
    // SAFETY: the code begins with a function of this type, by the System V convention, and outlives the call.
    let main: extern "sysv64" fn() = unsafe { std::mem::transmute(memory.as_ptr()) };
    main();
    std::io::stdout().flush()
}

/// On other machines the code cannot be run.
///
/// # Errors
/// Always.
#[cfg(not(all(target_arch = "x86_64", unix)))]
pub fn run(_code: &[u8]) -> std::io::Result<()> {
    Err(std::io::Error::new(std::io::ErrorKind::Unsupported, "the code is for x86-64 and the System V convention"))
}
