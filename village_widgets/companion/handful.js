import { button, element, focused, part } from "../components/element.js";
import { chances } from "../components/odds.js";
import { read, remove, write } from "../components/browserstore.js";
import { TABLE_HANDFUL } from "./storage.js";

/** @import { Handful, Space, BoardState } from "../components/messages" */
/** @import { Send, Words } from "../components/types" */

const KINDS = 5;

// What people drew: odds before the draw, pieces by the handful, and the button that lets the page draw.
// What is typed stays here until the table no longer asks for it, whatever the others enter meanwhile.
// A form that is half filled outlives a reload: it is kept with the number of lines that its table (`code`) had then.
/** @param {Words} words @param {Send} send @param {string} code */
export function handful(words, send, code) {
  const likely = element("div", { class: "vc-odds", hidden: true });
  const form = element("form", { class: "vc-handful", hidden: true });
  const draw = button(words["handful-draw"], () => send({ do: "chance", typed: all(), v: stamp }), { class: "vc-button vc-quiet vc-draw" });
  const root = element("div", { class: "vc-drawn" }, likely, form);
  let stamp = -1;
  /** @type {Map<string, string[]>} */
  let typed = new Map();

  const all = () => Object.fromEntries(typed);

  function hold() {
    if (typed.size) write(TABLE_HANDFUL + code, { v: stamp, typed: [...typed] });
    else remove(TABLE_HANDFUL + code);
  }

  /** @type {(v: number) => [string, string[]][]} */
  function held(v) {
    const found = read(TABLE_HANDFUL + code);
    return found?.v === v && Array.isArray(found.typed) ? found.typed : [];
  }

  // Pieces are shown at once where they were tapped; what that comes to is answered a moment later.
  /** @param {string} space @param {string[]} pieces */
  function retype(space, pieces) {
    typed.set(space, pieces);
    hold();
    send({ do: "handful", typed: all() });
  }

  /** @param {string} colour @param {boolean} forced */
  function pip(colour, forced) {
    return element("i", { class: forced ? "vc-pip vc-forced" : "vc-pip", "data-piece": colour });
  }

  /** @type {(entry: Space, cell: Space["cells"][number], colour: Handful["colours"][number]) => HTMLElement} */
  function cell(entry, [told, count, forced, open], colour) {
    const [ink, , , piece] = colour;
    const add = () => {
      add.at.append(pip(ink, false));
      retype(entry.space, [...(typed.get(entry.space) ?? []), piece]);
    };
    const pips = [...Array(count)].map(() => pip(ink, false)).concat([...Array(forced)].map(() => pip(ink, true)));
    add.at = element("button", { type: "button", class: "vc-heap", "aria-label": told, "data-piece": ink, disabled: !open, click: add }, ...pips);
    return add.at;
  }

  /** @param {Space} entry @param {Handful["colours"]} colours */
  function row(entry, colours) {
    const back = element("button", {
      type: "button",
      class: "vc-back",
      "aria-label": `${entry.name}: ${words["handful-back"]}`,
      title: words["handful-back"],
      disabled: entry.typed.length === 0,
      click: () => retype(entry.space, (typed.get(entry.space) ?? []).slice(0, -1)),
    }, "⌫");
    const name = element("span", { class: "vc-space" }, element("b", {}, entry.name), element("small", {}, entry.count));
    const cells = entry.cells.map((each, at) => cell(entry, each, colours[at]));
    return element("div", { class: `vc-filling ${many(colours)}`, role: "group", "aria-label": entry.lying, "data-space": entry.space, "data-state": entry.state }, name, ...cells, back);
  }

  // With more kinds than fit beside a name they stand below it.
  /** @param {Handful["colours"]} colours */
  const many = (colours) => (colours.length > KINDS ? "vc-many" : "");

  /** @param {Handful} asked */
  function fill(asked) {
    const held = focused(form)?.getAttribute("aria-label");
    const head = asked.colours.map(([colour, name, left]) =>
      element("span", { class: "vc-left", "data-piece": colour }, element("i", { class: "vc-pip", "data-piece": colour }), element("b", {}, left < 0 ? "" : String(left)), element("small", {}, name)));
    const enter = element("button", { type: "submit", class: asked.all ? "vc-button vc-main" : "vc-button", disabled: !asked.ready }, asked.enter);
    form.replaceChildren(
      element("h2", {}, asked.title),
      ...(asked.about ? [element("p", { class: "vc-about" }, asked.about)] : []),
      element("div", { class: `vc-filling vc-handful-head ${many(asked.colours)}` }, element("span", {}), ...head, element("span", {})),
      ...asked.spaces.map((entry) => row(entry, asked.colours)),
      enter,
    );
    if (held) part(form, `[aria-label="${CSS.escape(held)}"]`)?.focus({ preventScroll: true });
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send({ do: "drawn", typed: all(), v: stamp });
  });

  return {
    root,
    foot: draw,
    // What was typed comes to this. An answer that is older than the last tap is passed over: the next one is on its way.
    /** @param {Handful} asked */
    typed(asked) {
      /** @param {Space} entry */
      const same = (entry) => entry.typed.join() === (typed.get(entry.space) ?? []).join();
      if (asked && !form.hidden && asked.spaces.every(same)) fill(asked);
    },
    /** @type {(told: BoardState, v: number) => void} */
    show({ odds, handful: asked, chance }, v) {
      if (stamp < 0) typed = new Map(held(v));
      stamp = v;
      draw.hidden = !chance;
      form.hidden = !asked;
      likely.hidden = !odds;
      if (odds) likely.replaceChildren(...chances(odds));
      const open = new Set(asked ? asked.spaces.map((entry) => entry.space) : []);
      const before = typed.size;
      typed = new Map([...typed].filter(([space, pieces]) => open.has(space) && pieces.length));
      if (asked) fill(asked);
      if (before) hold();
      if (typed.size) send({ do: "handful", typed: all() });
    },
  };
}
