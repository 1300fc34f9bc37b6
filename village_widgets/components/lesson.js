import { renderInto } from "./rendering.js";
import { html, nothing } from "../vendor/lit-html.js";
import { findChapter, isOwnPage, findChapterPage } from "./address.js";
import { Arrangement } from "./arranging.js";
import { CardView } from "./card.js";
import { makeElement, findFocused, findPart, findParts } from "./element.js";
import { joinClauses, joinList, joinLabel } from "./sentences.js";
import { renderAloud, renderButton } from "./templates.js";
import { entitle, follow } from "./speaking.js";

/** @import { TeacherCard, ChapterLine, StepName, RuleText } from "./messages" */
/** @import { Board, Mark, Send, Sheet, Words } from "./types" */

/** Return a key for what a card shows; it changes when the reader has got on.
 * @param {TeacherCard} card */
function makePlaceKey(card) {
  const isAnswered = card.kind === "quiz" && card.solved !== undefined;
  return `${card.at}/${card.kind === "step" ? card.state : card.kind}/${!isAnswered}/${card.step}`;
}

/** The teacher's card: what a step tells stands above the board's question, what it asks beside it. */
export class Lesson {
  place = ""; // of the card that is shown; "?" while another step is awaited
  chapter = "";
  isOwn = isOwnPage();
  showsAll = false; // whether the whole board is shown
  /** @type {Parameters<Arrangement["show"]>[0]} */
  subject = { named: [], near: [], cuts: false, begins: false };

  /** @param {Words} words @param {Send} send @param {Sheet} sheet @param {Board} board
   * @param {HTMLElement} [pickers] stand in the card's foot */
  constructor(words, send, sheet, board, pickers) {
    this.words = words;
    this.send = send;
    this.sheet = sheet;
    this.board = board;
    this.told = entitle(words, "lesson", makeElement("section", { class: "vc-told" }));
    this.asked = makeElement("section", { class: "vc-task", tabindex: "-1", "aria-live": "polite" });
    this.scope = makeElement("button", { type: "button", class: "vc-button vc-quiet vc-scope" });
    this.foot = makeElement("footer", { class: "vc-foot" });
    this.view = new CardView(words, send, board, this.renderWay.bind(this), sheet.begin);
    const findAsked = () => /** @type {HTMLElement | null} */ (this.asked.parentElement);
    this.arrangement = new Arrangement(board, this.told, this.scope, findAsked);
    this.scope.addEventListener("click", () => {
      this.showAll(!this.showsAll);
      this.arrange();
    });
    follow(words, () => this.showAll(this.showsAll));
    follow(words, () => {
      const contents = renderButton(words["lesson-contents"], () => send({ do: "contents" }));
      const reset = renderButton(words["lesson-reset"], this.askReset, "vc-quiet");
      renderInto(html`${contents}${reset}${pickers ?? nothing}`, this.foot);
    });
    addEventListener("popstate", this.follow);
  }

  /** True while the reader lays out pieces, and so has the panel in view that matters. */
  get lays() {
    return this.view.pieces.step !== "";
  }

  /** The texts of the card, the most important first. */
  get texts() {
    const { told } = this;
    return [...findParts(told, ".vc-text"), told, ...findParts(told, "p:last-of-type")];
  }

  /** Show the whole board, or only what the task is about.
   * @param {boolean} all */
  showAll(all) {
    this.showsAll = all;
    this.board.root.classList.toggle("vc-everything", all);
    const { words } = this;
    renderInto(all ? words["lesson-near-board"] : words["lesson-whole-board"], this.scope);
  }

  /** Lay out the panels that the card is about, or all. */
  arrange() {
    if (this.showsAll) this.arrangement.clear();
    else this.arrangement.show(this.subject);
  }

