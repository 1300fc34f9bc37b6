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
see-solo-setup = Carla’s family before the first turn: the older ones stand beside her board, the younger ones wait at the church.
see-solo-order = If you take the Persuasion from the family, Carla takes hers from the crafts: on her board the crafts come before the council.
see-trade-none = Ada has grain and Bela has coins, but no move lets them trade.
see-score-nothing = At the end nothing of this counts: goods, grain and cubes on the farm, and graves.

## What players call it: setting up, the round, the turn

find-setup-customers = market setup | starting customers | fill the market | lay out the tiles | how many customers at the beginning | preparation | reveal customers during setup | which market tiles lie open first | queue at the start | five waiting at game start | flip tiles before round one | opening market | deal the customer tiles | number of stalls in use | which buyers are there first
find-setup-family = starting pieces | what do I start with | how much money at the beginning | starting coin | which people first | life marker start | what does each player get | how many meeples at the start | starting families | four pawns per player | do I own grain at the beginning | starting money | any cubes at the beginning | deal out the player pieces | where does my marker begin | number of pawns I receive | pawns and coins to begin | what is in front of me
find-setup-seats = compensation | starting bonus | catch-up | handicap | fair start | last in turn order | later player gets something | extra starting money | second player gets grain | third player random cube | fourth player picks a cube | fifth player two coins | disadvantage of going last | balance for later players | make up for going second | extra start resources by seat
find-setup-start-player = who begins | first to play | oldest person | choose first player | youngest | who plays first in the game | who opens the game | first turn of the game | determine the first player | oldest player at the table | do we draw lots to begin | who gets to start
find-round-bag = refill | restock | new cubes | how many cubes of each colour | fill the sack | black cubes come back | which cubes go in the bag | load the green bag | preparing a round | put plague cubes in the bag | not enough cubes of a colour | fill bag from supply | what does the setup card show | number of black cubes per round
find-round-seeding = cubes per space | refill the board | place cubes | distribute at random | how many on harvest | empty board gets new ones | how many cubes on each action | draw cubes onto the board | put cubes on the action fields | bag empty while filling | random setup of actions | stock the board for a round | blind draw | not enough cubes to fill the board | peek into the green bag | fill the spaces
find-round-start-player = first player | who goes first | start player marker | next starting player | new round order | does starting pass to the left | who begins the new round | nobody took the ring | ring goes back | same start player again | who opens the next round | order of play changes | first player stays | keep the ring | no one took the first player marker | beginner token returned | token of the beginner
find-round-end = end of round | when is the round over | board is empty | no cubes left | last black cube | next round | last cube taken | when does the mass happen | I took the final cube | does the last player get the action | round finishes | when do we refill | all spaces are empty now | when is a round finished | trigger for the mass
find-turn-take = what can I do | skip my turn | do I have to | two cubes at once | several | compulsory | may I pass | whose go | pick up a cube | how does a turn work | must I take a cube | number of cubes per turn | one action per turn | can I take none | choose a cube from an action | take a coloured cube | what happens on my turn | options each turn
find-turn-plague = black cube | disease | sickness | penalty | rats | keep it on my farm | bad cube | pick the black cube | lose two hours | plague costs | what does a black one do | do I keep plague cubes | forced to take the plague | where do black cubes go | ill | punishment for black | skull cube | why is a cube black
find-turn-leave = skip the action | optional | only want the cube | am I forced | refuse | do nothing | must I act | decline | may I decline the action | take cube without acting | forego the action | waive a privilege | do I have to perform the action | not carry it out | action is voluntary | forced to do the action | must I use my action | grab the cube only | take cube and do nothing
find-turn-time = hourglass | sand timer | how many spaces | clock | hours | how long is a life | move the marker | hourglasses | how many spaces of time | what does one time cost | steps on the life track | ten spaces a lap | how far does my marker go | advance around the edge of farm | spending time | track around my farm | count time | marker on the hourglass spaces
find-well = fountain | three of a kind | triple | three alike | discard a set | action without a cube | wild action | space that is empty | three of one colour | same colour cubes | pay three | go to the well | three identical cubes | any action for three | choose any action | how does the well work | use an action with no cubes | replace taking a cube | visit the well | free choice of action | price of the well | three green ones
find-well-cubes = well closed | when may I use the well | no cube anywhere | empty board | well at the end | well dried up | well no longer available | well at end of game | use the well with none left | last turns and the well | well blocked | restriction of the well | need cubes on the board for well | is the well always open
find-well-coins = money at the well | three coins | pay the well with gold | bribe | use coins at the fountain | three gold instead of cubes | buy the well action | mix coins and cubes at well | one coin plus two cubes | coins replace cubes at well | pay entirely in money
find-coin-joker = joker | wild | wildcard | money instead of a cube | substitute | gold | replace | wrong colour | short of a cube | what are coins good for | use a coin as any colour | coin replaces influence | pay with coins | coin instead of green | coin as grain | coin for a good | spend money | coin for time | lacking the right cube
find-supply-influence = bank out of cubes | out of stock | shortage | not enough in the box | no green ones left | colour exhausted | supply has no pink left | what if cubes run out | bank empty of brown | take another colour instead | not enough influence left | gain cubes that aren’t there | limited cubes | green cubes used up | no cubes of a colour remain
find-supply-limited = out of stock | bank empty | no more plows | no money left in the bank | unlimited | component limit | shortage | tiles used up | run out | none left | out of | finite goods | no wagons left to make | coins run out | are goods limited | last horse is gone | no scroll available | bank has no more coins | old edition tile limit | stock exhausted | 2011 tiles exhausted | stock used up | bank empty of tiles
find-supply-unlimited = ran out of wagons | no more money | sold out | substitute | empty pile | replacement tiles | run out | none left | out of | infinite goods | are coins limited in big box | never exhausted | use other markers | not enough tokens | endless supply of tiles | big box goods run out | missing pieces | inexhaustible
find-farm-unlimited = hand limit | storage | maximum cubes | how many may I keep | hoarding | discard down | how many goods can I own | is there a hand size | cap on coins | maximum number of cubes held | limit of tiles on farm | do I have to discard | space on my farm board | store goods | possess as many as I like | too many coins | stockpiling | stash
find-place-unlimited = blocked | occupied | full space | can two stand there | is there room | share a spot | crowded | same workshop | two workers | two meeples in one place | opponents at the same workshop | can a space be full | block other players | is the city occupied | several on one council stage | limit of people per place | already someone there | join another player’s worker | capacity of a window | shared workshop | enemy meeple there
find-trade-none = swap | barter | deal | give a coin | sell to another player | negotiate | exchange cubes | trade | trading | trade goods | lend | can players trade | sell goods to others | swap cubes with a friend | give money away | do I pay other players | gifts between players | borrow a coin | make deals | steal from others | give goods to another player | give my ox away
find-member-from-farm = nobody at home | no workers left | everybody is out | empty farm | available meeple | whom can I send | need a pawn | no one free | all my family is away | no meeple left to send | can I use someone in a city | who can go out | pawn must be on my farm | use a worker from elsewhere | transfer someone from workshop to church | nobody available for the action | somebody must be home to go | everyone busy elsewhere | all workers placed | traveller becomes politician | same person elsewhere

