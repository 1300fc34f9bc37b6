import { read, remove, write } from "../../components/browserstore.js";
import { element, part } from "../../components/element.js";
import { render } from "../../vendor/lit-html.js";
import { TABLE_LAYING } from "../storage.js";
import { inPlace, lead } from "./focus.js";
import { page } from "./page.js";
import {
  asked,
  atEnd,
  chosen,
  draftOf,
  entered,
  receive,
  here,
  last,
  moved,
  NOTHING,
  opened,
  put,
  stepped,
  swapped,
  taken,
  typed,
  unfolded,
  unseen,
} from "./state.js";

/** @import { LayingMessage } from "../messages" */
/** @import { Acts, Draft, Form, State } from "./types" */
/** @import { Send } from "../../components/types" */
/** @import { Words } from "../words" */

// The guided form by which a table is laid out: what it asks comes as sections of fields, and what is typed
// is kept in the browser until the table has been laid out. Whether it can be is said by Python.

const PAUSE = 250; // milliseconds without a key until what was typed is checked

/** @param {Words} words @param {Send} send */
export function laying(words, send) {
  const root = element("section", { class: "vc-laying", "aria-label": words.laying });
  /** @type {Form} */
  const form = { root, words, send, state: NOTHING, waiting: undefined };
  return { root, show: (/** @type {LayingMessage} */ data, when = "") => show(form, data, when) };
}

/** @param {Form} form @returns {Acts} */
const actsOf = (form) => ({
  type: (key, text) => change(form, key, typed(form.state, key, text), Boolean(text.trim())),
  enter: (key, value) => change(form, key, entered(form.state, key, value)),
  step: (key, move) => change(form, key, stepped(form.state, key, move)),
  choose: (field, value, on) => change(form, field.key, chosen(form.state, field, value, on)),
  put: (field, tile) => change(form, field.key, put(form.state, field, tile)),
  take: (field, place) => change(form, field.key, taken(form.state, field, place)),
  unfold: (key, open) => paint(form, unfolded(form.state, key, open)),
  digitsTo: (cell) => paint(form, { ...form.state, cell }),
  go: (to, key) => go(form, to, key),
  onward: () => onward(form),
  lay: () => lay(form),
  swap: () => swap(form),
  leave: () => form.root.dispatchEvent(new CustomEvent("back")),
});

/** @param {Form} form @param {State} state */
function paint(form, state) {
  form.state = state;
  form.root.dataset.section = here(state).key;
  render(page(state, form.words, actsOf(form)), form.root);
}

// After the field `key` has changed. What has no value yet is neither kept nor checked.
/** @param {Form} form @param {string} key @param {State} state @param {boolean} [value] */
function change(form, key, state, value = true) {
  inPlace(form.root, key, () => paint(form, state));
  if (!value) return;
  remember(form);
  clearTimeout(form.waiting);
  form.waiting = setTimeout(() => check(form), PAUSE);
}

// A form in which nobody has changed anything is no draft.
/** @param {Form} form */
function remember({ state }) {
  if (state.touched) write(state.place, draftOf(state));
}

/** @param {Form} form */
function check({ send, state, waiting }) {
  clearTimeout(waiting);
  send({ do: "lay-check", values: state.values });
}

/** @param {Form} form */
function lay({ send, state, waiting }) {
  clearTimeout(waiting);
  send({ do: "lay", values: state.values, v: state.lines });
}

// To a section, and there to one field.
/** @param {Form} form @param {number} to @param {string} [key] */
function go(form, to, key) {
  paint(form, moved(form.state, to));
  remember(form);
  check(form);
  form.root.scrollIntoView({ block: "start" });
  if (key === undefined) part(form.root, "h2").focus({ preventScroll: true });
  else lead(form.root, key);
}

// What nobody has looked at is named first; then they are led there, or say that it is right as it stands.
/** @param {Form} form */
function onward(form) {
  const { state } = form;
  if (!atEnd(state)) return go(form, state.at + 1);
  const [first] = unseen(state);
  if (!first) return lay(form);
  if (state.asking) return go(form, state.sections.indexOf(first));
  if (!state.problems.length) return paint(form, asked(state));
  check(form);
  showWrong(form);
}

/** @param {Form} form */
const showWrong = ({ root }) => part(root, ".vc-lay-wrong").scrollIntoView({ block: "center" });

/** @param {Form} form */
function swap(form) {
  if (!form.state.aside) return;
  paint(form, swapped(form.state, form.state.aside));
  remember(form);
  check(form);
}

// What was typed before, if it, or what stands aside of it, says anything else than the companion does.
/** @type {(draft: Draft | null, data: LayingMessage) => Draft | null} */
function changing(draft, { values = {} }) {
  const differs = (/** @type {Draft | null | undefined} */ one) =>
    Object.entries(one?.values ?? {}).some(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(values[key]),
    );
  return draft?.values && (differs(draft) || differs(draft.aside)) ? draft : null;
}

// What Python says: the form with all that it asks, what can't be and what follows, that it can't be laid
// out, or that it is.
/** @param {Form} form @param {LayingMessage} data @param {string} when */
function show(form, data, when) {
  if (data.laid) remove(form.state.place);
  form.state = receive(form.state, data);
  if (data.sections) {
    const place = TABLE_LAYING + (data.keep || location.hash);
    const draft = changing(read(place), data);
    if (!draft) remove(place);
    form.state = opened({ ...form.state, when }, data, data.sections, place, draft);
    if (draft) check(form);
  }
  if (!form.state.sections.length || data.laid) return;
  if (data.refused && !atEnd(form.state)) go(form, last(form.state));
  else paint(form, form.state);
  if (data.refused) showWrong(form);
}
