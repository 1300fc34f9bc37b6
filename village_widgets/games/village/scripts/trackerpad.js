import { aloud, button, element, focused, name, part } from "../../../components/element.js";

/** @import { Entry, Member, News, Pad, PadRow, PadTile, PlayerCard, TurnEnd, Unserved } from "./messages" */
/** @import { Enter, Made, Press, Sure } from "./types" */
/** @import { Words } from "../../../components/types" */
/** @typedef {{ choice: Made, field: string, title: string, about: string }} Picking */
/** @typedef {(choice: Made, field: string, title: string, about: string) => void} Ask */
/** @typedef {{ player: PlayerCard, here: boolean, pad: Pad | null, turn: TurnEnd | null, news: News[], customers: Unserved[] }} Shown */

const GUARD = 450; // milliseconds after the turn has gone on in which a second tap is taken for part of the first
const ANSWER = 1800; // milliseconds in which the answer to the end of a turn is waited for

// A drawing made by Python, or a shared picture by its name.
/** @param {string} drawn */
export function trackerPicture(drawn) {
  const place = element("span", { class: drawn.startsWith("<") ? "vc-tr-picture" : "vc-tr-picture vc-tr-icon" });
  place.innerHTML = drawn.startsWith("<") ? drawn : `<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#vc-${drawn}"/></svg>`;
  return place;
}

// A region that is made anew only where what it shows has changed: a finger that is down on a button finds it there when it
// is lifted, and the keyboard keeps its place: the same button, or else the one that `home` names, the way back, or the region.
/** @type {(place: HTMLElement) => (shown: unknown, make: () => (Node | string | null | undefined | false | 0)[], home?: string) => void} */
export function trackerRegion(place) {
  let last = "";
  return (shown, make, home = "back") => {
    const now = JSON.stringify(shown);
    if (now === last) return;
    last = now;
    const held = focused(place);
    const keys = [held?.dataset.key, home, "back"];
    place.replaceChildren(.../** @type {(Node | string)[]} */ (make().filter(Boolean)));
    if (held) trackerFocus(place, keys);
  };
}

// The first of some keys that can be pressed gets the keyboard; where there is none, the place itself.
/** @param {HTMLElement} place @param {(string | undefined)[]} keys */
export function trackerFocus(place, keys = []) {
  const found = keys.map((key) => part(place, `[data-key="${CSS.escape(key ?? "")}"]:enabled`)).find(Boolean);
  if (!found) place.tabIndex = -1;
  (found ?? place).focus({ preventScroll: true });
}

// A button with a choice that Python made: it is sent back as it is. Where a customer is still to be named, `ask` has it
// picked, below `title` and `about`. Where it comes with a question (`title`, `about`) alone, `sure` asks that first. One
// without a choice can't be pressed now.
/** @type {(entry: Entry, press: Press, ask?: Ask, sure?: Sure) => HTMLElement} */
export function trackerChoice([label, choice, small, drawn, sign, spoken, style, field, title, about], press, ask, sure) {
  const go = () => { if (choice) press(choice, made); };
  const tapped = () => {
    if (field && choice) ask?.(choice, field, title, about);
    else if (title) sure?.(title, about, go);
    else go();
  };
  const made = button("", tapped, { class: `vc-button vc-tr-choice ${style}`, disabled: choice === null });
  made.dataset.key = JSON.stringify(choice);
  if (drawn) made.append(trackerPicture(drawn));
  if (label) made.append(element("span", { class: "vc-tr-label" }, label));
  if (small) made.append(element("small", {}, ...(sign ? [trackerPicture(sign)] : []), small));
  if (spoken) made.append(aloud(spoken));
  return made;
}

