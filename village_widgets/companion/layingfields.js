import { button, drawn, element, focused, mark, part, parts } from "../components/element.js";

/** @import { LayField, Picture, Section } from "./messages" */
/** @import { LayForm } from "./types" */
/** @import { Attributes } from "../components/types" */
/** @typedef {number | string | null} Tile */

// What the form by which a table is laid out asks. `form` has its `words`, the `values` as they stand, those that are `unknown`
// yet, the `tiles` and which of them are `lying` somewhere, and `set`, which takes another value.

const NUMBER = /^\d{1,6}$/;

/** @param {Picture} picture */
const pictureOf = ([box, inside]) => drawn(inside, { viewBox: box, class: "vc-lay-picture", "aria-hidden": "true" });

// What was typed in a field that holds several.
/** @type {(form: LayForm, key: string) => Tile[]} */
const listOf = (form, key) => [form.values[key]].flat();

// A number is handed on as a number; anything else as it was typed, for Python to say what is wrong with it.
/** @param {HTMLInputElement} input @param {LayField} field @param {LayForm} form */
function listen(input, field, form) {
  for (const event of ["focus", "click"]) input.addEventListener(event, () => input.select());
  input.addEventListener("input", () => {
    const typed = input.value.trim();
    if (typed) form.set(field.key, NUMBER.test(typed) ? Number(typed) : typed);
  });
  input.addEventListener("change", () => {
    if (!input.value.trim()) form.set(field.key, 0);
    if (!input.value.trim()) input.value = "0";
  });
  input.value = form.unknown.has(field.key) && !form.values[field.key] ? "" : String(form.values[field.key]);
  input.placeholder = "0";
}

/** @param {LayField} field @param {LayForm} form @param {Attributes} attributes */
function inputOf(field, form, attributes) {
  const input = element("input", { type: "text", inputmode: "numeric", autocomplete: "off", maxlength: "6", "data-field": field.key, ...attributes });
  listen(input, field, form);
  return input;
}

/** @param {LayField} field @param {LayForm} form */
function countField(field, form) {
  const { words } = form;
  const input = inputOf(field, form, { "aria-label": field.label });
  const counted = element("input", { type: "number", min: "0" }); // counts, so that no sum is done here; it is never shown
  /** @param {"stepUp" | "stepDown"} move */
  const step = (move) => () => {
    counted.value = NUMBER.test(input.value) ? input.value : "0";
    counted[move]();
    input.value = counted.value;
    form.set(field.key, counted.valueAsNumber);
  };
  return element("div", { class: "vc-lay-count" },
    ...(field.picture ? [pictureOf(field.picture)] : []),
    element("span", { class: "vc-lay-label" }, field.label),
    element("span", { class: "vc-lay-step" },
      button("−", step("stepDown"), { "aria-label": `${field.label}: ${words["laying-minus"]}` }), input,
      button("+", step("stepUp"), { "aria-label": `${field.label}: ${words["laying-plus"]}` })));
}

// One of several answers, or any number of them.
/** @param {LayField} field @param {LayForm} form */
function choiceField(field, form) {
  const many = field.kind === "several";
  /** @param {number | string} value */
  const chosen = (value) => (many ? listOf(form, field.key).includes(value) : form.values[field.key] === value);
  const people = field.options.filter(([, , colour]) => colour).length;
  /** @param {LayField["options"][number]} option */
  const chip = ([value, label, colour]) => {
    const input = element("input", { type: many ? "checkbox" : "radio", name: `vc-lay-${field.key}`, checked: chosen(value) });
    input.addEventListener("change", () => {
      const others = many ? listOf(form, field.key).filter((other) => other !== value) : [];
      form.set(field.key, many ? [...others, ...(input.checked ? [value] : [])] : value);
    });
    return element("label", { class: "vc-lay-chip", title: label }, input, ...(colour ? [mark(colour)] : []), element("bdi", {}, label));
  };
  return element("fieldset", { class: `vc-lay-choice${field.narrow ? " vc-lay-narrow" : ""}${people ? " vc-lay-people" : ""}`, "data-field": field.key },
    element("legend", {}, field.label),
    ...(field.about ? [element("p", { class: "vc-lay-about" }, field.about)] : []),
    element("div", { class: "vc-lay-chips", style: `--people: ${people}` }, ...field.options.map(chip)));
}

/** @param {LayField} field @param {LayForm} form @param {Section["places"]} places */
function placeField(field, form, places) {
  const select = element("select", { "data-field": field.key, "aria-label": field.label });
  for (const [group, options] of places) {
    const list = options.map(([value, label]) => element("option", { value, selected: value === form.values[field.key] }, label));
    select.append(element("optgroup", { label: group }, ...list));
  }
  select.addEventListener("change", () => form.set(field.key, select.value));
  return element("div", { class: "vc-lay-place" }, ...(field.picture ? [pictureOf(field.picture)] : []), select);
}

// Where the next tile goes once these places of a field are full: to another field that has free ones, if there is one.
/** @param {Section} section @param {LayForm} form */
function nextPlace(section, form) {
  /** @param {LayField} field */
  const free = ({ key, slots }) => slots && (listOf(form, key).length < slots || listOf(form, key).includes(null));
  return section.fields.find((field) => field.kind === "tiles" && free(field))?.key ?? "";
}

