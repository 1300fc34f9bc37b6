import { button, element } from "../components/element.js";

// Everything that was entered, the newest first; what was taken back stays, struck through.
export function tableHistory(words, send, answers) {
  const list = element("ol", { class: "vc-past", tabindex: "0", "aria-label": words.history });
  const clock = new Intl.DateTimeFormat(document.documentElement.lang || undefined, { hour: "2-digit", minute: "2-digit" });
  const day = new Intl.DateTimeFormat(document.documentElement.lang || undefined, { day: "numeric", month: "short" });

  function moment(at) {
    if (!at) return "";
    const when = new Date(at * 1000);
    return when.toDateString() === new Date().toDateString() ? clock.format(when) : `${day.format(when)}, ${clock.format(when)}`;
  }

  // Everything after an entry is taken back: once asked, once sure.
  function returning(later) {
    const asked = element("div", { class: "vc-past-back" });
    const sure = button(words["history-back-yes"], () => { answers.close(); send({ do: "undo", count: later }); }, { class: "vc-button vc-main" });
    const ask = button(words["history-back"], () => {
      asked.replaceChildren(element("p", { class: "vc-about" }, words["history-back-sure"]), sure);
      sure.focus();
    }, { class: "vc-button vc-quiet" });
    asked.append(ask);
    return asked;
  }

  function entry([number, by, at, lines, undone, later]) {
    const said = lines.map((line) => element("p", {}, undone ? element("s", {}, line) : line));
    const who = element("small", {}, element("span", {}, String(number)), ...(by ? [element("bdi", {}, by)] : []), element("time", {}, moment(at)),
      ...(undone ? [element("span", {}, words["history-undone"])] : []));
    return element("li", { class: undone ? "vc-undone" : "" }, who, ...said, ...(later ? [returning(later)] : []));
  }

  return {
    open: () => list.isConnected && list.closest(".vc-sheet").matches(":popover-open"),
    show(entries) {
      list.replaceChildren(...[...entries].reverse().map(entry));
      if (!entries.length) list.replaceChildren(element("li", {}, words["history-empty"]));
      if (!list.isConnected || !list.closest(".vc-sheet").matches(":popover-open")) answers.tell(words.history, words["history-about"], list);
    },
  };
}
