### Village’s part in the rulebook: the groups of rules, what players call a rule who look for it, and what they ask.
###
### In find-<rule> the words of players stand between upright lines: what one sees, slang, other names, verbs; not the words that the
### rule’s own wording has. A question is asked as at the table; its answer may use any number of the edition under its dotted name
### with hyphens, as rules do.

## The groups, in the order of play

rules-setup = Setting up and the new round
rules-turn = A turn, the well and coins
rules-farm = Harvest and family
rules-crafts = Crafts and the mill
rules-market = The market day
rules-travel = Journeys
rules-council = The council and its privileges
rules-church = The church and the mass
rules-dying = Time and dying
rules-end = The end of the game
rules-score = The score, the winner and ties
rules-solo = Alone against Carla

## What is to be seen of rules that only stand

see-setup-customers = Before the first turn: every stall in use has its customer, and the queue is full.
see-setup-family = Look at any of the farms: this is what everybody begins with.
see-setup-start-player = Ada is the eldest at this table, so the first turn is hers.
see-turn-time = Ada has spent 6 time so far: her marker has come 6 spaces along the life track.
see-supply-unlimited = Ada has nine oxen here. However many lie on farms, whoever makes one gets one.
see-farm-unlimited = Ada’s farm holds all this, and more would fit. Only for grain there is no place left.
see-place-unlimited = Four members of three families are at the same workshop, and others may still come.
see-trade-none = Ada has grain and Bela has coins, but no move lets them trade.
see-score-nothing = At the end nothing of this counts: goods, grain and cubes on the farm, and graves.

## What players call it: setting up, the round, the turn

find-setup-customers = market setup | starting customers | fill the market | lay out the tiles | how many customers at the beginning | preparation
find-setup-family = starting pieces | what do I start with | how much money at the beginning | starting coin | which people first | life marker start
find-setup-seats = compensation | starting bonus | catch-up | handicap | fair start | last in turn order | later player gets something | extra starting money
find-setup-start-player = who begins | first to play | oldest person | choose first player | youngest
find-round-bag = refill | restock | new cubes | how many cubes of each colour | fill the sack | black cubes come back
find-round-seeding = cubes per space | refill the board | place cubes | distribute at random | how many on harvest | empty board gets new ones
find-round-start-player = first player | who goes first | start player marker | next starting player | new round order | does starting pass to the left
find-round-end = end of round | when is the round over | board is empty | no cubes left | last black cube | next round
find-turn-take = what can I do | skip my turn | do I have to | two cubes at once | several | compulsory | may I pass | whose go
find-turn-plague = black cube | disease | sickness | penalty | rats | keep it on my farm | bad cube
find-turn-leave = skip the action | optional | only want the cube | am I forced | refuse | do nothing | must I act | decline
find-turn-time = hourglass | sand timer | how many spaces | clock | hours | how long is a life | move the marker
find-well = fountain | three of a kind | triple | three alike | discard a set | action without a cube | wild action | space that is empty
find-well-cubes = well closed | when may I use the well | no cube anywhere | empty board | well at the end | well dried up
find-well-coins = money at the well | three coins | pay the well with gold | bribe
find-coin-joker = joker | wild | wildcard | money instead of a cube | substitute | gold | replace | wrong colour | short of a cube
find-supply-influence = bank out of cubes | out of stock | shortage | not enough in the box | no green ones left
find-supply-limited = out of stock | bank empty | no more plows | no money left in the bank | unlimited | component limit | shortage | tiles used up
find-supply-unlimited = ran out of wagons | no more money | sold out | substitute | empty pile | replacement tiles
find-farm-unlimited = hand limit | storage | maximum cubes | how many may I keep | hoarding | discard down
find-place-unlimited = blocked | occupied | full space | can two stand there | is there room | share a spot | crowded
find-trade-none = swap | barter | deal | give a coin | sell to another player | negotiate | exchange cubes
find-member-from-farm = nobody at home | no workers left | everybody is out | empty farm | available meeple | whom can I send | need a pawn | no one free

## What players call it: harvest and family

find-harvest = wheat | corn | food | crops | field | sacks | reap | bags | farming
find-harvest-home = nobody at home | empty farm | who works the field | need a farmer | reap without people | all meeples away
find-harvest-horse = plough | animal | draught animal | horse pulls | three sacks | used up | bonus | pony | is the horse spent
find-harvest-ox = plough | cow | bull | cattle | animal | four sacks | best yield | horse and ox together | used up
find-harvest-limit = harvest limit | maximum sacks | capacity | storage | barn full | too much wheat | surplus | overflow
find-family-birth = baby | child | new meeple | get a worker | have children | more people | newborn | offspring | pregnant
find-family-smallest = which child comes next | order of generations | skip a number | choose the generation | third generation | grandchild | pick a 3
find-family-all-born = no children left | everyone on the table | no more babies | supply of pawns empty | last meeple | cannot have children
find-family-home = call back | recall | return a worker | take back | retrieve | fetch a traveller | back to the farm | pick up meeple
find-family-not-bag = out of the sack | free a monk | leave the church bag | retrieve priest | recall from church | get him back

