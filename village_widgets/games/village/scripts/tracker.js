import { button, drawn, element, focused, name, parts } from "../../../components/element.js";
import { versions } from "../../../components/versions.js";
import { scoresheet } from "./scoresheet.js";
import { trackerChoice, trackerFocus, trackerGroup, trackerPad, trackerPicture, trackerRegion } from "./trackerpad.js";

/** @import { Asking, Sign, PlayerCard, TrackerState } from "./messages" */
/** @import { Enter, Press, Sure, Told } from "./types" */
/** @import { PlainAnswer } from "../../../components/commands" */
/** @import { Command, Send, Sheet, Words } from "../../../components/types" */

const REST = 1500; // milliseconds in which a second tap on the same answer means nothing

// The tracker: what lies on the table between the players. Everything it shows and every choice comes from Python.
/** @param {Words} words @param {Send} send @param {Sheet} sheet */
export function tracker(words, send, sheet) {
  const pictures = element("div", { class: "vc-hidden", "aria-hidden": "true" });
  const round = element("header", { class: "vc-tr-round" });
  const news = element("p", { class: "vc-tr-news", role: "status" });
  const cards = element("div", { class: "vc-tr-cards", role: "group", "aria-label": words["tracker-players"] });
  const rests = element("div", { class: "vc-tr-rests", role: "group", "aria-label": words["tracker-chronicle"] });
  const book = element("details", { class: "vc-tr-book" });
  const stage = element("div", { class: "vc-tr-middle" });
  const more = element("div", { class: "vc-tr-more" });
  const asked = element("section", { class: "vc-tr-pad vc-tr-asked", "aria-live": "polite" });
  const pad = trackerPad(words, enter, () => turnTo(null), sure);
  const count = scoresheet(words, enter);
  const main = element("div", { class: "vc-tr-main" }, round, stage, cards, news, rests, book, more);
  const root = element("div", { class: "vc-tracker" }, pictures, main, count.root, pad.root, asked);
  const regions = Object.fromEntries(Object.entries({ pictures, round, news, cards, rests, book, stage, more, asked })
    .map(([key, place]) => [key, trackerRegion(place)]));
  /** @type {Told} */
  let state;
  const version = versions(send);
  /** @type {number | null} */
  let chosen = null;
  let wide = false;

  // A choice, an answer (a choice with what is paid for it), or what was entered and is to be corrected.
  /** @type {Enter} */
  function enter(made) {
    if (made.do) return send(/** @type {Command} */ (/** @type {unknown} */ (made)));
    send(made.choice ? { do: "enter", answer: /** @type {PlainAnswer} */ (/** @type {unknown} */ (made)) } : { do: "enter", choice: made });
  }

  // What would bring somebody a second death in one turn is asked about once.
  /** @type {Sure} */
  function sure(title, about, go) {
    const yes = button(words["tracker-sure-enter"], () => { sheet.close(); go(); }, { class: "vc-button vc-main" });
    sheet.show("dialog", title, element("p", {}, about), element("div", { class: "vc-tr-sure" }, yes, button(words["tracker-sure-not"], sheet.close)));
  }

  /** @type {Press} */
  function press(choice, made) {
    if (made.ariaDisabled === "true") return;
    made.classList.add("vc-tr-sent");
    made.ariaDisabled = "true";
    setTimeout(() => { made.ariaDisabled = "false"; }, REST);
    enter(choice);
  }

  const seat = () => chosen ?? state.active ?? state.players[0].seat;

  // A question begins where its picture does: nothing of it lies under the bar.
  function toTop() {
    const bar = document.querySelector(".vc-head")?.getBoundingClientRect().height ?? 0;
    if (root.getBoundingClientRect().top >= bar) return;
    root.style.scrollMarginBlockStart = `${bar}px`;
    root.scrollIntoView({ block: "start" });
  }

  /** @param {number | null} to */
  function turnTo(to) {
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

  /** @param {PlayerCard} player @param {boolean} active */
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
      trackerPicture(player.life),
      element("span", { class: "vc-tr-line vc-tr-facts" }, ...player.facts.map(fact), ...player.marks.filter(([drawn]) => !drawn).map(sign)),
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
  /** @param {Told} told */
  function drawTable({ asking, tally }) {
    const active = state.players.find((player) => player.seat === state.active)?.seat;
    regions.pictures(state.pictures, () => [drawn(state.pictures)]);
    regions.round(state.notes, () => [element("ul", { class: "vc-tr-notes" }, ...state.notes.map(note))]);
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
  /** @type {(told: Told, begins: boolean) => HTMLElement} */
  function drawView({ asking, tally, turn }, begins) {
    root.dataset.view = tally ? "tally" : asking ? "asking" : "turn";
    regions.asked(asking, () => (asking ? question(asking) : []));
    asked.hidden = !asking;
    pad.root.hidden = Boolean(asking || tally);
    count.root.hidden = !tally;
    if (tally) count.show(tally, state.writes);
    if (pad.root.hidden) return tally ? count.root : asked;
    const player = state.players.find((one) => one.seat === seat()) ?? state.players[0];
    pad.show({ player, here: seat() === state.active, pad: state.pads[seat()], turn, news: state.news, customers: state.customers }, begins);
    return pad.root;
  }

  // The keyboard goes along when one view gives way to another.
  /** @param {boolean} begins */
  function draw(begins) {
    const held = focused(root);
    drawTable(state);
    const view = drawView(state, begins);
    if (held && !focused(root)?.checkVisibility()) trackerFocus(view);
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
      const before = /** @type {Told} */ (state ?? {});
      if (!state) wide = matchMedia("(min-width: 900px)").matches;
      state = { ...before, ...told, pads: { ...before.pads, ...told.pads } };
      const begins = before.active !== state.active || before.round !== state.round || Boolean(before.asking) !== Boolean(state.asking);
      if (begins) chosen = null;
      draw(begins);
      if (Boolean(before.asking) !== Boolean(state.asking) || before.asking?.stage !== state.asking?.stage) toTop();
    },
  };
}