## What players call it: harvest and family

find-harvest = wheat | corn | food | crops | field | sacks | reap | bags | farming | how much grain do I get | bring in the wheat | yield | get grain | collect sacks | basic harvest amount | two bags | grow food | gather crops | pink action | farming grain bags | wheat per action
find-harvest-home = nobody at home | empty farm | who works the field | need a farmer | reap without people | all meeples away | no one home | without anybody | harvest with no family at home | everyone is away from the farm | need someone to harvest | farm is empty can I reap | do I need a worker to harvest | nobody on farm | must someone stay home | crops without farmer | nobody at home to reap
find-harvest-horse = plough | animal | draught animal | horse pulls | three sacks | used up | bonus | pony | is the horse spent | horse increases harvest | what is a horse for | horse with plow | plow without animal | does the horse get used up | three grain | keep the horse after harvest | plow and horse bonus | better crop
find-harvest-ox = plough | cow | bull | cattle | animal | four sacks | best yield | horse and ox together | used up | ox increases harvest | what is an ox for | ox with plow | strongest animal | four grain | is the ox lost afterwards | keep the plow | plow and ox bonus | two plows and two oxen | maximum grain from one harvest
find-harvest-limit = harvest limit | maximum sacks | capacity | storage | barn full | too much wheat | surplus | overflow | more than five grain | how much grain can I store | grain maximum | no space for grain | excess grain is lost | full granary | sixth sack | grain capped | silo | seven grain | six bags of grain
find-family-birth = baby | child | new meeple | get a worker | have children | more people | newborn | offspring | pregnant | have a baby | put a new pawn on the farm | what does family action do | increase the family | next generation | gain a worker | where does the newborn stand | extra family member | give birth | can I use the baby immediately | kids | making kids | making a baby
find-family-smallest = which child comes next | order of generations | skip a number | choose the generation | third generation | grandchild | pick a 3 | which number is born | choose who is born | lowest number first | born in what sequence | second generation before third | may I take a 4 | birth order | which pawn enters next | which kid next
find-family-all-born = no children left | everyone on the table | no more babies | supply of pawns empty | last meeple | cannot have children | all born | no more children | nobody left to be born | family complete | all people in play | no unborn remaining | maximum family size | run out of family members | family action without births | limit on children | no kids left in stock
find-family-home = call back | recall | return a worker | take back | retrieve | fetch a traveller | back to the farm | pick up meeple | come back | return worker | bring someone back | move a member home | return from a city | take a member off the council | family action instead of child | retire a worker from workshop | pull back from the church window | withdraw a pawn | get a monk back from the window | reuse a family member | kids or recall | recover a councillor | bring somebody back home
find-family-not-bag = out of the sack | free a monk | leave the church bag | retrieve priest | recall from church | get him back | take someone out of the black bag | retrieve from black bag | leave the bag | monk waiting in bag return | can family action free a novice | stuck in the bag | how to escape the bag | only mass frees them

## What players call it: crafts

find-crafts-training = apprentice | teach | place a worker | put someone in the smithy | learn without producing | only educate | how long is the training | send someone to learn | train a worker | become a smith | how does training work | must I produce after training | time needed to learn | new craftsman | send to a workshop | qualify | train and produce same turn | new blacksmith | get a new craftsman
find-crafts-time = produce | hourglasses | how much time for a plow | manufacture | craft an item | build a wagon | craftsman | cost of making a good | how many hours to produce | make a plow with my smith | working time | trained worker makes goods | use my craftsman again | produce with a member there | breed a horse | write a scroll
find-crafts-trained = who can produce | wrong workshop | smith builds wagon | specialist | without apprentice | master | produce elsewhere | need a worker to produce | other player’s craftsman | does any craftsman count | right workshop | train before producing | member at another workshop | use somebody else’s smith | requirement for making a good | untrained
find-crafts-price = purchase | cost of goods | pay cubes for a plow | without a worker | shop | nobody there | what does a horse cost | trade in | buy | price of goods | buy a good | pay grain for a horse | price of an ox | obtain goods without training | cost in influence | get a wagon by paying | buy a scroll | pay instead of train | buy even with a worker there | influence for goods
find-crafts-product = two goods | several products | more than one plow | two smiths | how many tiles | double production | how many goods per action | only one item each time | two craftsmen two goods | make several at once | multiple workers at a workshop | produce twice | one tile per crafts action | limit of production | how many horses at once
find-crafts-mill = flour | miller | grind | sell wheat | earn money | make coins | income | bread | grain to money | windmill | convert grain into coins | what does the mill do | exchange wheat for gold | get coins | how to get money | swap grain for coins | change two sacks
find-crafts-mill-nobody = miller | place a meeple at the mill | worker grinds | apprentice | mill needs no one | train a miller | can someone stand at the mill | family member in the mill | mill without worker | no apprentice at mill | send a pawn to the mill | is training needed for the mill

## What players call it: the market

