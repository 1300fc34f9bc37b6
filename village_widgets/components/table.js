import { agenda } from "./agenda.js";
import { board } from "./board.js";
import { carrying } from "./carrying.js";
import { choices } from "./choices.js";
import { clearing } from "./clearing.js";
import { coach, costly } from "./coach.js";
import { cover } from "./cover.js";
import { button, element, focused, parts, reveal } from "./element.js";
import { gameKeeper } from "./keptgame.js";
import { lesson, stateOf } from "./lesson.js";
import { log } from "./log.js";
import { motion } from "./motion.js";
import { score } from "./score.js";
import { sounds } from "./sound.js";
import { others, strip } from "./strip.js";
import { thinking } from "./thinking.js";
import { toolbar } from "./toolbar.js";
import { versions } from "./versions.js";
import { whatIf } from "./whatif.js";

/** @import { Card, ChapterLine, ShownPanel, BoardPlayer, Reason, ShownRow, WhatIf, Why, BoardState } from "./messages" */
/** @import { Drawn, Lesson, Send, Sheet, Words } from "./types" */

const MOMENT = 2200; // milliseconds in which it can be read what is done because nothing else is possible
const SEEN = 0.7; // so much of a panel is enough to follow what happens on it

// The table: the board, and beside it what one has, the question and the log. Without `renew` it has no toolbar, without
// `kept` it keeps no copy of the game; `drawn` is where people say what they drew, if the page draws nothing for them; with
// `imagines` the game can have what-if lines.
/** @param {Words} words @param {Send} send @param {Sheet} sheet @param {{ renew?: () => void, kept?: string, drawn?: Drawn, imagines?: boolean }} [more] */
export function table(words, send, sheet, { renew, kept, drawn, imagines } = {}) {
  const version = versions(send);
  /** @type {BoardPlayer[]} */
  let players = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let moment;
  /** @type {ReturnType<typeof clear.here> | null} */
  let before = null; // where the page was before it followed what is told
  /** @param {string} at */
  const pointed = (at) => send({ do: "at", at, v: version.at() });
  const pictures = board(words, pointed);
  const held = strip();
  const rest = others();
  const strips = element("div", { class: "vc-strips" }, held.root, rest.root);
  const carry = carrying(pictures, held.root, (piece, at) => send({ do: "at", at, piece, v: version.at() }));
  const root = element("div", { class: "vc-table", hidden: true });
  const heard = sounds(words, root, () => card !== null);
  const moving = motion(words, pictures, heard.play, { follow, home });
  const question = agenda(words, moving);
  moving.listen(question.now);
  const picker = element("span", { class: "vc-picks" }, moving.picker(), heard.picker());
  const asides = element("div", { class: "vc-asides", hidden: true });
  const thinks = thinking(words, send);
  const rows = choices(words, send, pictures, {
    toBoard: () => show(pictures.next()),
    back: () => asked.focus({ preventScroll: true }),
  });
  const undone = element("div", { class: "vc-forced", hidden: true });
  const handing = cover(words, send);
  const happened = log(words, send, imagines ? sheet : null);
  const imagined = whatIf(words, send, compare);
  const result = score(words, () => heard.play("end"));
  const copy = kept ? gameKeeper(kept) : null;
  const tools = renew && copy ? toolbar(words, send, renew, copy, picker, sheet) : null;
  const spoken = element("p", { class: "vc-spoken", role: "status", "aria-live": "polite" });
  const asked = element(
    "section",
    { class: "vc-agenda", "aria-label": words.agenda, tabindex: "-1" },
    imagined.root,
    question.root,
    thinks.root,
    undone,
    handing.root,
    ...(drawn ? [drawn.root] : []),
    rows.root,
    ...(drawn ? [drawn.foot] : []),
    asides,
  );
  const reasons = element("div", {});
  const why = element("details", { class: "vc-why" }, element("summary", {}, words["why-not"]), reasons);
  why.addEventListener("toggle", () => why.open && send({ do: "why" }));
  // Below the board, whoever has read what happened, and puts it away, is back at what is asked.
  happened.root.addEventListener("toggle", () => {
    if (!happened.root.open && happened.root.contains(document.activeElement)) uncover();
  });
  const side = element("aside", { class: "vc-side" }, strips, asked, happened.root, why);
  undone.style.setProperty("--moment", `${MOMENT}ms`);
  root.append(
    ...(tools ? [tools.root] : []),
    result.root,
    pictures.root,
    side,
    ...(tools ? [] : [picker]),
    moving.root,
    spoken,
  );

  const clear = clearing(strips, asked, sheet.root, root);
  sheet.root.addEventListener(
    "toggle",
    (event) => event.newState === "open" && clear.show(pictures.subject()),
  );

  /** @type {Lesson | null} */
  let card = null;
  let hints = 0; // that have been given for the step
  /** @type {string[]} */
  let advised = []; // where a guided game's advice lies, which is in view with it

  // A lesson's card comes with the first message about it.
  /** @param {Card} message */
  function teach(message) {
    const opens = !card;
    if (!card) {
      card = lesson(words, send, sheet, pictures);
      side.prepend(card.told);
      asked.prepend(card.asked);
      pictures.root.after(card.scope);
      card.foot.append(picker);
      root.append(card.foot);
      root.classList.add("vc-lesson");
      happened.root.open = message.kind === "game";
      rows.fold();
    }
    root.dataset.state = stateOf(message);
    root.dataset.card = message.kind;
    const begun = card.show(message);
    const given = message.kind === "step" ? message.hints.length : 0;
    const game = message.kind === "game";
    advised = game ? message.lit : [];
    if (game && !moving.moves()) clear.whenSeen(uncover);
    else if (!game && (begun || opens || given > hints || clear.covers()))
      clear.whenSeen(() => attend(message));
    hints = given;
  }

  // The charts that compare lines: where they are, or else they are asked for.
  function compare() {
    const charts = root.closest(".vc-page")?.querySelector(".vc-charts");
    if (charts) reveal(charts, "start");
    else send({ do: "charts" });
  }

  // What the task is about is in view: beside the text all that lies around it; above the sheet the place itself, what else is
  // pointed at, the text or its end, and what that speaks of, as far as there is room. Afterwards what the answer points at is.
  /** @param {Card} message */
  function attend({ lit, near = lit }) {
    const task = pictures.places(near);
    const text = card ? [card.told, ...parts(card.told, "p:last-of-type")] : [];
    const state = root.dataset.state ?? "";
    if (!clear.covers()) {
      if (task[0] && clear.share(task[0]) <= SEEN) show(task[0]);
    } else if (state === "done") clear.lift(pictures.places(lit));
    else if (state !== "wrong" && task[0]) clear.lift([task[0], ...pictures.places(lit), ...text, ...task]);
  }

  /** @type {(message: BoardState, panels: ShownPanel[]) => void} */
  function whole(message, panels) {
    players = message.players ?? [];
    rest.forget();
    pictures.whole(panels);
    tools?.seeded(message.seed);
    tools?.running(false);
  }

  // What can be pressed is called by what it does; a place that stands for another as that.
  /** @type {(list: ShownRow[], alike?: Record<string, string>) => Map<string, string>} */
  function labels(list, alike = {}) {
    /** @type {Map<string, string>} */
    const found = new Map();
    for (const { target, label, ways = [], note } of list) {
      const paid = ways[0]?.[0] && ways[1] === undefined ? `${label}, ${ways[0][0]}` : label;
      const price = note ? `${paid} (${note})` : paid;
      found.set(target, found.has(target) ? `${found.get(target)}; ${price}` : price);
    }
    for (const [at, other] of Object.entries(alike)) {
      const label = found.get(other);
      if (label) found.set(at, label);
    }
    return found;
  }

  // What is done in a moment, or was done, because nothing else is possible: it can wait until somebody does it, be explained, and
  // be undone.
  /** @param {BoardState} message */
  function forced({ forced: said, soon, can: [undoable] }) {
    wait();
    const quiet = { class: "vc-button vc-quiet" };
    const waits = soon ? [button(words.wait, wait, { ...quiet, "data-wait": true })] : [];
    const asks = said
      ? [
          button(
            words.because,
            () => {
              wait();
              send({ do: "why", forced: true });
            },
            quiet,
          ),
        ]
      : [];
    const back = undoable ? [button(words.undo, () => send({ do: "undo" }), quiet)] : [];
    undone.hidden = !said;
    const done = soon ? [] : [element("b", {}, words["forced-done"]), " "];
    undone.replaceChildren(
      ...(said ? [element("span", {}, ...done, said), element("div", {}, ...waits, ...asks, ...back)] : []),
    );
  }

  function wait() {
    clearTimeout(moment);
    undone.toggleAttribute("data-soon", false);
    for (const button of parts(undone, "[data-wait]")) button.remove();
  }

  // The moment begins once what moves has come to rest, and doesn't end while the sheet is open; where nothing is to move there is none.
  function ripen() {
    undone.toggleAttribute("data-soon", !moving.off());
    moment = setTimeout(
      () => (sheet.open() ? ripen() : send({ do: "pick", row: 0, way: 0, v: version.at() })),
      moving.off() ? 0 : MOMENT,
    );
  }

  // The focus stays where it was, on the same target if that is still there, or else on the question.
  /** @type {(at: string | undefined, was: Element | null) => void} */
  function refocus(at, was) {
    if (at && pictures.focus(at)) return;
    if (at || (was && !was.isConnected)) asked.focus({ preventScroll: true });
  }

  const advice = coach(words, send, sheet, (at) => {
    pictures.light(at);
    show(pictures.subject());
  });

  const review = costly(words, send, sheet);

  /** @param {Element | null | undefined} place */
  const show = (place) => clear.show(place, place?.closest(".vc-panel"));

  // What is to be seen while somebody decides: what is advised, or else, where the question lies over the board, what it is about.
  function wanted() {
    const places = pictures.places(advised);
    return places.length || !clear.covers() ? places : pictures.asked();
  }

  // A place of those is brought to where it is seen.
  function uncover() {
    const places = wanted();
    if (!clear.isAnyClear(places)) show(places[0]);
  }

  // What is told is brought into view, if most of it is out of it; then the page goes back to where it was, or to what is asked if
  // that would lie under the question there. On a narrow page nobody is taken as far as the others' own panels: what these have is
  // above all.
  /** @param {string} panel */
  function follow(panel) {
    const place =
      panel && !(clear.covers() && pictures.isAnothers(panel)) ? pictures.named(panel) : undefined;
    if (!place || clear.share(place) > SEEN) return;
    before ??= clear.here();
    clear.show(place);
  }

  function home() {
    const places = wanted();
    const by = before?.by() ?? 0;
    if (clear.holds()) clear.lift();
    else if (places.length && !clear.isAnyClear(places, by)) uncover();
    else before?.back();
    before = null;
  }

  /** @param {Required<BoardState>["asides"]} asked */
  function besides(asked) {
    asides.hidden = asked.length === 0;
    asides.replaceChildren(
      ...asked.map((aside) =>
        button(words[aside], () => send({ do: aside }), { class: "vc-button vc-quiet" }),
      ),
    );
  }

  // `read` says that there is something else to be read first.
  /** @param {BoardState} message @param {boolean} [read] */
  function hear(message, read) {
    if (!version.reached(message)) return;
    advised = []; // what is advised now comes with the card
    if (message.panels) whole(message, message.panels);
    const was = focused(root);
    const news = message.panels ? [] : message.log[1];
    const told = news.filter(
      ({ seat, lines, deed = -1, moment }) =>
        lines.length && (moment || (seat !== message.agenda[0] && (players[seat] || deed >= 0))),
    );
    const over = clear.covers(); // asked before anything changes: afterwards all would have to be laid out for the answer
    const move = moving.before(news, told);
    const at = message.parts ? pictures.patch(message.parts) : undefined;
    sheet.overtaken(message.v);
    advice.overtaken();
    root.dataset.version = String(message.v);
    if (message.kept) copy?.hear({ ...message, kept: message.kept });
    pictures.markOwn(message.own);
    pictures.targets(labels(message.rows, message.alike), new Set(message.barred), message.names);
    carry.show(message.carried);
    held.show(message.strip);
    rest.show(message.others, players);
    question.show(message.agenda, players);
    forced(message);
    root.toggleAttribute("data-covered", Boolean(message.cover));
    handing.show(message.cover);
    drawn?.show(message, message.v);
    rows.show(message.rows, message.v, over, message.tiles);
    const said = happened.add(message.log, players);
    if (message.asides) besides(message.asides);
    tools?.show(message.can, message.agenda[3]);
    spoken.textContent = [
      ...(message.panels ? [] : said),
      message.forced ?? "",
      message.cover || message.agenda[1],
    ].join(" ");
    if (why.open) send({ do: "why" });
    requestAnimationFrame(() => {
      asked.scrollTop = 0;
    }); // the question first, with everything laid out
    refocus(at, was);
    imagined.over(message.score !== undefined);
    const moves = moving.moves();
    question.tell(told, moves);
    const end = () => (message.soon ? ripen() : result.show(message.score, players));
    if (moves && (message.score || message.soon)) moving.afterwards(end);
    else end();
    move(); // last, for it has everything laid out, the score above it too
    if (!moves && (before || (!root.hidden && !read))) clear.whenSeen(home);
  }

  return {
    root,
    hear,
    version: version.at,
    focus: () => asked.focus({ preventScroll: true }),
    teach,
    /** @type {(list: ChapterLine[], chapter: string) => void} */
    contents: (list, chapter) => card?.contents(list, chapter),
    taught: () => card !== null,
    /** @type {(list: Why[], chapter: string) => void} */
    about: (list, chapter) => card?.about(list, chapter),
    /** @type {(now: boolean) => void} */
    running: (now) => {
      tools?.running(now);
      if (!now) thinks.stop();
    },
    /** @type {(percent: number) => void} */
    thinking: (percent) => thinks.show(percent),
    /** @type {(shown: boolean) => void} */
    charted: (shown) => tools?.charted(shown),
    because: happened.because,
    coached: advice.show,
    /** @type {(told: WhatIf) => void} */
    lines: (told) => {
      copy?.turn(told);
      imagined.show(told);
    },
    finishing: imagined.finishing,
    reviewed: review.show,
    /** @type {(list: Reason[]) => void} */
    why: (list) =>
      reasons.replaceChildren(
        list.length
          ? sheet.reasons(list, version.at())
          : element("p", { class: "vc-about" }, words["why-nothing"]),
      ),
  };
}
