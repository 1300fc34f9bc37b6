import { html } from "../vendor/lit-html.js";
import { isOwnPage, readFragment } from "../components/address.js";
import { makeElement, findPart, reveal } from "../components/element.js";
import { receiveForetold, receiveInOrder } from "../components/incoming.js";
import { renderInto } from "../components/rendering.js";
import { Screen } from "../components/screen.js";
import { Sheet } from "../components/sheet.js";
import { exchange, followLanguage } from "../components/speaking.js";
import { renderButton } from "../components/templates.js";
import { followTheme } from "../components/theme.js";
import { Glance } from "./glance.js";
import { RulesView } from "./rules.js";

/** @import { Props, Send } from "../components/types" */
/** @import { RulebookMessage, ShownBook, ShownExample, ShownRule, ShownSetup } from "./messages" */
/** @import { Words } from "./words" */

const SETTING_UP = "setting-up"; // stands in an address in place of a rule

/** The page's view: the games, the rules of one of them, and a board that moves to the rule it shows. */
class RulebookView {
  root = makeElement("div", { class: "vc-rulebook" });
  head = makeElement("nav", { class: "vc-rules-games" });
  /** @type {ShownBook[]} */
  books = [];
  /** The board with what to try on it. */
  shown = makeElement("div", { class: "vc-rule-shown", role: "group" });
  about = makeElement("div", { class: "vc-rule-about" });
  board = makeElement("div", {});
  /** @type {ShownExample | undefined} */
  example;
  hasAll = false; // whether all words that find rules have come, not only those of the first message
  isScrolling = false; // whether the page scrolls to the board once it is there

  /** @param {Words} words @param {Send} send @param {RulebookMessage} message */
  constructor(words, send, message) {
    this.words = words;
    this.send = send;
    this.screen = new Screen(words, send, this.board, message);
    this.sheet = new Sheet(words, send); // in sight also while the board, with its own, is not
    this.shown.append(this.about, this.board);
    const makeLink = (/** @type {string} */ key) => `#${this.book?.game}.${key}`;
    const go = (/** @type {string} */ key, /** @type {Event} */ event) => {
      if (!isOwnPage()) event.preventDefault(); // the address belongs to the notebook
      this.rules.open(key);
    };
    this.rules = new RulesView(words, { link: makeLink, go, renderMore: (rule) => this.renderMore(rule) });
    this.rules.search.addEventListener("focusin", () => this.hasAll || send({ do: "look-up" }));
    this.glance = new Glance(words, send);
    this.root.append(this.head, this.glance.root, this.rules.root, this.sheet.root);
  }

  get book() {
    return this.rules.book;
  }

  /** Take over the rules of all games. Of the words that find a rule the longer stay: the first message has
   * few in languages that the page does not speak, and without a server Python has only the page's own.
   * @param {ShownBook[]} books */
  take(books) {
    const known = new Map(this.listRules().map(({ game, rule }) => [`${game}.${rule.key}`, rule.find ?? {}]));
    const game = this.book?.game ?? books[0]?.game;
    this.books = books;
    for (const { game, rule } of this.listRules()) {
      const find = { ...rule.find };
      for (const [tag, said] of Object.entries(known.get(`${game}.${rule.key}`) ?? {}))
        if (said.length > (find[tag] ?? "").length) find[tag] = said;
      rule.find = find;
    }
    this.showBook(game);
  }

  listRules() {
    return this.books.flatMap(({ game, groups }) =>
      groups.flatMap(({ rules }) => rules.map((rule) => ({ game, rule }))),
    );
  }

  /** Turn to a game: its rules, and its set-up if that is unfolded. @param {string} game */
  choose(game) {
    this.showBook(game);
    if (this.book) this.glance.turn(this.book.game);
  }