find-market-day = fair | trade | sell | bazaar | everyone sells | forced to hold it | call it without goods | nobody sells | hold a market | call the market | who takes part in market | market with no customers served | obligatory market | do all players sell | must market be held | who joins the market | cancel the market day | can I refuse a market | is the market compulsory | is a market mandatory
find-market-free-sale = first sale | active player’s advantage | without green cube | who starts selling | bonus for calling | nothing extra | first customer free of cost | caller sells without fee | no surcharge for the first | market opener sells first | cheaper first sale | privilege of the caller | sell without paying time | who goes first at market | starting the market | first buyer
find-market-demand = what does a customer want | cost of a tile | fulfil an order | deliver | pay the goods | price | partial delivery | goods required by a customer | what must I hand over | read the customer tile | sell grain to a customer | pay part of the order | use coins for a customer | substitute a good for a customer | goods on the tile | requirements of the buyer | where do sold goods go | what goods to give the buyer | what the client asks for | sell only some goods | incomplete order
find-market-surcharge = additional cost | green cube | fee | tax | hourglass for selling | toll | additional sale | second sale | guest pays | extra cost per sale | pay green and time to sell | price for each further customer | cost of selling | others pay to sell | additional customer cost | persuasion and hourglass | selling a second time | why pay a green cube | sellers pay more
find-market-queue = waiting line | row of customers | yellow spaces | not at the front | later customers | skip the line | blue spaces | which customers may I serve | serve someone waiting | customer not at a stall | pick from the queue | available customers | customers out of reach | choose any customer | yellow and blue squares | only the front ones | buyers in the back | clients in line
find-market-serve = sell | turn order at the market | how many sales | again and again | face-down tile | points at once | keep customers secret | order of selling | how many customers can I sell to | one customer at a time | clockwise selling | where do I keep served customers | sell more than once | turn the tile over | hide customer tiles | when do I get points for customers | look at my customers | sell to buyers
find-market-pass = stop selling | drop out | come back in | no more sales | skip | quit | re-enter | leave the market early | am I out when I pass | decline to sell | do I have to sell | not sell anything | return after passing | skip selling | not participate | stop early | rejoin the market | sit out | take a break from selling
find-market-refill = new tiles | restock | fill gaps | slide | move forward | when do new people come | replenish | refill stalls | new customers | move up | replace sold customers | queue advances | fill the empty stalls | draw new customers | customers shift | no customers left in the pile | when is the market restocked | customer tiles run out | next customers arrive | new buyers

## What players call it: travel

find-travel-toll = cart | caravan | cost of travelling | without a vehicle | hourglasses | carriage | trip | cost of a journey | wagon needed | how many hours to travel | pay for a trip | is the wagon used up | travel without a wagon | price of moving to a city | wagon returned | hand in the carriage | do I keep my wagon | cost of a trip
find-travel-influence = cubes for the way | colours of the path | toll | brown cubes | orange | pink | what a leg costs | cubes shown on the road | cubes next to a route | which colours to travel | road price | influence cost of a route | pay cubes to travel | coins for the route | symbols beside the road
find-travel-road = two cities at once | how far | adjacent | neighbouring | pass through | jump | which town first | map | distance | skip a city | jump over | two steps | shortcut | how far can I travel | one city per turn | choose a route | first cities from the village | go further than one city | connected cities | where may I go first | path between towns | travel two roads in one turn | skip to a far city
find-travel-no-return = walk home | go back | back to the farm | return trip | end the journey | come home | stuck on the map | travel back to village | return from a city | can a traveller go home | how do I get my traveller back | stay in the city | going backwards on the map | reverse journey | way home
find-travel-move = second traveller | who may travel | two on the map | meeple on tour | continue | new adventurer | explorer | how does travelling work | send someone on a journey | move to next city | start from the farm | travel from the current city | who travels | which member goes | take a journey | several travellers | walk to another town | who can go on a trip | explorer sets out
find-travel-reward = bonus | arrive | what do I get in a town | prize | points for a place | benefit | coin in the city | what a city gives | bonus of a city | gain on arrival | receive the city symbol | coins for visiting | first visit bonus | earn something by travelling | place my marker on a city | get goods in a city | bonus for a trip | what a city pays out | payout
find-travel-once = twice | second visit | revisit | flag | marker already there | other player was there first | same town again | visit the same city twice | reward a second time | come again to a city | second family member same city | no bonus on return | already visited | mark a city only once | does another player’s visit matter | repeated visit | same place again | second explorer same place | marked town

## What players call it: the council

