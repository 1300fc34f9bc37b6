import { chapterHere, ownPage, pageOf } from "./address.js";
import { aloud, button, element, focused, part } from "./element.js";

/** @import { Card, ChapterLine, GameCard, QuizCard, Why, StepName, StepCard } from "./messages" */
/** @import { Board, Send, Sheet, Words } from "./types" */

const REFERENCE = /\[([^\]]+)\]\(([^)]+)\)/g;

// A task waits for a move on the board; a question for one of its claims.
/** @param {QuizCard} card */
const waits = ({ claims, solved }) => !claims.length && solved === undefined;

// How the board stands to the card: a move is asked for, something is to be found, or there is nothing to do on it.
/** @param {Card} card */
export function stateOf(card) {
  if (card.find) return "find";
  if (card.kind === "step") return card.state;
  return card.kind === "quiz" && waits(card) ? "asked" : card.kind;
}

// The teacher's card: what a step says stands above the board's question, what it asks right beside it.
/** @param {Words} words @param {Send} send @param {Sheet} sheet @param {Board} board */
export function lesson(words, send, sheet, board) {
  const told = element("section", { class: "vc-told", "aria-label": words.lesson });
  const asked = element("section", { class: "vc-task", tabindex: "-1", "aria-live": "polite" });
  const steps = element("ol", { class: "vc-steps", "aria-label": words["lesson-steps"] });
  const foot = element("footer", { class: "vc-foot" });
  const scope = button("", () => everything(!board.root.classList.contains("vc-everything")), {
    class: "vc-button vc-quiet vc-scope",
  });
  let place = "";
  let chapter = "";
  const own = ownPage();
  /** @type {string[]} */
  let rules = [];
  everything(false);

  /** @param {boolean} shown */
  function everything(shown) {
    board.root.classList.toggle("vc-everything", shown);
    scope.textContent = shown ? words["lesson-near-board"] : words["lesson-whole-board"];
  }

  // Text with its references to the board as buttons that light up what they name.
  /** @param {string} text */
  function written(text) {
    const line = text.replace(/\n/g, " ");
    /** @type {(Node | string)[]} */
    const parts = [];
    let from = 0;
    for (const found of line.matchAll(REFERENCE)) {
      const [whole, named, at] = found;
      const reference = element(
        "button",
        {
          type: "button",
          class: "vc-ref",
          click: () => board.reveal(at),
          pointerenter: () => board.light(at),
          pointerleave: () => board.light(""),
          focus: () => board.light(at),
          blur: () => board.light(""),
        },
        named,
      );
      const [marks] = /^\p{P}*/u.exec(line.slice(found.index + whole.length)) ?? [""];
      parts.push(line.slice(from, found.index), element("span", { class: "vc-unbroken" }, reference, marks)); // no comma begins a line
      from = found.index + whole.length + marks.length;
    }
    return [...parts, line.slice(from)];
  }

  /** @param {string} text */
  const paragraphs = (text) =>
    text
      .split(/\n\s*\n/)
      .filter(Boolean)
      .map((paragraph) => element("p", {}, ...written(paragraph)));

  /** @param {string} key */
  function go(key) {
    place = "?";
    send({ do: "go", step: key });
  }

  // The way to a step: within the chapter a button, to another chapter a link.
  /** @type {(chapter: string, key: string, called: string, here: string) => HTMLElement} */
  function way(chapter, key, called, here) {
    if (chapter !== here) return element("a", { href: pageOf(chapter, key) }, called);
    return button(
      called,
      () => {
        sheet.close();
        go(key);
      },
      { class: "vc-button vc-quiet" },
    );
  }

  /** @param {Card} card */
  function stepsOf({ steps: list, checks, at }) {
    /** @type {StepName} */
    const quiz = ["check", words["lesson-checks"], false];
    const all = [...list, ...(checks ? [quiz] : [])];
    steps.hidden = all.length < 2;
    steps.replaceChildren(
      ...all.map(([key, called, done], number) => {
        const here = key === at;
        const state = here ? `, ${words["lesson-now"]}` : done ? `, ${words["lesson-done"]}` : "";
        const sign = key === "check" ? "?" : done && !here ? "✓" : String(number + 1);
        const made = button(sign, () => go(key), {
          class: `vc-step ${done ? "vc-done" : ""}`,
          title: called,
        });
        made.append(aloud(`${called}${state}`));
        if (here) made.setAttribute("aria-current", "step");
        return element("li", {}, made);
      }),
    );
  }

  const why = () =>
    rules.length
      ? [button(words["lesson-why"], () => send({ do: "about", rules }), { class: "vc-button vc-quiet" })]
      : [];

  /** @param {StepCard} card */
  function stepTools({ state, more, hints, chart }) {
    const tools = [];
    if (state === "done")
      tools.push(button(words["lesson-next"], () => send({ do: "next" }), { class: "vc-button vc-main" }));
    if (state !== "asked")
      tools.push(
        button(words["lesson-back"], () => send({ do: "undo" }), {
          class: state === "wrong" ? "vc-button vc-main" : "vc-button vc-quiet",
        }),
      );
    if (state === "asked" && more)
      tools.push(
        button(hints.length ? words["lesson-hint-more"] : words["lesson-hint"], () => send({ do: "hint" })),
      );
    if (chart) tools.push(button(chart, () => send({ do: "chart" }), { class: "vc-button vc-quiet" }));
    return [...tools, ...why()];
  }

  /** @param {StepCard} card */
  function showStep(card) {
    const { text, task, state, answer, hints } = card;
    const said = hints.map((hint) => element("p", { class: "vc-hint" }, ...written(hint)));
    const answered = answer
      ? [element("div", { class: `vc-answer vc-${state}` }, ...paragraphs(answer))]
      : [];
    body(card, ...paragraphs(text));
    asked.replaceChildren(
      ...(state === "asked" ? [element("p", { class: "vc-do" }, ...written(task)), ...said] : answered),
      element("div", { class: "vc-tools" }, ...stepTools(card)),
    );
  }

  /** @type {(card: QuizCard, text: string, number: number) => HTMLElement} */
  function claim(card, text, number) {
    const open = card.picked === undefined;
    const mark = open
      ? ""
      : number === card.right
        ? "vc-right"
        : number === card.picked
          ? "vc-slip"
          : "vc-rest";
    const sign = mark === "vc-right" ? " ✓" : mark === "vc-slip" ? " ✗" : "";
    return element(
      "li",
      {},
      button(`${text}${sign}`, () => send({ do: "answer", claim: number }), {
        class: `vc-button vc-claim ${mark}`,
        disabled: !open,
      }),
    );
  }

  /** @param {QuizCard} card */
  function end(card) {
    const again = card.again.map(([chapter, key, called]) =>
      element("li", {}, way(chapter, key, called, card.chapter)),
    );
    return [
      element("p", { class: "vc-result" }, card.result),
      ...(again.length
        ? [element("h3", {}, words["lesson-reread"]), element("ul", { class: "vc-again" }, ...again)]
        : []),
    ];
  }

  /** @param {QuizCard | GameCard} card */
  function onward({ next }) {
    if (!next) return [];
    const [where, title, here] = next;
    // The same page can show it at once; whoever wants it in another window gets it there.
    const turn = (/** @type {MouseEvent} */ event) => {
      if (!here || !own || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      history.pushState(history.state, "", pageOf(where));
      send({ do: "turn", to: where });
    };
    return [
      element(
        "a",
        { class: "vc-button vc-main", href: pageOf(where), click: turn },
        `${words["lesson-following"]} ${title}`,
      ),
    ];
  }

  /** @param {QuizCard} card */
  function showQuiz(card) {
    const open = card.solved === undefined;
    body(
      card,
      ...(card.steps.length ? [] : paragraphs(card.about)),
      ...(card.count ? [element("p", { class: "vc-soft" }, card.count)] : []),
    );
    const verdict = open
      ? []
      : [
          element(
            "div",
            { class: `vc-answer vc-${card.solved ? "done" : "wrong"}` },
            element("strong", {}, card.solved ? words["lesson-yes"] : words["lesson-no"]),
            ...paragraphs(card.answer),
          ),
        ];
    /** @type {HTMLElement[]} */
    const tools = [];
    if (!open && !card.result)
      tools.push(button(words["lesson-next"], () => send({ do: "next" }), { class: "vc-button vc-main" }));
    if (card.result)
      tools.push(
        ...onward(card),
        button(words["lesson-again"], () => send({ do: "next" })),
      );
    asked.replaceChildren(
      element("p", { class: "vc-do" }, ...written(card.question)),
      ...(card.claims.length
        ? [
            element(
              "ol",
              { class: "vc-claims", "aria-label": words["lesson-answers"] },
              ...card.claims.map((text, number) => claim(card, text, number)),
            ),
          ]
        : []),
      ...verdict,
      ...(card.result ? end(card) : []),
      element("div", { class: "vc-tools" }, ...tools, ...(open ? [] : why())),
    );
  }

  // A whole game with advice: loud at first, then quieter, and always there when it is asked for.
  /** @param {GameCard} card */
  function showGame(card) {
    const { advice, quiet, asks, over } = card;
    body(card, ...paragraphs(card.text));
    /** @type {HTMLElement[]} */
    const tools = over ? onward(card) : [];
    if (asks) tools.push(button(words["advice-ask"], () => send({ do: "advice" })));
    if (!over)
      tools.push(
        button(quiet ? words["advice-on"] : words["advice-off"], () => send({ do: "quiet" }), {
          class: "vc-button vc-quiet",
        }),
      );
    asked.replaceChildren(
      ...(advice.length
        ? [
            element(
              "div",
              { class: "vc-answer vc-done" },
              ...advice.map((line) => element("p", {}, ...written(line))),
            ),
          ]
        : []),
      element("div", { class: "vc-tools" }, ...tools),
    );
  }

  /** @type {(card: Card, ...inside: Node[]) => void} */
  function body({ heading, step }, ...inside) {
    told.replaceChildren(
      ...(heading ? [element("h1", { class: "vc-chapter" }, heading)] : []),
      steps,
      element("h2", {}, step),
      ...inside,
    );
  }

  // The page shows another chapter than before: its title is that of the window too.
  /** @param {Card} card */
  function turned(card) {
    const last = (/** @type {string} */ text) => text.split(" · ").at(-1);
    if (chapter && own) document.title = `${last(card.heading)} · ${last(document.title)}`;
    chapter = card.chapter;
  }

  // Back and forward in the browser turn the page to the chapter of the address.
  function follow() {
    const where = chapterHere();
    if (own && where && chapter && where !== chapter) send({ do: "turn", to: where });
  }

  function reset() {
    sheet.tell(
      words["lesson-reset"],
      words["lesson-reset-sure"],
      button(words["lesson-reset-yes"], () => {
        sheet.close();
        send({ do: "reset" });
      }),
    );
    part(sheet.root, ":scope > .vc-button:last-child").focus({ preventScroll: true });
  }

  foot.append(button(words["lesson-contents"], () => send({ do: "contents" }), { class: "vc-button" }));
  foot.append(button(words["lesson-reset"], reset, { class: "vc-button vc-quiet" }));

  addEventListener("popstate", follow);

  return {
    told,
    asked,
    scope,
    foot,
    // Returns whether another step or exercise has begun since the page was opened.
    /** @param {Card} card */
    show(card) {
      const had = focused(told) || focused(asked);
      const picked = card.kind === "quiz" && card.solved !== undefined;
      const now = `${card.at}/${card.kind === "step" ? card.state : card.kind}/${!picked}/${card.step}`;
      const moved = place !== "" && now !== place;
      const fresh = !place.startsWith(`${card.at}/`) || card.kind === "quiz";
      const another = chapter !== "" && chapter !== card.chapter;
      if (chapter !== card.chapter) turned(card);
      place = now;
      rules = card.rules;
      stepsOf(card);
      if (card.kind === "quiz") showQuiz(card);
      else if (card.kind === "game") showGame(card);
      else showStep(card);
      if (card.problem) told.append(element("p", { class: "vc-problem", role: "alert" }, card.problem));
      board.teach(card.lit, card.near ?? [], card.find ?? false, fresh);
      if (fresh) everything(card.near === undefined);
      scope.hidden = card.near === undefined;
      if (moved && card.kind !== "game") {
        (part(asked, ".vc-main") ?? asked).focus({ preventScroll: true });
        if (fresh) told.scrollIntoView({ block: another ? "start" : "nearest" });
      }
      if (picked)
        asked.querySelector(card.result ? ".vc-result" : ".vc-answer")?.scrollIntoView({ block: "nearest" });
      if (had && document.activeElement === document.body) asked.focus({ preventScroll: true });
      if (own) history.replaceState(history.state, "", `#${card.at}`);
      return moved && fresh && card.kind !== "game";
    },
    /** @type {(list: ChapterLine[], chapter: string) => void} */
    contents(list, chapter) {
      const line = (/** @type {ChapterLine} */ [where, title, done, steps, best], /** @type {number} */ at) =>
        element(
          "li",
          {},
          element(
            "a",
            { href: pageOf(where), ...(where === chapter ? { "aria-current": "page" } : {}) },
            `${at + 1} · ${title}`,
          ),
          element(
            "small",
            {},
            steps ? `${done} / ${steps}${done === steps ? " ✓" : ""}` : best ? String(best) : "",
          ),
        );
      const shown = list.map(line);
      const core = list.filter(([, , , , , advanced]) => !advanced).length;
      sheet.tell(
        words["lesson-contents"],
        "",
        element("ol", { class: "vc-contents" }, ...shown.slice(0, core)),
        ...(core < shown.length
          ? [
              element("h3", {}, words["lesson-advanced"]),
              element("ol", { class: "vc-contents" }, ...shown.slice(core)),
            ]
          : []),
      );
    },
    /** @type {(list: Why[], chapter: string) => void} */
    about(list, chapter) {
      const shown = list.map(([wording, sources, taught]) =>
        element(
          "li",
          {},
          element("p", { class: "vc-rule" }, wording),
          ...sources.map(([edition, cited]) =>
            element("p", { class: "vc-cited" }, `${edition}: ${cited.join("; ")}`),
          ),
          ...(taught.length ? [element("p", { class: "vc-cited" }, words["lesson-taught"])] : []),
          element(
            "ul",
            { class: "vc-again" },
            ...taught.map(([where, key, called]) => element("li", {}, way(where, key, called, chapter))),
          ),
        ),
      );
      sheet.tell(words["lesson-why"], "", element("ul", { class: "vc-reasons" }, ...shown));
    },
  };
}
