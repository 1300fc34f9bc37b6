import { table } from "../components/table.js";
import { checking } from "./checking.js";
import { handful } from "./handful.js";
import { laying } from "./laying.js";
import { tracker } from "./tracker.js";

// The views of the table with a `code`, one of which is shown: the tracker, the board, the form that lays it out, the walk through a copy.
export function tableViews(words, send, answers, back, code) {
  const drawn = handful(words, send, code);
  const views = {
    tracker: tracker(words, send, answers),
    table: table(words, send, answers, { drawn }),
    laying: laying(words, send),
    checking: checking(words, send, answers),
  };
  for (const view of Object.values(views)) {
    view.root.hidden = true;
    view.root.addEventListener("back", back);
  }

  // Buttons that were pressed and came to nothing can be pressed again.
  function again() {
    for (const pressed of views.tracker.root.querySelectorAll(".vc-tr-sent")) {
      pressed.classList.remove("vc-tr-sent");
      pressed.ariaDisabled = "false";
    }
  }

  return {
    roots: Object.values(views).map((view) => view.root),
    again,
    check(edition, players) {
      views.checking.open(edition, players);
    },
    show(view) {
      for (const [key, one] of Object.entries(views)) one.root.hidden = key !== view;
    },
    hear(message) {
      if (message.tracker) views.tracker.show(message.tracker);
      if (message.table) views.table.hear(message.table);
      if (message.handful) drawn.typed(message.handful);
      if (message.laying) views.laying.show(message.laying);
      if (message.checking) views.checking.show(message.checking);
      if (message.compose) answers.compose(message.compose, message.barred, views.table.version());
      if (message.ask) answers.ask(message.ask, views.table.version());
      if (message.refused) answers.refuse(message.refused, null, views.table.version());
      if (message.why) views.table.why(message.why);
    },
  };
}
