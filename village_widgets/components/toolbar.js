import { button, element } from "./element.js";
import { give, taker } from "./files.js";
import { habits } from "./habits.js";

/** @import { gameKeeper } from "./keptgame" */
/** @import { Send, Sheet, Words } from "./types" */

// What is done with a game as a whole.
/** @param {Words} words @param {Send} send @param {() => void} renew @param {Pick<ReturnType<typeof gameKeeper>, "called" | "text">} copy @param {HTMLElement} motion @param {Sheet} sheet */
export function toolbar(words, send, renew, copy, motion, sheet) {
  const undo = button(words.undo, () => send({ do: "undo" }));
  const redo = button(words.redo, () => send({ do: "redo" }));
  const charts = button(words.charts, () => send({ do: "charts" }));
  const save = button(words.save, () => give(copy.called(), copy.text()));
  const [load, input] = taker(words.load, ".jsonl,.json,.txt", (text) => send({ do: "load", text }));
  const pause = button(words.pause, () => send({ do: "pause" }));
  const run = button(words["go-on"], () => send({ do: "run" }));
  const end = button(words["to-the-end"], () => send({ do: "end" }));
  const paces = element("span", { class: "vc-paces" }, pause, run, end);
  let seed = "";
  const root = element(
    "div",
    { class: "vc-toolbar", role: "toolbar", "aria-label": words.table },
    undo,
    redo,
    paces,
    save,
    load,
    input,
    button(words.new, renew),
    charts,
    motion,
    habits(words, send, sheet, () => seed),
  );
  paces.hidden = true;

  return {
    root,
    /** @type {([canUndo, canRedo]: [boolean, boolean], watching: boolean) => void} */
    show([canUndo, canRedo], watching) {
      undo.disabled = !canUndo;
      redo.disabled = !canRedo;
      paces.hidden = !watching;
    },
    /** @param {boolean} now */
    running(now) {
      pause.hidden = !now;
      run.hidden = now;
    },
    /** @param {boolean} shown */
    charted(shown) {
      charts.setAttribute("aria-pressed", String(shown));
    },
    /** @param {string | undefined} text */
    seeded(text) {
      seed = text ?? "";
    },
  };
}