// Tiles by their pictures. A place that is touched is emptied; a tile that is touched goes to the first free one.
/** @param {LayField} field @param {LayForm} form @param {(key: string) => void} redraw @param {Section} section */
function tilesField(field, form, redraw, section) {
  const { words } = form;
  const held = listOf(form, field.key);
  /** @param {Tile} tile */
  const known = (tile) => form.tiles[Number(tile)];
  /** @param {Tile} tile */
  const name = (tile) => known(tile)?.[0] ?? String(tile);
  /** @param {Tile} tile */
  const face = (tile) => (known(tile) ? pictureOf(known(tile)[1]) : element("span", {}, String(tile)));
  /** @type {Tile[]} */
  const places = field.slots ? Array.from({ length: Math.max(field.slots, held.length) }, (_, at) => held[at] ?? null) : held;
  /** @param {Tile[]} list */
  const change = (list) => {
    form.set(field.key, list);
    form.picking = field.slots && list.length >= field.slots && !list.includes(null) ? nextPlace(section, form) : field.key;
    redraw(field.key);
  };
  /** @param {number} at */
  const without = (at) => (field.holes ? places.map((tile, other) => (other === at ? null : tile)) : places.filter((tile, other) => other !== at && tile !== null));
  /** @param {number} tile */
  const into = (tile) => {
    const free = places.indexOf(null);
    change(free < 0 ? [...places, tile] : places.map((other, at) => (at === free ? tile : other)).filter((other) => field.holes || other !== null));
  };
  /** @param {Tile} tile @param {number} at */
  const slot = (tile, at) => (tile === null
    ? element("span", { class: "vc-lay-slot", "aria-label": words["laying-empty-slot"] }, String(at + 1))
    : element("button", { type: "button", class: "vc-lay-tile", title: name(tile), "aria-label": `${words["laying-take-away"]}: ${name(tile)}`, "data-place": String(at), click: () => change(without(at)) }, face(tile)));
  const taken = form.lying();
  /** @param {number} tile */
  const pick = (tile) => element("button", { type: "button", class: "vc-lay-tile", title: name(tile), "aria-label": name(tile), "data-tile": String(tile), disabled: taken.has(tile), click: () => into(tile) }, face(tile));
  const full = Boolean(field.slots) && !places.includes(null);
  const picker = element("details", { class: "vc-lay-picker", open: form.picking === field.key && !full },
    element("summary", {}, field.add), element("p", { class: "vc-lay-about" }, field.pick),
    element("div", { class: "vc-lay-tiles" }, ...form.tiles.map((_, tile) => pick(tile))));
  picker.addEventListener("toggle", () => { if (picker.open) form.picking = field.key; });
  return element("fieldset", { class: "vc-lay-choice", "data-field": field.key }, element("legend", {}, field.label),
    element("div", { class: "vc-lay-tiles" }, ...places.map(slot)), ...(full ? [] : [picker]));
}

// Pieces by line and colour: a sheet of numbers with keys below it, so that a whole board is a run of digits.
/** @type {(section: Section & { rows: string[] }, form: LayForm) => [HTMLElement, HTMLElement]} */
export function layingGrid(section, form) {
  const { words } = form;
  const cells = section.fields.map((field) => inputOf(field, form, { class: "vc-lay-cell", inputmode: "none", "aria-label": field.label }));
  const wide = section.columns.length;
  let here = 0;
  /** @param {number} at */
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
  /** @param {string} text */
  const type = (text) => {
    const cell = cells[here];
    const fresh = document.activeElement !== cell || cell.selectionEnd !== cell.selectionStart;
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
  /** @type {(label: string, press: () => void, attributes?: Attributes) => HTMLElement} */
  const key = (label, press, attributes = {}) => button(label, press, { pointerdown: (/** @type {Event} */ event) => event.preventDefault(), tabindex: "-1", ...attributes });
  const head = section.columns.map(([label, picture]) => element("th", { scope: "col", title: label }, pictureOf(picture), element("span", { class: "vc-spoken" }, label)));
  /** @param {string} label @param {number} at */
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
/** @param {Section} section @param {LayForm} form @param {(key: string) => void} redraw */
export function layingFields(section, form, redraw) {
  /** @param {LayField} field */
  const shown = (field) => (field.needs ?? []).every(([key, values]) => values.includes(form.values[key]));
  /** @type {Record<LayField["kind"], (field: LayField) => HTMLElement>} */
  const kinds = {
    count: (field) => countField(field, form),
    choice: (field) => choiceField(field, form),
    several: (field) => choiceField(field, form),
    tiles: (field) => tilesField(field, form, redraw, section),
    place: (field) => placeField(field, form, section.places),
  };
  return section.fields.filter(shown).map((field) => kinds[field.kind](field));
}

// Has everything painted anew after the field `key` has changed, so that what lies under the finger stays there: the open list
// of tiles, be it another field's by now, or else the field itself. The keyboard stays where it was, or next to it.
/** @param {HTMLElement} body @param {string} key @param {() => void} paint */
export function layingInPlace(body, key, paint) {
  const field = () => part(body, `[data-field="${CSS.escape(key)}"]`);
  const picker = () => part(body, ".vc-lay-picker[open]");
  const held = focused(body);
  const [list, place] = [picker(), field()].map((seen) => seen?.getBoundingClientRect().top);
  paint();
  const [found, before] = list !== undefined && picker() ? [picker(), list] : [field(), place];
  if (found && before !== undefined) scrollBy({ top: found.getBoundingClientRect().top - before, behavior: "instant" });
  if (held) successor(held, picker(), field())?.focus({ preventScroll: true });
}

// What the keyboard goes to instead of a control that was painted anew.
/** @type {(held: HTMLElement, picker: HTMLElement | null, field: HTMLElement | null) => HTMLElement | null} */
function successor({ dataset }, picker, field) {
  const tiles = picker ? parts(picker, "[data-tile]:enabled") : [];
  const next = dataset.tile && (tiles.find((tile) => Number(tile.dataset.tile) > Number(dataset.tile)) ?? tiles.at(-1));
  const same = dataset.place && field && part(field, `[data-place="${dataset.place}"]`);
  return next || same || (field && part(field, "input:checked, summary, input, button, select"));
}