find-council-price = green cubes | town hall | politics | bribe | document | what does the council chamber cost | one green cube | council cost | price to enter | pay for the council | scroll for the council | two green or a scroll | what does moving up cost | cost to join the council | how many cubes to advance | price of promotion | use a scroll | politics cost | what does town hall charge | what do I spend to climb
find-council-time = hourglasses | how long | town hall | duration | columns | cost per level | council time cost | how many hours for the council | time to move up | time price of each stage | hourglasses under the stages | does entering take time | time of the fourth stage | how much time in the council | hours in town hall
find-council-enter = town hall | politician | councillor | become mayor | new member | level 1 | straight to the second | send someone to council | where do I start in the council | join the council | first step of council | put a meeple in the council | enter on a higher stage | begin as councillor | leave the farm for politics | go into town hall
find-council-advance = promote | climb | step up | next level | skip a stage | rise in rank | jump two | career | move up in the council | go up one stage | two stages at once | how far up per action | raise my councillor | get promoted | progress in the town hall | climb several steps | climb in town hall
find-council-top = mayor | last level | end of the track | past stage 4 | beyond | already at the top | maximum | highest stage | fourth stage reached | what after the last stage | go beyond stage four | top of the council | end of the council | cannot move up further | limit of promotion | above level four | highest town hall level
find-council-member = nobody there | bonus without a councillor | empty chamber | need a politician | absent | use privilege with nobody in council | need a member in the council | no councillor no privilege | benefit without anyone there | use council if I have none | requirement to use a privilege | presence needed | town hall bonus with nobody there | nobody of mine in town hall
find-council-stay = free action | without moving up | remain | only use the ability | no cost | stand still | again and again | use privilege without paying | only take the privilege | don’t advance | stay where I am in council | privilege for free | reuse a privilege | do I have to move up | keep my councillor in place | use the bonus each time | without spending green cubes | town hall bonus without moving | use town hall without climbing
find-privilege-stage = two privileges | several bonuses | ability | which benefit | councillor power | more than one | both | which privilege may I use | use a lower privilege | choose among privileges | how many privileges per action | all privileges at once | privilege of the stage reached | highest member counts | use a lesser benefit | pick a different bonus | privilege after moving | town hall bonus of lower level | weaker bonus | weaker ability allowed | all abilities below
find-privilege-ring = first player marker | start player token | be first | marker for starting | turn order | who starts after this | crown | first stage | first privilege | become first player | take the ring | go first next round | what does stage one give | benefit of the first stage | get the start marker | what is the ring for | how to begin next round | grab first player | town hall start player
find-privilege-ring-taken = somebody has it | marker gone | ring not there | stage 1 useless | no bonus left | steal it | ring already taken | another player has the ring | second player wants the ring | take the ring away | only one start marker | ring unavailable | ring no longer there | first privilege has no effect | someone else grabbed the ring | first player ring grabbed
find-privilege-influence = free cubes | choose two colours | two alike | gift | pick from the bank | same twice | second stage | second privilege | get two cubes | gain influence in council | what does stage two give | take cubes from supply | two cubes of any colour | benefit of the second stage | how to get more cubes | pick influence | choose influence | two cubes from town hall
find-privilege-different = two alike | same colour twice | two green | pair | not identical | must cubes differ | two of one colour from council | twice green | same cubes from the second privilege | distinct colours | both cubes the same | may I take two pink | two different town hall cubes
find-privilege-good = free plow | tile for nothing | take a horse | take a wagon | gift | any item | third stage | third privilege | take any good | get a good for free | what does stage three give | choose a tile | benefit of the third stage | free ox | free scroll | gain goods without workshop | receive an item from council | town hall item
find-privilege-prestige = buy points | money for points | three points | sell a coin | six for two | victory points | convert | fourth stage | fourth privilege | coin for points | pay a coin get three points | what does stage four give | buy prestige | benefit of the fourth stage | several coins for points | more than one coin | how often can I buy points | exchange money for VP | town hall money into points

## What players call it: church and mass

find-church-price = monk | priest | become a monk | brown cube | donate | monastery | cost of entering | clergy | pay to enter church | how much to join the church | brown cube or time | become a novice | cost of sending to church | faith needed | price of being a monk | join the clergy | how do I get a monk | pay for a priest
find-church-time = hourglasses | no brown cube | without a cube | novice | pray | alternative payment | three hours instead of brown | enter church without faith | no brown cube left | time instead of influence | pay church with time | spend hourglasses for church | alternative to faith
find-church-bag = sack | monk | where does he go | in the dark | hidden | put a pawn in | priest | which generation | a 4 | put someone into the black bag | what happens when I join church | black bag | who goes in the bag | send a member to church | from which place to church | wait for the mass | can a traveller join the church | enter the church | can a smith become a monk | councillor into church
find-mass-buy-out = ransom | free somebody | pay a coin at mass | certain instead of luck | retrieve from sack | money in church | bail | pay to get out of the bag | one coin to pull my monk | take own member out for money | guarantee my priest comes out | spend coins at mass | how many can I buy out | coin before the draw | avoid the lottery | who buys first
find-mass-draw = draw from the sack | how many come out | lottery | chance | luck | four meeples | service | Sunday | how does mass work | draw four from the black bag | how many pawns are drawn | blind draw at church | random monks | when a mass is held | take out figures | number of draws | fewer than four in bag | where do drawn members go | mass procedure
find-mass-monks = black pawns | neutral | blanks | nobody’s figures | dummy | put back | neutral monks drawn | what about black figures | do monks stay in church | monks return to the bag | monk drawn from the sack | remove the neutral ones | are monks put back
find-mass-rise = climb | promote a priest | advance | bishop | how far | move left | donate food | sacks | pay for windows | career in the church | climb windows | move up in church | move up in the church | grain to advance a priest | pay grain for windows | higher window | how much grain per step | promote at the mass | when may I move priests | several steps in church | cost of climbing windows | advance many members | go higher in the church
find-mass-top = bishop | last window | past the end | already at the top | maximum | abbot | highest window | fourth window reached | beyond the last window | end of the church | priest can’t go higher | how high can a priest go | top of church windows
find-mass-majority = most priests | two points | bonus after church | who leads | biggest group | more monks than others | most in church | who gets points in church | church majority | most members in church | two prestige for most | bonus at the end of mass | does the bag count for majority | biggest presence in church | first in church | lead in the church | biggest group in church
find-mass-majority-tie = tied | equal number | draw between players | same number of priests | tiebreaker | who is ahead | tie in church | equal in church | same number in church | tie for church majority | both have equally many priests | highest window breaks tie | who wins the church tie | most advanced priest decides | church draw | church is a draw | draw in the church
find-mass-majority-shared = both get points | still equal | split | two winners | half | tied twice | tie in church | both level | still tied in church | tied at the same window | everyone gets two prestige | full points for all tied | do we divide the two points | tie remains after windows | share church majority | church draw again

## What players call it: dying

