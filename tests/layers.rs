//! The structure of crates: imports run one way, and names are unique.
//!
//! Reads the sources, and finds which file imports from which. Re-exports count as imports of the file where a thing is
//! defined. Checks of several crates that no files import each other in a circle, that folders are small, and that no
//! function has a long list of parameters. Checks of `ssara-core` that each folder imports only from folders below it, and
//! of it and the crates below that no two types share a name.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// The crates without circles.
const CRATES: [&str; 10] = [
    CORE,
    "ssara-core/ir",
    "ssara-core/verify",
    "ssara-core/testing",
    "ssara-cli",
    "ssara-cli/explore",
    "ssara-cli/fuzz",
    "ssara-cli/playground",
    "ssara-lab",
    "ssara-lab/chart",
];

/// The crate with the layers.
const CORE: &str = "ssara-core";

/// The folders and files of `src` of `ssara-core`, from the bottom up: each may import from those before it.
const LAYERS: [&str; 22] = [
    "sorts",
    "options",
    "record",
    "regs",
    "analysis",
    "validate",
    "typed",
    "solver",
    "coalesce",
    "decisions",
    "resolve",
    "frame",
    "spill",
    "contracts",
    "color",
    "fast",
    "error",
    "snapshots",
    "pipeline",
    "queries",
    "emit",
    "internals",
];

/// At most this many files in a folder.
const MAX_FILES: usize = 18;

/// At most this many parameters of a function, besides `self`.
const MAX_PARAMETERS: usize = 6;

/// A module by its path, without `crate`.
type Module = Vec<String>;

/// What a file says.
#[derive(Default)]
struct File {
    /// Paths that it imports or names, from the root of the crate or from itself.
    paths: Vec<Vec<String>>,
    /// Names that it re-exports, and where they come from.
    exports: BTreeMap<String, Vec<String>>,
    /// The types that it defines, without aliases.
    types: Vec<String>,
    /// Its functions with the number of their parameters, without `self`.
    functions: Vec<(String, usize)>,
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

fn module_of(root: &Path, path: &Path) -> Module {
    let path = path.strip_prefix(root).unwrap().with_extension("");
    let mut module: Module = path.iter().map(|part| part.to_str().unwrap().to_owned()).collect();
    if module.last().is_some_and(|last| last == "mod" || last == "lib") {
        module.pop();
    }
    module
}

/// Reads the imports of a file.
fn read(tokens: TokenStream, module: &Module, file: &mut File) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let text = |at: usize| tokens.get(at).map(|token: &TokenTree| token.to_string()).unwrap_or_default();
    let mut at = 0;
    while at < tokens.len() {
        // In `impl Trait + use<'_>` the word means something else.
        if text(at) == "use" && text(at + 1) != "<" {
            let end = (at..tokens.len()).find(|&end| text(end) == ";").expect("a use ends");
            let is_public = (at.saturating_sub(2)..at).any(|before| text(before) == "pub");
            let mut paths = Vec::new();
            flatten(&tokens[at + 1..end], &mut Vec::new(), &mut paths);
            for (path, name) in paths {
                let path = absolute(path, module);
                if is_public {
                    file.exports.insert(name, path);
                } else {
                    file.paths.push(path);
                }
            }
            at = end + 1;
            continue;
        }
        if matches!(text(at).as_str(), "crate" | "super") && text(at + 1) == ":" {
            let mut path = vec![text(at)];
            let mut next = at + 1;
            while text(next) == ":"
                && text(next + 1) == ":"
                && matches!(tokens.get(next + 2), Some(TokenTree::Ident(_)))
            {
                path.push(text(next + 2));
                next += 3;
            }
            file.paths.push(absolute(path, module));
            at = next;
            continue;
        }
        if let Some(TokenTree::Ident(name)) = tokens.get(at + 1) {
            match text(at).as_str() {
                "struct" | "enum" | "trait" => file.types.push(name.to_string()),
                "fn" => file.functions.push((name.to_string(), num_parameters(&tokens[at + 2..]))),
                _ => {}
            }
        }
        if let TokenTree::Group(group) = &tokens[at] {
            read(group.stream(), module, file);
        }
        at += 1;
    }
}

