//! Makes ssara's function of a program.

use ssara_core::ir::{Block, Function, FunctionBuilder, Value};
use ssara_core::target::{ArgPlace, FormKind, OperandDesc, Reg, Type};
use ssara_core::units::UnitSet;

use super::machine::Machine;
use super::program::{Op, Program, Step};

/// The function of a program. Its blocks and instructions are in the order of the program's layout, and value `i` is number
/// `i` of the program.
pub fn function(machine: &Machine, program: &Program, name: &str) -> Function {
    let mut builder = FunctionBuilder::new(machine.desc, name);
    builder.set_convention(program.conv);
    builder.set_features(program.features);
    program.reserved.iter().for_each(|&reg| builder.reserve(reg));
    let values: Vec<Value> = program.types.iter().map(|&ty| builder.create_value(ty)).collect();
    let mut blocks = vec![None; program.blocks.len()];
    for (place, &block) in program.layout.iter().enumerate() {
        let made = builder.create_block();
        blocks[block] = Some(made);
        if let Some(frequencies) = &program.frequencies {
            builder.set_frequency(made, frequencies[place]);
        }
    }
    let block = |index: usize| -> Block { blocks[index].expect("the layout has all blocks") };
    for &index in &program.layout {
        program.blocks[index].params.iter().for_each(|&param| builder.push_block_param(block(index), values[param]));
        builder.switch_to(block(index));
        for step in &program.blocks[index].steps {
            let operands: Vec<Value> = step.operands.iter().map(|&operand| values[operand]).collect();
            let form = match step.op {
                Op::Form(form) => machine.forms[form],
                _ => local_form(machine, program, &mut builder, step),
            };
            builder.push_inst(form, &operands).expect("as many operands as the form has");
            for (to, args) in &step.successors {
                let args: Vec<Value> = args.iter().map(|&arg| values[arg]).collect();
                builder.successor(block(*to), &args).expect("a current block");
            }
        }
    }
    builder.finish()
}

/// Where a convention passes values, all of them in registers.
pub fn registers(places: &[ArgPlace]) -> Vec<Reg> {
    let reg = |place: &ArgPlace| match *place {
        ArgPlace::Reg(reg) => reg,
        ref place => panic!("the generator passes what registers can: {place:?}"),
    };
    places.iter().map(reg).collect()
}

/// The types of some operands.
pub fn types_of(program: &Program, operands: &[usize]) -> Vec<Type> {
    operands.iter().map(|&operand| program.types[operand]).collect()
}

/// The form of an entry, a return or a call, with the places of operands and the clobbers of the convention.
fn local_form(
    machine: &Machine,
    program: &Program,
    builder: &mut FunctionBuilder,
    step: &Step,
) -> ssara_core::target::Form {
    let desc = machine.desc;
    let fixed = |ty: Type, reg: Reg, def: bool| {
        let class = desc.home_class(ty);
        if def { OperandDesc::fixed_def(class, reg) } else { OperandDesc::fixed_use(class, reg) }
    };
    let all = |types: &[Type], regs: &[Reg], def: bool| -> Vec<OperandDesc> {
        types.iter().zip(regs).map(|(&ty, &reg)| fixed(ty, reg, def)).collect()
    };
    let types = types_of(program, &step.operands);
    match step.op {
        Op::Entry => {
            let regs = registers(&desc.argument_places(program.conv, &types));
            builder.intern_form(FormKind::Entry, &all(&types, &regs, true), &desc.no_units())
        }
        Op::Call(helper, through_register) => {
            let helper = &machine.helpers[helper];
            let results = registers(&desc.result_places(helper.conv, &helper.results));
            let args = registers(&desc.argument_places(helper.conv, &helper.args));
            let mut operands = all(&helper.results, &results, true);
            operands.extend(all(&helper.args, &args, false));
            if through_register {
                operands.push(OperandDesc::reg_use(desc.home_class(machine.pointer)));
            }
            let mut clobbers = UnitSet::from_words(&desc.convention(helper.conv).clobbers);
            clobbers.subtract(&desc.units_of(results));
            builder.intern_form(FormKind::Call, &operands, &clobbers)
        }
        Op::Return | Op::Form(_) => {
            let regs = registers(&desc.result_places(program.conv, &types));
            builder.intern_form(FormKind::Return, &all(&types, &regs, false), &desc.no_units())
        }
    }
}
