// The page: its panels side by side, steps, search, keys, and the address that keeps what is in sight.

// The names of the steps of all panels, in order: those of classic allocators, one after the other, then our passes.
const PASSES = ["liveness", "webs", "working sets", "reload placement", "store placement", "colouring", "edges", "frame"];
const traced = data.allocations.filter((allocation) => allocation.trace);
const stepNames = [
  ...traced.flatMap((allocation) => traceSteps(allocation.name, allocation.trace).map((step) => step.name)),
  ...PASSES.filter((name) => data.allocations.some((allocation) => allocation.steps.some((step) => step.name === name))),
];
const stepOrder = new Map(stepNames.map((name, order) => [name, order]));
let slider = null, stepLabel = null, active = null, details = null, leader = null;

const shownPanels = () => panels.filter((panel) => !panel.element.hidden);
const redraw = () => { panels.forEach((panel) => panel.request()); later(); };
const setHovered = (value) => { if (hovered !== value) { hovered = value; panels.forEach((panel) => panel.request()); } };
/// Follows a value, or none. It has a column of its own, so the parts are placed anew.
const follow = (value) => { chosen = value; panels.forEach((panel) => panel.measure()); showDetails(); redraw(); };

/// Places the rows of panels that are side by side such that each block and instruction is at the same height in all of them.
const align = () => {
  const isStacked = matchMedia("(max-width: 820px)").matches;
  (isStacked ? shownPanels().map((panel) => [panel]) : [shownPanels()]).forEach(alignAll);
  alignHeads(isStacked ? [] : shownPanels());
};
/// The heads of panels side by side are of the same height, so that their rows are.
const alignHeads = (shown) => {
  panels.forEach((panel) => { panel.what.style.minHeight = ""; });
  const ends = shown.map((panel) => panel.what.getBoundingClientRect().bottom), last = Math.max(...ends);
  if (ends.includes(0)) return;
  shown.forEach((panel, index) => { panel.what.style.minHeight = `${panel.what.offsetHeight + last - ends[index]}px`; });
};
const alignAll = (shown) => {
  const isCommon = (anchor) => /^(block|inst)/.test(anchor) && shown.every((panel) => panel.rowOf.has(anchor));
  const common = shown.length > 1 ? [...shown[0].rowOf.keys()].filter(isCommon) : [];
  const starts = shown.map((panel) => [...common.map((anchor) => panel.rowOf.get(anchor)), panel.rows.length]);
  let line = 0, done = shown.map(() => 0);
  for (let at = 0; at <= common.length; at += 1) {
    const next = starts.map((of) => of[at]);
    line += Math.max(...next.map((row, index) => row - done[index]));
    // What stands between two of them is just above the second one.
    shown.forEach((panel, index) => { for (let row = at ? done[index] + 1 : 0; row <= next[index]; row += 1) panel.place[row] = line - (next[index] - row); });
    done = next;
  }
  shown.forEach((panel) => { panel.height = line; });
};
/// Changes what the panels show, and keeps the places in sight.
const change = (work) => {
  const kept = panels.map((panel) => panel.keep());
  work();
  align();
  panels.forEach((panel) => panel.measure());
  panels.forEach((panel, index) => panel.restore(kept[index]));
  showDetails();
  redraw();
};
const selectStep = (index) => {
  const at = Math.min(Math.max(index, 0), stepNames.length - 1);
  slider.value = at;
  stepLabel.textContent = `${at + 1} of ${stepNames.length}: ${stepNames[at]}`;
  document.documentElement.dataset.step = stepNames[at];
  change(() => panels.forEach((panel) => panel.select(stepNames[at])));
  panels.filter((panel) => panel.isTraced && panel.at.name === stepNames[at]).forEach(revealStep);
};
/// Keeps the same instruction at the top of all panels.
const synchronise = (panel) => {
  if (leader && leader !== panel) return;
  leader = panel;
  const top = panel.scroll.scrollTop, row = panel.rowAt(Math.floor(top / ROW)), below = top - panel.place[row] * ROW;
  for (const other of shownPanels()) {
    const to = other === panel ? undefined : other.rowOf.get(panel.anchors[row]);
    if (to !== undefined) other.scroll.scrollTop = other.place[to] * ROW + below;
  }
  clearTimeout(synchronise.timer);
  synchronise.timer = setTimeout(() => { leader = null; }, 80);
};

