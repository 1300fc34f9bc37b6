import { fragment } from "../components/address.js";
import { element } from "../components/element.js";
import { inOrder } from "../components/incoming.js";
import { sheet } from "../components/sheet.js";
import { followTheme } from "../components/theme.js";
import { besides } from "./anyway.js";
import { conflicts } from "./conflicts.js";
import { tableHead } from "./head.js";
import { lobby } from "./lobby.js";
import { outbox } from "./outbox.js";
import { codeLetters, seatAt, sitAt, tableKeeper } from "./storage.js";
import { tableViews } from "./tableviews.js";

/** @import { Message, Offered, Shared } from "./messages" */
/** @import { Brought, Input, Settle } from "./types" */
/** @import { Problem } from "../components/messages" */
/** @import { Command, Props, Send, Sheet, Widget, Words } from "../components/types" */
/** @typedef {{ code: string, count: number, box: ReturnType<typeof outbox>, keeper: ReturnType<typeof tableKeeper>, meets?: boolean, seat?: number | null }} AtTable */
/** @typedef {{ words: Words, answers: Sheet, views: ReturnType<typeof tableViews>, lobby: ReturnType<typeof lobby>, head: ReturnType<typeof tableHead>, clash: ReturnType<typeof conflicts>, view: string, base?: string }} Page */

// The companion's page: the lobby, and then one table with its views. What is entered goes through the outbox.
const ENTERING = new Set(["enter", "undo", "redo", "at", "pick", "row", "drawn", "chance", "anyway", "lay"]);
const HEARTBEAT = 1_000; // milliseconds between two looks at what waits
const SIGN_OF_LIFE = 10; // heartbeats between two questions whether Python is there
const WORRY = 3; // heartbeats between two looks for what keeps Python from answering
const BEGINNING = 10_000; // milliseconds after which a table that was begun and never came is taken to be lost on the way
const CODED = /^[0-9a-z][0-9a-z -]{8,22}[0-9a-z]$/i;

/** @param {Command} command @returns {command is Input} */
const enters = (command) => ENTERING.has(command.do);

// Whether the address is this page's own; in JupyterLab it is not.
const addressed = () => document.body.dataset.voila !== undefined;

function wanted() {
  const said = addressed() ? fragment() : "";
  if (said.startsWith("game=")) return { game: said.slice(5) };
  return CODED.test(said) ? { code: said } : {};
}

