import { companion } from "../../../companion/companion.js";
import { tracker } from "./tracker.js";

// The companion's page of Manitoba: the page as it is for any game, with the view of a tracked table.
export default companion({ tracker });
