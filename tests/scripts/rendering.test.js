import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { show } from "./page.js";
import { renderInto } from "../../village_widgets/components/rendering.js";
import { html, nothing } from "../../village_widgets/vendor/lit-html.js";

let place;
beforeEach(() => {
  place = document.createElement("div");
  show(place);
});

/** Translate the texts of the page as browsers do: each goes into a <font> of its own, in one step or in two.
 * @param {(text: Text, font: HTMLElement) => void} exchange */
function translate(exchange = (text, font) => text.replaceWith(font)) {
  const walker = document.createTreeWalker(place, 4);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement.closest("font")) continue;
    const font = document.createElement("font");
    font.innerHTML = "<font></font>";
    const said = text.data;
    exchange(text, font);
    if (!font.textContent) font.firstChild.append(said.toUpperCase());
  }
}

const renderTurn = (name, left, last) =>
  html`<p>it is ${name}s turn, <b>${left}</b> left${last ? html`, <i>the</i> last` : nothing} of ${left}</p>
    <ul>${["a", name].map((each) => html`<li>${each}</li>`)}</ul>`;
const readText = () => place.textContent.replace(/\s+/g, " ").trim();

const WAYS = {
  "in one step": undefined,
  "added before the text goes": (text, font) => {
    text.before(font);
    text.remove();
  },
  "after the text has gone": (text, font) => {
    const [parent, after] = [text.parentNode, text.nextSibling];
    text.remove();
    parent.insertBefore(font, after);
  },
  "around the text": (text, font) => {
    text.before(font);
    font.firstChild.append(text);
    text.data = text.data.toUpperCase();
  },
};

for (const [how, exchange] of Object.entries(WAYS))
  test(`a view that was translated ${how} is drawn on as if it had not been`, () => {
    const plain = document.createElement("div");
    for (const state of [
      ["anna", 3, false],
      ["bert", 2, false],
      ["bert", 1, true],
      ["carl", 0, false],
    ]) {
      renderInto(renderTurn(...state), place);
      renderInto(renderTurn(...state), plain);
      const wanted = plain.textContent.replace(/\s+/g, " ").trim();
      assert.equal(readText().toLowerCase(), wanted);
      translate(exchange);
      assert.equal(readText(), wanted.toUpperCase());
      assert.ok(place.querySelectorAll("font").length > 5);
    }
  });

test("texts that have not changed stay translated", () => {
  renderInto(renderTurn("anna", 3, false), place);
  translate();
  const [kept] = place.querySelectorAll("font");
  renderInto(renderTurn("bert", 3, false), place);
  assert.equal(place.querySelector("font"), kept);
  assert.match(readText(), /^IT IS bertS TURN, 3 LEFT/);
});

test("an element that goes from beside a translation is not taken for its text", () => {
  const draw = (said) => renderInto(html`<p>${said}<b>!</b></p>`, place);
  draw("one");
  const [mark] = place.querySelectorAll("b");
  const text = mark.previousSibling;
  const font = document.createElement("font");
  font.append("ein");
  text.after(font);
  mark.remove();
  text.remove();
  draw("two");
  assert.equal(readText(), "two");
});

test("every view is drawn through this module", () => {
  const folder = new URL("../../village_widgets/", import.meta.url);
  const scripts = readdirSync(folder, { recursive: true }).map(String);
  const drawing = scripts
    .filter((name) => name.endsWith(".js") && !name.startsWith("vendor"))
    .filter((name) =>
      /import \{[^}]*\brender\b[^}]*\} from/.test(readFileSync(new URL(name, folder), "utf8")),
    );
  assert.deepEqual(drawing, ["components/rendering.js"]);
});
