//! Locations of labelled values, by two witnesses: random paths through the code, which know what each location holds, and
//! the original's locations, which ours must cover.

use std::collections::{HashMap, HashSet};

use ssara_regalloc2::{Allocation, Edit, InstPosition, Operand, OperandKind, Output, PReg, ProgPoint, RegClass, VReg};

use crate::code::Code;
use crate::random::Rng;

/// Gives each virtual register a label of its number over the whole function.
pub fn add(code: &mut Code) {
    let insts = code.blocks.iter().map(|block| block.insts.len()).sum();
    let mut all: Vec<u32> = (code.blocks.iter().flat_map(|block| &block.insts))
        .flat_map(|inst| inst.operands.iter().map(|&bits| Operand::from_bits(bits).vreg().bits() as u32))
        .chain(code.blocks.iter().flat_map(|block| block.params.iter().copied()))
        .collect();
    all.sort_unstable();
    all.dedup();
    code.labels = all.into_iter().map(|vreg| (vreg, 0, insts, vreg)).collect();
}

/// By instruction: the labels with their locations when it begins.
fn told(output: &Output, insts: usize) -> Vec<Vec<(u32, Allocation)>> {
    let mut told = vec![Vec::new(); insts];
    for &(label, from, to, home) in &output.debug_locations {
        for (inst, told) in told.iter_mut().enumerate().skip(from.inst().index()) {
            let point = ProgPoint::before(ssara_regalloc2::Inst::new(inst));
            if point >= to {
                break;
            }
            told.push((label, home));
        }
    }
    told
}

/// By instruction: the virtual registers that are live when it begins. What is passed to a parameter that is dead is not.
fn live(code: &Code) -> Vec<HashSet<u32>> {
    let mut starts = vec![HashSet::new(); code.blocks.len()];
    loop {
        let mut by_inst = Vec::new();
        let mut changed = false;
        for (number, block) in code.blocks.iter().enumerate() {
            let mut live = HashSet::new();
            for (succ, args) in &block.succs {
                let params = &code.blocks[*succ as usize].params;
                let passed = params.iter().zip(args).filter(|(param, _)| starts[*succ as usize].contains(*param));
                live.extend(starts[*succ as usize].iter().filter(|vreg| !params.contains(vreg)));
                live.extend(passed.map(|(_, &arg)| arg));
            }
            let first = by_inst.len();
            for inst in block.insts.iter().rev() {
                let operands = || inst.operands.iter().map(|&bits| Operand::from_bits(bits));
                let vregs =
                    |kind| operands().filter(move |operand| operand.kind() == kind).map(|operand| operand.vreg());
                for vreg in vregs(OperandKind::Def) {
                    live.remove(&(vreg.bits() as u32));
                }
                live.extend(vregs(OperandKind::Use).map(|vreg| vreg.bits() as u32));
                by_inst.push(live.clone());
            }
            by_inst[first..].reverse();
            changed |= starts[number] != live;
            starts[number] = live;
        }
        if !changed {
            return by_inst;
        }
    }
}

/// Locations of the original that ours do not cover, of virtual registers that are live there: label and instruction.
pub fn uncovered(code: &Code, output: &Output, theirs: &original::Output) -> Vec<(u32, usize)> {
    let live = live(code);
    let told = told(output, live.len());
    let mut uncovered = Vec::new();
    for &(label, from, to, _) in &theirs.debug_locations {
        for (inst, told) in told.iter().enumerate().skip(from.inst().index()) {
            let point = original::ProgPoint::before(original::Inst::new(inst));
            if point >= to {
                break;
            }
            if point >= from && live[inst].contains(&label) && told.iter().all(|&(ours, _)| ours != label) {
                uncovered.push((label, inst));
            }
        }
    }
    uncovered
}

/// By block: the virtual registers that are defined on all paths to its start, the parameters among them.
fn defined(code: &Code) -> Vec<HashSet<u32>> {
    let mut ends: Vec<Option<HashSet<u32>>> = vec![None; code.blocks.len()];
    let preds = code.preds();
    let start = |ends: &[Option<HashSet<u32>>], number: usize| {
        let known = preds[number].iter().filter_map(|&pred| ends[pred as usize].clone());
        // Control starts at the first block, whatever comes back to it.
        let met = known.reduce(|a, b| &a & &b).filter(|_| number > 0).unwrap_or_default();
        met.into_iter().chain(code.blocks[number].params.iter().copied()).collect::<HashSet<u32>>()
    };
    loop {
        let mut changed = false;
        for (number, block) in code.blocks.iter().enumerate() {
            let mut end = start(&ends, number);
            let operands = block.insts.iter().flat_map(|inst| &inst.operands).map(|&bits| Operand::from_bits(bits));
            let defs = operands.filter(|operand| operand.kind() == OperandKind::Def);
            end.extend(defs.map(|operand| operand.vreg().bits() as u32));
            changed |= ends[number].as_ref() != Some(&end);
            ends[number] = Some(end);
        }
        if !changed {
            return (0..code.blocks.len()).map(|number| start(&ends, number)).collect();
        }
    }
}

