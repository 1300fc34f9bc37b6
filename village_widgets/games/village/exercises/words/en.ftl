### The exercises of Village: what is asked, what could be the answer, and why it is. How the keys are found is told at the
### top of tutor/wording.py. All words of the rules and the board can be used as well.

## What ends a lap of the life track, in both editions

lap-end =
    { $lap-end ->
        [quill] quill
       *[bridge] bridge
    }

## What happens

scene-edition = The rules are those of “{ $name }” ({ $year }).
scene-supply = The supply is down to { $pieces }, with enough of everything else.
scene-cubes-out = These are the last turns, and no cube is left on the board.
scene-turn = { told-active }
scene-market =
    { $free ->
        [yes] { $caller } has called a market day and is about to make the first sale.
       *[no] { $caller } has called a market day, and the first sale without the extra cost is over. It is now up to { $who } to sell.
    }
scene-passed =
    { $count ->
        [one] { $out } has passed.
       *[other] { $out } have passed.
    }
scene-privileges =
    { $stage ->
        [1] { $who } may use the privilege of the first stage.
       *[other] { $who } may use one privilege of the stages 1 to { $stage }.
    }
scene-rewarded =
    { $count ->
        [one] { $who } may take one influence cube of any colour.
       *[other] { $who } may take { $count } influence cubes of any colour.
    }
scene-acting = { $who } has taken a cube { $space-from }.
scene-anywhere = { $who } has paid at the well and may carry out any action.
scene-free = { $who } may carry out any action without taking a cube.
task-has =
    { $sort ->
        [cube] Take a cube so that you have { $claim }.
        [less-grain]
            { $count ->
                [0] Spend your last { $change }.
               *[other] Spend { $change }, so that you have { $claim } left.
            }
        [less-coin]
            { $count ->
                [0] Spend your last coin.
               *[other] Spend { $change }, so that you have { $claim } left.
            }
       *[more]
            { $now ->
                [0] Get { $change }.
               *[other] Get { $change }, so that you have { $claim }.
            }
    }
task-loses = Take a cube that costs you { $claim }.
task-goods = Take influence so that you have { $claim }.
task-at-home =
    { $sort ->
        [none] Send away the last of your family on the farm.
        [fewer]
            { $count ->
                [one] Send one of your family away from the farm, so that only one is left there.
               *[other] Send one of your family away from the farm, so that { $count } are left there.
            }
       *[more]
            { $count ->
                [one] Bring one of your family to the empty farm.
               *[other] Bring one more of your family to the farm, so that { $count } are there.
            }
    }
task-stands =
    { $sort ->
        [bring-home] Bring a { $member } home { $start-from }.
        [train] Train a { $member } { $end-at }.
        [enter-council] Send a { $member } from your farm into the council.
        [advance] Move a { $member } up { $end-to }.
        [join-church] Put a { $member } into the black bag.
       *[travel] Send a { $member } { $start-from } { $end-to }.
    }
task-may-use =
    { $stage ->
        [1] Act in the council so that you may use the first privilege, and no other.
        [2] Act in the council so that you may use the first or the second privilege.
        [3] Act in the council so that you may use one of the first three privileges.
       *[other] Act in the council so that you may use any one of the four privileges.
    }
task-starts-next = See to it that you start the next round.
question-decides = { $scene } { $who } chooses: { $after }. What comes next?
question-steps-up = { $scene } { $who } passes, and the market day is over. Which customer steps up to the first empty stall?
claim-nothing = None
claim-decides =
    { $step ->
        [turn] { $who } begins a turn.
        [acting] { $who } may carry out an action, or leave it.
        [market-day] { $who } may serve a customer, or pass.
       *[rewarded] { $who } takes influence of choice.
    }
claim-steps-up = { $customer }

## Plans

