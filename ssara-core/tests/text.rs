//! The text form: exact round trips, and errors that say where.

mod clobbers;
mod lex;
mod names;
mod numbers;

use crate::common;
use ssara_core::ir::{Function, FunctionBuilder, Inst};
use ssara_core::output::{Operation, Stats};
use ssara_core::target::Prices;
use ssara_core::text::{self, ParseError};
use ssara_testing::random::rounds;
use ssara_testing::{scalar_target, toy_target};

/// Has everything that the text form of a function can say, as the printer would say it.
const FUNCTION: &str = r#"function "every \"thing\"\n" isa toy abi std {
reserve r13, r12
value v9: v128 tag 18446744073709551615
form $0 = entry [def i64 = rcx, def i64 = rdx, def f64 = d0]
form twice = op [early def i64, late use abcd, def i8 tied 3, use i8, use i64 any, late use f64 slot] clobbers {al, ah, rdx, v4[1], #40}
form group = op [use i64, use i64, def v128, scratch i64, scratch i8 = cl] where {group 0 pair, distinct 0 3, same 0 1}
or group/late = op [late use i64, late use i64, def v128, scratch i64, scratch i8 = cl] where {overlap 0 1 high, overlap 1 2 low, implies 0 abcd 1 i64} clobbers {r8}
or third = op [use i64 slot, use i64 any, def v128, scratch i64, scratch i8]
form $2 = return []
form $3 = trap [] clobbers {v3}
form $4 = call [use i64 = rax]
block0 freq 1:
    v0: i64, v1: i64, v2: f64 = $0
    store64 v0, v1 tag 1
    jz64 v1 tag 2 -> block1(v0, v1), block2
block1(v3: i64 tag 3, v4: i64 hint r12) freq 12.5:
    v5: i64 spill first = add64 v3, v4
    v8: i64 = loop64 v5 -> block1(v5, v4), block3
block2 freq 0:
    v6: i8 = const8
    v7 hint rax: i64 tag 4 hint rdx, v10: i8 tag 5 spill last = twice v1 hint rdx, v6, v7, v2
    $3 tag 6
block3 freq 0.1:
    $4 v8
    $2
}
"#;

/// Has everything that the text form of an allocation can say; the statistics aside, which are not read back.
const ALLOCATED: &str = r#"allocated function "f" isa toy abi std {
frame 24 align 8
slot0: 8 bytes at 0
slot1: 16 bytes at 8
saved rbx@slot0, r12
block0:
    + store i64 rbx -> slot0
    v0@rcx: i64 = const64
    v2@rdx hint rcx: i64 tag 1 = sum64 as sum64/lea v0@rcx, v0@rcx tag 2
    test64 as test64/swapped v0@slot0, v0@rcx
    + move i64 rcx -> rax
    + swap i64 rax, rdx
    jz64 v0@rcx -> block1, block1
edge1 to block1:
    + store i64 rcx -> slot1
    + load i64 slot1 -> rbx
block1:
    + load i64 slot0 -> rbx
    ret
block2:
    v1: i64 = in_slot v0@slot1
    trap
}
"#;

/// The text without comments.
fn uncommented(text: &str) -> String {
    text.split_inclusive('\n').filter(|line| !line.starts_with(';')).collect()
}

#[test]
fn printing_what_was_parsed_gives_the_same_text() {
    let target = toy_target();
    assert_eq!(text::print(&text::parse(FUNCTION, &target).unwrap(), &target), FUNCTION);
    let (func, allocation) = text::parse_allocated(ALLOCATED, &target).unwrap();
    assert_eq!(uncommented(&text::print_allocated(&func, &target, &allocation)), ALLOCATED);
}

