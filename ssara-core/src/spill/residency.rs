//! What the spiller decides: for every point, which values are in registers.

use alloc::vec::Vec;
use core::ops::Range;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::cfg::Cfg;
use crate::analysis::remat::Remats;
use crate::ir::{Block, Edge, Function, Inst, Value};
use crate::regs::unit_mask::Mask;
use crate::spill::working_set::Held;
use crate::target::{Bank, Form, FormView, Reg, TargetDesc};

/// A change before an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// The value leaves its register.
    Evict(Value),
    /// The value leaves its register once the instruction has read it.
    Drop(Value),
    /// The value is loaded into a register or computed again, for the instruction to use.
    Reload(Value),
    /// The value is loaded into a register for the code behind the block, of which this is the last instruction.
    Load(Value),
    /// Operands that may be slots read the value from its slot, although it is in a register for others.
    ReadInPlace(Value),
}

/// Which values are in registers, at every point of a function. Keeps its buffers.
#[derive(Default)]
pub struct Plan<const W: usize> {
    /// The number of banks.
    banks: usize,
    entry_range: Vec<(u32, u32)>,
    exit_range: Vec<(u32, u32)>,
    values: Vec<Value>,
    action_range: Vec<(u32, u32)>,
    actions: Vec<(Inst, Action)>,
    /// Values that are read from memory somewhere.
    pub spilled: FixedBitSet,
    /// Spilled block parameters that arrive in memory.
    pub param_in_memory: FixedBitSet,
    /// Spilled values whose defining operand is a slot.
    pub def_in_memory: FixedBitSet,
    /// Where spilled values are read from memory: at the latest at the end of this block.
    pub reads: Vec<(Value, Block)>,
    /// Units that instructions destroy or demand while the value is in a register, or from which they do not read it.
    pub avoid: Vec<Mask<W>>,
    /// By header of a loop and bank: units that instructions of the loop destroy or demand.
    demanded: Vec<Mask<W>>,
    /// The register in which the value is wanted most often, or comes into being, and how often.
    pub hint: Vec<Option<(Reg, f32)>>,
    /// What reloads and stores cost, weighted by frequency; for comparing plans of one function.
    pub cost: f32,
    /// The part of it that is due on back edges.
    pub cost_of_back_edges: f32,
    /// Instructions that are issued in another way than their own form says, once they are sorted.
    pub ways: Vec<(Inst, Form)>,
}

