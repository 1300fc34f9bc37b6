"""Teaching by doing, for any game: lessons, exercises, and readers' progress."""
