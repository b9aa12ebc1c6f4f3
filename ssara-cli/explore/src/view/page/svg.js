// A panel as an SVG file: all of its rows, as they are drawn.

/// Takes what a canvas is drawn with, and writes it as SVG.
class SvgPen {
  constructor() { Object.assign(this, { parts: [], path: "", globalAlpha: 1, fillStyle: "", strokeStyle: "", shift: 0, shifts: [], font: "" }); }
  save() { this.shifts.push(this.shift); }
  restore() { this.shift = this.shifts.pop(); }
  translate(x) { this.shift += x; }
  clip() { this.path = ""; }
  rect() {}
  beginPath() { this.path = ""; }
  moveTo(x, y) { this.path += `M${x + this.shift} ${y}`; }
  lineTo(x, y) { this.path += `L${x + this.shift} ${y}`; }
  arc(x, y, radius) { this.path += `M${x + this.shift - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`; }
  fill() { this.parts.push(`<path d="${this.path}" fill="${this.fillStyle}" opacity="${this.globalAlpha}"/>`); }
  stroke() { this.parts.push(`<path d="${this.path}" stroke="${this.strokeStyle}" fill="none" opacity="${this.globalAlpha}"/>`); }
  fillRect(x, y, width, height) {
    if (width > 0 && height > 0) this.parts.push(`<rect x="${x + this.shift}" y="${y}" width="${width}" height="${height}" fill="${this.fillStyle}" opacity="${this.globalAlpha}"/>`);
  }
  fillText(words, x, y) { this.parts.push(`<text x="${x + this.shift}" y="${y}" font-size="9" dominant-baseline="central" fill="${this.fillStyle}">${text(words)}</text>`); }
  /// The text of an element, from x on.
  write(words, x, y, fill, size = 12) { this.parts.push(`<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" xml:space="preserve">${text(words)}</text>`); }
}

const svgOf = (panel) => {
  const pen = new SvgPen(), view = panel.view(0, panel.height), head = panel.labelHeight + 24;
  panel.paint(pen, view, 0, panel.width);
  const ink = theme("--ink"), edit = theme("--edit"), lines = make("div"), most = Math.floor(panel.codeWidth / 7.3);
  const short = (words) => (words.length > most ? `${words.slice(0, most - 1)}…` : words);
  panel.rows.forEach((row, index) => {
    lines.innerHTML = panel.line(index);
    const y = panel.place[index] * ROW + 13, [line, cost] = lines.children;
    pen.write(short(line.textContent), panel.codeLeft, y, row.kind === "edit" || row.kind === "note" ? edit : ink);
    if (cost) pen.write(cost.textContent, panel.costLeft, y, theme("--faint"));
  });
  const names = panel.columns.map((name, column) => `<text transform="translate(${panel.columnLeft(column) + 14} ${head - 4}) rotate(-90)" font-size="11" fill="${ink}">${text(name)}</text>`);
  // A file needs the namespace, which the element of a page has of itself.
  lines.innerHTML = `<svg width="${panel.width}" height="${head + panel.height * ROW}" font-family="ui-monospace, monospace">`
    + `<rect width="100%" height="100%" fill="${theme("--paper")}"/><text x="8" y="16" font-size="13" fill="${ink}">${text(`${data.function} on ${data.isa}: ${panel.name}, cost ${number(panel.cost)}`)}</text>`
    + `${names.join("")}<g transform="translate(0 ${head})">${pen.parts.join("")}</g></svg>`;
  return new XMLSerializer().serializeToString(lines.firstChild);
};
const saveSvg = () => {
  const panel = detailed(), address = URL.createObjectURL(new Blob([svgOf(panel)], { type: "image/svg+xml" }));
  make("a", { href: address, download: `${data.function || "function"}-${panel.name}.svg` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};
