### English words of the tracker. What begins with ui- is handed to the page as it is.

## What the page says by itself

ui-tracker-players = Players, in turn order
ui-tracker-chronicle = Chronicle and graves
ui-tracker-show-chronicle = Show the chronicle
ui-tracker-back = { ui-check-back }
ui-tracker-to-turn = Back to the turn
ui-tracker-family = { chart-odds-who }
ui-tracker-why-not = Why not somebody else?
ui-tracker-why-not-mass = { ui-why-not }
ui-tracker-draw = { ui-handful-draw }
ui-tracker-sure-enter = Enter it
ui-tracker-sure-not = { ui-conflict-leave }
ui-tracker-twice = Entered twice within a moment. Were both meant?
ui-tracker-waits-death = then somebody dies
ui-tracker-stopped = What comes now is asked as soon as this is stored.
ui-tracker-large = Show it large
ui-tracker-small = Show the buttons
ui-tracker-now = Whose turn it is
ui-tracker-bag = In the black bag
ui-tracker-promote-ask = Want the companion to follow everything?
ui-tracker-promote = Follow everything
ui-tracker-sells = Who serves a customer?
ui-tracker-promote-about = You would enter the table once as it lies. After that the companion also keeps cubes, goods and customers, and knows every price and every legal move.

## Rounds, turns, the end

tracker-round = { $number ->
    [0] Before the first round
   *[other] Round { $number }
}
tracker-order = Turn order: { $order }
tracker-starts-this = { $who } starts this round
tracker-starts-next = { $who } starts the next one
tracker-near-chronicle = { $count ->
    [0] No space is left in the chronicle.
    [one] The end is near: 1 space left in the chronicle.
   *[other] The end is near: { $count } spaces left in the chronicle.
}
tracker-near-graves = { $count ->
    [0] No grave is left.
    [one] The end is near: 1 grave left.
   *[other] The end is near: { $count } graves left.
}
tracker-unsure = We are not sure how many spaces there are on your board: see “Check your copy”.
tracker-unsure-looking = We are not sure how many spaces there are on the board.
tracker-rung-chronicle = { $who } filled the chronicle: the end has been rung in.
tracker-rung-graves = { $who } filled the last grave: the end has been rung in.
tracker-still = One more turn each, in this order: { $who }
tracker-still-now = Last turns: { $now } now, then { $who }
tracker-still-last = { $now } has the very last turn. Next: the last mass.
tracker-still-nobody = This was the last turn. Next: the last mass.
tracker-mark-start = starts this round
tracker-mark-ring = has the ring and starts the next round
tracker-mark-death = { $count ->
    [one] a death at the turn’s end
   *[other] { $count } deaths at the turn’s end
}
tracker-mark-death-now = { $count ->
    [one] a death at once
   *[other] { $count } deaths, one after the other
}
tracker-mark-count = ×{ $count }
tracker-mark-last = one more turn
tracker-mark-none = no more turn
tracker-next = Next: { $who }
tracker-monk-drawn = A monk is drawn.
tracker-turn-over = { $who } has ended the turn.
tracker-next-mass = Next: the last mass
tracker-mass-nobody = nobody is noted in the black bag: nobody is drawn
tracker-end-turn = End of turn
tracker-then-death = { $count ->
    [one] then one in the family of { $who } dies
   *[other] then { $count } in the family of { $who } die
}
tracker-sure-bridge = { $who } already crosses the bridge in this turn
tracker-sure-quill = { $who } already passes the quill in this turn
tracker-sure-more = { $time } time more, and another of the family dies?
tracker-more-lines = … and { $count } more
tracker-times = { $line } ×{ $count }

tracker-last-cube = Last cube
tracker-last-cube-then = then mass
tracker-last-cube-sure = Was that the last cube on the board?
tracker-last-cube-more = This ends the turn and the round: the mass comes next.

## A player’s card

