//! What `llc` writes and does not read again.
//!
//! * Where several variables share an object of the frame, it writes what it knows of them one behind the other in one
//!   string. The first one is kept.
//! * It writes a flag of calls that are not to be merged, which only debuggers profit from. It is left out.
//! * On s390x it has no name for the mark of a reference over the GOT. Inline assembly takes the place of loads and
//!   of addresses of the GOT's entries, with the symbol as its operand. What else has such a mark stays as it is.

use std::borrow::Cow;

use crate::machine::Arch;

/// The flag in front of an opcode.
const NO_MERGE: &str = " nomerge ";

/// A reference over the GOT of s390x.
const GOT_SYMBOL: &str = " target-flags(<unknown>) @";

/// The opcodes that read an address from the GOT, and that take the address of its entry, with their names in assembly.
const GOT_OPCODES: [(&str, &str); 2] = [(" = LGRL", "lgrl"), (" = LARL", "larl")];

/// The pointer to the table of contents of POWER.
const TOC_POINTER: &str = "$x2";

/// What needs a slot of POWER for the frame pointer or the return address.
const SAVE_SLOTS: [&str; 4] = [" = DYNALLOC", " = DYNAREAOFFSET", " = PROBED_ALLOCA", "isReturnAddressTaken: true"];

/// The keys of strings that tell of variables.
const KEYS: [&str; 3] = ["debug-info-variable: '", "debug-info-expression: '", "debug-info-location: '"];

/// The text of a file of MIR without what cannot be read; `None` if there is nothing of that. Time is linear in the text.
pub fn readable(text: &str) -> Option<String> {
    let code = text.find("\n...\n").unwrap_or_default();
    let (ir, code) = text.split_at(code);
    // References to thread-local data have a mark without a name, too.
    let has_got = code.contains(GOT_SYMBOL) && !ir.contains(" thread_local");
    let read = |line| match has_got {
        true => over_the_got(mergeable(line)),
        false => mergeable(line),
    };
    let by_line = has_got || code.contains(NO_MERGE);
    let lines = by_line.then(|| code.split_inclusive('\n').map(read).collect::<String>());
    let kept = first_variables(lines.as_deref().unwrap_or(code));
    kept.or(lines).map(|code| format!("{ir}{code}"))
}

/// Why `llc` does not read a file of MIR again; `None` if it does.
pub fn unreadable(text: &str) -> Option<&'static str> {
    // Addresses of thread-local data on s390x are such constants.
    let constants = text.contains("    isTargetSpecific: true\n");
    let constants = constants.then_some("text MIR does not carry constants that are the machine's own");
    let flags = text.contains("target-flags(<unknown>)");
    // LLVM reserves the register in functions that use it, and does not say so.
    let is_toc = |(at, _): (usize, &str)| !text[at + TOC_POINTER.len()..].starts_with(|c: char| c.is_ascii_digit());
    let is_power = Arch::of_ir(text) == Some(Arch::Power);
    let has_toc = is_power && text.match_indices(TOC_POINTER).any(is_toc);
    let has_slot = is_power && SAVE_SLOTS.iter().any(|word| text.contains(word));
    let slot =
        has_slot.then_some("text MIR of this machine does not carry which slots are for the frame and the caller");
    let toc = has_toc.then_some("text MIR does not carry the pointer to the table of contents: use `-mcpu=pwr10`");
    constants
        .or(toc)
        .or(slot)
        .or(flags.then_some("text MIR of this machine does not carry all references over the GOT"))
}

/// The line of an instruction without the flag.
fn mergeable(line: &str) -> Cow<'_, str> {
    match line.split_once(NO_MERGE) {
        Some((before, after)) if !before.contains(['"', '(', ',']) => Cow::Owned(format!("{before} {after}")),
        _ => Cow::Borrowed(line),
    }
}

