"""Pseudo-languages, made from English: what a page shows in one of them and is not in its letters comes from no word file."""
