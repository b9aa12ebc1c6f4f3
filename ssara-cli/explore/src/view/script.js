"use strict";
// Draws the page of `ssara view` from its data. Only the rows in sight are drawn.
const data = JSON.parse(document.getElementById("data").textContent);
const ROW = 18, COLUMN = 24, STEP = 64, LOOP = 6, STRIP = 58;
let chosen = null;        // The value that is followed, by a click.
let hovered = null;       // The value under the pointer.
let byWeb = false;
const panels = [];

const make = (tag, attributes = {}, parent = null) => {
  const element = Object.assign(document.createElement(tag), attributes);
  if (parent) parent.append(element);
  return element;
};
const text = (value) => String(value).replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);
const number = (value) => (Number.isInteger(value) ? value : Number(value.toPrecision(4))).toLocaleString("en");
const theme = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
// The golden angle keeps the colours of neighbouring values apart.
const hue = (value) => ((byWeb ? data.webs[value] : value) * 137.508) % 360;
const color = (value, light) => `hsl(${hue(value)} ${light.sat} ${light.fill})`;
const followed = () => hovered ?? chosen;
const matches = (value) => followed() === value || (byWeb && followed() !== null && data.webs[value] === data.webs[followed()]);
const nameOf = (value) => `<span class="v${matches(value) ? " chosen" : ""}" data-v="${value}" style="color:hsl(${hue(value)} var(--sat) var(--text-light))">${data.values[value]}</span>`;
const idOf = new Map(data.values.map((name, value) => [name, value]));
const named = (sentence) => text(sentence).replace(/\bv\d+\b/g, (name) => (idOf.has(name) ? nameOf(idOf.get(name)) : name));
// The client's text of an instruction.
const comment = (row) => data.comments[row.inst];
const goTo = (block) => `<span class="go" data-block="${block}">${data.blocks[block]}</span>`;

class Panel {
  constructor(allocation, parent) {
    Object.assign(this, allocation);
    this.finished = { rows: this.rows, spans: this.spans, columns: this.columns, registers: this.registers };
    this.at = null;
    this.cursor = null;
    this.element = make("section", { className: "panel" }, parent);
    const facts = make("div", { className: "facts" }, this.element);
    const counts = this.counts.map(([what, count, weighted]) => `<span>${what} ${number(count)} (weight ${number(weighted)})</span>`);
    facts.innerHTML = `<h2>${text(this.name)}</h2> <span>cost ${number(this.cost)}</span> ${counts.join(" ")} <span>frame ${number(this.frame)} bytes</span>`;
    this.what = make("div", { className: "what" }, this.element);
    this.scroll = make("div", { className: "scroll", tabIndex: 0 }, this.element);
    this.labels = make("div", { className: "labels" }, this.scroll);
    this.body = make("div", { className: "body" }, this.scroll);
    this.canvas = make("canvas", {}, this.body);
    this.lines = make("div", {}, this.body);
    this.index();
    this.scroll.addEventListener("scroll", () => { synchronise(this); this.request(); });
    this.body.addEventListener("mousemove", (event) => this.hover(event));
    this.body.addEventListener("mouseleave", () => setHovered(null));
    this.body.addEventListener("click", (event) => this.click(event));
    this.scroll.addEventListener("keydown", (event) => this.key(event));
  }

