/** @import { FieldContent, LayField, LayingMessage, Section, Tiles } from "../messages" */
/** @import { LayingDraft, LayingState, Tile } from "./types" */

// The state of the form that lays a table out. Functions that change it return another state.

const NUMBER = /^\d{1,6}$/;

/** The state of a form that has no sections yet. @type {LayingState} */
export const NOTHING = {
  sections: [],
  at: 0,
  values: {},
  given: {},
  texts: {},
  unknown: new Set(),
  dashed: false,
  seen: new Set(),
  tiles: [],
  pictures: "",
  open: new Set(),
  cell: 0,
  problems: [],
  wrong: [],
  judged: false,
  told: {},
  asking: false,
  lines: 0,
  when: 0,
  place: "",
  aside: null,
  typed: true,
  begun: true,
  touched: false,
};

// Questions to a state

/** Return the section that is shown. @param {LayingState} state */
export const findSection = (state) => state.sections[state.at];
/** Return the place of the last section, the overview. @param {LayingState} state */
export const findLast = (state) => state.sections.length - 1;
/** Tell whether the overview is shown. @param {LayingState} state */
export const isAtEnd = (state) => state.at === findLast(state);
/** List the sections that were not opened yet, without the overview. @param {LayingState} state */
export const listUnseen = (state) =>
  state.sections.slice(0, -1).filter((section) => !state.seen.has(section.key));
/** List the problems that are about a section. @param {LayingState} state @param {Section} section */
const listProblems = (state, section) =>
  state.problems.filter(([, , sections]) => sections.includes(section.key));

/** Return the state of a section: "wrong", "seen" or "unseen".
 * @param {LayingState} state @param {Section} section */
export function findState(state, section) {
  if (listProblems(state, section).length) return "wrong";
  return state.seen.has(section.key) ? "seen" : "unseen";
}

/** Return the text in a field for a number; it is empty while the number is unknown.
 * @param {LayingState} state @param {string} key */
export function findText({ texts, unknown, values }, key) {
  return texts[key] ?? (unknown.has(key) && !values[key] ? "" : String(values[key]));
}

/** Return the values of a field as a list. @type {(state: LayingState, key: string) => Tile[]} */
export const listValues = (state, key) => [state.values[key]].flat();

/** Return the places of a field for tiles; an empty place is null. A field without `slots` has no empty
 * places.
 * @type {(state: LayingState, field: Tiles) => Tile[]} */
export function listPlaces(state, { key, slots }) {
  const held = listValues(state, key);
  return slots ? Array.from({ length: Math.max(slots, held.length) }, (_, at) => held[at] ?? null) : held;
}

/** Return the numbers of all tiles that lie on the table. @param {LayingState} state */
export function listLying(state) {
  const fields = state.sections
    .flatMap((section) => section.fields)
    .filter((field) => field.kind === "tiles");
  return new Set(fields.flatMap((field) => state.values[field.key]));
}

// Entries

/** Return a set without some of its members. @param {ReadonlySet<string>} set @param {string[]} gone */
const removeAll = (set, gone) => new Set([...set].filter((one) => !gone.includes(one)));

/** Enter the value of a field; the field is known then and its section counts as seen.
 * @type {(state: LayingState, key: string, value: FieldContent) => LayingState} */
export function enter(state, key, value) {
  const { [key]: _, ...texts } = state.texts;
  const touched = state.touched || JSON.stringify(value) !== JSON.stringify(state.values[key]);
  return {
    ...state,
    texts,
    touched,
    values: { ...state.values, [key]: value },
    unknown: removeAll(state.unknown, [key]),
    seen: new Set([...state.seen, findSection(state).key]),
  };
}

/** Enter a typed text: a number as a number, other text as it is, so that Python describes its problem. An
 * empty text enters nothing.
 * @type {(state: LayingState, key: string, text: string) => LayingState} */
export function typeText(state, key, text) {
  const said = text.trim();
  const next = said ? enter(state, key, NUMBER.test(said) ? Number(said) : said) : state;
  return { ...next, texts: { ...next.texts, [key]: text } };
}

/** Count up or down by one, from 0 if the text is no number and never below. An input element counts, since
 * scripts do no arithmetic.
 * @type {(state: LayingState, key: string, move: "stepUp" | "stepDown") => LayingState} */
export function countBy(state, key, move) {
  const counted = Object.assign(document.createElement("input"), { type: "number", min: "0" });
  const text = findText(state, key);
  counted.value = NUMBER.test(text) ? text : "0";
  counted[move]();
  return enter(state, key, counted.valueAsNumber);
}

/** Choose an answer of a field; one of several answers is taken back if `on` is false.
 * @type {(state: LayingState, field: LayField, value: number | string, on: boolean) => LayingState} */
export function choose(state, { key, kind }, value, on) {
  if (kind === "choice") return enter(state, key, value);
  const others = listValues(state, key).filter((other) => other !== value);
  return enter(state, key, on ? [...others, value] : others);
}

/** Return tiles with another tile at one place. @type {(tiles: Tile[], at: number, tile: Tile) => Tile[]} */
const replaceTile = (tiles, at, tile) => tiles.map((other, place) => (place === at ? tile : other));

/** Put a tile into the first free place, or at the end if none is free. If the field is full then, the list
 * of tiles opens at another field with free places.
 * @type {(state: LayingState, field: Tiles, tile: number) => LayingState} */
