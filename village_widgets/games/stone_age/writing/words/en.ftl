### English words for writing down a game of Stone Age that people play with their own dice and cards.

dice-title = What do the dice show?
dice-title-sum = Tap what each die shows, or their sum below
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
dice-back = Take the last die back
