import { fillIn, Model } from "./model.js";
import { loadStyle } from "./styles.js";

/** @import { WidgetData, WidgetState } from "./model" */
/** @import { Message } from "./wire" */
/** Properties of widgets' elements by the id of the widget, as CSS names them but with underscores.
 * @typedef {Record<string, Record<string, string>>} Layouts */
/** A widget as it comes in the page: the states of all its models, their binary parts, and their layouts.
 * @typedef {{ root: string, states: Record<string, WidgetState>,
 *   bytes: Record<string, Record<string, string>>, layouts: Layouts }} PageWidget */
/** Sends a message to the page's process.
 * @typedef {(type: string, content: Record<string, any>, buffers?: DataView[]) => void} SendToProcess */
/** Lets JupyterLab show widgets of any kind, each in its element.
 * @typedef {(boxes: [id: string, el: HTMLElement][]) => void} HandOver */
/** A widget in a box, and the function that cleans it up.
 * @typedef {{ el: HTMLElement, clean: Promise<(() => void) | undefined> }} View */

const TARGET = "jupyter.widget";
const TYPE = "application/vnd.village.widgets+json";
/** The selector of the scripts that bring a page its widgets, each with a `PageWidget` as its text. */
export const BRINGING = `script[type="${TYPE}"]`;
const REFERS = "IPY_MODEL_";
const BOXES = new Set(["BoxModel", "VBoxModel"]);

/** Return the id in a reference to a model. @param {string} reference */
const readReference = (reference) => reference.slice(REFERS.length);
/** Tell whether a model is that of an anywidget. @param {WidgetState | undefined} state */
const isOurs = (state) => state?._model_module === "anywidget";
/** Tell whether a model is that of a box. @param {WidgetState | undefined} state */
const isBox = (state) => state?._model_module === "@jupyter-widgets/controls" && BOXES.has(state._model_name);
/** Return the ids of a box's children. @param {WidgetState | undefined} state @returns {string[]} */
const listChildren = (state) => (state?.children ?? []).map(readReference);

/** Return a script that brings a widget whose states are still to come from the process.
 * @param {string} root its id */
export function bring(root) {
  const script = document.createElement("script");
  script.type = TYPE;
  script.textContent = JSON.stringify({ root, states: {}, bytes: {}, layouts: {} });
  return script;
}

/** Decode binary data from base64. @param {string} text */
function decode(text) {
  const letters = atob(text);
  return new DataView(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)).buffer);
}

/** The widgets of a page: anywidgets, alone or in boxes. A box that holds any other widget is handed over
 * whole. */
export class Widgets {
  /** The models of all widgets by id. @type {Map<string, { state: WidgetState, model: Model }>} */
  #known = new Map();
  /** The boxes that are shown, by id, with the widgets in them.
   * @type {Map<string, { el: HTMLElement, views: Map<string, View> }>} */
  #boxes = new Map();
  /** The ids with which widgets were first shown, by the process's ids. @type {Map<string, string>} */
  #own = new Map();
  /** The process's ids, by those with which widgets were first shown. @type {Map<string, string>} */
  #real = new Map();
  /** Messages of widgets that wait until there is a process.
   * @type {[id: string, data: WidgetData, buffers?: DataView[]][]} */
  #held = [];
  #send;
  #handOver;
  #early;

  /** Prepare to show widgets.
   * @param {SendToProcess} send @param {HandOver} handOver
   * @param {boolean} [early] whether they are shown before there is a process: their messages wait then */
  constructor(send, handOver, early = false) {
    this.#send = send;
    this.#handOver = handOver;
    this.#early = early;
  }

