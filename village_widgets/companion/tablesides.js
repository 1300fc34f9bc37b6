import { table } from "../components/table.js";
import { checking } from "./checking.js";
import { handful } from "./handful.js";
import { laying } from "./laying.js";
import { tracker } from "./tracker.js";

// The sides of the table with a `code`, one of which is shown: the tracker, the board, the form that lays it out, the walk through a copy.
export function tableSides(words, send, answers, back, code) {
  const drawn = handful(words, send, code);
  const sides = {
    tracker: tracker(words, send, answers),
    table: table(words, send, answers, { drawn }),
    laying: laying(words, send),
    checking: checking(words, send, answers),
  };
  for (const side of Object.values(sides)) {
    side.root.hidden = true;
    side.root.addEventListener("back", back);
  }

  // Buttons that were pressed and came to nothing can be pressed again.
  function again() {
    for (const pressed of sides.tracker.root.querySelectorAll(".vc-tr-sent")) {
      pressed.classList.remove("vc-tr-sent");
      pressed.ariaDisabled = "false";
    }
  }

  return {
    roots: Object.values(sides).map((side) => side.root),
    again,
    check(edition, players) {
      sides.checking.open(edition, players);
    },
    show(view) {
      for (const [key, side] of Object.entries(sides)) side.root.hidden = key !== view;
    },
    hear(message) {
      if (message.tracker) sides.tracker.show(message.tracker);
      if (message.table) sides.table.hear(message.table);
      if (message.handful) drawn.typed(message.handful);
      if (message.laying) sides.laying.show(message.laying);
      if (message.checking) sides.checking.show(message.checking);
      if (message.ask) answers.ask(message.ask, sides.table.version());
      if (message.refused) answers.refuse(message.refused, null, sides.table.version());
      if (message.why) sides.table.why(message.why);
    },
  };
}
