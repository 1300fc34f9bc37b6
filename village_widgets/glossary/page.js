import { html, nothing } from "../vendor/lit-html.js";
import { readFragment } from "../components/address.js";
import { makeElement, callWhenSeen } from "../components/element.js";
import { receiveForetold, receiveInOrder } from "../components/incoming.js";
import { renderInto } from "../components/rendering.js";
import { joinLabel } from "../components/sentences.js";
import { exchange, followLanguage } from "../components/speaking.js";
import { renderDrawing, renderSearch } from "../components/templates.js";
import { followTheme } from "../components/theme.js";
import { foldTerm, search } from "./search.js";

/** @import { Props } from "../components/types" */
/** @import { FoldedTerm } from "./search" */
/** @import { GameTerms, GlossaryMessage, ShownTerm, TermGroup } from "./messages" */
/** @import { Words } from "./words" */

/** The page's view: a field that searches, and the terms of each game in groups. */
export class GlossaryView {
  root = makeElement("div", { class: "vc-glossary" });
  typed = "";
  /** The languages' own names, by tag. @type {Record<string, string>} */
  languages = {};
  /** @type {GameTerms[]} */
  games = [];
  /** The terms as searches compare them. @type {(FoldedTerm & { term: ShownTerm })[]} */
  folded = [];

  /** @param {Words} words */
  constructor(words) {
    this.words = words;
  }

  /** Take over the terms, and draw them. A name that does not come again stays: without a server Python has
   * only the words of the page's own languages. @param {GlossaryMessage} message */
  take({ languages = {}, games = [] }) {
    const known = this.folded.map(({ term }) => term.names);
    Object.assign(this.languages, languages);
    this.games = games;
    this.folded = games
      .flatMap(({ groups }) => groups.flatMap(({ terms }) => terms))
      .map((term, at) => {
        term.names = { ...known[at], ...term.names };
        return { term, ...foldTerm(term) };
      });
    this.draw();
  }

  draw() {
    const { words, games, folded, typed } = this;
    const found = new Set(search(folded, typed).map(({ term }) => term));
    const find = (/** @type {string} */ typed) => {
      this.typed = typed;
      this.draw();
    };
    const note = { id: "terms-find-about", about: words["terms-find-about"] };
    const said = found.size ? joinLabel(words, words["terms-shown"], found.size) : words["terms-none"];
    const links = games.map(({ game, title }) => html`<a class="vc-button" href=${`#${game}`}>${title}</a>`);
    renderInto(
      html`<search class="vc-search vc-terms-search">
          ${renderSearch(words["terms-find"], typed, find, note)}
          <p role="status" class=${found.size ? nothing : "vc-terms-none"}>${said}</p>
          <nav aria-label=${words["terms-games"]} ?hidden=${games.length < 2}>
            ${links}
          </nav>
        </search>
        ${games.map((game) => this.renderGame(game, found))}`,
      this.root,
    );
  }

  /** Render the terms of a game. All are drawn, and those that a search did not find are hidden.
   * @param {GameTerms} terms @param {Set<ShownTerm>} found */
  renderGame({ game, title, drawings, groups }, found) {
    const isEmpty = (/** @type {TermGroup} */ { terms }) => !terms.some((term) => found.has(term));
    const drawn = groups.map(
      (group) =>
        html`<h3 ?hidden=${isEmpty(group)}>${group.title}</h3>
          <ul ?hidden=${isEmpty(group)}>
            ${group.terms.map((term) => this.renderTerm(term, drawings, !found.has(term)))}
          </ul>`,
    );
    return html`<section
      data-game=${game}
      aria-labelledby=${game}
      ?hidden=${groups.every(isEmpty)}
    >
      ${renderDrawing(drawings[0], "0 0 1 1", "vc-terms-shared")}
      <h2 id=${game}>${title}</h2>
      ${drawn}
    </section>`;
  }

  /** Render a term: its pictures, its name in the reader's language and what it is, and its other names.
   * @param {ShownTerm} term @param {string[]} drawings @param {boolean} isHidden */
  renderTerm({ names, text, pictures = [] }, drawings, isHidden) {
    const own = this.root.closest("[lang]")?.getAttribute("lang") ?? "";
    const others = Object.entries(this.languages).filter(([tag]) => tag !== own && names[tag]);
    const drawn = pictures.map(([box, at]) => renderDrawing(drawings[at], box, "vc-glimpse"));
    const called = others.map(
      ([tag, language]) => html`<div lang=${tag}><dt>${language}</dt><dd>${names[tag]}</dd></div>`,
    );
    return html`<li ?hidden=${isHidden}>
      <span class="vc-terms-pictures">${drawn}</span>
      <div>
        <dfn>${names[own]}</dfn>
        ${text ? html`<p>${text}</p>` : nothing}
      </div>
      <dl translate="no">${called}</dl>
    </li>`;
  }
}

/** Show the terms of all games; return what cleans the page up. @param {Props} props */
function showGlossary({ model, el }) {
  const root = makeElement("div", { class: "vc-app vc-board" });
  const unfollow = [followTheme(root), followLanguage(root, model)];
  /** @type {GlossaryView | undefined} */
  let view;
  const receive = receiveInOrder((/** @type {GlossaryMessage} */ message) => {
    if (!message.words || !message.games) return;
    const words = /** @type {Words} */ (message.words);
    if (view) {
      exchange(view.words, words);
      view.take(message);
      return;
    }
    const made = new GlossaryView(words);
    view = made;
    root.append(made.root);
    made.take(message);
    const asked = made.root.querySelector(`[id="${CSS.escape(readFragment())}"]`);
    if (asked) callWhenSeen(root, () => asked.scrollIntoView());
  });
  el.append(root);
  model.on("msg:custom", receive);
  if (!receiveForetold(model, receive)) model.send({ do: "hello" });
  return () => {
    model.off("msg:custom", receive);
    for (const end of unfollow) end();
    root.remove();
  };
}

export default { render: showGlossary };