/// Numbers are comments.
#[test]
fn instructions_have_numbers_on_request() {
    let target = toy_target();
    let source =
        "function \"f\" isa toy {\nblock0:\n    jump -> block1\nblock1:\n    v0: i64 = const64 tag 1\n    ret\n}\n";
    let func = text::parse(source, &target).unwrap();
    let numbered = func.display(&target).with_numbers().to_string();
    let lines: Vec<&str> = numbered.lines().filter(|line| line.contains("inst")).collect();
    assert_eq!(lines, ["    jump -> block1 ; inst0", "    v0: i64 = const64 tag 1 ; inst1", "    ret ; inst2"]);
    assert_eq!(text::parse(&numbered, &target).unwrap(), func);
}

#[test]
fn an_allocated_function_is_parsed_as_a_function_too() {
    let target = toy_target();
    let (func, _) = text::parse_allocated(ALLOCATED, &target).unwrap();
    assert_eq!(text::parse(ALLOCATED, &target).unwrap(), func);
}

#[test]
fn layout_and_comments_are_free() {
    let target = toy_target();
    let source = "\n ; nothing\nfunction \"f\" isa toy { reserve r8\r\nreserve r9\n\n  block0:\n  v0:i64=const64;x\n\n
        jump->block1()\nblock1(): ret }  \n; end";
    let expected = "function \"f\" isa toy {\nreserve r8, r9\nblock0:\n    v0: i64 = const64\n    jump -> block1\n\
                    block1:\n    ret\n}\n";
    assert_eq!(text::print(&text::parse(source, &target).unwrap(), &target), expected);
}

#[test]
fn numbers_of_an_allocated_function_are_names() {
    let target = toy_target();
    let source = ALLOCATED.replace("v0", "v70").replace("block1", "block8");
    assert_eq!(source.matches("v70").count(), ALLOCATED.matches("v0").count());
    let (func, alloc) = text::parse_allocated(&source, &target).unwrap();
    let printed = text::print_allocated(&func, &target, &alloc);
    assert_eq!(uncommented(&printed), source);
    let again = text::parse_allocated(&printed, &target).unwrap();
    assert_eq!(again, (func, alloc));
}

#[test]
fn editors_may_write_marks_and_returns() {
    let target = toy_target();
    let source = format!("\u{feff}{}", FUNCTION.replace('\n', "\r\n"));
    assert_eq!(text::parse(&source, &target).unwrap(), text::parse(FUNCTION, &target).unwrap());
    let error = text::parse("\u{feff}functio", &target).unwrap_err();
    assert_eq!((error.line, error.column), (1, 1));
}

#[test]
fn a_file_holds_several_functions() {
    let target = toy_target();
    let file = format!("; two\n{FUNCTION}\n{ALLOCATED}");
    let parsed = text::parse_all(&file, &target).unwrap();
    assert_eq!(parsed.len(), 2);
    assert_eq!(parsed[0].function, text::parse(FUNCTION, &target).unwrap());
    assert_eq!(parsed[0].allocation, None);
    assert!(parsed[1].allocation.is_some());
    assert!(file[parsed[1].start..].starts_with("allocated function"));
    assert_eq!(text::parse_all("", &target), Ok(Vec::new()));
    assert_eq!(text::isa_name(&file).unwrap(), "toy");
    let error = text::parse(&file, &target).unwrap_err();
    assert_eq!(error.to_string(), "29:1: expected nothing after the function, found `allocated`");
    let error = text::parse_allocated(FUNCTION, &target).unwrap_err();
    assert!(error.to_string().starts_with("1:1: this function is not an allocated one"), "{error}");
}

#[test]
fn printed_functions_parse_to_equal_functions() {
    let target = toy_target();
    rounds(1000, |u| {
        let func = common::senseless_function(u, &target)?;
        let printed = text::print(&func, &target);
        let parsed = text::parse(&printed, &target).unwrap_or_else(|error| panic!("{error}\n{printed}"));
        assert_eq!(parsed, func, "{printed}");
        assert_eq!(text::print(&parsed, &target), printed);
        Ok(())
    });
}

