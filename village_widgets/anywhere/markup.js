/** @import { PlainWidget } from "./types" */

/** A piece of HTML from Python (`widgets.HTML`). @type {PlainWidget} */
export default {
  render({ model, el }) {
    const show = () => {
      el.innerHTML = model.get("value");
    };
    model.on("change:value", show);
    show();
  },
};
