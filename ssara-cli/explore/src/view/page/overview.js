// The whole function at one glance: a strip beside each panel, and the flow graph.

/// A strip with all rows of a panel: pressure, loops, edits, and where the value is that is followed.
class Overview {
  constructor(panel, parent) {
    this.panel = panel;
    this.canvas = make("canvas", { className: "overview", title: "The whole function: loops, edits, points with too many live values. A click goes there." }, parent);
    const go = (event) => {
      const box = this.canvas.getBoundingClientRect();
      panel.scroll.scrollTop = ((event.clientY - box.top) / box.height) * panel.height * ROW - panel.scroll.clientHeight / 2;
    };
    this.canvas.addEventListener("pointerdown", (event) => { this.canvas.setPointerCapture(event.pointerId); go(event); });
    this.canvas.addEventListener("pointermove", (event) => { if (event.buttons) go(event); });
  }
  draw() {
    const { panel, canvas } = this, height = canvas.clientHeight, width = canvas.clientWidth;
    const scale = window.devicePixelRatio || 1;
    Object.assign(canvas, { width: width * scale, height: height * scale });
    const pen = canvas.getContext("2d"), line = height / Math.max(panel.height, 1), thick = Math.max(line, 1);
    pen.scale(scale, scale);
    const faint = theme("--faint"), edit = theme("--edit"), over = theme("--over");
    panel.rows.forEach((row, index) => {
      const y = panel.place[index] * line;
      if (row.depth) { pen.globalAlpha = Math.min(0.15 * row.depth, 0.6); pen.fillStyle = faint; pen.fillRect(0, y, width, thick); pen.globalAlpha = 1; }
      if (panel.banks.some((bank) => (row.live[bank.index]?.[0] ?? 0) > bank.capacity)) { pen.fillStyle = over; pen.fillRect(0, y, 3, thick); }
      if (row.kind === "edit" || row.kind === "note") { pen.fillStyle = edit; pen.fillRect(4, y, 4, thick); }
    });
    if (chosen !== null) {
      pen.fillStyle = color(chosen, { sat: theme("--sat"), fill: theme("--light") });
      for (const [, from, to, values] of panel.spans) if (values.includes(chosen)) pen.fillRect(9, panel.lineOf(from) * line, 5, Math.max((panel.lineOf(to) - panel.lineOf(from)) * line, 1));
    }
    // What is in sight, if that is not all.
    if (panel.height * ROW <= panel.scroll.clientHeight) return;
    pen.strokeStyle = faint;
    pen.strokeRect(0.5, panel.scroll.scrollTop / ROW * line + 0.5, width - 1, Math.max(panel.scroll.clientHeight / ROW * line - 1, 2));
  }
}

/// The blocks in layers: each is below all blocks that lead to it, but for ways back in loops.
const layers = (blocks) => {
  const order = new Map(blocks.map((block, index) => [block.block, index]));
  const layer = blocks.map(() => 0);
  blocks.forEach((block, index) => {
    for (const from of block.from) if (order.get(from) < index) layer[index] = Math.max(layer[index], layer[order.get(from)] + 1);
  });
  const found = [];
  layer.forEach((at, index) => { (found[at] ??= []).push(blocks[index]); });
  return found.filter(Boolean);
};

/// The flow graph as SVG. Darker blocks are in deeper loops, and thicker edges run more often.
const flowGraph = () => {
  const blocks = panels[0].finished.rows.filter((row) => row.kind === "block");
  const WIDTH = 92, HEIGHT = 30, WIDE = 112, HIGH = 62, places = new Map();
  const rows = layers(blocks), widest = Math.max(...rows.map((row) => row.length));
  rows.forEach((row, at) => row.forEach((block, index) => places.set(block.block, { x: 40 + (index + (widest - row.length) / 2) * WIDE, y: 10 + at * HIGH })));
  const width = 80 + widest * WIDE, height = rows.length * HIGH + 10;
  let edges = "", nodes = "";
  for (const block of blocks) {
    const to = places.get(block.block);
    for (const from of block.from.filter((it) => places.has(it))) {
      const at = places.get(from), often = Math.min(blocks.find((it) => it.block === from).frequency, block.frequency);
      const stroke = `stroke-width="${Math.min(1 + Math.log10(Math.max(often, 1)), 5)}"`;
      const [x1, y1, x2, y2] = [at.x + WIDTH / 2, at.y + HEIGHT, to.x + WIDTH / 2, to.y];
      const side = Math.max(at.x, to.x) + WIDTH + 26;
      edges += y2 > y1
        ? `<path ${stroke} d="M${x1} ${y1}C${x1} ${y1 + 16} ${x2} ${y2 - 16} ${x2} ${y2}"/>`
        : `<path ${stroke} class="back" d="M${at.x + WIDTH} ${y1 - 12}C${side} ${y1 - 12} ${side} ${y2 + 12} ${to.x + WIDTH} ${y2 + 12}"/>`;
    }
    nodes += `<g data-block="${block.block}" tabindex="0"><rect x="${to.x}" y="${to.y}" width="${WIDTH}" height="${HEIGHT}" rx="4" fill-opacity="${Math.min(0.12 + 0.22 * block.depth, 0.8)}"/>`
      + `<text x="${to.x + WIDTH / 2}" y="${to.y + 13}">${text(data.blocks[block.block])}</text><text class="often" x="${to.x + WIDTH / 2}" y="${to.y + 25}">×${number(block.frequency)}${block.depth ? `, loop ${block.depth}` : ""}</text></g>`;
  }
  return `<svg class="flow" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs><g class="edges">${edges}</g>${nodes}</svg>`;
};
