import assert from "node:assert/strict";
import { test } from "node:test";
import {
  OFFERED,
  above,
  checked,
  find,
  findAll,
  findButton,
  findPlace,
  nameSeat,
  open,
  out,
  page,
  prepareLobbies,
} from "./lobbypage.js";
import { listLabels, pick } from "./page.js";

prepareLobbies();

const listStanding = () => listLabels(findAll(".vc-standing .vc-name"));
const pickColour = (seat, value) => pick(findPlace(seat).querySelector("select"), value);
function submit() {
  find(".vc-new-table").requestSubmit();
  return out.sent.pop().settings;
}
const listSeats = () => submit().players.map(({ name, colour }) => `${name} ${colour}`);
const listSeated = () =>
  findAll(".vc-place").map(
    (one) => `${one.querySelector("input").value} ${one.querySelector(".vc-swatch").dataset.colour}`,
  );

test("two players have names and colours of their own, and the first starts", () => {
  assert.deepEqual(submit(), {
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
    findAll(".vc-remove").map((one) => one.disabled),
    [true, true],
  );
  findButton("lobby-add").click();
  findButton("lobby-add").click();
  assert.equal(findButton("lobby-add"), undefined);
  assert.deepEqual(listSeats(), ["Player 1 red", "Player 2 blue", "Player 3 white", "Player 4 black"]);
  findPlace(1).querySelector(".vc-remove").click();
  findButton("lobby-add").click();
  assert.deepEqual(listSeats(), ["Player 1 red", "Player 3 white", "Player 4 black", "Player 2 blue"]);
  pick(find(".vc-new-table select"), "new");
  find(".vc-standing button").click();
  assert.deepEqual(
    [listSeats().length, submit().rulings, findButton("lobby-add")],
    [3, { first: "b" }, undefined],
  );
});

test("an edition with fewer places names the players without one, and begins without them", () => {
  const findMain = () => find("button[type=submit].vc-main");
  const pickEdition = (value) => pick(find(".vc-new-table select"), value);
  findButton("lobby-add").click();
  findButton("lobby-add").click();
  nameSeat(2, "Cyd");
  nameSeat(3, "Dan");
  findPlace(3).querySelector(".vc-starts input").click();
  pickEdition("new");
  assert.deepEqual([listStanding(), findMain().disabled], [["Dan"], true]);
  assert.match(find("[role=status] .vc-problem").textContent, /^2 to 3 lobby-no-place$/);
  assert.equal(find(`#${findMain().getAttribute("aria-describedby")}`).textContent, "2 to 3");
  find(".vc-new-table").requestSubmit();
  assert.deepEqual(out.sent, []);
  pickEdition("old");
  assert.deepEqual([listStanding(), findMain().disabled, submit().start], [[], false, 3]);
  assert.deepEqual(listSeats(), ["Player 1 red", "Player 2 blue", "Cyd white", "Dan black"]);
  pickEdition("new");
  findPlace(0).querySelector(".vc-remove").click();
  assert.deepEqual([listStanding(), findMain().disabled, submit().start], [[], false, 2]);
  assert.deepEqual(listSeats(), ["Player 2 blue", "Cyd white", "Dan black"], "who stood moves up");
});

test("a form that comes back has its edition, order, colours, start, rulings and all players", () => {
  findButton("lobby-add").click();
  findButton("lobby-add").click();
  nameSeat(3, "Dan");
  findPlace(3).querySelector(".vc-up").click();
  pickColour(0, "white");
  findPlace(1).querySelector(".vc-starts input").click();
  findAll("[name=depth]")[1].click();
  pick(find(".vc-new-table select"), "new");
  pick(find("details select"), "a");
  open();
  assert.deepEqual([listStanding(), find("details select").value], [["Player 3"], "a"]);
  pick(find(".vc-new-table select"), "old");
  assert.deepEqual(listSeats(), ["Player 1 white", "Player 2 blue", "Dan black", "Player 3 red"]);
  assert.deepEqual([submit().start, submit().depth], [1, "full"]);
});

test("a player who moves up keeps name, colour, start and the focus", () => {
  nameSeat(1, "Ada");
  findPlace(1).querySelector(".vc-starts input").click();
  assert.equal(submit().start, 1);
  findButton("lobby-add").click();
  findPlace(2).querySelector(".vc-up").focus();
  findPlace(2).querySelector(".vc-up").click();
  assert.deepEqual(
    [listSeats(), document.activeElement],
    [["Player 1 red", "Player 3 white", "Ada blue"], findPlace(1).querySelector(".vc-up")],
  );
  assert.deepEqual([submit().start, findAll(".vc-up").map((one) => one.disabled)], [2, [true, false, false]]);
  findPlace(2).querySelector(".vc-remove").click();
  assert.equal(submit().start, 0, "nobody who has gone starts");
});

test("the focus goes to the neighbour when a player is added, moved up or taken away", () => {
  const findFocused = () => document.activeElement;
  const press = (one) => {
    one.focus();
    one.click();
  };
  press(findButton("lobby-add"));
  assert.equal(findFocused(), findButton("lobby-add"));
  press(findButton("lobby-add"));
  assert.equal(findFocused(), findPlace(3).querySelector("input[type=text]"), "the last place");
  press(findPlace(1).querySelector(".vc-up"));
  assert.equal(findFocused(), findPlace(0).querySelector(".vc-remove"));
  press(findPlace(1).querySelector(".vc-remove"));
  assert.equal(findFocused(), findPlace(1).querySelector("select"));
  press(findPlace(2).querySelector(".vc-remove"));
  assert.equal(findFocused(), findButton("lobby-add"));
});

test("a player whose colour is taken gets a free one", () => {
  pickColour(0, "blue");
  assert.deepEqual(listSeats(), ["Player 1 blue", "Player 2 red"]);
  assert.deepEqual(
    findAll(".vc-swatch").map((one) => [one.dataset.colour, one.dataset.sign]),
    [
      ["blue", "B"],
      ["red", "R"],
    ],
  );
});

test("every control of a place names its seat", () => {
  findPlace(1).querySelector(".vc-up").click();
  for (const seat of [0, 1]) {
    const said = [...findPlace(seat).querySelectorAll("[aria-label]")].map((one) =>
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
  nameSeat(0, "Ada");
  pickColour(1, "white");
  findAll("[name=depth]")[1].click();
  pick(find(".vc-new-table select"), "new");
  submit();
  page.leave(true);
  open();
  const { edition, depth } = submit();
  assert.deepEqual([edition, depth, listSeats()], ["new", "full", ["Ada red", "Player 2 white"]]);
  const reopen = (...players) => {
    const settings = JSON.stringify({ edition: "gone", players, depth: "" });
    localStorage.setItem("village-companion.sitting.other", settings);
    open();
    return [submit().edition, submit().depth, listSeats()];
  };
  const again = reopen({ name: "Ada", colour: "black" });
  assert.deepEqual(again, ["old", "tracked", ["Ada black", "Player 2 red"]]);
  const [, , seats] = reopen({ name: "Ada", colour: "gold" }, { name: "Ben", colour: "red" });
  assert.deepEqual(seats, ["Ada blue", "Ben red"], "a colour that is free and that no other wants");
});

test("players move to another game's form with their colours; those without a place stay known", () => {
  const reopen = (offered) => {
    findAll(".vc-games button")
      .find((one) => one.getAttribute("aria-pressed") === "false")
      .click();
    open(offered);
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
  reopen(pond);
  assert.deepEqual(listSeats(), ["Uma white", "Vic red"], "nobody has said who sits there");
  reopen(OFFERED);
  findButton("lobby-add").click();
  for (const [seat, name] of ["Ada", "Ben", "Cyd"].entries()) nameSeat(seat, name);
  findPlace(1).querySelector(".vc-starts input").click();
  reopen(pond);
  assert.deepEqual([listSeated(), listStanding()], [["Ada white", "Ben red"], ["Cyd"]]);
  assert.equal(findPlace(1).querySelector(".vc-starts input").checked, true);
  pickColour(0, "black");
  reopen(OFFERED);
  assert.deepEqual(listSeats(), ["Ada white", "Ben red", "Cyd blue"]);
  reopen(pond);
  assert.deepEqual(listSeated(), ["Ada black", "Ben red"]);
  assert.equal(localStorage.getItem("village-companion.guests"), null);
});

test("a player without a place gets one in an edition with room, or when another is taken away", () => {
  findButton("lobby-add").click();
  findButton("lobby-add").click();
  nameSeat(3, "Dan");
  pick(find(".vc-new-table select"), "new");
  assert.equal(listSeated().length, 3);
  pick(find(".vc-new-table select"), "old");
  assert.deepEqual(listSeats(), ["Player 1 red", "Player 2 blue", "Player 3 white", "Dan black"]);
  pick(find(".vc-new-table select"), "new");
  findPlace(0).querySelector(".vc-remove").click();
  assert.deepEqual(listSeats(), ["Player 2 blue", "Player 3 white", "Dan black"]);
});

test("players for whom there is no place stand in their order at the table", () => {
  const pair = { key: "pair", label: "Pair", least: 2, most: 2, room: "2", rulings: { first: "a" } };
  open({ editions: [...OFFERED.editions, pair] });
  findButton("lobby-add").click();
  findButton("lobby-add").click();
  for (const edition of ["new", "pair"]) pick(find(".vc-new-table select"), edition);
  assert.deepEqual(listStanding(), ["Player 3", "Player 4"]);
});

test("a problem opens its field, and goes when the form is sent again", () => {
  page.showProblems([
    ["name:1", "Say who."],
    ["ruling:first", "No."],
    ["ruling:first", "Really."],
    ["code", "Unknown."],
  ]);
  const shown = findAll("[data-field]:not([hidden])");
  assert.deepEqual(listLabels(shown), ["Unknown.", "Say who.", "No. Really."]);
  assert.equal(shown[1].closest(".vc-place"), findPlace(1));
  page.showProblems([["ruling:first", "No."]]);
  assert.deepEqual([findAll("[data-field]:not([hidden])").length, find("details").open], [1, true]);
  submit();
  assert.equal(find("[data-field]:not([hidden])"), null);
});

test("a table uses the owner's numbers unless the player switches that off", () => {
  assert.deepEqual([find(".vc-own-numbers").hidden, find(".vc-lobby-check").hidden], [true, false]);
  findButton("lobby-check").click();
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
  findButton("lobby-check").click();
  assert.deepEqual(checked, [
    ["old", 2],
    ["old", 2],
  ]);
  assert.equal(submit().copy, "numbers");
  find(".vc-own-numbers input").click();
  assert.equal(submit().copy, "");
  pick(find(".vc-new-table select"), "new");
  assert.equal(find(".vc-own-numbers").hidden, true);
});

test("a half-filled form stays when problems arrive or the page returns to it", () => {
  nameSeat(0, "Ad");
  find("[type=url]").value = "half a link";
  page.showProblems([["players", "No."]]);
  page.draw();
  page.list();
  assert.deepEqual(
    [findPlace(0).querySelector("input").value, find("[type=url]").value, listSeats()[0]],
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
  assert.deepEqual(listLabels(findAll(".vc-known-table b")), ["lobby-look-at"]);
  const [, second] = findAll(".vc-known-table small");
  assert.match(second.textContent, / · lobby-over · lobby-viewing · B$/, "the code tells alike tables apart");
  assert.equal(
    findAll(".vc-remove")[1].getAttribute("aria-label"),
    `lobby-forget: Anna, ${second.textContent}`,
  );
  findAll(".vc-known .vc-remove")[0].click();
  above.root.querySelector("button").click();
  assert.deepEqual(
    JSON.parse(localStorage.getItem("village-companion.tables")).map(({ code }) => code),
    ["B"],
  );
  assert.equal(findAll(".vc-known li").length, 1);
  assert.match(
    find(".vc-known-table small").textContent,
    / · lobby-viewing$/,
    "it is the only one of its kind",
  );
});

test("one tap starts a table for one player, with an edition for one, in full, and its rulings", () => {
  assert.equal(findButton("Alone!"), undefined, "no edition can");
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
    assert.ok(!listLabels(findAll(".vc-more .vc-labelled span")).includes("Lone"));
    pick(find(".vc-labelled select"), "old");
    findButton("Alone!").click();
    const asked = out.sent.pop().settings;
    assert.equal(findButton("Alone!"), undefined);
    assert.equal(find(".vc-depths").hidden, true);
    assert.ok(listLabels(findAll(".vc-more .vc-labelled span")).includes("Lone"));
    assert.deepEqual([asked.edition, asked.depth, asked.players.length], ["big", "full", 1]);
  } finally {
    OFFERED.editions = before;
    OFFERED.rulings = ruled;
    delete OFFERED.alone;
  }
});

test("the sheet for setting up is a press away where a game has one", () => {
  const listLinks = () => findAll(".vc-alone a").map((link) => [link.textContent, link.getAttribute("href")]);
  assert.deepEqual(listLinks(), []);
  OFFERED.setup = "folder/07_setting_up";
  try {
    open();
    assert.deepEqual(listLinks(), [["lobby-setup", "folder/07_setting_up.ipynb#sheet"]]);
  } finally {
    delete OFFERED.setup;
  }
});