task-costs =
    { $sort ->
        [well] Go to the well and pay { $payment }.
        [train] Train one of your family for { $payment }.
        [produce] Make a good for { $payment }.
        [buy] Buy a good for { $payment }.
        [grind] Use the mill, for { $payment }.
        [serve] Serve a customer for { $payment }.
        [travel] Make a journey for { $payment }.
        [enter-council] Send one of your family into the council for { $payment }.
        [advance] Move one of your family up in the council for { $payment }.
        [join-church] Put one of your family into the black bag for { $payment }.
        [rise] Let one of your family rise in the church for { $payment }.
       *[buy-prestige] Buy prestige for { $payment }.
    }
task-sparing =
    { $what ->
        [time] { $choice }. Spend as little time on it as you can.
       *[jokers] { $choice }. Keep as many coins as you can.
    }
task-well-closes = Take a cube so that nobody can go to the well for the rest of the round.
task-sells-again = It is your market day, and your first sale has no extra cost. Choose it so that you can still pay for another sale.
task-new-mark = Travel to a city where your family has not been yet.
task-gets-safely =
    { $what ->
        [scroll] Your marker stands right before the { lap-end }. Get a scroll, and let nobody die for it.
        [wagon] Your marker stands right before the { lap-end }. Get a wagon, and let nobody die for it.
        [plow] Your marker stands right before the { lap-end }. Get a plow, and let nobody die for it.
        [horse] Your marker stands right before the { lap-end }. Get a horse, and let nobody die for it.
       *[ox] Your marker stands right before the { lap-end }. Get an ox, and let nobody die for it.
    }
task-crosses-unseen = Your marker stands right before the { lap-end }, and only one of your family can be seen. Pass the { lap-end } so that nobody dies.
task-rests =
    { $where ->
        [grave] One of your eldest dies. Choose one who will lie in an anonymous grave.
       *[no] One of your eldest dies. Choose one who will be remembered in the village chronicle.
    }
task-most-points = Only points at the end of the game count now. Make the move that brings you the most.
task-rings-in = One of your eldest dies. Choose the one whose death begins the end of the game.
task-goes-on = One of your eldest dies. Choose so that the game goes on.
task-majority-goes-to =
    { $winners ->
        [0] The mass is nearly over, and only you can still rise. Move at most one step, so that nobody gains the majority’s prestige.
        [one] The mass is nearly over, and only you can still rise. Move at most one step, so that { $winner } gains the prestige for the majority.
       *[other] The mass is nearly over, and only you can still rise. Move at most one step, so that { $winner } each gain the prestige for the majority.
    }

## Dying

question-death =
    The marker of { $who } on the life track has just passed the { lap-end }. { $deed ->
        [leave] { $who } leaves the action.
       *[other] { $who } ends the turn with this move: { $about }.
    } { $rulings-last-deaths ->
        [removed] At this table, whoever dies in the last turns leaves the game, and these are the last turns.{" "}
       *[placed] {""}
    }Who dies at the end of this turn, and where do they lie?
claim-dies =
    { $gone ->
        [yes] The { $member } { $place-at } dies and leaves the game.
       *[no] The { $member } { $place-at } dies and lies { $end-at }.
    }
claim-owner-chooses = { $who } chooses which { $member } dies.
claim-nobody-dies = Nobody dies.
question-death-when =
    { $scene ->
        [first-sale] { $caller } has called a market day and makes the first sale of it: { $about }.
        [market] It is the market day that { $caller } has called, and the first sale is over. { $who } chooses: { $about }.
        [action] { $who } has taken a cube, and acts: { $about }.
       *[turn] { $who } begins the turn with this move: { $about }.
    } Does this cost a life in the family of { $who }, and when?
claim-death-comes =
    { $when ->
        [once] Yes: one of the eldest dies at once.
        [turn-end] Yes: one of the eldest dies at the end of the turn.
        [not-passed] No: the marker does not pass the { lap-end }.
       *[unseen] No: the marker passes the { lap-end }, but nobody of the family can be seen.
    }

## Mass

