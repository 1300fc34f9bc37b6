/** @import { LayField, LayingMessage, Section, Tiles, Typed } from "../messages" */
/** @import { Draft, State, Tile } from "./types" */

// What the form that lays a table out holds, and what becomes of it: a function that changes something gives
// another state.

const NUMBER = /^\d{1,6}$/;

/** @type {State} */
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
  when: "",
  place: "",
  aside: null,
  typed: true,
  begun: true,
  touched: false,
};

// What can be seen of it

/** @param {State} state */
export const here = (state) => state.sections[state.at];
/** @param {State} state */
export const last = (state) => state.sections.length - 1;
/** @param {State} state */
export const atEnd = (state) => state.at === last(state);
/** @param {State} state */
export const unseen = (state) =>
  state.sections.slice(0, -1).filter((section) => !state.seen.has(section.key));
/** @param {State} state @param {Section} section */
const wrongIn = (state, section) => state.problems.filter(([, , sections]) => sections.includes(section.key));

// How a section stands.
/** @param {State} state @param {Section} section */
export function standing(state, section) {
  if (wrongIn(state, section).length) return "wrong";
  return state.seen.has(section.key) ? "seen" : "unseen";
}

// The text in a field for a number; one that nobody has told yet is empty.
/** @param {State} state @param {string} key */
export function textOf({ texts, unknown, values }, key) {
  return texts[key] ?? (unknown.has(key) && !values[key] ? "" : String(values[key]));
}

// What is entered in a field that holds several.
/** @type {(state: State, key: string) => Tile[]} */
export const listOf = (state, key) => [state.values[key]].flat();

// The places of a field for tiles, null where one is empty.
/** @type {(state: State, field: Tiles) => Tile[]} */
export function placesOf(state, { key, slots }) {
  const held = listOf(state, key);
  return slots ? Array.from({ length: Math.max(slots, held.length) }, (_, at) => held[at] ?? null) : held;
}

// All tiles that lie somewhere.
/** @param {State} state */
export function lying(state) {
  const fields = state.sections
    .flatMap((section) => section.fields)
    .filter((field) => field.kind === "tiles");
  return new Set(fields.flatMap((field) => state.values[field.key]));
}

// What is entered

/** @param {ReadonlySet<string>} set @param {string[]} gone */
const without = (set, gone) => new Set([...set].filter((one) => !gone.includes(one)));

/** @type {(state: State, key: string, value: Typed) => State} */
export function entered(state, key, value) {
  const { [key]: _, ...texts } = state.texts;
  const touched = state.touched || JSON.stringify(value) !== JSON.stringify(state.values[key]);
  return {
    ...state,
    texts,
    touched,
    values: { ...state.values, [key]: value },
    unknown: without(state.unknown, [key]),
    seen: new Set([...state.seen, here(state).key]),
  };
}

// A number is taken as a number; anything else as it was typed, for Python to say what is wrong with it.
// Nothing is no value yet.
/** @type {(state: State, key: string, text: string) => State} */
export function typed(state, key, text) {
  const said = text.trim();
  const next = said ? entered(state, key, NUMBER.test(said) ? Number(said) : said) : state;
  return { ...next, texts: { ...next.texts, [key]: text } };
}

// One more or one fewer. A field of the browser counts, so that no sum is done here.
/** @type {(state: State, key: string, move: "stepUp" | "stepDown") => State} */
export function stepped(state, key, move) {
  const counted = Object.assign(document.createElement("input"), { type: "number", min: "0" });
  const text = textOf(state, key);
  counted.value = NUMBER.test(text) ? text : "0";
  counted[move]();
  return entered(state, key, counted.valueAsNumber);
}

/** @type {(state: State, field: LayField, value: number | string, on: boolean) => State} */
export function chosen(state, { key, kind }, value, on) {
  if (kind === "choice") return entered(state, key, value);
  const others = listOf(state, key).filter((other) => other !== value);
  return entered(state, key, on ? [...others, value] : others);
}

/** @type {(tiles: Tile[], at: number, tile: Tile) => Tile[]} */
const replaced = (tiles, at, tile) => tiles.map((other, place) => (place === at ? tile : other));

