import { button, element, mark } from "./element.js";

// The guided form by which a table is laid out: what it asks comes as sections of fields, and what is typed is kept in
// the browser until the table has been laid out. Whether it can be is said by the other side.

const LAYING_KEPT = "village-companion.laying.";
const LAYING_PAUSE = 250; // milliseconds without a key until what was typed is checked
const LAYING_NUMBER = /^\d{1,6}$/;

function layingPicture([box, inside]) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", box);
  svg.setAttribute("class", "vc-lay-picture");
  svg.setAttribute("aria-hidden", "true");
  svg.innerHTML = inside;
  return svg;
}

// What was typed for one table, kept as long as the browser keeps anything.
function layingMemory(keep) {
  const place = LAYING_KEPT + (keep || location.hash);
  return {
    read() {
      try { return JSON.parse(localStorage.getItem(place)); } catch { return null; }
    },
    write(typed) {
      try { localStorage.setItem(place, JSON.stringify(typed)); } catch { /* then it lives as long as the page */ }
    },
    forget() {
      try { localStorage.removeItem(place); } catch { /* there was nothing */ }
    },
  };
}

// A number is handed on as a number; anything else as it was typed, for the other side to say what is wrong with it.
function layingTyped(input, field, form) {
  for (const event of ["focus", "click"]) input.addEventListener(event, () => input.select());
  input.addEventListener("input", () => {
    const typed = input.value.trim();
    if (typed) form.set(field.key, LAYING_NUMBER.test(typed) ? Number(typed) : typed);
  });
  input.addEventListener("change", () => {
    if (!input.value.trim()) form.set(field.key, 0);
    if (!input.value.trim()) input.value = "0";
  });
  input.value = form.unknown.has(field.key) && !form.values[field.key] ? "" : form.values[field.key];
  input.placeholder = "0";
}

function layingInput(field, form, attributes) {
  const input = element("input", { type: "text", inputmode: "numeric", autocomplete: "off", maxlength: "6", "data-field": field.key, ...attributes });
  layingTyped(input, field, form);
  return input;
}

function layingCount(field, form) {
  const { words } = form;
  const input = layingInput(field, form, { "aria-label": field.label });
  const step = (by) => () => {
    const next = Math.max(0, (Number(input.value) || 0) + by);
    input.value = next;
    form.set(field.key, next);
  };
  return element("div", { class: "vc-lay-count" },
    ...(field.picture ? [layingPicture(field.picture)] : []),
    element("span", { class: "vc-lay-label" }, field.label),
    element("span", { class: "vc-lay-step" },
      button("−", step(-1), { "aria-label": `${field.label}: ${words["laying-minus"]}` }), input,
      button("+", step(1), { "aria-label": `${field.label}: ${words["laying-plus"]}` })));
}

// One of several answers, or any number of them.
function layingChoice(field, form) {
  const many = field.kind === "several";
  const chosen = (value) => (many ? form.values[field.key].includes(value) : form.values[field.key] === value);
  const people = field.options.filter(([, , colour]) => colour).length;
  const chip = ([value, label, colour]) => {
    const input = element("input", { type: many ? "checkbox" : "radio", name: `vc-lay-${field.key}`, checked: chosen(value) });
    input.addEventListener("change", () => {
      const others = many ? form.values[field.key].filter((other) => other !== value) : [];
      form.set(field.key, many ? [...others, ...(input.checked ? [value] : [])] : value);
    });
    return element("label", { class: "vc-lay-chip", title: label }, input, ...(colour ? [mark(colour)] : []), element("bdi", {}, label));
  };
  return element("fieldset", { class: `vc-lay-choice${field.narrow ? " vc-lay-narrow" : ""}${people ? " vc-lay-people" : ""}`, "data-field": field.key },
    element("legend", {}, field.label),
    ...(field.about ? [element("p", { class: "vc-lay-about" }, field.about)] : []),
    element("div", { class: "vc-lay-chips", style: `--people: ${people}` }, ...field.options.map(chip)));
}

function layingPlace(field, form, places) {
  const select = element("select", { "data-field": field.key, "aria-label": field.label });
  for (const [group, options] of places) {
    const list = options.map(([value, label]) => element("option", { value, selected: value === form.values[field.key] }, label));
    select.append(element("optgroup", { label: group }, ...list));
  }
  select.addEventListener("change", () => form.set(field.key, select.value));
  return element("div", { class: "vc-lay-place" }, layingPicture(field.picture), select);
}