impl<const W: usize> Plan<W> {
    /// Starts over.
    pub fn reset(&mut self, func: &Function, banks: usize) {
        for ranges in [&mut self.entry_range, &mut self.exit_range, &mut self.action_range] {
            ranges.clear();
            ranges.resize(func.num_blocks(), (0, 0));
        }
        self.values.clear();
        self.actions.clear();
        self.reads.clear();
        self.cost = 0.0;
        self.cost_of_back_edges = 0.0;
        self.ways.clear();
        for set in [&mut self.spilled, &mut self.param_in_memory, &mut self.def_in_memory] {
            set.clear();
            set.grow(func.num_values());
        }
        self.avoid.clear();
        self.avoid.resize(func.num_values(), Mask::EMPTY);
        self.demanded.clear();
        self.demanded.resize(func.num_blocks() * banks, Mask::EMPTY);
        self.banks = banks;
        self.hint.clear();
        self.hint.resize(func.num_values(), None);
    }
    /// The values in registers at the start of a block, parameters included.
    #[inline]
    pub fn entry(&self, block: Block) -> &[Value] {
        &self.values[self.entry_places(block)]
    }
    /// The values in registers at the end of a block.
    #[inline]
    pub fn exit(&self, block: Block) -> &[Value] {
        &self.values[self.exit_places(block)]
    }
    /// Where the values of [`Plan::entry`] are among those of all starts and ends of blocks.
    #[inline]
    pub fn entry_places(&self, block: Block) -> Range<usize> {
        let (start, end) = self.entry_range[block.index()];
        start as usize..end as usize
    }
    /// Where the values of [`Plan::exit`] are among those of all starts and ends of blocks.
    #[inline]
    pub fn exit_places(&self, block: Block) -> Range<usize> {
        let (start, end) = self.exit_range[block.index()];
        start as usize..end as usize
    }
    /// The number of values at all starts and ends of blocks.
    pub fn num_places(&self) -> usize {
        self.values.len()
    }
    /// The changes in a block, in order.
    pub fn actions(&self, block: Block) -> &[(Inst, Action)] {
        let (start, end) = self.action_range[block.index()];
        &self.actions[start as usize..end as usize]
    }
    /// Notes the values in registers at the start of a block, of which the actions follow.
    pub fn begin_block(&mut self, block: Block, held: &Held) {
        let start = self.values.len() as u32;
        held.banks.iter().for_each(|values| self.values.extend_from_slice(values));
        self.entry_range[block.index()] = (start, self.values.len() as u32);
        self.action_range[block.index()].0 = self.actions.len() as u32;
    }
    /// Notes a change.
    pub fn act(&mut self, inst: Inst, action: Action) {
        self.actions.push((inst, action));
    }
    /// Notes the values in registers at the end of a block, after its last action.
    pub fn end_block(&mut self, block: Block, held: &Held) {
        self.action_range[block.index()].1 = self.actions.len() as u32;
        let start = self.values.len() as u32;
        held.banks.iter().for_each(|values| self.values.extend_from_slice(values));
        self.exit_range[block.index()] = (start, self.values.len() as u32);
    }
    /// Whether nothing ever leaves its register while it is alive, or comes back.
    pub fn has_no_actions(&self) -> bool {
        self.actions.is_empty()
    }
    /// Takes a value out of those in registers at the start of a block: it leaves the block alone, and is not in a register at
    /// the end either, or its eviction is what comes first.
    pub fn remove_from_start(&mut self, block: Block, value: Value, and_from_end: bool) {
        let Plan { entry_range, exit_range, values, action_range, actions, .. } = self;
        let mut remove = |range: &mut (u32, u32)| {
            let held = &mut values[range.0 as usize..range.1 as usize];
            if let Some(at) = held.iter().position(|&held| held == value) {
                held[at..].rotate_left(1);
                range.1 -= 1;
            }
        };
        remove(&mut entry_range[block.index()]);
        if and_from_end {
            return remove(&mut exit_range[block.index()]);
        }
        let range = &mut action_range[block.index()];
        let actions = &mut actions[range.0 as usize..range.1 as usize];
        if let Some(at) = actions.iter().position(|action| action.1 == Action::Evict(value)) {
            actions[at..].rotate_left(1);
            range.1 -= 1;
        }
    }
    /// The form in which an instruction is issued, once [`Plan::ways`] is sorted: its own or another way.
    pub fn form<'a>(&self, func: &'a Function, target: &'a TargetDesc, inst: Inst) -> FormView<'a> {
        if self.ways.is_empty() {
            return func.inst_form(target, inst);
        }
        let way = self.ways.binary_search_by_key(&inst, |way| way.0);
        func.form(target, way.map_or(func.inst(inst).form, |at| self.ways[at].1))
    }
    /// The units of a bank that instructions of a loop destroy or demand, once the whole function is planned.
    pub fn demanded(&self, header: Block, bank: Bank) -> Mask<W> {
        self.demanded[header.index() * self.banks + bank.index()]
    }
    /// Notes that an instruction destroys or demands units of a bank in the loop of this header.
    pub fn demand(&mut self, header: Block, bank: Bank, units: Mask<W>) {
        let demanded = &mut self.demanded[header.index() * self.banks + bank.index()];
        *demanded = demanded.or(units);
    }
    /// Counts what inner loops demand towards those around them.
    pub fn sum_up_demands(&mut self, cfg: &Cfg) {
        for &block in cfg.rpo().iter().rev().filter(|&&block| cfg.is_loop_header(block)) {
            let Some(parent) = cfg.loop_parent(block) else { continue };
            for bank in (0..self.banks).map(Bank::from_index) {
                self.demand(parent, bank, self.demanded(block, bank));
            }
        }
    }
    /// Notes that an instruction which runs so often wants a value in a register, or puts it there.
    pub fn wish(&mut self, value: Value, reg: Reg, freq: f32) {
        let hint = &mut self.hint[value.index()];
        if hint.is_none_or(|hint| freq > hint.1) {
            *hint = Some((reg, freq));
        }
    }
    /// Notes that a value is read from memory in a block.
    pub fn read(&mut self, value: Value, block: Block) {
        self.spilled.insert(value.index());
        self.reads.push((value, block));
    }

