### The exercises of Manitoba: what is asked, what could be the answer, and why it is. How the keys are found is told at the
### top of tutor/wording.py. All words of the rules and the board can be used as well.

## How a decision came about

scene-lifting = { $who } is active and now lifts discs.
scene-active-none = { $who } is active, has lifted discs, and now acts.
scene-active-landed = { $who } is active and has already used the territory action.
scene-active-walked = { $who } is active and has already used the path action.
scene-other-none = Now it is the turn of { $who }, who is not active.
scene-other-both = { $who } is not active and has already used the only action.
scene-storing = { $who } has taken a good and must put it down ({ $good }).
scene-storing-emptied = { $who } has filled an altar, and now a good from there must be put away ({ $good }).
scene-happening = { $who } carries out the event: { $event }.
scene-scoring = { $who } scores by this tile: { $cloud }.
scene-refilling = { $who } refills regions, but too few goods are left ({ $terrain }).
scene-settling-land = { $who } puts the first Cree into the land.
scene-settling-path = { $who } puts a Cree on a path.

## The totem

task-on-top = Lift discs so that this colour lies on top in your village: { $disc }.
task-next-top = Lift discs so that the next round begins with this colour on top: { $disc }.
task-shares = Lift discs so that the others can use { $disc }, but not { $barred }.
task-opens-land = Lift discs so that you can then get this good in the land: { $good }.
task-could-wake = Lift discs so that you could then wake { $count } Cree.

## The land

task-takes =
    { $which ->
        [berries] Get yourself a berry.
        [bison] Get yourself a bison.
        [horses] Get yourself a horse.
        [canoes] Get yourself a canoe.
       *[feathers] Get yourself a feather.
    }
task-takes-nothing = Take a Cree to a region where there is no good.
task-comes =
    { $sort ->
        [enter] Bring a new Cree from your square to this terrain: { $terrain }.
       *[move] Move a Cree that is in the land to this terrain: { $terrain }.
    }
task-blocks = { $rival } is next. Act so that { $rival } can’t use the territory action.
task-has =
    { $sort ->
        [group] Act so that your largest group has { $count } Cree.
        [square]
            { $count ->
                [one] See to it that 1 Cree stands on your square.
               *[other] See to it that { $count } Cree stand on your square.
            }
        [huts]
            { $count ->
                [one] Score so that 1 Cree is asleep in your huts.
               *[other] Score so that { $count } Cree are asleep in your huts.
            }
       *[active]
            { $count ->
                [one] See to it that you have 1 active shell.
               *[other] See to it that you have { $count } active shells.
            }
    }
task-declines = Leave the rest of your turn unused.

## Goods and altars

task-worth =
    { $points ->
        [one] Bring this storage to a value of 1 point: { $kind }.
       *[other] Bring this storage to a value of { $points } points: { $kind }.
    }
task-stocks =
    { $count ->
        [one] Bring this storage to 1 good: { $kind }.
       *[other] Bring this storage to { $count } goods: { $kind }.
    }
task-on-altar =
    { $where ->
        [small-altar]
            { $count ->
                [one] Put the first good on your small altar.
               *[other] Put what you took where your small altar then has { $count } goods.
            }
       *[large-altar]
            { $count ->
                [one] Put the first good on your large altar.
               *[other] Put what you took where your large altar then has { $count } goods.
            }
    }
task-fills =
    { $sort ->
        [small-altar] Complete your small altar.
       *[large-altar] Complete your large altar.
    }
task-lets-fill =
    { $sort ->
        [small-altar] Take a good with which you can complete your small altar.
       *[large-altar] Take a good with which you can complete your large altar.
    }
task-outlasts = The season ends after this round. Put the feather where you keep it beyond that.

## Paths

task-wakes = Take a step that wakes one of your Cree.
task-frees = Take a step that frees you from ever scoring this again: { $kind }.
task-spares = Take a step that frees you from the final offering.
task-opens-extra = Take a step that gives you one more territory action.
task-idles = Take a step whose bonus you can’t use.

## Events and scorings

task-scores =
    { $sort ->
        [lose]
            { $lost ->
                [one] Score the storage that costs you 1 point.
               *[other] Score the storage that costs you { $lost } points.
            }
        [gain]
            { $points ->
                [one] Score so that you get exactly 1 point.
               *[other] Score so that you get exactly { $points } points.
            }
       *[step]
            { $points ->
                [one] Take a step that brings you 1 point at once.
               *[other] Take a step that brings you { $points } points at once.
            }
    }
