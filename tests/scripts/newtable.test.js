import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { CHOICES, labels, outgoing, pick, show, type, words } from "./page.js";
import { Lobby } from "../../village_widgets/companion/lobby.js";
import { Sheet } from "../../village_widgets/components/sheet.js";

const OFFERED = {
  kept: ".other",
  ...CHOICES,
  names: ["Player 1", "Player 2", "Player 3", "Player 4"],
  depths: [
    ["tracked", "Tracked", "Less"],
    ["full", "Full", "All"],
  ],
  joins: true,
};
let out;
let page;
let above;
let checked;

beforeEach(() => {
  localStorage.clear();
  open();
});

function open() {
  out = outgoing();
  checked = [];
  above = new Sheet(words, out.send);
  page = new Lobby(words, out.send, OFFERED, above, (...copy) => checked.push(copy));
  show(page.root, above.root);
}

const all = (selector) => [...page.root.querySelectorAll(selector)];
const find = (selector) => page.root.querySelector(selector);
const button = (label) => all("button").find((one) => one.textContent === label && !one.closest("[hidden]"));
const place = (seat) => all(".vc-place")[seat];
const called = (seat, text) => type(place(seat).querySelector("input[type=text]"), text);
const colour = (seat, value) => pick(place(seat).querySelector("select"), value);
function begun() {
  find(".vc-new-table").requestSubmit();
  return out.sent.pop().settings;
}
const seats = () => begun().players.map(({ name, colour }) => `${name} ${colour}`);
const seated = () =>
  all(".vc-place").map(
    (one) => `${one.querySelector("input").value} ${one.querySelector(".vc-swatch").dataset.colour}`,
  );

test("two players have names and colours of their own, and the first starts", () => {
  assert.deepEqual(begun(), {
    edition: "old",
    start: 0,
    depth: "tracked",
    rulings: { first: "a" },
    copy: "",
    players: [
      { name: "Player 1", colour: "red" },
      { name: "Player 2", colour: "blue" },
    ],
  });
});

test("an edition limits the number of players, and brings its rulings", () => {
  assert.deepEqual(
    all(".vc-remove").map((one) => one.disabled),
    [true, true],
  );
  button("lobby-add").click();
  button("lobby-add").click();
  assert.equal(button("lobby-add"), undefined);
  assert.deepEqual(seats(), ["Player 1 red", "Player 2 blue", "Player 3 white", "Player 4 black"]);
  place(1).querySelector(".vc-remove").click();
  button("lobby-add").click();
  assert.deepEqual(seats(), ["Player 1 red", "Player 3 white", "Player 4 black", "Player 2 blue"]);
  pick(find(".vc-new-table select"), "new");
  find(".vc-standing button").click();
  assert.deepEqual([seats().length, begun().rulings, button("lobby-add")], [3, { first: "b" }, undefined]);
});

test("an edition with fewer places names the players without one, and begins without them", () => {
  const main = () => find("button[type=submit].vc-main");
  const standing = () => labels(all(".vc-standing .vc-name"));
  const edition = (value) => pick(find(".vc-new-table select"), value);
  button("lobby-add").click();
  button("lobby-add").click();
  called(2, "Cyd");
  called(3, "Dan");
  place(3).querySelector(".vc-starts input").click();
  edition("new");
  assert.deepEqual([standing(), main().disabled], [["Dan"], true]);
  assert.match(find("[role=status] .vc-problem").textContent, /^2 to 3 lobby-no-place$/);
  assert.equal(find(`#${main().getAttribute("aria-describedby")}`).textContent, "2 to 3");
  find(".vc-new-table").requestSubmit();
  assert.deepEqual(out.sent, []);
  edition("old");
  assert.deepEqual([standing(), main().disabled, begun().start], [[], false, 3]);
  assert.deepEqual(seats(), ["Player 1 red", "Player 2 blue", "Cyd white", "Dan black"]);
  edition("new");
  place(0).querySelector(".vc-remove").click();
  assert.deepEqual([standing(), main().disabled, begun().start], [[], false, 2]);
  assert.deepEqual(seats(), ["Player 2 blue", "Cyd white", "Dan black"], "who stood moves up");
});

