//! The payload of a record, from bytes.
//!
//! Checks the shape: every number is in the range that its meaning allows, every index names something that exists.
//! Whether the function makes sense is not checked here. A vector is allocated only after its length has been compared
//! with the bytes that are left, at the smallest size an element can have.

use super::record::{Block, Constraint, Env, Func, Inst, InstKind, Label, Operand, PReg, Record, Successor, VReg};
use super::{Fault, PREG_CLASSES};

/// Decodes the payload of one record.
///
/// # Errors
/// What is wrong, and at which byte of the payload.
pub fn decode(payload: &[u8]) -> Result<Record, (usize, Fault)> {
    let mut input = Input { bytes: payload, pos: 0 };
    record(&mut input).map_err(|fault| (input.pos, fault))
}

type Decoded<T> = Result<T, Fault>;

struct Input<'a> {
    bytes: &'a [u8],
    pos: usize,
}

impl Input<'_> {
    /// A varint.
    fn number(&mut self, what: &'static str) -> Decoded<u64> {
        let mut value = 0u64;
        for (index, &byte) in self.bytes[self.pos..].iter().enumerate() {
            let bits = u64::from(byte & 0x7f);
            if index == 9 && byte > 1 {
                return Err(Fault::Varint(what));
            }
            value |= bits << (7 * index);
            if byte & 0x80 == 0 {
                self.pos += index + 1;
                return Ok(value);
            }
        }
        Err(Fault::End(what))
    }

    /// A number below `limit`; the position stays at a number that is not.
    fn below(&mut self, limit: u64, what: &'static str) -> Decoded<u64> {
        let start = self.pos;
        let value = self.number(what)?;
        if value < limit {
            Ok(value)
        } else {
            self.pos = start;
            Err(Fault::Value { what, value })
        }
    }

    fn u32(&mut self, what: &'static str) -> Decoded<u32> {
        Ok(self.below(1 << 32, what)? as u32)
    }

    fn flag(&mut self, what: &'static str) -> Decoded<bool> {
        Ok(self.below(2, what)? != 0)
    }

    /// The number of elements that follow, each at least `size` bytes long.
    fn count(&mut self, size: u64, what: &'static str) -> Decoded<usize> {
        let start = self.pos;
        let count = self.number(what)?;
        if count > (self.bytes.len() - self.pos) as u64 / size {
            self.pos = start;
            return Err(Fault::Count { what, count });
        }
        Ok(count as usize)
    }

    /// A counted list, each element at least `size` bytes long.
    fn list<T>(&mut self, size: u64, what: &'static str, element: impl Fn(&mut Self) -> Decoded<T>) -> Decoded<Vec<T>> {
        let count = self.count(size, what)?;
        let mut list = Vec::with_capacity(count);
        for _ in 0..count {
            list.push(element(self)?);
        }
        Ok(list)
    }

    fn preg(&mut self) -> Decoded<PReg> {
        Ok(PReg(self.below(PReg::COUNT as u64, "physical register")? as u8))
    }

    fn regs(&mut self, class: usize) -> Decoded<Vec<PReg>> {
        let range = class as u64 * 64..(class as u64 + 1) * 64;
        self.list(1, "registers of a class", |input| {
            let start = input.pos;
            let value = input.number("register of a class")?;
            if range.contains(&value) {
                Ok(PReg(value as u8))
            } else {
                input.pos = start;
                Err(Fault::Value { what: "register of its class", value })
            }
        })
    }

    fn vreg(&mut self, limit: u32) -> Decoded<VReg> {
        let start = self.pos;
        let vreg = VReg(self.u32("virtual register")?);
        if vreg.index() < limit && (vreg.class() as usize) < PREG_CLASSES.len() {
            Ok(vreg)
        } else {
            self.pos = start;
            Err(Fault::Value { what: "virtual register", value: vreg.0.into() })
        }
    }

    fn vregs(&mut self, limit: u32, what: &'static str) -> Decoded<Vec<VReg>> {
        self.list(1, what, |input| input.vreg(limit))
    }
}

fn array<T>(mut element: impl FnMut(usize) -> Decoded<T>) -> Decoded<[T; 3]> {
    Ok([element(0)?, element(1)?, element(2)?])
}

fn record(input: &mut Input<'_>) -> Decoded<Record> {
    let version = input.number("version")?;
    if version != 1 {
        return Err(Fault::Value { what: "version (only 1 is known)", value: version });
    }
    let len = input.count(1, "bytes of the name")?;
    let name = &input.bytes[input.pos..input.pos + len];
    let name = str::from_utf8(name).map_err(|_| Fault::Name)?.to_owned();
    input.pos += len;
    let record = Record { name, env: env(input)?, func: func(input)? };
    match input.bytes.len() - input.pos {
        0 => Ok(record),
        rest => Err(Fault::Rest(rest)),
    }
}

fn env(input: &mut Input<'_>) -> Decoded<Env> {
    Ok(Env {
        preferred: array(|class| input.regs(class))?,
        non_preferred: array(|class| input.regs(class))?,
        scratch: array(|_| {
            let code = input.below(PReg::COUNT as u64 + 1, "scratch register")?;
            Ok((code > 0).then(|| PReg(code as u8 - 1)))
        })?,
        stack_slots: input.list(1, "fixed stack slots", Input::preg)?,
    })
}

