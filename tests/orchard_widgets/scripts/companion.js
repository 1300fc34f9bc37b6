import { defineCompanion } from "../../../companion/companion.js";
import { makeTracker } from "./tracker.js";

// The companion's page of Orchard: the general page with Orchard's tracker.
export default defineCompanion({ tracker: makeTracker });