// Customers by their pictures. A place that is touched is emptied; a customer that is touched goes to the first free one.
function layingTiles(field, form, redraw) {
  const { words } = form;
  const held = form.values[field.key];
  const name = (tile) => form.customers[tile]?.[0] ?? String(tile);
  const face = (tile) => (form.customers[tile] ? layingPicture(form.customers[tile][1]) : element("span", {}, String(tile)));
  const places = field.slots ? Array.from({ length: Math.max(field.slots, held.length) }, (_, at) => held[at] ?? null) : held;
  const change = (list) => { form.picking = field.key; form.set(field.key, list); redraw(field.key); };
  const without = (at) => (field.holes ? places.map((tile, other) => (other === at ? null : tile)) : places.filter((tile, other) => other !== at && tile !== null));
  const into = (tile) => {
    const free = places.indexOf(null);
    change(free < 0 ? [...places, tile] : places.map((other, at) => (at === free ? tile : other)).filter((other) => field.holes || other !== null));
  };
  const slot = (tile, at) => (tile === null
    ? element("span", { class: "vc-lay-slot", "aria-label": words["laying-empty-slot"] }, String(at + 1))
    : element("button", { type: "button", class: "vc-lay-tile", title: name(tile), "aria-label": `${words["laying-take-away"]}: ${name(tile)}`, click: () => change(without(at)) }, face(tile)));
  const taken = form.lying();
  const pick = (tile) => element("button", { type: "button", class: "vc-lay-tile", title: name(tile), "aria-label": name(tile), disabled: taken.has(tile), click: () => into(tile) }, face(tile));
  const full = field.slots > 0 && !places.includes(null);
  const picker = element("details", { class: "vc-lay-picker", open: form.picking === field.key && !full },
    element("summary", {}, words["laying-add"]), element("p", { class: "vc-lay-about" }, words["laying-pick"]),
    element("div", { class: "vc-lay-tiles" }, ...form.customers.map((_, tile) => pick(tile))));
  picker.addEventListener("toggle", () => { if (picker.open) form.picking = field.key; });
  return element("fieldset", { class: "vc-lay-choice", "data-field": field.key }, element("legend", {}, field.label),
    element("div", { class: "vc-lay-tiles" }, ...places.map(slot)), ...(full ? [] : [picker]));
}

