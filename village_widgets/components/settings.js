import { button, control, controls, element, part, parts } from "./element.js";
import { taker } from "./files.js";
import { gameLeft } from "./gamecopy.js";

/** @import { Problem, SettingsForm, UsedCopy } from "./messages" */
/** @import { Attributes, Send, Words } from "./types" */

// The form of a new game. What may be chosen comes from outside, and so does what is wrong with it.
/** @param {Words} words @param {Send} send @param {SettingsForm} offered */
export function settings(words, send, offered) {
  const { editions, rulings, colours, plays, names } = offered;
  /** @type {(list: string[][] | [string, string, ...unknown[]][], more?: Attributes) => HTMLSelectElement} */
  const select = (list, more = {}) => element("select", more, ...list.map(([value, label]) => element("option", { value }, label)));
  /** @param {string} field */
  const problem = (field) => element("p", { class: "vc-problem", "data-field": field, role: "alert", hidden: true });
  /** @param {string} label @param {HTMLElement | string} control @param {string} field @param {string} [about] */
  const labelled = (label, control, field, about) => element("div", { class: "vc-field" },
    element("label", {}, element("span", {}, label), control), ...(about ? [element("p", { class: "vc-about" }, about)] : []), problem(field));

  const edition = select(editions);
  const seats = element("ol", { class: "vc-seats" });
  const add = button(words["add-player"], () => { seat("random"); refresh(); });
  const seed = element("input", { type: "text", autocomplete: "off", maxlength: "30" });
  const ruled = new Map(rulings.map(([key, , options]) => [key, select(options)]));
  const told = element("p", { class: "vc-told", role: "status" });
  const [copy, copyFile] = taker(words.copy, ".toml,.txt", (text) => send({ do: "copy", text }));
  const forget = button(words["copy-clear"], () => send({ do: "copy", text: "" }), { hidden: true });
  const back = button(words.back, () => root.dispatchEvent(new CustomEvent("back")), { hidden: true });
  const [load, loadFile] = taker(words.load, ".jsonl,.json,.txt", (text) => send({ do: "load", text }));

  const resume = button(words.resume, () => send({ do: "load", text: gameLeft("game") }), { class: "vc-button vc-resume", hidden: !gameLeft("game") });

  const root = element("form", { class: "vc-settings", novalidate: true, submit: begin },
    element("h2", {}, words.settings),
    resume,
    labelled(words.edition, edition, "edition"),
    element("fieldset", {}, element("legend", {}, words.players), seats, add, problem("players")),
    element("details", { class: "vc-more" }, element("summary", {}, words.more),
      element("h3", {}, words.rulings),
      ...rulings.map(([key, label]) => labelled(label, ruled.get(key) ?? "", `ruling:${key}`)),
      labelled(words.seed, seed, "seed", words["seed-about"]),
      element("div", { class: "vc-field" }, copy, copyFile, forget, element("p", { class: "vc-about" }, words["copy-about"]), told, problem("copy"))),
    element("div", { class: "vc-start" }, element("button", { type: "submit", class: "vc-button vc-main" }, words.begin), back),
    element("p", { class: "vc-load" }, words["load-instead"], " ", load, loadFile),
  );

  /** @type {() => SettingsForm["editions"][number]} */
  const chosen = () => editions.find(([key]) => key === edition.value) ?? editions[0];

  // The first name and colour that nobody has yet.
  /** @type {(list: string[], controls: { value: string }[], otherwise: string) => string} */
  function unused(list, controls, otherwise) {
    const taken = new Set(controls.map((control) => control.value));
    return list.find((value) => !taken.has(value)) ?? otherwise;
  }

  /** @param {string} who */
  function seat(who) {
    const inputs = [...seats.querySelectorAll("input")];
    const colour = select(colours, { class: "vc-colour" });
    colour.value = unused(colours.map(([value]) => value), controls(seats, ".vc-colour"), colours[0][0]);
    const called = element("input", { type: "text", autocomplete: "off", maxlength: "30", value: unused(names[who], inputs, "") });
    const played = select(plays, { class: "vc-plays" });
    played.value = who;
    const row = element("li", { class: "vc-seat", "data-colour": colour.value });
    const remove = button("×", () => { row.remove(); refresh(); }, { class: "vc-button vc-remove", "aria-label": words["remove-player"], title: words["remove-player"] });
    colour.addEventListener("change", () => { row.dataset.colour = colour.value; });
    played.addEventListener("change", () => {
      if (Object.values(names).flat().includes(called.value)) called.value = unused(names[played.value], [...seats.querySelectorAll("input")], "");
    });
    row.append(
      element("label", {}, element("span", {}, words["player-name"]), called),
      element("label", {}, element("span", {}, words["player-colour"]), colour),
      element("label", {}, element("span", {}, words["player-plays"]), played), remove,
      element("div", { class: "vc-problems" }),
    );
    seats.append(row);
  }

  function refresh() {
    const [, , least, most] = chosen();
    const rows = [...seats.children];
    add.hidden = rows.length >= most;
    rows.forEach((row, at) => {
      part(row, ".vc-remove").hidden = rows.length <= least;
      part(row, ".vc-problems").replaceChildren(...["name", "colour", "plays"].map((field) => problem(`${field}:${at}`)));
    });
  }

  /** @param {Record<string, string>} values */
  function rule(values) {
    for (const [key, control] of ruled) control.value = values[key];
  }

  function changeEdition() {
    rule(chosen()[4]);
    for (const row of [...seats.children].slice(chosen()[3])) row.remove();
    refresh();
  }

  /** @param {Event} event */
  function begin(event) {
    event.preventDefault();
    show([]);
    const players = [...seats.children].map((row) => ({
      name: control(row, "input").value,
      colour: control(row, ".vc-colour").value,
      plays: control(row, ".vc-plays").value,
    }));
    const said = Object.fromEntries([...ruled].map(([key, control]) => [key, control.value]));
    send({ do: "begin", settings: { edition: edition.value, players, seed: seed.value, rulings: said } });
  }

  /** @param {Problem[]} problems */
  function show(problems) {
    for (const line of parts(root, "[data-field]")) {
      const said = problems.filter(([field]) => field === line.dataset.field).map(([, text]) => text);
      line.textContent = said.join(" ");
      line.hidden = said.length === 0;
    }
    const first = root.querySelector("[data-field]:not([hidden])");
    first?.closest("details")?.setAttribute("open", "");
    first?.scrollIntoView({ block: "nearest" });
  }

  edition.addEventListener("change", changeEdition);
  seat("person");
  seat("random");
  changeEdition();

  return {
    root,
    problems: show,
    /** @param {UsedCopy | null} answer */
    copied(answer) {
      show([]);
      forget.hidden = answer === null;
      told.textContent = answer === null ? "" : answer[1];
      if (answer === null) return changeEdition();
      edition.value = answer[0];
      changeEdition();
      rule(answer[2]);
    },
    /** @param {boolean} possible */
    goBack(possible) {
      back.hidden = !possible;
    },
  };
}