tracker-life = Space { $here } of { $lap } on the life track.
tracker-left-bridge = { $count } to the bridge
tracker-left-quill = { $count } to the quill
tracker-visited = Markers: { $cities }
tracker-so-many = { $count } × “{ $member }”
tracker-dies-known = Most likely, as it was entered
tracker-monks = { $count ->
    [one] 1 monk
   *[other] { $count } monks
}
tracker-dead = Dead
tracker-room = { $count ->
    [0] full
   *[other] { $count } left
}

tracker-place-council-1 = Council 1
tracker-place-council-2 = Council 2
tracker-place-council-3 = Council 3
tracker-place-council-4 = Council 4
tracker-place-bag = Bag
tracker-place-church-1 = Window 1
tracker-place-church-2 = Window 2
tracker-place-church-3 = Window 3
tracker-place-church-4 = Window 4

## What can be entered

tracker-lose = +{ $time }
tracker-plague = { spending-plague }
tracker-time = { $count }
tracker-more = +{ $count }
tracker-fewer = −{ $count }

tracker-kind-counts = { label-points }
tracker-kind-time = { chart-life-time }
tracker-kind-turn = End of the turn

tracker-about-harvest = Grain brought in: without help, with a plow and a horse or an ox. Only if you keep count of it here.
tracker-about-family = Somebody is born, or comes home from the board.
tracker-about-crafts = Somebody who works there makes a good, somebody from the farm learns and makes one at once, or only learns. Only the time is counted; the mill also takes its grain and brings its coins.
tracker-about-market = Who sells, and to which customer. Grain on the tile and the surcharge are taken with it. Only the first sale of whoever called the market day has no surcharge. A tile’s points count at the end of the game.
tracker-about-travel = Who travels, and where to. A first visit leaves a marker and brings the reward that is shown.
tracker-about-council = Who moves up in the council, and which privilege was used. Points are paid with the coins that you keep count of here.
tracker-about-church = Who goes into the black bag, and whether time or Faith was given for it.
tracker-about-counts = Points, coins and grain, as far as you care to keep count here. Too much time entered? −1 corrects the last entry.
tracker-none-harvest = The farm is full: it holds no more grain.
tracker-harvested = { $before } → { $after }
tracker-harvested-full = { $before } → { $after } (full)
tracker-none-family = Nobody can be born or come home.
tracker-none-crafts = Nothing to enter.
tracker-none-market = { tracker-none-crafts }
tracker-none-counts = { tracker-none-crafts }
tracker-none-travel = By what was entered, nobody is at home or on the road. Go back: the first buttons there are for lost time.
tracker-none-council = By what was entered, nobody is at home or in the council. Go back: the first buttons there are for lost time.
tracker-none-church = By what was entered, nobody is at home. Go back: the first buttons there are for lost time.

tracker-birth = Born
tracker-likely-family = Framed, as most likely: the smallest number that waits is born.
tracker-likely-crafts = Framed, as most likely: where somebody of this family works.
tracker-home = Comes home from
tracker-make = make
tracker-making = makes a good at this place: { $place }, { $time } time
tracker-train-make = learn, make
tracker-train = learn
# $sent (text): who learns, where, and the time in all
tracker-training-making = { $sent }, a good included
tracker-surcharge-not = No surcharge
tracker-surcharge-alone = Not listed
tracker-nobody-sells = Nobody (else) sells
tracker-sold-to = { $who } serves a customer
tracker-which-customer = Which customer does { $who } serve?
tracker-other-customer = Yours isn’t here? Correct it in “Check your copy”, or enter its points under “Points”.
tracker-guessed = { $what }, not certain
tracker-some-guessed = “?”: we are not sure.
tracker-mostly-guessed = Most of what is shown here is our best guess.
tracker-ring = takes the ring
tracker-privilege = { word-privilege.name }
tracker-points-for = { $points } for { $coins }
tracker-with-time = for time
tracker-with-faith = for Faith
tracker-count-time = Time: { $count }
tracker-less-time = { $who }: the last entry of time was 1 less
tracker-count-prestige = Prestige: { $count }
tracker-count-coin = Coins: { $count }
tracker-count-grain = Grain: { $count }