task-scores-by-event =
    { $points ->
        [one] You act last, and then the event follows. Act so that it brings you 1 point.
       *[other] You act last, and then the event follows. Act so that it brings you { $points } points.
    }
task-leaves = You are exempt. Keep everything as it is.
task-keeps = Score so that this storage keeps its goods: { $kind }.
task-relays =
    { $count ->
        [0] Score so that no region gets a new good.
        [one] Score so that 1 region gets a new good.
       *[other] Score so that { $count } regions get a new good.
    }
task-sends-from = Return the Cree that stands on this terrain to your huts: { $terrain }.
task-loses-least = Give back the feather that costs your storages the fewest points.
task-refills-near = Put a good where one of your Cree could move at once.

## The end

task-ends-with = The game ends with this move. Put the feather where it leaves you with the most points.
task-wins = The game ends with this move. Win it alone.

## Questions

question-before =
    { $when ->
        [setup] A new game is set up, and { $start } is active first.
        [season] { $who } is the last to score this season, and chooses: { $about }. Then the season ends.
        [event] { $who } acts last this round and does nothing more. Then comes the event: { $event }.
        [end] { $who } does nothing more, and the game ends.
       *[move] { $who } chooses: { $about }.
    }
question-decides =
    { $when ->
        [setup] { question-before } Who puts the first Cree into the land?
       *[move] { question-before } Whose turn is it next?
    }
question-has-then =
    { $what ->
        [square] { question-before } How many Cree stand on the square of { $whose } then?
        [huts] { question-before } How many Cree of { $whose } are asleep then?
        [land] { question-before } How many Cree of { $whose } are in the land then?
        [active] { question-before } How many active shells has { $whose } then?
        [feathers] { question-before } How many feathers has { $whose } then?
       *[stored] { question-before } How many goods does { $whose } then have in this storage: { $kind }?
    }
question-gains-then =
    { $when ->
        [event] { question-before } How many points does { $whose } get from that?
       *[move] { question-before } How many points does that bring { $whose } at once?
    }
question-lies-then =
    { $when ->
        [season] { question-before } On how many mountains lies a feather then?
       *[move] { question-before } On how many regions of this terrain lies a good then: { $terrain }?
    }
question-order-then =
    { $what ->
        [village] { question-before } In which order, from the top, do the discs lie in the village?
       *[round] { question-before } In which order, from the top, do the discs lie in the next round?
    }
question-goes-to = { question-before } Where does the good from there go?
question-line-then =
    { $what ->
        [points] { question-before } How many points has { $whose } from the game, before the final scoring?
        [shells] { question-before } How many points does { $whose } get for shells?
       *[stored] { question-before } How many points does { $whose } get in the final scoring for this storage: { $kind }?
    }
question-offers-then = { question-before } How many goods does { $whose } offer?
question-winners-then = { question-before } Who wins?
question-rounds-left = The season is { $season }, and it is round { $number } of { $rounds }. How many rounds of the game follow after this one?
question-lays-out =
    { $what ->
        [tiles] A game for { $players } players begins. How many territory tiles are laid out?
        [events] A new season begins: { $season }. How many events are turned over for it?
       *[clouds] A new season begins: { $season }. How many scoring tiles are turned over for it?
    }
question-begins-with = A new game is set up. Which colour lies on top of the totem?

because-tied = Nothing breaks a tie for the most points: they share the victory.

## Answers

claim-decides = { $who }
claim-has-then =
    { $count ->
        [0] none
       *[other]
            { $what ->
                [stored] { $count }
               *[piece] { $amount }
            }
    }
claim-gains-then =
    { $way ->
        [lose] { $amount } lost
        [none] none
       *[gain] { $amount }
    }
claim-lies-then = { $count }
claim-order-then = { $order }
claim-goes-to =
    { $where ->
        [small-altar] on the small altar
        [large-altar] on the large altar
        [supply] to the supply
       *[storage] into its storage
    }
claim-offers-then = { $count }
claim-winners-then = { $seats }
claim-rounds-left = { $count }
claim-lays-out = { $count }
claim-begins-with =
    { $count ->
        [one] always { $order }
       *[other] any of the five
    }

## What is wrong with an answer

