import { html, nothing } from "../vendor/lit-html.js";
import { joinSentences } from "./sentences.js";
import { renderButton } from "./templates.js";

/** @import { FieldProblem } from "./messages" */
/** @import { Words } from "./types" */

// Parts that the forms of a new game and of a new table share.

/** Render the titles of the games for which there are forms; a press on another turns to its form. Nothing is
 * rendered if there is only one.
 * @param {Record<"games", string>} words @param {{ game: string, games: [string, string][] }} offered
 * @param {(game: string) => void} turn */
export function renderGames(words, { game, games }, turn) {
  if (games.length < 2) return nothing;
  const titles = games.map(([key, title]) =>
    renderButton(title, () => key !== game && turn(key), "vc-quiet", { pressed: key === game }),
  );
  return html`<div class="vc-games" role="group" aria-label=${words.games}>${titles}</div>`;
}

/** Render the problems of a field of a form; they are hidden if there are none.
 * @param {Words} words @param {readonly FieldProblem[]} problems @param {string} field */
export function renderProblems(words, problems, field) {
  const said = joinSentences(words, ...problems.filter(([about]) => about === field).map(([, text]) => text));
  return html`<p class="vc-problem" data-field=${field} role="alert" ?hidden=${!said}>${said}</p>`;
}
