import { button, element } from "./element.js";

/** @import { WhatIf } from "./messages" */
/** @import { Send, Words } from "./types" */

// What-if lines: which of them is on the table, the way to the others and back to the game, and players who finish one.
/** @param {Words} words @param {Send} send @param {() => void} compare */
export function whatIf(words, send, compare) {
  const said = element("p", { class: "vc-line-said", role: "status" });
  const lines = element("div", { class: "vc-lines-there", role: "group", "aria-label": words["what-if-lines"] });
  const level = element("select", { "aria-label": words["what-if-level"] });
  const finish = element("span", { class: "vc-line-finish" },
    button(words["what-if-finish"], () => send({ do: "finish", level: level.value })), level);
  const come = element("span", {});
  const finishing = element("div", { class: "vc-thinking", role: "status", hidden: true }, come, element("progress", { "aria-label": words["what-if-finish"] }),
    button(words["what-if-stop"], () => send({ do: "pause" }), { class: "vc-button vc-quiet" }));
  const forget = button(words["what-if-forget"], () => send({ do: "forget", name: open }), { class: "vc-button vc-quiet" });
  const doing = element("div", { class: "vc-line-doing" });
  const root = element("section", { class: "vc-what-if", "aria-label": words["what-if-lines"], hidden: true }, said, lines, doing, finishing);
  let open = "";
  let over = false;

  function refresh() {
    finish.hidden = over || !finishing.hidden;
  }

  return {
    root,
    /** @param {WhatIf} told */
    show(told) {
      open = told.open;
      root.hidden = !told.lines.length;
      root.dataset.line = open;
      const here = told.lines.find(([name]) => name === open);
      said.textContent = here ? here[1] : words["what-if-lines"];
      lines.replaceChildren(
        ...(open ? [button(words["what-if-own"], () => send({ do: "line", name: "" }))] : []),
        ...told.lines.filter(([name]) => name !== open).map(([name, label]) => button(label, () => send({ do: "line", name }))),
      );
      const chosen = level.value;
      level.replaceChildren(...told.levels.map(([value, label]) => element("option", { value }, label)));
      level.value = told.levels.some(([value]) => value === chosen) ? chosen : told.level;
      level.hidden = !told.levels.length;
      doing.replaceChildren(...(open ? [finish] : []), button(words["what-if-compare"], compare), ...(open ? [forget] : []));
      refresh();
    },
    /** @param {boolean} ended */
    over(ended) {
      over = ended;
      refresh();
    },
    /** @param {string} text */
    finishing(text) {
      come.textContent = text;
      finishing.hidden = !text;
      refresh();
    },
  };
}
