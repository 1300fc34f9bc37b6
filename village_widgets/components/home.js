import { renderInto } from "./rendering.js";
import { html, nothing } from "../vendor/lit-html.js";
import { pageOf } from "./address.js";
import { element } from "./element.js";
import { receiveForetold, receiveInOrder } from "./incoming.js";
import { identifyReader } from "./reader.js";
import { drawing } from "./templates.js";
import { followTheme } from "./theme.js";

/** @import { CourseMessage, Home, HomePlace } from "./messages" */
/** @import { Props, Words } from "./types" */

/** Tell whether all steps of a chapter are done; false for chapters without steps.
 * @param {HomePlace} place */
const isDone = ({ done, steps }) => steps > 0 && done === steps;

/** Render a course's home: where to go on, a map of the chapters, and the list of them.
 * @param {Words} words @param {Home} home */
function renderHome(words, home) {
  const [chapter, step, label] = home.onward;
  const href = (home.folder ?? "") + pageOf(chapter, step);
  const onward = html`<p class="vc-onward">
    <a class="vc-button vc-main" href=${href}>${label}</a><small>${home.done}</small>
  </p>`;
  if (!home.places.length) return onward;
  const advanced = home.places.some((place) => place.advanced);
  const rest = home.again.map(
    ([where, key, title]) => html`<li><a href=${pageOf(where, key)}>${title}</a></li>`,
  );
  return html`${onward}
    <div class="vc-places">
      ${home.picture ? renderMap(words, home, home.picture) : nothing}
      <section aria-label=${words.home}>
        ${renderList(home, false)}
        ${advanced ? html`<h2>${words["lesson-advanced"]}</h2>${renderList(home, true)}` : nothing}
        ${rest.length ? html`<h2>${words["home-again"]}</h2><ul class="vc-again">${rest}</ul>` : nothing}
      </section>
    </div>`;
}

/** Render the course's picture with a pin for each chapter that has a place on it.
 * @param {Words} words @param {Home} home @param {NonNullable<Home["picture"]>} picture */
function renderMap(words, { places, onward }, [box, inside]) {
  const pins = places.map((place, at) => (place.spot.length ? renderPin(place, at + 1, onward) : nothing));
  return html`<nav class="vc-map" aria-label=${words["home-map"]}>${drawing(inside, box)}${pins}</nav>`;
}

/** Render a chapter's pin: a link with its number, or a tick once it is done.
 * @param {HomePlace} place @param {number} number @param {Home["onward"]} onward */
function renderPin(place, number, [next, step]) {
  const { chapter, title, advanced } = place;
  const [left, top] = place.spot;
  const isNext = chapter === next;
  const look = ["vc-pin", isDone(place) && "vc-done", isNext && "vc-next", advanced && "vc-advanced"];
  const href = pageOf(chapter, isNext ? step : "");
  return html`<a class=${look.filter(Boolean).join(" ")} style="left:${left}%;top:${top}%" href=${href}
    ><b>${isDone(place) ? "✓" : number}</b> <span>${title}</span></a
  >`;
}

/** Render a list of the core or of the advanced chapters.
 * @param {Home} home @param {boolean} advanced whether the list is that of the advanced chapters */
function renderList({ places, onward: [next] }, advanced) {
  const lines = places.map((place, at) => {
    const { chapter, title, about, note } = place;
    const current = chapter === next ? "step" : nothing;
    return place.advanced === advanced
      ? html`<li>
          <a href=${pageOf(chapter)} aria-current=${current}>${at + 1} · ${title}</a>
          <small>${note}${isDone(place) ? " ✓" : ""}</small>
          <p class="vc-about">${about}</p>
        </li>`
      : nothing;
  });
  return html`<ol class="vc-contents">${lines}</ol>`;
}

/** Show the homes of the listed courses, and keep them up to date; return what cleans the page up.
 * @param {Props} props */
function showHome({ model, el }) {
  const root = element("div", { class: "vc-app vc-board vc-home" });
  const unfollow = followTheme(root);
  const receive = receiveInOrder((/** @type {CourseMessage} */ { words, homes }) => {
    if (words && homes)
      renderInto(
        homes.map((home) => renderHome(words, home)),
        root,
      );
  });
  /** Ask for the homes again if the browser shows the page from its memory.
   * @param {PageTransitionEvent} event */
  const back = (event) => event.persisted && model.send({ do: "hello", ...identifyReader() });
  el.append(root);
  model.on("msg:custom", receive);
  addEventListener("pageshow", back);
  const who = identifyReader();
  receiveForetold(model, receive, who.copy);
  model.send({ do: "hello", ...who });
  return () => {
    model.off("msg:custom", receive);
    removeEventListener("pageshow", back);
    unfollow();
    root.remove();
  };
}

export default { render: showHome };
