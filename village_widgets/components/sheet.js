import { renderInto } from "./rendering.js";
import { html, nothing } from "../vendor/lit-html.js";
import { findRuleAddress } from "./address.js";
import { ComposerView } from "./composer.js";
import { makeElement, findFocused, findPart, findParts, swallow } from "./element.js";
import { makePlain } from "./glossary.js";
import { labelRow } from "./labels.js";
import { joinClauses, joinLabel } from "./sentences.js";
import { keepTabInside } from "./tabbing.js";
import { renderPictured, renderPrice, renderButton } from "./templates.js";

/** @import { AskedRow, BarredChoice, BarringRule, ChoiceQuestion } from "./messages" */
/** @import { Composer as Payment, ShownRefusal } from "./messages" */
/** @import { Besides, Mark, Send, Words } from "./types" */

const INTERRUPTED = 500; // milliseconds after opening in which a tap was meant for the page below
const BESIDE = "pointerdown";

/** Return the first sentence of a text; not all end in a space. The first segmenter takes as long to make as
 * the rest of the page's scripts, so none is made before it is needed. @param {string} text */
function findFirstSentence(text) {
  const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(text);
  return [...sentences][0]?.segment.trim() ?? "";
}

/** Return the plainest answer that reasons give: a lesson's remark, what the only choice lacks, or the first
 * rule's first sentence.
 * @param {BarringRule[]} reasons */
function findSentence([[choices, text]]) {
  if (!choices.length) return text;
  return (choices.length === 1 && choices[0]?.[1]) || findFirstSentence(text);
}

/** Render a description of what lies where the reader pointed; nothing if it is empty.
 * @param {unknown} about */
const renderAbout = (about) => (about ? html`<p class="vc-lying">${about}</p>` : nothing);

/** The answer to a press: choices to be made, or the reason why there are none. It lies above everything, at
 * the bottom of the window. Escape or a press beside it closes it, and the keyboard goes back to where it
 * was. */
export class Sheet {
  root = makeElement("div", { class: "vc-sheet", popover: "auto", tabindex: "-1" });
  /** The element that had the keyboard before the sheet opened. @type {HTMLElement | null} */
  before = null;
  /** The timer until an interruption can be answered. @type {ReturnType<typeof setTimeout> | undefined} */
  ripe;
  /** The payment that is put together in the sheet. @type {ComposerView | null} */
  paying = null;
  /** Shows the same again, in another language; null if nothing can. @type {(() => void) | null} */
  again = null;
  /** The parts that unfold, until the sheet is told again: true for an open one. @type {boolean[]} */
  unfolded = [];
  /** Begins to mark the words of texts that belong together. @type {() => Mark} */
  begin = makePlain;
  game = ""; // the name of the game on the page; empty before one begins
  /** Shows a rule on this page, where it has the rules itself. @type {((rule: string) => void) | null} */
  lookUp = null;

  /** @param {Words} words @param {Send} send @param {Besides} [besides] what may have happened anyway, and
   * what is to be corrected first, on pages that write a game down */
  constructor(words, send, besides) {
    this.words = words;
    this.send = send;
    this.besides = besides;
    this.root.addEventListener("toggle", (event) => this.noteToggled(event.newState));
    this.root.addEventListener("keydown", (event) => keepTabInside(this.root, event));
  }

  get isOpen() {
    return this.root.matches(":popover-open");
  }

  /** Take note that the sheet has opened or closed; one that must be answered opens again at once. When it
   * closes, the keyboard leaves it for where it was before.
   * @param {string} state that the popover has now */
  noteToggled(state) {
    const isClosed = state === "closed";
    if (isClosed && this.root.dataset.interrupts && this.root.isConnected) return this.open();
    if (isClosed) removeEventListener(BESIDE, this.pressBeside, true);
    if (isClosed && findFocused(this.root)) this.goBack();
  }

  /** Let a press beside the sheet close it and do nothing else. */
  pressBeside = (/** @type {PointerEvent} */ { target }) => {
    if (!this.isOpen || this.root.contains(/** @type {Node} */ (target))) return;
    const once = { capture: true, once: true };
    addEventListener("click", swallow, once);
    for (const over of [BESIDE, "pointercancel", "keydown"])
      addEventListener(over, () => removeEventListener("click", swallow, true), once);
  };

  /** Open the sheet. The keyboard goes to its title: a reader who is typing would press a button. */
  open() {
    this.root.showPopover();
    this.root.scrollTop = 0;
    findPart(this.root, "h2").focus({ preventScroll: true });
  }

  /** Close the sheet, also one that interrupts. */
  close = () => {
    this.ripen();
    if (!this.isOpen) return;
    this.root.hidePopover();
    if (document.activeElement === document.body) this.goBack();
  };

