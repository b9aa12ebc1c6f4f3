//! The part of WASI (preview 1) that C programs need to read their arguments and write to standard output. There are no
//! files. The clock advances by a millisecond with each read, and random numbers are always the same.

use std::io::{self, Write};

use anyhow::Result;
use wasmtime::{Caller, Extern, Linker, Memory, Module, Store};

use crate::clock::thread_seconds;

/// How a program ended.
pub struct Status {
    /// Its exit code.
    pub code: i32,
    /// The processor time of it, in seconds.
    pub seconds: f64,
}

#[derive(Default)]
struct Host {
    /// The arguments, each with its final zero.
    args: Vec<Vec<u8>>,
    clock: u64,
    exit: Option<i32>,
}

const SUCCESS: i32 = 0;
const BAD_DESCRIPTOR: i32 = 8;
const FAULT: i32 = 21;
const NOT_SUPPORTED: i32 = 58;

/// Runs a program.
///
/// # Errors
/// When it has no `_start`, imports what there is not, or traps.
pub fn run(module: &Module, args: &[String]) -> Result<Status> {
    let names = std::iter::once("program").chain(args.iter().map(String::as_str));
    let args = names.map(|name| [name.as_bytes(), &[0]].concat()).collect();
    let mut store = Store::new(module.engine(), Host { args, ..Host::default() });
    let mut linker = Linker::new(module.engine());
    define(&mut linker)?;
    linker.define_unknown_imports_as_traps(module)?;
    let instance = linker.instantiate(&mut store, module)?;
    let start = instance.get_typed_func::<(), ()>(&mut store, "_start")?;
    let begin = thread_seconds();
    let result = start.call(&mut store, ());
    let seconds = thread_seconds() - begin;
    io::stdout().flush()?;
    match store.data().exit {
        Some(code) => Ok(Status { code, seconds }),
        None => {
            result?;
            Ok(Status { code: 0, seconds })
        }
    }
}

fn memory(caller: &mut Caller<'_, Host>) -> Option<Memory> {
    caller.get_export("memory").and_then(Extern::into_memory)
}

/// Writes words of 32 bits at addresses. Returns the error code.
fn store_words(caller: &mut Caller<'_, Host>, words: &[(i32, u32)]) -> i32 {
    let Some(memory) = memory(caller) else { return FAULT };
    for &(address, word) in words {
        if memory.write(&mut *caller, address as u32 as usize, &word.to_le_bytes()).is_err() {
            return FAULT;
        }
    }
    SUCCESS
}

fn load_word(caller: &Caller<'_, Host>, memory: Memory, address: u32) -> Option<u32> {
    let mut word = [0; 4];
    memory.read(caller, address as usize, &mut word).ok()?;
    Some(u32::from_le_bytes(word))
}

