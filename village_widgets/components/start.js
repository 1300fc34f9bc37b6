import { makeElement } from "./element.js";
import { receiveForetold, receiveInOrder } from "./incoming.js";
import { keepDescribed } from "./keptgames.js";
import { followTheme } from "./theme.js";
import { YourGames } from "./yourgames.js";
import { exchange, followLanguage } from "./speaking.js";

/** @import { PlayMessage } from "./messages" */
/** @import { Props } from "./types" */

/** Show the start page's list of the reader's games; return what cleans the page up. @param {Props} props */
function showStart({ model, el }) {
  const root = makeElement("div", { class: "vc-app vc-board vc-at-start" });
  const unfollow = [followTheme(root), followLanguage(root, model)];
  /** The list; null until the first message has brought its words. @type {YourGames | null} */
  let games = null;
  const receive = receiveInOrder((/** @type {PlayMessage} */ { words, titles, described }) => {
    if (games && words && titles) {
      games.titles = titles;
      exchange(games.words, words);
    } else if (words && titles) {
      games = new YourGames(words, (command) => model.send(command), titles);
      root.append(games.root);
      games.read();
    }
    if (described) {
      keepDescribed(described);
      games?.receive(described);
      document.dispatchEvent(new Event("village:described")); // the way back to the game shows its round
    }
  });
  /** Read the list again when readers come back from a game. */
  const readAgain = () => document.visibilityState === "visible" && games?.read();
  el.append(root);
  model.on("msg:custom", receive);
  for (const event of ["pageshow", "visibilitychange"]) addEventListener(event, readAgain);
  if (!receiveForetold(model, receive)) model.send({ do: "hello" });
  return () => {
    model.off("msg:custom", receive);
    for (const event of ["pageshow", "visibilitychange"]) removeEventListener(event, readAgain);
    for (const end of unfollow) end();
    root.remove();
  };
}

export default { render: showStart };