## Who dies

tracker-dies-bridge = { $who } crossed the bridge: who dies?
tracker-dies-quill = { $who } passed the quill: who dies?
tracker-dies-about-turn-end = One of the lowest generation on the farm or the board: a “{ $generation }”.
tracker-dies-about-market-day = At once, one of the lowest generation on the farm or the board: a “{ $generation }”.
tracker-elsewhere = Or somewhere else? Then a birth was not entered: the companion takes a “{ $generation }” that it still has as unborn.
tracker-elsewhere-taken = Or somewhere else? Then a move was not entered: the companion takes the “{ $generation }” that it still has { $place-at }.
tracker-against = Against the rules now: { $choice }
tracker-nobody = Nobody is there
tracker-nobody-then = nobody dies
tracker-none-out = By what was entered, { $who } has nobody on the farm or the board. Was a birth not entered?
tracker-none-out-of = By what was entered, { $who } has no “{ $generation }” on the farm or the board. Was a birth not entered?
tracker-where-born = A birth was not entered: where did the “{ $generation }” work?
tracker-walk-farm = at home
tracker-walk-crafts = in a craft
tracker-walk-travel = on a journey
tracker-walk-church = in the church
tracker-walk-council = in the council
tracker-leads-row = { $count ->
    [one] { $row } row, 1 space left
   *[other] { $row } row, { $count } spaces left
}
tracker-leads-grave = { $count ->
    [one] anonymous grave, 1 left
   *[other] anonymous grave, { $count } left
}
tracker-leads-gone = no room left: out of the game
tracker-rings-in = { $leads }: this rings in the end

## The mass

tracker-step-buying-out = Buying out
tracker-step-drawing = Draw
tracker-step-rising = Rising
tracker-step-majority = { word-majority.name }
tracker-out-title = Mass: is anybody taken out of the bag?
tracker-out-who = Taken out, in turn order
tracker-out-so-far = { $count } of { $most } are out.
tracker-nobody-out = Nobody (else)
tracker-nobody-out-then = as usual; next: the draw
tracker-drawn-now = Nobody (else), and this was drawn first
tracker-spoken-for = { $who }: { $choice }
tracker-price-noted = { $count ->
    [0] { $price }, but none was entered
   *[other] { $price }, only { $count } entered
}
tracker-draw-title = { $count ->
    [one] Mass: draw 1 more from the black bag
   *[other] Mass: draw { $count } more from the black bag
}
tracker-draw-about = Draw without looking, and tap what came out. Monks wait beside the bag until the mass is over.
tracker-drawn-was = What was drawn?
tracker-odds = { $count } of { $all }
tracker-monk = { word-monk.name }
tracker-only-monks = Only monks
tracker-only-monks-count = all { $count } of them
tracker-rise-title = Mass: is anybody moved up?
tracker-rise-who = Moved up, in turn order
tracker-rise = up from { $place }, { $price }
tracker-nobody-rises = { tracker-nobody-out }
tracker-nobody-rises-then = as usual; the mass is over
tracker-majority-now = Majority as it stands: { $who }. { $rule }
tracker-majority-nobody = Nobody is in the church: nobody has the majority.

## The final sheet

tracker-counting = Count together
tracker-leads-with = As it stands: { $who } with { $prestige }
tracker-leads-tie-customers = As it stands: a tie of { $tied } with { $prestige }. { $who } is ahead, with more customers served.
tracker-leads-tie-grain = As it stands: a tie of { $tied } with { $prestige }. { $who } is ahead, with more grain left.
tracker-leads-tie-living = As it stands: a tie of { $tied } with { $prestige }. { $who } is ahead, with more living members.
tracker-leads-tie-shared = As it stands: a tie of { $tied } with { $prestige }. Nothing sets { $who } apart: the victory is shared.
