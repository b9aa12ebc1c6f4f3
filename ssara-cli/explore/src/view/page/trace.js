// The steps of a classic allocator. The state at a step is that of the first one with all changes up to the step.

/// The steps of a trace, as those of a record. What is drawn is computed when a step is shown.
const traceSteps = (name, trace) => {
  const steps = trace.rounds.flatMap((round) => {
    const columns = [...round.lanes.map((lane) => lane.name), ...round.occupied.map(([reg]) => reg)];
    return round.steps.map((step, index) => ({ round, columns, step, index }));
  });
  return steps.map(({ round, columns, step, index }, number) => ({
    name: `${name} ${number + 1}`, title: step.name, what: step.what, plain: true, rows: trace.rows, new: [], gone: [], facts: [],
    columns, registers: round.lanes.length, round, trace: step, index,
  }));
};

/// The pieces of intervals at a step, by number: lane, positions, register.
const piecesAt = (step) => {
  const pieces = [];
  for (const { pieces: changed } of step.round.steps.slice(0, step.index + 1)) {
    for (const [number, ...piece] of changed) pieces[number] = piece;
  }
  return pieces.filter((piece) => piece[1] < piece[2]);
};
const covers = (lane, at) => lane.ranges.some(([start, end]) => start <= at && at < end);
/// The list of a piece while the scan is at a position.
const listOf = (lane, [, , end, reg], at) => (reg === null ? "memory" : end <= at ? "handled" : covers(lane, at) ? "active" : "inactive");
/// What is live at a step, without holes: lane, positions, list, register.
const partsAt = (step) => {
  if (step.round.graph) return coloredParts(step);
  const { lanes } = step.round, { at, current } = step.trace, byLane = lanes.map(() => []);
  piecesAt(step).forEach((piece) => byLane[piece[0]].push(piece));
  return lanes.flatMap((lane, number) => {
    const pieces = byLane[number].sort((a, b) => a[1] - b[1]);
    const open = (start) => (current && current[0] === number && current[1] <= start && start < current[2] ? "current" : "unhandled");
    return lane.ranges.flatMap(([start, end]) => {
      const parts = [];
      let from = start;
      for (const piece of pieces.filter((piece) => piece[1] < end && piece[2] > start)) {
        const [first, last] = [Math.max(piece[1], start), Math.min(piece[2], end)];
        if (from < first) parts.push([number, from, first, open(from), null]);
        parts.push([number, first, last, listOf(lane, piece, at), piece[3]]);
        from = last;
      }
      if (from < end) parts.push([number, from, end, open(from), null]);
      return parts;
    });
  });
};

/// The place of a position among rows: a row has four of them.
const rowOfPosition = (instRows, at) => instRows[at >> 2] + (at & 3) / 4;
/// The rows of instructions, by number.
const instRows = (rows) => {
  const found = [];
  rows.forEach((row, index) => { if (row.kind === "inst") found[row.inst] = index; });
  return found;
};
/// The spans of a step: those of a chart, with the list and what is written in them.
const traceSpans = (step, rows) => {
  const at = instRows(rows), from = (position) => rowOfPosition(at, position), to = (position) => rowOfPosition(at, position - 1) + 0.25;
  const { lanes, occupied } = step.round;
  const spans = partsAt(step).map(([lane, start, end, list, reg]) => {
    const values = lanes[lane].value === null ? [] : [lanes[lane].value];
    return [lane, from(start), to(end), values, Number(list !== "active" && list !== "inactive" && list !== "handled"), reg ?? (list === "memory" ? "memory" : list), list];
  });
  occupied.forEach(([reg, ranges], index) => ranges.forEach(([start, end]) => spans.push([lanes.length + index, from(start), to(end), [], 1, reg, "occupied"])));
  return spans;
};

