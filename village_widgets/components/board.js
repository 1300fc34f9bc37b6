import { drawn, element, focused, parts, reveal } from "./element.js";

/** @import { ShownPanel } from "./messages" */
/** @import { Words } from "./types" */

const BACK = new Set(["ArrowLeft", "ArrowUp"]);
const ON = new Set(["ArrowRight", "ArrowDown"]);

// The drawn panels: parts are replaced by key, and whatever carries data-at can be pointed at.
/** @param {Words} words @param {(at: string) => void} point */
export function board(words, point) {
  const grid = element("div", { class: "vc-grid" });
  const root = element("section", { class: "vc-picture", "aria-label": words.board }, grid);
  /** @type {Map<string, SVGElement>} */
  let panels = new Map();
  /** @type {Map<string, SVGElement>} */
  let keyed = new Map();
  /** @type {Map<string, string>} */
  let open = new Map();
  /** @type {Set<string>} */
  let barred = new Set();
  /** @type {Record<string, string>} */
  let names = {};
  /** @type {string | null} */
  let mine = null;
  /** @type {HTMLElement | undefined} */
  let revealed; // the panel that was last brought into view
  let subject = ""; // what was pointed at last, on the board or by its button
  /** @type {string[]} */
  let taught = [];
  /** @type {string[]} */
  let near = [];
  /** @type {string[]} */
  let about = []; // what a lesson's task is about, the place itself before others
  let seeking = false;

  /** @type {(selector: string) => HTMLElement[]} */
  const everywhere = (selector) => parts(root, selector);
  /** @type {(at: string) => HTMLElement | undefined} */
  const place = (at) => root.querySelector(`[data-at="${CSS.escape(at)}"]`) ?? undefined;

  /** @param {string} at */
  const spot = (at) => place(at) ?? panels.get(at);
  /** @param {string} at */
  const around = (at) => panels.get(at) ?? place(at)?.closest(".vc-panel");

  function teach() {
    for (const old of everywhere(".vc-taught, .vc-near, .vc-first"))
      old.classList.remove("vc-taught", "vc-near", "vc-first");
    for (const at of taught) spot(at)?.classList.add("vc-taught");
    for (const at of near) around(at)?.classList.add("vc-near");
    const order = [...new Set([...about, ...near].flatMap((at) => around(at) ?? []))];
    order[0]?.classList.add("vc-first");
    for (const panel of panels.values())
      panel.style.setProperty("--near", String(order.indexOf(panel) + 1 || order.length + 1));
  }

  /** @param {string} key @param {string} inside */
  function part(key, inside) {
    const group = drawn(inside, { "data-part": key }, "g");
    keyed.set(key, group);
    return group;
  }

  // What is for the eye alone: letters on what can be pressed, whose name says all, and in a panel that tells itself in words
  // everything but these.
  /** @type {(place: Element, told: boolean) => void} */
  function hush(place, told) {
    for (const letters of parts(place, told ? "text:not(.vc-said)" : "[data-at] text"))
      letters.setAttribute("aria-hidden", "true");
    for (const title of parts(place, told ? "title" : "[data-at] title"))
      title.parentElement?.setAttribute("aria-hidden", "true");
  }

  /** @param {ShownPanel} panel */
  function panel([key, title, box, list]) {
    const svg = drawn("", {
      class: "vc-panel",
      viewBox: box,
      role: "group",
      "aria-label": title,
      "data-panel": key,
    });
    svg.append(...list.map(([name, inside]) => part(name, inside)));
    hush(svg, svg.querySelector(".vc-said") !== null);
    panels.set(key, svg);
    return svg;
  }

  // What of a target is pressed: the area behind its drawing, so that the letters drawn there are no part of what it is called.
  /** @param {HTMLElement} target */
  const area = (target) => /** @type {HTMLElement} */ (target.querySelector(":scope > .h") ?? target);

  /** @param {HTMLElement} target */
  function mark(target) {
    const at = target.dataset.at ?? "";
    const face = area(target);
    const label = open.get(at);
    const no = label === undefined && (seeking || barred.has(at) || !target.classList.contains("m"));
    target.classList.toggle("vc-open", label !== undefined);
    target.classList.toggle("vc-barred", no);
    if (label === undefined && !no) {
      for (const attribute of ["role", "tabindex", "aria-label"]) face.removeAttribute(attribute);
      return;
    }
    face.setAttribute("role", "button");
    face.setAttribute("tabindex", no && !seeking ? "-1" : "0");
    face.setAttribute("aria-label", label ?? (seeking ? names[at] : `${names[at]}, ${words.barred}`) ?? at);
  }

  /** @type {(event: Event) => HTMLElement | null} */
  const targetOf = (event) => /** @type {Element} */ (event.target).closest("[data-at]");

  /** @param {HTMLElement} target */
  function pointAt({ dataset: { at = "" } }) {
    subject = at;
    point(at);
  }

  /** @param {MouseEvent} event */
  function pointed(event) {
    const target = targetOf(event);
    if (target?.matches(".vc-open, .vc-barred")) pointAt(target);
    else if (seeking) elsewhere(/** @type {Element} */ (event.target).closest(".vc-panel"));
  }

  // Whoever seeks something and points at nothing in particular is answered too: they have pointed at a panel.
  /** @param {Element | null} panel */
  function elsewhere(panel) {
    if (panel) point(`${panel.getAttribute("data-panel")}@`);
  }

  /** @param {KeyboardEvent} event */
  function pressed(event) {
    const target = targetOf(event);
    if (!target) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      pointAt(target);
    } else if (BACK.has(event.key) || ON.has(event.key)) {
      event.preventDefault();
      const here = parts(target.closest(".vc-panel") ?? root, ".vc-open, .vc-barred");
      if (BACK.has(event.key)) here.reverse();
      const rest = here.slice(here.indexOf(target)).slice(1);
      area(rest[0] ?? here[0]).focus();
    }
  }

  // What the decision is about: the places where something can be done, those of which a lesson speaks or where its task lies before
  // others; where nothing can, those where it could but for the rules.
  function asked() {
    const seen = everywhere("[data-at]").filter((place) => place.checkVisibility());
    const can = seen.filter((place) => place.matches(".vc-open"));
    for (const first of [".vc-taught", ".vc-first"]) {
      const there = can.filter((place) => place.closest(first));
      if (there.length) return there;
    }
    return can.length ? can : seen.filter(({ dataset: { at = "" } }) => barred.has(at));
  }

  root.addEventListener("click", pointed);
  root.addEventListener("keydown", pressed);

  return {
    root,
    /** @param {ShownPanel[]} list */
    whole(list) {
      keyed = new Map();
      panels = new Map();
      list.forEach(panel);
      mine = null;
    },
    /** @param {Record<string, string>} changed */
    patch(changed) {
      const held = /** @type {HTMLElement | null | undefined} */ (focused(document)?.closest("[data-at]"))
        ?.dataset.at;
      for (const [key, inside] of Object.entries(changed)) {
        const group = keyed.get(key);
        if (!group) continue;
        group.innerHTML = inside;
        hush(group, group.parentElement?.querySelector(".vc-said") !== null);
      }
      return held;
    },
    // The panel of whoever looks comes first; all others keep their order.
    /** @param {string} key */
    markOwn(key) {
      if (key === mine) return;
      mine = key;
      const own = panels.get(key);
      for (const svg of panels.values()) svg.classList.toggle("vc-own", svg === own);
      grid.replaceChildren(...(own ? [own] : []), ...[...panels.values()].filter((svg) => svg !== own));
    },
    // Whether a panel is another's: everybody's own is called by what it is and by their seat.
    /** @param {string} key */
    isAnothers: (key) => key !== mine && key.includes(":") && key.split(":")[0] === mine?.split(":")[0],
    /** @type {(labels: Map<string, string>, refused: Set<string>, called: Record<string, string>) => void} */
    targets(labels, refused, called) {
      open = labels;
      subject = "";
      barred = refused;
      names = { ...names, ...called };
      everywhere("[data-at]").forEach(mark);
      teach();
    },
    // What a lesson speaks of, and what belongs to it, the most important first: places, or whole panels; whether a place is to be
    // found, and whether another task begins.
    /** @type {(spoken: string[], belongs: string[], find: boolean, begins?: boolean) => void} */
    teach(spoken, belongs, find, begins) {
      taught = spoken;
      near = belongs;
      if (begins) about = near;
      if (find !== seeking) {
        seeking = find;
        everywhere("[data-at]").forEach(mark);
      }
      teach();
    },
    /** @param {string} at */
    reveal(at) {
      reveal(spot(at), "center");
    },
    place,
    // Whatever has a name: a part by its key after a slash, a target, a panel.
    /** @param {string} called */
    named: (called) => (called.startsWith("/") ? keyed.get(called.slice(1)) : spot(called)),
    // The keyboard goes to a place; returns whether it is there.
    /** @param {string} at */
    focus(at) {
      const found = place(at);
      if (found) area(found).focus({ preventScroll: true });
      return found !== undefined;
    },
    /** @param {string} at */
    light(at) {
      for (const lit of everywhere(".vc-lit")) lit.classList.remove("vc-lit");
      if (at) {
        subject = at;
        spot(at)?.classList.add("vc-lit");
      }
    },
    // What was pointed at last.
    subject: () => spot(subject),
    asked,
    // Those of these places and panels that lie on the board.
    /** @type {(called: string[]) => HTMLElement[]} */
    places: (called) => called.flatMap((at) => /** @type {HTMLElement | undefined} */ (spot(at)) ?? []),
    // The first of these places on a panel: each time this is asked on the next panel.
    next() {
      const first = new Map(
        asked()
          .reverse()
          .map((place) => [place.closest(".vc-panel"), place]),
      );
      const panels = parts(root, ".vc-panel").filter((panel) => first.has(panel));
      const rest =
        revealed && panels.includes(revealed) ? panels.slice(panels.indexOf(revealed)).slice(1) : [];
      revealed = rest[0] ?? panels[0];
      return first.get(revealed ?? null);
    },
  };
}