fn define(linker: &mut Linker<Host>) -> Result<()> {
    const WASI: &str = "wasi_snapshot_preview1";
    linker.func_wrap(WASI, "args_sizes_get", |mut caller: Caller<'_, Host>, count: i32, size: i32| {
        let args = &caller.data().args;
        let (args, bytes) = (args.len() as u32, args.iter().map(Vec::len).sum::<usize>() as u32);
        store_words(&mut caller, &[(count, args), (size, bytes)])
    })?;
    linker.func_wrap(WASI, "args_get", |mut caller: Caller<'_, Host>, pointers: i32, buffer: i32| {
        let Some(memory) = memory(&mut caller) else { return FAULT };
        let args = caller.data().args.clone();
        let mut at = buffer;
        for (index, arg) in args.iter().enumerate() {
            let pointer = [(pointers + 4 * index as i32, at as u32)];
            if store_words(&mut caller, &pointer) != SUCCESS
                || memory.write(&mut caller, at as u32 as usize, arg).is_err()
            {
                return FAULT;
            }
            at += arg.len() as i32;
        }
        SUCCESS
    })?;
    linker.func_wrap(WASI, "environ_sizes_get", |mut caller: Caller<'_, Host>, count: i32, size: i32| {
        store_words(&mut caller, &[(count, 0), (size, 0)])
    })?;
    linker.func_wrap(WASI, "environ_get", |_: i32, _: i32| SUCCESS)?;
    linker.func_wrap(WASI, "clock_time_get", |mut caller: Caller<'_, Host>, _: i32, _: i64, to: i32| {
        caller.data_mut().clock += 1_000_000;
        let time = caller.data().clock;
        store_words(&mut caller, &[(to, time as u32), (to + 4, (time >> 32) as u32)])
    })?;
    linker.func_wrap(WASI, "clock_res_get", |mut caller: Caller<'_, Host>, _: i32, to: i32| {
        store_words(&mut caller, &[(to, 1_000_000), (to + 4, 0)])
    })?;
    linker.func_wrap(WASI, "random_get", |mut caller: Caller<'_, Host>, to: i32, len: i32| {
        let bytes: Vec<u8> = (0..len as u32).map(|index| (index.wrapping_mul(0x9e37_79b9) >> 24) as u8).collect();
        let written =
            memory(&mut caller).is_some_and(|memory| memory.write(&mut caller, to as u32 as usize, &bytes).is_ok());
        if written { SUCCESS } else { FAULT }
    })?;
    linker.func_wrap(WASI, "fd_write", fd_write)?;
    linker.func_wrap(WASI, "fd_fdstat_get", |mut caller: Caller<'_, Host>, fd: i32, to: i32| {
        const CHARACTER_DEVICE: u32 = 2;
        if !(0..3).contains(&fd) {
            return BAD_DESCRIPTOR;
        }
        store_words(
            &mut caller,
            &[(to, CHARACTER_DEVICE), (to + 4, 0), (to + 8, !0), (to + 12, !0), (to + 16, !0), (to + 20, !0)],
        )
    })?;
    linker.func_wrap(WASI, "fd_close", |_: i32| SUCCESS)?;
    linker.func_wrap(WASI, "fd_seek", |_: i32, _: i64, _: i32, _: i32| NOT_SUPPORTED)?;
    linker.func_wrap(WASI, "fd_read", |_: i32, _: i32, _: i32, _: i32| NOT_SUPPORTED)?;
    linker.func_wrap(WASI, "fd_prestat_get", |_: i32, _: i32| BAD_DESCRIPTOR)?;
    linker.func_wrap(WASI, "fd_prestat_dir_name", |_: i32, _: i32, _: i32| BAD_DESCRIPTOR)?;
    linker.func_wrap(WASI, "proc_exit", |mut caller: Caller<'_, Host>, code: i32| -> wasmtime::Result<()> {
        caller.data_mut().exit = Some(code);
        Err(wasmtime::Error::msg("the program exits"))
    })?;
    Ok(())
}

/// Writes the buffers that lie at `vectors` (address and length each) to standard output or standard error.
fn fd_write(mut caller: Caller<'_, Host>, fd: i32, vectors: i32, count: i32, written: i32) -> i32 {
    let Some(memory) = memory(&mut caller) else { return FAULT };
    let mut total = 0;
    for index in 0..count as u32 {
        let vector = (vectors as u32).wrapping_add(8 * index);
        let address = load_word(&caller, memory, vector);
        let len = load_word(&caller, memory, vector.wrapping_add(4));
        let (Some(address), Some(len)) = (address, len) else { return FAULT };
        let data = memory.data(&caller);
        let Some(bytes) = data.get(address as usize..).and_then(|rest| rest.get(..len as usize)) else { return FAULT };
        let result = match fd {
            1 => io::stdout().write_all(bytes),
            2 => io::stderr().write_all(bytes),
            _ => return BAD_DESCRIPTOR,
        };
        if result.is_err() {
            return FAULT;
        }
        total += len;
    }
    store_words(&mut caller, &[(written, total)])
}
