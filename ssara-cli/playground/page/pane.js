// One of the panes: what it shows of which allocator.
const make = (tag, attributes = {}, parent = null) => {
  const element = Object.assign(document.createElement(tag), attributes);
  if (parent) parent.append(element);
  return element;
};

export class Pane {
  constructor(element, allocators, changed) {
    this.form = make("form", {}, element);
    this.allocator = make("select", { ariaLabel: "allocator" }, this.form);
    this.allocator.append(...allocators.map((name) => new Option(name)));
    this.show = make("select", { ariaLabel: "what is shown" }, this.form);
    this.show.append(new Option("view"), new Option("explain"));
    this.subjects = make("input", { placeholder: "v4 inst3 block1", title: "What to explain: values, instructions, edges, blocks, registers", ariaLabel: "subjects" }, this.form);
    this.shown = make("div", { className: "shown" }, element);
    this.page = null;
    this.wanted = "";
    this.changed = changed;
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.form.addEventListener("input", () => { this.drawForm(); changed(); });
    this.drawForm();
  }
  get state() { return [this.allocator.value, this.show.value, this.subjects.value.trim(), this.place]; }
  set state([allocator, show, subjects, place]) {
    const isKnown = [...this.allocator.options].some((option) => option.value === allocator);
    this.allocator.value = isKnown ? allocator : "O2";
    this.show.value = show === "explain" ? show : "view";
    this.subjects.value = subjects ?? "";
    this.wanted = place ?? "";
    this.drawForm();
  }
  /// The value that is followed, and the step, as the address of a page of `ssara view` names them.
  get place() {
    const frame = this.shown.querySelector("iframe:not(.waits)");
    const state = frame?.contentWindow.stateOfView?.() ?? this.wanted;
    return state.split(",").filter((part) => !["light", "dark"].includes(part)).join(",");
  }
  get request() {
    const [allocator, show, subjects] = this.state;
    return { allocator, show, subjects: subjects.split(/[\s,]+/).filter(Boolean) };
  }
  drawForm() { this.subjects.hidden = this.show.value === "view"; }

  /// Draws an answer, and resolves when it can be seen.
  async draw(answer) {
    this.shown.classList.toggle("old", answer === undefined);
    if (answer === undefined) return;
    if (answer.view !== undefined) { await this.drawPage(answer.view); return; }
    this.page = null;
    const words = make("div", { className: "words" });
    if (answer.refused !== undefined) make("p", { textContent: answer.refused }, words);
    if (answer.explain) this.drawWords(answer.explain, words);
    this.shown.replaceChildren(words);
  }
  /// A page of `ssara view` in a frame. The old one stays in sight until the new one is drawn, at the same value and step.
  async drawPage(page) {
    if (page === this.page) return;
    this.page = page;
    const state = this.shown.querySelector("iframe:not(.waits)")?.contentWindow.stateOfView?.() ?? this.wanted;
    this.shown.querySelectorAll(".waits").forEach((frame) => frame.remove());
    const frame = make("iframe", { className: "waits", title: "allocation" }, this.shown);
    const address = URL.createObjectURL(new Blob([page], { type: "text/html" }));
    // An empty fragment would scroll the frame into sight.
    await new Promise((resolve) => { frame.onload = resolve; frame.src = state ? `${address}#${state}` : address; });
    URL.revokeObjectURL(address);
    if (frame.isConnected) { frame.classList.remove("waits"); [...this.shown.children].forEach((it) => { if (it !== frame) it.remove(); }); }
  }
  drawWords({ refusal, overview, subjects }, words) {
    for (const line of [...refusal, ...overview]) this.sentence(line, make("p", {}, words));
    for (const { summary, reasons } of subjects) {
      this.sentence(summary, make("h3", {}, words));
      const list = make("ul", {}, words);
      reasons.forEach((reason) => this.sentence(reason, make("li", {}, list)));
    }
  }
  /// A sentence whose subjects can be asked for.
  sentence(text, parent) {
    for (const [index, part] of text.split(/\b((?:v|inst|edge|block)\d+)\b/).entries()) {
      if (index % 2 === 0) { parent.append(part); continue; }
      const button = make("button", { textContent: part, type: "button" }, parent);
      button.addEventListener("click", () => { this.subjects.value = part; this.changed(); });
    }
  }
}
