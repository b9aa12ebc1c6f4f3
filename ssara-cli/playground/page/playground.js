// The page of the playground: texts on the left, panes on the right, and a worker that answers.
import { Editor } from "./editor.js";
import { Pane } from "./pane.js";
import { pack, unpack } from "./state.js";

const PAUSE = 150;         // Milliseconds without a key before a request.
const LIMIT = 20000;       // Milliseconds after which a worker is given up.
const byId = (id) => document.getElementById(id);
const picks = { functions: byId("function"), isa: byId("machine") };
const status = byId("status"), list = byId("diagnostics"), shown = byId("shown");

// What the page shows first, with the answer to it; the site puts it in.
const first = JSON.parse(byId("start").textContent);

// What was chosen of the catalogue, with the text that it had: the link has a text only if that was changed.
const chosen = { functions: { name: "", text: "" }, isa: { name: "", text: "" } };
const editors = {
  functions: new Editor(byId("functions-editor"), () => later()),
  isa: new Editor(byId("isa-editor"), () => later()),
};
const panes = [...document.querySelectorAll(".pane")].map((element) => new Pane(element, first.allocators, () => ask()));
panes.forEach((pane, index) => { pane.state = first.panes[index]; });

let catalogue = { functions: [], machines: [] };
const fetched = async (name) => {
  const response = await fetch(`texts/${name}`);
  if (!response.ok) throw new Error(`${name} is not there: ${response.status}`);
  return response.text();
};
const take = (kind, { name, text }) => {
  chosen[kind] = { name, text };
  editors[kind].text = text;
  picks[kind].value = name;
};
const choose = async (kind, name) => take(kind, { name, text: await fetched(name) });
const option = (name) => new Option(name.split("/").at(-1).replace(/\.\w+$/, "").replaceAll("_", " "), name);
const fill = (select, entries) => {
  const groups = new Map(), { value } = select;
  for (const { name, group } of entries) {
    if (!groups.has(group)) groups.set(group, Object.assign(document.createElement("optgroup"), { label: group }));
    groups.get(group).append(option(name));
  }
  select.replaceChildren(...groups.values());
  select.value = value;
};
const fillLists = async () => {
  catalogue = await (await fetch("catalogue.json")).json();
  fill(picks.functions, catalogue.functions);
  fill(picks.isa, catalogue.machines);
};
const machineOf = (name) => catalogue.functions.find((entry) => entry.name === name)?.machine;
picks.functions.addEventListener("change", () => guarded(async () => {
  const name = picks.functions.value, machine = machineOf(name);
  await choose("functions", name);
  const level = chosen.functions.text.match(/^; *level: *(\S+)$/m);
  if (level) panes[0].state = [level[1], ...panes[0].state.slice(1)];
  if (machine && (machine !== chosen.isa.name || editors.isa.text !== chosen.isa.text)) await choose("isa", machine);
  ask();
}));
// A function of the list gives way to one for the machine, if there is one.
picks.isa.addEventListener("change", () => guarded(async () => {
  const name = picks.isa.value, { name: shownNow, text } = chosen.functions;
  await choose("isa", name);
  const all = catalogue.functions.filter((entry) => entry.machine === name && entry.group !== "errors");
  const fitting = all.find((entry) => entry.group === "real") ?? all[0];
  if (fitting && editors.functions.text === text && machineOf(shownNow) !== name) await choose("functions", fitting.name);
  ask();
}));
shown.addEventListener("change", () => ask());

// The worker has one request at a time, and the last one that was made since waits.
let lastIsa = "";          // The last ISA file without an error.
let worker = null, number = 0, busy = null, waiting = null, timer = 0, limit = 0;
const later = () => { clearTimeout(timer); timer = setTimeout(ask, PAUSE); };
const ask = () => {
  clearTimeout(timer);
  number += 1;
  const request = { isa: editors.isa.text, last_isa: lastIsa, functions: editors.functions.text, function: shown.value, panes: panes.map((pane) => pane.request) };
  waiting = { number, request, asked: performance.now() };
  guarded(keep);
  next();
};
const next = () => {
  if (busy || !waiting) return;
  if (!worker) start();
  [busy, waiting] = [waiting, null];
  worker.postMessage({ number: busy.number, request: busy.request });
  limit = setTimeout(() => stop("there is no answer: the function is too large, or the allocator does not end"), LIMIT);
};
const start = () => {
  worker = new Worker("worker.js");
  worker.onmessage = ({ data }) => {
    clearTimeout(limit);
    const { asked, request } = busy;
    if (!data.answer.diagnostics.some((it) => it.file === "machine.ron" && it.severity === "error")) lastIsa = request.isa;
    busy = null;
    // An answer to what is no longer in the texts marks the wrong places.
    if (!waiting) guarded(() => draw(data, asked));
    next();
  };
  worker.onerror = (event) => { event.preventDefault(); stop(`this request ends in a fault: ${event.message}`); };
};
/// Gives up a request with its worker.
const stop = (why) => {
  clearTimeout(limit);
  worker.terminate();
  [worker, busy] = [null, null];
  panes.forEach((pane) => pane.draw(undefined));
  say(why, true);
  next();
};
const say = (text, bad = false) => { status.textContent = text; status.classList.toggle("bad", bad); };
const guarded = async (work) => {
  try { await work(); } catch (error) { say(String(error.message ?? error), true); }
};