/// The number of parameters besides `self` of a function, from the tokens after its name.
fn num_parameters(tokens: &[TokenTree]) -> usize {
    let list = tokens.iter().find_map(|token| match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => Some(group.stream()),
        _ => None,
    });
    // A comma between angle brackets separates arguments of a type. The arrow has a bracket, too.
    let (mut depth, mut after_dash) = (0, false);
    let mut parameters = vec![Vec::new()];
    for token in list.expect("a function has a list of parameters") {
        let text = token.to_string();
        match text.as_str() {
            "<" => depth += 1,
            ">" if !after_dash => depth -= 1,
            "," if depth == 0 => {
                parameters.push(Vec::new());
                continue;
            }
            _ => {}
        }
        after_dash = text == "-";
        parameters.last_mut().expect("there is a list").push(text);
    }
    // `self`, `&mut self` and the like have no colon.
    parameters.iter().filter(|parameter| parameter.contains(&":".to_owned())).count()
}

/// The paths of a `use`, each with the name that it is known by.
fn flatten(tokens: &[TokenTree], prefix: &mut Vec<String>, out: &mut Vec<(Vec<String>, String)>) {
    let length = prefix.len();
    let mut name = None;
    let mut at = 0;
    while at < tokens.len() {
        match &tokens[at] {
            TokenTree::Ident(ident) if *ident == "as" => {
                name = Some(tokens[at + 1].to_string());
                at += 1;
            }
            TokenTree::Ident(ident) if *ident == "self" && !prefix.is_empty() => name = prefix.last().cloned(),
            TokenTree::Ident(ident) => prefix.push(ident.to_string()),
            TokenTree::Group(group) => {
                let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                for part in inner.split(|token| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ',')) {
                    if !part.is_empty() {
                        flatten(part, prefix, out);
                    }
                }
                prefix.truncate(length);
                return;
            }
            TokenTree::Punct(punct) if punct.as_char() == '*' => prefix.push("*".to_owned()),
            _ => {}
        }
        at += 1;
    }
    let name = name.or_else(|| prefix.last().cloned()).unwrap_or_default();
    out.push((prefix.clone(), name));
    prefix.truncate(length);
}

/// A path from the root of the crate; what starts with neither `crate` nor `super` is from the module itself.
fn absolute(path: Vec<String>, module: &Module) -> Vec<String> {
    let mut base = module.clone();
    let mut rest = &path[..];
    match rest.first().map(String::as_str) {
        Some("crate") => return rest[1..].to_vec(),
        Some("self") => rest = &rest[1..],
        _ => {}
    }
    while rest.first().is_some_and(|part| part == "super") {
        base.pop();
        rest = &rest[1..];
    }
    base.extend_from_slice(rest);
    base
}

/// The file that defines what a path names.
fn resolve(files: &BTreeMap<Module, File>, path: &[String], depth: usize) -> Option<Module> {
    let module = (1..=path.len()).rev().map(|len| path[..len].to_vec()).find(|module| files.contains_key(module))?;
    let export = path.get(module.len()).and_then(|name| files[&module].exports.get(name));
    match export {
        Some(source) if depth < 8 => resolve(files, source, depth + 1),
        _ => Some(module),
    }
}

/// The files of a crate, and the number of files in each folder.
fn files(name: &str) -> (BTreeMap<Module, File>, BTreeMap<String, usize>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(name).join("src");
    let mut paths = Vec::new();
    sources(&root, &mut paths);
    let mut files: BTreeMap<Module, File> = BTreeMap::new();
    let mut sizes: BTreeMap<String, usize> = BTreeMap::new();
    for path in &paths {
        let module = module_of(&root, path);
        let text = fs::read_to_string(path).expect("a source");
        let tokens: TokenStream = text.parse().expect("Rust");
        let mut file = File::default();
        read(tokens, &module, &mut file);
        files.insert(module, file);
        *sizes.entry(path.parent().unwrap().strip_prefix(&root).unwrap().display().to_string()).or_default() += 1;
    }
    (files, sizes)
}

