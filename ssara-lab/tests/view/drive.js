"use strict";
// Drives a page of `ssara view` as its reader would, and writes what it sees into an element of the page, as JSON.
(async () => {
  // A browser without a window may draw no frames, so the panels are drawn here.
  const pause = () => new Promise((done) => setTimeout(() => { panels.forEach((panel) => panel.draw()); done(); }, 20));
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const key = (name, at = document.body) => at.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  const click = (element, x, y) => element.dispatchEvent(new MouseEvent("click", { clientX: x, clientY: y, bubbles: true }));
  const sections = () => all("section.panel").filter((panel) => !panel.hidden);
  const step = () => document.documentElement.dataset.step;
  const details = () => document.querySelector("aside").textContent;
  // The number of pixels of the chart that are not those of the paper.
  const painted = (section) => {
    const canvas = section.querySelector("canvas");
    const { data: pixels } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let at = 3; at < pixels.length; at += 4) if (pixels[at] > 0) count += 1;
    return count;
  };
  const seen = { steps: [] };

  key("Home");
  for (let last = null; step() !== last; ) {
    last = step();
    await pause();
    const panel = (section) => ({
      what: section.querySelector(".what").textContent,
      lines: all(".line", section).length,
      instructions: all(".line.inst", section).length,
      added: all(".line.new", section).length,
      painted: painted(section),
    });
    seen.steps.push({ name: last, label: document.querySelector(".steps span").textContent, details: details(), panels: sections().map(panel) });
    key("ArrowRight");
  }

  // A click on the name of a value in the code.
  const name = all(".line.inst .v").at(-1), box = name.getBoundingClientRect();
  click(name, box.left + 1, box.top + 4);
  await pause();
  seen.value = `v${name.dataset.v}`;
  seen.followed = sections().map((section) => all(".line .chosen", section).map((it) => it.textContent));
  seen.valueDetails = details();

  // A click on a span of the chart of the last panel.
  const panel = panels.filter((it) => !it.element.hidden).at(-1);
  const [column, row, , values] = panel.spans[0];
  const body = panel.body.getBoundingClientRect();
  click(panel.canvas, body.left + panel.columnLeft(column) + 4, body.top + panel.place[row] * ROW + 4);
  await pause();
  seen.span = `v${values[0]}`;
  seen.spanDetails = details();

  // The arrow keys go from row to row, and `e` to the next edit.
  panel.setCursor(0);
  key("ArrowDown", panel.scroll);
  seen.cursor = panel.cursor;
  key("e", panel.scroll);
  seen.edit = panel.rows[panel.cursor].kind;

  // Rows of the same instruction are at the same height in all panels.
  const common = panel.anchors.filter((anchor) => anchor.startsWith("inst") && panels.every((it) => it.rowOf.has(anchor)));
  seen.crooked = common.filter((anchor) => new Set(panels.map((it) => it.place[it.rowOf.get(anchor)])).size > 1).length;

  // The value that is followed is in a column of its own, and costs are not above the text.
  seen.isFollowed = panel.labels.textContent.includes(data.values[chosen]) && panel.chartLeft > panel.followedLeft;
  seen.covered = all(".cost").filter((cost) => {
    const line = cost.previousElementSibling.getBoundingClientRect();
    return cost.getBoundingClientRect().left < line.left + parseFloat(cost.previousElementSibling.style.width);
  }).length;

  // A search goes to a block, to an instruction, and to words.
  search(data.blocks.at(-1), 1);
  seen.block = describe(panel.rows[panel.cursor]) === data.blocks.at(-1);
  const { inst } = panel.rows.findLast((row) => row.kind === "inst");
  search(`inst${inst}`, 1);
  seen.inst = panel.rows[panel.cursor].inst === inst;
  seen.words = search(describe(panel.rows.find((row) => row.kind === "edit")), 1) && panel.rows[panel.cursor].kind;
  seen.nothing = search("no such words", 1);

  // Keys work wherever the focus is.
  key("?");
  seen.keys = all("dialog td").length;
  key("?");
  key("g");
  seen.nodes = all("dialog .flow [data-block]").length === data.blocks.length;
  all("dialog [data-block]")[0].dispatchEvent(new MouseEvent("click", { bubbles: true }));
  seen.closed = all("dialog").length === 0;
  const drawing = new DOMParser().parseFromString(svgOf(panel), "image/svg+xml");
  seen.svg = drawing.querySelector("parsererror") === null && drawing.querySelectorAll("text").length > panel.rows.length;

  // The address keeps the state.
  seen.state = stateOfView();

  // The boxes hide panels and show them.
  seen.names = sections().map((section) => section.querySelector("h2").textContent);
  const boxes = all("header input[type=checkbox]");
  boxes[0].click();
  await pause();
  seen.without = sections().map((section) => section.querySelector("h2").textContent);
  boxes[0].click();
  await pause();
  const room = document.querySelector("main").getBoundingClientRect();
  seen.overlap = sections().filter((section, at, shown) => at > 0 && section.getBoundingClientRect().left < shown[at - 1].getBoundingClientRect().right - 1).length;
  seen.outside = sections().filter((section) => section.getBoundingClientRect().bottom > room.bottom + 1).length;
  seen.errors = window.pageErrors;
  const output = document.createElement("pre");
  output.id = "seen";
  output.textContent = JSON.stringify(seen);
  document.body.append(output);
})().catch((error) => { document.documentElement.dataset.broken = String(error); });
