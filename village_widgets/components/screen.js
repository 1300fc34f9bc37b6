import { fragment } from "./address.js";
import { beside, cameBackTo, keepsSteps } from "./comingback.js";
import { button, element, reveal } from "./element.js";
import { gameLeft, gamePlayed, setAside } from "./keptgame.js";
import { kept } from "./habits.js";
import { foretold, inOrder } from "./incoming.js";
import { tellOdds } from "./odds.js";
import { reader, remember } from "./reader.js";
import { Settings } from "./settings.js";
import { sheet } from "./sheet.js";
import { table } from "./table.js";
import { followTheme } from "./theme.js";

/** @import { CourseMessage, BoardState } from "./messages" */
/** @import { Props, Send, Sheet, TableView, Words } from "./types" */
/** @typedef {{ words: Words, answers: Sheet, form: Settings | null, played: TableView, coming: HTMLElement, keeps?: string }} Page */

const SETTLED = 150; // milliseconds until a chart that has been drawn has its height

/** @param {Props} props */
function render({ model, el }) {
  const root = element("div", { class: "vc-app vc-board" });
  /** @type {Send} */
  const send = (message) => {
    if (message.do === "charts" || message.do === "chart") announce();
    try {
      model.send(message);
    } catch {
      page?.answers.tell(page.words.refused, page.words.unreached);
    }
  };
  /** @type {Page | null} */
  let page = null;
  let charted = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let arriving; // when the charts will have come to rest, and are brought into view
  const unfollow = followTheme(root);
  const asks = { ...reader(), step: fragment(), habits: kept() };
  const newcomer = model.get("_newcomer");
  const keepStep = keepsSteps(newcomer);
  let before = cameBackTo(newcomer, asks.copy, asks.step);

  // A page without settings goes on with the game that it was left with, or begins another at once; one that keeps nothing is
  // a board alone.
  /** @type {(words: Words, told: CourseMessage) => boolean} */
  function open(words, { settings: offered, keeps }) {
    const answers = sheet(words, send);
    const form = offered ? new Settings(words, send, offered) : null;
    const before = form || !keeps ? "" : gameLeft(keeps);
    const renew = () => (page?.form ? turnTo(page.form) : send({ do: "again" }));
    const coming = element("p", { class: "vc-coming", role: "status", hidden: true }, words["charts-coming"]);
    const played = table(
      words,
      send,
      answers,
      keeps === "" ? {} : { renew, kept: keeps ?? "game", imagines: Boolean(form) },
    );
    form?.root.addEventListener("back", () => turnTo(played));
    root.replaceChildren(...(form ? [form.root] : []), played.root, coming, answers.root);
    page = { words, answers, form, played, coming, keeps };
    if (before) send({ do: "load", text: before });
    else if (offered && gamePlayed() && gamePlayed() !== offered.game && !asks.step)
      send({ do: "hello", ...asks, step: `play=${gamePlayed()}`, told: true });
    return Boolean(before);
  }

  // The page has turned to another game: its settings take the place of those before.
  /** @type {(shown: Page, offered: CourseMessage["settings"]) => void} */
  function offer(shown, offered) {
    if (!shown.form || !offered) return;
    const form = new Settings(shown.words, send, offered);
    form.root.hidden = shown.form.root.hidden;
    form.root.addEventListener("back", () => turnTo(shown.played));
    const within = shown.form.root.contains(document.activeElement);
    shown.form.root.replaceWith(form.root);
    shown.form = form;
    if (!form.root.hidden) form.setBack(shown.played.version() > -1);
    if (within) form.focus();
  }

  /** @param {Settings | TableView} view */
  function turnTo(view) {
    if (!page) return;
    page.answers.close();
    page.form?.setBack(page.played.version() > -1);
    if (page.form) page.form.root.hidden = view !== page.form;
    page.played.root.hidden = view !== page.played;
    root.closest(".vc-page")?.toggleAttribute("data-settings", view === page.form);
    if (root.getBoundingClientRect().top < 0) root.scrollIntoView({ block: "start" });
  }

  /** @type {(page: Page, message: CourseMessage) => void} */
  function answer({ words, answers, form, played, coming, keeps }, message) {
    if (message.failed) {
      coming.hidden = true;
      answers.tell(words.refused, words.failed);
    }
    if (message.problems) form?.showProblems(message.problems);
    if (message.copy !== undefined) form?.useCopy(message.copy);
    if (message.compose) answers.compose(message.compose, message.barred ?? [], played.version());
    if (message.misheard) answers.tell(words.refused, words.misheard);
    if (message.ask) answers.ask(message.ask, played.version());
    if (message.refused)
      answers.refuse(message.refused, played.taught() ? (rules) => send({ do: "about", rules }) : null);
    if (message.why) played.why(message.why);
    if (message.because) played.because(message.because);
    if (message.odds) tellOdds(words, answers, message.odds);
    if (message.coach) played.coached(message.coach);
    if (message.costly) played.reviewed(message.costly);
    if (message.contents) played.contents(message.contents, message.chapter ?? "");
    if (message.about) played.about(message.about, message.chapter ?? "");
    if (message.running !== undefined) played.running(message.running);
    if (message.thinking !== undefined) played.thinking(message.thinking);
    if (message.lines) played.lines(message.lines);
    if (message.finishing !== undefined) played.finishing(message.finishing);
    if (message.charts !== undefined) showCharts(played, coming, message.charts);
    if (message.unsealed) answers.tell(words.loaded, message.unsealed);
    if (message.unloaded) {
      const [why, rescued] = message.unloaded;
      const rescue = rescued
        ? [
            element("p", {}, rescued),
            button(words.rescue, () => {
              answers.close();
              send({ do: "rescue" });
            }),
          ]
        : [];
      answers.tell(words["not-loaded"], why, ...rescue);
      if (!form) {
        if (keeps) setAside(keeps);
        send({ do: "whole" });
      }
    }
  }

  // Charts take a moment to come: it is said at once, where they will be.
  function announce() {
    if (!page) return;
    page.coming.hidden = charted;
    if (!charted) reveal(page.coming, "end");
  }

  // The charts are widgets of their own below this one, which come later still.
  /** @type {(played: TableView, coming: HTMLElement, shown: boolean) => void} */
  function showCharts(played, coming, shown) {
    charted = shown;
    played.charted(shown);
    const around = root.closest(".vc-page");
    if (!shown || !around) {
      coming.hidden = true;
      return;
    }
    const watch = new MutationObserver(look);
    function look() {
      const charts = around?.querySelector(".vc-charts");
      if (!charts?.querySelector(".bqplot svg .axis")) return;
      watch.disconnect();
      coming.hidden = true;
      if (!charts.querySelector(".vc-onboard")) charts.prepend(wayBack(played));
      arriving = setTimeout(() => reveal(charts, "start"), SETTLED);
    }
    watch.observe(around, { childList: true, subtree: true });
    look();
  }

  // Stays in view above the charts: the way back, which may put them away.
  /** @param {TableView} played */
  function wayBack(played) {
    const back = () => {
      clearTimeout(arriving); // whoever is quick is not brought to the charts after all
      reveal(played.root, "start");
      played.focus();
    };
    return element(
      "div",
      { class: "vc-onboard" },
      button(page?.words["back-to-board"] ?? "", back),
      button(page?.words["charts-close"] ?? "", () => {
        back();
        send({ do: played.taught() ? "chart" : "charts" });
      }),
    );
  }

  // Before the process has said anything: what came with the page, but for the step to which the reader comes back.
  /** @param {CourseMessage} told */
  function hear(told) {
    let message = told;
    if (told.words && !page) {
      message = { ...told, ...before };
      if (open(told.words, message)) message = { progress: told.progress };
    } else if (told.words && before) {
      message = beside(before, told);
      before = null;
    }
    if (!page) return;
    if (!message.words) offer(page, message.settings);
    answer(page, message);
    if (message.progress) remember(message.progress);
    if (message.table)
      lay(page.played, message.table, Boolean(message.lesson && message.lesson.kind !== "game"));
    if (message.lesson) page.played.teach(message.lesson);
    keepStep(message);
  }

  /** @type {(played: TableView, told: BoardState, read: boolean) => void} */
  function lay(played, told, read) {
    const begins = told.panels && played.root.hidden;
    if (page?.form && told.head) page.form.keep(JSON.parse(told.head).game);
    if (told.panels && played.taught()) charted = false; // what belongs to a step goes with it
    const here = el.contains(document.activeElement);
    if (begins) turnTo(played);
    played.hear(told, read);
    if (begins && here) played.focus();
  }

  const receive = inOrder(hear);
  el.append(root);
  model.on("msg:custom", receive);
  if (before && !foretold(model, receive)) before = null;
  const told = !before && !asks.step && foretold(model, receive, asks.copy);
  send({ do: "hello", ...asks, told, last: before ? [before.lesson.at, before.table.v] : ["", 0] });
  return () => {
    model.off("msg:custom", receive);
    unfollow();
    root.remove();
  };
}

export default { render };
