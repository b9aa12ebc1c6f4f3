// A textarea with line numbers and marks.
export class Editor {
  constructor(element, changed) {
    this.numbers = element.appendChild(Object.assign(document.createElement("pre"), { className: "numbers", ariaHidden: "true" }));
    this.area = element.appendChild(Object.assign(document.createElement("textarea"), { spellcheck: false, autocomplete: "off", wrap: "off" }));
    this.area.setAttribute("autocapitalize", "off");
    this.area.setAttribute("aria-label", element.textContent.trim());
    this.marks = element.appendChild(Object.assign(document.createElement("pre"), { className: "marks", ariaHidden: "true" }));
    this.spans = [];
    this.area.addEventListener("input", () => { this.spans = []; this.draw(); changed(); });
    this.area.addEventListener("scroll", () => this.follow());
  }
  get text() { return this.area.value; }
  set text(text) { this.area.value = text; this.spans = []; this.draw(); this.area.scrollTop = 0; this.follow(); }
  /// Marks spans: {line, column, end_line, end_column, severity}, counted from 1.
  mark(spans) { this.spans = spans; this.draw(); }
  draw() {
    const lines = this.text.split("\n");
    const worst = new Map();
    for (const { line, severity } of this.spans) if (worst.get(line) !== "error") worst.set(line, severity);
    this.numbers.replaceChildren(...lines.flatMap((_, index) => {
      const name = worst.get(index + 1);
      const number = name ? Object.assign(document.createElement("span"), { className: name, textContent: index + 1 }) : index + 1;
      return [number, "\n"];
    }));
    // A mark stands in its line, after as much invisible text as there is before it.
    const parts = [];
    const marks = [...this.spans].sort((a, b) => a.line - b.line || a.column - b.column);
    lines.forEach((text, index) => {
      const characters = [...text];
      let done = 0;
      for (const mark of marks.filter((it) => it.line === index + 1)) {
        const start = Math.max(mark.column - 1, done), end = mark.end_line > mark.line ? characters.length : Math.max(mark.end_column - 1, start + 1);
        const marked = characters.slice(start, end).join("") || " ";
        parts.push(characters.slice(done, start).join(""), Object.assign(document.createElement("span"), { className: mark.severity, textContent: marked }));
        done = Math.max(end, done);
      }
      parts.push(characters.slice(done).join(""), "\n");
    });
    this.marks.replaceChildren(...parts);
    this.follow();
  }
  follow() {
    this.numbers.scrollTop = this.marks.scrollTop = this.area.scrollTop;
    this.marks.scrollLeft = this.area.scrollLeft;
  }
  /// Puts the cursor at a place.
  go({ line, column }) {
    const lines = this.text.split("\n");
    const before = lines.slice(0, line - 1).reduce((sum, it) => sum + it.length + 1, 0);
    const at = before + [...(lines[line - 1] ?? "")].slice(0, column - 1).join("").length;
    this.area.focus();
    this.area.setSelectionRange(at, at);
    this.area.scrollTop = Math.max(0, (line - 5) * 18);
    this.area.scrollIntoView({ block: "nearest" });
  }
}