/// Shows an answer, and returns the number of errors in it.
const show = async ({ diagnostics, functions, function: name, panes: answers }) => {
  const kindOf = (file) => (file === "machine.ron" ? "isa" : "functions");
  for (const kind of ["isa", "functions"]) {
    const of = diagnostics.filter((it) => kindOf(it.file) === kind);
    editors[kind].mark(of.flatMap(({ severity, spans }) => spans.filter((span) => span.primary).map((span) => ({ ...span, severity }))));
  }
  list.replaceChildren(...diagnostics.map((it) => entry(it, kindOf(it.file))));
  shown.replaceChildren(...functions.map((name) => new Option(name)));
  shown.value = name;
  byId("several").hidden = functions.length < 2;
  await Promise.all(panes.map((pane, index) => pane.draw(answers[index])));
  return diagnostics.filter((it) => it.severity === "error").length;
};
const draw = async ({ answer, milliseconds }, asked) => {
  const errors = await show(answer);
  say(errors ? `${errors} error${errors > 1 ? "s" : ""}` : `answered in ${milliseconds.toFixed(0)} ms, drawn after ${(performance.now() - asked).toFixed(0)} ms`);
  Object.assign(document.documentElement.dataset, { errors, answered: milliseconds.toFixed(1), drawn: (performance.now() - asked).toFixed(1) });
};
const entry = ({ severity, code, message, spans, notes, help }, kind) => {
  const item = document.createElement("li"), place = spans[0];
  item.className = severity;
  const word = (tag, text, name = "") => item.append(Object.assign(document.createElement(tag), { textContent: text, className: name }));
  if (place) word("span", `${kind === "isa" ? "ISA file" : "function"} ${place.line}:${place.column} `, "place");
  word("b", `${severity}${code ? ` ${code}` : ""}: `);
  word("span", message);
  if (place?.label) word("div", place.label, "more");
  for (const line of [...notes, ...help]) word("div", line, "more");
  if (place) item.addEventListener("click", () => editors[kind].go(place));
  return item;
};

// The link: names of the catalogue, and texts that were changed.
const keep = async () => {
  const state = { panes: panes.map((pane) => pane.state), shown: shown.value };
  for (const kind of ["functions", "isa"]) {
    const { text } = editors[kind], from = chosen[kind];
    state[kind] = { name: from.name, ...(text === from.text ? {} : { text }) };
  }
  history.replaceState(null, "", `#${await pack(state)}`);
};
const restore = async (state) => {
  for (const kind of ["functions", "isa"]) {
    const { name, text } = state[kind] ?? {};
    const list = kind === "isa" ? catalogue.machines : catalogue.functions;
    if (list.some((it) => it.name === name)) await choose(kind, name);
    if (typeof text === "string") editors[kind].text = text;
  }
  panes.forEach((pane, index) => { if (state.panes?.[index]) pane.state = state.panes[index]; });
  if (state.shown) shown.replaceChildren(new Option(state.shown));
};
byId("link").addEventListener("click", () => guarded(async () => {
  await keep();
  // A browser may not let a page write to its clipboard.
  const isCopied = await navigator.clipboard.writeText(location.href).then(() => true, () => false);
  say(isCopied ? "the link is copied" : "the link is in the address bar");
}));

/// Shows what the page has in it. The allocator and the lists are loaded when that is painted.
const open = async () => {
  for (const kind of ["functions", "isa"]) {
    picks[kind].replaceChildren(option(first[kind].name));
    take(kind, first[kind]);
  }
  lastIsa = first.isa.text;
  await show(first.answer);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  say("change anything, and it is allocated anew");
  if (!worker) start();
  await fillLists();
};
guarded(async () => {
  const state = location.hash.length > 1 ? await unpack(location.hash.slice(1)) : null;
  if (!state) { await open(); return; }
  start();
  await fillLists();
  await restore(state);
  ask();
});
