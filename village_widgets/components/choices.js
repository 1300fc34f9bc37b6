import { button, element, focused, painted, pictures, price } from "./element.js";

/** @import { ShownRow } from "./messages" */
/** @import { Board, Send, Words } from "./types" */

const SHORT = 3; // letters of a label, a number say, with which many stand in a line

// What can be done now, as buttons: a few beside the question, all of them in a list under the names of their panels, and below
// them, quietly, to do nothing. The list is drawn once the board is painted, and only where it lies open; a keyboard that was in it
// goes back to the question.
/** @param {Words} words @param {Send} send @param {Board} board @param {{ toBoard: () => void, back: () => void }} lead */
export function choices(words, send, board, { toBoard, back }) {
  const beside = element("div", { class: "vc-beside" });
  const count = element("span", { class: "vc-count" });
  const inside = element("div", { class: "vc-rows" });
  const list = element(
    "details",
    { class: "vc-list" },
    element("summary", {}, words["all-choices"], " ", count),
    inside,
  );
  const where = button(words["show-board"], toBoard, { class: "vc-button vc-quiet vc-where" });
  const last = element("div", { class: "vc-last" });
  const root = element(
    "div",
    { class: "vc-choices", role: "group", "aria-label": words.choices },
    beside,
    where,
    list,
    last,
  );
  let opened = false;
  let draw = () => {}; // the list, which is not drawn yet

  function fill() {
    const held = focused(inside);
    draw();
    draw = () => {};
    if (held && !held.isConnected) back();
  }

  list.addEventListener("toggle", () => list.open && fill());

  /** @type {(row: ShownRow, v: number) => HTMLElement} */
  function choice({ target, label, ways = [], pictures: shown = [], quiet, note, number: row }, v) {
    const several = ways[1] !== undefined;
    const said = element("span", { class: "vc-what" }, ...pictures(shown), label);
    const made = button(said, () => send(several ? { do: "row", row, v } : { do: "pick", row, way: 0, v }), {
      class: `vc-button vc-row${quiet ? " vc-quiet" : ""}`,
      pointerenter: () => board.light(target),
      pointerleave: () => board.light(""),
      focus: () => board.light(target),
      blur: () => board.light(""),
    });
    made.append(
      ...price(ways[0], several ? " …" : ""),
      ...(note ? [element("small", { class: "vc-note" }, note)] : []),
    );
    return made;
  }

  /** @param {string} target */
  function heading(target) {
    return board.place(target)?.closest(".vc-panel")?.getAttribute("aria-label") ?? "";
  }

  return {
    root,
    // Put the list away until somebody opens it.
    fold() {
      list.open = false;
      opened = true;
    },
    // Tiles are many small things to pick one of. Where it lies over the board the list would hide that: there it is opened when it
    // is wanted.
    /** @type {(rows: ShownRow[], v: number, over: boolean, tiles?: boolean) => void} */
    show(rows, v, over, tiles) {
      board.light("");
      beside.classList.toggle("vc-tiles", Boolean(tiles) && rows.length > 2);
      beside.classList.toggle(
        "vc-short",
        rows.every(({ label }) => label.length <= SHORT),
      );
      /** @type {(wanted: (entry: ShownRow) => boolean) => HTMLElement[]} */
      const made = (wanted) => rows.filter(wanted).map((entry) => choice(entry, v));
      const near = made(({ beside, quiet }) => Boolean(beside) && !quiet);
      const quiet = made(({ beside, quiet }) => Boolean(beside && quiet));
      draw = () => {
        /** @type {Map<string, HTMLElement[]>} */
        const groups = new Map();
        for (const entry of rows.filter(({ beside }) => !beside)) {
          const under = heading(entry.target);
          groups.set(under, [...(groups.get(under) ?? []), choice(entry, v)]);
        }
        inside.replaceChildren(
          ...[...groups].map(([under, made]) =>
            element(
              "div",
              { role: "group", "aria-label": under },
              element("h4", { "aria-level": "2" }, under),
              ...made,
            ),
          ),
        );
      };
      beside.replaceChildren(...near);
      beside.hidden = near.length === 0;
      last.replaceChildren(...quiet);
      last.hidden = quiet.length === 0;
      list.hidden = near.length + quiet.length === rows.length;
      where.hidden = !rows.some(({ target }) => board.place(target));
      count.textContent = String(rows.length);
      if (over) list.open = false;
      else if (!opened) list.open = opened = true;
      if (list.open || list.hidden) painted(root, fill);
    },
  };
}
