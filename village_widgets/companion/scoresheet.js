import { button, element, name } from "../components/element.js";

const SCORESHEET_NUMBER = /^\d{1,3}$/;

// The final sheet by category and player. A number can be put right by hand; nobody's half-typed number is lost when somebody
// else enters another.
export function scoresheet(words, enter) {
  const root = element("section", { class: "vc-tally", "aria-label": words["tracker-sheet"], hidden: true });
  let inputs = new Map();
  let shape = "";

  function tell(input, [, , choice]) {
    const typed = input.value.trim();
    if (!SCORESHEET_NUMBER.test(typed)) {
      input.value = input.dataset.known;
      return;
    }
    if (typed !== input.dataset.known) enter({ ...choice, count: Number(typed) });
  }

  function cell(entry, key, label) {
    const input = element("input", { type: "text", inputmode: "numeric", pattern: "[0-9]*", maxlength: "3", autocomplete: "off", "aria-label": label });
    input.addEventListener("focus", () => input.select());
    input.addEventListener("change", () => tell(input, inputs.get(key).entry));
    input.addEventListener("keydown", (event) => { if (event.key === "Enter") input.blur(); });
    inputs.set(key, { input, entry });
    return element("td", {}, input);
  }

  function fixed([count]) {
    return element("td", {}, String(count));
  }

  function line([label, cells], part, { players, done }, writes) {
    const open = done && writes;
    const made = cells.map((entry, at) => (open ? cell(entry, `${part}:${at}`, `${label}, ${players[at][0]}`) : fixed(entry)));
    return element("tr", {}, element("th", { scope: "row" }, label), ...made);
  }

  function table(tally, writes) {
    const { players, lines, totals, ties, winners, done } = tally;
    const head = players.map((player, seat) => {
      const wins = !done && winners.includes(seat);
      return element("th", { scope: "col" }, name(player), ...(wins ? [element("small", {}, words["tracker-wins"])] : []));
    });
    const body = lines.map((entry, at) => line(entry, `line-${at}`, tally, writes));
    const sum = element("tr", { class: "vc-tally-total" }, element("th", { scope: "row" }, words["tracker-total"]), ...totals.map((total, seat) =>
      element("td", { class: winners.includes(seat) ? "vc-tally-best" : "" }, String(total))));
    const tied = ties.length ? [
      element("tr", { class: "vc-tally-tie" }, element("th", { scope: "rowgroup", colspan: String(players.length + 1) }, words["tracker-ties"], element("small", {}, words["tracker-ties-about"]))),
      ...ties.map((entry, at) => line(entry, `tie-${at}`, tally, writes)),
    ] : [];
    return element("table", {}, element("thead", {}, element("tr", {}, element("td", {}), ...head)), element("tbody", {}, ...body), element("tbody", {}, sum), element("tbody", {}, ...tied));
  }

  // Which numbers there are to be typed; the numbers themselves are put into the fields that are there already.
  function build(tally, writes) {
    const { title, about, result, reasons, done } = tally;
    const held = [...inputs.values()].find(({ input }) => input === document.activeElement)?.input;
    inputs = new Map();
    const sure = done && writes ? [button(words["tracker-sheet-done"], () => enter(done), { class: "vc-button vc-main vc-tally-done" })] : [];
    const print = button(words["tracker-print"], () => globalThis.print(), { class: "vc-button vc-tally-print" });
    const legend = done ? [element("p", { class: "vc-tally-legend" }, element("span", {}, element("i", {}), words["tracker-told"]), element("span", {}, element("i", { class: "vc-known" }), words["tracker-known"]))] : [];
    const why = element("details", { class: "vc-tally-why" }, element("summary", {}, words["tracker-why"]), element("ul", {}, ...reasons.map((text) => element("li", {}, text))));
    why.open = !done;
    root.replaceChildren(
      element("h2", {}, title),
      element("p", { class: done ? "vc-tally-result" : "vc-tally-result vc-tally-won", role: "status" }, result),
      ...(about ? [element("p", { class: "vc-tally-about" }, about)] : []),
      element("div", { class: "vc-tally-wide" }, table(tally, writes)),
      ...legend,
      why,
      element("div", { class: "vc-tally-foot" }, ...sure, print),
    );
    const again = held && [...inputs.values()].find(({ input }) => input.getAttribute("aria-label") === held.getAttribute("aria-label"))?.input;
    if (!again) return;
    again.focus({ preventScroll: true });
    if (held.value !== held.dataset.known) again.value = held.value;
  }

  function fill({ lines, ties, totals, winners, result, reasons }) {
    const every = [...lines.map(([, cells], at) => [`line-${at}`, cells]), ...ties.map(([, cells], at) => [`tie-${at}`, cells])];
    for (const [part, cells] of every) {
      cells.forEach((entry, at) => {
        const found = inputs.get(`${part}:${at}`);
        if (!found) return;
        found.entry = entry;
        const typing = found.input === document.activeElement && found.input.value !== found.input.dataset.known;
        found.input.dataset.known = String(entry[0]);
        found.input.classList.toggle("vc-told", entry[1]);
        if (!typing) found.input.value = String(entry[0]);
      });
    }
    root.querySelectorAll(".vc-tally-total td").forEach((place, seat) => {
      place.textContent = String(totals[seat]);
      place.classList.toggle("vc-tally-best", winners.includes(seat));
    });
    root.querySelector(".vc-tally-result").textContent = result;
    root.querySelector(".vc-tally-why ul").replaceChildren(...reasons.map((text) => element("li", {}, text)));
  }

  return {
    root,
    show(tally, writes) {
      const now = JSON.stringify([tally.title, tally.about, tally.players, tally.lines.length, tally.ties.length, tally.done, writes, tally.done ? 0 : tally]);
      if (now !== shape) build(tally, writes);
      shape = now;
      fill(tally);
    },
  };
}
