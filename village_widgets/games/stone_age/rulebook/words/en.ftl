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

find-setup-tribe = starting resources | initial pieces | what do I get at the start | starting people | meeples at the beginning | how much food to start | player board setup | beginning of the game | what everyone starts with | what does each player begin with | starting food | five people twelve food | do I get wood at the start | number of workers at start | deal out player pieces | where do markers begin | any tools at the beginning | opening supplies | meeples from the box
find-setup-buildings = number of stacks | seven tiles | building stacks | how many piles | huts per player | shuffle the tiles | preparation | how many building piles | pile of huts for each player | lay out the buildings | seven huts per stack | put unused huts in the box | stacks by number of players | set up the hut tiles | which buildings are face up | number of huts in the game
find-setup-cards = initial cards | first four cards | deal the display | prepare the deck | market setup | card display at the beginning | lay out the cards at start | reveal four cards | set up the card row | turn over cards before round one | civilization cards on the board | opening card row | how many cards lie open
find-setup-start = who goes first | start player marker | youngest | choose at random | leader | who starts the game | who begins the game | draw lots | determine | first turn of the game | choose the starting player | first player in round one | who plays first | oldest begins | roll to see who begins | starting player figure | chief | agree who starts
find-supply-unlimited = bank empty | shortage | out of wood | limited supply | component limit | not enough tokens | none left in the supply | run dry | infinite | we ran out | exhausted stock | gone | empty | wood runs out | no more food tokens | is gold limited | stone used up | not enough pieces in the box | can resources run out | endless supply | use something else as replacement | bank has no more brick | out of food tokens

## What players call it: placing

find-place-turn = skip my turn | hold back | keep a meeple at home | stop early | must I place everyone | how many per turn | minimum | put people | phase one | save a worker | passing | skipping | can I wait | delay | pass | placing | can I pass while placing | place all workers | forced to place | take turns placing | send out my people | one place per turn | must every meeple be used | skipped because nothing is free | do I have to place all | decline to place | how many meeples each go | obliged to place
find-place-workers = available meeples | no people left | already used | move a placed worker | how many can I send | take one back | relocate | only people at home | move worker already on board | workers left on player board | reuse a worker in the round | change where I placed | place the same worker twice | which workers can I place | switch places | shift a meeple elsewhere | reposition
find-place-once = add a worker later | add more | join my own | reinforce | twice in one place | second visit | split into two turns | return to the same spot | come back | adding | extra hunters | again | later | come later | more workers later | put more workers where I am | place again at the same place | second group in the forest | more hunters later | go back to a place | return in a later turn | twice to hunting ground | add one to my group | same area two times | top up | enlarge my group
find-place-one = how many on a card | two people on one tile | share a space | capacity | one circle | spots | one per card | one worker on a card | number of people on a building | how many on the field | two workers at the tool maker | single space | one person on a hut tile | just one meeple | people per card | three people on the field | more than one in the field
find-place-taken = occupied | blocked | blocking | full | someone is there | share with another player | kick out | displace | already on that space | someone else is here | same space | block | card already taken | building occupied | can I join another player | field full | opponent is on the spot | tool maker taken | no space left there | can two players share a card | push someone away | two tribes same building
find-place-room = capacity | maximum gatherers | seven rings | circles | limit of people | forest full | how many fit | too crowded | how many workers | maximum | how many people in the forest | limit at the quarry | seven places | clay pit full | river full | number of spaces | capacity of gold river | maximum gatherers in one place | no room in the woods | rings on the board | are places limited | number limit of hunters
find-place-pair = love hut | love shack | make children | one person alone | breeding | mating | couple | reproduce | three people | sex | make a baby | single | together | partner | baby | alone | how many people in the hut | exactly two in the hut | one worker in the hut | two players share the hut | two people needed | mother and father | parents | put two meeples | one from each player | kids need two
find-place-hut-full = maximum workers | worker limit | eleventh | ten people | population cap | too many meeples | all my pieces | already ten workers | use hut with ten workers | maximum population | how many workers can I have | most people in a tribe | block the hut with all workers | hut closed | no more workers in supply | limit of tribe size
find-place-gatherers = two players forest | three players forest | fewer players | how many tribes | 2-player | 3-player | other player already gathers | player count limit | two-player rules | how many players per forest | limits with two players | limits with three players | only one player at the quarry | number of tribes gathering | other player in the forest blocks | two-player restrictions | how many different colours at river | small game gathering
find-place-village = closed building | third place blocked | fewer players | 2-player | 3-player | two of three | one village space shut | player count limit | two-player rules | which village places are closed | only two of three places | tool maker hut field with fewer players | third building shut | two player village rule | three player village rule | hut unavailable with two players | close the last village place | blocked village space

