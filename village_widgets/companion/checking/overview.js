import { joinLabel } from "../../components/sentences.js";
import { html } from "../../vendor/lit-html.js";
import { findResumed } from "./state.js";
import { renderChoice, renderButton } from "../../components/templates.js";

/** @import { CheckStep } from "../messages" */
/** @import { CheckActions, CheckState } from "../types" */

// The overview of the check: it lists all steps, and a check begins and ends here.

/** Render a list with its label. @param {string} name @param {unknown} list */
const renderLabelled = (name, list) => html`<label><span>${name}</span>${list}</label>`;

/** Render the button that begins the check or goes on with it; a sentence if all steps are done.
 * @param {CheckState} state @param {CheckActions} actions */
function renderBegin(state, actions) {
  const { check, words } = state;
  const next = findResumed(state);
  if (!next) return html`<p class="vc-told">${words["check-all-done"]}</p>`;
  const fresh = check.steps.every((step) => step.state === "open");
  return renderButton(
    fresh ? words["check-begin"] : words["check-go-on"],
    () => actions.turnTo(next),
    "vc-main",
  );
}

/** Render a step as a button, with its state in words.
 * @param {CheckStep} step @param {CheckActions} actions */
const renderEntry = (step, actions) =>
  renderButton(
    html`${step.title}<small>${step.said}</small>`,
    () => actions.turnTo(step.key),
    `vc-check-${step.state}`,
  );

/** Render some steps under a title; nothing if there are none.
 * @param {string} title @param {CheckStep[]} steps @param {CheckActions} actions */
const renderSteps = (title, steps, actions) =>
  steps.length
    ? html`<h3>${title}</h3>
        <ol class="vc-check-steps">${steps.map((step) => html`<li>${renderEntry(step, actions)}</li>`)}</ol>`
    : "";

/** Render a switch for each other number of players, since the copy has other printed numbers for them;
 * nothing if there is no other number.
 * @param {CheckState} state @param {CheckActions} actions @param {[seats: number, said: string][]} seats */
function renderOthers({ check, words }, actions, seats) {
  const [players] = check.players;
  const others = seats.filter(([count]) => count !== players);
  if (!others.length) return "";
  const buttons = others.map(([count, said]) =>
    renderButton(said, () => actions.togglePlayers(count), "", { pressed: check.players.includes(count) }),
  );
  return html`<h3>${words["check-also"]}</h3><p class="vc-about">${check.also}</p>
    <div class="vc-check-row">${buttons}</div>`;
}

/** Render a warning if the browser stores nothing: the numbers then outlive the page only in a file, which a
 * button saves.
 * @param {CheckState} state @param {CheckActions} actions */
function renderUnkept({ fleeting, check, words }, actions) {
  if (!fleeting) return "";
  const save = check.text ? renderButton(words["check-save"], actions.save, "vc-main") : "";
  return html`<div class="vc-problem" role="alert"><p>${words["check-unkept"]}</p>${save}</div>`;
}

/** Render how the running table uses the numbers, and a button that uses them where that is possible; nothing
 * without a table.
 * @param {CheckState} state @param {CheckActions} actions */
export function renderHere({ words, check }, actions) {
  const [said, use] = check.table;
  if (!said.length) return "";
  return html`<section class="vc-check-here"><h3>${words["check-here"]}</h3>
    <div role="status">${said.map((line) => html`<p>${line}</p>`)}</div>
    ${use ? renderButton(use, actions.use, "vc-main") : ""}</section>`;
}

/** Render the values that differ from ours; nothing if none do. @param {CheckState} state */
function renderDiffering({ words, check: { differs } }) {
  if (!differs.length) return "";
  const rows = differs.map(([name, ours, yours]) => {
    const before = joinLabel(words, words["check-ours"], ours);
    return html`<li><h4>${name}</h4><p><span>${before}</span><strong>${yours}</strong></p></li>`;
  });
  return html`<h3>${words["check-differs"]}</h3><ul class="vc-check-differs">${rows}</ul>`;
}

/** Render the buttons that load the owner's file and, if there is one, save and forget it, with the notes
 * about its use.
 * @param {CheckState} state @param {CheckActions} actions */
function renderFile({ fleeting, words, check: { stay, text } }, actions) {
  const [load, file] = actions.renderFilePicker();
  const save = text ? renderButton(words["check-save"], actions.save) : "";
  const forget = text ? renderButton(words["check-forget"], actions.forget, "vc-quiet") : "";
  return html`<div class="vc-check-row">${save}${load}${forget}${file}</div>
    <p class="vc-about">${words["check-running"]}</p>
    ${fleeting ? "" : html`<p class="vc-about">${stay}</p>`}`;
}

/** Render the overview of the check: it lists all steps, and a check begins and ends here.
 * @param {CheckState} state @param {CheckActions} actions */
export function renderOverview(state, actions) {
  const { check, words } = state;
  /** Render the steps of one sort: those the table uses next, those it has used, or all if there is no table.
   * @param {string} title @param {CheckStep["when"]} when */
  const renderSort = (title, when) =>
    renderSteps(
      title,
      check.steps.filter((step) => step.when === when),
      actions,
    );
  const [players] = check.players;
  const [, , seats] = check.editions.find(([name]) => name === check.edition) ?? check.editions[0];
  const taken = check.taken
    ? html`<p class="vc-told" role="status">${check.taken}</p>`
    : html`<p>${words["check-about"]}</p>`;
  return html`
    <h2 tabindex="-1">${words["check-title"]}</h2>
    ${taken}
    ${renderHere(state, actions)}
    ${
      state.table.table
        ? ""
        : html`<div class="vc-check-copy">
      ${renderLabelled(
        words["check-edition"],
        renderChoice(check.editions, check.edition, (edition) => actions.open(edition, players)),
      )}
      ${
        seats.length
          ? renderLabelled(
              words["check-players"],
              renderChoice(seats, players, (count) => actions.open(check.edition, count)),
            )
          : ""
      }</div>`
    }
    ${renderBegin(state, actions)}
    <p class="vc-about" role="status">${check.kept}</p>
    ${renderUnkept(state, actions)}
    ${renderSort(words["check-steps"], "")}
    ${renderSort(words["check-next"], "next")}
    ${renderSort(words["check-past"], "past")}
    ${state.table.table ? "" : renderOthers(state, actions, seats)}
    ${renderDiffering(state)}
    ${renderFile(state, actions)}
    ${renderButton(words["check-leave"], actions.leave, "vc-quiet")}`;
}
