import { button, element } from "./element.js";
import { give, taker } from "./files.js";

// What is done with a game as a whole.
export function toolbar(words, send, renew, copy) {
  const command = (named) => button(words[named], () => send({ do: named }));
  const [undo, redo, charts] = ["undo", "redo", "charts"].map(command);
  const save = button(words.save, () => give(`${words["save-name"]}.jsonl`, copy()));
  const [load, input] = taker(words.load, ".jsonl,.json,.txt", (text) => send({ do: "load", text }));
  const pause = button(words.pause, () => send({ do: "pause" }));
  const run = button(words["go-on"], () => send({ do: "run" }));
  const end = button(words["to-the-end"], () => send({ do: "end" }));
  const paces = element("span", { class: "vc-paces" }, pause, run, end);
  const seed = element("span", { class: "vc-seed" });
  const root = element("div", { class: "vc-toolbar", role: "toolbar", "aria-label": words.table },
    undo, redo, paces, save, load, input, button(words.new, renew), charts, seed);
  paces.hidden = true;

  return {
    root,
    show([canUndo, canRedo], watching) {
      undo.disabled = !canUndo;
      redo.disabled = !canRedo;
      paces.hidden = !watching;
    },
    running(now) {
      pause.hidden = !now;
      run.hidden = now;
    },
    charted(shown) {
      charts.setAttribute("aria-pressed", String(shown));
    },
    seeded(text) {
      seed.textContent = text ? `${words["used-seed"]}: ${text}` : "";
    },
  };
}
