import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { makeElement } from "../../village_widgets/components/element.js";
import {
  captionButton,
  entitle,
  exchange,
  follow,
  followLanguage,
} from "../../village_widgets/components/speaking.js";

test("what shows words shows those of another language as soon as they are exchanged", () => {
  const words = { undo: "Undo", board: "Board" };
  const said = [];
  follow(words, () => said.push(words.undo));
  const root = entitle(words, "board", makeElement("section"));
  const [button] = captionButton(words, "undo", [makeElement("button"), makeElement("input")]);
  assert.equal(exchange(words, { undo: "Undo", board: "Board" }), false);
  assert.deepEqual([said, button.textContent], [["Undo"], "Undo"]);
  assert.equal(exchange(words, { undo: "Zurück", board: "Brett" }), true);
  assert.deepEqual([said, root.getAttribute("aria-label")], [["Undo", "Zurück"], "Brett"]);
  assert.equal(button.textContent, "Zurück");
});

test("a widget is marked with its language, and asks for the one that the page's head has", () => {
  const sent = [];
  const state = { _language: "en" };
  let noteChange = () => {};
  const model = {
    get: (name) => state[name],
    send: (message) => sent.push(message),
    on: (_, change) => {
      noteChange = change;
    },
    off: (_, change) => {
      if (change === noteChange) noteChange = () => {};
    },
  };
  const root = makeElement("div");
  const end = followLanguage(root, model);
  assert.equal(root.lang, "en");
  dispatchEvent(new CustomEvent("village:language", { detail: { language: "ko" } }));
  assert.deepEqual(sent, [{ do: "speak", language: "ko" }]);
  state._language = "ko";
  noteChange();
  assert.equal(root.lang, "ko");
  end();
  dispatchEvent(new CustomEvent("village:language", { detail: { language: "de" } }));
  assert.equal(sent.length, 1);
  state._language = "de";
  noteChange();
  assert.equal(root.lang, "ko", "an ended widget follows no more");
});

test("a widget whose process has gone stays as it is when another language is chosen", (t) => {
  const warn = t.mock.method(console, "warn", () => {});
  const send = () => {
    throw new Error("gone");
  };
  const root = makeElement("div");
  const end = followLanguage(root, { get: () => undefined, send, on() {}, off() {} });
  dispatchEvent(new CustomEvent("village:language", { detail: { language: "de" } }));
  end();
  assert.deepEqual([warn.mock.callCount(), root.lang], [1, ""]);
});
