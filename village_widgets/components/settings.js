import { pageOf } from "./address.js";
import { button, control, controls, element, name, part, parts } from "./element.js";
import { taker } from "./files.js";
import { gameLeft, keepPlayed, linesLeft, settingsLeft, titlePlayed } from "./keptgame.js";

/** @import { Problem, SettingsForm, UsedCopy } from "./messages" */
/** @import { Attributes, Send, Words } from "./types" */

// A new game: ready to begin as it was begun last, or against a program that plays well; how else it may be is one step further.
// What may be chosen comes from outside, and so does what is wrong with it.
/** @param {Words} words @param {Send} send @param {SettingsForm} offered */
export function settings(words, send, offered) {
  const { editions, rulings, colours, plays, names, rival, alone: forOne, game, games } = offered;
  const [person] = plays.map(([value]) => value);
  /** @type {(list: string[][] | [string, string, ...unknown[]][], more?: Attributes) => HTMLSelectElement} */
  const select = (list, more = {}) =>
    element("select", more, ...list.map(([value, label]) => element("option", { value }, label)));
  /** @param {string} field */
  const problem = (field) =>
    element("p", { class: "vc-problem", "data-field": field, role: "alert", hidden: true });
  /** @param {string} label @param {HTMLElement | string} control @param {string} field @param {string} [about] */
  const labelled = (label, control, field, about) =>
    element(
      "div",
      { class: "vc-field" },
      element("label", {}, element("span", {}, label), control),
      ...(about ? [element("p", { class: "vc-about" }, about)] : []),
      problem(field),
    );

  const edition = select(editions);
  const seats = element("ol", { class: "vc-seats" });
  const add = button(words["add-player"], () => {
    seat(rival);
    refresh();
  });
  const alone = forOne ? [button(forOne[0], playAlone)] : [];
  const chapter = forOne?.[1]
    ? [element("p", { class: "vc-alone" }, element("a", { href: pageOf(forOne[1]) }, words["alone-chapter"]))]
    : [];
  const seed = element("input", { type: "text", autocomplete: "off", maxlength: "30" });
  const ruled = new Map(rulings.map(([key, , options]) => [key, select(options)]));
  const told = element("p", { class: "vc-told", role: "status" });
  const [copy, copyFile] = taker(words.copy, ".toml,.txt", (text) => send({ do: "copy", text }));
  const forget = button(words["copy-clear"], () => send({ do: "copy", text: "" }), { hidden: true });
  const back = button(words.back, () => root.dispatchEvent(new CustomEvent("back")), { hidden: true });
  const [load, loadFile] = taker(words.load, ".jsonl,.json,.txt", (text) => send({ do: "load", text }));

  const resume = button(
    [words.resume, titlePlayed()].filter(Boolean).join(": "),
    () => send({ do: "load", text: gameLeft("game"), lines: linesLeft("game") }),
    { class: "vc-button vc-resume", hidden: !gameLeft("game") },
  );
  const start = element("button", { type: "submit", class: "vc-button" }, words.begin);

  const titled = games.map(([key, title]) =>
    button(
      title,
      () => {
        if (key !== game) send({ do: "turn", game: key });
      },
      { class: "vc-button vc-quiet", "aria-pressed": String(key === game) },
    ),
  );
  const others =
    games.length > 1
      ? [element("div", { class: "vc-games", role: "group", "aria-label": words.games }, ...titled)]
      : [];

  const summed = element("p", { class: "vc-summed" });
  const root = element(
    "form",
    { class: "vc-settings", novalidate: true, submit: begin, input: sum, change: sum },
    element("h2", {}, words.settings),
    ...others,
    summed,
    element("div", { class: "vc-start" }, resume, start, ...alone, back),
    ...chapter,
    element(
      "details",
      { class: "vc-otherwise" },
      element("summary", {}, words.otherwise),
      labelled(words.edition, edition, "edition"),
      element("fieldset", {}, element("legend", {}, words.players), seats, add, problem("players")),
      element(
        "details",
        { class: "vc-more" },
        element("summary", {}, words.more),
        element("h3", {}, words.rulings),
        ...rulings.map(([key, label]) => labelled(label, ruled.get(key) ?? "", `ruling:${key}`)),
        labelled(words.seed, seed, "seed", words["seed-about"]),
        element(
          "div",
          { class: "vc-field" },
          copy,
          copyFile,
          forget,
          element("p", { class: "vc-about" }, words["copy-about"]),
          told,
          problem("copy"),
        ),
      ),
    ),
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

  /** @param {string} who @param {{ name?: string, colour?: string }} [before] */
  function seat(who, before = {}) {
    const inputs = [...seats.querySelectorAll("input")];
    const colour = select(colours, { class: "vc-colour" });
    const wanted = colours.filter(([value]) => value === before.colour).map(([value]) => value);
    colour.value = unused(
      [...wanted, ...colours.map(([value]) => value)],
      controls(seats, ".vc-colour"),
      colours[0][0],
    );
    const played = select(plays, { class: "vc-plays" });
    played.value = who in names ? who : rival;
    const called = element("input", {
      type: "text",
      autocomplete: "off",
      maxlength: "30",
      value: before.name || unused(names[played.value], inputs, ""),
    });
    const row = element("li", { class: "vc-seat", "data-colour": colour.value });
    const remove = button(
      "×",
      () => {
        row.remove();
        refresh();
      },
      { class: "vc-button vc-remove", "aria-label": words["remove-player"], title: words["remove-player"] },
    );
    colour.addEventListener("change", () => {
      row.dataset.colour = colour.value;
    });
    played.addEventListener("change", () => {
      if (Object.values(names).flat().includes(called.value))
        called.value = unused(names[played.value], [...seats.querySelectorAll("input")], "");
    });
    row.append(
      element("label", {}, element("span", {}, words["player-name"]), called),
      element("label", {}, element("span", {}, words["player-colour"]), colour),
      element("label", {}, element("span", {}, words["player-plays"]), played),
      remove,
      element("div", { class: "vc-problems" }),
    );
    seats.append(row);
  }

  // What stands out is to go on with the game that was left, if there is one and it is not on the table already.
  function urge() {
    (resume.hidden ? start : resume).classList.add("vc-main");
    (resume.hidden ? resume : start).classList.remove("vc-main");
  }

  // What is begun if it is begun now: who plays, and which edition.
  function sum() {
    const called = seated().map(({ name: who, colour, plays: player }) => {
      const said = name([who, colour, false]);
      if (player !== person) said.append(element("small", {}, ` ${words["by-computer"]}`));
      return said;
    });
    summed.replaceChildren(...called, element("span", {}, edition.selectedOptions[0].label));
  }

  function refresh() {
    const [, , least, most] = chosen();
    const rows = [...seats.children];
    const one = rows.length === 1;
    for (const [key, , , only] of rulings) {
      const field = ruled.get(key)?.closest(".vc-field");
      if (field instanceof HTMLElement) field.hidden = only && !one;
    }
    add.hidden = rows.length >= most;
    rows.forEach((row, at) => {
      part(row, ".vc-remove").hidden = rows.length <= least;
      part(row, ".vc-problems").replaceChildren(
        ...["name", "colour", "plays"].map((field) => problem(`${field}:${at}`)),
      );
    });
    sum();
  }

  const seated = () =>
    [...seats.children].map((row) => ({
      name: control(row, "input").value,
      colour: control(row, ".vc-colour").value,
      plays: control(row, ".vc-plays").value,
    }));

  /** @param {Record<string, string>} values */
  function rule(values) {
    for (const [key, control] of ruled) control.value = values[key];
  }

  function changeEdition() {
    const [, , least, most, printed] = chosen();
    rule(printed);
    for (const row of [...seats.children].slice(most)) row.remove();
    while (seats.children.length < least) seat(rival);
    refresh();
  }

  const ruledSo = () => Object.fromEntries([...ruled].map(([key, control]) => [key, control.value]));

  // One person at the table, with an edition that can be played so: the one that is chosen, or else the first. The form stays as it
  // is: the next game is again one like the last with others.
  function playAlone() {
    show([]);
    const forOne = chosen()[2] === 1 ? chosen() : (editions.find(([, , least]) => least === 1) ?? chosen());
    const mine = seated().find((one) => one.plays === person) ?? { ...seated()[0], plays: person };
    const rulings = forOne === chosen() ? ruledSo() : forOne[4];
    send({ do: "begin", settings: { edition: forOne[0], players: [mine], rulings, seed: seed.value } });
  }

  /** @param {Event} event */
  function begin(event) {
    event.preventDefault();
    show([]);
    const chosen = { edition: edition.value, players: seated(), rulings: ruledSo() };
    last.keep(chosen);
    send({ do: "begin", settings: { ...chosen, seed: seed.value } });
  }

  // The settings of the last game, as far as there is still what they name.
  /** @param {ReturnType<ReturnType<typeof settingsLeft>["read"]>} before */
  function asBefore(before) {
    if (!before?.players?.length || !editions.some(([key]) => key === before.edition)) return false;
    edition.value = before.edition ?? "";
    for (const player of before.players.slice(0, chosen()[3])) seat(player.plays ?? rival, player);
    changeEdition();
    for (const [key, control] of ruled) {
      const value = before.rulings?.[key] ?? "";
      if ([...control.options].some((option) => option.value === value)) control.value = value;
    }
    return true;
  }

  /** @param {Problem[]} problems */
  function show(problems) {
    for (const line of parts(root, "[data-field]")) {
      const said = problems.filter(([field]) => field === line.dataset.field).map(([, text]) => text);
      line.textContent = said.join(" ");
      line.hidden = said.length === 0;
    }
    const first = root.querySelector("[data-field]:not([hidden])");
    for (let around = first?.closest("details"); around; around = around.parentElement?.closest("details"))
      around.open = true;
    first?.scrollIntoView({ block: "nearest" });
  }

  urge();
  edition.addEventListener("change", changeEdition);
  const last = settingsLeft(editions[0][0]);
  if (!asBefore(last.read())) {
    for (const who of [person, rival]) seat(who);
    changeEdition();
  }

  return {
    root,
    problems: show,
    focus: () => titled.find((one) => one.ariaPressed === "true")?.focus(),
    // Which of the games is on the table now: whoever comes back is offered that one.
    /** @param {string} played */
    keep: (played) =>
      keepPlayed(played, games.length > 1 ? (games.find(([key]) => key === played)?.[1] ?? "") : ""),
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
      resume.hidden = possible || !gameLeft("game");
      urge();
    },
  };
}