/// What a location holds: nothing that is known, or the result of one execution of one definition.
type Content = Option<u64>;

/// The state of a machine that runs the finished code.
struct State<'a> {
    code: &'a Code,
    regs: HashMap<PReg, Content>,
    units: HashMap<usize, Content>,
    vregs: HashMap<u32, u64>,
}

impl State<'_> {
    fn slot(&self, home: Allocation, class: RegClass) -> Option<std::ops::Range<usize>> {
        let slot = home.as_stack()?.index();
        let units = self.code.slot_sizes[class as usize].max(1);
        let first = if self.code.slots_named_by_last { (slot + 1).saturating_sub(units) } else { slot };
        Some(first..first + units)
    }
    fn read(&self, home: Allocation, class: RegClass) -> Content {
        match (home.as_reg(), self.slot(home, class)) {
            (Some(reg), _) => self.regs.get(&reg).copied().flatten(),
            (_, Some(mut units)) => {
                let first = self.units.get(&units.start).copied().flatten();
                units.all(|unit| self.units.get(&unit).copied().flatten() == first).then_some(first)?
            }
            _ => None,
        }
    }
    fn write(&mut self, home: Allocation, class: RegClass, content: Content) {
        match (home.as_reg(), self.slot(home, class)) {
            (Some(reg), _) => _ = self.regs.insert(reg, content),
            (_, Some(units)) => units.for_each(|unit| _ = self.units.insert(unit, content)),
            _ => {}
        }
    }
    fn edits(&mut self, output: &Output, point: ProgPoint) {
        let first = output.edits.partition_point(|&(at, _)| at < point);
        for &(_, Edit::Move { from, to }) in output.edits[first..].iter().take_while(|&&(at, _)| at == point) {
            let class = from.as_reg().or(to.as_reg()).expect("one end is a register").class();
            let content = self.read(from, class);
            self.write(to, class, content);
        }
    }
}

/// Runs the finished code along a random path of at most 300 blocks, and compares the locations of labels as [`add`] makes
/// them with what is there. A label counts where its virtual register is defined.
///
/// # Errors
/// The label and the instruction where the location holds something else.
pub fn follow(code: &Code, output: &Output, rng: &mut Rng) -> Result<(), (u32, usize)> {
    let firsts: Vec<usize> = (code.blocks.iter())
        .scan(0, |next, block| {
            *next += block.insts.len();
            Some(*next - block.insts.len())
        })
        .collect();
    let told = told(output, code.blocks.iter().map(|block| block.insts.len()).sum());
    let mut state = State { code, regs: HashMap::new(), units: HashMap::new(), vregs: HashMap::new() };
    let starts = defined(code);
    let (mut block, mut fresh) = (0, 0);
    for _ in 0..300 {
        let data = &code.blocks[block];
        let mut defined = starts[block].clone();
        for (index, inst) in data.insts.iter().enumerate() {
            let number = firsts[block] + index;
            let at = ssara_regalloc2::Inst::new(number);
            state.edits(output, ProgPoint::new(at, InstPosition::Before));
            for &(label, home) in told[number].iter().filter(|(label, _)| defined.contains(label)) {
                if state.read(home, VReg::from(label).class()) != state.vregs.get(&label).copied() {
                    return Err((label, number));
                }
            }
            let clobbers = inst.clobbers.iter().map(|&reg| PReg::from_index(reg));
            clobbers.for_each(|reg| _ = state.regs.insert(reg, None));
            fresh += inst.operands.len() as u64;
            let homes = output.inst_allocs(at);
            for (operand, &home) in inst.operands.iter().zip(homes) {
                let operand = Operand::from_bits(*operand);
                if operand.kind() == OperandKind::Def {
                    let vreg = operand.vreg();
                    let same = |&bits: &u64| Operand::from_bits(bits).vreg() == vreg;
                    let first = inst.operands.iter().position(same).expect("it is there") as u64;
                    state.vregs.insert(vreg.bits() as u32, fresh + first);
                    defined.insert(vreg.bits() as u32);
                    state.write(home, vreg.class(), Some(fresh + first));
                }
            }
            fresh += inst.operands.len() as u64;
            state.edits(output, ProgPoint::new(at, InstPosition::After));
        }
        if data.succs.is_empty() {
            break;
        }
        let (succ, args) = &data.succs[rng.below(data.succs.len())];
        let passed: Vec<Option<u64>> = args.iter().map(|arg| state.vregs.get(arg).copied()).collect();
        for (&param, value) in code.blocks[*succ as usize].params.iter().zip(passed) {
            state.vregs.extend(value.map(|value| (param, value)));
        }
        block = *succ as usize;
    }
    Ok(())
}