    /// Notes that a value is brought to a register in a block, at a place of this frequency.
    pub fn reload(&mut self, value: Value, block: Block, freq: f32, remats: &Remats) {
        self.cost += remats.cost(value) * freq;
        if !remats.is(value) {
            self.read(value, block);
        }
    }

    /// Marks what edges read from memory: values that are in a register at the start of a block but not at the end of
    /// its predecessor, and arguments of parameters that arrive in memory. `same_slot` says whether two values share a
    /// slot. Values in `remats` are computed again rather than read.
    pub fn read_on_edges(
        &mut self,
        func: &Function,
        cfg: &Cfg,
        remats: &Remats,
        mut same_slot: impl FnMut(Value, Value) -> bool,
    ) {
        // By value: the last block at whose end it was in a register, plus one.
        let mut in_reg = alloc::vec![0u32; func.num_values()];
        let mut maybe = Vec::new();
        // A block with one predecessor has in registers what that has, and no more.
        let reads_nothing = |edge: Edge| cfg.only_edge(func, func.edge(edge).to).is_some();
        for &block in cfg.rpo() {
            if cfg.succ_edges(func, block).all(reads_nothing) {
                continue;
            }
            let visit = block.as_u32() + 1;
            for value in self.exit(block) {
                in_reg[value.index()] = visit;
            }
            for edge in cfg.succ_edges(func, block) {
                let before = self.cost;
                let is_held = |value: Value| in_reg[value.index()] == visit;
                self.edge_reads(func, cfg, edge, is_held, remats, &mut maybe);
                if cfg.is_back_edge(func, edge) {
                    self.cost_of_back_edges += self.cost - before;
                }
            }
        }
        // An argument that is in a register need not be stored on the edge when its slot holds it anyway.
        for (param, arg, edge) in maybe {
            if self.spilled.contains(arg.index()) && same_slot(param, arg) {
                self.reads.push((arg, cfg.from(edge)));
            } else {
                self.cost += cfg.edge_freq(func, edge);
                if cfg.is_back_edge(func, edge) {
                    self.cost_of_back_edges += cfg.edge_freq(func, edge);
                }
            }
        }
    }

    fn edge_reads(
        &mut self,
        func: &Function,
        cfg: &Cfg,
        edge: Edge,
        is_held: impl Fn(Value) -> bool,
        remats: &Remats,
        maybe: &mut Vec<(Value, Value, Edge)>,
    ) {
        let (from, to, freq) = (cfg.from(edge), func.edge(edge).to, cfg.edge_freq(func, edge));
        let params = func.block_params(to);
        for index in self.entry_range[to.index()].0..self.entry_range[to.index()].1 {
            let value = self.values[index as usize];
            if !is_held(value) && !params.contains(&value) {
                self.reload(value, from, freq, remats);
            }
        }
        for (index, &param) in params.iter().enumerate() {
            let arg = func.edge_args(edge)[index];
            if self.param_in_memory.contains(param.index()) {
                if is_held(arg) {
                    maybe.push((param, arg, edge));
                } else if !remats.is(arg) {
                    self.read(arg, from);
                }
            } else if !is_held(arg) && self.entry(to).contains(&param) {
                self.reload(arg, from, freq, remats);
            }
        }
    }
}
