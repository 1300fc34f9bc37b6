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
find-turn-time = hourglass | sand timer | how many spaces | clock | hours | how long is a life | move the marker | hourglasses | how many spaces of time
find-well = fountain | three of a kind | triple | three alike | discard a set | action without a cube | wild action | space that is empty | three of one colour | same colour cubes | pay three
find-well-cubes = well closed | when may I use the well | no cube anywhere | empty board | well at the end | well dried up
find-well-coins = money at the well | three coins | pay the well with gold | bribe
find-coin-joker = joker | wild | wildcard | money instead of a cube | substitute | gold | replace | wrong colour | short of a cube
find-supply-influence = bank out of cubes | out of stock | shortage | not enough in the box | no green ones left
find-supply-limited = out of stock | bank empty | no more plows | no money left in the bank | unlimited | component limit | shortage | tiles used up | run out | none left | out of
find-supply-unlimited = ran out of wagons | no more money | sold out | substitute | empty pile | replacement tiles | run out | none left | out of
find-farm-unlimited = hand limit | storage | maximum cubes | how many may I keep | hoarding | discard down
find-place-unlimited = blocked | occupied | full space | can two stand there | is there room | share a spot | crowded | same workshop | two workers
find-trade-none = swap | barter | deal | give a coin | sell to another player | negotiate | exchange cubes | trade | trading | trade goods | lend
find-member-from-farm = nobody at home | no workers left | everybody is out | empty farm | available meeple | whom can I send | need a pawn | no one free

## What players call it: harvest and family

find-harvest = wheat | corn | food | crops | field | sacks | reap | bags | farming
find-harvest-home = nobody at home | empty farm | who works the field | need a farmer | reap without people | all meeples away | no one home | without anybody
find-harvest-horse = plough | animal | draught animal | horse pulls | three sacks | used up | bonus | pony | is the horse spent
find-harvest-ox = plough | cow | bull | cattle | animal | four sacks | best yield | horse and ox together | used up
find-harvest-limit = harvest limit | maximum sacks | capacity | storage | barn full | too much wheat | surplus | overflow
find-family-birth = baby | child | new meeple | get a worker | have children | more people | newborn | offspring | pregnant
find-family-smallest = which child comes next | order of generations | skip a number | choose the generation | third generation | grandchild | pick a 3
find-family-all-born = no children left | everyone on the table | no more babies | supply of pawns empty | last meeple | cannot have children | all born | no more children
find-family-home = call back | recall | return a worker | take back | retrieve | fetch a traveller | back to the farm | pick up meeple | come back | return worker
find-family-not-bag = out of the sack | free a monk | leave the church bag | retrieve priest | recall from church | get him back

## What players call it: crafts

find-crafts-training = apprentice | teach | place a worker | put someone in the smithy | learn without producing | only educate | how long is the training
find-crafts-time = produce | hourglasses | how much time for a plow | manufacture | craft an item | build a wagon | craftsman
find-crafts-trained = who can produce | wrong workshop | smith builds wagon | specialist | without apprentice | master | produce elsewhere
find-crafts-price = purchase | cost of goods | pay cubes for a plow | without a worker | shop | nobody there | what does a horse cost | trade in | buy | price of goods
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
find-market-refill = new tiles | restock | fill gaps | slide | move forward | when do new people come | replenish | refill stalls | new customers | move up

## What players call it: travel

find-travel-toll = cart | caravan | cost of travelling | without a vehicle | hourglasses | carriage | trip
find-travel-influence = cubes for the way | colours of the path | toll | brown cubes | orange | pink | what a leg costs
find-travel-road = two cities at once | how far | adjacent | neighbouring | pass through | jump | which town first | map | distance | skip a city | jump over | two steps | shortcut
find-travel-no-return = walk home | go back | back to the farm | return trip | end the journey | come home | stuck on the map
find-travel-move = second traveller | who may travel | two on the map | meeple on tour | continue | new adventurer | explorer
find-travel-reward = bonus | arrive | what do I get in a town | prize | points for a place | benefit | coin in the city
find-travel-once = twice | second visit | revisit | flag | marker already there | other player was there first | same town again