question-majority-drawn = The last piece comes out of the black bag at a mass: { $about }. Nobody moves up a window this time. Who gains prestige for the most members in the church?
claim-majority-goes-to =
    { $winners ->
        [0] Nobody gains any.
        [one] { $who } gains { $prestige }.
       *[other] { $who } gain { $prestige } each.
    }
question-rising-barred = { $who } may now move members up the church windows. Which of them cannot go up a window now?
claim-cannot-rise = The { $member } { $place-at }
question-drawn-blindly =
    { $count ->
        [0] A mass begins.
        [one] At this mass one member has been bought out of the black bag so far.
       *[other] At this mass { $count } members have been bought out of the black bag so far.
    } { $deed ->
        [done] { $who } buys nobody out, and the others don’t either.
       *[buy-out] { $who } buys a { $member } out, and nobody buys out anybody after that.
    } How many pieces are then drawn blindly?
claim-drawn-blindly =
    { $count ->
        [0] None
        [one] 1 piece
       *[other] { $count } pieces
    }
question-first-to-buy-out = { $who } has just ended a turn. No cube is left, so a mass begins. Who is the first who may take members out of the black bag?
question-next-to-buy-out =
    { $count ->
        [0] A mass begins.
        [one] At this mass one member has been bought out of the black bag so far.
       *[other] At this mass { $count } members have been bought out of the black bag so far.
    } { $deed ->
        [done] { $who } buys nobody else out.
       *[buy-out] { $who } buys a { $member } out.
    } Who may take members out of the black bag next?
question-next-to-rise =
    { $deed ->
        [done] The draw of a mass is over. { $who } may move members up the church windows first, and moves none. Who may move members up next?
       *[rise] The draw of a mass is over. { $who } may move members up the church windows first, and chooses: { $about }. Who may move members up next?
    }
claim-decides-next = { $who }
claim-step-is-over =
    { $step ->
        [buying-out] Nobody: the buying out ends here.
       *[rising] Nobody: now the majority is counted.
    }
question-monks =
    { $count ->
        [0] At this mass no monk has been drawn so far.
        [one] At this mass one monk has been drawn so far.
       *[other] At this mass { $count } monks have been drawn so far.
    } Now the fourth and last piece comes out of the black bag: { $about }. How many monks go back into the black bag after this draw?
claim-monks-go-back =
    { $count ->
        [0] None
        [one] 1 monk
       *[other] { $count } monks
    }
question-bag-holds =
    { $count ->
        [0] At this mass no monk has been drawn so far.
        [one] At this mass one monk has been drawn so far.
       *[other] At this mass { $count } monks have been drawn so far.
    } Now the fourth and last piece comes out of the black bag: { $about }. How many pieces, members and monks together, are in the black bag when the mass is over?
claim-bag-holds = { claim-drawn-blindly }

## Scoring and the end

question-farm-worth = The last mass is over. How many points does { $who } score { $category ->
        [prestige] on the prestige track
        [travel] for the cities on the travel map
        [council] for members in the council
        [church] for members in the church
        [chronicle] for members in the village chronicle
        [customers] for the customers served
       *[coins] for coins
    }?
question-farm-total = The last mass is over. How many points does { $who } have in the end, everything counted?
claim-worth =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
claim-totals = { claim-worth }
because-line = { $category } { $points }
because-farm-total = { $lines }: together { $total }.
question-winner-line = { $who } { $points }
question-winner =
    The rules are those of “{ $name }” ({ $year }). The last mass is over. { $told ->
        [totals] With everything counted the points are: { $lines }.{" "}
        [customers] The customers that lie face down are worth: { $lines }.{" "}
       *[nothing] {""}
    }Who wins, and by which rule?
claim-wins =
    { $by ->
        [win-most] { $who }: the most points
        [tie-customers] { $who }: tied for points, but more customers served
        [tie-grain] { $who }: tied for points, but more grain left
        [tie-living] { $who }: tied for points and at the first tie-break, but more living members
       *[tie-shared] { $who } together: tied in everything that counts
    }