  /** Take on the process's ids of these widgets, and send what waits.
   * @param {Map<string, string>} ids by those with which they were shown */
  become(ids) {
    this.#early = false;
    this.#real = ids;
    for (const [own, real] of ids) this.#own.set(real, own);
    for (const said of this.#held.splice(0)) this.#tell(...said);
  }

  /** Show a widget that came with the page.
   * @param {PageWidget} told @param {HTMLElement} el */
  open({ root, states, bytes, layouts }, el) {
    for (const [id, state] of Object.entries(states)) {
      for (const [name, text] of Object.entries(bytes[id] ?? {})) state[name] = decode(text);
      this.#meet(id, state);
    }
    return this.#show(root, el, layouts);
  }

  /** Tell whether a process with these comms is the one of this page: it has every box and widget that is
   * shown.
   * @param {Record<string, unknown>} comms */
  isKnownTo(comms) {
    return [...this.#boxes.keys(), ...this.#listShown()].every((id) => this.#findReal(id) in comms);
  }

  /** Take up a message of the process if it is about widgets.
   * @param {Message} message */
  receive({ header, content, buffers }) {
    const id = this.#findOwn(content.comm_id);
    if (header.msg_type === "comm_open" && content.target_name === TARGET) {
      const { state, buffer_paths = [] } = content.data;
      if (isOurs(state) && state.style && !this.#known.has(id)) loadStyle(state.style);
      this.#meet(id, fillIn(state, buffer_paths, buffers));
    } else if (header.msg_type === "comm_msg") {
      const { children } = content.data.state ?? {};
      if (children)
        content.data.state.children = children.map(
          (/** @type {string} */ child) => `${REFERS}${this.#findOwn(readReference(child))}`,
        );
      this.#known.get(id)?.model.receive(content.data, buffers);
    } else if (header.msg_type === "comm_close") {
      this.#known.delete(id);
    }
  }

  /** Make the model of a widget, unless it is known. @param {string} id @param {WidgetState} state */
  #meet(id, state) {
    // known from another connection of the page, or from its HTML
    if (this.#known.has(id)) return;
    if (state.script) state.script = new URL(state.script, location.href).href; // the address may change
    const model = new Model(state, (data, buffers) => this.#tell(id, data, buffers));
    this.#known.set(id, { state, model });
  }

  /** Send a message of a widget, or keep it until there is a process.
   * @type {(id: string, data: WidgetData, buffers?: DataView[]) => void} */
  #tell(id, data, buffers) {
    if (this.#early) this.#held.push([id, data, buffers]);
    else this.#send("comm_msg", { comm_id: this.#findReal(id), data }, buffers);
  }

  /** Return the id with which a widget was first shown. @param {string} id */
  #findOwn(id) {
    return this.#own.get(id) ?? id;
  }

  /** Return the process's id of a widget. @param {string} id */
  #findReal(id) {
    return this.#real.get(id) ?? id;
  }

  /** List the ids of all widgets in boxes. */
  *#listShown() {
    for (const { views } of this.#boxes.values()) yield* views.keys();
  }

  /** Tell whether this script can show a widget and all that is in it.
   * @param {string} id @returns {boolean} */
  #canShow(id) {
    const state = this.#known.get(id)?.state;
    return isOurs(state) || (isBox(state) && listChildren(state).every((child) => this.#canShow(child)));
  }

  /** Show a widget or a box in an element; return what cleans it up, undefined if the widget is unknown or
   * can't be drawn.
   * @param {string} id @param {HTMLElement} el @param {Layouts} [layouts]
   * @returns {Promise<(() => void) | undefined>} */
  async #show(id, el, layouts = {}) {
    const known = this.#known.get(id);
    if (!known) return;
    const { state, model } = known;
    el.classList.add(...(state._dom_classes ?? []));
    for (const [property, value] of Object.entries(layouts[id] ?? {}))
      el.style.setProperty(property.replaceAll("_", "-"), value);
    if (!isBox(state)) return this.#render(state, model, el);
    this.#boxes.set(id, { el, views: new Map() });
    const lay = () => this.#lay(id, listChildren(state), layouts);
    model.on("change:children", lay);
    lay();
    return () => {
      model.off("change:children", lay);
      this.#lay(id, [], {});
      this.#boxes.delete(id);
    };
  }

  /** Let a box show these children in this order; those that it shows already stay as they are. A box with a
   * child that this script can't show is handed over.
   * @type {(id: string, children: string[], layouts: Layouts) => void} */
  #lay(id, children, layouts) {
    const box = this.#boxes.get(id);
    if (!box) return;
    const { el, views } = box;
    if (!children.every((child) => views.has(child) || this.#canShow(child))) return this.#give(id);
    for (const [child, view] of views) {
      if (children.includes(child)) continue;
      views.delete(child);
      view.el.remove();
      view.clean.then((clean) => clean?.());
    }
    for (const [at, child] of children.entries()) {
      const view = views.get(child) ?? this.#makeView(child, layouts);
      views.set(child, view);
      if (el.children[at] !== view.el) el.insertBefore(view.el, el.children[at] ?? null);
    }
  }

  /** Make an element for a widget and show it there.
   * @param {string} id @param {Layouts} layouts @returns {View} */
  #makeView(id, layouts) {
    const el = document.createElement("div");
    return { el, clean: this.#show(id, el, layouts) };
  }

  /** Hand over a box that holds a widget which this script can't show, with all boxes that are still empty.
   * @param {string} wanted */
  #give(wanted) {
    this.#lay(wanted, [], {});
    /** The boxes to hand over, with their elements. @type {[string, HTMLElement][]} */
    const given = [...this.#boxes]
      .filter(([id, { views }]) => id === wanted || !views.size)
      .map(([id, { el }]) => [id, el]);
    for (const [id] of given) this.#boxes.delete(id);
    this.#handOver(given.map(([id, el]) => [this.#findReal(id), el]));
  }

  /** Load the script of a widget and let it draw; return what cleans it up. If that fails, the element says
   * so.
   * @type {(state: WidgetState, model: Model, el: HTMLElement) => Promise<(() => void) | undefined>} */
  async #render(state, model, el) {
    const style = document.createElement("style");
    /** Apply the widget's style. */
    const dress = () => {
      style.textContent = model.get("_css");
      document.head.append(style);
    };
    if (state._css) dress(); // other widgets name a style sheet's address
    model.on("change:_css", dress);
    try {
      const { default: widget } = await import(state.script);
      const clean = await widget.render({ model, el });
      return () => {
        model.off("change:_css", dress);
        style.remove();
        clean?.();
      };
    } catch (error) {
      console.error(error);
      el.setAttribute("role", "alert");
      el.textContent = model.get("_unshown");
    }
  }
}
