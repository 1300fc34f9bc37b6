lesson-title = The exam
lesson-about = Twenty questions about the whole game. They grow harder as you get them right, and no two exams are alike.

    Take your time: nothing is timed, and after each answer you read why.