  /// Shows the state after a step, or the finished code for the last one.
  select(name) {
    const order = stepNames.indexOf(name);
    const found = this.steps.filter((step) => stepNames.indexOf(step.name) <= order);
    const step = this.steps.length ? found.at(-1) ?? this.steps[0] : null;
    this.at = step;
    const isLast = step === null || step === this.steps.at(-1);
    const plain = (row) => (row.kind === "inst" ? { ...row, defs: row.defs.map(([value]) => [value, "", []]), uses: row.uses.map(([value]) => [value, "", []]), clobbers: [] } : row);
    const full = (row) => (typeof row === "number" ? (step.plain ? plain(this.finished.rows[row]) : this.finished.rows[row]) : row);
    Object.assign(this, isLast ? this.finished : { rows: step.rows.map(full), spans: step.spans, columns: step.columns, registers: step.registers });
    if (step?.plain) this.countHeld(step);
    this.isNew = new Set(step?.new ?? []);
    this.what.textContent = step === null ? `The finished code: ${this.name} tells nothing about its passes.`
      : `${name === step.name ? "" : `${this.name} has no pass “${name}”. `}${step.name}: ${step.what}`;
    // The row with the cursor, or the first one in sight, stays where it is on the screen.
    const old = this.cursor ?? Math.floor(this.scroll.scrollTop / ROW), anchor = this.anchors[old];
    const above = this.rowOf.get(anchor) * ROW - this.scroll.scrollTop;
    this.index();
    this.measure();
    const row = this.rowOf.get(anchor);
    if (this.cursor !== null) this.cursor = row ?? null;
    // At the top, the page stays there, so that what is new above the row is in sight.
    if (row !== undefined && this.scroll.scrollTop > 0) this.scroll.scrollTop = Math.max(0, row * ROW - above);
  }
  /// Sets how many live values are in registers by the spans of a step: none before the spiller has decided.
  countHeld(step) {
    const hasPlan = step.name !== "liveness" && step.name !== "webs";
    const held = this.rows[0].live.map(() => new Array(this.rows.length + 1).fill(0));
    for (const [, first, end, values, inMemory] of hasPlan ? step.spans : []) {
      if (inMemory) continue;
      for (const value of values) { held[data.bank_of[value]][first] += 1; held[data.bank_of[value]][end] -= 1; }
    }
    for (const counts of held) counts.forEach((count, row) => { if (row) counts[row] += counts[row - 1]; });
    this.rows = this.rows.map((row, index) => ({ ...row, live: row.live.map(([live], bank) => [live, Math.min(live, held[bank][index])]) }));
  }
  /// Places the parts: loops, code, pressure, registers, slots.
  measure() {
    const depth = Math.max(...this.rows.map((row) => row.depth));
    this.banks = data.banks.map((bank, index) => ({ name: bank[0], capacity: bank[1], index }))
      .filter((bank) => this.rows.some((row) => row.live[bank.index]?.[0] > 0));
    for (const bank of this.banks) {
      bank.most = this.rows.reduce((most, row) => Math.max(most, row.live[bank.index]?.[0] ?? 0), bank.capacity);
    }
    this.codeLeft = depth * LOOP + 8;
    // Nearly all lines fit, and the chart has half of the panel.
    const lengths = this.rows.map((row) => this.length(row)).sort((a, b) => a - b);
    const usual = lengths[Math.floor(lengths.length * 0.95)] ?? 0;
    this.codeWidth = Math.min(Math.max(usual * 7.3 + 20, 260), Math.max(this.element.clientWidth * 0.5, 260), 640);
    this.stripLeft = this.codeLeft + this.codeWidth + 6;
    this.chartLeft = this.stripLeft + this.banks.length * STRIP + 8;
    this.width = this.columnLeft(this.columns.length) + 16;
    this.labelHeight = Math.min(Math.max(...this.columns.map((name) => name.length * 6.8 + 8), 34), 110);
    this.labels.style.height = `${this.labelHeight}px`;
    this.body.style.height = `${this.rows.length * ROW + 40}px`;
    this.body.style.width = this.labels.style.width = `${this.width}px`;
    const bankNames = this.banks.map((bank, index) => `<div class="bank" style="left:${this.stripLeft + index * STRIP}px" title="live values of bank ${text(bank.name)}, dark if in a register; the line is the number of registers">${text(bank.name)} ${bank.capacity}</div>`).join("");
    const columnNames = this.columns.map((name, column) => `<div class="column${column < this.registers ? "" : " slot"}" style="left:${this.columnLeft(column) + 4}px">${text(name)}</div>`).join("");
    this.labels.innerHTML = `<div class="names">${columnNames}</div><div class="names">${bankNames}</div>`;
  }
  columnLeft(column) {
    return this.chartLeft + column * COLUMN + (column >= this.registers ? 12 : 0);
  }
  length(row) {
    const operand = ([value, name]) => `${data.values[value]}${name ? "@" : ""}${name}, `.length;
    switch (row.kind) {
      case "block": return 14 + row.params.length * 5 + row.from.length * 9;
      case "inst": return 4 + row.form.length + [...row.defs, ...row.uses].reduce((sum, it) => sum + operand(it), 0) + row.to.reduce((sum, it) => sum + 10 + it[1].length * 5, 0) + (comment(row) ? comment(row).length + 3 : 0);
      default: return 38;
    }
  }
  /// Tables of spans by stretches of rows, and of rows by block and instruction.
  index() {
    this.stretches = Array.from({ length: Math.ceil(this.rows.length / STEP) + 1 }, () => []);
    this.spans.forEach(([, first, end], index) => {
      for (let at = Math.floor(first / STEP); at <= Math.floor((end - 1) / STEP); at += 1) this.stretches[at].push(index);
    });
    this.rowOf = new Map();
    this.anchors = [];
    let anchor = "start";
    this.rows.forEach((row, index) => {
      if (row.kind === "block") anchor = `block${row.block}`;
      if (row.kind === "inst") anchor = `inst${row.inst}`;
      if (row.kind === "edge") anchor = `edge${row.from}-${row.to}`;
      if (!this.rowOf.has(anchor)) this.rowOf.set(anchor, index);
      this.anchors.push(anchor);
    });
  }

