import { makeElement, findPart, findParts } from "../../components/element.js";
import { give, makeTextPicker } from "../../components/files.js";
import { OWN_NUMBERS, writeText } from "../../components/browserstore.js";
import { renderInto } from "../../components/rendering.js";
import { renderKeyed, renderButton } from "../../components/templates.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { renderOverview } from "./overview.js";
import {
  findNextOpen,
  listFields,
  forgetProgress,
  readProgress,
  rememberProgress,
  findStep,
  UNOPENED,
  makeUnopened,
  findValues,
} from "./state.js";
import { renderStep } from "./step.js";
import { keepOwnNumbers, readOwnNumbers, removeComments } from "../storage.js";
import { captionButton } from "../../components/speaking.js";

/** @import { CheckedCopy, CheckField, CheckStep } from "../messages" */
/** @import { CheckActions, CheckProgress, CheckState, Value, WholeCheck } from "../types" */
/** @import { Send, Sheet } from "../../components/types" */
/** @import { Words } from "../words" */
/** The page of a check: its element, its state, and the ways to the process and to the sheet.
 * @typedef {{ root: HTMLElement, state: CheckState, send: Send, answers: Sheet, chooser?: HTMLElement[],
 * retells?: boolean }}
 * CheckPage */

/** Build the check of an owner's copy: steps with a picture and the values at its spots. The answers are the
 * text of the owner's file; the browser stores it, and every message hands it to Python.
 * @param {Words} words @param {Send} send @param {Sheet} answers */
export function makeCheck(words, send, answers) {
  /** The page, before a copy is opened. @type {CheckPage} */
  const page = {
    root: makeElement("section", { class: "vc-checking" }),
    state: makeUnopened(words),
    send,
    answers,
  };
  return {
    root: page.root,
    /** Open the check of a copy for a number of players.
     * @param {string} edition @param {number} players
     * @param {boolean} [here] whether it is the copy at a running table */
    open(edition, players, here = false) {
      page.state.table = here ? { table: true } : {};
      open(page, edition, players);
    },
    /** Show an answer of Python. @param {CheckedCopy} data */
    show: (data) => receive(page, data),
    /** Ask for the check again, in another language; the step in view and what is typed stay. One that is
     * not in view is emptied: it is asked for when it opens. */
    retell() {
      const { state } = page;
      const { edition, players } = state.check;
      if (page.root.hidden) renderInto(nothing, page.root);
      if (!edition || page.root.hidden) return;
      page.retells = true;
      send({ do: "checking", edition, players, text: findOwnedText(state, edition), ...state.table });
    },
  };
}

// The view

/** Change a part of the state and draw the page. Each turn of it has elements of its own, so that no field
 * stays open from one step to the next.
 * @param {CheckPage} page @param {Partial<CheckState>} changes */
function update(page, changes) {
  const { root, state } = page;
  Object.assign(state, changes);
  const step = findStep(state, state.here);
  const actions = bindActions(page);
  renderInto(
    renderKeyed(state.turn, step ? renderStep(state, actions, step) : renderOverview(state, actions)),
    root,
  );
}

/** Turn to a step, or with null to the list of all steps; typed texts and problems go. The title gets the
 * focus, and the browser stores the step as the one where the check goes on.
 * @param {CheckPage} page @param {string | null} key */
function turnTo(page, key) {
  const { root, state } = page;
  changeProgress(state, { at: key ?? state.begun.at });
  update(page, {
    check: key ? { ...state.check, taken: "" } : state.check,
    here: key,
    turn: state.turn + 1,
    typed: {},
    problems: [],
  });
  findPart(root, "h2").focus({ preventScroll: true });
  if (root.getBoundingClientRect().top < 0) root.scrollIntoView({ block: "start" });
}

/** Change the progress and store it at once.
 * @param {CheckState} state @param {Partial<CheckProgress>} changes */
function changeProgress(state, changes) {
  state.begun = { ...state.begun, ...changes };
  rememberProgress(state.check.edition, state.begun);
}

// Actions of the owner