question-last-turns =
    { $day ->
        [none] At the end of the turn { $who } loses one of the eldest, and that begins the end of the game. { $who } chooses: { $about }.
        [own] { $who } has called a market day, and loses one of the eldest on it. That begins the end of the game. { $who } chooses: { $about }. Everybody passes for the rest of the day.
       *[other] On a market day that { $caller } has called, { $who } loses one of the eldest, and that begins the end of the game. { $who } chooses: { $about }. Everybody passes for the rest of the day.
    } Who still has one more turn, and in which order?
claim-turns-left = { $order }
list-then = { $first }, then { $last }
question-then-what =
    { $last ->
        [no] { $who } took the last cube, and loses one of the eldest at the end of this turn. That begins the end of the game. { $who } chooses: { $about }.
       *[yes] The last turns are being played, and { $who } has just ended one. { $left ->
            [0] Nobody else is to come.
           *[other] Still to come: { $seats }.
        }
    } What happens next?
claim-comes-next =
    { $comes ->
        [cube] { $who } takes a cube and may act there.
        [free] { $who } may carry out any action, without a cube.
        [last-mass] The last mass is held.
        [mass] A mass is held, and a new round begins after it.
       *[score] The game is scored at once, without a mass.
    }

## Rounds

question-customers-missing = The game is being set up for { $players } players, and customers are being turned over. How many more come before the first round begins?
claim-customers-missing =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
question-compensation = At this table those who start later are compensated for it. { $starter } starts. What does { $who } get before the first round?
claim-compensation =
    { $gets ->
        [grain] 1 grain
        [random] A random influence cube
        [choice] An influence cube of choice
        [coin] 1 coin
       *[nothing] Nothing
    }
question-filling = The mass is over and a new round begins. The setup card for { $players } players says: { $added } cubes of each influence colour. In the supply are { $supply }. What goes into the green bag?
claim-goes-into-bag = { $cubes }
question-seeding-card = { $space } { $count }
question-seeding = A round begins with { $bag } cubes in the green bag. The setup card asks for: { $card }. How many cubes lie { $space-at } then?
claim-space-gets =
    { $count ->
        [0] None
        [one] 1 cube
       *[other] { $count } cubes
    }
question-next-starter = It is the last turn of a round: no cube is left on the board. { $who } chooses: { $about }. Who starts the next round?
question-round-end = The end of the game has not begun. { $who } chooses: { $about }. What comes next?
claim-starts-round = { $who }

## Alone against Carla

task-her-cube = Take a cube so that Carla takes { $cube-a } { $space-from }.
task-you-choose = Take a cube so that you choose Carla’s cube for her, { $space-from }.
task-die-cannot = A die decides the colour of Carla’s cube. Take a cube so that the die cannot show { $cube }.
task-die-finds = A die decides the colour of Carla’s cube. Take a cube so that she takes hers { $space-from } if the die shows { $cube }.
task-carla-does =
    { $deed ->
        [calls] Take a cube so that Carla calls a market day.
        [sends] Take a cube so that one of Carla’s family joins the black bag.
        [leaves] Take a cube so that Carla takes hers from the church, where nobody of her family is waiting.
       *[rests] Make a move that Carla does not answer.
    }
task-hers-rests = If Carla’s next fate tile is the quill, one of her family dies. Take a cube so that they will lie { $end-at }.
task-hers-served = It is your market day, and your first sale has no extra cost. Make a sale so that Carla serves this customer: { $customer }.
task-spends-ring = You have the ring. Make a move that spends it.
task-gains-majority = The draw of the mass is over. Move one of your family up in the church, so that you gain the { $prestige } for the majority.
question-alone-customers = A game for one is being set up, and customers are being turned over. How many more come before the first round begins?
question-next-round =
    { $ring ->
        [spent] You play alone, you have spent the ring, and no cube is left on the board. You leave your last action of the round. How does the next round begin?
       *[yours] You play alone, you have the ring, and no cube is left on the board. You leave your last action of the round. How does the next round begin?
    }
