### English words of Manitoba: rules, nouns, choices, decisions, what happens, the end.
###
### A rule's wording may use any number of the parts "worth" and "clan" of the edition under its dotted name with hyphens:
### worth.most is $worth-most. $lost is what an empty storage costs. A ruling is $rulings-below-zero and so on ("yes" and "no" where
### it is a switch).

## Rules: setting up

setup-tiles = One territory tile more than there are players is drawn and laid out, with one matching good on every region.
setup-totem = The five discs of the totem are piled up in a random order.
setup-clan = Each clan begins with { $clan-huts } Cree asleep in its huts and { $clan-square } on its square.
setup-goods = Each clan begins with one berry, one bison, one horse and one canoe in its storages.
setup-region = Beginning to the right of the active player and going counter-clockwise, each clan puts a Cree from its square on any free region and takes the good there.
setup-path =
    { $rulings-setup-passes ->
        [2] When all have a Cree in the land, each clan puts one from its square on the first space of any path and gets its bonus.
       *[1] Each clan also puts a Cree from its square on the first space of any path and gets its bonus, before the next clan is set up.
    }
setup-storage = At this table goods got during the set-up go to storages, not to altars.

## Rules: the totem and whose turn it is

totem-lift = The active player lifts at least one disc from the top of the totem and turns the lifted discs over as a pile, so that the lowest of them comes to the top.
totem-pass = After a round the discs left beside the village go on top of those in it, and the player to the left is active.
act-colour = The active player’s actions have the colour of the top disc in the village.
act-once = The active player has one territory action and one path action, in any order, and neither twice.
act-wake = In place of both actions the active player may wake as many sleeping Cree as discs lie in the village.
act-end = Nobody has to use an action.
trade-none = Clans neither swap nor give anything to each other.
follow-discs = The others may use the colour of any disc in the active player’s village, but not of those beside it.
follow-one = Each of the others has a single action, on the territory or on a path.
follow-neighbour = When one of the others puts a new Cree into the land, it must come next to one of that player’s own, if there is one in the land.
follow-no-wake = Only the active player can wake Cree as an action.

## Rules: the territory

land-enter = A Cree comes from your square to a free region.
land-move = A Cree in the land can move to a free region that is adjacent to its own.
land-free = A region is free if no Cree stands there, whether a good lies there or not.
land-good = The good on the region that your Cree comes to is taken at once.

## Rules: goods and altars

store-good = A good is put into its own storage or on an altar.
store-feather = A feather is a joker: it may go into any storage, and counts there as one of its goods.
store-room = A storage that is full takes no more goods.
store-back = A good for which there is no room goes back to the supply.
altar-place = Any good that you take can be put on an altar instead of into a storage.
altar-kind = An altar never holds two goods of a kind.
altar-empty = An altar that is full is emptied at once, and all its goods go to storages.
altar-shell = Whoever fills an altar gets an active shell, if one is left.
altar-renew = Filling the large altar also turns one used shell active again.

## Rules: shells

shell-use = In your turn you may use as many active shells as you like; each is turned over to its used side.
shell-wake = An active shell can wake one sleeping Cree.
shell-berry = With an active shell you can move a berry from its storage into that of another good, where it counts as that good.
shell-turn = At this table shells are used only during a player’s own actions, not at events and scorings.
shell-last = In the last round no shells can be used.

## Rules: vision paths

path-step = A path action puts a Cree from your square on the first space of the path, or moves your Cree there one space forward.
path-lost = A bonus that you can’t use is lost.
path-good = Some spaces give a good from the supply.
path-wake = Some spaces wake one of your Cree.
path-points = Some spaces give points at once.
path-first = Some spaces give points only to the first Cree of all that gets so far.
path-exempt = Some spaces free you from scoring a good, for the rest of the game.
path-shell = Some spaces give an active shell, if one is left.
path-land = Some spaces allow one territory action more, on any terrain; you may leave it out.
path-renew = Some spaces turn one used shell active again; without one they give a feather.
path-again =
    { $rulings-end-bonus-on-arrival ->
        [yes] A Cree on the last space stays there, and gets the bonus beside it on arrival and by each later action on that path.
       *[no] A Cree on the last space stays there, and each later action on that path gives the bonus beside it.
    }