  /** Show a card, and its step in the address; the keyboard goes to a task that is new. Return whether
   * another step or exercise has begun since the page was opened, or the card counts points: there each
   * source is a task of its own.
   * @param {TeacherCard} card */
  show(card) {
    const { told, asked, place, board } = this;
    const hadFocus = findFocused(told) || findFocused(asked);
    const moved = place !== "" && makePlaceKey(card) !== place && card.kind !== "game";
    const counts = card.kind === "step" && card.tally !== undefined; // each source is a task of its own
    const begins = !place.startsWith(`${card.at}/`) || card.kind === "quiz" || card.kind === "end";
    const turned = this.turn(card);
    const stays = card.kind === "step" && !!card.laid?.length && place === makePlaceKey(card);
    this.place = makePlaceKey(card);
    this.view.pieces.redraw = () => this.draw(card, true);
    this.draw(card, stays);
    const all = [...(card.near ?? []), ...(card.rest ?? [])];
    board.teach(card.lit, all, card.find ?? false, begins || counts);
    if (begins) this.showAll(card.near === undefined);
    const { named = [], near = [] } = card;
    this.subject = { named, near, cuts: card.kind === "step" && card.state === "asked", begins };
    this.scope.hidden = card.near === undefined;
    if (moved) {
      (findPart(asked, ".vc-main") ?? asked).focus({ preventScroll: true });
      if (begins) told.scrollIntoView({ block: turned || card.kind === "end" ? "start" : "nearest" });
    }
    if (card.kind === "quiz" && (card.remark || card.solved !== undefined))
      findPart(asked, ".vc-answer")?.scrollIntoView({ block: "nearest" });
    if (hadFocus && document.activeElement === document.body) asked.focus({ preventScroll: true });
    const fragment = `#${card.at}`;
    if (this.isOwn && location.hash !== fragment) history.replaceState(history.state, "", fragment);
    return (moved && begins) || counts;
  }

  /** Note that the card shown now is told in another language: it is the same place.
   * @param {TeacherCard} card */
  rename(card) {
    this.place = makePlaceKey(card);
  }

  /** Take note of a card's chapter; return whether it follows another one. Its title is that of the window
   * too.
   * @param {TeacherCard} card */
  turn({ chapter, heading }) {
    const before = this.chapter;
    this.chapter = chapter;
    if (!before || before === chapter) return false;
    const findLastPart = (/** @type {string} */ text) => text.split(" · ").at(-1);
    if (this.isOwn) document.title = `${findLastPart(heading)} · ${findLastPart(document.title)}`;
    return true;
  }

  /** Draw a card with new elements: screen readers read out all of it. While pieces are laid out the same
   * elements stay, and keep the keyboard.
   * @param {TeacherCard} card @param {boolean} stays */
  draw(card, stays) {
    const { heading, step, problem } = card;
    const title = heading ? html`<h1 class="vc-chapter">${heading}</h1>` : nothing;
    const wrong = problem ? html`<p class="vc-problem" role="alert">${problem}</p>` : nothing;
    if (!stays) {
      for (const section of [this.told, this.asked]) renderInto(nothing, section);
      this.view.pieces.step = ""; // begin with Python's numbers
    }
    renderInto(
      html`${title}${this.renderSteps(card)}
        <div class="vc-text"><h2>${step}</h2>${this.view.renderTold(card)}${wrong}</div>`,
      this.told,
    );
    renderInto(this.view.renderAsked(card), this.asked);
  }

  /** Render the chapter's steps as a row of buttons, the exercises last; it is hidden if there is only one.
   * @param {TeacherCard} card */
  renderSteps({ steps, checks, at }) {
    const { words } = this;
    /** The steps, and after them the exercises if the chapter has any. @type {StepName[]} */
    const all = checks ? [...steps, ["check", words["lesson-checks"], false]] : steps;
    const items = all.map((step, number) => this.renderStep(step, number + 1, at));
    const hidden = all.length < 2;
    return html`<ol class="vc-steps" aria-label=${words["lesson-steps"]} ?hidden=${hidden}>${items}</ol>`;
  }