claim-next-round =
    { $alone ->
        [yes] You start, and the ring lies in the council.
        [yours] You start, and you have the ring.
        [supply] You start, and the ring lies in the supply.
       *[no] Carla starts, and the ring lies in the council.
    }
question-her-track =
    { $new ->
        [yes] You play alone, no cube is left on the board, and you leave your last action of the round. On which space of her track, counted from the council’s sign, does Carla lay her first cube of the new round?
       *[no] You play alone and have taken a cube. You leave the action. On which space of her track, counted from the council’s sign, does Carla lay her cube?
    }
claim-lies-on = Space { $spot }
question-face-down =
    { $quill ->
        [yes] You play alone. Carla’s cube passes a fate tile, and it is the quill. How many tiles of this set of three lie face down after that?
       *[no] You play alone. Carla’s cube passes a fate tile, and it is blank. How many tiles of this set of three lie face down after that?
    }
claim-face-down =
    { $count ->
        [0] None
        [one] 1 tile
       *[other] { $count } tiles
    }
question-hers-dies = You play alone. Carla’s cube passes a fate tile, and it is the quill. Who of her family dies?
claim-hers-dies = The { $member } { $where }
question-her-window = You play alone, and a mass is held. One of Carla’s family is drawn out of the black bag. Where does this member go?
claim-her-window = { $place }
question-rank = You have played alone, and with everything counted you have { $points } points. Which rank is that?
claim-ranks = { $name }

## What is wrong with an answer

remark-has =
    { $miss ->
        [same]
            { $count ->
                [0] That brings you none.
               *[other] You would still have { $claim } then.
            }
       *[other]
            { $count ->
                [0] You would have none left then.
               *[other] You would have { $claim } then.
            }
    }
remark-loses =
    { $time ->
        [0] That costs you no time.
       *[other] That costs you { $claim }.
    }
remark-goods =
    { $miss ->
        [same] That brings you no influence.
       *[other] You would have { $claim } then.
    }
remark-at-home =
    { $count ->
        [0] Nobody of your family would be on the farm then.
        [one] One of your family would be on the farm then.
       *[other] { $count } of your family would be on the farm then.
    }
remark-stands =
    { $miss ->
        [none] That moves nobody of your family: “{ $choice }”.
        [end] That takes a { $member } { $end-to }.
        [start] That moves the { $member } { $start-from }.
       *[member] That moves a { $member }.
    }
remark-may-use =
    { $stage ->
        [0] That gives you no privilege.
        [1] You could use only the first privilege then.
        [2] You could use the first or the second privilege then.
        [3] You could use one of the first three privileges then.
       *[other] You could use any one of the four privileges then.
    }
remark-starts-next = { $who } would start the next round then.
remark-decides =
    { $differs ->
        [seat] It is not { $who } who goes on.
        [step] { $who } does go on, but not with that.
       *[other] That is not what comes next.
    }
remark-steps-up = That customer stands further back in the queue.
remark-sparing =
    { $miss ->
        [time] That takes { $cost }, and it can be done with less time.
        [jokers] That takes { $cost }, and it can be done with fewer coins.
       *[choice] That would be another move: “{ $choice }”.
    }
remark-well-closes = A cube would still lie on the board, so the well would stay open.
remark-sells-again =
    { $miss ->
        [poor] You could not pay for another sale after that one.
       *[passes] That sells nothing.
    }
remark-new-mark =
    { $miss ->
        [known] Your family has been in that city before.
       *[stays] That is no journey.
    }
remark-gets-safely =
    { $miss ->
        [dies] That takes time: your marker passes the { lap-end }, and one of your eldest dies.
       *[without] Nobody dies, but that is not what you were to get.
    }
