### English words of Stone Age's tracker.

ui-tracker-tribes = Tribes, in the order of play
ui-tracker-card = Card
ui-tracker-building = { word-building.name }
ui-tracker-points = { label-points }
ui-tracker-points-which = How many points?
ui-tracker-hint = Tap what was gained, then who acts next.
ui-tracker-card-which = What does its lower half show?
ui-tracker-card-gift = Which one? Its upper half gives:
ui-tracker-card-other = no, another one
ui-tracker-card-first = first say which card it is
ui-tracker-building-which = From which pile, and for how many points?
ui-tracker-other = Another sum
ui-tracker-other-first = first say from which pile it is, or clear the sum
ui-tracker-other-where = Tap the sum at the pile that the building came from.
ui-tracker-other-about = A building for resources of your choice is worth their values together.
ui-tracker-row-empty = No card is left in the row until the next round.
ui-tracker-feast = Everybody feeds the workers
ui-tracker-feast-about = One food for each worker; the food track gives some of it. Tap who could not or would not pay, then go on.
tracker-hungry = Not fed: −{ $penalty }
ui-tracker-starved = lost the points
ui-tracker-forgot = Something forgotten? Enter it still
ui-tracker-over = Is the game over?
ui-tracker-taken = taken this round

tracker-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
tracker-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
tracker-food = { $count ->
    [0] no food to pay
   *[other] pays { $count } food
}
tracker-grow-tool = { word-tool.name }
tracker-grow-worker = { word-worker.name }
tracker-grow-field = { word-food-track.name }
tracker-grows = { $before } → { $after }
tracker-full = { $count }, no more
tracker-alike = { $count ->
    [one] { $figure }
   *[other] { $figure }, { $count } of these
}
tracker-left = { $count ->
    [0] empty
   *[other] { $count } left
}
tracker-more = +{ $count }
tracker-fewer = −{ $count }
tracker-next = { $who } acts next
tracker-next-feast = All have acted: feed the workers
# $starved (number): who could not or would not feed all workers; $left (number): all others
tracker-fed = { $left ->
    [0] Feeding is over
   *[other] { $starved ->
        [0] All are fed
       *[other] All others are fed
    }
}
tracker-next-round = then { $who } begins the next round
tracker-over-cards = then the game is over: too few cards for the row
tracker-over-buildings = then the game is over: a pile is empty
tracker-end-cards = Yes: too few cards to fill the row
tracker-end-buildings = Yes: a pile of buildings is empty
tracker-starts = Round { $round }, begun by { $who }
tracker-placing = Round { $round }: { $who } begins. Place your workers clockwise, then { $who } acts.
tracker-last-cards = The row can’t be filled any more: the game ends with this round.
tracker-last-buildings = A pile of buildings is empty: the game ends with this round.
tracker-few-cards = { $count ->
    [0] The deck is empty: as soon as a card is taken, the game ends with that round.
    [one] 1 card is left in the deck: as soon as 2 are taken in one round, the game ends with it.
   *[other] { $count } cards are left in the deck: as soon as more are taken in one round, the game ends with it.
}
tracker-few-buildings = A pile has one building left: when it is taken, the game ends with that round.
tracker-leads-win-most = { standing-alone }
tracker-leads-tie-strength = As it stands: a tie with { $score }. { $who } is ahead, with more on the food track, in tools and workers together.
tracker-leads-tie-shared = { standing-shared }
tracker-worked = { $who }: { $people } × { $times } = { $points }
tracker-worked-unused = { $who }: { $people } × ({ $times } + unused one-use tools, up to { $most })
tracker-times-field = { $count } on the food track
tracker-times-tools = { $count } in tools
tracker-times-huts = { tracker-buildings }
tracker-times-workers = { $count } workers
tracker-figure-farmer = { category-farmers }
tracker-figure-tool-maker = { category-tool-makers }
tracker-figure-hut-builder = { category-hut-builders }
tracker-figure-shaman = { category-shamans }
entered-end-turn = { $who } has acted with all workers.
kind-of-grow = Tool, worker, food track
kind-of-note-card = { ui-tracker-card }
kind-of-note-building = { ui-tracker-building }
kind-of-note-points = { label-points }
kind-of-go-hungry = Hunger
kind-of-tell = { ui-score }
lobby-depth-tracked-about = A few taps a turn: who acts, workers, food track, tools, cards, buildings, hunger, and the final score worked out. It does not know enough for a coach.
ui-tracker-now = acts now
ui-tracker-waits-feast = All have acted. What comes now is asked as soon as this is stored.
export-depth-tracked = growth, cards, buildings, hunger and scores
