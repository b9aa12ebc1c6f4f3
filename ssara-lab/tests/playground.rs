//! A browser opens the playground and types, and steps through the chapters of the book. It takes minutes, since the allocator
//! is compiled for WebAssembly.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use serde_json::Value as Json;

use crate::browser::browser;

/// Whether the compiler has the library of a target.
fn is_installed(target: &str) -> bool {
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).output().expect("there is a compiler");
    let sysroot = String::from_utf8(sysroot.stdout).expect("a path in UTF-8");
    Path::new(sysroot.trim()).join("lib/rustlib").join(target).exists()
}

/// Serves the files of a directory, for as long as the process runs. Returns the address, and what pages send to `/seen`.
fn serve(directory: PathBuf) -> (String, Receiver<Vec<u8>>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("an address");
    let (sender, receiver) = channel();
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let (directory, sender) = (directory.clone(), sender.clone());
            // A browser that leaves before the end is no error of the page.
            thread::spawn(move || respond(&stream, &directory, &sender).ok());
        }
    });
    (format!("http://{address}"), receiver)
}

fn respond(mut stream: &TcpStream, directory: &Path, seen: &Sender<Vec<u8>>) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream);
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") && reader.read_until(b'\n', &mut head)? > 0 {}
    let head = String::from_utf8_lossy(&head).to_lowercase();
    let path = head.split(' ').nth(1).unwrap_or("/").trim_start_matches('/');
    if let ("seen", Some((_, length))) = (path.rsplit('/').next().unwrap_or(path), head.split_once("content-length: "))
    {
        let length = length.lines().next().and_then(|length| length.parse().ok()).unwrap_or(0);
        let mut body = vec![0; length];
        reader.read_exact(&mut body)?;
        seen.send(body).ok();
    }
    let path = if path.is_empty() { "index.html" } else { path };
    let kind = match Path::new(path).extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        _ => "text/plain; charset=utf-8",
    };
    let (status, body) =
        std::fs::read(directory.join(path)).map_or(("404 Not Found", Vec::new()), |body| ("200 OK", body));
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
    )?;
    stream.write_all(&body)
}

/// A browser, which ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

/// The site with the playground, if the compiler and a browser are there.
fn site() -> Option<(&'static str, tempfile::TempDir)> {
    if !is_installed("wasm32-unknown-unknown") {
        eprintln!("skipped: wasm32-unknown-unknown is not installed (rustup target add wasm32-unknown-unknown)");
        return None;
    }
    let browser = browser()?;
    let directory = tempfile::tempdir().expect("a directory");
    ssara_lab::site::playground::write(&directory.path().join("site/playground"), &mut std::io::sink())
        .unwrap_or_else(|failure| panic!("{failure:?}"));
    Some((browser, directory))
}

/// What a page sends that a browser shows in a frame of some width. Chromium has no window of less than 500 pixels.
fn seen(browser: &str, site: &Path, address: &str, page: &str, width: u32, sent: &Receiver<Vec<u8>>) -> Json {
    let frame = format!("<!doctype html>\n<iframe src=\"{page}\" width=\"{width}\" height=\"900\"></iframe>\n");
    std::fs::write(site.join("frame.html"), frame).expect("a file");

    let profile = tempfile::tempdir().expect("a directory");
    let child = Command::new(browser)
        .args(["--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0"])
        .args(["--window-size=1800,1000".to_owned(), format!("--user-data-dir={}", profile.path().display())])
        .arg(format!("{address}/frame.html"))
        .stderr(Stdio::null())
        .spawn();
    let _browser = Running(child.expect("a browser that runs"));
    let json = sent.recv_timeout(Duration::from_secs(120)).expect("the drive ends");
    let seen: Json = serde_json::from_slice(&json).expect("JSON");
    println!("{width} wide: {seen:#}");
    assert_eq!(seen["errors"], Json::Array(Vec::new()), "{width} wide");
    seen
}

/// The page is painted, answers, marks a mistake in the text and one in the ISA, takes it back, explains, and comes back by
/// its link, in a wide window and in a narrow one. The script makes no error.
#[test]
#[ignore = "compiles the allocator for WebAssembly"]
fn a_browser_types_in_the_playground() {
    let Some((browser, directory)) = site() else { return };
    let site = directory.path().join("site");
    let page = std::fs::read_to_string(site.join("playground/index.html")).expect("the page");
    let drive = format!(
        "<script>{}</script>\n<script type=\"module\" src=\"playground.js\">",
        include_str!("playground/drive.js")
    );
    let page = page.replace("<script type=\"module\" src=\"playground.js\">", &drive);
    std::fs::write(site.join("playground/driven.html"), page).expect("a file");
    let (address, sent) = serve(site.clone());
    for width in [1600, 400] {
        let seen = seen(browser, &site, &address, "playground/driven.html", width, &sent);
        for what in ["answers", "marksText", "marksIsa", "takesBack", "explains", "comesBack", "fits", "staysOnTop"] {
            assert_eq!(seen[what], Json::from(true), "{width} wide: {what}");
        }
    }
}

/// The figures of the book's chapters show the allocation and the pass that the chapter names.
#[test]
#[ignore = "compiles the allocator for WebAssembly"]
fn a_browser_steps_through_the_chapters() {
    let Some((browser, directory)) = site() else { return };
    let site = directory.path().join("site");
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
    let chapters = std::fs::read_dir(docs.join("src/explained")).expect("the chapters");
    let chapters = chapters.map(|chapter| std::fs::read_to_string(chapter.expect("an entry").path()).expect("a page"));
    let figures: Vec<String> = chapters
        .flat_map(|page| {
            page.lines().filter(|line| line.contains("data-function")).map(str::to_owned).collect::<Vec<_>>()
        })
        .collect();
    assert_eq!(figures.len(), 13);
    let page = format!(
        "<!doctype html>\n<link rel=\"icon\" href=\"data:,\">\n{}\n<script>const path_to_root = \"\";</script>\n\
         <script src=\"steps.js\"></script>\n<script>{}</script>\n",
        figures.join("\n"),
        include_str!("playground/figures.js")
    );
    std::fs::write(site.join("chapters.html"), page).expect("a file");
    std::fs::copy(docs.join("steps.js"), site.join("steps.js")).expect("a file");
    let (address, sent) = serve(site.clone());
    let seen = seen(browser, &site, &address, "chapters.html", 800, &sent);
    for figure in seen["figures"].as_array().expect("a list") {
        let state = figure["state"].as_str().unwrap_or_default();
        assert!(state.starts_with(figure["wanted"].as_str().unwrap_or("?")), "{figure}");
        assert!(figure["lines"].as_u64() > Some(5) && figure["link"] == true, "{figure}");
    }
    assert_eq!(seen["figures"].as_array().map(Vec::len), Some(13));
}