remark-crosses-unseen =
    { $miss ->
        [dies] Your marker passes the { lap-end }, but one of your family can still be seen and dies.
       *[short] Your marker would not pass the { lap-end }.
    }
remark-rests =
    { $where ->
        [grave] There is still room for this member in the village chronicle.
       *[no] There is no room left for this member in the village chronicle.
    }
remark-most-points = { remark-ends-with }
remark-rings-in = That death does not begin the end: the game goes on.
remark-goes-on = That death begins the end of the game.
remark-dies =
    { $differs ->
        [generation] The { $member } is not the one: the lowest number that can be seen dies first.
        [place] A { $member } dies, but another one.
        [end] That is the right member, but they come to lie elsewhere.
       *[sort] Look again who can be seen, and how many of them have the lowest number.
    }
remark-owner-chooses =
    { $differs ->
        [generation] There is a choice, but not between those.
       *[sort] There is nothing to choose between here.
    }
remark-nobody-dies = One of the family can be seen, so one dies.
remark-death-comes =
    { $when ->
        [once] Nobody dies at once here.
        [turn-end] Nobody dies at the end of this turn.
        [not-passed] Count again: the marker does pass the { lap-end }.
       *[unseen] That is not the reason: look at the marker and at the family again.
    }
remark-majority-goes-to =
    { $differs ->
        [points] Prestige for the majority is not divided.
        [seats] Count the members in the church again, then compare how high they stand.
       *[move]
            { $winners ->
                [0] Nobody would gain the prestige for the majority then.
                [one] With that, { $winner } gains the prestige for the majority.
               *[other] With that, { $winner } each gain the prestige for the majority.
            }
    }
remark-cannot-rise = This { $member } can go up, for { $cost }.
remark-drawn-blindly = { remark-number }
remark-monks-go-back = { remark-number }
remark-bag-holds = { remark-number }
remark-decides-next = It is not { $who }: go round clockwise, and skip those who can do nothing.
remark-step-is-over = There is still a player who can go on.
remark-worth = { remark-number }
remark-totals = { remark-number }
remark-wins =
    { $differs ->
        [seats] The points, or else the tie-breaks, say otherwise.
       *[by] Right, but it is decided by another rule.
    }
remark-turns-left =
    { $way ->
        [more] That is too many turns.
        [fewer] Those are too few turns.
       *[other] The number of turns is right, but not the order.
    }
remark-comes-next =
    { $comes ->
        [cube] Nobody takes another cube now.
        [free] There is no turn without a cube now.
        [last-mass] It is not yet time for the last mass.
        [mass] No new round begins, so there is no such mass.
       *[score] The game is not scored just yet.
    }
remark-customers-missing = { remark-number }
remark-compensation = That is what another seat gets: count the seats from the starting player.
remark-goes-into-bag = Compare with the supply again: each colour is added as far as it goes, and plague too.
remark-space-gets = { remark-number }
remark-starts-round = It is not { $who }: look where the ring is.
remark-her-cube = Carla would take another cube, or take it elsewhere.
remark-you-choose = You would not choose Carla’s cube from there.
remark-die-cannot = That colour would still lie on the board, and the die could show it.
remark-die-finds = She would not take that cube { $space-from }.
remark-carla-does =
    { $deed ->
        [take] Carla answers that cube in another way.
       *[other] That is not the answer that you would get.
    }
remark-hers-rests = A quill would not lay one of her family there then.
remark-hers-served = Carla would not serve that customer then.
remark-spends-ring = That does not spend the ring.
remark-gains-majority = You would not gain the prestige for the majority then.
remark-next-round =
    { $differs ->
        [start] In a game for one you always start.
       *[ring] You do start, but the ring is elsewhere.
    }
remark-lies-on = { remark-number }
remark-face-down = { remark-number }
remark-hers-dies =
    { $differs ->
        [generation] Another number of her family comes first.
       *[place] The number is right, but not the place.
    }
remark-her-window = Not there: look which windows are free, from the lowest up.
remark-ranks = Those points are another rank.
