// The base of all trackers that enter a report by one touch, and the keys that press buttons of a view.
import assert from "node:assert/strict";
import { before, beforeEach, mock, test } from "node:test";
import { listLabels, makeOutgoing, press, show, words } from "./page.js";
import { Sheet } from "../../village_widgets/components/sheet.js";
import { LastEntry } from "../../village_widgets/companion/entered.js";
import { listenToKeys } from "../../village_widgets/companion/padkeys.js";
import { ReportTracker } from "../../village_widgets/companion/reporting.js";
import { Announcer } from "../../village_widgets/companion/spoken.js";
import { makeElement } from "../../village_widgets/components/element.js";

const STATE = { v: 1, writes: true, notes: [], news: [], tally: null, pictures: "<g id='drawn'/>" };
const REPORT = { type: "tell", seat: 0 };
const END = { type: "end" };
let now = 0;
let out;
let tracker;

before(() => {
  mock.method(Date, "now", () => now);
});
beforeEach(() => {
  now += 10_000;
  out = makeOutgoing();
  const answers = new Sheet(words, out.send);
  tracker = new ReportTracker(words, out.send, answers, "vc-mine", "end");
  show(tracker.root, answers.root);
});

/** Tell a state, and then what waits. */
function tell(state, list = [], alone = false) {
  tracker.receive({ ...STATE, ...state });
  tracker.showWaiting(list, alone, false);
}
const makeWaiting = (choice, said = "") => ({ message: { do: "enter", choice, token: "t" }, said });
const find = (selector) => tracker.root.querySelector(selector);

test("reminders stand above everything, urgent ones marked, with the shared pictures", () => {
  tell({
    notes: [
      ["Feed the tribe", false],
      ["The game ends", true],
    ],
  });
  assert.deepEqual(
    [...tracker.root.querySelectorAll(".vc-reports-note")].map((one) => [
      one.textContent.trim(),
      one.matches(".vc-reports-urgent"),
    ]),
    [
      ["Feed the tribe", false],
      ["The game ends", true],
    ],
  );
  assert.ok(find(".vc-reports-shared #drawn"));
  assert.equal(find(".vc-reports-shared").getAttribute("aria-hidden"), "true");
  assert.ok(tracker.root.matches(".vc-reports.vc-mine"));
});

test("an equal report waits until a moment after the first; another is entered at once", () => {
  tell({});
  const countSent = (choice) => {
    tracker.enter(choice, "said");
    return out.sent.length;
  };
  assert.equal(countSent(REPORT), 1);
  now += 599;
  assert.equal(countSent({ ...REPORT }), 1);
  assert.equal(countSent({ ...REPORT, seat: 1 }), 2);
  assert.equal(countSent({ ...REPORT, seat: 1 }), 2);
  now += 600;
  assert.equal(countSent({ ...REPORT, seat: 1 }), 3);
  tracker.releaseButtons();
  assert.equal(countSent({ ...REPORT, seat: 1 }), 4);
});

test("a turn ends once at a double tap, however its end is put", () => {
  tell({});
  tracker.enter(END, "said");
  tracker.enter({ ...END, seat: 1 }, "said");
  assert.deepEqual(out.sent, [{ do: "enter", choice: END, ahead: true }]);
});

test("a report is made ahead, unless the table asks for something, which it then answers", () => {
  tell({});
  tracker.enter(REPORT, "said");
  tracker.isAsking = () => true;
  tracker.enter(END, "said");
  assert.deepEqual(out.sent, [
    { do: "enter", choice: REPORT, ahead: true },
    { do: "enter", choice: END },
  ]);
});

test("the waiting inputs that end a turn are counted, and those of a seat are named", () => {
  const waiting = [
    makeWaiting(END),
    makeWaiting(REPORT, "one more"),
    { message: { do: "undo", token: "u" }, said: "" },
    makeWaiting({ ...REPORT, seat: 1 }, "hers"),
  ];
  tell({}, waiting);
  assert.equal(tracker.ended, 1);
  tracker.renderBody = () => [0, 1, 2].map((seat) => tracker.renderPending(seat));
  const listPending = () => listLabels(tracker.root.querySelectorAll(".vc-reports-waits"));
  tracker.draw();
  assert.deepEqual(listPending(), ["one more", "hers"]);
  tell({}, [...waiting, makeWaiting(REPORT, "the last")]);
  assert.deepEqual(listPending(), ["2 · the last", "hers"]);
});

