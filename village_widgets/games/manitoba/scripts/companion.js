import { companion } from "../../../companion/companion.js";

// The companion's page of Manitoba: the page as it is for any game.
export default companion({});
