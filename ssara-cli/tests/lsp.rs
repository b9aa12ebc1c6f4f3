//! `ssara lsp` as an editor sees it: a session over standard input and output.

use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use lsp_server::Message;
use serde_json::{Value, json};

use crate::command::command;

const URI: &str = "file:///mine.isa.ron";

/// A session with a server.
struct Session {
    server: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Session {
    fn new() -> Session {
        let mut command = command(env!("CARGO_BIN_EXE_ssara"), &["lsp"]);
        let mut server = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
        let (input, output) = (server.stdin.take().expect("piped"), server.stdout.take().expect("piped"));
        Session { server, input, output: BufReader::new(output) }
    }
    fn send(&mut self, message: Value) {
        let text = message.to_string();
        write!(self.input, "Content-Length: {}\r\n\r\n{text}", text.len()).expect("the server reads");
        self.input.flush().expect("the server reads");
    }
    fn notify(&mut self, method: &str, params: Value) {
        self.send(json!({"jsonrpc": "2.0", "method": method, "params": params}));
    }
    fn receive(&mut self) -> Value {
        let message = Message::read(&mut self.output).expect("a message").expect("the server has not ended");
        serde_json::to_value(message).expect("JSON")
    }
    fn request(&mut self, id: u32, method: &str, params: Value) -> Value {
        self.send(json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}));
        let response = self.receive();
        assert_eq!(response["id"], id, "{response}");
        response
    }
    /// The diagnostics of the one file.
    fn diagnostics(&mut self) -> Value {
        let mut message = self.receive();
        assert_eq!(message["method"], "textDocument/publishDiagnostics", "{message}");
        assert_eq!(message["params"]["uri"], URI);
        message["params"]["diagnostics"].take()
    }
    fn initialize(&mut self) -> Value {
        let response = self.request(1, "initialize", json!({"capabilities": {}}));
        self.notify("initialized", json!({}));
        response
    }
    fn end(mut self) -> Option<i32> {
        assert_eq!(self.request(9, "shutdown", Value::Null)["result"], Value::Null);
        self.notify("exit", Value::Null);
        drop(self.input);
        self.server.wait().expect("the server ends").code()
    }
}

/// The tiny machine. The `doc` before the list has characters of two, three and four bytes.
fn text(preserved: &str) -> String {
    let tiny = include_str!("data/tiny.ron");
    tiny.replace("            preserved: [r3],", &format!("/* é – 🦀 */ preserved: [{preserved}],"))
}

#[test]
fn an_editor_is_told_about_mistakes_while_it_edits() {
    let mut session = Session::new();
    let capabilities = &session.initialize()["result"]["capabilities"];
    assert_eq!(*capabilities, json!({"textDocumentSync": 1}), "full text and nothing else");

    let document = json!({"uri": URI, "languageId": "ron", "version": 1, "text": text("r4")});
    session.notify("textDocument/didOpen", json!({"textDocument": document}));
    let diagnostics = session.diagnostics();
    let [mistake] = diagnostics.as_array().expect("a list").as_slice() else { panic!("{diagnostics}") };
    // Counted in units of UTF-16, of which the crab takes two.
    let start = "/* é – 🦀 */ preserved: [".encode_utf16().count();
    let range = json!({"start": {"line": 22, "character": start}, "end": {"line": 22, "character": start + 2}});
    assert_eq!(mistake["range"], range, "{mistake}");
    assert_eq!((&mistake["severity"], &mistake["source"]), (&json!(1), &json!("ssara")));
    assert!(mistake["code"].as_str().expect("a code").starts_with('E'), "{mistake}");
    assert!(mistake["message"].as_str().expect("a message").contains("r4"), "{mistake}");

    let change = |version: u32, preserved: &str| json!({"textDocument": {"uri": URI, "version": version}, "contentChanges": [{"text": text(preserved)}]});
    session.notify("textDocument/didChange", change(2, "r3"));
    assert_eq!(session.diagnostics(), json!([]));
    session.notify("textDocument/didChange", change(3, "r5"));
    assert_eq!(session.diagnostics().as_array().map(Vec::len), Some(1));
    session.notify("textDocument/didClose", json!({"textDocument": {"uri": URI}}));
    assert_eq!(session.diagnostics(), json!([]), "a closed file has none");
    assert_eq!(session.end(), Some(0));
}

#[test]
fn what_the_server_does_not_know_does_not_end_it() {
    let mut session = Session::new();
    session.initialize();
    session.notify("textDocument/didOpen", json!({"textDocument": "not a document"}));
    session.notify("textDocument/didChange", json!({"textDocument": {"uri": URI, "version": 1}, "contentChanges": []}));
    session.notify("$/setTrace", json!({"value": "off"}));
    let refused = session.request(2, "textDocument/hover", json!({}));
    assert_eq!(refused["error"]["code"], -32601, "{refused}");
    assert_eq!(session.end(), Some(0));
}

#[test]
fn an_editor_that_leaves_ends_the_server() {
    let mut session = Session::new();
    session.initialize();
    let Session { mut server, input, .. } = session;
    drop(input);
    assert_eq!(server.wait().expect("the server ends").code(), Some(0));
}
