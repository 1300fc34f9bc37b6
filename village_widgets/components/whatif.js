import { button, element } from "./element.js";

/** @import { WhatIf } from "./messages" */
/** @import { Send, Words } from "./types" */

// What-if lines: which of them is on the table and the way back to the game; behind More the way to the others, and players who finish
// one. It lies with the question: what comes and goes there pushes no board about.
/** @param {Words} words @param {Send} send @param {() => void} compare */
export function whatIf(words, send, compare) {
  const said = element("p", { class: "vc-line-said", role: "status" });
  const lines = element("div", {
    class: "vc-lines-there",
    role: "group",
    "aria-label": words["what-if-lines"],
  });
  const level = element("select", { "aria-label": words["what-if-level"] });
  const finish = element(
    "span",
    { class: "vc-line-finish" },
    button(words["what-if-finish"], () => send({ do: "finish", level: level.value })),
    level,
  );
  const come = element("span", {});
  const finishing = element(
    "div",
    { class: "vc-thinking", role: "status", hidden: true },
    come,
    element("progress", { "aria-label": words["what-if-finish"] }),
    button(words["what-if-stop"], () => send({ do: "pause" }), { class: "vc-button vc-quiet" }),
  );
  const forget = button(words["what-if-forget"], () => send({ do: "forget", name: open }), {
    class: "vc-button vc-quiet",
  });
  const own = button(words["what-if-own"], () => send({ do: "line", name: "" }), { hidden: true });
  const more = button(words["what-if-more"], () => unfold(Boolean(doing.hidden)), {
    class: "vc-button vc-quiet",
    "aria-expanded": "false",
  });
  const doing = element("div", { class: "vc-line-doing", hidden: true });
  const root = element(
    "section",
    { class: "vc-what-if", "aria-label": words["what-if-lines"], hidden: true },
    said,
    own,
    more,
    doing,
    finishing,
  );
  let open = "";
  let over = false;

  /** @param {boolean} wide */
  function unfold(wide) {
    doing.hidden = !wide;
    more.setAttribute("aria-expanded", String(wide));
  }

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
      own.hidden = !open;
      lines.replaceChildren(
        ...told.lines
          .filter(([name]) => name !== open)
          .map(([name, label]) => button(label, () => send({ do: "line", name }))),
      );
      const chosen = level.value;
      level.replaceChildren(...told.levels.map(([value, label]) => element("option", { value }, label)));
      level.value = told.levels.some(([value]) => value === chosen) ? chosen : told.level;
      level.hidden = !told.levels.length;
      doing.replaceChildren(
        lines,
        ...(open ? [finish] : []),
        button(words["what-if-compare"], compare),
        ...(open ? [forget] : []),
      );
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