/// The panel that keys are about: the one that was clicked, if it is in sight.
const current = () => (shownPanels().includes(active) ? active : detailed());
/// Goes to a value, an instruction or a block by its name, or to the next row whose text has the words.
const search = (words, by) => {
  const panel = current(), value = idOf.get(words) ?? idOf.get(`v${words}`), block = data.blocks.indexOf(words);
  if (value !== undefined) {
    follow(value);
    const first = Math.min(...panel.spans.filter((it) => it[3].includes(value)).map((it) => it[1]));
    if (Number.isFinite(first)) panel.show(first);
    return true;
  }
  const row = block >= 0 ? panel.rowOf.get(`block${block}`) : panel.rowOf.get(words);
  if (row !== undefined) { panel.show(row); return true; }
  const has = (it) => describe(it).toLowerCase().includes(words.toLowerCase());
  if (panel.find(by, has)) return true;
  panel.cursor = by > 0 ? -1 : panel.rows.length;
  return panel.find(by, has);
};

/// What the address of the page names for the page to come back as it is.
window.stateOfView = () => [
  ...(chosen === null ? [] : [data.values[chosen]]),
  ...(slider && Number(slider.value) < stepNames.length - 1 ? [`step=${stepNames[slider.value]}`] : []),
  ...(active && active.cursor !== null ? [`at=${active.anchors[active.cursor]}`] : []),
  ...panels.filter((panel) => panel.element.hidden !== panel.isHiddenAtFirst).map((panel) => `${panel.element.hidden ? "without" : "with"}=${panel.name}`),
  ...(byWeb ? ["webs"] : []),
  ...(document.documentElement.dataset.theme ? [document.documentElement.dataset.theme] : []),
].join(",");
const later = () => {
  clearTimeout(later.timer);
  later.timer = setTimeout(() => history.replaceState(null, "", `#${encodeURI(window.stateOfView())}`), 400);
};

const KEYS = [
  ["↑ ↓", "from row to row"], ["← →", "from step to step"], ["Home End", "to the first step, and to the last"], ["e E", "to the next edit, and back"], ["b B", "to the next block, and back"],
  ["/", "search: a value, an instruction, a block, or words"], ["n N", "the next place that is found, and back"], ["g", "the flow graph"],
  ["s", "the panel as an SVG file"], ["Esc", "follow no value"], ["?", "this list"],
];
const LEGEND = `Columns: <b>▾</b> written <b>•</b> read <b>×</b> clobbered <i class="held"></i> in it <i class="pale"></i> only in memory.
  Bars: live values <i class="dark"></i> in registers <i class="grey"></i> not <i class="red"></i> too many for registers.`;
/// Shows something above the page until it is closed.
const overlay = (name, html) => {
  const open = document.querySelector("dialog");
  if (open) { open.remove(); if (open.className === name) return null; }
  const dialog = make("dialog", { className: name, innerHTML: html }, document.body);
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.remove(); });
  dialog.addEventListener("close", () => dialog.remove());
  dialog.showModal();
  return dialog;
};
const showKeys = () => overlay("keys", `<table>${KEYS.map(([keys, what]) => `<tr><td><b>${keys}</b></td><td>${what}</td></tr>`).join("")}</table><p class="help">${LEGEND}</p>`);
const showFlow = () => {
  const dialog = overlay("graph", flowGraph());
  dialog?.addEventListener("click", (event) => {
    const block = event.target.closest("[data-block]");
    if (!block) return;
    dialog.remove();
    const panel = detailed();
    panel.show(panel.rowOf.get(`block${block.dataset.block}`));
  });
};