  /** Close the sheet and forget what it showed, because the page speaks another language now. */
  forget() {
    this.close();
    this.root.removeAttribute("aria-label");
    this.root.removeAttribute("aria-description");
    renderInto(nothing, this.root);
  }

  /** Return the function that shows an open sheet again, in the page's other language and with the same parts
   * unfolded. A sheet that nothing can show again closes. */
  leaveOpen() {
    const { again } = this;
    if (!this.isOpen || !again) {
      this.forget();
      return () => {};
    }
    const unfolded = findParts(this.root, "details").map((each) => each.matches("[open]"));
    return () => {
      this.unfolded = unfolded;
      again();
    };
  }

  /** Let the keyboard go back to where it was; if that is gone, to the page around the sheet. */
  goBack() {
    const around = this.root.parentElement;
    if (around) around.tabIndex = -1;
    (this.before?.checkVisibility() ? this.before : around)?.focus({ preventScroll: true });
  }

  /** Let an interruption be answered from now on. */
  ripen = () => {
    clearTimeout(this.ripe);
    delete this.root.dataset.interrupts;
  };

  /** Show a title and content in place of what the sheet showed.
   * @param {"dialog" | "alertdialog"} role @param {string} title @param {...unknown} children elements,
   * templates or text */
  show(role, title, ...children) {
    const { root } = this;
    if (!this.isOpen) this.before = findFocused(document);
    this.ripen();
    this.paying = null;
    this.again = null;
    removeEventListener(BESIDE, this.pressBeside, true);
    root.setAttribute("role", role);
    root.setAttribute("aria-label", title);
    root.removeAttribute("aria-description");
    renderInto(nothing, root);
    renderInto(html`<h2 tabindex="-1">${title}</h2>${children}`, root);
    for (const [at, each] of findParts(root, "details").entries())
      if (this.unfolded[at]) each.setAttribute("open", "");
    this.unfolded = [];
    this.open();
  }

  /** Show a text, with more below it; it can be closed by a press beside it.
   * @param {string} title @param {string} text @param {...unknown} more */
  tell(title, text, ...more) {
    this.show("dialog", title, text ? html`<p>${text}</p>` : nothing, ...more, this.renderClose());
    addEventListener(BESIDE, this.pressBeside, true);
  }

  /** Show what comes unasked, perhaps while the reader is tapping: for a moment nothing in it can be pressed,
   * and it can't be closed.
   * @param {string} title @param {...unknown} children */
  interrupt(title, ...children) {
    this.show("alertdialog", title, ...children);
    addEventListener(BESIDE, this.pressBeside, true);
    this.root.dataset.interrupts = "true";
    this.ripe = setTimeout(this.ripen, INTERRUPTED);
  }

  /** Say what could not be done, perhaps long after the press that asked for it.
   * @param {string} title @param {string} text */
  tellWrong(title, text) {
    this.interrupt(title, html`<p>${text}</p>`, this.renderClose());
  }

  /** Ask which of several choices is meant, or how to pay; the choices at the same place that rules forbid
   * are folded below. The keyboard goes to the first button.
   * @param {ChoiceQuestion} asked @param {number} v */
  ask([title, rows, refused, about], v) {
    const list = html`<div class="vc-asked">${rows.map((row) => this.renderChoice(row, v))}</div>`;
    this.show("dialog", title, renderAbout(about), list, this.renderAlso(refused, v), this.renderCancel());
    findPart(this.root, "button").focus({ preventScroll: true });
  }

  /** Show a payment that is put together, or the answer to a tap in it; that is ignored once the sheet shows
   * something else.
   * @param {Payment} payment @param {BarringRule[]} refused @param {number} v */
  compose(payment, refused, v) {
    if (payment.asked) return this.paying?.show(payment);
    const composer = new ComposerView(this.words, this.send, payment, v, this.close);
    this.show("dialog", payment.title, composer.root, this.renderAlso(refused, v), this.renderCancel());
    this.paying = composer;
    composer.focus();
  }

  /** Close a payment for an earlier version of the game.
   * @param {number} v */
  overtake(v) {
    if (this.paying && this.paying.v !== v) this.close();
  }

