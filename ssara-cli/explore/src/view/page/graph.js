// The steps of iterated register coalescing: the interference graph, and the work lists beside it.
const GRAPH_MOST = 40;

/// The states of nodes and copies at a step, and the stack, the top first.
const graphAt = (step) => {
  const nodes = step.round.lanes.map(() => null), copies = [], stack = [];
  for (const { nodes: changed, copies: changedCopies } of step.round.steps.slice(0, step.index + 1)) {
    for (const [lane, list, squeeze, open, place] of changed) {
      if (nodes[lane]?.list === "stack" && list !== "stack") stack.splice(stack.indexOf(lane), 1);
      if (nodes[lane]?.list !== "stack" && list === "stack") stack.unshift(lane);
      nodes[lane] = { list, squeeze, open, place };
    }
    for (const [copy, state] of changedCopies) copies[copy] = state;
  }
  const root = (end) => { while (typeof end === "number" && nodes[end]?.list === "coalesced") end = nodes[end].place; return end; };
  return { nodes, copies, stack, root };
};
/// The lifetimes of nodes: outlined as long as they are in a list, filled once they have registers.
const coloredParts = (step) => {
  const { nodes, root } = graphAt(step), looks = { stack: "stacked", coloured: "active", spilled: "memory" };
  return step.round.lanes.flatMap((lane, number) => {
    const end = root(number), state = typeof end === "number" ? nodes[end] : { list: "coloured", place: end };
    const look = looks[state?.list] ?? (step.trace.focus.includes(number) ? "current" : "unhandled");
    const place = { coloured: state?.place, stack: "on the stack", spilled: "memory" }[state?.list] ?? `in the list “${state?.list}”`;
    return lane.ranges.map(([start, last]) => [number, start, last, look, place]);
  });
};

/// Places nodes by forces, the same way each time: all push each other away, and those that are linked attract each other.
const placeByForces = (ends, links) => {
  const angle = (index) => (2 * Math.PI * index) / ends.length, at = ends.map((_, index) => [Math.cos(angle(index)), Math.sin(angle(index))]);
  const ideal = 1.6 / Math.sqrt(Math.max(ends.length, 1)), rounds = 250;
  for (let round = 0; round < rounds; round += 1) {
    const push = at.map(([x, y]) => [-x * 0.04, -y * 0.04]);
    const apply = (a, b, force) => {
      const [dx, dy] = [at[a][0] - at[b][0], at[a][1] - at[b][1]], distance = Math.max(Math.hypot(dx, dy), 0.01), by = force(distance) / distance;
      push[a][0] += dx * by; push[a][1] += dy * by; push[b][0] -= dx * by; push[b][1] -= dy * by;
    };
    for (let a = 0; a < at.length; a += 1) for (let b = 0; b < a; b += 1) apply(a, b, (distance) => (ideal * ideal) / distance);
    for (const [a, b, weight] of links) if (a !== b) apply(a, b, (distance) => (-weight * distance * distance) / ideal);
    const most = 0.2 * (1 - round / rounds);
    at.forEach((place, index) => {
      const length = Math.max(Math.hypot(...push[index]), 1e-9), by = Math.min(length, most) / length;
      place[0] += push[index][0] * by; place[1] += push[index][1] * by;
    });
  }
  return at;
};
/// The centre, and the others around it.
const placeAround = (ends) => ends.map((_, index) => {
  const angle = (2 * Math.PI * index) / (ends.length - 1);
  return index ? [Math.cos(angle), Math.sin(angle)] : [0, 0];
});
/// Stretches places to the size of the drawing.
const fit = (places, width, height) => {
  const span = (axis, size, edge) => {
    const [low, high] = [Math.min(...places.map((it) => it[axis])), Math.max(...places.map((it) => it[axis]))];
    return (value) => Math.round(high > low ? edge + ((value - low) / (high - low)) * (size - 2 * edge) : size / 2);
  };
  const [x, y] = [span(0, width, 46), span(1, height, 26)];
  return places.map((place) => [x(place[0]), y(place[1])]);
};

/// The nodes that are drawn, with their places: all of a small graph, else the neighbours of one.
const graphPlaces = (round, centre) => {
  const { edges, copies } = round.graph, cache = (round.places ??= new Map());
  const all = [...round.lanes.keys(), ...new Set([...edges, ...copies].flat().filter((end) => typeof end === "string"))];
  const isWhole = all.length <= GRAPH_MOST, key = isWhole ? "all" : centre;
  if (!cache.has(key)) {
    const beside = edges.filter((edge) => edge.includes(centre)).map(([a, b]) => (a === centre ? b : a));
    const ends = isWhole ? all : centre === undefined ? [] : [...new Set([centre, ...beside])].slice(0, GRAPH_MOST);
    const index = new Map(ends.map((end, at) => [end, at]));
    // Nodes with many neighbours are not drawn together by all of them.
    const degree = new Map();
    [...edges, ...copies].flat().forEach((end) => degree.set(end, (degree.get(end) ?? 0) + 1));
    const links = [...edges, ...copies].map(([a, b]) => [index.get(a), index.get(b), 3 / (degree.get(a) + degree.get(b))]);
    cache.set(key, { count: all.length, isWhole, ends, places: isWhole ? placeByForces(ends, links) : placeAround(ends) });
  }
  return cache.get(key);
};

