//! Text and names in a page.

use ssara_codegen::internals::markup::{Kind, code, element, id, inline, link, paragraphs, text};
use std::collections::BTreeSet;

#[test]
fn nothing_gets_through_as_markup() {
    assert_eq!(text("a<b> & \"c\" \u{7}").to_string(), "a&lt;b&gt; &amp; &quot;c&quot; \u{fffd}");
    let name = "\"><script>`";
    assert_eq!(link(Kind::Form, "&x").to_string(), "<a href=\"#form-~26.x\"><code>&amp;x</code></a>");
    assert!(!element("a", &[("title", &name)], code(name)).to_string().contains("<script"));
}

#[test]
fn backquotes_make_code_in_pairs() {
    assert_eq!(inline("`a`, the `b").to_string(), "<code>a</code>, the `b");
    assert_eq!(paragraphs("One\n two.\n\n\n`x`").to_string(), "<p>One two.</p>\n<p><code>x</code></p>\n");
}

#[test]
fn different_names_have_different_places() {
    let names = ["a&b", "a~26.b", "a~26b", "a_b", "a.b", "A&b"];
    let ids: BTreeSet<String> = names.iter().map(|name| id(Kind::Class, name)).collect();
    assert_eq!(ids.len(), names.len());
}