/// Draws a frame of some thickness.
const frame = (pen, x, y, width, height, thick) => {
  pen.fillRect(x, y, width, thick); pen.fillRect(x, y + height - thick, width, thick);
  pen.fillRect(x, y, thick, height); pen.fillRect(x + width - thick, y, thick, height);
};
const LISTS = {
  active: { fill: 1, frame: 2 }, inactive: { fill: 0.45, frame: 1 }, handled: { fill: 0.55, frame: 0 }, stacked: { fill: 0.3, frame: 0 },
  memory: { fill: 0.18, frame: 0 }, unhandled: { fill: 0, frame: 1 }, current: { fill: 0, frame: 2 }, occupied: { fill: 0.5, frame: 0 },
};
const laneColor = (value, light) => (value === undefined || value === null ? theme("--faint") : color(value, light));
/// Draws the intervals of a step, and where the scan is.
const drawLanes = (panel, pen, view) => {
  const light = { sat: theme("--sat"), fill: theme("--light"), label: theme("--label") }, ink = theme("--ink");
  const { round, trace } = panel.at, at = instRows(panel.rows), wide = COLUMN - 3;
  const y = (position) => view.y(rowOfPosition(at, position));
  pen.font = "10px ui-monospace, monospace";
  pen.textBaseline = "middle";
  round.lanes.forEach((lane, number) => {
    const x = panel.columnLeft(number) + COLUMN / 2 - 1;
    pen.fillStyle = laneColor(lane.value, light);
    lane.ranges.slice(1).forEach(([next], index) => {
      const top = y(lane.ranges[index][1] - 1) + ROW / 4;
      pen.fillRect(x, top, 1, y(next) - top);
    });
  });
  for (const [column, from, to, values, , label, list] of panel.spansIn(view.first, view.end)) {
    const x = panel.columnLeft(column) + 1, top = view.y(from), height = Math.max(view.y(to) - top, 3), look = LISTS[list];
    const dim = followed() === null || values.some(matches) || list === "occupied" ? 1 : 0.35;
    pen.fillStyle = laneColor(values[0], light);
    pen.globalAlpha = look.fill * dim;
    pen.fillRect(x, top, wide, height);
    pen.globalAlpha = dim;
    if (list !== "unhandled") pen.fillStyle = ink;
    if (look.frame) frame(pen, x, top, wide, height, look.frame);
    pen.fillStyle = list === "active" ? light.label : ink;
    const shown = list === "memory" ? "mem" : label;
    if (height > 9 && ["active", "inactive", "handled", "memory"].includes(list)) pen.fillText(shown, x + 2, top + Math.min(height, ROW) / 2, wide - 3);
    pen.globalAlpha = 1;
  }
  pen.fillStyle = ink;
  round.lanes.forEach((lane, number) => lane.uses.forEach((position) => {
    if (at[position >> 2] < view.first || at[position >> 2] > view.end) return;
    pen.beginPath(); pen.arc(panel.columnLeft(number) + COLUMN - 6, y(position) + ROW / 8, 1.8, 0, 7); pen.fill();
  }));
  if (trace.current) {
    const line = y(trace.at);
    pen.fillStyle = theme("--edit");
    pen.fillRect(panel.chartLeft - 2, line - 1, panel.width, 2);
  }
};

/// Scrolls to the interval that is placed.
const revealStep = (panel) => {
  const { current, focus } = panel.at.trace, lane = current?.[0] ?? focus.find((end) => typeof end === "number");
  if (lane === undefined) return;
  panel.reveal(rowOfPosition(instRows(panel.rows), current?.[1] ?? panel.at.round.lanes[lane].ranges[0][0]), lane);
};

const laneName = (lane) => (lane.value === null ? `<span title="${text(lane.purpose)}">${text(lane.name)}</span>` : nameOf(lane.value));
/// The figures by which a step was decided, and what temporaries are for.
const figuresOf = (step) => {
  const list = (title, lines) => (lines.length ? `<h4>${title}</h4><ul>${lines.slice(0, MOST).map((line) => `<li>${named(line)}</li>`).join("")}</ul>` : "");
  const temporaries = step.round.lanes.filter((lane) => lane.value === null).map((lane) => `${lane.name}: ${lane.purpose}`);
  return list("Figures", step.trace.figures) + list("Temporaries", temporaries);
};
/// The lists of intervals at a step, and the figures by which it was decided.
const traceDetails = (panel, step) => {
  if (step.round.graph) return graphDetails(panel, step);
  const { lanes } = step.round, { current } = step.trace;
  const name = (number) => laneName(lanes[number]);
  const lists = { active: new Map(), inactive: new Map(), unhandled: new Map(), memory: new Map(), handled: new Map() };
  const pieces = piecesAt(step);
  pieces.forEach((piece) => lists[listOf(lanes[piece[0]], piece, step.trace.at)].set(piece[0], piece[3]));
  partsAt(step).forEach(([lane, , , list]) => { if (list === "unhandled") lists.unhandled.set(lane, null); });
  const item = ([lane, reg]) => `${name(lane)}${reg ? `<span class="at">@${text(reg)}</span>` : ""}`;
  const list = (key, title) => `<tr><td><i class="list ${key}"></i>${title}</td><td>${[...lists[key]].map(item).join(", ") || "–"}</td></tr>`;
  return `<h3 class="step">${text(step.name)}: ${text(step.title)}</h3>
    <table class="lists"><tr><td><i class="list current"></i>current</td><td>${current ? name(current[0]) : "–"}</td></tr>
    ${list("active", "active")}${list("inactive", "inactive, in a hole")}${list("unhandled", "unhandled")}${list("memory", "in memory")}${list("handled", "handled")}
    <tr><td><i class="list occupied"></i>occupied</td><td>by instructions</td></tr></table>${figuresOf(step)}`;
};
