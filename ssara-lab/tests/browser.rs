//! A browser draws the pages of `ssara view` and is driven through them, where one is installed.

use std::path::Path;
use std::process::Command;

use serde_json::Value as Json;

use crate::view::{file, largest, page_of};

/// Stands before the script of the page, and keeps its errors.
const KEEP_ERRORS: &str = "<script>window.pageErrors = []; \
    addEventListener('error', (event) => pageErrors.push(event.message)); \
    addEventListener('unhandledrejection', (event) => pageErrors.push(String(event.reason))); \
    console.error = console.warn = (...words) => pageErrors.push(words.join(' '));</script>";

/// The browser that is installed, if one is.
pub fn browser() -> Option<&'static str> {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let runs = |name: &&str| Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success());
    let found = names.into_iter().find(runs);
    if found.is_none() {
        eprintln!("no browser is installed, so none is tried");
    }
    found
}

/// What a browser makes of a page whose address ends like this.
fn drawn(browser: &str, directory: &Path, page: &str, width: u32, hash: &str) -> String {
    let path = directory.join("page.html");
    std::fs::write(&path, page).expect("a file");
    let output = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=10000", "--dump-dom"])
        .arg(format!("--window-size={width},1000"))
        .arg(format!("--user-data-dir={}", directory.join("profile").display()))
        .arg(format!("file://{}#{hash}", path.display()))
        .output()
        .expect("a browser that runs");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// A browser draws the page, light and dark, wide and narrow: the script runs to its end, and the lines in sight are there.
#[test]
fn a_browser_draws_a_large_page() {
    let Some(browser) = browser() else { return };
    let (func, target) = largest("stress.ra2f.zst", 7000);
    let directory = tempfile::tempdir().expect("a directory");
    let page = page_of(&func, &target, &["O2", "linear-scan"]);
    for (theme, width) in [("light", 1600), ("dark", 800)] {
        let page = drawn(browser, directory.path(), &page, width, &format!("v4,{theme}"));
        let (_, ready) = page.split_once("data-ready=\"").expect("the script runs to its end");
        let (milliseconds, _) = ready.split_once('"').expect("a number");
        println!("{} instructions, {theme}: drawn after {milliseconds} ms", func.num_insts());
        assert!(page.contains(&format!("data-theme=\"{theme}\"")));
        let lines = page.matches("class=\"line ").count();
        assert!((20..400).contains(&lines), "{width} wide: {lines} lines are drawn");
        assert!(page.contains("<h3>") && page.contains("Where it is"), "the value that the address names is followed");
    }
}

/// A browser shows the pass that the address names: what is new in it, without locations as long as there are none, and
/// why a value is where it is.
#[test]
fn a_browser_steps_through_the_passes() {
    let Some(browser) = browser() else { return };
    let (func, target) = file("book/scale");
    let directory = tempfile::tempdir().expect("a directory");
    let page = page_of(&func, &target, &["O2", "O0"]);
    for (step, is_there, is_not) in [
        ("liveness", "1 of 7: liveness", "New:"),
        ("working sets", "class=\"line note new\"", "class=\"at\""),
        ("store placement", "No longer: 1", "class=\"at\""),
        ("colouring", "class=\"line edit new\"", "a block of its own"),
        ("edges", "a block of its own", "No longer"),
        ("frame", "memory costs it at most 5 for each run of block1", "No longer"),
    ] {
        let page = drawn(browser, directory.path(), &page, 1600, &format!("v4,step={}", step.replace(' ', "%20")));
        assert!(page.contains(&format!("data-step=\"{step}\"")), "{step} is selected");
        let (_, panels) = page.split_once("<main>").expect("the panels");
        let shown = if is_there.contains(" of ") { &page } else { panels };
        let first = panels.split("<section").nth(1).unwrap_or_default();
        assert!(shown.contains(is_there), "{step}: {is_there}");
        assert!(!first.contains(is_not), "{step}: {is_not}");
    }
}

/// What the script `drive.js` sees in a page whose address ends like this.
fn driven(browser: &str, directory: &Path, page: &str, hash: &str) -> Json {
    let drive = format!("<script>{}</script></body>", include_str!("view/drive.js"));
    let page = page.replacen("<body>", &format!("<body>{KEEP_ERRORS}"), 1).replacen("</body>", &drive, 1);
    let drawn = drawn(browser, directory, &page, 1600, hash);
    let (_, rest) = drawn.split_once("<pre id=\"seen\">").unwrap_or_else(|| panic!("the drive ends: {drawn}"));
    let (json, _) = rest.split_once("</pre>").expect("the end of what is seen");
    let json = json.replace("&lt;", "<").replace("&gt;", ">").replace("&nbsp;", " ").replace("&amp;", "&");
    serde_json::from_str(&json).expect("JSON")
}

/// The arrow keys go through all passes, each of which shows something; a click follows a value in all panels; boxes hide
/// panels; nothing overlaps; and the script makes no error.
#[test]
fn a_browser_is_driven_through_pages() {
    let Some(browser) = browser() else { return };
    let directory = tempfile::tempdir().expect("a directory");
    for (name, allocators) in [
        ("spill/load_before_what_one_way_and_all_after_it_read", ["O2", "O3"]),
        ("spill/dispatch_has_no_reloads_for_what_one_handler_reads", ["O0", "O2"]),
        ("real/x86_64_div_and_shift", ["O2", "linear-scan"]),
        ("calls/more_values_than_preserved_registers", ["O2", "O1"]),
    ] {
        let (func, target) = file(name);
        let page = page_of(&func, &target, &allocators);
        for theme in ["light", "dark"] {
            let seen = driven(browser, directory.path(), &page, theme);
            let text = |json: &Json| json.as_str().unwrap_or_default().to_owned();
            assert_eq!(seen["errors"], Json::Array(Vec::new()), "{name}");
            let steps = seen["steps"].as_array().expect("steps");
            assert!(steps.len() >= 7, "{name}: {}", steps.len());
            let first = if allocators.contains(&"linear-scan") { "linear-scan 1" } else { "liveness" };
            assert_eq!(
                (text(&steps[0]["name"]), text(&steps[steps.len() - 1]["name"])),
                (first.into(), "frame".into())
            );
            for (index, step) in steps.iter().enumerate() {
                let label = format!("{} of {}: {}", index + 1, steps.len(), text(&step["name"]));
                assert_eq!(text(&step["label"]), label, "{name}");
                assert!(
                    text(&step["details"]).starts_with(&text(&step["name"])),
                    "{name}, {label}: {}",
                    step["details"]
                );
                let panels = step["panels"].as_array().expect("panels");
                assert_eq!(panels.len(), 2, "{name}, {label}");
                for panel in panels {
                    let number = |key: &str| panel[key].as_u64().expect("a number");
                    assert!(!text(&panel["what"]).is_empty(), "{name}, {label}");
                    assert!(number("instructions") >= 5 && number("painted") > 1000, "{name}, {label}: {panel}");
                }
            }
            let value = text(&seen["value"]);
            for followed in seen["followed"].as_array().expect("a list for each panel") {
                let names: Vec<String> = followed.as_array().into_iter().flatten().map(text).collect();
                assert!(!names.is_empty() && names.iter().all(|name| *name == value), "{name}: {names:?}, not {value}");
            }
            assert!(text(&seen["valueDetails"]).contains(&format!("{value}: ")), "{name}: {}", seen["valueDetails"]);
            let span = format!("{}: ", text(&seen["span"]));
            assert!(text(&seen["spanDetails"]).contains(&span), "{name}: {}, not {span}", seen["spanDetails"]);
            assert_eq!((&seen["cursor"], text(&seen["edit"])), (&Json::from(1), "edit".into()), "{name}");
            for (what, expected) in [("crooked", 0), ("covered", 0)] {
                assert_eq!(seen[what], Json::from(expected), "{name}: {what}");
            }
            for what in ["isFollowed", "block", "inst", "nodes", "closed", "svg"] {
                assert_eq!(seen[what], Json::from(true), "{name}: {what}");
            }
            assert_eq!((&seen["words"], &seen["nothing"]), (&Json::from("edit"), &Json::from(false)), "{name}");
            assert!(seen["keys"].as_u64() > Some(10), "{name}: {}", seen["keys"]);
            assert!(
                text(&seen["state"]).starts_with(&format!("{},at=", text(&seen["span"]))),
                "{name}: {}",
                seen["state"]
            );
            assert_eq!(seen["names"].as_array().map(Vec::len), Some(2), "{name}");
            assert_eq!(seen["without"], Json::from(vec![allocators[1]]), "{name}");
            assert_eq!((&seen["overlap"], &seen["outside"]), (&Json::from(0), &Json::from(0)), "{name}");
        }
    }
}
