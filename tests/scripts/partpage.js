// A page with one part of a view. page.js can't draw it: what renders needs the page when it is imported.
import { show } from "./page.js";
import { makeElement } from "../../village_widgets/components/element.js";
import { renderInto } from "../../village_widgets/components/rendering.js";

/** Render a part of a view on the page, in place of all others, and return where it stands. */
export function draw(part) {
  const place = makeElement("div");
  renderInto(part, place);
  show(place);
  return place;
}
