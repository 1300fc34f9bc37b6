import { element, mark } from "./element.js";

// Whose turn it is, what is being decided, and what else to keep in mind.
export function agenda(words) {
  const asked = element("p", { class: "vc-decision" });
  const notes = element("p", { class: "vc-notes" });
  const root = element("div", { class: "vc-question" }, asked, notes);
  return {
    root,
    show([seat, decision, also], players) {
      const player = players[seat];
      root.dataset.colour = player ? player[1] : "";
      asked.replaceChildren(...(player ? [mark(player[1])] : []), decision);
      notes.replaceChildren(...also.map((note) => element("span", {}, note)));
    },
  };
}
