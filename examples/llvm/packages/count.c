// Counts what a program executes in QEMU's user mode: instructions, loads and stores. A plugin of QEMU's code generator, for
// programs of one thread. The line with the three numbers is added to the file that the argument `to=FILE` names.
//
//     clang-19 -O2 -shared -fPIC count.c -o count.so
//     qemu-riscv64 -plugin count.so,to=counts program
//
// Debian's packages have no header of this interface, so what is used of it is declared here.
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { NO_REGISTERS = 0, READS_AND_WRITES = 3 };
struct block;
struct instruction;
typedef void on_translation(uint64_t id, struct block *);
typedef void on_block(unsigned cpu, void *data);
typedef void on_access(unsigned cpu, uint32_t access, uint64_t address, void *data);
typedef void on_exit(uint64_t id, void *data);
size_t qemu_plugin_tb_n_insns(const struct block *);
struct instruction *qemu_plugin_tb_get_insn(const struct block *, size_t);
_Bool qemu_plugin_mem_is_store(uint32_t access);
void qemu_plugin_register_vcpu_tb_trans_cb(uint64_t id, on_translation *);
void qemu_plugin_register_vcpu_tb_exec_cb(struct block *, on_block *, int flags, void *data);
void qemu_plugin_register_vcpu_mem_cb(struct instruction *, on_access *, int flags, int kinds, void *data);
void qemu_plugin_register_atexit_cb(uint64_t id, on_exit *, void *data);

__attribute__((visibility("default"))) int qemu_plugin_version = 1;

static const char *path;
static uint64_t instructions, loads, stores;

static void executed(unsigned cpu, void *data) { instructions += (uintptr_t)data; }

static void accessed(unsigned cpu, uint32_t access, uint64_t address, void *data) {
    if (qemu_plugin_mem_is_store(access)) stores++;
    else loads++;
}

static void translated(uint64_t id, struct block *block) {
    size_t count = qemu_plugin_tb_n_insns(block);
    qemu_plugin_register_vcpu_tb_exec_cb(block, executed, NO_REGISTERS, (void *)count);
    for (size_t at = 0; at < count; at++)
        qemu_plugin_register_vcpu_mem_cb(qemu_plugin_tb_get_insn(block, at), accessed, NO_REGISTERS, READS_AND_WRITES, NULL);
}

static void ended(uint64_t id, void *data) {
    FILE *file = fopen(path, "a");
    if (!file) return;
    fprintf(file, "%llu %llu %llu\n", (unsigned long long)instructions, (unsigned long long)loads, (unsigned long long)stores);
    fclose(file);
}

__attribute__((visibility("default"))) int qemu_plugin_install(uint64_t id, const void *info, int count, char **arguments) {
    if (count != 1 || strncmp(arguments[0], "to=", 3)) return 1;
    path = strdup(arguments[0] + 3);
    qemu_plugin_register_vcpu_tb_trans_cb(id, translated);
    qemu_plugin_register_atexit_cb(id, ended, NULL);
    return 0;
}
