//! Functions out of statements.

use ssara_core::ir::{Block, BuildError, Function, Value};
use ssara_core::target::Type;

use super::lexicon::{Lexicon, Purpose};
use super::writer::Writer;
use ssara_fuzz::systematic::draw::Draw;

/// What a function is about: its name, its sequences, and the shares of its statements in percent.
struct Theme {
    name: &'static str,
    purposes: &'static [Purpose],
    /// Stores, conditionals, loops, switches and calls; the rest are assignments.
    shares: [usize; 5],
}

use Purpose::{Bytes, Floats, Integers, Loads, Rare, Vectors};

const THEMES: [Theme; 9] = [
    Theme { name: "arithmetic", purposes: &[Integers], shares: [2, 6, 2, 0, 0] },
    Theme { name: "arrays", purposes: &[Integers, Loads], shares: [12, 8, 14, 0, 2] },
    Theme { name: "strings", purposes: &[Bytes, Loads], shares: [15, 14, 14, 1, 2] },
    Theme { name: "switches", purposes: &[Integers, Loads], shares: [8, 12, 3, 14, 6] },
    Theme { name: "calls", purposes: &[Integers, Loads], shares: [8, 14, 3, 1, 30] },
    Theme { name: "floats", purposes: &[Floats, Loads], shares: [8, 6, 8, 0, 5] },
    Theme { name: "vectors", purposes: &[Vectors, Loads], shares: [12, 3, 10, 0, 1] },
    Theme { name: "parts", purposes: &[Rare, Integers, Bytes], shares: [8, 8, 5, 1, 4] },
    Theme { name: "mixture", purposes: &[Integers, Loads, Bytes, Floats, Vectors, Rare], shares: [9, 11, 7, 3, 8] },
];

/// Sizes in instructions, roughly, and how many of 100 functions have them.
const SIZES: [(usize, usize, usize); 4] = [(35, 2, 14), (35, 18, 80), (24, 90, 800), (6, 900, 4000)];

/// The deepest nest of conditionals, loops and switches.
const MAX_NESTING: u32 = 4;

/// `count` functions, the same in every run.
///
/// # Errors
/// When the forms do not fit together.
pub fn functions(lexicon: &Lexicon, count: usize) -> Result<Vec<Function>, BuildError> {
    let seed = Draw::new(1);
    (0..count).map(|number| function(lexicon, number, seed.fork(number as u64))).collect()
}

fn function(lexicon: &Lexicon, number: usize, mut draw: Draw) -> Result<Function, BuildError> {
    let theme = &THEMES[number % THEMES.len()];
    let mut share = draw.below(100);
    let of_share = |&(percent, _, _): &(usize, usize, usize)| {
        let found = share < percent;
        share = share.wrapping_sub(percent);
        found
    };
    let (_, low, high) = SIZES.into_iter().find(of_share).unwrap_or(SIZES[0]);
    let size = draw.between(low, high);
    let args = &lexicon.args[..draw.between(1, lexicon.args.len())];
    let result = lexicon.args[draw.below(2)];
    let mut writer = Writer::new(lexicon, &format!("{} {number}", theme.name), theme.purposes, args, draw)?;
    let nesting = if size < 8 { 0 } else { MAX_NESTING };
    statements(&mut writer, theme, size, nesting)?;
    writer.finish(result)
}

/// Writes statements until the function has this many instructions.
fn statements(w: &mut Writer<'_>, theme: &Theme, until: usize, nesting: u32) -> Result<(), BuildError> {
    let types = w.types();
    while w.insts < until {
        let mut share = w.draw.below(100);
        let kind = theme.shares.iter().position(|&percent| {
            let found = share < percent;
            share = share.wrapping_sub(percent);
            found
        });
        let room = (until - w.insts).min(120);
        match kind {
            Some(0) => w.store()?,
            Some(1) if nesting > 0 => conditional(w, theme, room / 2, nesting - 1)?,
            Some(2) if nesting > 0 => counted_loop(w, theme, room, nesting - 1)?,
            Some(3) if nesting > 0 => switch(w, theme, room / 4, nesting - 1)?,
            Some(4) => call(w)?,
            _ => {
                let ty = types[w.draw.below(types.len())];
                let value = w.expression(ty, 2)?;
                w.assign(ty, value);
            }
        }
    }
    Ok(())
}

/// Some variables, as positions among all, with their types.
fn some_vars(w: &mut Writer<'_>, most: usize) -> (Vec<usize>, Vec<Type>) {
    let mut all: Vec<usize> = (0..w.vars.len()).collect();
    w.draw.shuffle(&mut all);
    all.truncate(w.draw.between(1, most));
    let types = all.iter().map(|&at| w.vars[at].0).collect();
    (all, types)
}

fn read_all(w: &mut Writer<'_>, types: &[Type]) -> Result<Vec<Value>, BuildError> {
    types.iter().map(|&ty| w.read(ty, 1)).collect()
}