  request() {
    if (this.pending) return;
    this.pending = true;
    requestAnimationFrame(() => { this.pending = false; this.draw(); });
  }
  draw() {
    if (this.element.hidden) return;
    const height = this.scroll.clientHeight;
    const top = Math.max(0, this.scroll.scrollTop);
    const first = Math.max(0, Math.floor(top / ROW) - 2);
    const end = Math.min(this.rows.length, Math.ceil((top + height) / ROW) + 2);
    const scale = window.devicePixelRatio || 1;
    // Code and pressure stay where they are when the chart is scrolled to the right.
    const shift = this.scroll.scrollLeft, width = Math.min(this.scroll.clientWidth, this.width);
    Object.assign(this.canvas, { width: width * scale, height: (end - first) * ROW * scale });
    Object.assign(this.canvas.style, { width: `${width}px`, height: `${(end - first) * ROW}px`, top: `${first * ROW}px`, left: `${shift}px` });
    this.lines.style.transform = this.labels.lastChild.style.transform = `translateX(${shift}px)`;
    this.labels.firstChild.style.clipPath = `inset(0 0 0 ${this.chartLeft - 2 + shift}px)`;
    const pen = this.canvas.getContext("2d");
    pen.scale(scale, scale);
    this.drawRows(pen, first, end);
    pen.save();
    pen.beginPath();
    pen.rect(this.chartLeft - 2, 0, width, (end - first) * ROW);
    pen.clip();
    pen.translate(-shift, 0);
    pen.fillStyle = theme("--line");
    for (let column = 0; column <= this.columns.length; column += 1) pen.fillRect(this.columnLeft(column) - 1, 0, 1, (end - first) * ROW);
    this.drawSpans(pen, first, end);
    this.drawOperands(pen, first, end);
    pen.restore();
    let html = "";
    for (let row = first; row < end; row += 1) html += this.line(row);
    this.lines.innerHTML = html;
  }
  drawRows(pen, first, end) {
    const style = { band: theme("--band"), faint: theme("--faint"), over: theme("--over"), mark: theme("--mark") };
    for (let index = first; index < end; index += 1) {
      const row = this.rows[index], y = (index - first) * ROW;
      if (row.kind === "block" || row.kind === "edge") { pen.fillStyle = style.band; pen.fillRect(0, y, this.width, ROW); }
      if (index === this.cursor) { pen.fillStyle = style.mark; pen.fillRect(0, y, this.width, ROW); }
      pen.fillStyle = style.faint;
      for (let depth = 0; depth < row.depth; depth += 1) pen.fillRect(3 + depth * LOOP, y, 3, ROW);
      this.banks.forEach((bank, at) => {
        const [live, held] = row.live[bank.index] ?? [0, 0];
        const left = this.stripLeft + at * STRIP, width = STRIP - 10, unit = width / Math.max(bank.most, 1);
        pen.globalAlpha = 0.35; pen.fillStyle = style.faint; pen.fillRect(left, y + 3, live * unit, ROW - 6);
        pen.globalAlpha = 0.8; pen.fillRect(left, y + 3, held * unit, ROW - 6); pen.globalAlpha = 1;
        if (live > bank.capacity) { pen.fillStyle = style.over; pen.fillRect(left + bank.capacity * unit, y + 3, (live - bank.capacity) * unit, ROW - 6); }
        pen.fillStyle = style.over; pen.fillRect(left + bank.capacity * unit, y, 1, ROW);
      });
    }
  }
  /// The spans that meet some rows.
  spansIn(first, end) {
    const found = new Set();
    for (let at = Math.floor(first / STEP); at <= Math.floor((end - 1) / STEP); at += 1) this.stretches[at]?.forEach((span) => found.add(span));
    return [...found].map((index) => this.spans[index]).filter((span) => span[1] < end && span[2] > first);
  }
  drawSpans(pen, first, end) {
    const light = { sat: theme("--sat"), fill: theme("--light"), label: theme("--label") };
    pen.font = "10px ui-monospace, monospace";
    pen.textBaseline = "middle";
    for (const [column, from, to, values, inMemory] of this.spansIn(first, end)) {
      const x = this.columnLeft(column), top = (Math.max(from, first) - first) * ROW, bottom = (Math.min(to, end) - first) * ROW;
      const shown = values.find(matches) ?? values[0];
      const isBright = followed() === null || values.some(matches);
      pen.globalAlpha = inMemory ? (isBright ? 0.3 : 0.12) : (isBright ? 1 : 0.22);
      pen.fillStyle = color(shown, light);
      pen.fillRect(x + 1, top + (from >= first ? 1 : 0), COLUMN - 3, bottom - top - (from >= first ? 1 : 0));
      pen.fillStyle = light.label;
      if (!inMemory) pen.fillText(values.length > 1 ? `${data.values[shown]}+` : data.values[shown], x + 2, top + ROW / 2, COLUMN - 4);
      pen.globalAlpha = 1;
    }
  }
  drawOperands(pen, first, end) {
    const ink = theme("--ink"), edit = theme("--edit"), faint = theme("--faint");
    const middle = (column) => this.columnLeft(column) + COLUMN / 2 - 1;
    for (let index = first; index < end; index += 1) {
      const row = this.rows[index], y = (index - first) * ROW;
      if (row.kind === "inst") {
        pen.fillStyle = faint;
        row.clobbers.forEach((column) => pen.fillText("×", middle(column) - 3, y + ROW / 2));
        pen.fillStyle = ink;
        row.uses.forEach(([, , columns]) => columns.forEach((column) => { pen.beginPath(); pen.arc(middle(column), y + ROW - 4, 2.2, 0, 7); pen.fill(); }));
        row.defs.forEach(([, , columns]) => columns.forEach((column) => { pen.beginPath(); pen.moveTo(middle(column) - 5, y + ROW - 6); pen.lineTo(middle(column) + 5, y + ROW - 6); pen.lineTo(middle(column), y + ROW); pen.fill(); }));
      } else if (row.kind === "edit" && row.to[1].length) {
        pen.strokeStyle = pen.fillStyle = edit;
        const to = middle(row.to[1][0]), from = row.from[1].length ? middle(row.from[1][0]) : to, side = Math.sign(to - from) || 1, mid = y + ROW / 2;
        pen.beginPath(); pen.moveTo(from, mid); pen.lineTo(to, mid); pen.stroke();
        pen.beginPath(); pen.moveTo(to, mid); pen.lineTo(to - 6 * side, mid - 4); pen.lineTo(to - 6 * side, mid + 4); pen.fill();
        if (row.op === "swap") { pen.beginPath(); pen.moveTo(from, mid); pen.lineTo(from + 6 * side, mid - 4); pen.lineTo(from + 6 * side, mid + 4); pen.fill(); }
      }
    }
  }
  line(index) {
    const row = this.rows[index];
    const values = (list) => list.map(nameOf).join(", ");
    const operands = (list) => list.map(([value, name]) => `${nameOf(value)}${name ? `<span class="at">@${text(name)}</span>` : ""}`).join(", ");
    const price = () => `<span class="cost">${number(row.unit) === number(row.cost) ? number(row.cost) : `${number(row.unit)} × ${number(row.cost / row.unit)} = ${number(row.cost)}`}</span>`;
    let html = "";
    if (row.kind === "block") {
      const from = row.from.length ? ` ← ${row.from.map(goTo).join(", ")}` : "";
      html = `${data.blocks[row.block]}${row.params.length ? `(${values(row.params)})` : ""} <span class="note">×${number(row.frequency)}${from}</span>`;
    } else if (row.kind === "edge") {
      html = `${goTo(row.from)} → ${goTo(row.to)} <span class="note">×${number(row.frequency)}, a block of its own</span>`;
    } else if (row.kind === "inst") {
      const to = row.to.map(([block, args]) => `${goTo(block)}${args.length ? `(${values(args)})` : ""}`).join(", ");
      html = `  ${row.defs.length ? `${operands(row.defs)} = ` : ""}${text(row.form)}${row.uses.length ? ` ${operands(row.uses)}` : ""}${to ? ` → ${to}` : ""}${row.unit ? price() : ""}${comment(row) ? ` <span class="note">; ${text(comment(row))}</span>` : ""}`;
    } else if (row.kind === "note") {
      html = `• ${named(row.text)}`;
    } else {
      const arrow = row.op === "swap" ? "↔" : "→";
      html = `+ ${row.op} ${row.from[0] ? `${text(row.from[0])} ` : ""}${arrow} ${text(row.to[0])} ${values(row.values)}${price()}`;
    }
    return `<div class="line ${row.kind}${this.isNew?.has(index) ? " new" : ""}" data-row="${index}" style="top:${index * ROW}px;left:${this.codeLeft}px;width:${this.codeWidth}px">${html}</div>`;
  }