test("a form that comes back has its edition, order, colours, start, rulings and all players", () => {
  button("lobby-add").click();
  button("lobby-add").click();
  called(3, "Dan");
  place(3).querySelector(".vc-up").click();
  colour(0, "white");
  place(1).querySelector(".vc-starts input").click();
  all("[name=depth]")[1].click();
  pick(find(".vc-new-table select"), "new");
  pick(find("details select"), "a");
  open();
  assert.deepEqual([labels(all(".vc-standing .vc-name")), find("details select").value], [["Player 3"], "a"]);
  pick(find(".vc-new-table select"), "old");
  assert.deepEqual(seats(), ["Player 1 white", "Player 2 blue", "Dan black", "Player 3 red"]);
  assert.deepEqual([begun().start, begun().depth], [1, "full"]);
});

test("a player who moves up keeps name, colour, start and the focus", () => {
  called(1, "Ada");
  place(1).querySelector(".vc-starts input").click();
  assert.equal(begun().start, 1);
  button("lobby-add").click();
  place(2).querySelector(".vc-up").focus();
  place(2).querySelector(".vc-up").click();
  assert.deepEqual(
    [seats(), document.activeElement],
    [["Player 1 red", "Player 3 white", "Ada blue"], place(1).querySelector(".vc-up")],
  );
  assert.deepEqual([begun().start, all(".vc-up").map((one) => one.disabled)], [2, [true, false, false]]);
  place(2).querySelector(".vc-remove").click();
  assert.equal(begun().start, 0, "nobody who has gone starts");
});

test("the focus goes to the neighbour when a player is added, moved up or taken away", () => {
  const focused = () => document.activeElement;
  const press = (one) => {
    one.focus();
    one.click();
  };
  press(button("lobby-add"));
  assert.equal(focused(), button("lobby-add"));
  press(button("lobby-add"));
  assert.ok(page.root.contains(focused()) && focused() !== page.root);
  press(place(1).querySelector(".vc-up"));
  assert.equal(focused(), place(0).querySelector(".vc-remove"));
  press(place(1).querySelector(".vc-remove"));
  assert.equal(focused(), place(1).querySelector("select"));
  press(place(2).querySelector(".vc-remove"));
  assert.equal(focused(), button("lobby-add"));
});

test("a player whose colour is taken gets a free one", () => {
  colour(0, "blue");
  assert.deepEqual(seats(), ["Player 1 blue", "Player 2 red"]);
  assert.deepEqual(
    all(".vc-swatch").map((one) => one.dataset.colour),
    ["blue", "red"],
  );
});

test("every control of a place names its seat", () => {
  place(1).querySelector(".vc-up").click();
  for (const seat of [0, 1]) {
    const said = [...place(seat).querySelectorAll("[aria-label]")].map((one) =>
      one.getAttribute("aria-label"),
    );
    assert.deepEqual(
      said,
      ["lobby-colour", "lobby-name", "lobby-starts-seat", "lobby-up", "lobby-remove"].map(
        (key) => `${key}: ${seat + 1}`,
      ),
    );
  }
});

test("the last settings are proposed again as far as they are offered", () => {
  called(0, "Ada");
  colour(1, "white");
  all("[name=depth]")[1].click();
  pick(find(".vc-new-table select"), "new");
  begun();
  page.leave(true);
  open();
  assert.deepEqual([begun().edition, begun().depth, seats()], ["new", "full", ["Ada red", "Player 2 white"]]);
  localStorage.setItem(
    "village-companion.sitting.other",
    JSON.stringify({ edition: "gone", players: [{ name: "Ada", colour: "black" }], depth: "" }),
  );
  open();
  assert.deepEqual(
    [begun().edition, begun().depth, seats()],
    ["old", "tracked", ["Ada black", "Player 2 red"]],
  );
});