find-dying-after-action = death | full lap | round the track | hourglass track | when does somebody die | full circle | clock | time runs out | killed | last space | when do I lose a family member | marker crosses the bridge | pass the quill | after one lap | does my turn end before dying | going past the feather | die at end of my turn | when does death occur | marker completes the circle | finish the action before dying | somebody perishes | pass away | lose someone
find-dying-at-once = death at the market | immediately | selling kills | in the middle | die while trading | crossing the bridge at market | die during market day | death while selling | pass the quill on market day | lose a member mid market | immediate death | do I wait until market ends
find-dying-eldest = who dies first | oldest | youngest | generation | which meeple | grandfather | choose a victim | kill | old age | who must die | oldest first | lowest number dies | which of my people dies | who has to die first | first generation goes first | can I choose who dies | same generation tie | oldest family member dies | pick which one dies | may a younger one die | sacrifice | pick the victim | who passes away
find-dying-visible = monk dies | safe in the sack | hidden | protected | immortal | unborn | priest dies | where am I safe | can someone in the bag die | member in black bag safe | who cannot die | does a traveller die | die while in church | unseen members | protected from death | on the board or farm | hide my elders from death
find-dying-nobody = everybody hidden | nobody to lose | skip a death | owed | made up for | spared | no meeple left | nobody can die | all my family is in the bag | no victim available | I have no one left to die | death skipped | dies later instead | whole family dead | no living members outside bag | only monks left | should lose someone but nobody | everyone already dead
find-dying-chronicle = book | where do the dead go | colours of the page | history | honour | bury | entry | hall of fame | deceased smith | dead go into the book | village chronicle row | where is a dead member placed | which page of the chronicle | place where he worked | craftsman dies | traveller dies | remembered | space in the chronicle for the dead | buried with honour | page for the dead
find-dying-grave = graveyard | cemetery | tomb | no space in the book | buried | unmarked | forgotten | choose the grave | row of chronicle full | anonymous grave | no room in chronicle | when is someone buried in a grave | choose grave instead of book | unmarked burial | forgotten dead | goes to the cemetery | prefer the graveyard | no more room on that page | page full | grave by choice
find-dying-no-room = cemetery full | no grave left | removed | back to the box | nowhere to go | overflow | chronicle and graves full | graves all taken | no space for the dead | where to put the dead body | dead one removed from game | both book and graveyard full | no place for a corpse | nowhere left to bury | no place for the corpse
find-dying-last-turns = death at the very end | removed | too late for the book | after the trigger | death after game end trigger | die during the final round | does he still enter the chronicle | dead in last turn | late deaths | variant for final deaths | last round corpse

## What players call it: the end and the score

find-end-chronicle = game over | when does it end | book full | trigger | finish | one row full | how long | last space in the chronicle | chronicle full ends game | how does the game end | trigger the end of the game | when is the game over | book completely filled | all pages full | end condition chronicle | how long does it last
find-end-graves = game over | cemetery full | graveyard full | trigger | finish | no tombs left | when does it end | graves full | last grave filled | graveyard full ends game | trigger the end by graves | all graves occupied | cemetery ends the game | end condition graves | number of graves | too many in unmarked graves | how long is the game
find-end-last-turns = final round | one more go | who still plays | after the trigger | do I get another | equal turns | finish the round | last round after trigger | one more turn each | does the trigger player play again | who gets a last turn | final turn | how many turns after end | everyone else one turn | am I finished when I trigger
find-end-market-caller = death during selling | game over at the market | active player triggers | final round | caller ends the game on market day | market day finished before end | I called market and ended the game | end triggered by active player at market | complete the market first | others get a turn after market
find-end-market-other = guest triggers the end | death of another player while selling | final round | who is last | game end on someone else’s market | other player fills last grave at market | end triggered during another’s turn | who plays last after market | does caller get another turn | everyone one more turn after market | non-active player triggers end
find-end-cubes-out = board empty at the end | nothing left to take | free choice | no refill | final round without cubes | no cubes in the last turns | board empty in final round | act without a cube | free action at the end | no mass when cubes run out | refill in final turns | cubes gone before my last turn | last turn without cubes
find-end-final-mass = last church | end of game service | draw monks again | before scoring | ceremony | final church service | another mass at game end | mass before scoring | is there a mass at the end | last mass | what happens after last turns | mass one last time | church after the final round | last service
find-score-prestige = victory points | track | points so far | marker | VP | points earned during play | prestige track counts | do points on track count | current score | marker on the scoring track | add points collected | keep prestige | scored already
find-score-travel = points for cities | journeys | how much is the map worth | victory points | all towns | explorer | points for travelling | how many points for cities | visited cities score | value of travel map | six cities | eighteen points | score markers on cities | worth of journeys | all cities visited | VP for towns | VP for cities
find-score-council = town hall points | politicians | levels | victory points | what is the chamber worth | mayor | points for council members | value of council stages | how much is a councillor worth | council scoring | fourth stage points | end points in council | politician score | score of the first stage | VP for town hall | VP for politicians
find-score-church = priests | monks | victory points | bishops | what are windows worth | clergy | points for church members | value of church windows | how much is a priest worth | church scoring | window points at end | monks in the window score | end points in church | VP for priests | VP for church windows
find-score-chronicle = dead | book points | deceased | victory points | twelve | cemetery counts | heroes | ancestors | points for dead family | chronicle scoring | how many dead for points | five in the book | value of the chronicle | points for dying | ancestors in the book | remembered family members score | seven points | dead in the chronicle worth | VP for dead people | VP from the book | how much is the chronicle worth
find-score-customers = market points | sales | victory points | orders | revenue | points for customers | customer tiles worth | value of served customers | score the market tiles | flip customers at the end | count my sales | points for selling | VP for customers | VP from buyers
find-score-coins = money | gold | leftovers | wealth | cash | left over | rich | end of game value | points for coins | coin value at end | is money worth points | one point each coin | unspent coins | gold left at the end | value of remaining money | VP for money | VP for coins
find-score-nothing = leftover | worthless | do graves count | points for grain | points for goods | unused cubes | nothing for craftsmen | which things score nothing | worth no points | grain left at end | points for craftsmen | goods left over | cubes at game end | traveller in city worth points | members on the farm score | unused goods | graves give points | VP for grain | VP for goods | VP for graves | do horses count | do plows count | do craftsmen score
find-win-most = winner | victory | highest score | who wins | goal of the game | VP | who is the winner | how do I win | most points | what is the goal | object of the game | aim | winning condition | which player wins | highest prestige | how to be victorious | victorious
find-tie-customers = tiebreaker | level on points | equal score | draw | sales | even | tie broken by customers | same points at the end | most customers wins tie | break a tie | two players equal points | customer tiles decide | tied for the win | tie breaker | same VP | equal VP
find-tie-grain = tiebreaker | level on points | equal score | draw | wheat | sacks | even | tie broken by grain | more grain wins | same points at the end | leftover wheat decides | break a tie | two players equal points | tied for the win | tie breaker | same VP | equal VP
find-tie-living = tiebreaker | alive | still equal | second tiebreak | meeples on the table | survivors | most living members wins | second tie breaker | tie broken by family alive | still tied after first | does black bag count for tie | people left alive | more survivors | surviving family decides | how many alive
find-tie-shared = tiebreaker | joint winners | draw | two winners | no further tiebreak | both win | still tied at the end | complete tie | share the win | no winner | equal in everything | everybody wins | final tie | unresolved tie | split victory

