import { button, element, findFocused } from "../components/element.js";
import { html, nothing } from "../vendor/lit-html.js";
import { spellCode } from "./codes.js";

/** @import { Invitations, SharedState, WayIn } from "./messages" */
/** @import { Sheet } from "../components/types" */
/** @import { Words } from "./words" */

// Ways to a table, to be read aloud, scanned or copied.

/** @param {string} text */
async function copied(text) {
  if (navigator.clipboard && isSecureContext) return navigator.clipboard.writeText(text);
  const field = element("textarea", { class: "vc-hidden", readonly: true }, text);
  const held = findFocused(document);
  (document.querySelector(".vc-sheet:popover-open") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  held?.focus({ preventScroll: true });
  if (!done) throw new Error("not copied");
}

/** @type {(words: Words, label: string, text: string) => HTMLElement} */
function copier(words, label, text) {
  const made = button(label, async () => {
    try {
      await copied(text);
      made.textContent = words["share-copied"];
    } catch {
      const field = element(
        "textarea",
        { class: "vc-share-text", readonly: true, rows: "3", "aria-label": words["share-copy-by-hand"] },
        text,
      );
      made.replaceWith(element("p", { class: "vc-about" }, words["share-copy-by-hand"]), field);
      field.select();
    }
  });
  return made;
}

// The links to a table that the page knows itself, while Python does not answer: without pictures of links.
/** @type {(words: Words, shared: SharedState, page: string) => Invitations} */
export function ownWays(words, { codes }, page) {
  const [players = "", viewers = ""] = codes ?? [];
  /** @type {(key: "table" | "viewer", code: string) => WayIn[]} */
  const way = (key, code) =>
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
    ways: [...way("table", players), ...way("viewer", viewers)],
    warning: words["share-own"],
    game: null,
  };
}

/** @param {Words} words @param {Sheet} answers */
export function sharing(words, answers) {
  /** @param {string} title @param {string} address */
  const picture = (title, address) =>
    html`<img class="vc-share-qr" src=${address} alt=${`${words["share-picture"]}: ${title}`}>`;
  /** @param {string} label @param {string} title @param {string} address */
  const folded = (label, title, address) =>
    html`<details class="vc-share-folded"><summary>${label}</summary>${picture(title, address)}</details>`;

  /** @type {(way: WayIn, alone: boolean) => unknown} */
  function shared({ title, about, code, link, qr }, alone) {
    const drawn = alone ? folded(words["share-show-still"], title, qr) : picture(title, qr);
    return html`<div class="vc-share-code" dir="ltr">${code}</div>
      <p class="vc-about">${about}</p>
      ${qr ? drawn : nothing}
      <div class="vc-share-row">
        ${link ? copier(words, words["share-copy"], link) : nothing}
        ${copier(words, words["share-copy-code"], code)}
      </div>`;
  }

  /** @param {WayIn} one @param {boolean} alone */
  const way = (one, alone) =>
    html`<section class="vc-share-way"><h3>${one.title}</h3>${shared(one, alone)}</section>`;
  /** @param {WayIn} one @param {boolean} alone */
  const also = (one, alone) =>
    html`<details class="vc-share-way"><summary>${one.title}</summary>${shared(one, alone)}</details>`;

  // A very long game has no link, and many have one that is too long for a camera.
  /** @param {NonNullable<Invitations["game"]>} game */
  function whole([title, about, link, qr]) {
    const long = link.startsWith("http") ? html`<p class="vc-about">${words["share-too-long"]}</p>` : nothing;
    return html`<section class="vc-share-way vc-share-whole">
      <h3>${title}</h3>
      <p class="vc-about">${about}</p>
      ${link ? html`<div class="vc-share-row">${copier(words, words["share-copy"], link)}</div>` : nothing}
      ${qr ? folded(words["share-show"], title, qr) : long}
    </section>`;
  }

  return {
    // A page that no other device can open says so first, and shows the codes that would lead nowhere only
    // when asked. Where there is no server there are none.
    /** @param {Invitations} share */
    show({ ways: [first, ...others], warning, game }) {
      const alone = Boolean(warning);
      answers.tell(
        words.share,
        "",
        html`<div class="vc-share">
          ${alone ? html`<p class="vc-problem" role="status">${warning}</p>` : nothing}
          ${first ? way(first, alone) : nothing}
          ${others.map((one) => also(one, alone))}
          ${game ? whole(game) : nothing}
        </div>`,
      );
    },
  };
}
