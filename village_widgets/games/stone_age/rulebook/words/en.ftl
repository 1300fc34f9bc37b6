### Stone Age’s part in the rulebook: the groups of rules, what players call a rule who look for it, and what they ask.
###
### In find-<rule> the words of players stand between upright lines: what one sees, slang, other names, verbs; not the words that the
### rule’s own wording has. A question is asked as at the table; its answer may use any number of the edition under its dotted name
### with hyphens, as rules do.

## The groups, in the order of play

rules-setup = Setting up
rules-placing = Placing workers
rules-acting = Acting with workers
rules-rolling = Hunting, gathering and tools on the dice
rules-village = Tool maker, hut and field
rules-cards = { board-title-cards }
rules-buildings = { board-area-sites }
rules-feeding = Feeding the workers
rules-round = The new round and the end of the game
rules-score = Points, victory and ties

## What players call it: setting up

find-setup-tribe = starting resources | initial pieces | what do I get at the start | starting people | meeples at the beginning | how much food to start | player board setup | beginning of the game | what everyone starts with
find-setup-buildings = number of stacks | seven tiles | building stacks | how many piles | huts per player | shuffle the tiles | preparation
find-setup-cards = initial cards | first four cards | deal the display | prepare the deck | market setup | card display at the beginning
find-setup-start = who goes first | start player marker | youngest | choose at random | leader | who starts the game | who begins the game | draw lots | determine
find-supply-unlimited = bank empty | shortage | out of wood | limited supply | component limit | not enough tokens | none left in the supply | run dry | infinite | we ran out | exhausted stock | gone | empty

## What players call it: placing

find-place-turn = skip my turn | hold back | keep a meeple at home | stop early | must I place everyone | how many per turn | minimum | put people | phase one | save a worker | passing | skipping | can I wait | delay | pass | placing
find-place-workers = available meeples | no people left | already used | move a placed worker | how many can I send | take one back | relocate
find-place-once = add a worker later | add more | join my own | reinforce | twice in one place | second visit | split into two turns | return to the same spot | come back | adding | extra hunters | again | later | come later | more workers later
find-place-one = how many on a card | two people on one tile | share a space | capacity | one circle | spots | one per card
find-place-taken = occupied | blocked | blocking | full | someone is there | share with another player | kick out | displace | already on that space | someone else is here | same space | block
find-place-room = capacity | maximum gatherers | seven rings | circles | limit of people | forest full | how many fit | too crowded | how many workers | maximum
find-place-pair = love hut | love shack | make children | one person alone | breeding | mating | couple | reproduce | three people | sex | make a baby | single | together | partner | baby | alone
find-place-hut-full = maximum workers | worker limit | eleventh | ten people | population cap | too many meeples | all my pieces
find-place-gatherers = two players forest | three players forest | fewer players | how many tribes | 2-player | 3-player | other player already gathers | player count limit | two-player rules
find-place-village = closed building | third place blocked | fewer players | 2-player | 3-player | two of three | one village space shut | player count limit | two-player rules

## What players call it: acting

find-act-order = in which order | who acts first | carry out | phase two | sequence | one at a time | take everything at once | my turn to resolve | gather before building | action order | simultaneous | perform | resolve
find-act-own = use someone else’s spot | no meeple there | resolve for another player | buy where I have nobody | steal | other players’ places | take his card | unused card
find-act-decline = refuse | pass on a card | leave it | can’t afford | not enough resources | skip the purchase | block only | change my mind | decline | not buying | blocking a card | cannot pay | don’t want it | go home empty
find-act-must-buy = forced purchase | obliged | compulsory | variant | house rule | no refusing
find-act-no-trade = barter | exchange | bank | sell | give away | negotiate | convert | deal with others | 4 to 1 | trading | swapping | exchanging | sharing | lend | borrow | player trade | trade

## What players call it: dice and tools

find-hunt = deer | meat | animals | get food | food dice | divide by two | halve | how much food | remainder | hunting | hunters | rounding | divisor | food
find-gather = lumber | trees | clay | mine | mining | how many pips for gold | divide the dice | harvest resources | round down | collect | loss | remainder | rock | rounding | leftover pips | probability | divisor | chop | dig | resources | divide by six | divide gold | dice divided
find-tool-use = bonus | plus one | after the roll | before rolling | increase | split a tool | combine tools | improve dice | axe | hammer | modify dice | on which rolls | use several | adding tools | boost | tools | tool
find-tool-once = use tool twice | reuse | exhausted | tapped | rotate | refresh | untap | 90 degrees | sideways | again in the same round | turned tools | reset tools | spent | second time | used already
find-tool-grown = flip a tapped tool | new tool ready | fresh tool | sideways | can I use my new tool now | refresh by upgrading | upgraded | used tool gets better | still exhausted | exhausted
find-tool-one-use = single use | disposable | discard after use | tool from a card | temporary | consumable | once per game

