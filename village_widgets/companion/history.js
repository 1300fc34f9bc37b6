import { button, element, focused, part, parts } from "../components/element.js";
import { changed } from "./changed.js";

/** @import { Corrected, PastEntry } from "./messages" */
/** @import { Send, Sheet, Words } from "../components/types" */

// Everything that was entered, the newest first, a turn folded into one line; what was taken back stays, struck through.
/** @param {Words} words @param {Send} send @param {Sheet} answers */
export function tableHistory(words, send, answers) {
  const list = element("ol", { class: "vc-past", tabindex: "0", "aria-label": words.history });
  const news = element("div", { class: "vc-past-news", role: "status" });
  /** @type {Set<string>} */
  let opened = new Set(); // the turns that somebody has unfolded
  let seen = 0; // the number of the table's lines when the list was made
  const clock = new Intl.DateTimeFormat(document.documentElement.lang || undefined, { hour: "2-digit", minute: "2-digit" });
  const day = new Intl.DateTimeFormat(document.documentElement.lang || undefined, { day: "numeric", month: "short" });

  /** @param {number} at */
  function moment(at) {
    if (!at) return "";
    const when = new Date(at * 1000);
    return when.toDateString() === new Date().toDateString() ? clock.format(when) : `${day.format(when)}, ${clock.format(when)}`;
  }

  // What was taken back comes again, up to an entry.
  /** @param {number} count */
  function bringing(count) {
    const bring = () => { answers.close(); send({ do: "redo", count, v: seen }); };
    return element("div", { class: "vc-past-back" }, button(words["history-forth"], bring, { class: "vc-button vc-quiet" }));
  }

  // Everything after an entry is taken back: once asked, once sure. It is counted from the list: whoever enters something
  // meanwhile is not taken back unseen.
  /** @param {number} later */
  function returning(later) {
    const asked = element("div", { class: "vc-past-back" });
    const sure = button(words["history-back-yes"], () => { answers.close(); send({ do: "undo", count: later, v: seen }); }, { class: "vc-button vc-main" });
    const ask = button(words["history-back"], () => {
      asked.replaceChildren(element("p", { class: "vc-about" }, words["history-back-sure"]), sure);
      sure.focus();
    }, { class: "vc-button vc-quiet" });
    asked.append(ask);
    return asked;
  }

  /** @param {number} line */
  function changing(line) {
    const change = () => send({ do: "alternatives", line });
    return element("div", { class: "vc-past-back" }, button(words["history-change"], change, { class: "vc-button vc-quiet vc-past-change" }));
  }

  /** @param {PastEntry} past */
  function entry([number, by, at, lines, undone, later, , line]) {
    const said = lines.map((line) => element("p", {}, undone ? element("s", {}, line) : line));
    const who = element("small", {}, element("span", {}, String(number)), ...(by ? [element("bdi", {}, by)] : []), element("time", {}, moment(at)),
      ...(undone ? [element("span", {}, words["history-undone"])] : []));
    return element("li", { class: undone ? "vc-undone" : "", "data-line": String(number) }, who, ...said,
      ...(later > 0 ? [returning(later)] : later < 0 ? [bringing(-later)] : []), ...(line ? [changing(line)] : []));
  }

  // One turn: of several entries one line that opens; the latest one is open.
  /** @param {PastEntry[]} entries @param {number} at */
  function turn(entries, at) {
    const made = entries.map(entry);
    if (made.length < 2) return made;
    const [[number, , , , , , title]] = entries;
    const said = entries.filter(([, , , , undone]) => !undone).reverse().flatMap(([, , , lines]) => lines).join(" ");
    const open = at === 0 || opened.has(title + entries[entries.length - 1][0]);
    const folded = element("details", { ...(open ? { open: "" } : {}) },
      element("summary", {}, element("b", {}, title), element("small", {}, `${made.length} ${words["history-turn-count"]}`), element("span", { class: "vc-past-said" }, said)),
      element("ol", { class: "vc-past vc-past-turn" }, ...made));
    folded.dataset.turn = title + entries[entries.length - 1][0];
    return [element("li", { "data-turn": String(number) }, folded)];
  }

  /** @param {PastEntry[]} entries @param {number} count */
  function fill(entries, count) {
    const on = focused(list);
    const held = on?.closest("li")?.dataset.line;
    seen = count;
    news.replaceChildren();
    opened = new Set(parts(list, "details[open]").map((one) => one.dataset.turn ?? ""));
    /** @type {PastEntry[][]} */
    const turns = [];
    for (const past of [...entries].reverse()) {
      if (past[6] && turns.at(-1)?.[0][6] === past[6]) turns.at(-1)?.push(past);
      else turns.push([past]);
    }
    list.replaceChildren(...turns.flatMap(turn));
    if (!entries.length) list.replaceChildren(element("li", {}, words["history-empty"]));
    if (held) part(list, `[data-line="${held}"] ${on?.matches(".vc-past-change") ? ".vc-past-change" : "button"}`)?.focus({ preventScroll: true });
  }

  // What a correction has come to: the entry, and what is otherwise after it; all that it brings opens. The way back from it is
  // the table's own undo.
  /** @param {Corrected} corrected */
  function corrected({ change, lines, differs }) {
    const later = differs.length ? [element("h3", {}, words["corrected-later"]), ...differs.map(changed)] : [element("p", { class: "vc-about" }, words["corrected-same"])];
    const brings = lines.length ? [element("details", {}, element("summary", {}, words["corrected-lines"]), ...lines.map((line) => element("p", {}, line)))] : [];
    const undo = button(words["corrected-undo"], () => send({ do: "undo" }));
    news.replaceChildren(element("div", { class: "vc-corrected" }, element("h3", {}, `✓ ${words.corrected}`), changed(change), ...later, ...brings), undo);
    news.scrollIntoView({ block: "nearest" });
  }

  const open = () => list.isConnected && answers.open();

  return {
    open,
    corrected,
    // Where somebody is asked whether they are sure, the list stays as it is until they want to see what is new.
    /** @param {PastEntry[]} entries @param {number} count */
    show(entries, count) {
      const asking = open() && list.querySelector(".vc-past-back .vc-main");
      if (asking) return news.replaceChildren(button(words["history-news"], () => { fill(entries, count); list.focus(); }));
      fill(entries, count);
      if (!open()) answers.tell(words.history, words["history-about"], news, list);
    },
  };
}