## What players call it: acting

find-act-order = in which order | who acts first | carry out | phase two | sequence | one at a time | take everything at once | my turn to resolve | gather before building | action order | simultaneous | perform | resolve | order of resolving places | may I choose order of actions | who uses workers first | bring workers home | get people back | turn sequence after placing | take workers back | resolve all my places | starting player acts first | retrieve my meeples | which first
find-act-own = use someone else’s spot | no meeple there | resolve for another player | buy where I have nobody | steal | other players’ places | take his card | unused card | use a place without a worker | buy a card without worker | take somebody else’s card | act where I have no people | card nobody stands on | need a worker to buy | get what another left | unplaced action
find-act-decline = refuse | pass on a card | leave it | can’t afford | not enough resources | skip the purchase | block only | change my mind | decline | not buying | blocking a card | cannot pay | don’t want it | go home empty | may I decline to buy | do I have to buy the card | not buy the building | placed but no resources | return without buying | what happens to unbought card | keep resources instead of buying | choose not to pay | card stays | not enough to pay for card | obliged to buy
find-act-must-buy = forced purchase | obliged | compulsory | variant | house rule | no refusing | have to buy if I can | must buy when affordable | buying mandatory | can’t refuse the purchase | forced to pay for hut | optional rule forced buying | agreed that you must buy
find-act-no-trade = barter | exchange | bank | sell | give away | negotiate | convert | deal with others | 4 to 1 | trading | swapping | exchanging | sharing | lend | borrow | player trade | trade | trade resources with players | swap wood for gold | exchange resources with bank | sell goods | give resources to someone | barter with the supply | can we trade | trade food | buy resources | change wood into stone | give resources to another player

## What players call it: dice and tools

find-hunt = deer | meat | animals | get food | food dice | divide by two | halve | how much food | remainder | hunting | hunters | rounding | divisor | food | how does hunting work | dice for food | get food by hunting | how many dice when hunting | divide hunting roll | hunting ground | what does a seven give hunting | half the sum | shoot animals | meat from rolling | unlimited hunters
find-gather = lumber | trees | clay | mine | mining | how many pips for gold | divide the dice | harvest resources | round down | collect | loss | remainder | rock | rounding | leftover pips | probability | divisor | chop | dig | resources | divide by six | divide gold | dice divided | how to get wood | how to get gold | dice for resources | what do I divide by | divide by three | brick from clay pit | stone quarry dice | pips needed for stone | leftover points on dice | roll for resources | lumberjack | miner | stonecutter
find-tool-use = bonus | plus one | after the roll | before rolling | increase | split a tool | combine tools | improve dice | axe | hammer | modify dice | on which rolls | use several | adding tools | boost | tools | tool | add a tool to dice | tools after rolling | several tools on one roll | decide about tools before roll | how do tools work | use part of a tool | when can I use tools | raise the dice result | add to the sum | apply a tool
find-tool-once = use tool twice | reuse | exhausted | tapped | rotate | refresh | untap | 90 degrees | sideways | again in the same round | turned tools | reset tools | spent | second time | used already | use a tool again | how often can I use a tool | tool once per round | turn tool sideways | tool tapped | when do tools come back | tool available next round | tool used this round | ready tools again
find-tool-grown = flip a tapped tool | new tool ready | fresh tool | sideways | can I use my new tool now | refresh by upgrading | upgraded | used tool gets better | still exhausted | exhausted | upgrade a used tool | improved tool still turned | new tool usable right away | exchanged tool this round | use tool I just got | does upgrading ready the tool | freshly made tool | flipped tool after use | tool gained this round
find-tool-one-use = single use | disposable | discard after use | tool from a card | temporary | consumable | once per game | use one-time tool | throw away tool after using | tool card used once | one-use tool on any roll | one shot tool | is the tool card gone afterwards | bonus from tool card | single-shot

## What players call it: the village

