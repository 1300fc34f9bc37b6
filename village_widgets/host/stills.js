import { Widgets } from "./widgets.js";

// What a cell showed to the last who were new here is shown at once, until what it shows now has come: a picture that answers nothing,
// for the eye alone, drawn as that will be drawn. It lies apart from the page, on which so each thing is found once.

const KEPT = "template[data-still]";
const TOLD = 'script[type="application/vnd.village.widgets+json"]';
const PLACE = /@(\d+)@/g; // of an id

/** @type {Promise<(() => void) | undefined>[]} */
const ends = []; // of what is shown

/** @type {(html: string, id: (number: number) => string) => string} */
const named = (html, id) => html.replace(PLACE, (_, number) => id(Number(number)));

/** What a cell shows whose still picture came with the page, with the ids that its widgets have now. @type {(cell: number, ids: string[]) => string} */
export function shownBy(cell, ids) {
  const kept = /** @type {HTMLTemplateElement | null} */ (document.querySelector(`${KEPT}[data-still="${cell}"]`));
  return named(kept?.innerHTML ?? "", (number) => ids[number]);
}

export function showStills() {
  for (const kept of /** @type {Iterable<HTMLTemplateElement>} */ (document.querySelectorAll(KEPT))) kept.before(drawn(kept.innerHTML));
}

export function removeStills() {
  for (const still of document.querySelectorAll(".still")) still.remove();
  for (const end of ends.splice(0)) end.then((clean) => clean?.());
}

/** @param {string} html */
function drawn(html) {
  const still = document.createElement("div");
  still.className = "still";
  still.inert = true;
  still.setAttribute("aria-hidden", "true");
  still.hidden = true;
  const inside = still.attachShadow({ mode: "closed" });
  inside.append(document.createRange().createContextualFragment(named(html, (number) => `still-${number}`)));
  const styles = [...inside.querySelectorAll("link")].filter(({ rel }) => rel === "stylesheet");
  const dressed = styles.map((link) => new Promise((done) => { link.onload = link.onerror = done; }));
  Promise.all(dressed).then(() => { still.hidden = false; });
  const widgets = new Widgets(() => {}, () => still.remove());
  for (const told of inside.querySelectorAll(TOLD)) {
    const el = document.createElement("div");
    told.replaceWith(el);
    ends.push(widgets.open(JSON.parse(told.textContent ?? ""), el));
  }
  return still;
}