#[test]
fn printed_allocations_parse_to_equal_allocations() {
    let target = toy_target();
    rounds(1000, |u| {
        let func = common::senseless_function(u, &target)?;
        let allocation = common::senseless_allocation(u, &func, &target)?;
        let printed = text::print_allocated(&func, &target, &allocation);
        let (parsed, again) =
            text::parse_allocated(&printed, &target).unwrap_or_else(|error| panic!("{error}\n{printed}"));
        assert_eq!((parsed, again), (func, allocation), "{printed}");
        Ok(())
    });
}

#[test]
fn statistics_are_printed_but_not_read_back() {
    let target = toy_target();
    let (func, allocation) = text::parse_allocated(ALLOCATED, &target).unwrap();
    let mut stats = Stats::default();
    stats.count(Operation::Move, &Prices::DEFAULT, 2.5);
    let printed = func.display_allocated(&target, &allocation).with_stats(stats).to_string();
    assert!(printed.contains("; moves 1 (weight 2.5), swaps 0"), "{printed}");
    assert_eq!(text::parse_allocated(&printed, &target).unwrap().1, allocation);
}

#[test]
fn a_broken_allocation_is_printed_with_what_is_wrong() {
    let (target, smaller) = (toy_target(), scalar_target(2));
    let (func, mut allocation) = text::parse_allocated(ALLOCATED, &target).unwrap();
    allocation.edits.reverse();
    allocation.operands.truncate(1);
    let nowhere = ssara_core::output::Point::Before(ssara_core::ir::Inst::from_u32(77));
    allocation.edits.push((nowhere, allocation.edits[0].1));
    let printed = text::print_allocated(&func, &target, &allocation);
    assert!(printed.contains("; at Before(inst77), which does not exist: "), "{printed}");
    let printed = text::print_allocated(&func, &smaller, &allocation);
    assert!(printed.contains("made for"), "{printed}");
    assert!(printed.contains(&*target.name) && printed.contains(&*smaller.name), "{printed}");
}

/// Parses `text` with one byte, word or line changed in a few places: whatever comes of it, it must not panic.
#[test]
fn broken_texts_do_not_panic() {
    let target = toy_target();
    rounds(2000, |u| {
        let func = common::senseless_function(u, &target)?;
        let allocation = common::senseless_allocation(u, &func, &target)?;
        let printed = if u.arbitrary()? {
            text::print(&func, &target)
        } else {
            text::print_allocated(&func, &target, &allocation)
        };
        let mut words: Vec<&str> = printed.split_inclusive([' ', '\n', ',', '(', '@', '[', '=']).collect();
        for _ in 0..u.int_in_range(1..=3)? {
            let (a, b) = (u.choose_index(words.len())?, u.choose_index(words.len())?);
            match u.int_in_range(0..=3)? {
                0 => words.swap(a, b),
                1 => words[a] = words[b],
                2 => drop(words.remove(a)),
                _ => {
                    words[a] =
                        *u.choose(&["v4294967295", "block4294967295", "edge9", "slot7", "}", "->", "-", "\u{1f4a1}"])?
                }
            }
            if words.is_empty() {
                break;
            }
        }
        let mut bytes = words.concat().into_bytes();
        if u.arbitrary()? && !bytes.is_empty() {
            let at = u.choose_index(bytes.len())?;
            bytes[at] = u.arbitrary()?;
        }
        let broken = String::from_utf8_lossy(&bytes);
        if let Err(ParseError { line, column, message, .. }) = text::parse_all(&broken, &target) {
            assert!(line >= 1 && column >= 1 && !message.is_empty());
            assert!(line as usize <= broken.split('\n').count());
        }
        Ok(())
    });
}

/// Parses lines in a function of the toy target.
fn error_in(head: &str, body: &str) -> String {
    let source = format!("function \"f\" isa toy abi std {{\n{head}\nblock0:\n{body}\n}}\n");
    text::parse(&source, &toy_target()).expect_err(&source).to_string()
}