## What players call it: crafts

find-crafts-training = apprentice | teach | place a worker | put someone in the smithy | learn without producing | only educate | how long is the training
find-crafts-time = produce | hourglasses | how much time for a plow | manufacture | craft an item | build a wagon | craftsman
find-crafts-trained = who can produce | wrong workshop | smith builds wagon | specialist | without apprentice | master | produce elsewhere
find-crafts-price = purchase | cost of goods | pay cubes for a plow | without a worker | shop | nobody there | what does a horse cost | trade in
find-crafts-product = two goods | several products | more than one plow | two smiths | how many tiles | double production
find-crafts-mill = flour | miller | grind | sell wheat | earn money | make coins | income | bread
find-crafts-mill-nobody = miller | place a meeple at the mill | worker grinds | apprentice | mill needs no one

## What players call it: the market

find-market-day = fair | trade | sell | bazaar | everyone sells | forced to hold it | call it without goods | nobody sells
find-market-free-sale = first sale | active player’s advantage | without green cube | who starts selling | bonus for calling | nothing extra
find-market-demand = what does a customer want | cost of a tile | fulfil an order | deliver | pay the goods | price | partial delivery
find-market-surcharge = additional cost | green cube | fee | tax | hourglass for selling | toll | additional sale | second sale | guest pays
find-market-queue = waiting line | row of customers | yellow spaces | not at the front | later customers | skip the line | blue spaces
find-market-serve = sell | turn order at the market | how many sales | again and again | face-down tile | points at once | keep customers secret
find-market-pass = stop selling | drop out | come back in | no more sales | skip | quit | re-enter
find-market-refill = new tiles | restock | fill gaps | slide | move forward | when do new people come | replenish

## What players call it: travel

find-travel-toll = cart | caravan | cost of travelling | without a vehicle | hourglasses | carriage | trip
find-travel-influence = cubes for the way | colours of the path | toll | brown cubes | orange | pink | what a leg costs
find-travel-road = two cities at once | how far | adjacent | neighbouring | pass through | jump | which town first | map | distance
find-travel-no-return = walk home | go back | back to the farm | return trip | end the journey | come home | stuck on the map
find-travel-move = second traveller | who may travel | two on the map | meeple on tour | continue | new adventurer | explorer
find-travel-reward = bonus | arrive | what do I get in a town | prize | points for a place | benefit | coin in the city
find-travel-once = twice | second visit | revisit | flag | marker already there | other player was there first | same town again

## What players call it: the council

find-council-price = green cubes | town hall | politics | bribe | document | what does the council chamber cost | one green cube
find-council-time = hourglasses | how long | town hall | duration | columns | cost per level
find-council-enter = town hall | politician | councillor | become mayor | new member | level 1 | straight to the second
find-council-advance = promote | climb | step up | next level | skip a stage | rise in rank | jump two | career
find-council-top = mayor | last level | end of the track | past stage 4 | beyond | already at the top | maximum
find-council-member = nobody there | bonus without a councillor | empty chamber | need a politician | absent
find-council-stay = free action | without moving up | remain | only use the ability | no cost | stand still | again and again
find-privilege-stage = two privileges | several bonuses | ability | which benefit | councillor power | more than one | both
find-privilege-ring = first player marker | start player token | be first | marker for starting | turn order | who starts after this | crown
find-privilege-ring-taken = somebody has it | marker gone | ring not there | stage 1 useless | no bonus left | steal it
find-privilege-influence = free cubes | choose two colours | two alike | gift | pick from the bank | same twice
find-privilege-different = two alike | same colour twice | two green | pair | not identical
find-privilege-good = free plow | tile for nothing | take a horse | take a wagon | gift | any item
find-privilege-prestige = buy points | money for points | three points | sell a coin | six for two | victory points | convert

## What players call it: church and mass

find-church-price = monk | priest | become a monk | brown cube | donate | monastery | cost of entering | clergy
find-church-time = hourglasses | no brown cube | without a cube | novice | pray | alternative payment
find-church-bag = sack | monk | where does he go | in the dark | hidden | put a pawn in | priest | which generation | a 4
find-mass-buy-out = ransom | free somebody | pay a coin at mass | certain instead of luck | retrieve from sack | money in church | bail
find-mass-draw = draw from the sack | how many come out | lottery | chance | luck | four meeples | service | Sunday
find-mass-monks = black pawns | neutral | blanks | nobody’s figures | dummy | put back
find-mass-rise = climb | promote a priest | advance | bishop | how far | move left | donate food | sacks | pay for windows | career in the church
find-mass-top = bishop | last window | past the end | already at the top | maximum | abbot
find-mass-majority = most priests | two points | bonus after church | who leads | biggest group | more monks than others
find-mass-majority-tie = tied | equal number | draw between players | same number of priests | tiebreaker | who is ahead
find-mass-majority-shared = both get points | still equal | split | two winners | half | tied twice

## What players call it: dying