## What players call it: the village

find-tool-maker = fourth tool | get a tool | upgrade | tool shop | workshop | tool level | flip | replace | seventh tool | smith | how do tools grow | making tools | improve | better | value 2
find-tool-best = maximum tool | tool limit | 4-4-4 | full | thirteenth | highest | can’t upgrade
find-hut = baby | child | love shack | love hut | get more people | born | birth | grow | family | reproduce | newborn | extra meeple | multiply | babies | population | more workers | pregnant | sex | hut | the hut
find-hut-no-effect = maximum workers | ten people | block the hut | baby at the limit | eleventh | nothing happens | variant
find-field = agriculture | wheat | grain | crops | farming | income | food production | cornfield | plant | farmers’ field | food per round | cultivate | farm | field
find-field-top = maximum food | agriculture limit | end of the track | highest production | farm at ten | full | maximum fields | highest

## What players call it: cards

find-card-price = how much is a card | pay with food | expensive | which end is cheap | price of the first card | pay with gold | afford | card prices | buying cards | what do cards cost | payment | cheap | cards
find-card-take = where do cards go | stack | hidden | look at my cards | flip over | keep secret | show my cards | discard | hand
find-card-supplies = free food | free stone | gift | immediate bonus | goods from a card | top of the card | instant
find-card-points = three points | instant points | VP card | immediate bonus | top of the card | move my marker
find-card-roll = random resource | gamble | roll for gold | use tools on a card | two-dice card
find-card-dice = present | everyone gets something | how many to throw | dice picture | gift for all | row of small pictures | lottery
find-card-draft = choose a die | pick first | who picks next | order of picking | clockwise | left over die | change a die | select | choosing dice | turn order of the dice | which die
find-card-faces = what is a 5 worth | what does a 6 give | meaning of the pips | table of numbers | number on the die | reward list | dice legend | each number | dice results | rolling a 5 | rolled a six | gift dice | results
find-card-tool = axe | free tool | hammer picture | tool symbol | gain from a card | upgrade
find-card-field = grain symbol | wheat picture | agriculture | farm | plus one food | ear of corn | production up
find-card-one-use = single use tool | disposable | bonus 2 3 4 | discard it | tool number on a card | keep for later | temporary
find-card-extra = extra card | draw a card | bonus card | free card | face-down | second card | does the drawn card give its top | drawing | blind card | deck | drawn
find-card-any-two = wildcard | question mark | choose later | save it | two of your choice | when do I have to use it | wild resource card | any resource | jokers | joker
find-any-two-take = use the joker | wildcard | choose two | same or different | two alike | timing | when to cash in | pick resources | spend | any resource | when
find-any-two-paying = joker only when paying | variant | house rule | timing | not at any time | restricted

## What players call it: buildings

find-building-price = building cost | hut tile | what does a hut cost | substitute | more valuable instead | pay with gold | wrong resource | overpay | construct | exact | house price | replace a resource | other resources | cost of huts | house | buildings | building
find-building-kinds = question marks | joker hut | 1-7 | one to seven | four resources two types | different types | all alike | variable | mix | exactly five | flexible building | free choice | how many resources
find-building-points = value of resources | how many points for a hut | when do I score it | immediate | worth | VP | calculate | gold is six | sum
find-building-next = new tile | flip the pile | replace | reveal | next hut | build it the same round | under it | stack
find-building-many = maximum huts | sixth hut | five slots | board full | no room on my board | stack houses | unlimited | too many | max buildings | as many as I like | house limit | run out of space | limit

## What players call it: feeding

find-feed-field = income | agriculture | farm gives | wheat | produce | when do I get the food | harvest | before eating | each round
find-feed-food = hungry | meal | how much to pay | upkeep | nourish | dinner | save my food | keep leftovers | mouths | end of the round | phase three | cost of people | feeding people | food left over | not to feed | eating | eat | food
find-feed-newborn = new meeple | just born | newborn | does the child eat | sixth worker | babies eat | feed a baby | new one | next round | baby | child | born | babies
find-feed-resources = pay with wood | substitute | not enough | instead of eating | convert | feed with gold | swap | hungry | partly | some of them | without food | lack of food | short of food | short
find-feed-penalty = minus 10 | starving | starving people | hunger | famine | negative points | below zero | refuse to feed | die | lose workers | punishment | per worker | starved | starvation | dead | dying | unfed | cannot feed | feed only some | starve

