import { button, drawn, element, focused } from "./element.js";

/** @import { Coached, CoachedMove, Costly, CostlyMove, Whisker } from "./messages" */
/** @import { Send, Sheet, Words } from "./types" */

const SETTLED = 400; // milliseconds after a pointer has left until what it pointed at may move: a tap is a click only then

// Where a move stands beside the best, and how far that may be wrong: a bar with a dot, and the best as an upright line.
/** @param {NonNullable<Whisker>} whisker */
function whisker([best, low, here, high]) {
  const inside = `<path class="vc-best" d="M${best} 0V16"></path><path class="vc-span" d="M${low} 8H${high}M${low} 4V12M${high} 4V12"></path><path class="vc-here" d="M${here} 8h0"></path>`;
  return drawn(inside, {
    class: "vc-whisker",
    viewBox: "0 0 100 16",
    preserveAspectRatio: "none",
    "aria-hidden": "true",
  });
}

// An answer in a sheet that gets better while it is open: what is listed there changes in place, and whoever looks for it is told
// to stop when it is closed. `known` by their keys are the entries that stand there. While somebody points at one of them, all
// stay in their order: what is pressed is what was pointed at.
/** @template M @param {Words} words @param {Send} send @param {Sheet} sheet @param {string} title @param {(move: M) => { root: HTMLElement, change: (move: M) => void }} entry @param {...HTMLElement} below */
function improving(words, send, sheet, title, entry, ...below) {
  const said = element("p", { class: "vc-coach-said", role: "status" });
  const bar = element("progress", { max: 100, "aria-hidden": "true" });
  const stop = button(
    words["coach-stop"],
    () => {
      leave();
      rest(words["coach-stopped"]);
    },
    { class: "vc-button vc-quiet" },
  );
  const going = element("div", { class: "vc-coach-going" }, bar, stop);
  const list = element("ol", { class: "vc-coach-moves" });
  const root = element("div", { class: "vc-coach" }, said, going, list, ...below);
  /** @type {Map<string, ReturnType<typeof entry>>} */
  const known = new Map();
  let looking = false;
  let pointed = false;
  /** @type {HTMLElement[]} */
  let wanted = []; // the entries in the order that they should have
  /** @type {HTMLElement[]} */
  let shown = []; // as they stand there

  const here = () => root.isConnected && sheet.open();

  function leave() {
    if (looking) send({ do: "coach-leave" });
    looking = false;
  }

  /** @param {string} text */
  function rest(text) {
    if (going.contains(document.activeElement)) sheet.root.querySelector("h2")?.focus();
    going.hidden = true;
    said.textContent = text;
  }

  function order() {
    const next = pointed
      ? [...new Set([...shown, ...wanted])].filter((each) => wanted.includes(each))
      : wanted;
    if (next.length === shown.length && next.every((each, at) => each === shown[at])) return;
    shown = next;
    const held = focused(list);
    list.replaceChildren(...shown);
    if (held?.isConnected) held.focus({ preventScroll: true });
  }

  list.addEventListener("pointerenter", () => {
    pointed = true;
  });
  list.addEventListener("pointerleave", () => {
    pointed = false;
    setTimeout(() => pointed || order(), SETTLED);
  });
  // Before it closes: a press beside it closes it first, and may be the next question.
  sheet.root.addEventListener("beforetoggle", (event) => event.newState === "closed" && leave());

  return {
    /** @type {(told: Coached | Costly, moves: [string, M][]) => void} */
    show(told, moves) {
      if (!told.opens && !(here() && looking)) return leave();
      looking = told.looking;
      if (told.looking) said.textContent = told.said;
      else rest(told.said);
      bar.value = told.percent;
      going.hidden = !told.looking;
      if (told.opens) {
        known.clear();
        pointed = false;
      }
      wanted = moves.map(([key, move]) => {
        const made = known.get(key) ?? entry(move);
        known.set(key, made);
        made.change(move);
        return made.root;
      });
      order();
      if (told.opens) sheet.tell(title, "", root);
    },
    // The table has gone on: what is said was about another decision.
    overtaken() {
      if (!here() || !looking) return;
      looking = false;
      rest(words["coach-overtaken"]);
    },
  };
}

// What the coach says of the moves that there are. `point` lights a place on the board.
/** @param {Words} words @param {Send} send @param {Sheet} sheet @param {(at: string) => void} point */
export function coach(words, send, sheet, point) {
  const scale = element("small", { hidden: true }, words["coach-scale"]);
  const about = element("small", {}, words["coach-about"]);
  const answer = improving(words, send, sheet, words.coach, entry, scale, about);

  /** @param {string} at */
  function show(at) {
    sheet.close();
    point(at);
  }

  // One move; what is said of it changes as the coach looks on.
  /** @param {CoachedMove} move */
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
      /** @param {CoachedMove} move */
      change([, , , said, why, points, lines, place]) {
        verdict.textContent = said;
        grounds.textContent = why;
        stands.replaceChildren(...(place ? [whisker(place)] : []));
        sum.textContent = points;
        sums.replaceChildren(
          ...lines.flatMap(([category, each]) => [element("dt", {}, category), element("dd", {}, each)]),
        );
        fold.hidden = !points;
      },
    };
  }

  return {
    /** @param {Coached} told */
    show(told) {
      scale.hidden = !told.moves.some(([, , , , , , , place]) => place);
      answer.show(
        told,
        told.moves.map((move) => [move[0], move]),
      );
    },
    overtaken: answer.overtaken,
  };
}

// What cost most in a game that is over. Going to a decision puts a what-if line on the table, from which one comes back.
/** @param {Words} words @param {Send} send @param {Sheet} sheet */
export function costly(words, send, sheet) {
  const answer = improving(
    words,
    send,
    sheet,
    words.costly,
    entry,
    element("small", {}, words["costly-about"]),
  );

  // One decision, what was done and what would have been better.
  /** @param {CostlyMove} move */
  function entry([step, when]) {
    const verdict = element("p", { class: "vc-verdict" });
    const done = element("p", {});
    const better = element("p", {});
    const grounds = element("p", {});
    const figures = element("p", {});
    const fold = element("details", {}, element("summary", {}, words["costly-figures"]), figures);
    const there = button(
      words["costly-go"],
      () => {
        sheet.close();
        send({ do: "what-if", step });
      },
      { class: "vc-button vc-quiet" },
    );
    return {
      root: element("li", {}, element("strong", {}, when), verdict, done, better, grounds, fold, there),
      /** @param {CostlyMove} move */
      change([, , did, said, best, then, why, exact]) {
        verdict.textContent = said;
        done.textContent = did;
        better.replaceChildren(best, ...then.map((each) => element("small", {}, `→ ${each}`)));
        grounds.textContent = why;
        figures.textContent = exact;
      },
    };
  }

  return {
    /** @param {Costly} told */
    show(told) {
      answer.show(
        told,
        told.moves.map((move) => [String(move[0]), move]),
      );
    },
  };
}