// A tile goes into the first free place. Once these are full the list of tiles opens at another field that
// has free ones.
/** @type {(state: State, field: Tiles, tile: number) => State} */
export function put(state, field, tile) {
  const places = placesOf(state, field);
  const free = places.indexOf(null);
  const filled = free < 0 ? [...places, tile] : replaced(places, free, tile);
  return withTiles(state, field, field.holes ? filled : filled.filter((other) => other !== null));
}

// A place is emptied; where there are no holes the others move up.
/** @type {(state: State, field: Tiles, place: number) => State} */
export function taken(state, field, place) {
  const places = replaced(placesOf(state, field), place, null);
  return withTiles(state, field, field.holes ? places : places.filter((tile) => tile !== null));
}

/** @type {(state: State, field: Tiles, tiles: Tile[]) => State} */
function withTiles(state, field, tiles) {
  const next = entered(state, field.key, tiles);
  /** @param {Tiles} other */
  const free = (other) =>
    other.slots > 0 &&
    (listOf(next, other.key).length < other.slots || listOf(next, other.key).includes(null));
  const picked =
    !field.slots || free(field)
      ? field
      : here(state).fields.find((other) => other.kind === "tiles" && free(other));
  return { ...next, open: new Set(picked ? [picked.key] : []) };
}

/** @type {(state: State, key: string, open: boolean) => State} */
export const unfolded = (state, key, open) => ({
  ...state,
  open: new Set([...without(state.open, [key]), ...(open ? [key] : [])]),
});

// Where one is

// To another section; the one that is left has been looked at.
/** @type {(state: State, to: number) => State} */
export function moved(state, to) {
  const left = here(state);
  const at = Math.min(Math.max(to, 0), last(state));
  const picked = state.sections[at].fields.find((field) => field.kind === "tiles" && field.slots);
  const seen = new Set([...state.seen, left.key]);
  const unknown = without(
    state.unknown,
    left.fields.map((field) => field.key),
  );
  return shown({
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

// A section as it is come to.
/** @type {(state: State) => State} */
function shown(state) {
  const dashed = here(state).fields.some((field) => state.unknown.has(field.key));
  return judged({ ...state, dashed, asking: false, judged: state.judged || atEnd(state) });
}

// What can't be is said beside what it is about. Of a section that nobody has come to nothing is said until
// all was said.
/** @type {(state: State) => State} */
function judged(state) {
  const section = here(state);
  const told = state.judged || state.seen.has(section.key) ? wrongIn(state, section) : [];
  return {
    ...state,
    wrong: atEnd(state) ? state.problems : told,
    asking: state.asking && !state.problems.length,
  };
}

/** @type {(state: State) => State} */
export const asked = (state) => ({ ...state, asking: true });

// What Python tells

/** @type {(state: State, data: LayingMessage) => State} */
export function receive(state, data) {
  const next = { ...state, problems: data.problems ?? state.problems, told: data.told ?? state.told };
  return next.sections.length ? judged(next) : next;
}

// The form as Python fills it, or with what was typed before; the other one stands aside.
/** @type {(state: State, data: LayingMessage, sections: Section[], place: string, draft: Draft | null) =>
 * State} */
export function opened(state, data, sections, place, draft) {
  const { values = {}, unknown = [], tiles = [], pictures = "", seen: lines } = data;
  const fresh = { values, unknown, seen: [], lines, when: state.when };
  const own = draft?.typed ?? true;
  const aside = draft && (own ? fresh : (draft.aside ?? null));
  const at = Math.min(draft?.at ?? 0, sections.length - 1);
  return filled(
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

// What the browser keeps of it.
/** @type {(state: State) => Draft} */
export const draftOf = ({ values, unknown, seen, lines, when, typed: own, at, aside }) => ({
  values,
  unknown: [...unknown],
  seen: [...seen],
  lines,
  when,
  typed: own,
  at,
  aside,
});

// What stands aside is shown in place of what is shown.
/** @type {(state: State, other: Draft) => State} */
export function swapped(state, other) {
  const { values, unknown, seen, lines, when } = draftOf(state);
  return filled({ ...state, aside: { values, unknown, seen, lines, when }, typed: !state.typed }, other);
}

/** @type {(state: State, from: Draft) => State} */
function filled(state, from) {
  const values = { ...state.given, ...from.values };
  return shown({
    ...state,
    values,
    texts: {},
    unknown: new Set(from.unknown),
    seen: new Set(from.seen),
    lines: from.lines ?? 0,
    when: from.when ?? "",
    judged: false,
  });
}