export function put(state, field, tile) {
  const places = listPlaces(state, field);
  const free = places.indexOf(null);
  const filled = free < 0 ? [...places, tile] : replaceTile(places, free, tile);
  return enterTiles(state, field, field.holes ? filled : filled.filter((other) => other !== null));
}

/** Empty a place. If the field allows no holes, the other tiles move up.
 * @type {(state: LayingState, field: Tiles, place: number) => LayingState} */
export function removeTile(state, field, place) {
  const places = replaceTile(listPlaces(state, field), place, null);
  return enterTiles(state, field, field.holes ? places : places.filter((tile) => tile !== null));
}

/** Enter tiles, and open the list of tiles at this field or else another that still has free places; other
 * lists close.
 * @type {(state: LayingState, field: Tiles, tiles: Tile[]) => LayingState} */
function enterTiles(state, field, tiles) {
  const next = enter(state, field.key, tiles);
  /** Tell whether a field of the next state has a free place. @param {Tiles} other */
  const hasRoom = (other) =>
    other.slots > 0 &&
    (listValues(next, other.key).length < other.slots || listValues(next, other.key).includes(null));
  const picked =
    !field.slots || hasRoom(field)
      ? field
      : findSection(state).fields.find((other) => other.kind === "tiles" && hasRoom(other));
  return { ...next, open: new Set(picked ? [picked.key] : []) };
}

/** Open or close a field's list of tiles.
 * @type {(state: LayingState, key: string, open: boolean) => LayingState} */
export const setOpen = (state, key, open) => ({
  ...state,
  open: new Set([...removeAll(state.open, [key]), ...(open ? [key] : [])]),
});

// Sections

/** Move to another section, or the nearest there is. The one that the player leaves counts as seen and its
 * values as known.
 * @type {(state: LayingState, to: number) => LayingState} */
export function moveTo(state, to) {
  const left = findSection(state);
  const at = Math.min(Math.max(to, 0), findLast(state));
  const picked = state.sections[at].fields.find((field) => field.kind === "tiles" && field.slots);
  const seen = new Set([...state.seen, left.key]);
  const unknown = removeAll(
    state.unknown,
    left.fields.map((field) => field.key),
  );
  return showSection({
    ...state,
    at,
    seen,
    unknown,
    texts: {},
    begun: false,
    open: new Set(picked ? [picked.key] : []),
    cell: 0,
  });
}

/** Show the current section with its dashes and problems. @type {(state: LayingState) => LayingState} */
function showSection(state) {
  const dashed = findSection(state).fields.some((field) => state.unknown.has(field.key));
  return showProblems({ ...state, dashed, asking: false, judged: state.judged || isAtEnd(state) });
}

/** Show the problems of the current section beside their fields. An unseen section shows none until the
 * player has reached the overview.
 * @type {(state: LayingState) => LayingState} */
function showProblems(state) {
  const section = findSection(state);
  const told = state.judged || state.seen.has(section.key) ? listProblems(state, section) : [];
  return {
    ...state,
    wrong: isAtEnd(state) ? state.problems : told,
    asking: state.asking && !state.problems.length,
  };
}

/** Ask about the sections that were not opened. @type {(state: LayingState) => LayingState} */
export const askAboutUnseen = (state) => ({ ...state, asking: true });

// Messages of Python

/** Take over the problems and consequences of a message; those that it doesn't have stay.
 * @type {(state: LayingState, data: LayingMessage) => LayingState} */
export function receive(state, data) {
  const next = { ...state, problems: data.problems ?? state.problems, told: data.told ?? state.told };
  return next.sections.length ? showProblems(next) : next;
}

/** Open the form with the values of Python or of a draft; the other ones are set aside.
 * @type {(state: LayingState, data: LayingMessage, sections: Section[], place: string,
 *   draft: LayingDraft | null) => LayingState} */
export function openForm(state, data, sections, place, draft) {
  const { values = {}, unknown = [], tiles = [], pictures = "", seen: lines } = data;
  const fresh = { values, unknown, seen: [], lines, when: state.when };
  const own = draft?.typed ?? true;
  const aside = draft && (own ? fresh : (draft.aside ?? null));
  const at = Math.min(draft?.at ?? 0, sections.length - 1);
  return fillIn(
    {
      ...state,
      sections,
      given: values,
      tiles,
      pictures,
      place,
      at,
      aside,
      typed: own,
      begun: true,
      touched: draft !== null,
    },
    draft ?? fresh,
  );
}

/** Return the part of a state that the browser stores. @type {(state: LayingState) => LayingDraft} */
export const makeDraft = ({ values, unknown, seen, lines, when, typed: own, at, aside }) => ({
  values,
  unknown: [...unknown],
  seen: [...seen],
  lines,
  when,
  typed: own,
  at,
  aside,
});

/** Swap the shown values and those set aside.
 * @type {(state: LayingState, other: LayingDraft) => LayingState} */
export function swapValues(state, other) {
  const { values, unknown, seen, lines, when } = makeDraft(state);
  return fillIn({ ...state, aside: { values, unknown, seen, lines, when }, typed: !state.typed }, other);
}

/** Fill the form with the values of a draft, over those of the companion.
 * @type {(state: LayingState, from: LayingDraft) => LayingState} */
function fillIn(state, from) {
  const values = { ...state.given, ...from.values };
  return showSection({
    ...state,
    values,
    texts: {},
    unknown: new Set(from.unknown),
    seen: new Set(from.seen),
    lines: from.lines ?? 0,
    when: Number(from.when) || 0, // older drafts have words here
    judged: false,
  });
}
