lesson-title = Your first game
lesson-about = A whole game against a simple opponent. At first you are told which move looks good and why, then only what
    matters, and later you hear nothing unless you ask.