## What players call it: the new round and the end

find-round-start = first player | pass the marker | next starting player | clockwise | refresh | untap | cleanup | who begins | leader changes | turn order | reset tools | new turn
find-round-cards = slide | shift | replenish | cheaper | unsold | draw four new ones | restock | bought none | empty slots | order of laying | cleanup | price drop | remaining cards | sliding | order of refill | refill
find-end-cards = game end | deck empty | out of cards | over | when does it finish | last round | no refill | trigger | how long | ending | ends | no more cards | end condition | cards run out | finish | end of game | end of the game
find-end-buildings = game end | stack empty | pile used up | over | when does it finish | last round | trigger | out of huts | immediately | ending | ends | last tile | final building | end condition | buildings run out | stack | end of game | end of the game

## What players call it: the score

find-score-points = victory points | VP | track | marker | points so far | negative | below zero | around the board twice
find-score-culture = green cards | sets | set collection | squared | double | duplicates | pairs | eight different | second set | 64 | pottery | music | set scoring | different symbols | bonus | science | symbols | green | culture cards | symbols scoring
find-score-farmers = yellow cards | sand cards | agriculture | man with grain | wheat people | peasants | final points | multiply | how much is a farmer | farmer
find-score-tool-makers = yellow cards | sand cards | smith | number or value | toolmakers | final points | multiply | craftsman | people with tools | tool maker cards | one-use tools at the end
find-score-hut-builders = yellow cards | sand cards | houses | huts built | number of tiles | final points | multiply | architect | builders | builder
find-score-shamans = yellow cards | sand cards | priest | medicine man | meeples | people | final points | multiply | witch doctor | ten workers | shaman
find-score-resources = leftover resources | remaining wood | gold at the end | unused | what is left | one each | goods at game end | unspent | left
find-score-nothing = leftover food | remaining | unused | points for workers | final points | no points | zero | worthless | do houses score again | is food worth points | food at the end | extra food
find-win-most = winner | who wins | victory | highest | goal of the game | beat | VP | leader
find-tie-strength = tiebreaker | draw | equal | same score | level on points | who wins | tied | ties | tie break | break | tie
find-tie-shared = tiebreaker | still equal | joint winners | draw | two winners | both win | no further | tied | ties | tie break

## What players ask

question-s01 = Can I pay for a civilization card with food?
    .answer = No. It takes wood, brick, stone or gold, of any kinds you like, as many as the space says.
question-s02 = I got a tool in this turn. May I use it in the same turn?
    .answer = Yes, if you do the tool maker first: the order of your actions is up to you, and a new tool is ready at once.
question-s03 = Must I say before the roll whether I use tools? And can I use several on one roll?
    .answer = After the roll is early enough. Add as many as you like to one roll, each with its whole value and once a round. What remains after dividing is lost.
question-s04 = Does the worker who was born in the hut have to be fed in the same round?
    .answer = Yes. That worker can’t be placed before the next round, but all workers that you own eat.
question-s05 = Can one worker go into the hut, or three? Can two players share it?
    .answer = Neither: it takes exactly two workers of one player.
question-s06 = May I gather wood first and then pay a building with it in the same round?
    .answer = Yes. You act place by place, in any order, and what you have just gathered is yours.
question-s07 = Do we act in turns, one place each, or does one player do everything first?
    .answer = One player acts with all own workers, then the next one does.
question-s08 = May I put a worker on a card or a building that I can’t pay for, just to block it?
    .answer = Yes. Nothing is paid when you place. Later the worker simply goes home, and the card or building stays.
question-s09 = Somebody didn’t buy a card. May I take it in my turn, still in this round?
    .answer = No, only the player whose worker stands on it could. The card stays there for the next round.
question-s10 = Five workers are in the forest. May I add three?
    .answer = No. There is room for { $room } in all, whoever they belong to, so two still fit.
question-s11 = With two or three players, how many of us may gather in the same forest? And are there still { $room } spaces?
    .answer = With two players { $setup-2-gatherers } of you, with three { $setup-3-gatherers }, with four all of you. There is room for { $room } workers in any case. The same goes for clay pit, quarry and river.
question-s12 = With two players only two of the three village places are used. Does that mean two players or two places?
    .answer = Two places. One player may take both; then the third is closed for everybody in this round.
question-s13 = May I pass while placing, and keep a worker at home?
    .answer = No, not as long as there is a place where you could go. Only if there is none are you skipped.
