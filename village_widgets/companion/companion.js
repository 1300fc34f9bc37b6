import { makeElement } from "../components/element.js";
import { receiveForetold, receiveInOrder } from "../components/incoming.js";
import { exchange, followLanguage } from "../components/speaking.js";
import { followTheme } from "../components/theme.js";
import { readAddress } from "./address.js";
import { CompanionPage } from "./companionpage.js";
import { Connection, startHeartbeat } from "./connection.js";
import { describeBrowser } from "./seated.js";

/** @import { CompanionMessage } from "./messages" */
/** @import { ViewMakers } from "./types" */
/** @import { Widget } from "../components/types" */
/** @import { Words } from "./words" */

/** An address that leads nowhere: of a page that took another page's place, because Python has a table for it
 * already.
 * @type {ReturnType<typeof readAddress>} */
const NOWHERE = {};

/** Build the widget of a game's page from the views that the game's room brings.
 * @template {Words} W @param {ViewMakers<W>} brought @returns {Widget} */
export const defineCompanion = (brought) => ({
  render({ model, el }) {
    const root = makeElement("div", { class: "vc-app vc-board vc-companion" });
    const line = new Connection(model);
    /** The page; null until the first message has brought its words. @type {CompanionPage<W> | null} */
    let page = null;
    const receive = receiveInOrder((/** @type {CompanionMessage} */ message) => {
      const silent = line.noteAnswer();
      const opens = !page && message.words && message.lobby;
      if (message.words && message.lobby)
        page ??= new CompanionPage(root, line, brought, /** @type {W} */ (message.words), message.lobby);
      if (page && message.words && exchange(page.words, message.words)) page.retell(message);
      else page?.receive(message);
      if (opens && !page?.table && model.get("_turned")) page?.lobby.focus();
      if (silent) page?.table?.sendAgain();
    });
    const findPlace = () => (model.get("_turned") ? NOWHERE : readAddress());
    const arrive = () => {
      const { code, ...leads } = findPlace();
      line.send({ do: "hello", ...leads, ...(code ? describeBrowser(code) : {}) });
    };
    const followOrArrive = () => (page && !readAddress().plays ? page.followAddress() : arrive());
    const cleanings = [
      followTheme(root),
      followLanguage(root, model),
      startHeartbeat(
        () => page?.keepUp(),
        () => page?.table?.wake(),
      ),
      () => model.off("msg:custom", receive),
    ];
    el.append(root);
    model.on("msg:custom", receive);
    addEventListener("hashchange", followOrArrive);
    const leads = Object.keys(findPlace()).length > 0;
    if (leads || !receiveForetold(model, receive)) arrive(); // without a foretold message: ask for the lobby
    return () => {
      for (const clean of cleanings) clean();
      removeEventListener("hashchange", followOrArrive);
      page?.tools.end();
      root.remove();
    };
  },
});
