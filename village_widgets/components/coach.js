import { button, drawn, element, focused } from "./element.js";

/** @import { Coached, CoachedMove, Whisker } from "./messages" */
/** @import { Send, Sheet, Words } from "./types" */

// Where a move stands beside the best, and how far that may be wrong: a bar with a dot, and the best as an upright line.
/** @param {NonNullable<Whisker>} whisker */
function whisker([best, low, here, high]) {
  const inside = `<path class="vc-best" d="M${best} 0V16"></path><path class="vc-span" d="M${low} 8H${high}M${low} 4V12M${high} 4V12"></path><path class="vc-here" d="M${here} 8h0"></path>`;
  return drawn(inside, { class: "vc-whisker", viewBox: "0 0 100 16", preserveAspectRatio: "none", "aria-hidden": "true" });
}

// What the coach says, in a sheet: it opens when somebody has asked, gets better while it is open, and the coach is let go when it
// closes. `point` lights a place on the board.
/** @param {Words} words @param {Send} send @param {Sheet} sheet @param {(at: string) => void} point */
export function coach(words, send, sheet, point) {
  const said = element("p", { class: "vc-coach-said", role: "status" });
  const bar = element("progress", { max: 100, "aria-hidden": "true" });
  const list = element("ol", { class: "vc-coach-moves" });
  const scale = element("small", { hidden: true }, words["coach-scale"]);
  const root = element("div", { class: "vc-coach" }, said, bar, list, scale, element("small", {}, words["coach-about"]));
  /** @type {Map<string, ReturnType<typeof entry>>} */
  const known = new Map(); // by what they are called
  let looking = false;

  const here = () => root.isConnected && sheet.open();

  function leave() {
    if (looking) send({ do: "coach-leave" });
    looking = false;
  }

  sheet.root.addEventListener("toggle", (event) => event.newState === "closed" && leave());

  /** @param {string} at */
  function show(at) {
    sheet.close();
    point(at);
  }

  // One move; what is said of it changes as the coach looks on.
  /** @type {(move: CoachedMove) => { root: HTMLElement, change: (move: CoachedMove) => void }} */
  function entry([move, then, at]) {
    const stands = element("div", {});
    const verdict = element("p", { class: "vc-verdict" });
    const grounds = element("p", {});
    const sum = element("summary", {});
    const sums = element("dl", {});
    const fold = element("details", { hidden: true }, sum, sums);
    const goes = then.map((each) => element("small", {}, `→ ${each}`));
    const where = at ? [button(words["show-board"], () => show(at), { class: "vc-button vc-quiet" })] : [];
    return {
      root: element("li", {}, element("strong", {}, move), ...goes, stands, verdict, grounds, fold, ...where),
      change([, , , said, why, points, lines, place]) {
        verdict.textContent = said;
        grounds.textContent = why;
        stands.replaceChildren(...(place ? [whisker(place)] : []));
        sum.textContent = points;
        sums.replaceChildren(...lines.flatMap(([category, each]) => [element("dt", {}, category), element("dd", {}, each)]));
        fold.hidden = !points;
      },
    };
  }

  return {
    /** @param {Coached} told */
    show(told) {
      if (!told.opens && !here()) return leave();
      looking = told.looking;
      said.textContent = told.said;
      bar.value = told.percent;
      bar.hidden = !told.looking;
      if (told.opens) known.clear();
      const moves = told.moves.map((move) => {
        const shown = known.get(move[0]) ?? entry(move);
        known.set(move[0], shown);
        shown.change(move);
        return shown.root;
      });
      if (moves.length !== list.children.length || moves.some((each, at) => each !== list.children[at])) {
        const held = focused(list);
        list.replaceChildren(...moves);
        if (held?.isConnected) held.focus({ preventScroll: true });
      }
      scale.hidden = !told.moves.some(([, , , , , , , place]) => place);
      if (told.opens) sheet.tell(words.coach, "", root);
    },
    // The table has gone on: what is said was about another decision.
    overtaken() {
      if (!here() || bar.hidden) return;
      looking = false;
      bar.hidden = true;
      said.textContent = words["coach-overtaken"];
    },
  };
}
