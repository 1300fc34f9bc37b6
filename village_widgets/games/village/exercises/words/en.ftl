### The exercises of Village: what is asked, what could be the answer, and why it is. How the keys are found is told at the
### top of tutor/wording.py. All words of the rules and the board can be used as well.

## What happens

scene-edition = The rules are those of “{ $name }” ({ $year }).
scene-supply = Left in the supply: { $pieces }, and enough of everything else.
scene-cubes-out = These are the last turns, and no cube is left on the board.
scene-turn = { told-active }
scene-market =
    { $free ->
        [yes] { $caller } has called a market day and is about to make the first sale.
       *[no] It is { $caller }’s market day, and the first sale without the extra cost is over.
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
scene-acting = { $who } has taken a cube { $space-from }.
scene-anywhere = { $who } has paid at the well and may carry out any action.
task-has = Make a move after which { $who } has { $claim }.
task-loses = Make a move that costs { $who } { $claim }.
task-goods = Make a move after which this lies on { $who }’s farm, and nothing else of its sort: { $claim }.
task-at-home =
    { $count ->
        [0] Make a move after which nobody of { $who }’s family is on the farm.
        [one] Make a move after which one of { $who }’s family is on the farm, and no more.
       *[other] Make a move after which { $count } of { $who }’s family are on the farm.
    }
task-stands = Make a move after which the { $member } who was { $start-at } is { $end-at }.
task-may-use =
    { $stage ->
        [1] Make a move after which { $who } may use the privilege of the first stage, and no higher one.
       *[other] Make a move after which { $who } may use one privilege of the stages 1 to { $stage }, and no higher one.
    }
task-starts-next = See to it that { $who } starts the next round.
question-decides = { $scene } { $who } does this: { $after }. What comes next?
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

task-sparing =
    { $what ->
        [time] { $choice }. Spend as little time on it as you can.
       *[jokers] { $choice }. Keep as many coins as you can.
    }
task-well-closes = Make a move after which nobody can go to the well any more in this round.
task-sells-again = It is { $who }’s market day and { $who }’s free sale. Make the sale that leaves enough for another one, at the extra cost.
task-new-mark = { $who } makes a journey. Make one that earns the family a new mark and a reward.
task-gets-safely =
    { $what ->
        [scroll] { $who }’s marker stands right before the { $lap-end }. Get a scroll without anybody dying.
        [wagon] { $who }’s marker stands right before the { $lap-end }. Get a wagon without anybody dying.
        [plow] { $who }’s marker stands right before the { $lap-end }. Get a plow without anybody dying.
        [horse] { $who }’s marker stands right before the { $lap-end }. Get a horse without anybody dying.
       *[ox] { $who }’s marker stands right before the { $lap-end }. Get an ox without anybody dying.
    }
task-crosses-unseen = { $who }’s marker stands right before the { $lap-end }, and only one of the family can be seen. Take the marker past it so that nobody dies.
task-rests =
    { $where ->
        [grave] One of { $who }’s eldest dies. Choose one who will lie in an anonymous grave.
       *[no] One of { $who }’s eldest dies. Choose one who will be remembered in the village chronicle.
    }
task-most-points = Nothing counts any more but points at the end of the game. Make the choice that leaves { $who } most of them.
task-rings-in = One of { $who }’s eldest dies. Choose the one whose death rings in the end of the game.
task-goes-on = One of { $who }’s eldest dies. Choose so that the game goes on, and the end is not rung in.
task-majority-goes-to = At a mass only { $who } can still rise. Take one step, or none, so that it comes to this: { $claim }

## Dying

question-death =
    { $who }’s marker on the life track has just passed the { $lap-end }. { $who } ends the turn like this: { $about }. { $rulings-last-deaths ->
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
        [market] It is the market day that { $caller } has called, and the first sale has been made already. Now { $who }’s choice is: { $about }.
        [action] { $who } has taken a cube and now acts: { $about }.
       *[turn] { $who } begins a turn: { $about }.
    } Does this cost a life in { $who }’s family, and when?
claim-death-comes =
    { $when ->
        [once] Yes: one of the eldest dies at once.
        [turn-end] Yes: one of the eldest dies at the end of the turn.
        [not-passed] No: the marker does not pass the { $lap-end }.
       *[unseen] No: the marker passes the { $lap-end }, but nobody of the family can be seen.
    }

## Mass

question-majority-drawn = The last piece comes out of the black bag at a mass: { $about }. Nobody moves up a window this time. Who gains prestige for the most members in the church?
claim-majority-goes-to =
    { $winners ->
        [0] Nobody gains any.
        [one] { $who } gains { $prestige }.
       *[other] { $who } gain { $prestige } each.
    }
question-rising-barred = It is { $who }’s turn to move members up the church windows. Which of them cannot go up a window now?
claim-cannot-rise = The { $member } { $place-at }
question-drawn-blindly =
    { $count ->
        [0] A mass begins.
        [one] At this mass one member has been bought out of the black bag so far.
       *[other] At this mass { $count } members have been bought out of the black bag so far.
    } { $who }’s choice is: { $about }. Nobody buys out anybody after that. How many pieces are then drawn blindly?
claim-drawn-blindly =
    { $count ->
        [0] None
        [one] 1 piece
       *[other] { $count } pieces
    }
question-first-to-buy-out = { $who }’s turn ends here. No cube is left, so a mass begins. Who is the first who may take members out of the black bag?
question-next-to-buy-out =
    { $count ->
        [0] A mass begins.
        [one] At this mass one member has been bought out of the black bag so far.
       *[other] At this mass { $count } members have been bought out of the black bag so far.
    } { $who }’s choice is: { $about }. Who may take members out of the black bag next?
question-next-to-rise = The draw of a mass is over. { $who } is the first who may move members up the church windows and makes this choice: { $about }. Who may move members up next?
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

question-farm-worth = The last mass is over. How many points does { $who } score for “{ $category }”?
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
        [none] At the end of { $who }’s turn one of the eldest dies, and that rings in the end. { $who }’s choice is: { $about }.
        [own] On a market day that { $who } has called, one of { $who }’s eldest dies, and that rings in the end. { $who }’s choice is: { $about }. Everybody passes for the rest of the day.
       *[other] On a market day that { $caller } has called, one of { $who }’s eldest dies, and that rings in the end. { $who }’s choice is: { $about }. Everybody passes for the rest of the day.
    } Who still has one more turn, and in which order?
