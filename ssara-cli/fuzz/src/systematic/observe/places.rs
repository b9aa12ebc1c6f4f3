//! The cells of what conventions pass: the rules by which a value has its place, and the place.

use std::collections::BTreeSet;

use ssara_core::ir::Block;
use ssara_core::target::{ArgPlace, FormKind, OperandDesc, Place, Positions, RegSequence, Type};
use ssara_core::{TargetDesc, units::UnitSet};

use super::head::called;
use crate::systematic::function::Made;
use crate::systematic::machine::Machine;
use crate::systematic::table::{Cell, Table};

/// The columns of what a function receives, of what a call passes and gets back, and of what a return passes. The columns of
/// the stack follow.
const ENTRY: usize = 0;
const ARGUMENT: usize = 2;
const RESULT: usize = 4;
const RETURN: usize = 6;

/// Operands in the places of a convention, and the rules for them.
struct Passed<'a> {
    target: &'a TargetDesc,
    sequences: &'a [RegSequence],
    positions: Positions,
    types: Vec<Type>,
    places: Vec<ArgPlace>,
}

/// Adds the cells of all instructions that pass values as a convention says.
pub fn observe(machine: &Machine, made: &Made, cells: &mut BTreeSet<Cell>) {
    let (func, target) = (&made.func, &machine.target);
    for number in (0..made.flow.len()).filter(|&block| made.flow.reachable[block]) {
        for inst in func.block_insts(Block::from_u32(made.flow.place[number] as u32)) {
            let view = func.inst_form(target, inst);
            let convs = match view.kind {
                FormKind::Entry | FormKind::Return => func.convention.into_iter().collect(),
                FormKind::Call => called(machine, func, inst),
                _ => Vec::new(),
            };
            let is_placed = |desc: &OperandDesc| matches!(desc.place(), Place::Fixed(_) | Place::ArgSlot(_));
            let defs: Vec<OperandDesc> = view.operands().filter(|desc| desc.is_def()).collect();
            // What is passed comes before the further uses of a call.
            let uses: Vec<OperandDesc> = view.operands().filter(|desc| !desc.is_def()).take_while(is_placed).collect();
            for conv in convs {
                let desc = target.convention(conv);
                let mut add = |operands: &[OperandDesc], column: usize, is_argument: bool| {
                    let types: Vec<Type> = operands.iter().map(|operand| target.class(operand.class()).ty).collect();
                    let (sequences, positions, places) = match is_argument {
                        true => (&desc.arguments, desc.positions, target.argument_places(conv, &types)),
                        false => (&desc.results, Positions::PerBank, target.result_places(conv, &types)),
                    };
                    if operands.iter().zip(&places).all(|(operand, place)| is_at(*operand, *place)) {
                        let passed = Passed { target, sequences, positions, types, places };
                        passed.observe(column, cells);
                    }
                };
                match view.kind {
                    FormKind::Entry => add(&defs, ENTRY, true),
                    FormKind::Return => add(&uses, RETURN, false),
                    _ => {
                        add(&defs, RESULT, false);
                        add(&uses, ARGUMENT, true);
                    }
                }
            }
        }
    }
}

/// Whether an operand is in the place that a convention gives.
fn is_at(operand: OperandDesc, place: ArgPlace) -> bool {
    match (operand.place(), place) {
        (Place::Fixed(reg), ArgPlace::Reg(expected)) => reg == expected,
        (Place::ArgSlot(slot), ArgPlace::Stack(offset)) => u32::from(slot.offset) == offset,
        _ => false,
    }
}

impl Passed<'_> {
    /// Adds the cells of each value; `column` is that of a register.
    fn observe(&self, column: usize, cells: &mut BTreeSet<Cell>) {
        let mut taken = self.target.no_units();
        for (&ty, &place) in self.types.iter().zip(&self.places) {
            let column = column + usize::from(matches!(place, ArgPlace::Stack(_)));
            let mut add = |row: usize| cells.insert(Table::Places.cell(row, column));
            add(self.positions as usize);
            if let Some(sequence) = self.sequence(ty) {
                let holds = [sequence.back_fill, sequence.ty.is_some(), self.passes_over(sequence, place, &taken)];
                holds.iter().enumerate().filter(|(_, holds)| **holds).for_each(|(row, _)| {
                    add(3 + row);
                });
            }
            if let ArgPlace::Reg(reg) = place {
                taken.union_with(&self.target.units_of([reg]));
            }
        }
    }

    /// The sequence of a type, or that of its bank.
    fn sequence(&self, ty: Type) -> Option<&RegSequence> {
        let bank = self.target.ty(ty).bank;
        let of_bank = |sequence: &&RegSequence| sequence.bank == bank && sequence.ty.is_none();
        let own = self.sequences.iter().find(|sequence| sequence.ty == Some(ty));
        own.or_else(|| self.sequences.iter().find(of_bank))
    }

    /// Whether a register of the sequence stays free that comes before the place.
    fn passes_over(&self, sequence: &RegSequence, place: ArgPlace, taken: &UnitSet) -> bool {
        let overlaps = |units: &UnitSet, reg| self.target.reg_units(reg).iter().any(|&unit| units.contains(unit));
        let at = match place {
            ArgPlace::Reg(reg) => self.target.units_of([reg]),
            _ => self.target.no_units(),
        };
        let mut earlier = sequence.regs.iter().take_while(|&&reg| !overlaps(&at, reg));
        earlier.any(|&reg| !overlaps(taken, reg))
    }
}
