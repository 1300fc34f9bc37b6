import { button, element } from "../components/element.js";

/** @import { ShownConflict } from "./messages" */
/** @import { Settle } from "./types" */
/** @import { Sheet } from "../components/types" */
/** @import { Words } from "./words" */

// Conflicts: other inputs were stored before one of this page. A sheet shows both, and the player enters the
// input still or leaves it. One conflict at a time; the others wait.
/** @param {Words} words @param {Sheet} answers @param {Settle} settle */
export function conflicts(words, answers, settle) {
  /** @type {Map<string, ShownConflict>} */
  const waiting = new Map();
  /** @type {ShownConflict | null} */
  let shown = null; // the conflict that the sheet asks about: it doesn't change under a finger

  /** @param {[by: string, lines: string[]]} entry */
  function entered([by, lines]) {
    return element(
      "li",
      {},
      element("b", {}, element("bdi", {}, by || words["conflict-somebody"])),
      ...lines.map((line) => element("p", {}, line)),
    );
  }

  /** @type {Settle} */
  function decide(token, message) {
    waiting.delete(token);
    answers.close();
    settle(token, message);
    next();
  }

  /** @param {ShownConflict} conflict */
  const meant = ({ mine }) =>
    mine ? [element("h3", {}, words["conflict-mine"]), element("p", { class: "vc-mine" }, mine)] : [];

  // Ask about an input that can still be entered.
  /** @param {ShownConflict} conflict */
  function ask(conflict) {
    const { token, again, same } = conflict;
    const still = button(words["conflict-still"], () => decide(token, again), {
      class: same ? "vc-button" : "vc-button vc-main",
    });
    const leave = button(words["conflict-leave"], () => decide(token, null), {
      class: same ? "vc-button vc-main" : "vc-button",
    });
    shown = conflict;
    return [
      ...meant(conflict),
      ...(same
        ? [element("p", { class: "vc-about" }, words["conflict-same"]), leave, still]
        : [still, leave]),
      button(words["conflict-later"], answers.close, { class: "vc-button vc-quiet" }),
    ];
  }

  // Report an input that would mean something else now.
  /** @param {ShownConflict} conflict */
  function drop(conflict) {
    waiting.delete(conflict.token);
    settle(conflict.token, null);
    return [
      ...meant(conflict),
      element("p", {}, words["conflict-look"]),
      button(words.close, answers.close, { class: "vc-button vc-quiet" }),
    ];
  }

  function next() {
    const [conflict] = waiting.values();
    shown = null;
    if (!conflict) return;
    const asked = conflict.again ? ask(conflict) : drop(conflict);
    const others = element("ul", { class: "vc-meanwhile-entered" }, ...conflict.meanwhile.map(entered));
    const whose = conflict.own ? "conflict-before" : "conflict";
    answers.interrupt(words[whose], element("p", {}, words[`${whose}-about`]), others, ...asked);
  }

  return {
    get size() {
      return waiting.size;
    },
    next,
    clear() {
      waiting.clear();
      shown = null;
    },
    /** @param {ShownConflict} conflict */
    show(conflict) {
      waiting.set(conflict.token, conflict);
      if (!shown || !waiting.has(shown.token) || shown.token === conflict.token || !answers.isOpen) next();
    },
  };
}
