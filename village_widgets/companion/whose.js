import { makeElement } from "../components/element.js";
import { renderInto } from "../components/rendering.js";
import { renderKeyed, renderName, renderButton } from "../components/templates.js";
import { html, nothing } from "../vendor/lit-html.js";
import { markDifference } from "./changed.js";

/** @import { Alternative, DecisionGroup, PlayerDecisions } from "./messages" */
/** @import { Words } from "./words" */

const FEW = 8; // answers that are listed without a question for their kind first

/** Render answers as buttons; words in which an answer differs from `was` stand out.
 * @param {Alternative[]} list @param {(answer: Alternative[1]) => void} take @param {string} [was] */
export const renderAnswers = (list, take, was = "") =>
  html`<div class="vc-menu vc-correct-list">${list.map(([said, answer]) =>
    renderButton(was ? markDifference(was, said) : said, () => take(answer)),
  )}</div>`;

/** Render something that opens below its title; the page scrolls to it when it opens.
 * @param {string} title @param {unknown} inside
 * @param {string} [name] whatever else has this name closes */
export function renderFolding(title, inside, name) {
  /** Scroll to what was opened. @param {{ currentTarget: HTMLDetailsElement }} event */
  const scrollToOpened = ({ currentTarget: folded }) => {
    if (folded.open) folded.scrollIntoView({ block: "start" });
  };
  return html`<details name=${name ?? nothing} @toggle=${scrollToOpened}>
    <summary>${title}</summary>${inside}</details>`;
}

/** Build the choice among many answers as on a pad: by player, then by kind; the first player's are shown at
 * once. The answer whose words are `without` is left out.
 * @param {Words} words @param {PlayerDecisions[]} every @param {(answer: Alternative[1]) => void} take
 * @param {string} [without] */
export function makeChooser(words, every, take, without = "") {
  const root = makeElement("div", { class: "vc-chooser" });
  /** The answers of each player by kind. @type {DecisionGroup[][]} */
  const lists = every.map(([, all]) =>
    all.flatMap(([label, answers]) => {
      const shown = answers.filter(([said]) => said !== without);
      return shown.length ? [[label, shown]] : [];
    }),
  );

  /** Render the answers of a kind, folded under its label if it has one. @param {DecisionGroup} kind */
  const renderFolded = ([label, answers]) =>
    label ? renderFolding(label, renderAnswers(answers, take), "vc-kind") : renderAnswers(answers, take);

  /** Show the answers of a player, all kinds folded; a few answers are listed without their kinds.
   * @param {number} chosen */
  function turnTo(chosen) {
    const kinds = lists[chosen] ?? [];
    const all = kinds.flatMap(([, answers]) => answers);
    const players = every.map(([who], at) =>
      renderButton(who ? renderName(who) : words["correct-nobody"], () => turnTo(at), "", {
        pressed: at === chosen,
      }),
    );
    const answers = all.length <= FEW ? renderAnswers(all, take) : kinds.map(renderFolded);
    const whose = html`<div class="vc-whose" role="group" aria-label=${words["correct-whose"]}>
      ${players}</div>`;
    const below = html`<div class="vc-kinds">${renderKeyed({}, answers)}</div>`;
    renderInto([every.length > 1 ? whose : nothing, below], root);
  }

  turnTo(0);
  return root;
}