path-spared = The end of the shaman’s path frees you from the final offering.
path-over = At the end of this path there is nothing more to do.

## Rules: events

card-path = Event: put a Cree from your square on a path where you have none, or move one on a path one space forward, with its bonus.
card-path-end = At this table the event doesn’t give the bonus beside the end of a path.
card-step = Event: move one of your Cree to an adjacent free region of any terrain and take its good.
card-must = At this table an event that moves Cree must be carried out if it can be.
card-home = Event: one of your Cree in the land returns to your huts.
card-good = Event: take one of the goods shown from the supply.
card-feather = Event: one feather in your storages, if there is one, goes back to the supply.
card-each = Event: each of your Cree in the land brings { $worth-each ->
        [one] 1 point
       *[other] { $worth-each } points
    }.
card-lakes = Event: each of your Cree on a lake brings { $worth-lakes ->
        [one] 1 point
       *[other] { $worth-lakes } points
    }.
card-most =
    { $rulings-second-after-tie ->
        [no] Event: the most Cree in the land bring { $worth-most } points and the second most { $worth-second }, unless several share the first place; all who hold a place get its points.
       *[yes] Event: the most Cree in the land bring { $worth-most } points and the second most { $worth-second }; all who hold a place get its points, also the second after a tie.
    }
card-group =
    { $rulings-group-of-one ->
        [no] Event: the largest group of your own Cree on adjacent regions brings { $worth-most } points and the second largest { $worth-second }; a single Cree is no group.
       *[yes] Event: the largest group of your own Cree on adjacent regions brings { $worth-most } points and the second largest { $worth-second }; a single Cree is a group, too.
    }
card-none = At this table a clan without any Cree in the land gets nothing for the most or the largest.

## Rules: scoring

tile-one = A scoring tile with one good: that good is scored.
tile-two = A scoring tile with two goods: each player scores one of them.
tile-most =
    { $rulings-most-of-nothing ->
        [skip] The scoring tile for most goods: you score the fullest storage, on a tie one of them by choice; whoever has nothing at all scores nothing.
       *[choose] The scoring tile for most goods: you score the fullest storage, on a tie one of them by choice, even if all are empty.
    }
tile-must = A scoring can only be left out by a player who is exempt from every good that could be scored.
tile-skip = Whoever is exempt may leave the scoring out, and then does none of its steps.
tile-points = A scored storage brings the points beside its top token.
tile-empty =
    { $rulings-minus-two-goes-home ->
        [no] Scoring an empty storage costs { $lost } points, and nothing else happens.
       *[yes] Scoring an empty storage costs { $lost } points, and all the other steps follow.
    }
tile-return = All tokens of a scored storage go to the supply.
tile-home = Your Cree on the terrain of the scored good return to your huts.
tile-refill = Every region of that terrain without a Cree and without a good then gets its good from the supply.
tile-short = If too few goods are left, the player who refills chooses the regions.
points-floor = At this table no score falls below zero.

## Rules: the seasons

season-cards = A new season brings three of its six events at random, and a scoring tile for each card that is scored, all face up.
season-feathers = After spring and summer all feathers in storages, but not those on altars, go to the supply.
season-home = After spring and summer all Cree on mountains return to their huts.
season-refill =
    { $rulings-mountain-refill ->
        [each] Each player in turn takes their own Cree from the mountains and then refills the empty ones with feathers.
       *[once] When all Cree have left the mountains, the empty ones are refilled with feathers.
    }
season-wake = After spring and summer each clan wakes one Cree.

## Rules: the end and the score

end-autumn = After the fifth round of autumn the game ends with the final scoring.
end-offering =
    { $rulings-offering-spares-feathers ->
        [yes] Before the final scoring each clan offers one good from every storage that holds something other than feathers.
       *[no] Before the final scoring each clan offers one good from every storage that is not empty.
    }
end-spared = A clan at the end of the shaman’s path makes no offering.
end-skip = In the final scoring a clan leaves out a storage from which it is exempt if that would cost points.
score-points = Points scored during the game count, less what was lost.
score-berries = The storage of berries is scored once more in the end.
score-bison = The storage of bison is scored once more in the end.
score-horses = The storage of horses is scored once more in the end.
score-canoes = The storage of canoes is scored once more in the end.
score-shells = Each active shell is worth { $worth-active } in the end, each used one { $worth-used }.
score-nothing = Goods on altars, Cree and places on the paths count nothing in the end.
win-most = The clan with the most points wins.