fn func(input: &mut Input<'_>) -> Decoded<Func> {
    let slot_sizes = array(|_| Ok(input.below(513, "spill slot size")? as u32))?;
    let named_by_last = input.flag("slot naming")?;
    let multi_def = input.flag("permission of several defs")?;
    let num_vregs = input.below(u64::from(VReg::MAX_INDEX) + 1, "number of virtual registers")? as u32;
    let entry_pos = input.pos;
    let entry = input.u32("entry block")?;
    let blocks_pos = input.pos;
    let blocks = input.list(5, "blocks", |input| block(input, num_vregs))?;

    let inst_count = input.count(2, "instructions")?;
    let mut insts = Vec::with_capacity(inst_count);
    let mut operands = Vec::new();
    for _ in 0..inst_count {
        insts.push(inst(input, num_vregs, &mut operands)?);
    }
    let labels = input.list(4, "labels", |input| {
        Ok(Label {
            vreg: input.vreg(num_vregs)?,
            from: input.u32("start of a label")?,
            to: input.u32("end of a label")?,
            label: input.u32("label")?,
        })
    })?;

    let func = Func { slot_sizes, named_by_last, multi_def, num_vregs, entry, blocks, insts, operands, labels };
    let known = |block: u32| (block as usize) < func.blocks.len();
    if !known(entry) {
        input.pos = entry_pos;
        return Err(Fault::Value { what: "entry block", value: entry.into() });
    }
    for block in &func.blocks {
        // The places of these numbers are no longer known; the start of the blocks is.
        if block.insts.end as usize > func.insts.len() {
            input.pos = blocks_pos;
            return Err(Fault::Value { what: "end of a block's instructions", value: block.insts.end.into() });
        }
        let neighbours = block.preds.iter().copied().chain(block.succs.iter().map(|succ| succ.block));
        if let Some(unknown) = neighbours.into_iter().find(|&block| !known(block)) {
            input.pos = blocks_pos;
            return Err(Fault::Value { what: "predecessor or successor", value: unknown.into() });
        }
    }
    Ok(func)
}

fn block(input: &mut Input<'_>, num_vregs: u32) -> Decoded<Block> {
    let first = input.u32("first instruction of a block")?;
    let len = input.below(u64::from(u32::MAX - first) + 1, "number of instructions of a block")? as u32;
    Ok(Block {
        insts: first..first + len,
        preds: input.list(1, "predecessors", |input| input.u32("predecessor"))?,
        params: input.vregs(num_vregs, "block parameters")?,
        succs: input.list(2, "successors", |input| {
            Ok(Successor { block: input.u32("successor")?, args: input.vregs(num_vregs, "block arguments")? })
        })?,
    })
}

fn inst(input: &mut Input<'_>, num_vregs: u32, operands: &mut Vec<Operand>) -> Decoded<Inst> {
    let start = input.pos;
    let flags = input.below(8, "instruction flags")?;
    let kind = match flags & 3 {
        0 => InstKind::Op,
        1 => InstKind::Return,
        2 => InstKind::Branch,
        _ => {
            input.pos = start;
            return Err(Fault::Value { what: "instruction kind", value: flags });
        }
    };
    let first = operands.len() as u32;
    let count = input.count(2, "operands")?;
    for _ in 0..count {
        let index = input.below(num_vregs.into(), "virtual register")? as u32;
        operands.push(operand(input, index)?);
    }
    let clobbers = if flags & 4 == 0 {
        None
    } else {
        let mut words = Box::new([0; 4]);
        for word in words.iter_mut() {
            *word = input.number("clobbers")?;
        }
        if words[3] != 0 {
            return Err(Fault::Value { what: "set of clobbers of the three classes", value: words[3] });
        }
        Some(words)
    };
    Ok(Inst { kind, operands: first..operands.len() as u32, clobbers })
}

fn operand(input: &mut Input<'_>, index: u32) -> Decoded<Operand> {
    let start = input.pos;
    let bits = input.below(1 << 11, "operand")?;
    let class = (bits & 3) as u8;
    let payload = (bits >> 4) as u8;
    let constraint = match payload {
        0 => Some(Constraint::Any),
        1 => Some(Constraint::Reg),
        2 => Some(Constraint::Stack),
        16..32 => Some(Constraint::Limit(payload - 16)),
        32..64 => Some(Constraint::Reuse(payload - 32)),
        64..128 if class < 3 => Some(Constraint::Fixed(PReg::new(class, payload - 64))),
        _ => None,
    };
    match constraint {
        Some(constraint) if class < 3 => {
            let (is_late, is_def) = (bits >> 2 & 1 != 0, bits >> 3 & 1 == 0);
            Ok(Operand { vreg: VReg::new(index, class), is_def, is_late, constraint })
        }
        _ => {
            input.pos = start;
            Err(Fault::Value { what: "operand", value: bits })
        }
    }
}
