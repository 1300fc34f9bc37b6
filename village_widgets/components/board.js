import { drawSvg, makeElement, findFocused, findParts, reveal } from "./element.js";
import { joinList } from "./sentences.js";
import { entitle } from "./speaking.js";

/** @import { ShownPanel } from "./messages" */
/** @import { Words } from "./types" */

const BACK = new Set(["ArrowLeft", "ArrowUp"]);
const ON = new Set(["ArrowRight", "ArrowDown"]);

/** The drawn panels. Their parts are replaced by key, and whatever carries data-at can be pointed at. */
export class Board {
  /** The drawn panels by key. @type {Map<string, SVGElement>} */
  panels = new Map();
  /** The drawn parts of all panels by key. @type {Map<string, SVGElement>} */
  keyed = new Map();
  /** The actions at the targets that can be pressed, in words, by target. @type {Map<string, string>} */
  open = new Map();
  /** Targets that the rules forbid now. @type {Set<string>} */
  barred = new Set();
  /** Names of targets, whether or not something can be done there. @type {Record<string, string>} */
  names = {};
  /** Key of the page's player's panel; null before it is known. @type {string | null} */
  mine = null;
  /** The panel that was last brought into view. @type {HTMLElement | undefined} */
  revealed;
  at = ""; // the target pressed last, on the board or by its button
  /** Targets or panels that the lesson's text points at. @type {string[]} */
  taught = [];
  /** Targets or panels around the lesson's task, those of the task itself first. @type {string[]} */
  near = [];
  /** Those that were near when the task began; their panels stay first. @type {string[]} */
  about = [];
  isSeeking = false;
  isWatched = false; // an onlooker's page, whose targets only explain themselves

  /** Create an empty board; `point` is called with each target that is pressed, `explain` with each label
   * that is pressed where nothing can be pointed at, such as a panel's title. `knows` tells whether a label
   * has a word that can be explained.
   * @param {Words} words @param {(at: string) => void} point @param {(label: string) => void} [explain]
   * @param {(label: string) => boolean} [knows] */
  constructor(words, point, explain = () => {}, knows = () => false) {
    this.words = words;
    this.point = point;
    this.explain = explain;
    this.grid = makeElement("div", { class: "vc-grid" });
    this.root = entitle(words, "board", makeElement("section", { class: "vc-picture" }, this.grid));
    this.root.addEventListener("click", (event) => this.press(event));
    this.root.addEventListener("keydown", (event) => this.pressKey(event));
    this.root.addEventListener("pointerover", (event) => {
      const label = findLabel(event);
      label?.classList.toggle("vc-word", !this.isSeeking && knows(label.textContent ?? ""));
    });
  }

  /** Draw all panels from the start; `markOwn` puts them on the page. @param {ShownPanel[]} panels */
  setPanels(panels) {
    this.keyed = new Map();
    this.panels = new Map(panels.map((panel) => [panel[0], drawPanel(panel, this.keyed)]));
    this.mine = null;
  }

  /** Replace parts by their keys; return the target that had the keyboard before, undefined if none had.
   * @param {Record<string, string>} changed */
  patch(changed) {
    const held = /** @type {HTMLElement | null | undefined} */ (findFocused(document)?.closest("[data-at]"));
    const at = held?.dataset.at;
    for (const [key, inside] of Object.entries(changed)) {
      const group = this.keyed.get(key);
      if (!group) continue;
      group.innerHTML = inside;
      hideFromReaders(group, group.parentElement?.querySelector(".vc-said") !== null);
    }
    return at;
  }

  /** Put the panels on the page, that of the page's player first; the others keep their order.
   * @param {string} key */
  markOwn(key) {
    if (key === this.mine) return;
    this.mine = key;
    const own = this.panels.get(key);
    const others = [...this.panels.values()].filter((svg) => svg !== own);
    for (const svg of others) svg.classList.remove("vc-own");
    own?.classList.add("vc-own");
    this.grid.replaceChildren(...(own ? [own] : []), ...others);
  }

  /** Set where something can be done, by what it is called, and what the rules bar; the target that was
   * pointed at last is forgotten.
   * @param {Map<string, string>} labels @param {string[]} [barred]
   * @param {Record<string, string>} [names] labels of new targets */
  setTargets(labels, barred, names) {
    this.open = labels;
    this.barred = new Set(barred);
    this.names = { ...this.names, ...names };
    this.at = "";
    for (const target of this.list("[data-at]")) this.mark(target);
    if (this.taught.length || this.near.length || this.about.length) this.markTaught();
  }

