// Writes LLVM's tables of the registers and instructions of a machine as JSON, in the format of `ssara import`.
//
//   c++ -std=c++17 dump.cpp $(llvm-config-19 --cxxflags --ldflags --libs) -o dump
//   ./dump TRIPLE FEATURES OUT.regs.json OUT.instrs.json CLASS...
//
// The classes are those whose stores to and loads from the stack are wanted.

#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

// A record for each element, one a line.
static void lines(raw_ostream &out, StringRef key, const std::vector<json::Value> &records, bool last = false) {
    out << '"' << key << "\":[\n";
    for (size_t i = 0; i < records.size(); i++) out << records[i] << (i + 1 < records.size() ? ",\n" : "\n");
    out << (last ? "]\n" : "],\n");
}

static std::string text(const MachineInstr &inst) {
    std::string line;
    raw_string_ostream out(line);
    inst.print(out, /*IsStandalone=*/false, /*SkipOpers=*/false, /*SkipDebugLoc=*/true, /*AddNewLine=*/false);
    return StringRef(out.str()).trim().str();
}

static json::Array names(const TargetRegisterInfo &registers, ArrayRef<MCPhysReg> list) {
    json::Array array;
    for (MCPhysReg reg : list) array.push_back(registers.getName(reg));
    return array;
}