const start = () => {
  const header = make("header", {}, document.body);
  make("h1", { textContent: `${data.function || "(no name)"} on ${data.isa}` }, header);
  const main = make("main", {}, document.body);
  for (const allocation of data.allocations) panels.push(new Panel(allocation, main));
  // As many as there is room for, and two at least; the default level is among them.
  const room = Math.max(2, Math.floor((window.innerWidth - 270) / 440));
  const first = [...panels].sort((a, b) => (b.name === "O2") - (a.name === "O2")).slice(0, room);
  // A link may name the value to follow, the place, panels, the theme and the pass: page.html#v4,dark,step=webs.
  const wanted = decodeURIComponent(location.hash.slice(1)).split(",");
  for (const panel of panels) {
    panel.isHiddenAtFirst = !first.includes(panel);
    panel.element.hidden = wanted.includes(`without=${panel.name}`) || (panel.isHiddenAtFirst && !wanted.includes(`with=${panel.name}`));
    if (panels.length === 1) continue;
    const label = make("label", {}, header);
    const box = make("input", { type: "checkbox", checked: !panel.element.hidden }, label);
    label.append(` ${panel.name}`);
    box.addEventListener("change", () => change(() => { panel.element.hidden = !box.checked; }));
  }
  const colors = make("select", { title: "what a colour stands for" }, header);
  colors.append(new Option("a colour for each value", "value"), new Option("a colour for each web", "web"));
  colors.addEventListener("change", () => { byWeb = colors.value === "web"; showDetails(); redraw(); });
  const find = make("input", { placeholder: "search", size: 9, title: "a value, an instruction such as inst12, a block, or words; Enter goes on (key /)" }, header);
  const seek = (by) => { const words = find.value.trim(); if (words) find.classList.toggle("bad", !search(words, by)); };
  find.addEventListener("keydown", (event) => { if (event.key === "Enter") seek(event.shiftKey ? -1 : 1); if (event.key === "Escape") find.blur(); });
  const button = (name, title, work) => make("button", { textContent: name, title }, header).addEventListener("click", work);
  button("flow graph", "blocks with loops and frequencies (key g)", showFlow);
  button("SVG", "the panel as a file (key s)", saveSvg);
  button("light / dark", "", () => {
    const root = document.documentElement;
    const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
    redraw();
  });
  button("?", "keys", showKeys);
  if (stepNames.length > 1) {
    const label = make("label", { className: "steps", title: "the state after each step; the arrow keys to the left and right step, too" }, header);
    slider = make("input", { type: "range", min: 0, max: stepNames.length - 1, value: stepNames.length - 1 }, label);
    stepLabel = make("span", {}, label);
    slider.addEventListener("input", () => selectStep(Number(slider.value)));
  }
  const step = (by) => { if (slider) selectStep(Number(slider.value) + by); };
  const move = (by) => { const panel = current(); panel.show((panel.cursor ?? panel.rowAt(Math.floor(panel.scroll.scrollTop / ROW)) - (by > 0 ? 1 : 0)) + by); };
  const to = (kind, by) => current().find(by, (row) => row.kind === kind || (kind === "edit" && row.kind === "note"));
  const actions = {
    ArrowLeft: () => step(-1), ArrowRight: () => step(1), Home: () => step(-stepNames.length), End: () => step(stepNames.length), ArrowDown: () => move(1), ArrowUp: () => move(-1),
    e: () => to("edit", 1), E: () => to("edit", -1), b: () => to("block", 1), B: () => to("block", -1),
    "/": () => { find.focus(); find.select(); }, n: () => seek(1), N: () => seek(-1), g: showFlow, s: saveSvg, "?": showKeys, Escape: () => follow(null),
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in actions)) return;
    if (event.target.matches?.("input:not([type=checkbox]):not([type=range]), select")) return;
    if (document.querySelector("dialog") && !["?", "g"].includes(event.key)) return;
    event.preventDefault();
    actions[event.key]();
  });
  make("div", { className: "help", innerHTML: `${LEGEND} Click a value or a row; <b>?</b> lists the keys.` }, header);
  details = make("aside", {}, main);
  details.addEventListener("click", (event) => {
    const value = event.target.closest("[data-v]"), row = event.target.closest("[data-row]");
    if (value) follow(Number(value.dataset.v));
    if (row) detailed().show(Number(row.dataset.row));
  });
  new ResizeObserver(() => { align(); panels.forEach((panel) => panel.measure()); panels.forEach((panel) => panel.request()); }).observe(main);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);
  for (const word of wanted) {
    if (word === "dark" || word === "light") document.documentElement.dataset.theme = word;
    if (word === "webs") { byWeb = true; colors.value = "web"; }
    if (idOf.has(word)) chosen = idOf.get(word);
  }
  align();
  panels.forEach((panel) => panel.measure());
  const named = (key) => wanted.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1);
  if (slider) selectStep(stepNames.includes(named("step")) ? stepNames.indexOf(named("step")) : stepNames.length - 1);
  const panel = detailed(), at = panel.rowOf.get(named("at")), spans = panel.spans.filter((it) => it[3].includes(chosen));
  if (at !== undefined) panel.show(at); else if (spans.length) panel.show(Math.min(...spans.map((it) => it[1])));
  showDetails();
  panels.forEach((panel) => panel.draw());
  document.documentElement.dataset.ready = String(Math.round(performance.now()));
};
start();