/** @param {Props} props @param {Brought} brought */
function render({ model, el }, brought) {
  const root = element("div", { class: "vc-app vc-board vc-companion" });
  const unfollow = followTheme(root);
  /** @type {Page} */
  let page;
  /** @type {AtTable | null} */
  let table = null;
  /** @type {{ code?: string, game?: string }} */
  let asked = wanted();
  let begun = 0; // when the table was begun on this page, if it was: then it belongs to nobody alone

  /** @type {Send} */
  function transmit(message) {
    try { model.send(message); } catch { /* it is sent again */ }
  }

  /** @type {Send} */
  function send(message) {
    if (message.do === "begin" || message.do === "take") {
      if (Date.now() - begun < BEGINNING) return; // a double tap begins one table
      begun = Date.now();
    }
    if (message.do === "join") return join(message.code);
    if (!table || !enters(message)) return transmit(message);
    table.box.put({ ...message, v: message.v ?? table.count });
    flush();
  }

  // Send the next input that waits, unless one is on its way.
  function flush() {
    const next = table?.box.next();
    if (next) transmit(next);
    tellWaiting();
  }

  /** @param {string} typed */
  function join(typed) {
    const code = codeLetters(typed);
    transmit({ do: "join", code, seat: seatAt(code), pending: outbox(code).tokens() });
  }

  function tellWaiting() {
    if (table) page.head.waiting(table.box.size, page.clash.size);
  }

  /** @param {Words} words @param {Offered} offered */
  function open(words, offered) {
    const answers = sheet(words, send, besides(words, send));
    const views = viewsOf("", words, answers);
    const entry = lobby(words, send, offered, answers, (edition, players) => page.views.check(edition, players));
    const head = tableHead(words, send, answers, { address: () => (addressed() ? location.href : ""), decide: () => clash.next() });
    const clash = conflicts(words, answers, (token, message) => settle(token, message));
    root.replaceChildren(head.root, entry.root, ...views.roots, answers.root);
    page = { words, answers, views, lobby: entry, head, clash, view: "lobby" };
    entry.list();
  }

  /** @type {(code: string, words: Words, answers: Sheet) => ReturnType<typeof tableViews>} */
  const viewsOf = (code, words, answers) => tableViews(words, send, answers, () => show(""), code, brought);

  // Another table's views know nothing of this one's.
  /** @param {string} code */
  function lay(code) {
    const [first, ...others] = page.views.roots;
    page.views = viewsOf(code, page.words, page.answers);
    first.replaceWith(...page.views.roots);
    for (const view of others) view.remove();
  }

  // The address names the table at which this page is.
  /** @param {string} code */
  function address(code) {
    if (addressed()) window.history.replaceState(null, "", code ? `#${code}` : location.pathname + location.search);
  }

  // Somebody has said what is to become of an input that came too late.
  /** @type {Settle} */
  function settle(token, message) {
    if (!table) return;
    if (message) table.box.replace(token, { ...message, v: table.count });
    else table.box.done([token]);
    flush();
    page.views.again();
  }

  /** @param {string} view */
  function show(view) {
    const before = page.view;
    page.view = view || (table ? page.base ?? "" : "lobby");
    if (page.view !== "lobby" && page.view !== "laying" && page.view !== "checking") page.base = page.view;
    page.lobby.root.hidden = page.view !== "lobby";
    page.lobby.again();
    page.head.root.hidden = !table || page.view === "lobby" || page.view === "checking";
    page.views.show(page.view);
    if (page.view !== before && root.getBoundingClientRect().top < 0) root.scrollIntoView({ block: "start" });
  }

  // At a table

  /** @param {Shared} shared @param {string[]} codes */
  function arrive(shared, codes) {
    const code = codes.find(Boolean) ?? "";
    if (table?.code !== code) {
      const fresh = { code, count: 0, box: outbox(code), keeper: tableKeeper(code) };
      table = fresh;
      address(code);
      lay(code);
      asked = { code };
      document.body.dataset.returns = "";
      page.head.begin();
      page.clash.clear();
      page.answers.close();
      meet(fresh, shared);
    }
  }

  // Whose page this is, is asked once where somebody joins.
  /** @param {AtTable} met @param {Shared} shared */
  function meet(met, shared) {
    const { code } = met;
    const seat = seatAt(code);
    met.meets = seat === null && shared.writes && Date.now() - begun > BEGINNING && !shared.over;
    if (seat === null) sitAt(code, "table");
    else if (Number.isInteger(seat) && seat !== shared.seat) transmit({ do: "sit", seat });
    begun = 0;
  }

  /** @param {Shared} shared */
  function hearShared(shared) {
    const { seat } = shared;
    if (shared.codes) arrive(shared, shared.codes);
    if (!table) return;
    const { kept, missed, ahead } = table.keeper.hear(shared);
    page.head.show(shared, kept);
    if (missed) return transmit({ do: "whole" }); // and until it comes, the page knows that it has not seen everything
    table.count = shared.count;
    root.dataset.count = String(shared.count);
    if (ahead) transmit({ do: "restore", ...ahead }); // before what waits: that was entered after it
    if (shared.codes) flush();
    if (table.seat !== undefined && table.seat !== seat) sitAt(table.code, seat ?? "table");
    table.seat = seat;
    if (table.meets) page.head.seats();
    table.meets = false;
  }

  function leave() {
    table = null;
    asked = {};
    delete document.body.dataset.returns;
    address("");
    page.head.end();
    page.clash.clear();
    page.lobby.list();
    begun = 0;
  }

  /** @param {Message} message */
  function settled(message) {
    if (!table) return;
    if (message.accepted) table.box.done(message.accepted);
    if (message.answered) {
      table.box.done(message.answered.filter((token) => token !== message.conflict?.token));
      page.views.again();
    }
    if (message.conflict) {
      table.box.hold(message.conflict.token);
      page.clash.show(message.conflict);
    }
    flush();
  }

  // Why another table could not be come to. At a table the lobby is out of sight.
  /** @param {Problem[]} problems */
  function refused(problems) {
    if (!table) return page.lobby.problems(problems);
    const [[field]] = problems;
    page.answers.wrong(page.words[field === "open" ? "lobby-file" : "lobby-join"], problems.map(([, said]) => said).join(" "));
  }

  // Why the store can't be used; empty as soon as it can.
  /** @param {string} why */
  function unstored(why) {
    if (table) page.head.unstored(why);
    else if (why) page.lobby.problems([["store", why]]);
  }

  /** @param {Message} message */
  function answer(message) {
    const { words, answers, lobby: entry, head, views } = page;
    if (message.problems || message.unstored || message.failed) begun = 0;
    if (message.unknown !== undefined && entry.forgotten(codeLetters(message.unknown))) entry.problems([]);
    else if (message.problems) refused(message.problems);
    if (message.opened) entry.opened(message.opened);
    if (message.unstored !== undefined || message.here || message.accepted) unstored(message.unstored ?? "");
    if (message.wrong) answers.wrong(words["table-wrong"], message.wrong);
    if (message.failed) answers.wrong(words["table-wrong"], words["table-failed"]);
    if (message.misheard) answers.wrong(words["table-wrong"], words.misheard);
    if (message.drawn) answers.tell(words.drawn, "", element("ul", { class: "vc-drawn-lines" }, ...message.drawn.map((line) => element("li", {}, line))));
    if (message.history) head.past(message.history);
    if (message.share) head.ways(message.share);
    if (message.exports) head.exports(message.exports);
    if (message.exported) head.exported(message.exported);
    views.hear(message);
  }

  /** @param {Message} message */
  function hear(message) {
    const silent = page?.head.heard();
    if (message.words && message.lobby && !page) open(message.words, message.lobby);
    if (!page) return;
    if (message.shared) hearShared(message.shared);
    if (message.view === "lobby" && table) leave();
    if (message.view !== undefined) show(message.view);
    answer(message);
    settled(message);
    if (silent) afresh();
  }

  // What waits is sent again, and now and then the page asks whether Python is there and whether it has missed anything.
  let beats = 0;
  function beat() {
    if (!page || document.hidden) return;
    beats += 1;
    if (!table) return beats % WORRY || returned();
    flush();
    const { late } = table.box;
    if (beats % SIGN_OF_LIFE === 0) look();
    if (page.head.silent(late) && beats % WORRY === 0) document.dispatchEvent(new Event("village:look"));
  }

  // A table that the server had forgotten may have been put back by somebody else.
  function returned() {
    const code = page.lobby.missing();
    if (code) join(code);
  }

  // After a sleep or a gap in the network nobody knows what has arrived.
  function wake() {
    afresh();
    look();
  }

  function afresh() {
    table?.box.afresh();
    if (table && !document.hidden) flush();
  }

  function look() {
    if (!table || document.hidden) return;
    transmit({ do: "look", v: table.count });
    page.head.asked();
  }

  // Another address was typed, or a link followed. What names neither a table nor a place on this page leads nowhere, and says so.
  function elsewhere() {
    const typed = table && addressed() && !document.getElementById(fragment()) ? fragment() : "";
    const { code, game } = { code: typed, ...wanted() };
    if (table) address(table.code);
    if (game) transmit({ do: "open", text: `game=${game}` });
    else if (code && codeLetters(code) !== table?.code) join(code);
  }

  const receive = inOrder(hear);
  el.append(root);
  model.on("msg:custom", receive);
  const heart = setInterval(beat, HEARTBEAT);
  document.addEventListener("visibilitychange", wake);
  addEventListener("online", wake);
  addEventListener("hashchange", elsewhere);
  if (asked.code) asked.code = codeLetters(asked.code);
  transmit({ do: "hello", ...asked, ...(asked.code ? { seat: seatAt(asked.code), pending: outbox(asked.code).tokens() } : {}) });
  return () => {
    clearInterval(heart);
    document.removeEventListener("visibilitychange", wake);
    removeEventListener("online", wake);
    removeEventListener("hashchange", elsewhere);
    model.off("msg:custom", receive);
    page?.head.end();
    unfollow();
    root.remove();
  };
}

// The page of a game with the views that its room brings: each is made of the words, of what sends and of the sheet, and has a
// `root`, `show` for its part of a message, and `again` for what was pressed and came to nothing.
/** @type {(brought: Brought) => Widget} */
export const companion = (brought) => ({ render: (props) => render(props, brought) });
