import { renderInto } from "./rendering.js";
import { html, nothing } from "../vendor/lit-html.js";
import { findChapterPage } from "./address.js";
import { makeElement } from "./element.js";
import { receiveForetold, receiveInOrder } from "./incoming.js";
import { isDone, renderMap } from "./map.js";
import { identifyReader } from "./reader.js";
import { followTheme } from "./theme.js";
import { correctWays, renderSaid, renderWays, addKeptWays } from "./ways.js";
import { followLanguage } from "./speaking.js";

/** @import { CourseMessage, Home } from "./messages" */
/** @import { Props, Words } from "./types" */

/** Events after which the browser may say something else of the game that was left. */
const CHANGES = ["visibilitychange", "village:described"];

/** Render a course's home: where to go on, a map of the chapters, and the list of them.
 * @param {Words} words @param {Home} home */
function renderHome(words, home) {
  const [chapter, step, called, about] = home.onward;
  const advanced = home.places.some((place) => place.advanced);
  const rest = home.again.map(
    ([where, key, title]) => html`<li><a href=${findChapterPage(where, key)}>${title}</a></li>`,
  );
  return html`<p class="vc-onward">
      <a class="vc-button vc-main" href=${findChapterPage(chapter, step)}
        >${renderSaid({ called, about: [about] })}</a>
      <small>${home.done}</small>
    </p>
    <div class="vc-places">
      ${renderMap(words, home)}
      <section aria-label=${words.home}>
        ${renderList(home, false)}
        ${advanced ? html`<h2>${words["lesson-advanced"]}</h2>${renderList(home, true)}` : nothing}
        ${rest.length ? html`<h2>${words["home-again"]}</h2><ul class="vc-again">${rest}</ul>` : nothing}
      </section>
    </div>`;
}

/** Render a list of the core or of the advanced chapters.
 * @param {Home} home @param {boolean} advanced whether the list is that of the advanced chapters */
function renderList({ places, onward: [next] }, advanced) {
  const lines = places.map((place) => {
    const { chapter, called, about, note, score } = place;
    const current = chapter === next ? "step" : nothing;
    return place.advanced === advanced
      ? html`<li>
          <a href=${findChapterPage(chapter)} aria-current=${current}>${called}</a>
          <small>${note}${isDone(place) ? " ✓" : ""}</small>
          ${score ? html`<small class="vc-scored">${score[1]}</small>` : nothing}
          <p class="vc-about">${about}</p>
        </li>`
      : nothing;
  });
  return html`<ol class="vc-contents">${lines}</ol>`;
}

/** Show the homes of the listed courses, or the ways on in several, and keep them up to date; return what
 * cleans the page up. The homes that come with the page are those of a newcomer: other readers see them with
 * the way on that the browser keeps, until the process answers.
 * @param {Props} props */
function showHome({ model, el }) {
  const root = makeElement("div", { class: "vc-app vc-board vc-home" });
  const unfollow = [followTheme(root), followLanguage(root, model)];
  const who = identifyReader();
  /** @type {Words | undefined} */
  let said;
  /** @type {Home[]} */
  let shown = [];
  let isTold = true;
  const draw = () => {
    if (!said) return;
    const words = said;
    const isWhole = shown.some((home) => home.places.length);
    const homes = shown.map((home) => renderHome(words, home));
    renderInto(isWhole ? homes : renderWays(words, shown), root);
  };
  const receive = receiveInOrder((/** @type {CourseMessage} */ { words, homes }) => {
    if (!words || !homes) return;
    said = words;
    shown = isTold && who.copy ? addKeptWays(homes) : homes;
    if (!isTold) correctWays(homes);
    isTold = false;
    draw();
  });
  /** Ask for the homes again if the browser shows the page from its memory: readers who come back with the
   * browser's own button see what they have done meanwhile.
   * @param {PageTransitionEvent} event */
  const askAgain = (event) => event.persisted && model.send({ do: "hello", ...identifyReader() });
  el.append(root);
  model.on("msg:custom", receive);
  addEventListener("pageshow", askAgain);
  for (const event of CHANGES) document.addEventListener(event, draw);
  isTold = receiveForetold(model, receive);
  model.send({ do: "hello", ...who });
  return () => {
    model.off("msg:custom", receive);
    removeEventListener("pageshow", askAgain);
    for (const event of CHANGES) document.removeEventListener(event, draw);
    for (const end of unfollow) end();
    root.remove();
  };
}

export default { render: showHome };
