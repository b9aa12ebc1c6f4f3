"use strict";
// Figures of the chapters: a function that goes through the passes in the page. The playground of the site allocates it.
(() => {
  const home = new URL(`${path_to_root}playground/`, location.href);
  const make = (tag, attributes, parent) => {
    const element = Object.assign(document.createElement(tag), attributes);
    parent.append(element);
    return element;
  };
  const read = async (name) => {
    const response = await fetch(new URL(name, home));
    if (!response.ok) throw new Error(`there is no playground beside this book: ${name} is missing`);
    return response.text();
  };
  const ask = (request) => new Promise((resolve, reject) => {
    const worker = new Worker(new URL("worker.js", home));
    const end = (settle, result) => { worker.terminate(); settle(result); };
    worker.onmessage = ({ data }) => end(resolve, data.answer);
    worker.onerror = (event) => { event.preventDefault(); end(reject, new Error(event.message)); };
    worker.postMessage({ number: 0, request });
  });
  const draw = async (figure) => {
    const { function: name, allocator = "O2", at = "" } = figure.dataset;
    const { functions: known } = JSON.parse(await read("catalogue.json"));
    const entry = known.find((it) => it.name === `files/${name}`);
    const [isa, functions] = await Promise.all([read(`texts/${entry.machine}`), read(`texts/${entry.name}`)]);
    const { panes: [pane] } = await ask({ isa, functions, panes: [{ allocator, show: "view" }] });
    const isDark = ["coal", "navy", "ayu"].some((it) => document.documentElement.classList.contains(it));
    const address = URL.createObjectURL(new Blob([pane.view], { type: "text/html" }));
    const frame = make("iframe", { title: `the steps of ${name}` }, figure);
    await new Promise((resolve) => { frame.onload = resolve; frame.src = `${address}#${at},${isDark ? "dark" : "light"}`; });
    URL.revokeObjectURL(address);
    const { pack } = await import(new URL("state.js", home));
    const panes = [[allocator, "view", "", at], ["O2", "explain", ""]];
    const state = await pack({ functions: { name: entry.name }, isa: { name: entry.machine }, panes });
    make("a", { textContent: "change it in the playground", href: new URL(`index.html#${state}`, home) }, figure);
  };
  for (const figure of document.querySelectorAll(".steps")) {
    const button = make("button", { type: "button", textContent: "Step through it" }, figure);
    button.addEventListener("click", () => {
      button.disabled = true;
      draw(figure).then(() => button.remove(), (error) => { button.disabled = false; button.textContent = error.message; });
    });
  }
})();