test("players move to another game's form with their colours; those without a place stay known", () => {
  const turned = (offered) => {
    all(".vc-games button")
      .find((one) => one.getAttribute("aria-pressed") === "false")
      .click();
    page = new Lobby(words, out.send, offered, above, () => {});
    show(page.root);
  };
  const pond = {
    ...OFFERED,
    kept: ".pond",
    game: "pond",
    colours: OFFERED.colours.filter(([value]) => value !== "blue"),
    editions: [{ key: "one", label: "One", least: 2, most: 2, rulings: {} }],
    games: OFFERED.games,
  };
  localStorage.setItem(
    "village-companion.sitting.pond",
    JSON.stringify({
      edition: "one",
      players: [
        { name: "Uma", colour: "white" },
        { name: "Vic", colour: "red" },
      ],
    }),
  );
  turned(pond);
  assert.deepEqual(seats(), ["Uma white", "Vic red"], "nobody has said who sits there");
  turned(OFFERED);
  button("lobby-add").click();
  for (const [seat, name] of ["Ada", "Ben", "Cyd"].entries()) called(seat, name);
  place(1).querySelector(".vc-starts input").click();
  turned(pond);
  assert.deepEqual([seated(), labels(all(".vc-standing .vc-name"))], [["Ada white", "Ben red"], ["Cyd"]]);
  assert.equal(place(1).querySelector(".vc-starts input").checked, true);
  colour(0, "black");
  turned(OFFERED);
  assert.deepEqual(seats(), ["Ada white", "Ben red", "Cyd blue"]);
  turned(pond);
  assert.deepEqual(seated(), ["Ada black", "Ben red"]);
  assert.equal(localStorage.getItem("village-companion.guests"), null);
});

test("a player without a place gets one in an edition with room, or when another is taken away", () => {
  button("lobby-add").click();
  button("lobby-add").click();
  called(3, "Dan");
  pick(find(".vc-new-table select"), "new");
  assert.equal(seated().length, 3);
  pick(find(".vc-new-table select"), "old");
  assert.deepEqual(seats(), ["Player 1 red", "Player 2 blue", "Player 3 white", "Dan black"]);
  pick(find(".vc-new-table select"), "new");
  place(0).querySelector(".vc-remove").click();
  assert.deepEqual(seats(), ["Player 2 blue", "Player 3 white", "Dan black"]);
});

test("a problem opens its field, and goes when the form is sent again", () => {
  page.showProblems([
    ["name:1", "Say who."],
    ["ruling:first", "No."],
    ["ruling:first", "Really."],
    ["code", "Unknown."],
  ]);
  const shown = all("[data-field]:not([hidden])");
  assert.deepEqual(labels(shown), ["Unknown.", "Say who.", "No. Really."]);
  assert.equal(shown[1].closest(".vc-place"), place(1));
  page.showProblems([["ruling:first", "No."]]);
  assert.deepEqual([all("[data-field]:not([hidden])").length, find("details").open], [1, true]);
  begun();
  assert.equal(find("[data-field]:not([hidden])"), null);
});

test("a table uses the owner's numbers unless the player switches that off", () => {
  assert.deepEqual([find(".vc-own-numbers").hidden, find(".vc-lobby-check").hidden], [true, false]);
  button("lobby-check").click();
  localStorage.setItem("village-companion.copy.old", "numbers");
  localStorage.setItem("village-companion.copy.old.used", "3");
  page.draw();
  assert.deepEqual(
    [
      find(".vc-own-numbers").hidden,
      find(".vc-lobby-check").hidden,
      find(".vc-own-numbers label").textContent,
    ],
    [false, true, "lobby-owned (3)"],
  );
  button("lobby-check").click();
  assert.deepEqual(checked, [
    ["old", 2],
    ["old", 2],
  ]);
  assert.equal(begun().copy, "numbers");
  find(".vc-own-numbers input").click();
  assert.equal(begun().copy, "");
  pick(find(".vc-new-table select"), "new");
  assert.equal(find(".vc-own-numbers").hidden, true);
});

