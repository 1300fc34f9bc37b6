import { pageOf } from "./address.js";
import { drawn, element } from "./element.js";
import { foretold, inOrder } from "./incoming.js";
import { reader } from "./reader.js";
import { followTheme } from "./theme.js";

/** @import { CourseMessage, Home, HomePlace } from "./messages" */
/** @import { Props, Words } from "./types" */

/** @param {HomePlace} place */
const isDone = ([, , done, steps]) => steps > 0 && done === steps;

// The chapters of a course: the way on, a map whose places they are, and the list of them.
/** @type {(words: Words, home: Home) => HTMLElement[]} */
function told(words, { onward, done, places, picture, again, folder }) {
  const [next, step, called] = onward;
  const on = element(
    "p",
    { class: "vc-onward" },
    element("a", { class: "vc-button vc-main", href: (folder ?? "") + pageOf(next, step) }, called),
    element("small", {}, done),
  );
  if (!places.length) return [on];
  const names = places.map((place, at) => `${at + 1} · ${place[1]}`);
  const pins = places
    .filter(([, , , , , spot]) => spot.length)
    .map((place) => {
      const [chapter, title, , , , [left, top], advanced] = place;
      return element(
        "a",
        {
          class: `vc-pin ${isDone(place) ? "vc-done" : ""} ${chapter === next ? "vc-next" : ""} ${advanced ? "vc-advanced" : ""}`,
          style: `left:${left}%;top:${top}%`,
          href: pageOf(chapter, chapter === next ? step : ""),
        },
        element("b", {}, isDone(place) ? "✓" : String(places.indexOf(place) + 1)),
        " ",
        element("span", {}, title),
      );
    });
  const map = picture
    ? [
        element(
          "nav",
          { class: "vc-map", "aria-label": words["home-map"] },
          drawn(picture[1], { viewBox: picture[0], "aria-hidden": "true" }),
          ...pins,
        ),
      ]
    : [];
  const line = (/** @type {HomePlace} */ place) =>
    element(
      "li",
      {},
      element(
        "a",
        { href: pageOf(place[0]), ...(place[0] === next ? { "aria-current": "step" } : {}) },
        names[places.indexOf(place)],
      ),
      element("small", {}, `${place[4]}${isDone(place) ? " ✓" : ""}`),
    );
  const [core, beside] = [false, true].map((advanced) =>
    places.filter((place) => place[6] === advanced).map(line),
  );
  const list = [
    element("ol", { class: "vc-contents" }, ...core),
    ...(beside.length
      ? [element("h2", {}, words["lesson-advanced"]), element("ol", { class: "vc-contents" }, ...beside)]
      : []),
  ];
  const reread = again.length
    ? [
        element("h2", {}, words["home-again"]),
        element(
          "ul",
          { class: "vc-again" },
          ...again.map(([chapter, key, title]) =>
            element("li", {}, element("a", { href: pageOf(chapter, key) }, title)),
          ),
        ),
      ]
    : [];
  return [
    on,
    element(
      "div",
      { class: "vc-places" },
      ...map,
      element("section", { "aria-label": words.home }, ...list, ...reread),
    ),
  ];
}

/** @param {Props} props */
function render({ model, el }) {
  const root = element("div", { class: "vc-app vc-board vc-home" });
  const unfollow = followTheme(root);
  let shown = "";
  const receive = inOrder((/** @type {CourseMessage} */ { words, homes }) => {
    const news = JSON.stringify([words, homes]);
    if (!words || !homes || news === shown) return; // what is there already stays under the finger
    shown = news;
    root.replaceChildren(...homes.flatMap((home) => told(words, home)));
  });
  // Whoever comes back with the browser's own button sees what they have got done meanwhile.
  /** @param {PageTransitionEvent} event */
  const back = (event) => event.persisted && model.send({ do: "hello", ...reader() });
  el.append(root);
  model.on("msg:custom", receive);
  addEventListener("pageshow", back);
  const who = reader();
  foretold(model, receive, who.copy);
  model.send({ do: "hello", ...who });
  return () => {
    model.off("msg:custom", receive);
    removeEventListener("pageshow", back);
    unfollow();
    root.remove();
  };
}

export default { render };