#[test]
fn errors_in_titles_say_what_is_wrong() {
    let error = |source: &str| text::parse(source, &toy_target()).expect_err(source).to_string();
    assert_eq!(error(""), "1:1: expected `function`, found the end of the file");
    assert_eq!(error("\n\nfun"), "3:1: expected `function`, found `fun`");
    assert_eq!(error("function f"), "1:10: expected the name of the function in quotes, found `f`");
    assert_eq!(error("function \"f\" isa tiny {}"), "1:18: the function is for `tiny`, not for `toy`");
    assert_eq!(error("function \"f\" isa toy abi st {}"), "1:26: there is no convention `st` (did you mean `std`?)");
    assert_eq!(error("function \"f\" isa toy {"), "1:23: expected a block, found the end of the file");
    assert_eq!(error("function \"f\" isa toy {}}"), "1:24: expected nothing after the function, found `}`");
}

#[test]
fn errors_in_heads_say_what_is_wrong() {
    let error = |head: &str| error_in(head, "ret");
    assert_eq!(error("reserve rxa"), "2:9: there is no register `rxa` (did you mean `rax`?)");
    assert_eq!(error("value x: i64"), "2:7: `x` is not a value (values are called `v0`, `v1` and so on)");
    assert_eq!(error("value v0: i65"), "2:11: there is no type `i65` (did you mean `i64`?)");
    assert_eq!(error("form add64 = op []"), "2:6: there already is a form `add64`");
    assert_eq!(error("form x = op []\nform x = op []"), "3:6: there already is a form `x`");
    assert_eq!(error("form x = brunch []"), "2:10: there is no kind of form `brunch` (did you mean `branch`?)");
    assert_eq!(error("form x = op [i64]"), "2:14: expected `use`, `def` or `scratch`, found `i64`");
    assert_eq!(error("form x = op [use abcde]"), "2:18: there is no class `abcde` (did you mean `abcd`?)");
    assert_eq!(error("form x = op [use i64 tied a]"), "2:27: `a` is not the number of an operand");
    assert_eq!(error("form x = op [use i64 tied 65536]"), "2:27: `65536` is not the number of an operand");
    assert_eq!(error("form x = op [use i64 =]"), "2:23: expected a register, `in` or `out`, found `]`");
    assert_eq!(error("form x = op [] where {"), "2:23: expected a relation, found the end of the line");
    assert_eq!(error("form x = op [] where {sane 0 1}"), "2:23: there is no relation `sane` (did you mean `same`?)");
    assert_eq!(
        error("form x = op [] where {group 0 pairs}"),
        "2:31: there is no list of tuples `pairs` (did you mean `pair`?)"
    );
    assert_eq!(error("form x = op [] where {overlap 0 1}"), "2:34: expected `low` or `high`, found `}`");
    assert_eq!(error("or x = op []"), "2:1: `or` must follow the form to which it adds an alternative");
    assert_eq!(
        error("form x = op []\nreserve rax\nor y = op [abc]"),
        "4:12: expected `use`, `def` or `scratch`, found `abc`"
    );
    assert_eq!(error("form x = op [] clobbers {v4[2]}"), "2:29: `v4` has 2 units");
    assert_eq!(error("form x = op [] clobbers {#128}"), "2:26: the target has no such unit");
    assert_eq!(error("reserve rax rcx"), "2:13: expected the end of the line, found `rcx`");
    assert!(error("rezerve rax").starts_with("2:1: unexpected `rezerve` (before the first block come"));
    assert!(error("frame 8 align 8").starts_with("2:1: this function is not an allocated one"));
    assert!(error("slot0: 8 bytes at 0").starts_with("2:1: this function is not an allocated one"));
}

