lesson-title = Your first game
lesson-about = Play against one who is steady.
