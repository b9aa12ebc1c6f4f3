// The details beside the panels: the story of a value, what is in each place at a row, what a pass changed.
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
  if (panel.isTraced) html += traceDetails(panel, panel.at);
  if (chosen !== null) html += valueDetails(panel, chosen);
  if (panel.cursor !== null) html += rowDetails(panel, panel.cursor);
  if (panel.at?.trace && !panel.isTraced) html += `<h3 class="step">${text(panel.at.name)}: ${text(panel.at.title)}</h3>`;
  if (panel.at && !panel.at.trace) html += stepDetails(panel, panel.at);
  details.innerHTML = html || "<p>Click a value to follow it, or a row to see what each register and slot holds there.</p>";
};
const rowLink = (panel, row) => `<span class="go" data-row="${row}">${text(describe(panel.rows[row]))}</span>`;
const describe = (row) => row === undefined ? "the end" : row.kind === "inst" ? `inst${row.inst} ${comment(row) ?? row.form}` : row.kind === "block" ? data.blocks[row.block] : row.kind === "note" ? row.text : row.kind === "edit" ? `${row.op} ${row.from[0] ? `${row.from[0]} → ` : ""}${row.to[0]} ${row.values.map((value) => data.values[value]).join(", ")}` : `${data.blocks[row.from]} → ${data.blocks[row.to]}`;
const valueDetails = (panel, value) => {
  const spans = [];
  for (const [column, first, end, , , label] of panel.spans.filter((span) => span[3].includes(value) && (!span[4] || span[5])).sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = spans.at(-1), place = label ?? panel.columns[column];
    if (last && last[0] === place && last[2] === first) last[2] = end; else spans.push([place, first, end]);
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
    <h4>Where it is</h4><ul>${spans.map(([place, first, end]) => `<li>${text(place)}: from ${rowLink(panel, Math.floor(first))}${Math.ceil(end) > Math.floor(first) + 1 ? ` to ${rowLink(panel, Math.ceil(end) - 1)}` : ""}</li>`).join("")}</ul>
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
  const held = panel.spansIn(index, index + 1).filter((span) => span[6] !== "occupied").sort((a, b) => a[0] - b[0]);
  const pressure = panel.banks.map((bank) => `${text(bank.name)} ${row.live[bank.index]?.[0] ?? 0} of ${bank.capacity}`).join(", ");
  return `<h4>Before ${text(describe(row))}, in ${text(panel.name)}</h4>live values: ${pressure || "none"}
    <table>${held.map(([column, , , values, , label]) => `<tr><td>${text(panel.columns[column])}</td><td>${label ? text(label) : values.map(nameOf).join(", ")}</td></tr>`).join("")}</table>`;
};

