import { findControls, makeElement, findFocused } from "../components/element.js";
import { renderInto } from "../components/rendering.js";
import { joinLabel } from "../components/sentences.js";
import { renderButton } from "../components/templates.js";
import { html, nothing } from "../vendor/lit-html.js";
import { spellCode } from "./codes.js";

/** @import { Invitations, SharedState, WayIn } from "./messages" */
/** @import { Sheet } from "../components/types" */
/** @import { Words } from "./words" */

// Ways to a table, to be read aloud, scanned or copied.

/** Copy a text to the clipboard, also where pages are not secure; throw if the browser forbids it.
 * @param {string} text */
async function copy(text) {
  if (navigator.clipboard && isSecureContext) return navigator.clipboard.writeText(text);
  const field = makeElement("textarea", { class: "vc-hidden", readonly: true }, text);
  const held = findFocused(document);
  (document.querySelector(".vc-sheet:popover-open") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  held?.focus({ preventScroll: true });
  if (!done) throw new Error("the browser refused to copy the text");
}

/** Return the links to a table that the page knows itself while Python does not answer; they have no
 * pictures.
 * @type {(words: Words, shared: SharedState, page: string) => Invitations} */
export function listOwnWays(words, { codes }, page) {
  const [players = "", viewers = ""] = codes ?? [];
  /** Return the way in for a code, in a list that is empty without a code.
   * @type {(key: "table" | "viewer", code: string) => WayIn[]} */
  const listWay = (key, code) =>
    code
      ? [
          {
            key,
            title: words[`share-own-${key}`],
            about: "",
            code: spellCode(code),
            link: page && `${page.split("#")[0]}#${code}`,
            qr: "",
          },
        ]
      : [];
  return {
    ways: [...listWay("table", players), ...listWay("viewer", viewers)],
    warning: words["share-own"],
    game: null,
  };
}

/** Render the picture of a link, to be scanned.
 * @param {Words} words @param {string} title @param {string} address */
const renderPicture = (words, title, address) =>
  html`<img class="vc-share-qr" src=${address} alt=${joinLabel(words, words["share-picture"], title)}>`;

/** Render the picture of a link, folded under a heading.
 * @param {Words} words @param {string} heading @param {string} title @param {string} address */
const renderFolded = (words, heading, title, address) =>
  html`<details class="vc-share-folded"><summary>${heading}</summary
      >${renderPicture(words, title, address)}</details>`;

/** The dialog with the ways to a table, to be read aloud, scanned or copied. */
export class Sharing {
  root = makeElement("div");
  /** The ways in, and the game as a link. @type {Invitations} */
  share = { ways: [], warning: "", game: null };
  /** The texts that were to be copied; true for those for which that worked. @type {Map<string, boolean>} */
  copied = new Map();

  /** @param {Words} words @param {Sheet} answers */
  constructor(words, answers) {
    this.words = words;
    this.answers = answers;
  }

  /** Show the ways in. @param {Invitations} share */
  show(share) {
    this.root = makeElement("div", { class: "vc-share" });
    this.share = share;
    this.copied = new Map();
    this.draw();
    this.answers.tell(this.words.share, "", this.root);
  }

  /** Copy a text and show whether that worked; where it didn't, select the text. @param {string} text */
  async take(text) {
    const done = await copy(text).then(
      () => true,
      () => false,
    );
    this.copied.set(text, done);
    this.draw();
    const fields = findControls(this.root, "textarea");
    if (!done) fields.find(({ value }) => value === text)?.select();
  }

  /** Draw the dialog. A page that no other device can open says so first, and folds the pictures, which would
   * lead nowhere. Without a server there is no way in. */
  draw() {
    const { warning, game, ways } = this.share;
    const [first, ...others] = ways;
    renderInto(
      html`${warning ? html`<p class="vc-problem" role="status">${warning}</p>` : nothing}
        ${first ? this.renderWay(first) : nothing}
        ${others.map((one) => this.renderAlso(one))}
        ${game ? this.renderWhole(game) : nothing}`,
      this.root,
    );
  }

  /** Render the first way in. @param {WayIn} one */
  renderWay(one) {
    return html`<section class="vc-share-way"><h3>${one.title}</h3>${this.renderPlace(one)}</section>`;
  }

  /** Render another way in, folded. @param {WayIn} one */
  renderAlso(one) {
    return html`<details class="vc-share-way"
      ><summary>${one.title}</summary>${this.renderPlace(one)}</details>`;
  }

  /** Render the code of a way in, with its picture and the buttons that copy its link and code.
   * @param {WayIn} way */
  renderPlace({ title, about, code, link, qr }) {
    const { words, share } = this;
    const drawn = share.warning
      ? renderFolded(words, words["share-show-still"], title, qr)
      : renderPicture(words, title, qr);
    return html`<div class="vc-share-code" dir="ltr">${code}</div>
      <p class="vc-about">${about}</p>
      ${qr ? drawn : nothing}
      <div class="vc-share-row">
        ${link ? this.renderCopier(words["share-copy"], link) : nothing}
        ${this.renderCopier(words["share-copy-code"], code)}
      </div>`;
  }

  /** Render the button that copies a text; where that has failed, the text itself.
   * @param {string} named @param {string} text */
  renderCopier(named, text) {
    const { words, copied } = this;
    const done = copied.get(text);
    if (done !== false) return renderButton(done ? words["share-copied"] : named, () => this.take(text));
    const said = words["share-copy-by-hand"];
    return html`<p class="vc-about">${said}</p>
      <textarea class="vc-share-text" readonly rows="3" aria-label=${said} .value=${text}></textarea>`;
  }

  /** Render the whole game as a link. A very long game has none, and many links are too long for a camera.
   * @param {NonNullable<Invitations["game"]>} game */
  renderWhole([title, about, link, qr]) {
    const { words } = this;
    const long = link.startsWith("http") ? html`<p class="vc-about">${words["share-too-long"]}</p>` : nothing;
    return html`<section class="vc-share-way vc-share-whole">
      <h3>${title}</h3>
      <p class="vc-about">${about}</p>
      ${link && html`<div class="vc-share-row">${this.renderCopier(words["share-copy"], link)}</div>`}
      ${qr ? renderFolded(words, words["share-show"], title, qr) : long}
    </section>`;
  }
}
