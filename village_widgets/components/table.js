import { agenda } from "./agenda.js";
import { board } from "./board.js";
import { choices } from "./choices.js";
import { element } from "./element.js";
import { gameKeeper } from "./gamecopy.js";
import { lesson } from "./lesson.js";
import { log } from "./log.js";
import { score } from "./score.js";
import { toolbar } from "./toolbar.js";

// The table: the board, and beside it the question, one's own panel and the log. Without `renew` it has no toolbar, without
// `kept` it keeps no copy of the game; `drawn` is where people say what they drew, if the page draws nothing for them.
export function table(words, send, sheet, { renew, kept, drawn } = {}) {
  let version = -1;
  let stamp = -1;
  let players = [];
  const pointed = (at) => send({ do: "at", at, v: stamp });
  const pictures = board(words, pointed);
  const question = agenda(words);
  const rows = choices(words, send, pictures);
  const happened = log(words);
  const result = score(words);
  const copy = kept && gameKeeper(kept);
  const tools = renew && toolbar(words, send, renew, copy.text);
  const spoken = element("p", { class: "vc-spoken", role: "status", "aria-live": "polite" });
  const asked = element("section", { class: "vc-agenda", "aria-label": words.agenda, tabindex: "-1" }, question.root, ...(drawn ? [drawn.root] : []), rows.root, ...(drawn ? [drawn.foot] : []));
  const why = element("details", { class: "vc-why" }, element("summary", {}, words["why-not"]), element("div", {}));
  why.addEventListener("toggle", () => why.open && send({ do: "why" }));
  const side = element("aside", { class: "vc-side" }, asked, pictures.own, happened.root, why);
  const root = element("div", { class: "vc-table", hidden: true }, ...(tools ? [tools.root] : []), result.root, pictures.root, side, spoken);

  let card = null;

  // A lesson's card comes with the first message about it.
  function teach(message) {
    if (!card) {
      card = lesson(words, send, sheet, pictures);
      side.prepend(card.told);
      asked.prepend(card.asked);
      pictures.root.after(card.scope);
      root.append(card.foot);
      root.classList.add("vc-lesson");
      happened.root.open = message.state === "game";
      rows.fold();
    }
    root.dataset.state = message.find ? "find" : message.state;
    card.show(message);
  }

  function whole(message) {
    players = message.players;
    pictures.whole(message.panels);
    tools?.seeded(message.seed);
    tools?.running(false);
    tools?.charted(false);
  }

  function labels(list) {
    const found = new Map();
    for (const [target, label, ways] of list) {
      const price = ways[0] && ways[1] === undefined ? `${label}, ${ways[0]}` : label;
      found.set(target, found.has(target) ? `${found.get(target)}; ${price}` : price);
    }
    return found;
  }

  // The focus stays where it was, on the same target if that is still there, or else on the question.
  function refocus(at, was) {
    if (at) (pictures.place(at) ?? asked).focus({ preventScroll: true });
    else if (was && !was.isConnected) asked.focus({ preventScroll: true });
  }

  function hear(message) {
    if (message.panels) whole(message);
    else if (message.after !== version) return send({ do: "whole" });
    const was = root.contains(document.activeElement) ? document.activeElement : null;
    const at = message.parts ? pictures.patch(message.parts) : undefined;
    version = message.v;
    stamp = message.lines ?? version;
    sheet.overtaken(stamp);
    root.dataset.version = version;
    if (message.kept) copy?.hear(message);
    pictures.setApart(message.own);
    pictures.targets(labels(message.rows), new Set(message.barred), message.names);
    question.show(message.agenda, players);
    const others = message.panels ? [] : message.log[1].filter(([, seat]) => seat !== message.agenda[0] && players[seat]);
    question.tell(others.flatMap(([, , ...lines]) => lines));
    drawn?.show(message, stamp);
    rows.show(message.rows, stamp, message.tiles);
    const said = happened.add(message.log, players);
    tools?.show(message.can, message.agenda[3]);
    result.show(message.score, players);
    spoken.textContent = [...(message.panels ? [] : said), message.agenda[1]].join(" ");
    if (why.open) send({ do: "why" });
    refocus(at, was);
  }

  return {
    root,
    hear,
    version: () => stamp,
    focus: () => asked.focus({ preventScroll: true }),
    teach,
    contents: (list, chapter) => card?.contents(list, chapter),
    taught: () => card !== null,
    about: (list, chapter) => card?.about(list, chapter),
    running: (now) => tools?.running(now),
    charted: (shown) => tools?.charted(shown),
    why: (list) => why.lastElementChild.replaceChildren(sheet.reasons(list, stamp)),
  };
}