/// Goes on in a block with the variables of before, some of which its parameters replace.
fn resume(w: &mut Writer<'_>, block: Block, before: &[(Type, Value)], changed: &[usize], params: &[Value]) {
    w.switch_to(block);
    w.vars = before.to_vec();
    changed.iter().zip(params).for_each(|(&at, &param)| w.vars[at].1 = param);
}

/// One arm of a conditional or a switch, which ends in a jump to where the arms meet.
fn arm(
    w: &mut Writer<'_>,
    theme: &Theme,
    block: Block,
    meet: (Block, &[Type]),
    room: (usize, u32),
) -> Result<(), BuildError> {
    let before = w.vars.clone();
    w.switch_to(block);
    let room_here = w.draw.below(room.0 + 1);
    statements(w, theme, w.insts + room_here, room.1)?;
    let args = read_all(w, meet.1)?;
    w.jump(meet.0, &args)?;
    w.vars = before;
    Ok(())
}

fn conditional(w: &mut Writer<'_>, theme: &Theme, room: usize, nesting: u32) -> Result<(), BuildError> {
    let (changed, types) = some_vars(w, 2);
    let [then, otherwise] = [0; 2].map(|_| w.block(&[]).0);
    let (meet, params) = w.block(&types);
    let before = w.vars.clone();
    w.branch([then, otherwise])?;
    arm(w, theme, then, (meet, &types), (room, nesting))?;
    arm(w, theme, otherwise, (meet, &types), (room, nesting))?;
    resume(w, meet, &before, &changed, &params);
    Ok(())
}

fn counted_loop(w: &mut Writer<'_>, theme: &Theme, room: usize, nesting: u32) -> Result<(), BuildError> {
    let (changed, mut types) = some_vars(w, 3);
    types.push(w.address());
    let before = w.vars.clone();
    let mut args: Vec<Value> = changed.iter().map(|&at| w.vars[at].1).collect();
    let start = w.read(w.address(), 0)?;
    args.push(start);
    let (header, params) = w.block(&types);
    let [body, exit] = [0; 2].map(|_| w.block(&[]).0);
    w.jump(header, &args)?;
    resume(w, header, &before, &changed, &params);
    let counter = params[params.len() - 1];
    w.vars.push((w.address(), counter));
    w.branch([body, exit])?;
    w.switch_to(body);
    let room = w.draw.between(2, room.max(2));
    statements(w, theme, w.insts + room, nesting)?;
    let mut args = read_all(w, &types[..changed.len()])?;
    args.push(w.increment(counter)?);
    w.jump(header, &args)?;
    resume(w, exit, &before, &changed, &params);
    Ok(())
}

fn switch(w: &mut Writer<'_>, theme: &Theme, room: usize, nesting: u32) -> Result<(), BuildError> {
    let (changed, types) = some_vars(w, 2);
    let cases: Vec<Block> = (0..w.draw.between(3, 9)).map(|_| w.block(&[]).0).collect();
    let (meet, params) = w.block(&types);
    let before = w.vars.clone();
    if w.draw.chance(40) {
        w.table(&cases)?;
    } else {
        for &case in &cases[2..] {
            let (next, _) = w.block(&[]);
            w.branch([case, next])?;
            w.switch_to(next);
        }
        w.branch([cases[0], cases[1]])?;
    }
    for case in cases {
        w.vars.clone_from(&before);
        arm(w, theme, case, (meet, &types), (room, nesting))?;
    }
    resume(w, meet, &before, &changed, &params);
    Ok(())
}

fn call(w: &mut Writer<'_>) -> Result<(), BuildError> {
    let lexicon = w.lexicon;
    let args = &lexicon.args[..w.draw.below(lexicon.args.len() + 1)];
    let result = lexicon.args[w.draw.below(lexicon.args.len())];
    let value = w.call(args, result)?;
    w.assign(result, value);
    Ok(())
}

/// A function of so many instructions at least, through which so many values are live: diamonds that read two of them
/// each. All are read at the end.
///
/// # Errors
/// When the forms do not fit together.
pub fn pressure(lexicon: &Lexicon, live: usize, insts: usize) -> Result<Function, BuildError> {
    let ty = lexicon.args[0];
    let mut w = Writer::new(lexicon, &format!("{live} live"), &[Integers, Loads], &[ty], Draw::new(2))?;
    let first = w.vars[0].1;
    let values = (0..live).map(|_| w.increment(first)).collect::<Result<Vec<Value>, _>>()?;
    let mut sum = first;
    while w.insts < insts {
        let [one, two] = [0; 2].map(|_| values[w.draw.below(values.len())]);
        w.vars = vec![(ty, one), (ty, two), (ty, sum)];
        let [then, otherwise] = [0; 2].map(|_| w.block(&[]).0);
        let (meet, params) = w.block(&[ty]);
        w.branch([then, otherwise])?;
        for block in [then, otherwise] {
            w.switch_to(block);
            let value = w.expression(ty, 0)?;
            w.jump(meet, &[value])?;
        }
        w.switch_to(meet);
        sum = params[0];
    }
    for value in values {
        w.increment(value)?;
    }
    w.vars = vec![(ty, sum)];
    w.finish(ty)
}
