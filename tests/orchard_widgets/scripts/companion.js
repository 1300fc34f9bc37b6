import { companion } from "../../../companion/companion.js";

// The companion's page of Orchard: the page as it is for any game. Its tables have no views of their own.
export default companion({});
