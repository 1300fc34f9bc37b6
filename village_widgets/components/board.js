import { drawn, element, reveal } from "./element.js";

const BACK = new Set(["ArrowLeft", "ArrowUp"]);
const ON = new Set(["ArrowRight", "ArrowDown"]);

// The drawn panels: parts are replaced by key, and whatever carries data-at can be pointed at.
export function board(words, point) {
  const grid = element("div", { class: "vc-grid" });
  const root = element("section", { class: "vc-picture", "aria-label": words.board }, grid);
  const own = element("section", { class: "vc-own", "aria-label": words.own });
  let panels = new Map();
  let parts = new Map();
  let open = new Map();
  let barred = new Set();
  let names = {};
  let apart = null;
  let revealed = null;
  let taught = [];
  let near = [];
  let seeking = false;

  const everywhere = (selector) => [...root.querySelectorAll(selector), ...own.querySelectorAll(selector)];
  const place = (at) => everywhere(`[data-at="${CSS.escape(at)}"]`)[0];

  const spot = (at) => place(at) ?? panels.get(at);

  function teach() {
    for (const old of everywhere(".vc-taught, .vc-near")) old.classList.remove("vc-taught", "vc-near");
    for (const at of taught) spot(at)?.classList.add("vc-taught");
    for (const at of near) (panels.get(at) ?? place(at)?.closest(".vc-panel"))?.classList.add("vc-near");
  }

  function part(key, inside) {
    const group = drawn(inside, { "data-part": key }, "g");
    parts.set(key, group);
    return group;
  }

  function panel([key, title, box, list]) {
    const svg = drawn("", { class: "vc-panel", viewBox: box, role: "group", "aria-label": title, "data-panel": key });
    svg.append(...list.map(([name, inside]) => part(name, inside)));
    panels.set(key, svg);
    return svg;
  }

  function mark(target) {
    const at = target.dataset.at;
    const label = open.get(at);
    const no = label === undefined && (seeking || barred.has(at) || !target.classList.contains("m"));
    target.classList.toggle("vc-open", label !== undefined);
    target.classList.toggle("vc-barred", no);
    if (label === undefined && !no) {
      for (const attribute of ["role", "tabindex", "aria-label"]) target.removeAttribute(attribute);
      return;
    }
    target.setAttribute("role", "button");
    target.setAttribute("tabindex", no && !seeking ? "-1" : "0");
    target.setAttribute("aria-label", label ?? (seeking ? names[at] : `${names[at]}, ${words.barred}`) ?? at);
  }

  function pointed(event) {
    const target = event.target.closest?.("[data-at]");
    if (target?.matches(".vc-open, .vc-barred")) point(target.dataset.at);
  }

  function pressed(event) {
    const target = event.target.closest?.("[data-at]");
    if (!target) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      point(target.dataset.at);
    } else if (BACK.has(event.key) || ON.has(event.key)) {
      event.preventDefault();
      const here = [...target.closest(".vc-panel").querySelectorAll(".vc-open, .vc-barred")];
      if (BACK.has(event.key)) here.reverse();
      const rest = here.slice(here.indexOf(target)).slice(1);
      (rest[0] ?? here[0]).focus();
    }
  }

  for (const pictures of [root, own]) {
    pictures.addEventListener("click", pointed);
    pictures.addEventListener("keydown", pressed);
  }

  return {
    root,
    own,
    whole(list) {
      parts = new Map();
      panels = new Map();
      list.forEach(panel);
      apart = null;
    },
    patch(changed) {
      const focused = document.activeElement?.dataset?.at;
      for (const [key, inside] of Object.entries(changed)) {
        const group = parts.get(key);
        if (group) group.innerHTML = inside;
      }
      return focused;
    },
    // The panel of whoever looks stands apart; all others keep their order.
    setApart(key) {
      if (key === apart) return;
      apart = key;
      own.replaceChildren(...[...panels].filter(([other]) => other === key).map(([, svg]) => svg));
      grid.replaceChildren(...[...panels].filter(([other]) => other !== key).map(([, svg]) => svg));
      own.hidden = !panels.has(key);
    },
    targets(labels, refused, called) {
      open = labels;
      barred = refused;
      names = { ...names, ...called };
      everywhere("[data-at]").forEach(mark);
      teach();
    },
    // What a lesson speaks of, and what belongs to it: places, or whole panels; and whether a place is to be found.
    teach(spoken, around, find) {
      taught = spoken;
      near = around;
      if (find !== seeking) {
        seeking = find;
        everywhere("[data-at]").forEach(mark);
      }
      teach();
    },
    reveal(at) {
      reveal(spot(at), "center");
    },
    place,
    light(at) {
      for (const lit of everywhere(".vc-lit")) lit.classList.remove("vc-lit");
      if (at) spot(at)?.classList.add("vc-lit");
    },
    // Scroll to the next panel on which something can be done, beginning again after the last.
    revealNext() {
      const alive = everywhere(".vc-panel").filter((panel) => panel.querySelector(".vc-open"));
      const rest = alive.slice(alive.indexOf(revealed)).slice(1);
      revealed = alive.includes(revealed) ? rest[0] ?? alive[0] : alive[0];
      reveal(revealed, "center");
    },
  };
}
