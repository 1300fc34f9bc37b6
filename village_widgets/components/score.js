import { element, name, parts, reveal } from "./element.js";
import { unfold } from "./motion.js";

/** @import { BoardPlayer, Score } from "./messages" */
/** @import { Words } from "./types" */

// The final score by category, with the winner and the rules that told; at first line by line, and who won at the end.
/** @param {Words} words @param {() => void} ended */
export function score(words, ended) {
  const root = element("section", {
    class: "vc-score",
    tabindex: "-1",
    "aria-label": words.score,
    hidden: true,
  });
  let before = false;

  /** @type {([players, lines, totals, winners, result, reasons]: Score, seated: BoardPlayer[]) => void} */
  function show([players, lines, totals, winners, result, reasons], seated) {
    const heads = players.map((_, seat) => {
      const won = players.length > 1 && winners.includes(seat) ? [element("small", {}, words.winner)] : [];
      return element("th", { scope: "col" }, name(seated[seat]), ...won);
    });
    const rows = lines.map(([label, points]) =>
      element(
        "tr",
        {},
        element("th", { scope: "row" }, label),
        ...points.map((count) => element("td", {}, String(count))),
      ),
    );
    const sums = element(
      "tr",
      {},
      element("th", { scope: "row" }, words.total),
      ...totals.map((sum) => element("td", {}, String(sum))),
    );
    root.replaceChildren(
      element(
        "div",
        {},
        element("h2", {}, words.score),
        element("p", { class: "vc-result" }, result),
        element("ul", { class: "vc-cited" }, ...reasons.map((reason) => element("li", {}, reason))),
      ),
      element(
        "div",
        { class: "vc-wide" },
        element(
          "table",
          {},
          element("thead", {}, element("tr", {}, element("td", {}), ...heads)),
          element("tbody", {}, ...rows),
          element("tfoot", {}, sums),
        ),
      ),
    );
  }

  return {
    root,
    /** @type {(sheet: Score | undefined, seated: BoardPlayer[]) => void} */
    show(sheet, seated) {
      root.hidden = sheet === undefined;
      if (sheet !== undefined) show(sheet, seated);
      if (sheet !== undefined && !before) {
        reveal(root, "start");
        ended();
        unfold([
          ...parts(root, "tbody tr"),
          ...parts(root, "tfoot"),
          ...parts(root, "thead small, .vc-result, .vc-cited"),
        ]);
      }
      before = sheet !== undefined;
    },
  };
}