/** Return the functions that the parts of the page call. @param {CheckPage} page @returns {CheckActions} */
const bindActions = (page) => ({
  open: (edition, players) => open(page, edition, players),
  togglePlayers: (players) => togglePlayers(page, players),
  turnTo: (key) => turnTo(page, key),
  put: (field, value, typed) => put(page, field, value, typed),
  markNear: (spot, on) =>
    findPart(page.root, `.vc-ring[data-spot="${CSS.escape(spot.key)}"]`)?.classList.toggle("vc-near", on),
  hand: (step) => hand(page, step),
  renderFilePicker: () => findFilePicker(page),
  use: () => page.send({ do: "copy", text: findOwnedText(page.state, page.state.check.edition) }),
  save: () => give(page.state.check.file, page.state.check.text),
  forget: () => forget(page),
  leave: () => page.root.dispatchEvent(new CustomEvent("back")),
});

/** Ask for the check of an edition for a number of players and for those that were checked too; the list of
 * steps is shown.
 * @param {CheckPage} page @param {string} edition @param {number} players */
function open({ state, send }, edition, players) {
  const begun = readProgress(edition);
  Object.assign(state, { here: null, begun });
  const asked = [players, ...begun.also.filter((count) => count !== players)];
  send({ do: "checking", edition, players: asked, text: findOwnedText(state, edition), ...state.table });
}

/** Check the numbers of this many players too, or no longer if they were; the check is asked for again.
 * @param {CheckPage} page @param {number} players */
function togglePlayers(page, players) {
  const { begun, check } = page.state;
  const on = check.players.includes(players);
  changeProgress(page.state, {
    also: on ? begun.also.filter((count) => count !== players) : [...begun.also, players],
  });
  open(page, check.edition, check.players[0]);
}

/** Note and store the value of a field, and its text while it is typed; problems of the field go.
 * @param {CheckPage} page @param {CheckField} field @param {Value} value @param {string} [typed] */
function put(page, field, value, typed) {
  const { begun, problems, typed: before } = page.state;
  changeProgress(page.state, { values: { ...begun.values, [field.key]: value } });
  update(page, {
    typed: typed === undefined ? before : { ...before, [field.key]: typed },
    problems: problems.filter(([key]) => key !== field.key),
  });
}

/** Hand the values of a step to Python; its answer leads to the next step.
 * @param {CheckPage} page @param {CheckStep} step */
function hand({ state, send }, step) {
  const { edition, players } = state.check;
  state.waiting.push(step.key);
  send({
    do: "check-values",
    edition,
    players,
    text: findOwnedText(state, edition),
    values: findValues(state, step),
    ...state.table,
  });
}

/** Return the button that asks for a file, and its input; both are made once. @param {CheckPage} page */
function findFilePicker(page) {
  /** Ask for the check of the numbers in a file. @param {string} text */
  const take = (text) => {
    const { edition, players } = page.state.check;
    page.send({ do: "checking", edition, players, text, file: true, ...page.state.table });
  };
  page.chooser ??= captionButton(page.state.words, "check-load", makeTextPicker("", ".toml,.txt", take));
  return page.chooser;
}

/** Ask whether to forget the owner's numbers; on a yes, set them aside and begin the check from its start.
 * @param {CheckPage} page */
function forget(page) {
  const { answers, state } = page;
  const { words } = state;
  const { edition, players, text } = state.check;
  const confirm = () => {
    answers.close();
    setAside(edition, removeComments(text));
    keepOwnNumbers(edition, "", 0);
    forgetProgress(edition);
    state.check = { ...state.check, text: "" };
    open(page, edition, players[0]);
  };
  answers.tell(
    words["check-forget"],
    words["check-forget-sure"],
    renderButton(words["check-forget-yes"], confirm),
  );
}

// Taking over a file

/** Return the text of an edition's file as the browser stores it, or else as the page has it; empty if
 * neither has one.
 * @param {CheckState} state @param {string} edition */
const findOwnedText = ({ check }, edition) =>
  readOwnNumbers(edition) || (check.edition === edition ? removeComments(check.text) : "");

/** Keep a text of the owner's numbers that another one replaces.
 * @param {string} edition @param {string} text */
const setAside = (edition, text) => writeText(`${OWN_NUMBERS}${edition}.before`, text);

/** Use the numbers of a file. If they would replace others, the reader has to confirm that first; if no check
 * is open then, the known numbers are shown before the question.
 * @param {CheckPage} page @param {WholeCheck} data */