  /// The value at a place of the page: a name, or a span of the chart.
  valueAt(event) {
    const name = event.target.closest?.("[data-v]");
    if (name) return Number(name.dataset.v);
    const box = this.body.getBoundingClientRect();
    const x = event.clientX - box.left, row = Math.floor((event.clientY - box.top) / ROW);
    if (x - this.scroll.scrollLeft < this.chartLeft) return null;
    const span = this.spansIn(row, row + 1).find(([column]) => x >= this.columnLeft(column) && x < this.columnLeft(column) + COLUMN);
    return span ? span[3][0] : null;
  }
  hover(event) { setHovered(this.valueAt(event)); }
  click(event) {
    const go = event.target.closest("[data-block]");
    if (go) { this.show(this.rowOf.get(`block${go.dataset.block}`)); return; }
    const value = this.valueAt(event);
    const box = this.body.getBoundingClientRect();
    const row = Math.floor((event.clientY - box.top) / ROW);
    chosen = value;
    this.setCursor(row);
  }
  setCursor(row) {
    this.cursor = Math.min(Math.max(row, 0), this.rows.length - 1);
    active = this;
    showDetails();
    redraw();
  }
  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = this.cursor ?? Math.floor(this.scroll.scrollTop / ROW);
    if (step) { event.preventDefault(); this.setCursor(row + step); this.keepInSight(); }
    if (event.key === "e") {
      const next = this.rows.findIndex((it, index) => index > row && it.kind === "edit");
      if (next >= 0) { this.setCursor(next); this.keepInSight(); }
    }
  }
  keepInSight() {
    const y = this.cursor * ROW, top = this.scroll.scrollTop, height = this.scroll.clientHeight - this.labelHeight;
    if (y < top || y > top + height - 2 * ROW) this.scroll.scrollTop = y - height / 3;
    const span = this.spansIn(this.cursor, this.cursor + 1).find((it) => it[3].includes(chosen));
    const left = span ? this.columnLeft(span[0]) - this.scroll.scrollLeft : this.chartLeft;
    if (left < this.chartLeft || left > this.scroll.clientWidth - 2 * COLUMN) {
      this.scroll.scrollLeft += left - (this.chartLeft + this.scroll.clientWidth) / 2;
    }
  }
  /// Puts the cursor on a row, and scrolls to it and to the column of the value that is followed.
  show(row) { this.setCursor(row); this.keepInSight(); }
}

