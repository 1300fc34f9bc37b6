import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { makeOutgoing, show } from "./page.js";
import { makeGamePicker } from "../../village_widgets/companion/opening.js";

let sent;
let input;

beforeEach(() => {
  const out = makeOutgoing();
  sent = out.sent;
  const picker = makeGamePicker("Open a file", out.send);
  show(...picker);
  input = picker[1];
});

/** Pick a file, as the browser's window does, and wait until something was sent. */
async function pick(file) {
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  input.dispatchEvent(new Event("change"));
  for (let turn = 0; turn < 100 && !sent.length; turn += 1)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  return sent.splice(0);
}

const File = document.defaultView.File;

test("a file may have any type, and its bytes are sent", async () => {
  assert.equal(input.accept, "");
  assert.deepEqual(await pick(new File(["game"], "game.jsonl")), [{ do: "open", data: "Z2FtZQ==" }]);
});

test("an empty file is sent as one", async () => {
  assert.deepEqual(await pick(new File([], "game.jsonl")), [{ do: "open", data: "" }]);
});

test("of a file that is far too large only the size is sent", async () => {
  const file = { name: "film.mp4", size: 1e9, text: () => assert.fail("nobody reads it") };
  assert.deepEqual(await pick(file), [{ do: "open", size: 1e9 }]);
});

test("a file of numbers opens the check of a copy", async () => {
  const file = { name: "My Village.TOML", size: 9, text: async () => "round = 1" };
  assert.deepEqual(await pick(file), [{ do: "checking", text: "round = 1", file: true }]);
});

test("a file that can't be read is opened as an empty text, which Python explains", async () => {
  const readText = async () => {
    throw new DOMException("it has gone", "NotFoundError");
  };
  assert.deepEqual(await pick({ name: "numbers.toml", size: 9, text: readText }), [{ do: "open", text: "" }]);
});

test("a file whose bytes can't be read is opened as an empty text too", async (t) => {
  t.mock.method(document.defaultView.FileReader.prototype, "readAsDataURL", function () {
    this.dispatchEvent(new Event("error"));
  });
  assert.deepEqual(await pick(new File(["game"], "game.jsonl")), [{ do: "open", text: "" }]);
});

test("the largest file that is sent has six million bytes", async () => {
  const sizes = [];
  for (const size of [6_000_000, 6_000_001]) {
    const file = { name: "numbers.toml", size, text: async () => "round = 1" };
    const [sent] = await pick(file);
    sizes.push(sent.size);
  }
  assert.deepEqual(sizes, [undefined, 6_000_001]);
});
