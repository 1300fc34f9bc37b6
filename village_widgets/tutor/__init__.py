"""Teaching by doing, for any game: lessons, exercises, and what a reader has got done."""
