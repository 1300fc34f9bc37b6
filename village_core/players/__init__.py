"""Player programs, the coach, and its reviews of games, for any game."""
