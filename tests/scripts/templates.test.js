import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { show } from "./page.js";
import { makeElement } from "../../village_widgets/components/element.js";
import { renderInto } from "../../village_widgets/components/rendering.js";
import {
  renderButton,
  renderChoice,
  renderDrawing,
  renderKeyed,
  renderMark,
  renderName,
} from "../../village_widgets/components/templates.js";
import {
  renderPicture,
  renderPrice,
  renderSearch,
  selectAll,
} from "../../village_widgets/components/templates.js";

let place;
const find = (selector) => place.querySelector(selector);
const listAttributes = (selector) =>
  Object.fromEntries([...find(selector).attributes].map(({ name, value }) => [name, value]));

/** Draw a part of a view on the page. */
const draw = (part) => renderInto(part, place);

beforeEach(() => {
  place = makeElement("div");
  show(place);
});

test("a player's name is neither translated nor mixed with what follows; the mark is for the eyes", () => {
  draw(renderName(["Anna", "red"], " 40"));
  assert.equal(find(".vc-name").textContent.trim(), "Anna 40");
  assert.deepEqual(listAttributes("bdi"), { translate: "no" });
  assert.deepEqual(listAttributes(".vc-mark"), {
    class: "vc-mark",
    "data-colour": "red",
    "aria-hidden": "true",
  });
  draw([renderMark(""), renderMark()]);
  assert.equal(find(".vc-mark"), null, "without a colour there is none");
});

test("drawings and pictures are for the eyes, and what is drawn in them is not translated", () => {
  draw(renderDrawing("<path></path>", "0 0 9 9", "vc-map"));
  assert.deepEqual(listAttributes("svg"), {
    viewBox: "0 0 9 9",
    class: "vc-map",
    translate: "no",
    "aria-hidden": "true",
  });
  assert.ok(find("svg > path"));
  draw(renderDrawing("<path></path>"));
  assert.deepEqual(listAttributes("svg"), { translate: "no", "aria-hidden": "true" });
  draw(renderPicture("#vc-coin"));
  assert.deepEqual(listAttributes("svg"), { class: "vc-icon", viewBox: "0 0 24 24", "aria-hidden": "true" });
  assert.deepEqual(listAttributes("use"), { href: "#vc-coin" });
});

test("a price has its pictures, then its words, then more; what is free has none", () => {
  const readPrice = (...price) => {
    draw(renderPrice(...price));
    return find(".vc-price")?.textContent;
  };
  const way = ["2 coins", ["#vc-coin", "#vc-coin"]];
  assert.equal(readPrice(way, " …"), "2 coins …");
  assert.equal(place.querySelectorAll(".vc-price > svg + svg").length, 1);
  assert.deepEqual(
    [readPrice(undefined, "…"), readPrice(["", []]), readPrice(undefined)],
    ["…", undefined, undefined],
  );
});

test("a button has the name, tooltip and states that it is given, and no others", () => {
  const pressed = [];
  const click = ({ currentTarget }) => pressed.push(currentTarget.textContent);
  draw(renderButton("Go", click));
  assert.deepEqual(listAttributes("button"), { type: "button", class: "vc-button" });
  find("button").click();
  draw(renderButton("On", click, "vc-main", { label: "Go on", title: "Next", pressed: false, hidden: true }));
  assert.deepEqual(listAttributes("button"), {
    type: "button",
    class: "vc-button vc-main",
    "aria-label": "Go on",
    title: "Next",
    "aria-pressed": "false",
    hidden: "",
  });
  find("button").click();
  draw(renderButton("Off", click, "", { disabled: true, pressed: true }));
  assert.deepEqual([find("button").disabled, find("button").ariaPressed], [true, "true"]);
  find("button").click();
  assert.deepEqual(pressed, ["Go", "On"]);
});

test("a field that searches passes on what is typed as it is, with a note about it", () => {
  const typed = [];
  const note = { id: "about", about: "Any word.", hidden: true };
  draw(renderSearch("Find", "reed", (one) => typed.push(one), note));
  const field = find("label > input");
  assert.deepEqual(listAttributes("input"), {
    type: "search",
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
    enterkeyhint: "search",
    "aria-describedby": "about",
  });
  assert.deepEqual(
    [field.value, find("#about").textContent, find("#about").hidden],
    ["reed", "Any word.", true],
  );
  field.value = "Reeds ";
  field.dispatchEvent(new Event("input"));
  assert.deepEqual(typed, ["Reeds "]);
  field.addEventListener("focus", selectAll);
  field.dispatchEvent(new Event("focus"));
  assert.deepEqual([field.selectionStart, field.selectionEnd], [0, 6]);
});

test("a list passes on the value that is chosen, of any kind, and shows again the one that holds", () => {
  const chosen = [];
  const list = [
    [1, "One"],
    [null, "None"],
  ];
  const drawList = (value) => draw(renderChoice(list, value, (one) => chosen.push(one), "Number", "vc-few"));
  drawList(1);
  const select = find("select");
  assert.deepEqual(listAttributes("select"), { class: "vc-few", "aria-label": "Number" });
  assert.equal(select.selectedIndex, 0);
  select.selectedIndex = 1;
  select.dispatchEvent(new Event("change"));
  assert.deepEqual(chosen, [null]);
  drawList(1);
  assert.equal(select.selectedIndex, 0, "the choice was not taken");
  draw(renderChoice(list, null, () => {}));
  assert.deepEqual([find("select").selectedIndex, find("select").hasAttribute("aria-label")], [1, false]);
});

test("a view has new elements once its key is another", () => {
  const drawKeyed = (key) => {
    draw(
      renderKeyed(
        key,
        renderButton("Go", () => {}),
      ),
    );
    return find("button");
  };
  const first = drawKeyed("a");
  assert.equal(drawKeyed("a"), first);
  assert.notEqual(drawKeyed("b"), first);
  assert.equal(place.querySelectorAll("button").length, 1);
});
