// Shows the rows of forms that contain all the words, are of the kind and have all the properties that are ticked.
(() => {
  const filter = document.getElementById("filter");
  if (!filter) return;
  const words = document.getElementById("filter-words");
  const kind = document.getElementById("filter-kind");
  const ticks = [...filter.querySelectorAll("[data-tag]")];
  const count = document.getElementById("filter-count");
  const rows = [...document.querySelectorAll(".forms tbody tr")].map((row) => ({
    row,
    text: `${row.textContent} ${row.dataset.names ?? ""} ${row.dataset.tags}`.toLowerCase(),
    tags: row.dataset.tags.split(" "),
  }));
  const apply = () => {
    const wanted = words.value.toLowerCase().split(/\s+/);
    const tags = ticks.filter((tick) => tick.checked).map((tick) => tick.dataset.tag);
    let shown = 0;
    for (const { row, text, tags: own } of rows) {
      const fits = wanted.every((word) => text.includes(word))
        && (!kind.value || row.dataset.kind === kind.value)
        && tags.every((tag) => own.includes(tag));
      row.hidden = !fits;
      shown += fits;
    }
    count.textContent = `${shown} of ${rows.length} rows`;
  };
  filter.addEventListener("input", apply);
  filter.addEventListener("submit", (event) => event.preventDefault());
  // A link to a form that the filter hides shows all forms again.
  window.addEventListener("hashchange", () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target?.closest("tr")?.hidden) {
      filter.reset();
      apply();
      target.scrollIntoView();
    }
  });
  filter.hidden = false;
  apply();
})();
