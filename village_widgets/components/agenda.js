import { button, element, mark } from "./element.js";

/** @import { Agenda, LogEntry, BoardPlayer } from "./messages" */
/** @import { Words } from "./types" */

// The main of what happened, from the last in which somebody did something: what it began with, and what came of it.
/** @param {LogEntry[]} news */
function mainOf(news) {
  const deeds = news.filter(({ deed = -1 }) => deed >= 0);
  let from = deeds.length - 1;
  while (from > 0 && deeds[from - 1].seat === deeds[from].seat && deeds[from].step - deeds[from - 1].step < 2)
    from -= 1;
  const [first, ...rest] = deeds.slice(from);
  const then = rest.at(-1)?.moment ? rest.at(-1) : rest[0];
  const said = [first, then].flatMap((entry) => (entry ? [entry.lines[entry.deed ?? -1]] : []));
  return said.join(" ") || (news.at(-1)?.lines[0] ?? "");
}

// Whose turn it is, what is being decided, and what else to keep in mind. What the others did can be skipped and seen again.
/** @param {Words} words @param {{ skip: () => void, again: () => void }} motion */
export function agenda(words, motion) {
  const asked = element("p", { class: "vc-decision" });
  const notes = element("p", { class: "vc-notes" });
  const last = element("summary", {});
  const lines = element("ul", {});
  const meanwhile = element("details", { class: "vc-meanwhile", hidden: true }, last, lines);
  const skip = button(words["motion-skip"], motion.skip, { class: "vc-button vc-quiet", hidden: true });
  const again = button(words["motion-again"], motion.again, { class: "vc-button vc-quiet", hidden: true });
  const root = element(
    "div",
    { class: "vc-question" },
    meanwhile,
    element("div", { class: "vc-paced" }, skip, again),
    asked,
    notes,
  );
  let deed = "";
  let movable = false;
  /** @type {number | null} */
  let asking = null;
  /** @type {LogEntry[]} */
  let told = [];

  /** @param {string} said */
  function sum(said) {
    last.textContent = told.some(({ seat }) => seat !== asking) ? `${words.meanwhile}: ${said}` : said;
  }

  return {
    root,
    // What happened since that is told for itself: the main of it at a glance, all of it when opened; whether it can be seen again.
    /** @type {(news: LogEntry[], moves: boolean) => void} */
    tell(news, moves) {
      told = news;
      meanwhile.hidden = news.length === 0;
      meanwhile.open = false;
      movable = moves;
      skip.hidden = true;
      again.hidden = meanwhile.hidden || !moves;
      last.style.height = "";
      deed = mainOf(news);
      sum(deed);
      lines.replaceChildren(
        ...news.flatMap(({ lines: said }) => said.map((line) => element("li", {}, line))),
      );
    },
    // What is just being shown of it; nothing at the end. What comes along with it has no words of its own here; one's own deed before
    // it is no Meanwhile. It stays as high as what is told at the end: nothing below may be pushed away from under a finger.
    /** @param {LogEntry | null} entry */
    now(entry) {
      if (meanwhile.hidden || !movable) return;
      const { lines: said, deed: at = -1, moment } = entry && told.includes(entry) ? entry : { lines: [] };
      last.style.height = entry ? last.style.height || `${last.offsetHeight}px` : "";
      skip.hidden = entry === null;
      again.hidden = entry !== null;
      if (!entry) sum(deed);
      else if (said.length) sum(said[at] ?? (moment ? said[0] : said.join(" ")));
      else if (entry.step <= told[0].step)
        last.textContent = entry.lines[entry.deed ?? -1] ?? entry.lines[0] ?? last.textContent;
    },
    /** @type {([seat, decision, also]: Agenda, players: BoardPlayer[]) => void} */
    show([seat, decision, also], players) {
      asking = seat;
      const player = players[seat ?? -1];
      root.dataset.colour = player ? player[1] : "";
      asked.hidden = decision === ""; // what is done in a moment is no question
      asked.replaceChildren(...(player ? [mark(player[1])] : []), decision);
      notes.replaceChildren(...also.map((note) => element("span", {}, note)));
    },
  };
}
