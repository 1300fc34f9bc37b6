import { button, element, pictures, price } from "./element.js";

/** @import { Composer, Way } from "./messages" */
/** @import { Send, Words } from "./types" */

// A payment put together piece by piece: a tap on a kind adds one. The page only keeps which pieces were tapped; what they come
// to, what may be added and when it can be paid is said after every tap.
/** @param {Words} words @param {Send} send @param {Composer} begun @param {number} v @param {() => void} close */
export function composer(words, send, begun, v, close) {
  const { row, kinds } = begun;
  let { put } = begun;
  const lines = new Map(kinds.map(({ kind, picture }) => [kind, line(kind, picture)]));
  const said = element("p", { class: "vc-composed", role: "status" });
  const ways = element("div", { class: "vc-payments" });
  const fill = button(words["compose-fill"], () => ask(put, true), { class: "vc-button vc-fill" });
  const root = element(
    "div",
    { class: "vc-composer" },
    ...[...lines.values()].map((each) => each.root),
    said,
    ways,
    fill,
  );

  /** @type {(pieces: string[], filled: boolean) => void} */
  function ask(pieces, filled) {
    put = pieces;
    send({ do: "compose", row, put, fill: filled, v });
  }

  // What can't be tapped now stays where the keyboard is, and is only marked: a tap on it comes to nothing.
  /** @param {string} kind @param {string} picture */
  function line(kind, picture) {
    const label = element("strong", {});
    const room = element("small", {});
    const more = button(
      element("span", { class: "vc-what" }, ...pictures(picture ? [picture] : []), label),
      () => ask([...put, kind], false),
      { class: "vc-button vc-add" },
    );
    const less = button(
      "−",
      () =>
        ask(
          put.filter((_, at) => at !== put.lastIndexOf(kind)),
          false,
        ),
      { class: "vc-button vc-less" },
    );
    more.append(room);
    return { root: element("div", { class: "vc-kind" }, more, less), label, room, more, less };
  }

  /** @type {(part: HTMLElement, name: string, can: boolean) => void} */
  function able(part, name, can) {
    part.setAttribute("aria-label", name);
    part.setAttribute("aria-disabled", String(!can));
  }

  /** @param {[number, Way]} way */
  function pay([way, paid]) {
    const made = button(
      words.pay,
      () => {
        close();
        send({ do: "pick", row, way, v });
      },
      { class: "vc-button vc-main" },
    );
    made.append(...price(paid));
    return made;
  }

  // Answers to earlier taps are passed over.
  /** @param {Composer} state */
  function show(state) {
    if (state.asked && (state.row !== row || state.asked.join() !== put.join())) return;
    put = state.put;
    for (const { kind, label, room, more, less } of state.kinds) {
      const parts = lines.get(kind);
      if (!parts) continue;
      parts.label.textContent = label;
      parts.room.textContent = room;
      able(parts.more, `${words["compose-more"]}: ${label}, ${room}`, more);
      able(parts.less, `${words["compose-less"]}: ${label}`, less);
    }
    said.textContent = state.said;
    const left = ways.contains(document.activeElement) || document.activeElement === fill;
    const payments = state.ways.length
      ? state.ways.map(pay)
      : [button(words.pay, () => {}, { class: "vc-button vc-main", disabled: true })];
    ways.replaceChildren(...payments);
    fill.replaceChildren(words["compose-fill"], element("small", {}, state.fill));
    fill.disabled = !state.fill;
    if (left && fill.disabled) payments[0].focus({ preventScroll: true });
  }

  show(begun);
  return { root, show, v, focus: () => root.querySelector("button")?.focus({ preventScroll: true }) };
}
