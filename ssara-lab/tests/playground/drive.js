"use strict";
// Drives the playground, and sends what can be seen to the test.
const errors = [];
addEventListener("error", (event) => errors.push(event.message));
addEventListener("unhandledrejection", (event) => errors.push(String(event.reason)));
console.error = console.warn = (...words) => errors.push(words.join(" "));

const root = document.documentElement;
/// Waits until something holds, which is so after some seconds at the latest.
const until = async (holds) => {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return false;
};
const type = (editor, from, to) => {
  const area = document.querySelector(`${editor} textarea`);
  delete root.dataset.drawn;
  area.value = area.value.replace(from, to);
  area.dispatchEvent(new Event("input"));
};
const marked = (editor) => document.querySelectorAll(`${editor} .marks .error`).length;
const set = (element, value, name) => { element.value = value; element.dispatchEvent(new Event(name, { bubbles: true })); };

const drive = async () => {
  const seen = {};
  const [left, right] = document.querySelectorAll(".pane");
  const isDrawn = () => root.dataset.drawn !== undefined;
  const lines = (pane) => pane.querySelector("iframe:not(.waits)")?.contentDocument.querySelectorAll(".line").length ?? 0;
  seen.answers = await until(() => lines(left) > 10 && lines(right) > 10);
  // A view can be seen when its frame is painted.
  seen.firstView = -1;
  await until(() => {
    const painted = left.querySelector("iframe")?.contentWindow.performance;
    const paint = painted?.getEntriesByName("first-contentful-paint")[0];
    if (paint) seen.firstView = Math.round(paint.startTime + painted.timeOrigin - performance.timeOrigin);
    return paint !== undefined;
  });
  seen.staysOnTop = scrollY === 0;
  type("#functions-editor", "add v4, v7", "add v4, v77");
  seen.marksText = await until(() => isDrawn() && marked("#functions-editor") === 1 && marked("#isa-editor") === 0);
  type("#functions-editor", "add v4, v77", "add v4, v7");
  await until(isDrawn);
  type("#isa-editor", "fixed: r0", "fixed: r9");
  seen.marksIsa = await until(() => isDrawn() && marked("#isa-editor") >= 1);
  type("#isa-editor", "fixed: r9", "fixed: r0");
  seen.takesBack = await until(() => isDrawn() && !document.querySelector(".marks .error") && lines(left) > 10);
  set(right.querySelectorAll("select")[0], "O2", "input");
  set(right.querySelectorAll("select")[1], "explain", "input");
  seen.explains = await until(() => right.querySelector(".words")?.textContent.includes("Function `scale`"));
  const state = location.hash;
  type("#functions-editor", "function \"scale\"", "function \"other\"");
  await until(async () => isDrawn() && location.hash !== state);
  const link = location.hash;
  const copy = document.createElement("iframe");
  Object.assign(copy, { src: `index.html${link}`, width: "400", height: "600" });
  document.body.append(copy);
  seen.comesBack = await until(() => copy.contentDocument?.querySelector(".words")?.textContent.includes("Function `other`"));
  copy.remove();
  seen.fits = root.scrollWidth <= root.clientWidth;
  // A hundred instructions, and the time of the answer.
  const value = (at) => (at < 0 ? "v2" : `v${100 + at}`);
  const more = Array.from({ length: 90 }, (_, at) => `    ${value(at)}: i32 = ${at % 3 ? "add" : "mul"} ${value(at - 5)}, ${value(at - 1)}\n`);
  type("#functions-editor", "    jump -> block1(v0, v2)", `${more.join("")}    jump -> block1(v0, v2)`);
  await until(isDrawn);
  for (let times = 0; times < 3; times += 1) {
    type("#functions-editor", /$/, " ");
    await until(isDrawn);
  }
  seen.hundred = { ...root.dataset };
  seen.errors = errors;
  return seen;
};
const send = (seen) => fetch("seen", { method: "POST", body: JSON.stringify(seen) });
addEventListener("load", () => drive().then(send, (error) => send({ errors: [String(error)] })));
