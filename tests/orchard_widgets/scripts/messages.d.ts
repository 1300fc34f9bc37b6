// What Python tells the view that Orchard brings to the companion's page: written from the Python types by `python -m tests.declaring`, not by hand.

import type { State } from "../../../village_widgets/components/messages";
import type { ShownPlayer, Tally } from "../../../village_widgets/companion/messages";

/** A garden: its owner and, in words, its number of cakes. */
export type Cakes = [name: ShownPlayer, cakes: string];

/** A button with what it enters. */
export type Report = [label: string, made: Record<string, unknown>];

/** The state of the tracker, or the changed parts of it. */
export interface TrackerState extends State {
  writes?: boolean;
  gardens?: Cakes[];
  reports?: Report[];
  tally?: Tally | null;
}
