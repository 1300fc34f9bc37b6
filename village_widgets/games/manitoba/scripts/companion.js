import { defineCompanion } from "../../../companion/companion.js";
import { makeTracker } from "./tracker.js";

// The companion's page of Manitoba: the general page with Manitoba's tracker.
export default defineCompanion({ tracker: makeTracker });
