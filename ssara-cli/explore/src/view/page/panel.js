"use strict";
// A panel of the page of `ssara view`: an allocation, drawn from its data. Only the rows in sight are drawn.
const data = JSON.parse(document.getElementById("data").textContent);
const ROW = 18, COLUMN = 24, STEP = 64, LOOP = 6, STRIP = 58, FOLLOWED = 62;
// The text in a column: the width of a character, and the height of a line.
const CHARACTER = 6.02, LINE = 12;

/// Words in lines of at most so many characters. What has no room ends in dots.
const wrapped = (words, most, room) => {
  const lines = [];
  for (const word of words.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && longer.length <= most) lines[lines.length - 1] = longer; else lines.push(word);
  }
  const kept = lines.slice(0, Math.max(room, 1)), isWhole = kept.length === lines.length;
  return kept.map((line, index) => (line.length > most || (!isWhole && index === kept.length - 1) ? `${line.slice(0, most - 1)}…` : line));
};

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
    if (this.trace) this.steps = traceSteps(this.name, this.trace);
    this.finished = { rows: this.rows, spans: this.spans, columns: this.columns, registers: this.registers };
    this.at = null;
    this.cursor = null;
    this.element = make("section", { className: "panel" }, parent);
    const facts = make("div", { className: "facts" }, this.element);
    const counts = this.counts.map(([what, count, weighted]) => `<span>${what} ${number(count)} (weight ${number(weighted)})</span>`);
    facts.innerHTML = this.refusal ? `<h2>${text(this.name)}</h2> <span class="refusal">refuses this function</span>`
      : `<h2>${text(this.name)}</h2> <span>cost ${number(this.cost)}</span> ${counts.join(" ")} <span>frame ${number(this.frame)} bytes</span>`;
    this.what = make("div", { className: "what" }, this.element);
    this.graph = make("div", { className: "interferences", hidden: true }, this.element);
    const middle = make("div", { className: "middle" }, this.element);
    this.scroll = make("div", { className: "scroll", tabIndex: 0 }, middle);
    this.overview = new Overview(this, middle);
    this.labels = make("div", { className: "labels" }, this.scroll);
    this.body = make("div", { className: "body" }, this.scroll);
    this.canvas = make("canvas", {}, this.body);
    this.lines = make("div", {}, this.body);
    this.index();
    this.scroll.addEventListener("scroll", () => { synchronise(this); this.request(); });
    this.body.addEventListener("mousemove", (event) => this.hover(event));
    this.body.addEventListener("mouseleave", () => setHovered(null));
    this.body.addEventListener("click", (event) => this.click(event));
    for (const part of [this.what, this.graph]) {
      part.addEventListener("click", (event) => { const name = event.target.closest("[data-v]"); if (name) follow(Number(name.dataset.v)); });
    }
  }

  /// Shows the state after a step, or the finished code for the last one.
  select(name) {
    const found = this.steps.filter((step) => stepOrder.get(step.name) <= stepOrder.get(name));
    const step = this.steps.length ? found.at(-1) ?? this.steps[0] : null;
    this.at = step;
    const isLast = step === null || step === this.steps.at(-1);
    const plain = (row) => (row.kind === "inst" ? { ...row, defs: row.defs.map(([value]) => [value, "", []]), uses: row.uses.map(([value]) => [value, "", []]), clobbers: [] } : row);
    const full = (row) => (typeof row === "number" ? (step.plain ? plain(this.finished.rows[row]) : this.finished.rows[row]) : row);
    this.isTraced = !isLast && step.trace !== undefined;
    Object.assign(this, isLast ? this.finished : { rows: step.rows.map(full), spans: step.spans, columns: step.columns, registers: step.registers });
    this.graph.hidden = !this.isTraced || !step.round.graph;
    if (this.isTraced) this.spans = traceSpans(step, this.rows);
    if (step?.plain && !isLast) this.countHeld(this.spans, this.isTraced || (step.name !== "liveness" && step.name !== "webs"));
    this.isNew = new Set(step?.new ?? []);
    const what = this.refusal ? `There is no allocation: ${this.refusal}.`
      : step === null ? `The finished code: ${/^O\d$/.test(this.name) ? "the passes saw computed jumps as one block, so their states are not those of this function" : `${this.name} tells nothing about its passes`}.`
      : `${name === step.name ? "" : `${this.name} has no step “${name}”. `}${step.title ?? step.name}: ${step.what}`;
    this.what.innerHTML = named(what);
    this.index();
  }
  /// The place in the code at the cursor or else at the top, and how far it is from the top of the screen.
  keep() {
    const row = this.cursor ?? this.rowAt(Math.floor(this.scroll.scrollTop / ROW));
    return { anchor: this.anchors[row], above: this.place[row] * ROW - this.scroll.scrollTop };
  }
  /// Scrolls back to such a place. At the top the panel stays there, so that what is new above the place is in sight.
  restore({ anchor, above }) {
    const row = this.rowOf.get(anchor);
    if (this.cursor !== null) this.cursor = row ?? null;
    if (row !== undefined && this.scroll.scrollTop > 0) this.scroll.scrollTop = Math.max(0, this.place[row] * ROW - above);
  }
  /// Sets how many live values are in registers by the spans of a step: none before it is decided where values are.
  countHeld(spans, isDecided) {
    const held = this.rows[0].live.map(() => new Array(this.rows.length + 1).fill(0));
    for (const [, first, end, values, inMemory] of isDecided ? spans : []) {
      if (inMemory) continue;
      for (const value of values) { held[data.bank_of[value]][Math.floor(first)] += 1; held[data.bank_of[value]][Math.ceil(end)] -= 1; }
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
    const room = this.scroll.clientWidth, due = Math.min(this.columns.length * COLUMN, room * 0.4);
    const lengths = this.rows.map((row) => this.length(row)).sort((a, b) => a - b);
    const usual = lengths[Math.floor(lengths.length * 0.95)] ?? 0;
    // Nearly all lines fit. If the chart has too little room, costs are short; then there are no bars, and less code.
    for (this.terse = 0; this.terse < 3; this.terse += 1) {
      const isLast = this.terse === 2, least = isLast ? 170 : 260;
      this.codeWidth = Math.min(Math.max(usual * 7.3 + 20, least), Math.max(room * 0.45, least), 640);
      this.costLeft = this.codeLeft + this.codeWidth + 4;
      const longest = this.rows.reduce((most, row) => Math.max(most, this.price(row).length), 0);
      this.costWidth = longest && Math.max(longest, "cost".length + 1) * 6.8;
      this.stripLeft = this.costLeft + this.costWidth + 8;
      this.strip = isLast ? 0 : STRIP;
      this.followedLeft = this.stripLeft + this.banks.length * this.strip + (isLast ? 0 : 8);
      this.chartLeft = this.followedLeft + (chosen === null ? 0 : FOLLOWED);
      if (isLast || room - this.chartLeft >= due) break;
    }
    this.width = this.columnLeft(this.columns.length) + 16;
    this.labelHeight = Math.min(Math.max(...panels.flatMap((panel) => panel.columns).map((name) => name.length * 6.8 + 8), 34), 110);
    this.labels.style.height = `${this.labelHeight}px`;
    this.body.style.height = `${this.height * ROW + 40}px`;
    this.body.style.width = this.labels.style.width = `${this.width}px`;
    const bankNames = this.banks.map((bank, index) => `<div class="bank" style="left:${this.stripLeft + index * this.strip}px" title="live values of bank ${text(bank.name)}, dark if in a register; the line is the number of registers">${text(bank.name)} ${bank.capacity}</div>`).join("");
    const columnNames = this.columns.map((name, column) => `<div class="column${column < this.registers ? "" : " slot"}" style="left:${this.columnLeft(column) + 4}px">${text(name)}</div>`).join("");
    const costName = this.costWidth ? `<div class="bank" style="left:${this.costLeft}px">cost</div>` : "";
    const followedName = chosen === null ? "" : `<div class="column" style="left:${this.followedLeft + 4}px" title="where the value is that is followed">${text(data.values[chosen])}</div>`;
    this.labels.innerHTML = `<div class="names">${columnNames}</div><div class="names">${costName}${this.strip ? bankNames : ""}${followedName}</div>`;
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
  /// What a row costs, as it is written beside it.
  price(row) {
    if (!row.cost) return "";
    const isShort = this.terse > 0 || number(row.unit) === number(row.cost);
    return isShort ? number(row.cost) : `${number(row.unit)} × ${number(row.cost / row.unit)} = ${number(row.cost)}`;
  }
  /// Tables of spans by stretches of rows, and of rows by block and instruction. Each row has the line of its number.
  index() {
    this.stretches = Array.from({ length: Math.ceil(this.rows.length / STEP) + 1 }, () => []);
    this.spans.forEach(([, first, end], index) => {
      for (let at = Math.floor(first / STEP); at <= Math.floor((Math.ceil(end) - 1) / STEP); at += 1) this.stretches[at].push(index);
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
    this.place = Array.from({ length: this.rows.length + 1 }, (_, row) => row);
    this.height = this.rows.length;
  }
  /// The line of a row, or of a place in it.
  lineOf(row) { return this.place[Math.floor(row)] + row % 1; }
  /// The row at a line, or the one above it.
  rowAt(line) {
    let [low, high] = [0, this.rows.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.place[middle] <= line) low = middle; else high = middle - 1;
    }
    return low;
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
    const view = this.view(Math.max(0, Math.floor(top / ROW) - 2), Math.min(this.height, Math.ceil((top + height) / ROW) + 2));
    const scale = window.devicePixelRatio || 1;
    // Code and pressure stay where they are when the chart is scrolled to the right.
    const shift = this.scroll.scrollLeft, width = Math.min(this.scroll.clientWidth, this.width);
    Object.assign(this.canvas, { width: width * scale, height: view.lines * ROW * scale });
    Object.assign(this.canvas.style, { width: `${width}px`, height: `${view.lines * ROW}px`, top: `${view.top * ROW}px`, left: `${shift}px` });
    this.lines.style.transform = this.labels.lastChild.style.transform = `translateX(${shift}px)`;
    this.labels.firstChild.style.clipPath = `inset(0 0 0 ${this.chartLeft - 2 + shift}px)`;
    const pen = this.canvas.getContext("2d");
    pen.scale(scale, scale);
    this.paint(pen, view, shift, width);
    if (!this.graph.hidden) this.graph.innerHTML = graphSvg(this);
    let html = "";
    for (let row = view.first; row < view.end; row += 1) html += this.line(row);
    this.lines.innerHTML = html;
    this.overview.draw();
  }
  /// The rows at some lines.
  view(top, bottom) {
    const first = this.rowAt(top), end = Math.min(this.rowAt(bottom) + 1, this.rows.length);
    return { top, lines: bottom - top, first, end, y: (row) => (this.lineOf(row) - top) * ROW };
  }
  /// Draws all but the text of the lines.
  paint(pen, view, shift, width) {
    const bottom = view.lines * ROW;
    this.drawRows(pen, view);
    if (chosen !== null) this.drawFollowed(pen, view);
    pen.save();
    pen.beginPath();
    pen.rect(this.chartLeft - 2, 0, width, bottom);
    pen.clip();
    pen.translate(-shift, 0);
    pen.fillStyle = theme("--line");
    for (let column = 0; column <= this.columns.length; column += 1) pen.fillRect(this.columnLeft(column) - 1, 0, 1, bottom);
    if (this.isTraced) drawLanes(this, pen, view); else this.drawSpans(pen, view);
    this.drawOperands(pen, view);
    pen.restore();
  }
  drawRows(pen, { first, end, y: yOf }) {
    const style = { band: theme("--band"), faint: theme("--faint"), over: theme("--over"), mark: theme("--mark") };
    for (let index = first; index < end; index += 1) {
      const row = this.rows[index], y = yOf(index), gap = index ? y - ROW - yOf(index - 1) : 0;
      if (row.kind === "block" || row.kind === "edge") { pen.fillStyle = style.band; pen.fillRect(0, y, this.width, ROW); }
      if (index === this.cursor) { pen.fillStyle = style.mark; pen.fillRect(0, y, this.width, ROW); }
      pen.fillStyle = style.faint;
      for (let depth = 0; depth < row.depth; depth += 1) pen.fillRect(3 + depth * LOOP, row.kind === "block" ? y : y - gap, 3, row.kind === "block" ? ROW : ROW + gap);
      (this.strip ? this.banks : []).forEach((bank, at) => {
        const [live, held] = row.live[bank.index] ?? [0, 0];
        const left = this.stripLeft + at * STRIP, width = STRIP - 10, unit = width / Math.max(bank.most, 1);
        pen.globalAlpha = 0.35; pen.fillStyle = style.faint; pen.fillRect(left, y + 3, live * unit, ROW - 6);
        pen.globalAlpha = 0.8; pen.fillRect(left, y + 3, held * unit, ROW - 6); pen.globalAlpha = 1;
        if (live > bank.capacity) { pen.fillStyle = style.over; pen.fillRect(left + bank.capacity * unit, y + 3, (live - bank.capacity) * unit, ROW - 6); }
        pen.fillStyle = style.over; pen.fillRect(left + bank.capacity * unit, y, 1, ROW);
      });
    }
  }
  /// The value that is followed has a column of its own, which is always in sight and says where the value is.
  drawFollowed(pen, view) {
    const light = { sat: theme("--sat"), fill: theme("--light"), label: theme("--label") };
    pen.font = "10px ui-monospace, monospace";
    pen.textBaseline = "middle";
    // Lanes say nothing; before there are working sets, no value is anywhere.
    const isPlain = this.rows !== this.finished.rows && this.at.plain, place = ["liveness", "webs"].includes(this.at?.name) ? "live" : "register";
    // A register covers a slot that has the value, too.
    const spans = this.spansIn(view.first, view.end).filter((span) => span[3].includes(chosen)).sort((a, b) => b[4] - a[4] || b[0] - a[0]);
    for (const [column, from, to, , inMemory, label] of spans) {
      const top = Math.max(view.y(from), 0), bottom = Math.min(view.y(to), view.lines * ROW);
      pen.globalAlpha = 1;
      pen.fillStyle = theme("--paper");
      pen.fillRect(this.followedLeft, top, FOLLOWED - 6, bottom - top);
      pen.globalAlpha = inMemory || column >= this.registers ? 0.3 : 1;
      pen.fillStyle = color(chosen, light);
      pen.fillRect(this.followedLeft, top + 1, FOLLOWED - 6, bottom - top - 1);
      pen.globalAlpha = 1;
      pen.fillStyle = inMemory || column >= this.registers ? theme("--ink") : light.label;
      const words = label ? label : inMemory ? "memory" : isPlain ? place : this.columns[column].split(" ")[0];
      const rows = wrapped(words, Math.floor((FOLLOWED - 8) / CHARACTER), Math.floor((bottom - top) / LINE));
      rows.forEach((row, index) => pen.fillText(row, this.followedLeft + 2, top + ROW / 2 + index * LINE, FOLLOWED - 8));
    }
  }
  /// The spans that meet some rows.
  spansIn(first, end) {
    const found = new Set();
    for (let at = Math.floor(first / STEP); at <= Math.floor((end - 1) / STEP); at += 1) this.stretches[at]?.forEach((span) => found.add(span));
    return [...found].map((index) => this.spans[index]).filter((span) => span[1] < end && span[2] > first);
  }
  drawSpans(pen, { first, end, y, lines }) {
    const light = { sat: theme("--sat"), fill: theme("--light"), label: theme("--label") };
    pen.font = "10px ui-monospace, monospace";
    pen.textBaseline = "middle";
    for (const [column, from, to, values, inMemory] of this.spansIn(first, end)) {
      const x = this.columnLeft(column), top = Math.max(y(from), 0), bottom = Math.min(y(to), lines * ROW);
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
  drawOperands(pen, { first, end, y: yOf }) {
    const ink = theme("--ink"), edit = theme("--edit"), faint = theme("--faint");
    const middle = (column) => this.columnLeft(column) + COLUMN / 2 - 1, mark = (column) => this.columnLeft(column) + COLUMN - 7;
    for (let index = first; index < end; index += 1) {
      const row = this.rows[index], y = yOf(index);
      if (row.kind === "inst") {
        pen.fillStyle = faint;
        row.clobbers.forEach((column) => pen.fillText("×", middle(column) - 3, y + ROW / 2));
        pen.fillStyle = ink;
        row.uses.forEach(([, , columns]) => columns.forEach((column) => { pen.beginPath(); pen.arc(mark(column), y + ROW - 4, 2.2, 0, 7); pen.fill(); }));
        row.defs.forEach(([, , columns]) => columns.forEach((column) => { pen.beginPath(); pen.moveTo(mark(column) - 4, y + ROW - 6); pen.lineTo(mark(column) + 4, y + ROW - 6); pen.lineTo(mark(column), y + ROW); pen.fill(); }));
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
    let html = "";
    if (row.kind === "block") {
      const from = row.from.length ? ` ← ${row.from.map(goTo).join(", ")}` : "";
      html = `${data.blocks[row.block]}${row.params.length ? `(${values(row.params)})` : ""} <span class="note">×${number(row.frequency)}${from}</span>`;
    } else if (row.kind === "edge") {
      html = `${goTo(row.from)} → ${goTo(row.to)} <span class="note">×${number(row.frequency)}, a block of its own</span>`;
    } else if (row.kind === "inst") {
      const to = row.to.map(([block, args]) => `${goTo(block)}${args.length ? `(${values(args)})` : ""}`).join(", ");
      html = `  ${row.defs.length ? `${operands(row.defs)} = ` : ""}${text(row.form)}${row.uses.length ? ` ${operands(row.uses)}` : ""}${to ? ` → ${to}` : ""}${comment(row) ? ` <span class="note">; ${text(comment(row))}</span>` : ""}`;
    } else if (row.kind === "note") {
      html = `• ${named(row.text)}`;
    } else {
      const arrow = row.op === "swap" ? "↔" : "→";
      html = `+ ${row.op} ${row.from[0] ? `${text(row.from[0])} ` : ""}${arrow} ${text(row.to[0])} ${values(row.values)}`;
    }
    const top = `top:${this.place[index] * ROW}px`, price = this.price(row);
    const cost = price ? `<div class="cost" style="${top};left:${this.costLeft}px;width:${this.costWidth}px">${price}</div>` : "";
    return `<div class="line ${row.kind}${this.isNew?.has(index) ? " new" : ""}${row.kind === "inst" && row.inst === this.refused ? " refused" : ""}" data-row="${index}" style="${top};left:${this.codeLeft}px;width:${this.codeWidth}px">${html}</div>${cost}`;
  }

  /// The value at a place of the page: a name, or a span of the chart.
  valueAt(event) {
    const name = event.target.closest?.("[data-v]");
    if (name) return Number(name.dataset.v);
    const box = this.body.getBoundingClientRect();
    const x = event.clientX - box.left, row = this.rowAt(Math.floor((event.clientY - box.top) / ROW));
    if (chosen !== null && x - this.scroll.scrollLeft >= this.followedLeft && x - this.scroll.scrollLeft < this.chartLeft) return chosen;
    if (x - this.scroll.scrollLeft < this.chartLeft) return null;
    const span = this.spansIn(row, row + 1).find(([column]) => x >= this.columnLeft(column) && x < this.columnLeft(column) + COLUMN);
    return span?.[3][0] ?? null;
  }
  hover(event) { setHovered(this.valueAt(event)); }
  click(event) {
    const go = event.target.closest("[data-block]");
    if (go) { this.show(this.rowOf.get(`block${go.dataset.block}`)); return; }
    const box = this.body.getBoundingClientRect();
    const row = this.rowAt(Math.floor((event.clientY - box.top) / ROW));
    follow(this.valueAt(event));
    this.setCursor(row);
  }
  setCursor(row) {
    this.cursor = Math.min(Math.max(Math.floor(row), 0), this.rows.length - 1);
    active = this;
    showDetails();
    redraw();
  }
  /// Puts the cursor on the next or the last row of a kind, and scrolls to it.
  find(by, isWanted) {
    const from = this.cursor ?? this.rowAt(Math.floor(this.scroll.scrollTop / ROW)) - (by > 0 ? 1 : 0);
    for (let row = from + by; row >= 0 && row < this.rows.length; row += by) {
      if (isWanted(this.rows[row])) { this.show(row); return true; }
    }
    return false;
  }
  keepInSight() {
    const span = this.spansIn(this.cursor, this.cursor + 1).find((it) => it[3].includes(chosen));
    this.reveal(this.cursor, span?.[0]);
  }
  /// Scrolls to a row, and to a column if there is one, as far as they are out of sight.
  reveal(row, column) {
    const y = this.lineOf(row) * ROW, top = this.scroll.scrollTop, height = this.scroll.clientHeight - this.labelHeight;
    if (y < top || y > top + height - 2 * ROW) this.scroll.scrollTop = y - height / 3;
    const left = column === undefined ? this.chartLeft : this.columnLeft(column) - this.scroll.scrollLeft;
    if (left < this.chartLeft || left > this.scroll.clientWidth - 2 * COLUMN) {
      this.scroll.scrollLeft += left - (this.chartLeft + this.scroll.clientWidth) / 2;
    }
  }
  /// Puts the cursor on a row, and scrolls to it and to the column of the value that is followed.
  show(row) { this.setCursor(row); this.keepInSight(); }
}