## What players call it: against Carla

find-solo-setup = single player | solitaire | automa | bot | dummy | preparation | one player | her family | set up solo game | one player setup | play alone | Carla’s initial pieces | how to play by myself | Carla’s family placed | does Carla have goods | preparing against Carla | single-player mode | how many players in solo
find-solo-start = single player | first | who begins | turn order | bot never starts | start player in solo | am I always first | does Carla ever begin | starting player alone | who starts against Carla | solo first turn | Carla goes first
find-solo-order = which space next | sequence | direction | automa | where does she look | solo order of actions | order of actions on Carla’s board | clockwise sequence of spaces | which action after market | next space for Carla | solo round of the spaces | after crafts comes what | direction Carla goes
find-solo-ring = single player | marker | what is it for | extra money | wild | start token | use of ring in solo | ring as a coin | what does ring do alone | spend the ring | ring like money | first privilege in solo | keep the ring solo | ring in single-player game
find-solo-ring-spent = used marker | take it twice | where does it go | gone | ring spent already | get ring again | ring paid as coin | second time ring solo | when does the ring return | ring in supply | ring used up
find-solo-match = bot turn | automa | what does she take | which cube does the bot take | after my turn | opponent copies me | Carla takes a cube | which colour does Carla take | Carla copies my colour | what does Carla do on her turn | Carla takes plague | same colour same space | Carla mirrors me | how does Carla play | if I don’t act does Carla | Carla’s turn | bot behaviour
find-solo-match-next = bot | other space | nearest | order of the spaces | none of mine there | where does she look | direction | no second cube of that colour here | Carla goes to the next space | same colour elsewhere | colour missing on my space | Carla looks clockwise | she has to move on | where does Carla take it from
find-solo-any = bot | colour gone | decide for her | whatever is there | different colour | colour no longer on the board | Carla takes any cube | I choose Carla’s cube | no matching colour | decide for Carla | Carla without matching cube | last of its colour
find-solo-any-next = bot | nothing there | search on | whatever is there | order of the spaces | my space is now empty | Carla takes from next nonempty space | no colour and no cube here | I took the last cube of space | choose for Carla from another space | Carla finds nothing | both colour and space empty
find-solo-die = d4 | roll | random bot | variant | dice | harder | unpredictable | use the die for Carla | four-sided die | roll for Carla | reroll the die | colour not on board reroll | random colour for Carla | die variant solo | optional die | tetrahedron
find-solo-die-cube = d4 | rolled result | bot takes | nearest | variant | Carla takes die colour | where to take the rolled colour | rolled colour not in my space | after rolling for Carla | die colour from next space | use of the rolled colour
find-solo-die-one = d4 | no roll | last kind | bot | pointless | only one colour left | die no longer used | stop rolling | single colour on board | when not to roll | choose for Carla without a die | last remaining colour
find-solo-track = her time | bot’s board | where does her cube go | circle | twelve spaces | row of cubes | where to put Carla’s cubes | Carla’s track | lay the cube on her board | Carla’s time track | starting space on Carla’s board | cube next to the council | how is Carla’s time counted
find-solo-fate = crossing | reveal | flip | tokens on her board | face-down | bot loses someone | chance | fate tiles | when do I flip a fate tile | Carla’s cube passes a tile | turn over tile on her board | quill behind the tile | blank tile | what do the fate tiles do | three tiles in a set | lucky tile
find-solo-quill = feather | pen | who of hers dies | bot loses someone | kill | lottery | quill revealed | who dies in Carla’s family | Carla’s family member dies | death for Carla | which of Carla’s dies first | Carla’s eldest | order of Carla’s deaths | does Carla’s bag member die
find-solo-shuffle = reset tiles | mix | all revealed | turn back | face up | all three fate tiles open | shuffle fate tiles | reshuffle tiles | tiles of a set revealed | mix the tiles again | fate tiles face down again | when are fate tiles reset
find-solo-dying = her dead | book | bot’s deceased | which row | bury | where does Carla’s dead go | Carla in the chronicle | row for Carla’s dead | Carla’s deceased by action space | Carla fills the book | harvest and family as farm | which chronicle row for Carla
find-solo-dying-market = her dead | graveyard | cemetery | bot buried | tomb | Carla’s death from market cube | Carla’s member in a grave | anonymous grave for Carla | market cube passes the quill | bury Carla’s person | dead by market in solo
find-solo-market-serve = bot sells | automa buys | which tile does she take | first stall | opponent at my fair | Carla at the market | which customer does Carla serve | Carla serves the front customer | does Carla pay at the market | Carla’s sale is free | when does Carla sell on my market | how many customers Carla
find-solo-market-call = bot sells | her turn to trade | automa | fair | do I take part | Carla calls a market day | Carla takes market cube | may I sell when Carla calls | Carla’s market day | extra cost on Carla’s market | Carla sells first | her market
find-solo-church = bot priest | monk | her meeple into the sack | 3s and 4s | Carla takes church cube | Carla joins the church | Carla’s member to black bag | who of Carla’s goes to church | Carla pays for church | waiting at the church
find-solo-church-nobody = bot priest | none left | empty pool | no more monks | Carla has no one for church | all Carla’s waiting used | church action skipped by Carla | nobody waiting at the church | Carla’s church empty | Carla can’t send anyone
find-solo-well = bot skips | fountain | automa idle | does she answer | free turn | I use the well in solo | does Carla act after the well | Carla does nothing | well and Carla | Carla skips her turn | Carla pauses | market called from well solo
find-solo-window = bot drawn | her monk | which step | where does she stand | Carla’s monk drawn at mass | where does Carla’s priest go | Carla at the windows | lowest empty window for Carla | Carla’s drawn member placed | Carla in church windows
find-solo-windows-full = bot drawn | fifth monk | four of hers | no window left | Carla at all four windows | Carla’s monk returns to bag | every window has Carla | no free window for Carla | too many of Carla’s priests | Carla’s church full
find-solo-majority = bot | two points | she has more priests | who leads | beaten in church | church majority with Carla | does Carla score majority | Carla has most in church | Carla gets prestige | beat Carla in church | compare with Carla at mass | more priests than Carla
find-solo-new-round = clear her board | bot reset | start again | remove cubes | between rounds | new round on Carla’s board | clear Carla’s track | cubes on Carla’s track removed | last cube stays | where does Carla continue | Carla’s cubes back to supply | reset Carla’s board
find-solo-rank = score table | how good was I | win alone | title | rating | level | beat the game | result | how good is my score | solo score | what rank did I reach | do I win against Carla | rating of solo points | solo winning condition | result of solo game | beat the solo game | Carla’s points

