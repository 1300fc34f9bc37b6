/** The fields of a widget, by name. @typedef {Record<string, any>} WidgetState */
/** The data of a message about a widget, by name. @typedef {Record<string, any>} WidgetData */

/** A widget's model, as anywidget's modules know it: the state that it shares with Python, and messages both
 * ways. */
export class Model {
  /** The functions that are called with each event, by its name.
   * @type {Map<string, Set<(...told: any[]) => void>>} */
  #listeners = new Map();
  /** The fields that were set and not sent yet. @type {Set<string>} */
  #changed = new Set();
  #state;
  #send;

  /** Create a model; `send` sends a message about it to the process.
   * @param {WidgetState} state @param {(data: WidgetData, buffers?: DataView[]) => void} send */
  constructor(state, send) {
    this.#state = state;
    this.#send = send;
  }

  /** Return a field of the state. @param {string} name */
  get(name) {
    return this.#state[name];
  }

  /** Set a field and tell those who listen to it; `save_changes` sends it.
   * @param {string} name @param {unknown} value */
  set(name, value) {
    this.#state[name] = value;
    this.#changed.add(name);
    this.#tell(`change:${name}`, this, value);
    this.#tell("change", this);
  }

  /** Send what was set to Python. */
  save_changes() {
    const state = Object.fromEntries([...this.#changed].map((name) => [name, this.#state[name]]));
    this.#changed.clear();
    this.#send({ method: "update", state, buffer_paths: [] });
  }

  /** Send a message to the widget's Python.
   * @param {unknown} content @param {unknown} [_callbacks] @param {DataView[]} [buffers] */
  send(content, _callbacks, buffers = []) {
    this.#send({ method: "custom", content }, buffers);
  }

  /** Call a function at some events.
   * @param {string} events one or several, with spaces between @param {(...told: any[]) => void} listener */
  on(events, listener) {
    for (const event of events.split(" "))
      this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener));
  }

  /** Stop calling a function at some events.
   * @param {string} events @param {(...told: any[]) => void} [listener] all of them if none is named */
  off(events, listener) {
    for (const event of events.split(" ")) {
      if (listener) this.#listeners.get(event)?.delete(listener);
      else this.#listeners.delete(event);
    }
  }

  /** Take up a message of Python to this widget: pass on a custom one, or take over the fields of an update
   * and tell of those that differ. Other messages, such as the echo of an own change, are ignored.
   * @param {WidgetData} data @param {DataView[]} buffers */
  receive({ method, content, state = {}, buffer_paths = [] }, buffers) {
    if (method === "custom") return this.#tell("msg:custom", content, buffers);
    if (method !== "update") return; // an echo of the page's own change
    const news = Object.entries(fillIn(state, buffer_paths, buffers)).filter(
      ([name, value]) => value !== this.#state[name],
    );
    Object.assign(this.#state, Object.fromEntries(news));
    for (const [name, value] of news) this.#tell(`change:${name}`, this, value);
    if (news.length) this.#tell("change", this);
  }

  /** Call all functions that listen to an event. @type {(event: string, ...told: unknown[]) => void} */
  #tell(event, ...told) {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(...told);
  }
}

/** Put the binary parts of a state where they belong, and return that same state.
 * @type {(state: WidgetState, paths: (string | number)[][], buffers: DataView[]) => WidgetState} */
export function fillIn(state, paths, buffers) {
  for (const [at, path] of paths.entries()) {
    let place = state;
    for (const step of path.slice(0, -1)) place = place[step];
    place[path[path.length - 1]] = buffers[at];
  }
  return state;
}