// The names of the steps of all panels, in order.
const PASSES = ["liveness", "webs", "working sets", "reload placement", "store placement", "colouring", "edges", "frame"];
const stepNames = PASSES.filter((name) => data.allocations.some((allocation) => allocation.steps.some((step) => step.name === name)));
let slider = null, stepLabel = null;
const selectStep = (index) => {
  const at = Math.min(Math.max(index, 0), stepNames.length - 1);
  slider.value = at;
  stepLabel.textContent = `${at + 1} of ${stepNames.length}: ${stepNames[at]}`;
  document.documentElement.dataset.step = stepNames[at];
  panels.forEach((panel) => panel.select(stepNames[at]));
  showDetails();
  redraw();
};

let active = null, details = null, leader = null;
const redraw = () => panels.forEach((panel) => panel.request());
const setHovered = (value) => { if (hovered !== value) { hovered = value; redraw(); } };
/// Keeps the same instruction at the top of all panels.
const synchronise = (panel) => {
  if (leader && leader !== panel) return;
  leader = panel;
  const top = panel.scroll.scrollTop, row = Math.min(Math.floor(top / ROW), panel.rows.length - 1);
  const anchor = panel.anchors[row];
  for (const other of panels) {
    const to = other === panel ? undefined : other.rowOf.get(anchor);
    if (to !== undefined) other.scroll.scrollTop = to * ROW + (top % ROW);
  }
  clearTimeout(synchronise.timer);
  synchronise.timer = setTimeout(() => { leader = null; }, 80);
};

