// JupyterLab's own widget manager, as Voila brings it: some ninety files. It shows widgets of any kind, and
// is loaded only for those that nothing else can show, such as a chart of bqplot. It takes up the outputs
// that wait in the page when it starts.
const OUTPUT = "application/vnd.voila.cell-output+json";
const VIEW = "application/vnd.jupyter.widget-view+json";

export const WAITING = `script[type="${OUTPUT}"]`;

/** Let JupyterLab show widgets, each in its element; it is loaded for that.
 * @param {[id: string, el: HTMLElement][]} widgets */
export function handOver(widgets) {
  for (const [id, el] of widgets) {
    const waiting = document.createElement("script");
    waiting.type = OUTPUT;
    waiting.textContent = JSON.stringify({
      output_type: "display_data",
      metadata: {},
      data: { [VIEW]: { version_major: 2, version_minor: 0, model_id: id } },
    });
    el.append(waiting);
  }
  begin();
}

/** Load JupyterLab, once; it then shows all outputs that wait. */
export function begin() {
  if (document.querySelector("script[data-jupyterlab]")) return;
  // Voila's script waits for the page's load event, which is over: its listener is called at once.
  const listen = window.addEventListener;
  /** Add a listener; one that waits until the page is loaded is called at once.
   * @type {(type: string, listener: EventListenerOrEventListenerObject,
   * options?: boolean | AddEventListenerOptions) => void} */
  const addHurried = (type, listener, options) => {
    if (type === "load" && document.readyState === "complete" && typeof listener === "function")
      queueMicrotask(() => listener(new Event("load")));
    else listen.call(window, type, listener, options);
  };
  window.addEventListener = /** @type {typeof window.addEventListener} */ (addHurried);
  // It calls these while it works; the page shows its progress in its own way.
  Object.assign(window, { voila_process() {}, voila_finish() {} });
  const script = document.createElement("script");
  script.dataset.jupyterlab = "";
  script.src = document.body.dataset.jupyterlab ?? "";
  document.head.append(script);
}