## Sources

text-003 = the rules of Manitoba (written in Korean)

## Nouns

edition-first_2018 = Manitoba
good-berries = berry
good-bison = { kind-bison }
good-horses = horse
good-canoes = canoe
good-feathers = feather
kind-berries = berries
kind-bison = bison
kind-horses = horses
kind-canoes = canoes
kind-feathers = feathers
amount-berries =
    { $count ->
        [one] 1 berry
       *[other] { $count } berries
    }
amount-bison = { $count } bison
amount-horses =
    { $count ->
        [one] 1 horse
       *[other] { $count } horses
    }
amount-canoes =
    { $count ->
        [one] 1 canoe
       *[other] { $count } canoes
    }
amount-feathers =
    { $count ->
        [one] 1 feather
       *[other] { $count } feathers
    }
amount-cree = { $count } Cree
amount-awake = { $count } Cree on the square
amount-sleeper = { $count } sleeping Cree
amount-shell =
    { $count ->
        [one] 1 active shell
       *[other] { $count } active shells
    }
amount-disc =
    { $count ->
        [one] 1 disc
       *[other] { $count } discs
    }
place-berries = storage of berries
    .to = into the storage of berries
place-bison = storage of bison
    .to = into the storage of bison
place-horses = storage of horses
    .to = into the storage of horses
place-canoes = storage of canoes
    .to = into the storage of canoes
place-small-altar = small altar
    .to = on the small altar
place-large-altar = large altar
    .to = on the large altar
terrain-forest = forest
terrain-hills = hills
terrain-prairie = prairie
terrain-lake = lake
terrain-mountain = mountain
disc-forest = { colour-name-green }
disc-hills = beige
disc-prairie = brown
disc-lake = { colour-name-blue }
disc-mountain = white
region = { $terrain } { $number }
tile = territory tile { $number }
path-gatherer = path of the gatherer
    .to = on the path of the gatherer
path-warrior = path of the warrior
    .to = on the path of the warrior
path-hunter = path of the hunter
    .to = on the path of the hunter
path-shaman = path of the shaman
    .to = on the path of the shaman
season-winter = winter
season-spring = spring
season-summer = summer
season-autumn = autumn
happens-path = a step on a path
happens-step = a move in the land
happens-home = a Cree returns home
happens-good = a good from the supply ({ $goods })
happens-feather = a feather is lost
happens-each = points for Cree in the land
happens-lakes = points for Cree on lakes
happens-most = points for most Cree in the land
happens-group = points for the largest group
cloud-most = most goods
list-goods = { $first } or { $last }
map-missing = The map has no region of this terrain: { $detail ->
        [forest] { terrain-forest }
        [hills] { terrain-hills }
        [prairie] { terrain-prairie }
        [lake] { terrain-lake }
       *[mountain] { terrain-mountain }
    }.
map-pair = Two different regions of the map make a pair; { $detail } are not two of them.
map-pair-twice = The pair { $detail } is named twice.

## Choices, as on a button

choice-lift = Lift { $discs }, with { $disc } on top
choice-enter = Put a Cree on { $region }
choice-move = Move the Cree from { $origin } to { $region }
choice-walk = Step { $path-to }
choice-wake = Wake Cree
choice-finish = Do nothing more
choice-wake-one = Use a shell to wake a Cree
choice-turn-berry = Use a shell to move a berry { $place-to }
choice-store = Put it { $place-to }
choice-score = Score { $kind }
choice-skip = Leave the scoring out
choice-refill = Put it on { $region }
choice-send-home = Return the Cree on { $region } to the huts
choice-take-good = Take { $piece }
choice-lose-feather = Return a feather ({ $place })
choice-lay-tile = Laid: { $tile }
choice-lay-totem = From the top: { $order }
choice-turn-event = Event turned over: { $card }
choice-turn-cloud = Scoring tile turned over: { $cloud }
choice-note-good = { $who } puts { $piece } { $place-to }
choice-note-step = { $who } takes a step { $path-to }
choice-note-waking = { $who } uses a shell: a Cree wakes
choice-note-berry = { $who } uses a shell: a berry goes { $place-to }
choice-note-feather-lost = { $who } loses a feather ({ $place })
choice-note-score = { $who } scores { $kind }
choice-note-skip = { $who } leaves the scoring out
choice-end-round = The round is over
choice-done = { tally-right }