/// Which file of a crate imports from which.
fn imports(name: &str) -> BTreeMap<Module, BTreeSet<Module>> {
    let (files, _) = files(name);
    let mut graph = BTreeMap::new();
    for (module, file) in &files {
        let named = file.paths.iter().filter_map(|path| resolve(&files, path, 0));
        let named: BTreeSet<Module> = named.filter(|other| other != module).collect();
        graph.insert(module.clone(), named);
    }
    graph
}

/// The pairs of files of a crate of which each imports from the other, perhaps by way of others.
fn circles(name: &str) -> Vec<String> {
    let graph = imports(name);
    // A file is in a circle if it can be reached from what it imports.
    let reaches = |start: &Module| {
        let mut seen: BTreeSet<&Module> = BTreeSet::new();
        let mut left: Vec<&Module> = graph[start].iter().collect();
        while let Some(module) = left.pop() {
            if seen.insert(module) {
                left.extend(&graph[module]);
            }
        }
        seen
    };
    let reached: BTreeMap<&Module, BTreeSet<&Module>> = graph.keys().map(|module| (module, reaches(module))).collect();
    let mut circles = Vec::new();
    for (module, others) in &graph {
        for other in others.iter().filter(|&other| reached[other].contains(module)) {
            let (module, other) = (module.join("/"), other.join("/"));
            circles.push(format!("{name}: {module} imports from {other}, and the other way round"));
        }
    }
    circles
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let circles: Vec<String> = CRATES.into_iter().flat_map(circles).collect();
    assert!(circles.is_empty(), "{}", circles.join("\n"));
}

#[test]
fn folders_import_only_from_folders_below() {
    let graph = imports(CORE);
    let layer = |module: &Module| {
        let at = LAYERS.iter().position(|layer| *layer == module[0]);
        at.unwrap_or_else(|| panic!("`{}` has no layer", module[0]))
    };
    let mut upward = Vec::new();
    for (module, others) in graph.iter().filter(|(module, _)| !module.is_empty()) {
        for other in others.iter().filter(|other| layer(other) > layer(module)) {
            upward.push(format!("{} imports from {}, which is above it", module.join("/"), other.join("/")));
        }
    }
    assert!(upward.is_empty(), "{}", upward.join("\n"));
}

#[test]
fn the_walk_of_o0_needs_neither_spilling_nor_colouring() {
    let graph = imports(CORE);
    for (module, others) in graph.iter().filter(|(module, _)| module.first().is_some_and(|folder| folder == "fast")) {
        for other in others {
            let seen = other[0] == "spill" || other[0] == "color";
            assert!(!seen, "{} imports from {}", module.join("/"), other.join("/"));
        }
    }
}

#[test]
fn folders_stay_small() {
    for name in CRATES {
        let (_, sizes) = files(name);
        for (folder, files) in sizes {
            assert!(files <= MAX_FILES, "{folder} of {name} has {files} files");
        }
    }
}

#[test]
fn no_two_types_share_a_name() {
    let crates = [CORE, "ssara-core/ir", "ssara-core/verify"].map(|name| (name, files(name).0));
    let mut homes: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (name, (module, file)) in crates.iter().flat_map(|(name, files)| files.iter().map(move |file| (name, file))) {
        file.types.iter().for_each(|ty| homes.entry(ty).or_default().push(format!("{name}: {}", module.join("/"))));
    }
    homes.retain(|_, modules| modules.len() > 1);
    assert!(homes.is_empty(), "{homes:#?}");
}

#[test]
fn no_function_has_a_long_list_of_parameters() {
    for crate_name in CRATES {
        let (files, _) = files(crate_name);
        for (module, file) in &files {
            for (name, parameters) in &file.functions {
                let module = module.join("/");
                assert!(*parameters <= MAX_PARAMETERS, "`{name}` in {module} of {crate_name} has {parameters}");
            }
        }
    }
}