// What can be entered for one player: time at one tap, a tile for each place of action, and the end of the turn.
/** @param {Words} words @param {Enter} enter @param {() => void} back @param {Sure} sure */
export function trackerPad(words, enter, back, sure) {
  const root = element("section", { class: "vc-tr-pad", "aria-label": words["tracker-pad"] });
  const head = element("div", { class: "vc-tr-head" });
  const body = element("div");
  const foot = element("div", { class: "vc-tr-foot" });
  root.append(head, body, foot);
  const regions = { head: trackerRegion(head), body: trackerRegion(body), foot: trackerRegion(foot) };
  /** @type {Shown} */
  let shown;
  let open = "";
  let left = ""; // the tile that was open last
  /** @type {Picking | null} */
  let picking = null;
  let guarded = 0; // until when what ends the turn can't be pressed
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting = 0; // the timer after which it is no longer shown as that
  let calm = 0; // until when the second half of a double tap on a tile's button is not for what lies under it now
  let last = false; // whether something was entered from the tile that is open

  body.addEventListener("click", (event) => {
    if (event.detail > 1 && Date.now() < calm) event.stopPropagation();
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
  function press(choice, made) {
    made.classList.add("vc-tr-sent");
    const stays = shown.pad?.tiles.find(({ key }) => key === open)?.stays ?? false;
    if (open && (picking || !stays)) calm = Date.now() + GUARD;
    shut(stays ? open : "");
    last = stays;
    enter(choice);
    draw();
  }

  /** @param {KeyboardEvent} event */
  function leave(event) {
    if (!root.isConnected) document.removeEventListener("keydown", leave);
    else if (event.key === "Escape" && open && !root.hidden && !document.querySelector(":popover-open")) turnTo(picking ? open : "");
  }

  document.addEventListener("keydown", leave);

  /** @type {Press} */
  function goOn(choice, made) {
    if (Date.now() < guarded) return;
    rest(ANSWER);
    press(choice, made);
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
  function ask(choice, field, title, about) {
    picking = { choice, field, title, about };
    draw();
  }

  /** @param {Entry | null} entry */
  function choice(entry) {
    return entry ? trackerChoice(entry, press, ask, sure) : element("span", { class: "vc-tr-gap" });
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
  function opened({ label, note, heads, rows }) {
    const inside = heads.length ? [grid(heads, rows)] : rows.map(row);
    return [heading(label, () => turnTo("")), last ? entered() : element("p", { class: "vc-tr-note" }, note), element("div", { class: "vc-tr-rows" }, ...inside)];
  }

  function entered() {
    const lines = shown.news.map(([text]) => element("span", {}, text));
    return element("p", { class: "vc-tr-note vc-tr-entered", role: "status" }, element("b", {}, `✓ ${words["tracker-entered"]}`), ...lines);
  }

  // A customer is picked: the number is put where the choice has room for it.
  /** @param {Picking} picking */
  function pick({ choice: begun, field, title, about }) {
    /** @type {HTMLElement[]} */
    const made = shown.customers.map(([number, drawn, spoken]) => {
      const one = button("", () => press({ ...begun, [field]: number }, one), { class: "vc-button vc-tr-pick" });
      one.append(trackerPicture(drawn), aloud(spoken));
      return one;
    });
    return [heading(title, () => { picking = null; draw(); }), element("p", { class: "vc-tr-note" }, about), element("div", { class: "vc-tr-picks" }, ...made)];
  }

  /** @param {Pad} pad */
  function main({ quick, tiles }) {
    return [
      element("div", { class: "vc-tr-quick" }, ...quick.map(choice)),
      element("div", { class: "vc-tr-tiles" }, ...tiles.map(tile)),
    ];
  }

  /** @param {Shown} shown */
  function inside({ pad }) {
    if (!pad) return [];
    if (picking) return pick(picking);
    const found = pad.tiles.find((one) => one.key === open);
    return found ? opened(found) : main(pad);
  }

  /** @param {Shown} shown */
  function about({ player, here }) {
    const who = element("div", { class: "vc-tr-turn", role: "heading", "aria-level": "2" }, ...(here ? [] : [element("small", {}, words["tracker-for"])]), name(player.name));
    const left = element("span", { class: player.soon ? "vc-tr-left vc-soon" : "vc-tr-left" }, player.left);
    return [
      element("div", { class: "vc-tr-line" }, who, left),
      trackerPicture(player.life),
      ...(open ? [] : [element("div", { class: "vc-tr-family", "aria-label": words["tracker-family"], role: "list" }, ...player.family.map((member) => trackerGroup(member, { role: "listitem" })))]),
    ];
  }

  /** @param {Shown} shown */
  function end({ turn, here, pad }) {
    if (!turn || !pad) return [];
    if (!here) return [button(words["tracker-to-turn"], back, { class: "vc-button vc-tr-next vc-tr-plain", "data-key": "to-turn" })];
    const next = trackerChoice(turn.next, goOn);
    next.classList.add("vc-tr-next");
    if (turn.to) next.dataset.colour = turn.to;
    const last = turn.last ? trackerChoice(turn.last, goOn) : null;
    last?.classList.add("vc-tr-last");
    return [last, next];
  }

  function draw() {
    root.dataset.colour = shown.player.name[1];
    regions.head([shown.player, shown.here, open && Boolean(shown.pad)], () => about(shown));
    regions.body([shown.pad, open, picking, picking && shown.customers, last && shown.news], () => inside(shown), `tile:${left}`);
    regions.foot([shown.turn, shown.here, Boolean(shown.pad)], () => end(shown));
    drowse();
  }

  return {
    root,
    // `begins`: somebody else's turn has begun, so whatever was open is done with.
    /** @param {Shown} now @param {boolean} begins */
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
  };
}

// Some members at one place, or how many are nowhere to be seen.
/** @param {Member} member */
export function trackerGroup([place, drawn], attributes = {}) {
  const shown = drawn.startsWith("<") ? trackerPicture(drawn) : element("b", {}, drawn);
  return element("span", { class: "vc-tr-group", ...attributes }, shown, element("small", {}, place));
}
