import { aloud, button, drawn, element, name, part, parts } from "../../../components/element.js";
import { trackerChoice, trackerFocus, trackerGroup, trackerLife, trackerPicture, trackerRegion } from "./trackerparts.js";

/** @import { Entry, News, Pad, PadRow, PadTile, TurnEnd, Unserved } from "./messages" */
/** @import { Ask, Enter, Made, Press, Shown, Sure } from "./types" */
/** @import { Words } from "../../../components/types" */
/** @typedef {{ entry: Entry, other: Entry | null }} Picking a button whose customer is picked, and the exception that holds instead */
/** @typedef {{ player: Shown, here: boolean, pad: Pad | null, turn: TurnEnd | null, to: string, market: PadRow[], news: News[], customers: Unserved[], note: string, undo: boolean }} Around what is shown around a pad */

const GUARD = 450; // milliseconds after the turn has gone on in which a second tap is taken for part of the first
const ANSWER = 1800; // milliseconds in which the answer to the end of a turn is waited for
const HOURGLASSES = ["1", "2", "3"]; // the keys of the first buttons
const ONWARD = "n"; // and of what ends the turn
const UNDO = '<path d="M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12h-2"/>';
const MARKET = "market"; // the tile that has everybody's sales

// What can be entered for one player: time at one tap, a tile for each place of action, and the end of the turn.
/** @param {Words} words @param {Enter} enter @param {() => void} back @param {Sure} sure @param {() => void} undo */
export function trackerPad(words, enter, back, sure, undo) {
  const root = element("section", { class: "vc-tr-pad", "aria-label": words["tracker-pad"] });
  const head = element("div", { class: "vc-tr-head" });
  const body = element("div", { class: "vc-tr-body" });
  const foot = element("div", { class: "vc-tr-foot" });
  root.append(head, body, foot);
  const regions = { head: trackerRegion(head), body: trackerRegion(body), foot: trackerRegion(foot) };
  /** @type {Around} */
  let shown;
  let open = "";
  let left = ""; // the tile that was open last
  /** @type {Picking | null} */
  let picking = null;
  let guarded = 0; // until when what ends the turn can't be pressed
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting = 0; // the timer after which it is no longer shown as that
  let calm = 0; // until when the second half of a double tap on a tile's button is not for what lies under it now
  let led = 0; // until when a second Enter is not for the button that the keyboard has come to
  let last = false; // whether something was entered from the tile that is open

  body.addEventListener("click", (event) => {
    if ((event.detail > 1 && Date.now() < calm) || (event.detail === 0 && Date.now() < led)) event.stopPropagation();
  }, true);

  /** @param {string} tile */
  function shut(tile = "") {
    left = open || left;
    open = tile;
    picking = null;
    last = false;
  }

  // Where several things are usually entered one after the other the tile stays and tells what was; any other closes.
  /** @type {Press} */
  function press(choice, made, said) {
    made.classList.add("vc-tr-sent");
    const stays = shown.pad?.tiles.find(({ key }) => key === open)?.stays ?? false;
    if (open && (picking || !stays)) calm = Date.now() + GUARD;
    shut(stays ? open : "");
    last = stays;
    enter(choice, said);
    draw();
  }

  /** @param {KeyboardEvent} event */
  function leave(event) {
    if (!root.isConnected) document.removeEventListener("keydown", leave);
    else if (event.key === "Escape" && open && !root.hidden && !document.querySelector(":popover-open")) turnTo(picking ? open : "");
  }

  // 1, 2 and 3 are the hourglasses, N ends the turn.
  /** @param {KeyboardEvent} event */
  function typed(event) {
    if (!root.isConnected) return document.removeEventListener("keydown", typed);
    const elsewhere = /** @type {Element | null} */ (event.target)?.closest?.("input, select, textarea") || document.querySelector(":popover-open");
    if (elsewhere || !root.checkVisibility() || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    const pressed = event.key.toLowerCase() === ONWARD ? part(foot, ".vc-tr-next:not(.vc-tr-plain)") : parts(body, ".vc-tr-quick .vc-tr-choice")[HOURGLASSES.indexOf(event.key)];
    if (!pressed) return;
    led = 0;
    pressed.click();
  }

  document.addEventListener("keydown", leave);
  document.addEventListener("keydown", typed);

  /** @type {Press} */
  function goOn(choice, made, said) {
    if (Date.now() < guarded) return;
    rest(ANSWER);
    press(choice, made, said);
  }

  // What ends the turn can't be pressed for a moment, and shows it.
  /** @param {number} time */
  function rest(time) {
    guarded = Date.now() + time;
    clearTimeout(resting);
    resting = setTimeout(() => { resting = 0; drowse(); }, time);
    drowse();
  }

  function drowse() {
    for (const one of foot.querySelectorAll(".vc-tr-choice")) one.ariaDisabled = String(Boolean(resting));
  }

  /** @param {string} tile */
  function turnTo(tile) {
    shut(tile);
    draw();
    trackerFocus(body, tile ? ["back"] : [`tile:${left}`]);
  }

  /** @type {Ask} */
  function ask(entry) {
    picking = { entry, other: null };
    draw();
  }

  /** @param {Entry | null} entry */
  function choice(entry) {
    const ends = entry?.[1] && entry[1].type === shown.turn?.next[1]?.type;
    return entry ? trackerChoice(stale(entry) ? unled(entry) : entry, ends ? goOn : press, ask, sure) : element("span", { class: "vc-tr-gap" });
  }

  // Where something is counted that waits, a button doesn't say from what to what it leads.
  /** @param {Entry} entry */
  function stale([, made]) {
    const { counts, waits } = shown.player;
    const picture = made?.type === "note" && counts[String(made.what)]?.[0];
    return waits.some(([drawn]) => drawn === picture);
  }

  /** @param {PadTile} tile */
  function tile({ key, label, picture: drawn }) {
    const made = button("", () => turnTo(key), { class: "vc-button vc-tr-tile", "data-key": `tile:${key}` });
    made.append(trackerPicture(drawn), element("span", { class: "vc-tr-label" }, label));
    return made;
  }

  /** @param {string} label @param {() => void} close */
  function heading(label, close) {
    const away = button(words["tracker-back"], close, { class: "vc-button vc-tr-away", "data-key": "back" });
    return element("div", { class: "vc-tr-heading" }, element("h3", {}, label), away);
  }

  /** @param {PadRow} row */
  function row([label, drawn, buttons]) {
    const first = element("span", { class: "vc-tr-who" }, ...(drawn ? [trackerPicture(drawn)] : []), ...(label ? [element("bdi", {}, label)] : []));
    return element("div", { class: label || drawn ? "vc-tr-row" : "vc-tr-row vc-tr-bare", role: "group", "aria-label": label }, first, ...buttons.map(choice));
  }

  /** @param {PadTile["heads"]} heads @param {PadRow[]} rows */
  function grid(heads, rows) {
    const top = heads.map(([label, drawn]) => element("span", { class: "vc-tr-column" }, trackerPicture(drawn), element("small", {}, label)));
    const cells = rows.flatMap(([label, drawn, buttons]) => [
      element("span", { class: "vc-tr-who" }, ...(drawn ? [trackerPicture(drawn)] : []), ...(label ? [element("small", {}, label)] : [])),
      ...buttons.map(choice),
    ]);
    return element("div", { class: "vc-tr-grid", style: `--columns: ${heads.length}` }, element("span", {}), ...top, ...cells);
  }

  /** @param {PadTile} tile */
  function opened({ key, label, note, heads, rows: own }) {
    const rows = key === MARKET ? shown.market : own;
    const inside = heads.length ? [grid(heads, rows)] : rows.map(row);
    return [heading(label, () => turnTo("")), last ? entered() : element("p", { class: "vc-tr-note" }, note), element("div", { class: "vc-tr-rows" }, ...inside)];
  }

  function entered() {
    const lines = shown.news.map(([text]) => element("span", {}, text));
    return element("p", { class: "vc-tr-note vc-tr-entered", role: "status" }, element("b", {}, `✓ ${words["tracker-entered"]}`), ...lines);
  }

  // A customer is picked: the number is put where the choice has room for it. The exceptions are above the list: one that
  // needs a customer too holds for the one that is picked.
  /** @param {Picking} picking */
  function pick({ entry, other }) {
    const [, , , , , spoken, , , title, about, instead = []] = entry;
    const [, begun, , , , , , field] = other ?? entry;
    /** @type {HTMLElement[]} */
    const made = shown.customers.map(([number, drawn, said]) => {
      const one = button("", () => press(picked(begun ?? {}, field, number), one, `${spoken}: ${said}`), { class: "vc-button vc-tr-pick" });
      one.append(trackerPicture(drawn), aloud(said));
      return one;
    });
    /** @param {Entry} exception */
    const switched = (exception) => button(exception[0], () => { picking = { entry, other: other ? null : exception }; draw(); }, { "aria-pressed": String(other !== null), "data-key": "instead" });
    const others = instead.map((exception) => (exception[7] ? switched(exception) : trackerChoice(exception, press)));
    return [
      heading(title, () => { picking = null; draw(); }), element("p", { class: "vc-tr-note" }, about),
      others.length && element("div", { class: "vc-tr-instead" }, ...others), element("div", { class: "vc-tr-picks" }, ...made),
    ];
  }

  /** @param {Pad} pad */
  function main({ quick, tiles }) {
    return [
      element("div", { class: "vc-tr-quick" }, ...quick.map((entry, at) => shortcut(choice(entry), HOURGLASSES[at]))),
      element("div", { class: "vc-tr-tiles" }, ...tiles.map(tile)),
    ];
  }

  /** @param {Around} shown */
  function inside({ pad, note }) {
    if (note) return [element("p", { class: "vc-tr-note" }, note)];
    if (!pad) return [];
    if (picking) return pick(picking);
    const found = pad.tiles.find((one) => one.key === open);
    return found ? opened(found) : main(pad);
  }

  /** @param {Around} shown */
  function about({ player, here }) {
    const who = element("div", { class: "vc-tr-turn", role: "heading", "aria-level": "2" }, ...(here ? [] : [element("small", {}, words["tracker-for"])]), name(player.name));
    const [, before, after] = player.waits.find(([what]) => what === "hourglass") ?? [];
    const left = before === undefined ? element("span", { class: player.soon ? "vc-tr-left vc-soon" : "vc-tr-left" }, player.left)
      : element("span", { class: "vc-tr-left vc-tr-waits", title: words["tracker-waits"] }, `${before} → ${after}`);
    return [
      element("div", { class: "vc-tr-line" }, who, left),
      trackerLife(player),
      ...(open ? [] : [element("div", { class: "vc-tr-family", "aria-label": words["tracker-family"], role: "list" }, ...player.family.map((member) => trackerGroup(member, { role: "listitem" })))]),
    ];
  }

  /** @param {Around} shown */
  function end({ turn, here, pad, to }) {
    const taken = button(drawn(UNDO, { viewBox: "0 0 24 24", "aria-hidden": "true" }), undo, { class: "vc-button vc-tr-undo", "data-key": "undo", "aria-label": words["tracker-undo"], title: words["tracker-undo"], disabled: !shown.undo });
    if (!turn || !pad) return [taken];
    if (!here) return [taken, button(words["tracker-to-turn"], back, { class: "vc-button vc-tr-next vc-tr-plain", "data-key": "to-turn" })];
    const next = shortcut(trackerChoice(turn.next, goOn), ONWARD.toUpperCase());
    next.classList.add("vc-tr-next");
    if (to) next.dataset.colour = to;
    const last = turn.last ? trackerChoice(turn.last, goOn, undefined, sure) : null;
    last?.classList.add("vc-tr-last");
    return [taken, last, next];
  }

  function draw() {
    root.dataset.colour = shown.player.name[1];
    regions.head([shown.player, shown.here, open && Boolean(shown.pad)], () => about(shown));
    regions.body([shown.pad, shown.player.waits, shown.market, shown.note, open, picking, picking && shown.customers, last && shown.news], () => inside(shown), `tile:${left}`);
    regions.foot([shown.turn, shown.to, shown.here, Boolean(shown.pad), shown.undo], () => end(shown));
    drowse();
  }

  return {
    root,
    // `begins`: somebody else's turn has begun, so whatever was open is done with.
    /** @param {Around} now @param {boolean} begins */
    show(now, begins) {
      if (begins) {
        shut();
        rest(GUARD);
      }
      shown = now;
      draw();
    },
    // Another player's pad is looked at.
    turnAway: () => shut(),
    // The keyboard goes to where the next entry is.
    lead() {
      led = Date.now() + GUARD;
      trackerFocus(body, [part(body, ".vc-tr-quick .vc-tr-choice")?.dataset.key]);
    },
  };
}

// A button without its small words.
/** @param {Entry} entry @returns {Entry} */
function unled([label, made, , drawn, sign, spoken, style, field, title, about, instead]) {
  return [label, made, "", drawn, sign, spoken, style, field, title, about, instead];
}

// A button that a key presses too.
/** @type {(made: HTMLElement, key: string | undefined) => HTMLElement} */
function shortcut(made, key) {
  if (key) made.setAttribute("aria-keyshortcuts", key);
  return made;
}

// A choice with what was picked: the first of several that are entered together has room for it.
/** @type {(made: Made, field: string, picked: number) => Made} */
function picked(made, field, number) {
  if (!Array.isArray(made.answers)) return { ...made, [field]: number };
  const [first, ...rest] = made.answers;
  return { ...made, answers: [{ ...first, choice: { ...first.choice, [field]: number } }, ...rest] };
}