test("a half-filled form stays when problems arrive or the page returns to it", () => {
  called(0, "Ad");
  find("[type=url]").value = "half a link";
  page.showProblems([["players", "No."]]);
  page.draw();
  page.list();
  assert.deepEqual(
    [place(0).querySelector("input").value, find("[type=url]").value, seats()[0]],
    ["Ad", "half a link", "Ad red"],
  );
});

test("a link is opened; a table leaves the list after a confirmation", () => {
  find("[type=url]").value = "http://x/#game=y";
  find("[type=url]").form.requestSubmit();
  assert.deepEqual(out.sent, [{ do: "open", text: "http://x/#game=y" }]);
  const table = { names: [["Anna", "red"]], writes: false, over: true, at: 1 };
  localStorage.setItem(
    "village-companion.tables",
    JSON.stringify([
      { ...table, code: "A" },
      { ...table, code: "B" },
    ]),
  );
  page.list();
  assert.deepEqual(labels(all(".vc-known-table b")), ["lobby-look-at"]);
  const [, second] = all(".vc-known-table small");
  assert.match(second.textContent, / · lobby-over · lobby-viewing · B$/, "the code tells alike tables apart");
  assert.equal(all(".vc-remove")[1].getAttribute("aria-label"), `lobby-forget: Anna, ${second.textContent}`);
  all(".vc-known .vc-remove")[0].click();
  above.root.querySelector("button").click();
  assert.deepEqual(
    JSON.parse(localStorage.getItem("village-companion.tables")).map(({ code }) => code),
    ["B"],
  );
  assert.equal(all(".vc-known li").length, 1);
  assert.match(
    find(".vc-known-table small").textContent,
    / · lobby-viewing$/,
    "it is the only one of its kind",
  );
});

test("one tap starts a table for one player, with an edition for one, in full, and its rulings", () => {
  assert.equal(button("Alone!"), undefined, "no edition can");
  const before = OFFERED.editions,
    ruled = OFFERED.rulings;
  OFFERED.editions = [
    { key: "big", label: "Big", least: 1, most: 4, rulings: { first: "a", lone: "a" } },
    ...before,
  ];
  OFFERED.rulings = [
    ...ruled,
    [
      "lone",
      "Lone",
      [
        ["a", "A"],
        ["b", "B"],
      ],
      "alone",
    ],
  ];
  OFFERED.alone = ["Alone!", ""];
  try {
    localStorage.clear();
    open();
    assert.equal(find(".vc-depths").hidden, false);
    assert.ok(!labels(all(".vc-more .vc-labelled span")).includes("Lone"));
    pick(find(".vc-labelled select"), "old");
    button("Alone!").click();
    const asked = out.sent.pop().settings;
    assert.equal(button("Alone!"), undefined);
    assert.equal(find(".vc-depths").hidden, true);
    assert.ok(labels(all(".vc-more .vc-labelled span")).includes("Lone"));
    assert.deepEqual([asked.edition, asked.depth, asked.players.length], ["big", "full", 1]);
  } finally {
    OFFERED.editions = before;
    OFFERED.rulings = ruled;
    delete OFFERED.alone;
  }
});

test("the sheet for setting up is a press away where a game has one", () => {
  const links = () => all(".vc-alone a").map((link) => [link.textContent, link.getAttribute("href")]);
  assert.deepEqual(links(), []);
  OFFERED.setup = "folder/07_setting_up";
  try {
    open();
    assert.deepEqual(links(), [["lobby-setup", "folder/07_setting_up.ipynb#sheet"]]);
  } finally {
    delete OFFERED.setup;
  }
});
