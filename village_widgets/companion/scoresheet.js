import { button, element, name, part } from "../components/element.js";

/** @import { Counted, Tally, TallyLine } from "./messages" */
/** @import { Words } from "../components/types" */

const NUMBER = /^[-−]?\d{1,3}$/; // what it can’t come to is refused with its rule

/** @param {string} typed */
const number = (typed) => Number(typed.replace("−", "-"));

// The final sheet by category and player. A number can be put right by hand; nobody's half-typed number is lost when somebody
// else enters another.
/** @param {Words} words @param {(choice: Record<string, unknown>) => void} enter */
export function scoresheet(words, enter) {
  const root = element("section", { class: "vc-tally", "aria-label": words.tally, hidden: true });
  const wrong = element("p", { class: "vc-problem", id: "vc-tally-wrong", role: "alert", hidden: true });
  /** @type {Map<string, { input: HTMLInputElement, entry: Counted, least: number }>} */
  let inputs = new Map();
  let shape = "";

  /** @param {HTMLInputElement} input */
  const unsent = (input) => input.value.trim() !== input.dataset.known;

  // What is no number stays as it was typed, marked, until it is put right; the numbers that can be are said below.
  /** @param {HTMLInputElement} input @param {number} least */
  function judge(input, least) {
    const typed = input.value.trim();
    const fine = typed === "" || (NUMBER.test(typed) && number(typed) >= least);
    input.setAttribute("aria-invalid", String(!fine));
    if (fine) input.removeAttribute("aria-describedby");
    else input.setAttribute("aria-describedby", wrong.id);
    const any = [...inputs.values()].some((one) => one.input.ariaInvalid === "true");
    if (any === wrong.hidden) wrong.textContent = any ? words["tally-number"] : "";
    wrong.hidden = !any;
    return fine;
  }

  /** @param {HTMLInputElement} input @param {Counted} entry @param {number} least */
  function tell(input, [, , choice], least) {
    if (!judge(input, least)) return;
    const typed = input.value.trim();
    if (typed === "") input.value = input.dataset.known ?? "";
    else if (typed !== input.dataset.known) enter({ ...choice, count: number(typed) });
  }

  /** @param {Counted} entry @param {string} key @param {string} label @param {number} least */
  function cell(entry, key, label, least) {
    const known = String(entry[0]);
    const input = element("input", { type: "text", inputmode: "numeric", maxlength: "6", autocomplete: "off", "aria-label": label, "aria-invalid": "false", "data-known": known });
    input.value = known;
    input.addEventListener("focus", () => input.select());
    input.addEventListener("blur", () => { const known = inputs.get(key); if (known?.input === input) tell(input, known.entry, least); });
    input.addEventListener("input", () => { if (input.ariaInvalid === "true") judge(input, least); });
    input.addEventListener("keydown", (event) => { if (event.key === "Enter") input.blur(); });
    inputs.set(key, { input, entry, least });
    return element("td", {}, input);
  }

  /** @param {Counted} entry */
  function fixed([count]) {
    return element("td", {}, String(count));
  }

  /** @type {(line: TallyLine, part: string, tally: Tally, writes: boolean) => HTMLElement} */
  function line([label, cells, least], part, { players, done }, writes) {
    const open = done && writes;
    const made = cells.map((entry, at) => (open ? cell(entry, `${part}:${at}`, `${label}, ${players[at][0]}`, least) : fixed(entry)));
    return element("tr", {}, element("th", { scope: "row" }, label), ...made);
  }

  /** @param {Tally} tally @param {boolean} writes */
  function table(tally, writes) {
    const { players, lines, totals, ties, winners, done } = tally;
    const head = players.map((player, seat) => {
      const wins = !done && winners.includes(seat);
      return element("th", { scope: "col" }, name(player), ...(wins ? [element("small", {}, words["tally-wins"])] : []));
    });
    const body = lines.map((entry, at) => line(entry, `line-${at}`, tally, writes));
    const sum = element("tr", { class: "vc-tally-total" }, element("th", { scope: "row" }, words["tally-total"]), ...totals.map((total, seat) =>
      element("td", { class: winners.includes(seat) ? "vc-tally-best" : "" }, String(total))));
    const tied = ties.length ? [
      element("tr", { class: "vc-tally-tie" }, element("th", { scope: "rowgroup", colspan: String(players.length + 1) }, words["tally-ties"], element("small", {}, words["tally-ties-about"]))),
      ...ties.map((entry, at) => line(entry, `tie-${at}`, tally, writes)),
    ] : [];
    return element("table", {}, element("thead", {}, element("tr", {}, element("td", {}), ...head)), element("tbody", {}, ...body), element("tbody", {}, sum), element("tbody", {}, ...tied));
  }

  // Which numbers there are to be typed; the numbers themselves are put into the fields that are there already.
  /** @param {Tally} tally @param {boolean} writes */
  function build(tally, writes) {
    const { title, about, result, reasons, done } = tally;
    const before = [...inputs.values()].map(({ input }) => input);
    const held = before.find((input) => input === document.activeElement);
    inputs = new Map();
    const sure = done && writes ? [button(words["tally-done"], () => enter(done), { class: "vc-button vc-main vc-tally-done" })] : [];
    const print = button(words["tally-print"], () => globalThis.print(), { class: "vc-button" });
    const legend = done ? [element("p", { class: "vc-tally-legend" }, element("span", {}, element("i", {}), words["tally-told"]), element("span", {}, element("i", { class: "vc-known" }), words["tally-known"]))] : [];
    const why = element("details", { class: "vc-tally-why" }, element("summary", {}, words["tally-why"]), element("ul", {}, ...reasons.map((text) => element("li", {}, text))));
    why.open = !done;
    root.replaceChildren(
      element("h2", {}, title),
      element("p", { class: done ? "vc-tally-result" : "vc-tally-result vc-tally-won", role: "status" }, result || words["tally-waits"]),
      ...(about ? [element("p", { class: "vc-tally-about" }, about)] : []),
      element("div", { class: "vc-tally-wide" }, table(tally, writes)),
      wrong,
      ...legend,
      why,
      element("div", { class: "vc-tally-foot" }, ...sure, ...(done ? [] : [button(words["table-again"], () => enter({ do: "again" }), { class: "vc-button vc-main" })]), print),
    );
    wrong.hidden = true;
    bringBack(before, held);
  }

  // A sheet made anew has what was typed and is not entered yet, and the keyboard where it was.
  /** @param {HTMLInputElement[]} before @param {HTMLInputElement | undefined} held */
  function bringBack(before, held) {
    for (const old of before) {
      const found = [...inputs.values()].find(({ input }) => input.ariaLabel === old.ariaLabel);
      if (!found) continue;
      const again = found.input;
      if (old === held) again.focus({ preventScroll: true });
      if (old.value.trim() === "" || !unsent(old)) continue;
      again.value = old.value;
      if (old.ariaInvalid === "true") judge(again, found.least);
    }
  }

  /** @param {Tally} tally */
  function fill({ lines, ties, totals, winners, result, reasons }) {
    /** @type {(lines: TallyLine[], part: string) => [key: string, cells: Counted[]][]} */
    const keyed = (some, part) => some.map(([, cells], at) => [`${part}-${at}`, cells]);
    const every = [...keyed(lines, "line"), ...keyed(ties, "tie")];
    for (const [part, cells] of every) {
      cells.forEach((entry, at) => {
        const found = inputs.get(`${part}:${at}`);
        if (!found) return;
        found.entry = entry;
        const typing = unsent(found.input) && (found.input === document.activeElement || found.input.ariaInvalid === "true");
        found.input.dataset.known = String(entry[0]);
        found.input.classList.toggle("vc-told", entry[1]);
        if (!typing) found.input.value = String(entry[0]);
      });
    }
    root.querySelectorAll(".vc-tally-total td").forEach((place, seat) => {
      place.textContent = String(totals[seat]);
      place.classList.toggle("vc-tally-best", winners.includes(seat));
    });
    part(root, ".vc-tally-result").textContent = result || words["tally-waits"];
    part(root, ".vc-tally-why ul").replaceChildren(...reasons.map((text) => element("li", {}, text)));
  }

  let open = false; // whether numbers can still be typed
  return {
    root,
    /** @param {Tally} tally @param {boolean} writes */
    show(tally, writes) {
      const ended = open && !tally.done;
      open = Boolean(tally.done);
      const now = JSON.stringify([tally.title, tally.about, tally.players, tally.lines.length, tally.ties.length, tally.done, writes, tally.done ? 0 : tally]);
      if (now !== shape) build(tally, writes);
      shape = now;
      fill(tally);
      if (ended) root.scrollIntoView({ block: "start" }); // who has won stands above
    },
  };
}
