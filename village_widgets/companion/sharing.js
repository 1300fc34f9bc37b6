import { button, element } from "../components/element.js";

// Ways to a table, to be read aloud, scanned or copied.

async function copied(text) {
  if (navigator.clipboard && isSecureContext) return navigator.clipboard.writeText(text);
  const field = element("textarea", { class: "vc-hidden", readonly: true }, text);
  (document.querySelector(".vc-sheet:popover-open") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (!done) throw new Error("not copied");
}

function copier(words, label, text) {
  const made = button(label, async () => {
    try {
      await copied(text);
      made.textContent = words["share-copied"];
    } catch {
      const field = element("textarea", { class: "vc-share-text", readonly: true, rows: "3", "aria-label": words["share-copy-by-hand"] }, text);
      made.replaceWith(element("p", { class: "vc-about" }, words["share-copy-by-hand"]), field);
      field.select();
    }
  });
  return made;
}

export function sharing(words, answers) {
  const picture = (address) => element("img", { class: "vc-share-qr", src: address, alt: words["share-picture"] });

  function way([, title, about, code, link, qr]) {
    return element("section", { class: "vc-share-way" },
      element("h3", {}, title),
      element("p", { class: "vc-share-code", dir: "ltr" }, code),
      element("p", { class: "vc-about" }, about),
      picture(qr),
      element("div", { class: "vc-share-row" },
        ...(link ? [copier(words, words["share-copy"], link)] : []), copier(words, words["share-copy-code"], code)));
  }

  function whole([title, about, link, qr]) {
    return element("details", { class: "vc-share-way" }, element("summary", {}, title),
      element("p", { class: "vc-about" }, about),
      qr ? picture(qr) : element("p", { class: "vc-about" }, words["share-too-long"]),
      element("div", { class: "vc-share-row" }, copier(words, words["share-copy"], link)));
  }

  return {
    show({ ways, warning, game }) {
      const list = ways.map(way);
      const [first, ...others] = list;
      const more = others.map((section) => element("details", { class: "vc-share-way" },
        element("summary", {}, section.querySelector("h3").textContent), ...[...section.children].slice(1)));
      answers.tell(words.share, "", element("div", { class: "vc-share" },
        ...(warning ? [element("p", { class: "vc-problem", role: "status" }, warning)] : []), first, ...more, whole(game)));
    },
  };
}