  /** Say in one sentence why something can't be done. Rules, sources and what is asked instead stand behind
   * Why?, unless it may have happened anyway.
   * @param {ShownRefusal} refused @param {((rules: string[]) => void) | null} showRules
   * @param {number} [v] */
  refuse({ title, reasons, decision, rules = [], right, about = "" }, showRules, v) {
    const { words, besides } = this;
    const sentence = findSentence(reasons);
    const mark = this.begin();
    const lying = about && renderAbout(mark(about));
    const said = mark(sentence);
    const mayHave = reasons.some(([choices]) => choices.some(([, , ways]) => ways.length));
    const rest = reasons.filter(
      ([choices, text, cited]) => choices.length || cited.length || text !== sentence,
    );
    const taught =
      showRules && rules.length && renderButton(words["lesson-taught"], () => showRules(rules), "vc-quiet");
    const why = [
      !mayHave && rest.length && this.renderReasons(rest, v, mark),
      decision && html`<p class="vc-decision">${mark(decision)}</p>`,
      taught,
      rules.length && this.renderLookUp(rules[0]),
    ].filter(Boolean);
    this.show(
      "alertdialog",
      title || words.refused,
      lying,
      mayHave ? this.renderReasons(reasons, v) : html`<p class="vc-sentence">${said}</p>`,
      why.length
        ? html`<details class="vc-whys"><summary>${words["lesson-why"]}</summary>${why}</details>`
        : nothing,
      right && besides ? besides.renderCorrection(this.close) : nothing,
      this.renderClose(),
    );
    this.root.setAttribute("aria-description", sentence); // screen readers read it after the focused title
  }

  /** Render the way to a rule in the rulebook. It is shown here, or opens beside this page, which stays as it
   * is; nothing where there is no rulebook.
   * @param {string} rule */
  renderLookUp(rule) {
    const { words, lookUp } = this;
    if (lookUp) return renderButton(words["look-up"], () => lookUp(rule), "vc-quiet");
    const address = findRuleAddress(this.game, rule);
    if (!address) return nothing;
    return html`<a class="vc-button vc-quiet" href=${address} target="_blank">${words["look-up"]}</a>`;
  }

  /** Render the button that closes a sheet which only informs. */
  renderClose() {
    return renderButton(this.words.close, this.close);
  }

  /** Render the button that closes a sheet which asks. */
  renderCancel() {
    return renderButton(this.words.cancel, this.close, "vc-quiet");
  }

  /** Render all reasons against something.
   * @param {BarringRule[]} reasons @param {number} [v] @param {Mark} [mark] */
  renderReasons(reasons, v, mark = this.begin()) {
    return html`<ul class="vc-reasons">${reasons.map((reason) => this.renderReason(reason, v, mark))}</ul>`;
  }

  /** Render a rule, the choices that it forbids, and its sources.
   * @param {BarringRule} reason @param {number | undefined} v @param {Mark} mark */
  renderReason([choices, text, cited], v, mark) {
    const { words } = this;
    const against = choices.map((each) => this.renderAgainst(each, v));
    const sources = joinLabel(words, words.cited, joinClauses(words, cited));
    return html`<li>
      <p class="vc-rule">${mark(text)}</p>
      ${choices.length ? html`<ul class="vc-against">${against}</ul>` : nothing}
      ${cited.length ? html`<p class="vc-cited">${sources}</p>` : nothing}
    </li>`;
  }

  /** Render a choice that a rule forbids, with a way to report that it happened anyway where the page allows
   * that.
   * @param {BarredChoice} against @param {number} [v] */
  renderAgainst([choice, lacking, ways], v) {
    const anyway = ways.length && this.besides ? this.besides.renderAnyway(choice, ways, v, this) : nothing;
    const lack = lacking ? html`<span>${lacking}</span>` : nothing;
    return html`<li><strong>${choice}</strong>${lack}${anyway}</li>`;
  }

  /** Render the other choices at the same place that rules forbid, folded.
   * @param {BarringRule[]} reasons @param {number} [v] */
  renderAlso(reasons, v) {
    if (!reasons.length) return nothing;
    const summary = html`<summary>${this.words["also-barred"]}</summary>`;
    return html`<details>${summary}${this.renderReasons(reasons, v)}</details>`;
  }

  /** Render a choice with its ways to pay; if these are too many to list, its button asks for a payment by
   * pieces.
   * @param {AskedRow} asked @param {number} v */
  renderChoice([row, label, ways, pictures], v) {
    const what = renderPictured(pictures, label);
    /** Return a function that makes the choice with one of its payments. @param {number} way */
    const pick = (way) => () => {
      this.close();
      this.send({ do: "pick", row, way, v });
    };
    if (!ways.length)
      return renderButton(html`${what}<small>…</small>`, () => this.send({ do: "row", row, v }));
    if (ways.length === 1)
      return renderButton(html`${what}${renderPrice(ways[0])}`, pick(0), "", {
        label: labelRow(this.words, { label, ways }),
      });
    const buttons = ways.map(([text, pieces], way) => renderButton(renderPictured(pieces, text), pick(way)));
    return html`<div class="vc-ways" role="group" aria-label=${label}><p>${what}</p>${buttons}</div>`;
  }
}
