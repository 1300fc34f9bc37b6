import assert from "node:assert/strict";
import { test } from "node:test";
import { settle } from "./page.js";
import { handOver, WAITING } from "../../village_widgets/host/jupyterlab.js";

test("JupyterLab is loaded once for widgets of any kind, and takes them up at once", async (t) => {
  const { addEventListener } = window;
  t.after(() => {
    window.addEventListener = addEventListener;
  });
  document.body.dataset.jupyterlab = "/lab.js";
  const places = ["a", "b"].map((id) => [id, document.createElement("div")]);
  document.body.replaceChildren(...places.map(([, el]) => el));
  handOver(places.slice(0, 1));
  handOver(places.slice(1));
  const scripts = [...document.head.querySelectorAll("script[data-jupyterlab]")];
  assert.deepEqual(
    scripts.map((script) => script.getAttribute("src")),
    ["/lab.js"],
  );
  const waiting = [...document.querySelectorAll(WAITING)].map(({ textContent }) => JSON.parse(textContent));
  assert.deepEqual(
    waiting.map(({ output_type: type, data }) => [
      type,
      data["application/vnd.jupyter.widget-view+json"].model_id,
    ]),
    [
      ["display_data", "a"],
      ["display_data", "b"],
    ],
  );
  let loaded = 0;
  const load = () => {
    loaded += 1;
  };
  const loading = t.mock.getter(document, "readyState", () => "interactive");
  window.addEventListener("load", load);
  await settle();
  assert.equal(loaded, 0, "the page is still loading");
  window.removeEventListener("load", load);
  loading.mock.restore();
  t.mock.getter(document, "readyState", () => "complete");
  window.addEventListener("load", load);
  await settle();
  assert.equal(loaded, 1, "the page was loaded long ago");
  window.addEventListener("village:any", load);
  dispatchEvent(new Event("village:any"));
  window.removeEventListener("village:any", load);
  assert.equal(loaded, 2, "other events are heard as ever");
  for (const script of scripts) script.remove();
});