question-s14 = May I feed my people with wood and save my food for later?
    .answer = No. Food comes first, as much as is needed. Resources only stand in for what is missing then.
question-s15 = A building wants four resources of two kinds. Will four wood do? And three of one and one of the other?
    .answer = Exactly four of exactly two kinds: three and one will do, and so will two and two, but not four alike.
question-s16 = May I pay gold where a building shows stone? It’s worth more, after all.
    .answer = No. A building costs exactly what it shows.
question-s17 = My board has five spaces for buildings. Can I own a sixth?
    .answer = Yes, there is no limit. Put it wherever there is room: all of them count for your hut builders.
question-s18 = My card shows another card. Do I also get what the drawn one shows at the top?
    .answer = No. Only its lower half counts, at the end of the game. If the deck is empty, you get nothing.
question-s19 = Do cards that nobody bought get cheaper?
    .answer = Yes, if something to their right was bought: before the next round they move to the right, where cards cost less.
question-s20 = We can’t fill the card row any more. Do we still play this round?
    .answer = No. The game is over at once, and you count your points.
question-s21 = I’ve taken the last building of a pile. Is the game over at once?
    .answer = No. Finish the round: everybody still acts and feeds the workers. Then the points are counted.
question-s22 = How do green cards score if I have five different symbols and one of them twice?
    .answer = 5 × 5 for the five different ones, and what is left over is a set of its own: 1 × 1. Together that is 26.
question-s23 = Are tool makers multiplied by the number of my tools, or by their value? Do one-use tools count?
    .answer = { $rulings-one-use-scored ->
        [yes] By the total value of the tools on your board, with one-use tools that you haven’t used.
       *[no] By the total value of the tools on your board. One-use tools don’t count, unless your table has agreed that they do.
    }
question-s24 = Is food that I have left worth points? And does gold count more than wood at the end?
    .answer = Food is worth nothing. Each resource that is left is worth 1 point, gold as much as wood.
question-s25 = May we swap resources with each other, or with the bank?
    .answer = No, there is no trade of any kind. The only exchange is at the meal: a resource for each food that is missing.
question-more-hunters = May I send more hunters later in the round?
    .answer = No. You come to each place only once a round, and that goes for the hunting ground too.
question-hunger = I’m short of food. Do I lose { $penalty } points for each worker? And may I keep my resources instead of paying with them?
    .answer = You lose { $penalty } points once, however many go hungry, and all your food. You may keep your resources. Your points may even fall below 0.
question-one-to-seven = A building takes one to seven resources. Can I build it with none, or with eight?
    .answer = Neither. At least one, at most seven, of any kinds: it scores what they are worth.
question-at-the-top = I have { $tribe-most-workers } workers, { $tribe-most-field } on the food track, or three tools of { $tribe-best-tool }. May I still go to the hut, the field or the tool maker?
    .answer = { $rulings-at-the-top ->
        [hut-closed] The hut is closed to you. Field and tool maker aren’t, but you get nothing more there. The rules are silent here, so a table may also open the hut, with as little effect.
       *[no-effect] Yes, to each of them, but you get nothing more there.
    }
question-new-cards = In which order are new cards laid into the row?
    .answer = { $rulings-row-from ->
        [right] From the right, after the old ones have moved to the right as far as they can.
       *[left] From the left, after the old ones have moved to the right as far as they can. Some rules say from the right; your table may agree on that.
    }

## What to look at where a rule only stands

see-setup-tribe = Look at both tribes: that is how a game begins, with any number of players.
see-setup-cards = A game before the first turn: a card lies on each space of the row, and the others are the deck.
see-setup-buildings = Three players have brought three piles into play. The number on each is that of the buildings below the one that you see.
see-setup-start = Caro drew the lot and begins: the starting player’s figure shows it.
see-supply-unlimited = All the wood of the box lies with the tribes. Let the five in the forest gather, and still they get what they roll.
see-act-no-trade = Ada has wood and Bela gold, but no move lets them swap. Hunting is all that Ada can do now.
see-tool-grown = The first tool is turned. Let the tool maker make it a 2, then roll at the river: that tool still can’t be added.
see-card-faces = Each of the dice shows what it gives; take one of them.
see-building-many = Ada owns five buildings, and her board is full. Build the next one all the same.
see-feed-newborn = Six food, five workers and two of them in the hut: let them act, and see that six have eaten.
see-score-nothing = Food, workers, tools, food track and buildings in plenty, but no card: at the end only the wood would add a point to what was scored.
