//! The page of `ssara view`: a function with its allocations, as one HTML file.
//!
//! The page has data and a script that draws them. The data say for each row of allocated code what is in each register and
//! slot after it (`contents`), and what each edit costs. They also say how often each block runs, and how many values are
//! live (`liveness`). Where the allocator has made a record, they also have the state after each pass (`steps`), and why
//! values are where they are. Of a classic allocator they may have its steps (`traces`). The script draws only the rows in
//! sight, so a page of thousands of instructions opens at once.

mod bare;
mod contents;
mod lanes;
mod liveness;
mod named;
mod notes;
mod rows;
mod step_data;
mod steps;
mod traces;

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Serialize;
use ssara_core::Target;
use ssara_core::analysis::UnionFind;
use ssara_core::analysis::cfg::Cfg;
use ssara_core::ir::{Function, OtherTarget, Value};
use ssara_core::output::Stats;

use contents::Columns;
use liveness::Liveness;
pub use named::{Named, Refused};
use rows::{Row, Span};
use step_data::{Code, StepData};
use traces::TraceData;

use crate::explain::Explainer;
use crate::method::Account;

const STYLE: &str = include_str!("page/style.css");

/// The parts of the script, in order.
const SCRIPT: [&str; 7] = [
    include_str!("page/panel.js"),
    include_str!("page/details.js"),
    include_str!("page/overview.js"),
    include_str!("page/trace.js"),
    include_str!("page/graph.js"),
    include_str!("page/svg.js"),
    include_str!("page/page.js"),
];

/// The data of a page.
#[derive(Serialize)]
struct Page {
    function: String,
    isa: String,
    /// By value: its name.
    values: Vec<String>,
    /// By block: its name.
    blocks: Vec<String>,
    /// By value: its type.
    types: Vec<String>,
    /// By value: the first value of its web. Parameters and their arguments, and tied operands, are of one web.
    webs: Vec<u32>,
    /// By bank: its name, and the number of its registers that may be allocated.
    banks: Vec<(String, usize)>,
    /// By value: its bank.
    bank_of: Vec<usize>,
    /// By instruction: the client's text of it, if there is one.
    comments: BTreeMap<u32, String>,
    allocations: Vec<Panel>,
}

