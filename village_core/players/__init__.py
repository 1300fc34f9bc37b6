"""Player programs, for any game."""
