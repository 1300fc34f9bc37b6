import { button, element, name, parts } from "../components/element.js";
import { gameFile } from "./opening.js";
import { forgetTable, knownTables, lastSettings, ownNumbers, ownNumbersSaid, rememberSettings, tableCopy } from "./storage.js";
import { newTableForm } from "./newtable.js";

/** @import { NewTableForm, OpenedGame } from "./messages" */
/** @import { KnownTable } from "./types" */
/** @import { Problem } from "../components/messages" */
/** @import { Send, Sheet, Words } from "../components/types" */

// The way to a table: go on with one that this browser knows, join one, begin one, or open a game.
/** @param {Words} words @param {Send} send @param {NewTableForm} offered @param {Sheet} answers @param {(edition: string, players: number) => void} checking */
export function lobby(words, send, offered, answers, checking) {
  /** @param {string} field */
  const problem = (field) => element("p", { class: "vc-problem", "data-field": field, role: "alert", hidden: true });
  const known = element("ul", { class: "vc-known" });
  const knownBox = element("section", { class: "vc-lobby-box" }, element("h2", {}, words["lobby-known"]), known);
  const form = newTableForm(words, offered, { recall: () => lastSettings(offered.kept), owned: ownNumbers, used: ownNumbersSaid, problem, check: checking });
  const begun = element("section", { class: "vc-lobby-box vc-lobby-new" }, element("h2", {}, words["lobby-new"]), form.root);
  const code = element("input", { type: "text", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", maxlength: "24", "aria-label": words["lobby-code"], placeholder: "KX4P7-M2Q9R", dir: "ltr" });
  const joining = element("form", { class: "vc-join", novalidate: true, submit: join }, code, element("button", { type: "submit", class: "vc-button" }, words["lobby-enter"]));
  const joinBox = element("section", { class: "vc-lobby-box vc-lobby-join" }, element("h2", {}, words["lobby-join"]), joining,
    element("p", { class: "vc-about" }, words["lobby-code-about"]), problem("code"));
  const root = element("div", { class: "vc-lobby" }, element("header", {}, element("h1", {}, words.lobby), element("p", {}, words["lobby-about"]), problem("store")),
    knownBox, joinBox, begun, opening());

  function opening() {
    const [load, file] = gameFile(words["lobby-load"], send);
    const link = element("input", { type: "url", autocomplete: "off", "aria-label": words["lobby-link"], placeholder: words["lobby-link"], dir: "ltr" });
    /** @param {Event} event */
    const follow = (event) => { event.preventDefault(); if (link.value.trim()) send({ do: "open", text: link.value }); };
    return element("section", { class: "vc-lobby-box" }, element("h2", {}, words["lobby-file"]), element("p", { class: "vc-about" }, words["lobby-file-about"]), load, file,
      element("form", { class: "vc-join", novalidate: true, submit: follow }, link, element("button", { type: "submit", class: "vc-button" }, words["lobby-link-open"])), problem("open"));
  }

  /** @param {Event} event */
  function join(event) {
    event.preventDefault();
    problems([]);
    if (code.value.trim()) send({ do: "join", code: code.value });
  }

  form.root.addEventListener("submit", (event) => {
    event.preventDefault();
    problems([]);
    const settings = form.read();
    rememberSettings(offered.kept, settings);
    send({ do: "begin", settings: { ...settings, copy: form.copy() } });
  });

  // The tables of this browser

  /** @param {KnownTable} table */
  function forget(table) {
    const sure = button(words["lobby-forget-yes"], () => { forgetTable(table.code); answers.close(); list(); });
    answers.tell(words["lobby-forget"], words["lobby-forget-sure"], sure);
  }

  // The last table comes first, and is what somebody who comes back most likely looks for.
  /** @param {KnownTable} table @param {number} at */
  function row(table, at) {
    const when = new Intl.DateTimeFormat(document.documentElement.lang || undefined, { dateStyle: "medium", timeStyle: "short" }).format(new Date(table.at || 0));
    const open = element("button", { type: "button", class: at ? "vc-button vc-known-table" : "vc-button vc-main vc-known-table", click: () => send({ do: "join", code: table.code }) },
      ...(at ? [] : [element("b", {}, words[table.over ? "lobby-look-at" : "lobby-go-on-at"])]),
      element("span", { class: "vc-known-names" }, ...table.names.map(name)),
      element("small", {}, [when, ...(table.over ? [words["lobby-over"]] : []), ...(table.writes ? [] : [words["lobby-viewing"]])].join(" · ")));
    const away = button("×", () => forget(table), { class: "vc-button vc-quiet vc-remove", "aria-label": words["lobby-forget"], title: words["lobby-forget"] });
    return element("li", {}, open, away);
  }

  function list() {
    const tables = knownTables();
    known.replaceChildren(...tables.map(row));
    knownBox.hidden = tables.length === 0;
  }

  // What comes back

  /** @param {Problem[]} found */
  function problems(found) {
    for (const line of parts(root, "[data-field]")) {
      const said = found.filter(([field]) => field === line.dataset.field).map(([, text]) => text);
      line.textContent = said.join(" ");
      line.hidden = said.length === 0;
    }
    const first = root.querySelector("[data-field]:not([hidden])");
    first?.closest("details")?.setAttribute("open", "");
    first?.scrollIntoView({ block: "center" });
  }

  /** @type {{ code: string, names: HTMLElement } | null} */
  let lost = null;

  // The table that somebody is told of just now that the server doesn't have it; none where nobody is.
  const missing = () => (lost?.names.isConnected && answers.open() ? lost.code : "");

  // The server doesn't have a table that this browser has a copy of.
  /** @param {string} wanted */
  function forgotten(wanted) {
    const table = tableCopy(wanted);
    if (!table) return false;
    if (missing() === wanted) return true;
    const [writers] = table.codes;
    const restore = () => { answers.close(); send({ do: "restore", codes: table.codes, head: table.head, lines: table.lines }); };
    const elsewhere = () => { answers.close(); send({ do: "open", text: [table.head, ...table.lines, ""].join("\n") }); };
    lost = { code: wanted, names: element("p", { class: "vc-known-names" }, ...(table.names ?? []).map(name)) };
    answers.tell(words["lobby-forgotten"], words[writers ? "lobby-forgotten-about" : "lobby-forgotten-viewer"], lost.names,
      ...(writers ? [button(words["lobby-restore"], restore, { class: "vc-button vc-main" })] : []),
      button(words["lobby-elsewhere"], elsewhere));
    return true;
  }

  return {
    root,
    list,
    again: form.refresh,
    missing,
    problems,
    forgotten,
    /** @param {OpenedGame} found */
    opened([players, said, rescued]) {
      problems([]);
      answers.tell(words["lobby-file"], said, element("p", { class: "vc-known-names" }, ...players.map(name)),
        ...(rescued ? [element("p", { class: "vc-problem" }, `${words["lobby-only-part"]}. ${rescued}`)] : []),
        button(words["lobby-go-on"], () => { answers.close(); send({ do: "take" }); }, { class: "vc-button vc-main" }));
    },
  };
}
