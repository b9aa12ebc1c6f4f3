//! Cuts the part that a comparison needs out of LLVM's tables.
//!
//! A record is kept or removed completely, except for fields that no test reads. The results have one line for each record,
//! so that differences between two versions of LLVM are readable.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde::Serialize;
use serde_json::{Map as Object, Value};
use ssara_cli::llvm::{InstructionTables, RegisterTables};

use crate::instructions::{Instructions, opcodes};
use crate::map::Map;
use crate::registers::is_tuple;
use crate::{data, read};

/// Cuts LLVM's tables of `target` for the ISA named `name`, and those of `family` if there are rules for conventions.
pub fn cut(name: &str, (target, family): (&str, Option<&str>), map: &Map, whole: &Path) {
    let mut registers: RegisterTables = read(&whole.join(format!("{target}.regs.json")));
    let mut instructions: InstructionTables = read(&whole.join(format!("{target}.instrs.json")));

    let wanted = opcodes(map, &Instructions::new(&instructions.instructions));
    instructions.instructions.retain(|instr| wanted.contains(&instr.name));
    instructions.instructions.iter_mut().flat_map(|instr| &mut instr.operands).for_each(|operand| operand.kind = 0);
    let operands = instructions.instructions.iter().flat_map(|instr| &instr.operands);
    let mut classes: BTreeSet<&str> = operands.filter_map(|operand| operand.class.as_deref()).collect();
    classes.retain(|class| !map.ignored.contains(*class));
    classes.extend(map.classes.iter().filter_map(|(_, class)| class.split(' ').next_back()));
    registers.classes.retain(|class| classes.contains(&*class.name));
    // Tuples are made of registers that are compared themselves. Their units matter where an operand is a tuple.
    let all: Vec<String> = registers.registers.iter().map(|reg| reg.name.clone()).collect();
    let names: BTreeSet<&str> = all.iter().map(String::as_str).collect();
    let known: BTreeSet<&str> = names.iter().filter(|name| !is_tuple(name, &names)).copied().collect();
    let groups: BTreeSet<String> = registers.classes.iter().flat_map(|class| &class.regs).cloned().collect();
    registers.registers.retain(|reg| known.contains(&*reg.name) || groups.contains(&reg.name));
    for reg in &mut registers.registers {
        let is_known = known.contains(&*reg.name);
        reg.sub_regs.retain(|_, part| is_known && known.contains(&**part));
    }
    let masks = map.conventions.iter().flat_map(|(_, facts)| facts.get("mask")).chain(map.preserved.values());
    let masks: BTreeSet<&str> = masks.map(String::as_str).collect();
    registers.reg_masks.retain(|name, _| masks.contains(&**name));
    for mask in registers.reg_masks.values_mut() {
        mask.retain(|reg| known.contains(&**reg));
    }
    registers.callee_saved.clear();
    let indices: BTreeSet<&String> = registers.registers.iter().flat_map(|reg| reg.sub_regs.keys()).collect();
    registers.sub_reg_indices.retain(|index| indices.contains(&index.name));
    registers.reg_units.clear();

    write(&data(name, "regs.json"), &registers);
    write(&data(name, "instrs.json"), &instructions);
    if let Some(family) = family {
        let rules: Object<String, Value> = read(&whole.join(format!("callingconv-{family}.json")));
        let mut kept = Object::new();
        let sets = map.conventions.iter().flat_map(|(_, facts)| [facts.get("arguments"), facts.get("results")]);
        sets.flatten().for_each(|set| keep(&rules, set, &mut kept));
        write(&data(name, "conventions.json"), &kept);
    }
}

/// Keeps a set of rules and those that it refers to.
fn keep(rules: &Object<String, Value>, name: &str, kept: &mut Object<String, Value>) {
    let Some(actions) = rules.get(name).filter(|_| !kept.contains_key(name)) else { return };
    kept.insert(name.to_string(), actions.clone());
    for mut action in actions.as_array().into_iter().flatten() {
        while action["SubAction"].is_object() {
            action = &action["SubAction"];
        }
        if let Some(other) = action["CC"].as_str() {
            keep(rules, other, kept);
        }
    }
}

/// Writes tables with a line for each element of a list.
fn write(path: &Path, tables: &impl Serialize) {
    let Ok(Value::Object(tables)) = serde_json::to_value(tables) else { panic!("tables are objects") };
    let field = |(name, value): (&String, &Value)| {
        let text = match value {
            Value::Array(items) if items.iter().any(Value::is_object) => {
                let lines: Vec<String> = items.iter().map(Value::to_string).collect();
                format!("[\n{}\n]", lines.join(",\n"))
            }
            other => other.to_string(),
        };
        format!("{}: {text}", Value::from(name.as_str()))
    };
    let fields: Vec<String> = tables.iter().map(field).collect();
    fs::write(path, format!("{{\n{}\n}}\n", fields.join(",\n"))).unwrap_or_else(|error| panic!("{error}"));
}
