### English words for writing down a game of Stone Age that people play with their own dice and cards.

dice-title = What do the dice show?
dice-title-sum = Or tap what each die shows
dice-about = Tap a face for each die.
dice-name = Dice
dice-count =
    { $typed ->
        [0] { $dice } to go
       *[other] { $typed } of { $dice }, sum { $sum }
    }
dice-lying = Dice: { $faces }
dice-none = none yet
dice-add = A die that shows { $face }
dice-enter = Enter the dice