  /** Set what a lesson speaks of and what its task is about: places or panels, the most important first.
   * @param {string[]} spoken @param {string[]} near @param {boolean} isSeeking whether a place is to be found
   * @param {boolean} [begins] whether another task begins */
  teach(spoken, near, isSeeking, begins) {
    this.taught = spoken;
    this.near = near;
    if (begins) this.about = near;
    if (isSeeking !== this.isSeeking) {
      this.isSeeking = isSeeking;
      for (const target of this.list("[data-at]")) this.mark(target);
    }
    this.markTaught();
  }

  /** Mark the places, panels and order of panels that a lesson points at. */
  markTaught() {
    const { panels } = this;
    for (const old of this.list(".vc-taught, .vc-near, .vc-first"))
      old.classList.remove("vc-taught", "vc-near", "vc-first");
    for (const at of this.taught) this.findSpot(at)?.classList.add("vc-taught");
    for (const at of this.near) this.findPanel(at)?.classList.add("vc-near");
    const order = [...new Set([...this.about, ...this.near].flatMap((at) => this.findPanel(at) ?? []))];
    order[0]?.classList.add("vc-first");
    for (const panel of panels.values())
      panel.style.setProperty("--near", String(order.indexOf(panel) + 1 || order.length + 1));
  }

  /** Show only a part of some panels' height, and all of the others.
   * @param {Map<SVGElement, [from: number, high: number]>} cuts */
  cut(cuts) {
    for (const panel of this.panels.values()) {
      const [left, , wide, high] = (panel.dataset.box ?? "").split(" ");
      const [from, seen] = cuts.get(panel) ?? [0, Number(high)];
      const isCut = seen < Number(high);
      if (isCut || panel.classList.contains("vc-cut"))
        panel.setAttribute("viewBox", isCut ? `${left} ${from} ${wide} ${seen}` : (panel.dataset.box ?? ""));
      panel.classList.toggle("vc-cut", isCut);
    }
  }

  /** Mark a target as open, barred or neither.
   * @param {HTMLElement} target */
  mark(target) {
    const { isSeeking, isWatched, names, words } = this;
    const at = target.dataset.at ?? "";
    const face = findFace(target);
    const label = this.open.get(at);
    const isOpen = label !== undefined;
    const isBarred = !isOpen && (isSeeking || this.barred.has(at) || !target.classList.contains("m"));
    target.classList.toggle("vc-open", isOpen);
    target.classList.toggle("vc-barred", isBarred);
    if (!isOpen && !isBarred) {
      for (const attribute of ["role", "tabindex", "aria-label"]) face.removeAttribute(attribute);
      return;
    }
    const named = isSeeking || isWatched ? names[at] : joinList(words, names[at], words.barred);
    setNew(face, "role", "button");
    setNew(face, "tabindex", isBarred && !isSeeking ? "-1" : "0");
    setNew(face, "aria-label", label ?? named ?? at);
  }

  /** Point at the target that was clicked, if it is open or barred; while a place is sought, also at a panel;
   * otherwise explain the label that was clicked.
   * @param {MouseEvent} event */
  press(event) {
    const target = findTargetOf(event);
    if (target?.matches(".vc-open, .vc-barred")) this.pointAt(target);
    else if (this.isSeeking) {
      // In a task to find a place, a press beside all targets counts as pointing at the panel.
      const panel = /** @type {Element} */ (event.target).closest(".vc-panel");
      if (panel) this.point(`${panel.getAttribute("data-panel")}@`);
    } else this.explain(findLabel(event)?.textContent ?? "");
  }

