import { button, element } from "../components/element.js";

// Somebody else was faster: what they entered, and one's own input, to be entered still or left. One at a time; an input
// that nobody has decided about waits.
export function conflicts(words, answers, settle) {
  const waiting = new Map();

  function entered([by, lines]) {
    return element("li", {}, element("b", {}, element("bdi", {}, by || words["conflict-somebody"])), ...lines.map((line) => element("p", {}, line)));
  }

  function decide(token, message) {
    waiting.delete(token);
    answers.close();
    settle(token, message);
    next();
  }

  function asked({ token, mine, again, same }) {
    const still = button(words["conflict-still"], () => decide(token, again), { class: same ? "vc-button" : "vc-button vc-main" });
    const leave = button(words["conflict-leave"], () => decide(token, null), { class: same ? "vc-button vc-main" : "vc-button" });
    return [element("h3", {}, words["conflict-mine"]), element("p", { class: "vc-mine" }, mine),
      ...(same ? [element("p", { class: "vc-about" }, words["conflict-same"]), leave, still] : [still, leave])];
  }

  function next() {
    const [conflict] = waiting.values();
    if (!conflict) return;
    if (!conflict.again) {
      waiting.delete(conflict.token);
      settle(conflict.token, null);
    }
    answers.tell(words.conflict, words["conflict-about"], element("ul", { class: "vc-meanwhile-entered" }, ...conflict.meanwhile.map(entered)),
      ...(conflict.again ? asked(conflict) : [element("p", {}, words["conflict-look"])]));
  }

  return {
    get size() { return waiting.size; },
    next,
    show(conflict) {
      waiting.set(conflict.token, conflict);
      next();
    },
  };
}