/// The panel that the details are about: the one that was clicked, or the first that has the step in sight.
const detailed = () => {
  const shown = panels.filter((panel) => !panel.element.hidden);
  const hasStep = (panel) => panel.at?.name === document.documentElement.dataset.step;
  if (shown.includes(active) && (hasStep(active) || !shown.some(hasStep))) return active;
  return shown.find(hasStep) ?? shown[0] ?? panels[0];
};
const showDetails = () => {
  const panel = detailed();
  let html = "";
  if (panel.at) html += stepDetails(panel, panel.at);
  if (chosen !== null) html += valueDetails(panel, chosen);
  if (panel.cursor !== null) html += rowDetails(panel, panel.cursor);
  details.innerHTML = html || "<p>Click a value to follow it, or a row to see what each register and slot holds there.</p>";
};
const rowLink = (panel, row) => `<span class="go" data-row="${row}">${text(describe(panel.rows[row]))}</span>`;
const describe = (row) => row === undefined ? "the end" : row.kind === "inst" ? `inst${row.inst} ${comment(row) ?? row.form}` : row.kind === "block" ? data.blocks[row.block] : row.kind === "note" ? row.text : row.kind === "edit" ? `${row.op} ${row.from[0] ? `${row.from[0]} → ` : ""}${row.to[0]} ${row.values.map((value) => data.values[value]).join(", ")}` : `${data.blocks[row.from]} → ${data.blocks[row.to]}`;
const valueDetails = (panel, value) => {
  const spans = [];
  for (const [column, first, end] of panel.spans.filter((span) => span[3].includes(value) && !span[4]).sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = spans.at(-1);
    if (last && last[0] === column && last[2] === first) last[2] = end; else spans.push([column, first, end]);
  }
  const edits = [], defs = [], uses = [], passed = [];
  panel.rows.forEach((row, index) => {
    if (row.kind === "edit" && row.values.includes(value)) edits.push(index);
    if (row.kind === "block" && row.params.includes(value)) defs.push(index);
    if (row.kind !== "inst") return;
    if (row.defs.some((it) => it[0] === value)) defs.push(index);
    if (row.uses.some((it) => it[0] === value)) uses.push(index);
    if (row.to.some((it) => it[1].includes(value))) passed.push(index);
  });
  const list = (rows) => rows.length ? `<ul>${rows.map((row) => `<li>${rowLink(panel, row)}</li>`).join("")}</ul>` : "none";
  const cost = edits.reduce((sum, row) => sum + panel.rows[row].cost, 0);
  const parameters = passed.flatMap((row) => panel.rows[row].to.flatMap(([block, args]) => args.flatMap((arg, at) => {
    const target = panel.rows[panel.rowOf.get(`block${block}`)];
    return arg === value && target ? [nameOf(target.params[at])] : [];
  })));
  return `<h3>${nameOf(value)}: ${text(data.types[value])}</h3>web of ${data.values[data.webs[value]]}, in ${text(panel.name)}
    <h4>Defined</h4>${list(defs)}<h4>Read</h4>${list(uses)}
    <h4>Passed on as</h4>${[...new Set(parameters)].join(", ") || "nothing"}
    <h4>Where it is</h4><ul>${spans.map(([column, first, end]) => `<li>${text(panel.columns[column])}: from ${rowLink(panel, first)}${end > first + 1 ? ` to ${rowLink(panel, end - 1)}` : ""}</li>`).join("")}</ul>
    <h4>Its edits, cost ${number(cost)}</h4>${list(edits)}${whyDetails(panel, value)}`;
};
/// Why a value is where it is, as far as the passes up to the step in sight have decided.
const whyDetails = (panel, value) => {
  const shown = panel.at ? panel.steps.indexOf(panel.at) : panel.steps.length;
  const reasons = panel.reasons.filter(([step, of]) => of === value && step <= shown);
  return reasons.length ? `<h4>Why</h4><ul class="why">${reasons.map(([step, , why]) => `<li>${text(panel.steps[step].name)}: ${named(why)}</li>`).join("")}</ul>` : "";
};

