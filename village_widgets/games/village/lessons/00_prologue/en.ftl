lesson-title = The goal
lesson-about = Who wins, where points come from, and what a turn is: count the points of a finished game, then take a turn.

step-points = You are Ada. Your family has lived here for a hundred years, and now the game is over. The most points win.
    .title = Who wins?
    .customers = You sold to these [people](farm:0:customers): press them.
    .coins = Your [money](farm:0:coin) counts.
    .travel = Your family saw these [cities](travel).
    .council = It helped to [govern](council).
    .church = It served in the [church](church).
    .chronicle = Your dead are [remembered](chronicle).
    .prestige = And these came [along the way](prestige).
    .done = All of it comes from turns. Take one!

step-take = A new game. On your turn you take a cube, then act where it lay.
    .title = A turn
    .task = Take the [cube](cube:harvest:persuasion) of the harvest.
    .hint = It lies on the sign above the fields.
    .move = Click the [green cube](cube:harvest:persuasion).
    .done = It is yours. Now act.
    .elsewhere = You may, but this time let us have grain.

step-act = The fields are ripe.
    .title = The action
    .task = Bring in the [harvest](field).
    .hint = The fields are waiting.
    .move = Click the [fields](field).
    .done = Grain! That was a turn, and Bela is next. Now take your time: your first turns wait.
    .leave = You may, but the grain costs you nothing.
