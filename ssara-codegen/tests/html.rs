//! Guards the HTML page of a target: that it is well formed and needs nothing else, and what it says.

mod markup;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ssara_codegen::document::{Places, html};
use ssara_codegen::load;

fn page(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let source = fs::read_to_string(&path).expect("an ISA file");
    page_of(file.rsplit('/').next().expect("a name"), &source)
}

fn page_of(name: &str, source: &str) -> String {
    let loaded = load(name, source);
    html(&loaded.target.unwrap_or_else(|| panic!("{}", loaded.diagnostics[0])), &loaded.places)
}

fn toy() -> String {
    page("tests/data/toy.ron")
}

/// A tag with its attributes, or the text before one.
enum Piece<'a> {
    Text(&'a str),
    Open { name: &'a str, attributes: Vec<(&'a str, &'a str)>, empty: bool },
    Close(&'a str),
}

/// The pieces of a page in the strict subset of HTML that is also XML, but for the doctype and elements without end.
fn pieces(page: &str) -> Vec<Piece<'_>> {
    let mut rest = page.strip_prefix("<!DOCTYPE html>\n").expect("a doctype");
    let mut pieces = Vec::new();
    while let Some((text, tag)) = rest.split_once('<') {
        pieces.push(Piece::Text(text));
        let (tag, after) = tag.split_once('>').expect("the end of the tag");
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            pieces.push(Piece::Close(name));
            continue;
        }
        let (tag, empty) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let (name, mut attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        let mut found = Vec::new();
        while !attributes.is_empty() {
            let (key, value) = attributes.split_once("=\"").unwrap_or_else(|| panic!("a value in {tag}"));
            let (value, after) = value.split_once('"').unwrap_or_else(|| panic!("the end of a value in {tag}"));
            found.push((key, value));
            attributes = after.strip_prefix(' ').unwrap_or(after);
        }
        pieces.push(Piece::Open { name, attributes: found, empty });
        // What is in these is not HTML.
        if name == "style" || name == "script" {
            let end = rest.find("</").expect("the end of a style sheet or script");
            rest = &rest[end..];
        }
    }
    pieces.push(Piece::Text(rest));
    pieces
}

/// Whether a `&` begins a character reference that is its own escape.
fn references_are_known(text: &str) -> bool {
    text.split('&').skip(1).all(|rest| ["amp;", "lt;", "gt;", "quot;"].iter().any(|known| rest.starts_with(known)))
}

/// Asserts that a page is well formed, that its links lead somewhere, and that it is complete in itself.
fn assert_well_formed(page: &str) {
    const NAMES: &str = "a body code dd div dl dt figcaption figure form h1 h2 h3 head header html input label li main meta \
                         nav option output p script section select small span strong style table tbody td th thead title \
                         tr ul svg defs line path pattern rect text";
    let names: BTreeSet<&str> = NAMES.split_whitespace().collect();
    let mut open = Vec::new();
    let (mut ids, mut links) = (BTreeSet::new(), BTreeSet::new());
    for piece in pieces(page) {
        match piece {
            Piece::Text(text) => assert!(!text.contains('>') && references_are_known(text), "{text}"),
            Piece::Open { name, attributes, empty } => {
                assert!(names.contains(name), "<{name}>");
                let mut keys = BTreeSet::new();
                for (key, value) in attributes {
                    assert!(keys.insert(key), "<{name}> has {key} twice");
                    assert!(!value.contains(['<', '>']) && references_are_known(value), "{value}");
                    assert!(
                        !["src", "style", "xlink:href", "action"].contains(&key) && !key.starts_with("on"),
                        "{key}"
                    );
                    match key {
                        "id" => assert!(ids.insert(value), "the id {value} is there twice"),
                        "href" => match value.split_once('#').expect("a link to a place") {
                            ("", id) => _ = links.insert(id),
                            (file, line) => assert!(file.ends_with(".ron") && line.starts_with('L'), "{value}"),
                        },
                        _ => {}
                    }
                }
                if !empty && !["input", "meta"].contains(&name) {
                    open.push(name);
                }
            }
            Piece::Close(name) => assert_eq!(open.pop(), Some(name)),
        }
    }
    assert_eq!(open, [""; 0]);
    assert_eq!(links.difference(&ids).collect::<Vec<_>>(), [&""; 0], "links that lead nowhere");
    assert!(!page.contains("@import") && page.matches("url(").count() == page.matches("url(#hatching)").count());
}

/// What a reader sees of the element with this id, words separated by single spaces.
fn seen(page: &str, id: &str) -> String {
    let (mut depth, mut text) = (0, String::new());
    for piece in pieces(page) {
        match piece {
            Piece::Text(piece) if depth > 0 => text += piece,
            Piece::Open { name, attributes, empty } => {
                let found = attributes.contains(&("id", id));
                if (depth > 0 || found) && !empty && !["input", "meta"].contains(&name) {
                    depth += 1;
                }
                // Words in neighbouring cells are apart.
                if !["code", "a", "span", "small"].contains(&name) {
                    text.push(' ');
                }
            }
            Piece::Close(_) if depth > 0 => {
                depth -= 1;
                if depth == 0 {
                    break;
                }
            }
            _ => {}
        }
    }
    assert!(!text.trim().is_empty(), "there is no {id}");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn pages_are_well_formed_and_self_contained() {
    assert_well_formed(&toy());
    assert_well_formed(&page("tests/data/small.ron"));
    assert_well_formed(&page("tests/data/machine.ron"));
}

#[test]
fn pages_of_shipped_isas_are_well_formed_and_not_huge() {
    for isa in ["../isa/x86_64.ron", "../isa/aarch64.ron"] {
        let page = page(isa);
        assert_well_formed(&page);
        assert!(page.len() < 3_000_000, "{isa}: {} bytes", page.len());
    }
}

#[test]
fn a_page_is_a_function_of_the_target() {
    assert_eq!(toy(), toy());
}

#[test]
fn maps_show_bits_parts_and_units() {
    let page = toy();
    let ax = seen(&page, "register-ax");
    assert!(ax.contains("al: bits 0 to 7, unit 0") && ax.contains("ah: bits 8 to 15, unit 1"), "{ax}");
    assert!(ax.contains("unit 0 of the target") && ax.contains("bits 16 to 31 have no unit of their own"), "{ax}");
    // A part that shares all units with the whole leaves one unit, which is all of the register.
    let v3 = seen(&page, "register-v3");
    assert_eq!(v3.matches("of the target").count(), 1, "{v3}");
    let v4 = seen(&page, "register-v4");
    assert_eq!(v4.matches("of the target").count(), 2, "preserved in part, and so two units: {v4}");
}

#[test]
fn reserved_registers_are_hatched() {
    let page = toy();
    let figure = page.split("<figure ").find(|figure| figure.contains("id=\"register-sp\"")).expect("the map of sp");
    assert!(figure.starts_with("class=\"map reserved\"") && figure.contains("<rect class=\"off\""), "{figure}");
    assert!(!figure.contains("class=\"whole\""));
    assert_eq!(page.matches("<figure class=\"map reserved\"").count(), 1);
}

#[test]
fn the_lattice_has_members_and_lines() {
    let page = toy();
    let row = seen(&page, "class-abd~26.low");
    assert!(
        row.starts_with("abd&amp;low 2") && row.ends_with("Derived: the registers that these classes share."),
        "{row}"
    );
    assert!(row.contains("ax, bx low, abd"), "{row}");
    // Both named classes are inside the home class, and the derived one inside both.
    let diagram =
        page.split("class=\"lattice\"").nth(1).and_then(|rest| rest.split("</svg>").next()).expect("a diagram");
    assert_eq!(diagram.matches("<path ").count(), 4);
    assert_eq!(diagram.matches("class=\"derived\"").count(), 1);
}

#[test]
fn forms_have_constraints_and_what_the_filter_needs() {
    let page = toy();
    assert_eq!(
        seen(&page, "form-add"),
        "add L35 dst i32 = a a i32 b i32 or slot dst = a + b, or |a| &lt;b&gt; &lt;c&gt;. add(a: I32, b: I32) -&gt; dst: I32"
    );
    assert_eq!(seen(&page, "form-scan"), "scan L42 dst low early self abd dx, v0, v7 scan(self_: I32) -&gt; dst: I32");
    assert_eq!(
        seen(&page, "form-divmod"),
        "divmod L39 quot ax rem dx num ax by low late divmod(num: I32, by: I32) -&gt; (quot: I32, rem: I32)"
    );
    assert_eq!(seen(&page, "form-restore"), "restore L43 dst v128 in slot v128 restore(r#in: V128) -&gt; dst: V128");
    for row in [
        "id=\"form-add\" data-kind=\"op\" data-tags=\"tied slot\"",
        "id=\"form-divmod\" data-kind=\"op\" data-tags=\"fixed late\"",
        "id=\"form-scan\" data-kind=\"op\" data-tags=\"early clobbers\"",
        "id=\"form-loop\" data-kind=\"branch\" data-tags=\"\"",
    ] {
        assert!(page.contains(&format!("<tr {row}>")), "{row}");
    }
    assert!(page.contains("<form id=\"filter\" hidden=\"hidden\">"), "controls are for those who run scripts");
}

/// Forms that differ only in kinds and registers share a row, and each is still found by its name.
#[test]
fn forms_that_are_alike_share_a_row() {
    let page = toy();
    let row = seen(&page, "form-const32");
    assert!(row.starts_with("const{32 / 8} L34 dst i32 / i8 may be rematerialised"), "{row}");
    assert!(page.contains("data-names=\"const32 const8\"") && page.contains("<span id=\"form-const8\"></span>"));
    assert!(seen(&page, "forms").contains("16 forms in 15 rows."));
}

#[test]
fn values_say_how_they_move_and_spill() {
    let values = seen(&page("tests/data/machine.ron"), "values");
    for text in ["f64 64 vec f64: d0..=d3 no 8 bytes 8 bytes i64", "zero is always 0", "waits in a free register"] {
        assert!(values.contains(text), "{text} in {values}");
    }
}

/// The places are those that clients get from the tables.
#[test]
fn conventions_have_examples_of_calls() {
    let std = seen(&toy(), "convention-std");
    for text in [
        "arguments of several kinds, one a pair i32, f32, i32+i32, i8, v128 ax, s0, stack 8 + stack 12, \
         stack 16, v1",
        "two arguments more than registers 4 times i32 ax, bx, stack 8, stack 12",
        "several results i32, f32, 2 times i32 ax, s0, stack 8, stack 12",
    ] {
        assert!(std.contains(text), "{text} in {std}");
    }
}

#[test]
fn columns_without_content_are_left_out() {
    let page = page("tests/data/small.ron");
    assert!(seen(&page, "values").contains("kind of value") && !seen(&page, "values").contains("spills to"));
    assert!(!page.contains("<th scope=\"col\">more</th>"));
}

#[test]
fn conventions_say_what_becomes_of_each_register() {
    let page = toy();
    let std = seen(&page, "convention-std");
    assert!(std.contains("ax a1 r1") && std.contains("v4 bits 0..32"), "{std}");
    assert!(std.contains("callee-saved cx, v7"), "{std}");
    assert!(std.contains("callee-saved in part s4..=s6: bits 0..32 of v4..=v6"), "{std}");
    assert!(std.contains("slots of 4 bytes, above 8 bytes of shadow space"), "{std}");
    for (chip, title) in
        [("callee-saved", "cx: callee-saved"), ("clobbered", "bx: clobbered"), ("reserved", "sp: not allocated")]
    {
        let begin = format!("<a class=\"chip {chip}\"");
        assert!(page.lines().any(|line| line.starts_with(&begin) && line.contains(title)), "{title}");
    }
    assert!(page.contains("title=\"v4: callee-saved in part, bits 0..32\""));
}

#[test]
fn each_register_says_who_touches_it() {
    let page = toy();
    assert_eq!(
        seen(&page, "touch-ax"),
        "ax forms read it divmod num forms write it divmod quot convention std: argument 1, result 1, clobbered may hold \
         operands of i32, i8, low, abd"
    );
    let dx = seen(&page, "touch-dx");
    assert!(dx.contains("forms write it divmod rem") && dx.contains("forms clobber it scan"), "{dx}");
    assert_eq!(seen(&page, "touch-sp"), "sp convention std: not allocated allocator never");
    assert!(seen(&page, "touch-v5").contains("callee-saved in part, bits 0..32"));
    // Through a part.
    let small = self::page("tests/data/small.ron");
    assert!(seen(&small, "touch-ax").contains("forms read it mul a in al"));
    assert!(seen(&small, "touch-bx").contains("forms clobber it mul"));
}

/// All that an ISA file may say, and all that it may call things, stays text.
#[test]
fn nothing_of_the_file_becomes_markup() {
    let evil = "</title><script>alert(1)</script> \\\" onload=x & `<b>`\u{202e}";
    let source = include_str!("data/toy.ron");
    let source =
        source.replace("What short encodings reach.", evil).replace("A machine with two banks, for tests.", evil);
    let source = source.replace("Whole numbers.", evil).replace("A word.", evil).replace("The only one.", evil);
    let page = page_of("evil.ron", &source.replace("A constant.", evil));
    assert_well_formed(&page);
    assert_eq!(page.matches("<script").count(), 1);
    assert!(page.matches("&lt;script&gt;alert(1)").count() >= 6);
}

#[test]
fn a_target_with_next_to_nothing_has_a_page() {
    let source =
        "Isa(name: bare, banks: {int: Bank(registers: [Family(name: r, bits: 8)], values: {i8: Value(bits: 8)})})";
    let page = page_of("bare.ron", source);
    assert_well_formed(&page);
    assert!(seen(&page, "forms").contains("None.") && seen(&page, "conventions").contains("None."));
}

/// The page of a small machine, without its style sheet and its script. With `BLESS=1` it is written anew.
#[test]
fn the_page_of_a_small_machine_is_as_it_was() {
    let mut page = page("tests/data/small.ron");
    for name in ["style", "script"] {
        let (begin, end) = (format!("<{name}>"), format!("</{name}>"));
        let (start, stop) = (page.find(&begin).expect("it begins") + begin.len(), page.find(&end).expect("it ends"));
        page.replace_range(start..stop, "");
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/small.html");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &page).expect("a writable expectation");
    }
    let expected = fs::read_to_string(&path).expect("the expectation is there");
    let changed = page.lines().zip(expected.lines()).find(|(found, expected)| found != expected);
    assert!(page == expected, "not as expected; look, and run again with BLESS=1: {changed:?}");
}

#[test]
fn tuples_features_and_what_registers_are_have_their_places() {
    let page = page("tests/data/machine.ron");
    let zero = seen(&page, "register-zero");
    assert!(zero.contains("always 0") && zero.contains("the zero register"), "{zero}");
    let v1 = seen(&page, "register-v1");
    assert!(v1.contains("a write zeroes the rest") && v1.contains("d1: bits 0 to 63"), "{v1}");
    let r5 = seen(&page, "register-r5");
    assert!(
        r5.contains("cost 1 per use") && r5.contains("b5: bits 0 to 7"),
        "a member of a tuple has bits of its own: {r5}"
    );
    for text in ["<code>r0 r1</code>", "<code>r0_r1</code>", "Eight more registers.", "back-filled"] {
        assert!(page.contains(text), "{text}");
    }
    // Who names a tuple touches its members.
    let r2 = seen(&page, "touch-r2");
    assert!(r2.contains("split"), "{r2}");
}

/// The name of the file may be anything, too.
#[test]
fn what_the_file_declares_leads_to_its_line() {
    let source = include_str!("data/toy.ron");
    let page = page_of("javascript:a b.ron", source);
    let line =
        |text: &str| source.lines().position(|line| line.trim_start().starts_with(text)).expect("it is there") + 1;
    for declared in ["int: Bank", "low: Class", "\"const{w}\": Form", "std: Convention"] {
        let link = format!("href=\"javascript%3Aa%20b.ron#L{}\"", line(declared));
        assert!(page.contains(&link), "{declared}: {link}");
    }
    let target = load("toy.ron", source).target.expect("a target");
    assert!(!html(&target, &Places::default()).contains("class=\"source\""), "a target without a file has no places");
}
