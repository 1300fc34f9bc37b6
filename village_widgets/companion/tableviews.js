import { Lexicon } from "../components/glossary.js";
import { showOdds } from "../components/odds.js";
import { follow } from "../components/speaking.js";
import { Table } from "../components/table.js";
import { makeCheck } from "./checking/check.js";
import { HandfulForm } from "./handful.js";
import { makeLaying } from "./laying/form.js";

/** @import { CompanionMessage } from "./messages" */
/** @import { SendWithWords, ViewMakers, WaitingInput } from "./types" */
/** @import { Sheet } from "../components/types" */
/** @import { Words } from "./words" */

/** Build the views that the game has brought, which are treated alike.
 * @template {Words} W
 * @param {W} words @param {SendWithWords} send @param {Sheet} answers @param {ViewMakers<W>} brought */
function makeOwnViews(words, send, answers, brought) {
  const own = Object.fromEntries(
    Object.entries(brought).map(([key, makeView]) => [key, makeView(words, send, answers)]),
  );
  return {
    own,
    /** Show the waiting inputs, whether the process is silent (`alone`), and whether undo is possible.
     * @type {(list: WaitingInput[], alone: boolean, undo: boolean) => void} */
    showWaiting(list, alone, undo) {
      for (const view of Object.values(own)) view.showWaiting(list, alone, undo);
    },
    isAsking: () => Object.values(own).some((view) => view.isAsking()),
    /** Let buttons be pressed again after their input was stored, refused or taken back. */
    releaseButtons() {
      for (const view of Object.values(own)) view.releaseButtons();
    },
  };
}

/** Build the views of the table with a `code`, of which one is shown: those that the game has `brought`, the
 * board, the form that lays the table out, and the check of a copy.
 * @template {Words} W
 * @param {W} words @param {SendWithWords} send @param {Sheet} answers @param {() => void} back
 * @param {string} code @param {ViewMakers<W>} brought */
export function makeTableViews(words, send, answers, back, code, brought) {
  const drawn = new HandfulForm(words, send, code);
  const { own, ...together } = makeOwnViews(words, send, answers, brought);
  const views = {
    ...own,
    table: new Table(words, send, answers, { drawn }),
    laying: makeLaying(words, send),
    checking: makeCheck(words, send, answers),
  };
  const { glossary } = views.table;
  const lexicon = new Lexicon(words, glossary);
  let shown = ""; // the key of the view in sight
  /** Draw the words of the game below a game's own view; the board has them itself. */
  const drawWords = () => {
    lexicon.draw();
    if (!(shown in own)) lexicon.root.hidden = true;
  };
  follow(words, drawWords);
  for (const view of Object.values(views)) {
    view.root.hidden = true;
    view.root.addEventListener("back", back);
  }

  return {
    roots: [...Object.values(views).map((view) => view.root), lexicon.root],
    coach: views.table.coach,
    ...together,
    /** Open the check of a copy of an edition.
     * @param {string} edition @param {number} players
     * @param {boolean} [here] whether it is the copy at this table */
    check(edition, players, here) {
      views.checking.open(edition, players, here);
    },
    /** Show one view and hide the others. @param {string} view */
    show(view) {
      for (const [key, one] of Object.entries(views)) one.root.hidden = key !== view;
      shown = view;
      drawWords();
    },
    /** Show the table and ask for open forms again, in another language.
     * @param {CompanionMessage} message */
    retell({ table, ...message }) {
      this.receive(message);
      if (table) views.table.retell(table);
      if (!views.laying.root.hidden) views.laying.retell();
      views.checking.retell();
    },
    /** Pass each part of a message to the view or the sheet that shows it.
     * @param {CompanionMessage} message */
    receive(message) {
      if (message.glossary) {
        glossary.set(message.glossary);
        drawWords();
      }
      for (const [key, view] of Object.entries(own)) if (message.views?.[key]) view.show(message.views[key]);
      if (message.table) views.table.receive(message.table);
      if (message.meaning) views.table.glossary.show(message.meaning);
      if (message.handful) drawn.showAnswer(message.handful);
      if (message.laying) views.laying.show(message.laying);
      if (message.checking) views.checking.show(message.checking);
      if (message.compose) answers.compose(message.compose, message.barred ?? [], views.table.version);
      if (message.ask) answers.ask(message.ask, views.table.version);
      if (message.refused) answers.refuse(message.refused, null, views.table.version);
      if (message.why) views.table.refusals.show(message.why, views.table.version);
      if (message.odds) showOdds(words, answers, message.odds);
      if (message.coach) views.table.coach.show(message.coach);
    },
  };
}
