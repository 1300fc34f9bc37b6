import { button, control, controls, element, part } from "../components/element.js";

/** @import { NewTableForm } from "./messages" */
/** @import { NewTable } from "./types" */
/** @import { Attributes, Words } from "../components/types" */
/** @typedef {{ recall: () => NewTable | null, owned: (edition: string) => string, used: (edition: string) => string, problem: (field: string) => HTMLElement, check: (edition: string, players: number) => void }} Kept */

// The form of a new table: who sits where, who starts, how much is followed. What may be chosen comes from outside, and so
// does what is wrong with it.
/** @param {Words} words @param {NewTableForm} offered @param {Kept} kept */
export function newTableForm(words, offered, { recall, owned, used, problem, check }) {
  const { editions, rulings, colours, names, depths } = offered;
  const before = recall();
  /** @type {(list: [string, string, ...unknown[]][], more?: Attributes) => HTMLSelectElement} */
  const select = (list, more = {}) => element("select", more, ...list.map(([value, label]) => element("option", { value }, label)));
  /** @param {string} label @param {HTMLElement | string} control */
  const labelled = (label, control) => element("label", { class: "vc-labelled" }, element("span", {}, label), control);
  const edition = select(editions);
  const seats = element("ol", { class: "vc-places" });
  const add = button(words["lobby-add"], () => { seat(); refresh(); }, { class: "vc-button vc-quiet" });
  const ruled = new Map(rulings.map(([key, , options]) => [key, select(options)]));
  const depth = depths.map(([value, label, about], at) => element("label", { class: "vc-depth" },
    element("input", { type: "radio", name: "depth", value, checked: before?.depth ? before.depth === value : at === 0 }),
    element("span", {}, element("b", {}, label), element("small", {}, about))));
  const use = element("input", { type: "checkbox", checked: true });
  const using = element("span", {});
  const toCheck = () => button(words["lobby-check"], () => check(edition.value, seats.children.length), { class: "vc-button vc-quiet" });
  const numbers = element("div", { class: "vc-own-numbers", hidden: true }, element("label", {}, use, using), toCheck());
  const checked = element("p", { class: "vc-lobby-check" }, toCheck(), element("small", {}, words["lobby-check-about"]));
  const root = element("form", { class: "vc-sitting", novalidate: true },
    labelled(words["lobby-edition"], edition), problem("edition"),
    element("fieldset", {}, element("legend", {}, words["lobby-players"]), seats, add, problem("players"), problem("start")),
    element("fieldset", { class: "vc-depths" }, element("legend", { class: "vc-spoken" }, words["lobby-depth"]), ...depth),
    element("details", { class: "vc-more" }, element("summary", {}, words["lobby-more"]),
      element("p", { class: "vc-about" }, words["lobby-rulings-about"]),
      ...rulings.flatMap(([key, label]) => [labelled(label, ruled.get(key) ?? ""), problem(`ruling:${key}`)])),
    numbers, problem("copy"),
    element("button", { type: "submit", class: "vc-button vc-main" }, words["lobby-create"]),
    checked);

  const chosen = () => editions.find(([key]) => key === edition.value) ?? editions[0];

  // The first name or colour that nobody has yet.
  /** @type {(list: string[], controls: { value: string }[]) => string} */
  function unused(list, controls) {
    const taken = new Set(controls.map((control) => control.value));
    return list.find((value) => !taken.has(value)) ?? list[0];
  }

  /** @param {{ name: string, colour: string } | null} [known] */
  function seat(known) {
    const colour = select(colours, {});
    colour.value = known?.colour ?? unused(colours.map(([value]) => value), controls(seats, "select"));
    const swatch = element("span", { class: "vc-swatch" }, colour);
    const called = element("input", { type: "text", autocomplete: "off", maxlength: "30" });
    called.value = known?.name ?? unused([...names.slice(seats.children.length), ...names], controls(seats, "input[type=text]"));
    called.addEventListener("focus", () => called.select());
    const starts = element("label", { class: "vc-starts", title: words["lobby-starter"] },
      element("input", { type: "radio", name: "start" }), element("span", { "aria-hidden": "true" }, element("b", {}, words["lobby-starts"]), element("i", {}, words["lobby-starts-ask"])));
    const up = button("↑", () => { row.previousElementSibling?.before(row); refresh(); up.focus(); }, { class: "vc-button vc-quiet vc-up", title: words["lobby-up"] });
    const away = button("×", () => { row.remove(); refresh(); }, { class: "vc-button vc-quiet vc-remove", title: words["lobby-remove"] });
    const row = element("li", { class: "vc-place" }, swatch, called, starts, up, away, element("div", { class: "vc-problems" }));
    const paint = () => { swatch.dataset.colour = colour.value; };
    colour.addEventListener("change", () => { swap(colour); paint(); });
    paint();
    seats.append(row);
  }

  // Whoever had the colour gets one that nobody has.
  /** @param {{ value: string }} colour */
  function swap(colour) {
    const others = controls(seats, "select").filter((other) => other !== colour);
    const same = others.find((other) => other.value === colour.value);
    if (!same) return;
    same.value = unused(colours.map(([value]) => value), [colour, ...others.filter((other) => other !== same)]);
    /** @type {HTMLElement} */ (same.parentElement).dataset.colour = same.value;
  }

  // What each control of a place says of itself names the place.
  /** @param {Element} row @param {number} at */
  function number(row, at) {
    const said = { select: "lobby-colour", "input[type=text]": "lobby-name", "input[type=radio]": "lobby-starts-seat", ".vc-up": "lobby-up", ".vc-remove": "lobby-remove" };
    for (const [place, key] of Object.entries(said)) part(row, place).setAttribute("aria-label", `${words[key]}: ${at + 1}`);
  }

  function refresh() {
    const [, , least, most] = chosen();
    const rows = [...seats.children];
    add.hidden = rows.length >= most;
    for (const [at, row] of rows.entries()) {
      number(row, at);
      control(row, ".vc-remove").disabled = rows.length <= least;
      control(row, ".vc-up").disabled = at === 0;
      part(row, ".vc-problems").replaceChildren(...["name", "colour"].map((field) => problem(`${field}:${at}`)));
    }
    if (!seats.querySelector(".vc-starts input:checked")) control(seats, ".vc-starts input").checked = true;
    refreshNumbers();
  }

  // What this browser keeps of the owner's copy is used unless somebody says otherwise.
  function refreshNumbers() {
    numbers.hidden = !owned(edition.value);
    checked.hidden = !numbers.hidden;
    using.textContent = used(edition.value) || words["lobby-owned"];
  }

  function changeEdition() {
    const [, , , most, values] = chosen();
    for (const [key, control] of ruled) control.value = values[key];
    for (const row of [...seats.children].slice(most)) row.remove();
    refresh();
  }

  edition.addEventListener("change", changeEdition);
  if (before && editions.some(([key]) => key === before.edition)) edition.value = before.edition;
  const known = before && Array.isArray(before.players) ? before.players.slice(0, chosen()[3]) : [];
  for (const player of known.length >= chosen()[2] ? known : [null, null]) seat(player);
  changeEdition();

  return {
    root,
    read: () => ({
      edition: edition.value,
      players: [...seats.children].map((row) => ({ name: control(row, "input[type=text]").value, colour: control(row, "select").value })),
      start: controls(seats, ".vc-starts input").findIndex((input) => input.checked),
      depth: control(root, "input[name=depth]:checked").value,
      rulings: Object.fromEntries([...ruled].map(([key, control]) => [key, control.value])),
    }),
    copy: () => (use.checked ? owned(edition.value) : ""),
    refresh: refreshNumbers,
  };
}
