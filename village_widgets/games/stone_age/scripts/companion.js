import { defineCompanion } from "../../../companion/companion.js";
import { makeTracker } from "./tracker.js";

// The companion's page of Stone Age: the page as it is for any game, with the views of a table that Stone Age
// brings.
export default defineCompanion({ tracker: makeTracker });
