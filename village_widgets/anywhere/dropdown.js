/** @import { PlainWidget } from "./types" */

/** A choice among named values (`widgets.Dropdown`). @type {PlainWidget} */
export default {
  render({ model, el }) {
    const label = document.createElement("label");
    const select = document.createElement("select");
    select.append(...model.get("_names").map((name) => new Option(name)));
    select.onchange = () => {
      model.set("index", select.selectedIndex);
      model.save_changes();
    };
    const show = () => {
      select.selectedIndex = model.get("index");
    };
    model.on("change:index", show);
    show();
    label.append(model.get("description"), " ", select);
    el.append(label);
  },
};