function useFile(page, data) {
  const { answers, state } = page;
  const known = findOwnedText(state, data.edition);
  if (!known || known === removeComments(data.text)) return showCheck(page, data);
  if (!state.check.edition) {
    state.offered = data; // first show the stored numbers, then ask whether to replace them
    return open(page, data.edition, data.players[0]);
  }
  const use = () => {
    answers.close();
    showCheck(page, data);
  };
  answers.tell(
    state.words["check-load"],
    state.words["check-load-sure"],
    html`<p>${data.kept}</p>${renderButton(state.words["check-load-yes"], use)}`,
  );
}

// Answers from Python

/** Show an answer of Python: a file that was read or couldn't be, a whole check, changed steps, problems, or
 * how the running table uses the numbers.
 * @param {CheckPage} page @param {CheckedCopy} data */
function receive(page, data) {
  const { state } = page;
  if (data.taken) useFile(page, /** @type {WholeCheck} */ (data));
  else if (data.steps) {
    showCheck(page, /** @type {WholeCheck} */ (data));
    if (state.offered) useFile(page, state.offered);
    state.offered = null;
  } else if (data.unread) showUnread(page, data);
  else if (data.table && !data.changed) update(page, { check: { ...state.check, table: data.table } });
  // answers come in the order of the questions
  const asked = data.changed || data.problems ? state.waiting.shift() : undefined;
  if (data.changed) applyChanges(page, data, data.changed, asked);
  if (data.problems?.length) showProblems(page, data.problems);
}

/** Show a whole check and store its numbers; other numbers that were known are set aside. The step in view
 * stays unless the check comes from a file.
 * @param {CheckPage} page @param {WholeCheck} data */
function showCheck(page, data) {
  const { state } = page;
  const { edition, players, text, corrected } = data;
  const known = findOwnedText(state, edition);
  if (known && known !== removeComments(text)) setAside(edition, known);
  const begun = readProgress(edition);
  if (data.taken) begun.also = players.slice(1);
  Object.assign(state, {
    check: { ...UNOPENED, ...data },
    begun,
    fleeting: !keepOwnNumbers(edition, text, corrected),
  });
  if (page.retells && findStep(state, state.here)) update(page, { problems: [] });
  else turnTo(page, findStep(state, state.here) && !data.taken ? state.here : null);
  page.retells = false;
  showUnread(page, data);
}

/** List the parts of a file that could not be read, if there are any.
 * @param {CheckPage} page @param {CheckedCopy} data */
function showUnread({ answers, state }, data) {
  const { words } = state;
  if (!data.unread?.length) return;
  const list = html`<ul class="vc-check-unread">${data.unread.map((said) => html`<li>${said}</li>`)}</ul>`;
  if (data.steps) answers.tell(words["check-unread"], words["check-unread-kept"], list);
  else answers.tell(words[state.check.edition ? "check-load" : "lobby-file"], "", list);
}

/** Take over and store the changes of an answer, and go to the next open step, or the list of steps, unless
 * the reader has already gone on.
 * @param {CheckPage} page @param {CheckedCopy} data @param {CheckStep[]} steps
 * @param {string} [asked] the key of the step that was answered */
function applyChanges(page, data, steps, asked) {
  const { state } = page;
  const fresh = new Map(steps.map((step) => [step.key, step]));
  const check = {
    ...state.check,
    ...data,
    steps: state.check.steps.map((step) => fresh.get(step.key) ?? step),
  };
  const done = check.steps.find((step) => step.key === asked);
  Object.assign(state, { check, fleeting: !keepOwnNumbers(check.edition, check.text, check.corrected) });
  if (!done) return update(page, {});
  const answered = new Set(listFields(done).map((field) => field.key));
  changeProgress(state, {
    values: Object.fromEntries(Object.entries(state.begun.values).filter(([key]) => !answered.has(key))),
  });
  if (state.here === done.key) turnTo(page, findNextOpen(state, done));
  else update(page, {});
}

/** Show problems at their values, unfold them, and scroll to the first.
 * @param {CheckPage} page @param {[key: string, said: string][]} problems */
function showProblems(page, problems) {
  update(page, { problems });
  const lines = findParts(page.root, "[data-value]:not([hidden])");
  for (const line of lines) line.closest("details")?.setAttribute("open", "");
  lines[0]?.scrollIntoView({ block: "center" });
}