int main(int argc, char **argv) {
    if (argc < 5) {
        errs() << "usage: dump TRIPLE FEATURES OUT.regs.json OUT.instrs.json CLASS...\n";
        return 2;
    }
    InitializeAllTargetInfos();
    InitializeAllTargets();
    InitializeAllTargetMCs();
    std::string problem, triple = argv[1], features = argv[2];
    const Target *target = TargetRegistry::lookupTarget(triple, problem);
    if (!target) {
        errs() << problem << '\n';
        return 1;
    }
    std::unique_ptr<TargetMachine> machine(target->createTargetMachine(triple, "", features, TargetOptions(), Reloc::PIC_));
    LLVMContext context;
    Module module("tables", context);
    module.setDataLayout(machine->createDataLayout());
    Function *function = Function::Create(FunctionType::get(Type::getVoidTy(context), false), Function::ExternalLinkage, "f", module);
    MachineModuleInfo info(static_cast<LLVMTargetMachine *>(machine.get()));
    MachineFunction &code = info.getOrCreateMachineFunction(*function);
    const TargetSubtargetInfo &subtarget = code.getSubtarget();
    const TargetRegisterInfo &registers = *subtarget.getRegisterInfo();
    const TargetInstrInfo &instructions = *subtarget.getInstrInfo();

    std::error_code error;
    raw_fd_ostream regs(argv[3], error), instrs(argv[4], error);
    if (error) {
        errs() << error.message() << '\n';
        return 1;
    }
    std::string head = "{\n\"llvm\":\"" LLVM_VERSION_STRING "\",\n\"triple\":\"" + triple + "\",\n\"features\":\"" + features + "\",\n";
    regs << head;
    std::vector<json::Value> units, indices, all, classes, recipes;
    for (unsigned unit = 0; unit < registers.getNumRegUnits(); unit++) {
        json::Array roots;
        for (MCRegUnitRootIterator root(unit, &registers); root.isValid(); ++root) roots.push_back(registers.getName(*root));
        units.push_back(std::move(roots));
    }
    for (unsigned index = 1; index < registers.getNumSubRegIndices(); index++)
        indices.push_back(json::Object{{"name", registers.getSubRegIndexName(index)},
                                       {"offset", int64_t(registers.getSubRegIdxOffset(index))},
                                       {"size", int64_t(registers.getSubRegIdxSize(index))}});
    BitVector reserved = registers.getReservedRegs(code);
    for (unsigned reg = 1; reg < registers.getNumRegs(); reg++) {
        json::Array own;
        for (MCRegUnit unit : registers.regunits(reg)) own.push_back(int64_t(unit));
        json::Object parts;
        for (MCSubRegIndexIterator part(reg, &registers); part.isValid(); ++part)
            parts[registers.getSubRegIndexName(part.getSubRegIndex())] = registers.getName(part.getSubReg());
        all.push_back(json::Object{{"name", registers.getName(reg)},
                                   {"encoding", int64_t(registers.getEncodingValue(reg))},
                                   {"units", std::move(own)},
                                   {"subRegs", std::move(parts)},
                                   {"reserved", bool(reserved[reg])},
                                   {"constant", registers.isConstantPhysReg(reg)}});
    }
    for (const TargetRegisterClass *cls : registers.regclasses()) {
        json::Array members;
        for (MCPhysReg reg : *cls) members.push_back(registers.getName(reg));
        classes.push_back(json::Object{{"name", registers.getRegClassName(cls)},
                                       {"allocatable", cls->isAllocatable()},
                                       {"regSizeBits", int64_t(registers.getRegSizeInBits(*cls).getKnownMinValue())},
                                       {"spillSize", int64_t(registers.getSpillSize(*cls))},
                                       {"spillAlign", int64_t(registers.getSpillAlign(*cls).value())},
                                       {"regs", std::move(members)},
                                       {"allocOrder", names(registers, cls->isAllocatable() ? cls->getRawAllocationOrder(code) : ArrayRef<MCPhysReg>())}});
        if (!is_contained(ArrayRef<char *>(argv + 5, argv + argc), StringRef(registers.getRegClassName(cls)))) continue;
        MachineBasicBlock *block = code.CreateMachineBasicBlock();
        code.push_back(block);
        int slot = code.getFrameInfo().CreateSpillStackObject(registers.getSpillSize(*cls), registers.getSpillAlign(*cls));
        MCPhysReg reg = 0;
        for (MCPhysReg other : cls->getRawAllocationOrder(code))
            if (!reg && !reserved[other]) reg = other;
        instructions.storeRegToStackSlot(*block, block->end(), reg, true, slot, cls, &registers, Register());
        json::Array store, load;
        for (const MachineInstr &inst : *block) store.push_back(text(inst));
        block->clear();
        instructions.loadRegFromStackSlot(*block, block->end(), reg, slot, cls, &registers, Register());
        for (const MachineInstr &inst : *block) load.push_back(text(inst));
        recipes.push_back(json::Object{{"class", registers.getRegClassName(cls)},
                                       {"reg", registers.getName(reg)},
                                       {"store", std::move(store)},
                                       {"load", std::move(load)}});
    }
    lines(regs, "regUnits", units);
    lines(regs, "subRegIndices", indices);
    lines(regs, "registers", all);
    lines(regs, "classes", classes);
    json::Array saved;
    for (const MCPhysReg *reg = registers.getCalleeSavedRegs(&code); *reg; reg++) saved.push_back(registers.getName(*reg));
    regs << "\"calleeSaved\":" << json::Value(json::Object{{"C", std::move(saved)}}) << ",\n";
    json::Object masks;
    ArrayRef<const char *> maskNames = registers.getRegMaskNames();
    for (size_t mask = 0; mask < maskNames.size(); mask++) {
        json::Array preserved;
        for (unsigned reg = 1; reg < registers.getNumRegs(); reg++)
            if (registers.getRegMasks()[mask][reg / 32] >> reg % 32 & 1) preserved.push_back(registers.getName(reg));
        masks[StringRef(maskNames[mask]).lower()] = std::move(preserved);
    }
    regs << "\"regMasks\":" << json::Value(std::move(masks)) << ",\n";
    lines(regs, "spillRecipes", recipes, true);
    regs << "}\n";

    const std::pair<const char *, bool (MCInstrDesc::*)() const> flags[] = {
        {"isPseudo", &MCInstrDesc::isPseudo},       {"isReturn", &MCInstrDesc::isReturn},
        {"isCall", &MCInstrDesc::isCall},           {"isBarrier", &MCInstrDesc::isBarrier},
        {"isTerminator", &MCInstrDesc::isTerminator}, {"isBranch", &MCInstrDesc::isBranch},
        {"isIndirectBranch", &MCInstrDesc::isIndirectBranch}, {"isCommutable", &MCInstrDesc::isCommutable},
        {"isRematerializable", &MCInstrDesc::isRematerializable}, {"isAsCheapAsAMove", &MCInstrDesc::isAsCheapAsAMove},
        {"mayLoad", &MCInstrDesc::mayLoad},         {"mayStore", &MCInstrDesc::mayStore},
        {"hasUnmodeledSideEffects", &MCInstrDesc::hasUnmodeledSideEffects}, {"isVariadic", &MCInstrDesc::isVariadic},
        {"isMoveReg", &MCInstrDesc::isMoveReg},     {"isCompare", &MCInstrDesc::isCompare},
    };
    instrs << head;
    std::vector<json::Value> opcodes;
    for (unsigned opcode = 0; opcode < instructions.getNumOpcodes(); opcode++) {
        const MCInstrDesc &desc = instructions.get(opcode);
        json::Array operands, set;
        for (unsigned index = 0; index < desc.getNumOperands(); index++) {
            const MCOperandInfo &operand = desc.operands()[index];
            json::Object record{{"type", int64_t(operand.OperandType)}};
            if (const TargetRegisterClass *cls = instructions.getRegClass(desc, index, &registers, code))
                record["class"] = registers.getRegClassName(cls);
            int tied = desc.getOperandConstraint(index, MCOI::TIED_TO);
            if (tied >= 0) record["tiedTo"] = int64_t(tied);
            if (desc.getOperandConstraint(index, MCOI::EARLY_CLOBBER) >= 0) record["earlyClobber"] = true;
            if (operand.isPredicate()) record["predicate"] = true;
            if (operand.isOptionalDef()) record["optionalDef"] = true;
            operands.push_back(std::move(record));
        }
        for (const auto &[name, has] : flags)
            if ((desc.*has)()) set.push_back(name);
        opcodes.push_back(json::Object{{"name", instructions.getName(opcode)},
                                       {"numDefs", int64_t(desc.getNumDefs())},
                                       {"operands", std::move(operands)},
                                       {"implicitUses", names(registers, desc.implicit_uses())},
                                       {"implicitDefs", names(registers, desc.implicit_defs())},
                                       {"flags", std::move(set)}});
    }
    lines(instrs, "instructions", opcodes, true);
    instrs << "}\n";
}