#[test]
fn clobbers_of_a_convention_are_what_its_calls_destroy() {
    let target = toy_target();
    let source =
        "function \"f\" isa toy {\nform c = call [def i64 = rax] clobbers std\nblock0:\n    v0: i64 = c\n    ret\n}\n";
    let parsed = text::parse(source, &target).unwrap();
    let mut builder = FunctionBuilder::new(&target, "f");
    let block = builder.create_block();
    builder.switch_to(block);
    let std = target.find_convention("std").unwrap();
    let results = builder.call(std, &[], &[], &[target.find_type("i64").unwrap()]).unwrap().defs;
    let built = builder.finish();
    let clobbers = |func: &Function| func.inst_form(&target, Inst::from_u32(0)).clobbers.to_vec();
    assert_eq!(results.len(), 1);
    assert_eq!(clobbers(&parsed), clobbers(&built));
    let printed = text::print(&parsed, &target);
    assert!(printed.contains("clobbers {") && text::parse(&printed, &target).unwrap() == parsed, "{printed}");
    assert_eq!(
        error_in("form c = call [] clobbers sdt", "ret"),
        "2:27: there is no convention `sdt` (did you mean `std`?)"
    );
}

#[test]
fn edges_clobber_by_sets_of_their_own() {
    let error = |head: &str| error_in(head, "ret");
    assert_eq!(error("form x = op [] edge clobbers {rax}"), "2:21: only a branch has edges that clobber registers");
    assert_eq!(error("form x = branch [] edge {rax}"), "2:25: expected `clobbers`, found `{`");
    assert_eq!(error("form x = branch [] edge clobbers"), "2:33: expected `{`, found the end of the line");
    assert_eq!(
        error("form x = branch []\nor y = branch [] edge clobbers {rax}"),
        "3:23: all alternatives have the edges of their form, which says what these clobber"
    );
    let target = toy_target();
    let source = "function \"f\" isa toy {\nform b = branch 2 [] clobbers {rcx} edge clobbers {}, {al, r8}\nblock0:\n    b -> \
                  block1, block1\nblock1:\n    ret\n}\n";
    let func = text::parse(source, &target).unwrap();
    assert_eq!(text::print(&func, &target), source);
    let of_edges: Vec<bool> = func.edges().map(|edge| func.edge_clobbers(&target, edge).is_empty()).collect();
    assert_eq!(of_edges, [true, false]);
    // No convention of this machine says anything about edges.
    let by_convention = text::parse(&source.replace("{}, {al, r8}", "std"), &target).unwrap();
    assert!(by_convention.edges().all(|edge| by_convention.edge_clobbers(&target, edge).is_empty()));
}

#[test]
fn a_branch_that_calls_has_the_places_of_its_convention() {
    let target = toy_target();
    let source = |branch: &str, call: &str| {
        format!(
            "function \"f\" isa toy {{\nform b = {branch}\nform c = {call}\nblock0:\n    v0: i64 = const64\n    v1: i64 = c v0\n    \
             v2: i64 = b v1 -> block1, block1\nblock1:\n    ret\n}}\n"
        )
    };
    let func = text::parse(&source("branch 2 std(i64) -> (i64)", "call std(i64) -> (i64)"), &target).unwrap();
    let form = |inst: u32| func.inst_form(&target, Inst::from_u32(inst));
    assert!(form(1).operands().eq(form(2).operands()) && form(1).clobbers == form(2).clobbers);
    let printed = text::print(&func, &target);
    assert_eq!(text::parse(&printed, &target).unwrap(), func, "{printed}");
    assert_eq!(
        error_in("form b = branch sdt(i64) -> (i64)", "ret"),
        "2:17: there is no convention `sdt` (did you mean `std`?)"
    );
}

