import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./page.js";
import { Guide } from "../../village_widgets/components/guide.js";

let did;
let page; // the layout that the fake page reports
let guide;
const note =
  (name) =>
  (...what) =>
    did.push([name, ...what.flat()].filter(Boolean).join(" "));

beforeEach(() => {
  did = [];
  page = { covers: false, holds: false, clear: [], share: 0, asked: ["asked"] };
  guide = new Guide(
    {
      panels: new Map([["market", "panel"]]),
      listPlaces: (names) => names,
      listAsked: () => page.asked,
    },
    {
      isCovering: () => page.covers,
      get holds() {
        return page.holds;
      },
      isClear: (place) => page.clear.includes(place),
      share: () => page.share,
      show: note("show"),
      lift: note("lift"),
      callWhenSeen: (act) => act(),
    },
  );
  guide.show = note("show");
});

test("the page shows what is asked if the question covers it whole", () => {
  guide.uncover();
  assert.deepEqual(did, ["show"]);
  page.covers = true;
  guide.uncover();
  page.clear = ["asked"];
  guide.uncover();
  assert.deepEqual(did, ["show", "show asked"]);
});

test("the page shows an advised place before the asked one", () => {
  guide.advised = ["advice"];
  guide.uncover();
  assert.deepEqual(did, ["show advice"]);
});

test("after an event the page shows what is held in view, or else what is asked", () => {
  guide.returnHome();
  page.covers = true;
  guide.returnHome();
  assert.deepEqual(did, ["show asked"]);
  page.holds = true;
  guide.returnHome();
  assert.equal(did.at(-1), "lift");
});

test("beside its text a task's place is shown; under the text it is lifted with what it speaks of", () => {
  guide.attend({ lit: ["lit"], near: ["near"] }, "asked", ["text"]);
  page.covers = true;
  guide.attend({ lit: ["lit"], near: ["near"] }, "asked", ["text"]);
  guide.attend({ lit: ["lit"] }, "done", ["text"]);
  guide.attend({ lit: ["lit"] }, "wrong", ["text"]);
  assert.deepEqual(did, ["show near", "lift near lit text near", "lift lit"]);
});

test("a name of both a panel and a place on it brings the whole panel into view", () => {
  page.covers = true;
  guide.attend({ lit: [], near: ["market"], named: ["market"] }, "asked", ["text"]);
  assert.deepEqual(did, ["lift panel panel text panel"]);
});

test("beside its text a task's place stays where it is while enough of it is in view", () => {
  page.share = 0.71;
  guide.attend({ lit: ["lit"], near: ["near"] }, "asked", ["text"]);
  page.share = 0.7;
  guide.attend({ lit: ["lit"] }, "asked", ["text"]);
  guide.attend({ lit: [] }, "asked", ["text"]);
  assert.deepEqual(did, ["show lit"]);
});

test("beside its text the board is shown from its top unless all of what is named is clear", () => {
  const scrolled = [];
  guide.board.root = { scrollIntoView: ({ block }) => scrolled.push(block) };
  const attend = (...clear) => {
    page.clear = clear;
    guide.attend({ lit: ["lit"], near: ["near"], named: ["one", "two"] }, "asked", ["text", "more"]);
  };
  attend("one", "two");
  attend("one", "text");
  assert.deepEqual([scrolled, did], [["start", "start"], []]);
  attend("one", "two", "text");
  assert.deepEqual([scrolled.length, did], [2, ["show near"]]);
});

test("a place is shown with the panel around it", () => {
  const shown = [];
  const whole = new Guide({}, { show: (...places) => shown.push(places) });
  const place = { closest: (selector) => `around ${selector}` };
  whole.show(place);
  whole.show(undefined);
  assert.deepEqual(shown, [
    [place, "around .vc-panel"],
    [undefined, null],
  ]);
});

test("nothing is shown after an event where nothing is wanted", () => {
  page.covers = true;
  page.asked = [];
  guide.returnHome();
  assert.deepEqual(did, []);
});

test("a card is attended to when it begins, gives another hint or lies over the board", () => {
  const lesson = { lays: false, texts: ["text"] };
  const card = { kind: "step", state: "asked", lit: ["lit"], hints: [] };
  guide.attend = ({ hints }, state, texts) => did.push(`${state} ${texts} ${hints.length}`);
  guide.followCard(card, lesson, true, false);
  guide.followCard(card, lesson, false, false);
  guide.followCard({ ...card, hints: ["Look."] }, lesson, false, false);
  page.covers = true;
  guide.followCard(card, { ...lesson, lays: true }, false, false);
  assert.deepEqual(did, ["asked text 0", "asked text 1"]);
  guide.followCard(card, lesson, false, false);
  assert.deepEqual([did.length, guide.advised], [3, []]);
});

test("the advice of a guided game is shown, unless pieces move", () => {
  const card = { kind: "game", lit: ["advice"] };
  guide.followCard(card, {}, true, true);
  assert.deepEqual([did, guide.advised], [[], ["advice"]]);
  guide.followCard(card, {}, false, false);
  assert.deepEqual(did, ["show advice"]);
});

test("a place that was asked for is lit and shown", () => {
  guide.board.light = (at) => {
    guide.board.subject = `subject ${at}`;
  };
  guide.point("stall:0");
  assert.deepEqual(did, ["show subject stall:0"]);
});
