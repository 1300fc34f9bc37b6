import { read, write } from "../../../components/browserstore.js";
import { button, drawn, element, focused, name, parts } from "../../../components/element.js";
import { versions } from "../../../components/versions.js";
import { foresee } from "./foresight.js";
import { scoresheet } from "../../../companion/scoresheet.js";
import { trackerPad } from "./trackerpad.js";
import { trackerChoice, trackerFocus, trackerGroup, trackerLife, trackerPicture, trackerRegion } from "./trackerparts.js";

/** @import { Asking, Entry, PadRow, PlayerCard, Sign, TrackerState } from "./messages" */
/** @import { Foreseen, Made, Press, Shown, Sure, Told } from "./types" */
/** @import { SendSaid, Waiting } from "../../../companion/types" */
/** @import { Command, Sheet, Words } from "../../../components/types" */

const MOMENT = 400; // milliseconds in which the same is entered twice by mistake as easily as on purpose
const LARGE = "village-companion.large"; // whether the table is looked at from afar
const REST = 1500; // milliseconds in which a second tap on the same answer means nothing

// The tracker: what lies on the table between the players. Everything it shows and every choice comes from Python.
/** @param {Words} words @param {SendSaid} send @param {Sheet} sheet */
export function tracker(words, send, sheet) {
  const pictures = element("div", { class: "vc-hidden", "aria-hidden": "true" });
  const round = element("header", { class: "vc-tr-round" });
  const news = element("p", { class: "vc-tr-news", role: "status" });
  const cards = element("div", { class: "vc-tr-cards", role: "group", "aria-label": words["tracker-players"] });
  const rests = element("div", { class: "vc-tr-rests", role: "group", "aria-label": words["tracker-chronicle"] });
  const book = element("details", { class: "vc-tr-book" });
  const stage = element("div", { class: "vc-tr-middle" });
  const more = element("div", { class: "vc-tr-more" });
  const now = element("p", { class: "vc-spoken", role: "status" });
  const asked = element("section", { class: "vc-tr-pad vc-tr-asked", "aria-live": "polite" });
  const pad = trackerPad(words, (made, said) => meant(made, said, true), () => turnTo(null), sure, () => send({ do: "undo" }));
  const count = scoresheet(words, (made) => enter(made, "", false));
  const main = element("div", { class: "vc-tr-main" }, now, round, stage, cards, news, rests, book, more);
  const root = element("div", { class: "vc-tracker" }, pictures, main, count.root, pad.root, asked);
  const regions = Object.fromEntries(Object.entries({ pictures, round, news, cards, rests, book, stage, more, asked })
    .map(([key, place]) => [key, trackerRegion(place)]));
  /** @type {Told} */
  let known; // as Python told it
  /** @type {Foreseen} */
  let state; // as it is shown
  /** @type {Waiting[]} */
  let waiting = [];
  let alone = false;
  let undo = false;
  let large = read(LARGE) === true;
  let before = { said: "", at: 0 }; // what was entered last
  const version = versions(send);
  /** @type {number | null} */
  let chosen = null;
  let wide = false;

  // A choice, an answer (a choice with what is paid for it), or a whole command. `ahead`: it was made on the pad, where what waits is
  // shown as entered.
  /** @type {(made: Made, said: string, ahead: boolean) => void} */
  function enter(made, said, ahead) {
    const command = /** @type {Command} */ (/** @type {unknown} */ (made.do ? made : { do: "enter", [made.choice ? "answer" : "choice"]: made }));
    send(/** @type {Command} */ ({ ...command, ...(ahead ? { ahead } : {}) }), said);
  }

  // Two quick taps on one button are asked about: was that meant twice?
  /** @type {(made: Made, said: string | undefined, ahead: boolean) => void} */
  function meant(made, said = "", ahead = false) {
    const now = { said: JSON.stringify(made), at: Date.now() };
    const twice = now.said === before.said && now.at - before.at < MOMENT;
    before = now;
    const go = () => enter(made, said, ahead);
    if (twice) sure(words["tracker-twice"], said, go);
    else go();
  }

  // What is easily meant otherwise is asked about once: a second death in one turn, the last cube, the same once more.
  /** @type {Sure} */
  function sure(title, about, go) {
    const yes = button(words["tracker-sure-enter"], () => { sheet.close(); go(); }, { class: "vc-button vc-main" });
    sheet.show("dialog", title, element("p", {}, about), element("div", { class: "vc-tr-sure" }, yes, button(words["tracker-sure-not"], sheet.close)));
  }

  /** @type {Press} */
  function press(choice, made, said) {
    if (made.ariaDisabled === "true") return;
    made.classList.add("vc-tr-sent");
    made.ariaDisabled = "true";
    setTimeout(() => { made.ariaDisabled = "false"; }, REST);
    enter(choice, said, false);
  }

  const seat = () => chosen ?? state.active ?? known.active ?? state.players[0].seat;

  // A question begins where its picture does: nothing of it lies under the bar.
  function toTop() {
    const bar = document.querySelector(".vc-head")?.getBoundingClientRect().height ?? 0;
    if (root.getBoundingClientRect().top >= bar) return;
    root.style.scrollMarginBlockStart = `${bar}px`;
    root.scrollIntoView({ block: "start" });
  }

  // A table that is looked at from afar shows lives and whose turn it is, and nothing that is tapped but the end of the turn.
  function enlarge() {
    large = !large;
    write(LARGE, large);
    draw(false);
  }

  /** @param {number | null} to */
  function turnTo(to) {
    if (large) enlarge();
    chosen = to === state.active ? null : to;
    pad.turnAway();
    draw(false);
  }

  /** @param {Told["notes"][number]} note */
  function note([drawn, text, urgent]) {
    return element("li", { class: urgent ? "vc-tr-urgent" : "" }, ...(drawn ? [trackerPicture(drawn)] : []), element("span", {}, text));
  }

  /** @param {Sign} sign */
  function sign([drawn, text, style, count]) {
    if (!drawn) return element("span", { class: `vc-tr-sign ${style}` }, text);
    return element("span", { class: `vc-tr-sign ${style}`, role: "img", "aria-label": text, title: text }, trackerPicture(drawn), ...(count ? [element("b", {}, count)] : []));
  }

  /** @param {PlayerCard["facts"][number]} fact */
  function fact([drawn, text, spoken]) {
    return element("span", { class: "vc-tr-fact", role: "img", "aria-label": spoken, title: spoken }, trackerPicture(drawn), text);
  }

  /** @param {Shown["waits"][number]} change */
  function change([drawn, before, after]) {
    const said = `${before} → ${after}`;
    return element("span", { class: "vc-tr-waits", role: "img", "aria-label": `${words["tracker-waits"]}: ${said}`, title: words["tracker-waits"] }, trackerPicture(drawn), said);
  }

  /** @param {Shown} player @param {boolean} active */
  function card(player, active) {
    const here = player.seat === seat() && !state.tally;
    const made = element("button", {
      type: "button",
      class: active ? "vc-tr-card vc-tr-active" : "vc-tr-card",
      "aria-pressed": String(here),
      "data-colour": player.name[1],
      "data-key": `card:${player.seat}`,
      click: () => turnTo(player.seat),
    });
    made.append(
      element("span", { class: "vc-tr-line" }, element("b", { class: "vc-tr-number" }, String(player.number)), name(player.name), ...player.marks.filter(([drawn]) => drawn).map(sign)),
      element("b", { class: "vc-tr-far", "aria-hidden": "true" }, String(state.lap - player.here)),
      trackerLife(player),
      element("span", { class: "vc-tr-line vc-tr-facts" }, ...player.waits.map(change), ...player.facts.map(fact), ...player.marks.filter(([drawn]) => !drawn).map(sign)),
      element("span", { class: "vc-tr-family" }, ...player.family.map((member) => trackerGroup(member))),
    );
    return made;
  }

  /** @param {Told["resting"][number]} rest */
  function rest([label, drawn, lying, spaces, room]) {
    const pips = [...Array(spaces)].map((_, at) => element("i", { class: at < lying ? "vc-full" : "" }));
    const full = lying >= spaces ? "vc-tr-rest vc-filled" : "vc-tr-rest";
    return element("span", { class: full }, trackerPicture(drawn), element("b", {}, label), element("span", { class: "vc-tr-pips", "aria-hidden": "true" }, ...pips), element("small", {}, room));
  }

  function last() {
    const small = state.news.filter(([, , great]) => !great);
    const told = state.news.filter(([, , great]) => great).map(([text, why]) =>
      element("span", { class: "vc-great" }, trackerPicture("bell"), element("span", {}, text, ...(why ? [element("small", {}, why)] : []))));
    if (small.length) told.push(element("span", { class: "vc-small" }, element("strong", {}, words["tracker-news"]), ...small.map(([text]) => element("span", {}, text))));
    return told;
  }

  function promote() {
    if (!state.promote) return [];
    const go = button(words["tracker-promote"], () => send({ do: "promote" }), { "data-key": "promote" });
    return [element("details", {}, element("summary", {}, words["tracker-promote-ask"]), element("p", {}, words["tracker-promote-about"]), go)];
  }

  // What the wavy mark beside a printed number means.
  function unsure() {
    return state.unsure ? [element("p", { class: "vc-tr-unsure" }, words["tracker-unsure"])] : [];
  }

  /** @param {Asking} asking */
  function question(asking) {
    const { title: heading, about, groups, refused, chance, steps, step, bag, kind, seat: who } = asking;
    const player = state.players.find((one) => one.seat === who);
    asked.dataset.colour = player ? player.name[1] : "";
    asked.dataset.kind = kind;
    const way = steps.length > 0 && element("ol", { class: "vc-tr-steps" }, ...steps.map((label, at) =>
      element("li", { class: at < step ? "vc-done" : "", ...(at === step ? { "aria-current": "step" } : {}) }, label)));
    const inside = bag && element("div", { class: "vc-tr-bag" }, element("small", {}, words["tracker-bag"]), ...bag.map(trackerPicture));
    const list = groups.flatMap(([label, buttons]) => [
      label ? element("h4", { "aria-level": "3" }, label) : "",
      element("div", { class: "vc-tr-answers" }, ...(state.writes ? buttons.map((entry) => trackerChoice(entry, press)) : [])),
    ]);
    const draw = chance && state.writes && button(words["tracker-draw"], () => send({ do: "chance" }), { class: "vc-button vc-main vc-tr-chance", "data-key": "chance" });
    const why = refused.length && element("details", { class: "vc-tr-why" }, element("summary", {}, words[kind === "death" ? "tracker-why-not" : "tracker-why-not-mass"]), sheet.reasons(refused, state.v));
    return [way, element("h3", { "aria-level": "2" }, heading), ...about.map((text) => element("p", {}, text)), inside, ...list, draw, why].filter((part) => part !== "");
  }

  // What lies on the table.
  /** @param {Foreseen} told */
  function drawTable({ asking, tally }) {
    const whose = state.players.find((player) => player.seat === state.active);
    const active = whose?.seat;
    const said = whose && !asking ? `${words["tracker-now"]}: ${whose.name[0]}, ${whose.left}` : "";
    if (now.dataset.seat !== String(active)) now.textContent = said;
    now.dataset.seat = String(active);
    regions.pictures(state.pictures, () => [drawn(state.pictures)]);
    const size = button(words[large ? "tracker-small" : "tracker-large"], enlarge, { class: "vc-button vc-tr-size", "data-key": "size" });
    regions.round([state.notes, large], () => [element("ul", { class: "vc-tr-notes" }, ...state.notes.map(note)), size]);
    root.toggleAttribute("data-large", large && !tally && !asking);
    regions.news(state.news, last);
    regions.cards([state.players, active ?? null, seat(), Boolean(tally)], () => state.players.map((player) => card(player, player.seat === active)));
    regions.rests(state.resting, () => state.resting.map(rest));
    const shown = book.querySelector("svg") ? book.open : wide;
    regions.book(state.chronicle, () => [element("summary", {}, words["tracker-show-chronicle"]), trackerPicture(state.chronicle), ...unsure()]);
    book.open = shown;
    regions.stage(asking?.stage ?? "", () => (asking ? [trackerPicture(asking.stage), ...(asking.kind === "death" ? unsure() : [])] : []));
    regions.more(state.promote, promote);
    rests.hidden = Boolean(tally) || asking?.kind === "death";
    book.hidden = Boolean(asking || tally);
    news.hidden = Boolean(tally);
    more.hidden = !state.promote;
  }

  // What can be entered: on the pad, as an answer to a question, or on the final sheet. Gives the one that is shown.
  /** @type {(told: Foreseen, begins: boolean) => HTMLElement} */
  function drawView({ asking, tally, turn }, begins) {
    root.dataset.view = tally ? "tally" : asking ? "asking" : "turn";
    regions.asked(asking, () => (asking ? question(asking) : []));
    asked.hidden = !asking;
    pad.root.hidden = Boolean(asking || tally);
    count.root.hidden = !tally;
    if (tally) count.show(tally, state.writes);
    if (pad.root.hidden) return tally ? count.root : asked;
    const player = state.players.find((one) => one.seat === seat()) ?? state.players[0];
    const here = seat() === state.active;
    const to = state.players.find((one) => one.seat === turn?.to)?.name[1] ?? "";
    const end = turn && state.deadly ? { ...turn, next: /** @type {Entry} */ (turn.next.map((part, at) => (at === 2 ? words["tracker-waits-death"] : part))) } : turn;
    const stopped = state.stopped ? words["tracker-stopped"] : "";
    pad.show({ player, here, pad: stopped ? null : state.pads[seat()], turn: end, to, market: market(player, here), news: state.news, customers: state.customers, note: stopped, undo }, begins);
    return pad.root;
  }

  // Who can sell: on the pad of whose turn it is everybody, beginning with them; on another's pad they alone.
  /** @type {(player: Shown, here: boolean) => PadRow[]} */
  function market(player, here) {
    if (!state.sales[player.seat]) return [];
    const at = state.players.indexOf(player);
    const sellers = here ? [...state.players.slice(at), ...state.players.slice(0, at)] : [player];
    /** @type {PadRow[]} */
    const rows = sellers.map(({ seat, name: [called] }) => [called, "", [state.sales[seat][here && seat === player.seat && !state.sold ? 1 : 0]]]);
    return here && state.turn ? [...rows, ["", "", [state.turn.none]]] : rows;
  }

  // The keyboard goes along when one view gives way to another, and to the next entry when a turn begins.
  /** @param {boolean} begins */
  function draw(begins) {
    const held = focused(root);
    drawTable(state);
    const view = drawView(state, begins);
    const free = held ?? !document.activeElement?.checkVisibility();
    if (begins && view === pad.root && (free || document.activeElement === document.body) && !document.querySelector(":popover-open")) pad.lead();
    else if (held && !focused(root)?.checkVisibility()) trackerFocus(view);
  }

  return {
    root,
    // Buttons that were pressed and came to nothing can be pressed again.
    again() {
      for (const pressed of parts(root, ".vc-tr-sent")) {
        pressed.classList.remove("vc-tr-sent");
        pressed.ariaDisabled = "false";
      }
    },
    // Everything, or the parts that have changed.
    /** @param {TrackerState} told */
    show(told) {
      if (!version.reached(told)) return;
      const had = /** @type {Told} */ (known ?? {});
      if (!known) wide = matchMedia("(min-width: 900px)").matches;
      known = { ...had, ...told, pads: { ...had.pads, ...told.pads } };
      foreseen();
    },
    // What is not stored yet is shown as entered.
    /** @type {(list: Waiting[], isAlone: boolean, canUndo: boolean) => void} */
    waits(list, isAlone, canUndo) {
      const same = alone === isAlone && undo === canUndo && list.length === waiting.length && list.every(({ message }, at) => message.token === waiting[at].message.token);
      [waiting, alone, undo] = [list, isAlone, canUndo];
      if (known && !same) foreseen();
    },
    asks: () => Boolean(known?.asking || known?.tally),
  };

  function foreseen() {
    const was = /** @type {Foreseen | undefined} */ (state);
    state = foresee(known, waiting, alone);
    const begins = was?.active !== state.active || was?.round !== state.round || Boolean(was?.asking) !== Boolean(state.asking);
    if (begins) chosen = null;
    draw(begins);
    if (Boolean(was?.asking) !== Boolean(state.asking) || was?.asking?.stage !== state.asking?.stage) toTop();
  }
}
