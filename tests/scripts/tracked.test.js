import assert from "node:assert/strict";
import { before, beforeEach, describe, mock, test } from "node:test";
import { press, show } from "./page.js";
import { makeTrackedView } from "../../village_widgets/companion/tracked.js";
import { loadOrchard, open, TALLY, TRACKERS } from "./trackers.js";

let now = 0;

before(async () => {
  await loadOrchard();
  mock.method(Date, "now", () => now);
});
beforeEach(() => {
  now += 10_000;
  localStorage.clear();
});

for (const { name, make, told, button, enters, looking, announced, passes } of TRACKERS)
  describe(`the tracker of ${name}`, () => {
    /** @type {ReturnType<typeof open>} */
    let page;
    const listNames = () => page.listTexts("bdi");

    beforeEach(() => {
      page = open(make);
      page.tell(told);
      now += 1_000; // a key pressed earlier counts as meant for the state before
    });

    test("shows every player and offers what can be entered", () => {
      for (const player of ["Anna", "Bert"]) assert.ok(listNames().includes(player), player);
      assert.ok(page.findButton(button));
      assert.equal(page.view.isAsking(), false);
      assert.deepEqual(page.sent, []);
    });

    test("shows nothing before its first state", () => {
      const empty = open(make);
      empty.view.showWaiting([], false, false);
      empty.view.releaseButtons();
      assert.equal(empty.view.isAsking(), false);
      assert.equal(empty.findButton(button), undefined);
      show();
    });

    test("changes only the parts of an update", () => {
      page.tell({ v: 2, after: 1, writes: false, ...looking });
      assert.ok(listNames().includes("Bert"));
      page.tell({
        v: 3,
        after: 2,
        ...Object.fromEntries(Object.keys(looking).map((key) => [key, told[key]])),
        writes: true,
      });
      assert.ok(page.findButton(button));
      assert.deepEqual(page.sent, []);
    });

    test("announces an entry once, equal ones each, and whose turn it is", (context) => {
      if (!("news" in told)) return context.skip("a tracker without news announces none");
      const live = () =>
        page.findAll("[role=status], [role=alert], [aria-live]").filter((one) => one.textContent.trim());
      const listSpoken = () => live().map(({ textContent }) => textContent);
      assert.deepEqual(listSpoken(), [announced[0]]);
      const line = name === "Village" ? ["Anna travels", "", false] : "Anna travels";
      page.tell({ v: 2, after: 1, news: [line] });
      assert.deepEqual(listSpoken(), ["Anna travels"]);
      const first = live()[0].firstElementChild;
      page.wait([]);
      assert.equal(live()[0].firstElementChild, first);
      page.tell({ ...told, v: 2, news: [line] });
      assert.equal(live()[0].firstElementChild, first);
      page.tell({ v: 3, after: 2 });
      assert.deepEqual(listSpoken(), ["Anna travels"]);
      assert.notEqual(live()[0].firstElementChild, first);
      page.tell({ v: 4, after: 3, news: [], ...passes });
      assert.deepEqual(listSpoken(), [announced[1]]);
      page.tell({ v: 5, after: 4 });
      assert.deepEqual(listSpoken(), []);
    });

    test("presses nothing by a key while the keyboard is outside", () => {
      const outside = document.createElement("button");
      page.view.root.before(outside);
      for (const key of ["1", "2", "3", "n"]) {
        for (const target of [document, document.body, outside]) press(target, key);
        now += 10_000;
      }
      assert.deepEqual(page.sent, []);
      const [shortcut] = page.findAll("[aria-keyshortcuts]");
      if (!shortcut) return;
      press(shortcut, shortcut.getAttribute("aria-keyshortcuts"));
      assert.equal(page.sent.length, 1);
    });

    test("asks for the whole state after a missed change, and shows nothing of that change", () => {
      page.tell({ v: 3, after: 2, writes: false, ...looking, tally: TALLY });
      assert.deepEqual(page.sent, [[{ do: "whole" }]]);
      assert.ok(page.findButton(button));
      page.tell({ ...told, v: 3 });
      page.tell({ v: 4, after: 3, tally: TALLY });
      assert.equal(page.sent.length, 1);
      assert.equal(page.find(".vc-tally").hidden, false);
    });

    test("offers no entry to a page that only looks on", () => {
      page.tell({ ...told, v: 2, writes: false, ...looking });
      assert.equal(page.findButton(button), undefined);
      assert.ok(listNames().includes("Anna"));
    });

    test("enters the choice that Python made for a button, with its words", () => {
      page.findButton(button).click();
      const [[command, said]] = page.sent;
      assert.equal(page.sent.length, 1);
      assert.deepEqual([command.do, command.choice], ["enter", enters]);
      assert.ok(typeof said === "string" && said);
    });

    test("ignores a second touch at once on the same button", () => {
      page.findButton(button).click();
      page.wait(page.sent);
      page.findButton(button)?.click();
      assert.equal(page.sent.length, 1);
    });

    test("can be pressed again after the entry is stored", () => {
      page.findButton(button).click();
      page.wait(page.sent);
      now += 10_000;
      page.wait([]);
      page.tell({ v: 2, after: 1 });
      page.findButton(button).click();
      assert.equal(page.sent.length, 2);
    });

    test("gives way to the final sheet, where numbers are entered as choices", () => {
      page.tell({ v: 2, after: 1, tally: TALLY });
      assert.equal(page.find(".vc-tally").hidden, false);
      assert.equal(page.findButton(button), undefined);
      const field = page.find('[aria-label="Coins, Bert"]');
      field.value = "7";
      field.dispatchEvent(new Event("input"));
      field.dispatchEvent(new Event("blur"));
      page.findButton("tally-done").click();
      assert.deepEqual(
        page.sent.map(([command]) => command),
        [
          { do: "enter", choice: { type: "tell", seat: 1, line: "coins", count: 7 } },
          { do: "enter", choice: { type: "done" } },
        ],
      );
    });

    test("tells an onlooker nothing to fill in on the final sheet", () => {
      const tally = { ...TALLY, about: "Fill in what is missing." };
      page.tell({ v: 2, after: 1, writes: false, ...looking, tally });
      assert.equal(page.find(".vc-tally-about"), null);
      assert.equal(page.find(".vc-tally-legend"), null);
      page.tell({ v: 3, after: 2, writes: true, tally });
      assert.equal(page.find(".vc-tally-about").textContent, tally.about);
    });

    test("says on the sheet of a game that is over that it can be undone or begun again", () => {
      page.tell({ v: 2, after: 1, tally: { ...TALLY, done: null } });
      page.findButton("tally-back").click();
      page.findButton("table-again").click();
      assert.deepEqual(
        page.sent.map(([command]) => command),
        [{ do: "undo" }, { do: "again" }],
      );
    });

    test("hides the sheet again when the game goes on", () => {
      page.tell({ v: 2, after: 1, tally: TALLY });
      page.tell({ v: 3, after: 2, tally: null });
      assert.equal(page.find(".vc-tally").hidden, true);
      assert.ok(page.findButton(button));
    });
  });

test("a tracked view is drawn again for a new state, or if what waits or is possible has changed", () => {
  const drawings = [];
  const sent = [];
  const drawn = { receive: () => {}, showWaiting: (list, ...more) => drawings.push([list.length, ...more]) };
  const view = makeTrackedView(drawn, (command) => sent.push(command));
  const one = { message: { token: "a" } };
  view.showWaiting([], false, false);
  assert.deepEqual(drawings, [], "not before the first state");
  view.show({ v: 1 });
  for (const told of [
    [[], false, false],
    [[], false, false],
    [[], true, false],
    [[], true, true],
    [[one], true, true],
    [[one], true, true],
  ])
    view.showWaiting(...told);
  const last = [1, true, true];
  assert.deepEqual(drawings, [[0, false, false], [0, true, false], [0, true, true], last]);
  view.show({ v: 2, after: 1 });
  view.showWaiting([one], true, true);
  assert.deepEqual(drawings.slice(-2), [last, last]);
  view.show({ v: 4, after: 3 });
  view.showWaiting([one], true, true);
  assert.deepEqual([drawings.length, sent], [5, [{ do: "whole" }]]);
});
