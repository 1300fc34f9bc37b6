import { button, element, mark } from "./element.js";

/** @import { Agenda, LogEntry, ShownPlayer } from "./messages" */
/** @import { Words } from "./types" */

// Whose turn it is, what is being decided, and what else to keep in mind. What the others did can be skipped and seen again.
/** @param {Words} words @param {{ finish: () => void, play: () => void }} motion */
export function agenda(words, { finish, play }) {
  const asked = element("p", { class: "vc-decision" });
  const notes = element("p", { class: "vc-notes" });
  const last = element("summary", {});
  const lines = element("ul", {});
  const meanwhile = element("details", { class: "vc-meanwhile", hidden: true }, last, lines);
  const skip = button(words["motion-skip"], finish, { class: "vc-button vc-quiet", hidden: true });
  const again = button(words["motion-again"], play, { class: "vc-button vc-quiet", hidden: true });
  const root = element("div", { class: "vc-question" }, meanwhile, element("div", { class: "vc-paced" }, skip, again), asked, notes);
  let deed = "";
  let movable = false;
  let height = 0; // of what is told at the end: while it is told step by step nothing below may be pushed away from under a finger
  /** @type {LogEntry[]} */
  let told = [];

  /** @param {string} said */
  function sum(said) {
    last.textContent = `${words.meanwhile}: ${said}`;
  }

  return {
    root,
    // What the others did since: the main of it at a glance, all of it when opened; whether it can be seen again.
    /** @type {(others: LogEntry[], moves: boolean) => void} */
    tell(others, moves) {
      told = others;
      meanwhile.hidden = others.length === 0;
      meanwhile.open = false;
      movable = moves;
      skip.hidden = true;
      again.hidden = meanwhile.hidden || !moves;
      last.style.height = "";
      const turn = others.filter(([, seat]) => seat === others.at(-1)?.[1]);
      const deeds = turn.flatMap(([, , said, at]) => said[at] ?? []);
      deed = deeds.slice(-2).join(" ") || (turn.at(-1)?.[2].at(-1) ?? "");
      sum(deed);
      height = last.offsetHeight;
      lines.replaceChildren(...others.flatMap(([, , said]) => said.map((line) => element("li", {}, line))));
    },
    // What is just being shown of it; nothing at the end.
    /** @param {LogEntry | null} entry */
    now(entry) {
      if (meanwhile.hidden || !movable) return;
      last.style.height = entry ? `${height}px` : "";
      skip.hidden = entry === null;
      again.hidden = entry !== null;
      sum(entry ? (told.includes(entry) ? entry[2].join(" ") : "…") : deed);
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