#[test]
fn errors_in_bodies_say_what_is_wrong() {
    let error = |body: &str| error_in("", body);
    assert_eq!(error("v0: i64 = cnst64"), "4:11: there is no form `cnst64` (did you mean `const64`?)");
    assert_eq!(error("v0: i64 = add64 v0"), "4:11: `add64` takes 1 def and 2 uses, not 1 and 1");
    assert_eq!(error("v0: i64\n"), "4:8: expected `=`, found the end of the line");
    assert!(error("store64 v0, v1").starts_with("4:9: v0 has no definition (`value v0: <type>` in the head"));
    assert!(error("v7: i64 = const64\nstore64 v7, v4").starts_with("5:13: v4 has no definition (`value v4: <type>`"));
    assert_eq!(error("v0: i64 = const64\nv0: i8 = const8"), "5:1: v0 has the type `i64` elsewhere, not `i8`");
    assert_eq!(error("jump -> block1"), "4:9: there is no block1");
    assert_eq!(error("jump -> blok0"), "4:9: `blok0` is not a block");
    assert!(
        error("jump -> block0\nret").starts_with("5:1: expected the next block: successors end a block, found `ret`")
    );
    assert_eq!(error("ret\nblock0:\nret"), "5:1: there is another block0 above");
    assert!(error("ret\nblok1:\nret").starts_with("5:1: `blok1` is not a value"));
    assert_eq!(error("ret\nblock1 freq fast:\nret"), "5:13: `fast` is not a frequency");
    assert_eq!(error("ret %"), "4:5: unexpected character '%'");
    assert!(error("ret as ret").starts_with("4:5: this function is not an allocated one"));
    assert!(error("v0@rax: i64 = const64").starts_with("4:3: this function is not an allocated one"));
    assert!(error("+ move i64 rax -> rcx\nret").starts_with("4:1: this function is not an allocated one"));
}

#[test]
fn errors_in_allocations_say_what_is_wrong() {
    let error = |head: &str, body: &str| {
        let source = format!("allocated function \"f\" isa toy {{\n{head}\nblock0:\n{body}\n}}\n");
        text::parse_allocated(&source, &toy_target()).expect_err(&source).to_string()
    };
    assert_eq!(error("slot1: 8 bytes at 0", "ret"), "2:1: slots are numbered in the order in which they stand");
    assert_eq!(error("frame -8 align 8", "ret"), "2:7: `-8` is not a size in bytes");
    assert!(error("saved rbx@slot0", "ret").starts_with("2:11: there is no slot0 (`slot0: <size> bytes at <offset>`"));
    assert!(error("", "v0@slot0: i64 = const64").starts_with("4:4: there is no slot0"));
    assert_eq!(error("", "v0@eax: i64 = const64"), "4:4: there is no register `eax` (did you mean `rax`?)");
    assert_eq!(
        error("", "+ mov i64 rax -> rcx"),
        "4:3: expected `move`, `swap`, `store`, `load`, `remat`, `transfer` or `scratch`, found `mov`"
    );
    assert_eq!(error("", "+ move i64 rax, rcx"), "4:15: expected `->`, found `,`");
    assert_eq!(error("", "+ store i64 rax -> rcx"), "4:20: `rcx` is not a slot");
    assert_eq!(error("", "ret\n+ move i64 rax -> rcx"), "6:1: expected an instruction after the edits, found `}`");
    assert!(error("", "jump -> block0\nedge1 to block0:").starts_with("5:1: edge1 does not start here"));
    let twice = "jump -> block0\nedge0 to block0:\n+ move i64 rax -> rcx\nedge0 to block0:";
    assert!(error("", twice).starts_with("7:1: edge0 does not start here, or has had its turn"));
    assert_eq!(error("", "jump -> block0\nedge0 to block1:"), "5:10: edge0 goes to block0");
}

/// Guards against searches that are linear in what the text may repeat: forms, clobber sets, values, blocks.
#[test]
fn long_texts_parse_in_time() {
    let target = toy_target();
    let mut source = "function \"f\" isa toy {\n".to_string();
    for n in 1..60_000u32 {
        let units: Vec<String> = (0..16).filter(|bit| n >> bit & 1 != 0).map(|unit| format!("#{unit}")).collect();
        source += &format!("form f{n} = op [] clobbers {{{}}}\n", units.join(", "));
    }
    for n in 0..60_000u32 {
        source += &format!("block{n}:\n    v{n}: i64 = const64\n    jz64 v{n} -> block{n}, block59999\n");
    }
    source += "}\n";
    let start = std::time::Instant::now();
    let func = text::parse(&source, &target).unwrap();
    assert_eq!((func.num_blocks(), func.local_forms().len()), (60_000, 59_999));
    assert!(start.elapsed().as_secs() < 30, "{:?}", start.elapsed());
}
