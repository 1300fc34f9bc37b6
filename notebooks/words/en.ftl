### English texts of notebooks as their pages show them, in Markdown. A notebook's own file has the same ones, for places that
### show no pages; `python -m tests.notebooks.refreshing` writes them there.

# $title (text): the title of the page
# Titles of chapters are named by game and chapter ($village-01_setup): the words of the chapters say them.

## The welcome page

welcome = # A table in your village
welcome-about =
    Learn a board game by playing it, play it here against the computer or with others, or let a phone keep the books beside your own table.

    ![A small village between hills: houses, a church, fields and a road](pictures/village.svg)
welcome-village =
    ## The chapters of Village

    Under ten minutes each, and each can be taken alone. Your browser remembers how far you have come.

    New to it? First [the goal](00_prologue.ipynb), in about a minute: who wins, where points come from, and what a turn is.

    1. [{ $village-01_setup }](01_setup.ipynb): a cube, an action, your family, and the plague
    2. [{ $village-02_a_round }](02_a_round.ipynb): the well and coins, until the last cube is gone; and what lies on the board
    3. [{ $village-03_farm_and_family }](03_farm_and_family.ipynb): harvests, births, and coming home
    4. [{ $village-04_crafts }](04_crafts.ipynb): wagons, plows, scrolls and animals, and what they cost
    5. [{ $village-05_market }](05_market.ipynb): whom to serve, and when to pass
    6. [{ $village-06_travel }](06_travel.ipynb): six cities, their roads and their rewards
    7. [{ $village-07_council }](07_council.ipynb): four stages and what each offers
    8. [{ $village-08_time_and_death }](08_time_and_death.ipynb): who dies, and where they are remembered
    9. [{ $village-09_church_and_mass }](09_church_and_mass.ipynb): the black bag, the windows and the majority
    10. [{ $village-10_the_end }](10_the_end.ipynb): the last turns and the points
    11. [{ $village-10b_setting_up }](10b_setting_up.ipynb): lay out the village for two, three, four or five, with a sheet to keep at the table
    12. [{ $village-11_first_game }](11_first_game.ipynb): a whole game, with advice that fades as you go; take more time for this one

    And when you think you know it all: [the exam](90_exam.ipynb), twenty questions that grow harder as you get them right.

    For those who want to know everything:

    - [{ $village-12_editions }](12_editions.ipynb): the edition of 2011 and the Big Box, side by side
    - [{ $village-13_rare_cases }](13_rare_cases.ipynb): what most games never see
    - [{ $village-14_solo }](14_solo.ipynb): the Big Box with nobody else at the table
welcome-stone-age =
    ## The chapters of Stone Age

    A few minutes each.

    New to it? First [the goal](stone_age/00_prologue.ipynb), in about a minute: who wins, where points come from, and what a round is.

    1. [{ $stone_age-01_first_round }](stone_age/01_first_round.ipynb): place workers, act, eat
    2. [{ $stone_age-02_gathering_and_tools }](stone_age/02_gathering_and_tools.ipynb): what helps your dice, and one worker more
    3. [{ $stone_age-03_cards }](stone_age/03_cards.ipynb): what they cost, and all that they give at once
    4. [{ $stone_age-04_buildings }](stone_age/04_buildings.ipynb): points for resources
    5. [{ $stone_age-05_feeding }](stone_age/05_feeding.ipynb): the food track, and when food runs short
    6. [{ $stone_age-06_the_end }](stone_age/06_the_end.ipynb): symbols, people, and who wins
    7. [{ $stone_age-07_two_and_three }](stone_age/07_two_and_three.ipynb): what is different with fewer
    8. [{ $stone_age-07b_setting_up }](stone_age/07b_setting_up.ipynb): lay out the game yourself, with a sheet to keep at the table
    9. [{ $stone_age-08_first_game }](stone_age/08_first_game.ipynb): a whole game, with advice that fades as you go

    And then [the exam](stone_age/90_exam.ipynb).
