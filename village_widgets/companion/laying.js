import { button, drawn, element, mark, part, parts } from "../components/element.js";
import { read, remove, write } from "../components/browserstore.js";
import { layingFields, layingGrid, layingInPlace } from "./layingfields.js";
import { layingOverview } from "./layingoverview.js";
import { TABLE_LAYING } from "./storage.js";

/** @import { Flaw, Laying, Section, Typed } from "./messages" */
/** @import { Begun, LayForm } from "./types" */
/** @import { Send, Words } from "../components/types" */
/** @typedef {Record<"root" | "head" | "place" | "notice" | "body" | "wrong" | "told" | "keys" | "back" | "next" | "overview" | "defs", HTMLElement> & { bar: HTMLProgressElement }} Parts */

// The guided form by which a table is laid out: what it asks comes as sections of fields, and what is typed is kept in
// the browser until the table has been laid out. Whether it can be is said by Python.

const PAUSE = 250; // milliseconds without a key until what was typed is checked

// What was typed for one table, kept as long as the browser keeps anything.
/** @param {string} keep */
function memoryOf(keep) {
  const place = TABLE_LAYING + (keep || location.hash);
  return { read: () => read(place), write: (/** @type {Begun} */ typed) => write(place, typed), forget: () => remove(place) };
}

// The parts of the page: what says where one is, the section, what can't be, and, within reach of the thumb, what moves on.
/** @type {(words: Words, moves: Record<"back" | "next" | "overview" | "leave", () => void>, asked: HTMLElement) => Parts} */
function pageOf(words, { back, next, overview, leave }, asked) {
  const quiet = { class: "vc-button vc-quiet" };
  const made = {
    head: element("h2", { tabindex: "-1" }),
    place: element("p", { class: "vc-lay-progress" }),
    bar: element("progress", { "aria-hidden": "true" }),
    notice: element("div", { class: "vc-lay-notice", role: "status", hidden: true }),
    body: element("div", { class: "vc-lay-body" }),
    wrong: element("ul", { class: "vc-lay-wrong", role: "alert" }),
    told: element("p", { class: "vc-lay-told", role: "status" }),
    keys: element("div"),
    back: button(words["laying-previous"], back),
    next: button(words["laying-next"], next, { class: "vc-button vc-main" }),
    overview: button(words["laying-overview"], overview, quiet),
    defs: element("div", { class: "vc-hidden", "aria-hidden": "true" }),
  };
  const root = element("section", { class: "vc-laying", "aria-label": words.laying },
    element("header", {}, element("div", { class: "vc-lay-over" }, made.place, made.overview, button(words["laying-leave"], leave, quiet)), made.bar, made.head),
    made.notice, made.body, made.told, made.defs,
    element("footer", { class: "vc-lay-foot" }, made.wrong, made.keys, asked, element("div", { class: "vc-lay-steps" }, made.back, made.next)));
  return { root, ...made };
}

// Fields that something is wrong with, and those that nobody has filled in yet, look so.
/** @param {HTMLElement} body @param {Set<string>} wrong @param {Set<string>} unknown */
function markFields(body, wrong, unknown) {
  for (const field of parts(body, "[data-field]")) {
    const bad = wrong.has(field.dataset.field ?? "");
    field.classList.toggle("vc-lay-bad", bad);
    field.classList.toggle("vc-lay-unknown", unknown.has(field.dataset.field ?? ""));
    if (!field.matches("fieldset")) field.setAttribute("aria-invalid", String(bad));
  }
}

