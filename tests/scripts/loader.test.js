import assert from "node:assert/strict";
import { mock, test } from "node:test";
import "./page.js";
import { definePage, shareModule } from "../../village_widgets/components/loader.js";

const model = { get: () => "It can't be shown." };

test("a module runs once and all share its exports; one with another version is another module", () => {
  const made = [];
  const make = (name) => () => {
    made.push(name);
    return { name };
  };
  const first = shareModule("1", make("a"));
  assert.equal(shareModule("1", make("a again")), first);
  assert.notEqual(shareModule("2", make("b")), first);
  assert.deepEqual(made, ["a", "b"]);
});

test("the page is rendered, and its clean-up function is returned", async () => {
  const el = document.createElement("div");
  const entry = {
    default: {
      render: (props) => {
        props.el.textContent = "shown";
        return () => props.el.replaceChildren();
      },
    },
  };
  const clean = await definePage(() => entry).render({ model, el });
  assert.equal(el.textContent, "shown");
  clean();
  assert.equal(el.textContent, "");
});

for (const [what, entry] of Object.entries({
  "a mistake in a module": () => {
    throw new Error("no");
  },
  "a mistake while showing": () => ({
    default: {
      render() {
        throw new Error("no");
      },
    },
  }),
})) {
  test(`${what} is reported to the console, and the page says that it can't be shown`, async () => {
    const error = mock.method(console, "error", () => {});
    const el = document.createElement("div");
    await definePage(entry).render({ model, el });
    assert.deepEqual([el.textContent, el.getAttribute("role")], ["It can't be shown.", "alert"]);
    assert.equal(error.mock.callCount(), 1);
    error.mock.restore();
  });
}