  /** Show the rules of a game. @param {string | undefined} game */
  showBook(game) {
    const book = this.books.find((each) => each.game === game);
    if (!book) return;
    this.root.dataset.game = book.game;
    this.rules.take(book);
    this.head.setAttribute("aria-label", this.words["rules-games"]);
    const turn = (/** @type {Event} */ event, /** @type {string} */ other) => {
      if (!isOwnPage()) event.preventDefault();
      this.choose(other);
    };
    renderInto(
      this.books.map(
        ({ game, title }) =>
          html`<a
            class="vc-button"
            href=${`#${game}`}
            aria-current=${String(game === book.game)}
            @click=${(/** @type {Event} */ event) => turn(event, game)}
            >${title}</a
          >`,
      ),
      this.head,
    );
  }

  /** Go to a game, or to one of its rules: what an address says behind the #. @param {string} said */
  go(said) {
    const [game, key] = said.split(".");
    if (game !== this.book?.game) this.choose(game);
    if (key === SETTING_UP) this.glance.open();
    else if (key) this.rules.open(key);
  }

  /** Render what this page adds to a rule: the button that puts its position on the board, and the place of
   * the board. @param {ShownRule} rule */
  renderMore({ key }) {
    const show = (/** @type {MouseEvent} */ { currentTarget }) => {
      const entry = /** @type {HTMLElement} */ (currentTarget).closest("[data-rule]");
      if (!entry || !this.book) return;
      this.isScrolling = true;
      this.shown.hidden = true;
      findPart(entry, ".vc-rule-place").append(this.shown);
      this.send({ do: "show-rule", game: this.book.game, rule: key });
    };
    return html`${renderButton(this.words["lesson-example"], show)}
      <div class="vc-rule-place"></div>`;
  }

  /** Show a message: another position, or what has changed on the board. @param {RulebookMessage} message */
  show(message) {
    const { words, screen } = this;
    if (message.example) this.example = message.example;
    const changed = message.words && exchange(words, message.words);
    if (message.books) this.take(message.books);
    if (message.words && this.book) this.glance.turn(this.book.game);
    else if (message.books) this.hasAll = true;
    if (changed) {
      this.sheet.forget();
      screen.retell(message);
    } else {
      const { table, ...more } = message;
      screen.show(more);
      if (table) screen.showTable(table, Boolean(message.example)); // the reader first reads the rule
    }
    if (message.setup) this.showSetup(message.setup);
    if (message.example) {
      this.board.hidden = !message.table; // some rules have no position
      this.board.toggleAttribute("inert", false);
    }
    this.drawAbout();
    if (!message.example) return;
    this.shown.hidden = false;
    screen.table.board.teach(message.example.shows ?? [], [], false);
    if (this.isScrolling) reveal(this.shown, "start");
    this.isScrolling = false;
  }

  /** Show how a game is set up, with the board below it. @param {ShownSetup} setup */
  showSetup(setup) {
    this.glance.take(setup);
    this.glance.place.append(this.shown);
    this.example = undefined;
    renderInto([], this.about);
    this.shown.setAttribute("aria-label", this.words["glance-board"]);
    this.shown.hidden = false;
    this.board.hidden = false;
    this.board.toggleAttribute("inert", true); // the board is only a picture here
  }

  /** Draw what to try on the board, with the buttons that make the move and take it back. */
  drawAbout() {
    const { words, example, screen, send, board } = this;
    if (!example) return;
    const { said, tried = "" } = example;
    this.shown.setAttribute("aria-label", words["rules-board"]);
    const state = { disabled: !screen.table.can[0], hidden: Boolean(board.hidden) };
    renderInto(
      html`<p>${said}</p>
        <div class="vc-rule-buttons">
          ${renderButton(tried, () => screen.send({ do: "try" }), "vc-main", { hidden: !tried })}
          ${renderButton(words.undo, () => send({ do: "undo" }), "", state)}
        </div>`,
      this.about,
    );
  }
}

/** Show the rulebook; return what cleans the page up. @param {Props} props */
function showRulebook({ model, el }) {
  const root = makeElement("div", { class: "vc-app vc-board" });
  const unfollow = [followTheme(root), followLanguage(root, model)];
  /** @type {RulebookView | undefined} */
  let view;
  /** Send a command; a page that no process answers says so. @type {Send} */
  const send = (command) => {
    try {
      model.send(command);
    } catch {
      if (command.do !== "look-up") view?.sheet.tell(view.words.refused, view.words.unreached);
    }
  };
  const follow = () => view?.go(readFragment());
  const receive = receiveInOrder((/** @type {RulebookMessage} */ message) => {
    if (view) view.show(message);
    else if (message.words) {
      view = new RulebookView(/** @type {Words} */ (message.words), send, message);
      root.append(view.root);
      view.show(message);
      follow();
    }
  });
  el.append(root);
  model.on("msg:custom", receive);
  if (isOwnPage()) addEventListener("hashchange", follow);
  if (!receiveForetold(model, receive)) send({ do: "hello" });
  return () => {
    model.off("msg:custom", receive);
    removeEventListener("hashchange", follow);
    for (const end of unfollow) end();
    root.remove();
  };
}

export default { render: showRulebook };
