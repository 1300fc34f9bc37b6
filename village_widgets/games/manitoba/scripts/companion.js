import { defineCompanion } from "../../../companion/companion.js";
import { makeTracker } from "./tracker.js";

// The companion's page of Manitoba: the page as it is for any game, with the view of a tracked table.
export default defineCompanion({ tracker: makeTracker });
