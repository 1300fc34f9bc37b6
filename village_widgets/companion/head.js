import { button, element, name } from "../components/element.js";
import { exporting } from "./exporting.js";
import { tableHistory } from "./history.js";
import { sharing } from "./sharing.js";
import { wakeLock } from "./wakelock.js";

/** @import { Exports, Past, Shared } from "./messages" */
/** @import { Command, Send, Sheet, Words } from "../components/types" */

const SILENCE = 5_000; // milliseconds without an answer that make a page worry
/** @type {Record<string, string>} */
const PATHS = {
  undo: "M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12h-2",
  redo: "m15 5 5 5-5 5M20 10h-9a6 6 0 0 0 0 12h2",
  history: "M12 4a8.500 8.500 0 1 1-8 6M4 4v6h6M12 8v5l4 2",
  share: "M12 15V3m-4 4 4-4 4 4M5 12v8h14v-8",
  menu: "M4 7h16M4 12h16M4 17h16",
};

/** @param {string} path */
function icon(path) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

// The head of a table: whether everything is stored, undo and redo, and what is done with the table as a whole.
//
// `page` knows its address, and asks once more what is to become of an input that came too late.
/** @param {Words} words @param {Send} send @param {Sheet} answers @param {{ address: () => string, decide: () => void }} page */
export function tableHead(words, send, answers, page) {
  /** @type {(key: string, press: () => void) => HTMLButtonElement} */
  const tool = (key, press) => element("button", { type: "button", class: "vc-tool", "aria-label": words[`table-${key}`], title: words[`table-${key}`], "data-tool": key, click: press }, icon(PATHS[key]));
  const undo = tool("undo", () => send({ do: "undo" }));
  const redo = tool("redo", () => send({ do: "redo" }));
  const said = element("b", { class: "vc-head-said" });
  const state = element("span", { class: "vc-head-state", role: "status" });
  const undecided = element("button", { type: "button", class: "vc-head-undecided", hidden: true, click: () => page.decide() }, words["table-undecided"]);
  const notice = element("p", { class: "vc-problem vc-head-notice", role: "alert", hidden: true });
  const only = element("p", { class: "vc-head-only", hidden: true });
  const root = element("header", { class: "vc-head", hidden: true },
    element("div", { class: "vc-head-bar", role: "toolbar", "aria-label": words["table-tools"] }, element("div", { class: "vc-head-text" }, said, state, undecided), undo, redo,
      tool("history", () => send({ do: "history" })), tool("share", () => send({ do: "share", address: page.address() })), tool("menu", menu)),
    only, notice);
  const past = tableHistory(words, send, answers);
  const ways = sharing(words, answers);
  const away = exporting(words, send);
  const awake = wakeLock((now) => { if (asking) answers.tell(words["table-awake"], words[`table-awake-${now}`]); asking = false; });
  let asking = false;
  /** @type {Shared} */
  let shared;
  let count = -1;
  let unanswered = 0;
  let unstored = ""; // why the store can't be used
  let late = false; // whether an input waits longer than it should

  function seats() {
    /** @param {number | null} seat */
    const sit = (seat) => () => { answers.close(); send({ do: "sit", seat }); };
    const list = shared.names.map((player, seat) => element("button", { type: "button", class: "vc-button", "aria-pressed": String(shared.seat === seat), click: sit(seat) }, name(player)));
    answers.tell(words["table-whose"], words["table-whose-about"], element("div", { class: "vc-menu" },
      element("button", { type: "button", class: "vc-button", "aria-pressed": String(shared.seat === null), click: sit(null) }, words["table-everybody"]), ...list));
  }

  function menu() {
    /** @type {(label: string, press: () => void, note?: string) => HTMLElement} */
    const entry = (label, press, note) => {
      const made = button(label, press);
      if (note) made.append(element("small", {}, note));
      return made;
    };
    /** @param {Command} message */
    const then = (message) => () => { answers.close(); send(message); };
    const writing = shared.writes && !shared.over ? [entry(words["table-laying"], then({ do: "laying" }))] : [];
    const seat = shared.writes ? [entry(words["table-whose"], seats, shared.seat === null ? words["table-everybody"] : shared.names[shared.seat][0])] : [];
    answers.tell(words["table-tools"], "", element("div", { class: "vc-menu" }, ...seat, ...writing,
      entry(words["table-awake"], () => { asking = true; awake.turn(); }, words[awake.possible() ? `table-awake-${awake.wanted() ? "on" : "off"}` : "table-awake-not"]),
      entry(words["table-away"], () => send({ do: "exports" })),
      entry(words["table-leave"], then({ do: "leave" }), words["table-leave-about"])));
  }

  // What is said already isn't said again: a reader's voice would repeat it every second.
  /** @param {HTMLElement} place @param {string} text */
  function say(place, text) {
    if (place.textContent !== text) place.textContent = text;
  }

  function tell() {
    const text = unstored || (late ? words["table-waiting"] : "");
    say(notice, text);
    notice.hidden = !text;
  }

  return {
    root,
    begin: awake.begin,
    end: awake.end,
    /** @type {(entries: Past[]) => void} */
    past: (entries) => past.show(entries, count),
    ways: ways.show,
    seats,
    /** @param {Exports} offered */
    exports(offered) {
      away.show(offered);
      answers.tell(words["table-away"], "", away.root);
    },
    exported: away.given,
    /** @param {string} why */
    unstored(why) {
      unstored = why;
      tell();
    },
    /** @param {Shared} now @param {boolean} kept */
    show(now, kept) {
      shared = { ...shared, ...now };
      said.textContent = shared.bar.find(Boolean) ?? "";
      said.title = shared.bar.join(" · ");
      undo.disabled = !shared.can[0];
      redo.disabled = !shared.can[1];
      undo.hidden = redo.hidden = !shared.writes;
      only.hidden = shared.writes && kept;
      only.textContent = shared.unread || (shared.writes ? words["table-no-copy"] : words["table-looking"]);
      if (past.open() && count !== shared.count) send({ do: "history" });
      count = shared.count;
    },
    // So many inputs are not stored yet, so many of them because somebody has to decide about them.
    /** @param {number} size @param {number} questions */
    waiting(size, questions) {
      const saving = size > 1 ? `${words["table-saving"]} (${size})` : words["table-saving"];
      say(state, questions ? "" : size ? saving : words["table-saved"]);
      state.dataset.waiting = String(size > 0);
      state.hidden = !shared?.writes;
      undecided.hidden = questions === 0;
      if (size) return;
      late = false;
      tell();
    },
    // Whether Python answers: what was asked, what was heard, and whether that takes too long.
    asked() { unanswered ||= Date.now(); },
    // Says whether that took too long: what was sent meanwhile may be lost.
    heard() {
      const silent = unanswered > 0 && Date.now() - unanswered > SILENCE;
      unanswered = 0;
      return silent;
    },
    /** @param {boolean} now */
    silent(now) {
      late = now;
      tell();
      return late || (unanswered > 0 && Date.now() - unanswered > SILENCE);
    },
  };
}