  /** Render the button that goes to a step.
   * @param {StepName} step @param {number} number @param {string} at the key of the step that is shown */
  renderStep([key, label, isDone], number, at) {
    const { words } = this;
    const isHere = key === at;
    const state = isHere ? words["lesson-now"] : isDone ? words["lesson-done"] : "";
    const sign = key === "check" ? "?" : isDone && !isHere ? "✓" : number;
    return html`<li>
      <button
        type="button"
        class="vc-step ${isDone ? "vc-done" : ""}"
        title=${label}
        aria-current=${isHere ? "step" : nothing}
        @click=${() => this.go(key)}
        >${sign}${renderAloud(joinList(words, label, state))}</button
      >
    </li>`;
  }

  /** Go to a step of the chapter; the card that answers counts as another one. @param {string} step */
  go(step) {
    this.place = "?";
    this.send({ do: "go", step });
  }

  /** Render a link to a step: a button within the chapter of the page, an address for other chapters.
   * @param {string} chapter @param {string} step @param {string} label @param {string} here the chapter of
   * the page */
  renderWay(chapter, step, label, here) {
    if (chapter !== here) return html`<a href=${findChapterPage(chapter, step)}>${label}</a>`;
    const go = () => {
      this.sheet.close();
      this.go(step);
    };
    return renderButton(label, go, "vc-quiet");
  }

  /** Turn to the chapter of the address, when the reader goes back or forward. */
  follow = () => {
    const { chapter, isOwn } = this;
    const where = findChapter();
    if (isOwn && where && chapter && where !== chapter) this.send({ do: "turn", to: where });
  };

  /** Ask whether to start the whole course over, and do so on a yes. */
  askReset = () => {
    const { words, sheet } = this;
    const reset = () => {
      sheet.close();
      this.send({ do: "reset" });
    };
    sheet.tell(
      words["lesson-reset"],
      words["lesson-reset-sure"],
      renderButton(words["lesson-reset-yes"], reset),
    );
    sheet.again = this.askReset;
    findPart(sheet.root, ":scope > .vc-button:last-of-type").focus({ preventScroll: true });
  };

  /** Show the list of all chapters.
   * @param {ChapterLine[]} list @param {string} chapter */
  showContents(list, chapter) {
    const lines = list.map((line) => renderChapter(line, chapter));
    const core = list.filter(({ advanced }) => !advanced).length;
    const first = html`<ol class="vc-contents">${lines.slice(0, core)}</ol>`;
    const rest = html`<h3>${this.words["lesson-advanced"]}</h3>
      <ol class="vc-contents">${lines.slice(core)}</ol>`;
    this.sheet.tell(this.words["lesson-contents"], "", first, core < lines.length ? rest : nothing);
  }

  /** Show the wording of rules, their sources and the steps that teach them.
   * @param {RuleText[]} rules @param {string} chapter */
  showRules(rules, chapter) {
    const mark = this.sheet.begin();
    const items = rules.map((rule) => this.renderRule(rule, chapter, mark));
    this.sheet.tell(this.words.cited, "", html`<ul class="vc-reasons">${items}</ul>`);
  }

  /** Render a rule with its sources and links to the steps that teach it.
   * @param {RuleText} rule @param {string} chapter @param {Mark} mark */
  renderRule([key, wording, sources, taught], chapter, mark) {
    const cited = sources.map(([edition, texts]) =>
      joinLabel(this.words, edition, joinClauses(this.words, texts)),
    );
    if (taught.length) cited.push(this.words["lesson-taught"]);
    const ways = taught.map(
      ([where, key, label]) => html`<li>${this.renderWay(where, key, label, chapter)}</li>`,
    );
    return html`<li>
      <p class="vc-rule">${mark(wording)}</p>
      ${cited.map((text) => html`<p class="vc-cited">${text}</p>`)}
      <ul class="vc-again">${ways}</ul>
      ${this.sheet.renderLookUp(key)}
    </li>`;
  }
}

/** Render a chapter in the list, with how much of it is done, or its best result.
 * @param {ChapterLine} line @param {string} here the chapter of the page */
function renderChapter({ chapter, called, done, steps, best }, here) {
  const state = steps ? `${done} / ${steps}${done === steps ? " ✓" : ""}` : best || "";
  const current = chapter === here ? "page" : nothing;
  return html`<li>
    <a href=${findChapterPage(chapter)} aria-current=${current}>${called}</a><small>${state}</small>
  </li>`;
}
