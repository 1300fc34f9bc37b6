import { html, nothing } from "../vendor/lit-html.js";
import { repeat } from "../vendor/directives/repeat.js";
import { findChapterPage } from "../components/address.js";
import { callAfterPaint, makeElement, findPart, findParts, callWhenSeen } from "../components/element.js";
import { renderInto } from "../components/rendering.js";
import { joinBracket, joinClauses, joinList, joinLabel } from "../components/sentences.js";
import { renderSearch } from "../components/templates.js";
import { foldRules, searchRules } from "./search.js";

/** @import { ShownBook, ShownRule } from "./messages" */
/** @import { Words } from "./words" */
/** `link` returns the address of a rule, and `go` leads to one that was pressed; `renderMore` renders what a
 * page adds to a rule that is unfolded.
 * @typedef {{ link?: (key: string) => string, go?: (key: string, event: Event) => void,
 *   renderMore?: (rule: ShownRule) => unknown }} RuleActions */

const RULE = ".vc-rule-entry";
const SEEN = 12; // rules drawn at once while the reader types; the others follow after the next paint

/** The rules of a game in groups, each one line that unfolds, and a field that searches them. It needs no
 * more than the data of a book. */
export class RulesView {
  root = makeElement("div", { class: "vc-rules" });
  search = makeElement("search", { class: "vc-search vc-rules-search" });
  found = makeElement("ol", { class: "vc-rules-found", hidden: true });
  groups = makeElement("div", { class: "vc-rules-groups" });
  typed = "";
  /** @type {ShownBook | undefined} */
  book;
  /** The rules by key. @type {Map<string, ShownRule>} */
  rules = new Map();
  /** The rules as searches compare them: folded once the page is painted, or at the first key.
   * @type {ReturnType<typeof foldRules> | undefined} */
  folded;

  /** @param {Words} words @param {RuleActions} [ways] */
  constructor(words, { link, go, renderMore } = {}) {
    this.words = words;
    this.link = link ?? ((key) => `#${key}`);
    this.go = go ?? ((key) => this.open(key));
    this.renderFurther = renderMore ?? (() => nothing);
    this.root.append(this.search, this.found, this.groups);
    this.root.addEventListener("keydown", this.move);
  }

  /** Show the rules of a game. @param {ShownBook} book */
  take(book) {
    this.book = book;
    this.rules = new Map(book.groups.flatMap(({ rules }) => rules.map((rule) => [rule.key, rule])));
    this.folded = undefined;
    this.draw();
    callAfterPaint(() => this.fold());
  }

  /** Return the rules as searches compare them. */
  fold() {
    this.folded ??= foldRules(this.book?.groups ?? [], this.words["rules-common"]);
    return this.folded;
  }

  draw() {
    this.drawFound();
    renderInto(
      html`<h2>${this.book?.title}</h2>
        ${this.book?.note ? html`<p class="vc-rules-note">${this.book.note}</p>` : nothing}${repeat(
          this.book?.groups ?? [],
          ({ rules }) => rules[0]?.key,
          (group) =>
            html`<section>
            <h3>${group.title}</h3>
            ${repeat(
              group.rules,
              ({ key }) => key,
              (rule) => this.renderRule(rule, rule.key),
            )}
          </section>`,
        )}`,
      this.groups,
    );
    for (const place of findParts(this.groups, `${RULE}[open]`)) this.fill(place);
  }

  /** Draw the field, and the rules that fit what is typed in it: while nothing is, the groups are shown. */
  drawFound() {
    const { words, typed } = this;
    const isAsked = Boolean(typed.trim());
    const keys = isAsked ? searchRules(this.fold(), typed) : [];
    const said = keys.length ? joinLabel(words, words["rules-found"], keys.length) : words["rules-none"];
    const find = (/** @type {string} */ typed) => {
      this.typed = typed;
      this.drawFound();
    };
    const note = { id: "rules-find-about", about: words["rules-find-about"], hidden: isAsked };
    renderInto(
      html`${renderSearch(words["rules-find"], typed, find, note)}
        <p role="status" class=${keys.length || !isAsked ? nothing : "vc-rules-none"}>
          ${isAsked ? said : nothing}
        </p>`,
      this.search,
    );
    const listed = keys.flatMap((key) => this.rules.get(key) ?? []);
    this.list(listed.slice(0, SEEN));
    if (listed.length > SEEN) callAfterPaint(() => typed === this.typed && this.list(listed));
    this.found.hidden = !isAsked;
    this.groups.hidden = isAsked;
  }

  /** List rules that were found. @param {ShownRule[]} rules */
  list(rules) {
    renderInto(
      repeat(
        rules,
        ({ key }) => key,
        (rule) => html`<li>${this.renderRule(rule)}</li>`,
      ),
      this.found,
    );
    for (const place of findParts(this.found, `${RULE}[open]`)) this.fill(place);
  }

  /** Empty the field: all rules are shown again. */
  clear() {
    this.typed = "";
    this.drawFound();
  }