test("news of an entry are announced with what is due; the sheet's title is due once it is there", () => {
  tracker.describeDue = () => "Anna acts";
  tell({});
  assert.equal(tracker.spoken.root.textContent, "Anna acts");
  tell({ v: 2, news: ["Anna pays"] });
  assert.equal(tracker.spoken.root.textContent, "Anna pays");
  const tally = {
    title: "Points",
    about: "",
    result: "",
    reasons: [],
    players: [],
    lines: [],
    ties: [],
    totals: [],
    winners: [],
    done: null,
  };
  tell({ v: 3, news: [], tally });
  assert.deepEqual([tracker.spoken.root.textContent, tracker.root.dataset.view], ["Points", "tally"]);
  tell({ v: 4, tally: null });
  assert.equal(tracker.root.dataset.view, "reports");
});

test("an entry is named from the press on, by its news once they come, until another one comes", () => {
  tell({});
  tracker.enter(REPORT, "Anna: 3 hours");
  const draw = () => {
    tracker.renderBody = () => tracker.entered.draw();
    tracker.draw();
    return find(".vc-entered")?.textContent ?? "";
  };
  assert.equal(draw(), "✓ tracker-entered Anna: 3 hours");
  tell({ v: 2, news: ["Anna travels", "She rests"] });
  assert.equal(draw(), "✓ tracker-entered Anna travels She rests");
  tell({ v: 2, news: ["Anna travels", "She rests"] });
  assert.equal(draw(), "✓ tracker-entered Anna travels She rests", "nothing new has come");
  tell({ v: 3, news: ["Bert travels"] });
  assert.equal(draw(), "");
});

test("an entry that told nothing is not named", () => {
  const entered = new LastEntry(words);
  entered.begin("Anna: 3 hours");
  entered.receive([]);
  assert.equal(typeof entered.draw(), "symbol", "nothing is drawn");
});

test("Escape closes what was opened last, wherever the keyboard is", () => {
  let closed = 0;
  tracker.escape = () => {
    closed += 1;
  };
  tell({});
  press(document.body, "Escape");
  press(document.body, "a");
  assert.equal(closed, 1);
});

/** Show a view of buttons with a key each; return its presses. */
function showKeys(...more) {
  const pressed = [];
  const root = document.createElement("div");
  root.innerHTML = '<button aria-keyshortcuts="A">one</button><input><select></select><textarea></textarea>';
  root.firstElementChild.addEventListener("click", () => pressed.push("one"));
  show(root);
  listenToKeys(root, () => pressed.push("before"), ...more);
  return { root, pressed, button: root.firstElementChild };
}

test("a key presses the button that names it, in either case, and none while it is held or combined", () => {
  const { pressed, button } = showKeys();
  press(button, "b");
  for (const more of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { repeat: true }])
    press(button, "a", more);
  assert.deepEqual(pressed, []);
  press(button, "a");
  press(button, "A");
  assert.deepEqual(pressed, ["before", "one", "before", "one"]);
});

test("keys mean nothing in a field, outside the view, under a sheet, or in a view out of sight", () => {
  const { root, pressed, button } = showKeys();
  for (const name of ["input", "select", "textarea"]) press(root.querySelector(name), "a");
  press(document.body, "a");
  root.hidden = true;
  press(button, "a");
  root.hidden = false;
  const above = makeElement("div", { popover: "auto" });
  document.body.append(above);
  above.showPopover();
  press(button, "a");
  above.hidePopover();
  assert.deepEqual(pressed, []);
  press(button, "a");
  assert.equal(pressed.length, 2);
});

test("a view that has left the page listens to no key any more", (t) => {
  const removed = t.mock.method(document, "removeEventListener");
  let escaped = 0;
  const { root, pressed } = showKeys({
    Escape: () => {
      escaped += 1;
    },
  });
  press(document.body, "Escape");
  root.remove();
  press(document.body, "Escape");
  document.body.append(root);
  press(document.body, "Escape");
  assert.deepEqual([escaped, pressed], [1, []]);
  assert.ok(removed.mock.calls.some(({ arguments: [kind] }) => kind === "keydown"));
});

test("an announcement names what comes next with what is left of it, but not what has not changed", () => {
  const spoken = new Announcer(words);
  const say = (news, next, more) => {
    spoken.isNews = true;
    spoken.announce(news, next, more, false);
    return spoken.root.textContent;
  };
  assert.equal(say([], "Anna", "2 left"), "Anna, 2 left");
  assert.equal(say(["She pays"], "Anna", "1 left"), "She pays");
  spoken.announce(["She pays"], "Anna", "", true);
  assert.equal(spoken.root.textContent, "She pays", "old news are not told again");
  assert.equal(say(["He pays"], "", ""), "He pays");
});