claim-turns-left = { $order }
list-then = { $first }, then { $last }
question-then-what =
    { $last ->
        [no] { $who } took the last cube. At the end of this turn one of { $who }’s eldest dies, and that rings in the end. { $who }’s choice is: { $about }.
       *[yes] The last turns are being played, and { $who }’s ends here. { $left ->
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
question-seeding = A round begins with { $bag } cubes in the green bag. The setup card asks for: { $card }. How many cubes does this space get: { $space }?
claim-space-gets =
    { $count ->
        [0] None
        [one] 1 cube
       *[other] { $count } cubes
    }
question-next-starter = It is the last turn of a round: no cube is left on the board. { $who }’s choice is: { $about }. Who starts the next round?
claim-starts-round = { $who }

## Alone against Carla

task-her-cube = You play alone. Take a cube so that Carla answers it with { $cube-a } { $space-from }.
task-you-choose = You play alone. Take a cube so that you choose Carla’s for her, { $space-from }.
task-die-cannot = You play alone, and a die decides the colour of Carla’s cube. Take a cube so that the die cannot show { $cube }.
task-die-finds = You play alone, and a die decides the colour of Carla’s cube. Take a cube so that, should the die show { $cube }, Carla takes hers { $space-from }.
task-carla-does =
    { $deed ->
        [calls] You play alone. Take a cube so that Carla calls a market day.
        [sends] You play alone. Take a cube so that somebody of Carla’s family joins the black bag.
        [leaves] You play alone. Take a cube so that Carla’s comes from the church, where nobody of hers waits any more.
       *[rests] You play alone. Make a move that Carla does not answer.
    }
task-hers-rests = You play alone, and Carla’s next cube passes a fate tile. Take a cube so that, should the tile be the quill, whoever dies of her family lies { $end-at }.
task-hers-served = You play alone, and it is your market day and your free sale. Make a sale after which Carla serves this customer: { $customer }.
task-spends-ring = You play alone and have the ring. Make a move that spends it.
task-gains-majority = You play alone, and the draw of the mass is over. Take a step in the church that gains you the majority’s { $prestige }.
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