remark-on-top = The disc on top would be { $disc }.
remark-next-top = The next round would begin with { $disc } on top.
remark-shares =
    { $miss ->
        [closed] The first colour would not come to your village.
       *[open] The others could use the second colour, too.
    }
remark-opens-land = The disc on top would be { $disc }, which stands for another good.
remark-could-wake =
    { $count ->
        [0] You could then wake no Cree.
       *[other] You could then wake { $count } Cree.
    }
remark-takes =
    { $miss ->
        [nothing] That brings you no good.
       *[other] That brings you another good.
    }
remark-takes-nothing =
    { $miss ->
        [stays] That leads to no region.
       *[takes] There is a good on that region.
    }
remark-comes =
    { $miss ->
        [terrain] That is another terrain.
       *[deed]
            { $sort ->
                [enter] No Cree comes from your square to the land by that.
               *[move] No Cree in the land moves by that.
            }
    }
remark-blocks = { $rival } could still use the territory action.
remark-has =
    { $sort ->
        [group] Your largest group would have { $count } Cree.
        [square]
            { $count ->
                [0] No Cree would stand on your square.
               *[other] { $count } Cree would stand on your square.
            }
        [huts]
            { $count ->
                [0] No Cree would be asleep in your huts.
               *[other] { $count } Cree would be asleep in your huts.
            }
       *[active]
            { $count ->
                [0] You would have no active shell.
                [one] You would have 1 active shell.
               *[other] You would have { $count } active shells.
            }
    }
remark-declines = With that you would still do something.
remark-worth =
    { $points ->
        [one] The storage would then be worth 1 point.
       *[other] The storage would then be worth { $points } points.
    }
remark-stocks =
    { $count ->
        [0] Nothing would lie there.
        [one] 1 good would lie there.
       *[other] { $count } goods would lie there.
    }
remark-on-altar =
    { $count ->
        [0] Nothing would lie on that altar.
        [one] 1 good would lie on that altar.
       *[other] { $count } goods would lie on that altar.
    }
remark-fills = That does not complete the altar.
remark-lets-fill =
    { $miss ->
        [nothing] That brings you no good.
       *[lies] Such a good already lies on that altar.
    }
remark-outlasts = The feather would be gone when the season ends.
remark-wakes = That wakes none of your Cree.
remark-frees = That does not free you from it.
remark-spares = You would still have to make the offering.
remark-opens-extra = That gives you no further territory action.
remark-idles = No bonus is lost with that.
remark-scores =
    { $points ->
        [0] That brings you no points at once.
        [one] That brings you 1 point.
       *[other]
            { $way ->
                [lose] { $lost ->
                    [one] That costs you 1 point.
                   *[other] That costs you { $lost } points.
                }
               *[gain] That brings you { $points } points.
            }
    }
remark-scores-by-event =
    { $points ->
        [0] The event would bring you nothing.
        [one] The event would bring you 1 point.
       *[other] The event would bring you { $points } points.
    }
remark-leaves = That scores a storage.
remark-keeps = Then the goods of that storage go to the supply.
remark-relays =
    { $count ->
        [0] No region would get a new good.
        [one] 1 region would get a new good.
       *[other] { $count } regions would get a new good.
    }
remark-sends-from = That Cree stands on another terrain.
remark-loses-least = Another feather costs you fewer points.
remark-refills-near = None of your Cree stands beside that region.
remark-wins = { remark-not-alone }
remark-decides =
    { $step ->
        [settling-land] It is not { $who }: the active player comes last, and it goes on counter-clockwise.
       *[acting] It is not { $who }: go on clockwise.
    }
remark-has-then = { remark-number }
remark-gains-then = { remark-number }
remark-lies-then = { remark-number }
remark-order-then = Follow the discs: what is lifted is turned over, what stays beside the village is not.
remark-goes-to =
    { $where ->
        [supply] There is still room for it.
        [small-altar] It can’t go to the small altar.
        [large-altar] It can’t go to the large altar.
       *[storage] It can’t go to its storage.
    }
remark-line-then = { remark-number }
remark-offers-then = { remark-number }
remark-winners-then =
    { $way ->
        [more] They are not tied.
        [fewer] Another clan is tied with { $seats }.
       *[other] Another clan has more points.
    }
remark-rounds-left = { remark-number }
remark-lays-out = { remark-number }
remark-begins-with = Think of how the discs are piled up.