/// The data of one allocation.
#[derive(Default, Serialize)]
struct Panel {
    name: String,
    /// Why there is no allocation, and the instruction that is refused; the rows have no locations then.
    refusal: Option<String>,
    refused: Option<u32>,
    counts: Vec<(&'static str, u32, f64)>,
    cost: f64,
    frame: u32,
    /// The names of the columns: registers, then slots.
    columns: Vec<String>,
    /// The number of columns that are registers.
    registers: usize,
    rows: Vec<Row>,
    spans: Vec<Span>,
    /// The states after the passes, without the last one, which is that of `rows`.
    steps: Vec<StepData>,
    /// Why values are where they are: the step, the value, and sentences.
    reasons: Vec<(usize, u32, String)>,
    /// The steps of a classic allocator.
    trace: Option<TraceData>,
}

/// The page of a function, which is valid, with allocations that the checker accepts, and with refusals.
///
/// # Errors
/// When the function was made for another target.
pub fn page(
    func: &Function,
    target: &Target,
    allocations: &[Named],
    refusals: &[Refused],
) -> Result<String, OtherTarget> {
    func.check_target(target)?;
    let mut cfg = Cfg::default();
    cfg.compute(func);
    let live = Liveness::new(func, target, &cfg);
    let banks: Vec<(String, usize)> =
        target.bank_ids().map(|bank| (target.banks[bank.index()].name.to_string(), 0)).collect();
    let mut data = Page {
        function: func.name.clone(),
        isa: target.name.to_string(),
        values: func.values().map(|value| func.value_name(value).to_string()).collect(),
        blocks: func.blocks().map(|block| func.block_name(block).to_string()).collect(),
        types: func.values().map(|value| target.ty(func.value_type(value)).name.to_string()).collect(),
        webs: webs(func, target),
        banks,
        bank_of: func.values().map(|value| target.ty(func.value_type(value)).bank.index()).collect(),
        comments: func.insts().filter_map(|inst| Some((inst.as_u32(), func.comment(inst)?.to_owned()))).collect(),
        allocations: Vec::new(),
    };
    for (bank, (_, capacity)) in target.bank_ids().zip(&mut data.banks) {
        *capacity = capacity_of(func, target, bank.index());
    }
    let code = Code { func, target, cfg: &cfg, live: &live };
    data.allocations.extend(allocations.iter().map(|named| panel(code, named)));
    data.allocations.extend(refusals.iter().map(|refused| Panel {
        name: refused.name.clone(),
        refusal: Some(refused.mistake.message.clone()),
        refused: refused.inst.map(|inst| inst.as_u32()),
        rows: bare::rows(code),
        ..Panel::default()
    }));
    let json = serde_json::to_string(&data).expect("numbers and names can be written");
    // A name must not end the script.
    let json = json.replace('<', "\\u003c");
    let mut page = String::new();
    let script = SCRIPT.concat();
    let title = format!("{} on {}", func.name, target.name).replace('&', "&amp;").replace('<', "&lt;");
    write!(
        page,
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n<style>\n{STYLE}</style>\n\
         </head>\n<body>\n<script id=\"data\" type=\"application/json\">{json}</script>\n<script>\n{script}</script>\n</body>\n\
         </html>\n"
    )
    .expect("a string takes any text");
    Ok(page)
}

fn panel(code: Code<'_>, named: &Named) -> Panel {
    let Code { func, target, cfg, live } = code;
    let Named { name, alloc, account } = named;
    let columns = Columns::new(func, target, alloc);
    let (rows, spans) = rows::rows(func, target, alloc, &columns, (cfg, live));
    let (names, registers) = (columns.names(target, alloc), columns.registers());
    let (mut steps, mut reasons, mut trace) = Default::default();
    match account {
        Some(Account::Record(record)) => {
            let explainer = Explainer::new(func, target, alloc, record).ok();
            let known = explainer.as_ref().map_or(&[][..], Explainer::reasons);
            (steps, reasons) = steps::steps(code, record, &rows, known);
        }
        Some(Account::Trace(steps)) => trace = Some(traces::trace_data(target, steps, &rows)),
        None => {}
    }
    let stats = alloc.count(func, target, |point| cfg.freq_at(func, point).into());
    let Stats { moves, swaps, stores, reloads, saves, restores, remats, cheap_remats, .. } = stats;
    let counts = [
        ("moves", moves),
        ("swaps", swaps),
        ("stores", stores),
        ("reloads", reloads),
        ("saves", saves),
        ("restores", restores),
        ("remats", remats),
        ("cheap remats", cheap_remats),
        ("transfers", stats.transfers),
        ("slot reads", stats.slot_reads),
        ("slot writes", stats.slot_writes),
    ];
    let counts = counts.iter().filter(|(_, count)| count.count > 0);
    Panel {
        name: name.clone(),
        refusal: None,
        refused: None,
        counts: counts.map(|&(name, count)| (name, count.count, count.weighted)).collect(),
        cost: stats.cost(),
        frame: alloc.frame_size,
        columns: names,
        registers,
        rows,
        spans,
        steps,
        reasons,
        trace,
    }
}

/// The number of whole registers of a bank that values may be in.
fn capacity_of(func: &Function, target: &Target, bank: usize) -> usize {
    let reserved = func.reserved_units(target);
    let types = target.type_ids().filter(|&ty| target.ty(ty).bank.index() == bank);
    let regs = types.flat_map(|ty| target.class_regs(target.home_class(ty)).iter().copied());
    let usable = regs.filter(|&reg| !target.reg_units(reg).iter().any(|&unit| reserved.contains(unit)));
    let mut whole: Vec<_> = usable.map(|reg| target.whole(reg)).filter(|&reg| target.reg(reg).tuple == 0).collect();
    whole.sort_unstable();
    whole.dedup();
    whole.len()
}

/// By value: the first value of its web.
fn webs(func: &Function, target: &Target) -> Vec<u32> {
    let mut webs = UnionFind::default();
    webs.reset(func.num_values());
    let mut unite = |a: Value, b: Value| {
        let (a, b) = (webs.find(a.as_u32()), webs.find(b.as_u32()));
        webs.attach(a.max(b), a.min(b));
    };
    for edge in func.edges() {
        for (&param, &arg) in func.block_params(func.edge(edge).to).iter().zip(func.edge_args(edge)) {
            unite(param, arg);
        }
    }
    for inst in func.blocks().flat_map(|block| func.block_insts(block)) {
        for (value, desc) in func.constrained_operands(target, inst) {
            if let Some(of) = desc.overwrites() {
                unite(value, func.inst_operands(inst)[usize::from(of)]);
            }
        }
    }
    func.values().map(|value| webs.find(value.as_u32())).collect()
}