const MOST = 60;
/// What is new in a step, what is gone, and what holds for the function as a whole.
const stepDetails = (panel, step) => {
  const list = (items, item) => `<ul>${items.slice(0, MOST).map((it) => `<li>${item(it)}</li>`).join("")}${items.length > MOST ? `<li>${items.length - MOST} more</li>` : ""}</ul>`;
  const added = step.new.length ? `<h4>New: ${step.new.length}</h4>${list(step.new, (row) => `${rowLink(panel, row)}${placeOf(panel, row)}`)}` : "";
  const gone = step.gone.length ? `<h4>No longer: ${step.gone.length}</h4>${list(step.gone, named)}` : "";
  const facts = step.facts.length ? `<h4>${step.name === "webs" ? "Webs" : "As a whole"}</h4>${list(step.facts, named)}` : "";
  const most = step.name === "liveness" ? `<h4>Most live values</h4>${list(panel.banks, (bank) => mostLive(panel, bank))}` : "";
  const where = panels.length > 1 ? ` in ${text(panel.name)}` : "";
  return `<h3 class="step">${text(step.name)}${where}</h3>${added || gone || facts || most ? "" : "Nothing changes."}${most}${added}${gone}${facts}`;
};
/// The instruction before which a row is.
const placeOf = (panel, row) => {
  const next = panel.rows.slice(row).find((it) => it.kind === "inst" || it.kind === "edge");
  return next?.kind === "inst" ? ` at inst${next.inst}` : "";
};
/// Where most values of a bank are live.
const mostLive = (panel, bank) => {
  const live = (row) => panel.rows[row].live[bank.index]?.[0] ?? 0;
  const row = panel.rows.reduce((best, _, at) => (live(at) > live(best) ? at : best), 0);
  return `${live(row)} of bank ${text(bank.name)}, which has ${bank.capacity} registers, in ${rowLink(panel, row)}`;
};
const rowDetails = (panel, index) => {
  const row = panel.rows[index];
  const held = panel.spansIn(index, index + 1).sort((a, b) => a[0] - b[0]);
  const pressure = panel.banks.map((bank) => `${text(bank.name)} ${row.live[bank.index]?.[0] ?? 0} of ${bank.capacity}`).join(", ");
  return `<h4>Before ${text(describe(row))}, in ${text(panel.name)}</h4>live values: ${pressure || "none"}
    <table>${held.map(([column, , , values]) => `<tr><td>${text(panel.columns[column])}</td><td>${values.map(nameOf).join(", ")}</td></tr>`).join("")}</table>`;
};

/// What the address of the page would have to name for the page to come back as it is.
window.stateOfView = () => [
  ...(chosen === null ? [] : [data.values[chosen]]),
  ...(slider && Number(slider.value) < stepNames.length - 1 ? [`step=${stepNames[slider.value]}`] : []),
].join(",");