find-tool-maker = fourth tool | get a tool | upgrade | tool shop | workshop | tool level | flip | replace | seventh tool | smith | how do tools grow | making tools | improve | better | value 2 | how to get tools | make a tool | what does tool maker do | upgrade a tool to 2 | after three tools | order of upgrading | improve tools | tool house | craft a tool | increase tool value
find-tool-best = maximum tool | tool limit | 4-4-4 | full | thirteenth | highest | can’t upgrade | best tool | highest tool value | all tools at four | tools maxed out | no more tools to gain | tool maker useless | tool 5 | top level tools | three fours | tool maker full | can tools go to five | tool value five
find-hut = baby | child | love shack | love hut | get more people | born | birth | grow | family | reproduce | newborn | extra meeple | multiply | babies | population | more workers | pregnant | sex | hut | the hut | get a new worker | make a baby | what does hut do | increase my tribe | extra worker from the hut | new person | when can I use the baby | two people one more | children | when does the newborn work | kids | how are babies made | make a child | grandchildren | tribe growth
find-hut-no-effect = maximum workers | ten people | block the hut | baby at the limit | eleventh | nothing happens | variant | enter hut with ten people | hut without new worker | block hut on purpose | no baby at ten workers | place in the hut for nothing | all workers out hut | full tribe in the hut
find-field = agriculture | wheat | grain | crops | farming | income | food production | cornfield | plant | farmers’ field | food per round | cultivate | farm | field | what does the field do | move up the food track | grow food | get more food each round | farming track | raise agriculture | plant crops | increase harvest | barley | move my food marker | arable
find-field-top = maximum food | agriculture limit | end of the track | highest production | farm at ten | full | maximum fields | highest | food track at ten | end of food track | food track maximum | field useless | how far does food track go | cannot go beyond ten | top of agriculture | limit of farming | marker at the end

## What players call it: cards

find-card-price = how much is a card | pay with food | expensive | which end is cheap | price of the first card | pay with gold | afford | card prices | buying cards | what do cards cost | payment | cheap | cards | cost of a card | how many resources for a card | pay for civilization card | card price by position | rightmost card cheapest | leftmost card costs four | buy a card | can I pay with food for card | price under the cards | any resources for a card
find-card-take = where do cards go | stack | hidden | look at my cards | flip over | keep secret | show my cards | discard | hand | what to do with bought cards | keep cards face down | put cards away | when do cards score | lower half of a card | are cards secret | look through own cards | collect cards | store cards on board | hidden cards
find-card-supplies = free food | free stone | gift | immediate bonus | goods from a card | top of the card | instant | top half food | food on a card | resource on a card | stone card | when do I get card goods | get gold from a card | card gives resources | upper part at once | card with food symbol | straight away | food card effect
find-card-points = three points | instant points | VP card | immediate bonus | top of the card | move my marker | points on a card | card with 3 points | when do card points count | score a card immediately | victory points on upper half | upper half number | instant VP
find-card-roll = random resource | gamble | roll for gold | use tools on a card | two-dice card | two dice on a card | card to roll dice | dice for a resource on card | use tools on card roll | roll for stone | roll two dice | upper half dice | dice symbol with one resource | divide the card roll
find-card-dice = present | everyone gets something | how many to throw | dice picture | gift for all | row of small pictures | lottery | card with dice for all | how many dice for all players | dice for everybody | roll as many dice as players | who rolls dice card | shared dice | all players get something | dice with pictures of goods | common dice roll
find-card-draft = choose a die | pick first | who picks next | order of picking | clockwise | left over die | change a die | select | choosing dice | turn order of the dice | which die | players pick dice | who chooses a die first | each takes one die | take a die in order | use tools on shared dice | remaining dice | draft the dice | buyer picks first | die I don’t want | dice distribution | improve a chosen die with a tool
find-card-faces = what is a 5 worth | what does a 6 give | meaning of the pips | table of numbers | number on the die | reward list | dice legend | each number | dice results | rolling a 5 | rolled a six | gift dice | results | what does each die give | a 1 on the die | die 3 gives stone | die 4 gold | die 5 tool | die 6 field | picture for each number | symbols of gift dice | what do I get for number | meaning of dice numbers
find-card-tool = axe | free tool | hammer picture | tool symbol | gain from a card | upgrade | card gives a tool | get tool from card | tool picture on card | card with a hammer | tool from civilization card | immediate tool | card tool upgrade | tool through a card
find-card-field = grain symbol | wheat picture | agriculture | farm | plus one food | ear of corn | production up | card gives agriculture | move food track by card | card with a field | field picture on card | food track through a card | grain on card | farm card | card with wheat
find-card-one-use = single use tool | disposable | bonus 2 3 4 | discard it | tool number on a card | keep for later | temporary | card with one-time tool | tool with number on card | keep tool card face up | when to use the tool card | card with tool 3 | card with tool 4 | save tool card for later | tool only once
find-card-extra = extra card | draw a card | bonus card | free card | face-down | second card | does the drawn card give its top | drawing | blind card | deck | drawn | card that gives another card | draw from the pile | extra civilization card | card on top of deck | may I look at drawn card | draw pile empty extra card | top part of drawn card | bonus card bottom half | take one more card | secret card | mystery card
find-card-any-two = wildcard | question mark | choose later | save it | two of your choice | when do I have to use it | wild resource card | any resource | jokers | joker | card with two resources of choice | keep resource card until needed | two-resource card | when to decide resources | joker card | hold the card for later | card with question marks | choose resources later
find-any-two-take = use the joker | wildcard | choose two | same or different | two alike | timing | when to cash in | pick resources | spend | any resource | when | take two resources of choice | when may I use resource card | use it while placing | choose any two goods | two gold from card | use joker card when feeding | redeem the card | play wild resource card | cash in joker
find-any-two-paying = joker only when paying | variant | house rule | timing | not at any time | restricted | use joker card only to pay | resource card just for paying | can I take resources without paying | agreed rule on joker card | take two goods only when needed | optional rule resource card

