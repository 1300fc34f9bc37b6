"""Teaching by doing, for any game: lessons that are walked, exercises, and what a reader has got done."""