## What players call it: the council

find-council-price = green cubes | town hall | politics | bribe | document | what does the council chamber cost | one green cube | council cost | price to enter
find-council-time = hourglasses | how long | town hall | duration | columns | cost per level | council time cost
find-council-enter = town hall | politician | councillor | become mayor | new member | level 1 | straight to the second
find-council-advance = promote | climb | step up | next level | skip a stage | rise in rank | jump two | career
find-council-top = mayor | last level | end of the track | past stage 4 | beyond | already at the top | maximum
find-council-member = nobody there | bonus without a councillor | empty chamber | need a politician | absent
find-council-stay = free action | without moving up | remain | only use the ability | no cost | stand still | again and again
find-privilege-stage = two privileges | several bonuses | ability | which benefit | councillor power | more than one | both
find-privilege-ring = first player marker | start player token | be first | marker for starting | turn order | who starts after this | crown | first stage | first privilege
find-privilege-ring-taken = somebody has it | marker gone | ring not there | stage 1 useless | no bonus left | steal it
find-privilege-influence = free cubes | choose two colours | two alike | gift | pick from the bank | same twice | second stage | second privilege
find-privilege-different = two alike | same colour twice | two green | pair | not identical
find-privilege-good = free plow | tile for nothing | take a horse | take a wagon | gift | any item | third stage | third privilege
find-privilege-prestige = buy points | money for points | three points | sell a coin | six for two | victory points | convert | fourth stage | fourth privilege

## What players call it: church and mass

find-church-price = monk | priest | become a monk | brown cube | donate | monastery | cost of entering | clergy
find-church-time = hourglasses | no brown cube | without a cube | novice | pray | alternative payment
find-church-bag = sack | monk | where does he go | in the dark | hidden | put a pawn in | priest | which generation | a 4
find-mass-buy-out = ransom | free somebody | pay a coin at mass | certain instead of luck | retrieve from sack | money in church | bail
find-mass-draw = draw from the sack | how many come out | lottery | chance | luck | four meeples | service | Sunday
find-mass-monks = black pawns | neutral | blanks | nobody’s figures | dummy | put back
find-mass-rise = climb | promote a priest | advance | bishop | how far | move left | donate food | sacks | pay for windows | career in the church | climb windows | move up in church
find-mass-top = bishop | last window | past the end | already at the top | maximum | abbot
find-mass-majority = most priests | two points | bonus after church | who leads | biggest group | more monks than others | most in church
find-mass-majority-tie = tied | equal number | draw between players | same number of priests | tiebreaker | who is ahead | tie in church | equal in church
find-mass-majority-shared = both get points | still equal | split | two winners | half | tied twice | tie in church | both level

## What players call it: dying

find-dying-after-action = death | full lap | round the track | hourglass track | when does somebody die | full circle | clock | time runs out | killed | last space
find-dying-at-once = death at the market | immediately | selling kills | in the middle | die while trading
find-dying-eldest = who dies first | oldest | youngest | generation | which meeple | grandfather | choose a victim | kill | old age | who must die | oldest first
find-dying-visible = monk dies | safe in the sack | hidden | protected | immortal | unborn | priest dies | where am I safe
find-dying-nobody = everybody hidden | nobody to lose | skip a death | owed | made up for | spared | no meeple left
find-dying-chronicle = book | where do the dead go | colours of the page | history | honour | bury | entry | hall of fame | deceased smith
find-dying-grave = graveyard | cemetery | tomb | no space in the book | buried | unmarked | forgotten | choose the grave
find-dying-no-room = cemetery full | no grave left | removed | back to the box | nowhere to go | overflow
find-dying-last-turns = death at the very end | removed | too late for the book | after the trigger

## What players call it: the end and the score

find-end-chronicle = game over | when does it end | book full | trigger | finish | one row full | how long
find-end-graves = game over | cemetery full | graveyard full | trigger | finish | no tombs left | when does it end | graves full
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
    .answer = No. They stay on your farm, ready for the next harvest, and your family stays as well. You give them away only to customers.
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