/// The line of an instruction with inline assembly in the place of one of [`GOT_OPCODES`].
fn over_the_got(line: Cow<'_, str>) -> Cow<'_, str> {
    let Some((front, symbol)) = line.split_once(GOT_SYMBOL) else { return line };
    let found = GOT_OPCODES.iter().find_map(|&(opcode, name)| Some((front.strip_suffix(opcode)?, name)));
    let Some((register, name)) = found.filter(|_| !symbol.contains('"')) else { return line };
    let symbol = symbol.split_once(" :: ").map_or(symbol, |(symbol, _)| symbol).trim_end();
    let indent = &register[..register.len() - register.trim_start().len()];
    let register = register.trim_start();
    // The assembly has no side effects. It writes a general register of 64 bits and reads a constant.
    Cow::Owned(format!("{indent}INLINEASM &\"{name} $0, $1@GOT\", 0, 1048586, def {register}, 13, @{symbol}\n"))
}

/// The text with the first variable of each object only; `None` if no object has several.
fn first_variables(text: &str) -> Option<String> {
    let mut changed = String::new();
    let mut done = 0;
    for (at, _) in text.match_indices("debug-info-") {
        let Some(start) = KEYS.iter().find_map(|key| text[at..].strip_prefix(key)) else { continue };
        let Some((value, _)) = start.split_once('\'') else { continue };
        let Some((second, _)) = value.match_indices('!').nth(1) else { continue };
        let start = text.len() - start.len();
        changed.push_str(&text[done..start + second]);
        done = start + value.len();
    }
    (done > 0).then(|| changed + &text[done..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_of_an_object_is_kept() {
        let text = "debug-info-variable: '!148!153', debug-info-expression: '!DIExpression()!DIExpression()', \n\
                    debug-info-location: '!3!4' }\n{ debug-info-variable: '!5' }";
        let kept = "debug-info-variable: '!148', debug-info-expression: '!DIExpression()', \n\
                    debug-info-location: '!3' }\n{ debug-info-variable: '!5' }";
        assert_eq!(first_variables(text).as_deref(), Some(kept));
        assert_eq!(first_variables(kept), None);
    }

    #[test]
    fn calls_lose_a_flag_that_is_not_read() {
        let ir = "--- |\n  attributes #0 = { nomerge nounwind }\n...\n";
        let code = "---\nbody: |\n    nomerge CALL64 @f, implicit-def $rax\n    INLINEASM &\"a nomerge b\", 1\n";
        let kept = "---\nbody: |\n    CALL64 @f, implicit-def $rax\n    INLINEASM &\"a nomerge b\", 1\n";
        assert_eq!(readable(&format!("{ir}{code}")), Some(format!("{ir}{kept}")));
        assert_eq!(readable(&format!("{ir}{}", kept.replace("a nomerge b", ""))), None);
    }

    #[test]
    fn slots_and_the_pointer_to_the_table_of_contents_are_not_carried() {
        let ir = "--- |\n  target triple = \"powerpc64le-unknown-linux-gnu\"\n...\n";
        let code = |register| format!("{ir}---\n    %0:g8rc = ADDIStocHA8 {register}, @a\n");
        assert!(unreadable(&code("$x2")).is_some());
        assert_eq!(unreadable(&code("$x21")), None);
        assert!(unreadable(&format!("{}    %1:g8rc = DYNALLOC_8 %0, 0, %stack.0\n", code("$x21"))).is_some());
        assert_eq!(unreadable(&code("$x2").replace("powerpc64le", "riscv64")), None);
    }

    #[test]
    fn loads_from_the_got_are_assembly() {
        let load = "    %1:addr64bit = LGRL target-flags(<unknown>) @x, debug-location !7 :: (load (s64) from got)\n";
        let assembly = "    INLINEASM &\"lgrl $0, $1@GOT\", 0, 1048586, def %1:addr64bit, 13, @x, debug-location !7\n";
        assert_eq!(readable(load).as_deref(), Some(assembly));
        assert_eq!(readable(assembly), None);
        let thread_local = format!("--- |\n  @x = external thread_local global i32\n...\n{load}");
        assert_eq!(readable(&thread_local), None);
    }
}