## Decisions, and what waits for them

decision-drawing-tiles = Chance: a territory tile is drawn.
decision-laying-totem = Chance: the totem is piled up.
decision-settling-land = { $who }: put your first Cree on a free region.
decision-settling-path = { $who }: put a Cree on a path.
decision-lifting = { $who }: lift discs from the totem.
decision-acting = { $who }: act, or do nothing more.
decision-storing = { $who }: where do you put what you took ({ $good })?
decision-extra-land = { $who }: one territory action more, on any terrain, or nothing.
decision-happening = { $who }, event: { $event }.
decision-scoring = { $who }, scoring: { $cloud }.
decision-refilling = { $who }: too few goods are left; choose a region to refill ({ $terrain }).
decision-turning-events = Chance: an event of the new season is turned over.
decision-turning-clouds = Chance: a scoring tile is turned over.
decision-watching = All play and report.
decision-counting = Scoring: { $cloud }. All report which storage they score.
decision-counting-unknown = Scoring: which tile lies there?
decision-tallying = Check together: is each line of the final score right?
waiting-drawing-tiles = the territory is laid out
waiting-laying-totem = the totem is piled up
waiting-settling-land = { $who } comes into the land
waiting-settling-path = { $who } begins a path
waiting-lifting = { $who } lifts discs
waiting-acting = { $who } has actions
waiting-storing = { $who } stores a good
waiting-extra-land = { $who } has one territory action more
waiting-happening = the event of this round
waiting-scoring = the scoring
waiting-refilling = regions are refilled
waiting-season-over = the end of the season
waiting-descending = Cree leave the mountains
waiting-waking = each clan wakes a Cree
waiting-turning-events = the season’s events
waiting-turning-clouds = the season’s scoring tiles
waiting-counting = { waiting-scoring }

## What happens

event-tile-laid = Laid out: { $tile }.
event-totem-laid = The totem from the top: { $order }.
event-endowed = { $who } begins with { $goods }.
event-lifted = { $who } lifts { $discs }, with { $disc } on top.
event-entered = { $who } puts a Cree on { $region }.
event-moved = { $who } moves a Cree to { $region }.
event-went-home =
    { $count ->
        [one] 1 Cree of { $who } returns to the huts ({ $terrain }).
       *[other] { $count } Cree of { $who } return to the huts ({ $terrain }).
    }
event-picked = { $who } takes { $piece }.
event-gained = { $who } gets { $piece }.
event-stored = { $who } puts { $piece } { $place-to }.
event-put-back = There is no room for { $piece }: back to the supply.
event-altar-emptied = { $who } has filled an altar and empties it.
event-shell-gained = { $who } gets an active shell.
event-shell-renewed = A used shell of { $who } is active again.
event-shell-used = { $who } uses a shell.
event-berry-turned = { $who } moves a berry { $place-to }.
event-woke = { $who } wakes { $sleepers }.
event-walked = { $who } reaches space { $space } on the { $path }.
event-repeated = { $who } gets the bonus beside the end of the { $path }.
event-exempted = { $who } need no longer score { $kind }.
event-spared = { $who } need make no offering in the end.
event-spared-end-spared = { $who } makes no offering.
event-points-gained = { $who } gains { $score }.
event-points-lost = { $who } loses { $score }.
event-nothing-gained = { $who } gets nothing.
event-nothing-gained-altar-shell = There is no shell left for { $who }.
event-declined = { $who } does nothing more.
event-skipped = { $who } is exempt and leaves the scoring out.
event-feather-lost = { $who } loses a feather.
event-feathers-lost = { $who } gives back { $feathers }.
event-storage-cleared = { $who } returns everything in the { $place } to the supply.
event-offered = { $who } offers one good each from the { $places }.
event-refilled =
    { $count ->
        [one] 1 region is refilled ({ $kind }).
       *[other] { $count } regions are refilled ({ $kind }).
    }
