import { button, drawn, element, part } from "../components/element.js";

/** @import { CheckField, CheckSpot } from "./messages" */
/** @import { WalkForm } from "./types" */

// What is asked at the spots of a copy. `walk` has its words, the pieces there are, the `value` of a field as it stands,
// `put`, which takes another one, whether something was `begun` in a field, and `near`, which points at a spot's ring.

/** @param {CheckField} field @param {WalkForm} walk */
function countField(field, walk) {
  const input = element("input", { type: "number", inputmode: "numeric", min: field.least, max: field.most, step: 1, "aria-label": field.name });
  input.value = String(walk.value(field) ?? "");
  const changed = () => walk.put(field, Number.isNaN(input.valueAsNumber) ? null : input.valueAsNumber);
  /** @param {"stepUp" | "stepDown"} move */
  const by = (move) => () => { input[move](); changed(); };
  input.addEventListener("input", changed);
  return element("div", { class: "vc-check-stepper" },
    button("−", by("stepDown"), { "aria-label": `${walk.words.less}: ${field.name}` }), input,
    button("+", by("stepUp"), { "aria-label": `${walk.words.more}: ${field.name}` }));
}

/** @param {CheckField} field @param {WalkForm} walk */
function choiceField(field, walk) {
  const select = element("select", { "aria-label": field.name }, ...field.choices.map(([, said]) => element("option", {}, said)));
  select.selectedIndex = field.choices.findIndex(([one]) => one === walk.value(field));
  select.addEventListener("change", () => walk.put(field, field.choices[select.selectedIndex][0]));
  return select;
}

// The pieces that are there, each of which is taken away at a touch, and below them those that can be added. The keyboard
// stays with the piece and in the row where it was; where that was the last one, it goes to neither.
/** @param {CheckField} field @param {WalkForm} walk */
function piecesField(field, walk) {
  const asked = element("div", { class: "vc-check-pieces", tabindex: "-1" });
  const said = new Map(walk.pieces);
  /** @param {string} piece */
  const sign = (piece) => drawn(`<use href="#vc-${piece}"/>`, { class: "vc-check-sign", viewBox: "0 0 24 24", "aria-hidden": "true" });
  /** @param {string[]} list */
  const draw = (list) => {
    /** @param {string} label @param {string[]} next */
    const change = (label, next) => () => {
      walk.put(field, next.join(" "));
      draw(next);
      (part(asked, `[aria-label="${CSS.escape(label)}"]`) ?? asked).focus({ preventScroll: true });
    };
    /** @param {string} piece @param {number} at */
    const there = (piece, at) => {
      const label = `${walk.words["take-away"]}: ${said.get(piece) ?? piece}`;
      return button(sign(piece), change(label, list.filter((_, other) => other !== at)), { class: "vc-button vc-check-piece", "aria-label": label });
    };
    /** @param {[piece: string, name: string]} piece */
    const more = ([piece, name]) => button(sign(piece), change(name, [...list, piece]), { class: "vc-button vc-check-piece vc-quiet", "aria-label": name, title: name });
    asked.replaceChildren(
      element("div", { class: "vc-check-row" }, ...list.map(there)),
      element("p", { class: "vc-about" }, walk.words.add),
      element("div", { class: "vc-check-row" }, ...walk.pieces.map(more)));
  };
  draw(String(walk.value(field) ?? "").split(" ").filter(Boolean));
  return asked;
}

/** @type {Record<CheckField["kind"], (field: CheckField, walk: WalkForm) => HTMLElement>} */
const CONTROLS = { count: countField, choice: choiceField, pieces: piecesField };

/** @param {CheckField} field @param {WalkForm} walk */
function valueField(field, walk) {
  return element("div", { class: "vc-check-field" }, element("span", {}, field.name), CONTROLS[field.kind](field, walk), checkingProblem(field.key));
}

/** @param {string} key */
export function checkingProblem(key) {
  return element("p", { class: "vc-problem", "data-value": key, role: "alert", hidden: true });
}

// One spot with its values.
/** @param {CheckSpot} spot @param {WalkForm} walk */
export function checkingSpot(spot, walk) {
  const [only, ...more] = spot.fields;
  const simple = !more.length && only.kind === "count";
  const known = element("p", { class: "vc-check-believed" }, spot.believed, ...(spot.yours ? [element("strong", {}, spot.yours)] : []));
  const said = [element("span", { class: "vc-check-at" }, String(spot.number)), element("div", {}, element("h3", {}, spot.name), known)];
  const item = element("li", { "data-spot": spot.key });
  if (simple) item.append(element("div", { class: "vc-check-line" }, ...said, countField(only, walk)), checkingProblem(only.key));
  else item.append(element("details", { open: spot.fields.some(walk.begun) },
    element("summary", { class: "vc-check-line" }, ...said, element("span", { class: "vc-check-change" }, walk.words.change)), ...spot.fields.map((field) => valueField(field, walk))));
  item.addEventListener("focusin", () => walk.near(spot, true));
  item.addEventListener("focusout", () => walk.near(spot, false));
  return item;
}
