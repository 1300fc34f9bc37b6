import { read, remove, write } from "../../components/browserstore.js";
import { makeElement, findPart } from "../../components/element.js";
import { renderInto } from "../../components/rendering.js";
import { TABLE_LAYING } from "../storage.js";
import { paintInPlace, lead } from "./focus.js";
import { renderPage } from "./page.js";
import {
  askAboutUnseen,
  isAtEnd,
  choose,
  countBy,
  makeDraft,
  enter,
  findSection,
  findLast,
  listUnseen,
  moveTo,
  NOTHING,
  openForm,
  put,
  receive,
  removeTile,
  setOpen,
  swapValues,
  typeText,
} from "./state.js";
import { entitle } from "../../components/speaking.js";

/** @import { LayingMessage } from "../messages" */
/** @import { Acts, Form, LayingDraft, LayingState } from "./types" */
/** @import { Send } from "../../components/types" */
/** @import { Words } from "../words" */

// The guided form that lays a table out. Python sends its sections of fields and judges the values. The
// browser stores them until the table has been laid out.

const PAUSE = 250; // milliseconds after the last key until Python checks the values

/** Build the guided form that lays a table out. Python sends its sections of fields and judges the values.
 * The browser stores them until the table has been laid out.
 * @param {Words} words @param {Send} send */
export function makeLaying(words, send) {
  const root = entitle(words, "laying", makeElement("section", { class: "vc-laying" }));
  /** The form, before Python has sent its sections. @type {Form} */
  const form = { root, words, send, state: NOTHING, waiting: undefined, retold: null };
  return {
    root,
    show: (/** @type {LayingMessage} */ data) => show(form, data),
    /** Ask for the sections again, in another language. */
    retell() {
      if (!form.state.sections.length) return;
      form.retold = form.state;
      send({ do: "laying" });
    },
  };
}

/** Return the functions that the parts of the form call. @param {Form} form @returns {Acts} */
const bindActs = (form) => ({
  type: (key, text) => change(form, key, typeText(form.state, key, text), Boolean(text.trim())),
  enter: (key, value) => change(form, key, enter(form.state, key, value)),
  step: (key, move) => change(form, key, countBy(form.state, key, move)),
  choose: (field, value, on) => change(form, field.key, choose(form.state, field, value, on)),
  put: (field, tile) => change(form, field.key, put(form.state, field, tile)),
  take: (field, place) => change(form, field.key, removeTile(form.state, field, place)),
  unfold: (key, open) => paint(form, setOpen(form.state, key, open)),
  pointDigits: (cell) => paint(form, { ...form.state, cell }),
  go: (to, key) => go(form, to, key),
  goOn: () => goOn(form),
  lay: () => lay(form),
  swap: () => swap(form),
  leave: () => form.root.dispatchEvent(new CustomEvent("back")),
});

/** Show a state of the form. @param {Form} form @param {LayingState} state */
function paint(form, state) {
  form.state = state;
  form.root.dataset.section = findSection(state).key;
  renderInto(renderPage(state, form.words, bindActs(form)), form.root);
}

/** Paint the form after the field `key` has changed, store a draft and let Python check it soon; if the field
 * has no `value`, nothing is stored or checked.
 * @param {Form} form @param {string} key @param {LayingState} state @param {boolean} [value] */
function change(form, key, state, value = true) {
  paintInPlace(form.root, key, () => paint(form, state));
  if (!value) return;
  remember(form);
  clearTimeout(form.waiting);
  form.waiting = setTimeout(() => check(form), PAUSE);
}

/** Store a draft, if the player has changed anything. @param {Form} form */
function remember({ state }) {
  if (state.touched) write(state.place, makeDraft(state));
}

/** Let Python check the values now. @param {Form} form */
function check({ send, state, waiting }) {
  clearTimeout(waiting);
  send({ do: "lay-check", values: state.values });
}

/** Send the table as it is laid out, in place of a check that was about to be sent.
 * @param {Form} form */
function lay({ send, state, waiting }) {
  clearTimeout(waiting);
  send({ do: "lay", values: state.values, v: state.lines });
}

/** Go to a section, and there to one field or else the title; the values are stored and checked.
 * @param {Form} form @param {number} to @param {string} [key] */
function go(form, to, key) {
  paint(form, moveTo(form.state, to));
  remember(form);
  check(form);
  form.root.scrollIntoView({ block: "start" });
  if (key === undefined) findPart(form.root, "h2").focus({ preventScroll: true });
  else lead(form.root, key);
}

/** Go on to the next section, or at the end lay the table out. If sections are unseen then, show the
 * problems, if there are any; else name the sections, and the next time go to the first of them.
 * @param {Form} form */
function goOn(form) {
  const { state } = form;
  if (!isAtEnd(state)) return go(form, state.at + 1);
  const [first] = listUnseen(state);
  if (!first) return lay(form);
  if (state.asking) return go(form, state.sections.indexOf(first));
  if (!state.problems.length) return paint(form, askAboutUnseen(state));
  check(form);
  showWrong(form);
}

/** Scroll to the list of problems. @param {Form} form */
const showWrong = ({ root }) => findPart(root, ".vc-lay-wrong").scrollIntoView({ block: "center" });

/** Show the values that were set aside, if there are any, and set the shown ones aside; both are stored.
 * @param {Form} form */
function swap(form) {
  if (!form.state.aside) return;
  paint(form, swapValues(form.state, form.state.aside));
  remember(form);
  check(form);
}

/** Return a draft if its values, or those set aside, differ from the companion's; else null.
 * @type {(draft: LayingDraft | null, data: LayingMessage) => LayingDraft | null} */
function keepChanges(draft, { values = {} }) {
  const isDifferent = (/** @type {LayingDraft | null | undefined} */ one) =>
    Object.entries(one?.values ?? {}).some(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(values[key]),
    );
  return draft?.values && (isDifferent(draft) || isDifferent(draft.aside)) ? draft : null;
}

/** Receive a message: the form with its sections, its problems and their consequences, a refusal (the last
 * section then shows the problems), or the news that the table is laid out. A stored draft goes first if it
 * differs from the companion's values.
 * @param {Form} form @param {LayingMessage} data */
function show(form, data) {
  if (data.laid) remove(form.state.place);
  form.state = receive(form.state, data);
  if (data.sections) {
    const place = TABLE_LAYING + (data.keep || location.hash);
    const { retold } = form;
    const draft = retold ? makeDraft(retold) : keepChanges(read(place), data);
    if (!draft) remove(place);
    form.state = openForm({ ...form.state, when: Date.now() }, data, data.sections, place, draft);
    if (retold) form.state = { ...form.state, aside: retold.aside, touched: retold.touched };
    form.retold = null;
    if (draft) check(form);
  }
  if (!form.state.sections.length || data.laid) return;
  if (data.refused && !isAtEnd(form.state)) go(form, findLast(form.state));
  else paint(form, form.state);
  if (data.refused) showWrong(form);
}
