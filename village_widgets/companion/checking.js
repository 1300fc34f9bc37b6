import { button, element } from "../components/element.js";
import { give, taker } from "../components/files.js";

const OWNED = "village-companion.copy."; // and the edition: the owner's file, which the lobby reads too
const BEGUN = "village-companion.checking."; // and the edition: where the walk was left, and what is not yet handed over
const PEN = "http://www.w3.org/2000/svg";

// What the form of a new table says about the numbers that this browser keeps for an edition.
export function numbersUsed(edition) {
  try { return localStorage.getItem(`${OWNED}${edition}.used`) ?? ""; } catch { return ""; }
}

// The walk through an owner's copy: steps with a picture of where to look and the values there. What was answered is
// the text of the owner's file; it stays in this browser, and Python is handed it with every message.
export function checking(unopened, send, answers) {
  const root = element("section", { class: "vc-checking" });
  let words = {};
  let walk = null;
  let here = null;
  let waiting = null;
  let begun = { at: "", also: [], values: {} };

  function stored(key) {
    try { return localStorage.getItem(key) ?? ""; } catch { return ""; }
  }

  function store(key, text) {
    try {
      if (text) localStorage.setItem(key, text);
      else localStorage.removeItem(key);
    } catch {
      // A browser that keeps nothing still walks; the file can be saved at the end.
    }
  }

  function storeOwned({ edition, text, used }) {
    store(OWNED + edition, text);
    store(`${OWNED}${edition}.used`, used);
  }

  const owned = (edition) => stored(OWNED + edition) || (walk?.edition === edition ? walk.text : "");
  const step = (key) => walk.steps.find((one) => one.key === key);

  function remember() {
    store(BEGUN + walk.edition, JSON.stringify(begun));
  }

  function left(edition) {
    try {
      const found = JSON.parse(stored(BEGUN + edition) || "{}");
      return { at: String(found.at ?? ""), also: [].concat(found.also ?? []), values: Object(found.values) };
    } catch {
      return { at: "", also: [], values: {} };
    }
  }

  function open(edition, players) {
    here = null;
    begun = left(edition);
    const asked = [players, ...begun.also.filter((count) => count !== players)];
    send({ do: "checking", edition, players: asked, text: owned(edition) });
  }

  // What was answered: pictures are our own drawing, everything else is set as text.

  function drawn(inside, attributes) {
    const svg = document.createElementNS(PEN, "svg");
    for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
    svg.innerHTML = inside;
    return svg;
  }

  function sign(piece) {
    return drawn(`<use href="#vc-${piece}"/>`, { class: "vc-check-sign", viewBox: "0 0 24 24", "aria-hidden": "true" });
  }

  // One value

  const value = (field) => (field.key in begun.values ? begun.values[field.key] : field.value);

  function put(field, changed) {
    begun.values[field.key] = changed;
    remember();
    label();
    root.querySelector(`[data-value="${CSS.escape(field.key)}"]`).hidden = true;
  }

  function count(field) {
    const input = element("input", { type: "number", inputmode: "numeric", min: field.least, max: field.most, step: 1, "aria-label": field.name });
    input.value = value(field) ?? "";
    const changed = () => put(field, Number.isNaN(input.valueAsNumber) ? null : input.valueAsNumber);
    const by = (move) => () => { input[move](); changed(); };
    input.addEventListener("input", changed);
    return element("div", { class: "vc-check-stepper" },
      button("−", by("stepDown"), { "aria-label": `${words.less}: ${field.name}` }), input,
      button("+", by("stepUp"), { "aria-label": `${words.more}: ${field.name}` }));
  }

  function choice(field) {
    const select = element("select", { "aria-label": field.name }, ...field.choices.map(([, said]) => element("option", {}, said)));
    select.selectedIndex = field.choices.findIndex(([one]) => one === value(field));
    select.addEventListener("change", () => put(field, field.choices[select.selectedIndex][0]));
    return select;
  }

  function pieces(field) {
    const asked = element("div", { class: "vc-check-pieces" });
    const said = new Map(walk.pieces);
    const draw = (list) => {
      const change = (next) => () => { put(field, next.join(" ")); draw(next); asked.querySelector("button").focus(); };
      asked.replaceChildren(
        element("div", { class: "vc-check-row" }, ...list.map((piece, at) => button(sign(piece),
          change(list.filter((_, other) => other !== at)), { class: "vc-button vc-check-piece", "aria-label": `${words["take-away"]}: ${said.get(piece) ?? piece}` }))),
        element("p", { class: "vc-about" }, words.add),
        element("div", { class: "vc-check-row" }, ...walk.pieces.map(([piece, name]) => button(sign(piece),
          change([...list, piece]), { class: "vc-button vc-check-piece vc-quiet", "aria-label": name, title: name }))));
    };
    draw(String(value(field) ?? "").split(" ").filter(Boolean));
    return asked;
  }

  const controls = { count, choice, pieces };

  function labelled(field) {
    return element("div", { class: "vc-check-field" }, element("span", {}, field.name), controls[field.kind](field), problem(field.key));
  }

  function problem(key) {
    return element("p", { class: "vc-problem", "data-value": key, role: "alert", hidden: true });
  }

  // One spot with its values

  function spot(one) {
    const [only, ...more] = one.fields;
    const simple = !more.length && only.kind === "count";
    const known = element("p", { class: "vc-check-believed" }, one.believed, ...(one.yours ? [element("strong", {}, one.yours)] : []));
    const said = [element("span", { class: "vc-check-at" }, String(one.number)), element("div", {}, element("h3", {}, one.name), known)];
    const item = element("li", { "data-spot": one.key });
    if (simple) item.append(element("div", { class: "vc-check-line" }, ...said, count(only)), problem(only.key));
    else item.append(element("details", { open: one.fields.some((field) => field.key in begun.values) },
      element("summary", { class: "vc-check-line" }, ...said, element("span", { class: "vc-check-change" }, words.change)), ...one.fields.map(labelled)));
    const point = (on) => () => ring(one.key)?.classList.toggle("vc-near", on);
    item.addEventListener("focusin", point(true));
    item.addEventListener("focusout", point(false));
    return item;
  }

  const ring = (key) => root.querySelector(`.vc-ring[data-spot="${CSS.escape(key)}"]`);
  const fields = (one) => one.spots.flatMap((at) => at.fields);

  function label() {
    const main = root.querySelector(".vc-check-bar .vc-main");
    const mine = fields(step(here)).some((field) => value(field) !== field.believed);
    if (main) main.textContent = mine ? words.keep : words["as-printed"];
  }

  // One step

  function stepView(one) {
    const list = element("ol", { class: "vc-check-spots" }, ...one.spots.map(spot));
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
      pens(), ...picture, list, problem("*"), bar);
    label();
  }

  const order = () => walk.steps.map((one) => one.key);
  const before = (one) => order().slice(0, order().indexOf(one.key)).pop() ?? null;
  const after = (one) => walk.steps.slice(order().indexOf(one.key)).slice(1).find((next) => next.state === "open")?.key ?? null;

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
    const [, , seats] = walk.editions.find(([name]) => name === walk.edition);
    const [players] = walk.players;
    const next = step(begun.at)?.state === "open" ? begun.at : walk.steps.find((one) => one.state === "open")?.key;
    const fresh = walk.steps.every((one) => one.state === "open");
    const begin = next ? [button(fresh ? words.begin : words["go-on"], () => turnTo(next), { class: "vc-button vc-main" })]
      : [element("p", { class: "vc-told" }, words["all-done"])];
    root.replaceChildren(
      element("h2", { tabindex: "-1" }, words.title), element("p", {}, words.about),
      element("div", { class: "vc-check-copy" }, select(words.edition, walk.editions, walk.edition, (edition) => open(edition, players)),
        select(words.players, seats, players, (count) => open(walk.edition, count))),
      ...begin, element("p", { class: "vc-about", role: "status" }, walk.kept),
      element("h3", {}, words.steps), element("ol", { class: "vc-check-steps" }, ...walk.steps.map(entry)),
      element("h3", {}, words.also), element("p", { class: "vc-about" }, words["also-about"]),
      element("div", { class: "vc-check-row" }, ...seats.filter(([one]) => one !== players).map(other)),
      ...differing(), ...filed(), button(words.leave, () => root.dispatchEvent(new CustomEvent("back")), { class: "vc-button vc-quiet" }));
  }

  function select(name, list, chosen, changed) {
    const control = element("select", {}, ...list.map(([, said]) => element("option", {}, said)));
    control.selectedIndex = list.findIndex(([one]) => one === chosen);
    control.addEventListener("change", () => changed(list[control.selectedIndex][0]));
    return element("label", {}, element("span", {}, name), control);
  }

  function entry(one) {
    const open = button(one.title, () => turnTo(one.key), { class: `vc-button vc-check-${one.state}` });
    open.append(element("small", {}, one.said));
    return element("li", {}, open);
  }

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
    const note = (key) => element("p", { class: "vc-about" }, words[key]);
    const mine = walk.text ? [button(words.save, () => give(walk.file, walk.text)), load, button(words.forget, forget, { class: "vc-button vc-quiet" })] : [load];
    return [element("div", { class: "vc-check-row" }, ...mine, file), note("running"), note("kept")];
  }

  function opened(text) {
    const use = () => { answers.close(); send({ do: "checking", edition: walk.edition, players: walk.players, text, file: true }); };
    if (!walk.text) return use();
    answers.tell(words.load, words["load-sure"], button(words["load-yes"], use));
  }

  function forget() {
    const yes = () => {
      answers.close();
      store(`${OWNED}${walk.edition}.before`, walk.text);
      storeOwned({ edition: walk.edition });
      store(BEGUN + walk.edition, "");
      walk.text = "";
      open(walk.edition, walk.players[0]);
    };
    answers.tell(words.forget, words["forget-sure"], button(words["forget-yes"], yes));
  }

  function turnTo(key) {
    here = key;
    begun.at = key ?? begun.at;
    remember();
    if (key) stepView(step(key));
    else overview();
    root.querySelector("h2").focus({ preventScroll: true });
    if (root.getBoundingClientRect().top < 0) root.scrollIntoView({ block: "start" });
  }

  // What Python answers

  function wrong(problems) {
    for (const line of root.querySelectorAll("[data-value]")) line.hidden = true;
    for (const [key, said] of problems) {
      const line = root.querySelector(`[data-value="${CSS.escape(key)}"]`) ?? root.querySelector('[data-value="*"]');
      line.textContent = line.hidden ? said : `${line.textContent} ${said}`;
      line.hidden = false;
      line.closest("details")?.setAttribute("open", "");
    }
    root.querySelector("[data-value]:not([hidden])")?.scrollIntoView({ block: "center" });
  }

  function whole(data) {
    const known = owned(data.edition);
    if (known && known !== data.text) store(`${OWNED}${data.edition}.before`, known);
    begun = left(data.edition);
    words = data.words;
    walk = data;
    storeOwned(data);
    turnTo(here && step(here) ? here : null);
  }

  function changed(data) {
    const fresh = new Map(data.changed.map((one) => [one.key, one]));
    walk = { ...walk, ...data, steps: walk.steps.map((one) => fresh.get(one.key) ?? one) };
    storeOwned(data);
    const done = step(waiting);
    waiting = null;
    if (!done) return;
    for (const field of fields(done)) delete begun.values[field.key];
    turnTo(after(done));
  }

  return {
    root,
    open,
    show(data) {
      if (data.steps) whole(data);
      if (data.changed) changed(data);
      if (data.problems?.length) wrong(data.problems);
      if (data.unread?.length) {
        const list = element("ul", { class: "vc-check-unread" }, ...data.unread.map((said) => element("li", {}, said)));
        answers.tell(words.unread ?? unopened["lobby-file"], data.steps ? words["unread-kept"] : "", list);
      }
    },
  };
}
