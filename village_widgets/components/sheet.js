import { composer } from "./composer.js";
import { button, element, focused, part, parts, pictures, price, unheard } from "./element.js";

/** @import { Against, Asked, AskedRow, Composer, Reason, Refused } from "./messages" */
/** @import { Besides, Send, Words } from "./types" */

const REACHED =
  "button:enabled, summary, a[href], input:enabled, select:enabled, textarea:enabled, [tabindex='0']";
const INTERRUPTED = 500; // milliseconds in which a tap was meant for what lay there before

// What is answered to a click: a choice to be made, or the reason why not. It lies above everything, at the bottom
// of the window; Escape or a click elsewhere puts it away and the focus goes back to where it was.
//
// Where a game is written down, `besides` has more to say: what may have happened anyway, and what is to be put right first.
/** @param {Words} words @param {Send} send @param {Besides} [besides] */
export function sheet(words, send, besides) {
  const root = element("div", { class: "vc-sheet", popover: "auto", tabindex: "-1" });
  /** @type {HTMLElement | null} */
  let before = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let ripe; // the timer that lets an interruption be answered
  /** @type {ReturnType<typeof composer> | null} */
  let paying = null; // the payment that is being put together here

  root.addEventListener("toggle", (event) => {
    if (event.newState === "closed" && root.dataset.interrupts && root.isConnected) return open();
    if (event.newState === "closed") removeEventListener("pointerdown", pressed, true);
    if (event.newState === "open" || !focused(root)) return;
    before?.focus({ preventScroll: true });
  });

  // What has nothing to do with what lies beside it: a tap there puts it away and does nothing else.
  /** @param {PointerEvent} event */
  function pressed({ target }) {
    if (!root.matches(":popover-open") || root.contains(/** @type {Node} */ (target))) return;
    const once = { capture: true, once: true };
    addEventListener("click", unheard, once);
    for (const over of ["pointerdown", "pointercancel", "keydown"])
      addEventListener(over, () => removeEventListener("click", unheard, true), once);
  }

  // While it is open, Tab goes round inside it.
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Tab") return;
    const inside = parts(root, REACHED).filter((control) => control.checkVisibility());
    if (event.shiftKey) inside.reverse();
    const rest = inside.slice(inside.indexOf(/** @type {HTMLElement} */ (document.activeElement))).slice(1);
    event.preventDefault();
    (rest[0] ?? inside[0])?.focus();
  });

  function ripen() {
    clearTimeout(ripe);
    delete root.dataset.interrupts;
  }

  function close() {
    ripen();
    if (root.matches(":popover-open")) root.hidePopover();
    if (document.activeElement === document.body) before?.focus({ preventScroll: true });
  }

  /** @type {(role: "dialog" | "alertdialog", title: string, ...children: (Node | string)[]) => void} */
  function show(role, title, ...children) {
    if (!root.matches(":popover-open")) before = focused(document);
    ripen();
    paying = null;
    removeEventListener("pointerdown", pressed, true);
    root.setAttribute("role", role);
    root.setAttribute("aria-label", title);
    root.removeAttribute("aria-description");
    root.replaceChildren(element("h2", { tabindex: "-1" }, title), ...children);
    open();
  }

  // The title has the focus: a button would be pressed by whoever is typing.
  function open() {
    root.showPopover();
    root.scrollTop = 0;
    part(root, "h2").focus({ preventScroll: true });
  }

  // What comes unasked, while somebody is tapping: for a moment nothing in it can be pressed, and it can't be put away.
  /** @type {(title: string, ...children: (Node | string)[]) => void} */
  function interrupt(title, ...children) {
    show("alertdialog", title, ...children);
    addEventListener("pointerdown", pressed, true);
    root.dataset.interrupts = "true";
    ripe = setTimeout(ripen, INTERRUPTED);
  }

  /** @type {([choice, lacking, ways]: Against, v?: number) => HTMLElement} */
  function against([choice, lacking, ways], v) {
    const more = ways.length && besides ? [besides.anyway(choice, ways, v, { close, show })] : [];
    return element(
      "li",
      {},
      element("strong", {}, choice),
      ...(lacking ? [element("span", {}, lacking)] : []),
      ...more,
    );
  }

  /** @type {(list: Reason[], v?: number) => HTMLElement} */
  function reasons(list, v) {
    return element(
      "ul",
      { class: "vc-reasons" },
      ...list.map(([choices, text, cited]) => {
        const item = element("li", {}, element("p", { class: "vc-rule" }, text));
        if (choices.length)
          item.append(element("ul", { class: "vc-against" }, ...choices.map((each) => against(each, v))));
        if (cited.length)
          item.append(element("p", { class: "vc-cited" }, `${words.cited}: ${cited.join("; ")}`));
        return item;
      }),
    );
  }

  // The plainest thing that can be said: what a lesson says, what is lacking for the only choice that was meant, or the first rule.
  /** @param {Reason[]} list */
  function sentence([[choices, text]]) {
    if (!choices.length) return text;
    return (choices.length === 1 && choices[0]?.[1]) || (/^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text);
  }

  /** @type {(list: Reason[], v?: number) => HTMLElement[]} */
  function also(list, v) {
    if (!list.length) return [];
    return [element("details", {}, element("summary", {}, words["also-barred"]), reasons(list, v))];
  }

  // What lies where somebody pointed.
  /** @type {(lying?: string) => HTMLElement[]} */
  const telling = (lying) => (lying ? [element("p", { class: "vc-lying" }, lying)] : []);

  /** @type {([row, label, ways, shown]: AskedRow, v: number) => HTMLElement} */
  function choice([row, label, ways, shown], v) {
    const what = () => element("span", { class: "vc-what" }, ...pictures(shown), label);
    if (ways.length === 0) {
      const composed = button(what(), () => send({ do: "row", row, v }));
      composed.append(element("small", {}, "…"));
      return composed;
    }
    /** @param {number} way */
    const pick = (way) => () => {
      close();
      send({ do: "pick", row, way, v });
    };
    if (ways.length === 1) {
      const only = button(what(), pick(0));
      only.append(...price(ways[0]));
      return only;
    }
    const group = element(
      "div",
      { class: "vc-ways", role: "group", "aria-label": label },
      element("p", {}, what()),
    );
    group.append(
      ...ways.map(([said, pieces], at) =>
        button(element("span", { class: "vc-what" }, ...pictures(pieces), said), pick(at)),
      ),
    );
    return group;
  }

  return {
    root,
    open: () => root.matches(":popover-open"),
    close,
    show,
    interrupt,
    reasons,
    /** @type {([title, rows, refused, lying]: Asked, v: number) => void} */
    ask([title, rows, refused, lying], v) {
      const list = rows.map((row) => choice(row, v));
      show(
        "dialog",
        title,
        ...telling(lying),
        element("div", { class: "vc-asked" }, ...list),
        ...also(refused, v),
        button(words.cancel, close, { class: "vc-button vc-quiet" }),
      );
      part(root, "button").focus({ preventScroll: true });
    },
    // A payment to be put together, or what has become of it after a tap.
    /** @type {(state: Composer, refused: Reason[], v: number) => void} */
    compose(state, refused, v) {
      if (state.asked) return paying?.show(state);
      const made = composer(words, send, state, v, close);
      show(
        "dialog",
        state.title,
        made.root,
        ...also(refused, v),
        button(words.cancel, close, { class: "vc-button vc-quiet" }),
      );
      paying = made;
      made.focus();
    },
    // The table has gone on: what was being paid for is no longer asked.
    /** @param {number} v */
    overtaken(v) {
      if (paying && paying.v !== v) close();
    },
    // One sentence; the rules, their sources and what is asked instead stand behind Why?.
    /** @type {([title, list, decision, rules, right, lying]: Refused, about: ((rules: string[]) => void) | null, v?: number) => void} */
    refuse([title, list, decision, rules, right, lying], about, v) {
      const put = right && besides ? [besides.right(close)] : [];
      const shown =
        about && rules.length
          ? [button(words["lesson-taught"], () => about(rules), { class: "vc-button vc-quiet" })]
          : [];
      const said = sentence(list);
      const open = list.some(([choices]) => choices.some(([, , ways]) => ways.length)); // what may have happened anyway is not hidden
      const rest = open
        ? []
        : list.filter(([choices, text, cited]) => choices.length || cited.length || text !== said);
      const inside = [
        ...(rest.length ? [reasons(rest, v)] : []),
        ...(decision ? [element("p", { class: "vc-decision" }, decision)] : []),
        ...shown,
      ];
      const why = inside.length
        ? [element("details", { class: "vc-whys" }, element("summary", {}, words["lesson-why"]), ...inside)]
        : [];
      show(
        "alertdialog",
        title || words.refused,
        ...telling(lying),
        open ? reasons(list, v) : element("p", { class: "vc-sentence" }, said),
        ...why,
        ...put,
        button(words.close, close),
      );
      root.setAttribute("aria-description", said); // is read out with the title, which has the focus
    },
    // What could not be done, said when the tap that asked for it may be long ago.
    /** @param {string} title @param {string} text */
    wrong(title, text) {
      interrupt(title, element("p", {}, text), button(words.close, close));
    },
    /** @type {(title: string, text: string, ...more: (Node | string)[]) => void} */
    tell(title, text, ...more) {
      show("dialog", title, ...(text ? [element("p", {}, text)] : []), ...more, button(words.close, close));
      addEventListener("pointerdown", pressed, true);
    },
  };
}
