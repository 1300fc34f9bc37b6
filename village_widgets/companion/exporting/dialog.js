import { makeElement, findPart } from "../../components/element.js";
import { renderInto } from "../../components/rendering.js";
import { renderKeyed, renderButton } from "../../components/templates.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { entitle, follow } from "../../components/speaking.js";

/** @import { ExportedFile, Exports, SharedState } from "../messages" */
/** @import { TableCopy } from "../types" */
/** @import { Send } from "../../components/types" */
/** @import { Words } from "../words" */

/** Build the dialog with the exports of a game. Python makes a file on request; here it becomes a download,
 * or a page of its own. Nothing is sent to other servers: an app on the device opens only if the player taps
 * its link.
 * @param {Words} words @param {Send} send */
export function makeExporting(words, send) {
  const root = entitle(words, "exports", makeElement("section", { class: "vc-exports" }));
  /** The parts of the dialog: offered files, a note below them, and the file that is ready.
   * @type {{ offers: unknown, more: string, ready: unknown }} */
  const shown = { offers: nothing, more: "", ready: nothing };
  let address = "";

  /** Draw the dialog with some changed parts. @param {Partial<typeof shown>} changes */
  function draw(changes) {
    const { offers, more, ready } = Object.assign(shown, changes);
    renderInto(
      html`<h3>${words.exports}</h3>
        <div class="vc-exports-list">${offers}</div>
        <p class="vc-exports-ready" role="status">${renderKeyed(address, ready)}</p>
        <p class="vc-about">${more}</p>`,
      root,
    );
  }
  follow(words, () => draw({ offers: nothing, more: "", ready: nothing }));

  /** Render a button for one export. @type {(label: string, about: string, press: () => void) => unknown} */
  const offer = (label, about, press) =>
    renderButton(html`${label}${about ? html`<small>${about}</small>` : nothing}`, press, "vc-export");

  /** Render a link that opens the game in an app of the device. @param {string} link */
  const renderAppLink = (link) =>
    html`<a class="vc-button vc-export" href=${link} rel="noopener noreferrer"
      >${words["export-app-open"]}<small>${words["export-app-open-about"]}</small></a>`;

  /** Show a file that has arrived and open it: as a download, or as a page beside this one; where the browser
   * stops that, the link stays to be tapped.
   * @type {(file: ExportedFile) => void} */
  function openFile([called, media, text, opens]) {
    if (address) URL.revokeObjectURL(address);
    address = URL.createObjectURL(new Blob([text], { type: `${media};charset=utf-8` }));
    const link = opens
      ? html`<a href=${address} target="_blank" rel="noopener">${called}</a>`
      : html`<a href=${address} download=${called}>${called}</a>`;
    draw({ ready: html`${words["export-ready"]}${link}` });
    findPart(root, ".vc-exports-ready").scrollIntoView({ block: "nearest" });
    findPart(root, ".vc-exports-ready a").click();
  }

  return {
    root,
    /** Offer exports while Python does not answer: the game as a file, from the page's own copy of the table,
     * and the sheets that it knows.
     * @param {TableCopy | null} copy @param {SharedState["sheets"]} [sheets] */
    offerOwn(copy, sheets = []) {
      const text = copy ? [copy.head, ...copy.lines, ""].join("\n") : "";
      const openGame = () => openFile(["game.jsonl", "application/jsonl", text, false]);
      const own = copy ? offer(words["export-own"], "", openGame) : nothing;
      const others = sheets.map(([[, label, about], exported]) =>
        offer(label, about, () => openFile(exported)),
      );
      const more = words[sheets.length ? "export-alone-over" : "export-alone"];
      draw({ offers: [own, ...others], more });
    },
    /** Offer the exports that Python lists. @param {Exports} exports */
    show([list, link, note]) {
      const offers = list.map(([what, label, about]) =>
        offer(label, about, () => send({ do: "export", what })),
      );
      draw({ offers: [...offers, link ? renderAppLink(link) : nothing], more: note });
    },
    // A file has arrived. A page is opened beside this one; where the browser stops that, the link stays to
    // be tapped.
    openFile,
  };
}
