import { read, write } from "./browserstore.js";
import { button, element } from "./element.js";

/** @import { Habits } from "./commands" */
/** @import { Send, Sheet, Words } from "./types" */

const KEPT = "village-companion.habits";

// How somebody likes to play, as this browser keeps it: all of it, unless they said otherwise.
/** @returns {Required<Habits>} */
export function kept() {
  const { forced, cover } = read(KEPT) ?? {};
  return { forced: forced !== false, cover: cover !== false };
}

// The button that opens these settings, with the number of the game on the table below them, where it has one.
/** @param {Words} words @param {Send} send @param {Pick<Sheet, "tell">} sheet @param {() => string} seed */
export function habits(words, send, sheet, seed) {
  /** @type {(name: "forced" | "cover", label: string, about: string) => HTMLElement} */
  function setting(name, label, about) {
    const box = element("input", {
      type: "checkbox",
      checked: kept()[name],
      change: () => {
        const now = { ...kept(), [name]: box.checked };
        write(KEPT, now);
        send({ do: "habits", habits: now });
      },
    });
    return element(
      "div",
      { class: "vc-habit" },
      element("label", {}, box, element("span", {}, label)),
      element("p", { class: "vc-about" }, about),
    );
  }

  return button(words.habits, () =>
    sheet.tell(
      words.habits,
      "",
      setting("forced", words["habit-forced"], words["habit-forced-about"]),
      setting("cover", words["habit-cover"], words["habit-cover-about"]),
      ...(seed()
        ? [
            element(
              "div",
              { class: "vc-habit" },
              element("strong", {}, `${words["used-seed"]}: ${seed()}`),
              element("p", { class: "vc-about" }, words["used-seed-about"]),
            ),
          ]
        : []),
    ),
  );
}
