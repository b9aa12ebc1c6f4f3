//! From MIR before allocation to MIR after it: conversion, allocation, the checker, and writing back.

use std::time::Duration;

use ssara_core::output::Allocation;
use ssara_core::{CalleeSaves, Context, Level, Options, verify};
use ssara_explore::method::Method;

use crate::clock::Stopwatch;
use crate::computed::separate;
use crate::convert::{Converted, convert, read_fields};
use crate::emit::{Code, emit};
use crate::error::Error;
use crate::machine::{Machine, RootSet};
use crate::mir::{Document, Function, Module};
use crate::tuples::split;

/// A function that is left to LLVM.
#[derive(Clone, Debug)]
pub struct Left {
    /// The function.
    pub name: String,
    /// Why, with the line.
    pub reason: String,
}

/// What was done with a module.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The number of functions that ssara has allocated.
    pub allocated: usize,
    /// The others.
    pub left: Vec<Left>,
    /// The time of each step.
    pub times: Times,
}

/// How to allocate a function.
#[derive(Clone, Copy, Debug)]
pub struct FunctionOptions {
    /// The allocator.
    pub method: Method,
    /// The roots that no value may take.
    pub kept_out: RootSet,
}

impl FunctionOptions {
    /// An allocator, without roots that are kept out of use.
    pub fn new(method: Method) -> FunctionOptions {
        FunctionOptions { method, kept_out: RootSet::default() }
    }
}

/// The processor time of each step. The checker is not among them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Times {
    /// Parsing and conversion.
    pub convert: Duration,
    /// Allocation.
    pub allocate: Duration,
    /// Writing back.
    pub emit: Duration,
}

/// Allocates and checks one function.
///
/// # Errors
/// If the allocation is wrong; `Ok(Err(_))` if the allocator refuses the function.
pub fn allocate(
    context: &mut Context,
    source: &Converted<'_>,
    method: Method,
    times: &mut Times,
) -> Result<Result<Allocation, String>, Error> {
    let (function, target) = (&source.function, &source.machine.target);
    let start = Stopwatch::start();
    let options = Options { trusted: source.is_valid, ..Options::new(Level::default(), CalleeSaves::Report) };
    let allocation = method.allocate(context, function, target, &options);
    times.allocate += start.elapsed();
    let allocation = match allocation {
        Ok(allocation) => allocation,
        Err(error) => return Ok(Err(error.to_string())),
    };
    match verify::check(function, target, &allocation) {
        Ok(()) => Ok(Ok(allocation)),
        Err(violations) => Err(Error::Wrong {
            function: source.source.name.clone(),
            allocator: method.to_string(),
            violation: violations.first().map_or_else(String::new, |violation| format!("{violation:?}")),
        }),
    }
}

/// Allocates all functions of a module. For a function that is left to LLVM, `other` gives the document.
///
/// # Errors
/// If an allocation is wrong, or `other` fails.
pub fn module(
    machine: &Machine,
    module: &Module,
    options: FunctionOptions,
    mut other: impl FnMut(&str) -> Result<String, Error>,
) -> Result<(String, Report), Error> {
    let mut report = Report::default();
    let mut text = module.ir.clone();
    let mut context = Context::new();
    for document in &module.functions {
        let done = function(machine, document, options, &mut context, &mut report.times)?;
        text.push_str("---\n");
        match done {
            Ok(function) => {
                report.allocated += 1;
                let start = Stopwatch::start();
                text.push_str(&function.text());
                report.times.emit += start.elapsed();
            }
            Err(reason) => {
                text.push_str(&other(&document.name)?);
                report.left.push(Left { name: document.name.clone(), reason });
            }
        }
    }
    Ok((text, report))
}

/// Allocates a function and writes the allocation back. The error of the inner result says why it is left to LLVM.
///
/// # Errors
/// If the allocation is wrong.
pub fn function(
    machine: &Machine,
    document: &Document,
    options: FunctionOptions,
    context: &mut Context,
    times: &mut Times,
) -> Result<Result<Function, String>, Error> {
    let start = Stopwatch::start();
    let done = converted(machine, document, options, context, |converted, context| {
        times.convert += start.elapsed();
        let allocation = match allocate(context, converted, options.method, times)? {
            Ok(allocation) => allocation,
            Err(reason) => return Ok(Err(reason)),
        };
        let start = Stopwatch::start();
        let code = Code::new(converted, &allocation);
        let function = emit(converted, &allocation, &code);
        times.emit += start.elapsed();
        Ok(function.map_err(|refusal| refusal.to_string()))
    });
    done.unwrap_or_else(|reason| Ok(Err(reason)))
}

/// What `work` makes of a converted function.
///
/// # Errors
/// Why the function is left to LLVM.
pub fn converted<T>(
    machine: &Machine,
    document: &Document,
    options: FunctionOptions,
    context: &mut Context,
    work: impl FnOnce(&Converted<'_>, &mut Context) -> T,
) -> Result<T, String> {
    let source = document.function.as_ref().map_err(ToString::to_string)?;
    let separated = separate(machine, source);
    let source = separated.as_ref().unwrap_or(source);
    let split = split(machine, source);
    let source = split.as_ref().unwrap_or(source);
    let direct = read_fields(machine, source);
    let source = direct.as_ref().unwrap_or(source);
    let mut converted = convert(machine, source, options.kept_out).map_err(|refusal| refusal.to_string())?;
    if options.method != Method::Level(Level::O0) {
        converted.sink_updates(context).map_err(|error| error.to_string())?;
    }
    Ok(work(&converted, context))
}

impl Times {
    /// The shorter time of each step.
    pub fn least(self, other: Times) -> Times {
        Times {
            convert: self.convert.min(other.convert),
            allocate: self.allocate.min(other.allocate),
            emit: self.emit.min(other.emit),
        }
    }
}

impl std::ops::AddAssign for Times {
    fn add_assign(&mut self, other: Times) {
        self.convert += other.convert;
        self.allocate += other.allocate;
        self.emit += other.emit;
    }
}