find-dying-after-action = death | full lap | round the track | hourglass track | when does somebody die | full circle | clock | time runs out | killed | last space
find-dying-at-once = death at the market | immediately | selling kills | in the middle | die while trading
find-dying-eldest = who dies first | oldest | youngest | generation | which meeple | grandfather | choose a victim | kill | old age
find-dying-visible = monk dies | safe in the sack | hidden | protected | immortal | unborn | priest dies | where am I safe
find-dying-nobody = everybody hidden | nobody to lose | skip a death | owed | made up for | spared | no meeple left
find-dying-chronicle = book | where do the dead go | colours of the page | history | honour | bury | entry | hall of fame | deceased smith
find-dying-grave = graveyard | cemetery | tomb | no space in the book | buried | unmarked | forgotten | choose the grave
find-dying-no-room = cemetery full | no grave left | removed | back to the box | nowhere to go | overflow
find-dying-last-turns = death at the very end | removed | too late for the book | after the trigger

## What players call it: the end and the score

find-end-chronicle = game over | when does it end | book full | trigger | finish | one row full | how long
find-end-graves = game over | cemetery full | graveyard full | trigger | finish | no tombs left | when does it end
find-end-last-turns = final round | one more go | who still plays | after the trigger | do I get another | equal turns | finish the round
find-end-market-caller = death during selling | game over at the market | active player triggers | final round
find-end-market-other = guest triggers the end | death of another player while selling | final round | who is last
find-end-cubes-out = board empty at the end | nothing left to take | free choice | no refill | final round without cubes
find-end-final-mass = last church | end of game service | draw monks again | before scoring | ceremony
find-score-prestige = victory points | track | points so far | marker | VP
find-score-travel = points for cities | journeys | how much is the map worth | victory points | all towns | explorer
find-score-council = town hall points | politicians | levels | victory points | what is the chamber worth | mayor
find-score-church = priests | monks | victory points | bishops | what are windows worth | clergy
find-score-chronicle = dead | book points | deceased | victory points | twelve | cemetery counts | heroes | ancestors
find-score-customers = market points | sales | victory points | orders | revenue
find-score-coins = money | gold | leftovers | wealth | cash | left over | rich | end of game value
find-score-nothing = leftover | worthless | do graves count | points for grain | points for goods | unused cubes | nothing for craftsmen
find-win-most = winner | victory | highest score | who wins | goal of the game | VP
find-tie-customers = tiebreaker | level on points | equal score | draw | sales | even
find-tie-grain = tiebreaker | level on points | equal score | draw | wheat | sacks | even
find-tie-living = tiebreaker | alive | still equal | second tiebreak | meeples on the table | survivors
find-tie-shared = tiebreaker | joint winners | draw | two winners | no further tiebreak | both win

## What players call it: against Carla

find-solo-setup = single player | solitaire | automa | bot | dummy | preparation | one player | her family
find-solo-start = single player | first | who begins | turn order | bot never starts
find-solo-order = which space next | sequence | direction | automa | where does she look | solo order of actions
find-solo-ring = single player | marker | what is it for | extra money | wild | start token
find-solo-ring-spent = used marker | take it twice | where does it go | gone
find-solo-match = bot turn | automa | what does she take | which cube does the bot take | after my turn | opponent copies me
find-solo-match-next = bot | other space | nearest | order of the spaces | none of mine there | where does she look | direction
find-solo-any = bot | colour gone | decide for her | whatever is there | different colour
find-solo-any-next = bot | nothing there | search on | whatever is there | order of the spaces
find-solo-die = d4 | roll | random bot | variant | dice | harder | unpredictable
find-solo-die-cube = d4 | rolled result | bot takes | nearest | variant
find-solo-die-one = d4 | no roll | last kind | bot | pointless
find-solo-track = her time | bot’s board | where does her cube go | circle | twelve spaces | row of cubes
find-solo-fate = crossing | reveal | flip | tokens on her board | face-down | bot loses someone | chance
find-solo-quill = feather | pen | who of hers dies | bot loses someone | kill | lottery
find-solo-shuffle = reset tiles | mix | all revealed | turn back | face up
find-solo-dying = her dead | book | bot’s deceased | which row | bury
find-solo-dying-market = her dead | graveyard | cemetery | bot buried | tomb
find-solo-market-serve = bot sells | automa buys | which tile does she take | first stall | opponent at my fair
find-solo-market-call = bot sells | her turn to trade | automa | fair | do I take part
find-solo-church = bot priest | monk | her meeple into the sack | 3s and 4s
find-solo-church-nobody = bot priest | none left | empty pool | no more monks
find-solo-well = bot skips | fountain | automa idle | does she answer | free turn
find-solo-window = bot drawn | her monk | which step | where does she stand
find-solo-windows-full = bot drawn | fifth monk | four of hers | no window left
find-solo-majority = bot | two points | she has more priests | who leads | beaten in church
find-solo-new-round = clear her board | bot reset | start again | remove cubes | between rounds
find-solo-rank = score table | how good was I | win alone | title | rating | level | beat the game | result
