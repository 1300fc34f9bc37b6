"""Parts of the screen, for any game."""