welcome-manitoba =
    ## The chapters of Manitoba

    A few minutes each.

    New to it? First [the goal](manitoba/00_prologue.ipynb), in about a minute: who wins, where points come from, and what a turn is.

    1. [{ $manitoba-01_first_round }](manitoba/01_first_round.ipynb): lift the totem, act, and see what the others and the season do
    2. [{ $manitoba-02_totem }](manitoba/02_totem.ipynb): your disc, the colours of the others, and waking your Cree
    3. [{ $manitoba-03_territory }](manitoba/03_territory.ipynb): free regions, goods to gather, and keeping together
    4. [{ $manitoba-04_paths }](manitoba/04_paths.ipynb): four paths, and points for the first
    5. [{ $manitoba-05_storages_and_altars }](manitoba/05_storages_and_altars.ipynb): where a good goes, and what a feather can do
    6. [{ $manitoba-06_scoring }](manitoba/06_scoring.ipynb): what goods bring twice a season, and what it costs
    7. [{ $manitoba-07_shells }](manitoba/07_shells.ipynb): what a shell does during the game
    8. [{ $manitoba-08_events_and_seasons }](manitoba/08_events_and_seasons.ipynb): nine events, and the ends of spring and summer
    9. [{ $manitoba-09_the_end }](manitoba/09_the_end.ipynb): the last offering, the final score, and who wins
    10. [{ $manitoba-09b_setting_up }](manitoba/09b_setting_up.ipynb): lay out the game yourself, with a sheet to keep at the table
    11. [{ $manitoba-10_first_game }](manitoba/10_first_game.ipynb): a whole game, with advice that fades as you go

    And then [the exam](manitoba/90_exam.ipynb). For those who want to know everything: [{ $manitoba-11_where_silent }](manitoba/11_where_silent.ipynb).
welcome-what =
    ## What it does for you

    - **Shows what you can do.** Whatever is possible right now is marked on the board. Click it, tap it, or reach it with the keyboard.
    - **Says why not.** Try something that is not allowed, and it tells you which rule is in the way and what you are short of.
    - **Plays along.** The companion takes any seat you leave to it. Two to five make a table, and the Big Box can be played alone.
    - **Forgets nothing.** Take a move back, put it down again, save the game and go on another day. Every game that is begun stays in *Your games*. The log says in plain words where each point came from.

    ## Good to know

    You can play the edition of 2011 or the Big Box of 2023. If a number printed on your own copy differs, you can tell the companion.

    Your browser keeps the game you left, and offers it when you come back. **Save** gives you a file to take elsewhere.

    The rules are explained in our own words, and the pictures are our own. You will want the real game on your table: it is lovely, and this is not a substitute for it.

    _Village Companion is unofficial. It was made by players and is not connected with the game’s authors or publishers._

## Pages of courses

learn-village =
    # Learn Village

    Each chapter puts you at a table and asks you for a move. Take them in order, or go where you like. There are also courses of [Stone Age](stone_age/learn.ipynb) and [Manitoba](manitoba/learn.ipynb).
learn-stone-age =
    # Learn Stone Age

    Each chapter puts you at a table and asks you for a move. Take them in order, or go where you like. There are also courses of [Village](../learn.ipynb) and [Manitoba](../manitoba/learn.ipynb).
learn-manitoba =
    # Learn Manitoba

    Each chapter puts you at a table and asks you for a move. Take them in order, or go where you like. There are also courses of [Village](../learn.ipynb) and [Stone Age](../stone_age/learn.ipynb).

# $number (number): that of the chapter
first-game =
    # { $number } · { $title }

    Play a whole game against a simple opponent. Advice is loud at first and grows quieter.
editions =
    ## Side by side

    Everything that differs at the first board of this chapter, worked out from the rules of both editions. Open “Rule texts” to see where it is said.

## The analysis of many games

analysis =
    # { $title }

    From 200 games for each number of players, played by programs of the level *good* against each other.
analysis-own =
    ## Your own games

    Choose games that you saved, on the page where you play or at the table: the same figures, of your table.

## The glossary

glossary =
    # { $title }

    The words of each game: what each is, its piece on the board, and what people who play in another language call it.

## The rulebook

rulebook =
    # { $title }

    Every rule in our words: where it is written, what a table can decide, and a position in which you can try it.
