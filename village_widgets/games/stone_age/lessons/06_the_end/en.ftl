lesson-title = The end and the score
lesson-about = What ends the game, what your cards are worth then, and who wins a tie.
can-end = See the end coming: buildings and cards
can-culture = Count your symbols of culture
can-people = Multiply your people by what they know

step-culture = At the end your cards count. Look at the green ones: each shows a symbol of culture. The number of different symbols is
    squared: four are 16 points, five are 25. Symbols that you have twice are counted once more in the same way.

    You have pottery, art twice, and healing. The points that you scored during the game count too, of course.
    .title = Symbols
    .task = Buy the card with a symbol that you don’t have yet.
    .hint = Your symbols are on your board, below the people.
    .move = Click the [third card from the right](card:17).
    .done = Four different symbols are 16 points instead of 9, and the second art is 1 more.
    .same = Legal, but you have healing already: that one would be worth 3 points more. A new symbol is worth 7.
    .leave = Legal, but you can pay for a new symbol. Take it back.

step-people = The yellow cards show people. At the end farmers are multiplied by your food track, tool makers by the value of the tools
    on your board, hut builders by the number of your buildings, and shamans by the number of your workers.

    You have eight workers, your marker is at 2, and you have one building.
    .title = People
    .task = Buy the card that is worth most to you at the end.
    .hint = Two shamans, two farmers, or one hut builder?
    .move = Click the [card with the shamans](card:22).
    .done = 2 shamans × 8 workers = 16 points, and two wood from the dice besides.
    .farmers = Legal, but 2 farmers × 2 on the food track are only 4 points.
    .builders = Legal, but 1 hut builder × 1 building is only 1 point.
    .leave = Legal, but all three are worth something. Choose the best.
    .tools = You have nobody there. And 2 tool makers × 2 in tools would be 4 points.

step-last-tile = The game ends in one of two ways. Here is the first: when the last building of a pile is bought, the round is finished
    with its feeding, and then all is counted.

    Resources that are left are worth 1 point each. Food is worth none, and tools, workers, the
    food track and buildings only count through cards now. Whoever has the most points wins.
    .title = The last building
    .task = Build the [last building of the pile](tile:0) and end the game.
    .hint = You have what it costs.
    .move = Click the [building](tile:0).
    .done = 48 and 10 in the game, 6 for two farmers, 1 for the wood that is left: 65, and the victory is yours.
    .leave = Legal, but without these points Caro wins, sooner or later.

step-last-cards = Here is the other way: if there are too few cards to fill the row for a new round, that round isn’t played and the
    game is over at once. Two cards are left in the deck, and two spaces are empty already.

    Bela is far ahead. You need more rounds.
    .title = The last cards
    .task = See to it that the game goes on.
    .hint = If you buy, three spaces have to be filled, and there are two cards.
    .move = Click the [card](card:14), and choose “Don’t buy”.
    .done = Two cards came, just enough: another round is played. It may well be the last.
    .ends = Legal, but now three cards are missing and only two are left: the game is over, and Bela has won.

step-tie = The last round of another game: the last building of a pile is gone. You have 49 points, and your wood makes it 50. Bela
    has 50 as well, and nothing but hunters on the board, like you.

    In a tie whoever has more in food track, tools and workers together wins: you have 3, 0 and 6, Bela 2, 0 and 7. If even
    that is equal, the victory is shared. One worker is still at home.
    .title = By a hair
    .task = Place your last worker where it wins the tie.
    .hint = One more in food track, tools or workers would do.
    .move = Click the [tool maker](place:tool-maker).
    .done = 50 to 50, and 10 against 9: the victory is yours!
    .card = Legal, but it costs your wood and is worth one point: 50 to 50, and the victory is shared.
    .luck = Legal, but that helps with luck at best. There is a way without.
    .field = Caro’s worker is on the field.