/// The graph at a step as SVG. Merged nodes are drawn as one, and those on the stack are pale.
const graphSvg = (panel) => {
  const { round, trace } = panel.at, { nodes, copies, root } = graphAt(panel.at);
  const lane = chosen === null ? -1 : round.lanes.findIndex((it) => it.value === chosen);
  const centre = root(lane >= 0 ? lane : trace.focus[0]);
  const { count, isWhole, ends, places } = graphPlaces(round, centre);
  const width = Math.min(Math.max(panel.graph.clientWidth, 340), 900), height = Math.min(Math.max(panel.graph.clientHeight - 30, 160), 500);
  const fitted = ends.length ? fit(places, width, height) : [], at = new Map(ends.map((end, index) => [end, fitted[index]]));
  const regs = [...at.keys()].filter((end) => typeof end === "string");
  panel.regs ??= new Map();
  const hueOf = (reg) => { if (!panel.regs.has(reg)) panel.regs.set(reg, panel.regs.size * 137.508); return panel.regs.get(reg) % 360; };
  const regOf = (end) => (typeof end === "string" ? end : nodes[end]?.list === "coloured" ? nodes[end].place : null);
  const isGone = (end) => typeof end === "number" && ["stack", "spilled"].includes(nodes[end]?.list);
  const focus = new Set(trace.focus.map(root)), drawn = new Set();
  const line = (a, b, kind) => {
    const [from, to] = [root(a), root(b)], key = [from, to].map(String).sort().join(" ") + kind;
    if (from === to || drawn.has(key) || !at.has(from) || !at.has(to)) return "";
    drawn.add(key);
    const [[x1, y1], [x2, y2]] = [at.get(from), at.get(to)];
    return `<line class="${kind}${isGone(from) || isGone(to) ? " gone" : ""}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`;
  };
  const lines = round.graph.edges.map(([a, b]) => line(a, b, "edge")).join("")
    + round.graph.copies.map(([a, b], index) => (copies[index] === "coalesced" ? "" : line(a, b, `copy ${copies[index] ?? "waiting"}`))).join("");
  const members = new Map();
  round.lanes.forEach((_, number) => { const end = root(number); members.set(end, [...(members.get(end) ?? []), number]); });
  const node = (end) => {
    if (root(end) !== end) return "";
    const [x, y] = at.get(end), merged = members.get(end) ?? [], reg = regOf(end);
    const names = [...(typeof end === "string" ? [end] : []), ...merged.map((it) => round.lanes[it].name)];
    const label = names.length > 3 ? `${names.slice(0, 2).join(" ")} +${names.length - 2}` : names.join(" "), wide = Math.max(label.length * 6.6 + 10, 26);
    const state = typeof end === "number" ? nodes[end] : null, list = typeof end === "string" ? "register" : state?.list ?? "";
    const fill = reg ? ` style="fill:hsl(${hueOf(reg)} var(--sat) var(--light))"` : "";
    const below = typeof end === "string" ? "" : list === "coloured" ? reg : ["spill", "freeze", "simplify"].includes(list) ? `${state.squeeze}/${state.open}` : list;
    const value = merged.map((it) => round.lanes[it].value).find((it) => it !== null && it !== undefined);
    const isChosen = merged.some((it) => round.lanes[it].value !== null && round.lanes[it].value === chosen);
    return `<g class="node ${list}${focus.has(end) ? " focus" : ""}${isChosen ? " followed" : ""}"${value === undefined ? "" : ` data-v="${value}"`}><title>${text(names.join(", "))}</title>`
      + `<rect x="${x - wide / 2}" y="${y - 11}" width="${wide}" height="22" rx="${typeof end === "string" ? 2 : 11}"${fill}/><text x="${x}" y="${y + 4}"${reg ? ` class="on"` : ""}>${text(label)}</text>`
      + `<text class="below" x="${x}" y="${y + 21}">${text(below)}</text></g>`;
  };
  const note = isWhole ? "" : `<p>The graph has ${count} nodes. Only the neighbours of ${at.size ? "the node that is followed" : "a value that is followed"} are drawn.</p>`;
  return `${note}<svg class="interference" viewBox="0 0 ${width} ${height}" role="img" aria-label="interference graph">${lines}${[...at.keys()].map(node).join("")}</svg>`;
};

/// The work lists at a step.
const graphDetails = (panel, step) => {
  const { nodes, copies, stack, root } = graphAt(step), { lanes, graph } = step.round;
  const name = (end) => (typeof end === "string" ? text(end) : laneName(lanes[end]));
  const of = (list) => [...nodes.keys()].filter((lane) => nodes[lane]?.list === list);
  const short = (items) => (items.length ? items.slice(0, MOST).join(", ") + (items.length > MOST ? `, ${items.length - MOST} more` : "") : "–");
  const row = (title, items) => `<tr><td>${title}</td><td>${short(items)}</td></tr>`;
  const degree = (lane) => `${name(lane)} <span class="at">${nodes[lane].squeeze}/${nodes[lane].open}</span>`;
  const copy = (state) => graph.copies.flatMap(([a, b], index) => (copies[index] === state ? [`${name(root(a))}–${name(root(b))}`] : []));
  return `<h3 class="step">${text(step.name)}: ${text(step.title)}</h3>
    <h4>Work lists, with degree / registers</h4><table class="lists">${row("simplify", of("simplify").map(degree))}${row("freeze", of("freeze").map(degree))}${row("spill", of("spill").map(degree))}</table>
    <h4>Stack, the top first</h4>${short(stack.map(name))}
    <h4>Copies</h4><table class="lists">${row("to be tried", copy("waiting"))}${row("not safe yet", copy("active"))}${row("frozen", copy("frozen"))}${row("constrained", copy("constrained"))}</table>
    <h4>Nodes</h4><table class="lists">${row("merged", of("coalesced").map((lane) => `${name(lane)} into ${name(root(lane))}`))}${row("coloured", of("coloured").map((lane) => `${name(lane)}<span class="at">@${text(nodes[lane].place)}</span>`))}${row("spilled", of("spilled").map(name))}</table>${figuresOf(step)}`;
};
