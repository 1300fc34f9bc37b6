import { button, drawn, element, part, parts } from "../components/element.js";
import { give, taker } from "../components/files.js";
import { read, remove, write, writeText } from "../components/browserstore.js";
import { checkingProblem, checkingSpot } from "./checkingfields.js";
import { keepOwnNumbers, OWN_NUMBERS, ownNumbers } from "./storage.js";

/** @import { Checking, CheckField, CheckStep, Value, Walk } from "./messages" */
/** @import { WalkForm } from "./types" */
/** @import { Send, Sheet, Words } from "../components/types" */
/** @typedef {{ at: string, also: number[], values: Record<string, Value> }} Progress */

const BEGUN = "village-companion.checking."; // and the edition: where the walk was left, and what is not yet handed over

// The walk through an owner's copy: steps with a picture of where to look and the values there. What was answered is
// the text of the owner's file; it stays in this browser, and Python is handed it with every message.
/** @param {Words} unopened @param {Send} send @param {Sheet} answers */
export function checking(unopened, send, answers) {
  const root = element("section", { class: "vc-checking" });
  /** @type {Words} */
  let words = {};
  /** @type {Walk} */
  let walk;
  /** @type {Walk | null} */
  let offered = null; // numbers of a file that somebody is still to be asked about
  /** @type {string | null} */
  let here = null;
  /** @type {string | null} */
  let waiting = null;
  /** @type {Progress} */
  let begun = { at: "", also: [], values: {} };
  let fleeting = false; // whether the browser keeps nothing, so that all is gone with the page

  /** @type {(field: CheckField) => Value} */
  const value = (field) => (field.key in begun.values ? begun.values[field.key] : field.value);
  /** @type {WalkForm} */
  const form = { words, pieces: [], value, put, begun: (field) => field.key in begun.values, near: (spot, on) => ring(spot.key)?.classList.toggle("vc-near", on) };

  // Whether the browser keeps it is shown with all steps; what it doesn't keep is gone with the page, and can be saved as a file.
  /** @param {{ edition: string, text: string, used: string }} owned */
  function storeOwned({ edition, text, used }) {
    fleeting = !keepOwnNumbers(edition, text, used);
  }

  // What was there before is kept beside what takes its place.
  /** @param {string} edition @param {string} text */
  function layAside(edition, text) {
    writeText(`${OWN_NUMBERS}${edition}.before`, text);
  }

  /** @param {string} edition */
  const owned = (edition) => ownNumbers(edition) || (walk?.edition === edition ? walk.text : "");
  /** @param {string | null} key */
  const step = (key) => walk.steps.find((one) => one.key === key);

  function remember() {
    write(BEGUN + walk.edition, begun);
  }

  /** @type {(edition: string) => Progress} */
  function left(edition) {
    const found = read(BEGUN + edition);
    return { at: String(found?.at ?? ""), also: [].concat(found?.also ?? []).filter(Number.isInteger), values: Object(found?.values) };
  }

  /** @param {string} edition @param {number} players */
  function open(edition, players) {
    here = null;
    begun = left(edition);
    const asked = [players, ...begun.also.filter((count) => count !== players)];
    send({ do: "checking", edition, players: asked, text: owned(edition) });
  }

  /** @param {CheckField} field @param {Value} changed */
  function put(field, changed) {
    begun.values[field.key] = changed;
    remember();
    label();
    part(root, `[data-value="${CSS.escape(field.key)}"]`).hidden = true;
  }

  /** @param {string} key */
  const ring = (key) => root.querySelector(`.vc-ring[data-spot="${CSS.escape(key)}"]`);
  /** @param {CheckStep} one */
  const fields = (one) => one.spots.flatMap((at) => at.fields);

  function label() {
    const main = root.querySelector(".vc-check-bar .vc-main");
    const now = step(here);
    const mine = now && fields(now).some((field) => value(field) !== field.believed);
    if (main) main.textContent = mine ? words.keep : words["as-printed"];
  }

  // One step

  /** @param {CheckStep} one */
  function stepView(one) {
    const list = element("ol", { class: "vc-check-spots" }, ...one.spots.map((spot) => checkingSpot(spot, form)));
    const picture = one.picture ? [element("div", { class: "vc-check-look" },
      drawn(one.picture[2], { class: "vc-panel", viewBox: one.picture[1], role: "img", "aria-label": one.picture[0] }))] : [];
    const bar = element("div", { class: "vc-check-bar" },
      button(words.back, () => turnTo(before(one)), { class: "vc-button vc-quiet" }),
      button(words.skip, () => turnTo(after(one)), { class: "vc-button" }),
      button("", () => hand(one), { class: "vc-button vc-main" }));
    root.replaceChildren(
      element("header", { class: "vc-check-head" },
        element("p", { class: "vc-check-number" }, one.number),
        button(words.all, () => turnTo(null), { class: "vc-button vc-quiet" }),
        element("h2", { tabindex: "-1" }, one.title), element("p", {}, one.where)),
      pens(), ...picture, list, checkingProblem("*"), bar);
    label();
  }

  const order = () => walk.steps.map((one) => one.key);
  /** @param {CheckStep} one */
  const before = (one) => order().slice(0, order().indexOf(one.key)).pop() ?? null;
  /** @param {CheckStep} one */
  const after = (one) => walk.steps.slice(order().indexOf(one.key)).slice(1).find((next) => next.state === "open")?.key ?? null;

  /** @param {CheckStep} one */
  function hand(one) {
    waiting = one.key;
    const values = Object.fromEntries(fields(one).map((field) => [field.key, value(field)]));
    send({ do: "check-values", edition: walk.edition, players: walk.players, text: owned(walk.edition), values });
  }

  function pens() {
    return drawn(walk.defs, { class: "vc-hidden", width: 0, height: 0, "aria-hidden": "true" });
  }

  // All steps: where one begins, comes back to, and ends

  function overview() {
    const [, , seats] = walk.editions.find(([name]) => name === walk.edition) ?? walk.editions[0];
    const [players] = walk.players;
    const next = step(begun.at)?.state === "open" ? begun.at : walk.steps.find((one) => one.state === "open")?.key;
    const fresh = walk.steps.every((one) => one.state === "open");
    const begin = next ? [button(fresh ? words.begin : words["go-on"], () => turnTo(next), { class: "vc-button vc-main" })]
      : [element("p", { class: "vc-told" }, words["all-done"])];
    root.replaceChildren(
      element("h2", { tabindex: "-1" }, words.title),
      element("p", walk.taken ? { class: "vc-told", role: "status" } : {}, walk.taken || words.about),
      element("div", { class: "vc-check-copy" }, select(words.edition, walk.editions, walk.edition, (edition) => open(edition, players)),
        select(words.players, seats, players, (count) => open(walk.edition, count))),
      ...begin, element("p", { class: "vc-about", role: "status" }, walk.kept), ...unkept(),
      element("h3", {}, words.steps), element("ol", { class: "vc-check-steps" }, ...walk.steps.map(entry)),
      element("h3", {}, words.also), element("p", { class: "vc-about" }, words["also-about"]),
      element("div", { class: "vc-check-row" }, ...seats.filter(([one]) => one !== players).map(other)),
      ...differing(), ...filed(), button(words.leave, () => root.dispatchEvent(new CustomEvent("back")), { class: "vc-button vc-quiet" }));
  }

  // Where the browser keeps nothing the file is the only way to have the numbers again.
  function unkept() {
    if (!fleeting) return [];
    const save = walk.text ? [button(words.save, () => give(walk.file, walk.text), { class: "vc-button vc-main" })] : [];
    return [element("div", { class: "vc-problem", role: "alert" }, element("p", {}, words.unkept), ...save)];
  }

  /** @type {<T>(name: string, list: [T, string, ...unknown[]][], chosen: T, changed: (chosen: T) => void) => HTMLElement} */
  function select(name, list, chosen, changed) {
    const control = element("select", {}, ...list.map(([, said]) => element("option", {}, said)));
    control.selectedIndex = list.findIndex(([one]) => one === chosen);
    control.addEventListener("change", () => changed(list[control.selectedIndex][0]));
    return element("label", {}, element("span", {}, name), control);
  }

  /** @param {CheckStep} one */
  function entry(one) {
    const open = button(one.title, () => turnTo(one.key), { class: `vc-button vc-check-${one.state}` });
    open.append(element("small", {}, one.said));
    return element("li", {}, open);
  }

  /** @param {[seats: number, said: string]} count */
  function other([seats, said]) {
    const on = walk.players.includes(seats);
    const turn = () => {
      begun.also = on ? begun.also.filter((one) => one !== seats) : [...begun.also, seats];
      remember();
      open(walk.edition, walk.players[0]);
    };
    return button(said, turn, { "aria-pressed": String(on) });
  }

  function differing() {
    if (!walk.differs.length) return [];
    const rows = walk.differs.map(([name, ours, yours]) => element("li", {}, element("h4", {}, name),
      element("p", {}, element("span", {}, `${words.ours}: ${ours}`), element("strong", {}, yours))));
    return [element("h3", {}, words.differs), element("ul", { class: "vc-check-differs" }, ...rows)];
  }

  function filed() {
    const [load, file] = taker(words.load, ".toml,.txt", opened);
    /** @param {string} said */
    const note = (said) => element("p", { class: "vc-about" }, said);
    const mine = walk.text ? [button(words.save, () => give(walk.file, walk.text)), load, button(words.forget, forget, { class: "vc-button vc-quiet" })] : [load];
    return [element("div", { class: "vc-check-row" }, ...mine, file), note(words.running), fleeting ? "" : note(walk.stay)];
  }

  /** @param {string} text */
  function opened(text) {
    send({ do: "checking", edition: walk.edition, players: walk.players, text, file: true });
  }

  // A file that could be read. Where other numbers would go for it they stay as they are until somebody says so.
  /** @param {Walk} data */
  function taken(data) {
    const known = owned(data.edition);
    if (!known || known === data.text) return whole(data);
    if (!walk) {
      offered = data; // what is known comes first, and then the question
      return open(data.edition, data.players[0]);
    }
    const use = () => { answers.close(); whole(data); };
    answers.tell(data.words.load, data.words["load-sure"], element("p", {}, data.kept), button(data.words["load-yes"], use));
  }

  function forget() {
    const yes = () => {
      answers.close();
      layAside(walk.edition, walk.text);
      storeOwned({ edition: walk.edition, text: "", used: "" });
      remove(BEGUN + walk.edition);
      walk.text = "";
      open(walk.edition, walk.players[0]);
    };
    answers.tell(words.forget, words["forget-sure"], button(words["forget-yes"], yes));
  }

  /** @param {string | null} key */
  function turnTo(key) {
    here = key;
    if (key) walk.taken = "";
    begun.at = key ?? begun.at;
    remember();
    const one = step(key);
    if (one) stepView(one);
    else overview();
    part(root, "h2").focus({ preventScroll: true });
    if (root.getBoundingClientRect().top < 0) root.scrollIntoView({ block: "start" });
  }

  // What Python answers

  /** @param {[key: string, said: string][]} problems */
  function wrong(problems) {
    for (const line of parts(root, "[data-value]")) line.hidden = true;
    for (const [key, said] of problems) {
      const line = part(root, `[data-value="${CSS.escape(key)}"]`) ?? part(root, '[data-value="*"]');
      line.textContent = line.hidden ? said : `${line.textContent} ${said}`;
      line.hidden = false;
      line.closest("details")?.setAttribute("open", "");
    }
    root.querySelector("[data-value]:not([hidden])")?.scrollIntoView({ block: "center" });
  }

  /** @param {Walk} data */
  function whole(data) {
    const known = owned(data.edition);
    if (known && known !== data.text) layAside(data.edition, known);
    begun = left(data.edition);
    if (data.taken) begun.also = data.players.slice(1);
    words = data.words;
    Object.assign(form, { words, pieces: data.pieces });
    walk = data;
    storeOwned(data);
    turnTo(here && step(here) && !data.taken ? here : null);
    unread(data);
  }

  /** @param {Checking} data */
  function unread(data) {
    if (!data.unread?.length) return;
    const list = element("ul", { class: "vc-check-unread" }, ...data.unread.map((said) => element("li", {}, said)));
    if (data.steps) answers.tell(words.unread, words["unread-kept"], list);
    else answers.tell(words.load ?? unopened["lobby-file"], "", list);
  }

  /** @param {Checking} data @param {CheckStep[]} steps */
  function changed(data, steps) {
    const fresh = new Map(steps.map((one) => [one.key, one]));
    walk = { ...walk, ...data, steps: walk.steps.map((one) => fresh.get(one.key) ?? one) };
    storeOwned(walk);
    const done = step(waiting);
    waiting = null;
    if (!done) return;
    for (const field of fields(done)) delete begun.values[field.key];
    turnTo(after(done));
  }

  return {
    root,
    open,
    /** @param {Checking} data */
    show(data) {
      if (data.taken) taken(/** @type {Walk} */ (data));
      else if (data.steps) {
        whole(/** @type {Walk} */ (data));
        if (offered) taken(offered);
        offered = null;
      }
      else if (data.unread) unread(data);
      if (data.changed) changed(data, data.changed);
      if (data.problems?.length) wrong(data.problems);
    },
  };
}