## What players ask

question-v01 = I took a black cube. Do I keep it, and does it count for anything later?
    .answer = No. It goes straight back to the supply and costs you { $turn-plague-time } time; it is no influence and pays for nothing. When the next round begins, all plague cubes of the supply go into the green bag again.
question-v02 = None of the cubes is any use to me. Can I just skip my turn?
    .answer = No. Every turn you take exactly one cube, or you go to the well. Only the action after it is optional.
question-v03 = May I take a cube just for its colour, from a space whose action I can’t carry out?
    .answer = Yes. Taking the cube doesn’t depend on whether you can or want to do the action. Only at the market the day must be held, even if you have nothing to sell.
question-v04 = When I use the well, do I take a cube as well? And may I choose a space that still has cubes?
    .answer = No cube: the well takes its place. You pay { $turn-well } influence cubes of one colour and carry out any action, whether or not cubes lie on its space. Those that lie there stay.
question-v05 = I take the very last cube. Do I still get the action? And is the round over, too, if I go to the well while one cube is left?
    .answer = Yes, first you carry out the action, and then the round ends with a mass. The well leaves the last cube where it is, so the round goes on with the next player.
question-v06 = Nobody took the ring this round. Does starting pass on to the next player?
    .answer = No. Without the ring the same player starts again. Only a player who takes the ring by the first privilege becomes the next to start.
question-v07 = Are my plow and my horse or ox used up by a harvest?
    .answer = No. They stay on your farm, ready for the next harvest, as your family does. Only customers take such goods from you.
question-v08 = I have an ox but no plow. Does a harvest bring me more?
    .answer = No, just the usual { $farm-harvest } grain. An animal counts only together with a plow, and a plow only together with an animal.
question-v09 = There are still 2s in the supply. May my next child be a 3?
    .answer = No. The next one always has the lowest number still in the supply, so all of your 2s are born before the first 3.
question-v10 = Can the family action bring back somebody who has died?
    .answer = No. Only a living member comes home, from wherever they stand on the board. The dead stay in the chronicle or in their graves.
question-v11 = My whole family is born. Is the family action still any use to me?
    .answer = Yes. Nobody else can be born, but you can still bring a living member home from the board.
question-v12 = If I call a member home from the council, can they go back to their old stage later?
    .answer = No. At home they are like everybody else: they enter on the first stage again, and you pay for every stage again.
question-v13 = May I train somebody and leave the good for later?
    .answer = Yes. Then you spend the time of the training alone. A good that you make there in a later action costs only the time of the work.
question-v14 = My member at the smithy is trained. Can they make a wagon, too?
    .answer = No. They make only what their own workshop makes, and for a wagon you need somebody trained at the wainwright. Or you buy the wagon, for which nobody has to stand anywhere.
question-v15 = Two of mine work at the smithy. Do I get two plows for one action?
    .answer = No. A crafts action brings one good, however many of your family stand there.
question-v16 = I have nobody at the workshop. Can I simply buy the good?
    .answer = Yes. You pay the influence or grain shown there; it takes no time, and nobody has to stand there. Coins may stand in for influence that you lack.
question-v17 = Can I pay for a horse with coins instead of grain?
    .answer = No. A coin stands in for influence, never for grain or goods. At the stable you pay { $crafts-stable-grain } grain, or you have somebody trained there and spend the time.
question-v18 = Do I need a miller? And what do I get for a single bag of grain?
    .answer =
        No. Nobody stands at the mill, and nobody can be trained there. It takes exactly { $crafts-mill-grain } grain and { $crafts-mill-time } time and gives { $crafts-mill-coins ->
            [one] 1 coin
           *[other] { $crafts-mill-coins } coins
        }; for less it gives nothing.
question-v19 = Is everybody’s first sale on a market day without the extra cost?
    .answer = No, only the caller’s. Everybody else pays { $market-surcharge-persuasion } Persuasion and { $market-surcharge-time } time on top from the first sale on.
question-v20 = Can a coin pay the extra green cube at the market?
    .answer = Yes. A coin stands in for one influence cube of any colour, at the market too. The time and what the customer wants come on top.
question-v21 = May I serve a customer who is waiting in the queue?
    .answer = No, only those at the stalls, on the blue spaces. After the market day the queue moves up to the stalls that are empty then.
question-v22 = Somebody has just served the first customer. Does the queue move up at once?
    .answer = No. The stall stays empty until the whole market day is over.
question-v23 = I called a market day but can’t sell anything. Do the others still get their chance?
    .answer = Yes, the day is held all the same. If you pass first, you are out for the day; the others may sell, each time at the extra cost.
question-v24 = Do I score a customer’s points as soon as I serve it?
    .answer = No. The tile lies face down with you and counts only at the final scoring.
question-v25 = I have no wagon but lots of coins. Can I travel?
    .answer = No. Every journey takes a wagon, and coins can’t replace it. They stand in only for the influence that the road asks for.
question-v26 = Can I travel two cities far with one action if I can pay for both roads?
    .answer = No. One action follows one road to the next city; nobody passes through. The second road needs another travel action.
question-v27 = The council asks for { $council-persuasion } Persuasion, and I have a single green cube. What can I do?
    .answer = That cube alone is not enough, but coins can stand in for what is missing, even for all of it. Or you pay with a scroll. The time of the stage comes on top in any case.
question-v28 = I have two members in the council. May I use two privileges?
    .answer = No, one privilege an action: that of the stage reached, or a lower one. If nobody moves, the highest of your members decides which.