## What players call it: buildings

find-building-price = building cost | hut tile | what does a hut cost | substitute | more valuable instead | pay with gold | wrong resource | overpay | construct | exact | house price | replace a resource | other resources | cost of huts | house | buildings | building | cost of a hut | what do I pay for a building | pay other resource than shown | substitute gold for wood | buy a building | exact resources shown | build a house | pay more than needed | hut resources | use food for a building | replace brick with stone | other material for a house
find-building-kinds = question marks | joker hut | 1-7 | one to seven | four resources two types | different types | all alike | variable | mix | exactly five | flexible building | free choice | how many resources | choose resources for building | building with number of types | two different kinds | building with 1 to 7 | any resources hut | five resources of three kinds | flexible hut | hut with question mark | pay one to seven resources | how many different resources
find-building-points = value of resources | how many points for a hut | when do I score it | immediate | worth | VP | calculate | gold is six | sum | points for a building | when are buildings scored | how much is a hut worth | value of wood brick stone gold | score the building right away | count resource values | gold counts six | points of flexible hut | hut score | VP of a house | VP for a building
find-building-next = new tile | flip the pile | replace | reveal | next hut | build it the same round | under it | stack | next building of the pile | new hut revealed | can I buy newly revealed hut | turn over next hut | two huts of one pile | when is the next building available | under the bought building | building pile after buying
find-building-many = maximum huts | sixth hut | five slots | board full | no room on my board | stack houses | unlimited | too many | max buildings | as many as I like | house limit | run out of space | limit | how many buildings can I have | no more space for huts | limit of huts | five spaces for huts full | more than five buildings | sixth building | own many houses | where to put extra huts | maximum number of buildings

## What players call it: feeding

find-feed-field = income | agriculture | farm gives | wheat | produce | when do I get the food | harvest | before eating | each round | food from the food track | food before feeding | get food each round | harvest at end of round | how much food track gives | collect food from fields | income phase | take food by marker | crops arrive
find-feed-food = hungry | meal | how much to pay | upkeep | nourish | dinner | save my food | keep leftovers | mouths | end of the round | phase three | cost of people | feeding people | food left over | not to feed | eating | eat | food | how much food per worker | pay food at round end | feed my people | food for each person | keep leftover food | when do I feed | does everyone eat | must I feed workers | workers need food | how many food for five
find-feed-newborn = new meeple | just born | newborn | does the child eat | sixth worker | babies eat | feed a baby | new one | next round | baby | child | born | babies | feed the new worker | baby must be fed | does new worker eat this round | worker from hut eats | child needs food | born this round fed | feed newborn in same round | food for the new one | kid eats | nourish the infant | infant
find-feed-resources = pay with wood | substitute | not enough | instead of eating | convert | feed with gold | swap | hungry | partly | some of them | without food | lack of food | short of food | short | feed with resources | wood instead of food | not enough food | replace missing food | pay resources for hunger | one resource per food | use gold to eat | mix food and resources | must I pay with resources | keep food and pay resources | eating wood or bricks | eat resources
find-feed-penalty = minus 10 | starving | starving people | hunger | famine | negative points | below zero | refuse to feed | die | lose workers | punishment | per worker | starved | starvation | dead | dying | unfed | cannot feed | feed only some | starve | can’t feed everyone | lose ten points | not enough food penalty | people starve | do workers die | what if I don’t feed | choose not to feed | ten minus points | hungry people | points drop below zero | lose VP for hunger | nothing to eat

## What players call it: the new round and the end