event-season-began = A new season begins: { $season }.
event-event-turned = An event of the season: { $card }.
event-cloud-turned = To be scored: { $cloud }.
event-reminded-path-good = { $who } may take { $piece } from the supply.
event-reminded-path-wake = { $who } wakes a Cree.
event-reminded-path-land = { $who } may do one territory action more, on any terrain.
event-reminded-path-renew = { event-reminded-path-good }
event-reminded-shell-wake = { event-reminded-path-wake }
event-reminded-tile-home = Cree of { $who } return home, and regions are refilled ({ $terrain }).
event-all-reminded = Cree on mountains return home, mountains are refilled, and each clan wakes a Cree.
event-round-began = A new round begins; { $who } is active.
event-scored = { $who }, { $category }: { $score }.
event-ended = { won-alone }
event-ended-shared = { $who } win together with { $score }.

## The end, and what a table may choose

category-points = points from the game
category-berries = { kind-berries }
category-bison = { kind-bison }
category-horses = { kind-horses }
category-canoes = { kind-canoes }
category-shells = shells
ending-end-autumn = autumn was over
ruling-setup_altar = Goods got in the set-up
ruling-setup_altar-no = go to storages
ruling-setup_altar-yes = may go to altars too
ruling-setup_passes = In the set-up
ruling-setup_passes-1 = each clan places both Cree before the next one
ruling-setup_passes-2 = all clans come into the land before any begins a path
ruling-shells_outside = Shells at events and scorings
ruling-shells_outside-no = can’t be used
ruling-shells_outside-yes = can be used
ruling-events_optional = Events that move Cree
ruling-events_optional-yes = may be declined
ruling-events_optional-no = must be carried out
ruling-end_bonus_on_arrival = The bonus beside the end of a path
ruling-end_bonus_on_arrival-no = comes with later actions only
ruling-end_bonus_on_arrival-yes = comes on arrival too
ruling-event_end_bonus = By an event, the bonus beside the end of a path
ruling-event_end_bonus-no = can’t be had
ruling-event_end_bonus-yes = can be had
ruling-most_of_nothing = Most goods, with all storages empty
ruling-most_of_nothing-choose = an empty one is scored
ruling-most_of_nothing-skip = nothing is scored
ruling-minus_two_goes_home = After an empty storage was scored
ruling-minus_two_goes_home-yes = Cree go home and regions are refilled
ruling-minus_two_goes_home-no = nothing else happens
ruling-mountain_refill = At a season’s end mountains are refilled
ruling-mountain_refill-once = once, when all Cree are down
ruling-mountain_refill-each = by each player, once their own Cree are down
ruling-offering_spares_feathers = From a storage that holds only feathers
ruling-offering_spares_feathers-no = one is offered
ruling-offering_spares_feathers-yes = nothing is offered
ruling-second_after_tie = After a tie for the first place, the second
ruling-second_after_tie-yes = still gets points
ruling-second_after_tie-no = gets none
ruling-majority_zero = Clans without Cree in the land
ruling-majority_zero-no = get nothing for the most or the largest
ruling-majority_zero-yes = may come first or second
ruling-group_of_one = A single Cree
ruling-group_of_one-yes = is a group
ruling-group_of_one-no = is no group
ruling-below_zero = Scores
ruling-below_zero-yes = may fall below zero
ruling-below_zero-no = stop at zero

## Text pictures: what is wrong with a line

picture-no-head = A picture begins with a line like “manitoba first_2018, 2 players”.
picture-no-such-number = There is no { $detail } here, or it is in two places.
picture-regions = The land has { $detail } regions.
picture-round = The game has { $detail } rounds.

## What somebody has, as reasons for a move

reason-points = points scored
    .why = it brings you points at once
reason-storages = goods in storages
    .why = it leaves you with more goods to score
reason-altars = goods on altars
    .why = it brings you closer to a shell
reason-shells = { category-shells }
    .why = it leaves you with more shells
reason-cree = Cree
    .why = it leaves you with more Cree to use
reason-land = Cree in the land
    .why = it brings more at the events of the season
reason-paths = steps on paths
    .why = it takes you further on the paths
