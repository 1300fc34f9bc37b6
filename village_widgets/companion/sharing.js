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

/** Build the dialog with the ways to a table, to be read aloud, scanned or copied.
 * @param {Words} words @param {Sheet} answers */
export function makeSharing(words, answers) {
  /** The dialog on the page, its ways in, and, for each text that was to be copied, whether that worked.
   * @type {{ root: HTMLElement, share: Invitations, copied: Map<string, boolean> }} */
  let shown;

  /** Copy a text and show whether that worked; where it didn't, select the text. @param {string} text */
  async function take(text) {
    const done = await copy(text).then(
      () => true,
      () => false,
    );
    shown.copied.set(text, done);
    draw();
    const fields = findControls(shown.root, "textarea");
    if (!done) fields.find(({ value }) => value === text)?.select();
  }

  /** Render the button that copies a text; where that has failed, the text itself.
   * @param {string} named @param {string} text */
  function renderCopier(named, text) {
    const done = shown.copied.get(text);
    if (done !== false) return renderButton(done ? words["share-copied"] : named, () => take(text));
    const said = words["share-copy-by-hand"];
    return html`<p class="vc-about">${said}</p>
      <textarea class="vc-share-text" readonly rows="3" aria-label=${said} .value=${text}></textarea>`;
  }

  /** Render the picture of a link, to be scanned. @param {string} title @param {string} address */
  const renderPicture = (title, address) =>
    html`<img class="vc-share-qr" src=${address} alt=${joinLabel(words, words["share-picture"], title)}>`;
  /** Render the picture of a link, folded under a heading.
   * @param {string} heading @param {string} title @param {string} address */
  const renderFolded = (heading, title, address) =>
    html`<details class="vc-share-folded"><summary>${heading}</summary
      >${renderPicture(title, address)}</details>`;

  /** Render the code of a way in, with its picture and the buttons that copy its link and code.
   * @param {WayIn} way */
  function renderPlace({ title, about, code, link, qr }) {
    const alone = shown.share.warning;
    const drawn = alone ? renderFolded(words["share-show-still"], title, qr) : renderPicture(title, qr);
    return html`<div class="vc-share-code" dir="ltr">${code}</div>
      <p class="vc-about">${about}</p>
      ${qr ? drawn : nothing}
      <div class="vc-share-row">
        ${link ? renderCopier(words["share-copy"], link) : nothing}
        ${renderCopier(words["share-copy-code"], code)}
      </div>`;
  }

  /** Render the first way in. @param {WayIn} one */
  const renderWay = (one) =>
    html`<section class="vc-share-way"><h3>${one.title}</h3>${renderPlace(one)}</section>`;
  /** Render another way in, folded. @param {WayIn} one */
  const renderAlso = (one) =>
    html`<details class="vc-share-way"><summary>${one.title}</summary>${renderPlace(one)}</details>`;

  /** Render the whole game as a link. A very long game has none, and many links are too long for a camera.
   * @param {NonNullable<Invitations["game"]>} game */
  function renderWhole([title, about, link, qr]) {
    const long = link.startsWith("http") ? html`<p class="vc-about">${words["share-too-long"]}</p>` : nothing;
    return html`<section class="vc-share-way vc-share-whole">
      <h3>${title}</h3>
      <p class="vc-about">${about}</p>
      ${link ? html`<div class="vc-share-row">${renderCopier(words["share-copy"], link)}</div>` : nothing}
      ${qr ? renderFolded(words["share-show"], title, qr) : long}
    </section>`;
  }

  /** Draw the dialog. A page that no other device can open says so first, and folds the pictures, which would
   * lead nowhere. Without a server there is no way in. */
  function draw() {
    const { root, share } = shown;
    const { warning, game } = share;
    const [first, ...others] = share.ways;
    renderInto(
      html`${warning ? html`<p class="vc-problem" role="status">${warning}</p>` : nothing}
        ${first ? renderWay(first) : nothing}
        ${others.map(renderAlso)}
        ${game ? renderWhole(game) : nothing}`,
      root,
    );
  }

  return {
    /** Show the ways in. @param {Invitations} share */
    show(share) {
      shown = { root: makeElement("div", { class: "vc-share" }), share, copied: new Map() };
      draw();
      answers.tell(words.share, "", shown.root);
    },
  };
}