find-round-start = first player | pass the marker | next starting player | clockwise | refresh | untap | cleanup | who begins | leader changes | turn order | reset tools | new turn | new round begins | who is first player next round | start player changes | first player to the left | tools ready again | next round preparation | pass the figure | starting player moves left | start of a round
find-round-cards = slide | shift | replenish | cheaper | unsold | draw four new ones | restock | bought none | empty slots | order of laying | cleanup | price drop | remaining cards | sliding | order of refill | refill | fill up the card row | new cards in the row | slide cards right | cards not bought | move cards down | where do new cards go | refill the cards | do old cards get cheaper | replace cards | cards shift right | discount for old cards
find-end-cards = game end | deck empty | out of cards | over | when does it finish | last round | no refill | trigger | how long | ending | ends | no more cards | end condition | cards run out | finish | end of game | end of the game | not enough cards left | card deck runs out | game ends by cards | card pile empty end | when does the game end | fewer than four cards | game over cards | is the round played if cards missing | how does the game end | deck used up | stack of cards exhausted
find-end-buildings = game end | stack empty | pile used up | over | when does it finish | last round | trigger | out of huts | immediately | ending | ends | last tile | final building | end condition | buildings run out | stack | end of game | end of the game | building pile empty | last hut bought | game ends by huts | stack of huts empty | finish the round after last hut | final round with feeding | how does the game end | game over buildings | when does the game end | houses used up

## What players call it: the score

find-score-points = victory points | VP | track | marker | points so far | negative | below zero | around the board twice | points during the game | current score counts | score track total | negative score counts | points minus losses | scoring marker | add points from track | score so far | points lost
find-score-culture = green cards | sets | set collection | squared | double | duplicates | pairs | eight different | second set | 64 | pottery | music | set scoring | different symbols | bonus | science | symbols | green | culture cards | symbols scoring | green cards score | different culture symbols | symbols squared | how do green cards score | sets of different symbols | same symbol twice | second set of symbols | number of symbols times itself | civilization symbols | score card sets | VP for green cards | points for music and art
find-score-farmers = yellow cards | sand cards | agriculture | man with grain | wheat people | peasants | final points | multiply | how much is a farmer | farmer | farmer cards score | farmers times food track | points for farmers | multiply by agriculture | field people | what are farmers worth | cards with farmers | farmer multiplier | food track points | VP for farmers
find-score-tool-makers = yellow cards | sand cards | smith | number or value | toolmakers | final points | multiply | craftsman | people with tools | tool maker cards | one-use tools at the end | tool maker points | tool makers times tools | points for tools | multiply by tool value | what are tool makers worth | cards with tool makers | tool multiplier | do one-use tools count | sum of my tools | hammer people | VP for tools | axe people | toolsmiths
find-score-hut-builders = yellow cards | sand cards | houses | huts built | number of tiles | final points | multiply | architect | builders | builder | hut builder points | builders times buildings | points for number of huts | multiply by buildings | what are builders worth | cards with hut builders | builder multiplier | house people | count my buildings at end | VP for builders | carpenters
find-score-shamans = yellow cards | sand cards | priest | medicine man | meeples | people | final points | multiply | witch doctor | ten workers | shaman | shaman points | shamans times workers | points for number of workers | multiply by people | what are shamans worth | cards with shamans | shaman multiplier | count my workers at end | medicine people | VP for shamans | magician | healer
find-score-resources = leftover resources | remaining wood | gold at the end | unused | what is left | one each | goods at game end | unspent | left | leftover resources score | points for wood left | resource worth one point | value of remaining resources | is gold worth more at end | unused resource card | resources left over | unused joker at the end | count remaining goods | VP for resources
find-score-nothing = leftover food | remaining | unused | points for workers | final points | no points | zero | worthless | do houses score again | is food worth points | food at the end | extra food | leftover food score | does food count at the end | what scores nothing | points for tools at the end | workers worth points | do buildings count again | food track worth points | not counted at the end | VP for food
find-win-most = winner | who wins | victory | highest | goal of the game | beat | VP | leader | how do I win | most points | aim of the game | object of the game | who is the winner | winning condition | highest score | which tribe wins
find-tie-strength = tiebreaker | draw | equal | same score | level on points | who wins | tied | ties | tie break | break | tie | same number of points | break a tie | tied players | food track plus tools plus workers | equal score who wins | tie at the end | tie breaker | what decides a tie | two players same score | decide a draw | same VP | equal VP | deadlock | stalemate
find-tie-shared = tiebreaker | still equal | joint winners | draw | two winners | both win | no further | tied | ties | tie break | still tied | tie after tie break | share the win | everything equal | no winner | complete tie | more than one winner | shared first place

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
