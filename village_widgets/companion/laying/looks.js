import { nothing } from "../../vendor/lit-html.js";
import { renderDrawing } from "../../components/templates.js";

/** @import { FieldPicture } from "../messages" */
/** @import { LayingState } from "./types" */

// The look of a field of the form: its picture, and its marks if it is wrong or unknown.

/** Render a field's picture; nothing if it has none. @param {FieldPicture} [picture] */
export const renderPicture = (picture) =>
  picture ? renderDrawing(picture[1], picture[0], "vc-lay-picture") : nothing;

/** Tell whether a shown problem is about a field. @param {LayingState} state @param {string} key */
export const isWrong = (state, key) => state.wrong.some(([, fields]) => fields.includes(key));

/** Return the classes of a field that is wrong or unknown, each after a space.
 * @param {LayingState} state @param {string} key */
export const listMarks = (state, key) =>
  `${isWrong(state, key) ? " vc-lay-bad" : ""}${state.unknown.has(key) ? " vc-lay-unknown" : ""}`;
