import { button, element, mark } from "../components/element.js";

/** @import { Section } from "./messages" */
/** @import { Words } from "../components/types" */

// The last page of the form that lays a table out: every section with a sign of how it stands, a way to it, and, before the
// table is laid out, the names of those that nobody has looked at. `go` leads to a section, `lay` lays out all the same.
/** @param {Words} words @param {(key: string) => void} go @param {() => void} lay */
export function layingOverview(words, go, lay) {
  const names = element("ul");
  const asked = element("div", { class: "vc-lay-unseen", role: "alert", hidden: true },
    element("p", {}, words["laying-not-looked"]), names, button(words["laying-as-it-stands"], lay));
  /** @type {Map<string, HTMLButtonElement>} */
  let entries = new Map();

  return {
    asked,
    asking: () => !asked.hidden,
    /** @param {Section[]} sections */
    ask(sections) {
      names.replaceChildren(...sections.map((section) => element("li", {}, section.title)));
      asked.hidden = false;
    },
    answered() {
      asked.hidden = true;
    },
    /** @param {Section[]} sections */
    contents(sections) {
      entries = new Map(sections.map(({ key }) => [key, button("", () => go(key))]));
      return element("ol", { class: "vc-lay-contents" }, ...[...entries.values()].map((entry) => element("li", {}, entry)));
    },
    // How a section stands: seen, unseen or wrong.
    /** @param {Section} section @param {"seen" | "unseen" | "wrong"} kind */
    sign(section, kind) {
      const said = words[`laying-${kind}`];
      const sign = element("span", { class: `vc-lay-sign vc-lay-is-${kind}`, role: "img", "aria-label": said, title: said });
      entries.get(section.key)?.replaceChildren(sign, ...(section.colour ? [mark(section.colour)] : []), element("span", {}, section.title));
    },
  };
}