// Cubes by line and colour: a sheet of numbers with keys below it, so that a whole board is a run of digits.
function layingGrid(section, form) {
  const { words } = form;
  const cells = section.fields.map((field) => layingInput(field, form, { class: "vc-lay-cell", inputmode: "none", "aria-label": field.label }));
  const wide = section.columns.length;
  let here = 0;
  const go = (at) => cells[at]?.focus();
  cells.forEach((cell, at) => {
    cell.addEventListener("focus", () => { here = at; });
    cell.addEventListener("keydown", (event) => {
      const to = { ArrowUp: at - wide, ArrowDown: at + wide, Enter: at + 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      go(to);
    });
  });
  const type = (text) => {
    const cell = cells[here];
    const fresh = document.activeElement !== cell || cell.selectionEnd > cell.selectionStart;
    cell.focus();
    cell.value = fresh ? text : cell.value + text;
    cell.setSelectionRange(cell.value.length, cell.value.length);
    cell.dispatchEvent(new Event("input"));
    if (cell.value.length >= section.fields[here].digits) go(here + 1);
  };
  const erase = () => {
    cells[here].value = "0";
    cells[here].dispatchEvent(new Event("input"));
    cells[here].focus();
    cells[here].select();
  };
  const key = (label, press, attributes = {}) => button(label, press, { pointerdown: (event) => event.preventDefault(), tabindex: "-1", ...attributes });
  const head = section.columns.map(([label, picture]) => element("th", { scope: "col", title: label }, layingPicture(picture), element("span", { class: "vc-spoken" }, label)));
  const line = (label, at) => element("tr", {}, element("th", { scope: "row" }, label), ...cells.slice(at * wide, (at + 1) * wide).map((cell) => element("td", {}, cell)));
  const digits = ["1", "2", "3", "4", "5"].map((digit) => key(digit, () => type(digit)));
  const more = ["6", "7", "8", "9", "0"].map((digit) => key(digit, () => type(digit)));
  return [
    element("table", { class: "vc-lay-grid" }, element("thead", {}, element("tr", {}, element("td"), ...head)), element("tbody", {}, ...section.rows.map(line))),
    element("div", { class: "vc-lay-keys", role: "group", "aria-label": words["laying-digits"] },
      ...digits, key("→", () => go(here + 1), { "aria-label": words["laying-onward"] }), ...more, key("⌫", erase, { "aria-label": words["laying-erase"] })),
  ];
}

// One field, or all of a section that shows them as one sheet.
function layingFields(section, form, redraw) {
  const shown = (field) => (field.needs ?? []).every(([key, values]) => values.includes(form.values[key]));
  const kinds = {
    count: (field) => layingCount(field, form),
    choice: (field) => layingChoice(field, form),
    several: (field) => layingChoice(field, form),
    tiles: (field) => layingTiles(field, form, redraw),
    place: (field) => layingPlace(field, form, section.places),
  };
  return section.fields.filter(shown).map((field) => kinds[field.kind](field));
}

export function laying(words, send) {
  const form = { words, values: {}, unknown: new Set(), customers: [], picking: "", set, lying };
  const head = element("h2", { tabindex: "-1" });
  const place = element("p", { class: "vc-lay-progress" });
  const bar = element("progress", { "aria-hidden": "true" });
  const notice = element("div", { class: "vc-lay-notice", role: "status", hidden: true });
  const body = element("div", { class: "vc-lay-body" });
  const wrong = element("ul", { class: "vc-lay-wrong", role: "alert" });
  const told = element("p", { class: "vc-lay-told", role: "status" });
  const keys = element("div");
  const back = button(words["laying-previous"], () => go(at - 1));
  const next = button(words["laying-next"], () => (at < last() ? go(at + 1) : enter()), { class: "vc-button vc-main" });
  const overview = button(words["laying-overview"], () => go(last()), { class: "vc-button vc-quiet" });
  const leave = button(words["laying-leave"], () => root.dispatchEvent(new CustomEvent("back")), { class: "vc-button vc-quiet" });
  const defs = element("div", { class: "vc-hidden", "aria-hidden": "true" });
  const root = element("section", { class: "vc-laying", "aria-label": words.laying },
    element("header", {}, element("div", { class: "vc-lay-over" }, place, overview, leave), bar, head), notice, body, told, defs,
    element("footer", { class: "vc-lay-foot" }, wrong, keys, element("div", { class: "vc-lay-steps" }, back, next)));

  let sections = [];
  let given = {};
  let aside = null;
  let typing = true; // whether what is shown was typed, not taken from the companion after something had been typed
  let begun = true; // whether the form has just been opened
  let problems = [];
  let follows = {};
  let seen = new Set();
  let at = 0;
  let memory = layingMemory("");
  let waiting = 0;

  const last = () => sections.length - 1;

  function set(key, value) {
    form.values = { ...form.values, [key]: value };
    form.unknown.delete(key);
    seen.add(sections[at].key);
    remember();
    clearTimeout(waiting);
    waiting = setTimeout(check, LAYING_PAUSE);
    if (sections[at].fields.some((field) => field.needs?.some(([other]) => other === key))) draw(key);
  }

  function remember() {
    memory.write({ values: form.values, unknown: [...form.unknown], seen: [...seen], typed: typing, at, aside });
  }

  function check() {
    clearTimeout(waiting);
    send({ do: "lay-check", values: form.values });
  }

  function enter() {
    clearTimeout(waiting);
    seen = new Set(sections.map((section) => section.key));
    send({ do: "lay", values: form.values });
  }

  // All customers that lie somewhere in the form.
  function lying() {
    const fields = sections.flatMap((section) => section.fields).filter((field) => field.kind === "tiles");
    return new Set(fields.flatMap((field) => form.values[field.key]));
  }

  function go(to, key) {
    if (sections[at]) seen.add(sections[at].key);
    for (const field of sections[at].fields) form.unknown.delete(field.key);
    at = Math.min(Math.max(to, 0), last());
    begun = false;
    form.picking = sections[at].fields.find((field) => field.kind === "tiles" && field.slots)?.key ?? "";
    remember();
    check();
    draw(key);
    if (root.getBoundingClientRect().top < 0 || key === undefined) root.scrollIntoView({ block: "start" });
    if (key === undefined) head.focus({ preventScroll: true });
  }

  // The section as it stands; the focus goes to the field `key`, if there is one.
  function draw(key) {
    const section = sections[at];
    root.dataset.section = section.key;
    head.replaceChildren(...(section.colour ? [mark(section.colour)] : []), section.title);
    place.textContent = section.place;
    bar.max = sections.length;
    bar.value = at + 1;
    const about = element("div", { class: "vc-lay-about" }, element("p", {}, section.about));
    if (section.fields.some((field) => form.unknown.has(field.key))) about.append(element("p", { class: "vc-lay-dashed" }, words["laying-enter"]));
    const grid = section.rows ? layingGrid(section, form) : null;
    if (at === last()) body.replaceChildren(about, contents());
    else body.replaceChildren(about, element("div", { class: `vc-lay-fields${section.dense ? " vc-lay-dense" : ""}` }, ...(grid ? [grid[0]] : layingFields(section, form, draw))));
    if (at === last()) body.before(told, wrong);
    else {
      body.after(told);
      keys.before(wrong);
    }
    keys.replaceChildren(...(grid ? [grid[1]] : []));
    back.hidden = at === 0;
    overview.hidden = at === last();
    next.replaceChildren(at === last() ? words["laying-lay"] : words["laying-next"]);
    tell();
    judge();
    if (key === undefined) return;
    const found = body.querySelector(`[data-field="${CSS.escape(key)}"]`);
    const within = found?.matches("fieldset") ? found.querySelector("input:checked, input, button, summary") : found;
    within?.focus();
    found?.scrollIntoView({ block: "center" });
  }

  // What can't be, beside what it is about; nothing is said of a section that nobody has come to yet.
  function judge() {
    const section = sections[at];
    const here = at === last() ? problems : problems.filter(([, , places]) => places.includes(section.key) && seen.has(section.key));
    const line = ([text, fields, places]) => (at === last() && places.length
      ? button(text, () => go(sections.findIndex((other) => other.key === places[0]), fields[0]))
      : text);
    wrong.replaceChildren(...here.map((problem) => element("li", {}, line(problem))));
    wrong.hidden = here.length === 0;
    const fields = new Set(here.flatMap(([, about]) => about));
    for (const field of body.querySelectorAll("[data-field]")) {
      const bad = fields.has(field.dataset.field);
      field.classList.toggle("vc-lay-bad", bad);
      field.classList.toggle("vc-lay-unknown", form.unknown.has(field.dataset.field));
      if (!field.matches("fieldset")) field.setAttribute("aria-invalid", String(bad));
    }
    const fine = at === last() ? (problems.length ? words["laying-unsure"] : words["laying-fine"]) : follows[section.key];
    told.textContent = fine ?? "";
    told.hidden = !fine;
    told.classList.toggle("vc-lay-fine", at === last() && problems.length === 0);
    for (const entry of body.querySelectorAll("[data-entry]")) entry.replaceChildren(...state(sections[Number(entry.dataset.entry)]));
  }

  function contents() {
    const entry = (section, number) => element("li", {}, button("", () => go(number), { "data-entry": String(number) }));
    return element("ol", { class: "vc-lay-contents" }, ...sections.slice(0, -1).map(entry));
  }

  function state(section) {
    const wrongs = problems.some(([, , places]) => places.includes(section.key)) && seen.has(section.key);
    const kind = wrongs ? "wrong" : seen.has(section.key) ? "seen" : "unseen";
    const sign = element("span", { class: `vc-lay-sign vc-lay-is-${kind}`, role: "img", "aria-label": words[`laying-${kind}`], title: words[`laying-${kind}`] });
    return [sign, ...(section.colour ? [mark(section.colour)] : []), element("span", {}, section.title)];
  }

  // Beside what is shown there may be other values: what the companion has, or what was typed before.
  function tell() {
    notice.hidden = aside === null || !(begun || at === last());
    const [said, offer] = typing ? ["laying-kept", "laying-afresh"] : ["laying-set-aside", "laying-resume"];
    notice.replaceChildren(element("span", {}, words[said]), button(words[offer], swap));
  }

  function swap() {
    const other = aside;
    aside = { values: form.values, unknown: [...form.unknown], seen: [...seen] };
    typing = !typing;
    take(other);
    remember();
    check();
    draw();
  }

  function take(from) {
    form.values = { ...given, ...from.values };
    form.unknown = new Set(from.unknown);
    seen = new Set(from.seen);
  }

  function open(data) {
    sections = data.sections;
    given = data.values;
    form.customers = data.customers;
    memory = layingMemory(data.keep);
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.innerHTML = data.pictures;
    defs.replaceChildren(svg);
    const fresh = { values: given, unknown: data.unknown, seen: [] };
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

  function show(data) {
    if (data.laid) memory.forget();
    if (data.problems) problems = data.problems;
    if (data.told) follows = data.told;
    if (data.sections) open(data);
    if (!sections.length || data.laid) return;
    if (data.refused && at !== last()) go(last());
    else judge();
    if (data.refused) wrong.scrollIntoView({ block: "center" });
  }

  return { root, show };
}
