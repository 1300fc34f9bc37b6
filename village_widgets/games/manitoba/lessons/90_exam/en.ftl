lesson-title = The exam
lesson-about = Twenty tasks about the whole game, most of them moves on the board. They grow harder as you get them
    right, and no two exams are alike.

    Take your time: nothing is timed, and after each answer you can ask why.
