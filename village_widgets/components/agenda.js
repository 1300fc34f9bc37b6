import { element, mark } from "./element.js";

/** @import { Agenda, ShownPlayer } from "./messages" */
/** @import { Words } from "./types" */

// Whose turn it is, what is being decided, and what else to keep in mind.
/** @param {Words} words */
export function agenda(words) {
  const asked = element("p", { class: "vc-decision" });
  const notes = element("p", { class: "vc-notes" });
  const last = element("summary", {});
  const lines = element("ul", {});
  const meanwhile = element("details", { class: "vc-meanwhile", hidden: true }, last, lines);
  const root = element("div", { class: "vc-question" }, meanwhile, asked, notes);
  return {
    root,
    // What the others did since: the last of it at a glance, all of it when opened.
    /** @param {string[]} said */
    tell(said) {
      meanwhile.hidden = said.length === 0;
      meanwhile.open = false;
      last.textContent = `${words.meanwhile}: ${said.at(-1) ?? ""}`;
      lines.replaceChildren(...said.map((line) => element("li", {}, line)));
    },
    /** @type {([seat, decision, also]: Agenda, players: ShownPlayer[]) => void} */
    show([seat, decision, also], players) {
      const player = players[seat ?? -1];
      root.dataset.colour = player ? player[1] : "";
      asked.replaceChildren(...(player ? [mark(player[1])] : []), decision);
      notes.replaceChildren(...also.map((note) => element("span", {}, note)));
    },
  };
}