const LEGEND = `Click a value or a row; ↑ ↓ go from row to row, ← → from pass to pass, e to the next edit.
  Columns: <b>▾</b> written <b>•</b> read <b>×</b> clobbered <i class="held"></i> in it <i class="pale"></i> only in memory.
  Bars: live values <i class="dark"></i> in registers <i class="grey"></i> not <i class="red"></i> too many for registers.`;
const start = () => {
  const header = make("header", {}, document.body);
  make("h1", { textContent: `${data.function || "(no name)"} on ${data.isa}` }, header);
  const main = make("main", {}, document.body);
  for (const allocation of data.allocations) panels.push(new Panel(allocation, main));
  if (panels.length > 1) {
    // As many as there is room for, and two at least; the default level is among them.
    const room = Math.max(2, Math.floor((window.innerWidth - 270) / 440));
    const first = [...panels].sort((a, b) => (b.name === "O2") - (a.name === "O2")).slice(0, room);
    for (const panel of panels) {
      const label = make("label", {}, header);
      const box = make("input", { type: "checkbox", checked: first.includes(panel) }, label);
      panel.element.hidden = !box.checked;
      label.append(` ${panel.name}`);
      box.addEventListener("change", () => {
        panel.element.hidden = !box.checked;
        panels.forEach((it) => it.measure());
        showDetails();
        redraw();
      });
    }
  }
  const colors = make("select", { title: "what a colour stands for" }, header);
  colors.append(new Option("a colour for each value", "value"), new Option("a colour for each web", "web"));
  colors.addEventListener("change", () => { byWeb = colors.value === "web"; showDetails(); redraw(); });
  const find = make("input", { placeholder: "v12", size: 6, title: "follow a value" }, header);
  find.addEventListener("change", () => {
    const value = idOf.get(find.value.replace(/^v?/, "v"));
    if (value === undefined) return;
    chosen = value;
    const panel = detailed();
    const span = panel.spans.filter((it) => it[3].includes(value)).sort((a, b) => a[1] - b[1])[0];
    if (span) panel.show(span[1]); else { showDetails(); redraw(); }
  });
  const toggle = make("button", { textContent: "light / dark" }, header);
  toggle.addEventListener("click", () => {
    const root = document.documentElement;
    const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
    redraw();
  });
  if (stepNames.length > 1) {
    const label = make("label", { className: "steps", title: "the state after each pass; the arrow keys to the left and right step, too" }, header);
    slider = make("input", { type: "range", min: 0, max: stepNames.length - 1, value: stepNames.length - 1 }, label);
    stepLabel = make("span", {}, label);
    slider.addEventListener("input", () => selectStep(Number(slider.value)));
    document.addEventListener("keydown", (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!by || event.target.matches("input, select")) return;
      event.preventDefault();
      selectStep(Number(slider.value) + by);
    });
  }
  make("div", { className: "help", innerHTML: LEGEND }, header);
  details = make("aside", {}, main);
  details.addEventListener("click", (event) => {
    const value = event.target.closest("[data-v]"), row = event.target.closest("[data-row]");
    const panel = detailed();
    if (value) { chosen = Number(value.dataset.v); showDetails(); redraw(); }
    if (row) panel.show(Number(row.dataset.row));
  });
  new ResizeObserver(() => { panels.forEach((panel) => panel.measure()); redraw(); }).observe(main);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);
  // A link may name the value to follow, the theme and the pass: page.html#v4, page.html#v4,dark,step=webs.
  for (const word of location.hash.slice(1).split(",")) {
    if (word === "dark" || word === "light") document.documentElement.dataset.theme = word;
    if (idOf.has(word)) chosen = idOf.get(word);
  }
  panels.forEach((panel) => { panel.measure(); panel.draw(); });
  if (chosen !== null) {
    const spans = panels[0].spans.filter((it) => it[3].includes(chosen));
    if (spans.length) panels[0].show(Math.min(...spans.map((it) => it[1])));
  }
  showDetails();
  if (slider) {
    const wanted = decodeURIComponent(location.hash).match(/step=([a-z ]+)/)?.[1];
    selectStep(stepNames.includes(wanted) ? stepNames.indexOf(wanted) : stepNames.length - 1);
    panels.forEach((panel) => panel.draw());
  }
  document.documentElement.dataset.ready = String(Math.round(performance.now()));
};
start();