  /** Move the keyboard among the rules that were found; Escape empties the field.
   * @param {KeyboardEvent} event */
  move = (event) => {
    const field = findPart(this.search, "input");
    const stops = [field, ...findParts(this.found, `${RULE} > summary`)];
    const at = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (!this.typed || at < 0) return;
    if (event.key === "Escape") this.clear();
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Escape: 0 }[event.key];
    if (to === undefined || !stops[to]) return;
    event.preventDefault();
    stops[to].focus();
  };

  /** Unfold a rule, scroll to it and mark it; the search gives way. Return its element, if there is one.
   * @param {string} key */
  open(key) {
    if (!this.rules.has(key)) return undefined;
    if (this.typed) this.clear();
    for (const marked of findParts(this.root, "[data-marked]")) marked.removeAttribute("data-marked");
    const place = /** @type {HTMLDetailsElement} */ (
      findPart(this.groups, `[data-rule="${CSS.escape(key)}"]`)
    );
    place.open = true;
    this.fill(place);
    place.toggleAttribute("data-marked", true);
    callWhenSeen(this.root, () => {
      place.scrollIntoView({ block: "start" });
      findPart(place, "summary").focus({ preventScroll: true });
    });
    return place;
  }

  /** Render a rule: one line with its wording, which unfolds the rest.
   * @param {ShownRule} rule @param {string} [anchor] its key, where addresses lead to it */
  renderRule({ key, wordings: [[wording, editions]] }, anchor) {
    const id = anchor ? this.link(key).slice(1) : nothing;
    const named = editions.length ? html` <small>${joinList(this.words, ...editions)}</small>` : nothing;
    /** Fill an entry when it is unfolded. */
    const unfold = (/** @type {Event} */ { currentTarget }) =>
      this.fill(/** @type {HTMLElement} */ (currentTarget));
    return html`<details class="vc-rule-entry" data-rule=${key} id=${id} @toggle=${unfold}>
      <summary>${wording}${named}</summary>
      <div class="vc-rule-more"></div>
    </details>`;
  }

  /** Draw what an unfolded rule tells besides its wording. @param {HTMLElement} place */
  fill(place) {
    const rule = this.rules.get(place.dataset.rule ?? "");
    if (rule) renderInto(this.renderMore(rule), findPart(place, ".vc-rule-more"));
  }

  /** Render the other wordings of a rule, its questions, and all that leads on. @param {ShownRule} rule */
  renderMore(rule) {
    const { words } = this;
    const { key, wordings, leans = [], taught, asked } = rule;
    const others = wordings.slice(1);
    const leaning = leans.map(
      (other) => html`<dd>${this.renderLink(other, this.rules.get(other)?.wordings[0][0] ?? "")}</dd>`,
    );
    return html`${others.map(
      ([text, titles]) => html`<p>${text} <small>${joinList(words, ...titles)}</small></p>`,
    )}
      ${this.renderFurther(rule)} ${this.renderQuestions(rule)}
      <dl>
        ${this.renderList("rulings", this.renderRulings(rule))} ${this.renderList("rules-leans", leaning)}
        ${this.renderList("lesson-taught", renderSteps(taught))}
        ${this.renderList("rules-asked", renderSteps(asked))}
        ${this.renderList("cited", this.renderSources(rule))}
      </dl>
      <p>${this.renderLink(key, "¶", words["rules-link"])}</p>`;
  }

  /** Render the questions under a rule, each with its answer folded. @param {ShownRule} rule */
  renderQuestions({ questions = [] }) {
    return questions.map(
      ([question, answer]) =>
        html`<details class="vc-rule-question">
          <summary>${question}</summary>
          <p>${answer}</p>
        </details>`,
    );
  }

  /** Render what a table can decide about a rule. @param {ShownRule} rule */
  renderRulings({ rulings = [] }) {
    const renderValue = (/** @type {string} */ said, /** @type {string} */ usual) =>
      html`<li>${usual ? html`<b>${joinBracket(this.words, said, usual)}</b>` : said}</li>`;
    return rulings.map(
      ([name, values]) =>
        html`<dd>
          ${name}
          <ul>
            ${values.map(([said, usual]) => renderValue(said, usual))}
          </ul>
        </dd>`,
    );
  }

  /** Render where a rule is written. @param {ShownRule} rule */
  renderSources({ sources = [] }) {
    const { words } = this;
    return sources.map(
      ([title, texts]) =>
        html`<dd class="vc-cited">${joinLabel(words, title, joinClauses(words, texts))}</dd>`,
    );
  }

  /** Render a link to a rule. @param {string} key @param {string} text @param {string} [named] */
  renderLink(key, text, named) {
    const title = named ?? nothing;
    const go = (/** @type {Event} */ event) => this.go(key, event);
    return html`<a href=${this.link(key)} aria-label=${title} title=${title} @click=${go}>${text}</a>`;
  }

  /** Render some details under their name; nothing if there are none.
   * @param {"rulings" | "rules-leans" | "lesson-taught" | "rules-asked" | "cited"} heading
   * @param {unknown[]} items */
  renderList(heading, items) {
    return items.length ? html`<dt>${this.words[heading]}</dt>${items}` : nothing;
  }
}

/** Render links to steps of the course. @param {ShownRule["taught"]} steps */
const renderSteps = (steps = []) =>
  steps.map(
    ([chapter, step, called]) => html`<dd><a href=${findChapterPage(chapter, step)}>${called}</a></dd>`,
  );
