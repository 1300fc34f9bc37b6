import { button, element, name } from "../components/element.js";
import { standing } from "./changed.js";

/** @import { Alternative, DecisionGroup, Whose } from "./messages" */
/** @import { Words } from "./words" */

const FEW = 8; // answers that are listed without a question for their kind first

// Answers to be pressed; what differs in them from what `was` there stands out.
/** @param {Alternative[]} list @param {(answer: Alternative[1]) => void} take @param {string} [was] */
export const answerList = (list, take, was = "") =>
  element(
    "div",
    { class: "vc-menu vc-correct-list" },
    ...list.map(([said, answer]) => button(was ? standing(was, said) : said, () => take(answer))),
  );

// Something that opens below its title, and comes into view then.
/** @param {string} title @param {HTMLElement} inside
 * @param {string} [name] whatever else has this name closes */
export function folding(title, inside, name) {
  const made = element("details", name ? { name } : {}, element("summary", {}, title), inside);
  made.addEventListener("toggle", () => {
    if (made.open) made.scrollIntoView({ block: "start" });
  });
  return made;
}

// One of many answers, found as on a pad: by player, then by kind. The first player's are shown at once.
// `without`: the words of an answer that is not listed.
/** @param {Words} words @param {Whose[]} every @param {(answer: Alternative[1]) => void} take
 * @param {string} [without] */
export function chooser(words, every, take, without = "") {
  const kinds = element("div", { class: "vc-kinds" });
  /** @param {DecisionGroup[]} list @returns {DecisionGroup[]} */
  const shown = (list) =>
    list
      .map(
        ([label, answers]) =>
          /** @type {DecisionGroup} */ ([label, answers.filter(([said]) => said !== without)]),
      )
      .filter(([, answers]) => answers.length);
  const players = every.map(([who, all]) => {
    const list = shown(all);
    const one = button("", () => turnTo(one, list), { class: "vc-button", "aria-pressed": "false" });
    one.append(who ? name(who) : words["correct-nobody"]);
    return one;
  });

  /** @param {DecisionGroup} kind */
  const folded = ([label, answers]) =>
    label ? folding(label, answerList(answers, take), "vc-kind") : answerList(answers, take);

  /** @param {HTMLElement | undefined} player @param {DecisionGroup[]} list */
  function turnTo(player, list) {
    for (const one of players) one.ariaPressed = String(one === player);
    const few = list.reduce((count, [, answers]) => count + answers.length, 0) <= FEW;
    kinds.replaceChildren(
      ...(few
        ? [
            answerList(
              list.flatMap(([, answers]) => answers),
              take,
            ),
          ]
        : list.map(folded)),
    );
  }

  turnTo(players[0], shown(every[0]?.[1] ?? []));
  const whose = element(
    "div",
    { class: "vc-whose", role: "group", "aria-label": words["correct-whose"] },
    ...players,
  );
  return element("div", { class: "vc-chooser" }, ...(players.length > 1 ? [whose] : []), kinds);
}