question-v29 = Somebody has the ring already. May I still enter the council? And is my member on the first stage any use?
    .answer = Yes, you may enter, but the first privilege gives you nothing this time. Merely staying with a member on the first stage would have no effect, so that is not possible. Moving up is.
question-v30 = Can a coin pay for joining the church? And may I send a 4?
    .answer = Yes, both. The coin stands in for the Faith, and no time is spent. Anybody on your farm may go, of whatever generation.
question-v31 = At the mass, can I pay coins instead of grain to let somebody rise?
    .answer = No, a step costs grain and nothing else. Coins help only before the draw, to take members out of the black bag.
question-v32 = Ben and I both have the most in the church. Who gets the prestige? And what if our best ones are level?
    .answer = Only your one most advanced member each is compared: whoever’s stands higher gets it. If those two are level, both of you get the full prestige. The others in the church don’t matter.
question-v33 =
    My marker reaches the last hourglass before the { $lap-end ->
        [quill] quill
       *[bridge] bridge
    }. Does somebody die already?
    .answer =
        No, only when it passes the { $lap-end ->
            [quill] quill
           *[bridge] bridge
        }, after { $farm-lap } hourglasses a lap. Then one of your eldest dies when your turn is over.
question-v34 = May I lay my dead in an anonymous grave although their row of the chronicle has room?
    .answer = No, there is no choice. They come into the row of the place where they were, if it has a free space. Only if it is full do they come into a grave.
question-v35 = The crafts row of the chronicle is full. Is the game over?
    .answer = No. The end begins when the last free space of the whole chronicle is filled, or the last anonymous grave. Whoever dies at the crafts from now on comes into a grave.
question-v36 =
    My marker passes the { $lap-end ->
        [quill] quill
       *[bridge] bridge
    }, but all of mine are in the black bag. Do I lose one later instead?
    .answer = No. If none of your family can be seen, nobody dies, and nobody has to make up for it later.
question-v37 = What are leftover goods, grain and cubes worth at the end? And my dead?
    .answer = Nothing: of what is left only coins count, 1 point each. The dead score in the village chronicle alone. Graves are worth nothing, and whoever died in the council or the church no longer scores there.
question-b01 = May I take two cubes of the same colour with the second privilege?
    .answer = In the edition of 2011 yes, any that you like. In the Big Box no: there they must be of different colours.
question-b02 = We are level on points. Who wins?
    .answer = In the edition of 2011 whoever served more customers, in the Big Box whoever has more grain left. Then whoever has more living members. If all of that is level, you share the victory.
question-b03 = The supply has no plows left, or no coins. Can I still make some?
    .answer = In the edition of 2011 no: the box is the limit. In the Big Box yes: goods and coins never run out, so note on paper what you get.
question-b04 = I start later than the others. Do I get something for it?
    .answer = Only if your table plays so. The Big Box recommends it, the rules of 2011 don’t know it. Then the second seat begins with 1 grain, the third with a random cube, the fourth with a cube of choice and the fifth with 1 more coin.
question-b05 = Against Carla: I took a cube and left the action. Does she still take one?
    .answer = Yes. She answers every cube that you take, whether you act or not, with one of the same colour from the same space. She answers plague with plague.
question-b06 = Against Carla: that space has no other cube of my colour. Where does she take hers?
    .answer = From the next action space clockwise that has the colour. The order is that of her board: market, travel, council, church, family, harvest, crafts, and round again.
question-b07 = Against Carla: no cube of that colour is left anywhere. May I choose any cube for her?
    .answer = Yes, but from the space where you took yours, plague included. Only if that is empty does she go to the next one clockwise that has cubes.
question-b08 = Against Carla: I call a market day and serve the front customer. Does she serve nobody then?
    .answer = She does: she takes the one that was second. If you serve another one or pass, she takes the front one. If you have not passed, you may then go on at the extra cost.
question-b09 = Against Carla I always start anyway. So what is the ring for?
    .answer = You can spend it like a coin until the new round begins. If you keep it, it goes back to the council then, and you start all the same.
question-b10 = Against Carla: she has more members in the church than I have. Who gets the prestige?
    .answer = Nobody. Carla counts when it is asked who has the most, but she never gets prestige, and you don’t have the most.
question-f01 = All of my family are away from the farm. Can I harvest?
    .answer = No, at least one of them must be at home. Bring somebody home first, or have a child.
question-f02 = I have a plow, a horse and an ox. How much does a harvest bring?
    .answer = { $farm-harvest-ox } grain, as with the ox alone. The two animals are not added together.
question-f03 = My farm is full of grain. May I still harvest?
    .answer = No. A farm holds { $farm-grain } grain and never more, so a harvest would bring nothing. If there is a little room, you harvest as much as fits.
question-f04 = May I take a cube and leave the action? At the market, too?
    .answer = Yes, any action may be left undone. Only a market day must be held; you may pass at once, though.
question-f05 = Can I use the fourth privilege twice in one action, if I have the coins?
    .answer = No. It can be used once an action, for exactly what it costs. For more prestige you need another council action.
question-f06 = My member has reached the fourth stage of the council. Do they have to move on?
    .answer = No, there is no fifth stage. They may stay there, and each council action lets you use any one of the four privileges.
question-f07 = Does each member of my family have a life of their own to spend?
    .answer =
        No, the whole family has one life track. Whoever spends the time, at each pass of the { $lap-end ->
            [quill] quill
           *[bridge] bridge
        } the lowest number dies.
question-f08 = Can the family action bring a member out of the black bag?
    .answer = No. Only a mass lets them out: by the draw, or for a coin before it. Once somebody stands at a church window, the family action can bring them home.
question-f09 = Can a traveller journey back to the village?
    .answer = No, no journey leads home. The family action brings a traveller back, from any city and without paying for roads.
question-f10 = Does a second visit to a city bring anything?
    .answer = No. You pay for the road again, but you mark each city once and are rewarded once. It may still be your way to another city.
question-f11 = When is the game over, and do I get another turn?
    .answer = The end begins when the last space of the chronicle or the last anonymous grave is filled. Whoever filled it has no more turn, everybody else has one. Then follow the last mass and the score.