/** @param {Words} words @param {Send} send */
export function laying(words, send) {
  /** @type {LayForm} */
  const form = { words, values: {}, unknown: new Set(), tiles: [], picking: "", set, lying };
  const whole = layingOverview(words, (key) => go(sections.findIndex((section) => section.key === key)), lay);
  const { root, head, place, bar, notice, body, wrong, told, keys, back, next, overview, defs } = pageOf(words, {
    back: () => go(at - 1),
    next: () => (at < last() ? go(at + 1) : enter()),
    overview: () => go(last()),
    leave: () => root.dispatchEvent(new CustomEvent("back")),
  }, whole.asked);

  /** @type {Section[]} */
  let sections = [];
  /** @type {Record<string, Typed>} */
  let given = {};
  /** @type {Begun | null} */
  let aside = null;
  let typing = true; // whether what is shown was typed, not taken from the companion after something had been typed
  let begun = true; // whether the form has just been opened
  /** @type {Flaw[]} */
  let problems = [];
  /** @type {Record<string, string>} */
  let follows = {};
  /** @type {Set<string>} */
  let seen = new Set(); // the sections that somebody has looked at
  let lines = 0; // how many lines the table had when the values were filled in: what came later is not among them
  let judged = false; // whether all that can't be has been shown, also of sections that nobody has come to yet
  let at = 0;
  let memory = memoryOf("");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting = 0;

  const last = () => sections.length - 1;
  const unseen = () => sections.slice(0, -1).filter((section) => !seen.has(section.key));
  /** @param {Section} section */
  const wrongIn = (section) => problems.filter(([, , places]) => places.includes(section.key));

  /** @param {string} key @param {Typed} value */
  function set(key, value) {
    form.values = { ...form.values, [key]: value };
    form.unknown.delete(key);
    seen.add(sections[at].key);
    remember();
    clearTimeout(waiting);
    waiting = setTimeout(check, PAUSE);
    if (sections[at].fields.some((field) => field.needs?.some(([other]) => other === key))) redraw(key);
  }

  function remember() {
    memory.write({ values: form.values, unknown: [...form.unknown], seen: [...seen], lines, typed: typing, at, aside });
  }

  function check() {
    clearTimeout(waiting);
    send({ do: "lay-check", values: form.values });
  }

  function lay() {
    clearTimeout(waiting);
    send({ do: "lay", values: form.values, v: lines });
  }

  // What nobody has looked at is named first; then they are led there, or say that it is right as it stands.
  function enter() {
    const [first] = unseen();
    if (!first) return lay();
    if (whole.asking()) return go(sections.indexOf(first));
    if (problems.length) {
      check();
      wrong.scrollIntoView({ block: "center" });
    } else whole.ask(unseen());
    label();
  }

  function label() {
    next.replaceChildren(words[at < last() ? "laying-next" : whole.asking() ? "laying-look" : "laying-lay"]);
  }

  // All tiles that lie somewhere in the form.
  function lying() {
    const fields = sections.flatMap((section) => section.fields).filter((field) => field.kind === "tiles");
    return new Set(fields.flatMap((field) => form.values[field.key]));
  }

  /** @param {number} to @param {string} [key] */
  function go(to, key) {
    if (sections[at]) seen.add(sections[at].key);
    for (const field of sections[at].fields) form.unknown.delete(field.key);
    at = Math.min(Math.max(to, 0), last());
    begun = false;
    form.picking = sections[at].fields.find((field) => field.kind === "tiles" && field.slots)?.key ?? "";
    remember();
    check();
    draw();
    root.scrollIntoView({ block: "start" });
    if (key === undefined) head.focus({ preventScroll: true });
    else lead(key);
  }

  // To one field.
  /** @param {string} key */
  function lead(key) {
    const found = part(body, `[data-field="${CSS.escape(key)}"]`);
    const within = found?.matches("fieldset") ? part(found, "input:checked, input, button, summary") : found;
    within?.focus();
    found?.scrollIntoView({ block: "center" });
  }

  // The same section once more, after the field `key` has changed: what is under the finger stays there.
  /** @param {string} key */
  function redraw(key) {
    layingInPlace(body, key, draw);
  }

  // The section as it stands.
  function draw() {
    const section = sections[at];
    root.dataset.section = section.key;
    head.replaceChildren(...(section.colour ? [mark(section.colour)] : []), section.title);
    place.textContent = section.place;
    bar.max = sections.length;
    bar.value = at + 1;
    const about = element("div", { class: "vc-lay-about" }, element("p", {}, section.about));
    if (section.fields.some((field) => form.unknown.has(field.key))) about.append(element("p", { class: "vc-lay-dashed" }, words["laying-enter"]));
    const { rows } = section;
    const grid = rows ? layingGrid({ ...section, rows }, form) : null;
    judged ||= at === last();
    whole.answered();
    if (at === last()) body.replaceChildren(about, whole.contents(sections.slice(0, -1)));
    else body.replaceChildren(about, element("div", { class: `vc-lay-fields${section.dense ? " vc-lay-dense" : ""}` }, ...(grid ? [grid[0]] : layingFields(section, form, redraw))));
    if (at === last()) body.before(told, wrong);
    else {
      body.after(told);
      keys.before(wrong);
    }
    keys.replaceChildren(...(grid ? [grid[1]] : []));
    back.hidden = at === 0;
    overview.hidden = at === last();
    tell();
    judge();
  }

  // What can't be, beside what it is about; until all of it was shown nothing is said of a section that nobody has come to.
  function judge() {
    const section = sections[at];
    const here = at === last() ? problems : judged || seen.has(section.key) ? wrongIn(section) : [];
    /** @param {Flaw} flaw */
    const line = ([text, fields, places]) => (at === last() && places.length
      ? button(text, () => go(sections.findIndex((other) => other.key === places[0]), fields[0]))
      : text);
    wrong.replaceChildren(...here.map((problem) => element("li", {}, line(problem))));
    wrong.hidden = here.length === 0;
    markFields(body, new Set(here.flatMap(([, about]) => about)), form.unknown);
    foretell();
    if (problems.length) whole.answered();
    label();
    for (const one of at === last() ? sections.slice(0, -1) : []) whole.sign(one, wrongIn(one).length ? "wrong" : seen.has(one.key) ? "seen" : "unseen");
  }

  // What follows from what was entered, and at the end whether it can be.
  function foretell() {
    const whether = problems.length ? "laying-unsure" : unseen().length ? "laying-fine-unseen" : "laying-fine";
    const said = at === last() ? words[whether] : follows[sections[at].key];
    told.textContent = said ?? "";
    told.hidden = !said;
    told.classList.toggle("vc-lay-fine", at === last() && whether === "laying-fine");
  }

  // Beside what is shown there may be other values: what the companion has, or what was typed before.
  function tell() {
    notice.hidden = aside === null || !(begun || at === last());
    const [said, offer] = typing ? ["laying-kept", "laying-afresh"] : ["laying-set-aside", "laying-resume"];
    notice.replaceChildren(element("span", {}, words[said]), button(words[offer], swap));
  }

  function swap() {
    const other = aside;
    if (!other) return;
    aside = { values: form.values, unknown: [...form.unknown], seen: [...seen], lines };
    typing = !typing;
    take(other);
    remember();
    check();
    draw();
  }

  /** @param {Begun} from */
  function take(from) {
    form.values = { ...given, ...from.values };
    form.unknown = new Set(from.unknown);
    judged = false;
    seen = new Set(from.seen);
    lines = from.lines ?? 0;
  }

  /** @param {Laying} data @param {Section[]} told */
  function open(data, told) {
    sections = told;
    given = data.values;
    form.tiles = data.tiles;
    memory = memoryOf(data.keep);
    defs.replaceChildren(drawn(data.pictures));
    const fresh = { values: given, unknown: data.unknown, seen: [], lines: data.seen };
    const typed = memory.read();
    const kept = typed?.values ? typed : null;
    take(kept ?? fresh);
    begun = true;
    typing = kept?.typed ?? true;
    aside = kept && (typing ? fresh : kept.aside);
    at = Math.min(kept?.at ?? 0, last());
    if (kept) check();
    draw();
  }

  /** @param {Laying} data */
  function show(data) {
    if (data.laid) memory.forget();
    if (data.problems) problems = data.problems;
    if (data.told) follows = data.told;
    if (data.sections) open(data, data.sections);
    if (!sections.length || data.laid) return;
    if (data.refused && at !== last()) go(last());
    else judge();
    if (data.refused) wrong.scrollIntoView({ block: "center" });
  }

  return { root, show };
}