  /** Point at a target on Enter or space, and move to the panel's next target on an arrow key.
   * @param {KeyboardEvent} event */
  pressKey(event) {
    const target = findTargetOf(event);
    if (!target) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.pointAt(target);
    } else if (BACK.has(event.key) || ON.has(event.key)) {
      event.preventDefault();
      const here = findParts(target.closest(".vc-panel") ?? this.root, ".vc-open, .vc-barred");
      if (BACK.has(event.key)) here.reverse();
      findFace(here[here.indexOf(target) + 1] ?? here[0]).focus();
    }
  }

  /** Report a target as pressed and remember it as the last. @param {HTMLElement} target */
  pointAt({ dataset: { at = "" } }) {
    this.at = at;
    this.point(at);
  }

  /** List all elements on the board that fit a selector. @param {string} selector */
  list(selector) {
    return findParts(this.root, selector);
  }

  /** Find a target by its name. @param {string} at @returns {HTMLElement | undefined} */
  findTarget(at) {
    return this.root.querySelector(`[data-at="${CSS.escape(at)}"]`) ?? undefined;
  }

  /** Find a target, a panel or one of its parts by its name. @param {string} at */
  findSpot(at) {
    return this.findTarget(at) ?? this.panels.get(at) ?? this.keyed.get(at);
  }

  /** Find the panel of a target or a part, or the panel itself. @param {string} at
   * @returns {HTMLElement | SVGElement | null | undefined} */
  findPanel(at) {
    return this.findSpot(at)?.closest(".vc-panel");
  }

  /** Find whatever has a name: a part by its key after a slash, a target, a panel.
   * @param {string} name */
  find = (name) => (name.startsWith("/") ? this.keyed.get(name.slice(1)) : this.findSpot(name));

  /** Find those of some targets and panels that lie on the board.
   * @param {string[]} names */
  listPlaces(names) {
    return names.flatMap((at) => /** @type {HTMLElement | undefined} */ (this.findSpot(at)) ?? []);
  }

  /** Return the place that was pointed at last, on the board or by its button. */
  get subject() {
    return this.findSpot(this.at);
  }

  /** Find the visible places that the decision is about: where something can be done, of these only the ones
   * that a lesson speaks of or where its task lies, if there are any; if nothing can be done, what the rules
   * bar. */
  listAsked() {
    const seen = this.list("[data-at]").filter((place) => place.checkVisibility());
    const can = seen.filter((place) => place.matches(".vc-open"));
    for (const first of [".vc-taught", ".vc-first"]) {
      const there = can.filter((place) => place.closest(first));
      if (there.length) return there;
    }
    return can.length ? can : seen.filter(({ dataset: { at = "" } }) => this.barred.has(at));
  }

  /** Find a place that the decision is about: the first on a panel, with each call on the next such panel;
   * undefined if there is none. */
  findNext() {
    const first = new Map(
      this.listAsked()
        .reverse()
        .map((place) => [place.closest(".vc-panel"), place]),
    );
    const panels = this.list(".vc-panel").filter((panel) => first.has(panel));
    const last = this.revealed ? panels.indexOf(this.revealed) : -1;
    this.revealed = panels[last + 1] ?? panels[0];
    return first.get(this.revealed ?? null);
  }

  /** Move the keyboard to a target; return whether it is there.
   * @param {string} at */
  focus(at) {
    const found = this.findTarget(at);
    if (found) findFace(found).focus({ preventScroll: true });
    return found !== undefined;
  }

  /** Light up one place, and no other; it then counts as pointed at. An empty name lights none.
   * @param {string} at */
  light(at) {
    for (const lit of this.list(".vc-lit")) lit.classList.remove("vc-lit");
    if (!at) return;
    this.at = at;
    this.findSpot(at)?.classList.add("vc-lit");
  }

  /** Scroll to a place.
   * @param {string} at */
  reveal(at) {
    reveal(this.findSpot(at), "center");
  }
}

/** Draw a panel with one group for each of its parts, and note these by their keys.
 * @param {ShownPanel} panel @param {Map<string, SVGElement>} keyed */
function drawPanel([key, title, box, list], keyed) {
  const svg = drawSvg("", {
    class: "vc-panel",
    viewBox: box,
    role: "group",
    translate: "no",
    "aria-label": title,
    "data-panel": key,
    "data-box": box,
  });
  for (const [name, inside] of list) {
    const group = drawSvg(inside, { "data-part": name }, "g");
    keyed.set(name, group);
    svg.append(group);
  }
  hideFromReaders(svg, svg.querySelector(".vc-said") !== null);
  return svg;
}

/** The part to press of each target, by target. @type {WeakMap<HTMLElement, HTMLElement>} */
const faces = new WeakMap();

/** Find what of a target is pressed: the area behind its drawing, so that letters drawn there don't name it.
 * @param {HTMLElement} target */
function findFace(target) {
  const known = faces.get(target);
  if (known) return known;
  const face = /** @type {HTMLElement} */ (target.querySelector(":scope > .h") ?? target);
  faces.set(target, face);
  return face;
}

/** Set an attribute unless it has the value already: setting it again would style the place again.
 * @param {HTMLElement} place @param {string} name @param {string} value */
function setNew(place, name, value) {
  if (place.getAttribute(name) !== value) place.setAttribute(name, value);
}

/** Find the target in which an event happened; null if it happened beside all targets.
 * @param {Event} event @returns {HTMLElement | null} */
const findTargetOf = (event) => /** @type {Element} */ (event.target).closest("[data-at]");

/** Find the label on the board where an event happened, unless it belongs to a target that can be pressed.
 * @param {Event} event @returns {Element | null} */
function findLabel(event) {
  const label = /** @type {Element} */ (event.target).closest("text");
  return label?.closest(".vc-open, .vc-barred") ? null : label;
}

/** Hide from screen readers what words say already: letters on targets, and all letters of a panel that
 * describes itself.
 * @param {Element} place @param {boolean} describes */
function hideFromReaders(place, describes) {
  for (const letters of findParts(place, describes ? "text:not(.vc-said)" : "[data-at] text"))
    letters.setAttribute("aria-hidden", "true");
  for (const title of findParts(place, describes ? "title" : "[data-at] title"))
    title.parentElement?.setAttribute("aria-hidden", "true");
}
