import { renderInto } from "./rendering.js";
import { makeElement, reveal } from "./element.js";
import { follow } from "./speaking.js";
import { renderButton } from "./templates.js";

/** @import { Words } from "./types" */
/** The ways from the charts: `goBack` leads to the board, `close` closes the charts.
 * @typedef {{ goBack: () => void, close: () => void }} WaysBack */

const SETTLED = 150; // milliseconds after which a drawn chart has its final height

/** The charts below the table. They are widgets of their own that arrive later than they are announced: once
 * they are drawn, the page scrolls to them, and a bar above them leads back. */
export class AwaitedCharts {
  root = makeElement("p", { class: "vc-coming", role: "status", hidden: true });
  isShown = false; // true while the page has charts, drawn or on their way
  /** The timer until the charts have come to rest and the page scrolls to them.
   * @type {ReturnType<typeof setTimeout> | undefined} */
  arriving;

  /** @param {Words} words @param {WaysBack} ways */
  constructor(words, ways) {
    this.words = words;
    this.ways = ways;
    follow(words, () => renderInto(words["charts-coming"], this.root));
  }

  /** Announce the charts where they will be, since they take a moment, unless they are shown already. */
  announce() {
    this.root.hidden = this.isShown;
    if (!this.isShown) reveal(this.root, "end");
  }

  /** Hide the announcement: the charts are there, or no longer expected. */
  hide() {
    this.root.hidden = true;
  }

  /** Note whether the page has charts, and scroll to them once they are drawn, unless they were there and are
   * drawn again in another language.
   * @param {boolean} shown @param {boolean} [isRetold] */
  show(shown, isRetold = false) {
    this.isShown = shown;
    const page = this.root.closest(".vc-page");
    if (!shown || !page) return this.hide();
    /** Show the way back to the board once the charts are drawn. */
    const look = () => {
      const charts = page.querySelector(".vc-charts");
      if (!charts?.querySelector(".bqplot svg .axis")) return;
      if (isRetold && charts.querySelector(".vc-onboard")) return; // still in the former language
      watch.disconnect();
      this.hide();
      if (!charts.querySelector(".vc-onboard")) charts.prepend(this.makeWayBack());
      if (isRetold) return;
      this.arriving = setTimeout(() => reveal(charts, "start"), SETTLED);
    };
    const watch = new MutationObserver(look);
    watch.observe(page, { childList: true, subtree: true });
    look();
  }

  /** Make the bar above the charts that stays in view: it leads back to the board, or closes the charts. */
  makeWayBack() {
    const { words, ways } = this;
    const goBack = () => {
      clearTimeout(this.arriving); // readers who leave at once are not scrolled to the charts
      ways.goBack();
    };
    const close = () => {
      goBack();
      ways.close();
    };
    const bar = makeElement("div", { class: "vc-onboard" });
    follow(words, () =>
      renderInto(
        [renderButton(words["back-to-board"], goBack), renderButton(words["charts-close"], close)],
        bar,
      ),
    );
    return bar;
  }
}
