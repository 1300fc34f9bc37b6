import { element } from "../../components/element.js";

/** @import { Exported, Exports, SharedState } from "../messages" */
/** @import { TableCopy } from "../types" */
/** @import { Send } from "../../components/types" */
/** @import { Words } from "../words" */

// The exports of a game. Python makes a file on request; here it becomes a download, or a page of its own.
// Nothing is sent to other servers: an app on the device opens only if the player taps its link.
/** @param {Words} words @param {Send} send */
export function exporting(words, send) {
  const offers = element("div", { class: "vc-exports-list" });
  const ready = element("p", { class: "vc-exports-ready", role: "status" });
  const more = element("p", { class: "vc-about" });
  const root = element(
    "section",
    { class: "vc-exports", "aria-label": words.exports },
    element("h3", {}, words.exports),
    offers,
    ready,
    more,
  );
  let address = "";

  /** @type {(label: string, about: string, press: () => void) => HTMLElement} */
  const offer = (label, about, press) =>
    element(
      "button",
      { type: "button", class: "vc-button vc-export", click: press },
      label,
      ...(about ? [element("small", {}, about)] : []),
    );

  /** @param {string} link */
  function toApp(link) {
    const small = element("small", {}, words["export-app-open-about"]);
    return element(
      "a",
      { class: "vc-button vc-export", href: link, rel: "noopener noreferrer" },
      words["export-app-open"],
      small,
    );
  }

  /** @type {(file: Exported) => void} */
  function given([called, media, text, shown]) {
    if (address) URL.revokeObjectURL(address);
    address = URL.createObjectURL(new Blob([text], { type: `${media};charset=utf-8` }));
    const target = shown ? { target: "_blank", rel: "noopener" } : { download: called };
    const link = element("a", { href: address, ...target }, called);
    ready.replaceChildren(words["export-ready"], link);
    ready.scrollIntoView({ block: "nearest" });
    link.click();
  }

  return {
    root,
    // Offer exports while Python does not answer: the game as a file, from the page's own copy of the table,
    // and the sheets that it knows.
    /** @param {TableCopy | null} copy @param {SharedState["sheets"]} [sheets] */
    alone(copy, sheets = []) {
      more.textContent = words[sheets.length ? "export-alone-over" : "export-alone"];
      const text = copy ? [copy.head, ...copy.lines, ""].join("\n") : "";
      const file = () => given(["game.jsonl", "application/jsonl", text, false]);
      offers.replaceChildren(
        ...(copy ? [offer(words["export-own"], "", file)] : []),
        ...sheets.map(([[, label, about], exported]) => offer(label, about, () => given(exported))),
      );
    },
    /** @param {Exports} exports */
    show([list, link, note]) {
      more.textContent = note;
      offers.replaceChildren(
        ...list.map(([what, label, about]) => offer(label, about, () => send({ do: "export", what }))),
        ...(link ? [toApp(link)] : []),
      );
    },
    // A file has arrived. A page is opened beside this one; where the browser stops that, the link stays to
    // be tapped.
    given,
  };
}
