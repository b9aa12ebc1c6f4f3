//! `ssara lsp`: a language server for ISA files, over standard input and output.
//!
//! An editor sends the whole text of a file when it opens and changes one, and gets the diagnostics of `ssara check` back.
//! Nothing else is offered.

use lsp_server::{Connection, ErrorCode, ExtractError, Message, Notification, ProtocolError, Request, Response};
use lsp_types::notification::{self, Notification as _};
use lsp_types::{
    DiagnosticRelatedInformation, DiagnosticSeverity, Location, NumberOrString, Position, PublishDiagnosticsParams,
    Range, ServerCapabilities, TextDocumentSyncCapability, TextDocumentSyncKind, Uri,
};
use serde::de::DeserializeOwned;
use ssara_codegen::{Diagnostic, Label, Severity, SourceFile, Span, load};
use ssara_explore::finding::Mistake;

use crate::failure::Failure;

/// Serves one editor, until it says that it leaves or closes the connection.
///
/// # Errors
/// When the editor does not keep to the protocol, or the connection fails.
pub fn run() -> Result<(), Failure> {
    let (connection, threads) = Connection::stdio();
    serve(&connection).map_err(|error| Failure::Environment(Mistake::nowhere(format!("language server: {error}"))))?;
    drop(connection);
    threads.join().map_err(|error| Failure::io("language server", &error))
}

fn serve(connection: &Connection) -> Result<(), ProtocolError> {
    let capabilities = ServerCapabilities {
        text_document_sync: Some(TextDocumentSyncCapability::Kind(TextDocumentSyncKind::FULL)),
        ..ServerCapabilities::default()
    };
    connection.initialize(serde_json::to_value(capabilities).expect("capabilities are JSON"))?;
    for message in &connection.receiver {
        let answer = match message {
            Message::Request(request) if connection.handle_shutdown(&request)? => return Ok(()),
            Message::Request(request) => Some(unknown(request)),
            Message::Notification(notification) => diagnostics(notification)
                .map(|params| Notification::new(notification::PublishDiagnostics::METHOD.to_owned(), params).into()),
            Message::Response(_) => None,
        };
        if let Some(answer) = answer {
            // The thread that writes ends when the editor has gone. Then there is nothing left to receive.
            let _ = connection.sender.send(answer);
        }
    }
    Ok(())
}

/// The answer to a request that is not offered.
fn unknown(request: Request) -> Message {
    let message = format!("`{}` is not offered", request.method);
    Response::new_err(request.id, ErrorCode::MethodNotFound as i32, message).into()
}

/// The diagnostics that follow from a notification: those of a file that was opened or changed, none of one that was closed.
fn diagnostics(notification: Notification) -> Option<PublishDiagnosticsParams> {
    let notification = match params::<notification::DidOpenTextDocument>(notification) {
        Ok(opened) => {
            let document = opened?.text_document;
            return Some(check(document.uri, document.text, Some(document.version)));
        }
        Err(other) => other,
    };
    let notification = match params::<notification::DidChangeTextDocument>(notification) {
        Ok(changed) => {
            let changed = changed?;
            // Each change is the whole text, so the last one counts.
            let text = changed.content_changes.into_iter().next_back()?.text;
            return Some(check(changed.text_document.uri, text, Some(changed.text_document.version)));
        }
        Err(other) => other,
    };
    let closed = params::<notification::DidCloseTextDocument>(notification).ok()??;
    Some(PublishDiagnosticsParams::new(closed.text_document.uri, Vec::new(), None))
}

/// The parameters of a notification, if it is of this kind; `None` if they are not as they should be.
fn params<N>(notification: Notification) -> Result<Option<N::Params>, Notification>
where
    N: notification::Notification,
    N::Params: DeserializeOwned,
{
    match notification.extract(N::METHOD) {
        Ok(params) => Ok(Some(params)),
        Err(ExtractError::MethodMismatch(notification)) => Err(notification),
        Err(ExtractError::JsonError { .. }) => Ok(None),
    }
}

/// Checks the text of a file.
fn check(uri: Uri, text: String, version: Option<i32>) -> PublishDiagnosticsParams {
    let diagnostics = load(uri.as_str(), &text).diagnostics.iter().map(|found| diagnostic(&uri, found)).collect();
    PublishDiagnosticsParams::new(uri, diagnostics, version)
}

fn diagnostic(uri: &Uri, found: &Diagnostic) -> lsp_types::Diagnostic {
    let range = found.primary.as_ref().map_or(Range::default(), |label| range(&found.file, label.span));
    let label = found.primary.iter().map(|label| label.text.clone()).filter(|text| !text.is_empty());
    let notes = found.notes.iter().map(|note| format!("note: {note}"));
    let advice = found.help.iter().chain(found.replacement.iter().map(|edit| &edit.message));
    let lines = [found.message.clone()].into_iter().chain(label).chain(notes);
    let message: Vec<String> = lines.chain(advice.map(|help| format!("help: {help}"))).collect();
    let related = |label: &Label| DiagnosticRelatedInformation {
        location: Location::new(uri.clone(), self::range(&found.file, label.span)),
        message: label.text.clone(),
    };
    lsp_types::Diagnostic {
        range,
        severity: Some(match found.severity() {
            Severity::Error => DiagnosticSeverity::ERROR,
            Severity::Warning => DiagnosticSeverity::WARNING,
        }),
        code: Some(NumberOrString::String(found.code.id().to_owned())),
        source: Some("ssara".to_owned()),
        message: message.join("\n"),
        related_information: Some(found.context.iter().map(related).collect()),
        ..lsp_types::Diagnostic::default()
    }
}

/// A range as editors count: lines from 0, and in a line the units of UTF-16.
fn range(file: &SourceFile, span: Span) -> Range {
    let position = |byte: usize| {
        let before = &file.text[..byte];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = before.matches('\n').count();
        Position::new(line as u32, before[line_start..].encode_utf16().count() as u32)
    };
    Range::new(position(span.start), position(span.end))
}
